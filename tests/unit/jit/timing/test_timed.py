"""All that is recorded and was timed, by one model, stands on the pages, and the interval follows from it."""

from __future__ import annotations

from pathlib import Path

import pytest

from jit.timing import errors
from tests.paths import ROOT
from tests.unit.jit.timing import after, timed

PAGE, RECORD = ((ROOT / "docs" / name).read_text() for name in ("estimate.md", "estimate-record.md"))


def test_the_page_has_all_rows_and_what_follows() -> None:
    for said in (timed.figures, timed.table, timed.misses, timed.left_out, timed.factors):
        assert said() in RECORD
    assert f"that of commit {timed.MODEL}" in PAGE
    assert timed.held_blind() in PAGE


def test_what_was_modelled_was_timed_and_is_called_once() -> None:
    names = [timed.key(one) for one in timed.ALL]
    assert len({*names}) == len(names)
    assert {*timed.SAID} <= {*names}
    assert all(one["measured"] > 0 and one["seconds"] > 0 for one in timed.rows())


def test_each_large_error_has_a_sentence_and_no_other_has() -> None:
    assert {timed.key(one) for one in timed.far()} == {*timed.WHY}
    assert all(len(reason) > 30 for reason in timed.WHY.values())


def test_the_interval_is_the_one_of_its_rule() -> None:
    found = [one for one in timed.rows() if one["group"] != timed.SIX]
    low, high = after.interval(found, timed.author)
    assert (round(low, 2), round(high, 2)) == (errors.LOW, errors.HIGH)
    assert f"at least {errors.LOW} to {errors.HIGH} of the time" in PAGE


def test_a_task_of_this_project_counts_as_one_author() -> None:
    """A hundred calls of one task weigh as much as one launch of an author."""
    mine = [{"task": "t", "name": f"t-{i}", "measured": 1.0 + i, "seconds": 1.0} for i in range(100)]
    other = {"source": "https://github.com/a/b/blob/c", "name": "x", "measured": 0.5, "seconds": 1.0}
    assert {timed.author(one) for one in mine} == {"t"}
    assert after.interval([*mine, other], timed.author) == (0.5, 100.0)
    assert after.interval([*mine, *({**other, "source": f"https://github.com/{i}/b"} for i in range(99))],
                          timed.author) == (0.5, 0.5)  # fmt: skip


def test_a_public_launch_without_a_record_is_not_modelled(tmp_path: Path) -> None:
    public = next(one for one in timed.ALL if "task" not in one)
    assert timed.model(public, tmp_path) is None


@pytest.mark.slow
def test_a_small_call_is_modelled_as_the_table_says(tmp_path: Path) -> None:
    (case,) = (one for one in timed.ALL if timed.key(one) == f"{timed.OWN_H200}: nvfp4_gemv-7_signs-benchmark-2")
    made = timed.model(case, tmp_path)
    assert made is not None
    assert made["seconds"] == pytest.approx(timed.SAID[timed.key(case)]["seconds"], rel=0.02)

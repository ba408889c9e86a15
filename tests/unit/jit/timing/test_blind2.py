"""The second blind trial: its predictions are as they were committed, of kernels that the model had not seen, and stand
on the page beside the times."""

from __future__ import annotations

import hashlib
import re
from typing import Any

import pytest

from jit.timing import explain
from tests.paths import ROOT
from tests.unit.jit.timing import blind, blind2, blind3, blind4


def test_the_predictions_are_as_they_were_frozen() -> None:
    text = (ROOT / "tests" / "unit" / "jit" / "timing" / "blind2.json").read_bytes()
    assert hashlib.sha256(text).hexdigest() == blind2.FROZEN


def test_there_are_many_kernels_by_authors_that_the_model_had_not_seen() -> None:
    authors = {blind.author(one).lower() for one in blind2.ROWS}
    page = (ROOT / "docs" / "estimate-record.md").read_text()
    assert len(blind2.ROWS) >= 40
    assert len(authors) >= 7
    assert len({(one["source"], one["kernel"]) for one in blind2.ROWS}) >= 24
    assert not authors & {blind.author(one).lower() for one in blind.ROWS}
    assert f"{len(blind2.ROWS)} launches of public kernels by {len(authors)} other authors" in page


def test_every_row_has_a_source_at_a_commit_and_an_interval() -> None:
    for one in blind2.ROWS:
        assert re.fullmatch(r"https://github\.com/[\w.-]+/[\w.-]+/blob/[0-9a-f]{12}/\S+", one["source"])
        assert one["kind"] in ("memory", "compute", "latency")
        assert abs(one["low"] - blind2.LOW * one["seconds"]) < 0.11
        assert abs(one["high"] - blind2.HIGH * one["seconds"]) < 0.11


def test_the_page_has_the_table() -> None:
    page = (ROOT / "docs" / "estimate-record.md").read_text()
    assert f"{blind2.table(blind2.ROWS)}\n\n{blind2.remodelled()}" in page


@pytest.mark.parametrize(("trial", "rows"), [("second", blind2.ROWS), ("third", blind3.ROWS), ("fourth", blind4.ROWS)])
def test_the_page_has_a_reason_for_each_large_miss(trial: str, rows: list[dict[str, Any]]) -> None:
    page = (ROOT / "docs" / "estimate-record.md").read_text()
    reasons = page.partition(f"| miss of the {trial} trial |")[2].partition("\n\n")[0]
    told = [one.partition(" | ") for one in reasons.splitlines()[2:]]
    assert all(reason.strip(" |") for _, _, reason in told)
    names = re.findall(r"`[\w-]+` [+-]\d+%", "".join(names for names, _, _ in told))
    assert sorted(names) == sorted(blind2.missed(rows))


@pytest.mark.parametrize(
    ("ncu", "expected"),
    [
        ({"dram": 61.0, "issue": 60.0}, "memory"),
        ({"l1": 60.0, "alu": 70.0}, "compute"),
        ({"l2": 59.9, "tensor": 59.0}, "latency"),
        ({"l2": 70.0, "issue": 70.0}, "memory"),
    ],
)
def test_the_kind_by_ncu_follows_the_rule_of_the_model(ncu: dict[str, float], expected: str) -> None:
    names = {"dram": "DRAM bandwidth", "l2": "L2 bandwidth", "l1": "shared memory and L1", "issue": "issue slots",
             "alu": "integer pipe", "tensor": "tensor cores"}  # fmt: skip
    assert blind2.kind(ncu) == expected
    assert explain.kind({names[name]: percent / 100 for name, percent in ncu.items()}) == expected

"""The page's table is what the model said, and the model still says it of a small case."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.unit.jit.timing import validate

PAGE = Path(__file__).parents[4] / "docs" / "estimate-record.md"
MODELLED = json.loads(validate.MODELLED.read_text())


def test_the_page_has_the_table() -> None:
    assert validate.table(MODELLED) in PAGE.read_text()


def test_every_case_of_the_table_names_where_it_was_measured() -> None:
    for case in validate.CASES:
        source = (PAGE.parents[1] / case["source"]).read_text()
        assert f"{case['measured']:g}" in source


@pytest.mark.slow
@pytest.mark.parametrize("name", ["7_signs-2"])
def test_a_small_case_is_modelled_as_the_table_says(name: str) -> None:
    (case,) = (one for one in validate.CASES if one["name"] == name)
    (stored,) = (one for one in MODELLED if one["name"] == name)
    assert validate.model(case, validate.record(case))["seconds"] == pytest.approx(stored["seconds"], rel=0.02)


def test_kendalls_tau() -> None:
    assert validate.kendall([(1, 1), (2, 2), (3, 3)]) == 1
    assert validate.kendall([(1, 3), (2, 2), (3, 1)]) == -1
    assert validate.kendall([(1, 1), (2, 3), (3, 2)]) == pytest.approx(1 / 3)

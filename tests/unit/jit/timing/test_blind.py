"""The kernels of the blind trial: many, by many authors, and none that the model was held against before."""

from __future__ import annotations

import re

from tests.unit.jit.timing import blind, public


def test_there_are_many_kernels_by_many_authors() -> None:
    assert len(blind.ROWS) >= 24
    assert len({blind.author(one) for one in blind.ROWS}) >= 7
    assert len({one["name"] for one in blind.ROWS}) == len(blind.ROWS)


def test_every_source_is_a_file_at_a_commit_and_was_not_modelled_before() -> None:
    known = {one["source"] for one in public.ROWS}
    for one in blind.ROWS:
        assert re.fullmatch(r"https://github\.com/[\w.-]+/[\w.-]+/blob/[0-9a-f]{12}/\S+", one["source"])
        assert one["source"] not in known


def test_every_time_lies_in_its_interval() -> None:
    for one in blind.ROWS:
        assert one["seconds"] > 4.7  # a launch
        assert one["low"] is None or 0 < one["low"] <= one["seconds"] <= one["high"]

"""The second blind trial: its predictions are as they were committed, and of kernels that the model had not seen."""

from __future__ import annotations

import hashlib
import re

from jit.timing import errors
from tests.paths import ROOT
from tests.unit.jit.timing import blind, blind2


def test_the_predictions_are_as_they_were_frozen() -> None:
    text = (ROOT / "tests" / "unit" / "jit" / "timing" / "blind2.json").read_bytes()
    assert hashlib.sha256(text).hexdigest() == blind2.FROZEN


def test_there_are_many_kernels_by_authors_that_the_model_had_not_seen() -> None:
    authors = {blind.author(one).lower() for one in blind2.ROWS}
    page = (ROOT / "docs" / "estimate.md").read_text()
    assert len(blind2.ROWS) >= 40
    assert len(authors) >= 7
    assert len({(one["source"], one["kernel"]) for one in blind2.ROWS}) >= 24
    assert not authors & {blind.author(one).lower() for one in blind.ROWS}
    assert f"{len(blind2.ROWS)} launches of public kernels by {len(authors)} other authors" in page


def test_every_row_has_a_source_at_a_commit_and_an_interval() -> None:
    for one in blind2.ROWS:
        assert re.fullmatch(r"https://github\.com/[\w.-]+/[\w.-]+/blob/[0-9a-f]{12}/\S+", one["source"])
        assert one["kind"] in ("memory", "compute", "latency")
        low, high = errors.widened(one["seconds"], one["seconds"], one["seconds"])
        assert abs(one["low"] - low) < 0.11
        assert abs(one["high"] - high) < 0.11

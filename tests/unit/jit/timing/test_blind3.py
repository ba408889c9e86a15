"""The third blind trial: its predictions are of kernels by authors that the model had not seen."""

from __future__ import annotations

import hashlib
import json
import re

from jit.timing import errors
from tests.paths import ROOT
from tests.unit.jit.timing import blind, blind2

FROZEN = "629dded6957fa66c096a2cc294de798aaa4d57ae297bc33a8968dd2a13ac9dce"  # sha256 of blind3.json as it was committed
ROWS = json.loads((blind.HERE / "blind3.json").read_text())


def test_the_predictions_are_as_they_were_frozen() -> None:
    assert hashlib.sha256((blind.HERE / "blind3.json").read_bytes()).hexdigest() == FROZEN


def test_there_are_many_kernels_by_authors_that_the_model_had_not_seen() -> None:
    authors = {blind.author(one).lower() for one in ROWS}
    assert len(ROWS) >= 40
    assert len(authors) >= 8
    assert len({(one["source"], one["kernel"]) for one in ROWS}) >= 20
    assert not authors & {blind.author(one).lower() for one in [*blind.ROWS, *blind2.ROWS]}
    pages = "".join(
        (ROOT / "docs" / f"{name}.md").read_text().lower() for name in ("public-programs", "public-folders")
    )
    assert not [one for one in authors if f"github.com/{one}/" in pages]


def test_every_row_has_a_source_at_a_commit_and_an_interval() -> None:
    for one in ROWS:
        assert re.fullmatch(r"https://github\.com/[\w.-]+/[\w.-]+/blob/[0-9a-f]{12}/\S+", one["source"])
        assert one["kind"] in ("memory", "compute", "latency")
        low, high = errors.widened(one["seconds"], one["seconds"], one["seconds"])
        assert abs(one["low"] - low) < 0.11
        assert abs(one["high"] - high) < 0.11

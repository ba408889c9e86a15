"""The fifth blind trial: its kernels are by authors that the model had not seen."""

from __future__ import annotations

import json

from tests.paths import ROOT
from tests.unit.jit.timing import blind, blind2, blind3, blind4

PAGE = (ROOT / "docs" / "estimate.md").read_text()
PREDICTED = json.loads((blind.HERE / "blind5.json").read_text())


def test_there_are_many_kernels_by_authors_that_the_model_had_not_seen() -> None:
    authors = {blind.author(one).lower() for one in PREDICTED}
    before = [*blind.ROWS, *blind2.ROWS, *blind3.ROWS, *blind4.ROWS]
    assert not authors & {blind.author(one).lower() for one in before}
    said = f"{len(PREDICTED)} launches of public kernels by {len(authors)} authors who are in none of the trials above"
    assert said in PAGE

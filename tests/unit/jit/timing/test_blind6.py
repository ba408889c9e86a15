"""The sixth blind trial is frozen: its kernels are by authors that the model had not seen, and have no times yet."""

from __future__ import annotations

from tests.paths import ROOT
from tests.unit.jit.timing import blind, blind2, blind3, blind4, blind5, blind6

PAGE = (ROOT / "docs" / "estimate-record.md").read_text()


def test_there_are_many_kernels_by_authors_that_the_model_had_not_seen() -> None:
    authors = {blind.author(one).lower() for one in blind6.PREDICTED}
    assert len(blind6.PREDICTED) >= 24
    assert len(authors) >= 12
    before = [*blind.ROWS, *blind2.ROWS, *blind3.ROWS, *blind4.ROWS, *blind5.ROWS]
    assert not authors & {blind.author(one).lower() for one in before}
    pages = "".join(
        (ROOT / "docs" / f"{name}.md").read_text().lower() for name in ("public-programs", "public-folders")
    )
    assert not [one for one in authors if f"github.com/{one}/" in pages or f"| {one}/" in pages]


def test_the_page_has_each_prediction() -> None:
    assert blind6.said() in PAGE

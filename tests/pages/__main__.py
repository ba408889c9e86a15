"""Writes the pages that are made: ``python -m tests.pages``."""

from __future__ import annotations

from tests.paths import ROOT

from . import estimate, public_programs, refusals

PAGES = {
    "public-programs.md": public_programs.page, "what-does-not-run.md": refusals.page,
    "estimate.md": estimate.page, "estimate-record.md": estimate.record,
}  # fmt: skip

if __name__ == "__main__":
    for name, made in PAGES.items():
        path = ROOT / "docs" / name
        path.write_text(made())
        print(path)

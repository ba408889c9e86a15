"""The blocks of a page, for the tests that run them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

_BLOCK = re.compile(r"^(?:<!-- (?P<mark>.+?) -->\n)?```(?P<language>\w+)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)


class Block(NamedTuple):
    """A block of code, and the mark in the comment before it: ``"on a GPU"``, or empty."""

    language: str
    text: str
    mark: str


def blocks(page: Path) -> list[Block]:
    """All blocks of a page that name their language."""
    return [Block(one["language"], one["text"], one["mark"] or "") for one in _BLOCK.finditer(page.read_text())]

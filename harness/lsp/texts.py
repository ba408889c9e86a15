"""Where a file has CUDA text, and the word at a place of it."""

from __future__ import annotations

import ast
import re
from typing import NamedTuple

from harness import guarded
from harness.tasks import submission_files

_KERNEL = re.compile(r"\b__global__\b")
_WORD = re.compile(r"[A-Za-z_][\w.:]*")
_LONGEST = 256  # characters of a word that is explained


class Text(NamedTuple):
    """A CUDA text, and the line of the file, from 0 on, at which its first line stands."""

    source: str
    begins: int


def cuda(path: str, source: str) -> list[Text]:
    """The CUDA texts of a file: all of a `.cu`, and the strings of Python that have a kernel. A string whose lines are
    not those of the file, as one with ``\\n`` in it, is left out; so is a file that is too large or nested too deep."""
    if len(source) > guarded.LARGEST:
        return []
    if path.endswith((".cu", ".cuh")):
        return [Text(source, 0)]
    return guarded.guarded(lambda: _strings(source), [])


def _strings(source: str) -> list[Text]:
    tree = submission_files.tree(source.encode(errors="replace"))
    found = []
    for node in ast.walk(tree) if tree else ():
        if not isinstance(node, ast.Constant) or not isinstance(node.value, str) or not _KERNEL.search(node.value):
            continue
        if node.end_lineno is not None and node.value.count("\n") == node.end_lineno - node.lineno:
            found.append(Text(node.value, node.lineno - 1))
    return found


def word(line: str, column: int) -> str:
    """The name, or the opcode with its dots, at a column; empty where it is longer than any of them."""
    found = next((one[0] for one in _WORD.finditer(line) if one.start() <= column <= one.end()), "")
    return found if len(found) <= _LONGEST else ""

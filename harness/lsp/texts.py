"""Where a file has CUDA text, and what the instructions in it do."""

from __future__ import annotations

import ast
import functools
import re
from pathlib import Path
from typing import Any, NamedTuple

from harness import guarded
from harness.tasks import submission_files

_KERNEL = re.compile(r"\b__global__\b")
_WORD = re.compile(r"[A-Za-z_][\w.:]*")
_WRAPPER = re.compile(r"((?:^//[^\n]*\n)+)^(?:template[^\n]*\n)?(?:__device__|inline)[^\n;]*?\b(\w+)\(", re.MULTILINE)
_HEADERS = Path(__file__).resolve().parents[2] / "kernels" / "include" / "ptx"


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
    """The name, or the opcode with its dots, at a column."""
    return next((one[0] for one in _WORD.finditer(line) if one.start() <= column <= one.end()), "")


def explained(name: str) -> str:
    """What an instruction or one of our wrappers does, as Markdown; empty where it is neither."""
    if wrapper := _wrappers().get(name.rpartition("::")[2]):
        return wrapper
    parts = name.split(".")
    names = (".".join(parts[:count]) for count in range(len(parts), 0, -1))
    row = next((_rows()[each] for each in names if each in _rows()), None)
    if row is None:
        return ""
    lines = [f"`{row.name}`: PTX ISA {row.isa}"]
    about = row.emits or row.executes
    words = " ".join((about.__doc__ or "").split()) if about else f"The emulator does not have it: {row.refused}"
    spelled = row.name.replace(".", "_")
    near = [text for wrapper, text in _wrappers().items() if wrapper.startswith(spelled)][:1]
    return "\n\n".join([*lines, *([words] if words else []), *near])


@functools.cache
def _rows() -> dict[str, Any]:
    """The emulator's table of opcodes, by name."""
    from jit.emulator import instructions
    from jit.emulator.ptx import opcodes

    instructions.register()
    return {row.name: row for row in opcodes.rows()}


@functools.cache
def _wrappers() -> dict[str, str]:
    """By the name of a wrapper in kernels/include/ptx, the comment above it: the PTX, its section, what it needs."""
    found: dict[str, str] = {}
    for header in sorted(_HEADERS.glob("*.cuh")):
        for comment, name in _WRAPPER.findall(header.read_text()):
            lines = [line.removeprefix("//").strip() for line in comment.splitlines()]
            first, rest = lines[0], lines[1:]
            found.setdefault(name, "\n".join([f"```\n{first}\n```", *rest]))
    return found

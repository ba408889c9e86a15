"""What a PTX instruction does, or a wrapper of ours around one."""

from __future__ import annotations

import functools
import re
from pathlib import Path
from typing import Any

_WRAPPER = re.compile(r"((?:^//[^\n]*\n)+)^(?:template[^\n]*\n)?(?:__device__|inline)[^\n;]*?\b(\w+)\(", re.MULTILINE)
_HEADERS = Path(__file__).resolve().parents[2] / "kernels" / "include" / "ptx"


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

"""Registers of a kernel by the names that its text has for them, in every form of `.reg` [PTX ISA 5.1.1, 5.4]."""

from __future__ import annotations

import re

from .types import width

_REG = re.compile(r"\.reg\s*((?:\.\w+\s*)+)(.*)", re.DOTALL)
_WORD = re.compile(r"(?<![\w%$.])[%$_A-Za-z][\w%$]*(?:\.(?:[xyzw]|[rgba])\b)?")
_ELEMENTS = {"v2": 2, "v4": 4, "v8": 8}
_MOST = 1 << 20  # registers of a function
_SIZES = (1, 8, 16, 32, 64, 128)  # bits of a register [PTX ISA 5.2]


class Scopes:
    """The names that hold in the scopes around an instruction, the innermost last.

    A register keeps its name where that is a kernel's own and begins with ``%``; any other one gets such a name. A
    vector register, ``.reg .v2 .f32 m``, is a register for each element: ``m`` stands for both, in braces, ``m.x`` for
    one.
    """

    def __init__(self, registers: dict[str, int]):
        self.registers = registers
        self._names: list[dict[str, str]] = []
        self._serial = 0

    def __len__(self) -> int:
        return len(self._names)

    def open(self) -> None:
        """A ``{``."""
        self._names.append({})

    def close(self) -> None:
        """A ``}``."""
        self._names.pop()

    def declare(self, name: str, new: str) -> None:
        """``name`` stands for ``new`` until the scope ends."""
        self._names[-1][name] = new

    def registers_of(self, text: str) -> None:
        """Takes up a `.reg` directive."""
        match = _REG.match(text)
        if match is None:
            raise ValueError(f"the declaration {text}")
        kinds, names = re.findall(r"\w+", match[1]), match[2]
        elements = next((_ELEMENTS[kind] for kind in kinds if kind in _ELEMENTS), 1)
        bits = width(kinds[-1])
        if bits not in _SIZES:
            raise ValueError(f"registers of {bits} bits, .{kinds[-1]}")
        self._serial += 1
        for name in (name.strip() for name in names.split(",")):
            if many := re.fullmatch(r"([\w%$]+)\s*<\s*(\d+)\s*>", name):
                if len(self.registers) + int(many[2]) * elements > _MOST:
                    raise ValueError(f"more than {_MOST} registers")
                for i in range(int(many[2])):
                    self._register(f"{many[1]}{i}", bits, elements)
            else:
                self._register(name, bits, elements)

    def _register(self, name: str, bits: int, elements: int) -> None:
        own = name if len(self) == 1 and name.startswith("%") else f"%scope{self._serial}_{name.lstrip('%')}"
        if elements == 1:
            self.registers[own] = bits
            if own != name:
                self.declare(name, own)
            return
        parts = [f"{own}_e{i}" for i in range(elements)]
        self.registers.update(dict.fromkeys(parts, bits))
        self.declare(name, "{" + ", ".join(parts) + "}")
        for part, position, color in zip(parts, "xyzw", "rgba", strict=False):
            self.declare(f"{name}.{position}", part)
            self.declare(f"{name}.{color}", part)

    def find(self, name: str) -> str:
        """What a name stands for here; itself where no scope knows it."""
        for names in reversed(self._names):
            if name in names:
                return names[name]
        return name

    def rename(self, text: str) -> str:
        """An operand with every name as it stands for."""
        return _WORD.sub(self._word, text) if any(self._names) else text

    def _word(self, word: re.Match[str]) -> str:
        if (found := self.find(word[0])) != word[0]:
            return found
        base, dot, element = word[0].partition(".")
        return self.find(base) + dot + element if dot else word[0]

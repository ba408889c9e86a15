"""A change of what kernels are launched with, and the place of a launch in a text."""

from __future__ import annotations

import math
import struct
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import torch

from harness.checking.forms.change import Change
from harness.wire import asking, messages

INTEGER = {".u32": "I", ".s32": "i", ".b32": "I", ".u64": "Q", ".s64": "q", ".b64": "Q"}
STRIDE = 64  # the first number of a dimension whose stride is meant, not its size
_ALONE = -1  # the number of an input that is all that there is

Span = tuple[int, int]  # offsets in a text
Sizes = Mapping[tuple[int, int], int]  # of the inputs, by the number of the input and of the dimension
Number = int | float
Grid = tuple[int, int, int]
Value = Callable[[Sequence[Number], Sizes], Number]  # of the numbers of a launch and of the inputs


@dataclass(eq=False)
class LaunchChange:
    """Another value for an argument of all launches of a kernel.

    Attributes:
        change: the argument's place, and the text that is reported.
        entry: PTX name of the kernel.
        values: by the number of a parameter: what it gets.
        grid: what is made of the launch's grid, by the launch and the sizes of the inputs,
        block: of its block,
        shared: and of its bytes of dynamic shared memory, by its block and the sizes of the inputs.
    """

    change: Change
    entry: str
    values: Mapping[int, Value]
    grid: Callable[[messages.Given, Sizes], Grid] | None = None
    block: Callable[[Grid], Grid] | None = None
    shared: Callable[[int, Grid, Sizes], int] | None = None

    def others(self, number: int, given: Sequence[messages.Given], sizes: Sizes) -> list[asking.Other]:
        """What the form of a number gives to the launches of a call; empty where a value does not exist."""
        found = []
        for launch, one in enumerate(given):
            if one.entry != self.entry:
                continue
            if self.grid is not None:
                found.append(asking.Other(number, launch, 0, b"", self.grid(one, sizes)))
                continue
            if self.block is not None:
                found.append(asking.Other(number, launch, 0, b"", None, self.block(one.block)))
                continue
            if self.shared is not None:
                found.append(asking.Other(number, launch, 0, b"", smem=self.shared(one.smem, one.block, sizes)))
                continue
            numbers = read(one)
            for at, value in self.values.items():
                kind, offset = one.types[at]
                try:
                    found.append(asking.Other(number, launch, offset, _bytes(kind, value(numbers, sizes))))
                except (ArithmeticError, ValueError, KeyError, struct.error):
                    return []
        return found


def sizes_of(data: Any) -> dict[tuple[int, int], int]:
    """The sizes of the tensors among inputs, and the strides of those that are not contiguous."""
    several = isinstance(data, (tuple, list))
    items = enumerate(data) if several else [(_ALONE, data)]
    tensors = [(number, item) for number, item in items if isinstance(item, torch.Tensor)]
    found = {(number, at): size for number, item in tensors for at, size in enumerate(item.shape)}
    for number, item in tensors:
        if not item.is_contiguous():
            found |= {(number, STRIDE + at): stride for at, stride in enumerate(item.stride())}
    return found


def named(key: tuple[int, int]) -> str:
    """A size, or a stride, in Python."""
    number, at = key
    name = "data" if number == _ALONE else f"data[{number}]"
    return f"{name}.shape[{at}]" if at < STRIDE else f"{name}.stride({at - STRIDE})"


def read(given: messages.Given) -> list[Number]:
    """The numbers of a launch; NaN for what is no number."""
    found: list[Number] = []
    for kind, at in given.types:
        code = "f" if kind == ".f32" else "d" if kind == ".f64" else INTEGER.get(kind, "")
        size = struct.calcsize(f"<{code}") if code else 0
        part = given.params[at : at + size]
        found.append(struct.unpack(f"<{code}", part)[0] if code and len(part) == size else math.nan)
    return found


def _bytes(kind: str, value: Number) -> bytes:
    if kind in INTEGER:
        return struct.pack(f"<{INTEGER[kind]}", int(value))
    return struct.pack("<f" if kind == ".f32" else "<d", value)


@dataclass(frozen=True)
class Place:
    """A launch in a text: each argument with the offsets between which it stands."""

    file: str
    text: str
    arguments: Sequence[tuple[int, int]]
    grid: tuple[int, int]  # where the launch's grid stands
    block: tuple[int, int] = (0, 0)  # and its block; nowhere if that is not known
    shared: tuple[int, int] = (0, 0)  # and its bytes of dynamic shared memory

    def part(self, at: int) -> str:
        return " ".join(self.text[slice(*self.arguments[at])].split())

"""The time stamps that kernels took at their marks on a GPU (kernels/include/mark.cuh), where they are compiled in."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import PurePath

from ..base import driver
from . import module

_ARRAY = "warpyard_marks"
_WARPS, _MARK = 32, struct.Struct("<QII")  # of mark.cuh


@dataclass(frozen=True)
class Marks:
    """The marks of one module's last launch.

    Attributes:
        source: the file's name.
        kernels: the names of the module's entries.
        marks: of each warp in order: warp, clock of its multiprocessor, lower half of the nanoseconds, and
            line * 65536 + stage * 256 + kind + 1.
        most: marks that a warp has room for.
    """

    source: str
    kernels: list[str]
    marks: list[tuple[int, int, int, int]]
    most: int


def _held() -> Iterator[tuple[module.Module, int, int]]:
    for made in module.loaded():
        found = made.variable(_ARRAY)
        if found is not None:
            yield made, *found


def clear() -> None:
    """Forgets the marks of launches so far."""
    for _, address, size in _held():
        driver.clear_memory(address, size)


def unpack(data: bytes) -> list[tuple[int, int, int, int]]:
    """The marks in the memory of a module's array, see ``Marks.marks``."""
    most = len(data) // _MARK.size // _WARPS
    return [
        (number // most, clock, nanoseconds, what)
        for number, (clock, nanoseconds, what) in enumerate(_MARK.iter_unpack(data))
        if what
    ]


def read() -> list[Marks]:
    """The marks since ``clear``, of each module that has some. All work has to be done."""
    found = []
    for made, address, size in _held():
        if marks := unpack(driver.read_memory(address, size)):
            name = PurePath(made.artifact.source_name).name
            found.append(Marks(name, list(made.entries), marks, size // _MARK.size // _WARPS))
    return found

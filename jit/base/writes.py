"""What wrote to memory of this process during a call, in order: launches, torch's functions, copies and fills.

Nothing is noted before somebody sets `log`. It is set for the second run of a call whose output was wrong.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import numpy as np

from .stream_order import Accessed

_MOST_RUNS = 1 << 17  # of one write whose bytes are kept
_MOST_BYTES = 256 << 20  # that are kept of all
_LAUNCH = "launch"


class Layout(NamedTuple):
    """Where a tensor's elements lie: address, bytes of an element, and shape and strides in elements."""

    address: int
    size: int
    shape: tuple[int, ...]
    strides: tuple[int, ...]

    def flat(self, address: int) -> int | None:
        """The number of the element at an address, in the order of the shape; None where there is none, or several."""
        left, rest = divmod(address - self.address, self.size)
        if rest:
            return None
        index = [0] * len(self.shape)
        dims = zip(self.strides, self.shape, range(len(self.shape)), strict=True)
        for stride, extent, at in sorted(dims, reverse=True):
            if extent == 1:
                continue
            if stride <= 0:
                return None
            index[at] = min(left // stride, extent - 1)
            left -= index[at] * stride
        if left:
            return None
        number = 0
        for at, extent in zip(index, self.shape, strict=True):
            number = number * extent + at
        return number

    def place(self, flat: int) -> int:
        """The address of an element by its number."""
        address = self.address
        for extent, stride in zip(reversed(self.shape), reversed(self.strides), strict=True):
            flat, at = divmod(flat, extent)
            address += at * stride * self.size
        return address

    @property
    def elements(self) -> int:
        """How many elements there are."""
        return int(np.prod(self.shape, dtype=np.int64))


@dataclass(frozen=True)
class Write:
    """One piece of work that wrote.

    Attributes:
        what: ``"launch"``, or what it was: ``"torch's zeros"``.
        place: ``file:line`` of the user's that asked for it; empty where that is not known.
        number: of a launch, among those since the log began; else -1.
        runs: i64[runs, 2], first addresses and those behind the last ones, in order.
        after: the bytes of the runs as it left them, one behind the other; None where they are too many.
        to, of: of a copy, or a function of each element alone: the tensor that was written, and the one that was read.
    """

    what: str
    place: str
    number: int
    runs: np.ndarray
    after: np.ndarray | None = None
    to: Layout | None = None
    of: Layout | None = None

    def find(self, address: int, size: int) -> tuple[bool, bytes | None]:
        """Whether all bytes of an element were written, and what they were then."""
        i = int(np.searchsorted(self.runs[:, 0], address, "right")) - 1
        if i < 0 or address + size > self.runs[i, 1]:
            return False, None
        if self.after is None:
            return True, None
        lengths = self.runs[:i, 1] - self.runs[:i, 0]
        at = int(lengths.sum()) + address - int(self.runs[i, 0])
        return True, self.after[at : at + size].tobytes()


class Found(NamedTuple):
    """A write of an element.

    Attributes:
        write: it.
        address, size: of the element there: of the one that a copy read, if it was traced through a copy.
        value: its bytes then; None where they were not kept.
        copied: the copies that it was traced through, the last one first.
    """

    write: Write
    address: int
    size: int
    value: bytes | None
    copied: tuple[Write, ...] = ()


@dataclass
class Writes:
    """The writes of a call."""

    all: list[Write] = field(default_factory=list)
    launches: int = 0
    _left: int = _MOST_BYTES

    def launched(self, accessed: Iterable[Accessed], place: str = "") -> None:
        """A launch has ended that used these bytes."""
        runs = [one.writes for one in accessed if len(one.writes)]
        number, self.launches = self.launches, self.launches + 1
        if runs:
            self.wrote(_LAUNCH, np.concatenate(runs), place, number)

    def wrote(
        self, what: str, runs: np.ndarray, place: str = "", number: int = -1,
        to: Layout | None = None, of: Layout | None = None,
    ) -> None:  # fmt: skip
        """Something has written ``runs``, which are there in this process."""
        runs = runs[np.argsort(runs[:, 0], kind="stable")]
        self.all.append(Write(what, place, number, runs, self._bytes(runs), to, of))

    def _bytes(self, runs: np.ndarray) -> np.ndarray | None:
        size = int((runs[:, 1] - runs[:, 0]).sum())
        if len(runs) > _MOST_RUNS or size > self._left:
            return None
        self._left -= size
        return np.frombuffer(b"".join(ctypes.string_at(a, b - a) for a, b in runs.tolist()), np.uint8)

    def of(self, address: int, size: int) -> Iterator[Found]:
        """The writes of an element, the last one first. A copy that another tensor was made of stands for what wrote
        the element there."""
        yield from self._of(address, size, len(self.all), ())

    def _of(self, address: int, size: int, end: int, copied: tuple[Write, ...]) -> Iterator[Found]:
        for at in range(end - 1, -1, -1):
            write = self.all[at]
            there, value = write.find(address, size)
            if not there:
                continue
            if write.of is not None and write.to is not None and len(copied) < 8:
                flat = write.to.flat(address)
                if flat is not None and write.of.place(flat) == address:
                    continue  # an assignment to itself, as in `out[i] += 1`
                if flat is not None and write.of.elements == write.to.elements:
                    yield from self._of(write.of.place(flat), write.of.size, at, (*copied, write))
                    return
            yield Found(write, address, size, value, copied)


log: Writes | None = None
at_begin: list[Callable[[], None]] = []  # what has to be done so that copies and fills are noted


def begin() -> Writes:
    """Has all that writes noted from now on, until `end`."""
    global log
    log = Writes()
    for prepare in at_begin:
        prepare()
    return log


def end() -> None:
    """Nothing is noted any more."""
    global log
    log = None


def layout(tensor: Any) -> Layout:
    """Where the elements of a torch tensor lie."""
    return Layout(tensor.data_ptr(), tensor.element_size(), tuple(tensor.shape), tuple(tensor.stride()))

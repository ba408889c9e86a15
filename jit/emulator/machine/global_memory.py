"""Global memory of a launch: the allocations that its kernel may access.

What a kernel takes for an address is a name: the tables here say where its bytes lie in this process. They lie at that
very address where a launch shares the memory of the program that asks for it, and elsewhere in a process that runs
launches for others. What the emulator gives a kernel itself, such as variables, has addresses that no process has.
"""

from __future__ import annotations

import bisect
import ctypes
import threading
from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

import numpy as np

from ...base.findings import EmulatorFinding
from . import views

NULL = 1 << 16  # below this there is no memory of anyone
_FAR = 1 << 32  # bytes, beyond which a distance says nothing
OWN, _END = 1 << 47, 1 << 48  # addresses that no process has, and that are no tagged ones
_LOW = range(0x2000_0000, 0x7000_0000, 0x0100_0000)
_APART = 1 << 16  # bytes between two of the emulator's own allocations


class Allocation(NamedTuple):
    """Memory that a kernel may access.

    Attributes:
        address: what the kernel takes for the address of its first byte.
        size: bytes.
        name: what a finding calls it.
        on_host: a GPU could not reach it: an access is a finding, which says so.
        peer: the device that it lies on, such as ``"cuda:1"``, where the launch's device may not access that; an access
            is a finding, which says so.
        freed: where it was freed, of memory that nobody has any more; an access is a finding too.
        owner: what holds the memory, such as a tensor's storage, which lives as long as this does; None where somebody
            else sees to that.
        place: host address of the first byte; None where that is ``address``.
        views: the addresses (first, one past the last) of the parts that the launch was given; without them it is the
            whole.
    """

    address: int
    size: int
    name: str
    on_host: bool = False
    owner: Any = None
    place: int | None = None
    freed: str = ""
    views: tuple[tuple[int, int], ...] = ()
    peer: str = ""


def of_array(array: np.ndarray, address: int, name: str) -> Allocation:
    """An array of bytes as memory of the emulator's own, at ``address``."""
    return Allocation(address, array.nbytes, name, False, array, array.ctypes.data)


class _Addresses:
    """Gives addresses from OWN on, each once until all have been given."""

    def __init__(self) -> None:
        self._next, self._lock = OWN, threading.Lock()

    def take(self, size: int) -> int:
        with self._lock:
            step = -(-size // _APART) * _APART + _APART
            at = self._next if self._next + step <= _END else OWN
            self._next = at + step
            return at


_addresses = _Addresses()


def own_address(size: int) -> int:
    """An address for memory of the emulator's own: a multiple of 64 KiB, far from all that was given before."""
    return _addresses.take(size)


def low_address(size: int, allocations: Sequence[Allocation]) -> int:
    """An address for memory of the emulator's own that 32 bits hold, where no allocation is; one that they do not hold
    where all such addresses are taken."""
    for at in _LOW:
        if all(at + size <= one.address or one.address + one.size <= at for one in allocations):
            return at
    return own_address(size)


class Memory:
    """Global memory: the ``allocations``; the emulator's ``own``, such as variables; and the packed ``params``.

    Attributes:
        starts, ends: the addresses of each piece of memory, in their order: its first byte's, and one past its last.
        table: [pieces, 3] u64: start, end, and what is added to an address for the host address.
        native: the table that the generated code searches (views.py).
        arrays: the bytes of each piece.

    Raises:
        ValueError: two allocations of one address lie at different places.
    """

    def __init__(self, allocations: Sequence[Allocation], own: Sequence[Allocation], params: Allocation):
        self.away = [one for one in allocations if one.on_host or one.freed or one.peer]
        away = {one.address for one in self.away}
        known = [one for one in (*allocations, *own) if not one.freed]
        self.names = [(one.address, one.address + one.size, one.name) for one in known]
        spans = sorted(
            (one.address, one.address + one.size, 0 if one.place is None else one.place - one.address)
            for one in (*allocations, *own, params)
            if one.size > 0 and one.address not in away
        )
        ordered: list[tuple[int, int, int]] = []
        for start, end, move in spans:
            if ordered and start < ordered[-1][1]:  # the same memory twice, or a part of it
                first, last, moved = ordered[-1]
                if moved != move:
                    raise ValueError(f"two allocations have the address {start:#x}, and lie at different places")
                ordered[-1] = (first, max(last, end), move)
            else:
                ordered.append((start, end, move))
        self.starts = [start for start, _, _ in ordered]
        self.ends = [end for _, end, _ in ordered]
        rows = [(start, end, move % (1 << 64)) for start, end, move in ordered]
        self.table = np.array(rows, np.uint64).reshape(-1, 3)
        self.native = views.table(rows, [(one.address, one.address + one.size, one.views) for one in known])
        self.arrays = [
            np.ctypeslib.as_array((ctypes.c_uint8 * (end - start)).from_address(start + move))
            for start, end, move in ordered
        ]

    def find(self, address: int, size: int) -> tuple[np.ndarray, int]:
        """The allocation's bytes, writable, and the place of the address in them. Raises EmulatorFinding."""
        i = bisect.bisect_right(self.starts, address) - 1
        if i < 0 or address + size > self.ends[i]:
            raise EmulatorFinding(
                "out-of-bounds",
                f"global address {address:#x}, {size} bytes, is {self.near(address)}",
                address=hex(address),
                size=size,
            )
        return self.arrays[i], address - self.starts[i]

    def place(self, address: int, size: int) -> int:
        """The host address of some bytes of an allocation. Raises EmulatorFinding."""
        array, at = self.find(address, size)
        return int(array.ctypes.data) + at

    def near(self, address: int, given: Collection[int] = ()) -> str:
        """Where an address lies relative to the nearest allocation; or to that of a pointer, where the address is made
        of one alone of the pointers that were ``given`` to the kernel."""
        for one in self.away:
            if one.address <= address < one.address + one.size:
                if one.freed:
                    return f"in {one.name}, {one.size} bytes that were freed {one.freed}"
                if one.peer:
                    return (
                        f"in {one.name} on {one.peer}, whose memory the kernel's device may not access: launch it on "
                        f"{one.peer}, copy the memory, or call cudaDeviceEnablePeerAccess"
                    )
                return (
                    f"in {one.name} on the CPU, which a GPU cannot reach: make it with device='cuda', in C++ with the "
                    f"options() of a CUDA tensor"
                )
        own = {row for row in self.names if any(row[0] <= pointer < max(row[1], row[0] + 1) for pointer in given)}
        names = own if len(own) == 1 else self.names
        best = min(names, key=lambda row: max(row[0] - address, address - row[1] + 1, 0), default=None)
        if best is None:
            return "in no allocation: the launch has none"
        start, end, name = best
        if address < NULL:
            return "a null pointer, or a number that was passed as an address"
        if min(abs(start - address), abs(address - end)) > _FAR:
            return f"in no allocation, and far from each; the nearest is that of {name}"
        if address < start:
            return f"{start - address} bytes before the allocation of {name} ({end - start} bytes)"
        return f"at byte {address - start} of the allocation of {name}, which has {end - start} bytes"

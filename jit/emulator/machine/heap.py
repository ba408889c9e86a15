"""The heap of `malloc` and `free` in kernels [CUDA C++ Programming Guide, "Dynamic Global Memory Allocation and
Operations"]: it lasts as long as the module, and has the size that it has on a chip by default."""

from __future__ import annotations

from ...base.findings import EmulatorFinding
from ..native.memory import lazy_zeros
from .global_memory import of_array, own_address

_SIZE = 8 << 20  # bytes
_ALIGN = 16  # bytes


class Heap:
    """Memory that threads take and give back. What a CTA gave back, it gets again; another CTA only where nothing else
    is left, since nothing orders the two.

    Attributes:
        memory: all of it.
    """

    def __init__(self) -> None:
        self.memory = of_array(lazy_zeros(_SIZE), own_address(_SIZE), "the heap of malloc")
        self._used = 0
        self._taken: dict[int, int] = {}  # bytes by address
        self._free: dict[int, list[tuple[tuple[int, ...], int]]] = {}  # the CTA and the address, by bytes

    def take(self, size: int, cta: tuple[int, ...]) -> int:
        """The address of ``size`` bytes for a thread of a CTA; 0 where there is no room."""
        size = max(-(-size // _ALIGN) * _ALIGN, _ALIGN)
        free = self._free.get(size, [])
        own = next((row for row in free if row[0] == cta), None)
        if own is None and self._used + size > _SIZE:
            if not free:
                return 0
            own = free[0]
        if own is None:
            address = self.memory.address + self._used
            self._used += size
        else:
            free.remove(own)
            address = own[1]
        self._taken[address] = size
        return address

    def give(self, address: int, cta: tuple[int, ...]) -> None:
        """Gives memory back; nothing happens with 0. Raises EmulatorFinding where nobody has taken it."""
        if not address:
            return
        size = self._taken.pop(address, 0)
        if not size:
            text = f"free of {address:#x}, which malloc did not return, or which is freed already"
            raise EmulatorFinding("out-of-bounds", text)
        self._free.setdefault(size, []).append((cta, address))

"""How a warp stops before the instructions by which warps or CTAs see each other."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence

from ..machine.kernel import Kernel
from ..machine.spin import changes
from ..native import frame as f
from ..ptx.flow import Block
from ..ptx.visible import BARRIER, touches

_Stop = ctypes.CFUNCTYPE(ctypes.c_uint64, ctypes.c_void_p, ctypes.c_uint32)


class Stops:
    """The blocks of a kernel before which a warp stops.

    Attributes:
        table: host address of a table of the blocks' functions, in which these blocks stop the warp instead.
        touched: by the number of such a block, what it touches.
        places: by the same number, where it stands in the source, or its instruction where that is not known.
        looks: by the same number, whether it changes nothing that others see, once it has been run in the same state.
        crossing: CTAs of different clusters may see each other.
    """

    def __init__(self, program: Kernel):
        self.touched = _touched(program.blocks)
        self.places = {number: _place(program.blocks[number]) for number in self.touched}
        self.looks = {number: not any(map(changes, program.blocks[number].insts)) for number in self.touched}
        self.crossing = not program.independent
        program.complete()  # the table below is a copy
        count = len(program.blocks)
        functions = (ctypes.c_uint64 * count).from_address(program.table)
        self._stops = {number: _stop(number) for number in self.touched}
        self._table = (ctypes.c_uint64 * count)(*functions)
        for number, function in self._stops.items():
            self._table[number] = ctypes.cast(function, ctypes.c_void_p).value or 0
        self.table = ctypes.addressof(self._table)


def _touched(blocks: Sequence[Block]) -> dict[int, frozenset[str]]:
    found = {}
    for number, block in enumerate(blocks):
        if here := frozenset(touches(inst) for inst in block.insts) - {""}:
            found[number] = here
    if any(BARRIER in here for here in found.values()):  # a number that is not known: each may be it
        found = {
            number: frozenset(BARRIER if one.startswith(BARRIER) else one for one in here)
            for number, here in found.items()
        }
    return found


def _place(block: Block) -> str:
    seen = next(inst for inst in block.insts if touches(inst))
    return seen.location or f"`{seen}`"


def _stop(number: int) -> ctypes._FuncPointer:
    """A function in place of a block's, which has the dispatcher return with the block not run."""
    result = f.BUDGET_OUT << 32 | number
    return _Stop(lambda _frame, _mask: result)

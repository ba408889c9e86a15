"""The sparsity metadata of tcgen05.mma.sp in tensor memory [PTX ISA 9.7.16.10.8], for M of 128 rows a CTA.

The ISA shows the places by figures. These are those of CUTLASS's layouts of it (`tmem_e_frg`). Types of 16 and 32 bits
have 16 bits of each of two rows in a cell, 8 lanes apart along K, and the sparsity selector adds to the column. Those
of 8 and 4 bits have two cells of a row in its lane.
"""

from __future__ import annotations

import numpy as np

from ....base.findings import EmulatorFinding
from ...tensor import sparse
from .descriptors import Instruction
from .memory import TensorMemory

_BITS = {"tf32": 32, "f16": 16, "mxf4": 4, "mxf4nvf4": 4}  # of an element; 8 for the others
_FALLING = 0b0110  # the one pair of falling indices that the ISA calls meaningful


def columns(address: int, i: Instruction) -> tuple[int, int]:
    """The first column of the metadata at an address, and how many there are."""
    return ((address & 0xFFFF) + i.selector, 1) if _BITS.get(i.kind, 8) > 8 else (address & 0xFFFF, 2)


def read(memory: TensorMemory, address: int, i: Instruction) -> np.ndarray:
    """[128, K / 2]: the column of A that each stored element of a CTA's rows is. Raises EmulatorFinding."""
    first, width = columns(address, i)
    what = "sparsity metadata of tcgen05.mma"
    cells = memory.read(np.arange(128)[:, None], first + np.arange(width), what)
    if width == 1:
        row, deep = np.arange(128)[:, None], np.arange(2)[None]
        words = cells[row // 16 * 16 + 8 * deep + row % 8, 0] >> (row // 8 % 2 * 16).astype(np.uint32)
        shifts = np.arange(0, 16, 4, dtype=np.uint32)
    else:
        words, shifts = cells, np.arange(0, 32, 4, dtype=np.uint32)
    codes = (words[:, :, None] >> shifts & np.uint32(15)).reshape(128, -1).astype(np.int64)
    bits = _BITS.get(i.kind, 8)
    falling = (codes & 3) > (codes >> 2)
    if bits != 32 and (bad := falling & (codes != _FALLING)).any():
        at, place = (int(index) for index in np.argwhere(bad)[0])
        raise EmulatorFinding(
            "sparsity",
            f"the metadata of chunk {place} of row {at} is {int(codes[at, place]):#06b}: expected two indices that "
            f"rise, else the result is undefined",
        )
    return sparse.columns(codes, bits, ordered=False)

"""Eight cells of shared memory at once: what copies and matrix instructions leave there, and what races, is what it is
cell by cell."""

from __future__ import annotations

import numpy as np
import pytest

from jit.emulator.races import layout, race_code

CELLS, SLOTS, WARPS, CLOCK = 32, 80, 2, 100  # the slots that are no warps' are those of copies
PARTS = {
    "writes": np.uint64,
    "writers": np.uint16,
    "readers": np.uint64,
    "twin_bits": np.uint64,
    "lane_writes": np.uint32,
}


class Memory:
    """A shadow that one copy, of slot 5 at clock 7, has written, and slots 0 and 70 have read."""

    def __init__(self) -> None:
        self.parts = {name: np.zeros(CELLS, kind) for name, kind in PARTS.items()}
        self.parts["reads"] = np.zeros((SLOTS, CELLS), np.uint64)
        self.parts["twins"] = np.zeros((WARPS, CELLS), np.uint64)
        self.parts["lane_reads"] = np.zeros((WARPS, CELLS), np.uint32)
        self.clocks = np.full((2, SLOTS), 9, np.uint32)
        self.context = np.zeros(layout.CONTEXT, np.uint64)
        self.context[layout.VC] = self.clocks[0].ctypes.data
        self.context[layout.WARPS] = WARPS
        self.parts["writes"][:] = 7 << 32 | 3 << 4 | 15
        self.parts["writers"][:] = 5
        for slot in (0, 70):
            self.parts["reads"][slot] = 8 << 32 | 4 << 4 | 15
            self.parts["readers"] |= np.uint64(1 << slot % 64)

    def changed(self, random: np.random.Generator) -> None:
        """What something else has done to one cell."""
        cell, how = random.integers(CELLS), random.integers(8)
        if how == 0:
            self.parts["writes"][cell] = 10 << 32 | 15
        elif how == 1:
            self.parts["writers"][cell] = 6
            self.clocks[0, 6] = random.integers(5, 9)
        elif how == 2:
            self.parts["writes"][cell] |= layout.TWINNED
            self.parts["twin_bits"][cell] = 2
            self.parts["twins"][1, cell] = random.integers(8, 11) << 32 | 15
        elif how == 3:
            self.parts["reads"][random.choice((0, 70)), cell] = 10 << 32 | random.integers(1, 16)
        elif how == 4:
            self.parts["readers"][cell] |= np.uint64(1 << 9)
            self.parts["reads"][random.choice((9, 73)), cell] = 10 << 32 | 15
        elif how == 5:
            self.clocks[1, 5] = random.integers(6, 9)
        elif how == 6:
            self.parts["writes"][cell] = 0
        else:
            self.parts["readers"][cell] = 0

    def access(self, at: list[int], size: int, slot: int, how: int) -> tuple[bool, list[int]]:
        """Whether pieces race, and what the context then says of it."""
        shadow = np.zeros(layout.SHADOW, np.uint64)
        names = ("writes", "writers", "readers", "reads", "twin_bits", "twins", "lane_writes", "lane_reads")
        shadow[: len(names)] = [self.parts[name].ctypes.data for name in names]
        shadow[layout.CELLS], shadow[layout.COLUMNS] = CELLS, SLOTS
        offsets = np.array(at, np.int64)
        raced = race_code.pieces()(
            self.context.ctypes.data, self.clocks[1].ctypes.data, shadow.ctypes.data, offsets.ctypes.data, len(at),
            size, slot, CLOCK << 32 | 77 << 4, how,
        )  # fmt: skip
        signed = raced - (1 << 64) if raced >> 63 else raced
        words = (layout.KIND, layout.OFFSET, layout.OTHER, layout.OTHER_STAMP)
        return signed >= 0, [int(self.context[word]) for word in words]


@pytest.mark.parametrize("slot", [0, 40, 75], ids=["warp", "copy", "slot above 64"])
@pytest.mark.parametrize("how", [layout.READ, layout.WRITE], ids=["reads", "writes"])
@pytest.mark.parametrize("start", [0, 4, 16])
def test_the_same_as_cell_by_cell(slot: int, how: int, start: int) -> None:
    raced = 0
    for seed in range(150):
        found = []
        for cells in (False, True):
            memory, random = Memory(), np.random.default_rng(seed)
            for _ in range(random.integers(4)):
                memory.changed(random)
            end = 4 * CELLS - 8
            if cells:
                at, size = list(range(start, start + (end - start) // 16 * 16, 4)), 4
            elif how == layout.READ:
                at, size = list(range(start, start + (end - start) // 16 * 16, 16)), 16
            else:
                at, size = [start], (end - start) // 16 * 16
            found.append((memory.access(at, size, slot, how), {k: v.tolist() for k, v in memory.parts.items()}))
        assert found[0] == found[1], seed
        raced += found[0][0][0]
    assert 10 < raced < 140

"""Tensor memory of a CTA [PTX ISA 9.7.16.1]: 128 lanes by 512 columns of 32-bit cells, allocated by columns."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

import numpy as np

from ....base.findings import EmulatorFinding
from ...machine.cta_cluster import Cta, Warp
from ...machine.mbarrier import Mbarrier
from ...machine.sites import Site

LANES, COLUMNS = 128, 512
STALE = 0x7FFFFFFF  # what registers and unwritten cells hold: a NaN as f32 and as a pair of 16-bit floats


@dataclass
class Allocation:
    """Columns ``start`` to ``start + columns`` and where they were allocated."""

    start: int
    columns: int
    made_at: str


@dataclass
class Accesses:
    """The last access of each warp, or of its matrix instructions, to each region of a CTA's tensor memory."""

    places: dict[tuple[int, tuple[tuple[int, int, int], ...], bool], int] = field(default_factory=dict)
    slots: np.ndarray = field(default_factory=lambda: np.zeros(64, np.int64))
    clocks: np.ndarray = field(default_factory=lambda: np.zeros(64, np.uint32))
    rows: list[tuple[Region, bool, Warp, Site, bool]] = field(default_factory=list)

    def add(
        self, slot: int, clock: int, region: Region, writes: bool, warp: Warp, site: Site, empty: bool = False
    ) -> None:
        """Keeps an access by a slot of the race detector at its clock; ``empty``: of cells that nothing had written."""
        key = slot, region.boxes, writes
        at = self.places.setdefault(key, len(self.rows))
        row = region, writes, warp, site, empty
        if at < len(self.rows):
            self.rows[at] = row
        else:
            self.rows.append(row)
            if at == len(self.slots):
                self.slots, self.clocks = np.resize(self.slots, 2 * at), np.resize(self.clocks, 2 * at)
            self.slots[at] = slot
        self.clocks[at] = clock

    def forget(self, region: Region) -> None:
        """Columns are freed: whoever gets them next waits in tcgen05.alloc for that."""
        for at, (other, *_) in enumerate(self.rows):
            if other.meets(region):
                self.clocks[at] = 0


@dataclass
class TensorMemory:
    """One CTA's tensor memory and what is under way in it.

    Attributes:
        cells: [128, 512] u32; written: the same shape, whether something wrote the cell.
        step: counts completed operations; completed: [128, 512] its value when one last wrote the cell; fenced: its
            value at each warp's last fence::after_thread_sync.
        pipelines: operations issued and not complete, by issuing thread (warp, lane); outstanding: those of any CTA
            that touch this memory.
        loads, stores: of tcgen05.ld and tcgen05.st that no wait has completed.
        accesses: the last ones, for `ordering`.
        haste: how often an operation runs when it is issued, and not at its commit.
        group: the cta_group of all instructions so far, or 0.
    """

    cta: Cta
    cells: np.ndarray = field(default_factory=lambda: np.full((LANES, COLUMNS), STALE, np.uint32))
    written: np.ndarray = field(default_factory=lambda: np.zeros((LANES, COLUMNS), bool))
    completed: np.ndarray = field(default_factory=lambda: np.zeros((LANES, COLUMNS), np.int32))
    allocations: dict[int, Allocation] = field(default_factory=dict)
    freed: dict[int, Allocation] = field(default_factory=dict)
    last_columns: int = 0
    allocating_warp: int = -1
    relinquished: bool = False
    allocated: bool = False
    group: int = 0
    group_at: str = ""
    pipelines: dict[tuple[int, int], list[Operation]] = field(default_factory=dict)
    outstanding: list[Operation] = field(default_factory=list)
    fenced: dict[int, int] = field(default_factory=dict)
    loads: list[Pending] = field(default_factory=list)
    stores: list[Pending] = field(default_factory=list)
    step: int = 0
    alloc_request: Any = None
    haste: float = 0.0
    accesses: Accesses = field(default_factory=Accesses)

    def owner(self, column: int) -> Allocation | None:
        """The allocation that a column belongs to."""
        for allocation in self.allocations.values():
            if allocation.start <= column < allocation.start + allocation.columns:
                return allocation
        return None

    def check(self, lanes: tuple[int, int], columns: tuple[int, int], what: str) -> None:
        """Raises EmulatorFinding unless lanes and columns [first, end) exist and are allocated."""
        if lanes[0] < 0 or lanes[1] > LANES or columns[0] < 0 or columns[1] > COLUMNS:
            raise EmulatorFinding(
                "tmem",
                f"{what} touches lanes {lanes[0]} to {lanes[1] - 1}, columns {columns[0]} to "
                f"{columns[1] - 1} of tensor "
                f"memory: there are {LANES} lanes and {COLUMNS} columns; an address is lane << 16 | column",
                address=hex(lanes[0] << 16 | columns[0]),
            )
        column = columns[0]
        while column < columns[1]:
            allocation = self.owner(column)
            if allocation is None:
                raise EmulatorFinding(
                    "tmem", f"{what} touches column {column}, {self.why_not_allocated(column)}", address=hex(column)
                )
            column = allocation.start + allocation.columns

    def why_not_allocated(self, column: int) -> str:
        """Why a column is not allocated."""
        for old in self.freed.values():
            if old.start <= column < old.start + old.columns:
                return f"which was deallocated (allocated at {old.made_at})"
        rows = ", ".join(f"{a.start} to {a.start + a.columns - 1} (at {a.made_at})" for a in self.allocations.values())
        return f"which is not allocated; allocated are {rows or 'none'}"

    def read(self, lanes: np.ndarray, columns: np.ndarray, what: str, spare: bool = False) -> np.ndarray:
        """Cells [lanes, columns] (broadcast); a cell that nothing wrote is a finding, or STALE for ``spare``."""
        at = box(lanes, columns)
        written = self.written[at]
        if not spare and not written.all():
            first = np.argwhere(~written)[0]
            lane, column = (int(np.broadcast_to(index, written.shape)[tuple(first)]) for index in (lanes, columns))
            raise EmulatorFinding(
                "tmem",
                f"{what} reads lane {lane}, column {column} of tensor memory, which nothing wrote",
                lane=lane,
                address=hex(lane << 16 | column),
            )
        return self.cells[at].copy()

    def write(self, lanes: np.ndarray, columns: np.ndarray, values: np.ndarray) -> None:
        """Stores u32 values to cells [lanes, columns] (broadcast)."""
        at = box(lanes, columns)
        self.cells[at] = values
        self.written[at] = True

    def at_exit(self) -> None:
        """Raises the findings of a CTA that has ended: columns not freed, permit kept."""
        where = {"kernel": self.cta.launch.program.name, "cta": list(self.cta.id)}
        for allocation in self.allocations.values():
            raise EmulatorFinding(
                "tmem",
                f"the CTA ends with {allocation.columns} columns of tensor memory allocated: "
                f"tcgen05.dealloc is missing",
                location=allocation.made_at,
            ).locate(**where)
        if self.allocated and not self.relinquished:
            self.cta.launch.notes.setdefault(
                ("tmem", 0),
                {
                    "kind": "tmem",
                    "message": "tcgen05.relinquish_alloc_permit was never executed: another CTA of the SM cannot "
                    "allocate before this one ends",
                    **where,
                },
            )


@dataclass(eq=False)
class Region:
    """Cells of a CTA's tensor memory: boxes, each a set of lanes (bit i is lane i) and columns [first, end)."""

    memory: TensorMemory
    boxes: tuple[tuple[int, int, int], ...]

    def meets(self, other: Region) -> bool:
        """Whether the two share a cell."""
        return self.memory is other.memory and any(
            lanes & their_lanes and first < their_end and their_first < end
            for lanes, first, end in self.boxes
            for their_lanes, their_first, their_end in other.boxes
        )

    def cells(self) -> Iterator[tuple[np.ndarray | slice, slice]]:
        """Each box as indices of [lane, column] arrays."""
        for lanes, first, end in self.boxes:
            yield numbers(lanes), slice(first, end)

    def check(self, what: str) -> None:
        """Raises EmulatorFinding unless every cell exists and is allocated."""
        for lanes, first, end in self.boxes:
            if lanes:
                self.memory.check(((lanes & -lanes).bit_length() - 1, lanes.bit_length()), (first, end), what)

    def __str__(self) -> str:
        return f"columns {min(box[1] for box in self.boxes)} to {max(box[2] for box in self.boxes) - 1}"


def box(lanes: np.ndarray, columns: np.ndarray) -> tuple[Any, Any]:
    """The index of cells [lanes, columns]: as slices where both follow each other, which takes a tenth of the time."""
    if lanes.ndim == 2 and lanes.shape[1] == 1 and columns.ndim == 1 and len(lanes) and len(columns):
        first, last, start, end = (int(x) for x in (lanes[0, 0], lanes[-1, 0], columns[0], columns[-1]))
        follow = last - first == len(lanes) - 1 and end - start == len(columns) - 1 and min(first, start) >= 0
        if follow and (np.diff(lanes[:, 0]) == 1).all() and (np.diff(columns) == 1).all():
            return slice(first, last + 1), slice(start, end + 1)
    return lanes, columns


def bits(lanes: Iterable[int]) -> int:
    """A set of lanes as the bits of an integer."""
    if isinstance(lanes, np.ndarray):
        there = np.zeros(int(lanes.max(initial=0)) + 1, bool)
        there[lanes] = True
        return int.from_bytes(np.packbits(there, bitorder="little").tobytes(), "little")
    found = 0
    for lane in lanes:
        found |= 1 << int(lane)
    return found


@lru_cache(maxsize=256)
def numbers(lanes: int) -> np.ndarray | slice:
    """The lanes of a set, in order; a slice, which takes less time, where they follow each other."""
    first = (lanes & -lanes).bit_length() - 1
    if lanes and not lanes >> first & ((lanes >> first) + 1):
        return slice(first, lanes.bit_length())
    return np.array([lane for lane in range(lanes.bit_length()) if lanes >> lane & 1])


@dataclass(eq=False)
class Operation:
    """An asynchronous mma, cp or shift; ``run`` carries it out. A commit has ``bars`` and nothing else."""

    name: str
    issuer: tuple[int, int, int]  # CTA rank, warp, lane
    where: dict[str, Any]
    run: Callable[[], None] | None = None
    reads: list[Region] = field(default_factory=list)
    writes: list[Region] = field(default_factory=list)
    bars: list[Mbarrier] = field(default_factory=list)
    released_clocks: Any = None  # for the race detector: the clocks that a commit gives its mbarriers
    ran: bool = False
    done: bool = False

    def carry_out(self) -> None:
        """Runs, once; what it finds is reported where it was issued."""
        if self.ran or self.run is None:
            return
        self.ran = True
        try:
            self.run()
        except EmulatorFinding as finding:
            raise finding.locate(**self.where) from None


@dataclass(eq=False)
class Pending:
    """A tcgen05.ld or tcgen05.st that no wait has completed.

    Attributes:
        warp: number in its CTA.
        registers: PTX names of the registers in flight (of a load).
        run: carries it out; None where it has been.
        consumed: of a load, its registers are used before other threads are signalled, so it must have read its cells.
    """

    warp: int
    region: Region
    where: dict[str, Any]
    registers: list[str]
    run: Callable[[], None] | None
    consumed: bool = False


def tensor_memory(cta: Cta) -> TensorMemory:
    """The CTA's tensor memory, made at its first use."""
    if cta.tensor_memory is None:
        cta.tensor_memory = TensorMemory(cta)
        if cta.launch.seed:
            cta.tensor_memory.haste = cta.launch.rng.choice((0.0, 0.0, 0.3, 1.0))
    return cta.tensor_memory


def pair(warp: Warp, site: Site) -> list[TensorMemory]:
    """The tensor memories that an instruction with `.cta_group` works on, the issuing CTA's first
    [PTX ISA 9.7.16.5]. Raises EmulatorFinding where cta_groups are mixed or the CTA has no partner."""
    group = 2 if "cta_group::2" in site.inst.parts else 1
    own = tensor_memory(warp.cta)
    check_group(own, group, site)
    if group == 1:
        return [own]
    ctas = warp.cta.group.ctas
    if len(ctas) % 2:
        raise EmulatorFinding(
            "cta-group",
            f"cta_group::2 in a cluster of {len(ctas)} CTA{'s' * (len(ctas) > 1)}: it needs pairs of CTAs, "
            f"whose ranks differ in the last bit",
        )
    peer = tensor_memory(ctas[warp.cta.rank ^ 1])
    check_group(peer, group, site)
    return [own, peer]


def check_group(memory: TensorMemory, group: int, site: Site) -> None:
    """Raises the finding of a kernel that mixes cta_group::1 and cta_group::2."""
    if memory.group and memory.group != group:
        raise EmulatorFinding(
            "cta-group",
            f"cta_group::{group} here, cta_group::{memory.group} at {memory.group_at}: all tcgen05 "
            f"instructions of a "
            f"kernel must have the same cta_group",
        )
    if not memory.group:
        memory.group, memory.group_at = group, site.inst.location

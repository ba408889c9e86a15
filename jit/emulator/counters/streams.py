"""Records what the warps of a few clusters of a launch ran, for the model of time: their blocks in order, every access
of memory, and every event of `order`.

A record is a file ``NNN.npz`` in the folder that ``WARPYARD_EMULATOR_STREAMS`` names, one for each launch:

- ``document``: JSON (bytes): ``kernel``, ``arch``, ``grid``, ``block``, ``cluster``, ``smem`` (bytes of a CTA, dynamic
  and static), ``allocations`` ([first byte, bytes]), ``clusters`` (the numbers of those recorded), ``count`` (clusters
  of the grid), ``ran`` (how many of them ran), ``insts`` ([row of the PTX text, instruction, place]), ``steering``
  (numbers of those whose values decide what memory is touched, see ptx/steering.py), ``blocks`` (numbers of their
  instructions; none for the rest of a block, whose instructions count with it), ``lost`` (accesses for which there was
  no room), ``source`` and ``ptx``
- for the i-th of ``clusters``: ``blocks{i}``: numbers of the blocks that ran, warp after warp; ``lengths{i}``: how many
  each warp ran, by rank of the CTA and number of the warp
- ``accesses{i}``: [accesses, RECORD] u64 as `record_access` writes them, and ``sectors{i}``: the numbers of the 32-byte
  sectors of global memory, access after access
- ``events{i}``: [events, 7] i64: block's number in the warp's trail, instruction, rank and warp, KINDS, number of the
  mbarrier or barrier in ``keys{i}``, phase, amount; ``copied{i}``: the sectors of copies, [event, sector]
"""

from __future__ import annotations

import functools
import json
import math
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from ...base.artifact import Artifact
from ...base.findings import EmulatorFinding, UnsupportedInstruction
from ..instructions import tensor_boxes, tensormap, tma
from ..instructions.mbarrier import operand
from ..lowering.emitter import BlockEmitter
from ..lowering.values import S64, Value
from ..machine.cta_cluster import Group, Warp
from ..machine.lanes import lanes_of
from ..machine.launch import Launch
from ..machine.sites import Site
from ..native import frame as f
from ..ptx import steering
from ..ptx.dataflow import Effect
from ..ptx.parse import Inst
from . import counter_code
from .counter_code import RECORD
from .table import Table

KINDS = ("arrive", "copies", "wait", "copy", "copy.commit", "copy.wait", "sync", "sync.arrive", "mma", "mma.commit",
         "mma.wait", "mma.arrive", "cluster.arrive", "cluster.wait", "tmem", "tmem.wait")  # fmt: skip
_STEP = f.TRAIL_LENGTH - 6  # blocks that a warp runs until its trail is taken down
_ROOM, _SECTORS = 1 << 18, 1 << 20  # accesses, and sectors, of one such step
_HEAD = 7  # words of a Recording
_TEXT = 32  # letters of an operand
_LONG = 64  # clusters of a dimension


class Code(Table):
    """The code that records accesses, in the place of the code that counts.

    Attributes:
        insts: the kernel's instructions, by number.
    """

    def __post_init__(self) -> None:
        self.insts: list[Inst] = []
        self.numbers: dict[int, int] = {}
        for block in self.blocks:
            for inst in block.insts:
                if self.numbers.setdefault(id(inst), len(self.insts)) == len(self.insts):
                    self.insts.append(inst)
        self.words = np.zeros(_HEAD, np.uint64)
        self.room: tuple[np.ndarray, np.ndarray] | None = None
        self._steering: list[int] | None = None

    def block(self, e: BlockEmitter, lanes: Value) -> None:
        """The trail has the blocks."""

    def instruction(self, e: BlockEmitter, inst: Inst) -> None:
        """The blocks have the instructions."""

    def event(self, e: BlockEmitter, site: Site) -> None:
        """`order` has the events."""

    def access(self, e: BlockEmitter, size: int, mask: Value | None = None) -> None:
        """Records an access of ``size`` bytes a lane at the generic addresses in `%abuf`."""
        target = e.low.native(counter_code.LIBRARY, "record_access")
        into = e.symbol("recording", self.words.ctypes.data)
        number = e.constant(S64, self.numbers[id(e.inst)])
        lanes = e.mask if mask is None else mask
        e.do(target, into, number, e.abuf, lanes, size, counter_code.loads(e.inst), e.w)

    def steering(self, effects: Sequence[Sequence[Effect]]) -> list[int]:
        """The numbers of the instructions that `steering.loads` gives, by the effects of the blocks' instructions."""
        if self._steering is None:
            self._steering = sorted(self.numbers[id(inst)] for inst in steering.loads(self.blocks, effects))
        return self._steering

    def switch(self, on: bool) -> None:
        """Records from now on, or not."""
        if on and self.room is None:
            self.room = np.zeros((_ROOM, RECORD), np.uint64), np.zeros(_SECTORS, np.uint64)
            self.words[5:] = [array.ctypes.data for array in self.room]
            self.words[3] = _SECTORS
        self.words[1] = _ROOM if on else 0

    def taken(self) -> tuple[np.ndarray, np.ndarray]:
        """The accesses since the last call, and their sectors."""
        assert self.room is not None
        accesses, sectors = (room[: int(n)].copy() for room, n in zip(self.room, self.words[:3:2], strict=True))
        self.words[0] = self.words[2] = 0
        return accesses, sectors

    @property
    def lost(self) -> int:
        """Accesses for which there was no room."""
        return int(self.words[4])


class _Cluster:
    def __init__(self, number: int, warps: int) -> None:
        self.number = number
        self.at = [0] * warps
        self.blocks: list[list[np.ndarray]] = [[] for _ in range(warps)]
        self.accesses: list[np.ndarray] = []
        self.sectors: list[np.ndarray] = []
        self.events: list[tuple[int, ...]] = []
        self.keys: dict[str, int] = {}
        self.copied: list[np.ndarray] = []


class Recorder:
    """Records some clusters of one launch.

    Args:
        launch: the launch; its kernel has a `Code`.
        numbers: of the clusters in the order of the grid, for those that run.
        chosen: those of them that are recorded.
        count: clusters of the grid.
    """

    def __init__(self, launch: Launch, code: Code, numbers: Sequence[int], chosen: Sequence[int], count: int):
        self.launch, self.code, self.numbers, self.chosen, self.count = launch, code, numbers, chosen, count
        self.clusters: list[_Cluster] = []
        self._open: dict[int, _Cluster] = {}  # by the id of the group
        self.lanes = 0  # that execute the copy which an event will record
        self._last: tuple[int, int, int] | None = None

    def begin(self, group: Group, serial: int) -> None:
        """A cluster starts: the ``serial``-th of those that run, from 0 on."""
        self._open.pop(id(group), None)
        for warp in group.warps:
            vars(warp).pop("run", None)
        if self.numbers[serial] in self.chosen:
            made = self._open[id(group)] = _Cluster(self.numbers[serial], len(group.warps))
            self.clusters.append(made)
            for at, warp in enumerate(group.warps):
                vars(warp)["run"] = functools.partial(self._run, made, at, warp)

    def _run(self, into: _Cluster, at: int, warp: Warp, parked: bool = False, budget: int = 0) -> None:
        self._drain(into, at, warp)
        self.code.switch(True)
        try:
            Warp.run(warp, parked, min(budget or _STEP, _STEP))
        finally:
            self._drain(into, at, warp)
            self.code.switch(False)

    def _drain(self, into: _Cluster, at: int, warp: Warp) -> None:
        first, last = into.at[at], warp.blocks_run
        if last > first:
            ring = warp.w64[f.TRAIL // 8 : f.TRAIL // 8 + 2 * f.TRAIL_LENGTH : 2]
            numbers = np.arange(first, last) % f.TRAIL_LENGTH
            into.blocks[at].append((ring[numbers] & np.uint64(0xFFFFFFFF)).astype(np.uint32))
            into.at[at] = last
        if self.code.words[0]:
            accesses, sectors = self.code.taken()
            into.accesses.append(accesses)
            into.sectors.append(sectors)

    def event(self, warp: Warp, site: Site, kind: str, key: str, phase: int, amount: int) -> None:
        """An event of `order`."""
        into = self._open.get(id(warp.cta.group))
        if into is None:
            return
        number = into.keys.setdefault(key, len(into.keys)) if key else -1
        inst, whose = self.code.numbers.get(id(site.inst), -1), warp.number | warp.cta.rank << 16
        here = warp.blocks_run - 1, inst, whose
        # A copy that completes on several mbarriers reads its source once.
        if kind == "copy" and here != self._last and (sectors := _copied(warp, site, self.lanes)) is not None:
            into.copied.append(np.stack([np.full(len(sectors), len(into.events)), sectors], 1))
        self._last = here
        into.events.append((warp.blocks_run - 1, inst, whose, KINDS.index(kind), number, phase, amount))

    def write(self, folder: Path, artifact: Artifact) -> Path:
        """Writes the record of the launch."""
        launch = self.launch
        arrays: dict[str, Any] = {}
        for i, one in enumerate(self.clusters):
            whole = [np.concatenate(parts) if parts else np.zeros(0, np.uint32) for parts in one.blocks]
            arrays[f"blocks{i}"], arrays[f"lengths{i}"] = np.concatenate(whole), np.array([len(b) for b in whole])
            arrays[f"accesses{i}"] = np.concatenate([np.zeros((0, RECORD), np.uint64), *one.accesses])
            arrays[f"sectors{i}"] = np.concatenate([np.zeros(0, np.uint64), *one.sectors])
            arrays[f"events{i}"] = np.array(one.events, np.int64).reshape(-1, 7)
            arrays[f"copied{i}"] = np.concatenate([np.zeros((0, 2), np.int64), *one.copied])
            arrays[f"keys{i}"] = np.array(list(one.keys) or [""])
        memory, program = launch.memory, launch.program
        document = {
            "kernel": program.name, "arch": program.arch, "grid": launch.grid, "block": launch.block,
            "cluster": launch.cluster, "smem": launch.used_shared, "dynamic_smem": launch.smem,
            "allocations": [[a, b - a] for a, b in zip(memory.starts, memory.ends, strict=True)],
            "clusters": [one.number for one in self.clusters], "count": self.count,
            "insts": [[inst.row, _short(inst), inst.location] for inst in self.code.insts],
            "blocks": [[] if block.rest else [self.code.numbers[id(inst)] for inst in block.insts]
                       for block in program.blocks],
            "ran": len(self.numbers), "steering": self.code.steering(program.effects),
            "lost": self.code.lost, "source": artifact.source_name, "ptx": artifact.ptx,
        }  # fmt: skip
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"{written(folder):03}.npz"
        np.savez(path, document=np.frombuffer(json.dumps(document).encode(), np.uint8), **arrays)
        return path


def written(folder: Path) -> int:
    """How many launches have a record in the folder."""
    return len(list(folder.glob("*.npz")))


def _short(inst: Inst) -> str:
    """An instruction, without the registers of long lists."""
    return f"{inst.op} {', '.join(arg if len(arg) <= _TEXT else arg[:1] + '…' for arg in inst.args)}".strip()


def sampled(shape: Sequence[int], most: int | None) -> list[int]:
    """Numbers of ``most`` clusters of a grid of so many in x, y and z; all for None. They lie in the middle of as
    many equal parts of each dimension, not at its ends, since clusters at the edges of a grid often do less than
    others. In a long dimension they lie before the middle: a kernel may take such a number apart into coordinates of
    its own, of which none is to be at an edge."""
    count = math.prod(shape)
    if most is None or most >= count:
        return list(range(count))
    found, stride = np.zeros(most, np.int64), 1
    for size, turn in zip(shape, (0.0, 0.618, 0.755), strict=True):  # y and z in other orders than x
        part = (
            np.argsort(np.argsort(np.arange(most) * turn % 1, kind="stable"), kind="stable")
            if turn
            else np.arange(most)
        )
        found += ((part + (0.5 if size <= _LONG else 0.473)) * size / most).astype(np.int64) * stride
        stride *= size
    chosen = set(found.tolist())
    for number in range(count):  # of a grid that is short in several dimensions some are the same
        if len(chosen) < most:
            chosen.add(number)
    return sorted(chosen)


def _copied(warp: Warp, site: Site, mask: int) -> np.ndarray | None:
    """Sectors of global memory of a bulk or tensor copy; None where it reads or writes none."""
    parts = site.inst.parts
    if "global" not in parts:
        return None
    found = []
    for lane in lanes_of(mask):
        if "tensor" in parts:
            which = 1 if next(p for p in parts if p.startswith(("shared::", "global"))).startswith("shared") else 0
            try:
                mode = tma.mode_of(site)
                spec = tensormap.read(warp, site, int(warp.u64[site.slots[which][0]][lane]))
                origin = tma.coordinates(warp, site, which, int(lane), spec, mode)
            except (EmulatorFinding, UnsupportedInstruction):
                continue
            offset, inside = tensor_boxes.places(spec, origin, mode)
            found.append(np.unique((spec.data_ptr + offset[inside]) >> 5))
        else:
            writes = parts[4 if parts[1] == "reduce" else 3] == "global"
            at = operand(warp, site, 0 if writes else 1, int(lane), 64)
            size = operand(warp, site, 2, int(lane))
            found.append(np.arange(at >> 5, (at + size + 31) >> 5))
    return np.concatenate(found).astype(np.int64) if found else None

"""A recorded launch as the arrays of the native model (engine.c), and runs of it."""

from __future__ import annotations

import ctypes
import functools
import itertools
import math
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from ..llvm.library import Library
from ..llvm.structures import structures
from .additions import leaders
from .code import Carried, Code
from .layout import HEADER
from .machine_code import Instruction
from .parameters import Chip
from .streams import KINDS, Cluster, Launch
from .walk import Walk, Way

MODEL = structures(HEADER)
RECORD = np.dtype(MODEL.Record)
_LIBRARY = Library(__file__, "engine", "the model of time")
_ACCESSES = 4  # kinds of records that are accesses
_SHARED_BIT = 1 << 31
_WINDOWS = 64
_SECTOR, _LINE = 32, 128  # bytes
SPAN = np.dtype(MODEL.Span)
_SPANS = 1 << 17  # that are kept, of one run
# Bytes of the L1 and shared memory of a multiprocessor, and what of it may be shared memory
# [CUDA C++ Programming Guide 13, compute capability 9.0 and 10.0].
_CACHE = 256 * 1024
_CARVEOUTS = tuple(kib * 1024 for kib in (0, 8, 16, 32, 64, 100, 132, 164, 196, 228))
_ALIGNED = 128  # shared memory of a CTA is a multiple of this
_RESERVED = 1024  # bytes of shared memory of each CTA that the system has [CUDA C++ Programming Guide 13]
_TYPES = (("mxf4", "f4"), ("kind::f8f6f4", "f8"), ("mxf8f6f4", "f8"), ("e4m3", "f8"), ("e5m2", "f8"), ("tf32", "tf32"),
          ("kind::i8", "i8"), (".s8", "i8"), (".u8", "i8"), (".b1", "i8"))  # fmt: skip


@dataclass
class Run:
    """What one run of the model gives, in clocks.

    Attributes:
        clocks: from the first instruction to the end of the last warp.
        ends: when each cluster ended.
        lives: [recorded clusters], how long each of them was there, on average; 0 where it did not run.
        stalls: [places, REASONS]: clocks of warps.
        busy: [windows, PIPES]: clocks in which each pipe worked, of ``window`` clocks; four quarters together.
        window: clocks.
        issued: machine instructions.
        l2_bytes, dram_bytes: of this multiprocessor.
        requests: by allocation, sectors that the L1 had not.
        stuck: waits that nothing in the record ended.
        places: what the numbers of places stand for.
        spans: [spans] of SPAN, of the first cluster, as they ended; none unless they were asked for.
        spans_lost: those for which there was no room.
        first: number of the recorded cluster that went first.
    """

    clocks: float
    ends: np.ndarray
    lives: np.ndarray
    stalls: np.ndarray
    busy: np.ndarray
    window: float
    issued: int
    l2_bytes: float
    dram_bytes: float
    requests: np.ndarray
    stuck: int
    places: list[str] = field(default_factory=list)
    spans: np.ndarray = field(default_factory=lambda: np.zeros(0, SPAN))
    spans_lost: int = 0
    first: int = 0


@dataclass(frozen=True)
class Shares:
    """How much of the chip the modelled multiprocessor, or the cluster's, has: bytes a clock of each of them."""

    l2: float
    dram: float
    miss: np.ndarray = field(default_factory=lambda: np.zeros(MODEL.ALLOCATIONS))
    late: np.ndarray = field(default_factory=lambda: np.zeros((3, MODEL.ALLOCATIONS)))  # of `Sharing.late`
    fetch: np.ndarray = field(default_factory=lambda: np.ones(MODEL.ALLOCATIONS))  # of `Launch.fetched`
    spread: float = 0.0  # clocks between the first and the last of the clusters that begin at once
    partial: float = math.inf  # of sectors that stores write in part
    apart: float = math.inf  # of sectors of which atomics change less than half
    request: float = 0.0  # clocks of a request to the L2
    visit: tuple[float, ...] = ()  # by allocation, clocks of an atomic's visit where they follow each other
    local: tuple[float, float, float] = (0.0, 0.0, 0.0)  # of local memory, as `local_dram` and `local_l2` of model.h


class Replay:
    """A launch made ready.

    Args:
        launch: the record.
        machine: the machine code of its kernel; none where there is no disassembler.

    Attributes:
        alone: the rows of its PTX of which one lane adds for all.
    """

    def __init__(self, launch: Launch, machine: Sequence[Instruction] = ()):
        self.launch, self.machine = launch, list(machine)
        self.alone = leaders(self.machine)
        warps = launch.warps * launch.cluster_size
        self.carried: Carried | None = None
        blocks, lengths, parts = [], [], []
        self.fills: list[list[tuple[str, int]]] = []  # by cluster and number of a phase: its mbarrier and the phase
        phases, needs, sectors = [0], [], []
        base = sector_base = 0
        for one in launch.clusters:
            starts = base + np.concatenate([[0], np.cumsum(one.lengths)[:-1]]).astype(np.int64)
            records, need, more = self._records(one, starts, sector_base)
            parts.append(records)
            needs.append(need)
            sectors.append(more)
            phases.append(phases[-1] + len(need))
            blocks.append(one.blocks)
            lengths.append(one.lengths)
            base, sector_base = base + int(one.lengths.sum()), sector_base + len(more)
        self.blocks = np.ascontiguousarray(np.concatenate(blocks), np.uint32)
        self.warp_at = np.concatenate([[0], np.cumsum(np.concatenate(lengths))]).astype(np.int64)
        if len(self.warp_at) != len(launch.clusters) * warps + 1:
            raise ValueError(f"a record of {len(self.warp_at) - 1} warps, of {len(launch.clusters)} × {warps}")
        if len(self.blocks) and int(self.blocks.max()) >= len(launch.blocks):
            raise ValueError(f"a record of block {int(self.blocks.max())}, of {len(launch.blocks)}")
        joined = np.concatenate(parts)
        joined["ptx"] = joined["record"]["inst"]  # from here on that is a number in the model's code
        numbers = np.arange(len(joined))  # an instruction's records of a warp follow each other
        begins = np.diff(joined["ptx"], prepend=-1) | np.diff(joined["position"], prepend=-1)
        joined["turn"] = numbers - np.maximum.accumulate(np.where(begins != 0, numbers, 0))
        if self.machine:
            joined = self._walked(joined)
        joined = self._without_elements(joined)
        joined = joined[np.lexsort((joined["record"]["inst"], joined["position"]))]
        self.record_at = np.searchsorted(joined["position"], np.arange(len(self.blocks) + 1)).astype(np.int64)
        self.records = np.ascontiguousarray(joined["record"])
        self.work = joined["work"].copy()  # multiply-adds and bytes of tensor instructions
        # Passes over shared memory with 8 and 16 bytes a lane; of atomics of global memory the first is their visits.
        self.wide = joined["wide"].copy()
        self.ptx = joined["ptx"].copy()  # by record, the number of the PTX instruction
        self.phases, self.needs = np.array(phases, np.int64), np.concatenate([*needs, np.zeros(1, np.int32)])
        self._number_sectors(sectors)

    def _records(self, one: Cluster, starts: np.ndarray, base: int) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """The records of a cluster, how many contributions complete each of its phases, and its sectors."""
        launch, words = self.launch, one.accesses
        kind = np.dtype([("position", np.int64), ("work", np.float64, 2), ("wide", np.int64, 2), ("ptx", np.int32),
                         ("turn", np.int32), ("record", RECORD)])  # fmt: skip
        out = np.zeros(len(words) + len(one.events), kind)
        reach, inst = one.reach, one.inst
        made, head = out["record"][: len(words)], out[: len(words)]
        warp, rank, *wide = (words[:, 1] >> np.uint64(at) & np.uint64(0xFFFF) for at in (0, 16, 32, 48))
        whose = rank * np.uint64(launch.warps) + warp
        head["wide"] = np.stack(wide, 1)
        head["position"] = starts[whose.astype(np.int64)] + (words[:, 0] >> np.uint64(32)).astype(np.int64)
        made["inst"], made["a"], made["b"] = inst, reach, words[:, 2] & np.uint64(0xFFFF)
        made["c"] = words[:, 3] & np.uint64(0xFFFFFFFF)
        made["at"] = base + np.cumsum(reach) - reach
        lanes, each = (words[:, 2] >> np.uint64(at) & np.uint64(0xFF) for at in (32, 40))
        made["partial"] = lanes << np.uint64(8) | each
        made["columns"] = words[:, 2] >> np.uint64(48)
        kinds = np.array([_access(each.op) for each in launch.insts], np.int64)
        made["kind"] = kinds[inst]
        constant = np.array([each.op.startswith("ld.const") for each in launch.insts])  # they have a cache of their own
        out = np.concatenate([out[: len(words)][~constant[inst]], out[len(words) :]])
        accessed = len(out) - len(one.events)
        numbers: dict[tuple[int, int], int] = {}
        needs: list[int] = []
        copied = np.bincount(one.copied[:, 0], minlength=len(one.events) + 1) if len(one.copied) else None
        place = base + len(one.sectors)
        for number_of_event, (occurrence, number, warp, which, key, phase, amount) in enumerate(one.events.tolist()):
            row = out[accessed + number_of_event]
            name = KINDS[which]
            record = row["record"]
            row["position"] = starts[(warp >> 16) * launch.warps + (warp & 0xFFFF)] + occurrence
            record["inst"], record["kind"], record["b"] = number, which + _ACCESSES, amount
            if name in ("arrive", "copies", "copy", "mma.arrive") and key >= 0:
                at = record["a"] = numbers.setdefault((key, phase), len(numbers))
                needs += [0] * (at + 1 - len(needs))
                needs[at] += 1
            elif name == "wait":
                record["a"] = numbers.setdefault((key, phase), len(numbers)) if phase >= 0 else -1
            elif name in ("sync", "sync.arrive"):
                rank, _, rest = one.keys[key].partition(":barrier ")
                record["a"], record["b"] = int(rank) * 16 + int(rest), -(-amount // 32)
            elif name in ("copy.commit", "copy.wait"):
                record["a"] = int(one.keys[key] == "bulk")
            elif name == "copy":
                record["a"] = -1
            elif name in ("mma", "tmem"):
                row["work"], record["b"] = _work(launch.insts[number].text, name, amount, phase)
            if name == "copy" and copied is not None:
                record["c"], record["at"] = copied[number_of_event], place
                place += int(record["c"])
        needs += [0] * (len(numbers) - len(needs))
        self.fills.append([(one.keys[key], phase) for key, phase in numbers])
        sectors = np.concatenate([one.sectors.astype(np.int64), one.copied[:, 1]])
        return out, np.array(needs, np.int32), sectors

    def _without_elements(self, joined: np.ndarray) -> np.ndarray:
        """The record of a fragment of `wmma` has its elements one by one, and ptxas makes wider accesses
        of some: of so many that lie side by side the first stays."""
        fragments = np.array([one.op.startswith(("wmma.load", "wmma.store")) for one in self.launch.insts], bool)
        mine = np.flatnonzero(fragments[joined["ptx"]] & (joined["record"]["kind"] < _ACCESSES))
        if not len(mine):
            return joined
        width = np.full(len(mine), 4)
        if self.carried is not None:
            width = self.carried.widths[joined["record"]["inst"][mine]]
        each = np.maximum(width // np.maximum(joined["record"]["partial"][mine] & 255, 1), 1)
        keep = np.ones(len(joined), bool)
        keep[mine[joined["turn"][mine] % each != 0]] = False
        return joined[keep]

    def _number_sectors(self, parts: list[np.ndarray]) -> None:
        """Numbers the lines of the sectors; those of several clusters have the highest bit, and are the same in every
        cluster. Allocations begin with a line, and come in the order in which they are first touched: where they lie
        differs from process to process."""
        whole = np.concatenate(parts)
        all_, at = np.unique(whole, return_inverse=True)
        at = at.reshape(-1)
        whose = self.launch.owners(all_)
        starts = np.append(self.launch.allocations[:, 0] // _SECTOR, 0)
        starts[-1] = all_[whose == len(starts) - 1].min(initial=2**62) & -4  # of what lies in none of them
        first = np.full(len(starts), len(whole), np.int64)
        np.minimum.at(first, whose[at], np.arange(len(whole)))
        turn = np.argsort(np.argsort(first, kind="stable"), kind="stable")
        inside = all_ - starts[whose]
        keys = turn[whose] << 56 | inside >> 2
        unique, line = np.unique(keys, return_inverse=True)
        line = line.reshape(-1)
        ends = np.cumsum([len(part) for part in parts])
        clusters = [np.unique(line[at[end - len(part) : end]]) for part, end in zip(parts, ends, strict=True)]
        times = np.bincount(np.concatenate(clusters), minlength=len(unique))
        bits = np.where(times[line] > 1, np.uint32(_SHARED_BIT), np.uint32(0))
        numbers = (line << 2 | inside & 3).astype(np.uint32) | bits
        some = np.zeros(1, np.uint32)
        self.sectors = np.ascontiguousarray(numbers[at] if len(all_) else some)
        owners = np.minimum(whose, MODEL.ALLOCATIONS - 1).astype(np.uint8)
        self.allocation = np.ascontiguousarray(owners[at] if len(all_) else some.astype(np.uint8))
        self._shape_accesses()
        self._shape_words()

    def _shape_words(self) -> None:
        """Takes into account what the lanes of each access move. Until here `partial` has how many lanes, times 256,
        and the bytes of each; from here on how many sectors a store writes in part: all of them where its lanes have
        less than half of their bytes; and how often such an atomic, or one of which several lanes have one word, visits
        its sectors. A load by the L1 takes at least a clock for each 4 bytes that a lane gets. Where
        ptxas made one wide access of shared memory of some, that takes the passes of its width."""
        records = self.records
        lanes, each = records["partial"] >> 8, records["partial"] & 255
        narrow = each
        if self.carried is not None:  # ptxas may have made one access of some
            each = np.maximum(each, self.carried.widths[records["inst"]])
            for at, bytes_ in enumerate((8, 16)):
                merged = (each == bytes_) & (narrow < bytes_) & (self.wide[:, at] > 0)
                records["b"] = np.where(merged, self.wide[:, at], records["b"])
        store, load = records["kind"] == MODEL.T_STORE, records["kind"] == MODEL.T_LOAD
        partial = store & (2 * lanes * each < records["a"] * _SECTOR)
        records["partial"] = np.where(partial, records["a"], 0)
        by_one = np.array([one.row in self.alone for one in self.launch.insts])[self.ptx]
        visits = np.where(by_one, records["a"], np.maximum(self.wide[:, 0], records["a"]))
        atomic = (records["kind"] == MODEL.T_ATOMIC) & (visits > 0)
        apart = atomic & ((2 * lanes * each < records["a"] * _SECTOR) | (visits > records["a"]))
        records["partial"] = np.where(apart, visits, records["partial"])
        least = np.where(load & (records["a"] > 0), each // 4, 0)
        records["columns"] = np.maximum(records["columns"], least)

    def _shape_accesses(self) -> None:
        """Fills in how many lines each access of global memory has, and of all but loads how many of its sectors lie in
        one quarter of their lines, as if these had the same banks of the L1. (Of loads the record has the passes over
        these.)"""
        accesses = np.flatnonzero((self.records["kind"] < _ACCESSES) & (self.records["a"] > 0))
        counts = self.records["a"][accesses]
        of = np.repeat(np.arange(len(accesses)), counts)
        where = np.repeat(self.records["at"][accesses] - np.cumsum(counts) + counts, counts) + np.arange(len(of))
        sectors = self.sectors[where].astype(np.int64)
        lines = np.unique(of << 32 | sectors >> 2) >> 32
        self.records["lines"][accesses] = np.bincount(lines, minlength=len(accesses))
        columns = np.bincount(of * 4 + (sectors & 3), minlength=4 * len(accesses)).reshape(-1, 4)
        known = (self.records["kind"][accesses] == MODEL.T_LOAD) & (self.records["columns"][accesses] > 0)
        self.records["columns"][accesses] = np.where(
            known, self.records["columns"][accesses], columns.max(1, initial=0)
        )

    def sectors_of_lines(self) -> np.ndarray:
        """By allocation, the sectors of a line that its loads ask for, on average; 4 of what is copied."""
        loads = np.isin(self.records["kind"], (MODEL.T_LOAD, MODEL.T_ASYNC)) & (self.records["a"] > 0)
        whose = self.allocation[self.records["at"][loads]]
        sectors, lines = (np.bincount(whose, self.records[name][loads], MODEL.ALLOCATIONS) for name in ("a", "lines"))
        return np.where(lines > 0, sectors / np.maximum(lines, 1), 4.0)

    def _walked(self, joined: np.ndarray) -> np.ndarray:
        """Puts basic blocks of the machine code in the place of the blocks of PTX that each warp ran, and its records
        at the machine instructions that carry them out."""
        walk = Walk(self.launch.insts, self.launch.blocks, self.machine)
        ways: dict[bytes, Way] = {}
        whose = []
        for begin, end in itertools.pairwise(self.warp_at.tolist()):
            ran = self.blocks[begin:end]
            whose.append(ways.setdefault(key, walk.way(ran)) if (key := ran.tobytes()) not in ways else ways[key])
        carried = Carried(self.launch, self.machine, walk)
        starts = np.concatenate([[0], np.cumsum([len(way.parts) for way in whose])])
        warp = np.searchsorted(self.warp_at, joined["position"], side="right") - 1
        order = np.argsort(warp, kind="stable")
        bounds = np.searchsorted(warp[order], np.arange(len(whose) + 1))
        for number, way in enumerate(whose):
            mine = order[bounds[number] : bounds[number + 1]]
            at = joined["position"][mine] - self.warp_at[number]
            places, codes = carried.by(way, at, joined["record"]["inst"][mine].astype(np.int64))
            joined["position"][mine] = starts[number] + places
            joined["record"]["inst"][mine] = codes
        self.blocks = np.concatenate([way.parts for way in whose]).astype(np.uint32)
        self.warp_at = starts.astype(np.int64)
        self.carried = carried
        return joined[joined["record"]["inst"] >= 0]

    def code(self, chip: Chip) -> Code:
        """The kernel's code with the figures of a chip."""
        return Code(self.launch, self.machine, chip, self.carried)

    def run(self, chip: Chip, shares: Shares, slots: int, clusters: int, window: float = 0.0, first: int = 0,
            no_conflicts: bool = False, spans: bool = False) -> Run:  # fmt: skip
        """Runs ``clusters`` clusters on one multiprocessor (or those of one cluster) with room for ``slots``.

        Args:
            chip, shares: the figures.
            window: clocks of a window of `Run.busy`; 0: the whole run is one.
            first: number of the recorded cluster that goes first.
            no_conflicts: each access of shared memory takes one pass.
            spans: `Run.spans` is filled in.
        """
        launch, code = self.launch, self.code(chip)
        records = self.records.copy()
        self._costs(records, chip)
        if no_conflicts:
            records["b"] = np.where(records["kind"] < _ACCESSES, np.minimum(records["b"], 1), records["b"])
        slots = max(1, min(slots, clusters))
        most = max(int(np.diff(self.phases).max(initial=1)), 1)
        warps = slots * launch.cluster_size * launch.warps
        sets = max(cache(launch.smem, slots, launch.warps) // _LINE // MODEL.WAYS, 8)
        windows = _WINDOWS if window else 1
        sms = launch.cluster_size
        state = {
            "code": code.array, "code_at": code.at, "blocks": self.blocks, "warp_at": self.warp_at,
            "record_at": self.record_at, "records": records, "sectors": self.sectors, "allocation": self.allocation,
            "phases_at": self.phases, "needs": self.needs,
            "left": np.zeros(slots * most, np.int32), "waiters": np.full(slots * most, -1, np.int32),
            "complete": np.zeros(slots * most),
            "queued": np.zeros(sms * 4 * MODEL.QUEUE), "queue_count": np.zeros(sms * 4, np.int64),
            "next_issue": np.zeros(sms * 4), "bank_free": np.zeros(sms * 4 * 2),
            "pipe_free": np.zeros(sms * 4 * MODEL.PIPES), "ends": np.zeros(clusters),
            "lives": np.zeros((len(launch.clusters), 2)),
            "stalls": np.zeros((len(code.places), MODEL.REASONS)), "busy": np.zeros((windows, MODEL.PIPES)),
            "spans": np.zeros(_SPANS if spans else 1, SPAN),
        }  # fmt: skip
        for name, kind, count in (("warp", MODEL.Warp, warps), ("slot", MODEL.Slot, slots),
                                  ("heap", MODEL.Entry, 2 * warps + 2),
                                  ("held", MODEL.Line, sms * sets * MODEL.WAYS)):  # fmt: skip
            state[name] = np.zeros(count * ctypes.sizeof(kind), np.uint8)
        model = MODEL.Model(
            **{name: array.ctypes.data for name, array in state.items()},
            recorded=len(launch.clusters), cluster_size=sms, warps=launch.warps, clusters=clusters, slots=slots,
            most_phases=most, places=len(code.places), windows=windows, sets=sets, first=first,
            span_room=_SPANS * spans,
            queue=int(chip["memory_queue"]), port=chip["l2_port"], window=window or 1e30, l2_bytes=shares.l2,
            dram_bytes=shares.dram,
            atomic_bytes=min(shares.l2, chip["atomic_bytes"]), partial_bytes=min(shares.l2, shares.partial),
            apart_bytes=min(shares.l2, shares.apart), l2_request=shares.request,
            mma_latency=chip["wgmma_latency"], start_latency=chip["cta_start"],
            cta_interval=chip["cta_interval"] * chip.sms, spread=shares.spread, load_reads=chip["dram_load_reads"],
            load_writes=chip["dram_load_writes"], dram_line=chip["dram_line"],
            local_l2=shares.local[2],
            **{name: chip[name] for name in ("l1_latency", "shared_latency", "l2_latency", "dram_latency",
               "cluster_latency", "atomic_latency", "l1_sectors", "l1_lines", "tma_latency", "tma_copy", "tma_bytes",
               "mbarrier_latency", "barrier_latency", "tmem_latency")},
        )  # fmt: skip
        model.visit[: len(shares.visit)] = shares.visit
        model.local_dram[:] = shares.local[:2]
        model.miss[:] = np.resize(shares.miss, MODEL.ALLOCATIONS).tolist()
        model.fetch[:] = shares.fetch.tolist()
        model.missed[:], model.delayed[:] = (shares.fetch - 1).tolist(), (1 - 1 / shares.fetch).tolist()
        model.late_first[:], model.late_then[:], model.late_latency[:] = shares.late.tolist()
        clocks = _run()(ctypes.addressof(model))
        lives = state["lives"][:, 0] / np.maximum(state["lives"][:, 1], 1)
        return Run(clocks, state["ends"], lives, state["stalls"], state["busy"], window or clocks, model.issued,
                   model.l2_total, model.dram_total, np.array(model.requests[:]), model.stuck, code.places,
                   state["spans"][: min(model.span_count, _SPANS) * spans], max(model.span_count - _SPANS, 0),
                   first)  # fmt: skip

    def _costs(self, records: np.ndarray, chip: Chip) -> None:
        """Fills in the clocks of tensor instructions, in sixteenths, and of sectors that a store writes in part."""
        line = (4 / chip["stores_side"] - 1 / chip["additions_256"]) / 3 * chip["additions_256"]  # of one such sector
        partial = (records["kind"] == MODEL.T_STORE) & (records["partial"] > 0)
        weighs = line * records["a"] + (1 - line) * records["lines"]
        records["partial"] = np.where(partial, np.maximum(np.rint(weighs), 1), records["partial"])
        for kind, name in ((MODEL.T_MMA, "mma"), (MODEL.T_TMEM, "tmem")):
            rows = np.flatnonzero(records["kind"] == kind)
            for row in rows if len(rows) < 16 else ():
                records["a"][row] = self._clocks(chip, name, int(self.ptx[row]), *self.work[row]) * 16
            if len(rows) >= 16:
                keys = np.stack([self.ptx[rows], *self.work[rows].T], 1)
                unique, where = np.unique(keys, axis=0, return_inverse=True)
                clocks = [self._clocks(chip, name, int(one[0]), one[1], one[2]) * 16 for one in unique]
                records["a"][rows] = np.array(clocks, np.int64)[where.reshape(-1)]

    def _clocks(self, chip: Chip, name: str, number: int, work: float, shared: float) -> int:
        return tensor_clocks(self.launch.insts[number].text, name, work, shared, chip)


def tensor_clocks(text: str, name: str, work: float, shared: float, chip: Chip) -> int:
    """How long a tensor instruction occupies the tensor cores: for its multiply-adds, or for what it reads of shared
    memory, whichever is more; a move to or from tensor memory, for its bytes.

    Args:
        text: the PTX instruction.
        name: ``"mma"`` or ``"tmem"``.
        work: multiply-adds of one multiprocessor, or bytes.
        shared: bytes of shared memory that the multiprocessor reads.
    """
    if name == "tmem":
        return int(work / (128 if "tcgen05.cp" in text else chip["tmem_bytes"]))
    kind = next((kind for word, kind in _TYPES if word in text), "f16")
    return int(max(work / chip[f"{kind}_tensor"], shared / 128, chip["wgmma_least"]))


def cache(shared: int, resident: int, warps: int) -> int:
    """Bytes of the L1 beside the shared memory of so many CTAs of so many warps. The system has some of each CTA's. The
    driver leaves room for twice as many CTAs up to 132 KiB, but for CTAs that are alone, large or many; without shared
    memory for what follows from their size. So ncu has it of all 323 launches of a microbenchmark on an H100 (0 to 192
    KiB, 32 to 1024 threads, three counts of registers), and of 204 of the 213 launches of three blind trials; others
    ask the driver for another size, as Triton does beyond 48 KiB."""
    each = -(-shared // _ALIGNED) * _ALIGNED + _RESERVED
    if not shared:
        need = 8 * 1024 if resident == 1 else min(32, 4 * 64 // warps) * 1024
    else:
        need = resident * each
        if 1 < resident < 32 and warps < 32:
            need = max(need, min(2 * need, 132 * 1024))
    return _CACHE - next((some for some in _CARVEOUTS if some >= need), _CARVEOUTS[-1])


def _access(op: str) -> int:
    """The kind of an access by its opcode."""
    head = op.partition(".")[0]
    if op.startswith("cp.async"):
        return int(MODEL.T_ASYNC)
    if head in ("atom", "red"):
        return int(MODEL.T_ATOMIC)
    return int(MODEL.T_STORE if head in ("st", "stmatrix") or op.startswith("wmma.store") else MODEL.T_LOAD)


def _work(text: str, name: str, amount: int, read: int) -> tuple[tuple[float, float], int]:
    """What a tensor instruction does: multiply-adds of one multiprocessor (or bytes), bytes of shared memory that it
    reads; and where: 0 in the quarters, 1 in one multiprocessor, 2 in a pair, of which each reads half."""
    if name == "tmem":
        return (float(amount), 0.0), int("tcgen05.cp" in text)
    if shape := re.search(r"\.m64n(\d+)k(\d+)", text):
        n, k = int(shape[1]), int(shape[2])
        in_registers = text.count("{") > 1
        return (64.0 * n * k, 32.0 * n + (0 if in_registers else 2048)), 0
    ctas = 2 if "cta_group::2" in text else 1
    return (amount / 2 / ctas, read / ctas), ctas


@functools.cache
def _run() -> Any:
    """The native `run(model)`: clocks."""
    return _LIBRARY.function("run", ctypes.c_double, ctypes.c_void_p)

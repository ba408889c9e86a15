"""What the emulator recorded of a launch (jit/emulator/counters/streams.py), read for the model."""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

KINDS = ("arrive", "copies", "wait", "copy", "copy.commit", "copy.wait", "sync", "sync.arrive", "mma", "mma.commit",
         "mma.wait", "mma.arrive", "cluster.arrive", "cluster.wait", "tmem", "tmem.wait")  # fmt: skip
SECTOR = 32  # bytes
_DOES: tuple[tuple[str, ...], ...] = (("read",), ("written",), ("read", "written"))
_PLACES = ("global", "shared::cta", "shared::cluster")


@dataclass(frozen=True)
class Inst:
    """A PTX instruction: its row of the text, itself, and its place in the source."""

    row: int
    text: str
    place: str

    @property
    def op(self) -> str:
        """The opcode."""
        return self.text.partition(" ")[0]

    @property
    def does(self) -> tuple[str, ...]:
        """What it does to global memory, where it touches that: ``"read"``, ``"written"``, or both."""
        parts = self.op.split(".")
        if parts[0] in ("atom", "red") or self.op.startswith("cp.reduce"):
            return "read", "written"
        if self.op.startswith("cp.async.bulk"):  # the first of the two places is where it goes
            return ("written",) if next((p for p in parts if p in _PLACES), "") == "global" else ("read",)
        return ("written",) if parts[0] in ("st", "stmatrix") or parts[1:2] == ["store"] else ("read",)


@dataclass
class Cluster:
    """One recorded cluster: the arrays of the record."""

    number: int
    blocks: np.ndarray
    lengths: np.ndarray
    accesses: np.ndarray
    sectors: np.ndarray
    events: np.ndarray
    copied: np.ndarray
    keys: list[str]

    @property
    def inst(self) -> np.ndarray:
        """The number of each access's instruction."""
        return (self.accesses[:, 0] & np.uint64(0xFFFFFFFF)).astype(np.int64)

    @property
    def reach(self) -> np.ndarray:
        """How many sectors each access touches."""
        return (self.accesses[:, 3] >> np.uint64(32)).astype(np.int64)


@dataclass
class Launch:
    """One recorded launch.

    Attributes:
        kernel, arch: as compiled.
        grid, block, cluster: of the launch.
        smem, dynamic_smem: bytes of shared memory of a CTA, all and the dynamic part.
        count: clusters of the grid.
        allocations: [n, 2] i64: first byte and bytes, ascending.
        insts: PTX instructions.
        blocks: the numbers of each block's instructions.
        clusters: those recorded.
        lost: accesses that were not recorded.
        source, ptx: the module.
        ran: clusters that ran.
        steering: the numbers of the instructions whose values decide what memory is touched, or how often a loop turns.
    """

    kernel: str
    arch: str
    grid: tuple[int, int, int]
    block: tuple[int, int, int]
    cluster: tuple[int, int, int]
    smem: int
    dynamic_smem: int
    count: int
    allocations: np.ndarray
    insts: list[Inst]
    blocks: list[list[int]]
    clusters: list[Cluster]
    lost: int
    source: str
    ptx: str = field(repr=False)
    ran: int = 0
    steering: list[int] = field(default_factory=list)

    @property
    def warps(self) -> int:
        """Warps of a CTA."""
        return -(-math.prod(self.block) // 32)

    @property
    def cluster_size(self) -> int:
        """CTAs of a cluster."""
        return math.prod(self.cluster)

    def fetched(self) -> np.ndarray:
        """By allocation, how many of the sectors that a cluster touches come together from DRAM, on average: 1 where it
        touches one sector of each 64 bytes, 2 where it touches both."""
        found = np.ones(len(self.allocations) + 1)
        parts = [self._sectors(one, "touched") for one in self.clusters]
        for at in range(len(found)):
            mine = [part[self.owners(part) == at] for part in parts]
            sectors, fetches = (sum(len(np.unique(part >> bits)) for part in mine) for bits in (0, 1))
            found[at] = sectors / fetches if fetches else 1.0
        return found

    def footprint(self, which: str = "touched") -> np.ndarray:
        """Sectors of each allocation that the whole grid touches, as the recorded clusters show it: what each of these
        touches, and how much of that they share, carried on to the number of the grid's clusters.

        Args:
            which: ``"touched"``, or only those ``"read"`` or ``"written"``; an atomic does both. What a cluster wrote
                itself before it read it is not read: the L2 has it.
        """
        parts = [self._sectors(one, which) for one in self.clusters]
        owners = [self.owners(part) for part in parts]
        union = np.unique(np.concatenate(parts)) if parts else np.zeros(0, np.int64)
        whose = self.owners(union)
        found = np.zeros(len(self.allocations) + 1)
        for at in range(len(found)):
            each = float(np.mean([(own == at).sum() for own in owners])) if owners else 0.0
            all_ = float((whose == at).sum())
            if not each:
                continue
            room = self.allocations[at][1] / SECTOR if at < len(self.allocations) else math.inf
            some = len(parts)
            grows = math.log(max(all_ / each, 1.0)) / math.log(some) if some > 1 else 1.0
            found[at] = min(max(room, all_), each * self.count ** min(grows, 1.0)) if some < self.count else all_
        return found

    def touched(self, one: Cluster) -> np.ndarray:
        """The sectors that a recorded cluster touches, each once, ascending."""
        return self._sectors(one, "touched")

    def in_order(self, one: Cluster) -> np.ndarray:
        """The sectors of a recorded cluster's accesses in their order, then those of its copies."""
        return np.concatenate([one.sectors.astype(np.int64), one.copied[:, 1]])

    def own(self) -> np.ndarray:
        """[allocation] sectors that a recorded cluster touches, each once, on average; one more for none."""
        found = np.zeros(len(self.allocations) + 1)
        for one in self.clusters:
            whose, counts = np.unique(self.owners(self._sectors(one, "touched")), return_counts=True)
            found[whose] += counts / len(self.clusters)
        return found

    def _sectors(self, one: Cluster, which: str) -> np.ndarray:
        """The sectors that a cluster touches, reads or writes, each once."""
        accessed, copied = one.sectors.astype(np.int64), one.copied
        if which != "touched":
            does = np.array([which in each.does for each in self.insts])
            inst, reach = one.inst, one.reach
            chosen = np.repeat(does[inst], reach)
            if which == "read":
                chosen &= ~np.isin(accessed, self._made(one, inst, reach))
            accessed, copied = accessed[chosen], copied[does[one.events[copied[:, 0], 1]]]
        return np.unique(np.concatenate([accessed, copied[:, 1]]))

    def rewritten(self) -> tuple[np.ndarray, np.ndarray]:
        """[2] of the whole grid: how often its stores, and its atomics, visit sectors that they write in part; and
        of these sectors those which are alone in their line and which a cluster had read before it wrote to them, or
        adds to, each once by cluster."""
        does = {kind: np.array([each.does == kind for each in self.insts]) for kind in _DOES}
        visits, fresh = np.zeros(2), np.zeros(2)
        for one in self.clusters:
            inst, reach = one.inst, one.reach
            lanes, each = (one.accesses[:, 2] >> np.uint64(at) & np.uint64(0xFF) for at in (32, 40))
            thin = 2 * (lanes * each).astype(np.int64) < reach * SECTOR
            whole = one.sectors.astype(np.int64)
            of = np.repeat(np.arange(len(reach)), reach)
            lines = np.bincount(np.unique(of << 40 | whole >> 2) >> 40, minlength=len(reach))
            sectors, first, number = np.unique(whole, return_index=True, return_inverse=True)
            read = ~does["written",][inst][of][first]
            for at, kind in enumerate((("written",), ("read", "written"))):
                mine = thin & does[kind][inst]
                visits[at] += reach[mine].sum()
                written = np.zeros(len(sectors), bool)
                written[number.reshape(-1)[(mine & (lines == reach))[of]]] = True
                fresh[at] += int((written & read).sum())
        scale = self.count / max(len(self.clusters), 1)
        return visits * scale, fresh * scale

    def steered_by(self) -> np.ndarray:
        """The sectors from which the recorded clusters read values that decide what they do, each once."""
        found = [np.zeros(0, np.int64)]
        for one in self.clusters:
            found.append(one.sectors.astype(np.int64)[np.repeat(np.isin(one.inst, self.steering), one.reach)])
        return np.unique(np.concatenate(found))

    def written(self) -> np.ndarray:
        """[n, 2]: first byte and bytes of the allocations that the recorded clusters write to."""
        sectors = [self._sectors(one, "written") for one in self.clusters]
        whose = np.unique(self.owners(np.concatenate([np.zeros(0, np.int64), *sectors])))
        return self.allocations[whose[whose < len(self.allocations)]]

    def _made(self, one: Cluster, inst: np.ndarray, reach: np.ndarray) -> np.ndarray:
        """The sectors that a cluster's first access to them wrote, whole. The accesses are in the order in which the
        emulator ran them."""
        stores = np.array([each.does == ("written",) for each in self.insts])
        lanes, each = (one.accesses[:, 2] >> np.uint64(at) & np.uint64(0xFF) for at in (32, 40))
        whole = stores[inst] & ((lanes * each).astype(np.int64) >= reach * SECTOR)
        sectors, first = np.unique(one.sectors.astype(np.int64), return_index=True)
        made: np.ndarray = sectors[np.repeat(whole, reach)[first]]
        return made

    def owners(self, sectors: np.ndarray) -> np.ndarray:
        """The number of each sector's allocation; one more than there are for none."""
        if not len(self.allocations):
            return np.zeros(len(sectors), np.int64)
        starts = self.allocations[:, 0]
        at = np.searchsorted(starts, sectors.astype(np.int64) * SECTOR + SECTOR - 1, side="right") - 1
        inside = (at >= 0) & (sectors.astype(np.int64) * SECTOR < starts[at] + self.allocations[at, 1])
        return np.where(inside, at, len(starts))


def launches(folder: Path) -> list[Launch]:
    """The launches of a folder, in their order."""
    return [read(path) for path in sorted(folder.glob("*.npz"))]


def incomplete(made: Sequence[Launch]) -> list[int]:
    """The numbers of the launches of which only some clusters ran, though a later launch reads in what they write what
    it does: that later launch has not done what it does in truth."""
    found = []
    for number, launch in enumerate(made):
        later = [one for one in made[number + 1 :] if one.steering]
        if later and launch.ran < launch.count:
            spans = launch.written()
            if any(_meets(one.steered_by(), spans) for one in later):
                found.append(number)
    return found


def _meets(sectors: np.ndarray, spans: np.ndarray) -> bool:
    """Whether some of the sectors are in one of the spans, each a first byte and bytes."""
    first, last = sectors * SECTOR, sectors * SECTOR + SECTOR
    return any(bool(((last > start) & (first < start + size)).any()) for start, size in spans)


def read(path: Path) -> Launch:
    """The launch of a file."""
    with np.load(path) as arrays:
        document: dict[str, Any] = json.loads(bytes(arrays["document"]))
        names = ("blocks", "lengths", "accesses", "sectors", "events", "copied")
        clusters = [
            Cluster(number, **{name: arrays[f"{name}{i}"] for name in names}, keys=arrays[f"keys{i}"].tolist())
            for i, number in enumerate(document["clusters"])
        ]
    shape = {name: (*document[name],) for name in ("grid", "block", "cluster")}
    return Launch(
        document["kernel"], document["arch"], **shape, smem=document["smem"],
        dynamic_smem=document["dynamic_smem"], count=document["count"],
        allocations=np.array(sorted(document["allocations"]), np.int64).reshape(-1, 2),
        insts=[Inst(*one) for one in document["insts"]], blocks=document["blocks"], clusters=clusters,
        lost=document["lost"], source=document["source"], ptx=document["ptx"],
        ran=document["ran"], steering=document["steering"],
    )  # fmt: skip

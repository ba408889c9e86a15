"""One launch: arguments to memory, the checks' slow paths, clusters in turn, the report."""

from __future__ import annotations

import bisect
import ctypes
import os
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from .. import arguments
from ..errors import LaunchError
from . import atomics, barriers, copies, layout, lower, matrix, mbarrier, memory, parse, wgmma
from .findings import EmulatorFinding, UnsupportedInstruction
from .machine import Cluster, Cta, Warp, aligned
from .native import Code

_CODES: dict[tuple[str, str, bool], tuple[lower.Lowered, Code, list[Any]]] = {}
_SMEM_STRIDE = 1 << 18


@dataclass
class Options:
    """How to run. Defaults come from the environment: WARPYARD_EMULATOR_SEED, _FAST.

    Attributes:
        seed: None: the fair schedule; a number: warps in a shuffled order and copies late, in any order.
        fast: matrix products by plain f32 sums instead of the tensor cores' aligned ones.
    """

    seed: int | None = field(
        default_factory=lambda: int(os.environ["WARPYARD_EMULATOR_SEED"]) if os.environ.get("WARPYARD_EMULATOR_SEED") else None
    )
    fast: bool = field(default_factory=lambda: os.environ.get("WARPYARD_EMULATOR_FAST", "0") not in ("", "0"))


@dataclass
class Report:
    """What a launch did.

    Attributes:
        kernel: its name.
        seconds: wall time of the run, and of making its native code.
        lane_instructions: instructions executed, counted for each lane.
        by_class: the same by opcode.
        fast: whether matrix products were plain f32 sums.
        seed: of the schedule; None for the fair one.
        warnings: reports, as of a finding, of what may be meant: matrix loads of rows that were never written.
    """

    kernel: str
    seconds: float = 0.0
    compile_seconds: float = 0.0
    lane_instructions: int = 0
    by_class: dict[str, int] = field(default_factory=dict)
    fast: bool = False
    seed: int | None = None
    warnings: list[dict[str, Any]] = field(default_factory=list)

    def as_dict(self) -> dict[str, Any]:
        """JSON types."""
        return dict(self.__dict__)


class Memory:
    """Global memory: the extents of the launch's tensors, its parameters, and the module's variables."""

    def __init__(self) -> None:
        self.ranges: list[tuple[int, int, str]] = []
        self.starts: list[int] = []

    def add(self, begin: int, size: int, name: str) -> None:
        if size and (begin, begin + size) not in [(low, high) for low, high, _ in self.ranges]:
            self.ranges.append((begin, begin + size, name))
            self.ranges.sort()
            self.starts = [low for low, _, _ in self.ranges]

    def find(self, address: int, size: int) -> tuple[int, int, str] | None:
        """The allocation that holds a range."""
        i = bisect.bisect_right(self.starts, address) - 1
        if i >= 0 and address + size <= self.ranges[i][1]:
            return self.ranges[i]
        return None

    def range(self, address: int, size: int, align: int, name: str) -> None:
        if address % align:
            raise EmulatorFinding("misaligned", f"{name} {address:#x} is not a multiple of {align}", address=address)
        if not self.find(address, size):
            raise EmulatorFinding("out-of-bounds", f"{name}: {size} bytes at {address:#x}, {self.nearest(address)}",
                                  address=address)  # fmt: skip

    def nearest(self, address: int) -> str:
        """Where an address lies, in words."""
        i = bisect.bisect_right(self.starts, address) - 1
        if i >= 0 and address - self.ranges[i][1] < 1 << 24:
            low, high, name = self.ranges[i]
            past = address - high
            return (f"{past} bytes past the end of" if past >= 0 else "reaching past the end of") + f" {name} ({high - low} bytes)"
        if i + 1 < len(self.ranges) and self.ranges[i + 1][0] - address < 1 << 24:
            low, high, name = self.ranges[i + 1]
            return f"{low - address} bytes before {name} ({high - low} bytes)"
        return "in no argument's memory"

    def check(self, warp: Warp, inst: parse.Inst, addresses: Any, sizes: Any, picked: Any) -> None:
        """Every picked lane's range of ``sizes`` bytes."""
        chosen = addresses[picked]
        real = sizes > 0
        if not real.any():
            return
        low, high = int(chosen[real].min()), int((chosen[real] + sizes[real].astype(np.uint64)).max())
        if self.find(low, high - low):
            skew = (chosen[real] & (sizes[real] - 1).astype(np.uint64)) != 0
            whole = (sizes[real] & (sizes[real] - 1)) == 0
            if not (skew & whole).any():
                return
        for lane, address, size in zip(picked.tolist(), chosen.tolist(), sizes.tolist(), strict=True):
            if not size:
                continue
            try:
                self.range(address, size, size if size & (size - 1) == 0 else 4, f"{inst.parts[0]} address")
            except EmulatorFinding as finding:
                raise warp.locate(finding, inst, lane) from None


class Run:
    """One launch of one kernel."""

    def __init__(self, artifact: Any, entry: str, options: Options):
        self.options, self.fast = options, options.fast
        self.kernel = entry
        self.memory = Memory()
        self.tensor_maps: dict[int, Any] = {}
        self.plans: dict[int, Any] = {}
        self.warnings: dict[int, dict[str, Any]] = {}
        self.rng = None if options.seed is None else np.random.default_rng(options.seed)
        self.on_exit = self.exited
        started = time.perf_counter()
        self.lowered, self.code, self.variables = _code(artifact, entry, self.fast)
        self.compile_seconds = time.perf_counter() - started
        self.function = self.code.function(entry, ctypes.c_void_p)
        self.counts = np.zeros(len(self.lowered.blocks) + 8, np.uint64)
        self.sites = aligned(16 * len(self.lowered.sites) + 64, 64)
        self.dummy = aligned(4096, 64)
        self.warps: list[Warp] = []
        self.slow = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_int, ctypes.c_uint, ctypes.c_int64, ctypes.c_int)(
            self.slow_path
        )
        self.handlers = {**barriers.HANDLERS, **mbarrier.HANDLERS, **copies.HANDLERS, **wgmma.HANDLERS,
                         **atomics.HANDLERS}  # fmt: skip
        for data, name in self.variables:
            self.memory.add(data.ctypes.data, len(data), name)

    def handler(self, inst: parse.Inst) -> Any:
        """The Python function of an instruction, by the longest opcode prefix that has one."""
        for count in (3, 2, 1):
            if found := self.handlers.get(".".join(inst.parts[:count])):
                return found
        if inst.parts[0] in ("fence", "griddepcontrol"):
            return _nothing
        raise UnsupportedInstruction(str(inst), inst.location)

    def exited(self, warp: Warp) -> None:
        """A CTA whose warps have all ended takes its shared memory with it."""
        if all(other.finished for other in warp.cta.warps):
            warp.cta.gone = True

    def slow_path(self, base: int, site: int, mask: int, size: int, store: int) -> None:
        """Called by native code for accesses that its vector checks do not settle. Replaces the addresses in the scratch
        area by host addresses; an exception is kept and raised when the native code has returned."""
        index = ctypes.c_uint32.from_address(base + layout.WARP).value
        warp = self.warps[index]
        inst = self.lowered.sites[site]
        scratch = np.frombuffer((ctypes.c_uint64 * 32).from_address(base + layout.SCRATCH), np.uint64)
        for lane in range(32):
            if not mask >> lane & 1:
                continue
            try:
                scratch[lane] = self.resolve(warp, inst, site, lane, int(scratch[lane]), size, store)
            except EmulatorFinding as finding:
                if warp.error is None:
                    warp.error = warp.locate(finding, inst, lane)
                    warp.words[layout.FAULT // 4] = 1
                scratch[lane] = self.dummy.ctypes.data

    def resolve(self, warp: Warp, inst: parse.Inst, site: int, lane: int, address: int, size: int, store: int) -> int:
        space = memory.space_of(inst)
        if space == "generic" and address & layout.LOCAL_WINDOW:
            offset = address & (layout.LOCAL_WINDOW - 1)
            if offset + size > self.lowered.local_bytes:
                raise EmulatorFinding("out-of-bounds", f"local address {offset:#x} of {self.lowered.local_bytes} bytes")
            start = int(warp.state[layout.LOCAL : layout.LOCAL + 8].view(np.uint64)[0])
            return start + lane * self.lowered.local_bytes + offset
        if space == "shared" or (space == "generic" and address & layout.SHARED_WINDOW):
            offset = address & ~layout.SHARED_WINDOW
            cta, offset = copies.shared_range(warp.cta, offset, size, size)
            seen = cta.shadow[offset : offset + size]
            if (seen == layout.PENDING).any():
                raise EmulatorFinding("async-pending", f"shared address {offset:#x} is {'written' if store else 'read'} "
                                      "while an asynchronous copy into it is under way; wait for it first",
                                      address=offset)  # fmt: skip
            if store:
                seen[:] = layout.INITIALISED
            elif (seen != layout.INITIALISED).any():
                missing = EmulatorFinding("uninitialised-shared", f"shared address {offset:#x} is read before anything "
                                          "was written there", address=offset)  # fmt: skip
                if inst.parts[0] != "ldmatrix":
                    raise missing
                self.warn(warp.locate(missing, inst, lane), inst)
            return cta.smem.ctypes.data + offset
        if address % size:
            raise EmulatorFinding("misaligned", f"address {address:#x} of a {size}-byte access is not a multiple of {size}",
                                  address=address)  # fmt: skip
        found = self.memory.find(address, size)
        if not found:
            raise EmulatorFinding("out-of-bounds", f"{'store' if store else 'load'} of {size} bytes at {address:#x}: "
                                  f"{self.memory.nearest(address)}", address=address)  # fmt: skip
        entry = self.sites[16 * site : 16 * site + 16].view(np.uint64)
        entry[0], entry[1] = found[0], found[1]
        return address

    def warn(self, finding: EmulatorFinding, inst: parse.Inst) -> None:
        """Notes what may be meant: rows of a matrix load that pad a tile, whose results are then never used."""
        self.warnings.setdefault(id(inst), finding.report)

    def parameters(self, entry: Any, args: Sequence[Any]) -> np.ndarray[Any, Any]:
        """The parameters' bytes; pointers are host addresses, tensor maps known by the address of their parameter."""
        offsets, size = arguments.layout(entry.params)
        block = aligned(size + 256, 64)
        self.memory.add(block.ctypes.data, size + 256, "the kernel's parameters")
        for i, (param, offset, value) in enumerate(zip(entry.params, offsets, args, strict=True)):
            data: bytes
            if hasattr(value, "global_strides"):
                self.tensor_maps[block.ctypes.data + offset] = value
                self._tensor(value.tensor, f"argument {i}'s tensor")
                continue
            if hasattr(value, "data_ptr"):
                self._tensor(value, f"argument {i}")
                data = value.data_ptr().to_bytes(8, "little")
            elif value is None:
                data = bytes(param.size)
            elif isinstance(value, bytes | bytearray | memoryview):
                data = bytes(value)
            elif param.type in (".f32", ".f64"):
                data = np.array(value, np.float32 if param.type == ".f32" else np.float64).tobytes()
            else:
                data = (int(value) & ((1 << 8 * param.size) - 1)).to_bytes(param.size, "little")
            block[offset : offset + len(data)] = np.frombuffer(data, np.uint8)
        return block

    def _tensor(self, tensor: Any, name: str) -> None:
        storage = tensor.untyped_storage()
        self.memory.add(storage.data_ptr(), storage.nbytes(), f"{name} {tuple(tensor.shape)} {tensor.dtype}")

    def cluster(self, indices: list[tuple[int, int, int]], shape: dict[str, Any]) -> Cluster:
        """The CTAs of one cluster, ready to run."""
        cluster = Cluster(self.kernel, self)
        total = self.lowered.static_shared + shape["smem"]
        threads = int(np.prod(shape["block"]))
        count = -(-threads // 32)
        for rank, index in enumerate(indices):
            cta = Cta(cluster, index, rank, aligned(-(-max(total, 1) // 1024) * 1024), np.zeros(total, np.uint8))
            for w in range(count):
                cta.warps.append(self.warp(cta, w, threads, shape))
            cluster.ctas.append(cta)
        return cluster

    def warp(self, cta: Cta, w: int, threads: int, shape: dict[str, Any]) -> Warp:
        warp = Warp(cta, w, len(self.warps), self.lowered)
        self.warps.append(warp)
        lanes = min(32, threads - 32 * w)
        warp.words[layout.LIVE // 4] = (1 << lanes) - 1
        for offset, value in ((layout.SMEM, cta.smem.ctypes.data), (layout.SHADOW, cta.shadow.ctypes.data),
                              (layout.SMEM_SIZE, len(cta.shadow)), (layout.PARAMS, shape["params"].ctypes.data),
                              (layout.COUNTS, self.counts.ctypes.data), (layout.SITES, self.sites.ctypes.data),
                              (layout.DUMMY, self.dummy.ctypes.data),
                              (layout.SLOW, ctypes.cast(self.slow, ctypes.c_void_p).value or 0)):  # fmt: skip
            warp.put64(offset, value)
        warp.local = aligned(32 * self.lowered.local_bytes + 64, 64)  # type: ignore[attr-defined]
        warp.put64(layout.LOCAL, warp.local.ctypes.data)  # type: ignore[attr-defined]
        thread = 32 * w + np.arange(32)
        bx, by, bz = shape["block"]
        for i, value in enumerate((thread % bx, thread // bx % by, thread // (bx * by))):
            warp.words[layout.TID // 4 + 32 * i : layout.TID // 4 + 32 * (i + 1)] = value
        grid, cl = shape["grid"], shape["cluster"]
        x, y, z = cta.index
        values = {"nwarpid": -(-threads // 32), "warpid": w, "nsmid": 132, "cluster_ctarank": cta.rank,
                  "cluster_nctarank": int(np.prod(cl)), "is_explicit_cluster": int(np.prod(cl) > 1), "gridid": 1,
                  "dynamic_smem_size": shape["smem"], "total_smem_size": len(cta.shadow)}  # fmt: skip
        for i, axis in enumerate("xyz"):
            values |= {f"ctaid.{axis}": (x, y, z)[i], f"nctaid.{axis}": grid[i], f"ntid.{axis}": shape["block"][i],
                       f"cluster_ctaid.{axis}": (x, y, z)[i] % cl[i], f"cluster_nctaid.{axis}": cl[i],
                       f"clusterid.{axis}": (x, y, z)[i] // cl[i], f"nclusterid.{axis}": grid[i] // cl[i]}  # fmt: skip
        for name, number in values.items():
            warp.words[layout.SPECIAL // 4 + layout.SPECIALS.index(name)] = number
        return warp

    def execute(self, cluster: Cluster) -> None:
        """Runs a cluster to its end.

        Raises:
            EmulatorFinding: a defect, a deadlock among them.
        """
        warps = cluster.warps
        while not all(warp.finished for warp in warps) or cluster.queue:
            order = warps if self.rng is None else [warps[i] for i in self.rng.permutation(len(warps))]
            moved = False
            for warp in order:
                moved |= cluster.turn(warp)
            moved |= cluster.deliver()
            if not moved:
                if cluster.queue:
                    cluster.queue.pop()[0]()
                    continue
                raise cluster.deadlock()


def _nothing(warp: Warp, inst: parse.Inst, lanes: int) -> None:
    """Orders accesses that happen in order here anyway."""


def _code(artifact: Any, entry: str, fast: bool) -> tuple[lower.Lowered, Code, list[Any]]:
    key = (artifact.ptx, entry, fast)
    if key not in _CODES:
        source = getattr(artifact, "source", None) or "kernel.cu"
        functions, module = parse.parse(artifact.ptx, str(source) if len(str(source)) < 400 else "kernel.cu")
        if entry not in functions:
            raise LaunchError(f"the PTX has no entry {entry!r}; it has {', '.join(functions)}")
        offsets, _ = arguments.layout(artifact.entries[entry].params)
        params = {p.name: offset for p, offset in zip(artifact.entries[entry].params, offsets, strict=True)}
        addresses, variables = {}, []
        for variable in module:
            if variable.space in ("global", "const"):
                data = aligned(max(variable.size, 1), 256)
                data[: len(variable.data)] = np.frombuffer(variable.data, np.uint8)
                variables.append((data[: variable.size], variable.name))
                addresses[variable.name] = data.ctypes.data
        lowered = lower.lower(functions[entry], module, params, addresses)
        text = memory.support() + matrix.library(lowered.helpers, fast) + "\n" + lowered.text
        _CODES[key] = lowered, Code(_once(text)), variables
    return _CODES[key]


def _once(text: str) -> str:
    """The module with each declaration once."""
    seen: set[str] = set()
    lines = []
    for line in text.splitlines():
        if line.startswith("declare"):
            name = line.split("@", 1)[1].split("(", 1)[0]
            if name in seen:
                continue
            seen.add(name)
        lines.append(line)
    return "\n".join(lines)


def launch(artifact: Any, entry: str, args: Sequence[Any], *, grid: Any, block: Any, smem: int = 0,
           cluster: Any = None, options: Options | None = None) -> Report:  # fmt: skip
    """Runs a kernel's PTX on the CPU; results are in the argument tensors.

    Args:
        artifact: a jit.Artifact.
        entry: the kernel's name.
        args: one for each parameter: CPU tensors, numbers, TensorMapSpecs, bytes, None.
        grid, block, cluster: sizes in x, y, z.
        smem: bytes of dynamic shared memory.
        options: see Options.

    Raises:
        EmulatorFinding: the kernel does something wrong.
        UnsupportedInstruction: an instruction that is not executed here.
    """
    run = Run(artifact, entry, options or Options())
    three = [tuple((*([x] if isinstance(x, int) else x), 1, 1)[:3]) for x in (grid, block, cluster or 1)]
    shape = {"grid": three[0], "block": three[1], "cluster": three[2], "smem": smem}
    shape["params"] = run.parameters(artifact.entries[entry], args)
    started = time.perf_counter()
    (gx, gy, gz), (cx, cy, cz) = three[0], three[2]
    for z in range(0, gz, cz):
        for y in range(0, gy, cy):
            for x in range(0, gx, cx):
                indices = [(x + i, y + j, z + k) for k in range(cz) for j in range(cy) for i in range(cx)]
                run.warps.clear()
                run.execute(run.cluster(indices, shape))
    report = Report(entry, time.perf_counter() - started, run.compile_seconds, fast=run.fast, seed=run.options.seed)
    for block_, lanes in zip(run.lowered.blocks, run.counts.tolist(), strict=False):
        if lanes:
            for inst in block_.insts:
                report.by_class[inst.parts[0]] = report.by_class.get(inst.parts[0], 0) + int(lanes)
    report.warnings = list(run.warnings.values())
    report.lane_instructions = sum(report.by_class.values())
    return report

"""One launch after another: the options from the environment, and what was emulated.

``WARPYARD_EMULATOR_SEED`` (plus the harness's ``WARPYARD_SCHEDULE``) chooses the order of warps, CTAs and arriving
copies; ``WARPYARD_EMULATOR_SCHEDULES=N`` runs every launch under N seeds from the same memory;
``WARPYARD_EMULATOR_STRICT=1`` makes a finding of every matrix instruction that reads shared memory which nothing wrote;
``WARPYARD_EMULATOR_COUNTERS=1`` counts instructions, bytes and waits; ``WARPYARD_EMULATOR_PROGRESS`` names a file that
tells how many CTAs are done; ``WARPYARD_EMULATOR_DUMP`` names a folder for the generated LLVM IR.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from ..artifact import Artifact
from .counters.sums import add
from .findings import EmulatorFinding
from .machine.grid import run
from .machine.launch import Launch
from .program import Programs
from .races.state import Detectors
from .settings import read
from .tensor import mode

_LOCK = threading.Lock()


@dataclass
class Statistics:
    """What the process has emulated: launches, lane-instructions, seconds of compiling and of running.

    Attributes:
        notes: remarks that are no findings, as report dictionaries: matrix instructions that read shared memory which
            nothing wrote (they got NaN there). The last 256.
        fast: some launch formed tensor-core sums in f64 (WARPYARD_EMULATOR_FAST=1), not as the hardware does.
        counters: with WARPYARD_EMULATOR_COUNTERS=1, what launches counted, by the kernel's PTX name; all are sums:

            - ``launches``, ``ctas``, ``warps``
            - ``instructions``: by class, ``warp`` (executions by a warp, lanes that are predicated off included) and
              ``lane`` (lanes for which it was executed), of PTX
            - ``memory``: by space and direction (``"global load"``): ``requests`` of a warp, ``lanes``, ``bytes``
              asked for, ``units`` (32-byte sectors, passes over the banks) and their ``ideal`` (counter_code.py)
            - ``places``: by space, the instructions (``"file:line  opcode"``) that took more units than the ideal
            - ``copies``: bulk and tensor copies: ``copies``, ``global_bytes`` inside the tensor, ``shared_bytes``
            - ``tensor_memory``: tcgen05.ld, st and cp: ``instructions``, ``bytes`` of registers or of shared memory
            - ``tensor``: wgmma, mma.sync, wmma.mma, tcgen05.mma: ``warp_instructions``, ``flops`` or
              ``integer_operations``, dense, and ``shared_bytes`` of the operands
            - ``waits``: barriers and mbarriers: ``executed``, and ``not_yet``: the warp had to let others run first
    """

    launches: int = 0
    lane_instructions: int = 0
    build_seconds: float = 0.0
    run_seconds: float = 0.0
    notes: list[dict[str, Any]] = field(default_factory=list)
    fast: bool = False
    counters: dict[str, dict[str, Any]] = field(default_factory=dict)


statistics = Statistics()
_programs = Programs()  # each of its programs ends with its artifact
_detectors = Detectors()  # few, whatever is launched


def launch(
    artifact: Artifact,
    entry: str,
    args: Sequence[Any],
    *,
    grid: tuple[int, int, int],
    block: tuple[int, int, int],
    smem: int = 0,
    cluster: tuple[int, int, int] | None = None,
    cooperative: bool = False,
) -> None:
    """Runs a kernel to its end on CPU tensors.

    Args:
        artifact: of jit.compile, with its PTX.
        entry: PTX name of the kernel.
        args: checked arguments, one a parameter: CPU tensors, None, ints, floats, bytes, TensorMapSpecs.
        grid, block, cluster: sizes in x, y, z, in CTAs, threads and CTAs; they keep jit.limits.
        smem: bytes of dynamic shared memory.
        cooperative: the kernel gets the workspace of a grid that may synchronise itself.

    Raises:
        ArgumentError: a cooperative grid is larger than what the chip has room for.
        EmulatorFinding: the kernel does something wrong.
        UnsupportedInstruction: the kernel reached an instruction that is not executed here.
    """
    with _LOCK:
        started = time.perf_counter()
        settings = read()
        compiled = _programs.get(artifact, entry, settings)
        built = time.perf_counter()
        statistics.build_seconds += built - started
        mode.choose(settings.fast)
        statistics.fast |= settings.fast
        detect = _detectors.make if settings.races else None
        before: dict[int, Any] = {}
        for turn in range(settings.schedules):
            seed, shape = settings.seed + turn, (grid, block, smem, cluster or (1, 1, 1))
            running = Launch(compiled, list(args), *shape, seed, settings, detect, cooperative)
            memory = zip(running.memory.starts, running.memory.arrays, strict=True)
            if settings.schedules > 1 and not turn:
                before = {start: array.copy() for start, array in memory if start != running.params.ctypes.data}
            elif turn:
                for start, array in memory:
                    if start in before and start != running.params.ctypes.data:
                        array[:] = before[start]
            try:
                run(running)
            except EmulatorFinding as finding:
                finding.report["seed"] = seed
                raise
            finally:
                running.close()
                statistics.launches += 1
                statistics.notes = [*statistics.notes, *running.notes.values()][-256:]
                statistics.lane_instructions += running.lane_instructions
                if running.counted:
                    add(statistics.counters.setdefault(entry, {}), running.counted)
                statistics.run_seconds += time.perf_counter() - built
                built = time.perf_counter()

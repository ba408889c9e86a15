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

from ...artifact import Artifact
from . import counters, machine, tensor_core
from .findings import EmulatorFinding, UnsupportedInstruction
from .program import program
from .settings import whole_number

__all__ = ["EmulatorFinding", "Statistics", "UnsupportedInstruction", "launch", "statistics"]

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


def launch(
    artifact: Artifact,
    entry: str,
    args: Sequence[Any],
    *,
    grid: tuple[int, int, int],
    block: tuple[int, int, int],
    smem: int = 0,
    cluster: tuple[int, int, int] | None = None,
) -> None:
    """Runs a kernel to its end on CPU tensors.

    Args:
        artifact: of jit.compile, with its PTX.
        entry: PTX name of the kernel.
        args: checked arguments, one a parameter: CPU tensors, None, ints, floats, bytes, TensorMapSpecs.
        grid, block, cluster: sizes in x, y, z, in CTAs, threads and CTAs; they keep jit.limits.
        smem: bytes of dynamic shared memory.

    Raises:
        EmulatorFinding: the kernel does something wrong.
        UnsupportedInstruction: the kernel reached an instruction that is not executed here.
    """
    with _LOCK:
        started = time.perf_counter()
        compiled = program(artifact, entry, machine.CALLBACK)
        built = time.perf_counter()
        statistics.fast |= tensor_core.refresh()
        seed = whole_number("WARPYARD_EMULATOR_SEED", 0) + whole_number("WARPYARD_SCHEDULE", 0)
        schedules = whole_number("WARPYARD_EMULATOR_SCHEDULES", 1, 1)
        before: dict[int, Any] = {}
        for turn in range(schedules):
            running = machine.Launch(compiled, list(args), grid, block, smem, cluster or (1, 1, 1), seed + turn)
            memory = zip(running.memory.starts, running.memory.arrays, strict=True)
            if schedules > 1 and not turn:
                before = {start: array.copy() for start, array in memory if start != running.params.ctypes.data}
            elif turn:
                for start, array in memory:
                    if start in before and start != running.params.ctypes.data:
                        array[:] = before[start]
            try:
                running.run()
            except EmulatorFinding as finding:
                finding.report["seed"] = seed + turn
                raise
            finally:
                statistics.launches += 1
                statistics.notes = [*statistics.notes, *running.notes.values()][-256:]
                statistics.lane_instructions += running.lane_instructions
                if running.counted:
                    counters.add(statistics.counters.setdefault(entry, {}), running.counted)
        statistics.build_seconds += built - started
        statistics.run_seconds += time.perf_counter() - built

"""One launch after another: the options from the environment, and what was emulated.

``WARPYARD_EMULATOR_SEED`` chooses the order of warps, CTAs and arriving copies; with several seeds, such as ``0-99``, a
launch runs under each from the same memory; `all` runs every order with few delays (exploration/);
``WARPYARD_EMULATOR_STRICT=1`` makes a finding of every matrix instruction that reads shared memory which nothing wrote;
``WARPYARD_EMULATOR_COUNTERS=1`` counts instructions, bytes and waits; ``WARPYARD_EMULATOR_PROGRESS`` names a file that
says how many CTAs are done; ``WARPYARD_EMULATOR_DUMP`` names a folder for the generated LLVM IR.
"""

from __future__ import annotations

import functools
import math
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from ..arguments.plain_launch import plain
from ..base import arch as arches
from ..base import artifact as artifacts
from ..base import limits, run_record, writes
from ..base.artifact import Artifact
from ..base.errors import ArgumentError
from ..base.findings import EmulatorFinding
from ..base.launch_shape import LaunchShape
from ..base.schedules import SCHEDULES, All, Named
from ..base.stream_order import Accessed
from ..base.user_code import warn_of_remarks
from .counters import order, streams
from .counters.sums import add
from .exploration.chosen import Order
from .exploration.explore import explore
from .exploration.kept_memory import Kept, written
from .exploration.stops import Stops
from .machine import tensor_maps, views, write_history
from .machine.global_memory import Allocation
from .machine.grid import run
from .machine.launch import Launch
from .machine.owners import Owners
from .machine.sites import Site
from .program import Program, Programs
from .races.state import Detectors
from .settings import Settings, read
from .tensor import mode

_LOCK = threading.Lock()
_RECORDED = 4  # clusters of a launch all of which run


@dataclass
class Statistics:
    """What the process has emulated: launches, lane-instructions, seconds of compiling and of running.

    Attributes:
        number: launches since the call began, or the process: each counts once, under however many schedules it ran.
        notes: remarks that are no findings, as report dictionaries: matrix instructions that read shared memory which
            nothing wrote (they got NaN there). The last 256.
        stored: lines of the last launch's kernel that store to global memory, as ``file:line``.
        written: address of each allocation where the last launch has written, and how many bytes; all that it could
            reach where races are not looked for.
        read: address of each allocation that the last launch has read, by atomics too; all that it could reach where
            races are not looked for.
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
            - ``lines``: by line of the source, see counters/lines.py
    """

    launches: int = 0
    number: int = 0
    lane_instructions: int = 0
    build_seconds: float = 0.0
    run_seconds: float = 0.0
    notes: list[dict[str, Any]] = field(default_factory=list)
    stored: list[str] = field(default_factory=list)
    written: list[tuple[int, int]] = field(default_factory=list)
    read: list[int] = field(default_factory=list)
    fast: bool = False
    counters: dict[str, dict[str, Any]] = field(default_factory=dict)


statistics = Statistics()
_programs = Programs()  # each of its programs ends with its artifact
_detectors = Detectors()  # few, whatever is launched


def launch(
    artifact: Artifact, entry: str, args: Sequence[Any], shape: LaunchShape, follows: bool = False
) -> list[Accessed]:
    """Runs a kernel to its end on CPU tensors.

    Args:
        artifact: of jit.compile, with its PTX.
        entry: PTX name of the kernel.
        args: checked arguments, one a parameter: CPU tensors, None, ints, floats, bytes, TensorMapSpecs.
        shape: keeps jit.base.limits. A cooperative one gets the workspace of a grid that may synchronise itself.
        follows: the bytes that it uses are asked for.

    Returns:
        where that is so and races are looked for, which bytes it has read and written.

    Raises:
        ArgumentError: a cooperative grid is larger than what the chip has room for.
        EmulatorFinding: the kernel does something wrong.
        UnsupportedInstruction: the kernel reached an instruction that is not executed here.
    """
    run_record.launched()
    with _LOCK:
        settings = read()
        compiled = _built(artifact, entry, settings)
        shape = shape.on_kernel(artifact.entries[entry].cluster)
        params, storages = plain(artifact, entry, args, tensor_maps.encode)
        given = [Allocation(one.address, one.size, one.name, views=one.views) for one in storages]
        before, statistics.notes = statistics.notes, []
        try:
            accessed = _run(compiled, artifact, params, given, shape, settings, follows)
        finally:
            remarks, statistics.notes = statistics.notes, [*before, *statistics.notes][-256:]
    warn_of_remarks(one for one in remarks if one["kind"] != SCHEDULES)
    return accessed


@dataclass(frozen=True)
class Module:
    """PTX text that a front end loads: two with the same fields are one module, with the same variables.

    Attributes:
        ptx: as the compiler prints it.
        name: path of the CUDA source that findings speak of.
        variables: (name, address) of each `.global` or `.const` variable whose memory the front end has; the others get
            memory of their own.
        brought: that memory comes with each launch, with its values, as one of the allocations. Else it is this
            process's, and the initial values are put there.
        device: the index of the device that has loaded it.
    """

    ptx: str = field(repr=False)
    name: str = ""
    variables: tuple[tuple[str, int], ...] = ()
    brought: bool = False
    device: int = 0


@dataclass(frozen=True)
class Request:
    """A launch as plain data, which any process that has the memory can run.

    Attributes:
        module, entry: the PTX, and the name of its kernel.
        params: the kernel's parameters, packed as its `.entry` lays them out. A tensor map among them, or in memory,
            is the 128 bytes of `machine.tensor_maps`.
        allocations: the live allocations: what the kernel may access besides the module's variables.
        shape: as `launch` takes it, but for the limits, which are checked.
    """

    module: Module
    entry: str
    params: bytes = field(repr=False)
    allocations: tuple[Allocation, ...] = field(repr=False)
    shape: LaunchShape


def load(module: Module, again: bool = False) -> Artifact:
    """Reads a module and puts the initial values of its variables into memory, if that has not been done yet.

    Args:
        again: put them there anyway: another load of the module got the memory that the first one gave back.

    Raises:
        ArgumentError, ValueError: the text is no PTX that the emulator reads.
    """
    with _LOCK:
        made = _loaded(module)
        if again:
            _programs.load(made).initialise()
        return made


def kernel_at(module: Module, code: int) -> str | None:
    """The kernel that a kernel's text takes for an address; None where there is none of this number."""
    with _LOCK:
        return _programs.load(_loaded(module)).kernel_at(code)


@functools.lru_cache(maxsize=256)
def _loaded(module: Module) -> Artifact:
    made = artifacts.of_ptx(module.ptx, module.name)
    _programs.load(made, dict(module.variables), module.brought)
    return made


def execute(request: Request, settings: Settings | None = None, follows: bool = False) -> list[Accessed]:
    """Runs a launch to its end on the memory of this process, with the settings of the environment or those given.
    ``follows`` and what is returned are as in `launch`.

    Raises:
        ArgumentError: the PTX has no such kernel, its parameters have another size, or the shape breaks a limit.
        EmulatorFinding, UnsupportedInstruction: as `launch`.
    """
    run_record.launched()
    with _LOCK:
        made = _loaded(request.module)
        if request.entry not in made.entries:
            raise ArgumentError(f"entry: the PTX has no kernel {request.entry!r}; it has {', '.join(made.entries)}")
        entry = made.entries[request.entry]
        shape = request.shape.on_kernel(entry.cluster)
        limits.check(entry, arches.find(made.arch), shape)
        settings = settings or read()
        compiled = _built(made, request.entry, settings)
        if len(request.params) != compiled.param_size:
            raise ArgumentError(
                f"params: {request.entry} has {compiled.param_size} bytes of parameters, got {len(request.params)}"
            )
        return _run(compiled, made, request.params, request.allocations, shape, settings, follows)


def _built(made: Artifact, entry: str, settings: Settings) -> Program:
    started = time.perf_counter()
    compiled = _programs.get(made, entry, settings)
    statistics.build_seconds += time.perf_counter() - started
    return compiled


class _Nobody:
    """Stands for a warp that is not known any more."""

    def where(self, site: Site) -> dict[str, Any]:
        """The fields that place a remark."""
        return {"kernel": site.kernel, **site.inst.report}


def _look_at_views(running: Launch) -> None:
    """Makes the remark of the launch's first access outside the views that it was given, if there was one."""
    if found := views.stray(running.memory.native, running.memory.names):
        text, address, place = found
        if site := running.program.caches.get(place):
            running.remark("out-of-view", text, _Nobody(), site, address=hex(address), space="global")


def _record(running: Launch, compiled: Program, settings: Settings) -> None:
    """Has some clusters of a launch recorded, where the settings ask for it."""
    if settings.streams and compiled.streams is not None:
        shape = [-(-size // each) for size, each in zip(running.grid, running.cluster, strict=True)]
        sample = None if streams.written(settings.streams) in settings.whole else settings.sample
        numbers, count = streams.sampled(shape, sample), math.prod(shape)
        chosen = numbers if sample else streams.sampled(shape, _RECORDED)
        running.streams = streams.Recorder(running, compiled.streams, numbers, chosen, count)


def _run(
    compiled: Program, artifact: Artifact, params: bytes, allocations: Sequence[Allocation], shape: LaunchShape,
    settings: Settings, follows: bool = False,
) -> list[Accessed]:  # fmt: skip
    built = time.perf_counter()
    mode.choose(settings.fast)
    statistics.fast |= settings.fast
    statistics.stored = compiled.stored
    statistics.number += 1
    detect, schedules = _detectors.make if settings.races else None, settings.schedules
    kept_histories, log = write_history.kept, writes.log
    asked = kept_histories is not None

    def made(seed: int = 0) -> Launch:
        return Launch(compiled, params, allocations, shape, seed, settings, detect, follows or asked, histories=asked)

    explored = schedules if isinstance(schedules, All) else None
    seeds = schedules if isinstance(schedules, range) else range(1)
    kept: Kept | None = None
    for turn, seed in enumerate(seeds):
        running = made(seed)
        if kept is not None and turn:
            kept.restore(running)
        elif len(seeds) > 1 or explored is not None:
            kept = Kept(running)
        name: int | str = seed
        if isinstance(schedules, Named) and schedules.launch == statistics.number:
            running.orders, name = Order(Stops(compiled), schedules.delayed), str(schedules)
        _record(running, compiled, settings)
        owners = running.owners
        try:
            run(running)
            _look_at_views(running)
        except EmulatorFinding as finding:
            finding.keep(name, str(running.orders) if isinstance(running.orders, Order) else "")
            raise
        else:
            if settings.streams and running.streams is not None:
                running.streams.write(settings.streams, artifact)
            if explored is not None and kept is not None:
                _explore(made, running, compiled, kept, explored)
            if isinstance(running.orders, Order) and (delayed := str(running.orders)):
                statistics.notes.append({"kind": SCHEDULES, "message": f"{name}: {delayed}", "kernel": compiled.name})
        finally:
            _account(running, owners, compiled, allocations, settings)
            statistics.run_seconds += time.perf_counter() - built
            built = time.perf_counter()
    if kept_histories is not None:
        rows, cluster = owners.rows() if owners else [], shape.cluster or (1, 1, 1)
        launched = write_history.Launched(compiled.name, compiled.sites, shape.grid, shape.block, cluster, rows)
        write_history.keep(launched, kept_histories)
    accessed = owners.accessed() if (follows or asked) and owners else []
    if log is not None:
        log.launched(accessed)
    return accessed


def _account(
    running: Launch, owners: Owners | None, compiled: Program, allocations: Sequence[Allocation], settings: Settings
) -> None:  # fmt: skip
    """Puts what a launch read, wrote, noted and counted into the statistics. ``owners``: those that it had when it
    began, since it has none any more when it has ended."""
    statistics.launches += 1
    statistics.written = owners.written() if owners else [(one.address, one.size) for one in allocations]
    statistics.read = owners.read() if owners else [one.address for one in allocations]
    statistics.notes = [*statistics.notes, *running.notes.values()][-256:]
    statistics.lane_instructions += running.lane_instructions
    if settings.trace:
        order.write(settings.trace, running)
    if running.counted:
        add(statistics.counters.setdefault(compiled.name, {}), running.counted)


def _explore(made: Callable[[], Launch], ran: Launch, compiled: Program, before: Kept, limits: All) -> None:
    """Runs a launch that ``ran`` under chosen schedules too, and leaves the memory as it is. Makes a remark of what was
    tried."""
    notes: dict[tuple[str, int], dict[str, Any]] = {}
    last = made()
    after = Kept(last)
    drawn = written(ran)

    def once(chosen: Order) -> bytes:
        running = made()
        running.orders = chosen
        before.restore(running)
        try:
            run(running)
            _look_at_views(running)
        finally:
            statistics.launches += 1
            statistics.lane_instructions += running.lane_instructions
            for key, note in running.notes.items():
                notes.setdefault(key, note)
        return written(running)

    clusters = math.prod(-(-size // by) for size, by in zip(last.grid, last.cluster, strict=True))
    try:
        tried = explore(once, drawn, Stops(compiled), clusters, statistics.number, limits)
        orders = [str(name) for name, _ in tried.others.values()]
        statistics.notes.append({"kind": SCHEDULES, "message": str(tried), "kernel": compiled.name, "orders": orders})
    finally:
        statistics.notes = [*notes.values(), *statistics.notes][-256:]
        after.restore(last)

"""The service's process: ``process.service_process.Service`` starts it as ``python -I -c "…; main(FD, FD, …)"``.

It answers two sides: the submission's process, which it does not believe, and the evaluator. It is confined as a
submission is, but that it may write to the cache of compiled kernels.
"""

from __future__ import annotations

import contextlib
import json
import os
import select
import socket
import sys
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from harness.service import remarks, warm
from harness.service.memory import PAGE, Arena
from harness.submission.confinement import confine, die_with_parent, enter
from harness.wire import requests
from harness.wire.channel import Channel, ChannelClosed
from harness.wire.limits import clip, clip_name
from jit.base import environment
from jit.base.launch_shape import LaunchShape

_MOST_MODULES = 4096
_MOST_STORES = 16  # lines of a kernel that are told
_INCLUDES = ("-I", "--include-path=", "-include=", "--pre-include=")  # options that name what is read


class Service:
    """Compiles and emulates for one submission's process.

    Args:
        arena: the device memory; None where nothing is emulated.
    """

    def __init__(self, arena: Arena | None) -> None:
        self._device = arena
        self._modules: dict[int, Any] = {}
        self._told = requests.Told()
        self._over = False  # the call has ended, and the evaluator has been told of it
        self._kept: set[tuple[int, str]] = set()  # modules and kernels whose PTX was handed on

    def compile(self, request: requests.Compile) -> requests.Reply:
        """Compiles into the cache; errors are left to the submission's process, which finds them too. Raises ValueError
        for options with which the compiler could write to other files."""
        import jit

        if names := [option for option in request.options if _may_write(option)]:
            raise ValueError(f"compiled in the submission's process, as these options may name a file: {names}")
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            jit.compile(
                request.source,
                arch=request.arch,
                defines=request.defines,
                options=request.options,
                include_dirs=request.include_dirs,
                name_expressions=request.name_expressions,
            )
        return requests.Done()

    def load(self, request: requests.Load) -> requests.Reply:
        """Keeps a module's PTX."""
        from jit import emulator

        if len(self._modules) >= _MOST_MODULES:
            raise ValueError(f"more than {_MOST_MODULES} modules")
        self._modules[request.number] = emulator.Module(
            request.ptx, request.name, tuple(request.variables), brought=True
        )
        return requests.Done()

    @property
    def _arena(self) -> Arena:
        if self._device is None:
            raise RuntimeError("nothing is emulated in this run")
        return self._device

    def file(self, _: requests.File) -> requests.Reply:
        """Nothing: the file of the device memory goes along with the reply."""
        assert self._arena
        return requests.Done()

    def allocate(self, request: requests.Allocate) -> requests.Reply:
        """Hands out device memory, and takes it back."""
        for offset in request.freed:
            self._arena.free(offset)
        return requests.Allocated([self._arena.allocate(size, skip) for size, skip in request.sizes])

    def launch(self, request: requests.Launch) -> requests.Reply:
        """Runs a kernel on pieces of device memory. How long they are and where they lie, the arena says."""
        from jit import emulator

        if self._over:
            raise RuntimeError("a kernel was launched after custom_kernel had returned; launch it in the call")
        asked = emulator.Request(
            self._modules[request.module], request.entry, request.params, tuple(self._allocations(request)),
            LaunchShape(request.grid, request.block, request.smem, request.cluster, request.cooperative),
        )  # fmt: skip
        self._keep(request)
        try:
            emulator.execute(asked)
        except emulator.EmulatorFinding as finding:
            if self._told.finding is None:
                self._told.finding, self._told.message = finding.report, clip(str(finding))
            raise
        self._told.launches += 1
        return requests.Done()

    def _allocations(self, request: requests.Launch) -> Iterator[Any]:
        """What a kernel may access, and what it may not. Raises KeyError for memory that was not handed out, ValueError
        for an address that its bytes cannot have."""
        from jit import emulator

        for one in request.memory:
            piece = self._arena.find(one.offset)
            if one.address % PAGE != one.offset % PAGE:
                raise ValueError(f"{one.name}: byte {one.address % PAGE} of a page, handed out at {one.offset % PAGE}")
            yield emulator.Allocation(one.address, piece.size, one.name, place=piece.address)
        for other in request.elsewhere:
            yield emulator.Allocation(other.address, other.size, other.name, on_host=True)

    def _keep(self, request: requests.Launch) -> None:
        """Adds a kernel's PTX and its first launch to the file beside the trace, where a trace was asked for."""
        path, one = environment.TRACE.read(), (request.module, request.entry)
        if path is None or one in self._kept:
            return
        self._kept.add(one)
        module = self._modules[request.module]
        told = {"entry": request.entry, "name": module.name, "ptx": module.ptx, "block": request.block,
                "grid": request.grid, "smem": request.smem}  # fmt: skip
        with path.with_name(requests.KERNELS).open("a") as file:
            file.write(json.dumps(told) + "\n")

    def begin(self, request: requests.Begin) -> requests.Reply:
        """Forgets what has been told, and takes the schedule. What happened before the first call, when the submission
        was imported, has not been told; its counters are not the call's."""
        os.environ[environment.SCHEDULE.name] = str(request.schedule)
        _counted()
        if self._over:
            self._told = requests.Told()
            remarks.noted()
        self._over = False
        return requests.Done()

    def tell(self, _: requests.Tell) -> requests.Reply:
        """Tells what happened. Nothing is launched from now until the next call begins: nobody would hear of it."""
        self._over = True
        self._told.notes = remarks.first()
        self._told.stored = [clip(place) for place in remarks.stored()[:_MOST_STORES]]
        self._told.remarks = [clip(line) for line in remarks.noted()]
        self._told.counters = _counted()
        return self._told

    def answer(self, request: requests.Request) -> requests.Reply:
        """Does what is asked; an error is the answer."""
        operations: dict[type, Callable[[Any], requests.Reply]] = {
            requests.Compile: self.compile,
            requests.Load: self.load,
            requests.File: self.file,
            requests.Allocate: self.allocate,
            requests.Launch: self.launch,
            requests.Begin: self.begin,
            requests.Tell: self.tell,
        }
        try:
            return operations[type(request)](request)
        except Exception as error:
            report = getattr(error, "report", None)
            return requests.Raised(clip_name(type(error).__name__), clip(str(error)), report)

    def files(self, request: requests.Request) -> list[int]:
        """What goes along with the reply."""
        return [self._device.file] if self._device and isinstance(request, requests.File) else []


def _may_write(option: str) -> bool:
    """Whether an option of the compiler may name a file to write: this process's folder, the root, is read-only, so
    that any such name has a slash."""
    return "/" in option and (not option.startswith(_INCLUDES) or " -" in option)


def _counted() -> dict[str, Any]:
    """What the emulator has counted since the last call, by kernel; empty where counting is off. Read once."""
    statistics: Any = getattr(sys.modules.get("jit.emulator"), "statistics", None)
    counted = getattr(statistics, "counters", None)
    if not counted:
        return {}
    statistics.counters = {}
    return dict(counted)


def main(
    submission: int,
    evaluator: int,
    hidden: list[str],
    needed: list[str],
    writable: list[str],
    emulates: bool,
    compiles: bool,
) -> None:
    """Entry of the process: the two connections, the folders that it is confined to, and whether it will emulate, and
    probably compile."""
    die_with_parent()
    arena = Arena() if emulates else None  # before the sizes of files are limited
    secret, shown, own = ([Path(path) for path in paths] for paths in (hidden, needed, writable))
    entered = enter(secret, shown, own, "emulator", {submission, evaluator})
    confine(secret, shown, own, "service", entered)
    with contextlib.suppress(Exception):  # while the submission's process imports torch
        if emulates:
            warm.emulator()
        if compiles:
            warm.compiler()
    sides = {number: Channel(socket.socket(fileno=number), requests.LARGEST, payloads=False)
             for number in (submission, evaluator)}  # fmt: skip
    service = Service(arena)
    while evaluator in sides:  # which may ask what was found when the submission's process has ended
        for number in select.select(list(sides), [], [])[0]:
            try:
                data, _ = sides[number].receive()
                _serve(service, sides[number], data, number == evaluator)
            except ChannelClosed:
                del sides[number]


def _serve(service: Service, side: Channel, data: bytes, trusted: bool) -> None:
    try:
        request = requests.asked(data)
    except Exception as error:
        side.send(requests.encode(requests.Raised("ValueError", clip(f"no request: {error}"))))
        return
    if isinstance(request, requests.Begin | requests.Tell) != trusted:
        side.send(requests.encode(requests.Raised("PermissionError", "not for this side")))
        return
    reply = service.answer(request)
    side.send(requests.encode(reply), files=service.files(request))

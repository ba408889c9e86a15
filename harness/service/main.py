"""The service's process: ``wire.service.Service`` starts it as ``python -I -c "…; main(FD, FD, …)"``.

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
from collections.abc import Callable
from pathlib import Path
from typing import Any

from harness.service import warm
from harness.service.memory import Arena, MemoryTaken
from harness.submission.confinement import confine, die_with_parent, enter
from harness.wire import heap, requests
from harness.wire.channel import Channel, ChannelClosed
from harness.wire.limits import clip, clip_name
from jit import environment

_MOST_MODULES = 4096
_MOST_REMARKS = 6
_MOST_PLACES = 4  # that a remark names besides the first
_INCLUDES = ("-I", "--include-path=", "-include=", "--pre-include=")  # options that name what is read


class Service:
    """Compiles and emulates for one submission's process.

    Args:
        channel: the connection to the submission's process.
    """

    def __init__(self, channel: Channel) -> None:
        self._channel = channel
        self._arena = Arena()
        self._modules: dict[int, Any] = {}
        self._told = requests.Told()
        self._over = False  # the call has ended, and the evaluator has been told of it
        self._stays = False  # this process has something to tell, and does not start anew
        self._kept: set[tuple[int, str]] = set()  # modules and kernels whose PTX was handed on

    def hello(self, request: requests.Hello) -> requests.Reply:
        """Looks whether this process's heap is far from the other's; else it starts anew, and has to be asked again.
        It does not once that is settled, or a kernel was launched: what it has to tell would be forgotten."""
        if self._stays or not heap.close(heap.start(), request.heap):
            self._stays = True
            return requests.Done()
        self._channel.send(requests.encode(requests.Raised("Again", "")))
        os.execv(sys.executable, sys.orig_argv)

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
        self._modules[request.number] = emulator.Module(request.ptx, request.name, tuple(request.variables))
        return requests.Done()

    def room(self, request: requests.Room) -> requests.Reply:
        """Makes a memory file, which goes along with the reply."""
        self._arena.grow(request.size)
        return requests.Done()

    def launch(self, request: requests.Launch) -> requests.Reply:
        """Runs a kernel on a copy of the memory, and copies back what it changed."""
        from jit import emulator

        if self._over:
            raise RuntimeError("a kernel was launched after custom_kernel had returned; launch it in the call")
        self._stays = True
        allocations = tuple(
            emulator.Allocation(one.address, one.size, one.name, one.on_host) for one in request.allocations
        )
        module = self._modules[request.module]
        _brought_along(module, request.allocations)
        self._keep(request)
        asked = emulator.Request(
            module, request.entry, request.params, allocations, request.grid, request.block,
            request.smem, request.cluster, request.cooperative,
        )  # fmt: skip
        self._arena.keep(request.spans, request.allocations)
        emulator.load(asked.module)  # its variables' initial values: the memory that comes has the present ones
        self._arena.take(request.fresh)
        try:
            emulator.execute(asked)
        except emulator.EmulatorFinding as finding:
            if self._told.finding is None:
                self._told.finding, self._told.message = finding.report, clip(str(finding))
            raise
        finally:
            changed = self._arena.give(request.allocations)
        self._told.launches += 1
        return requests.Done(changed)

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
            _noted()
        self._over = False
        return requests.Done()

    def tell(self, _: requests.Tell) -> requests.Reply:
        """Tells what happened. Nothing is launched from now until the next call begins: nobody would hear of it."""
        self._over = self._stays = True
        self._told.remarks = [clip(line) for line in _noted()]
        self._told.counters = _counted()
        return self._told

    def answer(self, request: requests.Request) -> requests.Reply:
        """Does what is asked; an error is the answer."""
        operations: dict[type, Callable[[Any], requests.Reply]] = {
            requests.Hello: self.hello,
            requests.Compile: self.compile,
            requests.Load: self.load,
            requests.Room: self.room,
            requests.Launch: self.launch,
            requests.Begin: self.begin,
            requests.Tell: self.tell,
        }
        try:
            return operations[type(request)](request)
        except MemoryTaken as error:
            return requests.Raised("RuntimeError", clip(f"the emulator cannot have memory of this process: {error}"))
        except Exception as error:
            report = getattr(error, "report", None)
            return requests.Raised(clip_name(type(error).__name__), clip(str(error)), report)

    def files(self, request: requests.Request) -> list[int]:
        """What goes along with the reply."""
        return [self._arena.file] if isinstance(request, requests.Room) and self._arena.file >= 0 else []


def _may_write(option: str) -> bool:
    """Whether an option of the compiler may name a file to write: this process's folder, the root, is read-only, so
    that any such name has a slash."""
    return "/" in option and (not option.startswith(_INCLUDES) or " -" in option)


def _brought_along(module: Any, allocations: list[requests.Allocation]) -> None:
    """Raises ValueError unless the memory of a module's variables came along: elsewhere it would be this process's."""
    from jit import emulator

    places = dict(module.variables)
    for name, size in emulator.variables(module.ptx) if places else ():
        at, end = places.get(name, 0), places.get(name, 0) + max(size, 1)
        if name in places and not any(one.address <= at and end <= one.address + one.size for one in allocations):
            raise ValueError(f"variable {name}: its memory, {size} bytes at {at:#x}, is in no allocation")


def _statistics() -> Any:
    return getattr(sys.modules.get("jit.emulator"), "statistics", None)


def _noted() -> list[str]:
    """What the emulator noted since the last call without calling it a defect, and its modes; read once."""
    statistics = _statistics()
    if statistics is None:
        return []
    told = []
    if statistics.fast:
        told.append("fast numerics (WARPYARD_EMULATOR_FAST): matrix sums are not those of the tensor cores")
    if environment.STRICT.read():
        told.append("strict mode (WARPYARD_EMULATOR_STRICT): some notes are findings")
    noted, statistics.notes = statistics.notes, []
    alike: dict[tuple[object, ...], list[dict[str, Any]]] = {}  # one line for what a kernel does at many places
    for note in noted:
        alike.setdefault((note.get("kind"), note.get("kernel")), []).append(note)
    for (kind, kernel), notes in list(alike.items())[:_MOST_REMARKS]:
        first = notes[0]
        where = ", ".join(f"{name} {first[name]}" for name in ("cta", "warp", "lane") if name in first)
        told.append(f"{kind}: {first.get('message')}: {first.get('location')}, kernel {kernel}, {where}{_more(notes)}")
    if len(alike) > _MOST_REMARKS:
        told.append(f"{len(alike) - _MOST_REMARKS} more kinds of remarks")
    return told


def _more(notes: list[dict[str, Any]]) -> str:
    """How many remarks there are besides the first, and at which other lines."""
    if len(notes) == 1:
        return ""
    places = dict.fromkeys(str(note.get("location")).partition(" (in")[0] for note in notes)
    others = list(places)[1:]
    told = ", ".join(others[:_MOST_PLACES]) + (", …" if len(others) > _MOST_PLACES else "")
    return f" (and {len(notes) - 1} more{f', at {told} too' if others else ' there'})"


def _counted() -> dict[str, Any]:
    """What the emulator has counted since the last call, by kernel; empty where counting is off. Read once."""
    statistics = _statistics()
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
    heap.stays()
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
    service = Service(sides[submission])
    with contextlib.suppress(ChannelClosed):
        while True:
            for number in select.select([submission, evaluator], [], [])[0]:
                data, _ = sides[number].receive()
                _serve(service, sides[number], data, number == evaluator)


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

"""The service's process: ``process.service_process.Service`` starts it as ``python -I -c "…; main(FD, FD, …)"``.

It answers two sides: the submission's process, which it does not believe, and the evaluator. It is confined as a
submission is. What is compiled is for another process (``builder``), which has the cache.
"""

from __future__ import annotations

import contextlib
import json
import os
import select
import socket
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from harness.machine import load
from harness.service import remarks, warm
from harness.service.builder import Builder
from harness.service.copies import Copies
from harness.service.memory import PAGE, Arena, Piece
from harness.service.provenance import Followed
from harness.service.repeated_launches import LONGEST_TRIAL, RepeatedLaunches
from harness.submission.confinement import confine, die_with_parent, enter
from harness.wire import requests
from harness.wire.channel import Channel, ChannelClosed
from harness.wire.digests import digest_of
from harness.wire.limits import clip, clip_name
from jit.arguments import element_types
from jit.base import environment, mangled, user_code
from jit.base.allowances import OF_REGISTERS
from jit.base.launch_shape import LaunchShape
from jit.llvm import host_code

_MOST_MODULES = 4096
_MOST_TEXT = 512 << 20  # characters of their texts
_MOST_TYPES, _MOST_NOTES = 8, 64
_MOST_STORES = 16  # lines of a kernel that are reported
_OFTEN_STOPPED = 5  # times as long, under a seed other than 0: warps are stopped every few blocks
_MOST_SOURCES, _LONGEST_SOURCE = 64, 1 << 18  # texts that are kept to be shown, and characters of one


class Service:
    """Compiles and emulates for one submission's process.

    Args:
        arena: the device memory; None where nothing is emulated.
        builder: what compiles.
    """

    def __init__(self, arena: Arena | None, builder: Builder | None = None) -> None:
        self._device, self._builder = arena, builder
        self._environment = dict(os.environ)
        self._sources: dict[str, str] = {}  # that the submission had compiled, by the jit's names
        self._modules: dict[int, Any] = {}
        self._texts: dict[int, str] = {}  # digests of theirs
        self._kept_text = 0  # characters of all that came
        self._report = requests.CallReport()
        self._types: dict[str, dict[str, Any]] = {}  # of the call, tensors that are not what a kernel declares
        self._written: dict[int, int] = {}  # bytes that kernels of the call wrote, by the offset of the piece
        self._followed: Followed | None = None
        self._over = False  # the call has ended, and the evaluator has its report
        self._since = 0.0  # processor time as the call began
        self._tries = False  # launches may try forms of a kernel's text: nothing is judged by them
        self._repeated = RepeatedLaunches(lambda offset: self._arena.find(offset))
        self._kept: set[tuple[int, str]] = set()  # modules and kernels whose PTX was handed on

    def compile(self, request: requests.Compile) -> requests.Reply:
        """Has a source compiled. Errors are left to the submission's process, which finds them too."""
        if self._builder is None:
            raise RuntimeError("nothing is compiled in this run")
        if len(request.source) <= _LONGEST_SOURCE and len(self._sources) < _MOST_SOURCES:
            self._sources[f"source_{user_code.digest(request.source)}.cu"] = request.source
        return self._builder.ask(request)

    def extend(self, request: requests.Extend) -> requests.Reply:
        """Has a torch extension built; nothing of it is loaded here."""
        if self._builder is None:
            raise RuntimeError("nothing is compiled in this run")
        return self._builder.ask(request)

    def load(self, request: requests.Load) -> requests.Reply:
        """Keeps a module's PTX."""
        from jit import emulator

        if len(self._modules) >= _MOST_MODULES:
            raise ValueError(f"more than {_MOST_MODULES} modules")
        self._kept_text += len(request.ptx)
        if self._kept_text > _MOST_TEXT:
            raise ValueError(f"more than {_MOST_TEXT >> 20} MiB of kernels' texts")
        self._modules[request.number] = emulator.Module(
            request.ptx, request.name, tuple(request.variables), True, request.device
        )
        self._texts[request.number] = digest_of(request.ptx.encode(errors="replace"))
        if self._followed:
            self._followed.text(request.ptx, len(request.variables))
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
        """Takes device memory back, and hands out all that is asked for, or nothing."""
        for offset in request.freed:
            self._arena.free(offset)
        offsets: list[int] = []
        try:
            for size, skip in request.sizes:
                offsets.append(self._arena.allocate(size, skip))
        except (ValueError, MemoryError):
            for offset in offsets:
                self._arena.free(offset)
            raise
        return requests.Allocated(offsets)

    def launch(self, request: requests.Launch) -> requests.Reply:
        """Runs a kernel on pieces of device memory. How long they are and where they lie, the arena says."""
        if self._over:
            raise RuntimeError("a kernel was launched after custom_kernel had returned; launch it in the call")
        if not self._tries and (request.tried or request.variant or request.only):
            raise ValueError("a launch tries a form of a kernel's text in a call that is judged")
        asked = self._asked(request)
        self._keep(request)
        self._note_types(request)
        if request.tried and not request.variant:
            self._repeated.remember(request)
        if self._followed and not request.tried:
            return self._launch_followed(request)
        return _done(self._executed(asked, request), request)

    def _launch_followed(self, request: requests.Launch) -> requests.Reply:
        """As ``launch``, and it is found out what kernels read and left."""
        from jit import emulator

        assert self._followed is not None
        copies = Copies(request, self._arena.find, dict(self._modules[request.module].variables).values())
        moved, pieces = copies.request, copies.pieces
        shape = (*request.grid, *request.block, request.smem)
        self._followed.launch(f"{self._texts[request.module]} {request.entry}", moved.params, shape)
        found = self._followed.before(pieces)
        asked = self._asked(moved, pieces)
        accessed = self._executed(asked, request)
        parts = {one.address: [(low - one.address, high - one.address) for low, high in one.views]
                 for one in moved.memory}  # fmt: skip
        written = {address: size for address, size in emulator.statistics.written if address in pieces}
        self._followed.after(pieces, found, emulator.statistics.read, written, parts)
        copies.put_back(written)
        return _done(copies.accessed(accessed), request)

    def _executed(self, asked: Any, request: requests.Launch) -> Any:
        """Runs a kernel, and notes what it found and wrote."""
        from jit import emulator

        try:
            accessed = emulator.execute(asked, _settings(request), follows=request.follows)
        except emulator.EmulatorFinding as finding:
            if self._report.finding is None:
                self._report.finding, self._report.message = finding.report, clip(str(finding))
            raise
        self._report.launches += 1
        self._note_written(asked, request)
        return accessed

    def _asked(self, request: requests.Launch, pieces: Mapping[int, Piece] | None = None) -> Any:
        """The launch; ``pieces``: of the memory with these addresses, in place of device memory."""
        from jit import emulator

        return emulator.Request(
            self._modules[request.module], request.entry, request.params, tuple(self._allocations(request, pieces)),
            LaunchShape(request.grid, request.block, request.smem, request.cluster, request.cooperative),
        )  # fmt: skip

    def again(self, request: requests.Again) -> requests.Reply:
        """Runs the launches of the first form again. Raises ValueError where there are none, or they use too much
        memory."""
        if self._over:
            raise ValueError("there are no launches to run again")
        return self._repeated.again(request, lambda one: (self._asked(one), _settings(one)))

    def found(self, request: requests.Found) -> requests.Reply:
        """Keeps what the submission's process has found: it can only speak against itself."""
        if self._report.finding is None:
            self._report.finding, self._report.message = request.report, clip(request.message)
        return requests.Done()

    def _note_written(self, asked: Any, request: requests.Launch) -> None:
        """Adds what a launch has written; a piece that several write counts once, with what most of them wrote."""
        from jit import emulator

        offsets = {one.address: held.offset for one, held in zip(asked.allocations, request.memory, strict=False)}
        for address, size in emulator.statistics.written:
            if (offset := offsets.get(address)) is not None:
                self._written[offset] = max(size, self._written.get(offset, 0))

    def _note_types(self, request: requests.Launch) -> None:
        """Keeps which tensors have other elements than the kernel's parameters: that is no defect in itself, and
        explains one."""
        for one in request.memory:
            if (found := element_types.said(one.name)) and len(self._types) < _MOST_TYPES:
                argument, name, given, declared = found
                kernel = mangled.plain(request.entry)
                text = f"{argument} ({name}) of {kernel} is {given}, and the kernel declares {declared}"
                self._types[clip(text)] = {"kernel": kernel, "location": request.asked_at}

    def _allocations(self, request: requests.Launch, pieces: Mapping[int, Piece] | None) -> Iterator[Any]:
        """What a kernel may access, and what it may not. Raises KeyError for memory that was not handed out, ValueError
        for an address that its bytes cannot have."""
        from jit import emulator

        if pieces is None and len({one.offset for one in request.memory}) < len(request.memory):
            raise ValueError("one piece of device memory at two addresses: races between them would not be seen")
        for one in request.memory:
            piece = self._arena.find(one.offset) if pieces is None else pieces[one.address]
            if one.address % PAGE != one.offset % PAGE:
                raise ValueError(f"{one.name}: byte {one.address % PAGE} of a page, handed out at {one.offset % PAGE}")
            yield emulator.Allocation(one.address, piece.size, one.name, place=piece.address, views=tuple(one.views))
        for other in request.other_memory:
            on_host = not (other.freed or other.peer)
            yield emulator.Allocation(
                other.address, other.size, other.name, on_host, freed=other.freed, peer=other.peer
            )

    def _keep(self, request: requests.Launch) -> None:
        """Adds a kernel's PTX and its first launch to the file beside the trace, where a trace was asked for."""
        path, one = environment.TRACE.read(), (request.module, request.entry)
        if path is None or one in self._kept:
            return
        self._kept.add(one)
        module = self._modules[request.module]
        fields = {"entry": request.entry, "name": module.name, "ptx": module.ptx, "block": request.block,
                "grid": request.grid, "smem": request.smem}  # fmt: skip
        with path.with_name(requests.KERNELS).open("a") as file:
            file.write(json.dumps(fields) + "\n")

    def begin(self, request: requests.Begin) -> requests.Reply:
        """Forgets what has been reported, and takes the schedule, which is added to the user's seed.

        What was found before the first call, when the submission was imported, has not been reported; its launches,
        what they wrote and its counters are not the call's.
        """
        with contextlib.suppress(ValueError):  # of a variable that holds something else, which the launch says
            seeds, chosen = environment.SEED.read(self._environment), request.schedule
            if isinstance(chosen, int) and isinstance(seeds, range):
                chosen = f"{seeds[0] + chosen}-{seeds[-1] + chosen}"
            if isinstance(chosen, str):
                os.environ[environment.SEED.name] = chosen
        self._tries = request.forms
        self._repeated.forget()
        remarks.begin()
        remarks.histories(request.histories)
        _counted()
        self._written, self._types, self._report.launches = {}, {}, 0
        self._since = _processor()
        if request.follow and self._followed is None:
            self._followed = Followed()
            for module in self._modules.values():
                self._followed.known(module.ptx)
        if self._followed:
            self._followed.begin(request.follow)
        if self._over:
            self._report = requests.CallReport()
            remarks.noted()
        self._over = False
        return requests.Done()

    def report(self, _: requests.AskReport) -> requests.Reply:
        """Reports what happened. Nothing is launched until the next call begins: no report would contain it."""
        self._over = True
        types = [{"kind": "element-type", "message": text, **where} for text, where in self._types.items()]
        self._report.notes = [*remarks.first(), *types][:_MOST_NOTES]
        self._report.allowed = remarks.allowed()
        self._report.orders = remarks.orders()
        self._report.written = sum(self._written.values())
        self._report.processor = _processor() - self._since
        if self._followed:
            self._report.brought, self._report.left = self._followed.said(), list(self._followed.left)
        self._report.stored = [clip(place) for place in remarks.stored()[:_MOST_STORES]]
        self._report.remarks = [clip(line) for line in remarks.noted()]
        self._report.counters = _counted()
        places = {
            str(place).rpartition(":")[0] for one in self._report.counters.values() for place in one.get("lines", {})
        }
        self._report.sources = {name: self._sources[name] for name in self._sources if name in places}
        return self._report

    def stores(self, request: requests.AskStores) -> requests.Reply:
        """Says which stores wrote elements."""
        return requests.Stores(remarks.stores(request.elements))

    def answer(self, request: requests.Request) -> requests.Reply:
        """Does what is asked; an error is the answer."""
        operations: dict[type, Callable[[Any], requests.Reply]] = {
            requests.Compile: self.compile,
            requests.Extend: self.extend,
            requests.Load: self.load,
            requests.File: self.file,
            requests.Allocate: self.allocate,
            requests.Launch: self.launch,
            requests.Again: self.again,
            requests.Found: self.found,
            requests.Begin: self.begin,
            requests.AskReport: self.report,
            requests.AskStores: self.stores,
        }
        try:
            return operations[type(request)](request)
        except ChannelClosed:
            raise
        except Exception as error:
            report = getattr(error, "report", None)
            return requests.Raised(clip_name(type(error).__name__), clip(str(error)), report)

    def files(self, request: requests.Request) -> list[int]:
        """What goes along with the reply."""
        return [self._device.file] if self._device and isinstance(request, requests.File) else []


def _done(accessed: Iterable[Any], request: requests.Launch) -> requests.Done:
    """The answer to a launch."""
    held = {one.address for one in request.memory}
    return requests.Done(
        [(one.address, one.reads.tobytes(), one.writes.tobytes()) for one in accessed if one.address in held]
    )


def _settings(request: requests.Launch) -> Any:
    """The settings of a launch that tries another form of a kernel's text, which need not end; else None."""
    if not request.tried:
        return None
    from jit.emulator import settings

    usual = settings.read()
    schedules = usual.schedules[:1] if isinstance(usual.schedules, range) else range(1)
    longest = LONGEST_TRIAL * load.pace() * (_OFTEN_STOPPED if schedules[0] else 1)
    return replace(
        usual,
        allow=(*usual.allow, *OF_REGISTERS),
        variant=request.variant,
        only=tuple(request.only),
        seconds=min(usual.seconds, longest),
        schedules=schedules,
        jobs=1,
    )


def _processor() -> float:
    """Seconds of processor time of this process and of those that it forked."""
    return sum(os.times()[:4])


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
    private: list[str],
    caches: list[str],
    needed: list[str],
    writable: list[str],
    emulates: bool,
    compiles: bool,
) -> None:
    """Entry of the process: the two connections; the folders that it is confined to, with those of the cache that it
    must not read; the cache, which the process that compiles writes; whether it will emulate, and probably compile."""
    die_with_parent()
    if os.read(evaluator, 1) != requests.GO:  # the evaluator has ended
        return
    arena = Arena() if emulates else None  # before the sizes of files are limited
    secret, kept_from, shown, own, cache = (
        [Path(path) for path in paths] for paths in (hidden, private, needed, writable, caches)
    )
    ready = warm.compiler if compiles else lambda: None
    builder = Builder(secret, shown, own, kept_from, cache, ready, {submission, evaluator})
    secret += kept_from
    entered = enter(secret, shown, own, "emulator", {submission, evaluator, builder.descriptor})
    confine(secret, shown, own, "service", entered)
    host_code.use(builder.code)
    with contextlib.suppress(Exception):  # while the submission's process imports torch
        if emulates:
            warm.emulator()
    sides = {number: Channel(socket.socket(fileno=number), requests.LARGEST, payloads=False)
             for number in (submission, evaluator)}  # fmt: skip
    service = Service(arena, builder)
    while evaluator in sides:  # which may ask what was found when the submission's process has ended
        for number in _asking(sides, builder):
            try:
                data, _ = sides[number].receive()
                _serve(service, sides[number], data, number == evaluator)
            except ChannelClosed:
                del sides[number]


def _asking(sides: Iterable[int], builder: Builder) -> list[int]:
    """Waits for the sides that ask for something. Ends this process where the one that compiles has ended: the
    evaluator then sees that before it has anything asked, and starts both again."""
    look = select.poll()
    look.register(builder.descriptor, 0)
    for number in sides:
        look.register(number, select.POLLIN)
    ready = [number for number, _ in look.poll()]
    if builder.descriptor in ready:
        os._exit(1)
    return ready


def _serve(service: Service, side: Channel, data: bytes, trusted: bool) -> None:
    try:
        request = requests.asked(data)
    except Exception as error:
        side.send(requests.encode(requests.Raised("ValueError", clip(f"no request: {error}"))))
        return
    asks = isinstance(request, requests.Begin | requests.AskReport | requests.AskStores)
    if asks != trusted or isinstance(request, requests.Code):
        side.send(requests.encode(requests.Raised("PermissionError", "not for this side")))
        return
    try:
        reply = service.answer(request)
    except ChannelClosed:  # the process that compiles is gone: the evaluator starts both again, for the next case
        os._exit(1)
    side.send(requests.encode(reply), files=service.files(request))

"""Asks the service, a process that the submission cannot reach, to compile and to launch kernels on the emulator."""

from __future__ import annotations

import hashlib
import os
import socket
import threading
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Literal, NamedTuple, TypeVar

from harness.submission.device_memory import DeviceMemory
from harness.wire import asking, requests
from harness.wire.channel import Channel
from harness.wire.limits import clip, clip_name
from jit.arguments import element_types
from jit.arguments.packing import layout
from jit.arguments.plain_launch import plain
from jit.arguments.tensormap import TensorMapSpec
from jit.base import user_code, variants, writes
from jit.base.artifact import Artifact, of_ptx
from jit.base.diagnostics import Diagnostic
from jit.base.findings import EmulatorFinding
from jit.base.launch_shape import LaunchShape
from jit.base.stream_order import Accessed
from jit.extension.build_plan import Plan

R = TypeVar("R", requests.Done, requests.Made, requests.Allocated, requests.Values)
# PTX, its source's path, name and address of variables, and the device that it is loaded on.
_PACKAGE = f"{Path(__file__).parents[1]}{os.sep}"
_Module = tuple[str, str, tuple[tuple[str, int], ...], int]
_KNOWN = {"ArgumentError", "CompileError", "UnknownArchError", "NoDeviceError"}


class Known(NamedTuple):
    """Memory of this process that a kernel may access, or may not as it is ``on_host``, was freed or lies on another
    device, ``peer``; ``name`` is for findings."""

    address: int
    size: int
    name: str
    on_host: bool = False
    freed: str = ""
    views: tuple[tuple[int, int], ...] = ()
    peer: str = ""

    @property
    def reachable(self) -> bool:
        """Whether the kernel may access it."""
        return not (self.on_host or self.freed or self.peer)


class Remote:
    """The connection to the service. Any thread may ask; one is answered at a time.

    Args:
        descriptor: of the connection, inherited.
    """

    def __init__(self, descriptor: int) -> None:
        os.set_inheritable(descriptor, False)
        self._channel = Channel(socket.socket(fileno=descriptor), requests.LARGEST, payloads=True)
        self._lock = threading.Lock()
        self._modules: dict[bytes, int] = {}
        self._memory: DeviceMemory | None = None

    def _ask(self, request: requests.Request, expected: type[R]) -> R:
        """Asks, and raises what the service raised, as far as its class is known here."""
        self._channel.send(requests.encode(request))
        reply = requests.answered(self._channel.receive()[0])
        if isinstance(reply, expected):
            return reply
        assert isinstance(reply, requests.Raised)
        raise _error(reply)

    def compile(
        self, source: str, arch: str, defines: Mapping[str, Any], options: Sequence[str], include_dirs: Sequence[Any],
        name_expressions: Sequence[str],
    ) -> Artifact | None:  # fmt: skip
        """Has a source compiled. Errors are not reported: who needs the result gets them again."""
        values = {key: value if isinstance(value, int | float | None) else str(value) for key, value in defines.items()}
        folders = [os.path.abspath(os.fspath(path)) for path in include_dirs]
        request = requests.Compile(os.fspath(source), arch, values, list(options), folders, list(name_expressions))
        with self._lock:
            self._channel.send(requests.encode(request))
            reply = requests.answered(self._channel.receive()[0])
        return Artifact.read(reply.files, None) if isinstance(reply, requests.Made) else None

    def extend(self, plan: Plan, gpu: bool = False) -> dict[str, bytes]:
        """Has a torch extension built: its files. Raises CompileError; RuntimeError where it is not built there."""
        with self._lock:
            return self._ask(requests.Extend(plan, gpu), requests.Made).files

    def device_code(
        self, plan: Plan, headers: Literal["small", "light", "none"], instances: Sequence[str] = ()
    ) -> dict[str, bytes]:
        """The PTX of an extension's device code. Raises as `extend`."""
        request = requests.Extend(plan, device_code=headers, instances=list(instances))
        with self._lock:
            return self._ask(request, requests.Made).files

    def launch(
        self, artifact: Any, entry: str, args: Sequence[Any], shape: LaunchShape, follows: bool = False
    ) -> list[Accessed]:
        """As ``jit.emulator.launch``."""
        params, storages = plain(artifact, entry, args, _tensor_map)
        known = [Known(one.address, one.size, one.name, views=one.views) for one in storages]
        module = artifact.ptx, artifact.source_name, (), 0
        return self._launch(module, entry, params, known, shape, follows)

    def place(self, address: int) -> tuple[int, int] | None:
        """Where memory of the last launch lies in the device memory: the offset of its piece, and how many bytes behind
        the piece's beginning; None where the launch did not have it."""
        with self._lock:
            return self._memory.place(address) if self._memory else None

    def again(
        self, numbers: Sequence[int], elements: Sequence[tuple[int, int, int]], seconds: float,
        others: Sequence[asking.Other] = (), races: bool = False,
    ) -> list[bytes]:  # fmt: skip
        """Has the launches of the first form run in other forms, see ``requests.Again``. Raises ValueError."""
        request = requests.Again(list(numbers), list(elements), seconds, list(others), races)
        with self._lock:
            return self._ask(request, requests.Values).values

    def found(self, finding: EmulatorFinding) -> None:
        """Reports what was found in this process."""
        with self._lock:
            self._ask(requests.Found(finding.report, clip(str(finding))), requests.Done)

    def execute(self, request: Any, follows: bool = False) -> list[Accessed]:
        """As ``jit.emulator.execute``."""
        from jit import emulator

        module = request.module
        known = [  # without their owners
            Known(one.address, one.size, one.name, one.on_host, one.freed, peer=one.peer) for one in request.allocations
        ]
        if module.variables:
            places = dict(module.variables)
            known += [Known(places[name], size, name) for name, size in emulator.variables(module.ptx)]
        named = module.ptx, module.name, module.variables, module.device
        return self._launch(named, request.entry, request.params, known, request.shape, follows)

    def _launch(
        self, module: _Module, entry: str, params: bytes, known: list[Known], shape: LaunchShape, follows: bool
    ) -> list[Accessed]:
        log = writes.log
        follows = follows or log is not None
        params, shape = _as_tried(module[0], entry, params, shape)
        if variants.launched is not None:
            variants.launched.append(_given(entry, params, known, shape))
        pieces = joined([one for one in known if one.reachable])
        other_memory = [
            requests.OtherMemory(one.address, one.size, clip_name(one.name), clip_name(one.freed), clip_name(one.peer))
            for one in known
            if not one.reachable
        ]
        with self._lock:
            number = self._module(module)
            memory = self._device_memory()
            offsets = memory.hold([(one.address, one.size) for one in pieces], self._allocate)
            held = [
                requests.Held(one.address, offset, clip_name(one.name), list(one.views[: requests.MOST_VIEWS]))
                for one, offset in zip(pieces, offsets, strict=True)
            ]
            request = requests.Launch(
                number, entry, params, held, other_memory, shape.grid, shape.block, shape.smem, shape.cluster,
                shape.cooperative, follows, variants.chosen, variants.only if entry == variants.kernel else [],
                variants.trying, _asked_at(known),
            )  # fmt: skip
            try:
                done = self._ask(request, requests.Done)
            except EmulatorFinding:
                if not variants.through:
                    raise
                variants.found, done = True, requests.Done([])
            finally:
                memory.take()
        accessed = [Accessed(address, _runs(read), _runs(wrote)) for address, read, wrote in done.accessed]
        if log is not None:
            log.launched(accessed)
        return accessed

    def _module(self, module: _Module) -> int:
        ptx, name, variables, device = module
        key = hashlib.sha256(f"{name}\0{variables}\0{device}\0{ptx}".encode()).digest()
        if key not in self._modules:
            number = len(self._modules)
            self._ask(requests.Load(number, ptx, name, list(variables), device), requests.Done)
            self._modules[key] = number
        return self._modules[key]

    def _device_memory(self) -> DeviceMemory:
        if self._memory is None:
            self._ask(requests.File(), requests.Done)
            self._memory = DeviceMemory(self._channel.files[0])
        return self._memory

    def _allocate(self, freed: list[int], sizes: list[tuple[int, int]]) -> list[int]:
        return self._ask(requests.Allocate(freed, sizes), requests.Allocated).offsets


def _as_tried(ptx: str, entry: str, params: bytes, shape: LaunchShape) -> tuple[bytes, LaunchShape]:
    """The parameters and the shape of a launch, other ones where a form of a submission has such."""
    if variants.given is not None:
        declared = of_ptx(ptx, "").entries[entry].params
        rows = [(one.type, at) for one, at in zip(declared, layout(declared)[0], strict=True)]
        variants.given.append((entry, params, shape.grid, rows, shape.block, shape.smem))
    for launch, at, value, grid, block, smem in variants.others.get(variants.chosen, ()):
        if launch == variants.launches and at + len(value) <= len(params):
            params = params[:at] + value + params[at + len(value) :]
            shape = replace(shape, grid=grid or shape.grid, block=block or shape.block)
            shape = shape if smem is None else replace(shape, smem=smem)
    variants.launches += 1
    return params, shape


def _given(entry: str, params: bytes, known: list[Known], shape: LaunchShape) -> bytes:
    """What a launch is given, wherever its memory lies: instead of an address, the offset in its allocation."""
    words = bytearray(params)
    for at in range(0, len(params) - 7, 8):
        word = int.from_bytes(params[at : at + 8], "little")
        offset = next((word - one.address for one in known if one.address <= word < one.address + one.size), None)
        if offset is not None:
            words[at : at + 8] = offset.to_bytes(8, "little")
    size = f"{entry} {shape.grid} {shape.block} {shape.smem} {shape.cluster} {shape.cooperative} "
    return size.encode() + bytes(words)


def _asked_at(known: list[Known]) -> str:
    """The line of the user's that launches a kernel, where a tensor is not what the kernel declares."""
    return clip(user_code.asked_at(_PACKAGE)) if any(element_types.said(one.name) for one in known) else ""


def _runs(data: bytes) -> Any:
    import numpy as np

    return np.frombuffer(data, np.int64).reshape(-1, 2)


def joined(known: list[Known]) -> list[Known]:
    """Memory by address; what overlaps is one piece, with the name of its first part."""
    found: list[Known] = []
    for one in sorted(known, key=lambda each: (each.address, -each.size)):
        if found and one.address < found[-1].address + found[-1].size:
            last = found[-1]
            end = max(last.address + last.size, one.address + one.size)
            parts = (*last.views, *one.views) if last.views and one.views else ()  # without some it is the whole
            found[-1] = last._replace(size=end - last.address, views=parts)
        elif one.size:
            found.append(one)
    return found


def _tensor_map(spec: TensorMapSpec) -> bytes:
    from jit.emulator.machine import tensor_maps  # which does not import the emulator

    return tensor_maps.encode(spec)


def _error(raised: requests.Raised) -> Exception:
    import jit

    error: Exception
    if raised.name in ("EmulatorFinding", "UnsupportedInstruction"):
        from jit import emulator  # which is not there where nothing is emulated

        found: Any = getattr(emulator, raised.name)("", "")
        found.report, found.args = raised.report, (raised.message,)
        return found  # type: ignore[no-any-return]
    if raised.name in _KNOWN:
        known: type[Exception] = getattr(jit, raised.name)
        error = known(raised.message)
        if isinstance(error, jit.CompileError) and raised.report:
            error.diagnostics = tuple(map(Diagnostic.restore, raised.report["diagnostics"]))
        return error
    return RuntimeError(f"{raised.name}: {raised.message}")

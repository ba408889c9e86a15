"""Asks the service, a process that the submission cannot reach, to compile and to launch kernels on the emulator."""

from __future__ import annotations

import ctypes
import hashlib
import mmap
import os
import socket
import threading
from collections.abc import Mapping, Sequence
from typing import Any

from harness.submission.copies import Copies
from harness.wire import heap, requests
from harness.wire.channel import Channel
from harness.wire.limits import LARGEST_REPLY, clip_name
from jit.plain_launch import plain
from jit.tensormap import TensorMapSpec

_TRIES = 20  # until the service lies at other addresses than this process
_Module = tuple[str, str, tuple[tuple[str, int], ...]]  # PTX, its source's path, name and address of variables
_KNOWN = {"ArgumentError", "CompileError", "UnknownArchError", "NoDeviceError"}


class Remote:
    """The connection to the service. Any thread may ask; one is answered at a time.

    Args:
        descriptor: of the connection, inherited.
    """

    def __init__(self, descriptor: int) -> None:
        os.set_inheritable(descriptor, False)
        self._channel = Channel(socket.socket(fileno=descriptor), LARGEST_REPLY, payloads=True)
        self._lock = threading.Lock()
        self._modules: dict[bytes, int] = {}
        self._map: mmap.mmap | None = None
        self._address, self._room = 0, 0
        self._copies: Copies | None = None  # None where it is not known what the service has
        self._met = False

    def _ask(self, request: requests.Request) -> requests.Done:
        """Asks, and raises what the service raised, as far as its class is known here."""
        self._channel.send(requests.encode(request))
        reply = requests.answered(self._channel.receive()[0])
        if isinstance(reply, requests.Done):
            return reply
        assert isinstance(reply, requests.Raised)
        raise _error(reply)

    def _meet(self) -> None:
        """Lets the service get out of this process's way, once."""
        if self._met:
            return
        for _ in range(_TRIES):
            self._channel.send(requests.encode(requests.Hello(heap.start())))
            if isinstance(requests.answered(self._channel.receive()[0]), requests.Done):
                break
        self._met = True

    def compile(
        self, source: str, arch: str, defines: Mapping[str, Any], options: Sequence[str], include_dirs: Sequence[Any],
        name_expressions: Sequence[str],
    ) -> None:  # fmt: skip
        """Has a source compiled into the cache. Errors are not told: whoever needs the result finds them again."""
        values = {key: value if isinstance(value, int | float | None) else str(value) for key, value in defines.items()}
        folders = [os.path.abspath(os.fspath(path)) for path in include_dirs]
        request = requests.Compile(os.fspath(source), arch, values, list(options), folders, list(name_expressions))
        with self._lock:
            self._channel.send(requests.encode(request))
            self._channel.receive()

    def launch(
        self, artifact: Any, entry: str, args: Sequence[Any], *, grid: Any, block: Any, smem: int = 0,
        cluster: Any = None, cooperative: bool = False,
    ) -> None:  # fmt: skip
        """As ``jit.emulator.launch``."""
        params, storages = plain(artifact, entry, args, _tensor_map)
        known = [requests.Allocation(one.address, one.size, clip_name(one.name)) for one in storages]
        module = artifact.ptx, artifact.source_name, ()
        self._launch(module, entry, params, known, grid, block, smem, cluster, cooperative)

    def execute(self, request: Any) -> None:
        """As ``jit.emulator.execute``."""
        from jit import emulator

        module = request.module
        known = [requests.Allocation(*one) for one in request.allocations]
        if module.variables:
            places = dict(module.variables)
            known += [requests.Allocation(places[name], size, name) for name, size in emulator.variables(module.ptx)]
        self._launch(
            (module.ptx, module.name, module.variables), request.entry, request.params, known, request.grid,
            request.block, request.smem, request.cluster, request.cooperative,
        )  # fmt: skip

    def _launch(
        self, module: _Module, entry: str, params: bytes, allocations: list[requests.Allocation], grid: Any, block: Any,
        smem: int, cluster: Any, cooperative: bool,
    ) -> None:  # fmt: skip
        variables = {name for name, _ in module[2]}
        with self._lock:
            self._meet()
            number = self._module(module)
            copies, self._copies = self._laid(allocations), None
            fresh = copies.put(self._address, allocations, variables)
            done = self._ask(
                requests.Launch(
                    number, entry, params, allocations, grid, block, smem, cluster, cooperative, copies.spans, fresh
                )
            )
            copies.get(self._address, done.changed)
            self._copies = copies

    def _laid(self, allocations: list[requests.Allocation]) -> Copies:
        """The copies that the service has, with places for all of these allocations."""
        if self._copies is not None and self._copies.lay(allocations, self._room):
            return self._copies
        size = sum(span.end - span.start for span in requests.spans(allocations))
        self._make_room(max(size + size // 2, self._room))  # some, for pages that come later
        copies = Copies()
        copies.lay(allocations, self._room)
        return copies

    def _module(self, module: _Module) -> int:
        ptx, name, variables = module
        key = hashlib.sha256(f"{name}\0{variables}\0{ptx}".encode()).digest()
        if key not in self._modules:
            number = len(self._modules)
            self._ask(requests.Load(number, ptx, name, list(variables)))
            self._modules[key] = number
        return self._modules[key]

    def _make_room(self, size: int) -> None:
        size = max(1 << (size - 1).bit_length(), requests.PAGE)
        self._ask(requests.Room(size))
        file = self._channel.files[0]
        self._map = mmap.mmap(file, size)
        os.close(file)
        self._address, self._room = ctypes.addressof(ctypes.c_char.from_buffer(self._map)), size


def _tensor_map(spec: TensorMapSpec) -> bytes:
    from jit.emulator.machine import tensor_maps  # which does not import the emulator

    return tensor_maps.encode(spec)


def _error(told: requests.Raised) -> Exception:
    import jit
    from jit.emulator import EmulatorFinding, UnsupportedInstruction

    error: Exception
    if told.name == "EmulatorFinding":
        error = EmulatorFinding("", "")
        error.report, error.args = told.report, (told.message,)
        return error
    if told.name == "UnsupportedInstruction":
        error = UnsupportedInstruction("", "")
        error.report, error.args = told.report, (told.message,)
        return error
    if told.name in _KNOWN:
        known: type[Exception] = getattr(jit, told.name)
        return known(told.message)
    return RuntimeError(f"{told.name}: {told.message}")

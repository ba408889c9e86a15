"""The stand-in CUDA runtime in this process: its launches are calls of the emulator here, on torch's CPU tensors."""

from __future__ import annotations

import contextlib
import ctypes
import functools
import hashlib
import os
import threading
import warnings
from collections.abc import Mapping, Sequence
from importlib import metadata
from pathlib import Path
from types import ModuleType
from typing import Any

from ... import emulator
from ...base import emulated_device, run_record, stream_findings, user_code, writes
from ...base.errors import JitError, NotEmulatedWarning
from ...cache import folders
from ...extension import build_plan
from . import kept_text, library, parameters, stream_uses, toolkit
from .devices import GIVEN, SET, Devices
from .divert import divert, path_of
from .server import Server

_EXCHANGE = ctypes.CFUNCTYPE(ctypes.c_size_t, ctypes.c_void_p, ctypes.c_size_t, ctypes.c_void_p, ctypes.c_size_t)
_MEMORY, _MADE = Path(__file__).parent / "torch_memory.cpp", "torch_memory.so"


class _State:
    """The one stand-in of the process."""

    def __init__(self) -> None:
        self.server: Server | None = None
        self.runtime: Any = None
        self.pending: list[BaseException] = []
        self.keep: list[Any] = []
        self.follows = False


_state = _State()


def prepare(tools: toolkit.Toolkit) -> None:
    """Builds what every process with the stand-in loads, so that it is in the cache."""
    _torch_memory(tools)


@functools.cache
def _torch_memory(tools: toolkit.Toolkit) -> Path:
    """The library that makes torch's CPU tensors allocations of the stand-in."""
    runtime = library.build(tools)
    version = metadata.version("torch")  # torch is not imported: an evaluator builds this before it starts a process
    digest = hashlib.sha256(_MEMORY.read_bytes() + version.encode() + str(runtime).encode()).hexdigest()[:24]

    def make(work: Path) -> None:
        root = build_plan.torch_folder()
        words = [
            "-isystem", str(root / "include"), str(_MEMORY), f"-L{root / 'lib'}", "-lc10", f"-L{runtime}", "-lcudart",
            f"-Wl,-rpath,{runtime}",
        ]  # fmt: skip
        library.compile_shared(tools.host, words, work / _MADE)

    return folders.folder(folders.ALLOCATOR, digest, make) / _MADE


def connect(tools: toolkit.Toolkit, arch: str, resources: Mapping[str, Mapping[str, int]]) -> None:
    """Makes the stand-in ready for an extension; the first one chooses what the device is."""
    if _state.server is None:
        folder = library.build(tools)
        _state.server = Server(arch, "", _pend, _say, more=tensors, devices=_Devices())
        _state.server.uses = stream_uses.StreamUses(stream_findings.streams, str, user_code.asked_at)
        _state.server.not_emulated = _not_emulated
        _state.runtime = ctypes.CDLL(str(folder / "libcudart.so"), mode=ctypes.RTLD_GLOBAL)
        _state.keep.append(exchange := _EXCHANGE(_answer))
        _state.runtime.warpyard_connect(exchange)
        emulated_device.on_change.append(_state.runtime.warpyard_current_device)
        _state.runtime.warpyard_current_device(emulated_device.current())
        ctypes.CDLL(str(_torch_memory(tools))).warpyard_install()
        writes.at_begin.append(_follow)
    _follow()
    _state.server.resources |= {name: dict(used) for name, used in resources.items()}


def name_files(files: Mapping[str, str]) -> None:
    """Has findings speak of files by other paths than those that the kernels were compiled from."""
    assert _state.server is not None
    _state.server.renamed |= files


def other_device_code(extension: str, texts: Sequence[str]) -> None:
    """Has the kernels of an extension run as other PTX of theirs says where forms of the submission are tried, until
    the next call for it; none: as they were built."""
    assert _state.server is not None
    _state.server.other_device_code(extension, texts)


def launched() -> frozenset[str]:
    """The names in PTX of the kernels that extensions have launched."""
    return frozenset(_state.server.ran) if _state.server else frozenset()


def library_of(tools: toolkit.Toolkit) -> Any:
    """The stand-in's library, which is connected, under the names by which programs ask for the CUDA libraries too.

    Where a driver is installed, torch's libraries may have loaded it as they were loaded. Whoever asks for it by name
    would get that one, so its functions jump to the stand-in's.
    """
    folder = library.build(tools)
    with contextlib.suppress(OSError):
        driver = ctypes.CDLL(library.DRIVER, mode=os.RTLD_LAZY | os.RTLD_NOLOAD)
        if (path := path_of(driver)).parent != folder:
            divert(path, _state.runtime, ("cu",))
    for name in library.LOADED:
        _state.keep.append(ctypes.CDLL(str(folder / name), mode=ctypes.RTLD_GLOBAL))
    return _state.runtime


def _follow() -> None:
    """Has the stand-in say what copies use, where there are streams that it did not make, or what writes is noted."""
    if (stream_findings.streams.active or writes.log is not None) and not _state.follows:
        _state.follows = True
        _state.runtime.warpyard_follow()


def _answer(message: int, size: int, reply: int, room: int) -> int:
    assert _state.server is not None
    try:
        data = _state.server.answer(ctypes.string_at(message, size))
    except BaseException as error:  # it cannot cross the C++ code
        _pend(error)
        data = (719).to_bytes(8, "little")
    _follow()
    ctypes.memmove(reply, data, min(len(data), room))
    return len(data)


class _Devices(Devices):
    """The devices of this process, which torch's stand-in has too."""

    def __init__(self) -> None:
        super().__init__(emulated_device.peers)

    def ask(self, question: int, value: int) -> int:
        """As `Devices.ask`."""
        if question == SET:
            emulated_device.set_current(value)
            return value
        if question == GIVEN:
            return max(0, _given.on - 1) if _given.on else emulated_device.current()
        return _tensor_at(value)


class _Given(threading.local):
    """The mark of the tensors that a function of an extension has been called with."""

    on = 0


_given = _Given()


def _tensor_at(address: int) -> int:
    """The index of the device of the tensor whose memory holds an address; -1 where there is none."""
    import torch

    from . import live_tensors

    for item in live_tensors.tensors():
        with contextlib.suppress(Exception), torch._C.DisableTorchFunction():
            if on := getattr(item, emulated_device.MARK, 0):
                storage = item.untyped_storage()
                if storage.data_ptr() <= address < storage.data_ptr() + storage.nbytes():
                    return on - 1
    return -1


def _say(line: str) -> None:
    print(f"warpyard: {line}", flush=True)


def _not_emulated(name: str) -> None:
    warnings.warn(f"{name}: done on the host, and not emulated", NotEmulatedWarning, stacklevel=3)


def tensors(device: int) -> list[emulator.Allocation]:
    """The CPU tensors that Python knows: those that are older than the stand-in are no allocations of it. A GPU could
    not reach those that are known to be on the CPU, unless they are pinned, and those of other devices than ``device``
    to which that has no access. Each allocation holds the memory of its
    tensor, since one that only garbage refers to may be collected at any time."""
    import torch

    from . import live_tensors

    found: dict[int, emulator.Allocation] = {}
    types: dict[int, set[torch.dtype]] = {}  # of several views of a storage
    for item in live_tensors.tensors():
        with contextlib.suppress(Exception), torch._C.DisableTorchFunction():
            storage = item.untyped_storage()
            if item.device.type == "cpu" and storage.device.type != "meta":  # as that of a FakeTensor, with no memory
                address, host = storage.data_ptr(), emulated_device.on_host(item)
                host = host and not getattr(item, emulated_device.PINNED, False)
                peer = emulated_device.unreachable(item, device)
                known = found.get(address)
                types.setdefault(address, set()).add(item.dtype)
                if address and (known is None or (known.on_host and not host) or (known.peer and not peer)):
                    name = parameters.tensor_name(item.shape, item.dtype)
                    found[address] = emulator.Allocation(address, storage.nbytes(), name, host, storage, peer=peer)
    return [
        one if len(types[one.address]) == 1 else one._replace(name=parameters.without_type(one.name))
        for one in found.values()
    ]


def _pend(error: BaseException) -> None:
    """Has the next call of `raise_pending` raise an error."""
    _state.pending.append(error)
    report = getattr(error, "report", None)
    run_record.pend(error, _state.server.resolve(report) if _state.server and report is not None else report)


def raise_pending() -> None:
    """Raises what the emulator found since the last call of this, at the lines of the user's Python files."""
    if not _state.pending:
        return
    first, *_ = _state.pending
    _state.pending.clear()
    run_record.delivered()
    if _state.runtime is not None:
        _state.runtime.warpyard_mend()
    assert _state.server is not None
    report = getattr(first, "report", None)
    if report is not None:
        first.report = _state.server.resolve(report)  # type: ignore[attr-defined]
    if isinstance(first, JitError):
        user_code.at_home(first)
    try:
        raise first
    finally:
        del first  # its traceback has this frame: all tensors of the frames would last until a collection


def prefer_findings(error: Any) -> None:
    """Has a class of errors, of a library that calls the stand-in, give way to what the emulator found."""
    make = error.__init__

    def __init__(self: Any, *args: Any, **named: Any) -> None:
        raise_pending()
        for value in (*args, *named.values()):
            if isinstance(value, JitError):
                raise value
        make(self, *args, **named)

    error.__init__ = __init__


def know(cubin: bytes, ptx: str) -> None:
    """The PTX that a cubin was made of, for when it is loaded, by a later process too."""
    assert _state.server is not None
    _state.server.images[cubin] = ptx
    kept_text.keep(cubin, ptx)


def guarded(module: ModuleType) -> ModuleType:
    """A module with the same contents, whose functions raise what the emulator found in their launches."""
    made = ModuleType(module.__name__, module.__doc__)
    vars(made).update(vars(module))
    guard(made)
    return made


def guard(module: ModuleType) -> None:
    """Has the functions of a module raise what the emulator found in their launches."""
    for name, value in list(vars(module).items()):
        if callable(value) and not isinstance(value, type) and not name.startswith("__"):
            setattr(module, name, _guard(value))


def _guard(function: Any) -> Any:
    @functools.wraps(function)
    def call(*args: Any, **kwargs: Any) -> Any:
        before, _given.on = _given.on, emulated_device.marked((*args, *kwargs.values()))
        try:
            result = function(*args, **kwargs)
        finally:
            on, _given.on = _given.on, before
            raise_pending()
        emulated_device.mark(result, on)
        for tensor in emulated_device.tensors(result):
            if _state.runtime is not None and _state.runtime.warpyard_on_host(ctypes.c_void_p(tensor.data_ptr())):
                emulated_device.put_on_host(tensor)
        return result

    return call

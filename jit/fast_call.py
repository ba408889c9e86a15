"""Native callables for calls that happen again and again: prepared launches, and plans by what the arguments are.

The code is `fast_call.ll` and `dispatch.ll`, compiled by llvmlite in the process, so that no compiler is needed. A
callable is a builtin function of CPython (`METH_FASTCALL`), which reads tensors through torch's stable C functions,
packs the parameters and calls `cuLaunchKernelEx` itself. What it does not take (another type, a wrong range, another
device) goes to a Python function that checks everything. Where the native code cannot be had, `natives` says why, and
the callers keep to Python.

Sources: CPython's C API, "Common Object Structures"; torch's `torch/csrc/inductor/aoti_torch/c/shim.h`; DLPack's
`DLPackExchangeAPI`, for the current stream; CUDA Driver API, `cuLaunchKernelEx`.
"""

from __future__ import annotations

import ctypes
import functools
import re
import struct
import sysconfig
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

_STATE = struct.Struct("<7QIi2IQ56s")  # %State of fast_call.ll
_PARAM = struct.Struct("<IIQ")  # %Param
_TEXTS = ("fast_call.ll", "dispatch.ll", "replay.ll", "operations.ll", "graphs.ll")  # one module, in this order
_FASTCALL_KEYWORDS = 0x80 | 0x02  # METH_FASTCALL | METH_KEYWORDS
POINTER, F32, F64, BYTES, MAP = 0, 9, 10, 11, 12  # kinds of %Param
CONFIG_BYTES = 56  # sizeof(CUlaunchConfig)
CUDA, HOST = 1, 0  # torch's numbers of its types of device


class Natives(NamedTuple):
    """Addresses of the compiled functions, and of what they call."""

    launch: int
    signature: int
    dispatch: int
    replay: int
    issue: int  # one operation of a plan, as `replay` asks the driver for it
    current: int  # torch's function for the index of the current device, or 0
    inside: int  # offset of the C++ tensor in a Python one
    stream_of: int  # torch's DLPackCurrentWorkStream
    keep: Any


class _Method(ctypes.Structure):
    """PyMethodDef."""

    _fields_ = (
        ("name", ctypes.c_char_p),
        ("function", ctypes.c_void_p),
        ("flags", ctypes.c_int),
        ("doc", ctypes.c_char_p),
    )


class Packing(NamedTuple):
    """How one argument is packed: its kind, its offset in the list, and what the kind needs besides.

    An integer's kind is its size in bytes; `extra` is the size of an aggregate, or the address of a %Map.
    """

    kind: int
    offset: int
    extra: int = 0


class Map(ctypes.Structure):
    """%Map of fast_call.ll: what `cuTensorMapEncodeTiled` takes besides the address."""

    _fields_ = (
        ("dtype", ctypes.c_uint32), ("rank", ctypes.c_uint32), ("dims", ctypes.c_void_p), ("strides", ctypes.c_void_p),
        ("box", ctypes.c_void_p), ("steps", ctypes.c_void_p), ("interleave", ctypes.c_uint32),
        ("swizzle", ctypes.c_uint32), ("l2", ctypes.c_uint32), ("fill", ctypes.c_uint32),
    )  # fmt: skip


recording = ctypes.c_int32(0)  # how many threads record what an entry does; no call takes a plan meanwhile


def natives() -> Natives | str:
    """The compiled functions, or why there are none here."""
    with _lock:  # two threads that compiled at once would each have functions that the other's end frees
        return _natives()


_lock = threading.Lock()


@functools.cache
def _natives() -> Natives | str:
    if sysconfig.get_config_var("Py_GIL_DISABLED"):
        return "a free-threaded CPython has other object headers"
    try:
        import torch

        capsule = torch.Tensor.__dlpack_c_exchange_api__
    except AttributeError:
        return f"torch {torch.__version__} has no DLPack exchange functions"
    if (offset := inside()) is None:
        return f"torch {torch.__version__} keeps the C++ tensor of a Python tensor where nothing is known of it"
    try:
        from . import host_code

        pointer = ctypes.pythonapi.PyCapsule_GetPointer
        pointer.restype, pointer.argtypes = ctypes.c_void_p, (ctypes.py_object, ctypes.c_char_p)
        table = (ctypes.c_uint64 * 7).from_address(pointer(capsule, b"dlpack_exchange_api"))
        text = "\n".join((Path(__file__).parent / name).read_text() for name in _TEXTS)
        library = ctypes.CDLL(str(Path(torch.__file__).parent / "lib" / "libtorch_cpu.so"))
        _bind(text, library)
        made = host_code.build("fast_call.ll", text)
        address = made.get_function_address
        return Natives(
            launch=address("launch"),
            signature=address("signature"),
            dispatch=address("dispatch"),
            replay=address("replay"),
            issue=address("issue"),
            current=_address(library, "aoti_torch_get_current_device_index"),
            inside=offset,
            stream_of=table[6],  # behind version, previous API, allocator, managed from, managed to, tensor from
            keep=made,
        )
    except (ImportError, OSError, RuntimeError, AttributeError, ValueError) as error:
        return f"{type(error).__name__}: {error}"


def inside() -> int | None:
    """Offset of the at::Tensor in a Python tensor: behind the object's head, where a word is what `_cdata` says."""
    import torch

    head = object.__basicsize__
    kinds = torch.zeros(3), torch.nn.Parameter(torch.zeros(2)), torch.zeros(4)[1:], torch.zeros(0, dtype=torch.int8)
    for offset in range(head, min(torch.Tensor.__basicsize__, head + 64), 8):
        if all(ctypes.c_uint64.from_address(id(tensor) + offset).value == tensor._cdata for tensor in kinds):
            return offset
    return None


def _address(library: ctypes.CDLL, name: str) -> int:
    """Of a function; 0 where the library has none of this name."""
    found = getattr(library, name, None)
    return 0 if found is None else ctypes.cast(found, ctypes.c_void_p).value or 0


def _bind(text: str, library: ctypes.CDLL) -> None:
    """Gives LLVM the addresses of CPython's and torch's functions and types that the text declares."""
    import llvmlite.binding as llvm

    for name in re.findall(r"declare [^@]*@(aoti_\w+)\(", text):
        llvm.add_symbol(name, ctypes.cast(getattr(library, name), ctypes.c_void_p).value)

    for name in re.findall(r"declare [^@]*@((?:_?Py)\w+)\(", text):
        llvm.add_symbol(name, ctypes.cast(getattr(ctypes.pythonapi, name), ctypes.c_void_p).value)
    for name in re.findall(r"^@(\w+) = external global", text, re.M):
        llvm.add_symbol(name, ctypes.addressof(ctypes.c_byte.in_dll(ctypes.pythonapi, name)))


def builtin(name: str, function: int, self: tuple[Any, ...]) -> Callable[..., Any]:
    """A builtin function of the form METH_FASTCALL | METH_KEYWORDS at an address; ``self`` is its first argument."""
    method = _method(name, function)
    make = ctypes.pythonapi.PyCFunction_NewEx
    make.restype, make.argtypes = ctypes.py_object, (ctypes.c_void_p, ctypes.py_object, ctypes.c_void_p)
    return make(ctypes.addressof(method), self, None)


@functools.cache
def _method(name: str, function: int) -> _Method:
    """Kept for the life of the process, since the builtins point to it."""
    return _Method(name.encode(), function, _FASTCALL_KEYWORDS, None)


def _state(found: Natives, launch: int, stream_of: int, function: int, encode: int, where: tuple[int, int],
           count: int, size: int, config: bytes, current: int = 0) -> bytes:  # fmt: skip
    import torch

    return _STATE.pack(
        launch, found.inside, stream_of, id(torch.Tensor), id(torch.nn.Parameter), function, encode,
        *where, count, max(size, 1), current, config,
    )  # fmt: skip


def launch(
    found: Natives,
    params: Sequence[Packing],
    size: int,
    *,
    driver_launch: int,
    driver_encode: int,
    function: int,
    config: bytes,
    device: int,
    otherwise: Callable[..., Any],
    keep: Any = None,
    device_type: int = CUDA,
    current: int = 0,
) -> Callable[..., None]:
    """A builtin that launches one function in one configuration, on torch's current stream.

    Args:
        found: what `natives` gave.
        params: how each argument is packed.
        size: bytes of the packed list.
        driver_launch, driver_encode: addresses of `cuLaunchKernelEx` and `cuTensorMapEncodeTiled`.
        function: the CUfunction.
        config: the CUlaunchConfig's 56 bytes; its stream is filled in at each call.
        device: index of the device that all tensors must be on.
        otherwise: called with the same arguments where the native code does not take them or the driver refuses.
        keep: what the configuration and the parameters point to.
        device_type: torch's type of the device; HOST, which has no streams and no index, for tests.
        current: address of what tells the current device, where `otherwise` is to be called for another; 0 where the
            device is always current.
    """
    stream_of, device = (found.stream_of, device) if device_type == CUDA else (0, -1)
    head = _state(
        found, driver_launch, stream_of, function, driver_encode, (device_type, device), len(params), size, config,
        current,
    )  # fmt: skip
    state = head + b"".join(_PARAM.pack(*param) for param in params)
    return builtin("launch", found.launch, (state, otherwise, (keep, found.keep)))


def signature(found: Natives, environment: str = "", device_type: int = CUDA) -> Callable[..., bytes | None]:
    """A builtin that gives the key of a call's arguments, or None where there is an argument that has none.

    The key holds of each tensor its dtype, device, shape, strides and the low seven bits of its address; of ints,
    floats, bools, None and str, positional or named, their value; and what the environment variable of the given name
    holds. Tensors on other types of device have no key.
    """
    state, keep = _key_state(found, environment, device_type, 0)
    return builtin("signature", found.signature, (state, keep))


def dispatch(
    found: Natives,
    plans: dict[bytes, Callable[..., Any]],
    otherwise: Callable[..., Any],
    environment: str = "",
    device_type: int = CUDA,
) -> Callable[..., Any]:
    """A builtin that calls ``plans[key]`` for the key of its arguments, and ``otherwise`` where there is none.

    While `recording` is not 0, it calls ``otherwise``.
    """
    state, keep = _key_state(found, environment, device_type, ctypes.addressof(recording))
    return builtin("dispatch", found.dispatch, (state, otherwise, plans, [b"", None], keep))


def _key_state(found: Natives, environment: str, device_type: int, recording: int) -> tuple[bytes, Any]:
    name = ctypes.create_string_buffer(environment.encode())
    at = ctypes.addressof(name) if environment else 0
    state = _state(found, recording, 0, at, 0, (device_type, 0), 0, 0, bytes(CONFIG_BYTES))
    return state, (name, found.keep)

"""Native callables for calls that happen again and again: prepared launches, and plans by what the arguments are.

The code is C, in `native/`. A callable is a builtin function of CPython (`METH_FASTCALL`), which reads tensors through
torch's stable C functions, packs the parameters and calls `cuLaunchKernelEx` itself. What it does not take (another
type, a wrong range, another device) goes to a Python function that checks everything. Where the native code cannot be
had, `natives` says why, and the callers keep to Python.

Sources: CPython's C API, "Common Object Structures"; torch's `torch/csrc/inductor/aoti_torch/c/shim.h`; DLPack's
`DLPackExchangeAPI`, for the current stream; CUDA Driver API, `cuLaunchKernelEx`.
"""

from __future__ import annotations

import ctypes
import functools
import re
import sysconfig
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from ..arguments.tensormap import TensorMapSpec

_NATIVE = Path(__file__).parent / "native"
_FASTCALL_KEYWORDS = 0x80 | 0x02  # METH_FASTCALL | METH_KEYWORDS
CONFIG_BYTES = 56  # sizeof(CUlaunchConfig)
CUDA, HOST = 1, 0  # torch's numbers of its types of device


class Natives(NamedTuple):
    """Addresses of the compiled functions, and of what they call."""

    launch: int
    signature: int
    dispatch: int
    replay: int
    issue: int  # one operation of a plan, as `native_plan` asks the driver for it
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


@functools.cache
def layout() -> Any:
    """The structures and constants of `native/layout.h`, by name. A process's first launches need none of them."""
    from ..llvm.structures import structures

    return structures(_NATIVE / "driver.h", _NATIVE / "layout.h")


def tensor_map(spec: TensorMapSpec) -> tuple[Any, Any]:
    """The layout's Map of a spec, and what it points to. Raises NoDeviceError."""
    numbers, arrays = spec.encoding()
    return layout().Map(*numbers), arrays


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
        from ..llvm.library import Library

        pointer = ctypes.pythonapi.PyCapsule_GetPointer
        pointer.restype, pointer.argtypes = ctypes.c_void_p, (ctypes.py_object, ctypes.c_char_p)
        table = (ctypes.c_uint64 * 7).from_address(pointer(capsule, b"dlpack_exchange_api"))
        of_torch = ctypes.CDLL(str(Path(torch.__file__).parent / "lib" / "libtorch_cpu.so"))
        code = Library(str(_NATIVE / "native.c"), "native", "launches and plans", lambda: _outside(of_torch))
        return Natives(
            launch=code.address("launch"),
            signature=code.address("signature"),
            dispatch=code.address("dispatch"),
            replay=code.address("replay"),
            issue=code.address("issue"),
            current=_address(of_torch, "aoti_torch_get_current_device_index"),
            inside=offset,
            stream_of=table[6],  # behind version, previous API, allocator, managed from, managed to, tensor from
            keep=code,
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


def _outside(of_torch: ctypes.CDLL) -> dict[str, int]:
    """Addresses of the functions and the objects of torch and of CPython that `native/python.h` declares."""
    names = re.findall(r"\b(?:aoti_|_?Py)\w+(?=[,;(])", (_NATIVE / "python.h").read_text())
    libraries = {name: of_torch if name.startswith("aoti_") else ctypes.pythonapi for name in names}
    return {name: ctypes.addressof(ctypes.c_byte.in_dll(library, name)) for name, library in libraries.items()}


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


def _tensors(found: Natives, device_type: int, device: int) -> Any:
    """The layout's Tensors: those on one type of device."""
    import torch

    return layout().Tensors(
        inside=found.inside, tensor=id(torch.Tensor), parameter=id(torch.nn.Parameter), device_type=device_type,
        device=device,
    )  # fmt: skip


def launch(
    found: Natives,
    params: Sequence[Any],
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
        params: how each argument is packed, a Parameter of `layout` each.
        size: bytes of the packed list.
        driver_launch, driver_encode: addresses of `cuLaunchKernelEx` and `cuTensorMapEncodeTiled`.
        function: the CUfunction.
        config: the CUlaunchConfig's 56 bytes; its stream is filled in at each call.
        device: index of the device that all tensors must be on.
        otherwise: called with the same arguments where the native code does not take them or the driver refuses.
        keep: what the configuration and the parameters point to.
        device_type: torch's type of the device; HOST, which has no streams and no index, for tests.
        current: address of the function that gives the current device, where `otherwise` is to be called for another; 0
            where the device is always current.
    """
    stream_of, device = (found.stream_of, device) if device_type == CUDA else (0, -1)
    head = layout().Launch(
        tensors=_tensors(found, device_type, device),
        launch=driver_launch,
        encode=driver_encode,
        stream_of=stream_of,
        current=current,
        function=function,
        count=len(params),
        size=max(size, 1),
        config=layout().LaunchConfig.from_buffer_copy(config),
    )
    state = b"".join(map(bytes, (head, *params)))
    return builtin("launch", found.launch, (state, otherwise, (keep, found.keep)))


def signature(found: Natives, environment: str = "", device_type: int = CUDA) -> Callable[..., bytes | None]:
    """A builtin that gives the key of a call's arguments, or None where there is an argument that has none.

    The key holds of each tensor its dtype, device, shape, strides and the low seven bits of its address; of ints,
    floats, bools, None and str, positional or named, their value; and what the environment variable of the given name
    holds. Tensors on other types of device have no key.
    """
    return builtin("signature", found.signature, _keys(found, environment, device_type))


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
    state, keep = _keys(found, environment, device_type)
    return builtin("dispatch", found.dispatch, (state, otherwise, plans, [b"", None], keep))


def _keys(found: Natives, environment: str, device_type: int) -> tuple[bytes, Any]:
    """The layout's Keys as bytes, and what they point to."""
    name = ctypes.create_string_buffer(environment.encode())
    keys = layout().Keys(
        tensors=_tensors(found, device_type, 0),
        environment=ctypes.addressof(name) if environment else 0,
        recording=ctypes.addressof(recording),
    )
    return bytes(keys), (name, found.keep)

"""The rest of torch that asks for CUDA: accelerator, profiler, backends, function transforms, TorchScript."""

from __future__ import annotations

import functools
import sys
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import torch
import torch.export
import torch.nested
import torch.profiler

from ...base import emulated_device
from ...base.emulated_device import MARK, mark, marked
from . import cuda_module, device_model
from .devices import mark_of
from .mode import CudaMode

_NO_NUMBER = 0  # of a stream, and of a library's handle


def constant(value: Any) -> Callable[..., Any]:
    """A function that returns a value, whatever it is given."""

    def found(*_: Any, **__: Any) -> Any:
        return value

    return found


def distinct(function: Callable[..., Any]) -> Callable[..., Any]:
    """A function of its own that does the same: torch._dynamo tells functions of torch by their identity."""

    @functools.wraps(function)
    def call(*args: Any, **kwargs: Any) -> Any:
        return function(*args, **kwargs)

    return call


def replacements() -> list[tuple[Any, str, Any]]:
    """Owner, name and new value of what has to be replaced, or put there."""
    saved: Any = torch.autograd.graph.saved_tensors_hooks
    found: list[tuple[Any, str, Any]] = [(torch.accelerator, name, value) for name, value in _ACCELERATOR.items()]
    found += [
        (torch, "Stream", _stream_type(torch.Stream)),
        (torch, "Event", _event_type(torch.Event)),
        (torch.Tensor, "record_stream", constant(None)),
        (torch.Tensor, "as_subclass", _carrying(torch.Tensor.as_subclass)),  # for which no mode is called
        (torch._C, "_cuda_getCurrentRawStream", constant(_NO_NUMBER)),
        (torch._C, "_cuda_getDeviceCount", distinct(emulated_device.count)),
        (torch._C, "_cuda_getDevice", distinct(emulated_device.current)),
        (torch._C, "_cuda_setDevice", distinct(cuda_module.set_device)),
        (torch._C, "_cuda_exchangeDevice", distinct(cuda_module.exchange_device)),
        (torch._C, "_cuda_maybeExchangeDevice", distinct(cuda_module.exchange_device)),
        (torch.backends.cuda, "preferred_linalg_library", constant(None)),
        (torch.backends.cuda, "preferred_blas_library", constant(None)),
        (torch.version, "cuda", "13.0"),
        (torch.cuda.profiler, "start", constant(None)),
        (torch.cuda.profiler, "stop", constant(None)),
        (torch.cuda, "check_error", constant(None)),
        (torch.cuda.memory, "_record_memory_history", constant(None)),
        (torch.cuda.memory, "_snapshot", constant({})),
        (torch.autograd.profiler, "emit_nvtx", cuda_module.NoContext),
        (torch.backends.cuda, "cufft_plan_cache", _PlanCache()),
        (torch.autograd.graph.saved_tensors_hooks, "__init__", _with_mode(saved.__init__)),
        (torch.nested, "nested_tensor", _made_there(torch.nested.nested_tensor)),
        (torch.nested, "as_nested_tensor", _made_there(torch.nested.as_nested_tensor)),
        (torch.export, "export", _on_host_only(torch.export.export)),
        (torch.autograd.profiler.profile, "__init__", _on_host(torch.autograd.profiler.profile.__init__)),
        (torch.jit._state._enabled, "enabled", False),  # compiled code would know nothing of the device
    ]
    for module, names in _TRANSFORMS.items():
        owner = sys.modules.get(module)
        found += [(owner, name, _carrying(getattr(owner, name))) for name in names if hasattr(owner, name)]
    return found


def transforms() -> int:
    """How many of the modules are imported of which something is replaced once they are."""
    return sum(module in sys.modules for module in _TRANSFORMS)


_TRANSFORMS = {
    "torch._functorch.vmap": ("_add_batch_dim", "_remove_batch_dim"),
    "torch._functorch.eager_transforms": ("_wrap_for_grad", "_unwrap_for_grad"),
}

_ACCELERATOR: dict[str, Any] = {
    "is_available": constant(True),
    "device_count": distinct(emulated_device.count),
    "current_accelerator": lambda check_available=False: torch.device("cuda"),
    "current_device_index": distinct(emulated_device.current),
    "current_device_idx": distinct(emulated_device.current),
    "set_device_index": distinct(cuda_module.set_device),
    "set_device_idx": distinct(cuda_module.set_device),
    "get_device_capability": lambda device=None: {},
    "current_stream": lambda device=None: torch.cuda.current_stream(device),
    "set_stream": lambda stream: torch.cuda.set_stream(stream),
    "synchronize": constant(None),
    "empty_cache": constant(None),
    "memory_allocated": device_model.allocated,
    "max_memory_allocated": device_model.most_allocated,
    "memory_reserved": device_model.allocated,
    "max_memory_reserved": device_model.most_allocated,
    "memory_stats": device_model.statistics,
    "reset_peak_memory_stats": device_model.forget_most,
    "reset_accumulated_memory_stats": constant(None),
    "get_memory_info": device_model.free_memory,
}


class _Either(type):
    """A class that stands for torch's own and for the emulated one."""

    own: Any
    emulated: Any

    def __instancecheck__(cls, value: object) -> bool:
        return isinstance(value, (cls.own, cls.emulated))

    def __call__(cls, *args: Any, **kwargs: Any) -> Any:
        device = kwargs.get("device", args[0] if args else None)
        return cls.own(*args, **kwargs) if device == "cpu" else cls.emulated(**kwargs)


def _stream_type(own: Any) -> type:
    return _Either("Stream", (), {"own": own, "emulated": cuda_module.Stream, "__module__": "torch"})


def _event_type(own: Any) -> type:
    return _Either("Event", (), {"own": own, "emulated": cuda_module.Event, "__module__": "torch"})


def _on_host(original: Callable[..., None]) -> Callable[..., None]:
    """The profiler, which finds only what the host does."""

    @functools.wraps(original)
    def __init__(self: Any, *args: Any, **kwargs: Any) -> None:
        if kwargs.get("use_device") == "cuda":
            kwargs["use_device"] = None
        kwargs.pop("use_cuda", None)
        original(self, *args, **kwargs)

    return __init__


class _PlanCache:
    """cuFFT's cache of plans: there is no cuFFT."""

    size, max_size = 0, 4096

    def __getitem__(self, device: Any) -> _PlanCache:
        return self

    def clear(self) -> None:
        """Nothing is kept."""


def _with_mode(original: Callable[..., None]) -> Callable[..., None]:
    """``saved_tensors_hooks``, whose functions torch's engine calls without a mode."""

    def within(function: Callable[[Any], Any]) -> Callable[[Any], Any]:
        @functools.wraps(function)
        def call(value: Any) -> Any:
            with CudaMode():
                return function(value)

        return call

    @functools.wraps(original)
    def __init__(self: Any, pack_hook: Any, unpack_hook: Any) -> None:
        original(self, within(pack_hook), within(unpack_hook))

    return __init__


def _made_there(original: Callable[..., Any]) -> Callable[..., Any]:
    """A function that makes a strided nested tensor; no mode is called for it. A jagged one consists of tensors, which
    are."""

    @functools.wraps(original)
    def made(tensors: Any, *rest: Any, device: Any = None, **named: Any) -> Any:
        if named.get("layout") is torch.jagged:
            return original(tensors, *rest, device=device, **named)
        on = mark_of(device) if device is not None else marked([tensors])
        return mark(original(tensors, *rest, device="cpu" if on else device, **named), on)

    return made


def _on_host_only(original: Callable[..., Any]) -> Callable[..., Any]:
    """``torch.export.export``: for CUDA it makes tensors of a device that this torch may not have."""

    @functools.wraps(original)
    def export(mod: Any, args: Any = (), *rest: Any, **named: Any) -> Any:
        if marked([list(mod.parameters()), list(mod.buffers()), args]):
            raise NotImplementedError(
                "torch.export of a module on the emulated device: export it on the CPU, module.cpu(), or on a GPU"
            )
        return original(mod, args, *rest, **named)

    return export


def _carrying(original: Callable[..., Any]) -> Callable[..., Any]:
    """What wraps or unwraps a tensor for a function transform; both are on one device."""

    @functools.wraps(original)
    def made(tensor: Any, *rest: Any) -> Any:
        return mark(original(tensor, *rest), getattr(tensor, MARK, 0))

    return made


CUDART = SimpleNamespace(
    cudaProfilerStart=constant(0), cudaProfilerStop=constant(0), cudaHostRegister=constant(0),
    cudaHostUnregister=constant(0), cudaDeviceSynchronize=constant(0), cudaMemGetInfo=device_model.free_memory,
    cudaGetErrorString=lambda error: "no error" if int(error) == 0 else f"CUDA error {int(error)}",
)  # fmt: skip

"""torch functions on tensors of the emulated devices: plain CPU tensors that bear a mark.

Every torch function that Python calls comes by `CudaMode`. There ``device="cuda"`` becomes the CPU, what it makes is
marked, and a marked argument marks the result. ``docs/emulated-cuda.md`` says why it is done this way.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import torch
from torch._ops import OpOverload, OpOverloadPacket
from torch.overrides import TorchFunctionMode

from ...base import emulated_device, poison, stream_findings, writes
from ...base.emulated_device import MARK, PINNED, mark, marked
from . import autocast, exchange, names, operator_calls, operators, scaled_mm, stream_work, written
from .devices import mark_of

_Handler = Callable[..., Any]


def _moved(tensor: torch.Tensor, to: int, result: torch.Tensor) -> torch.Tensor:
    """A conversion's result, at the place asked for; a move is a copy, as between two memories."""
    if to == getattr(tensor, MARK, 0):
        return result if result is tensor else mark(result, to)
    _copied(getattr(tensor, MARK, 0), to)
    fake = hasattr(result, "fake_device")  # it has no address to ask for
    made = result.clone() if fake or result.data_ptr() == tensor.data_ptr() else result
    emulated_device.put(made, to)
    return made


def _copied(of: int, to: int) -> None:
    """A copy from one device to another one, before which torch gives the first one access to the other's memory."""
    if of and to and of != to:
        emulated_device.peers.add((of - 1, to - 1))


def _copy(func: _Handler, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    """``Tensor.copy_``."""
    source = args[1] if len(args) > 1 else kwargs.get("src")
    _copied(getattr(source, MARK, 0), getattr(args[0], MARK, 0))
    return _plain(func, args, kwargs)


def _to(func: _Handler, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    tensor, rest = args[0], list(args[1:])
    to = getattr(tensor, MARK, 0)
    device = kwargs.get("device")
    if device is not None:
        to, kwargs = mark_of(device), {**kwargs, "device": "cpu"}
    elif rest and isinstance(rest[0], torch.Tensor):
        to = getattr(rest[0], MARK, 0)
    elif rest and isinstance(rest[0], (str, torch.device, int)) and not isinstance(rest[0], bool):
        to, rest[0] = mark_of(rest[0]), "cpu"
    elif isinstance(kwargs.get("other"), torch.Tensor):
        to = getattr(kwargs["other"], MARK, 0)
    return _moved(tensor, to, func(tensor, *rest, **kwargs))


def _type_as(func: _Handler, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    return _moved(args[0], getattr(args[1], MARK, 0), func(*args))


def _cuda(func: _Handler, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    device = args[1] if len(args) > 1 else kwargs.get("device")
    return _moved(args[0], mark_of("cuda" if device is None else device), args[0])


def _cpu(func: _Handler, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    return _moved(args[0], 0, args[0])


def _is_cuda(func: _Handler, args: tuple[Any, ...], kwargs: dict[str, Any]) -> bool:
    return bool(getattr(args[0], MARK, False) or func(*args))


def _device(func: _Handler, args: tuple[Any, ...], kwargs: dict[str, Any]) -> torch.device:
    on = getattr(args[0], MARK, 0)
    return torch.device("cuda", on - 1) if on else func(*args)


def _is_cpu(func: _Handler, args: tuple[Any, ...], kwargs: dict[str, Any]) -> bool:
    return bool(func(*args)) and not getattr(args[0], MARK, False)


def _get_device(func: _Handler, args: tuple[Any, ...], kwargs: dict[str, Any]) -> int:
    on = getattr(args[0], MARK, 0)
    return on - 1 if on else func(*args)


def _numpy(func: _Handler, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    if (on := getattr(args[0], MARK, 0)) and not kwargs.get("force"):
        raise TypeError(
            f"can't convert cuda:{on - 1} device type tensor to numpy. "
            "Use Tensor.cpu() to copy the tensor to host memory first."
        )
    return func(*args, **kwargs)


def _interface(func: _Handler, args: tuple[Any, ...], kwargs: dict[str, Any]) -> dict[str, Any]:
    if not getattr(args[0], MARK, False):
        raise AttributeError("Can't get __cuda_array_interface__ on non-CUDA tensor type; call .cuda() first")
    host = args[0].detach().numpy().__array_interface__
    return {key: host[key] for key in ("data", "shape", "typestr", "strides")} | {"version": 2}


def _of_self(func: _Handler, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    return mark(func(*args, **kwargs), getattr(args[0], MARK, 0))


def _items(func: _Handler, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    """Elements of a tensor. A torch without CUDA refuses those of a FakeTensor that is on the device."""
    fakes = {id(one): (one, one.device) for one in _tensors(args) if hasattr(one, "fake_device")}
    for one, _ in fakes.values():
        one.fake_device = torch.device("cpu")
    try:
        result = func(*args, **kwargs)
    finally:
        for one, device in fakes.values():
            one.fake_device = device
    of = args[0].device if fakes else None
    return mark(result, 1 + of.index if of is not None and of.type == "cuda" else getattr(args[0], MARK, 0))


def _set_data(func: _Handler, args: tuple[Any, ...], kwargs: dict[str, Any]) -> None:
    func(*args)
    mark(args[0], getattr(args[1], MARK, 0))


def _pinned(func: _Handler, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    return _pin(args[0].clone())


def _pin(tensor: torch.Tensor) -> torch.Tensor:
    setattr(tensor, PINNED, True)
    return tensor


def _is_pinned(func: _Handler, args: tuple[Any, ...], kwargs: dict[str, Any]) -> bool:
    return getattr(args[0], PINNED, False)


def _storage(func: _Handler, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    storage = func(*args, **kwargs)
    if on := getattr(args[0], MARK, 0):
        setattr(storage, MARK, on)
    return storage


def _hooked(func: _Handler, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    """``Tensor.register_hook`` and its like: torch's engine calls hooks with tensors without a mark, and no mode."""
    if not (on := getattr(args[0], MARK, 0)):
        return func(*args, **kwargs)

    def hook(value: Any) -> Any:
        with CudaMode():
            return args[1](mark(value, on))

    return func(args[0], hook, *args[2:], **kwargs)


def _any_backend(func: _Handler, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    """Attention, whichever of CUDA's backends are switched on: the CPU has one of its own for each case."""
    before = torch._C._get_math_sdp_enabled()
    torch._C._set_sdp_use_math(True)
    try:
        return _plain(func, args, kwargs)
    finally:
        torch._C._set_sdp_use_math(before)


def _copying(func: _Handler, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    """as_tensor and asarray: on the device, they never share the host's memory."""
    device = kwargs.get("device")
    if args and exchange.on_device(args[0]):  # an array of CuPy: its memory is shared
        tensor = exchange.of_interface(args[0]).to(kwargs.get("dtype"))
        return tensor if device is None else _moved(tensor, mark_of(device), tensor)
    if device is None:
        return func(*args, **kwargs)
    to, given = mark_of(device), args[0] if args else kwargs.get("data", kwargs.get("obj"))
    result = func(*args, **{**kwargs, "device": "cpu"})
    if isinstance(given, torch.Tensor):
        return _moved(given, to, result)
    return mark(result.clone() if to else result, to)


def _fresh(func: _Handler, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    """``torch.empty`` and its like: a tensor that nothing has written."""
    return poison.fill(_plain(func, args, kwargs))


# A property's getter is another object at each access, which compares and hashes by its property.
_T: Any = torch.Tensor
_HANDLERS: dict[Any, _Handler] = {
    _T.is_cuda.__get__: _is_cuda,
    _T.is_cpu.__get__: _is_cpu,
    _T.device.__get__: _device,
    _T.get_device: _get_device,
    _T.to: _to,
    _T.type_as: _type_as,
    _T.cuda: _cuda,
    _T.cpu: _cpu,
    _T.copy_: _copy,
    _T.numpy: _numpy,
    _T.__array__: _numpy,
    _T.__cuda_array_interface__.__get__: _interface,
    _T.__getitem__: _items,
    _T.__setitem__: _items,
    _T.data.__set__: _set_data,
    _T.pin_memory: _pinned,
    _T.is_pinned: _is_pinned,
    _T.__repr__: names.text,
    _T.type: names.type_of,
    _T.untyped_storage: _storage,
    _T.register_hook: _hooked,
    _T.register_post_accumulate_grad_hook: _hooked,
    torch.nn.functional.scaled_dot_product_attention: _any_backend,
    torch.empty: _fresh,
    torch.empty_like: _fresh,
    torch.empty_strided: _fresh,
    torch.empty_permuted: _fresh,
    _T.new_empty: _fresh,
    _T.new_empty_strided: _fresh,
    torch.as_tensor: _copying,
    torch.asarray: _copying,
    torch._scaled_mm: scaled_mm.handler(scaled_mm.scaled_mm),
    torch.ops.aten._scaled_mm: scaled_mm.handler(scaled_mm.scaled_mm),
    torch.ops.aten._scaled_mm.default: scaled_mm.handler(scaled_mm.scaled_mm),
    torch._scaled_mm_v2: scaled_mm.handler(scaled_mm.scaled_mm_v2),
    _T.__dlpack__: exchange.capsule,
    _T.__dlpack_device__: exchange.place,
}


def _tensors(values: Any) -> Iterator[torch.Tensor]:
    for value in values:
        if isinstance(value, torch.Tensor):
            yield value
        elif isinstance(value, (list, tuple)):
            yield from _tensors(value)
        elif isinstance(value, dict):
            yield from _tensors(value.values())


# Functions whose tensors must lie on one device, but for those of a single number.
_ON_ONE_DEVICE = {
    "add", "add_", "addbmm", "addcdiv", "addcdiv_", "addcmul", "addcmul_", "addmm", "addmm_", "addmv", "allclose",
    "atan2", "baddbmm", "batch_norm", "bilinear", "bitwise_and", "bitwise_or", "bitwise_xor", "bmm", "bucketize",
    "cat", "cdist", "concat", "concatenate", "conv1d", "conv2d", "conv3d", "copysign", "cross", "cross_entropy",
    "div", "div_", "dot", "einsum", "embedding", "embedding_bag", "eq", "equal", "floor_divide", "fmod", "gather",
    "ge", "greater", "group_norm", "gt", "hstack", "hypot", "index_add", "index_add_", "index_copy", "index_copy_",
    "index_fill_", "index_select", "inner", "kron", "l1_loss", "layer_norm", "le", "lerp", "less", "linear",
    "logical_and", "logical_or", "logical_xor", "lt", "masked_fill", "masked_fill_", "masked_scatter_",
    "masked_select", "matmul", "maximum", "minimum", "mm", "mse_loss", "mul", "mul_", "multiply", "mv", "ne",
    "nll_loss", "not_equal", "outer", "pow", "remainder", "rms_norm", "scaled_dot_product_attention", "scatter",
    "scatter_", "scatter_add", "scatter_add_", "scatter_reduce", "scatter_reduce_", "searchsorted",
    "smooth_l1_loss", "stack", "sub", "sub_", "subtract", "take_along_dim", "tensordot", "true_divide", "vstack",
    "where", "__add__", "__and__", "__eq__", "__floordiv__", "__ge__", "__gt__", "__iadd__", "__imul__", "__isub__",
    "__itruediv__", "__le__", "__lt__", "__matmul__", "__mod__", "__mul__", "__ne__", "__or__", "__pow__",
    "__radd__", "__rmatmul__", "__rmul__", "__rpow__", "__rsub__", "__rtruediv__", "__sub__", "__truediv__",
    "__xor__",
}  # fmt: skip


def _check_one_device(on: int, args: list[Any]) -> None:
    """Raises RuntimeError, with torch's words, where a tensor of a device meets one of another or of the host."""
    for tensor in _tensors(args):
        of = getattr(tensor, MARK, 0)
        if of == on or (not of and (tensor.dim() == 0 or tensor.device.type != "cpu")):
            continue
        raise RuntimeError(
            f"Expected all tensors to be on the same device, but found at least two devices, cuda:{on - 1} and "
            f"{f'cuda:{of - 1}' if of else 'cpu'}!"
        )


class CudaMode(TorchFunctionMode):
    """Runs torch functions with the emulated devices; entered on each thread by `install`."""

    def __torch_function__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        """Calls the function, with ``"cuda"`` on the CPU."""
        kwargs = kwargs or {}
        if emulated_device.recording is not None:
            return _recorded(func, args, kwargs)
        if writes.log is not None:
            return written.followed(_in_order, func, args, kwargs)
        return _in_order(func, args, kwargs)


def _in_order(func: Any, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    """One torch function, as a piece of work where there are several streams."""
    if stream_findings.streams.active:
        return stream_work.followed(run, func, args, kwargs)
    return run(func, args, kwargs)


def run(func: Any, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    """One torch function with the emulated device."""
    if kwargs.get("pin_memory"):
        return _pin(run(func, args, {key: value for key, value in kwargs.items() if key != "pin_memory"}))
    handler = _HANDLERS.get(func)
    return _plain(func, args, kwargs) if handler is None else handler(func, args, kwargs)


def _plain(func: Any, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    """One torch function that needs no care of its own."""
    device = kwargs.get("device")
    if device is not None:
        on = mark_of(device)
        if on and (func is torch.tensor or not _without_memory()):
            kwargs = {**kwargs, "device": "cpu"}
        result = operator_calls.within(func, args, kwargs)
    else:
        on = marked(args) or (bool(kwargs) and marked(kwargs.values()))
        if on and getattr(func, "__name__", "") in _ON_ONE_DEVICE:
            _check_one_device(on, [*args, *kwargs.values()])
        if on and autocast.on():
            with autocast.on_host():
                result = operators.run(func, autocast.widened(func, args, kwargs), kwargs)
        elif on:
            result = operators.run(func, args, kwargs)
        else:
            result = operator_calls.within(func, args, kwargs)
    if result is None or isinstance(result, (bool, int, float, str, torch.Size, torch.dtype)):
        return result
    if not on:
        return _of_host(func, args, kwargs, result)
    if isinstance(result, torch.Tensor) and any(result is given for given in _tensors([*args, *kwargs.values()])):
        return result  # in place: it stays where it was
    return mark(result, on)


def _without_memory() -> bool:
    """Whether FakeTensors are made now, which torch itself puts on any device, but for those of given numbers."""
    return torch._C._get_dispatch_mode(torch._C._TorchDispatchModeKey.FAKE) is not None


def _of_host(func: Any, args: tuple[Any, ...], kwargs: dict[str, Any], result: Any) -> Any:
    """A result of torch's own function on what is on the host, which says so from here on."""
    if not isinstance(result, torch.Tensor) or hasattr(result, MARK):
        return result
    known = not isinstance(func, (OpOverload, OpOverloadPacket))
    if known and all(map(emulated_device.on_host, _tensors([*args, *kwargs.values()]))):
        emulated_device.put_on_host(result)
    return result


def _recorded(func: Any, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    """Runs a function during a graph capture, and keeps it for the replays where it makes or changes a tensor."""
    assert emulated_device.recording is not None
    if torch._C._functorch.peek_interpreter_stack() is not None:
        raise RuntimeError(
            f"{getattr(func, '__name__', func)}: a graph's capture cannot hold what vmap or grad transforms here"
        )
    given = list(_tensors([*args, *kwargs.values()]))
    versions = [tensor._version for tensor in given]
    originals = [tensor.detach().clone() for tensor in given]
    result = run(func, args, kwargs)
    changed = [index for index, tensor in enumerate(given) if tensor._version != versions[index]]
    made = [tensor for tensor in _tensors([result]) if not any(tensor is one for one in given)]
    if not made and not changed:
        return result

    def replay() -> None:
        again = [tensor for tensor in _tensors([run(func, args, kwargs)]) if not any(tensor is one for one in given)]
        for kept, fresh in zip(made, again, strict=True):
            if kept.data_ptr() != fresh.data_ptr():
                kept.copy_(fresh)

    emulated_device.recording.append(replay)
    for index in changed:  # a capture runs nothing
        given[index].detach().copy_(originals[index])
    return result

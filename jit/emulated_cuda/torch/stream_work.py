"""What torch functions read and write, where there are several streams: pieces of work of the current one.

A function that makes a tensor with memory of its own has read its arguments; one that changes a tensor in place has
written it; one whose result shares memory with an argument has used nothing. What brings values to the host has it
wait. Of an argument whose bytes are not known, nothing is noted.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import torch
from torch._C import DisableTorchFunction

from ...base import stream_findings
from ...base.emulated_device import MARK, PINNED
from ...base.stream_order import Use
from . import cuda_module

_MOST_ROWS = 1 << 16  # runs of bytes of one tensor
# What the host has the values of once it is done.
_TO_HOST = {
    "item", "tolist", "__bool__", "__int__", "__float__", "__index__", "__format__", "__repr__", "__str__",
    "__contains__", "equal", "allclose", "is_nonzero", "nonzero", "argwhere", "unique", "unique_consecutive",
    "masked_select", "cpu", "save", "bincount",
}  # fmt: skip
_FROM_HOST = {"tensor", "as_tensor", "asarray", "from_numpy", "frombuffer"}
_NOT_WRITTEN = ("empty", "new_empty")  # beginnings of names
NOT_WORK = {
    "__get__",
    "__set__",
    "__delete__",
    "_make_subclass",
    "set_",
    "resize_",
    "requires_grad_",
    "detach_",
    "share_memory_",
}
_BOTH_WAYS = {"to", "cuda", "copy_", "type"}


def followed(run: Callable[..., Any], func: Any, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    """Runs a torch function as a piece of work. Raises EmulatorFinding where work of another stream, which nothing
    orders, uses the same bytes."""
    result = run(func, args, kwargs)
    name = getattr(func, "__name__", "")
    if name in NOT_WORK or torch._C._functorch.peek_interpreter_stack() is not None:  # vmap's tensors have no memory
        return result
    with DisableTorchFunction():
        reads, writes = _used(name, args, kwargs, result)
        if not (reads or writes):
            return result
        given = [*_on_device([*args, *kwargs.values(), result]), *reads, *writes]
        orders = [cuda_module.order_of(device) for device in _devices(given)] or [stream_findings.streams.current]
        several = [one for one in orders if one is not None] if len(orders) > 1 else []
        stream_findings.streams.meet(several)  # a copy between devices has both wait, before it and behind it
        work = stream_findings.begin(f"torch's {name.strip('_') or name}", orders[0])
        if work is None:
            return result
        uses = [use for tensor in reads if (use := _use(tensor, False))]
        uses += [use for tensor in writes if (use := _use(tensor, True))]
        stream_findings.used(work, uses)
        stream_findings.streams.meet(several)
        if _host_waits(name, args, kwargs, result):
            stream_findings.streams.host_waits(work.stream.after)
    return result


def _devices(tensors: list[torch.Tensor]) -> list[int]:
    """The devices of tensors, each once; parts of tensors have no mark."""
    return list(dict.fromkeys(on - 1 for one in tensors if (on := int(getattr(one, MARK, 0)))))


def _used(
    name: str, args: tuple[Any, ...], kwargs: dict[str, Any], result: Any
) -> tuple[list[torch.Tensor], list[torch.Tensor]]:
    """The tensors of the device that a function has read and written."""
    given = list(_on_device([*args, *kwargs.values()]))
    out = list(_on_device([kwargs.get("out")]))
    if name == "__setitem__":
        on_device = any(one is args[0] for one in given)
        return [one for one in given if one is not args[0]], _item(args[0], args[1]) if on_device else []
    if out:
        return [one for one in given if not any(one is each for each in out)], out
    changes = (name.endswith("_") and not name.endswith("__")) or (name.startswith("__i") and name not in _TO_HOST)
    if changes:
        first = list(_on_device(args[:1]))
        return [one for one in given if not any(one is each for each in first)], first
    held = {one.untyped_storage().data_ptr() for one in _tensors([*args, *kwargs.values()])}
    made = [one for one in _tensors([result]) if one.untyped_storage().data_ptr() not in held]
    if not made:
        return (given, []) if name in _TO_HOST else ([], [])
    fresh = [one for one in made if getattr(one, MARK, False) and not name.startswith(_NOT_WRITTEN)]
    return [] if name.endswith("_like") or name.startswith("new_") else given, fresh


def made_or_changed(name: str, args: tuple[Any, ...], kwargs: dict[str, Any], result: Any) -> list[torch.Tensor]:
    """The tensors that a function has written, wherever they are: those with memory of their own, and those that it
    changed in place."""
    held = {one.untyped_storage().data_ptr() for one in _tensors([*args, *kwargs.values()])}
    made = [one for one in _tensors([result]) if one.untyped_storage().data_ptr() not in held]
    if made:
        return [] if name.startswith(_NOT_WRITTEN) else made
    return _used(name, args, kwargs, result)[1]


def _item(tensor: torch.Tensor, index: Any) -> list[torch.Tensor]:
    """What an assignment to elements writes, where those are a view."""
    parts = index if isinstance(index, tuple) else (index,)
    if any(not isinstance(part, (int, slice, type(None), type(...))) or isinstance(part, bool) for part in parts):
        return []
    return [tensor[index]]


def _host_waits(name: str, args: tuple[Any, ...], kwargs: dict[str, Any], result: Any) -> bool:
    """Whether the host waits for a function's work: it brings values to the host, or takes them from memory there that
    is not pinned."""
    if name in _TO_HOST or name in _FROM_HOST:
        return True
    if name not in _BOTH_WAYS:
        return False
    ends = [one for one in _tensors([*args, result]) if not getattr(one, MARK, False)]
    return any(not getattr(one, PINNED, False) or not kwargs.get("non_blocking") for one in ends)


def _plain(tensor: torch.Tensor) -> bool:
    """Whether a tensor's elements lie in a storage at its strides: not those of `vmap`, of `grad`, nested or sparse."""
    return tensor.layout == torch.strided and torch._C._has_storage(tensor) and not tensor.is_nested


def _tensors(values: Any) -> Iterator[torch.Tensor]:
    for value in values:
        if isinstance(value, torch.Tensor):
            if _plain(value) and type(value) in (torch.Tensor, torch.nn.Parameter):
                yield value
        elif isinstance(value, (list, tuple)):
            yield from _tensors(value)
        elif isinstance(value, dict):
            yield from _tensors(value.values())


def _on_device(values: Any) -> Iterator[torch.Tensor]:
    return (one for one in _tensors(values) if getattr(one, MARK, False))


def _use(tensor: torch.Tensor, writes: bool) -> Use | None:
    found = runs(tensor)
    if found is None:
        return None
    name = f"a tensor of shape {list(tensor.shape)}"
    return Use(found, writes, name, owner=tensor.untyped_storage())


def runs(tensor: torch.Tensor) -> np.ndarray | None:
    """The runs of bytes of a tensor's elements, in order; None where they are none or too many."""
    if not tensor.numel():
        return None
    size, starts = tensor.element_size(), np.array([tensor.data_ptr()], np.int64)
    dims = sorted(
        (stride, count) for stride, count in zip(tensor.stride(), tensor.shape, strict=True) if stride and count > 1
    )
    run = 1
    for stride, count in dims:
        if stride == run and len(starts) == 1:
            run *= count
            continue
        if len(starts) * count > _MOST_ROWS:
            return None
        starts = (np.arange(count, dtype=np.int64)[:, None] * stride * size + starts).ravel()
    starts.sort()
    return np.stack([starts, starts + run * size], 1)

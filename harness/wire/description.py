"""Describes what a submission returned; ``transfer.rebuild_output`` makes it again of the description and bytes."""

from __future__ import annotations

from typing import Any, cast, get_args

import torch

from harness.wire.limits import DEEPEST, MOST, MOST_NAMES, NAME, TEXT, clip, clip_name
from harness.wire.nodes import DictNode, Dtype, ListNode, Node, TensorNode, ValueNode
from harness.wire.transfer import OutputError, dtype_name
from jit.base import emulated_device

_DTYPES = frozenset(get_args(Dtype))


def describe(output: Any, tensors: list[torch.Tensor]) -> Node:
    """Describes an output; its tensors are appended to ``tensors`` and referred to by position.

    Raises:
        OutputError: anything but plain ``torch.Tensor``, tuples, lists, string-keyed dicts, numbers, strings, None; or
            more, larger or deeper ones than ``limits`` lets a reply carry.
    """
    return _Description(tensors).of(output, 0)


class _Description:
    """What ``describe`` has described so far."""

    def __init__(self, tensors: list[torch.Tensor]) -> None:
        self._tensors, self._left = tensors, MOST

    def of(self, output: Any, depth: int) -> Node:
        self._left -= 1
        if depth > DEEPEST:  # a list that holds itself, for one
            raise OutputError(
                f"returned an output nested deeper than {DEEPEST} levels; return a tensor, or a flat tuple"
            )
        if self._left < 0:
            raise OutputError(f"returned more than {MOST} values; return them in a tensor")
        if isinstance(output, torch.Tensor):
            return self._tensor(output)
        if output is None or type(output) in (bool, int, float, str):
            return ValueNode(_value(output))
        if isinstance(output, (tuple, list)):
            return ListNode([self.of(item, depth + 1) for item in output], isinstance(output, tuple))
        if isinstance(output, dict):
            return DictNode({_name(key): self.of(value, depth + 1) for key, value in output.items()})
        raise OutputError(f"returned a {type(output).__name__}; return a tensor, or a tuple, list or dict of tensors")

    def _tensor(self, output: torch.Tensor) -> TensorNode:
        if type(output) is not torch.Tensor:
            raise OutputError(f"returned a {type(output).__name__}, a subclass of torch.Tensor; return a plain tensor")
        if output.is_nested:
            raise OutputError("returned a nested tensor; return a dense one, or a tuple of them")
        if output.layout != torch.strided or output.device.type not in ("cpu", "cuda"):
            raise OutputError(f"returned a tensor of layout {output.layout} on {output.device}; return a dense one")
        name = dtype_name(output.dtype)
        if name not in _DTYPES:
            raise OutputError(f"returned a tensor of {name}, which is not carried; use another dtype")
        if len(self._tensors) >= MOST_NAMES:
            raise OutputError(f"returned more than {MOST_NAMES} tensors; join them")
        self._tensors.append(output)
        shape, stride = list(output.shape), list(output.stride())
        return TensorNode(len(self._tensors) - 1, cast(Dtype, name), shape, stride, emulated_device.on_host(output))


def _value(value: bool | int | float | str | None) -> bool | int | float | str | None:
    """A plain value that a reply can carry. Raises OutputError."""
    if isinstance(value, int) and not -(1 << 63) <= value < 1 << 63:
        raise OutputError(f"returned an int of {value.bit_length()} bits; at most 63 are carried")
    if isinstance(value, str) and (len(value) > TEXT or clip(value) != value):
        raise OutputError(f"returned a text of {len(value)} characters; at most {TEXT}, all valid Unicode")
    return value


def _name(key: Any) -> str:
    """A key of a dict. Raises OutputError for one that is no string: as a string it may be another key."""
    if type(key) is not str:
        raise OutputError(f"returned a dict with a key of type {type(key).__name__}; use strings as keys")
    if clip_name(key) != key:
        raise OutputError(f"returned a dict with a key of {len(key)} characters; at most {NAME}, all valid Unicode")
    return key

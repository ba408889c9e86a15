"""Argument checks of the kernels' Python entries: each error names the argument, what was expected and what came."""

from __future__ import annotations

from collections.abc import Sequence

import torch


def tensor(
    name: str,
    value: object,
    *,
    dtype: torch.dtype | Sequence[torch.dtype] | None = None,
    shape: Sequence[int | None] | None = None,
    strides: Sequence[int | None] | None = None,
    device: torch.device | None = None,
    align: int | None = None,
) -> torch.Tensor:
    """Checks one tensor argument and returns it.

    Args:
        name: the argument's name, for the message.
        value: what the caller passed.
        dtype: the dtype wanted, or several to choose from.
        shape: the sizes wanted; None leaves a size free, and a shape that is itself None leaves the rank free.
        strides: the strides wanted, in elements; None leaves one free. A stride over a size of 1 is never checked.
        device: the device that the other arguments are on.
        align: alignment of the data pointer in bytes.

    Raises:
        TypeError: not a tensor, or a dtype other than those wanted.
        ValueError: shape, strides, device or alignment differ.
    """
    if not isinstance(value, torch.Tensor):
        raise TypeError(f"{name}: expected a torch.Tensor, got {type(value).__name__}; pass a tensor")
    if dtype is not None:
        wanted = (dtype,) if isinstance(dtype, torch.dtype) else tuple(dtype)
        if value.dtype not in wanted:
            names = " or ".join(str(w) for w in wanted)
            raise TypeError(f"{name}: expected dtype {names}, got {value.dtype}; convert it with .to({wanted[0]})")
    if shape is not None:
        same_rank = value.dim() == len(shape)
        if not same_rank or any(w is not None and w != g for w, g in zip(shape, value.shape, strict=True)):
            raise ValueError(f"{name}: expected shape {_sizes(shape)}, got {tuple(value.shape)}; reshape or slice it")
    if strides is not None:
        for dim, (want, got) in enumerate(zip(strides, value.stride(), strict=True)):
            if want is not None and want != got and value.shape[dim] > 1:
                raise ValueError(
                    f"{name}: expected strides {_sizes(strides)} in elements, got {tuple(value.stride())} "
                    f"(dimension {dim}); make a copy with that layout, e.g. with .contiguous()"
                )
    if device is not None and value.device != device:
        raise ValueError(f"{name}: expected device {device}, got {value.device}; move it there with {name}.to()")
    if align is not None and value.numel() and value.data_ptr() % align:
        raise ValueError(
            f"{name}: expected a data pointer aligned to {align} bytes, got one {value.data_ptr() % align} bytes past; "
            f"clone it or slice at a multiple of {align} bytes"
        )
    return value


def output(name: str, value: object, shape: Sequence[int], *, dtype: torch.dtype, device: torch.device) -> torch.Tensor:
    """The contiguous tensor that an entry writes: the caller's, checked, or a new one.

    Args:
        name: the argument's name, for the message.
        value: what the caller passed; None asks for a new tensor.
        shape, dtype, device: what is wanted. A caller's tensor is also aligned to 16 bytes.

    Raises:
        TypeError, ValueError: as ``tensor``.
    """
    if value is None:
        return torch.empty(tuple(shape), dtype=dtype, device=device)
    given = tensor(name, value, dtype=dtype, shape=shape, device=device, align=16)
    if not given.is_contiguous():
        raise ValueError(f"{name}: expected a contiguous tensor, got strides {tuple(given.stride())}; leave it out")
    return given


def multiple(name: str, value: int, of: int, *, least: int = 0) -> int:
    """Checks that ``value`` is a multiple of ``of`` and at least ``least``, and returns it. Raises ValueError."""
    if value % of or value < least:
        raise ValueError(f"{name}: expected a multiple of {of} that is at least {least}, got {value}; pad it to one")
    return value


def choice(name: str, value: object, among: Sequence[object]) -> object:
    """Checks that ``value`` is one of ``among`` and returns it. Raises ValueError."""
    if value not in among:
        raise ValueError(f"{name}: expected one of {', '.join(map(repr, among))}, got {value!r}; choose one of these")
    return value


def _sizes(sizes: Sequence[int | None]) -> str:
    return "(" + ", ".join("*" if size is None else str(size) for size in sizes) + ")"

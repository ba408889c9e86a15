"""Operators that torch has for CUDA and not for the CPU, on host memory."""

from __future__ import annotations

import math
import re
from collections.abc import Callable
from typing import Any

import torch

from . import operator_calls
from .scaled_mm import rounded, scaled_grouped_mm

_UNKNOWN = re.compile(r"not implemented for '(Half|BFloat16|Float8\w*)'")
_NARROW = (torch.float16, torch.bfloat16, torch.float8_e4m3fn, torch.float8_e5m2)
# Of f16 the CPU may have these element by element, some hundred times slower than of f32. A GPU sums in f32 and rounds
# once, which is what is done here.
_PRODUCTS = {
    "__matmul__", "__rmatmul__", "addbmm", "addbmm_", "addmm", "addmm_", "addmv", "addmv_", "baddbmm", "baddbmm_",
    "bilinear", "bmm", "chain_matmul", "einsum", "inner", "linear", "matmul", "mm", "mv", "tensordot",
}  # fmt: skip


def register() -> torch.library.Library:
    """Gives torch the operators; they are there until the library that is returned is destroyed."""
    library = torch.library.Library("aten", "IMPL")
    for name, function in _OPERATORS.items():
        if not torch._C._dispatch_has_kernel_for_dispatch_key(f"aten::{name}", "CPU"):
            library.impl(name, function, "CPU")
    return library


def _product(a: torch.Tensor, b: torch.Tensor, out_dtype: torch.dtype) -> torch.Tensor:
    """``a @ b``, summed in f64 and rounded once."""
    return rounded(a.double() @ b.double(), out_dtype)


def _sum_and_product(
    c: torch.Tensor, a: torch.Tensor, b: torch.Tensor, out_dtype: torch.dtype, *, beta: float = 1, alpha: float = 1
) -> torch.Tensor:
    return rounded(beta * c.double() + alpha * (a.double() @ b.double()), out_dtype)


def _attention(
    query: torch.Tensor, key: torch.Tensor, value: torch.Tensor, bias: torch.Tensor | None, causal: bool, scale: Any
) -> tuple[torch.Tensor, torch.Tensor]:
    """Attention [batch, heads, rows, dims] and the logarithms of its sums [batch, heads, rows], f32."""
    if key.shape[1] != query.shape[1]:
        key, value = (part.repeat_interleave(query.shape[1] // key.shape[1], 1) for part in (key, value))
    scores = query.float() @ key.float().mT * (1 / math.sqrt(query.shape[-1]) if scale is None else scale)
    if bias is not None:
        scores = scores + bias.float()
    if causal:
        scores = scores.masked_fill(torch.ones_like(scores[0, 0], dtype=torch.bool).triu(1), -math.inf)
    sums = scores.logsumexp(-1)
    return (torch.exp(scores - sums[..., None]) @ value.float()).to(query.dtype), sums


def _flash(
    query: torch.Tensor, key: torch.Tensor, value: torch.Tensor, dropout_p: float = 0.0, is_causal: bool = False,
    return_debug_mask: bool = False, *, scale: float | None = None,
) -> tuple[Any, ...]:  # fmt: skip
    out, sums = _attention(query, key, value, None, is_causal, scale)
    none = torch.empty(0)
    return out, sums, none, none, query.shape[2], key.shape[2], torch.empty(2, dtype=torch.uint64), none, none


def _efficient(
    query: torch.Tensor, key: torch.Tensor, value: torch.Tensor, attn_bias: torch.Tensor | None,
    compute_log_sumexp: bool, dropout_p: float = 0.0, is_causal: bool = False, *, scale: float | None = None,
) -> tuple[Any, ...]:  # fmt: skip
    out, sums = _attention(query, key, value, attn_bias, is_causal, scale)
    number = torch.empty((), dtype=torch.int64)
    return out, sums if compute_log_sumexp else torch.empty(0), number, number.clone()


def _cudnn(
    query: torch.Tensor, key: torch.Tensor, value: torch.Tensor, attn_bias: torch.Tensor | None,
    compute_log_sumexp: bool, dropout_p: float = 0.0, is_causal: bool = False, return_debug_mask: bool = False,
    *, scale: float | None = None,
) -> tuple[Any, ...]:  # fmt: skip
    out, sums = _attention(query, key, value, attn_bias, is_causal, scale)
    none, number = torch.empty(0), torch.empty((), dtype=torch.int64)
    return out, sums[..., None], none, none, query.shape[2], key.shape[2], number, number.clone(), none


_OPERATORS: dict[str, Callable[..., Any]] = {
    "mm.dtype": _product,
    "bmm.dtype": _product,
    "addmm.dtype": _sum_and_product,
    "baddbmm.dtype": _sum_and_product,
    "_scaled_grouped_mm": scaled_grouped_mm,
    "_scaled_dot_product_flash_attention": _flash,
    "_scaled_dot_product_efficient_attention": _efficient,
    "_scaled_dot_product_cudnn_attention": _cudnn,
}


def run(func: Any, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    """A torch function; where the CPU has it for f32 and not for a narrower type, as CUDA has, it is done in f32. So
    are products of f16.

    Raises:
        NotImplementedError, RuntimeError: as the function.
    """
    product = getattr(func, "__name__", "") in _PRODUCTS
    if product and torch.is_autocast_enabled("cpu") and torch.get_autocast_dtype("cpu") == torch.float16:
        with torch.autocast("cpu", enabled=False):
            return run(func, _cast(args), _cast(kwargs))
    if not product or not _halves((*args, *kwargs.values())):
        try:
            return operator_calls.within(func, args, kwargs)
        except (NotImplementedError, RuntimeError) as error:
            if _UNKNOWN.search(str(error)) is None:
                raise
    return _in_f32(func, args, kwargs)


def _halves(values: tuple[Any, ...]) -> bool:
    """Whether there are tensors, and all are of f16: where types are mixed, torch has something to say."""
    flat = [item for value in values for item in (value if isinstance(value, (list, tuple)) else (value,))]
    dtypes = {value.dtype for value in flat if isinstance(value, torch.Tensor)}
    return dtypes == {torch.float16}


def _cast(value: Any) -> Any:
    """A function's arguments as autocast makes them."""
    if isinstance(value, torch.Tensor):
        return value.half() if value.dtype in (torch.float32, torch.bfloat16) else value
    if isinstance(value, dict):
        return {name: _cast(item) for name, item in value.items()}
    return type(value)(map(_cast, value)) if type(value) in (list, tuple) else value


def _in_f32(func: Any, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    """A function on f32 copies of its narrow tensors; what it makes or changes is narrow again."""
    wide: list[tuple[torch.Tensor, torch.Tensor, int]] = []

    def widened(value: Any) -> Any:
        if isinstance(value, torch.Tensor) and value.dtype in _NARROW:
            copy = value.float()
            wide.append((value, copy, copy._version))
            return copy
        if isinstance(value, (list, tuple)):
            return type(value)(map(widened, value))
        return value

    result = func(*map(widened, args), **{name: widened(value) for name, value in kwargs.items()})
    for value, copy, version in wide:
        if copy._version != version:
            value.copy_(copy)
    narrow = wide[0][0].dtype

    def narrowed(value: Any) -> Any:
        if isinstance(value, torch.Tensor) and value.dtype == torch.float32 and kwargs.get("dtype") is None:
            own = [given for given, copy, _ in wide if copy is value]
            return own[0] if own else value.to(narrow)
        return value

    if isinstance(result, (list, tuple)):
        made = [narrowed(value) for value in result]
        return type(result)(made) if type(result) in (list, tuple) or hasattr(result, "n_fields") else tuple(made)
    return narrowed(result)

"""`torch._scaled_mm` on host memory: products of scaled fp8 and fp4 matrices, summed in f64 and rounded once.

A GPU sums in f32 or less, in an order of its own; results differ from these by that. The layouts of the scales are
those of torch's documentation of ``torch.nn.functional.scaled_mm`` and of cuBLAS, "Block scaling factors layout".
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import torch

from ...base.emulated_device import mark, marked

_COLUMNS = 1024  # of the result at a time, which bounds the memory for f64 copies
_FP4 = (0.0, 0.5, 1.0, 1.5, 2.0, 3.0, 4.0, 6.0, -0.0, -0.5, -1.0, -1.5, -2.0, -3.0, -4.0, -6.0)


def _wide(rows: torch.Tensor) -> torch.Tensor:
    """Elements [rows, k] as f64; two fp4 values of a byte, the low one first."""
    if rows.dtype != torch.float4_e2m1fn_x2:
        return rows.double()
    octets = rows.contiguous().view(torch.uint8).long()
    table = torch.tensor(_FP4, dtype=torch.float64)
    return table[torch.stack((octets & 15, octets >> 4), -1).flatten(-2)]


def unblocked(scales: torch.Tensor, rows: int, columns: int) -> torch.Tensor:
    """Scales [rows, columns] from their blocked order: tiles of 128 x 4, in each of which 32 rows of 16 bytes hold rows
    r, r + 32, r + 64 and r + 96 of the tile. Padding of rows and columns is dropped."""
    down, across = -(-rows // 128), -(-columns // 4)
    tiles = scales.flatten()[: down * across * 512].view(down, across, 32, 4, 4)
    return tiles.permute(0, 3, 2, 1, 4).reshape(down * 128, across * 4)[:rows, :columns]


def _scales(name: str, scale: torch.Tensor, rows: int, k: int) -> torch.Tensor:
    """A factor for each element, f64, [rows or 1, k or 1]; ``rows`` counts the rows of A or the columns of B."""
    if scale.numel() == 1:
        return scale.double().reshape(1, 1)
    if scale.dtype in (torch.float8_e4m3fn, torch.float8_e8m0fnu):
        block = 16 if scale.dtype == torch.float8_e4m3fn else 32
        have, want = scale.numel(), math.ceil(rows / 128) * math.ceil(k / block / 4) * 512
        if have < want:
            raise RuntimeError(
                f"_scaled_mm: {name} must hold {want} block scales of {block} values for {rows} x {k}, got {have}"
            )
        return unblocked(scale.view(torch.uint8), rows, -(-k // block)).view(scale.dtype).double().repeat_interleave(
            block, 1
        )[:, :k]  # fmt: skip
    table = scale.t() if name == "scale_b" and scale.dim() == 2 else scale
    table = table.double().reshape(-1, 1) if table.dim() < 2 else table.double()
    for axis, size in enumerate((rows, k)):
        have = table.shape[axis]
        if have not in (1, size):
            block = 128  # DeepSeek's tiles: 1 x 128 of A, 128 x 128 of B
            if have != -(-size // block):
                raise RuntimeError(f"_scaled_mm: {name} of shape {tuple(scale.shape)} does not fit {rows} x {k}")
            table = table.repeat_interleave(block, axis).narrow(axis, 0, size)
    return table


def rounded(value: torch.Tensor, dtype: torch.dtype) -> torch.Tensor:
    """f64 to a narrower type, rounded once: by way of an f32 that was rounded to odd."""
    if dtype in (torch.float64, torch.float32):
        return value.to(dtype)
    near = value.float()
    bits = near.view(torch.int32)
    finite = torch.isfinite(near)
    bits = torch.where(finite & (near.double().abs() > value.abs()), bits - 1, bits)
    bits = torch.where(finite & (near.double() != value), bits | 1, bits)
    return bits.view(torch.float32).to(dtype)


def scaled_mm(
    a: torch.Tensor,
    b: torch.Tensor,
    scale_a: torch.Tensor,
    scale_b: torch.Tensor,
    bias: torch.Tensor | None = None,
    scale_result: torch.Tensor | None = None,
    out_dtype: torch.dtype | None = None,
    use_fast_accum: bool = False,
    *,
    out: torch.Tensor | None = None,
) -> torch.Tensor:
    """``(a * scale_a) @ (b * scale_b) + bias``.

    Args:
        a: [m, k], fp8, or [m, k / 2] of two fp4 values a byte.
        b: [k, n] or [k / 2, n], the transpose of rows like those of ``a``.
        scale_a, scale_b: one f32; one for each row of ``a`` and each column of ``b``; f32 for tiles of 128; or e4m3 of
            16 and e8m0 of 32 values, in cuBLAS's blocked order.
        bias: [n].
        scale_result: one f32, by which an fp8 result is multiplied.
        out_dtype: of the result; that of ``a`` where None.
        use_fast_accum: of no effect.
        out: where the result goes.

    Returns:
        [m, n].

    Raises:
        RuntimeError: shapes or scales do not fit.
    """
    if a.dim() != 2 or b.dim() != 2 or a.shape[1] != b.shape[0]:
        raise RuntimeError(
            f"_scaled_mm: mat1 and mat2 shapes cannot be multiplied ({tuple(a.shape)} and {tuple(b.shape)})"
        )
    left = _wide(a)
    m, k = left.shape
    left = left * _scales("scale_a", scale_a, m, k)
    scales = _scales("scale_b", scale_b, b.shape[1], k)
    result = _product(left, b, scales, bias, scale_result, out_dtype or a.dtype)
    return result if out is None else out.copy_(result)


def _product(
    left: torch.Tensor,
    b: torch.Tensor,
    right_scales: torch.Tensor,
    bias: torch.Tensor | None,
    scale_result: torch.Tensor | None,
    dtype: torch.dtype,
) -> torch.Tensor:
    """The product of scaled f64 [m, k] and of ``b`` [k, n], whose scales are [n or 1, k or 1]."""
    n = b.shape[1]
    result = torch.empty((left.shape[0], n), dtype=dtype)
    rows = b.t()
    for first in range(0, n, _COLUMNS):
        part = _wide(rows[first : first + _COLUMNS])
        part *= right_scales[first : first + _COLUMNS] if right_scales.shape[0] > 1 else right_scales
        total = left @ part.t()
        if bias is not None:
            total += bias[first : first + _COLUMNS].double()
        if scale_result is not None:
            total *= scale_result.double()
        result[:, first : first + _COLUMNS] = rounded(total, dtype)
    return result


def scaled_mm_v2(
    a: torch.Tensor,
    b: torch.Tensor,
    scale_a: list[torch.Tensor],
    recipe_a: list[int],
    swizzle_a: list[int],
    scale_b: list[torch.Tensor],
    recipe_b: list[int],
    swizzle_b: list[int],
    bias: torch.Tensor | None = None,
    out_dtype: torch.dtype | None = None,
    contraction_dim: Any = (),
    use_fast_accum: bool = False,
) -> torch.Tensor:
    """As `torch.nn.functional.scaled_mm`, whose lists of scales are multiplied; raises as `scaled_mm`."""
    if a.dim() != 2 or b.dim() != 2 or a.shape[1] != b.shape[0]:
        raise RuntimeError(f"scaled_mm: shapes cannot be multiplied ({tuple(a.shape)} and {tuple(b.shape)})")
    left = _wide(a)
    m, k = left.shape
    for scale, recipe, swizzle in zip(scale_a, recipe_a, [*swizzle_a, *[0] * len(scale_a)], strict=False):
        left = left * _recipe("scale_a", scale, recipe, swizzle, m, k)
    right = torch.ones(1, 1, dtype=torch.float64)
    for scale, recipe, swizzle in zip(scale_b, recipe_b, [*swizzle_b, *[0] * len(scale_b)], strict=False):
        right = right * _recipe("scale_b", scale, recipe, swizzle, b.shape[1], k)
    return _product(left, b, right, bias, None, out_dtype or a.dtype)


def _recipe(name: str, scale: torch.Tensor, recipe: int, swizzle: int, rows: int, k: int) -> torch.Tensor:
    """Factors [rows or 1, k or 1] by the numbers of `torch.nn.functional.ScalingType` and `SwizzleType`."""
    block = {2: 16, 3: 32}.get(recipe)
    if block is None or swizzle:
        return _scales(name, scale, rows, k)
    plain = scale.t() if scale.shape[0] != rows else scale
    return plain.double().repeat_interleave(block, 1)[:, :k]


def scaled_grouped_mm(
    a: torch.Tensor,
    b: torch.Tensor,
    scale_a: torch.Tensor,
    scale_b: torch.Tensor,
    offs: torch.Tensor | None = None,
    bias: torch.Tensor | None = None,
    scale_result: torch.Tensor | None = None,
    out_dtype: torch.dtype | None = None,
    use_fast_accum: bool = False,
) -> torch.Tensor:
    """As `torch._scaled_grouped_mm`: products of groups, with an f32 scale for each row of ``a`` and column of ``b``.

    Args:
        a: [m, k] or [groups, m, k].
        b: [groups, k, n], or [k, n].
        scale_a: [m], [groups, m], or [groups * m] where the groups share k.
        scale_b: [groups, n], or [groups * n] where the groups share k.
        offs: int32, where each group ends: rows of ``a`` where ``b`` has groups, columns of ``b`` where ``a`` has
            them, else along k.

    Returns:
        [m, n] where one of the two has groups, else [groups, m, n]; bf16 where ``out_dtype`` is None.
    """
    dtype = out_dtype or torch.bfloat16
    ends = [] if offs is None else offs.tolist()
    starts = [0, *ends[:-1]]
    if a.dim() == 3 and b.dim() == 3:
        groups = zip(a, b, scale_a, scale_b, strict=True)
        return torch.stack([scaled_mm(x, y, s[:, None], t[None], None, scale_result, dtype) for x, y, s, t in groups])
    if b.dim() == 3:
        result = torch.zeros((a.shape[0], b.shape[2]), dtype=dtype)
        for group, (first, end) in enumerate(zip(starts, ends, strict=True)):
            scales = scale_a[first:end, None], scale_b[group][None]
            result[first:end] = scaled_mm(a[first:end], b[group], *scales, None, scale_result, dtype)
        return result
    if a.dim() == 3:
        result = torch.zeros((a.shape[1], b.shape[1]), dtype=dtype)
        for group, (first, end) in enumerate(zip(starts, ends, strict=True)):
            scales = scale_a[group][:, None], scale_b[None, first:end]
            result[:, first:end] = scaled_mm(a[group], b[:, first:end], *scales, None, scale_result, dtype)
        return result
    m, n = a.shape[0], b.shape[1]
    parts = []
    for group, (first, end) in enumerate(zip(starts, ends, strict=True)):
        scales = scale_a[group * m : (group + 1) * m, None], scale_b[None, group * n : (group + 1) * n]
        parts.append(scaled_mm(a[:, first:end], b[first:end], *scales, None, scale_result, dtype))
    return torch.stack(parts)


def handler(exact: Callable[..., Any]) -> Callable[..., Any]:
    """``exact`` for tensors of the emulated device; torch's own for others."""

    def product(func: Callable[..., Any], args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        on = marked(args) or marked(kwargs.values())
        return mark(exact(*args, **kwargs), on) if on else func(*args, **kwargs)

    return product

"""Batched NVFP4 block-scaled matrix-vector product: e2m1 codes with an e4m3 scale for each 16 of them along k."""

from __future__ import annotations

from typing import Any

import torch

import jit
from kernels import VARIANT, asked_variant, checks, memory_share, processors

from .plans import PLANS, SF_TILE_BYTES, SF_TILE_CODES, Arguments, builds, find_source, variant_90
from .sharing import QUARTER_ROWS, TILE_ROWS, Chip, Shape

__all__ = ["FP4", "FP8", "builds", "nvfp4_gemv"]

FP4 = torch.float4_e2m1fn_x2
FP8 = torch.float8_e4m3fn

_EMULATED = 4  # processors on the emulator: few CTAs make each of them loop

_ALIGN = 32  # of the data pointers: sm_100a_cvt.cu loads 32 bytes at once


def _check(arguments: Arguments) -> Shape:
    """Checks dtypes, shapes, strides, devices and alignment; raises TypeError and ValueError."""
    a, b, sfa, sfb, out = arguments
    checks.tensor("a", a, dtype=FP4, shape=(None, None, None))
    m, half_k, batches = a.shape
    k = checks.multiple("a.shape[1] * 2 (k)", 2 * half_k, SF_TILE_CODES, least=SF_TILE_CODES)
    if m < 1 or batches < 1:
        raise ValueError(f"a: expected at least one row and one batch, got shape {tuple(a.shape)}; skip empty problems")
    shape = Shape(m, k, batches)
    rm, rk = shape.tiles, k // SF_TILE_CODES
    at: dict[str, Any] = {"device": a.device, "align": _ALIGN}
    checks.tensor("a", a, strides=(half_k, 1, m * half_k), **at)
    checks.tensor("b", b, dtype=FP4, shape=(TILE_ROWS, half_k, batches), strides=(half_k, 1, TILE_ROWS * half_k), **at)
    for name, scales, tiles in (("sfa_permuted", sfa, rm), ("sfb_permuted", sfb, 1)):
        checks.tensor(
            name,
            scales,
            dtype=FP8,
            shape=(QUARTER_ROWS, 4, tiles, 4, rk, batches),
            strides=(16, 4, SF_TILE_BYTES * rk, 1, SF_TILE_BYTES, SF_TILE_BYTES * tiles * rk),
            **at,
        )
    checks.tensor("out", out, dtype=torch.float16, shape=(m, 1, batches), strides=(1, None, m), device=a.device)
    if m * batches >= 1 << 32 or rm * batches > 1 << 27:
        raise ValueError(f"a: expected fewer than 2^32 rows in all batches, got {m} x {batches}; call it in parts")
    return shape


_checked: dict[tuple[object, ...], Shape] = {}


def _shape(arguments: Arguments) -> Shape:
    """``_check``, once for each set of what it looks at."""
    try:
        key = tuple((t.shape, t.stride(), t.dtype, t.device, t.data_ptr() % _ALIGN) for t in arguments)
    except AttributeError:
        return _check(arguments)
    shape = _checked.get(key)
    if shape is None:
        if len(_checked) >= 4096:
            _checked.clear()
        shape = _checked[key] = _check(arguments)
    return shape


@jit.planned(environment=VARIANT)
def nvfp4_gemv(
    a: torch.Tensor,
    b: torch.Tensor,
    sfa_permuted: torch.Tensor,
    sfb_permuted: torch.Tensor,
    *,
    out: torch.Tensor | None = None,
    variant: str | None = None,
) -> torch.Tensor:
    """out[i, 0, n] = Σ_k a[i, k, n] · b[0, k, n] · sfa[i, k/16, n] · sfb[0, k/16, n], in float32, rounded once.

    Two codes share a byte, the earlier one in the lower nibble. A scale has one e4m3 byte; its place is that of the
    cuBLAS block-scale layout: row i, block j, batch n at byte
    ``n·rm·rk·512 + (i/128)·rk·512 + (j/4)·512 + (i%32)·16 + ((i%128)/32)·4 + j%4``, rm = ⌈m/128⌉, rk = k/64.
    Scales are taken as positive; the places of no row are not used. Data pointers are aligned to 32 bytes.

    Args:
        a: [m, k/2, l] float4_e2m1fn_x2, strides (k/2, 1, m·k/2); k a multiple of 64.
        b: [128, k/2, l] float4_e2m1fn_x2, strides (k/2, 1, 128·k/2); row 0 is the vector, the rest padding.
        sfa_permuted: [32, 4, rm, 4, rk, l] float8_e4m3fn, strides (16, 4, 512·rk, 1, 512, 512·rm·rk).
        sfb_permuted: [32, 4, 1, 4, rk, l] float8_e4m3fn, likewise.
        out: [m, 1, l] float16, strides (1, 1, m), written and returned; by default a new tensor.
        variant: "wgmma" or "mma" on sm_90a, "cvt" on sm_100a (CUDA cores). Default: $WARPYARD_VARIANT, else on sm_90a
            the faster one by an estimate (README.md), on sm_100a tcgen05.

    Returns:
        out.

    Raises:
        TypeError: an argument is no tensor, or of another dtype.
        ValueError: a shape, stride, size, alignment or device differs from the above, or k is too large (on sm_90a
            every k up to 46080 fits).
        jit.JitError: no kernel for this architecture or variant, or it does not compile or launch.
    """
    if out is None:
        checks.tensor("a", a, dtype=FP4, shape=(None, None, None))
        m, _, batches = a.shape
        out = torch.empty((batches, m, 1), dtype=torch.float16, device=a.device).permute(1, 2, 0)
    arguments = (a, b, sfa_permuted, sfb_permuted, out)
    shape = _shape(arguments)
    chip = Chip(processors(a.device, _EMULATED), memory_share(a.device))
    arch, variant = jit.target_arch(a.device), variant or asked_variant("nvfp4_gemv")
    if arch == "sm_90a" and variant is None:
        variant = variant_90(shape, chip)
    source = find_source(arch, variant)
    PLANS[source.stem](source, shape, chip)(arguments)
    return out

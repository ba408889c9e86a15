"""Batched NVFP4 block-scaled matrix-vector product: e2m1 codes with an e4m3 scale for each 16 of them along k."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import torch

import jit
from kernels import VARIANT, Build, asked_variant, checks, pick, processors, sources

FP4 = torch.float4_e2m1fn_x2
FP8 = torch.float8_e4m3fn

# The layout of the operands (layout.cuh).
_TILE_ROWS = 128
_QUARTER_ROWS = 32  # of a tile
_SF_TILE_CODES = 64  # of a row, whose scales a tile of scales holds
_SF_TILE_BYTES = 512
_SPAN = 128  # bytes of a row that the swizzle spans

# sm_90a
_MOST_SMEM = jit.arch.find("sm_90a").smem_optin

# sm_90a_mma.cu
_MOST_WARPS = 16
_MEASURED_WARPS = {7168: (7, 2)}  # faster than the rule's (4, 4)

# sm_90a_wgmma.cu
_WGMMA_FROM_K = 2048  # on sm_90a, where no variant is asked for: faster from there on, as measured

# sm_100a.cu: CTAs of a cluster, which split k. 8 is the largest portable cluster.
_SPLITS = range(1, 9)
_STAGE_CODES = 2 * _SPAN  # of a row in a stage
_VECTOR_ROWS = 8  # of b in a stage: the MMA takes no fewer

# The CUDA-core kernels are compiled for each k; these are the contract's.
_CONTRACT_K = (256, 512, 1536, 2048, 3072, 4096, 4608, 7168, 16384)

_MOST_GRID_Y = 65535

_EMULATED = 4  # processors on the emulator: few CTAs make each of them loop

_ALIGN = 32  # of the data pointers: sm_100a_cvt.cu loads 32 bytes at once

Arguments = tuple[torch.Tensor, torch.Tensor, torch.Tensor, torch.Tensor, torch.Tensor]


@dataclass(frozen=True)
class _Shape:
    m: int
    k: int
    batches: int

    @property
    def tiles(self) -> int:
        """Tiles of rows in a batch: rm."""
        return -(-self.m // _TILE_ROWS)


def _warps_90(k: int) -> tuple[int, int]:
    """Warps along k, about eight columns of 256 codes each and at most 16 warps, and groups of them along m."""
    if k in _MEASURED_WARPS:
        return _MEASURED_WARPS[k]
    columns = -(-k // 256)
    most = -(-columns // min(_MOST_WARPS, -(-columns // 8)))  # columns of a warp
    warps_k = -(-columns // most)
    return warps_k, _MOST_WARPS // warps_k


def _build_90(source: Path, k: int) -> Build:
    warps_k, warps_m = _warps_90(k)
    return Build(source, "sm_90a", {"K_SIZE": k, "WARPS_K": warps_k, "WARPS_M": warps_m})


def _build_wgmma(source: Path, k: int, whole_tiles: bool = True) -> Build:
    return Build(source, "sm_90a", {"K_SIZE": k, "WHOLE_TILES": int(whole_tiles)})


def _build_100(source: Path, splits: int) -> Build:
    return Build(source, "sm_100a", {"SPLITS": splits})


def _cvt_warps(k: int) -> tuple[int, int]:
    """Warps along k, 2048 codes each and at most 8, and along m: at most 8 in all."""
    warps_k = min(8, -(-k // 2048))
    return warps_k, max(1, 8 // warps_k)


def _build_cvt(source: Path, k: int) -> Build:
    warps_k, warps_m = _cvt_warps(k)
    return Build(source, "sm_100a", {"K_SIZE": k, "WARPS_K": warps_k, "WARPS_M": warps_m})


def builds() -> list[Build]:
    """The builds for the contract's cases. Further k are compiled when they are first used (not for tcgen05)."""
    source = sources(__file__)
    return [
        *(_build_90(source["sm_90a", "mma"], k) for k in _CONTRACT_K),
        *(_build_wgmma(source["sm_90a", "wgmma"], k, whole) for k in _CONTRACT_K for whole in (True, False)),
        *(_build_100(source["sm_100a", None], splits) for splits in _SPLITS),
        *(_build_cvt(source["sm_100a", "cvt"], k) for k in _CONTRACT_K),
    ]


@cache
def _source(arch: str, variant: str | None) -> Path:
    return pick(__file__, arch, variant)


def _check(arguments: Arguments) -> _Shape:
    """Checks dtypes, shapes, strides, devices and alignment; raises TypeError and ValueError."""
    a, b, sfa, sfb, out = arguments
    checks.tensor("a", a, dtype=FP4, shape=(None, None, None))
    m, half_k, batches = a.shape
    k = checks.multiple("a.shape[1] * 2 (k)", 2 * half_k, _SF_TILE_CODES, least=_SF_TILE_CODES)
    if m < 1 or batches < 1:
        raise ValueError(f"a: expected at least one row and one batch, got shape {tuple(a.shape)}; skip empty problems")
    shape = _Shape(m, k, batches)
    rm, rk = shape.tiles, k // _SF_TILE_CODES
    at: dict[str, Any] = {"device": a.device, "align": _ALIGN}
    checks.tensor("a", a, strides=(half_k, 1, m * half_k), **at)
    checks.tensor(
        "b", b, dtype=FP4, shape=(_TILE_ROWS, half_k, batches), strides=(half_k, 1, _TILE_ROWS * half_k), **at
    )
    for name, scales, tiles in (("sfa_permuted", sfa, rm), ("sfb_permuted", sfb, 1)):
        checks.tensor(
            name,
            scales,
            dtype=FP8,
            shape=(_QUARTER_ROWS, 4, tiles, 4, rk, batches),
            strides=(16, 4, _SF_TILE_BYTES * rk, 1, _SF_TILE_BYTES, _SF_TILE_BYTES * tiles * rk),
            **at,
        )
    checks.tensor("out", out, dtype=torch.float16, shape=(m, 1, batches), strides=(1, None, m), device=a.device)
    if m * batches >= 1 << 32 or rm * batches > 1 << 27:
        raise ValueError(f"a: expected fewer than 2^32 rows in all batches, got {m} x {batches}; call it in parts")
    return shape


_checked: dict[tuple[object, ...], _Shape] = {}


def _shape(arguments: Arguments) -> _Shape:
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


def _jobs(units: int, groups: int) -> tuple[int, int]:
    """(jobs, whole_jobs) of sm_90a_mma.cu: a last round of at most half the groups is cut into halves of units."""
    rest = units % groups
    return (units + rest, units - rest) if 2 * rest <= groups else (units, units)


@cache
def _plan_90(source: Path, shape: _Shape, processors: int) -> Callable[[Arguments], None]:
    """Persistent: one CTA to a multiprocessor."""
    _, warps_m = _warps_90(shape.k)
    module = _build_90(source, shape.k).load()
    kernel, threads = module["nvfp4_gemv"], module.constants["nvfp4_gemv_threads"]
    units = shape.batches * shape.tiles * module.constants["nvfp4_gemv_units_per_tile"]
    grid = min(processors, -(-units // warps_m))
    jobs, whole_jobs = _jobs(units, grid * warps_m)
    rounds = -(-jobs // (grid * warps_m))
    smem = module.constants["nvfp4_gemv_smem"]
    if smem > _MOST_SMEM:
        raise ValueError(
            f"a: k = {shape.k} needs {smem} bytes of shared memory on sm_90a, expected at most {_MOST_SMEM}; "
            f"split the product along k"
        )

    def launch(arguments: Arguments) -> None:
        a, b, sfa, sfb, out = arguments
        kernel(a, b, sfa, sfb, out, shape.m, jobs, whole_jobs, rounds, grid=grid, block=threads, smem=smem)

    return launch


def _splits(shape: _Shape, processors: int) -> int:
    """CTAs that split k: the fewest rounds of stages for the busiest place, two CTAs to a multiprocessor.

    A CTA of a split has at least two stages. Of two ways with as many rounds, the one with fewer CTAs is taken.
    """
    stages, tiles, places = -(-shape.k // _STAGE_CODES), shape.tiles * shape.batches, 2 * processors

    def rounds(splits: int) -> int:
        return -(-tiles * splits // places) * -(-stages // splits)

    return min((s for s in _SPLITS if s == 1 or 2 * s <= stages), key=lambda s: (rounds(s), s))


@cache
def _fits_wgmma(source: Path, k: int, whole_tiles: bool) -> bool:
    """Whether two stages fit into a CTA's shared memory beside row 0 of b."""
    return _build_wgmma(source, k, whole_tiles).load().constants["nvfp4_gemv_smem"] <= _MOST_SMEM


@cache
def _plan_wgmma(source: Path, shape: _Shape, processors: int) -> Callable[[Arguments], None]:
    """One CTA to a multiprocessor, as many for each batch: they share its pairs of groups of four rows evenly."""
    whole_tiles = shape.m % _TILE_ROWS == 0
    if not _fits_wgmma(source, shape.k, whole_tiles):
        raise ValueError(
            f"a: k = {shape.k} leaves no room for two stages in the {_MOST_SMEM} bytes of shared memory of sm_90a; "
            f"split the product along k, or take the variant mma"
        )
    module = _build_wgmma(source, shape.k, whole_tiles).load()
    kernel, threads = module["nvfp4_gemv"], module.constants["nvfp4_gemv_threads"]
    smem = module.constants["nvfp4_gemv_smem"]
    grid = (min(max(1, processors // shape.batches), shape.tiles * _QUARTER_ROWS // 2), shape.batches)
    row, rows, tiles = shape.k // 2, shape.m * shape.batches, shape.batches * shape.tiles
    dims: tuple[int, ...]
    strides: tuple[int, ...]
    box: tuple[int, ...]
    words, spans = _SPAN // 4, row // _SPAN
    if row % _SPAN:
        dims, strides, box = (row // 4, rows), (row,), (words, 2)
    elif whole_tiles:
        dims = (words, _QUARTER_ROWS, _TILE_ROWS // _QUARTER_ROWS, spans, tiles)
        strides, box = (row, _QUARTER_ROWS * row, _SPAN, _TILE_ROWS * row), (words, 2, 4, 4, 1)
    else:
        dims, strides, box = (words, rows, spans), (row, _SPAN), (words, 2, 4)

    def launch(arguments: Arguments) -> None:
        a, b, sfa, sfb, out = arguments
        a_map = jit.TensorMapSpec(a, dtype="uint32", global_dim=dims, global_strides=strides, box=box, swizzle="128B")
        sfa_map = jit.TensorMapSpec(
            sfa,
            dtype="uint8",
            global_dim=(_SF_TILE_BYTES, tiles * shape.k // _SF_TILE_CODES),
            global_strides=(_SF_TILE_BYTES,),
            box=(256, 16),
        )
        kernel(a_map, b, sfa_map, sfb, out, shape.m, grid=grid, block=threads, smem=smem)

    return launch


@cache
def _plan_100(source: Path, shape: _Shape, processors: int) -> Callable[[Arguments], None]:
    """A cluster to each tile of rows."""
    splits = _splits(shape, processors)
    module = _build_100(source, splits).load()
    kernel, threads = module["nvfp4_gemv"], module.constants["nvfp4_gemv_threads"]
    smem = module.constants["nvfp4_gemv_smem"]
    row = shape.k // 2

    def tiles_of(tensor: torch.Tensor, rows: int, box_rows: int) -> jit.TensorMapSpec:
        return jit.TensorMapSpec(
            tensor,
            dtype="uint8",
            global_dim=(row, rows, shape.batches),
            global_strides=(row, rows * row),
            box=(_SPAN, box_rows, 1),
            swizzle="128B",
        )

    def launch(arguments: Arguments) -> None:
        a, b, sfa, sfb, out = arguments
        maps = tiles_of(a, shape.m, _TILE_ROWS), tiles_of(b, _TILE_ROWS, _VECTOR_ROWS)
        kernel(
            *maps,
            sfa,
            sfb,
            out,
            shape.m,
            shape.k,
            grid=(splits, shape.tiles, shape.batches),
            block=threads,
            smem=smem,
            cluster=(splits, 1, 1) if splits > 1 else None,
        )

    return launch


@cache
def _plan_cvt(source: Path, shape: _Shape, processors: int) -> Callable[[Arguments], None]:
    """Persistent, one CTA to a multiprocessor."""
    _, warps_m = _cvt_warps(shape.k)
    module = _build_cvt(source, shape.k).load()
    kernel, threads = module["nvfp4_gemv"], module.constants["nvfp4_gemv_threads"]
    units = shape.batches * shape.tiles * module.constants["nvfp4_gemv_units_per_tile"]
    grid = min(processors, -(-units // warps_m))

    def launch(arguments: Arguments) -> None:
        a, b, sfa, sfb, out = arguments
        kernel(a, b, sfa, sfb, out, shape.m, shape.batches, grid=grid, block=threads)

    return launch


_PLANS = {"sm_90a_mma": _plan_90, "sm_90a_wgmma": _plan_wgmma, "sm_100a": _plan_100, "sm_100a_cvt": _plan_cvt}


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
            the one measured faster for this k, on sm_100a tcgen05.

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
    arch, variant = jit.target_arch(a.device), variant or asked_variant("nvfp4_gemv")
    if arch == "sm_90a" and variant is None:
        takes = shape.k >= _WGMMA_FROM_K and shape.batches <= _MOST_GRID_Y
        fits = takes and _fits_wgmma(_source(arch, "wgmma"), shape.k, shape.m % _TILE_ROWS == 0)
        variant = "wgmma" if fits else "mma"
    source = _source(arch, variant)
    _PLANS[source.stem](source, shape, processors(a.device, _EMULATED))(arguments)
    return out

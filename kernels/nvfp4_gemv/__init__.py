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
_WGMMA_STAGE_CODES = 8 * _SPAN  # of a row
_UNIT_PAIRS, _TILE_PAIRS = 8, 16  # pairs of groups of four rows

# What work costs on sm_90a, in what a CTA of the wgmma kernel takes for a stage that is there, about 0.6 us on an H200.
# Found by timing 60 shapes there (README.md).
_START = 10.0  # a launch, until the first stage is there, and after the last one
_EXCHANGE = 1.5  # a cluster that splits k adds its sums up
_BATCHES = 2.0  # there are several batches
_READ = 1.8  # the memory brings every multiprocessor a stage
_COLUMN = 1.6  # of the mma kernel: a warp's next column
_BATCH = 0.04  # of the mma kernel: a batch that a group of warps goes past
_COLUMN_CODES, _MMA_UNITS = 256, 8  # of a column; units of a tile

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

    @property
    def stages(self) -> int:
        """Stages of the wgmma kernel along k."""
        return -(-self.k // _WGMMA_STAGE_CODES)


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


def _build_wgmma(source: Path, k: int, ragged: bool = False, splits: int = 1) -> Build:
    return Build(source, "sm_90a", {"K_SIZE": k, "RAGGED": int(ragged), "SPLITS": splits})


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
        *(_build_wgmma(source["sm_90a", "wgmma"], k, ragged) for k in _CONTRACT_K for ragged in (True, False)),
        *(_build_wgmma(source["sm_90a", "wgmma"], 7168, splits=splits) for splits in _SPLITS[1:7]),
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


def _reading(shape: _Shape, processors: int) -> float:
    """How long the memory takes, in the time of a stage (README.md)."""
    units = shape.tiles * _TILE_PAIRS / _UNIT_PAIRS * shape.batches
    return _READ * units * shape.k / _WGMMA_STAGE_CODES / processors


def _shares(shape: _Shape, processors: int, clusters: Callable[[int], int]) -> tuple[float, int, int]:
    """How the wgmma kernel shares a batch.

    The ways are compared by what the busiest multiprocessor does one after the other. CTAs of a cluster have a unit at
    most, and all run at a time.

    Args:
        shape: of the product.
        processors: of the device.
        clusters: how many clusters of so many CTAs the device runs at a time.

    Returns:
        how long it takes, in the time of a stage (README.md); among how many CTAs, or clusters, a batch is shared; how
        many CTAs of a cluster split k.
    """
    pairs, reading = shape.tiles * _TILE_PAIRS, _START + _reading(shape, processors)

    def cost(way: tuple[int, int]) -> tuple[float, int, float]:
        each, splits = way
        waves, units = -(-each * splits * shape.batches // processors), -(-pairs // each // _UNIT_PAIRS)
        working = waves * (_START + units * -(-shape.stages // splits)) + (_EXCHANGE if splits > 1 else 0)
        return max(working + (_BATCHES if shape.batches > 1 else 0), reading), waves, working

    at_once = processors // shape.batches  # CTAs of a batch
    ways = [(min(each, pairs), 1) for each in (at_once, 1, 2, 3, 4) if each]
    for splits in _SPLITS[1 : shape.stages] if at_once > 1 else ():
        each = min(clusters(splits) // shape.batches, pairs)
        if each and -(-pairs // each) <= _UNIT_PAIRS:
            ways.append((each, splits))
    best = min(ways, key=cost)
    return cost(best)[0], *best


def _time_mma(shape: _Shape, processors: int) -> float:
    """How long the mma kernel takes, in the time of a stage of the other one (README.md)."""
    warps_k, warps_m = _warps_90(shape.k)
    rounds = -(-shape.tiles * shape.batches * _MMA_UNITS // (processors * warps_m))
    columns = -(-shape.k // _COLUMN_CODES // warps_k)
    reading, working = _reading(shape, processors), _COLUMN * columns * rounds
    return _START + max(reading, working) + min(reading, working) / 2 + _BATCH * shape.batches


@cache
def _variant_90(shape: _Shape, processors: int) -> str:
    """Which kernel for sm_90a is the faster one by the estimates."""
    ragged, source = shape.m % _QUARTER_ROWS != 0, _source("sm_90a", "wgmma")
    if shape.batches > _MOST_GRID_Y or not _fits_wgmma(source, shape.k, ragged):
        return "mma"
    wgmma, *_ = _ways(source, shape, processors)
    return "wgmma" if wgmma <= _time_mma(shape, processors) else "mma"


@cache
def _fits_wgmma(source: Path, k: int, ragged: bool) -> bool:
    """Whether two stages fit into a CTA's shared memory beside row 0 of b."""
    return _build_wgmma(source, k, ragged).load().constants["nvfp4_gemv_smem"] <= _MOST_SMEM


@cache
def _clusters(source: Path, k: int, ragged: bool, size: int, processors: int) -> int:
    """How many clusters of ``size`` CTAs of the wgmma kernel run at a time: a cluster lies in one part of the chip."""
    module = _build_wgmma(source, k, ragged).load()
    threads, smem = (module.constants[f"nvfp4_gemv_{name}"] for name in ("threads", "smem"))
    try:
        return module["nvfp4_gemv"].occupancy(threads, smem, cluster=(size, 1, 1))
    except jit.NoDeviceError:
        return processors // size  # of the emulator


@cache
def _ways(source: Path, shape: _Shape, processors: int) -> tuple[float, int, int]:
    """``_shares`` on this device."""
    ragged = shape.m % _QUARTER_ROWS != 0
    return _shares(shape, processors, lambda size: _clusters(source, shape.k, ragged, size, processors))


@cache
def _plan_wgmma(source: Path, shape: _Shape, processors: int) -> Callable[[Arguments], None]:
    """One CTA to a multiprocessor, as many for each batch: they share its pairs of groups of four rows evenly."""
    ragged = shape.m % _QUARTER_ROWS != 0
    if not _fits_wgmma(source, shape.k, ragged):
        raise ValueError(
            f"a: k = {shape.k} leaves no room for two stages in the {_MOST_SMEM} bytes of shared memory of sm_90a; "
            f"split the product along k, or take the variant mma"
        )
    _, each, splits = _ways(source, shape, processors)
    module = _build_wgmma(source, shape.k, ragged, splits).load()
    kernel, threads = module["nvfp4_gemv"], module.constants["nvfp4_gemv_threads"]
    smem = module.constants["nvfp4_gemv_smem"]
    grid = (each * splits, shape.batches)
    row, tiles = shape.k // 2, shape.batches * shape.tiles
    words, pieces, quarters = _SPAN // 4, row // _SPAN, shape.m // _QUARTER_ROWS
    settings: dict[str, Any] = {"dtype": "uint32", "swizzle": "128B"}

    def boxes(a: torch.Tensor, groups: int, quarters: int) -> list[jit.TensorMapSpec]:
        """The maps ``stage``, ``last`` and ``part`` of the kernel; the first alone where it needs no other."""
        strides = (row, _QUARTER_ROWS * row, _SPAN, shape.m * row)

        def of_pieces(count: int) -> jit.TensorMapSpec:
            dims = (words, groups, max(1, quarters), max(1, pieces), shape.batches)
            return jit.TensorMapSpec(
                a, global_dim=dims, global_strides=strides, box=(words, 2, 4, count, 1), **settings
            )

        if row % _SPAN == 0:
            return [of_pieces(4)] * 3
        dims = (row // 4, groups, max(1, quarters), shape.batches)
        part = jit.TensorMapSpec(
            a, global_dim=dims, global_strides=strides[:2] + strides[3:], box=(words, 2, 4, 1), **settings
        )
        return [of_pieces(4), of_pieces(max(1, pieces % 4)), part]

    def maps(a: torch.Tensor) -> list[jit.TensorMapSpec]:
        whole = boxes(a, _QUARTER_ROWS, quarters)
        if not ragged:
            return whole
        rows = jit.TensorMapSpec(
            a, global_dim=(row // 4, shape.m * shape.batches), global_strides=(row,), box=(words, 2), **settings
        )
        return [*whole, *boxes(a, shape.m % _QUARTER_ROWS, quarters + 1), rows]

    def launch(arguments: Arguments) -> None:
        a, b, sfa, sfb, out = arguments
        sfa_map = jit.TensorMapSpec(
            sfa,
            dtype="uint8",
            global_dim=(_SF_TILE_BYTES, tiles * shape.k // _SF_TILE_CODES),
            global_strides=(_SF_TILE_BYTES,),
            box=(256, 16),
        )
        kernel(
            *maps(a), b, sfa_map, sfb, out, shape.m, grid=grid, block=threads, smem=smem,
            cluster=(splits, 1, 1) if splits > 1 else None,
        )  # fmt: skip

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
    arch, variant = jit.target_arch(a.device), variant or asked_variant("nvfp4_gemv")
    if arch == "sm_90a" and variant is None:
        variant = _variant_90(shape, processors(a.device, _EMULATED))
    source = _source(arch, variant)
    _PLANS[source.stem](source, shape, processors(a.device, _EMULATED))(arguments)
    return out

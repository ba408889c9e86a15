"""The builds of the package, and how each is launched."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import torch

import jit
from kernels import Build, pick, sources

from . import sharing
from .sharing import QUARTER_ROWS, SPAN, TILE_ROWS, Chip, Shape

SF_TILE_CODES = 64  # of a row, whose scales a tile of scales holds
SF_TILE_BYTES = 512

# sm_90a
_MOST_SMEM = jit.arch.find("sm_90a").smem_optin

_VECTOR_ROWS = 8  # of b in a stage of sm_100a.cu: the MMA takes no fewer

# The CUDA-core kernels are compiled for each k; these are the contract's.
_CONTRACT_K = (256, 512, 1536, 2048, 3072, 4096, 4608, 7168, 16384)

_MOST_GRID_Y = 65535

Arguments = tuple[torch.Tensor, torch.Tensor, torch.Tensor, torch.Tensor, torch.Tensor]


def _build_90(source: Path, k: int) -> Build:
    warps_k, warps_m = sharing.warps_90(k)
    return Build(source, "sm_90a", {"K_SIZE": k, "WARPS_K": warps_k, "WARPS_M": warps_m})


def _ragged(m: int) -> int:
    """The macro RAGGED of sm_90a_wgmma.cu: 0 if m is a multiple of 32, 2 if it is odd, else 1."""
    return 1 + m % 2 if m % QUARTER_ROWS else 0


def _build_wgmma(source: Path, k: int, ragged: int = 0, splits: int = 1) -> Build:
    return Build(source, "sm_90a", {"K_SIZE": k, "RAGGED": ragged, "SPLITS": splits})


def _build_100(source: Path, splits: int) -> Build:
    return Build(source, "sm_100a", {"SPLITS": splits})


def _build_cvt(source: Path, k: int) -> Build:
    warps_k, warps_m = sharing.cvt_warps(k)
    return Build(source, "sm_100a", {"K_SIZE": k, "WARPS_K": warps_k, "WARPS_M": warps_m})


def builds() -> list[Build]:
    """The builds for the contract's cases. Further k are compiled when they are first used (not for tcgen05)."""
    source = sources(__file__)
    return [
        *(_build_90(source["sm_90a", "mma"], k) for k in _CONTRACT_K),
        *(_build_wgmma(source["sm_90a", "wgmma"], k, ragged) for k in _CONTRACT_K for ragged in range(3)),
        *(_build_wgmma(source["sm_90a", "wgmma"], 7168, splits=splits) for splits in sharing.SPLITS[1:7]),
        *(_build_100(source["sm_100a", None], splits) for splits in sharing.SPLITS),
        *(_build_cvt(source["sm_100a", "cvt"], k) for k in _CONTRACT_K),
    ]


@cache
def find_source(arch: str, variant: str | None) -> Path:
    """The source for an architecture, and the variant of it that is asked for. Raises as ``kernels.pick``."""
    return pick(__file__, arch, variant)


@cache
def variant_90(shape: Shape, chip: Chip) -> str:
    """Which kernel for sm_90a is the faster one by the estimates."""
    ragged, source = _ragged(shape.m), find_source("sm_90a", "wgmma")
    if shape.batches > _MOST_GRID_Y or not _fits_wgmma(source, shape.k, ragged):
        return "mma"
    wgmma, *_ = _ways(source, shape, chip)
    return "wgmma" if wgmma <= sharing.time_mma(shape, chip) else "mma"


@cache
def _fits_wgmma(source: Path, k: int, ragged: int) -> bool:
    """Whether two stages fit into a CTA's shared memory beside row 0 of b."""
    return _build_wgmma(source, k, ragged).load().constants["nvfp4_gemv_smem"] <= _MOST_SMEM


@cache
def _clusters(source: Path, k: int, ragged: int, size: int, processors: int) -> int:
    """How many clusters of ``size`` CTAs of the wgmma kernel run at a time: a cluster lies in one part of the chip."""
    module = _build_wgmma(source, k, ragged).load()
    threads, smem = (module.constants[f"nvfp4_gemv_{name}"] for name in ("threads", "smem"))
    try:
        return module["nvfp4_gemv"].occupancy(threads, smem, cluster=(size, 1, 1))
    except jit.NoDeviceError:
        return processors // size  # of the emulator


@cache
def _ways(source: Path, shape: Shape, chip: Chip) -> tuple[float, int, int]:
    """``sharing.shares`` on this device."""
    ragged = _ragged(shape.m)
    return sharing.shares(shape, chip, lambda size: _clusters(source, shape.k, ragged, size, chip.processors))


@cache
def _plan_90(source: Path, shape: Shape, chip: Chip) -> Callable[[Arguments], None]:
    """Persistent: one CTA to a multiprocessor."""
    _, warps_m = sharing.warps_90(shape.k)
    module = _build_90(source, shape.k).load()
    kernel, threads = module["nvfp4_gemv"], module.constants["nvfp4_gemv_threads"]
    units = shape.batches * shape.tiles * module.constants["nvfp4_gemv_units_per_tile"]
    grid = min(chip.processors, -(-units // warps_m))
    jobs, whole_jobs = sharing.jobs(units, grid * warps_m)
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


@cache
def _plan_wgmma(source: Path, shape: Shape, chip: Chip) -> Callable[[Arguments], None]:
    """One CTA to a multiprocessor, as many for each batch: they share its pairs of groups of four rows evenly."""
    ragged = _ragged(shape.m)
    if not _fits_wgmma(source, shape.k, ragged):
        raise ValueError(
            f"a: k = {shape.k} leaves no room for two stages in the {_MOST_SMEM} bytes of shared memory of sm_90a; "
            f"split the product along k, or take the variant mma"
        )
    _, each, splits = _ways(source, shape, chip)
    module = _build_wgmma(source, shape.k, ragged, splits).load()
    kernel, threads = module["nvfp4_gemv"], module.constants["nvfp4_gemv_threads"]
    smem = module.constants["nvfp4_gemv_smem"]
    grid = (each * splits, shape.batches)
    row, tiles = shape.k // 2, shape.batches * shape.tiles
    words, pieces, quarters = SPAN // 4, row // SPAN, shape.m // QUARTER_ROWS
    settings: dict[str, Any] = {"dtype": "uint32", "swizzle": "128B"}

    def boxes(a: torch.Tensor, groups: int, quarters: int, size: int = 2) -> list[jit.TensorMapSpec]:
        """The maps ``stage``, ``last`` and ``part`` of the kernel; the first alone where it needs no other. Boxes have
        ``size`` groups."""
        strides = (row, QUARTER_ROWS * row, SPAN, shape.m * row)

        def of_pieces(count: int) -> jit.TensorMapSpec:
            dims = (words, groups, max(1, quarters), max(1, pieces), shape.batches)
            return jit.TensorMapSpec(
                a, global_dim=dims, global_strides=strides, box=(words, size, 4, count, 1), **settings
            )

        if row % SPAN == 0:
            return [of_pieces(4)] * 3
        dims = (row // 4, groups, max(1, quarters), shape.batches)
        part = jit.TensorMapSpec(
            a, global_dim=dims, global_strides=strides[:2] + strides[3:], box=(words, size, 4, 1), **settings
        )
        return [of_pieces(4), of_pieces(max(1, pieces % 4)), part]

    def maps(a: torch.Tensor) -> list[jit.TensorMapSpec]:
        whole, last = (QUARTER_ROWS, quarters), (shape.m % QUARTER_ROWS, quarters + 1)
        wanted = [(whole, 2)]
        if ragged:
            wanted.append((last, 2))
        if ragged == 2:
            wanted += [(whole, 1), (last, 1)]
        return [spec for (groups, count), size in wanted for spec in boxes(a, groups, count, size)]

    def launch(arguments: Arguments) -> None:
        a, b, sfa, sfb, out = arguments
        sfa_map = jit.TensorMapSpec(
            sfa,
            dtype="uint8",
            global_dim=(SF_TILE_BYTES, tiles * shape.k // SF_TILE_CODES),
            global_strides=(SF_TILE_BYTES,),
            box=(256, 16),
        )
        kernel(
            *maps(a), b, sfa_map, sfb, out, shape.m, grid=grid, block=threads, smem=smem,
            cluster=(splits, 1, 1) if splits > 1 else None,
        )  # fmt: skip

    return launch


@cache
def _plan_100(source: Path, shape: Shape, chip: Chip) -> Callable[[Arguments], None]:
    """A cluster to each tile of rows."""
    splits = sharing.splits_100(shape, chip.processors)
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
            box=(SPAN, box_rows, 1),
            swizzle="128B",
        )

    def launch(arguments: Arguments) -> None:
        a, b, sfa, sfb, out = arguments
        maps = tiles_of(a, shape.m, TILE_ROWS), tiles_of(b, TILE_ROWS, _VECTOR_ROWS)
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
def _plan_cvt(source: Path, shape: Shape, chip: Chip) -> Callable[[Arguments], None]:
    """Persistent, one CTA to a multiprocessor."""
    _, warps_m = sharing.cvt_warps(shape.k)
    module = _build_cvt(source, shape.k).load()
    kernel, threads = module["nvfp4_gemv"], module.constants["nvfp4_gemv_threads"]
    units = shape.batches * shape.tiles * module.constants["nvfp4_gemv_units_per_tile"]
    grid = min(chip.processors, -(-units // warps_m))

    def launch(arguments: Arguments) -> None:
        a, b, sfa, sfb, out = arguments
        kernel(a, b, sfa, sfb, out, shape.m, shape.batches, grid=grid, block=threads)

    return launch


# By the stem of the source.
PLANS = {"sm_90a_mma": _plan_90, "sm_90a_wgmma": _plan_wgmma, "sm_100a": _plan_100, "sm_100a_cvt": _plan_cvt}

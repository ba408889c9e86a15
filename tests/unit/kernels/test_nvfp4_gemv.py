"""Argument errors of the NVFP4 GEMV entry, and its choice of builds; no GPU needed."""

from __future__ import annotations

import re

import pytest
import torch

import kernels
from harness import tasks
from kernels import nvfp4_gemv as package
from kernels.nvfp4_gemv import FP4, FP8, nvfp4_gemv, sharing
from tests.paths import TASKS
from tests.selection import representatives


def _arguments(m: int = 130, k: int = 128, batches: int = 2) -> dict[str, torch.Tensor]:
    rm, rk = -(-m // 128), k // 64

    def codes(rows: int) -> torch.Tensor:
        return torch.zeros((batches, rows, k // 2), dtype=torch.uint8).permute(1, 2, 0).view(FP4)

    def scales(tiles: int) -> torch.Tensor:
        memory = torch.zeros((batches, tiles, rk, 32, 4, 4), dtype=torch.uint8)
        return memory.permute(3, 4, 1, 5, 2, 0).view(FP8)

    out = torch.zeros((batches, m, 1), dtype=torch.float16).permute(1, 2, 0)
    return {"a": codes(m), "b": codes(128), "sfa_permuted": scales(rm), "sfb_permuted": scales(1), "out": out}


@pytest.mark.parametrize(
    ("name", "change", "error", "message"),
    [
        ("a", lambda t: t.view(torch.uint8), TypeError, "a: expected dtype torch.float4_e2m1fn_x2, got torch.uint8"),
        ("a", lambda t: t[0], ValueError, r"a: expected shape \(\*, \*, \*\)"),
        ("a", lambda t: t[:, :48], ValueError, r"a\.shape\[1\] \* 2 \(k\): expected a multiple of 64.*got 96"),
        ("a", lambda t: t[:0], ValueError, "a: expected at least one row"),
        ("a", lambda t: t[:, :32], ValueError, r"a: expected strides \(32, 1, 4160\)"),
        ("b", lambda t: t[:1], ValueError, r"b: expected shape \(128, 64, 2\), got \(1, 64, 2\)"),
        ("b", lambda t: t[..., :1], ValueError, r"b: expected shape \(128, 64, 2\)"),
        ("sfa_permuted", lambda t: t[:, :, :1], ValueError, r"sfa_permuted: expected shape \(32, 4, 2, 4, 2, 2\)"),
        ("sfa_permuted", lambda t: t.view(torch.uint8), TypeError, "sfa_permuted: expected dtype torch.float8_e4m3fn"),
        (
            "sfb_permuted",
            lambda t: t.view(torch.uint8).contiguous().view(FP8),
            ValueError,
            "sfb_permuted: expected strides",
        ),
        ("out", lambda t: t.float(), TypeError, "out: expected dtype torch.float16, got torch.float32"),
        ("out", lambda t: t.contiguous(), ValueError, r"out: expected strides \(1, \*, 130\)"),
        ("b", lambda t: [1, 2], TypeError, r"b: expected a torch\.Tensor, got list"),
    ],
)
def test_errors_name_the_argument(name: str, change, error: type[Exception], message: str) -> None:
    arguments = _arguments()
    arguments[name] = change(arguments[name])
    with pytest.raises(error, match=message):
        nvfp4_gemv(**arguments)


def test_misaligned_pointer_is_refused() -> None:
    arguments = _arguments(m=128, batches=1)
    memory = torch.zeros(128 * 64 + 64, dtype=torch.uint8)
    start = -memory.data_ptr() % 32 + 16
    arguments["a"] = memory[start : start + 128 * 64].view(128, 64, 1).view(FP4)
    with pytest.raises(ValueError, match="a: expected a data pointer aligned to 32 bytes"):
        nvfp4_gemv(**arguments)


@pytest.mark.parametrize("k", [64, 1024, 1088, 2048, 3072, 4608, 7168, 8192, 16384, 18496, 65536])
def test_warps_cover_k(k: int) -> None:
    """sm_90a.cu: every warp along k has a column of 256 codes, and all columns have a warp."""
    warps_k, warps_m = sharing.warps_90(k)
    columns = -(-k // 256)
    of_a_warp = -(-columns // warps_k)
    assert (warps_k - 1) * of_a_warp < columns <= warps_k * of_a_warp
    assert warps_m >= 1
    assert 9 <= warps_k * warps_m <= 16


@pytest.mark.parametrize(("units", "groups"), [(448, 132), (2048, 264), (1792, 1056), (1, 4), (8, 4), (6, 4), (7, 4)])
def test_jobs_cover_every_unit_once(units: int, groups: int) -> None:
    """Units of whole jobs, then two halves each: as sm_90a.cu counts them."""
    jobs, whole = sharing.jobs(units, groups)
    halves = [whole + (number - whole) // 2 for number in range(whole, jobs)]
    assert list(range(whole)) + halves[::2] == list(range(units))
    assert halves[::2] == halves[1::2]
    assert -(-jobs // groups) == -(-units // groups), "halves must not add a round"


@pytest.mark.parametrize(
    ("m", "k", "batches", "splits"),
    [(7168, 16384, 1, 5), (4096, 7168, 8, 1), (7168, 2048, 4, 1), (128, 7168, 1, 7), (128, 256, 1, 1), (1, 512, 1, 1)],
)
def test_splits_of_sm_100a_fill_a_b200(m: int, k: int, batches: int, splits: int) -> None:
    """148 multiprocessors with two CTAs each: 56 tiles of 64 stages are 280 CTAs of 13 stages, and no second round."""
    assert sharing.splits_100(sharing.Shape(m, k, batches), 148) == splits


def _h200(size: int) -> int:
    """Clusters at a time, of CTAs that each take a multiprocessor, where parts of a chip have 16 or 18 of them."""
    return {2: 66, 3: 41, 4: 32, 5: 24, 6: 18, 7: 16, 8: 16}[size]


@pytest.mark.parametrize(
    ("m", "pairs"), [(1, 1), (3, 2), (31, 16), (32, 16), (128, 16), (129, 17), (159, 32), (256, 32)]
)
def test_pairs_that_have_rows(m: int, pairs: int) -> None:
    """The groups of a last tile of fewer than 32 rows are these rows."""
    assert sharing.Shape(m, 1024, 1).pairs == pairs


@pytest.mark.parametrize(
    ("m", "k", "batches", "way"),
    [
        (7168, 16384, 1, (132, 1)),  # 7 pairs are a unit
        (4096, 14336, 1, (66, 2)),  # 4 pairs and 14 stages, or 8 pairs and 7
        (576, 7168, 1, (16, 7)),  # 80 pairs: the clusters' pairs are a unit
        (576, 1024, 1, (80, 1)),  # one stage
        (4096, 7168, 8, (16, 1)),
        (4096, 7168, 72, (3, 1)),  # two waves of 132 CTAs: in one wave 60 multiprocessors would have none
        (4096, 2048, 96, (1, 1)),  # the memory bounds it
        (512, 2048, 200, (1, 1)),
        (3, 28672, 11, (1, 7)),  # two pairs and 28 stages, four in each CTA of a cluster
    ],
)
def test_shares_of_sm_90a(m: int, k: int, batches: int, way: tuple[int, int]) -> None:
    assert sharing.shares(sharing.Shape(m, k, batches), sharing.Chip(132), _h200)[1:] == way


def test_the_faster_kernel_for_sm_90a() -> None:
    """Short rows of many batches leave stages of the wgmma kernel mostly empty; more than 46080 codes do not fit."""

    def mma(m: int, k: int, batches: int) -> bool:
        shape = sharing.Shape(m, k, batches)
        return sharing.time_mma(shape, sharing.Chip(132)) < sharing.shares(shape, sharing.Chip(132), _h200)[0]

    assert mma(2048, 256, 16)
    assert mma(24576, 256, 1)
    assert not any(mma(m, k, 1) for m in (1, 576, 4096, 50257, 152064) for k in (1024, 2880, 5760, 7168, 18432))
    assert not mma(128, 512, 128)


def test_labels_are_unique_and_cover_every_source() -> None:
    builds = package.builds()
    assert len({build.label for build in builds}) == len(builds)
    assert {build.source for build in builds} == set(kernels.sources(package.__file__).values())
    assert all(re.fullmatch(r"nvfp4_gemv/sm_\d+a\w*\[.*\]", build.label) for build in builds)


@pytest.mark.parametrize(
    ("m", "k", "batches", "inputs"),
    representatives([(33, 192, 3, "full_range"), (300, 512, 3, "one_hot"), (77, 2304, 2, "ramp")]),
)
def test_sm_90a_on_the_emulator(m: int, k: int, batches: int, inputs: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The kernel's own PTX, with its races and out-of-bounds accesses looked for."""
    monkeypatch.setenv("WARPYARD_ARCH", "sm_90a")
    monkeypatch.delenv("WARPYARD_VARIANT", raising=False)
    task = tasks.load(TASKS / "nvfp4_gemv")
    monkeypatch.setattr(task.reference, "default_device", lambda: torch.device("cpu"))
    data = task.generate({"m": m, "k": k, "l": batches, "seed": m + k, "inputs": inputs})
    a, b, _, _, sfa, sfb, c = data
    c.fill_(float("nan"))
    good, message = task.verify(data, nvfp4_gemv(a, b, sfa, sfb, out=c))
    assert good, message


def test_a_slower_memory_takes_longer() -> None:
    """Where it bounds the product: then the ways that keep up with it differ by what else they cost."""

    def way(shape: sharing.Shape, memory: float) -> tuple[float, int, int]:
        return sharing.shares(shape, sharing.Chip(132, memory), _h200)

    bound, small = sharing.Shape(2048, 7168, 72), sharing.Shape(576, 7168, 1)
    assert way(bound, 0.7)[0] > 1.3 * way(bound, 1.0)[0]
    assert way(small, 0.7) == way(small, 1.0), "latencies decide"
    assert sharing.time_mma(bound, sharing.Chip(132, 0.7)) > sharing.time_mma(bound, sharing.Chip(132))

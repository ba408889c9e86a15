"""What a source says of its launch is what the entry launches with: a constant is changed in a copy of it alone."""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType
from typing import Any

import pytest
import torch

import jit
import kernels
from tests.selection import representatives

BF16 = torch.bfloat16
Launch = dict[str, Any]


def attn_dist(package: ModuleType) -> None:
    q, k = torch.zeros(2, 64, 576, dtype=BF16), torch.zeros(5, 1, 576, dtype=BF16)
    package.attn_dist(q, k, torch.zeros(2, 64, dtype=torch.int32), torch.zeros(2, 64))


def masked_decode(package: ModuleType) -> None:
    kv, mask = torch.zeros(8192 * 64, dtype=torch.half), torch.zeros(8192, dtype=torch.bool)
    package.masked_decode(torch.zeros(1, 1, 1, 64, dtype=torch.half), kv, kv, mask, 8192, 1)


def xl_paged_attention(package: ModuleType) -> None:
    q, k, v = torch.zeros(1, 8, 64), torch.zeros(2, 1, 16, 8, 4), torch.zeros(2, 1, 64, 8)
    bias, table, lengths = torch.zeros(1, 8, 16), torch.zeros(1, 2, dtype=torch.int32), torch.ones(1, dtype=torch.int32)
    package.xl_paged_attention(q, k, v, torch.zeros(8, 64), bias, table, lengths, 1.0)


def nvfp4_gemv(variant: str | None, k: int = 256) -> Callable[[ModuleType], None]:
    def call(package: ModuleType) -> None:
        def scales() -> torch.Tensor:
            return torch.zeros(1, 1, k // 64, 32, 4, 4, dtype=torch.uint8).permute(3, 4, 1, 5, 2, 0).view(package.FP8)

        a = torch.zeros(1, 128, k // 2, dtype=torch.uint8).permute(1, 2, 0).view(package.FP4)
        package.nvfp4_gemv(a, a, scales(), scales(), variant=variant)

    return call


def sparse_mla_bwd(entry: str) -> Callable[[ModuleType], None]:
    def call(package: ModuleType) -> None:
        q, kv = torch.zeros(1, 64, 512, dtype=BF16), torch.zeros(5, 1, 512, dtype=BF16)
        getattr(package, entry)(q, kv, q, q, torch.zeros(1, 64), torch.zeros(1, 1, 192, dtype=torch.int32))

    return call


# Package, arch, the call, then what is changed in which file, and what becomes of it in the launch of which entry. The
# constants of a row belong to different entries: one copy, which can take seconds to compile, has all of them.
Change = tuple[str, str, str, str, Launch]
MMA, WGMMA, CVT = nvfp4_gemv("mma"), nvfp4_gemv("wgmma"), nvfp4_gemv("cvt")
BWD, PHASE1 = sparse_mla_bwd("sparse_mla_bwd"), sparse_mla_bwd("phase1")
CASES: list[tuple[str, str, Callable[[ModuleType], None], list[Change]]] = [
    ("attn_dist", "sm_90a", attn_dist, [("sm_90a.cu", "kSums = 4;", "kSums = 8;", "attn_dist", {"smem": 4096})]),
    ("attn_dist", "sm_90a", attn_dist,
     [("sm_90a.cu", "kThreads = 3 *", "kThreads = 4 *", "attn_dist", {"block": 128})]),
    ("masked_decode", "sm_90a", masked_decode, [
        # from what two CTAs of a wave share to more than that
        ("sm_90a.cu", "#define WARPS 4", "#define WARPS 8", "masked_decode_split", {"block": 128, "smem": 6128}),
        ("combine.cuh", "kCombineParts = 8;", "kCombineParts = 4;", "masked_decode_combine", {"block": -64}),
    ]),
    ("masked_decode", "sm_90a", masked_decode,
     # one CTA a multiprocessor needs no more memory than it uses, which is 2064 bytes less
     [("mask_row.cuh", "kUnit = 128;", "kUnit = 2048;", "masked_decode_split", {"grid": -4, "smem": -2064})]),
    ("nvfp4_gemv", "sm_90a", MMA,
     [("sm_90a_mma.cu", "kRounds = 16;", "kRounds = 32;", "nvfp4_gemv", {"smem": 32768})]),
    ("nvfp4_gemv", "sm_90a", WGMMA,
     [("wgmma_stage.cuh", "kSums = 2;", "kSums = 4;", "nvfp4_gemv", {"smem": 2048})]),
    ("nvfp4_gemv", "sm_100a", nvfp4_gemv(None),
     [("sm_100a.cu", "kStages = 5;", "kStages = 4;", "nvfp4_gemv", {"smem": -21504})]),
    ("nvfp4_gemv", "sm_100a", CVT,
     [("sm_100a_cvt.cu", "kTileRows / kUnitRows;", "kTileRows / kUnitRows / 2;", "nvfp4_gemv", {"grid": -1})]),
    ("sparse_mla_bwd", "sm_90a", BWD, [
        ("job.cuh", "kSlots = 4;", "kSlots = 8;", "sparse_mla_bwd", {"smem": 1024}),
        ("round.cuh", "kRoundThreads = 256", "kRoundThreads = 128", "sparse_mla_bwd_round", {"block": -128, "grid": 2}),
        ("order.cuh", "kReorderThreads = 256", "kReorderThreads = 32", "sparse_mla_bwd_reorder",
         {"block": -224, "grid": 4}),
        ("dq.cuh", "kJoinThreads = 256", "kJoinThreads = 128", "sparse_mla_bwd_join", {"block": -128, "grid": 32}),
    ]),
    ("sparse_mla_bwd", "sm_90a", PHASE1,
     [("sm_90a_phase1.cu", "kStages = 3;", "kStages = 2;", "sparse_mla_bwd_phase1", {"smem": -65536})]),
    ("sparse_mla_bwd", "sm_100a", BWD,
     [("sm_100a.cu", "kSlots = 2;", "kSlots = 16;", "sparse_mla_bwd", {"smem": 4096})]),
    ("sparse_mla_bwd", "sm_100a", PHASE1,
     [("sm_100a_phase1.cu", "kStages = 3;", "kStages = 2;", "sparse_mla_bwd_phase1", {"smem": -32768})]),
    ("xl_paged_attention", "sm_90a", xl_paged_attention,
     [("shared.cuh", "kMostStages = 8;", "kMostStages = 2;", "xl_paged_attention_pages", {"smem": -107008})]),
]  # fmt: skip


def named(case: tuple[str, str, Callable[[ModuleType], None], list[Change]]) -> str:
    return f"{case[0]} {case[1]} " + ", ".join(f"{entry} {'/'.join(launch)}" for *_, entry, launch in case[3])


@pytest.mark.parametrize(
    ("name", "arch", "call", "changes"),
    representatives(CASES, key=lambda name, arch, *_: arch),
    ids=[named(case) for case in CASES],
)
def test_the_entry_launches_with_what_the_source_says(
    name: str,
    arch: str,
    call: Callable[[ModuleType], None],
    changes: list[Change],
    mutated: Callable[..., ModuleType],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    launches: list[dict[str, Launch]] = []

    def record(self: jit.Kernel, *args: Any, grid: Any, block: Any, smem: int = 0, **_: Any) -> None:
        first = [size if isinstance(size, int) else size[0] for size in (grid, block)]
        launches[-1][self.name] = {"grid": first[0], "block": first[1], "smem": smem}

    monkeypatch.setattr(jit.Kernel, "__call__", record)
    monkeypatch.setenv("WARPYARD_ARCH", arch)
    for package in (
        kernels.package(name),
        mutated(name, arch, [(f"{name}/{file}", old, new) for file, old, new, *_ in changes]),
    ):
        launches.append({})
        call(package)
    for *_, entry, change in changes:
        before, after = (launch[entry] for launch in launches)
        assert {key: after[key] - before[key] for key in before if after[key] != before[key]} == change

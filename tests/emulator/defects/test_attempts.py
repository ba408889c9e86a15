"""The defects that attempts at these five problems had, put into copies of the sm_90a kernels: each is found and named.

Where the machine has nothing against the program, the check refuses the result, and its diagnosis names the pattern.
"""

# ruff: noqa: E501 (CUDA text stays on its lines)

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from types import ModuleType
from typing import Any

import numpy as np
import pytest
import torch

from harness import tasks
from harness.checking import diagnosis
from jit import emulator
from tests.emulator import printed_finding
from tests.emulator.defects.mutation import parameters
from tests.paths import TASKS
from tests.selection import representatives

pytestmark = pytest.mark.filterwarnings("ignore::jit.CompileWarning")

Edits = tuple[tuple[str, str, str], ...]
Case = int | dict[str, Any]
WRONG = "wrong"


@dataclass(frozen=True)
class Defect:
    """What is put in, and how it must be printed.

    Attributes:
        name: what it is.
        task: and the kernel's package.
        case: the number of one of the task's test cases, or the arguments of one.
        edits: (file, what stands there exactly once, what takes its place).
        kind: of the finding, or several with | between; WRONG for a result that the check refuses.
        says: pieces of the finding, or of the check's message and diagnosis.
        variant: of the kernel.
        seeds: schedules that are tried; the first that finds something counts.
        nightly: not in every run: the kernel takes seconds to compile, and every run has a defect of the same kind, in
            this kernel or in one that takes less.
    """

    name: str
    task: str
    case: Case
    edits: Edits
    kind: str
    says: tuple[str, ...]
    variant: str | None = None
    seeds: int = 1
    nightly: bool = False

    def __str__(self) -> str:
        return f"{self.task}: {self.name}"


def maker(task: str, case: Case, file: str = "sm_90a.cu", variant: str | None = None) -> Callable[..., Defect]:
    """A function that makes the defects of a task's kernel. They are in ``file`` and shown by ``case`` unless it says
    otherwise; a name of a file may hold ``{variant}``."""

    def make(
        name: str, old: str, new: str, kind: str, *says: str, case: Case = case, file: str = file,
        variant: str | None = variant, seeds: int = 1, nightly: bool = False,
    ) -> Defect:  # fmt: skip
        edited = task.partition("/")[0] + "/" + file.format(variant=variant)
        return Defect(name, task, case, ((edited, old, new),), kind, says, variant, seeds, nightly)

    return make


attn = maker("attn_dist", 1)
paged = maker("xl_paged_attention", 1)
decode = maker("masked_decode", 17)
bwd = maker("sparse_mla_bwd", 6)
phase1 = maker("sparse_mla_bwd/phase1", 6, "sm_90a_phase1.cu")
gemv = maker("nvfp4_gemv", 12, "sm_90a_{variant}.cu", "wgmma")

PIECES = {
    "s_q": 3,
    "s_kv": 400,
    "h_q": 64,
    "d_qk": 576,
    "topk": 384,
    "q_start": 397,
    "lengths": 0,
    "family": "plain",
    "seed": 5,
}
NEXT = "            index = 0;\n            parity ^= 1;\n        }"
INIT_FENCE = "        fence_mbarrier_init();\n"
DEFECTS = [
    attn("sums ordered by __syncwarp", "    bar_sync(kSumsFull + place.index, kSumsThreads);", "    __syncwarp();", "race|uninitialised-shared", "shared"),
    Defect(
        "no barrier between the sums and the next ones", "attn_dist", 11,
        (
            ("attn_dist/sm_90a.cu", "            mbarrier_wait_parity(cvta_to_shared(&shared.sums_empty[sums.index]), sums.parity ^ 1);\n", ""),
            ("attn_dist/sm_90a.cu", "kSums = 4;", "kSums = 2;"),  # with 4, the ring of stages orders them too
        ),
        "race", ("between that",), seeds=4, nightly=True,
    ),
    attn("the head blocks overwrite one another", "shared.sums[sums.index][kQTiles == 2 ? warpgroup * 4 + warp : warp];", "shared.sums[sums.index][warp];", "race|uninitialised-shared", "shared", nightly=True),
    attn("truncation in place of floor", "positions < queries.k_stride ? -1 : (positions", "(positions", WRONG, "only the first 3 of dimension 0", case=4),
    attn("lse of -inf", "lse == -kInfinity ? -kInfinity : -lse", "-lse", WRONG, "got inf, expected", case=6, nightly=True),
    Defect(
        "no fence of the mbarriers' initialisation", "attn_dist", 1,
        (
            ("attn_dist/sm_90a.cu", INIT_FENCE, ""),
            ("attn_dist/sm_90a.cu", "            fence_proxy_async_shared_cta();\n            mbarrier_arrive_expect_tx", "            mbarrier_arrive_expect_tx"),  # would do as well
        ),
        "proxy-fence", ("fence.mbarrier_init",),
    ),
    Defect(
        "parity that flips with every block, of a ring that turns every third", "attn_dist", 1,
        (("include/ring.cuh", NEXT, "            index = 0;\n        }\n        parity ^= 1;"),),
        "deadlock", ("no warp of the CTA can go on", "for parity"),
    ),
    Defect(
        "parity of the full stages that flips every second turn", "attn_dist", 1,
        (
            ("attn_dist/sm_90a.cu", "    int turn = 0;\n#pragma unroll 1", "    int turn = 0;\n    const int first = walk.number();\n#pragma unroll 1"),
            ("attn_dist/sm_90a.cu", "        mbarrier_wait_parity(cvta_to_shared(&shared.full[stage.index]), stage.parity);\n        const bool mine", "        mbarrier_wait_parity(cvta_to_shared(&shared.full[stage.index]), (walk.number() - first) / 2 & 1);\n        const bool mine"),
        ),
        "unwaited", ("is missing",),  # found at the early read or at the copy over it
    ),
    attn("no wgmma.fence", "            wgmma_fence();\n", "", "wgmma-fence", "wgmma.fence"),
    attn("sums that begin with what lies in the registers", "/ kUnitBytes, step > 0);", "/ kUnitBytes, true);", "uninitialised-register", "wgmma.mma_async"),
    attn("scores read before the wait", "            wgmma_wait_group<0>();\n        }\n        __syncwarp();", "        }\n        __syncwarp();", "unwaited", "wgmma.wait_group"),
    attn("an index one past the list", "queries.indices[at];", "queries.indices[at + kTile];", "out-of-bounds", "of the allocation of argument 2"),
    paged("u of each sequence", "*u = queries.u + next.pass.first * DIM;", "*u = queries.u + (next.at.seq * problem.num_heads() + next.pass.first) * DIM;", "out-of-bounds", "of the allocation of argument", nightly=True),
    paged("the ragged base of the bias", "bd + seq * seq_stride +", "bd + seq * (seq_stride - 8) +", WRONG, "only the tail of dimension 0 (of 3), from 1", file="bias.cuh", nightly=True),
    paged("values that nobody wrote", "            state.clear_values(data, live, lane, pages.block_size);\n", "", WRONG, "NaN"),
    paged("an entry of every token in a table of blocks", "0 if page_table == \"token\" else block_size.bit_length() - 1,", "0,", "out-of-bounds", "of the allocation of argument", file="__init__.py", nightly=True),
    paged("no wait for the stage", "        mbarrier_wait_parity(full + to_read.index * 8, to_read.parity);\n", "", "unwaited", "before this access is missing"),
    paged("no expect_tx", "mbarrier_arrive_expect_tx(full, kStageBytes);\n            cp_async_bulk_shared", "mbarrier_arrive(full);\n            cp_async_bulk_shared", "unwaited|mbarrier|deadlock", "expect_tx", nightly=True),
    paged("no fence of the mbarriers' initialisation", INIT_FENCE, "", "proxy-fence", "fence.mbarrier_init", nightly=True),
    paged("a token past the end", "? next.at.length - next.at.tile * kTile : 0;", "? next.at.length - next.at.tile * kTile + 1 : 0;", WRONG, "NaN", nightly=True),
    paged("the last but one CTA merges", "owners - 1) != owners - 1) return;", "owners - 1) != owners - 2) return;", "race|wrong|uninitialised-global", "", case=2, file="merge.cuh", seeds=4, nightly=True),
    paged("no barrier before the partials are merged", "    __syncthreads();\n    if (of_warps", "    if (of_warps", "race|uninitialised-shared|uninitialised-global", "", case=1, seeds=4, nightly=True),
    paged("the last but one warp merges", "if (before != high - low) return false;\n            mbarrier_wait_parity(left, 0);", "if (before + 1 != high - low) return false;", "race|uninitialised-shared|wrong", "", case=0, file="merge.cuh", seeds=4, nightly=True),
    paged("nobody arrives for the warps without a part", "lane == 0 && others > 0)", "lane == 0 && others > kWarps)", "deadlock", "arrivals pending", case=13, file="merge.cuh"),
    paged("the counters are shared by all rows", "partials.arrived + low, owners", "partials.arrived, owners", "race|wrong|uninitialised-shared|uninitialised-global", "", case=2, file="merge.cuh", seeds=4, nightly=True),
    decode("a row without live tokens", "const float scale = top > -kInfinity ? rcp_approx_ftz(all) : 0.0f;", "const float scale = rcp_approx_ftz(all);", WRONG, "NaN", nightly=True),
    decode("no barrier around the list", "        __syncthreads();\n        uint32_t total = 0;", "        uint32_t total = 0;", "race|uninitialised-shared", "shared"),
    decode("no barrier before the merge", "    __syncthreads();\n    merge_warps(", "    merge_warps(", "race|uninitialised-shared", "shared", nightly=True),
    decode("a token past the valid length", "min(max(row.length - token, 0), kLaneTokens);\n    if", "min(max(row.length + 1 - token, 0), kLaneTokens);\n    if", "out-of-bounds|wrong", "", file="mask_row.cuh"),
    bwd("no expect_tx", "    mbarrier_arrive_expect_tx(full, (kQkTiles + kVTiles) * kTileBytes);", "    mbarrier_arrive(full);", "unwaited|mbarrier|deadlock", "expect_tx", file="start.cuh", nightly=True),
    bwd("no fence of the mbarriers' initialisation", INIT_FENCE, "", "proxy-fence", "fence.mbarrier_init", nightly=True),
    bwd("no barrier after the mbarriers' initialisation", "    }\n    __syncthreads();\n", "    }\n", "race|uninitialised-shared|mbarrier", "", nightly=True),
    bwd("no fence of dS behind its stores", "        fence_proxy_async_shared_cta();\n        bar_arrive(kDsReady, 2 * kWarpgroup);", "        bar_arrive(kDsReady, 2 * kWarpgroup);", "proxy-fence", "fence.proxy.async", nightly=True),
    bwd("no barrier between P and its use", "        bar_sync(kPReady, 2 * kWarpgroup);\n", "", "race|uninitialised-shared", "", nightly=True),
    bwd("a token one past the last", "token >= s_kv ||", "token > s_kv ||", "out-of-bounds", "of the allocation of argument", file="tiles.cuh", case=9, nightly=True),
    bwd("a token one past the query", "token > last ?", "token > last + 1 ?", WRONG, "bad in rows", file="tiles.cuh", case=5, nightly=True),
    bwd("a slot past topk_length", "slot < length ?", "slot <= length ?", WRONG, "bad in rows", file="tiles.cuh", nightly=True),
    bwd("parity of every second block", "mbarrier_wait_parity(job.shared.of(&Shared::k_full, 0), block & 1);", "mbarrier_wait_parity(job.shared.of(&Shared::k_full, 0), block / 2 & 1);", "deadlock|race|unwaited|mbarrier", "", nightly=True),
    bwd("no wait for the products", "        wgmma_wait_group<0>();\n        wgmma_fence_operand(wide[0]);", "        wgmma_fence_operand(wide[0]);", "unwaited", "wgmma.wait_group", file="dq.cuh", nightly=True),
    bwd("dQ is not cleared", "    DqPart<0> part;\n    part.clear();", "    DqPart<0> part;", "uninitialised-register", "wgmma.mma_async", nightly=True),
    bwd("no fence of the reordered queries", "    fence_proxy_async_shared_cta();\n    mbarrier_arrive(full);", "    mbarrier_arrive(full);", "proxy-fence", "fence.proxy.async", file="tiles.cuh", nightly=True),
    bwd("no barrier after the reordered queries", "        __syncthreads();\n    }\n", "    }\n", "race|uninitialised-shared", "", nightly=True),
    bwd("kv in another order than the queries", "            reordered,\n            o,", "            kv,\n            o,", WRONG, "bad in rows", file="__init__.py", nightly=True),
    bwd("dQ in the order of the products", "            collect(a, b);\n", "", WRONG, "bad in rows", file="dq.cuh", nightly=True),
    bwd("the last piece is left out", "i < pieces; ++i", "i + 1 < pieces; ++i", WRONG, "bad in rows", file="dq.cuh", case=PIECES, nightly=True),
    bwd("pieces of an odd number of blocks", "(job.end + 2 * pieces - 1) / (2 * pieces) * 2;", "(job.end + pieces - 1) / pieces;", "wrong|deadlock|race|unwaited|uninitialised-shared|mbarrier", "", case=PIECES, nightly=True),
    phase1("scores read before the wait", "    wgmma_wait_group<0>();\n", "", "unwaited", "wgmma.wait_group", nightly=True),
    phase1("no expect_tx", "            mbarrier_expect_tx(stage.full(), kStageBytes);\n", "", "unwaited|mbarrier|deadlock", "expect_tx", nightly=True),
    phase1("no barrier after the mbarriers' initialisation", "    __syncthreads();\n", "", "race|mbarrier", "initialised", nightly=True),
    phase1("rows gathered in the order of the slots", "return row % 8 / 2 * 4 + row / 8 * 2 + row % 2;", "return row;", WRONG, "p[0, 0, 2]", nightly=True),
    phase1("no wait for a free stage", "    mbarrier_wait_parity(stage.empty(), stage.parity ^ 1);\n    gather_rows", "    gather_rows", "race|unwaited|mbarrier|deadlock", "", seeds=4, nightly=True),
    phase1("no fence between the gather and the products", "    fence_proxy_async_shared_cta();  // the rows", "    // the rows", "proxy-fence", "fence.proxy.async", nightly=True),
    phase1("a stage that nobody frees", "    if (lane == 0) mbarrier_arrive(stage.empty(), kWarp);\n", "", "deadlock", "no warp of the CTA can go on", nightly=True),
    phase1("nobody hands the tensor cores over", "    bar_arrive(kMyTurn + (warpgroup ^ 1), kConsumers);", "    bar_arrive(kMyTurn + warpgroup, kConsumers);", "deadlock|barrier", ""),
    phase1("the last delta of a warp is not summed", "    deltas.finish(lane);\n", "", "uninitialised|wrong", ""),
    phase1("a neighbour's half of a line", "b = odd ? b : other;", "b = odd ? other : b;", WRONG, "p[", file="tiles.cuh", nightly=True),
    phase1("a block's rows of delta that end a row early", "end = CTA_HEADS * (block + 1) / problem.blocks;", "end = CTA_HEADS * (block + 1) / problem.blocks - 1;", WRONG, "delta[", nightly=True),
    gemv("products read before their wait", "            ptx::wgmma_wait_group<1>();\n", "            ptx::wgmma_wait_group<2>();\n", "unwaited", "wgmma.wait_group 1 or less"),
    gemv("no expect_tx", "                ptx::mbarrier_arrive_expect_tx(full, bytes);", "                ptx::mbarrier_arrive(full);", "unwaited|mbarrier|deadlock", "expect_tx", file="wgmma_copies.cuh"),
    gemv("waits for bulk groups in place of the mbarrier", "            ptx::mbarrier_wait_parity(ptx::cvta_to_shared(&shared.full[ring.index]), ring.parity);", '            asm volatile("cp.async.bulk.wait_group 0;" ::: "memory");', "unwaited", "mbarrier"),
    gemv("no fence of the mbarriers' initialisation", "            ptx::fence_mbarrier_init();\n", "", "proxy-fence", "fence.mbarrier_init", nightly=True),
    gemv("scales of the first batch", "(job.batch * job.tiles + unit.tile + lane) * kSfTiles", "(unit.tile + lane) * kSfTiles", WRONG, "only the tail of dimension 2 (of 3), from 1", file="wgmma_copies.cuh"),
    gemv("the vector of the first batch", "b += uint64_t(batch) * kTileRows * kRowBytes + first", "b += first", WRONG, "only the tail of dimension 2 (of 3), from 1", file="wgmma_products.cuh", nightly=True),
    gemv("every CTA begins with the first rows", "first = share * each + min(share, more);", "first = 0;", WRONG, "only indices ≡ 8, 9, 10, 11", case=9, file="wgmma_stage.cuh"),
    gemv("a row past m", "index % kUnitGroups < 2 * unit.pairs && row < job.m)", "index % kUnitGroups < 2 * unit.pairs)", "out-of-bounds|race", "", nightly=True),
    gemv("a batch's offset without the padding of b", "p.b + uint64_t(batch) * kTileRows * kRowBytes", "p.b + uint64_t(batch) * kRowBytes", WRONG, "only the tail of dimension 2 (of 3), from 1", variant="mma", nightly=True),
    gemv("no wait for cp.async", "                ptx::cp_async_wait_group<kSlots - 1>();\n", "", "unwaited", "cp.async.wait_group", variant="mma"),
    gemv("no barrier before the rows are summed", "            __syncthreads();\n            WARPYARD_MARK(run);", "            WARPYARD_MARK(run);", "race|uninitialised-shared", "shared", variant="mma", nightly=True),
]  # fmt: skip


def call(package: ModuleType, task: str, data: Any, variant: str | None) -> Any:
    """The task's own submission, with the package's entry."""
    if task == "attn_dist":
        q, k, indices, lse, q_start, k_stride, sm_scale = data
        return package.attn_dist(q, k, indices, lse, q_start=q_start, k_stride=k_stride, sm_scale=sm_scale)
    if task == "xl_paged_attention":
        *tensors, scale, page_table = data
        return package.xl_paged_attention(*tensors, scale, page_table=page_table)
    if task == "masked_decode":
        return package.masked_decode(*data)
    if task == "nvfp4_gemv":
        a, b, _, _, sfa, sfb, c = data
        return package.nvfp4_gemv(a, b, sfa, sfb, out=c, variant=variant)
    q, kv, o, do, lse, indices, topk_length, q_start, sm_scale = data
    rest = {"topk_length": topk_length, "q_start": q_start, "sm_scale": sm_scale}
    if task.endswith("phase1"):
        return package.phase1(q, kv, o, do, lse, indices, **rest)
    return package.sparse_mla_bwd(q, kv, o, do, lse, indices, **rest)


def copied(data: tuple[Any, ...]) -> tuple[Any, ...]:
    """The same with a mebibyte of nobody's memory between the tensors: past the end of one is not in another."""
    arena, at, found = np.empty(1 << 28, np.uint8), 0, []
    for item in data:
        if isinstance(item, torch.Tensor):
            storage = item.untyped_storage()
            start = at + -(arena.ctypes.data + at) % 1024
            at = start + storage.nbytes() + (1 << 20)
            other = torch.from_numpy(arena[start : start + storage.nbytes()])
            other.untyped_storage().copy_(storage)
            item = torch.empty(0, dtype=item.dtype).set_(
                other.untyped_storage(), item.storage_offset(), item.shape, item.stride()
            )
        found.append(item)
    return tuple(found)


def outcome(package: ModuleType, defect: Defect, monkeypatch: pytest.MonkeyPatch) -> tuple[str, str]:
    """Kind and text of the first finding; WRONG with the check's message and diagnosis; or "right"."""
    task = tasks.load(TASKS / defect.task)
    monkeypatch.setattr(task.reference, "default_device", lambda: torch.device("cpu"))
    if {"fence.mbarrier_init", "fence.proxy.async"} & set(defect.says):  # within one CTA, and after cp.async: remarks
        monkeypatch.setenv("WARPYARD_EMULATOR_STRICT", "1")
    args = defect.case if isinstance(defect.case, dict) else task.tests[defect.case].args
    for seed in range(defect.seeds):
        monkeypatch.setenv("WARPYARD_EMULATOR_SEED", str(seed))
        data = copied(task.generate(args))
        try:
            result = call(package, defect.task, data, defect.variant)
        except emulator.EmulatorFinding as finding:
            return finding.report["kind"], "\n".join([str(finding), *printed_finding.wrong(finding.report)])
        data = task.generate(args)
        good, message = task.verify(data, result)
        if not good:
            return WRONG, f"{message} {diagnosis.explain(task, task.generate(args), result)}"
    return "right", f"under {defect.seeds} schedules"


PARAMETERS = representatives(
    parameters(DEFECTS, lambda one: not one.nightly), key=lambda one: one.kind.partition("|")[0]
)


@pytest.mark.parametrize("defect", PARAMETERS)
def test_defect_is_found_and_named(
    defect: Defect, mutated: Callable[..., ModuleType], monkeypatch: pytest.MonkeyPatch
) -> None:
    package = mutated(defect.task.split("/")[0], "sm_90a", defect.edits)
    kind, text = outcome(package, defect, monkeypatch)
    print(kind, text[:1500])
    assert kind in defect.kind.split("|"), text
    assert "the finding takes" not in text, text
    for piece in defect.says:
        assert piece in text, text

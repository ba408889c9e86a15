"""Defects put into copies of sparse_mla_bwd's sm_100a kernel by text substitution: each is found, and named for what it is."""

# ruff: noqa: E501 (a substitution stays on its line)

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType

import pytest
import torch

import jit
from harness import tasks
from jit import emulator
from tests.emulator.defects.mutation import Mutation, maker, parameters
from tests.paths import TASKS
from tests.selection import representatives

pytestmark = pytest.mark.filterwarnings("ignore::jit.CompileWarning")


BASE = {
    "s_q": 1,
    "s_kv": 100,
    "h_q": 128,
    "d_qk": 512,
    "topk": 128,
    "q_start": 99,
    "lengths": 0,
    "family": "edges",
    "seed": 5,
}
SMALL = {**BASE, "topk": 64}
TWO = BASE  # blocks
FIVE = {**BASE, "topk": 320}  # blocks: the token lists' places are used again
FUTURE = {**BASE, "topk": 64, "q_start": 40}  # half of the tokens lie past the causal limit
ROTARY = {**BASE, "d_qk": 576, "topk": 64}

CU, PAIR, DESCRIPTORS = "sparse_mla_bwd/sm_100a.cu", "sparse_mla_bwd/pair.cuh", "include/descriptors.cuh"
ALLOC = "tcgen05_alloc_pair(pair.shared.of(&Shared::tensor_memory), kColumns);"
DEALLOC = "tcgen05_dealloc_pair(tensor_memory, kColumns);"
FIRST_SYNC = "    barrier_cluster_sync();\n    tcgen05_fence_after_thread_sync();\n    const uint32_t tensor_memory"
ISSUE = "if (elect_sync()) multiply(pair, tensor_memory);"
ANNOUNCE = "mbarrier_arrive_expect_tx_cluster(full, bytes);"
SDP = "tcgen05_commit_pair(pair.shared.of(&Shared::sdp_full), kBothCtas);"
DKV = "tcgen05_commit_pair(pair.shared.of(&Shared::dkv_full, place), kBothCtas);"
FREE_PDS = "tcgen05_commit_pair(pair.shared.of(&Shared::pds_free), kBothCtas);"
WAIT_PDS = "if (block > 0) mbarrier_wait_parity_cluster(pair.shared.of(&Shared::pds_free), block - 1 & 1);"
WAIT_DKV = "if (turn >= kPlaces) mbarrier_wait_parity_cluster(pair.shared.of(&Shared::dkv_free, place), turn / kPlaces - 1 & 1);"
WAIT_KS = "if (block > 0) mbarrier_wait_parity_cluster(pair.shared.of(&Shared::sdp_full), block - 1 & 1);"
WAIT_KD = "if (block > 0) mbarrier_wait_parity_cluster(pair.shared.of(&Shared::kd_free), block - 1 & 1);"
S_LOAD = "tcgen05_ld_32x32b_x32(bits, taddr + kSColumn);\n            tcgen05_wait_ld();"
DP_LOAD = "tcgen05_ld_32x32b_x32(bits, taddr + kDpColumn);\n            tcgen05_wait_ld();"
DKV_LOAD = "            tcgen05_wait_ld();\n            tcgen05_fence_before_thread_sync();\n            mbarrier_arrive_cluster(free);"
DQ_LOAD = "tcgen05_ld_32x32b_x32(bits, taddr);\n        tcgen05_wait_ld();"
FRAGMENTS = "return descriptors::tcgen05(tile, kTileBytes, kEightRows, descriptors::Tcgen05Swizzle::bytes_128);"
ROTARY_FRAGMENT = "descriptors::tcgen05(pair.shared.of(&Shared::kd) + kKdRotary, kTileBytes / 2, kEightRows / 2,\n                                                       descriptors::Tcgen05Swizzle::bytes_64);"
one = maker(CU)

MUTATIONS = [
    one("alloc by one lane", ALLOC, f"if (pair.lane == 0) {ALLOC}", SMALL, "partial-warp", "tcgen05.alloc"),
    one("alloc by one CTA of the pair", ALLOC, f"if (pair.rank == 0) {ALLOC}", SMALL, "deadlock", "tcgen05.alloc"),
    one("the CTAs allocate different sizes", ALLOC, ALLOC.replace("kColumns", "kColumns >> pair.rank"), SMALL, "cta-group", "is one allocation of both"),
    one("alloc sizes that increase", ALLOC, f"{ALLOC.replace('kColumns', '32')} {ALLOC}", SMALL, "tmem", "must not increase"),
    one("fewer columns than are used", ALLOC, ALLOC.replace("kColumns", "kColumns / 2"), SMALL, "tmem", "allocat"),
    one("double free", DEALLOC, f"{DEALLOC} {DEALLOC}", SMALL, "tmem", "already deallocated"),
    one("never freed", DEALLOC, "", SMALL, "tmem", "512 columns"),
    one("dealloc by one lane", DEALLOC, f"if (pair.lane == 0) {DEALLOC}", SMALL, "partial-warp", "tcgen05.dealloc"),
    one("commit with cta_group::1", SDP, "tcgen05_commit(pair.shared.of(&Shared::sdp_full));", SMALL, "compile", "cta_group"),
    one("alloc with cta_group::1", ALLOC, ALLOC.replace("_pair", ""), SMALL, "compile", "cta_group"),
    one("commit to CTA 0 only", SDP, SDP.replace("kBothCtas", "1"), SMALL, "deadlock", "arrivals pending"),
    one("commit to CTA 1 only", DKV, DKV.replace("kBothCtas", "2"), SMALL, "deadlock", "arrivals pending"),
    one("commit to a CTA that is not there", SDP, SDP.replace("kBothCtas", "5"), SMALL, "cta-group", "ctaMask"),
    one("commit to another barrier", SDP, SDP.replace("sdp_full", "kd_free"), SMALL, "deadlock", "arrivals pending"),
    one("no commit of dKV", DKV, "", SMALL, "deadlock", "arrivals pending"),
    one("no expect_tx", ANNOUNCE, "mbarrier_arrive_cluster(full);", SMALL, "mbarrier", "expect_tx", file=PAIR),
    one("bytes of both CTAs expected by each", ANNOUNCE, ANNOUNCE.replace("bytes)", "2 * bytes)"), SMALL, "deadlock", "bytes to come", file=PAIR),
    one("too few bytes expected", "announce_bytes(full, (kQkTiles + kVTiles) * kTileBytes);", "announce_bytes(full, (kQkTiles + kVTiles) * kTileBytes - 1024);", SMALL, "deadlock", "2048 bytes more than expect_tx announced"),
    one("arrival on the own barrier: P and dS", "pds_full = in_leader(pair.shared.of(&Shared::pds_full))", "pds_full = pair.shared.of(&Shared::pds_full)", SMALL, "deadlock", "arrivals pending"),
    one("arrival on the own barrier: dKV", "free = in_leader(pair.shared.of(&Shared::dkv_free, first))", "free = pair.shared.of(&Shared::dkv_free, first)", SMALL, "deadlock", "arrivals pending"),
    one("arrival on the own barrier: Q and dO", "full = in_leader(pair.shared.of(&Shared::qdo_full))", "full = pair.shared.of(&Shared::qdo_full)", SMALL, "deadlock", "arrivals pending"),
    one("arrival on the own barrier: K", "kd_full = in_leader(pair.shared.of(&Shared::kd_full))", "kd_full = pair.shared.of(&Shared::kd_full)", SMALL, "deadlock", "arrivals pending"),
    one("products by both CTAs", "} else if (pair.rank == 0) {\n        if (elect_sync())", "} else {\n        if (elect_sync())", SMALL, "cta-group|deadlock"),
    one("products by 32 lanes", ISSUE, "multiply(pair, tensor_memory);", SMALL, "tcgen05-issue", "32 lanes"),
    one(
        "no wait::ld after S",
        S_LOAD,
        S_LOAD.replace("tcgen05_wait_ld();", ""),
        SMALL,
        "tcgen05-order",
        "wait::ld",
        strict=True,  # what the register dependency orders is a remark
    ),
    one(
        "no wait::ld after dP",
        DP_LOAD,
        DP_LOAD.replace("tcgen05_wait_ld();", ""),
        SMALL,
        "tcgen05-order",
        "wait::ld",
        strict=True,  # likewise
    ),
    one("no wait::ld after dKV", DKV_LOAD, DKV_LOAD.replace("tcgen05_wait_ld();", ""), SMALL, "tcgen05-order", "wait::ld"),
    one(
        "no wait::ld after dQ",
        DQ_LOAD,
        DQ_LOAD.replace("tcgen05_wait_ld();", ""),
        SMALL,
        "tcgen05-order",
        "wait::ld",
        strict=True,  # likewise
    ),
    one("no fence.proxy.async", "fence_proxy_async_shared_cta();", "", SMALL, "proxy-fence", "fence.proxy.async"),
    one("P and dS overwritten while they are read", WAIT_PDS, "", TWO, "unwaited", "a wait for the commit's mbarrier", seeds=8),
    one("dKV overwritten while it is read", WAIT_DKV, "", TWO, "tcgen05-order|unwaited|mbarrier", "mma", seeds=8),
    one("keys overwritten while they are read", WAIT_KS, "", TWO, "unwaited", "a wait for", seeds=8),
    one("columns of K overwritten while they are read", WAIT_KD, "", TWO, "unwaited", "a wait for", seeds=8),
    one("token lists overwritten while they are read", "constexpr int kSlots = 2;", "constexpr int kSlots = 1;", FIVE, "race", "nothing orders the two", seeds=8),
    one("delta is not waited for", "    bar_sync(kDeltaReady, 2 * kWarpgroup);\n", "", SMALL, "race|uninitialised-shared|barrier"),
    one("no cluster barrier at the start", FIRST_SYNC, FIRST_SYNC.replace("barrier_cluster_sync", "__syncthreads"), SMALL, "race|mbarrier", "initialised", seeds=4),
    one("no fence::after_thread_sync in front of S", "mbarrier_wait_parity_cluster(pair.shared.of(&Shared::sdp_full), block & 1);\n        tcgen05_fence_after_thread_sync();", "mbarrier_wait_parity_cluster(pair.shared.of(&Shared::sdp_full), block & 1);", SMALL, "tcgen05-order", "after_thread_sync", strict=True),
    one("accumulates onto old sums", "kInstruction, accumulate || k > 0);", "kInstruction, true);", SMALL, "tmem", "nothing wrote", file=PAIR),
    one("dQ starts anew for each block", "const bool adds = accumulate || k > 0;", "const bool adds = k > 0;", TWO, "wrong"),
    one("A's bit for MN-major", "static_cast<uint32_t>(mn_major_a) << 15", "0", SMALL, "descriptor", "it reads shared", file=DESCRIPTORS),
    one("B's bit for MN-major", "static_cast<uint32_t>(mn_major_b) << 16", "0", SMALL, "wrong", file=DESCRIPTORS),
    one("M of one CTA", "constexpr int kPairHeads = 128; ", "constexpr int kPairHeads = 64; ", SMALL, "descriptor", "M is 64", file=PAIR),
    one(
        "N of the rotary columns of one CTA",
        "kRotaryInstruction = descriptors::tcgen05_bf16(kPairHeads, kSpan, false, true)",
        "kRotaryInstruction = descriptors::tcgen05_bf16(kPairHeads, kSpan / 2, false, true)",
        ROTARY,
        "tmem",
        "which nothing wrote",
        strict=True,  # else a remark, and NaN in the result
    ),
    one("results in f16", "return 1u << 4 | 1u << 7 | 1u << 10", "return 1u << 7 | 1u << 10", SMALL, "wrong", file=DESCRIPTORS),
    one("leading offset", FRAGMENTS, FRAGMENTS.replace("kTileBytes,", "2 * kTileBytes,"), SMALL, "wrong", file=PAIR),
    one("stride offset", FRAGMENTS, FRAGMENTS.replace("kEightRows", "kEightRows / 2"), SMALL, "descriptor|wrong", file=PAIR),
    one("stride offset of the rotary columns", ROTARY_FRAGMENT, ROTARY_FRAGMENT.replace("kEightRows / 2", "kEightRows"), ROTARY, "descriptor|wrong"),
    one("swizzle of the rotary columns", ROTARY_FRAGMENT, ROTARY_FRAGMENT.replace("bytes_64", "bytes_128"), ROTARY, "descriptor|wrong"),
    one("the other CTA's columns of dKV", "const bool adds = warp % 4 / 2 == own / 2;", "const bool adds = warp % 4 / 2 != own / 2;", SMALL, "deadlock", "arrivals pending"),
    one("lanes of another warp", "static_cast<uint32_t>(32 * warp) << 16", "static_cast<uint32_t>(32 * (warp ^ 1)) << 16", SMALL, "tmem", "reaches lanes", file=PAIR),
    one("the causal limit is not looked at", " || token > last ? -1", " ? -1", FUTURE, "wrong", file="sparse_mla_bwd/tiles.cuh"),
    one("halves of the keys swapped", "pair.rank ? of[1] : of[0]", "pair.rank ? of[0] : of[1]", SMALL, "wrong", file=PAIR),
]  # fmt: skip

# Looked for by CI, one defect of each kind; the others nightly, since each compiles the kernel anew.
ALWAYS = {
    "alloc by one lane", "double free", "never freed", "commit with cta_group::1", "commit to CTA 0 only",
    "no expect_tx", "arrival on the own barrier: P and dS", "products by both CTAs", "no wait::ld after S",
    "no fence.proxy.async", "P and dS overwritten while they are read", "B's bit for MN-major",
    "the causal limit is not looked at",
}  # fmt: skip
# Looked for in every run: of the kinds that no smaller kernel has, one each.
QUICK = {"commit with cta_group::1", "products by both CTAs"}
PARAMETERS = [
    pytest.param(*one.values, marks=one.marks or (() if one.id in QUICK else pytest.mark.slow), id=one.id)
    for one in parameters(MUTATIONS, lambda one: one.name in ALWAYS, lambda one: one.name)
]


def outcome(package: ModuleType, mutation: Mutation, monkeypatch: pytest.MonkeyPatch) -> tuple[str, str]:
    """Kind and text of the first finding, or "compile", "wrong" or "right" with the compiler's or the check's message."""
    task = tasks.load(TASKS / "sparse_mla_bwd")
    monkeypatch.setattr(task.reference, "default_device", lambda: torch.device("cpu"))
    monkeypatch.setenv("WARPYARD_EMULATOR_STRICT", str(int(mutation.strict)))
    for seed in mutation.seeds:
        monkeypatch.setenv("WARPYARD_EMULATOR_SEED", str(seed))
        data = task.generate(mutation.shape)
        q, kv, o, do, lse, indices, topk_length, q_start, sm_scale = data
        try:
            result = package.sparse_mla_bwd(
                q, kv, o, do, lse, indices, topk_length=topk_length, q_start=q_start, sm_scale=sm_scale
            )
        except emulator.EmulatorFinding as finding:
            return finding.report["kind"], f"{finding} {finding.report.get('waiting', '')}"
        except jit.CompileError as error:
            return "compile", str(error)
        good, message = task.verify(data, result)
        if not good:
            return "wrong", message
    return "right", f"under {len(mutation.seeds)} schedules"


@pytest.mark.slow
@pytest.mark.parametrize("shape", representatives([TWO, FIVE, ROTARY]), ids=["two", "five", "rotary"])
def test_without_a_defect(
    shape: dict[str, int | str], mutated: Callable[..., ModuleType], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The shapes that the defects are looked for with pass."""
    whole = Mutation("none", (), shape, "right", seeds=(0, 1))
    assert outcome(mutated("sparse_mla_bwd", "sm_100a", whole.edits), whole, monkeypatch)[0] == "right"


@pytest.mark.parametrize("mutation", PARAMETERS)
def test_defect_is_found_and_named(
    mutation: Mutation, mutated: Callable[..., ModuleType], monkeypatch: pytest.MonkeyPatch
) -> None:
    kind, text = outcome(mutated("sparse_mla_bwd", "sm_100a", mutation.edits), mutation, monkeypatch)
    assert kind in mutation.kind.split("|"), text
    for piece in mutation.says:
        assert piece in text, text

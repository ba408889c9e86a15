"""Defects put into copies of nvfp4_gemv's tcgen05 kernel by text substitution: each is found, and named for what it is."""

# ruff: noqa: E501 (a substitution stays on its line)

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType

import pytest
import torch

from harness import tasks
from harness.checking import diagnosis
from jit import emulator
from tests.emulator.defects.mutation import Mutation, maker, parameters
from tests.paths import TASKS
from tests.selection import representatives

pytestmark = pytest.mark.filterwarnings("ignore::jit.CompileWarning")


RING = {"m": 130, "k": 2048, "l": 4}  # 8 CTAs of 8 stages: slots of the ring are used again
SPLIT = {"m": 33, "k": 1536, "l": 1}  # a cluster of 3 CTAs with 2 stages each
SMALL = {"m": 33, "k": 256, "l": 2}

CU, DESCRIPTORS, PYTHON = "nvfp4_gemv/sm_100a.cu", "include/descriptors.cuh", "nvfp4_gemv/plans.py"
HEADER = "include/ptx/tcgen05.cuh"
LOAD_X1 = 'asm volatile("tcgen05.ld.sync.aligned.32x32b.x1.b32 {%0}, [%1];"'
ALLOC = "ptx::tcgen05_alloc(ptx::cvta_to_shared(&shared.tensor_memory), kColumns);"
DEALLOC = "ptx::tcgen05_dealloc(tensor_memory, kColumns);"
EXPECT = "ptx::mbarrier_arrive_expect_tx(full, sizeof(stage.a) + sizeof(stage.b) + 2 * sf_bytes);"
ISSUE = "if (ptx::elect_sync()) multiply(shared, tile, tensor_memory);"
EMPTY = "if (i + kStages < tile.range.last) ptx::tcgen05_commit(ptx::cvta_to_shared(&shared.empty[slot.index]));"
ACCUMULATED = "ptx::tcgen05_commit(ptx::cvta_to_shared(&shared.accumulated));"
COPY_A = "ptx::tcgen05_cp_32x128b_warpx4(scale_a, sfa + descriptors::encode_16B(s * kSfTileBytes));"
COPY_B = "ptx::tcgen05_cp_32x128b_warpx4(scale_b, sfb + descriptors::encode_16B(s * kSfTileBytes));"
A_OFFSETS = "descriptors::tcgen05(ptx::cvta_to_shared(stage.a), descriptors::kUnusedLeading, kEightRows, Tcgen05Swizzle::bytes_128)"
SFA_OFFSETS = "descriptors::tcgen05(ptx::cvta_to_shared(stage.sfa), kSfEntryBytes, kSfCoreBytes, Tcgen05Swizzle::none)"
END = "    __syncwarp();\n    sync_cluster();\n\n    if (warp == kMmaWarp) {"
INSTRUCTION = "return scale_b_id << 4 | 1u << 7"
PLAN = "        maps = tiles_of(a, shape.m, TILE_ROWS), tiles_of(b, TILE_ROWS, _VECTOR_ROWS)\n"
PLAIN_SCALES = "        sfa = sfa.view(torch.uint8).permute(5, 2, 1, 0, 4, 3).contiguous()\n"
LOAD = "const uint32_t bits = ptx::tcgen05_ld_32x32b_x1(tensor_memory + (quarter * kQuarterRows << 16));"
one = maker(CU)

MUTATIONS = [
    one("alloc by one lane", ALLOC, f"if (lane == 0) {ALLOC}", SMALL, "partial-warp", "tcgen05.alloc"),
    one("dealloc by one lane", DEALLOC, f"if (lane == 0) {DEALLOC}", SMALL, "partial-warp", "tcgen05.dealloc"),
    one("alloc sizes that increase", ALLOC, f"{ALLOC.replace('kColumns', '32')} {ALLOC}", SMALL, "tmem", "must not increase"),
    one("an odd number of columns", ALLOC, ALLOC.replace("kColumns", "kColumns - 64"), SMALL, "tmem", "power of two"),
    one("double free", DEALLOC, f"{DEALLOC} {DEALLOC}", SMALL, "tmem", "already deallocated"),
    one("another address is freed", DEALLOC, DEALLOC.replace("(tensor_memory", "(tensor_memory + 32"), SMALL, "tmem", "dealloc"),
    one("fewer columns are freed", DEALLOC, DEALLOC.replace("kColumns", "kColumns / 2"), SMALL, "tmem", "where 256 were allocated"),
    one("never freed", DEALLOC, "", SMALL, "tmem", "256 columns"),
    one("no expect_tx", EXPECT, "ptx::mbarrier_arrive(full);", RING, "unwaited", "or expect_tx is, or its count is too small"),
    one("too few bytes are expected", "+ 2 * sf_bytes);", "+ sf_bytes);", RING, "mbarrier", "2048 bytes of copies", "expect_tx"),
    one("too many bytes are expected", "+ 2 * sf_bytes);", "+ 3 * sf_bytes);", RING, "deadlock", "bytes to come"),
    one("cp by 32 lanes", ISSUE, "multiply(shared, tile, tensor_memory);", SMALL, "tcgen05-issue", "tcgen05.cp issued by 32 lanes"),
    Mutation(
        "mma by 32 lanes",
        (
            (CU, ISSUE, "multiply(shared, tile, tensor_memory);"),
            (CU, COPY_A, f"if (ptx::elect_sync()) {COPY_A}"),
            (CU, COPY_B, f"if (ptx::elect_sync()) {COPY_B} __syncwarp();"),
        ),
        SMALL,
        "tcgen05-issue",
        ("tcgen05.mma issued by 32 lanes",),
    ),
    Mutation(
        "commit by 32 lanes",
        (
            (
                CU,
                ISSUE,
                "multiply(shared, tile, tensor_memory); else multiply<false>(shared, tile, tensor_memory);".replace(
                    "multiply(", "if (ptx::elect_sync()) multiply<true>(", 1
                ),
            ),
            (
                CU,
                "__device__ __forceinline__ void multiply(",
                "template <bool kFirst>\n__device__ __forceinline__ void multiply(",
            ),
            (CU, "for (uint32_t s = 0; s < count; s++) {", "for (uint32_t s = 0; kFirst && s < count; s++) {"),
        ),
        SMALL,
        "tcgen05-issue",
        ("tcgen05.commit issued by 31 lanes",),
    ),
    one("warps of the epilogue swapped", "quarter = warp % 4,", "quarter = (warp + 1) % 4,", SMALL, "tmem", "reaches lanes"),
    one("no wait::ld", "ptx::tcgen05_wait_ld();", "", SMALL, "tcgen05-order", "wait::ld", strict=True),
    one(
        "tcgen05.ld before the commit",
        "ptx::mbarrier_wait_parity(ptx::cvta_to_shared(&shared.accumulated), 0);",
        "",
        SMALL,
        "tmem",
        "which nothing wrote",
        strict=True,  # else a remark, and a finding at the dealloc
    ),
    one("a copy is not waited for", "ptx::mbarrier_wait_parity(ptx::cvta_to_shared(&shared.full[slot.index]), slot.parity);", "", SMALL, "unwaited", "a wait for the mbarrier"),
    one("the slot is not waited for", "ptx::mbarrier_wait_parity(ptx::cvta_to_shared(&shared.empty[slot.index]), slot.parity ^ 1);", "", RING, "mbarrier", "waits for 0 more arrivals"),
    one("parity of the full barriers", "&shared.full[slot.index]), slot.parity);", "&shared.full[slot.index]), turn % 2);", RING, "deadlock", "for parity 1 of the mbarrier"),
    one("commit to the next CTA", ACCUMULATED, ACCUMULATED.replace( "ptx::cvta_to_shared(&shared.accumulated)", "ptx::mapa_shared_cluster(ptx::cvta_to_shared(&shared.accumulated), (ptx::cluster_ctarank() + 1) % SPLITS)", ), SPLIT, "tcgen05-order", "tcgen05.ld", seeds=8),
    one(
        "commit to CTA 0",
        ACCUMULATED,
        ACCUMULATED.replace(
            "ptx::cvta_to_shared(&shared.accumulated)",
            "ptx::mapa_shared_cluster(ptx::cvta_to_shared(&shared.accumulated), 0)",
        ),
        SPLIT,
        "tmem|mbarrier|tcgen05-order",
        "",
        seeds=8,
        strict=True,  # else CTA 0's early load is a remark, and the others' deadlock is reported
    ),
    one("no commit of the slots", EMPTY, "", RING, "deadlock", "arrivals pending"),
    one("no commit of the accumulator", ACCUMULATED, "", SMALL, "deadlock", "arrivals pending"),
    one("commit of the wrong slot", EMPTY, EMPTY.replace("[slot.index]", "[(slot.index + 1) % kStages]"), RING, "deadlock", "for parity 0 of the mbarrier"),
    one("no fence after mbarrier.init", "ptx::fence_mbarrier_init();", "", SMALL, "proxy-fence", "fence.mbarrier_init", strict=True),
    one("no barrier after mbarrier.init", "    sync_cluster();\n    ptx::tcgen05_fence_after_thread_sync();\n", "", SMALL, "uninitialised-shared|race", ""),
    one("no cluster barrier behind the partial sums", END, END.replace("sync_cluster", "__syncthreads"), SPLIT, "race|uninitialised-shared|cluster", "shared", seeds=8),
    one("CTA 0 leaves its cluster early", END, END.replace( "    sync_cluster();", "    __syncthreads();\n    if (rank == 0) { if (warp == 1) ptx::tcgen05_dealloc(tensor_memory, kColumns); return; }\n    sync_cluster();", ), SPLIT, "cluster", "of the cluster", "barrier.cluster before its end", seeds=8),
    one("no fence::after_thread_sync in front of tcgen05.ld", "&shared.accumulated), 0);\n            ptx::tcgen05_fence_after_thread_sync();", "&shared.accumulated), 0);", SMALL, "tcgen05-order", "after_thread_sync", strict=True),
    one(
        "UE8M0 scales", INSTRUCTION, INSTRUCTION + " | 1u << 23", SMALL, "wrong", "bit 23 is 1", file=DESCRIPTORS
    ),  # legal, and remarked on
    one("type of A is 0", INSTRUCTION, "return scale_b_id << 4", SMALL, "descriptor", "type of A", file=DESCRIPTORS),
    one("M is 0", "(m >> 7) << 27 | ", "", SMALL, "descriptor", "M is 0", file=DESCRIPTORS),
    one("no 0b001 in the descriptor", " | 1ull << 46 |", " |", SMALL, "descriptor", "bits 46–48", file=DESCRIPTORS),
    one("stride offset of one row", A_OFFSETS, A_OFFSETS.replace("kEightRows", "kStageBytes"), SMALL, "descriptor", "stride offset"),
    one("stride offset that encodes to 0", A_OFFSETS, A_OFFSETS.replace("kEightRows", "8"), SMALL, "descriptor", "stride offset"),
    one("stride offset of two groups", A_OFFSETS, A_OFFSETS.replace("kEightRows", "1024 * kStageBytes"), SMALL, "descriptor", "reads shared"),
    one("scales' stride offset of one row", SFA_OFFSETS, SFA_OFFSETS.replace("kSfCoreBytes", "kSfEntryBytes"), SMALL, "descriptor", "stride offset"),
    one("no swizzle in A's descriptor", A_OFFSETS, A_OFFSETS.replace("bytes_128", "none"), SMALL, "descriptor", "leading offset"),
    one("A is copied linearly", 'swizzle="128B",', 'swizzle="none",', SMALL, "wrong", "128-byte swizzle that it was not written with", file=PYTHON),
    one("scales of a and b swapped", "kInstruction, scale_a,\n                                                     scale_b,", "kInstruction, scale_b,\n                                                     scale_a,", SMALL, "wrong"),
    one("scales row after row", PLAN, PLAN + PLAIN_SCALES, {"m": 128, "k": 512, "l": 2}, "wrong", "the scales of a in memory row after row, but read as tiles", file=PYTHON),
    one("scales of the stage's first MMA", COPY_A, COPY_A.replace("s * kSfTileBytes", "0"), SMALL, "wrong", "the first 64 codes of each 256"),
    one("scales not copied", COPY_A, "", SMALL, "tmem", "nothing wrote"),
    one("accumulates onto old sums", "turn > 0 || s > 0);", "true);", SMALL, "tmem", "nothing wrote"),
    one("does not accumulate", "turn > 0 || s > 0);", "s > 0);", RING, "wrong"),
    one("column 1 is read", LOAD, LOAD.replace("<< 16)", "<< 16) + 1"), SMALL, "wrong"),
    one("another shape of tcgen05.cp for the scales", '32x128b.warpx4 [%0], %1;" ::', '4x256b [%0], %1;" ::', SMALL, "descriptor", "tcgen05.cp.4x256b", file=HEADER),
    one("waits for bulk groups in place of the mbarrier", "ptx::mbarrier_wait_parity(ptx::cvta_to_shared(&shared.full[slot.index]), slot.parity);", 'asm volatile("cp.async.bulk.wait_group 0;" ::: "memory");', SMALL, "unwaited", "a wait for the mbarrier"),
    one("accumulators read as float16", "sum = __uint_as_float(bits);", "sum = ptx::cvt_f32_f16(static_cast<uint16_t>(bits));", SMALL, "wrong"),
    one("tcgen05.st in place of tcgen05.ld", LOAD_X1, LOAD_X1.replace(".ld.", ".st.").replace("{%0}, [%1]", "[%1], {%0}"), SMALL, "tcgen05-order", "no tcgen05.wait::st", file=HEADER),
    one("every CTA of the cluster covers all of k", "return {stages * rank / SPLITS, stages * (rank + 1) / SPLITS};", "return {0, stages};", SPLIT, "wrong"),
    one("scales of the first batch", "sfa + (uint64_t(tile.batch) * gridDim.y + blockIdx.y) * sf_row", "sfa + blockIdx.y * sf_row", SMALL, "wrong", "the scales of a of batch 0"),
    one("b of the first batch", "full, i * kStageBytes, 0, tile.batch);", "full, i * kStageBytes, 0, 0);", SMALL, "wrong", "b of batch 0 taken"),
    one("rows past m are stored", "warp >= kEpilogueWarp && tile.row + row < m)", "warp >= kEpilogueWarp)", SMALL, "out-of-bounds|wrong", ""),
    one("k is not split over the MMAs", "a + descriptors::encode_16B(s * kMmaBytes),", "a,", SMALL, "wrong"),
]  # fmt: skip

# Looked for by CI: of each kind one, and those whose message no test of a smaller kernel has. The others nightly,
# since each compiles the kernel anew.
ALWAYS = {
    "dealloc by one lane", "an odd number of columns", "another address is freed", "no expect_tx",
    "too few bytes are expected", "mma by 32 lanes", "warps of the epilogue swapped", "no wait::ld",
    "the slot is not waited for", "parity of the full barriers", "no fence after mbarrier.init",
    "no barrier after mbarrier.init", "no cluster barrier behind the partial sums", "CTA 0 leaves its cluster early",
    "no fence::after_thread_sync in front of tcgen05.ld", "M is 0", "stride offset of one row",
    "A is copied linearly", "scales row after row", "scales not copied",
    "another shape of tcgen05.cp for the scales", "rows past m are stored", "cp by 32 lanes",
    "stride offset of two groups", "scales of the stage's first MMA", "scales of the first batch",
    "b of the first batch",
}  # fmt: skip


def outcome(package: ModuleType, mutation: Mutation, monkeypatch: pytest.MonkeyPatch) -> tuple[str, str]:
    """Kind and text of the first finding, or "wrong" or "right" with the check's message."""
    task = tasks.load(TASKS / "nvfp4_gemv")
    monkeypatch.setattr(task.reference, "default_device", lambda: torch.device("cpu"))
    monkeypatch.setenv("WARPYARD_EMULATOR_STRICT", str(int(mutation.strict)))
    for seed in mutation.seeds:
        monkeypatch.setenv("WARPYARD_EMULATOR_SEED", str(seed))
        data = task.generate({**mutation.shape, "seed": 7, "inputs": "full_range"})
        a, b, _, _, sfa, sfb, c = data
        c.fill_(float("nan"))
        emulator.statistics.notes = []
        try:
            package.nvfp4_gemv(a, b, sfa, sfb, out=c)
        except emulator.EmulatorFinding as finding:
            return finding.report["kind"], str(finding)
        good, message = task.verify(data, c)
        if not good:
            report = diagnosis.explain(task, data, c)["outputs"][0]
            return "wrong", "\n".join(
                [message, *report["hints"], *(note["message"] for note in emulator.statistics.notes)]
            )
    return "right", f"under {len(mutation.seeds)} schedules"


@pytest.mark.parametrize("shape", representatives([RING, SPLIT, SMALL]), ids=["ring", "split", "small"])
def test_without_a_defect(
    shape: dict[str, int], mutated: Callable[..., ModuleType], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The shapes that the defects are looked for with pass."""
    whole = Mutation("none", (), shape, "right", seeds=(0, 1, 2))
    assert outcome(mutated("nvfp4_gemv", "sm_100a", whole.edits), whole, monkeypatch)[0] == "right"


PARAMETERS = representatives(
    parameters(MUTATIONS, lambda one: one.name in ALWAYS, lambda one: one.name), key=lambda one: one.kind
)


@pytest.mark.parametrize("mutation", PARAMETERS)
def test_defect_is_found_and_named(
    mutation: Mutation, mutated: Callable[..., ModuleType], monkeypatch: pytest.MonkeyPatch
) -> None:
    kind, text = outcome(mutated("nvfp4_gemv", "sm_100a", mutation.edits), mutation, monkeypatch)
    assert kind in mutation.kind.split("|"), text
    for piece in mutation.says:
        assert piece in text, text

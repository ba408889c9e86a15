"""Defects of tcgen05 programs that the emulator must find and name; the program without them has none."""

# ruff: noqa: E501 (CUDA text stays on its lines)

from __future__ import annotations

import pytest
import torch

import jit
from harness.service import remarks
from jit import emulator
from tests.emulator.tcgen05.kernels import load

pytestmark = pytest.mark.filterwarnings("ignore::jit.CompileWarning")

# 128 threads: D = A B of ones, [128, 16] by [8, 16], no swizzle; warp 0 allocates, thread 0 issues, all four warps load.
PROGRAM = """k(u32* out) {
  extern __shared__ __align__(1024) u16 s[]; __shared__ u32 where; __shared__ __align__(8) u64 bar; int t = threadIdx.x, w = t / 32;
  for (int i = t; i < 136 * 16; i += 128) s[i] = 0x3c00;
  if (!t) init(at(&bar), 1);
  if (w == 0) { alloc(at(&where), 64); relinquish(); }
  fence_async(); before(); __syncthreads(); after();
  u32 tm = where;
  if (t == 0) {
    u64 a = at(s) >> 4 | 2048ull >> 4 << 16 | 128ull >> 4 << 32 | 1ull << 46;
    u64 b = (at(s) + 4096) >> 4 | 128ull >> 4 << 16 | 128ull >> 4 << 32 | 1ull << 46;
    u32 idesc = 1 << 4 | 1 << 17 | 8 << 24;
    mma(tm, a, b, idesc, 0);
    commit(at(&bar));
  }
  __syncwarp();
  wait(at(&bar), 0);
  after();
  u32 v = ld1(tm + (w * 32 << 16));
  wait_ld();
  out[t] = v;
  before(); __syncthreads();
  if (w == 0) dealloc(tm, 64);
}"""
ISSUE = '__device__ void mma(u32 d, u64 a, u64 b, u32 i, int adds) { asm volatile("{.reg .pred p; setp.ne.s32 p, %4, 0; tcgen05.mma." G ".kind::f16 [%0], %1, %2, %3, p;}" :: "r"(d), "l"(a), "l"(b), "r"(i), "r"(adds) : "memory"); }\n'


def run(*changes: tuple[str, str], define: str = "", grid: int = 1, program: str = PROGRAM) -> torch.Tensor:
    """The program with each text replaced once."""
    for old, new in changes:
        assert program.count(old) >= 1, old
        program = program.replace(old, new, 1)
    # The MMA's wrapper comes after the prelude: the entry's text starts where `load` puts it.
    kernel = load("dummy() {}\n" + ISSUE + 'extern "C" __global__ void ' + program, define)
    out = torch.zeros(128, dtype=torch.int32)
    kernel(out, grid=grid, block=128, smem=136 * 32)
    return out.view(torch.float32)


def found(*changes: tuple[str, str], define: str = "", grid: int = 1, program: str = PROGRAM) -> dict[str, object]:
    with pytest.raises(emulator.EmulatorFinding) as caught:
        run(*changes, define=define, grid=grid, program=program)
    report = caught.value.report
    assert report["kernel"] == "k"
    assert ".cu:" in report["location"], report
    return report


@pytest.mark.parametrize("seed", range(8))
def test_nothing_is_found_in_the_program(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WARPYARD_EMULATOR_SEED", str(seed))
    monkeypatch.setenv("WARPYARD_EMULATOR_STRICT", "1")
    assert torch.equal(run(), torch.full((128,), 16.0))


ALLOC = [
    (("alloc(at(&where), 64)", "alloc(at(&where), 48)"), "power of two"),
    (("alloc(at(&where), 64)", "alloc(at(&where), 16)"), "power of two"),
    (("alloc(at(&where), 64)", "alloc(at(&where), 1024)"), "power of two"),
    (("alloc(at(&where), 64)", "alloc(at(&where), 32); alloc(at(&where), 64)"), "must not increase"),
    (("relinquish(); }", "relinquish(); alloc(at(&where), 32); }"), "relinquish_alloc_permit"),
    (("dealloc(tm, 64)", "dealloc(tm, 64), dealloc(tm, 64)"), "already deallocated"),
    (("dealloc(tm, 64)", "dealloc(tm, 32)"), "where 64 were allocated"),
    (("dealloc(tm, 64)", "dealloc(tm + 32, 32)"), "no allocation starts there"),
    (("if (w == 0) dealloc(tm, 64);", ""), "tcgen05.dealloc is missing"),
    (("tm + (w * 32 << 16)", "tm + 64 + (w * 32 << 16)"), "column 64, which is not allocated"),
    (("tm + (w * 32 << 16)", "tm + 512 + (w * 32 << 16)"), "there are 128 lanes and 512 columns"),
    (("tm + (w * 32 << 16)", "tm + ((w ^ 1) * 32 << 16)"), "of its warpgroup) reaches lanes"),
    (("tm + (w * 32 << 16)", "tm + ((w * 32 + 16) << 16)"), "a 32x32b access starts at lane"),
    (("mma(tm, a", "mma(tm + 60, a"), "column 64, which is not allocated"),
    (("mma(tm, a", "mma(tm + (16 << 16), a"), "starts at lane 0"),
    (("b, idesc, 0)", "b, idesc, 1)"), "which nothing wrote"),
    (("before(); __syncthreads();\n  if (w == 0) dealloc(tm, 64);", "before(); __syncthreads(); if (w == 0) { dealloc(tm, 64); ld1(tm); wait_ld(); }"), "was deallocated"),
]  # fmt: skip


def test_a_load_of_what_nothing_wrote_gives_nan_and_is_a_finding_in_strict_mode(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    change = "tm + (w * 32 << 16)", "tm + 8 + (w * 32 << 16)"
    assert run(change).isnan().all()
    monkeypatch.setenv("WARPYARD_EMULATOR_STRICT", "1")
    assert "column 8 of tensor memory, which nothing wrote" in str(found(change)["message"])


@pytest.mark.parametrize(("change", "text"), ALLOC)
def test_tensor_memory(change: tuple[str, str], text: str) -> None:
    report = found(change)
    assert report["kind"] == "tmem"
    assert text in report["message"]


def test_lane_zero_is_the_warps_own_quarter(monkeypatch: pytest.MonkeyPatch) -> None:
    """A note: public kernels rely on it. A finding where asked."""
    change = ("tm + (w * 32 << 16)", "tm")
    emulator.statistics.notes.clear()
    assert torch.equal(run(change), torch.full((128,), 16.0))
    assert any("its own quarter" in note["message"] for note in emulator.statistics.notes)
    monkeypatch.setenv("WARPYARD_EMULATOR_STRICT", "1")
    assert "reaches lanes" in found(change)["message"]


def test_alloc_by_a_partial_warp() -> None:
    assert found(("if (w == 0) { alloc", "if (w == 0 && t < 31) { alloc"))["kind"] == "partial-warp"


def test_alloc_waits_for_columns() -> None:
    """A third allocation of 256 columns can never come."""
    report = found(("alloc(at(&where), 64)", "alloc(at(&where), 256); alloc(at(&where), 256); alloc(at(&where), 256)"))
    assert report["kind"] == "deadlock"
    assert "512 of 512 are allocated" in report["waiting"][0]["waits_for"]


ORDER = [
    (("  wait(at(&bar), 0);\n", "  if (w) wait(at(&bar), 0);\n"), "has not completed"),
    (("  wait_ld();\n", ""), "no tcgen05.wait::ld is in between"),
    (("  wait_ld();\n  out[t] = v;\n", "  if (!out[t]) out[t] = v;\n  wait_ld();\n"), "no tcgen05.wait::ld is in between"),
    (("  wait_ld();\n  out[t] = v;\n", "  out[t] = 1;\n"), "no tcgen05.wait::ld follows"),
    (("  wait_ld();\n  out[t] = v;\n", "  out[t] = v;\n  st1(tm + 1 + (w * 32 << 16), v); wait_st();\n"), "no tcgen05.wait::ld is in between"),
]  # fmt: skip


@pytest.mark.parametrize(("change", "text"), ORDER)
def test_order(change: tuple[str, str], text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A register dependency orders a use [PTX ISA 9.7.16.6.4.5]: a remark, and right values; a finding where asked."""
    if "is in between" in text:
        emulator.statistics.notes.clear()
        assert torch.equal(run(change), torch.full((128,), 16.0))
        assert [note["kind"] for note in emulator.statistics.notes if text in note["message"]] == ["tcgen05-order"]
        monkeypatch.setenv("WARPYARD_EMULATOR_STRICT", "1")
    report = found(change)
    assert report["kind"] == "tcgen05-order"
    assert text in report["message"]


def test_registers_in_flight_are_named() -> None:
    assert "in flight are %r" in found(("  wait_ld();\n  out[t] = v;\n", "  out[t] = 1;\n"))["message"]


def test_store_without_wait_before_mma() -> None:
    """Warp 0 stores to the cells that D will take, and does not wait."""
    report = found(("  if (t == 0) {", "  if (w == 0) st1(tm, 0); __syncthreads(); if (t == 0) {"))
    assert report["kind"] == "tcgen05-order"
    assert "tcgen05.wait::st is missing" in report["message"]


def test_load_without_wait_before_mma() -> None:
    change = "  wait_ld();\n  out[t] = v;\n"
    again = "  before(); __syncthreads(); if (!t) { mma(tm, 0, 0, 0, 0); } __syncwarp(); wait_ld(); out[t] = v;\n"
    report = found((change, again.replace("mma(tm, 0, 0, 0, 0)", "mma(tm, A, B, 1 << 4 | 1 << 17 | 8 << 24, 0)").replace("A,", "at(s) >> 4 | 2048ull >> 4 << 16 | 128ull >> 4 << 32 | 1ull << 46,").replace("B,", "(at(s) + 4096) >> 4 | 8ull << 16 | 8ull << 32 | 1ull << 46,")))  # fmt: skip
    assert report["kind"] == "tcgen05-order"
    assert "tcgen05.wait::ld is missing" in report["message"]


def test_mma_of_another_thread_without_a_wait() -> None:
    """Thread 32 adds to the accumulator that thread 0 still computes."""
    second = "  __syncwarp(); __syncthreads(); if (t == 32) { u64 a = at(s) >> 4 | 2048ull >> 4 << 16 | 8ull << 32 | 1ull << 46; mma(tm, a, a, 1 << 4 | 1 << 17 | 8 << 24, 1); }\n  __syncwarp();\n  wait"
    report = found(("  __syncwarp();\n  wait", second))
    assert report["kind"] == "tcgen05-order"
    assert "of another thread" in report["message"]


def test_missing_fence_after_thread_sync(monkeypatch: pytest.MonkeyPatch) -> None:
    """A note; a finding where asked."""
    change = ("wait(at(&bar), 0);\n  after();", "wait(at(&bar), 0);")
    emulator.statistics.notes.clear()
    run(change)
    assert any(
        note["kind"] == "tcgen05-order" and "after_thread_sync" in note["message"] for note in emulator.statistics.notes
    )
    monkeypatch.setenv("WARPYARD_EMULATOR_STRICT", "1")
    assert "fence::after_thread_sync" in found(change)["message"]


def test_missing_relinquish_is_a_note() -> None:
    emulator.statistics.notes.clear()
    run(("relinquish();", ""))
    assert any("relinquish_alloc_permit was never executed" in note["message"] for note in emulator.statistics.notes)
    line = next(line for line in remarks.noted() if line.startswith("tmem: "))
    assert "None" not in line  # the end of a CTA is at no line


def test_mma_issued_by_a_whole_warp() -> None:
    report = found(
        ("if (t == 0) {\n    u64", "if (w == 0) {\n    u64"), ("commit(at(&bar));", "if (!t) commit(at(&bar));")
    )
    assert report["kind"] == "tcgen05-issue"
    assert "issued by 32 lanes" in report["message"]


def test_commit_issued_by_a_whole_warp() -> None:
    report = found(("    commit(at(&bar));\n  }", "  }\n  if (w == 0) commit(at(&bar));"))
    assert report["kind"] == "tcgen05-issue"
    assert "32 arrivals" in report["message"]


def test_no_wait_at_all() -> None:
    """Some warps load before the MMA is even issued."""
    assert found(("  wait(at(&bar), 0);\n", ""))["kind"] in ("tmem", "tcgen05-order")


DESCRIPTORS = [
    (("128ull >> 4 << 32 | 1ull << 46;\n    u64 b", "128ull >> 4 << 32;\n    u64 b"), "bits 46–48 must be 0b001"),
    (("128ull >> 4 << 32 | 1ull << 46;\n    u64 b", "128ull >> 4 << 32 | 1ull << 46 | 3ull << 61;\n    u64 b"), "bits 61–63"),
    (("128ull >> 4 << 32 | 1ull << 46;\n    u64 b", "128ull >> 4 << 32 | 1ull << 46 | 1ull << 55;\n    u64 b"), "bits 53–60"),
    (("2048ull >> 4 << 16 | 128ull >> 4 << 32 | 1ull << 46;\n    u64 b", "2048ull >> 4 << 16 | 64ull >> 4 << 32 | 1ull << 46;\n    u64 b"), "stride offset, bits 32–45"),
    (("2048ull >> 4 << 16 | 128ull", "0ull >> 4 << 16 | 128ull"), "leading offset (bits 16–29)"),
    (("2048ull >> 4 << 16 | 128ull", "0x10000ull >> 4 << 16 | 128ull"), "there is 0x"),
    (("1 << 4 | 1 << 17", "2 << 4 | 1 << 17"), "bits 4–5 (type of D) is 2; 0 is f16, 1 is f32"),
    (("1 << 4 | 1 << 17", "1 << 4 | 3 << 7 | 1 << 17"), "bits 7–9 (type of A) is 3; 0 is f16, 1 is bf16"),
    (("1 << 4 | 1 << 17", "1 << 4 | 1 << 23 | 1 << 17"), "bit 23 (reserved)"),
    (("1 << 4 | 1 << 17", "1 << 4 | 1 << 2 | 1 << 17"), "bit 2 (sparsity)"),
    (("8 << 24", "16 << 24"), "M is 256 (bits 24–28, M >> 4)"),
    (("1 << 17 | 8", "0 << 17 | 8"), "N is 0 (bits 17–22, N >> 3)"),
]  # fmt: skip


@pytest.mark.parametrize(("change", "text"), DESCRIPTORS)
def test_descriptor(change: tuple[str, str], text: str) -> None:
    report = found(change)
    assert report["kind"] == "descriptor"
    assert text in report["message"]


def test_mixed_cta_groups() -> None:
    """The assembler refuses a mix within a kernel, where it is there to ask; the emulator refuses what reaches it."""
    mix = 'asm volatile("{.reg .pred p; setp.ne.s32 p, 0, 0; tcgen05.mma.cta_group::2.kind::f16 [%0], %1, %2, %3, p;}" :: "r"(tm), "l"(a), "l"(b), "r"(idesc) : "memory");'
    with pytest.raises((emulator.EmulatorFinding, jit.CompileError), match="cta_group::2"):
        run(("mma(tm, a, b, idesc, 0);", mix))


def test_pair_without_a_cluster() -> None:
    report = found(define="#define GROUP 2")
    assert report["kind"] == "cta-group"
    assert "pairs of CTAs" in report["message"]


PAIR = PROGRAM.replace("k(u32* out)", "__cluster_dims__(2, 1, 1) k(u32* out)").replace("__syncthreads()", "cluster_sync()").replace(
    "if (t == 0) {\n", "if (t == 0 && !blockIdx.x) {\n").replace("1 << 17 | 8 << 24", "2 << 17 | 16 << 24").replace(
    "commit(at(&bar))", "commit_to(at(&bar), 3)").replace("out[t] = v", "if (!blockIdx.x) out[t] = v")  # fmt: skip


def test_pair() -> None:
    assert torch.equal(run(define="#define GROUP 2", grid=2, program=PAIR), torch.full((128,), 16.0))


@pytest.mark.parametrize(("change", "kind", "text"), [
    (("t == 0 && !blockIdx.x", "t == 0 && blockIdx.x"), "cta-group", "the odd one of its pair"),
    (("commit_to(at(&bar), 3)", "commit_to(at(&bar), 5)"), "cta-group", "names CTA 2; the cluster has 2"),
    (("if (!t) init(at(&bar), 1);", "if (!t && !blockIdx.x) init(at(&bar), 1);"), "cta-group", "which has no initialised mbarrier"),
    (("commit_to(at(&bar), 3)", "commit_to(at(&bar), 1)"), "deadlock", ""),
    (("alloc(at(&where), 64)", "alloc(at(&where), blockIdx.x ? 32 : 64)"), "cta-group", "one allocation of both"),
    (("if (w == 0) { alloc(at(&where), 64)", "if (w == 0 && !blockIdx.x) { alloc(at(&where), 64)"), "deadlock", ""),
])  # fmt: skip
def test_pair_findings(change: tuple[str, str], kind: str, text: str) -> None:
    report = found(change, define="#define GROUP 2", grid=2, program=PAIR)
    assert report["kind"] == kind
    assert text in report["message"]


@pytest.mark.parametrize("seed", range(6))
def test_every_schedule_adds_once(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Three MMAs into one accumulator, run when issued or at the commit."""
    monkeypatch.setenv("WARPYARD_EMULATOR_SEED", str(seed))
    out = run(
        ("mma(tm, a, b, idesc, 0);", "mma(tm, a, b, idesc, 0); mma(tm, a, b, idesc, 1); mma(tm, a, b, idesc, 1);")
    )
    assert torch.equal(out, torch.full((128,), 48.0))


def test_the_address_of_an_allocation_is_read_behind_a_barrier() -> None:
    late = "fence_async(); before(); __syncthreads(); after();\n  u32 tm = where;"
    report = found((late, late.partition("\n")[2] + "\n  " + late.partition("\n")[0]))
    assert report["kind"] == "race"
    assert "tcgen05.alloc" in str(report)

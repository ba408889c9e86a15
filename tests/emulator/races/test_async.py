"""Asynchronous copies and matrix instructions that race: uses before a wait, missing proxy fences, clusters."""

# ruff: noqa: E501, PT018 (CUDA text stays on its lines)

from __future__ import annotations

import re

import pytest
import torch

import jit
from jit.emulator import EmulatorFinding

pytestmark = pytest.mark.filterwarnings("ignore::jit.CompileWarning")

PRELUDE = r"""
__device__ unsigned at(const void* p) { return (unsigned)__cvta_generic_to_shared(p); }
__device__ void wait(unsigned bar, unsigned parity) { asm volatile("{.reg .pred p; W: mbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n @!p bra W;}" :: "r"(bar), "r"(parity) : "memory"); }
__device__ void init(unsigned bar, unsigned count) { asm volatile("mbarrier.init.shared::cta.b64 [%0], %1; fence.mbarrier_init.release.cluster;" :: "r"(bar), "r"(count) : "memory"); }
__device__ void arrive(unsigned bar) { asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :: "r"(bar) : "memory"); }
__device__ int read(const int* p) { int v; asm volatile("ld.shared.s32 %0, [%1];" : "=r"(v) : "r"(at(p)) : "memory"); return v; }
__device__ void write(int* p, int v) { asm volatile("st.shared.s32 [%0], %1;" :: "r"(at(p)), "r"(v) : "memory"); }
__device__ void copy_in(int* s, const int* p, unsigned bar) {
  asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 256;" :: "r"(bar) : "memory");
  asm volatile("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], 256, [%2];" :: "r"(at(s)), "l"(p), "r"(bar) : "memory"); }
__device__ void copy_out(int* p, const int* s) {
  asm volatile("cp.async.bulk.global.shared::cta.bulk_group [%0], [%1], 256;" :: "l"(p), "r"(at(s)) : "memory");
  asm volatile("cp.async.bulk.commit_group;" ::: "memory"); }
__device__ void cp16(int* s, const int* p) { asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" :: "r"(at(s)), "l"(p) : "memory"); }
__device__ void mma(unsigned a, unsigned b) { float d[4] = {0, 0, 0, 0}; unsigned long long high = 8ull << 16 | 8ull << 32;
  asm volatile("wgmma.fence.sync.aligned;" ::: "memory");
  asm volatile("wgmma.mma_async.sync.aligned.m64n8k16.f32.bf16.bf16 {%0, %1, %2, %3}, %4, %5, 1, 1, 1, 0, 0;" : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3]) : "l"(a >> 4 | high), "l"(b >> 4 | high) : "memory");
  asm volatile("wgmma.commit_group.sync.aligned;" ::: "memory"); }
#define FENCE asm volatile("fence.proxy.async.shared::cta;" ::: "memory")
#define MMA_WAIT asm volatile("wgmma.wait_group.sync.aligned 0;" ::: "memory")
#define CP_COMMIT asm volatile("cp.async.commit_group;" ::: "memory")
#define CP_WAIT asm volatile("cp.async.wait_group 0;" ::: "memory")
#define READ_WAIT asm volatile("cp.async.bulk.wait_group.read 0;" ::: "memory")
#define CLUSTER asm volatile("barrier.cluster.arrive.aligned; barrier.cluster.wait.aligned;" ::: "memory")
"""


def run(body: str, block: int = 64, cluster: int = 1, **values: str) -> None:
    """Runs a body, with the words of ``values`` replaced."""
    for name, value in values.items():
        body = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", lambda _, value=value: value, body)
    source = PRELUDE + f'extern "C" __global__ void k(int* p) {{ int t = threadIdx.x, w = t >> 5;\n{body}\n}}'
    out = torch.zeros(4096, dtype=torch.int32)
    jit.load(source, arch="sm_90a")["k"](
        out, grid=cluster, block=block, cluster=(cluster, 1, 1) if cluster > 1 else None
    )


def find(body: str, block: int = 64, cluster: int = 1, **values: str) -> dict:
    with pytest.raises(EmulatorFinding) as caught:
        run(body, block, cluster, **values)
    report = caught.value.report
    assert report["earlier"]["location"] in report["message"] and report["missing"] in report["message"]
    return report


BARS = "__shared__ __align__(128) int s[512]; __shared__ __align__(8) unsigned long long b[2]; if (!t) { init(at(b), 1); init(at(b + 1), 32); } __syncthreads();\n"


def test_bulk_copy_that_is_read_before_its_mbarrier_completes() -> None:
    body = BARS + "if (!t) copy_in(s, p, at(b));\n__syncthreads(); WAIT; p[512 + t] = read(s + t); wait(at(b), 0);"
    run(body, WAIT="wait(at(b), 0)")
    report = find(body, WAIT="")
    assert report["kind"] == "unwaited" and report["access"] == "read"
    assert "cp.async.bulk" in report["earlier"]["instruction"] and "mbarrier" in report["missing"]
    assert find(body, WAIT="if (!w) wait(at(b), 0)")["warp"] == 1
    run(body, WAIT="if (!w) wait(at(b), 0); __syncthreads()")


def test_bulk_copy_over_what_another_warp_may_still_read() -> None:
    body = (
        BARS
        + """if (w == 0) { for (int i = 0; i < 3; ++i) { EMPTY; if (!t) copy_in(s, p, at(b)); __syncwarp(); wait(at(b), i & 1); } }
      else for (int i = 0; i < N; ++i) { wait(at(b), i & 1); p[512 + t] = read(s + t); arrive(at(b + 1)); }"""
    )
    run(body, EMPTY="if (i) wait(at(b + 1), i - 1 & 1)", N="3")
    report = find(body, EMPTY="if (i == 2) wait(at(b + 1), 0)", N="1")
    assert report["kind"] in ("race", "unwaited")
    once = (
        BARS
        + """if (w == 0) { if (!t) copy_in(s, p, at(b)); __syncwarp(); wait(at(b), 0); write(s + 300, 1); asm volatile("bar.sync 1, 64;"); EMPTY; if (!t) copy_in(s, p, at(b)); __syncwarp(); wait(at(b), 1); }
      else { wait(at(b), 0); asm volatile("bar.sync 1, 64;"); p[512 + t] = read(s + t); arrive(at(b + 1)); }"""
    )
    run(once, EMPTY="wait(at(b + 1), 0)")
    report = find(
        once,
        EMPTY='for (int i = 0; i < 9; ++i) asm volatile("{.reg .pred q; mbarrier.test_wait.parity.shared::cta.b64 q, [%0], 1;}" :: "r"(at(b + 1)) : "memory")',
    )
    assert {report["access"], report["earlier"]["access"]} == {"read", "write"}


def test_bulk_store_of_what_no_proxy_fence_follows() -> None:
    body = BARS + "write(s + t, t); FIRST; __syncthreads(); if (!t) { SECOND; copy_out(p + 512, s); READ_WAIT; }"
    run(body, FIRST="FENCE", SECOND="")
    run(body, FIRST="", SECOND="FENCE")  # on the side of the consumer, after the barrier
    report = find(body, FIRST="", SECOND="")
    assert report["kind"] == "proxy-fence" and "fence.proxy.async" in report["missing"]
    assert "st.shared" in report["earlier"]["instruction"] and "cp.async.bulk" in report["instruction"]
    late = BARS + "FENCE; write(s + t, t); __syncthreads(); if (!t) { copy_out(p + 512, s); READ_WAIT; }"
    assert find(late)["kind"] == "proxy-fence"
    assert find(body, FIRST="FENCE", SECOND="", __syncthreads="__syncwarp")["kind"] in ("race", "uninitialised-shared")


def test_bulk_store_whose_source_is_overwritten() -> None:
    body = (
        BARS
        + "write(s + t, t); FENCE; __syncthreads(); if (!t) { copy_out(p + 512, s); HERE; } THERE; write(s + t, 0); if (!t) READ_WAIT;"
    )
    run(body, HERE="READ_WAIT", THERE="__syncthreads()")
    report = find(body, HERE="", THERE="__syncthreads()")
    assert (
        report["kind"] == "unwaited"
        and "wait_group.read" in report["missing"]
        and report["earlier"]["access"] == "read"
    )
    assert find(body, HERE="READ_WAIT", THERE="")["kind"] == "race"


def test_cp_async_without_its_wait_or_without_a_barrier() -> None:
    body = BARS + "cp16(s + 4 * t, p + 4 * t); CP_COMMIT;\nWAIT; BARRIER; p[512 + t] = read(s + 4 * (t ^ 32));"
    run(body, WAIT="CP_WAIT", BARRIER="__syncthreads()")
    report = find(body, WAIT="", BARRIER="__syncthreads()")
    assert report["kind"] == "unwaited" and "cp.async.wait_group" in report["missing"]
    body = BARS + "write(s + 4 * t, 0); __syncthreads();" + body[len(BARS) :]
    report = find(body, WAIT="CP_WAIT", BARRIER="")
    assert report["kind"] == "race" and "cp.async" in report["earlier"]["instruction"] + report["instruction"]
    run(body, WAIT='asm volatile("cp.async.mbarrier.arrive.noinc.shared::cta.b64 [%0];" :: "r"(at(b + 1)) : "memory")',
        BARRIER="wait(at(b + 1), 0)", **{"init(at(b + 1), 32)": "init(at(b + 1), 64)"})  # fmt: skip


def test_pipeline_of_cp_async_groups() -> None:
    """Two groups in flight: wait_group 1 is for the older one only."""
    body = (
        BARS
        + 'cp16(s + 4 * t, p); CP_COMMIT; cp16(s + 256 + 4 * t, p); CP_COMMIT;\nasm volatile("cp.async.wait_group 1;" ::: "memory"); __syncthreads(); p[512 + t] = read(s + OFFSET + (t ^ 32)); CP_WAIT;'
    )
    run(body, OFFSET="0")
    assert find(body, OFFSET="256")["kind"] == "unwaited"


MMA = "__shared__ __align__(128) int s[2048]; for (int i = t; i < 2048; i += 128) write(s + i, 0);\n"


def test_wgmma_of_what_no_proxy_fence_follows() -> None:
    body = MMA + "FIRST; __syncthreads(); SECOND; mma(at(s), at(s) + 4096); MMA_WAIT;"
    run(body, 128, FIRST="FENCE", SECOND="")
    run(body, 128, FIRST="", SECOND="FENCE")
    report = find(body, 128, FIRST="", SECOND="")
    assert report["kind"] == "proxy-fence" and "wgmma" in report["instruction"]


def test_wgmma_whose_operand_is_overwritten() -> None:
    body = (
        MMA
        + "FENCE; __syncthreads(); mma(at(s), at(s) + 4096); WAIT; BARRIER; if (t < 64) write(s + 1024 + t, 1); MMA_WAIT;"
    )
    run(body, 128, WAIT="MMA_WAIT", BARRIER="__syncthreads()")
    report = find(body, 128, WAIT="", BARRIER="__syncthreads()")
    assert report["kind"] == "unwaited" and "wgmma.wait_group" in report["missing"]
    # The group is the warpgroup's: the wait of one of its warps covers what all of them read [PTX ISA 9.7.15.7.2]; that
    # of another warpgroup's does not.
    run(body, 128, WAIT="MMA_WAIT", BARRIER="")
    two = body.replace("write(s + i, 0);", "if (t < 128) write(s + i, 0);")
    run(two, 256, WAIT="MMA_WAIT", BARRIER="__syncthreads()")
    assert find(two, 256, WAIT="MMA_WAIT", BARRIER="")["kind"] in ("race", "unwaited")


CLUSTER = """__shared__ __align__(16) int s[256]; __shared__ __align__(8) unsigned long long b; unsigned there, bar, rank;
if (!t) init(at(&b), 1); s[t] = t; asm volatile("mov.u32 %0, %%cluster_ctarank;" : "=r"(rank));
asm("mapa.shared::cluster.u32 %0, %1, %2;" : "=r"(there) : "r"(at(s + t)), "r"(rank ^ 1)); asm("mapa.shared::cluster.u32 %0, %1, %2;" : "=r"(bar) : "r"(at(&b)), "r"(rank ^ 1));
"""
STORE, LOAD = (
    'asm volatile("st.shared::cluster.s32 [%0], %1;" :: "r"(there), "r"(7) : "memory");',
    'int v; asm volatile("ld.shared::cluster.s32 %0, [%1];" : "=r"(v) : "r"(there) : "memory"); p[512 + t] = v;',
)


def test_shared_memory_of_another_cta() -> None:
    body = CLUSTER + "CLUSTER; AFTER; BARRIER; p[t] = read(s + t); CLUSTER;"
    run(body, cluster=2, AFTER=STORE, BARRIER="CLUSTER")
    relaxed = 'asm volatile("barrier.cluster.arrive.relaxed.aligned; barrier.cluster.wait.aligned;" ::: "memory")'
    for fence in ("fence.mbarrier_init.release.cluster;", "fence.acq_rel.cluster;", "fence.sc.cluster;"):
        run(body, cluster=2, AFTER=STORE, BARRIER=f'asm volatile("{fence}" ::: "memory"); {relaxed}')
    assert find(body, cluster=2, AFTER=STORE, BARRIER=relaxed)["kind"] == "race"
    report = find(body, cluster=2, AFTER=STORE, BARRIER="__syncthreads()")
    assert report["kind"] == "race" and report["cta"] != report["earlier"]["cta"]
    body = CLUSTER + "FIRST; " + LOAD + " SECOND; write(s + t, 9);"
    run(body, cluster=2, FIRST="CLUSTER", SECOND="CLUSTER")
    assert find(body, cluster=2, FIRST="CLUSTER", SECOND="__syncthreads()")["kind"] == "race"
    assert find(body, cluster=2, FIRST="__syncthreads()", SECOND="CLUSTER")["kind"] in ("race", "uninitialised-shared")


def test_arrival_at_the_mbarrier_of_another_cta() -> None:
    text = 'if (!t) { asm volatile("mbarrier.arrive.release.cluster.shared::cluster.b64 _, [%0];" :: "r"(bar) : "memory"); }'
    body = CLUSTER + "CLUSTER; " + STORE + " __syncthreads(); " + text + " WAIT; p[t] = read(s + t); CLUSTER;"
    run(body, cluster=2, WAIT="wait(at(&b), 0)")
    assert find(body, cluster=2, WAIT="")["kind"] == "race"


def test_st_async_before_its_wait() -> None:
    body = (
        CLUSTER
        + """CLUSTER; if (!t) asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 256;" :: "r"(at(&b)) : "memory");
      asm volatile("st.async.shared::cluster.mbarrier::complete_tx::bytes.s32 [%0], %1, [%2];" :: "r"(there), "r"(3), "r"(bar) : "memory");
      FIRST; p[t] = read(s + t); wait(at(&b), 0); CLUSTER;"""
    )
    run(body, cluster=2, FIRST="wait(at(&b), 0)")
    report = find(body, cluster=2, FIRST="CLUSTER")
    assert report["kind"] == "unwaited" and "st.async" in report["earlier"]["instruction"]

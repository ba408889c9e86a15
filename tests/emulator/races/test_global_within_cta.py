"""Warps of one CTA, and lanes of one warp, that access the same bytes of global memory with nothing between them."""

# ruff: noqa: E501 (CUDA text stays on its lines)

from __future__ import annotations

from typing import Any

import pytest
import torch

import jit
from jit.emulator import EmulatorFinding, statistics

pytestmark = pytest.mark.filterwarnings("ignore::jit.CompileWarning")

BARRIER = "__syncthreads();"


@pytest.fixture(params=[0, 1])
def seed(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> int:
    """Another order of warps."""
    monkeypatch.setenv("WARPYARD_EMULATOR_SEED", str(request.param))
    return request.param


def run(body: str, block: int = 64, grid: int = 1, cluster: int | None = None) -> torch.Tensor:
    source = f'extern "C" __global__ void k(int* p, int* q) {{ int t = threadIdx.x, w = t / 32, l = t % 32;\n{body}\n}}'
    p, q = torch.zeros(1024, dtype=torch.int32), torch.zeros(1024, dtype=torch.int32)
    shape = (cluster, 1, 1) if cluster else None
    jit.load(source, arch="sm_90a")["k"](p, q, grid=grid, block=block, cluster=shape)
    return q


def find(body: str, kind: str = "race", **how: int) -> dict[str, Any]:
    with pytest.raises(EmulatorFinding) as caught:
        run(body, **how)
    report: dict[str, Any] = caught.value.report
    assert (report["kind"], report["space"]) == (kind, "global")
    assert report["earlier"]["location"] in report["message"]
    assert report["missing"] in report["message"]
    assert "argument 0" in report["message"]
    return report


# What warps do, with ORDER where a barrier belongs; the access that comes too early, and the earlier one.
PAIRS = {
    "read after write": ("p[t] = t; ORDER\nq[t] = p[63 - t];", "read", "write"),
    "write after write": ("p[t] = t; ORDER\np[63 - t] = t + 64;", "write", "write"),
    "write after read": (
        "p[t] = t; __syncthreads(); if (!w) q[t] = p[32 + l]; ORDER\nif (w) p[t] = 7;",
        "write",
        "read",
    ),
    "atomic after write": ("p[t] = 0; ORDER\natomicAdd(p + 63 - t, t);", "update", "write"),
    "bytes": ("((char*)p)[t] = t; ORDER\nq[t] = ((char*)p)[63 - t];", "read", "write"),
    "a vector": ("p[t] = t; ORDER\nif (w && t < 40) ((int4*)q)[t] = ((int4*)p)[t - 32];", "read", "write"),
    "a read of what the CTA has not written": ("if (!w) q[t] = p[63 - t]; ORDER\nif (w) p[t] = t;", "write", "read"),
    "a read of a vector": ("if (t < 8) ((int4*)q)[t] = ((int4*)p)[15 - t]; ORDER\nif (w) p[t] = t;", "write", "read"),
}


@pytest.mark.parametrize("name", PAIRS)
def test_two_warps_need_a_barrier(name: str, seed: int) -> None:
    body, access, earlier = PAIRS[name]
    run(body.replace("ORDER", BARRIER))
    report = find(body.replace("ORDER", ""))
    if seed == 0:
        assert sorted((report["access"], report["earlier"]["access"])) == sorted((access, earlier))
        assert report["warp"] != report["earlier"]["warp"]
        assert "__syncthreads" in report["missing"]


def test_stores_of_one_line_at_one_place_lack_no_barrier(seed: int) -> None:
    report = find("p[l * 2] = t;")
    assert report["missing"].startswith("a place of its own for each (an index or a stride is wrong), or a condition")
    assert "__sync" not in report["message"]


def test_a_warp_of_its_own_and_bytes_of_its_own(seed: int) -> None:
    """Neighbours in a word are no race, nor is what a warp itself wrote, nor what it wrote for itself again and again."""
    run("((short*)p)[t] = t; q[t] = ((short*)p)[t]; ((short*)p)[t] = 1; for (int i = 0; i < 3; ++i) p[512 + t] += i;")


def test_the_second_of_two_readers_is_kept() -> None:
    """The warp that writes read the word last."""
    body = "if (!t) p[0] = 5; __syncthreads(); q[t] = p[0]; ORDER\nif (w == 2 && !l) p[0] = 6;"
    run(body.replace("ORDER", BARRIER), block=96)
    assert find(body.replace("ORDER", ""), block=96)["earlier"]["access"] == "read"


FLAGS = {
    "volatile": ("*(volatile int*)(p + 99) = 1;", "while (!*(volatile int*)(p + 99));"),
    "exchange": ("atomicExch(p + 99, 1);", "while (!atomicAdd(p + 99, 0));"),
    "relaxed": (
        'asm volatile("st.relaxed.cta.u32 [%0], 1;" :: "l"(p + 99) : "memory");',
        'int f; do asm volatile("ld.relaxed.cta.u32 %0, [%1];" : "=r"(f) : "l"(p + 99) : "memory"); while (!f);',
    ),
    "in shared memory": ("*(volatile int*)&flag = 1;", "while (!*(volatile int*)&flag);"),
}


@pytest.mark.parametrize("name", FLAGS)
def test_a_flag_needs_a_fence_before_it(name: str, seed: int) -> None:
    """Of any scope, by the thread that wrote or behind a barrier; a release is one."""
    put, wait = FLAGS[name]
    body = f"__shared__ int flag; if (!t) flag = 0; __syncthreads(); if (!t) {{ p[0] = 7; FENCE\n{put} }} else if (w) {{ {wait} __threadfence_block(); q[t] = p[0]; }}"
    for fence in ("__threadfence_block();", "__threadfence();", 'asm volatile("fence.acq_rel.cta;" ::: "memory");'):
        assert run(body.replace("FENCE", fence))[32:64].eq(7).all()
    report = find(body.replace("FENCE", ""))
    assert "__threadfence_block" in report["missing"]
    assert "only a flag orders the two" in report["message"]
    assert report["location"].endswith(":2")
    assert report["access_at"].endswith(":3")
    assert report["warp"] == 0


def test_a_fence_comes_after_the_write_and_before_the_flag(seed: int) -> None:
    late = "if (!t) { __threadfence_block(); p[0] = 7; *(volatile int*)(p + 99) = 1; } else if (w) { while (!*(volatile int*)(p + 99)); q[t] = p[0]; }"
    find(late)
    find(late.replace("*(volatile int*)(p + 99) = 1;", "*(volatile int*)(p + 99) = 1; __threadfence_block();"))


def test_releases_are_fences(seed: int) -> None:
    wait = 'int f; do asm volatile("ld.acquire.cta.u32 %0, [%1];" : "=r"(f) : "l"(p + 99) : "memory"); while (!f); q[t] = p[0];'
    for release in ("st.release.cta.u32 [%0], 1;", "red.release.cta.add.u32 [%0], 1;"):
        body = f'if (!t) {{ p[0] = 7; asm volatile("{release}" :: "l"(p + 99) : "memory"); }} else if (w) {{ {wait} }}'
        assert run(body)[32:64].eq(7).all()


def test_what_a_barrier_told_before_a_flag_is_known(seed: int) -> None:
    """Warp 0 writes; a barrier shows it to warp 1, which fences and sets the flag, or which meets warp 2 at another one."""
    wait = "while (!*(volatile int*)(p + 99));"
    run(
        f"p[200] = 0; if (w == 0) p[l] = l; __syncthreads(); if (t == 32) {{ __threadfence_block(); *(volatile int*)(p + 99) = 1; }} if (w == 2) {{ {wait} q[t] = p[l]; }}",
        block=96,
    )
    meet = 'asm volatile("bar.sync 1, 64;" ::: "memory");'
    first = 'if (w == 0) { p[l] = l; asm volatile("bar.arrive 2, 64;" ::: "memory"); __syncwarp(); if (!l) *(volatile int*)(p + 99) = 1; }'
    second = f'if (w == 1) {{ asm volatile("bar.sync 2, 64;" ::: "memory"); {meet} }}'
    run(f"{first} {second} if (w == 2) {{ {wait} {meet} q[t] = p[l]; }}", block=96)
    find(f"{first} {second.replace(meet, '')} if (w == 2) {{ {wait} q[t] = p[l]; }}", block=96)


def test_a_lock(seed: int) -> None:
    body = "if (!l) { while (atomicCAS(p + 99, 0, 1)); __threadfence(); p[0] = p[0] + 1; FENCE atomicExch(p + 99, 0); } __syncthreads(); q[t] = p[0];"
    assert run(body.replace("FENCE", "__threadfence();"), block=96)[:96].eq(3).all()
    find(body.replace("FENCE", ""), block=96)
    find("if (!l) p[0] = p[0] + 1;")


def test_mbarrier_orders(seed: int) -> None:
    body = """__shared__ __align__(8) unsigned long long bar; unsigned b = (unsigned)__cvta_generic_to_shared(&bar);
    if (!t) asm volatile("mbarrier.init.shared.b64 [%0], 32;" :: "r"(b) : "memory"); __syncthreads();
    if (!w) { p[l] = l; ARRIVE } else { asm volatile("{ .reg .pred p; w: mbarrier.try_wait.parity.shared.b64 p, [%0], 0; @!p bra w; }" :: "r"(b) : "memory"); q[t] = p[31 - l]; }"""
    arrive = 'asm volatile("mbarrier.arrive.shared.b64 _, [%0];" :: "r"(b) : "memory");'
    run(body.replace("ARRIVE", arrive))
    find(body.replace("p[l] = l; ARRIVE", arrive + " p[l] = l;"))


def test_equal_stores_are_a_remark_and_different_ones_are_not(seed: int) -> None:
    statistics.notes.clear()
    run("p[l] = l;")
    notes = [note for note in statistics.notes if note["kind"] == "race"]
    assert len(notes) == 1
    assert "both store the same bytes" in notes[0]["message"]
    assert "CTA" not in notes[0]["missing"]
    find("p[l] = t;")


def test_a_value_that_nothing_uses_is_a_remark() -> None:
    statistics.notes.clear()
    run('if (!w) p[l] = l; else { int v; asm volatile("ld.global.b32 %0, [%1];" : "=r"(v) : "l"(p + l)); }')
    assert ["nothing uses the value" in note["message"] for note in statistics.notes] == [True]


def test_counters_and_a_plain_look_before_an_atomic_are_silent(seed: int) -> None:
    run("atomicAdd(p, 1); if (q[0] < t) atomicMax(q, t); __syncthreads(); if (t == 0) q[1] = p[0];")
    run("*(volatile int*)p = 1; q[t] = *(volatile int*)p;")


def test_lanes_of_a_warp_need_a_barrier_of_the_warp(seed: int) -> None:
    for body in (
        "p[l] = l; ORDER\nq[t] = p[31 - l];",
        "p[l] = l; __syncwarp(); q[t] = p[31 - l]; ORDER\np[l] = 7;",
    ):
        run(body.replace("ORDER", "__syncwarp();"), block=32)
        assert (
            "__syncwarp() (bar.warp.sync) between the two is missing"
            in find(body.replace("ORDER", ""), block=32)["message"]
        )


def test_warps_of_two_ctas_of_a_cluster(seed: int) -> None:
    barrier = 'asm volatile("barrier.cluster.arrive.aligned; barrier.cluster.wait.aligned;" ::: "memory");'
    body = "int c = blockIdx.x; p[32 * c + l] = c; ORDER\nq[32 * c + l] = p[32 * (c ^ 1) + l];"
    run(body.replace("ORDER", barrier), cluster=2, grid=2, block=32)
    report = find(body.replace("ORDER", ""), cluster=2, grid=2, block=32)
    assert report["cta"] != report["earlier"]["cta"]
    assert "of CTA [" in report["message"]


def test_a_bulk_store_is_waited_for() -> None:
    body = """__shared__ __align__(128) int s[32]; if (!w) s[l] = l; asm volatile("fence.proxy.async.shared::cta;" ::: "memory"); __syncthreads();
    if (!t) { asm volatile("cp.async.bulk.global.shared::cta.bulk_group [%0], [%1], 128;" :: "l"(p), "r"((unsigned)__cvta_generic_to_shared(s)) : "memory");
      asm volatile("cp.async.bulk.commit_group;" ::: "memory"); WAIT } ORDER
    q[t] = p[l]; asm volatile("cp.async.bulk.wait_group 0;" ::: "memory");"""
    wait = 'asm volatile("cp.async.bulk.wait_group 0;" ::: "memory");'
    run(body.replace("WAIT", wait).replace("ORDER", BARRIER))
    assert "wait_group" in find(body.replace("WAIT", "").replace("ORDER", BARRIER), kind="unwaited")["missing"]
    report = find(body.replace("WAIT", wait).replace("ORDER", "__syncwarp();"))
    assert report["missing"].startswith("a barrier")
    assert "`cp` of warp 0" in report["message"]


def test_each_cluster_and_each_launch_begin_anew() -> None:
    source = 'extern "C" __global__ void k(int* p, int add) { int t = threadIdx.x ^ add; p[t + 64 * blockIdx.x] += 1; }'
    kernel, out = jit.load(source, arch="sm_90a")["k"], torch.zeros(128, dtype=torch.int32)
    for add in (0, 32):
        kernel(out, add, grid=2, block=64)
    assert out.eq(2).all()

"""Defective kernels and what the emulator says of them; each beside the right kernel, of which it says nothing."""

# ruff: noqa: E501, PT018 (CUDA text stays on its lines)

from __future__ import annotations

import json

import pytest
import torch

import jit
from jit.emulator import EmulatorFinding, statistics

pytestmark = pytest.mark.filterwarnings("ignore::jit.CompileWarning")

WAIT = (
    '__device__ void wait(unsigned bar, unsigned parity) { asm volatile("{.reg .pred p; W: mbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;'
    ' @!p bra W;}" :: "r"(bar), "r"(parity) : "memory"); }\n'
)


def find(body: str, *args: object, block: int = 32, smem: int = 0, grid: int = 1, **rest: object) -> dict:
    """The report of the finding of a kernel."""
    with pytest.raises(EmulatorFinding) as caught:
        run(body, *args, block=block, smem=smem, grid=grid, **rest)
    assert json.loads(json.dumps(caught.value.report)) == caught.value.report
    assert caught.value.report["message"] in str(caught.value)
    return caught.value.report


def run(body: str, *args: object, block: int = 32, smem: int = 0, grid: int = 1, **rest: object) -> None:
    parameters = ", ".join(["int* p", "int n"][: len(args)])
    source = WAIT + f'extern "C" __global__ void k({parameters}) {{\n{body}\n}}'
    jit.load(source, arch="sm_90a")["k"](*args, grid=grid, block=block, smem=smem, **rest)


def test_global_out_of_bounds() -> None:
    out = torch.zeros(40, dtype=torch.int32)
    report = find("int i = blockIdx.x * 32 + threadIdx.x;\np[i] = i;", out, grid=2)
    assert report["kind"] == "out-of-bounds" and report["cta"] == [1, 0, 0] and report["lane"] == 8
    assert "at byte 160 of the allocation of argument 0 (p), which has 160 bytes" in report["message"]
    assert report["location"].endswith(":4")
    run("int i = blockIdx.x * 32 + threadIdx.x;\nif (i < 40) p[i] = i;", out, grid=2)
    assert out.tolist() == list(range(40))


def test_null_pointer_is_out_of_bounds() -> None:
    assert find("p[0] = 1;", None)["kind"] == "out-of-bounds"


def test_misaligned_vector() -> None:
    out = torch.zeros(64, dtype=torch.int32)
    body = "int4* q = (int4*)(p + n);\nif (!threadIdx.x) *q = make_int4(1, 2, 3, 4);"
    report = find(body, out, 1)
    assert report["kind"] == "misaligned" and report["size"] == 16 and report["location"].endswith(":4")
    run(body, out, 4)
    assert out[4:8].tolist() == [1, 2, 3, 4]


def test_shared_out_of_bounds() -> None:
    body = "extern __shared__ int s[];\ns[threadIdx.x + n] = 1;"
    out = torch.zeros(1, dtype=torch.int32)
    report = find(body, out, 1, smem=128)
    assert report["kind"] == "out-of-bounds" and report["space"] == "shared" and report["lane"] == 31
    run(body, out, 0, smem=128)


def test_a_missing_barrier_is_told_with_both_places() -> None:
    """A thread that reads its neighbour's word too early reads a word that its neighbour writes later."""
    body = "__shared__ int s[64]; int t = threadIdx.x;\ns[t] = t; {}\np[t] = s[63 - t];"
    out = torch.zeros(64, dtype=torch.int32)
    report = find(body.format(""), out, block=64)
    assert (report["kind"], report["access"]) == ("race", "read") and report["location"].endswith(":5")
    assert "before anything wrote it, and warp 1 writes it at" in report["message"]
    assert report["later"]["location"].endswith(":4") and report["later"]["warp"] == 1
    run(body.format("__syncthreads();"), out, block=64)
    assert out.tolist() == list(range(63, -1, -1))


def test_deadlock_at_a_barrier_that_a_warp_leaves_out() -> None:
    out = torch.zeros(1, dtype=torch.int32)
    body = 'asm volatile("bar.sync 1, 96;");\nif (threadIdx.x < n) asm volatile("bar.sync 2, 64;");'
    report = find(body, out, 32, block=96)
    assert report["kind"] == "deadlock" and len(report["waiting"]) == 1
    assert report["waiting"][0]["waits_for"] == "barrier 2: 32 of 64 threads have arrived"
    assert report["message"].startswith("barrier 2 is given 64 threads, and 32 come to it: ")
    assert "no other warp has an arrival at it left to run; 2 warps of the CTA ended" in report["message"]
    run(body, out, 64, block=96)


@pytest.mark.parametrize("given", ["3", "%0"])
def test_a_barrier_that_others_may_still_come_to_is_not_to_blame(given: str) -> None:
    """Two warps come to two barriers in different orders; the number of one may be in a register."""
    one = f'asm volatile("bar.sync {given}, 64;" :: "r"(n));'
    other = 'asm volatile("bar.sync 4, 64;");'
    body = f"if (threadIdx.x < 32) {{\n{one}\n{other}\n}} else {{\n{other}\n{one}\n}}"
    report = find(body, torch.zeros(1, dtype=torch.int32), 3, block=64)
    assert report["message"].startswith("no warp of the CTA can go on: ")


def test_deadlock_on_an_mbarrier_tells_arrivals_and_bytes() -> None:
    body = (
        "__shared__ __align__(8) unsigned long long bar; unsigned b = __cvta_generic_to_shared(&bar);\n"
        'if (!threadIdx.x) {{ asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :: "r"(b)); }} __syncthreads();\n'
        'if (!threadIdx.x) asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], {};" :: "r"(b) : "memory");\n'
        "wait(b, {});"
    )
    out = torch.zeros(1, dtype=torch.int32)
    report = find(body.format(64, 0), out)
    assert (
        report["kind"] == "deadlock"
        and "0 of 1 arrivals pending, 64 bytes to come" in report["waiting"][0]["waits_for"]
    )
    assert find(body.format(0, 1), out)["kind"] == "deadlock"  # the parity of a phase that has not begun
    run(body.format(0, 0), out)


@pytest.mark.parametrize("init", [True, False])
def test_mbarrier_that_is_not_initialised_or_gets_too_many(init: bool) -> None:
    make = 'if (!threadIdx.x) asm volatile("mbarrier.init.shared::cta.b64 [%0], 32;" :: "r"(b)); __syncthreads();'
    body = (
        "__shared__ __align__(8) unsigned long long bar[2]; unsigned b = __cvta_generic_to_shared(bar);\n"
        f"{make}\n"
        f'if ({{}}) asm volatile("mbarrier.expect_tx.relaxed.cta.shared::cta.b64 [%0], 16;" :: "r"(b));\n'
        f'asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :: "r"(b + {0 if init else 8}) : "memory");\n'
        'if ({}) asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :: "r"(b) : "memory");'
    )
    out = torch.zeros(1, dtype=torch.int32)
    report = find(body.format("!threadIdx.x", "threadIdx.x < 2"), out)
    assert report["kind"] == "mbarrier"
    assert ("gets 1: it is initialised with a count of 32" if init else "no mbarrier.init") in report["message"]
    if init:
        run(body.format("false", "threadIdx.x < 2"), out)


def test_aligned_collective_by_part_of_a_warp() -> None:
    out = torch.zeros(32, dtype=torch.int32)
    body = "if (threadIdx.x < n)\n  p[threadIdx.x] = __shfl_sync(~0u, (int)threadIdx.x, 0);"
    report = find(f"{body}\n__syncthreads();", out, 16)
    assert report["kind"] == "partial-warp" and "lanes 16–31 never come to this instruction" in report["message"]
    assert "lanes 16–31 are at" in report["message"] and "shfl" in report["instruction"]
    run(body.replace("~0u", "0xffffu") + "\n__syncthreads();", out, 16)
    run(body, out, 16)  # the others have exited, and are not waited for
    run(f"{body}\nelse p[threadIdx.x] = 7;", out, 16)  # nor if they do something before
    assert out.tolist() == [0] * 16 + [7] * 16


def test_missing_cp_async_wait() -> None:
    """The bytes arrive at the wait: without it the old contents, here nothing, are read."""
    body = (
        "__shared__ __align__(16) int s[128]; int t = threadIdx.x;\n"
        'asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" :: "r"((unsigned)__cvta_generic_to_shared(s + 4 * t)), "l"(p + 4 * t));\n'
        'asm volatile("cp.async.commit_group; {}" ::: "memory"); __syncthreads();\n'
        "p[t] = s[127 - t];"
    )
    values = torch.arange(128, dtype=torch.int32)
    assert find(body.format(""), values)["kind"] == "unwaited"
    run(body.format("cp.async.wait_group 0;"), values)
    assert values[:32].tolist() == list(range(127, 95, -1))


def test_smem_beyond_the_architecture_is_refused_before_running() -> None:
    with pytest.raises(jit.ArgumentError, match="smem"):
        run("p[0] = 1;", torch.zeros(1, dtype=torch.int32), smem=300 * 1024)


def test_lanes_of_one_warp_that_wait_for_each_other() -> None:
    """Lane 0 waits for lane 1 of its warp, which is elsewhere: legal since Volta, no deadlock."""
    body = (
        "__shared__ __align__(8) unsigned long long bar; unsigned b = __cvta_generic_to_shared(&bar);\n"
        'if (!threadIdx.x) asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :: "r"(b)); __syncthreads();\n'
        "if (threadIdx.x == 0) wait(b, 0);\n"
        'else if (threadIdx.x == {}) asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :: "r"(b) : "memory");\n'
        "p[threadIdx.x] = 5;"
    )
    out = torch.zeros(32, dtype=torch.int32)
    run(body.format(1), out)
    assert out.eq(5).all()
    assert find(body.format(99), out)["kind"] == "deadlock"


def test_a_lane_that_waits_for_ever_is_not_missing_from_its_warp() -> None:
    """The lanes that go on wait for it at a barrier of the warp, then of the CTA: a deadlock that names its mbarrier."""
    body = (
        "__shared__ __align__(8) unsigned long long bar; unsigned b = __cvta_generic_to_shared(&bar);\n"
        'if (!threadIdx.x) asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :: "r"(b)); __syncthreads();\n'
        "if (threadIdx.x == 0) wait(b, 0);\n"
        "{} __syncthreads(); p[threadIdx.x] = 5;"
    )
    for barrier in ("__syncwarp();", ""):
        report = find(body.format(barrier), torch.zeros(64, dtype=torch.int32), block=64)
        assert report["kind"] == "deadlock"
        assert any("parity 0 of the mbarrier" in row["waits_for"] for row in report["waiting"])


@pytest.mark.parametrize("missing", ["cp.async.bulk.wait_group 0;", "cp.async.bulk.commit_group;"])
def test_bulk_copies_that_nobody_waits_for(missing: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A remark, and the copies come; a finding where asked."""
    body = (
        "__shared__ __align__(128) int s[32]; s[threadIdx.x % 32] = threadIdx.x; "
        'asm volatile("fence.proxy.async.shared::cta;" ::: "memory"); __syncthreads();\n'
        'if (!threadIdx.x) {{ asm volatile("cp.async.bulk.global.shared::cta.bulk_group [%0], [%1], 128;" :: "l"(p), "r"((unsigned)__cvta_generic_to_shared(s)) : "memory");\n'
        'asm volatile("{}" ::: "memory"); }}'
    )
    whole = "cp.async.bulk.commit_group; cp.async.bulk.wait_group 0;"
    out = torch.zeros(32, dtype=torch.int32)
    statistics.notes.clear()
    run(body.format(whole.replace(missing, "")), out)
    assert out.tolist() == list(range(32))
    assert [note["kind"] for note in statistics.notes] == ["unwaited"]
    monkeypatch.setenv("WARPYARD_EMULATOR_STRICT", "1")
    report = find(body.format(whole.replace(missing, "")), out)
    assert report["kind"] == "unwaited"
    assert missing.split()[0].rstrip(";") in report["message"] or ".wait_group" in report["message"]
    run(body.format(whole), out)
    assert out.tolist() == list(range(32))


def test_waiting_for_another_cta() -> None:
    body = "if (!threadIdx.x) {{ if (blockIdx.x == {}) atomicExch(p, 1); else while (!atomicAdd(p, 0)); }}"
    run(body.format(0), torch.zeros(1, dtype=torch.int32), grid=2)
    run(body.format(1), torch.zeros(1, dtype=torch.int32), grid=2)  # which has not begun yet
    report = find(body.format(2), torch.zeros(1, dtype=torch.int32), grid=2)  # which is not there
    assert report["kind"] == "endless-loop"
    assert [row["cta"] for row in report["waiting"]] == [[0, 0, 0], [1, 0, 0]]


def test_waiting_for_the_time() -> None:
    """A loop that looks at the clock alone does not have to be run through; one that it cannot end is a finding."""
    wait = "long long t = clock64(), n = 0; while (clock64() - t < {}) {}; __syncthreads(); p[threadIdx.x] = 1;"
    for block in (32, 64):
        out = torch.zeros(block, dtype=torch.int32)
        run(wait.format("3000000000ll * (1 + threadIdx.x / 32)", ""), out, block=block)
        assert out.tolist() == [1] * block
    nano = 'unsigned long long t; do asm volatile("mov.u64 %0, %globaltimer;" : "=l"(t)); while (t < 1000000000ull); *p = 2;'
    run(nano, out)
    assert out[0] == 2
    report = find("while (clock64() != 1); *p = 3;", out)
    assert report["kind"] == "endless-loop"
    assert report["message"].endswith(" for a time that does not come")
    run(wait.format("20000", "n += 2") + " __syncwarp(); p[1] = n;", out)
    assert out[1] > 20


def test_a_null_pointer_is_told_as_one() -> None:
    kernel = jit.load('extern "C" __global__ void k(float* p, float* q) { p[threadIdx.x] = q[threadIdx.x]; }')["k"]
    with pytest.raises(
        EmulatorFinding, match="global address 0x0, 4 bytes, is byte 0 of argument 1, which is a null pointer"
    ):
        kernel(torch.zeros(32), 0, grid=1, block=32)


def test_findings_are_kept_in_their_order() -> None:
    first = find("p[threadIdx.x] = 1;", torch.zeros(31, dtype=torch.int32))
    second = find("p[threadIdx.x] = 1;", torch.zeros(30, dtype=torch.int32))
    assert jit.findings()[-2:] == [first, second]
    assert jit.EmulatorFinding is EmulatorFinding

"""Data races in shared memory between the warps of a CTA: each defect is named with both places; the right kernel is silent."""

# ruff: noqa: E501, PT018 (CUDA text stays on its lines)

from __future__ import annotations

import json

import pytest
import torch

import jit
from jit.emulator import EmulatorFinding

pytestmark = pytest.mark.filterwarnings("ignore::jit.CompileWarning")

PRELUDE = """__device__ unsigned at(const void* p) { return (unsigned)__cvta_generic_to_shared(p); }
__device__ void wait(unsigned bar, unsigned parity) { asm volatile("{.reg .pred p; W: mbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\\n @!p bra W;}" :: "r"(bar), "r"(parity) : "memory"); }
__device__ void init(unsigned bar, unsigned count) { asm volatile("mbarrier.init.shared::cta.b64 [%0], %1;" :: "r"(bar), "r"(count) : "memory"); }
__device__ void arrive(unsigned bar) { asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :: "r"(bar) : "memory"); }
__device__ int read(const int* p) { int v; asm volatile("ld.shared.s32 %0, [%1];" : "=r"(v) : "r"(at(p)) : "memory"); return v; }
__device__ void write(int* p, int v) { asm volatile("st.shared.s32 [%0], %1;" :: "r"(at(p)), "r"(v) : "memory"); }
__device__ void sync(int i, int n) { asm volatile("bar.sync %0, %1;" :: "r"(i), "r"(n) : "memory"); }
__device__ void arrive(int i, int n) { asm volatile("bar.arrive %0, %1;" :: "r"(i), "r"(n) : "memory"); }
"""


def run(body: str, block: int = 64) -> torch.Tensor:
    source = PRELUDE + f'extern "C" __global__ void k(int* p) {{ int t = threadIdx.x, w = t >> 5; \n{body}\n}}'
    words = torch.zeros(1024, dtype=torch.int32)
    jit.load(source, arch="sm_90a")["k"](words, grid=1, block=block)
    return words


def find(body: str, block: int = 64) -> dict:
    """The report; lines of the body count from 1."""
    with pytest.raises(EmulatorFinding) as caught:
        run(body, block)
    report = caught.value.report
    assert json.loads(json.dumps(report)) == report
    first = PRELUDE.count("\n") + 1
    report["line"] = int(report["location"].split()[0].rsplit(":", 1)[1]) - first
    report["earlier"]["line"] = int(report["earlier"]["location"].split()[0].rsplit(":", 1)[1]) - first
    assert report["earlier"]["location"] in report["message"] and report["missing"] in report["message"]
    return report


SHARED = "__shared__ int s[128];\n"


def test_read_after_write_without_a_barrier() -> None:
    body = SHARED + "s[t] = 0; __syncthreads();\ns[t] = t;\n{}\np[t] = s[t ^ 32];"
    report = find(body.format(""))
    assert report["kind"] == "race" and {report["access"], report["earlier"]["access"]} == {"read", "write"}
    assert {report["line"], report["earlier"]["line"]} == {3, 5}
    assert {report["warp"], report["earlier"]["warp"]} == {0, 1}
    run(body.format("__syncthreads();"))


def test_stores_of_one_line_at_one_place_lack_no_barrier() -> None:
    report = find(SHARED + "s[t % 32 * 2] = t;\n__syncthreads(); p[t] = s[t];")
    assert {report["line"], report["earlier"]["line"]} == {2}
    assert report["missing"].startswith("a place of its own for each (an index or a stride is wrong), or a condition")


RING = """{ if (w)
for (int r = 0; r < 4; ++r) { if (r) EMPTY
write(s + t - 32, r + 1);
arrive(1, 64); }
else
for (int r = 0; r < 4; ++r) { FULL
p[t] += read(s + t);
if (r < 3) arrive(2, 64); } }"""


@pytest.mark.parametrize("seed", [0, 2])
def test_who_fills_a_place_on_a_branch_of_its_own_and_does_not_wait_is_ahead(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WARPYARD_EMULATOR_SEED", str(seed))
    full, empty = "sync(1, 64);", "sync(2, 64);"
    assert run(SHARED + RING.replace("EMPTY", empty).replace("FULL", full))[:32].eq(10).all()
    report = find(SHARED + RING.replace("EMPTY", ";").replace("FULL", full))
    assert report["missing"].startswith("a barrier or mbarrier between this read and that write, which refills")


def test_write_after_read_without_a_barrier() -> None:
    body = SHARED + "s[t] = t; __syncthreads();\nint v = read(s + (t ^ 32));\n{}\nwrite(s + t, v);"
    report = find(body.format(""))
    assert report["kind"] == "race" and {report["access"], report["earlier"]["access"]} == {"read", "write"}
    run(body.format("__syncthreads();"))


def test_write_after_write_without_a_barrier() -> None:
    body = SHARED + "if (w == 0) write(s + t, 1);\n{}\nif (w == 1) write(s + t - 32, 2);"
    report = find(body.format(""))
    assert (report["kind"], report["access"], report["earlier"]["access"]) == ("race", "write", "write")
    run(body.format("__syncthreads();"))


def test_bytes_of_one_word_belong_to_their_writers() -> None:
    """Two warps write the two halves of the same words, and then bytes; a third access of one half by the other is found."""
    body = '__shared__ short s[64];\n((volatile char*)p)[0] = 0; {{ asm volatile("st.shared.u16 [%0], %1;" :: "r"(at(s + 2 * (t & 31) + {})), "h"((short)t) : "memory"); }}'
    run(body.format("w"))
    assert find(body.format("0"))["kind"] == "race"


def test_named_barriers_of_a_producer_and_its_consumer() -> None:
    """bar.arrive by the producer and bar.sync by the consumer, full and empty; without either there is a race."""
    body = (
        SHARED
        + """for (int i = 0; i < 4; ++i) {{
      if (w == 0) {{ if (i) {empty}; write(s + t, i); {full}; }}
      else {{ sync(1, 64); p[t] = read(s + t - 32); arrive(2, 64); }} }}"""
    )
    run(body.format(empty="sync(2, 64)", full="arrive(1, 64)"))
    body = (
        SHARED
        + """if (w == 0) write(s + t, 1); else if (w == 1) {0}
      if (w == 0) {{ arrive(1, 64); sync(2, 64); write(s + t, 2); }}
      else {{ sync(1, 64); int v = read(s + t - 32); {1} p[t] = v; {2} }}"""
    )
    run(body.format(";", "arrive(2, 64);", ""))
    assert find(body.format(";", "", "arrive(2, 64); p[t] = read(s + t - 32);"))["kind"] == "race"


def test_a_barrier_of_other_warps_orders_nothing() -> None:
    body = SHARED + "if (w == 2) write(s, 5);\n{}\nif (w == 0) p[0] = read(s);"
    assert find(body.format("if (w < 2) sync(1, 64);"), 96)["earlier"]["warp"] in (0, 2)
    run(body.format("sync(1, 96);"), 96)


def test_mbarrier_between_warps() -> None:
    start = (
        SHARED
        + "__shared__ __align__(8) unsigned long long b[2]; if (!t) { init(at(b), 32); init(at(b + 1), 32); } __syncthreads();\n"
    )
    body = (
        start
        + """for (int i = 0; i < 3; ++i) {
      if (w == 0) { if (i) EMPTY; write(s + t, i); arrive(at(b)); }
      else { FULL; p[t] = read(s + t - 32); arrive(at(b + 1)); } }"""
    )
    full, empty = "wait(at(b), i & 1)", "wait(at(b + 1), i - 1 & 1)"
    run(body.replace("EMPTY", empty).replace("FULL", full))
    assert find(body.replace("EMPTY", empty).replace("FULL", "if (i) " + full))["kind"] == "race"
    # Without the wait for `empty`, the next value comes while the other warp may still read.
    once = (
        start
        + """if (w == 0) { write(s + t, 1); arrive(at(b)); WAIT write(s + t, 2); }
      else { wait(at(b), 0); p[t] = read(s + t - 32); arrive(at(b + 1)); }"""
    )
    run(once.replace("WAIT", "wait(at(b + 1), 0);"))
    report = find(once.replace("WAIT", ""))
    assert report["kind"] == "race" and {report["access"], report["earlier"]["access"]} & {"write"}


def test_mbarrier_used_before_its_initialisation_is_seen() -> None:
    body = (
        "__shared__ __align__(8) unsigned long long b; if (!t) init(at(&b), 64);\n{}\narrive(at(&b)); wait(at(&b), 0);"
    )
    run(body.format("__syncthreads();"))
    with pytest.raises(EmulatorFinding) as caught:
        run(
            body.format(
                'if (w == 1) for (int i = 0; i < 9; ++i) asm volatile("{.reg .pred q; mbarrier.test_wait.parity.shared::cta.b64 q, [%0], 0;}" :: "r"(at(&b)) : "memory");'
            )
        )
    assert caught.value.report["kind"] in ("race", "mbarrier")


def test_flags_and_atomics_are_silent() -> None:
    """A flag in shared memory, volatile, released and acquired, or atomic, orders what it guards."""
    start = SHARED + "__shared__ int flag; if (!t) flag = 0; __syncthreads();\n"
    write, read_ = (
        "if (w == 0) { write(s + t, 7); __threadfence_block(); __syncwarp(); if (!t) FLAG; }",
        "else { POLL; __threadfence_block(); p[t] = read(s + t - 32); }",
    )
    for flag, poll in (
        ("*(volatile int*)&flag = 1", "while (!*(volatile int*)&flag)"),
        ("atomicExch(&flag, 1)", "while (!atomicAdd(&flag, 0))"),
        ("atomicAdd(&flag, 1)", "while (!*(volatile int*)&flag)"),
        ('asm volatile("st.release.cta.shared.s32 [%0], 1;" :: "r"(at(&flag)) : "memory")',
         'for (int v = 0; !v;) asm volatile("ld.acquire.cta.shared.s32 %0, [%1];" : "=r"(v) : "r"(at(&flag)) : "memory")'),
    ):  # fmt: skip
        run(start + write.replace("FLAG", flag) + read_.replace("POLL", poll))
    report = find(
        start
        + write.replace("FLAG", "write(&flag, 1)")
        + read_.replace("POLL", "for (int i = 0; i < 10 && !*(volatile int*)&flag; ++i)")
    )
    assert report["kind"] == "race"


def test_atomics_race_with_plain_accesses_only() -> None:
    body = SHARED + "if (!t) s[0] = 0;\n{}\natomicAdd(s, t);\n{}\nif (t == 0) p[0] = s[0];"
    barrier = "__syncthreads();"
    run(body.format(barrier, barrier))
    assert find(body.format("", barrier))["kind"] == "race"
    assert find(body.format(barrier, ""))["kind"] == "race"


def test_what_lanes_write_is_ordered_by_a_barrier_of_the_warp_and_warps_that_have_ended_by_any() -> None:
    turned = "s[t] = t; __syncwarp(); int v = t < 32 ? read(s + 31 - t) : 0; __syncwarp(); s[t] = v; p[t] = s[t];"
    assert run(SHARED + turned)[:64].tolist() == [*range(31, -1, -1), *[0] * 32]
    ended = "if (w == 1) { write(s, 1); return; }\n__syncthreads(); p[0] = read(s);"
    assert run(SHARED + ended)[0] == 1


def test_switched_off(monkeypatch: pytest.MonkeyPatch) -> None:
    body = SHARED + "write(s + t, t);\np[t] = w ? read(s) : 0;"
    assert find(body)["kind"] == "race"
    monkeypatch.setenv("WARPYARD_EMULATOR_RACES", "0")
    run(body)

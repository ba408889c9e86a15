"""bar.red, mbarrier.arrive_drop and pending_count."""

# ruff: noqa: E501 (CUDA text stays on its lines)

from __future__ import annotations

import random

import pytest
import torch

import jit
from tests.emulator.exact import SEED

pytestmark = pytest.mark.filterwarnings("ignore::jit.CompileWarning")


def load(body: str) -> jit.Kernel:
    return jit.load('extern "C" __global__ void k' + body, arch="sm_90a")["k"]


@pytest.mark.parametrize("threads", [32, 128, 100])
def test_votes_of_a_cta(threads: int) -> None:
    """__syncthreads_count, _and and _or, one after the other, in a loop; and the wait itself."""
    kernel = load(
        """(const int* in, int* out, int rounds) {
        __shared__ int last; int i = threadIdx.x, n = blockDim.x;
        for (int r = 0; r < rounds; r++) {
            int x = in[r * n + i];
            if (i == n - 1) last = x;
            out[(r * 4 + 0) * n + i] = __syncthreads_count(x & 1);
            out[(r * 4 + 3) * n + i] = last;
            out[(r * 4 + 1) * n + i] = __syncthreads_and(x & 6);
            out[(r * 4 + 2) * n + i] = __syncthreads_or(x > 13 ? 1 : 0);
        } }"""
    )
    source = random.Random(SEED)
    print(f"seed {SEED}")
    rows = [[source.randrange(16) for _ in range(threads)] for _ in range(3)]
    rows += [[source.randrange(2, 14) for _ in range(threads)], [15] * threads, [0] * threads]
    out = torch.zeros((len(rows), 4, threads), dtype=torch.int32)
    kernel(torch.tensor(rows, dtype=torch.int32), out, len(rows), grid=1, block=threads)
    for row, got in zip(rows, out, strict=True):
        assert (got[0] == sum(x & 1 for x in row)).all()
        assert ((got[1] != 0) == all(x & 6 for x in row)).all()
        assert ((got[2] != 0) == any(x > 13 for x in row)).all()
        assert (got[3] == row[-1]).all()


@pytest.mark.parametrize("name", ["bar.red", "bar.cta.red", "barrier.red", "barrier.cta.red"])
def test_votes_in_every_spelling(name: str) -> None:
    """Each is a wait, between other instructions of the same block."""
    kernel = load(
        f"""(int* out) {{ int i = threadIdx.x, r;
        asm volatile("{{.reg .pred p; .reg .b32 b; setp.lt.s32 p, %1, 40; {name}.popc.u32 b, 0, p; add.u32 %0, b, 1;}}"
            : "=r"(r) : "r"(i) : "memory");
        out[i] = r; }}"""
    )
    out = torch.zeros(128, dtype=torch.int32)
    kernel(out, grid=1, block=128)
    assert (out == 41).all()


def test_votes_of_some_warps() -> None:
    """Named barriers with a count of threads, a negated predicate, and both halves of the CTA at once."""
    kernel = load(
        """(int* out) { int i = threadIdx.x, r;
        asm volatile("{.reg .pred p; .reg .b32 b; setp.lt.s32 p, %1, 70; add.u32 b, %2, 1; bar.red.popc.u32 %0, b, 64, !p;}"
            : "=r"(r) : "r"(i), "r"(i / 64) : "memory");
        out[i] = r; }"""
    )
    out = torch.zeros(128, dtype=torch.int32)
    kernel(out, grid=1, block=128)
    assert out.tolist() == [0] * 64 + [58] * 64


def test_a_warp_that_never_comes_is_a_deadlock() -> None:
    kernel = load(
        "(int* out) { int r = 0; if (threadIdx.x < 32) asm volatile("
        '"{.reg .pred p; setp.eq.s32 p, 0, 0; barrier.red.popc.u32 %0, 3, 64, p;}" : "=r"(r)); out[threadIdx.x] = r; }'
    )
    with pytest.raises(jit.emulator.EmulatorFinding, match="barrier 3: 32 of 64 threads have arrived"):
        kernel(torch.zeros(64, dtype=torch.int32), grid=1, block=64)


def test_dropped_arrivals_and_pending_count() -> None:
    """Four warps; one leaves in the second phase, and the third and fourth complete without it."""
    kernel = load(
        """(int* out) {
        __shared__ unsigned long long bar; int i = threadIdx.x, warp = i / 32; unsigned pending;
        unsigned at = (unsigned)__cvta_generic_to_shared(&bar);
        if (i == 0) asm volatile("mbarrier.init.shared.b64 [%0], 4;" :: "r"(at) : "memory");
        __syncthreads();
        for (int phase = 0; phase < 4; phase++) {
            if (i % 32 == 0) {
                if (phase == 1 && warp == 3) {
                    asm volatile("mbarrier.arrive_drop.shared.b64 _, [%0];" :: "r"(at) : "memory");
                    return;
                }
                asm volatile("{.reg .b64 s; mbarrier.arrive.shared.b64 s, [%1]; mbarrier.pending_count.b64 %0, s;}"
                    : "=r"(pending) : "r"(at) : "memory");
                atomicAdd(&out[phase], (int)pending);
            } else if (phase == 1 && warp == 3) return;
            asm volatile("{.reg .pred p; W: mbarrier.try_wait.parity.shared.b64 p, [%0], %1; @!p bra W;}" :: "r"(at), "r"(phase & 1) : "memory");
        } }"""
    )
    out = torch.zeros(4, dtype=torch.int32)
    kernel(out, grid=1, block=128)
    totals = out.tolist()
    assert totals[0] == 4 + 3 + 2 + 1
    assert totals[1] in {10 - dropped for dropped in (1, 2, 3, 4)}  # the drop came when so many were pending
    assert totals[2:] == [3 + 2 + 1] * 2

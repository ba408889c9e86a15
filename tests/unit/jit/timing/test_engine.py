"""The order in which warps issue, the queue of the memory pipe, and what a multiprocessor has of L2 and DRAM."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
import torch

from jit import timing
from jit.timing.estimates import Modelled
from jit.timing.explain import REASONS
from jit.timing.replay import MODEL, Run, Shares
from tests.unit.jit.timing.recorded import CHAIN, recorded

__all__ = ["recorded"]
Recorded = Callable[..., timing.Launch]
H100 = timing.chip("h100")
ALONE = Shares(64, 20)

# Loads of shared memory that take 32 passes, none of which waits for another one, and a store.
QUEUED = """extern "C" __global__ void queued(float* out) {{
    __shared__ float words[1024 + {loads}];
    words[threadIdx.x] = threadIdx.x;
    __syncwarp();
    float x[{loads} + 1];
    asm volatile("mov.f32 %0, 0f00000000;" : "=f"(x[{loads}]));
#pragma unroll
    for (int j = 0; j < {loads}; ++j)
        asm volatile("ld.volatile.shared.f32 %0, [%1];"
                     : "=f"(x[j]) : "r"(static_cast<unsigned>(__cvta_generic_to_shared(words + threadIdx.x * 32 + j))));
    out[threadIdx.x] = 1;
    float sum = 0;
#pragma unroll
    for (int j = 0; j <= {loads}; ++j) sum += x[j];
    if ({sums}) out[threadIdx.x + 32] = sum;
}}
"""

# A CTA reads 64 KiB, and then computes for as long as that takes from its part of the DRAM.
BURSTS = """extern "C" __global__ void bursts(float* out, const float4* in, int rounds) {
    float4 v[4];
    const float4* p = in + blockIdx.x * 4096 + threadIdx.x;
#pragma unroll
    for (int i = 0; i < 4; ++i) v[i] = p[i * 1024];
    float x = v[0].x + v[1].x + v[2].x + v[3].x;
    __syncthreads();
#pragma unroll 16
    for (int i = 0; i < rounds; ++i) asm volatile("fma.rn.f32 %0, %0, %0, %0;" : "+f"(x));
    out[blockIdx.x * 1024 + threadIdx.x] = x;
}
"""


def stalled(run: Run, reason: str) -> float:
    """Clocks of warps that waited for a reason."""
    return float(run.stalls[:, REASONS.index(reason)].sum())


def test_of_warps_that_could_issue_the_youngest_goes_first(recorded: Recorded) -> None:
    """A warp of this chain issues every four clocks, so four of them fill a quarter. Of two CTAs of 16 warps the second
    one is there for as long as it needs alone, and the first one until both are done; taking turns both would be."""
    launch = recorded(CHAIN, "chain", torch.zeros(512), 1024, grid=(2,), block=(512,))
    run = Modelled(launch).replay.run(H100, ALONE, slots=2, clusters=2)
    older, younger = run.lives
    assert older == pytest.approx(run.clocks, rel=0.1)
    assert younger < 0.65 * older


@pytest.mark.parametrize(("loads", "waits"), [(4, False), (12, True)])
def test_a_quarter_holds_some_memory_instructions_however_long_they_take(
    recorded: Recorded, loads: int, waits: bool
) -> None:
    """With five of them in the queue the sixth waits for the first one to leave it, and so on."""
    source = QUEUED.format(loads=loads, sums=1)
    run = Modelled(recorded(source, "queued", torch.zeros(64), grid=(1,), block=(32,))).replay.run(H100, ALONE, 1, 1)
    queue = stalled(run, "memory pipe")
    assert (queue > 32 * (loads - H100["memory_queue"] - 3)) if waits else (queue < 16)


def test_a_warp_stays_until_its_stores_have_left_the_memory_pipe(recorded: Recorded) -> None:
    """Its store stands behind twelve loads of 32 passes, whose values nobody wants."""
    source = QUEUED.format(loads=12, sums=0)
    run = Modelled(recorded(source, "queued", torch.zeros(64), grid=(1,), block=(32,))).replay.run(H100, ALONE, 1, 1)
    assert run.lives[0] > 12 * 32


def test_clusters_that_are_out_of_step_have_what_others_leave(recorded: Recorded) -> None:
    """A CTA takes as long as its reads do from its part of the DRAM, or as it computes, whichever is longer; in the
    first wave, where all CTAs read at the same time, both."""
    launch = recorded(BURSTS, "bursts", torch.zeros(8 * 1024), torch.zeros(8 * 4096, 4), 256, grid=(8,),
                      block=(1024,))  # fmt: skip
    part = 16.0  # bytes a clock
    shares = Shares(64, part, np.ones(MODEL.ALLOCATIONS))
    run = Modelled(launch).replay.run(H100, shares, slots=1, clusters=8)
    reads = (65536 + 4096) / part
    first, *others = np.diff(np.sort(run.ends), prepend=0)
    assert first > 1.4 * reads
    assert np.mean(others) < 1.25 * reads

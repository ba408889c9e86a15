"""A block of PTX takes of the machine code what one run of it takes, also where ptxas unrolled its loop."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import torch

from jit import timing
from jit.timing.estimates import Modelled
from jit.timing.replay import MODEL
from tests.unit.jit.timing.recorded import recorded

__all__ = ["recorded"]
Recorded = Callable[..., timing.Launch]
SUMS = """extern "C" __global__ void sums(float* out, const float* in, int many) {
    float sum = 0;
    for (int i = 0; i < many; ++i) sum += in[i];
    out[threadIdx.x] = sum;
}
"""


def test_of_a_loop_that_ptxas_unrolled_one_turn_counts(recorded: Recorded) -> None:
    launch = recorded(SUMS, "sums", torch.zeros(32), torch.zeros(103), 103, grid=(1,), block=(32,))
    replay = Modelled(launch).replay
    loads = {one.row for one in launch.insts if one.op.startswith("ld.global")}
    copies = Counter((one.part, one.row) for one in replay.machine if one.row in loads and one.op.startswith("LDG"))
    assert max(copies.values()) > 1, "ptxas does not unroll this loop any more: take another one"
    code = replay.code(timing.chip("h100"))
    for number, block in enumerate(launch.blocks):
        rows = code.array[code.at[number] : code.at[number + 1]]
        mine = sum(launch.insts[inst].op.startswith(("ld.global", "st.global")) for inst in block)
        assert (rows["pipe"] == MODEL.P_MEMORY).sum() == mine

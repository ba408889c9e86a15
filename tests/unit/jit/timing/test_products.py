"""The microbenchmark of wgmma, modelled: a product that is waited for takes what it took on a chip."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
import torch

from jit import timing
from jit.timing import record
from jit.timing.estimates import Modelled
from jit.timing.record import tensor
from jit.timing.record.programs import attention
from tests.unit.jit.timing.recorded import recorded

__all__ = ["recorded"]

Recorded = Callable[..., timing.Launch]
H100 = timing.chip("h100")
FOLDER = Path(record.__file__).parent
WAITED = 85.73  # clocks of m64n64k16, A in shared memory, each waited for: results/h100.json has 53.73 beyond its 32


def _clocks(recorded: Recorded, kernel: str, threads: int, rounds: int) -> float:
    source = (FOLDER / "tensor.cu").read_text()
    source = source.replace('#include "clock.cuh"', (FOLDER / "clock.cuh").read_text().replace("#pragma once", ""))
    defines = "".join(f"#define {name} {text}\n" for name, text in tensor.defines("f16", 64, False).items())
    clocks, sink = torch.zeros(1, dtype=torch.int64), torch.zeros(threads)
    launch = recorded(defines + source, kernel, clocks, sink, rounds, grid=(1,), block=(threads,))
    return Modelled(launch).run(H100)[0]


@pytest.mark.parametrize(("kernel", "threads", "takes"), [("wgmma_chain", 128, WAITED), ("wgmma_rate", 256, 512.0)])
def test_products_take_what_they_took_on_a_chip(recorded: Recorded, kernel: str, threads: int, takes: float) -> None:
    """One round of each: one product, and eight of each of two warpgroups. ptxas gives a product the row of another
    instruction, so that it is told by its wait which is which."""
    each = (_clocks(recorded, kernel, threads, 96) - _clocks(recorded, kernel, threads, 32)) / 64
    assert each == pytest.approx(takes, rel=0.02)


PLAIN = """
extern "C" __global__ void plain(float* out, int rounds) {
    float x = threadIdx.x;
    for (int i = 0; i < rounds; ++i) asm volatile("fma.rn.f32 %0, %0, %0, %0;" : "+f"(x));
    out[threadIdx.x] = x;
}"""


def test_a_launch_with_products_goes_at_the_clock_of_tensor_cores(recorded: Recorded) -> None:
    source = (FOLDER / "tensor.cu").read_text()
    source = source.replace('#include "clock.cuh"', (FOLDER / "clock.cuh").read_text().replace("#pragma once", ""))
    defines = "".join(f"#define {name} {text}\n" for name, text in tensor.defines("f16", 64, False).items())
    clocks, sink = torch.zeros(1, dtype=torch.int64), torch.zeros(128)
    products = recorded(defines + source, "wgmma_chain", clocks, sink, 64, grid=(1,), block=(128,))
    plain = recorded(PLAIN, "plain", torch.zeros(128), 512, grid=(1,), block=(128,))
    for launch, slower in ((products, True), (plain, False)):
        times = [
            timing.estimate([launch], chip, explain=False, ranges=False)
            for chip in (H100.with_(tensor_clock=H100["clock"]), H100.with_(tensor_clock=H100["clock"] / 2))
        ]
        apart = [one.seconds - one.launch for one in times]
        assert apart[1] == pytest.approx((2 if slower else 1) * apart[0], rel=0.02)
        assert times[1].kernels[0].seconds == pytest.approx(apart[1])


@pytest.mark.parametrize("what", ["softmax", "overlap"])
def test_each_group_of_products_of_a_loop_ends_behind_its_own_products(recorded: Recorded, what: str) -> None:
    """The two chains of attention in one warpgroup. ptxas cuts a basic block between the exponentials and the second
    chain; its commit, of which there is no machine instruction, stands behind the products that it is of."""
    source = "#include <cuda_fp16.h>\n" + attention.CLOCK + attention.kernel(64, what)
    rows = json.loads((FOLDER / "results" / "products_h200.json").read_text())["attention"]
    (measured,) = (one["clocks"] for one in rows if (one["n"], one["what"], one["warpgroups"]) == (64, what, 1))
    clocks = []
    for rounds in (8, 24):
        out, sink = torch.zeros(1, dtype=torch.int64), torch.zeros(128)
        launch = recorded(source, f"attention_{what}_64", out, sink, rounds, grid=(1,), block=(128,), smem=98304)
        clocks.append(Modelled(launch).run(timing.chip("h200"))[0])
    assert (clocks[1] - clocks[0]) / 16 == pytest.approx(measured, rel=0.04)

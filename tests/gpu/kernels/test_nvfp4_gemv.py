"""The NVFP4 GEMV kernel against the task's reference on a CUDA device, and its argument errors."""

from __future__ import annotations

import random

import pytest
import torch

from harness import tasks
from kernels.nvfp4_gemv import nvfp4_gemv
from tests.paths import TASKS

TASK = tasks.load(TASKS / "nvfp4_gemv")


def _check(case: dict) -> None:
    data = TASK.generate(case)
    a, b, _, _, sfa, sfb, c = data
    c.fill_(float("nan"))
    output = nvfp4_gemv(a, b, sfa, sfb, out=c)
    assert output is c
    good, message = TASK.verify(data, output)
    assert good, f"{case}: {message}"
    again = nvfp4_gemv(a, b, sfa, sfb)
    assert again.stride() == c.stride() or 1 in c.shape
    assert torch.equal(again, output), f"{case}: differs from run to run"


@pytest.mark.gpu
@pytest.mark.parametrize("case", TASK.tests, ids=lambda case: str(case.spec))
def test_task_cases(case) -> None:
    _check(case.args)


@pytest.mark.gpu
def test_benchmark_cases_with_every_code() -> None:
    for case in TASK.benchmarks:
        _check({**case.args, "inputs": "full_range"})


@pytest.mark.gpu
def test_random_cases() -> None:
    seed = random.randrange(1 << 30)
    print(f"seed {seed}")
    draw = random.Random(seed)
    for _ in range(60):
        _check(
            {
                "m": draw.choice([1, 2, 31, 32, 33, 127, 128, 129, 255, 300, 640, 1111, 5000]),
                "k": 64 * draw.choice([1, 2, 3, 7, 15, 16, 17, 31, 32, 33, 48, 64, 72, 112, 113, 128, 256, 257, 300]),
                "l": draw.choice([1, 1, 2, 3, 8, 17]),
                "seed": draw.randrange(1 << 30),
                "inputs": draw.choice(["public", "full_range", "one_hot", "ramp"]),
            }
        )


@pytest.mark.gpu
def test_captured_in_a_graph() -> None:
    data = TASK.generate({"m": 640, "k": 2048, "l": 2, "seed": 7, "inputs": "full_range"})
    a, b, _, _, sfa, sfb, c = data
    nvfp4_gemv(a, b, sfa, sfb, out=c)
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        nvfp4_gemv(a, b, sfa, sfb, out=c)
    c.fill_(float("nan"))
    graph.replay()
    good, message = TASK.verify(data, c)
    assert good, message

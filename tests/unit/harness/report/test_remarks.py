"""Remarks of the emulator are folded: one line for what a kernel does at many places, in many cases."""

from __future__ import annotations

import torch

import jit
from harness.checking.verdict import Result
from harness.report.remarks import folded
from harness.service.remarks import noted
from harness.tasks.cases import Case
from jit.emulator import statistics

SOURCE = """extern "C" __global__ void k(int* out, int n) {
  __shared__ int cell[4];
  cell[0] = 1;
  cell[1] = 2;
  cell[2] = 3;
  __syncthreads();
  if (threadIdx.x == 0) *out = cell[n];
}
"""


def test_a_kernel_has_one_line_for_each_kind() -> None:
    statistics.notes.clear()
    jit.load(SOURCE, arch="sm_90a")["k"](torch.zeros(1, dtype=torch.int32), 1, grid=1, block=64)
    assert len(statistics.notes) == 3
    (line,) = noted()
    assert line.startswith("race: write of shared address")
    for piece in ("both store the same bytes", "kernel k, cta [0, 0, 0]", "(and 2 more, at "):
        assert piece in line
    assert noted() == []


def test_cases_have_one_line_together() -> None:
    said = ["race: write of {}: a.cu:3, kernel k, cta {}", "tmem: cell {}: b.cu:4, kernel j, cta {}"]
    results = [Result(Case({}, str(i)), "pass", remarks=[one.format(16 * i, i) for one in said]) for i in range(3)]
    results[1].remarks.append("race: write of 7: c.cu:5, kernel other")
    assert folded(results) == [
        "race: write of 0: a.cu:3, kernel k, cta 0 (and 2 more of that kind)",
        "tmem: cell 0: b.cu:4, kernel j, cta 0 (and 2 more of that kind)",
        "race: write of 7: c.cu:5, kernel other",
    ]

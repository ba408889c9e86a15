"""What the emulator keeps from launch to launch, and when it goes."""

from __future__ import annotations

import gc
from pathlib import Path

import pytest
import torch

import jit
from jit import arch
from jit.emulator import launches
from tests.emulator.cuda_text import load


def test_programs_and_variables_end_with_their_artifact() -> None:
    """Two artifacts of one source have a variable each, which stays from launch to launch."""
    text = '__device__ int count; extern "C" __global__ void k(int* out) { out[0] = ++count; }'
    out = torch.zeros(1, dtype=torch.int32)
    gc.collect()
    known = len(launches._programs._sources)
    first, second = (jit.Module(jit.compile(text, arch="sm_90a")) for _ in range(2))
    for module, count in ((first, 1), (first, 2), (second, 1), (first, 3)):
        module["k"](out, grid=1, block=1)
        assert out.item() == count
    assert len(launches._programs._sources) == len(launches._programs._programs) == known + 2
    del first, module
    gc.collect()
    assert len(launches._programs._sources) == known + 1
    second["k"](out, grid=1, block=1)
    assert out.item() == 2
    del second
    gc.collect()
    assert len(launches._programs._sources) == len(launches._programs._programs) == known


def test_few_detectors_are_kept() -> None:
    kernel = load("k(int* out) { extern __shared__ int s[]; s[threadIdx.x] = 1; out[threadIdx.x] = s[threadIdx.x]; }")
    for block in range(32, 32 * 9, 32):
        out = torch.zeros(block, dtype=torch.int32)
        kernel(out, grid=1, block=block, smem=4 * block)
        assert out.sum() == block
    assert 0 < len(launches._detectors._kept) <= 4


def test_sites_are_numbered_by_program(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """What ran before leaves no mark in a kernel's code: the same source gives the same text."""
    texts = []
    for turn in range(2):
        monkeypatch.setenv("WARPYARD_EMULATOR_DUMP", str(tmp_path / f"{turn}"))
        (tmp_path / f"{turn}").mkdir()
        made = jit.compile('extern "C" __global__ void k(int* out) { out[threadIdx.x] = 7; }', arch="sm_90a")
        jit.Module(made)["k"](torch.zeros(32, dtype=torch.int32), grid=1, block=32)
        texts.append((tmp_path / f"{turn}" / "k.ll").read_text())
    assert texts[0] == texts[1]


@pytest.mark.parametrize("name", ["sm_80", "sm_90a", "sm_100a"])
def test_multiprocessors_are_those_of_the_architecture(name: str) -> None:
    kernel = load('k(int* out) { int n; asm("mov.u32 %0, %%nsmid;" : "=r"(n)); out[0] = n; }', arch=name)
    out = torch.zeros(1, dtype=torch.int32)
    kernel(out, grid=1, block=1)
    assert out.item() == arch.TABLE[name].sms

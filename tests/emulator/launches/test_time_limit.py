"""WARPYARD_EMULATOR_SECONDS: a launch that takes longer ends with an error that says where its warps are."""

from __future__ import annotations

import pytest
import torch

import jit

SOURCE = """
extern "C" __global__ void counts(unsigned long long* out) {
    for (unsigned long long i = 0; *(volatile unsigned long long*)out != 1; i += 3)
        *(volatile unsigned long long*)out = i;  // counts
}
"""


def test_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    kernel = jit.load(SOURCE, arch="sm_90a")["counts"]
    monkeypatch.setenv("WARPYARD_EMULATOR_SECONDS", "0.5")
    with pytest.raises(jit.LaunchError) as caught:
        kernel(torch.zeros(1, dtype=torch.int64), grid=1, block=1)
    assert "counts still runs after 0.5 s, which WARPYARD_EMULATOR_SECONDS sets as the limit" in str(caught.value)
    assert ".cu:5" in str(caught.value) or ".cu:4" in str(caught.value)


def test_no_limit_is_a_number(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WARPYARD_EMULATOR_SECONDS", "inf")
    with pytest.raises(ValueError, match="expected a number of seconds above 0, got 'inf'"):
        jit.load(SOURCE, arch="sm_90a")["counts"](torch.zeros(1, dtype=torch.int64), grid=1, block=1)

"""Whole kernels, chip against emulator; and that the comparison sees a difference."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
import torch

from tests.emulator.kernels import chip
from tests.selection import representatives

CPU = torch.device("cpu")
RECORDED = chip.Recorded(chip.GOLDEN) if chip.GOLDEN.exists() else None


@pytest.mark.xfail(RECORDED is None, reason="no results of a chip have been recorded yet", strict=True)
def test_results_of_a_chip_are_there() -> None:
    assert RECORDED is not None
    assert len(RECORDED.cases) > 30, RECORDED.chip


@pytest.mark.parametrize("key", representatives(RECORDED.cases if RECORDED else []))
def test_emulator_computes_what_the_chip_did(key: str) -> None:
    assert RECORDED is not None
    assert list(RECORDED.compare(key, CPU)) == [], RECORDED.chip


def test_comparison(tmp_path: Path) -> None:
    """Recorded from the emulator itself, a case agrees; with one bit or one value changed, it does not."""
    path = tmp_path / "kernels.npz"
    assert chip.record(path, CPU, "the emulator", ["nvfp4_gemv"], 2) == 2
    recorded = chip.Recorded(path)
    assert recorded.chip == "the emulator"
    key = recorded.cases[0]
    assert list(recorded.compare(key, CPU)) == []
    recorded._arrays[f"{key}:0"] = np.bitwise_xor(recorded._arrays[f"{key}:0"], np.uint8(1))
    (text,) = recorded.compare(key, CPU)
    assert "differs in" in text
    recorded.inputs[key][1] = "0" * 16
    (text,) = recorded.compare(key, CPU)
    assert "inputs [1] differ" in text

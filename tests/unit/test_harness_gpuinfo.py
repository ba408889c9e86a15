"""What nvidia-smi says, in words."""

from __future__ import annotations

from pathlib import Path

import pytest

from harness import gpuinfo

SMI = """#!/bin/sh
echo "1965, 1980, 3201, 43, 480.10, 0x0000000000000005"
"""


def test_a_snapshot_is_read_and_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Through a program that answers as nvidia-smi does."""
    program = tmp_path / "nvidia-smi"
    program.write_text(SMI)
    program.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=":")
    state = gpuinfo.snapshot()
    assert (state["sm_mhz"], state["temperature_c"], state["power_w"]) == (1965, 43, 480.1)
    assert gpuinfo.throttled(state) == ["the power cap"], "idle is no reason"
    text = gpuinfo.describe(state)
    assert "SM 1965.0 of 1980.0 MHz" in text
    assert text.endswith("clocks held down by the power cap")


def test_no_nvidia_smi(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert gpuinfo.snapshot() == {}
    assert gpuinfo.throttled({}) == []
    assert "unknown" in gpuinfo.describe({})

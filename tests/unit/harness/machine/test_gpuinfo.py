"""What NVML says of a GPU, in words."""

from __future__ import annotations

import sys
from types import ModuleType

import pytest

from harness.machine import gpuinfo


class _Error(Exception):
    pass


def _nvml(monkeypatch: pytest.MonkeyPatch, **others: object) -> list[str]:
    """Puts a module in NVML's place that answers as it does; returns what is called to begin and to end."""
    import pynvml

    calls: list[str] = []
    answers: dict[str, object] = {
        "NVMLError": _Error,
        "nvmlInit": lambda: calls.append("init"),
        "nvmlShutdown": lambda: calls.append("shutdown"),
        "nvmlDeviceGetHandleByIndex": lambda index: index,
        "nvmlDeviceGetClockInfo": {(0, pynvml.NVML_CLOCK_SM): 1965, (0, pynvml.NVML_CLOCK_MEM): 3201}.__getitem__,
        "nvmlDeviceGetMaxClockInfo": {(0, pynvml.NVML_CLOCK_SM): 1980}.__getitem__,
        "nvmlDeviceGetTemperature": {(0, pynvml.NVML_TEMPERATURE_GPU): 43}.__getitem__,
        "nvmlDeviceGetPowerUsage": {0: 480100}.__getitem__,
        "nvmlDeviceGetCurrentClocksThrottleReasons": {0: 5}.__getitem__,
    }
    module = ModuleType("pynvml")
    for name, answer in (answers | others).items():
        assert name == "NVMLError" or hasattr(pynvml, name), f"NVML has no {name}"
        two = name in ("nvmlDeviceGetClockInfo", "nvmlDeviceGetMaxClockInfo", "nvmlDeviceGetTemperature")
        setattr(module, name, (lambda *args, answer=answer: answer(args)) if two and name in answers else answer)
    for name in ("NVML_CLOCK_SM", "NVML_CLOCK_MEM", "NVML_TEMPERATURE_GPU"):
        setattr(module, name, getattr(pynvml, name))
    monkeypatch.setitem(sys.modules, "pynvml", module)
    return calls


def _refuses(*_: object) -> object:
    raise _Error("not supported")


def test_a_snapshot_is_read_and_told(monkeypatch: pytest.MonkeyPatch) -> None:
    calls = _nvml(monkeypatch)
    state = gpuinfo.snapshot()
    assert (state["sm_mhz"], state["memory_mhz"], state["temperature_c"], state["power_w"]) == (1965, 3201, 43, 480.1)
    assert gpuinfo.throttled(state) == ["the power cap"], "idle is no reason"
    text = gpuinfo.describe(state)
    assert "SM 1965.0 of 1980.0 MHz" in text
    assert text.endswith("clocks held down by the power cap")
    assert calls == ["init", "shutdown"]


def test_what_a_gpu_does_not_tell_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    _nvml(monkeypatch, nvmlDeviceGetPowerUsage=_refuses, nvmlDeviceGetCurrentClocksThrottleReasons=_refuses)
    state = gpuinfo.snapshot()
    assert "power_w" not in state
    assert gpuinfo.throttled(state) == []
    assert gpuinfo.describe(state).endswith("43.0 °C, ? W")


@pytest.mark.parametrize("step", ["nvmlInit", "nvmlDeviceGetHandleByIndex"])
def test_no_driver_or_no_gpu(monkeypatch: pytest.MonkeyPatch, step: str) -> None:
    _nvml(monkeypatch, **{step: _refuses})
    assert gpuinfo.snapshot() == {}


def test_no_nvml(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pynvml", None)
    assert gpuinfo.snapshot() == {}
    assert gpuinfo.throttled({}) == []
    assert "nvidia-ml-py" in gpuinfo.describe({})

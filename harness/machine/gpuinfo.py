"""Clocks, temperature and throttling of the GPU, as NVML reports them."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from typing import Any

# nvmlClocksEventReasons: those that hold clocks down.
_REASONS = {
    0x4: "the power cap",
    0x8: "a hardware slowdown",
    0x20: "software thermal slowdown",
    0x40: "hardware thermal slowdown",
    0x80: "the hardware power brake",
}
_GPU_IDLE = 0x1  # not a throttle: nothing was running when it was asked


def snapshot(index: int = 0) -> dict[str, object]:
    """The state of one GPU now, as far as it reports it; empty where NVML is missing or does not answer."""
    return _ask(lambda nvml: _read(nvml, nvml.nvmlDeviceGetHandleByIndex(index))) or {}


def driver_version() -> str:
    """The version of NVIDIA's driver, such as ``"580.95.05"``; empty where NVML is missing or does not answer."""
    reply = _ask(lambda nvml: nvml.nvmlSystemGetDriverVersion())
    return reply.decode() if isinstance(reply, bytes) else str(reply or "")


def _ask(question: Callable[[Any], Any]) -> Any:
    """What NVML answers; None where it is missing or does not."""
    try:
        import pynvml as nvml
    except ImportError:
        return None
    try:
        nvml.nvmlInit()
    except nvml.NVMLError:
        return None
    try:
        return question(nvml)
    except nvml.NVMLError:
        return None
    finally:
        with contextlib.suppress(nvml.NVMLError):
            nvml.nvmlShutdown()


def _read(nvml: Any, gpu: Any) -> dict[str, object]:
    values: dict[str, Callable[[], object]] = {
        "sm_mhz": lambda: float(nvml.nvmlDeviceGetClockInfo(gpu, nvml.NVML_CLOCK_SM)),
        "sm_max_mhz": lambda: float(nvml.nvmlDeviceGetMaxClockInfo(gpu, nvml.NVML_CLOCK_SM)),
        "memory_mhz": lambda: float(nvml.nvmlDeviceGetClockInfo(gpu, nvml.NVML_CLOCK_MEM)),
        "temperature_c": lambda: float(nvml.nvmlDeviceGetTemperature(gpu, nvml.NVML_TEMPERATURE_GPU)),
        "power_w": lambda: nvml.nvmlDeviceGetPowerUsage(gpu) / 1e3,
        "throttle": lambda: nvml.nvmlDeviceGetCurrentClocksThrottleReasons(gpu) & ~_GPU_IDLE,
    }
    found: dict[str, object] = {}
    for name, read in values.items():
        with contextlib.suppress(nvml.NVMLError):  # a GPU may not have one of them
            found[name] = read()
    return found


def describe(state: dict[str, object]) -> str:
    """One line of text for a snapshot."""
    if not state:
        return "clocks unknown (NVML does not answer; it needs NVIDIA's driver and the package nvidia-ml-py)"
    text = (
        f"SM {state.get('sm_mhz', '?')} of {state.get('sm_max_mhz', '?')} MHz, "
        f"memory {state.get('memory_mhz', '?')} MHz, {state.get('temperature_c', '?')} °C, "
        f"{state.get('power_w', '?')} W"
    )
    reasons = throttled(state)
    return text + (f", clocks held down by {', '.join(reasons)}" if reasons else "")


def throttled(state: dict[str, object]) -> list[str]:
    """Why the clocks are below what was asked for, in words; empty where they are not."""
    mask = state.get("throttle")
    if not isinstance(mask, int):
        return []
    return [name for bit, name in _REASONS.items() if mask & bit]

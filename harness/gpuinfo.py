"""Clocks, temperature and throttling of the GPU, as ``nvidia-smi`` tells them."""

from __future__ import annotations

import subprocess

_QUERY = {
    "sm_mhz": "clocks.sm",
    "sm_max_mhz": "clocks.max.sm",
    "memory_mhz": "clocks.mem",
    "temperature_c": "temperature.gpu",
    "power_w": "power.draw",
    "throttle": "clocks_throttle_reasons.active",
}
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
    """The state of one GPU now; empty where ``nvidia-smi`` is missing or does not answer."""
    try:
        answer = subprocess.run(
            [
                "nvidia-smi",
                f"--id={index}",
                f"--query-gpu={','.join(_QUERY.values())}",
                "--format=csv,noheader,nounits",
            ],
            capture_output=True,
            text=True,
            timeout=10,
            check=True,
        )
    except (OSError, subprocess.SubprocessError):
        return {}
    found: dict[str, object] = {}
    for name, text in zip(_QUERY, answer.stdout.strip().split(","), strict=False):
        text = text.strip()
        try:
            found[name] = int(text, 16) & ~_GPU_IDLE if name == "throttle" else float(text)
        except ValueError:
            found[name] = text
    return found


def describe(state: dict[str, object]) -> str:
    """One line of text for a snapshot."""
    if not state:
        return "clocks unknown (no nvidia-smi)"
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

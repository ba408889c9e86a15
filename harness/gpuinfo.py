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
    throttle = state.get("throttle")
    return text + (f", THROTTLED ({throttle:#x})" if isinstance(throttle, int) and throttle else "")

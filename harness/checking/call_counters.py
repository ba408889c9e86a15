"""The emulator's counters of a call: how they are asked for, and taken over from the submission's process."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from harness.errors import Exit, HarnessError
from harness.machine.devices import Device
from jit.base import environment

_DEEPEST, _MOST = 5, 4096  # levels and keys of a report that is taken over


def switched_on(device: Device) -> Device:
    """The device with counting on. Raises HarnessError where it does not count (exit 7)."""
    if device.kind != "emulator":
        raise HarnessError(
            f"--counters: only the emulator counts, and this runs on {device.label}",
            Exit.NO_DEVICE,
            hint="warpyard check TASK --device emulator --counters",
        )
    return replace(device, env={**device.env, environment.COUNTERS.name: "1"})


def clean(value: Any, deepest: int = _DEEPEST) -> dict[str, Any]:
    """What a reply says, as nested mappings of names to whole numbers; anything else is left out, since the reply comes
    from the submission's process. `jit.emulator.Statistics.counters` lists the names."""
    found: dict[str, Any] = {}
    for key, item in list(value.items())[:_MOST] if isinstance(value, dict) else ():
        if isinstance(item, dict) and deepest:
            found[str(key)] = clean(item, deepest - 1)
        elif isinstance(item, int) and not isinstance(item, bool):
            found[str(key)] = item
    return found


def elements(output: Any) -> int:
    """Elements of all tensors of an output."""
    import torch  # here, since a check starts the submission's process before it imports torch

    if isinstance(output, torch.Tensor):
        return output.numel()
    if isinstance(output, dict):
        output = list(output.values())
    return sum(map(elements, output)) if isinstance(output, (list, tuple)) else 0

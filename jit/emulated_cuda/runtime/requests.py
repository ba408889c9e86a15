"""Runs a launch on the emulator: that of another process where there is one, later where a graph is captured."""

from __future__ import annotations

import functools

from ... import emulator
from ...base import emulated_device, remote_service


def execute(request: emulator.Request) -> None:
    """Runs a launch, or records it for the replays of the CUDA graph that is being captured.

    Raises:
        as ``jit.emulator.execute``.
    """
    there = remote_service.service()
    run = functools.partial(there.execute if there else emulator.execute, request)
    if emulated_device.recording is not None:
        emulated_device.recording.append(run)
        return
    run()

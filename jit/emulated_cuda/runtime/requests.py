"""Runs a launch on the emulator: that of another process where there is one, later where a graph is captured."""

from __future__ import annotations

import functools

from ... import emulator
from ...base import emulated_device, mangled, remote_service, stream_findings
from ...base.stream_order import Accessed


def execute(request: emulator.Request, follows: bool = False) -> list[Accessed]:
    """Runs a launch, or records it for the replays of the CUDA graph that is being captured: then it has used nothing.

    Args:
        follows: as for ``jit.emulator.execute``, as is what is returned.

    Raises:
        as ``jit.emulator.execute``.
    """
    there = remote_service.service()
    run = functools.partial(there.execute if there else emulator.execute, request, follows=follows)
    if emulated_device.recording is not None:
        emulated_device.recording.append(run)
        return []
    return run()


def execute_on_stream(request: emulator.Request) -> None:
    """Runs or records a launch as a piece of work of the current stream.

    Raises:
        EmulatorFinding: as `execute`, and where nothing orders it after work of another stream on the same bytes.
    """
    kernel = mangled.plain(request.entry)
    work = stream_findings.begin(f"kernel {kernel}")
    accessed = execute(request, work is not None)
    memory = (stream_findings.Memory(one.address, one.name, one.owner) for one in request.allocations)
    stream_findings.launched(work, accessed, memory, request.entry)

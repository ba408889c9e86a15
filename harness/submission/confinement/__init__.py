"""Confines the calling process, before it imports a submission, as far as the kernel lets an ordinary user.

What could not be had is reported.
"""

from __future__ import annotations

import contextlib
import ctypes
import resource
import signal
import sys
from pathlib import Path

from harness.submission.confinement.landlock import confine_files
from harness.submission.confinement.seccomp import block_network

_PR_SET_PDEATHSIG = 1


def die_with_parent() -> None:
    """Asks the kernel to kill this process when the one that started it ends, and leaves no core files."""
    with contextlib.suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    if sys.platform.startswith("linux"):
        ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL, 0, 0, 0)


def confine(hidden: list[Path], needed: list[Path], writable: list[Path]) -> dict[str, str]:
    """Applies everything; returns what was had: ``{"network": ..., "files": ...}``."""
    return {"files": confine_files(hidden, needed, writable), "network": block_network()}

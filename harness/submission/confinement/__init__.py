"""Confines the calling process, before it imports a submission, as far as the kernel lets an ordinary user.

What could not be had is reported.
"""

from __future__ import annotations

import contextlib
import ctypes
import resource
import signal
import sys
from collections.abc import Sequence
from pathlib import Path

from harness.submission.confinement import namespaces, privileges
from harness.submission.confinement.landlock import confine_files
from harness.submission.confinement.seccomp import block_network

_PR_SET_PDEATHSIG = 1
_FIRST_TO_DIE = "500"  # where memory is short; of 1000

NOT_ASKED = "open: not asked for"
NAMES = ("namespaces", "files", "network", "privileges", "limits")
STARTS = "open: CUDA starts"
UNCONFINED = dict.fromkeys(NAMES, NOT_ASKED)


def die_with_parent() -> None:
    """Asks the kernel to kill this process when the one that started it ends, and leaves no core files."""
    with contextlib.suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    if sys.platform.startswith("linux"):
        ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL, 0, 0, 0)
        with contextlib.suppress(OSError), open("/proc/self/oom_score_adj", "w") as file:
            file.write(_FIRST_TO_DIE)


def enter(
    hidden: list[Path], needed: list[Path], writable: list[Path], device: str, descriptors: set[int],
    tried: str = "", shared: Sequence[int] = (),
) -> str:  # fmt: skip
    """The first part, while the process has one thread: namespaces, see ``namespaces.enter``. What it returns goes to
    ``confine``. ``tried``: what it returned here before for CUDA, which is not tried again then. ``shared``: namespaces
    of users and of the network, which a rank has in common with others."""
    if device != "cuda":
        return namespaces.enter(hidden, needed, writable, descriptors, shared=shared)
    if tried in ("", namespaces.ALL):
        entered = namespaces.enter(hidden, needed, writable, descriptors, gpus=True, tried=bool(tried), shared=shared)
        if not entered.startswith("open"):
            return entered
    return namespaces.enter_for_cuda(hidden, needed, writable, tried == namespaces.ALL_BUT_PROCESSES, shared)


def confine(
    hidden: list[Path], needed: list[Path], writable: list[Path], device: str, entered: str, ranks: bool = False
) -> dict[str, str]:
    """The second part: everything that an ordinary process can give up. Returns what was had, by ``NAMES``. ``ranks``:
    it connects to the other ranks, if the network is theirs alone. On a GPU `confine_rank` follows."""
    own = not entered.startswith("open")
    rank = ranks and own
    return {
        "namespaces": entered,
        "privileges": privileges.drop_capabilities(),
        "files": confine_files(hidden, needed, writable, shared_memory=own or device == "cuda"),
        "network": STARTS if rank and device == "cuda" else block_network(gpu=device == "cuda", ranks=rank),
        "limits": privileges.limit(device, own_users=own),
    }


def confine_rank() -> str:
    """The last part of a rank on a GPU, on all its threads. CUDA does not start where it cannot make a local socket of
    streams, and a rank, which may connect, makes none."""
    return block_network(gpu=True, ranks=True)

"""Memory files whose size nobody can change."""

from __future__ import annotations

import fcntl
import os


def sealed_file(size: int) -> int:
    """A memory file of ``size`` bytes that nobody can make shorter or longer, as a descriptor."""
    descriptor = os.memfd_create("block", os.MFD_CLOEXEC | os.MFD_ALLOW_SEALING)
    os.ftruncate(descriptor, size)
    fcntl.fcntl(descriptor, fcntl.F_ADD_SEALS, fcntl.F_SEAL_SHRINK | fcntl.F_SEAL_GROW | fcntl.F_SEAL_SEAL)
    return descriptor

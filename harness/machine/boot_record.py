"""What was seen of this machine since it started, so that it is not tried again: whether CUDA runs in namespaces."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

from harness.machine import folders

_PARTS = ("/proc/sys/kernel/random/boot_id", "/proc/driver/nvidia/version")
_SPACES = ("/proc/self/ns/user", "/proc/self/ns/mnt")


def _here() -> str:
    """The machine's start, the driver, the user and the container: what decides whether it runs there."""
    parts = [str(os.getuid())]
    for path in (*_PARTS, *_SPACES):
        with contextlib.suppress(OSError):
            parts.append(os.readlink(path) if path in _SPACES else Path(path).read_text().strip())
    return "\n".join(parts)


def _file() -> Path:
    return folders.state_dir() / "cuda-in-namespaces"


def cuda_in_namespaces() -> str:
    """In which namespaces a submission's process has run with CUDA since the machine started; "" where in none."""
    try:
        here, _, namespaces = _file().read_text().rpartition("\n")
        return namespaces if here == _here() else ""
    except (OSError, RuntimeError, ValueError):
        return ""


def note_cuda_in_namespaces(namespaces: str) -> None:
    """Notes in which one has, or "" where one could not start. Where nothing can be written, it is tried each time."""
    if namespaces == cuda_in_namespaces():
        return
    with contextlib.suppress(OSError, RuntimeError):
        if not namespaces:
            _file().unlink()
            return
        _file().parent.mkdir(parents=True, exist_ok=True)
        beside = _file().with_suffix(f".{os.getpid()}")
        beside.write_text(f"{_here()}\n{namespaces}")
        os.replace(beside, _file())

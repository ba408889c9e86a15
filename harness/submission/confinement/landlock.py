"""What landlock keeps from a submission: files are writable only in its scratch folder, the task's own folder is not
readable, and of the devices only those of GPUs are there. It is one-way, for this thread and everything that it starts.
"""

from __future__ import annotations

import ctypes
import os
import struct
import sys
from pathlib import Path

from harness.submission.confinement.namespaces import DEVICES, GPUS

_PR_SET_NO_NEW_PRIVS = 38

# linux/landlock.h: access rights by bit.
_EXECUTE, _WRITE_FILE, _READ_FILE, _READ_DIR = 1 << 0, 1 << 1, 1 << 2, 1 << 3
_REFER, _TRUNCATE = 1 << 13, 1 << 14
_MAKE_AND_REMOVE = sum(1 << bit for bit in range(4, 13))
_SCOPE_SIGNAL = 1 << 1
_LANDLOCK_CREATE, _LANDLOCK_ADD, _LANDLOCK_RESTRICT = 444, 445, 446

# What of /dev is there: five devices that everything uses, and those of GPUs. No terminal, no disk.
_DEVICES = (*DEVICES, *GPUS)

_libc = ctypes.CDLL(None, use_errno=True)


def readable_roots(hidden: list[Path], needed: list[Path]) -> list[str]:
    """The largest subtrees that leave ``hidden`` out, plus the ``needed`` ones that lie inside something hidden."""
    secrets = {str(path) for path in hidden}
    above = {str(folder) for path in hidden for folder in path.parents}  # a process has thousands of entries to look up
    roots: list[str] = []

    def visit(folder: str) -> None:
        try:
            with os.scandir(folder) as found:
                entries = sorted(entry.path for entry in found if entry.path not in secrets and not entry.is_symlink())
        except OSError:
            return
        for entry in entries:
            if entry in above:
                visit(entry)
            else:
                roots.append(entry)

    visit("/")
    for path in needed:
        if secrets.intersection(map(str, (path, *path.parents))):
            if str(path) in above:
                visit(str(path))
            else:
                roots.append(str(path))
    return roots


def confine_files(hidden: list[Path], needed: list[Path], writable: list[Path], shared_memory: bool) -> str:
    """Restricts the file system with landlock.

    Args:
        hidden: files and folders that must not be read.
        needed: folders readable even below a hidden one (the interpreter, the kernels).
        writable: folders where files may be made and changed, besides ``/proc/self``.
        shared_memory: files may be made in ``/dev/shm`` too, where they stay if it is that of all.

    Returns:
        ``"confined (landlock N)"``, or ``"open: <reason>"``.
    """
    if not sys.platform.startswith("linux"):
        return f"open: no landlock on {sys.platform}"
    abi = _libc.syscall(_LANDLOCK_CREATE, None, ctypes.c_size_t(0), 1)
    if abi < 1:
        return f"open: this kernel has no landlock ({os.strerror(ctypes.get_errno())})"
    handled = _EXECUTE | _WRITE_FILE | _READ_FILE | _READ_DIR | _MAKE_AND_REMOVE
    handled |= (_REFER if abi >= 2 else 0) | (_TRUNCATE if abi >= 3 else 0)
    attributes = struct.pack("QQQ", handled, 0, _SCOPE_SIGNAL if abi >= 6 else 0)
    size = 24 if abi >= 6 else 16 if abi >= 4 else 8
    ruleset = _libc.syscall(_LANDLOCK_CREATE, attributes, ctypes.c_size_t(size), 0)
    if ruleset < 0:
        return f"open: landlock refused ({os.strerror(ctypes.get_errno())})"
    file_rights = _EXECUTE | _WRITE_FILE | _READ_FILE | _TRUNCATE

    def allow(path: Path | str, rights: int) -> None:
        try:
            descriptor = os.open(path, os.O_PATH | os.O_CLOEXEC)
        except OSError:
            return
        rights &= handled if os.path.isdir(path) else handled & file_rights
        rule = struct.pack("=Qi", rights, descriptor)
        _libc.syscall(_LANDLOCK_ADD, ruleset, 1, rule, 0)
        os.close(descriptor)

    allow("/", _READ_DIR)
    for root in readable_roots(hidden, needed):
        if root != "/dev":
            allow(root, _EXECUTE | _READ_FILE | _READ_DIR)
    for folder in (*map(str, writable), "/proc/self", *(["/dev/shm"] if shared_memory else [])):
        allow(folder, handled)
    for pattern in _DEVICES:
        for device in Path("/dev").glob(pattern):
            allow(device, _READ_FILE | _WRITE_FILE | _READ_DIR)
    _libc.prctl(_PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)
    restricted = _libc.syscall(_LANDLOCK_RESTRICT, ruleset, 0)
    os.close(ruleset)
    if restricted:
        return f"open: landlock refused ({os.strerror(ctypes.get_errno())})"
    return f"confined (landlock {abi})"

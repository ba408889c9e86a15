"""Confines the calling process, before it imports a submission, as far as the kernel lets an ordinary user.

- seccomp: no sockets but local ones, no ptrace or access to another process's memory, no io_uring.
- landlock: files are writable only in the scratch and cache folders; the task's own folder is not readable.

Both are one-way: they hold for this process and everything that it starts.  What could not be had is reported.
"""

from __future__ import annotations

import contextlib
import ctypes
import errno
import os
import platform
import resource
import signal
import struct
import sys
from collections.abc import Iterable
from pathlib import Path

_PR_SET_PDEATHSIG, _PR_SET_NO_NEW_PRIVS, _PR_SET_SECCOMP = 1, 38, 22
_SECCOMP_MODE_FILTER = 2
_RET_ALLOW, _RET_ERRNO = 0x7FFF0000, 0x00050000

# linux/landlock.h: access rights by bit.
_EXECUTE, _WRITE_FILE, _READ_FILE, _READ_DIR = 1 << 0, 1 << 1, 1 << 2, 1 << 3
_REFER, _TRUNCATE = 1 << 13, 1 << 14
_MAKE_AND_REMOVE = sum(1 << bit for bit in range(4, 13))
_SCOPE_SIGNAL = 1 << 1
_LANDLOCK_CREATE, _LANDLOCK_ADD, _LANDLOCK_RESTRICT = 444, 445, 446

_SYSCALLS = {
    "x86_64": (
        0xC000003E,
        41,
        {"ptrace": 101, "process_vm_readv": 310, "process_vm_writev": 311, "io_uring_setup": 425, "pidfd_getfd": 438},
    ),
    "aarch64": (
        0xC00000B7,
        198,
        {"ptrace": 117, "process_vm_readv": 270, "process_vm_writev": 271, "io_uring_setup": 425, "pidfd_getfd": 438},
    ),
}
_AF_UNIX, _AF_NETLINK = 1, 16

_libc = ctypes.CDLL(None, use_errno=True)


def _statement(code: int, k: int, jt: int = 0, jf: int = 0) -> bytes:
    return struct.pack("HBBI", code, jt, jf, k)


def _filter_program(arch: int, socket: int, denied: Iterable[int]) -> bytes:
    """A classic BPF program over ``struct seccomp_data``: nr at 0, arch at 4, the first argument at 16."""
    load, equal, at_least, ret = 0x20, 0x15, 0x35, 0x06
    refuse = _statement(ret, _RET_ERRNO | errno.EACCES)
    allow = _statement(ret, _RET_ALLOW)
    program = _statement(load, 4) + _statement(equal, arch, 1, 0) + refuse
    program += _statement(load, 0) + _statement(at_least, 0x40000000, 0, 1) + refuse  # the x32 numbering
    for number in denied:
        program += _statement(equal, number, 0, 1) + refuse
    program += _statement(equal, socket, 1, 0) + allow
    program += _statement(load, 16) + _statement(equal, _AF_UNIX, 2, 0) + _statement(equal, _AF_NETLINK, 1, 0)
    return program + refuse + allow


def block_network() -> str:
    """Installs the seccomp filter. Returns ``"blocked"``, or ``"open: <reason>"``."""
    known = _SYSCALLS.get(platform.machine())
    if known is None or not sys.platform.startswith("linux"):
        return f"open: no filter for {sys.platform} on {platform.machine()}"
    arch, socket, denied = known
    code = _filter_program(arch, socket, denied.values())
    buffer = ctypes.create_string_buffer(code, len(code))
    program = struct.pack("HxxxxxxP", len(code) // 8, ctypes.addressof(buffer))
    if _libc.prctl(_PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) or _libc.prctl(_PR_SET_SECCOMP, _SECCOMP_MODE_FILTER, program):
        return f"open: seccomp refused ({os.strerror(ctypes.get_errno())})"
    return "blocked"


def _inside(path: Path, folder: Path) -> bool:
    return path == folder or folder in path.parents


def readable_roots(hidden: list[Path], needed: list[Path]) -> list[Path]:
    """The largest subtrees that leave ``hidden`` out, plus the ``needed`` ones that lie inside something hidden."""
    roots: list[Path] = []

    def visit(folder: Path) -> None:
        try:
            entries = sorted(folder.iterdir())
        except OSError:
            return
        for entry in entries:
            if entry.is_symlink() or entry in hidden:
                continue
            if any(_inside(secret, entry) for secret in hidden):
                visit(entry)
            else:
                roots.append(entry)

    visit(Path("/"))
    return roots + [path for path in needed if any(_inside(path, secret) for secret in hidden)]


def confine_files(hidden: list[Path], needed: list[Path], writable: list[Path]) -> str:
    """Restricts the file system with landlock.

    Args:
        hidden: files and folders that must not be read.
        needed: folders readable even below a hidden one (the interpreter, the kernels).
        writable: folders where files may be made and changed.

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

    def allow(path: Path, rights: int) -> None:
        try:
            descriptor = os.open(path, os.O_PATH | os.O_CLOEXEC)
        except OSError:
            return
        rights &= handled if path.is_dir() else handled & file_rights
        rule = struct.pack("=Qi", rights, descriptor)
        _libc.syscall(_LANDLOCK_ADD, ruleset, 1, rule, 0)
        os.close(descriptor)

    allow(Path("/"), _READ_DIR)
    for root in readable_roots(hidden, needed):
        allow(root, _EXECUTE | _READ_FILE | _READ_DIR)
    for folder in writable:
        allow(folder, handled)
    for folder in (Path("/dev"), Path("/proc")):
        allow(folder, handled & ~_REFER)
    _libc.prctl(_PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)
    restricted = _libc.syscall(_LANDLOCK_RESTRICT, ruleset, 0)
    os.close(ruleset)
    if restricted:
        return f"open: landlock refused ({os.strerror(ctypes.get_errno())})"
    return f"confined (landlock {abi})"


def die_with_parent() -> None:
    """Asks the kernel to kill this process when the one that started it ends, and leaves no core files."""
    with contextlib.suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    if sys.platform.startswith("linux"):
        _libc.prctl(_PR_SET_PDEATHSIG, signal.SIGKILL, 0, 0, 0)


def confine(hidden: list[Path], needed: list[Path], writable: list[Path]) -> dict[str, str]:
    """Applies everything; returns what was had: ``{"network": ..., "files": ...}``."""
    return {"files": confine_files(hidden, needed, writable), "network": block_network()}

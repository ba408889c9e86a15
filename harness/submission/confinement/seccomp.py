"""What seccomp keeps from a submission: no sockets but local ones, no ptrace or access to another process's memory, no
io_uring. It is one-way, for this process and everything that it starts.
"""

from __future__ import annotations

import ctypes
import errno
import os
import platform
import struct
import sys
from collections.abc import Iterable

_PR_SET_NO_NEW_PRIVS, _PR_SET_SECCOMP = 38, 22
_SECCOMP_MODE_FILTER = 2
_RET_ALLOW, _RET_ERRNO = 0x7FFF0000, 0x00050000

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

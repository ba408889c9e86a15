"""What the calling process gives up for good: capabilities, and the right to more than it needs of the machine."""

from __future__ import annotations

import ctypes
import os
import resource
import struct
import sys

_PR_SET_NO_NEW_PRIVS, _PR_CAPBSET_DROP, _PR_SET_SECUREBITS, _PR_CAP_AMBIENT = 38, 24, 28, 47
_CAP_AMBIENT_CLEAR_ALL = 4
_NO_ROOT = 0b1111  # SECBIT_NOROOT, SECBIT_NO_SETUID_FIXUP and their locks: uid 0 gets nothing back at an exec
_CAPABILITY_VERSION_3, _MOST_CAPABILITIES = 0x20080522, 64

_PROCESSES = 4096  # processes and threads
_FILE_SIZE = 8 << 30  # bytes
_CPU_SECONDS = 24 * 3600  # of one process; how long a request may take is for the evaluator's clock
_FILES = 4096  # open at once
_FEWER_FILES = 320  # than the evaluator may have: as many, and those of one message, can be under way on sockets
_SIGNALS = 1024  # that wait, timers among them
_LEAST_ADDRESSES = 16 << 30  # bytes; torch's libraries alone take some of them

_libc = ctypes.CDLL(None, use_errno=True)


def drop_capabilities() -> str:
    """Drops every capability. Returns ``"none"``, or ``"open: <reason>"``."""
    if not sys.platform.startswith("linux"):
        return f"open: {sys.platform} has no capabilities"
    _libc.prctl(_PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)
    _libc.prctl(_PR_CAP_AMBIENT, _CAP_AMBIENT_CLEAR_ALL, 0, 0, 0)
    for number in range(_MOST_CAPABILITIES):
        _libc.prctl(_PR_CAPBSET_DROP, number, 0, 0, 0)
    _libc.prctl(_PR_SET_SECUREBITS, _NO_ROOT, 0, 0, 0)
    header, nothing = struct.pack("Ii", _CAPABILITY_VERSION_3, 0), bytes(24)
    if _libc.capset(header, nothing):
        return f"open: capabilities stay ({os.strerror(ctypes.get_errno())})"
    return "none"


def _files(soft: int) -> int:
    """How many files the process may have open, where the evaluator may have ``soft``. So many may be under way on
    sockets, of all processes of a user together; one who may have fewer open then sends none any more."""
    return _FILES if soft == resource.RLIM_INFINITY else min(_FILES, max(soft // 2, soft - _FEWER_FILES))


def limit(device: str, own_users: bool) -> str:
    """Sets limits that the process cannot raise again: files, CPU time, processes, addresses.

    Args:
        device: addresses are limited to the machine's memory, except for ``"cuda"``, whose driver reserves addresses
            for all memory that it could ever map, and to four times as much for ``"service"``: the emulator has
            tables of which it touches little.
        own_users: the process has users of its own, so that a number of processes is not counted with those of others.

    Returns:
        ``"set"``, or ``"open: <which were refused>"``.
    """
    limits = {
        resource.RLIMIT_CORE: 0,
        resource.RLIMIT_FSIZE: _FILE_SIZE,
        resource.RLIMIT_CPU: _CPU_SECONDS,
        resource.RLIMIT_NOFILE: _FILES,
    }
    if device != "cuda":  # a driver may need more
        limits[resource.RLIMIT_NOFILE] = _files(resource.getrlimit(resource.RLIMIT_NOFILE)[0])
        limits[resource.RLIMIT_SIGPENDING] = _SIGNALS
    if own_users:
        limits[resource.RLIMIT_NPROC] = _PROCESSES
    if device != "cuda":
        memory = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
        limits[resource.RLIMIT_AS] = max(memory, _LEAST_ADDRESSES) * (4 if device == "service" else 1)
    failed = []
    for which, value in limits.items():
        hard = resource.getrlimit(which)[1]
        value = value if hard == resource.RLIM_INFINITY else min(value, hard)
        try:
            resource.setrlimit(which, (value, value))
        except (OSError, ValueError):
            failed.append(str(which))
    return f"open: limits {', '.join(failed)} refused" if failed else "set"

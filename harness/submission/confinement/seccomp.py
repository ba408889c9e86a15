"""What seccomp keeps from a submission: sockets, other processes, and the parts of the kernel that no kernel needs.

- Sockets are pairs of streams, and those of netlink. Nothing connects, and no datagram has an address, so that no
  service on a local socket does its work.
- Other processes are not traced, read, limited, slowed, moved or made the first to die.
- No System V IPC and no message queues: what is in them stays when the process has ended.
- No bpf, perf, userfaultfd, io_uring, keys, modules, mounts, new namespaces. Nothing types into a terminal.
- A file that can only be read gets no lease, which would have its writers wait, and no hints, which stay.
- Nothing is told of what others do in folders: names of files that cannot be listed would be told too. Each of these
  watchers, and what they and epoll watch, is one of few that all processes of a user have together.
- The kernel's log is not read: what a submission has the kernel say there is a word for the next one.
- No file is put out of the page cache, and nothing is told of what is in it: others load slower from a cold one, and
  what a submission has put there is a word for the next one. How long a read takes tells still.
- No file is given memory or disk at once: a file in memory, as that of the device memory, could so take all memory of
  the machine, which counts for no process. What is written is limited, and what is mapped counts.
- No lock of a file is taken, whatever the process is told of it: a file that can only be read can be locked, and
  programs of the user would wait for it. Nor is it told of others' locks. Files that it may write are its own.

A rank on a GPU connects to other ranks, in a network that has a loopback alone. It makes sockets of TCP and UDP, and
local ones of datagrams, of which NCCL has one without a use. Datagrams have addresses, as NCCL asks the kernel by one
what networks there are. No local stream is connected, so that no service on one does its work.

It is one-way, for this process and everything that it starts.
"""

from __future__ import annotations

import ctypes
import errno
import os
import platform
import selectors
import struct
import sys
from dataclasses import dataclass, field

_PR_SET_NO_NEW_PRIVS, _PR_SET_SECCOMP = 38, 22
_SECCOMP_MODE_FILTER, _SET_MODE_FILTER, _FLAG_TSYNC = 2, 1, 1
_RET_ALLOW, _RET_ERRNO = 0x7FFF0000, 0x00050000
# A process for CUDA keeps these: whether every driver can do without is not known.
_MAY_BE_THE_DRIVERS = (
    "mincore", "epoll_create", "epoll_create1", "inotify_init", "inotify_init1", "fanotify_init", "fanotify_mark",
    "syslog",
)  # fmt: skip
_X32 = 0x40000000  # the numbers of the x32 ABI begin here

_AF_UNIX, _AF_INET, _AF_INET6, _AF_NETLINK = 1, 2, 10, 16
_SOCK_STREAM, _SOCK_DGRAM, _SOCK_SEQPACKET, _SOCK_TYPE = 1, 2, 5, 0xF
_INTERNET = (_SOCK_STREAM, _SOCK_DGRAM)  # TCP, and UDP, by whose sockets libraries ask what a network has
_OF_RANKS = ((_AF_UNIX, (_SOCK_DGRAM,)), (_AF_INET, _INTERNET), (_AF_INET6, _INTERNET))  # families and types
_TIOCSTI, _TIOCLINUX, _CLONE_NEWUSER = 0x5412, 0x541C, 0x10000000
_COLD, _PAGEOUT = 20, 21  # of madvise
_NOWAIT = 8  # of preadv2: only what is in the page cache
_SETLEASE, _NOTIFY, _SET_RW_HINT, _SET_FILE_RW_HINT = 1024, 1026, 1036, 1038  # of fcntl
_SETLK, _GETLK = (6, 7, 37, 38), (5, 36)  # of fcntl: F_SETLK, F_SETLKW and F_GETLK, and those of open files


@dataclass(frozen=True)
class _Machine:
    """``AUDIT_ARCH``, the number of ``seccomp``, and the numbers of system calls by name."""

    audit: int
    seccomp: int
    denied: dict[str, int]
    others: dict[str, int]
    numbers: dict[str, int] = field(default_factory=dict)


_SAME_EVERYWHERE = {
    "io_uring_setup": 425, "open_tree": 428, "move_mount": 429, "fsopen": 430, "fsmount": 432, "pidfd_send_signal": 424,
    "pidfd_getfd": 438, "process_madvise": 440, "cachestat": 451, "mount_setattr": 442, "process_mrelease": 448,
}  # fmt: skip

_MACHINES = {
    "x86_64": _Machine(
        audit=0xC000003E,
        seccomp=317,
        denied=_SAME_EVERYWHERE | {
            "connect": 42, "ptrace": 101, "process_vm_readv": 310, "process_vm_writev": 311, "bpf": 321,
            "perf_event_open": 298, "userfaultfd": 323, "add_key": 248, "request_key": 249, "keyctl": 250,
            "mount": 165, "umount2": 166, "pivot_root": 155, "chroot": 161, "setns": 308, "unshare": 272,
            "open_by_handle_at": 304, "kcmp": 312, "kexec_load": 246,
            "shmget": 29, "semget": 64, "msgget": 68, "mq_open": 240, "inotify_add_watch": 254, "inotify_init": 253,
            "inotify_init1": 294, "fanotify_init": 300, "fanotify_mark": 301, "syslog": 103,
            "epoll_create": 213, "epoll_create1": 291,
            "init_module": 175, "finit_module": 313, "acct": 163, "swapon": 167, "reboot": 169, "io_setup": 206,
            "fadvise64": 221, "mincore": 27,
        },
        others={"prlimit64": 302, "sched_setaffinity": 203, "sched_setscheduler": 144, "sched_setparam": 142,
                "sched_setattr": 314, "migrate_pages": 256, "move_pages": 279},
        numbers={"socket": 41, "socketpair": 53, "sendto": 44, "ioctl": 16, "fcntl": 72, "setpriority": 141,
                 "ioprio_set": 251, "clone": 56, "clone3": 435, "madvise": 28, "preadv2": 327, "flock": 73,
                 "fallocate": 285},
    ),
    "aarch64": _Machine(
        audit=0xC00000B7,
        seccomp=277,
        denied=_SAME_EVERYWHERE | {
            "connect": 203, "ptrace": 117, "process_vm_readv": 270, "process_vm_writev": 271, "bpf": 280,
            "perf_event_open": 241, "userfaultfd": 282, "add_key": 217, "request_key": 218, "keyctl": 219,
            "mount": 40, "umount2": 39, "pivot_root": 41, "chroot": 51, "setns": 268, "unshare": 97,
            "open_by_handle_at": 265, "kcmp": 272, "kexec_load": 104,
            "shmget": 194, "semget": 190, "msgget": 186, "mq_open": 180, "inotify_add_watch": 27, "inotify_init1": 26,
            "fanotify_init": 262, "fanotify_mark": 263, "syslog": 116, "epoll_create1": 20,
            "init_module": 105, "finit_module": 273, "acct": 89, "swapon": 224, "reboot": 142, "io_setup": 0,
            "fadvise64": 223, "mincore": 232,
        },
        others={"prlimit64": 261, "sched_setaffinity": 122, "sched_setscheduler": 119, "sched_setparam": 118,
                "sched_setattr": 274, "migrate_pages": 238, "move_pages": 239},
        numbers={"socket": 198, "socketpair": 199, "sendto": 206, "ioctl": 29, "fcntl": 25, "setpriority": 140,
                 "ioprio_set": 30, "clone": 220, "clone3": 435, "madvise": 233, "preadv2": 286, "flock": 32,
                 "fallocate": 47},
    ),
}  # fmt: skip

OF_RANKS = "a loopback, with the other ranks"
_libc = ctypes.CDLL(None, use_errno=True)

_LOAD, _AND, _EQUAL, _AT_LEAST, _SET, _RETURN = 0x20, 0x54, 0x15, 0x35, 0x45, 0x06


def _statement(code: int, k: int, jt: int = 0, jf: int = 0) -> bytes:
    return struct.pack("HBBI", code, jt, jf, k)


def _refuse(number: int = errno.EACCES) -> bytes:
    return _statement(_RETURN, _RET_ERRNO | number)


_ALLOW = _statement(_RETURN, _RET_ALLOW)
_PRETEND = _statement(_RETURN, _RET_ERRNO)  # does nothing, and says that it was done


def _argument(index: int, high: bool = False) -> bytes:
    """Loads half of an argument: they begin at byte 16 of ``struct seccomp_data``."""
    return _statement(_LOAD, 16 + 8 * index + 4 * high)


def _rule(number: int, body: bytes) -> bytes:
    """``body`` for one system call; it has to end in a return."""
    return _statement(_EQUAL, number, 0, len(body) // 8) + body


def _only_zero(*indices: int) -> bytes:
    """Refuses unless the arguments are all zero, which names the caller itself."""
    tests = b"".join(_argument(index) + _statement(_EQUAL, 0, 1, 0) + _refuse() for index in indices)
    return tests + _ALLOW


def _filter_program(machine: _Machine, gpu: bool, ranks: bool) -> bytes:
    """A classic BPF program over ``struct seccomp_data``: nr at 0, arch at 4, arguments from 16."""
    program = _statement(_LOAD, 4) + _statement(_EQUAL, machine.audit, 1, 0) + _refuse()
    program += _statement(_LOAD, 0) + _statement(_AT_LEAST, _X32, 0, 1) + _refuse()
    for name, number in machine.denied.items():
        if not (name in _MAY_BE_THE_DRIVERS and gpu) and not (name == "connect" and ranks):
            program += _rule(number, _refuse())
    for number in machine.others.values():
        program += _rule(number, _only_zero(0))
    named = machine.numbers
    program += _rule(named["setpriority"], _only_zero(0, 1))
    process = _argument(0) + _statement(_EQUAL, 1, 1, 0) + _refuse()  # IOPRIO_WHO_PROCESS
    program += _rule(named["ioprio_set"], process + _only_zero(1))
    if not ranks:
        program += _rule(named["sendto"], _argument(4) + _statement(_EQUAL, 0, 1, 0) + _refuse()
                         + _argument(4, high=True) + _statement(_EQUAL, 0, 1, 0) + _refuse() + _ALLOW)  # fmt: skip
    typing = _argument(1) + _statement(_EQUAL, _TIOCSTI, 1, 0) + _statement(_EQUAL, _TIOCLINUX, 0, 1)
    program += _rule(named["ioctl"], typing + _refuse() + _ALLOW)
    refused = (_SETLEASE, _NOTIFY, _SET_RW_HINT, _SET_FILE_RW_HINT, *(() if gpu else _GETLK))
    last = len(refused) - 1
    marks = _argument(1) + b"".join(
        _statement(_EQUAL, each, last - number, number == last) for number, each in enumerate(refused)
    )
    locks = b""
    if not gpu:
        program += _rule(named["flock"], _PRETEND)
        program += _rule(named["fallocate"], _refuse(errno.EOPNOTSUPP))  # the C library then writes
        locks = _argument(1) + b"".join(_statement(_EQUAL, each, 0, 1) + _PRETEND for each in _SETLK)
    program += _rule(named["fcntl"], locks + marks + _refuse() + _ALLOW)
    out = _argument(2) + _statement(_EQUAL, _COLD, 1, 0) + _statement(_EQUAL, _PAGEOUT, 0, 1)
    program += _rule(named["madvise"], out + _refuse() + _ALLOW)
    program += _rule(named["preadv2"], _argument(5) + _statement(_SET, _NOWAIT, 0, 1) + _refuse() + _ALLOW)
    program += _rule(named["clone"], _argument(0) + _statement(_SET, _CLONE_NEWUSER, 0, 1) + _refuse() + _ALLOW)
    program += _rule(named["clone3"], _refuse(errno.ENOSYS))  # the C library then calls clone
    connected = _statement(_EQUAL, _SOCK_STREAM, 2, 0) + _statement(_EQUAL, _SOCK_SEQPACKET, 1, 0)
    stream = _argument(1) + _statement(_AND, _SOCK_TYPE) + connected + _refuse() + _ALLOW
    program += _rule(named["socketpair"], stream)
    families = _statement(_EQUAL, _AF_UNIX, 0, len(stream) // 8) + stream
    if ranks:
        families = b""
        for family, kinds in _OF_RANKS:
            allowed = b"".join(_statement(_EQUAL, kind, 0, 1) + _ALLOW for kind in kinds)
            body = _argument(1) + _statement(_AND, _SOCK_TYPE) + allowed + _refuse()
            families += _statement(_EQUAL, family, 0, len(body) // 8) + body
    netlink = _statement(_EQUAL, _AF_NETLINK, 0, 1) + _ALLOW
    program += _rule(named["socket"], _argument(0) + families + netlink + _refuse())
    return program + _ALLOW


def block_network(gpu: bool = False, ranks: bool = False) -> str:
    """Installs the seccomp filter on every thread. Returns ``"blocked"``, ``"a loopback, with the other ranks"``, or
    ``"open: <reason>"``.

    Args:
        gpu: the process uses CUDA. It keeps ``mincore``, epoll, inotify, fanotify, syslog and locks of files, since it
            is not known whether a driver can do without. Else ``selectors`` takes poll from now on.
        ranks: the network is that of the ranks of one submission, which connect to each other.
    """
    done = OF_RANKS if ranks else "blocked"
    if not gpu:
        selectors.DefaultSelector = selectors.PollSelector  # type: ignore[misc, assignment]
    machine = _MACHINES.get(platform.machine())
    if machine is None or not sys.platform.startswith("linux"):
        return f"open: no filter for {sys.platform} on {platform.machine()}"
    code = _filter_program(machine, gpu, ranks)
    buffer = ctypes.create_string_buffer(code, len(code))
    program = struct.pack("HxxxxxxP", len(code) // 8, ctypes.addressof(buffer))
    if _libc.prctl(_PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0):
        return f"open: seccomp refused ({os.strerror(ctypes.get_errno())})"
    if _libc.syscall(machine.seccomp, _SET_MODE_FILTER, _FLAG_TSYNC, program) == 0:
        return done
    if _libc.prctl(_PR_SET_SECCOMP, _SECCOMP_MODE_FILTER, program):
        return f"open: seccomp refused ({os.strerror(ctypes.get_errno())})"
    return done

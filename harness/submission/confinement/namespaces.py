"""Gives the calling process a view of the machine of its own: users, processes, mounts, network, System V IPC.

In it, the file system is read-only but for the folders that are named, what is hidden is not there, `/dev` has five
devices and none of them is a terminal, other processes cannot be seen, and there is no network. It takes no privilege
where the kernel lets users make namespaces. When the process ends, everything that it started is killed. Without CUDA,
`/proc` and `/sys` have little of what the kernel counts: a number that goes up is a word for the next submission.

A process for CUDA has the devices of GPUs too, and shares memory with one outside. CUDA does not start where `/proc` is
read-only (cuInit gives 304), so that only `/proc/sys` is. A child tries it first, unless it is known to run here. Where
it does not start, the process sees the others' numbers; where it does not then either, there are no namespaces.
"""

from __future__ import annotations

import contextlib
import ctypes
import os
import resource
import signal
import stat
import struct
import sys
from collections.abc import Sequence
from pathlib import Path

_NEWNS, _NEWUTS, _NEWIPC, _NEWUSER, _NEWPID, _NEWNET = (
    0x00020000, 0x04000000, 0x08000000, 0x10000000, 0x20000000, 0x40000000,
)  # fmt: skip
_NOSUID, _NODEV, _NOEXEC, _BIND, _REC, _PRIVATE = 2, 4, 8, 4096, 16384, 1 << 18
_MOUNT_SETATTR, _AT_FDCWD, _AT_RECURSIVE = 442, -100, 0x8000
_ATTR_RDONLY, _ATTR_NOSUID = 1, 2
_PR_SET_PDEATHSIG = 1
DEVICES = ("null", "zero", "full", "random", "urandom")
GPUS = ("nvidia*", "nvhost*", "nvmap", "dri", "dxg")  # patterns
_OF_PROC = (
    "self", "thread-self", "sys", "net", "mounts", "cpuinfo", "meminfo", "uptime", "loadavg", "version", "filesystems",
    "cgroups", "cmdline", "config.gz", "consoles", "devices", "dma", "execdomains", "fb", "iomem", "ioports", "misc",
    "kallsyms", "modules", "mtrr", "partitions", "swaps",
)  # fmt: skip
_COUNT = {"/proc/sys/fs": ("-nr", "-state"), "/proc/sys/kernel": ("_next_id", "_count")}  # ends of names
_OF_SYS, _COUNT_NODES = Path("/sys/devices/system"), ("node/node*/vmstat", "node/node*/numastat", "node/node*/meminfo")
_SHARED_MEMORY = "size=25%,mode=1777"
_MOST_PROCESSES = 4096
_OK = b"\0"
ALL, ALL_BUT_PROCESSES = "own users, processes, mounts, network, ipc", "own users, mounts, network, ipc"

_libc = ctypes.CDLL(None, use_errno=True)


class _Refused(Exception):
    """The kernel does not let this user have namespaces; the text says what it refused."""


def _check(result: int, what: str) -> None:
    if result:
        raise _Refused(f"{what}: {os.strerror(ctypes.get_errno())}")


def _mount(source: str, target: str, kind: str | None, flags: int, data: str = "") -> None:
    encoded = kind.encode() if kind else None
    _check(_libc.mount(source.encode(), target.encode(), encoded, ctypes.c_ulong(flags), data.encode()), target)


def _set_attributes(path: str, add: int, clear: int, recursive: bool) -> None:
    attributes = struct.pack("QQQQ", add, clear, 0, 0)
    flags = _AT_RECURSIVE if recursive else 0
    _check(_libc.syscall(_MOUNT_SETATTR, _AT_FDCWD, path.encode(), flags, attributes, len(attributes)), path)


def _handle(path: Path) -> int | None:
    with contextlib.suppress(OSError):
        return os.open(path, os.O_PATH | os.O_CLOEXEC)
    return None


def _bind(handle: int, target: str, writable: bool) -> None:
    _mount(f"/proc/self/fd/{handle}", target, None, _BIND | _REC)
    os.close(handle)
    if writable:
        _set_attributes(target, 0, _ATTR_RDONLY, recursive=False)


def _view(hidden: list[Path], needed: list[Path], writable: list[Path], gpus: bool, processes: bool) -> None:
    """Builds the mounts; in the first process of the new namespaces, which has every capability there. With ``gpus``
    their devices are there. ``processes``: there is a namespace of processes, which `/proc` shows."""
    _mount("none", "/", None, _REC | _PRIVATE)
    inside = [path for path in needed if path not in writable and any(one in (path, *path.parents) for one in hidden)]
    kept = [(path, handle, True) for path in writable if (handle := _handle(path)) is not None]
    kept += [(path, handle, False) for path in inside if (handle := _handle(path)) is not None]
    _devices(gpus)
    for secret in hidden:
        with contextlib.suppress(FileNotFoundError):
            if stat.S_ISDIR(secret.stat().st_mode):  # asked once: the evaluator may make it just now
                _mount("tmpfs", str(secret), "tmpfs", _NOSUID | _NODEV, "size=1m,mode=755")
            else:
                _mount("/dev/null", str(secret), None, _BIND)
    for path, _, _ in kept:
        with contextlib.suppress(OSError):
            path.mkdir(parents=True, exist_ok=True)  # below something hidden
    if not gpus:
        _hide_counters_of_sys()
    _set_attributes("/", _ATTR_RDONLY | _ATTR_NOSUID, 0, recursive=True)
    for path, handle, may_write in kept:
        _bind(handle, str(path), may_write)
    _set_attributes("/dev/shm", 0, _ATTR_RDONLY, recursive=False)
    _proc(gpus, processes)


def _devices(gpus: bool) -> None:
    """Mounts a `/dev` with the devices that a submission needs, links to its own streams, and shared memory."""
    names = [Path("/dev", name) for name in DEVICES]
    names += [path for pattern in GPUS for path in Path("/dev").glob(pattern)] if gpus else []
    devices = [(path, path.is_dir(), handle) for path in names if (handle := _handle(path)) is not None]
    _mount("tmpfs", "/dev", "tmpfs", _NOSUID | _NOEXEC, "size=64k,mode=755")
    for path, is_folder, handle in devices:
        if is_folder:
            path.mkdir()
        else:
            os.close(os.open(path, os.O_CREAT | os.O_WRONLY, 0o666))
        _mount(f"/proc/self/fd/{handle}", str(path), None, _BIND | (_REC if is_folder else 0))
        os.close(handle)
    for link, target in (("fd", "fd"), ("stdin", "fd/0"), ("stdout", "fd/1"), ("stderr", "fd/2")):
        os.symlink(f"/proc/self/{target}", f"/dev/{link}")
    os.mkdir("/dev/shm")
    _mount("tmpfs", "/dev/shm", "tmpfs", _NOSUID | _NODEV, _SHARED_MEMORY)


def _proc(gpus: bool, processes: bool) -> None:
    """Mounts `/proc` anew where there is a namespace of processes, and lets nobody write below it: with GPUs, whose
    driver writes there, below `/proc/sys` alone."""
    if processes:
        _mount("proc", "/proc", "proc", _NOSUID | _NODEV | _NOEXEC)
        with contextlib.suppress(OSError), open("/proc/sys/kernel/pid_max", "w") as file:
            file.write(str(_MOST_PROCESSES))  # of this namespace, since Linux 6.14
        if not gpus:
            _hide_counters_of_proc()
    if gpus:
        _set_attributes("/proc", 0, _ATTR_RDONLY, recursive=False)
        _mount("/proc/sys", "/proc/sys", None, _BIND)
        _set_attributes("/proc/sys", _ATTR_RDONLY, 0, recursive=False)
    else:
        _set_attributes("/proc", _ATTR_RDONLY, 0, recursive=False)


def _hide_counters_of_proc() -> None:
    """Leaves of `/proc`, which was mounted anew, processes, and little that is the machine's."""
    paths = [f"/proc/{name}" for name in os.listdir("/proc") if not name.isdigit() and name not in _OF_PROC]
    for folder, ends in _COUNT.items():
        paths += [f"{folder}/{name}" for name in os.listdir(folder) if name.endswith(ends)]
    _hide(paths)


def _hide_counters_of_sys() -> None:
    """Leaves of `/sys` what it says of processors and nodes of memory."""
    if (handle := _handle(_OF_SYS)) is None:
        return
    _mount("tmpfs", "/sys", "tmpfs", _NOSUID | _NODEV, "size=1m,mode=755")
    _OF_SYS.mkdir(parents=True)
    _mount(f"/proc/self/fd/{handle}", str(_OF_SYS), None, _BIND | _REC)
    os.close(handle)
    _hide([str(path) for pattern in _COUNT_NODES for path in _OF_SYS.glob(pattern)])


def _hide(paths: list[str]) -> None:
    """Has nothing in files and folders."""
    empty = ""
    for path in paths:
        with contextlib.suppress(_Refused):  # all else is worth more than one counter
            if os.path.islink(path):
                continue
            if not os.path.isdir(path):
                _mount("/dev/null", path, None, _BIND)
            elif empty:
                _mount(empty, path, None, _BIND)
            else:
                _mount("tmpfs", path, "tmpfs", _NOSUID | _NODEV, "size=4k,mode=755")
                empty = path


def _own_user(processes: int = _NEWPID, shared: Sequence[int] = ()) -> None:
    """Enters new namespaces. Those of users and of the network may be ``shared`` ones, which are open files."""
    if shared:
        for descriptor, kind in zip(shared, (_NEWUSER, _NEWNET), strict=True):
            _check(_libc.setns(descriptor, kind), "setns")
        _check(_libc.unshare(_NEWNS | processes | _NEWIPC | _NEWUTS), "unshare")
        return
    uid, gid = os.getuid(), os.getgid()
    _check(_libc.unshare(_NEWUSER | _NEWNS | processes | _NEWNET | _NEWIPC | _NEWUTS), "unshare")
    for name, text in (("setgroups", "deny"), ("uid_map", f"{uid} {uid} 1"), ("gid_map", f"{gid} {gid} 1")):
        with open(f"/proc/self/{name}", "w") as file:
            file.write(text)


def enter(
    hidden: list[Path], needed: list[Path], writable: list[Path], descriptors: set[int], gpus: bool = False,
    tried: bool = False, shared: Sequence[int] = (),
) -> str:  # fmt: skip
    """Goes on in a process with a view of its own, which the caller waits for and ends as it ends.

    The calling process must have one thread. Where namespaces are not to be had, the caller itself goes on.

    Args:
        hidden: files and folders that are not there.
        needed: folders that are there even below a hidden one.
        writable: folders where files may be made and changed; all else is read-only.
        descriptors: open files that only the new process keeps.
        gpus: their devices are there, and CUDA starts, else there are no namespaces.
        tried: CUDA is known to run so here; else a child tries it, which takes as long as CUDA does to start.
        shared: see `_own_user`.

    Returns:
        ``ALL`` in the new process; ``"open: <reason>"`` in the caller. Where somebody kills what makes the namespaces,
        the caller ends too.
    """
    if not sys.platform.startswith("linux"):
        return f"open: {sys.platform} has no namespaces"
    read_end, write_end = os.pipe()
    ended, end = os.pipe()
    guard = os.fork()
    if guard:
        os.close(write_end)
        os.close(end)
        reason = _read(read_end)
        if reason != _OK:
            os.waitpid(guard, 0)
            os.close(ended)
            _end_without(reason)
            return f"open: {reason.decode(errors='replace')}"
        for descriptor in descriptors:
            os.close(descriptor)
        _end_like(_read(ended), guard)
    os.close(read_end)
    os.close(ended)
    _die_with_parent()
    try:
        _own_user(shared=shared)
        first = os.fork()
    except (_Refused, OSError) as error:
        os.write(write_end, str(error).encode()[:200])
        os._exit(1)
    if first:
        for descriptor in (*descriptors, write_end, end):
            os.close(descriptor)
        os.waitpid(first, 0)
        os._exit(0)
    _die_with_parent()
    try:
        _view(hidden, needed, writable, gpus, processes=True)
        if gpus and not tried:
            _start_cuda()
    except (_Refused, OSError) as error:
        os.write(write_end, str(error).encode()[:200])
        os._exit(1)
    worker = os.fork()
    if worker:
        for descriptor in (*descriptors, write_end):
            os.close(descriptor)
        _reap(worker, end)
    os.close(end)
    _die_with_parent()
    try:
        os.write(write_end, _OK)
    except OSError:  # the caller was killed, and this process is about to be
        os._exit(1)
    os.close(write_end)
    return ALL


def _trial(hidden: list[Path], needed: list[Path], writable: list[Path], shared: Sequence[int]) -> str:
    """Why CUDA does not run in namespaces of its own; "" where it does. A child tries it, since half of a view would be
    worse than none."""
    read_end, write_end = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            _own_user(processes=0, shared=shared)
            _view(hidden, needed, writable, gpus=True, processes=False)
            _start_cuda()
            os.write(write_end, _OK)
        except (_Refused, OSError) as error:
            os.write(write_end, str(error).encode()[:200])
        os._exit(0)
    os.close(write_end)
    reason = _read(read_end)
    os.waitpid(child, 0)
    _end_without(reason)
    return "" if reason == _OK else reason.decode(errors="replace")


def enter_for_cuda(
    hidden: list[Path], needed: list[Path], writable: list[Path], tried: bool, shared: Sequence[int] = ()
) -> str:
    """Gives the caller, which must have one thread, a view of the machine with its GPUs and all processes' numbers.

    Args:
        hidden, needed, writable, shared: as for ``enter``.
        tried: CUDA is known to run so here; else a child tries it, which takes as long as CUDA does to start.

    Returns:
        ``ALL_BUT_PROCESSES``, or ``"open: <reason>"`` where the kernel refuses: nothing is done then.
    """
    if not sys.platform.startswith("linux"):
        return f"open: {sys.platform} has no namespaces"
    if not tried and (reason := _trial(hidden, needed, writable, shared)):
        return f"open: {reason}"
    _own_user(processes=0, shared=shared)
    _view(hidden, needed, writable, gpus=True, processes=False)
    _die_with_parent()
    return ALL_BUT_PROCESSES


def _start_cuda() -> None:
    """Tries whether CUDA starts here, in a child that keeps what that leaves behind. Raises _Refused."""
    read_end, write_end = os.pipe()
    trial = os.fork()
    if trial == 0:
        with contextlib.suppress(OSError):
            os.write(write_end, str(ctypes.CDLL("libcuda.so.1").cuInit(0)).encode())
        os._exit(0)
    os.close(write_end)
    status = _read(read_end).decode()
    os.waitpid(trial, 0)
    if status != "0":
        raise _Refused(f"cuInit gives {status or 'nothing'} there")


def _end_without(reason: bytes) -> None:
    """Ends the caller where a child gave no reason: somebody killed that, so the kernel may well have namespaces, and
    what comes next would be less confined than it could be."""
    if not reason:
        os.kill(os.getpid(), signal.SIGKILL)


def _die_with_parent() -> None:
    _libc.prctl(_PR_SET_PDEATHSIG, signal.SIGKILL, 0, 0, 0)


def _read(descriptor: int) -> bytes:
    parts = []
    while part := os.read(descriptor, 4096):
        parts.append(part)
    os.close(descriptor)
    return b"".join(parts)


def _reap(worker: int, end: int) -> None:
    """The first process's life: it collects whatever ends, and ends with the worker, which ends the namespace."""
    while True:
        pid, status = os.wait()
        if pid == worker:
            with contextlib.suppress(OSError):  # the caller was killed
                os.write(end, struct.pack("i", status))
            os._exit(0)


def _end_like(data: bytes, guard: int) -> None:
    """Ends the caller as the worker ended: with its status, or by its signal."""
    os.waitpid(guard, 0)
    if len(data) != 4:
        os.kill(os.getpid(), signal.SIGKILL)
    status = struct.unpack("i", data)[0]
    if os.WIFSIGNALED(status):
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        number = os.WTERMSIG(status)
        with contextlib.suppress(OSError, ValueError):
            signal.signal(number, signal.SIG_DFL)
        os.kill(os.getpid(), number)
    os._exit(os.waitstatus_to_exitcode(status) & 0xFF)

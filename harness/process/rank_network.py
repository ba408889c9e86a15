"""A network for the ranks of one submission on GPUs: namespaces of users and of the network, with a loopback alone.

A process of its own makes them and hands them over as open files; then it waits until nobody has the network any more.
The processes of the ranks enter them, and are confined as any other one besides.
"""

from __future__ import annotations

import contextlib
import os
import socket
import subprocess
import sys

from harness.errors import Exit, HarnessError

_LONGEST = 30.0  # seconds
_HOLDER = """
import ctypes, fcntl, os, socket, struct
there = socket.socket(fileno=0)
libc = ctypes.CDLL(None, use_errno=True)
uid, gid = os.getuid(), os.getgid()
try:
    if libc.unshare(0x10000000 | 0x40000000):  # users, network
        raise OSError(ctypes.get_errno(), "unshare: " + os.strerror(ctypes.get_errno()))
    for name, text in (("setgroups", "deny"), ("uid_map", f"{uid} {uid} 1"), ("gid_map", f"{gid} {gid} 1")):
        with open(f"/proc/self/{name}", "w") as file:
            file.write(text)
    with socket.socket() as one:
        fcntl.ioctl(one, 0x8914, struct.pack("16sh14x", b"lo", 0x49))  # SIOCSIFFLAGS: IFF_UP, IFF_LOOPBACK, IFF_RUNNING
    files = [os.open(f"/proc/self/ns/{name}", os.O_RDONLY) for name in ("user", "net")]
    socket.send_fds(there, [b"ok"], files)
except OSError as error:
    there.send(str(error).encode()[:200])
there.recv(1)
"""


class Network:
    """The network. Raises HarnessError (exit 7) where the kernel does not let this user make one.

    Attributes:
        files: the namespaces of users and of the network, open.
    """

    def __init__(self) -> None:
        self.files: list[int] = []
        self._connection, theirs = socket.socketpair()
        self._holder = subprocess.Popen(
            [sys.executable, "-I", "-S", "-c", _HOLDER], stdin=theirs.fileno(), stdout=subprocess.DEVNULL
        )
        theirs.close()
        self._connection.settimeout(_LONGEST)
        try:
            said, self.files, _, _ = socket.recv_fds(self._connection, 256, 2)
        except OSError as error:
            said = str(error).encode()
        if len(self.files) != 2:
            self.close()
            why = said.decode(errors="replace") or "its process ended"
            raise HarnessError(
                f"ranks on GPUs need a network of their own, which cannot be made here: {why}",
                Exit.NO_DEVICE,
                hint="--no-sandbox for a submission that you trust; or --device emulator",
            )

    def close(self) -> None:
        """Leaves the network to whoever has it."""
        for file in self.files:
            with contextlib.suppress(OSError):
                os.close(file)
        self.files = []
        self._connection.close()
        self._holder.wait(_LONGEST)

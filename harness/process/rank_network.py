"""A network for the ranks of one submission on GPUs: namespaces of users and of the network, with a loopback alone.

A process of its own, ``network_holder``, makes them and hands them over as open files; then it waits until nobody has
the network any more.
The processes of the ranks enter them, and are confined as any other one besides.
"""

from __future__ import annotations

import contextlib
import os
import socket
import subprocess
import sys

from harness.errors import Exit, HarnessError
from harness.process import network_holder

_LONGEST = 30.0  # seconds


class Network:
    """The network. Raises HarnessError (exit 7) where the kernel does not let this user make one.

    Attributes:
        files: the namespaces of users and of the network, open.
    """

    def __init__(self) -> None:
        self.files: list[int] = []
        self._connection, theirs = socket.socketpair()
        self._holder = subprocess.Popen(
            [sys.executable, "-I", "-S", network_holder.__file__], stdin=theirs.fileno(), stdout=subprocess.DEVNULL
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

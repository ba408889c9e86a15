"""Connections between the ranks of `torch.distributed`, processes with emulated devices: one socket for each pair.

Every message has a group, a tag and its bytes. A thread for each other rank reads what that sends, and another one
writes, so that no rank waits for another one to read.
"""

from __future__ import annotations

import atexit
import contextlib
import os
import queue
import socket
import struct
import tempfile
import threading
import time
from collections import defaultdict, deque
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

_HEAD = struct.Struct("<QqQ")  # the group's number, the tag, the bytes behind
_PIECE = 1 << 20
_WAIT = 0.001  # seconds
COLLECTIVE = -1  # the tag of what is no single message
_RETURNED = -2  # the tag of the word that a rank's call has returned; the group is the number of the call


class LostRank(RuntimeError):
    """Another rank sends nothing in time, or has ended."""


class LateRank(LostRank):
    """Another rank sends nothing in time."""


class Sockets:
    """This process's connections.

    Args:
        rank: its own.
        connections: a connected socket to each other rank.
    """

    def __init__(self, rank: int, connections: Mapping[int, socket.socket]) -> None:
        self.rank, self.size = rank, len(connections) + 1
        self._got: dict[tuple[int, int, int], deque[bytes]] = defaultdict(deque)  # by rank, group and tag
        self._lost: set[int] = set()
        self._ended: set[int] = set()  # to which nothing can be sent
        self._call = 0  # the number of the call that runs, where there are calls
        self._until = float("inf")  # when this rank no longer waits for another one
        self._limit = 0.0
        self._returned: dict[int, int] = {}  # for each rank, its last call that has returned
        self._changed = threading.Condition()
        self._connections = list(connections.values())
        self._to: dict[int, queue.Queue[bytes]] = {}
        for other, connection in connections.items():
            self._to[other] = queue.Queue()
            for work in (self._read, self._write):
                threading.Thread(target=work, args=(other, connection), daemon=True).start()
        atexit.register(self.flush)

    def send(self, to: int, group: int, tag: int, data: bytes) -> None:
        """Sends a message, and does not wait until it is there."""
        if to == self.rank:
            self._add(to, group, tag, data)
        else:
            self._to[to].put(_HEAD.pack(group, tag, len(data)) + data)

    def receive(self, of: Iterable[int], group: int, tag: int, timeout: float) -> tuple[int, bytes]:
        """The next message from one of some ranks, and that rank. Raises LostRank."""
        ranks, until = list(of), time.monotonic() + timeout
        if self._until < until:
            until, timeout = self._until, self._limit
        with self._changed:
            while True:
                for rank in ranks:
                    if waiting := self._got[rank, group, tag]:
                        return rank, waiting.popleft()
                if gone := self._lost.intersection(ranks):
                    raise LostRank(f"rank {min(gone)} has ended, and rank {self.rank} waits for what it sends")
                if self._call and all(self._returned.get(rank, 0) >= self._call for rank in ranks):
                    names = ", ".join(map(str, ranks))
                    raise LostRank(f"rank {self.rank} waits for what rank {names} sends, whose call has returned")
                if not self._changed.wait(until - time.monotonic()) and time.monotonic() >= until:
                    names = ", ".join(map(str, ranks))
                    raise LateRank(f"rank {self.rank} got nothing from rank {names} within {timeout:g} s")

    def begins(self, limit: float) -> None:
        """A call begins, in which this rank waits for others for so many seconds at most; 0 sets no limit."""
        self._call += 1
        self._limit, self._until = limit, time.monotonic() + limit if limit else float("inf")

    def returns(self) -> None:
        """The call has returned: this rank sends nothing more in it."""
        for rank in self._to:
            self.send(rank, self._call, _RETURNED, b"")

    def flush(self) -> None:
        """Waits until all that was sent is on its way, but to ranks that have ended."""
        for rank, waiting in self._to.items():
            while waiting.unfinished_tasks and rank not in self._ended:
                time.sleep(_WAIT)

    def close(self) -> None:
        """Ends the connections. What waits to be written is lost."""
        for connection in self._connections:
            with contextlib.suppress(OSError):
                connection.shutdown(socket.SHUT_RDWR)

    def _add(self, rank: int, group: int, tag: int, data: bytes) -> None:
        with self._changed:
            if tag == _RETURNED:
                self._returned[rank] = group
            else:
                self._got[rank, group, tag].append(data)
            self._changed.notify_all()

    def _read(self, rank: int, connection: socket.socket) -> None:
        try:
            while head := _exactly(connection, _HEAD.size):
                group, tag, size = _HEAD.unpack(head)
                self._add(rank, group, tag, bytes(_exactly(connection, size)))
        except OSError:
            pass
        with self._changed:
            self._lost.add(rank)
            self._changed.notify_all()

    def _write(self, rank: int, connection: socket.socket) -> None:
        with contextlib.suppress(OSError):  # it has ended, which the reader sees
            while True:
                connection.sendall(self._to[rank].get())
                self._to[rank].task_done()
        self._ended.add(rank)


def _exactly(connection: socket.socket, size: int) -> bytearray:
    """So many bytes; none where the other side has closed before the first. Raises OSError where it has after that."""
    data = bytearray()
    while len(data) < size:
        part = connection.recv(min(_PIECE, size - len(data)))
        if not part and not data:
            break
        if not part:
            raise OSError("the connection was closed within a message")
        data += part
    return data


def by_store(store: Any, rank: int, size: int) -> Sockets:
    """Connects the processes of one machine by local sockets, whose paths they exchange by a store of torch."""
    connections: dict[int, socket.socket] = {}
    with tempfile.TemporaryDirectory(prefix="ranks-") as folder, socket.socket(socket.AF_UNIX) as waiting:
        path = str(Path(folder, "socket"))
        waiting.bind(path)
        waiting.listen(size)
        store.set(f"rank {rank}", path)
        for other in range(rank):
            connection = socket.socket(socket.AF_UNIX)
            connection.connect(store.get(f"rank {other}").decode())
            connection.sendall(struct.pack("<Q", rank))
            connections[other] = connection
        for _ in range(rank + 1, size):
            connection, _ = waiting.accept()
            (other,) = struct.unpack("<Q", _exactly(connection, 8))
            connections[other] = connection
    return Sockets(rank, connections)


def pairs(size: int) -> list[dict[int, socket.socket]]:
    """The sockets of each of so many ranks, for who starts them all."""
    made: list[dict[int, socket.socket]] = [{} for _ in range(size)]
    for one in range(size):
        for other in range(one):
            made[one][other], made[other][one] = socket.socketpair()
    return made


def of_descriptors(rank: int, descriptors: Iterable[int]) -> Sockets:
    """From the inherited sockets to the other ranks, in their order."""
    others: dict[int, socket.socket] = {}
    for number, descriptor in enumerate(descriptors):
        os.set_inheritable(descriptor, False)
        others[number + (number >= rank)] = socket.socket(fileno=descriptor)
    return Sockets(rank, others)

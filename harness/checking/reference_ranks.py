"""The reference of a task of several ranks: a process of the evaluator for each rank.

A reference communicates too, so that all ranks run each of its functions together. On the emulator the processes are
copies of this one, and sockets connect them. On GPUs they are new ones, since CUDA does not outlive a copy, and NCCL
connects them. What they are asked and what they answer has its tensors in host memory.
"""

from __future__ import annotations

import contextlib
import functools
import importlib
import os
import pickle
import select
import signal
import socket
import subprocess
import sys
import tempfile
import time
import warnings
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import numpy
import torch

from harness.errors import Exit, HarnessError
from harness.tasks import loading
from harness.tasks.loading import Task
from harness.tasks.mistakes import TaskError
from harness.wire import transfer
from harness.wire.limits import clip, printable
from jit.base import emulated_device, environment
from jit.emulated_cuda.torch import distributed, rank_sockets

_GRACE = 10.0  # seconds that the other ranks have to answer, once one has failed
_TRIES = 3  # to have all answer, where processes are ended
_START = 300.0  # seconds until a new process has imported torch and is connected
_NETWORK = "NCCL_SOCKET_IFNAME"  # a variable: where NCCL waits for the other ranks
_ROOT = Path(__file__).resolve().parents[2]
_ENTRY = "import sys; sys.path.insert(0, {root!r}); from harness.checking.reference_ranks import main; main({words})"


@dataclass
class Sent:
    """Tensors on their way, in structures of plain values.

    Args:
        payload: see `transfer.Packed`.
        storages: their bytes, as arrays.
        classes: the task's own classes, by module and name.
        devices: of each storage 1 and the index of its device, or 0 for the host's memory.
    """

    payload: bytes
    storages: list[Any]
    classes: list[tuple[str, str]]
    devices: list[int]


@dataclass
class Raised:
    """What ended a rank: its text, whether it only waited for another rank, and whether its process ended."""

    text: str
    waited: bool = False
    ended: bool = False


@dataclass
class Verified:
    """What the task's check says, and what it left in the inputs that it has changed, by the number of the storage."""

    good: bool
    message: str
    changed: dict[int, Any]


def sent(packed: transfer.Packed) -> Sent:
    """Packed tensors, to be sent."""
    arrays = [transfer.storage_bytes(storage).cpu().numpy() for storage in packed.storages]
    return Sent(packed.payload, arrays, list(packed.classes), packed.devices)


def taken(task: Task, given: Sent) -> transfer.Packed:
    """What was sent, in host memory."""
    storages = [torch.from_numpy(array).untyped_storage() for array in given.storages]
    return transfer.Packed(given.payload, storages, _classes(task, given.classes), [0] * len(storages), given.devices)


def _classes(task: Task, keys: Sequence[tuple[str, str]]) -> dict[tuple[str, str], type]:
    if not keys:
        return {}
    with task.active():
        return {
            (module, name): functools.reduce(getattr, name.split("."), importlib.import_module(module))  # type: ignore[misc]
            for module, name in keys
        }


@contextlib.contextmanager
def devices(size: int) -> Iterator[None]:
    """So many emulated devices in this process."""
    name = environment.DEVICES.name
    before = os.environ.get(name)
    os.environ[name] = str(size)
    try:
        yield
    finally:
        os.environ.pop(name)
        if before is not None:
            os.environ[name] = before


class ReferenceRanks:
    """The processes, which start when something is first asked.

    Args:
        task: whose reference they run.
        size: how many ranks.
        gpus: they use GPUs, each the one of its rank.
        timeout: seconds for an answer.
    """

    def __init__(self, task: Task, size: int, gpus: bool, timeout: float) -> None:
        self._task, self.size, self.gpus, self.timeout = task, size, gpus, timeout
        self._connections: list[Connection] = []
        self._children: list[int | subprocess.Popen[bytes]] = []

    def generate(self, args: dict[str, Any]) -> list[transfer.Packed]:
        """The inputs of each rank. Raises HarnessError where the task itself fails."""
        made = self.together([("generate", {**args, "rank": rank}) for rank in range(self.size)])
        for rank, answer in enumerate(made):
            if isinstance(answer, Raised) and not answer.waited:
                raise TaskError(f"rank {rank}: {answer.text}")
        if waited := next((one for one in made if isinstance(one, Raised)), None):
            raise TaskError(waited.text)
        for module, name in {key: None for one in made for key in one.classes}:
            self._task.refuse_hidden(module, name)
        return [taken(self._task, one) for one in made]

    def expected(self, packed: Sequence[transfer.Packed]) -> list[Any]:
        """What the reference gives each rank: what was sent, or a `Raised`."""
        return self.together([("expected", sent(one)) for one in packed])

    def together(self, asked: Sequence[tuple[str, Any]]) -> list[Any]:
        """Has each rank do one thing, all at once. A rank that fails gives a `Raised`, and ends all. Where a process
        was ended, others do it again."""
        answers = self._asked(asked)
        for _ in range(_TRIES - 1):
            if not any(isinstance(answer, Raised) and answer.ended for answer in answers):
                break
            answers = self._asked(asked)
        return answers

    def _asked(self, asked: Sequence[tuple[str, Any]]) -> list[Any]:
        self._start()
        answers: list[Any] = [None] * self.size
        for rank, (connection, what) in enumerate(zip(self._connections, asked, strict=True)):
            try:
                connection.send_bytes(pickle.dumps(what))
            except OSError as error:
                answers[rank] = Raised(f"the process of the reference ended: {error}", ended=True)
        until = time.monotonic() + self.timeout
        while missing := [rank for rank, answer in enumerate(answers) if answer is None]:
            ready, _, _ = select.select([self._connections[rank] for rank in missing], [], [],
                                        max(0.0, until - time.monotonic()))  # fmt: skip
            if not ready:
                failed = any(isinstance(answer, Raised) for answer in answers)
                for rank in missing:
                    late = f"the reference of rank {rank} gave no answer within {self.timeout:g} s"
                    answers[rank] = Raised(late, waited=failed)
            for rank in missing:
                if self._connections[rank] in ready:
                    answers[rank] = _received(self._connections[rank])
                    if isinstance(answers[rank], Raised):
                        until = min(until, time.monotonic() + _GRACE)
        if any(isinstance(answer, Raised) for answer in answers):
            self.close()
        return answers

    def _start(self) -> None:
        if self._connections:
            return
        self._task.reference  # noqa: B018 - copies have it imported then
        if self.gpus:
            self._start_new()
        else:
            self._start_copies()

    def _start_copies(self) -> None:
        mesh = rank_sockets.pairs(self.size)
        for rank in range(self.size):
            ours, theirs = socket.socketpair()
            child = os.fork()
            if not child:
                ours.close()
                _copy(self._task, rank, mesh, theirs)
            theirs.close()
            self._connections.append(Connection(ours.detach()))
            self._children.append(child)
        for one in (one for row in mesh for one in row.values()):
            one.close()

    def _start_new(self) -> None:
        with tempfile.TemporaryDirectory(prefix="reference-ranks-") as folder:
            for rank in range(self.size):
                ours, theirs = socket.socketpair()
                words = [theirs.fileno(), rank, self.size, str(self._task.folder), self._task.name, folder]
                entry = _ENTRY.format(root=str(_ROOT), words=", ".join(map(repr, words)))
                self._children.append(
                    subprocess.Popen(
                        [sys.executable, "-P", "-c", entry], pass_fds=[theirs.fileno()], stdin=subprocess.DEVNULL,
                        stdout=subprocess.DEVNULL, env={_NETWORK: "lo", **os.environ},
                    )
                )  # fmt: skip
                theirs.close()
                self._connections.append(Connection(ours.detach()))
            said = [_received(one) if one.poll(_START) else Raised("no answer") for one in self._connections]
        if failed := [(rank, one.text) for rank, one in enumerate(said) if isinstance(one, Raised)]:
            self.close()
            rank, text = failed[0]
            raise HarnessError(f"rank {rank} of the reference could not be started: {text}", Exit.INTERNAL)

    def close(self) -> None:
        """Ends the processes."""
        for child in self._children:
            if isinstance(child, int):
                with contextlib.suppress(ProcessLookupError):
                    os.kill(child, signal.SIGKILL)
                with contextlib.suppress(ChildProcessError):
                    os.waitpid(child, 0)
            else:
                child.kill()
                child.wait()
        for connection in self._connections:
            connection.close()
        self._connections, self._children = [], []


def _received(connection: Connection) -> Any:
    try:
        return pickle.loads(connection.recv_bytes())
    except (OSError, EOFError):
        return Raised("the process of the reference ended", ended=True)


def _copy(task: Task, rank: int, mesh: list[dict[int, socket.socket]], connection: socket.socket) -> None:
    """The life of a copy of this process."""
    try:
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever made it ends it
        _keep({connection.fileno(), *(one.fileno() for one in mesh[rank].values())})
        torch.set_num_threads(1)  # the threads of torch are not copied
        with devices(len(mesh)):
            warnings.simplefilter("ignore")  # the submission's process has said the same
            with task.active():
                distributed.join(rank, [mesh[rank][other].detach() for other in sorted(mesh[rank])])
            _serve(task, rank, Connection(connection.detach()), on_gpus=False)
    finally:
        os._exit(0)


def _keep(descriptors: set[int]) -> None:
    """Leaves the other files of the process that was copied. Their numbers stay taken: objects that close them are here
    too."""
    empty = os.open(os.devnull, os.O_RDWR)
    for number in map(int, os.listdir("/proc/self/fd")):
        if number > 2 and number != empty and number not in descriptors:
            os.dup2(empty, number)


def main(descriptor: int, rank: int, size: int, folder: str, name: str, meeting: str) -> None:
    """The life of a new process, which uses the GPU of its rank."""
    import torch.distributed as dist

    connection = Connection(descriptor)
    try:
        task = loading.load(folder, name)
        device = torch.device("cuda", rank)
        torch.cuda.set_device(device)
        store = dist.FileStore(str(Path(meeting, "store")), size)
        dist.init_process_group("nccl", store=store, rank=rank, world_size=size, device_id=device)
        dist.barrier()
        torch.cuda.set_device(0)  # as it is for a submission
        connection.send_bytes(pickle.dumps(None))
        _serve(task, rank, connection, on_gpus=True)
    except BaseException as error:
        with contextlib.suppress(OSError):
            connection.send_bytes(pickle.dumps(Raised(clip(printable(_text(error))))))
    os._exit(0)


def _serve(task: Task, rank: int, connection: Connection, on_gpus: bool) -> None:
    """Answers until the connection closes, or something fails."""
    functions: dict[str, Callable[[Any], Any]] = {
        "generate": lambda args: sent(transfer.pack(task.generate(args))),
        "expected": lambda given: sent(transfer.pack(task.expected(_here(task, given, on_gpus)))),
        "verify": lambda given: _verified(task, given[0], given[1], on_gpus),
    }
    while True:
        try:
            what, given = pickle.loads(connection.recv_bytes())
        except (OSError, EOFError):
            return
        try:
            answer = functions[what](given)
            if on_gpus:
                torch.cuda.synchronize(rank)
        except BaseException as error:
            answer = Raised(clip(printable(_text(error))), _waited(error))
        connection.send_bytes(pickle.dumps(answer))
        if isinstance(answer, Raised):
            distributed.leave()  # the other ranks do not wait for this one
            return
        distributed.flush()


def _text(error: BaseException) -> str:
    return str(error) if isinstance(error, HarnessError) else f"{type(error).__name__}: {error}"


def _waited(error: BaseException | None) -> bool:
    while error is not None:
        if isinstance(error, rank_sockets.LostRank):
            return True
        error = error.__cause__
    return False


def _here(task: Task, given: Sent, on_gpus: bool) -> Any:
    """What was sent, each tensor on its device."""
    packed = taken(task, given)
    if not on_gpus:
        return packed.clone()
    placed = [
        transfer.storage_bytes(storage).to(f"cuda:{device - 1}" if device else "cpu", copy=True).untyped_storage()
        for storage, device in zip(packed.storages, packed.devices, strict=True)
    ]
    return packed.over(placed)


def _verified(task: Task, inputs: Sent, output: Sent, on_gpus: bool) -> Verified:
    data, returned = _here(task, inputs, on_gpus), _here(task, output, on_gpus)
    if not on_gpus:  # whoever sent it has marked what is on a device
        emulated_device.mark_unknown(returned, 0)
    good, message = task.verify(data, returned)
    after = sent(transfer.pack(data)).storages
    changed = {
        index: one
        for index, (one, other) in enumerate(zip(after, inputs.storages, strict=False))
        if not numpy.array_equal(one, other)
    }
    return Verified(good, clip(printable(message)), changed)

"""A CUDA device in a few lines, on which all that decides a time runs with no GPU.

The evaluator's side (``harness.timing``) and the submission's (``harness.submission``) are the real ones,
in one process. What they ask of CUDA is answered here: streams, events, graphs, a gate, memory, and a clock of virtual
nanoseconds. A kernel is a Python function over CPU tensors that runs when its turn in the queue has come.
"""

from __future__ import annotations

import os
import random
import tempfile
import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import torch

from harness.errors import WorkerDied
from harness.machine.devices import Device
from harness.process import freezing
from harness.process.session import Session
from harness.submission import clock
from harness.submission.request_loop import Runner
from harness.tasks.loading import Task
from harness.timing import roofline, timed_machine
from harness.wire import asking, messages, requests, transfer

CURRENT, LEGACY, OWN = "torch's current stream", "the legacy default stream", "a non-blocking stream"
SWEEP_NS, COPY_NS, BYTES_A_NS = 60e3, 1e3, 4000.0
DEPTH = 1000  # launches that can be queued


@dataclass
class _Launch:
    run: Callable[[], object]
    ns: float
    issued: float
    gate: int = 0  # the value to wait for; 0 is a kernel
    word: Any = None  # where it is written
    lane: int = 0


@dataclass
class Gpu:
    """The device.

    Args:
        host_ns: what the host takes to launch a kernel.
        launch_gap: nanoseconds between two kernels of a stream.
        events: what the submission's process reads of its events is so many times the truth.
        noise: durations are longer by up to this share.
        batch_ns: what a batch takes before its first call runs, up to half as much again with ``batch_noise`` of 0.5.
        free: bytes of free memory.
        link_ns: what a link of a chain takes more, up to so much.
        taking_ns: what the evaluator's copies of outputs take at the end of a batch.
        early: calls of a chain are said to be done when they begin.
        others: how many times something else runs while inputs are written.
        starts_processes: processes are started in a batch.
        dies: the submission's process ends in a capture.
        started: how often the submission's process was started again.
        stopped: how many processes stand still.
    """

    host_ns: float = 5e3
    launch_gap: float = 1e3
    events: float = 1.0
    noise: float = 0.0
    batch_ns: float = 0.0
    batch_noise: float = 0.0
    free: int = 64 << 20
    others: int = 0
    link_ns: float = 0.0
    taking_ns: float = 0.0
    early: bool = False
    starts_processes: bool = False
    dies: bool = False
    started: int = 0
    stopped: int = 0
    count: int = 0  # calls of the batch that was asked for last, which a submission can see
    loaded: bool = False  # the submission: what goes wrong on purpose does so from then on
    lane: int = 0  # the stream that launches go to, each of which has its own order
    lanes: dict[int, float] = field(default_factory=dict)  # when each has done what it was asked
    opened_at: float = 0.0
    persisting: int = 0
    host: float = 0.0
    done: float = 0.0  # when the device has done what it was asked
    opened: threading.Event = field(default_factory=threading.Event)
    queue: list[_Launch] = field(default_factory=list)
    captured: list[_Launch] | None = None
    chained: bool = False  # the calls that were asked for last are a chain, which a submission can see
    told: dict[int, float] = field(default_factory=dict)  # when each value was written that says a call is done
    word: Any = None  # where that is written
    pump: Callable[[], bool] = lambda: False  # has the evaluator's lane go on; whether it did
    random: random.Random = field(default_factory=lambda: random.Random(7))

    def launch(self, run: Callable[[], object], ns: float, stream: str = CURRENT) -> None:
        """Queues a kernel of so many nanoseconds."""
        if stream == CURRENT and self.captured is not None:
            self.captured.append(_Launch(run, ns, 0.0, lane=self.lane))
            return
        self.host += self.host_ns
        if stream == OWN:  # it waits for nothing
            run()
            return
        if len(self.queue) >= DEPTH:
            self._wait_for_room()
        self.queue.append(_Launch(run, ns, self.host, lane=self.lane))

    def allocate(self, size: int) -> None:
        """As cudaMalloc: it waits for the device, and cannot be captured."""
        if size > self.free:
            raise torch.OutOfMemoryError(f"CUDA out of memory. Tried to allocate {size} bytes")
        self.synchronize()

    def wait_for(self, word: torch.UntypedStorage, value: int) -> None:
        """Queues a wait for a word."""
        self.queue.append(_Launch(lambda: None, 0.0, self.host, value, word))

    def open(self) -> None:
        """A gate was opened."""
        self.begin_batch()
        self.opened_at = self.host
        self.opened.set()

    def begin_batch(self) -> None:
        """The device turns from the evaluator's work to the submission's."""
        self.host += self.batch_ns * (1 + self.batch_noise * self.random.random())

    def run(self) -> bool:
        """Runs what can run; whether all has."""
        while self.queue:
            first = self.queue[0]
            if first.gate and first.gate > number_in(first.word):
                if self.pump():
                    continue
                self.opened.clear()
                return False
            self.queue.pop(0)
            begin = max(self.lanes.get(first.lane, 0.0), first.issued, self.opened_at)
            gap = 0.0 if first.gate else self.launch_gap
            self.lanes[first.lane] = begin + first.ns * (1 + self.noise * self.random.random()) + gap
            self.done = max(self.done, self.lanes[first.lane])
            first.run()
        return True

    def synchronize(self) -> None:
        """The host waits for the device, and for the gate if need be."""
        if self.captured is not None:
            raise RuntimeError("CUDA error: operation not permitted when stream is capturing")
        while not self.run():
            assert self.opened.wait(20), "nobody opens the gate"
        self.host = max(self.host, self.done)

    def _wait_for_room(self) -> None:
        while not self.run() and len(self.queue) >= DEPTH:
            assert self.opened.wait(20), "nobody opens the gate"


def number_in(word: torch.UntypedStorage) -> int:
    """The number that a word of memory holds."""
    return int(transfer.storage_bytes(word).view(torch.int32))


class _Clock(clock.HostClock):
    """The submission's clock: events of the simulated device."""

    def __init__(self, gpu: Gpu) -> None:
        self._gpu = gpu

    def prepare(self, sweeps: int) -> None:
        self._gpu.synchronize()
        for _ in range(sweeps):
            self._gpu.launch(lambda: None, SWEEP_NS)

    def time(self, call: Callable[[], Any]) -> tuple[messages.Times, Any]:
        gpu, marks = self._gpu, []
        begin = gpu.host
        gpu.launch(lambda: marks.append(gpu.done), 0.0)
        output = call()
        host = gpu.host - begin
        gpu.launch(lambda: marks.append(gpu.done), 0.0)
        gpu.synchronize()
        spent = (marks[1] - marks[0] - gpu.launch_gap) * gpu.events
        return messages.Times(max(spent, 1.0), max(host, 1.0), gpu.host - begin), output

    def latencies(self, call: Callable[[], Any], runs: int = 3, warm: int = 1) -> list[float]:
        times = []
        for _ in range(warm + runs):
            self._gpu.synchronize()
            begin = self._gpu.host
            call()
            self._gpu.synchronize()
            times.append(self._gpu.host - begin)
        return times[warm:]

    def hand_over(self, tensors: list[torch.Tensor], targets: list[torch.Tensor]) -> None:
        for tensor, target in zip(tensors, targets, strict=True):
            if tensor.numel() != target.numel():
                raise ValueError(f"returned {tensor.numel()} bytes in a timed call, but {target.numel()} before")
        if size := sum(tensor.numel() for tensor in tensors):
            self._gpu.launch(lambda: transfer.hand_over(tensors, targets), COPY_NS + size / BYTES_A_NS)

    def hold(self, gate: torch.UntypedStorage, value: int) -> None:
        self._gpu.wait_for(gate, value)
        if self._gpu.chained and self._gpu.early and self._gpu.loaded:
            self._tell(self._gpu.word, value)

    def tell(self, word: torch.UntypedStorage, value: int) -> None:
        if not (self._gpu.early and self._gpu.loaded):
            self._tell(word, value)

    def _tell(self, word: torch.UntypedStorage, value: int) -> None:
        gpu, lane = self._gpu, self._gpu.lane

        def told() -> None:
            transfer.storage_bytes(word).view(torch.int32).fill_(value)
            gpu.told[value] = gpu.lanes[lane]
            gpu.pump()  # the evaluator reads what is there now

        gpu.queue.append(_Launch(told, 0.0, gpu.host, lane=lane))

    def capture(self, call: Any, slots: list[Any], targets: list[list[torch.Tensor]]) -> Any:
        self._gpu.synchronize()
        self._gpu.captured, trees = [], []
        try:
            for data, group in zip(slots, targets, strict=False):
                tensors, tree = call(data)
                trees.append(tree)
                self.hand_over(tensors, group)
            return _Graph(self._gpu, self._gpu.captured, clock.alike(trees))
        finally:
            self._gpu.captured = None

    def synchronize(self) -> None:
        self._gpu.synchronize()

    def persisting_l2(self) -> int:
        return self._gpu.persisting


@dataclass
class _Graph:
    gpu: Gpu
    nodes: list[_Launch]
    trees: list[Any]

    def replay(self) -> None:
        self.gpu.host += self.gpu.host_ns
        self.gpu.queue += [_Launch(node.run, node.ns, self.gpu.host, lane=node.lane) for node in self.nodes]


class Machine(timed_machine.Host):
    """The evaluator's side of the device."""

    gpu = True

    def __init__(self, gpu: Gpu, peak: float | None = None) -> None:
        self._gpu, self._peak = gpu, peak
        self._lane = Lane(gpu)

    def now(self) -> float:
        return self._gpu.host

    def standstill(self, worker: Any) -> Any:
        return _Standstill(self._gpu)

    def has(self, place: torch.device) -> bool:
        return True

    def write(self, fill: Callable[[], None]) -> bool:
        self._gpu.run()  # what is queued before the contents are there runs on the old ones
        fill()
        self._gpu.others -= self._gpu.loaded
        return self._gpu.others < 0 or not self._gpu.loaded

    def open_gate(self, gate: transfer.Shared, value: int) -> None:
        gate.bytes.view(torch.int32).fill_(value)
        self._gpu.open()

    def lane(self) -> Any:
        return self._lane

    def handing_over(self, outputs: list[list[torch.Tensor]]) -> float:
        size = sum(output.numel() for output in outputs[0])
        return COPY_NS + size / BYTES_A_NS + self._gpu.launch_gap

    def copying(self, size: int) -> float:
        return self._gpu.taking_ns

    def synchronize(self) -> None:
        self._gpu.host += self._gpu.taking_ns

    def reading(self, inputs: list[torch.Tensor], sizes: list[int]) -> float:
        return 1.0  # what torch does costs no time here

    def free_bytes(self) -> int:
        return self._gpu.free

    def chip(self) -> roofline.Chip | None:
        return roofline.Chip("simulated", self._peak, {"fp32": 1e15}, "made up", 1 << 20) if self._peak else None


class Lane:
    """The evaluator's copies and words."""

    def __init__(self, gpu: Gpu) -> None:
        self._gpu, self._now, self._started = gpu, 0.0, False
        self._asked: list[Callable[[], float | None]] = []  # each gives what it takes, or None where it has to wait
        gpu.pump = self.pump

    def staged(self, size: int) -> torch.Tensor:
        return torch.empty(size, dtype=torch.uint8)

    def begin(self) -> None:
        self._asked, self._started = [], False

    def start(self) -> None:
        self._started, self._now = True, self._gpu.host

    def copy(self, target: torch.Tensor, source: torch.Tensor) -> None:
        def copied() -> float:
            target.view(source.shape).copy_(source)
            return 2e3 + target.numel() / 50

        self._asked.append(copied)

    def set(self, word: transfer.Shared, value: int) -> None:
        def opened() -> float:
            gpu = self._gpu
            word.bytes.view(torch.int32).fill_(value)
            gpu.opened_at = self._now + 2e3 + gpu.link_ns * gpu.random.random()
            gpu.opened.set()
            return 1e3

        self._asked.append(opened)

    def wait(self, word: transfer.Shared, value: int) -> None:
        def told() -> float | None:
            if int(word.bytes.view(torch.int32)) < value:
                return None
            return max(0.0, self._gpu.told.get(value, 0.0) - self._now) + 2e3

        self._asked.append(told)

    def pump(self) -> bool:
        went_on = False
        while self._started and self._asked and (taken := self._asked[0]()) is not None:
            self._now += taken
            self._asked.pop(0)
            went_on = True
        return went_on

    def done(self) -> bool:
        while self.pump() or (self._gpu.queue and self._gpu.run()):
            pass
        if not self._asked:
            self._gpu.host = max(self._gpu.host, self._now)
        return not self._asked


class _Standstill:
    def __init__(self, gpu: Gpu) -> None:
        self._gpu, self.stopped, self._stops = gpu, False, 0

    def stop(self) -> None:
        self._gpu.stopped += not self.stopped
        self.stopped = True
        self._stops += 1
        if self._gpu.starts_processes and self._gpu.loaded and self._stops == 2:
            raise freezing.NotFrozen("1 processes were started meanwhile")

    def held(self) -> None:
        pass

    def go(self) -> None:
        self._gpu.stopped -= self.stopped
        self.stopped = False


class InProcess:
    """The submission's process, which is this one: requests go to the real ``Runner``."""

    confinement: dict[str, str] = {}  # noqa: RUF012
    pid, strangers = 0, False

    def __init__(self, gpu: Gpu, kernel: Callable[[Any], Any], folder: Path) -> None:
        start = asking.Start(str(folder), [], [], [], "cuda", False, [], profiled=True)
        channel: Any = None
        self._gpu = gpu
        self.runner = Runner(channel, start, None, "")
        self.runner.state.clock, self._kernel = _Clock(gpu), kernel
        self.operations = self.runner.operations()
        self.alive = True
        self.asked: list[asking.Request] = []

    def start(self) -> None:
        if not self.alive:
            self._gpu.started += 1
            self.runner.state.functions.kernel = None
        self.alive = True

    def kill(self, why: str = "") -> None:
        self.alive = False

    close = kill

    def load(self) -> None:
        """What a test sees begins here."""
        self.runner.state.functions.kernel, self._gpu.loaded = self._kernel, True
        self.asked.clear()

    def give(self, block: asking.Block, file: int) -> None:
        self.runner.state.mapper.give(block, os.dup(file))

    def request(self, request: Any, expected: Any, payload: bytes = b"", timeout: float = 0.0) -> Any:
        if not self.alive:
            raise WorkerDied("the submission's process is not running")
        self.asked.append(request)
        if isinstance(request, (asking.Go, asking.Queue)):
            self._gpu.count = request.count
            told = request.told if isinstance(request, asking.Queue) else None
            self._gpu.chained, self._gpu.word = told is not None, told and self.runner.state.mapper.storage(told)
        if isinstance(request, asking.Go) and request.form != "queued":
            self._gpu.begin_batch()
        if self._gpu.dies and self._gpu.loaded and isinstance(request, asking.Capture):
            self.kill()
            raise WorkerDied("the submission's process was ended by SIGSEGV")
        reply = messages.answer("0" * 16, self.runner.answer(self.operations[type(request)], request, payload))
        return messages.answered(reply, "0" * 16, expected)

    def begin(self, schedule: int, timeout: float, follow: str = "", histories: bool = False) -> None:
        pass

    def call_report(self, timeout: float) -> requests.CallReport:
        return requests.CallReport()


def _no_kernel(_: Any) -> Any:
    raise AssertionError("a process that gets no submission has none")


class SimulatedSession(Session):
    """A submission that is a Python function.

    Args:
        task: whose inputs it gets.
        kernel: its ``custom_kernel``.
        gpu: the device that it runs on.
        folder: an empty one.
    """

    def __init__(self, task: Task, kernel: Callable[[Any], Any], gpu: Gpu, folder: Path) -> None:
        worker: Any = InProcess(gpu, kernel, folder)
        super().__init__(task, None, Device("cuda", "simulated"), worker=worker)
        self._gpu, self._folder = gpu, folder

    def another(self) -> SimulatedSession:
        (folder := Path(tempfile.mkdtemp(dir=self._folder))).chmod(0o700)
        return SimulatedSession(self.task, _no_kernel, self._gpu, folder)

    def _load(self, timeout: float) -> messages.Done:
        self.worker.load()  # type: ignore[attr-defined]
        self.loaded, self.untouched = True, False
        return messages.Done()

    def _try_ipc(self, timeout: float) -> None:
        pass

    def start(self, timeout: float) -> None:
        if not self.worker.alive:
            self.slots.drop()
            self.loaded, self.untouched = False, True
        self.worker.start()

    def _room(self) -> int:
        return 1 << 30

"""The process that runs a submission: it receives inputs, calls ``custom_kernel``, hands the raw outputs back.

It holds no expected values and decides nothing. ``process.starting`` starts it, in an empty folder. What a submission
can write is imported only after the process is confined.
"""

from __future__ import annotations

import contextlib
import importlib
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from harness.machine import driver
from harness.submission import device_memory, heap, no_emulator, service_client
from harness.submission.compiled_sources import CompiledSources
from harness.submission.compiler_warnings import CompilerWarnings
from harness.submission.confinement import STARTS, UNCONFINED, confine, confine_rank
from harness.submission.exception_report import describe_error, without_kernel
from harness.submission.traced_elements import traced
from harness.wire import asking, messages, nodes
from harness.wire.channel import Channel
from harness.wire.limits import clip, clip_name
from jit.base import environment, remote_service, stream_findings, variants, writes

# Ranks have a loopback in common, and no files: memory goes from one to another by CUDA's older handles, which are
# bytes, and not by files that are sent to names of sockets.
_CONFINED_NCCL = {
    "NCCL_SOCKET_IFNAME": "lo", "NCCL_CUMEM_ENABLE": "0", "NCCL_CUMEM_HOST_ENABLE": "0", "NCCL_NVLS_ENABLE": "0",
}  # fmt: skip


class Refusal(Exception):
    """The submission did something that is not allowed."""


class Runner:
    """Serves one submission.

    Args:
        channel: the connection to the evaluator.
        config: ``problem`` (folder), ``hidden``, ``needed``, ``writable`` (paths), ``device`` (``cuda``, ``cpu`` or
            ``emulator``), ``sandbox`` (bool), ``preload`` (module names imported before the submission).
        service: the inherited connection to the process that compiles and emulates, or None.
        entered: what ``confinement.enter`` returned.
    """

    def __init__(self, channel: Channel, config: asking.Start, service: int | None, entered: str) -> None:
        self._confinement = dict(UNCONFINED)
        self._entered = entered
        if not config.profiled:
            self._confine(config)  # before there are threads: all of them are confined
        self._context = driver.ahead() if config.device == "cuda" and not config.profiled else None

        from harness.wire import description, transfer

        self._transfer, self._describe = transfer, description.describe
        self._warnings, self._sources = CompilerWarnings(), CompiledSources()
        self._channel = channel
        self._config, self._service = config, service
        self._device = config.device
        self._mapper = transfer.Mapper(emulates=config.device == "emulator")
        self._clock: Any = None
        self._kernel: Callable[[Any], Any] | None = None
        self._peers: dict[str, Callable[[Any], Any]] = {}
        self._preparations: dict[str, Callable[[Any], Any]] = {}
        self._outputs: list[Any] = []
        self._graphs: dict[int, Any] = {}
        self._batch: list[Any] = []
        self._arranged: list[Any] = []
        self._targets: list[list[Any]] = []
        self._queued: list[nodes.Node] = []
        self._reads = False
        self._leave: Callable[[], None] = lambda: None
        self._armed: Callable[[], Any] | None = None
        self._begins: Callable[[float], None] = lambda limit: None
        self._returns: Callable[[], None] = lambda: None
        self._apart: dict[str | None, int] = {}  # so many calls of each function have outputs in memory of their own

    def hello(self) -> messages.Ready:
        """Prepares the process: imports, device context, confinement."""
        import torch

        from harness.submission import clock

        if self._device != "emulator":
            no_emulator.forbid()
        else:
            from jit.emulated_cuda import fronts

            fronts.install()
            heap.map_blocks(device_memory.LARGE)
        if self._service is not None:
            remote_service.use(service_client.Remote(self._service))
        if self._device == "cuda":
            if self._context is not None:
                self._context.join()
            torch.cuda.init()
            torch.empty(1, device="cuda")  # makes the context current on this thread
            if self._confinement["network"] == STARTS:
                self._confinement["network"] = confine_rank()
        self._clock = clock.make_clock(self._device)
        for name in self._config.preload:
            with contextlib.suppress(Exception):
                importlib.import_module(name)
        if self._config.profiled:
            self._confine(self._config)  # when the profiler has opened what it needs
        return messages.Ready(self._confinement)

    def _confine(self, config: asking.Start) -> None:
        if config.sandbox:
            hidden, needed, writable = paths(config)
            self._confinement = confine(hidden, needed, writable, config.device, self._entered, config.ranks)

    def load(self, request: asking.Load, _: bytes) -> messages.Done:
        """Imports ``submission`` from the problem folder, or what stands for it."""
        self._enter_problem()
        from harness.submission import inline_shim

        if self._device == "emulator":
            inline_shim.install_on_import()
        elif self._device != "cpu" and inline_shim.wanted(Path(self._config.problem, "submission.py")):
            inline_shim.install_for_gpu()
        variants.another = request.module != "submission"
        try:
            submission = importlib.import_module(request.module)
        finally:
            variants.another = False
        kernel = getattr(submission, "custom_kernel", None)
        if kernel is None and (entry := _entry()):
            kernel = entry(submission)
        if not callable(kernel):
            raise Refusal(without_kernel(submission))
        self._kernel = kernel
        return messages.Done()

    def take(self, request: asking.Take, _: bytes) -> messages.Done:
        """Nothing more: every request brings blocks along."""
        return messages.Done()

    def probe(self, request: asking.Probe, _: bytes) -> messages.Done:
        """Maps a block and forgets it, to see whether memory can be shared in this way."""
        self._mapper.storage(request.block)
        self._mapper.forget([request.block])
        return messages.Done()

    def join(self, request: asking.Join, _: bytes) -> messages.Done:
        """Makes this process a rank, with a device for each rank."""
        if self._device == "cuda":
            self._join_gpus(request)
            return messages.Done()
        from jit.emulated_cuda.torch import distributed

        os.environ[environment.DEVICES.name] = str(request.size)
        distributed.join(request.rank, self._channel.files)
        self._leave, self._begins, self._returns = distributed.leave, distributed.begins, distributed.returns
        return messages.Done()

    def _join_gpus(self, request: asking.Join) -> None:
        """Makes this process a rank that uses the GPU of its number. The current device stays the first one."""
        import torch
        import torch.distributed as dist

        from harness.submission import clock

        os.environ["MASTER_ADDR"], os.environ["MASTER_PORT"] = "127.0.0.1", str(request.port)
        if self._config.sandbox:
            os.environ.update(_CONFINED_NCCL)
        device = torch.device("cuda", request.rank)
        dist.init_process_group(
            "nccl", init_method="env://", rank=request.rank, world_size=request.size, device_id=device
        )
        self._clock = clock.RankClock(request.rank)

    def arm(self, request: asking.Arm, payload: bytes) -> messages.Done:
        """Takes the inputs of a rank's timed call."""
        import torch

        self._mapper.forget(request.forget)
        self._outputs, self._armed = [], None
        data = self._data(request.storages, payload)
        if self._kernel is None:
            made = [torch.zeros(size, dtype=torch.uint8, device=self._clock.device) for size in request.sizes]
            self._armed = lambda: made
        else:
            kernel = self._kernel
            self._armed = lambda: kernel(data)
        self._clock.prepare(request.clear)
        self._clock.synchronize()
        return messages.Done()

    def fire(self, _: asking.Fire, __: bytes) -> messages.Called:
        """Makes the call, and keeps its outputs for ``fetch``."""
        call, self._armed = self._armed, None
        if call is None:
            raise Refusal("no call is armed")
        times, output = self._clock.time(call)
        kept: list[Any] = []
        tree = self._describe(output, kept)
        self._outputs = [self._transfer.raw_bytes(tensor) for tensor in kept]
        return messages.Called(
            tree=tree,
            sizes=[copy.numel() for copy in self._outputs],
            devices=[str(copy.device) for copy in self._outputs],
            times=times,
            torch_ops=[],
            persisting_l2=0,
        )

    def _enter_problem(self) -> None:
        os.chdir(self._config.problem)
        if self._config.problem not in sys.path:
            sys.path.insert(0, self._config.problem)
        importlib.invalidate_caches()

    def load_peers(self, request: asking.LoadPeers, _: bytes) -> messages.Peers:
        """Imports ``peers`` from the problem folder, and names what there is.

        A peer is a function of the inputs, or a pair: what is made of them untimed, and a function of that.
        """
        self._enter_problem()
        self._peers, self._preparations = {}, {}
        for name, peer in importlib.import_module("peers").PEERS.items():
            if isinstance(peer, tuple):
                self._preparations[name], self._peers[name] = peer
            else:
                self._peers[name] = peer
        return messages.Peers(list(self._peers))

    def _data(self, blocks: list[asking.Block], payload: bytes) -> Any:
        storages = [self._mapper.input(block) for block in blocks]
        self._mapper.pull()
        return self._transfer.unpack(payload, storages)

    def _function(self, peer: str | None = None) -> Callable[[Any], Any]:
        function = self._peers[peer] if peer else self._kernel
        if function is None:
            raise Refusal("nothing is loaded")
        return function

    def _poison(self) -> None:
        """Leaves recognisable garbage in the memory that the next allocations of these sizes are likely to get."""
        import torch

        blocks = [
            torch.full((tensor.numel() * tensor.element_size(),), 0xFF, dtype=torch.uint8, device=tensor.device)
            for tensor in self._outputs
        ]
        self._outputs = []
        del blocks

    def call(self, request: asking.Call, payload: bytes) -> messages.Called:
        """Calls the kernel once, timed; keeps copies of the outputs made at return for ``fetch``."""
        import torch

        from harness.submission.torch_guard import TorchGuard

        self._mapper.forget(request.forget)
        function = self._function(request.peer)
        data = self._data(request.storages, payload)
        if prepare := self._preparations.get(request.peer or ""):
            data = prepare(data)
            self._clock.synchronize()
        self._poison()
        guard = TorchGuard() if request.forbid_torch else contextlib.nullcontext()
        self._clock.prepare(request.clear)
        stream_findings.streams.host_waits()  # all that is done before the call
        log = writes.begin() if request.traced else None
        self._begins(request.limit)
        try:
            with guard:
                times, output = self._clock.time(lambda: function(data))
        finally:
            writes.end()
        self._returns()
        kept: list[torch.Tensor] = []
        tree = self._describe(output, kept)
        with stream_findings.instead("the evaluator, at return,"):
            early = [self._transfer.raw_bytes(tensor).clone() for tensor in kept]
        self._clock.synchronize()
        for number, (tensor, copy) in enumerate(zip(kept, early, strict=True)):
            if not torch.equal(self._transfer.raw_bytes(tensor), copy):
                raise Refusal(
                    f"output {number} was still being written after custom_kernel returned: order that work on the "
                    "current stream, and finish threads before returning"
                )
        self._outputs = early
        self._mapper.push()
        return messages.Called(
            tree=tree,
            sizes=[copy.numel() for copy in early],
            devices=[str(copy.device) for copy in early],
            times=times,
            torch_ops=[clip_name(name) for name in sorted(getattr(guard, "refused", ()))],
            torch_moves=[clip_name(name) for name in sorted(getattr(guard, "moves", ()))],
            persisting_l2=self._clock.persisting_l2(),
            warned=self._warnings.take(),
            sources=self._sources.take(),
            writes=traced(log, kept, request.traced) if log else [],
        )

    def try_variants(self, request: asking.Try, payload: bytes) -> messages.Tried:
        """Calls the kernel in several forms of its text."""
        from harness.submission import forms

        function = self._function()
        try:
            return forms.tried(lambda: function(self._data(request.storages, payload)), request)
        finally:
            self._warnings.take()  # of changed texts, none of which is the submission's

    def fetch(self, request: asking.Fetch, _: bytes) -> messages.Done:
        """Copies the kept outputs into the blocks that the evaluator offers."""
        outputs = self._outputs[request.first : request.first + len(request.blocks)]
        for copy, block in zip(outputs, request.blocks, strict=True):
            target = self._transfer.storage_bytes(self._mapper.storage(block))
            if copy.numel():
                target.copy_(copy)
        self._mapper.push()
        self._clock.synchronize()
        self._mapper.forget(request.blocks)
        return messages.Done()

    def prepare(self, request: asking.Prepare, payload: bytes) -> messages.Done:
        """Maps what a batch reads and writes."""
        self._graphs, self._apart, self._reads = {}, {}, request.reads
        self._mapper.forget(request.forget)
        if request.reads:
            self._batch = self._bytes_at(request.slots)
        else:
            self._batch = self._slots(request.slots, request.payload_sizes, payload)
        self._targets = self._bytes_at(request.outputs)
        return messages.Done()

    def _bytes_at(self, rows: list[list[asking.Block]]) -> list[list[Any]]:
        return [[self._transfer.storage_bytes(self._mapper.storage(block)) for block in blocks] for blocks in rows]

    def arrange(self, request: asking.Arrange, _: bytes) -> messages.Done:
        """Makes of the inputs what a peer is called on."""
        prepare = self._preparations.get(request.peer)
        batch = self._batch[: request.count]
        self._arranged = [prepare(data) for data in batch] if prepare else batch
        return messages.Done()

    def capture(self, request: asking.Capture, _: bytes) -> messages.Done:
        """Captures calls on the inputs of the batch into CUDA graphs."""
        self._graphs = {}
        for count in request.counts:
            self._graphs[count] = self._clock.capture(self._bytes_of, self._batch[:count], self._targets)
        return messages.Done()

    def _bytes_of(self, data: Any, peer: str | None = None) -> tuple[list[Any], nodes.Node]:
        """The bytes of what the function returns, and its description."""
        tensors: list[Any] = []
        nothing_yet = peer is None and self._kernel is None
        tree = self._describe((self._stand_in if nothing_yet else self._function(peer))(data), tensors)
        return [self._transfer.raw_bytes(tensor) for tensor in tensors], tree

    def _stand_in(self, data: Any) -> Any:
        """What a call gives before anything is loaded, so that its time shows what timing adds: next to nothing, or
        what a call gives that reads its inputs."""
        if not self._reads:
            return data[0].clone()
        return self._transfer.read_through(data, [target.numel() for target in self._targets[0]])

    def queue(self, request: asking.Queue, _: bytes) -> messages.Done:
        """Calls the function on each input of the batch, behind a wait of the device."""
        self._queued = []
        if request.told is not None:
            self._queued = self._chain(request, self._mapper.storage(request.told))
            return messages.Done()
        self._clock.hold(self._mapper.storage(request.gate), request.value)
        self._queued = self._calls(self._batch[: request.count], None)
        return messages.Done()

    def _chain(self, request: asking.Queue, told: Any) -> list[nodes.Node]:
        """Calls the function on each input when it is there, and signals when its output was handed over. Returns the
        descriptions of the outputs, or one for all."""
        from harness.submission import clock

        gate, trees = self._mapper.storage(request.gate), []
        for number, (data, targets) in enumerate(zip(self._batch[: request.count], self._targets, strict=False)):
            self._clock.hold(gate, request.value + number)
            if request.waits:
                self._clock.synchronize()
            raw, tree = self._bytes_of(data)
            if len(raw) != len(targets):
                raise Refusal(f"returned {len(raw)} tensors in a timed call, but {len(targets)} before")
            self._hand_over(raw, targets)
            self._clock.tell(told, request.value + number)
            trees.append(tree)
        return clock.alike(trees)

    def go(self, request: asking.Go, _: bytes) -> messages.Batched:
        """Calls the function on each input of the batch, and copies what it returns to the evaluator's memory."""
        if request.form == "queued":
            trees = self._queued
        elif request.form == "graph":
            graph = self._graphs[request.count]
            graph.replay()
            trees = graph.trees
        else:
            batch = self._arranged if request.peer else self._batch
            trees = self._calls(batch[: request.count], request.peer)
        self._clock.synchronize()
        return messages.Batched(trees)

    def _calls(self, batch: list[Any], peer: str | None) -> list[nodes.Node]:
        """The descriptions of the outputs of calls, or one for all. On a GPU the outputs are copied behind the last
        call, where it is known that so many calls leave each other's outputs alone."""
        from harness.submission import clock

        together = self._apart.get(peer, 0) >= len(batch)
        trees, kept, flat = [], [], []
        for data, targets in zip(batch, self._targets, strict=False):
            raw, tree = self._bytes_of(data, peer)
            trees.append(tree)
            if len(raw) != len(targets):
                raise Refusal(f"returned {len(raw)} tensors in a timed call, but {len(targets)} before")
            if self._device == "cuda":
                kept += raw
                flat += targets
            if not together:
                self._hand_over(raw, targets)
        if together:
            self._hand_over(kept, flat)
        elif kept and clock.disjoint(kept):
            self._apart[peer] = len(batch)
        return clock.alike(trees)

    def _hand_over(self, raw: list[Any], targets: list[Any]) -> None:
        try:
            self._clock.hand_over(raw, targets)
        except ValueError as error:
            raise Refusal(str(error)) from None

    def latency(self, request: asking.Latency, payload: bytes) -> messages.Latencies:
        """Wall-clock times of single calls, each from an idle device until the device is idle again."""
        function, data = self._function(), self._data(request.storages, payload)
        return messages.Latencies(self._clock.latencies(lambda: function(data)))

    def release(self, request: asking.Release, _: bytes) -> messages.Done:
        """Drops the graphs, the kept outputs and the mapped inputs."""
        self._graphs, self._outputs, self._queued, self._apart = {}, [], [], {}
        self._batch, self._arranged, self._targets = [], [], []
        self._mapper.clear()
        return messages.Done()

    def profile(self, request: asking.Profile, payload: bytes) -> messages.Profiled:
        """Runs one call under torch's profiler and returns its table as text."""
        from harness.submission import clock

        function, data = self._function(), self._data(request.storages, payload)
        return messages.Profiled(clip(clock.profile(lambda: function(data), self._device)))

    def count(self, request: asking.Count, payload: bytes) -> messages.Done:
        """Calls the kernel once, while a profiler around this process looks if it is asked to."""
        import torch

        function, data = self._function(), self._data(request.storages, payload)
        if request.look:
            torch.cuda.profiler.start()
        function(data)
        self._clock.synchronize()
        if request.look:
            torch.cuda.profiler.stop()
        return messages.Done()

    def trace(self, request: asking.Trace, payload: bytes) -> messages.Traced:
        """Calls the kernel once to compile and load, and once for its marks."""
        from jit.launch import marks

        function, data = self._function(), self._data(request.storages, payload)
        function(data)
        self._clock.synchronize()
        marks.clear()
        function(data)
        self._clock.synchronize()
        return messages.Traced(
            [
                messages.Marks(clip_name(one.source), [clip_name(name) for name in one.kernels],
                               [number for mark in one.marks for number in mark], one.most)
                for one in marks.read()
            ]
        )  # fmt: skip

    def _slots(self, slots: list[list[asking.Block]], sizes: list[int], payload: bytes) -> list[Any]:
        found, position = [], 0
        for size, blocks in zip(sizes, slots, strict=True):
            found.append(self._data(blocks, payload[position : position + size]))
            position += size
        return found

    def operations(self) -> dict[type[asking.Request], Callable[[Any, bytes], messages.Reply]]:
        """What answers each request."""
        return {
            asking.Load: self.load,
            asking.LoadPeers: self.load_peers,
            asking.Take: self.take,
            asking.Probe: self.probe,
            asking.Join: self.join,
            asking.Arm: self.arm,
            asking.Fire: self.fire,
            asking.Call: self.call,
            asking.Try: self.try_variants,
            asking.Fetch: self.fetch,
            asking.Prepare: self.prepare,
            asking.Arrange: self.arrange,
            asking.Queue: self.queue,
            asking.Go: self.go,
            asking.Latency: self.latency,
            asking.Capture: self.capture,
            asking.Release: self.release,
            asking.Profile: self.profile,
            asking.Count: self.count,
            asking.Trace: self.trace,
        }

    def serve(self) -> None:
        """Answers requests until the connection closes."""
        operations = self.operations()
        while True:
            header, payload = self._channel.receive()
            asked = messages.asked(header)
            if not isinstance(asked.request, asking.Join):
                for block, file in zip(asked.given, self._channel.files, strict=True):
                    self._mapper.give(block, file)
            reply = self.answer(operations[type(asked.request)], asked.request, payload)
            self._channel.send(messages.answer(asked.turn, reply))

    def answer(
        self, operation: Callable[[Any, bytes], messages.Reply], request: asking.Request, payload: bytes
    ) -> messages.Reply:
        """What an operation replies, or the account of what ended it."""
        try:
            try:
                return operation(request, payload)
            except BaseException:
                self._leave()  # the other ranks do not wait for this one
                raise
        except (Refusal, self._transfer.OutputError) as error:
            return messages.Refused(clip(str(error)))
        except SystemExit as error:
            return messages.Refused(clip(f"the submission called sys.exit({error.code})"))
        except BaseException as error:  # a submission may raise what is no Exception, KeyboardInterrupt too
            failure = describe_error(error)
            failure.sources = self._sources.take()
            return failure


def _entry() -> Callable[[Any], Any] | None:
    """``entry`` of the task's ``task.py``: what makes ``custom_kernel`` of a submission in another form."""
    try:
        return getattr(importlib.import_module("task"), "entry", None)
    except ModuleNotFoundError as error:
        if error.name != "task":  # what it imports is missing
            raise
        return None


def paths(config: asking.Start) -> list[list[Path]]:
    """What is hidden, needed and writable."""
    return [[Path(path) for path in paths] for paths in (config.hidden, config.needed, config.writable)]

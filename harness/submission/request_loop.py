"""The process that runs a submission: it receives inputs, calls ``custom_kernel``, hands the raw outputs back.

It holds no expected values and decides nothing. ``process.starting`` starts it, in an empty folder. What a submission
can write is imported only after the process is confined.
"""

from __future__ import annotations

import contextlib
import importlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from harness.machine import driver
from harness.submission import device_memory, heap, no_emulator, service_client
from harness.submission.compiled_sources import CompiledSources
from harness.submission.compiler_warnings import CompilerWarnings
from harness.submission.confinement import STARTS, UNCONFINED, confine, confine_rank
from harness.submission.exception_report import describe_error
from harness.submission.functions import Functions, Refusal
from harness.submission.state import State
from harness.wire import asking, messages
from harness.wire.channel import Channel
from harness.wire.limits import clip
from jit.base import remote_service

Operation = Callable[[Any, bytes], messages.Reply]


class Runner:
    """Serves one submission.

    Args:
        channel: the connection to the evaluator.
        config: ``problem`` (folder), ``hidden``, ``needed``, ``writable`` (paths), ``device`` (``cuda``, ``cpu`` or
            ``emulator``), ``sandbox`` (bool), ``preload`` (module names imported before the submission).
        service: the inherited connection to the process that compiles and emulates, or None.
        entered: what ``confinement.enter`` returned.

    Attributes:
        state: what its operations have in common.
    """

    def __init__(self, channel: Channel, config: asking.Start, service: int | None, entered: str) -> None:
        self._confinement = dict(UNCONFINED)
        self._entered = entered
        if not config.profiled:
            self._confine(config)  # before there are threads: all of them are confined
        self._context = driver.ahead() if config.device == "cuda" and not config.profiled else None

        from harness.wire import transfer

        self._warnings, self._sources = CompilerWarnings(), CompiledSources()
        self._channel, self._service = channel, service
        mapper = transfer.Mapper(emulates=config.device == "emulator")
        self.state = State(config, Functions(config.problem, config.device), mapper)
        self._refusals = (Refusal, transfer.OutputError)

    def hello(self) -> messages.Ready:
        """Prepares the process: imports, device context, confinement."""
        import torch

        from harness.submission import clock

        config = self.state.config
        if config.device != "emulator":
            no_emulator.forbid()
        else:
            from jit.emulated_cuda import fronts

            fronts.install()
            heap.map_blocks(device_memory.LARGE)
        if self._service is not None:
            remote_service.use(service_client.Remote(self._service))
        if config.device == "cuda":
            if self._context is not None:
                self._context.join()
            torch.cuda.init()
            torch.empty(1, device="cuda")  # makes the context current on this thread
            if self._confinement["network"] == STARTS:
                self._confinement["network"] = confine_rank()
        self.state.clock = clock.make_clock(config.device)
        for name in config.preload:
            with contextlib.suppress(Exception):
                importlib.import_module(name)
        if config.profiled:
            self._confine(config)  # when the profiler has opened what it needs
        return messages.Ready(self._confinement)

    def _confine(self, config: asking.Start) -> None:
        if config.sandbox:
            hidden, needed, writable = paths(config)
            self._confinement = confine(hidden, needed, writable, config.device, self._entered, config.ranks)

    def take(self, request: asking.Take, _: bytes) -> messages.Done:
        """Nothing more: every request brings blocks along."""
        return messages.Done()

    def probe(self, request: asking.Probe, _: bytes) -> messages.Done:
        """Maps a block and forgets it, to see whether memory can be shared in this way."""
        self.state.mapper.storage(request.block)
        self.state.mapper.forget([request.block])
        return messages.Done()

    def operations(self) -> dict[type[asking.Request], Operation]:
        """What answers each request."""
        from harness.submission.checked_calls import CheckedCalls
        from harness.submission.observed_calls import ObservedCalls
        from harness.submission.rank_calls import RankCalls
        from harness.submission.timed_batches import TimedBatches

        functions = self.state.functions
        checked = CheckedCalls(self.state, self._warnings, self._sources)
        ranks = RankCalls(self.state, lambda: self._channel.files)
        batches, observed = TimedBatches(self.state), ObservedCalls(self.state)
        return {
            asking.Load: functions.load,
            asking.LoadPeers: functions.load_peers,
            asking.Take: self.take,
            asking.Probe: self.probe,
            asking.Join: ranks.join,
            asking.Arm: ranks.arm,
            asking.Fire: ranks.fire,
            asking.Call: checked.call,
            asking.Try: checked.try_variants,
            asking.Fetch: checked.fetch,
            asking.Prepare: batches.prepare,
            asking.Arrange: batches.arrange,
            asking.Capture: batches.capture,
            asking.Queue: batches.queue,
            asking.Go: batches.go,
            asking.Release: batches.release,
            asking.Latency: observed.latency,
            asking.Profile: observed.profile,
            asking.Count: observed.count,
            asking.Trace: observed.trace,
        }

    def serve(self) -> None:
        """Answers requests until the connection closes."""
        operations = self.operations()
        while True:
            header, payload = self._channel.receive()
            asked = messages.asked(header)
            if not isinstance(asked.request, asking.Join):
                for block, file in zip(asked.given, self._channel.files, strict=True):
                    self.state.mapper.give(block, file)
            reply = self.answer(operations[type(asked.request)], asked.request, payload)
            self._channel.send(messages.answer(asked.turn, reply))

    def answer(self, operation: Operation, request: asking.Request, payload: bytes) -> messages.Reply:
        """What an operation replies, or the account of what ended it."""
        try:
            try:
                return operation(request, payload)
            except BaseException:
                self.state.leave()  # the other ranks do not wait for this one
                raise
        except self._refusals as error:
            return messages.Refused(clip(str(error)))
        except SystemExit as error:
            return messages.Refused(clip(f"the submission called sys.exit({error.code})"))
        except BaseException as error:  # a submission may raise what is no Exception, KeyboardInterrupt too
            failure = describe_error(error)
            failure.sources = self._sources.take()
            return failure


def paths(config: asking.Start) -> list[list[Path]]:
    """What is hidden, needed and writable."""
    return [[Path(path) for path in paths] for paths in (config.hidden, config.needed, config.writable)]

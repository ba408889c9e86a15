"""Batches of timed calls: on inputs of their own, with the outputs handed over to the evaluator's memory."""

from __future__ import annotations

from typing import Any

import torch

from harness.submission import clock
from harness.submission.functions import Refusal
from harness.submission.state import State
from harness.wire import asking, messages, nodes
from harness.wire.description import describe
from harness.wire.transfer import raw_bytes, read_through


class TimedBatches:
    """Answers requests for batches: plain calls, calls queued behind a wait of the device, and CUDA graphs."""

    def __init__(self, state: State) -> None:
        self._state = state
        self._drop()

    def _drop(self) -> None:
        self._graphs: dict[int, clock.Graph] = {}
        self._batch: list[Any] = []  # the inputs of each call
        self._arranged: list[Any] = []  # what a peer is called on
        self._targets: list[list[torch.Tensor]] = []  # where the outputs of each call go to
        self._queued: list[nodes.Node] = []
        self._reads = False
        self._apart: dict[str | None, int] = {}  # so many calls of each function have outputs in memory of their own

    def prepare(self, request: asking.Prepare, payload: bytes) -> messages.Done:
        """Maps what a batch reads and writes."""
        mapper = self._state.mapper
        self._graphs, self._apart, self._reads = {}, {}, request.reads
        mapper.forget(request.forget)
        if request.reads:
            self._batch = mapper.bytes_of(request.slots)
        else:
            self._batch = mapper.unpack_all(request.slots, request.payload_sizes, payload)
        self._targets = mapper.bytes_of(request.outputs)
        return messages.Done()

    def arrange(self, request: asking.Arrange, _: bytes) -> messages.Done:
        """Makes of the inputs what a peer is called on."""
        prepare = self._state.functions.preparation(request.peer)
        batch = self._batch[: request.count]
        self._arranged = [prepare(data) for data in batch] if prepare else batch
        return messages.Done()

    def capture(self, request: asking.Capture, _: bytes) -> messages.Done:
        """Captures calls on the inputs of the batch into CUDA graphs."""
        self._graphs = {}
        for count in request.counts:
            self._graphs[count] = self._state.clock.capture(self._bytes_of, self._batch[:count], self._targets)
        return messages.Done()

    def queue(self, request: asking.Queue, _: bytes) -> messages.Done:
        """Calls the function on each input of the batch, behind a wait of the device."""
        self._queued = []
        mapper = self._state.mapper
        if request.told is not None:
            self._queued = self._chain(request, mapper.storage(request.told))
            return messages.Done()
        self._state.clock.hold(mapper.storage(request.gate), request.value)
        self._queued = self._calls(self._batch[: request.count], None)
        return messages.Done()

    def _chain(self, request: asking.Queue, told: torch.UntypedStorage) -> list[nodes.Node]:
        """Calls the function on each input when it is there, and signals when its output was handed over. Returns the
        descriptions of the outputs, or one for all."""
        device, gate, trees = self._state.clock, self._state.mapper.storage(request.gate), []
        for number, (data, targets) in enumerate(zip(self._batch[: request.count], self._targets, strict=False)):
            device.hold(gate, request.value + number)
            if request.waits:
                device.synchronize()
            raw, tree = self._bytes_of(data)
            self._hand_over(_as_many(raw, targets), targets)
            device.tell(told, request.value + number)
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
        self._state.clock.synchronize()
        return messages.Batched(trees)

    def release(self, request: asking.Release, _: bytes) -> messages.Done:
        """Drops the graphs, the kept outputs and the mapped inputs."""
        self._drop()
        self._state.outputs = []
        self._state.mapper.clear()
        return messages.Done()

    def _calls(self, batch: list[Any], peer: str | None) -> list[nodes.Node]:
        """The descriptions of the outputs of calls, or one for all. On a GPU the outputs are copied behind the last
        call, where it is known that so many calls leave each other's outputs alone."""
        together = self._apart.get(peer, 0) >= len(batch)
        on_gpu = self._state.config.device == "cuda"
        trees, kept, flat = [], [], []
        for data, targets in zip(batch, self._targets, strict=False):
            raw, tree = self._bytes_of(data, peer)
            trees.append(tree)
            _as_many(raw, targets)
            if on_gpu:
                kept += raw
                flat += targets
            if not together:
                self._hand_over(raw, targets)
        if together:
            self._hand_over(kept, flat)
        elif kept and clock.disjoint(kept):
            self._apart[peer] = len(batch)
        return clock.alike(trees)

    def _bytes_of(self, data: Any, peer: str | None = None) -> tuple[list[torch.Tensor], nodes.Node]:
        """The bytes of what the function returns, and its description."""
        functions, tensors = self._state.functions, list[torch.Tensor]()
        nothing_yet = peer is None and functions.kernel is None
        tree = describe((self._stand_in if nothing_yet else functions.of(peer))(data), tensors)
        return [raw_bytes(tensor) for tensor in tensors], tree

    def _stand_in(self, data: Any) -> Any:
        """What a call gives before anything is loaded, so that its time shows what timing adds: next to nothing, or
        what a call gives that reads its inputs."""
        if not self._reads:
            return data[0].clone()
        return read_through(data, [target.numel() for target in self._targets[0]])

    def _hand_over(self, raw: list[torch.Tensor], targets: list[torch.Tensor]) -> None:
        try:
            self._state.clock.hand_over(raw, targets)
        except ValueError as error:
            raise Refusal(str(error)) from None


def _as_many(raw: list[torch.Tensor], targets: list[torch.Tensor]) -> list[torch.Tensor]:
    """The outputs of a timed call. Raises Refusal where they are more or fewer than before."""
    if len(raw) != len(targets):
        raise Refusal(f"returned {len(raw)} tensors in a timed call, but {len(targets)} before")
    return raw

"""Calls whose outputs are checked: one at a time, with copies of the outputs made at return."""

from __future__ import annotations

import contextlib

import torch

from harness.submission.compiled_sources import CompiledSources
from harness.submission.compiler_warnings import CompilerWarnings
from harness.submission.functions import Refusal
from harness.submission.state import State
from harness.submission.torch_guard import TorchGuard
from harness.submission.traced_elements import traced
from harness.wire import asking, messages
from harness.wire.description import describe
from harness.wire.limits import clip_name
from harness.wire.transfer import raw_bytes, storage_bytes
from jit.base import stream_findings, writes


class CheckedCalls:
    """Answers requests for such calls, and for their outputs."""

    def __init__(self, state: State, warnings: CompilerWarnings, sources: CompiledSources) -> None:
        self._state, self._warnings, self._sources = state, warnings, sources

    def call(self, request: asking.Call, payload: bytes) -> messages.Called:
        """Calls the kernel once, timed; keeps copies of the outputs made at return for ``fetch``."""
        state, clock = self._state, self._state.clock
        state.mapper.forget(request.forget)
        function = state.functions.of(request.peer)
        data = state.mapper.unpack(request.storages, payload)
        if prepare := state.functions.preparation(request.peer):
            data = prepare(data)
            clock.synchronize()
        self._poison()
        guard = TorchGuard() if request.forbid_torch else contextlib.nullcontext()
        clock.prepare(request.clear)
        stream_findings.streams.host_waits()  # all that is done before the call
        log = writes.begin() if request.traced else None
        state.begins(request.limit)
        try:
            with guard:
                times, output = clock.time(lambda: function(data))
        finally:
            writes.end()
        state.returns()
        kept: list[torch.Tensor] = []
        tree = describe(output, kept)
        with stream_findings.instead("the evaluator, at return,"):
            early = [raw_bytes(tensor).clone() for tensor in kept]
        clock.synchronize()
        for number, (tensor, copy) in enumerate(zip(kept, early, strict=True)):
            if not torch.equal(raw_bytes(tensor), copy):
                raise Refusal(
                    f"output {number} was still being written after custom_kernel returned: order that work on the "
                    "current stream, and finish threads before returning"
                )
        state.outputs = early
        state.mapper.push()
        return messages.Called(
            tree=tree,
            sizes=[copy.numel() for copy in early],
            devices=[str(copy.device) for copy in early],
            times=times,
            torch_ops=[clip_name(name) for name in sorted(getattr(guard, "refused", ()))],
            torch_moves=[clip_name(name) for name in sorted(getattr(guard, "moves", ()))],
            persisting_l2=clock.persisting_l2(),
            warned=self._warnings.take(),
            sources=self._sources.take(),
            writes=traced(log, kept, request.traced) if log else [],
        )

    def _poison(self) -> None:
        """Leaves recognisable garbage in the memory that the next allocations of these sizes are likely to get."""
        blocks = [
            torch.full((tensor.numel() * tensor.element_size(),), 0xFF, dtype=torch.uint8, device=tensor.device)
            for tensor in self._state.outputs
        ]
        self._state.outputs = []
        del blocks

    def try_variants(self, request: asking.Try, payload: bytes) -> messages.Tried:
        """Calls the kernel in several forms of its text."""
        from harness.submission import forms

        function = self._state.functions.of()
        try:
            return forms.tried(lambda: function(self._state.mapper.unpack(request.storages, payload)), request)
        finally:
            self._warnings.take()  # of changed texts, none of which is the submission's

    def fetch(self, request: asking.Fetch, _: bytes) -> messages.Done:
        """Copies the kept outputs into the blocks that the evaluator offers."""
        state = self._state
        outputs = state.outputs[request.first : request.first + len(request.blocks)]
        for copy, block in zip(outputs, request.blocks, strict=True):
            target = storage_bytes(state.mapper.storage(block))
            if copy.numel():
                target.copy_(copy)
        state.mapper.push()
        state.clock.synchronize()
        state.mapper.forget(request.blocks)
        return messages.Done()

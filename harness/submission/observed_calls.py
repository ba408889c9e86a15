"""Single calls that somebody looks at: a latency, torch's profiler, an outer profiler, or the kernel's own marks."""

from __future__ import annotations

from typing import Any

import torch

from harness.submission import clock
from harness.submission.state import State
from harness.wire import asking, messages
from harness.wire.limits import clip, clip_name


class ObservedCalls:
    """Answers requests for such calls."""

    def __init__(self, state: State) -> None:
        self._state = state

    def _prepared(self, request: Any, payload: bytes) -> tuple[Any, Any]:
        return self._state.functions.of(), self._state.mapper.unpack(request.storages, payload)

    def latency(self, request: asking.Latency, payload: bytes) -> messages.Latencies:
        """Wall-clock times of single calls, each from an idle device until the device is idle again."""
        function, data = self._prepared(request, payload)
        return messages.Latencies(self._state.clock.latencies(lambda: function(data)))

    def profile(self, request: asking.Profile, payload: bytes) -> messages.Profiled:
        """Runs one call under torch's profiler and returns its table as text."""
        function, data = self._prepared(request, payload)
        return messages.Profiled(clip(clock.profile(lambda: function(data), self._state.config.device)))

    def count(self, request: asking.Count, payload: bytes) -> messages.Done:
        """Calls the kernel once, while a profiler around this process looks if it is asked to."""
        function, data = self._prepared(request, payload)
        if request.look:
            torch.cuda.profiler.start()
        function(data)
        self._state.clock.synchronize()
        if request.look:
            torch.cuda.profiler.stop()
        return messages.Done()

    def trace(self, request: asking.Trace, payload: bytes) -> messages.Traced:
        """Calls the kernel once to compile and load, and once for its marks."""
        from jit.launch import marks

        function, data = self._prepared(request, payload)
        function(data)
        self._state.clock.synchronize()
        marks.clear()
        function(data)
        self._state.clock.synchronize()
        return messages.Traced(
            [
                messages.Marks(clip_name(one.source), [clip_name(name) for name in one.kernels],
                               [number for mark in one.marks for number in mark], one.most)
                for one in marks.read()
            ]
        )  # fmt: skip

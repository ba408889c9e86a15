"""Whether anything else runs on the GPU while the evaluator writes what nobody may read yet.

A kernel of another process that waits for the contents, or is queued behind their arrival, takes its turns on the GPU.
During such a turn the evaluator's kernels stand still. A kernel that does nothing but read the GPU's clock sees that as
a gap: it runs from before the first byte is written until some milliseconds after the last one, longer than a turn
takes.
"""

from __future__ import annotations

from types import TracebackType

import torch

import jit

LONGEST_GAP = 100e3  # nanoseconds between two readings of the clock; a turn of another process takes longer
_AFTER = 6_000_000  # nanoseconds that the watch goes on after the last byte; a turn begins after 2 ms at the most
_MOST = 2_000_000_000  # nanoseconds until it ends whatever happens

_SOURCE = r"""
__device__ unsigned long long now() {
    unsigned long long time;
    asm volatile("mov.u64 %0, %globaltimer;" : "=l"(time));
    return time;
}

// The longest gap between two readings of the clock, until `after` nanoseconds after `over` was set.
extern "C" __global__ void watch(unsigned long long* longest, const volatile int* over, unsigned long long after,
                                 unsigned long long most) {
    unsigned long long begin = now(), last = begin, gap = 0, end = 0, time;
    do {
        time = now();
        if (time - last > gap) gap = time - last;
        last = time;
        if (!end && (*over || time - begin > most)) end = time + after;
    } while (!end || time < end);
    *longest = gap;
}
"""


class Watch:
    """Watches the GPU while the context lasts, and some milliseconds longer.

    What is done in it goes to torch's current stream and waits for nothing: a wait would be for the watch too.

    Attributes:
        gap: afterwards, the longest gap in nanoseconds.
    """

    def __init__(self) -> None:
        self.gap = 0.0
        self._kernel = jit.load(_SOURCE)["watch"]
        self._stream = torch.cuda.Stream()
        self._longest = torch.zeros(1, dtype=torch.int64, device="cuda")
        self._over = torch.zeros(1, dtype=torch.int32, device="cuda")

    def __enter__(self) -> Watch:
        self._over.zero_()
        torch.cuda.synchronize()
        with torch.cuda.stream(self._stream):
            self._kernel(self._longest, self._over, _AFTER, _MOST, grid=1, block=1)
        return self

    def __exit__(self, kind: type[BaseException] | None, value: BaseException | None, _: TracebackType | None) -> None:
        self._over.fill_(1)
        torch.cuda.synchronize()
        self.gap = float(self._longest.item())

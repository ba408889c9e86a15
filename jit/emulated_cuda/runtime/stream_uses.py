"""What the stand-in runtime says of streams, and which bytes their work uses: its side of `jit.base.stream_order`.

Nothing is said before there is a second stream. Handles of streams and events are those of the runtime, whose memory
may be given again; the newest stream or event of a handle counts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import numpy as np

from ... import emulator
from ...base import emulated_device, mangled, stream_findings, user_code, writes
from ...base.findings import EmulatorFinding
from ...base.stream_order import Accessed, Clock, Conflict, Stream, Streams, Use, Work

ADVICE = (
    "record an event on {first} behind the first (cudaEventRecord) and have {second} wait for it "
    "(cudaStreamWaitEvent), or have the host synchronise {first} between the two"
)
_MADE, _RECORDED, _STREAM_WAITS, _EVENT_AWAITED, _STREAM_AWAITED, _ALL_AWAITED = range(1, 7)  # Step of stand_in.h
_PER_THREAD = 2  # cudaStreamPerThread
_OWN = {"tensor", "tensor made in C++"}  # kinds of allocations that end when Python or C++ forgets them
_LASTING = {"variable"}
# Of a copy or a fill: whether it is written, address, pitch, bytes of a row, rows, kind and number of the allocation.
Area = tuple[bool, int, int, int, int, tuple[str, int] | None]


class StreamUses:
    """The work of one program's streams.

    Args:
        streams: what is ordered; other front ends of the process may have the same.
        place: makes ``file:line`` of what `here` or the runtime gave.
        here: where the program is now, where the runtime does not say that.
    """

    def __init__(
        self, streams: Streams, place: Callable[[Any], str], here: Callable[[], Any] = lambda: None
    ) -> None:  # fmt: skip
        self.streams, self._place, self._here = streams, place, here
        self._by_handle: dict[int, Stream] = {}
        self._events: dict[int, Clock] = {}

    def _of(self, handle: int) -> Stream | None:
        """The stream of a handle: the current one where the handle says none. None where it cannot be known."""
        if handle > 1:
            return self._by_handle.get(handle)
        return None if self.streams.handed_out else self.streams.current

    def step(self, kind: int, one: int, other: int) -> None:
        """The runtime's word of a stream that was made, an event, or a wait."""
        streams = self.streams
        if kind == _MADE:
            name = "the thread's default stream" if one == _PER_THREAD else ""
            self._by_handle[one] = streams.make(bool(other), name, emulated_device.current())
        elif kind == _RECORDED and (stream := self._of(other)):
            self._events[one] = streams.record(stream)
        elif kind == _STREAM_WAITS and other in self._events and (stream := self._of(one)):
            streams.wait(stream, self._events[other])
        elif kind == _EVENT_AWAITED and one in self._events:
            streams.host_waits(self._events[one])
        elif kind == _STREAM_AWAITED and (stream := self._of(one)):
            streams.host_waits(streams.record(stream))
        elif kind in (_ALL_AWAITED, _STREAM_AWAITED):
            streams.host_waits()

    def launch(self, handle: int, kernel: str, places: tuple[int, ...]) -> Work | None:
        """The launch that comes now; None where it is not followed."""
        stream = self._of(handle)
        if not self.streams.active or stream is None:
            return None
        what = f"kernel {mangled.plain(kernel)}"
        return self.streams.begin(stream, what, places or self._here())

    def launched(
        self, work: Work, accessed: list[Accessed], known: Iterable[emulator.Allocation],
        tokens: dict[int, tuple[str, int]], kernel: str,
    ) -> EmulatorFinding | None:  # fmt: skip
        """What a launch has used. ``tokens``: kinds and numbers of the runtime's allocations, by address."""
        by_address: dict[int, emulator.Allocation] = {}
        for one in known:
            if (before := by_address.get(one.address)) is None or before.owner is None:
                by_address[one.address] = before._replace(owner=one.owner) if before else one
        uses = []
        for address, read, wrote in accessed:
            allocation = by_address.get(address)
            if allocation is None or allocation.on_host or allocation.freed or allocation.peer:
                continue
            token = tokens.get(address)
            if not _followed(token, allocation.owner):
                continue
            for runs, writing in ((read, False), (wrote, True)):
                uses.append(Use(runs, writing, allocation.name, _identity(token), allocation.owner))
        return self._conflict(self.streams.used(work, uses), kernel)

    def copied(
        self, handle: int, places: tuple[int, ...], host_to: bool, host_from: bool,
        areas: list[Area],
    ) -> EmulatorFinding | None:  # fmt: skip
        """A copy, or a fill, of areas: whether it writes them, address, pitch, bytes of a row, rows, kind and number of
        the allocation."""
        stream = self._of(handle)
        if stream is None:
            return None
        what = "the copy" + (" to the host" if host_to else " from the host" if host_from else "")
        if self.streams.is_default(stream):
            self.streams.meet_devices()
        work = self.streams.begin(stream, what if len(areas) > 1 else "the memset", places or self._here())
        uses = []
        for wrote, address, pitch, width, height, token in areas:
            if token is None or not _followed(token, None):
                continue
            runs = _runs(address, pitch, width, height)
            uses.append(Use(runs, wrote, f"{token[0]} number {token[1]}", _identity(token)))
        found = self.streams.used(work, uses)
        if self.streams.is_default(stream):
            self.streams.meet_devices()
        return self._conflict(found, "")

    def host_waits(self, handle: int) -> None:
        """The host waits for the stream's work so far, as it does in a copy of pageable memory."""
        if (stream := self._of(handle)) is not None:
            self.streams.host_waits(self.streams.record(stream))

    def _conflict(self, found: Conflict | None, kernel: str) -> EmulatorFinding | None:
        if found is None:
            return None
        where = self._place(found.earlier.place), self._place(found.later.place)
        finding = self.streams.finding(found, where, kernel)
        return None if stream_findings.allowed(finding) else finding


def note(areas: list[Area]) -> None:
    """Notes what a copy or a fill has written, where somebody asks for that."""
    if writes.log is None:
        return
    for wrote, address, pitch, width, height, _ in areas:
        if wrote:
            what = "a copy" if len(areas) > 1 else "a memset"
            writes.log.wrote(what, _runs(address, pitch, width, height), user_code.asked_at())


def _runs(address: int, pitch: int, width: int, height: int) -> np.ndarray:
    """The runs of bytes of rows."""
    if pitch == width or height == 1:
        return np.array([[address, address + width * height]], np.int64)
    starts = address + pitch * np.arange(height, dtype=np.int64)
    return np.stack([starts, starts + width], 1)


def _followed(token: tuple[str, int] | None, owner: Any) -> bool:
    """Whether an allocation can be distinguished from a later one at its address."""
    return owner is not None if token is None or token[0] in _OWN else True


def _identity(token: tuple[str, int] | None) -> tuple[str, int] | None:
    return None if token is None or token[0] in _OWN or token[0] in _LASTING else token

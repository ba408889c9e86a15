"""Launches that run again in other forms of their kernels' texts, each time from the memory that they began with.

A form is chosen by a number (`jit.base.variants`). Nothing is judged by such a run: it says what values a form gives.
"""

from __future__ import annotations

import ctypes
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from harness.machine import load
from harness.service.memory import Piece
from harness.wire import asking, requests

LONGEST_TRIAL = 0.25  # seconds of a launch that tries another form of a kernel's text
_SHORT_TRIAL = 0.1  # more of them than twice those of the text as it was
_MOST_KEPT = 64 << 20  # bytes of memory that the launches began with


class RepeatedLaunches:
    """The launches of the first of several forms.

    Args:
        find: the piece of device memory that was handed out at an offset.
    """

    def __init__(self, find: Callable[[int], Piece]) -> None:
        self._find = find
        self._launches: list[requests.Launch] = []
        self._before: dict[int, bytes] = {}  # what the pieces of their memory held, by offset

    def forget(self) -> None:
        """Another call begins."""
        self._launches, self._before = [], {}

    def remember(self, request: requests.Launch) -> None:
        """Keeps a launch, and what its memory holds."""
        self._launches.append(request)
        for one in request.memory:
            if one.offset not in self._before:
                piece = self._find(one.offset)
                room = _MOST_KEPT - sum(map(len, self._before.values()))
                self._before[one.offset] = ctypes.string_at(piece.address, piece.size) if piece.size <= room else b""

    def again(self, request: requests.Again, prepared: Callable[[requests.Launch], tuple[Any, Any]]) -> requests.Values:
        """Runs the launches in each form that is asked for, as long as there is time.

        Args:
            request: the forms, and which elements they are to give.
            prepared: a launch as the emulator takes it, and its settings.

        Raises:
            ValueError: there are no launches, or they use too much memory.
        """
        from jit import emulator

        if not self._launches or not all(self._before.values()):
            raise ValueError("there are no launches to run again")
        launches = [prepared(one) for one in self._launches]
        until, values, most = time.monotonic() + request.seconds, list[bytes](), LONGEST_TRIAL * load.pace()
        for number in request.variants:
            if values and time.monotonic() > until:
                break
            for offset, held in self._before.items():
                ctypes.memmove(self._find(offset).address, held, len(held))
            began = time.monotonic()
            others = [one for one in request.others if one.variant == number]
            try:
                for turn, (asked, usual) in enumerate(launches):
                    given = _given([one for one in others if one.launch == turn], asked)
                    emulator.execute(
                        given, replace(usual, variant=number, races=request.races, seconds=min(usual.seconds, most))
                    )
                values.append(b"".join(self._bytes(*element) for element in request.elements))
            except Exception:  # a form need not be one that runs
                values.append(b"")
            if len(values) == 1:  # the text as it was, beside which others that take long do not end
                most = min(most, 2 * (time.monotonic() - began) + _SHORT_TRIAL * load.pace())
        return requests.Values(values)

    def _bytes(self, offset: int, behind: int, size: int) -> bytes:
        piece = self._find(offset)
        if behind + size > piece.size:
            raise ValueError("an element outside of its piece of memory")
        return ctypes.string_at(piece.address + behind, size)


def _given(others: Sequence[asking.Other], asked: Any) -> Any:
    """A launch with other values for what the host gives."""
    for one in others:
        if one.at + len(one.value) > len(asked.params):
            raise ValueError(f"byte {one.at} of parameters of {len(asked.params)} bytes")
        params = asked.params[: one.at] + one.value + asked.params[one.at + len(one.value) :]
        shape = replace(asked.shape, grid=one.grid or asked.shape.grid, block=one.block or asked.shape.block)
        shape = shape if one.smem is None else replace(shape, smem=one.smem)
        asked = replace(asked, params=params, shape=shape)
    return asked

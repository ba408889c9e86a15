"""CTAs that need nothing of Python: native code runs them, one after the other, from their first warps to their ends.

The order is that of `schedule` under seed 0, and the race detector sees the same. As soon as a warp comes to an
instruction that Python executes, or to anything but the end or a named barrier, Python goes on with that CTA, from
where it stands. `WholeCtas.known` puts into the objects of the CTA what has become of it, before Python executes that.
"""

from __future__ import annotations

import hashlib
import random
import time
from dataclasses import dataclass

import numpy as np

from ...base.launch_shape import Dims
from ..native import barrier_table
from ..native import frame as f
from ..native import whole_ctas as state
from .callback import running
from .cta_cluster import Group, Warp
from .launch import MOST_BLOCKS
from .owners import number_of
from .schedule import Schedule
from .scheduler import generator, name_of

_CLOCKS = ("%clock", "%globaltimer")
_MOST = 256  # CTAs of a call
_SECONDS = 0.02  # that a call should take, so that launches are shared out in time
_ROUNDS = 64  # of a CTA's warps after which the time is looked at
_LONG = 1.0  # seconds of one CTA after which Python looks whether it gets anywhere
_FRUITLESS = 3  # calls without a whole CTA after which no other one is made
_WAITING = (1 << barrier_table.WAIT_SITE) - 1
_ENDED = (1 << 64) - 1  # WAITS of a warp that has ended


@dataclass
class Begun:
    """A CTA that native code has begun to run (`scheduler.Begun`).

    Attributes:
        order: the warps of the round that is under way, in its order; rest: those that are still to come.
        warp, result: the one that has stopped, and what it returned; None between two rounds.
        progress: between rounds, whether a warp could go on.
    """

    rng: random.Random
    order: list[Warp]
    rest: list[Warp]
    warp: Warp | None
    result: int
    progress: bool

    def go_on(self, schedule: Schedule) -> bool:
        schedule.warps = self.order
        if self.warp is None:
            return self.progress
        self.warp.stopped(self.result)
        schedule.group.settle()
        return schedule.go_through(self.rest, True, None)


class WholeCtas:
    """Runs CTAs of a launch by native code, with the warps of one group.

    Attributes:
        on: whether calls are worth it.
        done: CTAs that the last call has run to their ends.
    """

    def __init__(self, group: Group, firsts: list[Dims]):
        self.group, self.firsts, self.launch = group, firsts, group.launch
        self.on, self.done = True, 0
        self._count, self._fruitless = 1, 0
        self._array = np.zeros(state.SIZE, np.uint64)
        self._words = self._array.data
        self._random = self._array[state.RANDOM :].view(np.uint32)[: state.WORDS]
        cta = group.ctas[0]
        set = self._words
        set[state.FRAMES], set[state.FRAME_SIZE] = cta.frames.ctypes.data, cta.frames.shape[1]
        set[state.WARPS] = len(cta.warps)
        set[state.LOCALS], set[state.LOCAL_BYTES] = cta.locals.ctypes.data, cta.locals.size
        set[state.SHARED], set[state.SHARED_SIZE] = cta.shared_at, cta.shared_size
        set[state.PEER], set[state.BARRIERS] = group.peers.ctypes.data, cta.table.array.ctypes.data
        set[state.BLOCKS] = group.launch.program.table
        set[state.BUDGET], set[state.ROUNDS] = MOST_BLOCKS, _ROUNDS
        set[state.ALONE] = group.launch.program.independent
        if group.races is not None:
            set[state.STARTS], set[state.ENDS], set[state.DETECTOR], set[state.DOUBTS] = group.races.native()
        self._known = True

    def run(self, begin: int, end: int) -> Begun | None:
        """Runs clusters, from number ``begin`` to before ``end`` in the order of the launch. One that is begun and not
        done is number ``begin + done``."""
        if self.group.races is not None:
            self.group.races.turn(False)
        group, launch, words = self.group, self.launch, self._words
        count = min(self._count if begin else 1, end - begin)
        self._begin = begin
        self._prepare(begin, count)
        words[state.STOP] = words[state.AT] = words[state.GOES_ON] = words[state.EXECUTED] = 0
        self._known, self._executed = False, launch.lane_instructions
        running.warp, running.error, running.whole = None, None, self
        started = time.monotonic()
        try:
            while (what := state.run()(self._array.ctypes.data, count)) == state.LOOK and words[state.GOES]:
                self._count, now = 1, time.monotonic()
                if now - started > _LONG or now >= launch.until:
                    break
                if not words[state.AT]:
                    launch.look()
        finally:
            running.whole = None
        self.done = words[state.AT]
        if begin == 0 and self.done:  # the first call has one CTA
            self._note_lengths(0)
        if what != state.ALL:
            self._fruitless = 0 if self.done else self._fruitless + 1
            self.on = self._fruitless < _FRUITLESS
            return self._begun(what)
        launch.lane_instructions = self._executed + words[state.EXECUTED]
        launch.serial = begin + count
        self._fruitless = 0
        took = time.monotonic() - started
        self._count = 1 if took > 2 * _SECONDS else min(2 * self._count, _MOST) if took < _SECONDS / 2 else self._count
        group.peers[0] = 0
        return None

    def _prepare(self, begin: int, count: int) -> None:
        """Sets what the native code is given for a call."""
        group, launch, words = self.group, self.launch, self._words
        cta = group.ctas[0]
        ids = np.array(self.firsts[begin : begin + count], np.int64)
        group.start(self.firsts[begin])  # what it leaves is what each start leaves
        # They live until the call is over, whose state has their addresses.
        self._heads, self._registers = cta.frames[:, : f.SCRATCH].copy(), cta.frames[:, f.REGISTERS :].copy()
        self._barriers = cta.table.array.copy()
        self._places = np.array([here.ctypes.data - cta.frames.ctypes.data for here, _, _ in cta.passing], np.uint64)
        self._values = np.zeros((count, max(len(cta.passing), 1)), np.uint64)
        for column, (_, base, axis) in enumerate(cta.passing):
            if base == "smid":
                self._values[:, column] = (np.arange(begin, begin + count) + 1) % launch.multiprocessors
            elif base != "cluster_ctaid":  # of one CTA: 0
                self._values[:, column] = ids[:, "xyz".index(axis)]
        numbers = [number_of(first, launch.grid) for first in self.firsts[begin : begin + count]]
        self._owners = np.array(numbers, np.uint64)
        self._lengths, self._keys = np.zeros(count, np.uint64), np.zeros((count, state.KEY), np.uint32)
        if len(cta.warps) > 1:
            self._draw(begin, count)
        words[state.HEADS], words[state.REGISTERS] = self._heads.ctypes.data, self._registers.ctypes.data
        words[state.FIRST_BARRIERS] = self._barriers.ctypes.data
        words[state.PASSING], words[state.PLACES] = len(cta.passing), self._places.ctypes.data
        words[state.VALUES], words[state.OWNERS] = self._values.ctypes.data, self._owners.ctypes.data
        words[state.KEYS], words[state.LENGTHS] = self._keys.ctypes.data, self._lengths.ctypes.data

    def _draw(self, begin: int, count: int) -> None:
        """Gives the native code what `scheduler.generator` draws from."""
        if begin == 0:
            self._random[:] = self.launch.first_state[1]
        rows = self._keys.view(np.uint8)
        for i in range(begin == 0, count):
            text = name_of(self.launch, begin + i).encode()
            key = text + hashlib.sha512(text).digest()  # as random.seed() has it of a text
            rows[i, : len(key)] = np.frombuffer(key[::-1], np.uint8)
            self._lengths[i] = -(-len(key) // 4)

    def _note_lengths(self, living: int) -> None:
        """What those warps of the launch's first cluster have executed that have ended, in this order."""
        warps = self.group.ctas[0].warps
        ended = self._array[state.ENDED : state.ENDED + len(warps) - living].tolist()
        self.launch.lengths += [(0, number, int(warps[number].w64[f.COUNT // 8])) for number in ended]

    def known(self) -> None:
        """The objects of the CTA that runs are as if Python had run it so far."""
        if self._known:
            return
        self._known = True
        words, launch, cta = self._words, self.launch, self.group.ctas[0]
        words[state.STOP] = 1
        number = self._begin + words[state.AT]
        cta.id = self.firsts[number]
        launch.lane_instructions, launch.serial = self._executed + words[state.EXECUTED], number + 1
        self.rng = generator(launch, number)
        if len(cta.warps) > 1:
            self.rng.setstate((3, tuple(self._random.tolist()), None))
        launch.rng = self.rng
        cta.living = words[state.LIVING]
        for warp in cta.warps:
            waits = words[state.WAITS + warp.number]
            warp.budget = MOST_BLOCKS
            if waits == _ENDED:
                warp.done = True
            elif waits:
                barrier = cta.barriers[waits & _WAITING]
                warp.wait_at(barrier, launch.program.sites[(waits >> barrier_table.WAIT_SITE) - 1])
                warp.phase = words[state.PHASES + warp.number]
        running.warp = cta.warps[words[state.WARP]]

    def _begun(self, what: int) -> Begun:
        """The CTA that is begun."""
        self.known()
        words, warps = self._words, self.group.ctas[0].warps
        if not self._begin + words[state.AT]:
            self._note_lengths(words[state.LIVING])
        order = [warps[one] for one in self._array[state.ORDER : state.ORDER + words[state.LEFT]].tolist()]
        if what == state.LOOK:
            return Begun(self.rng, order, [], None, 0, bool(words[state.GOES]))
        place = words[state.PLACE]
        return Begun(self.rng, order, order[place + 1 :], order[place], words[state.RESULT], True)


def of(group: Group, firsts: list[Dims]) -> WholeCtas | None:
    """What runs whole CTAs with the warps of a group, or None where Python has to see each of them."""
    if group.whole is False:
        group.whole = WholeCtas(group, firsts) if _able(group) else None
    return group.whole


def _able(group: Group) -> bool:
    launch, program = group.launch, group.launch.program
    return (
        len(group.ctas) == 1 and not launch.seed and launch.orders is None and launch.streams is None
        and not program.counters and not launch.settings.trace and not launch.settings.chosen
        and not program.reserved and launch.workspace is None
        and not any(name.startswith(_CLOCKS) for name in program.specials)
    )  # fmt: skip

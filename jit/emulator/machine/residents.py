"""The clusters of a launch that have begun and not ended: those that would be on the chip at once.

A cluster runs to its end before the next one begins, as long as it can. Where all that it does is to wait for what
others write in global memory, another one begins beside it, up to as many as the chip has room for; they then take
turns. One that goes on behind its wait soon stops once, until those which wait for the same thing have looked at it:
what a missing barrier should order would else be done before they look. Grid barriers, semaphores, split-K fix-ups and
look-back scans work so.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass

from ...base import arch
from ...base.errors import ArgumentError
from ...base.launch_shape import Dims
from . import whole_ctas
from .cta_cluster import Group
from .launch import Launch
from .liveness import endless
from .owners import number_of
from .scheduler import Begun, steps
from .spin import Loop

_SECONDS = 6.0  # that all may poll, counting or looking at a clock, without any change


@dataclass
class _Resident:
    group: Group
    steps: Iterator[Loop]
    waits: Loop = Loop.WORKS
    due: bool = True  # something has been done since it was looked at
    may_stop: bool = True  # it has waited since it last stopped for others to look


def room(launch: Launch) -> int:
    """How many clusters may be on the chip at once: by the threads, CTAs, registers and shared memory of its
    multiprocessors [CUDA Programming Guide, "Compute Capabilities"]."""
    row = arch.find(launch.program.arch)
    warps = -(-launch.threads // 32)
    registers = -(-max(launch.program.entry.registers, 16) * 32 // 256) * 256 * warps  # a warp gets whole 256
    limits = [
        row.max_blocks_per_sm,
        row.max_threads_per_sm // (32 * warps),
        row.registers_per_sm // registers,
        row.smem_per_sm // max(launch.shared_size, 1024),
    ]
    size = launch.cluster[0] * launch.cluster[1] * launch.cluster[2]
    return max(1, max(1, min(limits)) * launch.multiprocessors // size)


class Residents:
    """The clusters that run, and those that have not begun."""

    def __init__(self, launch: Launch, firsts: list[Dims]):
        self.launch, self.firsts = launch, firsts
        self.begun = 0
        self.running: list[_Resident] = []
        self.free: list[Group] = []
        self.room = room(launch)
        if launch.workspace is not None and len(firsts) > self.room:
            raise ArgumentError(
                f"grid: {len(firsts)} clusters of a cooperative launch; {launch.program.arch} has room for {self.room} "
                f"of {launch.threads} threads, {launch.program.entry.registers} registers and {launch.shared_size} "
                f"bytes of shared memory at once"
            )
        self.starts = 0  # clusters that may begin before the others are looked at again
        self.looked = False  # all were looked at after the last one began, and after something was last done
        self.since = time.monotonic()  # when something was last done

    @property
    def ended(self) -> bool:
        """Whether all clusters have ended."""
        return self.begun == len(self.firsts) and not self.running

    def step(self) -> int:
        """Lets one cluster run until it ends, or waits for others; or several to their ends. Returns the number of CTAs
        that have ended."""
        if not self.running and (ended := self._whole()):
            return ended
        due = [one for one in self.running if one.due]
        more = self.begun < len(self.firsts) and len(self.running) < self.room
        if due:
            one = due[0]
        elif more and (self.starts or not self.running):
            one = self._begin()
            self.starts = max(self.starts - 1, 0)
        else:
            if not more and self.looked:
                self._look_for_the_end()
            self.looked = True
            self.starts = len(self.running)  # as many as there are: the looks stay few
            self._changed()
            one = self.running[0]
        one.due = False
        if one.group.races:
            one.group.races.turn(one.may_stop and len(self.running) > 1)
        waits = next(one.steps, None)
        if waits is None:
            self.running.remove(one)
            self.free.append(one.group)
            self._changed()
            self.launch.done = self.begun - len(self.running)
            return len(one.group.ctas)
        one.may_stop = waits is not Loop.WORKS
        if not one.may_stop or (one.group.moved and one.waits is not Loop.WORKS):
            self._changed()
            one.due = not one.may_stop
        if one.group.moved or not one.may_stop:
            self.since, self.looked = time.monotonic(), False
        one.waits = waits
        self.running.append(self.running.pop(self.running.index(one)))  # the others first
        return 0

    def _whole(self) -> int:
        """Lets native code run clusters to their ends, where no cluster has begun. Returns how many have ended: of the
        next one, a part may be done."""
        if not self.free:
            self.free.append(Group(self.launch))
        whole = whole_ctas.of(self.free[-1], self.firsts)
        if whole is None or not whole.on:
            return 0
        self.launch.look()
        begun = whole.run(self.begun, len(self.firsts))
        if whole.done:
            self.begun += whole.done
            self.launch.done = self.begun
            self.looked = False
        if begun is not None:
            self._begin(begun)
        return whole.done

    def _begin(self, begun: Begun | None = None) -> _Resident:
        group = self.free.pop() if self.free else Group(self.launch)
        one = _Resident(group, steps(group, self.begun, self.firsts[self.begun], begun))
        self.running.append(one)
        self.begun += 1
        self.looked = False
        return one

    def _changed(self) -> None:
        """Every cluster may have something to do."""
        for one in self.running:
            one.due = True

    def _look_for_the_end(self) -> None:
        """Raises where all wait, and nothing has been done since each was looked at."""
        if all(one.waits is Loop.ROUND for one in self.running):
            endless([one.group for one in self.running], self._nobody())
        if time.monotonic() - self.since > _SECONDS:
            endless([one.group for one in self.running], f"{self._nobody()}, for {_SECONDS:.0f} s")

    def _nobody(self) -> str:
        left = len(self.firsts) - self.begun
        if left:
            return (
                f"{len(self.running)} clusters are all that {self.launch.program.arch} has room for at once; "
                f"{left} have not begun"
            )
        return "no other CTA is left to end it" if len(self.running) == 1 else "no CTA writes what they wait for"

    def again(self) -> Group:
        """Gives up the clusters that run, to begin them anew; a group for that."""
        launch, begun = self.launch, self.begun
        self.begun -= len(self.running)
        if launch.owners is not None:  # native code may have begun one more
            launch.owners.give_up([number_of(first, launch.grid) for first in self.firsts[self.begun : begun + 1]])
        self.running.clear()
        self.free = [Group(self.launch)]
        return self.free[0]

    def close(self) -> None:
        """The launch is over: detectors may watch another launch."""
        for group in self.free:
            if group.races:
                group.races.done()

"""A cluster whose warps run no code: what the scheduler's watchers look at, for a test to set."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import numpy as np

from jit.emulator.native import frame as f


class StubWarp:
    """A warp at block 0; it may go on, has met nothing, and runs nothing."""

    def __init__(self, cta: Any, number: int) -> None:
        self.cta, self.number, self.launch = cta, number, cta.group.launch
        self.pcs, self.local = np.zeros(32, np.int64), np.zeros(16, np.uint8)
        self.frame = np.zeros(f.REGISTERS + 64, np.uint8)
        self.done = self.tired = False
        self.blocked: Callable[[], bool] | None = None
        self.expires: Callable[[], None] | None = None
        self.waiting_at: Any = None
        self.waits_for: Callable[[], str] | None = None
        self.awaits: Any = None
        self.meetings: list[Any] = []
        self.budget, self.others = 0, 0

    @property
    def register(self) -> int:
        return int(self.frame[f.REGISTERS :].view(np.uint64)[0])

    @register.setter
    def register(self, value: int) -> None:
        self.frame[f.REGISTERS :].view(np.uint64)[0] = value

    def run_others(self) -> int:
        return self.others


def mbarrier() -> Any:
    return SimpleNamespace(phase=0, pending=1, bytes=0)


def barrier() -> Any:
    return SimpleNamespace(phase=0, threads=64, arrived=0)


def cluster(warps: int = 2) -> Any:
    """A cluster of one CTA with an mbarrier, a named barrier and an array of global memory."""
    block = SimpleNamespace(insts=[instruction("bra")])
    program = SimpleNamespace(name="stub", specials={}, blocks=[block])
    memory = SimpleNamespace(arrays=[np.zeros(64, np.uint8)])
    launch = SimpleNamespace(program=program, memory=memory, owners=None)
    group = SimpleNamespace(launch=launch, pending=[], cluster_barrier=None, moved=True)
    cta = SimpleNamespace(group=group, id=(0, 0, 0), shared=np.zeros(64, np.uint8), mbarriers={0: mbarrier()},
                          barriers={1: barrier()})  # fmt: skip
    group.ctas, group.warps = [cta], [StubWarp(cta, number) for number in range(warps)]
    return group


def instruction(text: str, *args: str, location: str = "stub.cu:1") -> Any:
    class Stub(SimpleNamespace):
        def __str__(self) -> str:
            return text

    return Stub(parts=text.split("."), args=args, location=location)

"""What the emulator says can happen happens on a chip, where warps pause at the places that its schedule names."""

from __future__ import annotations

import itertools
import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Sequence
from typing import Any

import pytest
import torch

import jit
from tests.emulator.protocols.protocols import DEADLOCK, FOLDER, HOLDS, PROTOCOLS, WRONG, Protocol, Verdict
from tests.paths import ROOT

pytestmark = pytest.mark.gpu
_BARRIERS = ("named_barriers", "ring")  # their waits end when the hardware says so, and never where nobody arrives
_TIMES = 20  # launches of a protocol
_STOP = re.compile(
    r"warp (\d+) of CTA \((\d+), 0, 0\) stops before \S+\.cu:(\d+) \(in visible\.cuh:(\d+)\)(?:, time (\d+),)?"
)
_MOST_DELAYS = 3
_APART = 400_000  # nanoseconds between the begin of one warp and the next
_ACCESSES = ("load", "store", "add", "exchange", "compare_exchange")  # as visible.cuh numbers them
Pause = tuple[int, int, int, int, int]  # CTA, warp, line, access and the time there, from 1 on
Run = Callable[..., list[Verdict]]
CHOSEN = [one for one in PROTOCOLS if one.name not in _BARRIERS]
BUGS = [pytest.param(one, bug, id=f"{one.name}-{bug}") for one in CHOSEN for bug in range(1, len(one.bugs) + 1)]


@pytest.fixture(scope="module")
def orders() -> dict[tuple[str, int], str]:
    """By protocol and bug, the order under which the emulator finds it."""
    environment = {**os.environ, "CUDA_VISIBLE_DEVICES": ""}
    words = [sys.executable, "-m", "tests.emulator.protocols"]
    done = subprocess.run(words, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    rows: list[dict[str, Any]] = json.loads(done.stdout)
    return {(row["name"], row["bug"]): row["order"] for row in rows}


def runner(protocol: Protocol, bug: int) -> Run:
    """Launches a protocol many times with pauses, its warps beginning at once or one after the other."""
    kernels = jit.load(FOLDER / f"{protocol.name}.cu", defines={"BUG": bug, "ON_CHIP": 1})
    memory = torch.zeros(64, dtype=torch.int32, device="cuda")
    outcome = torch.zeros(1, dtype=torch.int32, device="cuda")

    def run(pauses: Sequence[Pause], apart: int, times: int = _TIMES) -> list[Verdict]:
        none: Pause = -1, -1, -1, -1, -1
        padded = [*pauses, *[none] * (_MOST_DELAYS - len(pauses))]
        wanted = torch.tensor([apart, *itertools.chain(*padded)], dtype=torch.int32, device="cuda")
        found = []
        for _ in range(times):
            memory.zero_()
            kernels["prepare"](wanted, grid=1, block=1)
            kernels["protocol"](memory, grid=protocol.ctas, block=32 * protocol.warps)
            kernels["result"](outcome, grid=1, block=1)
            found.append((HOLDS, WRONG, DEADLOCK)[int(outcome.item())])
        return found

    return run


def access_at(line: int) -> int:
    """The access that a line of visible.cuh belongs to."""
    head = "\n".join((FOLDER / "visible.cuh").read_text().splitlines()[:line])
    return _ACCESSES.index(re.findall(r"__device__ \w+ (\w+)\(", head)[-1])


def pauses_of(order: str, later: int) -> list[Pause]:
    """The pauses that stand for an order. A line may have several accesses of a kind: the last pause is at the time
    ``later`` after the one that the order names."""
    stops = [tuple(map(int, found)) for found in ((*one[:4], one[4] or "1") for one in _STOP.findall(order))]
    pauses = [(cta, warp, line, access_at(within), time) for warp, cta, line, within, time in stops]
    return [*pauses[:-1], (*pauses[-1][:4], pauses[-1][4] + later)] if pauses else []


@pytest.mark.parametrize(("protocol", "bug"), BUGS)
def test_a_chip_does_what_the_emulator_names(
    protocol: Protocol, bug: int, orders: dict[tuple[str, int], str], record_property: Any
) -> None:
    run, verdict, order = runner(protocol, bug), protocol.verdict(bug), orders[protocol.name, bug]
    alone = run([], 0).count(verdict)
    tried = {}
    for later in range(2):
        pauses = pauses_of(order, later)
        tried[later] = run(pauses, _APART).count(verdict)
        if tried[later] == _TIMES:
            break
    print(f"{protocol.name} {bug}: {verdict.name} in {alone} of {_TIMES} launches alone, {tried} under {order!r}")
    record_property("launches", {"alone": alone, "paused": tried, "of": _TIMES, "order": order})
    assert _TIMES in tried.values()


@pytest.mark.parametrize("protocol", CHOSEN, ids=lambda one: one.name)
def test_a_right_protocol_holds_wherever_a_warp_pauses(protocol: Protocol) -> None:
    run = runner(protocol, 0)
    text = (FOLDER / f"{protocol.name}.cu").read_text().splitlines()
    lines = len(text)
    places = [(cta, warp) for cta in range(protocol.ctas) for warp in range(protocol.warps)]
    for line, access, (cta, warp) in itertools.product(range(1, lines + 1), range(len(_ACCESSES)), places):
        if _ACCESSES[access] in text[line - 1] or (access == 0 and "wait_for" in text[line - 1]):
            assert run([(cta, warp, line, access, 1)], _APART, 1) == [HOLDS], (cta, warp, line, _ACCESSES[access])

"""What the emulator says can happen happens on a chip, where warps pause at the places that its schedule names."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest
import torch

import jit
from tests.emulator.protocols.protocols import DEADLOCK, FOLDER, HOLDS, PROTOCOLS, WRONG, Protocol, Verdict
from tests.paths import ROOT

pytestmark = pytest.mark.gpu
_BARRIERS = ("named_barriers", "ring")  # their waits end when the hardware says so, and never where nobody arrives
_TIMES = 20  # launches of a protocol
_STOP = re.compile(r"warp (\d+) of CTA \((\d+), 0, 0\) stops before (\S+\.cu:(\d+))(?:[^;]*?, time (\d+),)?")
_MOST_DELAYS = 3
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
    """Launches a protocol many times with pauses, each a CTA, a warp, a line and the time at that line."""
    kernels = jit.load(FOLDER / f"{protocol.name}.cu", defines={"BUG": bug, "ON_CHIP": 1})
    memory = torch.zeros(64, dtype=torch.int32, device="cuda")
    outcome = torch.zeros(1, dtype=torch.int32, device="cuda")

    def run(pauses: list[tuple[int, int, int, int]], times: int = _TIMES) -> list[Verdict]:
        padded = [*pauses, *[(-1, -1, -1, -1)] * (_MOST_DELAYS - len(pauses))]
        wanted = torch.tensor(padded, dtype=torch.int32, device="cuda")
        found = []
        for _ in range(times):
            memory.zero_()
            kernels["prepare"](wanted, grid=1, block=1)
            kernels["protocol"](memory, grid=protocol.ctas, block=32 * protocol.warps)
            kernels["result"](outcome, grid=1, block=1)
            found.append((HOLDS, WRONG, DEADLOCK)[int(outcome.item())])
        return found

    return run


@pytest.mark.parametrize(("protocol", "bug"), BUGS)
def test_a_chip_does_what_the_emulator_names(
    protocol: Protocol, bug: int, orders: dict[tuple[str, int], str], record_property: Any
) -> None:
    pauses = [
        (int(cta), int(warp), int(line), int(time or 1))
        for warp, cta, _, line, time in _STOP.findall(orders[protocol.name, bug])
    ]
    run = runner(protocol, bug)
    verdict = protocol.verdict(bug)
    alone = run([]).count(verdict)
    paused = run(pauses).count(verdict)
    print(f"{protocol.name} {bug}: {verdict.name} in {alone} of {_TIMES} launches alone, in {paused} with {pauses}")
    record_property("launches", {"alone": alone, "paused": paused, "of": _TIMES, "pauses": pauses})
    assert paused == _TIMES


@pytest.mark.parametrize("protocol", CHOSEN, ids=lambda one: one.name)
def test_a_right_protocol_holds_wherever_a_warp_pauses(protocol: Protocol) -> None:
    run = runner(protocol, 0)
    lines = len((FOLDER / f"{protocol.name}.cu").read_text().splitlines())
    places = [(cta, warp) for cta in range(protocol.ctas) for warp in range(protocol.warps)]
    for line in range(1, lines + 1):
        for cta, warp in places:
            assert run([(cta, warp, line, 1)], times=1) == [HOLDS], (cta, warp, line)

"""Chosen schedules give the verdict on small protocols that SPIN gives, which tries every order."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from jit.base.findings import findings
from tests.selection import representatives

from .protocols import DEADLOCK, HOLDS, PROTOCOLS, Protocol, of_emulator, of_spin

SEED = "WARPYARD_EMULATOR_SEED"
EACH = [pytest.param(one, bug, id=f"{one.name}-{bug}") for one in PROTOCOLS for bug in range(len(one.bugs) + 1)]


def test_there_are_protocols_enough() -> None:
    assert len(PROTOCOLS) >= 20
    assert sum(len(one.bugs) for one in PROTOCOLS) >= 40
    assert any(DEADLOCK in one.bugs for one in PROTOCOLS)


@pytest.mark.parametrize(("protocol", "bug"), representatives(EACH, key=lambda protocol, bug: (protocol.name, bug > 0)))
def test_a_bug_is_found_and_nothing_else(protocol: Protocol, bug: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(SEED, f"all:{protocol.delays}:4000" if bug else "all:1:4000")
    verdict, order = of_emulator(protocol, bug)
    assert verdict is protocol.verdict(bug)
    if bug:
        monkeypatch.setenv(SEED, order)
        assert of_emulator(protocol, bug) == (verdict, order)


def test_a_finding_says_what_its_order_delays(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where it is explored, and where its order is asked for by name."""
    known = {one.name: one for one in PROTOCOLS}
    stops = "warp {} of CTA (0, 0, 0) stops before {} until no other warp can go on"
    for name, bug, *delayed in (
        ("message", 1, (0, "message.cu:8 (in visible.cuh:11)")),
        ("dekker", 2, (0, "dekker.cu:11 (in visible.cuh:11)"), (1, "dekker.cu:24 (in visible.cuh:15)")),
    ):
        monkeypatch.setenv(SEED, "all:2:4000")
        _, order = of_emulator(known[name], bug)
        words = "; ".join(stops.format(warp, place) for warp, place in delayed)
        assert findings()[-1]["order"] == words
        monkeypatch.setenv(SEED, order)
        of_emulator(known[name], bug)
        assert findings()[-1]["order"] == words
    monkeypatch.setenv(SEED, "0")
    of_emulator(known["message"], 2)
    assert "order" not in findings()[-1]


@pytest.mark.nightly
@pytest.mark.parametrize("protocol", PROTOCOLS, ids=lambda one: one.name)
def test_what_is_right_holds_with_two_delays(protocol: Protocol, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(SEED, "all:2:4000")
    assert of_emulator(protocol, 0)[0] is HOLDS


@pytest.mark.nightly
@pytest.mark.skipif(not (shutil.which("spin") and shutil.which("gcc")), reason="SPIN and gcc (Debian: spin, gcc)")
@pytest.mark.parametrize(("protocol", "bug"), EACH)
def test_spin_agrees(protocol: Protocol, bug: int, tmp_path: Path) -> None:
    """A bug may show in two ways, of which the emulator reports the one that comes first."""
    assert protocol.verdict(bug) in of_spin(protocol, bug, tmp_path)

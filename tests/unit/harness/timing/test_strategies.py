"""Strategies by which a submission could be timed as faster than it is: what each gains on the average of many runs,
where a run in which left out work is found gains nothing.

The pairs of batches, the choice of their size and of the outputs that are checked are the real ones. A batch is a
number of virtual nanoseconds: what the strategy says.
"""

from __future__ import annotations

import random
import secrets
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, cast

import pytest

from harness.machine.devices import Device
from harness.process.session import Session
from harness.timing import batches, benchmark, stats
from harness.timing.record import Entry
from harness.timing.stop import Stop

OVERHEAD = 1e6  # nanoseconds of a batch that are not its calls'
Answer = tuple[set[int], float]  # calls that are left out, and nanoseconds more that the batch takes
Strategy = Callable[["Series", int], Answer]


class _Session(Session):
    """A session without a process."""

    def __init__(self) -> None:
        self.device, self.task = Device("cpu", "cpu"), cast(Any, SimpleNamespace(benchmark_timeout=60))


class Series:
    """One case's batches, with the submission's side of them. A strategy sees all of it but what will be picked.

    Args:
        call_ns: what a call takes that is not left out.
        check_s: what checking an output takes.
        most: calls of the largest batch.
    """

    def __init__(self, strategy: Strategy, call_ns: float, check_s: float, most: int, seed: int) -> None:
        self.random, self._strategy = random.Random(seed), strategy
        self.call_ns, self._check_s, self._most = call_ns, check_s, most
        self.now = 0.0  # seconds
        self.batches = 0
        self.pairs = 0
        self.checked = 0

    def run(self, count: int, peer: str | None = None, check: int = 1) -> batches.Ran:
        left_out, more = self._strategy(self, count)
        self.batches += 1
        spent = OVERHEAD + self.call_ns * (count - len(left_out)) + more
        self.now += spent * 1e-9
        picked = secrets.SystemRandom().sample(range(count), min(check, count))
        return batches.Ran(spent, [(number in left_out, None) for number in picked], [])  # type: ignore[misc]

    def check(self, outputs: list[Any]) -> int:
        for left_out, _ in outputs:
            self.now += self._check_s
            self.checked += 1
            if left_out:
                raise batches.Wrong("left out")
        return len(outputs)

    def calls_for(self, most: int, once: float) -> int:
        return batches.Batches.calls_for(self, most, once)  # type: ignore[arg-type]

    def time(self, monkeypatch: pytest.MonkeyPatch, options: benchmark.Options) -> float | None:
        """Nanoseconds of a call as the harness reports them; None where it reports none."""
        session = _Session()
        timer = benchmark.Bench(session, options)
        timer._begin()
        monkeypatch.setattr(benchmark.time, "perf_counter", lambda: self.now)
        entry = Entry("submission", session)
        clocks: Any = {session: self}
        try:
            probe = timer._pairs.batch(self, entry, 2, 2, 2)  # type: ignore[arg-type]
            count = self.calls_for(self._most, probe.spent / 2)
            timer._pairs.time(clocks, count, [entry], options.budget, self._most // 2)
        except Stop:
            return None
        return stats.summarise(entry.times).median


def share(part: float, after: int = 0, large_only: bool = False) -> Strategy:
    """Leaves a share of the calls out, at random places, from a batch on."""

    def strategy(series: Series, count: int) -> Answer:
        if series.batches < after or (large_only and series.batches % 2):
            return set(), 0.0
        return {number for number in range(count) if series.random.random() < part}, 0.0

    return strategy


def slow_small(more: float) -> Strategy:
    """Every other batch is the smaller one of a pair (the first is the probe)."""
    return lambda series, count: (set(), more if series.batches % 2 else 0.0)


def slow_probe(more: float, small: float) -> Strategy:
    """The first batch, which decides how many calls others have, and then the smaller ones."""
    return lambda series, count: (set(), more if series.batches == 0 else small if series.batches % 2 else 0.0)


def slow_first(part: float) -> Strategy:
    """The first pairs take so long that the series ends at the fewest; in the others work is left out."""

    def strategy(series: Series, count: int) -> Answer:
        if series.batches in (1, 2, 3, 4):
            return set(), 5e9
        return {number for number in range(count) if series.random.random() < part}, 0.0

    return strategy


def once_checks_are_few(part: float) -> Strategy:
    """Honest until half of the budget went to checks."""

    def strategy(series: Series, count: int) -> Answer:
        if series.now < 4:
            return set(), 0.0
        return {number for number in range(count) if series.random.random() < part}, 0.0

    return strategy


def every_second_pair(part: float) -> Strategy:
    """A median needs half of the pairs, and not more."""

    def strategy(series: Series, count: int) -> Answer:
        if (series.batches - 1) // 2 % 2 and series.batches > 4:
            return set(), 0.0
        return {number for number in range(count) if series.random.random() < part}, 0.0

    return strategy


PARTS = (0.02, 0.05, 0.1, 0.3, 1.0)
LEAVING_OUT: dict[str, Strategy] = {
    **{f"{part:.0%} of all calls": share(part) for part in PARTS},
    **{f"{part:.0%} of the calls of larger batches": share(part, large_only=True) for part in PARTS},
    **{f"{part:.0%} after the first pairs": share(part, after=11) for part in PARTS},
    **{f"{part:.0%} beside slow first pairs": slow_first(part) for part in PARTS},
    **{f"{part:.0%} once checks are few": once_checks_are_few(part) for part in PARTS},
    **{f"{part:.0%} in every second pair": every_second_pair(part) for part in PARTS},
}
OPTIONS = benchmark.Options(reps=100, budget=6.0)


@pytest.mark.parametrize("check_s", [0.001, 0.05, 1.0])
@pytest.mark.parametrize("what", LEAVING_OUT)
def test_left_out_work_gains_nothing(what: str, check_s: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """On the average less than 2%, which is what the best share of left out calls is worth."""
    seed, call_ns, runs = random.randrange(1 << 32), 2e6, 60
    print("seed", seed)
    gains = []
    for number in range(runs):
        reported = Series(LEAVING_OUT[what], call_ns, check_s, 64, seed + number).time(monkeypatch, OPTIONS)
        gains.append(0.0 if reported is None else 1 - reported / call_ns)
    allowed = 0.02 + 2 * (max(gains) - min(gains)) / runs**0.5 / 2  # of the mean of so many runs
    assert sum(gains) / runs < allowed, gains


@pytest.mark.parametrize("call_ns", [0.1e6, 1e6, 5e6, 53e6])
@pytest.mark.parametrize("more", [0.3e6, 1e6, 5e6, 1e9])
def test_slow_batches_gain_nothing(more: float, call_ns: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """Beyond what a batch of the most calls, or of a time that is long beside it, is forgiven: small ones that are
    slow, and a slow first one, which would make the others short."""
    most = 64
    for strategy in (slow_small(more), slow_probe(1e9, more), slow_probe(100e9, more)):
        series = Series(strategy, call_ns, 0.001, most, 0)
        reported = series.time(monkeypatch, OPTIONS)
        assert reported is not None
        forgiven = (batches.FORGIVEN - OVERHEAD) / min(most * call_ns, batches.LONG_ENOUGH / 2)
        assert 1 - reported / call_ns < max(forgiven, 0) + 1e-6, strategy


@pytest.mark.parametrize("call_ns", [0.05e6, 2e6, 53e6])
def test_an_honest_series_has_its_time(call_ns: float, monkeypatch: pytest.MonkeyPatch) -> None:
    series = Series(share(0.0), call_ns, 0.01, 64, 0)
    assert series.time(monkeypatch, OPTIONS) == pytest.approx(call_ns, rel=1e-9)
    assert series.checked >= (5 * 2 + 2 if call_ns > 20e6 else 5 * 8 + 2)  # of two calls, both


def test_a_reference_without_an_end_in_time_gives_no_time(monkeypatch: pytest.MonkeyPatch) -> None:
    series = Series(share(0.0), 53e6, 30.0, 64, 0)
    assert series.time(monkeypatch, OPTIONS) is None
    assert series.checked < 10

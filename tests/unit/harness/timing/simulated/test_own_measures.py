"""What the evaluator measures of its own work is measured while a submission stands still: one that made it slow would
be allowed as much more time."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from harness.checking import verdict
from harness.timing import batches, chain, reading
from tests.unit.harness.timing.simulated import device
from tests.unit.harness.timing.simulated.device import CURRENT, LEGACY, Gpu
from tests.unit.harness.timing.simulated.forms import beside, launched, timed

NS = 1e6
BATCH = {"batch_ns": 0.95e6, "batch_noise": 0.02}  # as on the host of an H200
MEASURES: dict[str, tuple[Any, str]] = {
    "handing over": (batches.Batches, "handing_over"),
    "its copies in a chain": (chain.Chain, "own"),
    "calls that read": (reading, "added"),
}


@pytest.mark.parametrize("measure", MEASURES)
def test_what_goes_on_beside_the_evaluators_work_gains_nothing(
    measure: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While it does not stand still, the submission has all of the evaluator's work take a second."""
    gpu, seen = Gpu(events=1e-3, **BATCH), []
    holder, name = MEASURES[measure]
    honest: Callable[..., float] = getattr(holder, name)

    def slowed(*given: Any) -> float:
        if gpu.loaded:
            seen.append(gpu.stopped)
        return honest(*given) + (1e9 if gpu.loaded and not gpu.stopped else 0.0)

    monkeypatch.setattr(holder, name, slowed)
    result, _ = timed(launched(ns=NS), tmp_path, gpu)
    assert result.status == verdict.PASS, result
    assert result.device is not None
    assert result.device.median > 0.95 * NS, result.notes
    assert seen
    assert all(seen), seen
    assert not gpu.stopped


@pytest.mark.parametrize("seen", ["always", "once"])
def test_what_was_queued_before_is_seen(seen: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    gpu, tried = Gpu(), []
    write, handing_over = device.Machine.write, batches.Batches.handing_over

    def written(self: device.Machine, fill: Callable[[], None]) -> bool:
        quiet = write(self, fill)
        return quiet and not (tried and (seen == "always" or len(tried) == 1) and gpu.stopped)

    def tries(self: batches.Batches, count: int) -> float:
        tried.append(1)
        return handing_over(self, count)

    monkeypatch.setattr(device.Machine, "write", written)
    monkeypatch.setattr(batches.Batches, "handing_over", tries)
    result, _ = timed(launched(), tmp_path, gpu)
    if seen == "once":
        assert result.status == verdict.PASS, result
        assert len(tried) > 1
    else:
        assert result.status == verdict.REFUSED, result
        assert "while the evaluator times work of its own" in result.message
    assert not gpu.stopped


def test_copies_that_were_queued_before_gain_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Copy engines go on with them while the submission stands still, and no watch sees that: on an H200 calls of
    310 us were believed to take 13. They end with the process."""
    own, slow = chain.Chain.own, []

    def slowed(self: chain.Chain, count: int) -> float:
        left = self._session.loaded and self._session.worker.alive
        slow.append(left)
        return own(self, count) + (1e9 if left else 0.0)

    monkeypatch.setattr(chain.Chain, "own", slowed)
    gpu = Gpu(events=1e-3, **BATCH)
    result, _ = timed(beside(CURRENT, NS), tmp_path, gpu)
    assert result.status == verdict.PASS, result
    assert result.device is not None
    assert result.device.median > 0.95 * NS, result.notes
    assert slow[-2:] == [True, False]


def test_a_process_whose_copies_are_not_slowed_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ended: list[int] = []
    monkeypatch.setattr(chain.Chain, "end", lambda self: ended.append(1))
    for form in (launched(ns=NS), launched(LEGACY, ns=NS), beside(CURRENT, NS)):
        result, _ = timed(form, tmp_path, Gpu(**BATCH))
        assert result.status == verdict.PASS, result
    assert not ended


@pytest.mark.parametrize(("handed", "confirmed"), [(150e3, False), (20e3, True)])
def test_what_the_clock_does_not_confirm_is_called_a_claim(
    handed: float, confirmed: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Handing over may take as long as the calls: an H200's move of 16 MiB, of 13 us, was believed to be 1.3."""
    monkeypatch.setattr(batches.Batches, "handing_over", lambda *_: handed)
    result, _ = timed(launched(), tmp_path, Gpu(**BATCH))
    assert result.status == verdict.PASS, result
    told = [note for note in result.notes if "the rest is the submission's claim" in note]
    assert bool(told) is not confirmed, result.notes
    if told:
        assert "it confirms 5" in told[0]

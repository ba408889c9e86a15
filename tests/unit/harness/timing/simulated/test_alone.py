"""Calls of a batch that run beside each other have the time of a call alone; whose do not keep theirs."""

from __future__ import annotations

import itertools
import random
from pathlib import Path
from typing import Any

import pytest
import torch

from harness import tasks
from harness.checking import verdict
from harness.tasks.cases import Case
from harness.timing import alone, batches, benchmark, chain, stats
from harness.timing.batches import Form as How
from harness.timing.record import Entry, Timing
from tests.paths import AXPY
from tests.selection import representatives
from tests.unit.harness.timing.simulated import device
from tests.unit.harness.timing.simulated.device import CURRENT, LEGACY, Gpu, Machine, SimulatedSession
from tests.unit.harness.timing.simulated.forms import CASE, Kernel, beside, launched, summed, timed

BATCH = {"batch_ns": 0.95e6, "batch_noise": 0.02}  # as on the host of an H200


CHEATS = {
    "in a graph": lambda ns: beside(CURRENT, ns),
    "two at a time": lambda ns: beside(CURRENT, ns, lanes=2),
    "queued": lambda ns: beside(LEGACY, ns),
    "plain": lambda ns: beside(LEGACY, ns, waits=True),
}
LINK = 20e3  # nanoseconds: about what a link of a chain takes on the simulated device, with what varies
LENGTHS = (1e6, 5e3, 20e3, 100e3, 300e3, 3e6, 10e6, 60e6)


@pytest.mark.parametrize(("how", "ns"), representatives(itertools.product(CHEATS, LENGTHS), key=lambda how, _: how))
def test_calls_beside_each_other_gain_little(how: str, ns: float, tmp_path: Path) -> None:
    """With forged events, a millisecond was believed to be 54 and 129 us on an H100. Half of an empty link is allowed,
    and what links vary by."""
    result, _ = timed(CHEATS[how](ns), tmp_path, Gpu(events=1e-3, link_ns=2e3, **BATCH))
    assert result.status == verdict.PASS, result
    assert result.device is not None
    hidden = alone.HOST if how == "plain" else 0.0
    assert result.device.median > (ns - LINK - hidden) / alone.AGREES_IN_CHAIN, result.notes


def test_chains_that_allow_more_than_batches_of_one_are_not_made(tmp_path: Path) -> None:
    """A link may be slow where the GPU takes long to turn from one process to another."""
    result, _ = timed(beside(CURRENT, 5e6), tmp_path, Gpu(events=1e-3, link_ns=8e6, **BATCH))
    assert any("not by chains: an empty call of a chain takes" in note for note in result.notes), result.notes
    assert result.device is not None
    assert result.device.median > (5e6 - (alone.COLD[How.GRAPH] + 0.04) * BATCH["batch_ns"]) / alone.AGREES


@pytest.mark.parametrize("how", representatives(CHEATS))
def test_without_chains_batches_of_one_find_most_of_it(
    how: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As for inputs that are too large for a chain."""
    monkeypatch.setattr(chain, "MOST_BYTES", 0)
    ns = 5e6
    result, _ = timed(CHEATS[how](ns), tmp_path, Gpu(events=1e-3, **BATCH))
    assert result.device is not None
    form = How.PLAIN if how == "plain" else How.GRAPH
    most = (alone.COLD[form] + 0.04) * BATCH["batch_ns"]
    assert result.device.median > (ns - most) / (2 if how == "plain" else alone.AGREES), result.notes


def test_without_calls_alone_it_is_believed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the rule is for: this is the time that batches show."""
    monkeypatch.setattr(alone, "compare_chain", lambda *_: None)
    result, _ = timed(beside(CURRENT, 1e6), tmp_path, Gpu(events=1e-3, **BATCH))
    assert result.device is not None
    assert result.device.median < 0.2e6, result.notes


@pytest.mark.parametrize("waits", representatives([False, True]))
def test_a_call_that_is_said_to_be_done_before_it_is_refused(waits: bool, tmp_path: Path) -> None:
    """The parts of its output that are read then are not there."""
    result, _ = timed(beside(LEGACY, 1e6, waits=waits), tmp_path, Gpu(events=1e-3, early=True, **BATCH))
    assert result.status == verdict.REFUSED, result
    assert "was not there when the call was said to be done" in result.message


def test_calls_of_a_chain_without_an_end_are_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """They never say that they are done."""
    tell = device._Clock.tell

    def told(self: device._Clock, word: torch.UntypedStorage, value: int) -> None:
        if not self._gpu.loaded:
            tell(self, word, value)

    monkeypatch.setattr(device._Clock, "tell", told)
    gpu = Gpu(**BATCH)
    result, _ = timed(launched(), tmp_path, gpu, timeout=0.5)
    assert result.status == verdict.REFUSED, result
    assert "do not end within 0.5 s" in result.message


@pytest.mark.parametrize(
    ("sizes", "whole"),
    [([100, 0, 5000], 2), ([1 << 20], 0), ([1 << 20, 16, 1 << 22], 1), ([(64 << 10) + 1], 0)],
)
def test_small_outputs_are_read_whole_and_secret_places_of_others(sizes: list[int], whole: int) -> None:
    drawn = [chain._drawn(sizes) for _ in range(200)]
    for parts in drawn:
        assert sum((start, until) == (0, sizes[number]) for number, start, until in parts) == whole
        assert all(0 <= start < until <= sizes[number] for number, start, until in parts)
    places = {(number, start) for parts in drawn for number, start, _ in parts}
    assert len(places) > 300 or max(sizes) <= (64 << 10) + 1


def test_work_that_is_left_out_of_calls_alone_is_wrong(tmp_path: Path) -> None:
    """Outputs of each chain are checked."""

    def form(gpu: Gpu) -> Kernel:
        def custom_kernel(data: Any) -> Any:
            out = torch.zeros_like(data[0])
            left_out = gpu.chained
            gpu.launch((lambda: None) if left_out else summed(out, *data), 1e6, LEGACY)
            return out

        return custom_kernel

    result, _ = timed(form, tmp_path, Gpu(**BATCH))
    assert result.status == verdict.WRONG, result


@pytest.mark.parametrize(
    ("stream", "launches", "ns", "host"),
    representatives(
        itertools.product((CURRENT, LEGACY), (1, 20), (10e3, 2e3, 100e3, 5e6), (30e3, 0.0, 500e3)),
        key=lambda stream, launches, *_: (stream, launches),
    ),
)
def test_an_honest_call_keeps_its_time(
    stream: str, launches: int, ns: float, host: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Host-bound calls, calls of many kernels, graphs and queued calls, on a host whose batches take now more, now
    less."""

    def form(gpu: Gpu) -> Kernel:
        def custom_kernel(data: Any) -> Any:
            out = torch.zeros_like(data[0])
            gpu.host += host
            for _ in range(launches - 1):
                gpu.launch(lambda: None, ns / launches, stream)
            gpu.launch(summed(out, *data), ns / launches, stream)
            return out

        return custom_kernel

    monkeypatch.setattr(batches, "_MOST_CALLS_GPU", 8)
    result, _ = timed(form, tmp_path, Gpu(link_ns=5e3, **BATCH), reps=6, budget=0.05)
    assert result.status == verdict.PASS, result
    assert not any("a call alone takes" in note for note in result.notes), result.notes


@pytest.mark.parametrize(("ns", "host"), representatives(itertools.product((10e3, 1e6), (30e3, 500e3))))
def test_an_honest_plain_call_keeps_its_time(host: float, ns: float, tmp_path: Path) -> None:
    """It waits for the device. What the host does for it is not covered by the call before."""

    def form(gpu: Gpu) -> Kernel:
        def custom_kernel(data: Any) -> Any:
            out = torch.zeros_like(data[0])
            gpu.host += host
            gpu.launch(summed(out, *data), ns, LEGACY)
            gpu.synchronize()
            return out

        return custom_kernel

    result, _ = timed(form, tmp_path, Gpu(**BATCH), reps=6, budget=0.05)
    assert result.status == verdict.PASS, result
    assert any(How.PLAIN.value in note for note in result.notes), result.notes
    assert not any("a call alone takes" in note for note in result.notes), result.notes


@pytest.mark.parametrize("ns", representatives([100e3, 5e3, 20e3, 1e6]))
def test_no_honest_series_is_taken_for_another(ns: float) -> None:
    """Over many series of noise as batches have it, with a tail of slow ones: the bound is never passed."""
    drawn = random.Random(3)

    def batch() -> float:
        return 0.95e6 + abs(drawn.gauss(0, 15e3)) + (300e3 if drawn.random() < 0.05 else 0.0)

    taken = 0
    for _ in range(2000):
        timing = Timing(Case({}, "", "benchmark", 0), device=stats.summarise([ns] * 5))
        empty = {form: stats.summarise([batch() for _ in range(alone._EMPTY)]) for form in How}
        session: Any = None
        times = [batch() + ns for _ in range(alone.how_many(ns))]
        alone.compare(timing, Entry("it", session, times=times, forms=[[]] * len(times)), empty, 0.0, How.GRAPH)
        taken += timing.overruled
    assert taken == 0


@pytest.mark.parametrize(
    ("form", "believed", "excess", "empty"),
    [
        (How.GRAPH, 1306e3, 251e3, 650e3),  # attn_dist; the rest are calls that sleep and add
        (How.GRAPH, 102.4e3, 95.3e3, 674e3),
        (How.PLAIN, 32.5e3, 316.8e3, 492e3),
        (How.PLAIN, 57.5e3, 474.7e3, 494e3),
        (How.PLAIN, 127e3, 419.3e3, 484e3),
        (How.PLAIN, 1033e3, 384.7e3, 594e3),
    ],
)
def test_honest_calls_of_an_h100_keep_their_time(form: How, believed: float, excess: float, empty: float) -> None:
    """Medians of calls alone less an empty batch and the believed time, as they were; without any interval."""
    timing = Timing(Case({}, "", "benchmark", 0), device=stats.summarise([believed] * 5))
    session: Any = None
    single = Entry("it", session, times=[empty + believed + excess] * 9, forms=[[]] * 9)
    alone.compare(timing, single, {form: stats.summarise([empty] * 12)}, 0.0, form)
    assert not timing.overruled, timing.notes


@pytest.mark.parametrize(
    "measured",
    [
        (1017.7, [7704, 7705, 7705, 7656, 7679], 7, (564, 615), 288, 21.7, False),  # torch's sleep and add
        (18.5, [5745, 6425, 5714, 5708, 5711], 8, (5543, 5779), 5119, 60.9, False),  # the legacy default stream
        (18.6, [5950, 6240, 6454, 6236, 5844], 8, (5713, 5736), 5422, 61.3, False),  # the per-thread one
        (18.6, [6767, 6604, 6694, 6841, 6483], 8, (5777, 6413), 5482, 62.5, False),  # one of the extension's own
        (82.1, [7087, 6816, 6719, 7029, 7038], 8, (6455, 7140), 5099, 62.1, True),  # one that it waits for
        (29.6, [5891, 5841, 5988, 6104, 5887], 8, (5527, 5765), 5176, 61.7, False),  # cub
        (240.0, [8317, 8469, 8314, 8422, 8298], 8, (5895, 7682), 5121, 61.2, True),  # cudaMalloc in each call
        (31.8, [5796, 5844, 5782, 5848, 5865], 8, (5399, 5425), 5127, 60.6, False),  # cudaMallocAsync
        (29.1, [5945, 5808, 5824, 5803, 5805], 8, (5388, 5396), 5080, 62.1, False),  # one output for all calls
        (145.7, [6695, 6687, 6665, 6698, 6673], 8, (5079, 5656), 5076, 62.5, False),  # cuBLAS
        (49.6, [5999, 5944, 5938, 5936, 5944], 8, (5576, 5590), 5295, 62.0, False),  # a graph of its own
        (18.5, [5712, 5709, 5712, 5748, 5747], 8, (5382, 5411), 5112, 62.7, False),  # CuPy
        (17.5, [5677, 5667, 5699, 5672, 5672], 8, (5389, 5418), 5099, 62.0, False),  # Triton
        (16.5, [5692, 5670, 5686, 6369, 5672], 8, (5384, 5413), 5081, 61.9, False),  # torch.compile
    ],
)
def test_honest_chains_of_an_h100_keep_their_time(measured: tuple[Any, ...]) -> None:
    """Microseconds, as they were; the arguments of ``_told``."""
    assert not _told(*measured).overruled


@pytest.mark.parametrize("chains", [[18011, 18005, 18156, 18039, 17940], [18245, 18083, 18347, 18617, 18428]])
def test_a_millisecond_beside_others_on_an_h100_is_told(chains: list[float]) -> None:
    """Plain calls on sixteen streams, believed to take 127 us; as they were, with the empty links of another run."""
    timing = _told(126.7, chains, 16, (2037, 2097), 594, 19.7, True)
    assert timing.overruled
    assert timing.device is not None
    assert timing.device.median > 1.02e6


def _told(
    believed: float,
    chains: list[float],
    calls: int,
    empty: tuple[float, float],
    own: float,
    besides: float,
    waits: bool,
) -> Timing:  # fmt: skip
    timing = Timing(Case({}, "", "benchmark", 0), device=stats.summarise([believed * 1e3] * 5))
    session: Any = None
    single = Entry("it", session, times=[time * 1e3 for time in chains], forms=[[]] * len(chains))
    low, high = empty
    alone.compare_chain(timing, single, calls, (low * 1e3, high * 1e3), own * 1e3, besides * 1e3, waits)
    return timing


def test_empty_batches_are_timed_before_a_submission_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And while nothing of the submission has run: afterwards it could make empty batches slow."""
    made = []
    empty_batches = alone.empty_batches

    def noted(session: Any, *rest: Any) -> Any:
        made.append(session.untouched)
        return empty_batches(session, *rest)

    monkeypatch.setattr(benchmark.alone, "empty_batches", noted)
    timed(launched(), tmp_path, Gpu(**BATCH))
    assert made == [True]


def test_a_process_that_has_run_a_submission_is_not_asked(tmp_path: Path) -> None:
    """It could make empty batches slow, and so could what it has left on the GPU: it is ended, and a new one asked."""
    task, gpu = tasks.load(AXPY), Gpu(**BATCH)
    with SimulatedSession(task, launched()(gpu), gpu, tmp_path) as session:
        session.load(20)
        assert not session.untouched
        found = alone.empty_batches(session, Machine(gpu), 20)
        assert session.untouched
    assert gpu.started == 1
    assert found.batches[How.GRAPH].median == pytest.approx(BATCH["batch_ns"], rel=0.05)


def test_who_checks_a_submission_first_has_empty_batches_timed_before(tmp_path: Path) -> None:
    task, gpu = tasks.load(AXPY), Gpu(**BATCH)
    with SimulatedSession(task, launched()(gpu), gpu, tmp_path) as session:
        bench = benchmark.Bench(session, benchmark.Options(reps=5, budget=0.5, timeout=20), on=Machine(gpu))
        bench.get_ready()
        assert session.empty_batches is not None
        session.load(20)
        assert bench.run(CASE).status == verdict.PASS
    assert gpu.started == 0  # for empty batches, it would have been ended

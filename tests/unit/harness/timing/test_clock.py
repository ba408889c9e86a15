"""The evaluator's clock: slopes that a slow batch cannot bend, seeds that predict nothing, processes that stand
still."""

from __future__ import annotations

import itertools
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from harness import tasks
from harness.process.freezing import NotFrozen, freeze, mark, stood_still, thaw
from harness.timing import event_check, stats
from harness.timing.batches import FORGIVEN, FORGIVEN_GPU, Form, call_time
from harness.timing.record import Entry, Timing
from harness.timing.supply import seed_of
from tests.paths import DATA


def test_the_fixed_part_of_a_batch_cancels() -> None:
    for fixed in (0.0, 1e6, FORGIVEN):
        assert call_time(fixed + 10 * 5e5, fixed + 20 * 5e5, 10) == pytest.approx(5e5)


@pytest.mark.parametrize("small", [40e6, 400e6, 1e12])
def test_a_slow_small_batch_is_not_forgiven(small: float) -> None:
    """20 calls of 2 ms: the slope would be zero or less."""
    assert call_time(small, 40e6, 10) == pytest.approx((40e6 - FORGIVEN) / 20)


def test_a_short_batch_is_not_forgiven_more_than_half() -> None:
    assert call_time(2e6, 1e6, 10) == 0.5e6 / 20


def test_a_short_batch_on_a_gpu_is_forgiven_what_it_takes_to_ask() -> None:
    """Twelve calls of 12 us, in batches that take 0.9 ms besides."""
    assert call_time(0.9e6 + 6 * 12e3, 0.9e6 + 12 * 12e3, 6, gpu=True) == pytest.approx(12e3)
    assert call_time(8e6, 4e6, 6, gpu=True) == pytest.approx((4e6 - FORGIVEN_GPU) / 12), "the slope would be negative"
    assert call_time(1e5, 1e5, 6, gpu=True) > 0


def test_a_quick_small_batch_gains_nothing() -> None:
    assert call_time(0.0, 40e6, 10) == 2e6, "no call takes longer than its share of the batch"


def test_seeds_are_unlike_each_other_and_repeat_with_their_secret() -> None:
    seeds = [seed_of(1, number) for number in range(1000)]
    assert seeds == [seed_of(1, number) for number in range(1000)]
    assert len(set(seeds)) == 1000
    steps = {(second - first) % (1 << 62) for first, second in itertools.pairwise(seeds)}
    assert len(steps) == 999, "one seed and the number of calls predict no other seed"
    assert all(0 <= seed < 1 << 62 for seed in seeds)
    assert not {seed_of(secret, 0) for secret in range(2, 1000)} & set(seeds)
    assert seed_of(1 << 127, 0) != seed_of(0, 0), "128 bits count"


@pytest.mark.parametrize(
    ("walls", "copied", "believed"),
    [
        ([1.04e6] * 6, 0.0, True),
        ([1.5e6] * 6, 0.0, False),
        ([1.5e6] * 6, 0.5e6, True),
        ([1e6, 1.5e6] * 10, 0.0, True),
        ([1.5e6] * 6, 0.2e6, False),
    ],
    ids=["near", "far", "near but for copies", "as the interval allows", "far without copies"],
)
def test_the_evaluators_time_is_the_headline_where_events_say_less(
    walls: list[float], copied: float, believed: bool
) -> None:
    case = tasks.load(DATA / "axpy").benchmarks[0]
    timing = Timing(case, device=stats.summarise([1e6] * 3))
    session: Any = None
    own = Entry("submission", session, times=walls, forms=[[case.args] * 8] * len(walls))
    event_check.compare(timing, own, copied, 4, Form.GRAPH)
    assert timing.device is not None
    assert timing.device.median == (1e6 if believed else stats.summarise(walls).median - copied)
    assert ("events say 1000.00 us" in timing.notes[0]) == (not believed)
    assert timing.graph_ns == stats.summarise(walls).median, "what was measured, the copies too"


_BUSY = """
import subprocess, sys, threading
file = open(sys.argv[1], "ab", buffering=0)
def write():
    while True:
        file.write(b"x")
threading.Thread(target=write).start()
for _ in sys.stdin:
    subprocess.Popen([sys.executable, "-S", "-c", "import time; time.sleep(60)"])
    print(flush=True)
"""


@pytest.fixture
def busy(tmp_path: Path) -> Iterator[subprocess.Popen[bytes]]:
    """A process of two threads, one of which writes all the time; it starts another one for each line."""
    words = [sys.executable, "-S", "-c", _BUSY, str(tmp_path / "written")]
    with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        while not (tmp_path / "written").exists():
            time.sleep(0.01)
        yield process
        for pid in freeze(process.pid):
            subprocess.run(["kill", "-KILL", str(pid)], check=False)


def test_a_frozen_process_stands_still(busy: subprocess.Popen[bytes], tmp_path: Path) -> None:
    found = freeze(busy.pid)
    size = (tmp_path / "written").stat().st_size
    time.sleep(0.1)
    assert (tmp_path / "written").stat().st_size == size
    thaw(found)
    deadline = time.monotonic() + 20
    while (tmp_path / "written").stat().st_size == size and time.monotonic() < deadline:
        time.sleep(0.01)
    assert (tmp_path / "written").stat().st_size > size
    assert freeze(busy.pid, found) == found


# With a handler: Linux 6.13 and later do not arm a timer again whose signal was ignored, as SIGCONT is while it runs.
_WAKEFUL = """
import ctypes, signal, struct
signal.signal(signal.SIGCONT, lambda number, frame: None)
libc = ctypes.CDLL(None)
event = struct.pack("Pii", 0, 18, 0).ljust(64, b"\\0")  # SIGEV_SIGNAL with SIGCONT
timer = ctypes.c_void_p()
assert libc.timer_create(1, event, ctypes.byref(timer)) == 0
assert libc.timer_settime(timer, 0, struct.pack("llll", 0, 20_000_000, 0, 20_000_000), None) == 0
print(flush=True)
while True:
    pass
"""


def _stop_for_a_while(pid: int) -> None:
    for _ in range(200):
        known = freeze(pid)
        marked = mark(known)
        time.sleep(0.1)
        stood_still(known, marked)


def test_a_process_that_wakes_itself_is_seen() -> None:
    with subprocess.Popen([sys.executable, "-S", "-c", _WAKEFUL], stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        process.stdout.readline()
        try:
            with pytest.raises(NotFrozen):
                _stop_for_a_while(process.pid)
        finally:
            process.kill()


def test_a_process_that_stands_still_is_not_taken_for_one_that_ran(busy: subprocess.Popen[bytes]) -> None:
    known = freeze(busy.pid)
    marked = mark(known)
    time.sleep(0.2)
    stood_still(known, marked)
    assert busy.pid in known


def test_processes_that_were_started_meanwhile_are_told(busy: subprocess.Popen[bytes]) -> None:
    found = freeze(busy.pid)
    thaw(found)
    assert busy.stdin is not None
    assert busy.stdout is not None
    busy.stdin.write(b"\n")
    busy.stdin.flush()
    busy.stdout.readline()
    with pytest.raises(NotFrozen, match="1 processes"):
        freeze(busy.pid, found)

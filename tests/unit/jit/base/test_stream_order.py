"""Which work of several streams is ordered."""

from __future__ import annotations

import random

import numpy as np
import pytest

from jit.base.stream_order import Conflict, Stream, Streams, Use


def use(first: int, end: int, writes: bool, token: object = None) -> Use:
    return Use(np.array([[first, end]], np.int64), writes, "memory", token)


def work(streams: Streams, stream: Stream, *uses: Use) -> Conflict | None:
    return streams.used(streams.begin(stream, "kernel", "a.cu:1"), uses)


@pytest.fixture
def streams() -> Streams:
    return Streams("let {second} wait for {first}")


def test_only_a_write_and_another_use_of_the_same_bytes_conflict(streams: Streams) -> None:
    a, b = streams.make(blocking=False), streams.make(blocking=False)
    assert work(streams, a, use(0, 100, True)) is None
    assert work(streams, b, use(100, 200, True)) is None
    assert work(streams, a, use(300, 400, False)) is None
    assert work(streams, b, use(300, 400, False)) is None
    found = work(streams, b, use(90, 120, False))
    assert found is not None
    assert (found.earlier.stream, found.wrote, found.address) == (a, True, 90)
    assert work(streams, a, use(310, 311, True)) is not None  # which b has read


def test_runs_between_others_are_no_conflict(streams: Streams) -> None:
    a, b = streams.make(blocking=False), streams.make(blocking=False)
    even, odd = (np.array([[i, i + 4] for i in range(at, 80, 8)], np.int64) for at in (0, 4))
    assert work(streams, a, Use(even, True, "x")) is None
    assert work(streams, b, Use(odd, True, "x")) is None
    assert work(streams, b, Use(odd + 3, False, "x")) is not None


def test_events_order_across_a_third_stream(streams: Streams) -> None:
    a, b, c = (streams.make(blocking=False) for _ in range(3))
    work(streams, a, use(0, 8, True))
    streams.wait(b, streams.record(a))
    streams.wait(c, streams.record(b))
    assert work(streams, c, use(0, 8, True)) is None
    assert work(streams, b, use(0, 8, False)) is not None


def test_an_event_covers_what_was_there_when_it_was_recorded(streams: Streams) -> None:
    a, b = streams.make(blocking=False), streams.make(blocking=False)
    event = streams.record(a)
    work(streams, a, use(0, 8, True))
    streams.wait(b, event)
    assert work(streams, b, use(0, 8, False)) is not None


def test_the_default_stream_and_blocking_streams_wait_for_each_other(streams: Streams) -> None:
    a, b, alone = streams.make(blocking=True), streams.make(blocking=True), streams.make(blocking=False)
    work(streams, a, use(0, 8, True))
    assert work(streams, streams.default, use(0, 8, True)) is None
    assert work(streams, b, use(0, 8, True)) is None
    assert work(streams, alone, use(0, 8, False)) is not None


def test_the_host_orders_what_it_asks_for_later(streams: Streams) -> None:
    a, b = streams.make(blocking=False), streams.make(blocking=False)
    work(streams, a, use(0, 8, True))
    streams.host_waits(streams.record(a))
    assert work(streams, b, use(0, 8, True)) is None
    streams.host_waits()
    assert work(streams, streams.default, use(0, 8, True)) is None


def test_memory_that_is_given_anew_is_other_memory(streams: Streams) -> None:
    a, b = streams.make(blocking=False), streams.make(blocking=False)
    work(streams, a, use(0, 8, True, 1))
    assert work(streams, b, use(0, 8, True, 2)) is None
    assert work(streams, b, use(0, 8, True, 1)) is not None


def test_drawn_programs_have_the_races_of_a_plain_search() -> None:
    """Each piece of work keeps the set of all that is done before it; the clocks must say the same."""
    seed = random.randrange(1 << 32)
    print("seed", seed)
    rng = random.Random(seed)
    for _ in range(200):
        streams = Streams("")
        lanes = [streams.make(blocking=False) for _ in range(3)]
        before: list[set[int]] = [set() for _ in lanes]  # of each stream's next piece of work
        done: list[tuple[int, int, bool]] = []  # by number: stream, byte, writes
        events: list[tuple[object, set[int]]] = []
        for _ in range(30):
            which, step = rng.randrange(3), rng.random()
            if step < 0.5:
                byte, writes = rng.randrange(3), rng.random() < 0.5
                raced = any(
                    other != which and number not in before[which] and byte == at and (writes or wrote)
                    for number, (other, at, wrote) in enumerate(done)
                )
                assert (work(streams, lanes[which], use(byte, byte + 1, writes)) is not None) == raced
                before[which].add(len(done))
                done.append((which, byte, writes))
            elif step < 0.75 or not events:
                events.append((streams.record(lanes[which]), set(before[which])))
            else:
                clock, known = rng.choice(events)
                streams.wait(lanes[which], clock)  # type: ignore[arg-type]
                before[which] |= known

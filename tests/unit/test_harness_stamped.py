"""Time stamps of marks become the picture of a pipeline: who waits, what is in flight, when a stage is full."""

from __future__ import annotations

import pytest

import jit
from harness.report import timeline
from harness.trace import logical, perfetto, rings, stamped

START, RUN, WAIT, COPY, PRODUCT = range(5)
CYCLE = 0.5  # nanoseconds: 2 GHz


def numbers(*marks: tuple[int, int, int, int | None, int]) -> list[int]:
    """The numbers of marks given as warp, nanoseconds, kind, stage, line."""
    found = []
    for warp, at, kind, stage, line in marks:
        what = line << 16 | (255 if stage is None else stage) << 8 | (kind + 1)
        found += [warp, 1_000_000 + round(at / CYCLE), (4_294_967_000 + at) % (1 << 32), what]  # globaltimer wraps
    return found


def ring(turns: int, stages: int, fill: int, work: int) -> list[int]:
    """Warp 0 fills stages, each for ``fill`` ns, and warp 1 works on each for ``work`` ns."""
    marks: list[tuple[int, int, int, int | None, int]] = [(0, 0, START, None, 1), (1, 0, START, None, 1)]
    free, producer, consumer = [0] * stages, 10, 10
    for turn in range(turns):
        stage = turn % stages
        marks.append((0, producer, WAIT, stage, 20))
        producer = max(producer + 30, free[stage])
        marks.append((0, producer, COPY, stage, 21))
        full = producer + fill
        producer += 50
        marks.append((1, consumer, WAIT, stage, 30))
        consumer = max(consumer + 30, full)
        marks.append((1, consumer, PRODUCT, stage, 31))
        consumer += work
        free[stage] = consumer
    marks += [(0, producer, RUN, None, 40), (1, consumer, RUN, None, 41)]
    return numbers(*marks)


def drawn(given: list[int], most: int = 256) -> logical.Timeline:
    return stamped.timeline("k", "k.cu", stamped.read(given), most, "a chip")


def test_a_mark_says_what_its_warp_does_until_the_next() -> None:
    line = drawn(ring(turns=6, stages=2, fill=500, work=300))
    waits = [span for span in line.spans if span.kind == logical.WAIT and span.row == (0, 1)]
    products = [span for span in line.spans if span.kind == logical.PRODUCT]
    assert (waits[0].begin, waits[0].end, waits[0].place) == (10, 540, "k.cu:30")
    assert (products[0].begin, products[0].end, products[0].place) == (540, 840, "k.cu:31")
    assert line.roles == {(0, 0): "copies", (0, 1): "products"}
    assert line.whole
    assert "a chip" in line.clock


def test_a_stage_fills_is_full_and_is_free_again() -> None:
    line = drawn(ring(turns=4, stages=2, fill=500, work=300))
    first = [span for span in line.spans if span.row == (0, "0:0")]
    assert [(span.kind, span.begin, span.end) for span in first[:3]] == [
        (logical.FILLING, 40, 540), (logical.FULL, 540, 840), (logical.FILLING, 840, 1340),
    ]  # fmt: skip
    copies = [span for span in line.spans if span.kind == logical.COPY]
    assert [(span.begin, span.end) for span in copies[:2]] == [(40, 540), (120, 870)]


@pytest.mark.parametrize(("stages", "too_short"), [(1, True), (4, False)])
def test_a_ring_with_too_few_stages_is_named_with_both_waits(stages: int, too_short: bool) -> None:
    (found,) = rings.find(drawn(ring(turns=12, stages=stages, fill=500, work=300)))
    assert found.stages == stages
    assert found.too_short == too_short
    if too_short:
        assert "k.cu:20" in str(found)
        assert "k.cu:30" in str(found)


def test_the_picture_ends_where_the_first_warp_had_no_room_left() -> None:
    line = drawn(ring(turns=8, stages=2, fill=500, work=300), most=10)
    assert not line.whole
    assert line.end < drawn(ring(turns=8, stages=2, fill=500, work=300)).end


def test_the_same_files_are_made_of_it() -> None:
    line = drawn(ring(turns=4, stages=2, fill=500, work=300))
    document = perfetto.document([line])
    (product,) = [event for event in document["traceEvents"] if event.get("cat") == "product"][:1]
    assert (product["ts"], product["dur"]) == (0.54, 0.3)
    assert "nanoseconds on a chip" in document["otherData"]["clock"]
    assert "nanoseconds on a chip" in timeline.svg(line)


def test_numbers_that_are_no_marks_are_left_out() -> None:
    assert stamped.read([0, 1, 2, 0, 0, 1, 2, 77, 5]) == []


MARKED = r"""#include "mark.cuh"
extern "C" __global__ void k(float* out) {
    WARPYARD_MARK(start);
    WARPYARD_MARK(run, threadIdx.x);
    out[threadIdx.x] = threadIdx.x;
}
"""


def test_a_mark_is_nothing_where_marks_are_off(monkeypatch: pytest.MonkeyPatch) -> None:
    from harness.tasks.loading import ROOT

    include = [ROOT / "kernels" / "include"]
    plain = MARKED.replace('#include "mark.cuh"', "").replace("WARPYARD_MARK(start);", "")
    plain = plain.replace("WARPYARD_MARK(run, threadIdx.x);", "")
    off = jit.compile(MARKED, arch="sm_90a", include_dirs=include, cache=False)
    assert _body(off.ptx) == _body(jit.compile(plain, arch="sm_90a", cache=False).ptx)
    monkeypatch.setenv("WARPYARD_MARKS", "1")
    on = jit.compile(MARKED, arch="sm_90a", include_dirs=include, cache=False)
    assert "%globaltimer" in on.ptx
    assert "warpyard_marks" in on.ptx


def _body(ptx: str) -> list[str]:
    """Its instructions, without lines of the source and debug sections."""
    code = ptx[ptx.index(".visible .entry") : ptx.rindex("ret;")]
    return [
        line.strip() for line in code.splitlines() if line.strip() and not line.strip().startswith((".loc", "//", "$"))
    ]

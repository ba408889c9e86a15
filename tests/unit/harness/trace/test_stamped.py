"""Time stamps of marks become the picture of a pipeline: who waits, what is in flight, when a stage is full."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
import torch

import jit
import kernels.attn_dist
from harness.report import timeline
from harness.tasks import ROOT
from harness.trace import logical, perfetto, rings, stamped
from jit.launch import marks

INCLUDE = ROOT / "kernels" / "include"

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


def test_waits_as_short_as_a_mark_are_no_lack_of_stages() -> None:
    """What an H200 measured of attn_dist: nearly every wait took some time, and the consumers lost none by them."""
    found = rings.Ring(0, 3, 55, None, ("k.cu:1",), "k.cu:2", "k.cu:3", (209, 220), (366, 400), 0.3, 0.02)
    assert not found.too_short
    assert "too few" not in str(found)


def test_the_picture_ends_where_the_first_warp_had_no_room_left() -> None:
    line = drawn(ring(turns=8, stages=2, fill=500, work=300), most=10)
    assert not line.whole
    assert line.end < drawn(ring(turns=8, stages=2, fill=500, work=300)).end


def test_the_same_files_are_made_of_it() -> None:
    line = drawn(ring(turns=4, stages=2, fill=500, work=300))
    document = perfetto.document([line])
    (product,) = [event for event in document["traceEvents"] if event.get("cat") == "product"][:1]
    assert (product["ts"], product["dur"]) == (0.54, 0.3)
    assert "measured time on a chip" in document["otherData"]["clock"]
    assert "measured time on a chip" in timeline.svg(line)


def test_numbers_that_are_no_marks_are_left_out() -> None:
    assert stamped.read([0, 1, 2, 0, 0, 1, 2, 77, 5]) == []


DUMP = """
extern "C" __global__ void dump_marks(unsigned long long* out) {
    const unsigned long long* from = reinterpret_cast<const unsigned long long*>(&warpyard_marks[0][0]);
    for (int i = threadIdx.x; i < 2 * warpyard::kMarkedWarps * warpyard::kMarks; i += blockDim.x) out[i] = from[i];
}
"""  # appended to a source with marks: what they left in memory


def dumped(module: jit.Module) -> list[stamped.Mark]:
    """The marks of a module's last launch on the emulator, read as those of a GPU are."""
    out = torch.zeros(2 * 32 * 256, dtype=torch.int64)
    module["dump_marks"](out, grid=1, block=256)
    return stamped.read([number for mark in marks.unpack(out.numpy().tobytes()) for number in mark])


def test_the_macros_marks_are_read_as_they_were_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Three warps of two CTAs, of which the first one marks; the last warp with one lane."""
    monkeypatch.setenv("WARPYARD_MARKS", "1")
    source = """#include "mark.cuh"
extern "C" __global__ void k(int stage) {
    WARPYARD_MARK(start);
    if (threadIdx.x < 64) {
        WARPYARD_MARK(wait, stage + threadIdx.x / 32);
    } else if (threadIdx.x == 70) {
        WARPYARD_MARK(copy, 2);
        WARPYARD_MARK(run);
    }
}
"""
    module = jit.load(source + DUMP, arch="sm_90a", include_dirs=[INCLUDE])
    module["k"](3, grid=2, block=96)
    found = dumped(module)
    lines = [(mark.warp, mark.kind, mark.stage, mark.line) for mark in found]
    assert lines == [
        (0, START, None, 3), (0, WAIT, 3, 5), (1, START, None, 3), (1, WAIT, 4, 5),
        (2, START, None, 3), (2, COPY, 2, 7), (2, RUN, None, 8),
    ]  # fmt: skip
    assert all(mark.clock > 0 for mark in found)


@pytest.mark.nightly
def test_the_marks_of_attn_dist_show_the_ring_and_two_consumers_in_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its own marks, on the emulator, whose clock is the order in which it runs warps: 512 keys of 64 heads, 8 tiles,
    behind one tile of Q."""
    monkeypatch.setenv("WARPYARD_MARKS", "1")
    path = shutil.copytree(ROOT / "kernels" / "attn_dist", tmp_path / "attn_dist") / "sm_90a.cu"
    path.write_text(path.read_text() + DUMP)
    build = kernels.Build(path, "sm_90a", {"D_QK": 512, "HEADS": 64})
    monkeypatch.setattr(kernels.attn_dist, "_build", lambda *_: build)
    generator = torch.Generator().manual_seed(7)
    q, k = (torch.randn(*shape, 512, generator=generator).bfloat16() for shape in ((1, 64), (512, 1)))
    indices = torch.arange(512, dtype=torch.int32)[None]
    kernels.attn_dist.attn_dist(q, k, indices, torch.full((1, 64), 6.0), q_start=600, num_ctas=1)
    found = dumped(build.load())
    copies = [mark for mark in found if mark.kind == COPY]
    products = [mark for mark in found if mark.kind == PRODUCT]
    for warp in range(8, 12):
        assert [mark.stage for mark in copies if mark.warp == warp] == [turn % 3 for turn in range(9)]
    assert {mark.warp for mark in copies} == set(range(8, 12))
    for consumer in (0, 4):
        turns = [mark.stage for mark in products if mark.warp == consumer]
        assert turns == [turn % 3 for turn in range(1, 9)][consumer // 4 :: 2], "the consumers take tiles in turn"
    line = stamped.timeline("attn_dist", path.name, found, 256, "the emulator")
    assert [line.roles[0, warp] for warp in (0, 7, 8, 11)] == ["products", "products", "copies", "copies"]
    assert {span.row[1] for span in line.spans if span.kind == logical.FILLING} == {"0:0", "0:1", "0:2"}


MARKED = r"""#include "mark.cuh"
extern "C" __global__ void k(float* out) {
    WARPYARD_MARK(start);
    WARPYARD_MARK(run, threadIdx.x);
    out[threadIdx.x] = threadIdx.x;
}
"""


def test_a_mark_is_nothing_where_marks_are_off(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = MARKED.replace('#include "mark.cuh"', "").replace("WARPYARD_MARK(start);", "")
    plain = plain.replace("WARPYARD_MARK(run, threadIdx.x);", "")
    off = jit.compile(MARKED, arch="sm_90a", include_dirs=[INCLUDE], cache=False)
    assert _body(off.ptx) == _body(jit.compile(plain, arch="sm_90a", cache=False).ptx)
    monkeypatch.setenv("WARPYARD_MARKS", "1")
    on = jit.compile(MARKED, arch="sm_90a", include_dirs=[INCLUDE], cache=False)
    assert "%globaltimer" in on.ptx
    assert "warpyard_marks" in on.ptx


def _body(ptx: str) -> list[str]:
    """Its instructions, without lines of the source and debug sections."""
    code = ptx[ptx.index(".visible .entry") : ptx.rindex("ret;")]
    return [
        line.strip() for line in code.splitlines() if line.strip() and not line.strip().startswith((".loc", "//", "$"))
    ]

"""``warpyard trace``: the order of events on a logical clock, the ring with too few stages, and the files."""

from __future__ import annotations

import itertools
import json
import re
import xml.etree.ElementTree as ElementTree
from pathlib import Path
from typing import Any

import pytest
import torch

import jit
from harness import cli
from harness.trace import logical, perfetto, rings
from tests.unit.harness.axpy_kernel import AXPY, launching

# Warp 0 copies tiles of x into a ring of stages, warp 1 computes.
RING = """#define STAGES 1
static constexpr int kTile = 128;
struct Shared {
    float ring[STAGES][kTile];
    unsigned long long full[STAGES], empty[STAGES];
};
__device__ unsigned at(const void* p) { return static_cast<unsigned>(__cvta_generic_to_shared(p)); }
__device__ void wait(const unsigned long long& bar, unsigned parity) {
    asm volatile("{ .reg .pred p; again: mbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1; @!p bra again; }"
                 :: "r"(at(&bar)), "r"(parity) : "memory");
}
extern "C" __global__ void axpy(const float* x, const float* y, float* out, int n) {
    __shared__ __align__(128) Shared s;
    const int lane = threadIdx.x % 32, warp = threadIdx.x / 32, tiles = n / kTile;
    if (blockIdx.x > 0) return;
    if (threadIdx.x == 0) {
        for (int i = 0; i < STAGES; ++i) {
            asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :: "r"(at(&s.full[i])) : "memory");
            asm volatile("mbarrier.init.shared::cta.b64 [%0], 32;" :: "r"(at(&s.empty[i])) : "memory");
        }
        asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
    }
    __syncthreads();
    if (warp == 0 && lane == 0) {
        for (int t = 0; t < tiles; ++t) {
            const int stage = t % STAGES;
            wait(s.empty[stage], t / STAGES & 1 ^ 1);  // a free stage
            asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], %1;"
                         :: "r"(at(&s.full[stage])), "r"(kTile * 4) : "memory");
            asm volatile("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], %2, [%3];"
                         :: "r"(at(s.ring[stage])), "l"(x + t * kTile), "r"(kTile * 4), "r"(at(&s.full[stage])));
        }
    } else if (warp == 1) {
        for (int t = 0; t < tiles; ++t) {
            const int stage = t % STAGES;
            wait(s.full[stage], t / STAGES & 1);  // a full stage
#pragma unroll 1
            for (int i = lane; i < kTile; i += 32) {
                float sum = s.ring[stage][i];
#pragma unroll 1
                for (int turn = 0; turn < 32; ++turn) asm volatile("add.f32 %0, %0, 0f00000000;" : "+f"(sum));
                out[t * kTile + i] = 2 * sum + y[t * kTile + i];
            }
            asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :: "r"(at(&s.empty[stage])) : "memory");
        }
    }
}
"""


def line_of(mark: str) -> int:
    (number,) = [number for number, line in enumerate(RING.splitlines(), 1) if mark in line]
    return number


def recorded(source: str, folder: Path, monkeypatch: pytest.MonkeyPatch, n: int = 4096) -> dict[str, Any]:
    """What the emulator records of one launch, whose result is right."""
    path = folder / "trace"
    monkeypatch.setenv("WARPYARD_EMULATOR_TRACE", str(path))
    x, y, out = torch.arange(n, dtype=torch.float32), torch.ones(n), torch.zeros(n)
    jit.load(source, arch="sm_90a")["axpy"](x, y, out, n, grid=1, block=64)
    assert torch.equal(out, 2 * x + y)
    (document,) = [json.loads(line) for line in path.read_text().splitlines()]
    path.unlink()
    return document


@pytest.mark.parametrize(("stages", "short"), [(1, True), (8, False)])
def test_a_ring_with_too_few_stages(stages: int, short: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A tile's work is some 400 instructions and a copy is drawn as 500: with eight stages no side waits for long."""
    source = RING.replace("STAGES 1", f"STAGES {stages}")
    document = recorded(source, tmp_path, monkeypatch)
    line = logical.timeline(document)
    assert line.roles == {(0, 0): "copies", (0, 1): "other"}
    (ring,) = rings.find(line)
    assert (ring.stages, ring.fills, ring.too_short) == (stages, 32, short)
    if short:
        assert ring.producer_at.endswith(f":{line_of('// a free stage')}")
        assert ring.consumer_at.endswith(f":{line_of('// a full stage')}")
        assert ring.producer_waits == (31, 31)
        assert "ring of 1 stage, " in str(ring)
        assert "too few stages" in str(ring)


def test_nobody_goes_on_before_what_he_waits_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """On the logical clock a stage is filled, then read, then filled again. Another schedule gives the same
    picture, but for the instructions of waits that look twice."""
    pictures = []
    for seed in ("0", "5"):
        monkeypatch.setenv("WARPYARD_EMULATOR_SEED", seed)
        line = logical.timeline(recorded(RING.replace("STAGES 1", "STAGES 2"), tmp_path, monkeypatch, 1024))
        by_row: dict[Any, list[logical.Span]] = {}
        for span in line.spans:
            if span.kind in (logical.RUN, logical.WAIT, logical.FILLING, logical.FULL):
                by_row.setdefault(span.row, []).append(span)
        for spans in by_row.values():
            ordered = sorted(spans, key=lambda span: span.begin)
            assert all(a.end <= b.begin for a, b in itertools.pairwise(ordered)), "a row does one thing at a time"
        ends = {(s.about, s.phase): s.end for s in line.spans if s.kind == logical.FILLING}
        waits = [s for s in line.spans if s.kind == logical.WAIT and s.row == (0, 1) and (s.about, s.phase) in ends]
        assert waits
        assert all(span.end == ends[span.about, span.phase] for span in waits)
        assert all(re.fullmatch(r"the copy of warp 0 at \S+:\d+", span.ended_by) for span in waits)
        stages = [s for s in line.spans if s.kind in (logical.FILLING, logical.FULL)]
        pictures.append(sorted(((s.kind, str(s.row), s.phase), s.begin) for s in stages))
    assert [name for name, _ in pictures[0]] == [name for name, _ in pictures[1]]
    assert [at for _, at in pictures[0]] == pytest.approx([at for _, at in pictures[1]], rel=0.05)


def test_the_verb_names_the_ring_and_writes_the_pictures(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("WARPYARD_STATE_DIR", str(tmp_path / "state"))
    monkeypatch.setenv("CUDA_VISIBLE_DEVICES", "")
    (tmp_path / "mine.py").write_text(launching("axpy"))
    (tmp_path / "axpy.cu").write_text(RING)
    output = tmp_path / "ring.json"
    assert cli.main(["trace", AXPY, "-s", str(tmp_path / "mine.py"), "-k", "1", "-o", str(output)]) in (0, 1)
    shown = capsys.readouterr().out
    text = re.search(r"too few stages\. The producer waits at axpy\.cu:(\d+) .* consumers at axpy\.cu:(\d+) ", shown)
    assert text is not None, shown
    assert (int(text[1]), int(text[2])) == (line_of("// a free stage"), line_of("// a full stage"))
    events = json.loads(output.read_text())["traceEvents"]
    assert {event["args"]["name"] for event in events if event["ph"] == "M"} >= {"warp 0, copies", "warp 1, other"}
    assert sum(event["ph"] == "X" and event["cat"] == "copy" for event in events) == 32
    assert ElementTree.parse(output.with_suffix(".svg")).getroot().tag.endswith("svg")


def test_a_trace_has_the_form_that_viewers_read() -> None:
    events = [["sync", 0, 0, 10, "a.cu:1", "0:barrier 0", 0, 64], ["sync", 0, 1, 30, "a.cu:1", "0:barrier 0", 0, 64]]
    events += [["copy", 0, 0, 12, "a.cu:2", "0:0x400", 0, 64], ["wait", 0, 1, 32, "a.cu:3", "0:0x400", 0, 1]]
    line = logical.timeline({"kernel": "k", "whole": True, "events": events}, logical.Costs(copy=100))
    document = perfetto.document([line])
    spans = {(e["tid"], e["cat"]): (e["ts"], e["ts"] + e["dur"]) for e in document["traceEvents"] if e["ph"] == "X"}
    assert spans[0, "wait"] == (10, 30), "the barrier waits for the later warp"
    assert spans[1, "wait"] == (32, 132), "a copy that is issued at 32 is there at 132"
    assert spans[3000, "filling"] == (32, 132)

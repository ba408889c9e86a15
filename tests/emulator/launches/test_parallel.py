"""CTAs in several processes: the same bits, findings, notes and counts as in one, and what must stay in one does."""

# ruff: noqa: E501 (CUDA text stays on its lines)

from __future__ import annotations

import os
import signal
import struct
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch

import jit
from jit import emulator
from jit.emulator.machine import processes, whole_ctas
from jit.emulator.machine.launch import Launch
from jit.emulator.ptx.parse import instruction
from tests.emulator.cuda_text import load

pytestmark = [
    pytest.mark.filterwarnings("ignore::jit.CompileWarning"),
    pytest.mark.skipif(not hasattr(os, "fork"), reason="the system has no fork"),
]

# A CTA's work is long enough to be worth a process: the emulator would else keep these small launches in one.
SUMS = """k(int* out, const int* in, int n) { extern __shared__ int s[]; int c = blockIdx.x, t = threadIdx.x;
  s[t] = in[c * 64 + t]; __syncthreads(); int v = s[63 - t] + in[(c + 1) * 64 + t]; out[c * 64 + t] = v * n; }"""


@pytest.fixture
def forks(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, int, bool]]:
    """Every launch of two clusters or more that may be split is, at once; (first cluster, processes, used)."""
    monkeypatch.setenv("WARPYARD_EMULATOR_JOBS", "3")
    monkeypatch.setattr(processes, "_SOON", 0.0)
    monkeypatch.setattr(processes, "_WORTH", 0.0)
    lines: list[tuple[int, int, bool]] = []
    run = processes.run

    def noted(launch: Launch, group: Any, firsts: Any, begin: int, count: int, shown: Any) -> bool:
        used = run(launch, group, firsts, begin, count, shown)
        lines.append((begin, count, used))
        return used

    monkeypatch.setattr(processes, "run", noted)
    return lines


def both(monkeypatch: pytest.MonkeyPatch, launch: Any) -> tuple[Any, Any]:
    """What a launch gives in three processes, and in one."""
    monkeypatch.setenv("WARPYARD_EMULATOR_JOBS", "3")
    several = launch()
    monkeypatch.setenv("WARPYARD_EMULATOR_JOBS", "1")
    return several, launch()


def late(rounds: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The launch is shared out not before the so manyth round of its first cluster."""
    looks = 0
    look = processes.Watch.look

    def look_later(watch: processes.Watch) -> None:
        nonlocal looks
        looks += watch.on
        if looks >= rounds:
            look(watch)

    monkeypatch.setattr(processes.Watch, "look", look_later)
    monkeypatch.setattr(whole_ctas, "_ROUNDS", 1)  # native code looks as often
    monkeypatch.setattr(whole_ctas, "_MOST", 1)


def _without_samples(counted: dict[str, Any]) -> dict[str, Any]:
    """Counts, with what a line lost but not the request that stands for it: of equals it is the first that came."""
    lines = {at: row | {"why": sum(row.get("why", {}).values())} for at, row in counted["lines"].items()}
    return counted | {"lines": lines}


def test_the_same_bits_and_counts(forks: list[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """Bytes of a cell that belong to two processes, and bytes that nobody writes, come out right too."""
    monkeypatch.setenv("WARPYARD_EMULATOR_COUNTERS", "1")
    kernel = load("""k(unsigned char* out, const int* in, double* wide) { int c = blockIdx.x, t = threadIdx.x;
      if (t < 33) out[c * 33 + t] = in[c * 32 + t % 32] + t; if (c % 3) wide[c * 40 + t] = in[c] * 0.25 + t; }""")
    values = torch.randint(0, 99, (17 * 32,), generator=torch.Generator().manual_seed(1), dtype=torch.int32)

    def launch() -> tuple[Any, ...]:
        emulator.statistics.counters.clear()
        before = emulator.statistics.lane_instructions
        out, wide = (
            torch.full((17 * 33 + 3,), 200, dtype=torch.uint8),
            torch.full((17 * 40,), -1.0, dtype=torch.float64),
        )
        kernel(out, values, wide, grid=17, block=40)
        return (
            out.tolist(),
            wide.tolist(),
            _without_samples(emulator.statistics.counters.pop("k")),
            emulator.statistics.lane_instructions - before,
        )

    several, one = both(monkeypatch, launch)
    assert several == one
    assert forks == [(0, 3, True)]
    expected = [(int(values[c * 32 + t % 32]) + t) % 256 for c in range(17) for t in range(33)]
    assert several[0] == [*expected, 200, 200, 200]
    assert several[2]["ctas"] == 17


@pytest.mark.parametrize("seed", [0, 1, 7])
def test_the_same_schedule(seed: int, forks: list[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """The order in which warps take tickets is the seed's, whichever process runs them."""
    monkeypatch.setenv("WARPYARD_EMULATOR_SEED", str(seed))
    kernel = load("""k(int* out) { __shared__ int ticket; if (!threadIdx.x) ticket = 0; __syncthreads();
      if (threadIdx.x % 32 == 0) for (int i = 0; i < 4; ++i) out[blockIdx.x * 32 + threadIdx.x / 32 * 4 + i] = atomicAdd(&ticket, 1); }""")

    def launch() -> list[int]:
        out = torch.zeros(12 * 32, dtype=torch.int32)
        kernel(out, grid=12, block=256)
        return out.tolist()

    several, one = both(monkeypatch, launch)
    assert several == one
    assert [used for _, _, used in forks] == [True]
    rows = {tuple(one[i : i + 32]) for i in range(0, len(one), 32)}
    assert len(rows) > 1, "CTAs have schedules of their own"


APART = """k(int* out, int n) { int c = blockIdx.x, t = threadIdx.x, votes;
  if (t < (c < 4 ? 0 : n)) asm volatile("{ .reg .pred p; setp.lt.s32 p, %1, 5; vote.sync.ballot.b32 %0, p, 0xffffffff; }" : "=r"(votes) : "r"(t));
  else asm volatile("{ .reg .pred p; setp.gt.s32 p, %1, 9; vote.sync.ballot.b32 %0, p, 0xffffffff; }" : "=r"(votes) : "r"(t));
  out[c * 32 + t] = votes + c; }"""


def test_lanes_that_come_apart_in_one_of_the_processes(forks: list[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """The code for them is made in between, and all processes begin again."""

    def launch() -> torch.Tensor:
        out = torch.zeros(12 * 32, dtype=torch.int32)
        load(APART)(out, 8, grid=12, block=32)
        return out

    several, one = both(monkeypatch, launch)
    assert torch.equal(several, one)
    assert (one[32 * 5 :] != one[0] + 5).any()
    assert [(count, used) for _, count, used in forks] == [(3, True)]


def test_clusters_stay_together(forks: list[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    kernel = load("""__cluster_dims__(2, 1, 1) k(int* out) { __shared__ int word; unsigned rank, other;
      asm("mov.u32 %0, %%cluster_ctarank;" : "=r"(rank)); if (!threadIdx.x) word = blockIdx.x * 10; sync_cluster();
      asm("mapa.shared::cluster.u32 %0, %1, %2;" : "=r"(other) : "r"(at(&word)), "r"(rank ^ 1)); int v;
      asm volatile("ld.shared::cluster.u32 %0, [%1];" : "=r"(v) : "r"(other)); sync_cluster(); if (!threadIdx.x) out[blockIdx.x] = v; }""")

    def launch() -> list[int]:
        out = torch.zeros(10, dtype=torch.int32)
        kernel(out, grid=10, block=32)
        return out.tolist()

    several, one = both(monkeypatch, launch)
    assert several == one == [10 * (c ^ 1) for c in range(10)]
    assert forks == [(0, 3, True)]


def finding(launch: Any) -> dict[str, Any]:
    with pytest.raises(emulator.EmulatorFinding) as caught:
        launch()
    return caught.value.report


def test_the_same_finding(forks: list[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """CTAs 5 to 8 read beyond the end: the first of the order is reported, from memory that has the results before
    it."""
    kernel = load(
        "k(int* out, const int* in) { int c = blockIdx.x; out[c * 32 + threadIdx.x] = in[c * 32 + threadIdx.x + (c > 4 && threadIdx.x == 7 ? 4096 : 0)]; }"
    )
    values = torch.arange(9 * 32, dtype=torch.int32)
    outs = []

    def launch() -> None:
        outs.append(torch.zeros(9 * 32, dtype=torch.int32))
        kernel(outs[-1], values, grid=9, block=32)

    several, one = both(monkeypatch, lambda: finding(launch))
    for report in (several, one):
        del report["message"], report["address"]  # where memory lies differs
    assert several == one
    assert (several["kind"], several["cta"], several["lane"]) == ("out-of-bounds", [5, 0, 0], 7)
    assert forks == [(0, 3, False)]
    assert torch.equal(outs[0], outs[1])


@pytest.fixture
def thirds(forks: list[Any], monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Each of the three processes runs a third of nine clusters, whoever is faster."""
    work = processes._work

    def share(launch: Launch, group: Any, firsts: Any, tokens: int, chunk: int, done: np.ndarray) -> dict[str, Any]:
        own, feed = os.pipe()
        os.write(feed, struct.pack("<I", 3 * (3 - len(done))))
        os.close(feed)
        return work(launch, group, firsts, own, 3, done)

    monkeypatch.setattr(processes, "_work", share)
    return forks


@pytest.mark.parametrize("how", ["write", "read", "neither"])
def test_a_race_between_ctas_of_two_processes(how: str, thirds: list[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """CTA 3, the first of its process, writes or reads what CTA 2 wrote in another one: nobody's own memory shows it."""
    what = {"write": "out[c * 32 - 1] = 5", "read": "out[c * 32 + 1] = out[c * 32 - 1]", "neither": "out[c * 32] = 5"}[
        how
    ]
    kernel = load(
        f"k(int* out) {{ int c = blockIdx.x, t = threadIdx.x; out[c * 32 + t] = t; if (c == 3 && !t) {what}; }}"
    )

    def launch() -> None:
        kernel(torch.zeros(9 * 32, dtype=torch.int32), grid=9, block=32)

    if how == "neither":
        launch()
        assert thirds == [(0, 3, True)]
        return
    several, one = both(monkeypatch, lambda: finding(launch))
    assert several["kind"] == one["kind"] == "race"
    assert several["cta"] == [3, 0, 0]
    for key in ("cta", "warp", "lane", "location", "instruction", "access"):
        assert several[key] == one[key]
    assert several["earlier"] == one["earlier"]
    assert thirds == [(0, 3, False)]


def test_memory_that_other_processes_map_is_restored(
    forks: list[Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file that is mapped and shared, which a process writes before the launch turns out not to be split."""
    monkeypatch.setenv("WARPYARD_EMULATOR_JOBS", "3")
    words = torch.from_file(str(tmp_path / "shared"), shared=True, size=4096, dtype=torch.int32)
    words[:] = 7
    kernel = load(
        'k(int* out) { int c = blockIdx.x; if (c == 8) asm volatile("trap;"); out[c * 32 + threadIdx.x] = out[c * 32 + threadIdx.x + 32 * 64] + 1; }'
    )
    report = finding(lambda: kernel(words, grid=9, block=32))
    assert report["kind"] == "trap"
    assert words[: 8 * 32].eq(8).all()
    assert words[8 * 32 :].eq(7).all()
    plain = load(SUMS)
    plain(words, torch.ones(64 * 20, dtype=torch.int32), 3, grid=16, block=64, smem=256)
    assert words[: 16 * 64].eq(6).all()
    assert forks[-1] == (0, 3, True)


def test_notes_are_kept(forks: list[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """Rows of ldmatrix that nothing wrote: one note, of the first CTA that has one."""
    kernel = load("""k(int* out) { __shared__ __align__(128) int s[64]; int a; if (blockIdx.x < 2) s[threadIdx.x] = 1; __syncwarp();
      asm volatile("ldmatrix.sync.aligned.m8n8.x1.shared.b16 {%0}, [%1];" : "=r"(a) : "r"(at(s + threadIdx.x % 8 * 4)));
      out[blockIdx.x * 32 + threadIdx.x] = a; }""")

    def launch() -> list[dict[str, Any]]:
        emulator.statistics.notes = []
        kernel(torch.zeros(8 * 32, dtype=torch.int32), grid=8, block=32)
        return emulator.statistics.notes

    several, one = both(monkeypatch, launch)
    assert several == one
    assert [note["cta"] for note in several] == [[2, 0, 0]]
    assert [used for _, _, used in forks] == [True]


def children() -> set[str]:
    """Processes that this one started, those included that have ended and are not waited for."""
    return {pid for file in Path("/proc/self/task").glob("*/children") for pid in file.read_text().split()}


def test_a_killed_process_is_an_error(forks: list[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    kernel = load(SUMS)
    kernel(torch.zeros(8 * 64, dtype=torch.int32), torch.ones(64 * 9, dtype=torch.int32), 3, grid=8, block=64, smem=256)
    before = children()
    work = processes._work
    monkeypatch.setattr(processes, "_work", lambda *args: os.kill(os.getpid(), signal.SIGKILL) or work(*args))
    out = torch.zeros(8 * 64, dtype=torch.int32)
    with pytest.raises(jit.JitError, match=r"ended by SIGKILL.*WARPYARD_EMULATOR_JOBS=1"):
        kernel(out, torch.ones(64 * 9, dtype=torch.int32), 3, grid=8, block=64, smem=256)
    assert not out.any(), "nothing has been written"
    assert children() == before, "neither a process nor its zombie is left"
    monkeypatch.setattr(processes, "_work", work)
    kernel(out, torch.ones(64 * 9, dtype=torch.int32), 3, grid=8, block=64, smem=256)
    assert out.eq(6).all()


@pytest.mark.parametrize(
    ("text", "dependent"),
    [
        ("atom.global.add.u32 %r1, [%rd1], %r2;", True),
        ("red.global.add.f32 [%rd1], %f1;", True),
        ("atom.add.u32 %r1, [%rd1], %r2;", True),  # generic: it may be global
        ("atom.shared.add.u32 %r1, [%r3], %r2;", False),
        ("red.async.relaxed.cluster.shared::cluster.mbarrier::complete_tx::bytes.add.u32 [%r1], %r2, [%r3];", False),
        ("cp.reduce.async.bulk.global.shared::cta.bulk_group.add.f32 [%rd1], [%r1], %r2;", True),
        ("cp.reduce.async.bulk.tensor.1d.global.shared::cta.add.tile.bulk_group [%rd1, {%r1}], [%r2];", True),
        ("cp.async.bulk.tensor.1d.global.shared::cta.tile.bulk_group [%rd1, {%r1}], [%r2];", False),
        ("ld.acquire.gpu.global.u32 %r1, [%rd1];", True),
        ("ld.volatile.global.u32 %r1, [%rd1];", True),
        ("st.release.gpu.global.u32 [%rd1], %r1;", True),
        ("ld.volatile.shared.u32 %r1, [%r2];", False),
        ("ld.global.nc.v4.u32 {%r1, %r2, %r3, %r4}, [%rd1];", False),
        ("mov.u64 %rd1, %clock64;", True),
        ("mov.u64 %rd1, %globaltimer;", True),
        ("mov.u32 %r1, %ctaid.x;", False),
    ],
)
def test_what_keeps_a_kernel_in_one_process(text: str, dependent: bool) -> None:
    assert processes.dependent(instruction(text.rstrip(";"), "")) == dependent


def test_such_a_kernel_and_small_launches_are_not_split(forks: list[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    total = torch.zeros(1, dtype=torch.int32)
    load("k(int* sum) { atomicAdd(sum, 1); }")(total, grid=6, block=32)
    assert total.item() == 192
    load('k(int* o) { if (!threadIdx.x) printf("CTA %d\\n", blockIdx.x); }')(total, grid=3, block=32)
    monkeypatch.setenv("WARPYARD_EMULATOR_RACES", "0")
    load(SUMS)(
        torch.zeros(512, dtype=torch.int32), torch.ones(64 * 9, dtype=torch.int32), 3, grid=8, block=64, smem=256
    )
    monkeypatch.delenv("WARPYARD_EMULATOR_RACES")
    monkeypatch.undo()
    monkeypatch.setattr(processes, "run", lambda *_: pytest.fail("split"))
    out = torch.zeros(512, dtype=torch.int32)
    load(SUMS)(out, torch.ones(64 * 9, dtype=torch.int32), 3, grid=8, block=64, smem=256)
    assert out.eq(6).all()
    assert not forks


def test_split_in_the_middle_of_a_cluster(forks: list[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock strikes while a cluster is under way: it begins anew, and nothing is counted or done twice."""
    kernel = load("""k(int* out, const int* in, int n) { int c = blockIdx.x, t = threadIdx.x, v = 0; out[c * 64 + t] = 77;
      for (int i = 0; i < n; ++i) { __syncthreads(); v += in[(c * 64 + t + i) % 640]; } out[c * 64 + t] = v; }""")
    values = torch.randint(0, 99, (640,), generator=torch.Generator().manual_seed(2), dtype=torch.int32)

    def launch() -> tuple[Any, ...]:
        before = emulator.statistics.lane_instructions
        out = torch.zeros(640, dtype=torch.int32)
        kernel(out, values, 20, grid=10, block=64)
        return out.tolist(), emulator.statistics.lane_instructions - before

    late(60, monkeypatch)
    several, one = both(monkeypatch, launch)
    assert several == one
    assert len(forks) == 1
    assert forks[0][2]
    assert 0 < forks[0][0] < 9
    table = values.numpy()
    assert several[0] == [int(sum(table[(p + i) % 640] for i in range(20))) for p in np.arange(640)]


@pytest.mark.parametrize("at", [40, 45, 50, 55])
def test_bytes_of_a_word_from_before_and_after_the_split(
    at: int, forks: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """CTA c writes byte c, and the processes take turns: those that the first one wrote are not reported by the
    others."""
    kernel = load(
        "k(unsigned char* out) { for (int i = 0; i < 8; ++i) __syncthreads(); if (!threadIdx.x) out[blockIdx.x] = 100 + blockIdx.x; }"
    )

    def turns(launch: Launch, group: Any, firsts: Any, tokens: int, chunk: int, done: np.ndarray) -> dict[str, Any]:
        own, feed = os.pipe()
        for number in range(launch.done + 3 - len(done), len(firsts), 3):
            os.write(feed, struct.pack("<I", number))
        os.close(feed)
        return work(launch, group, firsts, own, 1, done)

    work = processes._work
    monkeypatch.setattr(processes, "_work", turns)
    late(at, monkeypatch)
    out = torch.zeros(26, dtype=torch.uint8)
    kernel(out, grid=24, block=64)
    assert out.tolist() == [*range(100, 124), 0, 0]
    assert len(forks) == 1
    assert 0 < forks[0][0] < 20
    assert forks[0][2]


def test_what_a_given_up_cluster_leaves_behind_is_no_finding(forks: list[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """The first cluster is given up while cp.async has yet to write what the cluster, begun anew, writes first."""
    kernel = load("""k(int* out, const int* in) { __shared__ __align__(16) int s[256]; int c = blockIdx.x, t = threadIdx.x;
      for (int i = 0; i < 4; ++i) s[4 * t + i] = 0; __syncthreads();
      asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" :: "r"(at(s + 4 * t)), "l"(in + c * 256 + 4 * t) : "memory");
      for (int i = 0; i < 20; ++i) __syncthreads();
      asm volatile("cp.async.wait_all;" ::: "memory"); __syncthreads(); out[c * 64 + t] = s[255 - t]; }""")
    late(12, monkeypatch)
    values = torch.randint(-99, 99, (6, 256), generator=torch.Generator().manual_seed(5), dtype=torch.int32)
    out = torch.zeros(6, 64, dtype=torch.int32)
    kernel(out, values, grid=6, block=64)
    assert torch.equal(out, values.flip(1)[:, :64])
    assert forks == [(0, 3, True)]


TWICE = {
    "two warps, with a barrier between": """k(int* out) { int c = blockIdx.x, t = threadIdx.x;
      if (t >= 32) out[c * 32 + t - 32] = 7; __syncthreads(); if (t < 32) out[c * 32 + t] = c + t;
      for (int i = 0; i < 20; ++i) __syncthreads(); }""",
    "a store, and then a copy": """k(int* out) { __shared__ __align__(128) int s[32]; int c = blockIdx.x, t = threadIdx.x;
      if (t < 32) { s[t] = c + t; out[c * 32 + t] = 7; } asm volatile("fence.proxy.async;" ::: "memory"); __syncthreads();
      if (t == 0) asm volatile("cp.async.bulk.global.shared::cta.bulk_group [%0], [%1], 128; cp.async.bulk.commit_group;"
                               :: "l"(out + c * 32), "r"(at(s)) : "memory");
      for (int i = 0; i < 20; ++i) __syncthreads();
      if (t == 0) asm volatile("cp.async.bulk.wait_group 0;" ::: "memory"); }""",
}


@pytest.mark.parametrize("text", TWICE.values(), ids=TWICE.keys())
def test_what_a_given_up_cluster_has_written_does_not_race(
    text: str, forks: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first cluster has written the same bytes twice, in order, when it is given up; begun anew it does so again.
    Where the processes do nothing, it begins anew in the process that knows of the first time."""
    kernel = load(text)
    want = torch.arange(32, dtype=torch.int32) + torch.arange(6, dtype=torch.int32)[:, None]
    for used in True, False:
        with monkeypatch.context() as patch:
            late(12, patch)
            if not used:
                patch.setattr(processes, "_merge", lambda *_: False)
            out = torch.zeros(6, 32, dtype=torch.int32)
            kernel(out, grid=6, block=64)
        assert torch.equal(out, want)
    assert forks == [(0, 3, True), (0, 3, False)]

"""The model on small kernels whose time one can say by hand."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
import torch

from jit import timing
from jit.base import environment
from jit.timing import explain
from jit.timing.estimates import Modelled
from jit.timing.replay import MODEL, Shares
from jit.timing.streams import KINDS, SECTOR
from tests.selection import representatives
from tests.unit.jit.timing.recorded import BANKS, CHAIN, LANES, LOCAL, RING, STREAM, recorded

__all__ = ["recorded"]
Recorded = Callable[..., timing.Launch]
H200 = timing.chip("h200")


def test_a_chain_of_multiply_adds_takes_four_clocks_each(recorded: Recorded) -> None:
    """Four clocks is what ptxas leaves between two that depend on each other."""
    out = torch.zeros(32)
    short, long = (
        Modelled(recorded(CHAIN, "chain", out, rounds, grid=(1,), block=(32,))).run(H200)[0] for rounds in (512, 2560)
    )
    assert (long - short) / 2048 == pytest.approx(4, abs=0.5)


def test_a_stream_is_bound_by_dram(recorded: Recorded) -> None:
    ctas = 132 * 32
    data, out = (torch.zeros(ctas * 1024, 4) for _ in range(2))
    launch = recorded(STREAM, "stream", out, data, grid=(ctas,), block=(256,), sample=4)
    assert [one.number for one in launch.clusters] == [499, 1555, 2611, 3667]
    made = timing.estimate([launch], H200)
    (kernel,) = made.kernels
    moved = 2 * data.numel() * 4 - H200["kept_part"] * H200.l2  # the L2 keeps so much of what is written
    assert kernel.dram_bytes == pytest.approx(moved, rel=0.02)
    assert kernel.seconds == pytest.approx(moved / H200["dram_bytes"], rel=0.25)
    floor = kernel.dram_bytes / H200["dram_bytes"]  # these bytes are drawn for each sector, so they are not just those
    assert kernel.seconds >= floor * (1 - 1e-12)
    assert any(phase.bound == "DRAM bandwidth" for phase in kernel.phases)
    assert made.advice[0].change in ("twice the DRAM bandwidth", "all data in the L2")
    assert made.low < made.seconds < made.high
    assert made.launch == H200["launch"]
    warm = timing.estimate([launch], H200, cold=False, explain=False)
    assert warm.seconds < made.seconds


def test_where_allocations_lie_changes_no_time(recorded: Recorded) -> None:
    """The same record with the lower of two allocations moved above the other one, and 64 bytes off a line."""
    data, out = (torch.zeros(132 * 16 * 1024, 4) for _ in range(2))
    launch = recorded(STREAM, "stream", out, data, grid=(132 * 16,), block=(256,), sample=4)
    owners = [launch.owners(one.sectors) for one in launch.clusters]
    touched = np.unique(np.concatenate(owners))
    assert len(touched) == 2
    by = np.zeros(len(launch.allocations) + 1, np.int64)
    by[touched[0]] = (1 << 40) + 64
    order = np.argsort(launch.allocations[:, 0] + by[:-1])
    moved = (launch.allocations + np.stack([by[:-1], 0 * by[:-1]], 1))[order]
    clusters = [replace(one, sectors=one.sectors.astype(np.int64) + by[own] // SECTOR)
                for one, own in zip(launch.clusters, owners, strict=True)]  # fmt: skip
    other = replace(launch, allocations=moved, clusters=clusters)
    assert int(np.argsort(order)[touched[0]]) > int(np.argsort(order)[touched[1]])
    assert Modelled(launch).run(H200)[0] == Modelled(other).run(H200)[0]


@pytest.mark.slow
def test_a_fill_before_the_call_costs_what_the_call_pushes_out(recorded: Recorded) -> None:
    """A part of as many bytes as the launch touches, and of no more than the L2 holds. Where the DRAM is not all that
    bounds, some of the time is hidden; but no byte of it is."""
    for ctas, chip in ((132 * 16, H200), (132 * 64, H200), (132 * 64, timing.chip("b200"))):
        data, out = (torch.zeros(ctas * 1024, 4) for _ in range(2))
        launch = recorded(STREAM, "stream", out, data, grid=(ctas,), block=(256,), sample=4)
        clean, filled = (timing.estimate([launch], chip, explain=False, filled=one) for one in (False, True))
        most = chip["dirty_part"] * min(2 * data.numel() * 4, chip.l2) / chip["dram_bytes"]
        assert 0 < filled.seconds - clean.seconds < 1.01 * most
        bytes_ = data.numel() * 4
        moved = bytes_ + max(bytes_ - chip["kept_part"] * chip.l2, 0)  # of what it writes the L2 keeps a part
        assert filled.seconds >= 0.99 * (moved / chip["dram_bytes"] + most) + chip["launch"]
        assert any("behind a fill" in said for said in filled.remarks)
        assert not any("behind a fill" in said for said in clean.remarks)


@pytest.mark.slow
def test_a_few_clusters_tell_what_the_whole_grid_does(recorded: Recorded) -> None:
    data, out = (torch.zeros(264 * 1024, 4) for _ in range(2))
    few, all_ = (
        timing.estimate([recorded(STREAM, "stream", out, data, grid=(264,), block=(256,), sample=some)], H200,
                        explain=False)
        for some in (4, 264)
    )  # fmt: skip
    assert few.seconds == pytest.approx(all_.seconds, rel=0.03)
    assert few.kernels[0].dram_bytes == pytest.approx(all_.kernels[0].dram_bytes, rel=0.03)


DOUBLES = """extern "C" __global__ void doubles(double* out, int rounds) {
    double x[4] = {1, 2, 3, 4};
    for (int i = 0; i < rounds; ++i)
#pragma unroll
        for (int j = 0; j < 4; ++j) x[j] = x[j] * x[j] + 1;
    out[threadIdx.x] = x[0] + x[1] + x[2] + x[3];
}
"""


def test_double_precision_that_bounds_a_kernel_is_what_to_leave(recorded: Recorded) -> None:
    out = torch.zeros(512, dtype=torch.float64)
    made = timing.estimate([recorded(DOUBLES, "doubles", out, 512, grid=(1,), block=(512,))], H200)
    assert "double-precision pipe" in [phase.bound for phase in made.kernels[0].phases]
    first = explain.first_three(made.advice)[0]
    assert first.change == "double precision twice as fast"
    assert first.gain > 0.3


GATHER = """extern "C" __global__ void gather(unsigned* out, const unsigned* in, unsigned mask) {
    unsigned at = blockIdx.x * blockDim.x + threadIdx.x, sum = 0;
#pragma unroll
    for (int i = 0; i < 16; ++i) sum += in[(at * 16 + i) * 2654435761u >> 7 & mask];
    out[at] = sum;
}
"""


def test_requests_of_the_l2_are_part_of_its_bandwidth(recorded: Recorded) -> None:
    """Gathers of single words ask for few bytes; what bounds them is how many requests the L2 takes."""
    ctas = 132 * 8
    out, data = torch.zeros(ctas * 256, dtype=torch.int32), torch.zeros(1 << 20, dtype=torch.int32)
    launch = recorded(GATHER, "gather", out, data, (1 << 20) - 1, grid=(ctas,), block=(256,), sample=4)
    made = timing.estimate([launch], H200)
    assert "L2 bandwidth" in [phase.bound for phase in made.kernels[0].phases]
    assert {one.change: one.gain for one in made.advice}["twice the L2 bandwidth"] > 0.25


def test_bank_conflicts_are_what_to_remove(recorded: Recorded) -> None:
    out = torch.zeros(256)
    free = timing.estimate([recorded(BANKS, "banks", out, 256, 33, grid=(1,), block=(256,))], H200)
    bound = timing.estimate([recorded(BANKS, "banks", out, 256, 32, grid=(1,), block=(256,))], H200)
    assert bound.kernels[0].seconds > 3 * free.kernels[0].seconds
    gains = {one.change: one.gain for one in bound.advice}
    assert gains["no bank conflicts"] > 0.5
    assert explain.first_three(bound.advice)[0].change == "no bank conflicts"
    assert {one.change: one.gain for one in free.advice}["no bank conflicts"] == pytest.approx(0, abs=0.01)
    line = 1 + BANKS[: BANKS.index("// reads")].count("\n")
    assert bound.kernels[0].lines[0].place.endswith(f":{line}")


@pytest.mark.parametrize(
    ("stride", "least", "most"), representatives([(4, 1, 1.25), (32, 8, 9), (128, 32, 36), (160, 8, 9)])
)
def test_a_load_takes_a_clock_for_each_word_of_a_bank_of_the_l1(
    recorded: Recorded, stride: int, least: float, most: float
) -> None:
    """Lanes 32 bytes apart have 8 words of each of 4 banks, lanes 128 bytes apart 32 of one, lanes 160 apart 8 of each
    of 4; those 4 bytes apart have one of each, also where they begin within a line and have 5 sectors, which would take
    1.25 at 4 a clock."""
    data, out = torch.zeros(1 << 16), torch.zeros(1024, dtype=torch.int32)
    short, long = (
        Modelled(recorded(LANES, "lanes", out, data, stride, 4, rounds, grid=(1,), block=(1024,)))
        .run(H200)[1]
        .busy[:, MODEL.P_MEMORY]
        .sum()
        for rounds in (8, 40)
    )
    assert least * 0.99 <= (long - short) / (32 * 8 * 32) < most


@pytest.mark.parametrize(("threads", "times"), [(128, 1), (512, 2)])
def test_the_l1_holds_lines_and_not_sectors(recorded: Recorded, threads: int, times: int) -> None:
    """Each thread reads a sector of 8 lines, twice. The L1 holds 128 KB of lines; of 512 KB it has next to none the
    second time, though their sectors are 128 KB."""
    data, out = torch.zeros(threads * 1024 // 4), torch.zeros(threads, dtype=torch.int32)
    source = LANES.replace(
        "p += rounds >> 30;", "p += rounds >> 30; __syncthreads();"
    )  # else a warp is ahead of others
    launch = recorded(source, "lanes", out, data, 1024, 128, 2, grid=(1,), block=(threads,))
    _, run, _, _ = Modelled(launch).run(H200)
    assert run.l2_bytes == pytest.approx(times * threads * 8 * 32 + out.numel() * 4, rel=0.05)


def test_a_sector_on_its_way_is_waited_for(recorded: Recorded) -> None:
    """All 8 loads of a lane read one sector. The later ones find its tag, but not before its data are there."""
    data, out = torch.zeros(1 << 10), torch.zeros(32, dtype=torch.int32)
    launch = recorded(LANES, "lanes", out, data, 32, 4, 1, grid=(1,), block=(32,))
    assert Modelled(launch).run(H200)[0] > H200["dram_latency"]
    slow = H200.with_(l1_latency=1)
    assert Modelled(launch).run(slow)[0] > H200["dram_latency"]


def test_a_ring_waits_for_its_copies_and_a_stage_more_helps(recorded: Recorded) -> None:
    tiles = 64
    data, out = torch.ones(tiles * 1024), torch.zeros(32)
    launch = recorded(RING, "ring", out, data, tiles, grid=(1,), block=(64,))
    assert out.sum() == tiles * 1024
    made = timing.estimate([launch], H200)
    (kernel,) = made.kernels
    assert kernel.remarks == []
    reasons: dict[str, float] = {}
    for line in kernel.lines:
        for name, share in line.reasons.items():
            reasons[name] = reasons.get(name, 0.0) + share
    assert max(reasons, key=lambda name: reasons[name]) == "mbarrier"
    assert {one.change: one.gain for one in made.advice}["a stage more"] > 0.1
    # A copy of 4 KB cannot be there before DRAM has answered; two are under way at a time.
    assert kernel.seconds * H200["clock"] > tiles / 2 * H200["dram_latency"]


def test_a_record_without_an_arrival_ends_with_a_remark(recorded: Recorded) -> None:
    data, out = torch.ones(4 * 1024), torch.zeros(32)
    launch = recorded(RING, "ring", out, data, 4, grid=(1,), block=(64,))
    (one,) = launch.clusters
    last = one.events[one.events[:, 3] == KINDS.index("copy")][-1]
    waits = (one.events[:, 3] == KINDS.index("wait")) & (one.events[:, 4] == last[4])
    one.events[waits, 5] += 100 * (one.events[waits, 5] == last[5])  # for a phase to which nobody comes
    again = one.events[0].copy()
    again[3:7] = KINDS.index("arrive"), last[4], last[5] + 100, 1
    again[0] = 1 << 20
    one.events = np.concatenate([one.events, again[None]])
    (kernel,) = timing.estimate([launch], H200, explain=False).kernels
    assert any("nothing in the record ended" in remark for remark in kernel.remarks)


def test_no_launch_is_an_error() -> None:
    with pytest.raises(ValueError, match="no launch"):
        timing.estimate([], H200)


def test_without_machine_code_the_estimate_says_so(recorded: Recorded, monkeypatch: pytest.MonkeyPatch) -> None:
    launch = recorded(CHAIN, "chain", torch.zeros(32), 64, grid=(1,), block=(32,))
    monkeypatch.setenv("PATH", "/nowhere")
    monkeypatch.setenv("CUDA_HOME", "/nowhere")
    monkeypatch.setattr("cuda.pathfinder.find_nvidia_binary_utility", lambda name: None)
    (kernel,) = timing.estimate([launch], H200, explain=False).kernels
    assert not kernel.machine
    assert any("PTX instructions are modelled" in remark for remark in kernel.remarks)


def test_no_launch_of_an_empty_folder(tmp_path: Path) -> None:
    assert timing.launches(tmp_path) == []


def test_a_kernel_with_local_memory_is_recorded_where_races_are_not_looked_for(
    recorded: Recorded, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The blocks of its record are those of its code, and it takes time."""
    monkeypatch.setenv(environment.RACES.name, "0")
    launch = recorded(LOCAL, "local", torch.zeros(32, dtype=torch.int32), 40, grid=1, block=32)
    (cluster,) = launch.clusters
    assert {int(block) for block in cluster.blocks} <= {i for i, insts in enumerate(launch.blocks) if insts}
    made = timing.estimate([launch], timing.chip("h100"), explain=False)
    assert made.seconds > made.launch + 40 * 20e-9


def test_stores_to_local_memory_go_through_to_the_l2(recorded: Recorded) -> None:
    """Each round of the loop stores a word of each lane, which is a line."""
    bytes_ = []
    for rounds in (40, 72):
        launch = recorded(LOCAL, "local", torch.zeros(32, dtype=torch.int32), rounds, grid=1, block=32)
        bytes_.append(Modelled(launch).run(timing.chip("h100"))[1].l2_bytes)
    assert bytes_[1] - bytes_[0] == pytest.approx(32 * 128, rel=0.05)


def test_a_record_of_blocks_that_are_not_there_is_refused(recorded: Recorded) -> None:
    launch = recorded(LOCAL, "local", torch.zeros(32, dtype=torch.int32), 40, grid=1, block=32)
    launch.clusters[0].blocks[0] = len(launch.blocks)
    with pytest.raises(ValueError, match=f"a record of block {len(launch.blocks)}, of {len(launch.blocks)}"):
        timing.estimate([launch], timing.chip("h100"), explain=False)


def test_ctas_begin_as_fast_as_a_chip_starts_them(recorded: Recorded) -> None:
    """One next to nothing takes less time than until the next one begins."""
    ctas = 132 * 64
    launch = recorded(CHAIN, "chain", torch.zeros(32), 1, grid=(ctas,), block=(32,), sample=4)
    slow, fast = (
        timing.estimate([launch], chip, explain=False).kernels[0].seconds
        for chip in (H200, H200.scaled(cta_interval=0.1))
    )
    assert slow >= ctas * H200["cta_interval"] / H200["clock"]
    assert slow < 1.2 * ctas * H200["cta_interval"] / H200["clock"]
    assert fast < 0.7 * slow


@pytest.mark.parametrize(
    ("name", "times"), representatives([("dram_load_reads", 10), ("dram_load_writes", 10), ("dram_line", 100)])
)
def test_dram_answers_later_the_more_it_does(recorded: Recorded, name: str, times: int) -> None:
    """Where the two tensors lie makes up to 4 % of the whole: a line more has to be more than that."""
    ctas = 132 * 24  # three waves, of which each reads behind what the one before wrote
    data, out = (torch.zeros(ctas * 1024, 4) for _ in range(2))
    launch = recorded(STREAM, "stream", out, data, grid=(ctas,), block=(256,), sample=4)
    idle, loaded = (Modelled(launch).run(chip)[0] for chip in (H200.scaled(**{name: 0}), H200.scaled(**{name: times})))
    assert loaded > idle + 50


def test_clusters_of_a_multiprocessor_begin_one_after_the_other(recorded: Recorded) -> None:
    """The pace of the engine itself; the test above is of what a whole launch takes at least."""
    launch = recorded(CHAIN, "chain", torch.zeros(32), 1, grid=(132 * 64,), block=(32,), sample=4)
    chip = H200.scaled(cta_interval=100)
    run = Modelled(launch).replay.run(chip, Shares(64, 20, np.zeros(MODEL.ALLOCATIONS)), slots=8, clusters=16)
    between = chip["cta_interval"] * chip.sms
    assert np.diff(np.sort(run.ends)).tolist() == pytest.approx([between] * 15, rel=0.05)


@pytest.mark.parametrize("behind", ["dram_load_writes", "dram_load_reads"])
def test_reads_of_dram_wait_for_different_times(recorded: Recorded, behind: str) -> None:
    """CTAs that do the same one after the other take different times, since the last of their warps waits longer."""
    ctas = 132 * 24
    data, out = (torch.zeros(ctas * 1024, 4) for _ in range(2))
    launch = recorded(STREAM, "stream", out, data, grid=(ctas,), block=(256,), sample=4)
    chip = H200.scaled(**{"dram_load_reads": 0, "dram_load_writes": 0} | {behind: 4})
    replay = Modelled(launch).replay
    run = replay.run(chip, Shares(64, 20, np.ones(MODEL.ALLOCATIONS)), slots=1, clusters=24)
    lives = np.diff(np.sort(run.ends))[4:]
    assert lives.std() > 0.03 * lives.mean()


@pytest.mark.parametrize(("step", "figure"), [(128, "l2_requests"), (4, "l2_bytes")])
def test_the_l2_takes_a_request_for_each_line_and_bytes_for_each_sector(
    recorded: Recorded, step: int, figure: str
) -> None:
    """Lanes that read single sectors of lines of their own are held up by the requests, others by the bytes."""
    source = """extern "C" __global__ void apart(unsigned* out, const char* in, int step) {
        unsigned sum = 0;
        const char* p = in + (blockIdx.x * 2048 + threadIdx.x) * step;
    #pragma unroll
        for (int i = 0; i < 8; ++i) sum += *(const unsigned*)(p + i * 256 * step);
        out[blockIdx.x] = sum;
    }"""
    data, out = torch.zeros((132 * 16 + 1) * 256 * 8 * step // 4), torch.zeros(132 * 16, dtype=torch.int32)
    launch = recorded(source, "apart", out, data, step, grid=(132 * 16,), block=(256,), sample=4)
    model = Modelled(launch)
    h100 = timing.chip("h100")
    clocks, run, _, modelled = model.run(h100, cold=False)
    asked = float(run.requests.sum()) * launch.count / modelled
    rate = h100[figure] if figure == "l2_requests" else h100[figure] / SECTOR
    assert clocks / h100["clock"] == pytest.approx(asked / rate, rel=0.15)


def test_clusters_of_different_lives_end_as_late_as_the_longest_ones_let_them(recorded: Recorded) -> None:
    """CTA 0 has little to do and the last one most: all of them need longer than CTAs that all have the mean."""
    source = CHAIN.replace("int rounds)", "int rounds, int each)").replace(
        "i < rounds", "i < rounds + each * blockIdx.x"
    )
    source = source.replace("out[threadIdx.x]", "out[blockIdx.x * 256 + threadIdx.x]")
    times = []
    for rounds, each in ((0, 32), (32 * 264, 0)):
        launch = recorded(source, "chain", torch.zeros(528 * 256), rounds, each, grid=(528,), block=(256,), sample=4)
        times.append(Modelled(launch).run(H200, resident=1)[0])
    # Four CTAs follow each other on a multiprocessor, and the last of them may be the longest.
    assert times[0] > 1.08 * times[1]


def test_constants_do_not_go_through_the_l1(recorded: Recorded) -> None:
    """A load of a constant takes nothing of the memory pipe's time."""
    source = """__constant__ int table[64];
    extern "C" __global__ void constants(int* out, int rounds) {
        int sum = 0, at = 0;
        for (int i = 0; i < rounds; ++i) sum += table[at = (at * 5 + i) % 64];
        out[threadIdx.x] = sum;
    }"""
    launch = recorded(source, "constants", torch.zeros(32, dtype=torch.int32), 256, grid=(1,), block=(32,))
    run = Modelled(launch).run(H200)[1]
    assert run.busy[:, MODEL.P_MEMORY].sum() < 16
    assert run.requests.sum() < 16


def test_what_a_cta_wrote_before_it_read_it_does_not_come_from_dram(recorded: Recorded) -> None:
    source = """extern "C" __global__ void again(float* out, const float* in) {
        out[threadIdx.x] = in[threadIdx.x];
        __syncthreads();
        out[threadIdx.x + 128] = ((volatile float*)out)[127 - threadIdx.x];
        out[threadIdx.x * 8 + 1024] = 1;
        __syncthreads();
        out[threadIdx.x + 512] = ((volatile float*)out)[threadIdx.x * 8 + 1025];
    }"""
    out, data = torch.zeros(4096), torch.zeros(128)
    launch = recorded(source, "again", out, data, grid=(1,), block=(128,))
    own, in_ = sorted(launch.footprint("read")[launch.footprint() > 0], reverse=True)
    assert own == 128, "sectors that were written in part are read"
    assert in_ == 128 * 4 / SECTOR
    assert launch.footprint("written").sum() == 3 * 128 * 4 / SECTOR + 128

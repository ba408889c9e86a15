"""The machine code of a launch counts as often as its warps ran it: where ptxas unrolled a loop, put a branch behind
predicates, or cut a block of PTX in parts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import numpy as np
import torch

from jit import timing
from jit.timing.estimates import Modelled
from jit.timing.replay import MODEL
from tests.unit.jit.timing.recorded import RING, recorded

__all__ = ["recorded"]
Recorded = Callable[..., timing.Launch]
SUMS = """extern "C" __global__ void sums(float* out, const float* in, int many) {
    float sum = 0;
    for (int i = 0; i < many; ++i) sum += in[i];
    out[threadIdx.x] = sum;
}
"""
TREE = """extern "C" __global__ void tree(float* out, const float* in) {
    __shared__ float part[256];
    part[threadIdx.x] = in[threadIdx.x];
    __syncthreads();
    for (int far = 128; far; far /= 2) {
        if (threadIdx.x < far) part[threadIdx.x] += part[threadIdx.x + far];
        __syncthreads();
    }
    if (!threadIdx.x) out[0] = part[0];
}
"""
COLUMNS = """extern "C" __global__ void columns(float* out, float4* whole, const float* in, int step) {
    out[threadIdx.x * step] = in[threadIdx.x];
    whole[threadIdx.x] = make_float4(1, 2, 3, 4);
}
"""

SHUFFLES = """extern "C" __global__ void shuffles(float* out, const float* in, int many) {
    float sum = 0;
    for (int i = threadIdx.x; i < many; i += 32) sum += __shfl_down_sync(~0u, in[i] * sum, 1);
    out[threadIdx.x] = sum;
}
"""

GROUPS = """extern "C" __global__ void groups(float* out) {
    for (int i = 0; i < 64; ++i) {
        asm volatile("wgmma.commit_group.sync.aligned;" ::: "memory");
        asm volatile("wgmma.wait_group.sync.aligned 0;" ::: "memory");
    }
    out[threadIdx.x] = 1;
}
"""


def issued(replay: object, begins: str) -> Counter[int]:
    """By warp, the machine instructions of a kind that it issues."""
    assert replay.carried is not None  # type: ignore[attr-defined]
    found: Counter[int] = Counter()
    for warp in range(len(replay.warp_at) - 1):  # type: ignore[attr-defined]
        for part in replay.blocks[replay.warp_at[warp] : replay.warp_at[warp + 1]].tolist():  # type: ignore[attr-defined]
            rows = replay.carried.parts[part]  # type: ignore[attr-defined]
            found[warp] += sum(n >= 0 and replay.machine[n].op.startswith(begins) for n, _ in rows)  # type: ignore[attr-defined]
    return found


def test_a_loop_that_ptxas_unrolled_counts_as_often_as_it_ran(recorded: Recorded) -> None:
    launch = recorded(SUMS, "sums", torch.zeros(32), torch.zeros(103), 103, grid=(1,), block=(32,))
    replay = Modelled(launch).replay
    loads = {one.row for one in launch.insts if one.op.startswith("ld.global")}
    copies = Counter((one.part, one.row) for one in replay.machine if one.row in loads and one.op.startswith("LDG"))
    assert max(copies.values()) > 1, "ptxas does not unroll this loop any more: take another one"
    assert issued(replay, "LDG")[0] == 103
    assert issued(replay, "STG")[0] == 1


def test_every_record_hangs_on_an_instruction_of_its_kind(recorded: Recorded) -> None:
    launch = recorded(SUMS, "sums", torch.zeros(32), torch.zeros(103), 103, grid=(1,), block=(32,))
    replay = Modelled(launch).replay
    assert replay.carried is not None
    by_code = [n for rows in replay.carried.parts for n, _ in rows]
    loads = replay.records[replay.records["kind"] == MODEL.T_LOAD]
    assert len(loads) == 103
    assert {replay.machine[by_code[code]].op.partition(".")[0] for code in loads["inst"]} == {"LDG"}
    places = np.repeat(np.arange(len(replay.blocks)), np.diff(replay.record_at))
    assert len(np.unique(np.stack([places, replay.records["inst"]]), axis=1).T) == len(replay.records), "one each"


def test_instructions_behind_a_predicate_that_no_lane_has_are_issued(recorded: Recorded) -> None:
    launch = recorded(TREE, "tree", torch.zeros(1), torch.zeros(256), grid=(1,), block=(256,))
    replay = Modelled(launch).replay
    adding = {one.row for one in launch.insts if one.op.startswith("ld.shared")}
    if not any(one.guarded and one.row in adding for one in replay.machine):
        raise AssertionError("ptxas puts no shared load behind a predicate any more: take another kernel")
    assert issued(replay, "BAR") == dict.fromkeys(range(8), 9)
    first, last = issued(replay, "LDS")[0], issued(replay, "LDS")[7]
    assert first >= last >= 8, "the last warp adds nothing, and issues what the first one does"


def test_a_store_of_single_words_writes_sectors_in_part(recorded: Recorded) -> None:
    many = torch.zeros(32 * 64)
    launch = recorded(COLUMNS, "columns", many, torch.zeros(128), torch.zeros(32), 64, grid=(1,), block=(32,))
    stores = Modelled(launch).replay.records
    stores = stores[stores["kind"] == MODEL.T_STORE]
    assert sorted(zip(stores["a"].tolist(), stores["partial"].tolist(), strict=True)) == [(16, 0), (32, 32)]


def test_every_turn_of_a_ring_that_polls_has_its_own_instructions_and_records(recorded: Recorded) -> None:
    """ptxas puts the polls behind the code, and the copies, which are in the middle of their block of PTX, in basic
    blocks of their own. No turn's loads are jumped over, and no copy counts for the turn before."""
    tiles = 16
    launch = recorded(RING, "ring", torch.zeros(32), torch.ones(tiles * 1024), tiles, grid=(1,), block=(64,))
    replay = Modelled(launch).replay
    assert issued(replay, "LDS")[0] == tiles * 32
    assert issued(replay, "UBLKCP")[1] == tiles
    places = np.repeat(np.arange(len(replay.blocks)), np.diff(replay.record_at))
    for kind, many in ((MODEL.T_LOAD, tiles * 32), (MODEL.T_COPY, tiles)):
        mine = replay.records["kind"] == kind
        assert mine.sum() == many
        pairs = np.stack([places[mine], replay.records["inst"][mine]])
        assert len(np.unique(pairs, axis=1).T) == many, "one each"
    copies = replay.ptx[replay.records["kind"] == MODEL.T_COPY].tolist()
    assert {launch.insts[number].op.partition(".shared")[0] for number in copies} == {"cp.async.bulk"}


def test_lanes_that_are_together_do_not_go_where_ptxas_waits_for_others(recorded: Recorded) -> None:
    launch = recorded(SHUFFLES, "shuffles", torch.zeros(32), torch.zeros(320), 320, grid=(1,), block=(32,))
    replay = Modelled(launch).replay
    assert any(one.op.startswith("BRA.DIV") for one in replay.machine), "ptxas has no such branch: take another kernel"
    assert issued(replay, "SHFL")[0] == 10
    assert issued(replay, "WARPSYNC.COLLECTIVE")[0] == 0


def test_a_wait_for_products_is_one(recorded: Recorded) -> None:
    """Its machine instruction has a point in its name. The groups are empty, and take the latency of a product."""
    launch = recorded(GROUPS, "groups", torch.zeros(128), grid=(1,), block=(128,))
    chip = timing.chip("h100")
    clocks, run, _, _ = Modelled(launch).run(chip)
    assert run.stalls.sum(0)[MODEL.R_PRODUCTS] > 0
    assert clocks >= 64 * chip["wgmma_latency"]

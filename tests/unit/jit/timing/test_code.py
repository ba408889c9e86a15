"""The machine code of a launch counts as often as its warps ran it: where ptxas unrolled a loop, put a branch behind
predicates, or cut a block of PTX in parts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import numpy as np
import torch

from jit import timing
from jit.timing.estimates import Modelled
from jit.timing.machine_code import Instruction
from jit.timing.replay import MODEL
from jit.timing.streams import Inst
from jit.timing.walk import Walk
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

PRODUCT = """extern "C" __global__ void product(float* a, float* b, float* c, int m, int n, int k) {
    int row = blockIdx.y * blockDim.y + threadIdx.y, column = blockIdx.x * blockDim.x + threadIdx.x;
    if (row < m && column < n) {
        float sum = 0;
        for (int i = 0; i < k; i++) sum += a[row * k + i] * b[i * n + column];
        c[row * n + column] = sum;
    }
}
"""
TILES = """#include <cassert>
extern "C" __global__ void tiles(float* a, float* b, float* c, int rows, int columns, int k) {
    assert(blockDim.x == 32);
    assert(blockDim.y == 32);
    __shared__ float x[32][32], y[32][32];
    int tx = threadIdx.x, ty = threadIdx.y, row = 32 * blockIdx.y + ty, column = 32 * blockIdx.x + tx;
    float sum = 0;
    for (int i = 0; i < ceil(float(k) / 32); ++i) {
        if (row < rows && i * 32 + tx < k) x[ty][tx] = a[row * k + i * 32 + tx]; else x[ty][tx] = 0;
        if (i * 32 + ty < k && column < columns) y[ty][tx] = b[(i * 32 + ty) * columns + column]; else y[ty][tx] = 0;
        __syncthreads();
        for (int j = 0; j < 32; ++j) sum += x[ty][j] * y[j][tx];
        __syncthreads();
    }
    if (row < rows && column < columns) c[row * columns + column] += sum;
}
"""
PARTS = """extern "C" __global__ void parts(float* out, const float* in, int many) {
    for (int i = threadIdx.x; i < many; i += 32) {
        float x = in[i], y = in[i + many];
        out[i] = x / y + sqrtf(y);
        out[i + many] = y / (x + 2) + sqrtf(x);
    }
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

FRAGMENTS = """#include <mma.h>
using namespace nvcuda;
extern "C" __global__ void fragments(float* out) {
    __shared__ __align__(128) half a[256], b[256];
    __shared__ __align__(128) float d[256];
    for (int i = threadIdx.x; i < 256; i += 32) a[i] = b[i] = __float2half(1.f);
    __syncwarp();
    wmma::fragment<wmma::matrix_a, 16, 16, 16, half, wmma::row_major> x;
    wmma::fragment<wmma::matrix_b, 16, 16, 16, half, wmma::row_major> y;
    wmma::fragment<wmma::accumulator, 16, 16, 16, float> z;
    wmma::fill_fragment(z, 0.f);
    wmma::load_matrix_sync(x, a, 16);
    wmma::load_matrix_sync(y, b, 16);
    wmma::mma_sync(z, x, y, z);
    wmma::store_matrix_sync(d, z, 16, wmma::mem_row_major);
    __syncwarp();
    for (int i = threadIdx.x; i < 256; i += 32) out[i] = d[i];
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


def test_code_that_no_way_leads_back_to_runs_once(recorded: Recorded) -> None:
    """The groups are unrolled: each wait is a machine instruction of its own, and none is issued twice."""
    launch = recorded(GROUPS, "groups", torch.zeros(128), grid=(1,), block=(128,))
    replay = Modelled(launch).replay
    assert sum(one.op.startswith("WARPGROUP.DEPBAR") for one in replay.machine) == 64, "ptxas does not unroll this"
    assert issued(replay, "WARPGROUP.DEPBAR") == dict.fromkeys(range(4), 64)
    assert issued(replay, "STG") == dict.fromkeys(range(4), 1)


def test_the_accesses_of_fragments_have_machine_instructions_and_passes(recorded: Recorded) -> None:
    """They are LDSM and STS, not the wmma instruction, of which there is none. How many passes is the emulator's layout
    of a fragment and an approximation."""
    launch = recorded(FRAGMENTS, "fragments", torch.zeros(256), grid=(1,), block=(32,))
    replay = Modelled(launch).replay
    assert replay.carried is not None
    by_code = [n for rows in replay.carried.parts for n, _ in rows]
    found: dict[str, set[tuple[int, str]]] = {}
    for number, one in zip(replay.ptx.tolist(), replay.records, strict=True):
        op = launch.insts[number].op
        if op.startswith("wmma."):
            assert one["b"] > 0
            machine = replay.machine[by_code[one["inst"]]].op.partition(".")[0]
            found.setdefault(".".join(op.split(".")[1:3]), set()).add((int(one["kind"]), machine))
    loads, stores = {(int(MODEL.T_LOAD), "LDSM")}, {(int(MODEL.T_STORE), "STS")}
    assert found == {"load.a": loads, "load.b": loads, "store.d": stores}


def test_of_the_copies_of_a_loop_that_runs_which_does_most_turns(recorded: Recorded) -> None:
    a, b, c = (torch.zeros(n) for n in (16 * 256, 256 * 16, 256))
    launch = recorded(PRODUCT, "product", a, b, c, 16, 16, 256, grid=(1,), block=(16, 16))
    replay = Modelled(launch).replay
    loads = {one.row for one in launch.insts if one.op.startswith("ld.global")}
    copies = Counter(one.part for one in replay.machine if one.row in loads and one.op.startswith("LDG"))
    assert len(copies) > 2, "ptxas copies this loop no more: take another one"
    assert issued(replay, "LDG")[0] == 512
    ran = Counter(replay.blocks[replay.warp_at[0] : replay.warp_at[1]].tolist())
    most = max(copies, key=copies.__getitem__)
    assert ran[most] == 512 // copies[most]


def test_a_loop_whose_loads_ptxas_moved_forward_runs_once_a_turn(recorded: Recorded) -> None:
    a, b, c = (torch.zeros(32 * 256) for _ in "abc")
    launch = recorded(TILES, "tiles", a, b, c, 32, 32, 256, grid=(1,), block=(32, 32))
    replay = Modelled(launch).replay
    assert issued(replay, "BAR")[0] == 2 * 8


def test_a_loop_whose_conditions_ptxas_moved_out_of_it_runs_once_a_turn() -> None:
    # By block of PTX, its instructions; by basic block of the machine code, which of these are in it.
    blocks = ["ld.param.u64", "setp.lt.s32", "ld.global.f32", "setp.ge.s32", "ld.global.f32", "bra", "st.global.f32"]
    code = [
        [("LDC", 0), ("ISETP", 3)],
        [("ISETP", 1), ("LDG.E", 2), ("LDG.E", 4), ("BRA", 5)],
        [("STG.E", 6), ("EXIT", 6)],
    ]
    insts = [Inst(row, op, "") for row, op in enumerate(blocks, 1)]
    machine = [Instruction(op, "", op == "BRA", n + 1, part, 1, 7, 7, 0, 1 if op == "BRA" else -1)
               for part, rows in enumerate(code) for op, n in rows]  # fmt: skip
    walk = Walk(insts, [[n] for n in range(len(blocks))], machine)
    ran = [0, *[1, 3, 5] * 2, *[1, 2, 3, 4, 5] * 3, *[1, 3, 5] * 2, 6]  # no lane loads in the first and the last turns
    assert walk.way(np.array(ran, np.uint32)).parts.tolist() == [0, *[1] * 7, 2]


def test_a_block_that_ptxas_cut_in_parts_runs_once_a_turn_and_by_the_fast_ways(recorded: Recorded) -> None:
    launch = recorded(PARTS, "parts", torch.zeros(512), torch.ones(512), 256, grid=(1,), block=(32,))
    replay = Modelled(launch).replay
    assert any(one.op.startswith("CALL") for one in replay.machine), "no slow ways: take another kernel"
    assert issued(replay, "CALL")[0] == 0
    assert issued(replay, "LDG")[0] == issued(replay, "STG")[0] == 2 * 8


def test_a_warp_runs_to_an_exit(recorded: Recorded) -> None:
    launch = recorded(PARTS, "parts", torch.zeros(512), torch.ones(512), 256, grid=(1,), block=(32,))
    replay = Modelled(launch).replay
    assert replay.carried is not None
    last = [n for n, _ in replay.carried.parts[replay.blocks[-1]] if n >= 0][-1]
    assert replay.machine[last].op == "EXIT"


LOOP = """extern "C" __global__ void loop(float* out) {{
    __shared__ float words[2048];
    for (int i = threadIdx.x; i < 2048; i += 32) words[i] = i;
    __syncwarp();
    float sum = 0;
    asm volatile("{{.reg .pred p; .reg .u32 i, a; .reg .f32 v<4>; mov.u32 i, 0; mov.u32 a, %1;\\n"
                 "again: ld.shared.f32 v0, [a];\\n fma.rn.f32 %0, %0, %0, v0;\\n {more}"
                 "add.u32 a, a, 4; add.u32 i, i, 1; setp.lt.u32 p, i, {turns}; @p bra again;}}"
                 : "+f"(sum) : "r"(static_cast<unsigned>(__cvta_generic_to_shared(words + threadIdx.x))),
                   "l"(out + threadIdx.x) : "memory");
    out[threadIdx.x] = sum;
}}
"""


def test_a_loop_that_ptxas_unrolled_whole_has_a_record_for_each_load(recorded: Recorded) -> None:
    """All turns lie in one basic block, with a machine instruction each; none has the records of another one."""
    source = LOOP.format(more="", turns=8)
    replay = Modelled(recorded(source, "loop", torch.zeros(32), grid=(1,), block=(32,))).replay
    loads = replay.records[replay.records["kind"] == MODEL.T_LOAD]
    assert issued(replay, "LDS")[0] == 8
    assert len(loads) == len(np.unique(loads["inst"])) == 8, (
        "ptxas unrolls this loop; take another one where it does not"
    )


def test_a_word_that_ptxas_loads_once_for_several_turns_has_one_record(recorded: Recorded) -> None:
    more = " ".join(f"ld.shared.f32 v{n}, [a+{4 * n}];\\n fma.rn.f32 %0, %0, %0, v{n};\\n" for n in (1, 2, 3))
    more += " st.global.f32 [%2], %0;"  # it tells how many turns a basic block has
    launch = recorded(LOOP.format(more=more, turns=512), "loop", torch.zeros(32), grid=(1,), block=(32,))
    replay = Modelled(launch).replay
    many = issued(replay, "LDS")[0]
    assert many < 0.75 * 4 * 512, "ptxas loads each word anew: take another kernel"
    assert np.sum(replay.records["kind"] == MODEL.T_LOAD) <= many

"""Counters of kernels whose counts are worked out by hand; each docstring or comment has the sum."""

# ruff: noqa: E501 (CUDA text stays on its lines)

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
import torch

import jit
from jit import emulator
from tests.emulator.cuda_text import load
from tests.emulator.tcgen05 import kernels

pytestmark = pytest.mark.filterwarnings("ignore::jit.CompileWarning")


@pytest.fixture(autouse=True)
def _on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WARPYARD_EMULATOR_COUNTERS", "1")
    emulator.statistics.counters.clear()


def counted(kernel: jit.Kernel, *args: Any, **launch: Any) -> dict[str, Any]:
    """What the one launch counts."""
    kernel(*args, **launch)
    report = emulator.statistics.counters.pop("k")
    assert report["launches"] == 1
    return report


def row(requests: int, lanes: int, size: int, units: int, ideal: int) -> dict[str, int]:
    return {"requests": requests, "lanes": lanes, "bytes": lanes * size, "units": units, "ideal": ideal}


# (bytes of a lane, words from lane to lane, passes over the banks of one access by a whole warp)
@pytest.mark.parametrize(
    ("type_", "size", "stride", "passes", "best"),
    [
        ("float", 4, 1, 1, 1),  # 32 words of 32 banks
        ("float", 4, 2, 2, 1),  # 16 banks, two words of each
        ("float", 4, 32, 32, 1),  # one bank
        ("float", 4, 33, 1, 1),  # padded: 32 banks
        ("float", 4, 0, 1, 1),  # one word for all lanes
        ("unsigned char", 1, 1, 1, 1),  # 8 words; four lanes read one
        ("float2", 8, 2, 2, 2),  # halves of the warp: 32 words of 32 banks each
        ("float2", 8, 4, 4, 2),  # halves: 16 pairs at multiples of 4 words, 8 pairs of banks, two words of each
        ("float4", 16, 4, 4, 4),  # quarters: 8 times 4 words
        ("float4", 16, 16, 16, 4),  # quarters: words 16 i to 16 i + 3, two sets of 4 banks, 4 words of each
        ("float4", 16, 32, 32, 4),  # quarters: one set of 4 banks, 8 words of each
        ("float2", 8, 0, 1, 1),  # one pair of words for all lanes: both halves go at once, as on an H100
        ("float4", 16, 0, 2, 2),  # two quarters at once
    ],
)
def test_banks_of_shared_loads(type_: str, size: int, stride: int, passes: int, best: int) -> None:
    words = 32 * max(stride, 1) + 4
    kernel = load(f"""k({type_}* out, int step) {{ __shared__ __align__(16) float s[{words}];
      for (int i = threadIdx.x; i < {words}; i += 32) s[i] = i; __syncthreads();
      out[threadIdx.x] = *({type_}*)((char*)s + threadIdx.x * step); }}""")
    out = torch.zeros(32 * 16, dtype=torch.uint8)
    report = counted(kernel, out, (4 if size > 1 else 1) * stride, grid=1, block=32)
    assert report["memory"]["shared load"] == row(1, 32, size, passes, best)
    conflicts = report["places"].get("shared", {})
    assert [place["units"] for name, place in conflicts.items() if " ld." in name] == [passes] * (passes > best)


def test_banks_of_shared_stores_by_some_lanes() -> None:
    """Lanes 0 to 15 write words 0, 32, …: one bank, 16 words. In 16-byte stores lanes 16 to 23 are one quarter."""
    kernel = load("""k(float* out) { __shared__ float s[1024]; __shared__ float4 q[32]; int t = threadIdx.x;
      if (t < 16) s[t * 32] = t; if (t >= 16 && t < 24) q[t] = make_float4(t, t, t, t); __syncthreads();
      if (t < 8) out[t] = s[t * 32] + q[16 + t].x; }""")
    report = counted(kernel, torch.zeros(8), grid=1, block=32)
    assert report["memory"]["shared store"] == {
        "requests": 2,
        "lanes": 24,
        "bytes": 16 * 4 + 8 * 16,
        "units": 17,
        "ideal": 2,
    }
    assert report["instructions"]["shared store"] == {"warp": 2, "lane": 24}


def test_sectors_of_global_memory() -> None:
    """Two CTAs of two warps. Consecutive words: 4 sectors a warp. One word off: 5. Every eighth word: 32. One word: 1.
    Eight bytes a lane: 8."""
    kernel = load("""k(float* out, const float* in, const float2* pairs) {
      int t = blockIdx.x * 64 + threadIdx.x; volatile const float* v = in;
      out[t] = v[t] + v[t + 1] + v[8 * t] + v[0] + pairs[t].x + pairs[t].y; }""")
    memory = torch.zeros(2048)
    start = -memory.data_ptr() % 32 // 4  # a float at a multiple of 32 bytes
    out, pairs = torch.zeros(160), torch.zeros(512)
    first, second = -out.data_ptr() % 32 // 4, -pairs.data_ptr() % 32 // 4
    report = counted(kernel, out[first:], memory[start:], pairs[second:], grid=2, block=64)
    assert (report["ctas"], report["warps"]) == (2, 4)
    assert report["memory"]["global load"] == {
        "requests": 4 * 5, "lanes": 128 * 5, "bytes": 128 * (4 * 4 + 8), "units": 4 * (4 + 5 + 32 + 1 + 8), "ideal": 4 * (3 * 4 + 1 + 8),
    }  # fmt: skip
    assert report["memory"]["global store"] == row(4, 128, 4, 16, 16)
    assert len(report["places"]["global"]) == 1, "the loads are on one line, of one opcode"


def test_instructions_by_class_and_lanes() -> None:
    """10 rounds of an f32, an f64, an f16 and an integer instruction in inline PTX, by 8 lanes of a warp; a guarded
    instruction for 5 of them."""
    kernel = load("""k(int* out, int n) { if (threadIdx.x < 8) { int t = threadIdx.x; float f = t; double d = t; unsigned h = 0x3c003c00, i = t;
      #pragma unroll 1
      for (int r = 0; r < n; ++r) asm volatile("{.reg .pred p; setp.lt.s32 p, %4, 5; fma.rn.f32 %0, %0, %0, %0; add.f64 %1, %1, %1; fma.rn.f16x2 %2, %2, %2, %2; @p lop3.b32 %3, %3, %3, %3, 0x96;}"
        : "+f"(f), "+d"(d), "+r"(h), "+r"(i) : "r"(t)); out[t] = f + (float)d + h + i; } }""")
    small, large = (
        counted(kernel, torch.zeros(8, dtype=torch.int32), n, grid=1, block=32)["instructions"] for n in (10, 20)
    )
    more = {
        name: (large[name]["warp"] - small[name]["warp"], large[name]["lane"] - small[name]["lane"]) for name in large
    }
    assert {name: more[name] for name in ("f32", "f64", "f16")} == dict.fromkeys(("f32", "f64", "f16"), (10, 80))
    # setp, lop3 (for 5 lanes), and the loop's add and setp.
    assert more["integer"] == (40, 80 + 50 + 160)
    assert more["control"] == (10, 80)
    assert small["f32"] == {"warp": 13, "lane": 104}, "with the three additions after the loop"
    assert sum(row["lane"] for row in small.values()) < emulator.statistics.lane_instructions


def test_atomics() -> None:
    kernel = load("""k(int* out) { __shared__ int s[2]; if (threadIdx.x < 2) s[threadIdx.x] = 0; __syncthreads();
      atomicAdd(out, 1); int old = atomicExch(s + (threadIdx.x & 1), 1); if (old == 77) out[0] = 0; }""")
    report = counted(kernel, torch.zeros(1, dtype=torch.int32), grid=1, block=64)["memory"]
    assert report["global atomic"]["lanes"] == 64
    assert report["global atomic"]["units"] == 2, "one sector of each warp"
    assert (report["shared atomic"]["requests"], report["shared atomic"]["bytes"]) == (2, 256)


@pytest.mark.parametrize(("pitch", "passes"), [(16, 4), (128, 32), (144, 4)])
def test_ldmatrix(pitch: int, passes: int) -> None:
    """Four matrices of 8 rows of 16 bytes: rows next to each other fill the banks once, rows 128 bytes apart share 4."""
    kernel = load(f"""k(int* out) {{ __shared__ __align__(128) char s[32 * {pitch}]; int a[4];
      for (int i = threadIdx.x; i < 8 * {pitch}; i += 32) ((int*)s)[i] = i; __syncwarp();
      asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {{%0, %1, %2, %3}}, [%4];" : "=r"(a[0]), "=r"(a[1]), "=r"(a[2]), "=r"(a[3]) : "r"(at(s + threadIdx.x * {pitch})));
      out[threadIdx.x] = a[0] + a[1] + a[2] + a[3]; }}""")
    report = counted(kernel, torch.zeros(32, dtype=torch.int32), grid=1, block=32)["memory"]
    assert report["shared load"] == row(1, 32, 16, passes, 4)


def test_cp_async() -> None:
    """16 bytes by each of 32 lanes, the upper half with no source: 256 bytes, 8 sectors."""
    kernel = load("""k(float* out, const float4* in) { __shared__ float4 s[32]; int t = threadIdx.x;
      asm volatile("cp.async.cg.shared.global [%0], [%1], 16, %2; cp.async.wait_all;" :: "r"(at(s + t)), "l"(in + t), "r"(t < 16 ? 16 : 0) : "memory");
      __syncwarp(); out[t] = s[t].x; }""")
    memory = torch.zeros(256)
    start = -memory.data_ptr() % 32 // 4
    report = counted(kernel, torch.zeros(32), memory[start:], grid=1, block=32)
    assert report["memory"]["global cp.async"] == row(1, 16, 16, 8, 8)
    assert report["instructions"]["asynchronous copy"] == {"warp": 1, "lane": 32}


def test_tensor_and_bulk_copies() -> None:
    """A box of 16 x 32 f16 (1024 bytes) at row 30 of 40: 10 rows, 640 bytes, are inside. Two bulk copies of 512 bytes."""
    kernel = load("""k(int* out, const __grid_constant__ Map map, const int* in) {
      __shared__ __align__(128) int tile[256], more[256]; __shared__ __align__(8) unsigned long long bar;
      if (!threadIdx.x) { init(at(&bar), 1); expect(at(&bar), 2048);
        asm volatile("cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [%0], [%1, {%2, %3}], [%4];"
          :: "r"(at(tile)), "l"(&map), "r"(0), "r"(30), "r"(at(&bar)) : "memory");
        for (int i = 0; i < 2; ++i) asm volatile("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], 512, [%2];"
          :: "r"(at(more + 128 * i)), "l"(in + 128 * i), "r"(at(&bar)) : "memory"); }
      __syncwarp(); wait(at(&bar), 0);
      if (!threadIdx.x) asm volatile("cp.async.bulk.global.shared::cta.bulk_group [%0], [%1], 1024; cp.async.bulk.commit_group; cp.async.bulk.wait_group 0;" :: "l"(out), "r"(at(more)) : "memory"); }""")
    spec = jit.TensorMapSpec(torch.zeros(40, 32).half(), box=(32, 16))
    report = counted(
        kernel, torch.zeros(256, dtype=torch.int32), spec, torch.zeros(256, dtype=torch.int32), grid=1, block=32
    )
    assert report["copies"] == {
        "cp.async.bulk.tensor in": {"copies": 1, "global_bytes": 640, "shared_bytes": 1024},
        "cp.async.bulk in": {"copies": 2, "global_bytes": 1024, "shared_bytes": 1024},
        "cp.async.bulk out": {"copies": 1, "global_bytes": 1024, "shared_bytes": 1024},
    }
    waits = report["waits"]["mbarrier"]
    assert waits["executed"] - waits["not_yet"] == 1, "the one warp goes through once"
    assert waits["not_yet"] == 1, "nothing else can run: the copies arrive when the warp waits for them"


def test_multicast_counts_what_is_read_once() -> None:
    """256 bytes of global memory into both CTAs: 512 of shared memory. Stores to the other CTA are separate."""
    kernel = load("""__cluster_dims__(2, 1, 1) k(int* out, const int* in) {
      __shared__ __align__(128) int s[64]; __shared__ int word; __shared__ __align__(8) unsigned long long bar; unsigned rank, other;
      asm("mov.u32 %0, %%cluster_ctarank;" : "=r"(rank)); if (!threadIdx.x) { init(at(&bar), 1); expect(at(&bar), 256); } sync_cluster();
      if (!threadIdx.x && !rank) asm volatile("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes.multicast::cluster [%0], [%1], 256, [%2], %3;"
        :: "r"(at(s)), "l"(in), "r"(at(&bar)), "h"((short)3) : "memory");
      asm("mapa.shared::cluster.u32 %0, %1, %2;" : "=r"(other) : "r"(at(&word)), "r"(rank ^ 1));
      if (!threadIdx.x) asm volatile("st.shared::cluster.u32 [%0], %1;" :: "r"(other), "r"(5) : "memory");
      __syncwarp(); wait(at(&bar), 0); sync_cluster(); out[rank * 32 + threadIdx.x] = s[threadIdx.x] + word; }""")
    report = counted(kernel, torch.zeros(64, dtype=torch.int32), torch.zeros(64, dtype=torch.int32), grid=2, block=32)
    assert report["copies"] == {"cp.async.bulk in": {"copies": 1, "global_bytes": 256, "shared_bytes": 512}}
    assert report["memory"]["cluster store"] == {"requests": 2, "lanes": 2, "bytes": 8, "units": 0, "ideal": 0}
    assert report["waits"]["barrier.cluster"]["executed"] == 4, "two warps, twice"


def test_wgmma_flops() -> None:
    """Two m64n32k16 in f16: 2 x 2 x 64 x 32 x 16; 64 rows of A and 32 of B, of 32 bytes, twice."""
    registers, operands = ", ".join(f"%{i}" for i in range(16)), ", ".join(f'"+f"(d[{i}])' for i in range(16))
    kernel = load(f"""k(float* out) {{ __shared__ __align__(1024) int s[1024]; int t = threadIdx.x; float d[16];
      for (int i = t; i < 1024; i += 128) s[i] = 0; for (int i = 0; i < 16; ++i) d[i] = 0;
      asm volatile("fence.proxy.async.shared::cta;"); __syncthreads(); asm volatile("wgmma.fence.sync.aligned;" ::: "memory");
      unsigned long long a = at(s) >> 4 | 8ull << 16 | 16ull << 32;
      for (int i = 0; i < 2; ++i) asm volatile("wgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {{{registers}}}, %16, %16, 1, 1, 1, 0, 0;" : {operands} : "l"(a) : "memory");
      asm volatile("wgmma.commit_group.sync.aligned; wgmma.wait_group.sync.aligned 0;" ::: "memory");
      out[t] = d[0]; }}""")
    report = counted(kernel, torch.zeros(128), grid=1, block=128)
    assert report["tensor"] == {
        "wgmma": {"warp_instructions": 8, "flops": 2 * 2 * 64 * 32 * 16, "shared_bytes": 2 * 96 * 32}
    }
    assert report["instructions"]["tensor"] == {"warp": 8, "lane": 256}
    assert report["waits"]["barrier.cta"]["executed"] == 4


def test_mma_sync_operations() -> None:
    """m16n8k16 in f16 by two warps, 2 x 16 x 8 x 16 flops each; m16n8k32 in s8, which are no flops."""
    kernel = load("""k(float* out) { float d[4] = {}; int e[4] = {}; unsigned a = threadIdx.x;
      asm volatile("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %4, %4, %4}, {%4, %4}, {%0, %1, %2, %3};" : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3]) : "r"(a));
      asm volatile("mma.sync.aligned.m16n8k32.row.col.s32.s8.s8.s32 {%0, %1, %2, %3}, {%4, %4, %4, %4}, {%4, %4}, {%0, %1, %2, %3};" : "+r"(e[0]), "+r"(e[1]), "+r"(e[2]), "+r"(e[3]) : "r"(a));
      out[threadIdx.x] = d[0] + e[0]; }""")
    report = counted(kernel, torch.zeros(64), grid=1, block=64)
    assert report["tensor"] == {
        "mma.sync": {"warp_instructions": 4, "flops": 2 * 2 * 16 * 8 * 16, "integer_operations": 2 * 2 * 16 * 8 * 32}
    }


def test_wmma() -> None:
    """m16n16k16 in f16: 2 x 16 x 16 x 16 flops. Its loads are 16 x 16 x 2 bytes of A and of B; D is 16 x 16 x 4."""
    kernel = load("""k(float* out, const void* in) { unsigned a[8], b[8]; float d[8] = {};
      asm volatile("wmma.load.a.sync.aligned.row.m16n16k16.global.f16 {%0, %1, %2, %3, %4, %5, %6, %7}, [%8];" : "=r"(a[0]), "=r"(a[1]), "=r"(a[2]), "=r"(a[3]), "=r"(a[4]), "=r"(a[5]), "=r"(a[6]), "=r"(a[7]) : "l"(in));
      asm volatile("wmma.load.b.sync.aligned.col.m16n16k16.global.f16 {%0, %1, %2, %3, %4, %5, %6, %7}, [%8];" : "=r"(b[0]), "=r"(b[1]), "=r"(b[2]), "=r"(b[3]), "=r"(b[4]), "=r"(b[5]), "=r"(b[6]), "=r"(b[7]) : "l"(in));
      asm volatile("wmma.mma.sync.aligned.row.col.m16n16k16.f32.f32 {%0, %1, %2, %3, %4, %5, %6, %7}, {%8, %9, %10, %11, %12, %13, %14, %15}, {%16, %17, %18, %19, %20, %21, %22, %23}, {%0, %1, %2, %3, %4, %5, %6, %7};"
        : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3]), "+f"(d[4]), "+f"(d[5]), "+f"(d[6]), "+f"(d[7]) : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(a[4]), "r"(a[5]), "r"(a[6]), "r"(a[7]), "r"(b[0]), "r"(b[1]), "r"(b[2]), "r"(b[3]), "r"(b[4]), "r"(b[5]), "r"(b[6]), "r"(b[7]));
      asm volatile("wmma.store.d.sync.aligned.row.m16n16k16.global.f32 [%0], {%1, %2, %3, %4, %5, %6, %7, %8};" :: "l"(out), "f"(d[0]), "f"(d[1]), "f"(d[2]), "f"(d[3]), "f"(d[4]), "f"(d[5]), "f"(d[6]), "f"(d[7]) : "memory"); }""")
    report = counted(kernel, torch.zeros(256), torch.zeros(256).half(), grid=1, block=32)
    assert report["tensor"] == {"wmma.mma": {"warp_instructions": 1, "flops": 2 * 16 * 16 * 16}}
    assert report["memory"]["global load"]["bytes"] == 2 * 16 * 16 * 2
    assert report["memory"]["global store"]["bytes"] == 16 * 16 * 4
    assert report["instructions"]["global load"] == {"warp": 2, "lane": 64}


def test_tcgen05() -> None:
    """M 128, N 64, K 16: 2 x 128 x 64 x 16 flops. The kernel stores and loads all 128 x 512 words of tensor memory."""
    kernel = kernels.mma_kernel(kernels.PLAIN, "f16")
    image, words = torch.zeros(2048, dtype=torch.int32), torch.zeros(128 * 512, dtype=torch.int32)
    plain = 128 >> 4 << 16 | 256 >> 4 << 32 | 1 << 46
    shape = 1 << 4 | 64 >> 3 << 17 | 128 >> 4 << 24
    report = counted(kernel, torch.zeros_like(words), image, words, 8192, plain, plain | 256, shape, 0, 0, 0, 0, 0, 1,
                     grid=1, block=128, smem=8192)  # fmt: skip
    assert report["tensor"] == {
        "tcgen05.mma": {"warp_instructions": 1, "flops": 2 * 128 * 64 * 16, "shared_bytes": (128 + 64) * 32}
    }
    assert report["tensor_memory"] == {
        "tcgen05.st": {"instructions": 64, "bytes": 128 * 512 * 4},
        "tcgen05.ld": {"instructions": 64, "bytes": 128 * 512 * 4},
    }


def test_sums_over_launches_and_nothing_when_off(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each launch adds; without the variable the generated code has no counters, and nothing is reported."""
    kernel = load("k(int* out) { out[blockIdx.x * 32 + threadIdx.x] = 1; }")
    out = torch.zeros(64, dtype=torch.int32)
    for _ in range(3):
        kernel(out, grid=2, block=32)
    report = emulator.statistics.counters.pop("k")
    assert (report["launches"], report["ctas"], report["memory"]["global store"]["bytes"]) == (3, 6, 3 * 2 * 128)
    monkeypatch.delenv("WARPYARD_EMULATOR_COUNTERS")
    kernel(out, grid=2, block=32)
    assert not emulator.statistics.counters
    assert np.all(out.numpy() == 1)


# (index of lane t's float, passes, what is said)
@pytest.mark.parametrize(
    ("index", "reason"),
    [
        ("t", None),
        ("t * 2", "2 passes, at best 1: lanes 16 apart share a bank, 128 bytes from one to the next"),
        ("t * 8", "8 passes, at best 1: lanes 4 apart share a bank, 128 bytes from one to the next"),
        ("t * 32", "32 passes, at best 1: lanes 1 apart share a bank, 128 bytes from one to the next"),
        ("(t & 1) * 32 + t / 2 * 2", "2 passes, at best 1: lanes 1 apart share a bank, 128 bytes from one to the next"),
    ],
)
def test_why_a_line_conflicts(index: str, reason: str | None) -> None:
    kernel = load(f"""k(float* out) {{ __shared__ float s[1056]; int t = threadIdx.x;
      for (int i = t; i < 1056; i += 32) s[i] = i; __syncthreads();
      out[t] = s[{index}]; }}""")
    report = counted(kernel, torch.zeros(32), grid=1, block=32)
    printed = {
        why: lost for row in report["lines"].values() for why, lost in row.get("why", {}).items() if "bank" in why
    }
    assert printed == ({} if reason is None else {reason: int(reason.split()[0]) - 1})


def test_lines_add_up_to_the_whole() -> None:
    kernel = load("""k(float* out, const float* in) { int t = blockIdx.x * 64 + threadIdx.x;
      float a = in[t + 1];
      __syncthreads();
      if (t % 2) a += 1.5f;
      out[t] = a; }""")
    memory = torch.zeros(256)
    start = -memory.data_ptr() % 32 // 4
    report = counted(kernel, torch.zeros(128), memory[start:], grid=2, block=64)
    rows = report["lines"].values()
    assert sum(row.get("warp", 0) for row in rows) == sum(row["warp"] for row in report["instructions"].values())
    assert sum(row.get("lane", 0) for row in rows) == sum(row["lane"] for row in report["instructions"].values())
    units = {name: report["memory"][name]["units"] for name in ("global load", "global store")}
    assert sum(row.get("sectors", 0) for row in rows) == sum(units.values())
    assert sum(row.get("waits", 0) for row in rows) == 4
    whys = {why for row in rows for why in row.get("why", {})}
    assert any(why == "5 sectors, at best 4: the first address is 4 bytes past the start of a sector" for why in whys)


def test_reasons_come_from_every_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """A launch that is shared out reports the same lines and reasons as one process does."""
    kernel = load("""k(float* out) { __shared__ float s[1056]; int t = threadIdx.x;
      for (int i = t; i < 1056; i += 32) s[i] = i; __syncthreads(); float a = t;
      #pragma unroll 1
      for (int i = 0; i < 20000; ++i) a = a * 0.5f + i;
      if (blockIdx.x == gridDim.x - 1) a += s[t * 4];
      out[blockIdx.x * 32 + t] = a; }""")
    reports = []
    for jobs in ("1", "2"):
        monkeypatch.setenv("WARPYARD_EMULATOR_JOBS", jobs)
        reports.append(counted(kernel, torch.zeros(32 * 1024), grid=1024, block=32)["lines"])
    assert reports[0] == reports[1]
    assert any("lanes 8 apart share a bank" in why for row in reports[0].values() for why in row.get("why", {}))

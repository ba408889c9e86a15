"""Special registers, clocks, addresses with an offset."""

# ruff: noqa: E501 (CUDA text stays on its lines)

from __future__ import annotations

import pytest
import torch

import jit

pytestmark = pytest.mark.filterwarnings("ignore::jit.CompileWarning")


def load(body: str) -> jit.Kernel:
    return jit.load('extern "C" __global__ void ' + body, arch="sm_90a")["k"]


def read(
    names: list[str], grid: tuple[int, int, int], block: tuple[int, int, int], cluster: str = "", smem: int = 0
) -> torch.Tensor:
    """[CTA, thread, register] of 32-bit special registers."""
    text = {"is_explicit_cluster": "{.reg .pred p; mov.pred p, %is_explicit_cluster; selp.b32 %0, 1, 0, p;}"}
    reads = "".join(
        f'asm volatile("{text.get(name, f"mov.u32 %0, %{name};")}" : "=r"(r)); out[at + {i}] = r;\n'
        for i, name in enumerate(names)
    )
    kernel = load(
        f"{cluster} k(unsigned* out) {{ extern __shared__ int dynamic[]; unsigned r; if (out == nullptr) dynamic[0] = 1;\n"
        "unsigned thread = threadIdx.x + blockDim.x * (threadIdx.y + blockDim.y * threadIdx.z);\n"
        "unsigned cta = blockIdx.x + gridDim.x * (blockIdx.y + gridDim.y * blockIdx.z);\n"
        f"unsigned at = (cta * blockDim.x * blockDim.y * blockDim.z + thread) * {len(names)};\n{reads}}}"
    )
    threads, ctas = block[0] * block[1] * block[2], grid[0] * grid[1] * grid[2]
    out = torch.zeros((ctas, threads, len(names)), dtype=torch.int32)
    kernel(out, grid=grid, block=block, smem=smem)
    return out


def test_places_of_threads_and_ctas() -> None:
    grid, block = (4, 2, 3), (5, 3, 4)
    names = ["tid.x", "tid.y", "tid.z", "ctaid.x", "ctaid.y", "ctaid.z", "laneid", "warpid", "nwarpid", "lanemask_eq",
             "lanemask_le", "lanemask_lt", "lanemask_ge", "lanemask_gt", "ntid.y", "nctaid.z"]  # fmt: skip
    out = read(names, grid, block)
    for cta in range(24):
        for thread in range(60):
            lane, me = thread % 32, 1 << thread % 32
            want = [thread % 5, thread // 5 % 3, thread // 15, cta % 4, cta // 4 % 2, cta // 8, lane, thread // 32, 2, me,
                    2 * me - 1, me - 1, 2**32 - me, 2**32 - 2 * me, 3, 3]  # fmt: skip
            assert [x & 0xFFFFFFFF for x in out[cta, thread].tolist()] == [x & 0xFFFFFFFF for x in want]


def test_places_in_clusters() -> None:
    names = ["clusterid.x", "clusterid.y", "nclusterid.x", "nclusterid.y", "cluster_ctaid.x", "cluster_ctaid.y",
             "cluster_nctaid.x", "cluster_nctaid.y", "cluster_ctarank", "cluster_nctarank", "is_explicit_cluster"]  # fmt: skip
    out = read(names, (4, 6, 1), (32, 1, 1), "__cluster_dims__(2, 3)")
    for cta in range(24):
        x, y = cta % 4, cta // 4
        want = [x // 2, y // 3, 2, 2, x % 2, y % 3, 2, 3, x % 2 + 2 * (y % 3), 6, 1]
        assert out[cta, 7].tolist() == want


def test_sizes_of_shared_memory() -> None:
    out = read(["dynamic_smem_size", "total_smem_size", "aggr_smem_size"], (1, 1, 1), (32, 1, 1), smem=1000)
    assert out[0, 0].tolist() == [1000, 1024, 2048]


def test_clocks_go_on() -> None:
    """A loop that waits for a clock ends; clocks never go back."""
    kernel = load(
        """k(long long* out) {
        long long first = clock64(), last = first, c; unsigned long long t, u; int back = 0;
        asm volatile("mov.u64 %0, %globaltimer;" : "=l"(t));
        do { c = clock64(); back += c < last; last = c; } while (last - first < 20000);
        asm volatile("mov.u64 %0, %globaltimer;" : "=l"(u));
        unsigned hi; asm volatile("mov.u32 %0, %globaltimer_hi;" : "=r"(hi));
        out[0] = last - first; out[1] = back; out[2] = (long long)(u - t); out[3] = hi; }"""
    )
    out = torch.zeros(4, dtype=torch.int64)
    kernel(out, grid=1, block=1)
    assert out[0] >= 20000
    assert out[1] == 0
    assert out[2] > 0
    assert out[3] == 0


def test_address_with_an_offset() -> None:
    kernel = jit.load(
        """extern "C" __device__ int table[4] = {5, 6, 7, 8};
        extern "C" __global__ void k(int* out) { __shared__ int cells[4]; cells[threadIdx.x % 4] = threadIdx.x % 4; __syncthreads();
        int a, b; asm volatile("{.reg .b64 at; mov.u64 at, table+8; ld.global.u32 %0, [at];}" : "=r"(a));
        asm volatile("ld.global.u32 %0, [table+12];" : "=r"(b));
        out[threadIdx.x] = a * 100 + b * 10 + table[0] + cells[3]; }""",
        arch="sm_90a",
    )["k"]
    out = torch.zeros(4, dtype=torch.int32)
    kernel(out, grid=1, block=4)
    assert out.tolist() == [788] * 4


def test_vector_of_a_register() -> None:
    kernel = load(
        """k(int* out) { __shared__ int cells[64]; int i = threadIdx.x + 16 * threadIdx.y; cells[i] = i; __syncthreads(); unsigned x, y, z, w;
        asm volatile("mov.v4.u32 {%0, %1, %2, %3}, %tid;" : "=r"(x), "=r"(y), "=r"(z), "=r"(w));
        out[i] = x + 100 * y + 10000 * z + 1000000 * w + cells[i ^ 1] * 1000; }"""
    )
    out = torch.zeros(64, dtype=torch.int32)
    kernel(out, grid=1, block=(16, 4, 1))
    assert out.tolist() == [i % 16 + 100 * (i // 16) + (i ^ 1) * 1000 for i in range(64)]


def test_parameters_are_a_space_of_their_own() -> None:
    kernel = load(
        """k(int* out, const __grid_constant__ int4 given) { int mine, near, far; unsigned long long at = (unsigned long long)&given;
        asm("{.reg .pred p; isspacep.param::entry p, %1; selp.b32 %0, 1, 0, p;}" : "=r"(mine) : "l"(at));
        asm("{.reg .pred p; isspacep.global p, %1; selp.b32 %0, 1, 0, p;}" : "=r"(near) : "l"(at));
        asm("{.reg .pred p; isspacep.global p, %1; selp.b32 %0, 1, 0, p;}" : "=r"(far) : "l"(out));
        *out = mine + 10 * near + 100 * far; }"""
    )
    out = torch.zeros(1, dtype=torch.int32)
    kernel(out, bytes(16), grid=1, block=1)
    assert out.tolist() == [101]


def test_whose_shared_memory_it_is() -> None:
    kernel = load(
        """__cluster_dims__(2) k(int* out) { __shared__ int cell; cell = 1; int mine, near, far; unsigned long long at = (unsigned long long)&cell, other;
        asm("{.reg .b32 r; mov.u32 r, %cluster_ctarank; xor.b32 r, r, 1; mapa.u64 %0, %1, r;}" : "=l"(other) : "l"(at));
        asm("{.reg .pred p; isspacep.shared::cta p, %1; selp.b32 %0, 1, 0, p;}" : "=r"(mine) : "l"(at));
        asm("{.reg .pred p; isspacep.shared::cta p, %1; selp.b32 %0, 1, 0, p;}" : "=r"(near) : "l"(other));
        asm("{.reg .pred p; isspacep.shared::cluster p, %1; selp.b32 %0, 1, 0, p;}" : "=r"(far) : "l"(other));
        out[blockIdx.x] = mine + 10 * near + 100 * far;
        asm volatile("barrier.cluster.arrive.aligned; barrier.cluster.wait.aligned;"); }"""
    )
    out = torch.zeros(2, dtype=torch.int32)
    kernel(out, grid=2, block=32)
    assert out.tolist() == [101, 101]


def test_the_space_of_constants() -> None:
    source = """__constant__ int first[4], second[2]; __device__ int near[4];
    extern "C" __global__ void k(int* out) { __shared__ int own[4];
      const void* given[5] = {first + 3, second, near, out, own};
      for (int i = 0; i < 5; ++i) {
        unsigned constant, global;
        asm("{.reg .pred p; isspacep.const p, %1; selp.b32 %0, 1, 0, p;}" : "=r"(constant) : "l"(given[i]));
        asm("{.reg .pred p; isspacep.global p, %1; selp.b32 %0, 1, 0, p;}" : "=r"(global) : "l"(given[i]));
        out[i] = constant + 10 * global;
      } }"""
    out = torch.zeros(5, dtype=torch.int32)
    jit.load(source)["k"](out, grid=1, block=1)
    assert out.tolist() == [1, 1, 10, 10, 0]

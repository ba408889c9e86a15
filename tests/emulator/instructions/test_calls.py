"""Calls of device functions, through pointers too, in trees and with structures; indexed branches; address tables."""

from __future__ import annotations

import pytest
import torch

import jit
from jit import emulator
from jit.base.launch_shape import LaunchShape

pytestmark = pytest.mark.filterwarnings("ignore::jit.CompileWarning")


def run(source: str, *args: object, count: int = 64) -> torch.Tensor:
    out = torch.zeros(count, dtype=torch.int32)
    jit.load(source, arch="sm_90a")["k"](out, *args, grid=1, block=count)
    return out


def test_functions_with_structures_and_inner_calls() -> None:
    out = run(
        """
        struct S { int x[3]; short y; char z; };
        __device__ __noinline__ int f(int a, short b, char c) { if (a & 1) return a * b; return a - c; }
        __device__ __noinline__ S g(S s, long long a) {
            S t = s; t.x[1] = f((int)a, s.y, s.z); t.y += 2; t.z = f(t.x[1], 3, 1); return t; }
        __device__ __noinline__ void store(int* p, int v) { if (v < 0) return; *p = v; }
        extern "C" __global__ void k(int* out, int n) {
            int i = threadIdx.x;
            S s = {{1, 2, 3}, (short)n, (char)(i & 3)};
            S r = g(s, i), q = g(r, i + 5);
            store(out + i, (r.x[1] & 0xFF) + (r.y << 8) + ((unsigned char)q.z << 16) + (q.x[2] << 24));
        }""",
        7,
    )

    def f(a: int, b: int, c: int) -> int:
        return a * b if a & 1 else a - c

    def signed(x: int) -> int:
        return (x + 128 & 255) - 128

    for i in range(64):
        x, y = f(i, 7, i & 3), 9
        z = signed(f(x, 3, 1))
        qx = f(i + 5, y, z)
        qz = f(qx, 3, 1)
        assert out[i] == (x & 255) + (y << 8) + ((qz & 255) << 16) + (3 << 24)


def test_pointers_to_functions() -> None:
    """A table of addresses in global memory; lanes that call different functions; one that calls others."""
    out = run(
        """
        __device__ __noinline__ int h0(int a) { return a * 3; }
        __device__ __noinline__ int h1(int a) { return a ^ 5; }
        __device__ __noinline__ int h2(int a) { return h0(a) + h1(a); }
        typedef int (*Function)(int);
        __device__ Function table[3] = {h0, h1, h2};
        extern "C" __global__ void k(int* out) { int i = threadIdx.x; out[i] = table[i % 3](i); }"""
    )
    ways = [lambda a: a * 3, lambda a: a ^ 5, lambda a: a * 3 + (a ^ 5)]
    assert out.tolist() == [ways[i % 3](i) for i in range(64)]


def test_recursion_on_the_address_of_a_variable_is_refused_where_it_is_reached() -> None:
    """The variable would need another address in each activation; corpus/recursion.cu has what is carried out."""
    source = """
        __device__ __noinline__ int f(int n, int* up) {
          int x[4] = {n, n, n, n};
          x[n & 3] = up[(n + 1) & 3]++;
          return n < 2 ? x[n & 1] : f(n - 1, x) + f(n - 2, x) + x[1];
        }
        extern "C" __global__ void k(int* out, int n) { int x[4] = {}; out[threadIdx.x] = n < 0 ? 0 : f(n, x); }"""
    run(source, -1)
    with pytest.raises(jit.JitError, match=r"does not execute `call.*recursion"):
        run(source, 5)


def test_virtual_function_that_calls_itself() -> None:
    """Only the table of the class names it: the call goes through a register."""
    out = run(
        """
        struct Plain { __device__ virtual int f(int x) { return x + 1; } };
        struct Sum : Plain { int end; __device__ int f(int x) override { return x ? x + f(x - 1) : end; } };
        extern "C" __global__ void k(int* out) {
            int i = threadIdx.x; Plain a; Sum b; b.end = 100;
            Plain* p = i % 3 ? &a : &b;
            out[i] = p->f(i); }"""
    )
    assert out.tolist() == [i + 1 if i % 3 else 100 + i * (i + 1) // 2 for i in range(64)]


def test_barrier_in_a_function() -> None:
    out = run(
        """
        __shared__ int cells[64];
        __device__ __noinline__ int rotate(int v) {
            cells[threadIdx.x] = v; __syncthreads(); int r = cells[(threadIdx.x + 1) % 64]; __syncthreads(); return r; }
        extern "C" __global__ void k(int* out) { out[threadIdx.x] = rotate(rotate(threadIdx.x)); }"""
    )
    assert out.tolist() == [(i + 2) % 64 for i in range(64)]


INDEXED = """
    extern "C" __global__ void k(int* out, int n) {
        int i = threadIdx.x, r = 0;
        #pragma unroll
        for (int t = 0; t < 2; t++) {
            int x;
            asm volatile("{ .reg .pred p; setp.lt.s32 p, %1, 60;\\n"
                "table: .branchtargets A, B, C, B;\\n"
                "mov.b32 %0, 7;\\n @p brx.idx %2, table;\\n bra.uni D;\\n"
                "A: mov.b32 %0, 1;\\n bra.uni D;\\n B: mov.b32 %0, 2;\\n bra.uni D;\\n C: mov.b32 %0, 3;\\n D: }"
                : "=r"(x) : "r"(i), "r"((i + t) % n));
            r = r * 10 + x;
        }
        out[i] = r;
    }"""


def test_indexed_branch() -> None:
    out = run(INDEXED, 4)
    way = [1, 2, 3, 2]
    assert out.tolist() == [way[i % 4] * 10 + way[(i + 1) % 4] if i < 60 else 77 for i in range(64)]


def test_index_beyond_the_table() -> None:
    with pytest.raises(jit.JitError, match=r"the index of brx\.idx is beyond"):
        run(INDEXED, 5)


def test_addresses_in_initial_values() -> None:
    """Pointers to variables, with an offset, and one memory for the module's kernels."""
    source = """
        __device__ int values[4] = {10, 20, 30, 40};
        __device__ int* pointer = values + 2;
        __device__ int counter;
        extern "C" __global__ void k(int* out) {
            out[threadIdx.x] = pointer[(int)(threadIdx.x & 1) - 1]; atomicAdd(&counter, 1); }
        extern "C" __global__ void read(int* out) { out[0] = counter; }"""
    module = jit.load(source, arch="sm_90a")
    out = torch.zeros(64, dtype=torch.int32)
    module["k"](out, grid=1, block=64)
    assert out.tolist() == [20, 30] * 32
    module["read"](out, grid=1, block=1)
    assert out[0] == 64


STACK = """
    extern "C" __global__ void k(int* out, int n) {
        int i = threadIdx.x, total = 0;
        for (int round = 0; round < 50; round++) {  // what is taken is given back
            unsigned long long top, p, q; int x;
            asm volatile("stacksave.u64 %0;" : "=l"(top));
            long long size = (n + i % 4) * 4;
            asm volatile("alloca.u64 %0, %2, 16; alloca.u64 %1, %2;" : "=l"(p), "=l"(q) : "l"(size));
            for (int j = 0; j < n + i % 4; j++) {
                asm volatile("st.local.u32 [%0], %1;" :: "l"(p + 4 * j), "r"(i + j) : "memory");
                asm volatile("st.local.u32 [%0], %1;" :: "l"(q + 4 * j), "r"(-7) : "memory");
            }
            for (int j = 0; j < n + i % 4; j++) {
                asm volatile("ld.local.u32 %0, [%1];" : "=r"(x) : "l"(p + 4 * j) : "memory");
                total += x + (int)(p % 16);
            }
            asm volatile("stackrestore.u64 %0;" :: "l"(top));
        }
        out[i] = total;
    }"""


def test_local_memory_by_alloca() -> None:
    out = run(STACK, 30)
    assert out.tolist() == [50 * sum(i + j for j in range(30 + i % 4)) for i in range(64)]


def test_more_than_the_stack() -> None:
    with pytest.raises(jit.emulator.EmulatorFinding, match="outside the thread's"):
        run(STACK, 5000)


REGISTERS = """.version 8.5
.target sm_90a
.address_size 64
.func (.param .b32 out) next(.param .b32 in) {
  .reg .b32 %r<3>; ld.param.b32 %r1, [in]; add.u32 %r2, %r1, 1; st.param.b32 [out], %r2; ret;
}
.visible .entry k(.param .u64 to) {
  .reg .b32 %r<5>; .reg .b64 %l<4>;
  ld.param.u64 %l1, [to]; mov.u32 %r1, %tid.x; mul.wide.u32 %l2, %r1, 4; add.u64 %l3, %l1, %l2;
  call (%r2), next, (%r1);
  call.uni (%r3), next, (%r2);
  st.global.u32 [%l3], %r3; ret;
}
"""


def test_registers_as_operands_of_a_call() -> None:
    """ptxas takes them in place of variables in the space of parameters."""
    out = torch.zeros(32, dtype=torch.int32)
    request = emulator.Request(
        emulator.Module(REGISTERS, "x.cu"), "k", out.data_ptr().to_bytes(8, "little"),
        (emulator.Allocation(out.data_ptr(), out.nbytes, "out"),), LaunchShape((1, 1, 1), (32, 1, 1)),
    )  # fmt: skip
    emulator.execute(request)
    assert out.tolist() == [lane + 2 for lane in range(32)]

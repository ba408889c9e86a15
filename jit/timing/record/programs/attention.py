"""Writes the program of the two chains of attention, CUDA for nvcc: `python jit/timing/record/programs/attention.py >
attention.cu`. ../results/products_h200.json has what it printed.

A round of a warpgroup is S = Q K, 8 products m64n<n>k16 with A in shared memory, then exponentials of S, then O += P V,
n / 16 products m64n128k16 with A in registers. The second wait is there or not (``overlap``), or the second product is
alone (``pv``).
"""

from __future__ import annotations

CLOCK = """#define KERNEL extern "C" __global__ void
__device__ __forceinline__ long long now() {
    long long t;
    asm volatile("mov.u64 %0, %%clock64;" : "=l"(t)::"memory");
    return t;
}
__device__ __forceinline__ unsigned long long descriptor(const void* p) {
    return (static_cast<unsigned>(__cvta_generic_to_shared(p)) & 0x3ffff) >> 4 | 128ull >> 4 << 16 | 256ull >> 4 << 32;
}
#define FENCE() asm volatile("wgmma.fence.sync.aligned;" ::: "memory")
#define COMMIT() asm volatile("wgmma.commit_group.sync.aligned;" ::: "memory")
#define WAIT() asm volatile("wgmma.wait_group.sync.aligned 0;" ::: "memory")
"""
SOFTMAX = """
#pragma unroll
        for (int j = 0; j < COUNT; j++) asm volatile("" : "+f"(s[j]));
        float m = s[0];
#pragma unroll
        for (int j = 1; j < COUNT; j++) m = fmaxf(m, s[j]);
        m = fmaxf(m, __shfl_xor_sync(~0u, m, 1)); m = fmaxf(m, __shfl_xor_sync(~0u, m, 2));
#pragma unroll
        for (int j = 0; j < COUNT / 2; j++) {
            float x, y;
            asm volatile("ex2.approx.ftz.f32 %0, %1;" : "=f"(x) : "f"(fmaf(s[2 * j], 0.1f, -m)));
            asm volatile("ex2.approx.ftz.f32 %0, %1;" : "=f"(y) : "f"(fmaf(s[2 * j + 1], 0.1f, -m)));
            l += x + y;
            __half2 h = __floats2half2_rn(x, y);
            p[j] = *reinterpret_cast<unsigned*>(&h);
        }
"""
KERNEL = """KERNEL __launch_bounds__(THREADS) attention_WHAT_N(long long* clocks, float* sink, int rounds) {
    extern __shared__ __align__(1024) uint4 tiles[];
    for (int i = threadIdx.x; i < 6144; i += blockDim.x) tiles[i] = make_uint4(0, 0, 0, 0);
    asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
    __syncthreads();
    float s[COUNT] = {}, o[64] = {}, l = 0;
    unsigned p[COUNT / 2] = {};
    const unsigned long long da = descriptor(tiles), db = descriptor(tiles + 1024), dv = descriptor(tiles + 2048);
    const long long begin = now();
    for (int i = 0; i < rounds; ++i) {
#pragma unroll
        for (int j = 0; j < COUNT / 2; j++) asm volatile("" : "+r"(p[j]));
        ROUND
    }
    WAIT();
    float sum = l;
#pragma unroll
    for (int i = 0; i < COUNT; ++i) { asm volatile("" : "+f"(s[i])); sum += s[i]; }
#pragma unroll
    for (int i = 0; i < 64; ++i) { asm volatile("" : "+f"(o[i])); sum += o[i]; }
    const long long end = now();
    if (threadIdx.x == 0) clocks[blockIdx.x] = end - begin;
    sink[blockIdx.x * blockDim.x + threadIdx.x] = sum;
}
"""
HOST = """
template <class K> void one(const char* name, K kernel, int n, int threads) {
    static long long* clocks; static float* sink;
    if (!clocks) { cudaMalloc(&clocks, 8 * 132); cudaMalloc(&sink, 4 * 132 * 384); }
    cudaFuncSetAttribute(kernel, cudaFuncAttributeMaxDynamicSharedMemorySize, 98304);
    double v[2];
    int at = 0;
    for (int rounds : {64, 320}) {
        std::vector<long long> t;
        for (int i = 0; i < 9; i++) {
            kernel<<<1, threads, 98304>>>(clocks, sink, rounds);
            long long c;
            cudaMemcpy(&c, clocks, 8, cudaMemcpyDeviceToHost);
            t.push_back(c);
        }
        std::sort(t.begin(), t.end());
        v[at++] = t[4];
    }
    printf("attention n=%d %s warpgroups=%d clocks=%.2f %s\\n", n, name, threads / 128, (v[1] - v[0]) / 256,
           cudaGetErrorName(cudaGetLastError()));
}
int main() {
CALLS}
"""


def product(n: int, sums: str, a: str, b: str, in_registers: bool, add: bool) -> str:
    """A product m64n<n>k16 of f16 that is added to `sums`, or takes their place."""
    count = n // 2
    outs = ", ".join(f'"+f"({sums}[{i}])' for i in range(count))
    first = "{" + ", ".join(f"%{count + i}" for i in range(4)) + "}" if in_registers else f"%{count}"
    given = ", ".join(f'"r"(({a})[{i}])' for i in range(4)) if in_registers else f'"l"({a})'
    text = (
        f"{{.reg .pred p; setp.{'eq' if add else 'ne'}.u32 p, 0, 0; wgmma.mma_async.sync.aligned.m64n{n}k16"
        f".f32.f16.f16 {{{', '.join(f'%{i}' for i in range(count))}}}, {first}, %{count + (4 if in_registers else 1)}, "
        f"p, 1, 1{', 0' if in_registers else ', 0, 0'};}}"
    )
    return f'asm volatile("{text}" : {outs} : {given}, "l"({b}) : "memory");\n'


def kernel(n: int, what: str) -> str:
    """The kernel `attention_<what>_<n>`."""
    scores = "".join(product(n, "s", f"da + {16 * k}", f"db + {16 * k}", False, k > 0) for k in range(8))
    values = "".join(product(128, "o", f"p + {4 * k}", f"dv + {32 * k}", True, True) for k in range(n // 16))
    first = f"FENCE();\n{scores}COMMIT(); WAIT();{SOFTMAX}" if what != "pv" else ""
    last = "COMMIT();" if what == "overlap" else "COMMIT(); WAIT();"
    text = KERNEL.replace("ROUND", f"{first}FENCE();\n{values}{last}").replace("WHAT", what).replace("_N(", f"_{n}(")
    return text.replace("COUNT", str(n // 2)).replace("THREADS", "384" if n == 64 else "256")


if __name__ == "__main__":
    shapes = [(n, what) for n in (64, 128) for what in ("pv", "softmax", "overlap")]
    calls = "".join(f'    one("{what}", attention_{what}_{n}, {n}, {threads});\n' for n, what in shapes
                    for threads in ((128, 256, 384) if n == 64 else (128, 256)))  # fmt: skip
    heads = "".join(f"#include <{name}>\n" for name in ("algorithm", "cstdio", "vector", "cuda_fp16.h"))
    print(heads + CLOCK + "".join(kernel(*one) for one in shapes) + HOST.replace("CALLS", calls), end="")

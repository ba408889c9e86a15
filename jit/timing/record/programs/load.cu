// Microbenchmarks: rows of "topic key=value ... " on stdout. Usage: micro TOPIC... ; patterns come from patterns.bin.
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <cstdint>
#include <vector>
#include <algorithm>
#include <string>
#include <cuda_runtime.h>
#include <mma.h>
#define CK(x) do { cudaError_t e_ = (x); if (e_) { std::printf("ERROR %s line %d: %s\n", #x, __LINE__, cudaGetErrorString(e_)); std::fflush(stdout); std::exit(1); } } while (0)
template <class T> T* dev(size_t n) { void* p; CK(cudaMalloc(&p, n * sizeof(T))); CK(cudaMemset(p, 0, n * sizeof(T))); return (T*)p; }
static uint32_t* sink; static char* big; static const size_t BIG = size_t(2) << 30;
static long long* outd; static int sms;
__global__ void sweep(const uint4* p, size_t n, uint32_t* out) {
    uint32_t s = 0;
    for (size_t i = blockIdx.x * size_t(blockDim.x) + threadIdx.x; i < n; i += size_t(gridDim.x) * blockDim.x) { uint4 v = p[i]; s ^= v.x ^ v.y ^ v.z ^ v.w; }
    if (s == 0x12345677u) *out = s;
}
static uint4* sweepbuf;
static void cold() { sweep<<<1056, 512>>>(sweepbuf, (size_t(256) << 20) / 16, sink); }
template <class F> double timed(F f, bool is_cold, int reps = 5) {
    static cudaEvent_t a, b; if (!a) { cudaEventCreate(&a); cudaEventCreate(&b); }
    std::vector<float> t; f(); CK(cudaDeviceSynchronize());
    for (int i = 0; i < reps; i++) { if (is_cold) cold(); cudaEventRecord(a); f(); cudaEventRecord(b); CK(cudaDeviceSynchronize()); float ms; cudaEventElapsedTime(&ms, a, b); t.push_back(1e3f * ms); }
    std::sort(t.begin(), t.end()); return t[reps / 2];
}
// ---- A, J: patterns of lanes' addresses in shared memory and the L1
template <int SP, int W> __device__ uint32_t load(uint64_t a) {
    uint32_t x = 0, y = 0, z = 0, w = 0;
    if constexpr (SP == 0) {
        uint32_t s = uint32_t(a);
        if constexpr (W == 1) asm volatile("ld.shared.u8 %0, [%1];" : "=r"(x) : "r"(s));
        if constexpr (W == 2) { uint16_t h; asm volatile("ld.shared.u16 %0, [%1];" : "=h"(h) : "r"(s)); x = h; }
        if constexpr (W == 4) asm volatile("ld.shared.u32 %0, [%1];" : "=r"(x) : "r"(s));
        if constexpr (W == 8) asm volatile("ld.shared.v2.u32 {%0,%1}, [%2];" : "=r"(x), "=r"(y) : "r"(s));
        if constexpr (W == 16) asm volatile("ld.shared.v4.u32 {%0,%1,%2,%3}, [%4];" : "=r"(x), "=r"(y), "=r"(z), "=r"(w) : "r"(s));
    } else {
        if constexpr (W == 1) asm volatile("ld.global.nc.u8 %0, [%1];" : "=r"(x) : "l"(a));
        if constexpr (W == 2) { uint16_t h; asm volatile("ld.global.nc.u16 %0, [%1];" : "=h"(h) : "l"(a)); x = h; }
        if constexpr (W == 4) asm volatile("ld.global.nc.u32 %0, [%1];" : "=r"(x) : "l"(a));
        if constexpr (W == 8) asm volatile("ld.global.nc.v2.u32 {%0,%1}, [%2];" : "=r"(x), "=r"(y) : "l"(a));
        if constexpr (W == 16) asm volatile("ld.global.nc.v4.u32 {%0,%1,%2,%3}, [%4];" : "=r"(x), "=r"(y), "=r"(z), "=r"(w) : "l"(a));
    }
    return x ^ y ^ z ^ w;
}
template <int W> __device__ void store(uint32_t s, uint32_t v) {
    if constexpr (W == 1) asm volatile("st.shared.u8 [%0], %1;" :: "r"(s), "r"(v) : "memory");
    if constexpr (W == 2) asm volatile("st.shared.u16 [%0], %1;" :: "r"(s), "h"((uint16_t)v) : "memory");
    if constexpr (W == 4) asm volatile("st.shared.u32 [%0], %1;" :: "r"(s), "r"(v) : "memory");
    if constexpr (W == 8) asm volatile("st.shared.v2.u32 [%0], {%1,%1};" :: "r"(s), "r"(v) : "memory");
    if constexpr (W == 16) asm volatile("st.shared.v4.u32 [%0], {%1,%1,%1,%1};" :: "r"(s), "r"(v) : "memory");
}
template <int SP, int W> __global__ void __launch_bounds__(256) pat(const int* off, const char* g, int iters, int step, long long* out, uint32_t* sk) {
    extern __shared__ char sm[];
    const int a0 = off[blockIdx.x * 32 + (threadIdx.x & 31)];
    uint64_t a = SP == 1 ? uint64_t(g) + a0 : uint64_t(__cvta_generic_to_shared(sm)) + a0;
    uint32_t x = 0; long long t0 = 0, t1 = 0;
    for (int round = 0; round < 2; round++) {
        __syncthreads(); t0 = clock64();
        if (a0 >= 0)
            for (int i = 0; i < iters; i++) {
#pragma unroll
                for (int j = 0; j < 16; j++) { if constexpr (SP == 2) store<W>(uint32_t(a) + j * 2048, x); else x ^= load<SP, W>(a + j * 2048); }
                a += step;
            }
        __syncthreads(); t1 = clock64();
    }
    if (x == 0x12345677u) *sk = x;
    if (threadIdx.x == 0) out[blockIdx.x] = t1 - t0;
}
template <int SP, int W> void patterns(const std::vector<int>& all, int count, const char* name) {
    int* off = dev<int>(all.size()); CK(cudaMemcpy(off, all.data(), all.size() * 4, cudaMemcpyHostToDevice));
    CK(cudaFuncSetAttribute(pat<SP, W>, cudaFuncAttributeMaxDynamicSharedMemorySize, 120 * 1024));
    const int iters = 48;
    pat<SP, W><<<count, 256, 120 * 1024>>>(off, big, iters, 0, outd, sink); CK(cudaDeviceSynchronize());
    std::vector<long long> r(count); CK(cudaMemcpy(r.data(), outd, count * 8, cudaMemcpyDeviceToHost));
    std::printf("PAT space=%s w=%d clocks=", name, W);
    for (int i = 0; i < count; i++) std::printf("%.3f%s", double(r[i]) / (iters * 16 * 8), i + 1 < count ? "," : "\n");
    std::fflush(stdout); cudaFree(off);
}
static void topic_patterns() {
    FILE* f = std::fopen("patterns.bin", "rb"); if (!f) { std::printf("ERROR no patterns.bin\n"); return; }
    for (int w : {1, 2, 4, 8, 16}) {
        int n; if (std::fread(&n, 4, 1, f) != 1) break;
        std::vector<int> v(n * 32); if (std::fread(v.data(), 4, v.size(), f) != v.size()) break;
        auto go = [&](auto W) { constexpr int w_ = decltype(W)::value; patterns<0, w_>(v, n, "lds"); patterns<1, w_>(v, n, "ldg"); patterns<2, w_>(v, n, "sts"); };
        if (w == 1) go(std::integral_constant<int, 1>()); if (w == 2) go(std::integral_constant<int, 2>()); if (w == 4) go(std::integral_constant<int, 4>());
        if (w == 8) go(std::integral_constant<int, 8>()); if (w == 16) go(std::integral_constant<int, 16>());
    }
    std::fclose(f);
}
// ---- F: chains of one warp
enum { EX2, LG2, RCP, RSQ, SQRT_A, SIN, TANH, FMA, FADD, FMUL, DIV, DIV_DEN, SQRTF, EXPF, FEXP, LOGF, POWF, IADD, IMAD, IMULHI, SHL, XOR, POPC, CLZ, PRMT, IMIN, CVT_IF, CVT_FH, CVT_U8F, SETSEL, SHFL, BALLOT, REDUX, DADD, DFMA, HFMA, IDIV, UREM, BAR32, SYNCWARP, LDS4, LDS16, ATOMS, STLDS, MMA168, MMA1616, MMABF, IMMA32, LDSM, BARALL, LDC_, CVT64, I64MAD, IADD64, CHAINS };
static const char* chain_names[] = {"ex2", "lg2", "rcp", "rsqrt", "sqrt.approx", "sin", "tanh", "fma", "add.f32", "mul.f32", "div.rn", "div.rn denormal", "sqrt.rn", "expf", "__expf", "logf", "powf", "add.s32", "mad.lo", "mul.hi", "shl", "xor", "popc", "clz", "prmt", "min.s32", "s32>f32>s32", "f32>f16>f32", "u8>f32", "setp+selp", "shfl", "ballot", "redux", "add.f64", "fma.f64", "hfma2", "idiv", "urem", "bar.sync own warp", "syncwarp", "lds.32", "lds.128", "atom.shared", "sts+lds", "mma.m16n8k8.f16.f32", "mma.m16n8k16.f16.f32", "mma.m16n8k16.bf16", "mma.m16n8k32.s8", "ldmatrix.x4", "bar.sync all", "ld.const ring", "f32>f64>f32", "mad.s64", "add.s64"};
__constant__ int cring[64];
template <int K> __global__ void chain(float fx, int ix, int n, long long* out, uint32_t* sk) {
    __shared__ uint32_t sm[4096];
    for (int i = threadIdx.x; i < 4096; i += blockDim.x) sm[i] = 0;
    __syncthreads();
    float x = fx, c0 = fx * 0.5f + 0.7f, c1 = fx * 0.25f; int i = ix; double d = fx, d1 = c0; uint32_t a[4] = {1, 2, 3, 4}, b[2] = {5, 6}; float c[4] = {0, 0, 0, 0}; int ci[4] = {0, 0, 0, 0};
    uint32_t base = (uint32_t)__cvta_generic_to_shared(sm); uint32_t u = ix; long long l = ix; uint32_t h = 0x3c003c00;
    long long best = 1ll << 60;
    for (int r = 0; r < 3; r++) {
        __syncthreads(); long long t0 = clock64();
        for (int k = 0; k < n; k++) {
#pragma unroll
            for (int j = 0; j < 8; j++) {
                if constexpr (K == EX2) asm volatile("ex2.approx.ftz.f32 %0, %0;" : "+f"(x));
                if constexpr (K == LG2) asm volatile("lg2.approx.ftz.f32 %0, %0;" : "+f"(x));
                if constexpr (K == RCP) asm volatile("rcp.approx.ftz.f32 %0, %0;" : "+f"(x));
                if constexpr (K == RSQ) asm volatile("rsqrt.approx.ftz.f32 %0, %0;" : "+f"(x));
                if constexpr (K == SQRT_A) asm volatile("sqrt.approx.ftz.f32 %0, %0;" : "+f"(x));
                if constexpr (K == SIN) asm volatile("sin.approx.ftz.f32 %0, %0;" : "+f"(x));
                if constexpr (K == TANH) asm volatile("tanh.approx.f32 %0, %0;" : "+f"(x));
                if constexpr (K == FMA) asm volatile("fma.rn.f32 %0, %0, %1, %2;" : "+f"(x) : "f"(c0), "f"(c1));
                if constexpr (K == FADD) asm volatile("add.f32 %0, %0, %1;" : "+f"(x) : "f"(c0));
                if constexpr (K == FMUL) asm volatile("mul.f32 %0, %0, %1;" : "+f"(x) : "f"(c0));
                if constexpr (K == DIV) asm volatile("div.rn.f32 %0, %0, %1;" : "+f"(x) : "f"(c0));
                if constexpr (K == DIV_DEN) { asm volatile("div.rn.f32 %0, %0, %1;" : "+f"(x) : "f"(c1 * 1e-39f + 1e-40f)); x = __int_as_float((__float_as_int(x) & 0x7fffff) | 0x3f800000); }
                if constexpr (K == SQRTF) asm volatile("sqrt.rn.f32 %0, %0;" : "+f"(x));
                if constexpr (K == EXPF) x = expf(x);
                if constexpr (K == FEXP) x = __expf(x);
                if constexpr (K == LOGF) x = logf(x);
                if constexpr (K == POWF) x = powf(x, c0);
                if constexpr (K == IADD) asm volatile("add.s32 %0, %0, %1;" : "+r"(i) : "r"(ix));
                if constexpr (K == IMAD) asm volatile("mad.lo.s32 %0, %0, %1, %1;" : "+r"(i) : "r"(ix));
                if constexpr (K == IMULHI) asm volatile("mul.hi.u32 %0, %0, %1;" : "+r"(i) : "r"(ix));
                if constexpr (K == SHL) asm volatile("shl.b32 %0, %0, %1;" : "+r"(i) : "r"(ix));
                if constexpr (K == XOR) asm volatile("xor.b32 %0, %0, %1;" : "+r"(i) : "r"(ix));
                if constexpr (K == POPC) asm volatile("popc.b32 %0, %0;" : "+r"(i));
                if constexpr (K == CLZ) asm volatile("clz.b32 %0, %0;" : "+r"(i));
                if constexpr (K == PRMT) asm volatile("prmt.b32 %0, %0, %1, %1;" : "+r"(i) : "r"(ix));
                if constexpr (K == IMIN) asm volatile("min.s32 %0, %0, %1;" : "+r"(i) : "r"(ix));
                if constexpr (K == CVT_IF) { asm volatile("cvt.rn.f32.s32 %0, %1;" : "=f"(x) : "r"(i)); asm volatile("cvt.rzi.s32.f32 %0, %1;" : "=r"(i) : "f"(x)); }
                if constexpr (K == CVT_FH) { uint16_t q; asm volatile("cvt.rn.f16.f32 %0, %1;" : "=h"(q) : "f"(x)); asm volatile("cvt.f32.f16 %0, %1;" : "=f"(x) : "h"(q)); }
                if constexpr (K == CVT_U8F) { asm volatile("{.reg .u16 q; cvt.u16.u32 q, %1; and.b16 q, q, 255; cvt.rn.f32.u16 %0, q;}" : "=f"(x) : "r"(i)); i = __float_as_int(x); }
                if constexpr (K == SETSEL) asm volatile("{.reg .pred p; setp.lt.s32 p, %0, %1; selp.s32 %0, %1, %2, p;}" : "+r"(i) : "r"(ix), "r"(n));
                if constexpr (K == SHFL) i = __shfl_xor_sync(~0u, i, 1);
                if constexpr (K == BALLOT) i = __ballot_sync(~0u, i < ix);
                if constexpr (K == REDUX) i = __reduce_add_sync(~0u, i);
                if constexpr (K == DADD) asm volatile("add.f64 %0, %0, %1;" : "+d"(d) : "d"(d1));
                if constexpr (K == DFMA) asm volatile("fma.rn.f64 %0, %0, %1, %1;" : "+d"(d) : "d"(d1));
                if constexpr (K == HFMA) asm volatile("fma.rn.f16x2 %0, %0, %1, %1;" : "+r"(u) : "r"(h));
                if constexpr (K == IDIV) asm volatile("div.s32 %0, %0, %1;" : "+r"(i) : "r"(ix));
                if constexpr (K == UREM) asm volatile("rem.u32 %0, %1, %0;" : "+r"(i) : "r"(ix | 1));
                if constexpr (K == BAR32) asm volatile("bar.sync %0, 32;" :: "r"(1 + (threadIdx.x >> 5)) : "memory");
                if constexpr (K == SYNCWARP) asm volatile("bar.warp.sync -1;" ::: "memory");
                if constexpr (K == LDS4) asm volatile("ld.shared.u32 %0, [%1];" : "=r"(u) : "r"(base + u));
                if constexpr (K == LDS16) asm volatile("ld.shared.v4.u32 {%0,%1,%2,%3}, [%4];" : "=r"(u), "=r"(a[1]), "=r"(a[2]), "=r"(a[3]) : "r"(base + u));
                if constexpr (K == ATOMS) { uint32_t v; asm volatile("atom.shared.add.u32 %0, [%1], 0;" : "=r"(v) : "r"(base + u + (threadIdx.x & 31) * 4)); u = v; }
                if constexpr (K == STLDS) { asm volatile("st.shared.u32 [%0], %1;" :: "r"(base + (threadIdx.x & 31) * 4), "r"(u) : "memory"); asm volatile("ld.shared.u32 %0, [%1];" : "=r"(u) : "r"(base + (threadIdx.x & 31) * 4) : "memory"); }
                if constexpr (K == MMA168) asm volatile("mma.sync.aligned.m16n8k8.row.col.f32.f16.f16.f32 {%0,%1,%2,%3}, {%4,%5}, {%6}, {%0,%1,%2,%3};" : "+f"(c[0]), "+f"(c[1]), "+f"(c[2]), "+f"(c[3]) : "r"(a[0]), "r"(a[1]), "r"(b[0]));
                if constexpr (K == MMA1616) asm volatile("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3};" : "+f"(c[0]), "+f"(c[1]), "+f"(c[2]), "+f"(c[3]) : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]));
                if constexpr (K == MMABF) asm volatile("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3};" : "+f"(c[0]), "+f"(c[1]), "+f"(c[2]), "+f"(c[3]) : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]));
                if constexpr (K == IMMA32) asm volatile("mma.sync.aligned.m16n8k32.row.col.s32.s8.s8.s32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3};" : "+r"(ci[0]), "+r"(ci[1]), "+r"(ci[2]), "+r"(ci[3]) : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]));
                if constexpr (K == LDSM) asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0,%1,%2,%3}, [%4];" : "=r"(u), "=r"(a[1]), "=r"(a[2]), "=r"(a[3]) : "r"(base + u + (threadIdx.x & 31) * 16));
                if constexpr (K == BARALL) __syncthreads();
                if constexpr (K == LDC_) i = cring[i & 63];
                if constexpr (K == CVT64) { asm volatile("cvt.f64.f32 %0, %1;" : "=d"(d) : "f"(x)); asm volatile("cvt.rn.f32.f64 %0, %1;" : "=f"(x) : "d"(d)); }
                if constexpr (K == I64MAD) asm volatile("mad.lo.s64 %0, %0, %1, %1;" : "+l"(l) : "l"((long long)ix * 3));
                if constexpr (K == IADD64) asm volatile("add.s64 %0, %0, %1;" : "+l"(l) : "l"((long long)ix * 3));
            }
        }
        __syncthreads(); long long t1 = clock64(); best = min(best, t1 - t0);
    }
    uint32_t all = __float_as_uint(x) ^ i ^ uint32_t(d) ^ u ^ uint32_t(l) ^ __float_as_uint(c[0] + c[1] + c[2] + c[3]) ^ ci[0] ^ ci[1] ^ ci[2] ^ ci[3] ^ a[1] ^ a[2] ^ a[3];
    if (all == 0x12345677u) *sk = all;
    if (threadIdx.x == 0) out[blockIdx.x] = best;
}
template <int K> void chains() {
    for (int threads : {32, 128, 256, 512, 1024}) {
        if (K == BAR32 && threads > 256) continue;
        const int n = 64; chain<K><<<1, threads>>>(1.0f, K == XOR || K == IADD ? 3 : 1, n, outd, sink); cudaError_t e = cudaDeviceSynchronize();
        if (e) { std::printf("ERROR chain %s %s\n", chain_names[K], cudaGetErrorString(e)); std::exit(1); }
        long long r; CK(cudaMemcpy(&r, outd, 8, cudaMemcpyDeviceToHost));
        std::printf("CHAIN op=%s threads=%d clocks=%.3f\n", chain_names[K], threads, double(r) / (n * 8));
    }
    if constexpr (K + 1 < CHAINS) chains<K + 1>();
}
// rings of loads
__global__ void ring(const uint32_t* p, int n, uint32_t start, int cg, long long* out, uint32_t* sk) {
    uint32_t at = start; long long t0 = clock64();
    if (cg) for (int i = 0; i < n; i++) asm volatile("ld.global.cg.u32 %0, [%1];" : "=r"(at) : "l"(p + at));
    else for (int i = 0; i < n; i++) asm volatile("ld.global.ca.u32 %0, [%1];" : "=r"(at) : "l"(p + at));
    long long t1 = clock64(); if (at == 0xffffffff) *sk = at; if (threadIdx.x == 0) out[0] = t1 - t0;
}
static void topic_rings() {
    uint32_t* p = (uint32_t*)big; 
    for (size_t bytes : {size_t(8) << 10, size_t(64) << 10, size_t(1) << 20, size_t(8) << 20, size_t(32) << 20, size_t(512) << 20}) for (int stride : {128, 4096}) {
        size_t n = bytes / stride; if (n < 16) continue; if (n > 65536) n = 65536;
        std::vector<uint32_t> order(n); for (size_t i = 0; i < n; i++) order[i] = i; uint64_t s = 12345;
        for (size_t i = n - 1; i; i--) { s = s * 6364136223846793005ull + 1442695040888963407ull; std::swap(order[i], order[(s >> 33) % (i + 1)]); }
        size_t step = bytes / n / 4; std::vector<uint32_t> h(bytes / 4); for (size_t i = 0; i < n; i++) h[order[i] * step] = order[(i + 1) % n] * step;
        CK(cudaMemcpy(p, h.data(), bytes, cudaMemcpyHostToDevice));
        for (int cg : {0, 1}) {
            int steps = int(std::min<size_t>(n, 8192));
            ring<<<1, 32>>>(p, steps, 0, cg, outd, sink); if (bytes > (size_t(40) << 20)) cold(); ring<<<1, 32>>>(p, steps, 0, cg, outd, sink); CK(cudaDeviceSynchronize());
            long long r; CK(cudaMemcpy(&r, outd, 8, cudaMemcpyDeviceToHost)); std::printf("RING bytes=%zu stride=%d cg=%d clocks=%.2f\n", bytes, stride, cg, double(r) / steps);
        }
    }
}
// ---- D: latency and bandwidth by bytes on their way; a warp loads (or stores) U times V bytes a lane at once
template <int V> struct Vec; template <> struct Vec<4> { using T = uint32_t; }; template <> struct Vec<8> { using T = uint2; }; template <> struct Vec<16> { using T = uint4; };
__device__ uint32_t fold(uint32_t v) { return v; } __device__ uint32_t fold(uint2 v) { return v.x ^ v.y; } __device__ uint32_t fold(uint4 v) { return v.x ^ v.y ^ v.z ^ v.w; }
template <class T> __device__ T make(uint32_t v) { T t; memset(&t, int(v & 255), sizeof t); return t; }
// mode 0: read, 1: write, 2: copy
template <int V, int U, int MODE> __global__ void stream(const char* src, char* dst, size_t bytes, int turns, long long* out, uint32_t* sk) {
    using T = typename Vec<V>::T;
    const size_t warps = size_t(gridDim.x) * blockDim.x / 32, warp = (size_t(blockIdx.x) * blockDim.x + threadIdx.x) / 32, lane = threadIdx.x & 31, step = size_t(U) * 32 * V;
    uint32_t s = 0; size_t at = warp * step; long long spent = 0;
    for (int t = 0; t < turns; t++) {
        T v[U]; const T* p = (const T*)(src + at) + lane; T* q = (T*)(dst + at) + lane;
        long long t0 = clock64();
        if (MODE != 1) {
#pragma unroll
            for (int u = 0; u < U; u++) v[u] = __ldcg(p + u * 32);
#pragma unroll
            for (int u = 0; u < U; u++) s ^= fold(v[u]);
        }
        asm volatile("" :: "r"(s) : "memory");
        if (s == 0x12345677u) *sk = s;
        spent += clock64() - t0;
        if (MODE != 0) {
#pragma unroll
            for (int u = 0; u < U; u++) __stcg(q + u * 32, MODE == 1 ? make<T>(t) : v[u]);
        }
        at += warps * step; if (at + step > bytes) at = warp * step;
    }
    if (lane == 0) atomicAdd((unsigned long long*)out, (unsigned long long)spent);
    if (threadIdx.x == 0 && s == 0x7654321u) *sk = s;
}
template <int V, int U, int MODE> void streams(const char* where, size_t bytes, char* base) {
    for (int warps : {1, 2, 4, 8, 16, 32, 64}) {
        int ctas = warps > 16 ? warps / 16 : 1, threads = warps / ctas * 32; size_t each = size_t(U) * 32 * V * warps * sms;
        if (each > bytes) continue;
        size_t total = bytes > (size_t(64) << 20) ? size_t(96) << 20 : size_t(64) << 20; if (warps * U * V < 64) total /= 4;
        int turns = int(std::max<size_t>(total / each, 4));
        if (size_t(turns) * each > bytes && bytes > (size_t(64) << 20)) turns = int(bytes / each);
        char* dst = base + bytes; CK(cudaMemset(outd, 0, 8));
        double us = timed([&] { stream<V, U, MODE><<<sms * ctas, threads>>>(base, dst, bytes, turns, outd, sink); }, bytes > (size_t(64) << 20), 3);
        long long r; CK(cudaMemcpy(&r, outd, 8, cudaMemcpyDeviceToHost)); double runs = 4;
        std::printf("STREAM where=%s mode=%d v=%d u=%d warps=%d turns=%d us=%.2f gbs=%.1f latency=%.1f inflight=%d\n", where, MODE, V, U, warps, turns, us, double(turns) * each * (MODE == 2 ? 2 : 1) / us / 1e3, double(r) / runs / turns / (double(warps) * sms), warps * U * V * 32);
    }
}
template <int MODE> void modes(const char* where, size_t bytes, char* base) {
    streams<4, 1, MODE>(where, bytes, base); streams<4, 4, MODE>(where, bytes, base); streams<16, 1, MODE>(where, bytes, base); streams<16, 2, MODE>(where, bytes, base); streams<16, 4, MODE>(where, bytes, base); streams<16, 8, MODE>(where, bytes, base);
}
static void topic_streams() {
    modes<0>("dram", size_t(768) << 20, big); modes<1>("dram", size_t(768) << 20, big); modes<2>("dram", size_t(768) << 20, big);
    modes<0>("l2", size_t(16) << 20, big); modes<1>("l2", size_t(16) << 20, big); modes<2>("l2", size_t(16) << 20, big);
}
// short CTAs: each thread loads R times and stores WR times V bytes, once
template <int V, int R, int WR> __global__ void once(const char* src, char* dst, size_t n, uint32_t* sk) {
    using T = typename Vec<V>::T; const size_t i = size_t(blockIdx.x) * blockDim.x + threadIdx.x; uint32_t s = 0; T v = make<T>(1);
#pragma unroll
    for (int r = 0; r < R; r++) { v = ((const T*)src)[i + r * n]; s ^= fold(v); }
#pragma unroll
    for (int w = 0; w < WR; w++) { ((T*)dst)[i + w * n] = R ? make<T>(s) : v; }
    if (!WR && s == 0x12345677u) *sk = s;
}
template <int V, int R, int WR> void onces() {
    for (int threads : {64, 128, 256, 512, 1024}) for (size_t mib : {4, 16, 64, 128}) {
        size_t n = (mib << 20) / V;
        double us = timed([&] { once<V, R, WR><<<unsigned(n / threads), threads>>>(big, big + (size_t(1) << 30), n, sink); }, true);
        std::printf("ONCE v=%d r=%d w=%d threads=%d mib=%zu us=%.2f gbs=%.1f\n", V, R, WR, threads, mib, us, double(mib << 20) * (R + WR) / us / 1e3);
    }
}
static void topic_once() { onces<4, 1, 0>(); onces<4, 1, 1>(); onces<4, 2, 1>(); onces<16, 1, 0>(); onces<16, 0, 1>(); onces<16, 1, 1>(); onces<16, 2, 1>(); }
// ---- E: groups of multiprocessors that read the same lines at once
__device__ uint32_t smid() { uint32_t r; asm("mov.u32 %0, %smid;" : "=r"(r)); return r; }
__global__ void __launch_bounds__(512) same(const char* p, size_t bytes, int groups, int by, size_t skew, int turns, int nsm, uint32_t* sk) {
    const uint32_t id = smid(), g = by ? id % groups : id * groups / nsm, rank = by ? id / groups : id - (g * nsm + groups - 1) / groups;
    const char* mine = p + g * bytes; uint32_t s = 0; size_t at = (rank * skew) % bytes;
    for (int t = 0; t < turns; t++) for (size_t i = 0; i < bytes; i += 512 * 16 * 4) {
        uint4 v[4];
#pragma unroll
        for (int u = 0; u < 4; u++) { size_t o = at + i + u * 8192 + threadIdx.x * 16; if (o >= bytes) o -= bytes; v[u] = __ldcg((const uint4*)(mine + o)); }
#pragma unroll
        for (int u = 0; u < 4; u++) s ^= fold(v[u]);
    }
    if (s == 0x12345677u) *sk = s;
}
__global__ void __launch_bounds__(128) same_bulk(const char* p, size_t bytes, int groups, int by, size_t skew, int turns, int nsm, int piece, uint32_t* sk) {
    extern __shared__ __align__(128) char sm[]; __shared__ __align__(8) uint64_t bar[8];
    const uint32_t id = smid(), g = by ? id % groups : id * groups / nsm, rank = by ? id / groups : id - (g * nsm + groups - 1) / groups;
    const char* mine = p + g * bytes; size_t at = (rank * skew) % bytes; const int stages = 4;
    uint32_t b = (uint32_t)__cvta_generic_to_shared(bar), d = (uint32_t)__cvta_generic_to_shared(sm);
    if (threadIdx.x == 0) {
        for (int i = 0; i < stages; i++) asm volatile("mbarrier.init.shared.b64 [%0], 1;" :: "r"(b + i * 8));
        asm volatile("fence.mbarrier_init.release.cluster;"); asm volatile("fence.proxy.async;");
        size_t total = bytes / piece * turns;
        for (size_t i = 0; i < total + stages; i++) {
            if (i >= stages) { uint32_t st = (i - stages) % stages, ph = ((i - stages) / stages) & 1; asm volatile("{.reg .pred P; W: mbarrier.try_wait.parity.shared.b64 P, [%0], %1; @P bra D; bra W; D: }" :: "r"(b + st * 8), "r"(ph) : "memory"); }
            if (i < total) { uint32_t st = i % stages; size_t o = (at + i * piece) % bytes;
                asm volatile("mbarrier.arrive.expect_tx.shared.b64 _, [%0], %1;" :: "r"(b + st * 8), "r"(piece) : "memory");
                asm volatile("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], %2, [%3];" :: "r"(d + st * piece), "l"(mine + o), "r"(piece), "r"(b + st * 8) : "memory"); }
        }
    }
}
static void topic_same() {
    CK(cudaFuncSetAttribute(same_bulk, cudaFuncAttributeMaxDynamicSharedMemorySize, 160 * 1024));
    for (int bulk : {0, 1}) for (int by : {0, 1}) for (int groups : {1, 2, 4, 8, 16, 33, 66, 132}) for (size_t skew : {size_t(0), size_t(32768), size_t(65536) * 3}) {
        if (by && (groups == 132 || groups == 1)) continue;
        size_t bytes = 262144; int turns = 32; const int piece = 32768;
        double us = timed([&] { if (bulk) same_bulk<<<sms, 128, 4 * piece>>>(big, bytes, groups, by, skew, turns, sms, piece, sink); else same<<<sms, 512, 0>>>(big, bytes, groups, by, skew, turns, sms, sink); }, false, 5);
        std::printf("SAME bulk=%d by=%d groups=%d skew=%zu us=%.2f gbs=%.1f\n", bulk, by, groups, skew, us, double(bytes) * turns * sms / us / 1e3);
    }
    // tiles of products: each multiprocessor reads its row of A and its column of B, as TMA products do
}
// ---- CTAs: how fast they start
__global__ void empty(uint32_t* sk) { if (sk == nullptr) asm volatile("trap;"); }
static void topic_ctas() {
    for (int threads : {32, 64, 128, 256, 512, 1024}) for (int per : {1, 8, 32, 128}) for (int smem : {0, 16384}) {
        double us = timed([&] { empty<<<sms * per, threads, smem>>>(sink); }, false); std::printf("CTAS threads=%d per=%d smem=%d us=%.2f\n", threads, per, smem, us);
    }
}
// ---- cold code
template <int N> __global__ void straight(float x, float y, long long* out, uint32_t* sk) {
    long long t0 = clock64();
#pragma unroll
    for (int i = 0; i < N; i++) asm volatile("fma.rn.f32 %0, %0, %1, %1;" : "+f"(x) : "f"(y));
    long long t1 = clock64(); if (x == 1.2345f) *sk = 1; if (threadIdx.x == 0) out[blockIdx.x] = t1 - t0;
}
template <int N> void code() {
    for (int is_cold : {0, 1}) for (int grid : {1, 132}) for (int threads : {32, 512}) {
        double us = timed([&] { straight<N><<<grid, threads>>>(1, 0.5f, outd, sink); }, is_cold); std::vector<long long> r(grid); CK(cudaMemcpy(r.data(), outd, grid * 8, cudaMemcpyDeviceToHost)); std::sort(r.begin(), r.end());
        std::printf("CODE bytes=%d cold=%d grid=%d threads=%d clocks=%lld us=%.2f\n", N * 16, is_cold, grid, threads, r[grid / 2], us);
    }
}
// ---- what a pipe does beside another: clocks of an instruction with 16 warps
template <int K> __global__ void mix(int n, float y, int iy, long long* out, uint32_t* sk) {
    float x[4] = {1, 2, 3, 4}; int i[4] = {1, 2, 3, 4}; __syncthreads(); long long t0 = clock64();
    for (int k = 0; k < n; k++) {
#pragma unroll
        for (int j = 0; j < 32; j++) {
            if (K == 0 || K == 3 || K == 4 || K == 6) asm volatile("fma.rn.f32 %0, %0, %1, %1;" : "+f"(x[j & 3]) : "f"(y));
            if (K == 1 || K == 3 || K == 5) asm volatile("mad.lo.s32 %0, %0, %1, %1;" : "+r"(i[j & 3]) : "r"(iy));
            if (K == 2 || K == 4 || K == 5) asm volatile("xor.b32 %0, %0, %1;" : "+r"(i[j & 3]) : "r"(iy));
            if (K == 6) asm volatile("fma.rn.f32 %0, %0, %1, %1;" : "+f"(x[(j + 1) & 3]) : "f"(y));
            if (K == 6) asm volatile("xor.b32 %0, %0, %1;" : "+r"(i[j & 3]) : "r"(iy));
            if (K == 7) asm volatile("fma.rn.f16x2 %0, %0, %1, %1;" : "+r"(i[j & 3]) : "r"(iy));
            if (K == 8) asm volatile("add.f32 %0, %0, %1;" : "+f"(x[j & 3]) : "f"(y));
            if (K == 9) asm volatile("{.reg .pred p; setp.lt.s32 p, %0, %1; selp.s32 %0, %1, %2, p;}" : "+r"(i[j & 3]) : "r"(iy), "r"(n));
            if (K == 10) asm volatile("max.f32 %0, %0, %1;" : "+f"(x[j & 3]) : "f"(y));
            if (K == 11) asm volatile("{.reg .b16 q; cvt.rn.f16.f32 q, %0; cvt.f32.f16 %0, q;}" : "+f"(x[j & 3]));
            if (K == 12) asm volatile("cvt.rn.f16x2.f32 %0, %1, %1;" : "=r"(i[j & 3]) : "f"(x[j & 3]));
            if (K == 13) asm volatile("dp4a.s32.s32 %0, %0, %1, %1;" : "+r"(i[j & 3]) : "r"(iy));
            if (K == 14) asm volatile("{.reg .b16 a,b; mov.b32 {a,b}, %0; cvt.f32.bf16 %1, a;}" : "+r"(i[j & 3]), "=f"(x[j & 3]));
            if (K == 15) asm volatile("mul.wide.s32 %0, %1, %2;" : "=l"(*(long long*)&x[0]) : "r"(i[j & 3]), "r"(iy));
        }
    }
    __syncthreads(); long long t1 = clock64(); uint32_t s = __float_as_uint(x[0] + x[1] + x[2] + x[3]) ^ i[0] ^ i[1] ^ i[2] ^ i[3]; if (s == 0x12345677u) *sk = s; if (threadIdx.x == 0) out[0] = t1 - t0;
}
static const char* mix_names[] = {"fma", "mad.lo", "xor", "fma+mad", "fma+xor", "mad+xor", "2 fma+xor", "hfma2", "add.f32", "setp+selp", "max.f32", "f32>f16>f32", "cvt.f16x2", "dp4a", "bf16>f32", "mul.wide"};
template <int K> void mixes() {
    mix<K><<<1, 512>>>(32, 0.5f, 3, outd, sink); CK(cudaDeviceSynchronize()); mix<K><<<1, 512>>>(32, 0.5f, 3, outd, sink); CK(cudaDeviceSynchronize());
    long long r; CK(cudaMemcpy(&r, outd, 8, cudaMemcpyDeviceToHost)); std::printf("MIX op=%s clocks=%.4f\n", mix_names[K], double(r) / (32 * 32 * 4));
    if constexpr (K < 15) mixes<K + 1>();
}
// ---- mma.sync rates: 16 warps, 4 accumulators
template <int K> __global__ void mmas(int n, long long* out, uint32_t* sk) {
    float c[4][4] = {}; int d[4][4] = {}; uint32_t a[4] = {threadIdx.x, 2, 3, 4}, b[2] = {5, 6}; __syncthreads(); long long t0 = clock64();
    for (int k = 0; k < n; k++)
#pragma unroll
        for (int j = 0; j < 4; j++) {
            if (K == 0) asm volatile("mma.sync.aligned.m16n8k8.row.col.f32.f16.f16.f32 {%0,%1,%2,%3}, {%4,%5}, {%6}, {%0,%1,%2,%3};" : "+f"(c[j][0]), "+f"(c[j][1]), "+f"(c[j][2]), "+f"(c[j][3]) : "r"(a[0]), "r"(a[1]), "r"(b[0]));
            if (K == 1) asm volatile("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3};" : "+f"(c[j][0]), "+f"(c[j][1]), "+f"(c[j][2]), "+f"(c[j][3]) : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]));
            if (K == 2) asm volatile("mma.sync.aligned.m16n8k16.row.col.f16.f16.f16.f16 {%0,%1}, {%2,%3,%4,%5}, {%6,%7}, {%0,%1};" : "+r"(d[j][0]), "+r"(d[j][1]) : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]));
            if (K == 3) asm volatile("mma.sync.aligned.m16n8k32.row.col.s32.s8.s8.s32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3};" : "+r"(d[j][0]), "+r"(d[j][1]), "+r"(d[j][2]), "+r"(d[j][3]) : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]));
            if (K == 4) asm volatile("mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3};" : "+f"(c[j][0]), "+f"(c[j][1]), "+f"(c[j][2]), "+f"(c[j][3]) : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]));
            if (K == 5) asm volatile("mma.sync.aligned.m16n8k16.row.col.s32.s8.s8.s32 {%0,%1,%2,%3}, {%4,%5}, {%6}, {%0,%1,%2,%3};" : "+r"(d[j][0]), "+r"(d[j][1]), "+r"(d[j][2]), "+r"(d[j][3]) : "r"(a[0]), "r"(a[1]), "r"(b[0]));
        }
    __syncthreads(); long long t1 = clock64(); uint32_t s = 0; for (int j = 0; j < 4; j++) for (int q = 0; q < 4; q++) s ^= __float_as_uint(c[j][q]) ^ d[j][q];
    if (s == 0x12345677u) *sk = s; if (threadIdx.x == 0) out[0] = t1 - t0;
}
template <int K> void mmass() {
    static const char* n[] = {"m16n8k8.f16.f32", "m16n8k16.f16.f32", "m16n8k16.f16.f16", "m16n8k32.s8", "m16n8k8.tf32", "m16n8k16.s8"};
    for (int threads : {128, 256, 512}) { mmas<K><<<1, threads>>>(256, outd, sink); CK(cudaDeviceSynchronize()); mmas<K><<<1, threads>>>(256, outd, sink); CK(cudaDeviceSynchronize());
        long long r; CK(cudaMemcpy(&r, outd, 8, cudaMemcpyDeviceToHost)); std::printf("MMA op=%s threads=%d clocks_per_warp_mma_of_a_quarter=%.3f\n", n[K], threads, double(r) / (256 * 4 * (threads / 128))); }
    if constexpr (K < 5) mmass<K + 1>();
}
// ---- B: the carve-out, told by ncu of each launch
template <int REGS> __global__ void carve(const float* p, float* q, int n) {
    extern __shared__ float smf[]; float v[REGS];
#pragma unroll
    for (int i = 0; i < REGS; i++) v[i] = p[threadIdx.x + i * n];
    if (n == 12345) { smf[threadIdx.x] = v[0]; __syncthreads(); v[1] += smf[threadIdx.x ^ 1]; }
    float s = 0; for (int k = 0; k < n; k++) {
#pragma unroll
        for (int i = 0; i < REGS; i++) { v[i] = v[i] * v[(i + 1) % REGS] + s; s += v[i]; } }
#pragma unroll
    for (int i = 0; i < REGS; i++) s += v[i];
    q[blockIdx.x * blockDim.x + threadIdx.x] = s;
}
template <int REGS> void carves() {
    CK(cudaFuncSetAttribute(carve<REGS>, cudaFuncAttributeMaxDynamicSharedMemorySize, 200 * 1024)); cudaFuncAttributes at; CK(cudaFuncGetAttributes(&at, carve<REGS>));
    const int smems[] = {0, 256, 1024, 2048, 4096, 6144, 8192, 12288, 16384, 20480, 24576, 32768, 40960, 49152, 65536, 81920, 98304, 131072, 196608};
    for (int threads : {32, 64, 128, 256, 512, 1024}) for (int s : smems) {
        if (threads * at.numRegs > 65536) continue;
        carve<REGS><<<sms * (threads == 128 ? 1 : 64), threads, s>>>((float*)big, (float*)big + (1 << 24), 1); cudaError_t e = cudaDeviceSynchronize();
        std::printf("CARVE regs=%d threads=%d smem=%d error=%s\n", at.numRegs, threads, s, e ? cudaGetErrorString(e) : "no"); if (e) std::exit(1);
    }
}
__global__ void where(uint32_t* out) { if (threadIdx.x == 0) { out[blockIdx.x] = smid(); long long t = clock64(); while (clock64() - t < 20000) {} } }
static void topic_place() {
    for (int threads : {1024, 256}) { uint32_t* d = dev<uint32_t>(1056); where<<<528, threads>>>(d); CK(cudaDeviceSynchronize()); std::vector<uint32_t> h(528); CK(cudaMemcpy(h.data(), d, 528 * 4, cudaMemcpyDeviceToHost));
        std::printf("PLACE threads=%d sm=", threads); for (int i = 0; i < 528; i++) std::printf("%u%s", h[i], i < 527 ? "," : "\n"); }
}
int main(int argc, char** argv) {
    cudaDeviceProp p; CK(cudaGetDeviceProperties(&p, 0)); sms = p.multiProcessorCount;
    big = dev<char>(BIG); sink = dev<uint32_t>(16); outd = dev<long long>(65536); sweepbuf = (uint4*)dev<char>(size_t(256) << 20);
    int ring_[64]; for (int i = 0; i < 64; i++) ring_[i] = (i + 5) % 64; CK(cudaMemcpyToSymbol(cring, ring_, sizeof ring_));
    for (int i = 0; i < 300; i++) cold(); CK(cudaDeviceSynchronize());
    for (int i = 1; i < argc; i++) {
        std::string t = argv[i];
        if (t == "patterns") topic_patterns(); if (t == "chains") { chains<0>(); mixes<0>(); mmass<0>(); } if (t == "rings") topic_rings(); if (t == "streams") topic_streams();
        if (t == "once") topic_once(); if (t == "same") topic_same(); if (t == "ctas") topic_ctas(); if (t == "place") topic_place(); if (t == "code") { code<256>(); code<1024>(); code<4096>(); code<8192>(); }
        if (t == "carve") { carves<8>(); carves<48>(); carves<110>(); }
        std::printf("DONE %s\n", t.c_str()); std::fflush(stdout);
    }
}

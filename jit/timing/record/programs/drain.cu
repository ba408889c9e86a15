// Time from a CTA's last instruction to the next CTA's first on the same multiprocessor, with work left behind or not.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <vector>
#include <cuda.h>
#include <cuda_runtime.h>
struct Row { unsigned sm; long long start, first, end, gstart, gend; };
__device__ __forceinline__ long long clk() { long long t; asm volatile("mov.u64 %0, %%clock64;" : "=l"(t)::"memory"); return t; }
__device__ __forceinline__ long long ns() { long long t; asm volatile("mov.u64 %0, %%globaltimer;" : "=l"(t)::"memory"); return t; }
// mode: 0 nothing, 1 stores of 16 bytes (KB a CTA: amount), 2 bulk copies to global memory, read-waited, 3 the same, waited for whole,
// 4 bulk reductions f32, read-waited, 5 the same, waited for whole, 6 red.add.f32, 7 bulk reductions not waited at all (last ones)
__device__ __forceinline__ void body(int mode, int amount, int spin, int load, float* out, const float* in, Row* rows, float* sink) {
    extern __shared__ __align__(1024) float shared[];
    __shared__ __align__(8) unsigned long long barrier;
    const long long start = clk(), gstart = ns();
    const unsigned bar = (unsigned)__cvta_generic_to_shared(&barrier), tile = (unsigned)__cvta_generic_to_shared(shared);
    long long first = start;
    if (load) {  // a copy of `load` KB, and its wait
        if (threadIdx.x == 0) {
            asm volatile("mbarrier.init.shared.b64 [%0], 1;" ::"r"(bar));
            asm volatile("fence.mbarrier_init.release.cluster;");
            asm volatile("mbarrier.arrive.expect_tx.shared.b64 _, [%0], %1;" ::"r"(bar), "r"(load * 1024) : "memory");
            for (int i = 0; i < load; i += 8)
                asm volatile("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], 8192, [%2];" ::"r"(tile + i * 1024), "l"(in + (size_t(blockIdx.x) * load + i) * 256), "r"(bar) : "memory");
        }
        __syncthreads();
        asm volatile("{ .reg .pred p; W: mbarrier.try_wait.parity.shared.b64 p, [%0], 0; @!p bra W; }" ::"r"(bar) : "memory");
        first = clk();
    }
    const long long begin = clk();
    while (clk() - begin < spin) {}
    __syncthreads();
    float* mine = out + size_t(blockIdx.x) * amount * 256;
    if (mode == 1) for (int i = threadIdx.x; i < amount * 64; i += blockDim.x) reinterpret_cast<float4*>(mine)[i] = make_float4(1, 2, 3, i);
    if (mode == 6) for (int i = threadIdx.x; i < amount * 256; i += blockDim.x) asm volatile("red.global.add.f32 [%0], %1;" ::"l"(mine + i), "f"(1.f) : "memory");
    if (mode >= 2 && mode != 6 && threadIdx.x == 0) {
        for (int i = 0; i < amount; i += 4)
            if (mode < 4) asm volatile("cp.async.bulk.global.shared::cta.bulk_group [%0], [%1], 4096;" ::"l"(mine + i * 256), "r"(tile + i * 1024) : "memory");
            else asm volatile("cp.reduce.async.bulk.global.shared::cta.bulk_group.add.f32 [%0], [%1], 4096;" ::"l"(mine + i * 256), "r"(tile + i * 1024) : "memory");
        asm volatile("cp.async.bulk.commit_group;");
        if (mode == 2 || mode == 4) asm volatile("cp.async.bulk.wait_group.read 0;" ::: "memory");
        if (mode == 3 || mode == 5) asm volatile("cp.async.bulk.wait_group 0;" ::: "memory");
    }
    __syncthreads();
    if (threadIdx.x == 0) {
        unsigned sm; asm volatile("mov.u32 %0, %%smid;" : "=r"(sm));
        if (sink && shared[0] == 12345.f) *sink = 1;
        const long long gend = ns(), end = clk();
        rows[blockIdx.x] = Row{sm, start, first, end, gstart, gend};
    }
}
__global__ void plain(int mode, int amount, int spin, int load, float* out, const float* in, Row* rows, float* sink) { body(mode, amount, spin, load, out, in, rows, sink); }
__global__ __cluster_dims__(2, 1, 1) void pairs(int mode, int amount, int spin, int load, float* out, const float* in, Row* rows, float* sink) {
    body(mode, amount, spin, load, out, in, rows, sink);
}
__global__ void sweep(float4* p, size_t n) { for (size_t i = blockIdx.x * size_t(blockDim.x) + threadIdx.x; i < n; i += size_t(gridDim.x) * blockDim.x) p[i] = make_float4(0, 0, 0, 0); }
static float *out_, *in_, *flush_;
static Row* rows_;
void one(const char* name, bool cluster, int waves, int threads, int kb, int mode, int amount, int spin, int load) {
    auto kernel = cluster ? pairs : plain;
    cudaFuncSetAttribute(kernel, cudaFuncAttributeMaxDynamicSharedMemorySize, 232448 - 1024);
    const int ctas = 132 * waves;
    std::vector<Row> rows(ctas);
    std::vector<double> gap, first, later, total, whole;
    cudaEvent_t a, b; cudaEventCreate(&a); cudaEventCreate(&b);
    for (int r = 0; r < 5; r++) {
        sweep<<<1056, 256>>>(reinterpret_cast<float4*>(flush_), (256u << 20) / 16);
        cudaEventRecord(a);
        kernel<<<ctas, threads, kb * 1024>>>(mode, amount, spin, load, out_, in_, rows_, nullptr);
        cudaEventRecord(b); cudaEventSynchronize(b);
        if (cudaGetLastError() != cudaSuccess) { printf("%s FAILED\n", name); return; }
        float ms; cudaEventElapsedTime(&ms, a, b);
        if (!r) continue;
        cudaMemcpy(rows.data(), rows_, ctas * sizeof(Row), cudaMemcpyDeviceToHost);
        std::map<unsigned, std::vector<Row>> by;
        for (auto& x : rows) by[x.sm].push_back(x);
        long long g0 = rows[0].gstart, g1 = 0;
        for (auto& x : rows) { g0 = std::min(g0, x.gstart); g1 = std::max(g1, x.gend); }
        total.push_back(ms * 1000); whole.push_back((g1 - g0) / 1000.);
        for (auto& [sm, v] : by) {
            std::sort(v.begin(), v.end(), [](const Row& p, const Row& q) { return p.start < q.start; });
            for (size_t i = 0; i < v.size(); i++) {
                (i ? later : first).push_back(double(v[i].first - v[i].start));
                if (i) gap.push_back(double(v[i].start - v[i - 1].end));
            }
        }
    }
    auto mid = [](std::vector<double>& v, double q) { if (v.empty()) return -1.; std::sort(v.begin(), v.end()); return v[size_t(q * (v.size() - 1))]; };
    printf("drain %s cluster=%d waves=%d threads=%d kb=%d mode=%d amount=%d spin=%d load=%d event_us=%.2f grid_us=%.2f gap=%.0f gap_lo=%.0f gap_hi=%.0f first=%.0f later=%.0f later_hi=%.0f\n", name, cluster, waves, threads, kb, mode, amount, spin, load,
        mid(total, .5), mid(whole, .5), mid(gap, .5), mid(gap, .05), mid(gap, .95), mid(first, .5), mid(later, .5), mid(later, .95));
}
int main() {
    cudaMalloc(&out_, size_t(132 * 8) * 256 * 1024); cudaMalloc(&in_, size_t(132 * 8) * 256 * 1024); cudaMalloc(&flush_, 256u << 20); cudaMalloc(&rows_, sizeof(Row) * 132 * 16);
    cudaMemset(in_, 0, size_t(132 * 8) * 256 * 1024);
    for (int w = 1; w <= 4; w++) one("waves", false, w, 384, 200, 0, 0, 20000, 0);
    for (int t : {128, 256, 512, 1024}) one("threads", false, 4, t, 200, 0, 0, 20000, 0);
    for (int kb : {120, 160, 200, 226}) one("shared", false, 4, 384, kb, 0, 0, 20000, 0);
    for (int m = 0; m < 8; m++) for (int amount : {16, 64, 128}) if (m || amount == 16) one("mode", false, 4, 384, 200, m, amount, 20000, 0);
    for (int m : {0, 1, 2, 4, 5, 7}) one("cluster", true, 4, 384, 200, m, 64, 20000, 0);
    for (int load : {8, 64, 128}) for (int m : {0, 1, 4, 5, 6}) one("load", false, 4, 384, 200, m, 64, 20000, load);
    for (int load : {64, 128}) for (int m : {0, 4}) one("loadcluster", true, 4, 384, 200, m, 64, 20000, load);
    for (int m : {0, 1, 4, 5}) one("short", false, 4, 384, 200, m, 64, 2000, 64);
    for (int m : {0, 4}) one("small", false, 8, 256, 64, m, 16, 5000, 16);
}

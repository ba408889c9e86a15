// The clock of the multiprocessors while they do different things: clock64 against globaltimer, in slices of time.
#include <algorithm>
#include <cstdio>
#include <vector>
#include <cuda_runtime.h>
__device__ __forceinline__ long long now() { long long t; asm volatile("mov.u64 %0, %%clock64;" : "=l"(t)::"memory"); return t; }
__device__ __forceinline__ long long ns() { long long t; asm volatile("mov.u64 %0, %%globaltimer;" : "=l"(t)::"memory"); return t; }
// kind 0 multiply-adds, 1 mma.sync, one each `every` multiply-adds, 2 spin
__global__ void load(int kind, int every, long long span, int middle, long long* out, float* sink, unsigned seed) {
    float x[8]; for (int i = 0; i < 8; i++) x[i] = i + threadIdx.x;
    float c[4] = {}; unsigned a[4], b[2]; for (int i = 0; i < 4; i++) a[i] = seed * (threadIdx.x * 7919u + i) & 0x3fff3fffu; b[0] = a[0] ^ a[2], b[1] = a[1] ^ a[3];
    const long long begin = ns(); long long last = begin, t = begin; int n = 0, turn = 0;
    __shared__ long long at[2][512];
    while ((t = ns()) - begin < span) {
        const bool on = !middle || (t - begin > span / 4 && t - begin < span * 3 / 4);
        for (int i = 0; i < 16; i++) {
            if (kind < 2) {
#pragma unroll
                for (int j = 0; j < 16; j++) asm volatile("fma.rn.f32 %0, %0, %1, %2;" : "+f"(x[j & 7]) : "f"(x[(j + 1) & 7]), "f"(x[(j + 2) & 7]));
            }
            if (kind == 1 && on && ++turn % every == 0) {
#pragma unroll
                for (int j = 0; j < 8; j++) asm volatile("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(c[0]), "+f"(c[1]), "+f"(c[2]), "+f"(c[3]) : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]));
            }
        }
        if (!threadIdx.x && t - last > 2000 && n < 512) { at[0][n] = ns() - begin; at[1][n++] = now(); last = t; }
    }
    if (!threadIdx.x && !blockIdx.x) { out[0] = n; for (int i = 0; i < n; i++) out[1 + 2 * i] = at[0][i], out[2 + 2 * i] = at[1][i]; }
    float s = c[0] + c[1] + c[2] + c[3]; for (int i = 0; i < 8; i++) s += x[i];
    sink[blockIdx.x * blockDim.x + threadIdx.x] = s;
}
static long long* out_; static float* sink_;
static void tell(const char* name) {
    std::vector<long long> v(1025); cudaMemcpy(v.data(), out_, 1025 * 8, cudaMemcpyDeviceToHost);
    const int n = int(v[0]); printf("clock %s %s GHz:", name, cudaGetErrorName(cudaGetLastError()));
    const int step = std::max(1, n / 16);
    for (int i = 0; i + step < n; i += step) printf(" %.0fus=%.3f", v[1 + 2 * i] / 1000., double(v[2 + 2 * (i + step)] - v[2 + 2 * i]) / double(v[1 + 2 * (i + step)] - v[1 + 2 * i]));
    printf("\n");
}
int main() {
    cudaMalloc(&out_, 1025 * 8); cudaMalloc(&sink_, 132 * 1024 * 8);
    char name[99];
    for (int k : {2, 0}) for (long long span : {60000ll, 600000ll}) for (int i = 0; i < 2; i++) { load<<<132, 512>>>(k, 1, span, 0, out_, sink_, 1); sprintf(name, "kind=%d span=%lld", k, span); tell(name); }
    for (int ctas : {132, 66, 8, 1}) for (int every : {1, 16, 256}) { for (int i = 0; i < 2; i++) load<<<ctas, 512>>>(1, every, 120000, 1, out_, sink_, 12345); sprintf(name, "mma ctas=%d every=%d random middle", ctas, every); tell(name); }
    for (unsigned seed : {0u, 12345u}) for (long long span : {20000ll, 120000ll, 1000000ll}) { load<<<132, 512>>>(1, 1, span, 0, out_, sink_, seed); sprintf(name, "mma seed=%u span=%lld", seed, span); tell(name); }
}

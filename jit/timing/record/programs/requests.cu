// Requests to the L2: loads of single sectors, of more sectors of a line, and additions of which several lanes have one word.
#include <cstdio>
#include <cstdint>
#include <vector>
#include <algorithm>
__device__ __forceinline__ unsigned mix(unsigned x) { x ^= x >> 16; x *= 0x7feb352du; x ^= x >> 15; x *= 0x846ca68bu; return x ^ x >> 16; }
// Each group of `same` lanes reads side by side (4 bytes each) in a line of its own that is drawn; `lines` a power of two.
template <bool L1> __global__ void loads(float* out, const float* in, unsigned lines, unsigned same, int rounds) {
    const unsigned lane = threadIdx.x % 32, warp = (blockIdx.x * blockDim.x + threadIdx.x) / 32;
    float sum = 0;
    for (int i = 0; i < rounds; ++i) {
        float v[8];
#pragma unroll
        for (int j = 0; j < 8; ++j) {
            const unsigned line = mix(warp * 977u + (i * 8 + j) * 131071u + lane / same * 7919u) & (lines - 1);
            const float* p = in + size_t(line) * 32 + lane % same;
            if (L1) asm volatile("ld.global.f32 %0, [%1];" : "=f"(v[j]) : "l"(p));
            else asm volatile("ld.global.cg.f32 %0, [%1];" : "=f"(v[j]) : "l"(p));
        }
#pragma unroll
        for (int j = 0; j < 8; ++j) sum += v[j];
    }
    if (sum == 12345.f) out[0] = sum;
}
__global__ void stores(float* out, unsigned lines, unsigned same, int rounds) {
    const unsigned lane = threadIdx.x % 32, warp = (blockIdx.x * blockDim.x + threadIdx.x) / 32;
    for (int i = 0; i < rounds * 8; ++i) {
        const unsigned line = mix(warp * 977u + i * 131071u + lane / same * 7919u) & (lines - 1);
        asm volatile("st.global.f32 [%0], %1;" :: "l"(out + size_t(line) * 32 + lane % same), "f"(1.f));
    }
}
// `same` lanes add to one word. how 0: each word in a line of its own, drawn; 1: the words of a warp side by side in a line that is drawn.
template <bool F> __global__ void adds(float* out, unsigned lines, unsigned same, int how, int rounds) {
    const unsigned lane = threadIdx.x % 32, warp = (blockIdx.x * blockDim.x + threadIdx.x) / 32;
    for (int i = 0; i < rounds; ++i) {
        const unsigned line = mix(warp * 977u + i * 131071u + (how ? 0 : lane / same * 7919u)) & (lines - 1);
        float* p = out + size_t(line) * 32 + (how ? lane / same : 0);
        if (F) asm volatile("red.global.add.f32 [%0], %1;" :: "l"(p), "f"(1.f));
        else asm volatile("red.global.add.u32 [%0], %1;" :: "l"(p), "r"(lane));
    }
}
// Loads of single sectors and additions together, as many of each.
__global__ void both(float* out, const float* in, unsigned lines, unsigned same, int rounds) {
    const unsigned lane = threadIdx.x % 32, warp = (blockIdx.x * blockDim.x + threadIdx.x) / 32;
    for (int i = 0; i < rounds; ++i) {
        const unsigned a = mix(warp * 977u + i * 131071u + lane * 7919u) & (lines - 1), b = mix(warp * 61u + i * 8191u) & (lines - 1);
        float v;
        asm volatile("ld.global.f32 %0, [%1];" : "=f"(v) : "l"(in + size_t(a) * 32));
        asm volatile("red.global.add.f32 [%0], %1;" :: "l"(out + size_t(b) * 32 + lane / same), "f"(v));
    }
}
template <class K> double seconds(K launch) {
    cudaEvent_t a, b; cudaEventCreate(&a); cudaEventCreate(&b);
    std::vector<float> t;
    for (int i = 0; i < 7; ++i) { float ms; cudaEventRecord(a); launch(); cudaEventRecord(b); cudaEventSynchronize(b); cudaEventElapsedTime(&ms, a, b); t.push_back(ms); }
    std::sort(t.begin(), t.end()); return t[3] * 1e-3 - 3.2e-6;
}
int main() {
    float *in, *out; const size_t room = 64 << 20; cudaMalloc(&in, room); cudaMalloc(&out, room); cudaMemset(in, 0, room); cudaMemset(out, 0, room);
    cudaDeviceProp d; cudaGetDeviceProperties(&d, 0); printf("%s\n", d.name);
    for (int ctas : {1, 2, 4}) for (unsigned mib : {4u, 16u, 32u}) for (unsigned same : {1u, 2u, 8u, 16u, 32u}) {
        const unsigned lines = mib << 13; const int grid = d.multiProcessorCount * ctas, block = 512, rounds = 128;
        const double requests = double(grid) * block / 32 * rounds * 8 * (32 / same);
        double t = seconds([&] { loads<true><<<grid, block>>>(out, in, lines, same, rounds); });
        double u = seconds([&] { loads<false><<<grid, block>>>(out, in, lines, same, rounds); });
        double s = ctas == 2 ? seconds([&] { stores<<<grid, block>>>(out, lines, same, rounds / 4); }) * 4 : 0;
        printf("LOADS ctas=%d mib=%u same=%u requests_s=%.4g past_l1=%.4g stores=%.4g us=%.1f\n", ctas, mib, same, requests / t, requests / u, s ? requests / s : 0, t * 1e6);
    }
    for (unsigned kib : {1u, 32u, 1024u, 8192u}) for (unsigned same : {1u, 2u, 4u, 8u, 16u, 32u}) for (int how : {0, 1}) {
        const unsigned lines = kib << 3; const int grid = d.multiProcessorCount * 4, block = 256, rounds = kib == 1 ? 8 : 64;
        const double lanes = double(grid) * block * rounds;
        double f = seconds([&] { adds<true><<<grid, block>>>(out, lines, same, how, rounds); });
        double u = seconds([&] { adds<false><<<grid, block>>>(out, lines, same, how, rounds); });
        printf("ADDS kib=%u same=%u how=%d f32_lanes_s=%.4g u32_lanes_s=%.4g us=%.1f\n", kib, same, how, lanes / f, lanes / u, f * 1e6);
    }
    for (unsigned mib : {1u, 4u, 16u}) for (unsigned same : {1u, 4u, 16u, 32u}) {
        const unsigned lines = mib << 13; const int grid = d.multiProcessorCount * 4, block = 512, rounds = 64; const double lanes = double(grid) * block * rounds;
        double t = seconds([&] { both<<<grid, block>>>(out, in, lines, same, rounds); });
        printf("BOTH mib=%u same=%u lanes_s=%.4g us=%.1f\n", mib, same, lanes / t, t * 1e6);
    }
    printf("%s\n", cudaGetErrorString(cudaDeviceSynchronize()));
}

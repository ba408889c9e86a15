// Microbenchmarks of the model's figures. Each kernel writes the clocks that its first warp took to clocks[blockIdx.x],
// and something that depends on its work to sink, so that the work stays.

__device__ __forceinline__ long long now() {
    long long t;
    asm volatile("mov.u64 %0, %%clock64;" : "=l"(t)::"memory");
    return t;
}

__device__ __forceinline__ unsigned shared_address(const void* p) {
    return static_cast<unsigned>(__cvta_generic_to_shared(p));
}

// A kernel that does nothing: what a launch costs.
extern "C" __global__ void empty(long long* clocks, float* sink, int rounds) {}

// Latency of a chain of multiply-adds.
extern "C" __global__ void fma_chain(long long* clocks, float* sink, int rounds) {
    float x = threadIdx.x;
    const long long begin = now();
    for (int i = 0; i < rounds; ++i) asm volatile("fma.rn.f32 %0, %0, 0f3f800001, 0f3f000000;" : "+f"(x));
    const long long end = now();
    if (threadIdx.x == 0) clocks[blockIdx.x] = end - begin;
    sink[blockIdx.x * blockDim.x + threadIdx.x] = x;
}

// Rate of multiply-adds: eight independent chains a thread.
extern "C" __global__ void fma_rate(long long* clocks, float* sink, int rounds) {
    float x[8];
    for (int j = 0; j < 8; ++j) x[j] = threadIdx.x + j;
    __syncthreads();
    const long long begin = now();
    for (int i = 0; i < rounds; ++i)
#pragma unroll
        for (int j = 0; j < 8; ++j) asm volatile("fma.rn.f32 %0, %0, 0f3f800001, 0f3f000000;" : "+f"(x[j]));
    __syncthreads();
    const long long end = now();
    float sum = 0;
    for (int j = 0; j < 8; ++j) sum += x[j];
    if (threadIdx.x == 0) clocks[blockIdx.x] = end - begin;
    sink[blockIdx.x * blockDim.x + threadIdx.x] = sum;
}

// Rate of the integer pipe: eight chains of logic.
extern "C" __global__ void integer_rate(long long* clocks, float* sink, int rounds) {
    unsigned x[8];
    for (int j = 0; j < 8; ++j) x[j] = threadIdx.x + j;
    __syncthreads();
    const long long begin = now();
    for (int i = 0; i < rounds; ++i)
#pragma unroll
        for (int j = 0; j < 8; ++j) asm volatile("lop3.b32 %0, %0, %1, %2, 0x96;" : "+r"(x[j]) : "r"(i), "r"(rounds));
    __syncthreads();
    const long long end = now();
    unsigned sum = 0;
    for (int j = 0; j < 8; ++j) sum += x[j];
    if (threadIdx.x == 0) clocks[blockIdx.x] = end - begin;
    sink[blockIdx.x * blockDim.x + threadIdx.x] = sum;
}

// Rate of special functions: four chains of ex2.
extern "C" __global__ void special_rate(long long* clocks, float* sink, int rounds) {
    float x[4];
    for (int j = 0; j < 4; ++j) x[j] = threadIdx.x * 1e-3f + j;
    __syncthreads();
    const long long begin = now();
    for (int i = 0; i < rounds; ++i)
#pragma unroll
        for (int j = 0; j < 4; ++j) asm volatile("ex2.approx.ftz.f32 %0, %0;" : "+f"(x[j]));
    __syncthreads();
    const long long end = now();
    if (threadIdx.x == 0) clocks[blockIdx.x] = end - begin;
    sink[blockIdx.x * blockDim.x + threadIdx.x] = x[0] + x[1] + x[2] + x[3];
}

// Latency of a chain of shuffles.
extern "C" __global__ void shuffle_chain(long long* clocks, float* sink, int rounds) {
    int x = threadIdx.x;
    const long long begin = now();
    for (int i = 0; i < rounds; ++i) x = __shfl_xor_sync(~0u, x, 1);
    const long long end = now();
    if (threadIdx.x == 0) clocks[blockIdx.x] = end - begin;
    sink[blockIdx.x * blockDim.x + threadIdx.x] = x;
}

// Latency of a chain of loads from shared memory: each word holds the address of the next one.
extern "C" __global__ void shared_chain(long long* clocks, float* sink, int rounds) {
    __shared__ unsigned words[64];
    if (threadIdx.x < 64) words[threadIdx.x] = shared_address(&words[(threadIdx.x + 1) % 64]);
    __syncthreads();
    unsigned at = shared_address(&words[0]);
    const long long begin = now();
    for (int i = 0; i < rounds; ++i) asm volatile("ld.shared.u32 %0, [%0];" : "+r"(at));
    const long long end = now();
    if (threadIdx.x == 0) clocks[blockIdx.x] = end - begin;
    sink[blockIdx.x * blockDim.x + threadIdx.x] = at;
}

// Latency of barriers of the CTA that follow each other.
extern "C" __global__ void barrier_chain(long long* clocks, float* sink, int rounds) {
    __syncthreads();
    const long long begin = now();
    for (int i = 0; i < rounds; ++i) asm volatile("bar.sync 0;" ::: "memory");
    const long long end = now();
    if (threadIdx.x == 0) clocks[blockIdx.x] = end - begin;
    sink[blockIdx.x * blockDim.x + threadIdx.x] = rounds;
}

// Latency of a chain of loads from global memory by one thread: the ring's words hold the next one's index. A ring that
// L1 holds gives its latency (cached), larger ones those of L2 and DRAM (without L1).
extern "C" __global__ void global_chain(long long* clocks, float* sink, int rounds, const unsigned* ring, int cached) {
    if (threadIdx.x != 0) return;
    unsigned at = 0;
    const long long begin = now();
    if (cached)
        for (int i = 0; i < rounds; ++i) asm volatile("ld.global.ca.u32 %0, [%1];" : "=r"(at) : "l"(ring + at) : "memory");
    else
        for (int i = 0; i < rounds; ++i) asm volatile("ld.global.cg.u32 %0, [%1];" : "=r"(at) : "l"(ring + at) : "memory");
    const long long end = now();
    clocks[blockIdx.x] = end - begin;
    sink[blockIdx.x] = at;
}

// Bandwidth: the grid reads `words` 16-byte words, `rounds` times.
extern "C" __global__ void read(long long* clocks, float* sink, int rounds, const uint4* from, long long words) {
    unsigned sum = 0;
    for (int turn = 0; turn < rounds; ++turn)
        for (long long i = blockIdx.x * (long long)blockDim.x + threadIdx.x; i < words; i += gridDim.x * (long long)blockDim.x) {
            uint4 v;
            asm volatile("ld.global.cg.v4.u32 {%0, %1, %2, %3}, [%4];"
                         : "=r"(v.x), "=r"(v.y), "=r"(v.z), "=r"(v.w) : "l"(from + i));
            sum += v.x ^ v.y ^ v.z ^ v.w;
        }
    sink[blockIdx.x * blockDim.x + threadIdx.x] = sum;
}

// Rate of mma.sync m16n8k16 in f16 with sums in f32: four chains a warp.
extern "C" __global__ void mma_rate(long long* clocks, float* sink, int rounds) {
    float d[4][4] = {};
    const unsigned a = 0x3c003c00, b = 0x38003800;
    __syncthreads();
    const long long begin = now();
    for (int i = 0; i < rounds; ++i)
#pragma unroll
        for (int j = 0; j < 4; ++j)
            asm volatile("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %4, %4, %4}, {%5, %5}, "
                         "{%0, %1, %2, %3};"
                         : "+f"(d[j][0]), "+f"(d[j][1]), "+f"(d[j][2]), "+f"(d[j][3]) : "r"(a), "r"(b));
    __syncthreads();
    const long long end = now();
    if (threadIdx.x == 0) clocks[blockIdx.x] = end - begin;
    sink[blockIdx.x * blockDim.x + threadIdx.x] = d[0][0] + d[1][1] + d[2][2] + d[3][3];
}

// How warps and multiprocessors share what they use: which warp issues first, the ports of the registers, additions to a few
// lines of the L2, rows that are read twice, words that all multiprocessors read one after the other, and single words of columns.
// Usage: contention [TOPIC...], all of them by default: order operands rows again steps columns own adds. Rows of
// "TOPIC key=value ..." go to stdout. Build: nvcc -O3 -arch=sm_90a -std=c++17
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>
#include <cuda_runtime.h>
#define CHECK(call)                                                                                                    \
    do {                                                                                                               \
        const cudaError_t error = (call);                                                                              \
        if (error) std::printf("ERROR %s line %d: %s\n", #call, __LINE__, cudaGetErrorString(error)), std::exit(1);    \
    } while (0)

constexpr size_t MIB = 1 << 20, ROOM = 1024 * MIB, SWEPT = 256 * MIB;
constexpr int TIMES = 5;
char *room;          // ROOM bytes, zeros
uint4* others;       // SWEPT bytes, read before a launch that is to find nothing in the L2
unsigned* sink;      // never written
long long* clocks;   // [1 << 20]
int sms;

__device__ unsigned mix(unsigned x) {
    x ^= x >> 16;
    x *= 0x7feb352du;
    x ^= x >> 15;
    x *= 0x846ca68bu;
    return x ^ x >> 16;
}
__device__ unsigned fold(uint4 v) { return v.x ^ v.y ^ v.z ^ v.w; }

__global__ void sweep(const uint4* p, size_t n, unsigned* sink) {
    unsigned sum = 0;
    for (size_t i = blockIdx.x * size_t(blockDim.x) + threadIdx.x; i < n; i += size_t(gridDim.x) * blockDim.x) sum ^= fold(p[i]);
    if (sum == 0x12345677u) *sink = sum;
}

constexpr auto NOTHING = [] {};

// The median of some launches, in µs between two events. `cold`: other lines are read before each. `before`: what is launched
// behind these, and not timed.
template <class Launch, class Before = decltype(NOTHING)>
double microseconds(Launch launch, bool cold, Before before = NOTHING) {
    static cudaEvent_t begin, end;
    if (!begin) cudaEventCreate(&begin), cudaEventCreate(&end);
    std::vector<float> found;
    for (int i = 0; i <= TIMES; i++) {
        if (cold) sweep<<<8 * sms, 512>>>(others, SWEPT / 16, sink);
        before();
        cudaEventRecord(begin);
        launch();
        cudaEventRecord(end);
        CHECK(cudaDeviceSynchronize());
        float ms;
        cudaEventElapsedTime(&ms, begin, end);
        if (i) found.push_back(ms);
    }
    std::sort(found.begin(), found.end());
    return 1e3 * found[TIMES / 2];
}

std::vector<long long> read_clocks(size_t count) {
    std::vector<long long> found(count);
    CHECK(cudaMemcpy(found.data(), clocks, count * sizeof(long long), cudaMemcpyDeviceToHost));
    return found;
}

// ---- order: independent instructions of all warps of a multiprocessor, and the clock of each warp behind every 64 of them.
// kind 0: multiply-adds; 1: loads of shared memory, each used by the next turn; 2: multiply-adds, and a load of shared memory
// in each 64 whose result the warp waits for.
constexpr int MARKS = 32;
template <int KIND> __global__ void order(float y, long long* clocks, unsigned* sink) {
    __shared__ float words[1024];
    const int warp = threadIdx.x / 32;
    words[threadIdx.x % 1024] = 0;
    float x[4] = {1, 2, 3, 4};
    int at = threadIdx.x % 32;
    for (int round = 0; round < 2; round++) {  // the first one fetches the code
        __syncthreads();
        for (int mark = 0; mark < MARKS; mark++) {
#pragma unroll
            for (int i = 0; i < 64; i++) {
                if (KIND != 1) asm volatile("fma.rn.f32 %0, %0, %1, %1;" : "+f"(x[i % 4]) : "f"(y));
                else asm volatile("ld.shared.f32 %0, [%1];" : "=f"(x[i % 4]) : "r"((unsigned)__cvta_generic_to_shared(words + at)));
            }
            if (KIND == 2) at = (int)((volatile float*)words)[at] + threadIdx.x % 32;
            const long long now = clock64();
            if (threadIdx.x % 32 == 0) clocks[(blockIdx.x * 32 + warp) * MARKS + mark] = now;
        }
    }
    if (x[0] + x[1] + x[2] + x[3] == 1.25f || at == 12345) *sink = 1;
}
template <int KIND> void orders(const char* name) {
    for (int warps : {4, 8, 16, 32})
        for (int ctas : {1, 2}) {  // of one multiprocessor, or as many on each
            if (ctas * warps > 32) continue;
            order<KIND><<<ctas * sms, warps * 32>>>(0.5f, clocks, sink);
            CHECK(cudaDeviceSynchronize());
            const auto found = read_clocks(size_t(32) * MARKS);
            const long long first = *std::min_element(found.begin(), found.begin() + warps * MARKS);
            for (int warp = 0; warp < warps; warp += 4) {  // those of one quarter
                std::printf("order kind=%s warps=%d ctas=%d warp=%d clocks=", name, warps, ctas, warp);
                for (int mark = 0; mark < MARKS; mark++)
                    std::printf("%lld%s", found[warp * MARKS + mark] - first, mark + 1 < MARKS ? "," : "\n");
            }
        }
}

// ---- operands: clocks of an instruction of a quarter, by how many registers it reads. Which of them ptxas gave the same bank
// stands in the machine code.
constexpr int WIDE = 16;
template <int KIND> __global__ void __launch_bounds__(512) operands(const float* in, long long* clocks, unsigned* sink) {
    float x[WIDE], a[WIDE], b[WIDE];
    int i[WIDE];
    for (int k = 0; k < WIDE; k++) x[k] = in[k], a[k] = in[k + WIDE], b[k] = in[k + 2 * WIDE], i[k] = int(in[k + 3 * WIDE]) + threadIdx.x;
    long long begin = 0;
    for (int round = 0; round < 2; round++) {  // the first one fetches the code
        __syncthreads();
        begin = clock64();
#pragma unroll 1
        for (int turn = 0; turn < 32; turn++)
#pragma unroll
            for (int k = 0; k < 4 * WIDE; k++) {
                const int one = k % WIDE, next = (k + 3) % WIDE;
                if (KIND == 0) asm volatile("fma.rn.f32 %0, %0, %1, %1;" : "+f"(x[one]) : "f"(a[0]));
                if (KIND == 1) asm volatile("fma.rn.f32 %0, %0, %1, %2;" : "+f"(x[one]) : "f"(a[0]), "f"(b[0]));
                if (KIND == 2) asm volatile("fma.rn.f32 %0, %1, %2, %0;" : "+f"(x[one]) : "f"(a[one]), "f"(b[one]));
                if (KIND == 3) asm volatile("fma.rn.f32 %0, %1, %2, %0;" : "+f"(x[one]) : "f"(a[one]), "f"(b[next]));
                if (KIND == 4) asm volatile("add.f32 %0, %0, %1;" : "+f"(x[one]) : "f"(a[one]));
                if (KIND == 5) asm volatile("fma.rn.f32 %0, %1, %2, %3;" : "=f"(x[one]) : "f"(a[one]), "f"(b[one]), "f"(b[next]));
                if (KIND == 6) {
                    if (k % 2) asm volatile("fma.rn.f32 %0, %1, %2, %0;" : "+f"(x[one]) : "f"(a[one]), "f"(b[one]));
                    else asm volatile("lop3.b32 %0, %0, %1, %2, 0x96;" : "+r"(i[one]) : "r"(i[next]), "r"(i[(k + 7) % WIDE]));
                }
                if (KIND == 7) asm volatile("mad.lo.s32 %0, %1, %2, %0;" : "+r"(i[one]) : "r"(i[next]), "r"(i[(k + 7) % WIDE]));
            }
        __syncthreads();
    }
    const long long end = clock64();
    float sum = 0;
    for (int k = 0; k < WIDE; k++) sum += x[k] + a[k] + b[k] + float(i[k]);
    if (sum == 1.25f) *sink = 1;
    if (threadIdx.x == 0) clocks[blockIdx.x] = end - begin;
}
template <int KIND> void topic_operands() {
    static const char* names[] = {"fma 2",   "fma 3, two the same each time", "fma 3", "fma 3, others side by side", "add 2",
                                  "fma 3, result apart", "fma 3 and lop3 3", "mad 3"};
    for (int threads : {128, 512}) {
        operands<KIND><<<1, threads>>>((float*)room, clocks, sink);
        CHECK(cudaDeviceSynchronize());
        std::printf("operands kind=\"%s\" threads=%d clocks=%.4f\n", names[KIND], threads, double(read_clocks(1)[0]) / (32 * 4 * WIDE * threads / 128));
    }
    if constexpr (KIND < 7) topic_operands<KIND + 1>();
}

// ---- adds: one lane of each warp adds to one of `lines` words, `apart` bytes from one to the next, drawn
template <class T> __global__ void adds(char* room, unsigned lines, unsigned apart, int rounds) {
    const unsigned warp = (blockIdx.x * blockDim.x + threadIdx.x) / 32;
    if (threadIdx.x % 32) return;
    for (int i = 0; i < rounds; i++) {
        T* word = (T*)(room + size_t(mix(warp * 977u + i * 131071u) % lines) * apart);
        if (sizeof(T) == 8) asm volatile("red.global.add.f64 [%0], 0d3FF0000000000000;" ::"l"(word) : "memory");
        else asm volatile("red.global.add.f32 [%0], 0f3F800000;" ::"l"(word) : "memory");
    }
}
__global__ void adds_u32(char* room, unsigned lines, unsigned apart, int rounds) {
    const unsigned warp = (blockIdx.x * blockDim.x + threadIdx.x) / 32;
    if (threadIdx.x % 32) return;
    for (int i = 0; i < rounds; i++)
        asm volatile("red.global.add.u32 [%0], 1;" ::"l"(room + size_t(mix(warp * 977u + i * 131071u) % lines) * apart) : "memory");
}
void topic_adds() {
    for (unsigned apart : {32u, 128u, 256u, 512u, 1024u, 2048u, 4096u, 8192u, 32768u, 65536u + 128})
        for (unsigned lines : {1u, 2u, 3u, 4u, 6u, 8u, 12u, 16u, 18u, 24u, 32u, 48u, 64u, 96u, 128u, 192u, 256u, 1024u}) {
            if (lines == 1 && apart != 128) continue;
            const int rounds = lines < 8 ? 16 : 64, ctas = 4 * sms;
            const double count = double(ctas) * 8;
            auto rate = [&](auto kernel) {  // 1e9 a second, without what a launch takes
                const double some = microseconds([&] { kernel<<<ctas, 256>>>(room, lines, apart, rounds); }, false);
                const double more = microseconds([&] { kernel<<<ctas, 256>>>(room, lines, apart, 5 * rounds); }, false);
                return count * 4 * rounds / (more - some) / 1e3;
            };
            std::printf("adds lines=%u apart=%u f32=%.3f u32=%.3f f64=%.3f\n", lines, apart, rate(adds<float>), rate(adds_u32), rate(adds<double>));
        }
}

// ---- own: each warp of a CTA adds to the word of its CTA, once
__global__ void own(char* room, unsigned apart, int lanes) {
    float* word = (float*)(room + size_t(blockIdx.x) * apart);
    if (int(threadIdx.x % 32) < lanes) asm volatile("red.global.add.f32 [%0], 0f3F800000;" ::"l"(word) : "memory");
}
void topic_own() {
    for (int threads : {256, 1024})
        for (unsigned apart : {4u, 32u, 128u, 4096u})
            for (int lanes : {1, 32}) {
                const int ctas = 16384;
                const double us = microseconds([&] { own<<<ctas, threads>>>(room, apart, lanes); }, false);
                const double none = microseconds([&] { own<<<ctas, threads>>>(room, apart, 0); }, false);
                std::printf("own threads=%d apart=%u lanes=%d ctas=%d us=%.2f without=%.2f\n", threads, apart, lanes, ctas, us, none);
            }
}

// ---- rows: each CTA reads rows of its own, `passes` times each
template <bool L1> __global__ void __launch_bounds__(256) rows(const char* room, size_t bytes, size_t row, int passes, unsigned* sink) {
    unsigned sum = 0;
    for (size_t begin = blockIdx.x * row; begin + row <= bytes; begin += gridDim.x * row)
        for (int pass = 0; pass < passes; pass++) {
            const uint4* p = (const uint4*)(room + begin) + threadIdx.x;
            for (size_t i = 0; i < row / 4096; i += 4) {
                uint4 v[4];
#pragma unroll
                for (int u = 0; u < 4; u++) v[u] = L1 ? p[(i + u) * 256] : __ldcg(p + (i + u) * 256);
#pragma unroll
                for (int u = 0; u < 4; u++) sum ^= fold(v[u]);
            }
            __syncthreads();
        }
    if (sum == 0x12345677u) *sink = sum;
}
void topic_rows() {
    for (int ctas : {1, 2, 4, 8})
        for (size_t row = 16384; row <= 1024 * 1024; row *= 2) {
            const size_t each = ctas * sms * row, bytes = std::max(512 * MIB / each, size_t(1)) * each;
            if (bytes > ROOM) continue;
            double us[3];
            for (int passes : {1, 2, 3})
                us[passes - 1] = microseconds([&] { rows<false><<<ctas * sms, 256>>>(room, bytes, row, passes, sink); }, true);
            std::printf("rows ctas=%d row=%zu at_once=%.2f mib=%.1f one=%.2f two=%.2f three=%.2f\n", ctas, row, double(each) / MIB,
                        double(bytes) / MIB, us[0], us[1], us[2]);
        }
}

// ---- again: all multiprocessors read, or write, `bytes`, and then read them; which of them reads what moves on by `moved` CTAs
__global__ void __launch_bounds__(512) part(char* room, size_t bytes, int moved, int writes, unsigned* sink) {
    const size_t warps = size_t(gridDim.x) * 16, warp = ((blockIdx.x + moved) % gridDim.x) * size_t(16) + threadIdx.x / 32;
    unsigned sum = 0;
    for (size_t at = warp * 2048; at + 2048 <= bytes; at += warps * 2048) {
        uint4* p = (uint4*)(room + at) + threadIdx.x % 32;
        if (writes) {
#pragma unroll
            for (int u = 0; u < 4; u++) __stcg(p + u * 32, make_uint4(0, 0, 0, 0));
        } else {
            uint4 v[4];
#pragma unroll
            for (int u = 0; u < 4; u++) v[u] = __ldcg(p + u * 32);
#pragma unroll
            for (int u = 0; u < 4; u++) sum ^= fold(v[u]);
        }
    }
    if (sum == 0x12345677u) *sink = sum;
}
void topic_again() {
    for (int writes : {0, 1})
        for (int moved : {0, 1, 7})
            for (size_t mib : {4, 8, 12, 16, 20, 22, 24, 26, 28, 30, 32, 34, 36, 38, 40, 44, 48, 52, 56, 64, 96, 128}) {
                const double us = microseconds(
                    [&] { part<<<2 * sms, 512>>>(room, mib * MIB, moved, 0, sink); }, true,
                    [&] { part<<<2 * sms, 512>>>(room, mib * MIB, 0, writes, sink); });
                std::printf("again written=%d moved=%d mib=%zu us=%.2f\n", writes, moved, mib, us);
            }
}

// ---- steps: a warp of each of `grid` CTAs reads word after word, `apart` bytes from one to the next, U of them at once; the
// next step waits for them. All CTAs read the same words (`own` = 0), or each its own. Clocks of a step, of the CTA that is in
// the middle, and how far apart the CTAs end.
template <int U, bool L1> __global__ void steps(const char* room, unsigned apart, int count, size_t own, long long* clocks, unsigned* sink) {
    const char* p = room + blockIdx.x * own;
    unsigned sum = 0;
    const long long begin = clock64();
    for (int i = 0; i < count; i++) {
        unsigned v[U];
#pragma unroll
        for (int u = 0; u < U; u++) {
            if (L1) asm volatile("ld.global.ca.u32 %0, [%1];" : "=r"(v[u]) : "l"(p + u * apart));
            else asm volatile("ld.global.cg.u32 %0, [%1];" : "=r"(v[u]) : "l"(p + u * apart));
        }
#pragma unroll
        for (int u = 0; u < U; u++) sum += v[u];
        p += U * apart + sum;  // the words are 0
    }
    const long long end = clock64();
    if (sum == 0x12345677u) *sink = sum;
    if (threadIdx.x == 0) clocks[2 * blockIdx.x] = begin, clocks[2 * blockIdx.x + 1] = end;
}
template <int U, bool L1> void stepped(int threads) {
    for (int cold : {1, 0})
        for (int grid : {1, 2, 8, 32, 66, 132})
            for (unsigned apart : {4u, 8u, 16u, 24u, 32u, 64u, 96u, 128u, 256u, 4096u})
                for (int own : {0, 1}) {
                    if ((own && grid == 1) || (own && threads > 32)) continue;
                    const int count = 256 / U;
                    std::vector<double> middle, late;
                    for (int i = 0; i <= TIMES; i++) {
                        if (cold) sweep<<<8 * sms, 512>>>(others, SWEPT / 16, sink);
                        steps<U, L1><<<grid, threads>>>(room, apart, count, own ? MIB : 0, clocks, sink);
                        CHECK(cudaDeviceSynchronize());
                        const auto found = read_clocks(2 * grid);
                        std::vector<double> took;
                        for (int cta = 0; cta < grid; cta++) took.push_back(double(found[2 * cta + 1] - found[2 * cta]) / count);
                        std::sort(took.begin(), took.end());
                        if (i) middle.push_back(took[grid / 2]), late.push_back(took[grid - 1] - took[0]);
                    }
                    std::sort(middle.begin(), middle.end());
                    std::sort(late.begin(), late.end());
                    std::printf("steps at_once=%d l1=%d threads=%d cold=%d grid=%d apart=%u own=%d clocks=%.1f range=%.1f\n", U, L1, threads, cold,
                                grid, apart, own, middle[TIMES / 2], late[TIMES / 2]);
                }
}

// ---- columns: the lanes of a warp read, write, or read and then write words of T that lie `apart` bytes from each other; the
// warps side by side have the words beside them
template <class T> __global__ void columns(char* room, size_t apart, int high, int mode, unsigned* sink) {
    const size_t column = blockIdx.x * 32;                                         // words
    char* p = room + (blockIdx.y * 32 + threadIdx.x) * apart + column * sizeof(T);  // a lane has a row
    T sum = 0;
    for (int j = threadIdx.y; j < 32; j += blockDim.y) {
        T* word = (T*)p + j;
        if (mode == 0) sum += *(volatile T*)word;
        else if (mode == 1) *(volatile T*)word = 1;
        else *(volatile T*)word = *(volatile T*)word + 1;
    }
    if (sum == T(12345) && high) *sink = 1;
}
template <class T> void column(const char* name) {
    for (size_t apart : {size_t(4096), size_t(8192), size_t(16384), size_t(32768), size_t(65536), size_t(4096 + 128), size_t(32768 + 128), size_t(32768 + 256),
                         size_t(32768 + 1024), size_t(32768 + 8192)})
        for (int mode : {0, 1, 2})
            for (bool cold : {false, true}) {
                const size_t wide = std::min<size_t>(4096, apart / sizeof(T)) / 32, high = std::min<size_t>(ROOM / apart, 4096) / 32;
                const double us = microseconds([&] { columns<T><<<dim3(unsigned(wide), unsigned(high)), dim3(32, 8)>>>(room, apart, 1, mode, sink); }, cold);
                std::printf("columns type=%s apart=%zu mode=%d cold=%d words=%zu us=%.2f\n", name, apart, mode, cold, wide * high * 1024, us);
            }
}

int main(int argc, char** argv) {
    cudaDeviceProp device;
    CHECK(cudaGetDeviceProperties(&device, 0));
    sms = device.multiProcessorCount;
    size_t fetched = 0;
    cudaDeviceGetLimit(&fetched, cudaLimitMaxL2FetchGranularity);
    std::printf("device name=\"%s\" sms=%d l2=%d fetched=%zu\n", device.name, sms, device.l2CacheSize, fetched);
    CHECK(cudaMalloc(&room, ROOM));
    CHECK(cudaMalloc(&others, SWEPT));
    CHECK(cudaMalloc(&sink, 64));
    CHECK(cudaMalloc(&clocks, sizeof(long long) << 20));
    CHECK(cudaMemset(room, 0, ROOM));
    CHECK(cudaMemset(others, 0, SWEPT));
    for (int i = 0; i < 300; i++) sweep<<<8 * sms, 512>>>(others, SWEPT / 16, sink);  // the clock rises
    CHECK(cudaDeviceSynchronize());
    std::vector<std::string> topics(argv + 1, argv + argc);
    if (topics.empty()) topics = {"order", "operands", "rows", "again", "steps", "columns", "own", "adds"};
    for (const auto& topic : topics) {
        if (topic == "order") orders<0>("fma"), orders<1>("lds"), orders<2>("fma+lds");
        if (topic == "operands") topic_operands<0>();
        if (topic == "adds" || topic == "own") CHECK(cudaMemset(room, 0, ROOM));
        if (topic == "adds") topic_adds();
        if (topic == "own") topic_own();
        if (topic == "rows") topic_rows();
        if (topic == "again") topic_again();
        if (topic == "steps") {
            CHECK(cudaMemset(room, 0, ROOM));
            stepped<1, true>(32), stepped<4, true>(32), stepped<4, true>(256), stepped<1, false>(32);
        }
        if (topic == "columns") column<double>("f64"), column<float>("f32");
        std::printf("DONE %s\n", topic.c_str());
        std::fflush(stdout);
    }
}

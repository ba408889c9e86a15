// Whether tensor cores carry out products of two warpgroups one behind the other or in turn, and what other instructions take beside products.
#include <algorithm>
#include <cstdio>
#include <vector>
#include <cuda_runtime.h>
__device__ __forceinline__ long long now() { long long t; asm volatile("mov.u64 %0, %%clock64;" : "=l"(t)::"memory"); return t; }
__device__ __forceinline__ unsigned long long descriptor(const void* p) { return ((unsigned)__cvta_generic_to_shared(p) & 0x3ffff) >> 4 | 128ull >> 4 << 16 | 256ull >> 4 << 32; }
#define FENCE() asm volatile("wgmma.fence.sync.aligned;" ::: "memory")
#define COMMIT() asm volatile("wgmma.commit_group.sync.aligned;" ::: "memory")
#define WAIT(N) asm volatile("wgmma.wait_group.sync.aligned " #N ";" ::: "memory")
template <int N> __device__ __forceinline__ void product(float* d, unsigned long long da, unsigned long long db);
template <> __device__ __forceinline__ void product<64>(float* d, unsigned long long da, unsigned long long db) { asm volatile("{.reg .pred p; setp.eq.u32 p, 0, 0; wgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;}" : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3]), "+f"(d[4]), "+f"(d[5]), "+f"(d[6]), "+f"(d[7]), "+f"(d[8]), "+f"(d[9]), "+f"(d[10]), "+f"(d[11]), "+f"(d[12]), "+f"(d[13]), "+f"(d[14]), "+f"(d[15]), "+f"(d[16]), "+f"(d[17]), "+f"(d[18]), "+f"(d[19]), "+f"(d[20]), "+f"(d[21]), "+f"(d[22]), "+f"(d[23]), "+f"(d[24]), "+f"(d[25]), "+f"(d[26]), "+f"(d[27]), "+f"(d[28]), "+f"(d[29]), "+f"(d[30]), "+f"(d[31]) : "l"(da), "l"(db) : "memory"); }
template <> __device__ __forceinline__ void product<128>(float* d, unsigned long long da, unsigned long long db) { asm volatile("{.reg .pred p; setp.eq.u32 p, 0, 0; wgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;}" : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3]), "+f"(d[4]), "+f"(d[5]), "+f"(d[6]), "+f"(d[7]), "+f"(d[8]), "+f"(d[9]), "+f"(d[10]), "+f"(d[11]), "+f"(d[12]), "+f"(d[13]), "+f"(d[14]), "+f"(d[15]), "+f"(d[16]), "+f"(d[17]), "+f"(d[18]), "+f"(d[19]), "+f"(d[20]), "+f"(d[21]), "+f"(d[22]), "+f"(d[23]), "+f"(d[24]), "+f"(d[25]), "+f"(d[26]), "+f"(d[27]), "+f"(d[28]), "+f"(d[29]), "+f"(d[30]), "+f"(d[31]), "+f"(d[32]), "+f"(d[33]), "+f"(d[34]), "+f"(d[35]), "+f"(d[36]), "+f"(d[37]), "+f"(d[38]), "+f"(d[39]), "+f"(d[40]), "+f"(d[41]), "+f"(d[42]), "+f"(d[43]), "+f"(d[44]), "+f"(d[45]), "+f"(d[46]), "+f"(d[47]), "+f"(d[48]), "+f"(d[49]), "+f"(d[50]), "+f"(d[51]), "+f"(d[52]), "+f"(d[53]), "+f"(d[54]), "+f"(d[55]), "+f"(d[56]), "+f"(d[57]), "+f"(d[58]), "+f"(d[59]), "+f"(d[60]), "+f"(d[61]), "+f"(d[62]), "+f"(d[63]) : "l"(da), "l"(db) : "memory"); }
template <> __device__ __forceinline__ void product<256>(float* d, unsigned long long da, unsigned long long db) { asm volatile("{.reg .pred p; setp.eq.u32 p, 0, 0; wgmma.mma_async.sync.aligned.m64n256k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %128, %129, p, 1, 1, 0, 0;}" : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3]), "+f"(d[4]), "+f"(d[5]), "+f"(d[6]), "+f"(d[7]), "+f"(d[8]), "+f"(d[9]), "+f"(d[10]), "+f"(d[11]), "+f"(d[12]), "+f"(d[13]), "+f"(d[14]), "+f"(d[15]), "+f"(d[16]), "+f"(d[17]), "+f"(d[18]), "+f"(d[19]), "+f"(d[20]), "+f"(d[21]), "+f"(d[22]), "+f"(d[23]), "+f"(d[24]), "+f"(d[25]), "+f"(d[26]), "+f"(d[27]), "+f"(d[28]), "+f"(d[29]), "+f"(d[30]), "+f"(d[31]), "+f"(d[32]), "+f"(d[33]), "+f"(d[34]), "+f"(d[35]), "+f"(d[36]), "+f"(d[37]), "+f"(d[38]), "+f"(d[39]), "+f"(d[40]), "+f"(d[41]), "+f"(d[42]), "+f"(d[43]), "+f"(d[44]), "+f"(d[45]), "+f"(d[46]), "+f"(d[47]), "+f"(d[48]), "+f"(d[49]), "+f"(d[50]), "+f"(d[51]), "+f"(d[52]), "+f"(d[53]), "+f"(d[54]), "+f"(d[55]), "+f"(d[56]), "+f"(d[57]), "+f"(d[58]), "+f"(d[59]), "+f"(d[60]), "+f"(d[61]), "+f"(d[62]), "+f"(d[63]), "+f"(d[64]), "+f"(d[65]), "+f"(d[66]), "+f"(d[67]), "+f"(d[68]), "+f"(d[69]), "+f"(d[70]), "+f"(d[71]), "+f"(d[72]), "+f"(d[73]), "+f"(d[74]), "+f"(d[75]), "+f"(d[76]), "+f"(d[77]), "+f"(d[78]), "+f"(d[79]), "+f"(d[80]), "+f"(d[81]), "+f"(d[82]), "+f"(d[83]), "+f"(d[84]), "+f"(d[85]), "+f"(d[86]), "+f"(d[87]), "+f"(d[88]), "+f"(d[89]), "+f"(d[90]), "+f"(d[91]), "+f"(d[92]), "+f"(d[93]), "+f"(d[94]), "+f"(d[95]), "+f"(d[96]), "+f"(d[97]), "+f"(d[98]), "+f"(d[99]), "+f"(d[100]), "+f"(d[101]), "+f"(d[102]), "+f"(d[103]), "+f"(d[104]), "+f"(d[105]), "+f"(d[106]), "+f"(d[107]), "+f"(d[108]), "+f"(d[109]), "+f"(d[110]), "+f"(d[111]), "+f"(d[112]), "+f"(d[113]), "+f"(d[114]), "+f"(d[115]), "+f"(d[116]), "+f"(d[117]), "+f"(d[118]), "+f"(d[119]), "+f"(d[120]), "+f"(d[121]), "+f"(d[122]), "+f"(d[123]), "+f"(d[124]), "+f"(d[125]), "+f"(d[126]), "+f"(d[127]) : "l"(da), "l"(db) : "memory"); }
__device__ __forceinline__ void zeros(uint4* tiles) { for (int i = threadIdx.x; i < 2048; i += blockDim.x) tiles[i] = make_uint4(0, 0, 0, 0); asm volatile("fence.proxy.async.shared::cta;" ::: "memory"); __syncthreads(); }
// Each warpgroup g begins g * apart clocks after the first, and does `COUNT` products and waits once.
template <int N, int COUNT> __global__ void __launch_bounds__(384) order(long long* out, float* sink, int apart) {
    extern __shared__ __align__(1024) uint4 tiles[]; zeros(tiles);
    float d[N / 2] = {}; const unsigned long long da = descriptor(tiles), db = descriptor(tiles + 1024);
    const int g = threadIdx.x / 128;
    for (int turn = 0; turn < 3; turn++) {
        __syncthreads(); const long long begin = now();
        while (now() - begin < g * apart + 64) {}
        FENCE();
#pragma unroll
        for (int i = 0; i < COUNT; i++) product<N>(d, da, db);
        COMMIT(); WAIT(0);
        const long long end = now();
        if (turn == 2 && threadIdx.x % 128 == 0) out[g] = end - begin - 64;
    }
    float s = 0;
#pragma unroll
    for (int i = 0; i < N / 2; i++) { asm volatile("" : "+f"(d[i])); s += d[i]; }
    sink[threadIdx.x] = s;
}
// Warpgroup 0 multiplies without end meanwhile (if `products`); warpgroups behind run `rounds` of 64 instructions of KIND.
template <int N, int KIND> __global__ void __launch_bounds__(384) beside(long long* out, float* sink, int products, int rounds) {
    extern __shared__ __align__(1024) uint4 tiles[]; zeros(tiles);
    __shared__ volatile int stop; if (!threadIdx.x) stop = 0; __syncthreads();
    const int g = threadIdx.x / 128; float s = 0;
    if (!g) {
        float d[N / 2] = {}; const unsigned long long da = descriptor(tiles), db = descriptor(tiles + 1024);
        long long count = 0; const long long begin = now();
        while (products && !stop) {
            FENCE();
#pragma unroll
            for (int i = 0; i < 4; i++) product<N>(d, da, db);
            COMMIT(); WAIT(0); count++;
        }
        const long long end = now();
        if (!threadIdx.x) out[0] = end - begin, out[1] = count * 4;
#pragma unroll
        for (int i = 0; i < N / 2; i++) { asm volatile("" : "+f"(d[i])); s += d[i]; }
    } else {
        float x[8]; int y[8];
        for (int i = 0; i < 8; i++) x[i] = i + threadIdx.x, y[i] = i + threadIdx.x;
        const long long begin = now();
        for (int r = 0; r < rounds; r++) {
#pragma unroll
            for (int i = 0; i < 64; i++) {
                if (KIND == 0) asm volatile("fma.rn.f32 %0, %0, %1, %2;" : "+f"(x[i & 7]) : "f"(x[(i + 1) & 7]), "f"(x[(i + 2) & 7]));
                if (KIND == 1) asm volatile("ex2.approx.ftz.f32 %0, %0;" : "+f"(x[i & 7]));
                if (KIND == 2) asm volatile("add.s32 %0, %0, %1;" : "+r"(y[i & 7]) : "r"(y[(i + 3) & 7]));
                if (KIND == 3) asm volatile("max.f32 %0, %0, %1;" : "+f"(x[i & 7]) : "f"(x[(i + 3) & 7]));
                if (KIND == 4) asm volatile("{.reg .b32 t; ld.shared.b32 t, [%1]; xor.b32 %0, %0, t;}" : "+r"(y[i & 7]) : "r"((unsigned)__cvta_generic_to_shared(tiles + threadIdx.x % 32)));
                if (KIND == 5) asm volatile("{.reg .b32 t; cvt.rn.f16x2.f32 t, %1, %2; xor.b32 %0, %0, t;}" : "+r"(y[i & 7]) : "f"(x[i & 7]), "f"(x[(i + 3) & 7]));
            }
        }
        const long long end = now();
        asm volatile("bar.sync 1, %0;" ::"r"(blockDim.x - 128));
        stop = 1;
        if (threadIdx.x % 128 == 0) out[1 + g] = end - begin;
        for (int i = 0; i < 8; i++) s += x[i] + y[i];
    }
    sink[threadIdx.x] = s;
}
// The same with mma.sync in warpgroup 0: eight accumulators of a warp in turn.
template <int KIND> __global__ void __launch_bounds__(384) beside_mma(long long* out, float* sink, int products, int rounds) {
    __shared__ volatile int stop; if (!threadIdx.x) stop = 0; __syncthreads();
    const int g = threadIdx.x / 128; float s = 0;
    if (!g) {
        float c[8][4] = {}; unsigned a[4] = {threadIdx.x, 1, 2, 3}, b[2] = {threadIdx.x, 5};
        long long count = 0; const long long begin = now();
        while (products && !stop) {
#pragma unroll
            for (int j = 0; j < 32; j++) asm volatile("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(c[j & 7][0]), "+f"(c[j & 7][1]), "+f"(c[j & 7][2]), "+f"(c[j & 7][3]) : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]));
            count++;
        }
        const long long end = now();
        if (!threadIdx.x) out[0] = end - begin, out[1] = count * 32;
        for (int i = 0; i < 8; i++) s += c[i][0] + c[i][1] + c[i][2] + c[i][3];
    } else {
        float x[8]; int y[8];
        for (int i = 0; i < 8; i++) x[i] = i + threadIdx.x, y[i] = i + threadIdx.x;
        const long long begin = now();
        for (int r = 0; r < rounds; r++) {
#pragma unroll
            for (int i = 0; i < 64; i++) {
                if (KIND == 0) asm volatile("fma.rn.f32 %0, %0, %1, %2;" : "+f"(x[i & 7]) : "f"(x[(i + 1) & 7]), "f"(x[(i + 2) & 7]));
                if (KIND == 1) asm volatile("ex2.approx.ftz.f32 %0, %0;" : "+f"(x[i & 7]));
                if (KIND == 2) asm volatile("add.s32 %0, %0, %1;" : "+r"(y[i & 7]) : "r"(y[(i + 3) & 7]));
                if (KIND == 3) asm volatile("max.f32 %0, %0, %1;" : "+f"(x[i & 7]) : "f"(x[(i + 3) & 7]));
            }
        }
        const long long end = now();
        asm volatile("bar.sync 1, %0;" ::"r"(blockDim.x - 128));
        stop = 1;
        if (threadIdx.x % 128 == 0) out[1 + g] = end - begin;
        for (int i = 0; i < 8; i++) s += x[i] + y[i];
    }
    sink[threadIdx.x] = s;
}
static long long* out_; static float* sink_;
template <int N, int C> void orders() {
    cudaFuncSetAttribute(order<N, C>, cudaFuncAttributeMaxDynamicSharedMemorySize, 65536);
    for (int apart : {0, 16, 64, 128}) for (int w : {1, 2, 3}) {
        long long v[3] = {}; order<N, C><<<1, 128 * w, 65536>>>(out_, sink_, apart); cudaMemcpy(v, out_, 24, cudaMemcpyDeviceToHost);
        printf("order n=%d count=%d apart=%d warpgroups=%d ends=%lld,%lld,%lld %s\n", N, C, apart, w, v[0], w > 1 ? v[1] : 0, w > 2 ? v[2] : 0, cudaGetErrorName(cudaGetLastError()));
    }
}
template <int N, int K> void besides(const char* kind) {
    cudaFuncSetAttribute(beside<N, K>, cudaFuncAttributeMaxDynamicSharedMemorySize, 65536);
    for (int w : {2, 3}) for (int p : {0, 1}) {
        long long v[4] = {}; for (int i = 0; i < 2; i++) beside<N, K><<<1, 128 * w, 65536>>>(out_, sink_, p, 64);
        cudaMemcpy(v, out_, 32, cudaMemcpyDeviceToHost);
        printf("beside n=%d kind=%s warpgroups=%d products=%d clocks_each=%.3f product_clocks=%.2f %s\n", N, kind, w - 1, p, v[2] / (64. * 64), p ? double(v[0]) / v[1] : 0., cudaGetErrorName(cudaGetLastError()));
    }
}
template <int K> void besides_mma(const char* kind) {
    for (int w : {2, 3}) for (int p : {0, 1}) {
        long long v[4] = {}; for (int i = 0; i < 2; i++) beside_mma<K><<<1, 128 * w>>>(out_, sink_, p, 64);
        cudaMemcpy(v, out_, 32, cudaMemcpyDeviceToHost);
        printf("beside mma.sync kind=%s warpgroups=%d products=%d clocks_each=%.3f product_clocks=%.2f %s\n", kind, w - 1, p, v[2] / (64. * 64), p ? double(v[0]) / v[1] : 0., cudaGetErrorName(cudaGetLastError()));
    }
}
int main() {
    cudaMalloc(&out_, 64); cudaMalloc(&sink_, 4096);
    besides_mma<0>("fma"); besides_mma<1>("ex2"); besides_mma<2>("iadd"); besides_mma<3>("fmax");
    orders<64, 8>(); orders<128, 4>(); orders<128, 8>(); orders<256, 4>();
    besides<64, 0>("fma"); besides<64, 1>("ex2"); besides<64, 2>("iadd"); besides<64, 3>("fmax"); besides<64, 4>("lds"); besides<64, 5>("cvt");
    besides<128, 0>("fma"); besides<128, 1>("ex2"); besides<128, 2>("iadd"); besides<128, 3>("fmax"); besides<128, 4>("lds"); besides<128, 5>("cvt");
    besides<256, 0>("fma"); besides<256, 1>("ex2"); besides<256, 4>("lds");
}

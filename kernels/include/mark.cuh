// Time stamps for `warpyard trace` on a GPU. Without WARPYARD_MARKS a mark is nothing at all.
//
//   WARPYARD_MARK(start)           first, and in every warp
//   WARPYARD_MARK(wait, stage)     from here the warp waits: a producer for a free stage, a consumer for a full one
//   WARPYARD_MARK(wait)            from here it waits for something else
//   WARPYARD_MARK(copy, stage)     from here it starts copies into the stage
//   WARPYARD_MARK(product, stage)  from here it computes with what the stage holds
//   WARPYARD_MARK(run, stage)      from here it does something else with it
//   WARPYARD_MARK(run)             from here it does something else; so too WARPYARD_MARK(product)
//
// A warp's next mark ends what the last one began: a consumer has then given its stage back. One lane of a warp marks, in
// the first CTA of the grid. A mark takes about 30 instructions and 20 bytes of global memory.
#pragma once

#ifdef WARPYARD_MARKS

namespace warpyard {

enum Kind : unsigned { start, run, wait, copy, product };  // harness/trace/stamped.py has the same

constexpr unsigned kMarkedWarps = 32, kMarks = 256;  // of the CTA, and of each warp

struct alignas(16) Mark {
    unsigned clock_low, clock_high;  // of the multiprocessor                                        [ISA 10.27]
    unsigned nanoseconds;            // lower half of %globaltimer                                   [ISA 10.28]
    unsigned what;                   // line * 65536 + stage * 256 + kind + 1; 0 where nothing was marked
};

}  // namespace warpyard

extern "C" __device__ warpyard::Mark warpyard_marks[warpyard::kMarkedWarps][warpyard::kMarks] = {};
extern "C" __device__ unsigned warpyard_marked[warpyard::kMarkedWarps] = {};  // how often a warp has marked

namespace warpyard {

__device__ __forceinline__ void mark(Kind kind, unsigned line, unsigned stage = 255) {
    const unsigned thread = threadIdx.x + blockDim.x * (threadIdx.y + blockDim.y * threadIdx.z), warp = thread / 32;
    const unsigned active = __activemask();
    if ((blockIdx.x | blockIdx.y | blockIdx.z) != 0 || thread % 32 != __ffs(active) - 1) return;
    unsigned at = 0;  // relaxed, as another lane may have marked before; that costs less than an atomic
    if (kind != start)
        asm volatile("ld.relaxed.cta.global.u32 %0, [%1];" : "=r"(at) : "l"(&warpyard_marked[warp]) : "memory");
    if (at >= kMarks) return;
    asm volatile("st.relaxed.cta.global.u32 [%0], %1;" ::"l"(&warpyard_marked[warp]), "r"(at + 1) : "memory");
    unsigned long long clock, nanoseconds;
    asm volatile("mov.u64 %0, %%clock64;" : "=l"(clock)::"memory");
    asm volatile("mov.u64 %0, %%globaltimer;" : "=l"(nanoseconds)::"memory");
    warpyard_marks[warp][at] = {unsigned(clock), unsigned(clock >> 32), unsigned(nanoseconds),
                                line << 16 | (stage & 255) << 8 | (kind + 1)};
}

}  // namespace warpyard

#define WARPYARD_MARK(kind, ...) ::warpyard::mark(::warpyard::kind, __LINE__ __VA_OPT__(, ) __VA_ARGS__)

#else

#define WARPYARD_MARK(...)

#endif

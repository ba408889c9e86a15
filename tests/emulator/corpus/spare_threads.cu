// Each of four warps reads all 32 numbers, and doubles them; a guard has the first warp store them.
__device__ __forceinline__ void change(float* at, int thread, const int* warp) {
  float x;
  asm volatile("ld.global.f32 %0, [%1];" : "=f"(x) : "l"(at) : "memory");
  x = x * 2 + 1;
#if WHO == 0 || WHO == 3
  asm volatile("{ .reg .pred p; .reg .b32 r; and.b32 r, %2, 96; setp.eq.b32 p, r, 0; @p st.global.f32 [%0], %1; }"
               ::"l"(at), "f"(x), "r"(thread) : "memory");
#elif WHO == 1
  asm volatile("{ .reg .pred p; .reg .b32 r; shr.u32 r, %2, 5; setp.lt.u32 p, r, 1; @p st.global.f32 [%0], %1; }"
               ::"l"(at), "f"(x), "r"(thread) : "memory");
#elif WHO == 2
  asm volatile("{ .reg .pred p, q, o; .reg .b32 r; and.b32 r, %2, 96; setp.ne.s32 p, r, 0; setp.gt.f32 q, %1, 0f7F800000;"
               " or.pred o, p, q; @!o st.global.f32 [%0], %1; }"
               ::"l"(at), "f"(x), "r"(thread) : "memory");
#elif WHO == 4
  asm volatile("{ .reg .pred p; setp.eq.s32 p, %2, %3; @p st.global.f32 [%0], %1; }"
               ::"l"(at), "f"(x), "r"(thread / 32), "r"(*warp) : "memory");
#else
  asm volatile("{ .reg .pred p; setp.lt.u32 p, %2, 64; @p st.global.f32 [%0], %1; }"
               ::"l"(at), "f"(x), "r"(thread) : "memory");
#endif
}

extern "C" __global__ void k(float* numbers, const int* warp) {
  const int thread = threadIdx.x;
  for (int i = 0; i < (WHO == 3 ? 3 : 1); ++i) change(numbers + 32 * i + thread % 32, thread, warp);
}

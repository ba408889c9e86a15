// CC.CF from a subtraction into an addition, as the compiler's division of 128-bit integers has it, and the other way.
typedef unsigned u32;
extern "C" __global__ void k(u32* out, const u32* in) {
  u32 t = threadIdx.x, a = in[2 * t], b = in[2 * t + 1], r[6];
  asm volatile("sub.cc.u32 %0, %2, %3; addc.u32 %1, 5, 7;" : "=r"(r[0]), "=r"(r[1]) : "r"(a), "r"(b));
  asm volatile("add.cc.u32 %0, %2, %3; subc.u32 %1, 50, 7;" : "=r"(r[2]), "=r"(r[3]) : "r"(a), "r"(b));
  asm volatile("sub.cc.u32 %0, %2, %3; subc.cc.u32 %0, %3, %2; madc.lo.u32 %1, %2, 3, 1;" : "=&r"(r[4]), "=r"(r[5]) : "r"(a), "r"(b));
  for (int i = 0; i < 6; ++i) out[6 * t + i] = r[i];
}

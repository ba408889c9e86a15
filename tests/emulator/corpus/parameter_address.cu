// The address of a parameter in 32 bits: LLVM emits it so for a tensor map that the host passes.
struct Bytes { int words[32]; };

extern "C" __global__ void k(const __grid_constant__ Bytes bytes, int* o) {
  unsigned generic, param, low;
  asm volatile("{ .reg .b64 a; mov.b32 %2, k_param_0; cvt.u64.u32 a, %2; cvta.param.u64 a, a; ld.u32 %0, [a + 4]; }\n"
               "ld.param.u32 %1, [%2 + 8];" : "=r"(generic), "=r"(param), "=r"(low));
  o[0] = generic;
  o[1] = param;
  o[2] = bytes.words[3];
}

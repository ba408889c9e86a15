// A register of the pair type holds all of its bits.
extern "C" __global__ void k(unsigned* o) {
  unsigned r, word = 0x76543210;
  asm volatile("{ .reg .f16x2 s; mov.b32 s, %1; mov.b32 %0, s; }" : "=r"(r) : "r"(word));
  o[0] = r;
  asm volatile("{ .reg .f16x2 a, b; mov.b32 a, %1; mov.b32 b, a; mov.b32 %0, b; }" : "=r"(r) : "r"(word));
  o[1] = r;
  asm volatile("{ .reg .f16x2 a<3>; mov.b32 a0, %1; mov.b32 a2, a0; mov.b32 %0, a2; }" : "=r"(r) : "r"(word));
  o[2] = r;
}

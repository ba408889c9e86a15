// Names and forms of registers and constants that hand-written PTX uses, and nvcc's does not.
extern "C" __global__ void vectors(float* o) {
  asm volatile(
      "{ .reg .v2 .f32 m, n; .reg .v4 .f32 q; .reg .b64 both;\n"
      "  ld.global.v2.f32 m, [%0];\n"        // 1, 5
      "  mov.v2.f32 n, m;\n"
      "  max.f32 n.x, m.x, m.y;\n"           // n = 5, 5
      "  add.f32 n.g, n.r, m.x;\n"           // n = 5, 6
      "  st.global.v2.f32 [%0 + 8], n;\n"
      "  mov.b64 both, {n.y, n.x};\n"
      "  st.global.b64 [%0 + 16], both;\n"   // 6, 5
      "  ld.global.v4.f32 q, [%0];\n"        // 1, 5, 5, 6
      "  mov.v4.f32 {_, m.x, m.y, _}, q;\n"
      "  add.f32 q.w, q.w, m.y;\n"           // 11
      "  st.global.v4.f32 [%0 + 32], {q.w, q.b, q.g, q.x}; }"  // 11, 5, 5, 1
      ::"l"(o) : "memory");
}

extern "C" __global__ void names(unsigned* o) {
  asm volatile(
      "{ .reg .b32 a, b<3>, x1, f3F800000; .reg .b64 rd; .reg .pred p;\n"
      "  mov.u32 x1, 77; mov.u32 f3F800000, 78;\n"
      "  mov.u32 a, 0x1; mov.b32 b0, 0x3F800000; mov.u32 b2, x1;\n"
      "  setp.ne.u32 p, a, 0; mov.b64 rd, {a, b0};\n"
      "  st.global.u32 [%0], a; st.global.u32 [%0 + 4], b0;\n"
      "  @ p st.global.u32 [%0 + 4 * 2], b2; @! p st.global.u32 [%0], 0;\n"
      "  { .reg .b32 a, b<2>; mov.u32 a, 5; mov.u32 b0, 6; st.global.u32 [%0+12], a; st.global.u32 [%0 + 3*4 + 4], b0; }\n"
      "  st.global.u32 [%0 + 20], a; st.global.b64 [%0 + (1 << 4) + 8], rd; }" ::"l"(o) : "memory");
}

extern "C" __global__ void constants(unsigned* o) {
  unsigned r;
  int i = 0;
#define IS(text)                                                     \
  asm volatile("mov.u32 %0, " text ";" : "=r"(r));                   \
  o[i++] = r;
  IS("WARP_SZ")
  IS("WARP_SZ * 4 - 1")
  IS("012")
  IS("0b101")
  IS("-1")
  IS("~0U")
  IS("(1 << 5) | 3")
  IS("7 / -2")
  IS("7 %% 4 == 3 ? 11 : 12")
  IS("!5")
  IS("0xFFFFFFFFFFFFFFFF >> 60")
  IS("0x7FFFFFFFFFFFFFFFU > 3 && 2")
  IS("(.s64) -8 >> 1")
  o[i++] = warpSize;
}

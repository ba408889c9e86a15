// Floating constants in decimal, and of 64 bits where 32 are expected. SageAttention's mma has 0. among its operands.
typedef unsigned u32;
typedef unsigned long long u64;

extern "C" __global__ void k(u32* out, u64* wide, float* sums) {
  asm volatile(
      "{.reg .f32 a, b; .reg .b64 w; .reg .f64 d;\n"
      "mov.f32 a, 0.1; st.global.f32 [%0], a; mov.f32 a, .5; st.global.f32 [%0+4], a;\n"
      "mov.f32 a, -1e3; st.global.f32 [%0+8], a; mov.f32 a, 1.e-3; st.global.f32 [%0+12], a;\n"
      "mov.f32 a, 1E+40; st.global.f32 [%0+16], a; mov.f32 a, 1e-41; st.global.f32 [%0+20], a;\n"
      "mov.f32 a, 0d3FF0000030000000; st.global.f32 [%0+24], a; mov.f32 a, 16777217.0; st.global.f32 [%0+28], a;\n"
      "mov.f32 a, 0.1-1.0/3.0; st.global.f32 [%0+32], a; st.global.f32 [%0+36], -(2.5);\n"
      "mov.f32 a, 3.0; fma.rn.f32 b, a, 0.25, 1.; st.global.v2.f32 [%0+40], {b, 1.5};\n"
      "mov.f64 d, 0.1; st.global.f64 [%1], d; mov.b64 w, 1.5; st.global.b64 [%1+8], w;\n"
      "mov.b64 w, {a, 0.}; st.global.b64 [%1+16], w; mov.f64 d, 0f3FC00000; st.global.f64 [%1+24], d;\n"
      ".global .align 4 .f32 f[3] = {1.5, -2e0, 0d3FF8000000000000}; .global .f64 g = 0.1;\n"
      "ld.global.f32 a, [f]; st.global.f32 [%0+48], a; ld.global.f32 a, [f+4]; st.global.f32 [%0+52], a;\n"
      "ld.global.f32 a, [f+8]; st.global.f32 [%0+56], a; ld.global.f64 d, [g]; st.global.f64 [%1+32], d;}"
      :: "l"(out), "l"(wide) : "memory");
  u32 one = 0x3c003c00;  // two ones of f16
  float s0 = threadIdx.x, s2 = 1.0f;
  asm volatile("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, _, %1, _}, {%2, %2, %2, %2}, {%2, %2}, {%0, 0., %1, 0.5};"
               : "+f"(s0), "+f"(s2) : "r"(one));
  sums[2 * threadIdx.x] = s0;
  sums[2 * threadIdx.x + 1] = s2;
}

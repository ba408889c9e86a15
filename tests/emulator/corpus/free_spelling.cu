// Inline PTX with spaces and comments where ptxas takes them. CUTLASS's mixed-input GEMM says `lop3 .b32`.
typedef unsigned u32;

extern "C" __global__ void k(u32* out, const u32* in) {
  u32 t = threadIdx.x, x = in[t];
  u32* o = out + 8 * t;
  asm("lop3 .b32 %0, %1, -256, 0x80808080, 106;" : "=r"(o[0]) : "r"(x));
  asm volatile("ld .global .u32 %0, [ %1 + 4 ] ;" : "=r"(o[1]) : "l"(in) : "memory");
  asm("{.reg .pred p, q; setp .ne .s32 p | q, %1, 5; selp .b32 %0, 1 , 2 , ! q;}" : "=r"(o[2]) : "r"(x));
  asm("mad.lo.u32 %0, /* a; b { */ %1, // the factor\n 3, %1;" : "=r"(o[3]) : "r"(x));
  asm("mov.u32 %0 , %%tid .x ;" : "=r"(o[4]));
  asm("{.shared .align 8 .b32 cell [ 4 ] , next; .shared .v4 .b32 four; .reg .b32 at; bar .sync 0;\n"
      "st.shared .u32 [cell], 7; st.shared.u32 [next], 8; mov.u32 at, four + 4; st.shared.u32 [at], 9;\n"
      "ld.shared .u32 %0, [cell];}" : "=r"(o[5]));
  asm("{.reg .b32 n; .reg .pred p; mov.b32 n, 0;\nL : add.u32 n, n, 2; setp.lt.u32 p, n, %1; @p bra L; mov/**/.b32 %0, n;}"
      : "=r"(o[6]) : "r"(x));
  asm("{.reg .b32 r; .reg .pred p; shfl.sync.bfly.b32 r | p, %1, 1, 31, -1; selp.b32 %0, r, 99, p;}" : "=r"(o[7]) : "r"(x));
}

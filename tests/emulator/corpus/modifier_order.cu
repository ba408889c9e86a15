// Modifiers in another order than the ISA shows. ptxas takes them; CUB's radix sort says `vote.ballot.sync`.
typedef unsigned u32;

extern "C" __global__ void k(u32* out, const u32* in, float* real) {
  u32 t = threadIdx.x, x = in[t], y = in[t ^ 1], r = 0;
  u32* o = out + t * 16;
  float f = (float)(int)x;
  asm("{.reg .pred p; setp.u32.ne p, %1, 5; vote.ballot.sync.b32 %0, p, -1;}" : "=r"(o[0]) : "r"(x));
  asm("{.reg .pred p, q; setp.ne.u32 p, %1, 5; vote.all.sync.pred q, p, -1; selp.u32 %0, 1, 2, q;}" : "=r"(o[1]) : "r"(x));
  asm("shfl.bfly.sync.b32 %0, %1, 3, 31, -1;" : "=r"(o[2]) : "r"(x));
  asm("redux.add.sync.s32 %0, %1, -1;" : "=r"(o[3]) : "r"(x));
  asm("match.sync.any.b32 %0, %1, -1;" : "=r"(o[4]) : "r"(x & 3));
  asm("min.s32.relu %0, %1, %2;" : "=r"(o[7]) : "r"(x - 9), "r"(y));
  asm("shf.l.b32.wrap %0, %1, %2, 5;" : "=r"(o[8]) : "r"(x << 27), "r"(y));
  asm("add.s32.sat %0, %1, %2;" : "=r"(o[9]) : "r"(0x7ffffff0), "r"(x));
  asm volatile("ld.u32.global.volatile %0, [%1];" : "=r"(o[10]) : "l"(in + t) : "memory");
  asm volatile("st.global.u32.release.gpu [%0], %1;" ::"l"(o + 11), "r"(x + 1) : "memory");
  asm volatile("atom.add.gpu.relaxed.global.u32 %0, [%1], %2;" : "=r"(r) : "l"(out + 512 + t), "r"(x) : "memory");
  asm volatile("red.u32.max.global [%0], %1;" ::"l"(out + 544 + t), "r"(x) : "memory");
  asm volatile("barrier.aligned.sync 0;" ::: "memory");
  o[12] = r;
  asm("fma.ftz.rz.f32 %0, %1, %2, %3;" : "=f"(real[t]) : "f"(f), "f"(1.0f / 3), "f"(f));
  asm("cvt.f32.rmi.f32 %0, %1;" : "=f"(real[32 + t]) : "f"(f * 0.3f));
}

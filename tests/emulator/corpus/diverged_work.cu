// Work between instructions with a member mask, on arms that lanes take by themselves; then the same by all together.
typedef unsigned u32;
typedef unsigned long long u64;
__device__ __forceinline__ u32 shuffle(u32 x, u32 far) {
  u32 y;
  asm volatile("shfl.sync.bfly.b32 %0, %1, %2, 31, -1;" : "=r"(y) : "r"(x), "r"(far) : "memory");
  return y;
}
__device__ __forceinline__ u32 guarded(u32 old, u32 x, u32 holds) {  // by a part of the warp, under a guard
  asm volatile("{ .reg .pred p; setp.ne.u32 p, %2, 0; @p shfl.sync.bfly.b32 %0, %1, 1, 31, 0x0f0f0f0f; }"
               : "+r"(old) : "r"(x), "r"(holds) : "memory");
  return old;
}
__device__ __forceinline__ u32 any(u32 x) {
  u32 y;
  asm volatile("{ .reg .pred p, q; setp.ne.u32 p, %1, 0; vote.sync.any.pred q, !p, -1; selp.u32 %0, 5, 9, q; }"
               : "=r"(y) : "r"(x) : "memory");
  return y;
}
__device__ __forceinline__ u32 joined(u32 x) {
  u32 y;
  asm volatile("redux.sync.xor.b32 %0, %1, -1;" : "=r"(y) : "r"(x) : "memory");
  return y;
}
__device__ __forceinline__ u32 alike(u64 x) {
  u32 y;
  asm volatile("match.any.sync.b64 %0, %1, -1;" : "=r"(y) : "l"(x) : "memory");
  return y;
}
__device__ __forceinline__ u32 work(u32 lane, u32 turn) {  // values of all widths live across the instructions
  double d = lane * 1.5 + turn;
  u64 w = (u64)lane << 33 | turn;
  bool odd = (lane ^ turn) & 1;
  u32 a = shuffle((u32)(d * 3) + lane, 1);
  d += a, w ^= (u64)a << 7;
  u32 b = shuffle((u32)w + (u32)(w >> 32), 2);
  odd ^= b & 1;
  d = odd ? d * 2 : d + w % 1000;
  u32 c = any((u32)d & 3), e = joined((u32)d + c);
  w += e;
  u32 g = guarded(lane, (u32)w + 3 * turn, 0x0f0f0f0f >> lane & 1);
  return (u32)d + (u32)w + (u32)(w >> 32) + c + e + g + alike(w & 3);
}

extern "C" __global__ void k(u32* o, u32* other, const u32* arms, u32 turns) {
  u32 lane = threadIdx.x, sum = 0;
  for (u32 t = 0; t < turns; ++t) {
    u32 arm = arms[32 * t + lane];
    if (arm == 0) {
      other[lane] = t;
      sum += work(lane, t);
    } else if (arm == 1) {
      sum += work(lane, t);
      other[lane] = 2;
    } else {
      for (u32 i = 0; i < lane; ++i) other[lane] = i;
      sum += work(lane, t);
    }
  }
  for (u32 t = 0; t < turns; ++t) sum -= work(lane, t);
  o[lane] = sum;
}

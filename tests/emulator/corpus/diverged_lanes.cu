// Lanes of one member mask that execute an instruction on different arms of a branch [PTX ISA 9.7.9.6, 9.7.13].
// Inline PTX, for a compiler may make one instruction of two that are equal; each arm has an instruction before it.
#define ALL 0xffffffffu
#define BEFORE(n) asm volatile("st.global.u32 [%0], %1;" ::"l"(o + 32 * (n) + l), "r"(l) : "memory");

__device__ __forceinline__ unsigned shfl(unsigned x, unsigned from, unsigned m) {
  unsigned y;
  asm volatile("shfl.sync.idx.b32 %0, %1, %2, 31, %3;" : "=r"(y) : "r"(x), "r"(from), "r"(m) : "memory");
  return y;
}

extern "C" __global__ void shuffles(unsigned* o) {
  unsigned l = threadIdx.x, y, p;
  if (l < 16) {
    BEFORE(1)
    asm volatile("shfl.sync.idx.b32 %0, %1, 20, 31, -1;" : "=r"(y) : "r"(l * 3) : "memory");  // of the other arm
  } else if (l < 24) {
    BEFORE(1)
    asm volatile("shfl.sync.idx.b32 %0, %1, %2, 31, -1;" : "=r"(y) : "r"(l * 5), "r"(31 - l) : "memory");
  } else {
    BEFORE(1)
    y = shfl(l * 7, l ^ 16, ALL);
    BEFORE(1)
  }
  o[l] = y;
  for (int turn = 0; turn < 3; ++turn) {
    if (l & 1) {
      BEFORE(1)
      asm volatile(
          "{ .reg .pred q; shfl.sync.up.b32 %0|q, %2, 1, 0, -1; selp.b32 %1, 1, 0, q; }"
          : "=r"(y), "=r"(p) : "r"(y + turn) : "memory");
    } else {
      BEFORE(1)
      asm volatile("shfl.sync.up.b32 %0, %1, 1, 0, -1;" : "=r"(y) : "r"(y + 100) : "memory");
      p = 7;
    }
    o[64 + 64 * turn + l] = y;
    o[96 + 64 * turn + l] = p;
  }
}

extern "C" __global__ void votes(unsigned* o) {
  unsigned l = threadIdx.x, b, any, same, m = l & 1 ? 0xaaaaaaaau : 0x55555555u, part;
  int all;
  if (l < 10) {
    BEFORE(5)
    b = __ballot_sync(ALL, l % 3 == 0);
    any = __any_sync(ALL, 0);
    same = __match_any_sync(ALL, l / 4);
    __match_all_sync(ALL, 3ull, &all);
    part = __ballot_sync(m, l < 4);
  } else {
    BEFORE(5)
    b = __ballot_sync(ALL, l % 5 != 0);
    BEFORE(5)
    any = __any_sync(ALL, l == 30);
    same = __match_any_sync(ALL, l / 8);
    __match_all_sync(ALL, 4ull, &all);
    part = __ballot_sync(m, l > 20);
  }
  o[l] = b;
  o[32 + l] = any;
  o[64 + l] = same;
  o[96 + l] = all;
  o[128 + l] = part;
}

extern "C" __global__ void sums(unsigned* o) {
  unsigned l = threadIdx.x, y, z;
  if (l >= 30) return;  // those that have exited are not waited for
  if (l % 3) {
    BEFORE(2)
    asm volatile("redux.sync.add.u32 %0, %1, -1;" : "=r"(y) : "r"(l) : "memory");
    asm volatile("redux.sync.max.s32 %0, %1, -1;" : "=r"(z) : "r"(-(int)l) : "memory");
  } else {
    BEFORE(2)
    asm volatile("redux.sync.add.u32 %0, %1, -1;" : "=r"(y) : "r"(1000) : "memory");
    BEFORE(2)
    asm volatile("redux.sync.max.s32 %0, %1, -1;" : "=r"(z) : "r"(-7) : "memory");
  }
  o[l] = y;
  o[32 + l] = z;
}

extern "C" __global__ void barrier(unsigned* o) {
  __shared__ volatile unsigned cell[32];
  unsigned l = threadIdx.x;
  if (l < 16) {
    cell[l] = l * l;
    __syncwarp();
    o[l] = cell[l + 16];
    __syncwarp();
    cell[l] = 1;
  } else {
    cell[l] = l + 100;
    __syncwarp();
    o[l] = cell[l - 16];
    __syncwarp();
    cell[l] = 2;
  }
}

extern "C" __global__ void exits(unsigned* o) {
  unsigned l = threadIdx.x, y;
  if (l < 8) {
    BEFORE(1)
    y = shfl(l, 9, ALL);
  } else if (l < 16) {
    BEFORE(1)
    y = shfl(l * 2, 1, ALL);
  } else {
    o[l] = 5;
    return;
  }
  o[l] = y;
}

extern "C" __global__ void never(unsigned* o) {
  unsigned l = threadIdx.x, y = 0;
  if (l < 16) {
    BEFORE(1)
    y = shfl(l, 20, ALL);  // the first arm
  } else if (l < 31) {
    BEFORE(1)
    y = shfl(l, 2, ALL);  // the second arm
  }
  __syncwarp();  // one lane is here
  o[l] = y;
}

extern "C" __global__ void masks(unsigned* o) {
  unsigned l = threadIdx.x, y = 0;
  if (l < 16) {
    BEFORE(1)
    y = shfl(l, 20, ALL);  // all are waited for
  } else {
    BEFORE(1)
    y = shfl(l, 18, l < 20 ? 0xffff0000u : ALL);  // and these wait for others
  }
  o[l] = y;
}

extern "C" __global__ void active(unsigned* o) {
  unsigned l = threadIdx.x, y;
  if (l < 12) {
    BEFORE(1)
    y = __reduce_add_sync(__activemask(), l);
  } else {
    BEFORE(1)
    y = __reduce_add_sync(__activemask(), 2 * l);
  }
  o[l] = y;
}

extern "C" __global__ void other_mask(unsigned* o) {
  o[threadIdx.x] = __match_any_sync(threadIdx.x < 16 ? 0xffffffffu : 0xffff0000u, 1u);  // lanes 0 to 15 want all
  __syncwarp();  // which the others wait at
}

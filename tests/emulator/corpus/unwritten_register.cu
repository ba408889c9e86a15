// Tiles that are not full: a thread loads what there is of its row, and stores all of it to shared memory. Who reads
// takes the elements that there are. CUB, Thrust and moderngpu sort, scan and reduce so.
extern "C" __global__ void k(const int* in, int* out, int count) {
  __shared__ int s[64];
  int x[2], t = threadIdx.x;
#pragma unroll
  for (int i = 0; i < 2; ++i)
    if (32 * i + t < count) x[i] = in[32 * i + t];
#pragma unroll
  for (int i = 0; i < 2; ++i) s[32 * i + t] = x[i];  // stores
  __syncthreads();
  for (int i = t; i < count; i += 32) out[i] = s[count - 1 - i];
}

extern "C" __global__ void kept(int* out, int count) {
  int x;
  if (threadIdx.x < count) x = out[threadIdx.x];
  out[threadIdx.x] = x + 1;  // adds
}

extern "C" __global__ void used(int* out, int count) {
  asm volatile("{ .reg .b64 at; .reg .pred p; setp.lt.s32 p, %0, %1;\n @p mov.b64 at, %2;\n"
               " st.global.b32 [at], 1; }" ::"r"((int)threadIdx.x), "r"(count), "l"(out));
}

extern "C" __global__ void branch(const int* in, int* out, int count) {  // rounds by a branch what there is of a row
  int x, t = threadIdx.x;
  asm volatile("{ .reg .pred p, q; .reg .b32 r; setp.lt.s32 p, %1, %2; @p ld.global.s32 r, [%3];\n"
               " setp.gt.s32 q, r, 110; mov.b32 %0, 1; @q mov.b32 %0, 2; }"
               : "=r"(x)
               : "r"(t), "r"(count), "l"(in + t));
  if (t < count) out[t] = x;
}

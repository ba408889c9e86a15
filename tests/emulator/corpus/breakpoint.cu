// A library's check of its own use in a build for debugging: CUTLASS's pipelines have `brkpt` there.
extern "C" __global__ void k(int* out, int limit) {
  int t = threadIdx.x;
  if (t >= limit) asm volatile("brkpt;");
  out[t] = t;
}

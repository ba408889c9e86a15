// cp.async by lanes that all copy to one address: the same bytes, or different ones.

#define COPY(to, from) \
  asm volatile("cp.async.ca.shared.global [%0], [%1], 4;" ::"r"((unsigned)__cvta_generic_to_shared(to)), "l"(from) : "memory")
#define COPY4(to, from) \
  asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"r"((unsigned)__cvta_generic_to_shared(to)), "l"(from) : "memory")
#define COMMIT asm volatile("cp.async.commit_group;" ::: "memory")
#define WAIT asm volatile("cp.async.wait_group 0;" ::: "memory")

// Every lane copies what all need: no lane has to wait for another one's copy.
extern "C" __global__ void k(const int* x, int* y) {
  __shared__ __align__(16) int s[32];
  int t = threadIdx.x;
#if CASE == 0
  COPY(s, x);
#elif CASE == 1
  COPY(s + t % 4, x + t % 4);
#elif CASE == 2
  COPY(s, x + t);  // which of them stays?
#elif CASE == 3
  for (int i = 0; i < 2; ++i) COPY(s, x + i);  // the second meets the first
#elif CASE == 4
  if (t < 32) {
    if (t == 6) COPY(s + t, x + t);
  } else if (t < 40) {
    COPY4(s + 4 * (t - 32), x + 4 * (t - 32));  // the second of four words meets the other warp's copy in its third
  }
  return;
#endif
  COMMIT;
  WAIT;
  y[t] = s[t % (CASE == 1 ? 4 : 1)];
}

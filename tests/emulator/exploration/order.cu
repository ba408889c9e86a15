// What an order decides, and no race detector reports: all of it goes through atomics and barriers.

// Each warp takes a number, in the order in which they come.
extern "C" __global__ void first_come(int* out) {
  __shared__ int count;
  if (threadIdx.x == 0) count = 0;
  __syncthreads();
  if (threadIdx.x % 32 == 0) out[threadIdx.x / 32] = atomicAdd(&count, 1);
}

// Hangs where warp 1 looks before warp 0 has counted: warp 0 waits for both at barrier 1, and warp 1 does not come.
extern "C" __global__ void may_not_come(int* out) {
  __shared__ int count;
  if (threadIdx.x == 0) count = 0;
  __syncthreads();
  if (threadIdx.x < 32) {
    if (threadIdx.x == 0) atomicAdd(&count, 1);
    asm volatile("bar.sync 1, 64;" ::: "memory");
  } else if (atomicAdd(&count, 0)) {
    asm volatile("bar.sync 1, 64;" ::: "memory");
  }
  out[threadIdx.x] = 1;
}

// Wrong only where warp 1 looks between the two additions of warp 0.
extern "C" __global__ void two_delays(int* out) {
  __shared__ int count;
  if (threadIdx.x == 0) count = 0;
  __syncthreads();
  if (threadIdx.x == 0) {
    for (int i = 0; i < 2; ++i) {
      atomicAdd(&count, 1);
      asm volatile("nanosleep.u32 0;" ::: "memory");  // else one instruction adds 2
    }
  } else if (threadIdx.x == 32) {
    out[0] = atomicAdd(&count, 0) == 1;
  }
}

// Each warp arrives at an mbarrier of its own, which no other warp looks at.
extern "C" __global__ void own(int* out) {
  __shared__ __align__(8) unsigned long long words[4];
  unsigned bar = (unsigned)__cvta_generic_to_shared(words + threadIdx.x / 32);
  if (threadIdx.x % 32 == 0) {
    asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" ::"r"(bar) : "memory");
#pragma unroll 1
    for (int turn = 0; turn < 4; ++turn) asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" ::"r"(bar) : "memory");
  }
  __syncthreads();
  out[threadIdx.x] = 1;
}

// The CTA that begins last is the last that counts.
extern "C" __global__ void last_cta(int* out, int* count) {
  if (threadIdx.x == 0) out[blockIdx.x] = atomicAdd(count, 1);
}

// CTAs that see nothing of each other, each with a choice of its own.
extern "C" __global__ void apart(int* out) {
  __shared__ int count;
  if (threadIdx.x == 0) count = 0;
  __syncthreads();
  if (threadIdx.x % 32 == 0) out[blockIdx.x * blockDim.x / 32 + threadIdx.x / 32] = atomicAdd(&count, 1);
}

// Counts how often a wait for a phase has given up.
extern "C" __global__ void gives_up(int* out) {
  __shared__ __align__(8) unsigned long long word;
  unsigned bar = (unsigned)__cvta_generic_to_shared(&word);
  if (threadIdx.x == 0) asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" ::"r"(bar) : "memory");
  __syncthreads();
  if (threadIdx.x == 0) asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" ::"r"(bar) : "memory");
  if (threadIdx.x == 32) {
    int over = 0, count = -1;
#pragma unroll 1
    for (; !over; ++count)
      asm volatile("{ .reg .pred p; mbarrier.try_wait.parity.shared::cta.b64 p, [%1], 0; selp.b32 %0, 1, 0, p; }"
                   : "=r"(over)
                   : "r"(bar)
                   : "memory");
    out[0] = count;
  }
}

// Two warps, each of which comes to two places again and again.
extern "C" __global__ void again(int* out) {
  if (threadIdx.x % 32 == 0) {
#pragma unroll 1
    for (int i = 0; i < 4; ++i) {
      atomicExch(out + threadIdx.x / 32, i);
      atomicExch(out + 2, i);
    }
  }
}

// CTAs take a lock, whether or not another one has it: a race where one comes while another has it and has not yet written.
extern "C" __global__ void takes_a_lock(int* out, int* lock) {
  if (threadIdx.x == 0) {
    atomicCAS(lock, 0, 1);
    __threadfence();
  }
  __syncthreads();
  out[threadIdx.x] += 1;
  __threadfence();
  __syncthreads();
  if (threadIdx.x == 0) atomicExch(lock, 0);
}

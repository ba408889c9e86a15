// Loops without end that change something all the time, and nothing in the end; and a long one that ends.

__device__ unsigned shared_address(const void* p) { return unsigned(__cvta_generic_to_shared(p)); }

extern "C" __global__ void barriers(int* out) {
    while (out[0] == 0) __syncthreads();  // waits
    out[0] = 2;
}

extern "C" __global__ void cluster_barriers(int* out) {
    while (out[0] == 0) {
        asm volatile("barrier.cluster.arrive.aligned;" ::: "memory");
        asm volatile("barrier.cluster.wait.aligned;" ::: "memory");  // waits
    }
    out[0] = 2;
}

extern "C" __global__ void phases(int* out) {
    __shared__ unsigned long long bar;
    unsigned at = shared_address(&bar), parity = 0;
    if (threadIdx.x == 0) asm volatile("mbarrier.init.shared::cta.b64 [%0], %1;" ::"r"(at), "r"(blockDim.x) : "memory");
    __syncthreads();
    while (*(volatile int*)out == 0) {
        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" ::"r"(at) : "memory");
        for (unsigned done = 0; !done;)
                asm volatile("{ .reg .pred p; mbarrier.try_wait.parity.shared::cta.b64 p, [%1], %2; selp.u32 %0, 1, 0, p; }"  // waits
                         : "=r"(done) : "r"(at), "r"(parity) : "memory");
        parity ^= 1;
    }
    out[0] = 2;
}

extern "C" __global__ void stores(int* out) {
    __shared__ volatile int flag;
    while (*(volatile int*)out == 0) flag = 1;  // waits
    out[0] = 2;
}

extern "C" __global__ void test_wait(int* out) {
    __shared__ unsigned long long bar;
    unsigned at = shared_address(&bar);
    if (threadIdx.x == 0) asm volatile("mbarrier.init.shared::cta.b64 [%0], %1;" ::"r"(at), "r"(1) : "memory");
    __syncthreads();
    for (unsigned done = 0; !done;)
        asm volatile("{ .reg .pred p; mbarrier.test_wait.parity.shared::cta.b64 p, [%1], 0; selp.u32 %0, 1, 0, p; }"  // waits
                     : "=r"(done) : "r"(at) : "memory");
    out[0] = 2;
}

extern "C" __global__ void counts(int* out, int many) {
    for (int i = 0; i < many; ++i) atomicAdd(out, i & 1);
}

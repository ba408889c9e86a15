// Every lane asks for the address of a word in the CTA of its own number; only lanes of CTAs that are there use it.
extern "C" __global__ void k(int* out, int used) {
    __shared__ int words[32];
    unsigned lane = threadIdx.x, rank, address, wide_use = 0;
    unsigned long long generic;
    asm volatile("mov.u32 %0, %%cluster_ctarank;" : "=r"(rank));
    words[lane] = 100 * rank + lane;
    asm volatile("barrier.cluster.arrive.aligned; barrier.cluster.wait.aligned;" ::: "memory");
    asm volatile("mapa.shared::cluster.u32 %0, %1, %2;" : "=r"(address) : "r"((unsigned)__cvta_generic_to_shared(&words[lane])), "r"(lane));
    asm volatile("mapa.u64 %0, %1, %2;" : "=l"(generic) : "l"(&words[lane]), "r"(lane * 0x1000000u));
    if (lane < used) asm volatile("ld.shared::cluster.u32 %0, [%1];" : "=r"(wide_use) : "r"(address) : "memory");
    if (lane == 0) wide_use += *(int*)generic;
    out[rank * 32 + lane] = wide_use;
    asm volatile("barrier.cluster.arrive.aligned; barrier.cluster.wait.aligned;" ::: "memory");
}

// The second file of relocatable.cu.
__device__ int total;
__constant__ float factor = 3.0f;
static __device__ int own = 100;
template <typename T> __device__ __noinline__ T twice(T x) { return x + x; }
static __device__ __noinline__ int kept(int x) { return x + own; }

__device__ float scaled(float x) { return x / 2; }

__global__ void second(float* values, int more) {
    extern __shared__ float staged[];
    staged[threadIdx.x] = twice(values[threadIdx.x]);
    values[threadIdx.x + more] = staged[threadIdx.x] + kept(total);
}

void launch_second(float* values, int more) { second<<<1, 32, 32 * sizeof(float)>>>(values, more); }

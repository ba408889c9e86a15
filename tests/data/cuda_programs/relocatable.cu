// Device code in two files, which -rdc=true links: functions, variables and templates of the one that the other uses,
// and names that each keeps to itself.
#include <cstdio>
#include <cstdlib>

extern __device__ float scaled(float x);
extern __device__ int total;
extern __constant__ float factor;
static __device__ int own = 5;
template <typename T> __device__ __noinline__ T twice(T x) { return x + x; }
static __device__ __noinline__ int kept(int x) { return x + own; }

__global__ void first(float* values) {
    extern __shared__ float staged[];
    staged[threadIdx.x] = scaled(values[threadIdx.x]) * factor;
    __syncthreads();
    values[threadIdx.x] = twice(staged[31 - threadIdx.x]);
    atomicAdd(&total, kept(1));
}

void launch_second(float* values, int more);

int main(int count, char** words) {
    float* values;
    cudaMallocManaged(&values, 32 * sizeof(float));
    for (int i = 0; i < 32; i++) values[i] = i;
    first<<<1, 32, 32 * sizeof(float)>>>(values);
    launch_second(values, count > 1 ? atoi(words[1]) : 0);
    const char* name = cudaGetErrorName(cudaDeviceSynchronize());
    int sum = -1;
    cudaMemcpyFromSymbol(&sum, total, sizeof(sum));
    std::printf("%s %g %g %d\n", name, values[0], values[31], sum);
    return 0;
}

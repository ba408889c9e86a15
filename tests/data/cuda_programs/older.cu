// What CUDA 13 removed: members of cudaDeviceProp, and parameters that functions had; and what has no effect any more.
#include <cstdio>
#include <cuda_runtime.h>

__global__ void twice(int* x) { x[threadIdx.x] *= 2; }

int main() {
    cudaDeviceProp properties;
    cudaGetDeviceProperties(&properties, 0);
    cudaSharedMemConfig banks;
    if (cudaDeviceSetSharedMemConfig(cudaSharedMemBankSizeEightByte) || cudaDeviceGetSharedMemConfig(&banks)) return 3;
    if (banks != cudaSharedMemBankSizeFourByte) return 4;
    int* x;
    cudaMallocManaged(&x, 32 * sizeof(int));
    for (int i = 0; i < 32; i++) x[i] = i;
    cudaMemAdvise(x, 32 * sizeof(int), cudaMemAdviseSetPreferredLocation, 0);
    cudaMemPrefetchAsync(x, 32 * sizeof(int), 0);
    cudaStream_t stream;
    cudaStreamCreate(&stream);
    cudaGraph_t graph;
    cudaGraphExec_t made;
    cudaStreamBeginCapture(stream, cudaStreamCaptureModeGlobal);
    twice<<<1, 32, 0, stream>>>(x);
    cudaStreamEndCapture(stream, &graph);
    if (cudaGraphInstantiate(&made, graph, NULL, NULL, 0)) return 2;
    cudaGraphLaunch(made, stream);
    cudaMemPrefetchAsync(x, 32 * sizeof(int), cudaCpuDeviceId, stream);
    cudaThreadSynchronize();
    printf("%d kHz, %d, %d bits, %d\n", properties.clockRate, properties.computeMode, properties.memoryBusWidth, x[31]);
    return x[31] != 62;
}

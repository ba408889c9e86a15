// Two devices: whose memory an address is, peer access, and what belongs to one device. An argument enables the access.
#include <cstdio>
#include <cuda.h>
#include <cuda_runtime.h>

#define OK(call)                                                                          \
    do {                                                                                  \
        if (cudaError_t error = call) return printf("%s: %s\n", #call, cudaGetErrorName(error)), 1; \
    } while (0)

__device__ int launches = 5;

__global__ void add(int* a, const int* b) {
    a[threadIdx.x] += b[threadIdx.x];
    if (threadIdx.x == 0) ++launches;
}

int main(int count, char**) {
    int devices, can, *a, *b, host[32], seen;
    OK(cudaGetDeviceCount(&devices));
    printf("%d devices, %s\n", devices, cudaGetErrorName(cudaSetDevice(devices)));
    cudaGetLastError();
    OK(cudaMalloc(&a, sizeof host));
    OK(cudaSetDevice(1));
    OK(cudaMalloc(&b, sizeof host));
    for (int i = 0; i < 32; ++i) host[i] = i;
    OK(cudaMemcpy(b, host, sizeof host, cudaMemcpyDefault));
    OK(cudaMemcpyPeer(a, 0, b, 1, sizeof host));
    cudaPointerAttributes of_a, of_b;
    OK(cudaPointerGetAttributes(&of_a, a));
    OK(cudaPointerGetAttributes(&of_b, b));
    OK(cudaDeviceCanAccessPeer(&can, 1, 0));
    printf("a on %d, b on %d, access %d\n", of_a.device, of_b.device, can);
    if (count > 1) {
        OK(cudaDeviceEnablePeerAccess(0, 0));
        printf("%s\n", cudaGetErrorName(cudaDeviceEnablePeerAccess(0, 0)));
        cudaGetLastError();
    }
    add<<<1, 32>>>(a, b);
    OK(cudaGetLastError());
    OK(cudaMemcpy(host, a, sizeof host, cudaMemcpyDefault));
    OK(cudaMemcpyFromSymbol(&seen, launches, sizeof seen));
    printf("%d, %d launches", host[31], seen);
    OK(cudaSetDevice(0));
    OK(cudaMemcpyFromSymbol(&seen, launches, sizeof seen));
    printf(", %d on the other device\n", seen);

    cudaStream_t stream;
    cudaEvent_t event;
    OK(cudaStreamCreate(&stream));
    OK(cudaEventCreate(&event));
    CUcontext first, second;
    CUdevice current;
    cuCtxGetCurrent(&first);
    cuDevicePrimaryCtxRetain(&second, 1);
    cuCtxPushCurrent(second);
    cuCtxGetDevice(&current);
    OK(cudaGetDevice(&seen));
    printf("devices %d and %d\n", current, seen);
    add<<<1, 32, 0, stream>>>(b, b);
    printf("%s", cudaGetErrorName(cudaGetLastError()));
    printf(" %s", cudaGetErrorName(cudaEventRecord(event, 0)));
    OK(cudaEventRecord(event, stream));
    cuCtxPopCurrent(nullptr);
    cuCtxGetCurrent(&second);
    OK(cudaSetDevice(1));
    OK(cudaDeviceDisablePeerAccess(0));
    printf(" %d\n", first == second);
    add<<<1, 32>>>(a, b);
    printf("%s\n", cudaGetErrorName(cudaGetLastError()));
}

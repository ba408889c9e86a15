// Two streams that use the same memory; the argument says what orders them.
#include <cstdio>
#include <cstring>
#include <cuda_runtime.h>

__global__ void fill(float* y, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) y[i] = i;
}
__global__ void twice(float* z, const float* y, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) z[i] = 2 * y[i];
}

int main(int count, char** words) {
    const char* mode = words[1];
    auto is = [&](const char* name) { return !strcmp(mode, name); };
    const int n = 1000;
    float *y, *z, *pinned, host[n];
    cudaMalloc(&y, 4 * n);
    cudaMalloc(&z, 4 * n);
    cudaMallocHost(&pinned, 4 * n);
    cudaStream_t a, b;
    cudaStreamCreateWithFlags(&a, is("blocking") ? cudaStreamDefault : cudaStreamNonBlocking);
    cudaStreamCreateWithFlags(&b, cudaStreamNonBlocking);
    cudaEvent_t event;
    cudaEventCreate(&event);
    if (is("memset")) cudaMemset(y, 0, 4 * n);  // zero
    if (is("graph")) {
        cudaGraph_t graph;
        cudaGraphExec_t ready;
        cudaStreamBeginCapture(a, cudaStreamCaptureModeGlobal);
        fill<<<4, 256, 0, a>>>(y, n);
        cudaStreamEndCapture(a, &graph);
        cudaGraphInstantiate(&ready, graph, 0);
        cudaGraphLaunch(ready, a);
    } else if (is("per-thread")) {
        fill<<<4, 256, 0, cudaStreamPerThread>>>(y, n);
    } else {
        fill<<<4, 256, 0, a>>>(y, n);  // first
    }
    if (is("event")) {
        cudaEventRecord(event, a);
        cudaStreamWaitEvent(b, event, 0);
    }
    if (is("waits")) cudaStreamSynchronize(a);
    if (is("host") || is("blocking")) {
        cudaMemcpy(host, y, 4 * n, cudaMemcpyDeviceToHost);  // back
    } else if (is("same")) {
        fill<<<4, 256, 0, b>>>(y, n);  // again
    } else if (is("chunks")) {
        cudaDeviceSynchronize();
        for (int i = 0; i < 4; ++i) {
            cudaStream_t stream = i % 2 ? a : b;
            float* part = y + 250 * i;
            cudaMemcpyAsync(pinned + 250 * i, part, 1000, cudaMemcpyDeviceToHost, stream);
            cudaMemcpyAsync(part, pinned + 250 * i, 1000, cudaMemcpyHostToDevice, stream);
            twice<<<1, 256, 0, stream>>>(z + 250 * i, part, 250);
        }
    } else if (is("pinned")) {
        cudaMemcpyAsync(pinned, y, 4 * n, cudaMemcpyDeviceToHost, a);  // down
        cudaMemcpyAsync(z, pinned, 4 * n, cudaMemcpyHostToDevice, b);  // up
    } else {
        twice<<<4, 256, 0, b>>>(z, y, n);  // all
    }
    cudaDeviceSynchronize();
    return cudaGetLastError() != cudaSuccess;
}

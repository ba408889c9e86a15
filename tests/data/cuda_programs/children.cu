// Kernels that launch kernels: with -rdc=true. The first word picks what is run; the exit code is 0 where it was right.
#include <cstdio>
#include <cstdlib>
#include <cstring>

__global__ void add(int* values, float x, int amount) { values[threadIdx.x] += amount + int(x); }

__global__ void last(int* values) { values[40] = values[0] * 10; }

// A sum by halves: each block launches the next one until a single value is left.
__global__ void halve(int* values, int count) {
    if (threadIdx.x < count / 2) values[threadIdx.x] += values[threadIdx.x + count / 2];
    __syncthreads();
    if (threadIdx.x == 0 && count > 2) halve<<<1, 64>>>(values, count / 2);
}

__global__ void parent(int* values) {
    if (threadIdx.x) return;
    last<<<1, 1, 0, cudaStreamTailLaunch>>>(values);  // behind the others
    add<<<1, 32>>>(values, 2.5f, 3);
    cudaStream_t stream;
    cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking);
    add<<<1, 32, 64, stream>>>(values, 0.f, 5);
    cudaStreamDestroy(stream);
    values[41] = int(cudaGetLastError());
}

__global__ void many(int* values, int each) {
    for (int i = 0; i < each; ++i) add<<<1, 1>>>(values + blockIdx.x * blockDim.x + threadIdx.x, 0.f, 1);
}

__global__ void outside(int* values) { add<<<1, 32>>>(values + 64, 0.f, 1); }

__global__ void shapes(int* values) { add<<<1, 2048>>>(values, 0.f, 1); }

int main(int count, char** words) {
    const char* what = count > 1 ? words[1] : "";
    int* values;
    cudaMallocManaged(&values, 64 * sizeof(int));
    for (int i = 0; i < 64; ++i) values[i] = i;
    if (!strcmp(what, "parent")) {
        parent<<<1, 32>>>(values);
        if (cudaDeviceSynchronize()) return 2;
        for (int i = 0; i < 32; ++i)
            if (values[i] != i + 10) return 3;
        return values[40] == 100 && values[41] == 0 ? 0 : 4;
    }
    if (!strcmp(what, "recursive")) {
        halve<<<1, 64>>>(values, 64);
        return cudaDeviceSynchronize() || values[0] != 63 * 64 / 2;
    }
    if (!strcmp(what, "many")) {
        many<<<2, 32>>>(values, 1);
        if (cudaDeviceSynchronize()) return 5;
        for (int i = 0; i < 64; ++i)
            if (values[i] != i + 1) return 6;
        return 0;
    }
    if (!strcmp(what, "outside")) outside<<<1, 1>>>(values);
    if (!strcmp(what, "shapes")) shapes<<<1, 1>>>(values);
    printf("%s\n", cudaGetErrorName(cudaDeviceSynchronize()));
    return 0;
}

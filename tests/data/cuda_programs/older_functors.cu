// Function objects of Thrust and CUB that CUDA 13 has no more.
#include <cstdio>
#include <cub/thread/thread_operators.cuh>
#include <thrust/functional.h>

struct square : thrust::unary_function<int, int> {
    __host__ __device__ result_type operator()(argument_type x) const { return x * x; }
};
struct mix : thrust::binary_function<int, int, int> {
    __host__ __device__ result_type operator()(first_argument_type x, second_argument_type y) const { return 3 * x + y; }
};

__global__ void apply(int* x) { x[0] = cub::Sum()(mix()(square()(4), 2), cub::Max()(cub::Min()(7, 5), 1)); }

int main() {
    int* x;
    cudaMallocManaged(&x, sizeof(int));
    apply<<<1, 1>>>(x);
    cudaDeviceSynchronize();
    printf("%d\n", *x);
}

// A program that uses the CUDA runtime and driver in many ways; the first argument names one. It exits with 0 if the
// results are right.
#include <cooperative_groups.h>
#include <cuda.h>
#include <cuda_runtime.h>
#include <dlfcn.h>

#include <cassert>
#include <cstdio>
#include <cstring>
#include <utility>
#include <vector>

#define CHECK(call)                                                                                      \
    do {                                                                                                 \
        int error = int(call);                                                                           \
        if (error) { printf("%s: %s\n", #call, cudaGetErrorString(cudaError_t(error))); return 10; }     \
    } while (0)

__constant__ float factor = 2;
__device__ int blocks = -1;
__managed__ int managed = 5;

__global__ void add(float* z, const float* x, const float* y, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) z[i] = x[i] + factor * y[i];
    if (i == 0) blocks = gridDim.x, managed += 1;
}

__global__ void ranks(int* out) {
    unsigned rank, count;
    asm("mov.u32 %0, %%cluster_ctarank; mov.u32 %1, %%cluster_nctarank;" : "=r"(rank), "=r"(count));
    out[blockIdx.x] = 100 * count + rank;
}

__global__ void tile(int* out, const __grid_constant__ CUtensorMap map) {
    extern __shared__ __align__(128) int box[];
    __shared__ unsigned long long bar;
    unsigned at = __cvta_generic_to_shared(box), b = __cvta_generic_to_shared(&bar);
    if (!threadIdx.x) {
        asm volatile("mbarrier.init.shared.b64 [%0], 1; fence.mbarrier_init.release.cluster;" ::"r"(b));
        asm volatile("mbarrier.arrive.expect_tx.shared.b64 _, [%0], 128;" ::"r"(b) : "memory");
        asm volatile("cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {4, 2}], [%2];"
                     ::"r"(at), "l"(&map), "r"(b) : "memory");
    }
    __syncthreads();
    asm volatile("{ .reg .pred p; w: mbarrier.try_wait.parity.shared.b64 p, [%0], 0; @!p bra w; }" ::"r"(b) : "memory");
    out[threadIdx.x] = box[threadIdx.x];
}

__global__ void gather(int* sums) {
    auto grid = cooperative_groups::this_grid();
    sums[blockIdx.x] = blockIdx.x + 1;
    grid.sync();
    int sum = 0;
    for (int i = 0; i < gridDim.x; ++i) sum += sums[i];
    grid.sync();
    sums[blockIdx.x] = sum;
}

__global__ void take(int** out) { *(out[threadIdx.x] = (int*)malloc(4)) = threadIdx.x; }
__global__ void give(int** in, int* out) {
    out[threadIdx.x] = *in[threadIdx.x];
    free(in[threadIdx.x]);
}
__global__ void fail(int* out) {
    assert(out != nullptr);
    *(int*)((char*)out + (threadIdx.x ? 1 : 0)) = 1;
}

// Memory that a kernel takes is there in the next one.
static int heap() {
    int **pointers, *out, found[32];
    size_t limit = 0;
    CHECK(cudaDeviceSetLimit(cudaLimitMallocHeapSize, 16 << 20));
    CHECK(cudaDeviceGetLimit(&limit, cudaLimitMallocHeapSize));
    CHECK(cudaMalloc(&pointers, 32 * 8));
    CHECK(cudaMalloc(&out, sizeof found));
    take<<<1, 32>>>(pointers);
    give<<<1, 32>>>(pointers, out);
    CHECK(cudaMemcpy(found, out, sizeof found, cudaMemcpyDeviceToHost));
    return limit == 16 << 20 && found[31] == 31 ? 0 : 1;
}

// Codes of launches that are refused, and then of one that fails.
static int codes(const char* how) {
    int *out, *rows, *behind;
    CHECK(cudaMalloc(&out, 128));
    CHECK(cudaMalloc(&rows, 4096));
    CHECK(cudaMalloc(&behind, 4096));
    for (auto [grid, block] : {std::pair{dim3(1), dim3(2048)}, {dim3(0), dim3(32)}, {dim3(1, 70000), dim3(32)}, {dim3(1), dim3(1, 1, 65)}}) {
        ranks<<<grid, block>>>(out);
        if (cudaGetLastError() != cudaErrorInvalidConfiguration || cudaGetLastError() != cudaSuccess) return 1;
    }
    void* arguments[] = {&out};
    if (cudaLaunchCooperativeKernel(gather, dim3(100000), dim3(32), arguments) != cudaErrorCooperativeLaunchTooLarge) return 2;
    if (!strcmp(how, "assert")) out = nullptr;
    if (!strcmp(how, "outside")) out += 32;
    if (!strcmp(how, "row")) out = rows + 1024 + 200;
    fail<<<1, how[0] == 'm' ? 2 : 1>>>(out);
    const auto error = cudaDeviceSynchronize();
    printf("%s\n", cudaGetErrorName(error));
    return cudaGetLastError() == error ? 0 : 3;
}

static int vectors(int extra) {
    const int n = 1000;
    std::vector<float> x(n, 1), y(n, 2), z(n);
    float *dx, *dy, *dz, f = 3;
    CHECK(cudaMalloc(&dx, n * 4));
    CHECK(cudaMallocManaged(&dy, n * 4));
    CHECK(cudaMallocAsync(&dz, n * 4, 0));
    CHECK(cudaMemcpyToSymbol(factor, &f, 4));
    CHECK(cudaMemcpy(dx, x.data(), n * 4, cudaMemcpyHostToDevice));
    std::memcpy(dy, y.data(), n * 4);
    cudaEvent_t a, b;
    CHECK(cudaEventCreate(&a));
    CHECK(cudaEventCreate(&b));
    CHECK(cudaEventRecord(a));
    add<<<(n + 255) / 256, 256>>>(dz, dx, dy, n + extra);
    CHECK(cudaEventRecord(b));
    CHECK(cudaEventSynchronize(b));
    float milliseconds;
    CHECK(cudaEventElapsedTime(&milliseconds, a, b));
    CHECK(cudaMemcpy(z.data(), dz, n * 4, cudaMemcpyDeviceToHost));
    int count;
    CHECK(cudaMemcpyFromSymbol(&count, blocks, 4));
    for (float value : z)
        if (value != 7) return 11;
    CHECK(cudaFree(dx));
    if (cudaFree(dx) != cudaErrorInvalidValue || cudaGetLastError() != cudaErrorInvalidValue) return 12;
    printf("%d blocks, managed %d\n", count, managed);
    return milliseconds > 0 && count == 4 && managed == 6 ? 0 : 13;
}

static int clusters() {
    int *out, found[8];
    CHECK(cudaMalloc(&out, sizeof found));
    cudaLaunchAttribute attribute[2];
    attribute[0].id = cudaLaunchAttributeClusterDimension;
    attribute[0].val.clusterDim = {4, 1, 1};
    attribute[1].id = cudaLaunchAttributeProgrammaticStreamSerialization;
    attribute[1].val.programmaticStreamSerializationAllowed = 1;
    cudaLaunchConfig_t config = {};
    config.gridDim = 8, config.blockDim = 32, config.attrs = attribute, config.numAttrs = 2;
    CHECK(cudaLaunchKernelEx(&config, ranks, out));
    CHECK(cudaMemcpy(found, out, sizeof found, cudaMemcpyDefault));
    for (int i = 0; i < 8; ++i)
        if (found[i] != 400 + i % 4) return 11;
    int most = 0;
    CHECK(cudaOccupancyMaxActiveClusters(&most, ranks, &config));
    return most >= 132 / 4 ? 0 : 12;
}

static int cooperative() {
    int *out, found[6];
    CHECK(cudaMalloc(&out, sizeof found));
    void* arguments[] = {&out};
    CHECK(cudaLaunchCooperativeKernel((void*)gather, 6, 32, arguments, 0, nullptr));
    CHECK(cudaMemcpy(found, out, sizeof found, cudaMemcpyDefault));
    for (int value : found)
        if (value != 21) return 11;
    return 0;
}

static int maps(const char* way) {
    using Encode = decltype(&cuTensorMapEncodeTiled);
    Encode encode = nullptr;
    cudaDriverEntryPointQueryResult result;
    if (!strcmp(way, "linked")) encode = cuTensorMapEncodeTiled;
    if (!strcmp(way, "dlsym")) encode = (Encode)dlsym(dlopen("libcuda.so.1", RTLD_NOW), "cuTensorMapEncodeTiled");
    if (!strcmp(way, "entry"))
        CHECK(cudaGetDriverEntryPointByVersion("cuTensorMapEncodeTiled", (void**)&encode, 12000, 0, &result));
    if (!strcmp(way, "older entry"))
        CHECK(cudaGetDriverEntryPoint("cuTensorMapEncodeTiled", (void**)&encode, cudaEnableDefault, &result));
    if (!encode) return 11;
    std::vector<int> source(256), found(32);
    for (int i = 0; i < 256; ++i) source[i] = i;
    int *from, *out;
    CHECK(cudaMalloc(&from, 1024));
    CHECK(cudaMalloc(&out, 128));
    CHECK(cudaMemcpy(from, source.data(), 1024, cudaMemcpyHostToDevice));
    CUtensorMap map;
    cuuint64_t extents[] = {16, 16}, strides[] = {64}, odd[] = {60};
    cuuint32_t box[] = {8, 4}, steps[] = {1, 1};
    for (auto stride : {odd, strides}) {
        int error = encode(&map, CU_TENSOR_MAP_DATA_TYPE_INT32, 2, from, extents, stride, box, steps,
                           CU_TENSOR_MAP_INTERLEAVE_NONE, CU_TENSOR_MAP_SWIZZLE_NONE,
                           CU_TENSOR_MAP_L2_PROMOTION_NONE, CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE);
        if (error != (stride == odd ? CUDA_ERROR_INVALID_VALUE : CUDA_SUCCESS)) return 12;
    }
    tile<<<1, 32, 100 << 10>>>(out, map);
    if (cudaGetLastError() != cudaErrorInvalidValue) return 13;  // without the opt-in
    CHECK(cudaFuncSetAttribute(tile, cudaFuncAttributeMaxDynamicSharedMemorySize, 100 << 10));
    tile<<<1, 32, 100 << 10>>>(out, map);
    CHECK(cudaMemcpy(found.data(), out, 128, cudaMemcpyDeviceToHost));
    for (int i = 0; i < 32; ++i)
        if (found[i] != 16 * (2 + i / 8) + 4 + i % 8) return 14;
    return 0;
}

static int images() {  // tensor maps in im2col mode: a window of 3 x 3 with padding, over [2, 8, 8, 16] floats
    float* images;
    CHECK(cudaMalloc(&images, 2 * 8 * 8 * 16 * 4));
    CUtensorMap map;
    cuuint64_t extents[] = {16, 8, 8, 2}, strides[] = {64, 512, 4096};
    cuuint32_t steps[] = {1, 1, 1, 1};
    int lower[] = {-1, -1}, upper[] = {-1, -1};
    for (int pixels : {0, 32}) {
        int error = cuTensorMapEncodeIm2col(&map, CU_TENSOR_MAP_DATA_TYPE_FLOAT32, 4, images, extents, strides, lower,
                                            upper, 8, pixels, steps, CU_TENSOR_MAP_INTERLEAVE_NONE,
                                            CU_TENSOR_MAP_SWIZZLE_NONE, CU_TENSOR_MAP_L2_PROMOTION_NONE,
                                            CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE);
        if (error != (pixels ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE)) return 11;
    }
    return 0;
}

static int graphs() {
    const int n = 32;
    float *x, *y, *z, found[n];
    for (float** each : {&x, &y, &z}) {
        CHECK(cudaMalloc(each, n * 4));
        CHECK(cudaMemset(*each, 0, n * 4));
    }
    cudaStream_t stream;
    cudaGraph_t graph;
    cudaGraphExec_t made;
    CHECK(cudaStreamCreate(&stream));
    CHECK(cudaStreamBeginCapture(stream, cudaStreamCaptureModeGlobal));
    CHECK(cudaMemsetAsync(y, 0x40, n * 4, stream));  // 3.0039
    add<<<1, 32, 0, stream>>>(x, x, y, n);
    CHECK(cudaStreamEndCapture(stream, &graph));
    CHECK(cudaGraphInstantiate(&made, graph, 0));
    for (int turn = 0; turn < 3; ++turn) CHECK(cudaGraphLaunch(made, stream));
    CHECK(cudaStreamSynchronize(stream));
    CHECK(cudaMemcpy(found, x, n * 4, cudaMemcpyDeviceToHost));
    unsigned bits = 0x40404040;
    float step;
    memcpy(&step, &bits, 4);
    if (found[0] != 6 * step || found[n - 1] != found[0]) return 11;

    float one = 1;  // the same by nodes: x = 0, y = 1, x = x + 2 y, to the host
    int count = n;
    cudaGraphNode_t nodes[4];
    cudaMemsetParams zeros = {}, ones = {};
    zeros.dst = x, zeros.elementSize = 4, zeros.width = n, zeros.height = 1;
    ones = zeros, ones.dst = y, memcpy(&ones.value, &one, 4);
    void* arguments[] = {&x, &x, &y, &count};
    cudaKernelNodeParams kernel = {};
    kernel.func = (void*)add, kernel.gridDim = 1, kernel.blockDim = 32, kernel.kernelParams = arguments;
    CHECK(cudaGraphCreate(&graph, 0));
    CHECK(cudaGraphAddMemsetNode(&nodes[0], graph, nullptr, 0, &zeros));
    CHECK(cudaGraphAddMemsetNode(&nodes[1], graph, nullptr, 0, &ones));
    CHECK(cudaGraphAddKernelNode(&nodes[2], graph, nodes, 2, &kernel));
    CHECK(cudaGraphAddMemcpyNode1D(&nodes[3], graph, nodes + 2, 1, found, x, n * 4, cudaMemcpyDeviceToHost));
    CHECK(cudaGraphInstantiate(&made, graph, 0));
    CHECK(cudaGraphLaunch(made, stream));
    if (found[0] != 2 || found[n - 1] != 2) return 12;

    count = 1;  // in the executable graph alone: one element is added
    CHECK(cudaGraphExecKernelNodeSetParams(made, nodes[2], &kernel));
    CHECK(cudaGraphLaunch(made, stream));
    if (found[0] != 2 || found[n - 1] != 0) return 13;
    cudaGraphExecUpdateResultInfo info;
    CHECK(cudaGraphExecUpdate(made, graph, &info));
    CHECK(cudaGraphLaunch(made, stream));
    if (found[n - 1] != 2) return 14;
    cudaPitchedPtr cube;
    CHECK(cudaMalloc3D(&cube, make_cudaExtent(20, 3, 2)));
    CHECK(cudaMemset3D(cube, 7, make_cudaExtent(20, 3, 2)));
    CHECK(cudaMemcpy(found, static_cast<char*>(cube.ptr) + 5 * cube.pitch, 20, cudaMemcpyDeviceToHost));
    return reinterpret_cast<char*>(found)[19] == 7 ? 0 : 15;
}

static int unsupported() {
    cudaIpcMemHandle_t handle;
    for (int turn = 0; turn < 2; ++turn)
        if (cudaIpcGetMemHandle(&handle, &handle) != cudaErrorNotSupported) return 11;
    return 0;
}

static int host_memory() {  // registered: the kernel works on what cudaHostGetDevicePointer gives
    const int n = 64;
    std::vector<float> x(n, 1), y(n, 2);
    float *dx, *dy;
    CHECK(cudaHostRegister(x.data(), n * 4, cudaHostRegisterMapped));
    CHECK(cudaHostRegister(y.data(), n * 4, cudaHostRegisterMapped));
    CHECK(cudaHostGetDevicePointer((void**)&dx, x.data(), 0));
    CHECK(cudaHostGetDevicePointer((void**)&dy, y.data(), 0));
    for (int turn = 0; turn < 2; ++turn) add<<<1, 64>>>(dx, dx, dy, n);
    CHECK(cudaDeviceSynchronize());
    CHECK(cudaHostUnregister(x.data()));
    if (cudaHostUnregister(x.data()) != cudaErrorHostMemoryNotRegistered) return 11;
    return x[0] == 9 && x[n - 1] == 9 ? 0 : 12;
}

static int copies() {
    char *device, host[128];
    CHECK(cudaMalloc(&device, 64));
    if (cudaMemcpy(device, host, 128, cudaMemcpyHostToDevice) != cudaErrorInvalidValue) return 11;
    if (cudaMemcpy(host, host + 64, 64, cudaMemcpyDeviceToHost) != cudaErrorInvalidValue) return 12;
    return 0;
}

int main(int count, char** words) {
    const char* what = count > 1 ? words[1] : "";
    if (!strcmp(what, "vectors")) return vectors(count > 2 ? 30 : 0);
    if (!strcmp(what, "clusters")) return clusters();
    if (!strcmp(what, "cooperative")) return cooperative();
    if (!strcmp(what, "maps")) return maps(words[2]);
    if (!strcmp(what, "images")) return images();
    if (!strcmp(what, "graphs")) return graphs();
    if (!strcmp(what, "unsupported")) return unsupported();
    if (!strcmp(what, "host_memory")) return host_memory();
    if (!strcmp(what, "copies")) return copies();
    if (!strcmp(what, "heap")) return heap();
    if (!strcmp(what, "codes")) return codes(words[2]);
    return 99;
}

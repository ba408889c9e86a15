// Compiles a kernel by NVRTC, asks for its cubin, and loads that by the driver.
#include <cuda.h>
#include <nvrtc.h>

#include <cstdio>
#include <string>

const char* kSource = R"(
template <int kAdded> __global__ void add(float* values, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) values[i] += kAdded;
}
)";

int main(int count, char** words) {
    const int given = count > 1 ? std::stoi(words[1]) : 100;
    nvrtcProgram program;
    nvrtcCreateProgram(&program, kSource, "added.cu", 0, nullptr, nullptr);
    nvrtcAddNameExpression(program, "add<3>");
    const char* options[] = {"--gpu-architecture=sm_90"};
    if (nvrtcCompileProgram(program, 1, options) != NVRTC_SUCCESS) return 2;
    size_t size = 0;
    nvrtcGetCUBINSize(program, &size);
    std::string cubin(size, '\0');
    nvrtcGetCUBIN(program, cubin.data());
    const char* name;
    nvrtcGetLoweredName(program, "add<3>", &name);

    CUdevice device;
    CUcontext context;
    CUmodule module;
    CUfunction kernel;
    CUdeviceptr values;
    cuInit(0);
    cuDeviceGet(&device, 0);
    cuDevicePrimaryCtxRetain(&context, device);
    cuCtxSetCurrent(context);
    if (cuModuleLoadData(&module, cubin.data()) != CUDA_SUCCESS) return 3;
    if (cuModuleGetFunction(&kernel, module, name) != CUDA_SUCCESS) return 4;
    float first[100] = {2.0f};
    int n = given;
    cuMemAlloc(&values, sizeof(first));
    cuMemcpyHtoD(values, first, sizeof(first));
    void* arguments[] = {&values, &n};
    cuLaunchKernel(kernel, 4, 1, 1, 32, 1, 1, 0, nullptr, arguments, nullptr);
    if (cuMemcpyDtoH(first, values, sizeof(first)) != CUDA_SUCCESS) return 5;
    std::printf("%g %g\n", first[0], first[99]);
    return 0;
}

// Links PTX texts by the driver and launches the kernel. The texts are indented, as they stand in a program.
#include <cuda.h>
#include <cudaProfiler.h>

#include <cstdio>
#include <cstring>

const char* kCaller = R"(
    .version 7.0
    .target sm_70
    .address_size 64
    .extern .func (.param .b32 result) plus_three (.param .b32 x);
    .extern .global .u32 base;

    .visible .entry add(.param .u64 values) {
        .reg .b32 %r<4>;
        .reg .b64 %rd<2>;
        .param .b32 given;
        .param .b32 got;
        ld.param.u64 %rd1, [values];
        ld.global.u32 %r1, [base];
        st.param.b32 [given], %r1;
        call (got), plus_three, (given);
        ld.param.b32 %r2, [got];
        st.global.u32 [%rd1], %r2;
        ret;
    })";
const char* kCalled = R"(
	.version 7.1
	.target sm_70
	.address_size 64
	.visible .global .u32 base = 40;

	.visible .func (.param .b32 result) plus_three (.param .b32 x) {
	    .reg .b32 %r<3>;
	    ld.param.b32 %r1, [x];
	    add.s32 %r2, %r1, 3;
	    st.param.b32 [result], %r2;
	    ret;
	})";

int main(int count, char**) {
    CUdevice device;
    CUcontext context;
    CUlinkState link;
    CUmodule module;
    CUfunction kernel;
    CUdeviceptr value;
    CUdevprop properties;
    void* image;
    size_t size;
    int got = 0;
    cuInit(0);
    cuDeviceGet(&device, 0);
    cuDevicePrimaryCtxRetain(&context, device);
    cuCtxSetCurrent(context);
    cuProfilerStart();
    if (cuDeviceGetProperties(&properties, device) != CUDA_SUCCESS || properties.maxThreadsPerBlock != 1024) return 9;
    cuLinkCreate(0, nullptr, nullptr, &link);
    cuLinkAddData(link, CU_JIT_INPUT_PTX, (void*)kCaller, strlen(kCaller) + 1, "caller", 0, nullptr, nullptr);
    if (count == 1) cuLinkAddData(link, CU_JIT_INPUT_PTX, (void*)kCalled, strlen(kCalled) + 1, "called", 0, nullptr, nullptr);
    cuLinkComplete(link, &image, &size);
    CUresult result = cuModuleLoadData(&module, image);
    if (result != CUDA_SUCCESS) return 7;
    cuLinkDestroy(link);
    if (cuModuleGetFunction(&kernel, module, "add") != CUDA_SUCCESS) return 8;
    cuMemAlloc(&value, sizeof(int));
    void* arguments[] = {&value};
    cuLaunchKernel(kernel, 1, 1, 1, 1, 1, 1, 0, nullptr, arguments, nullptr);
    cuMemcpyDtoH(&got, value, sizeof(int));
    std::printf("%d\n", got);
    return 0;
}

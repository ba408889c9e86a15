// The CUDA driver API, as far as programs and libraries beside the runtime use it: memory, modules, launches, tensor
// maps. What is missing here is a stub that says so.
#include "stand_in.h"

#include <fstream>
#include <iterator>

using namespace stand_in;

namespace {
void* at(CUdeviceptr address) { return reinterpret_cast<void*>(address); }
}  // namespace

API CUresult cuInit(unsigned) { return CUDA_SUCCESS; }
API CUresult cuDriverGetVersion(int* version) { *version = CUDA_VERSION; return CUDA_SUCCESS; }
API CUresult cuGetExportTable(const void** table, const CUuuid*) {  // NVRTC asks for one, and does without
    *table = nullptr;
    return CUDA_ERROR_NOT_FOUND;
}
API CUresult cuDeviceGetName(char* name, int size, CUdevice) {
    std::strncpy(name, device().name.c_str(), size);
    return CUDA_SUCCESS;
}
API CUresult cuDeviceGetAttribute(int* value, CUdevice_attribute which, CUdevice) {
    *value = attribute(which);
    return CUDA_SUCCESS;
}
API CUresult cuDeviceTotalMem(size_t* bytes, CUdevice) { *bytes = device().memory; return CUDA_SUCCESS; }
API CUresult cuDeviceComputeCapability(int* major, int* minor, CUdevice) {
    *major = device().major, *minor = device().minor;
    return CUDA_SUCCESS;
}
API CUresult cuDeviceGetProperties(CUdevprop* found, CUdevice which) {
    int clock = 0;
    cuDeviceGetAttribute(&clock, CU_DEVICE_ATTRIBUTE_CLOCK_RATE, which);
    *found = {1024, {1024, 1024, 64}, {0x7FFFFFFF, 65535, 65535}, 49152, 65536, 32, 512, int(device().registers), clock, 512};
    return CUDA_SUCCESS;
}
API CUresult cuCtxSynchronize() {
    order(Step::ALL_AWAITED);
    return broken();
}
#if CUDA_VERSION >= 13000
API CUresult cuCtxSynchronize_v2(CUcontext) { return cuCtxSynchronize(); }
#endif

API CUresult cuProfilerStart() { return CUDA_SUCCESS; }
API CUresult cuProfilerStop() { return CUDA_SUCCESS; }

API const char* cudaGetErrorString(cudaError_t);
API const char* cudaGetErrorName(cudaError_t);
API CUresult cuGetErrorString(CUresult error, const char** text) {
    *text = cudaGetErrorString(cudaError_t(error));
    return CUDA_SUCCESS;
}
API CUresult cuGetErrorName(CUresult error, const char** text) {
    *text = cudaGetErrorName(cudaError_t(error));
    return CUDA_SUCCESS;
}

API CUresult cuMemAlloc(CUdeviceptr* address, size_t size) {
    if (!size) return CUDA_ERROR_INVALID_VALUE;
    *address = reinterpret_cast<CUdeviceptr>(allocate(size, Kind::DEVICE));
    return *address ? CUDA_SUCCESS : CUDA_ERROR_OUT_OF_MEMORY;
}
API CUresult cuMemAllocManaged(CUdeviceptr* address, size_t size, unsigned) {
    *address = reinterpret_cast<CUdeviceptr>(allocate(size, Kind::MANAGED));
    return *address ? CUDA_SUCCESS : CUDA_ERROR_OUT_OF_MEMORY;
}
API CUresult cuMemAllocHost(void** address, size_t size) {
    *address = allocate(size, Kind::HOST);
    return *address ? CUDA_SUCCESS : CUDA_ERROR_OUT_OF_MEMORY;
}
API CUresult cuMemFree(CUdeviceptr address) {
    if (address && !in_process()) order(Step::ALL_AWAITED);
    return !address || release(at(address), __builtin_return_address(0)) ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}
API CUresult cuMemFreeHost(void* address) { return release(address) ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE; }
API CUresult cuMemGetInfo(size_t* left, size_t* all) { *left = room(), *all = device().memory; return CUDA_SUCCESS; }
API CUresult cuMemcpyHtoD(CUdeviceptr to, const void* from, size_t size) {
    return copy(at(to), from, size, cudaMemcpyHostToDevice);
}
API CUresult cuMemcpyDtoH(void* to, CUdeviceptr from, size_t size) {
    return copy(to, at(from), size, cudaMemcpyDeviceToHost);
}
API CUresult cuMemcpyDtoD(CUdeviceptr to, CUdeviceptr from, size_t size) {
    return copy(at(to), at(from), size, cudaMemcpyDeviceToDevice);
}
API CUresult cuMemcpyHtoDAsync(CUdeviceptr to, const void* from, size_t size, CUstream stream) {
    return enqueue(stream, [=] { return cuMemcpyHtoD(to, from, size); });
}
API CUresult cuMemcpyDtoHAsync(void* to, CUdeviceptr from, size_t size, CUstream stream) {
    return enqueue(stream, [=] { return cuMemcpyDtoH(to, from, size); });
}
API CUresult cuMemcpyDtoDAsync(CUdeviceptr to, CUdeviceptr from, size_t size, CUstream stream) {
    return enqueue(stream, [=] { return cuMemcpyDtoD(to, from, size); });
}
static CUresult set(CUdeviceptr to, uint64_t value, size_t unit, size_t count, CUstream stream) {
    return enqueue(stream, [=] { return fill(at(to), unit * count, value, unit, count, 1); }, cudaGraphNodeTypeMemset);
}
API CUresult cuMemsetD8(CUdeviceptr to, unsigned char value, size_t n) { return set(to, value, 1, n, nullptr); }
API CUresult cuMemsetD16(CUdeviceptr to, unsigned short value, size_t n) { return set(to, value, 2, n, nullptr); }
API CUresult cuMemsetD32(CUdeviceptr to, unsigned value, size_t n) { return set(to, value, 4, n, nullptr); }
API CUresult cuMemsetD8Async(CUdeviceptr to, unsigned char value, size_t n, CUstream s) { return set(to, value, 1, n, s); }
API CUresult cuMemsetD16Async(CUdeviceptr to, unsigned short value, size_t n, CUstream s) { return set(to, value, 2, n, s); }
API CUresult cuMemsetD32Async(CUdeviceptr to, unsigned value, size_t n, CUstream s) { return set(to, value, 4, n, s); }
API CUresult cuStreamSynchronize(CUstream stream) {
    order(Step::STREAM_AWAITED, stream);
    return broken();
}

API CUresult cuModuleLoadData(CUmodule* made, const void* image) {
    return load_image(image, reinterpret_cast<Loaded**>(made), false);
}
API CUresult cuModuleLoad(CUmodule* made, const char* path) {
    std::ifstream file(path, std::ios::binary);
    if (!file) return CUDA_ERROR_FILE_NOT_FOUND;
    std::string image(std::istreambuf_iterator<char>(file), {});
    return cuModuleLoadData(made, image.c_str());
}
API CUresult cuModuleLoadDataEx(CUmodule* made, const void* image, unsigned, CUjit_option*, void**) {
    return cuModuleLoadData(made, image);
}
API CUresult cuModuleUnload(CUmodule) { return CUDA_SUCCESS; }
API CUresult cuModuleGetFunction(CUfunction* found, CUmodule handle, const char* name) {
    return function_in(reinterpret_cast<Loaded*>(handle), name, reinterpret_cast<Function**>(found));
}
API CUresult cuModuleGetGlobal(CUdeviceptr* address, size_t* size, CUmodule handle, const char* name) {
    const Loaded& loaded = *reinterpret_cast<Loaded*>(handle);
    Instance* instance;
    if (CUresult result = load(*loaded.module, loaded.device < 0 ? current_device() : loaded.device, &instance)) return result;
    for (auto& variable : instance->variables) {
        if (variable.name != name) continue;
        if (address) *address = reinterpret_cast<CUdeviceptr>(variable.address);
        if (size) *size = variable.size;
        return CUDA_SUCCESS;
    }
    return CUDA_ERROR_NOT_FOUND;
}
// A library is a module for every context; a kernel is a function of it.
API CUresult cuLibraryLoadData(CUlibrary* made, const void* image, CUjit_option*, void**, unsigned, CUlibraryOption*,
                               void**, unsigned) {
    return load_image(image, reinterpret_cast<Loaded**>(made), true);
}
API CUresult cuLibraryUnload(CUlibrary) { return CUDA_SUCCESS; }
API CUresult cuLibraryGetModule(CUmodule* found, CUlibrary library) {
    *found = reinterpret_cast<CUmodule>(library);
    return CUDA_SUCCESS;
}
API CUresult cuLibraryGetKernel(CUkernel* found, CUlibrary library, const char* name) {
    return function_in(reinterpret_cast<Loaded*>(library), name, reinterpret_cast<Function**>(found));
}
static CUresult all_kernels(Loaded* loaded, Function** found, unsigned most) {
    for (const std::string& name : loaded->module->entries) {
        if (!most--) break;
        if (CUresult result = function_in(loaded, name.c_str(), found++)) return result;
    }
    return CUDA_SUCCESS;
}
API CUresult cuLibraryGetKernelCount(unsigned* count, CUlibrary library) {
    *count = reinterpret_cast<Loaded*>(library)->module->entries.size();
    return CUDA_SUCCESS;
}
API CUresult cuLibraryEnumerateKernels(CUkernel* found, unsigned most, CUlibrary library) {
    return all_kernels(reinterpret_cast<Loaded*>(library), reinterpret_cast<Function**>(found), most);
}
API CUresult cuModuleGetFunctionCount(unsigned* count, CUmodule module) {
    return cuLibraryGetKernelCount(count, reinterpret_cast<CUlibrary>(module));
}
API CUresult cuModuleEnumerateFunctions(CUfunction* found, unsigned most, CUmodule module) {
    return all_kernels(reinterpret_cast<Loaded*>(module), reinterpret_cast<Function**>(found), most);
}
API CUresult cuLibraryGetGlobal(CUdeviceptr* address, size_t* size, CUlibrary library, const char* name) {
    return cuModuleGetGlobal(address, size, reinterpret_cast<CUmodule>(library), name);
}
API CUresult cuKernelGetFunction(CUfunction* found, CUkernel kernel) {
    *found = reinterpret_cast<CUfunction>(kernel);
    return CUDA_SUCCESS;
}
API CUresult cuFuncSetAttribute(CUfunction handle, CUfunction_attribute which, int value) {
    Function& function = *reinterpret_cast<Function*>(handle);
    if (which == CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES) function.dynamic_limit = value;
    if (which == CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED) function.any_cluster = value;
    return CUDA_SUCCESS;
}
API CUresult cuFuncGetAttribute(int* value, CUfunction_attribute which, CUfunction handle) {
    Function& function = *reinterpret_cast<Function*>(handle);
    *value = which == CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK ? function.most_threads
             : which == CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES   ? int(function.static_shared)
             : which == CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES    ? int(function.local)
             : which == CU_FUNC_ATTRIBUTE_NUM_REGS            ? function.registers
                                                              : 0;
    return CUDA_SUCCESS;
}
API CUresult cuKernelSetAttribute(CUfunction_attribute which, int value, CUkernel kernel, CUdevice) {
    return cuFuncSetAttribute(reinterpret_cast<CUfunction>(kernel), which, value);
}
API CUresult cuKernelGetAttribute(int* value, CUfunction_attribute which, CUkernel kernel, CUdevice) {
    return cuFuncGetAttribute(value, which, reinterpret_cast<CUfunction>(kernel));
}
API CUresult cuFuncSetCacheConfig(CUfunction, CUfunc_cache) { return CUDA_SUCCESS; }
static CUresult start(CUfunction handle, const Shape& shape, CUstream stream, void** arguments, void** extra) {
    const void* packed = nullptr;
    for (; extra && *extra != CU_LAUNCH_PARAM_END; extra += 2)
        if (*extra == CU_LAUNCH_PARAM_BUFFER_POINTER) packed = extra[1];
    const int result = launch(*reinterpret_cast<Function*>(handle), shape, arguments, packed, stream);
    return result == cudaErrorInvalidConfiguration ? CUDA_ERROR_INVALID_VALUE : CUresult(result);
}
API CUresult cuLaunchKernel(CUfunction function, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by,
                            unsigned bz, unsigned shared, CUstream stream, void** arguments, void** extra) {
    return start(function, {dim3(gx, gy, gz), dim3(bx, by, bz), dim3(0, 0, 0), shared, false}, stream, arguments, extra);
}
API CUresult cuLaunchCooperativeKernel(CUfunction function, unsigned gx, unsigned gy, unsigned gz, unsigned bx,
                                       unsigned by, unsigned bz, unsigned shared, CUstream stream, void** arguments) {
    return start(function, {dim3(gx, gy, gz), dim3(bx, by, bz), dim3(0, 0, 0), shared, true}, stream, arguments, nullptr);
}
API CUresult cuLaunchKernelEx(const CUlaunchConfig* config, CUfunction function, void** arguments, void** extra) {
    Shape shape{dim3(config->gridDimX, config->gridDimY, config->gridDimZ),
                dim3(config->blockDimX, config->blockDimY, config->blockDimZ), dim3(0, 0, 0), config->sharedMemBytes,
                false};
    shape_of(config->attrs, config->numAttrs, &shape);
    return start(function, shape, config->hStream, arguments, extra);
}

// Tensor maps: the emulator checks them and gives its own 128 bytes.
static CUresult encode(CUtensorMap* map, Message& message, int interleave, int swizzle, int promotion, int fill) {
    Reply reply = ask(message.number(interleave).number(swizzle).number(promotion).number(fill));
    std::string bytes = reply.text();
    if (bytes.size() != sizeof *map) return CUDA_ERROR_INVALID_VALUE;
    std::memcpy(map, bytes.data(), sizeof *map);
    return CUDA_SUCCESS;
}
static Message described(bool im2col, CUtensorMapDataType type, unsigned rank, void* address, const cuuint64_t* extents,
                         const cuuint64_t* strides, const cuuint32_t* steps) {
    Message message(TENSOR_MAP);
    message.number(im2col).number(type).number(rank).number(reinterpret_cast<uint64_t>(address));
    for (unsigned i = 0; i < rank; ++i) message.number(extents[i]);
    for (unsigned i = 0; i + 1 < rank; ++i) message.number(strides[i]);
    for (unsigned i = 0; i < rank; ++i) message.number(steps[i]);
    return message;
}
API CUresult cuTensorMapEncodeTiled(CUtensorMap* map, CUtensorMapDataType type, cuuint32_t rank, void* address,
                                    const cuuint64_t* extents, const cuuint64_t* strides, const cuuint32_t* box,
                                    const cuuint32_t* steps, CUtensorMapInterleave interleave,
                                    CUtensorMapSwizzle swizzle, CUtensorMapL2promotion promotion,
                                    CUtensorMapFloatOOBfill fill) {
    if (rank < 1 || rank > 5) return CUDA_ERROR_INVALID_VALUE;
    Message message = described(false, type, rank, address, extents, strides, steps);
    for (unsigned i = 0; i < rank; ++i) message.number(box[i]);
    return encode(map, message, interleave, swizzle, promotion, fill);
}
API CUresult cuTensorMapEncodeIm2col(CUtensorMap* map, CUtensorMapDataType type, cuuint32_t rank, void* address,
                                     const cuuint64_t* extents, const cuuint64_t* strides, const int* lower,
                                     const int* upper, cuuint32_t channels, cuuint32_t pixels, const cuuint32_t* steps,
                                     CUtensorMapInterleave interleave, CUtensorMapSwizzle swizzle,
                                     CUtensorMapL2promotion promotion, CUtensorMapFloatOOBfill fill) {
    if (rank < 3 || rank > 5) return CUDA_ERROR_INVALID_VALUE;
    Message message = described(true, type, rank, address, extents, strides, steps);
    message.number(channels).number(pixels);
    for (unsigned i = 0; i + 2 < rank; ++i) message.number(int64_t(lower[i])).number(int64_t(upper[i]));
    return encode(map, message, interleave, swizzle, promotion, fill);
}
API CUresult cuTensorMapReplaceAddress(CUtensorMap* map, void* address) {
    std::memcpy(map, &address, 8);  // jit/emulator/machine/tensor_maps.py: the address comes first
    return CUDA_SUCCESS;
}

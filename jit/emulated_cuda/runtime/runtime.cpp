// The CUDA runtime API: what nvcc's host code calls, launches, libraries, functions, and the way to the driver. The other
// runtime_*.cpp have the rest. What no file has is a stub that says so (library.py makes those from the header).
#include "runtime.h"

#include <algorithm>

using namespace stand_in;

namespace {

struct Registered { Module* module; std::string name; };
std::map<const void*, Function>& functions() { static auto& all = *new std::map<const void*, Function>; return all; }
std::map<const void*, Registered>& variables() { static auto& all = *new std::map<const void*, Registered>; return all; }

Function* function_of(const void* key) {
    auto found = functions().find(key);
    if (found != functions().end()) return &found->second;
    return kernel_of(key);
}

cudaError_t start(const void* key, const Shape& shape, void** arguments, cudaStream_t stream) {
    Function* function = function_of(key);
    if (!function) {  // who does not look at the error would go on with what was never computed
        say_once("a kernel was launched that came with no PTX, as those of a library: it did not run");
        return set_last(cudaErrorInvalidDeviceFunction);
    }
    return set_last(launch(*function, shape, arguments, nullptr, stream));
}

struct Configuration { dim3 grid, block; size_t shared; cudaStream_t stream; };
thread_local std::vector<Configuration> configurations;

}  // namespace

Variable* stand_in::variable_of(const void* key) {
    auto found = variables().find(key);
    Instance* instance;
    if (found == variables().end() || load(*found->second.module, current_device(), &instance)) return nullptr;
    for (auto& variable : instance->variables)
        if (variable.name == found->second.name) return &variable;
    return nullptr;
}

// What nvcc's host code calls.
API void** __cudaRegisterFatBinary(void* wrapper) {
    std::string wrong;
    Module* made = module_of(wrapper, &wrong);
    if (!wrong.empty()) say("a fat binary of the program cannot be used: " + wrong);
    return reinterpret_cast<void**>(made);
}
API void __cudaRegisterFatBinaryEnd(void**) {}
API void __cudaUnregisterFatBinary(void**) {}
API char __cudaInitModule(void** module) {
    return load(*reinterpret_cast<Module*>(module), current_device()) == CUDA_SUCCESS;
}
API void __cudaRegisterFunction(void** module, const char* key, char*, const char* name, int, void*, void*, void*,
                                void*, int*) {
    Function& function = functions()[key];
    function = Function();
    function.module = reinterpret_cast<Module*>(module);
    function.name = name;
}
API void __cudaRegisterVar(void** module, char* key, char*, const char* name, int, size_t, int, int) {
    variables()[key] = {reinterpret_cast<Module*>(module), name};
}
API void __cudaRegisterManagedVar(void** module, void** key, char*, const char* name, int, size_t, int, int) {
    variables()[key] = {reinterpret_cast<Module*>(module), name};
    reinterpret_cast<Module*>(module)->managed[name] = key;
}
API unsigned __cudaPushCallConfiguration(dim3 grid, dim3 block, size_t shared, cudaStream_t stream) {
    configurations.push_back({grid, block, shared, stream});
    configured_at(__builtin_return_address(0));
    return 0;
}
API cudaError_t __cudaPopCallConfiguration(dim3* grid, dim3* block, size_t* shared, void* stream) {
    if (configurations.empty()) return set_last(cudaErrorMissingConfiguration);
    Configuration top = configurations.back();
    configurations.pop_back();
    *grid = top.grid, *block = top.block, *shared = top.shared;
    *static_cast<cudaStream_t*>(stream) = top.stream;
    return cudaSuccess;
}
API cudaError_t __cudaGetKernel(cudaKernel_t* kernel, const void* key) {
    *kernel = reinterpret_cast<cudaKernel_t>(const_cast<void*>(key));
    return cudaSuccess;
}
API cudaError_t cudaLaunchKernel(const void* key, dim3 grid, dim3 block, void** arguments, size_t shared,
                                 cudaStream_t stream) {
    return start(key, {grid, block, dim3(0, 0, 0), shared, false}, arguments, stream);
}
API cudaError_t cudaLaunchKernel_ptsz(const void* key, dim3 grid, dim3 block, void** arguments, size_t shared,
                                      cudaStream_t stream) {
    return cudaLaunchKernel(key, grid, block, arguments, shared, stream ? stream : cudaStreamPerThread);
}
API cudaError_t __cudaLaunchKernel(cudaKernel_t kernel, dim3 grid, dim3 block, void** arguments, size_t shared,
                                   cudaStream_t stream) {
    return cudaLaunchKernel(kernel, grid, block, arguments, shared, stream);
}
API cudaError_t __cudaLaunchKernel_ptsz(cudaKernel_t kernel, dim3 grid, dim3 block, void** arguments, size_t shared,
                                        cudaStream_t stream) {
    return cudaLaunchKernel(kernel, grid, block, arguments, shared, stream ? stream : cudaStreamPerThread);
}
API cudaError_t cudaLaunchCooperativeKernel(const void* key, dim3 grid, dim3 block, void** arguments, size_t shared,
                                            cudaStream_t stream) {
    return start(key, {grid, block, dim3(0, 0, 0), shared, true}, arguments, stream);
}
API cudaError_t cudaLaunchKernelExC(const cudaLaunchConfig_t* config, const void* key, void** arguments) {
    Shape shape{config->gridDim, config->blockDim, dim3(0, 0, 0), config->dynamicSmemBytes, false};
    static_assert(sizeof(cudaLaunchAttribute) == sizeof(CUlaunchAttribute));
    shape_of(reinterpret_cast<const CUlaunchAttribute*>(config->attrs), config->numAttrs, &shape);
    return start(key, shape, arguments, config->stream);
}

// Libraries: the driver's, by another name.
#if CUDART_VERSION >= 12080
API cudaError_t cudaLibraryLoadData(cudaLibrary_t* made, const void* image, cudaJitOption*, void**, unsigned,
                                    cudaLibraryOption*, void**, unsigned) {
    return set_last(load_image(image, reinterpret_cast<Loaded**>(made), true));
}
API cudaError_t cudaLibraryUnload(cudaLibrary_t) { return cudaSuccess; }
API cudaError_t cudaLibraryGetKernel(cudaKernel_t* found, cudaLibrary_t library, const char* name) {
    return set_last(function_in(reinterpret_cast<Loaded*>(library), name, reinterpret_cast<Function**>(found)));
}
API cudaError_t cudaLibraryGetKernelCount(unsigned* count, cudaLibrary_t library) {
    return set_last(cuLibraryGetKernelCount(count, reinterpret_cast<CUlibrary>(library)));
}
API cudaError_t cudaLibraryEnumerateKernels(cudaKernel_t* found, unsigned most, cudaLibrary_t library) {
    return set_last(cuLibraryEnumerateKernels(reinterpret_cast<CUkernel*>(found), most, reinterpret_cast<CUlibrary>(library)));
}
API cudaError_t cudaFuncSetAttribute(const void*, cudaFuncAttribute, int);
API cudaError_t cudaKernelSetAttributeForDevice(cudaKernel_t kernel, cudaFuncAttribute which, int value, int) {
    return cudaFuncSetAttribute(kernel, which, value);
}
#endif

// Functions.
API cudaError_t cudaFuncSetAttribute(const void* key, cudaFuncAttribute which, int value) {
    Function* function = function_of(key);
    if (!function) return set_last(cudaErrorInvalidDeviceFunction);
    if (CUresult result = look_up(*function)) return set_last(result);
    if (which == cudaFuncAttributeMaxDynamicSharedMemorySize) {
        if (value < 0 || size_t(value) + function->static_shared > device().shared_block)
            return set_last(cudaErrorInvalidValue);
        function->dynamic_limit = value;
    } else if (which == cudaFuncAttributeNonPortableClusterSizeAllowed) {
        function->any_cluster = value;
    } else if (which == cudaFuncAttributePreferredSharedMemoryCarveout) {
        function->preferred_carveout = value;
    } else {
        return set_last(cudaErrorInvalidValue);
    }
    return cudaSuccess;
}
API cudaError_t cudaFuncGetAttributes(cudaFuncAttributes* found, const void* key) {
    Function* function = function_of(key);
    if (!function) return set_last(cudaErrorInvalidDeviceFunction);
    if (CUresult result = look_up(*function)) return set_last(result);
    *found = cudaFuncAttributes();
    found->sharedSizeBytes = function->static_shared;
    found->localSizeBytes = function->local;
    found->maxThreadsPerBlock = function->most_threads;
    found->numRegs = function->registers;
    found->ptxVersion = found->binaryVersion = device().major * 10 + device().minor;
    found->maxDynamicSharedSizeBytes =
        int(function->dynamic_limit ? function->dynamic_limit : 49152 - std::min(size_t(49152), function->static_shared));
    found->preferredShmemCarveout = function->preferred_carveout;
    return cudaSuccess;
}
API cudaError_t cudaFuncGetName(const char** name, const void* key) {
    Function* function = function_of(key);
    if (!function) return set_last(cudaErrorInvalidDeviceFunction);
    *name = function->name.c_str();
    return cudaSuccess;
}
API cudaError_t cudaGetFuncBySymbol(cudaFunction_t* found, const void* key) {
    Function* function = function_of(key);
    if (!function) return set_last(cudaErrorInvalidDeviceFunction);
    *found = reinterpret_cast<cudaFunction_t>(function);
    return cudaSuccess;
}
API cudaError_t cudaFuncSetCacheConfig(const void*, cudaFuncCache) { return cudaSuccess; }
API cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessor(int* count, const void* key, int threads, size_t shared) {
    Function* function = function_of(key);
    if (!function) return set_last(cudaErrorInvalidDeviceFunction);
    if (CUresult result = look_up(*function)) return set_last(result);
    *count = active_blocks(*function, threads, shared);
    return cudaSuccess;
}
API cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int* count, const void* key, int threads,
                                                                       size_t shared, unsigned) {
    return cudaOccupancyMaxActiveBlocksPerMultiprocessor(count, key, threads, shared);
}
API cudaError_t cudaOccupancyMaxActiveClusters(int* count, const void* key, const cudaLaunchConfig_t* config) {
    Function* function = function_of(key);
    if (!function) return set_last(cudaErrorInvalidDeviceFunction);
    if (CUresult result = look_up(*function)) return set_last(result);
    dim3 block = config->blockDim;
    *count = active_clusters(*function, block.x * block.y * block.z, config->dynamicSmemBytes,
                             reinterpret_cast<const CUlaunchAttribute*>(config->attrs), config->numAttrs);
    return cudaSuccess;
}
API cudaError_t cudaOccupancyMaxPotentialClusterSize(int* size, const void* key, const cudaLaunchConfig_t*) {
    Function* function = function_of(key);
    if (!function) return set_last(cudaErrorInvalidDeviceFunction);
    *size = largest_cluster(*function);
    return cudaSuccess;
}
API cudaError_t cudaOccupancyAvailableDynamicSMemPerBlock(size_t* bytes, const void* key, int blocks, int) {
    Function* function = function_of(key);
    if (!function) return set_last(cudaErrorInvalidDeviceFunction);
    if (CUresult result = look_up(*function)) return set_last(result);
    *bytes = shared_left(*function, blocks);
    return cudaSuccess;
}

// The way to the driver. Functions of which a later form takes other arguments, and the CUDA that it came with, as
// cudaTypedefs.h has it; the newest first.
struct Later {
    const char *name, *form;
    int since;
};
static constexpr Later LATER[] = {
    {"cuCtxSynchronize", "cuCtxSynchronize_v2", 13000}, {"cuCtxGetDevice", "cuCtxGetDevice_v2", 13000},
    {"cuStreamGetCtx", "cuStreamGetCtx_v2", 12050},     {"cuGetProcAddress", "cuGetProcAddress_v2", 12000},
    {"cuCtxCreate", "cuCtxCreate_v4", 12050},           {"cuCtxCreate", "cuCtxCreate_v3", 11040},
    {"cuCtxCreate", "cuCtxCreate_v2", 3020},
    {"cuStreamGetCaptureInfo", "cuStreamGetCaptureInfo_v3", 12030},
    {"cuStreamGetCaptureInfo", "cuStreamGetCaptureInfo_v2", 11030},
    {"cuStreamUpdateCaptureDependencies", "cuStreamUpdateCaptureDependencies_v2", 12030},
};
// A function as a version of CUDA has it; null where there is none.
static void* driver_function(const char* name, int version) {
    bool changed = false;
    for (const Later& row : LATER) {
        if (strcmp(row.name, name)) continue;
        if (version >= row.since) return symbol(row.form);
        changed = true;
    }
    void* second = changed ? nullptr : symbol((std::string(name) + "_v2").c_str());
    return second ? second : symbol(name);
}
static cudaError_t driver_entry(const char* name, int version, void** found, cudaDriverEntryPointQueryResult* result) {
    *found = driver_function(name, version);
    if (result) *result = *found ? cudaDriverEntryPointSuccess : cudaDriverEntryPointSymbolNotFound;
    return *found ? cudaSuccess : set_last(cudaErrorSymbolNotFound);
}
API cudaError_t cudaGetDriverEntryPoint(const char* name, void** found, unsigned long long,
                                        cudaDriverEntryPointQueryResult* result) {
    return driver_entry(name, CUDART_VERSION, found, result);
}
API cudaError_t cudaGetDriverEntryPointByVersion(const char* name, void** found, unsigned version, unsigned long long,
                                                 cudaDriverEntryPointQueryResult* result) {
    return driver_entry(name, static_cast<int>(version), found, result);
}
API CUresult cuGetProcAddress_v2(const char* name, void** found, int version, cuuint64_t,
                                 CUdriverProcAddressQueryResult* result) {
    *found = driver_function(name, version);
    if (result) *result = *found ? CU_GET_PROC_ADDRESS_SUCCESS : CU_GET_PROC_ADDRESS_SYMBOL_NOT_FOUND;
    return *found ? CUDA_SUCCESS : CUDA_ERROR_NOT_FOUND;
}
#undef cuGetProcAddress
// The name of the function without a version, which programs look up themselves. The driver takes its last argument or none.
API CUresult cuGetProcAddress(const char* name, void** found, int version, cuuint64_t flags) {
    return cuGetProcAddress_v2(name, found, version, flags, nullptr);
}

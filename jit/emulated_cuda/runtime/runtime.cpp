// The CUDA runtime API, as far as a program without a device can have it: what nvcc's host code calls, libraries,
// functions, the device and errors. runtime_memory.cpp and runtime_streams.cpp have the rest. What no file has is a stub
// that says so (library.py makes those from the header).
#include "runtime.h"

#include <algorithm>

using namespace stand_in;

namespace {

thread_local cudaError_t last = cudaSuccess;

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

cudaError_t stand_in::set_last(cudaError_t error) {
    if (error != cudaSuccess && error != cudaErrorNotReady) last = error;
    return error;
}

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

// The device.
API cudaError_t cudaDeviceSynchronize() {
    order(Step::ALL_AWAITED);
    return set_last(broken());
}
API cudaError_t cudaDeviceReset() { return cudaSuccess; }
API cudaError_t cudaInitDevice(int, unsigned, unsigned) { return cudaSuccess; }
API cudaError_t cudaSetDeviceFlags(unsigned) { return cudaSuccess; }
API cudaError_t cudaGetDeviceFlags(unsigned* flags) { *flags = 0; return cudaSuccess; }
API cudaError_t cudaDriverGetVersion(int* version) { *version = CUDART_VERSION; return cudaSuccess; }
API cudaError_t cudaRuntimeGetVersion(int* version) { *version = CUDART_VERSION; return cudaSuccess; }
API cudaError_t cudaDeviceGetAttribute(int* value, cudaDeviceAttr which, int device) {
    if (!is_device(device)) return set_last(cudaErrorInvalidDevice);
    *value = attribute(which);
    return cudaSuccess;
}
API cudaError_t cudaGetDeviceProperties(cudaDeviceProp* found, int which) {
    if (!is_device(which)) return set_last(cudaErrorInvalidDevice);
    const Device& here = device();
    *found = cudaDeviceProp();
    std::strncpy(found->name, here.name.c_str(), sizeof found->name - 1);
    found->major = here.major, found->minor = here.minor;
    found->totalGlobalMem = here.memory;
    found->pciBusID = which;
    found->uuid.bytes[sizeof found->uuid.bytes - 1] = char(which);
    found->totalConstMem = 65536;
    found->warpSize = 32;
    found->multiProcessorCount = here.multiprocessors;
    found->maxThreadsPerBlock = found->maxThreadsDim[0] = found->maxThreadsDim[1] = 1024;
    found->maxThreadsDim[2] = 64;
    found->maxGridSize[0] = 0x7FFFFFFF, found->maxGridSize[1] = found->maxGridSize[2] = 65535;
    found->maxThreadsPerMultiProcessor = here.threads;
    found->maxBlocksPerMultiProcessor = here.blocks;
    found->regsPerBlock = found->regsPerMultiprocessor = here.registers;
    found->sharedMemPerBlock = 49152;
    found->sharedMemPerBlockOptin = here.shared_block;
    found->sharedMemPerMultiprocessor = here.shared_multiprocessor;
    found->reservedSharedMemPerBlock = 1024;
    found->textureAlignment = found->memPitch = 512, found->texturePitchAlignment = 32;
    found->maxTexture2D[0] = 131072, found->maxTexture2D[1] = 65536;
    found->maxTexture3D[0] = found->maxTexture3D[1] = found->maxTexture3D[2] = 16384;
    found->unifiedAddressing = found->managedMemory = found->concurrentManagedAccess = 1;
    found->cooperativeLaunch = found->concurrentKernels = found->canMapHostMemory = 1;
    found->memoryPoolsSupported = found->streamPrioritiesSupported = found->asyncEngineCount = 1;
    found->globalL1CacheSupported = found->localL1CacheSupported = 1;
    return cudaSuccess;
}
// Limits are kept and told; the emulator's own do not follow them.
static size_t* limit_of(cudaLimit which) {
    static size_t limits[] = {1024, 1 << 20, 8 << 20, 2, 2048};  // a chip's, from cudaLimitStackSize on
    return size_t(which) < sizeof limits / sizeof *limits ? limits + which : nullptr;
}
API cudaError_t cudaDeviceSetLimit(cudaLimit which, size_t value) {
    if (size_t* limit = limit_of(which)) *limit = value;
    return cudaSuccess;
}
API cudaError_t cudaDeviceGetLimit(size_t* value, cudaLimit which) {
    const size_t* limit = limit_of(which);
    *value = limit ? *limit : 0;
    return cudaSuccess;
}
API cudaChannelFormatDesc cudaCreateChannelDesc(int x, int y, int z, int w, cudaChannelFormatKind kind) {
    return {x, y, z, w, kind};
}
API cudaError_t cudaDeviceSetCacheConfig(cudaFuncCache) { return cudaSuccess; }
API cudaError_t cudaDeviceGetCacheConfig(cudaFuncCache* config) {
    *config = cudaFuncCachePreferNone;
    return cudaSuccess;
}
// Banks of shared memory have 4 bytes from Maxwell on, whatever is asked for.
API cudaError_t cudaDeviceSetSharedMemConfig(cudaSharedMemConfig) { return cudaSuccess; }
API cudaError_t cudaDeviceGetSharedMemConfig(cudaSharedMemConfig* config) {
    *config = cudaSharedMemBankSizeFourByte;
    return cudaSuccess;
}
API cudaError_t cudaFuncSetSharedMemConfig(const void*, cudaSharedMemConfig) { return cudaSuccess; }
API cudaError_t cudaDeviceGetStreamPriorityRange(int* least, int* greatest) {
    *least = *greatest = 0;
    return cudaSuccess;
}
API cudaError_t cudaProfilerStart() { return cudaSuccess; }
API cudaError_t cudaProfilerStop() { return cudaSuccess; }
API cudaError_t cudaCtxResetPersistingL2Cache() { return cudaSuccess; }

// Errors.
namespace stand_in { const char* error_name(int code); }  // the stubs have it, from the header
API cudaError_t cudaGetLastError() {
    cudaError_t found = last;
    last = cudaSuccess;
    return broken() ? cudaError_t(broken()) : found;
}
API cudaError_t cudaPeekAtLastError() { return broken() ? cudaError_t(broken()) : last; }
API const char* cudaGetErrorName(cudaError_t error) { return error_name(error); }
API const char* cudaGetErrorString(cudaError_t error) {
    switch (int(error)) {
        case cudaSuccess: return "no error";
        case cudaErrorInvalidValue: return "invalid argument";
        case cudaErrorMemoryAllocation: return "out of memory";
        case cudaErrorInvalidConfiguration: return "invalid configuration argument";
        case cudaErrorInvalidDevice: return "invalid device ordinal";
        case cudaErrorNoKernelImageForDevice: return "no kernel image is available for execution on the device";
        case cudaErrorInvalidSymbol: return "invalid device symbol";
        case cudaErrorInvalidResourceHandle: return "invalid resource handle";
        case cudaErrorNotReady: return "device not ready";
        case cudaErrorIllegalAddress: return "an illegal memory access was encountered";
        case cudaErrorMisalignedAddress: return "misaligned address";
        case cudaErrorPeerAccessAlreadyEnabled: return "peer access is already enabled";
        case cudaErrorPeerAccessNotEnabled: return "peer access has not been enabled";
        case cudaErrorAssert: return "device-side assert triggered";
        case cudaErrorCooperativeLaunchTooLarge: return "too many blocks in cooperative launch";
        case cudaErrorInvalidClusterSize: return "cluster misconfiguration";
        case cudaErrorLaunchFailure: return "unspecified launch failure: the emulator stopped the kernel";
        case cudaErrorNotSupported: return "operation not supported by the stand-in CUDA runtime";
        default: return error_name(error);
    }
}

// The way to the driver.
static cudaError_t driver_entry(const char* name, void** found, cudaDriverEntryPointQueryResult* result) {
    std::string newest = std::string(name) + "_v2";
    *found = symbol(newest.c_str());
    if (!*found) *found = symbol(name);
    if (result) *result = *found ? cudaDriverEntryPointSuccess : cudaDriverEntryPointSymbolNotFound;
    return *found ? cudaSuccess : set_last(cudaErrorSymbolNotFound);
}
API cudaError_t cudaGetDriverEntryPoint(const char* name, void** found, unsigned long long,
                                        cudaDriverEntryPointQueryResult* result) {
    return driver_entry(name, found, result);
}
API cudaError_t cudaGetDriverEntryPointByVersion(const char* name, void** found, unsigned, unsigned long long,
                                                 cudaDriverEntryPointQueryResult* result) {
    return driver_entry(name, found, result);
}
API CUresult cuGetProcAddress_v2(const char* name, void** found, int, cuuint64_t, CUdriverProcAddressQueryResult* result) {
    bool good = driver_entry(name, found, nullptr) == cudaSuccess;
    if (result) *result = good ? CU_GET_PROC_ADDRESS_SUCCESS : CU_GET_PROC_ADDRESS_SYMBOL_NOT_FOUND;
    return good ? CUDA_SUCCESS : CUDA_ERROR_NOT_FOUND;
}

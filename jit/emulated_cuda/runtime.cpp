// The CUDA runtime API, as far as a program without a device can have it. What is missing here is a stub that says so
// (library.py makes those from the header).
#include "stand_in.h"

#include <cuda_runtime_api.h>

#include <algorithm>

using namespace stand_in;

namespace {

thread_local cudaError_t last = cudaSuccess;

cudaError_t told(cudaError_t error) {
    if (error != cudaSuccess && error != cudaErrorNotReady) last = error;
    return error;
}
cudaError_t told(CUresult result) { return told(cudaError_t(result)); }  // the numbers of the errors used are the same

struct Registered { Module* module; std::string name; };
std::map<const void*, Function>& functions() { static auto& all = *new std::map<const void*, Function>; return all; }
std::map<const void*, Registered>& variables() { static auto& all = *new std::map<const void*, Registered>; return all; }

Function* function_of(const void* key) {
    auto found = functions().find(key);
    if (found != functions().end()) return &found->second;
    return kernel_of(key);
}

Variable* variable_of(const void* key) {
    auto found = variables().find(key);
    if (found == variables().end() || load(*found->second.module)) return nullptr;
    for (auto& variable : found->second.module->variables)
        if (variable.name == found->second.name) return &variable;
    return nullptr;
}

cudaError_t start(const void* key, const Shape& shape, void** arguments, cudaStream_t stream) {
    Function* function = function_of(key);
    if (!function) return told(cudaErrorInvalidDeviceFunction);
    return told(launch(*function, shape, arguments, nullptr, stream));
}

struct Configuration { dim3 grid, block; size_t shared; cudaStream_t stream; };
thread_local std::vector<Configuration> configurations;

}  // namespace

// What nvcc's host code calls.
API void** __cudaRegisterFatBinary(void* wrapper) {
    std::string wrong;
    Module* made = module_of(wrapper, &wrong);
    if (!wrong.empty()) say("a fat binary of the program cannot be used: " + wrong);
    return reinterpret_cast<void**>(made);
}
API void __cudaRegisterFatBinaryEnd(void**) {}
API void __cudaUnregisterFatBinary(void**) {}
API char __cudaInitModule(void** module) { return load(*reinterpret_cast<Module*>(module)) == CUDA_SUCCESS; }
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
    return 0;
}
API cudaError_t __cudaPopCallConfiguration(dim3* grid, dim3* block, size_t* shared, void* stream) {
    if (configurations.empty()) return told(cudaErrorMissingConfiguration);
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
    return cudaLaunchKernel(key, grid, block, arguments, shared, stream);
}
API cudaError_t __cudaLaunchKernel(cudaKernel_t kernel, dim3 grid, dim3 block, void** arguments, size_t shared,
                                   cudaStream_t stream) {
    return cudaLaunchKernel(kernel, grid, block, arguments, shared, stream);
}
API cudaError_t __cudaLaunchKernel_ptsz(cudaKernel_t kernel, dim3 grid, dim3 block, void** arguments, size_t shared,
                                        cudaStream_t stream) {
    return cudaLaunchKernel(kernel, grid, block, arguments, shared, stream);
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
    return told(load_image(image, reinterpret_cast<Loaded**>(made)));
}
API cudaError_t cudaLibraryUnload(cudaLibrary_t) { return cudaSuccess; }
API cudaError_t cudaLibraryGetKernel(cudaKernel_t* found, cudaLibrary_t library, const char* name) {
    return told(function_in(reinterpret_cast<Loaded*>(library), name, reinterpret_cast<Function**>(found)));
}
API cudaError_t cudaFuncSetAttribute(const void*, cudaFuncAttribute, int);
API cudaError_t cudaKernelSetAttributeForDevice(cudaKernel_t kernel, cudaFuncAttribute which, int value, int) {
    return cudaFuncSetAttribute(kernel, which, value);
}
#endif

// Functions.
API cudaError_t cudaFuncSetAttribute(const void* key, cudaFuncAttribute which, int value) {
    Function* function = function_of(key);
    if (!function) return told(cudaErrorInvalidDeviceFunction);
    if (CUresult result = look_up(*function)) return told(result);
    if (which == cudaFuncAttributeMaxDynamicSharedMemorySize) {
        if (value < 0 || size_t(value) + function->static_shared > device().shared_block)
            return told(cudaErrorInvalidValue);
        function->dynamic_limit = value;
    } else if (which == cudaFuncAttributeNonPortableClusterSizeAllowed) {
        function->any_cluster = value;
    } else if (which == cudaFuncAttributePreferredSharedMemoryCarveout) {
        function->preferred_carveout = value;
    } else {
        return told(cudaErrorInvalidValue);
    }
    return cudaSuccess;
}
API cudaError_t cudaFuncGetAttributes(cudaFuncAttributes* found, const void* key) {
    Function* function = function_of(key);
    if (!function) return told(cudaErrorInvalidDeviceFunction);
    if (CUresult result = look_up(*function)) return told(result);
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
    if (!function) return told(cudaErrorInvalidDeviceFunction);
    *name = function->name.c_str();
    return cudaSuccess;
}
API cudaError_t cudaGetFuncBySymbol(cudaFunction_t* found, const void* key) {
    Function* function = function_of(key);
    if (!function) return told(cudaErrorInvalidDeviceFunction);
    *found = reinterpret_cast<cudaFunction_t>(function);
    return cudaSuccess;
}
API cudaError_t cudaFuncSetCacheConfig(const void*, cudaFuncCache) { return cudaSuccess; }
API cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessor(int* count, const void* key, int threads, size_t shared) {
    Function* function = function_of(key);
    if (!function) return told(cudaErrorInvalidDeviceFunction);
    if (CUresult result = look_up(*function)) return told(result);
    *count = active_blocks(*function, threads, shared);
    return cudaSuccess;
}
API cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int* count, const void* key, int threads,
                                                                       size_t shared, unsigned) {
    return cudaOccupancyMaxActiveBlocksPerMultiprocessor(count, key, threads, shared);
}
API cudaError_t cudaOccupancyMaxActiveClusters(int* count, const void* key, const cudaLaunchConfig_t* config) {
    dim3 block = config->blockDim;
    int blocks = 0;
    if (cudaError_t error = cudaOccupancyMaxActiveBlocksPerMultiprocessor(
            &blocks, key, block.x * block.y * block.z, config->dynamicSmemBytes))
        return error;
    Shape shape{};
    shape_of(reinterpret_cast<const CUlaunchAttribute*>(config->attrs), config->numAttrs, &shape);
    int cluster = std::max(1u, shape.cluster.x * shape.cluster.y * shape.cluster.z);
    *count = blocks * device().multiprocessors / cluster;
    return cudaSuccess;
}
API cudaError_t cudaOccupancyMaxPotentialClusterSize(int* size, const void* key, const cudaLaunchConfig_t*) {
    Function* function = function_of(key);
    if (!function) return told(cudaErrorInvalidDeviceFunction);
    *size = function->any_cluster ? device().cluster : std::min(8, device().cluster);
    return cudaSuccess;
}
API cudaError_t cudaOccupancyAvailableDynamicSMemPerBlock(size_t* bytes, const void* key, int blocks, int threads) {
    Function* function = function_of(key);
    if (!function) return told(cudaErrorInvalidDeviceFunction);
    if (CUresult result = look_up(*function)) return told(result);
    size_t most = std::min(device().shared_block, device().shared_multiprocessor / std::max(1, blocks) - 1024);
    *bytes = most - std::min(most, function->static_shared);
    (void)threads;
    return cudaSuccess;
}

// Memory.
static cudaError_t give(void** address, size_t size, Kind kind) {
    if (broken()) return told(broken());
    if (!address) return told(cudaErrorInvalidValue);
    *address = size ? allocate(size, kind) : nullptr;
    return *address || !size ? cudaSuccess : told(cudaErrorMemoryAllocation);
}
static cudaError_t take(void* address) {
    if (broken()) return told(broken());
    return !address || release(address) ? cudaSuccess : told(cudaErrorInvalidValue);
}
API cudaError_t cudaMalloc(void** address, size_t size) { return give(address, size, Kind::DEVICE); }
API cudaError_t cudaMallocAsync(void** address, size_t size, cudaStream_t) { return give(address, size, Kind::DEVICE); }
API cudaError_t cudaMallocFromPoolAsync(void** address, size_t size, cudaMemPool_t, cudaStream_t) {
    return give(address, size, Kind::DEVICE);
}
API cudaError_t cudaMallocManaged(void** address, size_t size, unsigned) { return give(address, size, Kind::MANAGED); }
API cudaError_t cudaMallocHost(void** address, size_t size) { return give(address, size, Kind::HOST); }
API cudaError_t cudaHostAlloc(void** address, size_t size, unsigned) { return give(address, size, Kind::HOST); }
API cudaError_t cudaMallocPitch(void** address, size_t* pitch, size_t width, size_t height) {
    *pitch = (width + 511) / 512 * 512;
    return give(address, *pitch * height, Kind::DEVICE);
}
API cudaError_t cudaFree(void* address) { return take(address); }
API cudaError_t cudaFreeAsync(void* address, cudaStream_t) { return take(address); }
API cudaError_t cudaFreeHost(void* address) { return take(address); }
API cudaError_t cudaHostRegister(void* host, size_t size, unsigned) {
    return registered(host, size) ? cudaSuccess : told(cudaErrorHostMemoryAlreadyRegistered);
}
API cudaError_t cudaHostUnregister(void* host) {
    return unregistered(host) ? cudaSuccess : told(cudaErrorHostMemoryNotRegistered);
}
API cudaError_t cudaHostGetDevicePointer(void** at, void* host, unsigned) {
    *at = block_of(host, nullptr, nullptr) ? host : shadow_of(host);
    return *at ? cudaSuccess : told(cudaErrorInvalidValue);
}
API cudaError_t cudaHostGetFlags(unsigned* flags, void*) { *flags = 0; return cudaSuccess; }
API cudaError_t cudaMemGetInfo(size_t* left, size_t* all) {
    *left = room();
    *all = device().memory;
    return cudaSuccess;
}
API cudaError_t cudaPointerGetAttributes(cudaPointerAttributes* found, const void* address) {
    *found = cudaPointerAttributes();
    Block block;
    void* at = const_cast<void*>(address);
    if (block_of(address, nullptr, &block)) {
        found->type = block.kind == Kind::HOST      ? cudaMemoryTypeHost
                      : block.kind == Kind::MANAGED ? cudaMemoryTypeManaged
                                                    : cudaMemoryTypeDevice;
        found->devicePointer = at;
        found->hostPointer = block.kind == Kind::HOST || block.kind == Kind::MANAGED ? at : nullptr;
    } else if (in_process()) {
        found->type = cudaMemoryTypeDevice;
        found->devicePointer = at;
    } else {
        found->type = cudaMemoryTypeUnregistered;
        found->hostPointer = at;
        found->device = -2;
    }
    return cudaSuccess;
}
API cudaError_t cudaMemcpy(void* to, const void* from, size_t size, cudaMemcpyKind kind) {
    return told(copy(to, from, size, kind));
}
API cudaError_t cudaMemcpyAsync(void* to, const void* from, size_t size, cudaMemcpyKind kind, cudaStream_t stream) {
    return told(enqueue(stream, [=] { return copy(to, from, size, kind); }));
}
API cudaError_t cudaMemcpyPeer(void* to, int, const void* from, int, size_t size) {
    return told(copy(to, from, size, cudaMemcpyDefault));
}
API cudaError_t cudaMemcpy2D(void* to, size_t to_pitch, const void* from, size_t from_pitch, size_t width,
                             size_t height, cudaMemcpyKind kind) {
    return told(copy_rows(to, to_pitch, from, from_pitch, width, height, kind));
}
API cudaError_t cudaMemcpy2DAsync(void* to, size_t to_pitch, const void* from, size_t from_pitch, size_t width,
                                  size_t height, cudaMemcpyKind kind, cudaStream_t stream) {
    return told(enqueue(stream, [=] { return copy_rows(to, to_pitch, from, from_pitch, width, height, kind); }));
}
static CUresult copy_box(const cudaMemcpy3DParms& box) {
    if (box.srcArray || box.dstArray) return CUresult(not_supported("cudaMemcpy3D of arrays", CUDA_ERROR_NOT_SUPPORTED));
    auto place = [](const cudaPitchedPtr& memory, const cudaPos& at, size_t z) {
        return static_cast<char*>(memory.ptr) + ((at.z + z) * memory.ysize + at.y) * memory.pitch + at.x;
    };
    for (size_t z = 0; z < box.extent.depth; ++z)
        if (CUresult result = copy_rows(place(box.dstPtr, box.dstPos, z), box.dstPtr.pitch, place(box.srcPtr, box.srcPos, z),
                                        box.srcPtr.pitch, box.extent.width, box.extent.height, box.kind))
            return result;
    return CUDA_SUCCESS;
}
API cudaError_t cudaMemcpy3D(const cudaMemcpy3DParms* box) { return told(copy_box(*box)); }
API cudaError_t cudaMemcpy3DAsync(const cudaMemcpy3DParms* given, cudaStream_t stream) {
    cudaMemcpy3DParms box = *given;
    return told(enqueue(stream, [=] { return copy_box(box); }));
}
API cudaError_t cudaMalloc3D(cudaPitchedPtr* made, cudaExtent extent) {
    *made = {nullptr, (extent.width + 511) / 512 * 512, extent.width, extent.height};
    return give(&made->ptr, made->pitch * extent.height * extent.depth, Kind::DEVICE);
}
API cudaError_t cudaMemset(void* to, int value, size_t size) { return told(fill(to, size, value, 1, size, 1)); }
API cudaError_t cudaMemsetAsync(void* to, int value, size_t size, cudaStream_t stream) {
    return told(enqueue(stream, [=] { return fill(to, size, value, 1, size, 1); }));
}
API cudaError_t cudaMemset2D(void* to, size_t pitch, int value, size_t width, size_t height) {
    return told(fill(to, pitch, value, 1, width, height));
}
API cudaError_t cudaMemset3D(cudaPitchedPtr to, int value, cudaExtent extent) {
    for (size_t slice = 0; slice < extent.depth; ++slice)
        if (CUresult result = fill(static_cast<char*>(to.ptr) + slice * to.pitch * to.ysize, to.pitch, value, 1,
                                   extent.width, extent.height))
            return told(result);
    return cudaSuccess;
}
API cudaError_t cudaMemset3DAsync(cudaPitchedPtr to, int value, cudaExtent extent, cudaStream_t stream) {
    return told(enqueue(stream, [=] { return CUresult(cudaMemset3D(to, value, extent)); }));
}
API cudaError_t cudaMemset2DAsync(void* to, size_t pitch, int value, size_t width, size_t height, cudaStream_t stream) {
    return told(enqueue(stream, [=] { return fill(to, pitch, value, 1, width, height); }));
}
static cudaError_t symbol_copy(const void* key, void* other, size_t size, size_t offset, bool to_symbol,
                               cudaStream_t stream) {
    Variable* variable = variable_of(key);
    if (!variable) return told(cudaErrorInvalidSymbol);
    if (offset > variable->size || size > variable->size - offset) return told(cudaErrorInvalidValue);
    char* at = static_cast<char*>(variable->address) + offset;
    return told(enqueue(stream, [=] { return copy(to_symbol ? at : other, to_symbol ? other : at, size, cudaMemcpyDefault); }));
}
API cudaError_t cudaMemcpyToSymbol(const void* key, const void* from, size_t size, size_t offset, cudaMemcpyKind) {
    return symbol_copy(key, const_cast<void*>(from), size, offset, true, nullptr);
}
API cudaError_t cudaMemcpyToSymbolAsync(const void* key, const void* from, size_t size, size_t offset, cudaMemcpyKind,
                                        cudaStream_t stream) {
    return symbol_copy(key, const_cast<void*>(from), size, offset, true, stream);
}
API cudaError_t cudaMemcpyFromSymbol(void* to, const void* key, size_t size, size_t offset, cudaMemcpyKind) {
    return symbol_copy(key, to, size, offset, false, nullptr);
}
API cudaError_t cudaMemcpyFromSymbolAsync(void* to, const void* key, size_t size, size_t offset, cudaMemcpyKind,
                                          cudaStream_t stream) {
    return symbol_copy(key, to, size, offset, false, stream);
}
API cudaError_t cudaGetSymbolAddress(void** at, const void* key) {
    Variable* variable = variable_of(key);
    if (!variable) return told(cudaErrorInvalidSymbol);
    *at = variable->address;
    return cudaSuccess;
}
API cudaError_t cudaGetSymbolSize(size_t* size, const void* key) {
    Variable* variable = variable_of(key);
    if (!variable) return told(cudaErrorInvalidSymbol);
    *size = variable->size;
    return cudaSuccess;
}
#if CUDART_VERSION >= 13000
API cudaError_t cudaMemPrefetchAsync(const void*, size_t, cudaMemLocation, unsigned, cudaStream_t) { return cudaSuccess; }
API cudaError_t cudaMemAdvise(const void*, size_t, cudaMemoryAdvise, cudaMemLocation) { return cudaSuccess; }
#else
API cudaError_t cudaMemPrefetchAsync(const void*, size_t, int, cudaStream_t) { return cudaSuccess; }
API cudaError_t cudaMemAdvise(const void*, size_t, cudaMemoryAdvise, int) { return cudaSuccess; }
#endif
API cudaError_t cudaDeviceGetDefaultMemPool(cudaMemPool_t* pool, int) {
    *pool = reinterpret_cast<cudaMemPool_t>(8);
    return cudaSuccess;
}
API cudaError_t cudaMemPoolSetAttribute(cudaMemPool_t, cudaMemPoolAttr, void*) { return cudaSuccess; }
API cudaError_t cudaMemPoolTrimTo(cudaMemPool_t, size_t) { return cudaSuccess; }

// The device.
API cudaError_t cudaDeviceSynchronize() { return told(broken()); }
API cudaError_t cudaDeviceReset() { return cudaSuccess; }
API cudaError_t cudaGetDevice(int* which) { *which = 0; return cudaSuccess; }
API cudaError_t cudaSetDevice(int which) { return which ? told(cudaErrorInvalidDevice) : cudaSuccess; }
API cudaError_t cudaInitDevice(int, unsigned, unsigned) { return cudaSuccess; }
API cudaError_t cudaSetDeviceFlags(unsigned) { return cudaSuccess; }
API cudaError_t cudaGetDeviceFlags(unsigned* flags) { *flags = 0; return cudaSuccess; }
API cudaError_t cudaGetDeviceCount(int* count) { *count = 1; return cudaSuccess; }
API cudaError_t cudaChooseDevice(int* which, const cudaDeviceProp*) { *which = 0; return cudaSuccess; }
API cudaError_t cudaDriverGetVersion(int* version) { *version = CUDART_VERSION; return cudaSuccess; }
API cudaError_t cudaRuntimeGetVersion(int* version) { *version = CUDART_VERSION; return cudaSuccess; }
API cudaError_t cudaDeviceGetAttribute(int* value, cudaDeviceAttr which, int) {
    *value = attribute(which);
    return cudaSuccess;
}
API cudaError_t cudaGetDeviceProperties(cudaDeviceProp* found, int which) {
    if (which) return told(cudaErrorInvalidDevice);
    const Device& here = device();
    *found = cudaDeviceProp();
    std::strncpy(found->name, here.name.c_str(), sizeof found->name - 1);
    found->major = here.major, found->minor = here.minor;
    found->totalGlobalMem = here.memory;
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
    found->textureAlignment = found->memPitch = 512;
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
API cudaError_t cudaDeviceGetStreamPriorityRange(int* least, int* greatest) {
    *least = *greatest = 0;
    return cudaSuccess;
}
API cudaError_t cudaDeviceCanAccessPeer(int* can, int, int) { *can = 0; return cudaSuccess; }
API cudaError_t cudaDeviceGetPCIBusId(char* text, int size, int) {
    std::strncpy(text, "0000:00:00.0", size);
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
        case cudaErrorAssert: return "device-side assert triggered";
        case cudaErrorCooperativeLaunchTooLarge: return "too many blocks in cooperative launch";
        case cudaErrorInvalidClusterSize: return "cluster misconfiguration";
        case cudaErrorLaunchFailure: return "unspecified launch failure: the emulator stopped the kernel";
        case cudaErrorNotSupported: return "operation not supported by the stand-in CUDA runtime";
        default: return error_name(error);
    }
}

// Streams and events. Work is done when it is enqueued.
static cudaError_t make_stream(cudaStream_t* made, unsigned flags, int priority) {
    *made = reinterpret_cast<cudaStream_t>(new Stream{flags, priority, nullptr});
    return cudaSuccess;
}
API cudaError_t cudaStreamCreate(cudaStream_t* made) { return make_stream(made, 0, 0); }
API cudaError_t cudaStreamCreateWithFlags(cudaStream_t* made, unsigned flags) { return make_stream(made, flags, 0); }
API cudaError_t cudaStreamCreateWithPriority(cudaStream_t* made, unsigned flags, int priority) {
    return make_stream(made, flags, priority);
}
API cudaError_t cudaStreamDestroy(cudaStream_t stream) {
    if (reinterpret_cast<uintptr_t>(stream) > 2) delete reinterpret_cast<Stream*>(stream);
    return cudaSuccess;
}
API cudaError_t cudaStreamSynchronize(cudaStream_t) { return told(broken()); }
API cudaError_t cudaStreamQuery(cudaStream_t) { return told(broken()); }
API cudaError_t cudaStreamGetFlags(cudaStream_t stream, unsigned* flags) {
    *flags = stream_of(stream)->flags;
    return cudaSuccess;
}
API cudaError_t cudaStreamGetPriority(cudaStream_t stream, int* priority) {
    *priority = stream_of(stream)->priority;
    return cudaSuccess;
}
API cudaError_t cudaStreamGetDevice(cudaStream_t, int* which) { *which = 0; return cudaSuccess; }
API cudaError_t cudaStreamGetId(cudaStream_t stream, unsigned long long* number) {
    *number = reinterpret_cast<uintptr_t>(stream);
    return cudaSuccess;
}
API cudaError_t cudaStreamSetAttribute(cudaStream_t, cudaStreamAttrID, const cudaStreamAttrValue*) { return cudaSuccess; }
API cudaError_t cudaStreamAttachMemAsync(cudaStream_t, void*, size_t, unsigned) { return cudaSuccess; }
API cudaError_t cudaStreamWaitEvent(cudaStream_t stream, cudaEvent_t event, unsigned) {
    if (Graph* graph = reinterpret_cast<Event*>(event)->capture) stream_of(stream)->capture = graph;
    return cudaSuccess;
}
API cudaError_t cudaLaunchHostFunc(cudaStream_t stream, cudaHostFn_t function, void* data) {
    return told(enqueue(stream, [=] { function(data); return CUDA_SUCCESS; }));
}
API cudaError_t cudaStreamAddCallback(cudaStream_t stream, cudaStreamCallback_t function, void* data, unsigned) {
    function(stream, cudaError_t(broken()), data);
    return cudaSuccess;
}
API cudaError_t cudaEventCreateWithFlags(cudaEvent_t* made, unsigned flags) {
    *made = reinterpret_cast<cudaEvent_t>(new Event{0, false, flags, nullptr});
    return cudaSuccess;
}
API cudaError_t cudaEventCreate(cudaEvent_t* made) { return cudaEventCreateWithFlags(made, 0); }
API cudaError_t cudaEventRecord(cudaEvent_t event, cudaStream_t stream) {
    Event* found = reinterpret_cast<Event*>(event);
    found->capture = stream_of(stream)->capture;
    found->recorded = true;
    found->seconds = now();
    return told(broken());
}
API cudaError_t cudaEventRecordWithFlags(cudaEvent_t event, cudaStream_t stream, unsigned) {
    return cudaEventRecord(event, stream);
}
API cudaError_t cudaEventSynchronize(cudaEvent_t) { return told(broken()); }
API cudaError_t cudaEventQuery(cudaEvent_t) { return told(broken()); }
API cudaError_t cudaEventElapsedTime(float* milliseconds, cudaEvent_t from, cudaEvent_t to) {
    Event *first = reinterpret_cast<Event*>(from), *second = reinterpret_cast<Event*>(to);
    if (!first->recorded || !second->recorded) return told(cudaErrorInvalidResourceHandle);
    say_once("cudaEventElapsedTime: the time is the emulator's on this CPU, not a GPU's");
    *milliseconds = float((second->seconds - first->seconds) * 1e3);
    return cudaSuccess;
}
API cudaError_t cudaEventDestroy(cudaEvent_t event) {
    delete reinterpret_cast<Event*>(event);
    return cudaSuccess;
}

// Graphs: what a capture records is a sequence.
API cudaError_t cudaStreamBeginCapture(cudaStream_t stream, cudaStreamCaptureMode) {
    Stream* found = stream_of(stream);
    if (found->capture || reinterpret_cast<uintptr_t>(stream) <= 1) return told(cudaErrorStreamCaptureUnsupported);
    found->capture = new Graph;
    return cudaSuccess;
}
API cudaError_t cudaStreamEndCapture(cudaStream_t stream, cudaGraph_t* graph) {
    Stream* found = stream_of(stream);
    if (!found->capture) return told(cudaErrorIllegalState);
    *graph = reinterpret_cast<cudaGraph_t>(found->capture);
    found->capture = nullptr;
    return cudaSuccess;
}
API cudaError_t cudaStreamIsCapturing(cudaStream_t stream, cudaStreamCaptureStatus* status) {
    *status = stream_of(stream)->capture ? cudaStreamCaptureStatusActive : cudaStreamCaptureStatusNone;
    return cudaSuccess;
}
API cudaError_t cudaThreadExchangeStreamCaptureMode(cudaStreamCaptureMode*) { return cudaSuccess; }
API cudaError_t cudaGraphInstantiateWithFlags(cudaGraphExec_t* made, cudaGraph_t graph, unsigned long long) {
    *made = reinterpret_cast<cudaGraphExec_t>(new Graph(*reinterpret_cast<Graph*>(graph)));
    return cudaSuccess;
}
#if CUDART_VERSION >= 12000
API cudaError_t cudaGraphInstantiate(cudaGraphExec_t* made, cudaGraph_t graph, unsigned long long flags) {
    return cudaGraphInstantiateWithFlags(made, graph, flags);
}
#endif
API cudaError_t cudaGraphLaunch(cudaGraphExec_t graph, cudaStream_t stream) {
    for (auto& step : reinterpret_cast<Graph*>(graph)->steps)
        if (cudaError_t error = told(enqueue(stream, step))) return error;
    return cudaSuccess;
}
// Nodes are steps in the order in which they are added. A node depends on none that is added after it.
template <class Work> static cudaError_t add_node(cudaGraphNode_t* made, cudaGraph_t graph, Work work) {
    Graph* found = reinterpret_cast<Graph*>(graph);
    Stream recording{0, 0, found};
    if (cudaError_t error = work(reinterpret_cast<cudaStream_t>(&recording))) return error;
    *made = reinterpret_cast<cudaGraphNode_t>(found->steps.size());
    return cudaSuccess;
}
API cudaError_t cudaGraphCreate(cudaGraph_t* made, unsigned) {
    *made = reinterpret_cast<cudaGraph_t>(new Graph);
    return cudaSuccess;
}
API cudaError_t cudaGraphAddEmptyNode(cudaGraphNode_t* made, cudaGraph_t graph, const cudaGraphNode_t*, size_t) {
    return add_node(made, graph, [](cudaStream_t stream) { return told(enqueue(stream, [] { return CUDA_SUCCESS; })); });
}
API cudaError_t cudaGraphAddKernelNode(cudaGraphNode_t* made, cudaGraph_t graph, const cudaGraphNode_t*, size_t,
                                       const cudaKernelNodeParams* node) {
    return add_node(made, graph, [=](cudaStream_t stream) {
        return cudaLaunchKernel(node->func, node->gridDim, node->blockDim, node->kernelParams, node->sharedMemBytes, stream);
    });
}
// Another launch in a node's place.
static cudaError_t set_launch(Graph* graph, cudaGraphNode_t node, const cudaKernelNodeParams* with) {
    const size_t at = reinterpret_cast<size_t>(node) - 1;
    if (at >= graph->steps.size()) return told(cudaErrorInvalidValue);
    Graph single;
    Stream recording{0, 0, &single};
    if (cudaError_t error = cudaLaunchKernel(with->func, with->gridDim, with->blockDim, with->kernelParams,
                                             with->sharedMemBytes, reinterpret_cast<cudaStream_t>(&recording)))
        return error;
    graph->steps[at] = std::move(single.steps.front());
    return cudaSuccess;
}
API cudaError_t cudaGraphExecKernelNodeSetParams(cudaGraphExec_t graph, cudaGraphNode_t node,
                                                 const cudaKernelNodeParams* with) {
    return set_launch(reinterpret_cast<Graph*>(graph), node, with);
}
#if CUDART_VERSION >= 12000
API cudaError_t cudaGraphExecUpdate(cudaGraphExec_t graph, cudaGraph_t with, cudaGraphExecUpdateResultInfo* info) {
    Graph *old = reinterpret_cast<Graph*>(graph), *now = reinterpret_cast<Graph*>(with);
    const bool same = old->steps.size() == now->steps.size();
    if (info) *info = {same ? cudaGraphExecUpdateSuccess : cudaGraphExecUpdateErrorTopologyChanged, nullptr, nullptr};
    if (!same) return told(cudaErrorGraphExecUpdateFailure);
    old->steps = now->steps;
    return cudaSuccess;
}
#endif
API cudaError_t cudaGraphAddMemcpyNode(cudaGraphNode_t* made, cudaGraph_t graph, const cudaGraphNode_t*, size_t,
                                       const cudaMemcpy3DParms* node) {
    return add_node(made, graph, [=](cudaStream_t stream) { return cudaMemcpy3DAsync(node, stream); });
}
API cudaError_t cudaGraphAddMemcpyNode1D(cudaGraphNode_t* made, cudaGraph_t graph, const cudaGraphNode_t*, size_t,
                                         void* to, const void* from, size_t size, cudaMemcpyKind kind) {
    return add_node(made, graph, [=](cudaStream_t stream) { return cudaMemcpyAsync(to, from, size, kind, stream); });
}
API cudaError_t cudaGraphAddMemsetNode(cudaGraphNode_t* made, cudaGraph_t graph, const cudaGraphNode_t*, size_t,
                                       const cudaMemsetParams* given) {
    cudaMemsetParams node = *given;
    return add_node(made, graph, [=](cudaStream_t stream) {
        size_t pitch = node.height > 1 ? node.pitch : node.width * node.elementSize;
        return told(enqueue(stream, [=] { return fill(node.dst, pitch, node.value, node.elementSize, node.width, node.height); }));
    });
}
API cudaError_t cudaGraphAddHostNode(cudaGraphNode_t* made, cudaGraph_t graph, const cudaGraphNode_t*, size_t,
                                     const cudaHostNodeParams* node) {
    return add_node(made, graph, [=](cudaStream_t stream) { return cudaLaunchHostFunc(stream, node->fn, node->userData); });
}
API cudaError_t cudaGraphGetNodes(cudaGraph_t graph, cudaGraphNode_t* nodes, size_t* count) {
    size_t all = reinterpret_cast<Graph*>(graph)->steps.size();
    for (size_t i = 0; nodes && i < std::min(all, *count); ++i) nodes[i] = reinterpret_cast<cudaGraphNode_t>(i + 1);
    *count = nodes ? std::min(all, *count) : all;
    return cudaSuccess;
}
API cudaError_t cudaGraphClone(cudaGraph_t* made, cudaGraph_t graph) {
    *made = reinterpret_cast<cudaGraph_t>(new Graph(*reinterpret_cast<Graph*>(graph)));
    return cudaSuccess;
}
API cudaError_t cudaGraphUpload(cudaGraphExec_t, cudaStream_t) { return cudaSuccess; }
API cudaError_t cudaGraphDestroy(cudaGraph_t graph) { delete reinterpret_cast<Graph*>(graph); return cudaSuccess; }
API cudaError_t cudaGraphExecDestroy(cudaGraphExec_t graph) { delete reinterpret_cast<Graph*>(graph); return cudaSuccess; }

// The way to the driver.
static cudaError_t driver_entry(const char* name, void** found, cudaDriverEntryPointQueryResult* result) {
    std::string newest = std::string(name) + "_v2";
    *found = symbol(newest.c_str());
    if (!*found) *found = symbol(name);
    if (result) *result = *found ? cudaDriverEntryPointSuccess : cudaDriverEntryPointSymbolNotFound;
    return *found ? cudaSuccess : told(cudaErrorSymbolNotFound);
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

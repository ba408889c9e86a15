// The CUDA runtime API: devices, their properties, limits and peers.
#include "runtime.h"

using namespace stand_in;

API cudaError_t cudaGetDevice(int* which) { *which = current_device(); return cudaSuccess; }
API cudaError_t cudaSetDevice(int which) { return set_device(which) ? cudaSuccess : set_last(cudaErrorInvalidDevice); }
API cudaError_t cudaGetDeviceCount(int* count) { *count = device().count; return cudaSuccess; }
API cudaError_t cudaChooseDevice(int* which, const cudaDeviceProp*) { *which = 0; return cudaSuccess; }
API cudaError_t cudaDeviceGetPCIBusId(char* text, int size, int device) { return set_last(pci_bus(text, size, device)); }
API cudaError_t cudaDeviceCanAccessPeer(int* can, int device, int other) {
    if (!is_device(device) || !is_device(other)) return set_last(cudaErrorInvalidDevice);
    *can = device != other;
    return cudaSuccess;
}
API cudaError_t cudaDeviceEnablePeerAccess(int other, unsigned flags) {
    return set_last(flags ? cudaErrorInvalidValue : set_peer_access(ENABLE, current_device(), other));
}
API cudaError_t cudaDeviceDisablePeerAccess(int other) { return set_last(set_peer_access(DISABLE, current_device(), other)); }
API cudaError_t cudaDeviceGetP2PAttribute(int* value, cudaDeviceP2PAttr which, int device, int other) {
    return set_last(peer_attribute(value, which, device, other));
}

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
// Limits are kept and given back; the emulator's own do not follow them.
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

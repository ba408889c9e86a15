// The devices: how many there are, what they can do, each thread's current one, whose memory an address is, and which
// may access the memory of which other one. All are alike, and their memory lies in one arena.
#include "stand_in.h"

#include <algorithm>
#include <cstdio>

using namespace stand_in;

namespace {

enum Question : uint64_t { SET = 1, GIVEN, TENSOR_AT };

thread_local int current = 0;

// Asks Python, where the emulator is called back in this process: it has a current device too, and the tensors.
int ask_device(Question question, uint64_t value) { return int(ask(Message(DEVICE).number(question).number(value)).number()); }
}  // namespace

bool stand_in::is_device(int which) { return which >= 0 && which < device().count; }

API void warpyard_current_device(int which) { current = which; }  // Python has set it
int stand_in::current_device() { return current; }

bool stand_in::set_device(int which) {
    if (!is_device(which)) return false;
    if (current != which && in_process()) ask_device(SET, which);
    current = which;
    return true;
}

int stand_in::device_of(CUstream stream) {
    return reinterpret_cast<uintptr_t>(stream) <= 2 ? current_device() : stream_of(stream)->device;
}

int stand_in::device_at(const void* address) {
    Block block;
    const bool known = block_of(address, nullptr, &block);
    if (in_process() && device().count > 1 && (!known || block.kind == Kind::TENSOR))
        if (int found = ask_device(TENSOR_AT, reinterpret_cast<uint64_t>(address)); found >= 0) return found;
    return known ? block.device : -1;
}

CUcontext stand_in::context_of(int which) { return reinterpret_cast<CUcontext>(8 * (uintptr_t(which) + 1)); }

// The device of the tensors that a function of an extension was called with, which are on the CPU for C++.
API int warpyard_given_device() { return device().count == 1 ? 0 : ask_device(GIVEN, 0); }

API int warpyard_device_at(const void* address) { return device().count == 1 ? 0 : std::max(0, device_at(address)); }

const Device& stand_in::device() {
    static const Device& found = *[] {
        Reply reply = ask(Message(HELLO));
        Device* made = new Device;
        made->name = reply.text();
        for (int* field : {&made->major, &made->minor, &made->multiprocessors, &made->registers, &made->threads,
                           &made->blocks, &made->cluster})
            *field = int(reply.number());
        made->shared_block = reply.number();
        made->shared_multiprocessor = reply.number();
        made->memory = arena_size();
        made->count = int(reply.number());
        return made;
    }();
    return found;
}

int stand_in::attribute(int which) {
    const Device& here = device();
    switch (which) {
        case cudaDevAttrMaxThreadsPerBlock: return 1024;
        case cudaDevAttrMaxBlockDimX: case cudaDevAttrMaxBlockDimY: return 1024;
        case cudaDevAttrMaxBlockDimZ: return 64;
        case cudaDevAttrMaxGridDimX: return 0x7FFFFFFF;
        case cudaDevAttrMaxGridDimY: case cudaDevAttrMaxGridDimZ: return 65535;
        case cudaDevAttrMaxSharedMemoryPerBlock: return int(DEFAULT_SHARED);
        case cudaDevAttrMaxSharedMemoryPerBlockOptin: return int(here.shared_block);
        case cudaDevAttrMaxSharedMemoryPerMultiprocessor: return int(here.shared_multiprocessor);
        case cudaDevAttrReservedSharedMemoryPerBlock: return 1024;
        case cudaDevAttrTotalConstantMemory: return 65536;
        case cudaDevAttrWarpSize: return 32;
        case cudaDevAttrMaxRegistersPerBlock: case cudaDevAttrMaxRegistersPerMultiprocessor: return here.registers;
        case cudaDevAttrMultiProcessorCount: return here.multiprocessors;
        case cudaDevAttrMaxThreadsPerMultiProcessor: return here.threads;
        case cudaDevAttrMaxBlocksPerMultiprocessor: return here.blocks;
        case cudaDevAttrComputeCapabilityMajor: return here.major;
        case cudaDevAttrComputeCapabilityMinor: return here.minor;
        case cudaDevAttrConcurrentKernels: case cudaDevAttrUnifiedAddressing: case cudaDevAttrManagedMemory:
        case cudaDevAttrConcurrentManagedAccess: case cudaDevAttrCooperativeLaunch: case cudaDevAttrCanMapHostMemory:
        case cudaDevAttrMemoryPoolsSupported: case cudaDevAttrStreamPrioritiesSupported: case cudaDevAttrGpuOverlap:
        case CU_DEVICE_ATTRIBUTE_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED:
        case cudaDevAttrGlobalL1CacheSupported: case cudaDevAttrLocalL1CacheSupported: return 1;
        case CU_DEVICE_ATTRIBUTE_CLUSTER_LAUNCH: case CU_DEVICE_ATTRIBUTE_TENSOR_MAP_ACCESS_SUPPORTED:
            return here.cluster > 1;
        case cudaDevAttrAsyncEngineCount: return 1;
        case cudaDevAttrTextureAlignment: case cudaDevAttrMaxPitch: return 512;
        // Those of compute capability 9.0, in the guide's table of technical specifications.
        case cudaDevAttrMaxTexture1DWidth: case cudaDevAttrMaxTexture2DWidth: return 131072;
        case cudaDevAttrMaxTexture2DHeight: case cudaDevAttrMaxTexture2DLinearHeight: return 65536;
        case cudaDevAttrMaxTexture2DLinearWidth: return 131072;
        case cudaDevAttrMaxTexture3DWidth: case cudaDevAttrMaxTexture3DHeight: case cudaDevAttrMaxTexture3DDepth: return 16384;
        case cudaDevAttrMaxTexture1DLayeredWidth: case cudaDevAttrMaxTexture2DLayeredWidth: return 32768;
        case cudaDevAttrMaxTexture2DLayeredHeight: return 32768;
        case cudaDevAttrMaxTexture1DLayeredLayers: case cudaDevAttrMaxTexture2DLayeredLayers: return 2048;
        case cudaDevAttrTexturePitchAlignment: return 32;
        // What the emulator has no figure for, and programs divide by or print: 0.
        default: return 0;
    }
}

cudaError_t stand_in::set_peer_access(PeerAccess what, int device, int other) {
    if (!is_device(other) || device == other) return cudaErrorInvalidDevice;
    return cudaError_t(ask(Message(PEER).number(what).number(device).number(other)).number());
}

cudaError_t stand_in::peer_attribute(int* value, int which, int device, int other) {
    if (!is_device(device) || !is_device(other) || device == other) return cudaErrorInvalidDevice;
    switch (which) {
        case cudaDevP2PAttrPerformanceRank: *value = 0; return cudaSuccess;
        case cudaDevP2PAttrAccessSupported: case cudaDevP2PAttrNativeAtomicSupported: *value = 1; return cudaSuccess;
        case cudaDevP2PAttrCudaArrayAccessSupported: *value = 0; return cudaSuccess;
        default: return cudaErrorInvalidValue;
    }
}

cudaError_t stand_in::pci_bus(char* text, int size, int device) {
    if (!text || !is_device(device)) return cudaErrorInvalidDevice;
    std::snprintf(text, size, "0000:%02x:00.0", device);
    return cudaSuccess;
}

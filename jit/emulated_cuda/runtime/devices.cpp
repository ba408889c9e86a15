// Which device: how many there are, each thread's current one, whose memory an address is, contexts, and which device may
// access the memory of which other one. All are alike, and their memory lies in one arena.
#include "runtime.h"

#include <algorithm>
#include <cstdio>

using namespace stand_in;

namespace {

enum Question : uint64_t { SET = 1, GIVEN, TENSOR_AT };
enum Change : uint64_t { ENABLE = 1, DISABLE };

thread_local int current = 0;
thread_local std::vector<int> before;  // the devices of the contexts below the current one

// Asks Python, where the emulator is called back in this process: it has a current device too, and the tensors.
int ask_device(Question question, uint64_t value) { return int(ask(Message(DEVICE).number(question).number(value)).number()); }

int index_of(CUcontext context) { return int(reinterpret_cast<uintptr_t>(context) / 8) - 1; }

cudaError_t change(Change what, int device, int other) {
    if (!is_device(other) || device == other) return cudaErrorInvalidDevice;
    return cudaError_t(ask(Message(PEER).number(what).number(device).number(other)).number());
}

cudaError_t peer_attribute(int* value, int which, int device, int other) {
    if (!is_device(device) || !is_device(other) || device == other) return cudaErrorInvalidDevice;
    switch (which) {
        case cudaDevP2PAttrPerformanceRank: *value = 0; return cudaSuccess;
        case cudaDevP2PAttrAccessSupported: case cudaDevP2PAttrNativeAtomicSupported: *value = 1; return cudaSuccess;
        case cudaDevP2PAttrCudaArrayAccessSupported: *value = 0; return cudaSuccess;
        default: return cudaErrorInvalidValue;
    }
}

cudaError_t bus(char* text, int size, int device) {
    if (!text || !is_device(device)) return cudaErrorInvalidDevice;
    std::snprintf(text, size, "0000:%02x:00.0", device);
    return cudaSuccess;
}

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

API cudaError_t cudaGetDevice(int* which) { *which = current_device(); return cudaSuccess; }
API cudaError_t cudaSetDevice(int which) { return set_device(which) ? cudaSuccess : set_last(cudaErrorInvalidDevice); }
API cudaError_t cudaGetDeviceCount(int* count) { *count = device().count; return cudaSuccess; }
API cudaError_t cudaChooseDevice(int* which, const cudaDeviceProp*) { *which = 0; return cudaSuccess; }
API cudaError_t cudaDeviceGetPCIBusId(char* text, int size, int device) { return set_last(bus(text, size, device)); }
API cudaError_t cudaDeviceCanAccessPeer(int* can, int device, int other) {
    if (!is_device(device) || !is_device(other)) return set_last(cudaErrorInvalidDevice);
    *can = device != other;
    return cudaSuccess;
}
API cudaError_t cudaDeviceEnablePeerAccess(int other, unsigned flags) {
    return set_last(flags ? cudaErrorInvalidValue : change(ENABLE, current_device(), other));
}
API cudaError_t cudaDeviceDisablePeerAccess(int other) { return set_last(change(DISABLE, current_device(), other)); }
API cudaError_t cudaDeviceGetP2PAttribute(int* value, cudaDeviceP2PAttr which, int device, int other) {
    return set_last(peer_attribute(value, which, device, other));
}

API CUresult cuDeviceGet(CUdevice* found, int which) {
    if (!is_device(which)) return CUDA_ERROR_INVALID_DEVICE;
    *found = which;
    return CUDA_SUCCESS;
}
API CUresult cuDeviceGetCount(int* count) { *count = device().count; return CUDA_SUCCESS; }
API CUresult cuDeviceGetPCIBusId(char* text, int size, CUdevice device) { return CUresult(bus(text, size, device)); }
API CUresult cuDeviceCanAccessPeer(int* can, CUdevice device, CUdevice other) {
    return CUresult(cudaDeviceCanAccessPeer(can, device, other));
}
API CUresult cuDeviceGetP2PAttribute(int* value, CUdevice_P2PAttribute which, CUdevice device, CUdevice other) {
    return CUresult(peer_attribute(value, which, device, other));
}
API CUresult cuCtxEnablePeerAccess(CUcontext other, unsigned flags) {
    if (flags) return CUDA_ERROR_INVALID_VALUE;
    return CUresult(change(ENABLE, current_device(), index_of(other)));
}
API CUresult cuCtxDisablePeerAccess(CUcontext other) {
    return CUresult(change(DISABLE, current_device(), index_of(other)));
}

// Contexts: each device has one, its primary one.
API CUresult cuDevicePrimaryCtxRetain(CUcontext* found, CUdevice device) {
    if (!is_device(device)) return CUDA_ERROR_INVALID_DEVICE;
    *found = context_of(device);
    return CUDA_SUCCESS;
}
API CUresult cuDevicePrimaryCtxRelease(CUdevice) { return CUDA_SUCCESS; }
API CUresult cuCtxGetCurrent(CUcontext* found) { *found = context_of(current_device()); return CUDA_SUCCESS; }
API CUresult cuCtxSetCurrent(CUcontext context) {
    return !context || set_device(index_of(context)) ? CUDA_SUCCESS : CUDA_ERROR_INVALID_CONTEXT;
}
API CUresult cuCtxPushCurrent(CUcontext context) {
    const int here = current_device();
    if (!set_device(index_of(context))) return CUDA_ERROR_INVALID_CONTEXT;
    before.push_back(here);
    return CUDA_SUCCESS;
}
API CUresult cuCtxPopCurrent(CUcontext* found) {
    if (found) *found = context_of(current_device());
    if (!before.empty()) {
        set_device(before.back());
        before.pop_back();
    }
    return CUDA_SUCCESS;
}
API CUresult cuCtxGetDevice(CUdevice* found) { *found = current_device(); return CUDA_SUCCESS; }
API CUresult cuCtxGetDevice_v2(CUdevice* found, CUcontext context) {
    *found = context ? index_of(context) : current_device();
    return CUDA_SUCCESS;
}
static CUresult make_context(CUcontext* made, int device) {
    if (!is_device(device)) return CUDA_ERROR_INVALID_DEVICE;
    *made = context_of(device);
    return cuCtxPushCurrent(*made);
}
API CUresult cuCtxDestroy(CUcontext context) {
    if (!before.empty() && context == context_of(current_device())) cuCtxPopCurrent(nullptr);
    return CUDA_SUCCESS;
}
#if CUDA_VERSION >= 13000
API CUresult cuCtxCreate(CUcontext* made, CUctxCreateParams*, unsigned, CUdevice device) { return make_context(made, device); }
// The forms of earlier toolkits, for who looks them up by name.
API CUresult cuCtxCreate_v2(CUcontext* made, unsigned, CUdevice device) { return make_context(made, device); }
API CUresult cuCtxCreate_v3(CUcontext* made, void*, int, unsigned, CUdevice device) { return make_context(made, device); }
#else
API CUresult cuCtxCreate(CUcontext* made, unsigned, CUdevice device) { return make_context(made, device); }
#endif

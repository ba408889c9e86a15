// The CUDA driver API: devices, their peers, and contexts.
#include "stand_in.h"

using namespace stand_in;

namespace {

thread_local std::vector<int> before;  // the devices of the contexts below the current one

int index_of(CUcontext context) { return int(reinterpret_cast<uintptr_t>(context) / 8) - 1; }

}  // namespace

API CUresult cuDeviceGet(CUdevice* found, int which) {
    if (!is_device(which)) return CUDA_ERROR_INVALID_DEVICE;
    *found = which;
    return CUDA_SUCCESS;
}
API CUresult cuDeviceGetCount(int* count) { *count = device().count; return CUDA_SUCCESS; }
API CUresult cuDeviceGetPCIBusId(char* text, int size, CUdevice device) { return CUresult(pci_bus(text, size, device)); }
API CUresult cuDeviceCanAccessPeer(int* can, CUdevice device, CUdevice other) {
    if (!is_device(device) || !is_device(other)) return CUDA_ERROR_INVALID_DEVICE;
    *can = device != other;
    return CUDA_SUCCESS;
}
API CUresult cuDeviceGetP2PAttribute(int* value, CUdevice_P2PAttribute which, CUdevice device, CUdevice other) {
    return CUresult(peer_attribute(value, which, device, other));
}
API CUresult cuCtxEnablePeerAccess(CUcontext other, unsigned flags) {
    if (flags) return CUDA_ERROR_INVALID_VALUE;
    return CUresult(set_peer_access(ENABLE, current_device(), index_of(other)));
}
API CUresult cuCtxDisablePeerAccess(CUcontext other) {
    return CUresult(set_peer_access(DISABLE, current_device(), index_of(other)));
}

// Each device has one context, its primary one.
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

// torch's C++ names of CUDA streams, guards, checks and properties, over the CUDA runtime and torch's C functions.
#pragma once
#include <cuda_runtime_api.h>

#include "tensor.h"

#ifndef WARPYARD_EMULATED
extern "C" int aoti_torch_get_current_cuda_stream(int32_t device, void** found);
#endif

namespace c10::cuda {

inline void warpyard_check(cudaError_t error) {
    TORCH_CHECK(error == cudaSuccess, "CUDA error: ", cudaGetErrorString(error));
}

class CUDAStream {
  public:
    CUDAStream(cudaStream_t given, DeviceIndex index) : handle(given), index(index) {}
    cudaStream_t stream() const { return handle; }
    operator cudaStream_t() const { return handle; }
    DeviceIndex device_index() const { return index; }
    c10::Device device() const { return c10::Device(kCUDA, index); }
    bool query() const { return cudaStreamQuery(handle) == cudaSuccess; }
    void synchronize() const { warpyard_check(cudaStreamSynchronize(handle)); }
    bool operator==(const CUDAStream& other) const { return handle == other.handle && index == other.index; }

  private:
    cudaStream_t handle;
    DeviceIndex index;
};

inline DeviceIndex current_device() {
    int found = 0;
    warpyard_check(cudaGetDevice(&found));
    return DeviceIndex(found);
}
inline void set_device(DeviceIndex index) { warpyard_check(cudaSetDevice(index)); }
inline void device_synchronize() { warpyard_check(cudaDeviceSynchronize()); }

inline CUDAStream getCurrentCUDAStream(DeviceIndex index = -1) {
    if (index < 0) index = current_device();
    void* found = nullptr;
#ifndef WARPYARD_EMULATED
    at::Tensor::need(aoti_torch_get_current_cuda_stream(index, &found));
#endif
    return CUDAStream(static_cast<cudaStream_t>(found), index);
}
inline CUDAStream getDefaultCUDAStream(DeviceIndex index = -1) {
    return CUDAStream(nullptr, index < 0 ? current_device() : index);
}

class CUDAGuard {
  public:
    explicit CUDAGuard(DeviceIndex index) : before(current_device()), now(index) {
        if (now != before) set_device(now);
    }
    explicit CUDAGuard(Device device) : CUDAGuard(device.has_index() ? device.index() : current_device()) {}
    CUDAGuard(const CUDAGuard&) = delete;
    ~CUDAGuard() {
        if (now != before) cudaSetDevice(before);
    }

  private:
    DeviceIndex before, now;
};

class OptionalCUDAGuard {
  public:
    OptionalCUDAGuard() = default;
    explicit OptionalCUDAGuard(std::optional<Device> device) {
        if (device) guard.emplace(*device);
    }

  private:
    std::optional<CUDAGuard> guard;
};

}  // namespace c10::cuda

namespace at::cuda {

using namespace c10::cuda;

inline cudaDeviceProp* getDeviceProperties(DeviceIndex index) {
    static cudaDeviceProp* known[128] = {};  // by index; each is written once, whichever thread is the first
    TORCH_CHECK(index >= 0, "expected the index of a device, got ", int(index));
    cudaDeviceProp* found = __atomic_load_n(&known[index], __ATOMIC_ACQUIRE);
    if (found) return found;
    auto made = new cudaDeviceProp;
    warpyard_check(cudaGetDeviceProperties(made, index));
    if (__atomic_compare_exchange_n(&known[index], &found, made, false, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE)) return made;
    delete made;
    return found;
}
class CUDAEvent {
  public:
    explicit CUDAEvent(unsigned flags = cudaEventDisableTiming) : flags(flags) {}
    CUDAEvent(const CUDAEvent&) = delete;
    CUDAEvent(CUDAEvent&& other) noexcept : flags(other.flags), handle(std::exchange(other.handle, nullptr)) {}
    ~CUDAEvent() {
        if (handle) cudaEventDestroy(handle);
    }
    bool isCreated() const { return handle; }
    cudaEvent_t event() const { return handle; }
    operator cudaEvent_t() const { return handle; }
    void record() { record(getCurrentCUDAStream()); }
    void record(const CUDAStream& stream) {
        if (!handle) warpyard_check(cudaEventCreateWithFlags(&handle, flags));
        warpyard_check(cudaEventRecord(handle, stream));
    }
    void block(const CUDAStream& stream) {
        if (handle) warpyard_check(cudaStreamWaitEvent(stream, handle, 0));
    }
    bool query() const { return !handle || cudaEventQuery(handle) == cudaSuccess; }
    void synchronize() const {
        if (handle) warpyard_check(cudaEventSynchronize(handle));
    }
    float elapsed_time(const CUDAEvent& other) const {
        float found = 0;
        warpyard_check(cudaEventElapsedTime(&found, handle, other.handle));
        return found;
    }

  private:
    unsigned flags;
    cudaEvent_t handle = nullptr;
};

inline cudaDeviceProp* getCurrentDeviceProperties() { return getDeviceProperties(current_device()); }

}  // namespace at::cuda

#define C10_CUDA_CHECK(call) ::c10::cuda::warpyard_check(call)
#define C10_CUDA_KERNEL_LAUNCH_CHECK() C10_CUDA_CHECK(cudaGetLastError())
#define AT_CUDA_CHECK(call) C10_CUDA_CHECK(call)

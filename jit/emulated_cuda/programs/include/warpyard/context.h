// torch's C++ names of CUDA streams, guards, checks and properties, for tensors on the CPU.
#pragma once
#include <ATen/core/Tensor.h>
#include <cuda_runtime_api.h>

#include <optional>

extern "C" int warpyard_given_device();  // that of the tensors that Python called with, which are on the CPU here

namespace c10::cuda {

inline DeviceIndex device_count() {
    int count = 1;
    cudaGetDeviceCount(&count);
    return DeviceIndex(count);
}
inline DeviceIndex current_device() {
    int found = 0;
    cudaGetDevice(&found);
    return DeviceIndex(found);
}
inline void set_device(DeviceIndex index) { cudaSetDevice(index); }
inline void device_synchronize() { cudaDeviceSynchronize(); }

inline DeviceIndex index_of(const c10::Device& device) {
    return device.has_index() && !device.is_cpu() ? device.index() : DeviceIndex(warpyard_given_device());
}
inline DeviceIndex index_of(const std::optional<c10::Device>& device) {
    return device ? index_of(*device) : current_device();
}
inline DeviceIndex index_of(int64_t index) { return index < 0 ? current_device() : DeviceIndex(index); }

class CUDAStream {
  public:
    explicit CUDAStream(cudaStream_t given = nullptr) : handle(given) {}
    cudaStream_t stream() const { return handle; }
    operator cudaStream_t() const { return handle; }
    DeviceIndex device_index() const { return current_device(); }
    c10::Device device() const { return c10::Device(c10::DeviceType::CPU); }
    bool query() const { return true; }
    void synchronize() const { cudaStreamSynchronize(handle); }
    bool operator==(const CUDAStream& other) const { return handle == other.handle; }

  private:
    cudaStream_t handle;
};

inline CUDAStream getCurrentCUDAStream(DeviceIndex = -1) { return CUDAStream(); }
inline CUDAStream getDefaultCUDAStream(DeviceIndex = -1) { return CUDAStream(); }
inline CUDAStream getStreamFromPool(bool = false, DeviceIndex = -1) { return CUDAStream(); }
inline CUDAStream getStreamFromExternal(cudaStream_t given, DeviceIndex) { return CUDAStream(given); }
inline void setCurrentCUDAStream(CUDAStream) {}

struct OptionalCUDAGuard {
    OptionalCUDAGuard() : before(c10::cuda::current_device()) {}
    template <class Where> explicit OptionalCUDAGuard(const Where& where) : OptionalCUDAGuard() { set_device(where); }
    OptionalCUDAGuard(const OptionalCUDAGuard&) = delete;
    ~OptionalCUDAGuard() { c10::cuda::set_device(before); }
    template <class Where> void set_device(const Where& where) { c10::cuda::set_device(index_of(where)); }
    template <class Where> void set_index(const Where& where) { set_device(where); }
    DeviceIndex before;
};
struct CUDAGuard : OptionalCUDAGuard {
    template <class Where> explicit CUDAGuard(const Where& where) : OptionalCUDAGuard(where) {}
};
struct CUDAStreamGuard {
    template <class Stream> explicit CUDAStreamGuard(const Stream&) {}
};

}  // namespace c10::cuda

namespace at::cuda {

using namespace c10::cuda;

inline cudaDeviceProp* getDeviceProperties(int64_t) {
    static cudaDeviceProp found = [] {
        cudaDeviceProp made;
        cudaGetDeviceProperties(&made, 0);
        return made;
    }();
    return &found;
}
inline cudaDeviceProp* getCurrentDeviceProperties() { return getDeviceProperties(0); }
inline int warp_size() { return 32; }
inline bool is_available() { return true; }

}  // namespace at::cuda

#define C10_CUDA_CHECK(call)                                                                   \
    do {                                                                                       \
        const cudaError_t warpyard_error = call;                                               \
        TORCH_CHECK(warpyard_error == cudaSuccess, "CUDA error: ", cudaGetErrorString(warpyard_error)); \
    } while (0)
#define C10_CUDA_KERNEL_LAUNCH_CHECK() C10_CUDA_CHECK(cudaGetLastError())
#define C10_CUDA_ERROR_HANDLED(call) (call)
#define C10_CUDA_IGNORE_ERROR(call) (void)(call)
#define C10_CUDA_CHECK_WARN(call) (void)(call)
#define AT_CUDA_CHECK(call) C10_CUDA_CHECK(call)

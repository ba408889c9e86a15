// torch's C++ names of CUDA streams, guards, checks and properties, for tensors on the CPU.
#pragma once
#include <ATen/core/Tensor.h>
#include <cuda_runtime_api.h>

namespace c10::cuda {

class CUDAStream {
  public:
    explicit CUDAStream(cudaStream_t given = nullptr) : handle(given) {}
    cudaStream_t stream() const { return handle; }
    operator cudaStream_t() const { return handle; }
    DeviceIndex device_index() const { return 0; }
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

struct CUDAGuard {
    template <class Where> explicit CUDAGuard(const Where&) {}
    template <class Where> void set_device(const Where&) {}
    template <class Where> void set_index(const Where&) {}
};
struct OptionalCUDAGuard {
    OptionalCUDAGuard() = default;
    template <class Where> explicit OptionalCUDAGuard(const Where&) {}
    template <class Where> void set_device(const Where&) {}
};
struct CUDAStreamGuard {
    template <class Stream> explicit CUDAStreamGuard(const Stream&) {}
};

inline DeviceIndex device_count() { return 1; }
inline DeviceIndex current_device() { return 0; }
inline void set_device(DeviceIndex) {}
inline void device_synchronize() { cudaDeviceSynchronize(); }

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

// What torch has of cuBLAS in C++: the handles of the current thread, and the check of what a call returns.
#pragma once
#include <cublasLt.h>
#include <cublas_v2.h>

#define TORCH_CUDABLAS_CHECK(call)                                                                  \
    do {                                                                                            \
        const cublasStatus_t warpyard_status = call;                                                \
        TORCH_CHECK(warpyard_status == CUBLAS_STATUS_SUCCESS, "CUDA error: ",                       \
                    cublasGetStatusName(warpyard_status), " when calling `" #call "`");              \
    } while (0)

namespace at::cuda {
inline cublasHandle_t getCurrentCUDABlasHandle() {
    static thread_local cublasHandle_t handle = [] {
        cublasHandle_t made = nullptr;
        cublasCreate(&made);
        return made;
    }();
    return handle;
}
inline cublasLtHandle_t getCurrentCUDABlasLtHandle() {
    return reinterpret_cast<cublasLtHandle_t>(getCurrentCUDABlasHandle());
}
}  // namespace at::cuda

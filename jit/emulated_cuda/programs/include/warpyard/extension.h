// Comes before every source of an extension. Tensors are on the CPU here, and their memory is device memory: what asks
// for CUDA gets the CPU. These names are replaced after torch's headers, and before the source.
#pragma once
#ifdef __CUDACC__
#include <cuda_runtime.h>
#endif
#include <torch/extension.h>
#include <warpyard/context.h>

#define is_cuda is_cpu
#define kCUDA kCPU
#ifdef TORCH_LIBRARY_IMPL
#undef TORCH_LIBRARY_IMPL
#define TORCH_LIBRARY_IMPL(library, key, name) WARPYARD_LIBRARY_IMPL(library, WARPYARD_KEY_##key, name)
#define WARPYARD_LIBRARY_IMPL(library, key, name) _TORCH_LIBRARY_IMPL(library, key, name, C10_UID)
// Kernels for CUDA and for the CPU keep their own places; cpp_operators.py calls the first for tensors of the device.
#define WARPYARD_KEY_CUDA CUDA
#define WARPYARD_KEY_CPU CPU
#define WARPYARD_KEY_Meta Meta
#define WARPYARD_KEY_Autograd Autograd
#define WARPYARD_KEY_AutogradCUDA AutogradCPU
#define WARPYARD_KEY_CompositeExplicitAutograd CompositeExplicitAutograd
#define WARPYARD_KEY_CompositeImplicitAutograd CompositeImplicitAutograd
#define WARPYARD_KEY_CatchAll CatchAll
#define WARPYARD_KEY_Autocast AutocastCUDA
#define WARPYARD_KEY_AutocastCUDA AutocastCUDA
#define WARPYARD_KEY_AutocastCPU AutocastCPU
#define WARPYARD_KEY_HIP HIP
#define WARPYARD_KEY_MPS MPS
#define WARPYARD_KEY_XPU XPU
#define WARPYARD_KEY_PrivateUse1 PrivateUse1
#define WARPYARD_KEY_QuantizedCPU QuantizedCPU
#define WARPYARD_KEY_QuantizedCUDA QuantizedCUDA
#define WARPYARD_KEY_SparseCPU SparseCPU
#define WARPYARD_KEY_SparseCUDA SparseCUDA
#endif

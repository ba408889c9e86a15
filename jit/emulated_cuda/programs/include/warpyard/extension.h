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
#define WARPYARD_KEY_CUDA CPU
#define WARPYARD_KEY_CPU CPU
#define WARPYARD_KEY_Meta Meta
#define WARPYARD_KEY_Autograd Autograd
#define WARPYARD_KEY_AutogradCUDA AutogradCPU
#define WARPYARD_KEY_CompositeExplicitAutograd CompositeExplicitAutograd
#define WARPYARD_KEY_CompositeImplicitAutograd CompositeImplicitAutograd
#endif

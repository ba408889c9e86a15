/* What is called of CUDA's driver and of torch, by address. Each returns 0 where it succeeded.
 *
 * Sources: CUDA Driver API; torch's torch/csrc/inductor/aoti_torch/c/shim.h; DLPack's DLPackExchangeAPI. */

#pragma once
#include <stddef.h>
#include <stdint.h>

typedef struct {
    uint32_t grid[3], block[3], shared_bytes;
} Shape;

/* CUlaunchConfig. */
typedef struct {
    Shape shape;
    void *stream;
    void *attributes;
    uint32_t attribute_count;
} LaunchConfig;

/* CUDA_KERNEL_NODE_PARAMS_v2. */
typedef struct {
    const void *function;
    Shape shape;
    void **parameters;
    void **extra;
    void *kernel, *context;
} KernelNode;

/* CUDA_MEMSET_NODE_PARAMS. */
typedef struct {
    uint64_t address;
    uint64_t pitch;
    uint32_t value, element_size;
    uint64_t width, height;
} MemsetNode;

_Static_assert(sizeof(LaunchConfig) == 56 && offsetof(LaunchConfig, stream) == 32, "as in cuda.h");
_Static_assert(sizeof(KernelNode) == 72 && offsetof(KernelNode, parameters) == 40, "as in cuda.h");
_Static_assert(sizeof(MemsetNode) == 40 && offsetof(MemsetNode, width) == 24, "as in cuda.h");

typedef int LaunchKernelEx(const LaunchConfig *, const void *function, void **parameters, void **extra);
typedef int MemsetD32Async(uint64_t address, uint32_t value, uint64_t words, void *stream);
typedef int TensorMapEncodeTiled(void *map, uint32_t dtype, uint32_t rank, uint64_t address, const uint64_t *dims,
                                 const uint64_t *strides, const uint32_t *box, const uint32_t *steps,
                                 uint32_t interleave, uint32_t swizzle, uint32_t l2, uint32_t fill);
typedef int StreamIsCapturing(void *stream, int32_t *status);
typedef int GraphExecKernelNodeSetParams(void *executable, void *node, const KernelNode *);
typedef int GraphExecMemsetNodeSetParams(void *executable, void *node, const MemsetNode *, void *context);
typedef int GraphLaunch(void *executable, void *stream);

typedef int CurrentStream(int32_t dlpack_type, int32_t device, void **stream); /* DLPackCurrentWorkStream */
typedef int CurrentDevice(int32_t *index);                                     /* of torch */
enum { DLPACK_CUDA = 2 };

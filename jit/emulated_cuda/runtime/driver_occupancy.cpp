// Of the driver: how many CTAs and clusters are resident at a time.
#include "stand_in.h"

using namespace stand_in;

API CUresult cuOccupancyMaxActiveBlocksPerMultiprocessor(int* count, CUfunction handle, int threads, size_t shared) {
    *count = active_blocks(*reinterpret_cast<Function*>(handle), threads, shared);
    return CUDA_SUCCESS;
}
API CUresult cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int* count, CUfunction handle, int threads, size_t shared,
                                                                  unsigned) {
    return cuOccupancyMaxActiveBlocksPerMultiprocessor(count, handle, threads, shared);
}
API CUresult cuOccupancyMaxPotentialBlockSize(int* grid, int* block, CUfunction handle, CUoccupancyB2DSize shared_of,
                                              size_t shared, int limit) {
    Function& function = *reinterpret_cast<Function*>(handle);
    int best = 0;
    for (int threads = 32; threads <= function.most_threads && (!limit || threads <= limit); threads += 32) {
        int blocks = active_blocks(function, threads, shared_of ? shared_of(threads) : shared);
        if (blocks * threads >= best) best = blocks * threads, *block = threads, *grid = blocks * device().multiprocessors;
    }
    return best ? CUDA_SUCCESS : CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES;
}
API CUresult cuOccupancyMaxPotentialBlockSizeWithFlags(int* grid, int* block, CUfunction handle,
                                                       CUoccupancyB2DSize shared_of, size_t shared, int limit, unsigned) {
    return cuOccupancyMaxPotentialBlockSize(grid, block, handle, shared_of, shared, limit);
}
API CUresult cuOccupancyMaxActiveClusters(int* count, CUfunction handle, const CUlaunchConfig* config) {
    const int threads = int(config->blockDimX * config->blockDimY * config->blockDimZ);
    *count = active_clusters(*reinterpret_cast<Function*>(handle), threads, config->sharedMemBytes, config->attrs,
                             config->numAttrs);
    return CUDA_SUCCESS;
}
API CUresult cuOccupancyMaxPotentialClusterSize(int* size, CUfunction handle, const CUlaunchConfig*) {
    *size = largest_cluster(*reinterpret_cast<Function*>(handle));
    return CUDA_SUCCESS;
}
API CUresult cuOccupancyAvailableDynamicSMemPerBlock(size_t* bytes, CUfunction handle, int blocks, int) {
    *bytes = shared_left(*reinterpret_cast<Function*>(handle), blocks);
    return CUDA_SUCCESS;
}

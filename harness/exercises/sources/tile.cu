// TMA: a tensor map, a tile of it in shared memory under the 128B swizzle, and an mbarrier that says when it is there.
#include "descriptors.cuh"
#include "ptx/cp_async_bulk_tensor.cuh"
#include "ptx/fence.cuh"
#include "ptx/mbarrier.cuh"
using namespace ptx;
constexpr int kRows = 32, kColumns = 32, kBytes = 4 * kRows * kColumns;  // rows of 128 bytes

// out = 2 x, both [rows, 32]; a CTA takes 32 rows, which TMA brings with the units of 16 bytes of each row swizzled.
extern "C" __global__ void tile(const __grid_constant__ TensorMap map, float* out) {
    __shared__ __align__(1024) char data[kBytes];
    __shared__ __align__(8) unsigned long long full;
    uint32_t bar = __cvta_generic_to_shared(&full), to = __cvta_generic_to_shared(data);
    if (threadIdx.x == 0) {
        mbarrier_init(bar, 1);
        fence_mbarrier_init();
        mbarrier_arrive_expect_tx(bar, kBytes);
        cp_async_bulk_tensor_2d_shared_global(to, map, bar, 0, blockIdx.x * kRows);
    }
    __syncthreads();
    mbarrier_wait_parity(bar, 0);
    for (int i = threadIdx.x; i < kRows * kColumns; i += 128) {
        int row = i / kColumns, column = i % kColumns;
        uint32_t place = descriptors::swizzle_128B(row, column / 4) + column % 4 * 4;
        out[blockIdx.x * kRows * kColumns + i] = 2 * *reinterpret_cast<float*>(data + place);
    }
}

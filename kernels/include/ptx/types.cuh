// Integer aliases, the tensor map, and shared-window addresses, with no system header.
#pragma once

namespace ptx {

using uint8_t = unsigned char;
using uint16_t = unsigned short;
using uint32_t = unsigned int;
using uint64_t = unsigned long;
using int32_t = int;
using int64_t = long;

// The driver's 128-byte CUtensorMap. Pass it as `const __grid_constant__ ptx::TensorMap`.
struct alignas(64) TensorMap {
    uint64_t opaque[16];
};

// Address of a shared-memory object in the `.shared` window, which every `.shared` form takes.
// cvta.to.shared.u64 p, a;                                                            [ISA 9.7.9.21]
// PTX ISA 2.0, sm_20
__device__ __forceinline__ uint32_t cvta_to_shared(const void* pointer) {
    return static_cast<uint32_t>(__cvta_generic_to_shared(pointer));
}

}  // namespace ptx

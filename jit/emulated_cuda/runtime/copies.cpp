// Copies and fills of device memory, and the host memory that kernels may use.
#include "stand_in.h"

namespace stand_in {

struct Registered { size_t size; void* shadow; };
static std::map<char*, Registered>& hosts() { static auto& all = *new std::map<char*, Registered>; return all; }

bool registered(void* host, size_t size) {
    void* shadow = allocate(size, Kind::HOST);
    return shadow && hosts().emplace(static_cast<char*>(host), Registered{size, shadow}).second;
}

bool unregistered(void* host) {
    auto found = hosts().find(static_cast<char*>(host));
    if (found == hosts().end()) return false;
    release(found->second.shadow);
    hosts().erase(found);
    return true;
}

void* shadow_of(void* host) {
    auto found = hosts().upper_bound(static_cast<char*>(host));
    if (found == hosts().begin()) return nullptr;
    --found;
    size_t offset = static_cast<char*>(host) - found->first;
    return offset < found->second.size ? static_cast<char*>(found->second.shadow) + offset : nullptr;
}

void to_shadows() {
    for (auto& [host, copied] : hosts()) std::memcpy(copied.shadow, host, copied.size);
}

void from_shadows() {
    for (auto& [host, copied] : hosts()) std::memcpy(host, copied.shadow, copied.size);
}

// Whether `size` bytes are memory that a copy may use: inside one allocation, or host memory where that may be.
static bool usable(const void* address, size_t size, bool host, const char* what) {
    const char* at = static_cast<const char*>(address);
    if (!in_arena(at)) {
        if (host || in_process()) return true;
        say(std::string(what) + ": the address is host memory, and the kind of the copy says device");
        return false;
    }
    void* start;
    Block block;
    if (!block_of(address, &start, &block)) {
        say(std::string(what) + ": the address is in no live allocation");
        return false;
    }
    size_t left = static_cast<char*>(start) + block.size - at;
    if (size <= left) return true;
    say(std::string(what) + ": " + std::to_string(size) + " bytes, and the allocation has " + std::to_string(left) +
        " from there on");
    return false;
}

CUresult copy_rows(void* to, size_t to_pitch, const void* from, size_t from_pitch, size_t width, size_t height,
                   cudaMemcpyKind kind) {
    if (broken()) return broken();
    if (!width || !height) return CUDA_SUCCESS;
    bool host_to = kind != cudaMemcpyHostToDevice && kind != cudaMemcpyDeviceToDevice;
    bool host_from = kind != cudaMemcpyDeviceToHost && kind != cudaMemcpyDeviceToDevice;
    if (width > to_pitch || width > from_pitch) return CUDA_ERROR_INVALID_VALUE;
    if (!usable(to, to_pitch * (height - 1) + width, host_to, "copy, destination") ||
        !usable(from, from_pitch * (height - 1) + width, host_from, "copy, source"))
        return CUDA_ERROR_INVALID_VALUE;
    for (size_t row = 0; row < height; ++row)
        std::memmove(static_cast<char*>(to) + row * to_pitch, static_cast<const char*>(from) + row * from_pitch, width);
    const Area source{from, from_pitch, width, height};
    return used({to, to_pitch, width, height}, &source);
}

CUresult copy(void* to, const void* from, size_t size, cudaMemcpyKind kind) {
    return copy_rows(to, size, from, size, size, 1, kind);
}

CUresult fill(void* to, size_t pitch, uint64_t value, size_t unit, size_t width, size_t height) {
    if (broken()) return broken();
    if (!width || !height) return CUDA_SUCCESS;
    if (!usable(to, pitch * (height - 1) + width * unit, false, "memset")) return CUDA_ERROR_INVALID_VALUE;
    for (size_t row = 0; row < height; ++row) {
        char* start = static_cast<char*>(to) + row * pitch;
        if (unit == 1) std::memset(start, int(value), width);
        else
            for (size_t i = 0; i < width; ++i) std::memcpy(start + i * unit, &value, unit);
    }
    return used({to, pitch, width * unit, height}, nullptr);
}

}  // namespace stand_in

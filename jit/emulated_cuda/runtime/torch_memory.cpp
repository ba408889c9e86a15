// torch's CPU tensors as device memory: from here on their storages are allocations of the stand-in.
#include <c10/core/CPUAllocator.h>

#include <cstring>
#include <new>

extern "C" void* warpyard_allocate(size_t size);
extern "C" void warpyard_release(void* address);

namespace {

struct Tensors final : c10::Allocator {
    c10::DataPtr allocate(size_t size) override {
        void* address = size ? warpyard_allocate(size) : nullptr;
        if (size && !address) throw std::bad_alloc();
        return {address, address, warpyard_release, c10::Device(c10::DeviceType::CPU)};
    }
    c10::DeleterFnPtr raw_deleter() const override { return warpyard_release; }
    void copy_data(void* to, const void* from, size_t size) const override { std::memcpy(to, from, size); }
};

}  // namespace

extern "C" __attribute__((visibility("default"))) void warpyard_install() { c10::SetCPUAllocator(new Tensors, 100); }

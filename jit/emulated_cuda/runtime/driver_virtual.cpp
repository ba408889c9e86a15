// The driver's virtual memory: addresses that are reserved, physical memory that is mapped there, and who may access it.
// What is reserved and not mapped, or has no access, is no allocation: a kernel's access there is a finding.
#include "stand_in.h"

#include <algorithm>

using namespace stand_in;

namespace {

constexpr size_t GRANULARITY = size_t(2) << 20;

struct Physical {
    size_t size;
    CUmemAllocationProp properties;
    std::vector<char> contents;  // while it is mapped nowhere, once it has been
    bool mapped = false, released = false;
};
struct Mapping { size_t size; Physical* memory; CUmemAccess_flags access; };
struct Reservation { size_t size, whole; char* given; std::vector<char*> shown; std::map<char*, Mapping> mappings; };

std::mutex lock;
std::map<char*, Reservation>& reservations() { static auto& all = *new std::map<char*, Reservation>; return all; }

Reservation* holding(char* at, size_t size) {
    auto found = reservations().upper_bound(at);
    if (found == reservations().begin()) return nullptr;
    --found;
    const size_t before = at - found->first;
    return before < found->second.size && size <= found->second.size - before ? &found->second : nullptr;
}

// The mappings that a range consists of; none where its ends are not ends of mappings.
std::vector<std::pair<char* const, Mapping>*> within(Reservation& all, char* at, size_t size) {
    std::vector<std::pair<char* const, Mapping>*> found;
    char* next = at;
    for (auto one = all.mappings.find(at); one != all.mappings.end() && one->first == next && next < at + size; ++one) {
        found.push_back(&*one);
        next += one->second.size;
    }
    if (next != at + size) found.clear();
    return found;
}

// Neighbours that may be accessed are one allocation: a copy or an array may go from one to the next.
void show(Reservation& all) {
    for (char* start : all.shown) withdraw(start);
    all.shown.clear();
    for (auto one = all.mappings.begin(); one != all.mappings.end();) {
        char *start = one->first, *end = start;
        for (; one != all.mappings.end() && one->first == end && one->second.access != CU_MEM_ACCESS_FLAGS_PROT_NONE; ++one)
            end += one->second.size;
        if (end != start) present(start, end - start, Kind::MAPPED), all.shown.push_back(start);
        else ++one;
    }
}

void forget(Physical* memory) {
    if (memory->released && !memory->mapped) delete memory;
}
Physical* physical(CUmemGenericAllocationHandle handle) { return reinterpret_cast<Physical*>(handle); }
char* place(CUdeviceptr address) { return reinterpret_cast<char*>(address); }
bool here(const CUmemLocation& location) { return location.type == CU_MEM_LOCATION_TYPE_DEVICE && location.id == 0; }

}  // namespace

API CUresult cuMemGetAllocationGranularity(size_t* found, const CUmemAllocationProp* properties, CUmemAllocationGranularity_flags) {
    if (!found || !properties || !here(properties->location)) return CUDA_ERROR_INVALID_VALUE;
    *found = GRANULARITY;
    return CUDA_SUCCESS;
}
API CUresult cuMemCreate(CUmemGenericAllocationHandle* made, size_t size, const CUmemAllocationProp* properties, unsigned long long) {
    if (!made || !properties || !size || size % GRANULARITY || properties->type != CU_MEM_ALLOCATION_TYPE_PINNED)
        return CUDA_ERROR_INVALID_VALUE;
    if (!here(properties->location) && is_device(properties->location.id))
        return CUresult(not_supported("cuMemCreate on a device other than the first", CUDA_ERROR_NOT_SUPPORTED));
    if (!here(properties->location)) return CUDA_ERROR_INVALID_DEVICE;
    if (size > room()) return CUDA_ERROR_OUT_OF_MEMORY;
    *made = reinterpret_cast<CUmemGenericAllocationHandle>(new Physical{size, *properties});
    return CUDA_SUCCESS;
}
API CUresult cuMemRelease(CUmemGenericAllocationHandle handle) {
    std::lock_guard<std::mutex> held(lock);
    if (!handle || physical(handle)->released) return CUDA_ERROR_INVALID_VALUE;
    physical(handle)->released = true;
    forget(physical(handle));
    return CUDA_SUCCESS;
}
API CUresult cuMemGetAllocationPropertiesFromHandle(CUmemAllocationProp* found, CUmemGenericAllocationHandle handle) {
    if (!found || !handle) return CUDA_ERROR_INVALID_VALUE;
    *found = physical(handle)->properties;
    return CUDA_SUCCESS;
}

API CUresult cuMemAddressReserve(CUdeviceptr* made, size_t size, size_t alignment, CUdeviceptr, unsigned long long) {
    if (!made || !size || size % GRANULARITY || (alignment & (alignment - 1))) return CUDA_ERROR_INVALID_VALUE;
    std::lock_guard<std::mutex> held(lock);
    const size_t step = std::max(alignment, GRANULARITY);
    char* given = static_cast<char*>(allocate(size + step, Kind::MAPPED));
    if (!given) return CUDA_ERROR_OUT_OF_MEMORY;
    withdraw(given);
    char* start = given + (step - reinterpret_cast<uintptr_t>(given) % step) % step;
    reservations()[start] = {size, size + step, given, {}, {}};
    *made = reinterpret_cast<CUdeviceptr>(start);
    return CUDA_SUCCESS;
}
API CUresult cuMemAddressFree(CUdeviceptr address, size_t size) {
    std::lock_guard<std::mutex> held(lock);
    auto found = reservations().find(place(address));
    if (found == reservations().end() || found->second.size != size || !found->second.mappings.empty())
        return CUDA_ERROR_INVALID_VALUE;
    present(found->second.given, found->second.whole, Kind::MAPPED);
    release(found->second.given);
    reservations().erase(found);
    return CUDA_SUCCESS;
}

API CUresult cuMemMap(CUdeviceptr address, size_t size, size_t offset, CUmemGenericAllocationHandle handle, unsigned long long) {
    std::lock_guard<std::mutex> held(lock);
    char* at = place(address);
    Reservation* all = holding(at, size);
    Physical* memory = physical(handle);
    if (!all || !memory || memory->released || offset || !size || size % GRANULARITY || size > memory->size ||
        uintptr_t(at) % GRANULARITY)
        return CUDA_ERROR_INVALID_VALUE;
    auto next = all->mappings.lower_bound(at);
    const bool taken = (next != all->mappings.end() && next->first < at + size) ||
                       (next != all->mappings.begin() && std::prev(next)->first + std::prev(next)->second.size > at);
    if (taken) return CUDA_ERROR_INVALID_VALUE;
    if (memory->mapped) return CUresult(not_supported("cuMemMap of memory that is mapped elsewhere too", CUDA_ERROR_NOT_SUPPORTED));
    unwritten(at, size);
    std::memcpy(at, memory->contents.data(), std::min(size, memory->contents.size()));
    memory->contents = {};
    memory->mapped = true;
    all->mappings[at] = {size, memory, CU_MEM_ACCESS_FLAGS_PROT_NONE};
    return CUDA_SUCCESS;
}
API CUresult cuMemUnmap(CUdeviceptr address, size_t size) {
    std::lock_guard<std::mutex> held(lock);
    char* at = place(address);
    Reservation* all = holding(at, size);
    if (!all) return CUDA_ERROR_INVALID_VALUE;
    auto found = within(*all, at, size);
    if (found.empty()) return CUDA_ERROR_INVALID_VALUE;
    for (auto* one : found) {
        Physical* memory = one->second.memory;
        if (!memory->released) memory->contents.assign(one->first, one->first + one->second.size);
        memory->mapped = false;
        forget(memory);
        all->mappings.erase(one->first);
    }
    show(*all);
    return CUDA_SUCCESS;
}
API CUresult cuMemSetAccess(CUdeviceptr address, size_t size, const CUmemAccessDesc* given, size_t count) {
    std::lock_guard<std::mutex> held(lock);
    Reservation* all = holding(place(address), size);
    if (!all || !given || !count) return CUDA_ERROR_INVALID_VALUE;
    auto found = within(*all, place(address), size);
    if (found.empty()) return CUDA_ERROR_INVALID_VALUE;
    for (size_t i = 0; i < count; ++i) {
        if (!here(given[i].location)) return CUDA_ERROR_INVALID_DEVICE;
        if (given[i].flags == CU_MEM_ACCESS_FLAGS_PROT_READ)
            return CUresult(not_supported("cuMemSetAccess with CU_MEM_ACCESS_FLAGS_PROT_READ", CUDA_ERROR_NOT_SUPPORTED));
        for (auto* one : found) one->second.access = given[i].flags;
    }
    show(*all);
    return CUDA_SUCCESS;
}
API CUresult cuMemGetAccess(unsigned long long* flags, const CUmemLocation* location, CUdeviceptr address) {
    std::lock_guard<std::mutex> held(lock);
    Reservation* all = holding(place(address), 1);
    if (!flags || !location || !here(*location) || !all) return CUDA_ERROR_INVALID_VALUE;
    auto found = all->mappings.upper_bound(place(address));
    if (found == all->mappings.begin()) return CUDA_ERROR_INVALID_VALUE;
    --found;
    if (place(address) >= found->first + found->second.size) return CUDA_ERROR_INVALID_VALUE;
    *flags = found->second.access;
    return CUDA_SUCCESS;
}

// Device memory: one arena of host memory, which the process that emulates has at the same addresses, and what is
// allocated in it.
#include "stand_in.h"

#include <sys/mman.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>

namespace stand_in {
namespace {

constexpr size_t ALIGN = 512, MOST_GAP = 1 << 16;  // bytes
constexpr uint32_t UNWRITTEN = 0x7FBADBAD;  // of memory that nothing has written (jit/base/poison.py)
constexpr size_t FILLED = size_t(64) << 20;  // bytes of an allocation that get a pattern; the rest stays zero

std::mutex memory_lock;

constexpr size_t MOST_FREED = 64;                   // allocations that are remembered
constexpr size_t MOST_RESTING = size_t(64) << 20;  // bytes of freed memory that are not given again

struct Freed { Block block; void* caller; };
struct Arena {
    char* base = nullptr;
    size_t size = 0;
    std::map<char*, Block> blocks;
    std::map<char*, size_t> holes;
    std::map<Kind, uint64_t> counts;
    std::map<char*, Freed> freed;  // whose memory nobody has now
    size_t rests = 0;              // bytes that were freed since memory was given again that had been
    char* fresh = nullptr;         // behind it nothing was given since then
};

Arena& arena() {
    static Arena& made = *new Arena;
    static bool ready = [] {
        auto [channel, memory, base, size] = given();
        int flags = memory < 0 ? MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE
                               : MAP_SHARED | MAP_NORESERVE | MAP_FIXED_NOREPLACE;
        if (memory < 0) size = 64ull << 30;
        void* at = MAP_FAILED;
        for (; size >= 1 << 20 && at == MAP_FAILED; size /= 2) {
            at = mmap(reinterpret_cast<void*>(base), size, PROT_READ | PROT_WRITE, flags, memory, 0);
            if (at != MAP_FAILED) break;
            if (memory >= 0) break;
        }
        if (at == MAP_FAILED || (base && at != reinterpret_cast<void*>(base))) {
            fprintf(stderr, "warpyard: no device memory: the place of the arena is taken\n");
            abort();
        }
        made.base = static_cast<char*>(at);
        made.size = size;
        made.holes[made.base] = size;
        return true;
    }();
    (void)ready;
    return made;
}

// The bytes of an allocation and of the gap behind it, which no kernel may touch: it is as large as the allocation, so
// that a row too many is not the next allocation's.
size_t with_gap(size_t size) {
    size_t aligned = (std::max(size, size_t(1)) + ALIGN - 1) / ALIGN * ALIGN;
    return aligned + std::min(aligned, MOST_GAP);
}

}  // namespace

bool in_arena(const void* address) {
    const char* at = static_cast<const char*>(address);
    return at >= arena().base && at < arena().base + arena().size;
}

size_t arena_size() { return arena().size; }

API uint64_t warpyard_allocations(uint64_t* rows, uint64_t most) {
    std::lock_guard<std::mutex> lock(memory_lock);
    uint64_t count = 0;
    for (auto& [start, block] : arena().blocks) {
        if (count < most) {
            uint64_t row[5] = {reinterpret_cast<uint64_t>(start), block.size, uint64_t(block.kind), block.number,
                               uint64_t(block.device)};
            std::memcpy(rows + 5 * count, row, sizeof row);
        }
        ++count;
    }
    return count;
}

std::vector<uint64_t> freed() {
    std::lock_guard<std::mutex> lock(memory_lock);
    std::vector<uint64_t> rows;
    for (auto& [start, one] : arena().freed)
        rows.insert(rows.end(), {reinterpret_cast<uint64_t>(start), one.block.size, uint64_t(one.block.kind),
                                 one.block.number, in_program(one.caller)});
    return rows;
}

void unwritten(void* start, size_t size) {
    std::fill_n(static_cast<uint32_t*>(start), (std::min(size, FILLED) + 3) / 4, UNWRITTEN);
}

void present(void* start, size_t size, Kind kind) {
    std::lock_guard<std::mutex> lock(memory_lock);
    arena().blocks[static_cast<char*>(start)] = Block{size, kind, ++arena().counts[kind], 0};
}

void withdraw(void* start) {
    std::lock_guard<std::mutex> lock(memory_lock);
    arena().blocks.erase(static_cast<char*>(start));
}

void* allocate(size_t size, Kind kind, int device) {
    Arena& all = arena();
    if (device < 0) device = current_device();
    std::lock_guard<std::mutex> lock(memory_lock);
    size_t whole = with_gap(size);
    // New memory first, so that a use of what was freed is seen as one.
    auto hole = all.rests < MOST_RESTING && !all.holes.empty() ? std::prev(all.holes.end()) : all.holes.end();
    if (hole == all.holes.end() || hole->second < whole) {
        hole = std::find_if(all.holes.begin(), all.holes.end(), [&](auto& row) { return row.second >= whole; });
        all.rests = 0;
        all.fresh = nullptr;
    }
    if (size > all.size || hole == all.holes.end()) return nullptr;
    char* start = hole->first;
    size_t left = hole->second;
    all.holes.erase(hole);
    if (all.fresh > start && all.fresh + whole <= start + left) {  // what was freed last lies before it
        all.holes[start] = all.fresh - start;
        left -= all.fresh - start;
        start = all.fresh;
    }
    all.fresh = std::max(all.fresh, start + whole);
    if (left > whole) all.holes[start + whole] = left - whole;
    all.blocks[start] = Block{size, kind, ++all.counts[kind], device};
    auto gone = all.freed.upper_bound(start + whole - 1);
    while (gone != all.freed.begin() && std::prev(gone)->first + std::prev(gone)->second.block.size > start)
        gone = all.freed.erase(std::prev(gone));
    if (kind == Kind::DEVICE || kind == Kind::TENSOR || kind == Kind::ARRAY)
        unwritten(start, size);
    else if (kind != Kind::MAPPED)
        std::memset(start, 0, std::min(size, FILLED));
    return start;
}

bool release(void* address, void* caller) {
    Arena& all = arena();
    std::lock_guard<std::mutex> lock(memory_lock);
    auto found = all.blocks.find(static_cast<char*>(address));
    if (found == all.blocks.end() || found->second.kind == Kind::VARIABLE) return false;
    size_t whole = with_gap(found->second.size);
    char* start = found->first;
    if (all.freed.size() >= MOST_FREED) all.freed.erase(all.freed.begin());
    all.freed[start] = Freed{found->second, caller};
    all.rests += whole;
    all.blocks.erase(found);
    if (whole > (1 << 20)) {  // the pages of the middle go back
        char* first = reinterpret_cast<char*>((reinterpret_cast<uintptr_t>(start) + 4095) & ~uintptr_t(4095));
        char* last = reinterpret_cast<char*>(reinterpret_cast<uintptr_t>(start + whole) & ~uintptr_t(4095));
        madvise(first, last - first, in_process() ? MADV_DONTNEED : MADV_REMOVE);
    }
    auto hole = all.holes.emplace(start, whole).first;
    auto next = std::next(hole);
    if (next != all.holes.end() && hole->first + hole->second == next->first) {
        hole->second += next->second;
        all.holes.erase(next);
    }
    if (hole != all.holes.begin()) {
        auto before = std::prev(hole);
        if (before->first + before->second == hole->first) {
            before->second += hole->second;
            all.holes.erase(hole);
        }
    }
    return true;
}

bool block_of(const void* address, void** start, Block* block) {
    Arena& all = arena();
    std::lock_guard<std::mutex> lock(memory_lock);
    char* wanted = static_cast<char*>(const_cast<void*>(address));
    auto found = all.blocks.upper_bound(wanted);
    if (found == all.blocks.begin()) return false;
    --found;
    if (wanted >= found->first + std::max(found->second.size, size_t(1))) return false;
    if (start) *start = found->first;
    if (block) *block = found->second;
    return true;
}

size_t room() {
    Arena& all = arena();
    std::lock_guard<std::mutex> lock(memory_lock);
    size_t sum = 0;
    for (auto& hole : all.holes) sum += hole.second;
    return sum;
}

API void* warpyard_allocate(size_t size) { return allocate(size, Kind::TENSOR); }
API void warpyard_release(void* address) { release(address); }

// A tensor that C++ made on the CPU: a GPU could not reach it.
API void warpyard_put_on_host(void* address) {
    Arena& all = arena();
    std::lock_guard<std::mutex> lock(memory_lock);
    auto found = all.blocks.find(static_cast<char*>(address));
    if (found != all.blocks.end()) found->second.kind = Kind::HOST_TENSOR;
}
API int warpyard_on_host(const void* address) {
    Block block;
    return block_of(address, nullptr, &block) && block.kind == Kind::HOST_TENSOR;
}

}  // namespace stand_in

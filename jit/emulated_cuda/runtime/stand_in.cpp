// The stand-in's state, and its way to the emulator: over a socket to the process that runs the program, or through a
// function of this process. Device memory is one arena of host memory, which that process has at the same addresses.
#include "stand_in.h"

#include <dlfcn.h>
#include <elf.h>
#include <sys/auxv.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <set>

namespace stand_in {
namespace {

constexpr size_t ALIGN = 512, MOST_GAP = 1 << 16;  // bytes
constexpr uint32_t UNWRITTEN = 0x7FBADBAD;  // of memory that nothing has written (jit/base/poison.py)
constexpr size_t FILLED = size_t(64) << 20;  // bytes of an allocation that get a pattern; the rest stays zero

using Exchange = size_t (*)(const char* message, size_t size, char* reply, size_t room);
Exchange exchange = nullptr;
int channel = -1;
std::mutex exchanging, memory_lock;

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
        unsigned long long base = 0, size = 0;
        int memory = -1;
        if (const char* given = getenv("WARPYARD_CUDA_CHANNEL"))
            sscanf(given, "%d,%d,%llu,%llu", &channel, &memory, &base, &size);
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

void transfer(bool sending, char* data, size_t size) {
    while (size) {
        ssize_t done = sending ? send(channel, data, size, MSG_NOSIGNAL) : recv(channel, data, size, 0);
        if (done < 0 && errno == EINTR) continue;
        if (done <= 0) _exit(3);  // whoever ran the program is gone
        data += done;
        size -= done;
    }
}

// The bytes of an allocation and of the gap behind it, which no kernel may touch: it is as large as the allocation, so
// that a row too many is not the next allocation's.
size_t with_gap(size_t size) {
    size_t aligned = (std::max(size, size_t(1)) + ALIGN - 1) / ALIGN * ALIGN;
    return aligned + std::min(aligned, MOST_GAP);
}

}  // namespace

API void warpyard_connect(Exchange function) { exchange = function; }

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

uint64_t in_program(void* at) {
    Dl_info info, program;
    if (!at || !dladdr(at, &info) || !dladdr(reinterpret_cast<void*>(getauxval(AT_ENTRY)), &program) ||
        info.dli_fbase != program.dli_fbase)
        return 0;
    const bool moved = static_cast<Elf64_Ehdr*>(info.dli_fbase)->e_type == ET_DYN;
    return reinterpret_cast<uint64_t>(at) - (moved ? reinterpret_cast<uint64_t>(info.dli_fbase) : 0) - 1;
}

std::vector<uint64_t> freed() {
    std::lock_guard<std::mutex> lock(memory_lock);
    std::vector<uint64_t> rows;
    for (auto& [start, one] : arena().freed)
        rows.insert(rows.end(), {reinterpret_cast<uint64_t>(start), one.block.size, uint64_t(one.block.kind),
                                 one.block.number, in_program(one.caller)});
    return rows;
}

bool in_process() { return exchange != nullptr; }

Reply ask(const Message& message) {
    arena();
    if (exchange) {
        std::string reply(1 << 16, '\0');
        size_t size = exchange(message.bytes.data(), message.bytes.size(), reply.data(), reply.size());
        reply.resize(std::min(size, reply.size()));
        return Reply(std::move(reply));
    }
    if (channel < 0) {
        fprintf(stderr, "warpyard: this is the stand-in CUDA runtime; start the program with: warpyard run\n");
        _exit(3);
    }
    std::lock_guard<std::mutex> lock(exchanging);
    uint64_t size = message.bytes.size();
    fflush(stdout);
    transfer(true, reinterpret_cast<char*>(&size), 8);
    transfer(true, const_cast<char*>(message.bytes.data()), size);
    transfer(false, reinterpret_cast<char*>(&size), 8);
    std::string reply(size, '\0');
    transfer(false, reply.data(), size);
    return Reply(std::move(reply));
}

void say(const std::string& line) { ask(Message(SAY).text(line)); }

void say_once(const std::string& line) {
    static std::set<std::string>& said = *new std::set<std::string>;
    static std::mutex lock;
    {
        std::lock_guard<std::mutex> held(lock);
        if (!said.insert(line).second) return;
    }
    say(line);
}

const Device& device() {
    static const Device& found = *[] {
        Reply reply = ask(Message(HELLO));
        Device* made = new Device;
        made->name = reply.text();
        for (int* field : {&made->major, &made->minor, &made->multiprocessors, &made->registers, &made->threads,
                           &made->blocks, &made->cluster})
            *field = int(reply.number());
        made->shared_block = reply.number();
        made->shared_multiprocessor = reply.number();
        made->memory = arena().size;
        made->count = int(reply.number());
        return made;
    }();
    return found;
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
    Arena& all = arena();
    const char* at = static_cast<const char*>(address);
    if (at < all.base || at >= all.base + all.size) {
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

double now() { return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count(); }

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

void* symbol(const char* name) {
    static void* self = [] {
        Dl_info info;
        dladdr(reinterpret_cast<void*>(&warpyard_connect), &info);
        return dlopen(info.dli_fname, RTLD_LAZY | RTLD_NOLOAD);
    }();
    return dlsym(self, name);
}

API int warpyard_lacking() { return not_supported("a function of a newer CUDA runtime", cudaErrorNotSupported); }

int not_supported(const char* name, int code) {
    say_once(std::string(name) + " is not supported by the stand-in CUDA runtime: it returned an error");
    return code;
}

int attribute(int which) {
    const Device& here = device();
    switch (which) {
        case cudaDevAttrMaxThreadsPerBlock: return 1024;
        case cudaDevAttrMaxBlockDimX: case cudaDevAttrMaxBlockDimY: return 1024;
        case cudaDevAttrMaxBlockDimZ: return 64;
        case cudaDevAttrMaxGridDimX: return 0x7FFFFFFF;
        case cudaDevAttrMaxGridDimY: case cudaDevAttrMaxGridDimZ: return 65535;
        case cudaDevAttrMaxSharedMemoryPerBlock: return int(DEFAULT_SHARED);
        case cudaDevAttrMaxSharedMemoryPerBlockOptin: return int(here.shared_block);
        case cudaDevAttrMaxSharedMemoryPerMultiprocessor: return int(here.shared_multiprocessor);
        case cudaDevAttrReservedSharedMemoryPerBlock: return 1024;
        case cudaDevAttrTotalConstantMemory: return 65536;
        case cudaDevAttrWarpSize: return 32;
        case cudaDevAttrMaxRegistersPerBlock: case cudaDevAttrMaxRegistersPerMultiprocessor: return here.registers;
        case cudaDevAttrMultiProcessorCount: return here.multiprocessors;
        case cudaDevAttrMaxThreadsPerMultiProcessor: return here.threads;
        case cudaDevAttrMaxBlocksPerMultiprocessor: return here.blocks;
        case cudaDevAttrComputeCapabilityMajor: return here.major;
        case cudaDevAttrComputeCapabilityMinor: return here.minor;
        case cudaDevAttrConcurrentKernels: case cudaDevAttrUnifiedAddressing: case cudaDevAttrManagedMemory:
        case cudaDevAttrConcurrentManagedAccess: case cudaDevAttrCooperativeLaunch: case cudaDevAttrCanMapHostMemory:
        case cudaDevAttrMemoryPoolsSupported: case cudaDevAttrStreamPrioritiesSupported: case cudaDevAttrGpuOverlap:
        case CU_DEVICE_ATTRIBUTE_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED:
        case cudaDevAttrGlobalL1CacheSupported: case cudaDevAttrLocalL1CacheSupported: return 1;
        case CU_DEVICE_ATTRIBUTE_CLUSTER_LAUNCH: case CU_DEVICE_ATTRIBUTE_TENSOR_MAP_ACCESS_SUPPORTED:
            return here.cluster > 1;
        case cudaDevAttrAsyncEngineCount: return 1;
        case cudaDevAttrTextureAlignment: case cudaDevAttrMaxPitch: return 512;
        // Those of compute capability 9.0, in the guide's table of technical specifications.
        case cudaDevAttrMaxTexture1DWidth: case cudaDevAttrMaxTexture2DWidth: return 131072;
        case cudaDevAttrMaxTexture2DHeight: case cudaDevAttrMaxTexture2DLinearHeight: return 65536;
        case cudaDevAttrMaxTexture2DLinearWidth: return 131072;
        case cudaDevAttrMaxTexture3DWidth: case cudaDevAttrMaxTexture3DHeight: case cudaDevAttrMaxTexture3DDepth: return 16384;
        case cudaDevAttrMaxTexture1DLayeredWidth: case cudaDevAttrMaxTexture2DLayeredWidth: return 32768;
        case cudaDevAttrMaxTexture2DLayeredHeight: return 32768;
        case cudaDevAttrMaxTexture1DLayeredLayers: case cudaDevAttrMaxTexture2DLayeredLayers: return 2048;
        case cudaDevAttrTexturePitchAlignment: return 32;
        // What the emulator has no figure for, and programs divide by or print: 0.
        default: return 0;
    }
}

}  // namespace stand_in

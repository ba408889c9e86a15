// What the order of streams follows from, told to the emulator's side once there is a second stream (stream_uses.py).
#include "stand_in.h"

#include <dlfcn.h>
#include <execinfo.h>

#include <atomic>
#include <tuple>
#include <utility>

namespace stand_in {
namespace {
constexpr int MOST_FRAMES = 24, MOST_PLACES = 6;
std::atomic<bool> several{false};
thread_local CUstream working = nullptr;  // where what is done now was enqueued
thread_local bool queued = false;         // and not done while the host waits
thread_local uint64_t configured = 0;     // where the next launch was asked for
}  // namespace

API void warpyard_follow() { several = true; }
bool followed() { return several; }
CUstream at_work() { return working; }

CUresult within(CUstream stream, const std::function<CUresult()>& work) {
    static std::atomic<bool> per_thread{false};
    if (stream == CU_STREAM_PER_THREAD && !per_thread.exchange(true)) order(Step::MADE, stream, 1);
    const auto before = std::make_pair(working, queued);
    working = stream, queued = true;
    const CUresult result = work();
    std::tie(working, queued) = before;
    return result;
}

void order(Step step, const void* one, uint64_t other) {
    if (step == Step::MADE) several = true;
    if (followed()) ask(Message(ORDER).number(uint64_t(step)).number(reinterpret_cast<uint64_t>(one)).number(other));
}

void configured_at(void* caller) { configured = followed() && !in_process() ? in_program(caller) : 0; }
uint64_t take_configured() { return std::exchange(configured, 0); }

std::string places(uint64_t first) {
    std::vector<uint64_t> found;
    if (first) found.push_back(first);
    if (followed() && !in_process()) {
        void* frames[MOST_FRAMES];
        const int count = backtrace(frames, MOST_FRAMES);
        for (int i = 0; i < count && found.size() < MOST_PLACES; ++i)
            if (const uint64_t at = in_program(frames[i])) found.push_back(at);
    }
    return std::string(reinterpret_cast<const char*>(found.data()), 8 * found.size());
}

// The bytes of a copy or a fill: whether the host has them to itself.
static bool describe(Message& message, const Area& area, bool writes) {
    void* start = nullptr;
    Block block{0, Kind::DEVICE, 0};
    const bool known = block_of(area.address, &start, &block);
    message.number(writes).number(reinterpret_cast<uint64_t>(area.address)).number(area.pitch);
    message.number(area.width).number(area.height).number(known).number(uint64_t(block.kind)).number(block.number);
    return known ? block.kind == Kind::HOST || block.kind == Kind::MANAGED
                 : !shadow_of(const_cast<void*>(area.address));
}

CUresult used(const Area& to, const Area* from) {
    if (!followed()) return CUDA_SUCCESS;
    Message areas(USED), message(USED);
    areas.bytes.clear();
    const bool host_to = describe(areas, to, true), host_from = from && describe(areas, *from, false);
    void* start;
    Block block;
    const bool pageable = (host_to && !block_of(to.address, &start, &block)) ||
                          (host_from && !block_of(from->address, &start, &block));
    const bool waits = pageable || (!queued && (host_to || host_from));
    message.number(reinterpret_cast<uint64_t>(working)).text(places(0)).number(waits).number(host_to).number(host_from);
    message.number(from ? 2 : 1).bytes += areas.bytes;
    return ask(message).number() ? CUDA_ERROR_LAUNCH_FAILED : CUDA_SUCCESS;
}

}  // namespace stand_in

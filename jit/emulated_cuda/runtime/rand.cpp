// cuRAND's host functions. The numbers are Philox4x32-10's (Salmon et al., "Parallel random numbers: as easy as 1, 2, 3",
// 2011), whatever generator was asked for: reproducible by seed and offset, and not the ones that cuRAND gives.
#include "stand_in.h"

#include <cmath>
#include <limits>
#include <random>

using namespace stand_in;

namespace {

enum Status { SUCCESS = 0, NOT_INITIALIZED = 101, TYPE_ERROR = 103, OUT_OF_RANGE = 104, NOT_MULTIPLE = 105,
              LAUNCH_FAILURE = 201 };  // curandStatus_t
constexpr double PI = 3.14159265358979323846;

struct Generator {
    bool host;
    uint64_t seed, at;  // at: words of the sequence that have been given
    CUstream stream;
};

uint32_t word(uint64_t seed, uint64_t at) {
    uint32_t counter[4] = {uint32_t(at / 4), uint32_t(at / 4 >> 32), 0, 0}, key[2] = {uint32_t(seed), uint32_t(seed >> 32)};
    for (int round = 0; round < 10; ++round, key[0] += 0x9E3779B9, key[1] += 0xBB67AE85) {
        const uint64_t left = uint64_t(0xD2511F53) * counter[0], right = uint64_t(0xCD9E8D57) * counter[2];
        const uint32_t made[4] = {uint32_t(right >> 32) ^ counter[1] ^ key[0], uint32_t(right),
                                  uint32_t(left >> 32) ^ counter[3] ^ key[1], uint32_t(left)};
        std::memcpy(counter, made, sizeof counter);
    }
    return counter[at % 4];
}

// Words one behind the other, from a place in the sequence on.
struct Words {
    using result_type = uint32_t;
    uint64_t seed, at;
    static constexpr uint32_t min() { return 0; }
    static constexpr uint32_t max() { return std::numeric_limits<uint32_t>::max(); }
    uint32_t operator()() { return word(seed, at++); }
    double uniform(bool wide) {  // 0 excluded, 1 included
        if (!wide) return float((*this)() * 0x1p-32 + 0x1p-33);
        const uint64_t low = (*this)();
        return (((uint64_t((*this)()) << 32 | low) >> 11) + 1) * 0x1p-53;
    }
};

// Fills `count` elements, each of so many words, by a function that gets the words from the element's own on.
template <class T, class F>
int fill_by(void* handle, const char* name, T* out, size_t count, uint64_t words, F make) {
    if (!handle) return NOT_INITIALIZED;
    Generator& one = *static_cast<Generator*>(handle);
    void* start;
    Block block;
    if (!one.host && !in_process() &&
        (!block_of(out, &start, &block) || reinterpret_cast<char*>(out + count) > static_cast<char*>(start) + block.size)) {
        say(std::string(name) + ": the output is not in device memory, or leaves its allocation");
        return LAUNCH_FAILURE;
    }
    ask(Message(HOST_CALL).text(name));
    const Words from{one.seed, one.at};
    one.at += count * words;
    auto work = [=] {
        for (size_t i = 0; i < count; ++i) {
            Words own{from.seed, from.at + i * words};
            out[i] = T(make(own, i));
        }
        return CUDA_SUCCESS;
    };
    return (one.host ? work() : enqueue(one.stream, work)) == CUDA_SUCCESS ? SUCCESS : LAUNCH_FAILURE;
}

// Normal numbers in pairs of the same two uniform ones (Box and Muller, 1958).
template <class T>
int normal(void* handle, const char* name, T* out, size_t count, double mean, double deviation, bool logarithm) {
    if (count % 2) return NOT_MULTIPLE;
    constexpr bool wide = sizeof(T) == 8;
    constexpr uint64_t words = wide ? 2 : 1;
    return fill_by(handle, name, out, count, words, [=](Words own, size_t i) {
        own.at -= i % 2 * words;
        const double size = std::sqrt(-2 * std::log(own.uniform(wide))), angle = 2 * PI * own.uniform(wide);
        const double value = mean + deviation * size * (i % 2 ? std::cos(angle) : std::sin(angle));
        return logarithm ? std::exp(value) : value;
    });
}

int make(void** made, int type, bool host) {
    if (!made) return NOT_INITIALIZED;
    if (type < 100 || type >= 200) {
        say_once("cuRAND: quasi-random generators are not supported here");
        return TYPE_ERROR;
    }
    say_once("cuRAND: its numbers are made on the host, and are not those of cuRAND's generators");
    *made = new Generator{host, 0, 0, nullptr};
    return SUCCESS;
}

}  // namespace

API int curandCreateGenerator(void** made, int type) { return make(made, type, false); }
API int curandCreateGeneratorHost(void** made, int type) { return make(made, type, true); }
API int curandDestroyGenerator(void* handle) { delete static_cast<Generator*>(handle); return SUCCESS; }
API int curandGetVersion(int* version) { *version = 10400; return SUCCESS; }
API int curandSetStream(void* handle, CUstream stream) {
    if (!handle) return NOT_INITIALIZED;
    static_cast<Generator*>(handle)->stream = stream;
    return SUCCESS;
}
API int curandSetPseudoRandomGeneratorSeed(void* handle, unsigned long long seed) {
    if (!handle) return NOT_INITIALIZED;
    static_cast<Generator*>(handle)->seed = seed;
    static_cast<Generator*>(handle)->at = 0;
    return SUCCESS;
}
API int curandSetGeneratorOffset(void* handle, unsigned long long offset) {
    if (!handle) return NOT_INITIALIZED;
    static_cast<Generator*>(handle)->at = offset;
    return SUCCESS;
}
API int curandSetGeneratorOrdering(void* handle, int) { return handle ? SUCCESS : NOT_INITIALIZED; }
API int curandGenerateSeeds(void* handle) { return handle ? SUCCESS : NOT_INITIALIZED; }

API int curandGenerate(void* handle, unsigned* out, size_t count) {
    return fill_by(handle, "curandGenerate", out, count, 1, [](Words own, size_t) { return own(); });
}
// Words of 64 bits are the quasi-random generators' alone, which are not here.
API int curandGenerateLongLong(void* handle, unsigned long long*, size_t) { return handle ? TYPE_ERROR : NOT_INITIALIZED; }
API int curandGenerateUniform(void* handle, float* out, size_t count) {
    return fill_by(handle, "curandGenerateUniform", out, count, 1, [](Words own, size_t) { return own.uniform(false); });
}
API int curandGenerateUniformDouble(void* handle, double* out, size_t count) {
    return fill_by(handle, "curandGenerateUniformDouble", out, count, 2, [](Words own, size_t) { return own.uniform(true); });
}
API int curandGenerateNormal(void* handle, float* out, size_t count, float mean, float deviation) {
    return normal(handle, "curandGenerateNormal", out, count, mean, deviation, false);
}
API int curandGenerateNormalDouble(void* handle, double* out, size_t count, double mean, double deviation) {
    return normal(handle, "curandGenerateNormalDouble", out, count, mean, deviation, false);
}
API int curandGenerateLogNormal(void* handle, float* out, size_t count, float mean, float deviation) {
    return normal(handle, "curandGenerateLogNormal", out, count, mean, deviation, true);
}
API int curandGenerateLogNormalDouble(void* handle, double* out, size_t count, double mean, double deviation) {
    return normal(handle, "curandGenerateLogNormalDouble", out, count, mean, deviation, true);
}
API int curandGeneratePoisson(void* handle, unsigned* out, size_t count, double lambda) {
    if (!(lambda > 0)) return OUT_OF_RANGE;
    // Each has its own part of the sequence: how many words it takes depends on what they are.
    return fill_by(handle, "curandGeneratePoisson", out, count, 1 << 16, [=](Words own, size_t) {
        return std::poisson_distribution<unsigned>(lambda)(own);
    });
}

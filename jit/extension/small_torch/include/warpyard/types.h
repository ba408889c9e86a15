// Types of torch's C++ API without its headers: scalar types, devices, lists of sizes, options, checks.
// Numbers and names are those of torch/headeronly/core/ScalarType.h, c10/core/Device.h and c10/util/Exception.h.
#pragma once
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <initializer_list>
#include <limits>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>
#ifdef WARPYARD_STD  // the source names what torch's own headers bring of the C++ library besides
#include <chrono>
#include <map>
#include <mutex>
#include <sstream>
#endif
#ifdef WARPYARD_FLOATS
#include <torch/headeronly/util/BFloat16.h>
#include <torch/headeronly/util/Float8_e4m3fn.h>
#include <torch/headeronly/util/Float8_e5m2.h>
#include <torch/headeronly/util/Half.h>
#endif

namespace c10 {

using std::make_optional;
using std::nullopt;
using std::nullopt_t;
using std::optional;

class Error : public std::runtime_error {
    using std::runtime_error::runtime_error;
};

#define WARPYARD_SCALARS(_)                                                                                       \
    _(Byte, 0, 1) _(Char, 1, 1) _(Short, 2, 2) _(Int, 3, 4) _(Long, 4, 8) _(Half, 5, 2) _(Float, 6, 4)            \
    _(Double, 7, 8) _(ComplexHalf, 8, 4) _(ComplexFloat, 9, 8) _(ComplexDouble, 10, 16) _(Bool, 11, 1)            \
    _(BFloat16, 15, 2) _(Float8_e5m2, 23, 1) _(Float8_e4m3fn, 24, 1) _(Float8_e5m2fnuz, 25, 1)                    \
    _(Float8_e4m3fnuz, 26, 1) _(UInt16, 27, 2) _(UInt32, 28, 4) _(UInt64, 29, 8) _(Float8_e8m0fnu, 44, 1)         \
    _(Float4_e2m1fn_x2, 45, 1)

enum class ScalarType : int8_t {
#define WARPYARD_ONE(name, number, bytes) name = number,
    WARPYARD_SCALARS(WARPYARD_ONE)
#undef WARPYARD_ONE
};
#define WARPYARD_ONE(name, number, bytes) constexpr ScalarType k##name = ScalarType::name;
WARPYARD_SCALARS(WARPYARD_ONE)
#undef WARPYARD_ONE

inline const char* toString(ScalarType type) {
    switch (type) {
#define WARPYARD_ONE(name, number, bytes) \
    case ScalarType::name:                \
        return #name;
        WARPYARD_SCALARS(WARPYARD_ONE)
#undef WARPYARD_ONE
    }
    return "UNKNOWN_SCALAR";
}
inline size_t elementSize(ScalarType type) {
    switch (type) {
#define WARPYARD_ONE(name, number, bytes) \
    case ScalarType::name:                \
        return bytes;
        WARPYARD_SCALARS(WARPYARD_ONE)
#undef WARPYARD_ONE
    }
    throw Error("a scalar type of no known size");
}
#ifdef WARPYARD_STD
inline std::ostream& operator<<(std::ostream& out, ScalarType type) { return out << toString(type); }
#endif

enum class DeviceType : int8_t { CPU = 0, CUDA = 1, Meta = 14 };
constexpr DeviceType kCPU = DeviceType::CPU, kCUDA = DeviceType::CUDA, kMeta = DeviceType::Meta;
using DeviceIndex = int8_t;

struct Device {
    Device(DeviceType type, DeviceIndex index = -1) : type_(type), index_(index) {}
    DeviceType type() const { return type_; }
    DeviceIndex index() const { return index_; }
    bool has_index() const { return index_ != -1; }
    bool is_cuda() const { return type_ == kCUDA; }
    bool is_cpu() const { return type_ == kCPU; }
    bool operator==(const Device& other) const { return type_ == other.type_ && index_ == other.index_; }
    bool operator!=(const Device& other) const { return !(*this == other); }
    std::string str() const {
        std::string name = is_cuda() ? "cuda" : is_cpu() ? "cpu" : "meta";
        return has_index() ? name + ":" + std::to_string(index_) : name;
    }

  private:
    DeviceType type_;
    DeviceIndex index_;
};
#ifdef WARPYARD_STD
inline std::ostream& operator<<(std::ostream& out, const Device& device) { return out << device.str(); }
#endif

template <class T> class ArrayRef {
  public:
    ArrayRef() = default;
    ArrayRef(const T* data, size_t size) : data_(data), size_(size) {}
    ArrayRef(const T& one) : data_(&one), size_(1) {}
    ArrayRef(const std::vector<T>& list) : data_(list.data()), size_(list.size()) {}
    ArrayRef(const std::initializer_list<T>& list) : data_(list.begin()), size_(list.size()) {}
    template <size_t N> ArrayRef(const T (&list)[N]) : data_(list), size_(N) {}
    const T* begin() const { return data_; }
    const T* end() const { return data_ + size_; }
    const T* data() const { return data_; }
    size_t size() const { return size_; }
    bool empty() const { return !size_; }
    const T& operator[](size_t at) const { return data_[at]; }
    const T& front() const { return data_[0]; }
    const T& back() const { return data_[size_ - 1]; }
    std::vector<T> vec() const { return {begin(), end()}; }
    bool equals(ArrayRef other) const {
        if (size_ != other.size_) return false;
        for (size_t at = 0; at < size_; ++at)
            if (!(data_[at] == other.data_[at])) return false;
        return true;
    }
    friend bool operator==(ArrayRef a, ArrayRef b) { return a.equals(b); }
    friend bool operator!=(ArrayRef a, ArrayRef b) { return !a.equals(b); }

  private:
    const T* data_ = nullptr;
    size_t size_ = 0;
};
#ifdef WARPYARD_STD
template <class T> std::ostream& operator<<(std::ostream& out, ArrayRef<T> list) {
    out << '[';
    for (size_t at = 0; at < list.size(); ++at) out << (at ? ", " : "") << list[at];
    return out << ']';
}
#endif
using IntArrayRef = ArrayRef<int64_t>;

struct TensorOptions {
    TensorOptions() = default;
    TensorOptions(ScalarType type) : type_(type) {}
    TensorOptions(Device device) : device_(device) {}
    TensorOptions(DeviceType device) : device_(device) {}
    TensorOptions dtype(ScalarType type) const { return with(type, device_); }
    TensorOptions device(Device device) const { return with(type_, device); }
    TensorOptions device(DeviceType type, DeviceIndex index = -1) const { return with(type_, Device(type, index)); }
    TensorOptions requires_grad(bool) const { return *this; }  // false: another word sends a source to torch's own
    ScalarType dtype() const { return type_; }
    Device device() const { return device_; }

  private:
    static TensorOptions with(ScalarType type, Device device) {
        TensorOptions made;
        made.type_ = type, made.device_ = device;
        return made;
    }
    ScalarType type_ = kFloat;
    Device device_ = kCPU;
};
inline TensorOptions dtype(ScalarType type) { return TensorOptions(type); }
inline TensorOptions device(Device where) { return TensorOptions(where); }

template <class T> struct CppTypeToScalarType {
    static_assert(!sizeof(T), "torch has no scalar type for this C++ type");
};
#define WARPYARD_ONE(cpp, name) \
    template <> struct CppTypeToScalarType<cpp> : std::integral_constant<ScalarType, ScalarType::name> {};
WARPYARD_ONE(uint8_t, Byte)
WARPYARD_ONE(int8_t, Char)
WARPYARD_ONE(int16_t, Short)
WARPYARD_ONE(int32_t, Int)
WARPYARD_ONE(int64_t, Long)
WARPYARD_ONE(uint16_t, UInt16)
WARPYARD_ONE(uint32_t, UInt32)
WARPYARD_ONE(uint64_t, UInt64)
WARPYARD_ONE(float, Float)
WARPYARD_ONE(double, Double)
WARPYARD_ONE(bool, Bool)
#ifdef WARPYARD_FLOATS
WARPYARD_ONE(c10::Half, Half)
WARPYARD_ONE(c10::BFloat16, BFloat16)
WARPYARD_ONE(c10::Float8_e4m3fn, Float8_e4m3fn)
WARPYARD_ONE(c10::Float8_e5m2, Float8_e5m2)
#endif
#undef WARPYARD_ONE

}  // namespace c10

namespace warpyard {

// What a stream would print, without one: where the compiler links its own copy of the C++ library into an extension, a
// stream's numbers end the process, since the copy and the library that torch has loaded share half of their state.
template <class T> void add(std::string& out, const T& part);
template <class T> void add(std::string& out, const c10::ArrayRef<T>& list) {
    out += '[';
    for (size_t at = 0; at < list.size(); ++at) {
        if (at) out += ", ";
        add(out, list[at]);
    }
    out += ']';
}
inline void add_real(std::string& out, long double value) {
    char digits[64];
    snprintf(digits, sizeof(digits), "%Lg", value);
    out += digits;
}
template <class T> void add(std::string& out, const T& part) {
    if constexpr (std::is_same_v<T, char> || std::is_same_v<T, signed char> || std::is_same_v<T, unsigned char>)
        out += static_cast<char>(part);
    else if constexpr (std::is_integral_v<T>) out += std::to_string(part);
    else if constexpr (std::is_floating_point_v<T>) add_real(out, part);
    else if constexpr (std::is_convertible_v<const T&, std::string_view>) out += std::string_view(part);
    else if constexpr (std::is_same_v<T, c10::ScalarType>) out += toString(part);
    else if constexpr (std::is_same_v<T, c10::Device>) out += part.str();
    else {
#ifdef WARPYARD_STD
        std::ostringstream stream;
        stream << part;
        out += stream.str();
#else
        static_assert(!sizeof(T), "a part of a message for which torch's own headers are needed");
#endif
    }
}
template <class... Parts> std::string text(const Parts&... parts) {
    std::string out;
    (add(out, parts), ...);
    return out;
}
template <class... Parts> std::string check_message(const char* condition, const Parts&... parts) {
    if constexpr (sizeof...(parts) > 0) return text(parts...);
    return text("Expected ", condition, " to be true, but got false.");
}

}  // namespace warpyard

#define TORCH_CHECK(condition, ...)                                                                  \
    do {                                                                                             \
        if (!(condition)) throw ::c10::Error(::warpyard::check_message(#condition __VA_OPT__(, ) __VA_ARGS__)); \
    } while (0)
#define TORCH_INTERNAL_ASSERT(condition, ...) TORCH_CHECK(condition __VA_OPT__(, ) __VA_ARGS__)
#define TORCH_INTERNAL_ASSERT_DEBUG_ONLY(condition, ...) ((void)0)
#define TORCH_CHECK_EQ(a, b) TORCH_CHECK((a) == (b), "Check failed: " #a " == " #b " (", a, " vs. ", b, ")")
#define TORCH_CHECK_NE(a, b) TORCH_CHECK((a) != (b), "Check failed: " #a " != " #b " (", a, " vs. ", b, ")")
#define TORCH_CHECK_LT(a, b) TORCH_CHECK((a) < (b), "Check failed: " #a " < " #b " (", a, " vs. ", b, ")")
#define TORCH_CHECK_LE(a, b) TORCH_CHECK((a) <= (b), "Check failed: " #a " <= " #b " (", a, " vs. ", b, ")")
#define TORCH_CHECK_GT(a, b) TORCH_CHECK((a) > (b), "Check failed: " #a " > " #b " (", a, " vs. ", b, ")")
#define TORCH_CHECK_GE(a, b) TORCH_CHECK((a) >= (b), "Check failed: " #a " >= " #b " (", a, " vs. ", b, ")")
#define AT_ASSERT(condition, ...) TORCH_CHECK(condition __VA_OPT__(, ) __VA_ARGS__)
#define AT_ASSERTM(condition, ...) TORCH_CHECK(condition __VA_OPT__(, ) __VA_ARGS__)
#define AT_ERROR(...) throw ::c10::Error(::warpyard::text(__VA_ARGS__))
#define C10_ALWAYS_INLINE inline __attribute__((always_inline))
#ifdef __CUDACC__
#define C10_HOST_DEVICE __host__ __device__
#define C10_DEVICE __device__
#else
#define C10_HOST_DEVICE
#define C10_DEVICE
#endif

// Tensors of torch's C++ API over the C functions that torch keeps stable for compiled code
// (torch/csrc/inductor/aoti_torch/c/shim.h), so that none of torch's headers is read.
#pragma once
#include "types.h"

extern "C" {
int aoti_torch_new_tensor_handle(void* tensor, void** made);
int aoti_torch_delete_tensor_object(void* tensor);
int aoti_torch_get_data_ptr(void* tensor, void** found);
int aoti_torch_get_dim(void* tensor, int64_t* found);
int aoti_torch_get_numel(void* tensor, int64_t* found);
int aoti_torch_get_sizes(void* tensor, int64_t** found);
int aoti_torch_get_strides(void* tensor, int64_t** found);
int aoti_torch_get_dtype(void* tensor, int32_t* found);
int aoti_torch_get_device_type(void* tensor, int32_t* found);
int aoti_torch_get_device_index(void* tensor, int32_t* found);
int aoti_torch_get_storage_offset(void* tensor, int64_t* found);
int aoti_torch_is_contiguous(void* tensor, bool* found);
int aoti_torch_is_defined(void* tensor, bool* found);
int aoti_torch_empty_strided(int64_t dims, const int64_t* sizes, const int64_t* strides, int32_t type, int32_t device,
                             int32_t index, void** made);
int aoti_torch_clone(void* tensor, void** made);
int aoti_torch_copy_(void* tensor, void* source, int32_t non_blocking);
int aoti_torch_zero_(void* tensor);
int aoti_torch_aten_fill__Scalar(void* tensor, double value);
int aoti_torch_call_dispatcher(const char* name, const char* overload, uint64_t* stack);
__attribute__((weak)) const char* torch_exception_get_what_without_backtrace();
}

namespace at {

using namespace c10;

class Tensor {
  public:
    Tensor() = default;
    Tensor(const Tensor& other) {
        if (other.handle) need(aoti_torch_new_tensor_handle(other.handle, &handle));
    }
    Tensor(Tensor&& other) noexcept : handle(std::exchange(other.handle, nullptr)) {}
    Tensor& operator=(Tensor other) noexcept {
        std::swap(handle, other.handle);
        return *this;
    }
    ~Tensor() {
        if (handle) aoti_torch_delete_tensor_object(handle);
    }

    static Tensor of(void* given) {  // which it owns from here on
        Tensor made;
        made.handle = given;
        return made;
    }
    void* warpyard_handle() const { return handle; }

    bool defined() const { return handle && asked<bool>(aoti_torch_is_defined); }
    int64_t dim() const { return asked<int64_t>(aoti_torch_get_dim); }
    int64_t ndimension() const { return dim(); }
    int64_t numel() const { return asked<int64_t>(aoti_torch_get_numel); }
    int64_t storage_offset() const { return asked<int64_t>(aoti_torch_get_storage_offset); }
    bool is_contiguous() const { return asked<bool>(aoti_torch_is_contiguous); }
    IntArrayRef sizes() const { return {asked<int64_t*>(aoti_torch_get_sizes), size_t(dim())}; }
    IntArrayRef strides() const { return {asked<int64_t*>(aoti_torch_get_strides), size_t(dim())}; }
    int64_t size(int64_t at) const { return sizes()[place(at)]; }
    int64_t stride(int64_t at) const { return strides()[place(at)]; }
    ScalarType scalar_type() const { return ScalarType(asked<int32_t>(aoti_torch_get_dtype)); }
    ScalarType dtype() const { return scalar_type(); }
    int64_t element_size() const { return elementSize(scalar_type()); }
    size_t itemsize() const { return elementSize(scalar_type()); }
    size_t nbytes() const { return numel() * itemsize(); }
#ifdef WARPYARD_EMULATED
    // There is no GPU: the memory of tensors on the CPU is device memory.
    Device device() const { return Device(kCUDA, 0); }
#else
    Device device() const {
        return Device(DeviceType(asked<int32_t>(aoti_torch_get_device_type)),
                      DeviceIndex(asked<int32_t>(aoti_torch_get_device_index)));
    }
#endif
    bool is_cuda() const { return device().is_cuda(); }
    bool is_cpu() const { return device().is_cpu(); }
    int64_t get_device() const { return device().index(); }
    TensorOptions options() const { return TensorOptions(scalar_type()).device(device()); }

    void* data_ptr() const { return asked<void*>(aoti_torch_get_data_ptr); }
    void* mutable_data_ptr() const { return data_ptr(); }
    const void* const_data_ptr() const { return data_ptr(); }
    template <class T> T* data_ptr() const {
        constexpr ScalarType wanted = CppTypeToScalarType<std::remove_const_t<T>>::value;
        TORCH_CHECK(scalar_type() == wanted, "expected scalar type ", wanted, " but found ", scalar_type());
        return static_cast<T*>(data_ptr());
    }
    template <class T> T* mutable_data_ptr() const { return data_ptr<T>(); }
    template <class T> const std::remove_const_t<T>* const_data_ptr() const { return data_ptr<std::remove_const_t<T>>(); }

    Tensor clone() const { return made(aoti_torch_clone); }
    const Tensor& zero_() const {
        need(aoti_torch_zero_(handle));
        return *this;
    }
    const Tensor& fill_(double value) const {
        need(aoti_torch_aten_fill__Scalar(handle, value));
        return *this;
    }
    const Tensor& copy_(const Tensor& source, bool non_blocking = false) const {
        need(aoti_torch_copy_(handle, source.handle, non_blocking));
        return *this;
    }
    inline Tensor contiguous() const;

    static void need(int error) {
        if (!error) return;
        const auto said = torch_exception_get_what_without_backtrace;
        throw Error(said ? said() : "an operation of torch failed");
    }

  private:
    template <class T> T asked(int (*of)(void*, T*)) const {
        TORCH_CHECK(handle, "an undefined tensor has no sizes, no type and no memory");
        T found{};
        need(of(handle, &found));
        return found;
    }
    Tensor made(int (*of)(void*, void**)) const {
        void* found = nullptr;
        need(of(handle, &found));
        return Tensor::of(found);
    }
    size_t place(int64_t at) const {
        const int64_t count = dim();
        TORCH_CHECK(-count <= at && at < count, "Dimension out of range (expected to be in range of [", -count, ", ",
                    count - 1, "], but got ", at, ")");
        return size_t(at < 0 ? at + count : at);
    }
    void* handle = nullptr;
};

inline Tensor empty_strided(IntArrayRef sizes, IntArrayRef strides, TensorOptions options = {}) {
    TORCH_CHECK(sizes.size() == strides.size(), "expected as many strides as sizes");
    void* made = nullptr;
#ifdef WARPYARD_EMULATED
    const DeviceType where = kCPU;
#else
    const DeviceType where = options.device().type();
#endif
    Tensor::need(aoti_torch_empty_strided(sizes.size(), sizes.data(), strides.data(), int32_t(options.dtype()),
                                          int32_t(where), options.device().index(), &made));
    return Tensor::of(made);
}
inline Tensor empty(IntArrayRef sizes, TensorOptions options = {}) {
    std::vector<int64_t> strides(sizes.size());
    int64_t step = 1;
    for (size_t at = sizes.size(); at-- > 0;) strides[at] = step, step *= sizes[at] > 1 ? sizes[at] : 1;
    return empty_strided(sizes, strides, options);
}
inline Tensor zeros(IntArrayRef sizes, TensorOptions options = {}) { return empty(sizes, options).zero_(); }
inline Tensor ones(IntArrayRef sizes, TensorOptions options = {}) { return empty(sizes, options).fill_(1); }
inline Tensor empty_like(const Tensor& like) {
    uint64_t stack[6] = {};  // five arguments that are not given
    void* copy = nullptr;
    Tensor::need(aoti_torch_new_tensor_handle(like.warpyard_handle(), &copy));
    std::memcpy(stack, &copy, sizeof copy);
    Tensor::need(aoti_torch_call_dispatcher("aten::empty_like", "", stack));
    std::memcpy(&copy, stack, sizeof copy);
    return Tensor::of(copy);
}
inline Tensor zeros_like(const Tensor& like) { return empty_like(like).zero_(); }
inline Tensor ones_like(const Tensor& like) { return empty_like(like).fill_(1); }
inline Tensor Tensor::contiguous() const {
    return is_contiguous() ? *this : empty(sizes(), options()).copy_(*this);
}
inline std::optional<Device> device_of(const Tensor& tensor) { return tensor.device(); }

// AT_DISPATCH_…: scalar_t is the C++ type of a scalar type.
#define AT_DISPATCH_CASE(name, ...)                                                            \
    case name: {                                                                               \
        [[maybe_unused]] constexpr auto warpyard_case = name;                                  \
        using scalar_t = typename ::warpyard::CppType<name>::type;                             \
        return __VA_ARGS__();                                                                  \
    }
#define AT_DISPATCH_SWITCH(kind, name, ...)                                                    \
    [&] {                                                                                      \
        const ::c10::ScalarType warpyard_type = (kind);                                        \
        switch (warpyard_type) {                                                               \
            __VA_ARGS__                                                                        \
            default:                                                                           \
                TORCH_CHECK(false, '"', name, "\" not implemented for '", warpyard_type, "'"); \
        }                                                                                      \
    }()
#define WARPYARD_FLOATING(...)                               \
    AT_DISPATCH_CASE(::c10::ScalarType::Double, __VA_ARGS__) \
    AT_DISPATCH_CASE(::c10::ScalarType::Float, __VA_ARGS__)
#define WARPYARD_INTEGRAL(...)                              \
    AT_DISPATCH_CASE(::c10::ScalarType::Byte, __VA_ARGS__)  \
    AT_DISPATCH_CASE(::c10::ScalarType::Char, __VA_ARGS__)  \
    AT_DISPATCH_CASE(::c10::ScalarType::Int, __VA_ARGS__)   \
    AT_DISPATCH_CASE(::c10::ScalarType::Long, __VA_ARGS__)  \
    AT_DISPATCH_CASE(::c10::ScalarType::Short, __VA_ARGS__)
#define AT_DISPATCH_FLOATING_TYPES(kind, name, ...) AT_DISPATCH_SWITCH(kind, name, WARPYARD_FLOATING(__VA_ARGS__))
#define AT_DISPATCH_FLOATING_TYPES_AND(one, kind, name, ...) \
    AT_DISPATCH_SWITCH(kind, name, WARPYARD_FLOATING(__VA_ARGS__) AT_DISPATCH_CASE(one, __VA_ARGS__))
#define AT_DISPATCH_FLOATING_TYPES_AND_HALF(kind, name, ...) \
    AT_DISPATCH_FLOATING_TYPES_AND(::c10::ScalarType::Half, kind, name, __VA_ARGS__)
#define AT_DISPATCH_FLOATING_TYPES_AND2(one, two, kind, name, ...)                                     \
    AT_DISPATCH_SWITCH(kind, name, WARPYARD_FLOATING(__VA_ARGS__) AT_DISPATCH_CASE(one, __VA_ARGS__) \
                                       AT_DISPATCH_CASE(two, __VA_ARGS__))
#define AT_DISPATCH_INTEGRAL_TYPES(kind, name, ...) AT_DISPATCH_SWITCH(kind, name, WARPYARD_INTEGRAL(__VA_ARGS__))
#define AT_DISPATCH_ALL_TYPES(kind, name, ...) \
    AT_DISPATCH_SWITCH(kind, name, WARPYARD_FLOATING(__VA_ARGS__) WARPYARD_INTEGRAL(__VA_ARGS__))

}  // namespace at

namespace warpyard {

template <c10::ScalarType> struct CppType;
#define WARPYARD_ONE(cpp, name)                             \
    template <> struct CppType<c10::ScalarType::name> {     \
        using type = cpp;                                   \
    };
WARPYARD_ONE(uint8_t, Byte)
WARPYARD_ONE(int8_t, Char)
WARPYARD_ONE(int16_t, Short)
WARPYARD_ONE(int32_t, Int)
WARPYARD_ONE(int64_t, Long)
WARPYARD_ONE(float, Float)
WARPYARD_ONE(double, Double)
WARPYARD_ONE(bool, Bool)
#ifdef WARPYARD_FLOATS
WARPYARD_ONE(c10::Half, Half)
WARPYARD_ONE(c10::BFloat16, BFloat16)
#endif
#undef WARPYARD_ONE

}  // namespace warpyard

namespace torch {
using namespace at;
using Dtype = at::ScalarType;
constexpr auto kUInt8 = at::kByte;
constexpr auto kInt8 = at::kChar;
constexpr auto kInt16 = at::kShort;
constexpr auto kInt32 = at::kInt;
constexpr auto kInt64 = at::kLong;
constexpr auto kU8 = at::kByte;
constexpr auto kI32 = at::kInt;
constexpr auto kI64 = at::kLong;
constexpr auto kF16 = at::kHalf;
constexpr auto kF32 = at::kFloat;
constexpr auto kFloat16 = at::kHalf;
constexpr auto kFloat32 = at::kFloat;
constexpr auto kFloat64 = at::kDouble;
}  // namespace torch

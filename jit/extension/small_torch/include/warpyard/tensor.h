// Tensors of torch's C++ API over the C functions that torch keeps stable for compiled code
// (torch/csrc/inductor/aoti_torch/c/shim.h), so that none of torch's headers is read.
#pragma once
#include "accessor.h"
#include "dispatch.h"
#include "views.h"

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
int aoti_torch__reinterpret_tensor(void* tensor, int64_t dims, const int64_t* sizes, const int64_t* strides,
                                   int64_t further, void** made);
int aoti_torch_view_dtype(void* tensor, int32_t type, void** made);
int aoti_torch_item_float32(void* tensor, float* found);
int aoti_torch_item_float64(void* tensor, double* found);
int aoti_torch_item_uint8(void* tensor, uint8_t* found);
int aoti_torch_item_int8(void* tensor, int8_t* found);
int aoti_torch_item_int16(void* tensor, int16_t* found);
int aoti_torch_item_int32(void* tensor, int32_t* found);
int aoti_torch_item_int64(void* tensor, int64_t* found);
int aoti_torch_item_bool(void* tensor, bool* found);
int aoti_torch_clone(void* tensor, void** made);
int aoti_torch_copy_(void* tensor, void* source, int32_t non_blocking);
int aoti_torch_zero_(void* tensor);
int aoti_torch_aten_fill__Scalar(void* tensor, double value);
int aoti_torch_call_dispatcher(const char* name, const char* overload, uint64_t* stack);
__attribute__((weak)) const char* torch_exception_get_what_without_backtrace();
#ifdef WARPYARD_EMULATED
// Of the stand-in CUDA runtime: tensors that a GPU could not reach, and the device of others.
void warpyard_put_on_host(void* data);
int warpyard_on_host(const void* data);
int warpyard_device_at(const void* data);
#endif
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
    // There is no GPU: the memory of tensors on the CPU is device memory, but for those that C++ makes on the CPU.
    Device device() const {
        return warpyard_on_host(data_ptr()) ? Device(kCPU) : Device(kCUDA, DeviceIndex(warpyard_device_at(data_ptr())));
    }
    const Tensor& put(Device where) const {
        if (where.is_cpu()) warpyard_put_on_host(data_ptr());
        return *this;
    }
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
    inline Tensor new_empty(IntArrayRef wanted) const;
    inline Tensor new_zeros(IntArrayRef wanted) const;
    inline Tensor new_ones(IntArrayRef wanted) const;
    inline Tensor new_full(IntArrayRef wanted, double value) const;
    inline Tensor to(ScalarType type, bool non_blocking = false, bool copy = false) const;
    inline Tensor to(Device where, bool non_blocking = false, bool copy = false) const;
    Tensor to(DeviceType where) const { return to(Device(where, where == kCUDA ? get_device() : -1)); }
    Tensor cpu() const { return to(Device(kCPU)); }
    Tensor cuda() const { return is_cuda() ? *this : to(Device(kCUDA, 0)); }
    Tensor detach() const { return viewed(sizes(), strides()); }

    Tensor view(IntArrayRef wanted) const {
        const auto shape = warpyard::inferred(wanted, numel());
        const auto made = warpyard::strides_of_view(sizes(), strides(), shape);
        TORCH_CHECK(made, "view size is not compatible with input tensor's size and stride (at least one dimension spans "
                    "across two contiguous subspaces). Use .reshape(...) instead.");
        return viewed(shape, *made);
    }
    Tensor view(ScalarType type) const {
        void* made = nullptr;
        need(aoti_torch_view_dtype(handle, int32_t(type), &made));
        return Tensor::of(made);
    }
    inline Tensor reshape(IntArrayRef wanted) const;
    Tensor flatten(int64_t first = 0, int64_t last = -1) const {
        std::vector<int64_t> shape;
        if (!dim()) return reshape({1});
        const size_t from = place(first), to = place(last);
        for (size_t at = 0; at < size_t(dim()); ++at) {
            if (from < at && at <= to) shape.back() *= sizes()[at];
            else shape.push_back(sizes()[at]);
        }
        return reshape(shape);
    }
    Tensor permute(IntArrayRef order) const {
        std::vector<int64_t> shape, steps;
        TORCH_CHECK(int64_t(order.size()) == dim(), "permute: expected ", dim(), " dimensions, got ", order);
        for (int64_t at : order) shape.push_back(size(at)), steps.push_back(stride(at));
        return viewed(shape, steps);
    }
    Tensor transpose(int64_t one, int64_t other) const {
        auto shape = sizes().vec(), steps = strides().vec();
        std::swap(shape[place(one)], shape[place(other)]);
        std::swap(steps[place(one)], steps[place(other)]);
        return viewed(shape, steps);
    }
    Tensor t() const {
        TORCH_CHECK(dim() <= 2, "t() expects a tensor with <= 2 dimensions, but self is ", dim(), "D");
        return dim() < 2 ? *this : transpose(0, 1);
    }
    Tensor select(int64_t along, int64_t index) const {
        const size_t at = place(along);
        auto shape = sizes().vec(), steps = strides().vec();
        TORCH_CHECK(-shape[at] <= index && index < shape[at], "select(): index ", index,
                    " out of range for tensor of size ", sizes(), " at dimension ", at);
        const int64_t further = steps[at] * (index < 0 ? index + shape[at] : index);
        shape.erase(shape.begin() + at), steps.erase(steps.begin() + at);
        return viewed(shape, steps, further);
    }
    Tensor operator[](int64_t index) const { return select(0, index); }
    Tensor narrow(int64_t along, int64_t start, int64_t length) const {
        const size_t at = place(along);
        auto shape = sizes().vec();
        if (start < 0) start += shape[at];
        TORCH_CHECK(0 <= start && 0 <= length && start + length <= shape[at], "start (", start, ") + length (", length,
                    ") exceeds dimension size (", shape[at], ").");
        shape[at] = length;
        return viewed(shape, strides(), start * stride(at));
    }
    Tensor unsqueeze(int64_t along) const {
        auto shape = sizes().vec(), steps = strides().vec();
        const int64_t at = along < 0 ? along + dim() + 1 : along;
        TORCH_CHECK(0 <= at && at <= dim(), "unsqueeze: dimension ", along, " out of range");
        steps.insert(steps.begin() + at, at < dim() ? shape[at] * steps[at] : 1);
        shape.insert(shape.begin() + at, 1);
        return viewed(shape, steps);
    }
    Tensor squeeze(int64_t along) const {
        const size_t at = place(along);
        return size(at) == 1 ? select(at, 0) : *this;
    }

    template <class T> T item() const {
        switch (scalar_type()) {
            case kFloat: return read<T>(aoti_torch_item_float32);
            case kDouble: return read<T>(aoti_torch_item_float64);
            case kByte: return read<T>(aoti_torch_item_uint8);
            case kChar: return read<T>(aoti_torch_item_int8);
            case kShort: return read<T>(aoti_torch_item_int16);
            case kInt: return read<T>(aoti_torch_item_int32);
            case kLong: return read<T>(aoti_torch_item_int64);
            case kBool: return read<T>(aoti_torch_item_bool);
            default: return to(kFloat).template item<T>();
        }
    }
    template <class T, size_t N> TensorAccessor<T, N> accessor() const {
        same_dims(N);
        return {data_ptr<T>(), sizes().data(), strides().data()};
    }
    template <class T, size_t N, template <class> class Traits = DefaultPtrTraits>
    PackedTensorAccessor32<T, N, Traits> packed_accessor32() const {
        same_dims(N);
        return {data_ptr<T>(), sizes().data(), strides().data()};
    }
    template <class T, size_t N, template <class> class Traits = DefaultPtrTraits>
    PackedTensorAccessor64<T, N, Traits> packed_accessor64() const {
        same_dims(N);
        return {data_ptr<T>(), sizes().data(), strides().data()};
    }

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
    template <class T, class Read> T read(int (*of)(void*, Read*)) const { return static_cast<T>(asked<Read>(of)); }
    void same_dims(size_t wanted) const {
        TORCH_CHECK(size_t(dim()) == wanted, "TensorAccessor expected ", wanted, " dims but tensor has ", dim());
    }
    Tensor viewed(IntArrayRef shape, IntArrayRef steps, int64_t further = 0) const {
        void* found = nullptr;
        need(aoti_torch__reinterpret_tensor(handle, shape.size(), shape.data(), steps.data(), further, &found));
        return Tensor::of(found);
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
    const Device where(kCPU, 0);
#else
    const Device where = options.device();
#endif
    Tensor::need(aoti_torch_empty_strided(sizes.size(), sizes.data(), strides.data(), int32_t(options.dtype()),
                                          int32_t(where.type()), where.index(), &made));
#ifdef WARPYARD_EMULATED
    return Tensor::of(made).put(options.device());
#else
    return Tensor::of(made);
#endif
}
inline Tensor empty(IntArrayRef sizes, TensorOptions options = {}) {
    return empty_strided(sizes, warpyard::contiguous(sizes), options);
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
inline Tensor empty_like(const Tensor& like, TensorOptions options) {
    return empty_strided(like.sizes(), empty_like(like).strides(), options);
}
inline Tensor full(IntArrayRef sizes, double value, TensorOptions options = {}) {
    return empty(sizes, options).fill_(value);
}
inline Tensor full_like(const Tensor& like, double value) { return empty_like(like).fill_(value); }
inline Tensor zeros_like(const Tensor& like, TensorOptions options) { return empty_like(like, options).zero_(); }
inline Tensor zeros_like(const Tensor& like) { return empty_like(like).zero_(); }
inline Tensor ones_like(const Tensor& like) { return empty_like(like).fill_(1); }
inline Tensor Tensor::new_empty(IntArrayRef wanted) const { return empty(wanted, options()); }
inline Tensor Tensor::new_zeros(IntArrayRef wanted) const { return zeros(wanted, options()); }
inline Tensor Tensor::new_ones(IntArrayRef wanted) const { return ones(wanted, options()); }
inline Tensor Tensor::new_full(IntArrayRef wanted, double value) const { return full(wanted, value, options()); }
inline Tensor Tensor::contiguous() const {
    return is_contiguous() ? *this : empty(sizes(), options()).copy_(*this);
}
inline Tensor Tensor::reshape(IntArrayRef wanted) const {
    const auto shape = warpyard::inferred(wanted, numel());
    const auto made = warpyard::strides_of_view(sizes(), strides(), shape);
    return made ? viewed(shape, *made) : contiguous().view(shape);
}
inline Tensor Tensor::to(ScalarType type, bool, bool copy) const {
    return type == scalar_type() && !copy ? *this : empty_like(*this, options().dtype(type)).copy_(*this);
}
inline Tensor Tensor::to(Device where, bool, bool copy) const {
#ifdef WARPYARD_EMULATED
    return where.type() == device().type() && !copy ? *this : clone().put(where);
#else
    return where == device() && !copy ? *this : empty_like(*this, options().device(where)).copy_(*this);
#endif
}
inline int64_t size(const Tensor& tensor, int64_t dim) { return tensor.size(dim); }
inline int64_t stride(const Tensor& tensor, int64_t dim) { return tensor.stride(dim); }
inline std::optional<Device> device_of(const Tensor& tensor) { return tensor.device(); }

}  // namespace at

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

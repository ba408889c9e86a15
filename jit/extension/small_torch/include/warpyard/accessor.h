// Tensors as kernels index them: torch's accessors, by value (packed) and over the sizes of a tensor.
// Names are those of torch/headeronly/core/TensorAccessor.h.
#pragma once
#include "types.h"

namespace at {

template <class T> struct DefaultPtrTraits {
    using PtrType = T*;
};
template <class T> struct RestrictPtrTraits {
    using PtrType = T* __restrict__;
};

template <class T, size_t N, template <class> class Traits = DefaultPtrTraits, class Index = int64_t>
class TensorAccessor {
  public:
    using PtrType = typename Traits<T>::PtrType;
    C10_HOST_DEVICE TensorAccessor(PtrType data, const Index* sizes, const Index* strides)
        : data_(data), sizes_(sizes), strides_(strides) {}
    C10_HOST_DEVICE Index size(Index at) const { return sizes_[at]; }
    C10_HOST_DEVICE Index stride(Index at) const { return strides_[at]; }
    C10_HOST_DEVICE PtrType data() const { return data_; }
    C10_HOST_DEVICE decltype(auto) operator[](Index at) const {
        PtrType found = data_ + strides_[0] * at;
        if constexpr (N == 1) return static_cast<T&>(*found);
        else return TensorAccessor<T, N - 1, Traits, Index>(found, sizes_ + 1, strides_ + 1);
    }

  private:
    PtrType data_;
    const Index *sizes_, *strides_;
};

template <class T, size_t N, template <class> class Traits = DefaultPtrTraits, class Index = int64_t>
class GenericPackedTensorAccessor {
  public:
    using PtrType = typename Traits<T>::PtrType;
    GenericPackedTensorAccessor(PtrType data, const int64_t* sizes, const int64_t* strides) : data_(data) {
        for (size_t at = 0; at < N; ++at) sizes_[at] = Index(sizes[at]), strides_[at] = Index(strides[at]);
    }
    C10_HOST_DEVICE Index size(Index at) const { return sizes_[at]; }
    C10_HOST_DEVICE Index stride(Index at) const { return strides_[at]; }
    C10_HOST_DEVICE PtrType data() const { return data_; }
    C10_HOST_DEVICE decltype(auto) operator[](Index at) const {
        return TensorAccessor<T, N, Traits, Index>(data_, sizes_, strides_)[at];
    }

  private:
    PtrType data_;
    Index sizes_[N], strides_[N];
};
template <class T, size_t N, template <class> class Traits = DefaultPtrTraits>
using PackedTensorAccessor32 = GenericPackedTensorAccessor<T, N, Traits, int32_t>;
template <class T, size_t N, template <class> class Traits = DefaultPtrTraits>
using PackedTensorAccessor64 = GenericPackedTensorAccessor<T, N, Traits, int64_t>;

}  // namespace at

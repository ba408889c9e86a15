// Tensors over the memory of another: sizes and strides as torch's views have them (ATen/TensorUtils.cpp, computeStride).
#pragma once
#include "types.h"

namespace warpyard {

// Sizes with the one that is -1 filled in.
inline std::vector<int64_t> inferred(c10::IntArrayRef sizes, int64_t numel) {
    std::vector<int64_t> found = sizes.vec();
    int64_t known = 1, open = -1;
    for (size_t at = 0; at < found.size(); ++at) {
        if (found[at] == -1) {
            TORCH_CHECK(open < 0, "only one dimension can be inferred");
            open = at;
        } else {
            known *= found[at];
        }
    }
    if (open >= 0 && known) found[open] = numel / known, known *= found[open];
    TORCH_CHECK(known == numel, "shape '", sizes, "' is invalid for input of size ", numel);
    return found;
}

inline std::vector<int64_t> contiguous(c10::IntArrayRef sizes) {
    std::vector<int64_t> strides(sizes.size());
    int64_t step = 1;
    for (size_t at = sizes.size(); at-- > 0;) strides[at] = step, step *= sizes[at] > 1 ? sizes[at] : 1;
    return strides;
}

// Strides with which the same elements have other sizes, where there are any.
inline std::optional<std::vector<int64_t>> strides_of_view(c10::IntArrayRef sizes, c10::IntArrayRef strides,
                                                           c10::IntArrayRef wanted) {
    int64_t numel = 1;
    for (int64_t size : sizes) numel *= size;
    if (numel == 0 || sizes.empty()) return contiguous(wanted);
    std::vector<int64_t> made(wanted.size());
    int64_t left = int64_t(wanted.size()) - 1, base = strides.back(), before = 1, now = 1;
    for (int64_t at = int64_t(sizes.size()) - 1; at >= 0; --at) {
        before *= sizes[at];
        if (at == 0 || (sizes[at - 1] != 1 && strides[at - 1] != before * base)) {
            while (left >= 0 && (now < before || wanted[left] == 1)) made[left] = now * base, now *= wanted[left--];
            if (now != before) return std::nullopt;
            if (at > 0) base = strides[at - 1], before = now = 1;
        }
    }
    if (left != -1) return std::nullopt;
    return made;
}

}  // namespace warpyard

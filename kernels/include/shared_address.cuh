// Addresses of a struct's members in the shared window, computed from the address of its start alone.
//
// What keeps that one address in a register and adds constants to it needs no pointer to each member.
#pragma once
#include "ptx/types.cuh"

// Bytes from a struct's start to a member. A pointer to a data member is that number.     [Itanium C++ ABI 2.3.1]
template <class Shared, class Member>
__device__ __forceinline__ ptx::uint32_t offset_of(Member Shared::*member) {
    return static_cast<ptx::uint32_t>(__builtin_bit_cast(ptx::uint64_t, member));
}

template <class Shared>
struct SharedAddress {
    ptx::uint32_t start;

    template <class Member>
    __device__ __forceinline__ ptx::uint32_t of(Member Shared::*member) const {
        return start + offset_of(member);
    }
    // Of an element of a member that is an array.
    template <class Element, ptx::uint32_t kCount>
    __device__ __forceinline__ ptx::uint32_t of(Element (Shared::*array)[kCount], ptx::uint32_t index) const {
        return start + offset_of(array) + index * static_cast<ptx::uint32_t>(sizeof(Element));
    }
};

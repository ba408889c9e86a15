// Codes as int8, four at a time, and a CTA's vector made of them.
#pragma once
#include "ladder.cuh"

// 16 bytes of codes, which go past the L1: nobody reads them again.                              [PTX ISA 9.7.9.9]
__device__ __forceinline__ uint4 stream(const uint4* from) {
    uint4 x;
    asm("ld.global.nc.L1::no_allocate.v4.u32 {%0, %1, %2, %3}, [%4];" : "=r"(x.x), "=r"(x.y), "=r"(x.z), "=r"(x.w) : "l"(from));
    return x;
}
// prmt picks each of four bytes from a table of eight by a code's three lower bits: twice 0, 0.5, 1, 1.5, 2, 3, 4 and 6.
// The code's sign, bit 3, asks for copies of the byte's top bit instead: 0.                      [PTX ISA 9.7.9.7]
__device__ __forceinline__ u32 positive(u32 codes) {
    u32 bytes;
    asm("prmt.b32 %0, %1, %2, %3;" : "=r"(bytes) : "r"(0x03020100), "r"(0x0C080604), "r"(codes));
    return bytes;
}
// Twice the four codes in the lower half. A guard bit in each byte keeps the subtraction from borrowing.
__device__ __forceinline__ u32 bytes(u32 codes) {
    return ((positive(codes) | 0x80808080u) - positive(codes ^ 0x8888u)) ^ 0x80808080u;
}
// Adds the products of four bytes and four bytes.                                                [PTX ISA 9.7.1.23]
__device__ __forceinline__ int dot4(u32 x, u32 y, int sum) {
    asm("dp4a.s32.s32 %0, %1, %2, %0;" : "+r"(sum) : "r"(x), "r"(y));
    return sum;
}
// Of a block of 16 codes, with the vector's as bytes.
__device__ __forceinline__ int dot16(u32 x0, u32 x1, const uint4& y) {
    return dot4(bytes(x1 >> 16), y.w, dot4(bytes(x1), y.z, dot4(bytes(x0 >> 16), y.y, dot4(bytes(x0), y.x, 0))));
}
__device__ __forceinline__ uint4 bytes16(uint2 codes) {
    return {bytes(codes.x), bytes(codes.x >> 16), bytes(codes.y), bytes(codes.y >> 16)};
}

// Warp-level matrix multiply-accumulate and the matrix loads and stores around it.    [ISA 9.7.14.5]
// Fragments of m16n8k16, lane l, g = l / 4, c = l % 4 (two 16-bit values a register, the lower index low):
//   a0 = A[g][2c..]  a1 = A[g+8][2c..]  a2 = A[g][2c+8..]  a3 = A[g+8][2c+8..]
//   b0 = B[2c..][g]  b1 = B[2c+8..][g]
//   d0..1 = D[g][2c..2c+1]  d2..3 = D[g+8][2c..2c+1]
#pragma once
#include "types.cuh"

namespace ptx {

// mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 d, a, b, d;                     [ISA 9.7.14.5.8]
// PTX ISA 7.0, sm_80
__device__ __forceinline__ void mma_m16n8k16_f32_bf16(float (&d)[4], const uint32_t (&a)[4], const uint32_t (&b)[2]) {
    asm volatile(
        "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, "
        "{%0, %1, %2, %3};"
        : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3])
        : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]));
}

// mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 d, a, b, d;                       [ISA 9.7.14.5.8]
// PTX ISA 7.0, sm_80
__device__ __forceinline__ void mma_m16n8k16_f32_f16(float (&d)[4], const uint32_t (&a)[4], const uint32_t (&b)[2]) {
    asm volatile(
        "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, "
        "{%0, %1, %2, %3};"
        : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3])
        : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]));
}

// mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32 d, a, b, d;                      [ISA 9.7.14.5.8]
// a0 = A[g][c]  a1 = A[g+8][c]  a2 = A[g][c+4]  a3 = A[g+8][c+4];  b0 = B[c][g]  b1 = B[c+4][g]
// PTX ISA 7.0, sm_80
__device__ __forceinline__ void mma_m16n8k8_f32_tf32(float (&d)[4], const uint32_t (&a)[4], const uint32_t (&b)[2]) {
    asm volatile(
        "mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, "
        "{%0, %1, %2, %3};"
        : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3])
        : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]));
}

// mma.sync.aligned.m16n8k32.row.col.s32.s8.s8.s32 d, a, b, d;                         [ISA 9.7.14.5.8]
// four 8-bit values a register: a0 = A[g][4c..]  a1 = A[g+8][4c..]  a2 = A[g][4c+16..]  a3 = A[g+8][4c+16..]
// b0 = B[4c..][g]  b1 = B[4c+16..][g]
// PTX ISA 7.0, sm_80
__device__ __forceinline__ void mma_m16n8k32_s32_s8(int32_t (&d)[4], const uint32_t (&a)[4], const uint32_t (&b)[2]) {
    asm volatile(
        "mma.sync.aligned.m16n8k32.row.col.s32.s8.s8.s32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, "
        "{%0, %1, %2, %3};"
        : "+r"(d[0]), "+r"(d[1]), "+r"(d[2]), "+r"(d[3])
        : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]));
}

// ldmatrix.sync.aligned.m8n8.x4.shared.b16 d, [addr];  lane l gives the address of row l%8 of matrix l/8
//                                                                                     [ISA 9.7.14.5.15]
// PTX ISA 6.5, sm_75
__device__ __forceinline__ void ldmatrix_x4(uint32_t (&d)[4], uint32_t addr) {
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4];"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "r"(addr)
                 : "memory");
}

// ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 d, [addr];
// PTX ISA 6.5, sm_75
__device__ __forceinline__ void ldmatrix_x4_trans(uint32_t (&d)[4], uint32_t addr) {
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4];"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "r"(addr)
                 : "memory");
}

// ldmatrix.sync.aligned.m8n8.x2.shared.b16 d, [addr];
// PTX ISA 6.5, sm_75
__device__ __forceinline__ void ldmatrix_x2(uint32_t (&d)[2], uint32_t addr) {
    asm volatile("ldmatrix.sync.aligned.m8n8.x2.shared.b16 {%0, %1}, [%2];"
                 : "=r"(d[0]), "=r"(d[1])
                 : "r"(addr)
                 : "memory");
}

// ldmatrix.sync.aligned.m8n8.x2.trans.shared.b16 d, [addr];
// PTX ISA 6.5, sm_75
__device__ __forceinline__ void ldmatrix_x2_trans(uint32_t (&d)[2], uint32_t addr) {
    asm volatile("ldmatrix.sync.aligned.m8n8.x2.trans.shared.b16 {%0, %1}, [%2];"
                 : "=r"(d[0]), "=r"(d[1])
                 : "r"(addr)
                 : "memory");
}

// stmatrix.sync.aligned.m8n8.x4.shared.b16 [addr], a;                                 [ISA 9.7.14.5.16]
// PTX ISA 7.8, sm_90
__device__ __forceinline__ void stmatrix_x4(uint32_t addr, uint32_t a0, uint32_t a1, uint32_t a2, uint32_t a3) {
    asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0], {%1, %2, %3, %4};" ::"r"(addr), "r"(a0), "r"(a1),
                 "r"(a2), "r"(a3)
                 : "memory");
}

// stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [addr], a;
// PTX ISA 7.8, sm_90
__device__ __forceinline__ void stmatrix_x4_trans(uint32_t addr, uint32_t a0, uint32_t a1, uint32_t a2, uint32_t a3) {
    asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0], {%1, %2, %3, %4};" ::"r"(addr), "r"(a0),
                 "r"(a1), "r"(a2), "r"(a3)
                 : "memory");
}

}  // namespace ptx

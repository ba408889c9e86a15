/* The numbers of operands.py, made by python -m jit.llvm.generate. */
#pragma once
#define OPERANDS_KINDS_F16 0
#define OPERANDS_KINDS_BF16 1
#define OPERANDS_KINDS_TF32 2
#define OPERANDS_KINDS_E4M3 3
#define OPERANDS_KINDS_E5M2 4
#define OPERANDS_KINDS_S8 5
#define OPERANDS_KINDS_U8 6
#define OPERANDS_BITS_F16 16
#define OPERANDS_BITS_BF16 16
#define OPERANDS_BITS_TF32 32
#define OPERANDS_BITS_E4M3 8
#define OPERANDS_BITS_E5M2 8
#define OPERANDS_BITS_S8 8
#define OPERANDS_BITS_U8 8
#define OPERANDS_ZERO (-126)
#define OPERANDS_WIDE 16

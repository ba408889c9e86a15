/* The numbers of rounding.py, made by python -m jit.llvm.generate. */
#pragma once
#define ROUNDING_NAN_F16 32767
#define ROUNDING_NAN_BF16 32767
#define ROUNDING_NAN_F32 2147483647
#define ROUNDING_NAN_F64 0xfff8000000000000ull
#define ROUNDING_MODES_RN 0
#define ROUNDING_MODES_RZ 1
#define ROUNDING_MODES_RM 2
#define ROUNDING_MODES_RP 3
#define ROUNDING_MODES_RNA 4

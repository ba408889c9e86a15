// Products of matrices, as cuBLAS and cuBLASLt ask for them. The emulator's side carries them out by NumPy (host_blas.py),
// and nothing is emulated. Types are plain: the libraries' headers need not be there. Their enumerations are int.
#pragma once
#include "stand_in.h"

namespace blas {

enum Status { SUCCESS = 0, NOT_INITIALIZED = 1, INVALID_VALUE = 7, EXECUTION_FAILED = 13, NOT_SUPPORTED = 15 };
enum Type { R32 = 0, R64 = 1, R16 = 2, I8 = 3, C32 = 4, C64 = 5, I32 = 10, B16 = 14, E4M3 = 28, E5M2 = 29 };  // cudaDataType_t

// Matrices of a batch: elements from a column to the next one, or from a row to the next one where `by_rows`.
struct Matrix { const void* at; int type; int64_t ld, stride; int by_rows = 0; };
constexpr int PLAIN = 1;  // of cublasLtEpilogue_t
// d = scale of d * epilogue(alpha * scales * op(a) op(b) + beta * scale * c). Scales are f32 on the device, or null.
struct Product {
    int left, right;  // cublasOperation_t
    int64_t m, n, k;
    Matrix a, b, c, d;
    int64_t count;
    int epilogue = PLAIN;
    Matrix vector{}, aux{};
    const float* scales[4]{};
};

bool stream_of_handle(void* handle, CUstream* stream);  // of a cublasHandle_t; false where it is null
int scale_type(int compute, int c);  // the type of alpha and beta
int multiply(CUstream stream, const char* name, const Product& product, const void* alpha, const void* beta, int scale);

}  // namespace blas

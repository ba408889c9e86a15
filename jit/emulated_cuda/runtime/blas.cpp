// cuBLAS by its own names, and the products of cuBLASLt (blas_lt.cpp).
#include "blas.h"

#include <algorithm>

using namespace stand_in;

namespace blas {
namespace {

struct Handle { CUstream stream; int pointer_mode, math_mode, atomics_mode; };

size_t size_of(int type) {
    switch (type) {
        case I8: case E4M3: case E5M2: return 1;
        case R16: case B16: return 2;
        case R64: case C32: return 8;
        case C64: return 16;
        default: return 4;
    }
}

double half(uint16_t bits) {
    _Float16 value;
    std::memcpy(&value, &bits, 2);
    return value;
}

// The scalar at an address, host's or device's, which the host reaches here.
void scalar(const void* at, int type, double* value) {
    value[0] = value[1] = 0;
    if (!at) return;
    if (type == R16) value[0] = half(*static_cast<const uint16_t*>(at));
    else if (type == R32) value[0] = *static_cast<const float*>(at);
    else if (type == R64) value[0] = *static_cast<const double*>(at);
    else if (type == I32) value[0] = *static_cast<const int*>(at);
    else if (type == C32) for (int i = 0; i < 2; i++) value[i] = static_cast<const float*>(at)[i];
    else if (type == C64) for (int i = 0; i < 2; i++) value[i] = static_cast<const double*>(at)[i];
}

// Whether a matrix of so many columns lies in memory that a GPU could reach.
bool reachable(const Matrix& one, int64_t rows, int64_t columns, int64_t count) {
    if (!rows || !columns || !count) return true;
    void* start;
    Block block;
    if (!block_of(one.at, &start, &block)) return in_process();
    if (one.by_rows) std::swap(rows, columns);
    const size_t before = static_cast<const char*>(one.at) - static_cast<char*>(start);
    const size_t last = one.stride * (count - 1) + one.ld * (columns - 1) + rows;
    return one.stride >= 0 && before + last * size_of(one.type) <= block.size;
}

uint64_t bits(double value) {
    uint64_t found;
    std::memcpy(&found, &value, 8);
    return found;
}

CUresult carry_out(const Product& p, const double* alpha, const double* beta, const char* name) {
    const int64_t summed = p.epilogue & 512 ? p.n : p.m;  // elements of the vector: BGRADB sums columns of B
    const bool inside = reachable(p.a, p.left ? p.k : p.m, p.left ? p.m : p.k, p.count) &&
                        reachable(p.b, p.right ? p.n : p.k, p.right ? p.k : p.n, p.count) &&
                        (!(beta[0] || beta[1]) || reachable(p.c, p.m, p.n, p.count)) && reachable(p.d, p.m, p.n, p.count) &&
                        (!p.vector.at || reachable(p.vector, summed, 1, p.count)) &&
                        (!p.aux.at || reachable(p.aux, p.m, p.n, p.count));
    if (!inside) {
        say(std::string(name) + ": a matrix is not in device memory, or leaves its allocation");
        return CUDA_ERROR_ILLEGAL_ADDRESS;
    }
    Message message(PRODUCT);
    message.text(name).number(p.left).number(p.right).number(p.m).number(p.n).number(p.k).number(p.count);
    message.number(p.epilogue);
    for (const Matrix* one : {&p.a, &p.b, &p.c, &p.d, &p.vector, &p.aux})
        message.number(reinterpret_cast<uint64_t>(one->at)).number(one->type).number(one->ld).number(one->stride).number(one->by_rows);
    for (double value : {alpha[0], alpha[1], beta[0], beta[1]}) message.number(bits(value));
    for (const float* one : p.scales) message.number(bits(one ? *one : 1.0));
    return ask(message).number() ? CUDA_SUCCESS : CUDA_ERROR_NOT_SUPPORTED;
}

// A product of cuBLAS's own functions.
int product(void* handle, const char* name, int left, int right, int64_t m, int64_t n, int64_t k, const void* alpha,
            const void* beta, int scale, Matrix a, Matrix b, Matrix c, int64_t count) {
    if (!handle) return NOT_INITIALIZED;
    return multiply(static_cast<Handle*>(handle)->stream, name, Product{left, right, m, n, k, a, b, c, c, count}, alpha,
                    beta, scale);
}

}  // namespace

bool stream_of_handle(void* handle, CUstream* stream) {
    if (handle) *stream = static_cast<Handle*>(handle)->stream;
    return handle;
}

// Of a cublasComputeType_t, or of a cudaDataType_t as older forms have it.
int scale_type(int compute, int c) {
    const bool complex = c == C32 || c == C64;
    switch (compute) {
        case 64: case 65: case R16: return R16;
        case 70: case 71: case R64: return complex ? C64 : R64;
        case 72: case 73: case I32: return I32;
        case C32: case C64: return compute;
        default: return complex ? C32 : R32;
    }
}

int multiply(CUstream stream, const char* name, const Product& p, const void* alpha, const void* beta, int scale) {
    auto shorter = [](const Matrix& one, int64_t rows, int64_t columns) {
        return one.ld < std::max<int64_t>(1, one.by_rows ? columns : rows);
    };
    if (p.m < 0 || p.n < 0 || p.k < 0 || p.count < 0 || shorter(p.a, p.left ? p.k : p.m, p.left ? p.m : p.k) ||
        shorter(p.b, p.right ? p.n : p.k, p.right ? p.k : p.n) || shorter(p.c, p.m, p.n) || shorter(p.d, p.m, p.n) ||
        !alpha || !beta)
        return INVALID_VALUE;
    struct Scalars { double alpha[2], beta[2]; } known;
    auto read = [=](Scalars& values) {
        scalar(alpha, scale, values.alpha);
        scalar(beta, scale, values.beta);
    };
    const bool later = block_of(alpha, nullptr, nullptr);  // in host memory they may be gone when a graph is replayed
    if (!later) read(known);
    const CUresult done = enqueue(stream, [=]() mutable {
        if (later) read(known);
        return carry_out(p, known.alpha, known.beta, name);
    });
    return done == CUDA_SUCCESS ? SUCCESS : done == CUDA_ERROR_NOT_SUPPORTED ? NOT_SUPPORTED : EXECUTION_FAILED;
}

}  // namespace blas

using namespace blas;

API int cublasCreate_v2(void** handle) {
    if (!handle) return INVALID_VALUE;
    say_once("cuBLAS: its products are done by NumPy on the host, and not emulated");
    *handle = new Handle{};
    return SUCCESS;
}
API int cublasDestroy_v2(void* handle) { delete static_cast<Handle*>(handle); return SUCCESS; }
API int cublasSetStream_v2(void* handle, CUstream stream) {
    if (!handle) return NOT_INITIALIZED;
    static_cast<Handle*>(handle)->stream = stream;
    return SUCCESS;
}
API int cublasGetStream_v2(void* handle, CUstream* stream) {
    if (!handle) return NOT_INITIALIZED;
    *stream = static_cast<Handle*>(handle)->stream;
    return SUCCESS;
}
API int cublasSetWorkspace_v2(void* handle, void*, size_t) { return handle ? SUCCESS : NOT_INITIALIZED; }
API int cublasGetVersion_v2(void*, int* version) { *version = 130000; return SUCCESS; }

#define MODE(name, field)                                                             \
    API int cublasSet##name(void* handle, int mode) {                                 \
        if (!handle) return NOT_INITIALIZED;                                          \
        static_cast<Handle*>(handle)->field = mode;                                   \
        return SUCCESS;                                                               \
    }                                                                                 \
    API int cublasGet##name(void* handle, int* mode) {                                \
        if (!handle) return NOT_INITIALIZED;                                          \
        *mode = static_cast<Handle*>(handle)->field;                                  \
        return SUCCESS;                                                               \
    }
MODE(PointerMode_v2, pointer_mode)
MODE(MathMode, math_mode)
MODE(AtomicsMode, atomics_mode)

API const char* cublasGetStatusName(int status) {
    switch (status) {
        case SUCCESS: return "CUBLAS_STATUS_SUCCESS";
        case NOT_INITIALIZED: return "CUBLAS_STATUS_NOT_INITIALIZED";
        case INVALID_VALUE: return "CUBLAS_STATUS_INVALID_VALUE";
        case EXECUTION_FAILED: return "CUBLAS_STATUS_EXECUTION_FAILED";
        default: return "CUBLAS_STATUS_NOT_SUPPORTED";
    }
}
API const char* cublasGetStatusString(int status) { return cublasGetStatusName(status); }

#define PRODUCTS(letter, T, type)                                                                                      \
    API int cublas##letter##gemm_v2(void* handle, int ta, int tb, int m, int n, int k, const T* alpha, const T* a,     \
                                    int lda, const T* b, int ldb, const T* beta, T* c, int ldc) {                      \
        return product(handle, "cublas" #letter "gemm", ta, tb, m, n, k, alpha, beta, type, {a, type, lda, 0},        \
                        {b, type, ldb, 0}, {c, type, ldc, 0}, 1);                                                      \
    }                                                                                                                  \
    API int cublas##letter##gemmStridedBatched(void* handle, int ta, int tb, int m, int n, int k, const T* alpha,      \
                                               const T* a, int lda, long long sa, const T* b, int ldb, long long sb,   \
                                               const T* beta, T* c, int ldc, long long sc, int count) {                \
        return product(handle, "cublas" #letter "gemmStridedBatched", ta, tb, m, n, k, alpha, beta, type,             \
                        {a, type, lda, sa}, {b, type, ldb, sb}, {c, type, ldc, sc}, count);                            \
    }                                                                                                                  \
    API int cublas##letter##gemmBatched(void* handle, int ta, int tb, int m, int n, int k, const T* alpha,             \
                                        const T* const* a, int lda, const T* const* b, int ldb, const T* beta,         \
                                        T* const* c, int ldc, int count) {                                             \
        for (int i = 0; i < count; i++)                                                                                \
            if (int status = product(handle, "cublas" #letter "gemmBatched", ta, tb, m, n, k, alpha, beta, type,      \
                                      {a[i], type, lda, 0}, {b[i], type, ldb, 0}, {c[i], type, ldc, 0}, 1))            \
                return status;                                                                                         \
        return SUCCESS;                                                                                                \
    }
struct Complex { float parts[2]; };
struct DoubleComplex { double parts[2]; };
PRODUCTS(S, float, R32)
PRODUCTS(D, double, R64)
PRODUCTS(H, uint16_t, R16)
PRODUCTS(C, Complex, C32)
PRODUCTS(Z, DoubleComplex, C64)

API int cublasGemmEx(void* handle, int ta, int tb, int m, int n, int k, const void* alpha, const void* a, int type_a,
                     int lda, const void* b, int type_b, int ldb, const void* beta, void* c, int type_c, int ldc,
                     int compute, int) {
    return product(handle, "cublasGemmEx", ta, tb, m, n, k, alpha, beta, scale_type(compute, type_c),
                    {a, type_a, lda, 0}, {b, type_b, ldb, 0}, {c, type_c, ldc, 0}, 1);
}
API int cublasSgemmEx(void* handle, int ta, int tb, int m, int n, int k, const float* alpha, const void* a, int type_a,
                      int lda, const void* b, int type_b, int ldb, const float* beta, void* c, int type_c, int ldc) {
    return product(handle, "cublasSgemmEx", ta, tb, m, n, k, alpha, beta, R32, {a, type_a, lda, 0},
                    {b, type_b, ldb, 0}, {c, type_c, ldc, 0}, 1);
}
API int cublasGemmStridedBatchedEx(void* handle, int ta, int tb, int m, int n, int k, const void* alpha, const void* a,
                                   int type_a, int lda, long long sa, const void* b, int type_b, int ldb, long long sb,
                                   const void* beta, void* c, int type_c, int ldc, long long sc, int count, int compute,
                                   int) {
    return product(handle, "cublasGemmStridedBatchedEx", ta, tb, m, n, k, alpha, beta, scale_type(compute, type_c),
                    {a, type_a, lda, sa}, {b, type_b, ldb, sb}, {c, type_c, ldc, sc}, count);
}
API int cublasGemmBatchedEx(void* handle, int ta, int tb, int m, int n, int k, const void* alpha, const void* const* a,
                            int type_a, int lda, const void* const* b, int type_b, int ldb, const void* beta,
                            void* const* c, int type_c, int ldc, int count, int compute, int) {
    for (int i = 0; i < count; i++)
        if (int status = product(handle, "cublasGemmBatchedEx", ta, tb, m, n, k, alpha, beta,
                                  scale_type(compute, type_c), {a[i], type_a, lda, 0}, {b[i], type_b, ldb, 0},
                                  {c[i], type_c, ldc, 0}, 1))
            return status;
    return SUCCESS;
}

// y = alpha op(A) x + beta y: a product with one column, whose elements lie one behind the other, or as rows of one.
#define VECTORS(letter, T, type)                                                                                       \
    API int cublas##letter##gemv_v2(void* handle, int trans, int m, int n, const T* alpha, const T* a, int lda,        \
                                    const T* x, int incx, const T* beta, T* y, int incy) {                             \
        if (incx < 1 || incy < 1) return incx && incy ? NOT_SUPPORTED : INVALID_VALUE;                                 \
        const int rows = trans ? n : m, inner = trans ? m : n;                                                         \
        /* y^T = x^T op(A)^T: rows of one element, `inc` apart */                                                      \
        return product(handle, "cublas" #letter "gemv", 0, trans ? 0 : 1, 1, rows, inner, alpha, beta, type,          \
                        {x, type, incx, 0}, {a, type, lda, 0}, {y, type, incy, 0}, 1);                                 \
    }
VECTORS(S, float, R32)
VECTORS(D, double, R64)

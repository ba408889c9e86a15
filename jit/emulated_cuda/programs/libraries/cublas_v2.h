// The part of cuBLAS's API that is there with no GPU (../../runtime/blas.cpp), for toolkits without its header. Names and
// values are those that NVIDIA documents.
#pragma once
#define CUBLAS_API_H_  // programs ask by this whether the status is known
#define CUBLAS_V2_H_
#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <cuda_runtime_api.h>
#include <library_types.h>
#include <cuComplex.h>

typedef struct cublasContext *cublasHandle_t;
typedef enum {
    CUBLAS_STATUS_SUCCESS = 0, CUBLAS_STATUS_NOT_INITIALIZED = 1, CUBLAS_STATUS_ALLOC_FAILED = 3,
    CUBLAS_STATUS_INVALID_VALUE = 7, CUBLAS_STATUS_ARCH_MISMATCH = 8, CUBLAS_STATUS_MAPPING_ERROR = 11,
    CUBLAS_STATUS_EXECUTION_FAILED = 13, CUBLAS_STATUS_INTERNAL_ERROR = 14, CUBLAS_STATUS_NOT_SUPPORTED = 15,
    CUBLAS_STATUS_LICENSE_ERROR = 16
} cublasStatus_t;
typedef enum { CUBLAS_OP_N = 0, CUBLAS_OP_T = 1, CUBLAS_OP_C = 2, CUBLAS_OP_HERMITAN = 2 } cublasOperation_t;
typedef enum { CUBLAS_FILL_MODE_LOWER = 0, CUBLAS_FILL_MODE_UPPER = 1, CUBLAS_FILL_MODE_FULL = 2 } cublasFillMode_t;
typedef enum { CUBLAS_DIAG_NON_UNIT = 0, CUBLAS_DIAG_UNIT = 1 } cublasDiagType_t;
typedef enum { CUBLAS_SIDE_LEFT = 0, CUBLAS_SIDE_RIGHT = 1 } cublasSideMode_t;
typedef enum { CUBLAS_POINTER_MODE_HOST = 0, CUBLAS_POINTER_MODE_DEVICE = 1 } cublasPointerMode_t;
typedef enum { CUBLAS_ATOMICS_NOT_ALLOWED = 0, CUBLAS_ATOMICS_ALLOWED = 1 } cublasAtomicsMode_t;
typedef enum {
    CUBLAS_DEFAULT_MATH = 0, CUBLAS_TENSOR_OP_MATH = 1, CUBLAS_PEDANTIC_MATH = 2, CUBLAS_TF32_TENSOR_OP_MATH = 3,
    CUBLAS_MATH_DISALLOW_REDUCED_PRECISION_REDUCTION = 16
} cublasMath_t;
typedef enum {
    CUBLAS_COMPUTE_16F = 64, CUBLAS_COMPUTE_16F_PEDANTIC = 65, CUBLAS_COMPUTE_32F = 68,
    CUBLAS_COMPUTE_32F_PEDANTIC = 69, CUBLAS_COMPUTE_32F_FAST_16F = 74, CUBLAS_COMPUTE_32F_FAST_16BF = 75,
    CUBLAS_COMPUTE_32F_FAST_TF32 = 77, CUBLAS_COMPUTE_64F = 70, CUBLAS_COMPUTE_64F_PEDANTIC = 71,
    CUBLAS_COMPUTE_32I = 72, CUBLAS_COMPUTE_32I_PEDANTIC = 73
} cublasComputeType_t;
typedef enum { CUBLAS_GEMM_DFALT = -1, CUBLAS_GEMM_DEFAULT = -1, CUBLAS_GEMM_DFALT_TENSOR_OP = 99,
               CUBLAS_GEMM_DEFAULT_TENSOR_OP = 99 } cublasGemmAlgo_t;
typedef cudaDataType cublasDataType_t;

#define cublasCreate cublasCreate_v2
#define cublasDestroy cublasDestroy_v2
#define cublasSetStream cublasSetStream_v2
#define cublasGetStream cublasGetStream_v2
#define cublasSetWorkspace cublasSetWorkspace_v2
#define cublasGetVersion cublasGetVersion_v2
#define cublasSetPointerMode cublasSetPointerMode_v2
#define cublasGetPointerMode cublasGetPointerMode_v2
#define cublasSgemm cublasSgemm_v2
#define cublasDgemm cublasDgemm_v2
#define cublasCgemm cublasCgemm_v2
#define cublasZgemm cublasZgemm_v2
#define cublasSaxpy cublasSaxpy_v2
#define cublasDaxpy cublasDaxpy_v2
#define cublasSscal cublasSscal_v2
#define cublasDscal cublasDscal_v2
#define cublasScopy cublasScopy_v2
#define cublasDcopy cublasDcopy_v2
#define cublasSswap cublasSswap_v2
#define cublasDswap cublasDswap_v2
#define cublasSdot cublasSdot_v2
#define cublasDdot cublasDdot_v2
#define cublasSasum cublasSasum_v2
#define cublasDasum cublasDasum_v2
#define cublasSnrm2 cublasSnrm2_v2
#define cublasDnrm2 cublasDnrm2_v2
#define cublasSger cublasSger_v2
#define cublasStrsm cublasStrsm_v2
#define cublasDtrsm cublasDtrsm_v2
#define cublasDger cublasDger_v2
#define cublasIsamax cublasIsamax_v2
#define cublasIdamax cublasIdamax_v2
#define cublasIsamin cublasIsamin_v2
#define cublasIdamin cublasIdamin_v2
#define cublasSgemv cublasSgemv_v2
#define cublasDgemv cublasDgemv_v2

#ifdef __cplusplus
extern "C" {
#endif
cublasStatus_t cublasCreate_v2(cublasHandle_t *handle);
cublasStatus_t cublasDestroy_v2(cublasHandle_t handle);
cublasStatus_t cublasSetStream_v2(cublasHandle_t handle, cudaStream_t stream);
cublasStatus_t cublasGetStream_v2(cublasHandle_t handle, cudaStream_t *stream);
cublasStatus_t cublasSetWorkspace_v2(cublasHandle_t handle, void *workspace, size_t bytes);
cublasStatus_t cublasGetVersion_v2(cublasHandle_t handle, int *version);
cublasStatus_t cublasSetPointerMode_v2(cublasHandle_t handle, cublasPointerMode_t mode);
cublasStatus_t cublasGetPointerMode_v2(cublasHandle_t handle, cublasPointerMode_t *mode);
cublasStatus_t cublasSetMathMode(cublasHandle_t handle, cublasMath_t mode);
cublasStatus_t cublasGetMathMode(cublasHandle_t handle, cublasMath_t *mode);
cublasStatus_t cublasSetAtomicsMode(cublasHandle_t handle, cublasAtomicsMode_t mode);
cublasStatus_t cublasGetAtomicsMode(cublasHandle_t handle, cublasAtomicsMode_t *mode);
const char *cublasGetStatusName(cublasStatus_t status);
const char *cublasGetStatusString(cublasStatus_t status);
// What each type has: S, D, C, Z and H.
#define WARPYARD_PRODUCTS(letter, version, T)                                                                               \
    cublasStatus_t cublas##letter##gemm##version(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, \
        int m, int n, int k, const T *alpha, const T *a, int lda, const T *b, int ldb, const T *beta, T *c, int ldc);       \
    cublasStatus_t cublas##letter##gemmStridedBatched(cublasHandle_t handle, cublasOperation_t transa,                      \
        cublasOperation_t transb, int m, int n, int k, const T *alpha, const T *a, int lda, long long stride_a, const T *b, \
        int ldb, long long stride_b, const T *beta, T *c, int ldc, long long stride_c, int count);                          \
    cublasStatus_t cublas##letter##gemmBatched(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,   \
        int m, int n, int k, const T *alpha, const T *const a[], int lda, const T *const b[], int ldb, const T *beta,       \
        T *const c[], int ldc, int count);
WARPYARD_PRODUCTS(S, _v2, float)
WARPYARD_PRODUCTS(D, _v2, double)
WARPYARD_PRODUCTS(C, _v2, cuComplex)
WARPYARD_PRODUCTS(Z, _v2, cuDoubleComplex)
WARPYARD_PRODUCTS(H, , __half)
#undef WARPYARD_PRODUCTS
cublasStatus_t cublasSgemv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const float *alpha,
    const float *a, int lda, const float *x, int incx, const float *beta, float *y, int incy);
cublasStatus_t cublasDgemv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const double *alpha,
    const double *a, int lda, const double *x, int incx, const double *beta, double *y, int incy);
// What S and D have of vectors.
#define WARPYARD_VECTORS(letter, small, T)                                                                                   \
    cublasStatus_t cublas##letter##axpy_v2(cublasHandle_t handle, int n, const T *alpha, const T *x, int incx, T *y, int incy); \
    cublasStatus_t cublas##letter##scal_v2(cublasHandle_t handle, int n, const T *alpha, T *x, int incx);                    \
    cublasStatus_t cublas##letter##copy_v2(cublasHandle_t handle, int n, const T *x, int incx, T *y, int incy);              \
    cublasStatus_t cublas##letter##swap_v2(cublasHandle_t handle, int n, T *x, int incx, T *y, int incy);                    \
    cublasStatus_t cublas##letter##dot_v2(cublasHandle_t handle, int n, const T *x, int incx, const T *y, int incy, T *result); \
    cublasStatus_t cublas##letter##asum_v2(cublasHandle_t handle, int n, const T *x, int incx, T *result);                   \
    cublasStatus_t cublas##letter##nrm2_v2(cublasHandle_t handle, int n, const T *x, int incx, T *result);                   \
    cublasStatus_t cublasI##small##amax_v2(cublasHandle_t handle, int n, const T *x, int incx, int *result);                 \
    cublasStatus_t cublasI##small##amin_v2(cublasHandle_t handle, int n, const T *x, int incx, int *result);                 \
    cublasStatus_t cublas##letter##ger_v2(cublasHandle_t handle, int m, int n, const T *alpha, const T *x, int incx,         \
        const T *y, int incy, T *a, int lda);                                                                                \
    cublasStatus_t cublas##letter##geam(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m,    \
        int n, const T *alpha, const T *a, int lda, const T *beta, const T *b, int ldb, T *c, int ldc);                      \
    cublasStatus_t cublas##letter##trsm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,              \
        cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const T *alpha, const T *a, int lda, T *b, int ldb);   \
    cublasStatus_t cublas##letter##trsmBatched(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,          \
        cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const T *alpha, const T *const a[], int lda,           \
        T *const b[], int ldb, int count);
WARPYARD_VECTORS(S, s, float)
WARPYARD_VECTORS(D, d, double)
#undef WARPYARD_VECTORS
#define WARPYARD_PLACES(name)                                                                                                \
    cublasStatus_t cublas##name##Matrix(int rows, int columns, int size, const void *a, int lda, void *b, int ldb);          \
    cublasStatus_t cublas##name##MatrixAsync(int rows, int columns, int size, const void *a, int lda, void *b, int ldb,      \
        cudaStream_t stream);                                                                                                \
    cublasStatus_t cublas##name##Vector(int count, int size, const void *x, int incx, void *y, int incy);                    \
    cublasStatus_t cublas##name##VectorAsync(int count, int size, const void *x, int incx, void *y, int incy,                \
        cudaStream_t stream);
WARPYARD_PLACES(Set)
WARPYARD_PLACES(Get)
#undef WARPYARD_PLACES
cublasStatus_t cublasSgemmEx(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k,
    const float *alpha, const void *a, cudaDataType type_a, int lda, const void *b, cudaDataType type_b, int ldb,
    const float *beta, void *c, cudaDataType type_c, int ldc);
cublasStatus_t cublasGemmEx(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k,
    const void *alpha, const void *a, cudaDataType type_a, int lda, const void *b, cudaDataType type_b, int ldb,
    const void *beta, void *c, cudaDataType type_c, int ldc, cublasComputeType_t compute, cublasGemmAlgo_t algo);
cublasStatus_t cublasGemmStridedBatchedEx(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k,
    const void *alpha, const void *a, cudaDataType type_a, int lda, long long stride_a, const void *b,
    cudaDataType type_b, int ldb, long long stride_b, const void *beta, void *c, cudaDataType type_c, int ldc,
    long long stride_c, int count, cublasComputeType_t compute, cublasGemmAlgo_t algo);
cublasStatus_t cublasGemmBatchedEx(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k,
    const void *alpha, const void *const a[], cudaDataType type_a, int lda, const void *const b[],
    cudaDataType type_b, int ldb, const void *beta, void *const c[], cudaDataType type_c, int ldc, int count,
    cublasComputeType_t compute, cublasGemmAlgo_t algo);
#ifdef __cplusplus
}

// As C++ takes them: a cudaDataType says what is computed in.
static inline cublasStatus_t cublasGemmEx(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k,
    const void *alpha, const void *a, cudaDataType type_a, int lda, const void *b, cudaDataType type_b, int ldb,
    const void *beta, void *c, cudaDataType type_c, int ldc, cudaDataType compute, cublasGemmAlgo_t algo) {
    return cublasGemmEx(handle, transa, transb, m, n, k, alpha, a, type_a, lda, b, type_b, ldb, beta, c, type_c, ldc,
                        (cublasComputeType_t)compute, algo);
}
#endif

// cuBLAS's functions of vectors, its copies between host and device, geam and ger: loops on the host, with sums in f64.
#include "blas.h"

#include <algorithm>
#include <cmath>
#include <vector>

using namespace stand_in;
using namespace blas;

namespace {

template <class T> struct Vector { T* at; int64_t inc; };
// Whether `count` elements lie in memory that a GPU could reach.
template <class T> bool reachable(Vector<T> x, int64_t count) {
    void* start;
    Block block;
    if (count < 1) return true;
    if (!block_of(x.at, &start, &block)) return in_process();
    return reinterpret_cast<const char*>(x.at + (count - 1) * x.inc + 1) <= static_cast<char*>(start) + block.size;
}

// Does `work` in the handle's stream where the increments are positive and the vectors reachable.
template <class F, class... V> int carry_out(void* handle, const char* name, int64_t count, F work, V... vectors) {
    CUstream stream;
    if (!stream_of_handle(handle, &stream)) return NOT_INITIALIZED;
    if (((vectors.inc < 1) || ...)) return NOT_SUPPORTED;
    if (!(reachable(vectors, count) && ...)) {
        say(std::string(name) + ": a vector is not in device memory, or leaves its allocation");
        return EXECUTION_FAILED;
    }
    ask(Message(HOST_CALL).text(name));
    return enqueue(stream, [=] { return work(), CUDA_SUCCESS; }) == CUDA_SUCCESS ? SUCCESS : EXECUTION_FAILED;
}

std::string short_name(const std::string& name) { return name.substr(0, name.rfind("_v2")); }

int place(const char* name, int rows, int columns, int size, const void* from, int ld_from, void* to, int ld_to,
          cudaMemcpyKind kind, CUstream stream) {
    if (rows < 0 || columns < 0 || size < 1 || ld_from < 1 || ld_to < 1) return INVALID_VALUE;
    const CUresult done = enqueue(stream, [=] {
        return copy_rows(to, size_t(ld_to) * size, from, size_t(ld_from) * size, size_t(rows) * size, columns, kind);
    });
    if (done != CUDA_SUCCESS) say(std::string(name) + ": the copy was not possible");
    return done == CUDA_SUCCESS ? SUCCESS : 11;  // CUBLAS_STATUS_MAPPING_ERROR
}

}  // namespace

// A vector with an increment is the first row of a matrix.
#define PLACES(name, kind)                                                                                             \
    API int cublas##name##Matrix(int rows, int columns, int size, const void* a, int lda, void* b, int ldb) {          \
        return place("cublas" #name "Matrix", rows, columns, size, a, lda, b, ldb, kind, nullptr);                     \
    }                                                                                                                  \
    API int cublas##name##MatrixAsync(int rows, int columns, int size, const void* a, int lda, void* b, int ldb,       \
                                      CUstream stream) {                                                               \
        return place("cublas" #name "MatrixAsync", rows, columns, size, a, lda, b, ldb, kind, stream);                 \
    }                                                                                                                  \
    API int cublas##name##Vector(int count, int size, const void* x, int incx, void* y, int incy) {                    \
        return place("cublas" #name "Vector", 1, count, size, x, incx, y, incy, kind, nullptr);                        \
    }                                                                                                                  \
    API int cublas##name##VectorAsync(int count, int size, const void* x, int incx, void* y, int incy, CUstream s) {   \
        return place("cublas" #name "VectorAsync", 1, count, size, x, incx, y, incy, kind, s);                         \
    }
PLACES(Set, cudaMemcpyHostToDevice)
PLACES(Get, cudaMemcpyDeviceToHost)

#define EACH(i) for (int64_t i = 0; i < n; ++i)
// The sum of a term over all elements, and the first element for which a size is the greatest, counted from 1.
#define SUM(name, T, term, made)                                                                                       \
    API int name(void* handle, int n, const T* x, int incx, T* result) {                                               \
        auto work = [=] {                                                                                              \
            double sum = 0;                                                                                            \
            EACH(i) { const double v = x[i * incx]; sum += term; }                                                     \
            *result = T(made);                                                                                         \
        };                                                                                                             \
        return carry_out(handle, short_name(#name).c_str(), n, work, Vector<const T>{x, incx});                                            \
    }
#define FIRST(name, T, than)                                                                                           \
    API int name(void* handle, int n, const T* x, int incx, int* result) {                                             \
        auto work = [=] {                                                                                              \
            int64_t found = 0;                                                                                         \
            EACH(i) if (std::fabs(x[i * incx]) than std::fabs(x[found * incx])) found = i;                             \
            *result = n > 0 ? int(found) + 1 : 0;                                                                      \
        };                                                                                                             \
        return carry_out(handle, short_name(#name).c_str(), n, work, Vector<const T>{x, incx});                                            \
    }
#define VECTORS(l, T)                                                                                                  \
    API int cublas##l##axpy_v2(void* handle, int n, const T* alpha, const T* x, int incx, T* y, int incy) {            \
        auto work = [=, a = *alpha] { EACH(i) y[i * incy] = T(double(a) * x[i * incx] + y[i * incy]); };               \
        return carry_out(handle, "cublas" #l "axpy", n, work, Vector<const T>{x, incx}, Vector<T>{y, incy});           \
    }                                                                                                                  \
    API int cublas##l##scal_v2(void* handle, int n, const T* alpha, T* x, int incx) {                                  \
        auto work = [=, a = *alpha] { EACH(i) x[i * incx] *= a; };                                                     \
        return carry_out(handle, "cublas" #l "scal", n, work, Vector<T>{x, incx});                                     \
    }                                                                                                                  \
    API int cublas##l##copy_v2(void* handle, int n, const T* x, int incx, T* y, int incy) {                            \
        auto work = [=] { EACH(i) y[i * incy] = x[i * incx]; };                                                        \
        return carry_out(handle, "cublas" #l "copy", n, work, Vector<const T>{x, incx}, Vector<T>{y, incy});           \
    }                                                                                                                  \
    API int cublas##l##swap_v2(void* handle, int n, T* x, int incx, T* y, int incy) {                                  \
        auto work = [=] { EACH(i) std::swap(x[i * incx], y[i * incy]); };                                              \
        return carry_out(handle, "cublas" #l "swap", n, work, Vector<T>{x, incx}, Vector<T>{y, incy});                 \
    }                                                                                                                  \
    API int cublas##l##dot_v2(void* handle, int n, const T* x, int incx, const T* y, int incy, T* result) {            \
        auto work = [=] {                                                                                              \
            double sum = 0;                                                                                            \
            EACH(i) sum += double(x[i * incx]) * y[i * incy];                                                          \
            *result = T(sum);                                                                                          \
        };                                                                                                             \
        return carry_out(handle, "cublas" #l "dot", n, work, Vector<const T>{x, incx}, Vector<const T>{y, incy});      \
    }                                                                                                                  \
    SUM(cublas##l##asum_v2, T, std::fabs(v), sum)                                                                      \
    SUM(cublas##l##nrm2_v2, T, v * v, std::sqrt(sum))                                                                  \
    /* a += alpha x y^T */                                                                                             \
    API int cublas##l##ger_v2(void* handle, int m, int n, const T* alpha, const T* x, int incx, const T* y, int incy,  \
                              T* a, int lda) {                                                                         \
        if (m < 0 || n < 0 || lda < std::max(1, m)) return INVALID_VALUE;                                              \
        auto work = [=, s = *alpha] {                                                                                  \
            EACH(j) for (int64_t i = 0; i < m; ++i) a[i + j * lda] += T(double(s) * x[i * incx] * y[j * incy]);        \
        };                                                                                                             \
        if (m && !(reachable(Vector<const T>{x, incx}, m) && reachable(Vector<T>{a + m - 1, lda}, n)))                 \
            return say("cublas" #l "ger: a matrix is not in device memory, or leaves its allocation"), EXECUTION_FAILED; \
        return carry_out(handle, "cublas" #l "ger", n, work, Vector<const T>{y, incy}, Vector<T>{a, lda});             \
    }                                                                                                                  \
    /* c = alpha op(a) + beta op(b), of m x n; a or b may be c where it is not transposed */                           \
    API int cublas##l##geam(void* handle, int ta, int tb, int m, int n, const T* alpha, const T* a, int lda,           \
                            const T* beta, const T* b, int ldb, T* c, int ldc) {                                       \
        if (m < 0 || n < 0 || ldc < std::max(1, m)) return INVALID_VALUE;                                              \
        auto work = [=, s = *alpha, t = *beta] {                                                                       \
            EACH(j) for (int64_t i = 0; i < m; ++i) {                                                                  \
                const double left = s ? double(s) * a[ta ? j + i * lda : i + j * lda] : 0;                             \
                const double right = t ? double(t) * b[tb ? j + i * ldb : i + j * ldb] : 0;                            \
                c[i + j * ldc] = T(left + right);                                                                      \
            }                                                                                                          \
        };                                                                                                             \
        auto whole = [=](const T* one, int turned, int ld) {                                                           \
            return !m || !n || reachable(Vector<const T>{one + (turned ? n : m) - 1, ld}, turned ? m : n);             \
        };                                                                                                             \
        if ((*alpha && !whole(a, ta, lda)) || (*beta && !whole(b, tb, ldb)) || !whole(c, 0, ldc))                      \
            return say("cublas" #l "geam: a matrix is not in device memory, or leaves its allocation"), EXECUTION_FAILED; \
        return carry_out(handle, "cublas" #l "geam", n, work, Vector<T>{c, ldc});                                      \
    }
// X of op(a) X = alpha b, or of X op(a) = alpha b where a is on the right; it takes the place of b, of m x n.
template <class T> struct Triangular {
    int right, upper, turned, unit;
    int64_t m, n;
    T alpha;
    const T* a;
    int64_t lda;
    T* b;
    int64_t ldb;

    int64_t order() const { return right ? n : m; }
    // An element of the matrix with which each column of X, or each row where a is on the right, is multiplied from the left.
    double at(int64_t i, int64_t j) const { return (turned != 0) != (right != 0) ? a[j + i * lda] : a[i + j * lda]; }
    void solve() const {
        const bool backwards = (upper != 0) != ((turned != 0) != (right != 0));
        std::vector<double> x(order());
        for (int64_t q = 0; q < (right ? m : n); ++q) {
            T* const first = b + (right ? q : q * ldb);
            const int64_t step = right ? ldb : 1;
            for (int64_t done = 0; done < order(); ++done) {
                const int64_t i = backwards ? order() - 1 - done : done;
                double rest = double(alpha) * first[i * step];
                for (int64_t j = backwards ? i + 1 : 0; j < (backwards ? order() : i); ++j) rest -= at(i, j) * x[j];
                x[i] = unit ? rest : rest / at(i, i);
            }
            for (int64_t i = 0; i < order(); ++i) first[i * step] = T(x[i]);
        }
    }
    bool whole() const {
        return !m || !n || (reachable(Vector<const T>{a + order() - 1, int(lda)}, order()) &&
                            reachable(Vector<T>{b + m - 1, int(ldb)}, n));
    }
};
template <class T> static int solve(void* handle, const char* name, const Triangular<T>& given) {
    if (given.m < 0 || given.n < 0 || given.lda < std::max<int64_t>(1, given.order()) ||
        given.ldb < std::max<int64_t>(1, given.m))
        return INVALID_VALUE;
    if (!given.whole()) {
        say(std::string(name) + ": a matrix is not in device memory, or leaves its allocation");
        return EXECUTION_FAILED;
    }
    return carry_out(handle, name, given.n, [=] { given.solve(); }, Vector<T>{given.b, int(given.ldb)});
}
#define TRIANGULAR(l, T)                                                                                               \
    API int cublas##l##trsm_v2(void* handle, int side, int fill, int op, int diagonal, int m, int n, const T* alpha,   \
                               const T* a, int lda, T* b, int ldb) {                                                   \
        return solve(handle, "cublas" #l "trsm",                                                                       \
                     Triangular<T>{side, fill, op, diagonal, m, n, *alpha, a, lda, b, ldb});                           \
    }                                                                                                                  \
    API int cublas##l##trsmBatched(void* handle, int side, int fill, int op, int diagonal, int m, int n,               \
                                   const T* alpha, const T* const* a, int lda, T* const* b, int ldb, int count) {      \
        for (int i = 0; i < count; ++i)                                                                                \
            if (int status = solve(handle, "cublas" #l "trsmBatched",                                                  \
                                   Triangular<T>{side, fill, op, diagonal, m, n, *alpha, a[i], lda, b[i], ldb}))       \
                return status;                                                                                         \
        return SUCCESS;                                                                                                \
    }
TRIANGULAR(S, float)
TRIANGULAR(D, double)
VECTORS(S, float)
VECTORS(D, double)
FIRST(cublasIsamax_v2, float, >)
FIRST(cublasIdamax_v2, double, >)
FIRST(cublasIsamin_v2, float, <)
FIRST(cublasIdamin_v2, double, <)

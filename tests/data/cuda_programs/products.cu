// Products by cuBLAS's own names, each against sums in f64 on the host: m, n, k are all different, and so are the rows'
// lengths in memory.
#include <cublas_v2.h>
#include <cuda_bf16.h>
#include <cuda_fp16.h>

#include <cmath>
#include <cstdio>
#include <vector>

constexpr int M = 37, N = 21, K = 53, COUNT = 3;

static float whole(float x) { return x; }
static float whole(double x) { return x; }
static float whole(__half x) { return __half2float(x); }
static float whole(__nv_bfloat16 x) { return __bfloat162float(x); }

template <class T> T* made(std::vector<T>& host, size_t count, int seed) {
  host.resize(count);
  for (size_t i = 0; i < count; i++) host[i] = T(float(int((i * 7919 + seed * 104729) % 201) - 100) / 64);
  T* device;
  cudaMalloc(&device, count * sizeof(T));
  cudaMemcpy(device, host.data(), count * sizeof(T), cudaMemcpyHostToDevice);
  return device;
}

// The largest difference of c, relative to the sums' size.
template <class T>
double wrong(bool ta, bool tb, double alpha, double beta, const std::vector<T>& a, int lda, const std::vector<T>& b, int ldb,
             const std::vector<T>& before, const std::vector<T>& after, int ldc, size_t sa, size_t sb, size_t sc, int count) {
  double most = 0;
  for (int z = 0; z < count; z++)
    for (int i = 0; i < M; i++)
      for (int j = 0; j < N; j++) {
        double sum = 0;
        for (int l = 0; l < K; l++)
          sum += double(whole(a[z * sa + (ta ? l + i * lda : i + l * lda)])) * whole(b[z * sb + (tb ? j + l * ldb : l + j * ldb)]);
        sum = alpha * sum + (beta ? beta * whole(before[z * sc + i + j * ldc]) : 0);
        most = std::fmax(most, std::fabs(sum - whole(after[z * sc + i + j * ldc])) / 64);
      }
  return most;
}

static cublasHandle_t handle;

template <class T, class F> void check(const char* name, bool ta, bool tb, double beta, int count, double bound, F call) {
  const int lda = (ta ? K : M) + 2, ldb = (tb ? N : K) + 1, ldc = M + 3;
  const size_t sa = lda * (ta ? M : K), sb = ldb * (tb ? K : N), sc = ldc * N;
  std::vector<T> a, b, before, after;
  T *da = made(a, sa * count, 1), *db = made(b, sb * count, 2), *dc = made(before, sc * count, 3);
  after.resize(sc * count);
  cublasStatus_t status = call(da, lda, sa, db, ldb, sb, dc, ldc, sc);
  cudaMemcpy(after.data(), dc, sc * count * sizeof(T), cudaMemcpyDeviceToHost);
  double most = wrong(ta, tb, 1.5, beta, a, lda, b, ldb, before, after, ldc, sa, sb, sc, count);
  bool outside = true;  // of the matrix nothing may change
  for (size_t j = 0; j < size_t(N); j++) outside = outside && whole(after[M + j * ldc]) == whole(before[M + j * ldc]);
  printf("%s %s\n", name, status == 0 && most <= bound && outside ? "right" : "WRONG");
  cudaFree(da), cudaFree(db), cudaFree(dc);
}

int main() {
  if (cublasCreate(&handle)) return 1;
  cudaStream_t stream;
  cudaStreamCreate(&stream);
  cublasSetStream(handle, stream);
  const float one = 1.5f, two = 0.5f, none = 0;
  const double wide = 1.5, half = 0.5;
  for (int ta = 0; ta < 2; ta++)
    for (int tb = 0; tb < 2; tb++)
      check<float>("Sgemm", ta, tb, 0.5, 1, 1e-6, [&](float* a, int lda, size_t, float* b, int ldb, size_t, float* c, int ldc, size_t) {
        return cublasSgemm(handle, cublasOperation_t(ta), cublasOperation_t(tb), M, N, K, &one, a, lda, b, ldb, &two, c, ldc);
      });
  check<double>("Dgemm", 1, 0, 0.5, 1, 1e-6, [&](double* a, int lda, size_t, double* b, int ldb, size_t, double* c, int ldc, size_t) {
    return cublasDgemm(handle, CUBLAS_OP_T, CUBLAS_OP_N, M, N, K, &wide, a, lda, b, ldb, &half, c, ldc);
  });
  check<__half>("GemmEx f16", 0, 1, 0, 1, 1e-2, [&](__half* a, int lda, size_t, __half* b, int ldb, size_t, __half* c, int ldc, size_t) {
    return cublasGemmEx(handle, CUBLAS_OP_N, CUBLAS_OP_T, M, N, K, &one, a, CUDA_R_16F, lda, b, CUDA_R_16F, ldb, &none, c,
                        CUDA_R_16F, ldc, CUBLAS_COMPUTE_32F, CUBLAS_GEMM_DEFAULT);
  });
  check<__nv_bfloat16>("GemmStridedBatchedEx bf16", 1, 0, 0.5, COUNT, 5e-2,
                       [&](__nv_bfloat16* a, int lda, size_t sa, __nv_bfloat16* b, int ldb, size_t sb, __nv_bfloat16* c, int ldc, size_t sc) {
    return cublasGemmStridedBatchedEx(handle, CUBLAS_OP_T, CUBLAS_OP_N, M, N, K, &one, a, CUDA_R_16BF, lda, sa, b, CUDA_R_16BF,
                                      ldb, sb, &two, c, CUDA_R_16BF, ldc, sc, COUNT, CUBLAS_COMPUTE_32F, CUBLAS_GEMM_DEFAULT);
  });
  check<float>("SgemmBatched", 0, 0, 0, COUNT, 1e-6, [&](float* a, int lda, size_t sa, float* b, int ldb, size_t sb, float* c, int ldc, size_t sc) {
    float *places[3][COUNT], **device;
    for (int z = 0; z < COUNT; z++) places[0][z] = a + z * sa, places[1][z] = b + z * sb, places[2][z] = c + z * sc;
    cudaMalloc(&device, sizeof places);
    cudaMemcpy(device, places, sizeof places, cudaMemcpyHostToDevice);
    return cublasSgemmBatched(handle, CUBLAS_OP_N, CUBLAS_OP_N, M, N, K, &one, device, lda, device + COUNT, ldb, &none,
                              device + 2 * COUNT, ldc, COUNT);
  });
  for (int trans = 0; trans < 2; trans++) {
    const int rows = trans ? K : M, inner = trans ? M : K;
    std::vector<float> a, x, y, after(2 * rows);
    float *da = made(a, (M + 1) * K, 4), *dx = made(x, 3 * inner, 5), *dy = made(y, 2 * rows, 6);
    int status = cublasSgemv(handle, cublasOperation_t(trans), M, K, &one, da, M + 1, dx, 3, &two, dy, 2);
    cudaMemcpy(after.data(), dy, 8 * rows, cudaMemcpyDeviceToHost);
    bool right = status == 0;
    for (int i = 0; i < rows; i++) {
      double sum = 0;
      for (int l = 0; l < inner; l++) sum += double(a[trans ? l + i * (M + 1) : i + l * (M + 1)]) * x[3 * l];
      right = right && std::fabs(1.5 * sum + 0.5 * y[2 * i] - after[2 * i]) < 1e-4 && after[2 * i + 1] == y[2 * i + 1];
    }
    printf("Sgemv %s\n", right ? "right" : "WRONG");
  }
  float host[4] = {}, *device;
  cudaMalloc(&device, 16);
  printf("short %s\n", cublasGetStatusName(cublasSgemm(handle, CUBLAS_OP_N, CUBLAS_OP_N, 2, 2, 2, &one, device, 1, device, 2, &none, device, 2)));
  printf("outside %s\n", cublasGetStatusName(cublasSgemm(handle, CUBLAS_OP_N, CUBLAS_OP_N, 2, 2, 3, &one, device, 2, device, 3, &none, device, 2)));
  printf("host %s\n", cublasGetStatusName(cublasSgemm(handle, CUBLAS_OP_N, CUBLAS_OP_N, 2, 2, 2, &one, host, 2, device, 2, &none, device, 2)));
  return cublasDestroy(handle);
}

// cublasLtMatmul with each epilogue, against sums in f64 on the host. Rows, columns and their lengths in memory differ.
#include <cublasLt.h>
#include <cuda_fp8.h>

#include <cmath>
#include <cstdio>
#include <vector>

constexpr int M = 32, N = 48, K = 64;

static double whole(float x) { return x; }
static double whole(__half x) { return __half2float(x); }
static double whole(__nv_bfloat16 x) { return __bfloat162float(x); }
static double whole(__nv_fp8_e4m3 x) { return float(x); }

template <class T> T* made(std::vector<T>& host, size_t count, int seed) {
  host.resize(count);
  for (size_t i = 0; i < count; i++) host[i] = T(float(int((i * 7919 + seed * 104729) % 31) - 15) / 8);
  T* device;
  cudaMalloc(&device, count * sizeof(T));
  cudaMemcpy(device, host.data(), count * sizeof(T), cudaMemcpyHostToDevice);
  return device;
}
template <class T> void back(std::vector<T>& host, const T* device) {
  cudaMemcpy(host.data(), device, host.size() * sizeof(T), cudaMemcpyDeviceToHost);
}

static double tanh_of(double x) { return std::tanh(0.7978845608028654 * (x + 0.044715 * x * x * x)); }
static double gelu(double x) { return 0.5 * x * (1 + tanh_of(x)); }
static double slope(double x) { return (gelu(x + 1e-5) - gelu(x - 1e-5)) / 2e-5; }

static cublasLtHandle_t handle;

template <class V> void put(cublasLtMatmulDesc_t desc, cublasLtMatmulDescAttributes_t name, V value) {
  if (cublasLtMatmulDescSetAttribute(desc, name, &value, sizeof value)) printf("attribute %d WRONG\n", name);
}
static cublasLtMatrixLayout_t layout(cudaDataType type, int rows, int columns, int ld, bool by_rows, int64_t stride, int32_t count) {
  cublasLtMatrixLayout_t made;
  cublasLtMatrixLayoutCreate(&made, type, rows, columns, ld);
  const int32_t order = by_rows ? CUBLASLT_ORDER_ROW : CUBLASLT_ORDER_COL;
  cublasLtMatrixLayoutSetAttribute(made, CUBLASLT_MATRIX_LAYOUT_ORDER, &order, sizeof order);
  cublasLtMatrixLayoutSetAttribute(made, CUBLASLT_MATRIX_LAYOUT_BATCH_COUNT, &count, sizeof count);
  cublasLtMatrixLayoutSetAttribute(made, CUBLASLT_MATRIX_LAYOUT_STRIDED_BATCH_OFFSET, &stride, sizeof stride);
  return made;
}

// T: of A and B; D: of C, D, bias and aux. `flat`: A lies by rows. Rows are whole in 16 bytes, as fp8 wants them.
template <class T, class D, int COUNT = 2>
void check(const char* name, cublasLtEpilogue_t epilogue, cudaDataType t, cudaDataType d, bool flat, double bound, float scale_a = 1) {
  const int lda = K + 16, ldb = K + 32, ldc = M + 16, ldx = M + 32;  // A^T B: A is [K, M]
  const int64_t sa = int64_t(lda) * M, sb = int64_t(ldb) * N, sc = int64_t(ldc) * N, sx = int64_t(ldx) * N, sv = 64;
  std::vector<T> a, b;
  std::vector<D> c, aux, vector, out(sc * COUNT);
  T *da = made(a, sa * COUNT, 1), *db = made(b, sb * COUNT, 2);
  D *dc = made(c, sc * COUNT, 3), *dx = made(aux, sx * COUNT, 4), *dv = made(vector, sv * COUNT, 5), *dd;
  cudaMalloc(&dd, out.size() * sizeof(D));
  float* ds;
  cudaMalloc(&ds, 4);
  cudaMemcpy(ds, &scale_a, 4, cudaMemcpyHostToDevice);
  cublasLtMatmulDesc_t desc;
  cublasLtMatmulDescCreate(&desc, CUBLAS_COMPUTE_32F, CUDA_R_32F);
  // A by rows with rows of lda is its transpose by columns.
  put(desc, CUBLASLT_MATMUL_DESC_TRANSA, flat ? CUBLAS_OP_N : CUBLAS_OP_T);
  put(desc, CUBLASLT_MATMUL_DESC_EPILOGUE, epilogue);
  if (epilogue & (4 | 16 | 256 | 512)) {
    put(desc, CUBLASLT_MATMUL_DESC_BIAS_POINTER, dv);
    put(desc, CUBLASLT_MATMUL_DESC_BIAS_BATCH_STRIDE, sv);
    put(desc, CUBLASLT_MATMUL_DESC_BIAS_DATA_TYPE, d);
  }
  if (epilogue & 128) {
    put(desc, CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_POINTER, dx);
    put(desc, CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_LD, int64_t(ldx));
    put(desc, CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_BATCH_STRIDE, sx);
  }
  if (t == CUDA_R_8F_E4M3) put(desc, CUBLASLT_MATMUL_DESC_A_SCALE_POINTER, ds);
  cublasLtMatrixLayout_t la = flat ? layout(t, M, K, lda, true, sa, COUNT) : layout(t, K, M, lda, false, sa, COUNT),
                         lb = layout(t, K, N, ldb, false, sb, COUNT), lc = layout(d, M, N, ldc, false, sc, COUNT);
  cublasLtMatmulPreference_t preference;
  cublasLtMatmulPreferenceCreate(&preference);
  cublasLtMatmulHeuristicResult_t heuristic;
  int found = 0;
  cublasLtMatmulAlgoGetHeuristic(handle, desc, la, lb, lc, lc, preference, 1, &heuristic, &found);
  const float alpha = 0.25f, beta = 0.5f;
  const cublasStatus_t status = cublasLtMatmul(handle, desc, &alpha, da, la, db, lb, &beta, dc, lc, dd, lc,
                                               &heuristic.algo, nullptr, heuristic.workspaceSize, 0);
  back(out, dd);
  std::vector<D> aux_after(aux), vector_after(vector);
  back(aux_after, dx), back(vector_after, dv);
  double most = 0;
  auto differ = [&](double expected, double came) { most = std::fmax(most, std::fabs(expected - came) / (4 + std::fabs(expected))); };
  for (int z = 0; z < COUNT; z++) {
    std::vector<double> rows_of_a(M), columns_of_b(N), rows_of_d(M);
    for (int j = 0; j < N; j++)
      for (int i = 0; i < M; i++) {
        double sum = 0;
        for (int l = 0; l < K; l++) {
          const double x = whole(a[z * sa + l + i * lda]), y = whole(b[z * sb + l + j * ldb]);
          sum += x * y;
          if (j == 0) rows_of_a[i] += x;
          if (i == 0) columns_of_b[j] += y;
        }
        double value = alpha * scale_a * sum + beta * whole(c[z * sc + i + j * ldc]);
        if (epilogue & 4) value += whole(vector[z * sv + i]);
        if (epilogue & 2) value = std::fmax(value, 0);
        if (epilogue == CUBLASLT_EPILOGUE_GELU_AUX || epilogue == CUBLASLT_EPILOGUE_GELU_AUX_BIAS)
          differ(value, whole(aux_after[z * sx + i + j * ldx]));
        if (epilogue & 32) value = gelu(value);
        if (epilogue & 64) value *= slope(whole(aux[z * sx + i + j * ldx]));
        rows_of_d[i] += value;
        differ(value, whole(out[z * sc + i + j * ldc]));
      }
    for (int i = 0; i < M; i++) {
      if (epilogue & 256) differ(rows_of_a[i], whole(vector_after[z * sv + i]));
      if (epilogue & 16) differ(rows_of_d[i], whole(vector_after[z * sv + i]));
    }
    for (int j = 0; j < N; j++)
      if (epilogue & 512) differ(columns_of_b[j], whole(vector_after[z * sv + j]));
  }
  printf("%s %s\n", name, found == 1 && status == 0 && most <= bound ? "right" : "WRONG");
  if (found != 1 || status || most > bound) printf("  %d %s %g\n", found, cublasLtGetStatusName(status), most);
  cublasLtMatmulPreferenceDestroy(preference);
  for (cublasLtMatrixLayout_t one : {la, lb, lc}) cublasLtMatrixLayoutDestroy(one);
  cublasLtMatmulDescDestroy(desc);
  for (void* one : {(void*)da, (void*)db, (void*)dc, (void*)dx, (void*)dv, (void*)dd, (void*)ds}) cudaFree(one);
}

static cublasStatus_t refused(cublasLtEpilogue_t epilogue, int rows_of_b, bool fp8) {
  cublasLtMatmulDesc_t desc;
  cublasLtMatmulDescCreate(&desc, CUBLAS_COMPUTE_32F, CUDA_R_32F);
  put(desc, CUBLASLT_MATMUL_DESC_EPILOGUE, epilogue);
  const cudaDataType type = fp8 ? CUDA_R_8F_E4M3 : CUDA_R_32F;
  cublasLtMatrixLayout_t a, b, c;
  cublasLtMatrixLayoutCreate(&a, type, M, K, M), cublasLtMatrixLayoutCreate(&b, type, rows_of_b, N, rows_of_b);
  cublasLtMatrixLayoutCreate(&c, CUDA_R_32F, M, N, M);
  float *memory, one = 1, none = 0;
  cudaMalloc(&memory, 4 * (M * K + K * N + M * N));
  return cublasLtMatmul(handle, desc, &one, memory, a, memory + M * K, b, &none, memory, c, memory, c, nullptr, nullptr, 0, 0);
}

int main() {
  cublasLtCreate(&handle);
  check<float, float>("f32", CUBLASLT_EPILOGUE_DEFAULT, CUDA_R_32F, CUDA_R_32F, false, 1e-6);
  check<float, float>("by rows", CUBLASLT_EPILOGUE_BIAS, CUDA_R_32F, CUDA_R_32F, true, 1e-6);
  check<__half, __half>("bias", CUBLASLT_EPILOGUE_BIAS, CUDA_R_16F, CUDA_R_16F, false, 1e-3);
  check<__half, float>("relu", CUBLASLT_EPILOGUE_RELU, CUDA_R_16F, CUDA_R_32F, false, 1e-5);
  check<__nv_bfloat16, __nv_bfloat16>("relu bias", CUBLASLT_EPILOGUE_RELU_BIAS, CUDA_R_16BF, CUDA_R_16BF, false, 1e-2);
  check<float, float>("gelu", CUBLASLT_EPILOGUE_GELU, CUDA_R_32F, CUDA_R_32F, false, 3e-6);
  check<float, float>("gelu bias", CUBLASLT_EPILOGUE_GELU_BIAS, CUDA_R_32F, CUDA_R_32F, false, 3e-6);
  check<float, float>("gelu aux bias", CUBLASLT_EPILOGUE_GELU_AUX_BIAS, CUDA_R_32F, CUDA_R_32F, false, 3e-6);
  check<float, float>("dgelu", CUBLASLT_EPILOGUE_DGELU, CUDA_R_32F, CUDA_R_32F, false, 3e-5);
  check<__half, __half, 1>("dgelu bgrad", CUBLASLT_EPILOGUE_DGELU_BGRAD, CUDA_R_16F, CUDA_R_16F, false, 1e-2);
  check<__half, __half, 1>("bgrad a", CUBLASLT_EPILOGUE_BGRADA, CUDA_R_16F, CUDA_R_16F, false, 1e-2);
  check<__half, __half, 1>("bgrad b", CUBLASLT_EPILOGUE_BGRADB, CUDA_R_16F, CUDA_R_16F, false, 1e-2);
  check<__nv_fp8_e4m3, __nv_bfloat16>("fp8", CUBLASLT_EPILOGUE_DEFAULT, CUDA_R_8F_E4M3, CUDA_R_16BF, false, 1e-2, 0.5f);
  check<__nv_fp8_e4m3, __nv_fp8_e4m3>("fp8 to fp8", CUBLASLT_EPILOGUE_DEFAULT, CUDA_R_8F_E4M3, CUDA_R_8F_E4M3, false, 0.07, 0.5f);
  printf("relu aux %s\n", cublasLtGetStatusName(refused(CUBLASLT_EPILOGUE_RELU_AUX, K, false)));
  printf("sizes %s\n", cublasLtGetStatusName(refused(CUBLASLT_EPILOGUE_DEFAULT, K + 1, false)));
  printf("no bias %s\n", cublasLtGetStatusName(refused(CUBLASLT_EPILOGUE_BIAS, K, false)));
  printf("fp8 A B %s\n", cublasLtGetStatusName(refused(CUBLASLT_EPILOGUE_DEFAULT, K, true)));
  cublasLtDestroy(handle);
}

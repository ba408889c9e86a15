// cublasLtMatmul by algorithms that a program lists, asks about and sets itself, as programs do that time all of them.
#include <cublasLt.h>

#include <cstdio>
#include <vector>

#define OK(call)                                                    \
  if (int status = int(call)) {                                     \
    std::printf("line %d: status %d\n", __LINE__, status);          \
    return 1;                                                       \
  }

int main() {
  constexpr int M = 16, N = 8, K = 4;
  std::vector<float> a(M * K), b(K * N), d(M * N);
  for (int i = 0; i < M * K; i++) a[i] = float(i % 7);
  for (int i = 0; i < K * N; i++) b[i] = float(i % 5);
  float *on_a, *on_b, *on_d;
  cudaMalloc(&on_a, sizeof(float) * M * K);
  cudaMalloc(&on_b, sizeof(float) * K * N);
  cudaMalloc(&on_d, sizeof(float) * M * N);
  cudaMemcpy(on_a, a.data(), sizeof(float) * M * K, cudaMemcpyHostToDevice);
  cudaMemcpy(on_b, b.data(), sizeof(float) * K * N, cudaMemcpyHostToDevice);

  cublasLtHandle_t lt;
  cublasLtMatmulDesc_t what;
  cublasLtMatrixLayout_t of_a, of_b, of_d;
  OK(cublasLtCreate(&lt));
  OK(cublasLtMatmulDescCreate(&what, CUBLAS_COMPUTE_32F, CUDA_R_32F));
  OK(cublasLtMatrixLayoutCreate(&of_a, CUDA_R_32F, M, K, M));
  OK(cublasLtMatrixLayoutCreate(&of_b, CUDA_R_32F, K, N, K));
  OK(cublasLtMatrixLayoutCreate(&of_d, CUDA_R_32F, M, N, M));

  int ids[64], found = 0, tried = 0;
  OK(cublasLtMatmulAlgoGetIds(lt, CUBLAS_COMPUTE_32F, CUDA_R_32F, CUDA_R_32F, CUDA_R_32F, CUDA_R_32F, CUDA_R_32F, 64, ids,
                              &found));
  for (int i = 0; i < found; i++) {
    cublasLtMatmulAlgo_t algo;
    size_t bytes = 0;
    OK(cublasLtMatmulAlgoInit(lt, CUBLAS_COMPUTE_32F, CUDA_R_32F, CUDA_R_32F, CUDA_R_32F, CUDA_R_32F, CUDA_R_32F, ids[i],
                              &algo));
    OK(cublasLtMatmulAlgoCapGetAttribute(&algo, CUBLASLT_ALGO_CAP_TILE_IDS, nullptr, 0, &bytes));
    std::vector<unsigned> tiles(bytes / sizeof(unsigned));
    if (bytes) OK(cublasLtMatmulAlgoCapGetAttribute(&algo, CUBLASLT_ALGO_CAP_TILE_IDS, tiles.data(), bytes, &bytes));
    if (tiles.empty()) tiles.push_back(CUBLASLT_MATMUL_TILE_UNDEFINED);
    int most = -1;
    OK(cublasLtMatmulAlgoCapGetAttribute(&algo, CUBLASLT_ALGO_CAP_CUSTOM_OPTION_MAX, &most, sizeof most, &bytes));
    for (unsigned tile : tiles) {
      OK(cublasLtMatmulAlgoConfigSetAttribute(&algo, CUBLASLT_ALGO_CONFIG_TILE_ID, &tile, sizeof tile));
      int id = -1, splits = 0;
      unsigned short cluster = 3;
      OK(cublasLtMatmulAlgoConfigGetAttribute(&algo, CUBLASLT_ALGO_CONFIG_ID, &id, sizeof id, &bytes));
      OK(cublasLtMatmulAlgoConfigGetAttribute(&algo, CUBLASLT_ALGO_CONFIG_SPLITK_NUM, &splits, sizeof splits, &bytes));
      OK(cublasLtMatmulAlgoConfigGetAttribute(&algo, CUBLASLT_ALGO_CONFIG_CLUSTER_SHAPE_ID, &cluster, sizeof cluster, &bytes));
      cublasLtMatmulHeuristicResult_t result;
      if (id != ids[i] || splits > 1 || bytes != 2) return std::printf("settings\n"), 1;
      if (cublasLtMatmulAlgoCheck(lt, what, of_a, of_b, of_d, of_d, &algo, &result) != CUBLAS_STATUS_SUCCESS) continue;
      if (result.workspaceSize) continue;
      const float one = 1, zero = 0;
      cudaMemset(on_d, 255, sizeof(float) * M * N);
      OK(cublasLtMatmul(lt, what, &one, on_a, of_a, on_b, of_b, &zero, on_d, of_d, on_d, of_d, &result.algo, nullptr, 0, 0));
      cudaMemcpy(d.data(), on_d, sizeof(float) * M * N, cudaMemcpyDeviceToHost);
      for (int column = 0; column < N; column++)
        for (int row = 0; row < M; row++) {
          float sum = 0;
          for (int k = 0; k < K; k++) sum += a[row + k * M] * b[k + column * K];
          if (d[row + column * M] != sum) return std::printf("%d, %d: %f\n", row, column, d[row + column * M]), 1;
        }
      tried++;
    }
  }
  cublasLtMatmulHeuristicResult_t result;
  cublasLtMatmulAlgo_t algo{};
  OK(cublasLtMatrixLayoutDestroy(of_b));
  OK(cublasLtMatrixLayoutCreate(&of_b, CUDA_R_32F, K + 1, N, K + 1));
  if (cublasLtMatmulAlgoCheck(lt, what, of_a, of_b, of_d, of_d, &algo, &result) == CUBLAS_STATUS_SUCCESS) return 1;
  std::printf("%s\n", tried ? "right" : "no algorithm");
  return !tried;
}

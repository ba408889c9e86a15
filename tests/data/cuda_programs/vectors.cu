// cuBLAS's functions of vectors, and its copies, against loops on the host.
#include <cublas_v2.h>

#include <cmath>
#include <cstdio>
#include <utility>
#include <vector>

constexpr int N = 300, STEP = 3;

static cublasHandle_t handle;
static void say(const char* name, bool right) { printf("%s %s\n", name, right ? "right" : "WRONG"); }
static bool near(double one, double other) { return std::fabs(one - other) <= 1e-5 * (1 + std::fabs(one)); }

#ifndef CUBLAS_API_H_
#error "NVIDIA's samples ask by this macro whether cublasStatus_t is known"
#endif

int main() {
  cublasCreate(&handle);
  std::vector<float> x(N), y(N), got(N), wide(N * STEP, 7);
  for (int i = 0; i < N; i++) x[i] = float((i * 7919) % 201 - 100) / 64, y[i] = float((i * 104729) % 173 - 80) / 32;
  x[41] = -9;
  float *dx, *dy, *matrix, *turned, a = 2.5f, result;
  cudaMalloc(&dx, 4 * N * STEP), cudaMalloc(&dy, 4 * N), cudaMalloc(&matrix, 4 * N * 5), cudaMalloc(&turned, 4 * N * 5);
  bool right = !cublasSetVector(N * STEP, 4, wide.data(), 1, dx, 1) && !cublasSetVector(N, 4, x.data(), 1, dx, STEP) &&
               !cublasSetVector(N, 4, y.data(), 1, dy, 1) && !cublasGetVector(N, 4, dx, STEP, got.data(), 1);
  cublasGetVector(N * STEP, 4, dx, 1, wide.data(), 1);
  say("set and get", right && got == x && wide[1] == 7 && wide[STEP] == x[1]);

  double dot = 0, sizes = 0, squares = 0;
  for (int i = 0; i < N; i++) dot += double(x[i]) * y[i], sizes += std::fabs(x[i]), squares += double(x[i]) * x[i];
  say("dot", !cublasSdot(handle, N, dx, STEP, dy, 1, &result) && near(dot, result));
  say("asum", !cublasSasum(handle, N, dx, STEP, &result) && near(sizes, result));
  say("nrm2", !cublasSnrm2(handle, N, dx, STEP, &result) && near(std::sqrt(squares), result));
  int most = 0;
  say("amax", !cublasIsamax(handle, N, dx, STEP, &most) && most == 42);
  right = !cublasSaxpy(handle, N, &a, dx, STEP, dy, 1) && !cublasGetVector(N, 4, dy, 1, got.data(), 1);
  for (int i = 0; i < N; i++) right = right && near(2.5 * x[i] + y[i], got[i]);
  say("axpy", right);
  right = !cublasSscal(handle, N, &a, dx, STEP) && !cublasGetVector(N, 4, dx, STEP, got.data(), 1);
  for (int i = 0; i < N; i++) right = right && near(2.5 * x[i], got[i]);
  say("scal", right);
  right = !cublasSswap(handle, N, dx, STEP, dy, 1) && !cublasGetVector(N, 4, dy, 1, got.data(), 1);
  for (int i = 0; i < N; i++) right = right && near(2.5 * x[i], got[i]);
  right = right && !cublasScopy(handle, N, dy, 1, dx, STEP) && !cublasGetVector(N, 4, dx, STEP, got.data(), 1);
  for (int i = 0; i < N; i++) right = right && near(2.5 * x[i], got[i]);
  say("swap and copy", right);

  // 7 x 5, with 9 elements from a column to the next one.
  std::vector<float> m(35), back(35), sum(35);
  for (int i = 0; i < 35; i++) m[i] = float(i * i % 17) - 8;
  right = !cublasSetMatrix(7, 5, 4, m.data(), 7, matrix, 9) && !cublasGetMatrix(7, 5, 4, matrix, 9, back.data(), 7);
  say("matrix", right && back == m);
  const float one = 1, none = 0;
  right = !cublasSgeam(handle, CUBLAS_OP_T, CUBLAS_OP_N, 5, 7, &one, matrix, 9, &none, nullptr, 5, turned, 5) &&
          !cublasGetMatrix(5, 7, 4, turned, 5, back.data(), 5);
  for (int i = 0; i < 5; i++) for (int j = 0; j < 7; j++) right = right && back[i + 5 * j] == m[j + 7 * i];
  right = right && !cublasSgeam(handle, CUBLAS_OP_N, CUBLAS_OP_T, 7, 5, &a, matrix, 9, &one, turned, 5, matrix, 9) &&
          !cublasGetMatrix(7, 5, 4, matrix, 9, sum.data(), 7);
  for (int i = 0; i < 35; i++) right = right && near(3.5 * m[i], sum[i]);
  say("geam", right);
  right = !cublasSger(handle, 7, 5, &a, dx, STEP, dy, 2, matrix, 9) && !cublasGetMatrix(7, 5, 4, matrix, 9, back.data(), 7);
  for (int i = 0; i < 7; i++)
    for (int j = 0; j < 5; j++) right = right && near(sum[i + 7 * j] + 2.5 * (2.5 * x[i]) * (2.5 * x[2 * j]), back[i + 7 * j]);
  say("ger", right);

  // A triangle of 5 x 5, all ways in which it can be meant; what it gives times it is alpha b.
  int wrong = 0;
  for (int way = 0; way < 16; way++) {
    const bool right_side = way & 1, upper = way & 2, turn = way & 4, unit = way & 8;
    float triangle[25], b[25], solved[25];
    for (int i = 0; i < 25; i++) triangle[i] = float(i * 7 % 11) / 16 + (i % 6 == 0 ? 3 : 0), b[i] = float(i * 5 % 13) - 6;
    cublasSetMatrix(5, 5, 4, triangle, 5, matrix, 9);
    cublasSetMatrix(5, 5, 4, b, 5, turned, 5);
    wrong += !!cublasStrsm(handle, right_side ? CUBLAS_SIDE_RIGHT : CUBLAS_SIDE_LEFT,
                           upper ? CUBLAS_FILL_MODE_UPPER : CUBLAS_FILL_MODE_LOWER, turn ? CUBLAS_OP_T : CUBLAS_OP_N,
                           unit ? CUBLAS_DIAG_UNIT : CUBLAS_DIAG_NON_UNIT, 5, 5, &a, matrix, 9, turned, 5);
    cublasGetMatrix(5, 5, 4, turned, 5, solved, 5);
    auto op = [&](int i, int j) {
      if (turn) std::swap(i, j);
      return i == j && unit ? 1.0 : (upper ? i <= j : i >= j) ? double(triangle[i + 5 * j]) : 0.0;
    };
    for (int i = 0; i < 5; i++)
      for (int j = 0; j < 5; j++) {
        double made = 0;
        for (int k = 0; k < 5; k++) made += right_side ? solved[i + 5 * k] * op(k, j) : op(i, k) * solved[k + 5 * j];
        wrong += !(std::fabs(made - 2.5 * b[i + 5 * j]) < 1e-3);
      }
  }
  say("trsm", !wrong);

  printf("outside %d\n", cublasSscal(handle, N + 1, &a, dy, 1));
  printf("host %d\n", cublasSdot(handle, N, x.data(), 1, dy, 1, &result));
  printf("backwards %d\n", cublasSscal(handle, N, &a, dy, -1));
  printf("copy %d\n", cublasSetVector(N + 1, 4, wide.data(), 1, dy, 1));
  cublasDestroy(handle);
}

// cuRAND's host functions: moments of each distribution, seeds and offsets, and what is refused.
#include <cuda_runtime.h>
#include <curand.h>

#include <cmath>
#include <cstdio>
#include <vector>

constexpr int N = 40000;

// Whether mean and variance are within five standard errors of what the distribution has; the fourth moment is `fourth`.
template <class T> void moments(const char* name, const std::vector<T>& x, double mean, double variance, double fourth) {
  double sum = 0, squares = 0, least = x[0], most = x[0];
  for (T one : x) sum += one, least = std::fmin(least, one), most = std::fmax(most, one);
  const double came = sum / x.size();
  for (T one : x) squares += (one - mean) * (one - mean);
  const bool right = std::fabs(came - mean) <= 5 * std::sqrt(variance / x.size()) &&
                     std::fabs(squares / x.size() - variance) <= 5 * std::sqrt((fourth - variance * variance) / x.size());
  printf("%s %s\n", name, right && most > least ? "right" : "WRONG");
  if (!right) printf("  mean %g, variance %g\n", came, squares / x.size());
}

template <class T, class F> std::vector<T> made(F call, int count = N) {
  T* device;
  cudaMalloc(&device, count * sizeof(T));
  const int status = call(device);
  if (status) printf("  status %d\n", status);
  std::vector<T> host(count);
  cudaMemcpy(host.data(), device, count * sizeof(T), cudaMemcpyDeviceToHost);
  cudaFree(device);
  return host;
}

int main() {
  curandGenerator_t one;
  curandCreateGenerator(&one, CURAND_RNG_PSEUDO_DEFAULT);
  curandSetPseudoRandomGeneratorSeed(one, 1234);
  const auto uniform = made<float>([&](float* x) { return curandGenerateUniform(one, x, N); });
  moments("uniform", uniform, 0.5, 1. / 12, 1. / 80);
  bool open = true;
  for (float x : uniform) open = open && x > 0 && x <= 1;
  printf("range %s\n", open ? "right" : "WRONG");
  moments("uniform f64", made<double>([&](double* x) { return curandGenerateUniformDouble(one, x, N); }), 0.5, 1. / 12, 1. / 80);
  moments("normal", made<float>([&](float* x) { return curandGenerateNormal(one, x, N, 3, 2); }), 3, 4, 48);
  // Pairs are Box and Muller's: their squares add up to -2 ln u, and u is the uniform number in the same place.
  curandSetPseudoRandomGeneratorSeed(one, 1234);
  const auto normal = made<float>([&](float* x) { return curandGenerateNormal(one, x, N, 3, 2); });
  bool pairs = true;
  for (int i = 0; i < N; i += 2) {
    const double left = (normal[i] - 3.) / 2, right = (normal[i + 1] - 3.) / 2, size = -2 * std::log(double(uniform[i]));
    pairs = pairs && std::fabs(left * left + right * right - size) < 1e-3;
  }
  printf("pairs %s\n", pairs ? "right" : "WRONG");
  moments("normal f64", made<double>([&](double* x) { return curandGenerateNormalDouble(one, x, N, -1, 0.5); }), -1, 0.25, 3. / 16);
  const auto logarithms = made<float>([&](float* x) { return curandGenerateLogNormal(one, x, N, 1, 0.5); });
  std::vector<double> back;
  for (float x : logarithms) back.push_back(std::log(x));
  moments("log normal", back, 1, 0.25, 3. / 16);
  moments("poisson", made<unsigned>([&](unsigned* x) { return curandGeneratePoisson(one, x, N, 7); }), 7, 7, 7 + 3 * 49);
  const auto words = made<unsigned>([&](unsigned* x) { return curandGenerate(one, x, N); });
  int bits[32] = {};
  for (unsigned x : words) for (int i = 0; i < 32; i++) bits[i] += x >> i & 1;
  bool even = true;
  for (int count : bits) even = even && std::abs(count - N / 2) <= 5 * std::sqrt(N) / 2;
  printf("bits %s\n", even ? "right" : "WRONG");

  // The same numbers by the same seed; in parts as in one; from an offset on.
  curandGenerator_t two;
  curandCreateGenerator(&two, CURAND_RNG_PSEUDO_DEFAULT);
  curandSetPseudoRandomGeneratorSeed(two, 1234);
  const auto parts = made<float>([&](float* x) {
    const int status = curandGenerateUniform(two, x, 1000);
    return status ? status : int(curandGenerateUniform(two, x + 1000, N - 1000));
  });
  printf("seed %s\n", parts == uniform ? "right" : "WRONG");
  curandSetGeneratorOffset(two, 70);
  const auto later = made<float>([&](float* x) { return curandGenerateUniform(two, x, 100); }, 100);
  printf("offset %s\n", later[3] == uniform[73] ? "right" : "WRONG");
  curandSetPseudoRandomGeneratorSeed(two, 1235);
  printf("other seed %s\n", made<float>([&](float* x) { return curandGenerateUniform(two, x, N); })[5] != uniform[5] ? "right" : "WRONG");

  std::vector<float> host(100);
  printf("to the host %d\n", curandGenerateUniform(two, host.data(), 100));
  printf("odd %d\n", curandGenerateNormal(two, host.data(), 99, 0, 1));
  curandGenerator_t three;
  printf("quasi %d\n", curandCreateGenerator(&three, CURAND_RNG_QUASI_SOBOL32));
  curandCreateGeneratorHost(&three, CURAND_RNG_PSEUDO_PHILOX4_32_10);
  curandSetPseudoRandomGeneratorSeed(three, 1234);
  const int status = curandGenerateUniform(three, host.data(), 100);
  printf("host's %d %s\n", status, host[7] == uniform[7] ? "right" : "WRONG");
  // Known answers of Philox4x32-10 for a counter and a key of 0 (Random123, kat_vectors).
  curandSetPseudoRandomGeneratorSeed(three, 0);
  unsigned known[4];
  curandGenerate(three, known, 4);
  printf("%08x %08x %08x %08x\n", known[0], known[1], known[2], known[3]);
  for (curandGenerator_t gone : {one, two, three}) curandDestroyGenerator(gone);
}

// Functions that call themselves, at once, by way of each other, and through a pointer to one of them.
typedef unsigned u32;
__device__ __noinline__ u32 fibonacci(u32 n) { return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2); }

extern "C" __global__ void k(u32* o) { o[threadIdx.x] = fibonacci(threadIdx.x % 9) + 100 * fibonacci(threadIdx.x / 8); }

__device__ bool odd(u32 n);
__device__ __noinline__ bool even(u32 n) { return n == 0 || odd(n - 1); }
__device__ __noinline__ bool odd(u32 n) { return n != 0 && even(n - 1); }

extern "C" __global__ void mutual(u32* o) { o[threadIdx.x] = even(threadIdx.x) + 2 * odd(threadIdx.x * 3); }

__device__ __noinline__ void sort(int* x, int first, int last) {
  if (first >= last) return;
  int pivot = x[(first + last) / 2], i = first, j = last;
  while (i <= j) {
    while (x[i] < pivot) ++i;
    while (x[j] > pivot) --j;
    if (i <= j) {
      int t = x[i];
      x[i++] = x[j];
      x[j--] = t;
    }
  }
  sort(x, first, j);
  sort(x, i, last);
}

extern "C" __global__ void quick(int* x, int count) { sort(x + count * threadIdx.x, 0, count - 1); }  // a row each

struct Pair {
  double sum;
  u32 calls;
};
__device__ __noinline__ Pair walk(const int* tree, int at, double scale) {  // a binary tree in an array; -1 is no node
  if (at >= 31 || tree[at] < 0) return {0, 1};
  Pair left = walk(tree, 2 * at + 1, scale * 2), right = walk(tree, 2 * at + 2, scale * 3);
  return {left.sum + right.sum + scale * tree[at], left.calls + right.calls + 1};
}

extern "C" __global__ void tree(double* o, const int* trees) {
  Pair found = walk(trees + 31 * threadIdx.x, 0, 1);
  o[2 * threadIdx.x] = found.sum;
  o[2 * threadIdx.x + 1] = found.calls;
}

__device__ __noinline__ u32 endless(u32 n) { return n == 77777777 ? 0 : endless(n + 2) * 3 + n; }  // has no end

extern "C" __global__ void never(u32* o) { *o = endless(*o); }

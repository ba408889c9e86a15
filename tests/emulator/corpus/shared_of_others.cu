// Kernels of one file with shared variables of the file's own, as libraries of several kernels declare them: each kernel
// has those that it uses. What one kernel alone uses, the compiler declares in that kernel.
__shared__ int ours[128], theirs[12200];

extern "C" __global__ void k(int* out) {
  ours[threadIdx.x] = threadIdx.x;
  __syncwarp();
  out[threadIdx.x] = ours[31 - threadIdx.x];
}

extern "C" __global__ void k2(int* out) {
  ours[threadIdx.x] = threadIdx.x;
  __syncwarp();
  out[threadIdx.x] = ours[threadIdx.x ^ 3];
}

extern "C" __global__ void other(int* out) {
  extern __shared__ int dynamic[];
  theirs[threadIdx.x] = threadIdx.x;
  __syncwarp();
  dynamic[threadIdx.x] = theirs[threadIdx.x ^ 1];
  out[threadIdx.x] = dynamic[threadIdx.x];
}

extern "C" __global__ void other2(int* out) {
  theirs[threadIdx.x] = threadIdx.x;
  __syncwarp();
  out[threadIdx.x] = theirs[threadIdx.x ^ 5];
}

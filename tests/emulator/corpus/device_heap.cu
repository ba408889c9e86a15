// Lists and arrays from the heap of the device.
struct Node {
  Node* next;
  unsigned value;
};

extern "C" __global__ void k(unsigned* o) {  // each thread a list of its own
  unsigned t = threadIdx.x + blockDim.x * blockIdx.x;
  Node* head = nullptr;
  for (unsigned i = 0; i <= t % 5; ++i) {
    Node* node = new Node{head, t * 10 + i};
    head = node;
  }
  unsigned sum = 0;
  for (Node* node = head; node;) {
    Node* next = node->next;
    sum = sum * 3 + node->value;
    delete node;
    node = next;
  }
  o[t] = sum;
}

extern "C" __global__ void over(unsigned* o) {  // a matrix of a size that is known late, by one thread for all
  __shared__ unsigned* rows;
  if (threadIdx.x == 0) rows = (unsigned*)malloc(4 * blockDim.x * gridDim.x);
  __syncthreads();
  if (!rows) return;
  rows[threadIdx.x] = threadIdx.x * threadIdx.x;
  __syncthreads();
  o[threadIdx.x + blockDim.x * blockIdx.x] = rows[blockDim.x - 1 - threadIdx.x];
  __syncthreads();
  if (threadIdx.x == 0) free(rows);
}

extern "C" __global__ void large(unsigned* o) {
  *o = malloc(1ull << 40) == nullptr;  // there is no room
}

extern "C" __global__ void twice(unsigned* o) {
  void* p = malloc(8);
  free(p);
  free(p);  // again
}

// A stack of three nodes, linked by indices from 1 on. One warp takes a node; the other takes two and puts the first
// back. `top` holds a node and, above it, how often it was changed. BUG 1: it holds the node alone (the ABA problem).
#include "visible.cuh"

__device__ int changed(int old, int node) { return BUG == 1 ? node : (old & ~15) + 16 + node; }

__device__ int pop(int* top, int* next) {
    while (true) {
        int old = load(top), node = old & 15, below = load(next + node);
        if (compare_exchange(top, old, changed(old, below)) == old) return node;
    }
}

__device__ void push(int* top, int* next, int node) {
    while (true) {
        int old = load(top);
        store(next + node, old & 15);
        if (compare_exchange(top, old, changed(old, node)) == old) return;
    }
}

extern "C" __global__ void protocol(int* memory) {
    int *top = memory, *next = memory + 1, *taken = memory + 8;
    if (threadIdx.x == 0) {
        store(next + 1, 2);
        store(next + 2, 3);
        store(top, 1);
    }
    __syncthreads();
    if (threadIdx.x == 0) {
        require(add(taken + pop(top, next), 1) == 0);
    } else if (threadIdx.x == 32) {
        int first = pop(top, next), second = pop(top, next);
        require(add(taken + second, 1) == 0);
        push(top, next, first);
    }
    __syncthreads();
    if (threadIdx.x == 0) require(load(taken + (load(top) & 15)) == 0);
}

/* The launches that kernels have asked for: a table in device memory, which the server reads behind each launch. */
#pragma once
#include <stdint.h>

enum { CHILDREN_MOST = 2048, CHILD_BYTES = 1024 };

typedef struct {
    uint64_t kernel, stream;
    uint32_t grid[3], block[3], shared, order;
    uint8_t parameters[CHILD_BYTES];
} Child;

typedef struct {
    uint32_t count, launched, lost, unused;
    Child rows[CHILDREN_MOST];
} Children;

// What the parts of the runtime API share: the last error, and what the program has registered.
#pragma once
#include "stand_in.h"

namespace stand_in {

cudaError_t set_last(cudaError_t error);  // keeps it as the thread's last error
inline cudaError_t set_last(CUresult result) { return set_last(cudaError_t(result)); }  // those used have the same numbers
// Memory in the order of a stream that is captured, or that a graph has made (runtime_graphs.cpp).
cudaError_t capture_memory(void** memory, size_t size, cudaStream_t stream);
bool free_of_graph(void* memory, cudaStream_t stream);  // false: it is neither, and nothing was done
Variable* variable_of(const void* key);  // of a registered variable, loaded; null where there is none

}  // namespace stand_in

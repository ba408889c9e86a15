// What the parts of the runtime API share: the last error, and what the program has registered.
#pragma once
#include "stand_in.h"

namespace stand_in {

cudaError_t told(cudaError_t error);  // keeps it as the thread's last error
inline cudaError_t told(CUresult result) { return told(cudaError_t(result)); }  // those used have the same numbers
Variable* variable_of(const void* key);  // of a registered variable, loaded; null where there is none

}  // namespace stand_in

// What of the driver's header a kernel's source names: CUDA's own holds host functions, which NVRTC refuses.
#pragma once
typedef struct alignas(64) CUtensorMap_st {
    unsigned long long opaque[16];
} CUtensorMap;
typedef unsigned long long CUdeviceptr;
typedef struct CUstream_st* CUstream;
typedef struct CUfunc_st* CUfunction;
typedef struct CUmod_st* CUmodule;
typedef struct CUctx_st* CUcontext;
typedef int CUdevice;

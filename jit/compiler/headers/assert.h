// NVRTC has assert built in; this one needs no header before it.
#pragma once
#ifndef assert
#ifdef NDEBUG
#define assert(condition) ((void)0)
#else
extern "C" __device__ void __assertfail(const char*, const char*, unsigned, const char*, __SIZE_TYPE__);
#define assert(condition) ((condition) ? (void)0 : __assertfail(#condition, __FILE__, __LINE__, __func__, 1))
#endif
#endif

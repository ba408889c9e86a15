// What NVIDIA Warp asks of the compiler of PTX that it has linked into it. There is none here: a kernel's PTX goes to the emulator.
#pragma once
#include <cstddef>

typedef enum {
    NVPTXCOMPILE_SUCCESS = 0,
    NVPTXCOMPILE_ERROR_INVALID_COMPILER_HANDLE = 1,
    NVPTXCOMPILE_ERROR_INVALID_INPUT = 2,
    NVPTXCOMPILE_ERROR_COMPILATION_FAILURE = 3,
    NVPTXCOMPILE_ERROR_INTERNAL = 4,
    NVPTXCOMPILE_ERROR_OUT_OF_MEMORY = 5,
    NVPTXCOMPILE_ERROR_COMPILER_INVOCATION_INCOMPLETE = 6,
    NVPTXCOMPILE_ERROR_UNSUPPORTED_PTX_VERSION = 7,
    NVPTXCOMPILE_ERROR_UNSUPPORTED_DEVSIDE_SYNC = 8,
} nvPTXCompileResult;

typedef struct nvPTXCompiler* nvPTXCompilerHandle;

inline nvPTXCompileResult nvPTXCompilerGetVersion(unsigned int*, unsigned int*) { return NVPTXCOMPILE_ERROR_INTERNAL; }
inline nvPTXCompileResult nvPTXCompilerCreate(nvPTXCompilerHandle*, size_t, const char*) {
    return NVPTXCOMPILE_ERROR_INTERNAL;
}
inline nvPTXCompileResult nvPTXCompilerDestroy(nvPTXCompilerHandle*) { return NVPTXCOMPILE_ERROR_INTERNAL; }
inline nvPTXCompileResult nvPTXCompilerCompile(nvPTXCompilerHandle, int, const char* const*) {
    return NVPTXCOMPILE_ERROR_INTERNAL;
}
inline nvPTXCompileResult nvPTXCompilerGetCompiledProgramSize(nvPTXCompilerHandle, size_t*) {
    return NVPTXCOMPILE_ERROR_INTERNAL;
}
inline nvPTXCompileResult nvPTXCompilerGetCompiledProgram(nvPTXCompilerHandle, void*) {
    return NVPTXCOMPILE_ERROR_INTERNAL;
}
inline nvPTXCompileResult nvPTXCompilerGetErrorLogSize(nvPTXCompilerHandle, size_t*) {
    return NVPTXCOMPILE_ERROR_INTERNAL;
}
inline nvPTXCompileResult nvPTXCompilerGetErrorLog(nvPTXCompilerHandle, char*) { return NVPTXCOMPILE_ERROR_INTERNAL; }

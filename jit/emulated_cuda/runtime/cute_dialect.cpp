// What the host code of CuTe DSL's functions with TVM-FFI calls of CuTe DSL's own runtime library: the loading of a
// function's cubin at its first call, and the words for errors. A CUDA runtime is linked into that library without names,
// in whose place nothing can be put; so these functions are here.
#include "stand_in.h"

#include <cstdio>
#include <cstdlib>
#include <mutex>
#include <string>

namespace {

std::mutex loading;

const char* name_of(int error) { return cudaGetErrorName(cudaError_t(error)); }
const char* words_of(int error) { return cudaGetErrorString(cudaError_t(error)); }

}  // namespace

// Loads a cubin into `*library` unless that was done, and has it on the device. Not 0 where that fails, with an error
// that `raise` was told: its kind and its message.
API int cuda_dialect_init_library_once(void** library, int (*load)(void**), int (*to_device)(void**, int),
                                       void (*raise)(const char* kind, const char* message)) {
    std::lock_guard guard(loading);
    if (*library) return 0;
    void* loaded = nullptr;
    int error = load(&loaded);
    if (!error && to_device) error = to_device(&loaded, 0);
    if (error) {
        raise("RuntimeError", (std::string("Got Cuda Runtime Error: ") + name_of(error) + " " + words_of(error)).c_str());
        return -1;
    }
    *library = loaded;
    return 0;
}

API void cuda_dialect_unload_library_once(void** library) {
    std::lock_guard guard(loading);
    if (*library) cudaLibraryUnload(static_cast<cudaLibrary_t>(*library));
    *library = nullptr;
}

API const char* cuda_dialect_get_error_name(int error) { return name_of(error); }

API void cuda_dialect_print_on_error(int error) {
    if (error) fprintf(stderr, "CUDA error: %s - %s\n", name_of(error), words_of(error));
}

API void cuda_dialect_assert_success(int error) {
    cuda_dialect_print_on_error(error);
    if (error) abort();
}

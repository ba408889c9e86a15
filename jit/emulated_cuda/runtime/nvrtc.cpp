// Stands before NVRTC, which it needs as a library. Sources are compiled with their lines, which findings name. Who asks for a
// cubin gets it, and its PTX is told to who has connected. Where nobody has, as in a program that runs by itself, the PTX takes
// the cubin's place.
#include <dlfcn.h>

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace {

using Report = void (*)(const char* cubin, size_t size, const char* ptx);
Report report = nullptr;

template <typename... Arguments>
int nvrtc(const char* name, Arguments... arguments) {
    static void* const library = dlopen(NVRTC, RTLD_LAZY | RTLD_NOLOAD);
    return reinterpret_cast<int (*)(Arguments...)>(dlsym(library, name))(arguments...);
}

}  // namespace

extern "C" void warpyard_connect(Report function) { report = function; }

extern "C" int nvrtcCompileProgram(void* program, int count, const char* const* options) {
    std::vector<const char*> all(options, options + count);
    bool has = false;
    for (const std::string_view one : all)
        has = has || one == "-lineinfo" || one == "--generate-line-info" || one == "-G" || one == "--device-debug";
    if (!has) all.push_back("-lineinfo");
    return nvrtc("nvrtcCompileProgram", program, static_cast<int>(all.size()), all.data());
}

extern "C" int nvrtcGetCUBINSize(void* program, size_t* size) {
    return nvrtc(report ? "nvrtcGetCUBINSize" : "nvrtcGetPTXSize", program, size);
}

extern "C" int nvrtcGetCUBIN(void* program, char* cubin) {
    const int code = nvrtc(report ? "nvrtcGetCUBIN" : "nvrtcGetPTX", program, cubin);
    size_t size = 0, length = 0;
    if (code != 0 || !report || nvrtc("nvrtcGetCUBINSize", program, &size) != 0) return code;
    if (nvrtc("nvrtcGetPTXSize", program, &length) != 0 || length == 0) return code;
    std::string ptx(length, '\0');
    if (nvrtc("nvrtcGetPTX", program, ptx.data()) == 0) report(cubin, size, ptx.c_str());
    return code;
}

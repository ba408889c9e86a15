// Modules, their functions, and launches: the PTX that an image holds goes to the emulator, and so does each launch.
#include "stand_in.h"

#include <elf.h>

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <set>

namespace stand_in {

static std::atomic<int> failure{0};

// The PTX of a fat binary that suits the device: the newest that is not newer.
std::string ptx_in(const char* image, std::string* wrong) {
    uint16_t header;
    uint64_t size;
    std::memcpy(&header, image + 6, 2);
    std::memcpy(&size, image + 8, 8);
    std::string best;
    int best_target = -1, here = device().major * 10 + device().minor;
    bool compressed = false;
    for (const char *at = image + header, *end = at + size; at + 64 <= end;) {
        uint16_t kind;
        uint32_t skip;
        uint64_t length, flags;
        std::memcpy(&kind, at, 2);
        std::memcpy(&skip, at + 4, 4);
        std::memcpy(&length, at + 8, 8);
        std::memcpy(&flags, at + 40, 8);
        if (!skip) break;
        if (kind == 1) {
            if (flags & 0xA000) compressed = true;
            else {
                std::string text(at + skip, strnlen(at + skip, length));
                size_t found = text.find(".target sm_");
                int target = found == std::string::npos ? -1 : atoi(text.c_str() + found + 11);
                if (target <= here && target > best_target) best = std::move(text), best_target = target;
            }
        }
        at += skip + length;
    }
    if (best.empty())
        *wrong = compressed ? "its PTX is compressed: build with nvcc --no-compress"
                            : "it has no PTX for sm_" + std::to_string(here) + " or older: build with nvcc -gencode "
                              "arch=compute_X,code=[compute_X]";
    return best;
}

Module* module_of(const void* image, std::string* wrong) {
    const char* bytes = static_cast<const char*>(image);
    uint32_t magic, version = 1;
    Module* made = new Module;
    std::memcpy(&magic, bytes, 4);
    if (magic == 0x466243B1) {  // the wrapper of fatbinary_section.h
        std::memcpy(&version, bytes + 4, 4);
        if (version == 2) {  // what the device linker made, and the fat binaries that it made it of
            const char* const* parts;
            std::memcpy(&parts, bytes + 16, 8);
            for (; *parts && wrong->empty(); ++parts) made->ptx += LINKED + ptx_in(*parts, wrong);
            return made;
        }
        std::memcpy(&bytes, bytes + 8, 8);
        std::memcpy(&magic, bytes, 4);
    }
    size_t size = 0;
    if (magic == 0xBA55ED50) {
        made->ptx = ptx_in(bytes, wrong);
        std::memcpy(&size, bytes + 8, 8);
        size += 16;
    } else if (magic == 0x464C457F) {
        *wrong = "it is a cubin: the emulator needs PTX, which nvrtcGetPTX and nvcc -ptx give";
        auto* head = reinterpret_cast<const Elf64_Ehdr*>(bytes);
        size = std::max(head->e_shoff + head->e_shentsize * head->e_shnum, head->e_phoff + head->e_phentsize * head->e_phnum);
    } else made->ptx = bytes;
    if (!wrong->empty() && in_process()) {
        made->ptx.assign(bytes, size);
        made->wrong.swap(*wrong);
    }
    return made;
}

CUresult load(Module& module, int device, Instance** loaded) {
    Instance& instance = module.instances[device];
    if (loaded) *loaded = &instance;
    if (instance.number) return CUDA_SUCCESS;
    if (module.ptx.empty()) return CUDA_ERROR_NO_BINARY_FOR_GPU;
    if (!module.managed.empty() && module.instances.size() > 1)
        return CUresult(not_supported("a managed variable that several devices use", CUDA_ERROR_NOT_SUPPORTED));
    Reply reply = ask(Message(MODULE).text(module.ptx));
    const uint64_t number = reply.number();
    if (!number && !module.wrong.empty()) {
        say("a module cannot be loaded: " + module.wrong);
        return CUDA_ERROR_NO_BINARY_FOR_GPU;
    }
    if (!number) return CUDA_ERROR_INVALID_PTX;
    Message places(PLACE);
    places.number(number);
    for (uint64_t left = reply.number(); left; --left) {
        std::string name = reply.text();
        size_t size = reply.number();
        void* address = allocate(size, Kind::VARIABLE, device);
        if (!address) return CUDA_ERROR_OUT_OF_MEMORY;
        instance.variables.push_back({name, address, size});
        places.number(reinterpret_cast<uint64_t>(address));
    }
    module.entries.clear();
    for (uint64_t left = reply.number(); left; --left) module.entries.push_back(reply.text());
    ask(places);
    instance.number = number;
    for (auto& [name, pointer] : module.managed)
        for (auto& variable : instance.variables)
            if (variable.name == name) *pointer = variable.address;
    return CUDA_SUCCESS;
}

CUresult look_up(Function& function) {
    if (function.known) return CUDA_SUCCESS;
    Instance* instance;
    const int device = function.device < 0 ? current_device() : function.device;
    if (CUresult result = load(*function.module, device, &instance)) return result;
    Reply reply = ask(Message(ENTRY).number(instance->number).text(function.name));
    if (!reply.number()) return CUDA_ERROR_NOT_FOUND;
    function.parameter_bytes = reply.number();
    function.parameters.resize(reply.number());
    for (auto& parameter : function.parameters) {
        parameter.offset = reply.number();
        parameter.size = reply.number();
    }
    function.most_threads = int(reply.number());
    function.registers = int(reply.number());
    function.static_shared = reply.number();
    function.local = reply.number();
    function.known = true;
    return CUDA_SUCCESS;
}

static std::set<const void*>& kernels() { static auto& all = *new std::set<const void*>; return all; }

CUresult load_image(const void* image, Loaded** made, bool library) {
    std::string wrong;
    Module* module = module_of(image, &wrong);
    if (!wrong.empty()) {
        say("a module cannot be loaded: " + wrong);
        return CUDA_ERROR_NO_BINARY_FOR_GPU;
    }
    if (CUresult result = load(*module, current_device())) return result;
    *made = new Loaded{module, {}, library ? -1 : current_device()};
    return CUDA_SUCCESS;
}

CUresult function_in(Loaded* loaded, const char* name, Function** found) {
    Function& function = loaded->functions[name];
    function.module = loaded->module;
    function.name = name;
    function.device = loaded->device;
    *found = &function;
    kernels().insert(*found);
    return look_up(function);
}

Function* kernel_of(const void* handle) {
    return kernels().count(handle) ? static_cast<Function*>(const_cast<void*>(handle)) : nullptr;
}

static int resident(const Function& function, int threads, size_t shared) {
    const Device& here = device();
    if (threads < 1 || threads > 1024) return 0;
    int warps = (threads + 31) / 32;
    int most = std::min(here.blocks, here.threads / (warps * 32));
    size_t bytes = shared + function.static_shared;
    if (bytes > here.shared_block) return 0;
    most = std::min(most, int(here.shared_multiprocessor / ((bytes + 1024 + 127) / 128 * 128)));
    if (function.registers) most = std::min(most, here.registers / ((function.registers + 7) / 8 * 8 * warps * 32));
    return most;
}

int active_blocks(Function& function, int threads, size_t shared) {
    return threads > function.most_threads ? 0 : resident(function, threads, shared);
}

// CuTe DSL asks for CTAs of 128 threads of an empty kernel that it has compiled for one.
int active_clusters(Function& function, int threads, size_t shared, const CUlaunchAttribute* attributes, unsigned count) {
    Shape shape{};
    shape_of(attributes, count, &shape);
    const int size = std::max(1u, shape.cluster.x * shape.cluster.y * shape.cluster.z);
    return resident(function, threads, shared) * device().multiprocessors / size;
}

int largest_cluster(const Function& function) {
    return function.any_cluster ? device().cluster : std::min(8, device().cluster);
}

size_t shared_left(const Function& function, int blocks) {
    const Device& here = device();
    const size_t most = std::min(here.shared_block, here.shared_multiprocessor / std::max(1, blocks) - 1024);
    return most - std::min(most, function.static_shared);
}

Stream* stream_of(CUstream handle) {
    static Stream legacy{0, 0, nullptr, 0};
    uintptr_t value = reinterpret_cast<uintptr_t>(handle);
    return value <= 2 ? &legacy : reinterpret_cast<Stream*>(handle);
}

CUresult enqueue(CUstream stream, std::function<CUresult()> work, cudaGraphNodeType type) {
    if (Graph* graph = stream_of(stream)->capture) {
        graph->add(std::move(work), type);
        return CUDA_SUCCESS;
    }
    return within(stream, work);
}

CUresult shape_of(const CUlaunchAttribute* attributes, unsigned count, Shape* shape) {
    for (unsigned i = 0; i < count; ++i) {
        auto& value = attributes[i].value;
        if (attributes[i].id == CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION)
            shape->cluster = dim3(value.clusterDim.x, value.clusterDim.y, value.clusterDim.z);
        if (attributes[i].id == CU_LAUNCH_ATTRIBUTE_COOPERATIVE) shape->cooperative = value.cooperative;
    }
    return CUDA_SUCCESS;
}

static CUresult run(Function& function, const Shape& shape, const std::string& packed, uint64_t place, int device) {
    if (broken()) return broken();
    Instance* instance;
    if (CUresult result = load(*function.module, device, &instance)) return result;
    Message message(LAUNCH);
    message.number(instance->number).text(function.name).text(packed);
    for (const dim3& size : {shape.grid, shape.block, shape.cluster})
        message.number(size.x).number(size.y).number(size.z);
    message.number(shape.shared).number(shape.cooperative).number(device);
    std::vector<uint64_t> rows(5 * warpyard_allocations(nullptr, 0));
    message.text(rows.data(), 8 * 5 * warpyard_allocations(rows.data(), rows.size() / 5));
    const std::vector<uint64_t> gone = freed();
    message.text(gone.data(), 8 * gone.size());
    message.number(reinterpret_cast<uint64_t>(at_work())).text(places(place));
    to_shadows();
    uint64_t result = ask(message).number();
    from_shadows();
    switch (result) {  // what ends the context
        case CUDA_ERROR_ILLEGAL_ADDRESS: case CUDA_ERROR_ASSERT: case CUDA_ERROR_MISALIGNED_ADDRESS:
        case CUDA_ERROR_LAUNCH_FAILED: case CUDA_ERROR_NOT_SUPPORTED: failure = int(result);
    }
    return CUresult(result);
}

static void refused(const Function& function, const std::string& why) {
    ask(Message(REFUSED).text(function.name).text(why));
}

CUresult launch(Function& function, const Shape& shape, void** arguments, const void* packed, CUstream stream) {
    const uint64_t place = take_configured();
    if (broken()) return broken();
    if (CUresult result = look_up(function)) return result;
    const int device = current_device();
    if ((function.device >= 0 && function.device != device) || device_of(stream) != device) {
        say(function.name + ": the current device is cuda:" + std::to_string(device) + ", and the kernel's " +
            (device_of(stream) != device ? "stream" : "module") + " is of another one");
        return CUDA_ERROR_INVALID_HANDLE;
    }
    std::string parameters(function.parameter_bytes, '\0');
    if (packed) std::memcpy(parameters.data(), packed, function.parameter_bytes);
    else
        for (size_t i = 0; i < function.parameters.size(); ++i)
            std::memcpy(parameters.data() + function.parameters[i].offset, arguments[i], function.parameters[i].size);
    if (shape.shared > std::max(function.dynamic_limit, DEFAULT_SHARED - std::min(DEFAULT_SHARED, function.static_shared))) {
        refused(function, std::to_string(shape.shared) + " bytes of dynamic shared memory need "
                "cudaFuncSetAttribute(kernel, cudaFuncAttributeMaxDynamicSharedMemorySize, bytes) before the launch");
        return CUDA_ERROR_INVALID_VALUE;
    }
    if (shape.cluster.x * shape.cluster.y * shape.cluster.z > 8 && !function.any_cluster) {
        refused(function, "a cluster of more than 8 blocks needs "
                "cudaFuncSetAttribute(kernel, cudaFuncAttributeNonPortableClusterSizeAllowed, 1) before the launch");
        return CUDA_ERROR_INVALID_CLUSTER_SIZE;
    }
    Function* kept = &function;  // functions live as long as the process
    const CUresult result =
        enqueue(stream, [=] { return run(*kept, shape, parameters, place, device); }, cudaGraphNodeTypeKernel);
    if (Graph* graph = stream_of(stream)->capture) {
        Node& node = *graph->nodes.back();
        node.kernel = kept;
        node.grid = shape.grid, node.block = shape.block, node.shared = shape.shared, node.packed = parameters;
        for (auto& parameter : function.parameters) node.parameters.push_back(node.packed.data() + parameter.offset);
    }
    return result;
}

CUresult broken() { return CUresult(failure.load()); }
void mend() { failure = 0; }
API void warpyard_mend() { mend(); }

}  // namespace stand_in

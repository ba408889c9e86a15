// What the parts of the stand-in share: memory, modules, functions, streams, and the way to the emulator.
#pragma once
#define CUDA_ENABLE_DEPRECATED
#include <cuda.h>
#include <cuda_runtime_api.h>

#include <cstdint>
#include <cstring>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#define API extern "C" __attribute__((visibility("default")))

namespace stand_in {

// One exchange with the emulator: numbers are u64, texts have their length before them (server.py reads the same).
enum Operation : uint64_t {
    HELLO = 1, MODULE, PLACE, ENTRY, LAUNCH, TENSOR_MAP, SAY, PRODUCT, HOST_CALL, ORDER, USED, DEVICE, PEER, REFUSED
};

class Message {
  public:
    explicit Message(Operation operation) { number(operation); }
    Message& number(uint64_t value) { bytes.append(reinterpret_cast<const char*>(&value), 8); return *this; }
    Message& text(const void* data, size_t size) {
        number(size);
        bytes.append(static_cast<const char*>(data), size);
        return *this;
    }
    Message& text(const std::string& value) { return text(value.data(), value.size()); }
    std::string bytes;
};

class Reply {
  public:
    explicit Reply(std::string given) : bytes(std::move(given)) {}
    uint64_t number() {
        uint64_t value = 0;
        if (at + 8 <= bytes.size()) std::memcpy(&value, bytes.data() + at, 8);
        at += 8;
        return value;
    }
    std::string text() {
        size_t size = number();
        std::string value = at + size <= bytes.size() ? bytes.substr(at, size) : std::string();
        at += size;
        return value;
    }

  private:
    std::string bytes;
    size_t at = 0;
};

// What the process that runs the program has opened for this one: a socket, and the memory of the arena with its place.
struct Given { int channel = -1, memory = -1; unsigned long long base = 0, size = 0; };
const Given& given();
Reply ask(const Message& message);
bool in_process();  // the emulator is called back in this process, whose tensors are device memory too
void say(const std::string& line);       // a line for whoever runs the program
void say_once(const std::string& line);

struct Device {
    std::string name;
    int major, minor, multiprocessors, registers, threads, blocks, cluster;  // the middle four of one multiprocessor
    size_t shared_block, shared_multiprocessor, memory;                      // bytes; of a block after the opt-in
    int count;                                                               // devices, which are all alike
};
const Device& device();
// Which device (devices.cpp).
int current_device();        // this thread's
bool set_device(int which);  // false where there is no such device
bool is_device(int which);
int device_of(CUstream stream);     // the current one of a default stream
int device_at(const void* address);  // whose memory it is; -1 where it is no allocation
CUcontext context_of(int which);
enum PeerAccess : uint64_t { ENABLE = 1, DISABLE };
cudaError_t set_peer_access(PeerAccess what, int device, int other);
cudaError_t peer_attribute(int* value, int which, int device, int other);
cudaError_t pci_bus(char* text, int size, int device);
int attribute(int which);  // of the device; -1 where it is not known
constexpr size_t DEFAULT_SHARED = 48 << 10;  // bytes of dynamic shared memory without an opt-in

enum class Kind : uint64_t { DEVICE, MANAGED, HOST, TENSOR, VARIABLE, HOST_TENSOR, MAPPED, ARRAY, TEXTURE };
struct Block { size_t size; Kind kind; uint64_t number; int device; };  // the number counts those of its kind
void* allocate(size_t size, Kind kind, int device = -1);  // of the current one where none is named; null: no room
bool release(void* address, void* caller = nullptr);  // the caller of the function that frees it, for findings
// An allocation in the place of one, and away with one whose place stays taken: for what is mapped and unmapped.
void present(void* start, size_t size, Kind kind);
void withdraw(void* start);
void unwritten(void* start, size_t size);  // gives memory the pattern of what nothing has written
bool block_of(const void* address, void** start, Block* block);
size_t room();        // bytes
size_t arena_size();  // bytes
bool in_arena(const void* address);
API uint64_t warpyard_allocations(uint64_t* rows, uint64_t most);  // address, size, kind, number and device
std::vector<uint64_t> freed();  // the same of those freed last, and where in the program's file
uint64_t in_program(void* at);  // where an instruction is in the program's own file; 0 in another one
// Host memory that kernels may use, by a copy in the arena: it is brought there before each launch, and back after it.
bool registered(void* host, size_t size);
bool unregistered(void* host);
void* shadow_of(void* host);  // the copy's address, or null
void to_shadows();
void from_shadows();
CUresult copy(void* to, const void* from, size_t size, cudaMemcpyKind kind);
CUresult copy_rows(void* to, size_t to_pitch, const void* from, size_t from_pitch, size_t width, size_t height,
                   cudaMemcpyKind kind);
CUresult fill(void* to, size_t pitch, uint64_t value, size_t unit, size_t width, size_t height);

struct Variable { std::string name; void* address; size_t size; };
static const char LINKED[] = "\n// the next of the linked modules\n";  // before each text that is linked
struct Instance {
    uint64_t number = 0;              // the emulator's, from 1 on; 0 before it is loaded
    std::vector<Variable> variables;  // once it is
};
struct Module {
    std::string ptx;                         // or an image without PTX, which the emulator may know the PTX of
    std::string wrong;                       // what is wrong with it if it does not
    std::vector<std::string> entries;        // once it is loaded: the names of its kernels
    std::map<std::string, void**> managed;   // where the host keeps the address of a managed variable
    std::map<int, Instance> instances;       // by device, each with variables of its own
};
struct Parameter { size_t offset, size; };
struct Function {
    Module* module = nullptr;
    std::string name;
    bool known = false;
    std::vector<Parameter> parameters;
    size_t parameter_bytes = 0, static_shared = 0, local = 0, constant = 0, dynamic_limit = 0;
    int registers = 0, most_threads = 1024, preferred_carveout = -1;
    bool any_cluster = false;
    int device = -1;  // whose module it is of; -1: it runs on whichever is the current one
};
std::string ptx_in(const char* image, std::string* wrong);  // of a fat binary
Module* module_of(const void* image, std::string* wrong);   // of a fat binary, its wrapper, or PTX text
CUresult load(Module& module, int device, Instance** loaded = nullptr);
CUresult look_up(Function& function);
int active_blocks(Function& function, int threads, size_t shared);  // of one multiprocessor
int active_clusters(Function& function, int threads, size_t shared, const CUlaunchAttribute* attributes, unsigned count);
int largest_cluster(const Function& function);
size_t shared_left(const Function& function, int blocks);  // dynamic shared memory of one of so many CTAs

// A CUmodule, or a CUlibrary, which is of no one device (-1).
struct Loaded { Module* module; std::map<std::string, Function> functions; int device; };
CUresult load_image(const void* image, Loaded** made, bool library);
CUresult function_in(Loaded* loaded, const char* name, Function** found);
Function* kernel_of(const void* handle);  // null where it is no CUkernel

// A graph has its nodes in an order in which they may run. An executable one is a copy, whose nodes know those they are of.
struct Graph;
struct Node {
    cudaGraphNodeType type = cudaGraphNodeTypeEmpty;
    std::function<CUresult()> work;
    std::vector<Node*> needs;     // of the graph that the program has made
    const Node* origin = nullptr;  // of a copy
    bool enabled = true;
    // A kernel's launch: what it was called by, and its parameters.
    const void* kernel = nullptr;
    dim3 grid, block;
    size_t shared = 0;
    std::string packed;
    std::vector<void*> parameters;
    // Graphs within: that of a child, or those of a condition, which is a word of device memory.
    std::vector<std::shared_ptr<Graph>> within;
    std::vector<cudaGraph_t> handles;
    int condition = -1;
    volatile unsigned* word = nullptr;
    void* memory = nullptr;  // that a node makes or frees
};
struct Default { volatile unsigned* word; unsigned value; };  // of a condition, from the begin of each launch
struct Graph {
    std::vector<std::shared_ptr<Node>> nodes;
    std::vector<Default> defaults;
    unsigned long long flags = 0;
    void add(std::function<CUresult()> work, cudaGraphNodeType type);
};
struct Stream { unsigned flags; int priority; Graph* capture; int device; };
struct Event { double seconds; bool recorded; unsigned flags; Graph* capture; int device; };
Stream* stream_of(CUstream handle);
// Does work at once, or keeps it in the stream's capture.
CUresult enqueue(CUstream stream, std::function<CUresult()> work, cudaGraphNodeType type = cudaGraphNodeTypeMemcpy);

// The order of streams (order.cpp).
enum class Step : uint64_t { MADE = 1, RECORDED, STREAM_WAITS, EVENT_AWAITED, STREAM_AWAITED, ALL_AWAITED };
bool followed();  // there is a second stream
void order(Step step, const void* one = nullptr, uint64_t other = 0);
CUresult within(CUstream stream, const std::function<CUresult()>& work);  // does it, on this stream
CUstream at_work();                                                       // that stream
void configured_at(void* caller);  // where a launch is asked for
uint64_t take_configured();
std::string places(uint64_t first);  // where the program is, innermost first, behind a place that is known
struct Area { const void* address; size_t pitch, width, height; };
CUresult used(const Area& to, const Area* from);  // a copy or a fill did

struct Shape { dim3 grid, block, cluster; size_t shared; bool cooperative; };
CUresult shape_of(const CUlaunchAttribute* attributes, unsigned count, Shape* shape);
CUresult launch(Function& function, const Shape& shape, void** arguments, const void* packed, CUstream stream);
CUresult broken();  // the error of a launch that ended the context, or CUDA_SUCCESS
void mend();

void* symbol(const char* name);  // of this library
int not_supported(const char* name, int code);

}  // namespace stand_in

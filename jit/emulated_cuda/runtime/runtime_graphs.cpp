// The CUDA runtime API: graphs. Their nodes run one after the other, in an order that their dependencies allow.
#include "graphs.h"

#include <algorithm>

using namespace stand_in;

// What a capture saw is in one order, in which each node needs the one before.
void Graph::add(std::function<CUresult()> work, cudaGraphNodeType type) {
    auto node = std::make_shared<Node>();
    node->type = type;
    node->work = std::move(work);
    if (!nodes.empty()) node->needs.push_back(nodes.back().get());
    nodes.push_back(std::move(node));
}

static void reset(const Graph& graph) {
    for (auto& one : graph.defaults) *one.word = one.value;
    for (auto& node : graph.nodes)
        for (auto& inner : node->within) reset(*inner);
}

static CUresult run(const Node& node);
static CUresult run(const Graph& graph) {
    for (auto& node : graph.nodes)
        if (CUresult result = node->enabled ? run(*node) : CUDA_SUCCESS) return result;
    return CUDA_SUCCESS;
}
static CUresult run(const Node& node) {
    if (node.type == cudaGraphNodeTypeGraph) return run(*node.within[0]);
    if (node.condition < 0) return node.work ? node.work() : CUDA_SUCCESS;
#if CUDART_VERSION >= 12080
    if (node.condition == cudaGraphCondTypeWhile) {
        while (*node.word)
            if (CUresult result = broken() ? broken() : run(*node.within[0])) return result;
        return CUDA_SUCCESS;
    }
    const size_t which = node.condition == cudaGraphCondTypeSwitch ? *node.word : !*node.word;
    return which < node.within.size() ? run(*node.within[which]) : CUDA_SUCCESS;
#else
    return CUDA_ERROR_NOT_SUPPORTED;
#endif
}

// A copy whose nodes know those that they are of, in an order that the dependencies allow: that in which they were added, but
// where a dependency was added later. Null where there is none.
static std::shared_ptr<Graph> copy_of(const Graph& graph) {
    auto made = std::make_shared<Graph>();
    made->defaults = graph.defaults;
    made->flags = graph.flags;
    std::map<const Node*, Node*> known;
    const auto ready = [&](const Node& node) {
        return std::all_of(node.needs.begin(), node.needs.end(), [&](Node* one) { return known.count(one); });
    };
    for (auto left = graph.nodes; !left.empty();) {
        std::vector<std::shared_ptr<Node>> later;
        for (auto& one : left) {
            if (!ready(*one)) {
                later.push_back(one);
                continue;
            }
            auto node = std::make_shared<Node>(*one);
            node->origin = one.get();
            for (Node*& need : node->needs) need = known[need];
            for (void*& parameter : node->parameters)
                parameter = node->packed.data() + (static_cast<char*>(parameter) - one->packed.data());
            node->handles.clear();
            for (auto& inner : node->within) {
                if (!(inner = copy_of(*inner))) return nullptr;
                node->handles.push_back(reinterpret_cast<cudaGraph_t>(inner.get()));
            }
            known[one.get()] = node.get();
            made->nodes.push_back(std::move(node));
        }
        if (later.size() == left.size()) return nullptr;  // a circle
        left = std::move(later);
    }
    return made;
}
// The node of an executable graph, or of a clone, that a node has become.
Node* stand_in::node_in(const Graph& graph, const Node* origin) {
    for (auto& node : graph.nodes) {
        if (node->origin == origin) return node.get();
        for (auto& inner : node->within)
            if (Node* found = node_in(*inner, origin)) return found;
    }
    return nullptr;
}

// Those that the program holds, but for those of a capture.
struct Held {
    std::mutex lock;
    std::map<const Graph*, std::shared_ptr<Graph>> all;
};
static Held& held() { static auto& one = *new Held; return one; }
template <class Handle> static cudaError_t keep(Handle* made, std::shared_ptr<Graph> graph) {
    if (!graph) return set_last(cudaErrorInvalidValue);
    *made = reinterpret_cast<Handle>(graph.get());
    std::lock_guard<std::mutex> lock(held().lock);
    held().all[graph.get()] = std::move(graph);
    return cudaSuccess;
}
static cudaError_t drop(Graph* graph) {
    std::shared_ptr<Graph> last;  // it ends after the lock
    std::lock_guard<std::mutex> lock(held().lock);
    auto found = held().all.find(graph);
    if (found == held().all.end()) return delete graph, cudaSuccess;
    last = std::move(found->second);
    held().all.erase(found);
    return cudaSuccess;
}
static std::shared_ptr<Graph> held(const Graph* graph) {
    std::lock_guard<std::mutex> lock(held().lock);
    auto found = held().all.find(graph);
    return found == held().all.end() ? nullptr : found->second;
}

API cudaError_t cudaGraphCreate(cudaGraph_t* made, unsigned) { return keep(made, std::make_shared<Graph>()); }
API cudaError_t cudaGraphClone(cudaGraph_t* made, cudaGraph_t graph) { return keep(made, copy_of(*of(graph))); }
API cudaError_t cudaGraphDestroy(cudaGraph_t graph) { return drop(of(graph)); }
API cudaError_t cudaGraphExecDestroy(cudaGraphExec_t graph) { return drop(of(graph)); }
API cudaError_t cudaGraphInstantiateWithFlags(cudaGraphExec_t* made, cudaGraph_t graph, unsigned long long flags) {
    auto copied = copy_of(*of(graph));
    if (copied) copied->flags = flags;
    return keep(made, copied);
}
#if CUDART_VERSION >= 12000
API cudaError_t cudaGraphInstantiate(cudaGraphExec_t* made, cudaGraph_t graph, unsigned long long flags) {
    return cudaGraphInstantiateWithFlags(made, graph, flags);
}
API cudaError_t cudaGraphInstantiateWithParams(cudaGraphExec_t* made, cudaGraph_t graph, cudaGraphInstantiateParams* with) {
    const cudaError_t error = cudaGraphInstantiateWithFlags(made, graph, with->flags);
    with->result_out = error ? cudaGraphInstantiateInvalidStructure : cudaGraphInstantiateSuccess;
    with->errNode_out = nullptr;
    return error;
}
API cudaError_t cudaGraphExecUpdate(cudaGraphExec_t graph, cudaGraph_t with, cudaGraphExecUpdateResultInfo* info) {
    Graph* old = of(graph);
    auto now = copy_of(*of(with));
    bool same = now && old->nodes.size() == now->nodes.size();
    for (size_t i = 0; same && i < now->nodes.size(); ++i) same = old->nodes[i]->type == now->nodes[i]->type;
    if (info) *info = {same ? cudaGraphExecUpdateSuccess : cudaGraphExecUpdateErrorTopologyChanged, nullptr, nullptr};
    if (!same) return set_last(cudaErrorGraphExecUpdateFailure);
    for (size_t i = 0; i < now->nodes.size(); ++i) now->nodes[i]->origin = old->nodes[i]->origin;
    old->nodes = now->nodes;
    return cudaSuccess;
}
#endif
API cudaError_t cudaGraphExecGetFlags(cudaGraphExec_t graph, unsigned long long* flags) {
    *flags = of(graph)->flags;
    return cudaSuccess;
}
API cudaError_t cudaGraphUpload(cudaGraphExec_t, cudaStream_t) { return cudaSuccess; }
API cudaError_t cudaGraphLaunch(cudaGraphExec_t graph, cudaStream_t stream) {
    const auto kept = held(of(graph));
    if (!kept) return set_last(cudaErrorInvalidValue);
    bool conditions = false;
    for (auto& node : kept->nodes) conditions = conditions || !node->within.empty();
    if (conditions || !kept->defaults.empty())
        if (cudaError_t error = set_last(enqueue(stream, [=] { return reset(*kept), CUDA_SUCCESS; }))) return error;
    for (auto& node : kept->nodes)
        if (node->enabled)
            if (cudaError_t error = set_last(enqueue(stream, [=] { return run(*node); }, node->type))) return error;
    return cudaSuccess;
}

// Nodes. What one does is recorded as in a capture.
template <class Work> static cudaError_t record(Graph* into, Work work) {
    Stream recording{0, 0, into, current_device()};
    return work(reinterpret_cast<cudaStream_t>(&recording));
}
template <class Work>
static cudaError_t add_node(cudaGraphNode_t* made, cudaGraph_t graph, const cudaGraphNode_t* needs, size_t count,
                            cudaGraphNodeType type, Work work) {
    Graph single;
    if (cudaError_t error = record(&single, work)) return error;
    if (single.nodes.empty()) single.add(nullptr, type);  // as a copy of nothing
    auto& node = single.nodes.back();
    node->type = type;
    node->needs.clear();
    for (size_t i = 0; i < count; ++i) node->needs.push_back(of(needs[i]));
    *made = handle(node.get());
    of(graph)->nodes.push_back(node);
    return cudaSuccess;
}
// Other work in a node's place.
template <class Work> static cudaError_t set_node(Node* node, cudaGraphNodeType type, Work work) {
    if (!node || node->type != type) return set_last(cudaErrorInvalidValue);
    Graph single;
    if (cudaError_t error = record(&single, work)) return error;
    if (single.nodes.empty()) single.add(nullptr, type);
    Node& with = *single.nodes.back();
    node->work = with.work;
    node->kernel = with.kernel, node->grid = with.grid, node->block = with.block, node->shared = with.shared;
    const char* const at = with.packed.data();
    node->packed = with.packed;
    node->parameters.clear();
    for (void* one : with.parameters) node->parameters.push_back(node->packed.data() + (static_cast<char*>(one) - at));
    return cudaSuccess;
}
static auto working(const cudaKernelNodeParams& with) {
    return [with](cudaStream_t stream) {
        const cudaError_t error = cudaLaunchKernel(with.func, with.gridDim, with.blockDim, with.kernelParams,
                                                   with.sharedMemBytes, stream);
        if (!error) stream_of(stream)->capture->nodes.back()->kernel = with.func;
        return error;
    };
}
static auto working(const cudaMemcpy3DParms& with) {
    return [with](cudaStream_t stream) { return cudaMemcpy3DAsync(&with, stream); };
}
static auto working(const cudaMemsetParams& with) {
    return [with](cudaStream_t stream) {
        const size_t pitch = with.height > 1 ? with.pitch : with.width * with.elementSize;
        return set_last(enqueue(stream, [=] { return fill(with.dst, pitch, with.value, with.elementSize, with.width, with.height); }));
    };
}
static auto working(const cudaHostNodeParams& with) {
    return [with](cudaStream_t stream) { return cudaLaunchHostFunc(stream, with.fn, with.userData); };
}
static auto working(void* to, const void* from, size_t size, cudaMemcpyKind kind) {
    return [=](cudaStream_t stream) { return cudaMemcpyAsync(to, from, size, kind, stream); };
}
static cudaError_t nothing(cudaStream_t) { return cudaSuccess; }

API cudaError_t cudaGraphAddEmptyNode(cudaGraphNode_t* made, cudaGraph_t graph, const cudaGraphNode_t* needs, size_t count) {
    return add_node(made, graph, needs, count, cudaGraphNodeTypeEmpty, nothing);
}
API cudaError_t cudaGraphAddKernelNode(cudaGraphNode_t* made, cudaGraph_t graph, const cudaGraphNode_t* needs, size_t count,
                                       const cudaKernelNodeParams* with) {
    return add_node(made, graph, needs, count, cudaGraphNodeTypeKernel, working(*with));
}
API cudaError_t cudaGraphKernelNodeSetParams(cudaGraphNode_t node, const cudaKernelNodeParams* with) {
    return set_node(of(node), cudaGraphNodeTypeKernel, working(*with));
}
API cudaError_t cudaGraphExecKernelNodeSetParams(cudaGraphExec_t graph, cudaGraphNode_t node, const cudaKernelNodeParams* with) {
    return set_node(node_in(*of(graph), of(node)), cudaGraphNodeTypeKernel, working(*with));
}
API cudaError_t cudaGraphAddMemcpyNode(cudaGraphNode_t* made, cudaGraph_t graph, const cudaGraphNode_t* needs, size_t count,
                                       const cudaMemcpy3DParms* with) {
    return add_node(made, graph, needs, count, cudaGraphNodeTypeMemcpy, working(*with));
}
API cudaError_t cudaGraphMemcpyNodeSetParams(cudaGraphNode_t node, const cudaMemcpy3DParms* with) {
    return set_node(of(node), cudaGraphNodeTypeMemcpy, working(*with));
}
API cudaError_t cudaGraphExecMemcpyNodeSetParams(cudaGraphExec_t graph, cudaGraphNode_t node, const cudaMemcpy3DParms* with) {
    return set_node(node_in(*of(graph), of(node)), cudaGraphNodeTypeMemcpy, working(*with));
}
API cudaError_t cudaGraphAddMemsetNode(cudaGraphNode_t* made, cudaGraph_t graph, const cudaGraphNode_t* needs, size_t count,
                                       const cudaMemsetParams* with) {
    return add_node(made, graph, needs, count, cudaGraphNodeTypeMemset, working(*with));
}
API cudaError_t cudaGraphMemsetNodeSetParams(cudaGraphNode_t node, const cudaMemsetParams* with) {
    return set_node(of(node), cudaGraphNodeTypeMemset, working(*with));
}
API cudaError_t cudaGraphExecMemsetNodeSetParams(cudaGraphExec_t graph, cudaGraphNode_t node, const cudaMemsetParams* with) {
    return set_node(node_in(*of(graph), of(node)), cudaGraphNodeTypeMemset, working(*with));
}
API cudaError_t cudaGraphAddHostNode(cudaGraphNode_t* made, cudaGraph_t graph, const cudaGraphNode_t* needs, size_t count,
                                     const cudaHostNodeParams* with) {
    return add_node(made, graph, needs, count, cudaGraphNodeTypeHost, working(*with));
}
API cudaError_t cudaGraphHostNodeSetParams(cudaGraphNode_t node, const cudaHostNodeParams* with) {
    return set_node(of(node), cudaGraphNodeTypeHost, working(*with));
}
API cudaError_t cudaGraphExecHostNodeSetParams(cudaGraphExec_t graph, cudaGraphNode_t node, const cudaHostNodeParams* with) {
    return set_node(node_in(*of(graph), of(node)), cudaGraphNodeTypeHost, working(*with));
}
API cudaError_t cudaGraphKernelNodeGetParams(cudaGraphNode_t node, cudaKernelNodeParams* found) {
    Node* one = of(node);
    if (one->type != cudaGraphNodeTypeKernel || !one->kernel) return set_last(cudaErrorInvalidValue);
    *found = {const_cast<void*>(one->kernel), one->grid, one->block, unsigned(one->shared), one->parameters.data(), nullptr};
    return cudaSuccess;
}
API cudaError_t cudaGraphAddMemcpyNode1D(cudaGraphNode_t* made, cudaGraph_t graph, const cudaGraphNode_t* needs, size_t count,
                                         void* to, const void* from, size_t size, cudaMemcpyKind kind) {
    return add_node(made, graph, needs, count, cudaGraphNodeTypeMemcpy, working(to, from, size, kind));
}
API cudaError_t cudaGraphMemcpyNodeSetParams1D(cudaGraphNode_t node, void* to, const void* from, size_t size,
                                               cudaMemcpyKind kind) {
    return set_node(of(node), cudaGraphNodeTypeMemcpy, working(to, from, size, kind));
}
API cudaError_t cudaGraphExecMemcpyNodeSetParams1D(cudaGraphExec_t graph, cudaGraphNode_t node, void* to, const void* from,
                                                   size_t size, cudaMemcpyKind kind) {
    return set_node(node_in(*of(graph), of(node)), cudaGraphNodeTypeMemcpy, working(to, from, size, kind));
}
API cudaError_t cudaGraphAddChildGraphNode(cudaGraphNode_t* made, cudaGraph_t graph, const cudaGraphNode_t* needs,
                                           size_t count, cudaGraph_t child) {
    auto copied = copy_of(*of(child));
    if (!copied) return set_last(cudaErrorInvalidValue);
    if (cudaError_t error = add_node(made, graph, needs, count, cudaGraphNodeTypeGraph, nothing)) return error;
    of(*made)->within = {copied};
    of(*made)->handles = {reinterpret_cast<cudaGraph_t>(copied.get())};
    return cudaSuccess;
}
API cudaError_t cudaGraphChildGraphNodeGetGraph(cudaGraphNode_t node, cudaGraph_t* found) {
    if (of(node)->type != cudaGraphNodeTypeGraph) return set_last(cudaErrorInvalidValue);
    *found = of(node)->handles[0];
    return cudaSuccess;
}
API cudaError_t cudaGraphExecChildGraphNodeSetParams(cudaGraphExec_t graph, cudaGraphNode_t node, cudaGraph_t child) {
    Node* found = node_in(*of(graph), of(node));
    auto copied = copy_of(*of(child));
    if (!found || !copied || found->type != cudaGraphNodeTypeGraph) return set_last(cudaErrorInvalidValue);
    found->within = {copied};
    return cudaSuccess;
}

// Memory of a graph has its address from the begin, and is there from the node that makes it to the one that frees it.
struct Used {  // bytes; what is reserved is so until it is given back
    std::map<void*, size_t> blocks;
    uint64_t now = 0, most = 0, reserved = 0, most_reserved = 0;
};
static Used& used_memory() { static auto& one = *new Used; return one; }
static void in_use(void* start, size_t size) {
    Used& all = used_memory();
    all.now += size - all.blocks[start];
    all.blocks[start] = size;
    all.most = std::max(all.most, all.now);
    all.reserved = std::max(all.reserved, all.now);
    all.most_reserved = std::max(all.most_reserved, all.reserved);
}
static bool of_a_graph(void* memory) { return used_memory().blocks.count(memory); }
static cudaError_t take_place(void** memory, size_t size) {
    if (!(*memory = allocate(size, Kind::DEVICE))) return set_last(cudaErrorMemoryAllocation);
    withdraw(*memory);
    in_use(*memory, 0);
    return cudaSuccess;
}
static CUresult make(void* memory, size_t size) {
    present(memory, size, Kind::DEVICE);
    unwritten(memory, size);
    in_use(memory, size);
    return CUDA_SUCCESS;
}
static CUresult unmake(void* memory) {
    withdraw(memory);
    if (of_a_graph(memory)) in_use(memory, 0);
    return CUDA_SUCCESS;
}
static cudaError_t add_memory(cudaGraphNode_t* made, cudaGraph_t graph, const cudaGraphNode_t* needs, size_t count,
                              size_t size, void** memory) {
    if (cudaError_t error = take_place(memory, size)) return error;
    if (cudaError_t error = add_node(made, graph, needs, count, cudaGraphNodeTypeMemAlloc, nothing)) return error;
    of(*made)->memory = *memory;
    of(*made)->work = [start = *memory, size] { return make(start, size); };
    return cudaSuccess;
}
cudaError_t stand_in::capture_memory(void** memory, size_t size, cudaStream_t stream) {
    if (cudaError_t error = take_place(memory, size)) return error;
    return set_last(enqueue(stream, [start = *memory, size] { return make(start, size); }, cudaGraphNodeTypeMemAlloc));
}
bool stand_in::free_of_graph(void* memory, cudaStream_t stream) {
    if (!memory || !(of_a_graph(memory) || stream_of(stream)->capture)) return false;
    enqueue(stream, [=] { return unmake(memory); }, cudaGraphNodeTypeMemFree);
    return true;
}
API cudaError_t cudaGraphAddMemAllocNode(cudaGraphNode_t* made, cudaGraph_t graph, const cudaGraphNode_t* needs, size_t count,
                                         cudaMemAllocNodeParams* with) {
    return add_memory(made, graph, needs, count, with->bytesize, &with->dptr);
}
API cudaError_t cudaGraphAddMemFreeNode(cudaGraphNode_t* made, cudaGraph_t graph, const cudaGraphNode_t* needs, size_t count,
                                        void* memory) {
    if (cudaError_t error = add_node(made, graph, needs, count, cudaGraphNodeTypeMemFree, nothing)) return error;
    of(*made)->memory = memory;
    of(*made)->work = [=] { return unmake(memory); };
    return cudaSuccess;
}
API cudaError_t cudaGraphMemFreeNodeGetParams(cudaGraphNode_t node, void* found) {
    if (of(node)->type != cudaGraphNodeTypeMemFree) return set_last(cudaErrorInvalidValue);
    *static_cast<void**>(found) = of(node)->memory;
    return cudaSuccess;
}
API cudaError_t cudaDeviceGraphMemTrim(int) {
    used_memory().reserved = used_memory().now;
    return cudaSuccess;
}
static uint64_t& amount(cudaGraphMemAttributeType which) {
    Used& all = used_memory();
    return which == cudaGraphMemAttrUsedMemCurrent ? all.now : which == cudaGraphMemAttrUsedMemHigh ? all.most
         : which == cudaGraphMemAttrReservedMemCurrent ? all.reserved : all.most_reserved;
}
API cudaError_t cudaDeviceGetGraphMemAttribute(int, cudaGraphMemAttributeType which, void* found) {
    *static_cast<uint64_t*>(found) = amount(which);
    return cudaSuccess;
}
API cudaError_t cudaDeviceSetGraphMemAttribute(int, cudaGraphMemAttributeType which, void*) {  // the most is reset
    if (which == cudaGraphMemAttrUsedMemHigh) used_memory().most = used_memory().now;
    if (which == cudaGraphMemAttrReservedMemHigh) used_memory().most_reserved = used_memory().reserved;
    return cudaSuccess;
}

API cudaError_t cudaGraphDestroyNode(cudaGraphNode_t node) {
    std::lock_guard<std::mutex> lock(held().lock);
    for (auto& [graph, kept] : held().all) {
        auto& all = kept->nodes;
        auto found = std::find_if(all.begin(), all.end(), [&](auto& one) { return one.get() == of(node); });
        if (found == all.end()) continue;
        for (auto& one : all) one->needs.erase(std::remove(one->needs.begin(), one->needs.end(), of(node)), one->needs.end());
        all.erase(found);
        return cudaSuccess;
    }
    return set_last(cudaErrorInvalidValue);
}

#if CUDART_VERSION >= 13000
// A condition is a word of device memory, which cudaGraphSetConditional of the device runtime writes.
API cudaError_t cudaGraphConditionalHandleCreate(cudaGraphConditionalHandle* made, cudaGraph_t graph, unsigned value,
                                                 unsigned flags) {
    void* word = allocate(sizeof(unsigned), Kind::DEVICE);
    if (!word) return set_last(cudaErrorMemoryAllocation);
    fill(word, sizeof(unsigned), 0, sizeof(unsigned), 1, 1);
    *made = reinterpret_cast<uintptr_t>(word);
    if (flags & cudaGraphCondAssignDefault) of(graph)->defaults.push_back({static_cast<unsigned*>(word), value});
    return cudaSuccess;
}
API cudaError_t cudaGraphAddNode(cudaGraphNode_t* made, cudaGraph_t graph, const cudaGraphNode_t* needs,
                                 const cudaGraphEdgeData*, size_t count, cudaGraphNodeParams* with) {
    switch (with->type) {
        case cudaGraphNodeTypeKernel: {
            auto& one = with->kernel;
            cudaKernelNodeParams plain{one.func, one.gridDim, one.blockDim, one.sharedMemBytes, one.kernelParams, one.extra};
            return cudaGraphAddKernelNode(made, graph, needs, count, &plain);
        }
        case cudaGraphNodeTypeMemcpy: return cudaGraphAddMemcpyNode(made, graph, needs, count, &with->memcpy.copyParams);
        case cudaGraphNodeTypeMemset: {
            auto& one = with->memset;
            cudaMemsetParams plain{one.dst, one.pitch, one.value, one.elementSize, one.width, one.height};
            return cudaGraphAddMemsetNode(made, graph, needs, count, &plain);
        }
        case cudaGraphNodeTypeHost: {
            cudaHostNodeParams plain{with->host.fn, with->host.userData};
            return cudaGraphAddHostNode(made, graph, needs, count, &plain);
        }
        case cudaGraphNodeTypeGraph: return cudaGraphAddChildGraphNode(made, graph, needs, count, with->graph.graph);
        case cudaGraphNodeTypeEmpty: return cudaGraphAddEmptyNode(made, graph, needs, count);
        case cudaGraphNodeTypeMemAlloc: return add_memory(made, graph, needs, count, with->alloc.bytesize, &with->alloc.dptr);
        case cudaGraphNodeTypeMemFree: return cudaGraphAddMemFreeNode(made, graph, needs, count, with->free.dptr);
        case cudaGraphNodeTypeConditional: break;
        default:
            not_supported("cudaGraphAddNode with a node of an event or a semaphore", cudaErrorNotSupported);
            return set_last(cudaErrorNotSupported);
    }
    auto& condition = with->conditional;
    const unsigned most = condition.type == cudaGraphCondTypeIf ? 2 : condition.type == cudaGraphCondTypeWhile ? 1 : ~0u;
    if (!condition.size || condition.size > most) return set_last(cudaErrorInvalidValue);
    if (cudaError_t error = add_node(made, graph, needs, count, cudaGraphNodeTypeConditional, nothing)) return error;
    Node& node = *of(*made);
    node.condition = condition.type;
    node.word = reinterpret_cast<unsigned*>(condition.handle);
    for (unsigned i = 0; i < condition.size; ++i) {
        node.within.push_back(std::make_shared<Graph>());
        node.handles.push_back(reinterpret_cast<cudaGraph_t>(node.within.back().get()));
    }
    condition.phGraph_out = node.handles.data();
    return cudaSuccess;
}
#endif

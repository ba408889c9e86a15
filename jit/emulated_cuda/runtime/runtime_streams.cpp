// The CUDA runtime API: streams, events and graphs. Work is done when it is enqueued.
#include "runtime.h"

#include <algorithm>

using namespace stand_in;

static cudaError_t make_stream(cudaStream_t* made, unsigned flags, int priority) {
    *made = reinterpret_cast<cudaStream_t>(new Stream{flags, priority, nullptr, current_device()});
    order(Step::MADE, *made, !(flags & cudaStreamNonBlocking));
    return cudaSuccess;
}
API cudaError_t cudaStreamCreate(cudaStream_t* made) { return make_stream(made, 0, 0); }
API cudaError_t cudaStreamCreateWithFlags(cudaStream_t* made, unsigned flags) { return make_stream(made, flags, 0); }
API cudaError_t cudaStreamCreateWithPriority(cudaStream_t* made, unsigned flags, int priority) {
    return make_stream(made, flags, priority);
}
API cudaError_t cudaStreamDestroy(cudaStream_t stream) {
    if (reinterpret_cast<uintptr_t>(stream) > 2) delete reinterpret_cast<Stream*>(stream);
    return cudaSuccess;
}
API cudaError_t cudaStreamSynchronize(cudaStream_t stream) {
    order(Step::STREAM_AWAITED, stream);
    return told(broken());
}
API cudaError_t cudaStreamQuery(cudaStream_t stream) { return cudaStreamSynchronize(stream); }
API cudaError_t cudaStreamGetFlags(cudaStream_t stream, unsigned* flags) {
    *flags = stream_of(stream)->flags;
    return cudaSuccess;
}
API cudaError_t cudaStreamGetPriority(cudaStream_t stream, int* priority) {
    *priority = stream_of(stream)->priority;
    return cudaSuccess;
}
API cudaError_t cudaStreamGetDevice(cudaStream_t stream, int* which) { *which = device_of(stream); return cudaSuccess; }
API cudaError_t cudaStreamGetId(cudaStream_t stream, unsigned long long* number) {
    *number = reinterpret_cast<uintptr_t>(stream);
    return cudaSuccess;
}
API cudaError_t cudaStreamSetAttribute(cudaStream_t, cudaStreamAttrID, const cudaStreamAttrValue*) { return cudaSuccess; }
API cudaError_t cudaStreamAttachMemAsync(cudaStream_t, void*, size_t, unsigned) { return cudaSuccess; }
API cudaError_t cudaStreamWaitEvent(cudaStream_t stream, cudaEvent_t event, unsigned) {
    if (Graph* graph = reinterpret_cast<Event*>(event)->capture) stream_of(stream)->capture = graph;
    else order(Step::STREAM_WAITS, stream, reinterpret_cast<uint64_t>(event));
    return cudaSuccess;
}
API cudaError_t cudaLaunchHostFunc(cudaStream_t stream, cudaHostFn_t function, void* data) {
    return told(enqueue(stream, [=] { function(data); return CUDA_SUCCESS; }));
}
API cudaError_t cudaStreamAddCallback(cudaStream_t stream, cudaStreamCallback_t function, void* data, unsigned) {
    function(stream, cudaError_t(broken()), data);
    return cudaSuccess;
}
API cudaError_t cudaEventCreateWithFlags(cudaEvent_t* made, unsigned flags) {
    *made = reinterpret_cast<cudaEvent_t>(new Event{0, false, flags, nullptr, current_device()});
    return cudaSuccess;
}
API cudaError_t cudaEventCreate(cudaEvent_t* made) { return cudaEventCreateWithFlags(made, 0); }
API cudaError_t cudaEventRecord(cudaEvent_t event, cudaStream_t stream) {
    Event* found = reinterpret_cast<Event*>(event);
    if (found->device != device_of(stream)) return told(cudaErrorInvalidResourceHandle);
    found->capture = stream_of(stream)->capture;
    found->recorded = true;
    found->seconds = now();
    if (!found->capture) order(Step::RECORDED, event, reinterpret_cast<uint64_t>(stream));
    return told(broken());
}
API cudaError_t cudaEventRecordWithFlags(cudaEvent_t event, cudaStream_t stream, unsigned) {
    return cudaEventRecord(event, stream);
}
API cudaError_t cudaEventSynchronize(cudaEvent_t event) {
    order(Step::EVENT_AWAITED, event);
    return told(broken());
}
API cudaError_t cudaEventQuery(cudaEvent_t event) { return cudaEventSynchronize(event); }
API cudaError_t cudaEventElapsedTime(float* milliseconds, cudaEvent_t from, cudaEvent_t to) {
    Event *first = reinterpret_cast<Event*>(from), *second = reinterpret_cast<Event*>(to);
    if (!first->recorded || !second->recorded || first->device != second->device)
        return told(cudaErrorInvalidResourceHandle);
    say_once("cudaEventElapsedTime: the time is the emulator's on this CPU, not a GPU's");
    *milliseconds = float((second->seconds - first->seconds) * 1e3);
    return cudaSuccess;
}
API cudaError_t cudaEventDestroy(cudaEvent_t event) {
    delete reinterpret_cast<Event*>(event);
    return cudaSuccess;
}

// Graphs: what a capture records is a sequence.
API cudaError_t cudaStreamBeginCapture(cudaStream_t stream, cudaStreamCaptureMode) {
    Stream* found = stream_of(stream);
    if (found->capture || reinterpret_cast<uintptr_t>(stream) <= 1) return told(cudaErrorStreamCaptureUnsupported);
    found->capture = new Graph;
    return cudaSuccess;
}
API cudaError_t cudaStreamEndCapture(cudaStream_t stream, cudaGraph_t* graph) {
    Stream* found = stream_of(stream);
    if (!found->capture) return told(cudaErrorIllegalState);
    *graph = reinterpret_cast<cudaGraph_t>(found->capture);
    found->capture = nullptr;
    return cudaSuccess;
}
API cudaError_t cudaStreamIsCapturing(cudaStream_t stream, cudaStreamCaptureStatus* status) {
    *status = stream_of(stream)->capture ? cudaStreamCaptureStatusActive : cudaStreamCaptureStatusNone;
    return cudaSuccess;
}
API cudaError_t cudaThreadExchangeStreamCaptureMode(cudaStreamCaptureMode*) { return cudaSuccess; }
API cudaError_t cudaGraphInstantiateWithFlags(cudaGraphExec_t* made, cudaGraph_t graph, unsigned long long) {
    *made = reinterpret_cast<cudaGraphExec_t>(new Graph(*reinterpret_cast<Graph*>(graph)));
    return cudaSuccess;
}
#if CUDART_VERSION >= 12000
API cudaError_t cudaGraphInstantiate(cudaGraphExec_t* made, cudaGraph_t graph, unsigned long long flags) {
    return cudaGraphInstantiateWithFlags(made, graph, flags);
}
#endif
API cudaError_t cudaGraphLaunch(cudaGraphExec_t graph, cudaStream_t stream) {
    for (auto& step : reinterpret_cast<Graph*>(graph)->steps)
        if (cudaError_t error = told(enqueue(stream, step))) return error;
    return cudaSuccess;
}
// Nodes are steps in the order in which they are added. A node depends on none that is added after it.
template <class Work> static cudaError_t add_node(cudaGraphNode_t* made, cudaGraph_t graph, Work work) {
    Graph* found = reinterpret_cast<Graph*>(graph);
    Stream recording{0, 0, found};
    if (cudaError_t error = work(reinterpret_cast<cudaStream_t>(&recording))) return error;
    *made = reinterpret_cast<cudaGraphNode_t>(found->steps.size());
    return cudaSuccess;
}
API cudaError_t cudaGraphCreate(cudaGraph_t* made, unsigned) {
    *made = reinterpret_cast<cudaGraph_t>(new Graph);
    return cudaSuccess;
}
API cudaError_t cudaGraphAddEmptyNode(cudaGraphNode_t* made, cudaGraph_t graph, const cudaGraphNode_t*, size_t) {
    return add_node(made, graph, [](cudaStream_t stream) { return told(enqueue(stream, [] { return CUDA_SUCCESS; })); });
}
API cudaError_t cudaGraphAddKernelNode(cudaGraphNode_t* made, cudaGraph_t graph, const cudaGraphNode_t*, size_t,
                                       const cudaKernelNodeParams* node) {
    return add_node(made, graph, [=](cudaStream_t stream) {
        return cudaLaunchKernel(node->func, node->gridDim, node->blockDim, node->kernelParams, node->sharedMemBytes, stream);
    });
}
// Another launch in a node's place.
static cudaError_t set_launch(Graph* graph, cudaGraphNode_t node, const cudaKernelNodeParams* with) {
    const size_t at = reinterpret_cast<size_t>(node) - 1;
    if (at >= graph->steps.size()) return told(cudaErrorInvalidValue);
    Graph single;
    Stream recording{0, 0, &single};
    if (cudaError_t error = cudaLaunchKernel(with->func, with->gridDim, with->blockDim, with->kernelParams,
                                             with->sharedMemBytes, reinterpret_cast<cudaStream_t>(&recording)))
        return error;
    graph->steps[at] = std::move(single.steps.front());
    return cudaSuccess;
}
API cudaError_t cudaGraphExecKernelNodeSetParams(cudaGraphExec_t graph, cudaGraphNode_t node,
                                                 const cudaKernelNodeParams* with) {
    return set_launch(reinterpret_cast<Graph*>(graph), node, with);
}
#if CUDART_VERSION >= 12000
API cudaError_t cudaGraphExecUpdate(cudaGraphExec_t graph, cudaGraph_t with, cudaGraphExecUpdateResultInfo* info) {
    Graph *old = reinterpret_cast<Graph*>(graph), *now = reinterpret_cast<Graph*>(with);
    const bool same = old->steps.size() == now->steps.size();
    if (info) *info = {same ? cudaGraphExecUpdateSuccess : cudaGraphExecUpdateErrorTopologyChanged, nullptr, nullptr};
    if (!same) return told(cudaErrorGraphExecUpdateFailure);
    old->steps = now->steps;
    return cudaSuccess;
}
#endif
API cudaError_t cudaGraphAddMemcpyNode(cudaGraphNode_t* made, cudaGraph_t graph, const cudaGraphNode_t*, size_t,
                                       const cudaMemcpy3DParms* node) {
    return add_node(made, graph, [=](cudaStream_t stream) { return cudaMemcpy3DAsync(node, stream); });
}
API cudaError_t cudaGraphAddMemcpyNode1D(cudaGraphNode_t* made, cudaGraph_t graph, const cudaGraphNode_t*, size_t,
                                         void* to, const void* from, size_t size, cudaMemcpyKind kind) {
    return add_node(made, graph, [=](cudaStream_t stream) { return cudaMemcpyAsync(to, from, size, kind, stream); });
}
API cudaError_t cudaGraphAddMemsetNode(cudaGraphNode_t* made, cudaGraph_t graph, const cudaGraphNode_t*, size_t,
                                       const cudaMemsetParams* given) {
    cudaMemsetParams node = *given;
    return add_node(made, graph, [=](cudaStream_t stream) {
        size_t pitch = node.height > 1 ? node.pitch : node.width * node.elementSize;
        return told(enqueue(stream, [=] { return fill(node.dst, pitch, node.value, node.elementSize, node.width, node.height); }));
    });
}
API cudaError_t cudaGraphAddHostNode(cudaGraphNode_t* made, cudaGraph_t graph, const cudaGraphNode_t*, size_t,
                                     const cudaHostNodeParams* node) {
    return add_node(made, graph, [=](cudaStream_t stream) { return cudaLaunchHostFunc(stream, node->fn, node->userData); });
}
API cudaError_t cudaGraphGetNodes(cudaGraph_t graph, cudaGraphNode_t* nodes, size_t* count) {
    size_t all = reinterpret_cast<Graph*>(graph)->steps.size();
    for (size_t i = 0; nodes && i < std::min(all, *count); ++i) nodes[i] = reinterpret_cast<cudaGraphNode_t>(i + 1);
    *count = nodes ? std::min(all, *count) : all;
    return cudaSuccess;
}
API cudaError_t cudaGraphClone(cudaGraph_t* made, cudaGraph_t graph) {
    *made = reinterpret_cast<cudaGraph_t>(new Graph(*reinterpret_cast<Graph*>(graph)));
    return cudaSuccess;
}
API cudaError_t cudaGraphUpload(cudaGraphExec_t, cudaStream_t) { return cudaSuccess; }
API cudaError_t cudaGraphDestroy(cudaGraph_t graph) { delete reinterpret_cast<Graph*>(graph); return cudaSuccess; }
API cudaError_t cudaGraphExecDestroy(cudaGraphExec_t graph) { delete reinterpret_cast<Graph*>(graph); return cudaSuccess; }

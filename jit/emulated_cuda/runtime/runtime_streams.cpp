// The CUDA runtime API: streams and events. Work is done when it is enqueued.
#include "runtime.h"

#include <algorithm>
#include <chrono>

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
    return set_last(broken());
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
    return set_last(enqueue(stream, [=] { function(data); return CUDA_SUCCESS; }, cudaGraphNodeTypeHost));
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
    if (found->device != device_of(stream)) return set_last(cudaErrorInvalidResourceHandle);
    found->capture = stream_of(stream)->capture;
    found->recorded = true;
    found->seconds = std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
    if (!found->capture) order(Step::RECORDED, event, reinterpret_cast<uint64_t>(stream));
    return set_last(broken());
}
API cudaError_t cudaEventRecordWithFlags(cudaEvent_t event, cudaStream_t stream, unsigned) {
    return cudaEventRecord(event, stream);
}
API cudaError_t cudaEventSynchronize(cudaEvent_t event) {
    order(Step::EVENT_AWAITED, event);
    return set_last(broken());
}
API cudaError_t cudaEventQuery(cudaEvent_t event) { return cudaEventSynchronize(event); }
API cudaError_t cudaEventElapsedTime(float* milliseconds, cudaEvent_t from, cudaEvent_t to) {
    Event *first = reinterpret_cast<Event*>(from), *second = reinterpret_cast<Event*>(to);
    if (!first->recorded || !second->recorded || first->device != second->device)
        return set_last(cudaErrorInvalidResourceHandle);
    say_once("cudaEventElapsedTime: the time is the emulator's on this CPU, not a GPU's");
    *milliseconds = float((second->seconds - first->seconds) * 1e3);
    return cudaSuccess;
}
API cudaError_t cudaEventDestroy(cudaEvent_t event) {
    delete reinterpret_cast<Event*>(event);
    return cudaSuccess;
}

// Captures: what one records is a sequence.
API cudaError_t cudaStreamBeginCapture(cudaStream_t stream, cudaStreamCaptureMode) {
    Stream* found = stream_of(stream);
    if (found->capture || reinterpret_cast<uintptr_t>(stream) <= 1) return set_last(cudaErrorStreamCaptureUnsupported);
    found->capture = new Graph;
    return cudaSuccess;
}
API cudaError_t cudaStreamEndCapture(cudaStream_t stream, cudaGraph_t* graph) {
    Stream* found = stream_of(stream);
    if (!found->capture) return set_last(cudaErrorIllegalState);
    if (graph) *graph = reinterpret_cast<cudaGraph_t>(found->capture);  // not for one that the program had made
    found->capture = nullptr;
    return cudaSuccess;
}
API cudaError_t cudaStreamIsCapturing(cudaStream_t stream, cudaStreamCaptureStatus* status) {
    *status = stream_of(stream)->capture ? cudaStreamCaptureStatusActive : cudaStreamCaptureStatusNone;
    return cudaSuccess;
}
#if CUDART_VERSION >= 13000
API cudaError_t cudaStreamBeginCaptureToGraph(cudaStream_t stream, cudaGraph_t graph, const cudaGraphNode_t*,
                                              const cudaGraphEdgeData*, size_t, cudaStreamCaptureMode) {
    Stream* found = stream_of(stream);
    if (found->capture || reinterpret_cast<uintptr_t>(stream) <= 1) return set_last(cudaErrorStreamCaptureUnsupported);
    found->capture = reinterpret_cast<Graph*>(graph);
    return cudaSuccess;
}
// Work is recorded in one order, so what comes next depends on the last node, and on those that the program names.
API cudaError_t cudaStreamGetCaptureInfo(cudaStream_t stream, cudaStreamCaptureStatus* status, unsigned long long* number,
                                         cudaGraph_t* graph, const cudaGraphNode_t** needs, const cudaGraphEdgeData** edges,
                                         size_t* count) {
    static thread_local cudaGraphNode_t last;
    static const cudaGraphEdgeData plain{};
    Graph* found = stream_of(stream)->capture;
    *status = found ? cudaStreamCaptureStatusActive : cudaStreamCaptureStatusNone;
    if (!found) return cudaSuccess;
    if (number) *number = reinterpret_cast<uintptr_t>(found);
    if (graph) *graph = reinterpret_cast<cudaGraph_t>(found);
    const bool any = !found->nodes.empty();
    if (any) last = reinterpret_cast<cudaGraphNode_t>(found->nodes.back().get());
    if (needs) *needs = &last;
    if (edges) *edges = &plain;
    if (count) *count = any;
    return cudaSuccess;
}
API cudaError_t cudaStreamUpdateCaptureDependencies(cudaStream_t stream, cudaGraphNode_t*, const cudaGraphEdgeData*, size_t,
                                                    unsigned) {
    return stream_of(stream)->capture ? cudaSuccess : set_last(cudaErrorIllegalState);
}
#endif
API cudaError_t cudaThreadExchangeStreamCaptureMode(cudaStreamCaptureMode*) { return cudaSuccess; }

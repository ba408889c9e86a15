// Graphs that are put together by hand: conditions, graphs within graphs, memory of a graph, orders that are given later, and
// other parameters in a node's place. Needs -rdc=true, for cudaGraphSetConditional.
#include <cstdint>
#include <cstdio>

#define CHECK(call)                                                                                     \
    do {                                                                                                \
        cudaError_t error = (call);                                                                     \
        if (error != cudaSuccess) return printf("%d: %s: %s\n", __LINE__, #call, cudaGetErrorString(error)), 1; \
    } while (0)
#define EXPECT(what) \
    do { if (!(what)) return printf("%d: %s\n", __LINE__, #what), 1; } while (0)

__global__ void add(int* x, int by) { x[threadIdx.x] += by; }
__global__ void times(int* x, int by) { x[threadIdx.x] *= by; }
__global__ void decide(cudaGraphConditionalHandle handle, unsigned value) { cudaGraphSetConditional(handle, value); }
__global__ void count_down(cudaGraphConditionalHandle handle, int* left) {
    cudaGraphSetConditional(handle, --*left > 0);
}

static cudaGraphNodeParams launch(void* kernel, void** arguments, unsigned threads = 32) {
    cudaGraphNodeParams made = {cudaGraphNodeTypeKernel};
    made.kernel.func = kernel;
    made.kernel.gridDim = dim3(1);
    made.kernel.blockDim = dim3(threads);
    made.kernel.kernelParams = arguments;
    return made;
}
static cudaGraphNodeParams condition(cudaGraphConditionalHandle handle, cudaGraphConditionalNodeType type, unsigned size) {
    cudaGraphNodeParams made = {cudaGraphNodeTypeConditional};
    made.conditional.handle = handle;
    made.conditional.type = type;
    made.conditional.size = size;
    return made;
}

static int* x;
static cudaStream_t stream;

static int first() {
    int found = 0;
    cudaMemcpyAsync(&found, x, sizeof found, cudaMemcpyDeviceToHost, stream);
    cudaStreamSynchronize(stream);
    return found;
}

static int conditions() {
    cudaGraph_t graph;
    cudaGraphExec_t made;
    cudaGraphNode_t decided, node;
    cudaGraphConditionalHandle handle;
    CHECK(cudaGraphCreate(&graph, 0));
    CHECK(cudaGraphConditionalHandleCreate(&handle, graph));
    unsigned value = 2;
    void* words[] = {&handle, &value};
    cudaGraphNodeParams deciding = launch((void*)decide, words, 1);
    CHECK(cudaGraphAddNode(&decided, graph, nullptr, nullptr, 0, &deciding));
    const cudaGraphConditionalNodeType types[] = {cudaGraphCondTypeIf, cudaGraphCondTypeSwitch};
    for (int which = 0; which < 2; ++which) {  // if adds 1, else 10; of three, the third adds 10000
        cudaGraphNodeParams with = condition(handle, types[which], 2 + which);
        CHECK(cudaGraphAddNode(&node, graph, &decided, nullptr, 1, &with));
        int by = which ? 100 : 1;
        for (unsigned i = 0; i < with.conditional.size; ++i, by *= 10) {
            void* arguments[] = {&x, &by};
            cudaGraphNodeParams one = launch((void*)add, arguments);
            cudaGraphNode_t inner;
            CHECK(cudaGraphAddNode(&inner, with.conditional.phGraph_out[i], nullptr, nullptr, 0, &one));
        }
    }
    CHECK(cudaGraphInstantiate(&made, graph, 0));
    CHECK(cudaMemset(x, 0, 128));
    CHECK(cudaGraphLaunch(made, stream));
    EXPECT(first() == 10001);
    for (value = 0; value < 4; value += 3) {  // 3: no branch of the second
        cudaKernelNodeParams other = {(void*)decide, dim3(1), dim3(1), 0, words, nullptr};
        CHECK(cudaGraphExecKernelNodeSetParams(made, decided, &other));
        CHECK(cudaMemset(x, 0, 128));
        CHECK(cudaGraphLaunch(made, stream));
        EXPECT(first() == (value ? 1 : 110));
    }
    CHECK(cudaGraphExecDestroy(made));
    CHECK(cudaGraphDestroy(graph));
    return 0;
}

static int loop() {  // five turns, whose body is captured, and the condition holds at the begin of each launch
    int* left;
    CHECK(cudaMalloc(&left, 4));
    cudaGraph_t graph, body;
    cudaGraphExec_t made;
    cudaGraphNode_t node;
    cudaGraphConditionalHandle handle;
    CHECK(cudaGraphCreate(&graph, 0));
    CHECK(cudaGraphConditionalHandleCreate(&handle, graph, 1, cudaGraphCondAssignDefault));
    cudaGraphNodeParams with = condition(handle, cudaGraphCondTypeWhile, 1);
    CHECK(cudaGraphAddNode(&node, graph, nullptr, nullptr, 0, &with));
    CHECK(cudaStreamBeginCaptureToGraph(stream, with.conditional.phGraph_out[0], nullptr, nullptr, 0,
                                        cudaStreamCaptureModeGlobal));
    add<<<1, 32, 0, stream>>>(x, 3);
    count_down<<<1, 1, 0, stream>>>(handle, left);
    CHECK(cudaStreamEndCapture(stream, &body));
    EXPECT(body == with.conditional.phGraph_out[0]);
    CHECK(cudaGraphInstantiate(&made, graph, 0));
    CHECK(cudaMemset(x, 0, 128));
    for (int turn = 1; turn < 3; ++turn) {
        const int turns = 5;
        CHECK(cudaMemcpy(left, &turns, 4, cudaMemcpyHostToDevice));
        CHECK(cudaGraphLaunch(made, stream));
        EXPECT(first() == 15 * turn);
    }
    return 0;
}

static int parts() {
    cudaGraph_t graph, child, clone;
    cudaGraphExec_t made;
    cudaGraphNode_t sum, product, inner, made_memory, cleared, copied, freed, same;
    int two = 2, three = 3, four = 4;
    void *by_two[] = {&x, &two}, *by_three[] = {&x, &three}, *by_four[] = {&x, &four};
    cudaKernelNodeParams adds = {(void*)add, dim3(1), dim3(32), 0, by_two, nullptr}, multiplies = adds, other = adds;
    multiplies.func = (void*)times, multiplies.kernelParams = by_three, other.kernelParams = by_four;
    CHECK(cudaGraphCreate(&child, 0));
    CHECK(cudaGraphAddKernelNode(&inner, child, nullptr, 0, &adds));
    CHECK(cudaGraphCreate(&graph, 0));
    // The product is added first, and runs last.
    CHECK(cudaGraphAddKernelNode(&product, graph, nullptr, 0, &multiplies));
    CHECK(cudaGraphAddChildGraphNode(&sum, graph, nullptr, 0, child));
    CHECK(cudaGraphAddDependencies(graph, &sum, &product, nullptr, 1));
    CHECK(cudaMemset(x, 0, 128));
    CHECK(cudaGraphInstantiate(&made, graph, 0));
    CHECK(cudaGraphLaunch(made, stream));
    EXPECT(first() == 6);
    size_t count = 0;
    CHECK(cudaGraphGetRootNodes(graph, nullptr, &count));
    EXPECT(count == 1);
    CHECK(cudaGraphGetRootNodes(graph, &same, &count));
    EXPECT(same == sum);
    CHECK(cudaGraphGetEdges(graph, nullptr, nullptr, nullptr, &count));
    EXPECT(count == 1);
    cudaGraphNodeType type;
    CHECK(cudaGraphNodeGetType(sum, &type));
    EXPECT(type == cudaGraphNodeTypeGraph);
    cudaKernelNodeParams found;
    CHECK(cudaGraphKernelNodeGetParams(product, &found));
    EXPECT(found.func == (void*)times && found.blockDim.x == 32 && **(int**)(found.kernelParams + 1) == 3);
    // A node that is switched off, and other parameters in a clone alone.
    CHECK(cudaGraphNodeSetEnabled(made, product, 0));
    CHECK(cudaGraphLaunch(made, stream));
    EXPECT(first() == 8);
    CHECK(cudaGraphClone(&clone, graph));
    CHECK(cudaGraphNodeFindInClone(&same, product, clone));
    other.func = (void*)times;
    CHECK(cudaGraphKernelNodeSetParams(same, &other));
    CHECK(cudaGraphInstantiate(&made, clone, 0));
    CHECK(cudaGraphLaunch(made, stream));
    EXPECT(first() == 40);
    EXPECT(cudaGraphAddDependencies(graph, &product, &sum, nullptr, 1) == cudaSuccess);
    EXPECT(cudaGraphInstantiate(&made, graph, 0) == cudaErrorInvalidValue);  // a circle

    // Memory that is there from one node to another one.
    CHECK(cudaGraphCreate(&graph, 0));
    cudaMemAllocNodeParams memory = {};
    memory.poolProps.allocType = cudaMemAllocationTypePinned;
    memory.poolProps.location.type = cudaMemLocationTypeDevice;
    memory.bytesize = 128;
    CHECK(cudaGraphAddMemAllocNode(&made_memory, graph, nullptr, 0, &memory));
    cudaMemsetParams ones = {};
    ones.dst = memory.dptr, ones.elementSize = 4, ones.width = 32, ones.height = 1, ones.value = 7;
    CHECK(cudaGraphAddMemsetNode(&cleared, graph, &made_memory, 1, &ones));
    CHECK(cudaGraphAddMemcpyNode1D(&copied, graph, &cleared, 1, x, memory.dptr, 128, cudaMemcpyDeviceToDevice));
    CHECK(cudaGraphAddMemFreeNode(&freed, graph, &copied, 1, memory.dptr));
    CHECK(cudaGraphInstantiate(&made, graph, 0));
    for (int turn = 0; turn < 2; ++turn) {
        CHECK(cudaMemset(x, 0, 128));
        CHECK(cudaGraphLaunch(made, stream));
        EXPECT(first() == 7);
    }
    uint64_t bytes = 0;
    CHECK(cudaDeviceGetGraphMemAttribute(0, cudaGraphMemAttrReservedMemCurrent, &bytes));
    EXPECT(bytes == 128);
    CHECK(cudaDeviceGraphMemTrim(0));
    CHECK(cudaDeviceGetGraphMemAttribute(0, cudaGraphMemAttrReservedMemCurrent, &bytes));
    EXPECT(bytes == 0);
    EXPECT(cudaMemcpy(x, memory.dptr, 128, cudaMemcpyDeviceToDevice) != cudaSuccess);  // it is gone
    cudaGetLastError();
    return 0;
}

static int captured_memory() {  // made and freed in the order of the stream, at each launch and not before
    cudaGraph_t graph;
    cudaGraphExec_t made;
    int *inner, *outer;
    CHECK(cudaStreamBeginCapture(stream, cudaStreamCaptureModeGlobal));
    CHECK(cudaMallocAsync((void**)&inner, 128, stream));
    CHECK(cudaMallocAsync((void**)&outer, 128, stream));
    CHECK(cudaMemsetAsync(inner, 0, 128, stream));
    add<<<1, 32, 0, stream>>>(inner, 9);
    CHECK(cudaMemcpyAsync(outer, inner, 128, cudaMemcpyDeviceToDevice, stream));
    CHECK(cudaFreeAsync(inner, stream));
    CHECK(cudaStreamEndCapture(stream, &graph));
    CHECK(cudaGraphInstantiate(&made, graph, 0));
    for (int turn = 0; turn < 2; ++turn) {
        CHECK(cudaMemset(x, 0, 128));
        CHECK(cudaGraphLaunch(made, stream));
        CHECK(cudaMemcpyAsync(x, outer, 128, cudaMemcpyDeviceToDevice, stream));
        EXPECT(first() == 9);
        CHECK(cudaFreeAsync(outer, stream));
    }
    return 0;
}

int main() {
    if (cudaMalloc(&x, 128) || cudaStreamCreate(&stream)) return 1;
    return conditions() || loop() || parts() || captured_memory();
}

// The CUDA runtime API: what a graph is made of, and the dependencies of its nodes.
#include "graphs.h"

#include <algorithm>

using namespace stand_in;

template <class Item, class Given> static cudaError_t listed(const std::vector<Item>& all, Given* found, size_t* count) {
    for (size_t i = 0; found && i < std::min(all.size(), *count); ++i) found[i] = all[i];
    *count = found ? std::min(all.size(), *count) : all.size();
    return cudaSuccess;
}
static std::vector<cudaGraphNode_t> nodes_of(const Graph& graph, bool roots) {
    std::vector<cudaGraphNode_t> found;
    for (auto& node : graph.nodes)
        if (!roots || node->needs.empty()) found.push_back(handle(node.get()));
    return found;
}
API cudaError_t cudaGraphGetNodes(cudaGraph_t graph, cudaGraphNode_t* nodes, size_t* count) {
    return listed(nodes_of(*of(graph), false), nodes, count);
}
API cudaError_t cudaGraphGetRootNodes(cudaGraph_t graph, cudaGraphNode_t* nodes, size_t* count) {
    return listed(nodes_of(*of(graph), true), nodes, count);
}
API cudaError_t cudaGraphNodeGetType(cudaGraphNode_t node, cudaGraphNodeType* type) {
    *type = of(node)->type;
    return cudaSuccess;
}
API cudaError_t cudaGraphNodeFindInClone(cudaGraphNode_t* found, cudaGraphNode_t node, cudaGraph_t graph) {
    Node* one = node_in(*of(graph), of(node));
    if (!one) return set_last(cudaErrorInvalidValue);
    *found = handle(one);
    return cudaSuccess;
}
API cudaError_t cudaGraphNodeSetEnabled(cudaGraphExec_t graph, cudaGraphNode_t node, unsigned enabled) {
    Node* found = node_in(*of(graph), of(node));
    const bool may = found && (found->type == cudaGraphNodeTypeKernel || found->type == cudaGraphNodeTypeMemset ||
                               found->type == cudaGraphNodeTypeMemcpy);
    if (!may) return set_last(cudaErrorInvalidValue);
    found->enabled = enabled;
    return cudaSuccess;
}
API cudaError_t cudaGraphNodeGetEnabled(cudaGraphExec_t graph, cudaGraphNode_t node, unsigned* enabled) {
    Node* found = node_in(*of(graph), of(node));
    if (!found) return set_last(cudaErrorInvalidValue);
    *enabled = found->enabled;
    return cudaSuccess;
}
#if CUDART_VERSION >= 13000
API cudaError_t cudaGraphAddDependencies(cudaGraph_t, const cudaGraphNode_t* from, const cudaGraphNode_t* to,
                                         const cudaGraphEdgeData*, size_t count) {
    for (size_t i = 0; i < count; ++i) of(to[i])->needs.push_back(of(from[i]));
    return cudaSuccess;
}
API cudaError_t cudaGraphRemoveDependencies(cudaGraph_t, const cudaGraphNode_t* from, const cudaGraphNode_t* to,
                                            const cudaGraphEdgeData*, size_t count) {
    for (size_t i = 0; i < count; ++i) {
        auto& needs = of(to[i])->needs;
        needs.erase(std::remove(needs.begin(), needs.end(), of(from[i])), needs.end());
    }
    return cudaSuccess;
}
API cudaError_t cudaGraphNodeGetDependencies(cudaGraphNode_t node, cudaGraphNode_t* found, cudaGraphEdgeData* edges,
                                             size_t* count) {
    std::vector<cudaGraphNode_t> all;
    for (Node* one : of(node)->needs) all.push_back(handle(one));
    listed(all, found, count);
    if (edges) std::memset(edges, 0, *count * sizeof *edges);
    return cudaSuccess;
}
API cudaError_t cudaGraphGetEdges(cudaGraph_t graph, cudaGraphNode_t* from, cudaGraphNode_t* to, cudaGraphEdgeData* edges,
                                  size_t* count) {
    std::vector<cudaGraphNode_t> first, second;
    for (auto& node : of(graph)->nodes)
        for (Node* one : node->needs) first.push_back(handle(one)), second.push_back(handle(node.get()));
    size_t again = *count;
    listed(first, from, count);
    listed(second, to, &again);
    if (edges) std::memset(edges, 0, *count * sizeof *edges);
    return cudaSuccess;
}
#endif

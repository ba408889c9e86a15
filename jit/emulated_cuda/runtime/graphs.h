// What the parts of the runtime API that deal with graphs share.
#pragma once
#include "runtime.h"

namespace stand_in {

inline Graph* of(cudaGraph_t graph) { return reinterpret_cast<Graph*>(graph); }
inline Graph* of(cudaGraphExec_t graph) { return reinterpret_cast<Graph*>(graph); }
inline Node* of(cudaGraphNode_t node) { return reinterpret_cast<Node*>(node); }
inline cudaGraphNode_t handle(const Node* node) { return reinterpret_cast<cudaGraphNode_t>(const_cast<Node*>(node)); }
Node* node_in(const Graph& graph, const Node* origin);  // of an executable graph or a clone; null where there is none

}  // namespace stand_in

/* A plan's launches and clears as one executable graph: the addresses of its nodes are set, and it is launched.
 *
 * graphs.py makes the graphs; replay.c launches one by one where there is none. The driver does not lock an executable
 * graph, so a call that finds it busy, with another thread, takes no graph. */

#pragma once
#include "operations.h"

/* The graph of a stream, which may still have to be made; NULL where the plan has none, or has those of other streams.
 * Called with the interpreter lock. */
static Graph *graph_of(Graphs *graphs, void *stream) {
    if (!graphs) return NULL;
    for (Graph *graph = graphs->of; graph < graphs->of + STREAMS; graph++) {
        if (!graph->used) {
            graph->used = 1;
            graph->stream = stream;
        }
        if (graph->stream == stream) return graph;
    }
    return NULL;
}

/* Whether a call may launch the graph, which is its own then. */
static bool take_graph(Graph *graph) {
    if (!graph || !graph->executable || graph->busy) return false;
    graph->busy = 1;
    return true;
}

/* Gives a graph back; one that the driver refused is not tried again. */
static void leave_graph(Graph *graph, bool launched) {
    graph->busy = 0;
    if (!launched) graph->executable = NULL;
}

/* Counts a call that launched one by one; true where the graph is to be made now. */
static bool count_call(const Graphs *graphs, Graph *graph) { return graph && ++graph->calls == graphs->due; }

/* Sets the node of one operation, whose parameters are packed; 0 where the driver took it. */
static int set_node(const Graphs *graphs, const Graph *graph, void *node, const Operation *op, Frame frame) {
    if (op->kind == CLEAR) {
        MemsetNode clear = {.address = frame.slots[op->slot] + op->addend,
                            .element_size = 4, .width = op->words, .height = 1};
        return graphs->set_clear(graph->executable, node, &clear, graph->context);
    }
    KernelNode launch = {.function = op->function, .shape = op->config->shape, .parameters = pointers_of(op, frame)};
    return graphs->set_launch(graph->executable, node, &launch);
}

/* Sets all nodes and launches, without the interpreter lock; false where the driver refused: then nothing runs. */
static bool launch_graph(const Program *program, const Graph *graph, Frame frame, void *stream) {
    const Graphs *graphs = program->graphs;
    const Operation *op = program->operations;
    for (int64_t i = 0, count = program->operation_count; i < count; i++)
        if (set_node(graphs, graph, graph->nodes[i], &op[i], frame)) return false;
    return !graphs->launch(graph->executable, stream);
}

/* Has Python make the graph of a stream, from a call that has just launched. What goes wrong there leaves it unmade. */
static void make_graph(Object *make, const Program *program, Graph *graph, Frame frame) {
    Object *args[] = {PyLong_FromVoidPtr(program), PyLong_FromVoidPtr(graph), PyLong_FromVoidPtr(frame.slots),
                      PyLong_FromVoidPtr(frame.stack)};
    Object *result = PyObject_Vectorcall(make, args, 4, NULL);
    if (result)
        Py_DecRef(result);
    else
        PyErr_Clear();
    for (int i = 0; i < 4; i++) Py_DecRef(args[i]);
}

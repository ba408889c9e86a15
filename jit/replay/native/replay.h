/* A plan as one native call: its allocations, then all its launches and clears, with the interpreter lock released once:
 * one after the other, or by the executable graph that the plan has of them for the stream.
 *
 * What no call's arguments change is packed when the plan is made; at a call only addresses are filled in. The key of the
 * arguments has been found before, so their types are known here. What is unusual (a stream that is captured, one whose
 * scratch is too small, another current device, a driver that refuses) goes to a Python function (native_plan.py). */

#pragma once
#include "graphs.h"

/* Items of a plan's tuple. */
enum { ALLOCATE = 2, FORMS, MEMORY_KEY, MAKE_GRAPH };

/* The memory that this thread's calls share on a stream, borrowed, or NULL. `key` is one of the thread's dictionary, where
 * each stream has a tuple that begins with a Shared, as bytes. */
static Object *memory_on(Object *key, void *stream) {
    Object *thread = PyThreadState_GetDict();
    Object *streams = thread ? PyDict_GetItemWithError(thread, key) : NULL;
    Object *handle = streams ? PyLong_FromVoidPtr(stream) : NULL;
    if (!handle) return NULL;
    Object *found = PyDict_GetItemWithError(streams, handle);
    Py_DecRef(handle);
    return found;
}

/* Takes the memory that a plan shares, if there is enough of it; NULL otherwise. `slots` are the scratch's and the
 * counters'. */
static Object *take_memory(Object *self, const Program *program, void *stream, uint64_t *slots) {
    Object *memory = memory_on(PyTuple_GetItem(self, MEMORY_KEY), stream);
    if (!memory) return NULL;
    const Shared *shared = (const Shared *)PyBytes_AsString(PyTuple_GetItem(memory, 0));
    if (shared->scratch_size < (uint64_t)program->scratch || shared->counter_count < (uint64_t)program->counters)
        return NULL;
    slots[0] = shared->scratch;
    slots[1] = shared->counters;
    Py_IncRef(memory); /* an allocation may run any Python code */
    return memory;
}

static bool is_captured(const Program *program, void *stream) {
    int32_t status = 0;
    return program->capturing && (program->capturing(stream, &status) || status);
}

/* The address of a tensor that is known to be one. */
static void read_address(const Program *program, Object *tensor, uint64_t *address) {
    aoti_torch_get_data_ptr((char *)tensor + program->inside, address);
}

/* Allocates the plan's tensors; returns how many there are: fewer than the plan has where one raised an error. */
static int64_t allocate(Object *self, const Program *program, Object **made, uint64_t *slots) {
    for (int64_t i = 0; i < program->allocations; i++) {
        Object *form = PyTuple_GetItem(PyTuple_GetItem(self, FORMS), i);
        made[i] = PyObject_Call(PyTuple_GetItem(self, ALLOCATE), form, NULL);
        if (!made[i]) return i;
        read_address(program, made[i], &slots[i]);
    }
    return program->allocations;
}

/* Does the operations; false where a tensor map cannot be made or the driver refuses. */
static bool run(Object *self, const Program *program, Graph *graph, Frame frame, void *stream) {
    const Operation *first = program->operations, *end = first + program->operation_count;
    for (const Operation *op = first; op < end; op++)
        if (!fill(program, op, frame)) return false;
    void *thread;
    if (take_graph(graph)) {
        thread = PyEval_SaveThread();
        bool launched = launch_graph(program, graph, frame, stream);
        PyEval_RestoreThread(thread);
        leave_graph(graph, launched);
        if (launched) return true;
    }
    thread = PyEval_SaveThread();
    int refused = 0;
    for (const Operation *op = first; op < end && !refused; op++) refused = issue_on(program, op, frame, stream);
    PyEval_RestoreThread(thread);
    if (refused) return false;
    if (count_call(program->graphs, graph)) make_graph(PyTuple_GetItem(self, MAKE_GRAPH), program, graph, frame);
    return true;
}

/* What the plan returns at one place, with a reference of its own. */
static Object *returned(int64_t which, Object *const *args, Object *const *made) {
    Object *object = which < 0 ? made[-1 - which] : args[which];
    Py_IncRef(object);
    return object;
}

static Object *answer(const Program *program, Object *const *args, Object *const *made) {
    if (program->return_count < 0) return returned(program->returns[0], args, made);
    Object *tuple = PyTuple_New(program->return_count);
    for (int64_t i = 0; tuple && i < program->return_count; i++)
        PyTuple_SetItem(tuple, i, returned(program->returns[i], args, made));
    return tuple;
}

/* `self` is (Program, what is called for unusual calls, what allocates, its arguments for each tensor, key of the shared memory, what
 * makes graphs, what must live as long). */
Object *replay(Object *self, Object *const *args, int64_t count, Object *names) {
    const Program *program = laid_out(self);
    int64_t given = count + (names ? PyTuple_Size(names) : 0);
    int64_t known = program->source_count + program->allocations;
    void *stream = NULL;
    if (given != program->arguments || !is_current(program->current, program->device) ||
        (program->stream_of && program->stream_of(DLPACK_CUDA, program->device, &stream)))
        return fall_back(self, args, count, names);

    /* A captured call's launches become nodes of the graph that is captured, each for itself; its memory is its own. */
    uint64_t slots[known + 2];
    bool shares = program->scratch || program->counters;
    bool captured = (shares || program->graphs) && is_captured(program, stream);
    Graph *graph = captured ? NULL : graph_of(program->graphs, stream);
    Object *memory = shares && !captured ? take_memory(self, program, stream, slots + known) : NULL;
    if (shares && !memory) return fall_back(self, args, count, names);

    for (int64_t i = 0; i < program->source_count; i++)
        read_address(program, args[program->sources[i]], &slots[i]);
    Object *made[program->allocations + 1];
    int64_t made_count = allocate(self, program, made, slots + program->source_count);

    _Alignas(128) char stack[program->stack + 1];
    bool allocated = made_count == program->allocations;
    bool done = allocated && run(self, program, graph, (Frame){slots, stack}, stream);
    Object *result = done ? answer(program, args, made) : NULL;
    if (memory) Py_DecRef(memory);
    for (int64_t i = 0; i < made_count; i++) Py_DecRef(made[i]);
    return allocated && !done ? fall_back(self, args, count, names) : result;
}

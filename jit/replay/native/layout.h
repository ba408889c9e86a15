/* What Python lays out and the native code reads. layout.py makes ctypes' structures of this text, so that each field
 * has one place. It takes the C of this file: enums, structs of integers, pointers, arrays and earlier structs. */

#pragma once
#include "driver.h"

/* Kinds of a parameter. An integer's kind is its size in bytes: 1, 2, 4 or 8. */
enum { POINTER = 0, F32 = 9, F64 = 10, BYTES = 11, MAP = 12 };

/* What cuTensorMapEncodeTiled takes besides the address. */
typedef struct {
    uint32_t dtype, rank;
    const uint64_t *dims, *strides;
    const uint32_t *box, *steps;
    uint32_t interleave, swizzle, l2, fill;
} Map;

/* Which tensors are read: plain ones, with strides, on one type of device. */
typedef struct {
    int64_t inside;                /* offset of the C++ tensor in a Python one */
    const void *tensor, *parameter; /* the types torch.Tensor and torch.nn.Parameter */
    int32_t device_type, device;   /* torch's numbers */
} Tensors;

/* How an argument is packed. `extra` is the size of BYTES, or the address of a Map. */
typedef struct {
    uint32_t kind, offset;
    uint64_t extra;
} Parameter;

/* A prepared launch: `count` parameters, which take `size` bytes. */
typedef struct {
    Tensors tensors;
    LaunchKernelEx *launch;
    TensorMapEncodeTiled *encode;
    CurrentStream *stream_of;      /* NULL: the configuration has the stream */
    CurrentDevice *current;        /* NULL: the device is always the current one */
    const void *function;          /* the CUfunction */
    int64_t count, size;
    LaunchConfig config;
    Parameter parameters[];
} Launch;

/* What the key of a call's arguments depends on besides them. */
typedef struct {
    Tensors tensors;
    const char *environment;       /* name of a variable that is part of the key, or NULL */
    const int32_t *recording;      /* how many threads record what an entry does */
} Keys;

/* An address in a packed list: that of a slot and `addend`, or the tensor map made of it. */
typedef struct {
    int64_t slot, offset, addend;
    const Map *map;                /* or NULL */
} Patch;

/* What a plan asks the driver for: a launch, or a clear of `words` 32-bit words at a slot's address and `addend`.
 *
 * A launch's parameters are packed on the call's stack: the list lies at `packed`, the pointers to the parameters at
 * `pointers`. */
enum { LAUNCH = 0, CLEAR = 1 };
typedef struct {
    int64_t kind;
    const void *function;          /* the CUfunction */
    const LaunchConfig *config;
    int64_t packed, pointers;
    int64_t size;                  /* bytes of the list; `template` is what no call changes of it */
    const void *template;
    int64_t parameters;
    const int64_t *offsets;        /* of each parameter in the list */
    int64_t patches;
    const Patch *patch;
    int64_t words, slot, addend;
} Operation;

/* The executable graph of a plan on one stream. */
typedef struct {
    int64_t used, calls, busy;
    void *stream;
    void *executable;              /* NULL until it is made */
    void *const *nodes;            /* one for each operation */
    void *context;                 /* in which a clear runs */
} Graph;

enum { STREAMS = 4 }; /* for which a plan keeps graphs */

/* The graphs of a plan. */
typedef struct {
    int64_t due;                   /* the call on a stream after which its graph is made */
    GraphExecKernelNodeSetParams *set_launch;
    GraphExecMemsetNodeSetParams *set_clear;
    GraphLaunch *launch;
    Graph of[STREAMS];
} Graphs;

/* A plan. Its slots are addresses: of the arguments in `sources`, of what it allocates, of the scratch and of the
 * counters that the thread's calls on a stream share. */
typedef struct {
    LaunchKernelEx *launch;
    MemsetD32Async *clear;
    TensorMapEncodeTiled *encode;
    StreamIsCapturing *capturing;  /* NULL: no stream is ever captured */
    CurrentStream *stream_of;      /* NULL: there are no streams */
    CurrentDevice *current;        /* NULL: there is one device */
    int64_t device;
    int64_t inside;                /* offset of the C++ tensor in a Python one */
    int64_t arguments;             /* of a call, by position and by name */
    int64_t source_count;
    const int64_t *sources;
    int64_t allocations;
    int64_t scratch, counters;     /* bytes and number that it needs of the stream's */
    int64_t operation_count;
    const Operation *operations;
    int64_t stack;                 /* bytes of packed parameters */
    int64_t return_count;          /* of the tuple; -1: one thing is returned, and no tuple */
    const int64_t *returns;        /* n for argument n, -1 - n for the n-th allocation */
    Graphs *graphs;                /* NULL: it gets no graphs */
} Program;

/* What a thread's calls share on a stream. */
typedef struct {
    uint64_t scratch, scratch_size;   /* address, bytes */
    uint64_t counters, counter_count; /* address, number */
} Shared;

_Static_assert(sizeof(Map) == 56, "as Python lays it out");
_Static_assert(sizeof(Tensors) == 32, "as Python lays it out");
_Static_assert(sizeof(Parameter) == 16, "as Python lays it out");
_Static_assert(sizeof(Launch) == 144, "as Python lays it out");
_Static_assert(sizeof(Keys) == 48, "as Python lays it out");
_Static_assert(sizeof(Patch) == 32, "as Python lays it out");
_Static_assert(sizeof(Operation) == 112, "as Python lays it out");
_Static_assert(sizeof(Graph) == 56, "as Python lays it out");
_Static_assert(sizeof(Graphs) == 256, "as Python lays it out");
_Static_assert(sizeof(Program) == 160, "as Python lays it out");
_Static_assert(sizeof(Shared) == 32, "as Python lays it out");

/* The operations of a plan: packing a launch's parameters, and asking the driver for a launch or a clear. */

#pragma once
#include "arguments.h"

/* What a call's operations read: the addresses in its slots, and the packed parameters on its stack. */
typedef struct {
    const uint64_t *slots;
    char *stack;
} Frame;

static void **pointers_of(const Operation *op, Frame frame) { return (void **)(frame.stack + op->pointers); }

/* Packs a launch's parameters on the stack; false where a tensor map cannot be made. */
static bool fill(const Program *program, const Operation *op, Frame frame) {
    if (op->kind == CLEAR) return true;
    char *packed = frame.stack + op->packed;
    void **pointers = pointers_of(op, frame);
    const int64_t *offsets = op->offsets;
    const Patch *end = op->patch + op->patches;
    __builtin_memcpy(packed, op->template, op->size);
    for (int64_t i = 0, count = op->parameters; i < count; i++) pointers[i] = packed + offsets[i];
    for (const Patch *patch = op->patch; patch < end; patch++) {
        uint64_t address = frame.slots[patch->slot] + patch->addend;
        if (!patch->map)
            __builtin_memcpy(packed + patch->offset, &address, sizeof address);
        else if (!encode_map(program->encode, packed + patch->offset, address, patch->map))
            return false;
    }
    return true;
}

/* Asks the driver for one operation on a stream, without the interpreter lock; 0 where it took it. */
static int issue_on(const Program *program, const Operation *op, Frame frame, void *stream) {
    if (op->kind == CLEAR) return program->clear(frame.slots[op->slot] + op->addend, 0, op->words, stream);
    LaunchConfig config = *op->config;
    config.stream = stream;
    return program->launch(&config, op->function, pointers_of(op, frame), NULL);
}

/* The same for Python, which captures a call's operations by it (graphs.py). */
int issue(const Program *program, const Operation *op, const uint64_t *slots, char *stack, void *stream) {
    return issue_on(program, op, (Frame){slots, stack}, stream);
}

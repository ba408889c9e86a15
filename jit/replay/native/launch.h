/* A prepared launch: packs the arguments and calls cuLaunchKernelEx. What is unusual about the arguments, and what the
 * driver refuses, goes to a Python function, which checks everything and raises the errors. */

#pragma once
#include "arguments.h"

/* None, an address as an int, or a tensor. */
static bool pack_pointer(const Tensors *tensors, Object *object, void *place) {
    uint64_t address = 0;
    if (object->type == &PyLong_Type) {
        address = PyLong_AsUnsignedLongLong(object);
        if (address == UINT64_MAX) return false; /* an error, or an address that no memory has */
    } else if (object != &_Py_NoneStruct && !address_of(tensors, object, &address)) {
        return false;
    }
    __builtin_memcpy(place, &address, sizeof address);
    return true;
}

/* An int or a bool in the range of the signed or of the unsigned type of its size. */
static bool pack_integer(Object *object, uint32_t size, void *place) {
    int64_t value;
    if (object->type != &PyLong_Type && !is_bool(object)) return false;
    if (!integer(object, &value)) return false;
    if (size < 8 && (value < -(1LL << (8 * size - 1)) || value >= 1LL << 8 * size)) return false;
    __builtin_memcpy(place, &value, size); /* little-endian */
    return true;
}

/* A float or an int; as an f32 it is rounded, and must not become infinite by that. */
static bool pack_float(Object *object, uint32_t kind, void *place) {
    if (object->type != &PyFloat_Type && object->type != &PyLong_Type) return false;
    double value = PyFloat_AsDouble(object);
    if (value == -1.0 && PyErr_Occurred()) return false;
    if (kind == F64) {
        __builtin_memcpy(place, &value, sizeof value);
        return true;
    }
    float rounded = (float)value;
    __builtin_memcpy(place, &rounded, sizeof rounded);
    return !__builtin_isinf(rounded) || __builtin_isinf(value);
}

/* Writes one argument to its place in the packed list; false where it needs the full checks. */
static bool pack(const Launch *launch, const Parameter *parameter, Object *object, void *place) {
    uint64_t address;
    switch (parameter->kind) {
    case POINTER:
        return pack_pointer(&launch->tensors, object, place);
    case 1: return pack_integer(object, 1, place);
    case 2: return pack_integer(object, 2, place);
    case 4: return pack_integer(object, 4, place);
    case 8: return pack_integer(object, 8, place);
    case F32:
    case F64:
        return pack_float(object, parameter->kind, place);
    case BYTES:
        if (object->type != &PyBytes_Type || PyBytes_Size(object) != (int64_t)parameter->extra) return false;
        __builtin_memcpy(place, PyBytes_AsString(object), parameter->extra);
        return true;
    case MAP:
        return address_of(&launch->tensors, object, &address) &&
               encode_map(launch->encode, place, address, (const Map *)parameter->extra);
    }
    return false;
}

/* `self` is (Launch, what to call for unusual arguments, what must live as long). */
Object *launch(Object *self, Object *const *args, int64_t count, Object *names) {
    const Launch *launch = laid_out(self);
    if (names || count != launch->count || !is_current(launch->current, launch->tensors.device))
        return fall_back(self, args, count, names);

    _Alignas(128) char packed[launch->size]; /* a tensor map needs 64 */
    void *pointers[count + 1];
    for (int64_t i = 0; i < count; i++) {
        const Parameter *parameter = &launch->parameters[i];
        pointers[i] = packed + parameter->offset;
        if (!pack(launch, parameter, args[i], pointers[i])) return fall_back(self, args, count, names);
    }

    LaunchConfig config = launch->config;
    if (launch->stream_of && launch->stream_of(DLPACK_CUDA, launch->tensors.device, &config.stream))
        return fall_back(self, args, count, names);

    void *thread = PyEval_SaveThread();
    int result = launch->launch(&config, launch->function, pointers, NULL);
    PyEval_RestoreThread(thread);
    return result ? fall_back(self, args, count, names) : none();
}

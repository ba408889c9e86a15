/* How Python's arguments are read. Of torch's objects one thing is assumed: where a Python tensor keeps its C++ tensor,
 * which fast_call.py finds at the start and holds against Tensor._cdata. The rest comes from torch's own functions. */

#pragma once
#include <stdbool.h>
#include "layout.h"
#include "python.h"

/* The C++ tensor of a tensor that is read here; NULL for any other object. */
static void *tensor_of(const Tensors *tensors, Object *object) {
    int32_t layout, device_type;
    if (object->type != tensors->tensor && object->type != tensors->parameter) return NULL;
    void *tensor = (char *)object + tensors->inside;
    if (aoti_torch_get_layout(tensor, &layout) || layout != 0) return NULL; /* 0: strided */
    if (aoti_torch_get_device_type(tensor, &device_type) || device_type != tensors->device_type) return NULL;
    return tensor;
}

/* The address of a tensor on the device; false for any other object. */
static bool address_of(const Tensors *tensors, Object *object, uint64_t *address) {
    int32_t device;
    void *tensor = tensor_of(tensors, object);
    return tensor && !aoti_torch_get_device_index(tensor, &device) && device == tensors->device &&
           !aoti_torch_get_data_ptr(tensor, address);
}

static bool is_bool(const Object *object) { return object == &_Py_TrueStruct || object == &_Py_FalseStruct; }

/* The value of a Python int; false where it has more than 64 bits. */
static bool integer(Object *object, int64_t *value) {
    *value = PyLong_AsLongLong(object);
    return *value != -1 || !PyErr_Occurred();
}

/* Whether a device is the current one; so it is where there is but one, and no function that gives it. */
static bool is_current(CurrentDevice *current, int32_t device) {
    int32_t found;
    return !current || (!current(&found) && found == device);
}

/* Writes the tensor map of an address; false where the driver refuses. */
static bool encode_map(TensorMapEncodeTiled *encode, void *place, uint64_t address, const Map *map) {
    return !encode(place, map->dtype, map->rank, address, map->dims, map->strides, map->box, map->steps,
                   map->interleave, map->swizzle, map->l2, map->fill);
}

/* What item 0 of a builtin's tuple holds: one of the structures of layout.h, as bytes. */
static const void *laid_out(Object *self) { return PyBytes_AsString(PyTuple_GetItem(self, 0)); }

/* Calls item 1 of a builtin's tuple with the same arguments: it takes all that is not taken here. */
static Object *fall_back(Object *self, Object *const *args, int64_t count, Object *names) {
    PyErr_Clear();
    return PyObject_Vectorcall(PyTuple_GetItem(self, 1), args, count, names);
}

static Object *none(void) {
    Py_IncRef(&_Py_NoneStruct);
    return &_Py_NoneStruct;
}

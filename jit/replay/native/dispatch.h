/* From a call's arguments to its plan: the key that says what a decision may depend on, and the plan that a dictionary
 * has for it. */

#pragma once
#include "arguments.h"

enum { KEY_BYTES = 4096 };

/* A key as it is written: `used` bytes, or -1 where it did not fit; and the addresses of its tensors. */
typedef struct {
    char *bytes;
    int64_t used;
    uint64_t *addresses;
    int64_t tensors;
} Key;

static inline void append(Key *key, const void *from, int64_t size) {
    if (key->used < 0 || key->used + size > KEY_BYTES) {
        key->used = -1;
        return;
    }
    __builtin_memcpy(key->bytes + key->used, from, size);
    key->used += size;
}

static inline void append_word(Key *key, uint64_t word) { append(key, &word, sizeof word); }

/* The first word of an argument says what it is. A text's also has its size, a tensor's the low seven bits of its
 * address, which give its alignment, and which tensor was the first at this address: a plan takes the address of one of
 * them. */
enum { IS_NONE = 1, IS_FALSE, IS_TRUE, IS_INT, IS_FLOAT };
#define IS_TENSOR(first, address) ((uint64_t)(first) << 16 | 256 | ((address) & 127))
#define IS_TEXT(size) (1ULL << 60 | (uint64_t)(size))

static inline bool append_text(Key *key, Object *object) {
    int64_t size;
    const char *text = PyUnicode_AsUTF8AndSize(object, &size);
    if (!text) return false;
    append_word(key, IS_TEXT(size));
    append(key, text, size);
    return true;
}

/* The number of the first tensor at an address. */
static int64_t first_at(Key *key, uint64_t address) {
    for (int64_t i = 0; i < key->tensors; i++)
        if (key->addresses[i] == address) return i;
    key->addresses[key->tensors] = address;
    return key->tensors++;
}

/* Of a tensor all but its address and its contents. */
static inline bool append_tensor(Key *key, const Tensors *tensors, Object *object) {
    uint64_t address;
    int32_t dtype, device;
    int64_t rank;
    const int64_t *shape, *strides;
    void *tensor = tensor_of(tensors, object);
    if (!tensor || aoti_torch_get_data_ptr(tensor, &address) || aoti_torch_get_dtype(tensor, &dtype) ||
        aoti_torch_get_device_index(tensor, &device) || aoti_torch_get_dim(tensor, &rank) ||
        aoti_torch_get_sizes(tensor, &shape) || aoti_torch_get_strides(tensor, &strides))
        return false;
    append_word(key, IS_TENSOR(first_at(key, address), address));
    append_word(key, (uint64_t)dtype << 32 | (uint32_t)device);
    append_word(key, rank);
    append(key, shape, 8 * rank);
    append(key, strides, 8 * rank);
    return true;
}

/* What a decision may depend on: of a tensor all but its address and contents, of anything else its value. False for an
 * argument that has no key. */
static inline bool append_argument(Key *key, const Tensors *tensors, Object *object) {
    if (object == &_Py_NoneStruct) {
        append_word(key, IS_NONE);
    } else if (is_bool(object)) {
        append_word(key, object == &_Py_TrueStruct ? IS_TRUE : IS_FALSE);
    } else if (object->type == &PyLong_Type) {
        int64_t value;
        if (!integer(object, &value)) return false;
        append_word(key, IS_INT);
        append_word(key, value);
    } else if (object->type == &PyFloat_Type) {
        double value = PyFloat_AsDouble(object);
        append_word(key, IS_FLOAT);
        append(key, &value, sizeof value);
    } else if (object->type == &PyUnicode_Type) {
        return append_text(key, object);
    } else {
        return append_tensor(key, tensors, object);
    }
    return true;
}

/* Writes the key of a call's arguments and returns its size; -1, with no error set, where there is none. */
static int64_t write_key(char *bytes, const Keys *keys, Object *const *args, int64_t count, Object *names) {
    uint64_t addresses[KEY_BYTES / 8]; /* a tensor takes more than a word of the key */
    Key key = {.bytes = bytes, .addresses = addresses};
    append_word(&key, count);
    const char *held = keys->environment ? getenv(keys->environment) : NULL;
    if (held) {
        append_word(&key, strlen(held));
        append(&key, held, strlen(held));
    }
    int64_t all = count + (names ? PyTuple_Size(names) : 0);
    for (int64_t i = 0; i < all; i++) {
        bool known = i < count || append_text(&key, PyTuple_GetItem(names, i - count));
        if (!known || !append_argument(&key, &keys->tensors, args[i]) || key.used < 0) {
            PyErr_Clear();
            return -1;
        }
    }
    return key.used;
}

/* The key of the arguments, or None. `self` is (Keys, what must live as long). */
Object *signature(Object *self, Object *const *args, int64_t count, Object *names) {
    char key[KEY_BYTES];
    int64_t size = write_key(key, laid_out(self), args, count, names);
    return size < 0 ? none() : PyBytes_FromStringAndSize(key, size);
}

/* Items of `dispatch`'s tuple: the plans by key, and [the key that was found last, its plan]. */
enum { PLANS = 2, LAST };

/* The plan for a key, with a reference of its own; NULL where there is none. To compare with the key that was found last is
 * quicker than to make and to hash another. */
static Object *find_plan(Object *self, const char *key, int64_t size) {
    Object *last = PyTuple_GetItem(self, LAST);
    Object *plan, *known = PyList_GetItem(last, 0);
    if (PyBytes_Size(known) == size && !memcmp(PyBytes_AsString(known), key, size)) {
        plan = PyList_GetItem(last, 1);
        Py_IncRef(plan);
        return plan;
    }
    Object *bytes = PyBytes_FromStringAndSize(key, size);
    if (!bytes) return NULL;
    plan = PyDict_GetItemWithError(PyTuple_GetItem(self, PLANS), bytes);
    if (!plan) {
        Py_DecRef(bytes);
        return NULL;
    }
    Py_IncRef(plan);
    Py_IncRef(plan); /* the list's, and the call's: what the list drops may run any code */
    PyList_SetItem(last, 0, bytes);
    PyList_SetItem(last, 1, plan);
    return plan;
}

/* Calls the plan for the arguments. `self` is (Keys, what to call where there is no plan, plans, last, what must live as
 * long). While a thread records, no call takes a plan. */
Object *dispatch(Object *self, Object *const *args, int64_t count, Object *names) {
    const Keys *keys = laid_out(self);
    char key[KEY_BYTES];
    bool recording = *(const volatile int32_t *)keys->recording;
    int64_t size = recording ? -1 : write_key(key, keys, args, count, names);
    Object *plan = size < 0 ? NULL : find_plan(self, key, size);
    if (!plan) return fall_back(self, args, count, names);
    Object *result = PyObject_Vectorcall(plan, args, count, names);
    Py_DecRef(plan);
    return result;
}

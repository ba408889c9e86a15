/* What is used of CPython and of torch, by name. No Python.h: every CPython from 3.11 on that has the interpreter lock
 * begins an object so, and the functions are of its stable ABI. fast_call.py binds each name to its address.
 *
 * Sources: CPython's C API; torch's torch/csrc/inductor/aoti_torch/c/shim.h, whose functions return 0 on success. */

#pragma once
#include <stddef.h>
#include <stdint.h>

typedef struct {
    int64_t references;
    const void *type;
} Object;

extern char PyFloat_Type, PyLong_Type, PyBytes_Type, PyUnicode_Type;
extern Object _Py_NoneStruct, _Py_TrueStruct, _Py_FalseStruct;

void Py_IncRef(Object *);
void Py_DecRef(Object *);
Object *PyErr_Occurred(void); /* borrowed */
void PyErr_Clear(void);
void *PyEval_SaveThread(void);
void PyEval_RestoreThread(void *);
Object *PyThreadState_GetDict(void); /* borrowed */

long long PyLong_AsLongLong(Object *);
unsigned long long PyLong_AsUnsignedLongLong(Object *);
Object *PyLong_FromVoidPtr(const void *);
double PyFloat_AsDouble(Object *);
const char *PyUnicode_AsUTF8AndSize(Object *, int64_t *);
char *PyBytes_AsString(Object *);
int64_t PyBytes_Size(Object *);
Object *PyBytes_FromStringAndSize(const char *, int64_t);

int64_t PyTuple_Size(Object *);
Object *PyTuple_New(int64_t);
Object *PyTuple_GetItem(Object *, int64_t);            /* borrowed */
int PyTuple_SetItem(Object *, int64_t, Object *);      /* takes the reference */
Object *PyList_GetItem(Object *, int64_t);             /* borrowed */
int PyList_SetItem(Object *, int64_t, Object *);       /* takes the reference */
Object *PyDict_GetItemWithError(Object *, Object *);   /* borrowed */
Object *PyObject_Call(Object *, Object *args, Object *kwargs);
Object *PyObject_Vectorcall(Object *, Object *const *args, int64_t count, Object *names);

int32_t aoti_torch_get_layout(void *, int32_t *);
int32_t aoti_torch_get_device_type(void *, int32_t *);
int32_t aoti_torch_get_device_index(void *, int32_t *);
int32_t aoti_torch_get_data_ptr(void *, uint64_t *);
int32_t aoti_torch_get_dtype(void *, int32_t *);
int32_t aoti_torch_get_dim(void *, int64_t *);
int32_t aoti_torch_get_sizes(void *, const int64_t **);
int32_t aoti_torch_get_strides(void *, const int64_t **);

char *getenv(const char *);
size_t strlen(const char *);
int memcmp(const void *, const void *, size_t);

; Native callables for the calls that happen again and again: a prepared launch here, and in dispatch.ll the way from
; arguments to a plan.
;
; They are PyCFunctions of the form METH_FASTCALL | METH_KEYWORDS, made by fast_call.py, which also lays out %State.
; Tensors are read through torch's stable C functions (aoti_torch_*). Of torch's own objects only one thing is assumed:
; where a Python tensor keeps its C++ tensor, which fast_call.py finds at the start and holds against Tensor._cdata.
; Whatever is unusual about the arguments goes to a Python function, which checks everything and raises the errors.

; The driver's and torch's functions, the launch, and the parameters behind it: `count` times %Param. For a key,
; `function` is the name of an environment variable, or null. `inside` is the offset of the C++ tensor in a Python one.
;                launch inside stream tensor parameter function encode device_type device count size current config
%State = type { ptr,   i64,   ptr,   ptr,   ptr,      ptr,     ptr,   i32,        i32,   i32,  i32, ptr,    [56 x i8] }
;                kind offset extra (bytes of an aggregate, or the address of a %Map)
%Param = type { i32, i32, i64 }
; What cuTensorMapEncodeTiled takes besides the address.
;              type rank dims strides box element_strides interleave swizzle l2 fill
%Map = type { i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32 }

@PyFloat_Type = external global i8
@PyLong_Type = external global i8
@PyBytes_Type = external global i8
@PyUnicode_Type = external global i8
@_Py_NoneStruct = external global i8
@_Py_TrueStruct = external global i8
@_Py_FalseStruct = external global i8

declare ptr @PyTuple_GetItem(ptr, i64)
declare ptr @PyBytes_AsString(ptr)
declare i64 @PyBytes_Size(ptr)
declare ptr @PyBytes_FromStringAndSize(ptr, i64)
declare ptr @PyUnicode_AsUTF8AndSize(ptr, ptr)
declare i64 @PyTuple_Size(ptr)
declare i64 @PyLong_AsLongLong(ptr)
declare i64 @PyLong_AsUnsignedLongLong(ptr)
declare double @PyFloat_AsDouble(ptr)
declare ptr @PyErr_Occurred()
declare void @PyErr_Clear()
declare ptr @PyObject_Vectorcall(ptr, ptr, i64, ptr)
declare ptr @PyDict_GetItemWithError(ptr, ptr)
declare ptr @PyList_GetItem(ptr, i64)
declare i32 @PyList_SetItem(ptr, i64, ptr)
declare void @Py_IncRef(ptr)
declare void @Py_DecRef(ptr)
declare i32 @aoti_torch_get_layout(ptr, ptr)
declare i32 @aoti_torch_get_device_type(ptr, ptr)
declare i32 @aoti_torch_get_device_index(ptr, ptr)
declare i32 @aoti_torch_get_data_ptr(ptr, ptr)
declare i32 @aoti_torch_get_dtype(ptr, ptr)
declare i32 @aoti_torch_get_dim(ptr, ptr)
declare i32 @aoti_torch_get_sizes(ptr, ptr)
declare i32 @aoti_torch_get_strides(ptr, ptr)
declare ptr @getenv(ptr)
declare i64 @strlen(ptr)
declare i32 @memcmp(ptr, ptr, i64)
declare ptr @PyEval_SaveThread()
declare void @PyEval_RestoreThread(ptr)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare double @llvm.fabs.f64(double)

; The C++ tensor of a plain tensor with strides on the state's type of device; null for any other object.
define internal ptr @tensor_of(ptr %state, ptr %object) {
  %found = alloca i32, align 8
  %type.at = getelementptr i8, ptr %object, i64 8
  %type = load ptr, ptr %type.at
  %tensor.at = getelementptr %State, ptr %state, i32 0, i32 3
  %tensor = load ptr, ptr %tensor.at
  %parameter.at = getelementptr %State, ptr %state, i32 0, i32 4
  %parameter = load ptr, ptr %parameter.at
  %is.tensor = icmp eq ptr %type, %tensor
  %is.parameter = icmp eq ptr %type, %parameter
  %known = or i1 %is.tensor, %is.parameter
  br i1 %known, label %look, label %no
look:
  %inside.at = getelementptr %State, ptr %state, i32 0, i32 1
  %inside = load i64, ptr %inside.at
  %handle = getelementptr i8, ptr %object, i64 %inside
  %r0 = call i32 @aoti_torch_get_layout(ptr %handle, ptr %found)
  %layout = load i32, ptr %found
  %strided = icmp eq i32 %layout, 0
  br i1 %strided, label %where, label %no
where:
  %r1 = call i32 @aoti_torch_get_device_type(ptr %handle, ptr %found)
  %device = load i32, ptr %found
  %wanted.at = getelementptr %State, ptr %state, i32 0, i32 7
  %wanted = load i32, ptr %wanted.at
  %here = icmp eq i32 %device, %wanted
  br i1 %here, label %yes, label %no
yes:
  ret ptr %handle
no:
  ret ptr null
}

; The address of a tensor on the state's device; false for a tensor elsewhere.
define internal i1 @address_of(ptr %state, ptr %object, ptr %address) {
  %found = alloca i32, align 8
  %handle = call ptr @tensor_of(ptr %state, ptr %object)
  %none = icmp eq ptr %handle, null
  br i1 %none, label %no, label %where
where:
  %r0 = call i32 @aoti_torch_get_device_index(ptr %handle, ptr %found)
  %device = load i32, ptr %found
  %wanted.at = getelementptr %State, ptr %state, i32 0, i32 8
  %wanted = load i32, ptr %wanted.at
  %same = icmp eq i32 %device, %wanted
  br i1 %same, label %read, label %no
read:
  %r1 = call i32 @aoti_torch_get_data_ptr(ptr %handle, ptr %address)
  %good = icmp eq i32 %r1, 0
  ret i1 %good
no:
  ret i1 false
}

; Whether a device is the current one; so it is where there is but one, and `%current`, which tells, is null.
define internal i1 @is_current(ptr %current, i32 %device) {
  %index = alloca i32, align 8
  %single = icmp eq ptr %current, null
  br i1 %single, label %yes, label %ask
ask:
  %told = call i32 %current(ptr %index)
  %found = load i32, ptr %index
  %right = icmp eq i32 %found, %device
  %answered = icmp eq i32 %told, 0
  %same = and i1 %right, %answered
  ret i1 %same
yes:
  ret i1 true
}

; An exact Python int of at most 64 bits, signed or not; false for anything else.
define internal i1 @integer(ptr %object, ptr %value) {
  %signed = call i64 @PyLong_AsLongLong(ptr %object)
  store i64 %signed, ptr %value
  %minus.one = icmp eq i64 %signed, -1
  br i1 %minus.one, label %doubt, label %yes
doubt:
  %error = call ptr @PyErr_Occurred()
  %failed = icmp ne ptr %error, null
  br i1 %failed, label %no, label %yes
yes:
  ret i1 true
no:
  ret i1 false
}

; Writes the tensor map of an address; false where the driver's encoder `%how` refuses.
define internal i1 @encode_map(ptr %how, ptr %place, i64 %address, ptr %m) {
  %m.type = load i32, ptr %m
  %m.rank.at = getelementptr %Map, ptr %m, i32 0, i32 1
  %m.rank = load i32, ptr %m.rank.at
  %m.dims.at = getelementptr %Map, ptr %m, i32 0, i32 2
  %m.dims = load ptr, ptr %m.dims.at
  %m.strides.at = getelementptr %Map, ptr %m, i32 0, i32 3
  %m.strides = load ptr, ptr %m.strides.at
  %m.box.at = getelementptr %Map, ptr %m, i32 0, i32 4
  %m.box = load ptr, ptr %m.box.at
  %m.steps.at = getelementptr %Map, ptr %m, i32 0, i32 5
  %m.steps = load ptr, ptr %m.steps.at
  %m.interleave.at = getelementptr %Map, ptr %m, i32 0, i32 6
  %m.interleave = load i32, ptr %m.interleave.at
  %m.swizzle.at = getelementptr %Map, ptr %m, i32 0, i32 7
  %m.swizzle = load i32, ptr %m.swizzle.at
  %m.l2.at = getelementptr %Map, ptr %m, i32 0, i32 8
  %m.l2 = load i32, ptr %m.l2.at
  %m.fill.at = getelementptr %Map, ptr %m, i32 0, i32 9
  %m.fill = load i32, ptr %m.fill.at
  %encoded = call i32 %how(ptr %place, i32 %m.type, i32 %m.rank, i64 %address, ptr %m.dims, ptr %m.strides,
                           ptr %m.box, ptr %m.steps, i32 %m.interleave, i32 %m.swizzle, i32 %m.l2, i32 %m.fill)
  %went = icmp eq i32 %encoded, 0
  ret i1 %went
}

; Writes one argument to its place in the packed list; false where it needs the full checks.
define internal i1 @pack(ptr %state, ptr %param, ptr %object, ptr %place) {
  %value = alloca i64, align 8
  %kind = load i32, ptr %param
  %extra.at = getelementptr %Param, ptr %param, i32 0, i32 2
  %extra = load i64, ptr %extra.at
  %type.at = getelementptr i8, ptr %object, i64 8
  %type = load ptr, ptr %type.at
  %is.long = icmp eq ptr %type, @PyLong_Type
  switch i32 %kind, label %no [ i32 0, label %pointer  i32 1, label %int  i32 2, label %int  i32 4, label %int
                                i32 8, label %int  i32 9, label %float  i32 10, label %float  i32 11, label %bytes
                                i32 12, label %map ]
pointer:
  %is.none = icmp eq ptr %object, @_Py_NoneStruct
  br i1 %is.none, label %null, label %not.none
null:
  store i64 0, ptr %place
  ret i1 true
not.none:
  br i1 %is.long, label %raw, label %tensor
raw:
  %number = call i64 @PyLong_AsUnsignedLongLong(ptr %object)
  store i64 %number, ptr %place
  %all.ones = icmp eq i64 %number, -1
  br i1 %all.ones, label %no, label %yes
tensor:
  %read = call i1 @address_of(ptr %state, ptr %object, ptr %place)
  ret i1 %read
int:
  %is.true = icmp eq ptr %object, @_Py_TrueStruct
  %is.false = icmp eq ptr %object, @_Py_FalseStruct
  %is.bool = or i1 %is.true, %is.false
  %whole = or i1 %is.long, %is.bool
  br i1 %whole, label %convert, label %no
convert:
  %fits = call i1 @integer(ptr %object, ptr %value)
  br i1 %fits, label %sized, label %no
sized:
  %v = load i64, ptr %value
  switch i32 %kind, label %store8 [ i32 1, label %store1  i32 2, label %store2  i32 4, label %store4 ]
store1:
  %low1 = icmp sge i64 %v, -128
  %high1 = icmp slt i64 %v, 256
  %in1 = and i1 %low1, %high1
  %v1 = trunc i64 %v to i8
  store i8 %v1, ptr %place
  ret i1 %in1
store2:
  %low2 = icmp sge i64 %v, -32768
  %high2 = icmp slt i64 %v, 65536
  %in2 = and i1 %low2, %high2
  %v2 = trunc i64 %v to i16
  store i16 %v2, ptr %place
  ret i1 %in2
store4:
  %low4 = icmp sge i64 %v, -2147483648
  %high4 = icmp slt i64 %v, 4294967296
  %in4 = and i1 %low4, %high4
  %v4 = trunc i64 %v to i32
  store i32 %v4, ptr %place
  ret i1 %in4
store8:
  store i64 %v, ptr %place
  ret i1 true
float:
  %is.float = icmp eq ptr %type, @PyFloat_Type
  %real = or i1 %is.float, %is.long
  br i1 %real, label %number.of, label %no
number.of:
  %d = call double @PyFloat_AsDouble(ptr %object)
  %suspect = fcmp oeq double %d, -1.0
  br i1 %suspect, label %asked, label %rounded
asked:
  %float.error = call ptr @PyErr_Occurred()
  %float.failed = icmp ne ptr %float.error, null
  br i1 %float.failed, label %no, label %rounded
rounded:
  %single = icmp eq i32 %kind, 9
  br i1 %single, label %store.f32, label %store.f64
store.f32:
  %f = fptrunc double %d to float
  %back = fpext float %f to double
  %whole.of.d = call double @llvm.fabs.f64(double %d)
  %whole.of.f = call double @llvm.fabs.f64(double %back)
  %infinite = fcmp oeq double %whole.of.f, 0x7FF0000000000000
  %finite = fcmp one double %whole.of.d, 0x7FF0000000000000
  %overflow = and i1 %infinite, %finite
  store float %f, ptr %place
  %fine = xor i1 %overflow, true
  ret i1 %fine
store.f64:
  store double %d, ptr %place
  ret i1 true
bytes:
  %is.bytes = icmp eq ptr %type, @PyBytes_Type
  br i1 %is.bytes, label %measured, label %no
measured:
  %size = call i64 @PyBytes_Size(ptr %object)
  %right = icmp eq i64 %size, %extra
  br i1 %right, label %copy, label %no
copy:
  %from = call ptr @PyBytes_AsString(ptr %object)
  call void @llvm.memcpy.p0.p0.i64(ptr %place, ptr %from, i64 %size, i1 false)
  ret i1 true
map:
  %based = call i1 @address_of(ptr %state, ptr %object, ptr %value)
  br i1 %based, label %encode, label %no
encode:
  %m = inttoptr i64 %extra to ptr
  %how.at = getelementptr %State, ptr %state, i32 0, i32 6
  %how = load ptr, ptr %how.at
  %base.address = load i64, ptr %value
  %went = call i1 @encode_map(ptr %how, ptr %place, i64 %base.address, ptr %m)
  ret i1 %went
yes:
  ret i1 true
no:
  ret i1 false
}

; Calls item `%which` of the tuple `%self` with the same arguments.
define internal ptr @hand_over(ptr %self, i64 %which, ptr %args, i64 %nargs, ptr %kwnames) {
  call void @PyErr_Clear()
  %function = call ptr @PyTuple_GetItem(ptr %self, i64 %which)
  %result = call ptr @PyObject_Vectorcall(ptr %function, ptr %args, i64 %nargs, ptr %kwnames)
  ret ptr %result
}

; A prepared launch. `self` is (state, what to call for unusual arguments, what must live as long).
define ptr @launch(ptr %self, ptr %args, i64 %nargs, ptr %kwnames) {
entry:
  %holder = call ptr @PyTuple_GetItem(ptr %self, i64 0)
  %state = call ptr @PyBytes_AsString(ptr %holder)
  %count.at = getelementptr %State, ptr %state, i32 0, i32 9
  %count32 = load i32, ptr %count.at
  %count = zext i32 %count32 to i64
  %size.at = getelementptr %State, ptr %state, i32 0, i32 10
  %size32 = load i32, ptr %size.at
  %size = zext i32 %size32 to i64
  %packed = alloca i8, i64 %size, align 128
  %pointers = alloca ptr, i64 %count, align 8
  %config = alloca [56 x i8], align 8
  %stream = alloca ptr, align 8
  %plain = icmp eq ptr %kwnames, null
  %all = icmp eq i64 %nargs, %count
  %usual = and i1 %plain, %all
  br i1 %usual, label %where, label %unusual
where:
  %current.at = getelementptr %State, ptr %state, i32 0, i32 11
  %current = load ptr, ptr %current.at
  %here.at = getelementptr %State, ptr %state, i32 0, i32 8
  %here = load i32, ptr %here.at
  %there = call i1 @is_current(ptr %current, i32 %here)
  br i1 %there, label %next, label %unusual
next:
  %i = phi i64 [ 0, %where ], [ %after, %packed.one ]
  %done = icmp eq i64 %i, %count
  br i1 %done, label %ready, label %one
one:
  %params = getelementptr %State, ptr %state, i64 1
  %param = getelementptr %Param, ptr %params, i64 %i
  %offset.at = getelementptr %Param, ptr %param, i32 0, i32 1
  %offset32 = load i32, ptr %offset.at
  %offset = zext i32 %offset32 to i64
  %place = getelementptr i8, ptr %packed, i64 %offset
  %slot = getelementptr ptr, ptr %pointers, i64 %i
  store ptr %place, ptr %slot
  %arg.at = getelementptr ptr, ptr %args, i64 %i
  %arg = load ptr, ptr %arg.at
  %took = call i1 @pack(ptr %state, ptr %param, ptr %arg, ptr %place)
  %after = add i64 %i, 1
  br i1 %took, label %packed.one, label %unusual
packed.one:
  br label %next
ready:
  %template = getelementptr %State, ptr %state, i32 0, i32 12
  call void @llvm.memcpy.p0.p0.i64(ptr %config, ptr %template, i64 56, i1 false)
  %stream.of.at = getelementptr %State, ptr %state, i32 0, i32 2
  %stream.of = load ptr, ptr %stream.of.at
  %fixed = icmp eq ptr %stream.of, null
  br i1 %fixed, label %go, label %ask
ask:
  %asked = call i32 %stream.of(i32 2, i32 %here, ptr %stream) ; 2: DLPack's number of CUDA
  %known = icmp eq i32 %asked, 0
  br i1 %known, label %set, label %unusual
set:
  %handle = load ptr, ptr %stream
  %handle.at = getelementptr i8, ptr %config, i64 32
  store ptr %handle, ptr %handle.at
  br label %go
go:
  %driver = load ptr, ptr %state
  %function.at = getelementptr %State, ptr %state, i32 0, i32 5
  %function = load ptr, ptr %function.at
  %thread = call ptr @PyEval_SaveThread()
  %result = call i32 %driver(ptr %config, ptr %function, ptr %pointers, ptr null)
  call void @PyEval_RestoreThread(ptr %thread)
  %launched = icmp eq i32 %result, 0
  br i1 %launched, label %good, label %unusual
good:
  call void @Py_IncRef(ptr @_Py_NoneStruct)
  ret ptr @_Py_NoneStruct
unusual:
  %other = call ptr @hand_over(ptr %self, i64 1, ptr %args, i64 %nargs, ptr %kwnames)
  ret ptr %other
}

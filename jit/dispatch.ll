; From a call's arguments to its plan: the key that says what a decision may depend on, and the plan that a dictionary has
; for it. %State and what reads a tensor are in fast_call.ll.

; Appends `%size` bytes at `%used`; -1 where the key is full or was.
define internal i64 @append(ptr %key, i64 %used, ptr %from, i64 %size) {
  %bad = icmp slt i64 %used, 0
  %end = add i64 %used, %size
  %over = icmp sgt i64 %end, 4096
  %no = or i1 %bad, %over
  br i1 %no, label %full, label %room
room:
  %to = getelementptr i8, ptr %key, i64 %used
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %from, i64 %size, i1 false)
  ret i64 %end
full:
  ret i64 -1
}

define internal i64 @append_word(ptr %key, i64 %used, i64 %word) {
  %at = alloca i64, align 8
  store i64 %word, ptr %at
  %end = call i64 @append(ptr %key, i64 %used, ptr %at, i64 8)
  ret i64 %end
}

; Text: its length and its bytes.
define internal i64 @append_text(ptr %key, i64 %used, ptr %object) {
  %size.at = alloca i64, align 8
  %text = call ptr @PyUnicode_AsUTF8AndSize(ptr %object, ptr %size.at)
  %none = icmp eq ptr %text, null
  br i1 %none, label %no, label %yes
yes:
  %size = load i64, ptr %size.at
  %tag = add i64 %size, 1152921504606846976
  %tagged = call i64 @append_word(ptr %key, i64 %used, i64 %tag)
  %end = call i64 @append(ptr %key, i64 %tagged, ptr %text, i64 %size)
  ret i64 %end
no:
  ret i64 -1
}

; The number of the first tensor at an address; `%seen` is how many there were, and their addresses.
define internal i64 @first_at(ptr %seen, i64 %address) {
entry:
  %count = load i64, ptr %seen
  br label %next
next:
  %i = phi i64 [ 0, %entry ], [ %after, %look ]
  %after = add i64 %i, 1
  %at = getelementptr i64, ptr %seen, i64 %after
  %new = icmp eq i64 %i, %count
  br i1 %new, label %add, label %look
look:
  %other = load i64, ptr %at
  %same = icmp eq i64 %other, %address
  br i1 %same, label %found, label %next
add:
  store i64 %address, ptr %at
  store i64 %after, ptr %seen
  ret i64 %i
found:
  ret i64 %i
}

; What a decision may depend on: of a tensor all but its address and contents, of a number or a text its value. The
; first word of each argument says what it is; the low seven bits of an address tell its alignment. A tensor's word says
; too which was the first at its address, since a plan takes the address from one of them.
define internal i64 @describe(ptr %state, ptr %key, i64 %used, ptr %object, ptr %seen) {
  %dtype.at = alloca i32, align 8
  %index.at = alloca i32, align 8
  %ndim.at = alloca i64, align 8
  %shape.at = alloca ptr, align 8
  %strides.at = alloca ptr, align 8
  %value = alloca i64, align 8
  %type.at = getelementptr i8, ptr %object, i64 8
  %type = load ptr, ptr %type.at
  %is.none = icmp eq ptr %object, @_Py_NoneStruct
  br i1 %is.none, label %none, label %a
none:
  %after.none = call i64 @append_word(ptr %key, i64 %used, i64 1)
  ret i64 %after.none
a:
  %is.true = icmp eq ptr %object, @_Py_TrueStruct
  %is.false = icmp eq ptr %object, @_Py_FalseStruct
  %is.bool = or i1 %is.true, %is.false
  br i1 %is.bool, label %bool, label %b
bool:
  %truth = select i1 %is.true, i64 3, i64 2
  %after.bool = call i64 @append_word(ptr %key, i64 %used, i64 %truth)
  ret i64 %after.bool
b:
  %is.long = icmp eq ptr %type, @PyLong_Type
  br i1 %is.long, label %long, label %c
long:
  %fits = call i1 @integer(ptr %object, ptr %value)
  br i1 %fits, label %long.value, label %no
long.value:
  %v = load i64, ptr %value
  %tagged.long = call i64 @append_word(ptr %key, i64 %used, i64 4)
  %after.long = call i64 @append_word(ptr %key, i64 %tagged.long, i64 %v)
  ret i64 %after.long
c:
  %is.float = icmp eq ptr %type, @PyFloat_Type
  br i1 %is.float, label %float, label %d
float:
  %f = call double @PyFloat_AsDouble(ptr %object)
  %bits = bitcast double %f to i64
  %tagged.float = call i64 @append_word(ptr %key, i64 %used, i64 5)
  %after.float = call i64 @append_word(ptr %key, i64 %tagged.float, i64 %bits)
  ret i64 %after.float
d:
  %is.text = icmp eq ptr %type, @PyUnicode_Type
  br i1 %is.text, label %text, label %e
text:
  %after.text = call i64 @append_text(ptr %key, i64 %used, ptr %object)
  ret i64 %after.text
e:
  %handle = call ptr @tensor_of(ptr %state, ptr %object)
  %other = icmp eq ptr %handle, null
  br i1 %other, label %no, label %tensor
tensor:
  %r0 = call i32 @aoti_torch_get_data_ptr(ptr %handle, ptr %value)
  %r1 = call i32 @aoti_torch_get_dtype(ptr %handle, ptr %dtype.at)
  %r2 = call i32 @aoti_torch_get_device_index(ptr %handle, ptr %index.at)
  %r3 = call i32 @aoti_torch_get_dim(ptr %handle, ptr %ndim.at)
  %r4 = call i32 @aoti_torch_get_sizes(ptr %handle, ptr %shape.at)
  %r5 = call i32 @aoti_torch_get_strides(ptr %handle, ptr %strides.at)
  %e1 = or i32 %r0, %r1
  %e2 = or i32 %e1, %r2
  %e3 = or i32 %e2, %r3
  %e4 = or i32 %e3, %r4
  %e5 = or i32 %e4, %r5
  %good = icmp eq i32 %e5, 0
  br i1 %good, label %written, label %no
written:
  %address = load i64, ptr %value
  %low = and i64 %address, 127
  %first = call i64 @first_at(ptr %seen, i64 %address)
  %first.high = shl i64 %first, 16
  %tensor.tag = or i64 %low, 256
  %tag = or i64 %tensor.tag, %first.high
  %k0 = call i64 @append_word(ptr %key, i64 %used, i64 %tag)
  %dtype = load i32, ptr %dtype.at
  %dtype.word = zext i32 %dtype to i64
  %dtype.high = shl i64 %dtype.word, 32
  %index = load i32, ptr %index.at
  %index.word = zext i32 %index to i64
  %kind = or i64 %dtype.high, %index.word
  %k1 = call i64 @append_word(ptr %key, i64 %k0, i64 %kind)
  %ndim = load i64, ptr %ndim.at
  %k2 = call i64 @append_word(ptr %key, i64 %k1, i64 %ndim)
  %bytes = mul i64 %ndim, 8
  %shape = load ptr, ptr %shape.at
  %k3 = call i64 @append(ptr %key, i64 %k2, ptr %shape, i64 %bytes)
  %strides = load ptr, ptr %strides.at
  %k4 = call i64 @append(ptr %key, i64 %k3, ptr %strides, i64 %bytes)
  ret i64 %k4
no:
  ret i64 -1
}

; Writes the key of a call's arguments and returns its length, or -1 with no error set where there is none. Where the
; state has a name in the function's place, what the environment variable of this name holds is part of the key.
define internal i64 @key_of(ptr %state, ptr %key, ptr %args, i64 %nargs, ptr %kwnames) {
entry:
  %seen = alloca [520 x i64], align 8 ; an argument takes 8 bytes of a key at least
  store i64 0, ptr %seen
  %named = icmp ne ptr %kwnames, null
  br i1 %named, label %names, label %start
names:
  %n = call i64 @PyTuple_Size(ptr %kwnames)
  br label %start
start:
  %more = phi i64 [ 0, %entry ], [ %n, %names ]
  %all = add i64 %nargs, %more
  %used.counted = call i64 @append_word(ptr %key, i64 0, i64 %nargs)
  %variable.at = getelementptr %State, ptr %state, i32 0, i32 5
  %variable = load ptr, ptr %variable.at
  %no.variable = icmp eq ptr %variable, null
  br i1 %no.variable, label %begin, label %environment
environment:
  %held = call ptr @getenv(ptr %variable)
  %unset = icmp eq ptr %held, null
  br i1 %unset, label %begin, label %set
set:
  %held.size = call i64 @strlen(ptr %held)
  %used.size = call i64 @append_word(ptr %key, i64 %used.counted, i64 %held.size)
  %used.set = call i64 @append(ptr %key, i64 %used.size, ptr %held, i64 %held.size)
  br label %begin
begin:
  %used.first = phi i64 [ %used.counted, %start ], [ %used.counted, %environment ], [ %used.set, %set ]
  br label %next
next:
  %i = phi i64 [ 0, %begin ], [ %after, %one.done ]
  %used = phi i64 [ %used.first, %begin ], [ %used.after, %one.done ]
  %done = icmp eq i64 %i, %all
  br i1 %done, label %made, label %one
one:
  %is.named = icmp sge i64 %i, %nargs
  br i1 %is.named, label %name, label %value
name:
  %which = sub i64 %i, %nargs
  %word = call ptr @PyTuple_GetItem(ptr %kwnames, i64 %which)
  %used.name = call i64 @append_text(ptr %key, i64 %used, ptr %word)
  br label %value
value:
  %used.now = phi i64 [ %used, %one ], [ %used.name, %name ]
  %arg.at = getelementptr ptr, ptr %args, i64 %i
  %arg = load ptr, ptr %arg.at
  %used.after = call i64 @describe(ptr %state, ptr %key, i64 %used.now, ptr %arg, ptr %seen)
  %after = add i64 %i, 1
  %bad = icmp slt i64 %used.after, 0
  br i1 %bad, label %none, label %one.done
one.done:
  br label %next
made:
  ret i64 %used
none:
  call void @PyErr_Clear()
  ret i64 -1
}

; The key of the arguments, or None. `self` is (state,).
define ptr @signature(ptr %self, ptr %args, i64 %nargs, ptr %kwnames) {
  %key = alloca [4096 x i8], align 8
  %holder = call ptr @PyTuple_GetItem(ptr %self, i64 0)
  %state = call ptr @PyBytes_AsString(ptr %holder)
  %used = call i64 @key_of(ptr %state, ptr %key, ptr %args, i64 %nargs, ptr %kwnames)
  %none = icmp slt i64 %used, 0
  br i1 %none, label %no, label %yes
yes:
  %bytes = call ptr @PyBytes_FromStringAndSize(ptr %key, i64 %used)
  ret ptr %bytes
no:
  call void @Py_IncRef(ptr @_Py_NoneStruct)
  ret ptr @_Py_NoneStruct
}

; Calls the plan that a dictionary has for the arguments' key. `self` is (state, what to call where there is none, plans,
; [the key that was found last, its plan]). In the state `launch` points to the number of threads that record, none of
; which may take a plan. Comparing with the last key is quicker than to make and to hash another.
define ptr @dispatch(ptr %self, ptr %args, i64 %nargs, ptr %kwnames) {
entry:
  %key = alloca [4096 x i8], align 8
  %holder = call ptr @PyTuple_GetItem(ptr %self, i64 0)
  %state = call ptr @PyBytes_AsString(ptr %holder)
  %recording.at = load ptr, ptr %state
  %recording = load volatile i32, ptr %recording.at
  %calm = icmp eq i32 %recording, 0
  br i1 %calm, label %describe, label %other
describe:
  %used = call i64 @key_of(ptr %state, ptr %key, ptr %args, i64 %nargs, ptr %kwnames)
  %none = icmp slt i64 %used, 0
  br i1 %none, label %other, label %compare
compare:
  %last = call ptr @PyTuple_GetItem(ptr %self, i64 3)
  %last.key = call ptr @PyList_GetItem(ptr %last, i64 0)
  %last.size = call i64 @PyBytes_Size(ptr %last.key)
  %as.long = icmp eq i64 %last.size, %used
  br i1 %as.long, label %contents, label %look
contents:
  %last.bytes = call ptr @PyBytes_AsString(ptr %last.key)
  %difference = call i32 @memcmp(ptr %last.bytes, ptr %key, i64 %used)
  %same = icmp eq i32 %difference, 0
  br i1 %same, label %again, label %look
again:
  %last.plan = call ptr @PyList_GetItem(ptr %last, i64 1)
  call void @Py_IncRef(ptr %last.plan)
  br label %known
look:
  %plans = call ptr @PyTuple_GetItem(ptr %self, i64 2)
  %made = call ptr @PyBytes_FromStringAndSize(ptr %key, i64 %used)
  %no.bytes = icmp eq ptr %made, null
  br i1 %no.bytes, label %other, label %find
find:
  %found = call ptr @PyDict_GetItemWithError(ptr %plans, ptr %made)
  %unknown = icmp eq ptr %found, null
  br i1 %unknown, label %forget, label %remember
forget:
  call void @Py_DecRef(ptr %made)
  br label %other
remember:
  call void @Py_IncRef(ptr %found)
  call void @Py_IncRef(ptr %found) ; the list's, and one for the call: what the list drops may run any code
  %kept.key = call i32 @PyList_SetItem(ptr %last, i64 0, ptr %made)
  %kept.plan = call i32 @PyList_SetItem(ptr %last, i64 1, ptr %found)
  br label %known
known:
  %plan = phi ptr [ %last.plan, %again ], [ %found, %remember ]
  %result = call ptr @PyObject_Vectorcall(ptr %plan, ptr %args, i64 %nargs, ptr %kwnames)
  call void @Py_DecRef(ptr %plan)
  ret ptr %result
other:
  %handed = call ptr @hand_over(ptr %self, i64 1, ptr %args, i64 %nargs, ptr %kwnames)
  ret ptr %handed
}

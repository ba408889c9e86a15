; A plan as one native call: its allocations, then all its launches and clears, with the interpreter lock released once:
; one after the other, or by the executable graph that graphs.ll has of them for the stream.
;
; replay.py lays out %Program. What the call's arguments do not change is packed when the plan is made; at a call only
; addresses are filled in. The key of the arguments has been found before, so their types are known here. What is
; unusual (a stream that is captured, one whose scratch is too small, another current device, a driver that refuses) goes to the plan in Python.

; A word for each address: of the arguments that are needed, of what is allocated, of the scratch, of the counters.
;   functions: cuLaunchKernelEx, cuMemsetD32Async, cuTensorMapEncodeTiled, cuStreamIsCapturing, torch's current stream,
;     torch's current device, or null where there is but one
;   counts: of the call's arguments, of those needed, of allocations, of operations, of what is returned (-1: no tuple)
;                  launch clear encode capturing stream_of inside arguments sources made ops returned device
%Program = type { ptr,   ptr,  ptr,   ptr,      ptr,      i64,   i64,      i64,    i64, i64, i64,    i64,
;                 scratch counters stack source_args op_array returns current graphs (%Table, or null)
                  i64,    i64,     i64,  ptr,        ptr,     ptr,    ptr,    ptr }
; A launch (`params` >= 0), or a clear of `value` words at a slot.
;             value params patches size at pointers_at config template offsets patch_array slot addend
%Op = type { i64,  i64,   i64,    i64, i64, i64,       ptr,   ptr,     ptr,    ptr,        i64, i64 }
; An address in a packed list: that of a slot and `addend`, or where `map` is not null the tensor map made of it.
;               slot offset addend map
%Patch = type { i64, i64,   i64,   ptr }

declare ptr @PyThreadState_GetDict()
declare ptr @PyLong_FromVoidPtr(ptr)
declare ptr @PyObject_Call(ptr, ptr, ptr)
declare ptr @PyTuple_New(i64)
declare i32 @PyTuple_SetItem(ptr, i64, ptr)

; The memory that this thread's calls share on a stream, or null: `what` is a key of the thread's dictionary, where
; streams have a tuple that begins with bytes: the scratch's address and size, the counters' address and number.
define internal ptr @shared_on(ptr %what, ptr %stream) {
  %mine = call ptr @PyThreadState_GetDict()
  %no.dict = icmp eq ptr %mine, null
  br i1 %no.dict, label %no, label %look
look:
  %streams = call ptr @PyDict_GetItemWithError(ptr %mine, ptr %what)
  %no.streams = icmp eq ptr %streams, null
  br i1 %no.streams, label %no, label %find
find:
  %handle = call ptr @PyLong_FromVoidPtr(ptr %stream)
  %no.handle = icmp eq ptr %handle, null
  br i1 %no.handle, label %no, label %get
get:
  %found = call ptr @PyDict_GetItemWithError(ptr %streams, ptr %handle)
  call void @Py_DecRef(ptr %handle)
  ret ptr %found
no:
  ret ptr null
}

; What the plan returns at one place: an argument (from 0), what was allocated (from -1 down), with a reference of its own.
define internal ptr @returned(i64 %which, ptr %args, ptr %made) {
  %is.made = icmp slt i64 %which, 0
  %inverted = xor i64 %which, -1
  %from = select i1 %is.made, ptr %made, ptr %args
  %index = select i1 %is.made, i64 %inverted, i64 %which
  %at = getelementptr ptr, ptr %from, i64 %index
  %object = load ptr, ptr %at
  call void @Py_IncRef(ptr %object)
  ret ptr %object
}

; A plan. `self` is (program, the plan in Python, what allocates, its arguments, key of the shared memory, what makes
; graphs, what must live as long).
define ptr @replay(ptr %self, ptr %args, i64 %nargs, ptr %kwnames) {
entry:
  %stream.at = alloca ptr, align 8
  %status = alloca i32, align 8
  store ptr null, ptr %stream.at
  store i32 0, ptr %status
  %holder = call ptr @PyTuple_GetItem(ptr %self, i64 0)
  %program = call ptr @PyBytes_AsString(ptr %holder)
  %inside.at = getelementptr %Program, ptr %program, i32 0, i32 5
  %inside = load i64, ptr %inside.at
  %sources.at = getelementptr %Program, ptr %program, i32 0, i32 7
  %sources = load i64, ptr %sources.at
  %made.count.at = getelementptr %Program, ptr %program, i32 0, i32 8
  %made.count = load i64, ptr %made.count.at
  %ops.at = getelementptr %Program, ptr %program, i32 0, i32 9
  %ops = load i64, ptr %ops.at
  %op.array.at = getelementptr %Program, ptr %program, i32 0, i32 16
  %op.array = load ptr, ptr %op.array.at
  %stack.at = getelementptr %Program, ptr %program, i32 0, i32 14
  %stack.bytes = load i64, ptr %stack.at
  %known = add i64 %sources, %made.count
  %slot.count = add i64 %known, 2
  %slots = alloca i64, i64 %slot.count, align 8
  %made.room = add i64 %made.count, 1
  %made = alloca ptr, i64 %made.room, align 8
  %stack = alloca i8, i64 %stack.bytes, align 128
  %named = icmp ne ptr %kwnames, null
  br i1 %named, label %names, label %counted
names:
  %name.count = call i64 @PyTuple_Size(ptr %kwnames)
  br label %counted
counted:
  %more = phi i64 [ 0, %entry ], [ %name.count, %names ]
  %given = add i64 %nargs, %more
  %arguments.at = getelementptr %Program, ptr %program, i32 0, i32 6
  %arguments = load i64, ptr %arguments.at
  %all = icmp eq i64 %given, %arguments
  br i1 %all, label %there, label %other
there:
  %device.at = getelementptr %Program, ptr %program, i32 0, i32 11
  %device64 = load i64, ptr %device.at
  %device = trunc i64 %device64 to i32
  %current.at = getelementptr %Program, ptr %program, i32 0, i32 18
  %current = load ptr, ptr %current.at
  %is.there = call i1 @is_current(ptr %current, i32 %device)
  br i1 %is.there, label %where, label %other
where:
  %stream.of.at = getelementptr %Program, ptr %program, i32 0, i32 4
  %stream.of = load ptr, ptr %stream.of.at
  %no.streams = icmp eq ptr %stream.of, null
  br i1 %no.streams, label %share, label %ask
ask:
  %asked = call i32 %stream.of(i32 2, i32 %device, ptr %stream.at) ; 2: DLPack's number of CUDA
  %answered = icmp eq i32 %asked, 0
  br i1 %answered, label %share, label %other
share:
  %stream = load ptr, ptr %stream.at
  %scratch.at = getelementptr %Program, ptr %program, i32 0, i32 12
  %scratch = load i64, ptr %scratch.at
  %counters.at = getelementptr %Program, ptr %program, i32 0, i32 13
  %counters = load i64, ptr %counters.at
  %wanted = or i64 %scratch, %counters
  %shares = icmp ne i64 %wanted, 0
  %table.at = getelementptr %Program, ptr %program, i32 0, i32 19
  %table = load ptr, ptr %table.at
  %may.graph = icmp ne ptr %table, null
  %asks = or i1 %shares, %may.graph
  br i1 %asks, label %captured, label %sources.begin
captured:
  %capturing.at = getelementptr %Program, ptr %program, i32 0, i32 3
  %capturing = load ptr, ptr %capturing.at
  %never = icmp eq ptr %capturing, null
  br i1 %never, label %uncaptured, label %ask.captured
ask.captured:
  %told = call i32 %capturing(ptr %stream, ptr %status)
  %now = load i32, ptr %status
  %either = or i32 %told, %now
  %free = icmp eq i32 %either, 0
  br i1 %free, label %uncaptured, label %in.capture
in.capture: ; the launches become nodes of the graph that is captured, each for itself
  br i1 %shares, label %other, label %sources.begin
uncaptured:
  %own.graph = call ptr @graph_of(ptr %table, ptr %stream)
  br i1 %shares, label %find, label %sources.begin
find:
  %what = call ptr @PyTuple_GetItem(ptr %self, i64 4)
  %held = call ptr @shared_on(ptr %what, ptr %stream)
  %nothing = icmp eq ptr %held, null
  br i1 %nothing, label %other, label %measure
measure:
  %words.object = call ptr @PyTuple_GetItem(ptr %held, i64 0)
  %words = call ptr @PyBytes_AsString(ptr %words.object)
  %scratch.address = load i64, ptr %words
  %have.scratch.at = getelementptr i64, ptr %words, i64 1
  %have.scratch = load i64, ptr %have.scratch.at
  %counters.address.at = getelementptr i64, ptr %words, i64 2
  %counters.address = load i64, ptr %counters.address.at
  %have.counters.at = getelementptr i64, ptr %words, i64 3
  %have.counters = load i64, ptr %have.counters.at
  %room = icmp uge i64 %have.scratch, %scratch
  %enough = icmp uge i64 %have.counters, %counters
  %fits = and i1 %room, %enough
  br i1 %fits, label %keep, label %other
keep:
  call void @Py_IncRef(ptr %held) ; an allocation may run any Python code
  %scratch.slot = getelementptr i64, ptr %slots, i64 %known
  store i64 %scratch.address, ptr %scratch.slot
  %after.scratch = add i64 %known, 1
  %counters.slot = getelementptr i64, ptr %slots, i64 %after.scratch
  store i64 %counters.address, ptr %counters.slot
  br label %sources.begin
sources.begin:
  %kept = phi ptr [ null, %share ], [ null, %in.capture ], [ null, %uncaptured ], [ %held, %keep ]
  %graph = phi ptr [ null, %share ], [ null, %in.capture ], [ %own.graph, %uncaptured ], [ %own.graph, %keep ]
  %source.args.at = getelementptr %Program, ptr %program, i32 0, i32 15
  %source.args = load ptr, ptr %source.args.at
  br label %next.source
next.source:
  %s = phi i64 [ 0, %sources.begin ], [ %s.after, %source ]
  %all.sources = icmp eq i64 %s, %sources
  br i1 %all.sources, label %next.made, label %source
source:
  %which.at = getelementptr i64, ptr %source.args, i64 %s
  %which = load i64, ptr %which.at
  %arg.at = getelementptr ptr, ptr %args, i64 %which
  %arg = load ptr, ptr %arg.at
  %handle = getelementptr i8, ptr %arg, i64 %inside
  %source.slot = getelementptr i64, ptr %slots, i64 %s
  %read = call i32 @aoti_torch_get_data_ptr(ptr %handle, ptr %source.slot)
  %s.after = add i64 %s, 1
  br label %next.source
next.made:
  %m = phi i64 [ 0, %next.source ], [ %m.after, %made.one ]
  %all.made = icmp eq i64 %m, %made.count
  br i1 %all.made, label %next.fill, label %make
make:
  %allocate = call ptr @PyTuple_GetItem(ptr %self, i64 2)
  %forms = call ptr @PyTuple_GetItem(ptr %self, i64 3)
  %form = call ptr @PyTuple_GetItem(ptr %forms, i64 %m)
  %new = call ptr @PyObject_Call(ptr %allocate, ptr %form, ptr null)
  %no.memory = icmp eq ptr %new, null
  br i1 %no.memory, label %done, label %made.one
made.one:
  %new.at = getelementptr ptr, ptr %made, i64 %m
  store ptr %new, ptr %new.at
  %new.handle = getelementptr i8, ptr %new, i64 %inside
  %new.index = add i64 %sources, %m
  %new.slot = getelementptr i64, ptr %slots, i64 %new.index
  %new.read = call i32 @aoti_torch_get_data_ptr(ptr %new.handle, ptr %new.slot)
  %m.after = add i64 %m, 1
  br label %next.made
next.fill:
  %f = phi i64 [ 0, %next.made ], [ %f.after, %filled ]
  %all.filled = icmp eq i64 %f, %ops
  br i1 %all.filled, label %go, label %fill.one
fill.one:
  %fill.op = getelementptr %Op, ptr %op.array, i64 %f
  %took = call i1 @fill(ptr %program, ptr %fill.op, ptr %slots, ptr %stack)
  %f.after = add i64 %f, 1
  br i1 %took, label %filled, label %done
filled:
  br label %next.fill
go:
  %taken = call i1 @take_graph(ptr %graph)
  br i1 %taken, label %whole, label %singly
whole:
  %graph.thread = call ptr @PyEval_SaveThread()
  %went = call i1 @launch_graph(ptr %table, ptr %graph, i64 %ops, ptr %op.array, ptr %slots, ptr %stack, ptr %stream)
  call void @PyEval_RestoreThread(ptr %graph.thread)
  call void @leave_graph(ptr %graph, i1 %went)
  br i1 %went, label %answer, label %singly
singly:
  %thread = call ptr @PyEval_SaveThread()
  br label %next.op
next.op:
  %o = phi i64 [ 0, %singly ], [ %o.after, %one ]
  %bad = phi i32 [ 0, %singly ], [ %result, %one ]
  %last = icmp eq i64 %o, %ops
  %wrong = icmp ne i32 %bad, 0
  %stop = or i1 %last, %wrong
  br i1 %stop, label %back, label %one
one:
  %op = getelementptr %Op, ptr %op.array, i64 %o
  %result = call i32 @issue(ptr %program, ptr %op, ptr %slots, ptr %stack, ptr %stream)
  %o.after = add i64 %o, 1
  br label %next.op
back:
  call void @PyEval_RestoreThread(ptr %thread)
  br i1 %wrong, label %done, label %launched
launched:
  %due = call i1 @count_call(ptr %table, ptr %graph)
  br i1 %due, label %prepare, label %answer
prepare:
  %make.graph = call ptr @PyTuple_GetItem(ptr %self, i64 5)
  call void @make_graph(ptr %make.graph, ptr %program, ptr %graph, ptr %slots, ptr %stack)
  br label %answer
answer:
  %returned.at = getelementptr %Program, ptr %program, i32 0, i32 10
  %returned = load i64, ptr %returned.at
  %returns.at = getelementptr %Program, ptr %program, i32 0, i32 17
  %returns = load ptr, ptr %returns.at
  %is.tuple = icmp sge i64 %returned, 0
  br i1 %is.tuple, label %tuple, label %single
single:
  %one.which = load i64, ptr %returns
  %one.object = call ptr @returned(i64 %one.which, ptr %args, ptr %made)
  br label %done
tuple:
  %answers = call ptr @PyTuple_New(i64 %returned)
  %no.tuple = icmp eq ptr %answers, null
  br i1 %no.tuple, label %done, label %next.return
next.return:
  %r = phi i64 [ 0, %tuple ], [ %r.after, %return.one ]
  %all.returned = icmp eq i64 %r, %returned
  br i1 %all.returned, label %done, label %return.one
return.one:
  %r.which.at = getelementptr i64, ptr %returns, i64 %r
  %r.which = load i64, ptr %r.which.at
  %r.object = call ptr @returned(i64 %r.which, ptr %args, ptr %made)
  %set = call i32 @PyTuple_SetItem(ptr %answers, i64 %r, ptr %r.object)
  %r.after = add i64 %r, 1
  br label %next.return
done: ; %count tensors were made; where there is no answer, no memory or the driver is the reason
  %count = phi i64 [ %m, %make ], [ %made.count, %fill.one ], [ %made.count, %back ], [ %made.count, %single ],
                   [ %made.count, %tuple ], [ %made.count, %next.return ]
  %final = phi ptr [ null, %make ], [ null, %fill.one ], [ null, %back ], [ %one.object, %single ], [ null, %tuple ],
                   [ %answers, %next.return ]
  %again = phi i1 [ false, %make ], [ true, %fill.one ], [ true, %back ], [ false, %single ], [ false, %tuple ],
                  [ false, %next.return ]
  %unshared = icmp eq ptr %kept, null
  br i1 %unshared, label %next.drop, label %drop.shared
drop.shared:
  call void @Py_DecRef(ptr %kept)
  br label %next.drop
next.drop:
  %d = phi i64 [ 0, %done ], [ 0, %drop.shared ], [ %d.after, %drop ]
  %all.dropped = icmp eq i64 %d, %count
  br i1 %all.dropped, label %end, label %drop
drop:
  %drop.at = getelementptr ptr, ptr %made, i64 %d
  %dropped = load ptr, ptr %drop.at
  call void @Py_DecRef(ptr %dropped)
  %d.after = add i64 %d, 1
  br label %next.drop
end:
  br i1 %again, label %other, label %finish
finish:
  ret ptr %final
other:
  %handed = call ptr @hand_over(ptr %self, i64 1, ptr %args, i64 %nargs, ptr %kwnames)
  ret ptr %handed
}

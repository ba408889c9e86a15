; A plan's launches and clears as one executable graph: their addresses are set, and the graph is launched.
;
; graphs.py lays out %Table and makes the graphs; replay.ll looks one up and keeps to single launches where there is none.
; The driver does not lock an executable graph, so a call that finds it busy, with another thread, takes no graph.

; Behind it as many %Graph as there may be streams. The functions: cuGraphExecKernelNodeSetParams_v2,
; cuGraphExecMemsetNodeSetParams, cuGraphLaunch. `due`: the call on a stream after which its graph is made.
;                streams due set.launch set.clear launch
%Table = type { i64,    i64, ptr,      ptr,      ptr }
; `nodes` has a node for each operation; `context` is that in which a clear runs. `executable` is null until it is made.
;                used calls busy stream executable nodes context
%Graph = type { i64, i64,  i64, ptr,   ptr,       ptr,  ptr }

; The graph of a stream, which may still have to be made; null where the plan has none, or has those of other streams.
; Called with the interpreter lock.
define internal ptr @graph_of(ptr %table, ptr %stream) {
entry:
  %none = icmp eq ptr %table, null
  br i1 %none, label %no, label %begin
begin:
  %streams = load i64, ptr %table
  %first = getelementptr %Table, ptr %table, i64 1
  br label %next
next:
  %i = phi i64 [ 0, %begin ], [ %after, %other ]
  %graph = getelementptr %Graph, ptr %first, i64 %i
  %all = icmp eq i64 %i, %streams
  br i1 %all, label %no, label %look
look:
  %used = load i64, ptr %graph
  %free = icmp eq i64 %used, 0
  br i1 %free, label %take, label %compare
compare:
  %its.at = getelementptr %Graph, ptr %graph, i32 0, i32 3
  %its = load ptr, ptr %its.at
  %same = icmp eq ptr %its, %stream
  br i1 %same, label %yes, label %other
other:
  %after = add i64 %i, 1
  br label %next
take:
  store i64 1, ptr %graph
  %stream.at = getelementptr %Graph, ptr %graph, i32 0, i32 3
  store ptr %stream, ptr %stream.at
  ret ptr %graph
yes:
  ret ptr %graph
no:
  ret ptr null
}

; Whether a call may launch the graph, which is its own then.
define internal i1 @take_graph(ptr %graph) {
  %none = icmp eq ptr %graph, null
  br i1 %none, label %no, label %look
look:
  %executable.at = getelementptr %Graph, ptr %graph, i32 0, i32 4
  %executable = load ptr, ptr %executable.at
  %unmade = icmp eq ptr %executable, null
  br i1 %unmade, label %no, label %made
made:
  %busy.at = getelementptr %Graph, ptr %graph, i32 0, i32 2
  %busy = load i64, ptr %busy.at
  %free = icmp eq i64 %busy, 0
  br i1 %free, label %take, label %no
take:
  store i64 1, ptr %busy.at
  ret i1 true
no:
  ret i1 false
}

; Gives a graph back; one that the driver refused is not tried again.
define internal void @leave_graph(ptr %graph, i1 %went) {
  %busy.at = getelementptr %Graph, ptr %graph, i32 0, i32 2
  store i64 0, ptr %busy.at
  br i1 %went, label %done, label %drop
drop:
  %executable.at = getelementptr %Graph, ptr %graph, i32 0, i32 4
  store ptr null, ptr %executable.at
  br label %done
done:
  ret void
}

; Counts a call that launched one by one; true where the graph is to be made now.
define internal i1 @count_call(ptr %table, ptr %graph) {
  %none = icmp eq ptr %graph, null
  br i1 %none, label %no, label %count
count:
  %calls.at = getelementptr %Graph, ptr %graph, i32 0, i32 1
  %calls = load i64, ptr %calls.at
  %now = add i64 %calls, 1
  store i64 %now, ptr %calls.at
  %due.at = getelementptr %Table, ptr %table, i32 0, i32 1
  %due = load i64, ptr %due.at
  %is.due = icmp eq i64 %now, %due
  ret i1 %is.due
no:
  ret i1 false
}

; Sets the node of one operation, whose parameters `fill` has packed; 0 where the driver took it.
define internal i32 @set_node(ptr %table, ptr %graph, ptr %node, ptr %op, ptr %slots, ptr %stack) {
  %params = alloca [72 x i8], align 8
  call void @llvm.memset.p0.i64(ptr align 8 %params, i8 0, i64 72, i1 false)
  %executable.at = getelementptr %Graph, ptr %graph, i32 0, i32 4
  %executable = load ptr, ptr %executable.at
  %value = load i64, ptr %op
  %count.at = getelementptr %Op, ptr %op, i32 0, i32 1
  %count = load i64, ptr %count.at
  %clears = icmp slt i64 %count, 0
  br i1 %clears, label %clear, label %launch
launch: ; CUDA_KERNEL_NODE_PARAMS_v2: function, grid, block and shared memory as in CUlaunchConfig, parameters
  store i64 %value, ptr %params
  %config.at = getelementptr %Op, ptr %op, i32 0, i32 6
  %config = load ptr, ptr %config.at
  %shape = getelementptr i8, ptr %params, i64 8
  call void @llvm.memcpy.p0.p0.i64(ptr %shape, ptr %config, i64 28, i1 false)
  %pointers.at.at = getelementptr %Op, ptr %op, i32 0, i32 5
  %pointers.at = load i64, ptr %pointers.at.at
  %pointers = getelementptr i8, ptr %stack, i64 %pointers.at
  %list = getelementptr i8, ptr %params, i64 40
  store ptr %pointers, ptr %list
  %set.launch.at = getelementptr %Table, ptr %table, i32 0, i32 2
  %set.launch = load ptr, ptr %set.launch.at
  %launched = call i32 %set.launch(ptr %executable, ptr %node, ptr %params)
  ret i32 %launched
clear: ; CUDA_MEMSET_NODE_PARAMS: address, pitch, value, bytes of an element, elements, rows
  %slot.at = getelementptr %Op, ptr %op, i32 0, i32 10
  %slot = load i64, ptr %slot.at
  %addend.at = getelementptr %Op, ptr %op, i32 0, i32 11
  %addend = load i64, ptr %addend.at
  %base.at = getelementptr i64, ptr %slots, i64 %slot
  %base = load i64, ptr %base.at
  %address = add i64 %base, %addend
  store i64 %address, ptr %params
  %element = getelementptr i8, ptr %params, i64 20
  store i32 4, ptr %element
  %width = getelementptr i8, ptr %params, i64 24
  store i64 %value, ptr %width
  %height = getelementptr i8, ptr %params, i64 32
  store i64 1, ptr %height
  %context.at = getelementptr %Graph, ptr %graph, i32 0, i32 6
  %context = load ptr, ptr %context.at
  %set.clear.at = getelementptr %Table, ptr %table, i32 0, i32 3
  %set.clear = load ptr, ptr %set.clear.at
  %cleared = call i32 %set.clear(ptr %executable, ptr %node, ptr %params, ptr %context)
  ret i32 %cleared
}

; Sets all nodes and launches; false where the driver refused, and nothing was launched. Called without the lock.
define internal i1 @launch_graph(ptr %table, ptr %graph, i64 %ops, ptr %op.array, ptr %slots, ptr %stack, ptr %stream) {
entry:
  %nodes.at = getelementptr %Graph, ptr %graph, i32 0, i32 5
  %nodes = load ptr, ptr %nodes.at
  br label %next
next:
  %i = phi i64 [ 0, %entry ], [ %after, %set ]
  %all = icmp eq i64 %i, %ops
  br i1 %all, label %launch, label %one
one:
  %node.at = getelementptr ptr, ptr %nodes, i64 %i
  %node = load ptr, ptr %node.at
  %op = getelementptr %Op, ptr %op.array, i64 %i
  %refused = call i32 @set_node(ptr %table, ptr %graph, ptr %node, ptr %op, ptr %slots, ptr %stack)
  %after = add i64 %i, 1
  %took = icmp eq i32 %refused, 0
  br i1 %took, label %set, label %no
set:
  br label %next
launch:
  %launch.at = getelementptr %Table, ptr %table, i32 0, i32 4
  %do.launch = load ptr, ptr %launch.at
  %executable.at = getelementptr %Graph, ptr %graph, i32 0, i32 4
  %executable = load ptr, ptr %executable.at
  %result = call i32 %do.launch(ptr %executable, ptr %stream)
  %went = icmp eq i32 %result, 0
  ret i1 %went
no:
  ret i1 false
}

; Has Python make the graph of a stream, from a call that has just launched: `make` takes the addresses of the program,
; of the graph, of the slots and of the packed parameters. What goes wrong there leaves the graph unmade.
define internal void @make_graph(ptr %make, ptr %program, ptr %graph, ptr %slots, ptr %stack) {
  %args = alloca [4 x ptr], align 8
  %program.at = call ptr @PyLong_FromVoidPtr(ptr %program)
  %at = call ptr @PyLong_FromVoidPtr(ptr %graph)
  %slots.at = call ptr @PyLong_FromVoidPtr(ptr %slots)
  %stack.at = call ptr @PyLong_FromVoidPtr(ptr %stack)
  %second = getelementptr ptr, ptr %args, i64 1
  %third = getelementptr ptr, ptr %args, i64 2
  %fourth = getelementptr ptr, ptr %args, i64 3
  store ptr %program.at, ptr %args
  store ptr %at, ptr %second
  store ptr %slots.at, ptr %third
  store ptr %stack.at, ptr %fourth
  %result = call ptr @PyObject_Vectorcall(ptr %make, ptr %args, i64 4, ptr null)
  %failed = icmp eq ptr %result, null
  br i1 %failed, label %forget, label %drop
forget:
  call void @PyErr_Clear()
  br label %done
drop:
  call void @Py_DecRef(ptr %result)
  br label %done
done:
  call void @Py_DecRef(ptr %program.at)
  call void @Py_DecRef(ptr %at)
  call void @Py_DecRef(ptr %slots.at)
  call void @Py_DecRef(ptr %stack.at)
  ret void
}

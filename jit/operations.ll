; The operations of a plan: packing a launch's parameters, and asking the driver for a launch or a clear. replay.ll has
; their types, and graphs.ll sets them as the nodes of a graph.

; Packs a launch's parameters on the stack; false where a tensor map cannot be made.
define internal i1 @fill(ptr %program, ptr %op, ptr %slots, ptr %stack) {
entry:
  %params.at = getelementptr %Op, ptr %op, i32 0, i32 1
  %params = load i64, ptr %params.at
  %patches.at = getelementptr %Op, ptr %op, i32 0, i32 2
  %patches = load i64, ptr %patches.at
  %size.at = getelementptr %Op, ptr %op, i32 0, i32 3
  %size = load i64, ptr %size.at
  %at.at = getelementptr %Op, ptr %op, i32 0, i32 4
  %at = load i64, ptr %at.at
  %pointers.at.at = getelementptr %Op, ptr %op, i32 0, i32 5
  %pointers.at = load i64, ptr %pointers.at.at
  %template.at = getelementptr %Op, ptr %op, i32 0, i32 7
  %template = load ptr, ptr %template.at
  %offsets.at = getelementptr %Op, ptr %op, i32 0, i32 8
  %offsets = load ptr, ptr %offsets.at
  %patch.array.at = getelementptr %Op, ptr %op, i32 0, i32 9
  %patch.array = load ptr, ptr %patch.array.at
  %packed = getelementptr i8, ptr %stack, i64 %at
  %pointers = getelementptr i8, ptr %stack, i64 %pointers.at
  %clear = icmp slt i64 %params, 0
  br i1 %clear, label %yes, label %copy
copy:
  call void @llvm.memcpy.p0.p0.i64(ptr %packed, ptr %template, i64 %size, i1 false)
  br label %next.pointer
next.pointer:
  %i = phi i64 [ 0, %copy ], [ %i.after, %pointer ]
  %pointed = icmp eq i64 %i, %params
  br i1 %pointed, label %next.patch, label %pointer
pointer:
  %offset.at = getelementptr i64, ptr %offsets, i64 %i
  %offset = load i64, ptr %offset.at
  %place = getelementptr i8, ptr %packed, i64 %offset
  %to = getelementptr ptr, ptr %pointers, i64 %i
  store ptr %place, ptr %to
  %i.after = add i64 %i, 1
  br label %next.pointer
next.patch:
  %p = phi i64 [ 0, %next.pointer ], [ %p.after, %patched ]
  %done = icmp eq i64 %p, %patches
  br i1 %done, label %yes, label %patch
patch:
  %patch.at = getelementptr %Patch, ptr %patch.array, i64 %p
  %slot = load i64, ptr %patch.at
  %where.at = getelementptr %Patch, ptr %patch.at, i32 0, i32 1
  %where = load i64, ptr %where.at
  %addend.at = getelementptr %Patch, ptr %patch.at, i32 0, i32 2
  %addend = load i64, ptr %addend.at
  %map.at = getelementptr %Patch, ptr %patch.at, i32 0, i32 3
  %map = load ptr, ptr %map.at
  %base.at = getelementptr i64, ptr %slots, i64 %slot
  %base = load i64, ptr %base.at
  %address = add i64 %base, %addend
  %patch.place = getelementptr i8, ptr %packed, i64 %where
  %p.after = add i64 %p, 1
  %plain = icmp eq ptr %map, null
  br i1 %plain, label %store, label %encode
store:
  store i64 %address, ptr %patch.place
  br label %patched
encode:
  %encode.at = getelementptr %Program, ptr %program, i32 0, i32 2
  %how = load ptr, ptr %encode.at
  %went = call i1 @encode_map(ptr %how, ptr %patch.place, i64 %address, ptr %map)
  br i1 %went, label %patched, label %no
patched:
  br label %next.patch
yes:
  ret i1 true
no:
  ret i1 false
}

; Asks the driver for one operation on a stream; 0 where it took it. Called without the interpreter lock.
define i32 @issue(ptr %program, ptr %op, ptr %slots, ptr %stack, ptr %stream) {
  %config = alloca [56 x i8], align 8
  %value = load i64, ptr %op
  %params.at = getelementptr %Op, ptr %op, i32 0, i32 1
  %params = load i64, ptr %params.at
  %clears = icmp slt i64 %params, 0
  br i1 %clears, label %clear, label %launch
launch:
  %template.at = getelementptr %Op, ptr %op, i32 0, i32 6
  %template = load ptr, ptr %template.at
  call void @llvm.memcpy.p0.p0.i64(ptr %config, ptr %template, i64 56, i1 false)
  %stream.at = getelementptr i8, ptr %config, i64 32
  store ptr %stream, ptr %stream.at
  %pointers.at.at = getelementptr %Op, ptr %op, i32 0, i32 5
  %pointers.at = load i64, ptr %pointers.at.at
  %pointers = getelementptr i8, ptr %stack, i64 %pointers.at
  %function = inttoptr i64 %value to ptr
  %do.launch = load ptr, ptr %program
  %launched = call i32 %do.launch(ptr %config, ptr %function, ptr %pointers, ptr null)
  ret i32 %launched
clear:
  %slot.at = getelementptr %Op, ptr %op, i32 0, i32 10
  %slot = load i64, ptr %slot.at
  %addend.at = getelementptr %Op, ptr %op, i32 0, i32 11
  %addend = load i64, ptr %addend.at
  %base.at = getelementptr i64, ptr %slots, i64 %slot
  %base = load i64, ptr %base.at
  %address = add i64 %base, %addend
  %clear.at = getelementptr %Program, ptr %program, i32 0, i32 1
  %do.clear = load ptr, ptr %clear.at
  %cleared = call i32 %do.clear(i64 %address, i32 0, i64 %value, ptr %stream)
  ret i32 %cleared
}

; Carries out the first %n copies of a queue, and moves the others to its start. What is not present becomes zeros.
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)

define void @cp_perform(ptr %shared, ptr %q, i64 %n) {
entry:
  %first = getelementptr i64, ptr %q, i64 $entries
  br label %head
head:
  %i = phi i64 [0, %entry], [%i1, %next]
  %more = icmp ult i64 %i, %n
  br i1 %more, label %body, label %move
body:
  %i4 = shl i64 %i, 2
  %pe = getelementptr i64, ptr %first, i64 %i4
  %off = load i64, ptr %pe
  %pe1 = getelementptr i64, ptr %pe, i64 1
  %src = load ptr, ptr %pe1
  %pe2 = getelementptr i64, ptr %pe, i64 2
  %present = load i64, ptr %pe2
  %pe3 = getelementptr i64, ptr %pe, i64 3
  %size = load i64, ptr %pe3
  %to = getelementptr i8, ptr %shared, i64 %off
  %shadow = getelementptr i8, ptr %to, i64 $frame.SHADOW
  %whole = icmp eq i64 %present, 16
  br i1 %whole, label %sixteen, label %others
sixteen:
  %x16 = load <16 x i8>, ptr %src, align 1
  store <16 x i8> %x16, ptr %to, align 1
  store <16 x i8> splat (i8 -1), ptr %shadow, align 1
  br label %next
others:
  %j = phi i64 [0, %body], [%j1, %copied]
  %jm = icmp ult i64 %j, %size
  br i1 %jm, label %byte, label %next
byte:
  %there = icmp ult i64 %j, %present
  br i1 %there, label %fetch, label %copied
fetch:
  %ps = getelementptr i8, ptr %src, i64 %j
  %b = load i8, ptr %ps
  br label %copied
copied:
  %v = phi i8 [0, %byte], [%b, %fetch]
  %pd = getelementptr i8, ptr %to, i64 %j
  store i8 %v, ptr %pd
  %pw = getelementptr i8, ptr %shadow, i64 %j
  store i8 -1, ptr %pw
  %j1 = add i64 %j, 1
  br label %others
next:
  %i1 = add i64 %i, 1
  br label %head
move:
  %count = load i64, ptr %q
  %left = sub i64 %count, %n
  store i64 %left, ptr %q
  %bytes = shl i64 %left, 5
  %n4 = shl i64 %n, 2
  %rest = getelementptr i64, ptr %first, i64 %n4
  call void @llvm.memmove.p0.p0.i64(ptr %first, ptr %rest, i64 %bytes, i1 false)
  ret void
}

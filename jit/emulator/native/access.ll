; Loads and stores of the lanes of a mask, at generic addresses.

;; lanes
; Executes the body for each lane; %p is the lane's checked host address, %shadow that of its "was written" bytes where %shared.
; Returns true after @fault.
define internal i1 @$name(ptr %w, ptr %addresses, i32 %mask, ptr %values, ptr %cache) noinline {
entry:
  br label %head
$lanes
  %pa = getelementptr i64, ptr %addresses, i64 %i64
  %a = load i64, ptr %pa
  %p = call ptr @address(ptr %w, i64 %a, i64 $size, i32 %i, ptr %cache)
  %bad = icmp eq ptr %p, null
  br i1 %bad, label %failed, label %good
failed:
  ret i1 true
good:
  %tag = lshr i64 %a, 48
  %shared = icmp eq i64 %tag, $frame.SHARED_TAG
  %shadow = getelementptr i8, ptr %p, i64 $frame.SHADOW
$body
next:
  br label %head
fine:
  ret i1 false
}

;; written
; Faults where shared memory has not been written.
  br i1 %shared, label %look, label %do
look:
  %written = load i$bits, ptr %shadow, align 1
  %init = icmp eq i$bits %written, -1
  br i1 %init, label %do, label %unset
unset:
  call void @fault(ptr %w, i64 3, i32 %i, i64 %a, i64 $size)
  ret i1 true
do:

;; mark
; Marks shared memory as written.
  br i1 %shared, label %mark, label %do
mark:
  store i$bits -1, ptr %shadow, align 1
  br label %do
do:

;; load
; Component $c of the lane, from memory to values[$c][lane].
  %q$c = getelementptr i8, ptr %p, i64 $offset
  %v$c = load i$bits, ptr %q$c
  %o$c = getelementptr [$frame.LANES x i$bits], ptr %values, i64 $c, i64 %i64
  store i$bits %v$c, ptr %o$c

;; store
; Component $c of the lane, from values[$c][lane] to memory.
  %o$c = getelementptr [$frame.LANES x i$bits], ptr %values, i64 $c, i64 %i64
  %v$c = load i$bits, ptr %o$c
  %q$c = getelementptr i8, ptr %p, i64 $offset
  store i$bits %v$c, ptr %q$c

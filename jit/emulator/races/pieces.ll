; The first of %n pieces of %size bytes, at the places that %at points to, that is not ordered: its number, or -1.

;; loop
define i64 @$name($context, ptr %at, i64 %n, i64 %size, $access, i64 %how) {
entry:
$setup
  br label %head
head:
  %i = phi i64 [0, %entry], [%i1, %next]
  %left = icmp ult i64 %i, %n
  br i1 %left, label %body, label %fine
body:
  %pa = getelementptr i64, ptr %at, i64 %i
  %off = load i64, ptr %pa
$test
  br i1 %bad, label %failed, label %next
next:
  %i1 = add i64 %i, 1
  br label %head
failed:
  ret i64 %i
fine:
  ret i64 -1
}

;; shared_setup
  %at.vc = getelementptr i64, ptr %c, i64 $layout.VC
  %vc = load ptr, ptr %at.vc
  %at.cells = getelementptr i64, ptr %sh, i64 $layout.CELLS
  %cells = load i64, ptr %at.cells
  %limit = shl i64 %cells, 2

;; shared_test
; What is outside of the CTA's shared memory is left to the access itself.
  %last = add i64 %off, %size
  %early = icmp ule i64 %off, %limit
  %short = icmp ule i64 %last, %limit
  %inside = and i1 %early, %short
  br i1 %inside, label %check, label %next
check:
  %bad = call i1 @range(ptr %c, ptr %vc, ptr %pvc, ptr %sh, i64 %off, i64 %size, i64 %slot, i64 %stamp, i64 %how, ptr null, ptr null)

;; global_test
  %bad = call i1 @global(ptr %c, i64 %off, i64 %size, i64 %site, i64 %how, i1 false)

; The loop over the lanes of a mask, in ascending order.
;
; A function writes it where its own text has `$lanes`. It comes there from block `$before` with `br label %head`, goes on
; in block `lane` with %i (i32) and %i64, the number of the lane, and ends the work for this lane in a block `next` that
; branches to `head`. After the last lane the loop goes to block `$done`. $carried are the values that go from one lane to
; the next one.

;; head
head:
  %rest = phi i32 [$mask, %$before], [%others, %next]
$carried
  %none = icmp eq i32 %rest, 0
  br i1 %none, label %$done, label %lane
lane:
  %i = call i32 @llvm.cttz.i32(i32 %rest, i1 true)
  %i64 = zext i32 %i to i64
  %less = sub i32 %rest, 1
  %others = and i32 %rest, %less

;; carried
  %$name = phi i64 [$first, %$before], [$following, %next]

; After a store: whether each lane finds in memory what it has stored.

;; component
; Component $c of the lane: %f$c where it, or one before it ($before), is not what memory holds.
  %o$c = getelementptr [$frame.LANES x i$bits], ptr %values, i64 $c, i64 %i64
  %v$c = load i$bits, ptr %o$c
  %q$c = getelementptr i8, ptr %p, i64 $offset
  %m$c = load i$bits, ptr %q$c
  %d$c = icmp ne i$bits %v$c, %m$c
  %f$c = or i1 %d$c, $before

;; lost
; The lane, whose value is lost where $found, goes to Python by the fault 0.
  br i1 $found, label %lost, label %next
lost:
  call void @fault(ptr %w, i64 0, i32 %i, i64 %a, i64 $size)
  ret i1 true

;; same
; Looks by @$meet, but not where the lanes of the mask have no gap between them and each one's address is past, or each
; one's before, the previous lane's: then their bytes are apart. It does not look without a race detector either.
define internal i1 @$name(ptr %w, ptr %addresses, i32 %mask, ptr %values, ptr %cache) noinline {
  %pr = getelementptr i8, ptr %w, i64 $frame.RACES
  %races = load i64, ptr %pr
  %off = icmp eq i64 %races, 0
  %x = load <32 x i64>, ptr %addresses, align 64
  %y = shufflevector <32 x i64> %x, <32 x i64> poison, <32 x i32> $following
  %gap = sub <32 x i64> %y, %x
  %rise = icmp slt <32 x i64> %gap, splat (i64 $size)
  %fall = icmp sgt <32 x i64> %gap, splat (i64 -$size)
  %rises = bitcast <32 x i1> %rise to i32
  %falls = bitcast <32 x i1> %fall to i32
  %half = lshr i32 %mask, 1
  %pairs = and i32 %mask, %half
  %up = and i32 %pairs, %rises
  %down = and i32 %pairs, %falls
  %ups = icmp eq i32 %up, 0
  %downs = icmp eq i32 %down, 0
  %one = or i1 %ups, %downs
  %minus = sub i32 0, %mask
  %lowest = and i32 %mask, %minus
  %more = add i32 %mask, %lowest
  %hole = and i32 %mask, %more
  %whole = icmp eq i32 %hole, 0
  %apart = and i1 %one, %whole
  %fine = or i1 %apart, %off
  br i1 %fine, label %no, label %look
no:
  ret i1 false
look:
  %bad = call i1 @$meet(ptr %w, ptr %addresses, i32 %mask, ptr %values, ptr %cache)
  ret i1 %bad
}

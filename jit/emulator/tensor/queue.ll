; Carries out what is in the queues of the warps of a warpgroup (native/product_queue.py), up to the END of each.
;
; The warps take turns, since they mostly multiply by the same B: it is decoded once for all of them. Nothing writes shared
; memory in between. Returns -1, or the number of a queue that Python has to look at: its next product is Python's, or of
; the one behind HEAD something was read that nothing wrote (UNSET).
define i64 @perform(ptr %queues, i64 %count, ptr %shared) {
entry:
  %bv = alloca [$most x double], align 64
  %be = alloca [$most x i32], align 64
  br label %turn
turn:
  %last.plan = phi i64 [0, %entry], [%last.plan1, %turned]
  %last.table = phi i64 [0, %entry], [%last.table1, %turned]
  %last.bad = phi i64 [-1, %entry], [%last.bad1, %turned]
  br label %warp
warp:
  %i = phi i64 [0, %turn], [%i1, %next]
  %some = phi i1 [false, %turn], [%some1, %next]
  %had.plan = phi i64 [%last.plan, %turn], [%last.plan1, %next]
  %had.table = phi i64 [%last.table, %turn], [%last.table1, %next]
  %had.bad = phi i64 [%last.bad, %turn], [%last.bad1, %next]
  %pqueue = getelementptr ptr, ptr %queues, i64 %i
  %q = load ptr, ptr %pqueue
  %at.head = getelementptr i64, ptr %q, i64 $queue.HEAD
  %head = load i64, ptr %at.head
  %at.end = getelementptr i64, ptr %q, i64 $queue.END
  %end = load i64, ptr %at.end
  %more = icmp ult i64 %head, %end
  br i1 %more, label %work, label %next
work:
  %at.room = getelementptr i64, ptr %q, i64 $queue.ROOM
  %room = load i64, ptr %at.room
  %within = sub i64 %room, 1
  %place = and i64 %head, %within
  %skip0 = mul i64 %place, $queue.ENTRY
  %skip = add i64 %skip0, $queue.ENTRIES
  %e = getelementptr i64, ptr %q, i64 %skip
  %at.plan = getelementptr i64, ptr %e, i64 $queue.PLAN
  %plan = load i64, ptr %at.plan
  %python = icmp eq i64 %plan, 0
  br i1 %python, label %told, label %known
told:
  ret i64 %i
known:
  %p = inttoptr i64 %plan to ptr
  %at.ta = getelementptr i64, ptr %e, i64 $queue.A_TABLE
  %ta = load i64, ptr %at.ta
  %at.tb = getelementptr i64, ptr %e, i64 $queue.B_TABLE
  %tb = load i64, ptr %at.tb
  %at.use = getelementptr i64, ptr %e, i64 $queue.USE_C
  %use = load i64, ptr %at.use
  %at.negate = getelementptr i64, ptr %e, i64 $queue.NEGATE
  %negate = load i64, ptr %at.negate
  %at.frame = getelementptr i64, ptr %q, i64 $queue.FRAME
  %frame = load ptr, ptr %at.frame
  %p.tb = getelementptr i64, ptr %p, i64 $b_table
  store i64 %tb, ptr %p.tb
  %p.use = getelementptr i64, ptr %p, i64 $use_c
  store i64 %use, ptr %p.use
  %p.negate = getelementptr i64, ptr %p, i64 $negate
  store i64 %negate, ptr %p.negate
  %words = getelementptr i64, ptr %e, i64 $queue.WORDS
  %registers = icmp eq i64 %ta, 0
  %a = select i1 %registers, ptr %words, ptr %shared
  br i1 %registers, label %b, label %table
table:
  %p.ta = getelementptr i64, ptr %p, i64 $a_table
  store i64 %ta, ptr %p.ta
  br label %b
b:
  %same0 = icmp eq i64 %plan, %had.plan
  %same1 = icmp eq i64 %tb, %had.table
  %same = and i1 %same0, %same1
  br i1 %same, label %multiply, label %decode
decode:
  %bad0 = call i64 @right(ptr %p, ptr %shared, ptr %bv, ptr %be)
  br label %multiply
multiply:
  %bad = phi i64 [%had.bad, %b], [%bad0, %decode]
  %unset = call i64 @product(ptr %p, ptr %a, ptr %bv, ptr %be, i64 %bad, ptr %frame, ptr %frame)
  %head1 = add i64 %head, 1
  store i64 %head1, ptr %at.head
  %at.unset = getelementptr i64, ptr %q, i64 $queue.UNSET
  store i64 %unset, ptr %at.unset
  %clean = icmp eq i64 %unset, -1
  br i1 %clean, label %next, label %told
next:
  %some1 = phi i1 [%some, %warp], [true, %multiply]
  %last.plan1 = phi i64 [%had.plan, %warp], [%plan, %multiply]
  %last.table1 = phi i64 [%had.table, %warp], [%tb, %multiply]
  %last.bad1 = phi i64 [%had.bad, %warp], [%bad, %multiply]
  %i1 = add i64 %i, 1
  %others = icmp ult i64 %i1, %count
  br i1 %others, label %warp, label %turned
turned:
  br i1 %some1, label %turn, label %finished
finished:
  ret i64 -1
}

; The dispatcher, which runs the blocks of a kernel for one warp. Offsets in the warp's frame (%w) are those of frame.py.

; Runs blocks, through %table of their functions, until the warp has to stop; the result is what the last block returned,
; or DONE or BUDGET_OUT. The block with the lowest number goes first, for all lanes that wait there; it goes on
; (%stay) as long as no lane waits at a lower block than the next one (%wait). Each block is noted in the warp's trail.
define i64 @run(ptr %w, ptr %table) {
entry:
  %ppcs = getelementptr i8, ptr %w, i64 $frame.PCS
  %pbudget = getelementptr i8, ptr %w, i64 $frame.BUDGET
  %pmask = getelementptr i8, ptr %w, i64 $frame.MASK
  br label %pick
pick:
  %pcs = load <32 x i32>, ptr %ppcs, align 4
  %min = call i32 @llvm.vector.reduce.smin.v32i32(<32 x i32> %pcs)
  %over = icmp sge i32 %min, $frame.PARKED
  br i1 %over, label %done, label %some
done:
  ret i64 $done
some:
  %one = insertelement <32 x i32> poison, i32 %min, i32 0
  %all = shufflevector <32 x i32> %one, <32 x i32> poison, <32 x i32> zeroinitializer
  %eq = icmp eq <32 x i32> %pcs, %all
  %mask0 = bitcast <32 x i1> %eq to i32
  %others = select <32 x i1> %eq, <32 x i32> splat (i32 $frame.EXITED), <32 x i32> %pcs
  %wait = call i32 @llvm.vector.reduce.smin.v32i32(<32 x i32> %others)
  br label %step
step:
  %pc = phi i32 [%min, %some], [%next, %stay]
  %budget = load i64, ptr %pbudget
  %b2 = sub i64 %budget, 1
  store i64 %b2, ptr %pbudget
  %out = icmp slt i64 %b2, 0
  %pc64 = zext i32 %pc to i64
  %pf = getelementptr ptr, ptr %table, i64 %pc64
  %fn = load ptr, ptr %pf
  br i1 %out, label %tired, label %go
go:
  %pcontext = getelementptr i8, ptr %w, i64 $frame.RACES
  %context = load ptr, ptr %pcontext
  %alone = icmp eq ptr %context, null
  %watched = select i1 %alone, ptr %w, ptr %context
  %pclock = getelementptr i8, ptr %watched, i64 $frame.CLOCK
  %clock = load i64, ptr %pclock
  %when = or i64 %clock, %pc64
  %ptrail = getelementptr i8, ptr %w, i64 $frame.TRAIL_AT
  %ran = load i64, ptr %ptrail
  %ran1 = add i64 %ran, 1
  store i64 %ran1, ptr %ptrail
  %turn = urem i64 %ran, $frame.TRAIL_LENGTH
  %far = shl i64 %turn, 4
  %trail = getelementptr i8, ptr %w, i64 $frame.TRAIL
  %pentry = getelementptr i8, ptr %trail, i64 %far
  store i64 %when, ptr %pentry
  %planes = getelementptr i8, ptr %pentry, i64 8
  %lanes = zext i32 %mask0 to i64
  store i64 %lanes, ptr %planes
  %r = call i64 %fn(ptr %w, i32 %mask0)
  %code = lshr i64 %r, 32
  %next = trunc i64 %r to i32
  switch i64 %code, label %stop [i64 $frame.NEXT, label %follow i64 $frame.SPLIT, label %pick]
follow:
  %before = icmp slt i32 %next, %wait
  br i1 %before, label %stay, label %join
stay:
  br label %step
join:
  call void @set_pcs(ptr %w, i32 %mask0, i32 %next)
  br label %pick
tired:
  call void @set_pcs(ptr %w, i32 %mask0, i32 %pc)
  ret i64 $tired
stop:
  store i32 %mask0, ptr %pmask
  %fault = icmp eq i64 %code, $frame.FAULT
  %low = select i1 %fault, i32 %pc, i32 %next
  call void @set_pcs(ptr %w, i32 %mask0, i32 %low)
  ret i64 %r
}

; Makes %pc the next block of the lanes of a mask.
define internal void @set_pcs(ptr %w, i32 %mask, i32 %pc) {
  %ppcs = getelementptr i8, ptr %w, i64 $frame.PCS
  %pcs = load <32 x i32>, ptr %ppcs, align 4
  %m = bitcast i32 %mask to <32 x i1>
  %one = insertelement <32 x i32> poison, i32 %pc, i32 0
  %all = shufflevector <32 x i32> %one, <32 x i32> poison, <32 x i32> zeroinitializer
  %new = select <32 x i1> %m, <32 x i32> %all, <32 x i32> %pcs
  store <32 x i32> %new, ptr %ppcs, align 4
  ret void
}

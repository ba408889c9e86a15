; Instructions with a member mask [PTX ISA 9.7.9.6, 9.7.13]: the lanes that execute one together are those that give it the
; same mask. Every living lane of the mask must be among them, and none that the mask does not name.

;; one
; Whether something is wrong with the lanes %mask, which all give the mask %want; if so the frame tells what.
define internal i1 @converged(ptr %w, i32 %mask, i32 %want) noinline {
  %pp = getelementptr i8, ptr %w, i64 $frame.PCS
  %pcs = load <32 x i32>, ptr %pp, align 4
  %living = icmp ne <32 x i32> %pcs, splat (i32 $frame.EXITED)
  %l = bitcast <32 x i1> %living to i32
  %need = and i32 %want, %l
  %not = xor i32 %mask, -1
  %missing = and i32 %need, %not
  %others = xor i32 %want, -1
  %strange = and i32 %mask, %others
  %wrong = or i32 %missing, %strange
  %some = icmp ne i32 %mask, 0
  %bad = icmp ne i32 %wrong, 0
  %r = and i1 %some, %bad
  br i1 %r, label %tell, label %end
tell:
  %lane = call i32 @llvm.cttz.i32(i32 %wrong, i1 true)
  %lane64 = zext i32 %lane to i64
  %want64 = zext i32 %want to i64
  %mask64 = zext i32 %mask to i64
  %pl = getelementptr i8, ptr %w, i64 $frame.FAULT_LANE
  store i64 %lane64, ptr %pl
  %pa = getelementptr i8, ptr %w, i64 $frame.FAULT_ADDRESS
  store i64 %want64, ptr %pa
  %ps = getelementptr i8, ptr %w, i64 $frame.FAULT_SIZE
  store i64 %mask64, ptr %ps
  br label %end
end:
  ret i1 %r
}

;; each
; The same of lanes that give masks of their own, 32 words at %wants. %out gets the lanes that are together with each.
define internal i1 @members(ptr %w, i32 %mask, ptr %wants, ptr %out) noinline {
entry:
  %all = load <32 x i32>, ptr %wants, align 64
  br label %head
head:
  %rest = phi i32 [%mask, %entry], [%others, %next]
  %groups = phi <32 x i32> [zeroinitializer, %entry], [%more, %next]
  %none = icmp eq i32 %rest, 0
  br i1 %none, label %done, label %group
group:
  %i = call i32 @llvm.cttz.i32(i32 %rest, i1 true)
  %i64 = zext i32 %i to i64
  %pw = getelementptr i32, ptr %wants, i64 %i64
  %want = load i32, ptr %pw
  %one = insertelement <32 x i32> poison, i32 %want, i32 0
  %splat = shufflevector <32 x i32> %one, <32 x i32> poison, <32 x i32> zeroinitializer
  %same = icmp eq <32 x i32> %all, %splat
  %sames = bitcast <32 x i1> %same to i32
  %here = and i32 %rest, %sames
  %bad = call i1 @converged(ptr %w, i32 %here, i32 %want)
  br i1 %bad, label %wrong, label %next
wrong:
  ret i1 true
next:
  %h1 = insertelement <32 x i32> poison, i32 %here, i32 0
  %h = shufflevector <32 x i32> %h1, <32 x i32> poison, <32 x i32> zeroinitializer
  %lanes = bitcast i32 %here to <32 x i1>
  %more = select <32 x i1> %lanes, <32 x i32> %h, <32 x i32> %groups
  %left = xor i32 %here, -1
  %others = and i32 %rest, %left
  br label %head
done:
  store <32 x i32> %groups, ptr %out, align 64
  ret i1 false
}

;; reduce
; Reduces the words at %values over the lanes that are together with each of %mask; the results replace them.
define internal void @redux_$name(ptr %values, ptr %groups, i32 %mask) noinline {
entry:
  %v = load <32 x i32>, ptr %values, align 64
  br label %head
head:
  %rest = phi i32 [%mask, %entry], [%others, %group]
  %out = phi <32 x i32> [%v, %entry], [%more, %group]
  %none = icmp eq i32 %rest, 0
  br i1 %none, label %done, label %group
group:
  %i = call i32 @llvm.cttz.i32(i32 %rest, i1 true)
  %i64 = zext i32 %i to i64
  %pg = getelementptr i32, ptr %groups, i64 %i64
  %here = load i32, ptr %pg
  %lanes = bitcast i32 %here to <32 x i1>
  %mine = select <32 x i1> %lanes, <32 x i32> %v, <32 x i32> splat (i32 $neutral)
  %one = call i32 @llvm.vector.reduce.${name}.v32i32(<32 x i32> %mine)
  %r1 = insertelement <32 x i32> poison, i32 %one, i32 0
  %r = shufflevector <32 x i32> %r1, <32 x i32> poison, <32 x i32> zeroinitializer
  %more = select <32 x i1> %lanes, <32 x i32> %r, <32 x i32> %out
  %left = xor i32 %here, -1
  %others = and i32 %rest, %left
  br label %head
done:
  store <32 x i32> %out, ptr %values, align 64
  ret void
}

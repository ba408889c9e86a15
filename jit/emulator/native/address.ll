; Checked addresses: from a generic address of the kernel to an address of this process. Offsets in a warp's frame (%w) are
; those of frame.py.

declare i32 @llvm.cttz.i32(i32, i1)
declare i32 @llvm.ctpop.i32(i32)
declare i32 @llvm.vector.reduce.smin.v32i32(<32 x i32>)

; The host address of %size bytes of global memory, or null where no allocation of the launch holds all of them. Looks
; through the table of allocations, and leaves in %cache the bounds of the one that it finds, and how far from its
; addresses its bytes lie in this process.
define internal ptr @slow_global(ptr %w, i64 %a, i64 %size, ptr %cache) noinline {
  %pi = getelementptr i8, ptr %w, i64 $frame.INTERVALS
  %tab = load ptr, ptr %pi
  %pn = getelementptr i8, ptr %w, i64 $frame.INTERVAL_COUNT
  %n = load i64, ptr %pn
  %end = add i64 %a, %size
  br label %loop
loop:
  %i = phi i64 [0, %0], [%i2, %next]
  %more = icmp ult i64 %i, %n
  br i1 %more, label %body, label %none
body:
  %plo = getelementptr [3 x i64], ptr %tab, i64 %i, i64 0
  %phi = getelementptr [3 x i64], ptr %tab, i64 %i, i64 1
  %lo = load i64, ptr %plo
  %hi = load i64, ptr %phi
  %c1 = icmp uge i64 %a, %lo
  %c2 = icmp ule i64 %end, %hi
  %c = and i1 %c1, %c2
  br i1 %c, label %found, label %next
next:
  %i2 = add i64 %i, 1
  br label %loop
found:
  store i64 %lo, ptr %cache
  %c8 = getelementptr i8, ptr %cache, i64 8
  store i64 %hi, ptr %c8
  %paway = getelementptr [3 x i64], ptr %tab, i64 %i, i64 2
  %away = load i64, ptr %paway
  %c16 = getelementptr i8, ptr %cache, i64 16
  store i64 %away, ptr %c16
  %at = add i64 %a, %away
  %p = inttoptr i64 %at to ptr
  ret ptr %p
none:
  ret ptr null
}

; Leaves in the frame what is wrong with an access, for Python to tell: %kind is a key of FAULTS.
define internal void @fault(ptr %w, i64 %kind, i32 %lane, i64 %a, i64 %size) noinline {
  %p1 = getelementptr i8, ptr %w, i64 $frame.FAULT_KIND
  store i64 %kind, ptr %p1
  %p2 = getelementptr i8, ptr %w, i64 $frame.FAULT_LANE
  %l = zext i32 %lane to i64
  store i64 %l, ptr %p2
  %p3 = getelementptr i8, ptr %w, i64 $frame.FAULT_ADDRESS
  store i64 %a, ptr %p3
  %p4 = getelementptr i8, ptr %w, i64 $frame.FAULT_SIZE
  store i64 %size, ptr %p4
  ret void
}

; The host address of a generic address, or null after @fault. %cache is what @slow_global left there for the allocation
; that the same instruction touched last.
define internal ptr @address(ptr %w, i64 %a, i64 %size, i32 %lane, ptr %cache) {
  %low = sub i64 %size, 1
  %mis = and i64 %a, %low
  %bad = icmp ne i64 %mis, 0
  br i1 %bad, label %misaligned, label %ok
misaligned:
  call void @fault(ptr %w, i64 1, i32 %lane, i64 %a, i64 %size)
  ret ptr null
ok:
  %tag = lshr i64 %a, 48
  switch i64 %tag, label %global [i64 $frame.SHARED_TAG, label %shared i64 $frame.LOCAL_TAG, label %local]
global:
  %lo = load i64, ptr %cache
  %c8 = getelementptr i8, ptr %cache, i64 8
  %hi = load i64, ptr %c8
  %end = add i64 %a, %size
  %g1 = icmp uge i64 %a, %lo
  %g2 = icmp ule i64 %end, %hi
  %g = and i1 %g1, %g2
  br i1 %g, label %hit, label %miss
hit:
  %c16 = getelementptr i8, ptr %cache, i64 16
  %away = load i64, ptr %c16
  %place = add i64 %a, %away
  %fast = inttoptr i64 %place to ptr
  ret ptr %fast
miss:
  %slow = call ptr @slow_global(ptr %w, i64 %a, i64 %size, ptr %cache)
  %isnull = icmp eq ptr %slow, null
  br i1 %isnull, label %outside, label %found
found:
  ret ptr %slow
outside:
  call void @fault(ptr %w, i64 2, i32 %lane, i64 %a, i64 %size)
  ret ptr null
shared:
  %whole = and i64 %a, 4294967295
  %rank = lshr i64 %whole, $frame.PEER_SHIFT
  %off = and i64 %whole, $frame.OFFSET_MASK
  %psz = getelementptr i8, ptr %w, i64 $frame.SHARED_SIZE
  %ssz = load i64, ptr %psz
  %send = add i64 %off, %size
  %s1 = icmp ule i64 %send, %ssz
  %s3 = icmp uge i64 %off, $frame.SHARED_BASE
  %s = and i1 %s1, %s3
  br i1 %s, label %inside, label %shout
inside:
  %pwin = getelementptr i8, ptr %w, i64 $frame.WINDOW
  %win = load i64, ptr %pwin
  %first = add i64 %win, %off
  %own = icmp eq i64 %whole, %first
  %base = load ptr, ptr %w
  br i1 %own, label %mine, label %peer
mine:
  %pm = getelementptr i8, ptr %base, i64 %off
  ret ptr %pm
peer:
  %pc = getelementptr i8, ptr %w, i64 $frame.PEER_COUNT
  %count = load i64, ptr %pc
  %p1 = icmp ult i64 %rank, %count
  br i1 %p1, label %there, label %shout
there:
  %pp = getelementptr i8, ptr %w, i64 $frame.PEERS
  %peers = load ptr, ptr %pp
  %ppr = getelementptr ptr, ptr %peers, i64 %rank
  %pbase = load ptr, ptr %ppr
  %ended = icmp eq ptr %pbase, null
  br i1 %ended, label %gone, label %living
gone:
  call void @fault(ptr %w, i64 6, i32 %lane, i64 %whole, i64 %size)
  ret ptr null
living:
  %pq = getelementptr i8, ptr %pbase, i64 %off
  ret ptr %pq
shout:
  call void @fault(ptr %w, i64 4, i32 %lane, i64 %whole, i64 %size)
  ret ptr null
local:
  %loff = and i64 %a, 4294967295
  %lend = add i64 %loff, %size
  %plsz = getelementptr i8, ptr %w, i64 $frame.LOCAL_SIZE
  %lsz = load i64, ptr %plsz
  %l1 = icmp ule i64 %lend, %lsz
  br i1 %l1, label %lin, label %lout
lin:
  %plb = getelementptr i8, ptr %w, i64 $frame.LOCAL
  %lb = load ptr, ptr %plb
  %lane64 = zext i32 %lane to i64
  %skip = mul i64 %lane64, %lsz
  %at = add i64 %skip, %loff
  %lp = getelementptr i8, ptr %lb, i64 %at
  ret ptr %lp
lout:
  call void @fault(ptr %w, i64 5, i32 %lane, i64 %a, i64 %size)
  ret ptr null
}

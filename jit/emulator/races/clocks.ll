; Clocks: what a warp has observed (%vc), what of it is visible to the async proxy (%pvc), and how both are passed on.

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare <16 x i32> @llvm.umax.v16i32(<16 x i32>, <16 x i32>)

; a[i] = max(a[i], b[i]) for i < n, a multiple of 16.
define internal void @join(ptr %a, ptr %b, i64 %n) {
entry:
  br label %head
head:
  %i = phi i64 [0, %entry], [%i1, %body]
  %more = icmp ult i64 %i, %n
  br i1 %more, label %body, label %end
body:
  %pa = getelementptr i32, ptr %a, i64 %i
  %pb = getelementptr i32, ptr %b, i64 %i
  %x = load <16 x i32>, ptr %pa, align 4
  %y = load <16 x i32>, ptr %pb, align 4
  %z = call <16 x i32> @llvm.umax.v16i32(<16 x i32> %x, <16 x i32> %y)
  store <16 x i32> %z, ptr %pa, align 4
  %i1 = add i64 %i, 16
  br label %head
end:
  ret void
}

; A warp arrives at a barrier: %told, u32[2][slots], has what those who arrived have observed; %first: it is the first.
define void @release(ptr %c, ptr %told, i1 %first) {
entry:
  %at.vc = getelementptr i64, ptr %c, i64 $layout.VC
  %vc = load ptr, ptr %at.vc
  %at.pvc = getelementptr i64, ptr %c, i64 $layout.PVC
  %pvc = load ptr, ptr %at.pvc
  %at.n = getelementptr i64, ptr %c, i64 $layout.SLOTS
  %n = load i64, ptr %at.n
  %at.slot = getelementptr i64, ptr %c, i64 $layout.SLOT
  %slot = load i64, ptr %at.slot
  br i1 %first, label %clear, label %add
clear:
  %bytes = shl i64 %n, 3
  call void @llvm.memset.p0.i64(ptr %told, i8 0, i64 %bytes, i1 false)
  br label %add
add:
  %told1 = getelementptr i32, ptr %told, i64 %n
  call void @join(ptr %told, ptr %vc, i64 %n)
  call void @join(ptr %told1, ptr %pvc, i64 %n)
  call void @tick(ptr %c, ptr %vc, i64 %slot)
  ret void
}

; A barrier completes: those who wait, a bit of %waiters each, observe what it was told, and what the warps that have ended
; did, if %final has their clocks and is not null.
define void @publish(ptr %told, ptr %final, ptr %contexts, i64 %waiters, i64 %n) {
entry:
  %told1 = getelementptr i32, ptr %told, i64 %n
  %none = icmp eq ptr %final, null
  br i1 %none, label %head, label %ended
ended:
  %final1 = getelementptr i32, ptr %final, i64 %n
  call void @join(ptr %told, ptr %final, i64 %n)
  call void @join(ptr %told1, ptr %final1, i64 %n)
  br label %head
head:
  %rest = phi i64 [%waiters, %entry], [%waiters, %ended], [%rest1, %one]
  %over = icmp eq i64 %rest, 0
  br i1 %over, label %end, label %one
one:
  %i = call i64 @llvm.cttz.i64(i64 %rest, i1 true)
  %less = sub i64 %rest, 1
  %rest1 = and i64 %rest, %less
  %pc = getelementptr ptr, ptr %contexts, i64 %i
  %c = load ptr, ptr %pc
  %at.vc = getelementptr i64, ptr %c, i64 $layout.VC
  %vc = load ptr, ptr %at.vc
  %at.pvc = getelementptr i64, ptr %c, i64 $layout.PVC
  %pvc = load ptr, ptr %at.pvc
  call void @join(ptr %vc, ptr %told, i64 %n)
  call void @join(ptr %pvc, ptr %told1, i64 %n)
  br label %head
end:
  ret void
}

; What a warp does from now on is not part of what it has released.
define internal void @tick(ptr %c, ptr %vc, i64 %slot) {
  %pclock = getelementptr i32, ptr %vc, i64 %slot
  %clock = load i32, ptr %pclock
  %clock1 = add i32 %clock, 1
  store i32 %clock1, ptr %pclock
  %wide = zext i32 %clock1 to i64
  %base = shl i64 %wide, 32
  %pbase = getelementptr i64, ptr %c, i64 $layout.STAMP
  store i64 %base, ptr %pbase
  ret void
}

; An address that is used for synchronisation passes on what its users have observed.
define internal void @sync(ptr %c, i64 %word, i64 %how) {
entry:
  %at.vc = getelementptr i64, ptr %c, i64 $layout.VC
  %vc = load ptr, ptr %at.vc
  %at.pvc = getelementptr i64, ptr %c, i64 $layout.PVC
  %pvc = load ptr, ptr %at.pvc
  %at.n = getelementptr i64, ptr %c, i64 $layout.SLOTS
  %n = load i64, ptr %at.n
  %at.svc = getelementptr i64, ptr %c, i64 $layout.SYNC_VC
  %svc = load ptr, ptr %at.svc
  %at.spvc = getelementptr i64, ptr %c, i64 $layout.SYNC_PVC
  %spvc = load ptr, ptr %at.spvc
  %row = and i64 %word, $row_mask
  %skip = mul i64 %row, %n
  %x = getelementptr i32, ptr %svc, i64 %skip
  %y = getelementptr i32, ptr %spvc, i64 %skip
  %only = icmp uge i64 %how, $layout.RELEASE
  br i1 %only, label %release, label %acquire
acquire:
  call void @join(ptr %vc, ptr %x, i64 %n)
  call void @join(ptr %pvc, ptr %y, i64 %n)
  %done = icmp eq i64 %how, $layout.ACQUIRE
  br i1 %done, label %end, label %release
release:
  call void @join(ptr %x, ptr %vc, i64 %n)
  call void @join(ptr %y, ptr %pvc, i64 %n)
  br label %end
end:
  ret void
}

; A release, or a fence of the chip's scope, by some lanes of a warp: what the warp has observed is covered by it.
define void @covers(ptr %w, i32 %lanes) {
entry:
  %pctx = getelementptr i8, ptr %w, i64 $frame.RACES
  %c = load ptr, ptr %pctx
  %none = icmp eq i32 %lanes, 0
  %off = icmp eq ptr %c, null
  %skip = or i1 %none, %off
  br i1 %skip, label %end, label %on
on:
  %at.covered = getelementptr i64, ptr %c, i64 $layout.COVERED
  %covered = load ptr, ptr %at.covered
  %unkept = icmp eq ptr %covered, null
  br i1 %unkept, label %end, label %kept
kept:
  %at.owner = getelementptr i64, ptr %c, i64 $layout.OWNER
  %owner = load i64, ptr %at.owner
  %who = lshr i64 %owner, $owners.OWNER_SHIFT
  %at.warps = getelementptr i64, ptr %c, i64 $layout.WARPS
  %warps = load i64, ptr %at.warps
  %padded = add i64 %warps, 15
  %stride = and i64 %padded, -16
  %skipped = mul i64 %who, %stride
  %row = getelementptr i32, ptr %covered, i64 %skipped
  %at.vc = getelementptr i64, ptr %c, i64 $layout.VC
  %vc = load ptr, ptr %at.vc
  %at.slot = getelementptr i64, ptr %c, i64 $layout.SLOT
  %slot = load i64, ptr %at.slot
  call void @join(ptr %row, ptr %vc, i64 %stride)
  call void @tick(ptr %c, ptr %vc, i64 %slot)
  br label %end
end:
  ret void
}

; fence.proxy.async by some lanes of a warp: what the warp has observed is now visible to the async proxy.
define void @fence_proxy(ptr %w, i32 %lanes) {
entry:
  %pctx = getelementptr i8, ptr %w, i64 $frame.RACES
  %c = load ptr, ptr %pctx
  %none = icmp eq i32 %lanes, 0
  %off = icmp eq ptr %c, null
  %skip = or i1 %none, %off
  br i1 %skip, label %end, label %on
on:
  %at.vc = getelementptr i64, ptr %c, i64 $layout.VC
  %vc = load ptr, ptr %at.vc
  %at.pvc = getelementptr i64, ptr %c, i64 $layout.PVC
  %pvc = load ptr, ptr %at.pvc
  %at.n = getelementptr i64, ptr %c, i64 $layout.SLOTS
  %n = load i64, ptr %at.n
  %at.slot = getelementptr i64, ptr %c, i64 $layout.SLOT
  %slot = load i64, ptr %at.slot
  call void @join(ptr %pvc, ptr %vc, i64 %n)
  call void @tick(ptr %c, ptr %vc, i64 %slot)
  br label %end
end:
  ret void
}

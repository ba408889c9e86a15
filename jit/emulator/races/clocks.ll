; Clocks: what a warp has observed (%vc), what of it is visible to the async proxy (%pvc), and how both are passed on.

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
  %pclock = getelementptr i32, ptr %vc, i64 %slot
  %clock = load i32, ptr %pclock
  %clock1 = add i32 %clock, 1
  store i32 %clock1, ptr %pclock
  %wide = zext i32 %clock1 to i64
  %base = shl i64 %wide, 32
  %pbase = getelementptr i64, ptr %c, i64 $layout.STAMP
  store i64 %base, ptr %pbase
  br label %end
end:
  ret void
}

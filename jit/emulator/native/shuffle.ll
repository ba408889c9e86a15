; shfl.sync: %v holds the sources, b and c, 32 lanes each, and room for twice 32 words. The result replaces the sources,
; and the lanes whose source is in range are returned [PTX ISA 9.7.9.6]. c holds the clamp in bits 0 to 4 and the segment
; mask in bits 8 to 12.
define i32 @shfl_${mode}(ptr %v) noinline {
entry:
  %pb = getelementptr i8, ptr %v, i64 128
  %pc = getelementptr i8, ptr %v, i64 256
  %pj = getelementptr i8, ptr %v, i64 384
  %po = getelementptr i8, ptr %v, i64 512
  %b = load <32 x i32>, ptr %pb, align 64
  %c = load <32 x i32>, ptr %pc, align 64
  %b31 = and <32 x i32> %b, splat (i32 31)
  %segments = lshr <32 x i32> %c, splat (i32 8)
  %segment = and <32 x i32> %segments, splat (i32 31)
  %clamp = and <32 x i32> %c, splat (i32 31)
  %outside = xor <32 x i32> %segment, splat (i32 31)
  %low = and <32 x i32> $lanes, %segment
  %top = and <32 x i32> %clamp, %outside
  %high = or <32 x i32> %low, %top
  ; The source of each lane, and whether it is in the lane's segment.
  %in = and <32 x i32> %b31, %outside
  %j = $source
  %ok = icmp $inside <32 x i32> %j, %high
  %k = select <32 x i1> %ok, <32 x i32> %j, <32 x i32> $lanes
  store <32 x i32> %k, ptr %pj, align 64
  br label %loop
loop:
  %i = phi i64 [0, %entry], [%i2, %loop]
  %pi = getelementptr i32, ptr %pj, i64 %i
  %from = load i32, ptr %pi
  %from31 = and i32 %from, 31
  %f64 = zext i32 %from31 to i64
  %ps = getelementptr i32, ptr %v, i64 %f64
  %x = load i32, ptr %ps
  %pd = getelementptr i32, ptr %po, i64 %i
  store i32 %x, ptr %pd
  %i2 = add i64 %i, 1
  %more = icmp ult i64 %i2, 32
  br i1 %more, label %loop, label %end
end:
  %all = load <32 x i32>, ptr %po, align 64
  store <32 x i32> %all, ptr %v, align 64
  %bits = bitcast <32 x i1> %ok to i32
  ret i32 %bits
}

; LLVM IR of arithmetic.c, made by python -m jit.llvm.generate.

define void @round_exactly(ptr nocapture noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4) #0 {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 512
  %8 = trunc i64 %3 to i32
  %9 = icmp ne i64 %4, 0
  %10 = add i64 %2, %1
  %11 = and i64 %10, 4294967295
  %12 = add i64 %1, 4294967295
  %13 = and i64 %12, 4294967295
  %14 = shl nsw i64 -1, %13
  %15 = shl i64 %2, 32
  %16 = sub i64 266287972352, %15
  %17 = ashr exact i64 %16, 32
  %18 = and i64 %2, 4294967295
  %19 = and i64 %1, 4294967295
  %20 = shl nsw i64 -1, %19
  %21 = xor i64 %20, -1
  %22 = shl i64 %21, %18
  %23 = icmp eq i32 %8, 1
  %24 = or i1 %9, %23
  %25 = add i64 %14, -61
  br label %27

26:                                               ; preds = %93
  ret void

27:                                               ; preds = %5, %93
  %28 = phi i64 [ 0, %5 ], [ %95, %93 ]
  %29 = getelementptr inbounds nuw i64, ptr %0, i64 %28
  %30 = load i64, ptr %29, align 8
  %31 = getelementptr inbounds nuw i64, ptr %7, i64 %28
  %32 = load i64, ptr %31, align 8
  %33 = icmp ne i64 %32, 0
  %34 = zext i1 %33 to i64
  %35 = shl nuw i64 %34, %11
  %36 = icmp eq i64 %30, 0
  br i1 %36, label %93, label %37

37:                                               ; preds = %27
  %38 = getelementptr inbounds nuw i64, ptr %6, i64 %28
  %39 = load i64, ptr %38, align 8
  %40 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %30, i1 true)
  %41 = shl i64 %30, %40
  %42 = lshr i64 %41, 1
  %43 = and i64 %41, 1
  %44 = or i64 %42, %43
  %45 = add i64 %40, %25
  %46 = sub i64 %45, %39
  %47 = tail call i64 @llvm.smax.i64(i64 %46, i64 0)
  %48 = add nsw i64 %47, %17
  %49 = icmp sgt i64 %48, 63
  %50 = tail call i64 @llvm.smin.i64(i64 %48, i64 63)
  %51 = select i1 %49, i64 1, i64 %44
  %52 = and i64 %50, 4294967295
  %53 = shl nuw i64 1, %52
  %54 = lshr i64 %53, 1
  %55 = lshr i64 %51, %52
  %56 = add nuw i64 %53, 9223372036854775807
  %57 = and i64 %56, %51
  switch i32 %8, label %74 [
    i32 0, label %58
    i32 4, label %65
    i32 3, label %67
    i32 2, label %71
  ]

58:                                               ; preds = %37
  %59 = icmp samesign ugt i64 %57, %54
  br i1 %59, label %74, label %60

60:                                               ; preds = %58
  %61 = icmp eq i64 %57, %54
  %62 = and i64 %55, 1
  %63 = icmp ne i64 %62, 0
  %64 = select i1 %61, i1 %63, i1 false
  br label %74

65:                                               ; preds = %37
  %66 = icmp samesign uge i64 %57, %54
  br label %74

67:                                               ; preds = %37
  %68 = icmp ne i64 %57, 0
  %69 = xor i1 %33, true
  %70 = and i1 %68, %69
  br label %74

71:                                               ; preds = %37
  %72 = icmp ne i64 %57, 0
  %73 = and i1 %33, %72
  br label %74

74:                                               ; preds = %71, %67, %65, %60, %58, %37
  %75 = phi i1 [ %66, %65 ], [ %70, %67 ], [ %73, %71 ], [ true, %58 ], [ %64, %60 ], [ false, %37 ]
  %76 = zext i1 %75 to i64
  %77 = icmp slt i64 %46, 0
  %78 = sub nsw i64 0, %46
  %79 = select i1 %77, i64 %78, i64 0
  %80 = shl i64 %79, %18
  %81 = add i64 %55, %80
  %82 = add i64 %81, %76
  %83 = icmp slt i64 %82, %22
  br i1 %83, label %90, label %84

84:                                               ; preds = %74
  %85 = select i1 %33, i32 3, i32 2
  %86 = icmp eq i32 %85, %8
  %87 = select i1 %24, i1 true, i1 %86
  %88 = sext i1 %87 to i64
  %89 = add i64 %22, %88
  br label %90

90:                                               ; preds = %84, %74
  %91 = phi i64 [ %89, %84 ], [ %82, %74 ]
  %92 = or i64 %91, %35
  br label %93

93:                                               ; preds = %27, %90
  %94 = phi i64 [ %92, %90 ], [ %35, %27 ]
  store i64 %94, ptr %29, align 8
  %95 = add nuw nsw i64 %28, 1
  %96 = icmp eq i64 %95, 32
  br i1 %96, label %26, label %27
}

define void @i16_sdiv(ptr nocapture noundef %0) #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 256
  br label %4

3:                                                ; preds = %4
  ret void

4:                                                ; preds = %1, %4
  %5 = phi i64 [ 0, %1 ], [ %14, %4 ]
  %6 = getelementptr inbounds nuw i16, ptr %2, i64 %5
  %7 = load i16, ptr %6, align 2
  %8 = sext i16 %7 to i32
  %9 = getelementptr inbounds nuw i16, ptr %0, i64 %5
  %10 = load i16, ptr %9, align 2
  %11 = sext i16 %10 to i32
  %12 = sdiv i32 %11, %8
  %13 = trunc i32 %12 to i16
  store i16 %13, ptr %9, align 2
  %14 = add nuw nsw i64 %5, 1
  %15 = icmp eq i64 %14, 32
  br i1 %15, label %3, label %4
}

define void @i16_srem(ptr nocapture noundef %0) #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 256
  br label %4

3:                                                ; preds = %4
  ret void

4:                                                ; preds = %1, %4
  %5 = phi i64 [ 0, %1 ], [ %14, %4 ]
  %6 = getelementptr inbounds nuw i16, ptr %2, i64 %5
  %7 = load i16, ptr %6, align 2
  %8 = sext i16 %7 to i32
  %9 = getelementptr inbounds nuw i16, ptr %0, i64 %5
  %10 = load i16, ptr %9, align 2
  %11 = sext i16 %10 to i32
  %12 = srem i32 %11, %8
  %13 = trunc nsw i32 %12 to i16
  store i16 %13, ptr %9, align 2
  %14 = add nuw nsw i64 %5, 1
  %15 = icmp eq i64 %14, 32
  br i1 %15, label %3, label %4
}

define void @i32_sdiv(ptr nocapture noundef %0) #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 256
  br label %4

3:                                                ; preds = %4
  ret void

4:                                                ; preds = %1, %4
  %5 = phi i64 [ 0, %1 ], [ %11, %4 ]
  %6 = getelementptr inbounds nuw i32, ptr %2, i64 %5
  %7 = load i32, ptr %6, align 4
  %8 = getelementptr inbounds nuw i32, ptr %0, i64 %5
  %9 = load i32, ptr %8, align 4
  %10 = sdiv i32 %9, %7
  store i32 %10, ptr %8, align 4
  %11 = add nuw nsw i64 %5, 1
  %12 = icmp eq i64 %11, 32
  br i1 %12, label %3, label %4
}

define void @i32_srem(ptr nocapture noundef %0) #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 256
  br label %4

3:                                                ; preds = %4
  ret void

4:                                                ; preds = %1, %4
  %5 = phi i64 [ 0, %1 ], [ %11, %4 ]
  %6 = getelementptr inbounds nuw i32, ptr %2, i64 %5
  %7 = load i32, ptr %6, align 4
  %8 = getelementptr inbounds nuw i32, ptr %0, i64 %5
  %9 = load i32, ptr %8, align 4
  %10 = srem i32 %9, %7
  store i32 %10, ptr %8, align 4
  %11 = add nuw nsw i64 %5, 1
  %12 = icmp eq i64 %11, 32
  br i1 %12, label %3, label %4
}

define void @i64_sdiv(ptr nocapture noundef %0) #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 256
  br label %4

3:                                                ; preds = %4
  ret void

4:                                                ; preds = %1, %4
  %5 = phi i64 [ 0, %1 ], [ %11, %4 ]
  %6 = getelementptr inbounds nuw i64, ptr %2, i64 %5
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds nuw i64, ptr %0, i64 %5
  %9 = load i64, ptr %8, align 8
  %10 = sdiv i64 %9, %7
  store i64 %10, ptr %8, align 8
  %11 = add nuw nsw i64 %5, 1
  %12 = icmp eq i64 %11, 32
  br i1 %12, label %3, label %4
}

define void @i64_srem(ptr nocapture noundef %0) #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 256
  br label %4

3:                                                ; preds = %4
  ret void

4:                                                ; preds = %1, %4
  %5 = phi i64 [ 0, %1 ], [ %11, %4 ]
  %6 = getelementptr inbounds nuw i64, ptr %2, i64 %5
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds nuw i64, ptr %0, i64 %5
  %9 = load i64, ptr %8, align 8
  %10 = srem i64 %9, %7
  store i64 %10, ptr %8, align 8
  %11 = add nuw nsw i64 %5, 1
  %12 = icmp eq i64 %11, 32
  br i1 %12, label %3, label %4
}

define void @i16_udiv(ptr nocapture noundef %0) #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 256
  br label %4

3:                                                ; preds = %4
  ret void

4:                                                ; preds = %1, %4
  %5 = phi i64 [ 0, %1 ], [ %11, %4 ]
  %6 = getelementptr inbounds nuw i16, ptr %2, i64 %5
  %7 = load i16, ptr %6, align 2
  %8 = getelementptr inbounds nuw i16, ptr %0, i64 %5
  %9 = load i16, ptr %8, align 2
  %10 = udiv i16 %9, %7
  store i16 %10, ptr %8, align 2
  %11 = add nuw nsw i64 %5, 1
  %12 = icmp eq i64 %11, 32
  br i1 %12, label %3, label %4
}

define void @i16_urem(ptr nocapture noundef %0) #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 256
  br label %4

3:                                                ; preds = %4
  ret void

4:                                                ; preds = %1, %4
  %5 = phi i64 [ 0, %1 ], [ %11, %4 ]
  %6 = getelementptr inbounds nuw i16, ptr %2, i64 %5
  %7 = load i16, ptr %6, align 2
  %8 = getelementptr inbounds nuw i16, ptr %0, i64 %5
  %9 = load i16, ptr %8, align 2
  %10 = urem i16 %9, %7
  store i16 %10, ptr %8, align 2
  %11 = add nuw nsw i64 %5, 1
  %12 = icmp eq i64 %11, 32
  br i1 %12, label %3, label %4
}

define void @i32_udiv(ptr nocapture noundef %0) #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 256
  br label %4

3:                                                ; preds = %4
  ret void

4:                                                ; preds = %1, %4
  %5 = phi i64 [ 0, %1 ], [ %11, %4 ]
  %6 = getelementptr inbounds nuw i32, ptr %2, i64 %5
  %7 = load i32, ptr %6, align 4
  %8 = getelementptr inbounds nuw i32, ptr %0, i64 %5
  %9 = load i32, ptr %8, align 4
  %10 = udiv i32 %9, %7
  store i32 %10, ptr %8, align 4
  %11 = add nuw nsw i64 %5, 1
  %12 = icmp eq i64 %11, 32
  br i1 %12, label %3, label %4
}

define void @i32_urem(ptr nocapture noundef %0) #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 256
  br label %4

3:                                                ; preds = %4
  ret void

4:                                                ; preds = %1, %4
  %5 = phi i64 [ 0, %1 ], [ %11, %4 ]
  %6 = getelementptr inbounds nuw i32, ptr %2, i64 %5
  %7 = load i32, ptr %6, align 4
  %8 = getelementptr inbounds nuw i32, ptr %0, i64 %5
  %9 = load i32, ptr %8, align 4
  %10 = urem i32 %9, %7
  store i32 %10, ptr %8, align 4
  %11 = add nuw nsw i64 %5, 1
  %12 = icmp eq i64 %11, 32
  br i1 %12, label %3, label %4
}

define void @i64_udiv(ptr nocapture noundef %0) #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 256
  br label %4

3:                                                ; preds = %4
  ret void

4:                                                ; preds = %1, %4
  %5 = phi i64 [ 0, %1 ], [ %11, %4 ]
  %6 = getelementptr inbounds nuw i64, ptr %2, i64 %5
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds nuw i64, ptr %0, i64 %5
  %9 = load i64, ptr %8, align 8
  %10 = udiv i64 %9, %7
  store i64 %10, ptr %8, align 8
  %11 = add nuw nsw i64 %5, 1
  %12 = icmp eq i64 %11, 32
  br i1 %12, label %3, label %4
}

define void @i64_urem(ptr nocapture noundef %0) #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 256
  br label %4

3:                                                ; preds = %4
  ret void

4:                                                ; preds = %1, %4
  %5 = phi i64 [ 0, %1 ], [ %11, %4 ]
  %6 = getelementptr inbounds nuw i64, ptr %2, i64 %5
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds nuw i64, ptr %0, i64 %5
  %9 = load i64, ptr %8, align 8
  %10 = urem i64 %9, %7
  store i64 %10, ptr %8, align 8
  %11 = add nuw nsw i64 %5, 1
  %12 = icmp eq i64 %11, 32
  br i1 %12, label %3, label %4
}

define void @approximate_ex2(ptr nocapture noundef %0) #0 {
  br label %3

2:                                                ; preds = %3
  ret void

3:                                                ; preds = %1, %3
  %4 = phi i64 [ 0, %1 ], [ %8, %3 ]
  %5 = getelementptr inbounds nuw float, ptr %0, i64 %4
  %6 = load float, ptr %5, align 4
  %7 = tail call float @llvm.exp2.f32(float %6)
  store float %7, ptr %5, align 4
  %8 = add nuw nsw i64 %4, 1
  %9 = icmp eq i64 %8, 32
  br i1 %9, label %2, label %3
}

declare float @llvm.exp2.f32(float) #1

define void @approximate_lg2(ptr nocapture noundef %0) #0 {
  br label %3

2:                                                ; preds = %3
  ret void

3:                                                ; preds = %1, %3
  %4 = phi i64 [ 0, %1 ], [ %8, %3 ]
  %5 = getelementptr inbounds nuw float, ptr %0, i64 %4
  %6 = load float, ptr %5, align 4
  %7 = tail call float @llvm.log2.f32(float %6)
  store float %7, ptr %5, align 4
  %8 = add nuw nsw i64 %4, 1
  %9 = icmp eq i64 %8, 32
  br i1 %9, label %2, label %3
}

declare float @llvm.log2.f32(float) #1

define void @approximate_sin(ptr nocapture noundef %0) #0 {
  br label %3

2:                                                ; preds = %3
  ret void

3:                                                ; preds = %1, %3
  %4 = phi i64 [ 0, %1 ], [ %8, %3 ]
  %5 = getelementptr inbounds nuw float, ptr %0, i64 %4
  %6 = load float, ptr %5, align 4
  %7 = tail call float @llvm.sin.f32(float %6)
  store float %7, ptr %5, align 4
  %8 = add nuw nsw i64 %4, 1
  %9 = icmp eq i64 %8, 32
  br i1 %9, label %2, label %3
}

declare float @llvm.sin.f32(float) #1

define void @approximate_cos(ptr nocapture noundef %0) #0 {
  br label %3

2:                                                ; preds = %3
  ret void

3:                                                ; preds = %1, %3
  %4 = phi i64 [ 0, %1 ], [ %8, %3 ]
  %5 = getelementptr inbounds nuw float, ptr %0, i64 %4
  %6 = load float, ptr %5, align 4
  %7 = tail call float @llvm.cos.f32(float %6)
  store float %7, ptr %5, align 4
  %8 = add nuw nsw i64 %4, 1
  %9 = icmp eq i64 %8, 32
  br i1 %9, label %2, label %3
}

declare float @llvm.cos.f32(float) #1

define void @approximate_tanh(ptr nocapture noundef %0) #0 {
  br label %3

2:                                                ; preds = %3
  ret void

3:                                                ; preds = %1, %3
  %4 = phi i64 [ 0, %1 ], [ %8, %3 ]
  %5 = getelementptr inbounds nuw float, ptr %0, i64 %4
  %6 = load float, ptr %5, align 4
  %7 = tail call float @llvm.tanh.f32(float %6)
  store float %7, ptr %5, align 4
  %8 = add nuw nsw i64 %4, 1
  %9 = icmp eq i64 %8, 32
  br i1 %9, label %2, label %3
}

declare float @llvm.tanh.f32(float) #1

define void @directed_fadd_f32(ptr nocapture noundef %0, i64 noundef %1) #2 {
  %3 = trunc i64 %1 to i32
  tail call void @llvm.set.rounding(i32 %3) #7
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %5 = load <32 x float>, ptr %4, align 64
  %6 = load <32 x float>, ptr %0, align 64
  %7 = tail call <32 x float> @llvm.experimental.constrained.fadd.v32f32(<32 x float> %6, <32 x float> %5, metadata !"round.dynamic", metadata !"fpexcept.strict") #7
  store <32 x float> %7, ptr %0, align 64
  tail call void @llvm.set.rounding(i32 1) #7
  ret void
}

declare void @llvm.set.rounding(i32) #3

declare <32 x float> @llvm.experimental.constrained.fadd.v32f32(<32 x float>, <32 x float>, metadata, metadata) #4

define void @directed_fsub_f32(ptr nocapture noundef %0, i64 noundef %1) #2 {
  %3 = trunc i64 %1 to i32
  tail call void @llvm.set.rounding(i32 %3) #7
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %5 = load <32 x float>, ptr %4, align 64
  %6 = load <32 x float>, ptr %0, align 64
  %7 = tail call <32 x float> @llvm.experimental.constrained.fsub.v32f32(<32 x float> %6, <32 x float> %5, metadata !"round.dynamic", metadata !"fpexcept.strict") #7
  store <32 x float> %7, ptr %0, align 64
  tail call void @llvm.set.rounding(i32 1) #7
  ret void
}

declare <32 x float> @llvm.experimental.constrained.fsub.v32f32(<32 x float>, <32 x float>, metadata, metadata) #4

define void @directed_fmul_f32(ptr nocapture noundef %0, i64 noundef %1) #2 {
  %3 = trunc i64 %1 to i32
  tail call void @llvm.set.rounding(i32 %3) #7
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %5 = load <32 x float>, ptr %4, align 64
  %6 = load <32 x float>, ptr %0, align 64
  %7 = tail call <32 x float> @llvm.experimental.constrained.fmul.v32f32(<32 x float> %6, <32 x float> %5, metadata !"round.dynamic", metadata !"fpexcept.strict") #7
  store <32 x float> %7, ptr %0, align 64
  tail call void @llvm.set.rounding(i32 1) #7
  ret void
}

declare <32 x float> @llvm.experimental.constrained.fmul.v32f32(<32 x float>, <32 x float>, metadata, metadata) #4

define void @directed_fdiv_f32(ptr nocapture noundef %0, i64 noundef %1) #2 {
  %3 = trunc i64 %1 to i32
  tail call void @llvm.set.rounding(i32 %3) #7
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %5 = load <32 x float>, ptr %4, align 64
  %6 = load <32 x float>, ptr %0, align 64
  %7 = tail call <32 x float> @llvm.experimental.constrained.fdiv.v32f32(<32 x float> %6, <32 x float> %5, metadata !"round.dynamic", metadata !"fpexcept.strict") #7
  store <32 x float> %7, ptr %0, align 64
  tail call void @llvm.set.rounding(i32 1) #7
  ret void
}

declare <32 x float> @llvm.experimental.constrained.fdiv.v32f32(<32 x float>, <32 x float>, metadata, metadata) #4

define void @directed_sqrt_f32(ptr nocapture noundef %0, i64 noundef %1) #2 {
  %3 = trunc i64 %1 to i32
  tail call void @llvm.set.rounding(i32 %3) #7
  %4 = load <32 x float>, ptr %0, align 64
  %5 = tail call <32 x float> @llvm.experimental.constrained.sqrt.v32f32(<32 x float> %4, metadata !"round.dynamic", metadata !"fpexcept.strict") #7
  store <32 x float> %5, ptr %0, align 64
  tail call void @llvm.set.rounding(i32 1) #7
  ret void
}

declare <32 x float> @llvm.experimental.constrained.sqrt.v32f32(<32 x float>, metadata, metadata) #4

define void @directed_fma_f32(ptr nocapture noundef %0, i64 noundef %1) #5 {
  %3 = trunc i64 %1 to i32
  tail call void @llvm.set.rounding(i32 %3) #7
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 512
  br label %7

6:                                                ; preds = %7
  tail call void @llvm.set.rounding(i32 1) #7
  ret void

7:                                                ; preds = %2, %7
  %8 = phi i64 [ 0, %2 ], [ %16, %7 ]
  %9 = getelementptr inbounds nuw float, ptr %0, i64 %8
  %10 = load float, ptr %9, align 4
  %11 = getelementptr inbounds nuw float, ptr %4, i64 %8
  %12 = load float, ptr %11, align 4
  %13 = getelementptr inbounds nuw float, ptr %5, i64 %8
  %14 = load float, ptr %13, align 4
  %15 = tail call float @llvm.experimental.constrained.fma.f32(float %10, float %12, float %14, metadata !"round.dynamic", metadata !"fpexcept.strict") #7
  store float %15, ptr %9, align 4
  %16 = add nuw nsw i64 %8, 1
  %17 = icmp eq i64 %16, 32
  br i1 %17, label %6, label %7
}

declare float @llvm.experimental.constrained.fma.f32(float, float, float, metadata, metadata) #4

define void @directed_fadd_f64(ptr nocapture noundef %0, i64 noundef %1) #2 {
  %3 = trunc i64 %1 to i32
  tail call void @llvm.set.rounding(i32 %3) #7
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %5 = load <32 x double>, ptr %4, align 64
  %6 = load <32 x double>, ptr %0, align 64
  %7 = tail call <32 x double> @llvm.experimental.constrained.fadd.v32f64(<32 x double> %6, <32 x double> %5, metadata !"round.dynamic", metadata !"fpexcept.strict") #7
  store <32 x double> %7, ptr %0, align 64
  tail call void @llvm.set.rounding(i32 1) #7
  ret void
}

declare <32 x double> @llvm.experimental.constrained.fadd.v32f64(<32 x double>, <32 x double>, metadata, metadata) #4

define void @directed_fsub_f64(ptr nocapture noundef %0, i64 noundef %1) #2 {
  %3 = trunc i64 %1 to i32
  tail call void @llvm.set.rounding(i32 %3) #7
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %5 = load <32 x double>, ptr %4, align 64
  %6 = load <32 x double>, ptr %0, align 64
  %7 = tail call <32 x double> @llvm.experimental.constrained.fsub.v32f64(<32 x double> %6, <32 x double> %5, metadata !"round.dynamic", metadata !"fpexcept.strict") #7
  store <32 x double> %7, ptr %0, align 64
  tail call void @llvm.set.rounding(i32 1) #7
  ret void
}

declare <32 x double> @llvm.experimental.constrained.fsub.v32f64(<32 x double>, <32 x double>, metadata, metadata) #4

define void @directed_fmul_f64(ptr nocapture noundef %0, i64 noundef %1) #2 {
  %3 = trunc i64 %1 to i32
  tail call void @llvm.set.rounding(i32 %3) #7
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %5 = load <32 x double>, ptr %4, align 64
  %6 = load <32 x double>, ptr %0, align 64
  %7 = tail call <32 x double> @llvm.experimental.constrained.fmul.v32f64(<32 x double> %6, <32 x double> %5, metadata !"round.dynamic", metadata !"fpexcept.strict") #7
  store <32 x double> %7, ptr %0, align 64
  tail call void @llvm.set.rounding(i32 1) #7
  ret void
}

declare <32 x double> @llvm.experimental.constrained.fmul.v32f64(<32 x double>, <32 x double>, metadata, metadata) #4

define void @directed_fdiv_f64(ptr nocapture noundef %0, i64 noundef %1) #2 {
  %3 = trunc i64 %1 to i32
  tail call void @llvm.set.rounding(i32 %3) #7
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %5 = load <32 x double>, ptr %4, align 64
  %6 = load <32 x double>, ptr %0, align 64
  %7 = tail call <32 x double> @llvm.experimental.constrained.fdiv.v32f64(<32 x double> %6, <32 x double> %5, metadata !"round.dynamic", metadata !"fpexcept.strict") #7
  store <32 x double> %7, ptr %0, align 64
  tail call void @llvm.set.rounding(i32 1) #7
  ret void
}

declare <32 x double> @llvm.experimental.constrained.fdiv.v32f64(<32 x double>, <32 x double>, metadata, metadata) #4

define void @directed_sqrt_f64(ptr nocapture noundef %0, i64 noundef %1) #2 {
  %3 = trunc i64 %1 to i32
  tail call void @llvm.set.rounding(i32 %3) #7
  %4 = load <32 x double>, ptr %0, align 64
  %5 = tail call <32 x double> @llvm.experimental.constrained.sqrt.v32f64(<32 x double> %4, metadata !"round.dynamic", metadata !"fpexcept.strict") #7
  store <32 x double> %5, ptr %0, align 64
  tail call void @llvm.set.rounding(i32 1) #7
  ret void
}

declare <32 x double> @llvm.experimental.constrained.sqrt.v32f64(<32 x double>, metadata, metadata) #4

define void @directed_fma_f64(ptr nocapture noundef %0, i64 noundef %1) #5 {
  %3 = trunc i64 %1 to i32
  tail call void @llvm.set.rounding(i32 %3) #7
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 512
  br label %7

6:                                                ; preds = %7
  tail call void @llvm.set.rounding(i32 1) #7
  ret void

7:                                                ; preds = %2, %7
  %8 = phi i64 [ 0, %2 ], [ %16, %7 ]
  %9 = getelementptr inbounds nuw double, ptr %0, i64 %8
  %10 = load double, ptr %9, align 8
  %11 = getelementptr inbounds nuw double, ptr %4, i64 %8
  %12 = load double, ptr %11, align 8
  %13 = getelementptr inbounds nuw double, ptr %5, i64 %8
  %14 = load double, ptr %13, align 8
  %15 = tail call double @llvm.experimental.constrained.fma.f64(double %10, double %12, double %14, metadata !"round.dynamic", metadata !"fpexcept.strict") #7
  store double %15, ptr %9, align 8
  %16 = add nuw nsw i64 %8, 1
  %17 = icmp eq i64 %16, 32
  br i1 %17, label %6, label %7
}

declare double @llvm.experimental.constrained.fma.f64(double, double, double, metadata, metadata) #4

declare i64 @llvm.ctlz.i64(i64, i1 immarg) #1

declare i64 @llvm.smax.i64(i64, i64) #6

declare i64 @llvm.smin.i64(i64, i64) #6

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind strictfp willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite) }
attributes #5 = { nofree norecurse nosync nounwind strictfp memory(argmem: readwrite, inaccessiblemem: readwrite) }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { strictfp }

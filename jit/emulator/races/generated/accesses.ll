; LLVM IR of accesses.c, made by python -m jit.llvm.generate.

%struct.Access = type { ptr, ptr, ptr, ptr, i64, i64, i64 }
%struct.Span = type { i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, i64 }

define void @release(ptr nocapture noundef %0, ptr nocapture noundef %1, i32 noundef %2) #0 {
  %4 = icmp eq i32 %2, 0
  br i1 %4, label %9, label %5

5:                                                ; preds = %3
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %7 = load i64, ptr %6, align 8
  %8 = shl i64 %7, 3
  tail call void @llvm.memset.p0.i64(ptr align 4 %1, i8 0, i64 %8, i1 false)
  br label %9

9:                                                ; preds = %5, %3
  %10 = load ptr, ptr %0, align 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %12 = load i64, ptr %11, align 8
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %38, label %14

14:                                               ; preds = %9, %14
  %15 = phi i64 [ %21, %14 ], [ 0, %9 ]
  %16 = getelementptr inbounds nuw i32, ptr %1, i64 %15
  %17 = load <16 x i32>, ptr %16, align 4
  %18 = getelementptr inbounds nuw i32, ptr %10, i64 %15
  %19 = load <16 x i32>, ptr %18, align 4
  %20 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %17, <16 x i32> %19)
  store <16 x i32> %20, ptr %16, align 4
  %21 = add i64 %15, 16
  %22 = icmp ult i64 %21, %12
  br i1 %22, label %14, label %23

23:                                               ; preds = %14
  %24 = load i64, ptr %11, align 8
  %25 = getelementptr inbounds nuw i32, ptr %1, i64 %24
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %27 = load ptr, ptr %26, align 8
  %28 = icmp eq i64 %24, 0
  br i1 %28, label %38, label %29

29:                                               ; preds = %23, %29
  %30 = phi i64 [ %36, %29 ], [ 0, %23 ]
  %31 = getelementptr inbounds nuw i32, ptr %25, i64 %30
  %32 = load <16 x i32>, ptr %31, align 4
  %33 = getelementptr inbounds nuw i32, ptr %27, i64 %30
  %34 = load <16 x i32>, ptr %33, align 4
  %35 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %32, <16 x i32> %34)
  store <16 x i32> %35, ptr %31, align 4
  %36 = add i64 %30, 16
  %37 = icmp ult i64 %36, %24
  br i1 %37, label %29, label %38

38:                                               ; preds = %29, %9, %23
  %39 = load ptr, ptr %0, align 8
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %41 = load i64, ptr %40, align 8
  %42 = getelementptr inbounds nuw i32, ptr %39, i64 %41
  %43 = load i32, ptr %42, align 4
  %44 = add i32 %43, 1
  store i32 %44, ptr %42, align 4
  %45 = zext i32 %44 to i64
  %46 = shl nuw i64 %45, 32
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 %46, ptr %47, align 8
  ret void
}

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #1

define void @publish(ptr nocapture noundef %0, ptr noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3, i64 noundef %4) #0 {
  %6 = icmp eq ptr %1, null
  %7 = icmp eq i64 %4, 0
  %8 = or i1 %6, %7
  br i1 %8, label %30, label %9

9:                                                ; preds = %5, %9
  %10 = phi i64 [ %16, %9 ], [ 0, %5 ]
  %11 = getelementptr inbounds nuw i32, ptr %0, i64 %10
  %12 = load <16 x i32>, ptr %11, align 4
  %13 = getelementptr inbounds nuw i32, ptr %1, i64 %10
  %14 = load <16 x i32>, ptr %13, align 4
  %15 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %12, <16 x i32> %14)
  store <16 x i32> %15, ptr %11, align 4
  %16 = add i64 %10, 16
  %17 = icmp ult i64 %16, %4
  br i1 %17, label %9, label %18

18:                                               ; preds = %9
  %19 = getelementptr inbounds nuw i32, ptr %0, i64 %4
  %20 = getelementptr inbounds nuw i32, ptr %1, i64 %4
  br label %21

21:                                               ; preds = %18, %21
  %22 = phi i64 [ %28, %21 ], [ 0, %18 ]
  %23 = getelementptr inbounds nuw i32, ptr %19, i64 %22
  %24 = load <16 x i32>, ptr %23, align 4
  %25 = getelementptr inbounds nuw i32, ptr %20, i64 %22
  %26 = load <16 x i32>, ptr %25, align 4
  %27 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %24, <16 x i32> %26)
  store <16 x i32> %27, ptr %23, align 4
  %28 = add i64 %22, 16
  %29 = icmp ult i64 %28, %4
  br i1 %29, label %21, label %30

30:                                               ; preds = %21, %5
  %31 = icmp eq i64 %3, 0
  br i1 %31, label %65, label %32

32:                                               ; preds = %30
  %33 = getelementptr inbounds nuw i32, ptr %0, i64 %4
  br label %34

34:                                               ; preds = %32, %61
  %35 = phi i64 [ %3, %32 ], [ %63, %61 ]
  %36 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %35, i1 true)
  %37 = getelementptr inbounds nuw ptr, ptr %2, i64 %36
  %38 = load ptr, ptr %37, align 8
  %39 = load ptr, ptr %38, align 8
  br i1 %7, label %61, label %40

40:                                               ; preds = %34, %40
  %41 = phi i64 [ %47, %40 ], [ 0, %34 ]
  %42 = getelementptr inbounds nuw i32, ptr %39, i64 %41
  %43 = load <16 x i32>, ptr %42, align 4
  %44 = getelementptr inbounds nuw i32, ptr %0, i64 %41
  %45 = load <16 x i32>, ptr %44, align 4
  %46 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %43, <16 x i32> %45)
  store <16 x i32> %46, ptr %42, align 4
  %47 = add i64 %41, 16
  %48 = icmp ult i64 %47, %4
  br i1 %48, label %40, label %49

49:                                               ; preds = %40
  %50 = getelementptr inbounds nuw i8, ptr %38, i64 8
  %51 = load ptr, ptr %50, align 8
  br label %52

52:                                               ; preds = %49, %52
  %53 = phi i64 [ %59, %52 ], [ 0, %49 ]
  %54 = getelementptr inbounds nuw i32, ptr %51, i64 %53
  %55 = load <16 x i32>, ptr %54, align 4
  %56 = getelementptr inbounds nuw i32, ptr %33, i64 %53
  %57 = load <16 x i32>, ptr %56, align 4
  %58 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %55, <16 x i32> %57)
  store <16 x i32> %58, ptr %54, align 4
  %59 = add i64 %53, 16
  %60 = icmp ult i64 %59, %4
  br i1 %60, label %52, label %61

61:                                               ; preds = %52, %34
  %62 = add i64 %35, -1
  %63 = and i64 %62, %35
  %64 = icmp eq i64 %63, 0
  br i1 %64, label %65, label %34

65:                                               ; preds = %61, %30
  ret void
}

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #2

declare i64 @llvm.cttz.i64(i64, i1 immarg) #3

declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #2

define void @covers(ptr nocapture noundef readonly %0, i32 noundef %1) #0 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %4 = load ptr, ptr %3, align 8
  %5 = icmp ne i32 %1, 0
  %6 = icmp ne ptr %4, null
  %7 = select i1 %5, i1 %6, i1 false
  br i1 %7, label %8, label %45

8:                                                ; preds = %2
  %9 = getelementptr inbounds nuw i8, ptr %4, i64 208
  %10 = load ptr, ptr %9, align 8
  %11 = icmp eq ptr %10, null
  br i1 %11, label %45, label %12

12:                                               ; preds = %8
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 88
  %14 = load i64, ptr %13, align 8
  %15 = lshr i64 %14, 36
  %16 = getelementptr inbounds nuw i8, ptr %4, i64 168
  %17 = load i64, ptr %16, align 8
  %18 = add i64 %17, 15
  %19 = and i64 %18, -16
  %20 = mul i64 %19, %15
  %21 = getelementptr inbounds nuw i32, ptr %10, i64 %20
  %22 = load ptr, ptr %4, align 8
  %23 = icmp eq i64 %19, 0
  br i1 %23, label %35, label %24

24:                                               ; preds = %12, %24
  %25 = phi i64 [ %31, %24 ], [ 0, %12 ]
  %26 = getelementptr inbounds nuw i32, ptr %21, i64 %25
  %27 = load <16 x i32>, ptr %26, align 4
  %28 = getelementptr inbounds nuw i32, ptr %22, i64 %25
  %29 = load <16 x i32>, ptr %28, align 4
  %30 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %27, <16 x i32> %29)
  store <16 x i32> %30, ptr %26, align 4
  %31 = add nuw i64 %25, 16
  %32 = icmp ult i64 %31, %19
  br i1 %32, label %24, label %33

33:                                               ; preds = %24
  %34 = load ptr, ptr %4, align 8
  br label %35

35:                                               ; preds = %33, %12
  %36 = phi ptr [ %34, %33 ], [ %22, %12 ]
  %37 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %38 = load i64, ptr %37, align 8
  %39 = getelementptr inbounds nuw i32, ptr %36, i64 %38
  %40 = load i32, ptr %39, align 4
  %41 = add i32 %40, 1
  store i32 %41, ptr %39, align 4
  %42 = zext i32 %41 to i64
  %43 = shl nuw i64 %42, 32
  %44 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store i64 %43, ptr %44, align 8
  br label %45

45:                                               ; preds = %2, %8, %35
  ret void
}

define void @fence_proxy(ptr nocapture noundef readonly %0, i32 noundef %1) #0 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %4 = load ptr, ptr %3, align 8
  %5 = icmp ne i32 %1, 0
  %6 = icmp ne ptr %4, null
  %7 = select i1 %5, i1 %6, i1 false
  br i1 %7, label %8, label %36

8:                                                ; preds = %2
  %9 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %10 = load ptr, ptr %9, align 8
  %11 = load ptr, ptr %4, align 8
  %12 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %13 = load i64, ptr %12, align 8
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %26, label %15

15:                                               ; preds = %8, %15
  %16 = phi i64 [ %22, %15 ], [ 0, %8 ]
  %17 = getelementptr inbounds nuw i32, ptr %10, i64 %16
  %18 = load <16 x i32>, ptr %17, align 4
  %19 = getelementptr inbounds nuw i32, ptr %11, i64 %16
  %20 = load <16 x i32>, ptr %19, align 4
  %21 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %18, <16 x i32> %20)
  store <16 x i32> %21, ptr %17, align 4
  %22 = add i64 %16, 16
  %23 = icmp ult i64 %22, %13
  br i1 %23, label %15, label %24

24:                                               ; preds = %15
  %25 = load ptr, ptr %4, align 8
  br label %26

26:                                               ; preds = %24, %8
  %27 = phi ptr [ %25, %24 ], [ %11, %8 ]
  %28 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %29 = load i64, ptr %28, align 8
  %30 = getelementptr inbounds nuw i32, ptr %27, i64 %29
  %31 = load i32, ptr %30, align 4
  %32 = add i32 %31, 1
  store i32 %32, ptr %30, align 4
  %33 = zext i32 %32 to i64
  %34 = shl nuw i64 %33, 32
  %35 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store i64 %34, ptr %35, align 8
  br label %36

36:                                               ; preds = %2, %26
  ret void
}

define void @fence_global(ptr nocapture noundef readonly %0, i32 noundef %1) #4 {
  %3 = icmp eq i32 %1, 0
  br i1 %3, label %19, label %4

4:                                                ; preds = %2
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %6 = load ptr, ptr %5, align 8
  %7 = icmp eq ptr %6, null
  br i1 %7, label %19, label %8

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %6, i64 184
  %10 = load ptr, ptr %9, align 8
  %11 = icmp eq ptr %10, null
  br i1 %11, label %19, label %12

12:                                               ; preds = %8
  %13 = getelementptr inbounds nuw i8, ptr %6, i64 88
  %14 = load i64, ptr %13, align 8
  %15 = lshr i64 %14, 36
  %16 = getelementptr inbounds nuw i32, ptr %10, i64 %15
  %17 = load i32, ptr %16, align 4
  %18 = add i32 %17, 1
  store i32 %18, ptr %16, align 4
  br label %19

19:                                               ; preds = %12, %8, %4, %2
  ret void
}

define range(i32 0, 3) i32 @lanes(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, ptr noundef readonly %6, i64 noundef %7) #0 {
  %9 = alloca %struct.Access, align 8
  %10 = alloca [40 x i8], align 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %12 = load ptr, ptr %11, align 8
  %13 = icmp eq ptr %12, null
  br i1 %13, label %270, label %14

14:                                               ; preds = %8
  %15 = icmp eq i64 %5, 2
  %16 = icmp eq i64 %5, 5
  %17 = or i1 %15, %16
  %18 = icmp ult i64 %5, 2
  %19 = select i1 %16, i64 2, i64 %5
  %20 = getelementptr inbounds nuw i8, ptr %12, i64 40
  %21 = load i64, ptr %20, align 8
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %9) #12
  store ptr %12, ptr %9, align 8
  %22 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %23 = load ptr, ptr %12, align 8
  store ptr %23, ptr %22, align 8
  %24 = getelementptr inbounds nuw i8, ptr %9, i64 16
  store ptr %23, ptr %24, align 8
  %25 = getelementptr inbounds nuw i8, ptr %9, i64 24
  %26 = getelementptr inbounds nuw i8, ptr %9, i64 32
  %27 = getelementptr inbounds nuw i8, ptr %12, i64 16
  %28 = load i64, ptr %27, align 8
  store i64 %28, ptr %26, align 8
  %29 = getelementptr inbounds nuw i8, ptr %9, i64 40
  %30 = getelementptr inbounds nuw i8, ptr %12, i64 24
  %31 = load i64, ptr %30, align 8
  %32 = shl i64 %4, 4
  %33 = select i1 %17, i64 2147483648, i64 0
  %34 = or i64 %33, %32
  %35 = or i64 %34, %31
  store i64 %35, ptr %29, align 8
  %36 = getelementptr inbounds nuw i8, ptr %9, i64 48
  store i64 %19, ptr %36, align 8
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %10) #12
  %37 = icmp eq i32 %2, 0
  br i1 %37, label %250, label %38

38:                                               ; preds = %14
  %39 = icmp ult i64 %19, 3
  %40 = icmp eq ptr %6, null
  %41 = getelementptr inbounds nuw i8, ptr %12, i64 72
  %42 = getelementptr inbounds nuw i8, ptr %12, i64 152
  %43 = getelementptr inbounds nuw i8, ptr %12, i64 104
  %44 = getelementptr inbounds nuw i8, ptr %12, i64 136
  %45 = getelementptr inbounds nuw i8, ptr %12, i64 144
  %46 = getelementptr inbounds nuw i8, ptr %12, i64 32
  %47 = icmp eq i64 %21, 1
  %48 = getelementptr inbounds nuw i8, ptr %12, i64 160
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %50 = icmp ult i64 %5, 4
  %51 = getelementptr inbounds nuw i8, ptr %12, i64 48
  %52 = getelementptr inbounds nuw i8, ptr %12, i64 56
  %53 = getelementptr inbounds nuw i8, ptr %12, i64 64
  %54 = icmp eq i64 %5, 3
  %55 = getelementptr inbounds nuw i8, ptr %12, i64 96
  %56 = getelementptr inbounds nuw i8, ptr %12, i64 184
  %57 = getelementptr inbounds nuw i8, ptr %12, i64 192
  %58 = getelementptr inbounds nuw i8, ptr %12, i64 200
  %59 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %60 = icmp ne i64 %5, 3
  %61 = getelementptr inbounds nuw i8, ptr %12, i64 88
  br label %62

62:                                               ; preds = %38, %242
  %63 = phi i64 [ -1, %38 ], [ %72, %242 ]
  %64 = phi i32 [ 0, %38 ], [ %243, %242 ]
  %65 = phi i32 [ %2, %38 ], [ %245, %242 ]
  %66 = call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %65, i1 true)
  %67 = zext nneg i32 %66 to i64
  %68 = getelementptr inbounds nuw i64, ptr %1, i64 %67
  %69 = load i64, ptr %68, align 8
  %70 = icmp ult i64 %69, 281474976710656
  %71 = select i1 %70, i64 6, i64 2
  %72 = lshr i64 %69, %71
  %73 = icmp eq i64 %72, %63
  br i1 %39, label %74, label %134

74:                                               ; preds = %62
  %75 = icmp ugt i64 %69, -281474976710657
  br i1 %75, label %76, label %110

76:                                               ; preds = %74
  %77 = lshr i64 %69, 24
  %78 = and i64 %77, 255
  %79 = and i64 %69, 16777215
  %80 = icmp ult i64 %78, %21
  br i1 %80, label %81, label %242

81:                                               ; preds = %76
  %82 = load ptr, ptr %46, align 8
  %83 = getelementptr inbounds nuw ptr, ptr %82, i64 %78
  %84 = load ptr, ptr %83, align 8
  store ptr %84, ptr %25, align 8
  %85 = add i64 %79, %3
  %86 = getelementptr inbounds nuw i8, ptr %84, i64 48
  %87 = load i64, ptr %86, align 8
  %88 = shl i64 %87, 2
  %89 = icmp ugt i64 %85, %88
  br i1 %89, label %242, label %90

90:                                               ; preds = %81
  br i1 %47, label %94, label %91

91:                                               ; preds = %90
  %92 = load ptr, ptr %48, align 8
  %93 = getelementptr inbounds nuw i64, ptr %92, i64 %78
  store i64 %35, ptr %93, align 8
  br label %94

94:                                               ; preds = %91, %90
  %95 = call fastcc zeroext i1 @races_in(ptr noundef %9, i64 noundef %79, i64 noundef %3, ptr noundef null, ptr noundef null) #13
  br i1 %95, label %96, label %134

96:                                               ; preds = %94
  br i1 %40, label %247, label %97

97:                                               ; preds = %96
  %98 = and i64 %69, 3
  %99 = getelementptr inbounds nuw i8, ptr %10, i64 %98
  call fastcc void @gather(ptr noundef %6, i64 noundef %67, i64 noundef %3, i64 noundef %7, ptr noundef %99) #13
  %100 = load ptr, ptr %49, align 16
  %101 = getelementptr inbounds nuw ptr, ptr %100, i64 %78
  %102 = load ptr, ptr %101, align 8
  %103 = getelementptr inbounds nuw i8, ptr %102, i64 %79
  %104 = sub nsw i64 0, %98
  %105 = getelementptr inbounds i8, ptr %103, i64 %104
  %106 = call fastcc zeroext i1 @races_in(ptr noundef %9, i64 noundef %79, i64 noundef %3, ptr noundef nonnull %10, ptr noundef %105) #13
  br i1 %106, label %247, label %107

107:                                              ; preds = %97
  %108 = call fastcc zeroext i1 @untold(ptr noundef nonnull %12, i64 noundef %4) #13
  br i1 %108, label %109, label %134

109:                                              ; preds = %107
  store i64 %67, ptr %44, align 8
  br label %132

110:                                              ; preds = %74
  br i1 %70, label %111, label %242

111:                                              ; preds = %110
  %112 = call fastcc zeroext i1 @races_globally(ptr noundef nonnull %12, i64 noundef %69, i64 noundef %3, i64 noundef %4, i64 noundef %19, i1 noundef zeroext false) #13
  br i1 %112, label %113, label %134

113:                                              ; preds = %111
  br i1 %40, label %247, label %114

114:                                              ; preds = %113
  call fastcc void @gather(ptr noundef %6, i64 noundef %67, i64 noundef %3, i64 noundef %7, ptr noundef %10) #13
  %115 = load ptr, ptr %41, align 8
  %116 = load i64, ptr %42, align 8
  %117 = getelementptr inbounds nuw %struct.Span, ptr %115, i64 %116, i32 8
  %118 = load i64, ptr %117, align 8
  %119 = add i64 %118, %69
  %120 = inttoptr i64 %119 to ptr
  %121 = call fastcc zeroext i1 @same_bytes(ptr noundef %120, ptr noundef %10, i64 noundef %3) #13
  br i1 %121, label %122, label %247

122:                                              ; preds = %114
  %123 = call fastcc zeroext i1 @races_globally(ptr noundef nonnull %12, i64 noundef %69, i64 noundef %3, i64 noundef %4, i64 noundef %19, i1 noundef zeroext true) #13
  br i1 %123, label %247, label %124

124:                                              ; preds = %122
  %125 = load i64, ptr %43, align 8
  %126 = icmp eq i64 %125, 6
  br i1 %126, label %127, label %134

127:                                              ; preds = %124
  %128 = call fastcc zeroext i1 @untold(ptr noundef nonnull %12, i64 noundef %4) #13
  br i1 %128, label %129, label %134

129:                                              ; preds = %127
  store i64 %67, ptr %44, align 8
  %130 = lshr i64 %69, 24
  %131 = and i64 %130, 255
  br label %132

132:                                              ; preds = %109, %129
  %133 = phi i64 [ %131, %129 ], [ %78, %109 ]
  store i64 %133, ptr %45, align 8
  br label %134

134:                                              ; preds = %132, %127, %107, %124, %111, %94, %62
  %135 = phi i32 [ %64, %62 ], [ %64, %94 ], [ %64, %124 ], [ %64, %111 ], [ %64, %107 ], [ %64, %127 ], [ 2, %132 ]
  %136 = or i1 %18, %73
  br i1 %136, label %242, label %137

137:                                              ; preds = %134
  %138 = and i1 %50, %70
  br i1 %138, label %139, label %167

139:                                              ; preds = %137
  %140 = load ptr, ptr %55, align 8
  %141 = getelementptr inbounds nuw i8, ptr %140, i64 8
  %142 = load i64, ptr %140, align 8
  %143 = icmp eq i64 %142, 0
  br i1 %54, label %144, label %149

144:                                              ; preds = %139
  %145 = load i64, ptr %141, align 8
  %146 = icmp eq i64 %145, 1
  br i1 %146, label %147, label %149

147:                                              ; preds = %144
  store i64 2, ptr %141, align 8
  %148 = load ptr, ptr %55, align 8
  br label %149

149:                                              ; preds = %147, %144, %139
  %150 = phi ptr [ %148, %147 ], [ %140, %144 ], [ %140, %139 ]
  store i64 1, ptr %150, align 8
  br i1 %143, label %151, label %158

151:                                              ; preds = %149
  %152 = load ptr, ptr %56, align 8
  %153 = icmp eq ptr %152, null
  br i1 %153, label %158, label %154

154:                                              ; preds = %151
  %155 = load ptr, ptr %57, align 8
  %156 = load i64, ptr %58, align 8
  %157 = shl i64 %156, 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %155, ptr nonnull align 4 %152, i64 %157, i1 false)
  br label %158

158:                                              ; preds = %154, %151, %149
  %159 = load i64, ptr %51, align 8
  %160 = and i64 %72, 255
  %161 = mul i64 %159, %160
  %162 = load ptr, ptr %52, align 8
  %163 = getelementptr inbounds nuw i32, ptr %162, i64 %161
  %164 = load ptr, ptr %53, align 8
  %165 = getelementptr inbounds nuw i32, ptr %164, i64 %161
  %166 = load ptr, ptr %12, align 8
  br label %176

167:                                              ; preds = %137
  %168 = load i64, ptr %51, align 8
  %169 = and i64 %72, 255
  %170 = mul i64 %168, %169
  %171 = load ptr, ptr %52, align 8
  %172 = getelementptr inbounds nuw i32, ptr %171, i64 %170
  %173 = load ptr, ptr %53, align 8
  %174 = getelementptr inbounds nuw i32, ptr %173, i64 %170
  %175 = load ptr, ptr %12, align 8
  br i1 %50, label %176, label %205

176:                                              ; preds = %158, %167
  %177 = phi ptr [ %166, %158 ], [ %175, %167 ]
  %178 = phi ptr [ %165, %158 ], [ %174, %167 ]
  %179 = phi ptr [ %163, %158 ], [ %172, %167 ]
  %180 = phi i64 [ %159, %158 ], [ %168, %167 ]
  %181 = icmp eq i64 %180, 0
  br i1 %181, label %202, label %182

182:                                              ; preds = %176, %182
  %183 = phi i64 [ %189, %182 ], [ 0, %176 ]
  %184 = getelementptr inbounds nuw i32, ptr %177, i64 %183
  %185 = load <16 x i32>, ptr %184, align 4
  %186 = getelementptr inbounds nuw i32, ptr %179, i64 %183
  %187 = load <16 x i32>, ptr %186, align 4
  %188 = call <16 x i32> @llvm.umax.v16i32(<16 x i32> %185, <16 x i32> %187)
  store <16 x i32> %188, ptr %184, align 4
  %189 = add i64 %183, 16
  %190 = icmp ult i64 %189, %180
  br i1 %190, label %182, label %191

191:                                              ; preds = %182
  %192 = load ptr, ptr %59, align 8
  br label %193

193:                                              ; preds = %193, %191
  %194 = phi i64 [ %200, %193 ], [ 0, %191 ]
  %195 = getelementptr inbounds nuw i32, ptr %192, i64 %194
  %196 = load <16 x i32>, ptr %195, align 4
  %197 = getelementptr inbounds nuw i32, ptr %178, i64 %194
  %198 = load <16 x i32>, ptr %197, align 4
  %199 = call <16 x i32> @llvm.umax.v16i32(<16 x i32> %196, <16 x i32> %198)
  store <16 x i32> %199, ptr %195, align 4
  %200 = add i64 %194, 16
  %201 = icmp ult i64 %200, %180
  br i1 %201, label %193, label %202

202:                                              ; preds = %193, %176
  br i1 %54, label %242, label %203

203:                                              ; preds = %202
  %204 = load ptr, ptr %12, align 8
  br label %205

205:                                              ; preds = %203, %167
  %206 = phi ptr [ %178, %203 ], [ %174, %167 ]
  %207 = phi ptr [ %179, %203 ], [ %172, %167 ]
  %208 = phi i64 [ %180, %203 ], [ %168, %167 ]
  %209 = phi ptr [ %204, %203 ], [ %175, %167 ]
  %210 = icmp eq i64 %208, 0
  br i1 %210, label %231, label %211

211:                                              ; preds = %205, %211
  %212 = phi i64 [ %218, %211 ], [ 0, %205 ]
  %213 = getelementptr inbounds nuw i32, ptr %207, i64 %212
  %214 = load <16 x i32>, ptr %213, align 4
  %215 = getelementptr inbounds nuw i32, ptr %209, i64 %212
  %216 = load <16 x i32>, ptr %215, align 4
  %217 = call <16 x i32> @llvm.umax.v16i32(<16 x i32> %214, <16 x i32> %216)
  store <16 x i32> %217, ptr %213, align 4
  %218 = add i64 %212, 16
  %219 = icmp ult i64 %218, %208
  br i1 %219, label %211, label %220

220:                                              ; preds = %211
  %221 = load ptr, ptr %59, align 8
  br label %222

222:                                              ; preds = %222, %220
  %223 = phi i64 [ %229, %222 ], [ 0, %220 ]
  %224 = getelementptr inbounds nuw i32, ptr %206, i64 %223
  %225 = load <16 x i32>, ptr %224, align 4
  %226 = getelementptr inbounds nuw i32, ptr %221, i64 %223
  %227 = load <16 x i32>, ptr %226, align 4
  %228 = call <16 x i32> @llvm.umax.v16i32(<16 x i32> %225, <16 x i32> %227)
  store <16 x i32> %228, ptr %224, align 4
  %229 = add i64 %223, 16
  %230 = icmp ult i64 %229, %208
  br i1 %230, label %222, label %231

231:                                              ; preds = %222, %205
  %232 = and i1 %60, %70
  br i1 %232, label %233, label %242

233:                                              ; preds = %231
  %234 = load ptr, ptr %56, align 8
  %235 = icmp eq ptr %234, null
  br i1 %235, label %242, label %236

236:                                              ; preds = %233
  %237 = load i64, ptr %61, align 8
  %238 = lshr i64 %237, 36
  %239 = getelementptr inbounds nuw i32, ptr %234, i64 %238
  %240 = load i32, ptr %239, align 4
  %241 = add i32 %240, 1
  store i32 %241, ptr %239, align 4
  br label %242

242:                                              ; preds = %202, %110, %134, %231, %76, %81, %233, %236
  %243 = phi i32 [ %135, %236 ], [ %135, %233 ], [ %64, %81 ], [ %64, %76 ], [ %135, %231 ], [ %135, %134 ], [ %64, %110 ], [ %135, %202 ]
  %244 = add i32 %65, -1
  %245 = and i32 %244, %65
  %246 = icmp eq i32 %245, 0
  br i1 %246, label %250, label %62

247:                                              ; preds = %96, %97, %114, %122, %113
  store i64 %67, ptr %44, align 8
  %248 = lshr i64 %69, 24
  %249 = and i64 %248, 255
  store i64 %249, ptr %45, align 8
  br label %268

250:                                              ; preds = %242, %14
  %251 = phi i32 [ 0, %14 ], [ %243, %242 ]
  switch i64 %5, label %252 [
    i64 1, label %260
    i64 0, label %268
    i64 3, label %268
  ]

252:                                              ; preds = %250
  %253 = load ptr, ptr %12, align 8
  %254 = load i64, ptr %27, align 8
  %255 = getelementptr inbounds nuw i32, ptr %253, i64 %254
  %256 = load i32, ptr %255, align 4
  %257 = add i32 %256, 1
  store i32 %257, ptr %255, align 4
  %258 = zext i32 %257 to i64
  %259 = shl nuw i64 %258, 32
  store i64 %259, ptr %30, align 8
  br label %268

260:                                              ; preds = %250
  %261 = getelementptr inbounds nuw i8, ptr %12, i64 96
  %262 = load ptr, ptr %261, align 8
  %263 = getelementptr inbounds nuw i8, ptr %262, i64 8
  %264 = load i64, ptr %263, align 8
  %265 = icmp eq i64 %264, 3
  br i1 %265, label %266, label %268

266:                                              ; preds = %260
  %267 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store i64 0, ptr %267, align 32
  br label %268

268:                                              ; preds = %247, %252, %260, %266, %250, %250
  %269 = phi i32 [ 1, %247 ], [ %251, %250 ], [ %251, %250 ], [ %251, %266 ], [ %251, %260 ], [ %251, %252 ]
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %10) #12
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %9) #12
  br label %270

270:                                              ; preds = %8, %268
  %271 = phi i32 [ %269, %268 ], [ 0, %8 ]
  ret i32 %271
}

declare i32 @llvm.cttz.i32(i32, i1 immarg) #3

define internal fastcc noundef zeroext i1 @races_in(ptr nocapture noundef nonnull readonly %0, i64 noundef %1, i64 noundef %2, ptr noundef %3, ptr nocapture noundef readonly %4) unnamed_addr #0 {
  %6 = load ptr, ptr %0, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %14 = load i64, ptr %13, align 8
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %16 = load i64, ptr %15, align 8
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %18 = load i64, ptr %17, align 8
  %19 = lshr i64 %1, 2
  %20 = icmp ult i64 %2, 4
  br i1 %20, label %21, label %27

21:                                               ; preds = %5
  %22 = shl nsw i64 -1, %2
  %23 = xor i64 %22, -1
  %24 = and i64 %1, 3
  %25 = shl nuw nsw i64 %23, %24
  %26 = and i64 %25, 15
  br label %27

27:                                               ; preds = %5, %21
  %28 = phi i64 [ %26, %21 ], [ 15, %5 ]
  %29 = add i64 %1, 3
  %30 = add i64 %29, %2
  %31 = lshr i64 %30, 2
  %32 = icmp samesign ult i64 %19, %31
  br i1 %32, label %33, label %176

33:                                               ; preds = %27
  %34 = icmp eq ptr %3, null
  %35 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %36 = and i64 %16, 2147483648
  %37 = getelementptr inbounds nuw i8, ptr %12, i64 56
  %38 = getelementptr inbounds nuw i8, ptr %12, i64 48
  %39 = getelementptr inbounds nuw i8, ptr %12, i64 16
  %40 = icmp eq i64 %18, 0
  %41 = getelementptr inbounds nuw i8, ptr %12, i64 24
  %42 = lshr i64 %16, 32
  %43 = icmp eq i64 %18, 2
  %44 = icmp eq i64 %28, 15
  %45 = xor i1 %44, true
  %46 = trunc i64 %14 to i16
  %47 = xor i1 %43, %44
  %48 = and i64 %14, 63
  %49 = shl nuw i64 1, %48
  %50 = or i64 %28, %16
  br label %51

51:                                               ; preds = %33, %173
  %52 = phi i64 [ %19, %33 ], [ %174, %173 ]
  %53 = sub nuw nsw i64 %52, %19
  %54 = shl i64 %53, 2
  %55 = getelementptr inbounds nuw i8, ptr %3, i64 %54
  %56 = select i1 %34, ptr null, ptr %55
  %57 = getelementptr inbounds nuw i8, ptr %4, i64 %54
  %58 = load ptr, ptr %12, align 8
  %59 = getelementptr inbounds nuw i64, ptr %58, i64 %52
  %60 = load i64, ptr %59, align 8
  %61 = load ptr, ptr %35, align 8
  %62 = getelementptr inbounds nuw i16, ptr %61, i64 %52
  %63 = load i16, ptr %62, align 2
  %64 = zext i16 %63 to i64
  %65 = lshr i64 %60, 32
  %66 = shl nuw i64 %52, 2
  %67 = and i64 %60, %28
  %68 = icmp ne i64 %67, 0
  %69 = and i64 %36, %60
  %70 = icmp eq i64 %69, 0
  %71 = select i1 %68, i1 %70, i1 false
  br i1 %71, label %72, label %88

72:                                               ; preds = %51
  %73 = getelementptr inbounds nuw i32, ptr %8, i64 %64
  %74 = load i32, ptr %73, align 4
  %75 = zext i32 %74 to i64
  %76 = icmp samesign ugt i64 %65, %75
  br i1 %76, label %77, label %82

77:                                               ; preds = %72
  %78 = and i64 %60, 2147483648
  %79 = tail call fastcc zeroext i1 @alike(ptr noundef %6, i64 noundef %64, i64 noundef %78, i64 noundef range(i64 0, 16) %28, ptr noundef %56, ptr noundef %57) #13
  br i1 %79, label %81, label %80

80:                                               ; preds = %77
  tail call fastcc void @record(ptr noundef %6, i64 noundef 1, i64 noundef %66, i64 noundef %64, i64 noundef %60) #13
  br label %176

81:                                               ; preds = %77
  tail call fastcc void @record(ptr noundef %6, i64 noundef 5, i64 noundef %66, i64 noundef %64, i64 noundef %60) #13
  br label %88

82:                                               ; preds = %72
  %83 = getelementptr inbounds nuw i32, ptr %10, i64 %64
  %84 = load i32, ptr %83, align 4
  %85 = zext i32 %84 to i64
  %86 = icmp samesign ugt i64 %65, %85
  br i1 %86, label %87, label %88

87:                                               ; preds = %82
  tail call fastcc void @record(ptr noundef %6, i64 noundef 2, i64 noundef %66, i64 noundef %64, i64 noundef %60) #13
  br label %176

88:                                               ; preds = %82, %81, %51
  %89 = phi i1 [ true, %81 ], [ false, %82 ], [ false, %51 ]
  %90 = and i64 %60, 1073741824
  %91 = icmp ne i64 %90, 0
  br i1 %91, label %92, label %96

92:                                               ; preds = %88
  %93 = tail call fastcc i64 @twins(ptr noundef %6, ptr noundef %8, ptr noundef %10, ptr noundef nonnull %12, i64 noundef range(i64 0, 4611686018427387903) %52, i64 noundef range(i64 0, 16) %28, i64 noundef %14, ptr noundef %56, ptr noundef %57) #13
  %94 = icmp eq i64 %93, 2
  %95 = icmp ne i64 %93, 0
  br i1 %94, label %176, label %96

96:                                               ; preds = %92, %88
  %97 = phi i1 [ %95, %92 ], [ false, %88 ]
  %98 = load i64, ptr %37, align 8
  %99 = load i64, ptr %38, align 8
  %100 = load ptr, ptr %39, align 8
  %101 = getelementptr inbounds nuw i64, ptr %100, i64 %52
  %102 = load i64, ptr %101, align 8
  br i1 %40, label %105, label %103

103:                                              ; preds = %96
  %104 = icmp eq i64 %102, 0
  br i1 %104, label %147, label %119

105:                                              ; preds = %96
  %106 = icmp ult i64 %14, %98
  br i1 %106, label %107, label %173

107:                                              ; preds = %105
  %108 = load ptr, ptr %41, align 8
  %109 = mul i64 %99, %14
  %110 = getelementptr i64, ptr %108, i64 %109
  %111 = getelementptr i64, ptr %110, i64 %52
  %112 = load i64, ptr %111, align 8
  %113 = xor i64 %112, %16
  %114 = icmp ult i64 %113, 4294967296
  %115 = and i64 %112, 15
  %116 = select i1 %114, i64 %115, i64 0
  %117 = or i64 %116, %50
  store i64 %117, ptr %111, align 8
  %118 = or i64 %102, %49
  br label %169

119:                                              ; preds = %103, %142
  %120 = phi i64 [ %144, %142 ], [ %102, %103 ]
  %121 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %120, i1 true)
  %122 = icmp ult i64 %121, %98
  br i1 %122, label %123, label %142

123:                                              ; preds = %119
  %124 = load ptr, ptr %41, align 8
  %125 = getelementptr i64, ptr %124, i64 %52
  br label %126

126:                                              ; preds = %123, %139
  %127 = phi i64 [ %121, %123 ], [ %140, %139 ]
  %128 = mul i64 %127, %99
  %129 = getelementptr i64, ptr %125, i64 %128
  %130 = load i64, ptr %129, align 8
  %131 = and i64 %130, %28
  %132 = icmp eq i64 %131, 0
  br i1 %132, label %139, label %133

133:                                              ; preds = %126
  %134 = lshr i64 %130, 32
  %135 = getelementptr inbounds nuw i32, ptr %8, i64 %127
  %136 = load i32, ptr %135, align 4
  %137 = zext i32 %136 to i64
  %138 = icmp samesign ugt i64 %134, %137
  br i1 %138, label %146, label %139

139:                                              ; preds = %133, %126
  %140 = add i64 %127, 64
  %141 = icmp ult i64 %140, %98
  br i1 %141, label %126, label %142

142:                                              ; preds = %139, %119
  %143 = add i64 %120, -1
  %144 = and i64 %143, %120
  %145 = icmp eq i64 %144, 0
  br i1 %145, label %147, label %119

146:                                              ; preds = %133
  tail call fastcc void @record(ptr noundef %6, i64 noundef 3, i64 noundef %66, i64 noundef %127, i64 noundef %130) #13
  br label %176

147:                                              ; preds = %142, %103
  %148 = icmp eq i64 %14, %64
  %149 = icmp eq i64 %65, %42
  %150 = select i1 %148, i1 %149, i1 false
  %151 = or i1 %150, %45
  %152 = select i1 %91, i1 %151, i1 false
  %153 = or i1 %152, %97
  %154 = or i1 %89, %153
  %155 = select i1 %154, i64 1073741824, i64 0
  %156 = select i1 %150, i1 %43, i1 false
  %157 = select i1 %156, i64 %60, i64 %16
  %158 = and i64 %60, 15
  %159 = select i1 %150, i64 %158, i64 0
  %160 = or i64 %159, %157
  %161 = or i64 %160, %155
  %162 = or i64 %161, %28
  %163 = load ptr, ptr %12, align 8
  %164 = getelementptr inbounds nuw i64, ptr %163, i64 %52
  store i64 %162, ptr %164, align 8
  br i1 %89, label %165, label %166

165:                                              ; preds = %147
  tail call fastcc void @add_twin(ptr noundef nonnull %12, i64 noundef range(i64 0, 4611686018427387903) %52, i64 noundef %64, i64 noundef %60) #13
  br label %166

166:                                              ; preds = %165, %147
  %167 = load ptr, ptr %35, align 8
  %168 = getelementptr inbounds nuw i16, ptr %167, i64 %52
  store i16 %46, ptr %168, align 2
  br i1 %47, label %169, label %173

169:                                              ; preds = %166, %107
  %170 = phi i64 [ %118, %107 ], [ 0, %166 ]
  %171 = load ptr, ptr %39, align 8
  %172 = getelementptr inbounds nuw i64, ptr %171, i64 %52
  store i64 %170, ptr %172, align 8
  br label %173

173:                                              ; preds = %169, %166, %105
  %174 = add nuw nsw i64 %52, 1
  %175 = icmp eq i64 %174, %31
  br i1 %175, label %176, label %51

176:                                              ; preds = %173, %92, %27, %146, %87, %80
  %177 = phi i1 [ true, %146 ], [ true, %87 ], [ true, %80 ], [ false, %27 ], [ false, %173 ], [ true, %92 ]
  ret i1 %177
}

define internal fastcc void @gather(ptr nocapture noundef nonnull readonly %0, i64 noundef range(i64 0, 32) %1, i64 noundef %2, i64 noundef %3, ptr nocapture noundef nonnull writeonly %4) unnamed_addr #5 {
  %6 = icmp eq i64 %2, 0
  br i1 %6, label %7, label %8

7:                                                ; preds = %8, %5
  ret void

8:                                                ; preds = %5, %8
  %9 = phi i64 [ %19, %8 ], [ 0, %5 ]
  %10 = udiv i64 %9, %3
  %11 = shl i64 %10, 5
  %12 = or disjoint i64 %11, %1
  %13 = mul i64 %12, %3
  %14 = urem i64 %9, %3
  %15 = getelementptr i8, ptr %0, i64 %13
  %16 = getelementptr i8, ptr %15, i64 %14
  %17 = load i8, ptr %16, align 1
  %18 = getelementptr inbounds nuw i8, ptr %4, i64 %9
  store i8 %17, ptr %18, align 1
  %19 = add nuw i64 %9, 1
  %20 = icmp eq i64 %19, %2
  br i1 %20, label %7, label %8
}

define internal fastcc noundef zeroext i1 @races_globally(ptr nocapture noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i1 noundef zeroext %5) unnamed_addr #0 {
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %10 = load i64, ptr %9, align 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %12 = load i64, ptr %11, align 8
  %13 = icmp ult i64 %12, %10
  br i1 %13, label %14, label %214

14:                                               ; preds = %6
  %15 = add i64 %2, %1
  br label %16

16:                                               ; preds = %14, %26
  %17 = phi i64 [ 0, %14 ], [ %30, %26 ]
  %18 = phi i64 [ %12, %14 ], [ %29, %26 ]
  %19 = getelementptr inbounds nuw %struct.Span, ptr %8, i64 %18
  %20 = load i64, ptr %19, align 8
  %21 = icmp ult i64 %1, %20
  br i1 %21, label %26, label %22

22:                                               ; preds = %16
  %23 = getelementptr inbounds nuw i8, ptr %19, i64 8
  %24 = load i64, ptr %23, align 8
  %25 = icmp ugt i64 %15, %24
  br i1 %25, label %26, label %32

26:                                               ; preds = %22, %16
  %27 = add i64 %18, 1
  %28 = icmp ult i64 %27, %10
  %29 = select i1 %28, i64 %27, i64 0
  %30 = add nuw i64 %17, 1
  %31 = icmp eq i64 %30, %10
  br i1 %31, label %214, label %16

32:                                               ; preds = %22
  store i64 %18, ptr %11, align 8
  %33 = getelementptr inbounds nuw i8, ptr %19, i64 16
  %34 = load ptr, ptr %33, align 8
  %35 = icmp eq ptr %34, null
  br i1 %35, label %214, label %36

36:                                               ; preds = %32
  %37 = load i64, ptr %19, align 8
  %38 = getelementptr inbounds nuw i8, ptr %19, i64 24
  %39 = load ptr, ptr %38, align 8
  %40 = getelementptr inbounds nuw i8, ptr %19, i64 40
  %41 = load ptr, ptr %40, align 8
  %42 = getelementptr inbounds nuw i8, ptr %19, i64 48
  %43 = load ptr, ptr %42, align 8
  %44 = getelementptr inbounds nuw i8, ptr %19, i64 56
  %45 = load ptr, ptr %44, align 8
  %46 = icmp eq i64 %4, 1
  br i1 %46, label %52, label %47

47:                                               ; preds = %36
  %48 = getelementptr inbounds nuw i8, ptr %19, i64 32
  %49 = load ptr, ptr %48, align 8
  store i64 1, ptr %49, align 8
  %50 = load i64, ptr %39, align 8
  %51 = icmp eq i64 %50, 0
  br i1 %51, label %214, label %52

52:                                               ; preds = %36, %47
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %54 = load ptr, ptr %53, align 8
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %56 = load ptr, ptr %55, align 8
  %57 = icmp eq ptr %56, null
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %59 = load ptr, ptr %58, align 8
  %60 = load i64, ptr %59, align 8
  %61 = icmp ne i64 %60, 0
  %62 = select i1 %61, i1 %57, i1 false
  %63 = icmp ne i64 %4, 0
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %65 = load i64, ptr %64, align 8
  %66 = lshr i64 %65, 36
  %67 = sub i64 %1, %37
  %68 = icmp ult i64 %2, 4
  br i1 %68, label %69, label %75

69:                                               ; preds = %52
  %70 = shl nsw i64 -1, %2
  %71 = xor i64 %70, -1
  %72 = and i64 %67, 3
  %73 = shl nuw nsw i64 %71, %72
  %74 = and i64 %73, 15
  br label %75

75:                                               ; preds = %52, %69
  %76 = phi i64 [ %74, %69 ], [ 15, %52 ]
  %77 = shl nuw nsw i64 %76, 32
  %78 = or i64 %65, %3
  br i1 %57, label %83, label %79

79:                                               ; preds = %75
  %80 = getelementptr inbounds nuw i32, ptr %56, i64 %66
  %81 = load i32, ptr %80, align 4
  %82 = zext i32 %81 to i64
  br label %83

83:                                               ; preds = %75, %79
  %84 = phi i64 [ %82, %79 ], [ 0, %75 ]
  br i1 %46, label %85, label %91

85:                                               ; preds = %83
  store i64 1, ptr %39, align 8
  %86 = load ptr, ptr %58, align 8
  %87 = getelementptr inbounds nuw i8, ptr %86, i64 8
  %88 = load i64, ptr %87, align 8
  %89 = icmp eq i64 %88, 2
  br i1 %89, label %90, label %91

90:                                               ; preds = %85
  store i64 3, ptr %87, align 8
  br label %91

91:                                               ; preds = %85, %90, %83
  %92 = lshr i64 %67, 2
  %93 = add i64 %2, 3
  %94 = add i64 %93, %67
  %95 = lshr i64 %94, 2
  %96 = icmp samesign ult i64 %92, %95
  br i1 %96, label %97, label %214

97:                                               ; preds = %91
  %98 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %99 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %100 = shl nuw i64 %84, 32
  %101 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %102 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %103 = shl nuw nsw i64 %76, 28
  %104 = or i64 %77, %78
  %105 = or i64 %77, %78
  br label %106

106:                                              ; preds = %97, %211
  %107 = phi i64 [ %92, %97 ], [ %212, %211 ]
  %108 = getelementptr inbounds nuw i64, ptr %34, i64 %107
  %109 = load i64, ptr %108, align 8
  %110 = lshr i64 %109, 36
  %111 = shl nuw i64 %107, 2
  %112 = add i64 %111, %37
  %113 = icmp eq i64 %110, %66
  %114 = and i64 %109, %77
  %115 = icmp eq i64 %114, 0
  %116 = select i1 %113, i1 true, i1 %115
  %117 = select i1 %116, i1 true, i1 %62
  br i1 %117, label %154, label %118

118:                                              ; preds = %106
  br i1 %57, label %151, label %119

119:                                              ; preds = %118
  %120 = getelementptr inbounds nuw i64, ptr %41, i64 %107
  %121 = load i64, ptr %120, align 8
  %122 = trunc i64 %121 to i32
  %123 = getelementptr inbounds nuw i32, ptr %54, i64 %110
  %124 = load i32, ptr %123, align 4
  %125 = icmp ugt i32 %124, %122
  br i1 %125, label %126, label %151

126:                                              ; preds = %119
  %127 = load ptr, ptr %98, align 8
  %128 = icmp eq ptr %127, null
  %129 = or i1 %63, %128
  br i1 %129, label %158, label %130

130:                                              ; preds = %126
  %131 = getelementptr inbounds nuw i64, ptr %45, i64 %107
  %132 = load i64, ptr %131, align 8
  %133 = load i64, ptr %99, align 8
  %134 = add i64 %133, 15
  %135 = and i64 %134, -16
  %136 = mul i64 %135, %110
  %137 = and i64 %132, 4294967295
  %138 = getelementptr i32, ptr %127, i64 %136
  %139 = getelementptr i32, ptr %138, i64 %137
  %140 = load i32, ptr %139, align 4
  %141 = zext i32 %140 to i64
  %142 = lshr i64 %132, 32
  %143 = icmp samesign ugt i64 %142, %141
  br i1 %143, label %150, label %144

144:                                              ; preds = %130
  %145 = and i64 %121, 4294967295
  %146 = lshr i64 %121, 32
  %147 = getelementptr inbounds nuw i64, ptr %43, i64 %107
  %148 = load i64, ptr %147, align 8
  %149 = lshr i64 %148, 36
  br label %166

150:                                              ; preds = %130
  tail call fastcc void @record(ptr noundef nonnull %0, i64 noundef 8, i64 noundef %112, i64 noundef %137, i64 noundef %109) #13
  br label %214

151:                                              ; preds = %119, %118
  br i1 %5, label %152, label %153

152:                                              ; preds = %151
  tail call fastcc void @record(ptr noundef %0, i64 noundef 6, i64 noundef %112, i64 noundef 0, i64 noundef %109) #13
  br label %154

153:                                              ; preds = %151
  tail call fastcc void @record(ptr noundef %0, i64 noundef 4, i64 noundef %112, i64 noundef 0, i64 noundef %109) #13
  br label %214

154:                                              ; preds = %106, %152
  br i1 %57, label %201, label %155

155:                                              ; preds = %154
  %156 = getelementptr inbounds nuw i64, ptr %41, i64 %107
  %157 = load i64, ptr %156, align 8
  br label %158

158:                                              ; preds = %155, %126
  %159 = phi i64 [ %157, %155 ], [ %121, %126 ]
  %160 = getelementptr inbounds nuw i64, ptr %41, i64 %107
  %161 = and i64 %159, 4294967295
  %162 = lshr i64 %159, 32
  %163 = getelementptr inbounds nuw i64, ptr %43, i64 %107
  %164 = load i64, ptr %163, align 8
  %165 = lshr i64 %164, 36
  br i1 %63, label %180, label %166

166:                                              ; preds = %158, %144
  %167 = phi i64 [ %149, %144 ], [ %165, %158 ]
  %168 = phi i64 [ %148, %144 ], [ %164, %158 ]
  %169 = phi ptr [ %147, %144 ], [ %163, %158 ]
  %170 = phi i64 [ %146, %144 ], [ %162, %158 ]
  %171 = phi i64 [ %145, %144 ], [ %161, %158 ]
  %172 = phi ptr [ %120, %144 ], [ %160, %158 ]
  %173 = icmp eq i64 %167, %66
  %174 = icmp eq i64 %170, %84
  %175 = select i1 %173, i1 %174, i1 false
  %176 = and i64 %168, 64424509440
  %177 = select i1 %175, i64 %176, i64 0
  %178 = or i64 %177, %105
  store i64 %178, ptr %169, align 8
  %179 = or disjoint i64 %171, %100
  store i64 %179, ptr %172, align 8
  br label %211

180:                                              ; preds = %158
  br i1 %46, label %181, label %211

181:                                              ; preds = %180
  %182 = icmp eq i64 %165, %66
  %183 = and i64 %164, %77
  %184 = icmp eq i64 %183, 0
  %185 = select i1 %182, i1 true, i1 %184
  br i1 %185, label %192, label %186

186:                                              ; preds = %181
  %187 = getelementptr inbounds nuw i32, ptr %54, i64 %165
  %188 = load i32, ptr %187, align 4
  %189 = zext i32 %188 to i64
  %190 = icmp samesign ult i64 %162, %189
  %191 = or i1 %5, %190
  br i1 %191, label %192, label %200

192:                                              ; preds = %181, %186
  %193 = and i64 %159, -4294967296
  %194 = or disjoint i64 %193, %84
  store i64 %194, ptr %160, align 8
  %195 = load i64, ptr %101, align 8
  %196 = load i64, ptr %102, align 8
  %197 = or i64 %196, %195
  %198 = getelementptr inbounds nuw i64, ptr %45, i64 %107
  store i64 %197, ptr %198, align 8
  %199 = icmp eq i64 %161, %84
  br label %202

200:                                              ; preds = %186
  tail call fastcc void @record(ptr noundef %0, i64 noundef 7, i64 noundef %112, i64 noundef 0, i64 noundef %164) #13
  br label %214

201:                                              ; preds = %154
  br i1 %46, label %202, label %211

202:                                              ; preds = %192, %201
  %203 = phi i1 [ %199, %192 ], [ true, %201 ]
  %204 = and i64 %109, 64424509440
  %205 = select i1 %113, i1 %203, i1 false
  %206 = select i1 %205, i64 %204, i64 0
  %207 = and i64 %109, 4026531840
  %208 = or i64 %103, %207
  %209 = or disjoint i64 %208, %206
  %210 = or i64 %209, %104
  store i64 %210, ptr %108, align 8
  br label %211

211:                                              ; preds = %180, %166, %201, %202
  %212 = add nuw nsw i64 %107, 1
  %213 = icmp eq i64 %212, %95
  br i1 %213, label %214, label %106

214:                                              ; preds = %26, %211, %91, %6, %200, %153, %150, %47, %32
  %215 = phi i1 [ false, %32 ], [ false, %47 ], [ true, %150 ], [ true, %153 ], [ true, %200 ], [ false, %6 ], [ false, %91 ], [ false, %211 ], [ false, %26 ]
  ret i1 %215
}

define internal fastcc noundef zeroext i1 @same_bytes(ptr nocapture noundef readonly %0, ptr nocapture noundef nonnull readonly %1, i64 noundef %2) unnamed_addr #6 {
  %4 = icmp eq i64 %2, 0
  br i1 %4, label %15, label %5

5:                                                ; preds = %3, %5
  %6 = phi i64 [ %12, %5 ], [ 0, %3 ]
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 %6
  %8 = load i8, ptr %7, align 1
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 %6
  %10 = load i8, ptr %9, align 1
  %11 = icmp eq i8 %8, %10
  %12 = add nuw i64 %6, 1
  %13 = icmp ne i64 %12, %2
  %14 = select i1 %11, i1 %13, i1 false
  br i1 %14, label %5, label %15

15:                                               ; preds = %5, %3
  %16 = phi i1 [ true, %3 ], [ %11, %5 ]
  ret i1 %16
}

define i64 @global_pieces(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5) #0 {
  %7 = icmp eq i64 %2, 0
  br i1 %7, label %16, label %8

8:                                                ; preds = %6, %13
  %9 = phi i64 [ %14, %13 ], [ 0, %6 ]
  %10 = getelementptr inbounds nuw i64, ptr %1, i64 %9
  %11 = load i64, ptr %10, align 8
  %12 = tail call fastcc zeroext i1 @races_globally(ptr noundef %0, i64 noundef %11, i64 noundef %3, i64 noundef %4, i64 noundef %5, i1 noundef zeroext false) #13
  br i1 %12, label %16, label %13

13:                                               ; preds = %8
  %14 = add nuw i64 %9, 1
  %15 = icmp eq i64 %14, %2
  br i1 %15, label %16, label %8

16:                                               ; preds = %13, %8, %6
  %17 = phi i64 [ -1, %6 ], [ %9, %8 ], [ -1, %13 ]
  ret i64 %17
}

define i64 @pieces(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr nocapture noundef readonly %3, i64 noundef %4, i64 noundef %5, i64 noundef %6, i64 noundef %7, i64 noundef %8) #0 {
  %10 = alloca %struct.Access, align 8
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %10) #12
  store ptr %0, ptr %10, align 8
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %12 = load ptr, ptr %0, align 8
  store ptr %12, ptr %11, align 8
  %13 = getelementptr inbounds nuw i8, ptr %10, i64 16
  store ptr %1, ptr %13, align 8
  %14 = getelementptr inbounds nuw i8, ptr %10, i64 24
  store ptr %2, ptr %14, align 8
  %15 = getelementptr inbounds nuw i8, ptr %10, i64 32
  store i64 %6, ptr %15, align 8
  %16 = getelementptr inbounds nuw i8, ptr %10, i64 40
  store i64 %7, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %10, i64 48
  store i64 %8, ptr %17, align 8
  %18 = getelementptr inbounds nuw i8, ptr %2, i64 48
  %19 = load i64, ptr %18, align 8
  %20 = shl i64 %19, 2
  %21 = icmp eq i64 %8, 0
  %22 = icmp eq i64 %5, 16
  %23 = and i1 %22, %21
  br i1 %23, label %24, label %28

24:                                               ; preds = %9
  %25 = getelementptr inbounds nuw i8, ptr %2, i64 56
  %26 = load i64, ptr %25, align 8
  %27 = icmp ult i64 %6, %26
  br label %28

28:                                               ; preds = %24, %9
  %29 = phi i1 [ false, %9 ], [ %27, %24 ]
  %30 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %31 = load ptr, ptr %30, align 8
  %32 = mul i64 %19, %6
  %33 = getelementptr inbounds nuw i64, ptr %31, i64 %32
  %34 = icmp eq i64 %4, 0
  br i1 %34, label %100, label %35

35:                                               ; preds = %28
  %36 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %37 = or i64 %7, 15
  %38 = insertelement <4 x i64> poison, i64 %37, i64 0
  %39 = shufflevector <4 x i64> %38, <4 x i64> poison, <4 x i32> zeroinitializer
  %40 = and i64 %6, 63
  %41 = shl nuw i64 1, %40
  %42 = insertelement <4 x i64> poison, i64 %41, i64 0
  %43 = shufflevector <4 x i64> %42, <4 x i64> poison, <4 x i32> zeroinitializer
  %44 = getelementptr inbounds nuw i8, ptr %2, i64 16
  br label %45

45:                                               ; preds = %35, %95
  %46 = phi i64 [ 0, %35 ], [ %97, %95 ]
  %47 = phi i64 [ 0, %35 ], [ %96, %95 ]
  %48 = phi i64 [ 0, %35 ], [ %98, %95 ]
  %49 = getelementptr inbounds nuw i64, ptr %3, i64 %48
  %50 = load i64, ptr %49, align 8
  %51 = lshr i64 %50, 2
  %52 = icmp ugt i64 %50, %20
  %53 = add i64 %50, %5
  %54 = icmp ugt i64 %53, %20
  %55 = or i1 %52, %54
  br i1 %55, label %95, label %56

56:                                               ; preds = %45
  br i1 %29, label %59, label %57

57:                                               ; preds = %56
  %58 = call fastcc zeroext i1 @races_in(ptr noundef %10, i64 noundef %50, i64 noundef %5, ptr noundef null, ptr noundef null) #13
  br i1 %58, label %100, label %95

59:                                               ; preds = %56
  %60 = load ptr, ptr %2, align 8
  %61 = getelementptr inbounds nuw i64, ptr %60, i64 %51
  %62 = load <4 x i64>, ptr %61, align 8
  %63 = load ptr, ptr %36, align 8
  %64 = getelementptr inbounds nuw i16, ptr %63, i64 %51
  %65 = load i64, ptr %64, align 2
  %66 = and i64 %50, 3
  %67 = icmp eq i64 %66, 0
  %68 = icmp eq i64 %65, %47
  %69 = select i1 %67, i1 %68, i1 false
  br i1 %69, label %70, label %82

70:                                               ; preds = %59
  %71 = insertelement <4 x i64> poison, i64 %46, i64 0
  %72 = shufflevector <4 x i64> %71, <4 x i64> poison, <4 x i32> zeroinitializer
  %73 = xor <4 x i64> %62, %72
  %74 = tail call i64 @llvm.vector.reduce.or.v4i64(<4 x i64> %73)
  %75 = icmp eq i64 %74, 0
  br i1 %75, label %76, label %82

76:                                               ; preds = %70
  %77 = getelementptr inbounds nuw i64, ptr %33, i64 %51
  store <4 x i64> %39, ptr %77, align 8
  %78 = load ptr, ptr %44, align 8
  %79 = getelementptr inbounds nuw i64, ptr %78, i64 %51
  %80 = load <4 x i64>, ptr %79, align 8
  %81 = or <4 x i64> %80, %43
  store <4 x i64> %81, ptr %79, align 8
  br label %95

82:                                               ; preds = %70, %59
  %83 = call fastcc zeroext i1 @races_in(ptr noundef %10, i64 noundef %50, i64 noundef %5, ptr noundef null, ptr noundef null) #13
  br i1 %83, label %100, label %84

84:                                               ; preds = %82
  br i1 %67, label %85, label %95

85:                                               ; preds = %84
  %86 = extractelement <4 x i64> %62, i64 0
  %87 = shufflevector <4 x i64> %62, <4 x i64> poison, <4 x i32> zeroinitializer
  %88 = xor <4 x i64> %87, %62
  %89 = and i64 %86, 1073741824
  %90 = tail call i64 @llvm.vector.reduce.or.v4i64(<4 x i64> %88)
  %91 = or i64 %90, %89
  %92 = icmp eq i64 %91, 0
  %93 = select i1 %92, i64 %65, i64 %47
  %94 = select i1 %92, i64 %86, i64 %46
  br label %95

95:                                               ; preds = %45, %57, %76, %84, %85
  %96 = phi i64 [ %93, %85 ], [ %47, %84 ], [ %47, %76 ], [ %47, %57 ], [ %47, %45 ]
  %97 = phi i64 [ %94, %85 ], [ %46, %84 ], [ %46, %76 ], [ %46, %57 ], [ %46, %45 ]
  %98 = add nuw i64 %48, 1
  %99 = icmp eq i64 %98, %4
  br i1 %99, label %100, label %45

100:                                              ; preds = %95, %82, %57, %28
  %101 = phi i64 [ -1, %28 ], [ %48, %57 ], [ %48, %82 ], [ -1, %95 ]
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %10) #12
  ret i64 %101
}

declare <16 x i32> @llvm.umax.v16i32(<16 x i32>, <16 x i32>) #3

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #7

define internal fastcc noundef zeroext i1 @alike(ptr nocapture noundef readonly %0, i64 noundef %1, i64 noundef range(i64 0, 2147483649) %2, i64 noundef range(i64 0, 16) %3, ptr noundef readonly %4, ptr nocapture noundef readonly %5) unnamed_addr #6 {
  %7 = icmp eq ptr %4, null
  br i1 %7, label %28, label %8

8:                                                ; preds = %6
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %10 = load i64, ptr %9, align 8
  %11 = icmp uge i64 %1, %10
  %12 = icmp ne i64 %2, 0
  %13 = or i1 %12, %11
  br i1 %13, label %28, label %14

14:                                               ; preds = %8, %25
  %15 = phi i64 [ %26, %25 ], [ 0, %8 ]
  %16 = shl nuw nsw i64 1, %15
  %17 = and i64 %16, %3
  %18 = icmp eq i64 %17, 0
  br i1 %18, label %25, label %19

19:                                               ; preds = %14
  %20 = getelementptr inbounds nuw i8, ptr %4, i64 %15
  %21 = load i8, ptr %20, align 1
  %22 = getelementptr inbounds nuw i8, ptr %5, i64 %15
  %23 = load i8, ptr %22, align 1
  %24 = icmp eq i8 %21, %23
  br i1 %24, label %25, label %28

25:                                               ; preds = %14, %19
  %26 = add nuw nsw i64 %15, 1
  %27 = icmp eq i64 %26, 4
  br i1 %27, label %28, label %14

28:                                               ; preds = %25, %19, %6, %8
  %29 = phi i1 [ false, %8 ], [ false, %6 ], [ true, %25 ], [ false, %19 ]
  ret i1 %29
}

define internal fastcc void @record(ptr nocapture noundef writeonly initializes((104, 136)) %0, i64 noundef range(i64 1, 9) %1, i64 noundef %2, i64 noundef %3, i64 noundef %4) unnamed_addr #8 {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 104
  store i64 %1, ptr %6, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 112
  store i64 %2, ptr %7, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 120
  store i64 %3, ptr %8, align 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store i64 %4, ptr %9, align 8
  ret void
}

define internal fastcc range(i64 0, 3) i64 @twins(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, i64 noundef range(i64 0, 4611686018427387903) %4, i64 noundef range(i64 0, 16) %5, i64 noundef %6, ptr noundef %7, ptr nocapture noundef readonly %8) unnamed_addr #9 {
  %10 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds nuw i64, ptr %11, i64 %4
  %13 = load i64, ptr %12, align 8
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %64, label %15

15:                                               ; preds = %9
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %17 = load i64, ptr %16, align 8
  %18 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %19 = getelementptr inbounds nuw i8, ptr %3, i64 48
  br label %20

20:                                               ; preds = %15, %56
  %21 = phi i64 [ 0, %15 ], [ %57, %56 ]
  %22 = phi i64 [ %13, %15 ], [ %59, %56 ]
  %23 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %22, i1 true)
  %24 = icmp ult i64 %23, %17
  br i1 %24, label %25, label %56

25:                                               ; preds = %20
  %26 = load ptr, ptr %18, align 8
  %27 = load i64, ptr %19, align 8
  %28 = getelementptr i64, ptr %26, i64 %4
  br label %29

29:                                               ; preds = %25, %52
  %30 = phi i64 [ %21, %25 ], [ %53, %52 ]
  %31 = phi i64 [ %23, %25 ], [ %54, %52 ]
  %32 = mul i64 %27, %31
  %33 = getelementptr i64, ptr %28, i64 %32
  %34 = load i64, ptr %33, align 8
  %35 = lshr i64 %34, 32
  %36 = and i64 %34, %5
  %37 = icmp eq i64 %36, 0
  %38 = icmp eq i64 %31, %6
  %39 = or i1 %38, %37
  br i1 %39, label %52, label %40

40:                                               ; preds = %29
  %41 = getelementptr inbounds nuw i32, ptr %1, i64 %31
  %42 = load i32, ptr %41, align 4
  %43 = zext i32 %42 to i64
  %44 = icmp samesign ugt i64 %35, %43
  br i1 %44, label %45, label %47

45:                                               ; preds = %40
  %46 = tail call fastcc zeroext i1 @alike(ptr noundef nonnull %0, i64 noundef %31, i64 noundef 0, i64 noundef %5, ptr noundef %7, ptr noundef %8) #13
  br i1 %46, label %52, label %61

47:                                               ; preds = %40
  %48 = getelementptr inbounds nuw i32, ptr %2, i64 %31
  %49 = load i32, ptr %48, align 4
  %50 = zext i32 %49 to i64
  %51 = icmp samesign ugt i64 %35, %50
  br i1 %51, label %61, label %52

52:                                               ; preds = %29, %45, %47
  %53 = phi i64 [ 1, %45 ], [ %30, %47 ], [ %30, %29 ]
  %54 = add i64 %31, 64
  %55 = icmp ult i64 %54, %17
  br i1 %55, label %29, label %56

56:                                               ; preds = %52, %20
  %57 = phi i64 [ %21, %20 ], [ %53, %52 ]
  %58 = add i64 %22, -1
  %59 = and i64 %58, %22
  %60 = icmp eq i64 %59, 0
  br i1 %60, label %64, label %20

61:                                               ; preds = %47, %45
  %62 = phi i64 [ 1, %45 ], [ 2, %47 ]
  %63 = shl nuw i64 %4, 2
  tail call fastcc void @record(ptr noundef nonnull %0, i64 noundef %62, i64 noundef %63, i64 noundef %31, i64 noundef %34) #13
  br label %64

64:                                               ; preds = %56, %61, %9
  %65 = phi i64 [ 0, %9 ], [ 2, %61 ], [ %57, %56 ]
  ret i64 %65
}

define internal fastcc void @add_twin(ptr nocapture noundef readonly %0, i64 noundef range(i64 0, 4611686018427387903) %1, i64 noundef range(i64 0, 65536) %2, i64 noundef %3) unnamed_addr #10 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %8 = load i64, ptr %7, align 8
  %9 = mul i64 %8, %2
  %10 = getelementptr i64, ptr %6, i64 %9
  %11 = getelementptr i64, ptr %10, i64 %1
  store i64 %3, ptr %11, align 8
  %12 = and i64 %3, 1073741824
  %13 = icmp eq i64 %12, 0
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %15 = load ptr, ptr %14, align 8
  br i1 %13, label %19, label %16

16:                                               ; preds = %4
  %17 = getelementptr inbounds nuw i64, ptr %15, i64 %1
  %18 = load i64, ptr %17, align 8
  br label %19

19:                                               ; preds = %4, %16
  %20 = phi i64 [ %18, %16 ], [ 0, %4 ]
  %21 = and i64 %2, 63
  %22 = shl nuw i64 1, %21
  %23 = or i64 %20, %22
  %24 = getelementptr inbounds nuw i64, ptr %15, i64 %1
  store i64 %23, ptr %24, align 8
  ret void
}

define internal fastcc zeroext i1 @untold(ptr nocapture noundef nonnull readonly %0, i64 noundef %1) unnamed_addr #10 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %4 = load i64, ptr %3, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %6 = load i64, ptr %5, align 8
  %7 = icmp eq i64 %6, 6
  %8 = select i1 %7, i64 0, i64 4
  %9 = lshr i64 %4, %8
  %10 = and i64 %9, 67108863
  %11 = shl i64 %1, 32
  %12 = or disjoint i64 %10, %11
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %14 = load ptr, ptr %13, align 8
  %15 = mul i64 %1, 31
  %16 = add i64 %9, %15
  %17 = and i64 %16, 255
  %18 = getelementptr inbounds nuw i64, ptr %14, i64 %17
  %19 = load i64, ptr %18, align 8
  %20 = icmp ne i64 %19, %12
  store i64 %12, ptr %18, align 8
  ret i1 %20
}

declare i64 @llvm.vector.reduce.or.v4i64(<4 x i64>) #11

attributes #0 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) }
attributes #1 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none) }
attributes #5 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) }
attributes #6 = { nofree noinline norecurse nosync nounwind memory(argmem: read) }
attributes #7 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #8 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write) }
attributes #9 = { nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none) }
attributes #10 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none) }
attributes #11 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #12 = { nounwind }
attributes #13 = { nobuiltin }

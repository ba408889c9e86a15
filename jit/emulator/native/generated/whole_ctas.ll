; LLVM IR of whole_ctas.c, made by python -m jit.llvm.generate.

%struct.Barrier = type { i64, i64, i64, i64, i64, ptr, [2 x i64] }

define range(i64 4294967296, 0) i64 @run(ptr noundef %0, ptr nocapture noundef readonly %1) #0 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 82432
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 320
  br label %8

8:                                                ; preds = %61, %2
  %9 = load <32 x i32>, ptr %3, align 64
  %10 = tail call i32 @llvm.vector.reduce.smin.v32i32(<32 x i32> %9)
  %11 = icmp sgt i32 %10, 2147483645
  br i1 %11, label %69, label %12

12:                                               ; preds = %8
  %13 = insertelement <32 x i32> poison, i32 %10, i64 0
  %14 = shufflevector <32 x i32> %13, <32 x i32> poison, <32 x i32> zeroinitializer
  %15 = icmp eq <32 x i32> %9, %14
  %16 = select <32 x i1> %15, <32 x i32> splat (i32 2147483647), <32 x i32> %9
  %17 = tail call i32 @llvm.vector.reduce.smin.v32i32(<32 x i32> %16)
  %18 = bitcast <32 x i1> %15 to i32
  %19 = zext i32 %18 to i64
  br label %20

20:                                               ; preds = %42, %12
  %21 = phi i32 [ %10, %12 ], [ %55, %42 ]
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds ptr, ptr %1, i64 %22
  %24 = load ptr, ptr %23, align 8
  %25 = icmp eq ptr %24, null
  br i1 %25, label %36, label %26

26:                                               ; preds = %20
  %27 = load i64, ptr %4, align 32
  %28 = add nsw i64 %27, -1
  store i64 %28, ptr %4, align 32
  %29 = icmp slt i64 %27, 1
  br i1 %29, label %36, label %30

30:                                               ; preds = %26
  %31 = load ptr, ptr %5, align 8
  %32 = icmp eq ptr %31, null
  br i1 %32, label %42, label %33

33:                                               ; preds = %30
  %34 = getelementptr inbounds nuw i8, ptr %31, i64 24
  %35 = load i64, ptr %34, align 8
  br label %42

36:                                               ; preds = %20, %26
  %37 = phi i64 [ 25769803776, %26 ], [ 30064771072, %20 ]
  %38 = insertelement <32 x i32> poison, i32 %21, i64 0
  %39 = shufflevector <32 x i32> %38, <32 x i32> poison, <32 x i32> zeroinitializer
  %40 = load <32 x i32>, ptr %3, align 64
  %41 = select <32 x i1> %15, <32 x i32> %39, <32 x i32> %40
  store <32 x i32> %41, ptr %3, align 64
  br label %69

42:                                               ; preds = %33, %30
  %43 = phi i64 [ %35, %33 ], [ 0, %30 ]
  %44 = load i64, ptr %7, align 64
  %45 = add i64 %44, 1
  store i64 %45, ptr %7, align 64
  %46 = shl i64 %44, 1
  %47 = and i64 %46, 510
  %48 = getelementptr inbounds nuw i64, ptr %6, i64 %47
  %49 = or i64 %43, %22
  store i64 %49, ptr %48, align 8
  %50 = getelementptr inbounds nuw i8, ptr %48, i64 8
  store i64 %19, ptr %50, align 8
  %51 = tail call i64 %24(ptr noundef nonnull %0, i32 noundef %18) #8
  %52 = lshr i64 %51, 32
  %53 = trunc i64 %51 to i32
  %54 = icmp eq i64 %52, 3
  %55 = select i1 %54, i32 %21, i32 %53
  %56 = icmp ult i64 %51, 4294967296
  %57 = icmp slt i32 %55, %17
  %58 = select i1 %56, i1 %57, i1 false
  br i1 %58, label %20, label %59

59:                                               ; preds = %42
  %60 = icmp eq i64 %52, 1
  br i1 %60, label %61, label %62

61:                                               ; preds = %59, %62
  br label %8

62:                                               ; preds = %59
  %63 = insertelement <32 x i32> poison, i32 %55, i64 0
  %64 = shufflevector <32 x i32> %63, <32 x i32> poison, <32 x i32> zeroinitializer
  %65 = load <32 x i32>, ptr %3, align 64
  %66 = select <32 x i1> %15, <32 x i32> %64, <32 x i32> %65
  store <32 x i32> %66, ptr %3, align 64
  br i1 %56, label %61, label %67

67:                                               ; preds = %62
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 120
  store <32 x i1> %15, ptr %68, align 8
  br label %69

69:                                               ; preds = %8, %67, %36
  %70 = phi i64 [ %37, %36 ], [ %51, %67 ], [ 21474836480, %8 ]
  ret i64 %70
}

declare i32 @llvm.vector.reduce.smin.v32i32(<32 x i32>) #1

define void @seed(ptr nocapture noundef initializes((0, 4)) %0, ptr nocapture noundef readonly %1, i64 noundef %2) #2 {
  store i32 19650218, ptr %0, align 4
  br label %7

4:                                                ; preds = %7
  %5 = tail call i64 @llvm.umax.i64(i64 %2, i64 624)
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 2492
  br label %18

7:                                                ; preds = %3, %7
  %8 = phi i32 [ 19650218, %3 ], [ %14, %7 ]
  %9 = phi i64 [ 1, %3 ], [ %16, %7 ]
  %10 = lshr i32 %8, 30
  %11 = xor i32 %10, %8
  %12 = mul i32 %11, 1812433253
  %13 = trunc nuw nsw i64 %9 to i32
  %14 = add i32 %12, %13
  %15 = getelementptr inbounds nuw i32, ptr %0, i64 %9
  store i32 %14, ptr %15, align 4
  %16 = add nuw nsw i64 %9, 1
  %17 = icmp eq i64 %16, 624
  br i1 %17, label %4, label %7

18:                                               ; preds = %4, %42
  %19 = phi i64 [ %5, %4 ], [ %48, %42 ]
  %20 = phi i32 [ 0, %4 ], [ %47, %42 ]
  %21 = phi i32 [ 1, %4 ], [ %43, %42 ]
  %22 = zext i32 %21 to i64
  %23 = getelementptr inbounds nuw i32, ptr %0, i64 %22
  %24 = load i32, ptr %23, align 4
  %25 = add nsw i32 %21, -1
  %26 = zext i32 %25 to i64
  %27 = getelementptr inbounds nuw i32, ptr %0, i64 %26
  %28 = load i32, ptr %27, align 4
  %29 = lshr i32 %28, 30
  %30 = xor i32 %29, %28
  %31 = mul i32 %30, 1664525
  %32 = xor i32 %31, %24
  %33 = zext i32 %20 to i64
  %34 = getelementptr inbounds nuw i32, ptr %1, i64 %33
  %35 = load i32, ptr %34, align 4
  %36 = add i32 %35, %20
  %37 = add i32 %36, %32
  store i32 %37, ptr %23, align 4
  %38 = add nuw nsw i32 %21, 1
  %39 = icmp ugt i32 %21, 622
  br i1 %39, label %40, label %42

40:                                               ; preds = %18
  %41 = load i32, ptr %6, align 4
  store i32 %41, ptr %0, align 4
  br label %42

42:                                               ; preds = %40, %18
  %43 = phi i32 [ 1, %40 ], [ %38, %18 ]
  %44 = add i32 %20, 1
  %45 = zext i32 %44 to i64
  %46 = icmp ugt i64 %2, %45
  %47 = select i1 %46, i32 %44, i32 0
  %48 = add i64 %19, -1
  %49 = icmp eq i64 %48, 0
  br i1 %49, label %52, label %18

50:                                               ; preds = %71
  store i32 -2147483648, ptr %0, align 4
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 2496
  store i32 624, ptr %51, align 4
  ret void

52:                                               ; preds = %42, %71
  %53 = phi i64 [ %73, %71 ], [ 623, %42 ]
  %54 = phi i32 [ %72, %71 ], [ %43, %42 ]
  %55 = zext i32 %54 to i64
  %56 = getelementptr inbounds nuw i32, ptr %0, i64 %55
  %57 = load i32, ptr %56, align 4
  %58 = add nsw i32 %54, -1
  %59 = zext i32 %58 to i64
  %60 = getelementptr inbounds nuw i32, ptr %0, i64 %59
  %61 = load i32, ptr %60, align 4
  %62 = lshr i32 %61, 30
  %63 = xor i32 %62, %61
  %64 = mul i32 %63, 1566083941
  %65 = xor i32 %64, %57
  %66 = sub i32 %65, %54
  store i32 %66, ptr %56, align 4
  %67 = add nuw nsw i32 %54, 1
  %68 = icmp ugt i32 %54, 622
  br i1 %68, label %69, label %71

69:                                               ; preds = %52
  %70 = load i32, ptr %6, align 4
  store i32 %70, ptr %0, align 4
  br label %71

71:                                               ; preds = %52, %69
  %72 = phi i32 [ 1, %69 ], [ %67, %52 ]
  %73 = add nsw i64 %53, -1
  %74 = icmp eq i64 %73, 0
  br i1 %74, label %50, label %52
}

define range(i64 0, 3) i64 @whole_ctas(ptr nocapture noundef %0, i64 noundef %1) #0 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %4 = load i64, ptr %3, align 8
  %5 = icmp ult i64 %4, %1
  br i1 %5, label %6, label %38

6:                                                ; preds = %2
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %11 = load i64, ptr %7, align 8
  %12 = icmp eq i64 %11, 0
  br label %13

13:                                               ; preds = %6, %33
  %14 = phi i1 [ %12, %6 ], [ true, %33 ]
  %15 = phi i64 [ 0, %6 ], [ %34, %33 ]
  br i1 %14, label %16, label %17

16:                                               ; preds = %13
  tail call fastcc void @start(ptr noundef nonnull %0) #9
  br label %17

17:                                               ; preds = %16, %13
  store i64 1, ptr %7, align 8
  %18 = load i64, ptr %8, align 8
  %19 = icmp eq i64 %18, 0
  br i1 %19, label %33, label %20

20:                                               ; preds = %17, %29
  %21 = phi i64 [ %30, %29 ], [ %15, %17 ]
  %22 = load i64, ptr %9, align 8
  %23 = icmp eq i64 %21, %22
  br i1 %23, label %38, label %24

24:                                               ; preds = %20
  %25 = tail call fastcc zeroext i1 @round_stops(ptr noundef nonnull %0) #9
  br i1 %25, label %38, label %26

26:                                               ; preds = %24
  %27 = load i64, ptr %10, align 8
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %38, label %29

29:                                               ; preds = %26
  %30 = add i64 %21, 1
  %31 = load i64, ptr %8, align 8
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %33, label %20

33:                                               ; preds = %29, %17
  %34 = phi i64 [ %15, %17 ], [ %30, %29 ]
  store i64 0, ptr %7, align 8
  %35 = load i64, ptr %3, align 8
  %36 = add i64 %35, 1
  store i64 %36, ptr %3, align 8
  %37 = icmp ult i64 %36, %1
  br i1 %37, label %13, label %38

38:                                               ; preds = %33, %26, %24, %20, %2
  %39 = phi i64 [ 0, %2 ], [ 2, %26 ], [ 1, %24 ], [ 2, %20 ], [ 0, %33 ]
  ret i64 %39
}

define internal fastcc void @start(ptr nocapture noundef %0) unnamed_addr #3 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %3 = load i64, ptr %2, align 8
  %4 = add i64 %3, -86528
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 262144
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %9 = load i64, ptr %8, align 8
  tail call void @llvm.memset.p0.i64(ptr nonnull align 1 %7, i8 0, i64 %9, i1 false)
  %10 = load ptr, ptr %5, align 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %12 = load ptr, ptr %11, align 8
  store ptr %10, ptr %12, align 8
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %16 = load ptr, ptr %15, align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(1088) %14, ptr noundef nonnull align 8 dereferenceable(1088) %16, i64 1088, i1 false)
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %20 = load i64, ptr %19, align 8
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %22 = load i64, ptr %21, align 8
  %23 = mul i64 %22, %20
  %24 = getelementptr inbounds nuw i64, ptr %18, i64 %23
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %26 = load i64, ptr %25, align 8
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %34, label %28

28:                                               ; preds = %1
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 576
  br label %42

34:                                               ; preds = %61, %1
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %36 = load ptr, ptr %35, align 8
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %38 = load i64, ptr %37, align 8
  tail call void @llvm.memset.p0.i64(ptr align 1 %36, i8 0, i64 %38, i1 false)
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %40 = load ptr, ptr %39, align 8
  %41 = icmp eq ptr %40, null
  br i1 %41, label %91, label %83

42:                                               ; preds = %28, %61
  %43 = phi i64 [ 0, %28 ], [ %67, %61 ]
  %44 = load ptr, ptr %0, align 8
  %45 = load i64, ptr %2, align 8
  %46 = mul i64 %45, %43
  %47 = getelementptr inbounds nuw i8, ptr %44, i64 %46
  %48 = load ptr, ptr %29, align 8
  %49 = shl i64 %43, 9
  %50 = getelementptr inbounds nuw i8, ptr %48, i64 %49
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(512) %47, ptr noundef nonnull align 1 dereferenceable(512) %50, i64 512, i1 false)
  %51 = getelementptr inbounds nuw i8, ptr %47, i64 86528
  %52 = load ptr, ptr %30, align 8
  %53 = mul i64 %43, %4
  %54 = getelementptr inbounds nuw i8, ptr %52, i64 %53
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %51, ptr align 1 %54, i64 %4, i1 false)
  %55 = load i64, ptr %21, align 8
  %56 = icmp eq i64 %55, 0
  br i1 %56, label %61, label %57

57:                                               ; preds = %42, %70
  %58 = phi i64 [ %71, %70 ], [ 0, %42 ]
  %59 = getelementptr inbounds nuw i64, ptr %24, i64 %58
  %60 = load i64, ptr %59, align 8
  br label %74

61:                                               ; preds = %70, %42
  %62 = getelementptr inbounds nuw i8, ptr %47, i64 272
  %63 = load ptr, ptr %62, align 16
  %64 = getelementptr inbounds nuw i8, ptr %63, i64 32
  store i64 0, ptr %64, align 8
  store i64 0, ptr %63, align 8
  %65 = getelementptr inbounds nuw [32 x i64], ptr %32, i64 0, i64 %43
  store i64 %43, ptr %65, align 8
  %66 = getelementptr inbounds nuw [32 x i64], ptr %33, i64 0, i64 %43
  store i64 0, ptr %66, align 8
  %67 = add nuw i64 %43, 1
  %68 = load i64, ptr %25, align 8
  %69 = icmp ult i64 %67, %68
  br i1 %69, label %42, label %34

70:                                               ; preds = %74
  %71 = add nuw i64 %58, 1
  %72 = load i64, ptr %21, align 8
  %73 = icmp ult i64 %71, %72
  br i1 %73, label %57, label %61

74:                                               ; preds = %57, %74
  %75 = phi i64 [ 0, %57 ], [ %81, %74 ]
  %76 = load ptr, ptr %31, align 8
  %77 = getelementptr inbounds nuw i64, ptr %76, i64 %58
  %78 = load i64, ptr %77, align 8
  %79 = getelementptr inbounds nuw i8, ptr %47, i64 %78
  %80 = getelementptr inbounds nuw i64, ptr %79, i64 %75
  store i64 %60, ptr %80, align 8
  %81 = add nuw nsw i64 %75, 1
  %82 = icmp eq i64 %81, 32
  br i1 %82, label %70, label %74

83:                                               ; preds = %34
  %84 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %85 = load ptr, ptr %84, align 8
  %86 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %87 = load ptr, ptr %86, align 8
  %88 = load i64, ptr %19, align 8
  %89 = getelementptr inbounds nuw i64, ptr %87, i64 %88
  %90 = load i64, ptr %89, align 8
  tail call void %40(ptr noundef %85, i64 noundef %90) #8
  br label %91

91:                                               ; preds = %83, %34
  %92 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %93 = load ptr, ptr %92, align 8
  %94 = load i64, ptr %19, align 8
  %95 = getelementptr inbounds nuw i64, ptr %93, i64 %94
  %96 = load i64, ptr %95, align 8
  %97 = icmp eq i64 %96, 0
  br i1 %97, label %175, label %98

98:                                               ; preds = %91
  %99 = getelementptr inbounds nuw i8, ptr %0, i64 1344
  %100 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %101 = load ptr, ptr %100, align 8
  %102 = shl i64 %94, 7
  store i32 19650218, ptr %99, align 4
  br label %107

103:                                              ; preds = %107
  %104 = getelementptr inbounds nuw i8, ptr %101, i64 %102
  %105 = tail call i64 @llvm.umax.i64(i64 %96, i64 624)
  %106 = getelementptr inbounds nuw i8, ptr %0, i64 3836
  br label %118

107:                                              ; preds = %107, %98
  %108 = phi i32 [ 19650218, %98 ], [ %114, %107 ]
  %109 = phi i64 [ 1, %98 ], [ %116, %107 ]
  %110 = lshr i32 %108, 30
  %111 = xor i32 %110, %108
  %112 = mul i32 %111, 1812433253
  %113 = trunc nuw nsw i64 %109 to i32
  %114 = add i32 %112, %113
  %115 = getelementptr inbounds nuw i32, ptr %99, i64 %109
  store i32 %114, ptr %115, align 4
  %116 = add nuw nsw i64 %109, 1
  %117 = icmp eq i64 %116, 624
  br i1 %117, label %103, label %107

118:                                              ; preds = %142, %103
  %119 = phi i64 [ %105, %103 ], [ %148, %142 ]
  %120 = phi i32 [ 0, %103 ], [ %147, %142 ]
  %121 = phi i32 [ 1, %103 ], [ %143, %142 ]
  %122 = zext i32 %121 to i64
  %123 = getelementptr inbounds nuw i32, ptr %99, i64 %122
  %124 = load i32, ptr %123, align 4
  %125 = add nsw i32 %121, -1
  %126 = zext i32 %125 to i64
  %127 = getelementptr inbounds nuw i32, ptr %99, i64 %126
  %128 = load i32, ptr %127, align 4
  %129 = lshr i32 %128, 30
  %130 = xor i32 %129, %128
  %131 = mul i32 %130, 1664525
  %132 = xor i32 %131, %124
  %133 = zext i32 %120 to i64
  %134 = getelementptr inbounds nuw i32, ptr %104, i64 %133
  %135 = load i32, ptr %134, align 4
  %136 = add i32 %135, %120
  %137 = add i32 %136, %132
  store i32 %137, ptr %123, align 4
  %138 = add nuw nsw i32 %121, 1
  %139 = icmp ugt i32 %121, 622
  br i1 %139, label %140, label %142

140:                                              ; preds = %118
  %141 = load i32, ptr %106, align 4
  store i32 %141, ptr %99, align 4
  br label %142

142:                                              ; preds = %140, %118
  %143 = phi i32 [ 1, %140 ], [ %138, %118 ]
  %144 = add i32 %120, 1
  %145 = zext i32 %144 to i64
  %146 = icmp ugt i64 %96, %145
  %147 = select i1 %146, i32 %144, i32 0
  %148 = add i64 %119, -1
  %149 = icmp eq i64 %148, 0
  br i1 %149, label %150, label %118

150:                                              ; preds = %142, %169
  %151 = phi i64 [ %171, %169 ], [ 623, %142 ]
  %152 = phi i32 [ %170, %169 ], [ %143, %142 ]
  %153 = zext i32 %152 to i64
  %154 = getelementptr inbounds nuw i32, ptr %99, i64 %153
  %155 = load i32, ptr %154, align 4
  %156 = add nsw i32 %152, -1
  %157 = zext i32 %156 to i64
  %158 = getelementptr inbounds nuw i32, ptr %99, i64 %157
  %159 = load i32, ptr %158, align 4
  %160 = lshr i32 %159, 30
  %161 = xor i32 %160, %159
  %162 = mul i32 %161, 1566083941
  %163 = xor i32 %162, %155
  %164 = sub i32 %163, %152
  store i32 %164, ptr %154, align 4
  %165 = add nuw nsw i32 %152, 1
  %166 = icmp ugt i32 %152, 622
  br i1 %166, label %167, label %169

167:                                              ; preds = %150
  %168 = load i32, ptr %106, align 4
  store i32 %168, ptr %99, align 4
  br label %169

169:                                              ; preds = %167, %150
  %170 = phi i32 [ 1, %167 ], [ %165, %150 ]
  %171 = add nsw i64 %151, -1
  %172 = icmp eq i64 %171, 0
  br i1 %172, label %173, label %150

173:                                              ; preds = %169
  store i32 -2147483648, ptr %99, align 4
  %174 = getelementptr inbounds nuw i8, ptr %0, i64 3840
  store i32 624, ptr %174, align 4
  br label %175

175:                                              ; preds = %173, %91
  %176 = load i64, ptr %25, align 8
  %177 = getelementptr inbounds nuw i8, ptr %0, i64 248
  store i64 %176, ptr %177, align 8
  %178 = getelementptr inbounds nuw i8, ptr %0, i64 240
  store i64 %176, ptr %178, align 8
  ret void
}

define internal fastcc noundef zeroext i1 @round_stops(ptr nocapture noundef %0) unnamed_addr #3 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %3 = load i64, ptr %2, align 8
  %4 = icmp ugt i64 %3, 1
  br i1 %4, label %5, label %27

5:                                                ; preds = %1
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 1344
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 320
  br label %8

8:                                                ; preds = %5, %19
  %9 = phi i64 [ %3, %5 ], [ %10, %19 ]
  %10 = add i64 %9, -1
  %11 = trunc i64 %10 to i32
  %12 = add i32 %11, 1
  %13 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %12, i1 true)
  br label %14

14:                                               ; preds = %14, %8
  %15 = tail call fastcc i32 @word(ptr noundef nonnull %6) #9
  %16 = lshr i32 %15, %13
  %17 = zext i32 %16 to i64
  %18 = icmp ult i64 %10, %17
  br i1 %18, label %14, label %19

19:                                               ; preds = %14
  %20 = getelementptr inbounds nuw [32 x i64], ptr %7, i64 0, i64 %10
  %21 = load i64, ptr %20, align 8
  %22 = getelementptr inbounds nuw [32 x i64], ptr %7, i64 0, i64 %17
  %23 = load i64, ptr %22, align 8
  store i64 %23, ptr %20, align 8
  store i64 %21, ptr %22, align 8
  %24 = icmp ugt i64 %10, 1
  br i1 %24, label %8, label %25

25:                                               ; preds = %19
  %26 = load i64, ptr %2, align 8
  br label %27

27:                                               ; preds = %25, %1
  %28 = phi i64 [ %26, %25 ], [ %3, %1 ]
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 232
  store i64 0, ptr %29, align 8
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 256
  store i64 0, ptr %30, align 8
  %31 = icmp eq i64 %28, 0
  br i1 %31, label %233, label %32

32:                                               ; preds = %27
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 576
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 832
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 248
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 1088
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 280
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 72
  br label %56

51:                                               ; preds = %228
  %52 = icmp eq i64 %231, 0
  br i1 %52, label %233, label %53

53:                                               ; preds = %51
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 576
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 320
  br label %235

56:                                               ; preds = %32, %228
  %57 = phi i64 [ 0, %32 ], [ %230, %228 ]
  %58 = getelementptr inbounds nuw [32 x i64], ptr %33, i64 0, i64 %57
  %59 = load i64, ptr %58, align 8
  %60 = getelementptr inbounds nuw [32 x i64], ptr %34, i64 0, i64 %59
  %61 = load i64, ptr %60, align 8
  %62 = icmp eq i64 %61, 0
  br i1 %62, label %74, label %63

63:                                               ; preds = %56
  %64 = load ptr, ptr %35, align 8
  %65 = shl i64 %61, 6
  %66 = and i64 %65, 16320
  %67 = getelementptr i8, ptr %64, i64 80
  %68 = getelementptr i8, ptr %67, i64 %66
  %69 = load i64, ptr %68, align 8
  %70 = getelementptr inbounds nuw [32 x i64], ptr %36, i64 0, i64 %59
  %71 = load i64, ptr %70, align 8
  %72 = icmp eq i64 %69, %71
  br i1 %72, label %228, label %73

73:                                               ; preds = %63
  store i64 0, ptr %60, align 8
  br label %74

74:                                               ; preds = %56, %73
  %75 = load ptr, ptr %0, align 8
  %76 = load i64, ptr %37, align 8
  %77 = mul i64 %76, %59
  %78 = getelementptr inbounds nuw i8, ptr %75, i64 %77
  store i64 %59, ptr %38, align 8
  store i64 1, ptr %29, align 8
  %79 = load i64, ptr %39, align 8
  %80 = getelementptr inbounds nuw i8, ptr %78, i64 96
  store i64 %79, ptr %80, align 32
  %81 = load ptr, ptr %40, align 8
  %82 = getelementptr inbounds nuw i8, ptr %78, i64 128
  %83 = getelementptr inbounds nuw i8, ptr %78, i64 264
  %84 = getelementptr inbounds nuw i8, ptr %78, i64 82432
  %85 = getelementptr inbounds nuw i8, ptr %78, i64 320
  br label %86

86:                                               ; preds = %147, %74
  %87 = load <32 x i32>, ptr %82, align 64
  %88 = tail call i32 @llvm.vector.reduce.smin.v32i32(<32 x i32> %87)
  %89 = icmp sgt i32 %88, 2147483645
  br i1 %89, label %90, label %93

90:                                               ; preds = %86
  %91 = load i64, ptr %41, align 8
  %92 = icmp eq i64 %91, 0
  br i1 %92, label %174, label %225

93:                                               ; preds = %86
  %94 = insertelement <32 x i32> poison, i32 %88, i64 0
  %95 = shufflevector <32 x i32> %94, <32 x i32> poison, <32 x i32> zeroinitializer
  %96 = icmp eq <32 x i32> %87, %95
  %97 = select <32 x i1> %96, <32 x i32> splat (i32 2147483647), <32 x i32> %87
  %98 = tail call i32 @llvm.vector.reduce.smin.v32i32(<32 x i32> %97)
  %99 = bitcast <32 x i1> %96 to i32
  %100 = zext i32 %99 to i64
  br label %101

101:                                              ; preds = %123, %93
  %102 = phi i32 [ %88, %93 ], [ %136, %123 ]
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds ptr, ptr %81, i64 %103
  %105 = load ptr, ptr %104, align 8
  %106 = icmp eq ptr %105, null
  br i1 %106, label %117, label %107

107:                                              ; preds = %101
  %108 = load i64, ptr %80, align 32
  %109 = add nsw i64 %108, -1
  store i64 %109, ptr %80, align 32
  %110 = icmp slt i64 %108, 1
  br i1 %110, label %117, label %111

111:                                              ; preds = %107
  %112 = load ptr, ptr %83, align 8
  %113 = icmp eq ptr %112, null
  br i1 %113, label %123, label %114

114:                                              ; preds = %111
  %115 = getelementptr inbounds nuw i8, ptr %112, i64 24
  %116 = load i64, ptr %115, align 8
  br label %123

117:                                              ; preds = %107, %101
  %118 = phi i64 [ 25769803776, %107 ], [ 30064771072, %101 ]
  %119 = insertelement <32 x i32> poison, i32 %102, i64 0
  %120 = shufflevector <32 x i32> %119, <32 x i32> poison, <32 x i32> zeroinitializer
  %121 = load <32 x i32>, ptr %82, align 64
  %122 = select <32 x i1> %96, <32 x i32> %120, <32 x i32> %121
  store <32 x i32> %122, ptr %82, align 64
  br label %150

123:                                              ; preds = %114, %111
  %124 = phi i64 [ %116, %114 ], [ 0, %111 ]
  %125 = load i64, ptr %85, align 64
  %126 = add i64 %125, 1
  store i64 %126, ptr %85, align 64
  %127 = shl i64 %125, 1
  %128 = and i64 %127, 510
  %129 = getelementptr inbounds nuw i64, ptr %84, i64 %128
  %130 = or i64 %124, %103
  store i64 %130, ptr %129, align 8
  %131 = getelementptr inbounds nuw i8, ptr %129, i64 8
  store i64 %100, ptr %131, align 8
  %132 = tail call i64 %105(ptr noundef nonnull %78, i32 noundef %99) #8
  %133 = lshr i64 %132, 32
  %134 = trunc i64 %132 to i32
  %135 = icmp eq i64 %133, 3
  %136 = select i1 %135, i32 %102, i32 %134
  %137 = icmp ult i64 %132, 4294967296
  %138 = icmp slt i32 %136, %98
  %139 = select i1 %137, i1 %138, i1 false
  br i1 %139, label %101, label %140

140:                                              ; preds = %123
  %141 = icmp eq i64 %133, 1
  br i1 %141, label %147, label %142

142:                                              ; preds = %140
  %143 = insertelement <32 x i32> poison, i32 %136, i64 0
  %144 = shufflevector <32 x i32> %143, <32 x i32> poison, <32 x i32> zeroinitializer
  %145 = load <32 x i32>, ptr %82, align 64
  %146 = select <32 x i1> %96, <32 x i32> %144, <32 x i32> %145
  store <32 x i32> %146, ptr %82, align 64
  br i1 %137, label %147, label %148

147:                                              ; preds = %142, %140
  br label %86

148:                                              ; preds = %142
  %149 = getelementptr inbounds nuw i8, ptr %78, i64 120
  store <32 x i1> %96, ptr %149, align 8
  br label %150

150:                                              ; preds = %117, %148
  %151 = phi i64 [ %118, %117 ], [ %132, %148 ]
  %152 = lshr i64 %151, 32
  %153 = load i64, ptr %41, align 8
  %154 = icmp eq i64 %153, 0
  %155 = icmp eq i64 %152, 2
  %156 = and i1 %154, %155
  br i1 %156, label %157, label %170

157:                                              ; preds = %150
  %158 = getelementptr inbounds nuw i8, ptr %78, i64 312
  %159 = load i64, ptr %158, align 8
  %160 = icmp eq i64 %159, 0
  br i1 %160, label %228, label %161

161:                                              ; preds = %157
  store i64 %159, ptr %60, align 8
  %162 = load ptr, ptr %35, align 8
  %163 = load i64, ptr %158, align 8
  %164 = shl i64 %163, 6
  %165 = and i64 %164, 16320
  %166 = getelementptr i8, ptr %162, i64 80
  %167 = getelementptr i8, ptr %166, i64 %165
  %168 = load i64, ptr %167, align 8
  %169 = getelementptr inbounds nuw [32 x i64], ptr %36, i64 0, i64 %59
  store i64 %168, ptr %169, align 8
  store i64 0, ptr %158, align 8
  br label %228

170:                                              ; preds = %150
  br i1 %154, label %171, label %225

171:                                              ; preds = %170
  br i1 %155, label %228, label %172

172:                                              ; preds = %171
  %173 = trunc nuw i64 %152 to i32
  switch i32 %173, label %225 [
    i32 5, label %174
    i32 6, label %222
  ]

174:                                              ; preds = %90, %172
  %175 = phi i64 [ %151, %172 ], [ 21474836480, %90 ]
  %176 = load ptr, ptr %35, align 8
  %177 = getelementptr inbounds nuw i8, ptr %176, i64 64
  br label %181

178:                                              ; preds = %181
  %179 = add nuw nsw i64 %182, 1
  %180 = icmp eq i64 %179, 16
  br i1 %180, label %186, label %181

181:                                              ; preds = %174, %178
  %182 = phi i64 [ 0, %174 ], [ %179, %178 ]
  %183 = getelementptr inbounds nuw [16 x %struct.Barrier], ptr %177, i64 0, i64 %182
  %184 = load i64, ptr %183, align 8
  %185 = icmp eq i64 %184, 0
  br i1 %185, label %178, label %225

186:                                              ; preds = %178
  %187 = load i64, ptr %43, align 8
  %188 = icmp eq i64 %187, 1
  br i1 %188, label %189, label %195

189:                                              ; preds = %186
  %190 = load ptr, ptr %44, align 8
  %191 = icmp eq ptr %190, null
  br i1 %191, label %195, label %192

192:                                              ; preds = %189
  %193 = load i64, ptr %190, align 8
  %194 = icmp eq i64 %193, 0
  br i1 %194, label %195, label %225

195:                                              ; preds = %192, %189, %186
  %196 = load i64, ptr %46, align 8
  %197 = add i64 %187, -1
  store i64 %197, ptr %43, align 8
  %198 = sub i64 %196, %187
  %199 = getelementptr inbounds nuw [32 x i64], ptr %45, i64 0, i64 %198
  store i64 %59, ptr %199, align 8
  %200 = load ptr, ptr %0, align 8
  %201 = load i64, ptr %37, align 8
  %202 = mul i64 %201, %59
  %203 = getelementptr inbounds nuw i8, ptr %200, i64 %202
  %204 = getelementptr inbounds nuw i8, ptr %203, i64 104
  %205 = load i64, ptr %204, align 8
  %206 = load i64, ptr %47, align 8
  %207 = add i64 %206, %205
  store i64 %207, ptr %47, align 8
  store i64 -1, ptr %60, align 8
  %208 = load ptr, ptr %48, align 8
  %209 = icmp eq ptr %208, null
  br i1 %209, label %214, label %210

210:                                              ; preds = %195
  %211 = load ptr, ptr %49, align 8
  tail call void %208(ptr noundef %211, i64 noundef %59) #8
  %212 = load i64, ptr %43, align 8
  %213 = load ptr, ptr %35, align 8
  br label %214

214:                                              ; preds = %210, %195
  %215 = phi ptr [ %213, %210 ], [ %176, %195 ]
  %216 = phi i64 [ %212, %210 ], [ %197, %195 ]
  %217 = shl i64 %216, 5
  store i64 %217, ptr %215, align 8
  %218 = load i64, ptr %43, align 8
  %219 = icmp eq i64 %218, 0
  br i1 %219, label %220, label %228

220:                                              ; preds = %214
  %221 = load ptr, ptr %50, align 8
  store ptr null, ptr %221, align 8
  br label %228

222:                                              ; preds = %172
  %223 = load i64, ptr %42, align 8
  %224 = icmp eq i64 %223, 0
  br i1 %224, label %225, label %228

225:                                              ; preds = %192, %170, %222, %172, %90, %181
  %226 = phi i64 [ %175, %181 ], [ %175, %192 ], [ %151, %170 ], [ %151, %222 ], [ %151, %172 ], [ 21474836480, %90 ]
  %227 = getelementptr inbounds nuw i8, ptr %0, i64 272
  store i64 %226, ptr %227, align 8
  br label %250

228:                                              ; preds = %157, %214, %220, %171, %222, %161, %63
  %229 = load i64, ptr %30, align 8
  %230 = add i64 %229, 1
  store i64 %230, ptr %30, align 8
  %231 = load i64, ptr %2, align 8
  %232 = icmp ult i64 %230, %231
  br i1 %232, label %56, label %51

233:                                              ; preds = %246, %27, %51
  %234 = phi i64 [ 0, %51 ], [ 0, %27 ], [ %247, %246 ]
  store i64 %234, ptr %2, align 8
  br label %250

235:                                              ; preds = %53, %246
  %236 = phi i64 [ 0, %53 ], [ %248, %246 ]
  %237 = phi i64 [ 0, %53 ], [ %247, %246 ]
  %238 = getelementptr inbounds nuw [32 x i64], ptr %55, i64 0, i64 %236
  %239 = load i64, ptr %238, align 8
  %240 = getelementptr inbounds nuw [32 x i64], ptr %54, i64 0, i64 %239
  %241 = load i64, ptr %240, align 8
  %242 = icmp eq i64 %241, -1
  br i1 %242, label %246, label %243

243:                                              ; preds = %235
  %244 = add i64 %237, 1
  %245 = getelementptr inbounds nuw [32 x i64], ptr %55, i64 0, i64 %237
  store i64 %239, ptr %245, align 8
  br label %246

246:                                              ; preds = %235, %243
  %247 = phi i64 [ %244, %243 ], [ %237, %235 ]
  %248 = add nuw i64 %236, 1
  %249 = icmp eq i64 %248, %231
  br i1 %249, label %233, label %235

250:                                              ; preds = %225, %233
  %251 = phi i1 [ true, %225 ], [ false, %233 ]
  ret i1 %251
}

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #4

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #5

declare i32 @llvm.ctlz.i32(i32, i1 immarg) #1

define internal fastcc i32 @word(ptr nocapture noundef %0) unnamed_addr #6 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 2496
  %3 = load i32, ptr %2, align 4
  %4 = icmp ugt i32 %3, 623
  br i1 %4, label %5, label %31

5:                                                ; preds = %1, %5
  %6 = phi i64 [ %9, %5 ], [ 0, %1 ]
  %7 = getelementptr inbounds nuw i32, ptr %0, i64 %6
  %8 = load i32, ptr %7, align 4
  %9 = add nuw nsw i64 %6, 1
  %10 = icmp eq i64 %9, 624
  %11 = and i64 %9, 4294967295
  %12 = select i1 %10, i64 0, i64 %11
  %13 = getelementptr inbounds nuw i32, ptr %0, i64 %12
  %14 = load i32, ptr %13, align 4
  %15 = icmp samesign ult i64 %6, 227
  %16 = select i1 %15, i64 397, i64 4294967069
  %17 = add nuw i64 %16, %6
  %18 = and i64 %17, 4294967295
  %19 = getelementptr inbounds nuw i32, ptr %0, i64 %18
  %20 = load i32, ptr %19, align 4
  %21 = and i32 %8, -2147483648
  %22 = and i32 %14, 2147483646
  %23 = or disjoint i32 %22, %21
  %24 = lshr exact i32 %23, 1
  %25 = xor i32 %24, %20
  %26 = and i32 %14, 1
  %27 = icmp eq i32 %26, 0
  %28 = select i1 %27, i32 0, i32 -1727483681
  %29 = xor i32 %25, %28
  store i32 %29, ptr %7, align 4
  %30 = icmp eq i64 %9, 624
  br i1 %30, label %31, label %5

31:                                               ; preds = %5, %1
  %32 = phi i32 [ %3, %1 ], [ 0, %5 ]
  %33 = add nuw nsw i32 %32, 1
  store i32 %33, ptr %2, align 4
  %34 = zext nneg i32 %32 to i64
  %35 = getelementptr inbounds nuw i32, ptr %0, i64 %34
  %36 = load i32, ptr %35, align 4
  %37 = lshr i32 %36, 11
  %38 = xor i32 %37, %36
  %39 = shl i32 %38, 7
  %40 = and i32 %39, -1658038656
  %41 = xor i32 %40, %38
  %42 = shl i32 %41, 15
  %43 = and i32 %42, -272236544
  %44 = xor i32 %43, %41
  %45 = lshr i32 %44, 18
  %46 = xor i32 %45, %44
  ret i32 %46
}

declare i64 @llvm.umax.i64(i64, i64) #7

attributes #0 = { nounwind }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nofree norecurse nosync nounwind memory(argmem: readwrite) }
attributes #3 = { noinline nounwind }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) }
attributes #7 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nobuiltin nounwind }
attributes #9 = { nobuiltin }

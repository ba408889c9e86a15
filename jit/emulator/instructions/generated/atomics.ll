; LLVM IR of atomics.c, made by python -m jit.llvm.generate.

%struct.Interval = type { i64, i64, i64 }

define zeroext i1 @atomic_i16(ptr noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, ptr nocapture noundef %3, ptr noundef %4, i64 noundef %5, i64 noundef %6) #0 {
  %8 = alloca <32 x i64>, align 64
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %8) #7
  %9 = shl i64 %5, 1
  %10 = call fastcc i32 @resolve(ptr noundef %0, ptr noundef %1, i32 noundef %2, i64 noundef %9, ptr noundef %4, ptr noundef %8) #8
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %84, label %12

12:                                               ; preds = %7
  %13 = icmp eq i64 %9, 0
  %14 = icmp eq i64 %5, 0
  br label %15

15:                                               ; preds = %12, %80
  %16 = phi i32 [ %10, %12 ], [ %82, %80 ]
  %17 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %16, i1 true)
  %18 = zext nneg i32 %17 to i64
  %19 = getelementptr inbounds nuw ptr, ptr %8, i64 %18
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds nuw i64, ptr %1, i64 %18
  %22 = load i64, ptr %21, align 8
  %23 = icmp ult i64 %22, -281474976710656
  %24 = or i1 %23, %13
  br i1 %24, label %30, label %25

25:                                               ; preds = %15
  %26 = getelementptr inbounds nuw i8, ptr %20, i64 262144
  br label %35

27:                                               ; preds = %35
  %28 = add nuw i64 %36, 2
  %29 = icmp ult i64 %28, %9
  br i1 %29, label %35, label %30

30:                                               ; preds = %27, %15
  br i1 %14, label %80, label %31

31:                                               ; preds = %30
  %32 = or disjoint i32 %17, 32
  %33 = zext nneg i32 %32 to i64
  %34 = getelementptr inbounds nuw i16, ptr %3, i64 %33
  br label %41

35:                                               ; preds = %25, %27
  %36 = phi i64 [ 0, %25 ], [ %28, %27 ]
  %37 = getelementptr inbounds nuw i8, ptr %26, i64 %36
  %38 = load i16, ptr %37, align 1
  %39 = icmp eq i16 %38, -1
  br i1 %39, label %27, label %40

40:                                               ; preds = %35
  tail call fastcc void @fault(ptr noundef %0, i64 noundef 3, i32 noundef %17, i64 noundef %22, i64 noundef %9) #8
  br label %84

41:                                               ; preds = %31, %76
  %42 = phi i64 [ 0, %31 ], [ %78, %76 ]
  %43 = shl i64 %42, 5
  %44 = or disjoint i64 %43, %18
  %45 = getelementptr inbounds nuw i16, ptr %3, i64 %44
  %46 = getelementptr inbounds nuw i16, ptr %20, i64 %42
  %47 = load i16, ptr %46, align 1
  %48 = load i16, ptr %45, align 2
  switch i64 %6, label %76 [
    i64 0, label %49
    i64 1, label %51
    i64 2, label %53
    i64 3, label %55
    i64 5, label %57
    i64 6, label %61
    i64 7, label %63
    i64 8, label %65
    i64 9, label %69
    i64 22, label %72
    i64 23, label %74
  ]

49:                                               ; preds = %41
  %50 = add i16 %48, %47
  br label %76

51:                                               ; preds = %41
  %52 = and i16 %48, %47
  br label %76

53:                                               ; preds = %41
  %54 = or i16 %48, %47
  br label %76

55:                                               ; preds = %41
  %56 = xor i16 %48, %47
  br label %76

57:                                               ; preds = %41
  %58 = load i16, ptr %34, align 2
  %59 = icmp eq i16 %47, %48
  %60 = select i1 %59, i16 %58, i16 %47
  br label %76

61:                                               ; preds = %41
  %62 = tail call i16 @llvm.umin.i16(i16 %47, i16 %48)
  br label %76

63:                                               ; preds = %41
  %64 = tail call i16 @llvm.umax.i16(i16 %47, i16 %48)
  br label %76

65:                                               ; preds = %41
  %66 = icmp ult i16 %47, %48
  %67 = add i16 %47, 1
  %68 = select i1 %66, i16 %67, i16 0
  br label %76

69:                                               ; preds = %41
  %70 = add i16 %47, -1
  %71 = tail call i16 @llvm.umin.i16(i16 %70, i16 %48)
  br label %76

72:                                               ; preds = %41
  %73 = tail call i16 @llvm.smin.i16(i16 %47, i16 %48)
  br label %76

74:                                               ; preds = %41
  %75 = tail call i16 @llvm.smax.i16(i16 %47, i16 %48)
  br label %76

76:                                               ; preds = %41, %49, %51, %53, %55, %57, %61, %63, %65, %69, %72, %74
  %77 = phi i16 [ %75, %74 ], [ %73, %72 ], [ %71, %69 ], [ %68, %65 ], [ %64, %63 ], [ %62, %61 ], [ %60, %57 ], [ %56, %55 ], [ %54, %53 ], [ %52, %51 ], [ %50, %49 ], [ %48, %41 ]
  store i16 %77, ptr %46, align 1
  store i16 %47, ptr %45, align 2
  %78 = add nuw i64 %42, 1
  %79 = icmp eq i64 %78, %5
  br i1 %79, label %80, label %41

80:                                               ; preds = %76, %30
  %81 = add i32 %16, -1
  %82 = and i32 %81, %16
  %83 = icmp eq i32 %82, 0
  br i1 %83, label %84, label %15

84:                                               ; preds = %80, %7, %40
  %85 = phi i1 [ true, %40 ], [ false, %7 ], [ false, %80 ]
  %86 = icmp ne i32 %10, %2
  %87 = or i1 %85, %86
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %8) #7
  ret i1 %87
}

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

define internal fastcc i32 @resolve(ptr noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, i64 noundef %3, ptr noundef %4, ptr nocapture noundef nonnull writeonly %5) unnamed_addr #2 {
  %7 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %2)
  %8 = icmp samesign ugt i32 %7, 4
  br i1 %8, label %9, label %70

9:                                                ; preds = %6
  %10 = load <32 x i64>, ptr %1, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %12 = load i64, ptr %11, align 64
  %13 = or i64 %12, -281474976710656
  %14 = insertelement <32 x i64> poison, i64 %13, i64 0
  %15 = shufflevector <32 x i64> %14, <32 x i64> poison, <32 x i32> zeroinitializer
  %16 = sub <32 x i64> %10, %15
  %17 = add <32 x i64> %16, splat (i64 -1024)
  %18 = load <2 x i64>, ptr %4, align 8
  %19 = shufflevector <2 x i64> %18, <2 x i64> poison, <2 x i32> <i32 1, i32 poison>
  %20 = sub <2 x i64> %19, %18
  %21 = extractelement <2 x i64> %20, i64 0
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %23 = load i64, ptr %22, align 8
  %24 = add i64 %23, -1024
  %25 = icmp ult i64 %21, %3
  br i1 %25, label %48, label %26

26:                                               ; preds = %9
  %27 = shufflevector <2 x i64> %18, <2 x i64> poison, <32 x i32> zeroinitializer
  %28 = sub <32 x i64> %10, %27
  %29 = sub nuw i64 %21, %3
  %30 = insertelement <32 x i64> poison, i64 %29, i64 0
  %31 = shufflevector <32 x i64> %30, <32 x i64> poison, <32 x i32> zeroinitializer
  %32 = icmp ugt <32 x i64> %28, %31
  %33 = add i64 %3, -1
  %34 = insertelement <32 x i64> poison, i64 %33, i64 0
  %35 = shufflevector <32 x i64> %34, <32 x i64> poison, <32 x i32> zeroinitializer
  %36 = and <32 x i64> %10, %35
  %37 = icmp ne <32 x i64> %36, zeroinitializer
  %38 = or <32 x i1> %37, %32
  %39 = bitcast <32 x i1> %38 to i32
  %40 = and i32 %2, %39
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %42, label %48

42:                                               ; preds = %26
  %43 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %44 = load i64, ptr %43, align 8
  %45 = insertelement <32 x i64> poison, i64 %44, i64 0
  %46 = shufflevector <32 x i64> %45, <32 x i64> poison, <32 x i32> zeroinitializer
  %47 = add <32 x i64> %46, %10
  store <32 x i64> %47, ptr %5, align 64
  br label %159

48:                                               ; preds = %9, %26
  %49 = icmp slt i64 %24, %3
  br i1 %49, label %72, label %50

50:                                               ; preds = %48
  %51 = sub i64 %24, %3
  %52 = insertelement <32 x i64> poison, i64 %51, i64 0
  %53 = shufflevector <32 x i64> %52, <32 x i64> poison, <32 x i32> zeroinitializer
  %54 = icmp ugt <32 x i64> %17, %53
  %55 = add i64 %3, -1
  %56 = insertelement <32 x i64> poison, i64 %55, i64 0
  %57 = shufflevector <32 x i64> %56, <32 x i64> poison, <32 x i32> zeroinitializer
  %58 = and <32 x i64> %10, %57
  %59 = icmp ne <32 x i64> %58, zeroinitializer
  %60 = or <32 x i1> %59, %54
  %61 = bitcast <32 x i1> %60 to i32
  %62 = and i32 %2, %61
  %63 = icmp eq i32 %62, 0
  br i1 %63, label %64, label %72

64:                                               ; preds = %50
  %65 = load ptr, ptr %0, align 64
  %66 = ptrtoint ptr %65 to i64
  %67 = insertelement <32 x i64> poison, i64 %66, i64 0
  %68 = shufflevector <32 x i64> %67, <32 x i64> poison, <32 x i32> zeroinitializer
  %69 = add <32 x i64> %68, %16
  store <32 x i64> %69, ptr %5, align 64
  br label %159

70:                                               ; preds = %6
  %71 = icmp eq i32 %2, 0
  br i1 %71, label %159, label %72

72:                                               ; preds = %48, %50, %70
  %73 = add i64 %3, -1
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %78 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %79 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %80 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %81 = getelementptr inbounds nuw i8, ptr %4, i64 16
  br label %82

82:                                               ; preds = %72, %153
  %83 = phi i32 [ %2, %72 ], [ %157, %153 ]
  %84 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %83, i1 true)
  %85 = zext nneg i32 %84 to i64
  %86 = getelementptr inbounds nuw i64, ptr %1, i64 %85
  %87 = load i64, ptr %86, align 8
  %88 = and i64 %87, 4294967295
  %89 = lshr i64 %88, 24
  %90 = and i64 %87, 16777215
  %91 = and i64 %87, %73
  %92 = icmp eq i64 %91, 0
  br i1 %92, label %94, label %93

93:                                               ; preds = %82
  tail call fastcc void @fault(ptr noundef %0, i64 noundef 1, i32 noundef range(i32 0, 32) %84, i64 noundef %87, i64 noundef %3) #8
  br label %149

94:                                               ; preds = %82
  %95 = lshr i64 %87, 48
  %96 = trunc nuw i64 %95 to i16
  switch i16 %96, label %133 [
    i16 -1, label %97
    i16 -2, label %123
  ]

97:                                               ; preds = %94
  %98 = icmp samesign ult i64 %90, 1024
  br i1 %98, label %103, label %99

99:                                               ; preds = %97
  %100 = add i64 %90, %3
  %101 = load i64, ptr %76, align 8
  %102 = icmp ugt i64 %100, %101
  br i1 %102, label %103, label %104

103:                                              ; preds = %99, %97
  tail call fastcc void @fault(ptr noundef %0, i64 noundef 4, i32 noundef range(i32 0, 32) %84, i64 noundef %88, i64 noundef %3) #8
  br label %149

104:                                              ; preds = %99
  %105 = load i64, ptr %77, align 64
  %106 = add i64 %105, %90
  %107 = icmp eq i64 %88, %106
  br i1 %107, label %108, label %111

108:                                              ; preds = %104
  %109 = load ptr, ptr %0, align 64
  %110 = getelementptr inbounds nuw i8, ptr %109, i64 %90
  br label %146

111:                                              ; preds = %104
  %112 = load i64, ptr %78, align 8
  %113 = icmp ult i64 %89, %112
  br i1 %113, label %115, label %114

114:                                              ; preds = %111
  tail call fastcc void @fault(ptr noundef nonnull %0, i64 noundef 4, i32 noundef range(i32 0, 32) %84, i64 noundef %88, i64 noundef %3) #8
  br label %149

115:                                              ; preds = %111
  %116 = load ptr, ptr %79, align 16
  %117 = getelementptr inbounds nuw ptr, ptr %116, i64 %89
  %118 = load ptr, ptr %117, align 8
  %119 = icmp eq ptr %118, null
  br i1 %119, label %122, label %120

120:                                              ; preds = %115
  %121 = getelementptr inbounds nuw i8, ptr %118, i64 %90
  br label %146

122:                                              ; preds = %115
  tail call fastcc void @fault(ptr noundef nonnull %0, i64 noundef 6, i32 noundef range(i32 0, 32) %84, i64 noundef %88, i64 noundef %3) #8
  br label %149

123:                                              ; preds = %94
  %124 = add i64 %88, %3
  %125 = load i64, ptr %74, align 8
  %126 = icmp ugt i64 %124, %125
  br i1 %126, label %127, label %128

127:                                              ; preds = %123
  tail call fastcc void @fault(ptr noundef nonnull %0, i64 noundef 5, i32 noundef range(i32 0, 32) %84, i64 noundef %87, i64 noundef %3) #8
  br label %149

128:                                              ; preds = %123
  %129 = load ptr, ptr %75, align 16
  %130 = mul i64 %125, %85
  %131 = getelementptr inbounds nuw i8, ptr %129, i64 %130
  %132 = getelementptr inbounds nuw i8, ptr %131, i64 %88
  br label %146

133:                                              ; preds = %94
  %134 = load i64, ptr %4, align 8
  %135 = icmp ult i64 %87, %134
  br i1 %135, label %144, label %136

136:                                              ; preds = %133
  %137 = add i64 %87, %3
  %138 = load i64, ptr %80, align 8
  %139 = icmp ugt i64 %137, %138
  br i1 %139, label %144, label %140

140:                                              ; preds = %136
  %141 = load i64, ptr %81, align 8
  %142 = add i64 %141, %87
  %143 = inttoptr i64 %142 to ptr
  br label %146

144:                                              ; preds = %136, %133
  %145 = tail call fastcc ptr @search(ptr noundef %0, i64 noundef %87, i64 noundef %3, i32 noundef range(i32 0, 32) %84, ptr noundef nonnull %4) #8
  br label %146

146:                                              ; preds = %108, %120, %128, %140, %144
  %147 = phi ptr [ %110, %108 ], [ %132, %128 ], [ %143, %140 ], [ %145, %144 ], [ %121, %120 ]
  %148 = icmp eq ptr %147, null
  br i1 %148, label %149, label %153

149:                                              ; preds = %146, %93, %103, %114, %127, %122
  %150 = shl nsw i32 -1, %84
  %151 = xor i32 %150, -1
  %152 = and i32 %2, %151
  br label %159

153:                                              ; preds = %146
  %154 = ptrtoint ptr %147 to i64
  %155 = getelementptr inbounds nuw i64, ptr %5, i64 %85
  store i64 %154, ptr %155, align 8
  %156 = add i32 %83, -1
  %157 = and i32 %156, %83
  %158 = icmp eq i32 %157, 0
  br i1 %158, label %159, label %82

159:                                              ; preds = %153, %70, %149, %42, %64
  %160 = phi i32 [ %2, %64 ], [ %2, %42 ], [ %152, %149 ], [ 0, %70 ], [ %2, %153 ]
  ret i32 %160
}

declare i32 @llvm.cttz.i32(i32, i1 immarg) #3

define internal fastcc void @fault(ptr nocapture noundef writeonly initializes((48, 80)) %0, i64 noundef range(i64 1, 7) %1, i32 noundef range(i32 0, 32) %2, i64 noundef %3, i64 noundef %4) unnamed_addr #4 {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 %1, ptr %6, align 16
  %7 = zext nneg i32 %2 to i64
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store i64 %7, ptr %8, align 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i64 %3, ptr %9, align 64
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store i64 %4, ptr %10, align 8
  ret void
}

declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

define zeroext i1 @atomic_i32(ptr noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, ptr nocapture noundef %3, ptr noundef %4, i64 noundef %5, i64 noundef %6) #0 {
  %8 = alloca <32 x i64>, align 64
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %8) #7
  %9 = shl i64 %5, 2
  %10 = call fastcc i32 @resolve(ptr noundef %0, ptr noundef %1, i32 noundef %2, i64 noundef %9, ptr noundef %4, ptr noundef %8) #8
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %84, label %12

12:                                               ; preds = %7
  %13 = icmp eq i64 %9, 0
  %14 = icmp eq i64 %5, 0
  br label %15

15:                                               ; preds = %12, %80
  %16 = phi i32 [ %10, %12 ], [ %82, %80 ]
  %17 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %16, i1 true)
  %18 = zext nneg i32 %17 to i64
  %19 = getelementptr inbounds nuw ptr, ptr %8, i64 %18
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds nuw i64, ptr %1, i64 %18
  %22 = load i64, ptr %21, align 8
  %23 = icmp ult i64 %22, -281474976710656
  %24 = or i1 %23, %13
  br i1 %24, label %30, label %25

25:                                               ; preds = %15
  %26 = getelementptr inbounds nuw i8, ptr %20, i64 262144
  br label %35

27:                                               ; preds = %35
  %28 = add nuw i64 %36, 4
  %29 = icmp ult i64 %28, %9
  br i1 %29, label %35, label %30

30:                                               ; preds = %27, %15
  br i1 %14, label %80, label %31

31:                                               ; preds = %30
  %32 = or disjoint i32 %17, 32
  %33 = zext nneg i32 %32 to i64
  %34 = getelementptr inbounds nuw i32, ptr %3, i64 %33
  br label %41

35:                                               ; preds = %25, %27
  %36 = phi i64 [ 0, %25 ], [ %28, %27 ]
  %37 = getelementptr inbounds nuw i8, ptr %26, i64 %36
  %38 = load i32, ptr %37, align 1
  %39 = icmp eq i32 %38, -1
  br i1 %39, label %27, label %40

40:                                               ; preds = %35
  tail call fastcc void @fault(ptr noundef %0, i64 noundef 3, i32 noundef %17, i64 noundef %22, i64 noundef %9) #8
  br label %84

41:                                               ; preds = %31, %76
  %42 = phi i64 [ 0, %31 ], [ %78, %76 ]
  %43 = shl i64 %42, 5
  %44 = or disjoint i64 %43, %18
  %45 = getelementptr inbounds nuw i32, ptr %3, i64 %44
  %46 = getelementptr inbounds nuw i32, ptr %20, i64 %42
  %47 = load i32, ptr %46, align 1
  %48 = load i32, ptr %45, align 4
  switch i64 %6, label %76 [
    i64 0, label %49
    i64 1, label %51
    i64 2, label %53
    i64 3, label %55
    i64 5, label %57
    i64 6, label %61
    i64 7, label %63
    i64 8, label %65
    i64 9, label %69
    i64 22, label %72
    i64 23, label %74
  ]

49:                                               ; preds = %41
  %50 = add i32 %48, %47
  br label %76

51:                                               ; preds = %41
  %52 = and i32 %48, %47
  br label %76

53:                                               ; preds = %41
  %54 = or i32 %48, %47
  br label %76

55:                                               ; preds = %41
  %56 = xor i32 %48, %47
  br label %76

57:                                               ; preds = %41
  %58 = load i32, ptr %34, align 4
  %59 = icmp eq i32 %47, %48
  %60 = select i1 %59, i32 %58, i32 %47
  br label %76

61:                                               ; preds = %41
  %62 = tail call i32 @llvm.umin.i32(i32 %47, i32 %48)
  br label %76

63:                                               ; preds = %41
  %64 = tail call i32 @llvm.umax.i32(i32 %47, i32 %48)
  br label %76

65:                                               ; preds = %41
  %66 = icmp ult i32 %47, %48
  %67 = add i32 %47, 1
  %68 = select i1 %66, i32 %67, i32 0
  br label %76

69:                                               ; preds = %41
  %70 = add i32 %47, -1
  %71 = tail call i32 @llvm.umin.i32(i32 %70, i32 %48)
  br label %76

72:                                               ; preds = %41
  %73 = tail call i32 @llvm.smin.i32(i32 %47, i32 %48)
  br label %76

74:                                               ; preds = %41
  %75 = tail call i32 @llvm.smax.i32(i32 %47, i32 %48)
  br label %76

76:                                               ; preds = %41, %49, %51, %53, %55, %57, %61, %63, %65, %69, %72, %74
  %77 = phi i32 [ %75, %74 ], [ %73, %72 ], [ %71, %69 ], [ %68, %65 ], [ %64, %63 ], [ %62, %61 ], [ %60, %57 ], [ %56, %55 ], [ %54, %53 ], [ %52, %51 ], [ %50, %49 ], [ %48, %41 ]
  store i32 %77, ptr %46, align 1
  store i32 %47, ptr %45, align 4
  %78 = add nuw i64 %42, 1
  %79 = icmp eq i64 %78, %5
  br i1 %79, label %80, label %41

80:                                               ; preds = %76, %30
  %81 = add i32 %16, -1
  %82 = and i32 %81, %16
  %83 = icmp eq i32 %82, 0
  br i1 %83, label %84, label %15

84:                                               ; preds = %80, %7, %40
  %85 = phi i1 [ true, %40 ], [ false, %7 ], [ false, %80 ]
  %86 = icmp ne i32 %10, %2
  %87 = or i1 %85, %86
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %8) #7
  ret i1 %87
}

define zeroext i1 @atomic_i64(ptr noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, ptr nocapture noundef %3, ptr noundef %4, i64 noundef %5, i64 noundef %6) #0 {
  %8 = alloca <32 x i64>, align 64
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %8) #7
  %9 = shl i64 %5, 3
  %10 = call fastcc i32 @resolve(ptr noundef %0, ptr noundef %1, i32 noundef %2, i64 noundef %9, ptr noundef %4, ptr noundef %8) #8
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %84, label %12

12:                                               ; preds = %7
  %13 = icmp eq i64 %9, 0
  %14 = icmp eq i64 %5, 0
  br label %15

15:                                               ; preds = %12, %80
  %16 = phi i32 [ %10, %12 ], [ %82, %80 ]
  %17 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %16, i1 true)
  %18 = zext nneg i32 %17 to i64
  %19 = getelementptr inbounds nuw ptr, ptr %8, i64 %18
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds nuw i64, ptr %1, i64 %18
  %22 = load i64, ptr %21, align 8
  %23 = icmp ult i64 %22, -281474976710656
  %24 = or i1 %23, %13
  br i1 %24, label %30, label %25

25:                                               ; preds = %15
  %26 = getelementptr inbounds nuw i8, ptr %20, i64 262144
  br label %35

27:                                               ; preds = %35
  %28 = add nuw i64 %36, 8
  %29 = icmp ult i64 %28, %9
  br i1 %29, label %35, label %30

30:                                               ; preds = %27, %15
  br i1 %14, label %80, label %31

31:                                               ; preds = %30
  %32 = or disjoint i32 %17, 32
  %33 = zext nneg i32 %32 to i64
  %34 = getelementptr inbounds nuw i64, ptr %3, i64 %33
  br label %41

35:                                               ; preds = %25, %27
  %36 = phi i64 [ 0, %25 ], [ %28, %27 ]
  %37 = getelementptr inbounds nuw i8, ptr %26, i64 %36
  %38 = load i64, ptr %37, align 1
  %39 = icmp eq i64 %38, -1
  br i1 %39, label %27, label %40

40:                                               ; preds = %35
  tail call fastcc void @fault(ptr noundef %0, i64 noundef 3, i32 noundef %17, i64 noundef %22, i64 noundef %9) #8
  br label %84

41:                                               ; preds = %31, %76
  %42 = phi i64 [ 0, %31 ], [ %78, %76 ]
  %43 = shl i64 %42, 5
  %44 = or disjoint i64 %43, %18
  %45 = getelementptr inbounds nuw i64, ptr %3, i64 %44
  %46 = getelementptr inbounds nuw i64, ptr %20, i64 %42
  %47 = load i64, ptr %46, align 1
  %48 = load i64, ptr %45, align 8
  switch i64 %6, label %76 [
    i64 0, label %49
    i64 1, label %51
    i64 2, label %53
    i64 3, label %55
    i64 5, label %57
    i64 6, label %61
    i64 7, label %63
    i64 8, label %65
    i64 9, label %69
    i64 22, label %72
    i64 23, label %74
  ]

49:                                               ; preds = %41
  %50 = add i64 %48, %47
  br label %76

51:                                               ; preds = %41
  %52 = and i64 %48, %47
  br label %76

53:                                               ; preds = %41
  %54 = or i64 %48, %47
  br label %76

55:                                               ; preds = %41
  %56 = xor i64 %48, %47
  br label %76

57:                                               ; preds = %41
  %58 = load i64, ptr %34, align 8
  %59 = icmp eq i64 %47, %48
  %60 = select i1 %59, i64 %58, i64 %47
  br label %76

61:                                               ; preds = %41
  %62 = tail call i64 @llvm.umin.i64(i64 %47, i64 %48)
  br label %76

63:                                               ; preds = %41
  %64 = tail call i64 @llvm.umax.i64(i64 %47, i64 %48)
  br label %76

65:                                               ; preds = %41
  %66 = icmp ult i64 %47, %48
  %67 = add i64 %47, 1
  %68 = select i1 %66, i64 %67, i64 0
  br label %76

69:                                               ; preds = %41
  %70 = add i64 %47, -1
  %71 = tail call i64 @llvm.umin.i64(i64 %70, i64 %48)
  br label %76

72:                                               ; preds = %41
  %73 = tail call i64 @llvm.smin.i64(i64 %47, i64 %48)
  br label %76

74:                                               ; preds = %41
  %75 = tail call i64 @llvm.smax.i64(i64 %47, i64 %48)
  br label %76

76:                                               ; preds = %41, %49, %51, %53, %55, %57, %61, %63, %65, %69, %72, %74
  %77 = phi i64 [ %75, %74 ], [ %73, %72 ], [ %71, %69 ], [ %68, %65 ], [ %64, %63 ], [ %62, %61 ], [ %60, %57 ], [ %56, %55 ], [ %54, %53 ], [ %52, %51 ], [ %50, %49 ], [ %48, %41 ]
  store i64 %77, ptr %46, align 1
  store i64 %47, ptr %45, align 8
  %78 = add nuw i64 %42, 1
  %79 = icmp eq i64 %78, %5
  br i1 %79, label %80, label %41

80:                                               ; preds = %76, %30
  %81 = add i32 %16, -1
  %82 = and i32 %81, %16
  %83 = icmp eq i32 %82, 0
  br i1 %83, label %84, label %15

84:                                               ; preds = %80, %7, %40
  %85 = phi i1 [ true, %40 ], [ false, %7 ], [ false, %80 ]
  %86 = icmp ne i32 %10, %2
  %87 = or i1 %85, %86
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %8) #7
  ret i1 %87
}

define zeroext i1 @atomic_i128(ptr noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, ptr nocapture noundef %3, ptr noundef %4, i64 noundef %5, i64 noundef %6) #0 {
  %8 = alloca <32 x i64>, align 64
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %8) #7
  %9 = shl i64 %5, 4
  %10 = call fastcc i32 @resolve(ptr noundef %0, ptr noundef %1, i32 noundef %2, i64 noundef %9, ptr noundef %4, ptr noundef %8) #8
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %73, label %12

12:                                               ; preds = %7
  %13 = icmp eq i64 %9, 0
  %14 = icmp eq i64 %5, 0
  %15 = icmp eq i64 %6, 5
  br label %16

16:                                               ; preds = %12, %69
  %17 = phi i32 [ %10, %12 ], [ %71, %69 ]
  %18 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %17, i1 true)
  %19 = zext nneg i32 %18 to i64
  %20 = getelementptr inbounds nuw ptr, ptr %8, i64 %19
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds nuw i64, ptr %1, i64 %19
  %23 = load i64, ptr %22, align 8
  %24 = icmp ult i64 %23, -281474976710656
  %25 = or i1 %24, %13
  br i1 %25, label %31, label %26

26:                                               ; preds = %16
  %27 = getelementptr inbounds nuw i8, ptr %21, i64 262144
  br label %36

28:                                               ; preds = %36
  %29 = add nuw i64 %37, 8
  %30 = icmp ult i64 %29, %9
  br i1 %30, label %36, label %31

31:                                               ; preds = %28, %16
  br i1 %14, label %69, label %32

32:                                               ; preds = %31
  %33 = or disjoint i32 %18, 32
  %34 = zext nneg i32 %33 to i64
  %35 = getelementptr inbounds nuw i128, ptr %3, i64 %34
  br label %42

36:                                               ; preds = %26, %28
  %37 = phi i64 [ 0, %26 ], [ %29, %28 ]
  %38 = getelementptr inbounds nuw i8, ptr %27, i64 %37
  %39 = load i64, ptr %38, align 1
  %40 = icmp eq i64 %39, -1
  br i1 %40, label %28, label %41

41:                                               ; preds = %36
  tail call fastcc void @fault(ptr noundef %0, i64 noundef 3, i32 noundef %18, i64 noundef %23, i64 noundef %9) #8
  br label %73

42:                                               ; preds = %32, %60
  %43 = phi i64 [ 0, %32 ], [ %67, %60 ]
  %44 = shl i64 %43, 5
  %45 = or disjoint i64 %44, %19
  %46 = getelementptr inbounds nuw i128, ptr %3, i64 %45
  %47 = getelementptr inbounds nuw i128, ptr %21, i64 %43
  %48 = load i128, ptr %47, align 1
  %49 = load i128, ptr %46, align 16
  %50 = trunc i128 %49 to i64
  %51 = lshr i128 %49, 64
  %52 = trunc nuw i128 %51 to i64
  br i1 %15, label %53, label %60

53:                                               ; preds = %42
  %54 = load i128, ptr %35, align 16
  %55 = icmp eq i128 %48, %49
  %56 = select i1 %55, i128 %54, i128 %48
  %57 = trunc i128 %56 to i64
  %58 = lshr i128 %56, 64
  %59 = trunc nuw i128 %58 to i64
  br label %60

60:                                               ; preds = %42, %53
  %61 = phi i64 [ %57, %53 ], [ %50, %42 ]
  %62 = phi i64 [ %59, %53 ], [ %52, %42 ]
  %63 = zext i64 %62 to i128
  %64 = shl nuw i128 %63, 64
  %65 = zext i64 %61 to i128
  %66 = or disjoint i128 %64, %65
  store i128 %66, ptr %47, align 1
  store i128 %48, ptr %46, align 16
  %67 = add nuw i64 %43, 1
  %68 = icmp eq i64 %67, %5
  br i1 %68, label %69, label %42

69:                                               ; preds = %60, %31
  %70 = add i32 %17, -1
  %71 = and i32 %70, %17
  %72 = icmp eq i32 %71, 0
  br i1 %72, label %73, label %16

73:                                               ; preds = %69, %7, %41
  %74 = phi i1 [ true, %41 ], [ false, %7 ], [ false, %69 ]
  %75 = icmp ne i32 %10, %2
  %76 = or i1 %74, %75
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %8) #7
  ret i1 %76
}

define zeroext i1 @atomic_f16(ptr noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, ptr nocapture noundef %3, ptr noundef %4, i64 noundef %5, i64 noundef %6) #0 {
  %8 = alloca <32 x i64>, align 64
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %8) #7
  %9 = shl i64 %5, 1
  %10 = call fastcc i32 @resolve(ptr noundef %0, ptr noundef %1, i32 noundef %2, i64 noundef %9, ptr noundef %4, ptr noundef %8) #8
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %68, label %12

12:                                               ; preds = %7
  %13 = icmp eq i64 %9, 0
  %14 = icmp eq i64 %5, 0
  br label %15

15:                                               ; preds = %12, %64
  %16 = phi i32 [ %10, %12 ], [ %66, %64 ]
  %17 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %16, i1 true)
  %18 = zext nneg i32 %17 to i64
  %19 = getelementptr inbounds nuw ptr, ptr %8, i64 %18
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds nuw i64, ptr %1, i64 %18
  %22 = load i64, ptr %21, align 8
  %23 = icmp ult i64 %22, -281474976710656
  %24 = or i1 %23, %13
  br i1 %24, label %30, label %25

25:                                               ; preds = %15
  %26 = getelementptr inbounds nuw i8, ptr %20, i64 262144
  br label %31

27:                                               ; preds = %31
  %28 = add nuw i64 %32, 2
  %29 = icmp ult i64 %28, %9
  br i1 %29, label %31, label %30

30:                                               ; preds = %27, %15
  br i1 %14, label %64, label %37

31:                                               ; preds = %25, %27
  %32 = phi i64 [ 0, %25 ], [ %28, %27 ]
  %33 = getelementptr inbounds nuw i8, ptr %26, i64 %32
  %34 = load i16, ptr %33, align 1
  %35 = icmp eq i16 %34, -1
  br i1 %35, label %27, label %36

36:                                               ; preds = %31
  tail call fastcc void @fault(ptr noundef %0, i64 noundef 3, i32 noundef %17, i64 noundef %22, i64 noundef %9) #8
  br label %68

37:                                               ; preds = %30, %60
  %38 = phi i64 [ %62, %60 ], [ 0, %30 ]
  %39 = shl i64 %38, 5
  %40 = or disjoint i64 %39, %18
  %41 = getelementptr inbounds nuw i16, ptr %3, i64 %40
  %42 = getelementptr inbounds nuw i16, ptr %20, i64 %38
  %43 = load i16, ptr %42, align 1
  %44 = load half, ptr %41, align 2
  %45 = bitcast i16 %43 to half
  %46 = fpext half %45 to float
  %47 = fpext half %44 to float
  switch i64 %6, label %52 [
    i64 0, label %48
    i64 6, label %50
  ]

48:                                               ; preds = %37
  %49 = fadd float %46, %47
  br label %54

50:                                               ; preds = %37
  %51 = tail call float @llvm.minimumnum.f32(float %46, float %47)
  br label %54

52:                                               ; preds = %37
  %53 = tail call float @llvm.maximumnum.f32(float %46, float %47)
  br label %54

54:                                               ; preds = %48, %50, %52
  %55 = phi float [ %49, %48 ], [ %51, %50 ], [ %53, %52 ]
  %56 = fcmp ord float %55, 0.000000e+00
  br i1 %56, label %57, label %60

57:                                               ; preds = %54
  %58 = fptrunc float %55 to half
  %59 = bitcast half %58 to i16
  br label %60

60:                                               ; preds = %54, %57
  %61 = phi i16 [ %59, %57 ], [ 32767, %54 ]
  store i16 %61, ptr %42, align 1
  store i16 %43, ptr %41, align 2
  %62 = add nuw i64 %38, 1
  %63 = icmp eq i64 %62, %5
  br i1 %63, label %64, label %37

64:                                               ; preds = %60, %30
  %65 = add i32 %16, -1
  %66 = and i32 %65, %16
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %68, label %15

68:                                               ; preds = %64, %7, %36
  %69 = phi i1 [ true, %36 ], [ false, %7 ], [ false, %64 ]
  %70 = icmp ne i32 %10, %2
  %71 = or i1 %69, %70
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %8) #7
  ret i1 %71
}

define zeroext i1 @atomic_f16x2(ptr noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, ptr nocapture noundef %3, ptr noundef %4, i64 noundef %5, i64 noundef %6) #0 {
  %8 = alloca <32 x i64>, align 64
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %8) #7
  %9 = shl i64 %5, 2
  %10 = call fastcc i32 @resolve(ptr noundef %0, ptr noundef %1, i32 noundef %2, i64 noundef %9, ptr noundef %4, ptr noundef %8) #8
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %97, label %12

12:                                               ; preds = %7
  %13 = icmp eq i64 %9, 0
  %14 = icmp eq i64 %5, 0
  br label %15

15:                                               ; preds = %12, %93
  %16 = phi i32 [ %10, %12 ], [ %95, %93 ]
  %17 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %16, i1 true)
  %18 = zext nneg i32 %17 to i64
  %19 = getelementptr inbounds nuw ptr, ptr %8, i64 %18
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds nuw i64, ptr %1, i64 %18
  %22 = load i64, ptr %21, align 8
  %23 = icmp ult i64 %22, -281474976710656
  %24 = or i1 %23, %13
  br i1 %24, label %30, label %25

25:                                               ; preds = %15
  %26 = getelementptr inbounds nuw i8, ptr %20, i64 262144
  br label %31

27:                                               ; preds = %31
  %28 = add nuw i64 %32, 4
  %29 = icmp ult i64 %28, %9
  br i1 %29, label %31, label %30

30:                                               ; preds = %27, %15
  br i1 %14, label %93, label %37

31:                                               ; preds = %25, %27
  %32 = phi i64 [ 0, %25 ], [ %28, %27 ]
  %33 = getelementptr inbounds nuw i8, ptr %26, i64 %32
  %34 = load i32, ptr %33, align 1
  %35 = icmp eq i32 %34, -1
  br i1 %35, label %27, label %36

36:                                               ; preds = %31
  tail call fastcc void @fault(ptr noundef %0, i64 noundef 3, i32 noundef %17, i64 noundef %22, i64 noundef %9) #8
  br label %97

37:                                               ; preds = %30, %88
  %38 = phi i64 [ %91, %88 ], [ 0, %30 ]
  %39 = shl i64 %38, 5
  %40 = or disjoint i64 %39, %18
  %41 = getelementptr inbounds nuw i32, ptr %3, i64 %40
  %42 = getelementptr inbounds nuw i32, ptr %20, i64 %38
  %43 = load i32, ptr %42, align 1
  %44 = load i32, ptr %41, align 4
  %45 = trunc i32 %43 to i16
  %46 = trunc i32 %44 to i16
  %47 = bitcast i16 %45 to half
  %48 = fpext half %47 to float
  %49 = bitcast i16 %46 to half
  %50 = fpext half %49 to float
  switch i64 %6, label %55 [
    i64 0, label %51
    i64 6, label %53
  ]

51:                                               ; preds = %37
  %52 = fadd float %48, %50
  br label %57

53:                                               ; preds = %37
  %54 = tail call float @llvm.minimumnum.f32(float %48, float %50)
  br label %57

55:                                               ; preds = %37
  %56 = tail call float @llvm.maximumnum.f32(float %48, float %50)
  br label %57

57:                                               ; preds = %51, %53, %55
  %58 = phi float [ %52, %51 ], [ %54, %53 ], [ %56, %55 ]
  %59 = fcmp ord float %58, 0.000000e+00
  br i1 %59, label %60, label %64

60:                                               ; preds = %57
  %61 = fptrunc float %58 to half
  %62 = bitcast half %61 to i16
  %63 = zext i16 %62 to i32
  br label %64

64:                                               ; preds = %57, %60
  %65 = phi i32 [ %63, %60 ], [ 32767, %57 ]
  %66 = lshr i32 %43, 16
  %67 = trunc nuw i32 %66 to i16
  %68 = lshr i32 %44, 16
  %69 = trunc nuw i32 %68 to i16
  %70 = bitcast i16 %67 to half
  %71 = fpext half %70 to float
  %72 = bitcast i16 %69 to half
  %73 = fpext half %72 to float
  switch i64 %6, label %78 [
    i64 0, label %74
    i64 6, label %76
  ]

74:                                               ; preds = %64
  %75 = fadd float %71, %73
  br label %80

76:                                               ; preds = %64
  %77 = tail call float @llvm.minimumnum.f32(float %71, float %73)
  br label %80

78:                                               ; preds = %64
  %79 = tail call float @llvm.maximumnum.f32(float %71, float %73)
  br label %80

80:                                               ; preds = %74, %76, %78
  %81 = phi float [ %75, %74 ], [ %77, %76 ], [ %79, %78 ]
  %82 = fcmp ord float %81, 0.000000e+00
  br i1 %82, label %83, label %88

83:                                               ; preds = %80
  %84 = fptrunc float %81 to half
  %85 = bitcast half %84 to i16
  %86 = zext i16 %85 to i32
  %87 = shl nuw i32 %86, 16
  br label %88

88:                                               ; preds = %80, %83
  %89 = phi i32 [ %87, %83 ], [ 2147418112, %80 ]
  %90 = or disjoint i32 %89, %65
  store i32 %90, ptr %42, align 1
  store i32 %43, ptr %41, align 4
  %91 = add nuw i64 %38, 1
  %92 = icmp eq i64 %91, %5
  br i1 %92, label %93, label %37

93:                                               ; preds = %88, %30
  %94 = add i32 %16, -1
  %95 = and i32 %94, %16
  %96 = icmp eq i32 %95, 0
  br i1 %96, label %97, label %15

97:                                               ; preds = %93, %7, %36
  %98 = phi i1 [ true, %36 ], [ false, %7 ], [ false, %93 ]
  %99 = icmp ne i32 %10, %2
  %100 = or i1 %98, %99
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %8) #7
  ret i1 %100
}

define zeroext i1 @atomic_f32(ptr noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, ptr nocapture noundef %3, ptr noundef %4, i64 noundef %5, i64 noundef %6) #0 {
  %8 = alloca <32 x i64>, align 64
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %8) #7
  %9 = shl i64 %5, 2
  %10 = call fastcc i32 @resolve(ptr noundef %0, ptr noundef %1, i32 noundef %2, i64 noundef %9, ptr noundef %4, ptr noundef %8) #8
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %68, label %12

12:                                               ; preds = %7
  %13 = icmp eq i64 %9, 0
  %14 = icmp eq i64 %5, 0
  br label %15

15:                                               ; preds = %12, %64
  %16 = phi i32 [ %10, %12 ], [ %66, %64 ]
  %17 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %16, i1 true)
  %18 = zext nneg i32 %17 to i64
  %19 = getelementptr inbounds nuw ptr, ptr %8, i64 %18
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds nuw i64, ptr %1, i64 %18
  %22 = load i64, ptr %21, align 8
  %23 = icmp ult i64 %22, -281474976710656
  %24 = or i1 %23, %13
  br i1 %24, label %30, label %25

25:                                               ; preds = %15
  %26 = getelementptr inbounds nuw i8, ptr %20, i64 262144
  br label %31

27:                                               ; preds = %31
  %28 = add nuw i64 %32, 4
  %29 = icmp ult i64 %28, %9
  br i1 %29, label %31, label %30

30:                                               ; preds = %27, %15
  br i1 %14, label %64, label %37

31:                                               ; preds = %25, %27
  %32 = phi i64 [ 0, %25 ], [ %28, %27 ]
  %33 = getelementptr inbounds nuw i8, ptr %26, i64 %32
  %34 = load i32, ptr %33, align 1
  %35 = icmp eq i32 %34, -1
  br i1 %35, label %27, label %36

36:                                               ; preds = %31
  tail call fastcc void @fault(ptr noundef %0, i64 noundef 3, i32 noundef %17, i64 noundef %22, i64 noundef %9) #8
  br label %68

37:                                               ; preds = %30, %37
  %38 = phi i64 [ %62, %37 ], [ 0, %30 ]
  %39 = shl i64 %38, 5
  %40 = or disjoint i64 %39, %18
  %41 = getelementptr inbounds nuw i32, ptr %3, i64 %40
  %42 = getelementptr inbounds nuw i32, ptr %20, i64 %38
  %43 = load i32, ptr %42, align 1
  %44 = load float, ptr %41, align 4
  %45 = bitcast i32 %43 to float
  %46 = tail call i1 @llvm.is.fpclass.f32(float %45, i32 240)
  %47 = and i1 %23, %46
  %48 = tail call float @llvm.copysign.f32(float 0.000000e+00, float %45)
  %49 = select i1 %47, float %48, float %45
  %50 = tail call i1 @llvm.is.fpclass.f32(float %44, i32 240)
  %51 = and i1 %23, %50
  %52 = tail call float @llvm.copysign.f32(float 0.000000e+00, float %44)
  %53 = select i1 %51, float %52, float %44
  %54 = fadd float %49, %53
  %55 = tail call i1 @llvm.is.fpclass.f32(float %54, i32 240)
  %56 = and i1 %23, %55
  %57 = tail call float @llvm.copysign.f32(float 0.000000e+00, float %54)
  %58 = select i1 %56, float %57, float %54
  %59 = fcmp ord float %58, 0.000000e+00
  %60 = bitcast float %58 to i32
  %61 = select i1 %59, i32 %60, i32 2147483647
  store i32 %61, ptr %42, align 1
  store i32 %43, ptr %41, align 4
  %62 = add nuw i64 %38, 1
  %63 = icmp eq i64 %62, %5
  br i1 %63, label %64, label %37

64:                                               ; preds = %37, %30
  %65 = add i32 %16, -1
  %66 = and i32 %65, %16
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %68, label %15

68:                                               ; preds = %64, %7, %36
  %69 = phi i1 [ true, %36 ], [ false, %7 ], [ false, %64 ]
  %70 = icmp ne i32 %10, %2
  %71 = or i1 %69, %70
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %8) #7
  ret i1 %71
}

define zeroext i1 @atomic_bf16(ptr noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, ptr nocapture noundef %3, ptr noundef %4, i64 noundef %5, i64 noundef %6) #0 {
  %8 = alloca <32 x i64>, align 64
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %8) #7
  %9 = shl i64 %5, 1
  %10 = call fastcc i32 @resolve(ptr noundef %0, ptr noundef %1, i32 noundef %2, i64 noundef %9, ptr noundef %4, ptr noundef %8) #8
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %76, label %12

12:                                               ; preds = %7
  %13 = icmp eq i64 %9, 0
  %14 = icmp eq i64 %5, 0
  br label %15

15:                                               ; preds = %12, %72
  %16 = phi i32 [ %10, %12 ], [ %74, %72 ]
  %17 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %16, i1 true)
  %18 = zext nneg i32 %17 to i64
  %19 = getelementptr inbounds nuw ptr, ptr %8, i64 %18
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds nuw i64, ptr %1, i64 %18
  %22 = load i64, ptr %21, align 8
  %23 = icmp ult i64 %22, -281474976710656
  %24 = or i1 %23, %13
  br i1 %24, label %30, label %25

25:                                               ; preds = %15
  %26 = getelementptr inbounds nuw i8, ptr %20, i64 262144
  br label %31

27:                                               ; preds = %31
  %28 = add nuw i64 %32, 2
  %29 = icmp ult i64 %28, %9
  br i1 %29, label %31, label %30

30:                                               ; preds = %27, %15
  br i1 %14, label %72, label %37

31:                                               ; preds = %25, %27
  %32 = phi i64 [ 0, %25 ], [ %28, %27 ]
  %33 = getelementptr inbounds nuw i8, ptr %26, i64 %32
  %34 = load i16, ptr %33, align 1
  %35 = icmp eq i16 %34, -1
  br i1 %35, label %27, label %36

36:                                               ; preds = %31
  tail call fastcc void @fault(ptr noundef %0, i64 noundef 3, i32 noundef %17, i64 noundef %22, i64 noundef %9) #8
  br label %76

37:                                               ; preds = %30, %68
  %38 = phi i64 [ %70, %68 ], [ 0, %30 ]
  %39 = shl i64 %38, 5
  %40 = or disjoint i64 %39, %18
  %41 = getelementptr inbounds nuw i16, ptr %3, i64 %40
  %42 = getelementptr inbounds nuw i16, ptr %20, i64 %38
  %43 = load i16, ptr %42, align 1
  %44 = load i16, ptr %41, align 2
  %45 = zext i16 %43 to i32
  %46 = shl nuw i32 %45, 16
  %47 = bitcast i32 %46 to float
  %48 = zext i16 %44 to i32
  %49 = shl nuw i32 %48, 16
  %50 = bitcast i32 %49 to float
  switch i64 %6, label %55 [
    i64 0, label %51
    i64 6, label %53
  ]

51:                                               ; preds = %37
  %52 = fadd float %47, %50
  br label %57

53:                                               ; preds = %37
  %54 = tail call float @llvm.minimumnum.f32(float %47, float %50)
  br label %57

55:                                               ; preds = %37
  %56 = tail call float @llvm.maximumnum.f32(float %47, float %50)
  br label %57

57:                                               ; preds = %55, %53, %51
  %58 = phi float [ %52, %51 ], [ %54, %53 ], [ %56, %55 ]
  %59 = fcmp ord float %58, 0.000000e+00
  br i1 %59, label %60, label %68

60:                                               ; preds = %57
  %61 = bitcast float %58 to i32
  %62 = add i32 %61, 32767
  %63 = lshr i32 %61, 16
  %64 = and i32 %63, 1
  %65 = add i32 %62, %64
  %66 = lshr i32 %65, 16
  %67 = trunc nuw i32 %66 to i16
  br label %68

68:                                               ; preds = %57, %60
  %69 = phi i16 [ %67, %60 ], [ 32767, %57 ]
  store i16 %69, ptr %42, align 1
  store i16 %43, ptr %41, align 2
  %70 = add nuw i64 %38, 1
  %71 = icmp eq i64 %70, %5
  br i1 %71, label %72, label %37

72:                                               ; preds = %68, %30
  %73 = add i32 %16, -1
  %74 = and i32 %73, %16
  %75 = icmp eq i32 %74, 0
  br i1 %75, label %76, label %15

76:                                               ; preds = %72, %7, %36
  %77 = phi i1 [ true, %36 ], [ false, %7 ], [ false, %72 ]
  %78 = icmp ne i32 %10, %2
  %79 = or i1 %77, %78
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %8) #7
  ret i1 %79
}

define zeroext i1 @atomic_bf16x2(ptr noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, ptr nocapture noundef %3, ptr noundef %4, i64 noundef %5, i64 noundef %6) #0 {
  %8 = alloca <32 x i64>, align 64
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %8) #7
  %9 = shl i64 %5, 2
  %10 = call fastcc i32 @resolve(ptr noundef %0, ptr noundef %1, i32 noundef %2, i64 noundef %9, ptr noundef %4, ptr noundef %8) #8
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %96, label %12

12:                                               ; preds = %7
  %13 = icmp eq i64 %9, 0
  %14 = icmp eq i64 %5, 0
  br label %15

15:                                               ; preds = %12, %92
  %16 = phi i32 [ %10, %12 ], [ %94, %92 ]
  %17 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %16, i1 true)
  %18 = zext nneg i32 %17 to i64
  %19 = getelementptr inbounds nuw ptr, ptr %8, i64 %18
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds nuw i64, ptr %1, i64 %18
  %22 = load i64, ptr %21, align 8
  %23 = icmp ult i64 %22, -281474976710656
  %24 = or i1 %23, %13
  br i1 %24, label %30, label %25

25:                                               ; preds = %15
  %26 = getelementptr inbounds nuw i8, ptr %20, i64 262144
  br label %31

27:                                               ; preds = %31
  %28 = add nuw i64 %32, 4
  %29 = icmp ult i64 %28, %9
  br i1 %29, label %31, label %30

30:                                               ; preds = %27, %15
  br i1 %14, label %92, label %37

31:                                               ; preds = %25, %27
  %32 = phi i64 [ 0, %25 ], [ %28, %27 ]
  %33 = getelementptr inbounds nuw i8, ptr %26, i64 %32
  %34 = load i32, ptr %33, align 1
  %35 = icmp eq i32 %34, -1
  br i1 %35, label %27, label %36

36:                                               ; preds = %31
  tail call fastcc void @fault(ptr noundef %0, i64 noundef 3, i32 noundef %17, i64 noundef %22, i64 noundef %9) #8
  br label %96

37:                                               ; preds = %30, %87
  %38 = phi i64 [ %90, %87 ], [ 0, %30 ]
  %39 = shl i64 %38, 5
  %40 = or disjoint i64 %39, %18
  %41 = getelementptr inbounds nuw i32, ptr %3, i64 %40
  %42 = getelementptr inbounds nuw i32, ptr %20, i64 %38
  %43 = load i32, ptr %42, align 1
  %44 = load i32, ptr %41, align 4
  %45 = shl i32 %43, 16
  %46 = bitcast i32 %45 to float
  %47 = shl i32 %44, 16
  %48 = bitcast i32 %47 to float
  switch i64 %6, label %53 [
    i64 0, label %49
    i64 6, label %51
  ]

49:                                               ; preds = %37
  %50 = fadd float %46, %48
  br label %55

51:                                               ; preds = %37
  %52 = tail call float @llvm.minimumnum.f32(float %46, float %48)
  br label %55

53:                                               ; preds = %37
  %54 = tail call float @llvm.maximumnum.f32(float %46, float %48)
  br label %55

55:                                               ; preds = %53, %51, %49
  %56 = phi float [ %50, %49 ], [ %52, %51 ], [ %54, %53 ]
  %57 = fcmp ord float %56, 0.000000e+00
  br i1 %57, label %58, label %65

58:                                               ; preds = %55
  %59 = bitcast float %56 to i32
  %60 = add i32 %59, 32767
  %61 = lshr i32 %59, 16
  %62 = and i32 %61, 1
  %63 = add i32 %60, %62
  %64 = lshr i32 %63, 16
  br label %65

65:                                               ; preds = %55, %58
  %66 = phi i32 [ %64, %58 ], [ 32767, %55 ]
  %67 = and i32 %43, -65536
  %68 = and i32 %44, -65536
  %69 = bitcast i32 %67 to float
  %70 = bitcast i32 %68 to float
  switch i64 %6, label %75 [
    i64 0, label %71
    i64 6, label %73
  ]

71:                                               ; preds = %65
  %72 = fadd float %69, %70
  br label %77

73:                                               ; preds = %65
  %74 = tail call float @llvm.minimumnum.f32(float %69, float %70)
  br label %77

75:                                               ; preds = %65
  %76 = tail call float @llvm.maximumnum.f32(float %69, float %70)
  br label %77

77:                                               ; preds = %75, %73, %71
  %78 = phi float [ %72, %71 ], [ %74, %73 ], [ %76, %75 ]
  %79 = fcmp ord float %78, 0.000000e+00
  br i1 %79, label %80, label %87

80:                                               ; preds = %77
  %81 = bitcast float %78 to i32
  %82 = add i32 %81, 32767
  %83 = lshr i32 %81, 16
  %84 = and i32 %83, 1
  %85 = add i32 %82, %84
  %86 = and i32 %85, -65536
  br label %87

87:                                               ; preds = %77, %80
  %88 = phi i32 [ %86, %80 ], [ 2147418112, %77 ]
  %89 = or disjoint i32 %88, %66
  store i32 %89, ptr %42, align 1
  store i32 %43, ptr %41, align 4
  %90 = add nuw i64 %38, 1
  %91 = icmp eq i64 %90, %5
  br i1 %91, label %92, label %37

92:                                               ; preds = %87, %30
  %93 = add i32 %16, -1
  %94 = and i32 %93, %16
  %95 = icmp eq i32 %94, 0
  br i1 %95, label %96, label %15

96:                                               ; preds = %92, %7, %36
  %97 = phi i1 [ true, %36 ], [ false, %7 ], [ false, %92 ]
  %98 = icmp ne i32 %10, %2
  %99 = or i1 %97, %98
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %8) #7
  ret i1 %99
}

define zeroext i1 @atomic_f64(ptr noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, ptr nocapture noundef %3, ptr noundef %4, i64 noundef %5, i64 noundef %6) #0 {
  %8 = alloca <32 x i64>, align 64
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %8) #7
  %9 = shl i64 %5, 3
  %10 = call fastcc i32 @resolve(ptr noundef %0, ptr noundef %1, i32 noundef %2, i64 noundef %9, ptr noundef %4, ptr noundef %8) #8
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %69, label %12

12:                                               ; preds = %7
  %13 = icmp ne i64 %9, 0
  %14 = icmp eq i64 %5, 0
  br label %15

15:                                               ; preds = %12, %65
  %16 = phi i32 [ %10, %12 ], [ %67, %65 ]
  %17 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %16, i1 true)
  %18 = zext nneg i32 %17 to i64
  %19 = getelementptr inbounds nuw ptr, ptr %8, i64 %18
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds nuw i64, ptr %1, i64 %18
  %22 = load i64, ptr %21, align 8
  %23 = icmp ugt i64 %22, -281474976710657
  %24 = and i1 %13, %23
  br i1 %24, label %25, label %30

25:                                               ; preds = %15
  %26 = getelementptr inbounds nuw i8, ptr %20, i64 262144
  br label %33

27:                                               ; preds = %33
  %28 = add nuw i64 %34, 8
  %29 = icmp ult i64 %28, %9
  br i1 %29, label %33, label %30

30:                                               ; preds = %27, %15
  br i1 %14, label %65, label %31

31:                                               ; preds = %30
  %32 = select i1 %23, i64 2251799813685248, i64 0
  br label %39

33:                                               ; preds = %25, %27
  %34 = phi i64 [ 0, %25 ], [ %28, %27 ]
  %35 = getelementptr inbounds nuw i8, ptr %26, i64 %34
  %36 = load i64, ptr %35, align 1
  %37 = icmp eq i64 %36, -1
  br i1 %37, label %27, label %38

38:                                               ; preds = %33
  tail call fastcc void @fault(ptr noundef %0, i64 noundef 3, i32 noundef %17, i64 noundef %22, i64 noundef %9) #8
  br label %69

39:                                               ; preds = %31, %61
  %40 = phi i64 [ 0, %31 ], [ %63, %61 ]
  %41 = shl i64 %40, 5
  %42 = or disjoint i64 %41, %18
  %43 = getelementptr inbounds nuw i64, ptr %3, i64 %42
  %44 = getelementptr inbounds nuw i64, ptr %20, i64 %40
  %45 = load i64, ptr %44, align 1
  %46 = load i64, ptr %43, align 8
  %47 = bitcast i64 %45 to double
  %48 = bitcast i64 %46 to double
  %49 = fcmp uno double %47, 0.000000e+00
  %50 = fcmp ord double %48, 0.000000e+00
  %51 = or i1 %23, %50
  %52 = and i1 %49, %51
  br i1 %52, label %53, label %55

53:                                               ; preds = %39
  %54 = or i64 %45, %32
  br label %61

55:                                               ; preds = %39
  %56 = fcmp uno double %48, 0.000000e+00
  %57 = or i64 %46, %32
  %58 = fadd double %47, %48
  %59 = bitcast double %58 to i64
  %60 = select i1 %56, i64 %57, i64 %59
  br label %61

61:                                               ; preds = %53, %55
  %62 = phi i64 [ %54, %53 ], [ %60, %55 ]
  store i64 %62, ptr %44, align 1
  store i64 %45, ptr %43, align 8
  %63 = add nuw i64 %40, 1
  %64 = icmp eq i64 %63, %5
  br i1 %64, label %65, label %39

65:                                               ; preds = %61, %30
  %66 = add i32 %16, -1
  %67 = and i32 %66, %16
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %69, label %15

69:                                               ; preds = %65, %7, %38
  %70 = phi i1 [ true, %38 ], [ false, %7 ], [ false, %65 ]
  %71 = icmp ne i32 %10, %2
  %72 = or i1 %70, %71
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %8) #7
  ret i1 %72
}

declare i32 @llvm.ctpop.i32(i32) #3

define internal fastcc ptr @search(ptr noundef %0, i64 noundef %1, i64 noundef %2, i32 noundef range(i32 0, 32) %3, ptr noundef %4) unnamed_addr #2 {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %7 = load i64, ptr %6, align 8
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %46, label %9

9:                                                ; preds = %5
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %11 = load ptr, ptr %10, align 32
  %12 = add i64 %2, %1
  br label %13

13:                                               ; preds = %9, %36
  %14 = phi i64 [ 0, %9 ], [ %37, %36 ]
  %15 = getelementptr inbounds nuw %struct.Interval, ptr %11, i64 %14
  %16 = load i64, ptr %15, align 8
  %17 = icmp ult i64 %1, %16
  br i1 %17, label %36, label %18

18:                                               ; preds = %13
  %19 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %20 = load i64, ptr %19, align 8
  %21 = icmp ugt i64 %12, %20
  br i1 %21, label %36, label %22

22:                                               ; preds = %18
  %23 = getelementptr inbounds nuw %struct.Interval, ptr %11, i64 %7
  %24 = load i64, ptr %23, align 8
  %25 = icmp ult i64 %14, %24
  br i1 %25, label %39, label %26

26:                                               ; preds = %22
  %27 = getelementptr inbounds nuw i8, ptr %23, i64 8
  %28 = load i64, ptr %27, align 8
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %30, label %39

30:                                               ; preds = %26
  store i64 %1, ptr %27, align 8
  %31 = ptrtoint ptr %4 to i64
  %32 = ptrtoint ptr %0 to i64
  %33 = sub i64 %31, %32
  %34 = getelementptr inbounds nuw i8, ptr %23, i64 16
  store i64 %33, ptr %34, align 8
  %35 = load ptr, ptr %10, align 32
  br label %39

36:                                               ; preds = %13, %18
  %37 = add nuw i64 %14, 1
  %38 = icmp eq i64 %37, %7
  br i1 %38, label %46, label %13

39:                                               ; preds = %22, %26, %30
  %40 = phi ptr [ %11, %22 ], [ %11, %26 ], [ %35, %30 ]
  %41 = getelementptr inbounds nuw %struct.Interval, ptr %40, i64 %14
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %4, ptr noundef nonnull align 8 dereferenceable(24) %41, i64 24, i1 false)
  %42 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %43 = load i64, ptr %42, align 8
  %44 = add i64 %43, %1
  %45 = inttoptr i64 %44 to ptr
  br label %47

46:                                               ; preds = %36, %5
  tail call fastcc void @fault(ptr noundef nonnull %0, i64 noundef 2, i32 noundef %3, i64 noundef %1, i64 noundef %2) #8
  br label %47

47:                                               ; preds = %39, %46
  %48 = phi ptr [ %45, %39 ], [ null, %46 ]
  ret ptr %48
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #5

declare float @llvm.minimumnum.f32(float, float) #3

declare float @llvm.maximumnum.f32(float, float) #3

declare float @llvm.copysign.f32(float, float) #3

declare i64 @llvm.umin.i64(i64, i64) #6

declare i16 @llvm.smax.i16(i16, i16) #6

declare i16 @llvm.smin.i16(i16, i16) #6

declare i32 @llvm.umax.i32(i32, i32) #6

declare i16 @llvm.umax.i16(i16, i16) #6

declare i32 @llvm.umin.i32(i32, i32) #6

declare i16 @llvm.umin.i16(i16, i16) #6

declare i32 @llvm.smax.i32(i32, i32) #6

declare i32 @llvm.smin.i32(i32, i32) #6

declare i64 @llvm.smax.i64(i64, i64) #6

declare i64 @llvm.smin.i64(i64, i64) #6

declare i64 @llvm.umax.i64(i64, i64) #6

declare i1 @llvm.is.fpclass.f32(float, i32 immarg) #6

attributes #0 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write) }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nounwind }
attributes #8 = { nobuiltin }

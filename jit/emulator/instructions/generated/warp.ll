; LLVM IR of warp.c, made by python -m jit.llvm.generate.

%struct.Copy = type { i64, ptr, i64, i64 }
%struct.Barrier = type { i64, i64, i64, i64, i64, ptr, [2 x i64] }
%struct.Row = type { i64, i64, i64, ptr, ptr, i64, ptr, i64 }
%struct.Product = type { ptr, i64, ptr, ptr, i64, i64, i64, i64, i64, [7 x i64], [128 x i32] }
%struct.Interval = type { i64, i64, i64 }

define noundef zeroext i1 @async_copy(ptr noundef %0, ptr nocapture noundef readonly %1, ptr noundef %2, ptr noundef readonly %3, i32 noundef %4, i64 noundef %5, ptr noundef %6, i64 noundef %7) #0 {
  %9 = alloca [32 x i64], align 16
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 272
  %11 = load ptr, ptr %10, align 16
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 64
  %13 = load i64, ptr %11, align 8
  %14 = getelementptr inbounds nuw %struct.Copy, ptr %12, i64 %13
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %9) #11
  %15 = add i64 %13, 32
  %16 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %17 = load i64, ptr %16, align 8
  %18 = icmp ugt i64 %15, %17
  br i1 %18, label %179, label %19

19:                                               ; preds = %8
  %20 = icmp eq i32 %4, 0
  br i1 %20, label %95, label %21

21:                                               ; preds = %19
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %23 = icmp eq ptr %3, null
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %25 = add i64 %7, -1
  %26 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %27 = getelementptr inbounds nuw i8, ptr %6, i64 16
  br label %28

28:                                               ; preds = %21, %83
  %29 = phi i64 [ 0, %21 ], [ %87, %83 ]
  %30 = phi i32 [ 0, %21 ], [ %85, %83 ]
  %31 = phi i32 [ %4, %21 ], [ %93, %83 ]
  %32 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %31, i1 true)
  %33 = zext nneg i32 %32 to i64
  %34 = getelementptr inbounds nuw i64, ptr %1, i64 %33
  %35 = load i64, ptr %34, align 8
  %36 = and i64 %35, 4294967295
  %37 = load i64, ptr %22, align 64
  %38 = sub nsw i64 %36, %37
  br i1 %23, label %42, label %39

39:                                               ; preds = %28
  %40 = getelementptr inbounds nuw i64, ptr %3, i64 %33
  %41 = load i64, ptr %40, align 8
  br label %42

42:                                               ; preds = %28, %39
  %43 = phi i64 [ %41, %39 ], [ %7, %28 ]
  %44 = icmp slt i64 %38, 1024
  br i1 %44, label %179, label %45

45:                                               ; preds = %42
  %46 = load i64, ptr %24, align 8
  %47 = sub i64 %46, %7
  %48 = icmp sle i64 %38, %47
  %49 = and i64 %38, %25
  %50 = icmp eq i64 %49, 0
  %51 = and i1 %48, %50
  br i1 %51, label %52, label %179

52:                                               ; preds = %45
  %53 = icmp eq i64 %43, 0
  br i1 %53, label %83, label %54

54:                                               ; preds = %52
  %55 = icmp eq i64 %43, %7
  br i1 %55, label %56, label %179

56:                                               ; preds = %54
  %57 = getelementptr inbounds nuw i64, ptr %2, i64 %33
  %58 = load i64, ptr %57, align 8
  %59 = icmp ult i64 %58, 281474976710656
  br i1 %59, label %60, label %179

60:                                               ; preds = %56
  %61 = and i64 %58, %25
  %62 = icmp eq i64 %61, 0
  br i1 %62, label %64, label %63

63:                                               ; preds = %60
  tail call fastcc void @fault(ptr noundef nonnull %0, i64 noundef 1, i32 noundef range(i32 0, 32) %32, i64 noundef %58, i64 noundef range(i64 1, 0) %7) #12
  br label %179

64:                                               ; preds = %60
  %65 = load i64, ptr %6, align 8
  %66 = icmp ult i64 %58, %65
  br i1 %66, label %75, label %67

67:                                               ; preds = %64
  %68 = add i64 %58, %7
  %69 = load i64, ptr %26, align 8
  %70 = icmp ugt i64 %68, %69
  br i1 %70, label %75, label %71

71:                                               ; preds = %67
  %72 = load i64, ptr %27, align 8
  %73 = add i64 %72, %58
  %74 = inttoptr i64 %73 to ptr
  br label %77

75:                                               ; preds = %67, %64
  %76 = tail call fastcc ptr @search(ptr noundef nonnull %0, i64 noundef %58, i64 noundef range(i64 1, 0) %7, i32 noundef range(i32 0, 32) %32, ptr noundef nonnull %6) #12
  br label %77

77:                                               ; preds = %71, %75
  %78 = phi ptr [ %74, %71 ], [ %76, %75 ]
  %79 = icmp eq ptr %78, null
  br i1 %79, label %179, label %80

80:                                               ; preds = %77
  %81 = shl nuw i32 1, %32
  %82 = or i32 %81, %30
  br label %83

83:                                               ; preds = %80, %52
  %84 = phi ptr [ %78, %80 ], [ null, %52 ]
  %85 = phi i32 [ %82, %80 ], [ %30, %52 ]
  %86 = getelementptr inbounds nuw [32 x i64], ptr %9, i64 0, i64 %29
  store i64 %38, ptr %86, align 8
  %87 = add i64 %29, 1
  %88 = getelementptr inbounds nuw %struct.Copy, ptr %14, i64 %29
  store i64 %38, ptr %88, align 8
  %89 = getelementptr inbounds nuw i8, ptr %88, i64 8
  store ptr %84, ptr %89, align 8
  %90 = getelementptr inbounds nuw i8, ptr %88, i64 16
  store i64 %43, ptr %90, align 8
  %91 = getelementptr inbounds nuw i8, ptr %88, i64 24
  store i64 %7, ptr %91, align 8
  %92 = add i32 %31, -1
  %93 = and i32 %92, %31
  %94 = icmp eq i32 %93, 0
  br i1 %94, label %95, label %28

95:                                               ; preds = %83, %19
  %96 = phi i32 [ 0, %19 ], [ %85, %83 ]
  %97 = phi i64 [ 0, %19 ], [ %87, %83 ]
  %98 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %99 = load ptr, ptr %98, align 8
  %100 = icmp eq ptr %99, null
  br i1 %100, label %176, label %101

101:                                              ; preds = %95
  %102 = tail call i32 @lanes(ptr noundef nonnull %0, ptr noundef %2, i32 noundef %96, i64 noundef %7, i64 noundef %5, i64 noundef 0, ptr noundef null, i64 noundef 0) #13
  %103 = icmp eq i32 %102, 0
  br i1 %103, label %104, label %179

104:                                              ; preds = %101
  %105 = getelementptr inbounds nuw i8, ptr %11, i64 16
  %106 = load ptr, ptr %105, align 8
  %107 = load i32, ptr %106, align 4
  %108 = zext i32 %107 to i64
  %109 = shl nuw i64 %108, 32
  %110 = add i64 %109, 4294967296
  %111 = shl i64 %5, 4
  %112 = or i64 %110, %111
  %113 = icmp eq i64 %97, 0
  br i1 %113, label %176, label %114

114:                                              ; preds = %104
  %115 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %116 = getelementptr inbounds nuw i8, ptr %11, i64 24
  br label %117

117:                                              ; preds = %114, %167
  %118 = phi i64 [ 0, %114 ], [ %168, %167 ]
  %119 = load ptr, ptr %99, align 8
  %120 = load ptr, ptr %98, align 8
  %121 = getelementptr inbounds nuw i8, ptr %120, i64 32
  %122 = load ptr, ptr %121, align 8
  %123 = load i64, ptr %115, align 64
  %124 = lshr i64 %123, 24
  %125 = getelementptr inbounds nuw ptr, ptr %122, i64 %124
  %126 = load ptr, ptr %125, align 8
  %127 = getelementptr inbounds nuw i64, ptr %9, i64 %118
  %128 = sub nuw i64 %97, %118
  %129 = load i64, ptr %116, align 8
  %130 = call i64 @pieces(ptr noundef nonnull %99, ptr noundef %119, ptr noundef %126, ptr noundef nonnull %127, i64 noundef %128, i64 noundef %7, i64 noundef %129, i64 noundef %112, i64 noundef 1) #13
  %131 = icmp slt i64 %130, 0
  br i1 %131, label %176, label %132

132:                                              ; preds = %117
  %133 = add i64 %130, %118
  %134 = icmp eq i64 %133, 0
  br i1 %134, label %164, label %135

135:                                              ; preds = %132
  %136 = getelementptr inbounds nuw %struct.Copy, ptr %14, i64 %133
  %137 = load i64, ptr %136, align 8
  %138 = getelementptr inbounds nuw i8, ptr %136, i64 8
  %139 = getelementptr inbounds nuw i8, ptr %136, i64 16
  %140 = getelementptr inbounds nuw i8, ptr %136, i64 24
  br label %141

141:                                              ; preds = %135, %161
  %142 = phi i64 [ 0, %135 ], [ %162, %161 ]
  %143 = getelementptr inbounds nuw %struct.Copy, ptr %14, i64 %142
  %144 = load i64, ptr %143, align 8
  %145 = icmp eq i64 %144, %137
  br i1 %145, label %146, label %161

146:                                              ; preds = %141
  %147 = getelementptr inbounds nuw i8, ptr %143, i64 8
  %148 = load ptr, ptr %147, align 8
  %149 = load ptr, ptr %138, align 8
  %150 = icmp eq ptr %148, %149
  br i1 %150, label %151, label %161

151:                                              ; preds = %146
  %152 = getelementptr inbounds nuw i8, ptr %143, i64 16
  %153 = load i64, ptr %152, align 8
  %154 = load i64, ptr %139, align 8
  %155 = icmp eq i64 %153, %154
  br i1 %155, label %156, label %161

156:                                              ; preds = %151
  %157 = getelementptr inbounds nuw i8, ptr %143, i64 24
  %158 = load i64, ptr %157, align 8
  %159 = load i64, ptr %140, align 8
  %160 = icmp eq i64 %158, %159
  br i1 %160, label %164, label %161

161:                                              ; preds = %141, %146, %151, %156
  %162 = add nuw i64 %142, 1
  %163 = icmp eq i64 %162, %133
  br i1 %163, label %170, label %141

164:                                              ; preds = %156, %132
  %165 = phi i64 [ 0, %132 ], [ %142, %156 ]
  %166 = icmp eq i64 %165, %133
  br i1 %166, label %170, label %167

167:                                              ; preds = %164
  %168 = add i64 %133, 1
  %169 = icmp ult i64 %168, %97
  br i1 %169, label %117, label %176

170:                                              ; preds = %164, %161
  %171 = add i64 %133, 1
  %172 = getelementptr inbounds nuw i8, ptr %11, i64 32
  store i64 %171, ptr %172, align 8
  %173 = getelementptr inbounds nuw i8, ptr %99, i64 112
  %174 = load i64, ptr %173, align 8
  %175 = getelementptr inbounds nuw i8, ptr %11, i64 40
  store i64 %174, ptr %175, align 8
  br label %179

176:                                              ; preds = %167, %117, %104, %95
  %177 = load i64, ptr %11, align 8
  %178 = add i64 %177, %97
  store i64 %178, ptr %11, align 8
  br label %179

179:                                              ; preds = %54, %56, %77, %42, %45, %170, %63, %176, %101, %8
  %180 = phi i1 [ true, %8 ], [ false, %176 ], [ true, %170 ], [ true, %101 ], [ true, %63 ], [ true, %45 ], [ true, %42 ], [ true, %77 ], [ true, %56 ], [ true, %54 ]
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %9) #11
  ret i1 %180
}

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare i32 @llvm.cttz.i32(i32, i1 immarg) #2

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

declare i32 @lanes(ptr noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i64 noundef, ptr noundef, i64 noundef)

declare i64 @pieces(ptr noundef, ptr noundef, ptr noundef, ptr noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef)

define noundef zeroext i1 @barrier_sync(ptr nocapture noundef %0, i64 noundef %1, i32 noundef %2, ptr nocapture noundef readonly %3, ptr noundef readonly %4) #0 {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 296
  %7 = load ptr, ptr %6, align 8
  %8 = icmp eq ptr %4, null
  br i1 %8, label %11, label %9

9:                                                ; preds = %5
  %10 = load i64, ptr %4, align 8
  br label %13

11:                                               ; preds = %5
  %12 = load i64, ptr %7, align 8
  br label %13

13:                                               ; preds = %9, %11
  %14 = phi i64 [ 0, %11 ], [ %10, %9 ]
  %15 = phi i64 [ %12, %11 ], [ %10, %9 ]
  %16 = icmp eq i32 %2, -1
  br i1 %16, label %17, label %84

17:                                               ; preds = %13
  %18 = load i64, ptr %3, align 8
  %19 = icmp ugt i64 %18, 15
  br i1 %19, label %84, label %20

20:                                               ; preds = %17
  br i1 %8, label %26, label %21

21:                                               ; preds = %20
  %22 = icmp ne i64 %14, 0
  %23 = and i64 %14, 31
  %24 = icmp eq i64 %23, 0
  %25 = and i1 %22, %24
  br i1 %25, label %26, label %84

26:                                               ; preds = %21, %20
  %27 = getelementptr inbounds nuw i8, ptr %7, i64 64
  %28 = getelementptr inbounds nuw [16 x %struct.Barrier], ptr %27, i64 0, i64 %18
  %29 = load i64, ptr %28, align 8
  %30 = icmp eq i64 %29, 0
  %31 = add i64 %29, 32
  br i1 %30, label %36, label %32

32:                                               ; preds = %26
  %33 = getelementptr inbounds nuw i8, ptr %28, i64 8
  %34 = load i64, ptr %33, align 8
  %35 = icmp eq i64 %34, %14
  br i1 %35, label %36, label %84

36:                                               ; preds = %32, %26
  %37 = getelementptr inbounds nuw i8, ptr %28, i64 32
  %38 = load i64, ptr %37, align 8
  %39 = icmp ne i64 %38, 0
  %40 = icmp ugt i64 %31, %15
  %41 = select i1 %39, i1 true, i1 %40
  br i1 %41, label %84, label %42

42:                                               ; preds = %36
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %44 = load ptr, ptr %43, align 8
  %45 = icmp eq ptr %44, null
  br i1 %45, label %50, label %46

46:                                               ; preds = %42
  %47 = getelementptr inbounds nuw i8, ptr %28, i64 40
  %48 = load ptr, ptr %47, align 8
  %49 = zext i1 %30 to i32
  tail call void @release(ptr noundef nonnull %44, ptr noundef %48, i32 noundef %49) #13
  br label %50

50:                                               ; preds = %46, %42
  %51 = getelementptr inbounds nuw i8, ptr %28, i64 24
  %52 = load i64, ptr %51, align 8
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 304
  %54 = load i64, ptr %53, align 16
  %55 = shl nuw i64 1, %54
  %56 = or i64 %55, %52
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 124
  store i32 2, ptr %57, align 4
  %58 = icmp ult i64 %31, %15
  %59 = getelementptr inbounds nuw i8, ptr %28, i64 8
  br i1 %58, label %60, label %66

60:                                               ; preds = %50
  store i64 %31, ptr %28, align 8
  store i64 %14, ptr %59, align 8
  store i64 %56, ptr %51, align 8
  %61 = shl i64 %1, 8
  %62 = add i64 %61, 256
  %63 = load i64, ptr %3, align 8
  %64 = or i64 %63, %62
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 312
  store i64 %64, ptr %65, align 8
  br label %84

66:                                               ; preds = %50
  store i64 0, ptr %51, align 8
  store i64 0, ptr %59, align 8
  store i64 0, ptr %28, align 8
  %67 = getelementptr inbounds nuw i8, ptr %28, i64 16
  %68 = load i64, ptr %67, align 8
  %69 = add i64 %68, 1
  store i64 %69, ptr %67, align 8
  %70 = load ptr, ptr %43, align 8
  %71 = icmp eq ptr %70, null
  br i1 %71, label %84, label %72

72:                                               ; preds = %66
  %73 = getelementptr inbounds nuw i8, ptr %28, i64 40
  %74 = load ptr, ptr %73, align 8
  br i1 %8, label %75, label %78

75:                                               ; preds = %72
  %76 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %77 = load ptr, ptr %76, align 8
  br label %78

78:                                               ; preds = %72, %75
  %79 = phi ptr [ %77, %75 ], [ null, %72 ]
  %80 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %81 = load ptr, ptr %80, align 8
  %82 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %83 = load i64, ptr %82, align 8
  tail call void @publish(ptr noundef %74, ptr noundef %79, ptr noundef %81, i64 noundef %56, i64 noundef %83) #13
  br label %84

84:                                               ; preds = %36, %32, %66, %78, %60, %13, %17, %21
  %85 = phi i1 [ true, %21 ], [ true, %17 ], [ true, %13 ], [ true, %36 ], [ true, %32 ], [ false, %66 ], [ false, %78 ], [ false, %60 ]
  ret i1 %85
}

declare void @release(ptr noundef, ptr noundef, i32 noundef)

declare void @publish(ptr noundef, ptr noundef, ptr noundef, i64 noundef, i64 noundef)

define noundef zeroext i1 @converged(ptr nocapture noundef %0, i32 noundef %1, i32 noundef %2) #5 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %5 = load <32 x i32>, ptr %4, align 64
  %6 = icmp ne <32 x i32> %5, splat (i32 2147483647)
  %7 = bitcast <32 x i1> %6 to i32
  %8 = xor i32 %1, -1
  %9 = and i32 %8, %7
  %10 = and i32 %9, %2
  %11 = xor i32 %2, -1
  %12 = and i32 %1, %11
  %13 = or disjoint i32 %10, %12
  %14 = icmp ne i32 %1, 0
  %15 = icmp ne i32 %13, 0
  %16 = select i1 %14, i1 %15, i1 false
  br i1 %16, label %17, label %25

17:                                               ; preds = %3
  %18 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %13, i1 true)
  %19 = zext nneg i32 %18 to i64
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store i64 %19, ptr %20, align 8
  %21 = zext i32 %2 to i64
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i64 %21, ptr %22, align 64
  %23 = zext i32 %1 to i64
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store i64 %23, ptr %24, align 8
  br label %25

25:                                               ; preds = %3, %17
  ret i1 %16
}

define noundef zeroext i1 @members(ptr nocapture noundef %0, i32 noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef writeonly %3) #6 {
  %5 = icmp eq i32 %1, 0
  br i1 %5, label %49, label %6

6:                                                ; preds = %4
  %7 = load <32 x i32>, ptr %2, align 64
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %9 = load <32 x i32>, ptr %8, align 64
  %10 = icmp ne <32 x i32> %9, splat (i32 2147483647)
  %11 = bitcast <32 x i1> %10 to i32
  br label %12

12:                                               ; preds = %6, %41
  %13 = phi <32 x i32> [ zeroinitializer, %6 ], [ %46, %41 ]
  %14 = phi i32 [ %1, %6 ], [ %47, %41 ]
  %15 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %14, i1 true)
  %16 = zext nneg i32 %15 to i64
  %17 = getelementptr inbounds nuw i32, ptr %2, i64 %16
  %18 = load i32, ptr %17, align 4
  %19 = insertelement <32 x i32> poison, i32 %18, i64 0
  %20 = shufflevector <32 x i32> %19, <32 x i32> poison, <32 x i32> zeroinitializer
  %21 = icmp eq <32 x i32> %7, %20
  %22 = bitcast <32 x i1> %21 to i32
  %23 = and i32 %14, %22
  %24 = xor i32 %23, -1
  %25 = and i32 %11, %24
  %26 = and i32 %25, %18
  %27 = xor i32 %18, -1
  %28 = and i32 %23, %27
  %29 = or disjoint i32 %26, %28
  %30 = icmp ne i32 %23, 0
  %31 = icmp ne i32 %29, 0
  %32 = select i1 %30, i1 %31, i1 false
  br i1 %32, label %33, label %41

33:                                               ; preds = %12
  %34 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %29, i1 true)
  %35 = zext nneg i32 %34 to i64
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store i64 %35, ptr %36, align 8
  %37 = zext i32 %18 to i64
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i64 %37, ptr %38, align 64
  %39 = zext i32 %23 to i64
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store i64 %39, ptr %40, align 8
  br label %51

41:                                               ; preds = %12
  %42 = bitcast i32 %23 to <32 x i1>
  %43 = insertelement <32 x i32> poison, i32 %23, i64 0
  %44 = shufflevector <32 x i32> %43, <32 x i32> poison, <32 x i32> zeroinitializer
  %45 = select <32 x i1> %42, <32 x i32> %44, <32 x i32> zeroinitializer
  %46 = or <32 x i32> %45, %13
  %47 = xor i32 %23, %14
  %48 = icmp eq i32 %23, %14
  br i1 %48, label %49, label %12

49:                                               ; preds = %41, %4
  %50 = phi <32 x i32> [ zeroinitializer, %4 ], [ %46, %41 ]
  store <32 x i32> %50, ptr %3, align 64
  br label %51

51:                                               ; preds = %33, %49
  %52 = phi i1 [ true, %33 ], [ false, %49 ]
  ret i1 %52
}

define void @reduce_add(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2) #7 {
  %4 = icmp eq i32 %2, 0
  br i1 %4, label %5, label %6

5:                                                ; preds = %41, %3
  ret void

6:                                                ; preds = %3, %41
  %7 = phi i32 [ %43, %41 ], [ %2, %3 ]
  %8 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %7, i1 true)
  %9 = zext nneg i32 %8 to i64
  %10 = getelementptr inbounds nuw i32, ptr %1, i64 %9
  %11 = load i32, ptr %10, align 4
  %12 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %11, i1 true)
  %13 = zext nneg i32 %12 to i64
  %14 = getelementptr inbounds nuw i32, ptr %0, i64 %13
  %15 = load i32, ptr %14, align 4
  %16 = add i32 %11, -1
  %17 = and i32 %16, %11
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %22

19:                                               ; preds = %22, %6
  %20 = phi i32 [ %15, %6 ], [ %29, %22 ]
  %21 = icmp eq i32 %11, 0
  br i1 %21, label %41, label %33

22:                                               ; preds = %6, %22
  %23 = phi i32 [ %31, %22 ], [ %17, %6 ]
  %24 = phi i32 [ %29, %22 ], [ %15, %6 ]
  %25 = tail call range(i32 1, 33) i32 @llvm.cttz.i32(i32 %23, i1 true)
  %26 = zext nneg i32 %25 to i64
  %27 = getelementptr inbounds nuw i32, ptr %0, i64 %26
  %28 = load i32, ptr %27, align 4
  %29 = add i32 %28, %24
  %30 = add i32 %23, -1
  %31 = and i32 %30, %23
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %19, label %22

33:                                               ; preds = %19, %33
  %34 = phi i32 [ %39, %33 ], [ %11, %19 ]
  %35 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %34, i1 true)
  %36 = zext nneg i32 %35 to i64
  %37 = getelementptr inbounds nuw i32, ptr %0, i64 %36
  store i32 %20, ptr %37, align 4
  %38 = add i32 %34, -1
  %39 = and i32 %38, %34
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %41, label %33

41:                                               ; preds = %33, %19
  %42 = xor i32 %11, -1
  %43 = and i32 %7, %42
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %5, label %6
}

define void @reduce_and(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2) #7 {
  %4 = icmp eq i32 %2, 0
  br i1 %4, label %5, label %6

5:                                                ; preds = %41, %3
  ret void

6:                                                ; preds = %3, %41
  %7 = phi i32 [ %43, %41 ], [ %2, %3 ]
  %8 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %7, i1 true)
  %9 = zext nneg i32 %8 to i64
  %10 = getelementptr inbounds nuw i32, ptr %1, i64 %9
  %11 = load i32, ptr %10, align 4
  %12 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %11, i1 true)
  %13 = zext nneg i32 %12 to i64
  %14 = getelementptr inbounds nuw i32, ptr %0, i64 %13
  %15 = load i32, ptr %14, align 4
  %16 = add i32 %11, -1
  %17 = and i32 %16, %11
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %22

19:                                               ; preds = %22, %6
  %20 = phi i32 [ %15, %6 ], [ %29, %22 ]
  %21 = icmp eq i32 %11, 0
  br i1 %21, label %41, label %33

22:                                               ; preds = %6, %22
  %23 = phi i32 [ %31, %22 ], [ %17, %6 ]
  %24 = phi i32 [ %29, %22 ], [ %15, %6 ]
  %25 = tail call range(i32 1, 33) i32 @llvm.cttz.i32(i32 %23, i1 true)
  %26 = zext nneg i32 %25 to i64
  %27 = getelementptr inbounds nuw i32, ptr %0, i64 %26
  %28 = load i32, ptr %27, align 4
  %29 = and i32 %28, %24
  %30 = add i32 %23, -1
  %31 = and i32 %30, %23
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %19, label %22

33:                                               ; preds = %19, %33
  %34 = phi i32 [ %39, %33 ], [ %11, %19 ]
  %35 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %34, i1 true)
  %36 = zext nneg i32 %35 to i64
  %37 = getelementptr inbounds nuw i32, ptr %0, i64 %36
  store i32 %20, ptr %37, align 4
  %38 = add i32 %34, -1
  %39 = and i32 %38, %34
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %41, label %33

41:                                               ; preds = %33, %19
  %42 = xor i32 %11, -1
  %43 = and i32 %7, %42
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %5, label %6
}

define void @reduce_or(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2) #7 {
  %4 = icmp eq i32 %2, 0
  br i1 %4, label %5, label %6

5:                                                ; preds = %41, %3
  ret void

6:                                                ; preds = %3, %41
  %7 = phi i32 [ %43, %41 ], [ %2, %3 ]
  %8 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %7, i1 true)
  %9 = zext nneg i32 %8 to i64
  %10 = getelementptr inbounds nuw i32, ptr %1, i64 %9
  %11 = load i32, ptr %10, align 4
  %12 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %11, i1 true)
  %13 = zext nneg i32 %12 to i64
  %14 = getelementptr inbounds nuw i32, ptr %0, i64 %13
  %15 = load i32, ptr %14, align 4
  %16 = add i32 %11, -1
  %17 = and i32 %16, %11
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %22

19:                                               ; preds = %22, %6
  %20 = phi i32 [ %15, %6 ], [ %29, %22 ]
  %21 = icmp eq i32 %11, 0
  br i1 %21, label %41, label %33

22:                                               ; preds = %6, %22
  %23 = phi i32 [ %31, %22 ], [ %17, %6 ]
  %24 = phi i32 [ %29, %22 ], [ %15, %6 ]
  %25 = tail call range(i32 1, 33) i32 @llvm.cttz.i32(i32 %23, i1 true)
  %26 = zext nneg i32 %25 to i64
  %27 = getelementptr inbounds nuw i32, ptr %0, i64 %26
  %28 = load i32, ptr %27, align 4
  %29 = or i32 %28, %24
  %30 = add i32 %23, -1
  %31 = and i32 %30, %23
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %19, label %22

33:                                               ; preds = %19, %33
  %34 = phi i32 [ %39, %33 ], [ %11, %19 ]
  %35 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %34, i1 true)
  %36 = zext nneg i32 %35 to i64
  %37 = getelementptr inbounds nuw i32, ptr %0, i64 %36
  store i32 %20, ptr %37, align 4
  %38 = add i32 %34, -1
  %39 = and i32 %38, %34
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %41, label %33

41:                                               ; preds = %33, %19
  %42 = xor i32 %11, -1
  %43 = and i32 %7, %42
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %5, label %6
}

define void @reduce_xor(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2) #7 {
  %4 = icmp eq i32 %2, 0
  br i1 %4, label %5, label %6

5:                                                ; preds = %41, %3
  ret void

6:                                                ; preds = %3, %41
  %7 = phi i32 [ %43, %41 ], [ %2, %3 ]
  %8 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %7, i1 true)
  %9 = zext nneg i32 %8 to i64
  %10 = getelementptr inbounds nuw i32, ptr %1, i64 %9
  %11 = load i32, ptr %10, align 4
  %12 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %11, i1 true)
  %13 = zext nneg i32 %12 to i64
  %14 = getelementptr inbounds nuw i32, ptr %0, i64 %13
  %15 = load i32, ptr %14, align 4
  %16 = add i32 %11, -1
  %17 = and i32 %16, %11
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %22

19:                                               ; preds = %22, %6
  %20 = phi i32 [ %15, %6 ], [ %29, %22 ]
  %21 = icmp eq i32 %11, 0
  br i1 %21, label %41, label %33

22:                                               ; preds = %6, %22
  %23 = phi i32 [ %31, %22 ], [ %17, %6 ]
  %24 = phi i32 [ %29, %22 ], [ %15, %6 ]
  %25 = tail call range(i32 1, 33) i32 @llvm.cttz.i32(i32 %23, i1 true)
  %26 = zext nneg i32 %25 to i64
  %27 = getelementptr inbounds nuw i32, ptr %0, i64 %26
  %28 = load i32, ptr %27, align 4
  %29 = xor i32 %28, %24
  %30 = add i32 %23, -1
  %31 = and i32 %30, %23
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %19, label %22

33:                                               ; preds = %19, %33
  %34 = phi i32 [ %39, %33 ], [ %11, %19 ]
  %35 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %34, i1 true)
  %36 = zext nneg i32 %35 to i64
  %37 = getelementptr inbounds nuw i32, ptr %0, i64 %36
  store i32 %20, ptr %37, align 4
  %38 = add i32 %34, -1
  %39 = and i32 %38, %34
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %41, label %33

41:                                               ; preds = %33, %19
  %42 = xor i32 %11, -1
  %43 = and i32 %7, %42
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %5, label %6
}

define void @reduce_umin(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2) #7 {
  %4 = icmp eq i32 %2, 0
  br i1 %4, label %5, label %6

5:                                                ; preds = %41, %3
  ret void

6:                                                ; preds = %3, %41
  %7 = phi i32 [ %43, %41 ], [ %2, %3 ]
  %8 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %7, i1 true)
  %9 = zext nneg i32 %8 to i64
  %10 = getelementptr inbounds nuw i32, ptr %1, i64 %9
  %11 = load i32, ptr %10, align 4
  %12 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %11, i1 true)
  %13 = zext nneg i32 %12 to i64
  %14 = getelementptr inbounds nuw i32, ptr %0, i64 %13
  %15 = load i32, ptr %14, align 4
  %16 = add i32 %11, -1
  %17 = and i32 %16, %11
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %22

19:                                               ; preds = %22, %6
  %20 = phi i32 [ %15, %6 ], [ %29, %22 ]
  %21 = icmp eq i32 %11, 0
  br i1 %21, label %41, label %33

22:                                               ; preds = %6, %22
  %23 = phi i32 [ %31, %22 ], [ %17, %6 ]
  %24 = phi i32 [ %29, %22 ], [ %15, %6 ]
  %25 = tail call range(i32 1, 33) i32 @llvm.cttz.i32(i32 %23, i1 true)
  %26 = zext nneg i32 %25 to i64
  %27 = getelementptr inbounds nuw i32, ptr %0, i64 %26
  %28 = load i32, ptr %27, align 4
  %29 = tail call i32 @llvm.umin.i32(i32 %24, i32 %28)
  %30 = add i32 %23, -1
  %31 = and i32 %30, %23
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %19, label %22

33:                                               ; preds = %19, %33
  %34 = phi i32 [ %39, %33 ], [ %11, %19 ]
  %35 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %34, i1 true)
  %36 = zext nneg i32 %35 to i64
  %37 = getelementptr inbounds nuw i32, ptr %0, i64 %36
  store i32 %20, ptr %37, align 4
  %38 = add i32 %34, -1
  %39 = and i32 %38, %34
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %41, label %33

41:                                               ; preds = %33, %19
  %42 = xor i32 %11, -1
  %43 = and i32 %7, %42
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %5, label %6
}

define void @reduce_umax(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2) #7 {
  %4 = icmp eq i32 %2, 0
  br i1 %4, label %5, label %6

5:                                                ; preds = %41, %3
  ret void

6:                                                ; preds = %3, %41
  %7 = phi i32 [ %43, %41 ], [ %2, %3 ]
  %8 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %7, i1 true)
  %9 = zext nneg i32 %8 to i64
  %10 = getelementptr inbounds nuw i32, ptr %1, i64 %9
  %11 = load i32, ptr %10, align 4
  %12 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %11, i1 true)
  %13 = zext nneg i32 %12 to i64
  %14 = getelementptr inbounds nuw i32, ptr %0, i64 %13
  %15 = load i32, ptr %14, align 4
  %16 = add i32 %11, -1
  %17 = and i32 %16, %11
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %22

19:                                               ; preds = %22, %6
  %20 = phi i32 [ %15, %6 ], [ %29, %22 ]
  %21 = icmp eq i32 %11, 0
  br i1 %21, label %41, label %33

22:                                               ; preds = %6, %22
  %23 = phi i32 [ %31, %22 ], [ %17, %6 ]
  %24 = phi i32 [ %29, %22 ], [ %15, %6 ]
  %25 = tail call range(i32 1, 33) i32 @llvm.cttz.i32(i32 %23, i1 true)
  %26 = zext nneg i32 %25 to i64
  %27 = getelementptr inbounds nuw i32, ptr %0, i64 %26
  %28 = load i32, ptr %27, align 4
  %29 = tail call i32 @llvm.umax.i32(i32 %24, i32 %28)
  %30 = add i32 %23, -1
  %31 = and i32 %30, %23
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %19, label %22

33:                                               ; preds = %19, %33
  %34 = phi i32 [ %39, %33 ], [ %11, %19 ]
  %35 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %34, i1 true)
  %36 = zext nneg i32 %35 to i64
  %37 = getelementptr inbounds nuw i32, ptr %0, i64 %36
  store i32 %20, ptr %37, align 4
  %38 = add i32 %34, -1
  %39 = and i32 %38, %34
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %41, label %33

41:                                               ; preds = %33, %19
  %42 = xor i32 %11, -1
  %43 = and i32 %7, %42
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %5, label %6
}

define void @reduce_smin(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2) #7 {
  %4 = icmp eq i32 %2, 0
  br i1 %4, label %5, label %6

5:                                                ; preds = %41, %3
  ret void

6:                                                ; preds = %3, %41
  %7 = phi i32 [ %43, %41 ], [ %2, %3 ]
  %8 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %7, i1 true)
  %9 = zext nneg i32 %8 to i64
  %10 = getelementptr inbounds nuw i32, ptr %1, i64 %9
  %11 = load i32, ptr %10, align 4
  %12 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %11, i1 true)
  %13 = zext nneg i32 %12 to i64
  %14 = getelementptr inbounds nuw i32, ptr %0, i64 %13
  %15 = load i32, ptr %14, align 4
  %16 = add i32 %11, -1
  %17 = and i32 %16, %11
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %22

19:                                               ; preds = %22, %6
  %20 = phi i32 [ %15, %6 ], [ %29, %22 ]
  %21 = icmp eq i32 %11, 0
  br i1 %21, label %41, label %33

22:                                               ; preds = %6, %22
  %23 = phi i32 [ %31, %22 ], [ %17, %6 ]
  %24 = phi i32 [ %29, %22 ], [ %15, %6 ]
  %25 = tail call range(i32 1, 33) i32 @llvm.cttz.i32(i32 %23, i1 true)
  %26 = zext nneg i32 %25 to i64
  %27 = getelementptr inbounds nuw i32, ptr %0, i64 %26
  %28 = load i32, ptr %27, align 4
  %29 = tail call i32 @llvm.smin.i32(i32 %24, i32 %28)
  %30 = add i32 %23, -1
  %31 = and i32 %30, %23
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %19, label %22

33:                                               ; preds = %19, %33
  %34 = phi i32 [ %39, %33 ], [ %11, %19 ]
  %35 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %34, i1 true)
  %36 = zext nneg i32 %35 to i64
  %37 = getelementptr inbounds nuw i32, ptr %0, i64 %36
  store i32 %20, ptr %37, align 4
  %38 = add i32 %34, -1
  %39 = and i32 %38, %34
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %41, label %33

41:                                               ; preds = %33, %19
  %42 = xor i32 %11, -1
  %43 = and i32 %7, %42
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %5, label %6
}

define void @reduce_smax(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2) #7 {
  %4 = icmp eq i32 %2, 0
  br i1 %4, label %5, label %6

5:                                                ; preds = %41, %3
  ret void

6:                                                ; preds = %3, %41
  %7 = phi i32 [ %43, %41 ], [ %2, %3 ]
  %8 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %7, i1 true)
  %9 = zext nneg i32 %8 to i64
  %10 = getelementptr inbounds nuw i32, ptr %1, i64 %9
  %11 = load i32, ptr %10, align 4
  %12 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %11, i1 true)
  %13 = zext nneg i32 %12 to i64
  %14 = getelementptr inbounds nuw i32, ptr %0, i64 %13
  %15 = load i32, ptr %14, align 4
  %16 = add i32 %11, -1
  %17 = and i32 %16, %11
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %22

19:                                               ; preds = %22, %6
  %20 = phi i32 [ %15, %6 ], [ %29, %22 ]
  %21 = icmp eq i32 %11, 0
  br i1 %21, label %41, label %33

22:                                               ; preds = %6, %22
  %23 = phi i32 [ %31, %22 ], [ %17, %6 ]
  %24 = phi i32 [ %29, %22 ], [ %15, %6 ]
  %25 = tail call range(i32 1, 33) i32 @llvm.cttz.i32(i32 %23, i1 true)
  %26 = zext nneg i32 %25 to i64
  %27 = getelementptr inbounds nuw i32, ptr %0, i64 %26
  %28 = load i32, ptr %27, align 4
  %29 = tail call i32 @llvm.smax.i32(i32 %24, i32 %28)
  %30 = add i32 %23, -1
  %31 = and i32 %30, %23
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %19, label %22

33:                                               ; preds = %19, %33
  %34 = phi i32 [ %39, %33 ], [ %11, %19 ]
  %35 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %34, i1 true)
  %36 = zext nneg i32 %35 to i64
  %37 = getelementptr inbounds nuw i32, ptr %0, i64 %36
  store i32 %20, ptr %37, align 4
  %38 = add i32 %34, -1
  %39 = and i32 %38, %34
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %41, label %33

41:                                               ; preds = %33, %19
  %42 = xor i32 %11, -1
  %43 = and i32 %7, %42
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %5, label %6
}

define i64 @shuffle_up(ptr nocapture noundef writeonly %0, ptr nocapture noundef %1, i32 noundef %2) #7 {
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %5 = load <32 x i32>, ptr %4, align 64
  %6 = and <32 x i32> %5, splat (i32 31)
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 256
  %8 = load <32 x i32>, ptr %7, align 64
  %9 = lshr <32 x i32> %8, splat (i32 8)
  %10 = and <32 x i32> %9, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %11 = sub nsw <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>, %6
  %12 = xor <32 x i32> %9, splat (i32 -1)
  %13 = and <32 x i32> %8, splat (i32 31)
  %14 = and <32 x i32> %13, %12
  %15 = or <32 x i32> %10, %14
  %16 = icmp sge <32 x i32> %11, %15
  %17 = load <32 x i32>, ptr %1, align 64
  %18 = and <32 x i32> %11, splat (i32 31)
  %19 = select <32 x i1> %16, <32 x i32> %18, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  br label %29

20:                                               ; preds = %29
  %21 = getelementptr inbounds nuw i8, ptr %1, i64 384
  %22 = load <32 x i32>, ptr %21, align 64
  %23 = lshr <32 x i32> %22, %19
  %24 = trunc <32 x i32> %23 to <32 x i1>
  %25 = bitcast <32 x i1> %24 to i32
  %26 = xor i32 %25, -1
  %27 = and i32 %2, %26
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %57, label %41

29:                                               ; preds = %3, %29
  %30 = phi i64 [ 0, %3 ], [ %39, %29 ]
  %31 = trunc nuw nsw i64 %30 to i32
  %32 = extractelement <32 x i32> %19, i32 %31
  %33 = shl nuw i32 1, %32
  %34 = and i32 %33, %2
  %35 = icmp eq i32 %34, 0
  %36 = extractelement <32 x i32> %17, i32 %32
  %37 = select i1 %35, i32 0, i32 %36
  %38 = getelementptr inbounds nuw i32, ptr %1, i64 %30
  store i32 %37, ptr %38, align 4
  %39 = add nuw nsw i64 %30, 1
  %40 = icmp eq i64 %39, 32
  br i1 %40, label %20, label %29

41:                                               ; preds = %20, %41
  %42 = phi i32 [ %49, %41 ], [ %27, %20 ]
  %43 = phi i32 [ %47, %41 ], [ 0, %20 ]
  %44 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %42, i1 true)
  %45 = extractelement <32 x i32> %19, i32 %44
  %46 = shl nuw i32 1, %45
  %47 = or i32 %46, %43
  %48 = add i32 %42, -1
  %49 = and i32 %48, %42
  %50 = icmp eq i32 %49, 0
  br i1 %50, label %51, label %41

51:                                               ; preds = %41
  %52 = zext i32 %27 to i64
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store i64 %52, ptr %53, align 8
  %54 = zext i32 %47 to i64
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i64 %54, ptr %55, align 64
  %56 = shl nuw i64 %52, 32
  br label %57

57:                                               ; preds = %20, %51
  %58 = phi i64 [ %56, %51 ], [ 0, %20 ]
  %59 = bitcast <32 x i1> %16 to i32
  %60 = zext i32 %59 to i64
  %61 = or disjoint i64 %58, %60
  ret i64 %61
}

define i64 @shuffle_down(ptr nocapture noundef writeonly %0, ptr nocapture noundef %1, i32 noundef %2) #7 {
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %5 = load <32 x i32>, ptr %4, align 64
  %6 = and <32 x i32> %5, splat (i32 31)
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 256
  %8 = load <32 x i32>, ptr %7, align 64
  %9 = lshr <32 x i32> %8, splat (i32 8)
  %10 = and <32 x i32> %9, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %11 = add nuw nsw <32 x i32> %6, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %12 = xor <32 x i32> %9, splat (i32 -1)
  %13 = and <32 x i32> %8, splat (i32 31)
  %14 = and <32 x i32> %13, %12
  %15 = or <32 x i32> %10, %14
  %16 = icmp samesign ule <32 x i32> %11, %15
  %17 = load <32 x i32>, ptr %1, align 64
  %18 = and <32 x i32> %11, splat (i32 31)
  %19 = select <32 x i1> %16, <32 x i32> %18, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  br label %29

20:                                               ; preds = %29
  %21 = getelementptr inbounds nuw i8, ptr %1, i64 384
  %22 = load <32 x i32>, ptr %21, align 64
  %23 = lshr <32 x i32> %22, %19
  %24 = trunc <32 x i32> %23 to <32 x i1>
  %25 = bitcast <32 x i1> %24 to i32
  %26 = xor i32 %25, -1
  %27 = and i32 %2, %26
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %57, label %41

29:                                               ; preds = %3, %29
  %30 = phi i64 [ 0, %3 ], [ %39, %29 ]
  %31 = trunc nuw nsw i64 %30 to i32
  %32 = extractelement <32 x i32> %19, i32 %31
  %33 = shl nuw i32 1, %32
  %34 = and i32 %33, %2
  %35 = icmp eq i32 %34, 0
  %36 = extractelement <32 x i32> %17, i32 %32
  %37 = select i1 %35, i32 0, i32 %36
  %38 = getelementptr inbounds nuw i32, ptr %1, i64 %30
  store i32 %37, ptr %38, align 4
  %39 = add nuw nsw i64 %30, 1
  %40 = icmp eq i64 %39, 32
  br i1 %40, label %20, label %29

41:                                               ; preds = %20, %41
  %42 = phi i32 [ %49, %41 ], [ %27, %20 ]
  %43 = phi i32 [ %47, %41 ], [ 0, %20 ]
  %44 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %42, i1 true)
  %45 = extractelement <32 x i32> %19, i32 %44
  %46 = shl nuw i32 1, %45
  %47 = or i32 %46, %43
  %48 = add i32 %42, -1
  %49 = and i32 %48, %42
  %50 = icmp eq i32 %49, 0
  br i1 %50, label %51, label %41

51:                                               ; preds = %41
  %52 = zext i32 %27 to i64
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store i64 %52, ptr %53, align 8
  %54 = zext i32 %47 to i64
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i64 %54, ptr %55, align 64
  %56 = shl nuw i64 %52, 32
  br label %57

57:                                               ; preds = %20, %51
  %58 = phi i64 [ %56, %51 ], [ 0, %20 ]
  %59 = bitcast <32 x i1> %16 to i32
  %60 = zext i32 %59 to i64
  %61 = or disjoint i64 %58, %60
  ret i64 %61
}

define i64 @shuffle_bfly(ptr nocapture noundef writeonly %0, ptr nocapture noundef %1, i32 noundef %2) #7 {
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %5 = load <32 x i32>, ptr %4, align 64
  %6 = and <32 x i32> %5, splat (i32 31)
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 256
  %8 = load <32 x i32>, ptr %7, align 64
  %9 = lshr <32 x i32> %8, splat (i32 8)
  %10 = and <32 x i32> %9, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %11 = xor <32 x i32> %6, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %12 = xor <32 x i32> %9, splat (i32 -1)
  %13 = and <32 x i32> %8, splat (i32 31)
  %14 = and <32 x i32> %13, %12
  %15 = or <32 x i32> %10, %14
  %16 = icmp samesign ule <32 x i32> %11, %15
  %17 = load <32 x i32>, ptr %1, align 64
  %18 = select <32 x i1> %16, <32 x i32> %11, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  br label %28

19:                                               ; preds = %28
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 384
  %21 = load <32 x i32>, ptr %20, align 64
  %22 = lshr <32 x i32> %21, %18
  %23 = trunc <32 x i32> %22 to <32 x i1>
  %24 = bitcast <32 x i1> %23 to i32
  %25 = xor i32 %24, -1
  %26 = and i32 %2, %25
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %56, label %40

28:                                               ; preds = %3, %28
  %29 = phi i64 [ 0, %3 ], [ %38, %28 ]
  %30 = trunc nuw nsw i64 %29 to i32
  %31 = extractelement <32 x i32> %18, i32 %30
  %32 = shl nuw i32 1, %31
  %33 = and i32 %32, %2
  %34 = icmp eq i32 %33, 0
  %35 = extractelement <32 x i32> %17, i32 %31
  %36 = select i1 %34, i32 0, i32 %35
  %37 = getelementptr inbounds nuw i32, ptr %1, i64 %29
  store i32 %36, ptr %37, align 4
  %38 = add nuw nsw i64 %29, 1
  %39 = icmp eq i64 %38, 32
  br i1 %39, label %19, label %28

40:                                               ; preds = %19, %40
  %41 = phi i32 [ %48, %40 ], [ %26, %19 ]
  %42 = phi i32 [ %46, %40 ], [ 0, %19 ]
  %43 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %41, i1 true)
  %44 = extractelement <32 x i32> %18, i32 %43
  %45 = shl nuw i32 1, %44
  %46 = or i32 %45, %42
  %47 = add i32 %41, -1
  %48 = and i32 %47, %41
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %50, label %40

50:                                               ; preds = %40
  %51 = zext i32 %26 to i64
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store i64 %51, ptr %52, align 8
  %53 = zext i32 %46 to i64
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i64 %53, ptr %54, align 64
  %55 = shl nuw i64 %51, 32
  br label %56

56:                                               ; preds = %19, %50
  %57 = phi i64 [ %55, %50 ], [ 0, %19 ]
  %58 = bitcast <32 x i1> %16 to i32
  %59 = zext i32 %58 to i64
  %60 = or disjoint i64 %57, %59
  ret i64 %60
}

define i64 @shuffle_idx(ptr nocapture noundef writeonly %0, ptr nocapture noundef %1, i32 noundef %2) #7 {
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %5 = load <32 x i32>, ptr %4, align 64
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 256
  %7 = load <32 x i32>, ptr %6, align 64
  %8 = lshr <32 x i32> %7, splat (i32 8)
  %9 = and <32 x i32> %8, splat (i32 31)
  %10 = and <32 x i32> %8, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %11 = xor <32 x i32> %9, splat (i32 31)
  %12 = and <32 x i32> %11, %5
  %13 = or <32 x i32> %10, %12
  %14 = and <32 x i32> %11, %7
  %15 = or <32 x i32> %14, %10
  %16 = icmp samesign ule <32 x i32> %13, %15
  %17 = load <32 x i32>, ptr %1, align 64
  %18 = select <32 x i1> %16, <32 x i32> %13, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  br label %28

19:                                               ; preds = %28
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 384
  %21 = load <32 x i32>, ptr %20, align 64
  %22 = lshr <32 x i32> %21, %18
  %23 = trunc <32 x i32> %22 to <32 x i1>
  %24 = bitcast <32 x i1> %23 to i32
  %25 = xor i32 %24, -1
  %26 = and i32 %2, %25
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %56, label %40

28:                                               ; preds = %3, %28
  %29 = phi i64 [ 0, %3 ], [ %38, %28 ]
  %30 = trunc nuw nsw i64 %29 to i32
  %31 = extractelement <32 x i32> %18, i32 %30
  %32 = shl nuw i32 1, %31
  %33 = and i32 %32, %2
  %34 = icmp eq i32 %33, 0
  %35 = extractelement <32 x i32> %17, i32 %31
  %36 = select i1 %34, i32 0, i32 %35
  %37 = getelementptr inbounds nuw i32, ptr %1, i64 %29
  store i32 %36, ptr %37, align 4
  %38 = add nuw nsw i64 %29, 1
  %39 = icmp eq i64 %38, 32
  br i1 %39, label %19, label %28

40:                                               ; preds = %19, %40
  %41 = phi i32 [ %48, %40 ], [ %26, %19 ]
  %42 = phi i32 [ %46, %40 ], [ 0, %19 ]
  %43 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %41, i1 true)
  %44 = extractelement <32 x i32> %18, i32 %43
  %45 = shl nuw i32 1, %44
  %46 = or i32 %45, %42
  %47 = add i32 %41, -1
  %48 = and i32 %47, %41
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %50, label %40

50:                                               ; preds = %40
  %51 = zext i32 %26 to i64
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store i64 %51, ptr %52, align 8
  %53 = zext i32 %46 to i64
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i64 %53, ptr %54, align 64
  %55 = shl nuw i64 %51, 32
  br label %56

56:                                               ; preds = %19, %50
  %57 = phi i64 [ %55, %50 ], [ 0, %19 ]
  %58 = bitcast <32 x i1> %16 to i32
  %59 = zext i32 %58 to i64
  %60 = or disjoint i64 %57, %59
  ret i64 %60
}

define noundef zeroext i1 @wgmma_issue(ptr nocapture noundef readonly %0, i64 noundef %1, i32 noundef %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5, i64 noundef %6, i64 noundef %7) #0 {
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %10 = load ptr, ptr %9, align 32
  %11 = getelementptr inbounds nuw ptr, ptr %10, i64 %1
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 280
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %16 = load ptr, ptr %15, align 8
  %17 = and i64 %6, 16
  %18 = icmp eq i64 %17, 0
  br i1 %18, label %19, label %21

19:                                               ; preds = %8
  %20 = load i64, ptr %4, align 64
  br label %21

21:                                               ; preds = %8, %19
  %22 = phi i64 [ %20, %19 ], [ 0, %8 ]
  %23 = load <32 x i64>, ptr %5, align 64
  %24 = extractelement <32 x i64> %23, i64 0
  %25 = icmp ne ptr %12, null
  %26 = icmp ne ptr %14, null
  %27 = select i1 %25, i1 %26, i1 false
  %28 = icmp eq i32 %2, -1
  %29 = and i1 %28, %27
  br i1 %29, label %30, label %157

30:                                               ; preds = %21
  %31 = load i64, ptr %14, align 8
  %32 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %33 = load i64, ptr %32, align 8
  %34 = sub i64 %31, %33
  %35 = getelementptr inbounds nuw i8, ptr %14, i64 24
  %36 = load i64, ptr %35, align 8
  %37 = icmp ult i64 %34, %36
  br i1 %37, label %38, label %157

38:                                               ; preds = %30
  %39 = load i64, ptr %12, align 8
  %40 = icmp eq i64 %39, 0
  br i1 %40, label %45, label %41

41:                                               ; preds = %38
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 %39
  %43 = load i32, ptr %42, align 4
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %157, label %45

45:                                               ; preds = %41, %38
  %46 = shufflevector <32 x i64> %23, <32 x i64> poison, <32 x i32> zeroinitializer
  %47 = icmp ne <32 x i64> %23, %46
  %48 = bitcast <32 x i1> %47 to i32
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %50, label %157

50:                                               ; preds = %45
  br i1 %18, label %51, label %61

51:                                               ; preds = %50
  %52 = load <32 x i64>, ptr %4, align 64
  %53 = shufflevector <32 x i64> %52, <32 x i64> poison, <32 x i32> zeroinitializer
  %54 = icmp ne <32 x i64> %52, %53
  %55 = bitcast <32 x i1> %54 to i32
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %57, label %157

57:                                               ; preds = %51
  %58 = getelementptr inbounds nuw i8, ptr %14, i64 56
  %59 = load i64, ptr %58, align 8
  %60 = or i64 %59, %6
  br label %61

61:                                               ; preds = %50, %57
  %62 = phi i64 [ %60, %57 ], [ %6, %50 ]
  %63 = mul i64 %22, -7046029254386353131
  %64 = mul i64 %24, -4417276706812531889
  %65 = add i64 %64, %63
  %66 = mul i64 %62, 1609587929392839161
  %67 = add i64 %65, %66
  %68 = getelementptr inbounds nuw i8, ptr %12, i64 64
  %69 = lshr i64 %67, 54
  %70 = getelementptr inbounds nuw [1024 x %struct.Row], ptr %68, i64 0, i64 %69
  %71 = load i64, ptr %70, align 8
  %72 = add i64 %62, 1
  %73 = icmp eq i64 %71, %72
  br i1 %73, label %74, label %157

74:                                               ; preds = %61
  %75 = getelementptr inbounds nuw i8, ptr %70, i64 8
  %76 = load i64, ptr %75, align 8
  %77 = icmp eq i64 %76, %22
  br i1 %77, label %78, label %157

78:                                               ; preds = %74
  %79 = getelementptr inbounds nuw i8, ptr %70, i64 16
  %80 = load i64, ptr %79, align 8
  %81 = icmp eq i64 %80, %24
  br i1 %81, label %82, label %157

82:                                               ; preds = %78
  %83 = getelementptr inbounds nuw i8, ptr %70, i64 40
  %84 = load i64, ptr %83, align 8
  %85 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %86 = load i64, ptr %85, align 8
  %87 = icmp ugt i64 %84, %86
  br i1 %87, label %157, label %88

88:                                               ; preds = %82
  %89 = icmp eq ptr %16, null
  br i1 %89, label %119, label %90

90:                                               ; preds = %88
  %91 = getelementptr inbounds nuw i8, ptr %16, i64 8
  %92 = load ptr, ptr %91, align 8
  %93 = getelementptr inbounds nuw i8, ptr %16, i64 32
  %94 = load ptr, ptr %93, align 8
  %95 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %96 = load i64, ptr %95, align 64
  %97 = lshr i64 %96, 24
  %98 = getelementptr inbounds nuw ptr, ptr %94, i64 %97
  %99 = load ptr, ptr %98, align 8
  %100 = getelementptr inbounds nuw i8, ptr %70, i64 48
  %101 = load ptr, ptr %100, align 8
  %102 = getelementptr inbounds nuw i8, ptr %70, i64 56
  %103 = load i64, ptr %102, align 8
  %104 = getelementptr inbounds nuw i8, ptr %14, i64 48
  %105 = load i64, ptr %104, align 8
  %106 = getelementptr inbounds nuw i8, ptr %14, i64 40
  %107 = load ptr, ptr %106, align 8
  %108 = load i32, ptr %107, align 4
  %109 = zext i32 %108 to i64
  %110 = shl nuw i64 %109, 32
  %111 = add i64 %110, 4294967296
  %112 = shl i64 %1, 4
  %113 = or i64 %111, %112
  %114 = tail call i64 @pieces(ptr noundef nonnull %16, ptr noundef %92, ptr noundef %99, ptr noundef %101, i64 noundef %103, i64 noundef 16, i64 noundef %105, i64 noundef %113, i64 noundef 0) #13
  %115 = icmp sgt i64 %114, -1
  br i1 %115, label %157, label %116

116:                                              ; preds = %90
  %117 = load i64, ptr %14, align 8
  %118 = load i64, ptr %35, align 8
  br label %119

119:                                              ; preds = %116, %88
  %120 = phi i64 [ %118, %116 ], [ %36, %88 ]
  %121 = phi i64 [ %117, %116 ], [ %31, %88 ]
  %122 = add i64 %121, 1
  store i64 %122, ptr %14, align 8
  %123 = getelementptr inbounds nuw i8, ptr %14, i64 128
  %124 = add i64 %120, -1
  %125 = and i64 %124, %121
  %126 = getelementptr inbounds nuw [0 x %struct.Product], ptr %123, i64 0, i64 %125
  %127 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %128 = load ptr, ptr %127, align 8
  store ptr %128, ptr %126, align 8
  %129 = getelementptr inbounds nuw i8, ptr %126, i64 8
  store i64 %1, ptr %129, align 8
  %130 = getelementptr inbounds nuw i8, ptr %70, i64 24
  %131 = load ptr, ptr %130, align 8
  %132 = getelementptr inbounds nuw i8, ptr %126, i64 16
  store ptr %131, ptr %132, align 8
  %133 = getelementptr inbounds nuw i8, ptr %70, i64 32
  %134 = load ptr, ptr %133, align 8
  %135 = getelementptr inbounds nuw i8, ptr %126, i64 24
  store ptr %134, ptr %135, align 8
  %136 = load i64, ptr %3, align 8
  %137 = and i64 %136, 1
  %138 = getelementptr inbounds nuw i8, ptr %126, i64 32
  store i64 %137, ptr %138, align 8
  %139 = getelementptr inbounds nuw i8, ptr %126, i64 40
  store i64 %7, ptr %139, align 8
  %140 = getelementptr inbounds nuw i8, ptr %126, i64 48
  store i64 %22, ptr %140, align 8
  %141 = getelementptr inbounds nuw i8, ptr %126, i64 56
  store i64 %24, ptr %141, align 8
  %142 = getelementptr inbounds nuw i8, ptr %126, i64 64
  store i64 %62, ptr %142, align 8
  %143 = getelementptr inbounds nuw i8, ptr %14, i64 32
  %144 = load i64, ptr %143, align 8
  %145 = or i64 %144, %17
  store i64 %145, ptr %143, align 8
  br i1 %18, label %157, label %146

146:                                              ; preds = %119
  %147 = getelementptr inbounds nuw i8, ptr %126, i64 128
  br label %148

148:                                              ; preds = %146, %148
  %149 = phi i64 [ 0, %146 ], [ %155, %148 ]
  %150 = getelementptr inbounds nuw <32 x i64>, ptr %4, i64 %149
  %151 = load <32 x i64>, ptr %150, align 64
  %152 = trunc <32 x i64> %151 to <32 x i32>
  %153 = shl nuw nsw i64 %149, 7
  %154 = getelementptr inbounds nuw i8, ptr %147, i64 %153
  store <32 x i32> %152, ptr %154, align 4
  %155 = add nuw nsw i64 %149, 1
  %156 = icmp eq i64 %155, 4
  br i1 %156, label %157, label %148

157:                                              ; preds = %148, %119, %82, %78, %74, %61, %90, %45, %51, %41, %21, %30
  %158 = phi i1 [ true, %30 ], [ true, %21 ], [ true, %41 ], [ true, %51 ], [ true, %45 ], [ true, %82 ], [ true, %78 ], [ true, %74 ], [ true, %61 ], [ true, %90 ], [ false, %119 ], [ false, %148 ]
  ret i1 %158
}

define internal fastcc void @fault(ptr nocapture noundef writeonly initializes((48, 80)) %0, i64 noundef range(i64 1, 7) %1, i32 noundef range(i32 0, 32) %2, i64 noundef %3, i64 noundef range(i64 1, 0) %4) unnamed_addr #8 {
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

define internal fastcc ptr @search(ptr noundef %0, i64 noundef %1, i64 noundef range(i64 1, 0) %2, i32 noundef range(i32 0, 32) %3, ptr noundef %4) unnamed_addr #9 {
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
  tail call fastcc void @fault(ptr noundef nonnull %0, i64 noundef 2, i32 noundef %3, i64 noundef %1, i64 noundef %2) #12
  br label %47

47:                                               ; preds = %39, %46
  %48 = phi ptr [ %45, %39 ], [ null, %46 ]
  ret ptr %48
}

declare i32 @llvm.umin.i32(i32, i32) #10

declare i32 @llvm.umax.i32(i32, i32) #10

declare i32 @llvm.smin.i32(i32, i32) #10

declare i32 @llvm.smax.i32(i32, i32) #10

attributes #0 = { nounwind }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { nofree norecurse nosync nounwind memory(argmem: readwrite) }
attributes #7 = { nofree norecurse nosync nounwind memory(argmem: readwrite) }
attributes #8 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write) }
attributes #9 = { nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) }
attributes #10 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #11 = { nounwind }
attributes #12 = { nobuiltin }
attributes #13 = { nobuiltin nounwind }

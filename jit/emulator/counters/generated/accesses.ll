; LLVM IR of accesses.c, made by python -m jit.llvm.generate.

%struct.Passes = type { i64, i64, i32 }
%struct.Counts = type { i64, i64, i64, i64, i64 }
%struct.Sample = type { i64, i64, i64, i64, i64, [32 x i64] }

define void @count_access(ptr nocapture noundef %0, ptr nocapture noundef %1, ptr nocapture noundef readonly %2, i32 noundef %3, i64 noundef %4, i32 noundef %5, ptr nocapture noundef readonly %6) #0 {
  %8 = alloca %struct.Passes, align 16
  %9 = load <32 x i64>, ptr %2, align 64
  %10 = lshr <32 x i64> %9, splat (i64 48)
  %11 = lshr <32 x i64> %9, splat (i64 24)
  %12 = and <32 x i64> %11, splat (i64 255)
  %13 = getelementptr inbounds nuw i8, ptr %6, i64 256
  %14 = load i64, ptr %13, align 64
  %15 = lshr i64 %14, 24
  %16 = insertelement <32 x i64> poison, i64 %15, i64 0
  %17 = shufflevector <32 x i64> %16, <32 x i64> poison, <32 x i32> zeroinitializer
  %18 = icmp eq <32 x i64> %12, %17
  %19 = bitcast <32 x i1> %18 to i32
  %20 = icmp eq <32 x i64> %10, splat (i64 65535)
  %21 = bitcast <32 x i1> %20 to i32
  %22 = and i32 %3, %21
  %23 = icmp eq <32 x i64> %10, splat (i64 65534)
  %24 = bitcast <32 x i1> %23 to i32
  %25 = and i32 %3, %24
  %26 = xor i32 %22, %3
  %27 = icmp eq i32 %25, %26
  br i1 %27, label %82, label %28

28:                                               ; preds = %7
  %29 = xor i32 %26, %25
  %30 = lshr <32 x i64> %9, splat (i64 5)
  br label %31

31:                                               ; preds = %31, %28
  %32 = phi i64 [ 0, %28 ], [ %49, %31 ]
  %33 = phi i32 [ %29, %28 ], [ %51, %31 ]
  %34 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %33, i1 true)
  %35 = shl nsw i32 -1, %34
  %36 = xor i32 %35, -1
  %37 = zext nneg i32 %34 to i64
  %38 = getelementptr inbounds nuw i64, ptr %2, i64 %37
  %39 = load i64, ptr %38, align 8
  %40 = lshr i64 %39, 5
  %41 = insertelement <32 x i64> poison, i64 %40, i64 0
  %42 = shufflevector <32 x i64> %41, <32 x i64> poison, <32 x i32> zeroinitializer
  %43 = icmp eq <32 x i64> %30, %42
  %44 = bitcast <32 x i1> %43 to i32
  %45 = and i32 %36, %44
  %46 = and i32 %45, %29
  %47 = icmp eq i32 %46, 0
  %48 = zext i1 %47 to i64
  %49 = add i64 %32, %48
  %50 = add i32 %33, -1
  %51 = and i32 %50, %33
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %53, label %31

53:                                               ; preds = %31
  %54 = tail call range(i32 1, 33) i32 @llvm.ctpop.i32(i32 range(i32 1, 0) %29)
  %55 = zext nneg i32 %54 to i64
  %56 = mul i64 %4, %55
  %57 = add i64 %56, 31
  %58 = lshr i64 %57, 5
  %59 = tail call i64 @llvm.umin.i64(i64 %49, i64 %58)
  %60 = load <2 x i64>, ptr %0, align 8
  %61 = insertelement <2 x i64> <i64 1, i64 poison>, i64 %55, i64 1
  %62 = add <2 x i64> %60, %61
  store <2 x i64> %62, ptr %0, align 8
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %64 = load i64, ptr %63, align 8
  %65 = add i64 %64, %56
  store i64 %65, ptr %63, align 8
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %67 = load i64, ptr %66, align 8
  %68 = add i64 %67, %49
  store i64 %68, ptr %66, align 8
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %70 = load i64, ptr %69, align 8
  %71 = add i64 %70, %59
  store i64 %71, ptr %69, align 8
  %72 = sub i64 %49, %59
  %73 = load i64, ptr %1, align 8
  %74 = icmp ugt i64 %72, %73
  br i1 %74, label %75, label %82

75:                                               ; preds = %53
  store i64 %72, ptr %1, align 8
  %76 = getelementptr inbounds nuw i8, ptr %1, i64 8
  store i64 %59, ptr %76, align 8
  %77 = zext i32 %29 to i64
  %78 = getelementptr inbounds nuw i8, ptr %1, i64 16
  store i64 %77, ptr %78, align 8
  %79 = getelementptr inbounds nuw i8, ptr %1, i64 24
  store i64 %4, ptr %79, align 8
  %80 = getelementptr inbounds nuw i8, ptr %1, i64 32
  store i64 32, ptr %80, align 8
  %81 = getelementptr inbounds nuw i8, ptr %1, i64 40
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(256) %81, ptr noundef nonnull readonly align 8 dereferenceable(256) %2, i64 256, i1 false)
  br label %82

82:                                               ; preds = %75, %53, %7
  %83 = and i32 %22, %19
  %84 = icmp eq i32 %83, 0
  br i1 %84, label %118, label %85

85:                                               ; preds = %82
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %8) #7
  %86 = icmp ne i32 %5, 0
  call fastcc void @passes_over_banks(ptr noundef %8, ptr noundef nonnull %2, i32 noundef %83, i64 noundef %4, i1 noundef zeroext %86) #8
  %87 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %88 = getelementptr inbounds nuw i8, ptr %1, i64 296
  %89 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %90 = load i32, ptr %89, align 16
  %91 = tail call range(i32 1, 33) i32 @llvm.ctpop.i32(i32 range(i32 1, 0) %83)
  %92 = zext nneg i32 %91 to i64
  %93 = load <2 x i64>, ptr %87, align 8
  %94 = insertelement <2 x i64> <i64 1, i64 poison>, i64 %92, i64 1
  %95 = add <2 x i64> %93, %94
  store <2 x i64> %95, ptr %87, align 8
  %96 = mul i64 %4, %92
  %97 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %98 = load i64, ptr %97, align 8
  %99 = add i64 %98, %96
  store i64 %99, ptr %97, align 8
  %100 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %101 = load <2 x i64>, ptr %8, align 16
  %102 = load <2 x i64>, ptr %100, align 8
  %103 = add <2 x i64> %102, %101
  store <2 x i64> %103, ptr %100, align 8
  %104 = extractelement <2 x i64> %101, i64 0
  %105 = extractelement <2 x i64> %101, i64 1
  %106 = sub i64 %104, %105
  %107 = load i64, ptr %88, align 8
  %108 = icmp ugt i64 %106, %107
  br i1 %108, label %109, label %117

109:                                              ; preds = %85
  store i64 %106, ptr %88, align 8
  %110 = getelementptr inbounds nuw i8, ptr %1, i64 304
  store i64 %105, ptr %110, align 8
  %111 = zext i32 %83 to i64
  %112 = getelementptr inbounds nuw i8, ptr %1, i64 312
  store i64 %111, ptr %112, align 8
  %113 = getelementptr inbounds nuw i8, ptr %1, i64 320
  store i64 %4, ptr %113, align 8
  %114 = zext i32 %90 to i64
  %115 = getelementptr inbounds nuw i8, ptr %1, i64 328
  store i64 %114, ptr %115, align 8
  %116 = getelementptr inbounds nuw i8, ptr %1, i64 336
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(256) %116, ptr noundef nonnull readonly align 8 dereferenceable(256) %2, i64 256, i1 false)
  br label %117

117:                                              ; preds = %85, %109
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %8) #7
  br label %118

118:                                              ; preds = %117, %82
  %119 = xor i32 %19, -1
  %120 = and i32 %22, %119
  %121 = icmp eq i32 %120, 0
  br i1 %121, label %133, label %122

122:                                              ; preds = %118
  %123 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %124 = tail call range(i32 1, 33) i32 @llvm.ctpop.i32(i32 range(i32 1, 0) %120)
  %125 = zext nneg i32 %124 to i64
  %126 = load <2 x i64>, ptr %123, align 8
  %127 = insertelement <2 x i64> <i64 1, i64 poison>, i64 %125, i64 1
  %128 = add <2 x i64> %126, %127
  store <2 x i64> %128, ptr %123, align 8
  %129 = mul i64 %4, %125
  %130 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %131 = load i64, ptr %130, align 8
  %132 = add i64 %131, %129
  store i64 %132, ptr %130, align 8
  br label %133

133:                                              ; preds = %122, %118
  %134 = icmp eq i32 %25, 0
  br i1 %134, label %146, label %135

135:                                              ; preds = %133
  %136 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %137 = tail call range(i32 1, 33) i32 @llvm.ctpop.i32(i32 range(i32 1, 0) %25)
  %138 = zext nneg i32 %137 to i64
  %139 = load <2 x i64>, ptr %136, align 8
  %140 = insertelement <2 x i64> <i64 1, i64 poison>, i64 %138, i64 1
  %141 = add <2 x i64> %139, %140
  store <2 x i64> %141, ptr %136, align 8
  %142 = mul i64 %4, %138
  %143 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %144 = load i64, ptr %143, align 8
  %145 = add i64 %144, %142
  store i64 %145, ptr %143, align 8
  br label %146

146:                                              ; preds = %135, %133
  ret void
}

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

define internal fastcc void @passes_over_banks(ptr nocapture noundef nonnull %0, ptr nocapture noundef readonly %1, i32 noundef %2, i64 noundef %3, i1 noundef zeroext %4) unnamed_addr #0 {
  %6 = alloca <32 x i32>, align 64
  %7 = alloca [32 x i8], align 16
  %8 = tail call i64 @llvm.umax.i64(i64 %3, i64 4)
  %9 = lshr i64 %8, 2
  %10 = trunc i64 %9 to i32
  %11 = icmp ugt i32 %10, 1
  %12 = and i1 %4, %11
  br i1 %12, label %13, label %53

13:                                               ; preds = %5
  %14 = icmp eq i32 %2, 0
  br i1 %14, label %53, label %15

15:                                               ; preds = %13, %30
  %16 = phi i32 [ %32, %30 ], [ %2, %13 ]
  %17 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %16, i1 true)
  %18 = xor i32 %17, 1
  %19 = shl nuw i32 1, %18
  %20 = and i32 %19, %2
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %30, label %22

22:                                               ; preds = %15
  %23 = zext nneg i32 %17 to i64
  %24 = getelementptr inbounds nuw i64, ptr %1, i64 %23
  %25 = load i64, ptr %24, align 8
  %26 = zext nneg i32 %18 to i64
  %27 = getelementptr inbounds nuw i64, ptr %1, i64 %26
  %28 = load i64, ptr %27, align 8
  %29 = icmp eq i64 %25, %28
  br i1 %29, label %30, label %34

30:                                               ; preds = %22, %15
  %31 = add i32 %16, -1
  %32 = and i32 %31, %16
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %53, label %15

34:                                               ; preds = %22, %49
  %35 = phi i32 [ %51, %49 ], [ %2, %22 ]
  %36 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %35, i1 true)
  %37 = xor i32 %36, 2
  %38 = shl nuw i32 1, %37
  %39 = and i32 %38, %2
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %49, label %41

41:                                               ; preds = %34
  %42 = zext nneg i32 %36 to i64
  %43 = getelementptr inbounds nuw i64, ptr %1, i64 %42
  %44 = load i64, ptr %43, align 8
  %45 = zext nneg i32 %37 to i64
  %46 = getelementptr inbounds nuw i64, ptr %1, i64 %45
  %47 = load i64, ptr %46, align 8
  %48 = icmp eq i64 %44, %47
  br i1 %48, label %49, label %53

49:                                               ; preds = %41, %34
  %50 = add i32 %35, -1
  %51 = and i32 %50, %35
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %53, label %34

53:                                               ; preds = %30, %49, %41, %13, %5
  %54 = phi i32 [ 0, %5 ], [ 1, %13 ], [ 1, %49 ], [ 0, %41 ], [ 1, %30 ]
  %55 = udiv i32 32, %10
  %56 = shl nuw nsw i32 %55, %54
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i32 %56, ptr %57, align 8
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 20
  store i32 0, ptr %58, align 4
  %59 = zext nneg i32 %56 to i64
  %60 = shl nsw i64 -1, %59
  %61 = xor i64 %60, -1
  %62 = xor i1 %4, true
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %64 = load i64, ptr %0, align 8
  %65 = load i64, ptr %63, align 8
  br label %67

66:                                               ; preds = %115
  ret void

67:                                               ; preds = %53, %115
  %68 = phi i64 [ 0, %53 ], [ %125, %115 ]
  %69 = phi i64 [ %64, %53 ], [ %121, %115 ]
  %70 = phi i64 [ %65, %53 ], [ %124, %115 ]
  %71 = shl i64 %61, %68
  %72 = trunc i64 %71 to i32
  %73 = and i32 %2, %72
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %6) #7
  store <32 x i32> splat (i32 -1), ptr %6, align 64
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %7) #7
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(32) %7, i8 0, i64 32, i1 false)
  %74 = icmp eq i32 %73, 0
  br i1 %74, label %115, label %75

75:                                               ; preds = %67, %86
  %76 = phi i32 [ %112, %86 ], [ 0, %67 ]
  %77 = phi i8 [ %111, %86 ], [ 0, %67 ]
  %78 = phi i32 [ %88, %86 ], [ %73, %67 ]
  %79 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %78, i1 true)
  %80 = zext nneg i32 %79 to i64
  %81 = getelementptr inbounds nuw i64, ptr %1, i64 %80
  %82 = load i64, ptr %81, align 8
  %83 = trunc i64 %82 to i32
  %84 = lshr i32 %83, 2
  %85 = add i32 %84, %10
  br label %90

86:                                               ; preds = %110
  %87 = add i32 %78, -1
  %88 = and i32 %87, %78
  %89 = icmp eq i32 %88, 0
  br i1 %89, label %115, label %75

90:                                               ; preds = %75, %110
  %91 = phi i32 [ %112, %110 ], [ %76, %75 ]
  %92 = phi i8 [ %111, %110 ], [ %77, %75 ]
  %93 = phi i32 [ %113, %110 ], [ %84, %75 ]
  %94 = load <32 x i32>, ptr %6, align 64
  %95 = insertelement <32 x i32> poison, i32 %93, i64 0
  %96 = shufflevector <32 x i32> %95, <32 x i32> poison, <32 x i32> zeroinitializer
  %97 = icmp eq <32 x i32> %94, %96
  %98 = bitcast <32 x i1> %97 to i32
  %99 = icmp eq i32 %98, 0
  br i1 %99, label %100, label %110

100:                                              ; preds = %90
  %101 = add i32 %91, 1
  %102 = zext i32 %91 to i64
  %103 = getelementptr inbounds nuw i32, ptr %6, i64 %102
  store i32 %93, ptr %103, align 4
  %104 = and i32 %93, 31
  %105 = zext nneg i32 %104 to i64
  %106 = getelementptr inbounds nuw [32 x i8], ptr %7, i64 0, i64 %105
  %107 = load i8, ptr %106, align 1
  %108 = add i8 %107, 1
  store i8 %108, ptr %106, align 1
  %109 = tail call i8 @llvm.umax.i8(i8 %108, i8 %92)
  br label %110

110:                                              ; preds = %100, %90
  %111 = phi i8 [ %92, %90 ], [ %109, %100 ]
  %112 = phi i32 [ %91, %90 ], [ %101, %100 ]
  %113 = add i32 %93, 1
  %114 = icmp eq i32 %113, %85
  br i1 %114, label %86, label %90

115:                                              ; preds = %86, %67
  %116 = phi i8 [ 0, %67 ], [ %111, %86 ]
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %7) #7
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %6) #7
  %117 = icmp ne i8 %116, 0
  %118 = or i1 %117, %62
  %119 = zext i8 %116 to i64
  %120 = select i1 %118, i64 %119, i64 1
  %121 = add i64 %69, %120
  store i64 %121, ptr %0, align 8
  %122 = or i1 %4, %117
  %123 = zext i1 %122 to i64
  %124 = add i64 %70, %123
  store i64 %124, ptr %63, align 8
  %125 = add nuw nsw i64 %68, %59
  %126 = icmp samesign ult i64 %125, 32
  br i1 %126, label %67, label %66
}

define void @record_access(ptr nocapture noundef %0, i64 noundef %1, ptr nocapture noundef readonly %2, i32 noundef %3, i64 noundef %4, i32 noundef %5, ptr nocapture noundef readonly %6) #2 {
  %8 = alloca <32 x i64>, align 64
  %9 = alloca %struct.Passes, align 8
  %10 = alloca <32 x i32>, align 64
  %11 = alloca [32 x i8], align 16
  %12 = alloca [4 x %struct.Counts], align 16
  %13 = alloca [2 x %struct.Sample], align 16
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %15 = load i64, ptr %14, align 8
  %16 = icmp ne i64 %15, 0
  %17 = icmp ne i32 %3, 0
  %18 = and i1 %17, %16
  br i1 %18, label %19, label %269

19:                                               ; preds = %7
  %20 = load i64, ptr %0, align 8
  %21 = icmp eq i64 %20, %15
  br i1 %21, label %29, label %22

22:                                               ; preds = %19
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %24 = load i64, ptr %23, align 8
  %25 = add i64 %24, 32
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %27 = load i64, ptr %26, align 8
  %28 = icmp ugt i64 %25, %27
  br i1 %28, label %29, label %33

29:                                               ; preds = %22, %19
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %31 = load i64, ptr %30, align 8
  %32 = add i64 %31, 1
  store i64 %32, ptr %30, align 8
  br label %269

33:                                               ; preds = %22
  call void @llvm.lifetime.start.p0(i64 160, ptr nonnull %12) #7
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(160) %12, i8 0, i64 160, i1 false)
  call void @llvm.lifetime.start.p0(i64 592, ptr nonnull %13) #7
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(592) %13, i8 0, i64 592, i1 false)
  call void @count_access(ptr noundef nonnull %12, ptr noundef nonnull %13, ptr noundef %2, i32 noundef %3, i64 noundef %4, i32 noundef %5, ptr noundef %6) #8
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %35 = load ptr, ptr %34, align 8
  %36 = getelementptr inbounds nuw i64, ptr %35, i64 %24
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %38 = load ptr, ptr %37, align 8
  %39 = add i64 %20, 1
  store i64 %39, ptr %0, align 8
  %40 = getelementptr inbounds nuw [4 x i64], ptr %38, i64 %20
  %41 = load i64, ptr %12, align 16
  %42 = icmp eq i64 %41, 0
  br i1 %42, label %75, label %43

43:                                               ; preds = %33, %68
  %44 = phi i64 [ %69, %68 ], [ 0, %33 ]
  %45 = phi i32 [ %71, %68 ], [ %3, %33 ]
  %46 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %45, i1 true)
  %47 = zext nneg i32 %46 to i64
  %48 = getelementptr inbounds nuw i64, ptr %2, i64 %47
  %49 = load i64, ptr %48, align 8
  %50 = lshr i64 %49, 5
  %51 = icmp ugt i64 %49, -562949953421313
  br i1 %51, label %68, label %52

52:                                               ; preds = %43
  %53 = icmp eq i64 %44, 0
  br i1 %53, label %62, label %54

54:                                               ; preds = %52, %59
  %55 = phi i64 [ %60, %59 ], [ 0, %52 ]
  %56 = getelementptr inbounds nuw i64, ptr %36, i64 %55
  %57 = load i64, ptr %56, align 8
  %58 = icmp eq i64 %57, %50
  br i1 %58, label %62, label %59

59:                                               ; preds = %54
  %60 = add nuw i64 %55, 1
  %61 = icmp eq i64 %60, %44
  br i1 %61, label %65, label %54

62:                                               ; preds = %54, %52
  %63 = phi i64 [ 0, %52 ], [ %55, %54 ]
  %64 = icmp eq i64 %63, %44
  br i1 %64, label %65, label %68

65:                                               ; preds = %59, %62
  %66 = add i64 %44, 1
  %67 = getelementptr inbounds nuw i64, ptr %36, i64 %44
  store i64 %50, ptr %67, align 8
  br label %68

68:                                               ; preds = %62, %65, %43
  %69 = phi i64 [ %44, %43 ], [ %66, %65 ], [ %44, %62 ]
  %70 = add i32 %45, -1
  %71 = and i32 %70, %45
  %72 = icmp eq i32 %71, 0
  br i1 %72, label %73, label %43

73:                                               ; preds = %68
  %74 = load i64, ptr %23, align 8
  br label %75

75:                                               ; preds = %73, %33
  %76 = phi i64 [ %24, %33 ], [ %74, %73 ]
  %77 = phi i64 [ 0, %33 ], [ %69, %73 ]
  %78 = add i64 %76, %77
  store i64 %78, ptr %23, align 8
  %79 = load <32 x i64>, ptr %2, align 64
  %80 = lshr <32 x i64> %79, splat (i64 48)
  %81 = icmp eq <32 x i64> %80, splat (i64 65534)
  %82 = bitcast <32 x i1> %81 to i32
  %83 = and i32 %3, %82
  %84 = icmp eq <32 x i64> %80, splat (i64 65535)
  %85 = bitcast <32 x i1> %84 to i32
  %86 = and i32 %3, %85
  %87 = icmp eq i64 %77, 0
  br i1 %87, label %154, label %88

88:                                               ; preds = %75
  %89 = xor i32 %86, %3
  %90 = xor i32 %89, %83
  %91 = tail call i64 @llvm.umax.i64(i64 %4, i64 4)
  %92 = lshr i64 %91, 2
  %93 = trunc i64 %92 to i32
  %94 = udiv i32 32, %93
  %95 = zext nneg i32 %94 to i64
  %96 = shl nsw i64 -1, %95
  %97 = xor i64 %96, -1
  br label %98

98:                                               ; preds = %147, %88
  %99 = phi i64 [ 0, %88 ], [ %150, %147 ]
  %100 = phi i64 [ 0, %88 ], [ %149, %147 ]
  %101 = shl i64 %97, %99
  %102 = trunc i64 %101 to i32
  %103 = and i32 %90, %102
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %10) #7
  store <32 x i32> splat (i32 -1), ptr %10, align 64
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %11) #7
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(32) %11, i8 0, i64 32, i1 false)
  %104 = icmp eq i32 %103, 0
  br i1 %104, label %147, label %105

105:                                              ; preds = %98, %116
  %106 = phi i32 [ %142, %116 ], [ 0, %98 ]
  %107 = phi i8 [ %141, %116 ], [ 0, %98 ]
  %108 = phi i32 [ %118, %116 ], [ %103, %98 ]
  %109 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %108, i1 true)
  %110 = zext nneg i32 %109 to i64
  %111 = getelementptr inbounds nuw i64, ptr %2, i64 %110
  %112 = load i64, ptr %111, align 8
  %113 = trunc i64 %112 to i32
  %114 = lshr i32 %113, 2
  %115 = add i32 %114, %93
  br label %120

116:                                              ; preds = %140
  %117 = add i32 %108, -1
  %118 = and i32 %117, %108
  %119 = icmp eq i32 %118, 0
  br i1 %119, label %145, label %105

120:                                              ; preds = %140, %105
  %121 = phi i32 [ %142, %140 ], [ %106, %105 ]
  %122 = phi i8 [ %141, %140 ], [ %107, %105 ]
  %123 = phi i32 [ %143, %140 ], [ %114, %105 ]
  %124 = load <32 x i32>, ptr %10, align 64
  %125 = insertelement <32 x i32> poison, i32 %123, i64 0
  %126 = shufflevector <32 x i32> %125, <32 x i32> poison, <32 x i32> zeroinitializer
  %127 = icmp eq <32 x i32> %124, %126
  %128 = bitcast <32 x i1> %127 to i32
  %129 = icmp eq i32 %128, 0
  br i1 %129, label %130, label %140

130:                                              ; preds = %120
  %131 = add i32 %121, 1
  %132 = zext i32 %121 to i64
  %133 = getelementptr inbounds nuw i32, ptr %10, i64 %132
  store i32 %123, ptr %133, align 4
  %134 = and i32 %123, 31
  %135 = zext nneg i32 %134 to i64
  %136 = getelementptr inbounds nuw [32 x i8], ptr %11, i64 0, i64 %135
  %137 = load i8, ptr %136, align 1
  %138 = add i8 %137, 1
  store i8 %138, ptr %136, align 1
  %139 = tail call i8 @llvm.umax.i8(i8 %138, i8 %122)
  br label %140

140:                                              ; preds = %130, %120
  %141 = phi i8 [ %122, %120 ], [ %139, %130 ]
  %142 = phi i32 [ %121, %120 ], [ %131, %130 ]
  %143 = add i32 %123, 1
  %144 = icmp eq i32 %143, %115
  br i1 %144, label %116, label %120

145:                                              ; preds = %116
  %146 = zext i8 %141 to i64
  br label %147

147:                                              ; preds = %145, %98
  %148 = phi i64 [ 0, %98 ], [ %146, %145 ]
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %11) #7
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %10) #7
  %149 = add i64 %100, %148
  %150 = add nuw nsw i64 %99, %95
  %151 = icmp samesign ult i64 %150, 32
  br i1 %151, label %98, label %152

152:                                              ; preds = %147
  %153 = shl i64 %149, 48
  br label %154

154:                                              ; preds = %152, %75
  %155 = phi i64 [ 0, %75 ], [ %153, %152 ]
  %156 = getelementptr inbounds nuw i8, ptr %6, i64 320
  %157 = load i64, ptr %156, align 64
  %158 = shl i64 %157, 32
  %159 = add i64 %158, -4294967296
  %160 = or i64 %159, %1
  store i64 %160, ptr %40, align 8
  %161 = load <32 x i64>, ptr %2, align 64
  %162 = lshr <32 x i64> %161, splat (i64 24)
  %163 = and <32 x i64> %162, splat (i64 255)
  %164 = getelementptr inbounds nuw i8, ptr %6, i64 256
  %165 = load i64, ptr %164, align 64
  %166 = lshr i64 %165, 24
  %167 = insertelement <32 x i64> poison, i64 %166, i64 0
  %168 = shufflevector <32 x i64> %167, <32 x i64> poison, <32 x i32> zeroinitializer
  %169 = icmp eq <32 x i64> %163, %168
  %170 = bitcast <32 x i1> %169 to i32
  %171 = and i32 %86, %170
  %172 = getelementptr inbounds nuw i8, ptr %6, i64 304
  %173 = load i64, ptr %172, align 16
  %174 = shl nuw nsw i64 %166, 16
  %175 = and i64 %174, 4294901760
  %176 = or i64 %175, %173
  %177 = getelementptr inbounds nuw i8, ptr %40, i64 8
  store i64 %176, ptr %177, align 8
  %178 = icmp eq i32 %171, 0
  %179 = or i32 %171, %5
  %180 = icmp eq i32 %179, 0
  br i1 %180, label %181, label %225

181:                                              ; preds = %154
  %182 = xor i32 %86, %3
  %183 = load <32 x i64>, ptr %2, align 64
  %184 = lshr <32 x i64> %183, splat (i64 5)
  %185 = icmp eq i32 %83, %182
  br i1 %185, label %222, label %186

186:                                              ; preds = %181
  %187 = xor i32 %182, %83
  br label %188

188:                                              ; preds = %186, %201
  %189 = phi i64 [ %203, %201 ], [ 0, %186 ]
  %190 = phi i32 [ %204, %201 ], [ %187, %186 ]
  %191 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %190, i1 true)
  %192 = extractelement <32 x i64> %184, i32 %191
  %193 = insertelement <32 x i64> poison, i64 %192, i64 0
  %194 = shufflevector <32 x i64> %193, <32 x i64> poison, <32 x i32> zeroinitializer
  %195 = icmp eq <32 x i64> %184, %194
  %196 = bitcast <32 x i1> %195 to i32
  %197 = and i32 %190, %196
  %198 = icmp eq i32 %197, 0
  br i1 %198, label %201, label %206

199:                                              ; preds = %206
  %200 = zext nneg i32 %217 to i64
  br label %201

201:                                              ; preds = %199, %188
  %202 = phi i64 [ 0, %188 ], [ %200, %199 ]
  %203 = add i64 %202, %189
  %204 = xor i32 %197, %190
  %205 = icmp eq i32 %197, %190
  br i1 %205, label %220, label %188

206:                                              ; preds = %188, %206
  %207 = phi i32 [ %218, %206 ], [ %197, %188 ]
  %208 = phi i32 [ %217, %206 ], [ 0, %188 ]
  %209 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %207, i1 true)
  %210 = extractelement <32 x i64> %183, i32 %209
  %211 = insertelement <32 x i64> poison, i64 %210, i64 0
  %212 = shufflevector <32 x i64> %211, <32 x i64> poison, <32 x i32> zeroinitializer
  %213 = icmp eq <32 x i64> %183, %212
  %214 = bitcast <32 x i1> %213 to i32
  %215 = and i32 %207, %214
  %216 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %215)
  %217 = tail call i32 @llvm.umax.i32(i32 %216, i32 %208)
  %218 = xor i32 %215, %207
  %219 = icmp eq i32 %215, %207
  br i1 %219, label %199, label %206

220:                                              ; preds = %201
  %221 = shl i64 %203, 32
  br label %222

222:                                              ; preds = %220, %181
  %223 = phi i64 [ 0, %181 ], [ %221, %220 ]
  %224 = or i64 %223, %176
  store i64 %224, ptr %177, align 8
  br label %225

225:                                              ; preds = %222, %154
  %226 = phi i64 [ %224, %222 ], [ %176, %154 ]
  %227 = getelementptr inbounds nuw i8, ptr %12, i64 64
  %228 = load i64, ptr %227, align 16
  br i1 %178, label %231, label %229

229:                                              ; preds = %225
  %230 = icmp ne i32 %5, 0
  br label %249

231:                                              ; preds = %261, %225
  %232 = getelementptr inbounds nuw i8, ptr %12, i64 72
  %233 = load i64, ptr %232, align 8
  %234 = shl i64 %233, 16
  %235 = tail call range(i32 1, 33) i32 @llvm.ctpop.i32(i32 %3)
  %236 = zext nneg i32 %235 to i64
  %237 = shl nuw nsw i64 %236, 32
  %238 = shl i64 %4, 40
  %239 = or disjoint i64 %237, %238
  %240 = or i64 %239, %155
  %241 = or i64 %240, %234
  %242 = or i64 %241, %228
  %243 = getelementptr inbounds nuw i8, ptr %40, i64 16
  store i64 %242, ptr %243, align 8
  %244 = getelementptr inbounds nuw i8, ptr %12, i64 88
  %245 = load i64, ptr %244, align 8
  %246 = shl i64 %77, 32
  %247 = or i64 %245, %246
  %248 = getelementptr inbounds nuw i8, ptr %40, i64 24
  store i64 %247, ptr %248, align 8
  call void @llvm.lifetime.end.p0(i64 592, ptr nonnull %13) #7
  call void @llvm.lifetime.end.p0(i64 160, ptr nonnull %12) #7
  br label %269

249:                                              ; preds = %229, %261
  %250 = phi i64 [ %226, %229 ], [ %266, %261 ]
  %251 = phi i32 [ 8, %229 ], [ %267, %261 ]
  %252 = zext nneg i32 %251 to i64
  %253 = icmp ult i64 %4, %252
  br i1 %253, label %254, label %261

254:                                              ; preds = %249
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %8) #7
  %255 = load <32 x i64>, ptr %2, align 64
  %256 = sub nsw i64 0, %252
  %257 = insertelement <32 x i64> poison, i64 %256, i64 0
  %258 = shufflevector <32 x i64> %257, <32 x i64> poison, <32 x i32> zeroinitializer
  %259 = and <32 x i64> %255, %258
  store <32 x i64> %259, ptr %8, align 64
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %9) #7
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %9, i8 0, i64 24, i1 false)
  call fastcc void @passes_over_banks(ptr noundef %9, ptr noundef nonnull %8, i32 noundef range(i32 1, 0) %171, i64 noundef range(i64 8, 17) %252, i1 noundef zeroext %230) #8
  %260 = load i64, ptr %9, align 8
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %9) #7
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %8) #7
  br label %261

261:                                              ; preds = %249, %254
  %262 = phi i64 [ %260, %254 ], [ %228, %249 ]
  %263 = icmp eq i32 %251, 8
  %264 = select i1 %263, i64 32, i64 48
  %265 = shl i64 %262, %264
  %266 = or i64 %250, %265
  store i64 %266, ptr %177, align 8
  %267 = shl nuw nsw i32 %251, 1
  %268 = icmp ult i32 %251, 9
  br i1 %268, label %249, label %231

269:                                              ; preds = %7, %231, %29
  ret void
}

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #3

declare i32 @llvm.cttz.i32(i32, i1 immarg) #4

declare i32 @llvm.ctpop.i32(i32) #4

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #5

declare i64 @llvm.umin.i64(i64, i64) #6

declare i64 @llvm.umax.i64(i64, i64) #6

declare i8 @llvm.umax.i8(i8, i8) #6

declare i32 @llvm.umax.i32(i32, i32) #6

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nounwind }
attributes #8 = { nobuiltin }

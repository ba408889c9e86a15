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
  %8 = alloca <32 x i32>, align 64
  %9 = alloca [32 x i8], align 16
  %10 = alloca [4 x %struct.Counts], align 16
  %11 = alloca [2 x %struct.Sample], align 16
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %13 = load i64, ptr %12, align 8
  %14 = icmp ne i64 %13, 0
  %15 = icmp ne i32 %3, 0
  %16 = and i1 %15, %14
  br i1 %16, label %17, label %179

17:                                               ; preds = %7
  %18 = load i64, ptr %0, align 8
  %19 = icmp eq i64 %18, %13
  br i1 %19, label %27, label %20

20:                                               ; preds = %17
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %22 = load i64, ptr %21, align 8
  %23 = add i64 %22, 32
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %25 = load i64, ptr %24, align 8
  %26 = icmp ugt i64 %23, %25
  br i1 %26, label %27, label %31

27:                                               ; preds = %20, %17
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %29 = load i64, ptr %28, align 8
  %30 = add i64 %29, 1
  store i64 %30, ptr %28, align 8
  br label %179

31:                                               ; preds = %20
  call void @llvm.lifetime.start.p0(i64 160, ptr nonnull %10) #7
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(160) %10, i8 0, i64 160, i1 false)
  call void @llvm.lifetime.start.p0(i64 592, ptr nonnull %11) #7
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(592) %11, i8 0, i64 592, i1 false)
  call void @count_access(ptr noundef nonnull %10, ptr noundef nonnull %11, ptr noundef %2, i32 noundef %3, i64 noundef %4, i32 noundef %5, ptr noundef %6) #8
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %33 = load ptr, ptr %32, align 8
  %34 = getelementptr inbounds nuw i64, ptr %33, i64 %22
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %36 = load ptr, ptr %35, align 8
  %37 = add i64 %18, 1
  store i64 %37, ptr %0, align 8
  %38 = getelementptr inbounds nuw [4 x i64], ptr %36, i64 %18
  %39 = load i64, ptr %10, align 16
  %40 = icmp eq i64 %39, 0
  br i1 %40, label %145, label %41

41:                                               ; preds = %31, %66
  %42 = phi i64 [ %67, %66 ], [ 0, %31 ]
  %43 = phi i32 [ %69, %66 ], [ %3, %31 ]
  %44 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %43, i1 true)
  %45 = zext nneg i32 %44 to i64
  %46 = getelementptr inbounds nuw i64, ptr %2, i64 %45
  %47 = load i64, ptr %46, align 8
  %48 = lshr i64 %47, 5
  %49 = icmp ugt i64 %47, -562949953421313
  br i1 %49, label %66, label %50

50:                                               ; preds = %41
  %51 = icmp eq i64 %42, 0
  br i1 %51, label %60, label %52

52:                                               ; preds = %50, %57
  %53 = phi i64 [ %58, %57 ], [ 0, %50 ]
  %54 = getelementptr inbounds nuw i64, ptr %34, i64 %53
  %55 = load i64, ptr %54, align 8
  %56 = icmp eq i64 %55, %48
  br i1 %56, label %60, label %57

57:                                               ; preds = %52
  %58 = add nuw i64 %53, 1
  %59 = icmp eq i64 %58, %42
  br i1 %59, label %63, label %52

60:                                               ; preds = %52, %50
  %61 = phi i64 [ 0, %50 ], [ %53, %52 ]
  %62 = icmp eq i64 %61, %42
  br i1 %62, label %63, label %66

63:                                               ; preds = %57, %60
  %64 = add i64 %42, 1
  %65 = getelementptr inbounds nuw i64, ptr %34, i64 %42
  store i64 %48, ptr %65, align 8
  br label %66

66:                                               ; preds = %60, %63, %41
  %67 = phi i64 [ %42, %41 ], [ %64, %63 ], [ %42, %60 ]
  %68 = add i32 %43, -1
  %69 = and i32 %68, %43
  %70 = icmp eq i32 %69, 0
  br i1 %70, label %71, label %41

71:                                               ; preds = %66
  %72 = load i64, ptr %21, align 8
  %73 = add i64 %72, %67
  store i64 %73, ptr %21, align 8
  %74 = icmp eq i64 %67, 0
  br i1 %74, label %145, label %75

75:                                               ; preds = %71
  %76 = load <32 x i64>, ptr %2, align 64
  %77 = icmp ugt <32 x i64> %76, splat (i64 -562949953421313)
  %78 = bitcast <32 x i1> %77 to i32
  %79 = xor i32 %78, -1
  %80 = tail call i64 @llvm.umax.i64(i64 %4, i64 4)
  %81 = lshr i64 %80, 2
  %82 = trunc i64 %81 to i32
  %83 = udiv i32 32, %82
  %84 = zext nneg i32 %83 to i64
  %85 = shl nsw i64 -1, %84
  %86 = xor i64 %85, -1
  %87 = and i32 %79, %3
  br label %88

88:                                               ; preds = %137, %75
  %89 = phi i64 [ 0, %75 ], [ %140, %137 ]
  %90 = phi i64 [ 0, %75 ], [ %139, %137 ]
  %91 = shl i64 %86, %89
  %92 = trunc i64 %91 to i32
  %93 = and i32 %92, %87
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %8) #7
  store <32 x i32> splat (i32 -1), ptr %8, align 64
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %9) #7
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(32) %9, i8 0, i64 32, i1 false)
  %94 = icmp eq i32 %93, 0
  br i1 %94, label %137, label %95

95:                                               ; preds = %88, %106
  %96 = phi i32 [ %132, %106 ], [ 0, %88 ]
  %97 = phi i8 [ %131, %106 ], [ 0, %88 ]
  %98 = phi i32 [ %108, %106 ], [ %93, %88 ]
  %99 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %98, i1 true)
  %100 = zext nneg i32 %99 to i64
  %101 = getelementptr inbounds nuw i64, ptr %2, i64 %100
  %102 = load i64, ptr %101, align 8
  %103 = trunc i64 %102 to i32
  %104 = lshr i32 %103, 2
  %105 = add i32 %104, %82
  br label %110

106:                                              ; preds = %130
  %107 = add i32 %98, -1
  %108 = and i32 %107, %98
  %109 = icmp eq i32 %108, 0
  br i1 %109, label %135, label %95

110:                                              ; preds = %130, %95
  %111 = phi i32 [ %132, %130 ], [ %96, %95 ]
  %112 = phi i8 [ %131, %130 ], [ %97, %95 ]
  %113 = phi i32 [ %133, %130 ], [ %104, %95 ]
  %114 = load <32 x i32>, ptr %8, align 64
  %115 = insertelement <32 x i32> poison, i32 %113, i64 0
  %116 = shufflevector <32 x i32> %115, <32 x i32> poison, <32 x i32> zeroinitializer
  %117 = icmp eq <32 x i32> %114, %116
  %118 = bitcast <32 x i1> %117 to i32
  %119 = icmp eq i32 %118, 0
  br i1 %119, label %120, label %130

120:                                              ; preds = %110
  %121 = add i32 %111, 1
  %122 = zext i32 %111 to i64
  %123 = getelementptr inbounds nuw i32, ptr %8, i64 %122
  store i32 %113, ptr %123, align 4
  %124 = and i32 %113, 31
  %125 = zext nneg i32 %124 to i64
  %126 = getelementptr inbounds nuw [32 x i8], ptr %9, i64 0, i64 %125
  %127 = load i8, ptr %126, align 1
  %128 = add i8 %127, 1
  store i8 %128, ptr %126, align 1
  %129 = tail call i8 @llvm.umax.i8(i8 %128, i8 %112)
  br label %130

130:                                              ; preds = %120, %110
  %131 = phi i8 [ %112, %110 ], [ %129, %120 ]
  %132 = phi i32 [ %111, %110 ], [ %121, %120 ]
  %133 = add i32 %113, 1
  %134 = icmp eq i32 %133, %105
  br i1 %134, label %106, label %110

135:                                              ; preds = %106
  %136 = zext i8 %131 to i64
  br label %137

137:                                              ; preds = %135, %88
  %138 = phi i64 [ 0, %88 ], [ %136, %135 ]
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %9) #7
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %8) #7
  %139 = add i64 %90, %138
  %140 = add nuw nsw i64 %89, %84
  %141 = icmp samesign ult i64 %140, 32
  br i1 %141, label %88, label %142

142:                                              ; preds = %137
  %143 = shl i64 %139, 48
  %144 = shl i64 %67, 32
  br label %145

145:                                              ; preds = %142, %31, %71
  %146 = phi i64 [ 0, %71 ], [ 0, %31 ], [ %144, %142 ]
  %147 = phi i64 [ 0, %71 ], [ 0, %31 ], [ %143, %142 ]
  %148 = getelementptr inbounds nuw i8, ptr %6, i64 320
  %149 = load i64, ptr %148, align 64
  %150 = shl i64 %149, 32
  %151 = add i64 %150, -4294967296
  %152 = or i64 %151, %1
  store i64 %152, ptr %38, align 8
  %153 = getelementptr inbounds nuw i8, ptr %6, i64 304
  %154 = load i64, ptr %153, align 16
  %155 = getelementptr inbounds nuw i8, ptr %6, i64 256
  %156 = load i64, ptr %155, align 64
  %157 = lshr i64 %156, 8
  %158 = and i64 %157, 72057594037862400
  %159 = or i64 %158, %154
  %160 = getelementptr inbounds nuw i8, ptr %38, i64 8
  store i64 %159, ptr %160, align 8
  %161 = getelementptr inbounds nuw i8, ptr %10, i64 64
  %162 = load i64, ptr %161, align 16
  %163 = getelementptr inbounds nuw i8, ptr %10, i64 72
  %164 = load i64, ptr %163, align 8
  %165 = shl i64 %164, 16
  %166 = tail call range(i32 1, 33) i32 @llvm.ctpop.i32(i32 %3)
  %167 = zext nneg i32 %166 to i64
  %168 = shl nuw nsw i64 %167, 32
  %169 = shl i64 %4, 40
  %170 = or disjoint i64 %168, %169
  %171 = or i64 %170, %147
  %172 = or i64 %171, %162
  %173 = or i64 %172, %165
  %174 = getelementptr inbounds nuw i8, ptr %38, i64 16
  store i64 %173, ptr %174, align 8
  %175 = getelementptr inbounds nuw i8, ptr %10, i64 88
  %176 = load i64, ptr %175, align 8
  %177 = or i64 %176, %146
  %178 = getelementptr inbounds nuw i8, ptr %38, i64 24
  store i64 %177, ptr %178, align 8
  call void @llvm.lifetime.end.p0(i64 592, ptr nonnull %11) #7
  call void @llvm.lifetime.end.p0(i64 160, ptr nonnull %10) #7
  br label %179

179:                                              ; preds = %7, %145, %27
  ret void
}

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #3

declare i32 @llvm.cttz.i32(i32, i1 immarg) #4

declare i32 @llvm.ctpop.i32(i32) #4

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #5

declare i64 @llvm.umin.i64(i64, i64) #6

declare i64 @llvm.umax.i64(i64, i64) #6

declare i8 @llvm.umax.i8(i8, i8) #6

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nounwind }
attributes #8 = { nobuiltin }

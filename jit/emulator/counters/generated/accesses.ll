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
  br i1 %18, label %19, label %224

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
  br label %224

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
  br i1 %42, label %43, label %46

43:                                               ; preds = %33
  %44 = load <32 x i64>, ptr %2, align 64
  %45 = icmp ugt <32 x i64> %44, splat (i64 -281474976710657)
  br label %153

46:                                               ; preds = %33, %71
  %47 = phi i64 [ %72, %71 ], [ 0, %33 ]
  %48 = phi i32 [ %74, %71 ], [ %3, %33 ]
  %49 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %48, i1 true)
  %50 = zext nneg i32 %49 to i64
  %51 = getelementptr inbounds nuw i64, ptr %2, i64 %50
  %52 = load i64, ptr %51, align 8
  %53 = lshr i64 %52, 5
  %54 = icmp ugt i64 %52, -562949953421313
  br i1 %54, label %71, label %55

55:                                               ; preds = %46
  %56 = icmp eq i64 %47, 0
  br i1 %56, label %65, label %57

57:                                               ; preds = %55, %62
  %58 = phi i64 [ %63, %62 ], [ 0, %55 ]
  %59 = getelementptr inbounds nuw i64, ptr %36, i64 %58
  %60 = load i64, ptr %59, align 8
  %61 = icmp eq i64 %60, %53
  br i1 %61, label %65, label %62

62:                                               ; preds = %57
  %63 = add nuw i64 %58, 1
  %64 = icmp eq i64 %63, %47
  br i1 %64, label %68, label %57

65:                                               ; preds = %57, %55
  %66 = phi i64 [ 0, %55 ], [ %58, %57 ]
  %67 = icmp eq i64 %66, %47
  br i1 %67, label %68, label %71

68:                                               ; preds = %62, %65
  %69 = add i64 %47, 1
  %70 = getelementptr inbounds nuw i64, ptr %36, i64 %47
  store i64 %53, ptr %70, align 8
  br label %71

71:                                               ; preds = %65, %68, %46
  %72 = phi i64 [ %47, %46 ], [ %69, %68 ], [ %47, %65 ]
  %73 = add i32 %48, -1
  %74 = and i32 %73, %48
  %75 = icmp eq i32 %74, 0
  br i1 %75, label %76, label %46

76:                                               ; preds = %71
  %77 = load i64, ptr %23, align 8
  %78 = add i64 %77, %72
  store i64 %78, ptr %23, align 8
  %79 = load <32 x i64>, ptr %2, align 64
  %80 = lshr <32 x i64> %79, splat (i64 48)
  %81 = icmp eq <32 x i64> %80, splat (i64 65535)
  %82 = icmp eq i64 %72, 0
  br i1 %82, label %153, label %83

83:                                               ; preds = %76
  %84 = icmp eq <32 x i64> %80, splat (i64 65534)
  %85 = xor <32 x i1> %84, %81
  %86 = bitcast <32 x i1> %85 to i32
  %87 = xor i32 %86, -1
  %88 = tail call i64 @llvm.umax.i64(i64 %4, i64 4)
  %89 = lshr i64 %88, 2
  %90 = trunc i64 %89 to i32
  %91 = udiv i32 32, %90
  %92 = zext nneg i32 %91 to i64
  %93 = shl nsw i64 -1, %92
  %94 = xor i64 %93, -1
  %95 = and i32 %87, %3
  br label %96

96:                                               ; preds = %145, %83
  %97 = phi i64 [ 0, %83 ], [ %148, %145 ]
  %98 = phi i64 [ 0, %83 ], [ %147, %145 ]
  %99 = shl i64 %94, %97
  %100 = trunc i64 %99 to i32
  %101 = and i32 %100, %95
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %10) #7
  store <32 x i32> splat (i32 -1), ptr %10, align 64
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %11) #7
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(32) %11, i8 0, i64 32, i1 false)
  %102 = icmp eq i32 %101, 0
  br i1 %102, label %145, label %103

103:                                              ; preds = %96, %114
  %104 = phi i32 [ %140, %114 ], [ 0, %96 ]
  %105 = phi i8 [ %139, %114 ], [ 0, %96 ]
  %106 = phi i32 [ %116, %114 ], [ %101, %96 ]
  %107 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %106, i1 true)
  %108 = zext nneg i32 %107 to i64
  %109 = getelementptr inbounds nuw i64, ptr %2, i64 %108
  %110 = load i64, ptr %109, align 8
  %111 = trunc i64 %110 to i32
  %112 = lshr i32 %111, 2
  %113 = add i32 %112, %90
  br label %118

114:                                              ; preds = %138
  %115 = add i32 %106, -1
  %116 = and i32 %115, %106
  %117 = icmp eq i32 %116, 0
  br i1 %117, label %143, label %103

118:                                              ; preds = %138, %103
  %119 = phi i32 [ %140, %138 ], [ %104, %103 ]
  %120 = phi i8 [ %139, %138 ], [ %105, %103 ]
  %121 = phi i32 [ %141, %138 ], [ %112, %103 ]
  %122 = load <32 x i32>, ptr %10, align 64
  %123 = insertelement <32 x i32> poison, i32 %121, i64 0
  %124 = shufflevector <32 x i32> %123, <32 x i32> poison, <32 x i32> zeroinitializer
  %125 = icmp eq <32 x i32> %122, %124
  %126 = bitcast <32 x i1> %125 to i32
  %127 = icmp eq i32 %126, 0
  br i1 %127, label %128, label %138

128:                                              ; preds = %118
  %129 = add i32 %119, 1
  %130 = zext i32 %119 to i64
  %131 = getelementptr inbounds nuw i32, ptr %10, i64 %130
  store i32 %121, ptr %131, align 4
  %132 = and i32 %121, 31
  %133 = zext nneg i32 %132 to i64
  %134 = getelementptr inbounds nuw [32 x i8], ptr %11, i64 0, i64 %133
  %135 = load i8, ptr %134, align 1
  %136 = add i8 %135, 1
  store i8 %136, ptr %134, align 1
  %137 = tail call i8 @llvm.umax.i8(i8 %136, i8 %120)
  br label %138

138:                                              ; preds = %128, %118
  %139 = phi i8 [ %120, %118 ], [ %137, %128 ]
  %140 = phi i32 [ %119, %118 ], [ %129, %128 ]
  %141 = add i32 %121, 1
  %142 = icmp eq i32 %141, %113
  br i1 %142, label %114, label %118

143:                                              ; preds = %114
  %144 = zext i8 %139 to i64
  br label %145

145:                                              ; preds = %143, %96
  %146 = phi i64 [ 0, %96 ], [ %144, %143 ]
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %11) #7
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %10) #7
  %147 = add i64 %98, %146
  %148 = add nuw nsw i64 %97, %92
  %149 = icmp samesign ult i64 %148, 32
  br i1 %149, label %96, label %150

150:                                              ; preds = %145
  %151 = shl i64 %147, 48
  %152 = shl i64 %72, 32
  br label %153

153:                                              ; preds = %43, %150, %76
  %154 = phi <32 x i1> [ %81, %76 ], [ %81, %150 ], [ %45, %43 ]
  %155 = phi i64 [ 0, %76 ], [ %152, %150 ], [ 0, %43 ]
  %156 = phi i64 [ 0, %76 ], [ %151, %150 ], [ 0, %43 ]
  %157 = getelementptr inbounds nuw i8, ptr %6, i64 320
  %158 = load i64, ptr %157, align 64
  %159 = shl i64 %158, 32
  %160 = add i64 %159, -4294967296
  %161 = or i64 %160, %1
  store i64 %161, ptr %40, align 8
  %162 = load <32 x i64>, ptr %2, align 64
  %163 = lshr <32 x i64> %162, splat (i64 24)
  %164 = and <32 x i64> %163, splat (i64 255)
  %165 = getelementptr inbounds nuw i8, ptr %6, i64 256
  %166 = load i64, ptr %165, align 64
  %167 = lshr i64 %166, 24
  %168 = insertelement <32 x i64> poison, i64 %167, i64 0
  %169 = shufflevector <32 x i64> %168, <32 x i64> poison, <32 x i32> zeroinitializer
  %170 = icmp eq <32 x i64> %164, %169
  %171 = and <32 x i1> %154, %170
  %172 = bitcast <32 x i1> %171 to i32
  %173 = and i32 %3, %172
  %174 = getelementptr inbounds nuw i8, ptr %6, i64 304
  %175 = load i64, ptr %174, align 16
  %176 = shl nuw nsw i64 %167, 16
  %177 = and i64 %176, 4294901760
  %178 = or i64 %177, %175
  %179 = getelementptr inbounds nuw i8, ptr %40, i64 8
  store i64 %178, ptr %179, align 8
  %180 = getelementptr inbounds nuw i8, ptr %12, i64 64
  %181 = load i64, ptr %180, align 16
  %182 = icmp eq i32 %173, 0
  %183 = icmp ne i32 %5, 0
  br label %201

184:                                              ; preds = %216
  %185 = getelementptr inbounds nuw i8, ptr %12, i64 72
  %186 = load i64, ptr %185, align 8
  %187 = shl i64 %186, 16
  %188 = tail call range(i32 1, 33) i32 @llvm.ctpop.i32(i32 %3)
  %189 = zext nneg i32 %188 to i64
  %190 = shl nuw nsw i64 %189, 32
  %191 = shl i64 %4, 40
  %192 = or disjoint i64 %190, %191
  %193 = or i64 %192, %156
  %194 = or i64 %193, %187
  %195 = or i64 %194, %181
  %196 = getelementptr inbounds nuw i8, ptr %40, i64 16
  store i64 %195, ptr %196, align 8
  %197 = getelementptr inbounds nuw i8, ptr %12, i64 88
  %198 = load i64, ptr %197, align 8
  %199 = or i64 %198, %155
  %200 = getelementptr inbounds nuw i8, ptr %40, i64 24
  store i64 %199, ptr %200, align 8
  call void @llvm.lifetime.end.p0(i64 592, ptr nonnull %13) #7
  call void @llvm.lifetime.end.p0(i64 160, ptr nonnull %12) #7
  br label %224

201:                                              ; preds = %153, %216
  %202 = phi i64 [ %178, %153 ], [ %221, %216 ]
  %203 = phi i32 [ 8, %153 ], [ %222, %216 ]
  %204 = zext nneg i32 %203 to i64
  %205 = icmp ult i64 %4, %204
  br i1 %205, label %206, label %216

206:                                              ; preds = %201
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %8) #7
  %207 = load <32 x i64>, ptr %2, align 64
  %208 = sub nsw i64 0, %204
  %209 = insertelement <32 x i64> poison, i64 %208, i64 0
  %210 = shufflevector <32 x i64> %209, <32 x i64> poison, <32 x i32> zeroinitializer
  %211 = and <32 x i64> %207, %210
  store <32 x i64> %211, ptr %8, align 64
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %9) #7
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %9, i8 0, i64 24, i1 false)
  br i1 %182, label %214, label %212

212:                                              ; preds = %206
  call fastcc void @passes_over_banks(ptr noundef %9, ptr noundef nonnull %8, i32 noundef %173, i64 noundef range(i64 8, 17) %204, i1 noundef zeroext %183) #8
  %213 = load i64, ptr %9, align 8
  br label %214

214:                                              ; preds = %206, %212
  %215 = phi i64 [ %213, %212 ], [ 0, %206 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %9) #7
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %8) #7
  br label %216

216:                                              ; preds = %201, %214
  %217 = phi i64 [ %215, %214 ], [ %181, %201 ]
  %218 = icmp eq i32 %203, 8
  %219 = select i1 %218, i64 32, i64 48
  %220 = shl i64 %217, %219
  %221 = or i64 %202, %220
  store i64 %221, ptr %179, align 8
  %222 = shl nuw nsw i32 %203, 1
  %223 = icmp ult i32 %203, 9
  br i1 %223, label %201, label %184

224:                                              ; preds = %7, %184, %29
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

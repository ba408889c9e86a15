; LLVM IR of accesses.c, made by python -m jit.llvm.generate.

%struct.Counts = type { i64, i64, i64, i64, i64 }
%struct.Sample = type { i64, i64, i64, [32 x i64] }

define void @count_access(ptr nocapture noundef %0, ptr nocapture noundef %1, ptr nocapture noundef readonly %2, i32 noundef %3, i64 noundef %4, ptr nocapture noundef readonly %5) #0 {
  %7 = alloca <32 x i32>, align 64
  %8 = alloca [32 x i8], align 16
  %9 = load <32 x i64>, ptr %2, align 64
  %10 = lshr <32 x i64> %9, splat (i64 48)
  %11 = lshr <32 x i64> %9, splat (i64 24)
  %12 = and <32 x i64> %11, splat (i64 255)
  %13 = getelementptr inbounds nuw i8, ptr %5, i64 256
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
  br i1 %27, label %80, label %28

28:                                               ; preds = %6
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
  br i1 %74, label %75, label %80

75:                                               ; preds = %53
  store i64 %72, ptr %1, align 8
  %76 = zext i32 %29 to i64
  %77 = getelementptr inbounds nuw i8, ptr %1, i64 8
  store i64 %76, ptr %77, align 8
  %78 = getelementptr inbounds nuw i8, ptr %1, i64 16
  store i64 %4, ptr %78, align 8
  %79 = getelementptr inbounds nuw i8, ptr %1, i64 24
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(256) %79, ptr noundef nonnull readonly align 8 dereferenceable(256) %2, i64 256, i1 false)
  br label %80

80:                                               ; preds = %75, %53, %6
  %81 = and i32 %22, %19
  %82 = icmp eq i32 %81, 0
  br i1 %82, label %175, label %83

83:                                               ; preds = %80
  %84 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %85 = tail call i64 @llvm.umax.i64(i64 %4, i64 4)
  %86 = lshr i64 %85, 2
  %87 = trunc i64 %86 to i32
  %88 = udiv i32 32, %87
  %89 = zext nneg i32 %88 to i64
  %90 = shl nsw i64 -1, %89
  %91 = xor i64 %90, -1
  br label %117

92:                                               ; preds = %138
  %93 = getelementptr inbounds nuw i8, ptr %1, i64 280
  %94 = tail call range(i32 1, 33) i32 @llvm.ctpop.i32(i32 range(i32 1, 0) %81)
  %95 = zext nneg i32 %94 to i64
  %96 = load <2 x i64>, ptr %84, align 8
  %97 = insertelement <2 x i64> <i64 1, i64 poison>, i64 %95, i64 1
  %98 = add <2 x i64> %96, %97
  store <2 x i64> %98, ptr %84, align 8
  %99 = mul i64 %4, %95
  %100 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %101 = load i64, ptr %100, align 8
  %102 = add i64 %101, %99
  store i64 %102, ptr %100, align 8
  %103 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %104 = load i64, ptr %103, align 8
  %105 = add i64 %104, %140
  store i64 %105, ptr %103, align 8
  %106 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %107 = load i64, ptr %106, align 8
  %108 = add i64 %107, %143
  store i64 %108, ptr %106, align 8
  %109 = sub i64 %140, %143
  %110 = load i64, ptr %93, align 8
  %111 = icmp ugt i64 %109, %110
  br i1 %111, label %112, label %175

112:                                              ; preds = %92
  store i64 %109, ptr %93, align 8
  %113 = zext i32 %81 to i64
  %114 = getelementptr inbounds nuw i8, ptr %1, i64 288
  store i64 %113, ptr %114, align 8
  %115 = getelementptr inbounds nuw i8, ptr %1, i64 296
  store i64 %4, ptr %115, align 8
  %116 = getelementptr inbounds nuw i8, ptr %1, i64 304
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(256) %116, ptr noundef nonnull readonly align 8 dereferenceable(256) %2, i64 256, i1 false)
  br label %175

117:                                              ; preds = %138, %83
  %118 = phi i64 [ 0, %83 ], [ %144, %138 ]
  %119 = phi i64 [ 0, %83 ], [ %140, %138 ]
  %120 = phi i64 [ 0, %83 ], [ %143, %138 ]
  %121 = shl nuw nsw i64 %91, %118
  %122 = trunc i64 %121 to i32
  %123 = and i32 %81, %122
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %7) #7
  store <32 x i32> splat (i32 -1), ptr %7, align 64
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %8) #7
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(32) %8, i8 0, i64 32, i1 false)
  %124 = icmp eq i32 %123, 0
  br i1 %124, label %138, label %125

125:                                              ; preds = %117, %146
  %126 = phi i32 [ %148, %146 ], [ %123, %117 ]
  %127 = phi i8 [ %172, %146 ], [ 0, %117 ]
  %128 = phi i32 [ %171, %146 ], [ 0, %117 ]
  %129 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %126, i1 true)
  %130 = zext nneg i32 %129 to i64
  %131 = getelementptr inbounds nuw i64, ptr %2, i64 %130
  %132 = load i64, ptr %131, align 8
  %133 = trunc i64 %132 to i32
  %134 = lshr i32 %133, 2
  %135 = add i32 %134, %87
  br label %150

136:                                              ; preds = %146
  %137 = zext i8 %172 to i64
  br label %138

138:                                              ; preds = %136, %117
  %139 = phi i64 [ 0, %117 ], [ %137, %136 ]
  %140 = add i64 %139, %119
  %141 = icmp ne i32 %123, 0
  %142 = zext i1 %141 to i64
  %143 = add i64 %120, %142
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %8) #7
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %7) #7
  %144 = add nuw nsw i64 %118, %89
  %145 = icmp samesign ult i64 %144, 32
  br i1 %145, label %117, label %92

146:                                              ; preds = %170
  %147 = add i32 %126, -1
  %148 = and i32 %147, %126
  %149 = icmp eq i32 %148, 0
  br i1 %149, label %136, label %125

150:                                              ; preds = %170, %125
  %151 = phi i32 [ %134, %125 ], [ %173, %170 ]
  %152 = phi i8 [ %127, %125 ], [ %172, %170 ]
  %153 = phi i32 [ %128, %125 ], [ %171, %170 ]
  %154 = load <32 x i32>, ptr %7, align 64
  %155 = insertelement <32 x i32> poison, i32 %151, i64 0
  %156 = shufflevector <32 x i32> %155, <32 x i32> poison, <32 x i32> zeroinitializer
  %157 = icmp eq <32 x i32> %154, %156
  %158 = bitcast <32 x i1> %157 to i32
  %159 = icmp eq i32 %158, 0
  br i1 %159, label %160, label %170

160:                                              ; preds = %150
  %161 = add i32 %153, 1
  %162 = zext i32 %153 to i64
  %163 = getelementptr inbounds nuw i32, ptr %7, i64 %162
  store i32 %151, ptr %163, align 4
  %164 = and i32 %151, 31
  %165 = zext nneg i32 %164 to i64
  %166 = getelementptr inbounds nuw [32 x i8], ptr %8, i64 0, i64 %165
  %167 = load i8, ptr %166, align 1
  %168 = add i8 %167, 1
  store i8 %168, ptr %166, align 1
  %169 = tail call i8 @llvm.umax.i8(i8 %168, i8 %152)
  br label %170

170:                                              ; preds = %160, %150
  %171 = phi i32 [ %153, %150 ], [ %161, %160 ]
  %172 = phi i8 [ %152, %150 ], [ %169, %160 ]
  %173 = add i32 %151, 1
  %174 = icmp eq i32 %173, %135
  br i1 %174, label %146, label %150

175:                                              ; preds = %112, %92, %80
  %176 = xor i32 %19, -1
  %177 = and i32 %22, %176
  %178 = icmp eq i32 %177, 0
  br i1 %178, label %190, label %179

179:                                              ; preds = %175
  %180 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %181 = tail call range(i32 1, 33) i32 @llvm.ctpop.i32(i32 range(i32 1, 0) %177)
  %182 = zext nneg i32 %181 to i64
  %183 = load <2 x i64>, ptr %180, align 8
  %184 = insertelement <2 x i64> <i64 1, i64 poison>, i64 %182, i64 1
  %185 = add <2 x i64> %183, %184
  store <2 x i64> %185, ptr %180, align 8
  %186 = mul i64 %4, %182
  %187 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %188 = load i64, ptr %187, align 8
  %189 = add i64 %188, %186
  store i64 %189, ptr %187, align 8
  br label %190

190:                                              ; preds = %179, %175
  %191 = icmp eq i32 %25, 0
  br i1 %191, label %203, label %192

192:                                              ; preds = %190
  %193 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %194 = tail call range(i32 1, 33) i32 @llvm.ctpop.i32(i32 range(i32 1, 0) %25)
  %195 = zext nneg i32 %194 to i64
  %196 = load <2 x i64>, ptr %193, align 8
  %197 = insertelement <2 x i64> <i64 1, i64 poison>, i64 %195, i64 1
  %198 = add <2 x i64> %196, %197
  store <2 x i64> %198, ptr %193, align 8
  %199 = mul i64 %4, %195
  %200 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %201 = load i64, ptr %200, align 8
  %202 = add i64 %201, %199
  store i64 %202, ptr %200, align 8
  br label %203

203:                                              ; preds = %192, %190
  ret void
}

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

define void @record_access(ptr nocapture noundef %0, i64 noundef %1, ptr nocapture noundef readonly %2, i32 noundef %3, i64 noundef %4, ptr nocapture noundef readonly %5) #2 {
  %7 = alloca [4 x %struct.Counts], align 16
  %8 = alloca [2 x %struct.Sample], align 16
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %10 = load i64, ptr %9, align 8
  %11 = icmp ne i64 %10, 0
  %12 = icmp ne i32 %3, 0
  %13 = and i1 %12, %11
  br i1 %13, label %14, label %105

14:                                               ; preds = %6
  %15 = load i64, ptr %0, align 8
  %16 = icmp eq i64 %15, %10
  br i1 %16, label %24, label %17

17:                                               ; preds = %14
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %19 = load i64, ptr %18, align 8
  %20 = add i64 %19, 32
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %22 = load i64, ptr %21, align 8
  %23 = icmp ugt i64 %20, %22
  br i1 %23, label %24, label %28

24:                                               ; preds = %17, %14
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %26 = load i64, ptr %25, align 8
  %27 = add i64 %26, 1
  store i64 %27, ptr %25, align 8
  br label %105

28:                                               ; preds = %17
  call void @llvm.lifetime.start.p0(i64 160, ptr nonnull %7) #7
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(160) %7, i8 0, i64 160, i1 false)
  call void @llvm.lifetime.start.p0(i64 560, ptr nonnull %8) #7
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(560) %8, i8 0, i64 560, i1 false)
  call void @count_access(ptr noundef nonnull %7, ptr noundef nonnull %8, ptr noundef %2, i32 noundef %3, i64 noundef %4, ptr noundef %5) #8
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %30 = load ptr, ptr %29, align 8
  %31 = getelementptr inbounds nuw i64, ptr %30, i64 %19
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %33 = load ptr, ptr %32, align 8
  %34 = add i64 %15, 1
  store i64 %34, ptr %0, align 8
  %35 = getelementptr inbounds nuw [4 x i64], ptr %33, i64 %15
  %36 = load i64, ptr %7, align 16
  %37 = icmp eq i64 %36, 0
  br i1 %37, label %70, label %38

38:                                               ; preds = %28, %63
  %39 = phi i64 [ %64, %63 ], [ 0, %28 ]
  %40 = phi i32 [ %66, %63 ], [ %3, %28 ]
  %41 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %40, i1 true)
  %42 = zext nneg i32 %41 to i64
  %43 = getelementptr inbounds nuw i64, ptr %2, i64 %42
  %44 = load i64, ptr %43, align 8
  %45 = lshr i64 %44, 5
  %46 = icmp ugt i64 %44, -562949953421313
  br i1 %46, label %63, label %47

47:                                               ; preds = %38
  %48 = icmp eq i64 %39, 0
  br i1 %48, label %57, label %49

49:                                               ; preds = %47, %54
  %50 = phi i64 [ %55, %54 ], [ 0, %47 ]
  %51 = getelementptr inbounds nuw i64, ptr %31, i64 %50
  %52 = load i64, ptr %51, align 8
  %53 = icmp eq i64 %52, %45
  br i1 %53, label %57, label %54

54:                                               ; preds = %49
  %55 = add nuw i64 %50, 1
  %56 = icmp eq i64 %55, %39
  br i1 %56, label %60, label %49

57:                                               ; preds = %49, %47
  %58 = phi i64 [ 0, %47 ], [ %50, %49 ]
  %59 = icmp eq i64 %58, %39
  br i1 %59, label %60, label %63

60:                                               ; preds = %54, %57
  %61 = add i64 %39, 1
  %62 = getelementptr inbounds nuw i64, ptr %31, i64 %39
  store i64 %45, ptr %62, align 8
  br label %63

63:                                               ; preds = %57, %60, %38
  %64 = phi i64 [ %39, %38 ], [ %61, %60 ], [ %39, %57 ]
  %65 = add i32 %40, -1
  %66 = and i32 %65, %40
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %68, label %38

68:                                               ; preds = %63
  %69 = load i64, ptr %18, align 8
  br label %70

70:                                               ; preds = %68, %28
  %71 = phi i64 [ %19, %28 ], [ %69, %68 ]
  %72 = phi i64 [ 0, %28 ], [ %64, %68 ]
  %73 = add i64 %71, %72
  store i64 %73, ptr %18, align 8
  %74 = getelementptr inbounds nuw i8, ptr %5, i64 320
  %75 = load i64, ptr %74, align 64
  %76 = shl i64 %75, 32
  %77 = add i64 %76, -4294967296
  %78 = or i64 %77, %1
  store i64 %78, ptr %35, align 8
  %79 = getelementptr inbounds nuw i8, ptr %5, i64 304
  %80 = load i64, ptr %79, align 16
  %81 = getelementptr inbounds nuw i8, ptr %5, i64 256
  %82 = load i64, ptr %81, align 64
  %83 = lshr i64 %82, 8
  %84 = and i64 %83, 72057594037862400
  %85 = or i64 %84, %80
  %86 = getelementptr inbounds nuw i8, ptr %35, i64 8
  store i64 %85, ptr %86, align 8
  %87 = getelementptr inbounds nuw i8, ptr %7, i64 64
  %88 = load i64, ptr %87, align 16
  %89 = getelementptr inbounds nuw i8, ptr %7, i64 72
  %90 = load i64, ptr %89, align 8
  %91 = shl i64 %90, 16
  %92 = tail call range(i32 1, 33) i32 @llvm.ctpop.i32(i32 %3)
  %93 = zext nneg i32 %92 to i64
  %94 = shl nuw nsw i64 %93, 32
  %95 = shl i64 %4, 40
  %96 = or disjoint i64 %94, %95
  %97 = or i64 %96, %88
  %98 = or i64 %97, %91
  %99 = getelementptr inbounds nuw i8, ptr %35, i64 16
  store i64 %98, ptr %99, align 8
  %100 = getelementptr inbounds nuw i8, ptr %7, i64 88
  %101 = load i64, ptr %100, align 8
  %102 = shl i64 %72, 32
  %103 = or i64 %101, %102
  %104 = getelementptr inbounds nuw i8, ptr %35, i64 24
  store i64 %103, ptr %104, align 8
  call void @llvm.lifetime.end.p0(i64 560, ptr nonnull %8) #7
  call void @llvm.lifetime.end.p0(i64 160, ptr nonnull %7) #7
  br label %105

105:                                              ; preds = %6, %70, %24
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

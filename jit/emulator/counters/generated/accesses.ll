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

92:                                               ; preds = %167
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
  %105 = add i64 %104, %169
  store i64 %105, ptr %103, align 8
  %106 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %107 = load i64, ptr %106, align 8
  %108 = add i64 %107, %172
  store i64 %108, ptr %106, align 8
  %109 = sub i64 %169, %172
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

117:                                              ; preds = %167, %83
  %118 = phi i64 [ 0, %83 ], [ %173, %167 ]
  %119 = phi i64 [ 0, %83 ], [ %169, %167 ]
  %120 = phi i64 [ 0, %83 ], [ %172, %167 ]
  %121 = shl i64 %91, %118
  %122 = trunc i64 %121 to i32
  %123 = and i32 %81, %122
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %7) #8
  store <32 x i32> splat (i32 -1), ptr %7, align 64
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %8) #8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(32) %8, i8 0, i64 32, i1 false)
  %124 = icmp eq i32 %123, 0
  br i1 %124, label %167, label %125

125:                                              ; preds = %117, %136
  %126 = phi i32 [ %162, %136 ], [ 0, %117 ]
  %127 = phi i8 [ %161, %136 ], [ 0, %117 ]
  %128 = phi i32 [ %138, %136 ], [ %123, %117 ]
  %129 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %128, i1 true)
  %130 = zext nneg i32 %129 to i64
  %131 = getelementptr inbounds nuw i64, ptr %2, i64 %130
  %132 = load i64, ptr %131, align 8
  %133 = trunc i64 %132 to i32
  %134 = lshr i32 %133, 2
  %135 = add i32 %134, %87
  br label %140

136:                                              ; preds = %160
  %137 = add i32 %128, -1
  %138 = and i32 %137, %128
  %139 = icmp eq i32 %138, 0
  br i1 %139, label %165, label %125

140:                                              ; preds = %160, %125
  %141 = phi i32 [ %162, %160 ], [ %126, %125 ]
  %142 = phi i8 [ %161, %160 ], [ %127, %125 ]
  %143 = phi i32 [ %163, %160 ], [ %134, %125 ]
  %144 = load <32 x i32>, ptr %7, align 64
  %145 = insertelement <32 x i32> poison, i32 %143, i64 0
  %146 = shufflevector <32 x i32> %145, <32 x i32> poison, <32 x i32> zeroinitializer
  %147 = icmp eq <32 x i32> %144, %146
  %148 = bitcast <32 x i1> %147 to i32
  %149 = icmp eq i32 %148, 0
  br i1 %149, label %150, label %160

150:                                              ; preds = %140
  %151 = add i32 %141, 1
  %152 = zext i32 %141 to i64
  %153 = getelementptr inbounds nuw i32, ptr %7, i64 %152
  store i32 %143, ptr %153, align 4
  %154 = and i32 %143, 31
  %155 = zext nneg i32 %154 to i64
  %156 = getelementptr inbounds nuw [32 x i8], ptr %8, i64 0, i64 %155
  %157 = load i8, ptr %156, align 1
  %158 = add i8 %157, 1
  store i8 %158, ptr %156, align 1
  %159 = tail call i8 @llvm.umax.i8(i8 %158, i8 %142)
  br label %160

160:                                              ; preds = %150, %140
  %161 = phi i8 [ %142, %140 ], [ %159, %150 ]
  %162 = phi i32 [ %141, %140 ], [ %151, %150 ]
  %163 = add i32 %143, 1
  %164 = icmp eq i32 %163, %135
  br i1 %164, label %136, label %140

165:                                              ; preds = %136
  %166 = zext i8 %161 to i64
  br label %167

167:                                              ; preds = %165, %117
  %168 = phi i64 [ 0, %117 ], [ %166, %165 ]
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %8) #8
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %7) #8
  %169 = add i64 %168, %119
  %170 = icmp ne i32 %123, 0
  %171 = zext i1 %170 to i64
  %172 = add i64 %120, %171
  %173 = add nuw nsw i64 %118, %89
  %174 = icmp samesign ult i64 %173, 32
  br i1 %174, label %117, label %92

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

define void @record_access(ptr nocapture noundef %0, i64 noundef %1, ptr nocapture noundef readonly %2, i32 noundef %3, i64 noundef %4, i32 noundef %5, ptr nocapture noundef readonly %6) #2 {
  %8 = alloca [4 x %struct.Counts], align 16
  %9 = alloca [2 x %struct.Sample], align 16
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %11 = load i64, ptr %10, align 8
  %12 = icmp ne i64 %11, 0
  %13 = icmp ne i32 %3, 0
  %14 = and i1 %13, %12
  br i1 %14, label %15, label %135

15:                                               ; preds = %7
  %16 = load i64, ptr %0, align 8
  %17 = icmp eq i64 %16, %11
  br i1 %17, label %25, label %18

18:                                               ; preds = %15
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %20 = load i64, ptr %19, align 8
  %21 = add i64 %20, 32
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %23 = load i64, ptr %22, align 8
  %24 = icmp ugt i64 %21, %23
  br i1 %24, label %25, label %29

25:                                               ; preds = %18, %15
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %27 = load i64, ptr %26, align 8
  %28 = add i64 %27, 1
  store i64 %28, ptr %26, align 8
  br label %135

29:                                               ; preds = %18
  call void @llvm.lifetime.start.p0(i64 160, ptr nonnull %8) #8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(160) %8, i8 0, i64 160, i1 false)
  call void @llvm.lifetime.start.p0(i64 560, ptr nonnull %9) #8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(560) %9, i8 0, i64 560, i1 false)
  call void @count_access(ptr noundef nonnull %8, ptr noundef nonnull %9, ptr noundef %2, i32 noundef %3, i64 noundef %4, ptr noundef %6) #9
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %31 = load ptr, ptr %30, align 8
  %32 = getelementptr inbounds nuw i64, ptr %31, i64 %20
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %34 = load ptr, ptr %33, align 8
  %35 = add i64 %16, 1
  store i64 %35, ptr %0, align 8
  %36 = getelementptr inbounds nuw [4 x i64], ptr %34, i64 %16
  %37 = load i64, ptr %8, align 16
  %38 = icmp eq i64 %37, 0
  br i1 %38, label %71, label %39

39:                                               ; preds = %29, %64
  %40 = phi i64 [ %65, %64 ], [ 0, %29 ]
  %41 = phi i32 [ %67, %64 ], [ %3, %29 ]
  %42 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %41, i1 true)
  %43 = zext nneg i32 %42 to i64
  %44 = getelementptr inbounds nuw i64, ptr %2, i64 %43
  %45 = load i64, ptr %44, align 8
  %46 = lshr i64 %45, 5
  %47 = icmp ugt i64 %45, -562949953421313
  br i1 %47, label %64, label %48

48:                                               ; preds = %39
  %49 = icmp eq i64 %40, 0
  br i1 %49, label %58, label %50

50:                                               ; preds = %48, %55
  %51 = phi i64 [ %56, %55 ], [ 0, %48 ]
  %52 = getelementptr inbounds nuw i64, ptr %32, i64 %51
  %53 = load i64, ptr %52, align 8
  %54 = icmp eq i64 %53, %46
  br i1 %54, label %58, label %55

55:                                               ; preds = %50
  %56 = add nuw i64 %51, 1
  %57 = icmp eq i64 %56, %40
  br i1 %57, label %61, label %50

58:                                               ; preds = %50, %48
  %59 = phi i64 [ 0, %48 ], [ %51, %50 ]
  %60 = icmp eq i64 %59, %40
  br i1 %60, label %61, label %64

61:                                               ; preds = %55, %58
  %62 = add i64 %40, 1
  %63 = getelementptr inbounds nuw i64, ptr %32, i64 %40
  store i64 %46, ptr %63, align 8
  br label %64

64:                                               ; preds = %58, %61, %39
  %65 = phi i64 [ %40, %39 ], [ %62, %61 ], [ %40, %58 ]
  %66 = add i32 %41, -1
  %67 = and i32 %66, %41
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %69, label %39

69:                                               ; preds = %64
  %70 = load i64, ptr %19, align 8
  br label %71

71:                                               ; preds = %69, %29
  %72 = phi i64 [ %20, %29 ], [ %70, %69 ]
  %73 = phi i64 [ 0, %29 ], [ %65, %69 ]
  %74 = add i64 %72, %73
  store i64 %74, ptr %19, align 8
  %75 = load <32 x i64>, ptr %2, align 64
  %76 = lshr <32 x i64> %75, splat (i64 48)
  %77 = icmp eq <32 x i64> %76, splat (i64 65534)
  %78 = icmp eq <32 x i64> %76, splat (i64 65535)
  %79 = lshr <32 x i64> %75, splat (i64 24)
  %80 = and <32 x i64> %79, splat (i64 255)
  %81 = getelementptr inbounds nuw i8, ptr %6, i64 256
  %82 = load i64, ptr %81, align 64
  %83 = lshr i64 %82, 24
  %84 = insertelement <32 x i64> poison, i64 %83, i64 0
  %85 = shufflevector <32 x i64> %84, <32 x i64> poison, <32 x i32> zeroinitializer
  %86 = icmp eq <32 x i64> %80, %85
  %87 = and <32 x i1> %78, %86
  %88 = bitcast <32 x i1> %87 to i32
  %89 = and i32 %3, %88
  %90 = icmp eq i32 %89, 0
  br i1 %90, label %94, label %91

91:                                               ; preds = %71
  %92 = icmp ne i32 %5, 0
  %93 = tail call fastcc i64 @passes_on_chip(ptr noundef nonnull %2, i32 noundef %89, i64 noundef %4, i1 noundef zeroext %92) #9
  br label %94

94:                                               ; preds = %71, %91
  %95 = phi i64 [ %93, %91 ], [ 0, %71 ]
  %96 = icmp eq i64 %73, 0
  br i1 %96, label %104, label %97

97:                                               ; preds = %94
  %98 = xor <32 x i1> %77, %78
  %99 = bitcast <32 x i1> %98 to i32
  %100 = xor i32 %99, -1
  %101 = and i32 %3, %100
  %102 = tail call fastcc i64 @passes_on_chip(ptr noundef nonnull %2, i32 noundef %101, i64 noundef %4, i1 noundef zeroext false) #9
  %103 = shl i64 %102, 48
  br label %104

104:                                              ; preds = %94, %97
  %105 = phi i64 [ %103, %97 ], [ 0, %94 ]
  %106 = getelementptr inbounds nuw i8, ptr %6, i64 320
  %107 = load i64, ptr %106, align 64
  %108 = shl i64 %107, 32
  %109 = add i64 %108, -4294967296
  %110 = or i64 %109, %1
  store i64 %110, ptr %36, align 8
  %111 = getelementptr inbounds nuw i8, ptr %6, i64 304
  %112 = load i64, ptr %111, align 16
  %113 = load i64, ptr %81, align 64
  %114 = lshr i64 %113, 8
  %115 = and i64 %114, 72057594037862400
  %116 = or i64 %115, %112
  %117 = getelementptr inbounds nuw i8, ptr %36, i64 8
  store i64 %116, ptr %117, align 8
  %118 = getelementptr inbounds nuw i8, ptr %8, i64 72
  %119 = load i64, ptr %118, align 8
  %120 = shl i64 %119, 16
  %121 = tail call range(i32 1, 33) i32 @llvm.ctpop.i32(i32 %3)
  %122 = zext nneg i32 %121 to i64
  %123 = shl nuw nsw i64 %122, 32
  %124 = shl i64 %4, 40
  %125 = or disjoint i64 %123, %124
  %126 = or i64 %125, %95
  %127 = or i64 %126, %105
  %128 = or i64 %127, %120
  %129 = getelementptr inbounds nuw i8, ptr %36, i64 16
  store i64 %128, ptr %129, align 8
  %130 = getelementptr inbounds nuw i8, ptr %8, i64 88
  %131 = load i64, ptr %130, align 8
  %132 = shl i64 %73, 32
  %133 = or i64 %131, %132
  %134 = getelementptr inbounds nuw i8, ptr %36, i64 24
  store i64 %133, ptr %134, align 8
  call void @llvm.lifetime.end.p0(i64 560, ptr nonnull %9) #8
  call void @llvm.lifetime.end.p0(i64 160, ptr nonnull %8) #8
  br label %135

135:                                              ; preds = %7, %104, %25
  ret void
}

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #3

declare i32 @llvm.cttz.i32(i32, i1 immarg) #4

define internal fastcc i64 @passes_on_chip(ptr nocapture noundef readonly %0, i32 noundef %1, i64 noundef %2, i1 noundef zeroext %3) unnamed_addr #5 {
  %5 = alloca <32 x i32>, align 64
  %6 = alloca [32 x i8], align 16
  %7 = alloca <32 x i32>, align 64
  %8 = alloca [32 x i8], align 16
  %9 = tail call i64 @llvm.umax.i64(i64 %2, i64 4)
  %10 = lshr i64 %9, 2
  %11 = trunc i64 %10 to i32
  %12 = udiv i32 32, %11
  %13 = shl nuw nsw i32 %12, 1
  %14 = icmp ugt i32 %11, 1
  %15 = select i1 %14, i32 %13, i32 32
  %16 = zext nneg i32 %15 to i64
  %17 = shl nsw i64 -1, %16
  %18 = xor i64 %17, -1
  %19 = icmp eq i32 %11, 1
  %20 = zext nneg i32 %12 to i64
  %21 = shl nsw i64 -1, %20
  %22 = xor i64 %21, -1
  %23 = and i64 %10, 4294967295
  %24 = zext nneg i32 %13 to i64
  %25 = icmp ugt i32 %11, 32
  br label %27

26:                                               ; preds = %188
  ret i64 %189

27:                                               ; preds = %4, %188
  %28 = phi i64 [ 0, %4 ], [ %190, %188 ]
  %29 = phi i64 [ 0, %4 ], [ %189, %188 ]
  %30 = shl i64 %18, %28
  %31 = trunc i64 %30 to i32
  %32 = and i32 %1, %31
  br i1 %19, label %75, label %33

33:                                               ; preds = %27
  br i1 %3, label %34, label %124

34:                                               ; preds = %33
  %35 = icmp eq i32 %32, 0
  br i1 %35, label %74, label %36

36:                                               ; preds = %34, %51
  %37 = phi i32 [ %53, %51 ], [ %32, %34 ]
  %38 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %37, i1 true)
  %39 = xor i32 %38, 1
  %40 = shl nuw i32 1, %39
  %41 = and i32 %40, %32
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %51, label %43

43:                                               ; preds = %36
  %44 = zext nneg i32 %38 to i64
  %45 = getelementptr inbounds nuw i64, ptr %0, i64 %44
  %46 = load i64, ptr %45, align 8
  %47 = zext nneg i32 %39 to i64
  %48 = getelementptr inbounds nuw i64, ptr %0, i64 %47
  %49 = load i64, ptr %48, align 8
  %50 = icmp eq i64 %46, %49
  br i1 %50, label %51, label %55

51:                                               ; preds = %43, %36
  %52 = add i32 %37, -1
  %53 = and i32 %52, %37
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %75, label %36

55:                                               ; preds = %43, %70
  %56 = phi i32 [ %72, %70 ], [ %32, %43 ]
  %57 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %56, i1 true)
  %58 = xor i32 %57, 2
  %59 = shl nuw i32 1, %58
  %60 = and i32 %59, %32
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %70, label %62

62:                                               ; preds = %55
  %63 = zext nneg i32 %57 to i64
  %64 = getelementptr inbounds nuw i64, ptr %0, i64 %63
  %65 = load i64, ptr %64, align 8
  %66 = zext nneg i32 %58 to i64
  %67 = getelementptr inbounds nuw i64, ptr %0, i64 %66
  %68 = load i64, ptr %67, align 8
  %69 = icmp eq i64 %65, %68
  br i1 %69, label %70, label %124

70:                                               ; preds = %62, %55
  %71 = add i32 %56, -1
  %72 = and i32 %71, %56
  %73 = icmp eq i32 %72, 0
  br i1 %73, label %75, label %55

74:                                               ; preds = %34
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %7) #8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %8) #8
  br label %117

75:                                               ; preds = %51, %70, %27
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %7) #8
  store <32 x i32> splat (i32 -1), ptr %7, align 64
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %8) #8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(32) %8, i8 0, i64 32, i1 false)
  %76 = icmp eq i32 %32, 0
  br i1 %76, label %117, label %77

77:                                               ; preds = %75, %88
  %78 = phi i32 [ %114, %88 ], [ 0, %75 ]
  %79 = phi i8 [ %113, %88 ], [ 0, %75 ]
  %80 = phi i32 [ %90, %88 ], [ %32, %75 ]
  %81 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %80, i1 true)
  %82 = zext nneg i32 %81 to i64
  %83 = getelementptr inbounds nuw i64, ptr %0, i64 %82
  %84 = load i64, ptr %83, align 8
  %85 = trunc i64 %84 to i32
  %86 = lshr i32 %85, 2
  %87 = add i32 %86, %11
  br label %92

88:                                               ; preds = %112
  %89 = add i32 %80, -1
  %90 = and i32 %89, %80
  %91 = icmp eq i32 %90, 0
  br i1 %91, label %117, label %77

92:                                               ; preds = %77, %112
  %93 = phi i32 [ %114, %112 ], [ %78, %77 ]
  %94 = phi i8 [ %113, %112 ], [ %79, %77 ]
  %95 = phi i32 [ %115, %112 ], [ %86, %77 ]
  %96 = load <32 x i32>, ptr %7, align 64
  %97 = insertelement <32 x i32> poison, i32 %95, i64 0
  %98 = shufflevector <32 x i32> %97, <32 x i32> poison, <32 x i32> zeroinitializer
  %99 = icmp eq <32 x i32> %96, %98
  %100 = bitcast <32 x i1> %99 to i32
  %101 = icmp eq i32 %100, 0
  br i1 %101, label %102, label %112

102:                                              ; preds = %92
  %103 = add i32 %93, 1
  %104 = zext i32 %93 to i64
  %105 = getelementptr inbounds nuw i32, ptr %7, i64 %104
  store i32 %95, ptr %105, align 4
  %106 = and i32 %95, 31
  %107 = zext nneg i32 %106 to i64
  %108 = getelementptr inbounds nuw [32 x i8], ptr %8, i64 0, i64 %107
  %109 = load i8, ptr %108, align 1
  %110 = add i8 %109, 1
  store i8 %110, ptr %108, align 1
  %111 = tail call i8 @llvm.umax.i8(i8 %110, i8 %94)
  br label %112

112:                                              ; preds = %102, %92
  %113 = phi i8 [ %94, %92 ], [ %111, %102 ]
  %114 = phi i32 [ %93, %92 ], [ %103, %102 ]
  %115 = add i32 %95, 1
  %116 = icmp eq i32 %115, %87
  br i1 %116, label %88, label %92

117:                                              ; preds = %88, %74, %75
  %118 = phi i8 [ 0, %75 ], [ 0, %74 ], [ %113, %88 ]
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %8) #8
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %7) #8
  %119 = icmp eq i8 %118, 0
  %120 = and i1 %3, %119
  %121 = zext i8 %118 to i64
  %122 = select i1 %120, i64 1, i64 %121
  %123 = add i64 %122, %29
  br label %188

124:                                              ; preds = %62, %33
  %125 = add nuw nsw i64 %28, %24
  br i1 %25, label %188, label %126

126:                                              ; preds = %124
  %127 = trunc nuw nsw i64 %28 to i32
  %128 = udiv i64 32, %23
  br label %129

129:                                              ; preds = %126, %177
  %130 = phi i64 [ %28, %126 ], [ %187, %177 ]
  %131 = phi i64 [ %29, %126 ], [ %183, %177 ]
  %132 = phi i32 [ %127, %126 ], [ %184, %177 ]
  %133 = shl i64 %22, %130
  %134 = trunc i64 %133 to i32
  %135 = and i32 %1, %134
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %5) #8
  store <32 x i32> splat (i32 -1), ptr %5, align 64
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %6) #8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(32) %6, i8 0, i64 32, i1 false)
  %136 = icmp eq i32 %135, 0
  br i1 %136, label %177, label %137

137:                                              ; preds = %129, %148
  %138 = phi i32 [ %174, %148 ], [ 0, %129 ]
  %139 = phi i8 [ %173, %148 ], [ 0, %129 ]
  %140 = phi i32 [ %150, %148 ], [ %135, %129 ]
  %141 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %140, i1 true)
  %142 = zext nneg i32 %141 to i64
  %143 = getelementptr inbounds nuw i64, ptr %0, i64 %142
  %144 = load i64, ptr %143, align 8
  %145 = trunc i64 %144 to i32
  %146 = lshr i32 %145, 2
  %147 = add nuw nsw i32 %146, %11
  br label %152

148:                                              ; preds = %172
  %149 = add i32 %140, -1
  %150 = and i32 %149, %140
  %151 = icmp eq i32 %150, 0
  br i1 %151, label %177, label %137

152:                                              ; preds = %137, %172
  %153 = phi i32 [ %174, %172 ], [ %138, %137 ]
  %154 = phi i8 [ %173, %172 ], [ %139, %137 ]
  %155 = phi i32 [ %175, %172 ], [ %146, %137 ]
  %156 = load <32 x i32>, ptr %5, align 64
  %157 = insertelement <32 x i32> poison, i32 %155, i64 0
  %158 = shufflevector <32 x i32> %157, <32 x i32> poison, <32 x i32> zeroinitializer
  %159 = icmp eq <32 x i32> %156, %158
  %160 = bitcast <32 x i1> %159 to i32
  %161 = icmp eq i32 %160, 0
  br i1 %161, label %162, label %172

162:                                              ; preds = %152
  %163 = add i32 %153, 1
  %164 = zext i32 %153 to i64
  %165 = getelementptr inbounds nuw i32, ptr %5, i64 %164
  store i32 %155, ptr %165, align 4
  %166 = and i32 %155, 31
  %167 = zext nneg i32 %166 to i64
  %168 = getelementptr inbounds nuw [32 x i8], ptr %6, i64 0, i64 %167
  %169 = load i8, ptr %168, align 1
  %170 = add i8 %169, 1
  store i8 %170, ptr %168, align 1
  %171 = tail call i8 @llvm.umax.i8(i8 %170, i8 %154)
  br label %172

172:                                              ; preds = %162, %152
  %173 = phi i8 [ %154, %152 ], [ %171, %162 ]
  %174 = phi i32 [ %153, %152 ], [ %163, %162 ]
  %175 = add i32 %155, 1
  %176 = icmp eq i32 %175, %147
  br i1 %176, label %148, label %152

177:                                              ; preds = %148, %129
  %178 = phi i8 [ 0, %129 ], [ %173, %148 ]
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %6) #8
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %5) #8
  %179 = icmp eq i8 %178, 0
  %180 = and i1 %3, %179
  %181 = zext i8 %178 to i64
  %182 = select i1 %180, i64 1, i64 %181
  %183 = add i64 %182, %131
  %184 = add nuw nsw i32 %132, %12
  %185 = zext i32 %184 to i64
  %186 = icmp samesign ugt i64 %125, %185
  %187 = add nuw nsw i64 %130, %128
  br i1 %186, label %129, label %188

188:                                              ; preds = %177, %124, %117
  %189 = phi i64 [ %123, %117 ], [ %29, %124 ], [ %183, %177 ]
  %190 = add nuw nsw i64 %28, %16
  %191 = icmp samesign ult i64 %190, 32
  br i1 %191, label %27, label %26
}

declare i32 @llvm.ctpop.i32(i32) #4

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #6

declare i64 @llvm.umin.i64(i64, i64) #7

declare i64 @llvm.umax.i64(i64, i64) #7

declare i8 @llvm.umax.i8(i8, i8) #7

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nofree norecurse nosync nounwind memory(argmem: read) }
attributes #6 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nounwind }
attributes #9 = { nobuiltin }

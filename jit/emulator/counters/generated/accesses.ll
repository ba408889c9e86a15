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
  %8 = alloca <32 x i32>, align 64
  %9 = alloca [32 x i8], align 16
  %10 = alloca [4 x %struct.Counts], align 16
  %11 = alloca [2 x %struct.Sample], align 16
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %13 = load i64, ptr %12, align 8
  %14 = icmp ne i64 %13, 0
  %15 = icmp ne i32 %3, 0
  %16 = and i1 %15, %14
  br i1 %16, label %17, label %198

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
  br label %198

31:                                               ; preds = %20
  call void @llvm.lifetime.start.p0(i64 160, ptr nonnull %10) #8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(160) %10, i8 0, i64 160, i1 false)
  call void @llvm.lifetime.start.p0(i64 560, ptr nonnull %11) #8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(560) %11, i8 0, i64 560, i1 false)
  call void @count_access(ptr noundef nonnull %10, ptr noundef nonnull %11, ptr noundef %2, i32 noundef %3, i64 noundef %4, ptr noundef %6) #9
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
  br i1 %40, label %73, label %41

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
  br label %73

73:                                               ; preds = %71, %31
  %74 = phi i64 [ %22, %31 ], [ %72, %71 ]
  %75 = phi i64 [ 0, %31 ], [ %67, %71 ]
  %76 = add i64 %74, %75
  store i64 %76, ptr %21, align 8
  %77 = load <32 x i64>, ptr %2, align 64
  %78 = lshr <32 x i64> %77, splat (i64 48)
  %79 = icmp eq <32 x i64> %78, splat (i64 65534)
  %80 = icmp eq <32 x i64> %78, splat (i64 65535)
  %81 = lshr <32 x i64> %77, splat (i64 24)
  %82 = and <32 x i64> %81, splat (i64 255)
  %83 = getelementptr inbounds nuw i8, ptr %6, i64 256
  %84 = load i64, ptr %83, align 64
  %85 = lshr i64 %84, 24
  %86 = insertelement <32 x i64> poison, i64 %85, i64 0
  %87 = shufflevector <32 x i64> %86, <32 x i64> poison, <32 x i32> zeroinitializer
  %88 = icmp eq <32 x i64> %82, %87
  %89 = and <32 x i1> %80, %88
  %90 = bitcast <32 x i1> %89 to i32
  %91 = and i32 %3, %90
  %92 = icmp eq i32 %91, 0
  br i1 %92, label %96, label %93

93:                                               ; preds = %73
  %94 = icmp ne i32 %5, 0
  %95 = tail call fastcc i64 @passes_on_chip(ptr noundef nonnull %2, i32 noundef %91, i64 noundef %4, i1 noundef zeroext %94) #9
  br label %96

96:                                               ; preds = %73, %93
  %97 = phi i64 [ %95, %93 ], [ 0, %73 ]
  %98 = icmp eq i64 %75, 0
  br i1 %98, label %167, label %99

99:                                               ; preds = %96
  %100 = xor <32 x i1> %79, %80
  %101 = bitcast <32 x i1> %100 to i32
  %102 = xor i32 %101, -1
  %103 = tail call i64 @llvm.umax.i64(i64 %4, i64 4)
  %104 = lshr i64 %103, 2
  %105 = trunc i64 %104 to i32
  %106 = udiv i32 32, %105
  %107 = zext nneg i32 %106 to i64
  %108 = shl nsw i64 -1, %107
  %109 = xor i64 %108, -1
  %110 = and i32 %102, %3
  br label %111

111:                                              ; preds = %160, %99
  %112 = phi i64 [ 0, %99 ], [ %163, %160 ]
  %113 = phi i64 [ 0, %99 ], [ %162, %160 ]
  %114 = shl i64 %109, %112
  %115 = trunc i64 %114 to i32
  %116 = and i32 %115, %110
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %8) #8
  store <32 x i32> splat (i32 -1), ptr %8, align 64
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %9) #8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(32) %9, i8 0, i64 32, i1 false)
  %117 = icmp eq i32 %116, 0
  br i1 %117, label %160, label %118

118:                                              ; preds = %111, %129
  %119 = phi i32 [ %155, %129 ], [ 0, %111 ]
  %120 = phi i8 [ %154, %129 ], [ 0, %111 ]
  %121 = phi i32 [ %131, %129 ], [ %116, %111 ]
  %122 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %121, i1 true)
  %123 = zext nneg i32 %122 to i64
  %124 = getelementptr inbounds nuw i64, ptr %2, i64 %123
  %125 = load i64, ptr %124, align 8
  %126 = trunc i64 %125 to i32
  %127 = lshr i32 %126, 2
  %128 = add i32 %127, %105
  br label %133

129:                                              ; preds = %153
  %130 = add i32 %121, -1
  %131 = and i32 %130, %121
  %132 = icmp eq i32 %131, 0
  br i1 %132, label %158, label %118

133:                                              ; preds = %153, %118
  %134 = phi i32 [ %155, %153 ], [ %119, %118 ]
  %135 = phi i8 [ %154, %153 ], [ %120, %118 ]
  %136 = phi i32 [ %156, %153 ], [ %127, %118 ]
  %137 = load <32 x i32>, ptr %8, align 64
  %138 = insertelement <32 x i32> poison, i32 %136, i64 0
  %139 = shufflevector <32 x i32> %138, <32 x i32> poison, <32 x i32> zeroinitializer
  %140 = icmp eq <32 x i32> %137, %139
  %141 = bitcast <32 x i1> %140 to i32
  %142 = icmp eq i32 %141, 0
  br i1 %142, label %143, label %153

143:                                              ; preds = %133
  %144 = add i32 %134, 1
  %145 = zext i32 %134 to i64
  %146 = getelementptr inbounds nuw i32, ptr %8, i64 %145
  store i32 %136, ptr %146, align 4
  %147 = and i32 %136, 31
  %148 = zext nneg i32 %147 to i64
  %149 = getelementptr inbounds nuw [32 x i8], ptr %9, i64 0, i64 %148
  %150 = load i8, ptr %149, align 1
  %151 = add i8 %150, 1
  store i8 %151, ptr %149, align 1
  %152 = tail call i8 @llvm.umax.i8(i8 %151, i8 %135)
  br label %153

153:                                              ; preds = %143, %133
  %154 = phi i8 [ %135, %133 ], [ %152, %143 ]
  %155 = phi i32 [ %134, %133 ], [ %144, %143 ]
  %156 = add i32 %136, 1
  %157 = icmp eq i32 %156, %128
  br i1 %157, label %129, label %133

158:                                              ; preds = %129
  %159 = zext i8 %154 to i64
  br label %160

160:                                              ; preds = %158, %111
  %161 = phi i64 [ 0, %111 ], [ %159, %158 ]
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %9) #8
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %8) #8
  %162 = add i64 %113, %161
  %163 = add nuw nsw i64 %112, %107
  %164 = icmp samesign ult i64 %163, 32
  br i1 %164, label %111, label %165

165:                                              ; preds = %160
  %166 = shl i64 %162, 48
  br label %167

167:                                              ; preds = %96, %165
  %168 = phi i64 [ %166, %165 ], [ 0, %96 ]
  %169 = getelementptr inbounds nuw i8, ptr %6, i64 320
  %170 = load i64, ptr %169, align 64
  %171 = shl i64 %170, 32
  %172 = add i64 %171, -4294967296
  %173 = or i64 %172, %1
  store i64 %173, ptr %38, align 8
  %174 = getelementptr inbounds nuw i8, ptr %6, i64 304
  %175 = load i64, ptr %174, align 16
  %176 = load i64, ptr %83, align 64
  %177 = lshr i64 %176, 8
  %178 = and i64 %177, 72057594037862400
  %179 = or i64 %178, %175
  %180 = getelementptr inbounds nuw i8, ptr %38, i64 8
  store i64 %179, ptr %180, align 8
  %181 = getelementptr inbounds nuw i8, ptr %10, i64 72
  %182 = load i64, ptr %181, align 8
  %183 = shl i64 %182, 16
  %184 = tail call range(i32 1, 33) i32 @llvm.ctpop.i32(i32 %3)
  %185 = zext nneg i32 %184 to i64
  %186 = shl nuw nsw i64 %185, 32
  %187 = shl i64 %4, 40
  %188 = or disjoint i64 %186, %187
  %189 = or i64 %188, %97
  %190 = or i64 %189, %168
  %191 = or i64 %190, %183
  %192 = getelementptr inbounds nuw i8, ptr %38, i64 16
  store i64 %191, ptr %192, align 8
  %193 = getelementptr inbounds nuw i8, ptr %10, i64 88
  %194 = load i64, ptr %193, align 8
  %195 = shl i64 %75, 32
  %196 = or i64 %194, %195
  %197 = getelementptr inbounds nuw i8, ptr %38, i64 24
  store i64 %196, ptr %197, align 8
  call void @llvm.lifetime.end.p0(i64 560, ptr nonnull %11) #8
  call void @llvm.lifetime.end.p0(i64 160, ptr nonnull %10) #8
  br label %198

198:                                              ; preds = %7, %167, %27
  ret void
}

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #3

declare i32 @llvm.cttz.i32(i32, i1 immarg) #4

define internal fastcc i64 @passes_on_chip(ptr nocapture noundef readonly %0, i32 noundef %1, i64 noundef %2, i1 noundef zeroext %3) unnamed_addr #5 {
  %5 = alloca <32 x i32>, align 64
  %6 = alloca [32 x i8], align 16
  %7 = tail call i64 @llvm.umax.i64(i64 %2, i64 4)
  %8 = lshr i64 %7, 2
  %9 = trunc i64 %8 to i32
  %10 = icmp ugt i32 %9, 1
  %11 = and i1 %3, %10
  br i1 %11, label %12, label %52

12:                                               ; preds = %4
  %13 = icmp eq i32 %1, 0
  br i1 %13, label %52, label %14

14:                                               ; preds = %12, %29
  %15 = phi i32 [ %31, %29 ], [ %1, %12 ]
  %16 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %15, i1 true)
  %17 = xor i32 %16, 1
  %18 = shl nuw i32 1, %17
  %19 = and i32 %18, %1
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %29, label %21

21:                                               ; preds = %14
  %22 = zext nneg i32 %16 to i64
  %23 = getelementptr inbounds nuw i64, ptr %0, i64 %22
  %24 = load i64, ptr %23, align 8
  %25 = zext nneg i32 %17 to i64
  %26 = getelementptr inbounds nuw i64, ptr %0, i64 %25
  %27 = load i64, ptr %26, align 8
  %28 = icmp eq i64 %24, %27
  br i1 %28, label %29, label %33

29:                                               ; preds = %21, %14
  %30 = add i32 %15, -1
  %31 = and i32 %30, %15
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %52, label %14

33:                                               ; preds = %21, %48
  %34 = phi i32 [ %50, %48 ], [ %1, %21 ]
  %35 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %34, i1 true)
  %36 = xor i32 %35, 2
  %37 = shl nuw i32 1, %36
  %38 = and i32 %37, %1
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %48, label %40

40:                                               ; preds = %33
  %41 = zext nneg i32 %35 to i64
  %42 = getelementptr inbounds nuw i64, ptr %0, i64 %41
  %43 = load i64, ptr %42, align 8
  %44 = zext nneg i32 %36 to i64
  %45 = getelementptr inbounds nuw i64, ptr %0, i64 %44
  %46 = load i64, ptr %45, align 8
  %47 = icmp eq i64 %43, %46
  br i1 %47, label %48, label %52

48:                                               ; preds = %40, %33
  %49 = add i32 %34, -1
  %50 = and i32 %49, %34
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %52, label %33

52:                                               ; preds = %29, %48, %40, %12, %4
  %53 = phi i32 [ 0, %4 ], [ 1, %12 ], [ 1, %48 ], [ 0, %40 ], [ 1, %29 ]
  %54 = udiv i32 32, %9
  %55 = shl nuw nsw i32 %54, %53
  %56 = zext nneg i32 %55 to i64
  %57 = shl nsw i64 -1, %56
  %58 = xor i64 %57, -1
  br label %60

59:                                               ; preds = %107
  ret i64 %113

60:                                               ; preds = %52, %107
  %61 = phi i64 [ 0, %52 ], [ %114, %107 ]
  %62 = phi i64 [ 0, %52 ], [ %113, %107 ]
  %63 = shl i64 %58, %61
  %64 = trunc i64 %63 to i32
  %65 = and i32 %1, %64
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %5) #8
  store <32 x i32> splat (i32 -1), ptr %5, align 64
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %6) #8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(32) %6, i8 0, i64 32, i1 false)
  %66 = icmp eq i32 %65, 0
  br i1 %66, label %107, label %67

67:                                               ; preds = %60, %78
  %68 = phi i32 [ %104, %78 ], [ 0, %60 ]
  %69 = phi i8 [ %103, %78 ], [ 0, %60 ]
  %70 = phi i32 [ %80, %78 ], [ %65, %60 ]
  %71 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %70, i1 true)
  %72 = zext nneg i32 %71 to i64
  %73 = getelementptr inbounds nuw i64, ptr %0, i64 %72
  %74 = load i64, ptr %73, align 8
  %75 = trunc i64 %74 to i32
  %76 = lshr i32 %75, 2
  %77 = add i32 %76, %9
  br label %82

78:                                               ; preds = %102
  %79 = add i32 %70, -1
  %80 = and i32 %79, %70
  %81 = icmp eq i32 %80, 0
  br i1 %81, label %107, label %67

82:                                               ; preds = %67, %102
  %83 = phi i32 [ %104, %102 ], [ %68, %67 ]
  %84 = phi i8 [ %103, %102 ], [ %69, %67 ]
  %85 = phi i32 [ %105, %102 ], [ %76, %67 ]
  %86 = load <32 x i32>, ptr %5, align 64
  %87 = insertelement <32 x i32> poison, i32 %85, i64 0
  %88 = shufflevector <32 x i32> %87, <32 x i32> poison, <32 x i32> zeroinitializer
  %89 = icmp eq <32 x i32> %86, %88
  %90 = bitcast <32 x i1> %89 to i32
  %91 = icmp eq i32 %90, 0
  br i1 %91, label %92, label %102

92:                                               ; preds = %82
  %93 = add i32 %83, 1
  %94 = zext i32 %83 to i64
  %95 = getelementptr inbounds nuw i32, ptr %5, i64 %94
  store i32 %85, ptr %95, align 4
  %96 = and i32 %85, 31
  %97 = zext nneg i32 %96 to i64
  %98 = getelementptr inbounds nuw [32 x i8], ptr %6, i64 0, i64 %97
  %99 = load i8, ptr %98, align 1
  %100 = add i8 %99, 1
  store i8 %100, ptr %98, align 1
  %101 = tail call i8 @llvm.umax.i8(i8 %100, i8 %84)
  br label %102

102:                                              ; preds = %92, %82
  %103 = phi i8 [ %84, %82 ], [ %101, %92 ]
  %104 = phi i32 [ %83, %82 ], [ %93, %92 ]
  %105 = add i32 %85, 1
  %106 = icmp eq i32 %105, %77
  br i1 %106, label %78, label %82

107:                                              ; preds = %78, %60
  %108 = phi i8 [ 0, %60 ], [ %103, %78 ]
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %6) #8
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %5) #8
  %109 = icmp eq i8 %108, 0
  %110 = and i1 %3, %109
  %111 = zext i8 %108 to i64
  %112 = select i1 %110, i64 1, i64 %111
  %113 = add i64 %112, %62
  %114 = add nuw nsw i64 %61, %56
  %115 = icmp samesign ult i64 %114, 32
  br i1 %115, label %60, label %59
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

; LLVM IR of sums.c, made by python -m jit.llvm.generate.

%struct.Terms = type { ptr, ptr, ptr, ptr, i64, i64 }
%struct.Product = type { ptr, i64, ptr, ptr, i64, i64, i64, i64, i64, [7 x i64], [128 x i32] }

define i64 @mma(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr noundef %3, ptr nocapture noundef writeonly %4) #0 {
  %6 = alloca [16384 x double], align 64
  %7 = alloca [16384 x i32], align 64
  call void @llvm.lifetime.start.p0(i64 131072, ptr nonnull %6) #14
  call void @llvm.lifetime.start.p0(i64 65536, ptr nonnull %7) #14
  %8 = call fastcc i64 @right(ptr noundef %0, ptr noundef %2, ptr noundef %6, ptr noundef %7) #15
  %9 = call fastcc i64 @product(ptr noundef %0, ptr noundef %1, ptr noundef %6, ptr noundef %7, i64 noundef %8, ptr noundef %3, ptr noundef %4) #15
  call void @llvm.lifetime.end.p0(i64 65536, ptr nonnull %7) #14
  call void @llvm.lifetime.end.p0(i64 131072, ptr nonnull %6) #14
  ret i64 %9
}

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

define internal fastcc i64 @right(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef nonnull writeonly %2, ptr nocapture noundef nonnull writeonly %3) unnamed_addr #2 {
  %5 = alloca [16384 x i32], align 64
  call void @llvm.lifetime.start.p0(i64 65536, ptr nonnull %5) #14
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %13 = load i64, ptr %12, align 8
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %15 = load i64, ptr %14, align 8
  %16 = call fastcc i64 @operand(i64 noundef %7, ptr noundef %1, ptr noundef %9, i64 noundef %11, i64 noundef %13, i64 noundef %15, ptr noundef %5, ptr noundef %2, ptr noundef %3) #15
  call void @llvm.lifetime.end.p0(i64 65536, ptr nonnull %5) #14
  ret i64 %16
}

define internal fastcc i64 @product(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr noundef nonnull %2, ptr noundef nonnull %3, i64 noundef %4, ptr noundef %5, ptr nocapture noundef writeonly %6) unnamed_addr #3 {
  %8 = alloca [16384 x i32], align 64
  %9 = alloca [1024 x double], align 64
  %10 = alloca [1024 x i32], align 64
  %11 = alloca %struct.Terms, align 8
  %12 = alloca <16 x double>, align 8
  call void @llvm.lifetime.start.p0(i64 65536, ptr nonnull %8) #14
  call void @llvm.lifetime.start.p0(i64 8192, ptr nonnull %9) #14
  call void @llvm.lifetime.start.p0(i64 4096, ptr nonnull %10) #14
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %14 = load i64, ptr %13, align 8
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %16 = load i64, ptr %15, align 8
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %18 = load i64, ptr %17, align 8
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %20 = load i64, ptr %19, align 8
  %21 = mul i64 %20, %16
  %22 = icmp eq i64 %18, 2
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %24 = load ptr, ptr %23, align 8
  %25 = load i64, ptr %24, align 8
  %26 = icmp ne i64 %25, 0
  %27 = icmp ugt i64 %18, 2
  %28 = select i1 %26, i1 true, i1 %27
  br i1 %28, label %32, label %29

29:                                               ; preds = %7
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %31 = load i64, ptr %30, align 8
  br label %32

32:                                               ; preds = %7, %29
  %33 = phi i64 [ %31, %29 ], [ %14, %7 ]
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %35 = load i64, ptr %34, align 8
  %36 = load ptr, ptr %0, align 8
  %37 = mul i64 %20, %14
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %39 = load i64, ptr %38, align 8
  %40 = call fastcc i64 @operand(i64 noundef %35, ptr noundef %1, ptr noundef %36, i64 noundef 1, i64 noundef %37, i64 noundef %39, ptr noundef %8, ptr noundef %9, ptr noundef %10) #15
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %42 = load i64, ptr %41, align 8
  %43 = icmp eq i64 %42, 0
  br i1 %43, label %54, label %44

44:                                               ; preds = %32
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %46 = load i64, ptr %45, align 8
  %47 = icmp eq i64 %46, 0
  br i1 %47, label %49, label %48

48:                                               ; preds = %44
  call fastcc void @load_fragments(ptr noundef nonnull %0, ptr noundef %5, ptr noundef %8) #15
  br label %54

49:                                               ; preds = %44
  %50 = select i1 %22, ptr @gather_2, ptr @gather_4
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %52 = load ptr, ptr %51, align 8
  %53 = call i64 %50(ptr noundef %5, ptr noundef %52, i64 noundef %21, i64 noundef 0, i32 noundef -1, ptr noundef nonnull %8) #16
  br label %54

54:                                               ; preds = %32, %49, %48
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %56 = load i64, ptr %55, align 8
  %57 = icmp eq i64 %56, 0
  br i1 %57, label %62, label %58

58:                                               ; preds = %54
  %59 = load i64, ptr %19, align 8
  %60 = mul i64 %59, %14
  %61 = icmp eq i64 %60, 0
  br i1 %61, label %62, label %77

62:                                               ; preds = %77, %58, %54
  %63 = icmp eq i64 %16, 0
  br i1 %63, label %93, label %64

64:                                               ; preds = %62
  %65 = load i64, ptr %19, align 8
  %66 = icmp eq i64 %65, 0
  %67 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %68 = getelementptr inbounds nuw i8, ptr %11, i64 16
  %69 = getelementptr inbounds nuw i8, ptr %11, i64 24
  %70 = getelementptr inbounds nuw i8, ptr %11, i64 32
  %71 = getelementptr inbounds nuw i8, ptr %11, i64 40
  %72 = icmp eq i64 %14, 0
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %74 = select i1 %22, i32 -14, i32 -126
  %75 = icmp eq i64 %33, 0
  %76 = shl i64 %33, 4
  br label %84

77:                                               ; preds = %58, %77
  %78 = phi i64 [ %82, %77 ], [ 0, %58 ]
  %79 = getelementptr inbounds nuw [1024 x double], ptr %9, i64 0, i64 %78
  %80 = load double, ptr %79, align 8
  %81 = fneg double %80
  store double %81, ptr %79, align 8
  %82 = add i64 %78, 1
  %83 = icmp eq i64 %82, %60
  br i1 %83, label %62, label %77

84:                                               ; preds = %64, %99
  %85 = phi i64 [ 0, %64 ], [ %100, %99 ]
  %86 = getelementptr i32, ptr %8, i64 %85
  br i1 %66, label %99, label %87

87:                                               ; preds = %84
  %88 = load i64, ptr %41, align 8
  %89 = icmp eq i64 %88, 0
  %90 = mul i64 %85, %14
  %91 = getelementptr inbounds nuw double, ptr %2, i64 %90
  %92 = getelementptr inbounds nuw i32, ptr %3, i64 %90
  br label %102

93:                                               ; preds = %99, %62
  call fastcc void @scatter(ptr noundef nonnull %0, ptr noundef %8, ptr noundef %6) #15
  %94 = icmp sgt i64 %40, -1
  %95 = icmp slt i64 %4, 0
  %96 = or i1 %95, %94
  %97 = add nsw i64 %4, 4294967296
  %98 = select i1 %96, i64 %40, i64 %97
  call void @llvm.lifetime.end.p0(i64 4096, ptr nonnull %10) #14
  call void @llvm.lifetime.end.p0(i64 8192, ptr nonnull %9) #14
  call void @llvm.lifetime.end.p0(i64 65536, ptr nonnull %8) #14
  ret i64 %98

99:                                               ; preds = %113, %84
  %100 = add i64 %85, 16
  %101 = icmp ult i64 %100, %16
  br i1 %101, label %84, label %93

102:                                              ; preds = %87, %113
  %103 = phi i64 [ 0, %87 ], [ %115, %113 ]
  %104 = mul i64 %103, %16
  %105 = getelementptr i32, ptr %86, i64 %104
  br i1 %89, label %108, label %106

106:                                              ; preds = %102
  %107 = load <16 x i32>, ptr %105, align 4
  br label %108

108:                                              ; preds = %102, %106
  %109 = phi <16 x i32> [ %107, %106 ], [ zeroinitializer, %102 ]
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %11) #14
  %110 = mul i64 %103, %14
  %111 = getelementptr inbounds nuw double, ptr %9, i64 %110
  store ptr %111, ptr %11, align 8
  store ptr %91, ptr %67, align 8
  %112 = getelementptr inbounds nuw i32, ptr %10, i64 %110
  store ptr %112, ptr %68, align 8
  store ptr %92, ptr %69, align 8
  store i64 %33, ptr %70, align 8
  store i64 16, ptr %71, align 8
  br i1 %72, label %113, label %117

113:                                              ; preds = %218, %108
  %114 = phi <16 x i32> [ %109, %108 ], [ %219, %218 ]
  store <16 x i32> %114, ptr %105, align 4
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %11) #14
  %115 = add nuw i64 %103, 1
  %116 = icmp eq i64 %115, %65
  br i1 %116, label %99, label %102

117:                                              ; preds = %108, %218
  %118 = phi i64 [ %224, %218 ], [ 0, %108 ]
  %119 = phi <16 x i32> [ %219, %218 ], [ %109, %108 ]
  %120 = phi ptr [ %220, %218 ], [ %111, %108 ]
  %121 = phi ptr [ %221, %218 ], [ %112, %108 ]
  %122 = phi ptr [ %222, %218 ], [ %91, %108 ]
  %123 = phi ptr [ %223, %218 ], [ %92, %108 ]
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %12) #14
  br i1 %27, label %124, label %126

124:                                              ; preds = %117
  %125 = sitofp <16 x i32> %119 to <16 x double>
  br label %133

126:                                              ; preds = %117
  %127 = trunc <16 x i32> %119 to <16 x i16>
  %128 = bitcast <16 x i16> %127 to <16 x half>
  %129 = fpext <16 x half> %128 to <16 x float>
  %130 = bitcast <16 x i32> %119 to <16 x float>
  %131 = select i1 %22, <16 x float> %129, <16 x float> %130
  %132 = fpext <16 x float> %131 to <16 x double>
  br label %133

133:                                              ; preds = %124, %126
  %134 = phi <16 x double> [ %125, %124 ], [ %132, %126 ]
  store <16 x double> %134, ptr %12, align 8
  br i1 %28, label %135, label %150

135:                                              ; preds = %133
  br i1 %75, label %154, label %136

136:                                              ; preds = %135, %136
  %137 = phi i64 [ %148, %136 ], [ 0, %135 ]
  %138 = phi <16 x double> [ %147, %136 ], [ %134, %135 ]
  %139 = getelementptr inbounds nuw double, ptr %120, i64 %137
  %140 = load double, ptr %139, align 8
  %141 = insertelement <16 x double> poison, double %140, i64 0
  %142 = shufflevector <16 x double> %141, <16 x double> poison, <16 x i32> zeroinitializer
  %143 = shl i64 %137, 7
  %144 = getelementptr inbounds nuw i8, ptr %122, i64 %143
  %145 = load <16 x double>, ptr %144, align 8
  %146 = fmul <16 x double> %142, %145
  %147 = fadd <16 x double> %138, %146
  %148 = add nuw i64 %137, 1
  %149 = icmp eq i64 %148, %33
  br i1 %149, label %154, label %136

150:                                              ; preds = %133
  %151 = load i64, ptr %73, align 8
  %152 = trunc i64 %151 to i32
  call fastcc void @add_exactly(ptr noundef %11, i32 noundef %152, ptr noundef nonnull %12, i32 noundef %74) #15
  %153 = load <16 x double>, ptr %12, align 8
  br label %154

154:                                              ; preds = %136, %135, %150
  %155 = phi <16 x double> [ %153, %150 ], [ %134, %135 ], [ %147, %136 ]
  switch i64 %18, label %203 [
    i64 1, label %156
    i64 2, label %176
    i64 3, label %198
    i64 4, label %201
  ]

156:                                              ; preds = %154
  %157 = bitcast <16 x double> %155 to <16 x i64>
  %158 = fcmp uno <16 x double> %155, zeroinitializer
  %159 = select <16 x i1> %158, <16 x i64> splat (i64 -1), <16 x i64> splat (i64 -549755813888)
  %160 = and <16 x i64> %159, %157
  %161 = bitcast <16 x i64> %160 to <16 x double>
  %162 = fptrunc <16 x double> %161 to <16 x float>
  %163 = call <16 x double> @llvm.fabs.v16f64(<16 x double> %161)
  %164 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %162)
  %165 = fpext <16 x float> %164 to <16 x double>
  %166 = bitcast <16 x float> %162 to <16 x i32>
  %167 = fcmp olt <16 x double> %163, %165
  %168 = fcmp olt <16 x double> %163, splat (double 0x47F0000000000000)
  %169 = and <16 x i1> %168, %167
  %170 = sext <16 x i1> %169 to <16 x i32>
  %171 = add <16 x i32> %170, %166
  %172 = fcmp ord <16 x double> %161, zeroinitializer
  %173 = icmp eq <16 x i32> %171, splat (i32 -2147483648)
  %174 = select <16 x i1> %173, <16 x i32> zeroinitializer, <16 x i32> %171
  %175 = select <16 x i1> %172, <16 x i32> %174, <16 x i32> splat (i32 2147483647)
  br label %218

176:                                              ; preds = %154
  %177 = bitcast <16 x double> %155 to <16 x i64>
  %178 = lshr <16 x i64> %177, splat (i64 52)
  %179 = and <16 x i64> %178, splat (i64 2047)
  %180 = call <16 x i64> @llvm.umax.v16i64(<16 x i64> %179, <16 x i64> splat (i64 1009))
  %181 = call <16 x i64> @llvm.umin.v16i64(<16 x i64> %180, <16 x i64> splat (i64 1100))
  %182 = shl nuw nsw <16 x i64> %181, splat (i64 52)
  %183 = sub nuw <16 x i64> splat (i64 -9187343239835811840), %182
  %184 = bitcast <16 x i64> %183 to <16 x double>
  %185 = add nsw <16 x i64> %182, splat (i64 -45035996273704960)
  %186 = bitcast <16 x i64> %185 to <16 x double>
  %187 = fmul <16 x double> %155, %184
  %188 = call <16 x double> @llvm.rint.v16f64(<16 x double> %187)
  %189 = fmul <16 x double> %188, %186
  %190 = fptrunc <16 x double> %189 to <16 x float>
  %191 = fptrunc <16 x float> %190 to <16 x half>
  %192 = bitcast <16 x half> %191 to <16 x i16>
  %193 = fcmp ord <16 x double> %155, zeroinitializer
  %194 = icmp eq <16 x i16> %192, splat (i16 -32768)
  %195 = select <16 x i1> %194, <16 x i16> zeroinitializer, <16 x i16> %192
  %196 = zext <16 x i16> %195 to <16 x i32>
  %197 = select <16 x i1> %193, <16 x i32> %196, <16 x i32> splat (i32 32767)
  br label %218

198:                                              ; preds = %154
  %199 = fptosi <16 x double> %155 to <16 x i64>
  %200 = trunc <16 x i64> %199 to <16 x i32>
  br label %218

201:                                              ; preds = %154
  %202 = call <16 x i32> @llvm.fptosi.sat.v16i32.v16f64(<16 x double> %155)
  br label %218

203:                                              ; preds = %154
  %204 = fptrunc <16 x double> %155 to <16 x float>
  %205 = call <16 x double> @llvm.fabs.v16f64(<16 x double> %155)
  %206 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %204)
  %207 = fpext <16 x float> %206 to <16 x double>
  %208 = bitcast <16 x float> %204 to <16 x i32>
  %209 = fcmp olt <16 x double> %205, %207
  %210 = fcmp olt <16 x double> %205, splat (double 0x47F0000000000000)
  %211 = and <16 x i1> %210, %209
  %212 = sext <16 x i1> %211 to <16 x i32>
  %213 = add <16 x i32> %212, %208
  %214 = fcmp ord <16 x double> %155, zeroinitializer
  %215 = icmp eq <16 x i32> %213, splat (i32 -2147483648)
  %216 = select <16 x i1> %215, <16 x i32> zeroinitializer, <16 x i32> %213
  %217 = select <16 x i1> %214, <16 x i32> %216, <16 x i32> splat (i32 2147483647)
  br label %218

218:                                              ; preds = %156, %176, %198, %201, %203
  %219 = phi <16 x i32> [ %217, %203 ], [ %202, %201 ], [ %200, %198 ], [ %197, %176 ], [ %175, %156 ]
  %220 = getelementptr inbounds nuw double, ptr %120, i64 %33
  store ptr %220, ptr %11, align 8
  %221 = getelementptr inbounds nuw i32, ptr %121, i64 %33
  store ptr %221, ptr %68, align 8
  %222 = getelementptr inbounds nuw double, ptr %122, i64 %76
  store ptr %222, ptr %67, align 8
  %223 = getelementptr inbounds nuw i32, ptr %123, i64 %76
  store ptr %223, ptr %69, align 8
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %12) #14
  %224 = add i64 %118, %33
  %225 = icmp ult i64 %224, %14
  br i1 %225, label %117, label %113
}

declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

define i64 @perform(ptr nocapture noundef readonly %0, i64 noundef %1, ptr nocapture noundef readonly %2) #0 {
  %4 = alloca [16384 x double], align 64
  %5 = alloca [16384 x i32], align 64
  call void @llvm.lifetime.start.p0(i64 131072, ptr nonnull %4) #14
  call void @llvm.lifetime.start.p0(i64 65536, ptr nonnull %5) #14
  %6 = icmp eq i64 %1, 0
  br label %8

7:                                                ; preds = %70
  br i1 %71, label %8, label %77

8:                                                ; preds = %3, %7
  %9 = phi ptr [ null, %3 ], [ %74, %7 ]
  %10 = phi ptr [ null, %3 ], [ %73, %7 ]
  %11 = phi i64 [ -1, %3 ], [ %72, %7 ]
  br i1 %6, label %77, label %12

12:                                               ; preds = %8, %70
  %13 = phi ptr [ %74, %70 ], [ %9, %8 ]
  %14 = phi ptr [ %73, %70 ], [ %10, %8 ]
  %15 = phi i64 [ %72, %70 ], [ %11, %8 ]
  %16 = phi i64 [ %75, %70 ], [ 0, %8 ]
  %17 = phi i1 [ %71, %70 ], [ false, %8 ]
  %18 = getelementptr inbounds nuw ptr, ptr %0, i64 %16
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 8
  %21 = load i64, ptr %20, align 8
  %22 = getelementptr inbounds nuw i8, ptr %19, i64 16
  %23 = load i64, ptr %22, align 8
  %24 = icmp ult i64 %21, %23
  br i1 %24, label %25, label %70

25:                                               ; preds = %12
  %26 = getelementptr inbounds nuw i8, ptr %19, i64 128
  %27 = getelementptr inbounds nuw i8, ptr %19, i64 24
  %28 = load i64, ptr %27, align 8
  %29 = add i64 %28, -1
  %30 = and i64 %29, %21
  %31 = getelementptr inbounds nuw [0 x %struct.Product], ptr %26, i64 0, i64 %30
  %32 = load ptr, ptr %31, align 8
  %33 = icmp eq ptr %32, null
  br i1 %33, label %77, label %34

34:                                               ; preds = %25
  %35 = getelementptr inbounds nuw i8, ptr %31, i64 24
  %36 = load ptr, ptr %35, align 8
  %37 = getelementptr inbounds nuw i8, ptr %32, i64 8
  store ptr %36, ptr %37, align 8
  %38 = getelementptr inbounds nuw i8, ptr %31, i64 32
  %39 = load i64, ptr %38, align 8
  %40 = getelementptr inbounds nuw i8, ptr %32, i64 104
  store i64 %39, ptr %40, align 8
  %41 = getelementptr inbounds nuw i8, ptr %31, i64 40
  %42 = load i64, ptr %41, align 8
  %43 = getelementptr inbounds nuw i8, ptr %32, i64 112
  store i64 %42, ptr %43, align 8
  %44 = getelementptr inbounds nuw i8, ptr %31, i64 16
  %45 = load ptr, ptr %44, align 8
  %46 = icmp eq ptr %45, null
  br i1 %46, label %48, label %47

47:                                               ; preds = %34
  store ptr %45, ptr %32, align 8
  br label %48

48:                                               ; preds = %47, %34
  %49 = icmp eq ptr %13, %32
  br i1 %49, label %50, label %53

50:                                               ; preds = %48
  %51 = load ptr, ptr %35, align 8
  %52 = icmp eq ptr %14, %51
  br i1 %52, label %56, label %53

53:                                               ; preds = %50, %48
  %54 = call fastcc i64 @right(ptr noundef nonnull %32, ptr noundef %2, ptr noundef %4, ptr noundef %5) #15
  %55 = load ptr, ptr %35, align 8
  br label %56

56:                                               ; preds = %53, %50
  %57 = phi ptr [ %55, %53 ], [ %14, %50 ]
  %58 = phi i64 [ %54, %53 ], [ %15, %50 ]
  %59 = load ptr, ptr %44, align 8
  %60 = icmp eq ptr %59, null
  %61 = getelementptr inbounds nuw i8, ptr %31, i64 128
  %62 = select i1 %60, ptr %61, ptr %2
  %63 = getelementptr inbounds nuw i8, ptr %19, i64 64
  %64 = load ptr, ptr %63, align 8
  %65 = call fastcc i64 @product(ptr noundef nonnull %32, ptr noundef %62, ptr noundef %4, ptr noundef %5, i64 noundef %58, ptr noundef %64, ptr noundef %64) #15
  %66 = getelementptr inbounds nuw i8, ptr %19, i64 72
  store i64 %65, ptr %66, align 8
  %67 = load i64, ptr %20, align 8
  %68 = add i64 %67, 1
  store i64 %68, ptr %20, align 8
  %69 = icmp eq i64 %65, -1
  br i1 %69, label %70, label %77

70:                                               ; preds = %56, %12
  %71 = phi i1 [ %17, %12 ], [ true, %56 ]
  %72 = phi i64 [ %15, %12 ], [ %58, %56 ]
  %73 = phi ptr [ %14, %12 ], [ %57, %56 ]
  %74 = phi ptr [ %13, %12 ], [ %32, %56 ]
  %75 = add nuw i64 %16, 1
  %76 = icmp eq i64 %75, %1
  br i1 %76, label %7, label %12

77:                                               ; preds = %7, %8, %56, %25
  %78 = phi i64 [ %16, %25 ], [ %16, %56 ], [ -1, %8 ], [ -1, %7 ]
  call void @llvm.lifetime.end.p0(i64 65536, ptr nonnull %5) #14
  call void @llvm.lifetime.end.p0(i64 131072, ptr nonnull %4) #14
  ret i64 %78
}

define void @sums(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr nocapture noundef %4, i64 noundef %5, i64 noundef %6, i64 noundef %7, i32 noundef %8) #4 {
  %10 = alloca %struct.Terms, align 8
  %11 = icmp eq i64 %5, 0
  br i1 %11, label %27, label %12

12:                                               ; preds = %9
  %13 = icmp eq i64 %6, 0
  %14 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %15 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %16 = getelementptr inbounds nuw i8, ptr %10, i64 24
  %17 = getelementptr inbounds nuw i8, ptr %10, i64 32
  %18 = getelementptr inbounds nuw i8, ptr %10, i64 40
  br label %19

19:                                               ; preds = %12, %28
  %20 = phi i64 [ 0, %12 ], [ %29, %28 ]
  br i1 %13, label %28, label %21

21:                                               ; preds = %19
  %22 = mul i64 %20, %7
  %23 = getelementptr inbounds nuw double, ptr %0, i64 %22
  %24 = getelementptr inbounds nuw i32, ptr %1, i64 %22
  %25 = mul i64 %20, %6
  %26 = getelementptr inbounds nuw double, ptr %4, i64 %25
  br label %31

27:                                               ; preds = %28, %9
  ret void

28:                                               ; preds = %31, %19
  %29 = add nuw i64 %20, 1
  %30 = icmp eq i64 %29, %5
  br i1 %30, label %27, label %19

31:                                               ; preds = %21, %31
  %32 = phi i64 [ 0, %21 ], [ %36, %31 ]
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %10) #14
  store ptr %23, ptr %10, align 8
  %33 = getelementptr inbounds nuw double, ptr %2, i64 %32
  store ptr %33, ptr %14, align 8
  store ptr %24, ptr %15, align 8
  %34 = getelementptr inbounds nuw i32, ptr %3, i64 %32
  store ptr %34, ptr %16, align 8
  store i64 %7, ptr %17, align 8
  store i64 %6, ptr %18, align 8
  %35 = getelementptr inbounds nuw double, ptr %26, i64 %32
  call fastcc void @add_exactly(ptr noundef %10, i32 noundef %8, ptr noundef %35, i32 noundef -126) #15
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %10) #14
  %36 = add i64 %32, 16
  %37 = icmp ult i64 %36, %6
  br i1 %37, label %31, label %28
}

define internal fastcc void @add_exactly(ptr nocapture noundef nonnull readonly %0, i32 noundef %1, ptr nocapture noundef %2, i32 noundef range(i32 -126, -13) %3) unnamed_addr #5 {
  %5 = load ptr, ptr %0, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %13 = load i64, ptr %12, align 8
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %15 = load i64, ptr %14, align 8
  %16 = load <16 x double>, ptr %2, align 8
  %17 = bitcast <16 x double> %16 to <16 x i64>
  %18 = lshr <16 x i64> %17, splat (i64 52)
  %19 = trunc nuw nsw <16 x i64> %18 to <16 x i32>
  %20 = and <16 x i32> %19, splat (i32 2047)
  %21 = add nsw <16 x i32> %20, splat (i32 -1023)
  %22 = insertelement <16 x i32> poison, i32 %3, i64 0
  %23 = shufflevector <16 x i32> %22, <16 x i32> poison, <16 x i32> zeroinitializer
  %24 = tail call <16 x i32> @llvm.smax.v16i32(<16 x i32> %21, <16 x i32> %23)
  %25 = fcmp une <16 x double> %16, zeroinitializer
  %26 = tail call <16 x i32> @llvm.smin.v16i32(<16 x i32> %24, <16 x i32> splat (i32 128))
  %27 = select <16 x i1> %25, <16 x i32> %26, <16 x i32> splat (i32 -126)
  %28 = icmp eq i64 %13, 0
  br i1 %28, label %29, label %40

29:                                               ; preds = %40, %4
  %30 = phi <16 x i32> [ %27, %4 ], [ %51, %40 ]
  %31 = insertelement <16 x i32> poison, i32 %1, i64 0
  %32 = shufflevector <16 x i32> %31, <16 x i32> poison, <16 x i32> zeroinitializer
  %33 = add <16 x i32> %32, splat (i32 1023)
  %34 = sub <16 x i32> %33, %30
  %35 = zext <16 x i32> %34 to <16 x i64>
  %36 = shl <16 x i64> %35, splat (i64 52)
  %37 = bitcast <16 x i64> %36 to <16 x double>
  %38 = fmul <16 x double> %16, %37
  %39 = tail call <16 x double> @llvm.trunc.v16f64(<16 x double> %38)
  br i1 %28, label %54, label %62

40:                                               ; preds = %4, %40
  %41 = phi <16 x i32> [ %51, %40 ], [ %27, %4 ]
  %42 = phi i64 [ %52, %40 ], [ 0, %4 ]
  %43 = mul i64 %42, %15
  %44 = getelementptr inbounds nuw i32, ptr %11, i64 %43
  %45 = load <16 x i32>, ptr %44, align 4
  %46 = getelementptr inbounds nuw i32, ptr %9, i64 %42
  %47 = load i32, ptr %46, align 4
  %48 = insertelement <16 x i32> poison, i32 %47, i64 0
  %49 = shufflevector <16 x i32> %48, <16 x i32> poison, <16 x i32> zeroinitializer
  %50 = add <16 x i32> %49, %45
  %51 = tail call <16 x i32> @llvm.smax.v16i32(<16 x i32> %41, <16 x i32> %50)
  %52 = add nuw i64 %42, 1
  %53 = icmp eq i64 %52, %13
  br i1 %53, label %29, label %40

54:                                               ; preds = %62, %29
  %55 = phi <16 x double> [ %39, %29 ], [ %75, %62 ]
  %56 = sub <16 x i32> %30, %32
  %57 = add <16 x i32> %56, splat (i32 1023)
  %58 = zext <16 x i32> %57 to <16 x i64>
  %59 = shl <16 x i64> %58, splat (i64 52)
  %60 = bitcast <16 x i64> %59 to <16 x double>
  %61 = fmul <16 x double> %55, %60
  store <16 x double> %61, ptr %2, align 8
  ret void

62:                                               ; preds = %29, %62
  %63 = phi i64 [ %76, %62 ], [ 0, %29 ]
  %64 = phi <16 x double> [ %75, %62 ], [ %39, %29 ]
  %65 = getelementptr inbounds nuw double, ptr %5, i64 %63
  %66 = load double, ptr %65, align 8
  %67 = insertelement <16 x double> poison, double %66, i64 0
  %68 = shufflevector <16 x double> %67, <16 x double> poison, <16 x i32> zeroinitializer
  %69 = mul i64 %63, %15
  %70 = getelementptr inbounds nuw double, ptr %7, i64 %69
  %71 = load <16 x double>, ptr %70, align 8
  %72 = fmul <16 x double> %71, %68
  %73 = fmul <16 x double> %72, %37
  %74 = tail call <16 x double> @llvm.trunc.v16f64(<16 x double> %73)
  %75 = fadd <16 x double> %64, %74
  %76 = add nuw i64 %63, 1
  %77 = icmp eq i64 %76, %13
  br i1 %77, label %54, label %62
}

define range(i64 0, 2) i64 @cut_sums(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr noundef readonly %2, ptr nocapture noundef writeonly %3, i64 noundef %4, i64 noundef %5, i64 noundef %6, i32 noundef %7, i32 noundef %8, i32 noundef %9, ptr nocapture noundef %10) #6 {
  %12 = mul i64 %6, %4
  %13 = getelementptr inbounds nuw float, ptr %10, i64 %12
  %14 = add i64 %5, %4
  %15 = mul i64 %14, %6
  %16 = getelementptr inbounds nuw float, ptr %10, i64 %15
  %17 = getelementptr inbounds nuw i32, ptr %16, i64 %12
  %18 = icmp eq ptr %2, null
  br i1 %18, label %22, label %19

19:                                               ; preds = %11
  %20 = mul i64 %5, %4
  %21 = tail call fastcc zeroext i1 @has_plain_zeros(ptr noundef %2, i64 noundef %20) #15
  br i1 %21, label %22, label %176

22:                                               ; preds = %19, %11
  %23 = tail call fastcc zeroext i1 @unpacked(ptr noundef %0, i64 noundef %4, i64 noundef %6, i64 noundef 1, i32 noundef %7, ptr noundef %10, ptr noundef %16) #15
  br i1 %23, label %24, label %176

24:                                               ; preds = %22
  %25 = tail call fastcc zeroext i1 @unpacked(ptr noundef %1, i64 noundef %5, i64 noundef %6, i64 noundef 16, i32 noundef %8, ptr noundef %13, ptr noundef %17) #15
  br i1 %25, label %26, label %176

26:                                               ; preds = %24
  %27 = icmp eq i64 %5, 0
  br i1 %27, label %176, label %28

28:                                               ; preds = %26
  %29 = icmp eq i64 %4, 0
  %30 = icmp eq i64 %6, 0
  %31 = insertelement <16 x i32> poison, i32 %9, i64 0
  %32 = shufflevector <16 x i32> %31, <16 x i32> poison, <16 x i32> zeroinitializer
  %33 = add <16 x i32> %32, splat (i32 1023)
  br label %34

34:                                               ; preds = %28, %42
  %35 = phi i64 [ 0, %28 ], [ %43, %42 ]
  %36 = getelementptr float, ptr %2, i64 %35
  %37 = getelementptr i32, ptr %3, i64 %35
  br i1 %29, label %42, label %38

38:                                               ; preds = %34
  %39 = mul i64 %35, %6
  %40 = getelementptr inbounds nuw float, ptr %13, i64 %39
  %41 = getelementptr inbounds nuw i32, ptr %17, i64 %39
  br label %45

42:                                               ; preds = %160, %34
  %43 = add i64 %35, 16
  %44 = icmp ult i64 %43, %5
  br i1 %44, label %34, label %176

45:                                               ; preds = %38, %160
  %46 = phi i64 [ 0, %38 ], [ %174, %160 ]
  %47 = mul i64 %46, %6
  %48 = getelementptr inbounds nuw float, ptr %10, i64 %47
  %49 = getelementptr inbounds nuw i32, ptr %16, i64 %47
  br i1 %18, label %54, label %50

50:                                               ; preds = %45
  %51 = mul i64 %46, %5
  %52 = getelementptr float, ptr %36, i64 %51
  %53 = load <16 x float>, ptr %52, align 4
  br label %54

54:                                               ; preds = %45, %50
  %55 = phi <16 x float> [ %53, %50 ], [ zeroinitializer, %45 ]
  %56 = fcmp une <16 x float> %55, zeroinitializer
  %57 = bitcast <16 x float> %55 to <16 x i32>
  %58 = lshr <16 x i32> %57, splat (i32 23)
  %59 = and <16 x i32> %58, splat (i32 255)
  %60 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %59, <16 x i32> splat (i32 1))
  %61 = add nsw <16 x i32> %60, splat (i32 -127)
  %62 = select <16 x i1> %56, <16 x i32> %61, <16 x i32> splat (i32 -126)
  br i1 %30, label %63, label %74

63:                                               ; preds = %74, %54
  %64 = phi <16 x i32> [ %62, %54 ], [ %84, %74 ]
  %65 = icmp slt <16 x i32> %64, splat (i32 -102)
  %66 = tail call <16 x i32> @llvm.smax.v16i32(<16 x i32> %64, <16 x i32> splat (i32 -102))
  %67 = sub <16 x i32> %32, %66
  %68 = shl <16 x i32> %67, splat (i32 23)
  %69 = add <16 x i32> %68, splat (i32 1065353216)
  %70 = bitcast <16 x i32> %69 to <16 x float>
  %71 = fmul <16 x float> %55, %70
  %72 = fptosi <16 x float> %71 to <16 x i32>
  %73 = sitofp <16 x i32> %72 to <16 x double>
  br i1 %30, label %92, label %87

74:                                               ; preds = %54, %74
  %75 = phi <16 x i32> [ %84, %74 ], [ %62, %54 ]
  %76 = phi i64 [ %85, %74 ], [ 0, %54 ]
  %77 = getelementptr inbounds nuw <16 x i32>, ptr %41, i64 %76
  %78 = load <16 x i32>, ptr %77, align 4
  %79 = getelementptr inbounds nuw i32, ptr %49, i64 %76
  %80 = load i32, ptr %79, align 4
  %81 = insertelement <16 x i32> poison, i32 %80, i64 0
  %82 = shufflevector <16 x i32> %81, <16 x i32> poison, <16 x i32> zeroinitializer
  %83 = add <16 x i32> %82, %78
  %84 = tail call <16 x i32> @llvm.smax.v16i32(<16 x i32> %75, <16 x i32> %83)
  %85 = add nuw i64 %76, 1
  %86 = icmp eq i64 %85, %6
  br i1 %86, label %63, label %74

87:                                               ; preds = %63, %108
  %88 = phi i64 [ %90, %108 ], [ 0, %63 ]
  %89 = phi <16 x double> [ %110, %108 ], [ %73, %63 ]
  %90 = add i64 %88, 8
  %91 = icmp eq i64 %88, -8
  br i1 %91, label %108, label %112

92:                                               ; preds = %108, %63
  %93 = phi <16 x double> [ %73, %63 ], [ %110, %108 ]
  %94 = sub <16 x i32> %66, %32
  %95 = add <16 x i32> %94, splat (i32 1023)
  %96 = zext <16 x i32> %95 to <16 x i64>
  %97 = shl <16 x i64> %96, splat (i64 52)
  %98 = bitcast <16 x i64> %97 to <16 x double>
  %99 = fmul <16 x double> %93, %98
  %100 = fcmp olt <16 x float> %55, zeroinitializer
  %101 = fcmp oeq <16 x double> %99, zeroinitializer
  %102 = and <16 x i1> %100, %101
  %103 = or <16 x i1> %65, %102
  %104 = bitcast <16 x i1> %103 to i16
  %105 = icmp eq i16 %104, 0
  br i1 %105, label %160, label %127

106:                                              ; preds = %112
  %107 = sitofp <16 x i32> %124 to <16 x double>
  br label %108

108:                                              ; preds = %106, %87
  %109 = phi <16 x double> [ zeroinitializer, %87 ], [ %107, %106 ]
  %110 = fadd <16 x double> %89, %109
  %111 = icmp ult i64 %90, %6
  br i1 %111, label %87, label %92

112:                                              ; preds = %87, %112
  %113 = phi i64 [ %125, %112 ], [ %88, %87 ]
  %114 = phi <16 x i32> [ %124, %112 ], [ zeroinitializer, %87 ]
  %115 = getelementptr inbounds nuw <16 x float>, ptr %40, i64 %113
  %116 = load <16 x float>, ptr %115, align 4
  %117 = getelementptr inbounds nuw float, ptr %48, i64 %113
  %118 = load float, ptr %117, align 4
  %119 = insertelement <16 x float> poison, float %118, i64 0
  %120 = shufflevector <16 x float> %119, <16 x float> poison, <16 x i32> zeroinitializer
  %121 = fmul <16 x float> %116, %120
  %122 = fmul <16 x float> %121, %70
  %123 = fptosi <16 x float> %122 to <16 x i32>
  %124 = add <16 x i32> %114, %123
  %125 = add nuw i64 %113, 1
  %126 = icmp ult i64 %125, %90
  br i1 %126, label %112, label %106

127:                                              ; preds = %92
  %128 = sub <16 x i32> %33, %64
  %129 = zext <16 x i32> %128 to <16 x i64>
  %130 = shl <16 x i64> %129, splat (i64 52)
  %131 = bitcast <16 x i64> %130 to <16 x double>
  %132 = fpext <16 x float> %55 to <16 x double>
  %133 = fmul <16 x double> %132, %131
  %134 = tail call <16 x double> @llvm.trunc.v16f64(<16 x double> %133)
  br i1 %30, label %135, label %144

135:                                              ; preds = %144, %127
  %136 = phi <16 x double> [ %134, %127 ], [ %157, %144 ]
  %137 = sub <16 x i32> %64, %32
  %138 = add <16 x i32> %137, splat (i32 1023)
  %139 = zext <16 x i32> %138 to <16 x i64>
  %140 = shl <16 x i64> %139, splat (i64 52)
  %141 = bitcast <16 x i64> %140 to <16 x double>
  %142 = fmul <16 x double> %136, %141
  %143 = select <16 x i1> %103, <16 x double> %142, <16 x double> %99
  br label %160

144:                                              ; preds = %127, %144
  %145 = phi i64 [ %158, %144 ], [ 0, %127 ]
  %146 = phi <16 x double> [ %157, %144 ], [ %134, %127 ]
  %147 = getelementptr inbounds nuw <16 x float>, ptr %40, i64 %145
  %148 = load <16 x float>, ptr %147, align 4
  %149 = getelementptr inbounds nuw float, ptr %48, i64 %145
  %150 = load float, ptr %149, align 4
  %151 = insertelement <16 x float> poison, float %150, i64 0
  %152 = shufflevector <16 x float> %151, <16 x float> poison, <16 x i32> zeroinitializer
  %153 = fmul <16 x float> %148, %152
  %154 = fpext <16 x float> %153 to <16 x double>
  %155 = fmul <16 x double> %131, %154
  %156 = tail call <16 x double> @llvm.trunc.v16f64(<16 x double> %155)
  %157 = fadd <16 x double> %146, %156
  %158 = add nuw i64 %145, 1
  %159 = icmp eq i64 %158, %6
  br i1 %159, label %135, label %144

160:                                              ; preds = %135, %92
  %161 = phi <16 x double> [ %143, %135 ], [ %99, %92 ]
  %162 = fptrunc <16 x double> %161 to <16 x float>
  %163 = tail call <16 x double> @llvm.fabs.v16f64(<16 x double> %161)
  %164 = tail call <16 x float> @llvm.fabs.v16f32(<16 x float> %162)
  %165 = fpext <16 x float> %164 to <16 x double>
  %166 = bitcast <16 x float> %162 to <16 x i32>
  %167 = fcmp olt <16 x double> %163, %165
  %168 = fcmp olt <16 x double> %163, splat (double 0x47F0000000000000)
  %169 = and <16 x i1> %168, %167
  %170 = sext <16 x i1> %169 to <16 x i32>
  %171 = add <16 x i32> %170, %166
  %172 = mul i64 %46, %5
  %173 = getelementptr i32, ptr %37, i64 %172
  store <16 x i32> %171, ptr %173, align 4
  %174 = add nuw i64 %46, 1
  %175 = icmp eq i64 %174, %4
  br i1 %175, label %42, label %45

176:                                              ; preds = %42, %26, %19, %22, %24
  %177 = phi i64 [ 0, %24 ], [ 0, %22 ], [ 0, %19 ], [ 1, %26 ], [ 1, %42 ]
  ret i64 %177
}

define internal fastcc zeroext i1 @has_plain_zeros(ptr nocapture noundef nonnull readonly %0, i64 noundef %1) unnamed_addr #7 {
  %3 = icmp eq i64 %1, 0
  br i1 %3, label %4, label %8

4:                                                ; preds = %8, %2
  %5 = phi <16 x i32> [ zeroinitializer, %2 ], [ %17, %8 ]
  %6 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %5)
  %7 = icmp eq i32 %6, 0
  ret i1 %7

8:                                                ; preds = %2, %8
  %9 = phi <16 x i32> [ %17, %8 ], [ zeroinitializer, %2 ]
  %10 = phi i64 [ %18, %8 ], [ 0, %2 ]
  %11 = getelementptr inbounds nuw float, ptr %0, i64 %10
  %12 = load <16 x i32>, ptr %11, align 4
  %13 = icmp eq <16 x i32> %12, splat (i32 -2147483648)
  %14 = and <16 x i32> %12, splat (i32 2139095040)
  %15 = icmp eq <16 x i32> %14, splat (i32 2139095040)
  %16 = or <16 x i1> %13, %15
  %17 = select <16 x i1> %16, <16 x i32> splat (i32 -1), <16 x i32> %9
  %18 = add i64 %10, 16
  %19 = icmp ult i64 %18, %1
  br i1 %19, label %8, label %4
}

define internal fastcc zeroext i1 @unpacked(ptr nocapture noundef readonly %0, i64 noundef %1, i64 noundef %2, i64 noundef range(i64 1, 17) %3, i32 noundef %4, ptr nocapture noundef writeonly %5, ptr nocapture noundef writeonly %6) unnamed_addr #8 {
  %8 = icmp eq i64 %1, 0
  br i1 %8, label %19, label %9

9:                                                ; preds = %7
  %10 = icmp eq i64 %2, 0
  br label %11

11:                                               ; preds = %9, %21
  %12 = phi ptr [ %0, %9 ], [ %23, %21 ]
  %13 = phi i1 [ true, %9 ], [ %22, %21 ]
  %14 = phi i64 [ 0, %9 ], [ %24, %21 ]
  br i1 %10, label %21, label %15

15:                                               ; preds = %11
  %16 = udiv i64 %14, %3
  %17 = mul i64 %16, %2
  %18 = urem i64 %14, %3
  br label %26

19:                                               ; preds = %21, %7
  %20 = phi i1 [ true, %7 ], [ %22, %21 ]
  ret i1 %20

21:                                               ; preds = %26, %11
  %22 = phi i1 [ %13, %11 ], [ %46, %26 ]
  %23 = phi ptr [ %12, %11 ], [ %48, %26 ]
  %24 = add nuw i64 %14, 1
  %25 = icmp eq i64 %24, %1
  br i1 %25, label %19, label %11

26:                                               ; preds = %15, %26
  %27 = phi ptr [ %12, %15 ], [ %48, %26 ]
  %28 = phi i1 [ %13, %15 ], [ %46, %26 ]
  %29 = phi i64 [ 0, %15 ], [ %47, %26 ]
  %30 = add i64 %17, %29
  %31 = mul i64 %30, %3
  %32 = add i64 %31, %18
  %33 = load float, ptr %27, align 4
  %34 = bitcast float %33 to i32
  %35 = lshr i32 %34, 23
  %36 = and i32 %35, 255
  %37 = getelementptr inbounds nuw float, ptr %5, i64 %32
  store float %33, ptr %37, align 4
  %38 = fcmp oeq float %33, 0.000000e+00
  %39 = add nsw i32 %36, -127
  %40 = tail call i32 @llvm.smax.i32(i32 %39, i32 %4)
  %41 = select i1 %38, i32 -126, i32 %40
  %42 = getelementptr inbounds nuw i32, ptr %6, i64 %32
  store i32 %41, ptr %42, align 4
  %43 = add nsw i32 %36, -77
  %44 = icmp ult i32 %43, 101
  %45 = select i1 %38, i1 true, i1 %44
  %46 = select i1 %45, i1 %28, i1 false
  %47 = add nuw i64 %29, 1
  %48 = getelementptr inbounds nuw i8, ptr %27, i64 4
  %49 = icmp eq i64 %47, %2
  br i1 %49, label %21, label %26
}

declare <16 x i32> @llvm.smax.v16i32(<16 x i32>, <16 x i32>) #9

declare i32 @llvm.vector.reduce.or.v16i32(<16 x i32>) #9

declare <16 x double> @llvm.trunc.v16f64(<16 x double>) #9

define void @permute(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef writeonly %2, i64 noundef %3) #10 {
  %5 = icmp eq i64 %3, 0
  br i1 %5, label %6, label %7

6:                                                ; preds = %7, %4
  ret void

7:                                                ; preds = %4, %7
  %8 = phi i64 [ %15, %7 ], [ 0, %4 ]
  %9 = getelementptr inbounds nuw i32, ptr %0, i64 %8
  %10 = load i32, ptr %9, align 4
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds i16, ptr %1, i64 %11
  %13 = load i16, ptr %12, align 2
  %14 = getelementptr inbounds nuw i16, ptr %2, i64 %8
  store i16 %13, ptr %14, align 2
  %15 = add nuw i64 %8, 1
  %16 = icmp eq i64 %15, %3
  br i1 %16, label %6, label %7
}

define internal fastcc i64 @operand(i64 noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, ptr nocapture noundef nonnull %6, ptr nocapture noundef nonnull writeonly %7, ptr nocapture noundef nonnull writeonly %8) unnamed_addr #11 {
  switch i64 %0, label %231 [
    i64 0, label %10
    i64 1, label %43
    i64 2, label %74
    i64 3, label %105
    i64 4, label %147
    i64 5, label %181
    i64 6, label %207
  ]

10:                                               ; preds = %9
  %11 = mul i64 %4, %3
  %12 = tail call i64 @gather_2(ptr noundef %1, ptr noundef %2, i64 noundef %11, i64 noundef %5, i32 noundef 32767, ptr noundef nonnull %6) #15
  %13 = icmp eq i64 %11, 0
  br i1 %13, label %231, label %14

14:                                               ; preds = %10, %14
  %15 = phi i64 [ %41, %14 ], [ 0, %10 ]
  %16 = phi i64 [ %40, %14 ], [ 0, %10 ]
  %17 = phi i64 [ %39, %14 ], [ 0, %10 ]
  %18 = getelementptr inbounds nuw i32, ptr %6, i64 %15
  %19 = load <16 x i32>, ptr %18, align 4
  %20 = trunc <16 x i32> %19 to <16 x i16>
  %21 = bitcast <16 x i16> %20 to <16 x half>
  %22 = fpext <16 x half> %21 to <16 x float>
  %23 = fpext <16 x half> %21 to <16 x double>
  %24 = mul i64 %17, %3
  %25 = getelementptr inbounds nuw double, ptr %7, i64 %24
  %26 = getelementptr inbounds nuw double, ptr %25, i64 %16
  store <16 x double> %23, ptr %26, align 8
  %27 = bitcast <16 x float> %22 to <16 x i32>
  %28 = lshr <16 x i32> %27, splat (i32 23)
  %29 = and <16 x i32> %28, splat (i32 255)
  %30 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %29, <16 x i32> splat (i32 113))
  %31 = add nsw <16 x i32> %30, splat (i32 -127)
  %32 = fcmp une <16 x half> %21, zeroinitializer
  %33 = select <16 x i1> %32, <16 x i32> %31, <16 x i32> splat (i32 -126)
  %34 = getelementptr inbounds nuw i32, ptr %8, i64 %24
  %35 = getelementptr inbounds nuw i32, ptr %34, i64 %16
  store <16 x i32> %33, ptr %35, align 4
  %36 = add i64 %17, 16
  %37 = icmp eq i64 %36, %4
  %38 = add i64 %16, 16
  %39 = select i1 %37, i64 0, i64 %36
  %40 = select i1 %37, i64 %38, i64 %16
  %41 = add i64 %15, 16
  %42 = icmp ult i64 %41, %11
  br i1 %42, label %14, label %231

43:                                               ; preds = %9
  %44 = mul i64 %4, %3
  %45 = tail call i64 @gather_2(ptr noundef %1, ptr noundef %2, i64 noundef %44, i64 noundef %5, i32 noundef 32767, ptr noundef nonnull %6) #15
  %46 = icmp eq i64 %44, 0
  br i1 %46, label %231, label %47

47:                                               ; preds = %43, %47
  %48 = phi i64 [ %72, %47 ], [ 0, %43 ]
  %49 = phi i64 [ %71, %47 ], [ 0, %43 ]
  %50 = phi i64 [ %70, %47 ], [ 0, %43 ]
  %51 = getelementptr inbounds nuw i32, ptr %6, i64 %48
  %52 = load <16 x i32>, ptr %51, align 4
  %53 = shl <16 x i32> %52, splat (i32 16)
  %54 = bitcast <16 x i32> %53 to <16 x float>
  %55 = fpext <16 x float> %54 to <16 x double>
  %56 = mul i64 %50, %3
  %57 = getelementptr inbounds nuw double, ptr %7, i64 %56
  %58 = getelementptr inbounds nuw double, ptr %57, i64 %49
  store <16 x double> %55, ptr %58, align 8
  %59 = lshr <16 x i32> %53, splat (i32 23)
  %60 = and <16 x i32> %59, splat (i32 255)
  %61 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %60, <16 x i32> splat (i32 1))
  %62 = add nsw <16 x i32> %61, splat (i32 -127)
  %63 = fcmp une <16 x float> %54, zeroinitializer
  %64 = select <16 x i1> %63, <16 x i32> %62, <16 x i32> splat (i32 -126)
  %65 = getelementptr inbounds nuw i32, ptr %8, i64 %56
  %66 = getelementptr inbounds nuw i32, ptr %65, i64 %49
  store <16 x i32> %64, ptr %66, align 4
  %67 = add i64 %50, 16
  %68 = icmp eq i64 %67, %4
  %69 = add i64 %49, 16
  %70 = select i1 %68, i64 0, i64 %67
  %71 = select i1 %68, i64 %69, i64 %49
  %72 = add i64 %48, 16
  %73 = icmp ult i64 %72, %44
  br i1 %73, label %47, label %231

74:                                               ; preds = %9
  %75 = mul i64 %4, %3
  %76 = tail call i64 @gather_4(ptr noundef %1, ptr noundef %2, i64 noundef %75, i64 noundef %5, i32 noundef 2147483647, ptr noundef nonnull %6) #15
  %77 = icmp eq i64 %75, 0
  br i1 %77, label %231, label %78

78:                                               ; preds = %74, %78
  %79 = phi i64 [ %103, %78 ], [ 0, %74 ]
  %80 = phi i64 [ %102, %78 ], [ 0, %74 ]
  %81 = phi i64 [ %101, %78 ], [ 0, %74 ]
  %82 = getelementptr inbounds nuw i32, ptr %6, i64 %79
  %83 = load <16 x i32>, ptr %82, align 4
  %84 = and <16 x i32> %83, splat (i32 -8192)
  %85 = bitcast <16 x i32> %84 to <16 x float>
  %86 = fpext <16 x float> %85 to <16 x double>
  %87 = mul i64 %81, %3
  %88 = getelementptr inbounds nuw double, ptr %7, i64 %87
  %89 = getelementptr inbounds nuw double, ptr %88, i64 %80
  store <16 x double> %86, ptr %89, align 8
  %90 = lshr <16 x i32> %83, splat (i32 23)
  %91 = and <16 x i32> %90, splat (i32 255)
  %92 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %91, <16 x i32> splat (i32 1))
  %93 = add nsw <16 x i32> %92, splat (i32 -127)
  %94 = fcmp une <16 x float> %85, zeroinitializer
  %95 = select <16 x i1> %94, <16 x i32> %93, <16 x i32> splat (i32 -126)
  %96 = getelementptr inbounds nuw i32, ptr %8, i64 %87
  %97 = getelementptr inbounds nuw i32, ptr %96, i64 %80
  store <16 x i32> %95, ptr %97, align 4
  %98 = add i64 %81, 16
  %99 = icmp eq i64 %98, %4
  %100 = add i64 %80, 16
  %101 = select i1 %99, i64 0, i64 %98
  %102 = select i1 %99, i64 %100, i64 %80
  %103 = add i64 %79, 16
  %104 = icmp ult i64 %103, %75
  br i1 %104, label %78, label %231

105:                                              ; preds = %9
  %106 = mul i64 %4, %3
  %107 = tail call fastcc i64 @gather_1(ptr noundef %1, ptr noundef %2, i64 noundef %106, i64 noundef %5, i32 noundef 127, ptr noundef %6) #15
  %108 = icmp eq i64 %106, 0
  br i1 %108, label %231, label %109

109:                                              ; preds = %105, %109
  %110 = phi i64 [ %145, %109 ], [ 0, %105 ]
  %111 = phi i64 [ %144, %109 ], [ 0, %105 ]
  %112 = phi i64 [ %143, %109 ], [ 0, %105 ]
  %113 = getelementptr inbounds nuw i32, ptr %6, i64 %110
  %114 = load <16 x i32>, ptr %113, align 4
  %115 = and <16 x i32> %114, splat (i32 127)
  %116 = icmp eq <16 x i32> %115, splat (i32 127)
  %117 = trunc nuw nsw <16 x i32> %115 to <16 x i16>
  %118 = shl nuw nsw <16 x i16> %117, splat (i16 7)
  %119 = bitcast <16 x i16> %118 to <16 x half>
  %120 = fpext <16 x half> %119 to <16 x float>
  %121 = fmul <16 x float> %120, splat (float 2.560000e+02)
  %122 = bitcast <16 x float> %121 to <16 x i32>
  %123 = select <16 x i1> %116, <16 x i32> splat (i32 2143289344), <16 x i32> %122
  %124 = shl <16 x i32> %114, splat (i32 24)
  %125 = and <16 x i32> %124, splat (i32 -2147483648)
  %126 = or <16 x i32> %123, %125
  %127 = bitcast <16 x i32> %126 to <16 x float>
  %128 = fpext <16 x float> %127 to <16 x double>
  %129 = mul i64 %112, %3
  %130 = getelementptr inbounds nuw double, ptr %7, i64 %129
  %131 = getelementptr inbounds nuw double, ptr %130, i64 %111
  store <16 x double> %128, ptr %131, align 8
  %132 = lshr <16 x i32> %123, splat (i32 23)
  %133 = and <16 x i32> %132, splat (i32 255)
  %134 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %133, <16 x i32> splat (i32 121))
  %135 = add nsw <16 x i32> %134, splat (i32 -127)
  %136 = fcmp une <16 x float> %127, zeroinitializer
  %137 = select <16 x i1> %136, <16 x i32> %135, <16 x i32> splat (i32 -126)
  %138 = getelementptr inbounds nuw i32, ptr %8, i64 %129
  %139 = getelementptr inbounds nuw i32, ptr %138, i64 %111
  store <16 x i32> %137, ptr %139, align 4
  %140 = add i64 %112, 16
  %141 = icmp eq i64 %140, %4
  %142 = add i64 %111, 16
  %143 = select i1 %141, i64 0, i64 %140
  %144 = select i1 %141, i64 %142, i64 %111
  %145 = add i64 %110, 16
  %146 = icmp ult i64 %145, %106
  br i1 %146, label %109, label %231

147:                                              ; preds = %9
  %148 = mul i64 %4, %3
  %149 = tail call fastcc i64 @gather_1(ptr noundef %1, ptr noundef %2, i64 noundef %148, i64 noundef %5, i32 noundef 127, ptr noundef %6) #15
  %150 = icmp eq i64 %148, 0
  br i1 %150, label %231, label %151

151:                                              ; preds = %147, %151
  %152 = phi i64 [ %179, %151 ], [ 0, %147 ]
  %153 = phi i64 [ %178, %151 ], [ 0, %147 ]
  %154 = phi i64 [ %177, %151 ], [ 0, %147 ]
  %155 = getelementptr inbounds nuw i32, ptr %6, i64 %152
  %156 = load <16 x i32>, ptr %155, align 4
  %157 = trunc <16 x i32> %156 to <16 x i16>
  %158 = shl <16 x i16> %157, splat (i16 8)
  %159 = bitcast <16 x i16> %158 to <16 x half>
  %160 = fpext <16 x half> %159 to <16 x float>
  %161 = fpext <16 x half> %159 to <16 x double>
  %162 = mul i64 %154, %3
  %163 = getelementptr inbounds nuw double, ptr %7, i64 %162
  %164 = getelementptr inbounds nuw double, ptr %163, i64 %153
  store <16 x double> %161, ptr %164, align 8
  %165 = bitcast <16 x float> %160 to <16 x i32>
  %166 = lshr <16 x i32> %165, splat (i32 23)
  %167 = and <16 x i32> %166, splat (i32 255)
  %168 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %167, <16 x i32> splat (i32 113))
  %169 = add nsw <16 x i32> %168, splat (i32 -127)
  %170 = fcmp une <16 x half> %159, zeroinitializer
  %171 = select <16 x i1> %170, <16 x i32> %169, <16 x i32> splat (i32 -126)
  %172 = getelementptr inbounds nuw i32, ptr %8, i64 %162
  %173 = getelementptr inbounds nuw i32, ptr %172, i64 %153
  store <16 x i32> %171, ptr %173, align 4
  %174 = add i64 %154, 16
  %175 = icmp eq i64 %174, %4
  %176 = add i64 %153, 16
  %177 = select i1 %175, i64 0, i64 %174
  %178 = select i1 %175, i64 %176, i64 %153
  %179 = add i64 %152, 16
  %180 = icmp ult i64 %179, %148
  br i1 %180, label %151, label %231

181:                                              ; preds = %9
  %182 = mul i64 %4, %3
  %183 = tail call fastcc i64 @gather_1(ptr noundef %1, ptr noundef %2, i64 noundef %182, i64 noundef %5, i32 noundef -1, ptr noundef %6) #15
  %184 = icmp eq i64 %182, 0
  br i1 %184, label %231, label %185

185:                                              ; preds = %181, %185
  %186 = phi i64 [ %205, %185 ], [ 0, %181 ]
  %187 = phi i64 [ %204, %185 ], [ 0, %181 ]
  %188 = phi i64 [ %203, %185 ], [ 0, %181 ]
  %189 = getelementptr inbounds nuw i32, ptr %6, i64 %186
  %190 = load <16 x i32>, ptr %189, align 4
  %191 = shl <16 x i32> %190, splat (i32 24)
  %192 = ashr exact <16 x i32> %191, splat (i32 24)
  %193 = sitofp <16 x i32> %192 to <16 x float>
  %194 = fpext <16 x float> %193 to <16 x double>
  %195 = mul i64 %188, %3
  %196 = getelementptr inbounds nuw double, ptr %7, i64 %195
  %197 = getelementptr inbounds nuw double, ptr %196, i64 %187
  store <16 x double> %194, ptr %197, align 8
  %198 = getelementptr inbounds nuw i32, ptr %8, i64 %195
  %199 = getelementptr inbounds nuw i32, ptr %198, i64 %187
  store <16 x i32> zeroinitializer, ptr %199, align 4
  %200 = add i64 %188, 16
  %201 = icmp eq i64 %200, %4
  %202 = add i64 %187, 16
  %203 = select i1 %201, i64 0, i64 %200
  %204 = select i1 %201, i64 %202, i64 %187
  %205 = add i64 %186, 16
  %206 = icmp ult i64 %205, %182
  br i1 %206, label %185, label %231

207:                                              ; preds = %9
  %208 = mul i64 %4, %3
  %209 = tail call fastcc i64 @gather_1(ptr noundef %1, ptr noundef %2, i64 noundef %208, i64 noundef %5, i32 noundef -1, ptr noundef %6) #15
  %210 = icmp eq i64 %208, 0
  br i1 %210, label %231, label %211

211:                                              ; preds = %207, %211
  %212 = phi i64 [ %229, %211 ], [ 0, %207 ]
  %213 = phi i64 [ %228, %211 ], [ 0, %207 ]
  %214 = phi i64 [ %227, %211 ], [ 0, %207 ]
  %215 = getelementptr inbounds nuw i32, ptr %6, i64 %212
  %216 = load <16 x i32>, ptr %215, align 4
  %217 = sitofp <16 x i32> %216 to <16 x float>
  %218 = fpext <16 x float> %217 to <16 x double>
  %219 = mul i64 %214, %3
  %220 = getelementptr inbounds nuw double, ptr %7, i64 %219
  %221 = getelementptr inbounds nuw double, ptr %220, i64 %213
  store <16 x double> %218, ptr %221, align 8
  %222 = getelementptr inbounds nuw i32, ptr %8, i64 %219
  %223 = getelementptr inbounds nuw i32, ptr %222, i64 %213
  store <16 x i32> zeroinitializer, ptr %223, align 4
  %224 = add i64 %214, 16
  %225 = icmp eq i64 %224, %4
  %226 = add i64 %213, 16
  %227 = select i1 %225, i64 0, i64 %224
  %228 = select i1 %225, i64 %226, i64 %213
  %229 = add i64 %212, 16
  %230 = icmp ult i64 %229, %208
  br i1 %230, label %211, label %231

231:                                              ; preds = %211, %185, %151, %109, %78, %47, %14, %207, %181, %147, %105, %74, %43, %10, %9
  %232 = phi i64 [ -1, %9 ], [ %12, %10 ], [ %45, %43 ], [ %76, %74 ], [ %107, %105 ], [ %149, %147 ], [ %183, %181 ], [ %209, %207 ], [ %12, %14 ], [ %45, %47 ], [ %76, %78 ], [ %107, %109 ], [ %149, %151 ], [ %183, %185 ], [ %209, %211 ]
  ret i64 %232
}

define internal i64 @gather_2(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, i64 noundef %3, i32 noundef %4, ptr nocapture noundef writeonly %5) unnamed_addr #8 {
  %7 = getelementptr i8, ptr %0, i64 %3
  %8 = icmp eq i64 %2, 0
  br i1 %8, label %37, label %9

9:                                                ; preds = %6
  %10 = icmp eq i64 %3, 0
  %11 = icmp eq i32 %4, -1
  br label %12

12:                                               ; preds = %9, %31
  %13 = phi i64 [ 0, %9 ], [ %35, %31 ]
  %14 = phi i64 [ -1, %9 ], [ %33, %31 ]
  %15 = getelementptr inbounds nuw i32, ptr %1, i64 %13
  %16 = load i32, ptr %15, align 4
  %17 = icmp sgt i32 %16, -1
  br i1 %17, label %18, label %31

18:                                               ; preds = %12
  %19 = zext nneg i32 %16 to i64
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 %19
  %21 = load i16, ptr %20, align 1
  %22 = zext i16 %21 to i32
  br i1 %10, label %31, label %23

23:                                               ; preds = %18
  %24 = getelementptr i8, ptr %7, i64 %19
  %25 = load i16, ptr %24, align 1
  %26 = icmp eq i16 %25, -1
  br i1 %26, label %31, label %27

27:                                               ; preds = %23
  %28 = icmp slt i64 %14, 0
  %29 = select i1 %28, i64 %13, i64 %14
  %30 = select i1 %11, i32 %22, i32 %4
  br label %31

31:                                               ; preds = %27, %23, %18, %12
  %32 = phi i32 [ %22, %18 ], [ %22, %23 ], [ 0, %12 ], [ %30, %27 ]
  %33 = phi i64 [ %14, %18 ], [ %14, %23 ], [ %14, %12 ], [ %29, %27 ]
  %34 = getelementptr inbounds nuw i32, ptr %5, i64 %13
  store i32 %32, ptr %34, align 4
  %35 = add nuw i64 %13, 1
  %36 = icmp eq i64 %35, %2
  br i1 %36, label %37, label %12

37:                                               ; preds = %31, %6
  %38 = phi i64 [ -1, %6 ], [ %33, %31 ]
  ret i64 %38
}

define internal i64 @gather_4(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, i64 noundef %3, i32 noundef %4, ptr nocapture noundef writeonly %5) unnamed_addr #8 {
  %7 = getelementptr i8, ptr %0, i64 %3
  %8 = icmp eq i64 %2, 0
  br i1 %8, label %36, label %9

9:                                                ; preds = %6
  %10 = icmp eq i64 %3, 0
  %11 = icmp eq i32 %4, -1
  br label %12

12:                                               ; preds = %9, %30
  %13 = phi i64 [ 0, %9 ], [ %34, %30 ]
  %14 = phi i64 [ -1, %9 ], [ %32, %30 ]
  %15 = getelementptr inbounds nuw i32, ptr %1, i64 %13
  %16 = load i32, ptr %15, align 4
  %17 = icmp sgt i32 %16, -1
  br i1 %17, label %18, label %30

18:                                               ; preds = %12
  %19 = zext nneg i32 %16 to i64
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 %19
  %21 = load i32, ptr %20, align 1
  br i1 %10, label %30, label %22

22:                                               ; preds = %18
  %23 = getelementptr i8, ptr %7, i64 %19
  %24 = load i32, ptr %23, align 1
  %25 = icmp eq i32 %24, -1
  br i1 %25, label %30, label %26

26:                                               ; preds = %22
  %27 = icmp slt i64 %14, 0
  %28 = select i1 %27, i64 %13, i64 %14
  %29 = select i1 %11, i32 %21, i32 %4
  br label %30

30:                                               ; preds = %26, %22, %18, %12
  %31 = phi i32 [ %21, %18 ], [ %21, %22 ], [ 0, %12 ], [ %29, %26 ]
  %32 = phi i64 [ %14, %18 ], [ %14, %22 ], [ %14, %12 ], [ %28, %26 ]
  %33 = getelementptr inbounds nuw i32, ptr %5, i64 %13
  store i32 %31, ptr %33, align 4
  %34 = add nuw i64 %13, 1
  %35 = icmp eq i64 %34, %2
  br i1 %35, label %36, label %12

36:                                               ; preds = %30, %6
  %37 = phi i64 [ -1, %6 ], [ %32, %30 ]
  ret i64 %37
}

define internal fastcc i64 @gather_1(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, i64 noundef %3, i32 noundef range(i32 -1, 128) %4, ptr nocapture noundef nonnull writeonly %5) unnamed_addr #8 {
  %7 = getelementptr i8, ptr %0, i64 %3
  %8 = icmp eq i64 %2, 0
  br i1 %8, label %37, label %9

9:                                                ; preds = %6
  %10 = icmp eq i64 %3, 0
  %11 = icmp eq i32 %4, -1
  br label %12

12:                                               ; preds = %9, %31
  %13 = phi i64 [ 0, %9 ], [ %35, %31 ]
  %14 = phi i64 [ -1, %9 ], [ %33, %31 ]
  %15 = getelementptr inbounds nuw i32, ptr %1, i64 %13
  %16 = load i32, ptr %15, align 4
  %17 = icmp sgt i32 %16, -1
  br i1 %17, label %18, label %31

18:                                               ; preds = %12
  %19 = zext nneg i32 %16 to i64
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 %19
  %21 = load i8, ptr %20, align 1
  %22 = zext i8 %21 to i32
  br i1 %10, label %31, label %23

23:                                               ; preds = %18
  %24 = getelementptr i8, ptr %7, i64 %19
  %25 = load i8, ptr %24, align 1
  %26 = icmp eq i8 %25, -1
  br i1 %26, label %31, label %27

27:                                               ; preds = %23
  %28 = icmp slt i64 %14, 0
  %29 = select i1 %28, i64 %13, i64 %14
  %30 = select i1 %11, i32 %22, i32 %4
  br label %31

31:                                               ; preds = %27, %23, %18, %12
  %32 = phi i32 [ %22, %18 ], [ %22, %23 ], [ 0, %12 ], [ %30, %27 ]
  %33 = phi i64 [ %14, %18 ], [ %14, %23 ], [ %14, %12 ], [ %29, %27 ]
  %34 = getelementptr inbounds nuw i32, ptr %5, i64 %13
  store i32 %32, ptr %34, align 4
  %35 = add nuw i64 %13, 1
  %36 = icmp eq i64 %35, %2
  br i1 %36, label %37, label %12

37:                                               ; preds = %31, %6
  %38 = phi i64 [ -1, %6 ], [ %33, %31 ]
  ret i64 %38
}

define internal fastcc void @load_fragments(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef nonnull writeonly %2) unnamed_addr #12 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %6 = load i64, ptr %4, align 8
  %7 = load i64, ptr %5, align 8
  %8 = mul i64 %7, %6
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %13, label %10

10:                                               ; preds = %3
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %12 = load ptr, ptr %11, align 8
  br label %14

13:                                               ; preds = %29, %3
  ret void

14:                                               ; preds = %10, %29
  %15 = phi i64 [ %32, %29 ], [ 0, %10 ]
  %16 = phi ptr [ %33, %29 ], [ %12, %10 ]
  %17 = load i32, ptr %16, align 4
  %18 = icmp sgt i32 %17, -1
  br i1 %18, label %19, label %29

19:                                               ; preds = %14
  %20 = zext nneg i32 %17 to i64
  %21 = getelementptr inbounds nuw i8, ptr %1, i64 %20
  %22 = load <4 x i32>, ptr %21, align 4
  %23 = getelementptr inbounds nuw i8, ptr %16, i64 4
  %24 = load i32, ptr %23, align 4
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds i8, ptr %1, i64 %25
  %27 = load <4 x i32>, ptr %26, align 4
  %28 = shufflevector <4 x i32> %22, <4 x i32> %27, <8 x i32> <i32 0, i32 4, i32 1, i32 5, i32 2, i32 6, i32 3, i32 7>
  br label %29

29:                                               ; preds = %19, %14
  %30 = phi <8 x i32> [ %28, %19 ], [ zeroinitializer, %14 ]
  %31 = getelementptr inbounds nuw i32, ptr %2, i64 %15
  store <8 x i32> %30, ptr %31, align 4
  %32 = add i64 %15, 8
  %33 = getelementptr inbounds nuw i8, ptr %16, i64 32
  %34 = load i64, ptr %4, align 8
  %35 = load i64, ptr %5, align 8
  %36 = mul i64 %35, %34
  %37 = icmp ult i64 %32, %36
  br i1 %37, label %14, label %13
}

define internal fastcc void @scatter(ptr nocapture noundef readonly %0, ptr nocapture noundef nonnull readonly %1, ptr nocapture noundef writeonly %2) unnamed_addr #12 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %9 = load i64, ptr %8, align 8
  %10 = mul i64 %9, %7
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %12 = load i64, ptr %11, align 8
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %36, label %14

14:                                               ; preds = %3
  %15 = icmp eq i64 %10, 0
  br i1 %15, label %69, label %16

16:                                               ; preds = %14, %32
  %17 = phi ptr [ %34, %32 ], [ %5, %14 ]
  %18 = phi i64 [ %33, %32 ], [ 0, %14 ]
  %19 = load i32, ptr %17, align 4
  %20 = icmp slt i32 %19, 0
  br i1 %20, label %32, label %21

21:                                               ; preds = %16
  %22 = getelementptr inbounds nuw i32, ptr %1, i64 %18
  %23 = load <8 x i32>, ptr %22, align 4
  %24 = shufflevector <8 x i32> %23, <8 x i32> poison, <4 x i32> <i32 0, i32 2, i32 4, i32 6>
  %25 = zext nneg i32 %19 to i64
  %26 = getelementptr inbounds nuw i8, ptr %2, i64 %25
  store <4 x i32> %24, ptr %26, align 4
  %27 = shufflevector <8 x i32> %23, <8 x i32> poison, <4 x i32> <i32 1, i32 3, i32 5, i32 7>
  %28 = getelementptr inbounds nuw i8, ptr %17, i64 4
  %29 = load i32, ptr %28, align 4
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds i8, ptr %2, i64 %30
  store <4 x i32> %27, ptr %31, align 4
  br label %32

32:                                               ; preds = %16, %21
  %33 = add i64 %18, 8
  %34 = getelementptr inbounds nuw i8, ptr %17, i64 32
  %35 = icmp ult i64 %33, %10
  br i1 %35, label %16, label %69

36:                                               ; preds = %3
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %38 = load i64, ptr %37, align 8
  %39 = icmp eq i64 %38, 2
  %40 = icmp eq i64 %10, 0
  br i1 %39, label %42, label %41

41:                                               ; preds = %36
  br i1 %40, label %69, label %56

42:                                               ; preds = %36
  br i1 %40, label %69, label %43

43:                                               ; preds = %42, %53
  %44 = phi i64 [ %54, %53 ], [ 0, %42 ]
  %45 = getelementptr inbounds nuw i32, ptr %5, i64 %44
  %46 = load i32, ptr %45, align 4
  %47 = icmp sgt i32 %46, -1
  br i1 %47, label %48, label %53

48:                                               ; preds = %43
  %49 = zext nneg i32 %46 to i64
  %50 = getelementptr inbounds nuw i8, ptr %2, i64 %49
  %51 = getelementptr inbounds nuw i32, ptr %1, i64 %44
  %52 = load i16, ptr %51, align 4
  store i16 %52, ptr %50, align 1
  br label %53

53:                                               ; preds = %43, %48
  %54 = add nuw i64 %44, 1
  %55 = icmp eq i64 %54, %10
  br i1 %55, label %69, label %43

56:                                               ; preds = %41, %66
  %57 = phi i64 [ %67, %66 ], [ 0, %41 ]
  %58 = getelementptr inbounds nuw i32, ptr %5, i64 %57
  %59 = load i32, ptr %58, align 4
  %60 = icmp sgt i32 %59, -1
  br i1 %60, label %61, label %66

61:                                               ; preds = %56
  %62 = zext nneg i32 %59 to i64
  %63 = getelementptr inbounds nuw i8, ptr %2, i64 %62
  %64 = getelementptr inbounds nuw i32, ptr %1, i64 %57
  %65 = load i32, ptr %64, align 4
  store i32 %65, ptr %63, align 1
  br label %66

66:                                               ; preds = %56, %61
  %67 = add nuw i64 %57, 1
  %68 = icmp eq i64 %67, %10
  br i1 %68, label %69, label %56

69:                                               ; preds = %32, %66, %53, %14, %41, %42
  ret void
}

declare <16 x double> @llvm.rint.v16f64(<16 x double>) #9

declare <16 x double> @llvm.fabs.v16f64(<16 x double>) #9

declare <16 x i32> @llvm.smin.v16i32(<16 x i32>, <16 x i32>) #9

declare i32 @llvm.smax.i32(i32, i32) #13

declare <16 x float> @llvm.fabs.v16f32(<16 x float>) #13

declare <16 x i32> @llvm.umax.v16i32(<16 x i32>, <16 x i32>) #13

declare <16 x i64> @llvm.umax.v16i64(<16 x i64>, <16 x i64>) #13

declare <16 x i64> @llvm.umin.v16i64(<16 x i64>, <16 x i64>) #13

declare <16 x i32> @llvm.fptosi.sat.v16i32.v16f64(<16 x double>) #13

attributes #0 = { nounwind }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) }
attributes #3 = { noinline nounwind }
attributes #4 = { nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none) }
attributes #5 = { nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none) }
attributes #6 = { nofree norecurse nosync nounwind memory(argmem: readwrite) }
attributes #7 = { nofree noinline norecurse nosync nounwind memory(argmem: read) }
attributes #8 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) }
attributes #9 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { nofree norecurse nosync nounwind memory(argmem: readwrite) }
attributes #11 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) }
attributes #12 = { nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none) }
attributes #13 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #14 = { nounwind }
attributes #15 = { nobuiltin }
attributes #16 = { nobuiltin nounwind }

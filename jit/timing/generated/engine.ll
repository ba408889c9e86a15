; LLVM IR of engine.c, made by python -m jit.llvm.generate.

%struct.Entry = type { double, i64, i32, i32 }
%struct.Warp = type { double, double, double, double, double, double, double, double, double, [8 x double], [64 x double], [64 x double], [64 x double], i64, i64, i64, i64, i64, i64, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, [8 x i8] }
%struct.Code = type { i32, i32, i32, i32, i8, i8, i8, i8, i8, i8, i8, i8 }
%struct.Slot = type { [16 x double], [256 x double], double, double, [256 x i32], [256 x i32], i32, i32, i32, i32, i32, i32 }
%struct.Span = type { double, double, i64, i32, i32, i32, i32 }
%struct.Record = type { i64, i64, i64, i64, i32, i32, i32, i32, i64 }
%struct.Line = type { [4 x double], i32, i32 }

@WAITS = internal unnamed_addr constant [32 x double] [double 1.580000e-02, double 4.810000e-02, double 8.140000e-02, double 1.159000e-01, double 1.516000e-01, double 1.887000e-01, double 2.271000e-01, double 2.671000e-01, double 3.088000e-01, double 3.523000e-01, double 3.978000e-01, double 4.454000e-01, double 4.954000e-01, double 5.481000e-01, double 6.037000e-01, double 6.625000e-01, double 7.251000e-01, double 7.918000e-01, double 0x3FEBA027525460AA, double 9.403000e-01, double 1.023700e+00, double 1.114700e+00, double 1.214900e+00, double 1.326200e+00, double 1.451600e+00, double 1.594900e+00, double 1.762400e+00, double 1.963700e+00, double 2.216400e+00, double 2.556200e+00, double 3.079400e+00, double 4.465700e+00], align 16

define double @run(ptr noundef %0) #0 {
  %2 = alloca double, align 8
  %3 = alloca double, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 3192
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %6 = load i64, ptr %5, align 8
  %7 = icmp sgt i64 %6, 0
  br i1 %7, label %8, label %15

8:                                                ; preds = %1
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 104
  br label %10

10:                                               ; preds = %8, %52
  %11 = phi i64 [ 0, %8 ], [ %54, %52 ]
  %12 = load i64, ptr %4, align 8
  %13 = load i64, ptr %9, align 8
  %14 = icmp slt i64 %12, %13
  br i1 %14, label %52, label %15

15:                                               ; preds = %10, %52, %1
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 3200
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %18 = load i64, ptr %16, align 8
  %19 = load i64, ptr %17, align 8
  %20 = icmp slt i64 %18, %19
  br i1 %20, label %21, label %844

21:                                               ; preds = %15
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 3176
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 1552
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 1512
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 1568
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 1576
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 3240
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 1520
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 3160
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 3168
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 3152
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 3216
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 448
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 3248
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 272
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 3184
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 416
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 304
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 3232
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 440
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 3224
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 1536
  br label %61

52:                                               ; preds = %10
  %53 = trunc nuw nsw i64 %11 to i32
  tail call fastcc void @begin(ptr noundef nonnull %0, i32 noundef %53, double noundef 0.000000e+00) #6
  %54 = add nuw nsw i64 %11, 1
  %55 = load i64, ptr %5, align 8
  %56 = icmp sgt i64 %55, %54
  br i1 %56, label %10, label %15

57:                                               ; preds = %834, %818
  %58 = load i64, ptr %16, align 8
  %59 = load i64, ptr %17, align 8
  %60 = icmp slt i64 %58, %59
  br i1 %60, label %61, label %844

61:                                               ; preds = %21, %57
  %62 = phi i64 [ %19, %21 ], [ %59, %57 ]
  %63 = phi i64 [ %18, %21 ], [ %58, %57 ]
  %64 = phi double [ 0.000000e+00, %21 ], [ %776, %57 ]
  %65 = load i64, ptr %22, align 8
  %66 = icmp eq i64 %65, 0
  br i1 %66, label %773, label %67

67:                                               ; preds = %61, %767
  %68 = phi i64 [ %768, %767 ], [ %65, %61 ]
  %69 = phi double [ %130, %767 ], [ %64, %61 ]
  %70 = load ptr, ptr %23, align 8
  %71 = load double, ptr %70, align 8
  %72 = getelementptr inbounds nuw i8, ptr %70, i64 16
  %73 = load i32, ptr %72, align 8
  %74 = add nsw i64 %68, -1
  store i64 %74, ptr %22, align 8
  %75 = getelementptr inbounds %struct.Entry, ptr %70, i64 %74
  %76 = load double, ptr %75, align 8
  %77 = getelementptr inbounds nuw i8, ptr %75, i64 8
  %78 = load <2 x i64>, ptr %77, align 8
  %79 = load i64, ptr %77, align 8
  %80 = icmp sgt i64 %68, 2
  br i1 %80, label %81, label %124

81:                                               ; preds = %67, %116
  %82 = phi i64 [ %120, %116 ], [ %74, %67 ]
  %83 = phi i64 [ %119, %116 ], [ 1, %67 ]
  %84 = phi i64 [ %118, %116 ], [ 0, %67 ]
  %85 = phi i64 [ %106, %116 ], [ 0, %67 ]
  %86 = add nsw i64 %84, 2
  %87 = icmp slt i64 %86, %82
  %88 = load ptr, ptr %23, align 8
  br i1 %87, label %89, label %105

89:                                               ; preds = %81
  %90 = getelementptr inbounds %struct.Entry, ptr %88, i64 %86
  %91 = getelementptr inbounds %struct.Entry, ptr %88, i64 %83
  %92 = load double, ptr %90, align 8
  %93 = load double, ptr %91, align 8
  %94 = fcmp olt double %92, %93
  br i1 %94, label %104, label %95

95:                                               ; preds = %89
  %96 = fcmp oeq double %92, %93
  br i1 %96, label %97, label %105

97:                                               ; preds = %95
  %98 = getelementptr inbounds nuw i8, ptr %90, i64 8
  %99 = load i64, ptr %98, align 8
  %100 = getelementptr inbounds nuw i8, ptr %91, i64 8
  %101 = load i64, ptr %100, align 8
  %102 = icmp slt i64 %99, %101
  %103 = freeze i1 %102
  br i1 %103, label %104, label %105

104:                                              ; preds = %97, %89
  br label %105

105:                                              ; preds = %104, %97, %95, %81
  %106 = phi i64 [ %83, %81 ], [ %86, %104 ], [ %83, %97 ], [ %83, %95 ]
  %107 = getelementptr inbounds %struct.Entry, ptr %88, i64 %106
  %108 = load double, ptr %107, align 8
  %109 = fcmp olt double %108, %76
  br i1 %109, label %116, label %110

110:                                              ; preds = %105
  %111 = fcmp oeq double %108, %76
  br i1 %111, label %112, label %124

112:                                              ; preds = %110
  %113 = getelementptr inbounds nuw i8, ptr %107, i64 8
  %114 = load i64, ptr %113, align 8
  %115 = icmp slt i64 %114, %79
  br i1 %115, label %116, label %124

116:                                              ; preds = %112, %105
  %117 = getelementptr inbounds %struct.Entry, ptr %88, i64 %85
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %117, ptr noundef nonnull align 8 dereferenceable(24) %107, i64 24, i1 false)
  %118 = shl nsw i64 %106, 1
  %119 = or disjoint i64 %118, 1
  %120 = load i64, ptr %22, align 8
  %121 = icmp slt i64 %119, %120
  br i1 %121, label %81, label %122

122:                                              ; preds = %116
  %123 = load ptr, ptr %23, align 8
  br label %124

124:                                              ; preds = %110, %112, %67, %122
  %125 = phi ptr [ %70, %67 ], [ %123, %122 ], [ %88, %112 ], [ %88, %110 ]
  %126 = phi i64 [ 0, %67 ], [ %106, %122 ], [ %85, %112 ], [ %85, %110 ]
  %127 = getelementptr inbounds %struct.Entry, ptr %125, i64 %126
  store double %76, ptr %127, align 8
  %128 = getelementptr inbounds nuw i8, ptr %127, i64 8
  store <2 x i64> %78, ptr %128, align 8
  %129 = fcmp ogt double %69, %71
  %130 = select i1 %129, double %69, double %71
  %131 = load ptr, ptr %24, align 8
  %132 = sext i32 %73 to i64
  %133 = getelementptr inbounds %struct.Warp, ptr %131, i64 %132
  %134 = getelementptr inbounds nuw i8, ptr %133, i64 1672
  %135 = getelementptr inbounds nuw i8, ptr %133, i64 1680
  %136 = load i64, ptr %135, align 8
  %137 = load i64, ptr %134, align 8
  %138 = icmp slt i64 %137, %136
  br i1 %138, label %139, label %193

139:                                              ; preds = %124
  %140 = getelementptr inbounds nuw i8, ptr %133, i64 1728
  %141 = getelementptr inbounds nuw i8, ptr %133, i64 1688
  %142 = getelementptr inbounds nuw i8, ptr %133, i64 72
  %143 = getelementptr inbounds nuw i8, ptr %133, i64 1776
  %144 = getelementptr inbounds nuw i8, ptr %133, i64 1736
  %145 = getelementptr inbounds nuw i8, ptr %133, i64 1744
  %146 = getelementptr inbounds nuw i8, ptr %133, i64 8
  %147 = getelementptr inbounds nuw i8, ptr %133, i64 1720
  %148 = getelementptr inbounds nuw i8, ptr %133, i64 1732
  %149 = getelementptr inbounds nuw i8, ptr %133, i64 1740
  br label %150

150:                                              ; preds = %763, %139
  %151 = phi i64 [ %137, %139 ], [ %764, %763 ]
  %152 = phi i64 [ %136, %139 ], [ %765, %763 ]
  %153 = load i32, ptr %140, align 8
  %154 = sext i32 %153 to i64
  %155 = add nsw i32 %153, 1
  %156 = load ptr, ptr %25, align 8
  %157 = getelementptr inbounds i32, ptr %156, i64 %151
  %158 = load i32, ptr %157, align 4
  %159 = load ptr, ptr %26, align 8
  %160 = zext i32 %158 to i64
  %161 = getelementptr inbounds nuw i64, ptr %159, i64 %160
  %162 = load i64, ptr %161, align 8
  %163 = add nsw i64 %162, %154
  %164 = add i32 %158, 1
  %165 = zext i32 %164 to i64
  %166 = getelementptr inbounds nuw i64, ptr %159, i64 %165
  %167 = load i64, ptr %166, align 8
  %168 = icmp slt i64 %163, %167
  br i1 %168, label %186, label %182

169:                                              ; preds = %182
  %170 = load ptr, ptr %25, align 8
  %171 = getelementptr inbounds i32, ptr %170, i64 %184
  %172 = load i32, ptr %171, align 4
  %173 = load ptr, ptr %26, align 8
  %174 = zext i32 %172 to i64
  %175 = getelementptr inbounds nuw i64, ptr %173, i64 %174
  %176 = load i64, ptr %175, align 8
  %177 = add i32 %172, 1
  %178 = zext i32 %177 to i64
  %179 = getelementptr inbounds nuw i64, ptr %173, i64 %178
  %180 = load i64, ptr %179, align 8
  %181 = icmp slt i64 %176, %180
  br i1 %181, label %186, label %182

182:                                              ; preds = %150, %169
  %183 = phi i64 [ %184, %169 ], [ %151, %150 ]
  %184 = add i64 %183, 1
  store i64 %184, ptr %134, align 8
  store i32 0, ptr %140, align 8
  %185 = icmp eq i64 %184, %152
  br i1 %185, label %193, label %169

186:                                              ; preds = %169, %150
  %187 = phi i64 [ %151, %150 ], [ %184, %169 ]
  %188 = phi i32 [ %155, %150 ], [ 1, %169 ]
  %189 = phi i64 [ %163, %150 ], [ %176, %169 ]
  %190 = load ptr, ptr %0, align 8
  %191 = getelementptr inbounds %struct.Code, ptr %190, i64 %189
  %192 = icmp eq ptr %190, null
  br i1 %192, label %193, label %290

193:                                              ; preds = %763, %186, %182, %124
  %194 = load double, ptr %133, align 8
  %195 = load ptr, ptr %33, align 8
  %196 = getelementptr inbounds nuw i8, ptr %133, i64 1732
  %197 = load i32, ptr %196, align 4
  %198 = sext i32 %197 to i64
  %199 = getelementptr inbounds %struct.Slot, ptr %195, i64 %198
  %200 = getelementptr inbounds nuw i8, ptr %133, i64 1768
  store i32 1, ptr %200, align 8
  %201 = getelementptr inbounds nuw i8, ptr %133, i64 1720
  store i64 -1, ptr %201, align 8
  %202 = getelementptr inbounds nuw i8, ptr %133, i64 16
  %203 = load double, ptr %202, align 8
  %204 = load ptr, ptr %33, align 8
  %205 = getelementptr inbounds %struct.Slot, ptr %204, i64 %198, i32 11
  %206 = load i32, ptr %205, align 4
  %207 = icmp eq i32 %206, 0
  %208 = fcmp ugt double %194, %203
  %209 = and i1 %208, %207
  br i1 %209, label %210, label %235

210:                                              ; preds = %193
  %211 = load i64, ptr %34, align 8
  %212 = icmp eq i64 %211, 0
  br i1 %212, label %235, label %213

213:                                              ; preds = %210
  %214 = load i64, ptr %35, align 8
  %215 = add nsw i64 %214, 1
  store i64 %215, ptr %35, align 8
  %216 = icmp slt i64 %214, %211
  br i1 %216, label %217, label %235

217:                                              ; preds = %213
  %218 = load ptr, ptr %36, align 8
  %219 = getelementptr inbounds %struct.Span, ptr %218, i64 %214
  %220 = load i64, ptr %201, align 8
  %221 = getelementptr inbounds nuw i8, ptr %133, i64 1736
  %222 = load i32, ptr %221, align 8
  %223 = load i64, ptr %37, align 8
  %224 = getelementptr inbounds nuw i8, ptr %133, i64 1740
  %225 = load i32, ptr %224, align 4
  %226 = trunc i64 %223 to i32
  %227 = mul i32 %222, %226
  %228 = add i32 %227, %225
  store double %203, ptr %219, align 8
  %229 = getelementptr inbounds nuw i8, ptr %219, i64 8
  store double %194, ptr %229, align 8
  %230 = getelementptr inbounds nuw i8, ptr %219, i64 16
  store i64 %220, ptr %230, align 8
  %231 = getelementptr inbounds nuw i8, ptr %219, i64 24
  store i32 %228, ptr %231, align 8
  %232 = getelementptr inbounds nuw i8, ptr %219, i64 28
  store i32 0, ptr %232, align 4
  %233 = getelementptr inbounds nuw i8, ptr %219, i64 32
  store i32 0, ptr %233, align 8
  %234 = getelementptr inbounds nuw i8, ptr %219, i64 36
  store i32 0, ptr %234, align 4
  br label %235

235:                                              ; preds = %217, %213, %210, %193
  %236 = getelementptr inbounds nuw i8, ptr %199, i64 4252
  %237 = load i32, ptr %236, align 4
  %238 = add nsw i32 %237, -1
  store i32 %238, ptr %236, align 4
  %239 = getelementptr inbounds nuw i8, ptr %199, i64 4240
  %240 = load i32, ptr %239, align 8
  %241 = icmp slt i32 %240, %238
  %242 = icmp eq i32 %238, 0
  %243 = or i1 %242, %241
  br i1 %243, label %275, label %244

244:                                              ; preds = %235
  store i32 0, ptr %239, align 8
  %245 = getelementptr inbounds nuw i8, ptr %199, i64 4248
  %246 = load i32, ptr %245, align 8
  %247 = add nsw i32 %246, 1
  store i32 %247, ptr %245, align 8
  %248 = getelementptr inbounds nuw i8, ptr %199, i64 2176
  %249 = load double, ptr %248, align 8
  %250 = load double, ptr %44, align 8
  %251 = fadd double %249, %250
  %252 = load i64, ptr %45, align 8
  %253 = icmp sgt i64 %252, 1
  br i1 %253, label %254, label %256

254:                                              ; preds = %244
  %255 = load double, ptr %46, align 8
  br label %256

256:                                              ; preds = %254, %244
  %257 = phi double [ %255, %254 ], [ 0.000000e+00, %244 ]
  %258 = fadd double %251, %257
  %259 = getelementptr inbounds nuw i8, ptr %199, i64 2184
  store double %258, ptr %259, align 8
  %260 = getelementptr inbounds nuw i8, ptr %199, i64 4244
  %261 = load i32, ptr %260, align 4
  %262 = icmp sgt i32 %261, -1
  br i1 %262, label %263, label %273

263:                                              ; preds = %256, %263
  %264 = phi i32 [ %269, %263 ], [ %261, %256 ]
  %265 = load ptr, ptr %24, align 8
  %266 = zext nneg i32 %264 to i64
  %267 = getelementptr inbounds nuw %struct.Warp, ptr %265, i64 %266
  %268 = getelementptr inbounds nuw i8, ptr %267, i64 1748
  %269 = load i32, ptr %268, align 4
  tail call fastcc void @wakes(ptr noundef nonnull %0, ptr noundef %267, double noundef %258) #6
  %270 = icmp sgt i32 %269, -1
  br i1 %270, label %263, label %271

271:                                              ; preds = %263
  %272 = load i32, ptr %236, align 4
  br label %273

273:                                              ; preds = %271, %256
  %274 = phi i32 [ %272, %271 ], [ %238, %256 ]
  store i32 -1, ptr %260, align 4
  br label %275

275:                                              ; preds = %273, %235
  %276 = phi i32 [ %238, %235 ], [ %274, %273 ]
  %277 = icmp eq i32 %276, 0
  br i1 %277, label %278, label %767

278:                                              ; preds = %275
  %279 = load ptr, ptr %47, align 8
  %280 = load i64, ptr %16, align 8
  %281 = add nsw i64 %280, 1
  store i64 %281, ptr %16, align 8
  %282 = getelementptr inbounds double, ptr %279, i64 %280
  store double %194, ptr %282, align 8
  %283 = load i64, ptr %4, align 8
  %284 = load i64, ptr %17, align 8
  %285 = icmp slt i64 %283, %284
  br i1 %285, label %286, label %767

286:                                              ; preds = %278
  %287 = load i32, ptr %196, align 4
  %288 = load double, ptr %48, align 8
  %289 = fadd double %194, %288
  tail call fastcc void @begin(ptr noundef nonnull %0, i32 noundef %287, double noundef %289) #6
  br label %767

290:                                              ; preds = %186
  %291 = getelementptr inbounds nuw i8, ptr %191, i64 23
  %292 = load i8, ptr %291, align 1
  %293 = icmp eq i8 %292, 0
  br i1 %293, label %341, label %294

294:                                              ; preds = %290
  store i32 %188, ptr %140, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #7
  %295 = getelementptr inbounds nuw i8, ptr %191, i64 4
  br label %296

296:                                              ; preds = %331, %294
  %297 = phi i64 [ %332, %331 ], [ %187, %294 ]
  %298 = load ptr, ptr %27, align 8
  %299 = getelementptr inbounds i64, ptr %298, i64 %297
  %300 = load i64, ptr %299, align 8
  %301 = getelementptr i8, ptr %299, i64 8
  %302 = load i64, ptr %301, align 8
  %303 = load i64, ptr %141, align 8
  %304 = icmp slt i64 %303, %300
  br i1 %304, label %305, label %306

305:                                              ; preds = %296
  store i64 %300, ptr %141, align 8
  br label %306

306:                                              ; preds = %305, %296
  %307 = phi i64 [ %300, %305 ], [ %303, %296 ]
  %308 = icmp slt i64 %307, %302
  br i1 %308, label %309, label %339

309:                                              ; preds = %306, %316
  %310 = phi i64 [ %317, %316 ], [ %307, %306 ]
  %311 = load ptr, ptr %28, align 8
  %312 = getelementptr inbounds %struct.Record, ptr %311, i64 %310, i32 4
  %313 = load i32, ptr %312, align 8
  %314 = load i32, ptr %191, align 4
  %315 = icmp slt i32 %313, %314
  br i1 %315, label %316, label %319

316:                                              ; preds = %309
  %317 = add i64 %310, 1
  store i64 %317, ptr %141, align 8
  %318 = icmp eq i64 %317, %302
  br i1 %318, label %339, label %309

319:                                              ; preds = %309
  %320 = icmp eq i32 %313, %314
  br i1 %320, label %321, label %339

321:                                              ; preds = %319
  %322 = getelementptr inbounds %struct.Record, ptr %311, i64 %310
  %323 = add nsw i64 %310, 1
  store i64 %323, ptr %141, align 8
  %324 = getelementptr inbounds nuw i8, ptr %322, i64 36
  %325 = load i32, ptr %324, align 4
  %326 = icmp sgt i32 %325, 3
  br i1 %326, label %327, label %333

327:                                              ; preds = %321
  %328 = load double, ptr %133, align 8
  %329 = load i32, ptr %295, align 4
  %330 = tail call fastcc zeroext i1 @event(ptr noundef nonnull %0, ptr noundef nonnull %133, ptr noundef %322, double noundef %328, i32 noundef %329) #6
  br i1 %330, label %340, label %331

331:                                              ; preds = %336, %333, %327
  %332 = load i64, ptr %134, align 8
  br label %296

333:                                              ; preds = %321
  %334 = load i8, ptr %291, align 1
  %335 = icmp eq i8 %334, 2
  br i1 %335, label %336, label %331

336:                                              ; preds = %333
  %337 = load double, ptr %133, align 8
  %338 = call fastcc double @access(ptr noundef nonnull %0, ptr noundef nonnull %133, ptr noundef %322, double noundef %337, ptr noundef %3) #6
  br label %331

339:                                              ; preds = %319, %306, %316
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #7
  br label %763

340:                                              ; preds = %327
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #7
  br label %767

341:                                              ; preds = %290
  %342 = load double, ptr %133, align 8
  %343 = getelementptr inbounds nuw i8, ptr %191, i64 16
  %344 = load i8, ptr %343, align 4
  %345 = getelementptr inbounds nuw i8, ptr %191, i64 21
  %346 = load i8, ptr %345, align 1
  %347 = icmp eq i8 %346, 0
  br i1 %347, label %350, label %348

348:                                              ; preds = %341
  %349 = zext i8 %346 to i32
  br label %365

350:                                              ; preds = %378, %341
  %351 = phi i32 [ 1, %341 ], [ %379, %378 ]
  %352 = phi double [ %342, %341 ], [ %380, %378 ]
  %353 = load ptr, ptr %29, align 8
  %354 = load i32, ptr %144, align 8
  %355 = shl nsw i32 %354, 2
  %356 = load i32, ptr %145, align 8
  %357 = add nsw i32 %355, %356
  %358 = sext i32 %357 to i64
  %359 = getelementptr inbounds double, ptr %353, i64 %358
  %360 = load double, ptr %359, align 8
  %361 = fcmp ogt double %352, %360
  %362 = select i1 %361, double %352, double %360
  %363 = icmp eq i8 %344, 0
  %364 = load ptr, ptr %30, align 8
  br i1 %363, label %384, label %394

365:                                              ; preds = %378, %348
  %366 = phi i32 [ %349, %348 ], [ %382, %378 ]
  %367 = phi double [ %342, %348 ], [ %380, %378 ]
  %368 = phi i32 [ 1, %348 ], [ %379, %378 ]
  %369 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %366, i1 true)
  %370 = zext nneg i32 %369 to i64
  %371 = getelementptr inbounds nuw [8 x double], ptr %142, i64 0, i64 %370
  %372 = load double, ptr %371, align 8
  %373 = fcmp ogt double %372, %367
  br i1 %373, label %374, label %378

374:                                              ; preds = %365
  %375 = getelementptr inbounds nuw [8 x i8], ptr %143, i64 0, i64 %370
  %376 = load i8, ptr %375, align 1
  %377 = zext i8 %376 to i32
  br label %378

378:                                              ; preds = %374, %365
  %379 = phi i32 [ %377, %374 ], [ %368, %365 ]
  %380 = phi double [ %372, %374 ], [ %367, %365 ]
  %381 = add nsw i32 %366, -1
  %382 = and i32 %381, %366
  %383 = icmp eq i32 %382, 0
  br i1 %383, label %350, label %365

384:                                              ; preds = %350
  %385 = sext i32 %356 to i64
  %386 = sext i32 %355 to i64
  %387 = add nsw i64 %385, %386
  %388 = mul nsw i64 %387, 112
  %389 = getelementptr i8, ptr %364, i64 %388
  %390 = getelementptr i8, ptr %389, i64 16
  %391 = load double, ptr %390, align 8
  %392 = load double, ptr %389, align 8
  %393 = fcmp olt double %391, %392
  br i1 %393, label %417, label %401

394:                                              ; preds = %350
  %395 = icmp ult i8 %344, 8
  br i1 %395, label %396, label %407

396:                                              ; preds = %394
  %397 = sext i32 %356 to i64
  %398 = sext i32 %355 to i64
  %399 = add nsw i64 %397, %398
  %400 = mul nsw i64 %399, 112
  br label %401

401:                                              ; preds = %396, %384
  %402 = phi i64 [ %400, %396 ], [ %388, %384 ]
  %403 = zext nneg i8 %344 to i64
  %404 = getelementptr i8, ptr %364, i64 %402
  %405 = getelementptr double, ptr %404, i64 %403
  %406 = load double, ptr %405, align 8
  br label %417

407:                                              ; preds = %394
  %408 = sext i32 %355 to i64
  %409 = zext i8 %344 to i64
  %410 = mul nsw i64 %408, 112
  %411 = getelementptr i8, ptr %364, i64 %410
  %412 = getelementptr double, ptr %411, i64 %409
  %413 = load double, ptr %412, align 8
  %414 = icmp eq i8 %344, 8
  br i1 %414, label %415, label %417

415:                                              ; preds = %407
  %416 = load double, ptr %31, align 8
  br label %417

417:                                              ; preds = %415, %407, %401, %384
  %418 = phi i8 [ 8, %415 ], [ %344, %407 ], [ 2, %384 ], [ %344, %401 ]
  %419 = phi i32 [ 7, %415 ], [ 6, %407 ], [ 6, %384 ], [ 6, %401 ]
  %420 = phi double [ %413, %415 ], [ %413, %407 ], [ %391, %384 ], [ %406, %401 ]
  %421 = phi double [ %416, %415 ], [ 0.000000e+00, %407 ], [ 0.000000e+00, %384 ], [ 0.000000e+00, %401 ]
  %422 = fsub double %420, %421
  %423 = fcmp ogt double %422, %362
  %424 = select i1 %423, i32 %419, i32 5
  %425 = select i1 %423, double %422, double %362
  %426 = load i64, ptr %22, align 8
  %427 = icmp eq i64 %426, 0
  br i1 %427, label %456, label %428

428:                                              ; preds = %417
  %429 = load ptr, ptr %23, align 8
  %430 = load double, ptr %429, align 8
  %431 = fcmp olt double %430, %425
  br i1 %431, label %432, label %456

432:                                              ; preds = %428
  %433 = add nsw i64 %426, 1
  store i64 %433, ptr %22, align 8
  %434 = load i64, ptr %43, align 8
  %435 = add nsw i64 %434, 1
  store i64 %435, ptr %43, align 8
  br label %436

436:                                              ; preds = %444, %432
  %437 = phi i64 [ %440, %444 ], [ %426, %432 ]
  %438 = load ptr, ptr %23, align 8
  %439 = add nsw i64 %437, -1
  %440 = sdiv i64 %439, 2
  %441 = getelementptr inbounds %struct.Entry, ptr %438, i64 %440
  %442 = load double, ptr %441, align 8
  %443 = fcmp ogt double %442, %425
  br i1 %443, label %444, label %449

444:                                              ; preds = %436
  %445 = getelementptr inbounds %struct.Entry, ptr %438, i64 %437
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %445, ptr noundef nonnull align 8 dereferenceable(24) %441, i64 24, i1 false)
  %446 = icmp ult i64 %437, 3
  br i1 %446, label %447, label %436

447:                                              ; preds = %444
  %448 = load ptr, ptr %23, align 8
  br label %449

449:                                              ; preds = %436, %447
  %450 = phi ptr [ %448, %447 ], [ %438, %436 ]
  %451 = phi i64 [ %440, %447 ], [ %437, %436 ]
  %452 = getelementptr inbounds %struct.Entry, ptr %450, i64 %451
  store double %425, ptr %452, align 8
  %453 = getelementptr inbounds nuw i8, ptr %452, i64 8
  store i64 %434, ptr %453, align 8
  %454 = getelementptr inbounds nuw i8, ptr %452, i64 16
  store i32 %73, ptr %454, align 8
  %455 = getelementptr inbounds nuw i8, ptr %452, i64 20
  store i32 0, ptr %455, align 4
  br label %767

456:                                              ; preds = %428, %417
  %457 = getelementptr inbounds nuw i8, ptr %191, i64 4
  %458 = load double, ptr %146, align 8
  %459 = fsub double %352, %458
  %460 = fadd double %459, -1.000000e+00
  %461 = fcmp ogt double %460, 0.000000e+00
  br i1 %461, label %462, label %473

462:                                              ; preds = %456
  %463 = load i32, ptr %457, align 4
  %464 = load ptr, ptr %32, align 8
  %465 = mul nsw i32 %463, 14
  %466 = add nsw i32 %465, %351
  %467 = sext i32 %466 to i64
  %468 = getelementptr inbounds double, ptr %464, i64 %467
  %469 = load double, ptr %468, align 8
  %470 = fadd double %460, %469
  store double %470, ptr %468, align 8
  %471 = load double, ptr %146, align 8
  %472 = fsub double %352, %471
  br label %473

473:                                              ; preds = %462, %456
  %474 = phi double [ %459, %456 ], [ %472, %462 ]
  %475 = phi double [ %458, %456 ], [ %471, %462 ]
  store i64 -1, ptr %147, align 8
  %476 = fcmp ogt double %474, 3.200000e+01
  br i1 %476, label %477, label %511

477:                                              ; preds = %473
  %478 = fadd double %475, 1.000000e+00
  %479 = load i32, ptr %457, align 4
  %480 = load ptr, ptr %33, align 8
  %481 = load i32, ptr %148, align 4
  %482 = sext i32 %481 to i64
  %483 = getelementptr inbounds %struct.Slot, ptr %480, i64 %482, i32 11
  %484 = load i32, ptr %483, align 4
  %485 = icmp eq i32 %484, 0
  %486 = fcmp ugt double %352, %478
  %487 = and i1 %486, %485
  br i1 %487, label %488, label %511

488:                                              ; preds = %477
  %489 = load i64, ptr %34, align 8
  %490 = icmp eq i64 %489, 0
  br i1 %490, label %511, label %491

491:                                              ; preds = %488
  %492 = load i64, ptr %35, align 8
  %493 = add nsw i64 %492, 1
  store i64 %493, ptr %35, align 8
  %494 = icmp slt i64 %492, %489
  br i1 %494, label %495, label %511

495:                                              ; preds = %491
  %496 = load ptr, ptr %36, align 8
  %497 = getelementptr inbounds %struct.Span, ptr %496, i64 %492
  %498 = load i64, ptr %147, align 8
  %499 = load i32, ptr %144, align 8
  %500 = load i64, ptr %37, align 8
  %501 = load i32, ptr %149, align 4
  %502 = trunc i64 %500 to i32
  %503 = mul i32 %499, %502
  %504 = add i32 %503, %501
  store double %478, ptr %497, align 8
  %505 = getelementptr inbounds nuw i8, ptr %497, i64 8
  store double %352, ptr %505, align 8
  %506 = getelementptr inbounds nuw i8, ptr %497, i64 16
  store i64 %498, ptr %506, align 8
  %507 = getelementptr inbounds nuw i8, ptr %497, i64 24
  store i32 %504, ptr %507, align 8
  %508 = getelementptr inbounds nuw i8, ptr %497, i64 28
  store i32 1, ptr %508, align 4
  %509 = getelementptr inbounds nuw i8, ptr %497, i64 32
  store i32 %351, ptr %509, align 8
  %510 = getelementptr inbounds nuw i8, ptr %497, i64 36
  store i32 %479, ptr %510, align 4
  br label %511

511:                                              ; preds = %495, %491, %488, %477, %473
  %512 = load double, ptr %146, align 8
  %513 = fadd double %512, 1.000000e+00
  %514 = fcmp ogt double %352, %513
  %515 = select i1 %514, double %352, double %513
  %516 = fsub double %425, %515
  %517 = fcmp ogt double %516, 0.000000e+00
  %518 = load i32, ptr %457, align 4
  br i1 %517, label %519, label %528

519:                                              ; preds = %511
  %520 = load ptr, ptr %32, align 8
  %521 = mul nsw i32 %518, 14
  %522 = add nsw i32 %521, %424
  %523 = sext i32 %522 to i64
  %524 = getelementptr inbounds double, ptr %520, i64 %523
  %525 = load double, ptr %524, align 8
  %526 = fadd double %516, %525
  store double %526, ptr %524, align 8
  %527 = load i32, ptr %457, align 4
  br label %528

528:                                              ; preds = %519, %511
  %529 = phi i32 [ %518, %511 ], [ %527, %519 ]
  %530 = load ptr, ptr %32, align 8
  %531 = mul nsw i32 %529, 14
  %532 = sext i32 %531 to i64
  %533 = getelementptr inbounds double, ptr %530, i64 %532
  %534 = load double, ptr %533, align 8
  %535 = fadd double %534, 1.000000e+00
  store double %535, ptr %533, align 8
  %536 = load i64, ptr %38, align 8
  %537 = add nsw i64 %536, 1
  store i64 %537, ptr %38, align 8
  %538 = load double, ptr %39, align 8
  %539 = fdiv double %425, %538
  %540 = fptosi double %539 to i64
  %541 = load i64, ptr %40, align 8
  %542 = icmp sgt i64 %541, %540
  %543 = add nsw i64 %541, -1
  %544 = select i1 %542, i64 %540, i64 %543
  %545 = load ptr, ptr %41, align 8
  %546 = mul i64 %544, 112
  %547 = getelementptr i8, ptr %545, i64 %546
  %548 = getelementptr i8, ptr %547, i64 104
  %549 = load double, ptr %548, align 8
  %550 = fadd double %549, 1.000000e+00
  store double %550, ptr %548, align 8
  %551 = fadd double %425, 1.000000e+00
  %552 = load ptr, ptr %29, align 8
  %553 = load i32, ptr %144, align 8
  %554 = shl nsw i32 %553, 2
  %555 = load i32, ptr %145, align 8
  %556 = add nsw i32 %554, %555
  %557 = sext i32 %556 to i64
  %558 = getelementptr inbounds double, ptr %552, i64 %557
  store double %551, ptr %558, align 8
  store double %425, ptr %146, align 8
  %559 = getelementptr inbounds nuw i8, ptr %191, i64 18
  %560 = load i8, ptr %559, align 2
  %561 = uitofp i8 %560 to double
  %562 = fcmp olt double %561, 1.000000e+00
  %563 = select i1 %562, double 1.000000e+00, double %561
  %564 = fadd double %425, %563
  store double %564, ptr %133, align 8
  %565 = load i32, ptr %140, align 8
  %566 = add nsw i32 %565, 1
  store i32 %566, ptr %140, align 8
  %567 = getelementptr inbounds nuw i8, ptr %191, i64 12
  %568 = load i32, ptr %567, align 4
  %569 = sitofp i32 %568 to double
  %570 = fadd double %425, %569
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #7
  %571 = fadd double %425, 8.000000e+00
  store double %571, ptr %2, align 8
  %572 = getelementptr inbounds nuw i8, ptr %191, i64 17
  %573 = load i8, ptr %572, align 1
  switch i8 %573, label %681 [
    i8 1, label %574
    i8 2, label %654
  ]

574:                                              ; preds = %528, %610
  %575 = phi double [ %613, %610 ], [ %570, %528 ]
  %576 = phi i1 [ true, %610 ], [ false, %528 ]
  br label %577

577:                                              ; preds = %614, %574
  %578 = phi i1 [ true, %614 ], [ %576, %574 ]
  %579 = load ptr, ptr %27, align 8
  %580 = load i64, ptr %134, align 8
  %581 = getelementptr inbounds i64, ptr %579, i64 %580
  %582 = load i64, ptr %581, align 8
  %583 = getelementptr i8, ptr %581, i64 8
  %584 = load i64, ptr %583, align 8
  %585 = load i64, ptr %141, align 8
  %586 = icmp slt i64 %585, %582
  br i1 %586, label %587, label %588

587:                                              ; preds = %577
  store i64 %582, ptr %141, align 8
  br label %588

588:                                              ; preds = %587, %577
  %589 = phi i64 [ %582, %587 ], [ %585, %577 ]
  %590 = icmp slt i64 %589, %584
  br i1 %590, label %591, label %603

591:                                              ; preds = %588, %598
  %592 = phi i64 [ %599, %598 ], [ %589, %588 ]
  %593 = load ptr, ptr %28, align 8
  %594 = getelementptr inbounds %struct.Record, ptr %593, i64 %592, i32 4
  %595 = load i32, ptr %594, align 8
  %596 = load i32, ptr %191, align 4
  %597 = icmp slt i32 %595, %596
  br i1 %597, label %598, label %601

598:                                              ; preds = %591
  %599 = add i64 %592, 1
  store i64 %599, ptr %141, align 8
  %600 = icmp eq i64 %599, %584
  br i1 %600, label %603, label %591

601:                                              ; preds = %591
  %602 = icmp eq i32 %595, %596
  br i1 %602, label %604, label %603

603:                                              ; preds = %601, %588, %598
  br i1 %578, label %729, label %617

604:                                              ; preds = %601
  %605 = getelementptr inbounds %struct.Record, ptr %593, i64 %592
  %606 = add nsw i64 %592, 1
  store i64 %606, ptr %141, align 8
  %607 = getelementptr inbounds nuw i8, ptr %605, i64 36
  %608 = load i32, ptr %607, align 4
  %609 = icmp slt i32 %608, 4
  br i1 %609, label %610, label %614

610:                                              ; preds = %604
  %611 = call fastcc double @access(ptr noundef nonnull %0, ptr noundef nonnull %133, ptr noundef %605, double noundef %425, ptr noundef %2) #6
  %612 = fcmp ogt double %575, %611
  %613 = select i1 %612, double %575, double %611
  br label %574

614:                                              ; preds = %604
  %615 = load i32, ptr %457, align 4
  %616 = tail call fastcc zeroext i1 @event(ptr noundef nonnull %0, ptr noundef nonnull %133, ptr noundef %605, double noundef %425, i32 noundef %615) #6
  br i1 %616, label %729, label %577

617:                                              ; preds = %603
  %618 = getelementptr inbounds nuw i8, ptr %191, i64 8
  %619 = load i32, ptr %618, align 4
  %620 = icmp eq i32 %619, 0
  br i1 %620, label %729, label %621

621:                                              ; preds = %617
  %622 = icmp ult i8 %418, 8
  br i1 %622, label %623, label %626

623:                                              ; preds = %621
  %624 = load i32, ptr %145, align 8
  %625 = sext i32 %624 to i64
  br label %626

626:                                              ; preds = %623, %621
  %627 = phi i64 [ %625, %623 ], [ 0, %621 ]
  %628 = load ptr, ptr %30, align 8
  %629 = load i32, ptr %144, align 8
  %630 = shl nsw i32 %629, 2
  %631 = sext i32 %630 to i64
  %632 = add nsw i64 %627, %631
  %633 = zext i8 %418 to i64
  %634 = mul nsw i64 %632, 112
  %635 = getelementptr i8, ptr %628, i64 %634
  %636 = getelementptr double, ptr %635, i64 %633
  %637 = load double, ptr %636, align 8
  %638 = fcmp ogt double %425, %637
  %639 = select i1 %638, double %425, double %637
  %640 = load double, ptr %39, align 8
  %641 = fdiv double %639, %640
  %642 = fptosi double %641 to i64
  %643 = load i64, ptr %40, align 8
  %644 = icmp sgt i64 %643, %642
  %645 = add nsw i64 %643, -1
  %646 = select i1 %644, i64 %642, i64 %645
  %647 = load ptr, ptr %41, align 8
  %648 = mul i64 %646, 112
  %649 = getelementptr i8, ptr %647, i64 %648
  %650 = getelementptr double, ptr %649, i64 %633
  %651 = load double, ptr %650, align 8
  %652 = fadd double %651, 1.000000e+00
  store double %652, ptr %650, align 8
  %653 = fadd double %639, 1.000000e+00
  store double %653, ptr %636, align 8
  br label %729

654:                                              ; preds = %528
  %655 = load ptr, ptr %30, align 8
  %656 = load i32, ptr %144, align 8
  %657 = shl nsw i32 %656, 2
  %658 = sext i32 %657 to i64
  %659 = mul nsw i64 %658, 112
  %660 = getelementptr i8, ptr %655, i64 %659
  %661 = getelementptr i8, ptr %660, i64 64
  %662 = load double, ptr %661, align 8
  %663 = fcmp ogt double %425, %662
  %664 = select i1 %663, double %425, double %662
  %665 = load double, ptr %39, align 8
  %666 = fdiv double %664, %665
  %667 = fptosi double %666 to i64
  %668 = load i64, ptr %40, align 8
  %669 = icmp sgt i64 %668, %667
  %670 = add nsw i64 %668, -1
  %671 = select i1 %669, i64 %667, i64 %670
  %672 = load ptr, ptr %41, align 8
  %673 = mul i64 %671, 112
  %674 = getelementptr i8, ptr %672, i64 %673
  %675 = getelementptr i8, ptr %674, i64 64
  %676 = load double, ptr %675, align 8
  %677 = fadd double %676, 4.000000e+00
  store double %677, ptr %675, align 8
  %678 = fadd double %664, 4.000000e+00
  store double %678, ptr %661, align 8
  %679 = load double, ptr %42, align 8
  %680 = fadd double %678, %679
  br label %729

681:                                              ; preds = %528
  %682 = getelementptr inbounds nuw i8, ptr %191, i64 8
  %683 = load i32, ptr %682, align 4
  %684 = icmp eq i32 %683, 0
  br i1 %684, label %729, label %685

685:                                              ; preds = %681
  %686 = sitofp i32 %683 to double
  %687 = fmul double %686, 6.250000e-02
  %688 = icmp ult i8 %418, 8
  br i1 %688, label %689, label %692

689:                                              ; preds = %685
  %690 = load i32, ptr %145, align 8
  %691 = sext i32 %690 to i64
  br label %692

692:                                              ; preds = %689, %685
  %693 = phi i64 [ %691, %689 ], [ 0, %685 ]
  %694 = load ptr, ptr %30, align 8
  %695 = load i32, ptr %144, align 8
  %696 = shl nsw i32 %695, 2
  %697 = sext i32 %696 to i64
  %698 = add nsw i64 %693, %697
  %699 = zext i8 %418 to i64
  %700 = mul nsw i64 %698, 112
  %701 = getelementptr i8, ptr %694, i64 %700
  %702 = getelementptr double, ptr %701, i64 %699
  %703 = load double, ptr %702, align 8
  %704 = fcmp ogt double %425, %703
  %705 = select i1 %704, double %425, double %703
  %706 = load double, ptr %39, align 8
  %707 = fdiv double %705, %706
  %708 = fptosi double %707 to i64
  %709 = load i64, ptr %40, align 8
  %710 = icmp sgt i64 %709, %708
  %711 = add nsw i64 %709, -1
  %712 = select i1 %710, i64 %708, i64 %711
  %713 = load ptr, ptr %41, align 8
  %714 = mul i64 %712, 112
  %715 = getelementptr i8, ptr %713, i64 %714
  %716 = getelementptr double, ptr %715, i64 %699
  %717 = load double, ptr %716, align 8
  %718 = fadd double %687, %717
  store double %718, ptr %716, align 8
  %719 = fadd double %687, %705
  store double %719, ptr %702, align 8
  %720 = load i32, ptr %567, align 4
  %721 = sitofp i32 %720 to double
  %722 = fadd double %719, %721
  %723 = load i32, ptr %682, align 4
  %724 = sitofp i32 %723 to double
  %725 = fmul double %724, 6.250000e-02
  %726 = fsub double %722, %725
  %727 = fcmp ogt double %570, %726
  %728 = select i1 %727, double %570, double %726
  br label %729

729:                                              ; preds = %614, %692, %681, %654, %626, %617, %603
  %730 = phi i1 [ false, %654 ], [ false, %692 ], [ false, %681 ], [ false, %626 ], [ false, %617 ], [ false, %603 ], [ true, %614 ]
  %731 = phi double [ %680, %654 ], [ %728, %692 ], [ %570, %681 ], [ %575, %626 ], [ %575, %617 ], [ %575, %603 ], [ %575, %614 ]
  %732 = getelementptr inbounds nuw i8, ptr %191, i64 19
  %733 = load i8, ptr %732, align 1
  %734 = icmp ult i8 %733, 7
  br i1 %734, label %735, label %746

735:                                              ; preds = %729
  %736 = zext nneg i8 %733 to i64
  %737 = getelementptr inbounds nuw [8 x double], ptr %142, i64 0, i64 %736
  %738 = load double, ptr %737, align 8
  %739 = fcmp ogt double %731, %738
  br i1 %739, label %740, label %746

740:                                              ; preds = %735
  store double %731, ptr %737, align 8
  %741 = getelementptr inbounds nuw i8, ptr %191, i64 22
  %742 = load i8, ptr %741, align 2
  %743 = load i8, ptr %732, align 1
  %744 = zext i8 %743 to i64
  %745 = getelementptr inbounds nuw [8 x i8], ptr %143, i64 0, i64 %744
  store i8 %742, ptr %745, align 1
  br label %746

746:                                              ; preds = %740, %735, %729
  %747 = getelementptr inbounds nuw i8, ptr %191, i64 20
  %748 = load i8, ptr %747, align 4
  %749 = icmp ult i8 %748, 7
  br i1 %749, label %750, label %760

750:                                              ; preds = %746
  %751 = load double, ptr %2, align 8
  %752 = zext nneg i8 %748 to i64
  %753 = getelementptr inbounds nuw [8 x double], ptr %142, i64 0, i64 %752
  %754 = load double, ptr %753, align 8
  %755 = fcmp ogt double %751, %754
  br i1 %755, label %756, label %760

756:                                              ; preds = %750
  store double %751, ptr %753, align 8
  %757 = load i8, ptr %747, align 4
  %758 = zext i8 %757 to i64
  %759 = getelementptr inbounds nuw [8 x i8], ptr %143, i64 0, i64 %758
  store i8 4, ptr %759, align 1
  br label %760

760:                                              ; preds = %756, %750, %746
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #7
  br i1 %730, label %767, label %761

761:                                              ; preds = %760
  %762 = load i64, ptr %134, align 8
  br label %763

763:                                              ; preds = %761, %339
  %764 = phi i64 [ %762, %761 ], [ %297, %339 ]
  %765 = load i64, ptr %135, align 8
  %766 = icmp slt i64 %764, %765
  br i1 %766, label %150, label %193

767:                                              ; preds = %760, %275, %278, %286, %340, %449
  %768 = load i64, ptr %22, align 8
  %769 = icmp eq i64 %768, 0
  br i1 %769, label %770, label %67

770:                                              ; preds = %767
  %771 = load i64, ptr %16, align 8
  %772 = load i64, ptr %17, align 8
  br label %773

773:                                              ; preds = %770, %61
  %774 = phi i64 [ %62, %61 ], [ %772, %770 ]
  %775 = phi i64 [ %63, %61 ], [ %771, %770 ]
  %776 = phi double [ %64, %61 ], [ %130, %770 ]
  %777 = icmp slt i64 %775, %774
  br i1 %777, label %778, label %844

778:                                              ; preds = %773
  %779 = load i64, ptr %49, align 8
  %780 = add nsw i64 %779, 1
  store i64 %780, ptr %49, align 8
  %781 = load i64, ptr %5, align 8
  %782 = load i64, ptr %45, align 8
  %783 = mul nsw i64 %782, %781
  %784 = load i64, ptr %37, align 8
  %785 = mul nsw i64 %783, %784
  %786 = icmp sgt i64 %785, 0
  br i1 %786, label %796, label %790

787:                                              ; preds = %810
  %788 = load i64, ptr %22, align 8
  %789 = icmp eq i64 %788, 0
  br i1 %789, label %790, label %792

790:                                              ; preds = %778, %787
  %791 = load i64, ptr %16, align 8
  br label %844

792:                                              ; preds = %787
  %793 = load i64, ptr %50, align 8
  %794 = mul nsw i64 %793, %813
  %795 = icmp sgt i64 %794, 0
  br i1 %795, label %821, label %818

796:                                              ; preds = %778, %810
  %797 = phi i64 [ %811, %810 ], [ %784, %778 ]
  %798 = phi i64 [ %812, %810 ], [ %782, %778 ]
  %799 = phi i64 [ %813, %810 ], [ %781, %778 ]
  %800 = phi i64 [ %814, %810 ], [ 0, %778 ]
  %801 = load ptr, ptr %24, align 8
  %802 = getelementptr inbounds nuw %struct.Warp, ptr %801, i64 %800
  %803 = getelementptr inbounds nuw i8, ptr %802, i64 1764
  %804 = load i32, ptr %803, align 4
  %805 = icmp eq i32 %804, 0
  br i1 %805, label %810, label %806

806:                                              ; preds = %796
  tail call fastcc void @wakes(ptr noundef nonnull %0, ptr noundef nonnull %802, double noundef %776) #6
  %807 = load i64, ptr %5, align 8
  %808 = load i64, ptr %45, align 8
  %809 = load i64, ptr %37, align 8
  br label %810

810:                                              ; preds = %796, %806
  %811 = phi i64 [ %797, %796 ], [ %809, %806 ]
  %812 = phi i64 [ %798, %796 ], [ %808, %806 ]
  %813 = phi i64 [ %799, %796 ], [ %807, %806 ]
  %814 = add nuw nsw i64 %800, 1
  %815 = mul nsw i64 %812, %813
  %816 = mul nsw i64 %815, %811
  %817 = icmp slt i64 %814, %816
  br i1 %817, label %796, label %787

818:                                              ; preds = %821, %792
  %819 = phi i64 [ %813, %792 ], [ %826, %821 ]
  %820 = icmp sgt i64 %819, 0
  br i1 %820, label %830, label %57

821:                                              ; preds = %792, %821
  %822 = phi i64 [ %825, %821 ], [ 0, %792 ]
  %823 = load ptr, ptr %51, align 8
  %824 = getelementptr inbounds nuw i32, ptr %823, i64 %822
  store i32 -1, ptr %824, align 4
  %825 = add nuw nsw i64 %822, 1
  %826 = load i64, ptr %5, align 8
  %827 = load i64, ptr %50, align 8
  %828 = mul nsw i64 %827, %826
  %829 = icmp slt i64 %825, %828
  br i1 %829, label %821, label %818

830:                                              ; preds = %818, %834
  %831 = phi i64 [ %835, %834 ], [ 0, %818 ]
  %832 = load ptr, ptr %33, align 8
  %833 = getelementptr inbounds nuw %struct.Slot, ptr %832, i64 %831, i32 7
  store i32 -1, ptr %833, align 4
  br label %838

834:                                              ; preds = %838
  %835 = add nuw nsw i64 %831, 1
  %836 = load i64, ptr %5, align 8
  %837 = icmp slt i64 %835, %836
  br i1 %837, label %830, label %57

838:                                              ; preds = %830, %838
  %839 = phi i64 [ 0, %830 ], [ %842, %838 ]
  %840 = load ptr, ptr %33, align 8
  %841 = getelementptr inbounds nuw %struct.Slot, ptr %840, i64 %831, i32 5, i64 %839
  store i32 -1, ptr %841, align 4
  %842 = add nuw nsw i64 %839, 1
  %843 = icmp eq i64 %842, 256
  br i1 %843, label %834, label %838

844:                                              ; preds = %57, %773, %790, %15
  %845 = phi i64 [ %18, %15 ], [ %791, %790 ], [ %775, %773 ], [ %58, %57 ]
  %846 = phi double [ 0.000000e+00, %15 ], [ %776, %790 ], [ %776, %773 ], [ %776, %57 ]
  %847 = icmp sgt i64 %845, 0
  br i1 %847, label %848, label %851

848:                                              ; preds = %844
  %849 = getelementptr inbounds nuw i8, ptr %0, i64 3232
  %850 = load ptr, ptr %849, align 8
  br label %854

851:                                              ; preds = %854, %844
  %852 = phi double [ %846, %844 ], [ %860, %854 ]
  %853 = getelementptr inbounds nuw i8, ptr %0, i64 1616
  br label %870

854:                                              ; preds = %848, %854
  %855 = phi i64 [ 0, %848 ], [ %861, %854 ]
  %856 = phi double [ %846, %848 ], [ %860, %854 ]
  %857 = getelementptr inbounds nuw double, ptr %850, i64 %855
  %858 = load double, ptr %857, align 8
  %859 = fcmp ogt double %856, %858
  %860 = select i1 %859, double %856, double %858
  %861 = add nuw nsw i64 %855, 1
  %862 = icmp eq i64 %861, %845
  br i1 %862, label %851, label %854

863:                                              ; preds = %870
  %864 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %865 = load i64, ptr %864, align 8
  %866 = icmp sgt i64 %865, 0
  br i1 %866, label %867, label %884

867:                                              ; preds = %863
  %868 = getelementptr inbounds nuw i8, ptr %0, i64 1576
  %869 = load ptr, ptr %868, align 8
  br label %879

870:                                              ; preds = %851, %870
  %871 = phi i64 [ 0, %851 ], [ %877, %870 ]
  %872 = phi double [ %852, %851 ], [ %876, %870 ]
  %873 = getelementptr inbounds nuw [64 x double], ptr %853, i64 0, i64 %871
  %874 = load double, ptr %873, align 8
  %875 = fcmp ogt double %872, %874
  %876 = select i1 %875, double %872, double %874
  %877 = add nuw nsw i64 %871, 1
  %878 = icmp eq i64 %877, 64
  br i1 %878, label %863, label %870

879:                                              ; preds = %867, %886
  %880 = phi i64 [ 0, %867 ], [ %887, %886 ]
  %881 = phi double [ %876, %867 ], [ %895, %886 ]
  %882 = mul nuw nsw i64 %880, 448
  %883 = getelementptr inbounds nuw i8, ptr %869, i64 %882
  br label %889

884:                                              ; preds = %886, %863
  %885 = phi double [ %876, %863 ], [ %895, %886 ]
  ret double %885

886:                                              ; preds = %889
  %887 = add nuw nsw i64 %880, 1
  %888 = icmp eq i64 %887, %865
  br i1 %888, label %884, label %879

889:                                              ; preds = %879, %889
  %890 = phi i64 [ 9, %879 ], [ %896, %889 ]
  %891 = phi double [ %881, %879 ], [ %895, %889 ]
  %892 = getelementptr inbounds nuw double, ptr %883, i64 %890
  %893 = load double, ptr %892, align 8
  %894 = fcmp ogt double %891, %893
  %895 = select i1 %894, double %891, double %893
  %896 = add nuw nsw i64 %890, 1
  %897 = icmp eq i64 %896, 12
  br i1 %897, label %886, label %889
}

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

define internal fastcc void @begin(ptr nocapture noundef %0, i32 noundef %1, double noundef %2) unnamed_addr #0 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 1520
  %5 = load ptr, ptr %4, align 8
  %6 = sext i32 %1 to i64
  %7 = getelementptr inbounds %struct.Slot, ptr %5, i64 %6
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %11 = load i64, ptr %10, align 8
  %12 = mul i64 %11, %9
  %13 = trunc i64 %12 to i32
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 3208
  %15 = load i64, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 3192
  %17 = load i64, ptr %16, align 8
  %18 = add nsw i64 %17, %15
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %20 = load i64, ptr %19, align 8
  %21 = srem i64 %18, %20
  %22 = trunc i64 %21 to i32
  %23 = trunc i64 %17 to i32
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(4244) %7, i8 0, i64 4244, i1 false)
  %24 = getelementptr inbounds nuw i8, ptr %7, i64 4244
  store i32 -1, ptr %24, align 4
  %25 = getelementptr inbounds nuw i8, ptr %7, i64 4248
  store i32 0, ptr %25, align 8
  %26 = getelementptr inbounds nuw i8, ptr %7, i64 4252
  store i32 %13, ptr %26, align 4
  %27 = getelementptr inbounds nuw i8, ptr %7, i64 4256
  store i32 %22, ptr %27, align 8
  %28 = getelementptr inbounds nuw i8, ptr %7, i64 4260
  store i32 %23, ptr %28, align 4
  %29 = load i64, ptr %16, align 8
  %30 = add nsw i64 %29, 1
  store i64 %30, ptr %16, align 8
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 1584
  %32 = load double, ptr %31, align 8
  %33 = fcmp ogt double %2, %32
  %34 = select i1 %33, double %2, double %32
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 456
  %36 = load double, ptr %35, align 8
  %37 = fadd double %36, %34
  store double %37, ptr %31, align 8
  %38 = getelementptr inbounds nuw i8, ptr %7, i64 3216
  br label %56

39:                                               ; preds = %56
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %41 = load ptr, ptr %40, align 8
  %42 = load i32, ptr %27, align 8
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds i64, ptr %41, i64 %43
  %45 = load i64, ptr %44, align 8
  %46 = getelementptr i8, ptr %44, i64 8
  %47 = load i64, ptr %46, align 8
  %48 = sub nsw i64 %47, %45
  %49 = icmp sgt i64 %48, 0
  br i1 %49, label %50, label %61

50:                                               ; preds = %39
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 1528
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 1536
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 1544
  br label %70

56:                                               ; preds = %3, %56
  %57 = phi i64 [ 0, %3 ], [ %59, %56 ]
  %58 = getelementptr inbounds nuw [256 x i32], ptr %38, i64 0, i64 %57
  store i32 -1, ptr %58, align 4
  %59 = add nuw nsw i64 %57, 1
  %60 = icmp eq i64 %59, 256
  br i1 %60, label %39, label %56

61:                                               ; preds = %70, %39
  %62 = icmp sgt i64 %12, 0
  br i1 %62, label %63, label %87

63:                                               ; preds = %61
  %64 = mul nsw i64 %12, %6
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 1512
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 3176
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 3184
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 1552
  br label %88

70:                                               ; preds = %50, %70
  %71 = phi i64 [ 0, %50 ], [ %85, %70 ]
  %72 = load i64, ptr %51, align 8
  %73 = mul nsw i64 %72, %6
  %74 = add nsw i64 %73, %71
  %75 = load ptr, ptr %52, align 8
  %76 = getelementptr i32, ptr %75, i64 %45
  %77 = getelementptr i32, ptr %76, i64 %71
  %78 = load i32, ptr %77, align 4
  %79 = load ptr, ptr %53, align 8
  %80 = getelementptr inbounds i32, ptr %79, i64 %74
  store i32 %78, ptr %80, align 4
  %81 = load ptr, ptr %54, align 8
  %82 = getelementptr inbounds i32, ptr %81, i64 %74
  store i32 -1, ptr %82, align 4
  %83 = load ptr, ptr %55, align 8
  %84 = getelementptr inbounds double, ptr %83, i64 %74
  store double 0.000000e+00, ptr %84, align 8
  %85 = add nuw nsw i64 %71, 1
  %86 = icmp eq i64 %85, %48
  br i1 %86, label %61, label %70

87:                                               ; preds = %142, %61
  ret void

88:                                               ; preds = %63, %142
  %89 = phi i64 [ 0, %63 ], [ %149, %142 ]
  %90 = add nsw i64 %89, %64
  %91 = load i32, ptr %27, align 8
  %92 = sext i32 %91 to i64
  %93 = mul nsw i64 %12, %92
  %94 = load ptr, ptr %65, align 8
  %95 = getelementptr inbounds %struct.Warp, ptr %94, i64 %90
  %96 = load ptr, ptr %66, align 8
  %97 = getelementptr i64, ptr %96, i64 %93
  %98 = getelementptr i64, ptr %97, i64 %89
  %99 = load i64, ptr %10, align 8
  %100 = sdiv i64 %89, %99
  %101 = trunc i64 %100 to i32
  %102 = srem i64 %89, %99
  %103 = trunc i64 %102 to i32
  %104 = getelementptr inbounds nuw i8, ptr %95, i64 8
  %105 = getelementptr inbounds nuw i8, ptr %95, i64 16
  %106 = getelementptr inbounds nuw i8, ptr %95, i64 24
  %107 = getelementptr inbounds nuw i8, ptr %95, i64 1672
  %108 = load <2 x i64>, ptr %98, align 8
  store double %34, ptr %95, align 8
  store double %34, ptr %104, align 8
  store double %34, ptr %105, align 8
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(1648) %106, i8 0, i64 1648, i1 false)
  store <2 x i64> %108, ptr %107, align 8
  %109 = getelementptr inbounds nuw i8, ptr %95, i64 1688
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %109, i8 0, i64 32, i1 false)
  %110 = getelementptr inbounds nuw i8, ptr %95, i64 1720
  store i64 -1, ptr %110, align 8
  %111 = getelementptr inbounds nuw i8, ptr %95, i64 1728
  store i32 0, ptr %111, align 8
  %112 = getelementptr inbounds nuw i8, ptr %95, i64 1732
  store i32 %1, ptr %112, align 4
  %113 = getelementptr inbounds nuw i8, ptr %95, i64 1736
  store i32 %101, ptr %113, align 8
  %114 = getelementptr inbounds nuw i8, ptr %95, i64 1740
  store i32 %103, ptr %114, align 4
  %115 = getelementptr inbounds nuw i8, ptr %95, i64 1744
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(28) %115, i8 0, i64 28, i1 false)
  %116 = getelementptr inbounds nuw i8, ptr %95, i64 1772
  store i32 -1, ptr %116, align 4
  %117 = getelementptr inbounds nuw i8, ptr %95, i64 1776
  store i64 0, ptr %117, align 8
  %118 = shl i64 %102, 32
  %119 = ashr exact i64 %118, 32
  %120 = load i64, ptr %10, align 8
  %121 = mul nsw i64 %120, %6
  %122 = add nsw i64 %121, %119
  %123 = srem i64 %122, 4
  %124 = trunc nsw i64 %123 to i32
  store i32 %124, ptr %115, align 8
  %125 = trunc i64 %90 to i32
  %126 = load i64, ptr %67, align 8
  %127 = add nsw i64 %126, 1
  store i64 %127, ptr %67, align 8
  %128 = load i64, ptr %68, align 8
  %129 = add nsw i64 %128, 1
  store i64 %129, ptr %68, align 8
  %130 = icmp eq i64 %126, 0
  br i1 %130, label %142, label %131

131:                                              ; preds = %88, %139
  %132 = phi i64 [ %135, %139 ], [ %126, %88 ]
  %133 = load ptr, ptr %69, align 8
  %134 = add nsw i64 %132, -1
  %135 = sdiv i64 %134, 2
  %136 = getelementptr inbounds %struct.Entry, ptr %133, i64 %135
  %137 = load double, ptr %136, align 8
  %138 = fcmp ogt double %137, %34
  br i1 %138, label %139, label %142

139:                                              ; preds = %131
  %140 = getelementptr inbounds %struct.Entry, ptr %133, i64 %132
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %140, ptr noundef nonnull align 8 dereferenceable(24) %136, i64 24, i1 false)
  %141 = icmp ult i64 %132, 3
  br i1 %141, label %142, label %131

142:                                              ; preds = %131, %139, %88
  %143 = phi i64 [ 0, %88 ], [ %132, %131 ], [ %135, %139 ]
  %144 = load ptr, ptr %69, align 8
  %145 = getelementptr inbounds %struct.Entry, ptr %144, i64 %143
  store double %34, ptr %145, align 8
  %146 = getelementptr inbounds nuw i8, ptr %145, i64 8
  store i64 %128, ptr %146, align 8
  %147 = getelementptr inbounds nuw i8, ptr %145, i64 16
  store i32 %125, ptr %147, align 8
  %148 = getelementptr inbounds nuw i8, ptr %145, i64 20
  store i32 0, ptr %148, align 4
  %149 = add nuw nsw i64 %89, 1
  %150 = icmp eq i64 %149, %12
  br i1 %150, label %87, label %88
}

declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

define internal fastcc void @wakes(ptr nocapture noundef %0, ptr noundef initializes((1764, 1768)) %1, double noundef %2) unnamed_addr #0 {
  %4 = load double, ptr %1, align 8
  %5 = fcmp ogt double %4, %2
  %6 = select i1 %5, double %4, double %2
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 1752
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %9 = load double, ptr %8, align 8
  %10 = fsub double %6, %9
  %11 = fcmp ogt double %10, 0.000000e+00
  br i1 %11, label %12, label %25

12:                                               ; preds = %3
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 1756
  %14 = load i32, ptr %7, align 8
  %15 = load i32, ptr %13, align 4
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 3240
  %17 = load ptr, ptr %16, align 8
  %18 = mul nsw i32 %15, 14
  %19 = add nsw i32 %18, %14
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds double, ptr %17, i64 %20
  %22 = load double, ptr %21, align 8
  %23 = fadd double %10, %22
  store double %23, ptr %21, align 8
  %24 = load double, ptr %8, align 8
  br label %25

25:                                               ; preds = %3, %12
  %26 = phi double [ %9, %3 ], [ %24, %12 ]
  %27 = load <2 x i32>, ptr %7, align 8
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 1520
  %29 = load ptr, ptr %28, align 8
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 1732
  %31 = load i32, ptr %30, align 4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds %struct.Slot, ptr %29, i64 %32, i32 11
  %34 = load i32, ptr %33, align 4
  %35 = icmp eq i32 %34, 0
  %36 = fcmp ugt double %6, %26
  %37 = and i1 %36, %35
  br i1 %37, label %38, label %67

38:                                               ; preds = %25
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 3160
  %40 = load i64, ptr %39, align 8
  %41 = icmp eq i64 %40, 0
  br i1 %41, label %67, label %42

42:                                               ; preds = %38
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 3168
  %44 = load i64, ptr %43, align 8
  %45 = add nsw i64 %44, 1
  store i64 %45, ptr %43, align 8
  %46 = icmp slt i64 %44, %40
  br i1 %46, label %47, label %67

47:                                               ; preds = %42
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 3152
  %49 = load ptr, ptr %48, align 8
  %50 = getelementptr inbounds %struct.Span, ptr %49, i64 %44
  %51 = getelementptr inbounds nuw i8, ptr %1, i64 1720
  %52 = load i64, ptr %51, align 8
  %53 = getelementptr inbounds nuw i8, ptr %1, i64 1736
  %54 = load i32, ptr %53, align 8
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %56 = load i64, ptr %55, align 8
  %57 = getelementptr inbounds nuw i8, ptr %1, i64 1740
  %58 = load i32, ptr %57, align 4
  %59 = trunc i64 %56 to i32
  %60 = mul i32 %54, %59
  %61 = add i32 %60, %58
  store double %26, ptr %50, align 8
  %62 = getelementptr inbounds nuw i8, ptr %50, i64 8
  store double %6, ptr %62, align 8
  %63 = getelementptr inbounds nuw i8, ptr %50, i64 16
  store i64 %52, ptr %63, align 8
  %64 = getelementptr inbounds nuw i8, ptr %50, i64 24
  store i32 %61, ptr %64, align 8
  %65 = getelementptr inbounds nuw i8, ptr %50, i64 28
  store i32 1, ptr %65, align 4
  %66 = getelementptr inbounds nuw i8, ptr %50, i64 32
  store <2 x i32> %27, ptr %66, align 8
  br label %67

67:                                               ; preds = %25, %38, %42, %47
  store double %6, ptr %8, align 8
  store double %6, ptr %1, align 8
  %68 = getelementptr inbounds nuw i8, ptr %1, i64 1764
  store i32 0, ptr %68, align 4
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 1512
  %70 = load ptr, ptr %69, align 8
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 3176
  %72 = load i64, ptr %71, align 8
  %73 = add nsw i64 %72, 1
  store i64 %73, ptr %71, align 8
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 3184
  %75 = load i64, ptr %74, align 8
  %76 = add nsw i64 %75, 1
  store i64 %76, ptr %74, align 8
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 1552
  %78 = icmp eq i64 %72, 0
  br i1 %78, label %90, label %79

79:                                               ; preds = %67, %87
  %80 = phi i64 [ %83, %87 ], [ %72, %67 ]
  %81 = load ptr, ptr %77, align 8
  %82 = add nsw i64 %80, -1
  %83 = sdiv i64 %82, 2
  %84 = getelementptr inbounds %struct.Entry, ptr %81, i64 %83
  %85 = load double, ptr %84, align 8
  %86 = fcmp ogt double %85, %6
  br i1 %86, label %87, label %90

87:                                               ; preds = %79
  %88 = getelementptr inbounds %struct.Entry, ptr %81, i64 %80
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %88, ptr noundef nonnull align 8 dereferenceable(24) %84, i64 24, i1 false)
  %89 = icmp ult i64 %80, 3
  br i1 %89, label %90, label %79

90:                                               ; preds = %79, %87, %67
  %91 = phi i64 [ 0, %67 ], [ %80, %79 ], [ %83, %87 ]
  %92 = ptrtoint ptr %1 to i64
  %93 = ptrtoint ptr %70 to i64
  %94 = sub i64 %92, %93
  %95 = sdiv exact i64 %94, 1784
  %96 = trunc i64 %95 to i32
  %97 = load ptr, ptr %77, align 8
  %98 = getelementptr inbounds %struct.Entry, ptr %97, i64 %91
  store double %6, ptr %98, align 8
  %99 = getelementptr inbounds nuw i8, ptr %98, i64 8
  store i64 %75, ptr %99, align 8
  %100 = getelementptr inbounds nuw i8, ptr %98, i64 16
  store i32 %96, ptr %100, align 8
  %101 = getelementptr inbounds nuw i8, ptr %98, i64 20
  store i32 0, ptr %101, align 4
  ret void
}

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #2

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

define internal fastcc noundef zeroext i1 @event(ptr noundef %0, ptr noundef initializes((1720, 1728)) %1, ptr nocapture noundef nonnull readonly %2, double noundef %3, i32 noundef %4) unnamed_addr #0 {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 1520
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 1732
  %9 = load i32, ptr %8, align 4
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds %struct.Slot, ptr %7, i64 %10
  %12 = getelementptr inbounds nuw i8, ptr %2, i64 36
  %13 = load i32, ptr %12, align 4
  switch i32 %13, label %16 [
    i32 10, label %14
    i32 7, label %14
    i32 6, label %14
  ]

14:                                               ; preds = %5, %5, %5
  %15 = load i64, ptr %2, align 8
  br label %16

16:                                               ; preds = %5, %14
  %17 = phi i64 [ %15, %14 ], [ -1, %5 ]
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 1720
  store i64 %17, ptr %18, align 8
  %19 = load i32, ptr %12, align 4
  switch i32 %19, label %1204 [
    i32 4, label %20
    i32 5, label %63
    i32 6, label %110
    i32 7, label %147
    i32 8, label %344
    i32 9, label %398
    i32 10, label %476
    i32 11, label %476
    i32 12, label %600
    i32 13, label %781
    i32 14, label %795
    i32 15, label %869
    i32 16, label %922
    i32 17, label %967
    i32 18, label %1051
    i32 19, label %1140
  ]

20:                                               ; preds = %16
  %21 = load i64, ptr %2, align 8
  %22 = icmp slt i64 %21, 0
  br i1 %22, label %1204, label %23

23:                                               ; preds = %20
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %25 = load i64, ptr %24, align 8
  %26 = mul nsw i64 %25, %10
  %27 = add nsw i64 %26, %21
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 1544
  %29 = load ptr, ptr %28, align 8
  %30 = getelementptr inbounds double, ptr %29, i64 %27
  %31 = load double, ptr %30, align 8
  %32 = fcmp ogt double %31, %3
  %33 = select i1 %32, double %31, double %3
  store double %33, ptr %30, align 8
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 1528
  %35 = load ptr, ptr %34, align 8
  %36 = getelementptr inbounds i32, ptr %35, i64 %27
  %37 = load i32, ptr %36, align 4
  %38 = add nsw i32 %37, -1
  store i32 %38, ptr %36, align 4
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %40, label %1204

40:                                               ; preds = %23
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 1536
  %42 = load ptr, ptr %41, align 8
  %43 = getelementptr inbounds i32, ptr %42, i64 %27
  %44 = load ptr, ptr %28, align 8
  %45 = getelementptr inbounds double, ptr %44, i64 %27
  %46 = load double, ptr %45, align 8
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %48 = load double, ptr %47, align 8
  %49 = fadd double %46, %48
  %50 = load i32, ptr %43, align 4
  %51 = icmp sgt i32 %50, -1
  br i1 %51, label %52, label %62

52:                                               ; preds = %40
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 1512
  br label %54

54:                                               ; preds = %54, %52
  %55 = phi i32 [ %50, %52 ], [ %60, %54 ]
  %56 = load ptr, ptr %53, align 8
  %57 = zext nneg i32 %55 to i64
  %58 = getelementptr inbounds nuw %struct.Warp, ptr %56, i64 %57
  %59 = getelementptr inbounds nuw i8, ptr %58, i64 1748
  %60 = load i32, ptr %59, align 4
  tail call fastcc void @wakes(ptr noundef nonnull %0, ptr noundef %58, double noundef %49) #6
  %61 = icmp sgt i32 %60, -1
  br i1 %61, label %54, label %62

62:                                               ; preds = %54, %40
  store i32 -1, ptr %43, align 4
  br label %1204

63:                                               ; preds = %16
  %64 = load i64, ptr %2, align 8
  %65 = icmp slt i64 %64, 0
  br i1 %65, label %1204, label %66

66:                                               ; preds = %63
  %67 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %68 = load double, ptr %67, align 8
  %69 = fcmp ogt double %3, %68
  %70 = select i1 %69, double %3, double %68
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %72 = load i64, ptr %71, align 8
  %73 = mul nsw i64 %72, %10
  %74 = add nsw i64 %73, %64
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 1544
  %76 = load ptr, ptr %75, align 8
  %77 = getelementptr inbounds double, ptr %76, i64 %74
  %78 = load double, ptr %77, align 8
  %79 = fcmp ogt double %78, %70
  %80 = select i1 %79, double %78, double %70
  store double %80, ptr %77, align 8
  %81 = getelementptr inbounds nuw i8, ptr %0, i64 1528
  %82 = load ptr, ptr %81, align 8
  %83 = getelementptr inbounds i32, ptr %82, i64 %74
  %84 = load i32, ptr %83, align 4
  %85 = add nsw i32 %84, -1
  store i32 %85, ptr %83, align 4
  %86 = icmp eq i32 %85, 0
  br i1 %86, label %87, label %1204

87:                                               ; preds = %66
  %88 = getelementptr inbounds nuw i8, ptr %0, i64 1536
  %89 = load ptr, ptr %88, align 8
  %90 = getelementptr inbounds i32, ptr %89, i64 %74
  %91 = load ptr, ptr %75, align 8
  %92 = getelementptr inbounds double, ptr %91, i64 %74
  %93 = load double, ptr %92, align 8
  %94 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %95 = load double, ptr %94, align 8
  %96 = fadd double %93, %95
  %97 = load i32, ptr %90, align 4
  %98 = icmp sgt i32 %97, -1
  br i1 %98, label %99, label %109

99:                                               ; preds = %87
  %100 = getelementptr inbounds nuw i8, ptr %0, i64 1512
  br label %101

101:                                              ; preds = %101, %99
  %102 = phi i32 [ %97, %99 ], [ %107, %101 ]
  %103 = load ptr, ptr %100, align 8
  %104 = zext nneg i32 %102 to i64
  %105 = getelementptr inbounds nuw %struct.Warp, ptr %103, i64 %104
  %106 = getelementptr inbounds nuw i8, ptr %105, i64 1748
  %107 = load i32, ptr %106, align 4
  tail call fastcc void @wakes(ptr noundef nonnull %0, ptr noundef %105, double noundef %96) #6
  %108 = icmp sgt i32 %107, -1
  br i1 %108, label %101, label %109

109:                                              ; preds = %101, %87
  store i32 -1, ptr %90, align 4
  br label %1204

110:                                              ; preds = %16
  %111 = load i64, ptr %2, align 8
  %112 = icmp slt i64 %111, 0
  br i1 %112, label %1204, label %113

113:                                              ; preds = %110
  %114 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %115 = load i64, ptr %114, align 8
  %116 = mul nsw i64 %115, %10
  %117 = add nsw i64 %116, %111
  %118 = getelementptr inbounds nuw i8, ptr %0, i64 1528
  %119 = load ptr, ptr %118, align 8
  %120 = getelementptr inbounds i32, ptr %119, i64 %117
  %121 = load i32, ptr %120, align 4
  %122 = icmp sgt i32 %121, 0
  br i1 %122, label %123, label %139

123:                                              ; preds = %113
  %124 = getelementptr inbounds nuw i8, ptr %0, i64 1536
  %125 = load ptr, ptr %124, align 8
  %126 = getelementptr inbounds i32, ptr %125, i64 %117
  %127 = getelementptr inbounds nuw i8, ptr %1, i64 1752
  store i32 8, ptr %127, align 8
  %128 = getelementptr inbounds nuw i8, ptr %1, i64 1756
  store i32 %4, ptr %128, align 4
  %129 = load i32, ptr %126, align 4
  %130 = getelementptr inbounds nuw i8, ptr %1, i64 1748
  store i32 %129, ptr %130, align 4
  %131 = getelementptr inbounds nuw i8, ptr %1, i64 1764
  store i32 1, ptr %131, align 4
  %132 = getelementptr inbounds nuw i8, ptr %0, i64 1512
  %133 = load ptr, ptr %132, align 8
  %134 = ptrtoint ptr %1 to i64
  %135 = ptrtoint ptr %133 to i64
  %136 = sub i64 %134, %135
  %137 = sdiv exact i64 %136, 1784
  %138 = trunc i64 %137 to i32
  store i32 %138, ptr %126, align 4
  br label %1204

139:                                              ; preds = %113
  %140 = getelementptr inbounds nuw i8, ptr %0, i64 1544
  %141 = load ptr, ptr %140, align 8
  %142 = getelementptr inbounds double, ptr %141, i64 %117
  %143 = load double, ptr %142, align 8
  %144 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %145 = load double, ptr %144, align 8
  %146 = fadd double %143, %145
  tail call fastcc void @until(ptr noundef nonnull %0, ptr noundef nonnull %1, double noundef %146, i32 noundef 8, i32 noundef %4) #6
  br label %1204

147:                                              ; preds = %16
  %148 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %149 = load i64, ptr %148, align 8
  %150 = icmp eq i64 %149, 0
  br i1 %150, label %151, label %160

151:                                              ; preds = %147
  %152 = getelementptr inbounds nuw i8, ptr %1, i64 1772
  %153 = load i32, ptr %152, align 4
  %154 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %155 = load i32, ptr %154, align 8
  %156 = icmp eq i32 %153, %155
  br i1 %156, label %157, label %160

157:                                              ; preds = %151
  %158 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %159 = load double, ptr %158, align 8
  br label %256

160:                                              ; preds = %151, %147
  %161 = getelementptr inbounds nuw i8, ptr %0, i64 392
  %162 = load double, ptr %161, align 8
  %163 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %164 = load i64, ptr %163, align 8
  %165 = sitofp i64 %164 to double
  %166 = getelementptr inbounds nuw i8, ptr %0, i64 400
  %167 = load double, ptr %166, align 8
  %168 = fdiv double %165, %167
  %169 = fcmp ogt double %162, %168
  %170 = select i1 %169, double %162, double %168
  %171 = getelementptr inbounds nuw i8, ptr %0, i64 1576
  %172 = load ptr, ptr %171, align 8
  %173 = getelementptr inbounds nuw i8, ptr %1, i64 1736
  %174 = load i32, ptr %173, align 8
  %175 = shl nsw i32 %174, 2
  %176 = sext i32 %175 to i64
  %177 = mul nsw i64 %176, 112
  %178 = getelementptr i8, ptr %172, i64 %177
  %179 = getelementptr i8, ptr %178, i64 72
  %180 = load double, ptr %179, align 8
  %181 = fcmp ogt double %3, %180
  %182 = select i1 %181, double %3, double %180
  %183 = getelementptr inbounds nuw i8, ptr %0, i64 448
  %184 = load double, ptr %183, align 8
  %185 = fdiv double %182, %184
  %186 = fptosi double %185 to i64
  %187 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %188 = load i64, ptr %187, align 8
  %189 = icmp sgt i64 %188, %186
  %190 = add nsw i64 %188, -1
  %191 = select i1 %189, i64 %186, i64 %190
  %192 = getelementptr inbounds nuw i8, ptr %0, i64 3248
  %193 = load ptr, ptr %192, align 8
  %194 = mul i64 %191, 112
  %195 = getelementptr i8, ptr %193, i64 %194
  %196 = getelementptr i8, ptr %195, i64 72
  %197 = load double, ptr %196, align 8
  %198 = fadd double %170, %197
  store double %198, ptr %196, align 8
  %199 = fadd double %170, %182
  store double %199, ptr %179, align 8
  %200 = getelementptr inbounds nuw i8, ptr %0, i64 304
  %201 = load double, ptr %200, align 8
  %202 = fadd double %199, %201
  %203 = load i64, ptr %148, align 8
  %204 = icmp eq i64 %203, 0
  br i1 %204, label %243, label %205

205:                                              ; preds = %160
  %206 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %207 = load ptr, ptr %206, align 8
  %208 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %209 = load i64, ptr %208, align 8
  %210 = getelementptr inbounds i8, ptr %207, i64 %209
  %211 = icmp sgt i64 %203, 0
  br i1 %211, label %212, label %233

212:                                              ; preds = %205
  %213 = getelementptr inbounds nuw i8, ptr %0, i64 48
  br label %214

214:                                              ; preds = %228, %212
  %215 = phi i64 [ 0, %212 ], [ %231, %228 ]
  %216 = phi i64 [ 0, %212 ], [ %230, %228 ]
  %217 = icmp eq i64 %215, 0
  br i1 %217, label %228, label %218

218:                                              ; preds = %214
  %219 = load ptr, ptr %213, align 8
  %220 = getelementptr i32, ptr %219, i64 %209
  %221 = getelementptr i32, ptr %220, i64 %215
  %222 = load i32, ptr %221, align 4
  %223 = getelementptr i8, ptr %221, i64 -4
  %224 = load i32, ptr %223, align 4
  %225 = xor i32 %224, %222
  %226 = icmp ugt i32 %225, 3
  %227 = zext i1 %226 to i64
  br label %228

228:                                              ; preds = %218, %214
  %229 = phi i64 [ 1, %214 ], [ %227, %218 ]
  %230 = add nuw nsw i64 %229, %216
  %231 = add nuw nsw i64 %215, 1
  %232 = icmp eq i64 %231, %203
  br i1 %232, label %233, label %214

233:                                              ; preds = %228, %205
  %234 = phi i64 [ 0, %205 ], [ %230, %228 ]
  %235 = load i64, ptr %163, align 8
  %236 = sitofp i64 %235 to double
  %237 = load double, ptr %166, align 8
  %238 = fdiv double %236, %237
  %239 = fsub double %199, %238
  %240 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %241 = load double, ptr %240, align 8
  %242 = tail call fastcc double @beyond(ptr noundef %0, ptr noundef %1, ptr noundef %210, i64 noundef %203, i64 noundef %234, double noundef %239, double noundef %241, i1 noundef zeroext false, double noundef 1.000000e+00) #6
  br label %243

243:                                              ; preds = %233, %160
  %244 = phi double [ %242, %233 ], [ %202, %160 ]
  %245 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %246 = load i32, ptr %245, align 8
  %247 = getelementptr inbounds nuw i8, ptr %1, i64 1772
  store i32 %246, ptr %247, align 4
  %248 = fcmp ogt double %244, %199
  %249 = select i1 %248, double %244, double %199
  %250 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %251 = load double, ptr %250, align 8
  %252 = fadd double %249, %251
  %253 = getelementptr inbounds nuw i8, ptr %1, i64 64
  store double %252, ptr %253, align 8
  %254 = load i32, ptr %8, align 4
  %255 = sext i32 %254 to i64
  br label %256

256:                                              ; preds = %157, %243
  %257 = phi i64 [ %10, %157 ], [ %255, %243 ]
  %258 = phi double [ %159, %157 ], [ %252, %243 ]
  %259 = load ptr, ptr %6, align 8
  %260 = getelementptr inbounds %struct.Slot, ptr %259, i64 %257, i32 11
  %261 = load i32, ptr %260, align 4
  %262 = icmp eq i32 %261, 0
  %263 = fcmp ugt double %258, %3
  %264 = and i1 %263, %262
  br i1 %264, label %265, label %294

265:                                              ; preds = %256
  %266 = getelementptr inbounds nuw i8, ptr %0, i64 3160
  %267 = load i64, ptr %266, align 8
  %268 = icmp eq i64 %267, 0
  br i1 %268, label %294, label %269

269:                                              ; preds = %265
  %270 = getelementptr inbounds nuw i8, ptr %0, i64 3168
  %271 = load i64, ptr %270, align 8
  %272 = add nsw i64 %271, 1
  store i64 %272, ptr %270, align 8
  %273 = icmp slt i64 %271, %267
  br i1 %273, label %274, label %294

274:                                              ; preds = %269
  %275 = getelementptr inbounds nuw i8, ptr %0, i64 3152
  %276 = load ptr, ptr %275, align 8
  %277 = getelementptr inbounds %struct.Span, ptr %276, i64 %271
  %278 = load i64, ptr %18, align 8
  %279 = getelementptr inbounds nuw i8, ptr %1, i64 1736
  %280 = load i32, ptr %279, align 8
  %281 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %282 = load i64, ptr %281, align 8
  %283 = getelementptr inbounds nuw i8, ptr %1, i64 1740
  %284 = load i32, ptr %283, align 4
  %285 = trunc i64 %282 to i32
  %286 = mul i32 %280, %285
  %287 = add i32 %286, %284
  store double %3, ptr %277, align 8
  %288 = getelementptr inbounds nuw i8, ptr %277, i64 8
  store double %258, ptr %288, align 8
  %289 = getelementptr inbounds nuw i8, ptr %277, i64 16
  store i64 %278, ptr %289, align 8
  %290 = getelementptr inbounds nuw i8, ptr %277, i64 24
  store i32 %287, ptr %290, align 8
  %291 = getelementptr inbounds nuw i8, ptr %277, i64 28
  store i32 2, ptr %291, align 4
  %292 = getelementptr inbounds nuw i8, ptr %277, i64 32
  store i32 0, ptr %292, align 8
  %293 = getelementptr inbounds nuw i8, ptr %277, i64 36
  store i32 %4, ptr %293, align 4
  br label %294

294:                                              ; preds = %256, %265, %269, %274
  %295 = load i64, ptr %2, align 8
  %296 = icmp sgt i64 %295, -1
  br i1 %296, label %297, label %339

297:                                              ; preds = %294
  %298 = load i32, ptr %8, align 4
  %299 = sext i32 %298 to i64
  %300 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %301 = load i64, ptr %300, align 8
  %302 = mul nsw i64 %301, %299
  %303 = add nsw i64 %302, %295
  %304 = getelementptr inbounds nuw i8, ptr %0, i64 1544
  %305 = load ptr, ptr %304, align 8
  %306 = getelementptr inbounds double, ptr %305, i64 %303
  %307 = load double, ptr %306, align 8
  %308 = fcmp ogt double %307, %258
  %309 = select i1 %308, double %307, double %258
  store double %309, ptr %306, align 8
  %310 = getelementptr inbounds nuw i8, ptr %0, i64 1528
  %311 = load ptr, ptr %310, align 8
  %312 = getelementptr inbounds i32, ptr %311, i64 %303
  %313 = load i32, ptr %312, align 4
  %314 = add nsw i32 %313, -1
  store i32 %314, ptr %312, align 4
  %315 = icmp eq i32 %314, 0
  br i1 %315, label %316, label %1204

316:                                              ; preds = %297
  %317 = getelementptr inbounds nuw i8, ptr %0, i64 1536
  %318 = load ptr, ptr %317, align 8
  %319 = getelementptr inbounds i32, ptr %318, i64 %303
  %320 = load ptr, ptr %304, align 8
  %321 = getelementptr inbounds double, ptr %320, i64 %303
  %322 = load double, ptr %321, align 8
  %323 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %324 = load double, ptr %323, align 8
  %325 = fadd double %322, %324
  %326 = load i32, ptr %319, align 4
  %327 = icmp sgt i32 %326, -1
  br i1 %327, label %328, label %338

328:                                              ; preds = %316
  %329 = getelementptr inbounds nuw i8, ptr %0, i64 1512
  br label %330

330:                                              ; preds = %330, %328
  %331 = phi i32 [ %326, %328 ], [ %336, %330 ]
  %332 = load ptr, ptr %329, align 8
  %333 = zext nneg i32 %331 to i64
  %334 = getelementptr inbounds nuw %struct.Warp, ptr %332, i64 %333
  %335 = getelementptr inbounds nuw i8, ptr %334, i64 1748
  %336 = load i32, ptr %335, align 4
  tail call fastcc void @wakes(ptr noundef nonnull %0, ptr noundef %334, double noundef %325) #6
  %337 = icmp sgt i32 %336, -1
  br i1 %337, label %330, label %338

338:                                              ; preds = %330, %316
  store i32 -1, ptr %319, align 4
  br label %1204

339:                                              ; preds = %294
  %340 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %341 = load double, ptr %340, align 8
  %342 = fcmp ogt double %341, %258
  %343 = select i1 %342, double %341, double %258
  store double %343, ptr %340, align 8
  br label %1204

344:                                              ; preds = %16
  %345 = load i64, ptr %2, align 8
  %346 = icmp eq i64 %345, 0
  %347 = select i1 %346, i64 648, i64 1160
  %348 = getelementptr inbounds nuw i8, ptr %1, i64 %347
  %349 = select i1 %346, i64 32, i64 40
  %350 = getelementptr inbounds nuw i8, ptr %1, i64 %349
  %351 = load double, ptr %350, align 8
  %352 = fcmp ogt double %351, %3
  %353 = select i1 %352, double %351, double %3
  %354 = select i1 %346, i64 1704, i64 1712
  %355 = getelementptr inbounds nuw i8, ptr %1, i64 %354
  %356 = load i64, ptr %355, align 8
  %357 = add nsw i64 %356, 1
  store i64 %357, ptr %355, align 8
  %358 = srem i64 %356, 64
  %359 = getelementptr inbounds double, ptr %348, i64 %358
  store double %353, ptr %359, align 8
  %360 = load i64, ptr %2, align 8
  %361 = icmp eq i64 %360, 0
  br i1 %361, label %362, label %1204

362:                                              ; preds = %344
  %363 = load ptr, ptr %6, align 8
  %364 = getelementptr inbounds %struct.Slot, ptr %363, i64 %10, i32 11
  %365 = load i32, ptr %364, align 4
  %366 = icmp eq i32 %365, 0
  %367 = fcmp ugt double %351, %3
  %368 = and i1 %367, %366
  br i1 %368, label %369, label %1204

369:                                              ; preds = %362
  %370 = getelementptr inbounds nuw i8, ptr %0, i64 3160
  %371 = load i64, ptr %370, align 8
  %372 = icmp eq i64 %371, 0
  br i1 %372, label %1204, label %373

373:                                              ; preds = %369
  %374 = getelementptr inbounds nuw i8, ptr %0, i64 3168
  %375 = load i64, ptr %374, align 8
  %376 = add nsw i64 %375, 1
  store i64 %376, ptr %374, align 8
  %377 = icmp slt i64 %375, %371
  br i1 %377, label %378, label %1204

378:                                              ; preds = %373
  %379 = getelementptr inbounds nuw i8, ptr %0, i64 3152
  %380 = load ptr, ptr %379, align 8
  %381 = getelementptr inbounds %struct.Span, ptr %380, i64 %375
  %382 = load i64, ptr %18, align 8
  %383 = getelementptr inbounds nuw i8, ptr %1, i64 1736
  %384 = load i32, ptr %383, align 8
  %385 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %386 = load i64, ptr %385, align 8
  %387 = getelementptr inbounds nuw i8, ptr %1, i64 1740
  %388 = load i32, ptr %387, align 4
  %389 = trunc i64 %386 to i32
  %390 = mul i32 %384, %389
  %391 = add i32 %390, %388
  store double %3, ptr %381, align 8
  %392 = getelementptr inbounds nuw i8, ptr %381, i64 8
  store double %351, ptr %392, align 8
  %393 = getelementptr inbounds nuw i8, ptr %381, i64 16
  store i64 %382, ptr %393, align 8
  %394 = getelementptr inbounds nuw i8, ptr %381, i64 24
  store i32 %391, ptr %394, align 8
  %395 = getelementptr inbounds nuw i8, ptr %381, i64 28
  store i32 2, ptr %395, align 4
  %396 = getelementptr inbounds nuw i8, ptr %381, i64 32
  store i32 0, ptr %396, align 8
  %397 = getelementptr inbounds nuw i8, ptr %381, i64 36
  store i32 %4, ptr %397, align 4
  br label %1204

398:                                              ; preds = %16
  %399 = load i64, ptr %2, align 8
  %400 = icmp eq i64 %399, 0
  %401 = select i1 %400, i64 1704, i64 1712
  %402 = getelementptr inbounds nuw i8, ptr %1, i64 %401
  %403 = load i64, ptr %402, align 8
  %404 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %405 = load i64, ptr %404, align 8
  %406 = sub nsw i64 %403, %405
  %407 = icmp sgt i64 %406, 0
  br i1 %407, label %408, label %1204

408:                                              ; preds = %398
  %409 = select i1 %400, i64 648, i64 1160
  %410 = getelementptr inbounds nuw i8, ptr %1, i64 %409
  %411 = add nuw i64 %406, 63
  %412 = and i64 %411, 63
  %413 = getelementptr inbounds nuw double, ptr %410, i64 %412
  %414 = load double, ptr %413, align 8
  %415 = load double, ptr %1, align 8
  %416 = fcmp ogt double %414, %415
  br i1 %416, label %417, label %1204

417:                                              ; preds = %408
  %418 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %419 = load double, ptr %418, align 8
  %420 = fsub double %414, %419
  %421 = fadd double %420, -1.000000e+00
  %422 = fcmp ogt double %421, 0.000000e+00
  br i1 %422, label %423, label %435

423:                                              ; preds = %417
  %424 = getelementptr inbounds nuw i8, ptr %0, i64 3240
  %425 = load ptr, ptr %424, align 8
  %426 = mul nsw i32 %4, 14
  %427 = sext i32 %426 to i64
  %428 = getelementptr double, ptr %425, i64 %427
  %429 = getelementptr i8, ptr %428, i64 88
  %430 = load double, ptr %429, align 8
  %431 = fadd double %421, %430
  store double %431, ptr %429, align 8
  %432 = load double, ptr %418, align 8
  %433 = load i32, ptr %8, align 4
  %434 = sext i32 %433 to i64
  br label %435

435:                                              ; preds = %423, %417
  %436 = phi i64 [ %434, %423 ], [ %10, %417 ]
  %437 = phi double [ %432, %423 ], [ %419, %417 ]
  %438 = fadd double %437, 1.000000e+00
  %439 = load ptr, ptr %6, align 8
  %440 = getelementptr inbounds %struct.Slot, ptr %439, i64 %436, i32 11
  %441 = load i32, ptr %440, align 4
  %442 = icmp eq i32 %441, 0
  %443 = fcmp ugt double %414, %438
  %444 = and i1 %443, %442
  br i1 %444, label %445, label %474

445:                                              ; preds = %435
  %446 = getelementptr inbounds nuw i8, ptr %0, i64 3160
  %447 = load i64, ptr %446, align 8
  %448 = icmp eq i64 %447, 0
  br i1 %448, label %474, label %449

449:                                              ; preds = %445
  %450 = getelementptr inbounds nuw i8, ptr %0, i64 3168
  %451 = load i64, ptr %450, align 8
  %452 = add nsw i64 %451, 1
  store i64 %452, ptr %450, align 8
  %453 = icmp slt i64 %451, %447
  br i1 %453, label %454, label %474

454:                                              ; preds = %449
  %455 = getelementptr inbounds nuw i8, ptr %0, i64 3152
  %456 = load ptr, ptr %455, align 8
  %457 = getelementptr inbounds %struct.Span, ptr %456, i64 %451
  %458 = load i64, ptr %18, align 8
  %459 = getelementptr inbounds nuw i8, ptr %1, i64 1736
  %460 = load i32, ptr %459, align 8
  %461 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %462 = load i64, ptr %461, align 8
  %463 = getelementptr inbounds nuw i8, ptr %1, i64 1740
  %464 = load i32, ptr %463, align 4
  %465 = trunc i64 %462 to i32
  %466 = mul i32 %460, %465
  %467 = add i32 %466, %464
  store double %438, ptr %457, align 8
  %468 = getelementptr inbounds nuw i8, ptr %457, i64 8
  store double %414, ptr %468, align 8
  %469 = getelementptr inbounds nuw i8, ptr %457, i64 16
  store i64 %458, ptr %469, align 8
  %470 = getelementptr inbounds nuw i8, ptr %457, i64 24
  store i32 %467, ptr %470, align 8
  %471 = getelementptr inbounds nuw i8, ptr %457, i64 28
  store i32 1, ptr %471, align 4
  %472 = getelementptr inbounds nuw i8, ptr %457, i64 32
  store i32 11, ptr %472, align 8
  %473 = getelementptr inbounds nuw i8, ptr %457, i64 36
  store i32 %4, ptr %473, align 4
  br label %474

474:                                              ; preds = %454, %449, %445, %435
  store double %414, ptr %1, align 8
  %475 = fadd double %414, -1.000000e+00
  store double %475, ptr %418, align 8
  br label %1204

476:                                              ; preds = %16, %16
  %477 = getelementptr inbounds nuw i8, ptr %11, i64 128
  %478 = load i64, ptr %2, align 8
  %479 = getelementptr inbounds [256 x double], ptr %477, i64 0, i64 %478
  %480 = load double, ptr %479, align 8
  %481 = fcmp ogt double %480, %3
  %482 = select i1 %481, double %480, double %3
  store double %482, ptr %479, align 8
  %483 = getelementptr inbounds nuw i8, ptr %11, i64 2192
  %484 = load i64, ptr %2, align 8
  %485 = getelementptr inbounds [256 x i32], ptr %483, i64 0, i64 %484
  %486 = load i32, ptr %485, align 4
  %487 = add nsw i32 %486, 1
  store i32 %487, ptr %485, align 4
  %488 = sext i32 %487 to i64
  %489 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %490 = load i64, ptr %489, align 8
  %491 = icmp sgt i64 %490, %488
  br i1 %491, label %492, label %511

492:                                              ; preds = %476
  %493 = load i32, ptr %12, align 4
  %494 = icmp eq i32 %493, 10
  br i1 %494, label %495, label %1204

495:                                              ; preds = %492
  %496 = getelementptr inbounds nuw i8, ptr %11, i64 3216
  %497 = load i64, ptr %2, align 8
  %498 = getelementptr inbounds [256 x i32], ptr %496, i64 0, i64 %497
  %499 = getelementptr inbounds nuw i8, ptr %1, i64 1752
  store i32 9, ptr %499, align 8
  %500 = getelementptr inbounds nuw i8, ptr %1, i64 1756
  store i32 %4, ptr %500, align 4
  %501 = load i32, ptr %498, align 4
  %502 = getelementptr inbounds nuw i8, ptr %1, i64 1748
  store i32 %501, ptr %502, align 4
  %503 = getelementptr inbounds nuw i8, ptr %1, i64 1764
  store i32 1, ptr %503, align 4
  %504 = getelementptr inbounds nuw i8, ptr %0, i64 1512
  %505 = load ptr, ptr %504, align 8
  %506 = ptrtoint ptr %1 to i64
  %507 = ptrtoint ptr %505 to i64
  %508 = sub i64 %506, %507
  %509 = sdiv exact i64 %508, 1784
  %510 = trunc i64 %509 to i32
  store i32 %510, ptr %498, align 4
  br label %1204

511:                                              ; preds = %476
  %512 = load i64, ptr %2, align 8
  %513 = getelementptr inbounds [256 x double], ptr %477, i64 0, i64 %512
  %514 = load double, ptr %513, align 8
  %515 = getelementptr inbounds nuw i8, ptr %0, i64 416
  %516 = load double, ptr %515, align 8
  %517 = fadd double %514, %516
  %518 = getelementptr inbounds [256 x i32], ptr %483, i64 0, i64 %512
  store i32 0, ptr %518, align 4
  %519 = load i64, ptr %2, align 8
  %520 = getelementptr inbounds [256 x double], ptr %477, i64 0, i64 %519
  store double 0.000000e+00, ptr %520, align 8
  %521 = getelementptr inbounds nuw i8, ptr %11, i64 3216
  %522 = load i64, ptr %2, align 8
  %523 = getelementptr inbounds [256 x i32], ptr %521, i64 0, i64 %522
  %524 = load i32, ptr %523, align 4
  %525 = icmp sgt i32 %524, -1
  br i1 %525, label %526, label %536

526:                                              ; preds = %511
  %527 = getelementptr inbounds nuw i8, ptr %0, i64 1512
  br label %528

528:                                              ; preds = %528, %526
  %529 = phi i32 [ %524, %526 ], [ %534, %528 ]
  %530 = load ptr, ptr %527, align 8
  %531 = zext nneg i32 %529 to i64
  %532 = getelementptr inbounds nuw %struct.Warp, ptr %530, i64 %531
  %533 = getelementptr inbounds nuw i8, ptr %532, i64 1748
  %534 = load i32, ptr %533, align 4
  tail call fastcc void @wakes(ptr noundef nonnull %0, ptr noundef %532, double noundef %517) #6
  %535 = icmp sgt i32 %534, -1
  br i1 %535, label %528, label %536

536:                                              ; preds = %528, %511
  store i32 -1, ptr %523, align 4
  %537 = load i32, ptr %12, align 4
  %538 = icmp eq i32 %537, 10
  br i1 %538, label %539, label %1204

539:                                              ; preds = %536
  %540 = load double, ptr %1, align 8
  %541 = fcmp ogt double %517, %540
  br i1 %541, label %542, label %1204

542:                                              ; preds = %539
  %543 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %544 = load double, ptr %543, align 8
  %545 = fsub double %517, %544
  %546 = fadd double %545, -1.000000e+00
  %547 = fcmp ogt double %546, 0.000000e+00
  br i1 %547, label %548, label %558

548:                                              ; preds = %542
  %549 = getelementptr inbounds nuw i8, ptr %0, i64 3240
  %550 = load ptr, ptr %549, align 8
  %551 = mul nsw i32 %4, 14
  %552 = sext i32 %551 to i64
  %553 = getelementptr double, ptr %550, i64 %552
  %554 = getelementptr i8, ptr %553, i64 72
  %555 = load double, ptr %554, align 8
  %556 = fadd double %546, %555
  store double %556, ptr %554, align 8
  %557 = load double, ptr %543, align 8
  br label %558

558:                                              ; preds = %548, %542
  %559 = phi double [ %544, %542 ], [ %557, %548 ]
  %560 = fadd double %559, 1.000000e+00
  %561 = load ptr, ptr %6, align 8
  %562 = load i32, ptr %8, align 4
  %563 = sext i32 %562 to i64
  %564 = getelementptr inbounds %struct.Slot, ptr %561, i64 %563, i32 11
  %565 = load i32, ptr %564, align 4
  %566 = icmp eq i32 %565, 0
  %567 = fcmp ugt double %517, %560
  %568 = and i1 %567, %566
  br i1 %568, label %569, label %598

569:                                              ; preds = %558
  %570 = getelementptr inbounds nuw i8, ptr %0, i64 3160
  %571 = load i64, ptr %570, align 8
  %572 = icmp eq i64 %571, 0
  br i1 %572, label %598, label %573

573:                                              ; preds = %569
  %574 = getelementptr inbounds nuw i8, ptr %0, i64 3168
  %575 = load i64, ptr %574, align 8
  %576 = add nsw i64 %575, 1
  store i64 %576, ptr %574, align 8
  %577 = icmp slt i64 %575, %571
  br i1 %577, label %578, label %598

578:                                              ; preds = %573
  %579 = getelementptr inbounds nuw i8, ptr %0, i64 3152
  %580 = load ptr, ptr %579, align 8
  %581 = getelementptr inbounds %struct.Span, ptr %580, i64 %575
  %582 = load i64, ptr %18, align 8
  %583 = getelementptr inbounds nuw i8, ptr %1, i64 1736
  %584 = load i32, ptr %583, align 8
  %585 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %586 = load i64, ptr %585, align 8
  %587 = getelementptr inbounds nuw i8, ptr %1, i64 1740
  %588 = load i32, ptr %587, align 4
  %589 = trunc i64 %586 to i32
  %590 = mul i32 %584, %589
  %591 = add i32 %590, %588
  store double %560, ptr %581, align 8
  %592 = getelementptr inbounds nuw i8, ptr %581, i64 8
  store double %517, ptr %592, align 8
  %593 = getelementptr inbounds nuw i8, ptr %581, i64 16
  store i64 %582, ptr %593, align 8
  %594 = getelementptr inbounds nuw i8, ptr %581, i64 24
  store i32 %591, ptr %594, align 8
  %595 = getelementptr inbounds nuw i8, ptr %581, i64 28
  store i32 1, ptr %595, align 4
  %596 = getelementptr inbounds nuw i8, ptr %581, i64 32
  store i32 9, ptr %596, align 8
  %597 = getelementptr inbounds nuw i8, ptr %581, i64 36
  store i32 %4, ptr %597, align 4
  br label %598

598:                                              ; preds = %578, %573, %569, %558
  store double %517, ptr %1, align 8
  %599 = fadd double %517, -1.000000e+00
  store double %599, ptr %543, align 8
  br label %1204

600:                                              ; preds = %16
  %601 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %602 = load i64, ptr %601, align 8
  %603 = icmp eq i64 %602, 0
  br i1 %603, label %604, label %682

604:                                              ; preds = %600
  %605 = load i64, ptr %2, align 8
  %606 = sitofp i64 %605 to double
  %607 = fmul double %606, 6.250000e-02
  %608 = getelementptr inbounds nuw i8, ptr %1, i64 1744
  %609 = load i32, ptr %608, align 8
  %610 = sext i32 %609 to i64
  %611 = getelementptr inbounds nuw i8, ptr %0, i64 1576
  %612 = load ptr, ptr %611, align 8
  %613 = getelementptr inbounds nuw i8, ptr %1, i64 1736
  %614 = load i32, ptr %613, align 8
  %615 = shl nsw i32 %614, 2
  %616 = sext i32 %615 to i64
  %617 = add nsw i64 %616, %610
  %618 = mul nsw i64 %617, 112
  %619 = getelementptr i8, ptr %612, i64 %618
  %620 = getelementptr i8, ptr %619, i64 40
  %621 = load double, ptr %620, align 8
  %622 = fcmp ogt double %3, %621
  %623 = select i1 %622, double %3, double %621
  %624 = getelementptr inbounds nuw i8, ptr %0, i64 448
  %625 = load double, ptr %624, align 8
  %626 = fdiv double %623, %625
  %627 = fptosi double %626 to i64
  %628 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %629 = load i64, ptr %628, align 8
  %630 = icmp sgt i64 %629, %627
  %631 = add nsw i64 %629, -1
  %632 = select i1 %630, i64 %627, i64 %631
  %633 = getelementptr inbounds nuw i8, ptr %0, i64 3248
  %634 = load ptr, ptr %633, align 8
  %635 = mul i64 %632, 112
  %636 = getelementptr i8, ptr %634, i64 %635
  %637 = getelementptr i8, ptr %636, i64 40
  %638 = load double, ptr %637, align 8
  %639 = fadd double %607, %638
  store double %639, ptr %637, align 8
  %640 = fadd double %607, %623
  store double %640, ptr %620, align 8
  %641 = getelementptr inbounds nuw i8, ptr %1, i64 24
  store double %640, ptr %641, align 8
  %642 = load i64, ptr %2, align 8
  %643 = sitofp i64 %642 to double
  %644 = fmul double %643, 6.250000e-02
  %645 = fsub double %640, %644
  %646 = load ptr, ptr %6, align 8
  %647 = load i32, ptr %8, align 4
  %648 = sext i32 %647 to i64
  %649 = getelementptr inbounds %struct.Slot, ptr %646, i64 %648, i32 11
  %650 = load i32, ptr %649, align 4
  %651 = icmp eq i32 %650, 0
  %652 = fcmp ugt double %640, %645
  %653 = and i1 %652, %651
  br i1 %653, label %654, label %1204

654:                                              ; preds = %604
  %655 = getelementptr inbounds nuw i8, ptr %0, i64 3160
  %656 = load i64, ptr %655, align 8
  %657 = icmp eq i64 %656, 0
  br i1 %657, label %1204, label %658

658:                                              ; preds = %654
  %659 = getelementptr inbounds nuw i8, ptr %0, i64 3168
  %660 = load i64, ptr %659, align 8
  %661 = add nsw i64 %660, 1
  store i64 %661, ptr %659, align 8
  %662 = icmp slt i64 %660, %656
  br i1 %662, label %663, label %1204

663:                                              ; preds = %658
  %664 = getelementptr inbounds nuw i8, ptr %0, i64 3152
  %665 = load ptr, ptr %664, align 8
  %666 = getelementptr inbounds %struct.Span, ptr %665, i64 %660
  %667 = load i64, ptr %18, align 8
  %668 = load i32, ptr %613, align 8
  %669 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %670 = load i64, ptr %669, align 8
  %671 = getelementptr inbounds nuw i8, ptr %1, i64 1740
  %672 = load i32, ptr %671, align 4
  %673 = trunc i64 %670 to i32
  %674 = mul i32 %668, %673
  %675 = add i32 %674, %672
  store double %645, ptr %666, align 8
  %676 = getelementptr inbounds nuw i8, ptr %666, i64 8
  store double %640, ptr %676, align 8
  %677 = getelementptr inbounds nuw i8, ptr %666, i64 16
  store i64 %667, ptr %677, align 8
  %678 = getelementptr inbounds nuw i8, ptr %666, i64 24
  store i32 %675, ptr %678, align 8
  %679 = getelementptr inbounds nuw i8, ptr %666, i64 28
  store i32 3, ptr %679, align 4
  %680 = getelementptr inbounds nuw i8, ptr %666, i64 32
  store i32 0, ptr %680, align 8
  %681 = getelementptr inbounds nuw i8, ptr %666, i64 36
  store i32 %4, ptr %681, align 4
  br label %1204

682:                                              ; preds = %600
  %683 = getelementptr inbounds nuw i8, ptr %1, i64 1736
  %684 = load i32, ptr %683, align 8
  %685 = sext i32 %684 to i64
  %686 = getelementptr inbounds [16 x double], ptr %11, i64 0, i64 %685
  %687 = load double, ptr %686, align 8
  %688 = fcmp ogt double %3, %687
  %689 = select i1 %688, double %3, double %687
  %690 = load i64, ptr %2, align 8
  %691 = sitofp i64 %690 to double
  %692 = fmul double %691, 6.250000e-02
  %693 = getelementptr inbounds nuw i8, ptr %0, i64 1576
  %694 = load ptr, ptr %693, align 8
  %695 = shl nsw i32 %684, 2
  %696 = sext i32 %695 to i64
  %697 = mul nsw i64 %696, 112
  %698 = getelementptr i8, ptr %694, i64 %697
  %699 = getelementptr i8, ptr %698, i64 96
  %700 = load double, ptr %699, align 8
  %701 = fcmp ogt double %689, %700
  %702 = select i1 %701, double %689, double %700
  %703 = getelementptr inbounds nuw i8, ptr %0, i64 448
  %704 = load double, ptr %703, align 8
  %705 = fdiv double %702, %704
  %706 = fptosi double %705 to i64
  %707 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %708 = load i64, ptr %707, align 8
  %709 = icmp sgt i64 %708, %706
  %710 = add nsw i64 %708, -1
  %711 = select i1 %709, i64 %706, i64 %710
  %712 = getelementptr inbounds nuw i8, ptr %0, i64 3248
  %713 = load ptr, ptr %712, align 8
  %714 = mul i64 %711, 112
  %715 = getelementptr i8, ptr %713, i64 %714
  %716 = getelementptr i8, ptr %715, i64 96
  %717 = load double, ptr %716, align 8
  %718 = fadd double %692, %717
  store double %718, ptr %716, align 8
  %719 = fadd double %692, %702
  store double %719, ptr %699, align 8
  %720 = load i64, ptr %601, align 8
  %721 = icmp eq i64 %720, 2
  br i1 %721, label %722, label %737

722:                                              ; preds = %682
  %723 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %724 = load i64, ptr %723, align 8
  %725 = icmp sgt i64 %724, 1
  br i1 %725, label %726, label %737

726:                                              ; preds = %722
  %727 = load i32, ptr %683, align 8
  %728 = xor i32 %727, 1
  %729 = load ptr, ptr %693, align 8
  %730 = shl nsw i32 %728, 2
  %731 = sext i32 %730 to i64
  %732 = mul nsw i64 %731, 112
  %733 = getelementptr i8, ptr %729, i64 %732
  %734 = getelementptr i8, ptr %733, i64 96
  store double %719, ptr %734, align 8
  %735 = sext i32 %728 to i64
  %736 = getelementptr inbounds [16 x double], ptr %11, i64 0, i64 %735
  store double %719, ptr %736, align 8
  br label %737

737:                                              ; preds = %726, %722, %682
  %738 = load i32, ptr %683, align 8
  %739 = sext i32 %738 to i64
  %740 = getelementptr inbounds [16 x double], ptr %11, i64 0, i64 %739
  store double %719, ptr %740, align 8
  %741 = load i64, ptr %2, align 8
  %742 = sitofp i64 %741 to double
  %743 = fmul double %742, 6.250000e-02
  %744 = fsub double %719, %743
  %745 = load ptr, ptr %6, align 8
  %746 = load i32, ptr %8, align 4
  %747 = sext i32 %746 to i64
  %748 = getelementptr inbounds %struct.Slot, ptr %745, i64 %747, i32 11
  %749 = load i32, ptr %748, align 4
  %750 = icmp eq i32 %749, 0
  %751 = fcmp ugt double %719, %744
  %752 = and i1 %751, %750
  br i1 %752, label %753, label %1204

753:                                              ; preds = %737
  %754 = getelementptr inbounds nuw i8, ptr %0, i64 3160
  %755 = load i64, ptr %754, align 8
  %756 = icmp eq i64 %755, 0
  br i1 %756, label %1204, label %757

757:                                              ; preds = %753
  %758 = getelementptr inbounds nuw i8, ptr %0, i64 3168
  %759 = load i64, ptr %758, align 8
  %760 = add nsw i64 %759, 1
  store i64 %760, ptr %758, align 8
  %761 = icmp slt i64 %759, %755
  br i1 %761, label %762, label %1204

762:                                              ; preds = %757
  %763 = getelementptr inbounds nuw i8, ptr %0, i64 3152
  %764 = load ptr, ptr %763, align 8
  %765 = getelementptr inbounds %struct.Span, ptr %764, i64 %759
  %766 = load i64, ptr %18, align 8
  %767 = load i32, ptr %683, align 8
  %768 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %769 = load i64, ptr %768, align 8
  %770 = getelementptr inbounds nuw i8, ptr %1, i64 1740
  %771 = load i32, ptr %770, align 4
  %772 = trunc i64 %769 to i32
  %773 = mul i32 %767, %772
  %774 = add i32 %773, %771
  store double %744, ptr %765, align 8
  %775 = getelementptr inbounds nuw i8, ptr %765, i64 8
  store double %719, ptr %775, align 8
  %776 = getelementptr inbounds nuw i8, ptr %765, i64 16
  store i64 %766, ptr %776, align 8
  %777 = getelementptr inbounds nuw i8, ptr %765, i64 24
  store i32 %774, ptr %777, align 8
  %778 = getelementptr inbounds nuw i8, ptr %765, i64 28
  store i32 3, ptr %778, align 4
  %779 = getelementptr inbounds nuw i8, ptr %765, i64 32
  store i32 0, ptr %779, align 8
  %780 = getelementptr inbounds nuw i8, ptr %765, i64 36
  store i32 %4, ptr %780, align 4
  br label %1204

781:                                              ; preds = %16
  %782 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %783 = load double, ptr %782, align 8
  %784 = fcmp ogt double %783, %3
  %785 = select i1 %784, double %783, double %3
  %786 = getelementptr inbounds nuw i8, ptr %0, i64 424
  %787 = load double, ptr %786, align 8
  %788 = fadd double %787, %785
  %789 = getelementptr inbounds nuw i8, ptr %1, i64 136
  %790 = getelementptr inbounds nuw i8, ptr %1, i64 1696
  %791 = load i64, ptr %790, align 8
  %792 = add nsw i64 %791, 1
  store i64 %792, ptr %790, align 8
  %793 = srem i64 %791, 64
  %794 = getelementptr inbounds [64 x double], ptr %789, i64 0, i64 %793
  store double %788, ptr %794, align 8
  br label %1204

795:                                              ; preds = %16
  %796 = getelementptr inbounds nuw i8, ptr %1, i64 1696
  %797 = load i64, ptr %796, align 8
  %798 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %799 = load i64, ptr %798, align 8
  %800 = sub nsw i64 %797, %799
  %801 = icmp sgt i64 %800, 0
  br i1 %801, label %802, label %1204

802:                                              ; preds = %795
  %803 = getelementptr inbounds nuw i8, ptr %1, i64 136
  %804 = add nuw i64 %800, 63
  %805 = and i64 %804, 63
  %806 = getelementptr inbounds nuw [64 x double], ptr %803, i64 0, i64 %805
  %807 = load double, ptr %806, align 8
  %808 = load double, ptr %1, align 8
  %809 = fcmp ogt double %807, %808
  br i1 %809, label %810, label %1204

810:                                              ; preds = %802
  %811 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %812 = load double, ptr %811, align 8
  %813 = fsub double %807, %812
  %814 = fadd double %813, -1.000000e+00
  %815 = fcmp ogt double %814, 0.000000e+00
  br i1 %815, label %816, label %828

816:                                              ; preds = %810
  %817 = getelementptr inbounds nuw i8, ptr %0, i64 3240
  %818 = load ptr, ptr %817, align 8
  %819 = mul nsw i32 %4, 14
  %820 = sext i32 %819 to i64
  %821 = getelementptr double, ptr %818, i64 %820
  %822 = getelementptr i8, ptr %821, i64 96
  %823 = load double, ptr %822, align 8
  %824 = fadd double %814, %823
  store double %824, ptr %822, align 8
  %825 = load double, ptr %811, align 8
  %826 = load i32, ptr %8, align 4
  %827 = sext i32 %826 to i64
  br label %828

828:                                              ; preds = %816, %810
  %829 = phi i64 [ %827, %816 ], [ %10, %810 ]
  %830 = phi double [ %825, %816 ], [ %812, %810 ]
  %831 = fadd double %830, 1.000000e+00
  %832 = load ptr, ptr %6, align 8
  %833 = getelementptr inbounds %struct.Slot, ptr %832, i64 %829, i32 11
  %834 = load i32, ptr %833, align 4
  %835 = icmp eq i32 %834, 0
  %836 = fcmp ugt double %807, %831
  %837 = and i1 %836, %835
  br i1 %837, label %838, label %867

838:                                              ; preds = %828
  %839 = getelementptr inbounds nuw i8, ptr %0, i64 3160
  %840 = load i64, ptr %839, align 8
  %841 = icmp eq i64 %840, 0
  br i1 %841, label %867, label %842

842:                                              ; preds = %838
  %843 = getelementptr inbounds nuw i8, ptr %0, i64 3168
  %844 = load i64, ptr %843, align 8
  %845 = add nsw i64 %844, 1
  store i64 %845, ptr %843, align 8
  %846 = icmp slt i64 %844, %840
  br i1 %846, label %847, label %867

847:                                              ; preds = %842
  %848 = getelementptr inbounds nuw i8, ptr %0, i64 3152
  %849 = load ptr, ptr %848, align 8
  %850 = getelementptr inbounds %struct.Span, ptr %849, i64 %844
  %851 = load i64, ptr %18, align 8
  %852 = getelementptr inbounds nuw i8, ptr %1, i64 1736
  %853 = load i32, ptr %852, align 8
  %854 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %855 = load i64, ptr %854, align 8
  %856 = getelementptr inbounds nuw i8, ptr %1, i64 1740
  %857 = load i32, ptr %856, align 4
  %858 = trunc i64 %855 to i32
  %859 = mul i32 %853, %858
  %860 = add i32 %859, %857
  store double %831, ptr %850, align 8
  %861 = getelementptr inbounds nuw i8, ptr %850, i64 8
  store double %807, ptr %861, align 8
  %862 = getelementptr inbounds nuw i8, ptr %850, i64 16
  store i64 %851, ptr %862, align 8
  %863 = getelementptr inbounds nuw i8, ptr %850, i64 24
  store i32 %860, ptr %863, align 8
  %864 = getelementptr inbounds nuw i8, ptr %850, i64 28
  store i32 1, ptr %864, align 4
  %865 = getelementptr inbounds nuw i8, ptr %850, i64 32
  store i32 12, ptr %865, align 8
  %866 = getelementptr inbounds nuw i8, ptr %850, i64 36
  store i32 %4, ptr %866, align 4
  br label %867

867:                                              ; preds = %847, %842, %838, %828
  store double %807, ptr %1, align 8
  %868 = fadd double %807, -1.000000e+00
  store double %868, ptr %811, align 8
  br label %1204

869:                                              ; preds = %16
  %870 = load i64, ptr %2, align 8
  %871 = icmp slt i64 %870, 0
  br i1 %871, label %1204, label %872

872:                                              ; preds = %869
  %873 = getelementptr inbounds nuw i8, ptr %1, i64 1736
  %874 = load i32, ptr %873, align 8
  %875 = sext i32 %874 to i64
  %876 = getelementptr inbounds [16 x double], ptr %11, i64 0, i64 %875
  %877 = load double, ptr %876, align 8
  %878 = fcmp ogt double %3, %877
  %879 = select i1 %878, double %3, double %877
  %880 = getelementptr inbounds nuw i8, ptr %0, i64 424
  %881 = load double, ptr %880, align 8
  %882 = fadd double %881, %879
  %883 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %884 = load i64, ptr %883, align 8
  %885 = mul nsw i64 %884, %10
  %886 = add nsw i64 %885, %870
  %887 = getelementptr inbounds nuw i8, ptr %0, i64 1544
  %888 = load ptr, ptr %887, align 8
  %889 = getelementptr inbounds double, ptr %888, i64 %886
  %890 = load double, ptr %889, align 8
  %891 = fcmp ogt double %890, %882
  %892 = select i1 %891, double %890, double %882
  store double %892, ptr %889, align 8
  %893 = getelementptr inbounds nuw i8, ptr %0, i64 1528
  %894 = load ptr, ptr %893, align 8
  %895 = getelementptr inbounds i32, ptr %894, i64 %886
  %896 = load i32, ptr %895, align 4
  %897 = add nsw i32 %896, -1
  store i32 %897, ptr %895, align 4
  %898 = icmp eq i32 %897, 0
  br i1 %898, label %899, label %1204

899:                                              ; preds = %872
  %900 = getelementptr inbounds nuw i8, ptr %0, i64 1536
  %901 = load ptr, ptr %900, align 8
  %902 = getelementptr inbounds i32, ptr %901, i64 %886
  %903 = load ptr, ptr %887, align 8
  %904 = getelementptr inbounds double, ptr %903, i64 %886
  %905 = load double, ptr %904, align 8
  %906 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %907 = load double, ptr %906, align 8
  %908 = fadd double %905, %907
  %909 = load i32, ptr %902, align 4
  %910 = icmp sgt i32 %909, -1
  br i1 %910, label %911, label %921

911:                                              ; preds = %899
  %912 = getelementptr inbounds nuw i8, ptr %0, i64 1512
  br label %913

913:                                              ; preds = %913, %911
  %914 = phi i32 [ %909, %911 ], [ %919, %913 ]
  %915 = load ptr, ptr %912, align 8
  %916 = zext nneg i32 %914 to i64
  %917 = getelementptr inbounds nuw %struct.Warp, ptr %915, i64 %916
  %918 = getelementptr inbounds nuw i8, ptr %917, i64 1748
  %919 = load i32, ptr %918, align 4
  tail call fastcc void @wakes(ptr noundef nonnull %0, ptr noundef %917, double noundef %908) #6
  %920 = icmp sgt i32 %919, -1
  br i1 %920, label %913, label %921

921:                                              ; preds = %913, %899
  store i32 -1, ptr %902, align 4
  br label %1204

922:                                              ; preds = %16
  %923 = getelementptr inbounds nuw i8, ptr %11, i64 4248
  %924 = load i32, ptr %923, align 8
  %925 = getelementptr inbounds nuw i8, ptr %1, i64 1760
  store i32 %924, ptr %925, align 8
  %926 = getelementptr inbounds nuw i8, ptr %11, i64 4240
  %927 = load i32, ptr %926, align 8
  %928 = add nsw i32 %927, 1
  store i32 %928, ptr %926, align 8
  %929 = getelementptr inbounds nuw i8, ptr %11, i64 2176
  %930 = load double, ptr %929, align 8
  %931 = fcmp ogt double %930, %3
  %932 = select i1 %931, double %930, double %3
  store double %932, ptr %929, align 8
  %933 = getelementptr inbounds nuw i8, ptr %11, i64 4252
  %934 = load i32, ptr %933, align 4
  %935 = icmp slt i32 %928, %934
  %936 = icmp eq i32 %934, 0
  %937 = or i1 %935, %936
  br i1 %937, label %1204, label %938

938:                                              ; preds = %922
  store i32 0, ptr %926, align 8
  %939 = add nsw i32 %924, 1
  store i32 %939, ptr %923, align 8
  %940 = getelementptr inbounds nuw i8, ptr %0, i64 416
  %941 = load double, ptr %940, align 8
  %942 = fadd double %932, %941
  %943 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %944 = load i64, ptr %943, align 8
  %945 = icmp sgt i64 %944, 1
  br i1 %945, label %946, label %949

946:                                              ; preds = %938
  %947 = getelementptr inbounds nuw i8, ptr %0, i64 304
  %948 = load double, ptr %947, align 8
  br label %949

949:                                              ; preds = %946, %938
  %950 = phi double [ %948, %946 ], [ 0.000000e+00, %938 ]
  %951 = fadd double %942, %950
  %952 = getelementptr inbounds nuw i8, ptr %11, i64 2184
  store double %951, ptr %952, align 8
  %953 = getelementptr inbounds nuw i8, ptr %11, i64 4244
  %954 = load i32, ptr %953, align 4
  %955 = icmp sgt i32 %954, -1
  br i1 %955, label %956, label %966

956:                                              ; preds = %949
  %957 = getelementptr inbounds nuw i8, ptr %0, i64 1512
  br label %958

958:                                              ; preds = %958, %956
  %959 = phi i32 [ %954, %956 ], [ %964, %958 ]
  %960 = load ptr, ptr %957, align 8
  %961 = zext nneg i32 %959 to i64
  %962 = getelementptr inbounds nuw %struct.Warp, ptr %960, i64 %961
  %963 = getelementptr inbounds nuw i8, ptr %962, i64 1748
  %964 = load i32, ptr %963, align 4
  tail call fastcc void @wakes(ptr noundef nonnull %0, ptr noundef %962, double noundef %951) #6
  %965 = icmp sgt i32 %964, -1
  br i1 %965, label %958, label %966

966:                                              ; preds = %958, %949
  store i32 -1, ptr %953, align 4
  br label %1204

967:                                              ; preds = %16
  %968 = getelementptr inbounds nuw i8, ptr %11, i64 4248
  %969 = load i32, ptr %968, align 8
  %970 = getelementptr inbounds nuw i8, ptr %1, i64 1760
  %971 = load i32, ptr %970, align 8
  %972 = icmp eq i32 %969, %971
  br i1 %972, label %973, label %987

973:                                              ; preds = %967
  %974 = getelementptr inbounds nuw i8, ptr %11, i64 4244
  %975 = getelementptr inbounds nuw i8, ptr %1, i64 1752
  store i32 10, ptr %975, align 8
  %976 = getelementptr inbounds nuw i8, ptr %1, i64 1756
  store i32 %4, ptr %976, align 4
  %977 = load i32, ptr %974, align 4
  %978 = getelementptr inbounds nuw i8, ptr %1, i64 1748
  store i32 %977, ptr %978, align 4
  %979 = getelementptr inbounds nuw i8, ptr %1, i64 1764
  store i32 1, ptr %979, align 4
  %980 = getelementptr inbounds nuw i8, ptr %0, i64 1512
  %981 = load ptr, ptr %980, align 8
  %982 = ptrtoint ptr %1 to i64
  %983 = ptrtoint ptr %981 to i64
  %984 = sub i64 %982, %983
  %985 = sdiv exact i64 %984, 1784
  %986 = trunc i64 %985 to i32
  store i32 %986, ptr %974, align 4
  br label %1204

987:                                              ; preds = %967
  %988 = getelementptr inbounds nuw i8, ptr %11, i64 2184
  %989 = load double, ptr %988, align 8
  %990 = load double, ptr %1, align 8
  %991 = fcmp ogt double %989, %990
  br i1 %991, label %992, label %1204

992:                                              ; preds = %987
  %993 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %994 = load double, ptr %993, align 8
  %995 = fsub double %989, %994
  %996 = fadd double %995, -1.000000e+00
  %997 = fcmp ogt double %996, 0.000000e+00
  br i1 %997, label %998, label %1010

998:                                              ; preds = %992
  %999 = getelementptr inbounds nuw i8, ptr %0, i64 3240
  %1000 = load ptr, ptr %999, align 8
  %1001 = mul nsw i32 %4, 14
  %1002 = sext i32 %1001 to i64
  %1003 = getelementptr double, ptr %1000, i64 %1002
  %1004 = getelementptr i8, ptr %1003, i64 80
  %1005 = load double, ptr %1004, align 8
  %1006 = fadd double %996, %1005
  store double %1006, ptr %1004, align 8
  %1007 = load double, ptr %993, align 8
  %1008 = load i32, ptr %8, align 4
  %1009 = sext i32 %1008 to i64
  br label %1010

1010:                                             ; preds = %998, %992
  %1011 = phi i64 [ %1009, %998 ], [ %10, %992 ]
  %1012 = phi double [ %1007, %998 ], [ %994, %992 ]
  %1013 = fadd double %1012, 1.000000e+00
  %1014 = load ptr, ptr %6, align 8
  %1015 = getelementptr inbounds %struct.Slot, ptr %1014, i64 %1011, i32 11
  %1016 = load i32, ptr %1015, align 4
  %1017 = icmp eq i32 %1016, 0
  %1018 = fcmp ugt double %989, %1013
  %1019 = and i1 %1018, %1017
  br i1 %1019, label %1020, label %1049

1020:                                             ; preds = %1010
  %1021 = getelementptr inbounds nuw i8, ptr %0, i64 3160
  %1022 = load i64, ptr %1021, align 8
  %1023 = icmp eq i64 %1022, 0
  br i1 %1023, label %1049, label %1024

1024:                                             ; preds = %1020
  %1025 = getelementptr inbounds nuw i8, ptr %0, i64 3168
  %1026 = load i64, ptr %1025, align 8
  %1027 = add nsw i64 %1026, 1
  store i64 %1027, ptr %1025, align 8
  %1028 = icmp slt i64 %1026, %1022
  br i1 %1028, label %1029, label %1049

1029:                                             ; preds = %1024
  %1030 = getelementptr inbounds nuw i8, ptr %0, i64 3152
  %1031 = load ptr, ptr %1030, align 8
  %1032 = getelementptr inbounds %struct.Span, ptr %1031, i64 %1026
  %1033 = load i64, ptr %18, align 8
  %1034 = getelementptr inbounds nuw i8, ptr %1, i64 1736
  %1035 = load i32, ptr %1034, align 8
  %1036 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %1037 = load i64, ptr %1036, align 8
  %1038 = getelementptr inbounds nuw i8, ptr %1, i64 1740
  %1039 = load i32, ptr %1038, align 4
  %1040 = trunc i64 %1037 to i32
  %1041 = mul i32 %1035, %1040
  %1042 = add i32 %1041, %1039
  store double %1013, ptr %1032, align 8
  %1043 = getelementptr inbounds nuw i8, ptr %1032, i64 8
  store double %989, ptr %1043, align 8
  %1044 = getelementptr inbounds nuw i8, ptr %1032, i64 16
  store i64 %1033, ptr %1044, align 8
  %1045 = getelementptr inbounds nuw i8, ptr %1032, i64 24
  store i32 %1042, ptr %1045, align 8
  %1046 = getelementptr inbounds nuw i8, ptr %1032, i64 28
  store i32 1, ptr %1046, align 4
  %1047 = getelementptr inbounds nuw i8, ptr %1032, i64 32
  store i32 10, ptr %1047, align 8
  %1048 = getelementptr inbounds nuw i8, ptr %1032, i64 36
  store i32 %4, ptr %1048, align 4
  br label %1049

1049:                                             ; preds = %1029, %1024, %1020, %1010
  store double %989, ptr %1, align 8
  %1050 = fadd double %989, -1.000000e+00
  store double %1050, ptr %993, align 8
  br label %1204

1051:                                             ; preds = %16
  %1052 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %1053 = load i64, ptr %1052, align 8
  %1054 = icmp eq i64 %1053, 0
  br i1 %1054, label %1096, label %1055

1055:                                             ; preds = %1051
  %1056 = getelementptr inbounds nuw i8, ptr %1, i64 1736
  %1057 = load i32, ptr %1056, align 8
  %1058 = sext i32 %1057 to i64
  %1059 = getelementptr inbounds [16 x double], ptr %11, i64 0, i64 %1058
  %1060 = load double, ptr %1059, align 8
  %1061 = fcmp ogt double %3, %1060
  %1062 = select i1 %1061, double %3, double %1060
  %1063 = load i64, ptr %2, align 8
  %1064 = sitofp i64 %1063 to double
  %1065 = fmul double %1064, 6.250000e-02
  %1066 = getelementptr inbounds nuw i8, ptr %0, i64 1576
  %1067 = load ptr, ptr %1066, align 8
  %1068 = shl nsw i32 %1057, 2
  %1069 = sext i32 %1068 to i64
  %1070 = mul nsw i64 %1069, 112
  %1071 = getelementptr i8, ptr %1067, i64 %1070
  %1072 = getelementptr i8, ptr %1071, i64 96
  %1073 = load double, ptr %1072, align 8
  %1074 = fcmp ogt double %1062, %1073
  %1075 = select i1 %1074, double %1062, double %1073
  %1076 = getelementptr inbounds nuw i8, ptr %0, i64 448
  %1077 = load double, ptr %1076, align 8
  %1078 = fdiv double %1075, %1077
  %1079 = fptosi double %1078 to i64
  %1080 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %1081 = load i64, ptr %1080, align 8
  %1082 = icmp sgt i64 %1081, %1079
  %1083 = add nsw i64 %1081, -1
  %1084 = select i1 %1082, i64 %1079, i64 %1083
  %1085 = getelementptr inbounds nuw i8, ptr %0, i64 3248
  %1086 = load ptr, ptr %1085, align 8
  %1087 = mul i64 %1084, 112
  %1088 = getelementptr i8, ptr %1086, i64 %1087
  %1089 = getelementptr i8, ptr %1088, i64 96
  %1090 = load double, ptr %1089, align 8
  %1091 = fadd double %1065, %1090
  store double %1091, ptr %1089, align 8
  %1092 = fadd double %1065, %1075
  store double %1092, ptr %1072, align 8
  %1093 = load i32, ptr %1056, align 8
  %1094 = sext i32 %1093 to i64
  %1095 = getelementptr inbounds [16 x double], ptr %11, i64 0, i64 %1094
  store double %1092, ptr %1095, align 8
  br label %1204

1096:                                             ; preds = %1051
  %1097 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %1098 = load double, ptr %1097, align 8
  %1099 = load i64, ptr %2, align 8
  %1100 = sitofp i64 %1099 to double
  %1101 = fmul double %1100, 6.250000e-02
  %1102 = getelementptr inbounds nuw i8, ptr %1, i64 1744
  %1103 = load i32, ptr %1102, align 8
  %1104 = sext i32 %1103 to i64
  %1105 = getelementptr inbounds nuw i8, ptr %0, i64 1576
  %1106 = load ptr, ptr %1105, align 8
  %1107 = getelementptr inbounds nuw i8, ptr %1, i64 1736
  %1108 = load i32, ptr %1107, align 8
  %1109 = shl nsw i32 %1108, 2
  %1110 = sext i32 %1109 to i64
  %1111 = add nsw i64 %1110, %1104
  %1112 = mul nsw i64 %1111, 112
  %1113 = getelementptr i8, ptr %1106, i64 %1112
  %1114 = getelementptr i8, ptr %1113, i64 40
  %1115 = load double, ptr %1114, align 8
  %1116 = fcmp ogt double %3, %1115
  %1117 = select i1 %1116, double %3, double %1115
  %1118 = getelementptr inbounds nuw i8, ptr %0, i64 448
  %1119 = load double, ptr %1118, align 8
  %1120 = fdiv double %1117, %1119
  %1121 = fptosi double %1120 to i64
  %1122 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %1123 = load i64, ptr %1122, align 8
  %1124 = icmp sgt i64 %1123, %1121
  %1125 = add nsw i64 %1123, -1
  %1126 = select i1 %1124, i64 %1121, i64 %1125
  %1127 = getelementptr inbounds nuw i8, ptr %0, i64 3248
  %1128 = load ptr, ptr %1127, align 8
  %1129 = mul i64 %1126, 112
  %1130 = getelementptr i8, ptr %1128, i64 %1129
  %1131 = getelementptr i8, ptr %1130, i64 40
  %1132 = load double, ptr %1131, align 8
  %1133 = fadd double %1101, %1132
  store double %1133, ptr %1131, align 8
  %1134 = fadd double %1101, %1117
  store double %1134, ptr %1114, align 8
  %1135 = getelementptr inbounds nuw i8, ptr %0, i64 432
  %1136 = load double, ptr %1135, align 8
  %1137 = fadd double %1134, %1136
  %1138 = fcmp ogt double %1098, %1137
  %1139 = select i1 %1138, double %1098, double %1137
  store double %1139, ptr %1097, align 8
  br label %1204

1140:                                             ; preds = %16
  %1141 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %1142 = load double, ptr %1141, align 8
  %1143 = load double, ptr %1, align 8
  %1144 = fcmp ogt double %1142, %1143
  br i1 %1144, label %1145, label %1204

1145:                                             ; preds = %1140
  %1146 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %1147 = load double, ptr %1146, align 8
  %1148 = fsub double %1142, %1147
  %1149 = fadd double %1148, -1.000000e+00
  %1150 = fcmp ogt double %1149, 0.000000e+00
  br i1 %1150, label %1151, label %1163

1151:                                             ; preds = %1145
  %1152 = getelementptr inbounds nuw i8, ptr %0, i64 3240
  %1153 = load ptr, ptr %1152, align 8
  %1154 = mul nsw i32 %4, 14
  %1155 = sext i32 %1154 to i64
  %1156 = getelementptr double, ptr %1153, i64 %1155
  %1157 = getelementptr i8, ptr %1156, i64 104
  %1158 = load double, ptr %1157, align 8
  %1159 = fadd double %1149, %1158
  store double %1159, ptr %1157, align 8
  %1160 = load double, ptr %1146, align 8
  %1161 = load i32, ptr %8, align 4
  %1162 = sext i32 %1161 to i64
  br label %1163

1163:                                             ; preds = %1151, %1145
  %1164 = phi i64 [ %1162, %1151 ], [ %10, %1145 ]
  %1165 = phi double [ %1160, %1151 ], [ %1147, %1145 ]
  %1166 = fadd double %1165, 1.000000e+00
  %1167 = load ptr, ptr %6, align 8
  %1168 = getelementptr inbounds %struct.Slot, ptr %1167, i64 %1164, i32 11
  %1169 = load i32, ptr %1168, align 4
  %1170 = icmp eq i32 %1169, 0
  %1171 = fcmp ugt double %1142, %1166
  %1172 = and i1 %1171, %1170
  br i1 %1172, label %1173, label %1202

1173:                                             ; preds = %1163
  %1174 = getelementptr inbounds nuw i8, ptr %0, i64 3160
  %1175 = load i64, ptr %1174, align 8
  %1176 = icmp eq i64 %1175, 0
  br i1 %1176, label %1202, label %1177

1177:                                             ; preds = %1173
  %1178 = getelementptr inbounds nuw i8, ptr %0, i64 3168
  %1179 = load i64, ptr %1178, align 8
  %1180 = add nsw i64 %1179, 1
  store i64 %1180, ptr %1178, align 8
  %1181 = icmp slt i64 %1179, %1175
  br i1 %1181, label %1182, label %1202

1182:                                             ; preds = %1177
  %1183 = getelementptr inbounds nuw i8, ptr %0, i64 3152
  %1184 = load ptr, ptr %1183, align 8
  %1185 = getelementptr inbounds %struct.Span, ptr %1184, i64 %1179
  %1186 = load i64, ptr %18, align 8
  %1187 = getelementptr inbounds nuw i8, ptr %1, i64 1736
  %1188 = load i32, ptr %1187, align 8
  %1189 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %1190 = load i64, ptr %1189, align 8
  %1191 = getelementptr inbounds nuw i8, ptr %1, i64 1740
  %1192 = load i32, ptr %1191, align 4
  %1193 = trunc i64 %1190 to i32
  %1194 = mul i32 %1188, %1193
  %1195 = add i32 %1194, %1192
  store double %1166, ptr %1185, align 8
  %1196 = getelementptr inbounds nuw i8, ptr %1185, i64 8
  store double %1142, ptr %1196, align 8
  %1197 = getelementptr inbounds nuw i8, ptr %1185, i64 16
  store i64 %1186, ptr %1197, align 8
  %1198 = getelementptr inbounds nuw i8, ptr %1185, i64 24
  store i32 %1195, ptr %1198, align 8
  %1199 = getelementptr inbounds nuw i8, ptr %1185, i64 28
  store i32 1, ptr %1199, align 4
  %1200 = getelementptr inbounds nuw i8, ptr %1185, i64 32
  store i32 13, ptr %1200, align 8
  %1201 = getelementptr inbounds nuw i8, ptr %1185, i64 36
  store i32 %4, ptr %1201, align 4
  br label %1202

1202:                                             ; preds = %1182, %1177, %1173, %1163
  store double %1142, ptr %1, align 8
  %1203 = fadd double %1142, -1.000000e+00
  store double %1203, ptr %1146, align 8
  br label %1204

1204:                                             ; preds = %1202, %1140, %1049, %987, %966, %922, %921, %872, %869, %867, %802, %762, %757, %753, %737, %663, %658, %654, %604, %598, %539, %474, %408, %378, %373, %369, %362, %338, %297, %109, %66, %63, %62, %23, %20, %16, %1055, %1096, %795, %536, %495, %492, %398, %344, %339, %123, %139, %110, %973, %781
  %1205 = phi i1 [ true, %973 ], [ false, %781 ], [ false, %110 ], [ false, %139 ], [ true, %123 ], [ false, %339 ], [ false, %344 ], [ false, %398 ], [ false, %492 ], [ true, %495 ], [ false, %536 ], [ false, %795 ], [ false, %1096 ], [ false, %1055 ], [ false, %16 ], [ false, %20 ], [ false, %23 ], [ false, %62 ], [ false, %63 ], [ false, %66 ], [ false, %109 ], [ false, %297 ], [ false, %338 ], [ false, %362 ], [ false, %369 ], [ false, %373 ], [ false, %378 ], [ false, %408 ], [ false, %474 ], [ false, %539 ], [ false, %598 ], [ false, %604 ], [ false, %654 ], [ false, %658 ], [ false, %663 ], [ false, %737 ], [ false, %753 ], [ false, %757 ], [ false, %762 ], [ false, %802 ], [ false, %867 ], [ false, %869 ], [ false, %872 ], [ false, %921 ], [ false, %922 ], [ false, %966 ], [ false, %987 ], [ false, %1049 ], [ false, %1140 ], [ false, %1202 ]
  ret i1 %1205
}

define internal fastcc double @access(ptr nocapture noundef %0, ptr nocapture noundef %1, ptr nocapture noundef nonnull readonly %2, double noundef %3, ptr nocapture noundef nonnull writeonly initializes((0, 8)) %4) unnamed_addr #0 {
  %6 = alloca [64 x i8], align 16
  %7 = alloca [64 x ptr], align 16
  %8 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %9 = load i32, ptr %8, align 8
  %10 = sitofp i32 %9 to double
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 376
  %12 = load double, ptr %11, align 8
  %13 = fdiv double %10, %12
  %14 = tail call double @llvm.ceil.f64(double %13)
  %15 = getelementptr inbounds nuw i8, ptr %2, i64 36
  %16 = load i32, ptr %15, align 4
  %17 = icmp eq i32 %16, 0
  %18 = getelementptr inbounds nuw i8, ptr %2, i64 44
  %19 = load i32, ptr %18, align 4
  %20 = sitofp i32 %19 to double
  br i1 %17, label %29, label %21

21:                                               ; preds = %5
  %22 = load i64, ptr %2, align 8
  %23 = sitofp i64 %22 to double
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 368
  %25 = load double, ptr %24, align 8
  %26 = fdiv double %23, %25
  %27 = fcmp olt double %26, %20
  %28 = select i1 %27, double %20, double %26
  br label %29

29:                                               ; preds = %5, %21
  %30 = phi double [ %28, %21 ], [ %20, %5 ]
  %31 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %32 = load i64, ptr %31, align 8
  %33 = sitofp i64 %32 to double
  %34 = fcmp ogt double %14, %30
  %35 = select i1 %34, double %14, double %30
  %36 = fcmp olt double %35, %33
  %37 = select i1 %36, double %33, double %35
  %38 = fcmp olt double %37, 1.000000e+00
  %39 = select i1 %38, double 1.000000e+00, double %37
  %40 = icmp eq i32 %16, 2
  br i1 %40, label %41, label %48

41:                                               ; preds = %29
  %42 = load i64, ptr %2, align 8
  %43 = icmp eq i64 %42, 0
  br i1 %43, label %48, label %44

44:                                               ; preds = %41
  %45 = sitofp i64 %42 to double
  %46 = fcmp ogt double %39, %45
  %47 = select i1 %46, double %39, double %45
  br label %48

48:                                               ; preds = %44, %41, %29
  %49 = phi double [ %47, %44 ], [ %39, %41 ], [ %39, %29 ]
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 1576
  %51 = load ptr, ptr %50, align 8
  %52 = getelementptr inbounds nuw i8, ptr %1, i64 1736
  %53 = load i32, ptr %52, align 8
  %54 = shl nsw i32 %53, 2
  %55 = sext i32 %54 to i64
  %56 = mul nsw i64 %55, 112
  %57 = getelementptr i8, ptr %51, i64 %56
  %58 = getelementptr i8, ptr %57, i64 64
  %59 = load double, ptr %58, align 8
  %60 = fcmp ogt double %3, %59
  %61 = select i1 %60, double %3, double %59
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 448
  %63 = load double, ptr %62, align 8
  %64 = fdiv double %61, %63
  %65 = fptosi double %64 to i64
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %67 = load i64, ptr %66, align 8
  %68 = icmp sgt i64 %67, %65
  %69 = add nsw i64 %67, -1
  %70 = select i1 %68, i64 %65, i64 %69
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 3248
  %72 = load ptr, ptr %71, align 8
  %73 = mul i64 %70, 112
  %74 = getelementptr i8, ptr %72, i64 %73
  %75 = getelementptr i8, ptr %74, i64 64
  %76 = load double, ptr %75, align 8
  %77 = fadd double %49, %76
  store double %77, ptr %75, align 8
  %78 = fadd double %49, %61
  store double %78, ptr %58, align 8
  %79 = getelementptr inbounds nuw i8, ptr %0, i64 280
  %80 = load double, ptr %79, align 8
  %81 = fadd double %78, 8.000000e+00
  store double %81, ptr %4, align 8
  %82 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %83 = load i64, ptr %82, align 8
  %84 = icmp eq i64 %83, 0
  br i1 %84, label %88, label %85

85:                                               ; preds = %48
  %86 = getelementptr inbounds nuw i8, ptr %0, i64 304
  %87 = load double, ptr %86, align 8
  br label %88

88:                                               ; preds = %85, %48
  %89 = phi double [ %87, %85 ], [ %80, %48 ]
  %90 = fadd double %78, %89
  %91 = load i64, ptr %2, align 8
  %92 = icmp eq i64 %91, 0
  br i1 %92, label %93, label %99

93:                                               ; preds = %88
  %94 = load i32, ptr %15, align 4
  %95 = icmp eq i32 %94, 2
  br i1 %95, label %96, label %371

96:                                               ; preds = %93
  %97 = load double, ptr %79, align 8
  %98 = fadd double %90, %97
  br label %371

99:                                               ; preds = %88
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %6) #7
  %100 = load i32, ptr %15, align 4
  switch i32 %100, label %261 [
    i32 0, label %101
    i32 3, label %101
    i32 2, label %267
  ]

101:                                              ; preds = %99, %99
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %7) #7
  %102 = getelementptr inbounds nuw i8, ptr %0, i64 272
  %103 = load double, ptr %102, align 8
  %104 = fadd double %78, %103
  %105 = getelementptr inbounds nuw i8, ptr %0, i64 1520
  %106 = load ptr, ptr %105, align 8
  %107 = getelementptr inbounds nuw i8, ptr %1, i64 1732
  %108 = load i32, ptr %107, align 4
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds %struct.Slot, ptr %106, i64 %109, i32 11
  %111 = load i32, ptr %110, align 4
  %112 = mul i32 %111, 238516657
  %113 = icmp sgt i64 %91, 0
  br i1 %113, label %114, label %250

114:                                              ; preds = %101
  %115 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %116 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %117 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %118 = getelementptr inbounds nuw i8, ptr %0, i64 1560
  %119 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %120 = load i64, ptr %116, align 8
  br label %121

121:                                              ; preds = %211, %114
  %122 = phi i64 [ %91, %114 ], [ %212, %211 ]
  %123 = phi i64 [ %120, %114 ], [ %213, %211 ]
  %124 = phi double [ %104, %114 ], [ %214, %211 ]
  %125 = phi i64 [ 0, %114 ], [ %215, %211 ]
  %126 = phi i64 [ 0, %114 ], [ %217, %211 ]
  %127 = phi i32 [ 0, %114 ], [ %216, %211 ]
  %128 = phi i64 [ 0, %114 ], [ %218, %211 ]
  %129 = load ptr, ptr %115, align 8
  %130 = getelementptr i32, ptr %129, i64 %123
  %131 = getelementptr i32, ptr %130, i64 %128
  %132 = load i32, ptr %131, align 4
  %133 = lshr i32 %132, 2
  %134 = icmp slt i32 %132, 0
  %135 = select i1 %134, i32 0, i32 %112
  %136 = add i32 %135, %133
  %137 = and i32 %136, 268435455
  %138 = mul i32 %137, -1640531535
  %139 = load i32, ptr %52, align 8
  %140 = sext i32 %139 to i64
  %141 = load i64, ptr %117, align 8
  %142 = mul nsw i64 %141, %140
  %143 = zext i32 %138 to i64
  %144 = mul i64 %141, %143
  %145 = lshr i64 %144, 32
  %146 = add i64 %145, %142
  %147 = load ptr, ptr %118, align 8
  %148 = mul nsw i64 %146, 160
  %149 = getelementptr inbounds i8, ptr %147, i64 %148
  br label %152

150:                                              ; preds = %152
  %151 = and i32 %132, 3
  br i1 %165, label %179, label %167

152:                                              ; preds = %152, %121
  %153 = phi i64 [ 0, %121 ], [ %163, %152 ]
  %154 = getelementptr inbounds nuw %struct.Line, ptr %149, i64 %153
  %155 = getelementptr inbounds nuw i8, ptr %154, i64 32
  %156 = load i32, ptr %155, align 8
  %157 = lshr i32 %156, 4
  %158 = icmp ne i32 %157, %137
  %159 = and i32 %156, 15
  %160 = icmp eq i32 %159, 0
  %161 = or i1 %158, %160
  %162 = select i1 %161, ptr null, ptr %154
  %163 = add nuw nsw i64 %153, 1
  %164 = icmp samesign ult i64 %153, 3
  %165 = icmp eq ptr %162, null
  %166 = select i1 %164, i1 %165, i1 false
  br i1 %166, label %152, label %150

167:                                              ; preds = %150
  %168 = getelementptr inbounds nuw i8, ptr %162, i64 32
  %169 = load i32, ptr %168, align 8
  %170 = shl nuw nsw i32 1, %151
  %171 = and i32 %169, %170
  %172 = icmp eq i32 %171, 0
  br i1 %172, label %189, label %173

173:                                              ; preds = %167
  %174 = zext nneg i32 %151 to i64
  %175 = getelementptr inbounds nuw [4 x double], ptr %162, i64 0, i64 %174
  %176 = load double, ptr %175, align 8
  %177 = fcmp ogt double %124, %176
  %178 = select i1 %177, double %124, double %176
  br label %211

179:                                              ; preds = %150
  %180 = shl i32 %136, 4
  %181 = getelementptr inbounds nuw i8, ptr %149, i64 36
  %182 = load i32, ptr %181, align 4
  %183 = add i32 %182, 1
  store i32 %183, ptr %181, align 4
  %184 = and i32 %182, 3
  %185 = zext nneg i32 %184 to i64
  %186 = getelementptr inbounds nuw %struct.Line, ptr %149, i64 %185
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %186, i8 0, i64 32, i1 false)
  %187 = getelementptr inbounds nuw i8, ptr %186, i64 32
  store i32 %180, ptr %187, align 8
  %188 = shl nuw nsw i32 1, %151
  br label %189

189:                                              ; preds = %179, %167
  %190 = phi i32 [ %170, %167 ], [ %188, %179 ]
  %191 = phi i32 [ %169, %167 ], [ %180, %179 ]
  %192 = phi ptr [ %154, %167 ], [ %186, %179 ]
  %193 = getelementptr inbounds nuw i8, ptr %192, i64 32
  %194 = or i32 %191, %190
  store i32 %194, ptr %193, align 8
  %195 = icmp eq i64 %126, 0
  %196 = icmp ne i32 %133, %127
  %197 = select i1 %195, i1 true, i1 %196
  %198 = zext i1 %197 to i64
  %199 = add nsw i64 %125, %198
  %200 = zext nneg i32 %151 to i64
  %201 = getelementptr inbounds nuw [4 x double], ptr %192, i64 0, i64 %200
  %202 = getelementptr inbounds ptr, ptr %7, i64 %126
  store ptr %201, ptr %202, align 8
  %203 = load ptr, ptr %119, align 8
  %204 = load i64, ptr %116, align 8
  %205 = getelementptr i8, ptr %203, i64 %204
  %206 = getelementptr i8, ptr %205, i64 %128
  %207 = load i8, ptr %206, align 1
  %208 = add nsw i64 %126, 1
  %209 = getelementptr inbounds i8, ptr %6, i64 %126
  store i8 %207, ptr %209, align 1
  %210 = load i64, ptr %2, align 8
  br label %211

211:                                              ; preds = %189, %173
  %212 = phi i64 [ %210, %189 ], [ %122, %173 ]
  %213 = phi i64 [ %204, %189 ], [ %123, %173 ]
  %214 = phi double [ %124, %189 ], [ %178, %173 ]
  %215 = phi i64 [ %199, %189 ], [ %125, %173 ]
  %216 = phi i32 [ %133, %189 ], [ %127, %173 ]
  %217 = phi i64 [ %208, %189 ], [ %126, %173 ]
  %218 = add nuw nsw i64 %128, 1
  %219 = icmp slt i64 %218, %212
  br i1 %219, label %121, label %220

220:                                              ; preds = %211
  %221 = icmp eq i64 %217, 0
  br i1 %221, label %250, label %222

222:                                              ; preds = %220
  %223 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %224 = load ptr, ptr %223, align 8
  %225 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %226 = load i64, ptr %225, align 8
  %227 = getelementptr inbounds i32, ptr %224, i64 %226
  %228 = load i32, ptr %227, align 4
  %229 = lshr i32 %228, 4
  %230 = and i32 %229, 134217727
  %231 = mul i32 %230, -1640531535
  %232 = load ptr, ptr %105, align 8
  %233 = load i32, ptr %107, align 4
  %234 = sext i32 %233 to i64
  %235 = getelementptr inbounds %struct.Slot, ptr %232, i64 %234, i32 11
  %236 = load i32, ptr %235, align 4
  %237 = mul i32 %236, -2048144789
  %238 = xor i32 %237, %231
  %239 = lshr i32 %238, 15
  %240 = xor i32 %239, %238
  %241 = mul i32 %240, 739982445
  %242 = lshr i32 %241, 27
  %243 = zext nneg i32 %242 to i64
  %244 = getelementptr inbounds nuw [32 x double], ptr @WAITS, i64 0, i64 %243
  %245 = load double, ptr %244, align 8
  %246 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %247 = load double, ptr %246, align 8
  %248 = call fastcc double @beyond(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %6, i64 noundef %217, i64 noundef %215, double noundef %78, double noundef %247, i1 noundef zeroext false, double noundef %245) #6
  %249 = icmp sgt i64 %217, 0
  br i1 %249, label %255, label %250

250:                                              ; preds = %255, %101, %220, %222
  %251 = phi double [ %248, %222 ], [ %78, %220 ], [ %78, %101 ], [ %248, %255 ]
  %252 = phi double [ %214, %222 ], [ %214, %220 ], [ %104, %101 ], [ %214, %255 ]
  %253 = fcmp ogt double %251, %252
  %254 = select i1 %253, double %251, double %252
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %7) #7
  br label %357

255:                                              ; preds = %222, %255
  %256 = phi i64 [ %259, %255 ], [ 0, %222 ]
  %257 = getelementptr inbounds nuw [64 x ptr], ptr %7, i64 0, i64 %256
  %258 = load ptr, ptr %257, align 8
  store double %248, ptr %258, align 8
  %259 = add nuw nsw i64 %256, 1
  %260 = icmp eq i64 %259, %217
  br i1 %260, label %250, label %255

261:                                              ; preds = %99
  %262 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %263 = load double, ptr %262, align 8
  %264 = getelementptr inbounds nuw i8, ptr %2, i64 48
  %265 = load i64, ptr %264, align 8
  %266 = icmp eq i64 %265, 0
  br i1 %266, label %291, label %280

267:                                              ; preds = %99
  %268 = getelementptr inbounds nuw i8, ptr %0, i64 336
  %269 = load double, ptr %268, align 8
  %270 = getelementptr inbounds nuw i8, ptr %2, i64 48
  %271 = load i64, ptr %270, align 8
  %272 = icmp eq i64 %271, 0
  br i1 %272, label %291, label %273

273:                                              ; preds = %267
  %274 = getelementptr inbounds nuw i8, ptr %0, i64 352
  %275 = load double, ptr %274, align 8
  %276 = sitofp i64 %91 to double
  %277 = fmul double %275, %276
  %278 = sitofp i64 %271 to double
  %279 = fdiv double %277, %278
  br label %291

280:                                              ; preds = %261
  %281 = sitofp i64 %91 to double
  %282 = sub nsw i64 %91, %265
  %283 = sitofp i64 %282 to double
  %284 = fdiv double %283, %263
  %285 = sitofp i64 %265 to double
  %286 = getelementptr inbounds nuw i8, ptr %0, i64 344
  %287 = load double, ptr %286, align 8
  %288 = fdiv double %285, %287
  %289 = fadd double %284, %288
  %290 = fdiv double %281, %289
  br label %291

291:                                              ; preds = %261, %267, %280, %273
  %292 = phi ptr [ %270, %273 ], [ %264, %280 ], [ %264, %261 ], [ %270, %267 ]
  %293 = phi double [ %279, %273 ], [ %290, %280 ], [ %263, %261 ], [ %269, %267 ]
  %294 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %295 = load ptr, ptr %294, align 8
  %296 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %297 = load i64, ptr %296, align 8
  %298 = getelementptr inbounds i8, ptr %295, i64 %297
  %299 = load i32, ptr %8, align 8
  %300 = sext i32 %299 to i64
  %301 = tail call fastcc double @beyond(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef %298, i64 noundef %91, i64 noundef %300, double noundef %78, double noundef %293, i1 noundef zeroext true, double noundef 1.000000e+00) #6
  %302 = load i32, ptr %15, align 4
  %303 = icmp eq i32 %302, 2
  br i1 %303, label %304, label %338

304:                                              ; preds = %291
  %305 = load ptr, ptr %294, align 8
  %306 = load i64, ptr %296, align 8
  %307 = getelementptr inbounds i8, ptr %305, i64 %306
  %308 = load i8, ptr %307, align 1
  %309 = load i64, ptr %2, align 8
  %310 = sitofp i64 %309 to double
  %311 = load i64, ptr %292, align 8
  %312 = sitofp i64 %311 to double
  %313 = fcmp ogt double %310, %312
  %314 = select i1 %313, double %310, double %312
  %315 = getelementptr inbounds nuw i8, ptr %0, i64 488
  %316 = zext i8 %308 to i64
  %317 = getelementptr inbounds nuw [64 x double], ptr %315, i64 0, i64 %316
  %318 = load double, ptr %317, align 8
  %319 = fmul double %318, %314
  %320 = fcmp ogt double %319, 0.000000e+00
  br i1 %320, label %321, label %333

321:                                              ; preds = %304
  %322 = getelementptr inbounds nuw i8, ptr %0, i64 1616
  %323 = getelementptr inbounds nuw [64 x double], ptr %322, i64 0, i64 %316
  %324 = load double, ptr %323, align 8
  %325 = fcmp ogt double %324, %78
  %326 = select i1 %325, double %324, double %78
  %327 = fadd double %319, %326
  store double %327, ptr %323, align 8
  %328 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %329 = load double, ptr %328, align 8
  %330 = fadd double %329, %327
  %331 = fcmp ogt double %301, %330
  %332 = select i1 %331, double %301, double %330
  br label %333

333:                                              ; preds = %321, %304
  %334 = phi double [ %332, %321 ], [ %301, %304 ]
  %335 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %336 = load double, ptr %335, align 8
  %337 = fadd double %334, %336
  br label %338

338:                                              ; preds = %333, %291
  %339 = phi double [ %337, %333 ], [ %301, %291 ]
  %340 = load ptr, ptr %50, align 8
  %341 = load i32, ptr %52, align 8
  %342 = shl nsw i32 %341, 2
  %343 = sext i32 %342 to i64
  %344 = mul nsw i64 %343, 112
  %345 = getelementptr i8, ptr %340, i64 %344
  %346 = getelementptr i8, ptr %345, i64 64
  %347 = load double, ptr %346, align 8
  %348 = getelementptr i8, ptr %345, i64 80
  %349 = load double, ptr %348, align 8
  %350 = getelementptr i8, ptr %345, i64 88
  %351 = load double, ptr %350, align 8
  %352 = fcmp ogt double %349, %351
  %353 = select i1 %352, double %349, double %351
  %354 = fadd double %353, -1.000000e+03
  %355 = fcmp ogt double %347, %354
  %356 = select i1 %355, double %347, double %354
  store double %356, ptr %346, align 8
  br label %357

357:                                              ; preds = %338, %250
  %358 = phi double [ %254, %250 ], [ %339, %338 ]
  %359 = load i32, ptr %15, align 4
  %360 = icmp eq i32 %359, 3
  br i1 %360, label %361, label %370

361:                                              ; preds = %357
  %362 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %363 = load double, ptr %362, align 8
  %364 = fcmp ogt double %363, %358
  %365 = select i1 %364, double %363, double %358
  store double %365, ptr %362, align 8
  %366 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %367 = load double, ptr %366, align 8
  %368 = fcmp ogt double %367, %358
  %369 = select i1 %368, double %367, double %358
  store double %369, ptr %366, align 8
  br label %370

370:                                              ; preds = %361, %357
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %6) #7
  br label %371

371:                                              ; preds = %96, %93, %370
  %372 = phi double [ %358, %370 ], [ %98, %96 ], [ %90, %93 ]
  ret double %372
}

define internal fastcc void @until(ptr nocapture noundef %0, ptr nocapture noundef %1, double noundef %2, i32 noundef range(i32 8, 14) %3, i32 noundef %4) unnamed_addr #4 {
  %6 = load double, ptr %1, align 8
  %7 = fcmp ogt double %2, %6
  br i1 %7, label %8, label %69

8:                                                ; preds = %5
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %10 = load double, ptr %9, align 8
  %11 = fsub double %2, %10
  %12 = fadd double %11, -1.000000e+00
  %13 = fcmp ogt double %12, 0.000000e+00
  br i1 %13, label %14, label %24

14:                                               ; preds = %8
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 3240
  %16 = load ptr, ptr %15, align 8
  %17 = mul nsw i32 %4, 14
  %18 = add nsw i32 %17, %3
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds double, ptr %16, i64 %19
  %21 = load double, ptr %20, align 8
  %22 = fadd double %12, %21
  store double %22, ptr %20, align 8
  %23 = load double, ptr %9, align 8
  br label %24

24:                                               ; preds = %8, %14
  %25 = phi double [ %10, %8 ], [ %23, %14 ]
  %26 = fadd double %25, 1.000000e+00
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 1520
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds nuw i8, ptr %1, i64 1732
  %30 = load i32, ptr %29, align 4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds %struct.Slot, ptr %28, i64 %31, i32 11
  %33 = load i32, ptr %32, align 4
  %34 = icmp eq i32 %33, 0
  %35 = fcmp ugt double %2, %26
  %36 = and i1 %35, %34
  br i1 %36, label %37, label %67

37:                                               ; preds = %24
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 3160
  %39 = load i64, ptr %38, align 8
  %40 = icmp eq i64 %39, 0
  br i1 %40, label %67, label %41

41:                                               ; preds = %37
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 3168
  %43 = load i64, ptr %42, align 8
  %44 = add nsw i64 %43, 1
  store i64 %44, ptr %42, align 8
  %45 = icmp slt i64 %43, %39
  br i1 %45, label %46, label %67

46:                                               ; preds = %41
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 3152
  %48 = load ptr, ptr %47, align 8
  %49 = getelementptr inbounds %struct.Span, ptr %48, i64 %43
  %50 = getelementptr inbounds nuw i8, ptr %1, i64 1720
  %51 = load i64, ptr %50, align 8
  %52 = getelementptr inbounds nuw i8, ptr %1, i64 1736
  %53 = load i32, ptr %52, align 8
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %55 = load i64, ptr %54, align 8
  %56 = getelementptr inbounds nuw i8, ptr %1, i64 1740
  %57 = load i32, ptr %56, align 4
  %58 = trunc i64 %55 to i32
  %59 = mul i32 %53, %58
  %60 = add i32 %59, %57
  store double %26, ptr %49, align 8
  %61 = getelementptr inbounds nuw i8, ptr %49, i64 8
  store double %2, ptr %61, align 8
  %62 = getelementptr inbounds nuw i8, ptr %49, i64 16
  store i64 %51, ptr %62, align 8
  %63 = getelementptr inbounds nuw i8, ptr %49, i64 24
  store i32 %60, ptr %63, align 8
  %64 = getelementptr inbounds nuw i8, ptr %49, i64 28
  store i32 1, ptr %64, align 4
  %65 = getelementptr inbounds nuw i8, ptr %49, i64 32
  store i32 %3, ptr %65, align 8
  %66 = getelementptr inbounds nuw i8, ptr %49, i64 36
  store i32 %4, ptr %66, align 4
  br label %67

67:                                               ; preds = %24, %37, %41, %46
  store double %2, ptr %1, align 8
  %68 = fadd double %2, -1.000000e+00
  store double %68, ptr %9, align 8
  br label %69

69:                                               ; preds = %67, %5
  ret void
}

define internal fastcc double @beyond(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3, i64 noundef %4, double noundef %5, double noundef %6, i1 noundef zeroext %7, double noundef %8) unnamed_addr #0 {
  %10 = icmp sgt i64 %3, 0
  br i1 %10, label %11, label %15

11:                                               ; preds = %9
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 2640
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 1000
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 2128
  br label %59

15:                                               ; preds = %77, %9
  %16 = phi i64 [ 0, %9 ], [ %78, %77 ]
  %17 = shl nsw i64 %3, 5
  %18 = sitofp i64 %17 to double
  %19 = fdiv double %18, %6
  %20 = sitofp i64 %4 to double
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %22 = load double, ptr %21, align 8
  %23 = fmul double %22, %20
  %24 = fcmp ogt double %19, %23
  %25 = select i1 %24, double %19, double %23
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 1576
  %27 = load ptr, ptr %26, align 8
  %28 = getelementptr inbounds nuw i8, ptr %1, i64 1736
  %29 = load i32, ptr %28, align 8
  %30 = shl nsw i32 %29, 2
  %31 = sext i32 %30 to i64
  %32 = mul nsw i64 %31, 112
  %33 = getelementptr i8, ptr %27, i64 %32
  %34 = getelementptr i8, ptr %33, i64 80
  %35 = load double, ptr %34, align 8
  %36 = fcmp ogt double %5, %35
  %37 = select i1 %36, double %5, double %35
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 448
  %39 = load double, ptr %38, align 8
  %40 = fdiv double %37, %39
  %41 = fptosi double %40 to i64
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %43 = load i64, ptr %42, align 8
  %44 = icmp sgt i64 %43, %41
  %45 = add nsw i64 %43, -1
  %46 = select i1 %44, i64 %41, i64 %45
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 3248
  %48 = load ptr, ptr %47, align 8
  %49 = mul i64 %46, 112
  %50 = getelementptr i8, ptr %48, i64 %49
  %51 = getelementptr i8, ptr %50, i64 80
  %52 = load double, ptr %51, align 8
  %53 = fadd double %25, %52
  store double %53, ptr %51, align 8
  %54 = fadd double %25, %37
  store double %54, ptr %34, align 8
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 3256
  %56 = load double, ptr %55, align 8
  %57 = fadd double %56, %18
  store double %57, ptr %55, align 8
  %58 = icmp eq i64 %16, 0
  br i1 %58, label %174, label %81

59:                                               ; preds = %11, %77
  %60 = phi i64 [ 0, %11 ], [ %78, %77 ]
  %61 = phi i64 [ 0, %11 ], [ %79, %77 ]
  %62 = getelementptr inbounds nuw i8, ptr %2, i64 %61
  %63 = load i8, ptr %62, align 1
  %64 = zext i8 %63 to i64
  %65 = getelementptr inbounds nuw [64 x double], ptr %12, i64 0, i64 %64
  %66 = load double, ptr %65, align 8
  %67 = fadd double %66, 1.000000e+00
  store double %67, ptr %65, align 8
  %68 = getelementptr inbounds nuw [64 x double], ptr %13, i64 0, i64 %64
  %69 = load double, ptr %68, align 8
  %70 = getelementptr inbounds nuw [64 x double], ptr %14, i64 0, i64 %64
  %71 = load double, ptr %70, align 8
  %72 = fadd double %69, %71
  store double %72, ptr %70, align 8
  %73 = fcmp ult double %72, 1.000000e+00
  br i1 %73, label %77, label %74

74:                                               ; preds = %59
  %75 = fadd double %72, -1.000000e+00
  store double %75, ptr %70, align 8
  %76 = add nsw i64 %60, 1
  br label %77

77:                                               ; preds = %74, %59
  %78 = phi i64 [ %76, %74 ], [ %60, %59 ]
  %79 = add nuw nsw i64 %61, 1
  %80 = icmp eq i64 %79, %3
  br i1 %80, label %15, label %59

81:                                               ; preds = %15
  %82 = shl nsw i64 %16, 5
  %83 = sitofp i64 %82 to double
  %84 = getelementptr inbounds nuw i8, ptr %0, i64 3264
  %85 = load double, ptr %84, align 8
  %86 = fadd double %85, %83
  store double %86, ptr %84, align 8
  %87 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %88 = load double, ptr %87, align 8
  %89 = fdiv double %83, %88
  %90 = load ptr, ptr %26, align 8
  %91 = load i32, ptr %28, align 8
  %92 = shl nsw i32 %91, 2
  %93 = sext i32 %92 to i64
  %94 = mul nsw i64 %93, 112
  %95 = getelementptr i8, ptr %90, i64 %94
  %96 = getelementptr i8, ptr %95, i64 88
  %97 = load double, ptr %96, align 8
  %98 = fcmp ogt double %5, %97
  %99 = select i1 %98, double %5, double %97
  %100 = load double, ptr %38, align 8
  %101 = fdiv double %99, %100
  %102 = fptosi double %101 to i64
  %103 = load i64, ptr %42, align 8
  %104 = icmp sgt i64 %103, %102
  %105 = add nsw i64 %103, -1
  %106 = select i1 %104, i64 %102, i64 %105
  %107 = load ptr, ptr %47, align 8
  %108 = mul i64 %106, 112
  %109 = getelementptr i8, ptr %107, i64 %108
  %110 = getelementptr i8, ptr %109, i64 88
  %111 = load double, ptr %110, align 8
  %112 = fadd double %89, %111
  store double %112, ptr %110, align 8
  %113 = fadd double %89, %99
  store double %113, ptr %96, align 8
  %114 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %115 = load i64, ptr %114, align 8
  %116 = sitofp i64 %115 to double
  %117 = fdiv double %89, %116
  %118 = getelementptr inbounds nuw i8, ptr %0, i64 1608
  %119 = load double, ptr %118, align 8
  %120 = fsub double %5, %119
  %121 = fcmp ogt double %120, 0.000000e+00
  %122 = select i1 %121, double %120, double 0.000000e+00
  %123 = fdiv double %122, 2.000000e+03
  %124 = fsub double 1.000000e+00, %123
  %125 = fcmp ogt double %124, 0.000000e+00
  %126 = select i1 %125, double %124, double 0.000000e+00
  %127 = getelementptr inbounds nuw i8, ptr %0, i64 464
  %128 = getelementptr inbounds nuw i8, ptr %0, i64 1592
  %129 = load <2 x double>, ptr %127, align 8
  %130 = load <2 x double>, ptr %128, align 8
  %131 = insertelement <2 x double> poison, double %126, i64 0
  %132 = shufflevector <2 x double> %131, <2 x double> poison, <2 x i32> zeroinitializer
  %133 = fmul <2 x double> %130, %132
  store <2 x double> %133, ptr %128, align 8
  %134 = zext i1 %7 to i64
  %135 = getelementptr inbounds nuw [2 x double], ptr %128, i64 0, i64 %134
  %136 = load double, ptr %135, align 8
  %137 = fadd double %117, %136
  store double %137, ptr %135, align 8
  %138 = load <2 x double>, ptr %128, align 8
  %139 = shufflevector <2 x double> %138, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %140 = fadd <2 x double> %138, %139
  %141 = extractelement <2 x double> %140, i64 0
  %142 = fdiv double %141, 2.000000e+03
  %143 = fcmp ogt double %142, 1.000000e+00
  br i1 %143, label %144, label %148

144:                                              ; preds = %81
  %145 = insertelement <2 x double> poison, double %142, i64 0
  %146 = shufflevector <2 x double> %145, <2 x double> poison, <2 x i32> zeroinitializer
  %147 = fdiv <2 x double> %138, %146
  store <2 x double> %147, ptr %128, align 8
  br label %148

148:                                              ; preds = %81, %144
  %149 = fmul <2 x double> %129, %130
  %150 = extractelement <2 x double> %149, i64 1
  %151 = fmul double %8, %150
  %152 = extractelement <2 x double> %149, i64 0
  %153 = fadd double %152, %151
  %154 = fmul double %153, %126
  %155 = fdiv double %154, 2.000000e+03
  %156 = fcmp ogt double %119, %5
  %157 = select i1 %156, double %119, double %5
  store double %157, ptr %118, align 8
  %158 = add nsw i64 %16, -1
  %159 = sdiv i64 %158, 4
  %160 = sitofp i64 %159 to double
  %161 = getelementptr inbounds nuw i8, ptr %0, i64 480
  %162 = load double, ptr %161, align 8
  %163 = fmul double %162, %160
  %164 = fadd double %155, %163
  %165 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %166 = load double, ptr %165, align 8
  %167 = fadd double %54, %166
  %168 = getelementptr inbounds nuw i8, ptr %0, i64 296
  %169 = load double, ptr %168, align 8
  %170 = fadd double %113, %169
  %171 = fadd double %164, %170
  %172 = fcmp ogt double %167, %171
  %173 = select i1 %172, double %167, double %171
  br label %178

174:                                              ; preds = %15
  %175 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %176 = load double, ptr %175, align 8
  %177 = fadd double %54, %176
  br label %178

178:                                              ; preds = %174, %148
  %179 = phi double [ %173, %148 ], [ %177, %174 ]
  ret double %179
}

declare double @llvm.ceil.f64(double) #5

declare i32 @llvm.cttz.i32(i32, i1 immarg) #5

attributes #0 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nobuiltin }
attributes #7 = { nounwind }

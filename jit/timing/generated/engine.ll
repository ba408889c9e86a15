; LLVM IR of engine.c, made by python -m jit.llvm.generate.

%struct.Entry = type { double, i64, i32, i32 }
%struct.Warp = type { double, double, double, double, double, double, double, double, double, [8 x double], [64 x double], [64 x double], [64 x double], i64, i64, i64, i64, i64, i64, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, [8 x i8] }
%struct.Code = type { i32, i32, i32, i32, i8, i8, i8, i8, i8, i8, i8, i8 }
%struct.Slot = type { [16 x double], [256 x double], double, double, [256 x i32], [256 x i32], i32, i32, i32, i32, i32, i32 }
%struct.Span = type { double, double, i64, i32, i32, i32, i32 }
%struct.Record = type { i64, i64, i64, i64, i32, i32, i32, i32, i64 }
%struct.Line = type { [4 x double], i32, i32 }

define double @run(ptr noundef %0) #0 {
  %2 = alloca [64 x i8], align 16
  %3 = alloca [64 x ptr], align 16
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 2088
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %6 = load i64, ptr %5, align 8
  %7 = icmp sgt i64 %6, 0
  br i1 %7, label %8, label %15

8:                                                ; preds = %1
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 104
  br label %10

10:                                               ; preds = %8, %62
  %11 = phi i64 [ 0, %8 ], [ %64, %62 ]
  %12 = load i64, ptr %4, align 8
  %13 = load i64, ptr %9, align 8
  %14 = icmp slt i64 %12, %13
  br i1 %14, label %62, label %15

15:                                               ; preds = %10, %62, %1
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 2096
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %18 = load i64, ptr %16, align 8
  %19 = load i64, ptr %17, align 8
  %20 = icmp slt i64 %18, %19
  br i1 %20, label %21, label %1105

21:                                               ; preds = %15
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 2072
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 992
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 952
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 1008
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 1016
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 2136
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 960
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 2056
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 2064
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 2048
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 2112
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 432
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 2144
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 272
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 352
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 280
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 304
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 1000
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 344
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 2080
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 400
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 2128
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 424
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 2120
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 976
  br label %71

62:                                               ; preds = %10
  %63 = trunc nuw nsw i64 %11 to i32
  tail call fastcc void @begin(ptr noundef nonnull %0, i32 noundef %63, double noundef 0.000000e+00) #6
  %64 = add nuw nsw i64 %11, 1
  %65 = load i64, ptr %5, align 8
  %66 = icmp sgt i64 %65, %64
  br i1 %66, label %10, label %15

67:                                               ; preds = %1095, %1079
  %68 = load i64, ptr %16, align 8
  %69 = load i64, ptr %17, align 8
  %70 = icmp slt i64 %68, %69
  br i1 %70, label %71, label %1105

71:                                               ; preds = %21, %67
  %72 = phi i64 [ %19, %21 ], [ %69, %67 ]
  %73 = phi i64 [ %18, %21 ], [ %68, %67 ]
  %74 = phi double [ 0.000000e+00, %21 ], [ %1037, %67 ]
  %75 = load i64, ptr %22, align 8
  %76 = icmp eq i64 %75, 0
  br i1 %76, label %1034, label %77

77:                                               ; preds = %71, %1028
  %78 = phi i64 [ %1029, %1028 ], [ %75, %71 ]
  %79 = phi double [ %140, %1028 ], [ %74, %71 ]
  %80 = load ptr, ptr %23, align 8
  %81 = load double, ptr %80, align 8
  %82 = getelementptr inbounds nuw i8, ptr %80, i64 16
  %83 = load i32, ptr %82, align 8
  %84 = add nsw i64 %78, -1
  store i64 %84, ptr %22, align 8
  %85 = getelementptr inbounds %struct.Entry, ptr %80, i64 %84
  %86 = load double, ptr %85, align 8
  %87 = getelementptr inbounds nuw i8, ptr %85, i64 8
  %88 = load <2 x i64>, ptr %87, align 8
  %89 = load i64, ptr %87, align 8
  %90 = icmp sgt i64 %78, 2
  br i1 %90, label %91, label %134

91:                                               ; preds = %77, %126
  %92 = phi i64 [ %130, %126 ], [ %84, %77 ]
  %93 = phi i64 [ %129, %126 ], [ 1, %77 ]
  %94 = phi i64 [ %128, %126 ], [ 0, %77 ]
  %95 = phi i64 [ %116, %126 ], [ 0, %77 ]
  %96 = add nsw i64 %94, 2
  %97 = icmp slt i64 %96, %92
  %98 = load ptr, ptr %23, align 8
  br i1 %97, label %99, label %115

99:                                               ; preds = %91
  %100 = getelementptr inbounds %struct.Entry, ptr %98, i64 %96
  %101 = getelementptr inbounds %struct.Entry, ptr %98, i64 %93
  %102 = load double, ptr %100, align 8
  %103 = load double, ptr %101, align 8
  %104 = fcmp olt double %102, %103
  br i1 %104, label %114, label %105

105:                                              ; preds = %99
  %106 = fcmp oeq double %102, %103
  br i1 %106, label %107, label %115

107:                                              ; preds = %105
  %108 = getelementptr inbounds nuw i8, ptr %100, i64 8
  %109 = load i64, ptr %108, align 8
  %110 = getelementptr inbounds nuw i8, ptr %101, i64 8
  %111 = load i64, ptr %110, align 8
  %112 = icmp slt i64 %109, %111
  %113 = freeze i1 %112
  br i1 %113, label %114, label %115

114:                                              ; preds = %107, %99
  br label %115

115:                                              ; preds = %114, %107, %105, %91
  %116 = phi i64 [ %93, %91 ], [ %96, %114 ], [ %93, %107 ], [ %93, %105 ]
  %117 = getelementptr inbounds %struct.Entry, ptr %98, i64 %116
  %118 = load double, ptr %117, align 8
  %119 = fcmp olt double %118, %86
  br i1 %119, label %126, label %120

120:                                              ; preds = %115
  %121 = fcmp oeq double %118, %86
  br i1 %121, label %122, label %134

122:                                              ; preds = %120
  %123 = getelementptr inbounds nuw i8, ptr %117, i64 8
  %124 = load i64, ptr %123, align 8
  %125 = icmp slt i64 %124, %89
  br i1 %125, label %126, label %134

126:                                              ; preds = %122, %115
  %127 = getelementptr inbounds %struct.Entry, ptr %98, i64 %95
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %127, ptr noundef nonnull align 8 dereferenceable(24) %117, i64 24, i1 false)
  %128 = shl nsw i64 %116, 1
  %129 = or disjoint i64 %128, 1
  %130 = load i64, ptr %22, align 8
  %131 = icmp slt i64 %129, %130
  br i1 %131, label %91, label %132

132:                                              ; preds = %126
  %133 = load ptr, ptr %23, align 8
  br label %134

134:                                              ; preds = %120, %122, %77, %132
  %135 = phi ptr [ %80, %77 ], [ %133, %132 ], [ %98, %122 ], [ %98, %120 ]
  %136 = phi i64 [ 0, %77 ], [ %116, %132 ], [ %95, %122 ], [ %95, %120 ]
  %137 = getelementptr inbounds %struct.Entry, ptr %135, i64 %136
  store double %86, ptr %137, align 8
  %138 = getelementptr inbounds nuw i8, ptr %137, i64 8
  store <2 x i64> %88, ptr %138, align 8
  %139 = fcmp ogt double %79, %81
  %140 = select i1 %139, double %79, double %81
  %141 = load ptr, ptr %24, align 8
  %142 = sext i32 %83 to i64
  %143 = getelementptr inbounds %struct.Warp, ptr %141, i64 %142
  %144 = getelementptr inbounds nuw i8, ptr %143, i64 1672
  %145 = getelementptr inbounds nuw i8, ptr %143, i64 1680
  %146 = load i64, ptr %145, align 8
  %147 = load i64, ptr %144, align 8
  %148 = icmp slt i64 %147, %146
  br i1 %148, label %149, label %205

149:                                              ; preds = %134
  %150 = getelementptr inbounds nuw i8, ptr %143, i64 1728
  %151 = getelementptr inbounds nuw i8, ptr %143, i64 1688
  %152 = getelementptr inbounds nuw i8, ptr %143, i64 72
  %153 = getelementptr inbounds nuw i8, ptr %143, i64 1776
  %154 = getelementptr inbounds nuw i8, ptr %143, i64 1736
  %155 = getelementptr inbounds nuw i8, ptr %143, i64 1744
  %156 = getelementptr inbounds nuw i8, ptr %143, i64 8
  %157 = getelementptr inbounds nuw i8, ptr %143, i64 1720
  %158 = getelementptr inbounds nuw i8, ptr %143, i64 1732
  %159 = getelementptr inbounds nuw i8, ptr %143, i64 1740
  %160 = getelementptr inbounds nuw i8, ptr %143, i64 32
  %161 = getelementptr inbounds nuw i8, ptr %143, i64 56
  br label %162

162:                                              ; preds = %1024, %149
  %163 = phi i64 [ %147, %149 ], [ %1025, %1024 ]
  %164 = phi i64 [ %146, %149 ], [ %1026, %1024 ]
  %165 = load i32, ptr %150, align 8
  %166 = sext i32 %165 to i64
  %167 = add nsw i32 %165, 1
  %168 = load ptr, ptr %25, align 8
  %169 = getelementptr inbounds i32, ptr %168, i64 %163
  %170 = load i32, ptr %169, align 4
  %171 = load ptr, ptr %26, align 8
  %172 = zext i32 %170 to i64
  %173 = getelementptr inbounds nuw i64, ptr %171, i64 %172
  %174 = load i64, ptr %173, align 8
  %175 = add nsw i64 %174, %166
  %176 = add i32 %170, 1
  %177 = zext i32 %176 to i64
  %178 = getelementptr inbounds nuw i64, ptr %171, i64 %177
  %179 = load i64, ptr %178, align 8
  %180 = icmp slt i64 %175, %179
  br i1 %180, label %198, label %194

181:                                              ; preds = %194
  %182 = load ptr, ptr %25, align 8
  %183 = getelementptr inbounds i32, ptr %182, i64 %196
  %184 = load i32, ptr %183, align 4
  %185 = load ptr, ptr %26, align 8
  %186 = zext i32 %184 to i64
  %187 = getelementptr inbounds nuw i64, ptr %185, i64 %186
  %188 = load i64, ptr %187, align 8
  %189 = add i32 %184, 1
  %190 = zext i32 %189 to i64
  %191 = getelementptr inbounds nuw i64, ptr %185, i64 %190
  %192 = load i64, ptr %191, align 8
  %193 = icmp slt i64 %188, %192
  br i1 %193, label %198, label %194

194:                                              ; preds = %162, %181
  %195 = phi i64 [ %196, %181 ], [ %163, %162 ]
  %196 = add i64 %195, 1
  store i64 %196, ptr %144, align 8
  store i32 0, ptr %150, align 8
  %197 = icmp eq i64 %196, %164
  br i1 %197, label %205, label %181

198:                                              ; preds = %181, %162
  %199 = phi i64 [ %163, %162 ], [ %196, %181 ]
  %200 = phi i32 [ %167, %162 ], [ 1, %181 ]
  %201 = phi i64 [ %175, %162 ], [ %188, %181 ]
  %202 = load ptr, ptr %0, align 8
  %203 = getelementptr inbounds %struct.Code, ptr %202, i64 %201
  %204 = icmp eq ptr %202, null
  br i1 %204, label %205, label %302

205:                                              ; preds = %1024, %198, %194, %134
  %206 = load double, ptr %143, align 8
  %207 = load ptr, ptr %33, align 8
  %208 = getelementptr inbounds nuw i8, ptr %143, i64 1732
  %209 = load i32, ptr %208, align 4
  %210 = sext i32 %209 to i64
  %211 = getelementptr inbounds %struct.Slot, ptr %207, i64 %210
  %212 = getelementptr inbounds nuw i8, ptr %143, i64 1768
  store i32 1, ptr %212, align 8
  %213 = getelementptr inbounds nuw i8, ptr %143, i64 1720
  store i64 -1, ptr %213, align 8
  %214 = getelementptr inbounds nuw i8, ptr %143, i64 16
  %215 = load double, ptr %214, align 8
  %216 = load ptr, ptr %33, align 8
  %217 = getelementptr inbounds %struct.Slot, ptr %216, i64 %210, i32 11
  %218 = load i32, ptr %217, align 4
  %219 = icmp eq i32 %218, 0
  %220 = fcmp ugt double %206, %215
  %221 = and i1 %220, %219
  br i1 %221, label %222, label %247

222:                                              ; preds = %205
  %223 = load i64, ptr %34, align 8
  %224 = icmp eq i64 %223, 0
  br i1 %224, label %247, label %225

225:                                              ; preds = %222
  %226 = load i64, ptr %35, align 8
  %227 = add nsw i64 %226, 1
  store i64 %227, ptr %35, align 8
  %228 = icmp slt i64 %226, %223
  br i1 %228, label %229, label %247

229:                                              ; preds = %225
  %230 = load ptr, ptr %36, align 8
  %231 = getelementptr inbounds %struct.Span, ptr %230, i64 %226
  %232 = load i64, ptr %213, align 8
  %233 = getelementptr inbounds nuw i8, ptr %143, i64 1736
  %234 = load i32, ptr %233, align 8
  %235 = load i64, ptr %37, align 8
  %236 = getelementptr inbounds nuw i8, ptr %143, i64 1740
  %237 = load i32, ptr %236, align 4
  %238 = trunc i64 %235 to i32
  %239 = mul i32 %234, %238
  %240 = add i32 %239, %237
  store double %215, ptr %231, align 8
  %241 = getelementptr inbounds nuw i8, ptr %231, i64 8
  store double %206, ptr %241, align 8
  %242 = getelementptr inbounds nuw i8, ptr %231, i64 16
  store i64 %232, ptr %242, align 8
  %243 = getelementptr inbounds nuw i8, ptr %231, i64 24
  store i32 %240, ptr %243, align 8
  %244 = getelementptr inbounds nuw i8, ptr %231, i64 28
  store i32 0, ptr %244, align 4
  %245 = getelementptr inbounds nuw i8, ptr %231, i64 32
  store i32 0, ptr %245, align 8
  %246 = getelementptr inbounds nuw i8, ptr %231, i64 36
  store i32 0, ptr %246, align 4
  br label %247

247:                                              ; preds = %229, %225, %222, %205
  %248 = getelementptr inbounds nuw i8, ptr %211, i64 4252
  %249 = load i32, ptr %248, align 4
  %250 = add nsw i32 %249, -1
  store i32 %250, ptr %248, align 4
  %251 = getelementptr inbounds nuw i8, ptr %211, i64 4240
  %252 = load i32, ptr %251, align 8
  %253 = icmp slt i32 %252, %250
  %254 = icmp eq i32 %250, 0
  %255 = or i1 %254, %253
  br i1 %255, label %287, label %256

256:                                              ; preds = %247
  store i32 0, ptr %251, align 8
  %257 = getelementptr inbounds nuw i8, ptr %211, i64 4248
  %258 = load i32, ptr %257, align 8
  %259 = add nsw i32 %258, 1
  store i32 %259, ptr %257, align 8
  %260 = getelementptr inbounds nuw i8, ptr %211, i64 2176
  %261 = load double, ptr %260, align 8
  %262 = load double, ptr %55, align 8
  %263 = fadd double %261, %262
  %264 = load i64, ptr %56, align 8
  %265 = icmp sgt i64 %264, 1
  br i1 %265, label %266, label %268

266:                                              ; preds = %256
  %267 = load double, ptr %46, align 8
  br label %268

268:                                              ; preds = %266, %256
  %269 = phi double [ %267, %266 ], [ 0.000000e+00, %256 ]
  %270 = fadd double %263, %269
  %271 = getelementptr inbounds nuw i8, ptr %211, i64 2184
  store double %270, ptr %271, align 8
  %272 = getelementptr inbounds nuw i8, ptr %211, i64 4244
  %273 = load i32, ptr %272, align 4
  %274 = icmp sgt i32 %273, -1
  br i1 %274, label %275, label %285

275:                                              ; preds = %268, %275
  %276 = phi i32 [ %281, %275 ], [ %273, %268 ]
  %277 = load ptr, ptr %24, align 8
  %278 = zext nneg i32 %276 to i64
  %279 = getelementptr inbounds nuw %struct.Warp, ptr %277, i64 %278
  %280 = getelementptr inbounds nuw i8, ptr %279, i64 1748
  %281 = load i32, ptr %280, align 4
  tail call fastcc void @wakes(ptr noundef nonnull %0, ptr noundef %279, double noundef %270) #6
  %282 = icmp sgt i32 %281, -1
  br i1 %282, label %275, label %283

283:                                              ; preds = %275
  %284 = load i32, ptr %248, align 4
  br label %285

285:                                              ; preds = %283, %268
  %286 = phi i32 [ %284, %283 ], [ %250, %268 ]
  store i32 -1, ptr %272, align 4
  br label %287

287:                                              ; preds = %285, %247
  %288 = phi i32 [ %250, %247 ], [ %286, %285 ]
  %289 = icmp eq i32 %288, 0
  br i1 %289, label %290, label %1028

290:                                              ; preds = %287
  %291 = load ptr, ptr %57, align 8
  %292 = load i64, ptr %16, align 8
  %293 = add nsw i64 %292, 1
  store i64 %293, ptr %16, align 8
  %294 = getelementptr inbounds double, ptr %291, i64 %292
  store double %206, ptr %294, align 8
  %295 = load i64, ptr %4, align 8
  %296 = load i64, ptr %17, align 8
  %297 = icmp slt i64 %295, %296
  br i1 %297, label %298, label %1028

298:                                              ; preds = %290
  %299 = load i32, ptr %208, align 4
  %300 = load double, ptr %58, align 8
  %301 = fadd double %206, %300
  tail call fastcc void @begin(ptr noundef nonnull %0, i32 noundef %299, double noundef %301) #6
  br label %1028

302:                                              ; preds = %198
  %303 = getelementptr inbounds nuw i8, ptr %203, i64 23
  %304 = load i8, ptr %303, align 1
  %305 = icmp eq i8 %304, 0
  br i1 %305, label %346, label %306

306:                                              ; preds = %302
  store i32 %200, ptr %150, align 8
  %307 = getelementptr inbounds nuw i8, ptr %203, i64 4
  br label %308

308:                                              ; preds = %344, %306
  %309 = phi i64 [ %345, %344 ], [ %199, %306 ]
  br label %310

310:                                              ; preds = %308, %334
  %311 = load ptr, ptr %27, align 8
  %312 = getelementptr inbounds i64, ptr %311, i64 %309
  %313 = load i64, ptr %312, align 8
  %314 = getelementptr i8, ptr %312, i64 8
  %315 = load i64, ptr %314, align 8
  %316 = load i64, ptr %151, align 8
  %317 = icmp slt i64 %316, %313
  br i1 %317, label %318, label %319

318:                                              ; preds = %310
  store i64 %313, ptr %151, align 8
  br label %319

319:                                              ; preds = %318, %310
  %320 = phi i64 [ %313, %318 ], [ %316, %310 ]
  %321 = icmp slt i64 %320, %315
  br i1 %321, label %322, label %1024

322:                                              ; preds = %319, %329
  %323 = phi i64 [ %330, %329 ], [ %320, %319 ]
  %324 = load ptr, ptr %28, align 8
  %325 = getelementptr inbounds %struct.Record, ptr %324, i64 %323, i32 4
  %326 = load i32, ptr %325, align 8
  %327 = load i32, ptr %203, align 4
  %328 = icmp slt i32 %326, %327
  br i1 %328, label %329, label %332

329:                                              ; preds = %322
  %330 = add i64 %323, 1
  store i64 %330, ptr %151, align 8
  %331 = icmp eq i64 %330, %315
  br i1 %331, label %1024, label %322

332:                                              ; preds = %322
  %333 = icmp eq i32 %326, %327
  br i1 %333, label %334, label %1024

334:                                              ; preds = %332
  %335 = getelementptr inbounds %struct.Record, ptr %324, i64 %323
  %336 = add nsw i64 %323, 1
  store i64 %336, ptr %151, align 8
  %337 = getelementptr inbounds nuw i8, ptr %335, i64 36
  %338 = load i32, ptr %337, align 4
  %339 = icmp sgt i32 %338, 3
  br i1 %339, label %340, label %310

340:                                              ; preds = %334
  %341 = load double, ptr %143, align 8
  %342 = load i32, ptr %307, align 4
  %343 = tail call fastcc zeroext i1 @event(ptr noundef nonnull %0, ptr noundef nonnull %143, ptr noundef %335, double noundef %341, i32 noundef %342) #6
  br i1 %343, label %1028, label %344

344:                                              ; preds = %340
  %345 = load i64, ptr %144, align 8
  br label %308

346:                                              ; preds = %302
  %347 = load double, ptr %143, align 8
  %348 = getelementptr inbounds nuw i8, ptr %203, i64 16
  %349 = load i8, ptr %348, align 4
  %350 = getelementptr inbounds nuw i8, ptr %203, i64 21
  %351 = load i8, ptr %350, align 1
  %352 = icmp eq i8 %351, 0
  br i1 %352, label %355, label %353

353:                                              ; preds = %346
  %354 = zext i8 %351 to i32
  br label %370

355:                                              ; preds = %383, %346
  %356 = phi i32 [ 1, %346 ], [ %384, %383 ]
  %357 = phi double [ %347, %346 ], [ %385, %383 ]
  %358 = load ptr, ptr %29, align 8
  %359 = load i32, ptr %154, align 8
  %360 = shl nsw i32 %359, 2
  %361 = load i32, ptr %155, align 8
  %362 = add nsw i32 %360, %361
  %363 = sext i32 %362 to i64
  %364 = getelementptr inbounds double, ptr %358, i64 %363
  %365 = load double, ptr %364, align 8
  %366 = fcmp ogt double %357, %365
  %367 = select i1 %366, double %357, double %365
  %368 = icmp eq i8 %349, 0
  %369 = load ptr, ptr %30, align 8
  br i1 %368, label %389, label %399

370:                                              ; preds = %383, %353
  %371 = phi i32 [ %354, %353 ], [ %387, %383 ]
  %372 = phi double [ %347, %353 ], [ %385, %383 ]
  %373 = phi i32 [ 1, %353 ], [ %384, %383 ]
  %374 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %371, i1 true)
  %375 = zext nneg i32 %374 to i64
  %376 = getelementptr inbounds nuw [8 x double], ptr %152, i64 0, i64 %375
  %377 = load double, ptr %376, align 8
  %378 = fcmp ogt double %377, %372
  br i1 %378, label %379, label %383

379:                                              ; preds = %370
  %380 = getelementptr inbounds nuw [8 x i8], ptr %153, i64 0, i64 %375
  %381 = load i8, ptr %380, align 1
  %382 = zext i8 %381 to i32
  br label %383

383:                                              ; preds = %379, %370
  %384 = phi i32 [ %382, %379 ], [ %373, %370 ]
  %385 = phi double [ %377, %379 ], [ %372, %370 ]
  %386 = add nsw i32 %371, -1
  %387 = and i32 %386, %371
  %388 = icmp eq i32 %387, 0
  br i1 %388, label %355, label %370

389:                                              ; preds = %355
  %390 = sext i32 %361 to i64
  %391 = sext i32 %360 to i64
  %392 = add nsw i64 %390, %391
  %393 = mul nsw i64 %392, 112
  %394 = getelementptr i8, ptr %369, i64 %393
  %395 = getelementptr i8, ptr %394, i64 16
  %396 = load double, ptr %395, align 8
  %397 = load double, ptr %394, align 8
  %398 = fcmp olt double %396, %397
  br i1 %398, label %422, label %406

399:                                              ; preds = %355
  %400 = icmp ult i8 %349, 8
  br i1 %400, label %401, label %412

401:                                              ; preds = %399
  %402 = sext i32 %361 to i64
  %403 = sext i32 %360 to i64
  %404 = add nsw i64 %402, %403
  %405 = mul nsw i64 %404, 112
  br label %406

406:                                              ; preds = %401, %389
  %407 = phi i64 [ %405, %401 ], [ %393, %389 ]
  %408 = zext nneg i8 %349 to i64
  %409 = getelementptr i8, ptr %369, i64 %407
  %410 = getelementptr double, ptr %409, i64 %408
  %411 = load double, ptr %410, align 8
  br label %422

412:                                              ; preds = %399
  %413 = sext i32 %360 to i64
  %414 = zext i8 %349 to i64
  %415 = mul nsw i64 %413, 112
  %416 = getelementptr i8, ptr %369, i64 %415
  %417 = getelementptr double, ptr %416, i64 %414
  %418 = load double, ptr %417, align 8
  %419 = icmp eq i8 %349, 8
  br i1 %419, label %420, label %422

420:                                              ; preds = %412
  %421 = load double, ptr %31, align 8
  br label %422

422:                                              ; preds = %420, %412, %406, %389
  %423 = phi i8 [ 8, %420 ], [ %349, %412 ], [ 2, %389 ], [ %349, %406 ]
  %424 = phi i32 [ 7, %420 ], [ 6, %412 ], [ 6, %389 ], [ 6, %406 ]
  %425 = phi double [ %418, %420 ], [ %418, %412 ], [ %396, %389 ], [ %411, %406 ]
  %426 = phi double [ %421, %420 ], [ 0.000000e+00, %412 ], [ 0.000000e+00, %389 ], [ 0.000000e+00, %406 ]
  %427 = fsub double %425, %426
  %428 = fcmp ogt double %427, %367
  %429 = select i1 %428, i32 %424, i32 5
  %430 = select i1 %428, double %427, double %367
  %431 = load i64, ptr %22, align 8
  %432 = icmp eq i64 %431, 0
  br i1 %432, label %461, label %433

433:                                              ; preds = %422
  %434 = load ptr, ptr %23, align 8
  %435 = load double, ptr %434, align 8
  %436 = fcmp olt double %435, %430
  br i1 %436, label %437, label %461

437:                                              ; preds = %433
  %438 = add nsw i64 %431, 1
  store i64 %438, ptr %22, align 8
  %439 = load i64, ptr %54, align 8
  %440 = add nsw i64 %439, 1
  store i64 %440, ptr %54, align 8
  br label %441

441:                                              ; preds = %449, %437
  %442 = phi i64 [ %445, %449 ], [ %431, %437 ]
  %443 = load ptr, ptr %23, align 8
  %444 = add nsw i64 %442, -1
  %445 = sdiv i64 %444, 2
  %446 = getelementptr inbounds %struct.Entry, ptr %443, i64 %445
  %447 = load double, ptr %446, align 8
  %448 = fcmp ogt double %447, %430
  br i1 %448, label %449, label %454

449:                                              ; preds = %441
  %450 = getelementptr inbounds %struct.Entry, ptr %443, i64 %442
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %450, ptr noundef nonnull align 8 dereferenceable(24) %446, i64 24, i1 false)
  %451 = icmp ult i64 %442, 3
  br i1 %451, label %452, label %441

452:                                              ; preds = %449
  %453 = load ptr, ptr %23, align 8
  br label %454

454:                                              ; preds = %441, %452
  %455 = phi ptr [ %453, %452 ], [ %443, %441 ]
  %456 = phi i64 [ %445, %452 ], [ %442, %441 ]
  %457 = getelementptr inbounds %struct.Entry, ptr %455, i64 %456
  store double %430, ptr %457, align 8
  %458 = getelementptr inbounds nuw i8, ptr %457, i64 8
  store i64 %439, ptr %458, align 8
  %459 = getelementptr inbounds nuw i8, ptr %457, i64 16
  store i32 %83, ptr %459, align 8
  %460 = getelementptr inbounds nuw i8, ptr %457, i64 20
  store i32 0, ptr %460, align 4
  br label %1028

461:                                              ; preds = %433, %422
  %462 = getelementptr inbounds nuw i8, ptr %203, i64 4
  %463 = load double, ptr %156, align 8
  %464 = fsub double %357, %463
  %465 = fadd double %464, -1.000000e+00
  %466 = fcmp ogt double %465, 0.000000e+00
  br i1 %466, label %467, label %478

467:                                              ; preds = %461
  %468 = load i32, ptr %462, align 4
  %469 = load ptr, ptr %32, align 8
  %470 = mul nsw i32 %468, 14
  %471 = add nsw i32 %470, %356
  %472 = sext i32 %471 to i64
  %473 = getelementptr inbounds double, ptr %469, i64 %472
  %474 = load double, ptr %473, align 8
  %475 = fadd double %465, %474
  store double %475, ptr %473, align 8
  %476 = load double, ptr %156, align 8
  %477 = fsub double %357, %476
  br label %478

478:                                              ; preds = %467, %461
  %479 = phi double [ %464, %461 ], [ %477, %467 ]
  %480 = phi double [ %463, %461 ], [ %476, %467 ]
  store i64 -1, ptr %157, align 8
  %481 = fcmp ogt double %479, 3.200000e+01
  br i1 %481, label %482, label %516

482:                                              ; preds = %478
  %483 = fadd double %480, 1.000000e+00
  %484 = load i32, ptr %462, align 4
  %485 = load ptr, ptr %33, align 8
  %486 = load i32, ptr %158, align 4
  %487 = sext i32 %486 to i64
  %488 = getelementptr inbounds %struct.Slot, ptr %485, i64 %487, i32 11
  %489 = load i32, ptr %488, align 4
  %490 = icmp eq i32 %489, 0
  %491 = fcmp ugt double %357, %483
  %492 = and i1 %491, %490
  br i1 %492, label %493, label %516

493:                                              ; preds = %482
  %494 = load i64, ptr %34, align 8
  %495 = icmp eq i64 %494, 0
  br i1 %495, label %516, label %496

496:                                              ; preds = %493
  %497 = load i64, ptr %35, align 8
  %498 = add nsw i64 %497, 1
  store i64 %498, ptr %35, align 8
  %499 = icmp slt i64 %497, %494
  br i1 %499, label %500, label %516

500:                                              ; preds = %496
  %501 = load ptr, ptr %36, align 8
  %502 = getelementptr inbounds %struct.Span, ptr %501, i64 %497
  %503 = load i64, ptr %157, align 8
  %504 = load i32, ptr %154, align 8
  %505 = load i64, ptr %37, align 8
  %506 = load i32, ptr %159, align 4
  %507 = trunc i64 %505 to i32
  %508 = mul i32 %504, %507
  %509 = add i32 %508, %506
  store double %483, ptr %502, align 8
  %510 = getelementptr inbounds nuw i8, ptr %502, i64 8
  store double %357, ptr %510, align 8
  %511 = getelementptr inbounds nuw i8, ptr %502, i64 16
  store i64 %503, ptr %511, align 8
  %512 = getelementptr inbounds nuw i8, ptr %502, i64 24
  store i32 %509, ptr %512, align 8
  %513 = getelementptr inbounds nuw i8, ptr %502, i64 28
  store i32 1, ptr %513, align 4
  %514 = getelementptr inbounds nuw i8, ptr %502, i64 32
  store i32 %356, ptr %514, align 8
  %515 = getelementptr inbounds nuw i8, ptr %502, i64 36
  store i32 %484, ptr %515, align 4
  br label %516

516:                                              ; preds = %500, %496, %493, %482, %478
  %517 = load double, ptr %156, align 8
  %518 = fadd double %517, 1.000000e+00
  %519 = fcmp ogt double %357, %518
  %520 = select i1 %519, double %357, double %518
  %521 = fsub double %430, %520
  %522 = fcmp ogt double %521, 0.000000e+00
  %523 = load i32, ptr %462, align 4
  br i1 %522, label %524, label %533

524:                                              ; preds = %516
  %525 = load ptr, ptr %32, align 8
  %526 = mul nsw i32 %523, 14
  %527 = add nsw i32 %526, %429
  %528 = sext i32 %527 to i64
  %529 = getelementptr inbounds double, ptr %525, i64 %528
  %530 = load double, ptr %529, align 8
  %531 = fadd double %521, %530
  store double %531, ptr %529, align 8
  %532 = load i32, ptr %462, align 4
  br label %533

533:                                              ; preds = %524, %516
  %534 = phi i32 [ %523, %516 ], [ %532, %524 ]
  %535 = load ptr, ptr %32, align 8
  %536 = mul nsw i32 %534, 14
  %537 = sext i32 %536 to i64
  %538 = getelementptr inbounds double, ptr %535, i64 %537
  %539 = load double, ptr %538, align 8
  %540 = fadd double %539, 1.000000e+00
  store double %540, ptr %538, align 8
  %541 = load i64, ptr %38, align 8
  %542 = add nsw i64 %541, 1
  store i64 %542, ptr %38, align 8
  %543 = load double, ptr %39, align 8
  %544 = fdiv double %430, %543
  %545 = fptosi double %544 to i64
  %546 = load i64, ptr %40, align 8
  %547 = icmp sgt i64 %546, %545
  %548 = add nsw i64 %546, -1
  %549 = select i1 %547, i64 %545, i64 %548
  %550 = load ptr, ptr %41, align 8
  %551 = mul i64 %549, 112
  %552 = getelementptr i8, ptr %550, i64 %551
  %553 = getelementptr i8, ptr %552, i64 104
  %554 = load double, ptr %553, align 8
  %555 = fadd double %554, 1.000000e+00
  store double %555, ptr %553, align 8
  %556 = fadd double %430, 1.000000e+00
  %557 = load ptr, ptr %29, align 8
  %558 = load i32, ptr %154, align 8
  %559 = shl nsw i32 %558, 2
  %560 = load i32, ptr %155, align 8
  %561 = add nsw i32 %559, %560
  %562 = sext i32 %561 to i64
  %563 = getelementptr inbounds double, ptr %557, i64 %562
  store double %556, ptr %563, align 8
  store double %430, ptr %156, align 8
  %564 = getelementptr inbounds nuw i8, ptr %203, i64 18
  %565 = load i8, ptr %564, align 2
  %566 = uitofp i8 %565 to double
  %567 = fcmp olt double %566, 1.000000e+00
  %568 = select i1 %567, double 1.000000e+00, double %566
  %569 = fadd double %430, %568
  store double %569, ptr %143, align 8
  %570 = load i32, ptr %150, align 8
  %571 = add nsw i32 %570, 1
  store i32 %571, ptr %150, align 8
  %572 = getelementptr inbounds nuw i8, ptr %203, i64 12
  %573 = load i32, ptr %572, align 4
  %574 = sitofp i32 %573 to double
  %575 = fadd double %430, %574
  %576 = fadd double %430, 8.000000e+00
  %577 = getelementptr inbounds nuw i8, ptr %203, i64 17
  %578 = load i8, ptr %577, align 1
  switch i8 %578, label %942 [
    i8 1, label %579
    i8 2, label %915
  ]

579:                                              ; preds = %533, %871
  %580 = phi double [ %874, %871 ], [ %575, %533 ]
  %581 = phi i1 [ true, %871 ], [ false, %533 ]
  %582 = phi double [ %672, %871 ], [ %576, %533 ]
  br label %583

583:                                              ; preds = %875, %579
  %584 = phi i1 [ true, %875 ], [ %581, %579 ]
  %585 = load ptr, ptr %27, align 8
  %586 = load i64, ptr %144, align 8
  %587 = getelementptr inbounds i64, ptr %585, i64 %586
  %588 = load i64, ptr %587, align 8
  %589 = getelementptr i8, ptr %587, i64 8
  %590 = load i64, ptr %589, align 8
  %591 = load i64, ptr %151, align 8
  %592 = icmp slt i64 %591, %588
  br i1 %592, label %593, label %594

593:                                              ; preds = %583
  store i64 %588, ptr %151, align 8
  br label %594

594:                                              ; preds = %593, %583
  %595 = phi i64 [ %588, %593 ], [ %591, %583 ]
  %596 = icmp slt i64 %595, %590
  br i1 %596, label %597, label %609

597:                                              ; preds = %594, %604
  %598 = phi i64 [ %605, %604 ], [ %595, %594 ]
  %599 = load ptr, ptr %28, align 8
  %600 = getelementptr inbounds %struct.Record, ptr %599, i64 %598, i32 4
  %601 = load i32, ptr %600, align 8
  %602 = load i32, ptr %203, align 4
  %603 = icmp slt i32 %601, %602
  br i1 %603, label %604, label %607

604:                                              ; preds = %597
  %605 = add i64 %598, 1
  store i64 %605, ptr %151, align 8
  %606 = icmp eq i64 %605, %590
  br i1 %606, label %609, label %597

607:                                              ; preds = %597
  %608 = icmp eq i32 %601, %602
  br i1 %608, label %610, label %609

609:                                              ; preds = %607, %594, %604
  br i1 %584, label %990, label %878

610:                                              ; preds = %607
  %611 = getelementptr inbounds %struct.Record, ptr %599, i64 %598
  %612 = add nsw i64 %598, 1
  store i64 %612, ptr %151, align 8
  %613 = getelementptr inbounds nuw i8, ptr %611, i64 36
  %614 = load i32, ptr %613, align 4
  %615 = icmp slt i32 %614, 4
  br i1 %615, label %616, label %875

616:                                              ; preds = %610
  %617 = getelementptr inbounds nuw i8, ptr %611, i64 36
  %618 = getelementptr inbounds nuw i8, ptr %611, i64 40
  %619 = load i32, ptr %618, align 8
  %620 = sitofp i32 %619 to double
  %621 = load double, ptr %43, align 8
  %622 = fdiv double %620, %621
  %623 = getelementptr inbounds nuw i8, ptr %611, i64 44
  %624 = load i32, ptr %623, align 4
  %625 = sitofp i32 %624 to double
  %626 = load i64, ptr %611, align 8
  %627 = sitofp i64 %626 to double
  %628 = load double, ptr %44, align 8
  %629 = fdiv double %627, %628
  %630 = fcmp olt double %629, %625
  %631 = select i1 %630, double %625, double %629
  %632 = getelementptr inbounds nuw i8, ptr %611, i64 8
  %633 = load i64, ptr %632, align 8
  %634 = sitofp i64 %633 to double
  %635 = fcmp ogt double %622, %631
  %636 = select i1 %635, double %622, double %631
  %637 = fcmp olt double %636, %634
  %638 = select i1 %637, double %634, double %636
  %639 = fcmp olt double %638, 1.000000e+00
  %640 = select i1 %639, double 1.000000e+00, double %638
  %641 = icmp ne i32 %614, 2
  %642 = icmp eq i64 %626, 0
  %643 = select i1 %641, i1 true, i1 %642
  %644 = fcmp ogt double %640, %627
  %645 = select i1 %643, i1 true, i1 %644
  %646 = select i1 %645, double %640, double %627
  %647 = load ptr, ptr %30, align 8
  %648 = load i32, ptr %154, align 8
  %649 = shl nsw i32 %648, 2
  %650 = sext i32 %649 to i64
  %651 = mul nsw i64 %650, 112
  %652 = getelementptr i8, ptr %647, i64 %651
  %653 = getelementptr i8, ptr %652, i64 64
  %654 = load double, ptr %653, align 8
  %655 = fcmp ogt double %430, %654
  %656 = select i1 %655, double %430, double %654
  %657 = load double, ptr %39, align 8
  %658 = fdiv double %656, %657
  %659 = fptosi double %658 to i64
  %660 = load i64, ptr %40, align 8
  %661 = icmp sgt i64 %660, %659
  %662 = add nsw i64 %660, -1
  %663 = select i1 %661, i64 %659, i64 %662
  %664 = load ptr, ptr %41, align 8
  %665 = mul i64 %663, 112
  %666 = getelementptr i8, ptr %664, i64 %665
  %667 = getelementptr i8, ptr %666, i64 64
  %668 = load double, ptr %667, align 8
  %669 = fadd double %668, %646
  store double %669, ptr %667, align 8
  %670 = fadd double %656, %646
  store double %670, ptr %653, align 8
  %671 = load double, ptr %45, align 8
  %672 = fadd double %670, 8.000000e+00
  %673 = getelementptr inbounds nuw i8, ptr %611, i64 16
  %674 = load i64, ptr %673, align 8
  %675 = icmp eq i64 %674, 0
  br i1 %675, label %678, label %676

676:                                              ; preds = %616
  %677 = load double, ptr %46, align 8
  br label %678

678:                                              ; preds = %676, %616
  %679 = phi double [ %677, %676 ], [ %671, %616 ]
  %680 = fadd double %670, %679
  %681 = load i64, ptr %611, align 8
  %682 = icmp eq i64 %681, 0
  br i1 %682, label %683, label %688

683:                                              ; preds = %678
  %684 = load i32, ptr %617, align 4
  %685 = icmp eq i32 %684, 2
  br i1 %685, label %686, label %871

686:                                              ; preds = %683
  %687 = fadd double %671, %680
  br label %871

688:                                              ; preds = %678
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %2) #7
  %689 = load i32, ptr %617, align 4
  switch i32 %689, label %810 [
    i32 0, label %690
    i32 3, label %690
    i32 2, label %811
  ]

690:                                              ; preds = %688, %688
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %3) #7
  %691 = load double, ptr %42, align 8
  %692 = fadd double %670, %691
  %693 = load ptr, ptr %33, align 8
  %694 = load i32, ptr %158, align 4
  %695 = sext i32 %694 to i64
  %696 = getelementptr inbounds %struct.Slot, ptr %693, i64 %695, i32 11
  %697 = load i32, ptr %696, align 4
  %698 = mul i32 %697, 238516657
  %699 = icmp sgt i64 %681, 0
  br i1 %699, label %700, label %799

700:                                              ; preds = %690
  %701 = getelementptr inbounds nuw i8, ptr %611, i64 24
  %702 = load i64, ptr %701, align 8
  br label %703

703:                                              ; preds = %786, %700
  %704 = phi i64 [ %681, %700 ], [ %787, %786 ]
  %705 = phi i64 [ %702, %700 ], [ %788, %786 ]
  %706 = phi double [ %692, %700 ], [ %789, %786 ]
  %707 = phi i64 [ 0, %700 ], [ %790, %786 ]
  %708 = phi i64 [ 0, %700 ], [ %791, %786 ]
  %709 = load ptr, ptr %47, align 8
  %710 = getelementptr i32, ptr %709, i64 %705
  %711 = getelementptr i32, ptr %710, i64 %708
  %712 = load i32, ptr %711, align 4
  %713 = lshr i32 %712, 2
  %714 = icmp slt i32 %712, 0
  %715 = select i1 %714, i32 0, i32 %698
  %716 = add i32 %715, %713
  %717 = load i32, ptr %154, align 8
  %718 = sext i32 %717 to i64
  %719 = load i64, ptr %48, align 8
  %720 = mul nsw i64 %719, %718
  %721 = and i32 %716, 268435455
  %722 = mul i32 %721, -1640531535
  %723 = lshr i32 %722, 8
  %724 = zext nneg i32 %723 to i64
  %725 = srem i64 %724, %719
  %726 = add nsw i64 %720, %725
  %727 = load ptr, ptr %49, align 8
  %728 = mul nsw i64 %726, 160
  %729 = getelementptr inbounds i8, ptr %727, i64 %728
  br label %732

730:                                              ; preds = %732
  %731 = and i32 %712, 3
  br i1 %745, label %759, label %747

732:                                              ; preds = %732, %703
  %733 = phi i64 [ 0, %703 ], [ %743, %732 ]
  %734 = getelementptr inbounds nuw %struct.Line, ptr %729, i64 %733
  %735 = getelementptr inbounds nuw i8, ptr %734, i64 32
  %736 = load i32, ptr %735, align 8
  %737 = lshr i32 %736, 4
  %738 = icmp ne i32 %737, %721
  %739 = and i32 %736, 15
  %740 = icmp eq i32 %739, 0
  %741 = or i1 %738, %740
  %742 = select i1 %741, ptr null, ptr %734
  %743 = add nuw nsw i64 %733, 1
  %744 = icmp samesign ult i64 %733, 3
  %745 = icmp eq ptr %742, null
  %746 = select i1 %744, i1 %745, i1 false
  br i1 %746, label %732, label %730

747:                                              ; preds = %730
  %748 = getelementptr inbounds nuw i8, ptr %742, i64 32
  %749 = load i32, ptr %748, align 8
  %750 = shl nuw nsw i32 1, %731
  %751 = and i32 %749, %750
  %752 = icmp eq i32 %751, 0
  br i1 %752, label %769, label %753

753:                                              ; preds = %747
  %754 = zext nneg i32 %731 to i64
  %755 = getelementptr inbounds nuw [4 x double], ptr %742, i64 0, i64 %754
  %756 = load double, ptr %755, align 8
  %757 = fcmp ogt double %706, %756
  %758 = select i1 %757, double %706, double %756
  br label %786

759:                                              ; preds = %730
  %760 = shl i32 %716, 4
  %761 = getelementptr inbounds nuw i8, ptr %729, i64 36
  %762 = load i32, ptr %761, align 4
  %763 = add i32 %762, 1
  store i32 %763, ptr %761, align 4
  %764 = and i32 %762, 3
  %765 = zext nneg i32 %764 to i64
  %766 = getelementptr inbounds nuw %struct.Line, ptr %729, i64 %765
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %766, i8 0, i64 32, i1 false)
  %767 = getelementptr inbounds nuw i8, ptr %766, i64 32
  store i32 %760, ptr %767, align 8
  %768 = shl nuw nsw i32 1, %731
  br label %769

769:                                              ; preds = %759, %747
  %770 = phi i32 [ %750, %747 ], [ %768, %759 ]
  %771 = phi i32 [ %749, %747 ], [ %760, %759 ]
  %772 = phi ptr [ %734, %747 ], [ %766, %759 ]
  %773 = getelementptr inbounds nuw i8, ptr %772, i64 32
  %774 = or i32 %771, %770
  store i32 %774, ptr %773, align 8
  %775 = zext nneg i32 %731 to i64
  %776 = getelementptr inbounds nuw [4 x double], ptr %772, i64 0, i64 %775
  %777 = getelementptr inbounds ptr, ptr %3, i64 %707
  store ptr %776, ptr %777, align 8
  %778 = load ptr, ptr %50, align 8
  %779 = load i64, ptr %701, align 8
  %780 = getelementptr i8, ptr %778, i64 %779
  %781 = getelementptr i8, ptr %780, i64 %708
  %782 = load i8, ptr %781, align 1
  %783 = add nsw i64 %707, 1
  %784 = getelementptr inbounds i8, ptr %2, i64 %707
  store i8 %782, ptr %784, align 1
  %785 = load i64, ptr %611, align 8
  br label %786

786:                                              ; preds = %769, %753
  %787 = phi i64 [ %785, %769 ], [ %704, %753 ]
  %788 = phi i64 [ %779, %769 ], [ %705, %753 ]
  %789 = phi double [ %706, %769 ], [ %758, %753 ]
  %790 = phi i64 [ %783, %769 ], [ %707, %753 ]
  %791 = add nuw nsw i64 %708, 1
  %792 = icmp slt i64 %791, %787
  br i1 %792, label %703, label %793

793:                                              ; preds = %786
  %794 = icmp eq i64 %790, 0
  br i1 %794, label %799, label %795

795:                                              ; preds = %793
  %796 = load double, ptr %51, align 8
  %797 = call fastcc double @beyond(ptr noundef nonnull %0, ptr noundef nonnull %143, ptr noundef nonnull %2, i64 noundef %790, double noundef %670, double noundef %796) #6
  %798 = icmp sgt i64 %790, 0
  br i1 %798, label %804, label %799

799:                                              ; preds = %804, %795, %793, %690
  %800 = phi double [ %797, %795 ], [ %670, %793 ], [ %670, %690 ], [ %797, %804 ]
  %801 = phi double [ %789, %795 ], [ %789, %793 ], [ %692, %690 ], [ %789, %804 ]
  %802 = fcmp ogt double %800, %801
  %803 = select i1 %802, double %800, double %801
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %3) #7
  br label %859

804:                                              ; preds = %795, %804
  %805 = phi i64 [ %808, %804 ], [ 0, %795 ]
  %806 = getelementptr inbounds nuw [64 x ptr], ptr %3, i64 0, i64 %805
  %807 = load ptr, ptr %806, align 8
  store double %797, ptr %807, align 8
  %808 = add nuw nsw i64 %805, 1
  %809 = icmp eq i64 %808, %790
  br i1 %809, label %799, label %804

810:                                              ; preds = %688
  br label %811

811:                                              ; preds = %810, %688
  %812 = phi i64 [ 320, %810 ], [ 336, %688 ]
  %813 = getelementptr inbounds nuw i8, ptr %0, i64 %812
  %814 = load double, ptr %813, align 8
  %815 = getelementptr inbounds nuw i8, ptr %611, i64 48
  %816 = load i64, ptr %815, align 8
  %817 = icmp eq i64 %816, 0
  br i1 %817, label %828, label %818

818:                                              ; preds = %811
  %819 = sitofp i64 %681 to double
  %820 = sub nsw i64 %681, %816
  %821 = sitofp i64 %820 to double
  %822 = fdiv double %821, %814
  %823 = sitofp i64 %816 to double
  %824 = load double, ptr %52, align 8
  %825 = fdiv double %823, %824
  %826 = fadd double %822, %825
  %827 = fdiv double %819, %826
  br label %828

828:                                              ; preds = %818, %811
  %829 = phi double [ %827, %818 ], [ %814, %811 ]
  %830 = load ptr, ptr %50, align 8
  %831 = getelementptr inbounds nuw i8, ptr %611, i64 24
  %832 = load i64, ptr %831, align 8
  %833 = getelementptr inbounds i8, ptr %830, i64 %832
  %834 = tail call fastcc double @beyond(ptr noundef nonnull %0, ptr noundef nonnull %143, ptr noundef %833, i64 noundef %681, double noundef %670, double noundef %829) #6
  %835 = load i32, ptr %617, align 4
  %836 = icmp eq i32 %835, 2
  br i1 %836, label %837, label %840

837:                                              ; preds = %828
  %838 = load double, ptr %53, align 8
  %839 = fadd double %834, %838
  br label %840

840:                                              ; preds = %837, %828
  %841 = phi double [ %839, %837 ], [ %834, %828 ]
  %842 = load ptr, ptr %30, align 8
  %843 = load i32, ptr %154, align 8
  %844 = shl nsw i32 %843, 2
  %845 = sext i32 %844 to i64
  %846 = mul nsw i64 %845, 112
  %847 = getelementptr i8, ptr %842, i64 %846
  %848 = getelementptr i8, ptr %847, i64 64
  %849 = load double, ptr %848, align 8
  %850 = getelementptr i8, ptr %847, i64 80
  %851 = load double, ptr %850, align 8
  %852 = getelementptr i8, ptr %847, i64 88
  %853 = load double, ptr %852, align 8
  %854 = fcmp ogt double %851, %853
  %855 = select i1 %854, double %851, double %853
  %856 = fadd double %855, -1.000000e+03
  %857 = fcmp ogt double %849, %856
  %858 = select i1 %857, double %849, double %856
  store double %858, ptr %848, align 8
  br label %859

859:                                              ; preds = %840, %799
  %860 = phi double [ %803, %799 ], [ %841, %840 ]
  %861 = load i32, ptr %617, align 4
  %862 = icmp eq i32 %861, 3
  br i1 %862, label %863, label %870

863:                                              ; preds = %859
  %864 = load double, ptr %160, align 8
  %865 = fcmp ogt double %864, %860
  %866 = select i1 %865, double %864, double %860
  store double %866, ptr %160, align 8
  %867 = load double, ptr %161, align 8
  %868 = fcmp ogt double %867, %860
  %869 = select i1 %868, double %867, double %860
  store double %869, ptr %161, align 8
  br label %870

870:                                              ; preds = %863, %859
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %2) #7
  br label %871

871:                                              ; preds = %870, %686, %683
  %872 = phi double [ %860, %870 ], [ %687, %686 ], [ %680, %683 ]
  %873 = fcmp ogt double %580, %872
  %874 = select i1 %873, double %580, double %872
  br label %579

875:                                              ; preds = %610
  %876 = load i32, ptr %462, align 4
  %877 = tail call fastcc zeroext i1 @event(ptr noundef nonnull %0, ptr noundef nonnull %143, ptr noundef %611, double noundef %430, i32 noundef %876) #6
  br i1 %877, label %990, label %583

878:                                              ; preds = %609
  %879 = getelementptr inbounds nuw i8, ptr %203, i64 8
  %880 = load i32, ptr %879, align 4
  %881 = icmp eq i32 %880, 0
  br i1 %881, label %990, label %882

882:                                              ; preds = %878
  %883 = icmp ult i8 %423, 8
  br i1 %883, label %884, label %887

884:                                              ; preds = %882
  %885 = load i32, ptr %155, align 8
  %886 = sext i32 %885 to i64
  br label %887

887:                                              ; preds = %884, %882
  %888 = phi i64 [ %886, %884 ], [ 0, %882 ]
  %889 = load ptr, ptr %30, align 8
  %890 = load i32, ptr %154, align 8
  %891 = shl nsw i32 %890, 2
  %892 = sext i32 %891 to i64
  %893 = add nsw i64 %888, %892
  %894 = zext i8 %423 to i64
  %895 = mul nsw i64 %893, 112
  %896 = getelementptr i8, ptr %889, i64 %895
  %897 = getelementptr double, ptr %896, i64 %894
  %898 = load double, ptr %897, align 8
  %899 = fcmp ogt double %430, %898
  %900 = select i1 %899, double %430, double %898
  %901 = load double, ptr %39, align 8
  %902 = fdiv double %900, %901
  %903 = fptosi double %902 to i64
  %904 = load i64, ptr %40, align 8
  %905 = icmp sgt i64 %904, %903
  %906 = add nsw i64 %904, -1
  %907 = select i1 %905, i64 %903, i64 %906
  %908 = load ptr, ptr %41, align 8
  %909 = mul i64 %907, 112
  %910 = getelementptr i8, ptr %908, i64 %909
  %911 = getelementptr double, ptr %910, i64 %894
  %912 = load double, ptr %911, align 8
  %913 = fadd double %912, 1.000000e+00
  store double %913, ptr %911, align 8
  %914 = fadd double %900, 1.000000e+00
  store double %914, ptr %897, align 8
  br label %990

915:                                              ; preds = %533
  %916 = load ptr, ptr %30, align 8
  %917 = load i32, ptr %154, align 8
  %918 = shl nsw i32 %917, 2
  %919 = sext i32 %918 to i64
  %920 = mul nsw i64 %919, 112
  %921 = getelementptr i8, ptr %916, i64 %920
  %922 = getelementptr i8, ptr %921, i64 64
  %923 = load double, ptr %922, align 8
  %924 = fcmp ogt double %430, %923
  %925 = select i1 %924, double %430, double %923
  %926 = load double, ptr %39, align 8
  %927 = fdiv double %925, %926
  %928 = fptosi double %927 to i64
  %929 = load i64, ptr %40, align 8
  %930 = icmp sgt i64 %929, %928
  %931 = add nsw i64 %929, -1
  %932 = select i1 %930, i64 %928, i64 %931
  %933 = load ptr, ptr %41, align 8
  %934 = mul i64 %932, 112
  %935 = getelementptr i8, ptr %933, i64 %934
  %936 = getelementptr i8, ptr %935, i64 64
  %937 = load double, ptr %936, align 8
  %938 = fadd double %937, 4.000000e+00
  store double %938, ptr %936, align 8
  %939 = fadd double %925, 4.000000e+00
  store double %939, ptr %922, align 8
  %940 = load double, ptr %42, align 8
  %941 = fadd double %939, %940
  br label %990

942:                                              ; preds = %533
  %943 = getelementptr inbounds nuw i8, ptr %203, i64 8
  %944 = load i32, ptr %943, align 4
  %945 = icmp eq i32 %944, 0
  br i1 %945, label %990, label %946

946:                                              ; preds = %942
  %947 = sitofp i32 %944 to double
  %948 = fmul double %947, 6.250000e-02
  %949 = icmp ult i8 %423, 8
  br i1 %949, label %950, label %953

950:                                              ; preds = %946
  %951 = load i32, ptr %155, align 8
  %952 = sext i32 %951 to i64
  br label %953

953:                                              ; preds = %950, %946
  %954 = phi i64 [ %952, %950 ], [ 0, %946 ]
  %955 = load ptr, ptr %30, align 8
  %956 = load i32, ptr %154, align 8
  %957 = shl nsw i32 %956, 2
  %958 = sext i32 %957 to i64
  %959 = add nsw i64 %954, %958
  %960 = zext i8 %423 to i64
  %961 = mul nsw i64 %959, 112
  %962 = getelementptr i8, ptr %955, i64 %961
  %963 = getelementptr double, ptr %962, i64 %960
  %964 = load double, ptr %963, align 8
  %965 = fcmp ogt double %430, %964
  %966 = select i1 %965, double %430, double %964
  %967 = load double, ptr %39, align 8
  %968 = fdiv double %966, %967
  %969 = fptosi double %968 to i64
  %970 = load i64, ptr %40, align 8
  %971 = icmp sgt i64 %970, %969
  %972 = add nsw i64 %970, -1
  %973 = select i1 %971, i64 %969, i64 %972
  %974 = load ptr, ptr %41, align 8
  %975 = mul i64 %973, 112
  %976 = getelementptr i8, ptr %974, i64 %975
  %977 = getelementptr double, ptr %976, i64 %960
  %978 = load double, ptr %977, align 8
  %979 = fadd double %948, %978
  store double %979, ptr %977, align 8
  %980 = fadd double %948, %966
  store double %980, ptr %963, align 8
  %981 = load i32, ptr %572, align 4
  %982 = sitofp i32 %981 to double
  %983 = fadd double %980, %982
  %984 = load i32, ptr %943, align 4
  %985 = sitofp i32 %984 to double
  %986 = fmul double %985, 6.250000e-02
  %987 = fsub double %983, %986
  %988 = fcmp ogt double %575, %987
  %989 = select i1 %988, double %575, double %987
  br label %990

990:                                              ; preds = %875, %953, %942, %915, %887, %878, %609
  %991 = phi double [ %576, %942 ], [ %576, %953 ], [ %576, %915 ], [ %582, %887 ], [ %582, %878 ], [ %582, %609 ], [ %582, %875 ]
  %992 = phi i1 [ false, %942 ], [ false, %953 ], [ false, %915 ], [ false, %887 ], [ false, %878 ], [ false, %609 ], [ true, %875 ]
  %993 = phi double [ %575, %942 ], [ %989, %953 ], [ %941, %915 ], [ %580, %887 ], [ %580, %878 ], [ %580, %609 ], [ %580, %875 ]
  %994 = getelementptr inbounds nuw i8, ptr %203, i64 19
  %995 = load i8, ptr %994, align 1
  %996 = icmp ult i8 %995, 7
  br i1 %996, label %997, label %1008

997:                                              ; preds = %990
  %998 = zext nneg i8 %995 to i64
  %999 = getelementptr inbounds nuw [8 x double], ptr %152, i64 0, i64 %998
  %1000 = load double, ptr %999, align 8
  %1001 = fcmp ogt double %993, %1000
  br i1 %1001, label %1002, label %1008

1002:                                             ; preds = %997
  store double %993, ptr %999, align 8
  %1003 = getelementptr inbounds nuw i8, ptr %203, i64 22
  %1004 = load i8, ptr %1003, align 2
  %1005 = load i8, ptr %994, align 1
  %1006 = zext i8 %1005 to i64
  %1007 = getelementptr inbounds nuw [8 x i8], ptr %153, i64 0, i64 %1006
  store i8 %1004, ptr %1007, align 1
  br label %1008

1008:                                             ; preds = %1002, %997, %990
  %1009 = getelementptr inbounds nuw i8, ptr %203, i64 20
  %1010 = load i8, ptr %1009, align 4
  %1011 = icmp ult i8 %1010, 7
  br i1 %1011, label %1012, label %1021

1012:                                             ; preds = %1008
  %1013 = zext nneg i8 %1010 to i64
  %1014 = getelementptr inbounds nuw [8 x double], ptr %152, i64 0, i64 %1013
  %1015 = load double, ptr %1014, align 8
  %1016 = fcmp ogt double %991, %1015
  br i1 %1016, label %1017, label %1021

1017:                                             ; preds = %1012
  store double %991, ptr %1014, align 8
  %1018 = load i8, ptr %1009, align 4
  %1019 = zext i8 %1018 to i64
  %1020 = getelementptr inbounds nuw [8 x i8], ptr %153, i64 0, i64 %1019
  store i8 4, ptr %1020, align 1
  br label %1021

1021:                                             ; preds = %1017, %1012, %1008
  br i1 %992, label %1028, label %1022

1022:                                             ; preds = %1021
  %1023 = load i64, ptr %144, align 8
  br label %1024

1024:                                             ; preds = %332, %319, %329, %1022
  %1025 = phi i64 [ %1023, %1022 ], [ %309, %329 ], [ %309, %319 ], [ %309, %332 ]
  %1026 = load i64, ptr %145, align 8
  %1027 = icmp slt i64 %1025, %1026
  br i1 %1027, label %162, label %205

1028:                                             ; preds = %1021, %340, %287, %290, %298, %454
  %1029 = load i64, ptr %22, align 8
  %1030 = icmp eq i64 %1029, 0
  br i1 %1030, label %1031, label %77

1031:                                             ; preds = %1028
  %1032 = load i64, ptr %16, align 8
  %1033 = load i64, ptr %17, align 8
  br label %1034

1034:                                             ; preds = %1031, %71
  %1035 = phi i64 [ %72, %71 ], [ %1033, %1031 ]
  %1036 = phi i64 [ %73, %71 ], [ %1032, %1031 ]
  %1037 = phi double [ %74, %71 ], [ %140, %1031 ]
  %1038 = icmp slt i64 %1036, %1035
  br i1 %1038, label %1039, label %1105

1039:                                             ; preds = %1034
  %1040 = load i64, ptr %59, align 8
  %1041 = add nsw i64 %1040, 1
  store i64 %1041, ptr %59, align 8
  %1042 = load i64, ptr %5, align 8
  %1043 = load i64, ptr %56, align 8
  %1044 = mul nsw i64 %1043, %1042
  %1045 = load i64, ptr %37, align 8
  %1046 = mul nsw i64 %1044, %1045
  %1047 = icmp sgt i64 %1046, 0
  br i1 %1047, label %1057, label %1051

1048:                                             ; preds = %1071
  %1049 = load i64, ptr %22, align 8
  %1050 = icmp eq i64 %1049, 0
  br i1 %1050, label %1051, label %1053

1051:                                             ; preds = %1039, %1048
  %1052 = load i64, ptr %16, align 8
  br label %1105

1053:                                             ; preds = %1048
  %1054 = load i64, ptr %60, align 8
  %1055 = mul nsw i64 %1054, %1074
  %1056 = icmp sgt i64 %1055, 0
  br i1 %1056, label %1082, label %1079

1057:                                             ; preds = %1039, %1071
  %1058 = phi i64 [ %1072, %1071 ], [ %1045, %1039 ]
  %1059 = phi i64 [ %1073, %1071 ], [ %1043, %1039 ]
  %1060 = phi i64 [ %1074, %1071 ], [ %1042, %1039 ]
  %1061 = phi i64 [ %1075, %1071 ], [ 0, %1039 ]
  %1062 = load ptr, ptr %24, align 8
  %1063 = getelementptr inbounds nuw %struct.Warp, ptr %1062, i64 %1061
  %1064 = getelementptr inbounds nuw i8, ptr %1063, i64 1764
  %1065 = load i32, ptr %1064, align 4
  %1066 = icmp eq i32 %1065, 0
  br i1 %1066, label %1071, label %1067

1067:                                             ; preds = %1057
  tail call fastcc void @wakes(ptr noundef nonnull %0, ptr noundef nonnull %1063, double noundef %1037) #6
  %1068 = load i64, ptr %5, align 8
  %1069 = load i64, ptr %56, align 8
  %1070 = load i64, ptr %37, align 8
  br label %1071

1071:                                             ; preds = %1057, %1067
  %1072 = phi i64 [ %1058, %1057 ], [ %1070, %1067 ]
  %1073 = phi i64 [ %1059, %1057 ], [ %1069, %1067 ]
  %1074 = phi i64 [ %1060, %1057 ], [ %1068, %1067 ]
  %1075 = add nuw nsw i64 %1061, 1
  %1076 = mul nsw i64 %1073, %1074
  %1077 = mul nsw i64 %1076, %1072
  %1078 = icmp slt i64 %1075, %1077
  br i1 %1078, label %1057, label %1048

1079:                                             ; preds = %1082, %1053
  %1080 = phi i64 [ %1074, %1053 ], [ %1087, %1082 ]
  %1081 = icmp sgt i64 %1080, 0
  br i1 %1081, label %1091, label %67

1082:                                             ; preds = %1053, %1082
  %1083 = phi i64 [ %1086, %1082 ], [ 0, %1053 ]
  %1084 = load ptr, ptr %61, align 8
  %1085 = getelementptr inbounds nuw i32, ptr %1084, i64 %1083
  store i32 -1, ptr %1085, align 4
  %1086 = add nuw nsw i64 %1083, 1
  %1087 = load i64, ptr %5, align 8
  %1088 = load i64, ptr %60, align 8
  %1089 = mul nsw i64 %1088, %1087
  %1090 = icmp slt i64 %1086, %1089
  br i1 %1090, label %1082, label %1079

1091:                                             ; preds = %1079, %1095
  %1092 = phi i64 [ %1096, %1095 ], [ 0, %1079 ]
  %1093 = load ptr, ptr %33, align 8
  %1094 = getelementptr inbounds nuw %struct.Slot, ptr %1093, i64 %1092, i32 7
  store i32 -1, ptr %1094, align 4
  br label %1099

1095:                                             ; preds = %1099
  %1096 = add nuw nsw i64 %1092, 1
  %1097 = load i64, ptr %5, align 8
  %1098 = icmp slt i64 %1096, %1097
  br i1 %1098, label %1091, label %67

1099:                                             ; preds = %1091, %1099
  %1100 = phi i64 [ 0, %1091 ], [ %1103, %1099 ]
  %1101 = load ptr, ptr %33, align 8
  %1102 = getelementptr inbounds nuw %struct.Slot, ptr %1101, i64 %1092, i32 5, i64 %1100
  store i32 -1, ptr %1102, align 4
  %1103 = add nuw nsw i64 %1100, 1
  %1104 = icmp eq i64 %1103, 256
  br i1 %1104, label %1095, label %1099

1105:                                             ; preds = %67, %1034, %1051, %15
  %1106 = phi i64 [ %18, %15 ], [ %1052, %1051 ], [ %1036, %1034 ], [ %68, %67 ]
  %1107 = phi double [ 0.000000e+00, %15 ], [ %1037, %1051 ], [ %1037, %1034 ], [ %1037, %67 ]
  %1108 = icmp sgt i64 %1106, 0
  br i1 %1108, label %1109, label %1112

1109:                                             ; preds = %1105
  %1110 = getelementptr inbounds nuw i8, ptr %0, i64 2128
  %1111 = load ptr, ptr %1110, align 8
  br label %1120

1112:                                             ; preds = %1120, %1105
  %1113 = phi double [ %1107, %1105 ], [ %1126, %1120 ]
  %1114 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %1115 = load i64, ptr %1114, align 8
  %1116 = icmp sgt i64 %1115, 0
  br i1 %1116, label %1117, label %1134

1117:                                             ; preds = %1112
  %1118 = getelementptr inbounds nuw i8, ptr %0, i64 1016
  %1119 = load ptr, ptr %1118, align 8
  br label %1129

1120:                                             ; preds = %1109, %1120
  %1121 = phi i64 [ 0, %1109 ], [ %1127, %1120 ]
  %1122 = phi double [ %1107, %1109 ], [ %1126, %1120 ]
  %1123 = getelementptr inbounds nuw double, ptr %1111, i64 %1121
  %1124 = load double, ptr %1123, align 8
  %1125 = fcmp ogt double %1122, %1124
  %1126 = select i1 %1125, double %1122, double %1124
  %1127 = add nuw nsw i64 %1121, 1
  %1128 = icmp eq i64 %1127, %1106
  br i1 %1128, label %1112, label %1120

1129:                                             ; preds = %1117, %1136
  %1130 = phi i64 [ 0, %1117 ], [ %1137, %1136 ]
  %1131 = phi double [ %1113, %1117 ], [ %1145, %1136 ]
  %1132 = mul nuw nsw i64 %1130, 448
  %1133 = getelementptr inbounds nuw i8, ptr %1119, i64 %1132
  br label %1139

1134:                                             ; preds = %1136, %1112
  %1135 = phi double [ %1113, %1112 ], [ %1145, %1136 ]
  ret double %1135

1136:                                             ; preds = %1139
  %1137 = add nuw nsw i64 %1130, 1
  %1138 = icmp eq i64 %1137, %1115
  br i1 %1138, label %1134, label %1129

1139:                                             ; preds = %1129, %1139
  %1140 = phi i64 [ 9, %1129 ], [ %1146, %1139 ]
  %1141 = phi double [ %1131, %1129 ], [ %1145, %1139 ]
  %1142 = getelementptr inbounds nuw double, ptr %1133, i64 %1140
  %1143 = load double, ptr %1142, align 8
  %1144 = fcmp ogt double %1141, %1143
  %1145 = select i1 %1144, double %1141, double %1143
  %1146 = add nuw nsw i64 %1140, 1
  %1147 = icmp eq i64 %1146, 12
  br i1 %1147, label %1136, label %1139
}

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

define internal fastcc void @begin(ptr nocapture noundef %0, i32 noundef %1, double noundef %2) unnamed_addr #0 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 960
  %5 = load ptr, ptr %4, align 8
  %6 = sext i32 %1 to i64
  %7 = getelementptr inbounds %struct.Slot, ptr %5, i64 %6
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %11 = load i64, ptr %10, align 8
  %12 = mul i64 %11, %9
  %13 = trunc i64 %12 to i32
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 2104
  %15 = load i64, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 2088
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
  %31 = getelementptr inbounds nuw i8, ptr %7, i64 3216
  br label %49

32:                                               ; preds = %49
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %34 = load ptr, ptr %33, align 8
  %35 = load i32, ptr %27, align 8
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds i64, ptr %34, i64 %36
  %38 = load i64, ptr %37, align 8
  %39 = getelementptr i8, ptr %37, i64 8
  %40 = load i64, ptr %39, align 8
  %41 = sub nsw i64 %40, %38
  %42 = icmp sgt i64 %41, 0
  br i1 %42, label %43, label %54

43:                                               ; preds = %32
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 968
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 976
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 984
  br label %63

49:                                               ; preds = %3, %49
  %50 = phi i64 [ 0, %3 ], [ %52, %49 ]
  %51 = getelementptr inbounds nuw [256 x i32], ptr %31, i64 0, i64 %50
  store i32 -1, ptr %51, align 4
  %52 = add nuw nsw i64 %50, 1
  %53 = icmp eq i64 %52, 256
  br i1 %53, label %32, label %49

54:                                               ; preds = %63, %32
  %55 = icmp sgt i64 %12, 0
  br i1 %55, label %56, label %80

56:                                               ; preds = %54
  %57 = mul nsw i64 %12, %6
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 952
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 2072
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 2080
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 992
  br label %81

63:                                               ; preds = %43, %63
  %64 = phi i64 [ 0, %43 ], [ %78, %63 ]
  %65 = load i64, ptr %44, align 8
  %66 = mul nsw i64 %65, %6
  %67 = add nsw i64 %66, %64
  %68 = load ptr, ptr %45, align 8
  %69 = getelementptr i32, ptr %68, i64 %38
  %70 = getelementptr i32, ptr %69, i64 %64
  %71 = load i32, ptr %70, align 4
  %72 = load ptr, ptr %46, align 8
  %73 = getelementptr inbounds i32, ptr %72, i64 %67
  store i32 %71, ptr %73, align 4
  %74 = load ptr, ptr %47, align 8
  %75 = getelementptr inbounds i32, ptr %74, i64 %67
  store i32 -1, ptr %75, align 4
  %76 = load ptr, ptr %48, align 8
  %77 = getelementptr inbounds double, ptr %76, i64 %67
  store double 0.000000e+00, ptr %77, align 8
  %78 = add nuw nsw i64 %64, 1
  %79 = icmp eq i64 %78, %41
  br i1 %79, label %54, label %63

80:                                               ; preds = %135, %54
  ret void

81:                                               ; preds = %56, %135
  %82 = phi i64 [ 0, %56 ], [ %142, %135 ]
  %83 = add nsw i64 %82, %57
  %84 = load i32, ptr %27, align 8
  %85 = sext i32 %84 to i64
  %86 = mul nsw i64 %12, %85
  %87 = load ptr, ptr %58, align 8
  %88 = getelementptr inbounds %struct.Warp, ptr %87, i64 %83
  %89 = load ptr, ptr %59, align 8
  %90 = getelementptr i64, ptr %89, i64 %86
  %91 = getelementptr i64, ptr %90, i64 %82
  %92 = load i64, ptr %10, align 8
  %93 = sdiv i64 %82, %92
  %94 = trunc i64 %93 to i32
  %95 = srem i64 %82, %92
  %96 = trunc i64 %95 to i32
  %97 = getelementptr inbounds nuw i8, ptr %88, i64 8
  %98 = getelementptr inbounds nuw i8, ptr %88, i64 16
  %99 = getelementptr inbounds nuw i8, ptr %88, i64 24
  %100 = getelementptr inbounds nuw i8, ptr %88, i64 1672
  %101 = load <2 x i64>, ptr %91, align 8
  store double %2, ptr %88, align 8
  store double %2, ptr %97, align 8
  store double %2, ptr %98, align 8
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(1648) %99, i8 0, i64 1648, i1 false)
  store <2 x i64> %101, ptr %100, align 8
  %102 = getelementptr inbounds nuw i8, ptr %88, i64 1688
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %102, i8 0, i64 32, i1 false)
  %103 = getelementptr inbounds nuw i8, ptr %88, i64 1720
  store i64 -1, ptr %103, align 8
  %104 = getelementptr inbounds nuw i8, ptr %88, i64 1728
  store i32 0, ptr %104, align 8
  %105 = getelementptr inbounds nuw i8, ptr %88, i64 1732
  store i32 %1, ptr %105, align 4
  %106 = getelementptr inbounds nuw i8, ptr %88, i64 1736
  store i32 %94, ptr %106, align 8
  %107 = getelementptr inbounds nuw i8, ptr %88, i64 1740
  store i32 %96, ptr %107, align 4
  %108 = getelementptr inbounds nuw i8, ptr %88, i64 1744
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(28) %108, i8 0, i64 28, i1 false)
  %109 = getelementptr inbounds nuw i8, ptr %88, i64 1772
  store i32 -1, ptr %109, align 4
  %110 = getelementptr inbounds nuw i8, ptr %88, i64 1776
  store i64 0, ptr %110, align 8
  %111 = shl i64 %95, 32
  %112 = ashr exact i64 %111, 32
  %113 = load i64, ptr %10, align 8
  %114 = mul nsw i64 %113, %6
  %115 = add nsw i64 %114, %112
  %116 = srem i64 %115, 4
  %117 = trunc nsw i64 %116 to i32
  store i32 %117, ptr %108, align 8
  %118 = trunc i64 %83 to i32
  %119 = load i64, ptr %60, align 8
  %120 = add nsw i64 %119, 1
  store i64 %120, ptr %60, align 8
  %121 = load i64, ptr %61, align 8
  %122 = add nsw i64 %121, 1
  store i64 %122, ptr %61, align 8
  %123 = icmp eq i64 %119, 0
  br i1 %123, label %135, label %124

124:                                              ; preds = %81, %132
  %125 = phi i64 [ %128, %132 ], [ %119, %81 ]
  %126 = load ptr, ptr %62, align 8
  %127 = add nsw i64 %125, -1
  %128 = sdiv i64 %127, 2
  %129 = getelementptr inbounds %struct.Entry, ptr %126, i64 %128
  %130 = load double, ptr %129, align 8
  %131 = fcmp ogt double %130, %2
  br i1 %131, label %132, label %135

132:                                              ; preds = %124
  %133 = getelementptr inbounds %struct.Entry, ptr %126, i64 %125
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %133, ptr noundef nonnull align 8 dereferenceable(24) %129, i64 24, i1 false)
  %134 = icmp ult i64 %125, 3
  br i1 %134, label %135, label %124

135:                                              ; preds = %124, %132, %81
  %136 = phi i64 [ 0, %81 ], [ %125, %124 ], [ %128, %132 ]
  %137 = load ptr, ptr %62, align 8
  %138 = getelementptr inbounds %struct.Entry, ptr %137, i64 %136
  store double %2, ptr %138, align 8
  %139 = getelementptr inbounds nuw i8, ptr %138, i64 8
  store i64 %121, ptr %139, align 8
  %140 = getelementptr inbounds nuw i8, ptr %138, i64 16
  store i32 %118, ptr %140, align 8
  %141 = getelementptr inbounds nuw i8, ptr %138, i64 20
  store i32 0, ptr %141, align 4
  %142 = add nuw nsw i64 %82, 1
  %143 = icmp eq i64 %142, %12
  br i1 %143, label %80, label %81
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
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 2136
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
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 960
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
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 2056
  %40 = load i64, ptr %39, align 8
  %41 = icmp eq i64 %40, 0
  br i1 %41, label %67, label %42

42:                                               ; preds = %38
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 2064
  %44 = load i64, ptr %43, align 8
  %45 = add nsw i64 %44, 1
  store i64 %45, ptr %43, align 8
  %46 = icmp slt i64 %44, %40
  br i1 %46, label %47, label %67

47:                                               ; preds = %42
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 2048
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
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 952
  %70 = load ptr, ptr %69, align 8
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 2072
  %72 = load i64, ptr %71, align 8
  %73 = add nsw i64 %72, 1
  store i64 %73, ptr %71, align 8
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 2080
  %75 = load i64, ptr %74, align 8
  %76 = add nsw i64 %75, 1
  store i64 %76, ptr %74, align 8
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 992
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
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 960
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
  switch i32 %19, label %1180 [
    i32 4, label %20
    i32 5, label %63
    i32 6, label %110
    i32 7, label %147
    i32 8, label %320
    i32 9, label %374
    i32 10, label %452
    i32 11, label %452
    i32 12, label %576
    i32 13, label %757
    i32 14, label %771
    i32 15, label %845
    i32 16, label %898
    i32 17, label %943
    i32 18, label %1027
    i32 19, label %1116
  ]

20:                                               ; preds = %16
  %21 = load i64, ptr %2, align 8
  %22 = icmp slt i64 %21, 0
  br i1 %22, label %1180, label %23

23:                                               ; preds = %20
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %25 = load i64, ptr %24, align 8
  %26 = mul nsw i64 %25, %10
  %27 = add nsw i64 %26, %21
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 984
  %29 = load ptr, ptr %28, align 8
  %30 = getelementptr inbounds double, ptr %29, i64 %27
  %31 = load double, ptr %30, align 8
  %32 = fcmp ogt double %31, %3
  %33 = select i1 %32, double %31, double %3
  store double %33, ptr %30, align 8
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 968
  %35 = load ptr, ptr %34, align 8
  %36 = getelementptr inbounds i32, ptr %35, i64 %27
  %37 = load i32, ptr %36, align 4
  %38 = add nsw i32 %37, -1
  store i32 %38, ptr %36, align 4
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %40, label %1180

40:                                               ; preds = %23
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 976
  %42 = load ptr, ptr %41, align 8
  %43 = getelementptr inbounds i32, ptr %42, i64 %27
  %44 = load ptr, ptr %28, align 8
  %45 = getelementptr inbounds double, ptr %44, i64 %27
  %46 = load double, ptr %45, align 8
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 392
  %48 = load double, ptr %47, align 8
  %49 = fadd double %46, %48
  %50 = load i32, ptr %43, align 4
  %51 = icmp sgt i32 %50, -1
  br i1 %51, label %52, label %62

52:                                               ; preds = %40
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 952
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
  br label %1180

63:                                               ; preds = %16
  %64 = load i64, ptr %2, align 8
  %65 = icmp slt i64 %64, 0
  br i1 %65, label %1180, label %66

66:                                               ; preds = %63
  %67 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %68 = load double, ptr %67, align 8
  %69 = fcmp ogt double %3, %68
  %70 = select i1 %69, double %3, double %68
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %72 = load i64, ptr %71, align 8
  %73 = mul nsw i64 %72, %10
  %74 = add nsw i64 %73, %64
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 984
  %76 = load ptr, ptr %75, align 8
  %77 = getelementptr inbounds double, ptr %76, i64 %74
  %78 = load double, ptr %77, align 8
  %79 = fcmp ogt double %78, %70
  %80 = select i1 %79, double %78, double %70
  store double %80, ptr %77, align 8
  %81 = getelementptr inbounds nuw i8, ptr %0, i64 968
  %82 = load ptr, ptr %81, align 8
  %83 = getelementptr inbounds i32, ptr %82, i64 %74
  %84 = load i32, ptr %83, align 4
  %85 = add nsw i32 %84, -1
  store i32 %85, ptr %83, align 4
  %86 = icmp eq i32 %85, 0
  br i1 %86, label %87, label %1180

87:                                               ; preds = %66
  %88 = getelementptr inbounds nuw i8, ptr %0, i64 976
  %89 = load ptr, ptr %88, align 8
  %90 = getelementptr inbounds i32, ptr %89, i64 %74
  %91 = load ptr, ptr %75, align 8
  %92 = getelementptr inbounds double, ptr %91, i64 %74
  %93 = load double, ptr %92, align 8
  %94 = getelementptr inbounds nuw i8, ptr %0, i64 392
  %95 = load double, ptr %94, align 8
  %96 = fadd double %93, %95
  %97 = load i32, ptr %90, align 4
  %98 = icmp sgt i32 %97, -1
  br i1 %98, label %99, label %109

99:                                               ; preds = %87
  %100 = getelementptr inbounds nuw i8, ptr %0, i64 952
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
  br label %1180

110:                                              ; preds = %16
  %111 = load i64, ptr %2, align 8
  %112 = icmp slt i64 %111, 0
  br i1 %112, label %1180, label %113

113:                                              ; preds = %110
  %114 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %115 = load i64, ptr %114, align 8
  %116 = mul nsw i64 %115, %10
  %117 = add nsw i64 %116, %111
  %118 = getelementptr inbounds nuw i8, ptr %0, i64 968
  %119 = load ptr, ptr %118, align 8
  %120 = getelementptr inbounds i32, ptr %119, i64 %117
  %121 = load i32, ptr %120, align 4
  %122 = icmp sgt i32 %121, 0
  br i1 %122, label %123, label %139

123:                                              ; preds = %113
  %124 = getelementptr inbounds nuw i8, ptr %0, i64 976
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
  %132 = getelementptr inbounds nuw i8, ptr %0, i64 952
  %133 = load ptr, ptr %132, align 8
  %134 = ptrtoint ptr %1 to i64
  %135 = ptrtoint ptr %133 to i64
  %136 = sub i64 %134, %135
  %137 = sdiv exact i64 %136, 1784
  %138 = trunc i64 %137 to i32
  store i32 %138, ptr %126, align 4
  br label %1180

139:                                              ; preds = %113
  %140 = getelementptr inbounds nuw i8, ptr %0, i64 984
  %141 = load ptr, ptr %140, align 8
  %142 = getelementptr inbounds double, ptr %141, i64 %117
  %143 = load double, ptr %142, align 8
  %144 = getelementptr inbounds nuw i8, ptr %0, i64 392
  %145 = load double, ptr %144, align 8
  %146 = fadd double %143, %145
  tail call fastcc void @until(ptr noundef nonnull %0, ptr noundef nonnull %1, double noundef %146, i32 noundef 8, i32 noundef %4) #6
  br label %1180

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
  br label %232

160:                                              ; preds = %151, %147
  %161 = getelementptr inbounds nuw i8, ptr %0, i64 376
  %162 = load double, ptr %161, align 8
  %163 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %164 = load i64, ptr %163, align 8
  %165 = sitofp i64 %164 to double
  %166 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %167 = load double, ptr %166, align 8
  %168 = fdiv double %165, %167
  %169 = fcmp ogt double %162, %168
  %170 = select i1 %169, double %162, double %168
  %171 = getelementptr inbounds nuw i8, ptr %0, i64 1016
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
  %183 = getelementptr inbounds nuw i8, ptr %0, i64 432
  %184 = load double, ptr %183, align 8
  %185 = fdiv double %182, %184
  %186 = fptosi double %185 to i64
  %187 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %188 = load i64, ptr %187, align 8
  %189 = icmp sgt i64 %188, %186
  %190 = add nsw i64 %188, -1
  %191 = select i1 %189, i64 %186, i64 %190
  %192 = getelementptr inbounds nuw i8, ptr %0, i64 2144
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
  br i1 %204, label %219, label %205

205:                                              ; preds = %160
  %206 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %207 = load ptr, ptr %206, align 8
  %208 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %209 = load i64, ptr %208, align 8
  %210 = getelementptr inbounds i8, ptr %207, i64 %209
  %211 = load i64, ptr %163, align 8
  %212 = sitofp i64 %211 to double
  %213 = load double, ptr %166, align 8
  %214 = fdiv double %212, %213
  %215 = fsub double %199, %214
  %216 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %217 = load double, ptr %216, align 8
  %218 = tail call fastcc double @beyond(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef %210, i64 noundef %203, double noundef %215, double noundef %217) #6
  br label %219

219:                                              ; preds = %205, %160
  %220 = phi double [ %218, %205 ], [ %202, %160 ]
  %221 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %222 = load i32, ptr %221, align 8
  %223 = getelementptr inbounds nuw i8, ptr %1, i64 1772
  store i32 %222, ptr %223, align 4
  %224 = fcmp ogt double %220, %199
  %225 = select i1 %224, double %220, double %199
  %226 = getelementptr inbounds nuw i8, ptr %0, i64 368
  %227 = load double, ptr %226, align 8
  %228 = fadd double %225, %227
  %229 = getelementptr inbounds nuw i8, ptr %1, i64 64
  store double %228, ptr %229, align 8
  %230 = load i32, ptr %8, align 4
  %231 = sext i32 %230 to i64
  br label %232

232:                                              ; preds = %157, %219
  %233 = phi i64 [ %10, %157 ], [ %231, %219 ]
  %234 = phi double [ %159, %157 ], [ %228, %219 ]
  %235 = load ptr, ptr %6, align 8
  %236 = getelementptr inbounds %struct.Slot, ptr %235, i64 %233, i32 11
  %237 = load i32, ptr %236, align 4
  %238 = icmp eq i32 %237, 0
  %239 = fcmp ugt double %234, %3
  %240 = and i1 %239, %238
  br i1 %240, label %241, label %270

241:                                              ; preds = %232
  %242 = getelementptr inbounds nuw i8, ptr %0, i64 2056
  %243 = load i64, ptr %242, align 8
  %244 = icmp eq i64 %243, 0
  br i1 %244, label %270, label %245

245:                                              ; preds = %241
  %246 = getelementptr inbounds nuw i8, ptr %0, i64 2064
  %247 = load i64, ptr %246, align 8
  %248 = add nsw i64 %247, 1
  store i64 %248, ptr %246, align 8
  %249 = icmp slt i64 %247, %243
  br i1 %249, label %250, label %270

250:                                              ; preds = %245
  %251 = getelementptr inbounds nuw i8, ptr %0, i64 2048
  %252 = load ptr, ptr %251, align 8
  %253 = getelementptr inbounds %struct.Span, ptr %252, i64 %247
  %254 = load i64, ptr %18, align 8
  %255 = getelementptr inbounds nuw i8, ptr %1, i64 1736
  %256 = load i32, ptr %255, align 8
  %257 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %258 = load i64, ptr %257, align 8
  %259 = getelementptr inbounds nuw i8, ptr %1, i64 1740
  %260 = load i32, ptr %259, align 4
  %261 = trunc i64 %258 to i32
  %262 = mul i32 %256, %261
  %263 = add i32 %262, %260
  store double %3, ptr %253, align 8
  %264 = getelementptr inbounds nuw i8, ptr %253, i64 8
  store double %234, ptr %264, align 8
  %265 = getelementptr inbounds nuw i8, ptr %253, i64 16
  store i64 %254, ptr %265, align 8
  %266 = getelementptr inbounds nuw i8, ptr %253, i64 24
  store i32 %263, ptr %266, align 8
  %267 = getelementptr inbounds nuw i8, ptr %253, i64 28
  store i32 2, ptr %267, align 4
  %268 = getelementptr inbounds nuw i8, ptr %253, i64 32
  store i32 0, ptr %268, align 8
  %269 = getelementptr inbounds nuw i8, ptr %253, i64 36
  store i32 %4, ptr %269, align 4
  br label %270

270:                                              ; preds = %232, %241, %245, %250
  %271 = load i64, ptr %2, align 8
  %272 = icmp sgt i64 %271, -1
  br i1 %272, label %273, label %315

273:                                              ; preds = %270
  %274 = load i32, ptr %8, align 4
  %275 = sext i32 %274 to i64
  %276 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %277 = load i64, ptr %276, align 8
  %278 = mul nsw i64 %277, %275
  %279 = add nsw i64 %278, %271
  %280 = getelementptr inbounds nuw i8, ptr %0, i64 984
  %281 = load ptr, ptr %280, align 8
  %282 = getelementptr inbounds double, ptr %281, i64 %279
  %283 = load double, ptr %282, align 8
  %284 = fcmp ogt double %283, %234
  %285 = select i1 %284, double %283, double %234
  store double %285, ptr %282, align 8
  %286 = getelementptr inbounds nuw i8, ptr %0, i64 968
  %287 = load ptr, ptr %286, align 8
  %288 = getelementptr inbounds i32, ptr %287, i64 %279
  %289 = load i32, ptr %288, align 4
  %290 = add nsw i32 %289, -1
  store i32 %290, ptr %288, align 4
  %291 = icmp eq i32 %290, 0
  br i1 %291, label %292, label %1180

292:                                              ; preds = %273
  %293 = getelementptr inbounds nuw i8, ptr %0, i64 976
  %294 = load ptr, ptr %293, align 8
  %295 = getelementptr inbounds i32, ptr %294, i64 %279
  %296 = load ptr, ptr %280, align 8
  %297 = getelementptr inbounds double, ptr %296, i64 %279
  %298 = load double, ptr %297, align 8
  %299 = getelementptr inbounds nuw i8, ptr %0, i64 392
  %300 = load double, ptr %299, align 8
  %301 = fadd double %298, %300
  %302 = load i32, ptr %295, align 4
  %303 = icmp sgt i32 %302, -1
  br i1 %303, label %304, label %314

304:                                              ; preds = %292
  %305 = getelementptr inbounds nuw i8, ptr %0, i64 952
  br label %306

306:                                              ; preds = %306, %304
  %307 = phi i32 [ %302, %304 ], [ %312, %306 ]
  %308 = load ptr, ptr %305, align 8
  %309 = zext nneg i32 %307 to i64
  %310 = getelementptr inbounds nuw %struct.Warp, ptr %308, i64 %309
  %311 = getelementptr inbounds nuw i8, ptr %310, i64 1748
  %312 = load i32, ptr %311, align 4
  tail call fastcc void @wakes(ptr noundef nonnull %0, ptr noundef %310, double noundef %301) #6
  %313 = icmp sgt i32 %312, -1
  br i1 %313, label %306, label %314

314:                                              ; preds = %306, %292
  store i32 -1, ptr %295, align 4
  br label %1180

315:                                              ; preds = %270
  %316 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %317 = load double, ptr %316, align 8
  %318 = fcmp ogt double %317, %234
  %319 = select i1 %318, double %317, double %234
  store double %319, ptr %316, align 8
  br label %1180

320:                                              ; preds = %16
  %321 = load i64, ptr %2, align 8
  %322 = icmp eq i64 %321, 0
  %323 = select i1 %322, i64 648, i64 1160
  %324 = getelementptr inbounds nuw i8, ptr %1, i64 %323
  %325 = select i1 %322, i64 32, i64 40
  %326 = getelementptr inbounds nuw i8, ptr %1, i64 %325
  %327 = load double, ptr %326, align 8
  %328 = fcmp ogt double %327, %3
  %329 = select i1 %328, double %327, double %3
  %330 = select i1 %322, i64 1704, i64 1712
  %331 = getelementptr inbounds nuw i8, ptr %1, i64 %330
  %332 = load i64, ptr %331, align 8
  %333 = add nsw i64 %332, 1
  store i64 %333, ptr %331, align 8
  %334 = srem i64 %332, 64
  %335 = getelementptr inbounds double, ptr %324, i64 %334
  store double %329, ptr %335, align 8
  %336 = load i64, ptr %2, align 8
  %337 = icmp eq i64 %336, 0
  br i1 %337, label %338, label %1180

338:                                              ; preds = %320
  %339 = load ptr, ptr %6, align 8
  %340 = getelementptr inbounds %struct.Slot, ptr %339, i64 %10, i32 11
  %341 = load i32, ptr %340, align 4
  %342 = icmp eq i32 %341, 0
  %343 = fcmp ugt double %327, %3
  %344 = and i1 %343, %342
  br i1 %344, label %345, label %1180

345:                                              ; preds = %338
  %346 = getelementptr inbounds nuw i8, ptr %0, i64 2056
  %347 = load i64, ptr %346, align 8
  %348 = icmp eq i64 %347, 0
  br i1 %348, label %1180, label %349

349:                                              ; preds = %345
  %350 = getelementptr inbounds nuw i8, ptr %0, i64 2064
  %351 = load i64, ptr %350, align 8
  %352 = add nsw i64 %351, 1
  store i64 %352, ptr %350, align 8
  %353 = icmp slt i64 %351, %347
  br i1 %353, label %354, label %1180

354:                                              ; preds = %349
  %355 = getelementptr inbounds nuw i8, ptr %0, i64 2048
  %356 = load ptr, ptr %355, align 8
  %357 = getelementptr inbounds %struct.Span, ptr %356, i64 %351
  %358 = load i64, ptr %18, align 8
  %359 = getelementptr inbounds nuw i8, ptr %1, i64 1736
  %360 = load i32, ptr %359, align 8
  %361 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %362 = load i64, ptr %361, align 8
  %363 = getelementptr inbounds nuw i8, ptr %1, i64 1740
  %364 = load i32, ptr %363, align 4
  %365 = trunc i64 %362 to i32
  %366 = mul i32 %360, %365
  %367 = add i32 %366, %364
  store double %3, ptr %357, align 8
  %368 = getelementptr inbounds nuw i8, ptr %357, i64 8
  store double %327, ptr %368, align 8
  %369 = getelementptr inbounds nuw i8, ptr %357, i64 16
  store i64 %358, ptr %369, align 8
  %370 = getelementptr inbounds nuw i8, ptr %357, i64 24
  store i32 %367, ptr %370, align 8
  %371 = getelementptr inbounds nuw i8, ptr %357, i64 28
  store i32 2, ptr %371, align 4
  %372 = getelementptr inbounds nuw i8, ptr %357, i64 32
  store i32 0, ptr %372, align 8
  %373 = getelementptr inbounds nuw i8, ptr %357, i64 36
  store i32 %4, ptr %373, align 4
  br label %1180

374:                                              ; preds = %16
  %375 = load i64, ptr %2, align 8
  %376 = icmp eq i64 %375, 0
  %377 = select i1 %376, i64 1704, i64 1712
  %378 = getelementptr inbounds nuw i8, ptr %1, i64 %377
  %379 = load i64, ptr %378, align 8
  %380 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %381 = load i64, ptr %380, align 8
  %382 = sub nsw i64 %379, %381
  %383 = icmp sgt i64 %382, 0
  br i1 %383, label %384, label %1180

384:                                              ; preds = %374
  %385 = select i1 %376, i64 648, i64 1160
  %386 = getelementptr inbounds nuw i8, ptr %1, i64 %385
  %387 = add nuw i64 %382, 63
  %388 = and i64 %387, 63
  %389 = getelementptr inbounds nuw double, ptr %386, i64 %388
  %390 = load double, ptr %389, align 8
  %391 = load double, ptr %1, align 8
  %392 = fcmp ogt double %390, %391
  br i1 %392, label %393, label %1180

393:                                              ; preds = %384
  %394 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %395 = load double, ptr %394, align 8
  %396 = fsub double %390, %395
  %397 = fadd double %396, -1.000000e+00
  %398 = fcmp ogt double %397, 0.000000e+00
  br i1 %398, label %399, label %411

399:                                              ; preds = %393
  %400 = getelementptr inbounds nuw i8, ptr %0, i64 2136
  %401 = load ptr, ptr %400, align 8
  %402 = mul nsw i32 %4, 14
  %403 = sext i32 %402 to i64
  %404 = getelementptr double, ptr %401, i64 %403
  %405 = getelementptr i8, ptr %404, i64 88
  %406 = load double, ptr %405, align 8
  %407 = fadd double %397, %406
  store double %407, ptr %405, align 8
  %408 = load double, ptr %394, align 8
  %409 = load i32, ptr %8, align 4
  %410 = sext i32 %409 to i64
  br label %411

411:                                              ; preds = %399, %393
  %412 = phi i64 [ %410, %399 ], [ %10, %393 ]
  %413 = phi double [ %408, %399 ], [ %395, %393 ]
  %414 = fadd double %413, 1.000000e+00
  %415 = load ptr, ptr %6, align 8
  %416 = getelementptr inbounds %struct.Slot, ptr %415, i64 %412, i32 11
  %417 = load i32, ptr %416, align 4
  %418 = icmp eq i32 %417, 0
  %419 = fcmp ugt double %390, %414
  %420 = and i1 %419, %418
  br i1 %420, label %421, label %450

421:                                              ; preds = %411
  %422 = getelementptr inbounds nuw i8, ptr %0, i64 2056
  %423 = load i64, ptr %422, align 8
  %424 = icmp eq i64 %423, 0
  br i1 %424, label %450, label %425

425:                                              ; preds = %421
  %426 = getelementptr inbounds nuw i8, ptr %0, i64 2064
  %427 = load i64, ptr %426, align 8
  %428 = add nsw i64 %427, 1
  store i64 %428, ptr %426, align 8
  %429 = icmp slt i64 %427, %423
  br i1 %429, label %430, label %450

430:                                              ; preds = %425
  %431 = getelementptr inbounds nuw i8, ptr %0, i64 2048
  %432 = load ptr, ptr %431, align 8
  %433 = getelementptr inbounds %struct.Span, ptr %432, i64 %427
  %434 = load i64, ptr %18, align 8
  %435 = getelementptr inbounds nuw i8, ptr %1, i64 1736
  %436 = load i32, ptr %435, align 8
  %437 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %438 = load i64, ptr %437, align 8
  %439 = getelementptr inbounds nuw i8, ptr %1, i64 1740
  %440 = load i32, ptr %439, align 4
  %441 = trunc i64 %438 to i32
  %442 = mul i32 %436, %441
  %443 = add i32 %442, %440
  store double %414, ptr %433, align 8
  %444 = getelementptr inbounds nuw i8, ptr %433, i64 8
  store double %390, ptr %444, align 8
  %445 = getelementptr inbounds nuw i8, ptr %433, i64 16
  store i64 %434, ptr %445, align 8
  %446 = getelementptr inbounds nuw i8, ptr %433, i64 24
  store i32 %443, ptr %446, align 8
  %447 = getelementptr inbounds nuw i8, ptr %433, i64 28
  store i32 1, ptr %447, align 4
  %448 = getelementptr inbounds nuw i8, ptr %433, i64 32
  store i32 11, ptr %448, align 8
  %449 = getelementptr inbounds nuw i8, ptr %433, i64 36
  store i32 %4, ptr %449, align 4
  br label %450

450:                                              ; preds = %430, %425, %421, %411
  store double %390, ptr %1, align 8
  %451 = fadd double %390, -1.000000e+00
  store double %451, ptr %394, align 8
  br label %1180

452:                                              ; preds = %16, %16
  %453 = getelementptr inbounds nuw i8, ptr %11, i64 128
  %454 = load i64, ptr %2, align 8
  %455 = getelementptr inbounds [256 x double], ptr %453, i64 0, i64 %454
  %456 = load double, ptr %455, align 8
  %457 = fcmp ogt double %456, %3
  %458 = select i1 %457, double %456, double %3
  store double %458, ptr %455, align 8
  %459 = getelementptr inbounds nuw i8, ptr %11, i64 2192
  %460 = load i64, ptr %2, align 8
  %461 = getelementptr inbounds [256 x i32], ptr %459, i64 0, i64 %460
  %462 = load i32, ptr %461, align 4
  %463 = add nsw i32 %462, 1
  store i32 %463, ptr %461, align 4
  %464 = sext i32 %463 to i64
  %465 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %466 = load i64, ptr %465, align 8
  %467 = icmp sgt i64 %466, %464
  br i1 %467, label %468, label %487

468:                                              ; preds = %452
  %469 = load i32, ptr %12, align 4
  %470 = icmp eq i32 %469, 10
  br i1 %470, label %471, label %1180

471:                                              ; preds = %468
  %472 = getelementptr inbounds nuw i8, ptr %11, i64 3216
  %473 = load i64, ptr %2, align 8
  %474 = getelementptr inbounds [256 x i32], ptr %472, i64 0, i64 %473
  %475 = getelementptr inbounds nuw i8, ptr %1, i64 1752
  store i32 9, ptr %475, align 8
  %476 = getelementptr inbounds nuw i8, ptr %1, i64 1756
  store i32 %4, ptr %476, align 4
  %477 = load i32, ptr %474, align 4
  %478 = getelementptr inbounds nuw i8, ptr %1, i64 1748
  store i32 %477, ptr %478, align 4
  %479 = getelementptr inbounds nuw i8, ptr %1, i64 1764
  store i32 1, ptr %479, align 4
  %480 = getelementptr inbounds nuw i8, ptr %0, i64 952
  %481 = load ptr, ptr %480, align 8
  %482 = ptrtoint ptr %1 to i64
  %483 = ptrtoint ptr %481 to i64
  %484 = sub i64 %482, %483
  %485 = sdiv exact i64 %484, 1784
  %486 = trunc i64 %485 to i32
  store i32 %486, ptr %474, align 4
  br label %1180

487:                                              ; preds = %452
  %488 = load i64, ptr %2, align 8
  %489 = getelementptr inbounds [256 x double], ptr %453, i64 0, i64 %488
  %490 = load double, ptr %489, align 8
  %491 = getelementptr inbounds nuw i8, ptr %0, i64 400
  %492 = load double, ptr %491, align 8
  %493 = fadd double %490, %492
  %494 = getelementptr inbounds [256 x i32], ptr %459, i64 0, i64 %488
  store i32 0, ptr %494, align 4
  %495 = load i64, ptr %2, align 8
  %496 = getelementptr inbounds [256 x double], ptr %453, i64 0, i64 %495
  store double 0.000000e+00, ptr %496, align 8
  %497 = getelementptr inbounds nuw i8, ptr %11, i64 3216
  %498 = load i64, ptr %2, align 8
  %499 = getelementptr inbounds [256 x i32], ptr %497, i64 0, i64 %498
  %500 = load i32, ptr %499, align 4
  %501 = icmp sgt i32 %500, -1
  br i1 %501, label %502, label %512

502:                                              ; preds = %487
  %503 = getelementptr inbounds nuw i8, ptr %0, i64 952
  br label %504

504:                                              ; preds = %504, %502
  %505 = phi i32 [ %500, %502 ], [ %510, %504 ]
  %506 = load ptr, ptr %503, align 8
  %507 = zext nneg i32 %505 to i64
  %508 = getelementptr inbounds nuw %struct.Warp, ptr %506, i64 %507
  %509 = getelementptr inbounds nuw i8, ptr %508, i64 1748
  %510 = load i32, ptr %509, align 4
  tail call fastcc void @wakes(ptr noundef nonnull %0, ptr noundef %508, double noundef %493) #6
  %511 = icmp sgt i32 %510, -1
  br i1 %511, label %504, label %512

512:                                              ; preds = %504, %487
  store i32 -1, ptr %499, align 4
  %513 = load i32, ptr %12, align 4
  %514 = icmp eq i32 %513, 10
  br i1 %514, label %515, label %1180

515:                                              ; preds = %512
  %516 = load double, ptr %1, align 8
  %517 = fcmp ogt double %493, %516
  br i1 %517, label %518, label %1180

518:                                              ; preds = %515
  %519 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %520 = load double, ptr %519, align 8
  %521 = fsub double %493, %520
  %522 = fadd double %521, -1.000000e+00
  %523 = fcmp ogt double %522, 0.000000e+00
  br i1 %523, label %524, label %534

524:                                              ; preds = %518
  %525 = getelementptr inbounds nuw i8, ptr %0, i64 2136
  %526 = load ptr, ptr %525, align 8
  %527 = mul nsw i32 %4, 14
  %528 = sext i32 %527 to i64
  %529 = getelementptr double, ptr %526, i64 %528
  %530 = getelementptr i8, ptr %529, i64 72
  %531 = load double, ptr %530, align 8
  %532 = fadd double %522, %531
  store double %532, ptr %530, align 8
  %533 = load double, ptr %519, align 8
  br label %534

534:                                              ; preds = %524, %518
  %535 = phi double [ %520, %518 ], [ %533, %524 ]
  %536 = fadd double %535, 1.000000e+00
  %537 = load ptr, ptr %6, align 8
  %538 = load i32, ptr %8, align 4
  %539 = sext i32 %538 to i64
  %540 = getelementptr inbounds %struct.Slot, ptr %537, i64 %539, i32 11
  %541 = load i32, ptr %540, align 4
  %542 = icmp eq i32 %541, 0
  %543 = fcmp ugt double %493, %536
  %544 = and i1 %543, %542
  br i1 %544, label %545, label %574

545:                                              ; preds = %534
  %546 = getelementptr inbounds nuw i8, ptr %0, i64 2056
  %547 = load i64, ptr %546, align 8
  %548 = icmp eq i64 %547, 0
  br i1 %548, label %574, label %549

549:                                              ; preds = %545
  %550 = getelementptr inbounds nuw i8, ptr %0, i64 2064
  %551 = load i64, ptr %550, align 8
  %552 = add nsw i64 %551, 1
  store i64 %552, ptr %550, align 8
  %553 = icmp slt i64 %551, %547
  br i1 %553, label %554, label %574

554:                                              ; preds = %549
  %555 = getelementptr inbounds nuw i8, ptr %0, i64 2048
  %556 = load ptr, ptr %555, align 8
  %557 = getelementptr inbounds %struct.Span, ptr %556, i64 %551
  %558 = load i64, ptr %18, align 8
  %559 = getelementptr inbounds nuw i8, ptr %1, i64 1736
  %560 = load i32, ptr %559, align 8
  %561 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %562 = load i64, ptr %561, align 8
  %563 = getelementptr inbounds nuw i8, ptr %1, i64 1740
  %564 = load i32, ptr %563, align 4
  %565 = trunc i64 %562 to i32
  %566 = mul i32 %560, %565
  %567 = add i32 %566, %564
  store double %536, ptr %557, align 8
  %568 = getelementptr inbounds nuw i8, ptr %557, i64 8
  store double %493, ptr %568, align 8
  %569 = getelementptr inbounds nuw i8, ptr %557, i64 16
  store i64 %558, ptr %569, align 8
  %570 = getelementptr inbounds nuw i8, ptr %557, i64 24
  store i32 %567, ptr %570, align 8
  %571 = getelementptr inbounds nuw i8, ptr %557, i64 28
  store i32 1, ptr %571, align 4
  %572 = getelementptr inbounds nuw i8, ptr %557, i64 32
  store i32 9, ptr %572, align 8
  %573 = getelementptr inbounds nuw i8, ptr %557, i64 36
  store i32 %4, ptr %573, align 4
  br label %574

574:                                              ; preds = %554, %549, %545, %534
  store double %493, ptr %1, align 8
  %575 = fadd double %493, -1.000000e+00
  store double %575, ptr %519, align 8
  br label %1180

576:                                              ; preds = %16
  %577 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %578 = load i64, ptr %577, align 8
  %579 = icmp eq i64 %578, 0
  br i1 %579, label %580, label %658

580:                                              ; preds = %576
  %581 = load i64, ptr %2, align 8
  %582 = sitofp i64 %581 to double
  %583 = fmul double %582, 6.250000e-02
  %584 = getelementptr inbounds nuw i8, ptr %1, i64 1744
  %585 = load i32, ptr %584, align 8
  %586 = sext i32 %585 to i64
  %587 = getelementptr inbounds nuw i8, ptr %0, i64 1016
  %588 = load ptr, ptr %587, align 8
  %589 = getelementptr inbounds nuw i8, ptr %1, i64 1736
  %590 = load i32, ptr %589, align 8
  %591 = shl nsw i32 %590, 2
  %592 = sext i32 %591 to i64
  %593 = add nsw i64 %592, %586
  %594 = mul nsw i64 %593, 112
  %595 = getelementptr i8, ptr %588, i64 %594
  %596 = getelementptr i8, ptr %595, i64 40
  %597 = load double, ptr %596, align 8
  %598 = fcmp ogt double %3, %597
  %599 = select i1 %598, double %3, double %597
  %600 = getelementptr inbounds nuw i8, ptr %0, i64 432
  %601 = load double, ptr %600, align 8
  %602 = fdiv double %599, %601
  %603 = fptosi double %602 to i64
  %604 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %605 = load i64, ptr %604, align 8
  %606 = icmp sgt i64 %605, %603
  %607 = add nsw i64 %605, -1
  %608 = select i1 %606, i64 %603, i64 %607
  %609 = getelementptr inbounds nuw i8, ptr %0, i64 2144
  %610 = load ptr, ptr %609, align 8
  %611 = mul i64 %608, 112
  %612 = getelementptr i8, ptr %610, i64 %611
  %613 = getelementptr i8, ptr %612, i64 40
  %614 = load double, ptr %613, align 8
  %615 = fadd double %583, %614
  store double %615, ptr %613, align 8
  %616 = fadd double %583, %599
  store double %616, ptr %596, align 8
  %617 = getelementptr inbounds nuw i8, ptr %1, i64 24
  store double %616, ptr %617, align 8
  %618 = load i64, ptr %2, align 8
  %619 = sitofp i64 %618 to double
  %620 = fmul double %619, 6.250000e-02
  %621 = fsub double %616, %620
  %622 = load ptr, ptr %6, align 8
  %623 = load i32, ptr %8, align 4
  %624 = sext i32 %623 to i64
  %625 = getelementptr inbounds %struct.Slot, ptr %622, i64 %624, i32 11
  %626 = load i32, ptr %625, align 4
  %627 = icmp eq i32 %626, 0
  %628 = fcmp ugt double %616, %621
  %629 = and i1 %628, %627
  br i1 %629, label %630, label %1180

630:                                              ; preds = %580
  %631 = getelementptr inbounds nuw i8, ptr %0, i64 2056
  %632 = load i64, ptr %631, align 8
  %633 = icmp eq i64 %632, 0
  br i1 %633, label %1180, label %634

634:                                              ; preds = %630
  %635 = getelementptr inbounds nuw i8, ptr %0, i64 2064
  %636 = load i64, ptr %635, align 8
  %637 = add nsw i64 %636, 1
  store i64 %637, ptr %635, align 8
  %638 = icmp slt i64 %636, %632
  br i1 %638, label %639, label %1180

639:                                              ; preds = %634
  %640 = getelementptr inbounds nuw i8, ptr %0, i64 2048
  %641 = load ptr, ptr %640, align 8
  %642 = getelementptr inbounds %struct.Span, ptr %641, i64 %636
  %643 = load i64, ptr %18, align 8
  %644 = load i32, ptr %589, align 8
  %645 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %646 = load i64, ptr %645, align 8
  %647 = getelementptr inbounds nuw i8, ptr %1, i64 1740
  %648 = load i32, ptr %647, align 4
  %649 = trunc i64 %646 to i32
  %650 = mul i32 %644, %649
  %651 = add i32 %650, %648
  store double %621, ptr %642, align 8
  %652 = getelementptr inbounds nuw i8, ptr %642, i64 8
  store double %616, ptr %652, align 8
  %653 = getelementptr inbounds nuw i8, ptr %642, i64 16
  store i64 %643, ptr %653, align 8
  %654 = getelementptr inbounds nuw i8, ptr %642, i64 24
  store i32 %651, ptr %654, align 8
  %655 = getelementptr inbounds nuw i8, ptr %642, i64 28
  store i32 3, ptr %655, align 4
  %656 = getelementptr inbounds nuw i8, ptr %642, i64 32
  store i32 0, ptr %656, align 8
  %657 = getelementptr inbounds nuw i8, ptr %642, i64 36
  store i32 %4, ptr %657, align 4
  br label %1180

658:                                              ; preds = %576
  %659 = getelementptr inbounds nuw i8, ptr %1, i64 1736
  %660 = load i32, ptr %659, align 8
  %661 = sext i32 %660 to i64
  %662 = getelementptr inbounds [16 x double], ptr %11, i64 0, i64 %661
  %663 = load double, ptr %662, align 8
  %664 = fcmp ogt double %3, %663
  %665 = select i1 %664, double %3, double %663
  %666 = load i64, ptr %2, align 8
  %667 = sitofp i64 %666 to double
  %668 = fmul double %667, 6.250000e-02
  %669 = getelementptr inbounds nuw i8, ptr %0, i64 1016
  %670 = load ptr, ptr %669, align 8
  %671 = shl nsw i32 %660, 2
  %672 = sext i32 %671 to i64
  %673 = mul nsw i64 %672, 112
  %674 = getelementptr i8, ptr %670, i64 %673
  %675 = getelementptr i8, ptr %674, i64 96
  %676 = load double, ptr %675, align 8
  %677 = fcmp ogt double %665, %676
  %678 = select i1 %677, double %665, double %676
  %679 = getelementptr inbounds nuw i8, ptr %0, i64 432
  %680 = load double, ptr %679, align 8
  %681 = fdiv double %678, %680
  %682 = fptosi double %681 to i64
  %683 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %684 = load i64, ptr %683, align 8
  %685 = icmp sgt i64 %684, %682
  %686 = add nsw i64 %684, -1
  %687 = select i1 %685, i64 %682, i64 %686
  %688 = getelementptr inbounds nuw i8, ptr %0, i64 2144
  %689 = load ptr, ptr %688, align 8
  %690 = mul i64 %687, 112
  %691 = getelementptr i8, ptr %689, i64 %690
  %692 = getelementptr i8, ptr %691, i64 96
  %693 = load double, ptr %692, align 8
  %694 = fadd double %668, %693
  store double %694, ptr %692, align 8
  %695 = fadd double %668, %678
  store double %695, ptr %675, align 8
  %696 = load i64, ptr %577, align 8
  %697 = icmp eq i64 %696, 2
  br i1 %697, label %698, label %713

698:                                              ; preds = %658
  %699 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %700 = load i64, ptr %699, align 8
  %701 = icmp sgt i64 %700, 1
  br i1 %701, label %702, label %713

702:                                              ; preds = %698
  %703 = load i32, ptr %659, align 8
  %704 = xor i32 %703, 1
  %705 = load ptr, ptr %669, align 8
  %706 = shl nsw i32 %704, 2
  %707 = sext i32 %706 to i64
  %708 = mul nsw i64 %707, 112
  %709 = getelementptr i8, ptr %705, i64 %708
  %710 = getelementptr i8, ptr %709, i64 96
  store double %695, ptr %710, align 8
  %711 = sext i32 %704 to i64
  %712 = getelementptr inbounds [16 x double], ptr %11, i64 0, i64 %711
  store double %695, ptr %712, align 8
  br label %713

713:                                              ; preds = %702, %698, %658
  %714 = load i32, ptr %659, align 8
  %715 = sext i32 %714 to i64
  %716 = getelementptr inbounds [16 x double], ptr %11, i64 0, i64 %715
  store double %695, ptr %716, align 8
  %717 = load i64, ptr %2, align 8
  %718 = sitofp i64 %717 to double
  %719 = fmul double %718, 6.250000e-02
  %720 = fsub double %695, %719
  %721 = load ptr, ptr %6, align 8
  %722 = load i32, ptr %8, align 4
  %723 = sext i32 %722 to i64
  %724 = getelementptr inbounds %struct.Slot, ptr %721, i64 %723, i32 11
  %725 = load i32, ptr %724, align 4
  %726 = icmp eq i32 %725, 0
  %727 = fcmp ugt double %695, %720
  %728 = and i1 %727, %726
  br i1 %728, label %729, label %1180

729:                                              ; preds = %713
  %730 = getelementptr inbounds nuw i8, ptr %0, i64 2056
  %731 = load i64, ptr %730, align 8
  %732 = icmp eq i64 %731, 0
  br i1 %732, label %1180, label %733

733:                                              ; preds = %729
  %734 = getelementptr inbounds nuw i8, ptr %0, i64 2064
  %735 = load i64, ptr %734, align 8
  %736 = add nsw i64 %735, 1
  store i64 %736, ptr %734, align 8
  %737 = icmp slt i64 %735, %731
  br i1 %737, label %738, label %1180

738:                                              ; preds = %733
  %739 = getelementptr inbounds nuw i8, ptr %0, i64 2048
  %740 = load ptr, ptr %739, align 8
  %741 = getelementptr inbounds %struct.Span, ptr %740, i64 %735
  %742 = load i64, ptr %18, align 8
  %743 = load i32, ptr %659, align 8
  %744 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %745 = load i64, ptr %744, align 8
  %746 = getelementptr inbounds nuw i8, ptr %1, i64 1740
  %747 = load i32, ptr %746, align 4
  %748 = trunc i64 %745 to i32
  %749 = mul i32 %743, %748
  %750 = add i32 %749, %747
  store double %720, ptr %741, align 8
  %751 = getelementptr inbounds nuw i8, ptr %741, i64 8
  store double %695, ptr %751, align 8
  %752 = getelementptr inbounds nuw i8, ptr %741, i64 16
  store i64 %742, ptr %752, align 8
  %753 = getelementptr inbounds nuw i8, ptr %741, i64 24
  store i32 %750, ptr %753, align 8
  %754 = getelementptr inbounds nuw i8, ptr %741, i64 28
  store i32 3, ptr %754, align 4
  %755 = getelementptr inbounds nuw i8, ptr %741, i64 32
  store i32 0, ptr %755, align 8
  %756 = getelementptr inbounds nuw i8, ptr %741, i64 36
  store i32 %4, ptr %756, align 4
  br label %1180

757:                                              ; preds = %16
  %758 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %759 = load double, ptr %758, align 8
  %760 = fcmp ogt double %759, %3
  %761 = select i1 %760, double %759, double %3
  %762 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %763 = load double, ptr %762, align 8
  %764 = fadd double %763, %761
  %765 = getelementptr inbounds nuw i8, ptr %1, i64 136
  %766 = getelementptr inbounds nuw i8, ptr %1, i64 1696
  %767 = load i64, ptr %766, align 8
  %768 = add nsw i64 %767, 1
  store i64 %768, ptr %766, align 8
  %769 = srem i64 %767, 64
  %770 = getelementptr inbounds [64 x double], ptr %765, i64 0, i64 %769
  store double %764, ptr %770, align 8
  br label %1180

771:                                              ; preds = %16
  %772 = getelementptr inbounds nuw i8, ptr %1, i64 1696
  %773 = load i64, ptr %772, align 8
  %774 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %775 = load i64, ptr %774, align 8
  %776 = sub nsw i64 %773, %775
  %777 = icmp sgt i64 %776, 0
  br i1 %777, label %778, label %1180

778:                                              ; preds = %771
  %779 = getelementptr inbounds nuw i8, ptr %1, i64 136
  %780 = add nuw i64 %776, 63
  %781 = and i64 %780, 63
  %782 = getelementptr inbounds nuw [64 x double], ptr %779, i64 0, i64 %781
  %783 = load double, ptr %782, align 8
  %784 = load double, ptr %1, align 8
  %785 = fcmp ogt double %783, %784
  br i1 %785, label %786, label %1180

786:                                              ; preds = %778
  %787 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %788 = load double, ptr %787, align 8
  %789 = fsub double %783, %788
  %790 = fadd double %789, -1.000000e+00
  %791 = fcmp ogt double %790, 0.000000e+00
  br i1 %791, label %792, label %804

792:                                              ; preds = %786
  %793 = getelementptr inbounds nuw i8, ptr %0, i64 2136
  %794 = load ptr, ptr %793, align 8
  %795 = mul nsw i32 %4, 14
  %796 = sext i32 %795 to i64
  %797 = getelementptr double, ptr %794, i64 %796
  %798 = getelementptr i8, ptr %797, i64 96
  %799 = load double, ptr %798, align 8
  %800 = fadd double %790, %799
  store double %800, ptr %798, align 8
  %801 = load double, ptr %787, align 8
  %802 = load i32, ptr %8, align 4
  %803 = sext i32 %802 to i64
  br label %804

804:                                              ; preds = %792, %786
  %805 = phi i64 [ %803, %792 ], [ %10, %786 ]
  %806 = phi double [ %801, %792 ], [ %788, %786 ]
  %807 = fadd double %806, 1.000000e+00
  %808 = load ptr, ptr %6, align 8
  %809 = getelementptr inbounds %struct.Slot, ptr %808, i64 %805, i32 11
  %810 = load i32, ptr %809, align 4
  %811 = icmp eq i32 %810, 0
  %812 = fcmp ugt double %783, %807
  %813 = and i1 %812, %811
  br i1 %813, label %814, label %843

814:                                              ; preds = %804
  %815 = getelementptr inbounds nuw i8, ptr %0, i64 2056
  %816 = load i64, ptr %815, align 8
  %817 = icmp eq i64 %816, 0
  br i1 %817, label %843, label %818

818:                                              ; preds = %814
  %819 = getelementptr inbounds nuw i8, ptr %0, i64 2064
  %820 = load i64, ptr %819, align 8
  %821 = add nsw i64 %820, 1
  store i64 %821, ptr %819, align 8
  %822 = icmp slt i64 %820, %816
  br i1 %822, label %823, label %843

823:                                              ; preds = %818
  %824 = getelementptr inbounds nuw i8, ptr %0, i64 2048
  %825 = load ptr, ptr %824, align 8
  %826 = getelementptr inbounds %struct.Span, ptr %825, i64 %820
  %827 = load i64, ptr %18, align 8
  %828 = getelementptr inbounds nuw i8, ptr %1, i64 1736
  %829 = load i32, ptr %828, align 8
  %830 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %831 = load i64, ptr %830, align 8
  %832 = getelementptr inbounds nuw i8, ptr %1, i64 1740
  %833 = load i32, ptr %832, align 4
  %834 = trunc i64 %831 to i32
  %835 = mul i32 %829, %834
  %836 = add i32 %835, %833
  store double %807, ptr %826, align 8
  %837 = getelementptr inbounds nuw i8, ptr %826, i64 8
  store double %783, ptr %837, align 8
  %838 = getelementptr inbounds nuw i8, ptr %826, i64 16
  store i64 %827, ptr %838, align 8
  %839 = getelementptr inbounds nuw i8, ptr %826, i64 24
  store i32 %836, ptr %839, align 8
  %840 = getelementptr inbounds nuw i8, ptr %826, i64 28
  store i32 1, ptr %840, align 4
  %841 = getelementptr inbounds nuw i8, ptr %826, i64 32
  store i32 12, ptr %841, align 8
  %842 = getelementptr inbounds nuw i8, ptr %826, i64 36
  store i32 %4, ptr %842, align 4
  br label %843

843:                                              ; preds = %823, %818, %814, %804
  store double %783, ptr %1, align 8
  %844 = fadd double %783, -1.000000e+00
  store double %844, ptr %787, align 8
  br label %1180

845:                                              ; preds = %16
  %846 = load i64, ptr %2, align 8
  %847 = icmp slt i64 %846, 0
  br i1 %847, label %1180, label %848

848:                                              ; preds = %845
  %849 = getelementptr inbounds nuw i8, ptr %1, i64 1736
  %850 = load i32, ptr %849, align 8
  %851 = sext i32 %850 to i64
  %852 = getelementptr inbounds [16 x double], ptr %11, i64 0, i64 %851
  %853 = load double, ptr %852, align 8
  %854 = fcmp ogt double %3, %853
  %855 = select i1 %854, double %3, double %853
  %856 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %857 = load double, ptr %856, align 8
  %858 = fadd double %857, %855
  %859 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %860 = load i64, ptr %859, align 8
  %861 = mul nsw i64 %860, %10
  %862 = add nsw i64 %861, %846
  %863 = getelementptr inbounds nuw i8, ptr %0, i64 984
  %864 = load ptr, ptr %863, align 8
  %865 = getelementptr inbounds double, ptr %864, i64 %862
  %866 = load double, ptr %865, align 8
  %867 = fcmp ogt double %866, %858
  %868 = select i1 %867, double %866, double %858
  store double %868, ptr %865, align 8
  %869 = getelementptr inbounds nuw i8, ptr %0, i64 968
  %870 = load ptr, ptr %869, align 8
  %871 = getelementptr inbounds i32, ptr %870, i64 %862
  %872 = load i32, ptr %871, align 4
  %873 = add nsw i32 %872, -1
  store i32 %873, ptr %871, align 4
  %874 = icmp eq i32 %873, 0
  br i1 %874, label %875, label %1180

875:                                              ; preds = %848
  %876 = getelementptr inbounds nuw i8, ptr %0, i64 976
  %877 = load ptr, ptr %876, align 8
  %878 = getelementptr inbounds i32, ptr %877, i64 %862
  %879 = load ptr, ptr %863, align 8
  %880 = getelementptr inbounds double, ptr %879, i64 %862
  %881 = load double, ptr %880, align 8
  %882 = getelementptr inbounds nuw i8, ptr %0, i64 392
  %883 = load double, ptr %882, align 8
  %884 = fadd double %881, %883
  %885 = load i32, ptr %878, align 4
  %886 = icmp sgt i32 %885, -1
  br i1 %886, label %887, label %897

887:                                              ; preds = %875
  %888 = getelementptr inbounds nuw i8, ptr %0, i64 952
  br label %889

889:                                              ; preds = %889, %887
  %890 = phi i32 [ %885, %887 ], [ %895, %889 ]
  %891 = load ptr, ptr %888, align 8
  %892 = zext nneg i32 %890 to i64
  %893 = getelementptr inbounds nuw %struct.Warp, ptr %891, i64 %892
  %894 = getelementptr inbounds nuw i8, ptr %893, i64 1748
  %895 = load i32, ptr %894, align 4
  tail call fastcc void @wakes(ptr noundef nonnull %0, ptr noundef %893, double noundef %884) #6
  %896 = icmp sgt i32 %895, -1
  br i1 %896, label %889, label %897

897:                                              ; preds = %889, %875
  store i32 -1, ptr %878, align 4
  br label %1180

898:                                              ; preds = %16
  %899 = getelementptr inbounds nuw i8, ptr %11, i64 4248
  %900 = load i32, ptr %899, align 8
  %901 = getelementptr inbounds nuw i8, ptr %1, i64 1760
  store i32 %900, ptr %901, align 8
  %902 = getelementptr inbounds nuw i8, ptr %11, i64 4240
  %903 = load i32, ptr %902, align 8
  %904 = add nsw i32 %903, 1
  store i32 %904, ptr %902, align 8
  %905 = getelementptr inbounds nuw i8, ptr %11, i64 2176
  %906 = load double, ptr %905, align 8
  %907 = fcmp ogt double %906, %3
  %908 = select i1 %907, double %906, double %3
  store double %908, ptr %905, align 8
  %909 = getelementptr inbounds nuw i8, ptr %11, i64 4252
  %910 = load i32, ptr %909, align 4
  %911 = icmp slt i32 %904, %910
  %912 = icmp eq i32 %910, 0
  %913 = or i1 %911, %912
  br i1 %913, label %1180, label %914

914:                                              ; preds = %898
  store i32 0, ptr %902, align 8
  %915 = add nsw i32 %900, 1
  store i32 %915, ptr %899, align 8
  %916 = getelementptr inbounds nuw i8, ptr %0, i64 400
  %917 = load double, ptr %916, align 8
  %918 = fadd double %908, %917
  %919 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %920 = load i64, ptr %919, align 8
  %921 = icmp sgt i64 %920, 1
  br i1 %921, label %922, label %925

922:                                              ; preds = %914
  %923 = getelementptr inbounds nuw i8, ptr %0, i64 304
  %924 = load double, ptr %923, align 8
  br label %925

925:                                              ; preds = %922, %914
  %926 = phi double [ %924, %922 ], [ 0.000000e+00, %914 ]
  %927 = fadd double %918, %926
  %928 = getelementptr inbounds nuw i8, ptr %11, i64 2184
  store double %927, ptr %928, align 8
  %929 = getelementptr inbounds nuw i8, ptr %11, i64 4244
  %930 = load i32, ptr %929, align 4
  %931 = icmp sgt i32 %930, -1
  br i1 %931, label %932, label %942

932:                                              ; preds = %925
  %933 = getelementptr inbounds nuw i8, ptr %0, i64 952
  br label %934

934:                                              ; preds = %934, %932
  %935 = phi i32 [ %930, %932 ], [ %940, %934 ]
  %936 = load ptr, ptr %933, align 8
  %937 = zext nneg i32 %935 to i64
  %938 = getelementptr inbounds nuw %struct.Warp, ptr %936, i64 %937
  %939 = getelementptr inbounds nuw i8, ptr %938, i64 1748
  %940 = load i32, ptr %939, align 4
  tail call fastcc void @wakes(ptr noundef nonnull %0, ptr noundef %938, double noundef %927) #6
  %941 = icmp sgt i32 %940, -1
  br i1 %941, label %934, label %942

942:                                              ; preds = %934, %925
  store i32 -1, ptr %929, align 4
  br label %1180

943:                                              ; preds = %16
  %944 = getelementptr inbounds nuw i8, ptr %11, i64 4248
  %945 = load i32, ptr %944, align 8
  %946 = getelementptr inbounds nuw i8, ptr %1, i64 1760
  %947 = load i32, ptr %946, align 8
  %948 = icmp eq i32 %945, %947
  br i1 %948, label %949, label %963

949:                                              ; preds = %943
  %950 = getelementptr inbounds nuw i8, ptr %11, i64 4244
  %951 = getelementptr inbounds nuw i8, ptr %1, i64 1752
  store i32 10, ptr %951, align 8
  %952 = getelementptr inbounds nuw i8, ptr %1, i64 1756
  store i32 %4, ptr %952, align 4
  %953 = load i32, ptr %950, align 4
  %954 = getelementptr inbounds nuw i8, ptr %1, i64 1748
  store i32 %953, ptr %954, align 4
  %955 = getelementptr inbounds nuw i8, ptr %1, i64 1764
  store i32 1, ptr %955, align 4
  %956 = getelementptr inbounds nuw i8, ptr %0, i64 952
  %957 = load ptr, ptr %956, align 8
  %958 = ptrtoint ptr %1 to i64
  %959 = ptrtoint ptr %957 to i64
  %960 = sub i64 %958, %959
  %961 = sdiv exact i64 %960, 1784
  %962 = trunc i64 %961 to i32
  store i32 %962, ptr %950, align 4
  br label %1180

963:                                              ; preds = %943
  %964 = getelementptr inbounds nuw i8, ptr %11, i64 2184
  %965 = load double, ptr %964, align 8
  %966 = load double, ptr %1, align 8
  %967 = fcmp ogt double %965, %966
  br i1 %967, label %968, label %1180

968:                                              ; preds = %963
  %969 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %970 = load double, ptr %969, align 8
  %971 = fsub double %965, %970
  %972 = fadd double %971, -1.000000e+00
  %973 = fcmp ogt double %972, 0.000000e+00
  br i1 %973, label %974, label %986

974:                                              ; preds = %968
  %975 = getelementptr inbounds nuw i8, ptr %0, i64 2136
  %976 = load ptr, ptr %975, align 8
  %977 = mul nsw i32 %4, 14
  %978 = sext i32 %977 to i64
  %979 = getelementptr double, ptr %976, i64 %978
  %980 = getelementptr i8, ptr %979, i64 80
  %981 = load double, ptr %980, align 8
  %982 = fadd double %972, %981
  store double %982, ptr %980, align 8
  %983 = load double, ptr %969, align 8
  %984 = load i32, ptr %8, align 4
  %985 = sext i32 %984 to i64
  br label %986

986:                                              ; preds = %974, %968
  %987 = phi i64 [ %985, %974 ], [ %10, %968 ]
  %988 = phi double [ %983, %974 ], [ %970, %968 ]
  %989 = fadd double %988, 1.000000e+00
  %990 = load ptr, ptr %6, align 8
  %991 = getelementptr inbounds %struct.Slot, ptr %990, i64 %987, i32 11
  %992 = load i32, ptr %991, align 4
  %993 = icmp eq i32 %992, 0
  %994 = fcmp ugt double %965, %989
  %995 = and i1 %994, %993
  br i1 %995, label %996, label %1025

996:                                              ; preds = %986
  %997 = getelementptr inbounds nuw i8, ptr %0, i64 2056
  %998 = load i64, ptr %997, align 8
  %999 = icmp eq i64 %998, 0
  br i1 %999, label %1025, label %1000

1000:                                             ; preds = %996
  %1001 = getelementptr inbounds nuw i8, ptr %0, i64 2064
  %1002 = load i64, ptr %1001, align 8
  %1003 = add nsw i64 %1002, 1
  store i64 %1003, ptr %1001, align 8
  %1004 = icmp slt i64 %1002, %998
  br i1 %1004, label %1005, label %1025

1005:                                             ; preds = %1000
  %1006 = getelementptr inbounds nuw i8, ptr %0, i64 2048
  %1007 = load ptr, ptr %1006, align 8
  %1008 = getelementptr inbounds %struct.Span, ptr %1007, i64 %1002
  %1009 = load i64, ptr %18, align 8
  %1010 = getelementptr inbounds nuw i8, ptr %1, i64 1736
  %1011 = load i32, ptr %1010, align 8
  %1012 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %1013 = load i64, ptr %1012, align 8
  %1014 = getelementptr inbounds nuw i8, ptr %1, i64 1740
  %1015 = load i32, ptr %1014, align 4
  %1016 = trunc i64 %1013 to i32
  %1017 = mul i32 %1011, %1016
  %1018 = add i32 %1017, %1015
  store double %989, ptr %1008, align 8
  %1019 = getelementptr inbounds nuw i8, ptr %1008, i64 8
  store double %965, ptr %1019, align 8
  %1020 = getelementptr inbounds nuw i8, ptr %1008, i64 16
  store i64 %1009, ptr %1020, align 8
  %1021 = getelementptr inbounds nuw i8, ptr %1008, i64 24
  store i32 %1018, ptr %1021, align 8
  %1022 = getelementptr inbounds nuw i8, ptr %1008, i64 28
  store i32 1, ptr %1022, align 4
  %1023 = getelementptr inbounds nuw i8, ptr %1008, i64 32
  store i32 10, ptr %1023, align 8
  %1024 = getelementptr inbounds nuw i8, ptr %1008, i64 36
  store i32 %4, ptr %1024, align 4
  br label %1025

1025:                                             ; preds = %1005, %1000, %996, %986
  store double %965, ptr %1, align 8
  %1026 = fadd double %965, -1.000000e+00
  store double %1026, ptr %969, align 8
  br label %1180

1027:                                             ; preds = %16
  %1028 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %1029 = load i64, ptr %1028, align 8
  %1030 = icmp eq i64 %1029, 0
  br i1 %1030, label %1072, label %1031

1031:                                             ; preds = %1027
  %1032 = getelementptr inbounds nuw i8, ptr %1, i64 1736
  %1033 = load i32, ptr %1032, align 8
  %1034 = sext i32 %1033 to i64
  %1035 = getelementptr inbounds [16 x double], ptr %11, i64 0, i64 %1034
  %1036 = load double, ptr %1035, align 8
  %1037 = fcmp ogt double %3, %1036
  %1038 = select i1 %1037, double %3, double %1036
  %1039 = load i64, ptr %2, align 8
  %1040 = sitofp i64 %1039 to double
  %1041 = fmul double %1040, 6.250000e-02
  %1042 = getelementptr inbounds nuw i8, ptr %0, i64 1016
  %1043 = load ptr, ptr %1042, align 8
  %1044 = shl nsw i32 %1033, 2
  %1045 = sext i32 %1044 to i64
  %1046 = mul nsw i64 %1045, 112
  %1047 = getelementptr i8, ptr %1043, i64 %1046
  %1048 = getelementptr i8, ptr %1047, i64 96
  %1049 = load double, ptr %1048, align 8
  %1050 = fcmp ogt double %1038, %1049
  %1051 = select i1 %1050, double %1038, double %1049
  %1052 = getelementptr inbounds nuw i8, ptr %0, i64 432
  %1053 = load double, ptr %1052, align 8
  %1054 = fdiv double %1051, %1053
  %1055 = fptosi double %1054 to i64
  %1056 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %1057 = load i64, ptr %1056, align 8
  %1058 = icmp sgt i64 %1057, %1055
  %1059 = add nsw i64 %1057, -1
  %1060 = select i1 %1058, i64 %1055, i64 %1059
  %1061 = getelementptr inbounds nuw i8, ptr %0, i64 2144
  %1062 = load ptr, ptr %1061, align 8
  %1063 = mul i64 %1060, 112
  %1064 = getelementptr i8, ptr %1062, i64 %1063
  %1065 = getelementptr i8, ptr %1064, i64 96
  %1066 = load double, ptr %1065, align 8
  %1067 = fadd double %1041, %1066
  store double %1067, ptr %1065, align 8
  %1068 = fadd double %1041, %1051
  store double %1068, ptr %1048, align 8
  %1069 = load i32, ptr %1032, align 8
  %1070 = sext i32 %1069 to i64
  %1071 = getelementptr inbounds [16 x double], ptr %11, i64 0, i64 %1070
  store double %1068, ptr %1071, align 8
  br label %1180

1072:                                             ; preds = %1027
  %1073 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %1074 = load double, ptr %1073, align 8
  %1075 = load i64, ptr %2, align 8
  %1076 = sitofp i64 %1075 to double
  %1077 = fmul double %1076, 6.250000e-02
  %1078 = getelementptr inbounds nuw i8, ptr %1, i64 1744
  %1079 = load i32, ptr %1078, align 8
  %1080 = sext i32 %1079 to i64
  %1081 = getelementptr inbounds nuw i8, ptr %0, i64 1016
  %1082 = load ptr, ptr %1081, align 8
  %1083 = getelementptr inbounds nuw i8, ptr %1, i64 1736
  %1084 = load i32, ptr %1083, align 8
  %1085 = shl nsw i32 %1084, 2
  %1086 = sext i32 %1085 to i64
  %1087 = add nsw i64 %1086, %1080
  %1088 = mul nsw i64 %1087, 112
  %1089 = getelementptr i8, ptr %1082, i64 %1088
  %1090 = getelementptr i8, ptr %1089, i64 40
  %1091 = load double, ptr %1090, align 8
  %1092 = fcmp ogt double %3, %1091
  %1093 = select i1 %1092, double %3, double %1091
  %1094 = getelementptr inbounds nuw i8, ptr %0, i64 432
  %1095 = load double, ptr %1094, align 8
  %1096 = fdiv double %1093, %1095
  %1097 = fptosi double %1096 to i64
  %1098 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %1099 = load i64, ptr %1098, align 8
  %1100 = icmp sgt i64 %1099, %1097
  %1101 = add nsw i64 %1099, -1
  %1102 = select i1 %1100, i64 %1097, i64 %1101
  %1103 = getelementptr inbounds nuw i8, ptr %0, i64 2144
  %1104 = load ptr, ptr %1103, align 8
  %1105 = mul i64 %1102, 112
  %1106 = getelementptr i8, ptr %1104, i64 %1105
  %1107 = getelementptr i8, ptr %1106, i64 40
  %1108 = load double, ptr %1107, align 8
  %1109 = fadd double %1077, %1108
  store double %1109, ptr %1107, align 8
  %1110 = fadd double %1077, %1093
  store double %1110, ptr %1090, align 8
  %1111 = getelementptr inbounds nuw i8, ptr %0, i64 416
  %1112 = load double, ptr %1111, align 8
  %1113 = fadd double %1110, %1112
  %1114 = fcmp ogt double %1074, %1113
  %1115 = select i1 %1114, double %1074, double %1113
  store double %1115, ptr %1073, align 8
  br label %1180

1116:                                             ; preds = %16
  %1117 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %1118 = load double, ptr %1117, align 8
  %1119 = load double, ptr %1, align 8
  %1120 = fcmp ogt double %1118, %1119
  br i1 %1120, label %1121, label %1180

1121:                                             ; preds = %1116
  %1122 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %1123 = load double, ptr %1122, align 8
  %1124 = fsub double %1118, %1123
  %1125 = fadd double %1124, -1.000000e+00
  %1126 = fcmp ogt double %1125, 0.000000e+00
  br i1 %1126, label %1127, label %1139

1127:                                             ; preds = %1121
  %1128 = getelementptr inbounds nuw i8, ptr %0, i64 2136
  %1129 = load ptr, ptr %1128, align 8
  %1130 = mul nsw i32 %4, 14
  %1131 = sext i32 %1130 to i64
  %1132 = getelementptr double, ptr %1129, i64 %1131
  %1133 = getelementptr i8, ptr %1132, i64 104
  %1134 = load double, ptr %1133, align 8
  %1135 = fadd double %1125, %1134
  store double %1135, ptr %1133, align 8
  %1136 = load double, ptr %1122, align 8
  %1137 = load i32, ptr %8, align 4
  %1138 = sext i32 %1137 to i64
  br label %1139

1139:                                             ; preds = %1127, %1121
  %1140 = phi i64 [ %1138, %1127 ], [ %10, %1121 ]
  %1141 = phi double [ %1136, %1127 ], [ %1123, %1121 ]
  %1142 = fadd double %1141, 1.000000e+00
  %1143 = load ptr, ptr %6, align 8
  %1144 = getelementptr inbounds %struct.Slot, ptr %1143, i64 %1140, i32 11
  %1145 = load i32, ptr %1144, align 4
  %1146 = icmp eq i32 %1145, 0
  %1147 = fcmp ugt double %1118, %1142
  %1148 = and i1 %1147, %1146
  br i1 %1148, label %1149, label %1178

1149:                                             ; preds = %1139
  %1150 = getelementptr inbounds nuw i8, ptr %0, i64 2056
  %1151 = load i64, ptr %1150, align 8
  %1152 = icmp eq i64 %1151, 0
  br i1 %1152, label %1178, label %1153

1153:                                             ; preds = %1149
  %1154 = getelementptr inbounds nuw i8, ptr %0, i64 2064
  %1155 = load i64, ptr %1154, align 8
  %1156 = add nsw i64 %1155, 1
  store i64 %1156, ptr %1154, align 8
  %1157 = icmp slt i64 %1155, %1151
  br i1 %1157, label %1158, label %1178

1158:                                             ; preds = %1153
  %1159 = getelementptr inbounds nuw i8, ptr %0, i64 2048
  %1160 = load ptr, ptr %1159, align 8
  %1161 = getelementptr inbounds %struct.Span, ptr %1160, i64 %1155
  %1162 = load i64, ptr %18, align 8
  %1163 = getelementptr inbounds nuw i8, ptr %1, i64 1736
  %1164 = load i32, ptr %1163, align 8
  %1165 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %1166 = load i64, ptr %1165, align 8
  %1167 = getelementptr inbounds nuw i8, ptr %1, i64 1740
  %1168 = load i32, ptr %1167, align 4
  %1169 = trunc i64 %1166 to i32
  %1170 = mul i32 %1164, %1169
  %1171 = add i32 %1170, %1168
  store double %1142, ptr %1161, align 8
  %1172 = getelementptr inbounds nuw i8, ptr %1161, i64 8
  store double %1118, ptr %1172, align 8
  %1173 = getelementptr inbounds nuw i8, ptr %1161, i64 16
  store i64 %1162, ptr %1173, align 8
  %1174 = getelementptr inbounds nuw i8, ptr %1161, i64 24
  store i32 %1171, ptr %1174, align 8
  %1175 = getelementptr inbounds nuw i8, ptr %1161, i64 28
  store i32 1, ptr %1175, align 4
  %1176 = getelementptr inbounds nuw i8, ptr %1161, i64 32
  store i32 13, ptr %1176, align 8
  %1177 = getelementptr inbounds nuw i8, ptr %1161, i64 36
  store i32 %4, ptr %1177, align 4
  br label %1178

1178:                                             ; preds = %1158, %1153, %1149, %1139
  store double %1118, ptr %1, align 8
  %1179 = fadd double %1118, -1.000000e+00
  store double %1179, ptr %1122, align 8
  br label %1180

1180:                                             ; preds = %1178, %1116, %1025, %963, %942, %898, %897, %848, %845, %843, %778, %738, %733, %729, %713, %639, %634, %630, %580, %574, %515, %450, %384, %354, %349, %345, %338, %314, %273, %109, %66, %63, %62, %23, %20, %16, %1031, %1072, %771, %512, %471, %468, %374, %320, %315, %123, %139, %110, %949, %757
  %1181 = phi i1 [ true, %949 ], [ false, %757 ], [ false, %110 ], [ false, %139 ], [ true, %123 ], [ false, %315 ], [ false, %320 ], [ false, %374 ], [ false, %468 ], [ true, %471 ], [ false, %512 ], [ false, %771 ], [ false, %1072 ], [ false, %1031 ], [ false, %16 ], [ false, %20 ], [ false, %23 ], [ false, %62 ], [ false, %63 ], [ false, %66 ], [ false, %109 ], [ false, %273 ], [ false, %314 ], [ false, %338 ], [ false, %345 ], [ false, %349 ], [ false, %354 ], [ false, %384 ], [ false, %450 ], [ false, %515 ], [ false, %574 ], [ false, %580 ], [ false, %630 ], [ false, %634 ], [ false, %639 ], [ false, %713 ], [ false, %729 ], [ false, %733 ], [ false, %738 ], [ false, %778 ], [ false, %843 ], [ false, %845 ], [ false, %848 ], [ false, %897 ], [ false, %898 ], [ false, %942 ], [ false, %963 ], [ false, %1025 ], [ false, %1116 ], [ false, %1178 ]
  ret i1 %1181
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
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 2136
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
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 960
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
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 2056
  %39 = load i64, ptr %38, align 8
  %40 = icmp eq i64 %39, 0
  br i1 %40, label %67, label %41

41:                                               ; preds = %37
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 2064
  %43 = load i64, ptr %42, align 8
  %44 = add nsw i64 %43, 1
  store i64 %44, ptr %42, align 8
  %45 = icmp slt i64 %43, %39
  br i1 %45, label %46, label %67

46:                                               ; preds = %41
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 2048
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

define internal fastcc double @beyond(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3, double noundef %4, double noundef %5) unnamed_addr #0 {
  %7 = icmp sgt i64 %3, 0
  br i1 %7, label %8, label %12

8:                                                ; preds = %6
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 1536
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 440
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 1024
  br label %50

12:                                               ; preds = %68, %6
  %13 = phi i64 [ 0, %6 ], [ %69, %68 ]
  %14 = shl nsw i64 %3, 5
  %15 = sitofp i64 %14 to double
  %16 = fdiv double %15, %5
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 1016
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 1736
  %20 = load i32, ptr %19, align 8
  %21 = shl nsw i32 %20, 2
  %22 = sext i32 %21 to i64
  %23 = mul nsw i64 %22, 112
  %24 = getelementptr i8, ptr %18, i64 %23
  %25 = getelementptr i8, ptr %24, i64 80
  %26 = load double, ptr %25, align 8
  %27 = fcmp ogt double %4, %26
  %28 = select i1 %27, double %4, double %26
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 432
  %30 = load double, ptr %29, align 8
  %31 = fdiv double %28, %30
  %32 = fptosi double %31 to i64
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %34 = load i64, ptr %33, align 8
  %35 = icmp sgt i64 %34, %32
  %36 = add nsw i64 %34, -1
  %37 = select i1 %35, i64 %32, i64 %36
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 2144
  %39 = load ptr, ptr %38, align 8
  %40 = mul i64 %37, 112
  %41 = getelementptr i8, ptr %39, i64 %40
  %42 = getelementptr i8, ptr %41, i64 80
  %43 = load double, ptr %42, align 8
  %44 = fadd double %16, %43
  store double %44, ptr %42, align 8
  %45 = fadd double %16, %28
  store double %45, ptr %25, align 8
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 2152
  %47 = load double, ptr %46, align 8
  %48 = fadd double %47, %15
  store double %48, ptr %46, align 8
  %49 = icmp eq i64 %13, 0
  br i1 %49, label %114, label %72

50:                                               ; preds = %8, %68
  %51 = phi i64 [ 0, %8 ], [ %69, %68 ]
  %52 = phi i64 [ 0, %8 ], [ %70, %68 ]
  %53 = getelementptr inbounds nuw i8, ptr %2, i64 %52
  %54 = load i8, ptr %53, align 1
  %55 = zext i8 %54 to i64
  %56 = getelementptr inbounds nuw [64 x double], ptr %9, i64 0, i64 %55
  %57 = load double, ptr %56, align 8
  %58 = fadd double %57, 1.000000e+00
  store double %58, ptr %56, align 8
  %59 = getelementptr inbounds nuw [64 x double], ptr %10, i64 0, i64 %55
  %60 = load double, ptr %59, align 8
  %61 = getelementptr inbounds nuw [64 x double], ptr %11, i64 0, i64 %55
  %62 = load double, ptr %61, align 8
  %63 = fadd double %60, %62
  store double %63, ptr %61, align 8
  %64 = fcmp ult double %63, 1.000000e+00
  br i1 %64, label %68, label %65

65:                                               ; preds = %50
  %66 = fadd double %63, -1.000000e+00
  store double %66, ptr %61, align 8
  %67 = add nsw i64 %51, 1
  br label %68

68:                                               ; preds = %65, %50
  %69 = phi i64 [ %67, %65 ], [ %51, %50 ]
  %70 = add nuw nsw i64 %52, 1
  %71 = icmp eq i64 %70, %3
  br i1 %71, label %12, label %50

72:                                               ; preds = %12
  %73 = shl nsw i64 %13, 5
  %74 = sitofp i64 %73 to double
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 2160
  %76 = load double, ptr %75, align 8
  %77 = fadd double %76, %74
  store double %77, ptr %75, align 8
  %78 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %79 = load double, ptr %78, align 8
  %80 = fdiv double %74, %79
  %81 = load ptr, ptr %17, align 8
  %82 = load i32, ptr %19, align 8
  %83 = shl nsw i32 %82, 2
  %84 = sext i32 %83 to i64
  %85 = mul nsw i64 %84, 112
  %86 = getelementptr i8, ptr %81, i64 %85
  %87 = getelementptr i8, ptr %86, i64 88
  %88 = load double, ptr %87, align 8
  %89 = fcmp ogt double %4, %88
  %90 = select i1 %89, double %4, double %88
  %91 = load double, ptr %29, align 8
  %92 = fdiv double %90, %91
  %93 = fptosi double %92 to i64
  %94 = load i64, ptr %33, align 8
  %95 = icmp sgt i64 %94, %93
  %96 = add nsw i64 %94, -1
  %97 = select i1 %95, i64 %93, i64 %96
  %98 = load ptr, ptr %38, align 8
  %99 = mul i64 %97, 112
  %100 = getelementptr i8, ptr %98, i64 %99
  %101 = getelementptr i8, ptr %100, i64 88
  %102 = load double, ptr %101, align 8
  %103 = fadd double %80, %102
  store double %103, ptr %101, align 8
  %104 = fadd double %80, %90
  store double %104, ptr %87, align 8
  %105 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %106 = load <2 x double>, ptr %105, align 8
  %107 = insertelement <2 x double> poison, double %45, i64 0
  %108 = insertelement <2 x double> %107, double %104, i64 1
  %109 = fadd <2 x double> %108, %106
  %110 = extractelement <2 x double> %109, i64 0
  %111 = extractelement <2 x double> %109, i64 1
  %112 = fcmp ogt double %110, %111
  %113 = select i1 %112, double %110, double %111
  br label %118

114:                                              ; preds = %12
  %115 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %116 = load double, ptr %115, align 8
  %117 = fadd double %45, %116
  br label %118

118:                                              ; preds = %114, %72
  %119 = phi double [ %113, %72 ], [ %117, %114 ]
  ret double %119
}

declare i32 @llvm.cttz.i32(i32, i1 immarg) #5

attributes #0 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nobuiltin }
attributes #7 = { nounwind }

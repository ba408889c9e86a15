; LLVM IR of engine.c, made by python -m jit.llvm.generate.

%struct.Entry = type { double, i64, i32, i32 }
%struct.Warp = type { double, double, double, double, double, double, double, double, double, [8 x double], [64 x double], [64 x double], [64 x double], i64, i64, i64, i64, i64, i64, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, [8 x i8] }
%struct.Code = type { i32, i32, i32, i32, i8, i8, i8, i8, i8, i8, i8, i8 }
%struct.Slot = type { [16 x double], [256 x double], double, double, [256 x i32], [256 x i32], i32, i32, i32, i32, i32, i32 }
%struct.Span = type { double, double, i64, i32, i32, i32, i32 }
%struct.Record = type { i64, i64, i64, i64, i32, i32, i32, i32 }
%struct.Line = type { [4 x double], i32, i32 }

define double @run(ptr noundef %0) #0 {
  %2 = alloca [64 x i8], align 16
  %3 = alloca [64 x ptr], align 16
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 2072
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %6 = load i64, ptr %5, align 8
  %7 = icmp sgt i64 %6, 0
  br i1 %7, label %8, label %15

8:                                                ; preds = %1
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 104
  br label %10

10:                                               ; preds = %8, %60
  %11 = phi i64 [ 0, %8 ], [ %62, %60 ]
  %12 = load i64, ptr %4, align 8
  %13 = load i64, ptr %9, align 8
  %14 = icmp slt i64 %12, %13
  br i1 %14, label %60, label %15

15:                                               ; preds = %10, %60, %1
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 2080
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %18 = load i64, ptr %16, align 8
  %19 = load i64, ptr %17, align 8
  %20 = icmp slt i64 %18, %19
  br i1 %20, label %21, label %1081

21:                                               ; preds = %15
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 2056
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 976
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 936
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 992
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 1000
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 2120
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 944
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 2040
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 2048
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 2032
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 2096
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 416
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 2128
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 272
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 344
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 336
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 280
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 304
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 984
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 2064
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 2112
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 2104
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 960
  br label %69

60:                                               ; preds = %10
  %61 = trunc nuw nsw i64 %11 to i32
  tail call fastcc void @begin(ptr noundef nonnull %0, i32 noundef %61, double noundef 0.000000e+00) #6
  %62 = add nuw nsw i64 %11, 1
  %63 = load i64, ptr %5, align 8
  %64 = icmp sgt i64 %63, %62
  br i1 %64, label %10, label %15

65:                                               ; preds = %1071, %1055
  %66 = load i64, ptr %16, align 8
  %67 = load i64, ptr %17, align 8
  %68 = icmp slt i64 %66, %67
  br i1 %68, label %69, label %1081

69:                                               ; preds = %21, %65
  %70 = phi i64 [ %19, %21 ], [ %67, %65 ]
  %71 = phi i64 [ %18, %21 ], [ %66, %65 ]
  %72 = phi double [ 0.000000e+00, %21 ], [ %1013, %65 ]
  %73 = load i64, ptr %22, align 8
  %74 = icmp eq i64 %73, 0
  br i1 %74, label %1010, label %75

75:                                               ; preds = %69, %1004
  %76 = phi i64 [ %1005, %1004 ], [ %73, %69 ]
  %77 = phi double [ %138, %1004 ], [ %72, %69 ]
  %78 = load ptr, ptr %23, align 8
  %79 = load double, ptr %78, align 8
  %80 = getelementptr inbounds nuw i8, ptr %78, i64 16
  %81 = load i32, ptr %80, align 8
  %82 = add nsw i64 %76, -1
  store i64 %82, ptr %22, align 8
  %83 = getelementptr inbounds %struct.Entry, ptr %78, i64 %82
  %84 = load double, ptr %83, align 8
  %85 = getelementptr inbounds nuw i8, ptr %83, i64 8
  %86 = load <2 x i64>, ptr %85, align 8
  %87 = load i64, ptr %85, align 8
  %88 = icmp sgt i64 %76, 2
  br i1 %88, label %89, label %132

89:                                               ; preds = %75, %124
  %90 = phi i64 [ %128, %124 ], [ %82, %75 ]
  %91 = phi i64 [ %127, %124 ], [ 1, %75 ]
  %92 = phi i64 [ %126, %124 ], [ 0, %75 ]
  %93 = phi i64 [ %114, %124 ], [ 0, %75 ]
  %94 = add nsw i64 %92, 2
  %95 = icmp slt i64 %94, %90
  %96 = load ptr, ptr %23, align 8
  br i1 %95, label %97, label %113

97:                                               ; preds = %89
  %98 = getelementptr inbounds %struct.Entry, ptr %96, i64 %94
  %99 = getelementptr inbounds %struct.Entry, ptr %96, i64 %91
  %100 = load double, ptr %98, align 8
  %101 = load double, ptr %99, align 8
  %102 = fcmp olt double %100, %101
  br i1 %102, label %112, label %103

103:                                              ; preds = %97
  %104 = fcmp oeq double %100, %101
  br i1 %104, label %105, label %113

105:                                              ; preds = %103
  %106 = getelementptr inbounds nuw i8, ptr %98, i64 8
  %107 = load i64, ptr %106, align 8
  %108 = getelementptr inbounds nuw i8, ptr %99, i64 8
  %109 = load i64, ptr %108, align 8
  %110 = icmp slt i64 %107, %109
  %111 = freeze i1 %110
  br i1 %111, label %112, label %113

112:                                              ; preds = %105, %97
  br label %113

113:                                              ; preds = %112, %105, %103, %89
  %114 = phi i64 [ %91, %89 ], [ %94, %112 ], [ %91, %105 ], [ %91, %103 ]
  %115 = getelementptr inbounds %struct.Entry, ptr %96, i64 %114
  %116 = load double, ptr %115, align 8
  %117 = fcmp olt double %116, %84
  br i1 %117, label %124, label %118

118:                                              ; preds = %113
  %119 = fcmp oeq double %116, %84
  br i1 %119, label %120, label %132

120:                                              ; preds = %118
  %121 = getelementptr inbounds nuw i8, ptr %115, i64 8
  %122 = load i64, ptr %121, align 8
  %123 = icmp slt i64 %122, %87
  br i1 %123, label %124, label %132

124:                                              ; preds = %120, %113
  %125 = getelementptr inbounds %struct.Entry, ptr %96, i64 %93
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %125, ptr noundef nonnull align 8 dereferenceable(24) %115, i64 24, i1 false)
  %126 = shl nsw i64 %114, 1
  %127 = or disjoint i64 %126, 1
  %128 = load i64, ptr %22, align 8
  %129 = icmp slt i64 %127, %128
  br i1 %129, label %89, label %130

130:                                              ; preds = %124
  %131 = load ptr, ptr %23, align 8
  br label %132

132:                                              ; preds = %118, %120, %75, %130
  %133 = phi ptr [ %78, %75 ], [ %131, %130 ], [ %96, %120 ], [ %96, %118 ]
  %134 = phi i64 [ 0, %75 ], [ %114, %130 ], [ %93, %120 ], [ %93, %118 ]
  %135 = getelementptr inbounds %struct.Entry, ptr %133, i64 %134
  store double %84, ptr %135, align 8
  %136 = getelementptr inbounds nuw i8, ptr %135, i64 8
  store <2 x i64> %86, ptr %136, align 8
  %137 = fcmp ogt double %77, %79
  %138 = select i1 %137, double %77, double %79
  %139 = load ptr, ptr %24, align 8
  %140 = sext i32 %81 to i64
  %141 = getelementptr inbounds %struct.Warp, ptr %139, i64 %140
  %142 = getelementptr inbounds nuw i8, ptr %141, i64 1672
  %143 = getelementptr inbounds nuw i8, ptr %141, i64 1680
  %144 = load i64, ptr %143, align 8
  %145 = load i64, ptr %142, align 8
  %146 = icmp slt i64 %145, %144
  br i1 %146, label %147, label %202

147:                                              ; preds = %132
  %148 = getelementptr inbounds nuw i8, ptr %141, i64 1728
  %149 = getelementptr inbounds nuw i8, ptr %141, i64 72
  %150 = getelementptr inbounds nuw i8, ptr %141, i64 1776
  %151 = getelementptr inbounds nuw i8, ptr %141, i64 1736
  %152 = getelementptr inbounds nuw i8, ptr %141, i64 1744
  %153 = getelementptr inbounds nuw i8, ptr %141, i64 8
  %154 = getelementptr inbounds nuw i8, ptr %141, i64 1720
  %155 = getelementptr inbounds nuw i8, ptr %141, i64 1732
  %156 = getelementptr inbounds nuw i8, ptr %141, i64 1740
  %157 = getelementptr inbounds nuw i8, ptr %141, i64 32
  %158 = getelementptr inbounds nuw i8, ptr %141, i64 56
  br label %159

159:                                              ; preds = %1000, %147
  %160 = phi i64 [ %145, %147 ], [ %1001, %1000 ]
  %161 = phi i64 [ %144, %147 ], [ %1002, %1000 ]
  %162 = load i32, ptr %148, align 8
  %163 = sext i32 %162 to i64
  %164 = add nsw i32 %162, 1
  %165 = load ptr, ptr %25, align 8
  %166 = getelementptr inbounds i32, ptr %165, i64 %160
  %167 = load i32, ptr %166, align 4
  %168 = load ptr, ptr %26, align 8
  %169 = zext i32 %167 to i64
  %170 = getelementptr inbounds nuw i64, ptr %168, i64 %169
  %171 = load i64, ptr %170, align 8
  %172 = add nsw i64 %171, %163
  %173 = add i32 %167, 1
  %174 = zext i32 %173 to i64
  %175 = getelementptr inbounds nuw i64, ptr %168, i64 %174
  %176 = load i64, ptr %175, align 8
  %177 = icmp slt i64 %172, %176
  br i1 %177, label %195, label %191

178:                                              ; preds = %191
  %179 = load ptr, ptr %25, align 8
  %180 = getelementptr inbounds i32, ptr %179, i64 %193
  %181 = load i32, ptr %180, align 4
  %182 = load ptr, ptr %26, align 8
  %183 = zext i32 %181 to i64
  %184 = getelementptr inbounds nuw i64, ptr %182, i64 %183
  %185 = load i64, ptr %184, align 8
  %186 = add i32 %181, 1
  %187 = zext i32 %186 to i64
  %188 = getelementptr inbounds nuw i64, ptr %182, i64 %187
  %189 = load i64, ptr %188, align 8
  %190 = icmp slt i64 %185, %189
  br i1 %190, label %195, label %191

191:                                              ; preds = %159, %178
  %192 = phi i64 [ %193, %178 ], [ %160, %159 ]
  %193 = add i64 %192, 1
  store i64 %193, ptr %142, align 8
  store i32 0, ptr %148, align 8
  %194 = icmp eq i64 %193, %161
  br i1 %194, label %202, label %178

195:                                              ; preds = %178, %159
  %196 = phi i64 [ %160, %159 ], [ %193, %178 ]
  %197 = phi i32 [ %164, %159 ], [ 1, %178 ]
  %198 = phi i64 [ %172, %159 ], [ %185, %178 ]
  %199 = load ptr, ptr %0, align 8
  %200 = getelementptr inbounds %struct.Code, ptr %199, i64 %198
  %201 = icmp eq ptr %199, null
  br i1 %201, label %202, label %299

202:                                              ; preds = %1000, %195, %191, %132
  %203 = load double, ptr %141, align 8
  %204 = load ptr, ptr %33, align 8
  %205 = getelementptr inbounds nuw i8, ptr %141, i64 1732
  %206 = load i32, ptr %205, align 4
  %207 = sext i32 %206 to i64
  %208 = getelementptr inbounds %struct.Slot, ptr %204, i64 %207
  %209 = getelementptr inbounds nuw i8, ptr %141, i64 1768
  store i32 1, ptr %209, align 8
  %210 = getelementptr inbounds nuw i8, ptr %141, i64 1720
  store i64 -1, ptr %210, align 8
  %211 = getelementptr inbounds nuw i8, ptr %141, i64 16
  %212 = load double, ptr %211, align 8
  %213 = load ptr, ptr %33, align 8
  %214 = getelementptr inbounds %struct.Slot, ptr %213, i64 %207, i32 11
  %215 = load i32, ptr %214, align 4
  %216 = icmp eq i32 %215, 0
  %217 = fcmp ugt double %203, %212
  %218 = and i1 %217, %216
  br i1 %218, label %219, label %244

219:                                              ; preds = %202
  %220 = load i64, ptr %34, align 8
  %221 = icmp eq i64 %220, 0
  br i1 %221, label %244, label %222

222:                                              ; preds = %219
  %223 = load i64, ptr %35, align 8
  %224 = add nsw i64 %223, 1
  store i64 %224, ptr %35, align 8
  %225 = icmp slt i64 %223, %220
  br i1 %225, label %226, label %244

226:                                              ; preds = %222
  %227 = load ptr, ptr %36, align 8
  %228 = getelementptr inbounds %struct.Span, ptr %227, i64 %223
  %229 = load i64, ptr %210, align 8
  %230 = getelementptr inbounds nuw i8, ptr %141, i64 1736
  %231 = load i32, ptr %230, align 8
  %232 = load i64, ptr %37, align 8
  %233 = getelementptr inbounds nuw i8, ptr %141, i64 1740
  %234 = load i32, ptr %233, align 4
  %235 = trunc i64 %232 to i32
  %236 = mul i32 %231, %235
  %237 = add i32 %236, %234
  store double %212, ptr %228, align 8
  %238 = getelementptr inbounds nuw i8, ptr %228, i64 8
  store double %203, ptr %238, align 8
  %239 = getelementptr inbounds nuw i8, ptr %228, i64 16
  store i64 %229, ptr %239, align 8
  %240 = getelementptr inbounds nuw i8, ptr %228, i64 24
  store i32 %237, ptr %240, align 8
  %241 = getelementptr inbounds nuw i8, ptr %228, i64 28
  store i32 0, ptr %241, align 4
  %242 = getelementptr inbounds nuw i8, ptr %228, i64 32
  store i32 0, ptr %242, align 8
  %243 = getelementptr inbounds nuw i8, ptr %228, i64 36
  store i32 0, ptr %243, align 4
  br label %244

244:                                              ; preds = %226, %222, %219, %202
  %245 = getelementptr inbounds nuw i8, ptr %208, i64 4252
  %246 = load i32, ptr %245, align 4
  %247 = add nsw i32 %246, -1
  store i32 %247, ptr %245, align 4
  %248 = getelementptr inbounds nuw i8, ptr %208, i64 4240
  %249 = load i32, ptr %248, align 8
  %250 = icmp slt i32 %249, %247
  %251 = icmp eq i32 %247, 0
  %252 = or i1 %251, %250
  br i1 %252, label %284, label %253

253:                                              ; preds = %244
  store i32 0, ptr %248, align 8
  %254 = getelementptr inbounds nuw i8, ptr %208, i64 4248
  %255 = load i32, ptr %254, align 8
  %256 = add nsw i32 %255, 1
  store i32 %256, ptr %254, align 8
  %257 = getelementptr inbounds nuw i8, ptr %208, i64 2176
  %258 = load double, ptr %257, align 8
  %259 = load double, ptr %53, align 8
  %260 = fadd double %258, %259
  %261 = load i64, ptr %54, align 8
  %262 = icmp sgt i64 %261, 1
  br i1 %262, label %263, label %265

263:                                              ; preds = %253
  %264 = load double, ptr %46, align 8
  br label %265

265:                                              ; preds = %263, %253
  %266 = phi double [ %264, %263 ], [ 0.000000e+00, %253 ]
  %267 = fadd double %260, %266
  %268 = getelementptr inbounds nuw i8, ptr %208, i64 2184
  store double %267, ptr %268, align 8
  %269 = getelementptr inbounds nuw i8, ptr %208, i64 4244
  %270 = load i32, ptr %269, align 4
  %271 = icmp sgt i32 %270, -1
  br i1 %271, label %272, label %282

272:                                              ; preds = %265, %272
  %273 = phi i32 [ %278, %272 ], [ %270, %265 ]
  %274 = load ptr, ptr %24, align 8
  %275 = zext nneg i32 %273 to i64
  %276 = getelementptr inbounds nuw %struct.Warp, ptr %274, i64 %275
  %277 = getelementptr inbounds nuw i8, ptr %276, i64 1748
  %278 = load i32, ptr %277, align 4
  tail call fastcc void @wakes(ptr noundef nonnull %0, ptr noundef %276, double noundef %267) #6
  %279 = icmp sgt i32 %278, -1
  br i1 %279, label %272, label %280

280:                                              ; preds = %272
  %281 = load i32, ptr %245, align 4
  br label %282

282:                                              ; preds = %280, %265
  %283 = phi i32 [ %281, %280 ], [ %247, %265 ]
  store i32 -1, ptr %269, align 4
  br label %284

284:                                              ; preds = %282, %244
  %285 = phi i32 [ %247, %244 ], [ %283, %282 ]
  %286 = icmp eq i32 %285, 0
  br i1 %286, label %287, label %1004

287:                                              ; preds = %284
  %288 = load ptr, ptr %55, align 8
  %289 = load i64, ptr %16, align 8
  %290 = add nsw i64 %289, 1
  store i64 %290, ptr %16, align 8
  %291 = getelementptr inbounds double, ptr %288, i64 %289
  store double %203, ptr %291, align 8
  %292 = load i64, ptr %4, align 8
  %293 = load i64, ptr %17, align 8
  %294 = icmp slt i64 %292, %293
  br i1 %294, label %295, label %1004

295:                                              ; preds = %287
  %296 = load i32, ptr %205, align 4
  %297 = load double, ptr %56, align 8
  %298 = fadd double %203, %297
  tail call fastcc void @begin(ptr noundef nonnull %0, i32 noundef %296, double noundef %298) #6
  br label %1004

299:                                              ; preds = %195
  %300 = getelementptr inbounds nuw i8, ptr %200, i64 23
  %301 = load i8, ptr %300, align 1
  %302 = icmp eq i8 %301, 0
  br i1 %302, label %340, label %303

303:                                              ; preds = %299
  store i32 %197, ptr %148, align 8
  %304 = load ptr, ptr %27, align 8
  %305 = getelementptr i64, ptr %304, i64 %196
  %306 = load i64, ptr %305, align 8
  %307 = getelementptr i8, ptr %305, i64 8
  %308 = load i64, ptr %307, align 8
  %309 = icmp slt i64 %306, %308
  br i1 %309, label %310, label %1000

310:                                              ; preds = %303
  %311 = getelementptr inbounds nuw i8, ptr %200, i64 4
  br label %312

312:                                              ; preds = %324, %310
  %313 = phi i64 [ %333, %324 ], [ %308, %310 ]
  %314 = phi i64 [ %329, %324 ], [ %196, %310 ]
  %315 = phi i64 [ %330, %324 ], [ %306, %310 ]
  %316 = load ptr, ptr %28, align 8
  %317 = load i32, ptr %200, align 4
  br label %318

318:                                              ; preds = %336, %312
  %319 = phi i64 [ %337, %336 ], [ %315, %312 ]
  %320 = getelementptr inbounds %struct.Record, ptr %316, i64 %319
  %321 = getelementptr inbounds nuw i8, ptr %320, i64 32
  %322 = load i32, ptr %321, align 8
  %323 = icmp eq i32 %322, %317
  br i1 %323, label %324, label %336

324:                                              ; preds = %318
  %325 = load double, ptr %141, align 8
  %326 = load i32, ptr %311, align 4
  %327 = tail call fastcc zeroext i1 @event(ptr noundef nonnull %0, ptr noundef nonnull %141, ptr noundef nonnull %320, double noundef %325, i32 noundef %326) #6
  %328 = load ptr, ptr %27, align 8
  %329 = load i64, ptr %142, align 8
  %330 = add nsw i64 %319, 1
  %331 = getelementptr i64, ptr %328, i64 %329
  %332 = getelementptr i8, ptr %331, i64 8
  %333 = load i64, ptr %332, align 8
  %334 = icmp sge i64 %330, %333
  %335 = or i1 %327, %334
  br i1 %335, label %339, label %312

336:                                              ; preds = %318
  %337 = add nsw i64 %319, 1
  %338 = icmp slt i64 %337, %313
  br i1 %338, label %318, label %1000

339:                                              ; preds = %324
  br i1 %327, label %1004, label %1000

340:                                              ; preds = %299
  %341 = load double, ptr %141, align 8
  %342 = getelementptr inbounds nuw i8, ptr %200, i64 16
  %343 = load i8, ptr %342, align 4
  %344 = getelementptr inbounds nuw i8, ptr %200, i64 21
  %345 = load i8, ptr %344, align 1
  %346 = icmp eq i8 %345, 0
  br i1 %346, label %349, label %347

347:                                              ; preds = %340
  %348 = zext i8 %345 to i32
  br label %364

349:                                              ; preds = %377, %340
  %350 = phi i32 [ 1, %340 ], [ %378, %377 ]
  %351 = phi double [ %341, %340 ], [ %379, %377 ]
  %352 = load ptr, ptr %29, align 8
  %353 = load i32, ptr %151, align 8
  %354 = shl nsw i32 %353, 2
  %355 = load i32, ptr %152, align 8
  %356 = add nsw i32 %354, %355
  %357 = sext i32 %356 to i64
  %358 = getelementptr inbounds double, ptr %352, i64 %357
  %359 = load double, ptr %358, align 8
  %360 = fcmp ogt double %351, %359
  %361 = select i1 %360, double %351, double %359
  %362 = icmp eq i8 %343, 0
  %363 = load ptr, ptr %30, align 8
  br i1 %362, label %383, label %393

364:                                              ; preds = %377, %347
  %365 = phi i32 [ %348, %347 ], [ %381, %377 ]
  %366 = phi double [ %341, %347 ], [ %379, %377 ]
  %367 = phi i32 [ 1, %347 ], [ %378, %377 ]
  %368 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %365, i1 true)
  %369 = zext nneg i32 %368 to i64
  %370 = getelementptr inbounds nuw [8 x double], ptr %149, i64 0, i64 %369
  %371 = load double, ptr %370, align 8
  %372 = fcmp ogt double %371, %366
  br i1 %372, label %373, label %377

373:                                              ; preds = %364
  %374 = getelementptr inbounds nuw [8 x i8], ptr %150, i64 0, i64 %369
  %375 = load i8, ptr %374, align 1
  %376 = zext i8 %375 to i32
  br label %377

377:                                              ; preds = %373, %364
  %378 = phi i32 [ %376, %373 ], [ %367, %364 ]
  %379 = phi double [ %371, %373 ], [ %366, %364 ]
  %380 = add nsw i32 %365, -1
  %381 = and i32 %380, %365
  %382 = icmp eq i32 %381, 0
  br i1 %382, label %349, label %364

383:                                              ; preds = %349
  %384 = sext i32 %355 to i64
  %385 = sext i32 %354 to i64
  %386 = add nsw i64 %384, %385
  %387 = mul nsw i64 %386, 112
  %388 = getelementptr i8, ptr %363, i64 %387
  %389 = getelementptr i8, ptr %388, i64 16
  %390 = load double, ptr %389, align 8
  %391 = load double, ptr %388, align 8
  %392 = fcmp olt double %390, %391
  br i1 %392, label %416, label %400

393:                                              ; preds = %349
  %394 = icmp ult i8 %343, 8
  br i1 %394, label %395, label %406

395:                                              ; preds = %393
  %396 = sext i32 %355 to i64
  %397 = sext i32 %354 to i64
  %398 = add nsw i64 %396, %397
  %399 = mul nsw i64 %398, 112
  br label %400

400:                                              ; preds = %395, %383
  %401 = phi i64 [ %399, %395 ], [ %387, %383 ]
  %402 = zext nneg i8 %343 to i64
  %403 = getelementptr i8, ptr %363, i64 %401
  %404 = getelementptr double, ptr %403, i64 %402
  %405 = load double, ptr %404, align 8
  br label %416

406:                                              ; preds = %393
  %407 = sext i32 %354 to i64
  %408 = zext i8 %343 to i64
  %409 = mul nsw i64 %407, 112
  %410 = getelementptr i8, ptr %363, i64 %409
  %411 = getelementptr double, ptr %410, i64 %408
  %412 = load double, ptr %411, align 8
  %413 = icmp eq i8 %343, 8
  br i1 %413, label %414, label %416

414:                                              ; preds = %406
  %415 = load double, ptr %31, align 8
  br label %416

416:                                              ; preds = %414, %406, %400, %383
  %417 = phi i8 [ 8, %414 ], [ %343, %406 ], [ 2, %383 ], [ %343, %400 ]
  %418 = phi i32 [ 7, %414 ], [ 6, %406 ], [ 6, %383 ], [ 6, %400 ]
  %419 = phi double [ %412, %414 ], [ %412, %406 ], [ %390, %383 ], [ %405, %400 ]
  %420 = phi double [ %415, %414 ], [ 0.000000e+00, %406 ], [ 0.000000e+00, %383 ], [ 0.000000e+00, %400 ]
  %421 = fsub double %419, %420
  %422 = fcmp ogt double %421, %361
  %423 = select i1 %422, i32 %418, i32 5
  %424 = select i1 %422, double %421, double %361
  %425 = load i64, ptr %22, align 8
  %426 = icmp eq i64 %425, 0
  br i1 %426, label %455, label %427

427:                                              ; preds = %416
  %428 = load ptr, ptr %23, align 8
  %429 = load double, ptr %428, align 8
  %430 = fcmp olt double %429, %424
  br i1 %430, label %431, label %455

431:                                              ; preds = %427
  %432 = add nsw i64 %425, 1
  store i64 %432, ptr %22, align 8
  %433 = load i64, ptr %52, align 8
  %434 = add nsw i64 %433, 1
  store i64 %434, ptr %52, align 8
  br label %435

435:                                              ; preds = %443, %431
  %436 = phi i64 [ %439, %443 ], [ %425, %431 ]
  %437 = load ptr, ptr %23, align 8
  %438 = add nsw i64 %436, -1
  %439 = sdiv i64 %438, 2
  %440 = getelementptr inbounds %struct.Entry, ptr %437, i64 %439
  %441 = load double, ptr %440, align 8
  %442 = fcmp ogt double %441, %424
  br i1 %442, label %443, label %448

443:                                              ; preds = %435
  %444 = getelementptr inbounds %struct.Entry, ptr %437, i64 %436
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %444, ptr noundef nonnull align 8 dereferenceable(24) %440, i64 24, i1 false)
  %445 = icmp ult i64 %436, 3
  br i1 %445, label %446, label %435

446:                                              ; preds = %443
  %447 = load ptr, ptr %23, align 8
  br label %448

448:                                              ; preds = %435, %446
  %449 = phi ptr [ %447, %446 ], [ %437, %435 ]
  %450 = phi i64 [ %439, %446 ], [ %436, %435 ]
  %451 = getelementptr inbounds %struct.Entry, ptr %449, i64 %450
  store double %424, ptr %451, align 8
  %452 = getelementptr inbounds nuw i8, ptr %451, i64 8
  store i64 %433, ptr %452, align 8
  %453 = getelementptr inbounds nuw i8, ptr %451, i64 16
  store i32 %81, ptr %453, align 8
  %454 = getelementptr inbounds nuw i8, ptr %451, i64 20
  store i32 0, ptr %454, align 4
  br label %1004

455:                                              ; preds = %427, %416
  %456 = getelementptr inbounds nuw i8, ptr %200, i64 4
  %457 = load double, ptr %153, align 8
  %458 = fsub double %351, %457
  %459 = fadd double %458, -1.000000e+00
  %460 = fcmp ogt double %459, 0.000000e+00
  br i1 %460, label %461, label %472

461:                                              ; preds = %455
  %462 = load i32, ptr %456, align 4
  %463 = load ptr, ptr %32, align 8
  %464 = mul nsw i32 %462, 14
  %465 = add nsw i32 %464, %350
  %466 = sext i32 %465 to i64
  %467 = getelementptr inbounds double, ptr %463, i64 %466
  %468 = load double, ptr %467, align 8
  %469 = fadd double %459, %468
  store double %469, ptr %467, align 8
  %470 = load double, ptr %153, align 8
  %471 = fsub double %351, %470
  br label %472

472:                                              ; preds = %461, %455
  %473 = phi double [ %458, %455 ], [ %471, %461 ]
  %474 = phi double [ %457, %455 ], [ %470, %461 ]
  store i64 -1, ptr %154, align 8
  %475 = fcmp ogt double %473, 3.200000e+01
  br i1 %475, label %476, label %510

476:                                              ; preds = %472
  %477 = fadd double %474, 1.000000e+00
  %478 = load i32, ptr %456, align 4
  %479 = load ptr, ptr %33, align 8
  %480 = load i32, ptr %155, align 4
  %481 = sext i32 %480 to i64
  %482 = getelementptr inbounds %struct.Slot, ptr %479, i64 %481, i32 11
  %483 = load i32, ptr %482, align 4
  %484 = icmp eq i32 %483, 0
  %485 = fcmp ugt double %351, %477
  %486 = and i1 %485, %484
  br i1 %486, label %487, label %510

487:                                              ; preds = %476
  %488 = load i64, ptr %34, align 8
  %489 = icmp eq i64 %488, 0
  br i1 %489, label %510, label %490

490:                                              ; preds = %487
  %491 = load i64, ptr %35, align 8
  %492 = add nsw i64 %491, 1
  store i64 %492, ptr %35, align 8
  %493 = icmp slt i64 %491, %488
  br i1 %493, label %494, label %510

494:                                              ; preds = %490
  %495 = load ptr, ptr %36, align 8
  %496 = getelementptr inbounds %struct.Span, ptr %495, i64 %491
  %497 = load i64, ptr %154, align 8
  %498 = load i32, ptr %151, align 8
  %499 = load i64, ptr %37, align 8
  %500 = load i32, ptr %156, align 4
  %501 = trunc i64 %499 to i32
  %502 = mul i32 %498, %501
  %503 = add i32 %502, %500
  store double %477, ptr %496, align 8
  %504 = getelementptr inbounds nuw i8, ptr %496, i64 8
  store double %351, ptr %504, align 8
  %505 = getelementptr inbounds nuw i8, ptr %496, i64 16
  store i64 %497, ptr %505, align 8
  %506 = getelementptr inbounds nuw i8, ptr %496, i64 24
  store i32 %503, ptr %506, align 8
  %507 = getelementptr inbounds nuw i8, ptr %496, i64 28
  store i32 1, ptr %507, align 4
  %508 = getelementptr inbounds nuw i8, ptr %496, i64 32
  store i32 %350, ptr %508, align 8
  %509 = getelementptr inbounds nuw i8, ptr %496, i64 36
  store i32 %478, ptr %509, align 4
  br label %510

510:                                              ; preds = %494, %490, %487, %476, %472
  %511 = load double, ptr %153, align 8
  %512 = fadd double %511, 1.000000e+00
  %513 = fcmp ogt double %351, %512
  %514 = select i1 %513, double %351, double %512
  %515 = fsub double %424, %514
  %516 = fcmp ogt double %515, 0.000000e+00
  %517 = load i32, ptr %456, align 4
  br i1 %516, label %518, label %527

518:                                              ; preds = %510
  %519 = load ptr, ptr %32, align 8
  %520 = mul nsw i32 %517, 14
  %521 = add nsw i32 %520, %423
  %522 = sext i32 %521 to i64
  %523 = getelementptr inbounds double, ptr %519, i64 %522
  %524 = load double, ptr %523, align 8
  %525 = fadd double %515, %524
  store double %525, ptr %523, align 8
  %526 = load i32, ptr %456, align 4
  br label %527

527:                                              ; preds = %518, %510
  %528 = phi i32 [ %517, %510 ], [ %526, %518 ]
  %529 = load ptr, ptr %32, align 8
  %530 = mul nsw i32 %528, 14
  %531 = sext i32 %530 to i64
  %532 = getelementptr inbounds double, ptr %529, i64 %531
  %533 = load double, ptr %532, align 8
  %534 = fadd double %533, 1.000000e+00
  store double %534, ptr %532, align 8
  %535 = load i64, ptr %38, align 8
  %536 = add nsw i64 %535, 1
  store i64 %536, ptr %38, align 8
  %537 = load double, ptr %39, align 8
  %538 = fdiv double %424, %537
  %539 = fptosi double %538 to i64
  %540 = load i64, ptr %40, align 8
  %541 = icmp sgt i64 %540, %539
  %542 = add nsw i64 %540, -1
  %543 = select i1 %541, i64 %539, i64 %542
  %544 = load ptr, ptr %41, align 8
  %545 = mul i64 %543, 112
  %546 = getelementptr i8, ptr %544, i64 %545
  %547 = getelementptr i8, ptr %546, i64 104
  %548 = load double, ptr %547, align 8
  %549 = fadd double %548, 1.000000e+00
  store double %549, ptr %547, align 8
  %550 = fadd double %424, 1.000000e+00
  %551 = load ptr, ptr %29, align 8
  %552 = load i32, ptr %151, align 8
  %553 = shl nsw i32 %552, 2
  %554 = load i32, ptr %152, align 8
  %555 = add nsw i32 %553, %554
  %556 = sext i32 %555 to i64
  %557 = getelementptr inbounds double, ptr %551, i64 %556
  store double %550, ptr %557, align 8
  store double %424, ptr %153, align 8
  %558 = getelementptr inbounds nuw i8, ptr %200, i64 18
  %559 = load i8, ptr %558, align 2
  %560 = uitofp i8 %559 to double
  %561 = fcmp olt double %560, 1.000000e+00
  %562 = select i1 %561, double 1.000000e+00, double %560
  %563 = fadd double %424, %562
  store double %563, ptr %141, align 8
  %564 = load i32, ptr %148, align 8
  %565 = add nsw i32 %564, 1
  store i32 %565, ptr %148, align 8
  %566 = getelementptr inbounds nuw i8, ptr %200, i64 12
  %567 = load i32, ptr %566, align 4
  %568 = sitofp i32 %567 to double
  %569 = fadd double %424, %568
  %570 = fadd double %424, 8.000000e+00
  %571 = getelementptr inbounds nuw i8, ptr %200, i64 17
  %572 = load i8, ptr %571, align 1
  switch i8 %572, label %918 [
    i8 1, label %573
    i8 2, label %891
  ]

573:                                              ; preds = %527
  %574 = load ptr, ptr %27, align 8
  %575 = load i64, ptr %142, align 8
  %576 = getelementptr i64, ptr %574, i64 %575
  %577 = load i64, ptr %576, align 8
  %578 = getelementptr i8, ptr %576, i64 8
  %579 = load i64, ptr %578, align 8
  %580 = icmp slt i64 %577, %579
  br i1 %580, label %582, label %851

581:                                              ; preds = %838
  br i1 %841, label %966, label %851

582:                                              ; preds = %573, %838
  %583 = phi double [ %842, %838 ], [ %569, %573 ]
  %584 = phi i64 [ %843, %838 ], [ %577, %573 ]
  %585 = phi i1 [ %841, %838 ], [ false, %573 ]
  %586 = phi double [ %839, %838 ], [ %570, %573 ]
  %587 = load ptr, ptr %28, align 8
  %588 = getelementptr inbounds %struct.Record, ptr %587, i64 %584
  %589 = getelementptr inbounds nuw i8, ptr %588, i64 32
  %590 = load i32, ptr %589, align 8
  %591 = load i32, ptr %200, align 4
  %592 = icmp eq i32 %590, %591
  br i1 %592, label %593, label %838

593:                                              ; preds = %582
  %594 = getelementptr inbounds nuw i8, ptr %588, i64 36
  %595 = load i32, ptr %594, align 4
  %596 = icmp slt i32 %595, 4
  br i1 %596, label %597, label %835

597:                                              ; preds = %593
  %598 = getelementptr inbounds nuw i8, ptr %588, i64 40
  %599 = load i32, ptr %598, align 8
  %600 = sitofp i32 %599 to double
  %601 = load double, ptr %43, align 8
  %602 = fdiv double %600, %601
  %603 = getelementptr inbounds nuw i8, ptr %588, i64 44
  %604 = load i32, ptr %603, align 4
  %605 = sitofp i32 %604 to double
  %606 = load i64, ptr %588, align 8
  %607 = sitofp i64 %606 to double
  %608 = load double, ptr %44, align 8
  %609 = fdiv double %607, %608
  %610 = fcmp olt double %609, %605
  %611 = select i1 %610, double %605, double %609
  %612 = getelementptr inbounds nuw i8, ptr %588, i64 8
  %613 = load i64, ptr %612, align 8
  %614 = sitofp i64 %613 to double
  %615 = fcmp ogt double %602, %611
  %616 = select i1 %615, double %602, double %611
  %617 = fcmp olt double %616, %614
  %618 = select i1 %617, double %614, double %616
  %619 = fcmp olt double %618, 1.000000e+00
  %620 = select i1 %619, double 1.000000e+00, double %618
  %621 = icmp ne i32 %595, 2
  %622 = icmp eq i64 %606, 0
  %623 = select i1 %621, i1 true, i1 %622
  %624 = fcmp ogt double %620, %607
  %625 = select i1 %623, i1 true, i1 %624
  %626 = select i1 %625, double %620, double %607
  %627 = load ptr, ptr %30, align 8
  %628 = load i32, ptr %151, align 8
  %629 = shl nsw i32 %628, 2
  %630 = sext i32 %629 to i64
  %631 = mul nsw i64 %630, 112
  %632 = getelementptr i8, ptr %627, i64 %631
  %633 = getelementptr i8, ptr %632, i64 64
  %634 = load double, ptr %633, align 8
  %635 = fcmp ogt double %424, %634
  %636 = select i1 %635, double %424, double %634
  %637 = load double, ptr %39, align 8
  %638 = fdiv double %636, %637
  %639 = fptosi double %638 to i64
  %640 = load i64, ptr %40, align 8
  %641 = icmp sgt i64 %640, %639
  %642 = add nsw i64 %640, -1
  %643 = select i1 %641, i64 %639, i64 %642
  %644 = load ptr, ptr %41, align 8
  %645 = mul i64 %643, 112
  %646 = getelementptr i8, ptr %644, i64 %645
  %647 = getelementptr i8, ptr %646, i64 64
  %648 = load double, ptr %647, align 8
  %649 = fadd double %648, %626
  store double %649, ptr %647, align 8
  %650 = fadd double %636, %626
  store double %650, ptr %633, align 8
  %651 = load double, ptr %45, align 8
  %652 = fadd double %650, 8.000000e+00
  %653 = getelementptr inbounds nuw i8, ptr %588, i64 16
  %654 = load i64, ptr %653, align 8
  %655 = icmp eq i64 %654, 0
  br i1 %655, label %658, label %656

656:                                              ; preds = %597
  %657 = load double, ptr %46, align 8
  br label %658

658:                                              ; preds = %656, %597
  %659 = phi double [ %657, %656 ], [ %651, %597 ]
  %660 = fadd double %650, %659
  %661 = load i64, ptr %588, align 8
  %662 = icmp eq i64 %661, 0
  br i1 %662, label %663, label %668

663:                                              ; preds = %658
  %664 = load i32, ptr %594, align 4
  %665 = icmp eq i32 %664, 2
  br i1 %665, label %666, label %831

666:                                              ; preds = %663
  %667 = fadd double %651, %660
  br label %831

668:                                              ; preds = %658
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %2) #7
  %669 = load i32, ptr %594, align 4
  switch i32 %669, label %789 [
    i32 0, label %670
    i32 3, label %670
  ]

670:                                              ; preds = %668, %668
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %3) #7
  %671 = load double, ptr %42, align 8
  %672 = fadd double %650, %671
  %673 = load ptr, ptr %33, align 8
  %674 = load i32, ptr %155, align 4
  %675 = sext i32 %674 to i64
  %676 = getelementptr inbounds %struct.Slot, ptr %673, i64 %675, i32 11
  %677 = load i32, ptr %676, align 4
  %678 = mul i32 %677, 238516657
  %679 = icmp sgt i64 %661, 0
  br i1 %679, label %680, label %778

680:                                              ; preds = %670
  %681 = getelementptr inbounds nuw i8, ptr %588, i64 24
  %682 = load i64, ptr %681, align 8
  br label %683

683:                                              ; preds = %766, %680
  %684 = phi i64 [ %661, %680 ], [ %767, %766 ]
  %685 = phi i64 [ %682, %680 ], [ %768, %766 ]
  %686 = phi double [ %672, %680 ], [ %769, %766 ]
  %687 = phi i64 [ 0, %680 ], [ %770, %766 ]
  %688 = phi i64 [ 0, %680 ], [ %771, %766 ]
  %689 = load ptr, ptr %47, align 8
  %690 = getelementptr i32, ptr %689, i64 %685
  %691 = getelementptr i32, ptr %690, i64 %688
  %692 = load i32, ptr %691, align 4
  %693 = lshr i32 %692, 2
  %694 = icmp slt i32 %692, 0
  %695 = select i1 %694, i32 0, i32 %678
  %696 = add i32 %695, %693
  %697 = load i32, ptr %151, align 8
  %698 = sext i32 %697 to i64
  %699 = load i64, ptr %48, align 8
  %700 = mul nsw i64 %699, %698
  %701 = and i32 %696, 268435455
  %702 = mul i32 %701, -1640531535
  %703 = lshr i32 %702, 8
  %704 = zext nneg i32 %703 to i64
  %705 = srem i64 %704, %699
  %706 = add nsw i64 %700, %705
  %707 = load ptr, ptr %49, align 8
  %708 = mul nsw i64 %706, 160
  %709 = getelementptr inbounds i8, ptr %707, i64 %708
  br label %712

710:                                              ; preds = %712
  %711 = and i32 %692, 3
  br i1 %725, label %739, label %727

712:                                              ; preds = %712, %683
  %713 = phi i64 [ 0, %683 ], [ %723, %712 ]
  %714 = getelementptr inbounds nuw %struct.Line, ptr %709, i64 %713
  %715 = getelementptr inbounds nuw i8, ptr %714, i64 32
  %716 = load i32, ptr %715, align 8
  %717 = lshr i32 %716, 4
  %718 = icmp ne i32 %717, %701
  %719 = and i32 %716, 15
  %720 = icmp eq i32 %719, 0
  %721 = or i1 %718, %720
  %722 = select i1 %721, ptr null, ptr %714
  %723 = add nuw nsw i64 %713, 1
  %724 = icmp samesign ult i64 %713, 3
  %725 = icmp eq ptr %722, null
  %726 = select i1 %724, i1 %725, i1 false
  br i1 %726, label %712, label %710

727:                                              ; preds = %710
  %728 = getelementptr inbounds nuw i8, ptr %722, i64 32
  %729 = load i32, ptr %728, align 8
  %730 = shl nuw nsw i32 1, %711
  %731 = and i32 %729, %730
  %732 = icmp eq i32 %731, 0
  br i1 %732, label %749, label %733

733:                                              ; preds = %727
  %734 = zext nneg i32 %711 to i64
  %735 = getelementptr inbounds nuw [4 x double], ptr %722, i64 0, i64 %734
  %736 = load double, ptr %735, align 8
  %737 = fcmp ogt double %686, %736
  %738 = select i1 %737, double %686, double %736
  br label %766

739:                                              ; preds = %710
  %740 = shl i32 %696, 4
  %741 = getelementptr inbounds nuw i8, ptr %709, i64 36
  %742 = load i32, ptr %741, align 4
  %743 = add i32 %742, 1
  store i32 %743, ptr %741, align 4
  %744 = and i32 %742, 3
  %745 = zext nneg i32 %744 to i64
  %746 = getelementptr inbounds nuw %struct.Line, ptr %709, i64 %745
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %746, i8 0, i64 32, i1 false)
  %747 = getelementptr inbounds nuw i8, ptr %746, i64 32
  store i32 %740, ptr %747, align 8
  %748 = shl nuw nsw i32 1, %711
  br label %749

749:                                              ; preds = %739, %727
  %750 = phi i32 [ %730, %727 ], [ %748, %739 ]
  %751 = phi i32 [ %729, %727 ], [ %740, %739 ]
  %752 = phi ptr [ %714, %727 ], [ %746, %739 ]
  %753 = getelementptr inbounds nuw i8, ptr %752, i64 32
  %754 = or i32 %751, %750
  store i32 %754, ptr %753, align 8
  %755 = zext nneg i32 %711 to i64
  %756 = getelementptr inbounds nuw [4 x double], ptr %752, i64 0, i64 %755
  %757 = getelementptr inbounds ptr, ptr %3, i64 %687
  store ptr %756, ptr %757, align 8
  %758 = load ptr, ptr %50, align 8
  %759 = load i64, ptr %681, align 8
  %760 = getelementptr i8, ptr %758, i64 %759
  %761 = getelementptr i8, ptr %760, i64 %688
  %762 = load i8, ptr %761, align 1
  %763 = add nsw i64 %687, 1
  %764 = getelementptr inbounds i8, ptr %2, i64 %687
  store i8 %762, ptr %764, align 1
  %765 = load i64, ptr %588, align 8
  br label %766

766:                                              ; preds = %749, %733
  %767 = phi i64 [ %765, %749 ], [ %684, %733 ]
  %768 = phi i64 [ %759, %749 ], [ %685, %733 ]
  %769 = phi double [ %686, %749 ], [ %738, %733 ]
  %770 = phi i64 [ %763, %749 ], [ %687, %733 ]
  %771 = add nuw nsw i64 %688, 1
  %772 = icmp slt i64 %771, %767
  br i1 %772, label %683, label %773

773:                                              ; preds = %766
  %774 = icmp eq i64 %770, 0
  br i1 %774, label %778, label %775

775:                                              ; preds = %773
  %776 = call fastcc double @beyond(ptr noundef nonnull %0, ptr noundef nonnull %141, ptr noundef nonnull %2, i64 noundef %770, double noundef %650) #6
  %777 = icmp sgt i64 %770, 0
  br i1 %777, label %783, label %778

778:                                              ; preds = %783, %775, %773, %670
  %779 = phi double [ %776, %775 ], [ %650, %773 ], [ %650, %670 ], [ %776, %783 ]
  %780 = phi double [ %769, %775 ], [ %769, %773 ], [ %672, %670 ], [ %769, %783 ]
  %781 = fcmp ogt double %779, %780
  %782 = select i1 %781, double %779, double %780
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %3) #7
  br label %819

783:                                              ; preds = %775, %783
  %784 = phi i64 [ %787, %783 ], [ 0, %775 ]
  %785 = getelementptr inbounds nuw [64 x ptr], ptr %3, i64 0, i64 %784
  %786 = load ptr, ptr %785, align 8
  store double %776, ptr %786, align 8
  %787 = add nuw nsw i64 %784, 1
  %788 = icmp eq i64 %787, %770
  br i1 %788, label %778, label %783

789:                                              ; preds = %668
  %790 = load ptr, ptr %50, align 8
  %791 = getelementptr inbounds nuw i8, ptr %588, i64 24
  %792 = load i64, ptr %791, align 8
  %793 = getelementptr inbounds i8, ptr %790, i64 %792
  %794 = tail call fastcc double @beyond(ptr noundef nonnull %0, ptr noundef nonnull %141, ptr noundef %793, i64 noundef %661, double noundef %650) #6
  %795 = load i32, ptr %594, align 4
  %796 = icmp eq i32 %795, 2
  br i1 %796, label %797, label %800

797:                                              ; preds = %789
  %798 = load double, ptr %51, align 8
  %799 = fadd double %794, %798
  br label %800

800:                                              ; preds = %797, %789
  %801 = phi double [ %799, %797 ], [ %794, %789 ]
  %802 = load ptr, ptr %30, align 8
  %803 = load i32, ptr %151, align 8
  %804 = shl nsw i32 %803, 2
  %805 = sext i32 %804 to i64
  %806 = mul nsw i64 %805, 112
  %807 = getelementptr i8, ptr %802, i64 %806
  %808 = getelementptr i8, ptr %807, i64 64
  %809 = load double, ptr %808, align 8
  %810 = getelementptr i8, ptr %807, i64 80
  %811 = load double, ptr %810, align 8
  %812 = getelementptr i8, ptr %807, i64 88
  %813 = load double, ptr %812, align 8
  %814 = fcmp ogt double %811, %813
  %815 = select i1 %814, double %811, double %813
  %816 = fadd double %815, -1.000000e+03
  %817 = fcmp ogt double %809, %816
  %818 = select i1 %817, double %809, double %816
  store double %818, ptr %808, align 8
  br label %819

819:                                              ; preds = %800, %778
  %820 = phi double [ %782, %778 ], [ %801, %800 ]
  %821 = load i32, ptr %594, align 4
  %822 = icmp eq i32 %821, 3
  br i1 %822, label %823, label %830

823:                                              ; preds = %819
  %824 = load double, ptr %157, align 8
  %825 = fcmp ogt double %824, %820
  %826 = select i1 %825, double %824, double %820
  store double %826, ptr %157, align 8
  %827 = load double, ptr %158, align 8
  %828 = fcmp ogt double %827, %820
  %829 = select i1 %828, double %827, double %820
  store double %829, ptr %158, align 8
  br label %830

830:                                              ; preds = %823, %819
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %2) #7
  br label %831

831:                                              ; preds = %830, %666, %663
  %832 = phi double [ %820, %830 ], [ %667, %666 ], [ %660, %663 ]
  %833 = fcmp ogt double %583, %832
  %834 = select i1 %833, double %583, double %832
  br label %838

835:                                              ; preds = %593
  %836 = load i32, ptr %456, align 4
  %837 = tail call fastcc zeroext i1 @event(ptr noundef nonnull %0, ptr noundef nonnull %141, ptr noundef nonnull %588, double noundef %424, i32 noundef %836) #6
  br label %838

838:                                              ; preds = %835, %831, %582
  %839 = phi double [ %652, %831 ], [ %586, %835 ], [ %586, %582 ]
  %840 = phi i1 [ false, %831 ], [ %837, %835 ], [ false, %582 ]
  %841 = phi i1 [ true, %831 ], [ true, %835 ], [ %585, %582 ]
  %842 = phi double [ %834, %831 ], [ %583, %835 ], [ %583, %582 ]
  %843 = add nsw i64 %584, 1
  %844 = load ptr, ptr %27, align 8
  %845 = load i64, ptr %142, align 8
  %846 = getelementptr i64, ptr %844, i64 %845
  %847 = getelementptr i8, ptr %846, i64 8
  %848 = load i64, ptr %847, align 8
  %849 = icmp sge i64 %843, %848
  %850 = or i1 %840, %849
  br i1 %850, label %581, label %582

851:                                              ; preds = %581, %573
  %852 = phi double [ %842, %581 ], [ %569, %573 ]
  %853 = phi i1 [ %840, %581 ], [ false, %573 ]
  %854 = phi double [ %839, %581 ], [ %570, %573 ]
  %855 = getelementptr inbounds nuw i8, ptr %200, i64 8
  %856 = load i32, ptr %855, align 4
  %857 = icmp eq i32 %856, 0
  br i1 %857, label %966, label %858

858:                                              ; preds = %851
  %859 = icmp ult i8 %417, 8
  br i1 %859, label %860, label %863

860:                                              ; preds = %858
  %861 = load i32, ptr %152, align 8
  %862 = sext i32 %861 to i64
  br label %863

863:                                              ; preds = %860, %858
  %864 = phi i64 [ %862, %860 ], [ 0, %858 ]
  %865 = load ptr, ptr %30, align 8
  %866 = load i32, ptr %151, align 8
  %867 = shl nsw i32 %866, 2
  %868 = sext i32 %867 to i64
  %869 = add nsw i64 %864, %868
  %870 = zext i8 %417 to i64
  %871 = mul nsw i64 %869, 112
  %872 = getelementptr i8, ptr %865, i64 %871
  %873 = getelementptr double, ptr %872, i64 %870
  %874 = load double, ptr %873, align 8
  %875 = fcmp ogt double %424, %874
  %876 = select i1 %875, double %424, double %874
  %877 = load double, ptr %39, align 8
  %878 = fdiv double %876, %877
  %879 = fptosi double %878 to i64
  %880 = load i64, ptr %40, align 8
  %881 = icmp sgt i64 %880, %879
  %882 = add nsw i64 %880, -1
  %883 = select i1 %881, i64 %879, i64 %882
  %884 = load ptr, ptr %41, align 8
  %885 = mul i64 %883, 112
  %886 = getelementptr i8, ptr %884, i64 %885
  %887 = getelementptr double, ptr %886, i64 %870
  %888 = load double, ptr %887, align 8
  %889 = fadd double %888, 1.000000e+00
  store double %889, ptr %887, align 8
  %890 = fadd double %876, 1.000000e+00
  store double %890, ptr %873, align 8
  br label %966

891:                                              ; preds = %527
  %892 = load ptr, ptr %30, align 8
  %893 = load i32, ptr %151, align 8
  %894 = shl nsw i32 %893, 2
  %895 = sext i32 %894 to i64
  %896 = mul nsw i64 %895, 112
  %897 = getelementptr i8, ptr %892, i64 %896
  %898 = getelementptr i8, ptr %897, i64 64
  %899 = load double, ptr %898, align 8
  %900 = fcmp ogt double %424, %899
  %901 = select i1 %900, double %424, double %899
  %902 = load double, ptr %39, align 8
  %903 = fdiv double %901, %902
  %904 = fptosi double %903 to i64
  %905 = load i64, ptr %40, align 8
  %906 = icmp sgt i64 %905, %904
  %907 = add nsw i64 %905, -1
  %908 = select i1 %906, i64 %904, i64 %907
  %909 = load ptr, ptr %41, align 8
  %910 = mul i64 %908, 112
  %911 = getelementptr i8, ptr %909, i64 %910
  %912 = getelementptr i8, ptr %911, i64 64
  %913 = load double, ptr %912, align 8
  %914 = fadd double %913, 4.000000e+00
  store double %914, ptr %912, align 8
  %915 = fadd double %901, 4.000000e+00
  store double %915, ptr %898, align 8
  %916 = load double, ptr %42, align 8
  %917 = fadd double %915, %916
  br label %966

918:                                              ; preds = %527
  %919 = getelementptr inbounds nuw i8, ptr %200, i64 8
  %920 = load i32, ptr %919, align 4
  %921 = icmp eq i32 %920, 0
  br i1 %921, label %966, label %922

922:                                              ; preds = %918
  %923 = sitofp i32 %920 to double
  %924 = fmul double %923, 6.250000e-02
  %925 = icmp ult i8 %417, 8
  br i1 %925, label %926, label %929

926:                                              ; preds = %922
  %927 = load i32, ptr %152, align 8
  %928 = sext i32 %927 to i64
  br label %929

929:                                              ; preds = %926, %922
  %930 = phi i64 [ %928, %926 ], [ 0, %922 ]
  %931 = load ptr, ptr %30, align 8
  %932 = load i32, ptr %151, align 8
  %933 = shl nsw i32 %932, 2
  %934 = sext i32 %933 to i64
  %935 = add nsw i64 %930, %934
  %936 = zext i8 %417 to i64
  %937 = mul nsw i64 %935, 112
  %938 = getelementptr i8, ptr %931, i64 %937
  %939 = getelementptr double, ptr %938, i64 %936
  %940 = load double, ptr %939, align 8
  %941 = fcmp ogt double %424, %940
  %942 = select i1 %941, double %424, double %940
  %943 = load double, ptr %39, align 8
  %944 = fdiv double %942, %943
  %945 = fptosi double %944 to i64
  %946 = load i64, ptr %40, align 8
  %947 = icmp sgt i64 %946, %945
  %948 = add nsw i64 %946, -1
  %949 = select i1 %947, i64 %945, i64 %948
  %950 = load ptr, ptr %41, align 8
  %951 = mul i64 %949, 112
  %952 = getelementptr i8, ptr %950, i64 %951
  %953 = getelementptr double, ptr %952, i64 %936
  %954 = load double, ptr %953, align 8
  %955 = fadd double %924, %954
  store double %955, ptr %953, align 8
  %956 = fadd double %924, %942
  store double %956, ptr %939, align 8
  %957 = load i32, ptr %566, align 4
  %958 = sitofp i32 %957 to double
  %959 = fadd double %956, %958
  %960 = load i32, ptr %919, align 4
  %961 = sitofp i32 %960 to double
  %962 = fmul double %961, 6.250000e-02
  %963 = fsub double %959, %962
  %964 = fcmp ogt double %569, %963
  %965 = select i1 %964, double %569, double %963
  br label %966

966:                                              ; preds = %929, %918, %891, %863, %851, %581
  %967 = phi double [ %570, %918 ], [ %570, %929 ], [ %570, %891 ], [ %854, %863 ], [ %854, %851 ], [ %839, %581 ]
  %968 = phi i1 [ false, %918 ], [ false, %929 ], [ false, %891 ], [ %853, %863 ], [ %853, %851 ], [ %840, %581 ]
  %969 = phi double [ %569, %918 ], [ %965, %929 ], [ %917, %891 ], [ %852, %863 ], [ %852, %851 ], [ %842, %581 ]
  %970 = getelementptr inbounds nuw i8, ptr %200, i64 19
  %971 = load i8, ptr %970, align 1
  %972 = icmp ult i8 %971, 7
  br i1 %972, label %973, label %984

973:                                              ; preds = %966
  %974 = zext nneg i8 %971 to i64
  %975 = getelementptr inbounds nuw [8 x double], ptr %149, i64 0, i64 %974
  %976 = load double, ptr %975, align 8
  %977 = fcmp ogt double %969, %976
  br i1 %977, label %978, label %984

978:                                              ; preds = %973
  store double %969, ptr %975, align 8
  %979 = getelementptr inbounds nuw i8, ptr %200, i64 22
  %980 = load i8, ptr %979, align 2
  %981 = load i8, ptr %970, align 1
  %982 = zext i8 %981 to i64
  %983 = getelementptr inbounds nuw [8 x i8], ptr %150, i64 0, i64 %982
  store i8 %980, ptr %983, align 1
  br label %984

984:                                              ; preds = %978, %973, %966
  %985 = getelementptr inbounds nuw i8, ptr %200, i64 20
  %986 = load i8, ptr %985, align 4
  %987 = icmp ult i8 %986, 7
  br i1 %987, label %988, label %997

988:                                              ; preds = %984
  %989 = zext nneg i8 %986 to i64
  %990 = getelementptr inbounds nuw [8 x double], ptr %149, i64 0, i64 %989
  %991 = load double, ptr %990, align 8
  %992 = fcmp ogt double %967, %991
  br i1 %992, label %993, label %997

993:                                              ; preds = %988
  store double %967, ptr %990, align 8
  %994 = load i8, ptr %985, align 4
  %995 = zext i8 %994 to i64
  %996 = getelementptr inbounds nuw [8 x i8], ptr %150, i64 0, i64 %995
  store i8 4, ptr %996, align 1
  br label %997

997:                                              ; preds = %993, %988, %984
  br i1 %968, label %1004, label %998

998:                                              ; preds = %997
  %999 = load i64, ptr %142, align 8
  br label %1000

1000:                                             ; preds = %336, %998, %339, %303
  %1001 = phi i64 [ %999, %998 ], [ %196, %303 ], [ %329, %339 ], [ %314, %336 ]
  %1002 = load i64, ptr %143, align 8
  %1003 = icmp slt i64 %1001, %1002
  br i1 %1003, label %159, label %202

1004:                                             ; preds = %339, %997, %284, %287, %295, %448
  %1005 = load i64, ptr %22, align 8
  %1006 = icmp eq i64 %1005, 0
  br i1 %1006, label %1007, label %75

1007:                                             ; preds = %1004
  %1008 = load i64, ptr %16, align 8
  %1009 = load i64, ptr %17, align 8
  br label %1010

1010:                                             ; preds = %1007, %69
  %1011 = phi i64 [ %70, %69 ], [ %1009, %1007 ]
  %1012 = phi i64 [ %71, %69 ], [ %1008, %1007 ]
  %1013 = phi double [ %72, %69 ], [ %138, %1007 ]
  %1014 = icmp slt i64 %1012, %1011
  br i1 %1014, label %1015, label %1081

1015:                                             ; preds = %1010
  %1016 = load i64, ptr %57, align 8
  %1017 = add nsw i64 %1016, 1
  store i64 %1017, ptr %57, align 8
  %1018 = load i64, ptr %5, align 8
  %1019 = load i64, ptr %54, align 8
  %1020 = mul nsw i64 %1019, %1018
  %1021 = load i64, ptr %37, align 8
  %1022 = mul nsw i64 %1020, %1021
  %1023 = icmp sgt i64 %1022, 0
  br i1 %1023, label %1033, label %1027

1024:                                             ; preds = %1047
  %1025 = load i64, ptr %22, align 8
  %1026 = icmp eq i64 %1025, 0
  br i1 %1026, label %1027, label %1029

1027:                                             ; preds = %1015, %1024
  %1028 = load i64, ptr %16, align 8
  br label %1081

1029:                                             ; preds = %1024
  %1030 = load i64, ptr %58, align 8
  %1031 = mul nsw i64 %1030, %1050
  %1032 = icmp sgt i64 %1031, 0
  br i1 %1032, label %1058, label %1055

1033:                                             ; preds = %1015, %1047
  %1034 = phi i64 [ %1048, %1047 ], [ %1021, %1015 ]
  %1035 = phi i64 [ %1049, %1047 ], [ %1019, %1015 ]
  %1036 = phi i64 [ %1050, %1047 ], [ %1018, %1015 ]
  %1037 = phi i64 [ %1051, %1047 ], [ 0, %1015 ]
  %1038 = load ptr, ptr %24, align 8
  %1039 = getelementptr inbounds nuw %struct.Warp, ptr %1038, i64 %1037
  %1040 = getelementptr inbounds nuw i8, ptr %1039, i64 1764
  %1041 = load i32, ptr %1040, align 4
  %1042 = icmp eq i32 %1041, 0
  br i1 %1042, label %1047, label %1043

1043:                                             ; preds = %1033
  tail call fastcc void @wakes(ptr noundef nonnull %0, ptr noundef nonnull %1039, double noundef %1013) #6
  %1044 = load i64, ptr %5, align 8
  %1045 = load i64, ptr %54, align 8
  %1046 = load i64, ptr %37, align 8
  br label %1047

1047:                                             ; preds = %1033, %1043
  %1048 = phi i64 [ %1034, %1033 ], [ %1046, %1043 ]
  %1049 = phi i64 [ %1035, %1033 ], [ %1045, %1043 ]
  %1050 = phi i64 [ %1036, %1033 ], [ %1044, %1043 ]
  %1051 = add nuw nsw i64 %1037, 1
  %1052 = mul nsw i64 %1049, %1050
  %1053 = mul nsw i64 %1052, %1048
  %1054 = icmp slt i64 %1051, %1053
  br i1 %1054, label %1033, label %1024

1055:                                             ; preds = %1058, %1029
  %1056 = phi i64 [ %1050, %1029 ], [ %1063, %1058 ]
  %1057 = icmp sgt i64 %1056, 0
  br i1 %1057, label %1067, label %65

1058:                                             ; preds = %1029, %1058
  %1059 = phi i64 [ %1062, %1058 ], [ 0, %1029 ]
  %1060 = load ptr, ptr %59, align 8
  %1061 = getelementptr inbounds nuw i32, ptr %1060, i64 %1059
  store i32 -1, ptr %1061, align 4
  %1062 = add nuw nsw i64 %1059, 1
  %1063 = load i64, ptr %5, align 8
  %1064 = load i64, ptr %58, align 8
  %1065 = mul nsw i64 %1064, %1063
  %1066 = icmp slt i64 %1062, %1065
  br i1 %1066, label %1058, label %1055

1067:                                             ; preds = %1055, %1071
  %1068 = phi i64 [ %1072, %1071 ], [ 0, %1055 ]
  %1069 = load ptr, ptr %33, align 8
  %1070 = getelementptr inbounds nuw %struct.Slot, ptr %1069, i64 %1068, i32 7
  store i32 -1, ptr %1070, align 4
  br label %1075

1071:                                             ; preds = %1075
  %1072 = add nuw nsw i64 %1068, 1
  %1073 = load i64, ptr %5, align 8
  %1074 = icmp slt i64 %1072, %1073
  br i1 %1074, label %1067, label %65

1075:                                             ; preds = %1067, %1075
  %1076 = phi i64 [ 0, %1067 ], [ %1079, %1075 ]
  %1077 = load ptr, ptr %33, align 8
  %1078 = getelementptr inbounds nuw %struct.Slot, ptr %1077, i64 %1068, i32 5, i64 %1076
  store i32 -1, ptr %1078, align 4
  %1079 = add nuw nsw i64 %1076, 1
  %1080 = icmp eq i64 %1079, 256
  br i1 %1080, label %1071, label %1075

1081:                                             ; preds = %65, %1010, %1027, %15
  %1082 = phi i64 [ %18, %15 ], [ %1028, %1027 ], [ %1012, %1010 ], [ %66, %65 ]
  %1083 = phi double [ 0.000000e+00, %15 ], [ %1013, %1027 ], [ %1013, %1010 ], [ %1013, %65 ]
  %1084 = icmp sgt i64 %1082, 0
  br i1 %1084, label %1085, label %1088

1085:                                             ; preds = %1081
  %1086 = getelementptr inbounds nuw i8, ptr %0, i64 2112
  %1087 = load ptr, ptr %1086, align 8
  br label %1096

1088:                                             ; preds = %1096, %1081
  %1089 = phi double [ %1083, %1081 ], [ %1102, %1096 ]
  %1090 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %1091 = load i64, ptr %1090, align 8
  %1092 = icmp sgt i64 %1091, 0
  br i1 %1092, label %1093, label %1110

1093:                                             ; preds = %1088
  %1094 = getelementptr inbounds nuw i8, ptr %0, i64 1000
  %1095 = load ptr, ptr %1094, align 8
  br label %1105

1096:                                             ; preds = %1085, %1096
  %1097 = phi i64 [ 0, %1085 ], [ %1103, %1096 ]
  %1098 = phi double [ %1083, %1085 ], [ %1102, %1096 ]
  %1099 = getelementptr inbounds nuw double, ptr %1087, i64 %1097
  %1100 = load double, ptr %1099, align 8
  %1101 = fcmp ogt double %1098, %1100
  %1102 = select i1 %1101, double %1098, double %1100
  %1103 = add nuw nsw i64 %1097, 1
  %1104 = icmp eq i64 %1103, %1082
  br i1 %1104, label %1088, label %1096

1105:                                             ; preds = %1093, %1112
  %1106 = phi i64 [ 0, %1093 ], [ %1113, %1112 ]
  %1107 = phi double [ %1089, %1093 ], [ %1121, %1112 ]
  %1108 = mul nuw nsw i64 %1106, 448
  %1109 = getelementptr inbounds nuw i8, ptr %1095, i64 %1108
  br label %1115

1110:                                             ; preds = %1112, %1088
  %1111 = phi double [ %1089, %1088 ], [ %1121, %1112 ]
  ret double %1111

1112:                                             ; preds = %1115
  %1113 = add nuw nsw i64 %1106, 1
  %1114 = icmp eq i64 %1113, %1091
  br i1 %1114, label %1110, label %1105

1115:                                             ; preds = %1105, %1115
  %1116 = phi i64 [ 9, %1105 ], [ %1122, %1115 ]
  %1117 = phi double [ %1107, %1105 ], [ %1121, %1115 ]
  %1118 = getelementptr inbounds nuw double, ptr %1109, i64 %1116
  %1119 = load double, ptr %1118, align 8
  %1120 = fcmp ogt double %1117, %1119
  %1121 = select i1 %1120, double %1117, double %1119
  %1122 = add nuw nsw i64 %1116, 1
  %1123 = icmp eq i64 %1122, 12
  br i1 %1123, label %1112, label %1115
}

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

define internal fastcc void @begin(ptr nocapture noundef %0, i32 noundef %1, double noundef %2) unnamed_addr #0 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 944
  %5 = load ptr, ptr %4, align 8
  %6 = sext i32 %1 to i64
  %7 = getelementptr inbounds %struct.Slot, ptr %5, i64 %6
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %11 = load i64, ptr %10, align 8
  %12 = mul i64 %11, %9
  %13 = trunc i64 %12 to i32
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 2088
  %15 = load i64, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 2072
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
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 952
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 960
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 968
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
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 936
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 2056
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 2064
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 976
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
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 2120
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
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 944
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
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 2040
  %40 = load i64, ptr %39, align 8
  %41 = icmp eq i64 %40, 0
  br i1 %41, label %67, label %42

42:                                               ; preds = %38
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 2048
  %44 = load i64, ptr %43, align 8
  %45 = add nsw i64 %44, 1
  store i64 %45, ptr %43, align 8
  %46 = icmp slt i64 %44, %40
  br i1 %46, label %47, label %67

47:                                               ; preds = %42
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 2032
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
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 936
  %70 = load ptr, ptr %69, align 8
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 2056
  %72 = load i64, ptr %71, align 8
  %73 = add nsw i64 %72, 1
  store i64 %73, ptr %71, align 8
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 2064
  %75 = load i64, ptr %74, align 8
  %76 = add nsw i64 %75, 1
  store i64 %76, ptr %74, align 8
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 976
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

define internal fastcc noundef zeroext i1 @event(ptr noundef %0, ptr noundef initializes((1720, 1728)) %1, ptr nocapture noundef readonly %2, double noundef %3, i32 noundef %4) unnamed_addr #0 {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 944
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
  switch i32 %19, label %1178 [
    i32 4, label %20
    i32 5, label %63
    i32 6, label %110
    i32 7, label %147
    i32 8, label %318
    i32 9, label %372
    i32 10, label %450
    i32 11, label %450
    i32 12, label %574
    i32 13, label %755
    i32 14, label %769
    i32 15, label %843
    i32 16, label %896
    i32 17, label %941
    i32 18, label %1025
    i32 19, label %1114
  ]

20:                                               ; preds = %16
  %21 = load i64, ptr %2, align 8
  %22 = icmp slt i64 %21, 0
  br i1 %22, label %1178, label %23

23:                                               ; preds = %20
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %25 = load i64, ptr %24, align 8
  %26 = mul nsw i64 %25, %10
  %27 = add nsw i64 %26, %21
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 968
  %29 = load ptr, ptr %28, align 8
  %30 = getelementptr inbounds double, ptr %29, i64 %27
  %31 = load double, ptr %30, align 8
  %32 = fcmp ogt double %31, %3
  %33 = select i1 %32, double %31, double %3
  store double %33, ptr %30, align 8
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 952
  %35 = load ptr, ptr %34, align 8
  %36 = getelementptr inbounds i32, ptr %35, i64 %27
  %37 = load i32, ptr %36, align 4
  %38 = add nsw i32 %37, -1
  store i32 %38, ptr %36, align 4
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %40, label %1178

40:                                               ; preds = %23
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 960
  %42 = load ptr, ptr %41, align 8
  %43 = getelementptr inbounds i32, ptr %42, i64 %27
  %44 = load ptr, ptr %28, align 8
  %45 = getelementptr inbounds double, ptr %44, i64 %27
  %46 = load double, ptr %45, align 8
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 376
  %48 = load double, ptr %47, align 8
  %49 = fadd double %46, %48
  %50 = load i32, ptr %43, align 4
  %51 = icmp sgt i32 %50, -1
  br i1 %51, label %52, label %62

52:                                               ; preds = %40
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 936
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
  br label %1178

63:                                               ; preds = %16
  %64 = load i64, ptr %2, align 8
  %65 = icmp slt i64 %64, 0
  br i1 %65, label %1178, label %66

66:                                               ; preds = %63
  %67 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %68 = load double, ptr %67, align 8
  %69 = fcmp ogt double %3, %68
  %70 = select i1 %69, double %3, double %68
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %72 = load i64, ptr %71, align 8
  %73 = mul nsw i64 %72, %10
  %74 = add nsw i64 %73, %64
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 968
  %76 = load ptr, ptr %75, align 8
  %77 = getelementptr inbounds double, ptr %76, i64 %74
  %78 = load double, ptr %77, align 8
  %79 = fcmp ogt double %78, %70
  %80 = select i1 %79, double %78, double %70
  store double %80, ptr %77, align 8
  %81 = getelementptr inbounds nuw i8, ptr %0, i64 952
  %82 = load ptr, ptr %81, align 8
  %83 = getelementptr inbounds i32, ptr %82, i64 %74
  %84 = load i32, ptr %83, align 4
  %85 = add nsw i32 %84, -1
  store i32 %85, ptr %83, align 4
  %86 = icmp eq i32 %85, 0
  br i1 %86, label %87, label %1178

87:                                               ; preds = %66
  %88 = getelementptr inbounds nuw i8, ptr %0, i64 960
  %89 = load ptr, ptr %88, align 8
  %90 = getelementptr inbounds i32, ptr %89, i64 %74
  %91 = load ptr, ptr %75, align 8
  %92 = getelementptr inbounds double, ptr %91, i64 %74
  %93 = load double, ptr %92, align 8
  %94 = getelementptr inbounds nuw i8, ptr %0, i64 376
  %95 = load double, ptr %94, align 8
  %96 = fadd double %93, %95
  %97 = load i32, ptr %90, align 4
  %98 = icmp sgt i32 %97, -1
  br i1 %98, label %99, label %109

99:                                               ; preds = %87
  %100 = getelementptr inbounds nuw i8, ptr %0, i64 936
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
  br label %1178

110:                                              ; preds = %16
  %111 = load i64, ptr %2, align 8
  %112 = icmp slt i64 %111, 0
  br i1 %112, label %1178, label %113

113:                                              ; preds = %110
  %114 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %115 = load i64, ptr %114, align 8
  %116 = mul nsw i64 %115, %10
  %117 = add nsw i64 %116, %111
  %118 = getelementptr inbounds nuw i8, ptr %0, i64 952
  %119 = load ptr, ptr %118, align 8
  %120 = getelementptr inbounds i32, ptr %119, i64 %117
  %121 = load i32, ptr %120, align 4
  %122 = icmp sgt i32 %121, 0
  br i1 %122, label %123, label %139

123:                                              ; preds = %113
  %124 = getelementptr inbounds nuw i8, ptr %0, i64 960
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
  %132 = getelementptr inbounds nuw i8, ptr %0, i64 936
  %133 = load ptr, ptr %132, align 8
  %134 = ptrtoint ptr %1 to i64
  %135 = ptrtoint ptr %133 to i64
  %136 = sub i64 %134, %135
  %137 = sdiv exact i64 %136, 1784
  %138 = trunc i64 %137 to i32
  store i32 %138, ptr %126, align 4
  br label %1178

139:                                              ; preds = %113
  %140 = getelementptr inbounds nuw i8, ptr %0, i64 968
  %141 = load ptr, ptr %140, align 8
  %142 = getelementptr inbounds double, ptr %141, i64 %117
  %143 = load double, ptr %142, align 8
  %144 = getelementptr inbounds nuw i8, ptr %0, i64 376
  %145 = load double, ptr %144, align 8
  %146 = fadd double %143, %145
  tail call fastcc void @until(ptr noundef nonnull %0, ptr noundef nonnull %1, double noundef %146, i32 noundef 8, i32 noundef %4) #6
  br label %1178

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
  br label %230

160:                                              ; preds = %151, %147
  %161 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %162 = load double, ptr %161, align 8
  %163 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %164 = load i64, ptr %163, align 8
  %165 = sitofp i64 %164 to double
  %166 = getelementptr inbounds nuw i8, ptr %0, i64 368
  %167 = load double, ptr %166, align 8
  %168 = fdiv double %165, %167
  %169 = fcmp ogt double %162, %168
  %170 = select i1 %169, double %162, double %168
  %171 = getelementptr inbounds nuw i8, ptr %0, i64 1000
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
  %183 = getelementptr inbounds nuw i8, ptr %0, i64 416
  %184 = load double, ptr %183, align 8
  %185 = fdiv double %182, %184
  %186 = fptosi double %185 to i64
  %187 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %188 = load i64, ptr %187, align 8
  %189 = icmp sgt i64 %188, %186
  %190 = add nsw i64 %188, -1
  %191 = select i1 %189, i64 %186, i64 %190
  %192 = getelementptr inbounds nuw i8, ptr %0, i64 2128
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
  br i1 %204, label %217, label %205

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
  %216 = tail call fastcc double @beyond(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef %210, i64 noundef %203, double noundef %215) #6
  br label %217

217:                                              ; preds = %205, %160
  %218 = phi double [ %216, %205 ], [ %202, %160 ]
  %219 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %220 = load i32, ptr %219, align 8
  %221 = getelementptr inbounds nuw i8, ptr %1, i64 1772
  store i32 %220, ptr %221, align 4
  %222 = fcmp ogt double %218, %199
  %223 = select i1 %222, double %218, double %199
  %224 = getelementptr inbounds nuw i8, ptr %0, i64 352
  %225 = load double, ptr %224, align 8
  %226 = fadd double %223, %225
  %227 = getelementptr inbounds nuw i8, ptr %1, i64 64
  store double %226, ptr %227, align 8
  %228 = load i32, ptr %8, align 4
  %229 = sext i32 %228 to i64
  br label %230

230:                                              ; preds = %157, %217
  %231 = phi i64 [ %10, %157 ], [ %229, %217 ]
  %232 = phi double [ %159, %157 ], [ %226, %217 ]
  %233 = load ptr, ptr %6, align 8
  %234 = getelementptr inbounds %struct.Slot, ptr %233, i64 %231, i32 11
  %235 = load i32, ptr %234, align 4
  %236 = icmp eq i32 %235, 0
  %237 = fcmp ugt double %232, %3
  %238 = and i1 %237, %236
  br i1 %238, label %239, label %268

239:                                              ; preds = %230
  %240 = getelementptr inbounds nuw i8, ptr %0, i64 2040
  %241 = load i64, ptr %240, align 8
  %242 = icmp eq i64 %241, 0
  br i1 %242, label %268, label %243

243:                                              ; preds = %239
  %244 = getelementptr inbounds nuw i8, ptr %0, i64 2048
  %245 = load i64, ptr %244, align 8
  %246 = add nsw i64 %245, 1
  store i64 %246, ptr %244, align 8
  %247 = icmp slt i64 %245, %241
  br i1 %247, label %248, label %268

248:                                              ; preds = %243
  %249 = getelementptr inbounds nuw i8, ptr %0, i64 2032
  %250 = load ptr, ptr %249, align 8
  %251 = getelementptr inbounds %struct.Span, ptr %250, i64 %245
  %252 = load i64, ptr %18, align 8
  %253 = getelementptr inbounds nuw i8, ptr %1, i64 1736
  %254 = load i32, ptr %253, align 8
  %255 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %256 = load i64, ptr %255, align 8
  %257 = getelementptr inbounds nuw i8, ptr %1, i64 1740
  %258 = load i32, ptr %257, align 4
  %259 = trunc i64 %256 to i32
  %260 = mul i32 %254, %259
  %261 = add i32 %260, %258
  store double %3, ptr %251, align 8
  %262 = getelementptr inbounds nuw i8, ptr %251, i64 8
  store double %232, ptr %262, align 8
  %263 = getelementptr inbounds nuw i8, ptr %251, i64 16
  store i64 %252, ptr %263, align 8
  %264 = getelementptr inbounds nuw i8, ptr %251, i64 24
  store i32 %261, ptr %264, align 8
  %265 = getelementptr inbounds nuw i8, ptr %251, i64 28
  store i32 2, ptr %265, align 4
  %266 = getelementptr inbounds nuw i8, ptr %251, i64 32
  store i32 0, ptr %266, align 8
  %267 = getelementptr inbounds nuw i8, ptr %251, i64 36
  store i32 %4, ptr %267, align 4
  br label %268

268:                                              ; preds = %230, %239, %243, %248
  %269 = load i64, ptr %2, align 8
  %270 = icmp sgt i64 %269, -1
  br i1 %270, label %271, label %313

271:                                              ; preds = %268
  %272 = load i32, ptr %8, align 4
  %273 = sext i32 %272 to i64
  %274 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %275 = load i64, ptr %274, align 8
  %276 = mul nsw i64 %275, %273
  %277 = add nsw i64 %276, %269
  %278 = getelementptr inbounds nuw i8, ptr %0, i64 968
  %279 = load ptr, ptr %278, align 8
  %280 = getelementptr inbounds double, ptr %279, i64 %277
  %281 = load double, ptr %280, align 8
  %282 = fcmp ogt double %281, %232
  %283 = select i1 %282, double %281, double %232
  store double %283, ptr %280, align 8
  %284 = getelementptr inbounds nuw i8, ptr %0, i64 952
  %285 = load ptr, ptr %284, align 8
  %286 = getelementptr inbounds i32, ptr %285, i64 %277
  %287 = load i32, ptr %286, align 4
  %288 = add nsw i32 %287, -1
  store i32 %288, ptr %286, align 4
  %289 = icmp eq i32 %288, 0
  br i1 %289, label %290, label %1178

290:                                              ; preds = %271
  %291 = getelementptr inbounds nuw i8, ptr %0, i64 960
  %292 = load ptr, ptr %291, align 8
  %293 = getelementptr inbounds i32, ptr %292, i64 %277
  %294 = load ptr, ptr %278, align 8
  %295 = getelementptr inbounds double, ptr %294, i64 %277
  %296 = load double, ptr %295, align 8
  %297 = getelementptr inbounds nuw i8, ptr %0, i64 376
  %298 = load double, ptr %297, align 8
  %299 = fadd double %296, %298
  %300 = load i32, ptr %293, align 4
  %301 = icmp sgt i32 %300, -1
  br i1 %301, label %302, label %312

302:                                              ; preds = %290
  %303 = getelementptr inbounds nuw i8, ptr %0, i64 936
  br label %304

304:                                              ; preds = %304, %302
  %305 = phi i32 [ %300, %302 ], [ %310, %304 ]
  %306 = load ptr, ptr %303, align 8
  %307 = zext nneg i32 %305 to i64
  %308 = getelementptr inbounds nuw %struct.Warp, ptr %306, i64 %307
  %309 = getelementptr inbounds nuw i8, ptr %308, i64 1748
  %310 = load i32, ptr %309, align 4
  tail call fastcc void @wakes(ptr noundef nonnull %0, ptr noundef %308, double noundef %299) #6
  %311 = icmp sgt i32 %310, -1
  br i1 %311, label %304, label %312

312:                                              ; preds = %304, %290
  store i32 -1, ptr %293, align 4
  br label %1178

313:                                              ; preds = %268
  %314 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %315 = load double, ptr %314, align 8
  %316 = fcmp ogt double %315, %232
  %317 = select i1 %316, double %315, double %232
  store double %317, ptr %314, align 8
  br label %1178

318:                                              ; preds = %16
  %319 = load i64, ptr %2, align 8
  %320 = icmp eq i64 %319, 0
  %321 = select i1 %320, i64 648, i64 1160
  %322 = getelementptr inbounds nuw i8, ptr %1, i64 %321
  %323 = select i1 %320, i64 32, i64 40
  %324 = getelementptr inbounds nuw i8, ptr %1, i64 %323
  %325 = load double, ptr %324, align 8
  %326 = fcmp ogt double %325, %3
  %327 = select i1 %326, double %325, double %3
  %328 = select i1 %320, i64 1704, i64 1712
  %329 = getelementptr inbounds nuw i8, ptr %1, i64 %328
  %330 = load i64, ptr %329, align 8
  %331 = add nsw i64 %330, 1
  store i64 %331, ptr %329, align 8
  %332 = srem i64 %330, 64
  %333 = getelementptr inbounds double, ptr %322, i64 %332
  store double %327, ptr %333, align 8
  %334 = load i64, ptr %2, align 8
  %335 = icmp eq i64 %334, 0
  br i1 %335, label %336, label %1178

336:                                              ; preds = %318
  %337 = load ptr, ptr %6, align 8
  %338 = getelementptr inbounds %struct.Slot, ptr %337, i64 %10, i32 11
  %339 = load i32, ptr %338, align 4
  %340 = icmp eq i32 %339, 0
  %341 = fcmp ugt double %325, %3
  %342 = and i1 %341, %340
  br i1 %342, label %343, label %1178

343:                                              ; preds = %336
  %344 = getelementptr inbounds nuw i8, ptr %0, i64 2040
  %345 = load i64, ptr %344, align 8
  %346 = icmp eq i64 %345, 0
  br i1 %346, label %1178, label %347

347:                                              ; preds = %343
  %348 = getelementptr inbounds nuw i8, ptr %0, i64 2048
  %349 = load i64, ptr %348, align 8
  %350 = add nsw i64 %349, 1
  store i64 %350, ptr %348, align 8
  %351 = icmp slt i64 %349, %345
  br i1 %351, label %352, label %1178

352:                                              ; preds = %347
  %353 = getelementptr inbounds nuw i8, ptr %0, i64 2032
  %354 = load ptr, ptr %353, align 8
  %355 = getelementptr inbounds %struct.Span, ptr %354, i64 %349
  %356 = load i64, ptr %18, align 8
  %357 = getelementptr inbounds nuw i8, ptr %1, i64 1736
  %358 = load i32, ptr %357, align 8
  %359 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %360 = load i64, ptr %359, align 8
  %361 = getelementptr inbounds nuw i8, ptr %1, i64 1740
  %362 = load i32, ptr %361, align 4
  %363 = trunc i64 %360 to i32
  %364 = mul i32 %358, %363
  %365 = add i32 %364, %362
  store double %3, ptr %355, align 8
  %366 = getelementptr inbounds nuw i8, ptr %355, i64 8
  store double %325, ptr %366, align 8
  %367 = getelementptr inbounds nuw i8, ptr %355, i64 16
  store i64 %356, ptr %367, align 8
  %368 = getelementptr inbounds nuw i8, ptr %355, i64 24
  store i32 %365, ptr %368, align 8
  %369 = getelementptr inbounds nuw i8, ptr %355, i64 28
  store i32 2, ptr %369, align 4
  %370 = getelementptr inbounds nuw i8, ptr %355, i64 32
  store i32 0, ptr %370, align 8
  %371 = getelementptr inbounds nuw i8, ptr %355, i64 36
  store i32 %4, ptr %371, align 4
  br label %1178

372:                                              ; preds = %16
  %373 = load i64, ptr %2, align 8
  %374 = icmp eq i64 %373, 0
  %375 = select i1 %374, i64 1704, i64 1712
  %376 = getelementptr inbounds nuw i8, ptr %1, i64 %375
  %377 = load i64, ptr %376, align 8
  %378 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %379 = load i64, ptr %378, align 8
  %380 = sub nsw i64 %377, %379
  %381 = icmp sgt i64 %380, 0
  br i1 %381, label %382, label %1178

382:                                              ; preds = %372
  %383 = select i1 %374, i64 648, i64 1160
  %384 = getelementptr inbounds nuw i8, ptr %1, i64 %383
  %385 = add nuw i64 %380, 63
  %386 = and i64 %385, 63
  %387 = getelementptr inbounds nuw double, ptr %384, i64 %386
  %388 = load double, ptr %387, align 8
  %389 = load double, ptr %1, align 8
  %390 = fcmp ogt double %388, %389
  br i1 %390, label %391, label %1178

391:                                              ; preds = %382
  %392 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %393 = load double, ptr %392, align 8
  %394 = fsub double %388, %393
  %395 = fadd double %394, -1.000000e+00
  %396 = fcmp ogt double %395, 0.000000e+00
  br i1 %396, label %397, label %409

397:                                              ; preds = %391
  %398 = getelementptr inbounds nuw i8, ptr %0, i64 2120
  %399 = load ptr, ptr %398, align 8
  %400 = mul nsw i32 %4, 14
  %401 = sext i32 %400 to i64
  %402 = getelementptr double, ptr %399, i64 %401
  %403 = getelementptr i8, ptr %402, i64 88
  %404 = load double, ptr %403, align 8
  %405 = fadd double %395, %404
  store double %405, ptr %403, align 8
  %406 = load double, ptr %392, align 8
  %407 = load i32, ptr %8, align 4
  %408 = sext i32 %407 to i64
  br label %409

409:                                              ; preds = %397, %391
  %410 = phi i64 [ %408, %397 ], [ %10, %391 ]
  %411 = phi double [ %406, %397 ], [ %393, %391 ]
  %412 = fadd double %411, 1.000000e+00
  %413 = load ptr, ptr %6, align 8
  %414 = getelementptr inbounds %struct.Slot, ptr %413, i64 %410, i32 11
  %415 = load i32, ptr %414, align 4
  %416 = icmp eq i32 %415, 0
  %417 = fcmp ugt double %388, %412
  %418 = and i1 %417, %416
  br i1 %418, label %419, label %448

419:                                              ; preds = %409
  %420 = getelementptr inbounds nuw i8, ptr %0, i64 2040
  %421 = load i64, ptr %420, align 8
  %422 = icmp eq i64 %421, 0
  br i1 %422, label %448, label %423

423:                                              ; preds = %419
  %424 = getelementptr inbounds nuw i8, ptr %0, i64 2048
  %425 = load i64, ptr %424, align 8
  %426 = add nsw i64 %425, 1
  store i64 %426, ptr %424, align 8
  %427 = icmp slt i64 %425, %421
  br i1 %427, label %428, label %448

428:                                              ; preds = %423
  %429 = getelementptr inbounds nuw i8, ptr %0, i64 2032
  %430 = load ptr, ptr %429, align 8
  %431 = getelementptr inbounds %struct.Span, ptr %430, i64 %425
  %432 = load i64, ptr %18, align 8
  %433 = getelementptr inbounds nuw i8, ptr %1, i64 1736
  %434 = load i32, ptr %433, align 8
  %435 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %436 = load i64, ptr %435, align 8
  %437 = getelementptr inbounds nuw i8, ptr %1, i64 1740
  %438 = load i32, ptr %437, align 4
  %439 = trunc i64 %436 to i32
  %440 = mul i32 %434, %439
  %441 = add i32 %440, %438
  store double %412, ptr %431, align 8
  %442 = getelementptr inbounds nuw i8, ptr %431, i64 8
  store double %388, ptr %442, align 8
  %443 = getelementptr inbounds nuw i8, ptr %431, i64 16
  store i64 %432, ptr %443, align 8
  %444 = getelementptr inbounds nuw i8, ptr %431, i64 24
  store i32 %441, ptr %444, align 8
  %445 = getelementptr inbounds nuw i8, ptr %431, i64 28
  store i32 1, ptr %445, align 4
  %446 = getelementptr inbounds nuw i8, ptr %431, i64 32
  store i32 11, ptr %446, align 8
  %447 = getelementptr inbounds nuw i8, ptr %431, i64 36
  store i32 %4, ptr %447, align 4
  br label %448

448:                                              ; preds = %428, %423, %419, %409
  store double %388, ptr %1, align 8
  %449 = fadd double %388, -1.000000e+00
  store double %449, ptr %392, align 8
  br label %1178

450:                                              ; preds = %16, %16
  %451 = getelementptr inbounds nuw i8, ptr %11, i64 128
  %452 = load i64, ptr %2, align 8
  %453 = getelementptr inbounds [256 x double], ptr %451, i64 0, i64 %452
  %454 = load double, ptr %453, align 8
  %455 = fcmp ogt double %454, %3
  %456 = select i1 %455, double %454, double %3
  store double %456, ptr %453, align 8
  %457 = getelementptr inbounds nuw i8, ptr %11, i64 2192
  %458 = load i64, ptr %2, align 8
  %459 = getelementptr inbounds [256 x i32], ptr %457, i64 0, i64 %458
  %460 = load i32, ptr %459, align 4
  %461 = add nsw i32 %460, 1
  store i32 %461, ptr %459, align 4
  %462 = sext i32 %461 to i64
  %463 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %464 = load i64, ptr %463, align 8
  %465 = icmp sgt i64 %464, %462
  br i1 %465, label %466, label %485

466:                                              ; preds = %450
  %467 = load i32, ptr %12, align 4
  %468 = icmp eq i32 %467, 10
  br i1 %468, label %469, label %1178

469:                                              ; preds = %466
  %470 = getelementptr inbounds nuw i8, ptr %11, i64 3216
  %471 = load i64, ptr %2, align 8
  %472 = getelementptr inbounds [256 x i32], ptr %470, i64 0, i64 %471
  %473 = getelementptr inbounds nuw i8, ptr %1, i64 1752
  store i32 9, ptr %473, align 8
  %474 = getelementptr inbounds nuw i8, ptr %1, i64 1756
  store i32 %4, ptr %474, align 4
  %475 = load i32, ptr %472, align 4
  %476 = getelementptr inbounds nuw i8, ptr %1, i64 1748
  store i32 %475, ptr %476, align 4
  %477 = getelementptr inbounds nuw i8, ptr %1, i64 1764
  store i32 1, ptr %477, align 4
  %478 = getelementptr inbounds nuw i8, ptr %0, i64 936
  %479 = load ptr, ptr %478, align 8
  %480 = ptrtoint ptr %1 to i64
  %481 = ptrtoint ptr %479 to i64
  %482 = sub i64 %480, %481
  %483 = sdiv exact i64 %482, 1784
  %484 = trunc i64 %483 to i32
  store i32 %484, ptr %472, align 4
  br label %1178

485:                                              ; preds = %450
  %486 = load i64, ptr %2, align 8
  %487 = getelementptr inbounds [256 x double], ptr %451, i64 0, i64 %486
  %488 = load double, ptr %487, align 8
  %489 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %490 = load double, ptr %489, align 8
  %491 = fadd double %488, %490
  %492 = getelementptr inbounds [256 x i32], ptr %457, i64 0, i64 %486
  store i32 0, ptr %492, align 4
  %493 = load i64, ptr %2, align 8
  %494 = getelementptr inbounds [256 x double], ptr %451, i64 0, i64 %493
  store double 0.000000e+00, ptr %494, align 8
  %495 = getelementptr inbounds nuw i8, ptr %11, i64 3216
  %496 = load i64, ptr %2, align 8
  %497 = getelementptr inbounds [256 x i32], ptr %495, i64 0, i64 %496
  %498 = load i32, ptr %497, align 4
  %499 = icmp sgt i32 %498, -1
  br i1 %499, label %500, label %510

500:                                              ; preds = %485
  %501 = getelementptr inbounds nuw i8, ptr %0, i64 936
  br label %502

502:                                              ; preds = %502, %500
  %503 = phi i32 [ %498, %500 ], [ %508, %502 ]
  %504 = load ptr, ptr %501, align 8
  %505 = zext nneg i32 %503 to i64
  %506 = getelementptr inbounds nuw %struct.Warp, ptr %504, i64 %505
  %507 = getelementptr inbounds nuw i8, ptr %506, i64 1748
  %508 = load i32, ptr %507, align 4
  tail call fastcc void @wakes(ptr noundef nonnull %0, ptr noundef %506, double noundef %491) #6
  %509 = icmp sgt i32 %508, -1
  br i1 %509, label %502, label %510

510:                                              ; preds = %502, %485
  store i32 -1, ptr %497, align 4
  %511 = load i32, ptr %12, align 4
  %512 = icmp eq i32 %511, 10
  br i1 %512, label %513, label %1178

513:                                              ; preds = %510
  %514 = load double, ptr %1, align 8
  %515 = fcmp ogt double %491, %514
  br i1 %515, label %516, label %1178

516:                                              ; preds = %513
  %517 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %518 = load double, ptr %517, align 8
  %519 = fsub double %491, %518
  %520 = fadd double %519, -1.000000e+00
  %521 = fcmp ogt double %520, 0.000000e+00
  br i1 %521, label %522, label %532

522:                                              ; preds = %516
  %523 = getelementptr inbounds nuw i8, ptr %0, i64 2120
  %524 = load ptr, ptr %523, align 8
  %525 = mul nsw i32 %4, 14
  %526 = sext i32 %525 to i64
  %527 = getelementptr double, ptr %524, i64 %526
  %528 = getelementptr i8, ptr %527, i64 72
  %529 = load double, ptr %528, align 8
  %530 = fadd double %520, %529
  store double %530, ptr %528, align 8
  %531 = load double, ptr %517, align 8
  br label %532

532:                                              ; preds = %522, %516
  %533 = phi double [ %518, %516 ], [ %531, %522 ]
  %534 = fadd double %533, 1.000000e+00
  %535 = load ptr, ptr %6, align 8
  %536 = load i32, ptr %8, align 4
  %537 = sext i32 %536 to i64
  %538 = getelementptr inbounds %struct.Slot, ptr %535, i64 %537, i32 11
  %539 = load i32, ptr %538, align 4
  %540 = icmp eq i32 %539, 0
  %541 = fcmp ugt double %491, %534
  %542 = and i1 %541, %540
  br i1 %542, label %543, label %572

543:                                              ; preds = %532
  %544 = getelementptr inbounds nuw i8, ptr %0, i64 2040
  %545 = load i64, ptr %544, align 8
  %546 = icmp eq i64 %545, 0
  br i1 %546, label %572, label %547

547:                                              ; preds = %543
  %548 = getelementptr inbounds nuw i8, ptr %0, i64 2048
  %549 = load i64, ptr %548, align 8
  %550 = add nsw i64 %549, 1
  store i64 %550, ptr %548, align 8
  %551 = icmp slt i64 %549, %545
  br i1 %551, label %552, label %572

552:                                              ; preds = %547
  %553 = getelementptr inbounds nuw i8, ptr %0, i64 2032
  %554 = load ptr, ptr %553, align 8
  %555 = getelementptr inbounds %struct.Span, ptr %554, i64 %549
  %556 = load i64, ptr %18, align 8
  %557 = getelementptr inbounds nuw i8, ptr %1, i64 1736
  %558 = load i32, ptr %557, align 8
  %559 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %560 = load i64, ptr %559, align 8
  %561 = getelementptr inbounds nuw i8, ptr %1, i64 1740
  %562 = load i32, ptr %561, align 4
  %563 = trunc i64 %560 to i32
  %564 = mul i32 %558, %563
  %565 = add i32 %564, %562
  store double %534, ptr %555, align 8
  %566 = getelementptr inbounds nuw i8, ptr %555, i64 8
  store double %491, ptr %566, align 8
  %567 = getelementptr inbounds nuw i8, ptr %555, i64 16
  store i64 %556, ptr %567, align 8
  %568 = getelementptr inbounds nuw i8, ptr %555, i64 24
  store i32 %565, ptr %568, align 8
  %569 = getelementptr inbounds nuw i8, ptr %555, i64 28
  store i32 1, ptr %569, align 4
  %570 = getelementptr inbounds nuw i8, ptr %555, i64 32
  store i32 9, ptr %570, align 8
  %571 = getelementptr inbounds nuw i8, ptr %555, i64 36
  store i32 %4, ptr %571, align 4
  br label %572

572:                                              ; preds = %552, %547, %543, %532
  store double %491, ptr %1, align 8
  %573 = fadd double %491, -1.000000e+00
  store double %573, ptr %517, align 8
  br label %1178

574:                                              ; preds = %16
  %575 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %576 = load i64, ptr %575, align 8
  %577 = icmp eq i64 %576, 0
  br i1 %577, label %578, label %656

578:                                              ; preds = %574
  %579 = load i64, ptr %2, align 8
  %580 = sitofp i64 %579 to double
  %581 = fmul double %580, 6.250000e-02
  %582 = getelementptr inbounds nuw i8, ptr %1, i64 1744
  %583 = load i32, ptr %582, align 8
  %584 = sext i32 %583 to i64
  %585 = getelementptr inbounds nuw i8, ptr %0, i64 1000
  %586 = load ptr, ptr %585, align 8
  %587 = getelementptr inbounds nuw i8, ptr %1, i64 1736
  %588 = load i32, ptr %587, align 8
  %589 = shl nsw i32 %588, 2
  %590 = sext i32 %589 to i64
  %591 = add nsw i64 %590, %584
  %592 = mul nsw i64 %591, 112
  %593 = getelementptr i8, ptr %586, i64 %592
  %594 = getelementptr i8, ptr %593, i64 40
  %595 = load double, ptr %594, align 8
  %596 = fcmp ogt double %3, %595
  %597 = select i1 %596, double %3, double %595
  %598 = getelementptr inbounds nuw i8, ptr %0, i64 416
  %599 = load double, ptr %598, align 8
  %600 = fdiv double %597, %599
  %601 = fptosi double %600 to i64
  %602 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %603 = load i64, ptr %602, align 8
  %604 = icmp sgt i64 %603, %601
  %605 = add nsw i64 %603, -1
  %606 = select i1 %604, i64 %601, i64 %605
  %607 = getelementptr inbounds nuw i8, ptr %0, i64 2128
  %608 = load ptr, ptr %607, align 8
  %609 = mul i64 %606, 112
  %610 = getelementptr i8, ptr %608, i64 %609
  %611 = getelementptr i8, ptr %610, i64 40
  %612 = load double, ptr %611, align 8
  %613 = fadd double %581, %612
  store double %613, ptr %611, align 8
  %614 = fadd double %581, %597
  store double %614, ptr %594, align 8
  %615 = getelementptr inbounds nuw i8, ptr %1, i64 24
  store double %614, ptr %615, align 8
  %616 = load i64, ptr %2, align 8
  %617 = sitofp i64 %616 to double
  %618 = fmul double %617, 6.250000e-02
  %619 = fsub double %614, %618
  %620 = load ptr, ptr %6, align 8
  %621 = load i32, ptr %8, align 4
  %622 = sext i32 %621 to i64
  %623 = getelementptr inbounds %struct.Slot, ptr %620, i64 %622, i32 11
  %624 = load i32, ptr %623, align 4
  %625 = icmp eq i32 %624, 0
  %626 = fcmp ugt double %614, %619
  %627 = and i1 %626, %625
  br i1 %627, label %628, label %1178

628:                                              ; preds = %578
  %629 = getelementptr inbounds nuw i8, ptr %0, i64 2040
  %630 = load i64, ptr %629, align 8
  %631 = icmp eq i64 %630, 0
  br i1 %631, label %1178, label %632

632:                                              ; preds = %628
  %633 = getelementptr inbounds nuw i8, ptr %0, i64 2048
  %634 = load i64, ptr %633, align 8
  %635 = add nsw i64 %634, 1
  store i64 %635, ptr %633, align 8
  %636 = icmp slt i64 %634, %630
  br i1 %636, label %637, label %1178

637:                                              ; preds = %632
  %638 = getelementptr inbounds nuw i8, ptr %0, i64 2032
  %639 = load ptr, ptr %638, align 8
  %640 = getelementptr inbounds %struct.Span, ptr %639, i64 %634
  %641 = load i64, ptr %18, align 8
  %642 = load i32, ptr %587, align 8
  %643 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %644 = load i64, ptr %643, align 8
  %645 = getelementptr inbounds nuw i8, ptr %1, i64 1740
  %646 = load i32, ptr %645, align 4
  %647 = trunc i64 %644 to i32
  %648 = mul i32 %642, %647
  %649 = add i32 %648, %646
  store double %619, ptr %640, align 8
  %650 = getelementptr inbounds nuw i8, ptr %640, i64 8
  store double %614, ptr %650, align 8
  %651 = getelementptr inbounds nuw i8, ptr %640, i64 16
  store i64 %641, ptr %651, align 8
  %652 = getelementptr inbounds nuw i8, ptr %640, i64 24
  store i32 %649, ptr %652, align 8
  %653 = getelementptr inbounds nuw i8, ptr %640, i64 28
  store i32 3, ptr %653, align 4
  %654 = getelementptr inbounds nuw i8, ptr %640, i64 32
  store i32 0, ptr %654, align 8
  %655 = getelementptr inbounds nuw i8, ptr %640, i64 36
  store i32 %4, ptr %655, align 4
  br label %1178

656:                                              ; preds = %574
  %657 = getelementptr inbounds nuw i8, ptr %1, i64 1736
  %658 = load i32, ptr %657, align 8
  %659 = sext i32 %658 to i64
  %660 = getelementptr inbounds [16 x double], ptr %11, i64 0, i64 %659
  %661 = load double, ptr %660, align 8
  %662 = fcmp ogt double %3, %661
  %663 = select i1 %662, double %3, double %661
  %664 = load i64, ptr %2, align 8
  %665 = sitofp i64 %664 to double
  %666 = fmul double %665, 6.250000e-02
  %667 = getelementptr inbounds nuw i8, ptr %0, i64 1000
  %668 = load ptr, ptr %667, align 8
  %669 = shl nsw i32 %658, 2
  %670 = sext i32 %669 to i64
  %671 = mul nsw i64 %670, 112
  %672 = getelementptr i8, ptr %668, i64 %671
  %673 = getelementptr i8, ptr %672, i64 96
  %674 = load double, ptr %673, align 8
  %675 = fcmp ogt double %663, %674
  %676 = select i1 %675, double %663, double %674
  %677 = getelementptr inbounds nuw i8, ptr %0, i64 416
  %678 = load double, ptr %677, align 8
  %679 = fdiv double %676, %678
  %680 = fptosi double %679 to i64
  %681 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %682 = load i64, ptr %681, align 8
  %683 = icmp sgt i64 %682, %680
  %684 = add nsw i64 %682, -1
  %685 = select i1 %683, i64 %680, i64 %684
  %686 = getelementptr inbounds nuw i8, ptr %0, i64 2128
  %687 = load ptr, ptr %686, align 8
  %688 = mul i64 %685, 112
  %689 = getelementptr i8, ptr %687, i64 %688
  %690 = getelementptr i8, ptr %689, i64 96
  %691 = load double, ptr %690, align 8
  %692 = fadd double %666, %691
  store double %692, ptr %690, align 8
  %693 = fadd double %666, %676
  store double %693, ptr %673, align 8
  %694 = load i64, ptr %575, align 8
  %695 = icmp eq i64 %694, 2
  br i1 %695, label %696, label %711

696:                                              ; preds = %656
  %697 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %698 = load i64, ptr %697, align 8
  %699 = icmp sgt i64 %698, 1
  br i1 %699, label %700, label %711

700:                                              ; preds = %696
  %701 = load i32, ptr %657, align 8
  %702 = xor i32 %701, 1
  %703 = load ptr, ptr %667, align 8
  %704 = shl nsw i32 %702, 2
  %705 = sext i32 %704 to i64
  %706 = mul nsw i64 %705, 112
  %707 = getelementptr i8, ptr %703, i64 %706
  %708 = getelementptr i8, ptr %707, i64 96
  store double %693, ptr %708, align 8
  %709 = sext i32 %702 to i64
  %710 = getelementptr inbounds [16 x double], ptr %11, i64 0, i64 %709
  store double %693, ptr %710, align 8
  br label %711

711:                                              ; preds = %700, %696, %656
  %712 = load i32, ptr %657, align 8
  %713 = sext i32 %712 to i64
  %714 = getelementptr inbounds [16 x double], ptr %11, i64 0, i64 %713
  store double %693, ptr %714, align 8
  %715 = load i64, ptr %2, align 8
  %716 = sitofp i64 %715 to double
  %717 = fmul double %716, 6.250000e-02
  %718 = fsub double %693, %717
  %719 = load ptr, ptr %6, align 8
  %720 = load i32, ptr %8, align 4
  %721 = sext i32 %720 to i64
  %722 = getelementptr inbounds %struct.Slot, ptr %719, i64 %721, i32 11
  %723 = load i32, ptr %722, align 4
  %724 = icmp eq i32 %723, 0
  %725 = fcmp ugt double %693, %718
  %726 = and i1 %725, %724
  br i1 %726, label %727, label %1178

727:                                              ; preds = %711
  %728 = getelementptr inbounds nuw i8, ptr %0, i64 2040
  %729 = load i64, ptr %728, align 8
  %730 = icmp eq i64 %729, 0
  br i1 %730, label %1178, label %731

731:                                              ; preds = %727
  %732 = getelementptr inbounds nuw i8, ptr %0, i64 2048
  %733 = load i64, ptr %732, align 8
  %734 = add nsw i64 %733, 1
  store i64 %734, ptr %732, align 8
  %735 = icmp slt i64 %733, %729
  br i1 %735, label %736, label %1178

736:                                              ; preds = %731
  %737 = getelementptr inbounds nuw i8, ptr %0, i64 2032
  %738 = load ptr, ptr %737, align 8
  %739 = getelementptr inbounds %struct.Span, ptr %738, i64 %733
  %740 = load i64, ptr %18, align 8
  %741 = load i32, ptr %657, align 8
  %742 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %743 = load i64, ptr %742, align 8
  %744 = getelementptr inbounds nuw i8, ptr %1, i64 1740
  %745 = load i32, ptr %744, align 4
  %746 = trunc i64 %743 to i32
  %747 = mul i32 %741, %746
  %748 = add i32 %747, %745
  store double %718, ptr %739, align 8
  %749 = getelementptr inbounds nuw i8, ptr %739, i64 8
  store double %693, ptr %749, align 8
  %750 = getelementptr inbounds nuw i8, ptr %739, i64 16
  store i64 %740, ptr %750, align 8
  %751 = getelementptr inbounds nuw i8, ptr %739, i64 24
  store i32 %748, ptr %751, align 8
  %752 = getelementptr inbounds nuw i8, ptr %739, i64 28
  store i32 3, ptr %752, align 4
  %753 = getelementptr inbounds nuw i8, ptr %739, i64 32
  store i32 0, ptr %753, align 8
  %754 = getelementptr inbounds nuw i8, ptr %739, i64 36
  store i32 %4, ptr %754, align 4
  br label %1178

755:                                              ; preds = %16
  %756 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %757 = load double, ptr %756, align 8
  %758 = fcmp ogt double %757, %3
  %759 = select i1 %758, double %757, double %3
  %760 = getelementptr inbounds nuw i8, ptr %0, i64 392
  %761 = load double, ptr %760, align 8
  %762 = fadd double %761, %759
  %763 = getelementptr inbounds nuw i8, ptr %1, i64 136
  %764 = getelementptr inbounds nuw i8, ptr %1, i64 1696
  %765 = load i64, ptr %764, align 8
  %766 = add nsw i64 %765, 1
  store i64 %766, ptr %764, align 8
  %767 = srem i64 %765, 64
  %768 = getelementptr inbounds [64 x double], ptr %763, i64 0, i64 %767
  store double %762, ptr %768, align 8
  br label %1178

769:                                              ; preds = %16
  %770 = getelementptr inbounds nuw i8, ptr %1, i64 1696
  %771 = load i64, ptr %770, align 8
  %772 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %773 = load i64, ptr %772, align 8
  %774 = sub nsw i64 %771, %773
  %775 = icmp sgt i64 %774, 0
  br i1 %775, label %776, label %1178

776:                                              ; preds = %769
  %777 = getelementptr inbounds nuw i8, ptr %1, i64 136
  %778 = add nuw i64 %774, 63
  %779 = and i64 %778, 63
  %780 = getelementptr inbounds nuw [64 x double], ptr %777, i64 0, i64 %779
  %781 = load double, ptr %780, align 8
  %782 = load double, ptr %1, align 8
  %783 = fcmp ogt double %781, %782
  br i1 %783, label %784, label %1178

784:                                              ; preds = %776
  %785 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %786 = load double, ptr %785, align 8
  %787 = fsub double %781, %786
  %788 = fadd double %787, -1.000000e+00
  %789 = fcmp ogt double %788, 0.000000e+00
  br i1 %789, label %790, label %802

790:                                              ; preds = %784
  %791 = getelementptr inbounds nuw i8, ptr %0, i64 2120
  %792 = load ptr, ptr %791, align 8
  %793 = mul nsw i32 %4, 14
  %794 = sext i32 %793 to i64
  %795 = getelementptr double, ptr %792, i64 %794
  %796 = getelementptr i8, ptr %795, i64 96
  %797 = load double, ptr %796, align 8
  %798 = fadd double %788, %797
  store double %798, ptr %796, align 8
  %799 = load double, ptr %785, align 8
  %800 = load i32, ptr %8, align 4
  %801 = sext i32 %800 to i64
  br label %802

802:                                              ; preds = %790, %784
  %803 = phi i64 [ %801, %790 ], [ %10, %784 ]
  %804 = phi double [ %799, %790 ], [ %786, %784 ]
  %805 = fadd double %804, 1.000000e+00
  %806 = load ptr, ptr %6, align 8
  %807 = getelementptr inbounds %struct.Slot, ptr %806, i64 %803, i32 11
  %808 = load i32, ptr %807, align 4
  %809 = icmp eq i32 %808, 0
  %810 = fcmp ugt double %781, %805
  %811 = and i1 %810, %809
  br i1 %811, label %812, label %841

812:                                              ; preds = %802
  %813 = getelementptr inbounds nuw i8, ptr %0, i64 2040
  %814 = load i64, ptr %813, align 8
  %815 = icmp eq i64 %814, 0
  br i1 %815, label %841, label %816

816:                                              ; preds = %812
  %817 = getelementptr inbounds nuw i8, ptr %0, i64 2048
  %818 = load i64, ptr %817, align 8
  %819 = add nsw i64 %818, 1
  store i64 %819, ptr %817, align 8
  %820 = icmp slt i64 %818, %814
  br i1 %820, label %821, label %841

821:                                              ; preds = %816
  %822 = getelementptr inbounds nuw i8, ptr %0, i64 2032
  %823 = load ptr, ptr %822, align 8
  %824 = getelementptr inbounds %struct.Span, ptr %823, i64 %818
  %825 = load i64, ptr %18, align 8
  %826 = getelementptr inbounds nuw i8, ptr %1, i64 1736
  %827 = load i32, ptr %826, align 8
  %828 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %829 = load i64, ptr %828, align 8
  %830 = getelementptr inbounds nuw i8, ptr %1, i64 1740
  %831 = load i32, ptr %830, align 4
  %832 = trunc i64 %829 to i32
  %833 = mul i32 %827, %832
  %834 = add i32 %833, %831
  store double %805, ptr %824, align 8
  %835 = getelementptr inbounds nuw i8, ptr %824, i64 8
  store double %781, ptr %835, align 8
  %836 = getelementptr inbounds nuw i8, ptr %824, i64 16
  store i64 %825, ptr %836, align 8
  %837 = getelementptr inbounds nuw i8, ptr %824, i64 24
  store i32 %834, ptr %837, align 8
  %838 = getelementptr inbounds nuw i8, ptr %824, i64 28
  store i32 1, ptr %838, align 4
  %839 = getelementptr inbounds nuw i8, ptr %824, i64 32
  store i32 12, ptr %839, align 8
  %840 = getelementptr inbounds nuw i8, ptr %824, i64 36
  store i32 %4, ptr %840, align 4
  br label %841

841:                                              ; preds = %821, %816, %812, %802
  store double %781, ptr %1, align 8
  %842 = fadd double %781, -1.000000e+00
  store double %842, ptr %785, align 8
  br label %1178

843:                                              ; preds = %16
  %844 = load i64, ptr %2, align 8
  %845 = icmp slt i64 %844, 0
  br i1 %845, label %1178, label %846

846:                                              ; preds = %843
  %847 = getelementptr inbounds nuw i8, ptr %1, i64 1736
  %848 = load i32, ptr %847, align 8
  %849 = sext i32 %848 to i64
  %850 = getelementptr inbounds [16 x double], ptr %11, i64 0, i64 %849
  %851 = load double, ptr %850, align 8
  %852 = fcmp ogt double %3, %851
  %853 = select i1 %852, double %3, double %851
  %854 = getelementptr inbounds nuw i8, ptr %0, i64 392
  %855 = load double, ptr %854, align 8
  %856 = fadd double %855, %853
  %857 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %858 = load i64, ptr %857, align 8
  %859 = mul nsw i64 %858, %10
  %860 = add nsw i64 %859, %844
  %861 = getelementptr inbounds nuw i8, ptr %0, i64 968
  %862 = load ptr, ptr %861, align 8
  %863 = getelementptr inbounds double, ptr %862, i64 %860
  %864 = load double, ptr %863, align 8
  %865 = fcmp ogt double %864, %856
  %866 = select i1 %865, double %864, double %856
  store double %866, ptr %863, align 8
  %867 = getelementptr inbounds nuw i8, ptr %0, i64 952
  %868 = load ptr, ptr %867, align 8
  %869 = getelementptr inbounds i32, ptr %868, i64 %860
  %870 = load i32, ptr %869, align 4
  %871 = add nsw i32 %870, -1
  store i32 %871, ptr %869, align 4
  %872 = icmp eq i32 %871, 0
  br i1 %872, label %873, label %1178

873:                                              ; preds = %846
  %874 = getelementptr inbounds nuw i8, ptr %0, i64 960
  %875 = load ptr, ptr %874, align 8
  %876 = getelementptr inbounds i32, ptr %875, i64 %860
  %877 = load ptr, ptr %861, align 8
  %878 = getelementptr inbounds double, ptr %877, i64 %860
  %879 = load double, ptr %878, align 8
  %880 = getelementptr inbounds nuw i8, ptr %0, i64 376
  %881 = load double, ptr %880, align 8
  %882 = fadd double %879, %881
  %883 = load i32, ptr %876, align 4
  %884 = icmp sgt i32 %883, -1
  br i1 %884, label %885, label %895

885:                                              ; preds = %873
  %886 = getelementptr inbounds nuw i8, ptr %0, i64 936
  br label %887

887:                                              ; preds = %887, %885
  %888 = phi i32 [ %883, %885 ], [ %893, %887 ]
  %889 = load ptr, ptr %886, align 8
  %890 = zext nneg i32 %888 to i64
  %891 = getelementptr inbounds nuw %struct.Warp, ptr %889, i64 %890
  %892 = getelementptr inbounds nuw i8, ptr %891, i64 1748
  %893 = load i32, ptr %892, align 4
  tail call fastcc void @wakes(ptr noundef nonnull %0, ptr noundef %891, double noundef %882) #6
  %894 = icmp sgt i32 %893, -1
  br i1 %894, label %887, label %895

895:                                              ; preds = %887, %873
  store i32 -1, ptr %876, align 4
  br label %1178

896:                                              ; preds = %16
  %897 = getelementptr inbounds nuw i8, ptr %11, i64 4248
  %898 = load i32, ptr %897, align 8
  %899 = getelementptr inbounds nuw i8, ptr %1, i64 1760
  store i32 %898, ptr %899, align 8
  %900 = getelementptr inbounds nuw i8, ptr %11, i64 4240
  %901 = load i32, ptr %900, align 8
  %902 = add nsw i32 %901, 1
  store i32 %902, ptr %900, align 8
  %903 = getelementptr inbounds nuw i8, ptr %11, i64 2176
  %904 = load double, ptr %903, align 8
  %905 = fcmp ogt double %904, %3
  %906 = select i1 %905, double %904, double %3
  store double %906, ptr %903, align 8
  %907 = getelementptr inbounds nuw i8, ptr %11, i64 4252
  %908 = load i32, ptr %907, align 4
  %909 = icmp slt i32 %902, %908
  %910 = icmp eq i32 %908, 0
  %911 = or i1 %909, %910
  br i1 %911, label %1178, label %912

912:                                              ; preds = %896
  store i32 0, ptr %900, align 8
  %913 = add nsw i32 %898, 1
  store i32 %913, ptr %897, align 8
  %914 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %915 = load double, ptr %914, align 8
  %916 = fadd double %906, %915
  %917 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %918 = load i64, ptr %917, align 8
  %919 = icmp sgt i64 %918, 1
  br i1 %919, label %920, label %923

920:                                              ; preds = %912
  %921 = getelementptr inbounds nuw i8, ptr %0, i64 304
  %922 = load double, ptr %921, align 8
  br label %923

923:                                              ; preds = %920, %912
  %924 = phi double [ %922, %920 ], [ 0.000000e+00, %912 ]
  %925 = fadd double %916, %924
  %926 = getelementptr inbounds nuw i8, ptr %11, i64 2184
  store double %925, ptr %926, align 8
  %927 = getelementptr inbounds nuw i8, ptr %11, i64 4244
  %928 = load i32, ptr %927, align 4
  %929 = icmp sgt i32 %928, -1
  br i1 %929, label %930, label %940

930:                                              ; preds = %923
  %931 = getelementptr inbounds nuw i8, ptr %0, i64 936
  br label %932

932:                                              ; preds = %932, %930
  %933 = phi i32 [ %928, %930 ], [ %938, %932 ]
  %934 = load ptr, ptr %931, align 8
  %935 = zext nneg i32 %933 to i64
  %936 = getelementptr inbounds nuw %struct.Warp, ptr %934, i64 %935
  %937 = getelementptr inbounds nuw i8, ptr %936, i64 1748
  %938 = load i32, ptr %937, align 4
  tail call fastcc void @wakes(ptr noundef nonnull %0, ptr noundef %936, double noundef %925) #6
  %939 = icmp sgt i32 %938, -1
  br i1 %939, label %932, label %940

940:                                              ; preds = %932, %923
  store i32 -1, ptr %927, align 4
  br label %1178

941:                                              ; preds = %16
  %942 = getelementptr inbounds nuw i8, ptr %11, i64 4248
  %943 = load i32, ptr %942, align 8
  %944 = getelementptr inbounds nuw i8, ptr %1, i64 1760
  %945 = load i32, ptr %944, align 8
  %946 = icmp eq i32 %943, %945
  br i1 %946, label %947, label %961

947:                                              ; preds = %941
  %948 = getelementptr inbounds nuw i8, ptr %11, i64 4244
  %949 = getelementptr inbounds nuw i8, ptr %1, i64 1752
  store i32 10, ptr %949, align 8
  %950 = getelementptr inbounds nuw i8, ptr %1, i64 1756
  store i32 %4, ptr %950, align 4
  %951 = load i32, ptr %948, align 4
  %952 = getelementptr inbounds nuw i8, ptr %1, i64 1748
  store i32 %951, ptr %952, align 4
  %953 = getelementptr inbounds nuw i8, ptr %1, i64 1764
  store i32 1, ptr %953, align 4
  %954 = getelementptr inbounds nuw i8, ptr %0, i64 936
  %955 = load ptr, ptr %954, align 8
  %956 = ptrtoint ptr %1 to i64
  %957 = ptrtoint ptr %955 to i64
  %958 = sub i64 %956, %957
  %959 = sdiv exact i64 %958, 1784
  %960 = trunc i64 %959 to i32
  store i32 %960, ptr %948, align 4
  br label %1178

961:                                              ; preds = %941
  %962 = getelementptr inbounds nuw i8, ptr %11, i64 2184
  %963 = load double, ptr %962, align 8
  %964 = load double, ptr %1, align 8
  %965 = fcmp ogt double %963, %964
  br i1 %965, label %966, label %1178

966:                                              ; preds = %961
  %967 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %968 = load double, ptr %967, align 8
  %969 = fsub double %963, %968
  %970 = fadd double %969, -1.000000e+00
  %971 = fcmp ogt double %970, 0.000000e+00
  br i1 %971, label %972, label %984

972:                                              ; preds = %966
  %973 = getelementptr inbounds nuw i8, ptr %0, i64 2120
  %974 = load ptr, ptr %973, align 8
  %975 = mul nsw i32 %4, 14
  %976 = sext i32 %975 to i64
  %977 = getelementptr double, ptr %974, i64 %976
  %978 = getelementptr i8, ptr %977, i64 80
  %979 = load double, ptr %978, align 8
  %980 = fadd double %970, %979
  store double %980, ptr %978, align 8
  %981 = load double, ptr %967, align 8
  %982 = load i32, ptr %8, align 4
  %983 = sext i32 %982 to i64
  br label %984

984:                                              ; preds = %972, %966
  %985 = phi i64 [ %983, %972 ], [ %10, %966 ]
  %986 = phi double [ %981, %972 ], [ %968, %966 ]
  %987 = fadd double %986, 1.000000e+00
  %988 = load ptr, ptr %6, align 8
  %989 = getelementptr inbounds %struct.Slot, ptr %988, i64 %985, i32 11
  %990 = load i32, ptr %989, align 4
  %991 = icmp eq i32 %990, 0
  %992 = fcmp ugt double %963, %987
  %993 = and i1 %992, %991
  br i1 %993, label %994, label %1023

994:                                              ; preds = %984
  %995 = getelementptr inbounds nuw i8, ptr %0, i64 2040
  %996 = load i64, ptr %995, align 8
  %997 = icmp eq i64 %996, 0
  br i1 %997, label %1023, label %998

998:                                              ; preds = %994
  %999 = getelementptr inbounds nuw i8, ptr %0, i64 2048
  %1000 = load i64, ptr %999, align 8
  %1001 = add nsw i64 %1000, 1
  store i64 %1001, ptr %999, align 8
  %1002 = icmp slt i64 %1000, %996
  br i1 %1002, label %1003, label %1023

1003:                                             ; preds = %998
  %1004 = getelementptr inbounds nuw i8, ptr %0, i64 2032
  %1005 = load ptr, ptr %1004, align 8
  %1006 = getelementptr inbounds %struct.Span, ptr %1005, i64 %1000
  %1007 = load i64, ptr %18, align 8
  %1008 = getelementptr inbounds nuw i8, ptr %1, i64 1736
  %1009 = load i32, ptr %1008, align 8
  %1010 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %1011 = load i64, ptr %1010, align 8
  %1012 = getelementptr inbounds nuw i8, ptr %1, i64 1740
  %1013 = load i32, ptr %1012, align 4
  %1014 = trunc i64 %1011 to i32
  %1015 = mul i32 %1009, %1014
  %1016 = add i32 %1015, %1013
  store double %987, ptr %1006, align 8
  %1017 = getelementptr inbounds nuw i8, ptr %1006, i64 8
  store double %963, ptr %1017, align 8
  %1018 = getelementptr inbounds nuw i8, ptr %1006, i64 16
  store i64 %1007, ptr %1018, align 8
  %1019 = getelementptr inbounds nuw i8, ptr %1006, i64 24
  store i32 %1016, ptr %1019, align 8
  %1020 = getelementptr inbounds nuw i8, ptr %1006, i64 28
  store i32 1, ptr %1020, align 4
  %1021 = getelementptr inbounds nuw i8, ptr %1006, i64 32
  store i32 10, ptr %1021, align 8
  %1022 = getelementptr inbounds nuw i8, ptr %1006, i64 36
  store i32 %4, ptr %1022, align 4
  br label %1023

1023:                                             ; preds = %1003, %998, %994, %984
  store double %963, ptr %1, align 8
  %1024 = fadd double %963, -1.000000e+00
  store double %1024, ptr %967, align 8
  br label %1178

1025:                                             ; preds = %16
  %1026 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %1027 = load i64, ptr %1026, align 8
  %1028 = icmp eq i64 %1027, 0
  br i1 %1028, label %1070, label %1029

1029:                                             ; preds = %1025
  %1030 = getelementptr inbounds nuw i8, ptr %1, i64 1736
  %1031 = load i32, ptr %1030, align 8
  %1032 = sext i32 %1031 to i64
  %1033 = getelementptr inbounds [16 x double], ptr %11, i64 0, i64 %1032
  %1034 = load double, ptr %1033, align 8
  %1035 = fcmp ogt double %3, %1034
  %1036 = select i1 %1035, double %3, double %1034
  %1037 = load i64, ptr %2, align 8
  %1038 = sitofp i64 %1037 to double
  %1039 = fmul double %1038, 6.250000e-02
  %1040 = getelementptr inbounds nuw i8, ptr %0, i64 1000
  %1041 = load ptr, ptr %1040, align 8
  %1042 = shl nsw i32 %1031, 2
  %1043 = sext i32 %1042 to i64
  %1044 = mul nsw i64 %1043, 112
  %1045 = getelementptr i8, ptr %1041, i64 %1044
  %1046 = getelementptr i8, ptr %1045, i64 96
  %1047 = load double, ptr %1046, align 8
  %1048 = fcmp ogt double %1036, %1047
  %1049 = select i1 %1048, double %1036, double %1047
  %1050 = getelementptr inbounds nuw i8, ptr %0, i64 416
  %1051 = load double, ptr %1050, align 8
  %1052 = fdiv double %1049, %1051
  %1053 = fptosi double %1052 to i64
  %1054 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %1055 = load i64, ptr %1054, align 8
  %1056 = icmp sgt i64 %1055, %1053
  %1057 = add nsw i64 %1055, -1
  %1058 = select i1 %1056, i64 %1053, i64 %1057
  %1059 = getelementptr inbounds nuw i8, ptr %0, i64 2128
  %1060 = load ptr, ptr %1059, align 8
  %1061 = mul i64 %1058, 112
  %1062 = getelementptr i8, ptr %1060, i64 %1061
  %1063 = getelementptr i8, ptr %1062, i64 96
  %1064 = load double, ptr %1063, align 8
  %1065 = fadd double %1039, %1064
  store double %1065, ptr %1063, align 8
  %1066 = fadd double %1039, %1049
  store double %1066, ptr %1046, align 8
  %1067 = load i32, ptr %1030, align 8
  %1068 = sext i32 %1067 to i64
  %1069 = getelementptr inbounds [16 x double], ptr %11, i64 0, i64 %1068
  store double %1066, ptr %1069, align 8
  br label %1178

1070:                                             ; preds = %1025
  %1071 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %1072 = load double, ptr %1071, align 8
  %1073 = load i64, ptr %2, align 8
  %1074 = sitofp i64 %1073 to double
  %1075 = fmul double %1074, 6.250000e-02
  %1076 = getelementptr inbounds nuw i8, ptr %1, i64 1744
  %1077 = load i32, ptr %1076, align 8
  %1078 = sext i32 %1077 to i64
  %1079 = getelementptr inbounds nuw i8, ptr %0, i64 1000
  %1080 = load ptr, ptr %1079, align 8
  %1081 = getelementptr inbounds nuw i8, ptr %1, i64 1736
  %1082 = load i32, ptr %1081, align 8
  %1083 = shl nsw i32 %1082, 2
  %1084 = sext i32 %1083 to i64
  %1085 = add nsw i64 %1084, %1078
  %1086 = mul nsw i64 %1085, 112
  %1087 = getelementptr i8, ptr %1080, i64 %1086
  %1088 = getelementptr i8, ptr %1087, i64 40
  %1089 = load double, ptr %1088, align 8
  %1090 = fcmp ogt double %3, %1089
  %1091 = select i1 %1090, double %3, double %1089
  %1092 = getelementptr inbounds nuw i8, ptr %0, i64 416
  %1093 = load double, ptr %1092, align 8
  %1094 = fdiv double %1091, %1093
  %1095 = fptosi double %1094 to i64
  %1096 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %1097 = load i64, ptr %1096, align 8
  %1098 = icmp sgt i64 %1097, %1095
  %1099 = add nsw i64 %1097, -1
  %1100 = select i1 %1098, i64 %1095, i64 %1099
  %1101 = getelementptr inbounds nuw i8, ptr %0, i64 2128
  %1102 = load ptr, ptr %1101, align 8
  %1103 = mul i64 %1100, 112
  %1104 = getelementptr i8, ptr %1102, i64 %1103
  %1105 = getelementptr i8, ptr %1104, i64 40
  %1106 = load double, ptr %1105, align 8
  %1107 = fadd double %1075, %1106
  store double %1107, ptr %1105, align 8
  %1108 = fadd double %1075, %1091
  store double %1108, ptr %1088, align 8
  %1109 = getelementptr inbounds nuw i8, ptr %0, i64 400
  %1110 = load double, ptr %1109, align 8
  %1111 = fadd double %1108, %1110
  %1112 = fcmp ogt double %1072, %1111
  %1113 = select i1 %1112, double %1072, double %1111
  store double %1113, ptr %1071, align 8
  br label %1178

1114:                                             ; preds = %16
  %1115 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %1116 = load double, ptr %1115, align 8
  %1117 = load double, ptr %1, align 8
  %1118 = fcmp ogt double %1116, %1117
  br i1 %1118, label %1119, label %1178

1119:                                             ; preds = %1114
  %1120 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %1121 = load double, ptr %1120, align 8
  %1122 = fsub double %1116, %1121
  %1123 = fadd double %1122, -1.000000e+00
  %1124 = fcmp ogt double %1123, 0.000000e+00
  br i1 %1124, label %1125, label %1137

1125:                                             ; preds = %1119
  %1126 = getelementptr inbounds nuw i8, ptr %0, i64 2120
  %1127 = load ptr, ptr %1126, align 8
  %1128 = mul nsw i32 %4, 14
  %1129 = sext i32 %1128 to i64
  %1130 = getelementptr double, ptr %1127, i64 %1129
  %1131 = getelementptr i8, ptr %1130, i64 104
  %1132 = load double, ptr %1131, align 8
  %1133 = fadd double %1123, %1132
  store double %1133, ptr %1131, align 8
  %1134 = load double, ptr %1120, align 8
  %1135 = load i32, ptr %8, align 4
  %1136 = sext i32 %1135 to i64
  br label %1137

1137:                                             ; preds = %1125, %1119
  %1138 = phi i64 [ %1136, %1125 ], [ %10, %1119 ]
  %1139 = phi double [ %1134, %1125 ], [ %1121, %1119 ]
  %1140 = fadd double %1139, 1.000000e+00
  %1141 = load ptr, ptr %6, align 8
  %1142 = getelementptr inbounds %struct.Slot, ptr %1141, i64 %1138, i32 11
  %1143 = load i32, ptr %1142, align 4
  %1144 = icmp eq i32 %1143, 0
  %1145 = fcmp ugt double %1116, %1140
  %1146 = and i1 %1145, %1144
  br i1 %1146, label %1147, label %1176

1147:                                             ; preds = %1137
  %1148 = getelementptr inbounds nuw i8, ptr %0, i64 2040
  %1149 = load i64, ptr %1148, align 8
  %1150 = icmp eq i64 %1149, 0
  br i1 %1150, label %1176, label %1151

1151:                                             ; preds = %1147
  %1152 = getelementptr inbounds nuw i8, ptr %0, i64 2048
  %1153 = load i64, ptr %1152, align 8
  %1154 = add nsw i64 %1153, 1
  store i64 %1154, ptr %1152, align 8
  %1155 = icmp slt i64 %1153, %1149
  br i1 %1155, label %1156, label %1176

1156:                                             ; preds = %1151
  %1157 = getelementptr inbounds nuw i8, ptr %0, i64 2032
  %1158 = load ptr, ptr %1157, align 8
  %1159 = getelementptr inbounds %struct.Span, ptr %1158, i64 %1153
  %1160 = load i64, ptr %18, align 8
  %1161 = getelementptr inbounds nuw i8, ptr %1, i64 1736
  %1162 = load i32, ptr %1161, align 8
  %1163 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %1164 = load i64, ptr %1163, align 8
  %1165 = getelementptr inbounds nuw i8, ptr %1, i64 1740
  %1166 = load i32, ptr %1165, align 4
  %1167 = trunc i64 %1164 to i32
  %1168 = mul i32 %1162, %1167
  %1169 = add i32 %1168, %1166
  store double %1140, ptr %1159, align 8
  %1170 = getelementptr inbounds nuw i8, ptr %1159, i64 8
  store double %1116, ptr %1170, align 8
  %1171 = getelementptr inbounds nuw i8, ptr %1159, i64 16
  store i64 %1160, ptr %1171, align 8
  %1172 = getelementptr inbounds nuw i8, ptr %1159, i64 24
  store i32 %1169, ptr %1172, align 8
  %1173 = getelementptr inbounds nuw i8, ptr %1159, i64 28
  store i32 1, ptr %1173, align 4
  %1174 = getelementptr inbounds nuw i8, ptr %1159, i64 32
  store i32 13, ptr %1174, align 8
  %1175 = getelementptr inbounds nuw i8, ptr %1159, i64 36
  store i32 %4, ptr %1175, align 4
  br label %1176

1176:                                             ; preds = %1156, %1151, %1147, %1137
  store double %1116, ptr %1, align 8
  %1177 = fadd double %1116, -1.000000e+00
  store double %1177, ptr %1120, align 8
  br label %1178

1178:                                             ; preds = %1176, %1114, %1023, %961, %940, %896, %895, %846, %843, %841, %776, %736, %731, %727, %711, %637, %632, %628, %578, %572, %513, %448, %382, %352, %347, %343, %336, %312, %271, %109, %66, %63, %62, %23, %20, %16, %1029, %1070, %769, %510, %469, %466, %372, %318, %313, %123, %139, %110, %947, %755
  %1179 = phi i1 [ true, %947 ], [ false, %755 ], [ false, %110 ], [ false, %139 ], [ true, %123 ], [ false, %313 ], [ false, %318 ], [ false, %372 ], [ false, %466 ], [ true, %469 ], [ false, %510 ], [ false, %769 ], [ false, %1070 ], [ false, %1029 ], [ false, %16 ], [ false, %20 ], [ false, %23 ], [ false, %62 ], [ false, %63 ], [ false, %66 ], [ false, %109 ], [ false, %271 ], [ false, %312 ], [ false, %336 ], [ false, %343 ], [ false, %347 ], [ false, %352 ], [ false, %382 ], [ false, %448 ], [ false, %513 ], [ false, %572 ], [ false, %578 ], [ false, %628 ], [ false, %632 ], [ false, %637 ], [ false, %711 ], [ false, %727 ], [ false, %731 ], [ false, %736 ], [ false, %776 ], [ false, %841 ], [ false, %843 ], [ false, %846 ], [ false, %895 ], [ false, %896 ], [ false, %940 ], [ false, %961 ], [ false, %1023 ], [ false, %1114 ], [ false, %1176 ]
  ret i1 %1179
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
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 2120
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
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 944
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
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 2040
  %39 = load i64, ptr %38, align 8
  %40 = icmp eq i64 %39, 0
  br i1 %40, label %67, label %41

41:                                               ; preds = %37
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 2048
  %43 = load i64, ptr %42, align 8
  %44 = add nsw i64 %43, 1
  store i64 %44, ptr %42, align 8
  %45 = icmp slt i64 %43, %39
  br i1 %45, label %46, label %67

46:                                               ; preds = %41
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 2032
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

define internal fastcc double @beyond(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3, double noundef %4) unnamed_addr #0 {
  %6 = icmp sgt i64 %3, 0
  br i1 %6, label %7, label %11

7:                                                ; preds = %5
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 1520
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 424
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 1008
  br label %51

11:                                               ; preds = %69, %5
  %12 = phi i64 [ 0, %5 ], [ %70, %69 ]
  %13 = shl nsw i64 %3, 5
  %14 = sitofp i64 %13 to double
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %16 = load double, ptr %15, align 8
  %17 = fdiv double %14, %16
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 1000
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 1736
  %21 = load i32, ptr %20, align 8
  %22 = shl nsw i32 %21, 2
  %23 = sext i32 %22 to i64
  %24 = mul nsw i64 %23, 112
  %25 = getelementptr i8, ptr %19, i64 %24
  %26 = getelementptr i8, ptr %25, i64 80
  %27 = load double, ptr %26, align 8
  %28 = fcmp ogt double %4, %27
  %29 = select i1 %28, double %4, double %27
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 416
  %31 = load double, ptr %30, align 8
  %32 = fdiv double %29, %31
  %33 = fptosi double %32 to i64
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %35 = load i64, ptr %34, align 8
  %36 = icmp sgt i64 %35, %33
  %37 = add nsw i64 %35, -1
  %38 = select i1 %36, i64 %33, i64 %37
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 2128
  %40 = load ptr, ptr %39, align 8
  %41 = mul i64 %38, 112
  %42 = getelementptr i8, ptr %40, i64 %41
  %43 = getelementptr i8, ptr %42, i64 80
  %44 = load double, ptr %43, align 8
  %45 = fadd double %17, %44
  store double %45, ptr %43, align 8
  %46 = fadd double %17, %29
  store double %46, ptr %26, align 8
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 2136
  %48 = load double, ptr %47, align 8
  %49 = fadd double %48, %14
  store double %49, ptr %47, align 8
  %50 = icmp eq i64 %12, 0
  br i1 %50, label %115, label %73

51:                                               ; preds = %7, %69
  %52 = phi i64 [ 0, %7 ], [ %70, %69 ]
  %53 = phi i64 [ 0, %7 ], [ %71, %69 ]
  %54 = getelementptr inbounds nuw i8, ptr %2, i64 %53
  %55 = load i8, ptr %54, align 1
  %56 = zext i8 %55 to i64
  %57 = getelementptr inbounds nuw [64 x double], ptr %8, i64 0, i64 %56
  %58 = load double, ptr %57, align 8
  %59 = fadd double %58, 1.000000e+00
  store double %59, ptr %57, align 8
  %60 = getelementptr inbounds nuw [64 x double], ptr %9, i64 0, i64 %56
  %61 = load double, ptr %60, align 8
  %62 = getelementptr inbounds nuw [64 x double], ptr %10, i64 0, i64 %56
  %63 = load double, ptr %62, align 8
  %64 = fadd double %61, %63
  store double %64, ptr %62, align 8
  %65 = fcmp ult double %64, 1.000000e+00
  br i1 %65, label %69, label %66

66:                                               ; preds = %51
  %67 = fadd double %64, -1.000000e+00
  store double %67, ptr %62, align 8
  %68 = add nsw i64 %52, 1
  br label %69

69:                                               ; preds = %66, %51
  %70 = phi i64 [ %68, %66 ], [ %52, %51 ]
  %71 = add nuw nsw i64 %53, 1
  %72 = icmp eq i64 %71, %3
  br i1 %72, label %11, label %51

73:                                               ; preds = %11
  %74 = shl nsw i64 %12, 5
  %75 = sitofp i64 %74 to double
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 2144
  %77 = load double, ptr %76, align 8
  %78 = fadd double %77, %75
  store double %78, ptr %76, align 8
  %79 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %80 = load double, ptr %79, align 8
  %81 = fdiv double %75, %80
  %82 = load ptr, ptr %18, align 8
  %83 = load i32, ptr %20, align 8
  %84 = shl nsw i32 %83, 2
  %85 = sext i32 %84 to i64
  %86 = mul nsw i64 %85, 112
  %87 = getelementptr i8, ptr %82, i64 %86
  %88 = getelementptr i8, ptr %87, i64 88
  %89 = load double, ptr %88, align 8
  %90 = fcmp ogt double %4, %89
  %91 = select i1 %90, double %4, double %89
  %92 = load double, ptr %30, align 8
  %93 = fdiv double %91, %92
  %94 = fptosi double %93 to i64
  %95 = load i64, ptr %34, align 8
  %96 = icmp sgt i64 %95, %94
  %97 = add nsw i64 %95, -1
  %98 = select i1 %96, i64 %94, i64 %97
  %99 = load ptr, ptr %39, align 8
  %100 = mul i64 %98, 112
  %101 = getelementptr i8, ptr %99, i64 %100
  %102 = getelementptr i8, ptr %101, i64 88
  %103 = load double, ptr %102, align 8
  %104 = fadd double %81, %103
  store double %104, ptr %102, align 8
  %105 = fadd double %81, %91
  store double %105, ptr %88, align 8
  %106 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %107 = load <2 x double>, ptr %106, align 8
  %108 = insertelement <2 x double> poison, double %46, i64 0
  %109 = insertelement <2 x double> %108, double %105, i64 1
  %110 = fadd <2 x double> %109, %107
  %111 = extractelement <2 x double> %110, i64 0
  %112 = extractelement <2 x double> %110, i64 1
  %113 = fcmp ogt double %111, %112
  %114 = select i1 %113, double %111, double %112
  br label %119

115:                                              ; preds = %11
  %116 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %117 = load double, ptr %116, align 8
  %118 = fadd double %46, %117
  br label %119

119:                                              ; preds = %115, %73
  %120 = phi double [ %114, %73 ], [ %118, %115 ]
  ret double %120
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

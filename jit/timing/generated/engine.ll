; LLVM IR of engine.c, made by python -m jit.llvm.generate.

%struct.Entry = type { double, i64, i32, i32 }
%struct.Warp = type { double, double, double, double, double, double, double, double, [8 x double], [64 x double], [64 x double], [64 x double], i64, i64, i64, i64, i64, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, [8 x i8] }
%struct.Slot = type { [16 x double], [256 x double], double, double, [256 x i32], [256 x i32], i32, i32, i32, i32, i32, i32 }
%struct.Code = type { i32, i32, i32, i32, i8, i8, i8, i8, i8, i8, i8, i8 }
%struct.Record = type { i64, i64, i64, i64, i32, i32, i32, i32 }
%struct.Line = type { [4 x double], i32, i32 }

define double @run(ptr noundef %0) #0 {
  %2 = alloca [64 x i8], align 16
  %3 = alloca [64 x ptr], align 16
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 2048
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %6 = load i64, ptr %5, align 8
  %7 = icmp sgt i64 %6, 0
  br i1 %7, label %8, label %15

8:                                                ; preds = %1
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 104
  br label %10

10:                                               ; preds = %8, %57
  %11 = phi i64 [ 0, %8 ], [ %59, %57 ]
  %12 = load i64, ptr %4, align 8
  %13 = load i64, ptr %9, align 8
  %14 = icmp slt i64 %12, %13
  br i1 %14, label %57, label %15

15:                                               ; preds = %10, %57, %1
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 2056
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %18 = load i64, ptr %16, align 8
  %19 = load i64, ptr %17, align 8
  %20 = icmp slt i64 %18, %19
  br i1 %20, label %21, label %1014

21:                                               ; preds = %15
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 2032
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 976
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 936
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 992
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 1000
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 2096
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 2072
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 416
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 2104
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 272
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 344
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 336
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 280
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 304
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 944
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 984
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 2040
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 2088
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 2080
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 960
  br label %66

57:                                               ; preds = %10
  %58 = trunc nuw nsw i64 %11 to i32
  tail call fastcc void @begin(ptr noundef nonnull %0, i32 noundef %58, double noundef 0.000000e+00) #5
  %59 = add nuw nsw i64 %11, 1
  %60 = load i64, ptr %5, align 8
  %61 = icmp sgt i64 %60, %59
  br i1 %61, label %10, label %15

62:                                               ; preds = %1004, %988
  %63 = load i64, ptr %16, align 8
  %64 = load i64, ptr %17, align 8
  %65 = icmp slt i64 %63, %64
  br i1 %65, label %66, label %1014

66:                                               ; preds = %21, %62
  %67 = phi i64 [ %19, %21 ], [ %64, %62 ]
  %68 = phi i64 [ %18, %21 ], [ %63, %62 ]
  %69 = phi double [ 0.000000e+00, %21 ], [ %897, %62 ]
  %70 = load i64, ptr %22, align 8
  %71 = icmp eq i64 %70, 0
  br i1 %71, label %894, label %72

72:                                               ; preds = %66, %888
  %73 = phi i64 [ %889, %888 ], [ %70, %66 ]
  %74 = phi double [ %135, %888 ], [ %69, %66 ]
  %75 = load ptr, ptr %23, align 8
  %76 = load double, ptr %75, align 8
  %77 = getelementptr inbounds nuw i8, ptr %75, i64 16
  %78 = load i32, ptr %77, align 8
  %79 = add nsw i64 %73, -1
  store i64 %79, ptr %22, align 8
  %80 = getelementptr inbounds %struct.Entry, ptr %75, i64 %79
  %81 = load double, ptr %80, align 8
  %82 = getelementptr inbounds nuw i8, ptr %80, i64 8
  %83 = load <2 x i64>, ptr %82, align 8
  %84 = load i64, ptr %82, align 8
  %85 = icmp sgt i64 %73, 2
  br i1 %85, label %86, label %129

86:                                               ; preds = %72, %121
  %87 = phi i64 [ %125, %121 ], [ %79, %72 ]
  %88 = phi i64 [ %124, %121 ], [ 1, %72 ]
  %89 = phi i64 [ %123, %121 ], [ 0, %72 ]
  %90 = phi i64 [ %111, %121 ], [ 0, %72 ]
  %91 = add nsw i64 %89, 2
  %92 = icmp slt i64 %91, %87
  %93 = load ptr, ptr %23, align 8
  br i1 %92, label %94, label %110

94:                                               ; preds = %86
  %95 = getelementptr inbounds %struct.Entry, ptr %93, i64 %91
  %96 = getelementptr inbounds %struct.Entry, ptr %93, i64 %88
  %97 = load double, ptr %95, align 8
  %98 = load double, ptr %96, align 8
  %99 = fcmp olt double %97, %98
  br i1 %99, label %109, label %100

100:                                              ; preds = %94
  %101 = fcmp oeq double %97, %98
  br i1 %101, label %102, label %110

102:                                              ; preds = %100
  %103 = getelementptr inbounds nuw i8, ptr %95, i64 8
  %104 = load i64, ptr %103, align 8
  %105 = getelementptr inbounds nuw i8, ptr %96, i64 8
  %106 = load i64, ptr %105, align 8
  %107 = icmp slt i64 %104, %106
  %108 = freeze i1 %107
  br i1 %108, label %109, label %110

109:                                              ; preds = %102, %94
  br label %110

110:                                              ; preds = %109, %102, %100, %86
  %111 = phi i64 [ %88, %86 ], [ %91, %109 ], [ %88, %102 ], [ %88, %100 ]
  %112 = getelementptr inbounds %struct.Entry, ptr %93, i64 %111
  %113 = load double, ptr %112, align 8
  %114 = fcmp olt double %113, %81
  br i1 %114, label %121, label %115

115:                                              ; preds = %110
  %116 = fcmp oeq double %113, %81
  br i1 %116, label %117, label %129

117:                                              ; preds = %115
  %118 = getelementptr inbounds nuw i8, ptr %112, i64 8
  %119 = load i64, ptr %118, align 8
  %120 = icmp slt i64 %119, %84
  br i1 %120, label %121, label %129

121:                                              ; preds = %117, %110
  %122 = getelementptr inbounds %struct.Entry, ptr %93, i64 %90
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %122, ptr noundef nonnull align 8 dereferenceable(24) %112, i64 24, i1 false)
  %123 = shl nsw i64 %111, 1
  %124 = or disjoint i64 %123, 1
  %125 = load i64, ptr %22, align 8
  %126 = icmp slt i64 %124, %125
  br i1 %126, label %86, label %127

127:                                              ; preds = %121
  %128 = load ptr, ptr %23, align 8
  br label %129

129:                                              ; preds = %115, %117, %72, %127
  %130 = phi ptr [ %75, %72 ], [ %128, %127 ], [ %93, %117 ], [ %93, %115 ]
  %131 = phi i64 [ 0, %72 ], [ %111, %127 ], [ %90, %117 ], [ %90, %115 ]
  %132 = getelementptr inbounds %struct.Entry, ptr %130, i64 %131
  store double %81, ptr %132, align 8
  %133 = getelementptr inbounds nuw i8, ptr %132, i64 8
  store <2 x i64> %83, ptr %133, align 8
  %134 = fcmp ogt double %74, %76
  %135 = select i1 %134, double %74, double %76
  %136 = load ptr, ptr %24, align 8
  %137 = sext i32 %78 to i64
  %138 = getelementptr inbounds %struct.Warp, ptr %136, i64 %137
  %139 = getelementptr inbounds nuw i8, ptr %138, i64 1664
  %140 = getelementptr inbounds nuw i8, ptr %138, i64 1672
  %141 = load i64, ptr %139, align 8
  %142 = load i64, ptr %140, align 8
  %143 = icmp slt i64 %141, %142
  br i1 %143, label %144, label %178

144:                                              ; preds = %129
  %145 = getelementptr inbounds nuw i8, ptr %138, i64 1712
  %146 = getelementptr inbounds nuw i8, ptr %138, i64 64
  %147 = getelementptr inbounds nuw i8, ptr %138, i64 1760
  %148 = getelementptr inbounds nuw i8, ptr %138, i64 1720
  %149 = getelementptr inbounds nuw i8, ptr %138, i64 1728
  %150 = getelementptr inbounds nuw i8, ptr %138, i64 8
  %151 = getelementptr inbounds nuw i8, ptr %138, i64 1716
  %152 = getelementptr inbounds nuw i8, ptr %138, i64 24
  %153 = getelementptr inbounds nuw i8, ptr %138, i64 48
  br label %154

154:                                              ; preds = %884, %144
  %155 = phi i64 [ %141, %144 ], [ %885, %884 ]
  %156 = phi i64 [ %142, %144 ], [ %886, %884 ]
  %157 = load i32, ptr %145, align 8
  br label %158

158:                                              ; preds = %175, %154
  %159 = phi i64 [ %155, %154 ], [ %176, %175 ]
  %160 = phi i32 [ %157, %154 ], [ 0, %175 ]
  %161 = load ptr, ptr %25, align 8
  %162 = getelementptr inbounds i32, ptr %161, i64 %159
  %163 = load i32, ptr %162, align 4
  %164 = load ptr, ptr %26, align 8
  %165 = zext i32 %163 to i64
  %166 = getelementptr inbounds nuw i64, ptr %164, i64 %165
  %167 = load i64, ptr %166, align 8
  %168 = sext i32 %160 to i64
  %169 = add nsw i64 %167, %168
  %170 = add i32 %163, 1
  %171 = zext i32 %170 to i64
  %172 = getelementptr inbounds nuw i64, ptr %164, i64 %171
  %173 = load i64, ptr %172, align 8
  %174 = icmp slt i64 %169, %173
  br i1 %174, label %227, label %175

175:                                              ; preds = %158
  %176 = add nsw i64 %159, 1
  store i64 %176, ptr %139, align 8
  store i32 0, ptr %145, align 8
  %177 = icmp slt i64 %176, %156
  br i1 %177, label %158, label %178

178:                                              ; preds = %884, %175, %129
  %179 = load double, ptr %138, align 8
  %180 = load ptr, ptr %42, align 8
  %181 = getelementptr inbounds nuw i8, ptr %138, i64 1716
  %182 = load i32, ptr %181, align 4
  %183 = sext i32 %182 to i64
  %184 = getelementptr inbounds %struct.Slot, ptr %180, i64 %183
  %185 = getelementptr inbounds nuw i8, ptr %138, i64 1752
  store i32 1, ptr %185, align 8
  %186 = getelementptr inbounds nuw i8, ptr %184, i64 4252
  %187 = load i32, ptr %186, align 4
  %188 = add nsw i32 %187, -1
  store i32 %188, ptr %186, align 4
  %189 = getelementptr inbounds nuw i8, ptr %184, i64 4240
  %190 = load i32, ptr %189, align 8
  %191 = icmp slt i32 %190, %188
  %192 = icmp eq i32 %188, 0
  %193 = or i1 %192, %191
  br i1 %193, label %212, label %194

194:                                              ; preds = %178
  store i32 0, ptr %189, align 8
  %195 = getelementptr inbounds nuw i8, ptr %184, i64 4248
  %196 = load i32, ptr %195, align 8
  %197 = add nsw i32 %196, 1
  store i32 %197, ptr %195, align 8
  %198 = getelementptr inbounds nuw i8, ptr %184, i64 2176
  %199 = load double, ptr %198, align 8
  %200 = load double, ptr %49, align 8
  %201 = fadd double %199, %200
  %202 = load i64, ptr %50, align 8
  %203 = icmp sgt i64 %202, 1
  br i1 %203, label %204, label %206

204:                                              ; preds = %194
  %205 = load double, ptr %41, align 8
  br label %206

206:                                              ; preds = %204, %194
  %207 = phi double [ %205, %204 ], [ 0.000000e+00, %194 ]
  %208 = fadd double %201, %207
  %209 = getelementptr inbounds nuw i8, ptr %184, i64 2184
  store double %208, ptr %209, align 8
  %210 = getelementptr inbounds nuw i8, ptr %184, i64 4244
  tail call fastcc void @wake_all(ptr noundef nonnull %0, ptr noundef nonnull %210, double noundef %208) #5
  %211 = load i32, ptr %186, align 4
  br label %212

212:                                              ; preds = %206, %178
  %213 = phi i32 [ %188, %178 ], [ %211, %206 ]
  %214 = icmp eq i32 %213, 0
  br i1 %214, label %215, label %888

215:                                              ; preds = %212
  %216 = load ptr, ptr %51, align 8
  %217 = load i64, ptr %16, align 8
  %218 = add nsw i64 %217, 1
  store i64 %218, ptr %16, align 8
  %219 = getelementptr inbounds double, ptr %216, i64 %217
  store double %179, ptr %219, align 8
  %220 = load i64, ptr %4, align 8
  %221 = load i64, ptr %17, align 8
  %222 = icmp slt i64 %220, %221
  br i1 %222, label %223, label %888

223:                                              ; preds = %215
  %224 = load i32, ptr %181, align 4
  %225 = load double, ptr %52, align 8
  %226 = fadd double %179, %225
  tail call fastcc void @begin(ptr noundef nonnull %0, i32 noundef %224, double noundef %226) #5
  br label %888

227:                                              ; preds = %158
  %228 = load ptr, ptr %0, align 8
  %229 = getelementptr inbounds %struct.Code, ptr %228, i64 %169
  %230 = getelementptr inbounds nuw i8, ptr %229, i64 23
  %231 = load i8, ptr %230, align 1
  %232 = icmp eq i8 %231, 0
  br i1 %232, label %271, label %233

233:                                              ; preds = %227
  %234 = add nsw i32 %160, 1
  store i32 %234, ptr %145, align 8
  %235 = load ptr, ptr %27, align 8
  %236 = getelementptr i64, ptr %235, i64 %159
  %237 = load i64, ptr %236, align 8
  %238 = getelementptr i8, ptr %236, i64 8
  %239 = load i64, ptr %238, align 8
  %240 = icmp slt i64 %237, %239
  br i1 %240, label %241, label %884

241:                                              ; preds = %233
  %242 = getelementptr inbounds nuw i8, ptr %229, i64 4
  br label %262

243:                                              ; preds = %250
  br i1 %253, label %888, label %884

244:                                              ; preds = %268, %262
  %245 = phi i64 [ %269, %268 ], [ %265, %262 ]
  %246 = getelementptr inbounds %struct.Record, ptr %266, i64 %245
  %247 = getelementptr inbounds nuw i8, ptr %246, i64 32
  %248 = load i32, ptr %247, align 8
  %249 = icmp eq i32 %248, %267
  br i1 %249, label %250, label %268

250:                                              ; preds = %244
  %251 = load double, ptr %138, align 8
  %252 = load i32, ptr %242, align 4
  %253 = tail call fastcc zeroext i1 @event(ptr noundef nonnull %0, ptr noundef nonnull %138, ptr noundef nonnull %246, double noundef %251, i32 noundef %252) #5
  %254 = load ptr, ptr %27, align 8
  %255 = load i64, ptr %139, align 8
  %256 = add nsw i64 %245, 1
  %257 = getelementptr i64, ptr %254, i64 %255
  %258 = getelementptr i8, ptr %257, i64 8
  %259 = load i64, ptr %258, align 8
  %260 = icmp sge i64 %256, %259
  %261 = or i1 %253, %260
  br i1 %261, label %243, label %262

262:                                              ; preds = %250, %241
  %263 = phi i64 [ %259, %250 ], [ %239, %241 ]
  %264 = phi i64 [ %255, %250 ], [ %159, %241 ]
  %265 = phi i64 [ %256, %250 ], [ %237, %241 ]
  %266 = load ptr, ptr %28, align 8
  %267 = load i32, ptr %229, align 4
  br label %244

268:                                              ; preds = %244
  %269 = add nsw i64 %245, 1
  %270 = icmp slt i64 %269, %263
  br i1 %270, label %244, label %884

271:                                              ; preds = %227
  %272 = load double, ptr %138, align 8
  %273 = getelementptr inbounds nuw i8, ptr %229, i64 21
  %274 = load i8, ptr %273, align 1
  %275 = icmp eq i8 %274, 0
  br i1 %275, label %278, label %276

276:                                              ; preds = %271
  %277 = zext i8 %274 to i32
  br label %294

278:                                              ; preds = %307, %271
  %279 = phi i32 [ 1, %271 ], [ %308, %307 ]
  %280 = phi double [ %272, %271 ], [ %309, %307 ]
  %281 = load ptr, ptr %29, align 8
  %282 = load i32, ptr %148, align 8
  %283 = shl nsw i32 %282, 2
  %284 = load i32, ptr %149, align 8
  %285 = add nsw i32 %283, %284
  %286 = sext i32 %285 to i64
  %287 = getelementptr inbounds double, ptr %281, i64 %286
  %288 = load double, ptr %287, align 8
  %289 = fcmp ogt double %288, %280
  %290 = select i1 %289, double %288, double %280
  %291 = getelementptr inbounds nuw i8, ptr %229, i64 16
  %292 = load i8, ptr %291, align 4
  %293 = icmp eq i8 %292, 0
  br i1 %293, label %313, label %325

294:                                              ; preds = %307, %276
  %295 = phi double [ %309, %307 ], [ %272, %276 ]
  %296 = phi i32 [ %311, %307 ], [ %277, %276 ]
  %297 = phi i32 [ %308, %307 ], [ 1, %276 ]
  %298 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %296, i1 true)
  %299 = zext nneg i32 %298 to i64
  %300 = getelementptr inbounds nuw [8 x double], ptr %146, i64 0, i64 %299
  %301 = load double, ptr %300, align 8
  %302 = fcmp ogt double %301, %295
  br i1 %302, label %303, label %307

303:                                              ; preds = %294
  %304 = getelementptr inbounds nuw [8 x i8], ptr %147, i64 0, i64 %299
  %305 = load i8, ptr %304, align 1
  %306 = zext i8 %305 to i32
  br label %307

307:                                              ; preds = %303, %294
  %308 = phi i32 [ %306, %303 ], [ %297, %294 ]
  %309 = phi double [ %301, %303 ], [ %295, %294 ]
  %310 = add nsw i32 %296, -1
  %311 = and i32 %310, %296
  %312 = icmp eq i32 %311, 0
  br i1 %312, label %278, label %294

313:                                              ; preds = %278
  %314 = sext i32 %284 to i64
  %315 = load ptr, ptr %30, align 8
  %316 = sext i32 %283 to i64
  %317 = add nsw i64 %314, %316
  %318 = mul nsw i64 %317, 112
  %319 = getelementptr i8, ptr %315, i64 %318
  %320 = getelementptr i8, ptr %319, i64 16
  %321 = load double, ptr %320, align 8
  %322 = load double, ptr %319, align 8
  %323 = fcmp olt double %321, %322
  br i1 %323, label %324, label %334

324:                                              ; preds = %313
  br label %334

325:                                              ; preds = %278
  %326 = zext i8 %292 to i64
  %327 = icmp ult i8 %292, 8
  %328 = load ptr, ptr %30, align 8
  br i1 %327, label %329, label %341

329:                                              ; preds = %325
  %330 = sext i32 %284 to i64
  %331 = sext i32 %283 to i64
  %332 = add nsw i64 %330, %331
  %333 = mul nsw i64 %332, 112
  br label %334

334:                                              ; preds = %329, %324, %313
  %335 = phi i64 [ %333, %329 ], [ %318, %324 ], [ %318, %313 ]
  %336 = phi ptr [ %328, %329 ], [ %315, %324 ], [ %315, %313 ]
  %337 = phi i64 [ %326, %329 ], [ 2, %324 ], [ 0, %313 ]
  %338 = getelementptr i8, ptr %336, i64 %335
  %339 = getelementptr double, ptr %338, i64 %337
  %340 = load double, ptr %339, align 8
  br label %350

341:                                              ; preds = %325
  %342 = sext i32 %283 to i64
  %343 = mul nsw i64 %342, 112
  %344 = getelementptr i8, ptr %328, i64 %343
  %345 = getelementptr double, ptr %344, i64 %326
  %346 = load double, ptr %345, align 8
  %347 = icmp eq i8 %292, 8
  br i1 %347, label %348, label %350

348:                                              ; preds = %341
  %349 = load double, ptr %31, align 8
  br label %350

350:                                              ; preds = %348, %341, %334
  %351 = phi i32 [ 7, %348 ], [ 6, %341 ], [ 6, %334 ]
  %352 = phi double [ %346, %348 ], [ %346, %341 ], [ %340, %334 ]
  %353 = phi i64 [ 8, %348 ], [ %326, %341 ], [ %337, %334 ]
  %354 = phi i1 [ false, %348 ], [ false, %341 ], [ true, %334 ]
  %355 = phi double [ %349, %348 ], [ 0.000000e+00, %341 ], [ 0.000000e+00, %334 ]
  %356 = fsub double %352, %355
  %357 = fcmp ogt double %356, %290
  %358 = select i1 %357, double %356, double %290
  %359 = select i1 %357, i32 %351, i32 5
  %360 = load i64, ptr %22, align 8
  %361 = icmp eq i64 %360, 0
  br i1 %361, label %390, label %362

362:                                              ; preds = %350
  %363 = load ptr, ptr %23, align 8
  %364 = load double, ptr %363, align 8
  %365 = fcmp olt double %364, %358
  br i1 %365, label %366, label %390

366:                                              ; preds = %362
  %367 = add nsw i64 %360, 1
  store i64 %367, ptr %22, align 8
  %368 = load i64, ptr %48, align 8
  %369 = add nsw i64 %368, 1
  store i64 %369, ptr %48, align 8
  br label %370

370:                                              ; preds = %378, %366
  %371 = phi i64 [ %374, %378 ], [ %360, %366 ]
  %372 = load ptr, ptr %23, align 8
  %373 = add nsw i64 %371, -1
  %374 = sdiv i64 %373, 2
  %375 = getelementptr inbounds %struct.Entry, ptr %372, i64 %374
  %376 = load double, ptr %375, align 8
  %377 = fcmp ogt double %376, %358
  br i1 %377, label %378, label %383

378:                                              ; preds = %370
  %379 = getelementptr inbounds %struct.Entry, ptr %372, i64 %371
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %379, ptr noundef nonnull align 8 dereferenceable(24) %375, i64 24, i1 false)
  %380 = icmp ult i64 %371, 3
  br i1 %380, label %381, label %370

381:                                              ; preds = %378
  %382 = load ptr, ptr %23, align 8
  br label %383

383:                                              ; preds = %370, %381
  %384 = phi ptr [ %382, %381 ], [ %372, %370 ]
  %385 = phi i64 [ %374, %381 ], [ %371, %370 ]
  %386 = getelementptr inbounds %struct.Entry, ptr %384, i64 %385
  store double %358, ptr %386, align 8
  %387 = getelementptr inbounds nuw i8, ptr %386, i64 8
  store i64 %368, ptr %387, align 8
  %388 = getelementptr inbounds nuw i8, ptr %386, i64 16
  store i32 %78, ptr %388, align 8
  %389 = getelementptr inbounds nuw i8, ptr %386, i64 20
  store i32 0, ptr %389, align 4
  br label %888

390:                                              ; preds = %362, %350
  %391 = getelementptr inbounds nuw i8, ptr %229, i64 4
  %392 = load double, ptr %150, align 8
  %393 = fsub double %280, %392
  %394 = fadd double %393, -1.000000e+00
  %395 = fcmp ogt double %394, 0.000000e+00
  br i1 %395, label %396, label %406

396:                                              ; preds = %390
  %397 = load i32, ptr %391, align 4
  %398 = load ptr, ptr %32, align 8
  %399 = mul nsw i32 %397, 14
  %400 = add nsw i32 %399, %279
  %401 = sext i32 %400 to i64
  %402 = getelementptr inbounds double, ptr %398, i64 %401
  %403 = load double, ptr %402, align 8
  %404 = fadd double %394, %403
  store double %404, ptr %402, align 8
  %405 = load double, ptr %150, align 8
  br label %406

406:                                              ; preds = %396, %390
  %407 = phi double [ %392, %390 ], [ %405, %396 ]
  %408 = fadd double %407, 1.000000e+00
  %409 = fcmp ogt double %280, %408
  %410 = select i1 %409, double %280, double %408
  %411 = fsub double %358, %410
  %412 = fcmp ogt double %411, 0.000000e+00
  br i1 %412, label %413, label %422

413:                                              ; preds = %406
  %414 = load i32, ptr %391, align 4
  %415 = load ptr, ptr %32, align 8
  %416 = mul nsw i32 %414, 14
  %417 = add nsw i32 %416, %359
  %418 = sext i32 %417 to i64
  %419 = getelementptr inbounds double, ptr %415, i64 %418
  %420 = load double, ptr %419, align 8
  %421 = fadd double %411, %420
  store double %421, ptr %419, align 8
  br label %422

422:                                              ; preds = %413, %406
  %423 = load i32, ptr %391, align 4
  %424 = load ptr, ptr %32, align 8
  %425 = mul nsw i32 %423, 14
  %426 = sext i32 %425 to i64
  %427 = getelementptr inbounds double, ptr %424, i64 %426
  %428 = load double, ptr %427, align 8
  %429 = fadd double %428, 1.000000e+00
  store double %429, ptr %427, align 8
  %430 = load i64, ptr %33, align 8
  %431 = add nsw i64 %430, 1
  store i64 %431, ptr %33, align 8
  %432 = load double, ptr %34, align 8
  %433 = fdiv double %358, %432
  %434 = fptosi double %433 to i64
  %435 = load i64, ptr %35, align 8
  %436 = icmp sgt i64 %435, %434
  %437 = add nsw i64 %435, -1
  %438 = select i1 %436, i64 %434, i64 %437
  %439 = load ptr, ptr %36, align 8
  %440 = mul i64 %438, 112
  %441 = getelementptr i8, ptr %439, i64 %440
  %442 = getelementptr i8, ptr %441, i64 104
  %443 = load double, ptr %442, align 8
  %444 = fadd double %443, 1.000000e+00
  store double %444, ptr %442, align 8
  %445 = fadd double %358, 1.000000e+00
  store double %445, ptr %287, align 8
  store double %358, ptr %150, align 8
  %446 = getelementptr inbounds nuw i8, ptr %229, i64 18
  %447 = load i8, ptr %446, align 2
  %448 = uitofp i8 %447 to double
  %449 = fcmp olt double %448, 1.000000e+00
  %450 = select i1 %449, double 1.000000e+00, double %448
  %451 = fadd double %358, %450
  store double %451, ptr %138, align 8
  %452 = load i32, ptr %145, align 8
  %453 = add nsw i32 %452, 1
  store i32 %453, ptr %145, align 8
  %454 = getelementptr inbounds nuw i8, ptr %229, i64 12
  %455 = load i32, ptr %454, align 4
  %456 = sitofp i32 %455 to double
  %457 = fadd double %358, %456
  %458 = fadd double %358, 8.000000e+00
  %459 = getelementptr inbounds nuw i8, ptr %229, i64 17
  %460 = load i8, ptr %459, align 1
  switch i8 %460, label %804 [
    i8 1, label %461
    i8 2, label %777
  ]

461:                                              ; preds = %422
  %462 = load ptr, ptr %27, align 8
  %463 = load i64, ptr %139, align 8
  %464 = getelementptr i64, ptr %462, i64 %463
  %465 = load i64, ptr %464, align 8
  %466 = getelementptr i8, ptr %464, i64 8
  %467 = load i64, ptr %466, align 8
  %468 = icmp slt i64 %465, %467
  br i1 %468, label %470, label %739

469:                                              ; preds = %726
  br i1 %730, label %850, label %739

470:                                              ; preds = %461, %726
  %471 = phi i64 [ %731, %726 ], [ %465, %461 ]
  %472 = phi i1 [ %730, %726 ], [ false, %461 ]
  %473 = phi double [ %728, %726 ], [ %457, %461 ]
  %474 = phi double [ %727, %726 ], [ %458, %461 ]
  %475 = load ptr, ptr %28, align 8
  %476 = getelementptr inbounds %struct.Record, ptr %475, i64 %471
  %477 = getelementptr inbounds nuw i8, ptr %476, i64 32
  %478 = load i32, ptr %477, align 8
  %479 = load i32, ptr %229, align 4
  %480 = icmp eq i32 %478, %479
  br i1 %480, label %481, label %726

481:                                              ; preds = %470
  %482 = getelementptr inbounds nuw i8, ptr %476, i64 36
  %483 = load i32, ptr %482, align 4
  %484 = icmp slt i32 %483, 4
  br i1 %484, label %485, label %723

485:                                              ; preds = %481
  %486 = getelementptr inbounds nuw i8, ptr %476, i64 40
  %487 = load i32, ptr %486, align 8
  %488 = sitofp i32 %487 to double
  %489 = load double, ptr %38, align 8
  %490 = fdiv double %488, %489
  %491 = getelementptr inbounds nuw i8, ptr %476, i64 44
  %492 = load i32, ptr %491, align 4
  %493 = sitofp i32 %492 to double
  %494 = load i64, ptr %476, align 8
  %495 = sitofp i64 %494 to double
  %496 = load double, ptr %39, align 8
  %497 = fdiv double %495, %496
  %498 = fcmp olt double %497, %493
  %499 = select i1 %498, double %493, double %497
  %500 = getelementptr inbounds nuw i8, ptr %476, i64 8
  %501 = load i64, ptr %500, align 8
  %502 = sitofp i64 %501 to double
  %503 = fcmp ogt double %490, %499
  %504 = select i1 %503, double %490, double %499
  %505 = fcmp olt double %504, %502
  %506 = select i1 %505, double %502, double %504
  %507 = fcmp olt double %506, 1.000000e+00
  %508 = select i1 %507, double 1.000000e+00, double %506
  %509 = icmp ne i32 %483, 2
  %510 = icmp eq i64 %494, 0
  %511 = select i1 %509, i1 true, i1 %510
  %512 = fcmp ogt double %508, %495
  %513 = select i1 %511, i1 true, i1 %512
  %514 = select i1 %513, double %508, double %495
  %515 = load ptr, ptr %30, align 8
  %516 = load i32, ptr %148, align 8
  %517 = shl nsw i32 %516, 2
  %518 = sext i32 %517 to i64
  %519 = mul nsw i64 %518, 112
  %520 = getelementptr i8, ptr %515, i64 %519
  %521 = getelementptr i8, ptr %520, i64 64
  %522 = load double, ptr %521, align 8
  %523 = fcmp ogt double %358, %522
  %524 = select i1 %523, double %358, double %522
  %525 = load double, ptr %34, align 8
  %526 = fdiv double %524, %525
  %527 = fptosi double %526 to i64
  %528 = load i64, ptr %35, align 8
  %529 = icmp sgt i64 %528, %527
  %530 = add nsw i64 %528, -1
  %531 = select i1 %529, i64 %527, i64 %530
  %532 = load ptr, ptr %36, align 8
  %533 = mul i64 %531, 112
  %534 = getelementptr i8, ptr %532, i64 %533
  %535 = getelementptr i8, ptr %534, i64 64
  %536 = load double, ptr %535, align 8
  %537 = fadd double %536, %514
  store double %537, ptr %535, align 8
  %538 = fadd double %524, %514
  store double %538, ptr %521, align 8
  %539 = load double, ptr %40, align 8
  %540 = fadd double %538, 8.000000e+00
  %541 = getelementptr inbounds nuw i8, ptr %476, i64 16
  %542 = load i64, ptr %541, align 8
  %543 = icmp eq i64 %542, 0
  br i1 %543, label %546, label %544

544:                                              ; preds = %485
  %545 = load double, ptr %41, align 8
  br label %546

546:                                              ; preds = %544, %485
  %547 = phi double [ %545, %544 ], [ %539, %485 ]
  %548 = fadd double %538, %547
  %549 = load i64, ptr %476, align 8
  %550 = icmp eq i64 %549, 0
  br i1 %550, label %551, label %556

551:                                              ; preds = %546
  %552 = load i32, ptr %482, align 4
  %553 = icmp eq i32 %552, 2
  br i1 %553, label %554, label %719

554:                                              ; preds = %551
  %555 = fadd double %539, %548
  br label %719

556:                                              ; preds = %546
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %2) #6
  %557 = load i32, ptr %482, align 4
  switch i32 %557, label %677 [
    i32 0, label %558
    i32 3, label %558
  ]

558:                                              ; preds = %556, %556
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %3) #6
  %559 = load double, ptr %37, align 8
  %560 = fadd double %538, %559
  %561 = load ptr, ptr %42, align 8
  %562 = load i32, ptr %151, align 4
  %563 = sext i32 %562 to i64
  %564 = getelementptr inbounds %struct.Slot, ptr %561, i64 %563, i32 11
  %565 = load i32, ptr %564, align 4
  %566 = mul i32 %565, 238516657
  %567 = icmp sgt i64 %549, 0
  br i1 %567, label %568, label %666

568:                                              ; preds = %558
  %569 = getelementptr inbounds nuw i8, ptr %476, i64 24
  %570 = load i64, ptr %569, align 8
  br label %571

571:                                              ; preds = %654, %568
  %572 = phi i64 [ %549, %568 ], [ %655, %654 ]
  %573 = phi i64 [ %570, %568 ], [ %656, %654 ]
  %574 = phi double [ %560, %568 ], [ %657, %654 ]
  %575 = phi i64 [ 0, %568 ], [ %658, %654 ]
  %576 = phi i64 [ 0, %568 ], [ %659, %654 ]
  %577 = load ptr, ptr %43, align 8
  %578 = getelementptr i32, ptr %577, i64 %573
  %579 = getelementptr i32, ptr %578, i64 %576
  %580 = load i32, ptr %579, align 4
  %581 = lshr i32 %580, 2
  %582 = icmp slt i32 %580, 0
  %583 = select i1 %582, i32 0, i32 %566
  %584 = add i32 %583, %581
  %585 = load i32, ptr %148, align 8
  %586 = sext i32 %585 to i64
  %587 = load i64, ptr %44, align 8
  %588 = mul nsw i64 %587, %586
  %589 = and i32 %584, 268435455
  %590 = mul i32 %589, -1640531535
  %591 = lshr i32 %590, 8
  %592 = zext nneg i32 %591 to i64
  %593 = srem i64 %592, %587
  %594 = add nsw i64 %588, %593
  %595 = load ptr, ptr %45, align 8
  %596 = mul nsw i64 %594, 160
  %597 = getelementptr inbounds i8, ptr %595, i64 %596
  br label %600

598:                                              ; preds = %600
  %599 = and i32 %580, 3
  br i1 %613, label %627, label %615

600:                                              ; preds = %600, %571
  %601 = phi i64 [ 0, %571 ], [ %611, %600 ]
  %602 = getelementptr inbounds nuw %struct.Line, ptr %597, i64 %601
  %603 = getelementptr inbounds nuw i8, ptr %602, i64 32
  %604 = load i32, ptr %603, align 8
  %605 = lshr i32 %604, 4
  %606 = icmp ne i32 %605, %589
  %607 = and i32 %604, 15
  %608 = icmp eq i32 %607, 0
  %609 = or i1 %606, %608
  %610 = select i1 %609, ptr null, ptr %602
  %611 = add nuw nsw i64 %601, 1
  %612 = icmp samesign ult i64 %601, 3
  %613 = icmp eq ptr %610, null
  %614 = select i1 %612, i1 %613, i1 false
  br i1 %614, label %600, label %598

615:                                              ; preds = %598
  %616 = getelementptr inbounds nuw i8, ptr %610, i64 32
  %617 = load i32, ptr %616, align 8
  %618 = shl nuw nsw i32 1, %599
  %619 = and i32 %617, %618
  %620 = icmp eq i32 %619, 0
  br i1 %620, label %637, label %621

621:                                              ; preds = %615
  %622 = zext nneg i32 %599 to i64
  %623 = getelementptr inbounds nuw [4 x double], ptr %610, i64 0, i64 %622
  %624 = load double, ptr %623, align 8
  %625 = fcmp ogt double %574, %624
  %626 = select i1 %625, double %574, double %624
  br label %654

627:                                              ; preds = %598
  %628 = shl i32 %584, 4
  %629 = getelementptr inbounds nuw i8, ptr %597, i64 36
  %630 = load i32, ptr %629, align 4
  %631 = add i32 %630, 1
  store i32 %631, ptr %629, align 4
  %632 = and i32 %630, 3
  %633 = zext nneg i32 %632 to i64
  %634 = getelementptr inbounds nuw %struct.Line, ptr %597, i64 %633
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %634, i8 0, i64 32, i1 false)
  %635 = getelementptr inbounds nuw i8, ptr %634, i64 32
  store i32 %628, ptr %635, align 8
  %636 = shl nuw nsw i32 1, %599
  br label %637

637:                                              ; preds = %627, %615
  %638 = phi i32 [ %618, %615 ], [ %636, %627 ]
  %639 = phi i32 [ %617, %615 ], [ %628, %627 ]
  %640 = phi ptr [ %602, %615 ], [ %634, %627 ]
  %641 = getelementptr inbounds nuw i8, ptr %640, i64 32
  %642 = or i32 %639, %638
  store i32 %642, ptr %641, align 8
  %643 = zext nneg i32 %599 to i64
  %644 = getelementptr inbounds nuw [4 x double], ptr %640, i64 0, i64 %643
  %645 = getelementptr inbounds ptr, ptr %3, i64 %575
  store ptr %644, ptr %645, align 8
  %646 = load ptr, ptr %46, align 8
  %647 = load i64, ptr %569, align 8
  %648 = getelementptr i8, ptr %646, i64 %647
  %649 = getelementptr i8, ptr %648, i64 %576
  %650 = load i8, ptr %649, align 1
  %651 = add nsw i64 %575, 1
  %652 = getelementptr inbounds i8, ptr %2, i64 %575
  store i8 %650, ptr %652, align 1
  %653 = load i64, ptr %476, align 8
  br label %654

654:                                              ; preds = %637, %621
  %655 = phi i64 [ %653, %637 ], [ %572, %621 ]
  %656 = phi i64 [ %647, %637 ], [ %573, %621 ]
  %657 = phi double [ %574, %637 ], [ %626, %621 ]
  %658 = phi i64 [ %651, %637 ], [ %575, %621 ]
  %659 = add nuw nsw i64 %576, 1
  %660 = icmp slt i64 %659, %655
  br i1 %660, label %571, label %661

661:                                              ; preds = %654
  %662 = icmp eq i64 %658, 0
  br i1 %662, label %666, label %663

663:                                              ; preds = %661
  %664 = call fastcc double @beyond(ptr noundef nonnull %0, ptr noundef nonnull %138, ptr noundef nonnull %2, i64 noundef %658, double noundef %538) #5
  %665 = icmp sgt i64 %658, 0
  br i1 %665, label %671, label %666

666:                                              ; preds = %671, %663, %661, %558
  %667 = phi double [ %664, %663 ], [ %538, %661 ], [ %538, %558 ], [ %664, %671 ]
  %668 = phi double [ %657, %663 ], [ %657, %661 ], [ %560, %558 ], [ %657, %671 ]
  %669 = fcmp ogt double %667, %668
  %670 = select i1 %669, double %667, double %668
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %3) #6
  br label %707

671:                                              ; preds = %663, %671
  %672 = phi i64 [ %675, %671 ], [ 0, %663 ]
  %673 = getelementptr inbounds nuw [64 x ptr], ptr %3, i64 0, i64 %672
  %674 = load ptr, ptr %673, align 8
  store double %664, ptr %674, align 8
  %675 = add nuw nsw i64 %672, 1
  %676 = icmp eq i64 %675, %658
  br i1 %676, label %666, label %671

677:                                              ; preds = %556
  %678 = load ptr, ptr %46, align 8
  %679 = getelementptr inbounds nuw i8, ptr %476, i64 24
  %680 = load i64, ptr %679, align 8
  %681 = getelementptr inbounds i8, ptr %678, i64 %680
  %682 = tail call fastcc double @beyond(ptr noundef nonnull %0, ptr noundef nonnull %138, ptr noundef %681, i64 noundef %549, double noundef %538) #5
  %683 = load i32, ptr %482, align 4
  %684 = icmp eq i32 %683, 2
  br i1 %684, label %685, label %688

685:                                              ; preds = %677
  %686 = load double, ptr %47, align 8
  %687 = fadd double %682, %686
  br label %688

688:                                              ; preds = %685, %677
  %689 = phi double [ %687, %685 ], [ %682, %677 ]
  %690 = load ptr, ptr %30, align 8
  %691 = load i32, ptr %148, align 8
  %692 = shl nsw i32 %691, 2
  %693 = sext i32 %692 to i64
  %694 = mul nsw i64 %693, 112
  %695 = getelementptr i8, ptr %690, i64 %694
  %696 = getelementptr i8, ptr %695, i64 64
  %697 = load double, ptr %696, align 8
  %698 = getelementptr i8, ptr %695, i64 80
  %699 = load double, ptr %698, align 8
  %700 = getelementptr i8, ptr %695, i64 88
  %701 = load double, ptr %700, align 8
  %702 = fcmp ogt double %699, %701
  %703 = select i1 %702, double %699, double %701
  %704 = fadd double %703, -1.000000e+03
  %705 = fcmp ogt double %697, %704
  %706 = select i1 %705, double %697, double %704
  store double %706, ptr %696, align 8
  br label %707

707:                                              ; preds = %688, %666
  %708 = phi double [ %670, %666 ], [ %689, %688 ]
  %709 = load i32, ptr %482, align 4
  %710 = icmp eq i32 %709, 3
  br i1 %710, label %711, label %718

711:                                              ; preds = %707
  %712 = load double, ptr %152, align 8
  %713 = fcmp ogt double %712, %708
  %714 = select i1 %713, double %712, double %708
  store double %714, ptr %152, align 8
  %715 = load double, ptr %153, align 8
  %716 = fcmp ogt double %715, %708
  %717 = select i1 %716, double %715, double %708
  store double %717, ptr %153, align 8
  br label %718

718:                                              ; preds = %711, %707
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %2) #6
  br label %719

719:                                              ; preds = %718, %554, %551
  %720 = phi double [ %708, %718 ], [ %555, %554 ], [ %548, %551 ]
  %721 = fcmp ogt double %473, %720
  %722 = select i1 %721, double %473, double %720
  br label %726

723:                                              ; preds = %481
  %724 = load i32, ptr %391, align 4
  %725 = tail call fastcc zeroext i1 @event(ptr noundef nonnull %0, ptr noundef nonnull %138, ptr noundef nonnull %476, double noundef %358, i32 noundef %724) #5
  br label %726

726:                                              ; preds = %723, %719, %470
  %727 = phi double [ %540, %719 ], [ %474, %723 ], [ %474, %470 ]
  %728 = phi double [ %722, %719 ], [ %473, %723 ], [ %473, %470 ]
  %729 = phi i1 [ false, %719 ], [ %725, %723 ], [ false, %470 ]
  %730 = phi i1 [ true, %719 ], [ true, %723 ], [ %472, %470 ]
  %731 = add nsw i64 %471, 1
  %732 = load ptr, ptr %27, align 8
  %733 = load i64, ptr %139, align 8
  %734 = getelementptr i64, ptr %732, i64 %733
  %735 = getelementptr i8, ptr %734, i64 8
  %736 = load i64, ptr %735, align 8
  %737 = icmp sge i64 %731, %736
  %738 = or i1 %729, %737
  br i1 %738, label %469, label %470

739:                                              ; preds = %469, %461
  %740 = phi i1 [ %729, %469 ], [ false, %461 ]
  %741 = phi double [ %728, %469 ], [ %457, %461 ]
  %742 = phi double [ %727, %469 ], [ %458, %461 ]
  %743 = getelementptr inbounds nuw i8, ptr %229, i64 8
  %744 = load i32, ptr %743, align 4
  %745 = icmp eq i32 %744, 0
  br i1 %745, label %850, label %746

746:                                              ; preds = %739
  br i1 %354, label %747, label %750

747:                                              ; preds = %746
  %748 = load i32, ptr %149, align 8
  %749 = sext i32 %748 to i64
  br label %750

750:                                              ; preds = %747, %746
  %751 = phi i64 [ %749, %747 ], [ 0, %746 ]
  %752 = load ptr, ptr %30, align 8
  %753 = load i32, ptr %148, align 8
  %754 = shl nsw i32 %753, 2
  %755 = sext i32 %754 to i64
  %756 = add nsw i64 %751, %755
  %757 = mul nsw i64 %756, 112
  %758 = getelementptr i8, ptr %752, i64 %757
  %759 = getelementptr double, ptr %758, i64 %353
  %760 = load double, ptr %759, align 8
  %761 = fcmp ogt double %358, %760
  %762 = select i1 %761, double %358, double %760
  %763 = load double, ptr %34, align 8
  %764 = fdiv double %762, %763
  %765 = fptosi double %764 to i64
  %766 = load i64, ptr %35, align 8
  %767 = icmp sgt i64 %766, %765
  %768 = add nsw i64 %766, -1
  %769 = select i1 %767, i64 %765, i64 %768
  %770 = load ptr, ptr %36, align 8
  %771 = mul i64 %769, 112
  %772 = getelementptr i8, ptr %770, i64 %771
  %773 = getelementptr double, ptr %772, i64 %353
  %774 = load double, ptr %773, align 8
  %775 = fadd double %774, 1.000000e+00
  store double %775, ptr %773, align 8
  %776 = fadd double %762, 1.000000e+00
  store double %776, ptr %759, align 8
  br label %850

777:                                              ; preds = %422
  %778 = load ptr, ptr %30, align 8
  %779 = load i32, ptr %148, align 8
  %780 = shl nsw i32 %779, 2
  %781 = sext i32 %780 to i64
  %782 = mul nsw i64 %781, 112
  %783 = getelementptr i8, ptr %778, i64 %782
  %784 = getelementptr i8, ptr %783, i64 64
  %785 = load double, ptr %784, align 8
  %786 = fcmp ogt double %358, %785
  %787 = select i1 %786, double %358, double %785
  %788 = load double, ptr %34, align 8
  %789 = fdiv double %787, %788
  %790 = fptosi double %789 to i64
  %791 = load i64, ptr %35, align 8
  %792 = icmp sgt i64 %791, %790
  %793 = add nsw i64 %791, -1
  %794 = select i1 %792, i64 %790, i64 %793
  %795 = load ptr, ptr %36, align 8
  %796 = mul i64 %794, 112
  %797 = getelementptr i8, ptr %795, i64 %796
  %798 = getelementptr i8, ptr %797, i64 64
  %799 = load double, ptr %798, align 8
  %800 = fadd double %799, 4.000000e+00
  store double %800, ptr %798, align 8
  %801 = fadd double %787, 4.000000e+00
  store double %801, ptr %784, align 8
  %802 = load double, ptr %37, align 8
  %803 = fadd double %801, %802
  br label %850

804:                                              ; preds = %422
  %805 = getelementptr inbounds nuw i8, ptr %229, i64 8
  %806 = load i32, ptr %805, align 4
  %807 = icmp eq i32 %806, 0
  br i1 %807, label %850, label %808

808:                                              ; preds = %804
  %809 = sitofp i32 %806 to double
  %810 = fmul double %809, 6.250000e-02
  br i1 %354, label %811, label %814

811:                                              ; preds = %808
  %812 = load i32, ptr %149, align 8
  %813 = sext i32 %812 to i64
  br label %814

814:                                              ; preds = %811, %808
  %815 = phi i64 [ %813, %811 ], [ 0, %808 ]
  %816 = load ptr, ptr %30, align 8
  %817 = load i32, ptr %148, align 8
  %818 = shl nsw i32 %817, 2
  %819 = sext i32 %818 to i64
  %820 = add nsw i64 %815, %819
  %821 = mul nsw i64 %820, 112
  %822 = getelementptr i8, ptr %816, i64 %821
  %823 = getelementptr double, ptr %822, i64 %353
  %824 = load double, ptr %823, align 8
  %825 = fcmp ogt double %358, %824
  %826 = select i1 %825, double %358, double %824
  %827 = load double, ptr %34, align 8
  %828 = fdiv double %826, %827
  %829 = fptosi double %828 to i64
  %830 = load i64, ptr %35, align 8
  %831 = icmp sgt i64 %830, %829
  %832 = add nsw i64 %830, -1
  %833 = select i1 %831, i64 %829, i64 %832
  %834 = load ptr, ptr %36, align 8
  %835 = mul i64 %833, 112
  %836 = getelementptr i8, ptr %834, i64 %835
  %837 = getelementptr double, ptr %836, i64 %353
  %838 = load double, ptr %837, align 8
  %839 = fadd double %810, %838
  store double %839, ptr %837, align 8
  %840 = fadd double %810, %826
  store double %840, ptr %823, align 8
  %841 = load i32, ptr %454, align 4
  %842 = sitofp i32 %841 to double
  %843 = fadd double %840, %842
  %844 = load i32, ptr %805, align 4
  %845 = sitofp i32 %844 to double
  %846 = fmul double %845, 6.250000e-02
  %847 = fsub double %843, %846
  %848 = fcmp ogt double %457, %847
  %849 = select i1 %848, double %457, double %847
  br label %850

850:                                              ; preds = %814, %804, %777, %750, %739, %469
  %851 = phi double [ %458, %804 ], [ %458, %814 ], [ %458, %777 ], [ %742, %750 ], [ %742, %739 ], [ %727, %469 ]
  %852 = phi double [ %457, %804 ], [ %849, %814 ], [ %803, %777 ], [ %741, %750 ], [ %741, %739 ], [ %728, %469 ]
  %853 = phi i1 [ false, %804 ], [ false, %814 ], [ false, %777 ], [ %740, %750 ], [ %740, %739 ], [ %729, %469 ]
  %854 = getelementptr inbounds nuw i8, ptr %229, i64 19
  %855 = load i8, ptr %854, align 1
  %856 = icmp ult i8 %855, 7
  br i1 %856, label %857, label %868

857:                                              ; preds = %850
  %858 = zext nneg i8 %855 to i64
  %859 = getelementptr inbounds nuw [8 x double], ptr %146, i64 0, i64 %858
  %860 = load double, ptr %859, align 8
  %861 = fcmp ogt double %852, %860
  br i1 %861, label %862, label %868

862:                                              ; preds = %857
  store double %852, ptr %859, align 8
  %863 = getelementptr inbounds nuw i8, ptr %229, i64 22
  %864 = load i8, ptr %863, align 2
  %865 = load i8, ptr %854, align 1
  %866 = zext i8 %865 to i64
  %867 = getelementptr inbounds nuw [8 x i8], ptr %147, i64 0, i64 %866
  store i8 %864, ptr %867, align 1
  br label %868

868:                                              ; preds = %862, %857, %850
  %869 = getelementptr inbounds nuw i8, ptr %229, i64 20
  %870 = load i8, ptr %869, align 4
  %871 = icmp ult i8 %870, 7
  br i1 %871, label %872, label %881

872:                                              ; preds = %868
  %873 = zext nneg i8 %870 to i64
  %874 = getelementptr inbounds nuw [8 x double], ptr %146, i64 0, i64 %873
  %875 = load double, ptr %874, align 8
  %876 = fcmp ogt double %851, %875
  br i1 %876, label %877, label %881

877:                                              ; preds = %872
  store double %851, ptr %874, align 8
  %878 = load i8, ptr %869, align 4
  %879 = zext i8 %878 to i64
  %880 = getelementptr inbounds nuw [8 x i8], ptr %147, i64 0, i64 %879
  store i8 4, ptr %880, align 1
  br label %881

881:                                              ; preds = %877, %872, %868
  br i1 %853, label %888, label %882

882:                                              ; preds = %881
  %883 = load i64, ptr %139, align 8
  br label %884

884:                                              ; preds = %268, %882, %243, %233
  %885 = phi i64 [ %883, %882 ], [ %159, %233 ], [ %255, %243 ], [ %264, %268 ]
  %886 = load i64, ptr %140, align 8
  %887 = icmp slt i64 %885, %886
  br i1 %887, label %154, label %178

888:                                              ; preds = %243, %881, %212, %215, %223, %383
  %889 = load i64, ptr %22, align 8
  %890 = icmp eq i64 %889, 0
  br i1 %890, label %891, label %72

891:                                              ; preds = %888
  %892 = load i64, ptr %16, align 8
  %893 = load i64, ptr %17, align 8
  br label %894

894:                                              ; preds = %891, %66
  %895 = phi i64 [ %67, %66 ], [ %893, %891 ]
  %896 = phi i64 [ %68, %66 ], [ %892, %891 ]
  %897 = phi double [ %69, %66 ], [ %135, %891 ]
  %898 = icmp slt i64 %896, %895
  br i1 %898, label %899, label %1014

899:                                              ; preds = %894
  %900 = load i64, ptr %53, align 8
  %901 = add nsw i64 %900, 1
  store i64 %901, ptr %53, align 8
  %902 = load i64, ptr %5, align 8
  %903 = load i64, ptr %50, align 8
  %904 = mul nsw i64 %903, %902
  %905 = load i64, ptr %54, align 8
  %906 = mul nsw i64 %904, %905
  %907 = icmp sgt i64 %906, 0
  br i1 %907, label %917, label %911

908:                                              ; preds = %980
  %909 = load i64, ptr %22, align 8
  %910 = icmp eq i64 %909, 0
  br i1 %910, label %911, label %913

911:                                              ; preds = %899, %908
  %912 = load i64, ptr %16, align 8
  br label %1014

913:                                              ; preds = %908
  %914 = load i64, ptr %55, align 8
  %915 = mul nsw i64 %914, %983
  %916 = icmp sgt i64 %915, 0
  br i1 %916, label %991, label %988

917:                                              ; preds = %899, %980
  %918 = phi i64 [ %981, %980 ], [ %905, %899 ]
  %919 = phi i64 [ %982, %980 ], [ %903, %899 ]
  %920 = phi i64 [ %983, %980 ], [ %902, %899 ]
  %921 = phi i64 [ %984, %980 ], [ 0, %899 ]
  %922 = load ptr, ptr %24, align 8
  %923 = getelementptr inbounds nuw %struct.Warp, ptr %922, i64 %921
  %924 = getelementptr inbounds nuw i8, ptr %923, i64 1748
  %925 = load i32, ptr %924, align 4
  %926 = icmp eq i32 %925, 0
  br i1 %926, label %980, label %927

927:                                              ; preds = %917
  %928 = load double, ptr %923, align 8
  %929 = fcmp ogt double %928, %897
  %930 = select i1 %929, double %928, double %897
  %931 = getelementptr inbounds nuw i8, ptr %923, i64 8
  %932 = load double, ptr %931, align 8
  %933 = fsub double %930, %932
  %934 = fcmp ogt double %933, 0.000000e+00
  br i1 %934, label %935, label %947

935:                                              ; preds = %927
  %936 = getelementptr inbounds nuw i8, ptr %923, i64 1736
  %937 = load i32, ptr %936, align 8
  %938 = getelementptr inbounds nuw i8, ptr %923, i64 1740
  %939 = load i32, ptr %938, align 4
  %940 = load ptr, ptr %32, align 8
  %941 = mul nsw i32 %939, 14
  %942 = add nsw i32 %941, %937
  %943 = sext i32 %942 to i64
  %944 = getelementptr inbounds double, ptr %940, i64 %943
  %945 = load double, ptr %944, align 8
  %946 = fadd double %933, %945
  store double %946, ptr %944, align 8
  br label %947

947:                                              ; preds = %935, %927
  store double %930, ptr %931, align 8
  store double %930, ptr %923, align 8
  store i32 0, ptr %924, align 4
  %948 = load ptr, ptr %24, align 8
  %949 = load i64, ptr %22, align 8
  %950 = add nsw i64 %949, 1
  store i64 %950, ptr %22, align 8
  %951 = load i64, ptr %48, align 8
  %952 = add nsw i64 %951, 1
  store i64 %952, ptr %48, align 8
  %953 = icmp eq i64 %949, 0
  br i1 %953, label %965, label %954

954:                                              ; preds = %947, %962
  %955 = phi i64 [ %958, %962 ], [ %949, %947 ]
  %956 = load ptr, ptr %23, align 8
  %957 = add nsw i64 %955, -1
  %958 = sdiv i64 %957, 2
  %959 = getelementptr inbounds %struct.Entry, ptr %956, i64 %958
  %960 = load double, ptr %959, align 8
  %961 = fcmp ogt double %960, %930
  br i1 %961, label %962, label %965

962:                                              ; preds = %954
  %963 = getelementptr inbounds %struct.Entry, ptr %956, i64 %955
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %963, ptr noundef nonnull align 8 dereferenceable(24) %959, i64 24, i1 false)
  %964 = icmp ult i64 %955, 3
  br i1 %964, label %965, label %954

965:                                              ; preds = %954, %962, %947
  %966 = phi i64 [ 0, %947 ], [ %958, %962 ], [ %955, %954 ]
  %967 = ptrtoint ptr %923 to i64
  %968 = ptrtoint ptr %948 to i64
  %969 = sub i64 %967, %968
  %970 = sdiv exact i64 %969, 1768
  %971 = trunc i64 %970 to i32
  %972 = load ptr, ptr %23, align 8
  %973 = getelementptr inbounds %struct.Entry, ptr %972, i64 %966
  store double %930, ptr %973, align 8
  %974 = getelementptr inbounds nuw i8, ptr %973, i64 8
  store i64 %951, ptr %974, align 8
  %975 = getelementptr inbounds nuw i8, ptr %973, i64 16
  store i32 %971, ptr %975, align 8
  %976 = getelementptr inbounds nuw i8, ptr %973, i64 20
  store i32 0, ptr %976, align 4
  %977 = load i64, ptr %5, align 8
  %978 = load i64, ptr %50, align 8
  %979 = load i64, ptr %54, align 8
  br label %980

980:                                              ; preds = %917, %965
  %981 = phi i64 [ %918, %917 ], [ %979, %965 ]
  %982 = phi i64 [ %919, %917 ], [ %978, %965 ]
  %983 = phi i64 [ %920, %917 ], [ %977, %965 ]
  %984 = add nuw nsw i64 %921, 1
  %985 = mul nsw i64 %982, %983
  %986 = mul nsw i64 %985, %981
  %987 = icmp slt i64 %984, %986
  br i1 %987, label %917, label %908

988:                                              ; preds = %991, %913
  %989 = phi i64 [ %983, %913 ], [ %996, %991 ]
  %990 = icmp sgt i64 %989, 0
  br i1 %990, label %1000, label %62

991:                                              ; preds = %913, %991
  %992 = phi i64 [ %995, %991 ], [ 0, %913 ]
  %993 = load ptr, ptr %56, align 8
  %994 = getelementptr inbounds nuw i32, ptr %993, i64 %992
  store i32 -1, ptr %994, align 4
  %995 = add nuw nsw i64 %992, 1
  %996 = load i64, ptr %5, align 8
  %997 = load i64, ptr %55, align 8
  %998 = mul nsw i64 %997, %996
  %999 = icmp slt i64 %995, %998
  br i1 %999, label %991, label %988

1000:                                             ; preds = %988, %1004
  %1001 = phi i64 [ %1005, %1004 ], [ 0, %988 ]
  %1002 = load ptr, ptr %42, align 8
  %1003 = getelementptr inbounds nuw %struct.Slot, ptr %1002, i64 %1001, i32 7
  store i32 -1, ptr %1003, align 4
  br label %1008

1004:                                             ; preds = %1008
  %1005 = add nuw nsw i64 %1001, 1
  %1006 = load i64, ptr %5, align 8
  %1007 = icmp slt i64 %1005, %1006
  br i1 %1007, label %1000, label %62

1008:                                             ; preds = %1000, %1008
  %1009 = phi i64 [ 0, %1000 ], [ %1012, %1008 ]
  %1010 = load ptr, ptr %42, align 8
  %1011 = getelementptr inbounds nuw %struct.Slot, ptr %1010, i64 %1001, i32 5, i64 %1009
  store i32 -1, ptr %1011, align 4
  %1012 = add nuw nsw i64 %1009, 1
  %1013 = icmp eq i64 %1012, 256
  br i1 %1013, label %1004, label %1008

1014:                                             ; preds = %62, %894, %911, %15
  %1015 = phi i64 [ %18, %15 ], [ %912, %911 ], [ %896, %894 ], [ %63, %62 ]
  %1016 = phi double [ 0.000000e+00, %15 ], [ %897, %911 ], [ %897, %894 ], [ %897, %62 ]
  %1017 = icmp sgt i64 %1015, 0
  br i1 %1017, label %1018, label %1021

1018:                                             ; preds = %1014
  %1019 = getelementptr inbounds nuw i8, ptr %0, i64 2088
  %1020 = load ptr, ptr %1019, align 8
  br label %1029

1021:                                             ; preds = %1029, %1014
  %1022 = phi double [ %1016, %1014 ], [ %1035, %1029 ]
  %1023 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %1024 = load i64, ptr %1023, align 8
  %1025 = icmp sgt i64 %1024, 0
  br i1 %1025, label %1026, label %1043

1026:                                             ; preds = %1021
  %1027 = getelementptr inbounds nuw i8, ptr %0, i64 1000
  %1028 = load ptr, ptr %1027, align 8
  br label %1038

1029:                                             ; preds = %1018, %1029
  %1030 = phi i64 [ 0, %1018 ], [ %1036, %1029 ]
  %1031 = phi double [ %1016, %1018 ], [ %1035, %1029 ]
  %1032 = getelementptr inbounds nuw double, ptr %1020, i64 %1030
  %1033 = load double, ptr %1032, align 8
  %1034 = fcmp ogt double %1031, %1033
  %1035 = select i1 %1034, double %1031, double %1033
  %1036 = add nuw nsw i64 %1030, 1
  %1037 = icmp eq i64 %1036, %1015
  br i1 %1037, label %1021, label %1029

1038:                                             ; preds = %1026, %1045
  %1039 = phi i64 [ 0, %1026 ], [ %1046, %1045 ]
  %1040 = phi double [ %1022, %1026 ], [ %1054, %1045 ]
  %1041 = mul nuw nsw i64 %1039, 448
  %1042 = getelementptr inbounds nuw i8, ptr %1028, i64 %1041
  br label %1048

1043:                                             ; preds = %1045, %1021
  %1044 = phi double [ %1022, %1021 ], [ %1054, %1045 ]
  ret double %1044

1045:                                             ; preds = %1048
  %1046 = add nuw nsw i64 %1039, 1
  %1047 = icmp eq i64 %1046, %1024
  br i1 %1047, label %1043, label %1038

1048:                                             ; preds = %1038, %1048
  %1049 = phi i64 [ 9, %1038 ], [ %1055, %1048 ]
  %1050 = phi double [ %1040, %1038 ], [ %1054, %1048 ]
  %1051 = getelementptr inbounds nuw double, ptr %1042, i64 %1049
  %1052 = load double, ptr %1051, align 8
  %1053 = fcmp ogt double %1050, %1052
  %1054 = select i1 %1053, double %1050, double %1052
  %1055 = add nuw nsw i64 %1049, 1
  %1056 = icmp eq i64 %1055, 12
  br i1 %1056, label %1045, label %1048
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
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 2064
  %15 = load i64, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 2048
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
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 2032
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 2040
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

80:                                               ; preds = %132, %54
  ret void

81:                                               ; preds = %56, %132
  %82 = phi i64 [ 0, %56 ], [ %139, %132 ]
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
  %99 = getelementptr inbounds nuw i8, ptr %88, i64 1664
  %100 = load <2 x i64>, ptr %91, align 8
  store double %2, ptr %88, align 8
  store double %2, ptr %97, align 8
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(1648) %98, i8 0, i64 1648, i1 false)
  store <2 x i64> %100, ptr %99, align 8
  %101 = getelementptr inbounds nuw i8, ptr %88, i64 1680
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(36) %101, i8 0, i64 36, i1 false)
  %102 = getelementptr inbounds nuw i8, ptr %88, i64 1716
  store i32 %1, ptr %102, align 4
  %103 = getelementptr inbounds nuw i8, ptr %88, i64 1720
  store i32 %94, ptr %103, align 8
  %104 = getelementptr inbounds nuw i8, ptr %88, i64 1724
  store i32 %96, ptr %104, align 4
  %105 = getelementptr inbounds nuw i8, ptr %88, i64 1728
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(28) %105, i8 0, i64 28, i1 false)
  %106 = getelementptr inbounds nuw i8, ptr %88, i64 1756
  store i32 -1, ptr %106, align 4
  %107 = getelementptr inbounds nuw i8, ptr %88, i64 1760
  store i64 0, ptr %107, align 8
  %108 = shl i64 %95, 32
  %109 = ashr exact i64 %108, 32
  %110 = load i64, ptr %10, align 8
  %111 = mul nsw i64 %110, %6
  %112 = add nsw i64 %111, %109
  %113 = srem i64 %112, 4
  %114 = trunc nsw i64 %113 to i32
  store i32 %114, ptr %105, align 8
  %115 = trunc i64 %83 to i32
  %116 = load i64, ptr %60, align 8
  %117 = add nsw i64 %116, 1
  store i64 %117, ptr %60, align 8
  %118 = load i64, ptr %61, align 8
  %119 = add nsw i64 %118, 1
  store i64 %119, ptr %61, align 8
  %120 = icmp eq i64 %116, 0
  br i1 %120, label %132, label %121

121:                                              ; preds = %81, %129
  %122 = phi i64 [ %125, %129 ], [ %116, %81 ]
  %123 = load ptr, ptr %62, align 8
  %124 = add nsw i64 %122, -1
  %125 = sdiv i64 %124, 2
  %126 = getelementptr inbounds %struct.Entry, ptr %123, i64 %125
  %127 = load double, ptr %126, align 8
  %128 = fcmp ogt double %127, %2
  br i1 %128, label %129, label %132

129:                                              ; preds = %121
  %130 = getelementptr inbounds %struct.Entry, ptr %123, i64 %122
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %130, ptr noundef nonnull align 8 dereferenceable(24) %126, i64 24, i1 false)
  %131 = icmp ult i64 %122, 3
  br i1 %131, label %132, label %121

132:                                              ; preds = %121, %129, %81
  %133 = phi i64 [ 0, %81 ], [ %122, %121 ], [ %125, %129 ]
  %134 = load ptr, ptr %62, align 8
  %135 = getelementptr inbounds %struct.Entry, ptr %134, i64 %133
  store double %2, ptr %135, align 8
  %136 = getelementptr inbounds nuw i8, ptr %135, i64 8
  store i64 %118, ptr %136, align 8
  %137 = getelementptr inbounds nuw i8, ptr %135, i64 16
  store i32 %115, ptr %137, align 8
  %138 = getelementptr inbounds nuw i8, ptr %135, i64 20
  store i32 0, ptr %138, align 4
  %139 = add nuw nsw i64 %82, 1
  %140 = icmp eq i64 %139, %12
  br i1 %140, label %80, label %81
}

declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #2

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

define internal fastcc noundef zeroext i1 @event(ptr noundef %0, ptr noundef %1, ptr nocapture noundef readonly %2, double noundef %3, i32 noundef %4) unnamed_addr #0 {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 944
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 1716
  %9 = load i32, ptr %8, align 4
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds %struct.Slot, ptr %7, i64 %10
  %12 = getelementptr inbounds nuw i8, ptr %2, i64 36
  %13 = load i32, ptr %12, align 4
  switch i32 %13, label %747 [
    i32 4, label %14
    i32 5, label %44
    i32 6, label %78
    i32 7, label %134
    i32 8, label %253
    i32 9, label %269
    i32 10, label %305
    i32 11, label %305
    i32 12, label %375
    i32 13, label %476
    i32 14, label %490
    i32 15, label %522
    i32 16, label %562
    i32 17, label %594
    i32 18, label %636
    i32 19, label %725
  ]

14:                                               ; preds = %5
  %15 = load i64, ptr %2, align 8
  %16 = icmp slt i64 %15, 0
  br i1 %16, label %747, label %17

17:                                               ; preds = %14
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %19 = load i64, ptr %18, align 8
  %20 = mul nsw i64 %19, %10
  %21 = add nsw i64 %20, %15
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 968
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds double, ptr %23, i64 %21
  %25 = load double, ptr %24, align 8
  %26 = fcmp ogt double %25, %3
  %27 = select i1 %26, double %25, double %3
  store double %27, ptr %24, align 8
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 952
  %29 = load ptr, ptr %28, align 8
  %30 = getelementptr inbounds i32, ptr %29, i64 %21
  %31 = load i32, ptr %30, align 4
  %32 = add nsw i32 %31, -1
  store i32 %32, ptr %30, align 4
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %34, label %747

34:                                               ; preds = %17
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 960
  %36 = load ptr, ptr %35, align 8
  %37 = getelementptr inbounds i32, ptr %36, i64 %21
  %38 = load ptr, ptr %22, align 8
  %39 = getelementptr inbounds double, ptr %38, i64 %21
  %40 = load double, ptr %39, align 8
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 376
  %42 = load double, ptr %41, align 8
  %43 = fadd double %40, %42
  tail call fastcc void @wake_all(ptr noundef nonnull %0, ptr noundef %37, double noundef %43) #5
  br label %747

44:                                               ; preds = %5
  %45 = load i64, ptr %2, align 8
  %46 = icmp slt i64 %45, 0
  br i1 %46, label %747, label %47

47:                                               ; preds = %44
  %48 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %49 = load double, ptr %48, align 8
  %50 = fcmp ogt double %3, %49
  %51 = select i1 %50, double %3, double %49
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %53 = load i64, ptr %52, align 8
  %54 = mul nsw i64 %53, %10
  %55 = add nsw i64 %54, %45
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 968
  %57 = load ptr, ptr %56, align 8
  %58 = getelementptr inbounds double, ptr %57, i64 %55
  %59 = load double, ptr %58, align 8
  %60 = fcmp ogt double %59, %51
  %61 = select i1 %60, double %59, double %51
  store double %61, ptr %58, align 8
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 952
  %63 = load ptr, ptr %62, align 8
  %64 = getelementptr inbounds i32, ptr %63, i64 %55
  %65 = load i32, ptr %64, align 4
  %66 = add nsw i32 %65, -1
  store i32 %66, ptr %64, align 4
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %68, label %747

68:                                               ; preds = %47
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 960
  %70 = load ptr, ptr %69, align 8
  %71 = getelementptr inbounds i32, ptr %70, i64 %55
  %72 = load ptr, ptr %56, align 8
  %73 = getelementptr inbounds double, ptr %72, i64 %55
  %74 = load double, ptr %73, align 8
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 376
  %76 = load double, ptr %75, align 8
  %77 = fadd double %74, %76
  tail call fastcc void @wake_all(ptr noundef nonnull %0, ptr noundef %71, double noundef %77) #5
  br label %747

78:                                               ; preds = %5
  %79 = load i64, ptr %2, align 8
  %80 = icmp slt i64 %79, 0
  br i1 %80, label %747, label %81

81:                                               ; preds = %78
  %82 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %83 = load i64, ptr %82, align 8
  %84 = mul nsw i64 %83, %10
  %85 = add nsw i64 %84, %79
  %86 = getelementptr inbounds nuw i8, ptr %0, i64 952
  %87 = load ptr, ptr %86, align 8
  %88 = getelementptr inbounds i32, ptr %87, i64 %85
  %89 = load i32, ptr %88, align 4
  %90 = icmp sgt i32 %89, 0
  br i1 %90, label %91, label %107

91:                                               ; preds = %81
  %92 = getelementptr inbounds nuw i8, ptr %0, i64 960
  %93 = load ptr, ptr %92, align 8
  %94 = getelementptr inbounds i32, ptr %93, i64 %85
  %95 = getelementptr inbounds nuw i8, ptr %1, i64 1736
  store i32 8, ptr %95, align 8
  %96 = getelementptr inbounds nuw i8, ptr %1, i64 1740
  store i32 %4, ptr %96, align 4
  %97 = load i32, ptr %94, align 4
  %98 = getelementptr inbounds nuw i8, ptr %1, i64 1732
  store i32 %97, ptr %98, align 4
  %99 = getelementptr inbounds nuw i8, ptr %1, i64 1748
  store i32 1, ptr %99, align 4
  %100 = getelementptr inbounds nuw i8, ptr %0, i64 936
  %101 = load ptr, ptr %100, align 8
  %102 = ptrtoint ptr %1 to i64
  %103 = ptrtoint ptr %101 to i64
  %104 = sub i64 %102, %103
  %105 = sdiv exact i64 %104, 1768
  %106 = trunc i64 %105 to i32
  store i32 %106, ptr %94, align 4
  br label %747

107:                                              ; preds = %81
  %108 = getelementptr inbounds nuw i8, ptr %0, i64 968
  %109 = load ptr, ptr %108, align 8
  %110 = getelementptr inbounds double, ptr %109, i64 %85
  %111 = load double, ptr %110, align 8
  %112 = getelementptr inbounds nuw i8, ptr %0, i64 376
  %113 = load double, ptr %112, align 8
  %114 = fadd double %111, %113
  %115 = load double, ptr %1, align 8
  %116 = fcmp ogt double %114, %115
  br i1 %116, label %117, label %747

117:                                              ; preds = %107
  %118 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %119 = load double, ptr %118, align 8
  %120 = fsub double %114, %119
  %121 = fadd double %120, -1.000000e+00
  %122 = fcmp ogt double %121, 0.000000e+00
  br i1 %122, label %123, label %132

123:                                              ; preds = %117
  %124 = getelementptr inbounds nuw i8, ptr %0, i64 2096
  %125 = load ptr, ptr %124, align 8
  %126 = mul nsw i32 %4, 14
  %127 = sext i32 %126 to i64
  %128 = getelementptr double, ptr %125, i64 %127
  %129 = getelementptr i8, ptr %128, i64 64
  %130 = load double, ptr %129, align 8
  %131 = fadd double %121, %130
  store double %131, ptr %129, align 8
  br label %132

132:                                              ; preds = %123, %117
  store double %114, ptr %1, align 8
  %133 = fadd double %114, -1.000000e+00
  store double %133, ptr %118, align 8
  br label %747

134:                                              ; preds = %5
  %135 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %136 = load i64, ptr %135, align 8
  %137 = icmp eq i64 %136, 0
  br i1 %137, label %138, label %147

138:                                              ; preds = %134
  %139 = getelementptr inbounds nuw i8, ptr %1, i64 1756
  %140 = load i32, ptr %139, align 4
  %141 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %142 = load i32, ptr %141, align 8
  %143 = icmp eq i32 %140, %142
  br i1 %143, label %144, label %147

144:                                              ; preds = %138
  %145 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %146 = load double, ptr %145, align 8
  br label %215

147:                                              ; preds = %138, %134
  %148 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %149 = load double, ptr %148, align 8
  %150 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %151 = load i64, ptr %150, align 8
  %152 = sitofp i64 %151 to double
  %153 = getelementptr inbounds nuw i8, ptr %0, i64 368
  %154 = load double, ptr %153, align 8
  %155 = fdiv double %152, %154
  %156 = fcmp ogt double %149, %155
  %157 = select i1 %156, double %149, double %155
  %158 = getelementptr inbounds nuw i8, ptr %0, i64 1000
  %159 = load ptr, ptr %158, align 8
  %160 = getelementptr inbounds nuw i8, ptr %1, i64 1720
  %161 = load i32, ptr %160, align 8
  %162 = shl nsw i32 %161, 2
  %163 = sext i32 %162 to i64
  %164 = mul nsw i64 %163, 112
  %165 = getelementptr i8, ptr %159, i64 %164
  %166 = getelementptr i8, ptr %165, i64 72
  %167 = load double, ptr %166, align 8
  %168 = fcmp ogt double %3, %167
  %169 = select i1 %168, double %3, double %167
  %170 = getelementptr inbounds nuw i8, ptr %0, i64 416
  %171 = load double, ptr %170, align 8
  %172 = fdiv double %169, %171
  %173 = fptosi double %172 to i64
  %174 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %175 = load i64, ptr %174, align 8
  %176 = icmp sgt i64 %175, %173
  %177 = add nsw i64 %175, -1
  %178 = select i1 %176, i64 %173, i64 %177
  %179 = getelementptr inbounds nuw i8, ptr %0, i64 2104
  %180 = load ptr, ptr %179, align 8
  %181 = mul i64 %178, 112
  %182 = getelementptr i8, ptr %180, i64 %181
  %183 = getelementptr i8, ptr %182, i64 72
  %184 = load double, ptr %183, align 8
  %185 = fadd double %157, %184
  store double %185, ptr %183, align 8
  %186 = fadd double %157, %169
  store double %186, ptr %166, align 8
  %187 = getelementptr inbounds nuw i8, ptr %0, i64 304
  %188 = load double, ptr %187, align 8
  %189 = fadd double %186, %188
  %190 = load i64, ptr %135, align 8
  %191 = icmp eq i64 %190, 0
  br i1 %191, label %204, label %192

192:                                              ; preds = %147
  %193 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %194 = load ptr, ptr %193, align 8
  %195 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %196 = load i64, ptr %195, align 8
  %197 = getelementptr inbounds i8, ptr %194, i64 %196
  %198 = load i64, ptr %150, align 8
  %199 = sitofp i64 %198 to double
  %200 = load double, ptr %153, align 8
  %201 = fdiv double %199, %200
  %202 = fsub double %186, %201
  %203 = tail call fastcc double @beyond(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef %197, i64 noundef %190, double noundef %202) #5
  br label %204

204:                                              ; preds = %192, %147
  %205 = phi double [ %203, %192 ], [ %189, %147 ]
  %206 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %207 = load i32, ptr %206, align 8
  %208 = getelementptr inbounds nuw i8, ptr %1, i64 1756
  store i32 %207, ptr %208, align 4
  %209 = fcmp ogt double %205, %186
  %210 = select i1 %209, double %205, double %186
  %211 = getelementptr inbounds nuw i8, ptr %0, i64 352
  %212 = load double, ptr %211, align 8
  %213 = fadd double %210, %212
  %214 = getelementptr inbounds nuw i8, ptr %1, i64 56
  store double %213, ptr %214, align 8
  br label %215

215:                                              ; preds = %144, %204
  %216 = phi double [ %213, %204 ], [ %146, %144 ]
  %217 = load i64, ptr %2, align 8
  %218 = icmp sgt i64 %217, -1
  br i1 %218, label %219, label %248

219:                                              ; preds = %215
  %220 = load i32, ptr %8, align 4
  %221 = sext i32 %220 to i64
  %222 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %223 = load i64, ptr %222, align 8
  %224 = mul nsw i64 %223, %221
  %225 = add nsw i64 %224, %217
  %226 = getelementptr inbounds nuw i8, ptr %0, i64 968
  %227 = load ptr, ptr %226, align 8
  %228 = getelementptr inbounds double, ptr %227, i64 %225
  %229 = load double, ptr %228, align 8
  %230 = fcmp ogt double %229, %216
  %231 = select i1 %230, double %229, double %216
  store double %231, ptr %228, align 8
  %232 = getelementptr inbounds nuw i8, ptr %0, i64 952
  %233 = load ptr, ptr %232, align 8
  %234 = getelementptr inbounds i32, ptr %233, i64 %225
  %235 = load i32, ptr %234, align 4
  %236 = add nsw i32 %235, -1
  store i32 %236, ptr %234, align 4
  %237 = icmp eq i32 %236, 0
  br i1 %237, label %238, label %747

238:                                              ; preds = %219
  %239 = getelementptr inbounds nuw i8, ptr %0, i64 960
  %240 = load ptr, ptr %239, align 8
  %241 = getelementptr inbounds i32, ptr %240, i64 %225
  %242 = load ptr, ptr %226, align 8
  %243 = getelementptr inbounds double, ptr %242, i64 %225
  %244 = load double, ptr %243, align 8
  %245 = getelementptr inbounds nuw i8, ptr %0, i64 376
  %246 = load double, ptr %245, align 8
  %247 = fadd double %244, %246
  tail call fastcc void @wake_all(ptr noundef nonnull %0, ptr noundef %241, double noundef %247) #5
  br label %747

248:                                              ; preds = %215
  %249 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %250 = load double, ptr %249, align 8
  %251 = fcmp ogt double %250, %216
  %252 = select i1 %251, double %250, double %216
  store double %252, ptr %249, align 8
  br label %747

253:                                              ; preds = %5
  %254 = load i64, ptr %2, align 8
  %255 = icmp eq i64 %254, 0
  %256 = select i1 %255, i64 640, i64 1152
  %257 = getelementptr inbounds nuw i8, ptr %1, i64 %256
  %258 = select i1 %255, i64 24, i64 32
  %259 = getelementptr inbounds nuw i8, ptr %1, i64 %258
  %260 = load double, ptr %259, align 8
  %261 = fcmp ogt double %260, %3
  %262 = select i1 %261, double %260, double %3
  %263 = select i1 %255, i64 1696, i64 1704
  %264 = getelementptr inbounds nuw i8, ptr %1, i64 %263
  %265 = load i64, ptr %264, align 8
  %266 = add nsw i64 %265, 1
  store i64 %266, ptr %264, align 8
  %267 = srem i64 %265, 64
  %268 = getelementptr inbounds double, ptr %257, i64 %267
  store double %262, ptr %268, align 8
  br label %747

269:                                              ; preds = %5
  %270 = load i64, ptr %2, align 8
  %271 = icmp eq i64 %270, 0
  %272 = select i1 %271, i64 1696, i64 1704
  %273 = getelementptr inbounds nuw i8, ptr %1, i64 %272
  %274 = load i64, ptr %273, align 8
  %275 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %276 = load i64, ptr %275, align 8
  %277 = sub nsw i64 %274, %276
  %278 = icmp sgt i64 %277, 0
  br i1 %278, label %279, label %747

279:                                              ; preds = %269
  %280 = select i1 %271, i64 640, i64 1152
  %281 = getelementptr inbounds nuw i8, ptr %1, i64 %280
  %282 = add nuw i64 %277, 63
  %283 = and i64 %282, 63
  %284 = getelementptr inbounds nuw double, ptr %281, i64 %283
  %285 = load double, ptr %284, align 8
  %286 = load double, ptr %1, align 8
  %287 = fcmp ogt double %285, %286
  br i1 %287, label %288, label %747

288:                                              ; preds = %279
  %289 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %290 = load double, ptr %289, align 8
  %291 = fsub double %285, %290
  %292 = fadd double %291, -1.000000e+00
  %293 = fcmp ogt double %292, 0.000000e+00
  br i1 %293, label %294, label %303

294:                                              ; preds = %288
  %295 = getelementptr inbounds nuw i8, ptr %0, i64 2096
  %296 = load ptr, ptr %295, align 8
  %297 = mul nsw i32 %4, 14
  %298 = sext i32 %297 to i64
  %299 = getelementptr double, ptr %296, i64 %298
  %300 = getelementptr i8, ptr %299, i64 88
  %301 = load double, ptr %300, align 8
  %302 = fadd double %292, %301
  store double %302, ptr %300, align 8
  br label %303

303:                                              ; preds = %294, %288
  store double %285, ptr %1, align 8
  %304 = fadd double %285, -1.000000e+00
  store double %304, ptr %289, align 8
  br label %747

305:                                              ; preds = %5, %5
  %306 = getelementptr inbounds nuw i8, ptr %11, i64 128
  %307 = load i64, ptr %2, align 8
  %308 = getelementptr inbounds [256 x double], ptr %306, i64 0, i64 %307
  %309 = load double, ptr %308, align 8
  %310 = fcmp ogt double %309, %3
  %311 = select i1 %310, double %309, double %3
  store double %311, ptr %308, align 8
  %312 = getelementptr inbounds nuw i8, ptr %11, i64 2192
  %313 = load i64, ptr %2, align 8
  %314 = getelementptr inbounds [256 x i32], ptr %312, i64 0, i64 %313
  %315 = load i32, ptr %314, align 4
  %316 = add nsw i32 %315, 1
  store i32 %316, ptr %314, align 4
  %317 = sext i32 %316 to i64
  %318 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %319 = load i64, ptr %318, align 8
  %320 = icmp sgt i64 %319, %317
  br i1 %320, label %321, label %340

321:                                              ; preds = %305
  %322 = load i32, ptr %12, align 4
  %323 = icmp eq i32 %322, 10
  br i1 %323, label %324, label %747

324:                                              ; preds = %321
  %325 = getelementptr inbounds nuw i8, ptr %11, i64 3216
  %326 = load i64, ptr %2, align 8
  %327 = getelementptr inbounds [256 x i32], ptr %325, i64 0, i64 %326
  %328 = getelementptr inbounds nuw i8, ptr %1, i64 1736
  store i32 9, ptr %328, align 8
  %329 = getelementptr inbounds nuw i8, ptr %1, i64 1740
  store i32 %4, ptr %329, align 4
  %330 = load i32, ptr %327, align 4
  %331 = getelementptr inbounds nuw i8, ptr %1, i64 1732
  store i32 %330, ptr %331, align 4
  %332 = getelementptr inbounds nuw i8, ptr %1, i64 1748
  store i32 1, ptr %332, align 4
  %333 = getelementptr inbounds nuw i8, ptr %0, i64 936
  %334 = load ptr, ptr %333, align 8
  %335 = ptrtoint ptr %1 to i64
  %336 = ptrtoint ptr %334 to i64
  %337 = sub i64 %335, %336
  %338 = sdiv exact i64 %337, 1768
  %339 = trunc i64 %338 to i32
  store i32 %339, ptr %327, align 4
  br label %747

340:                                              ; preds = %305
  %341 = load i64, ptr %2, align 8
  %342 = getelementptr inbounds [256 x double], ptr %306, i64 0, i64 %341
  %343 = load double, ptr %342, align 8
  %344 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %345 = load double, ptr %344, align 8
  %346 = fadd double %343, %345
  %347 = getelementptr inbounds [256 x i32], ptr %312, i64 0, i64 %341
  store i32 0, ptr %347, align 4
  %348 = load i64, ptr %2, align 8
  %349 = getelementptr inbounds [256 x double], ptr %306, i64 0, i64 %348
  store double 0.000000e+00, ptr %349, align 8
  %350 = getelementptr inbounds nuw i8, ptr %11, i64 3216
  %351 = load i64, ptr %2, align 8
  %352 = getelementptr inbounds [256 x i32], ptr %350, i64 0, i64 %351
  tail call fastcc void @wake_all(ptr noundef nonnull %0, ptr noundef nonnull %352, double noundef %346) #5
  %353 = load i32, ptr %12, align 4
  %354 = icmp eq i32 %353, 10
  br i1 %354, label %355, label %747

355:                                              ; preds = %340
  %356 = load double, ptr %1, align 8
  %357 = fcmp ogt double %346, %356
  br i1 %357, label %358, label %747

358:                                              ; preds = %355
  %359 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %360 = load double, ptr %359, align 8
  %361 = fsub double %346, %360
  %362 = fadd double %361, -1.000000e+00
  %363 = fcmp ogt double %362, 0.000000e+00
  br i1 %363, label %364, label %373

364:                                              ; preds = %358
  %365 = getelementptr inbounds nuw i8, ptr %0, i64 2096
  %366 = load ptr, ptr %365, align 8
  %367 = mul nsw i32 %4, 14
  %368 = sext i32 %367 to i64
  %369 = getelementptr double, ptr %366, i64 %368
  %370 = getelementptr i8, ptr %369, i64 72
  %371 = load double, ptr %370, align 8
  %372 = fadd double %362, %371
  store double %372, ptr %370, align 8
  br label %373

373:                                              ; preds = %364, %358
  store double %346, ptr %1, align 8
  %374 = fadd double %346, -1.000000e+00
  store double %374, ptr %359, align 8
  br label %747

375:                                              ; preds = %5
  %376 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %377 = load i64, ptr %376, align 8
  %378 = icmp eq i64 %377, 0
  br i1 %378, label %379, label %417

379:                                              ; preds = %375
  %380 = load i64, ptr %2, align 8
  %381 = sitofp i64 %380 to double
  %382 = fmul double %381, 6.250000e-02
  %383 = getelementptr inbounds nuw i8, ptr %1, i64 1728
  %384 = load i32, ptr %383, align 8
  %385 = sext i32 %384 to i64
  %386 = getelementptr inbounds nuw i8, ptr %0, i64 1000
  %387 = load ptr, ptr %386, align 8
  %388 = getelementptr inbounds nuw i8, ptr %1, i64 1720
  %389 = load i32, ptr %388, align 8
  %390 = shl nsw i32 %389, 2
  %391 = sext i32 %390 to i64
  %392 = add nsw i64 %391, %385
  %393 = mul nsw i64 %392, 112
  %394 = getelementptr i8, ptr %387, i64 %393
  %395 = getelementptr i8, ptr %394, i64 40
  %396 = load double, ptr %395, align 8
  %397 = fcmp ogt double %3, %396
  %398 = select i1 %397, double %3, double %396
  %399 = getelementptr inbounds nuw i8, ptr %0, i64 416
  %400 = load double, ptr %399, align 8
  %401 = fdiv double %398, %400
  %402 = fptosi double %401 to i64
  %403 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %404 = load i64, ptr %403, align 8
  %405 = icmp sgt i64 %404, %402
  %406 = add nsw i64 %404, -1
  %407 = select i1 %405, i64 %402, i64 %406
  %408 = getelementptr inbounds nuw i8, ptr %0, i64 2104
  %409 = load ptr, ptr %408, align 8
  %410 = mul i64 %407, 112
  %411 = getelementptr i8, ptr %409, i64 %410
  %412 = getelementptr i8, ptr %411, i64 40
  %413 = load double, ptr %412, align 8
  %414 = fadd double %382, %413
  store double %414, ptr %412, align 8
  %415 = fadd double %382, %398
  store double %415, ptr %395, align 8
  %416 = getelementptr inbounds nuw i8, ptr %1, i64 16
  store double %415, ptr %416, align 8
  br label %747

417:                                              ; preds = %375
  %418 = getelementptr inbounds nuw i8, ptr %1, i64 1720
  %419 = load i32, ptr %418, align 8
  %420 = sext i32 %419 to i64
  %421 = getelementptr inbounds [16 x double], ptr %11, i64 0, i64 %420
  %422 = load double, ptr %421, align 8
  %423 = fcmp ogt double %3, %422
  %424 = select i1 %423, double %3, double %422
  %425 = load i64, ptr %2, align 8
  %426 = sitofp i64 %425 to double
  %427 = fmul double %426, 6.250000e-02
  %428 = getelementptr inbounds nuw i8, ptr %0, i64 1000
  %429 = load ptr, ptr %428, align 8
  %430 = shl nsw i32 %419, 2
  %431 = sext i32 %430 to i64
  %432 = mul nsw i64 %431, 112
  %433 = getelementptr i8, ptr %429, i64 %432
  %434 = getelementptr i8, ptr %433, i64 96
  %435 = load double, ptr %434, align 8
  %436 = fcmp ogt double %424, %435
  %437 = select i1 %436, double %424, double %435
  %438 = getelementptr inbounds nuw i8, ptr %0, i64 416
  %439 = load double, ptr %438, align 8
  %440 = fdiv double %437, %439
  %441 = fptosi double %440 to i64
  %442 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %443 = load i64, ptr %442, align 8
  %444 = icmp sgt i64 %443, %441
  %445 = add nsw i64 %443, -1
  %446 = select i1 %444, i64 %441, i64 %445
  %447 = getelementptr inbounds nuw i8, ptr %0, i64 2104
  %448 = load ptr, ptr %447, align 8
  %449 = mul i64 %446, 112
  %450 = getelementptr i8, ptr %448, i64 %449
  %451 = getelementptr i8, ptr %450, i64 96
  %452 = load double, ptr %451, align 8
  %453 = fadd double %427, %452
  store double %453, ptr %451, align 8
  %454 = fadd double %427, %437
  store double %454, ptr %434, align 8
  %455 = load i64, ptr %376, align 8
  %456 = icmp eq i64 %455, 2
  br i1 %456, label %457, label %472

457:                                              ; preds = %417
  %458 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %459 = load i64, ptr %458, align 8
  %460 = icmp sgt i64 %459, 1
  br i1 %460, label %461, label %472

461:                                              ; preds = %457
  %462 = load i32, ptr %418, align 8
  %463 = xor i32 %462, 1
  %464 = load ptr, ptr %428, align 8
  %465 = shl nsw i32 %463, 2
  %466 = sext i32 %465 to i64
  %467 = mul nsw i64 %466, 112
  %468 = getelementptr i8, ptr %464, i64 %467
  %469 = getelementptr i8, ptr %468, i64 96
  store double %454, ptr %469, align 8
  %470 = sext i32 %463 to i64
  %471 = getelementptr inbounds [16 x double], ptr %11, i64 0, i64 %470
  store double %454, ptr %471, align 8
  br label %472

472:                                              ; preds = %461, %457, %417
  %473 = load i32, ptr %418, align 8
  %474 = sext i32 %473 to i64
  %475 = getelementptr inbounds [16 x double], ptr %11, i64 0, i64 %474
  store double %454, ptr %475, align 8
  br label %747

476:                                              ; preds = %5
  %477 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %478 = load double, ptr %477, align 8
  %479 = fcmp ogt double %478, %3
  %480 = select i1 %479, double %478, double %3
  %481 = getelementptr inbounds nuw i8, ptr %0, i64 392
  %482 = load double, ptr %481, align 8
  %483 = fadd double %482, %480
  %484 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %485 = getelementptr inbounds nuw i8, ptr %1, i64 1688
  %486 = load i64, ptr %485, align 8
  %487 = add nsw i64 %486, 1
  store i64 %487, ptr %485, align 8
  %488 = srem i64 %486, 64
  %489 = getelementptr inbounds [64 x double], ptr %484, i64 0, i64 %488
  store double %483, ptr %489, align 8
  br label %747

490:                                              ; preds = %5
  %491 = getelementptr inbounds nuw i8, ptr %1, i64 1688
  %492 = load i64, ptr %491, align 8
  %493 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %494 = load i64, ptr %493, align 8
  %495 = sub nsw i64 %492, %494
  %496 = icmp sgt i64 %495, 0
  br i1 %496, label %497, label %747

497:                                              ; preds = %490
  %498 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %499 = add nuw i64 %495, 63
  %500 = and i64 %499, 63
  %501 = getelementptr inbounds nuw [64 x double], ptr %498, i64 0, i64 %500
  %502 = load double, ptr %501, align 8
  %503 = load double, ptr %1, align 8
  %504 = fcmp ogt double %502, %503
  br i1 %504, label %505, label %747

505:                                              ; preds = %497
  %506 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %507 = load double, ptr %506, align 8
  %508 = fsub double %502, %507
  %509 = fadd double %508, -1.000000e+00
  %510 = fcmp ogt double %509, 0.000000e+00
  br i1 %510, label %511, label %520

511:                                              ; preds = %505
  %512 = getelementptr inbounds nuw i8, ptr %0, i64 2096
  %513 = load ptr, ptr %512, align 8
  %514 = mul nsw i32 %4, 14
  %515 = sext i32 %514 to i64
  %516 = getelementptr double, ptr %513, i64 %515
  %517 = getelementptr i8, ptr %516, i64 96
  %518 = load double, ptr %517, align 8
  %519 = fadd double %509, %518
  store double %519, ptr %517, align 8
  br label %520

520:                                              ; preds = %511, %505
  store double %502, ptr %1, align 8
  %521 = fadd double %502, -1.000000e+00
  store double %521, ptr %506, align 8
  br label %747

522:                                              ; preds = %5
  %523 = load i64, ptr %2, align 8
  %524 = icmp slt i64 %523, 0
  br i1 %524, label %747, label %525

525:                                              ; preds = %522
  %526 = getelementptr inbounds nuw i8, ptr %1, i64 1720
  %527 = load i32, ptr %526, align 8
  %528 = sext i32 %527 to i64
  %529 = getelementptr inbounds [16 x double], ptr %11, i64 0, i64 %528
  %530 = load double, ptr %529, align 8
  %531 = fcmp ogt double %3, %530
  %532 = select i1 %531, double %3, double %530
  %533 = getelementptr inbounds nuw i8, ptr %0, i64 392
  %534 = load double, ptr %533, align 8
  %535 = fadd double %534, %532
  %536 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %537 = load i64, ptr %536, align 8
  %538 = mul nsw i64 %537, %10
  %539 = add nsw i64 %538, %523
  %540 = getelementptr inbounds nuw i8, ptr %0, i64 968
  %541 = load ptr, ptr %540, align 8
  %542 = getelementptr inbounds double, ptr %541, i64 %539
  %543 = load double, ptr %542, align 8
  %544 = fcmp ogt double %543, %535
  %545 = select i1 %544, double %543, double %535
  store double %545, ptr %542, align 8
  %546 = getelementptr inbounds nuw i8, ptr %0, i64 952
  %547 = load ptr, ptr %546, align 8
  %548 = getelementptr inbounds i32, ptr %547, i64 %539
  %549 = load i32, ptr %548, align 4
  %550 = add nsw i32 %549, -1
  store i32 %550, ptr %548, align 4
  %551 = icmp eq i32 %550, 0
  br i1 %551, label %552, label %747

552:                                              ; preds = %525
  %553 = getelementptr inbounds nuw i8, ptr %0, i64 960
  %554 = load ptr, ptr %553, align 8
  %555 = getelementptr inbounds i32, ptr %554, i64 %539
  %556 = load ptr, ptr %540, align 8
  %557 = getelementptr inbounds double, ptr %556, i64 %539
  %558 = load double, ptr %557, align 8
  %559 = getelementptr inbounds nuw i8, ptr %0, i64 376
  %560 = load double, ptr %559, align 8
  %561 = fadd double %558, %560
  tail call fastcc void @wake_all(ptr noundef nonnull %0, ptr noundef %555, double noundef %561) #5
  br label %747

562:                                              ; preds = %5
  %563 = getelementptr inbounds nuw i8, ptr %11, i64 4248
  %564 = load i32, ptr %563, align 8
  %565 = getelementptr inbounds nuw i8, ptr %1, i64 1744
  store i32 %564, ptr %565, align 8
  %566 = getelementptr inbounds nuw i8, ptr %11, i64 4240
  %567 = load i32, ptr %566, align 8
  %568 = add nsw i32 %567, 1
  store i32 %568, ptr %566, align 8
  %569 = getelementptr inbounds nuw i8, ptr %11, i64 2176
  %570 = load double, ptr %569, align 8
  %571 = fcmp ogt double %570, %3
  %572 = select i1 %571, double %570, double %3
  store double %572, ptr %569, align 8
  %573 = getelementptr inbounds nuw i8, ptr %11, i64 4252
  %574 = load i32, ptr %573, align 4
  %575 = icmp slt i32 %568, %574
  %576 = icmp eq i32 %574, 0
  %577 = or i1 %575, %576
  br i1 %577, label %747, label %578

578:                                              ; preds = %562
  store i32 0, ptr %566, align 8
  %579 = add nsw i32 %564, 1
  store i32 %579, ptr %563, align 8
  %580 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %581 = load double, ptr %580, align 8
  %582 = fadd double %572, %581
  %583 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %584 = load i64, ptr %583, align 8
  %585 = icmp sgt i64 %584, 1
  br i1 %585, label %586, label %589

586:                                              ; preds = %578
  %587 = getelementptr inbounds nuw i8, ptr %0, i64 304
  %588 = load double, ptr %587, align 8
  br label %589

589:                                              ; preds = %586, %578
  %590 = phi double [ %588, %586 ], [ 0.000000e+00, %578 ]
  %591 = fadd double %582, %590
  %592 = getelementptr inbounds nuw i8, ptr %11, i64 2184
  store double %591, ptr %592, align 8
  %593 = getelementptr inbounds nuw i8, ptr %11, i64 4244
  tail call fastcc void @wake_all(ptr noundef nonnull %0, ptr noundef nonnull %593, double noundef %591) #5
  br label %747

594:                                              ; preds = %5
  %595 = getelementptr inbounds nuw i8, ptr %11, i64 4248
  %596 = load i32, ptr %595, align 8
  %597 = getelementptr inbounds nuw i8, ptr %1, i64 1744
  %598 = load i32, ptr %597, align 8
  %599 = icmp eq i32 %596, %598
  br i1 %599, label %600, label %614

600:                                              ; preds = %594
  %601 = getelementptr inbounds nuw i8, ptr %11, i64 4244
  %602 = getelementptr inbounds nuw i8, ptr %1, i64 1736
  store i32 10, ptr %602, align 8
  %603 = getelementptr inbounds nuw i8, ptr %1, i64 1740
  store i32 %4, ptr %603, align 4
  %604 = load i32, ptr %601, align 4
  %605 = getelementptr inbounds nuw i8, ptr %1, i64 1732
  store i32 %604, ptr %605, align 4
  %606 = getelementptr inbounds nuw i8, ptr %1, i64 1748
  store i32 1, ptr %606, align 4
  %607 = getelementptr inbounds nuw i8, ptr %0, i64 936
  %608 = load ptr, ptr %607, align 8
  %609 = ptrtoint ptr %1 to i64
  %610 = ptrtoint ptr %608 to i64
  %611 = sub i64 %609, %610
  %612 = sdiv exact i64 %611, 1768
  %613 = trunc i64 %612 to i32
  store i32 %613, ptr %601, align 4
  br label %747

614:                                              ; preds = %594
  %615 = getelementptr inbounds nuw i8, ptr %11, i64 2184
  %616 = load double, ptr %615, align 8
  %617 = load double, ptr %1, align 8
  %618 = fcmp ogt double %616, %617
  br i1 %618, label %619, label %747

619:                                              ; preds = %614
  %620 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %621 = load double, ptr %620, align 8
  %622 = fsub double %616, %621
  %623 = fadd double %622, -1.000000e+00
  %624 = fcmp ogt double %623, 0.000000e+00
  br i1 %624, label %625, label %634

625:                                              ; preds = %619
  %626 = getelementptr inbounds nuw i8, ptr %0, i64 2096
  %627 = load ptr, ptr %626, align 8
  %628 = mul nsw i32 %4, 14
  %629 = sext i32 %628 to i64
  %630 = getelementptr double, ptr %627, i64 %629
  %631 = getelementptr i8, ptr %630, i64 80
  %632 = load double, ptr %631, align 8
  %633 = fadd double %623, %632
  store double %633, ptr %631, align 8
  br label %634

634:                                              ; preds = %625, %619
  store double %616, ptr %1, align 8
  %635 = fadd double %616, -1.000000e+00
  store double %635, ptr %620, align 8
  br label %747

636:                                              ; preds = %5
  %637 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %638 = load i64, ptr %637, align 8
  %639 = icmp eq i64 %638, 0
  br i1 %639, label %681, label %640

640:                                              ; preds = %636
  %641 = getelementptr inbounds nuw i8, ptr %1, i64 1720
  %642 = load i32, ptr %641, align 8
  %643 = sext i32 %642 to i64
  %644 = getelementptr inbounds [16 x double], ptr %11, i64 0, i64 %643
  %645 = load double, ptr %644, align 8
  %646 = fcmp ogt double %3, %645
  %647 = select i1 %646, double %3, double %645
  %648 = load i64, ptr %2, align 8
  %649 = sitofp i64 %648 to double
  %650 = fmul double %649, 6.250000e-02
  %651 = getelementptr inbounds nuw i8, ptr %0, i64 1000
  %652 = load ptr, ptr %651, align 8
  %653 = shl nsw i32 %642, 2
  %654 = sext i32 %653 to i64
  %655 = mul nsw i64 %654, 112
  %656 = getelementptr i8, ptr %652, i64 %655
  %657 = getelementptr i8, ptr %656, i64 96
  %658 = load double, ptr %657, align 8
  %659 = fcmp ogt double %647, %658
  %660 = select i1 %659, double %647, double %658
  %661 = getelementptr inbounds nuw i8, ptr %0, i64 416
  %662 = load double, ptr %661, align 8
  %663 = fdiv double %660, %662
  %664 = fptosi double %663 to i64
  %665 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %666 = load i64, ptr %665, align 8
  %667 = icmp sgt i64 %666, %664
  %668 = add nsw i64 %666, -1
  %669 = select i1 %667, i64 %664, i64 %668
  %670 = getelementptr inbounds nuw i8, ptr %0, i64 2104
  %671 = load ptr, ptr %670, align 8
  %672 = mul i64 %669, 112
  %673 = getelementptr i8, ptr %671, i64 %672
  %674 = getelementptr i8, ptr %673, i64 96
  %675 = load double, ptr %674, align 8
  %676 = fadd double %650, %675
  store double %676, ptr %674, align 8
  %677 = fadd double %650, %660
  store double %677, ptr %657, align 8
  %678 = load i32, ptr %641, align 8
  %679 = sext i32 %678 to i64
  %680 = getelementptr inbounds [16 x double], ptr %11, i64 0, i64 %679
  store double %677, ptr %680, align 8
  br label %747

681:                                              ; preds = %636
  %682 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %683 = load double, ptr %682, align 8
  %684 = load i64, ptr %2, align 8
  %685 = sitofp i64 %684 to double
  %686 = fmul double %685, 6.250000e-02
  %687 = getelementptr inbounds nuw i8, ptr %1, i64 1728
  %688 = load i32, ptr %687, align 8
  %689 = sext i32 %688 to i64
  %690 = getelementptr inbounds nuw i8, ptr %0, i64 1000
  %691 = load ptr, ptr %690, align 8
  %692 = getelementptr inbounds nuw i8, ptr %1, i64 1720
  %693 = load i32, ptr %692, align 8
  %694 = shl nsw i32 %693, 2
  %695 = sext i32 %694 to i64
  %696 = add nsw i64 %695, %689
  %697 = mul nsw i64 %696, 112
  %698 = getelementptr i8, ptr %691, i64 %697
  %699 = getelementptr i8, ptr %698, i64 40
  %700 = load double, ptr %699, align 8
  %701 = fcmp ogt double %3, %700
  %702 = select i1 %701, double %3, double %700
  %703 = getelementptr inbounds nuw i8, ptr %0, i64 416
  %704 = load double, ptr %703, align 8
  %705 = fdiv double %702, %704
  %706 = fptosi double %705 to i64
  %707 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %708 = load i64, ptr %707, align 8
  %709 = icmp sgt i64 %708, %706
  %710 = add nsw i64 %708, -1
  %711 = select i1 %709, i64 %706, i64 %710
  %712 = getelementptr inbounds nuw i8, ptr %0, i64 2104
  %713 = load ptr, ptr %712, align 8
  %714 = mul i64 %711, 112
  %715 = getelementptr i8, ptr %713, i64 %714
  %716 = getelementptr i8, ptr %715, i64 40
  %717 = load double, ptr %716, align 8
  %718 = fadd double %686, %717
  store double %718, ptr %716, align 8
  %719 = fadd double %686, %702
  store double %719, ptr %699, align 8
  %720 = getelementptr inbounds nuw i8, ptr %0, i64 400
  %721 = load double, ptr %720, align 8
  %722 = fadd double %719, %721
  %723 = fcmp ogt double %683, %722
  %724 = select i1 %723, double %683, double %722
  store double %724, ptr %682, align 8
  br label %747

725:                                              ; preds = %5
  %726 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %727 = load double, ptr %726, align 8
  %728 = load double, ptr %1, align 8
  %729 = fcmp ogt double %727, %728
  br i1 %729, label %730, label %747

730:                                              ; preds = %725
  %731 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %732 = load double, ptr %731, align 8
  %733 = fsub double %727, %732
  %734 = fadd double %733, -1.000000e+00
  %735 = fcmp ogt double %734, 0.000000e+00
  br i1 %735, label %736, label %745

736:                                              ; preds = %730
  %737 = getelementptr inbounds nuw i8, ptr %0, i64 2096
  %738 = load ptr, ptr %737, align 8
  %739 = mul nsw i32 %4, 14
  %740 = sext i32 %739 to i64
  %741 = getelementptr double, ptr %738, i64 %740
  %742 = getelementptr i8, ptr %741, i64 104
  %743 = load double, ptr %742, align 8
  %744 = fadd double %734, %743
  store double %744, ptr %742, align 8
  br label %745

745:                                              ; preds = %736, %730
  store double %727, ptr %1, align 8
  %746 = fadd double %727, -1.000000e+00
  store double %746, ptr %731, align 8
  br label %747

747:                                              ; preds = %745, %725, %634, %614, %589, %562, %552, %525, %522, %520, %497, %373, %355, %303, %279, %238, %219, %132, %107, %68, %47, %44, %34, %17, %14, %5, %640, %681, %490, %379, %472, %340, %324, %321, %269, %248, %91, %78, %600, %476, %253
  %748 = phi i1 [ true, %600 ], [ false, %476 ], [ false, %253 ], [ false, %78 ], [ true, %91 ], [ false, %248 ], [ false, %269 ], [ false, %321 ], [ true, %324 ], [ false, %340 ], [ false, %472 ], [ false, %379 ], [ false, %490 ], [ false, %681 ], [ false, %640 ], [ false, %5 ], [ false, %14 ], [ false, %17 ], [ false, %34 ], [ false, %44 ], [ false, %47 ], [ false, %68 ], [ false, %107 ], [ false, %132 ], [ false, %219 ], [ false, %238 ], [ false, %279 ], [ false, %303 ], [ false, %355 ], [ false, %373 ], [ false, %497 ], [ false, %520 ], [ false, %522 ], [ false, %525 ], [ false, %552 ], [ false, %562 ], [ false, %589 ], [ false, %614 ], [ false, %634 ], [ false, %725 ], [ false, %745 ]
  ret i1 %748
}

declare i32 @llvm.cttz.i32(i32, i1 immarg) #4

define internal fastcc void @wake_all(ptr nocapture noundef %0, ptr nocapture noundef %1, double noundef %2) unnamed_addr #0 {
  %4 = load i32, ptr %1, align 4
  %5 = icmp sgt i32 %4, -1
  br i1 %5, label %6, label %12

6:                                                ; preds = %3
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 936
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 2096
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 2032
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 2040
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 976
  br label %13

12:                                               ; preds = %58, %3
  store i32 -1, ptr %1, align 4
  ret void

13:                                               ; preds = %6, %58
  %14 = phi i32 [ %4, %6 ], [ %19, %58 ]
  %15 = load ptr, ptr %7, align 8
  %16 = zext nneg i32 %14 to i64
  %17 = getelementptr inbounds nuw %struct.Warp, ptr %15, i64 %16
  %18 = getelementptr inbounds nuw i8, ptr %17, i64 1732
  %19 = load i32, ptr %18, align 4
  %20 = load double, ptr %17, align 8
  %21 = fcmp ogt double %20, %2
  %22 = select i1 %21, double %20, double %2
  %23 = getelementptr inbounds nuw i8, ptr %17, i64 8
  %24 = load double, ptr %23, align 8
  %25 = fsub double %22, %24
  %26 = fcmp ogt double %25, 0.000000e+00
  br i1 %26, label %27, label %39

27:                                               ; preds = %13
  %28 = getelementptr inbounds nuw i8, ptr %17, i64 1736
  %29 = load i32, ptr %28, align 8
  %30 = getelementptr inbounds nuw i8, ptr %17, i64 1740
  %31 = load i32, ptr %30, align 4
  %32 = load ptr, ptr %8, align 8
  %33 = mul nsw i32 %31, 14
  %34 = add nsw i32 %33, %29
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds double, ptr %32, i64 %35
  %37 = load double, ptr %36, align 8
  %38 = fadd double %25, %37
  store double %38, ptr %36, align 8
  br label %39

39:                                               ; preds = %27, %13
  store double %22, ptr %23, align 8
  store double %22, ptr %17, align 8
  %40 = getelementptr inbounds nuw i8, ptr %17, i64 1748
  store i32 0, ptr %40, align 4
  %41 = load ptr, ptr %7, align 8
  %42 = load i64, ptr %9, align 8
  %43 = add nsw i64 %42, 1
  store i64 %43, ptr %9, align 8
  %44 = load i64, ptr %10, align 8
  %45 = add nsw i64 %44, 1
  store i64 %45, ptr %10, align 8
  %46 = icmp eq i64 %42, 0
  br i1 %46, label %58, label %47

47:                                               ; preds = %39, %55
  %48 = phi i64 [ %51, %55 ], [ %42, %39 ]
  %49 = load ptr, ptr %11, align 8
  %50 = add nsw i64 %48, -1
  %51 = sdiv i64 %50, 2
  %52 = getelementptr inbounds %struct.Entry, ptr %49, i64 %51
  %53 = load double, ptr %52, align 8
  %54 = fcmp ogt double %53, %22
  br i1 %54, label %55, label %58

55:                                               ; preds = %47
  %56 = getelementptr inbounds %struct.Entry, ptr %49, i64 %48
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %56, ptr noundef nonnull align 8 dereferenceable(24) %52, i64 24, i1 false)
  %57 = icmp ult i64 %48, 3
  br i1 %57, label %58, label %47

58:                                               ; preds = %47, %55, %39
  %59 = phi i64 [ 0, %39 ], [ %51, %55 ], [ %48, %47 ]
  %60 = ptrtoint ptr %17 to i64
  %61 = ptrtoint ptr %41 to i64
  %62 = sub i64 %60, %61
  %63 = sdiv exact i64 %62, 1768
  %64 = trunc i64 %63 to i32
  %65 = load ptr, ptr %11, align 8
  %66 = getelementptr inbounds %struct.Entry, ptr %65, i64 %59
  store double %22, ptr %66, align 8
  %67 = getelementptr inbounds nuw i8, ptr %66, i64 8
  store i64 %44, ptr %67, align 8
  %68 = getelementptr inbounds nuw i8, ptr %66, i64 16
  store i32 %64, ptr %68, align 8
  %69 = getelementptr inbounds nuw i8, ptr %66, i64 20
  store i32 0, ptr %69, align 4
  %70 = icmp sgt i32 %19, -1
  br i1 %70, label %13, label %12
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
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 1720
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
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 2104
  %40 = load ptr, ptr %39, align 8
  %41 = mul i64 %38, 112
  %42 = getelementptr i8, ptr %40, i64 %41
  %43 = getelementptr i8, ptr %42, i64 80
  %44 = load double, ptr %43, align 8
  %45 = fadd double %17, %44
  store double %45, ptr %43, align 8
  %46 = fadd double %17, %29
  store double %46, ptr %26, align 8
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 2112
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
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 2120
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

attributes #0 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nobuiltin }
attributes #6 = { nounwind }

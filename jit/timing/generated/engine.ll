; LLVM IR of engine.c, made by python -m jit.llvm.generate.

%struct.Entry = type { double, i64, i32, i32 }
%struct.Warp = type { double, double, double, double, double, double, double, double, [8 x double], [64 x double], [64 x double], [64 x double], i64, i64, i64, i64, i64, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, [8 x i8] }
%struct.Slot = type { [16 x double], [256 x double], double, double, [256 x i32], [256 x i32], i32, i32, i32, i32, i32, i32 }
%struct.Code = type { i32, i32, i32, i32, i8, i8, i8, i8, i8, i8, i8, i8 }
%struct.Record = type { i64, i64, i64, i64, i32, i32 }

define double @run(ptr noundef %0) #0 {
  %2 = alloca [64 x i8], align 16
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 2040
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %5 = load i64, ptr %4, align 8
  %6 = icmp sgt i64 %5, 0
  br i1 %6, label %7, label %14

7:                                                ; preds = %1
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 104
  br label %9

9:                                                ; preds = %7, %55
  %10 = phi i64 [ 0, %7 ], [ %57, %55 ]
  %11 = load i64, ptr %3, align 8
  %12 = load i64, ptr %8, align 8
  %13 = icmp slt i64 %11, %12
  br i1 %13, label %55, label %14

14:                                               ; preds = %9, %55, %1
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 2048
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %17 = load i64, ptr %15, align 8
  %18 = load i64, ptr %16, align 8
  %19 = icmp slt i64 %17, %18
  br i1 %19, label %20, label %958

20:                                               ; preds = %14
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 2024
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 968
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 928
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 984
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 992
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 2088
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 2064
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 2096
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 272
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 336
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 280
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 304
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 976
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 936
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 2032
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 376
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 2080
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 400
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 2072
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 952
  br label %64

55:                                               ; preds = %9
  %56 = trunc nuw nsw i64 %10 to i32
  tail call fastcc void @begin(ptr noundef nonnull %0, i32 noundef %56, double noundef 0.000000e+00) #5
  %57 = add nuw nsw i64 %10, 1
  %58 = load i64, ptr %4, align 8
  %59 = icmp sgt i64 %58, %57
  br i1 %59, label %9, label %14

60:                                               ; preds = %948, %932
  %61 = load i64, ptr %15, align 8
  %62 = load i64, ptr %16, align 8
  %63 = icmp slt i64 %61, %62
  br i1 %63, label %64, label %958

64:                                               ; preds = %20, %60
  %65 = phi i64 [ %18, %20 ], [ %62, %60 ]
  %66 = phi i64 [ %17, %20 ], [ %61, %60 ]
  %67 = phi double [ 0.000000e+00, %20 ], [ %841, %60 ]
  %68 = load i64, ptr %21, align 8
  %69 = icmp eq i64 %68, 0
  br i1 %69, label %838, label %70

70:                                               ; preds = %64, %832
  %71 = phi i64 [ %833, %832 ], [ %68, %64 ]
  %72 = phi double [ %133, %832 ], [ %67, %64 ]
  %73 = load ptr, ptr %22, align 8
  %74 = load double, ptr %73, align 8
  %75 = getelementptr inbounds nuw i8, ptr %73, i64 16
  %76 = load i32, ptr %75, align 8
  %77 = add nsw i64 %71, -1
  store i64 %77, ptr %21, align 8
  %78 = getelementptr inbounds %struct.Entry, ptr %73, i64 %77
  %79 = load double, ptr %78, align 8
  %80 = getelementptr inbounds nuw i8, ptr %78, i64 8
  %81 = load <2 x i64>, ptr %80, align 8
  %82 = load i64, ptr %80, align 8
  %83 = icmp sgt i64 %71, 2
  br i1 %83, label %84, label %127

84:                                               ; preds = %70, %119
  %85 = phi i64 [ %123, %119 ], [ %77, %70 ]
  %86 = phi i64 [ %122, %119 ], [ 1, %70 ]
  %87 = phi i64 [ %121, %119 ], [ 0, %70 ]
  %88 = phi i64 [ %109, %119 ], [ 0, %70 ]
  %89 = add nsw i64 %87, 2
  %90 = icmp slt i64 %89, %85
  %91 = load ptr, ptr %22, align 8
  br i1 %90, label %92, label %108

92:                                               ; preds = %84
  %93 = getelementptr inbounds %struct.Entry, ptr %91, i64 %89
  %94 = getelementptr inbounds %struct.Entry, ptr %91, i64 %86
  %95 = load double, ptr %93, align 8
  %96 = load double, ptr %94, align 8
  %97 = fcmp olt double %95, %96
  br i1 %97, label %107, label %98

98:                                               ; preds = %92
  %99 = fcmp oeq double %95, %96
  br i1 %99, label %100, label %108

100:                                              ; preds = %98
  %101 = getelementptr inbounds nuw i8, ptr %93, i64 8
  %102 = load i64, ptr %101, align 8
  %103 = getelementptr inbounds nuw i8, ptr %94, i64 8
  %104 = load i64, ptr %103, align 8
  %105 = icmp slt i64 %102, %104
  %106 = freeze i1 %105
  br i1 %106, label %107, label %108

107:                                              ; preds = %100, %92
  br label %108

108:                                              ; preds = %107, %100, %98, %84
  %109 = phi i64 [ %86, %84 ], [ %89, %107 ], [ %86, %100 ], [ %86, %98 ]
  %110 = getelementptr inbounds %struct.Entry, ptr %91, i64 %109
  %111 = load double, ptr %110, align 8
  %112 = fcmp olt double %111, %79
  br i1 %112, label %119, label %113

113:                                              ; preds = %108
  %114 = fcmp oeq double %111, %79
  br i1 %114, label %115, label %127

115:                                              ; preds = %113
  %116 = getelementptr inbounds nuw i8, ptr %110, i64 8
  %117 = load i64, ptr %116, align 8
  %118 = icmp slt i64 %117, %82
  br i1 %118, label %119, label %127

119:                                              ; preds = %115, %108
  %120 = getelementptr inbounds %struct.Entry, ptr %91, i64 %88
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %120, ptr noundef nonnull align 8 dereferenceable(24) %110, i64 24, i1 false)
  %121 = shl nsw i64 %109, 1
  %122 = or disjoint i64 %121, 1
  %123 = load i64, ptr %21, align 8
  %124 = icmp slt i64 %122, %123
  br i1 %124, label %84, label %125

125:                                              ; preds = %119
  %126 = load ptr, ptr %22, align 8
  br label %127

127:                                              ; preds = %113, %115, %70, %125
  %128 = phi ptr [ %73, %70 ], [ %126, %125 ], [ %91, %115 ], [ %91, %113 ]
  %129 = phi i64 [ 0, %70 ], [ %109, %125 ], [ %88, %115 ], [ %88, %113 ]
  %130 = getelementptr inbounds %struct.Entry, ptr %128, i64 %129
  store double %79, ptr %130, align 8
  %131 = getelementptr inbounds nuw i8, ptr %130, i64 8
  store <2 x i64> %81, ptr %131, align 8
  %132 = fcmp ogt double %72, %74
  %133 = select i1 %132, double %72, double %74
  %134 = load ptr, ptr %23, align 8
  %135 = sext i32 %76 to i64
  %136 = getelementptr inbounds %struct.Warp, ptr %134, i64 %135
  %137 = getelementptr inbounds nuw i8, ptr %136, i64 1664
  %138 = getelementptr inbounds nuw i8, ptr %136, i64 1672
  %139 = load i64, ptr %137, align 8
  %140 = load i64, ptr %138, align 8
  %141 = icmp slt i64 %139, %140
  br i1 %141, label %142, label %176

142:                                              ; preds = %127
  %143 = getelementptr inbounds nuw i8, ptr %136, i64 1712
  %144 = getelementptr inbounds nuw i8, ptr %136, i64 64
  %145 = getelementptr inbounds nuw i8, ptr %136, i64 1760
  %146 = getelementptr inbounds nuw i8, ptr %136, i64 1720
  %147 = getelementptr inbounds nuw i8, ptr %136, i64 1728
  %148 = getelementptr inbounds nuw i8, ptr %136, i64 8
  %149 = getelementptr inbounds nuw i8, ptr %136, i64 1716
  %150 = getelementptr inbounds nuw i8, ptr %136, i64 24
  %151 = getelementptr inbounds nuw i8, ptr %136, i64 48
  br label %152

152:                                              ; preds = %828, %142
  %153 = phi i64 [ %139, %142 ], [ %829, %828 ]
  %154 = phi i64 [ %140, %142 ], [ %830, %828 ]
  %155 = load i32, ptr %143, align 8
  br label %156

156:                                              ; preds = %173, %152
  %157 = phi i64 [ %153, %152 ], [ %174, %173 ]
  %158 = phi i32 [ %155, %152 ], [ 0, %173 ]
  %159 = load ptr, ptr %24, align 8
  %160 = getelementptr inbounds i32, ptr %159, i64 %157
  %161 = load i32, ptr %160, align 4
  %162 = load ptr, ptr %25, align 8
  %163 = zext i32 %161 to i64
  %164 = getelementptr inbounds nuw i64, ptr %162, i64 %163
  %165 = load i64, ptr %164, align 8
  %166 = sext i32 %158 to i64
  %167 = add nsw i64 %165, %166
  %168 = add i32 %161, 1
  %169 = zext i32 %168 to i64
  %170 = getelementptr inbounds nuw i64, ptr %162, i64 %169
  %171 = load i64, ptr %170, align 8
  %172 = icmp slt i64 %167, %171
  br i1 %172, label %225, label %173

173:                                              ; preds = %156
  %174 = add nsw i64 %157, 1
  store i64 %174, ptr %137, align 8
  store i32 0, ptr %143, align 8
  %175 = icmp slt i64 %174, %154
  br i1 %175, label %156, label %176

176:                                              ; preds = %828, %173, %127
  %177 = load double, ptr %136, align 8
  %178 = load ptr, ptr %42, align 8
  %179 = getelementptr inbounds nuw i8, ptr %136, i64 1716
  %180 = load i32, ptr %179, align 4
  %181 = sext i32 %180 to i64
  %182 = getelementptr inbounds %struct.Slot, ptr %178, i64 %181
  %183 = getelementptr inbounds nuw i8, ptr %136, i64 1752
  store i32 1, ptr %183, align 8
  %184 = getelementptr inbounds nuw i8, ptr %182, i64 4252
  %185 = load i32, ptr %184, align 4
  %186 = add nsw i32 %185, -1
  store i32 %186, ptr %184, align 4
  %187 = getelementptr inbounds nuw i8, ptr %182, i64 4240
  %188 = load i32, ptr %187, align 8
  %189 = icmp slt i32 %188, %186
  %190 = icmp eq i32 %186, 0
  %191 = or i1 %190, %189
  br i1 %191, label %210, label %192

192:                                              ; preds = %176
  store i32 0, ptr %187, align 8
  %193 = getelementptr inbounds nuw i8, ptr %182, i64 4248
  %194 = load i32, ptr %193, align 8
  %195 = add nsw i32 %194, 1
  store i32 %195, ptr %193, align 8
  %196 = getelementptr inbounds nuw i8, ptr %182, i64 2176
  %197 = load double, ptr %196, align 8
  %198 = load double, ptr %47, align 8
  %199 = fadd double %197, %198
  %200 = load i64, ptr %48, align 8
  %201 = icmp sgt i64 %200, 1
  br i1 %201, label %202, label %204

202:                                              ; preds = %192
  %203 = load double, ptr %39, align 8
  br label %204

204:                                              ; preds = %202, %192
  %205 = phi double [ %203, %202 ], [ 0.000000e+00, %192 ]
  %206 = fadd double %199, %205
  %207 = getelementptr inbounds nuw i8, ptr %182, i64 2184
  store double %206, ptr %207, align 8
  %208 = getelementptr inbounds nuw i8, ptr %182, i64 4244
  tail call fastcc void @wake_all(ptr noundef nonnull %0, ptr noundef nonnull %208, double noundef %206) #5
  %209 = load i32, ptr %184, align 4
  br label %210

210:                                              ; preds = %204, %176
  %211 = phi i32 [ %186, %176 ], [ %209, %204 ]
  %212 = icmp eq i32 %211, 0
  br i1 %212, label %213, label %832

213:                                              ; preds = %210
  %214 = load ptr, ptr %49, align 8
  %215 = load i64, ptr %15, align 8
  %216 = add nsw i64 %215, 1
  store i64 %216, ptr %15, align 8
  %217 = getelementptr inbounds double, ptr %214, i64 %215
  store double %177, ptr %217, align 8
  %218 = load i64, ptr %3, align 8
  %219 = load i64, ptr %16, align 8
  %220 = icmp slt i64 %218, %219
  br i1 %220, label %221, label %832

221:                                              ; preds = %213
  %222 = load i32, ptr %179, align 4
  %223 = load double, ptr %50, align 8
  %224 = fadd double %177, %223
  tail call fastcc void @begin(ptr noundef nonnull %0, i32 noundef %222, double noundef %224) #5
  br label %832

225:                                              ; preds = %156
  %226 = load ptr, ptr %0, align 8
  %227 = getelementptr inbounds %struct.Code, ptr %226, i64 %167
  %228 = getelementptr inbounds nuw i8, ptr %227, i64 23
  %229 = load i8, ptr %228, align 1
  %230 = icmp eq i8 %229, 0
  br i1 %230, label %269, label %231

231:                                              ; preds = %225
  %232 = add nsw i32 %158, 1
  store i32 %232, ptr %143, align 8
  %233 = load ptr, ptr %26, align 8
  %234 = getelementptr i64, ptr %233, i64 %157
  %235 = load i64, ptr %234, align 8
  %236 = getelementptr i8, ptr %234, i64 8
  %237 = load i64, ptr %236, align 8
  %238 = icmp slt i64 %235, %237
  br i1 %238, label %239, label %828

239:                                              ; preds = %231
  %240 = getelementptr inbounds nuw i8, ptr %227, i64 4
  br label %260

241:                                              ; preds = %248
  br i1 %251, label %832, label %828

242:                                              ; preds = %266, %260
  %243 = phi i64 [ %267, %266 ], [ %263, %260 ]
  %244 = getelementptr inbounds %struct.Record, ptr %264, i64 %243
  %245 = getelementptr inbounds nuw i8, ptr %244, i64 32
  %246 = load i32, ptr %245, align 8
  %247 = icmp eq i32 %246, %265
  br i1 %247, label %248, label %266

248:                                              ; preds = %242
  %249 = load double, ptr %136, align 8
  %250 = load i32, ptr %240, align 4
  %251 = tail call fastcc zeroext i1 @event(ptr noundef nonnull %0, ptr noundef nonnull %136, ptr noundef nonnull %244, double noundef %249, i32 noundef %250) #5
  %252 = load ptr, ptr %26, align 8
  %253 = load i64, ptr %137, align 8
  %254 = add nsw i64 %243, 1
  %255 = getelementptr i64, ptr %252, i64 %253
  %256 = getelementptr i8, ptr %255, i64 8
  %257 = load i64, ptr %256, align 8
  %258 = icmp sge i64 %254, %257
  %259 = or i1 %251, %258
  br i1 %259, label %241, label %260

260:                                              ; preds = %248, %239
  %261 = phi i64 [ %257, %248 ], [ %237, %239 ]
  %262 = phi i64 [ %253, %248 ], [ %157, %239 ]
  %263 = phi i64 [ %254, %248 ], [ %235, %239 ]
  %264 = load ptr, ptr %27, align 8
  %265 = load i32, ptr %227, align 4
  br label %242

266:                                              ; preds = %242
  %267 = add nsw i64 %243, 1
  %268 = icmp slt i64 %267, %261
  br i1 %268, label %242, label %828

269:                                              ; preds = %225
  %270 = load double, ptr %136, align 8
  %271 = getelementptr inbounds nuw i8, ptr %227, i64 21
  %272 = load i8, ptr %271, align 1
  %273 = icmp eq i8 %272, 0
  br i1 %273, label %276, label %274

274:                                              ; preds = %269
  %275 = zext i8 %272 to i32
  br label %292

276:                                              ; preds = %305, %269
  %277 = phi i32 [ 1, %269 ], [ %306, %305 ]
  %278 = phi double [ %270, %269 ], [ %307, %305 ]
  %279 = load ptr, ptr %28, align 8
  %280 = load i32, ptr %146, align 8
  %281 = shl nsw i32 %280, 2
  %282 = load i32, ptr %147, align 8
  %283 = add nsw i32 %281, %282
  %284 = sext i32 %283 to i64
  %285 = getelementptr inbounds double, ptr %279, i64 %284
  %286 = load double, ptr %285, align 8
  %287 = fcmp ogt double %286, %278
  %288 = select i1 %287, double %286, double %278
  %289 = getelementptr inbounds nuw i8, ptr %227, i64 16
  %290 = load i8, ptr %289, align 4
  %291 = icmp eq i8 %290, 0
  br i1 %291, label %311, label %323

292:                                              ; preds = %305, %274
  %293 = phi double [ %307, %305 ], [ %270, %274 ]
  %294 = phi i32 [ %309, %305 ], [ %275, %274 ]
  %295 = phi i32 [ %306, %305 ], [ 1, %274 ]
  %296 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %294, i1 true)
  %297 = zext nneg i32 %296 to i64
  %298 = getelementptr inbounds nuw [8 x double], ptr %144, i64 0, i64 %297
  %299 = load double, ptr %298, align 8
  %300 = fcmp ogt double %299, %293
  br i1 %300, label %301, label %305

301:                                              ; preds = %292
  %302 = getelementptr inbounds nuw [8 x i8], ptr %145, i64 0, i64 %297
  %303 = load i8, ptr %302, align 1
  %304 = zext i8 %303 to i32
  br label %305

305:                                              ; preds = %301, %292
  %306 = phi i32 [ %304, %301 ], [ %295, %292 ]
  %307 = phi double [ %299, %301 ], [ %293, %292 ]
  %308 = add nsw i32 %294, -1
  %309 = and i32 %308, %294
  %310 = icmp eq i32 %309, 0
  br i1 %310, label %276, label %292

311:                                              ; preds = %276
  %312 = sext i32 %282 to i64
  %313 = load ptr, ptr %29, align 8
  %314 = sext i32 %281 to i64
  %315 = add nsw i64 %312, %314
  %316 = mul nsw i64 %315, 112
  %317 = getelementptr i8, ptr %313, i64 %316
  %318 = getelementptr i8, ptr %317, i64 16
  %319 = load double, ptr %318, align 8
  %320 = load double, ptr %317, align 8
  %321 = fcmp olt double %319, %320
  br i1 %321, label %322, label %332

322:                                              ; preds = %311
  br label %332

323:                                              ; preds = %276
  %324 = zext i8 %290 to i64
  %325 = icmp ult i8 %290, 8
  %326 = load ptr, ptr %29, align 8
  br i1 %325, label %327, label %339

327:                                              ; preds = %323
  %328 = sext i32 %282 to i64
  %329 = sext i32 %281 to i64
  %330 = add nsw i64 %328, %329
  %331 = mul nsw i64 %330, 112
  br label %332

332:                                              ; preds = %327, %322, %311
  %333 = phi i64 [ %331, %327 ], [ %316, %322 ], [ %316, %311 ]
  %334 = phi ptr [ %326, %327 ], [ %313, %322 ], [ %313, %311 ]
  %335 = phi i64 [ %324, %327 ], [ 2, %322 ], [ 0, %311 ]
  %336 = getelementptr i8, ptr %334, i64 %333
  %337 = getelementptr double, ptr %336, i64 %335
  %338 = load double, ptr %337, align 8
  br label %348

339:                                              ; preds = %323
  %340 = sext i32 %281 to i64
  %341 = mul nsw i64 %340, 112
  %342 = getelementptr i8, ptr %326, i64 %341
  %343 = getelementptr double, ptr %342, i64 %324
  %344 = load double, ptr %343, align 8
  %345 = icmp eq i8 %290, 8
  br i1 %345, label %346, label %348

346:                                              ; preds = %339
  %347 = load double, ptr %30, align 8
  br label %348

348:                                              ; preds = %346, %339, %332
  %349 = phi i32 [ 7, %346 ], [ 6, %339 ], [ 6, %332 ]
  %350 = phi double [ %344, %346 ], [ %344, %339 ], [ %338, %332 ]
  %351 = phi i64 [ 8, %346 ], [ %324, %339 ], [ %335, %332 ]
  %352 = phi i1 [ false, %346 ], [ false, %339 ], [ true, %332 ]
  %353 = phi double [ %347, %346 ], [ 0.000000e+00, %339 ], [ 0.000000e+00, %332 ]
  %354 = fsub double %350, %353
  %355 = fcmp ogt double %354, %288
  %356 = select i1 %355, double %354, double %288
  %357 = select i1 %355, i32 %349, i32 5
  %358 = load i64, ptr %21, align 8
  %359 = icmp eq i64 %358, 0
  br i1 %359, label %388, label %360

360:                                              ; preds = %348
  %361 = load ptr, ptr %22, align 8
  %362 = load double, ptr %361, align 8
  %363 = fcmp olt double %362, %356
  br i1 %363, label %364, label %388

364:                                              ; preds = %360
  %365 = add nsw i64 %358, 1
  store i64 %365, ptr %21, align 8
  %366 = load i64, ptr %46, align 8
  %367 = add nsw i64 %366, 1
  store i64 %367, ptr %46, align 8
  br label %368

368:                                              ; preds = %376, %364
  %369 = phi i64 [ %372, %376 ], [ %358, %364 ]
  %370 = load ptr, ptr %22, align 8
  %371 = add nsw i64 %369, -1
  %372 = sdiv i64 %371, 2
  %373 = getelementptr inbounds %struct.Entry, ptr %370, i64 %372
  %374 = load double, ptr %373, align 8
  %375 = fcmp ogt double %374, %356
  br i1 %375, label %376, label %381

376:                                              ; preds = %368
  %377 = getelementptr inbounds %struct.Entry, ptr %370, i64 %369
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %377, ptr noundef nonnull align 8 dereferenceable(24) %373, i64 24, i1 false)
  %378 = icmp ult i64 %369, 3
  br i1 %378, label %379, label %368

379:                                              ; preds = %376
  %380 = load ptr, ptr %22, align 8
  br label %381

381:                                              ; preds = %368, %379
  %382 = phi ptr [ %380, %379 ], [ %370, %368 ]
  %383 = phi i64 [ %372, %379 ], [ %369, %368 ]
  %384 = getelementptr inbounds %struct.Entry, ptr %382, i64 %383
  store double %356, ptr %384, align 8
  %385 = getelementptr inbounds nuw i8, ptr %384, i64 8
  store i64 %366, ptr %385, align 8
  %386 = getelementptr inbounds nuw i8, ptr %384, i64 16
  store i32 %76, ptr %386, align 8
  %387 = getelementptr inbounds nuw i8, ptr %384, i64 20
  store i32 0, ptr %387, align 4
  br label %832

388:                                              ; preds = %360, %348
  %389 = getelementptr inbounds nuw i8, ptr %227, i64 4
  %390 = load double, ptr %148, align 8
  %391 = fsub double %278, %390
  %392 = fadd double %391, -1.000000e+00
  %393 = fcmp ogt double %392, 0.000000e+00
  br i1 %393, label %394, label %404

394:                                              ; preds = %388
  %395 = load i32, ptr %389, align 4
  %396 = load ptr, ptr %31, align 8
  %397 = mul nsw i32 %395, 14
  %398 = add nsw i32 %397, %277
  %399 = sext i32 %398 to i64
  %400 = getelementptr inbounds double, ptr %396, i64 %399
  %401 = load double, ptr %400, align 8
  %402 = fadd double %392, %401
  store double %402, ptr %400, align 8
  %403 = load double, ptr %148, align 8
  br label %404

404:                                              ; preds = %394, %388
  %405 = phi double [ %390, %388 ], [ %403, %394 ]
  %406 = fadd double %405, 1.000000e+00
  %407 = fcmp ogt double %278, %406
  %408 = select i1 %407, double %278, double %406
  %409 = fsub double %356, %408
  %410 = fcmp ogt double %409, 0.000000e+00
  br i1 %410, label %411, label %420

411:                                              ; preds = %404
  %412 = load i32, ptr %389, align 4
  %413 = load ptr, ptr %31, align 8
  %414 = mul nsw i32 %412, 14
  %415 = add nsw i32 %414, %357
  %416 = sext i32 %415 to i64
  %417 = getelementptr inbounds double, ptr %413, i64 %416
  %418 = load double, ptr %417, align 8
  %419 = fadd double %409, %418
  store double %419, ptr %417, align 8
  br label %420

420:                                              ; preds = %411, %404
  %421 = load i32, ptr %389, align 4
  %422 = load ptr, ptr %31, align 8
  %423 = mul nsw i32 %421, 14
  %424 = sext i32 %423 to i64
  %425 = getelementptr inbounds double, ptr %422, i64 %424
  %426 = load double, ptr %425, align 8
  %427 = fadd double %426, 1.000000e+00
  store double %427, ptr %425, align 8
  %428 = load i64, ptr %32, align 8
  %429 = add nsw i64 %428, 1
  store i64 %429, ptr %32, align 8
  %430 = load double, ptr %33, align 8
  %431 = fdiv double %356, %430
  %432 = fptosi double %431 to i64
  %433 = load i64, ptr %34, align 8
  %434 = icmp sgt i64 %433, %432
  %435 = add nsw i64 %433, -1
  %436 = select i1 %434, i64 %432, i64 %435
  %437 = load ptr, ptr %35, align 8
  %438 = mul i64 %436, 112
  %439 = getelementptr i8, ptr %437, i64 %438
  %440 = getelementptr i8, ptr %439, i64 104
  %441 = load double, ptr %440, align 8
  %442 = fadd double %441, 1.000000e+00
  store double %442, ptr %440, align 8
  %443 = fadd double %356, 1.000000e+00
  store double %443, ptr %285, align 8
  store double %356, ptr %148, align 8
  %444 = getelementptr inbounds nuw i8, ptr %227, i64 18
  %445 = load i8, ptr %444, align 2
  %446 = uitofp i8 %445 to double
  %447 = fcmp olt double %446, 1.000000e+00
  %448 = select i1 %447, double 1.000000e+00, double %446
  %449 = fadd double %356, %448
  store double %449, ptr %136, align 8
  %450 = load i32, ptr %143, align 8
  %451 = add nsw i32 %450, 1
  store i32 %451, ptr %143, align 8
  %452 = getelementptr inbounds nuw i8, ptr %227, i64 12
  %453 = load i32, ptr %452, align 4
  %454 = sitofp i32 %453 to double
  %455 = fadd double %356, %454
  %456 = fadd double %356, 8.000000e+00
  %457 = getelementptr inbounds nuw i8, ptr %227, i64 17
  %458 = load i8, ptr %457, align 1
  switch i8 %458, label %748 [
    i8 1, label %459
    i8 2, label %721
  ]

459:                                              ; preds = %420
  %460 = load ptr, ptr %26, align 8
  %461 = load i64, ptr %137, align 8
  %462 = getelementptr i64, ptr %460, i64 %461
  %463 = load i64, ptr %462, align 8
  %464 = getelementptr i8, ptr %462, i64 8
  %465 = load i64, ptr %464, align 8
  %466 = icmp slt i64 %463, %465
  br i1 %466, label %468, label %683

467:                                              ; preds = %670
  br i1 %674, label %794, label %683

468:                                              ; preds = %459, %670
  %469 = phi i64 [ %675, %670 ], [ %463, %459 ]
  %470 = phi i1 [ %674, %670 ], [ false, %459 ]
  %471 = phi double [ %672, %670 ], [ %455, %459 ]
  %472 = phi double [ %671, %670 ], [ %456, %459 ]
  %473 = load ptr, ptr %27, align 8
  %474 = getelementptr inbounds %struct.Record, ptr %473, i64 %469
  %475 = getelementptr inbounds nuw i8, ptr %474, i64 32
  %476 = load i32, ptr %475, align 8
  %477 = load i32, ptr %227, align 4
  %478 = icmp eq i32 %476, %477
  br i1 %478, label %479, label %670

479:                                              ; preds = %468
  %480 = getelementptr inbounds nuw i8, ptr %474, i64 36
  %481 = load i32, ptr %480, align 4
  %482 = icmp slt i32 %481, 4
  br i1 %482, label %483, label %667

483:                                              ; preds = %479
  %484 = load i64, ptr %474, align 8
  %485 = sitofp i64 %484 to double
  %486 = load double, ptr %37, align 8
  %487 = fdiv double %485, %486
  %488 = getelementptr inbounds nuw i8, ptr %474, i64 8
  %489 = load i64, ptr %488, align 8
  %490 = sitofp i64 %489 to double
  %491 = fcmp olt double %487, %490
  %492 = select i1 %491, double %490, double %487
  %493 = fcmp olt double %492, 1.000000e+00
  %494 = select i1 %493, double 1.000000e+00, double %492
  %495 = icmp ne i32 %481, 2
  %496 = icmp eq i64 %484, 0
  %497 = select i1 %495, i1 true, i1 %496
  %498 = fcmp ogt double %494, %485
  %499 = select i1 %497, i1 true, i1 %498
  %500 = select i1 %499, double %494, double %485
  %501 = load ptr, ptr %29, align 8
  %502 = load i32, ptr %146, align 8
  %503 = shl nsw i32 %502, 2
  %504 = sext i32 %503 to i64
  %505 = mul nsw i64 %504, 112
  %506 = getelementptr i8, ptr %501, i64 %505
  %507 = getelementptr i8, ptr %506, i64 64
  %508 = load double, ptr %507, align 8
  %509 = fcmp ogt double %356, %508
  %510 = select i1 %509, double %356, double %508
  %511 = load double, ptr %33, align 8
  %512 = fdiv double %510, %511
  %513 = fptosi double %512 to i64
  %514 = load i64, ptr %34, align 8
  %515 = icmp sgt i64 %514, %513
  %516 = add nsw i64 %514, -1
  %517 = select i1 %515, i64 %513, i64 %516
  %518 = load ptr, ptr %35, align 8
  %519 = mul i64 %517, 112
  %520 = getelementptr i8, ptr %518, i64 %519
  %521 = getelementptr i8, ptr %520, i64 64
  %522 = load double, ptr %521, align 8
  %523 = fadd double %522, %500
  store double %523, ptr %521, align 8
  %524 = fadd double %510, %500
  store double %524, ptr %507, align 8
  %525 = load double, ptr %38, align 8
  %526 = fadd double %524, 8.000000e+00
  %527 = getelementptr inbounds nuw i8, ptr %474, i64 16
  %528 = load i64, ptr %527, align 8
  %529 = icmp eq i64 %528, 0
  br i1 %529, label %532, label %530

530:                                              ; preds = %483
  %531 = load double, ptr %39, align 8
  br label %532

532:                                              ; preds = %530, %483
  %533 = phi double [ %531, %530 ], [ %525, %483 ]
  %534 = fadd double %524, %533
  %535 = load i64, ptr %474, align 8
  %536 = icmp eq i64 %535, 0
  br i1 %536, label %537, label %542

537:                                              ; preds = %532
  %538 = load i32, ptr %480, align 4
  %539 = icmp eq i32 %538, 2
  br i1 %539, label %540, label %663

540:                                              ; preds = %537
  %541 = fadd double %525, %534
  br label %663

542:                                              ; preds = %532
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %2) #6
  %543 = load i32, ptr %480, align 4
  switch i32 %543, label %621 [
    i32 0, label %544
    i32 3, label %544
  ]

544:                                              ; preds = %542, %542
  %545 = load ptr, ptr %40, align 8
  %546 = load i32, ptr %146, align 8
  %547 = sext i32 %546 to i64
  %548 = load i64, ptr %41, align 8
  %549 = shl nsw i64 %547, 4
  %550 = mul i64 %549, %548
  %551 = getelementptr inbounds i8, ptr %545, i64 %550
  %552 = load ptr, ptr %42, align 8
  %553 = load i32, ptr %149, align 4
  %554 = sext i32 %553 to i64
  %555 = getelementptr inbounds %struct.Slot, ptr %552, i64 %554, i32 11
  %556 = load i32, ptr %555, align 4
  %557 = mul i32 %556, -1640531535
  %558 = icmp sgt i64 %535, 0
  br i1 %558, label %559, label %618

559:                                              ; preds = %544
  %560 = getelementptr inbounds nuw i8, ptr %474, i64 24
  %561 = load i64, ptr %560, align 8
  br label %562

562:                                              ; preds = %608, %559
  %563 = phi i64 [ %561, %559 ], [ %609, %608 ]
  %564 = phi i64 [ %535, %559 ], [ %610, %608 ]
  %565 = phi i64 [ 0, %559 ], [ %611, %608 ]
  %566 = phi i64 [ 0, %559 ], [ %612, %608 ]
  %567 = load ptr, ptr %43, align 8
  %568 = getelementptr i32, ptr %567, i64 %563
  %569 = getelementptr i32, ptr %568, i64 %566
  %570 = load i32, ptr %569, align 4
  %571 = icmp slt i32 %570, 0
  %572 = select i1 %571, i32 0, i32 %557
  %573 = add i32 %572, %570
  %574 = or i32 %573, 1073741824
  %575 = mul i32 %574, -1640531535
  %576 = lshr i32 %575, 8
  %577 = zext nneg i32 %576 to i64
  %578 = load i64, ptr %41, align 8
  %579 = srem i64 %577, %578
  %580 = shl nuw nsw i64 %579, 4
  %581 = getelementptr inbounds nuw i8, ptr %551, i64 %580
  br label %583

582:                                              ; preds = %583
  br i1 %589, label %608, label %601

583:                                              ; preds = %583, %562
  %584 = phi i64 [ 0, %562 ], [ %590, %583 ]
  %585 = phi i1 [ false, %562 ], [ %589, %583 ]
  %586 = getelementptr inbounds nuw i32, ptr %581, i64 %584
  %587 = load i32, ptr %586, align 4
  %588 = icmp eq i32 %587, %574
  %589 = or i1 %585, %588
  %590 = add nuw nsw i64 %584, 1
  %591 = icmp eq i64 %590, 4
  br i1 %591, label %582, label %583

592:                                              ; preds = %601
  store i32 %574, ptr %581, align 4
  %593 = load ptr, ptr %44, align 8
  %594 = load i64, ptr %560, align 8
  %595 = getelementptr i8, ptr %593, i64 %594
  %596 = getelementptr i8, ptr %595, i64 %566
  %597 = load i8, ptr %596, align 1
  %598 = add nsw i64 %565, 1
  %599 = getelementptr inbounds i8, ptr %2, i64 %565
  store i8 %597, ptr %599, align 1
  %600 = load i64, ptr %474, align 8
  br label %608

601:                                              ; preds = %582, %601
  %602 = phi i64 [ %606, %601 ], [ 3, %582 ]
  %603 = getelementptr i32, ptr %581, i64 %602
  %604 = getelementptr i8, ptr %603, i64 -4
  %605 = load i32, ptr %604, align 4
  store i32 %605, ptr %603, align 4
  %606 = add nsw i64 %602, -1
  %607 = icmp eq i64 %606, 0
  br i1 %607, label %592, label %601

608:                                              ; preds = %592, %582
  %609 = phi i64 [ %594, %592 ], [ %563, %582 ]
  %610 = phi i64 [ %600, %592 ], [ %564, %582 ]
  %611 = phi i64 [ %598, %592 ], [ %565, %582 ]
  %612 = add nuw nsw i64 %566, 1
  %613 = icmp slt i64 %612, %610
  br i1 %613, label %562, label %614

614:                                              ; preds = %608
  %615 = icmp eq i64 %611, 0
  br i1 %615, label %618, label %616

616:                                              ; preds = %614
  %617 = call fastcc double @beyond(ptr noundef nonnull %0, ptr noundef nonnull %136, ptr noundef nonnull %2, i64 noundef %611, double noundef %524) #5
  br label %651

618:                                              ; preds = %614, %544
  %619 = load double, ptr %36, align 8
  %620 = fadd double %524, %619
  br label %651

621:                                              ; preds = %542
  %622 = load ptr, ptr %44, align 8
  %623 = getelementptr inbounds nuw i8, ptr %474, i64 24
  %624 = load i64, ptr %623, align 8
  %625 = getelementptr inbounds i8, ptr %622, i64 %624
  %626 = tail call fastcc double @beyond(ptr noundef nonnull %0, ptr noundef nonnull %136, ptr noundef %625, i64 noundef %535, double noundef %524) #5
  %627 = load i32, ptr %480, align 4
  %628 = icmp eq i32 %627, 2
  br i1 %628, label %629, label %632

629:                                              ; preds = %621
  %630 = load double, ptr %45, align 8
  %631 = fadd double %626, %630
  br label %632

632:                                              ; preds = %629, %621
  %633 = phi double [ %631, %629 ], [ %626, %621 ]
  %634 = load ptr, ptr %29, align 8
  %635 = load i32, ptr %146, align 8
  %636 = shl nsw i32 %635, 2
  %637 = sext i32 %636 to i64
  %638 = mul nsw i64 %637, 112
  %639 = getelementptr i8, ptr %634, i64 %638
  %640 = getelementptr i8, ptr %639, i64 64
  %641 = load double, ptr %640, align 8
  %642 = getelementptr i8, ptr %639, i64 80
  %643 = load double, ptr %642, align 8
  %644 = getelementptr i8, ptr %639, i64 88
  %645 = load double, ptr %644, align 8
  %646 = fcmp ogt double %643, %645
  %647 = select i1 %646, double %643, double %645
  %648 = fadd double %647, -1.000000e+03
  %649 = fcmp ogt double %641, %648
  %650 = select i1 %649, double %641, double %648
  store double %650, ptr %640, align 8
  br label %651

651:                                              ; preds = %632, %618, %616
  %652 = phi double [ %633, %632 ], [ %617, %616 ], [ %620, %618 ]
  %653 = load i32, ptr %480, align 4
  %654 = icmp eq i32 %653, 3
  br i1 %654, label %655, label %662

655:                                              ; preds = %651
  %656 = load double, ptr %150, align 8
  %657 = fcmp ogt double %656, %652
  %658 = select i1 %657, double %656, double %652
  store double %658, ptr %150, align 8
  %659 = load double, ptr %151, align 8
  %660 = fcmp ogt double %659, %652
  %661 = select i1 %660, double %659, double %652
  store double %661, ptr %151, align 8
  br label %662

662:                                              ; preds = %655, %651
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %2) #6
  br label %663

663:                                              ; preds = %662, %540, %537
  %664 = phi double [ %652, %662 ], [ %541, %540 ], [ %534, %537 ]
  %665 = fcmp ogt double %471, %664
  %666 = select i1 %665, double %471, double %664
  br label %670

667:                                              ; preds = %479
  %668 = load i32, ptr %389, align 4
  %669 = tail call fastcc zeroext i1 @event(ptr noundef nonnull %0, ptr noundef nonnull %136, ptr noundef nonnull %474, double noundef %356, i32 noundef %668) #5
  br label %670

670:                                              ; preds = %667, %663, %468
  %671 = phi double [ %526, %663 ], [ %472, %667 ], [ %472, %468 ]
  %672 = phi double [ %666, %663 ], [ %471, %667 ], [ %471, %468 ]
  %673 = phi i1 [ false, %663 ], [ %669, %667 ], [ false, %468 ]
  %674 = phi i1 [ true, %663 ], [ true, %667 ], [ %470, %468 ]
  %675 = add nsw i64 %469, 1
  %676 = load ptr, ptr %26, align 8
  %677 = load i64, ptr %137, align 8
  %678 = getelementptr i64, ptr %676, i64 %677
  %679 = getelementptr i8, ptr %678, i64 8
  %680 = load i64, ptr %679, align 8
  %681 = icmp sge i64 %675, %680
  %682 = or i1 %673, %681
  br i1 %682, label %467, label %468

683:                                              ; preds = %467, %459
  %684 = phi i1 [ %673, %467 ], [ false, %459 ]
  %685 = phi double [ %672, %467 ], [ %455, %459 ]
  %686 = phi double [ %671, %467 ], [ %456, %459 ]
  %687 = getelementptr inbounds nuw i8, ptr %227, i64 8
  %688 = load i32, ptr %687, align 4
  %689 = icmp eq i32 %688, 0
  br i1 %689, label %794, label %690

690:                                              ; preds = %683
  br i1 %352, label %691, label %694

691:                                              ; preds = %690
  %692 = load i32, ptr %147, align 8
  %693 = sext i32 %692 to i64
  br label %694

694:                                              ; preds = %691, %690
  %695 = phi i64 [ %693, %691 ], [ 0, %690 ]
  %696 = load ptr, ptr %29, align 8
  %697 = load i32, ptr %146, align 8
  %698 = shl nsw i32 %697, 2
  %699 = sext i32 %698 to i64
  %700 = add nsw i64 %695, %699
  %701 = mul nsw i64 %700, 112
  %702 = getelementptr i8, ptr %696, i64 %701
  %703 = getelementptr double, ptr %702, i64 %351
  %704 = load double, ptr %703, align 8
  %705 = fcmp ogt double %356, %704
  %706 = select i1 %705, double %356, double %704
  %707 = load double, ptr %33, align 8
  %708 = fdiv double %706, %707
  %709 = fptosi double %708 to i64
  %710 = load i64, ptr %34, align 8
  %711 = icmp sgt i64 %710, %709
  %712 = add nsw i64 %710, -1
  %713 = select i1 %711, i64 %709, i64 %712
  %714 = load ptr, ptr %35, align 8
  %715 = mul i64 %713, 112
  %716 = getelementptr i8, ptr %714, i64 %715
  %717 = getelementptr double, ptr %716, i64 %351
  %718 = load double, ptr %717, align 8
  %719 = fadd double %718, 1.000000e+00
  store double %719, ptr %717, align 8
  %720 = fadd double %706, 1.000000e+00
  store double %720, ptr %703, align 8
  br label %794

721:                                              ; preds = %420
  %722 = load ptr, ptr %29, align 8
  %723 = load i32, ptr %146, align 8
  %724 = shl nsw i32 %723, 2
  %725 = sext i32 %724 to i64
  %726 = mul nsw i64 %725, 112
  %727 = getelementptr i8, ptr %722, i64 %726
  %728 = getelementptr i8, ptr %727, i64 64
  %729 = load double, ptr %728, align 8
  %730 = fcmp ogt double %356, %729
  %731 = select i1 %730, double %356, double %729
  %732 = load double, ptr %33, align 8
  %733 = fdiv double %731, %732
  %734 = fptosi double %733 to i64
  %735 = load i64, ptr %34, align 8
  %736 = icmp sgt i64 %735, %734
  %737 = add nsw i64 %735, -1
  %738 = select i1 %736, i64 %734, i64 %737
  %739 = load ptr, ptr %35, align 8
  %740 = mul i64 %738, 112
  %741 = getelementptr i8, ptr %739, i64 %740
  %742 = getelementptr i8, ptr %741, i64 64
  %743 = load double, ptr %742, align 8
  %744 = fadd double %743, 4.000000e+00
  store double %744, ptr %742, align 8
  %745 = fadd double %731, 4.000000e+00
  store double %745, ptr %728, align 8
  %746 = load double, ptr %36, align 8
  %747 = fadd double %745, %746
  br label %794

748:                                              ; preds = %420
  %749 = getelementptr inbounds nuw i8, ptr %227, i64 8
  %750 = load i32, ptr %749, align 4
  %751 = icmp eq i32 %750, 0
  br i1 %751, label %794, label %752

752:                                              ; preds = %748
  %753 = sitofp i32 %750 to double
  %754 = fmul double %753, 6.250000e-02
  br i1 %352, label %755, label %758

755:                                              ; preds = %752
  %756 = load i32, ptr %147, align 8
  %757 = sext i32 %756 to i64
  br label %758

758:                                              ; preds = %755, %752
  %759 = phi i64 [ %757, %755 ], [ 0, %752 ]
  %760 = load ptr, ptr %29, align 8
  %761 = load i32, ptr %146, align 8
  %762 = shl nsw i32 %761, 2
  %763 = sext i32 %762 to i64
  %764 = add nsw i64 %759, %763
  %765 = mul nsw i64 %764, 112
  %766 = getelementptr i8, ptr %760, i64 %765
  %767 = getelementptr double, ptr %766, i64 %351
  %768 = load double, ptr %767, align 8
  %769 = fcmp ogt double %356, %768
  %770 = select i1 %769, double %356, double %768
  %771 = load double, ptr %33, align 8
  %772 = fdiv double %770, %771
  %773 = fptosi double %772 to i64
  %774 = load i64, ptr %34, align 8
  %775 = icmp sgt i64 %774, %773
  %776 = add nsw i64 %774, -1
  %777 = select i1 %775, i64 %773, i64 %776
  %778 = load ptr, ptr %35, align 8
  %779 = mul i64 %777, 112
  %780 = getelementptr i8, ptr %778, i64 %779
  %781 = getelementptr double, ptr %780, i64 %351
  %782 = load double, ptr %781, align 8
  %783 = fadd double %754, %782
  store double %783, ptr %781, align 8
  %784 = fadd double %754, %770
  store double %784, ptr %767, align 8
  %785 = load i32, ptr %452, align 4
  %786 = sitofp i32 %785 to double
  %787 = fadd double %784, %786
  %788 = load i32, ptr %749, align 4
  %789 = sitofp i32 %788 to double
  %790 = fmul double %789, 6.250000e-02
  %791 = fsub double %787, %790
  %792 = fcmp ogt double %455, %791
  %793 = select i1 %792, double %455, double %791
  br label %794

794:                                              ; preds = %758, %748, %721, %694, %683, %467
  %795 = phi double [ %456, %748 ], [ %456, %758 ], [ %456, %721 ], [ %686, %694 ], [ %686, %683 ], [ %671, %467 ]
  %796 = phi double [ %455, %748 ], [ %793, %758 ], [ %747, %721 ], [ %685, %694 ], [ %685, %683 ], [ %672, %467 ]
  %797 = phi i1 [ false, %748 ], [ false, %758 ], [ false, %721 ], [ %684, %694 ], [ %684, %683 ], [ %673, %467 ]
  %798 = getelementptr inbounds nuw i8, ptr %227, i64 19
  %799 = load i8, ptr %798, align 1
  %800 = icmp ult i8 %799, 7
  br i1 %800, label %801, label %812

801:                                              ; preds = %794
  %802 = zext nneg i8 %799 to i64
  %803 = getelementptr inbounds nuw [8 x double], ptr %144, i64 0, i64 %802
  %804 = load double, ptr %803, align 8
  %805 = fcmp ogt double %796, %804
  br i1 %805, label %806, label %812

806:                                              ; preds = %801
  store double %796, ptr %803, align 8
  %807 = getelementptr inbounds nuw i8, ptr %227, i64 22
  %808 = load i8, ptr %807, align 2
  %809 = load i8, ptr %798, align 1
  %810 = zext i8 %809 to i64
  %811 = getelementptr inbounds nuw [8 x i8], ptr %145, i64 0, i64 %810
  store i8 %808, ptr %811, align 1
  br label %812

812:                                              ; preds = %806, %801, %794
  %813 = getelementptr inbounds nuw i8, ptr %227, i64 20
  %814 = load i8, ptr %813, align 4
  %815 = icmp ult i8 %814, 7
  br i1 %815, label %816, label %825

816:                                              ; preds = %812
  %817 = zext nneg i8 %814 to i64
  %818 = getelementptr inbounds nuw [8 x double], ptr %144, i64 0, i64 %817
  %819 = load double, ptr %818, align 8
  %820 = fcmp ogt double %795, %819
  br i1 %820, label %821, label %825

821:                                              ; preds = %816
  store double %795, ptr %818, align 8
  %822 = load i8, ptr %813, align 4
  %823 = zext i8 %822 to i64
  %824 = getelementptr inbounds nuw [8 x i8], ptr %145, i64 0, i64 %823
  store i8 4, ptr %824, align 1
  br label %825

825:                                              ; preds = %821, %816, %812
  br i1 %797, label %832, label %826

826:                                              ; preds = %825
  %827 = load i64, ptr %137, align 8
  br label %828

828:                                              ; preds = %266, %826, %241, %231
  %829 = phi i64 [ %827, %826 ], [ %157, %231 ], [ %253, %241 ], [ %262, %266 ]
  %830 = load i64, ptr %138, align 8
  %831 = icmp slt i64 %829, %830
  br i1 %831, label %152, label %176

832:                                              ; preds = %241, %825, %210, %213, %221, %381
  %833 = load i64, ptr %21, align 8
  %834 = icmp eq i64 %833, 0
  br i1 %834, label %835, label %70

835:                                              ; preds = %832
  %836 = load i64, ptr %15, align 8
  %837 = load i64, ptr %16, align 8
  br label %838

838:                                              ; preds = %835, %64
  %839 = phi i64 [ %65, %64 ], [ %837, %835 ]
  %840 = phi i64 [ %66, %64 ], [ %836, %835 ]
  %841 = phi double [ %67, %64 ], [ %133, %835 ]
  %842 = icmp slt i64 %840, %839
  br i1 %842, label %843, label %958

843:                                              ; preds = %838
  %844 = load i64, ptr %51, align 8
  %845 = add nsw i64 %844, 1
  store i64 %845, ptr %51, align 8
  %846 = load i64, ptr %4, align 8
  %847 = load i64, ptr %48, align 8
  %848 = mul nsw i64 %847, %846
  %849 = load i64, ptr %52, align 8
  %850 = mul nsw i64 %848, %849
  %851 = icmp sgt i64 %850, 0
  br i1 %851, label %861, label %855

852:                                              ; preds = %924
  %853 = load i64, ptr %21, align 8
  %854 = icmp eq i64 %853, 0
  br i1 %854, label %855, label %857

855:                                              ; preds = %843, %852
  %856 = load i64, ptr %15, align 8
  br label %958

857:                                              ; preds = %852
  %858 = load i64, ptr %53, align 8
  %859 = mul nsw i64 %858, %927
  %860 = icmp sgt i64 %859, 0
  br i1 %860, label %935, label %932

861:                                              ; preds = %843, %924
  %862 = phi i64 [ %925, %924 ], [ %849, %843 ]
  %863 = phi i64 [ %926, %924 ], [ %847, %843 ]
  %864 = phi i64 [ %927, %924 ], [ %846, %843 ]
  %865 = phi i64 [ %928, %924 ], [ 0, %843 ]
  %866 = load ptr, ptr %23, align 8
  %867 = getelementptr inbounds nuw %struct.Warp, ptr %866, i64 %865
  %868 = getelementptr inbounds nuw i8, ptr %867, i64 1748
  %869 = load i32, ptr %868, align 4
  %870 = icmp eq i32 %869, 0
  br i1 %870, label %924, label %871

871:                                              ; preds = %861
  %872 = load double, ptr %867, align 8
  %873 = fcmp ogt double %872, %841
  %874 = select i1 %873, double %872, double %841
  %875 = getelementptr inbounds nuw i8, ptr %867, i64 8
  %876 = load double, ptr %875, align 8
  %877 = fsub double %874, %876
  %878 = fcmp ogt double %877, 0.000000e+00
  br i1 %878, label %879, label %891

879:                                              ; preds = %871
  %880 = getelementptr inbounds nuw i8, ptr %867, i64 1736
  %881 = load i32, ptr %880, align 8
  %882 = getelementptr inbounds nuw i8, ptr %867, i64 1740
  %883 = load i32, ptr %882, align 4
  %884 = load ptr, ptr %31, align 8
  %885 = mul nsw i32 %883, 14
  %886 = add nsw i32 %885, %881
  %887 = sext i32 %886 to i64
  %888 = getelementptr inbounds double, ptr %884, i64 %887
  %889 = load double, ptr %888, align 8
  %890 = fadd double %877, %889
  store double %890, ptr %888, align 8
  br label %891

891:                                              ; preds = %879, %871
  store double %874, ptr %875, align 8
  store double %874, ptr %867, align 8
  store i32 0, ptr %868, align 4
  %892 = load ptr, ptr %23, align 8
  %893 = load i64, ptr %21, align 8
  %894 = add nsw i64 %893, 1
  store i64 %894, ptr %21, align 8
  %895 = load i64, ptr %46, align 8
  %896 = add nsw i64 %895, 1
  store i64 %896, ptr %46, align 8
  %897 = icmp eq i64 %893, 0
  br i1 %897, label %909, label %898

898:                                              ; preds = %891, %906
  %899 = phi i64 [ %902, %906 ], [ %893, %891 ]
  %900 = load ptr, ptr %22, align 8
  %901 = add nsw i64 %899, -1
  %902 = sdiv i64 %901, 2
  %903 = getelementptr inbounds %struct.Entry, ptr %900, i64 %902
  %904 = load double, ptr %903, align 8
  %905 = fcmp ogt double %904, %874
  br i1 %905, label %906, label %909

906:                                              ; preds = %898
  %907 = getelementptr inbounds %struct.Entry, ptr %900, i64 %899
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %907, ptr noundef nonnull align 8 dereferenceable(24) %903, i64 24, i1 false)
  %908 = icmp ult i64 %899, 3
  br i1 %908, label %909, label %898

909:                                              ; preds = %898, %906, %891
  %910 = phi i64 [ 0, %891 ], [ %902, %906 ], [ %899, %898 ]
  %911 = ptrtoint ptr %867 to i64
  %912 = ptrtoint ptr %892 to i64
  %913 = sub i64 %911, %912
  %914 = sdiv exact i64 %913, 1768
  %915 = trunc i64 %914 to i32
  %916 = load ptr, ptr %22, align 8
  %917 = getelementptr inbounds %struct.Entry, ptr %916, i64 %910
  store double %874, ptr %917, align 8
  %918 = getelementptr inbounds nuw i8, ptr %917, i64 8
  store i64 %895, ptr %918, align 8
  %919 = getelementptr inbounds nuw i8, ptr %917, i64 16
  store i32 %915, ptr %919, align 8
  %920 = getelementptr inbounds nuw i8, ptr %917, i64 20
  store i32 0, ptr %920, align 4
  %921 = load i64, ptr %4, align 8
  %922 = load i64, ptr %48, align 8
  %923 = load i64, ptr %52, align 8
  br label %924

924:                                              ; preds = %861, %909
  %925 = phi i64 [ %862, %861 ], [ %923, %909 ]
  %926 = phi i64 [ %863, %861 ], [ %922, %909 ]
  %927 = phi i64 [ %864, %861 ], [ %921, %909 ]
  %928 = add nuw nsw i64 %865, 1
  %929 = mul nsw i64 %926, %927
  %930 = mul nsw i64 %929, %925
  %931 = icmp slt i64 %928, %930
  br i1 %931, label %861, label %852

932:                                              ; preds = %935, %857
  %933 = phi i64 [ %927, %857 ], [ %940, %935 ]
  %934 = icmp sgt i64 %933, 0
  br i1 %934, label %944, label %60

935:                                              ; preds = %857, %935
  %936 = phi i64 [ %939, %935 ], [ 0, %857 ]
  %937 = load ptr, ptr %54, align 8
  %938 = getelementptr inbounds nuw i32, ptr %937, i64 %936
  store i32 -1, ptr %938, align 4
  %939 = add nuw nsw i64 %936, 1
  %940 = load i64, ptr %4, align 8
  %941 = load i64, ptr %53, align 8
  %942 = mul nsw i64 %941, %940
  %943 = icmp slt i64 %939, %942
  br i1 %943, label %935, label %932

944:                                              ; preds = %932, %948
  %945 = phi i64 [ %949, %948 ], [ 0, %932 ]
  %946 = load ptr, ptr %42, align 8
  %947 = getelementptr inbounds nuw %struct.Slot, ptr %946, i64 %945, i32 7
  store i32 -1, ptr %947, align 4
  br label %952

948:                                              ; preds = %952
  %949 = add nuw nsw i64 %945, 1
  %950 = load i64, ptr %4, align 8
  %951 = icmp slt i64 %949, %950
  br i1 %951, label %944, label %60

952:                                              ; preds = %944, %952
  %953 = phi i64 [ 0, %944 ], [ %956, %952 ]
  %954 = load ptr, ptr %42, align 8
  %955 = getelementptr inbounds nuw %struct.Slot, ptr %954, i64 %945, i32 5, i64 %953
  store i32 -1, ptr %955, align 4
  %956 = add nuw nsw i64 %953, 1
  %957 = icmp eq i64 %956, 256
  br i1 %957, label %948, label %952

958:                                              ; preds = %60, %838, %855, %14
  %959 = phi i64 [ %17, %14 ], [ %856, %855 ], [ %840, %838 ], [ %61, %60 ]
  %960 = phi double [ 0.000000e+00, %14 ], [ %841, %855 ], [ %841, %838 ], [ %841, %60 ]
  %961 = icmp sgt i64 %959, 0
  br i1 %961, label %962, label %965

962:                                              ; preds = %958
  %963 = getelementptr inbounds nuw i8, ptr %0, i64 2080
  %964 = load ptr, ptr %963, align 8
  br label %973

965:                                              ; preds = %973, %958
  %966 = phi double [ %960, %958 ], [ %979, %973 ]
  %967 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %968 = load i64, ptr %967, align 8
  %969 = icmp sgt i64 %968, 0
  br i1 %969, label %970, label %987

970:                                              ; preds = %965
  %971 = getelementptr inbounds nuw i8, ptr %0, i64 992
  %972 = load ptr, ptr %971, align 8
  br label %982

973:                                              ; preds = %962, %973
  %974 = phi i64 [ 0, %962 ], [ %980, %973 ]
  %975 = phi double [ %960, %962 ], [ %979, %973 ]
  %976 = getelementptr inbounds nuw double, ptr %964, i64 %974
  %977 = load double, ptr %976, align 8
  %978 = fcmp ogt double %975, %977
  %979 = select i1 %978, double %975, double %977
  %980 = add nuw nsw i64 %974, 1
  %981 = icmp eq i64 %980, %959
  br i1 %981, label %965, label %973

982:                                              ; preds = %970, %989
  %983 = phi i64 [ 0, %970 ], [ %990, %989 ]
  %984 = phi double [ %966, %970 ], [ %998, %989 ]
  %985 = mul nuw nsw i64 %983, 448
  %986 = getelementptr inbounds nuw i8, ptr %972, i64 %985
  br label %992

987:                                              ; preds = %989, %965
  %988 = phi double [ %966, %965 ], [ %998, %989 ]
  ret double %988

989:                                              ; preds = %992
  %990 = add nuw nsw i64 %983, 1
  %991 = icmp eq i64 %990, %968
  br i1 %991, label %987, label %982

992:                                              ; preds = %982, %992
  %993 = phi i64 [ 9, %982 ], [ %999, %992 ]
  %994 = phi double [ %984, %982 ], [ %998, %992 ]
  %995 = getelementptr inbounds nuw double, ptr %986, i64 %993
  %996 = load double, ptr %995, align 8
  %997 = fcmp ogt double %994, %996
  %998 = select i1 %997, double %994, double %996
  %999 = add nuw nsw i64 %993, 1
  %1000 = icmp eq i64 %999, 12
  br i1 %1000, label %989, label %992
}

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

define internal fastcc void @begin(ptr nocapture noundef %0, i32 noundef %1, double noundef %2) unnamed_addr #0 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 936
  %5 = load ptr, ptr %4, align 8
  %6 = sext i32 %1 to i64
  %7 = getelementptr inbounds %struct.Slot, ptr %5, i64 %6
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %11 = load i64, ptr %10, align 8
  %12 = mul i64 %11, %9
  %13 = trunc i64 %12 to i32
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 2056
  %15 = load i64, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 2040
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
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 944
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 952
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 960
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
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 928
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 2024
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 2032
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 968
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
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 936
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
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 960
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds double, ptr %23, i64 %21
  %25 = load double, ptr %24, align 8
  %26 = fcmp ogt double %25, %3
  %27 = select i1 %26, double %25, double %3
  store double %27, ptr %24, align 8
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 944
  %29 = load ptr, ptr %28, align 8
  %30 = getelementptr inbounds i32, ptr %29, i64 %21
  %31 = load i32, ptr %30, align 4
  %32 = add nsw i32 %31, -1
  store i32 %32, ptr %30, align 4
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %34, label %747

34:                                               ; preds = %17
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 952
  %36 = load ptr, ptr %35, align 8
  %37 = getelementptr inbounds i32, ptr %36, i64 %21
  %38 = load ptr, ptr %22, align 8
  %39 = getelementptr inbounds double, ptr %38, i64 %21
  %40 = load double, ptr %39, align 8
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 368
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
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 960
  %57 = load ptr, ptr %56, align 8
  %58 = getelementptr inbounds double, ptr %57, i64 %55
  %59 = load double, ptr %58, align 8
  %60 = fcmp ogt double %59, %51
  %61 = select i1 %60, double %59, double %51
  store double %61, ptr %58, align 8
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 944
  %63 = load ptr, ptr %62, align 8
  %64 = getelementptr inbounds i32, ptr %63, i64 %55
  %65 = load i32, ptr %64, align 4
  %66 = add nsw i32 %65, -1
  store i32 %66, ptr %64, align 4
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %68, label %747

68:                                               ; preds = %47
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 952
  %70 = load ptr, ptr %69, align 8
  %71 = getelementptr inbounds i32, ptr %70, i64 %55
  %72 = load ptr, ptr %56, align 8
  %73 = getelementptr inbounds double, ptr %72, i64 %55
  %74 = load double, ptr %73, align 8
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 368
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
  %86 = getelementptr inbounds nuw i8, ptr %0, i64 944
  %87 = load ptr, ptr %86, align 8
  %88 = getelementptr inbounds i32, ptr %87, i64 %85
  %89 = load i32, ptr %88, align 4
  %90 = icmp sgt i32 %89, 0
  br i1 %90, label %91, label %107

91:                                               ; preds = %81
  %92 = getelementptr inbounds nuw i8, ptr %0, i64 952
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
  %100 = getelementptr inbounds nuw i8, ptr %0, i64 928
  %101 = load ptr, ptr %100, align 8
  %102 = ptrtoint ptr %1 to i64
  %103 = ptrtoint ptr %101 to i64
  %104 = sub i64 %102, %103
  %105 = sdiv exact i64 %104, 1768
  %106 = trunc i64 %105 to i32
  store i32 %106, ptr %94, align 4
  br label %747

107:                                              ; preds = %81
  %108 = getelementptr inbounds nuw i8, ptr %0, i64 960
  %109 = load ptr, ptr %108, align 8
  %110 = getelementptr inbounds double, ptr %109, i64 %85
  %111 = load double, ptr %110, align 8
  %112 = getelementptr inbounds nuw i8, ptr %0, i64 368
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
  %124 = getelementptr inbounds nuw i8, ptr %0, i64 2088
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
  %148 = getelementptr inbounds nuw i8, ptr %0, i64 352
  %149 = load double, ptr %148, align 8
  %150 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %151 = load i64, ptr %150, align 8
  %152 = sitofp i64 %151 to double
  %153 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %154 = load double, ptr %153, align 8
  %155 = fdiv double %152, %154
  %156 = fcmp ogt double %149, %155
  %157 = select i1 %156, double %149, double %155
  %158 = getelementptr inbounds nuw i8, ptr %0, i64 992
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
  %170 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %171 = load double, ptr %170, align 8
  %172 = fdiv double %169, %171
  %173 = fptosi double %172 to i64
  %174 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %175 = load i64, ptr %174, align 8
  %176 = icmp sgt i64 %175, %173
  %177 = add nsw i64 %175, -1
  %178 = select i1 %176, i64 %173, i64 %177
  %179 = getelementptr inbounds nuw i8, ptr %0, i64 2096
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
  %211 = getelementptr inbounds nuw i8, ptr %0, i64 344
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
  %226 = getelementptr inbounds nuw i8, ptr %0, i64 960
  %227 = load ptr, ptr %226, align 8
  %228 = getelementptr inbounds double, ptr %227, i64 %225
  %229 = load double, ptr %228, align 8
  %230 = fcmp ogt double %229, %216
  %231 = select i1 %230, double %229, double %216
  store double %231, ptr %228, align 8
  %232 = getelementptr inbounds nuw i8, ptr %0, i64 944
  %233 = load ptr, ptr %232, align 8
  %234 = getelementptr inbounds i32, ptr %233, i64 %225
  %235 = load i32, ptr %234, align 4
  %236 = add nsw i32 %235, -1
  store i32 %236, ptr %234, align 4
  %237 = icmp eq i32 %236, 0
  br i1 %237, label %238, label %747

238:                                              ; preds = %219
  %239 = getelementptr inbounds nuw i8, ptr %0, i64 952
  %240 = load ptr, ptr %239, align 8
  %241 = getelementptr inbounds i32, ptr %240, i64 %225
  %242 = load ptr, ptr %226, align 8
  %243 = getelementptr inbounds double, ptr %242, i64 %225
  %244 = load double, ptr %243, align 8
  %245 = getelementptr inbounds nuw i8, ptr %0, i64 368
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
  %295 = getelementptr inbounds nuw i8, ptr %0, i64 2088
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
  %333 = getelementptr inbounds nuw i8, ptr %0, i64 928
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
  %344 = getelementptr inbounds nuw i8, ptr %0, i64 376
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
  %365 = getelementptr inbounds nuw i8, ptr %0, i64 2088
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
  %386 = getelementptr inbounds nuw i8, ptr %0, i64 992
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
  %399 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %400 = load double, ptr %399, align 8
  %401 = fdiv double %398, %400
  %402 = fptosi double %401 to i64
  %403 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %404 = load i64, ptr %403, align 8
  %405 = icmp sgt i64 %404, %402
  %406 = add nsw i64 %404, -1
  %407 = select i1 %405, i64 %402, i64 %406
  %408 = getelementptr inbounds nuw i8, ptr %0, i64 2096
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
  %428 = getelementptr inbounds nuw i8, ptr %0, i64 992
  %429 = load ptr, ptr %428, align 8
  %430 = shl nsw i32 %419, 2
  %431 = sext i32 %430 to i64
  %432 = mul nsw i64 %431, 112
  %433 = getelementptr i8, ptr %429, i64 %432
  %434 = getelementptr i8, ptr %433, i64 96
  %435 = load double, ptr %434, align 8
  %436 = fcmp ogt double %424, %435
  %437 = select i1 %436, double %424, double %435
  %438 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %439 = load double, ptr %438, align 8
  %440 = fdiv double %437, %439
  %441 = fptosi double %440 to i64
  %442 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %443 = load i64, ptr %442, align 8
  %444 = icmp sgt i64 %443, %441
  %445 = add nsw i64 %443, -1
  %446 = select i1 %444, i64 %441, i64 %445
  %447 = getelementptr inbounds nuw i8, ptr %0, i64 2096
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
  %481 = getelementptr inbounds nuw i8, ptr %0, i64 384
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
  %512 = getelementptr inbounds nuw i8, ptr %0, i64 2088
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
  %533 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %534 = load double, ptr %533, align 8
  %535 = fadd double %534, %532
  %536 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %537 = load i64, ptr %536, align 8
  %538 = mul nsw i64 %537, %10
  %539 = add nsw i64 %538, %523
  %540 = getelementptr inbounds nuw i8, ptr %0, i64 960
  %541 = load ptr, ptr %540, align 8
  %542 = getelementptr inbounds double, ptr %541, i64 %539
  %543 = load double, ptr %542, align 8
  %544 = fcmp ogt double %543, %535
  %545 = select i1 %544, double %543, double %535
  store double %545, ptr %542, align 8
  %546 = getelementptr inbounds nuw i8, ptr %0, i64 944
  %547 = load ptr, ptr %546, align 8
  %548 = getelementptr inbounds i32, ptr %547, i64 %539
  %549 = load i32, ptr %548, align 4
  %550 = add nsw i32 %549, -1
  store i32 %550, ptr %548, align 4
  %551 = icmp eq i32 %550, 0
  br i1 %551, label %552, label %747

552:                                              ; preds = %525
  %553 = getelementptr inbounds nuw i8, ptr %0, i64 952
  %554 = load ptr, ptr %553, align 8
  %555 = getelementptr inbounds i32, ptr %554, i64 %539
  %556 = load ptr, ptr %540, align 8
  %557 = getelementptr inbounds double, ptr %556, i64 %539
  %558 = load double, ptr %557, align 8
  %559 = getelementptr inbounds nuw i8, ptr %0, i64 368
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
  %580 = getelementptr inbounds nuw i8, ptr %0, i64 376
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
  %607 = getelementptr inbounds nuw i8, ptr %0, i64 928
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
  %626 = getelementptr inbounds nuw i8, ptr %0, i64 2088
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
  %651 = getelementptr inbounds nuw i8, ptr %0, i64 992
  %652 = load ptr, ptr %651, align 8
  %653 = shl nsw i32 %642, 2
  %654 = sext i32 %653 to i64
  %655 = mul nsw i64 %654, 112
  %656 = getelementptr i8, ptr %652, i64 %655
  %657 = getelementptr i8, ptr %656, i64 96
  %658 = load double, ptr %657, align 8
  %659 = fcmp ogt double %647, %658
  %660 = select i1 %659, double %647, double %658
  %661 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %662 = load double, ptr %661, align 8
  %663 = fdiv double %660, %662
  %664 = fptosi double %663 to i64
  %665 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %666 = load i64, ptr %665, align 8
  %667 = icmp sgt i64 %666, %664
  %668 = add nsw i64 %666, -1
  %669 = select i1 %667, i64 %664, i64 %668
  %670 = getelementptr inbounds nuw i8, ptr %0, i64 2096
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
  %690 = getelementptr inbounds nuw i8, ptr %0, i64 992
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
  %703 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %704 = load double, ptr %703, align 8
  %705 = fdiv double %702, %704
  %706 = fptosi double %705 to i64
  %707 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %708 = load i64, ptr %707, align 8
  %709 = icmp sgt i64 %708, %706
  %710 = add nsw i64 %708, -1
  %711 = select i1 %709, i64 %706, i64 %710
  %712 = getelementptr inbounds nuw i8, ptr %0, i64 2096
  %713 = load ptr, ptr %712, align 8
  %714 = mul i64 %711, 112
  %715 = getelementptr i8, ptr %713, i64 %714
  %716 = getelementptr i8, ptr %715, i64 40
  %717 = load double, ptr %716, align 8
  %718 = fadd double %686, %717
  store double %718, ptr %716, align 8
  %719 = fadd double %686, %702
  store double %719, ptr %699, align 8
  %720 = getelementptr inbounds nuw i8, ptr %0, i64 392
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
  %737 = getelementptr inbounds nuw i8, ptr %0, i64 2088
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
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 928
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 2088
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 2024
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 2032
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 968
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
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 1512
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 416
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 1000
  br label %51

11:                                               ; preds = %69, %5
  %12 = phi i64 [ 0, %5 ], [ %70, %69 ]
  %13 = shl nsw i64 %3, 5
  %14 = sitofp i64 %13 to double
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %16 = load double, ptr %15, align 8
  %17 = fdiv double %14, %16
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 992
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
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %31 = load double, ptr %30, align 8
  %32 = fdiv double %29, %31
  %33 = fptosi double %32 to i64
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %35 = load i64, ptr %34, align 8
  %36 = icmp sgt i64 %35, %33
  %37 = add nsw i64 %35, -1
  %38 = select i1 %36, i64 %33, i64 %37
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 2096
  %40 = load ptr, ptr %39, align 8
  %41 = mul i64 %38, 112
  %42 = getelementptr i8, ptr %40, i64 %41
  %43 = getelementptr i8, ptr %42, i64 80
  %44 = load double, ptr %43, align 8
  %45 = fadd double %17, %44
  store double %45, ptr %43, align 8
  %46 = fadd double %17, %29
  store double %46, ptr %26, align 8
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 2104
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
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 2112
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

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
  br i1 %19, label %20, label %961

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
  tail call fastcc void @begin(ptr noundef nonnull %0, i32 noundef %56, double noundef 0.000000e+00) #6
  %57 = add nuw nsw i64 %10, 1
  %58 = load i64, ptr %4, align 8
  %59 = icmp sgt i64 %58, %57
  br i1 %59, label %9, label %14

60:                                               ; preds = %951, %935
  %61 = load i64, ptr %15, align 8
  %62 = load i64, ptr %16, align 8
  %63 = icmp slt i64 %61, %62
  br i1 %63, label %64, label %961

64:                                               ; preds = %20, %60
  %65 = phi i64 [ %18, %20 ], [ %62, %60 ]
  %66 = phi i64 [ %17, %20 ], [ %61, %60 ]
  %67 = phi double [ 0.000000e+00, %20 ], [ %844, %60 ]
  %68 = load i64, ptr %21, align 8
  %69 = icmp eq i64 %68, 0
  br i1 %69, label %841, label %70

70:                                               ; preds = %64, %835
  %71 = phi i64 [ %836, %835 ], [ %68, %64 ]
  %72 = phi double [ %133, %835 ], [ %67, %64 ]
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

152:                                              ; preds = %831, %142
  %153 = phi i64 [ %139, %142 ], [ %832, %831 ]
  %154 = phi i64 [ %140, %142 ], [ %833, %831 ]
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

176:                                              ; preds = %831, %173, %127
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
  tail call fastcc void @wake_all(ptr noundef nonnull %0, ptr noundef nonnull %208, double noundef %206) #6
  %209 = load i32, ptr %184, align 4
  br label %210

210:                                              ; preds = %204, %176
  %211 = phi i32 [ %186, %176 ], [ %209, %204 ]
  %212 = icmp eq i32 %211, 0
  br i1 %212, label %213, label %835

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
  br i1 %220, label %221, label %835

221:                                              ; preds = %213
  %222 = load i32, ptr %179, align 4
  %223 = load double, ptr %50, align 8
  %224 = fadd double %177, %223
  tail call fastcc void @begin(ptr noundef nonnull %0, i32 noundef %222, double noundef %224) #6
  br label %835

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
  br i1 %238, label %239, label %831

239:                                              ; preds = %231
  %240 = getelementptr inbounds nuw i8, ptr %227, i64 4
  br label %260

241:                                              ; preds = %248
  br i1 %251, label %835, label %831

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
  %251 = tail call fastcc zeroext i1 @event(ptr noundef nonnull %0, ptr noundef nonnull %136, ptr noundef nonnull %244, double noundef %249, i32 noundef %250) #6
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
  br i1 %268, label %242, label %831

269:                                              ; preds = %225
  %270 = load double, ptr %136, align 8
  %271 = getelementptr inbounds nuw i8, ptr %227, i64 21
  %272 = load i8, ptr %271, align 1
  %273 = icmp eq i8 %272, 0
  br i1 %273, label %276, label %274

274:                                              ; preds = %269
  %275 = zext i8 %272 to i32
  br label %303

276:                                              ; preds = %316, %269
  %277 = phi i32 [ 1, %269 ], [ %317, %316 ]
  %278 = phi double [ %270, %269 ], [ %318, %316 ]
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
  %291 = icmp ult i8 %290, 8
  %292 = sext i32 %282 to i64
  %293 = select i1 %291, i64 %292, i64 0
  %294 = load ptr, ptr %29, align 8
  %295 = sext i32 %281 to i64
  %296 = add nsw i64 %293, %295
  %297 = zext i8 %290 to i64
  %298 = mul nsw i64 %296, 112
  %299 = getelementptr i8, ptr %294, i64 %298
  %300 = getelementptr double, ptr %299, i64 %297
  %301 = load double, ptr %300, align 8
  %302 = icmp eq i8 %290, 8
  br i1 %302, label %322, label %324

303:                                              ; preds = %316, %274
  %304 = phi double [ %318, %316 ], [ %270, %274 ]
  %305 = phi i32 [ %320, %316 ], [ %275, %274 ]
  %306 = phi i32 [ %317, %316 ], [ 1, %274 ]
  %307 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %305, i1 true)
  %308 = zext nneg i32 %307 to i64
  %309 = getelementptr inbounds nuw [8 x double], ptr %144, i64 0, i64 %308
  %310 = load double, ptr %309, align 8
  %311 = fcmp ogt double %310, %304
  br i1 %311, label %312, label %316

312:                                              ; preds = %303
  %313 = getelementptr inbounds nuw [8 x i8], ptr %145, i64 0, i64 %308
  %314 = load i8, ptr %313, align 1
  %315 = zext i8 %314 to i32
  br label %316

316:                                              ; preds = %312, %303
  %317 = phi i32 [ %315, %312 ], [ %306, %303 ]
  %318 = phi double [ %310, %312 ], [ %304, %303 ]
  %319 = add nsw i32 %305, -1
  %320 = and i32 %319, %305
  %321 = icmp eq i32 %320, 0
  br i1 %321, label %276, label %303

322:                                              ; preds = %276
  %323 = load double, ptr %30, align 8
  br label %324

324:                                              ; preds = %322, %276
  %325 = phi i32 [ 7, %322 ], [ 6, %276 ]
  %326 = phi double [ %323, %322 ], [ 0.000000e+00, %276 ]
  %327 = fsub double %301, %326
  %328 = fcmp ogt double %327, %288
  %329 = select i1 %328, double %327, double %288
  %330 = select i1 %328, i32 %325, i32 5
  %331 = load i64, ptr %21, align 8
  %332 = icmp eq i64 %331, 0
  br i1 %332, label %361, label %333

333:                                              ; preds = %324
  %334 = load ptr, ptr %22, align 8
  %335 = load double, ptr %334, align 8
  %336 = fcmp olt double %335, %329
  br i1 %336, label %337, label %361

337:                                              ; preds = %333
  %338 = add nsw i64 %331, 1
  store i64 %338, ptr %21, align 8
  %339 = load i64, ptr %46, align 8
  %340 = add nsw i64 %339, 1
  store i64 %340, ptr %46, align 8
  br label %341

341:                                              ; preds = %349, %337
  %342 = phi i64 [ %345, %349 ], [ %331, %337 ]
  %343 = load ptr, ptr %22, align 8
  %344 = add nsw i64 %342, -1
  %345 = sdiv i64 %344, 2
  %346 = getelementptr inbounds %struct.Entry, ptr %343, i64 %345
  %347 = load double, ptr %346, align 8
  %348 = fcmp ogt double %347, %329
  br i1 %348, label %349, label %354

349:                                              ; preds = %341
  %350 = getelementptr inbounds %struct.Entry, ptr %343, i64 %342
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %350, ptr noundef nonnull align 8 dereferenceable(24) %346, i64 24, i1 false)
  %351 = icmp ult i64 %342, 3
  br i1 %351, label %352, label %341

352:                                              ; preds = %349
  %353 = load ptr, ptr %22, align 8
  br label %354

354:                                              ; preds = %341, %352
  %355 = phi ptr [ %353, %352 ], [ %343, %341 ]
  %356 = phi i64 [ %345, %352 ], [ %342, %341 ]
  %357 = getelementptr inbounds %struct.Entry, ptr %355, i64 %356
  store double %329, ptr %357, align 8
  %358 = getelementptr inbounds nuw i8, ptr %357, i64 8
  store i64 %339, ptr %358, align 8
  %359 = getelementptr inbounds nuw i8, ptr %357, i64 16
  store i32 %76, ptr %359, align 8
  %360 = getelementptr inbounds nuw i8, ptr %357, i64 20
  store i32 0, ptr %360, align 4
  br label %835

361:                                              ; preds = %333, %324
  %362 = getelementptr inbounds nuw i8, ptr %227, i64 4
  %363 = load double, ptr %148, align 8
  %364 = fsub double %278, %363
  %365 = fadd double %364, -1.000000e+00
  %366 = fcmp ogt double %365, 0.000000e+00
  br i1 %366, label %367, label %377

367:                                              ; preds = %361
  %368 = load i32, ptr %362, align 4
  %369 = load ptr, ptr %31, align 8
  %370 = mul nsw i32 %368, 14
  %371 = add nsw i32 %370, %277
  %372 = sext i32 %371 to i64
  %373 = getelementptr inbounds double, ptr %369, i64 %372
  %374 = load double, ptr %373, align 8
  %375 = fadd double %365, %374
  store double %375, ptr %373, align 8
  %376 = load double, ptr %148, align 8
  br label %377

377:                                              ; preds = %367, %361
  %378 = phi double [ %363, %361 ], [ %376, %367 ]
  %379 = fadd double %378, 1.000000e+00
  %380 = fcmp ogt double %278, %379
  %381 = select i1 %380, double %278, double %379
  %382 = fsub double %329, %381
  %383 = fcmp ogt double %382, 0.000000e+00
  br i1 %383, label %384, label %393

384:                                              ; preds = %377
  %385 = load i32, ptr %362, align 4
  %386 = load ptr, ptr %31, align 8
  %387 = mul nsw i32 %385, 14
  %388 = add nsw i32 %387, %330
  %389 = sext i32 %388 to i64
  %390 = getelementptr inbounds double, ptr %386, i64 %389
  %391 = load double, ptr %390, align 8
  %392 = fadd double %382, %391
  store double %392, ptr %390, align 8
  br label %393

393:                                              ; preds = %384, %377
  %394 = load i32, ptr %362, align 4
  %395 = load ptr, ptr %31, align 8
  %396 = mul nsw i32 %394, 14
  %397 = sext i32 %396 to i64
  %398 = getelementptr inbounds double, ptr %395, i64 %397
  %399 = load double, ptr %398, align 8
  %400 = fadd double %399, 1.000000e+00
  store double %400, ptr %398, align 8
  %401 = load i64, ptr %32, align 8
  %402 = add nsw i64 %401, 1
  store i64 %402, ptr %32, align 8
  %403 = load double, ptr %33, align 8
  %404 = fdiv double %329, %403
  %405 = fptosi double %404 to i64
  %406 = load i64, ptr %34, align 8
  %407 = icmp sgt i64 %406, %405
  %408 = add nsw i64 %406, -1
  %409 = select i1 %407, i64 %405, i64 %408
  %410 = load ptr, ptr %35, align 8
  %411 = mul i64 %409, 112
  %412 = getelementptr i8, ptr %410, i64 %411
  %413 = getelementptr i8, ptr %412, i64 104
  %414 = load double, ptr %413, align 8
  %415 = fadd double %414, 1.000000e+00
  store double %415, ptr %413, align 8
  %416 = fadd double %329, 1.000000e+00
  store double %416, ptr %285, align 8
  store double %329, ptr %148, align 8
  %417 = getelementptr inbounds nuw i8, ptr %227, i64 18
  %418 = load i8, ptr %417, align 2
  %419 = icmp eq i8 %418, 0
  %420 = uitofp i8 %418 to double
  %421 = select i1 %419, double 1.000000e+00, double %420
  %422 = fadd double %329, %421
  store double %422, ptr %136, align 8
  %423 = load i32, ptr %143, align 8
  %424 = add nsw i32 %423, 1
  store i32 %424, ptr %143, align 8
  %425 = getelementptr inbounds nuw i8, ptr %227, i64 12
  %426 = load i32, ptr %425, align 4
  %427 = sitofp i32 %426 to double
  %428 = fadd double %329, %427
  %429 = fadd double %329, 8.000000e+00
  %430 = getelementptr inbounds nuw i8, ptr %227, i64 17
  %431 = load i8, ptr %430, align 1
  switch i8 %431, label %708 [
    i8 1, label %432
    i8 2, label %681
  ]

432:                                              ; preds = %393
  %433 = load ptr, ptr %26, align 8
  %434 = load i64, ptr %137, align 8
  %435 = getelementptr i64, ptr %433, i64 %434
  %436 = load i64, ptr %435, align 8
  %437 = getelementptr i8, ptr %435, i64 8
  %438 = load i64, ptr %437, align 8
  %439 = icmp slt i64 %436, %438
  br i1 %439, label %441, label %640

440:                                              ; preds = %627
  br i1 %631, label %797, label %640

441:                                              ; preds = %432, %627
  %442 = phi i64 [ %632, %627 ], [ %436, %432 ]
  %443 = phi i1 [ %631, %627 ], [ false, %432 ]
  %444 = phi double [ %629, %627 ], [ %428, %432 ]
  %445 = phi double [ %628, %627 ], [ %429, %432 ]
  %446 = load ptr, ptr %27, align 8
  %447 = getelementptr inbounds %struct.Record, ptr %446, i64 %442
  %448 = getelementptr inbounds nuw i8, ptr %447, i64 32
  %449 = load i32, ptr %448, align 8
  %450 = load i32, ptr %227, align 4
  %451 = icmp eq i32 %449, %450
  br i1 %451, label %452, label %627

452:                                              ; preds = %441
  %453 = getelementptr inbounds nuw i8, ptr %447, i64 36
  %454 = load i32, ptr %453, align 4
  %455 = icmp slt i32 %454, 4
  br i1 %455, label %456, label %624

456:                                              ; preds = %452
  %457 = load i64, ptr %447, align 8
  %458 = sitofp i64 %457 to double
  %459 = load double, ptr %37, align 8
  %460 = fdiv double %458, %459
  %461 = getelementptr inbounds nuw i8, ptr %447, i64 8
  %462 = load i64, ptr %461, align 8
  %463 = sitofp i64 %462 to double
  %464 = fcmp olt double %460, %463
  %465 = select i1 %464, double %463, double %460
  %466 = fcmp olt double %465, 1.000000e+00
  %467 = select i1 %466, double 1.000000e+00, double %465
  %468 = icmp ne i32 %454, 2
  %469 = icmp eq i64 %457, 0
  %470 = select i1 %468, i1 true, i1 %469
  %471 = fcmp ogt double %467, %458
  %472 = select i1 %470, i1 true, i1 %471
  %473 = select i1 %472, double %467, double %458
  %474 = load ptr, ptr %29, align 8
  %475 = load i32, ptr %146, align 8
  %476 = shl nsw i32 %475, 2
  %477 = sext i32 %476 to i64
  %478 = mul nsw i64 %477, 112
  %479 = getelementptr i8, ptr %474, i64 %478
  %480 = getelementptr i8, ptr %479, i64 64
  %481 = load double, ptr %480, align 8
  %482 = fcmp ogt double %329, %481
  %483 = select i1 %482, double %329, double %481
  %484 = load double, ptr %33, align 8
  %485 = fdiv double %483, %484
  %486 = fptosi double %485 to i64
  %487 = load i64, ptr %34, align 8
  %488 = icmp sgt i64 %487, %486
  %489 = add nsw i64 %487, -1
  %490 = select i1 %488, i64 %486, i64 %489
  %491 = load ptr, ptr %35, align 8
  %492 = mul i64 %490, 112
  %493 = getelementptr i8, ptr %491, i64 %492
  %494 = getelementptr i8, ptr %493, i64 64
  %495 = load double, ptr %494, align 8
  %496 = fadd double %495, %473
  store double %496, ptr %494, align 8
  %497 = fadd double %483, %473
  store double %497, ptr %480, align 8
  %498 = load double, ptr %38, align 8
  %499 = fadd double %497, 8.000000e+00
  %500 = getelementptr inbounds nuw i8, ptr %447, i64 16
  %501 = load i64, ptr %500, align 8
  %502 = icmp eq i64 %501, 0
  br i1 %502, label %505, label %503

503:                                              ; preds = %456
  %504 = load double, ptr %39, align 8
  br label %505

505:                                              ; preds = %503, %456
  %506 = phi double [ %504, %503 ], [ %498, %456 ]
  %507 = fadd double %497, %506
  %508 = load i64, ptr %447, align 8
  %509 = icmp eq i64 %508, 0
  br i1 %509, label %510, label %515

510:                                              ; preds = %505
  %511 = load i32, ptr %453, align 4
  %512 = icmp eq i32 %511, 2
  br i1 %512, label %513, label %620

513:                                              ; preds = %510
  %514 = fadd double %498, %507
  br label %620

515:                                              ; preds = %505
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %2) #7
  %516 = load i32, ptr %453, align 4
  switch i32 %516, label %594 [
    i32 0, label %517
    i32 3, label %517
  ]

517:                                              ; preds = %515, %515
  %518 = load ptr, ptr %40, align 8
  %519 = load i32, ptr %146, align 8
  %520 = sext i32 %519 to i64
  %521 = load i64, ptr %41, align 8
  %522 = shl nsw i64 %520, 4
  %523 = mul i64 %522, %521
  %524 = getelementptr inbounds i8, ptr %518, i64 %523
  %525 = load ptr, ptr %42, align 8
  %526 = load i32, ptr %149, align 4
  %527 = sext i32 %526 to i64
  %528 = getelementptr inbounds %struct.Slot, ptr %525, i64 %527, i32 11
  %529 = load i32, ptr %528, align 4
  %530 = mul i32 %529, -1640531535
  %531 = icmp sgt i64 %508, 0
  br i1 %531, label %532, label %591

532:                                              ; preds = %517
  %533 = getelementptr inbounds nuw i8, ptr %447, i64 24
  %534 = load i64, ptr %533, align 8
  br label %535

535:                                              ; preds = %581, %532
  %536 = phi i64 [ %534, %532 ], [ %582, %581 ]
  %537 = phi i64 [ %508, %532 ], [ %583, %581 ]
  %538 = phi i64 [ 0, %532 ], [ %584, %581 ]
  %539 = phi i64 [ 0, %532 ], [ %585, %581 ]
  %540 = load ptr, ptr %43, align 8
  %541 = getelementptr i32, ptr %540, i64 %536
  %542 = getelementptr i32, ptr %541, i64 %539
  %543 = load i32, ptr %542, align 4
  %544 = icmp slt i32 %543, 0
  %545 = select i1 %544, i32 0, i32 %530
  %546 = add i32 %545, %543
  %547 = or i32 %546, 1073741824
  %548 = mul i32 %547, -1640531535
  %549 = lshr i32 %548, 8
  %550 = zext nneg i32 %549 to i64
  %551 = load i64, ptr %41, align 8
  %552 = srem i64 %550, %551
  %553 = shl nuw nsw i64 %552, 4
  %554 = getelementptr inbounds nuw i8, ptr %524, i64 %553
  br label %556

555:                                              ; preds = %556
  br i1 %562, label %581, label %574

556:                                              ; preds = %556, %535
  %557 = phi i64 [ 0, %535 ], [ %563, %556 ]
  %558 = phi i1 [ false, %535 ], [ %562, %556 ]
  %559 = getelementptr inbounds nuw i32, ptr %554, i64 %557
  %560 = load i32, ptr %559, align 4
  %561 = icmp eq i32 %560, %547
  %562 = or i1 %558, %561
  %563 = add nuw nsw i64 %557, 1
  %564 = icmp eq i64 %563, 4
  br i1 %564, label %555, label %556

565:                                              ; preds = %574
  store i32 %547, ptr %554, align 4
  %566 = load ptr, ptr %44, align 8
  %567 = load i64, ptr %533, align 8
  %568 = getelementptr i8, ptr %566, i64 %567
  %569 = getelementptr i8, ptr %568, i64 %539
  %570 = load i8, ptr %569, align 1
  %571 = add nsw i64 %538, 1
  %572 = getelementptr inbounds i8, ptr %2, i64 %538
  store i8 %570, ptr %572, align 1
  %573 = load i64, ptr %447, align 8
  br label %581

574:                                              ; preds = %555, %574
  %575 = phi i64 [ %579, %574 ], [ 3, %555 ]
  %576 = getelementptr i32, ptr %554, i64 %575
  %577 = getelementptr i8, ptr %576, i64 -4
  %578 = load i32, ptr %577, align 4
  store i32 %578, ptr %576, align 4
  %579 = add nsw i64 %575, -1
  %580 = icmp eq i64 %579, 0
  br i1 %580, label %565, label %574

581:                                              ; preds = %565, %555
  %582 = phi i64 [ %567, %565 ], [ %536, %555 ]
  %583 = phi i64 [ %573, %565 ], [ %537, %555 ]
  %584 = phi i64 [ %571, %565 ], [ %538, %555 ]
  %585 = add nuw nsw i64 %539, 1
  %586 = icmp slt i64 %585, %583
  br i1 %586, label %535, label %587

587:                                              ; preds = %581
  %588 = icmp eq i64 %584, 0
  br i1 %588, label %591, label %589

589:                                              ; preds = %587
  %590 = call fastcc double @beyond(ptr noundef nonnull %0, ptr noundef nonnull %136, ptr noundef nonnull %2, i64 noundef %584, double noundef %497) #6
  br label %605

591:                                              ; preds = %587, %517
  %592 = load double, ptr %36, align 8
  %593 = fadd double %497, %592
  br label %605

594:                                              ; preds = %515
  %595 = load ptr, ptr %44, align 8
  %596 = getelementptr inbounds nuw i8, ptr %447, i64 24
  %597 = load i64, ptr %596, align 8
  %598 = getelementptr inbounds i8, ptr %595, i64 %597
  %599 = tail call fastcc double @beyond(ptr noundef nonnull %0, ptr noundef nonnull %136, ptr noundef %598, i64 noundef %508, double noundef %497) #6
  %600 = load i32, ptr %453, align 4
  %601 = icmp eq i32 %600, 2
  br i1 %601, label %602, label %608

602:                                              ; preds = %594
  %603 = load double, ptr %45, align 8
  %604 = fadd double %599, %603
  br label %605

605:                                              ; preds = %602, %591, %589
  %606 = phi double [ %593, %591 ], [ %590, %589 ], [ %604, %602 ]
  %607 = load i32, ptr %453, align 4
  br label %608

608:                                              ; preds = %605, %594
  %609 = phi i32 [ %607, %605 ], [ %600, %594 ]
  %610 = phi double [ %606, %605 ], [ %599, %594 ]
  %611 = icmp eq i32 %609, 3
  br i1 %611, label %612, label %619

612:                                              ; preds = %608
  %613 = load double, ptr %150, align 8
  %614 = fcmp ogt double %613, %610
  %615 = select i1 %614, double %613, double %610
  store double %615, ptr %150, align 8
  %616 = load double, ptr %151, align 8
  %617 = fcmp ogt double %616, %610
  %618 = select i1 %617, double %616, double %610
  store double %618, ptr %151, align 8
  br label %619

619:                                              ; preds = %612, %608
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %2) #7
  br label %620

620:                                              ; preds = %619, %513, %510
  %621 = phi double [ %610, %619 ], [ %514, %513 ], [ %507, %510 ]
  %622 = fcmp ogt double %444, %621
  %623 = select i1 %622, double %444, double %621
  br label %627

624:                                              ; preds = %452
  %625 = load i32, ptr %362, align 4
  %626 = tail call fastcc zeroext i1 @event(ptr noundef nonnull %0, ptr noundef nonnull %136, ptr noundef nonnull %447, double noundef %329, i32 noundef %625) #6
  br label %627

627:                                              ; preds = %624, %620, %441
  %628 = phi double [ %499, %620 ], [ %445, %624 ], [ %445, %441 ]
  %629 = phi double [ %623, %620 ], [ %444, %624 ], [ %444, %441 ]
  %630 = phi i1 [ false, %620 ], [ %626, %624 ], [ false, %441 ]
  %631 = phi i1 [ true, %620 ], [ true, %624 ], [ %443, %441 ]
  %632 = add nsw i64 %442, 1
  %633 = load ptr, ptr %26, align 8
  %634 = load i64, ptr %137, align 8
  %635 = getelementptr i64, ptr %633, i64 %634
  %636 = getelementptr i8, ptr %635, i64 8
  %637 = load i64, ptr %636, align 8
  %638 = icmp sge i64 %632, %637
  %639 = or i1 %630, %638
  br i1 %639, label %440, label %441

640:                                              ; preds = %440, %432
  %641 = phi i1 [ %630, %440 ], [ false, %432 ]
  %642 = phi double [ %629, %440 ], [ %428, %432 ]
  %643 = phi double [ %628, %440 ], [ %429, %432 ]
  %644 = getelementptr inbounds nuw i8, ptr %227, i64 8
  %645 = load i32, ptr %644, align 4
  %646 = icmp eq i32 %645, 0
  br i1 %646, label %797, label %647

647:                                              ; preds = %640
  %648 = load i8, ptr %289, align 4
  %649 = icmp ult i8 %648, 8
  br i1 %649, label %650, label %653

650:                                              ; preds = %647
  %651 = load i32, ptr %147, align 8
  %652 = sext i32 %651 to i64
  br label %653

653:                                              ; preds = %650, %647
  %654 = phi i64 [ %652, %650 ], [ 0, %647 ]
  %655 = load ptr, ptr %29, align 8
  %656 = load i32, ptr %146, align 8
  %657 = shl nsw i32 %656, 2
  %658 = sext i32 %657 to i64
  %659 = add nsw i64 %654, %658
  %660 = zext i8 %648 to i64
  %661 = mul nsw i64 %659, 112
  %662 = getelementptr i8, ptr %655, i64 %661
  %663 = getelementptr double, ptr %662, i64 %660
  %664 = load double, ptr %663, align 8
  %665 = fcmp ogt double %329, %664
  %666 = select i1 %665, double %329, double %664
  %667 = load double, ptr %33, align 8
  %668 = fdiv double %666, %667
  %669 = fptosi double %668 to i64
  %670 = load i64, ptr %34, align 8
  %671 = icmp sgt i64 %670, %669
  %672 = add nsw i64 %670, -1
  %673 = select i1 %671, i64 %669, i64 %672
  %674 = load ptr, ptr %35, align 8
  %675 = mul i64 %673, 112
  %676 = getelementptr i8, ptr %674, i64 %675
  %677 = getelementptr double, ptr %676, i64 %660
  %678 = load double, ptr %677, align 8
  %679 = fadd double %678, 1.000000e+00
  store double %679, ptr %677, align 8
  %680 = fadd double %666, 1.000000e+00
  store double %680, ptr %663, align 8
  br label %797

681:                                              ; preds = %393
  %682 = load ptr, ptr %29, align 8
  %683 = load i32, ptr %146, align 8
  %684 = shl nsw i32 %683, 2
  %685 = sext i32 %684 to i64
  %686 = mul nsw i64 %685, 112
  %687 = getelementptr i8, ptr %682, i64 %686
  %688 = getelementptr i8, ptr %687, i64 64
  %689 = load double, ptr %688, align 8
  %690 = fcmp ogt double %329, %689
  %691 = select i1 %690, double %329, double %689
  %692 = load double, ptr %33, align 8
  %693 = fdiv double %691, %692
  %694 = fptosi double %693 to i64
  %695 = load i64, ptr %34, align 8
  %696 = icmp sgt i64 %695, %694
  %697 = add nsw i64 %695, -1
  %698 = select i1 %696, i64 %694, i64 %697
  %699 = load ptr, ptr %35, align 8
  %700 = mul i64 %698, 112
  %701 = getelementptr i8, ptr %699, i64 %700
  %702 = getelementptr i8, ptr %701, i64 64
  %703 = load double, ptr %702, align 8
  %704 = fadd double %703, 4.000000e+00
  store double %704, ptr %702, align 8
  %705 = fadd double %691, 4.000000e+00
  store double %705, ptr %688, align 8
  %706 = load double, ptr %36, align 8
  %707 = fadd double %705, %706
  br label %797

708:                                              ; preds = %393
  %709 = getelementptr inbounds nuw i8, ptr %227, i64 8
  %710 = load i32, ptr %709, align 4
  %711 = icmp eq i32 %710, 0
  br i1 %711, label %797, label %712

712:                                              ; preds = %708
  %713 = load i8, ptr %289, align 4
  %714 = sitofp i32 %710 to double
  %715 = fmul double %714, 6.250000e-02
  %716 = icmp ult i8 %713, 8
  br i1 %716, label %717, label %720

717:                                              ; preds = %712
  %718 = load i32, ptr %147, align 8
  %719 = sext i32 %718 to i64
  br label %720

720:                                              ; preds = %717, %712
  %721 = phi i64 [ %719, %717 ], [ 0, %712 ]
  %722 = load ptr, ptr %29, align 8
  %723 = load i32, ptr %146, align 8
  %724 = shl nsw i32 %723, 2
  %725 = sext i32 %724 to i64
  %726 = add nsw i64 %721, %725
  %727 = zext i8 %713 to i64
  %728 = mul nsw i64 %726, 112
  %729 = getelementptr i8, ptr %722, i64 %728
  %730 = getelementptr double, ptr %729, i64 %727
  %731 = load double, ptr %730, align 8
  %732 = fcmp ogt double %329, %731
  %733 = select i1 %732, double %329, double %731
  %734 = load double, ptr %33, align 8
  %735 = fdiv double %733, %734
  %736 = fptosi double %735 to i64
  %737 = load i64, ptr %34, align 8
  %738 = icmp sgt i64 %737, %736
  %739 = add nsw i64 %737, -1
  %740 = select i1 %738, i64 %736, i64 %739
  %741 = load ptr, ptr %35, align 8
  %742 = mul i64 %740, 112
  %743 = getelementptr i8, ptr %741, i64 %742
  %744 = getelementptr double, ptr %743, i64 %727
  %745 = load double, ptr %744, align 8
  %746 = fadd double %715, %745
  store double %746, ptr %744, align 8
  %747 = fadd double %715, %733
  store double %747, ptr %730, align 8
  %748 = load i32, ptr %425, align 4
  %749 = sitofp i32 %748 to double
  %750 = fadd double %747, %749
  %751 = load i32, ptr %709, align 4
  %752 = sitofp i32 %751 to double
  %753 = fmul double %752, 6.250000e-02
  %754 = fsub double %750, %753
  %755 = fcmp ogt double %428, %754
  br i1 %755, label %797, label %756

756:                                              ; preds = %720
  %757 = load i8, ptr %289, align 4
  %758 = icmp ult i8 %757, 8
  br i1 %758, label %759, label %762

759:                                              ; preds = %756
  %760 = load i32, ptr %147, align 8
  %761 = sext i32 %760 to i64
  br label %762

762:                                              ; preds = %759, %756
  %763 = phi i64 [ %761, %759 ], [ 0, %756 ]
  %764 = load ptr, ptr %29, align 8
  %765 = load i32, ptr %146, align 8
  %766 = shl nsw i32 %765, 2
  %767 = sext i32 %766 to i64
  %768 = add nsw i64 %763, %767
  %769 = zext i8 %757 to i64
  %770 = mul nsw i64 %768, 112
  %771 = getelementptr i8, ptr %764, i64 %770
  %772 = getelementptr double, ptr %771, i64 %769
  %773 = load double, ptr %772, align 8
  %774 = fcmp ogt double %329, %773
  %775 = select i1 %774, double %329, double %773
  %776 = load double, ptr %33, align 8
  %777 = fdiv double %775, %776
  %778 = fptosi double %777 to i64
  %779 = load i64, ptr %34, align 8
  %780 = icmp sgt i64 %779, %778
  %781 = add nsw i64 %779, -1
  %782 = select i1 %780, i64 %778, i64 %781
  %783 = load ptr, ptr %35, align 8
  %784 = mul i64 %782, 112
  %785 = getelementptr i8, ptr %783, i64 %784
  %786 = getelementptr double, ptr %785, i64 %769
  %787 = load double, ptr %786, align 8
  %788 = fadd double %753, %787
  store double %788, ptr %786, align 8
  %789 = fadd double %753, %775
  store double %789, ptr %772, align 8
  %790 = load i32, ptr %425, align 4
  %791 = sitofp i32 %790 to double
  %792 = fadd double %789, %791
  %793 = load i32, ptr %709, align 4
  %794 = sitofp i32 %793 to double
  %795 = fmul double %794, 6.250000e-02
  %796 = fsub double %792, %795
  br label %797

797:                                              ; preds = %762, %720, %708, %681, %653, %640, %440
  %798 = phi double [ %429, %708 ], [ %429, %720 ], [ %429, %762 ], [ %429, %681 ], [ %643, %653 ], [ %643, %640 ], [ %628, %440 ]
  %799 = phi double [ %428, %708 ], [ %428, %720 ], [ %796, %762 ], [ %707, %681 ], [ %642, %653 ], [ %642, %640 ], [ %629, %440 ]
  %800 = phi i1 [ false, %708 ], [ false, %720 ], [ false, %762 ], [ false, %681 ], [ %641, %653 ], [ %641, %640 ], [ %630, %440 ]
  %801 = getelementptr inbounds nuw i8, ptr %227, i64 19
  %802 = load i8, ptr %801, align 1
  %803 = icmp ult i8 %802, 7
  br i1 %803, label %804, label %815

804:                                              ; preds = %797
  %805 = zext nneg i8 %802 to i64
  %806 = getelementptr inbounds nuw [8 x double], ptr %144, i64 0, i64 %805
  %807 = load double, ptr %806, align 8
  %808 = fcmp ogt double %799, %807
  br i1 %808, label %809, label %815

809:                                              ; preds = %804
  store double %799, ptr %806, align 8
  %810 = getelementptr inbounds nuw i8, ptr %227, i64 22
  %811 = load i8, ptr %810, align 2
  %812 = load i8, ptr %801, align 1
  %813 = zext i8 %812 to i64
  %814 = getelementptr inbounds nuw [8 x i8], ptr %145, i64 0, i64 %813
  store i8 %811, ptr %814, align 1
  br label %815

815:                                              ; preds = %809, %804, %797
  %816 = getelementptr inbounds nuw i8, ptr %227, i64 20
  %817 = load i8, ptr %816, align 4
  %818 = icmp ult i8 %817, 7
  br i1 %818, label %819, label %828

819:                                              ; preds = %815
  %820 = zext nneg i8 %817 to i64
  %821 = getelementptr inbounds nuw [8 x double], ptr %144, i64 0, i64 %820
  %822 = load double, ptr %821, align 8
  %823 = fcmp ogt double %798, %822
  br i1 %823, label %824, label %828

824:                                              ; preds = %819
  store double %798, ptr %821, align 8
  %825 = load i8, ptr %816, align 4
  %826 = zext i8 %825 to i64
  %827 = getelementptr inbounds nuw [8 x i8], ptr %145, i64 0, i64 %826
  store i8 4, ptr %827, align 1
  br label %828

828:                                              ; preds = %824, %819, %815
  br i1 %800, label %835, label %829

829:                                              ; preds = %828
  %830 = load i64, ptr %137, align 8
  br label %831

831:                                              ; preds = %266, %829, %241, %231
  %832 = phi i64 [ %830, %829 ], [ %157, %231 ], [ %253, %241 ], [ %262, %266 ]
  %833 = load i64, ptr %138, align 8
  %834 = icmp slt i64 %832, %833
  br i1 %834, label %152, label %176

835:                                              ; preds = %241, %828, %210, %213, %221, %354
  %836 = load i64, ptr %21, align 8
  %837 = icmp eq i64 %836, 0
  br i1 %837, label %838, label %70

838:                                              ; preds = %835
  %839 = load i64, ptr %15, align 8
  %840 = load i64, ptr %16, align 8
  br label %841

841:                                              ; preds = %838, %64
  %842 = phi i64 [ %65, %64 ], [ %840, %838 ]
  %843 = phi i64 [ %66, %64 ], [ %839, %838 ]
  %844 = phi double [ %67, %64 ], [ %133, %838 ]
  %845 = icmp slt i64 %843, %842
  br i1 %845, label %846, label %961

846:                                              ; preds = %841
  %847 = load i64, ptr %51, align 8
  %848 = add nsw i64 %847, 1
  store i64 %848, ptr %51, align 8
  %849 = load i64, ptr %4, align 8
  %850 = load i64, ptr %48, align 8
  %851 = mul nsw i64 %850, %849
  %852 = load i64, ptr %52, align 8
  %853 = mul nsw i64 %851, %852
  %854 = icmp sgt i64 %853, 0
  br i1 %854, label %864, label %858

855:                                              ; preds = %927
  %856 = load i64, ptr %21, align 8
  %857 = icmp eq i64 %856, 0
  br i1 %857, label %858, label %860

858:                                              ; preds = %846, %855
  %859 = load i64, ptr %15, align 8
  br label %961

860:                                              ; preds = %855
  %861 = load i64, ptr %53, align 8
  %862 = mul nsw i64 %861, %930
  %863 = icmp sgt i64 %862, 0
  br i1 %863, label %938, label %935

864:                                              ; preds = %846, %927
  %865 = phi i64 [ %928, %927 ], [ %852, %846 ]
  %866 = phi i64 [ %929, %927 ], [ %850, %846 ]
  %867 = phi i64 [ %930, %927 ], [ %849, %846 ]
  %868 = phi i64 [ %931, %927 ], [ 0, %846 ]
  %869 = load ptr, ptr %23, align 8
  %870 = getelementptr inbounds nuw %struct.Warp, ptr %869, i64 %868
  %871 = getelementptr inbounds nuw i8, ptr %870, i64 1748
  %872 = load i32, ptr %871, align 4
  %873 = icmp eq i32 %872, 0
  br i1 %873, label %927, label %874

874:                                              ; preds = %864
  %875 = load double, ptr %870, align 8
  %876 = fcmp ogt double %875, %844
  %877 = select i1 %876, double %875, double %844
  %878 = getelementptr inbounds nuw i8, ptr %870, i64 8
  %879 = load double, ptr %878, align 8
  %880 = fsub double %877, %879
  %881 = fcmp ogt double %880, 0.000000e+00
  br i1 %881, label %882, label %894

882:                                              ; preds = %874
  %883 = getelementptr inbounds nuw i8, ptr %870, i64 1736
  %884 = load i32, ptr %883, align 8
  %885 = getelementptr inbounds nuw i8, ptr %870, i64 1740
  %886 = load i32, ptr %885, align 4
  %887 = load ptr, ptr %31, align 8
  %888 = mul nsw i32 %886, 14
  %889 = add nsw i32 %888, %884
  %890 = sext i32 %889 to i64
  %891 = getelementptr inbounds double, ptr %887, i64 %890
  %892 = load double, ptr %891, align 8
  %893 = fadd double %880, %892
  store double %893, ptr %891, align 8
  br label %894

894:                                              ; preds = %882, %874
  store double %877, ptr %878, align 8
  store double %877, ptr %870, align 8
  store i32 0, ptr %871, align 4
  %895 = load ptr, ptr %23, align 8
  %896 = load i64, ptr %21, align 8
  %897 = add nsw i64 %896, 1
  store i64 %897, ptr %21, align 8
  %898 = load i64, ptr %46, align 8
  %899 = add nsw i64 %898, 1
  store i64 %899, ptr %46, align 8
  %900 = icmp eq i64 %896, 0
  br i1 %900, label %912, label %901

901:                                              ; preds = %894, %909
  %902 = phi i64 [ %905, %909 ], [ %896, %894 ]
  %903 = load ptr, ptr %22, align 8
  %904 = add nsw i64 %902, -1
  %905 = sdiv i64 %904, 2
  %906 = getelementptr inbounds %struct.Entry, ptr %903, i64 %905
  %907 = load double, ptr %906, align 8
  %908 = fcmp ogt double %907, %877
  br i1 %908, label %909, label %912

909:                                              ; preds = %901
  %910 = getelementptr inbounds %struct.Entry, ptr %903, i64 %902
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %910, ptr noundef nonnull align 8 dereferenceable(24) %906, i64 24, i1 false)
  %911 = icmp ult i64 %902, 3
  br i1 %911, label %912, label %901

912:                                              ; preds = %901, %909, %894
  %913 = phi i64 [ 0, %894 ], [ %905, %909 ], [ %902, %901 ]
  %914 = ptrtoint ptr %870 to i64
  %915 = ptrtoint ptr %895 to i64
  %916 = sub i64 %914, %915
  %917 = sdiv exact i64 %916, 1768
  %918 = trunc i64 %917 to i32
  %919 = load ptr, ptr %22, align 8
  %920 = getelementptr inbounds %struct.Entry, ptr %919, i64 %913
  store double %877, ptr %920, align 8
  %921 = getelementptr inbounds nuw i8, ptr %920, i64 8
  store i64 %898, ptr %921, align 8
  %922 = getelementptr inbounds nuw i8, ptr %920, i64 16
  store i32 %918, ptr %922, align 8
  %923 = getelementptr inbounds nuw i8, ptr %920, i64 20
  store i32 0, ptr %923, align 4
  %924 = load i64, ptr %4, align 8
  %925 = load i64, ptr %48, align 8
  %926 = load i64, ptr %52, align 8
  br label %927

927:                                              ; preds = %864, %912
  %928 = phi i64 [ %865, %864 ], [ %926, %912 ]
  %929 = phi i64 [ %866, %864 ], [ %925, %912 ]
  %930 = phi i64 [ %867, %864 ], [ %924, %912 ]
  %931 = add nuw nsw i64 %868, 1
  %932 = mul nsw i64 %929, %930
  %933 = mul nsw i64 %932, %928
  %934 = icmp slt i64 %931, %933
  br i1 %934, label %864, label %855

935:                                              ; preds = %938, %860
  %936 = phi i64 [ %930, %860 ], [ %943, %938 ]
  %937 = icmp sgt i64 %936, 0
  br i1 %937, label %947, label %60

938:                                              ; preds = %860, %938
  %939 = phi i64 [ %942, %938 ], [ 0, %860 ]
  %940 = load ptr, ptr %54, align 8
  %941 = getelementptr inbounds nuw i32, ptr %940, i64 %939
  store i32 -1, ptr %941, align 4
  %942 = add nuw nsw i64 %939, 1
  %943 = load i64, ptr %4, align 8
  %944 = load i64, ptr %53, align 8
  %945 = mul nsw i64 %944, %943
  %946 = icmp slt i64 %942, %945
  br i1 %946, label %938, label %935

947:                                              ; preds = %935, %951
  %948 = phi i64 [ %952, %951 ], [ 0, %935 ]
  %949 = load ptr, ptr %42, align 8
  %950 = getelementptr inbounds nuw %struct.Slot, ptr %949, i64 %948, i32 7
  store i32 -1, ptr %950, align 4
  br label %955

951:                                              ; preds = %955
  %952 = add nuw nsw i64 %948, 1
  %953 = load i64, ptr %4, align 8
  %954 = icmp slt i64 %952, %953
  br i1 %954, label %947, label %60

955:                                              ; preds = %947, %955
  %956 = phi i64 [ 0, %947 ], [ %959, %955 ]
  %957 = load ptr, ptr %42, align 8
  %958 = getelementptr inbounds nuw %struct.Slot, ptr %957, i64 %948, i32 5, i64 %956
  store i32 -1, ptr %958, align 4
  %959 = add nuw nsw i64 %956, 1
  %960 = icmp eq i64 %959, 256
  br i1 %960, label %951, label %955

961:                                              ; preds = %60, %841, %858, %14
  %962 = phi i64 [ %17, %14 ], [ %859, %858 ], [ %843, %841 ], [ %61, %60 ]
  %963 = phi double [ 0.000000e+00, %14 ], [ %844, %858 ], [ %844, %841 ], [ %844, %60 ]
  %964 = icmp sgt i64 %962, 0
  br i1 %964, label %965, label %968

965:                                              ; preds = %961
  %966 = getelementptr inbounds nuw i8, ptr %0, i64 2080
  %967 = load ptr, ptr %966, align 8
  br label %970

968:                                              ; preds = %970, %961
  %969 = phi double [ %963, %961 ], [ %976, %970 ]
  ret double %969

970:                                              ; preds = %965, %970
  %971 = phi i64 [ 0, %965 ], [ %977, %970 ]
  %972 = phi double [ %963, %965 ], [ %976, %970 ]
  %973 = getelementptr inbounds nuw double, ptr %967, i64 %971
  %974 = load double, ptr %973, align 8
  %975 = fcmp ogt double %972, %974
  %976 = select i1 %975, double %972, double %974
  %977 = add nuw nsw i64 %971, 1
  %978 = icmp eq i64 %977, %962
  br i1 %978, label %968, label %970
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
  switch i32 %13, label %757 [
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
    i32 19, label %735
  ]

14:                                               ; preds = %5
  %15 = load i64, ptr %2, align 8
  %16 = icmp slt i64 %15, 0
  br i1 %16, label %757, label %17

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
  br i1 %33, label %34, label %757

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
  tail call fastcc void @wake_all(ptr noundef nonnull %0, ptr noundef %37, double noundef %43) #6
  br label %757

44:                                               ; preds = %5
  %45 = load i64, ptr %2, align 8
  %46 = icmp slt i64 %45, 0
  br i1 %46, label %757, label %47

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
  br i1 %67, label %68, label %757

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
  tail call fastcc void @wake_all(ptr noundef nonnull %0, ptr noundef %71, double noundef %77) #6
  br label %757

78:                                               ; preds = %5
  %79 = load i64, ptr %2, align 8
  %80 = icmp slt i64 %79, 0
  br i1 %80, label %757, label %81

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
  br label %757

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
  br i1 %116, label %117, label %757

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
  br label %757

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
  %203 = tail call fastcc double @beyond(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef %197, i64 noundef %190, double noundef %202) #6
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
  br i1 %237, label %238, label %757

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
  tail call fastcc void @wake_all(ptr noundef nonnull %0, ptr noundef %241, double noundef %247) #6
  br label %757

248:                                              ; preds = %215
  %249 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %250 = load double, ptr %249, align 8
  %251 = fcmp ogt double %250, %216
  %252 = select i1 %251, double %250, double %216
  store double %252, ptr %249, align 8
  br label %757

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
  br label %757

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
  br i1 %278, label %279, label %757

279:                                              ; preds = %269
  %280 = select i1 %271, i64 640, i64 1152
  %281 = getelementptr inbounds nuw i8, ptr %1, i64 %280
  %282 = add nuw i64 %277, 63
  %283 = and i64 %282, 63
  %284 = getelementptr inbounds nuw double, ptr %281, i64 %283
  %285 = load double, ptr %284, align 8
  %286 = load double, ptr %1, align 8
  %287 = fcmp ogt double %285, %286
  br i1 %287, label %288, label %757

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
  br label %757

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
  br i1 %323, label %324, label %757

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
  br label %757

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
  tail call fastcc void @wake_all(ptr noundef nonnull %0, ptr noundef nonnull %352, double noundef %346) #6
  %353 = load i32, ptr %12, align 4
  %354 = icmp eq i32 %353, 10
  br i1 %354, label %355, label %757

355:                                              ; preds = %340
  %356 = load double, ptr %1, align 8
  %357 = fcmp ogt double %346, %356
  br i1 %357, label %358, label %757

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
  br label %757

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
  br label %757

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
  br label %757

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
  br label %757

490:                                              ; preds = %5
  %491 = getelementptr inbounds nuw i8, ptr %1, i64 1688
  %492 = load i64, ptr %491, align 8
  %493 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %494 = load i64, ptr %493, align 8
  %495 = sub nsw i64 %492, %494
  %496 = icmp sgt i64 %495, 0
  br i1 %496, label %497, label %757

497:                                              ; preds = %490
  %498 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %499 = add nuw i64 %495, 63
  %500 = and i64 %499, 63
  %501 = getelementptr inbounds nuw [64 x double], ptr %498, i64 0, i64 %500
  %502 = load double, ptr %501, align 8
  %503 = load double, ptr %1, align 8
  %504 = fcmp ogt double %502, %503
  br i1 %504, label %505, label %757

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
  br label %757

522:                                              ; preds = %5
  %523 = load i64, ptr %2, align 8
  %524 = icmp slt i64 %523, 0
  br i1 %524, label %757, label %525

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
  br i1 %551, label %552, label %757

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
  tail call fastcc void @wake_all(ptr noundef nonnull %0, ptr noundef %555, double noundef %561) #6
  br label %757

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
  br i1 %577, label %757, label %578

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
  tail call fastcc void @wake_all(ptr noundef nonnull %0, ptr noundef nonnull %593, double noundef %591) #6
  br label %757

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
  br label %757

614:                                              ; preds = %594
  %615 = getelementptr inbounds nuw i8, ptr %11, i64 2184
  %616 = load double, ptr %615, align 8
  %617 = load double, ptr %1, align 8
  %618 = fcmp ogt double %616, %617
  br i1 %618, label %619, label %757

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
  br label %757

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
  br label %757

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
  br i1 %723, label %724, label %726

724:                                              ; preds = %681
  %725 = load double, ptr %682, align 8
  br label %733

726:                                              ; preds = %681
  %727 = load i64, ptr %2, align 8
  %728 = sitofp i64 %727 to double
  %729 = fmul double %728, 6.250000e-02
  %730 = tail call fastcc double @take(ptr noundef nonnull %0, ptr noundef nonnull %1, i32 noundef 5, double noundef %3, double noundef %729) #6
  %731 = load double, ptr %720, align 8
  %732 = fadd double %730, %731
  br label %733

733:                                              ; preds = %726, %724
  %734 = phi double [ %725, %724 ], [ %732, %726 ]
  store double %734, ptr %682, align 8
  br label %757

735:                                              ; preds = %5
  %736 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %737 = load double, ptr %736, align 8
  %738 = load double, ptr %1, align 8
  %739 = fcmp ogt double %737, %738
  br i1 %739, label %740, label %757

740:                                              ; preds = %735
  %741 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %742 = load double, ptr %741, align 8
  %743 = fsub double %737, %742
  %744 = fadd double %743, -1.000000e+00
  %745 = fcmp ogt double %744, 0.000000e+00
  br i1 %745, label %746, label %755

746:                                              ; preds = %740
  %747 = getelementptr inbounds nuw i8, ptr %0, i64 2088
  %748 = load ptr, ptr %747, align 8
  %749 = mul nsw i32 %4, 14
  %750 = sext i32 %749 to i64
  %751 = getelementptr double, ptr %748, i64 %750
  %752 = getelementptr i8, ptr %751, i64 104
  %753 = load double, ptr %752, align 8
  %754 = fadd double %744, %753
  store double %754, ptr %752, align 8
  br label %755

755:                                              ; preds = %746, %740
  store double %737, ptr %1, align 8
  %756 = fadd double %737, -1.000000e+00
  store double %756, ptr %741, align 8
  br label %757

757:                                              ; preds = %755, %735, %634, %614, %589, %562, %552, %525, %522, %520, %497, %373, %355, %303, %279, %238, %219, %132, %107, %68, %47, %44, %34, %17, %14, %5, %640, %733, %490, %379, %472, %340, %324, %321, %269, %248, %91, %78, %600, %476, %253
  %758 = phi i1 [ true, %600 ], [ false, %476 ], [ false, %253 ], [ false, %78 ], [ true, %91 ], [ false, %248 ], [ false, %269 ], [ false, %321 ], [ true, %324 ], [ false, %340 ], [ false, %472 ], [ false, %379 ], [ false, %490 ], [ false, %733 ], [ false, %640 ], [ false, %5 ], [ false, %14 ], [ false, %17 ], [ false, %34 ], [ false, %44 ], [ false, %47 ], [ false, %68 ], [ false, %107 ], [ false, %132 ], [ false, %219 ], [ false, %238 ], [ false, %279 ], [ false, %303 ], [ false, %355 ], [ false, %373 ], [ false, %497 ], [ false, %520 ], [ false, %522 ], [ false, %525 ], [ false, %552 ], [ false, %562 ], [ false, %589 ], [ false, %614 ], [ false, %634 ], [ false, %735 ], [ false, %755 ]
  ret i1 %758
}

declare i32 @llvm.cttz.i32(i32, i1 immarg) #4

define internal fastcc double @take(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i32 noundef range(i32 0, 256) %2, double noundef %3, double noundef %4) unnamed_addr #5 {
  %6 = icmp samesign ult i32 %2, 8
  br i1 %6, label %7, label %11

7:                                                ; preds = %5
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 1728
  %9 = load i32, ptr %8, align 8
  %10 = sext i32 %9 to i64
  br label %11

11:                                               ; preds = %5, %7
  %12 = phi i64 [ %10, %7 ], [ 0, %5 ]
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 992
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 1720
  %16 = load i32, ptr %15, align 8
  %17 = shl nsw i32 %16, 2
  %18 = sext i32 %17 to i64
  %19 = add nsw i64 %12, %18
  %20 = zext nneg i32 %2 to i64
  %21 = mul nsw i64 %19, 112
  %22 = getelementptr i8, ptr %14, i64 %21
  %23 = getelementptr double, ptr %22, i64 %20
  %24 = load double, ptr %23, align 8
  %25 = fcmp ogt double %3, %24
  %26 = select i1 %25, double %3, double %24
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %28 = load double, ptr %27, align 8
  %29 = fdiv double %26, %28
  %30 = fptosi double %29 to i64
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %32 = load i64, ptr %31, align 8
  %33 = icmp sgt i64 %32, %30
  %34 = add nsw i64 %32, -1
  %35 = select i1 %33, i64 %30, i64 %34
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 2096
  %37 = load ptr, ptr %36, align 8
  %38 = mul i64 %35, 112
  %39 = getelementptr i8, ptr %37, i64 %38
  %40 = getelementptr double, ptr %39, i64 %20
  %41 = load double, ptr %40, align 8
  %42 = fadd double %4, %41
  store double %42, ptr %40, align 8
  %43 = fadd double %4, %26
  store double %43, ptr %23, align 8
  ret double %43
}

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
attributes #5 = { mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none) }
attributes #6 = { nobuiltin }
attributes #7 = { nounwind }

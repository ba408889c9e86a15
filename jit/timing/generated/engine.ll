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
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 2080
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %6 = load i64, ptr %5, align 8
  %7 = icmp sgt i64 %6, 0
  br i1 %7, label %8, label %15

8:                                                ; preds = %1
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 104
  br label %10

10:                                               ; preds = %8, %61
  %11 = phi i64 [ 0, %8 ], [ %63, %61 ]
  %12 = load i64, ptr %4, align 8
  %13 = load i64, ptr %9, align 8
  %14 = icmp slt i64 %12, %13
  br i1 %14, label %61, label %15

15:                                               ; preds = %10, %61, %1
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 2088
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %18 = load i64, ptr %16, align 8
  %19 = load i64, ptr %17, align 8
  %20 = icmp slt i64 %18, %19
  br i1 %20, label %21, label %1087

21:                                               ; preds = %15
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 2064
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 984
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 944
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 1000
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 1008
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 2128
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 952
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 2048
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 2056
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 2040
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 2104
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 424
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 2136
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 272
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 352
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 344
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 280
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 304
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 992
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 2072
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 392
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 2120
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 416
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 2112
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 968
  br label %70

61:                                               ; preds = %10
  %62 = trunc nuw nsw i64 %11 to i32
  tail call fastcc void @begin(ptr noundef nonnull %0, i32 noundef %62, double noundef 0.000000e+00) #6
  %63 = add nuw nsw i64 %11, 1
  %64 = load i64, ptr %5, align 8
  %65 = icmp sgt i64 %64, %63
  br i1 %65, label %10, label %15

66:                                               ; preds = %1077, %1061
  %67 = load i64, ptr %16, align 8
  %68 = load i64, ptr %17, align 8
  %69 = icmp slt i64 %67, %68
  br i1 %69, label %70, label %1087

70:                                               ; preds = %21, %66
  %71 = phi i64 [ %19, %21 ], [ %68, %66 ]
  %72 = phi i64 [ %18, %21 ], [ %67, %66 ]
  %73 = phi double [ 0.000000e+00, %21 ], [ %1019, %66 ]
  %74 = load i64, ptr %22, align 8
  %75 = icmp eq i64 %74, 0
  br i1 %75, label %1016, label %76

76:                                               ; preds = %70, %1010
  %77 = phi i64 [ %1011, %1010 ], [ %74, %70 ]
  %78 = phi double [ %139, %1010 ], [ %73, %70 ]
  %79 = load ptr, ptr %23, align 8
  %80 = load double, ptr %79, align 8
  %81 = getelementptr inbounds nuw i8, ptr %79, i64 16
  %82 = load i32, ptr %81, align 8
  %83 = add nsw i64 %77, -1
  store i64 %83, ptr %22, align 8
  %84 = getelementptr inbounds %struct.Entry, ptr %79, i64 %83
  %85 = load double, ptr %84, align 8
  %86 = getelementptr inbounds nuw i8, ptr %84, i64 8
  %87 = load <2 x i64>, ptr %86, align 8
  %88 = load i64, ptr %86, align 8
  %89 = icmp sgt i64 %77, 2
  br i1 %89, label %90, label %133

90:                                               ; preds = %76, %125
  %91 = phi i64 [ %129, %125 ], [ %83, %76 ]
  %92 = phi i64 [ %128, %125 ], [ 1, %76 ]
  %93 = phi i64 [ %127, %125 ], [ 0, %76 ]
  %94 = phi i64 [ %115, %125 ], [ 0, %76 ]
  %95 = add nsw i64 %93, 2
  %96 = icmp slt i64 %95, %91
  %97 = load ptr, ptr %23, align 8
  br i1 %96, label %98, label %114

98:                                               ; preds = %90
  %99 = getelementptr inbounds %struct.Entry, ptr %97, i64 %95
  %100 = getelementptr inbounds %struct.Entry, ptr %97, i64 %92
  %101 = load double, ptr %99, align 8
  %102 = load double, ptr %100, align 8
  %103 = fcmp olt double %101, %102
  br i1 %103, label %113, label %104

104:                                              ; preds = %98
  %105 = fcmp oeq double %101, %102
  br i1 %105, label %106, label %114

106:                                              ; preds = %104
  %107 = getelementptr inbounds nuw i8, ptr %99, i64 8
  %108 = load i64, ptr %107, align 8
  %109 = getelementptr inbounds nuw i8, ptr %100, i64 8
  %110 = load i64, ptr %109, align 8
  %111 = icmp slt i64 %108, %110
  %112 = freeze i1 %111
  br i1 %112, label %113, label %114

113:                                              ; preds = %106, %98
  br label %114

114:                                              ; preds = %113, %106, %104, %90
  %115 = phi i64 [ %92, %90 ], [ %95, %113 ], [ %92, %106 ], [ %92, %104 ]
  %116 = getelementptr inbounds %struct.Entry, ptr %97, i64 %115
  %117 = load double, ptr %116, align 8
  %118 = fcmp olt double %117, %85
  br i1 %118, label %125, label %119

119:                                              ; preds = %114
  %120 = fcmp oeq double %117, %85
  br i1 %120, label %121, label %133

121:                                              ; preds = %119
  %122 = getelementptr inbounds nuw i8, ptr %116, i64 8
  %123 = load i64, ptr %122, align 8
  %124 = icmp slt i64 %123, %88
  br i1 %124, label %125, label %133

125:                                              ; preds = %121, %114
  %126 = getelementptr inbounds %struct.Entry, ptr %97, i64 %94
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %126, ptr noundef nonnull align 8 dereferenceable(24) %116, i64 24, i1 false)
  %127 = shl nsw i64 %115, 1
  %128 = or disjoint i64 %127, 1
  %129 = load i64, ptr %22, align 8
  %130 = icmp slt i64 %128, %129
  br i1 %130, label %90, label %131

131:                                              ; preds = %125
  %132 = load ptr, ptr %23, align 8
  br label %133

133:                                              ; preds = %119, %121, %76, %131
  %134 = phi ptr [ %79, %76 ], [ %132, %131 ], [ %97, %121 ], [ %97, %119 ]
  %135 = phi i64 [ 0, %76 ], [ %115, %131 ], [ %94, %121 ], [ %94, %119 ]
  %136 = getelementptr inbounds %struct.Entry, ptr %134, i64 %135
  store double %85, ptr %136, align 8
  %137 = getelementptr inbounds nuw i8, ptr %136, i64 8
  store <2 x i64> %87, ptr %137, align 8
  %138 = fcmp ogt double %78, %80
  %139 = select i1 %138, double %78, double %80
  %140 = load ptr, ptr %24, align 8
  %141 = sext i32 %82 to i64
  %142 = getelementptr inbounds %struct.Warp, ptr %140, i64 %141
  %143 = getelementptr inbounds nuw i8, ptr %142, i64 1672
  %144 = getelementptr inbounds nuw i8, ptr %142, i64 1680
  %145 = load i64, ptr %144, align 8
  %146 = load i64, ptr %143, align 8
  %147 = icmp slt i64 %146, %145
  br i1 %147, label %148, label %203

148:                                              ; preds = %133
  %149 = getelementptr inbounds nuw i8, ptr %142, i64 1728
  %150 = getelementptr inbounds nuw i8, ptr %142, i64 72
  %151 = getelementptr inbounds nuw i8, ptr %142, i64 1776
  %152 = getelementptr inbounds nuw i8, ptr %142, i64 1736
  %153 = getelementptr inbounds nuw i8, ptr %142, i64 1744
  %154 = getelementptr inbounds nuw i8, ptr %142, i64 8
  %155 = getelementptr inbounds nuw i8, ptr %142, i64 1720
  %156 = getelementptr inbounds nuw i8, ptr %142, i64 1732
  %157 = getelementptr inbounds nuw i8, ptr %142, i64 1740
  %158 = getelementptr inbounds nuw i8, ptr %142, i64 32
  %159 = getelementptr inbounds nuw i8, ptr %142, i64 56
  br label %160

160:                                              ; preds = %1006, %148
  %161 = phi i64 [ %146, %148 ], [ %1007, %1006 ]
  %162 = phi i64 [ %145, %148 ], [ %1008, %1006 ]
  %163 = load i32, ptr %149, align 8
  %164 = sext i32 %163 to i64
  %165 = add nsw i32 %163, 1
  %166 = load ptr, ptr %25, align 8
  %167 = getelementptr inbounds i32, ptr %166, i64 %161
  %168 = load i32, ptr %167, align 4
  %169 = load ptr, ptr %26, align 8
  %170 = zext i32 %168 to i64
  %171 = getelementptr inbounds nuw i64, ptr %169, i64 %170
  %172 = load i64, ptr %171, align 8
  %173 = add nsw i64 %172, %164
  %174 = add i32 %168, 1
  %175 = zext i32 %174 to i64
  %176 = getelementptr inbounds nuw i64, ptr %169, i64 %175
  %177 = load i64, ptr %176, align 8
  %178 = icmp slt i64 %173, %177
  br i1 %178, label %196, label %192

179:                                              ; preds = %192
  %180 = load ptr, ptr %25, align 8
  %181 = getelementptr inbounds i32, ptr %180, i64 %194
  %182 = load i32, ptr %181, align 4
  %183 = load ptr, ptr %26, align 8
  %184 = zext i32 %182 to i64
  %185 = getelementptr inbounds nuw i64, ptr %183, i64 %184
  %186 = load i64, ptr %185, align 8
  %187 = add i32 %182, 1
  %188 = zext i32 %187 to i64
  %189 = getelementptr inbounds nuw i64, ptr %183, i64 %188
  %190 = load i64, ptr %189, align 8
  %191 = icmp slt i64 %186, %190
  br i1 %191, label %196, label %192

192:                                              ; preds = %160, %179
  %193 = phi i64 [ %194, %179 ], [ %161, %160 ]
  %194 = add i64 %193, 1
  store i64 %194, ptr %143, align 8
  store i32 0, ptr %149, align 8
  %195 = icmp eq i64 %194, %162
  br i1 %195, label %203, label %179

196:                                              ; preds = %179, %160
  %197 = phi i64 [ %161, %160 ], [ %194, %179 ]
  %198 = phi i32 [ %165, %160 ], [ 1, %179 ]
  %199 = phi i64 [ %173, %160 ], [ %186, %179 ]
  %200 = load ptr, ptr %0, align 8
  %201 = getelementptr inbounds %struct.Code, ptr %200, i64 %199
  %202 = icmp eq ptr %200, null
  br i1 %202, label %203, label %300

203:                                              ; preds = %1006, %196, %192, %133
  %204 = load double, ptr %142, align 8
  %205 = load ptr, ptr %33, align 8
  %206 = getelementptr inbounds nuw i8, ptr %142, i64 1732
  %207 = load i32, ptr %206, align 4
  %208 = sext i32 %207 to i64
  %209 = getelementptr inbounds %struct.Slot, ptr %205, i64 %208
  %210 = getelementptr inbounds nuw i8, ptr %142, i64 1768
  store i32 1, ptr %210, align 8
  %211 = getelementptr inbounds nuw i8, ptr %142, i64 1720
  store i64 -1, ptr %211, align 8
  %212 = getelementptr inbounds nuw i8, ptr %142, i64 16
  %213 = load double, ptr %212, align 8
  %214 = load ptr, ptr %33, align 8
  %215 = getelementptr inbounds %struct.Slot, ptr %214, i64 %208, i32 11
  %216 = load i32, ptr %215, align 4
  %217 = icmp eq i32 %216, 0
  %218 = fcmp ugt double %204, %213
  %219 = and i1 %218, %217
  br i1 %219, label %220, label %245

220:                                              ; preds = %203
  %221 = load i64, ptr %34, align 8
  %222 = icmp eq i64 %221, 0
  br i1 %222, label %245, label %223

223:                                              ; preds = %220
  %224 = load i64, ptr %35, align 8
  %225 = add nsw i64 %224, 1
  store i64 %225, ptr %35, align 8
  %226 = icmp slt i64 %224, %221
  br i1 %226, label %227, label %245

227:                                              ; preds = %223
  %228 = load ptr, ptr %36, align 8
  %229 = getelementptr inbounds %struct.Span, ptr %228, i64 %224
  %230 = load i64, ptr %211, align 8
  %231 = getelementptr inbounds nuw i8, ptr %142, i64 1736
  %232 = load i32, ptr %231, align 8
  %233 = load i64, ptr %37, align 8
  %234 = getelementptr inbounds nuw i8, ptr %142, i64 1740
  %235 = load i32, ptr %234, align 4
  %236 = trunc i64 %233 to i32
  %237 = mul i32 %232, %236
  %238 = add i32 %237, %235
  store double %213, ptr %229, align 8
  %239 = getelementptr inbounds nuw i8, ptr %229, i64 8
  store double %204, ptr %239, align 8
  %240 = getelementptr inbounds nuw i8, ptr %229, i64 16
  store i64 %230, ptr %240, align 8
  %241 = getelementptr inbounds nuw i8, ptr %229, i64 24
  store i32 %238, ptr %241, align 8
  %242 = getelementptr inbounds nuw i8, ptr %229, i64 28
  store i32 0, ptr %242, align 4
  %243 = getelementptr inbounds nuw i8, ptr %229, i64 32
  store i32 0, ptr %243, align 8
  %244 = getelementptr inbounds nuw i8, ptr %229, i64 36
  store i32 0, ptr %244, align 4
  br label %245

245:                                              ; preds = %227, %223, %220, %203
  %246 = getelementptr inbounds nuw i8, ptr %209, i64 4252
  %247 = load i32, ptr %246, align 4
  %248 = add nsw i32 %247, -1
  store i32 %248, ptr %246, align 4
  %249 = getelementptr inbounds nuw i8, ptr %209, i64 4240
  %250 = load i32, ptr %249, align 8
  %251 = icmp slt i32 %250, %248
  %252 = icmp eq i32 %248, 0
  %253 = or i1 %252, %251
  br i1 %253, label %285, label %254

254:                                              ; preds = %245
  store i32 0, ptr %249, align 8
  %255 = getelementptr inbounds nuw i8, ptr %209, i64 4248
  %256 = load i32, ptr %255, align 8
  %257 = add nsw i32 %256, 1
  store i32 %257, ptr %255, align 8
  %258 = getelementptr inbounds nuw i8, ptr %209, i64 2176
  %259 = load double, ptr %258, align 8
  %260 = load double, ptr %54, align 8
  %261 = fadd double %259, %260
  %262 = load i64, ptr %55, align 8
  %263 = icmp sgt i64 %262, 1
  br i1 %263, label %264, label %266

264:                                              ; preds = %254
  %265 = load double, ptr %46, align 8
  br label %266

266:                                              ; preds = %264, %254
  %267 = phi double [ %265, %264 ], [ 0.000000e+00, %254 ]
  %268 = fadd double %261, %267
  %269 = getelementptr inbounds nuw i8, ptr %209, i64 2184
  store double %268, ptr %269, align 8
  %270 = getelementptr inbounds nuw i8, ptr %209, i64 4244
  %271 = load i32, ptr %270, align 4
  %272 = icmp sgt i32 %271, -1
  br i1 %272, label %273, label %283

273:                                              ; preds = %266, %273
  %274 = phi i32 [ %279, %273 ], [ %271, %266 ]
  %275 = load ptr, ptr %24, align 8
  %276 = zext nneg i32 %274 to i64
  %277 = getelementptr inbounds nuw %struct.Warp, ptr %275, i64 %276
  %278 = getelementptr inbounds nuw i8, ptr %277, i64 1748
  %279 = load i32, ptr %278, align 4
  tail call fastcc void @wakes(ptr noundef nonnull %0, ptr noundef %277, double noundef %268) #6
  %280 = icmp sgt i32 %279, -1
  br i1 %280, label %273, label %281

281:                                              ; preds = %273
  %282 = load i32, ptr %246, align 4
  br label %283

283:                                              ; preds = %281, %266
  %284 = phi i32 [ %282, %281 ], [ %248, %266 ]
  store i32 -1, ptr %270, align 4
  br label %285

285:                                              ; preds = %283, %245
  %286 = phi i32 [ %248, %245 ], [ %284, %283 ]
  %287 = icmp eq i32 %286, 0
  br i1 %287, label %288, label %1010

288:                                              ; preds = %285
  %289 = load ptr, ptr %56, align 8
  %290 = load i64, ptr %16, align 8
  %291 = add nsw i64 %290, 1
  store i64 %291, ptr %16, align 8
  %292 = getelementptr inbounds double, ptr %289, i64 %290
  store double %204, ptr %292, align 8
  %293 = load i64, ptr %4, align 8
  %294 = load i64, ptr %17, align 8
  %295 = icmp slt i64 %293, %294
  br i1 %295, label %296, label %1010

296:                                              ; preds = %288
  %297 = load i32, ptr %206, align 4
  %298 = load double, ptr %57, align 8
  %299 = fadd double %204, %298
  tail call fastcc void @begin(ptr noundef nonnull %0, i32 noundef %297, double noundef %299) #6
  br label %1010

300:                                              ; preds = %196
  %301 = getelementptr inbounds nuw i8, ptr %201, i64 23
  %302 = load i8, ptr %301, align 1
  %303 = icmp eq i8 %302, 0
  br i1 %303, label %341, label %304

304:                                              ; preds = %300
  store i32 %198, ptr %149, align 8
  %305 = load ptr, ptr %27, align 8
  %306 = getelementptr i64, ptr %305, i64 %197
  %307 = load i64, ptr %306, align 8
  %308 = getelementptr i8, ptr %306, i64 8
  %309 = load i64, ptr %308, align 8
  %310 = icmp slt i64 %307, %309
  br i1 %310, label %311, label %1006

311:                                              ; preds = %304
  %312 = getelementptr inbounds nuw i8, ptr %201, i64 4
  br label %313

313:                                              ; preds = %325, %311
  %314 = phi i64 [ %334, %325 ], [ %309, %311 ]
  %315 = phi i64 [ %330, %325 ], [ %197, %311 ]
  %316 = phi i64 [ %331, %325 ], [ %307, %311 ]
  %317 = load ptr, ptr %28, align 8
  %318 = load i32, ptr %201, align 4
  br label %319

319:                                              ; preds = %337, %313
  %320 = phi i64 [ %338, %337 ], [ %316, %313 ]
  %321 = getelementptr inbounds %struct.Record, ptr %317, i64 %320
  %322 = getelementptr inbounds nuw i8, ptr %321, i64 32
  %323 = load i32, ptr %322, align 8
  %324 = icmp eq i32 %323, %318
  br i1 %324, label %325, label %337

325:                                              ; preds = %319
  %326 = load double, ptr %142, align 8
  %327 = load i32, ptr %312, align 4
  %328 = tail call fastcc zeroext i1 @event(ptr noundef nonnull %0, ptr noundef nonnull %142, ptr noundef nonnull %321, double noundef %326, i32 noundef %327) #6
  %329 = load ptr, ptr %27, align 8
  %330 = load i64, ptr %143, align 8
  %331 = add nsw i64 %320, 1
  %332 = getelementptr i64, ptr %329, i64 %330
  %333 = getelementptr i8, ptr %332, i64 8
  %334 = load i64, ptr %333, align 8
  %335 = icmp sge i64 %331, %334
  %336 = or i1 %328, %335
  br i1 %336, label %340, label %313

337:                                              ; preds = %319
  %338 = add nsw i64 %320, 1
  %339 = icmp slt i64 %338, %314
  br i1 %339, label %319, label %1006

340:                                              ; preds = %325
  br i1 %328, label %1010, label %1006

341:                                              ; preds = %300
  %342 = load double, ptr %142, align 8
  %343 = getelementptr inbounds nuw i8, ptr %201, i64 16
  %344 = load i8, ptr %343, align 4
  %345 = getelementptr inbounds nuw i8, ptr %201, i64 21
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
  %354 = load i32, ptr %152, align 8
  %355 = shl nsw i32 %354, 2
  %356 = load i32, ptr %153, align 8
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
  %371 = getelementptr inbounds nuw [8 x double], ptr %150, i64 0, i64 %370
  %372 = load double, ptr %371, align 8
  %373 = fcmp ogt double %372, %367
  br i1 %373, label %374, label %378

374:                                              ; preds = %365
  %375 = getelementptr inbounds nuw [8 x i8], ptr %151, i64 0, i64 %370
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
  %434 = load i64, ptr %53, align 8
  %435 = add nsw i64 %434, 1
  store i64 %435, ptr %53, align 8
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
  store i32 %82, ptr %454, align 8
  %455 = getelementptr inbounds nuw i8, ptr %452, i64 20
  store i32 0, ptr %455, align 4
  br label %1010

456:                                              ; preds = %428, %417
  %457 = getelementptr inbounds nuw i8, ptr %201, i64 4
  %458 = load double, ptr %154, align 8
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
  %471 = load double, ptr %154, align 8
  %472 = fsub double %352, %471
  br label %473

473:                                              ; preds = %462, %456
  %474 = phi double [ %459, %456 ], [ %472, %462 ]
  %475 = phi double [ %458, %456 ], [ %471, %462 ]
  store i64 -1, ptr %155, align 8
  %476 = fcmp ogt double %474, 3.200000e+01
  br i1 %476, label %477, label %511

477:                                              ; preds = %473
  %478 = fadd double %475, 1.000000e+00
  %479 = load i32, ptr %457, align 4
  %480 = load ptr, ptr %33, align 8
  %481 = load i32, ptr %156, align 4
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
  %498 = load i64, ptr %155, align 8
  %499 = load i32, ptr %152, align 8
  %500 = load i64, ptr %37, align 8
  %501 = load i32, ptr %157, align 4
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
  %512 = load double, ptr %154, align 8
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
  %553 = load i32, ptr %152, align 8
  %554 = shl nsw i32 %553, 2
  %555 = load i32, ptr %153, align 8
  %556 = add nsw i32 %554, %555
  %557 = sext i32 %556 to i64
  %558 = getelementptr inbounds double, ptr %552, i64 %557
  store double %551, ptr %558, align 8
  store double %425, ptr %154, align 8
  %559 = getelementptr inbounds nuw i8, ptr %201, i64 18
  %560 = load i8, ptr %559, align 2
  %561 = uitofp i8 %560 to double
  %562 = fcmp olt double %561, 1.000000e+00
  %563 = select i1 %562, double 1.000000e+00, double %561
  %564 = fadd double %425, %563
  store double %564, ptr %142, align 8
  %565 = load i32, ptr %149, align 8
  %566 = add nsw i32 %565, 1
  store i32 %566, ptr %149, align 8
  %567 = getelementptr inbounds nuw i8, ptr %201, i64 12
  %568 = load i32, ptr %567, align 4
  %569 = sitofp i32 %568 to double
  %570 = fadd double %425, %569
  %571 = fadd double %425, 8.000000e+00
  %572 = getelementptr inbounds nuw i8, ptr %201, i64 17
  %573 = load i8, ptr %572, align 1
  switch i8 %573, label %924 [
    i8 1, label %574
    i8 2, label %897
  ]

574:                                              ; preds = %528
  %575 = load ptr, ptr %27, align 8
  %576 = load i64, ptr %143, align 8
  %577 = getelementptr i64, ptr %575, i64 %576
  %578 = load i64, ptr %577, align 8
  %579 = getelementptr i8, ptr %577, i64 8
  %580 = load i64, ptr %579, align 8
  %581 = icmp slt i64 %578, %580
  br i1 %581, label %583, label %857

582:                                              ; preds = %844
  br i1 %847, label %972, label %857

583:                                              ; preds = %574, %844
  %584 = phi double [ %848, %844 ], [ %570, %574 ]
  %585 = phi i64 [ %849, %844 ], [ %578, %574 ]
  %586 = phi i1 [ %847, %844 ], [ false, %574 ]
  %587 = phi double [ %845, %844 ], [ %571, %574 ]
  %588 = load ptr, ptr %28, align 8
  %589 = getelementptr inbounds %struct.Record, ptr %588, i64 %585
  %590 = getelementptr inbounds nuw i8, ptr %589, i64 32
  %591 = load i32, ptr %590, align 8
  %592 = load i32, ptr %201, align 4
  %593 = icmp eq i32 %591, %592
  br i1 %593, label %594, label %844

594:                                              ; preds = %583
  %595 = getelementptr inbounds nuw i8, ptr %589, i64 36
  %596 = load i32, ptr %595, align 4
  %597 = icmp slt i32 %596, 4
  br i1 %597, label %598, label %841

598:                                              ; preds = %594
  %599 = getelementptr inbounds nuw i8, ptr %589, i64 40
  %600 = load i32, ptr %599, align 8
  %601 = sitofp i32 %600 to double
  %602 = load double, ptr %43, align 8
  %603 = fdiv double %601, %602
  %604 = getelementptr inbounds nuw i8, ptr %589, i64 44
  %605 = load i32, ptr %604, align 4
  %606 = sitofp i32 %605 to double
  %607 = load i64, ptr %589, align 8
  %608 = sitofp i64 %607 to double
  %609 = load double, ptr %44, align 8
  %610 = fdiv double %608, %609
  %611 = fcmp olt double %610, %606
  %612 = select i1 %611, double %606, double %610
  %613 = getelementptr inbounds nuw i8, ptr %589, i64 8
  %614 = load i64, ptr %613, align 8
  %615 = sitofp i64 %614 to double
  %616 = fcmp ogt double %603, %612
  %617 = select i1 %616, double %603, double %612
  %618 = fcmp olt double %617, %615
  %619 = select i1 %618, double %615, double %617
  %620 = fcmp olt double %619, 1.000000e+00
  %621 = select i1 %620, double 1.000000e+00, double %619
  %622 = icmp ne i32 %596, 2
  %623 = icmp eq i64 %607, 0
  %624 = select i1 %622, i1 true, i1 %623
  %625 = fcmp ogt double %621, %608
  %626 = select i1 %624, i1 true, i1 %625
  %627 = select i1 %626, double %621, double %608
  %628 = load ptr, ptr %30, align 8
  %629 = load i32, ptr %152, align 8
  %630 = shl nsw i32 %629, 2
  %631 = sext i32 %630 to i64
  %632 = mul nsw i64 %631, 112
  %633 = getelementptr i8, ptr %628, i64 %632
  %634 = getelementptr i8, ptr %633, i64 64
  %635 = load double, ptr %634, align 8
  %636 = fcmp ogt double %425, %635
  %637 = select i1 %636, double %425, double %635
  %638 = load double, ptr %39, align 8
  %639 = fdiv double %637, %638
  %640 = fptosi double %639 to i64
  %641 = load i64, ptr %40, align 8
  %642 = icmp sgt i64 %641, %640
  %643 = add nsw i64 %641, -1
  %644 = select i1 %642, i64 %640, i64 %643
  %645 = load ptr, ptr %41, align 8
  %646 = mul i64 %644, 112
  %647 = getelementptr i8, ptr %645, i64 %646
  %648 = getelementptr i8, ptr %647, i64 64
  %649 = load double, ptr %648, align 8
  %650 = fadd double %649, %627
  store double %650, ptr %648, align 8
  %651 = fadd double %637, %627
  store double %651, ptr %634, align 8
  %652 = load double, ptr %45, align 8
  %653 = fadd double %651, 8.000000e+00
  %654 = getelementptr inbounds nuw i8, ptr %589, i64 16
  %655 = load i64, ptr %654, align 8
  %656 = icmp eq i64 %655, 0
  br i1 %656, label %659, label %657

657:                                              ; preds = %598
  %658 = load double, ptr %46, align 8
  br label %659

659:                                              ; preds = %657, %598
  %660 = phi double [ %658, %657 ], [ %652, %598 ]
  %661 = fadd double %651, %660
  %662 = load i64, ptr %589, align 8
  %663 = icmp eq i64 %662, 0
  br i1 %663, label %664, label %669

664:                                              ; preds = %659
  %665 = load i32, ptr %595, align 4
  %666 = icmp eq i32 %665, 2
  br i1 %666, label %667, label %837

667:                                              ; preds = %664
  %668 = fadd double %652, %661
  br label %837

669:                                              ; preds = %659
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %2) #7
  %670 = load i32, ptr %595, align 4
  switch i32 %670, label %791 [
    i32 0, label %671
    i32 3, label %671
  ]

671:                                              ; preds = %669, %669
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %3) #7
  %672 = load double, ptr %42, align 8
  %673 = fadd double %651, %672
  %674 = load ptr, ptr %33, align 8
  %675 = load i32, ptr %156, align 4
  %676 = sext i32 %675 to i64
  %677 = getelementptr inbounds %struct.Slot, ptr %674, i64 %676, i32 11
  %678 = load i32, ptr %677, align 4
  %679 = mul i32 %678, 238516657
  %680 = icmp sgt i64 %662, 0
  br i1 %680, label %681, label %780

681:                                              ; preds = %671
  %682 = getelementptr inbounds nuw i8, ptr %589, i64 24
  %683 = load i64, ptr %682, align 8
  br label %684

684:                                              ; preds = %767, %681
  %685 = phi i64 [ %662, %681 ], [ %768, %767 ]
  %686 = phi i64 [ %683, %681 ], [ %769, %767 ]
  %687 = phi double [ %673, %681 ], [ %770, %767 ]
  %688 = phi i64 [ 0, %681 ], [ %771, %767 ]
  %689 = phi i64 [ 0, %681 ], [ %772, %767 ]
  %690 = load ptr, ptr %47, align 8
  %691 = getelementptr i32, ptr %690, i64 %686
  %692 = getelementptr i32, ptr %691, i64 %689
  %693 = load i32, ptr %692, align 4
  %694 = lshr i32 %693, 2
  %695 = icmp slt i32 %693, 0
  %696 = select i1 %695, i32 0, i32 %679
  %697 = add i32 %696, %694
  %698 = load i32, ptr %152, align 8
  %699 = sext i32 %698 to i64
  %700 = load i64, ptr %48, align 8
  %701 = mul nsw i64 %700, %699
  %702 = and i32 %697, 268435455
  %703 = mul i32 %702, -1640531535
  %704 = lshr i32 %703, 8
  %705 = zext nneg i32 %704 to i64
  %706 = srem i64 %705, %700
  %707 = add nsw i64 %701, %706
  %708 = load ptr, ptr %49, align 8
  %709 = mul nsw i64 %707, 160
  %710 = getelementptr inbounds i8, ptr %708, i64 %709
  br label %713

711:                                              ; preds = %713
  %712 = and i32 %693, 3
  br i1 %726, label %740, label %728

713:                                              ; preds = %713, %684
  %714 = phi i64 [ 0, %684 ], [ %724, %713 ]
  %715 = getelementptr inbounds nuw %struct.Line, ptr %710, i64 %714
  %716 = getelementptr inbounds nuw i8, ptr %715, i64 32
  %717 = load i32, ptr %716, align 8
  %718 = lshr i32 %717, 4
  %719 = icmp ne i32 %718, %702
  %720 = and i32 %717, 15
  %721 = icmp eq i32 %720, 0
  %722 = or i1 %719, %721
  %723 = select i1 %722, ptr null, ptr %715
  %724 = add nuw nsw i64 %714, 1
  %725 = icmp samesign ult i64 %714, 3
  %726 = icmp eq ptr %723, null
  %727 = select i1 %725, i1 %726, i1 false
  br i1 %727, label %713, label %711

728:                                              ; preds = %711
  %729 = getelementptr inbounds nuw i8, ptr %723, i64 32
  %730 = load i32, ptr %729, align 8
  %731 = shl nuw nsw i32 1, %712
  %732 = and i32 %730, %731
  %733 = icmp eq i32 %732, 0
  br i1 %733, label %750, label %734

734:                                              ; preds = %728
  %735 = zext nneg i32 %712 to i64
  %736 = getelementptr inbounds nuw [4 x double], ptr %723, i64 0, i64 %735
  %737 = load double, ptr %736, align 8
  %738 = fcmp ogt double %687, %737
  %739 = select i1 %738, double %687, double %737
  br label %767

740:                                              ; preds = %711
  %741 = shl i32 %697, 4
  %742 = getelementptr inbounds nuw i8, ptr %710, i64 36
  %743 = load i32, ptr %742, align 4
  %744 = add i32 %743, 1
  store i32 %744, ptr %742, align 4
  %745 = and i32 %743, 3
  %746 = zext nneg i32 %745 to i64
  %747 = getelementptr inbounds nuw %struct.Line, ptr %710, i64 %746
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %747, i8 0, i64 32, i1 false)
  %748 = getelementptr inbounds nuw i8, ptr %747, i64 32
  store i32 %741, ptr %748, align 8
  %749 = shl nuw nsw i32 1, %712
  br label %750

750:                                              ; preds = %740, %728
  %751 = phi i32 [ %731, %728 ], [ %749, %740 ]
  %752 = phi i32 [ %730, %728 ], [ %741, %740 ]
  %753 = phi ptr [ %715, %728 ], [ %747, %740 ]
  %754 = getelementptr inbounds nuw i8, ptr %753, i64 32
  %755 = or i32 %752, %751
  store i32 %755, ptr %754, align 8
  %756 = zext nneg i32 %712 to i64
  %757 = getelementptr inbounds nuw [4 x double], ptr %753, i64 0, i64 %756
  %758 = getelementptr inbounds ptr, ptr %3, i64 %688
  store ptr %757, ptr %758, align 8
  %759 = load ptr, ptr %50, align 8
  %760 = load i64, ptr %682, align 8
  %761 = getelementptr i8, ptr %759, i64 %760
  %762 = getelementptr i8, ptr %761, i64 %689
  %763 = load i8, ptr %762, align 1
  %764 = add nsw i64 %688, 1
  %765 = getelementptr inbounds i8, ptr %2, i64 %688
  store i8 %763, ptr %765, align 1
  %766 = load i64, ptr %589, align 8
  br label %767

767:                                              ; preds = %750, %734
  %768 = phi i64 [ %766, %750 ], [ %685, %734 ]
  %769 = phi i64 [ %760, %750 ], [ %686, %734 ]
  %770 = phi double [ %687, %750 ], [ %739, %734 ]
  %771 = phi i64 [ %764, %750 ], [ %688, %734 ]
  %772 = add nuw nsw i64 %689, 1
  %773 = icmp slt i64 %772, %768
  br i1 %773, label %684, label %774

774:                                              ; preds = %767
  %775 = icmp eq i64 %771, 0
  br i1 %775, label %780, label %776

776:                                              ; preds = %774
  %777 = load double, ptr %51, align 8
  %778 = call fastcc double @beyond(ptr noundef nonnull %0, ptr noundef nonnull %142, ptr noundef nonnull %2, i64 noundef %771, double noundef %651, double noundef %777) #6
  %779 = icmp sgt i64 %771, 0
  br i1 %779, label %785, label %780

780:                                              ; preds = %785, %776, %774, %671
  %781 = phi double [ %778, %776 ], [ %651, %774 ], [ %651, %671 ], [ %778, %785 ]
  %782 = phi double [ %770, %776 ], [ %770, %774 ], [ %673, %671 ], [ %770, %785 ]
  %783 = fcmp ogt double %781, %782
  %784 = select i1 %783, double %781, double %782
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %3) #7
  br label %825

785:                                              ; preds = %776, %785
  %786 = phi i64 [ %789, %785 ], [ 0, %776 ]
  %787 = getelementptr inbounds nuw [64 x ptr], ptr %3, i64 0, i64 %786
  %788 = load ptr, ptr %787, align 8
  store double %778, ptr %788, align 8
  %789 = add nuw nsw i64 %786, 1
  %790 = icmp eq i64 %789, %771
  br i1 %790, label %780, label %785

791:                                              ; preds = %669
  %792 = load ptr, ptr %50, align 8
  %793 = getelementptr inbounds nuw i8, ptr %589, i64 24
  %794 = load i64, ptr %793, align 8
  %795 = getelementptr inbounds i8, ptr %792, i64 %794
  %796 = icmp eq i32 %670, 2
  %797 = select i1 %796, i64 336, i64 320
  %798 = getelementptr inbounds nuw i8, ptr %0, i64 %797
  %799 = load double, ptr %798, align 8
  %800 = tail call fastcc double @beyond(ptr noundef nonnull %0, ptr noundef nonnull %142, ptr noundef %795, i64 noundef %662, double noundef %651, double noundef %799) #6
  %801 = load i32, ptr %595, align 4
  %802 = icmp eq i32 %801, 2
  br i1 %802, label %803, label %806

803:                                              ; preds = %791
  %804 = load double, ptr %52, align 8
  %805 = fadd double %800, %804
  br label %806

806:                                              ; preds = %803, %791
  %807 = phi double [ %805, %803 ], [ %800, %791 ]
  %808 = load ptr, ptr %30, align 8
  %809 = load i32, ptr %152, align 8
  %810 = shl nsw i32 %809, 2
  %811 = sext i32 %810 to i64
  %812 = mul nsw i64 %811, 112
  %813 = getelementptr i8, ptr %808, i64 %812
  %814 = getelementptr i8, ptr %813, i64 64
  %815 = load double, ptr %814, align 8
  %816 = getelementptr i8, ptr %813, i64 80
  %817 = load double, ptr %816, align 8
  %818 = getelementptr i8, ptr %813, i64 88
  %819 = load double, ptr %818, align 8
  %820 = fcmp ogt double %817, %819
  %821 = select i1 %820, double %817, double %819
  %822 = fadd double %821, -1.000000e+03
  %823 = fcmp ogt double %815, %822
  %824 = select i1 %823, double %815, double %822
  store double %824, ptr %814, align 8
  br label %825

825:                                              ; preds = %806, %780
  %826 = phi double [ %784, %780 ], [ %807, %806 ]
  %827 = load i32, ptr %595, align 4
  %828 = icmp eq i32 %827, 3
  br i1 %828, label %829, label %836

829:                                              ; preds = %825
  %830 = load double, ptr %158, align 8
  %831 = fcmp ogt double %830, %826
  %832 = select i1 %831, double %830, double %826
  store double %832, ptr %158, align 8
  %833 = load double, ptr %159, align 8
  %834 = fcmp ogt double %833, %826
  %835 = select i1 %834, double %833, double %826
  store double %835, ptr %159, align 8
  br label %836

836:                                              ; preds = %829, %825
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %2) #7
  br label %837

837:                                              ; preds = %836, %667, %664
  %838 = phi double [ %826, %836 ], [ %668, %667 ], [ %661, %664 ]
  %839 = fcmp ogt double %584, %838
  %840 = select i1 %839, double %584, double %838
  br label %844

841:                                              ; preds = %594
  %842 = load i32, ptr %457, align 4
  %843 = tail call fastcc zeroext i1 @event(ptr noundef nonnull %0, ptr noundef nonnull %142, ptr noundef nonnull %589, double noundef %425, i32 noundef %842) #6
  br label %844

844:                                              ; preds = %841, %837, %583
  %845 = phi double [ %653, %837 ], [ %587, %841 ], [ %587, %583 ]
  %846 = phi i1 [ false, %837 ], [ %843, %841 ], [ false, %583 ]
  %847 = phi i1 [ true, %837 ], [ true, %841 ], [ %586, %583 ]
  %848 = phi double [ %840, %837 ], [ %584, %841 ], [ %584, %583 ]
  %849 = add nsw i64 %585, 1
  %850 = load ptr, ptr %27, align 8
  %851 = load i64, ptr %143, align 8
  %852 = getelementptr i64, ptr %850, i64 %851
  %853 = getelementptr i8, ptr %852, i64 8
  %854 = load i64, ptr %853, align 8
  %855 = icmp sge i64 %849, %854
  %856 = or i1 %846, %855
  br i1 %856, label %582, label %583

857:                                              ; preds = %582, %574
  %858 = phi double [ %848, %582 ], [ %570, %574 ]
  %859 = phi i1 [ %846, %582 ], [ false, %574 ]
  %860 = phi double [ %845, %582 ], [ %571, %574 ]
  %861 = getelementptr inbounds nuw i8, ptr %201, i64 8
  %862 = load i32, ptr %861, align 4
  %863 = icmp eq i32 %862, 0
  br i1 %863, label %972, label %864

864:                                              ; preds = %857
  %865 = icmp ult i8 %418, 8
  br i1 %865, label %866, label %869

866:                                              ; preds = %864
  %867 = load i32, ptr %153, align 8
  %868 = sext i32 %867 to i64
  br label %869

869:                                              ; preds = %866, %864
  %870 = phi i64 [ %868, %866 ], [ 0, %864 ]
  %871 = load ptr, ptr %30, align 8
  %872 = load i32, ptr %152, align 8
  %873 = shl nsw i32 %872, 2
  %874 = sext i32 %873 to i64
  %875 = add nsw i64 %870, %874
  %876 = zext i8 %418 to i64
  %877 = mul nsw i64 %875, 112
  %878 = getelementptr i8, ptr %871, i64 %877
  %879 = getelementptr double, ptr %878, i64 %876
  %880 = load double, ptr %879, align 8
  %881 = fcmp ogt double %425, %880
  %882 = select i1 %881, double %425, double %880
  %883 = load double, ptr %39, align 8
  %884 = fdiv double %882, %883
  %885 = fptosi double %884 to i64
  %886 = load i64, ptr %40, align 8
  %887 = icmp sgt i64 %886, %885
  %888 = add nsw i64 %886, -1
  %889 = select i1 %887, i64 %885, i64 %888
  %890 = load ptr, ptr %41, align 8
  %891 = mul i64 %889, 112
  %892 = getelementptr i8, ptr %890, i64 %891
  %893 = getelementptr double, ptr %892, i64 %876
  %894 = load double, ptr %893, align 8
  %895 = fadd double %894, 1.000000e+00
  store double %895, ptr %893, align 8
  %896 = fadd double %882, 1.000000e+00
  store double %896, ptr %879, align 8
  br label %972

897:                                              ; preds = %528
  %898 = load ptr, ptr %30, align 8
  %899 = load i32, ptr %152, align 8
  %900 = shl nsw i32 %899, 2
  %901 = sext i32 %900 to i64
  %902 = mul nsw i64 %901, 112
  %903 = getelementptr i8, ptr %898, i64 %902
  %904 = getelementptr i8, ptr %903, i64 64
  %905 = load double, ptr %904, align 8
  %906 = fcmp ogt double %425, %905
  %907 = select i1 %906, double %425, double %905
  %908 = load double, ptr %39, align 8
  %909 = fdiv double %907, %908
  %910 = fptosi double %909 to i64
  %911 = load i64, ptr %40, align 8
  %912 = icmp sgt i64 %911, %910
  %913 = add nsw i64 %911, -1
  %914 = select i1 %912, i64 %910, i64 %913
  %915 = load ptr, ptr %41, align 8
  %916 = mul i64 %914, 112
  %917 = getelementptr i8, ptr %915, i64 %916
  %918 = getelementptr i8, ptr %917, i64 64
  %919 = load double, ptr %918, align 8
  %920 = fadd double %919, 4.000000e+00
  store double %920, ptr %918, align 8
  %921 = fadd double %907, 4.000000e+00
  store double %921, ptr %904, align 8
  %922 = load double, ptr %42, align 8
  %923 = fadd double %921, %922
  br label %972

924:                                              ; preds = %528
  %925 = getelementptr inbounds nuw i8, ptr %201, i64 8
  %926 = load i32, ptr %925, align 4
  %927 = icmp eq i32 %926, 0
  br i1 %927, label %972, label %928

928:                                              ; preds = %924
  %929 = sitofp i32 %926 to double
  %930 = fmul double %929, 6.250000e-02
  %931 = icmp ult i8 %418, 8
  br i1 %931, label %932, label %935

932:                                              ; preds = %928
  %933 = load i32, ptr %153, align 8
  %934 = sext i32 %933 to i64
  br label %935

935:                                              ; preds = %932, %928
  %936 = phi i64 [ %934, %932 ], [ 0, %928 ]
  %937 = load ptr, ptr %30, align 8
  %938 = load i32, ptr %152, align 8
  %939 = shl nsw i32 %938, 2
  %940 = sext i32 %939 to i64
  %941 = add nsw i64 %936, %940
  %942 = zext i8 %418 to i64
  %943 = mul nsw i64 %941, 112
  %944 = getelementptr i8, ptr %937, i64 %943
  %945 = getelementptr double, ptr %944, i64 %942
  %946 = load double, ptr %945, align 8
  %947 = fcmp ogt double %425, %946
  %948 = select i1 %947, double %425, double %946
  %949 = load double, ptr %39, align 8
  %950 = fdiv double %948, %949
  %951 = fptosi double %950 to i64
  %952 = load i64, ptr %40, align 8
  %953 = icmp sgt i64 %952, %951
  %954 = add nsw i64 %952, -1
  %955 = select i1 %953, i64 %951, i64 %954
  %956 = load ptr, ptr %41, align 8
  %957 = mul i64 %955, 112
  %958 = getelementptr i8, ptr %956, i64 %957
  %959 = getelementptr double, ptr %958, i64 %942
  %960 = load double, ptr %959, align 8
  %961 = fadd double %930, %960
  store double %961, ptr %959, align 8
  %962 = fadd double %930, %948
  store double %962, ptr %945, align 8
  %963 = load i32, ptr %567, align 4
  %964 = sitofp i32 %963 to double
  %965 = fadd double %962, %964
  %966 = load i32, ptr %925, align 4
  %967 = sitofp i32 %966 to double
  %968 = fmul double %967, 6.250000e-02
  %969 = fsub double %965, %968
  %970 = fcmp ogt double %570, %969
  %971 = select i1 %970, double %570, double %969
  br label %972

972:                                              ; preds = %935, %924, %897, %869, %857, %582
  %973 = phi double [ %571, %924 ], [ %571, %935 ], [ %571, %897 ], [ %860, %869 ], [ %860, %857 ], [ %845, %582 ]
  %974 = phi i1 [ false, %924 ], [ false, %935 ], [ false, %897 ], [ %859, %869 ], [ %859, %857 ], [ %846, %582 ]
  %975 = phi double [ %570, %924 ], [ %971, %935 ], [ %923, %897 ], [ %858, %869 ], [ %858, %857 ], [ %848, %582 ]
  %976 = getelementptr inbounds nuw i8, ptr %201, i64 19
  %977 = load i8, ptr %976, align 1
  %978 = icmp ult i8 %977, 7
  br i1 %978, label %979, label %990

979:                                              ; preds = %972
  %980 = zext nneg i8 %977 to i64
  %981 = getelementptr inbounds nuw [8 x double], ptr %150, i64 0, i64 %980
  %982 = load double, ptr %981, align 8
  %983 = fcmp ogt double %975, %982
  br i1 %983, label %984, label %990

984:                                              ; preds = %979
  store double %975, ptr %981, align 8
  %985 = getelementptr inbounds nuw i8, ptr %201, i64 22
  %986 = load i8, ptr %985, align 2
  %987 = load i8, ptr %976, align 1
  %988 = zext i8 %987 to i64
  %989 = getelementptr inbounds nuw [8 x i8], ptr %151, i64 0, i64 %988
  store i8 %986, ptr %989, align 1
  br label %990

990:                                              ; preds = %984, %979, %972
  %991 = getelementptr inbounds nuw i8, ptr %201, i64 20
  %992 = load i8, ptr %991, align 4
  %993 = icmp ult i8 %992, 7
  br i1 %993, label %994, label %1003

994:                                              ; preds = %990
  %995 = zext nneg i8 %992 to i64
  %996 = getelementptr inbounds nuw [8 x double], ptr %150, i64 0, i64 %995
  %997 = load double, ptr %996, align 8
  %998 = fcmp ogt double %973, %997
  br i1 %998, label %999, label %1003

999:                                              ; preds = %994
  store double %973, ptr %996, align 8
  %1000 = load i8, ptr %991, align 4
  %1001 = zext i8 %1000 to i64
  %1002 = getelementptr inbounds nuw [8 x i8], ptr %151, i64 0, i64 %1001
  store i8 4, ptr %1002, align 1
  br label %1003

1003:                                             ; preds = %999, %994, %990
  br i1 %974, label %1010, label %1004

1004:                                             ; preds = %1003
  %1005 = load i64, ptr %143, align 8
  br label %1006

1006:                                             ; preds = %337, %1004, %340, %304
  %1007 = phi i64 [ %1005, %1004 ], [ %197, %304 ], [ %330, %340 ], [ %315, %337 ]
  %1008 = load i64, ptr %144, align 8
  %1009 = icmp slt i64 %1007, %1008
  br i1 %1009, label %160, label %203

1010:                                             ; preds = %340, %1003, %285, %288, %296, %449
  %1011 = load i64, ptr %22, align 8
  %1012 = icmp eq i64 %1011, 0
  br i1 %1012, label %1013, label %76

1013:                                             ; preds = %1010
  %1014 = load i64, ptr %16, align 8
  %1015 = load i64, ptr %17, align 8
  br label %1016

1016:                                             ; preds = %1013, %70
  %1017 = phi i64 [ %71, %70 ], [ %1015, %1013 ]
  %1018 = phi i64 [ %72, %70 ], [ %1014, %1013 ]
  %1019 = phi double [ %73, %70 ], [ %139, %1013 ]
  %1020 = icmp slt i64 %1018, %1017
  br i1 %1020, label %1021, label %1087

1021:                                             ; preds = %1016
  %1022 = load i64, ptr %58, align 8
  %1023 = add nsw i64 %1022, 1
  store i64 %1023, ptr %58, align 8
  %1024 = load i64, ptr %5, align 8
  %1025 = load i64, ptr %55, align 8
  %1026 = mul nsw i64 %1025, %1024
  %1027 = load i64, ptr %37, align 8
  %1028 = mul nsw i64 %1026, %1027
  %1029 = icmp sgt i64 %1028, 0
  br i1 %1029, label %1039, label %1033

1030:                                             ; preds = %1053
  %1031 = load i64, ptr %22, align 8
  %1032 = icmp eq i64 %1031, 0
  br i1 %1032, label %1033, label %1035

1033:                                             ; preds = %1021, %1030
  %1034 = load i64, ptr %16, align 8
  br label %1087

1035:                                             ; preds = %1030
  %1036 = load i64, ptr %59, align 8
  %1037 = mul nsw i64 %1036, %1056
  %1038 = icmp sgt i64 %1037, 0
  br i1 %1038, label %1064, label %1061

1039:                                             ; preds = %1021, %1053
  %1040 = phi i64 [ %1054, %1053 ], [ %1027, %1021 ]
  %1041 = phi i64 [ %1055, %1053 ], [ %1025, %1021 ]
  %1042 = phi i64 [ %1056, %1053 ], [ %1024, %1021 ]
  %1043 = phi i64 [ %1057, %1053 ], [ 0, %1021 ]
  %1044 = load ptr, ptr %24, align 8
  %1045 = getelementptr inbounds nuw %struct.Warp, ptr %1044, i64 %1043
  %1046 = getelementptr inbounds nuw i8, ptr %1045, i64 1764
  %1047 = load i32, ptr %1046, align 4
  %1048 = icmp eq i32 %1047, 0
  br i1 %1048, label %1053, label %1049

1049:                                             ; preds = %1039
  tail call fastcc void @wakes(ptr noundef nonnull %0, ptr noundef nonnull %1045, double noundef %1019) #6
  %1050 = load i64, ptr %5, align 8
  %1051 = load i64, ptr %55, align 8
  %1052 = load i64, ptr %37, align 8
  br label %1053

1053:                                             ; preds = %1039, %1049
  %1054 = phi i64 [ %1040, %1039 ], [ %1052, %1049 ]
  %1055 = phi i64 [ %1041, %1039 ], [ %1051, %1049 ]
  %1056 = phi i64 [ %1042, %1039 ], [ %1050, %1049 ]
  %1057 = add nuw nsw i64 %1043, 1
  %1058 = mul nsw i64 %1055, %1056
  %1059 = mul nsw i64 %1058, %1054
  %1060 = icmp slt i64 %1057, %1059
  br i1 %1060, label %1039, label %1030

1061:                                             ; preds = %1064, %1035
  %1062 = phi i64 [ %1056, %1035 ], [ %1069, %1064 ]
  %1063 = icmp sgt i64 %1062, 0
  br i1 %1063, label %1073, label %66

1064:                                             ; preds = %1035, %1064
  %1065 = phi i64 [ %1068, %1064 ], [ 0, %1035 ]
  %1066 = load ptr, ptr %60, align 8
  %1067 = getelementptr inbounds nuw i32, ptr %1066, i64 %1065
  store i32 -1, ptr %1067, align 4
  %1068 = add nuw nsw i64 %1065, 1
  %1069 = load i64, ptr %5, align 8
  %1070 = load i64, ptr %59, align 8
  %1071 = mul nsw i64 %1070, %1069
  %1072 = icmp slt i64 %1068, %1071
  br i1 %1072, label %1064, label %1061

1073:                                             ; preds = %1061, %1077
  %1074 = phi i64 [ %1078, %1077 ], [ 0, %1061 ]
  %1075 = load ptr, ptr %33, align 8
  %1076 = getelementptr inbounds nuw %struct.Slot, ptr %1075, i64 %1074, i32 7
  store i32 -1, ptr %1076, align 4
  br label %1081

1077:                                             ; preds = %1081
  %1078 = add nuw nsw i64 %1074, 1
  %1079 = load i64, ptr %5, align 8
  %1080 = icmp slt i64 %1078, %1079
  br i1 %1080, label %1073, label %66

1081:                                             ; preds = %1073, %1081
  %1082 = phi i64 [ 0, %1073 ], [ %1085, %1081 ]
  %1083 = load ptr, ptr %33, align 8
  %1084 = getelementptr inbounds nuw %struct.Slot, ptr %1083, i64 %1074, i32 5, i64 %1082
  store i32 -1, ptr %1084, align 4
  %1085 = add nuw nsw i64 %1082, 1
  %1086 = icmp eq i64 %1085, 256
  br i1 %1086, label %1077, label %1081

1087:                                             ; preds = %66, %1016, %1033, %15
  %1088 = phi i64 [ %18, %15 ], [ %1034, %1033 ], [ %1018, %1016 ], [ %67, %66 ]
  %1089 = phi double [ 0.000000e+00, %15 ], [ %1019, %1033 ], [ %1019, %1016 ], [ %1019, %66 ]
  %1090 = icmp sgt i64 %1088, 0
  br i1 %1090, label %1091, label %1094

1091:                                             ; preds = %1087
  %1092 = getelementptr inbounds nuw i8, ptr %0, i64 2120
  %1093 = load ptr, ptr %1092, align 8
  br label %1102

1094:                                             ; preds = %1102, %1087
  %1095 = phi double [ %1089, %1087 ], [ %1108, %1102 ]
  %1096 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %1097 = load i64, ptr %1096, align 8
  %1098 = icmp sgt i64 %1097, 0
  br i1 %1098, label %1099, label %1116

1099:                                             ; preds = %1094
  %1100 = getelementptr inbounds nuw i8, ptr %0, i64 1008
  %1101 = load ptr, ptr %1100, align 8
  br label %1111

1102:                                             ; preds = %1091, %1102
  %1103 = phi i64 [ 0, %1091 ], [ %1109, %1102 ]
  %1104 = phi double [ %1089, %1091 ], [ %1108, %1102 ]
  %1105 = getelementptr inbounds nuw double, ptr %1093, i64 %1103
  %1106 = load double, ptr %1105, align 8
  %1107 = fcmp ogt double %1104, %1106
  %1108 = select i1 %1107, double %1104, double %1106
  %1109 = add nuw nsw i64 %1103, 1
  %1110 = icmp eq i64 %1109, %1088
  br i1 %1110, label %1094, label %1102

1111:                                             ; preds = %1099, %1118
  %1112 = phi i64 [ 0, %1099 ], [ %1119, %1118 ]
  %1113 = phi double [ %1095, %1099 ], [ %1127, %1118 ]
  %1114 = mul nuw nsw i64 %1112, 448
  %1115 = getelementptr inbounds nuw i8, ptr %1101, i64 %1114
  br label %1121

1116:                                             ; preds = %1118, %1094
  %1117 = phi double [ %1095, %1094 ], [ %1127, %1118 ]
  ret double %1117

1118:                                             ; preds = %1121
  %1119 = add nuw nsw i64 %1112, 1
  %1120 = icmp eq i64 %1119, %1097
  br i1 %1120, label %1116, label %1111

1121:                                             ; preds = %1111, %1121
  %1122 = phi i64 [ 9, %1111 ], [ %1128, %1121 ]
  %1123 = phi double [ %1113, %1111 ], [ %1127, %1121 ]
  %1124 = getelementptr inbounds nuw double, ptr %1115, i64 %1122
  %1125 = load double, ptr %1124, align 8
  %1126 = fcmp ogt double %1123, %1125
  %1127 = select i1 %1126, double %1123, double %1125
  %1128 = add nuw nsw i64 %1122, 1
  %1129 = icmp eq i64 %1128, 12
  br i1 %1129, label %1118, label %1121
}

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

define internal fastcc void @begin(ptr nocapture noundef %0, i32 noundef %1, double noundef %2) unnamed_addr #0 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 952
  %5 = load ptr, ptr %4, align 8
  %6 = sext i32 %1 to i64
  %7 = getelementptr inbounds %struct.Slot, ptr %5, i64 %6
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %11 = load i64, ptr %10, align 8
  %12 = mul i64 %11, %9
  %13 = trunc i64 %12 to i32
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 2096
  %15 = load i64, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 2080
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
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 960
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 968
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 976
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
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 944
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 2064
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 2072
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 984
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
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 2128
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
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 952
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
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 2048
  %40 = load i64, ptr %39, align 8
  %41 = icmp eq i64 %40, 0
  br i1 %41, label %67, label %42

42:                                               ; preds = %38
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 2056
  %44 = load i64, ptr %43, align 8
  %45 = add nsw i64 %44, 1
  store i64 %45, ptr %43, align 8
  %46 = icmp slt i64 %44, %40
  br i1 %46, label %47, label %67

47:                                               ; preds = %42
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 2040
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
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 944
  %70 = load ptr, ptr %69, align 8
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 2064
  %72 = load i64, ptr %71, align 8
  %73 = add nsw i64 %72, 1
  store i64 %73, ptr %71, align 8
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 2072
  %75 = load i64, ptr %74, align 8
  %76 = add nsw i64 %75, 1
  store i64 %76, ptr %74, align 8
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 984
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
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 952
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
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 976
  %29 = load ptr, ptr %28, align 8
  %30 = getelementptr inbounds double, ptr %29, i64 %27
  %31 = load double, ptr %30, align 8
  %32 = fcmp ogt double %31, %3
  %33 = select i1 %32, double %31, double %3
  store double %33, ptr %30, align 8
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 960
  %35 = load ptr, ptr %34, align 8
  %36 = getelementptr inbounds i32, ptr %35, i64 %27
  %37 = load i32, ptr %36, align 4
  %38 = add nsw i32 %37, -1
  store i32 %38, ptr %36, align 4
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %40, label %1180

40:                                               ; preds = %23
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 968
  %42 = load ptr, ptr %41, align 8
  %43 = getelementptr inbounds i32, ptr %42, i64 %27
  %44 = load ptr, ptr %28, align 8
  %45 = getelementptr inbounds double, ptr %44, i64 %27
  %46 = load double, ptr %45, align 8
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %48 = load double, ptr %47, align 8
  %49 = fadd double %46, %48
  %50 = load i32, ptr %43, align 4
  %51 = icmp sgt i32 %50, -1
  br i1 %51, label %52, label %62

52:                                               ; preds = %40
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 944
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
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 976
  %76 = load ptr, ptr %75, align 8
  %77 = getelementptr inbounds double, ptr %76, i64 %74
  %78 = load double, ptr %77, align 8
  %79 = fcmp ogt double %78, %70
  %80 = select i1 %79, double %78, double %70
  store double %80, ptr %77, align 8
  %81 = getelementptr inbounds nuw i8, ptr %0, i64 960
  %82 = load ptr, ptr %81, align 8
  %83 = getelementptr inbounds i32, ptr %82, i64 %74
  %84 = load i32, ptr %83, align 4
  %85 = add nsw i32 %84, -1
  store i32 %85, ptr %83, align 4
  %86 = icmp eq i32 %85, 0
  br i1 %86, label %87, label %1180

87:                                               ; preds = %66
  %88 = getelementptr inbounds nuw i8, ptr %0, i64 968
  %89 = load ptr, ptr %88, align 8
  %90 = getelementptr inbounds i32, ptr %89, i64 %74
  %91 = load ptr, ptr %75, align 8
  %92 = getelementptr inbounds double, ptr %91, i64 %74
  %93 = load double, ptr %92, align 8
  %94 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %95 = load double, ptr %94, align 8
  %96 = fadd double %93, %95
  %97 = load i32, ptr %90, align 4
  %98 = icmp sgt i32 %97, -1
  br i1 %98, label %99, label %109

99:                                               ; preds = %87
  %100 = getelementptr inbounds nuw i8, ptr %0, i64 944
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
  %118 = getelementptr inbounds nuw i8, ptr %0, i64 960
  %119 = load ptr, ptr %118, align 8
  %120 = getelementptr inbounds i32, ptr %119, i64 %117
  %121 = load i32, ptr %120, align 4
  %122 = icmp sgt i32 %121, 0
  br i1 %122, label %123, label %139

123:                                              ; preds = %113
  %124 = getelementptr inbounds nuw i8, ptr %0, i64 968
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
  %132 = getelementptr inbounds nuw i8, ptr %0, i64 944
  %133 = load ptr, ptr %132, align 8
  %134 = ptrtoint ptr %1 to i64
  %135 = ptrtoint ptr %133 to i64
  %136 = sub i64 %134, %135
  %137 = sdiv exact i64 %136, 1784
  %138 = trunc i64 %137 to i32
  store i32 %138, ptr %126, align 4
  br label %1180

139:                                              ; preds = %113
  %140 = getelementptr inbounds nuw i8, ptr %0, i64 976
  %141 = load ptr, ptr %140, align 8
  %142 = getelementptr inbounds double, ptr %141, i64 %117
  %143 = load double, ptr %142, align 8
  %144 = getelementptr inbounds nuw i8, ptr %0, i64 384
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
  %161 = getelementptr inbounds nuw i8, ptr %0, i64 368
  %162 = load double, ptr %161, align 8
  %163 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %164 = load i64, ptr %163, align 8
  %165 = sitofp i64 %164 to double
  %166 = getelementptr inbounds nuw i8, ptr %0, i64 376
  %167 = load double, ptr %166, align 8
  %168 = fdiv double %165, %167
  %169 = fcmp ogt double %162, %168
  %170 = select i1 %169, double %162, double %168
  %171 = getelementptr inbounds nuw i8, ptr %0, i64 1008
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
  %183 = getelementptr inbounds nuw i8, ptr %0, i64 424
  %184 = load double, ptr %183, align 8
  %185 = fdiv double %182, %184
  %186 = fptosi double %185 to i64
  %187 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %188 = load i64, ptr %187, align 8
  %189 = icmp sgt i64 %188, %186
  %190 = add nsw i64 %188, -1
  %191 = select i1 %189, i64 %186, i64 %190
  %192 = getelementptr inbounds nuw i8, ptr %0, i64 2136
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
  %226 = getelementptr inbounds nuw i8, ptr %0, i64 360
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
  %242 = getelementptr inbounds nuw i8, ptr %0, i64 2048
  %243 = load i64, ptr %242, align 8
  %244 = icmp eq i64 %243, 0
  br i1 %244, label %270, label %245

245:                                              ; preds = %241
  %246 = getelementptr inbounds nuw i8, ptr %0, i64 2056
  %247 = load i64, ptr %246, align 8
  %248 = add nsw i64 %247, 1
  store i64 %248, ptr %246, align 8
  %249 = icmp slt i64 %247, %243
  br i1 %249, label %250, label %270

250:                                              ; preds = %245
  %251 = getelementptr inbounds nuw i8, ptr %0, i64 2040
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
  %280 = getelementptr inbounds nuw i8, ptr %0, i64 976
  %281 = load ptr, ptr %280, align 8
  %282 = getelementptr inbounds double, ptr %281, i64 %279
  %283 = load double, ptr %282, align 8
  %284 = fcmp ogt double %283, %234
  %285 = select i1 %284, double %283, double %234
  store double %285, ptr %282, align 8
  %286 = getelementptr inbounds nuw i8, ptr %0, i64 960
  %287 = load ptr, ptr %286, align 8
  %288 = getelementptr inbounds i32, ptr %287, i64 %279
  %289 = load i32, ptr %288, align 4
  %290 = add nsw i32 %289, -1
  store i32 %290, ptr %288, align 4
  %291 = icmp eq i32 %290, 0
  br i1 %291, label %292, label %1180

292:                                              ; preds = %273
  %293 = getelementptr inbounds nuw i8, ptr %0, i64 968
  %294 = load ptr, ptr %293, align 8
  %295 = getelementptr inbounds i32, ptr %294, i64 %279
  %296 = load ptr, ptr %280, align 8
  %297 = getelementptr inbounds double, ptr %296, i64 %279
  %298 = load double, ptr %297, align 8
  %299 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %300 = load double, ptr %299, align 8
  %301 = fadd double %298, %300
  %302 = load i32, ptr %295, align 4
  %303 = icmp sgt i32 %302, -1
  br i1 %303, label %304, label %314

304:                                              ; preds = %292
  %305 = getelementptr inbounds nuw i8, ptr %0, i64 944
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
  %346 = getelementptr inbounds nuw i8, ptr %0, i64 2048
  %347 = load i64, ptr %346, align 8
  %348 = icmp eq i64 %347, 0
  br i1 %348, label %1180, label %349

349:                                              ; preds = %345
  %350 = getelementptr inbounds nuw i8, ptr %0, i64 2056
  %351 = load i64, ptr %350, align 8
  %352 = add nsw i64 %351, 1
  store i64 %352, ptr %350, align 8
  %353 = icmp slt i64 %351, %347
  br i1 %353, label %354, label %1180

354:                                              ; preds = %349
  %355 = getelementptr inbounds nuw i8, ptr %0, i64 2040
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
  %400 = getelementptr inbounds nuw i8, ptr %0, i64 2128
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
  %422 = getelementptr inbounds nuw i8, ptr %0, i64 2048
  %423 = load i64, ptr %422, align 8
  %424 = icmp eq i64 %423, 0
  br i1 %424, label %450, label %425

425:                                              ; preds = %421
  %426 = getelementptr inbounds nuw i8, ptr %0, i64 2056
  %427 = load i64, ptr %426, align 8
  %428 = add nsw i64 %427, 1
  store i64 %428, ptr %426, align 8
  %429 = icmp slt i64 %427, %423
  br i1 %429, label %430, label %450

430:                                              ; preds = %425
  %431 = getelementptr inbounds nuw i8, ptr %0, i64 2040
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
  %480 = getelementptr inbounds nuw i8, ptr %0, i64 944
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
  %491 = getelementptr inbounds nuw i8, ptr %0, i64 392
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
  %503 = getelementptr inbounds nuw i8, ptr %0, i64 944
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
  %525 = getelementptr inbounds nuw i8, ptr %0, i64 2128
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
  %546 = getelementptr inbounds nuw i8, ptr %0, i64 2048
  %547 = load i64, ptr %546, align 8
  %548 = icmp eq i64 %547, 0
  br i1 %548, label %574, label %549

549:                                              ; preds = %545
  %550 = getelementptr inbounds nuw i8, ptr %0, i64 2056
  %551 = load i64, ptr %550, align 8
  %552 = add nsw i64 %551, 1
  store i64 %552, ptr %550, align 8
  %553 = icmp slt i64 %551, %547
  br i1 %553, label %554, label %574

554:                                              ; preds = %549
  %555 = getelementptr inbounds nuw i8, ptr %0, i64 2040
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
  %587 = getelementptr inbounds nuw i8, ptr %0, i64 1008
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
  %600 = getelementptr inbounds nuw i8, ptr %0, i64 424
  %601 = load double, ptr %600, align 8
  %602 = fdiv double %599, %601
  %603 = fptosi double %602 to i64
  %604 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %605 = load i64, ptr %604, align 8
  %606 = icmp sgt i64 %605, %603
  %607 = add nsw i64 %605, -1
  %608 = select i1 %606, i64 %603, i64 %607
  %609 = getelementptr inbounds nuw i8, ptr %0, i64 2136
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
  %631 = getelementptr inbounds nuw i8, ptr %0, i64 2048
  %632 = load i64, ptr %631, align 8
  %633 = icmp eq i64 %632, 0
  br i1 %633, label %1180, label %634

634:                                              ; preds = %630
  %635 = getelementptr inbounds nuw i8, ptr %0, i64 2056
  %636 = load i64, ptr %635, align 8
  %637 = add nsw i64 %636, 1
  store i64 %637, ptr %635, align 8
  %638 = icmp slt i64 %636, %632
  br i1 %638, label %639, label %1180

639:                                              ; preds = %634
  %640 = getelementptr inbounds nuw i8, ptr %0, i64 2040
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
  %669 = getelementptr inbounds nuw i8, ptr %0, i64 1008
  %670 = load ptr, ptr %669, align 8
  %671 = shl nsw i32 %660, 2
  %672 = sext i32 %671 to i64
  %673 = mul nsw i64 %672, 112
  %674 = getelementptr i8, ptr %670, i64 %673
  %675 = getelementptr i8, ptr %674, i64 96
  %676 = load double, ptr %675, align 8
  %677 = fcmp ogt double %665, %676
  %678 = select i1 %677, double %665, double %676
  %679 = getelementptr inbounds nuw i8, ptr %0, i64 424
  %680 = load double, ptr %679, align 8
  %681 = fdiv double %678, %680
  %682 = fptosi double %681 to i64
  %683 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %684 = load i64, ptr %683, align 8
  %685 = icmp sgt i64 %684, %682
  %686 = add nsw i64 %684, -1
  %687 = select i1 %685, i64 %682, i64 %686
  %688 = getelementptr inbounds nuw i8, ptr %0, i64 2136
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
  %730 = getelementptr inbounds nuw i8, ptr %0, i64 2048
  %731 = load i64, ptr %730, align 8
  %732 = icmp eq i64 %731, 0
  br i1 %732, label %1180, label %733

733:                                              ; preds = %729
  %734 = getelementptr inbounds nuw i8, ptr %0, i64 2056
  %735 = load i64, ptr %734, align 8
  %736 = add nsw i64 %735, 1
  store i64 %736, ptr %734, align 8
  %737 = icmp slt i64 %735, %731
  br i1 %737, label %738, label %1180

738:                                              ; preds = %733
  %739 = getelementptr inbounds nuw i8, ptr %0, i64 2040
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
  %762 = getelementptr inbounds nuw i8, ptr %0, i64 400
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
  %793 = getelementptr inbounds nuw i8, ptr %0, i64 2128
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
  %815 = getelementptr inbounds nuw i8, ptr %0, i64 2048
  %816 = load i64, ptr %815, align 8
  %817 = icmp eq i64 %816, 0
  br i1 %817, label %843, label %818

818:                                              ; preds = %814
  %819 = getelementptr inbounds nuw i8, ptr %0, i64 2056
  %820 = load i64, ptr %819, align 8
  %821 = add nsw i64 %820, 1
  store i64 %821, ptr %819, align 8
  %822 = icmp slt i64 %820, %816
  br i1 %822, label %823, label %843

823:                                              ; preds = %818
  %824 = getelementptr inbounds nuw i8, ptr %0, i64 2040
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
  %856 = getelementptr inbounds nuw i8, ptr %0, i64 400
  %857 = load double, ptr %856, align 8
  %858 = fadd double %857, %855
  %859 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %860 = load i64, ptr %859, align 8
  %861 = mul nsw i64 %860, %10
  %862 = add nsw i64 %861, %846
  %863 = getelementptr inbounds nuw i8, ptr %0, i64 976
  %864 = load ptr, ptr %863, align 8
  %865 = getelementptr inbounds double, ptr %864, i64 %862
  %866 = load double, ptr %865, align 8
  %867 = fcmp ogt double %866, %858
  %868 = select i1 %867, double %866, double %858
  store double %868, ptr %865, align 8
  %869 = getelementptr inbounds nuw i8, ptr %0, i64 960
  %870 = load ptr, ptr %869, align 8
  %871 = getelementptr inbounds i32, ptr %870, i64 %862
  %872 = load i32, ptr %871, align 4
  %873 = add nsw i32 %872, -1
  store i32 %873, ptr %871, align 4
  %874 = icmp eq i32 %873, 0
  br i1 %874, label %875, label %1180

875:                                              ; preds = %848
  %876 = getelementptr inbounds nuw i8, ptr %0, i64 968
  %877 = load ptr, ptr %876, align 8
  %878 = getelementptr inbounds i32, ptr %877, i64 %862
  %879 = load ptr, ptr %863, align 8
  %880 = getelementptr inbounds double, ptr %879, i64 %862
  %881 = load double, ptr %880, align 8
  %882 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %883 = load double, ptr %882, align 8
  %884 = fadd double %881, %883
  %885 = load i32, ptr %878, align 4
  %886 = icmp sgt i32 %885, -1
  br i1 %886, label %887, label %897

887:                                              ; preds = %875
  %888 = getelementptr inbounds nuw i8, ptr %0, i64 944
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
  %916 = getelementptr inbounds nuw i8, ptr %0, i64 392
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
  %933 = getelementptr inbounds nuw i8, ptr %0, i64 944
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
  %956 = getelementptr inbounds nuw i8, ptr %0, i64 944
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
  %975 = getelementptr inbounds nuw i8, ptr %0, i64 2128
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
  %997 = getelementptr inbounds nuw i8, ptr %0, i64 2048
  %998 = load i64, ptr %997, align 8
  %999 = icmp eq i64 %998, 0
  br i1 %999, label %1025, label %1000

1000:                                             ; preds = %996
  %1001 = getelementptr inbounds nuw i8, ptr %0, i64 2056
  %1002 = load i64, ptr %1001, align 8
  %1003 = add nsw i64 %1002, 1
  store i64 %1003, ptr %1001, align 8
  %1004 = icmp slt i64 %1002, %998
  br i1 %1004, label %1005, label %1025

1005:                                             ; preds = %1000
  %1006 = getelementptr inbounds nuw i8, ptr %0, i64 2040
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
  %1042 = getelementptr inbounds nuw i8, ptr %0, i64 1008
  %1043 = load ptr, ptr %1042, align 8
  %1044 = shl nsw i32 %1033, 2
  %1045 = sext i32 %1044 to i64
  %1046 = mul nsw i64 %1045, 112
  %1047 = getelementptr i8, ptr %1043, i64 %1046
  %1048 = getelementptr i8, ptr %1047, i64 96
  %1049 = load double, ptr %1048, align 8
  %1050 = fcmp ogt double %1038, %1049
  %1051 = select i1 %1050, double %1038, double %1049
  %1052 = getelementptr inbounds nuw i8, ptr %0, i64 424
  %1053 = load double, ptr %1052, align 8
  %1054 = fdiv double %1051, %1053
  %1055 = fptosi double %1054 to i64
  %1056 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %1057 = load i64, ptr %1056, align 8
  %1058 = icmp sgt i64 %1057, %1055
  %1059 = add nsw i64 %1057, -1
  %1060 = select i1 %1058, i64 %1055, i64 %1059
  %1061 = getelementptr inbounds nuw i8, ptr %0, i64 2136
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
  %1081 = getelementptr inbounds nuw i8, ptr %0, i64 1008
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
  %1094 = getelementptr inbounds nuw i8, ptr %0, i64 424
  %1095 = load double, ptr %1094, align 8
  %1096 = fdiv double %1093, %1095
  %1097 = fptosi double %1096 to i64
  %1098 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %1099 = load i64, ptr %1098, align 8
  %1100 = icmp sgt i64 %1099, %1097
  %1101 = add nsw i64 %1099, -1
  %1102 = select i1 %1100, i64 %1097, i64 %1101
  %1103 = getelementptr inbounds nuw i8, ptr %0, i64 2136
  %1104 = load ptr, ptr %1103, align 8
  %1105 = mul i64 %1102, 112
  %1106 = getelementptr i8, ptr %1104, i64 %1105
  %1107 = getelementptr i8, ptr %1106, i64 40
  %1108 = load double, ptr %1107, align 8
  %1109 = fadd double %1077, %1108
  store double %1109, ptr %1107, align 8
  %1110 = fadd double %1077, %1093
  store double %1110, ptr %1090, align 8
  %1111 = getelementptr inbounds nuw i8, ptr %0, i64 408
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
  %1128 = getelementptr inbounds nuw i8, ptr %0, i64 2128
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
  %1150 = getelementptr inbounds nuw i8, ptr %0, i64 2048
  %1151 = load i64, ptr %1150, align 8
  %1152 = icmp eq i64 %1151, 0
  br i1 %1152, label %1178, label %1153

1153:                                             ; preds = %1149
  %1154 = getelementptr inbounds nuw i8, ptr %0, i64 2056
  %1155 = load i64, ptr %1154, align 8
  %1156 = add nsw i64 %1155, 1
  store i64 %1156, ptr %1154, align 8
  %1157 = icmp slt i64 %1155, %1151
  br i1 %1157, label %1158, label %1178

1158:                                             ; preds = %1153
  %1159 = getelementptr inbounds nuw i8, ptr %0, i64 2040
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
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 2128
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
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 952
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
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 2048
  %39 = load i64, ptr %38, align 8
  %40 = icmp eq i64 %39, 0
  br i1 %40, label %67, label %41

41:                                               ; preds = %37
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 2056
  %43 = load i64, ptr %42, align 8
  %44 = add nsw i64 %43, 1
  store i64 %44, ptr %42, align 8
  %45 = icmp slt i64 %43, %39
  br i1 %45, label %46, label %67

46:                                               ; preds = %41
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 2040
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
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 1528
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 432
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 1016
  br label %50

12:                                               ; preds = %68, %6
  %13 = phi i64 [ 0, %6 ], [ %69, %68 ]
  %14 = shl nsw i64 %3, 5
  %15 = sitofp i64 %14 to double
  %16 = fdiv double %15, %5
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 1008
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
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 424
  %30 = load double, ptr %29, align 8
  %31 = fdiv double %28, %30
  %32 = fptosi double %31 to i64
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %34 = load i64, ptr %33, align 8
  %35 = icmp sgt i64 %34, %32
  %36 = add nsw i64 %34, -1
  %37 = select i1 %35, i64 %32, i64 %36
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 2136
  %39 = load ptr, ptr %38, align 8
  %40 = mul i64 %37, 112
  %41 = getelementptr i8, ptr %39, i64 %40
  %42 = getelementptr i8, ptr %41, i64 80
  %43 = load double, ptr %42, align 8
  %44 = fadd double %16, %43
  store double %44, ptr %42, align 8
  %45 = fadd double %16, %28
  store double %45, ptr %25, align 8
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 2144
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
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 2152
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

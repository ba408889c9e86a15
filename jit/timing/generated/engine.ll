; LLVM IR of engine.c, made by python -m jit.llvm.generate.

%struct.Entry = type { double, i64, i32, i32 }
%struct.Warp = type { double, double, double, double, double, double, double, double, double, [8 x double], [64 x double], [64 x double], [64 x double], i64, i64, i64, i64, i64, i64, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, [8 x i8] }
%struct.Slot = type { [16 x double], [256 x double], double, double, [256 x i32], [256 x i32], i32, i32, i32, i32, i32, i32 }
%struct.Span = type { double, double, i64, i32, i32, i32, i32 }
%struct.Code = type { i32, i32, i32, i32, i8, i8, i8, i8, i8, i8, i8, i8 }
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
  br i1 %20, label %21, label %1058

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

65:                                               ; preds = %1048, %1032
  %66 = load i64, ptr %16, align 8
  %67 = load i64, ptr %17, align 8
  %68 = icmp slt i64 %66, %67
  br i1 %68, label %69, label %1058

69:                                               ; preds = %21, %65
  %70 = phi i64 [ %19, %21 ], [ %67, %65 ]
  %71 = phi i64 [ %18, %21 ], [ %66, %65 ]
  %72 = phi double [ 0.000000e+00, %21 ], [ %990, %65 ]
  %73 = load i64, ptr %22, align 8
  %74 = icmp eq i64 %73, 0
  br i1 %74, label %987, label %75

75:                                               ; preds = %69, %981
  %76 = phi i64 [ %982, %981 ], [ %73, %69 ]
  %77 = phi double [ %138, %981 ], [ %72, %69 ]
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
  %144 = load i64, ptr %142, align 8
  %145 = load i64, ptr %143, align 8
  %146 = icmp slt i64 %144, %145
  br i1 %146, label %147, label %183

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

159:                                              ; preds = %977, %147
  %160 = phi i64 [ %144, %147 ], [ %978, %977 ]
  %161 = phi i64 [ %145, %147 ], [ %979, %977 ]
  %162 = load i32, ptr %148, align 8
  br label %163

163:                                              ; preds = %180, %159
  %164 = phi i64 [ %160, %159 ], [ %181, %180 ]
  %165 = phi i32 [ %162, %159 ], [ 0, %180 ]
  %166 = load ptr, ptr %25, align 8
  %167 = getelementptr inbounds i32, ptr %166, i64 %164
  %168 = load i32, ptr %167, align 4
  %169 = load ptr, ptr %26, align 8
  %170 = zext i32 %168 to i64
  %171 = getelementptr inbounds nuw i64, ptr %169, i64 %170
  %172 = load i64, ptr %171, align 8
  %173 = sext i32 %165 to i64
  %174 = add nsw i64 %172, %173
  %175 = add i32 %168, 1
  %176 = zext i32 %175 to i64
  %177 = getelementptr inbounds nuw i64, ptr %169, i64 %176
  %178 = load i64, ptr %177, align 8
  %179 = icmp slt i64 %174, %178
  br i1 %179, label %280, label %180

180:                                              ; preds = %163
  %181 = add nsw i64 %164, 1
  store i64 %181, ptr %142, align 8
  store i32 0, ptr %148, align 8
  %182 = icmp slt i64 %181, %161
  br i1 %182, label %163, label %183

183:                                              ; preds = %977, %180, %132
  %184 = load double, ptr %141, align 8
  %185 = load ptr, ptr %33, align 8
  %186 = getelementptr inbounds nuw i8, ptr %141, i64 1732
  %187 = load i32, ptr %186, align 4
  %188 = sext i32 %187 to i64
  %189 = getelementptr inbounds %struct.Slot, ptr %185, i64 %188
  %190 = getelementptr inbounds nuw i8, ptr %141, i64 1768
  store i32 1, ptr %190, align 8
  %191 = getelementptr inbounds nuw i8, ptr %141, i64 1720
  store i64 -1, ptr %191, align 8
  %192 = getelementptr inbounds nuw i8, ptr %141, i64 16
  %193 = load double, ptr %192, align 8
  %194 = load ptr, ptr %33, align 8
  %195 = getelementptr inbounds %struct.Slot, ptr %194, i64 %188, i32 11
  %196 = load i32, ptr %195, align 4
  %197 = icmp eq i32 %196, 0
  %198 = fcmp ugt double %184, %193
  %199 = and i1 %198, %197
  br i1 %199, label %200, label %225

200:                                              ; preds = %183
  %201 = load i64, ptr %34, align 8
  %202 = icmp eq i64 %201, 0
  br i1 %202, label %225, label %203

203:                                              ; preds = %200
  %204 = load i64, ptr %35, align 8
  %205 = add nsw i64 %204, 1
  store i64 %205, ptr %35, align 8
  %206 = icmp slt i64 %204, %201
  br i1 %206, label %207, label %225

207:                                              ; preds = %203
  %208 = load ptr, ptr %36, align 8
  %209 = getelementptr inbounds %struct.Span, ptr %208, i64 %204
  %210 = load i64, ptr %191, align 8
  %211 = getelementptr inbounds nuw i8, ptr %141, i64 1736
  %212 = load i32, ptr %211, align 8
  %213 = load i64, ptr %37, align 8
  %214 = getelementptr inbounds nuw i8, ptr %141, i64 1740
  %215 = load i32, ptr %214, align 4
  %216 = trunc i64 %213 to i32
  %217 = mul i32 %212, %216
  %218 = add i32 %217, %215
  store double %193, ptr %209, align 8
  %219 = getelementptr inbounds nuw i8, ptr %209, i64 8
  store double %184, ptr %219, align 8
  %220 = getelementptr inbounds nuw i8, ptr %209, i64 16
  store i64 %210, ptr %220, align 8
  %221 = getelementptr inbounds nuw i8, ptr %209, i64 24
  store i32 %218, ptr %221, align 8
  %222 = getelementptr inbounds nuw i8, ptr %209, i64 28
  store i32 0, ptr %222, align 4
  %223 = getelementptr inbounds nuw i8, ptr %209, i64 32
  store i32 0, ptr %223, align 8
  %224 = getelementptr inbounds nuw i8, ptr %209, i64 36
  store i32 0, ptr %224, align 4
  br label %225

225:                                              ; preds = %207, %203, %200, %183
  %226 = getelementptr inbounds nuw i8, ptr %189, i64 4252
  %227 = load i32, ptr %226, align 4
  %228 = add nsw i32 %227, -1
  store i32 %228, ptr %226, align 4
  %229 = getelementptr inbounds nuw i8, ptr %189, i64 4240
  %230 = load i32, ptr %229, align 8
  %231 = icmp slt i32 %230, %228
  %232 = icmp eq i32 %228, 0
  %233 = or i1 %232, %231
  br i1 %233, label %265, label %234

234:                                              ; preds = %225
  store i32 0, ptr %229, align 8
  %235 = getelementptr inbounds nuw i8, ptr %189, i64 4248
  %236 = load i32, ptr %235, align 8
  %237 = add nsw i32 %236, 1
  store i32 %237, ptr %235, align 8
  %238 = getelementptr inbounds nuw i8, ptr %189, i64 2176
  %239 = load double, ptr %238, align 8
  %240 = load double, ptr %53, align 8
  %241 = fadd double %239, %240
  %242 = load i64, ptr %54, align 8
  %243 = icmp sgt i64 %242, 1
  br i1 %243, label %244, label %246

244:                                              ; preds = %234
  %245 = load double, ptr %46, align 8
  br label %246

246:                                              ; preds = %244, %234
  %247 = phi double [ %245, %244 ], [ 0.000000e+00, %234 ]
  %248 = fadd double %241, %247
  %249 = getelementptr inbounds nuw i8, ptr %189, i64 2184
  store double %248, ptr %249, align 8
  %250 = getelementptr inbounds nuw i8, ptr %189, i64 4244
  %251 = load i32, ptr %250, align 4
  %252 = icmp sgt i32 %251, -1
  br i1 %252, label %253, label %263

253:                                              ; preds = %246, %253
  %254 = phi i32 [ %259, %253 ], [ %251, %246 ]
  %255 = load ptr, ptr %24, align 8
  %256 = zext nneg i32 %254 to i64
  %257 = getelementptr inbounds nuw %struct.Warp, ptr %255, i64 %256
  %258 = getelementptr inbounds nuw i8, ptr %257, i64 1748
  %259 = load i32, ptr %258, align 4
  tail call fastcc void @wakes(ptr noundef nonnull %0, ptr noundef %257, double noundef %248) #6
  %260 = icmp sgt i32 %259, -1
  br i1 %260, label %253, label %261

261:                                              ; preds = %253
  %262 = load i32, ptr %226, align 4
  br label %263

263:                                              ; preds = %261, %246
  %264 = phi i32 [ %262, %261 ], [ %228, %246 ]
  store i32 -1, ptr %250, align 4
  br label %265

265:                                              ; preds = %263, %225
  %266 = phi i32 [ %228, %225 ], [ %264, %263 ]
  %267 = icmp eq i32 %266, 0
  br i1 %267, label %268, label %981

268:                                              ; preds = %265
  %269 = load ptr, ptr %55, align 8
  %270 = load i64, ptr %16, align 8
  %271 = add nsw i64 %270, 1
  store i64 %271, ptr %16, align 8
  %272 = getelementptr inbounds double, ptr %269, i64 %270
  store double %184, ptr %272, align 8
  %273 = load i64, ptr %4, align 8
  %274 = load i64, ptr %17, align 8
  %275 = icmp slt i64 %273, %274
  br i1 %275, label %276, label %981

276:                                              ; preds = %268
  %277 = load i32, ptr %186, align 4
  %278 = load double, ptr %56, align 8
  %279 = fadd double %184, %278
  tail call fastcc void @begin(ptr noundef nonnull %0, i32 noundef %277, double noundef %279) #6
  br label %981

280:                                              ; preds = %163
  %281 = load ptr, ptr %0, align 8
  %282 = getelementptr inbounds %struct.Code, ptr %281, i64 %174
  %283 = getelementptr inbounds nuw i8, ptr %282, i64 23
  %284 = load i8, ptr %283, align 1
  %285 = icmp eq i8 %284, 0
  br i1 %285, label %324, label %286

286:                                              ; preds = %280
  %287 = add nsw i32 %165, 1
  store i32 %287, ptr %148, align 8
  %288 = load ptr, ptr %27, align 8
  %289 = getelementptr i64, ptr %288, i64 %164
  %290 = load i64, ptr %289, align 8
  %291 = getelementptr i8, ptr %289, i64 8
  %292 = load i64, ptr %291, align 8
  %293 = icmp slt i64 %290, %292
  br i1 %293, label %294, label %977

294:                                              ; preds = %286
  %295 = getelementptr inbounds nuw i8, ptr %282, i64 4
  br label %315

296:                                              ; preds = %303
  br i1 %306, label %981, label %977

297:                                              ; preds = %321, %315
  %298 = phi i64 [ %322, %321 ], [ %318, %315 ]
  %299 = getelementptr inbounds %struct.Record, ptr %319, i64 %298
  %300 = getelementptr inbounds nuw i8, ptr %299, i64 32
  %301 = load i32, ptr %300, align 8
  %302 = icmp eq i32 %301, %320
  br i1 %302, label %303, label %321

303:                                              ; preds = %297
  %304 = load double, ptr %141, align 8
  %305 = load i32, ptr %295, align 4
  %306 = tail call fastcc zeroext i1 @event(ptr noundef nonnull %0, ptr noundef nonnull %141, ptr noundef nonnull %299, double noundef %304, i32 noundef %305) #6
  %307 = load ptr, ptr %27, align 8
  %308 = load i64, ptr %142, align 8
  %309 = add nsw i64 %298, 1
  %310 = getelementptr i64, ptr %307, i64 %308
  %311 = getelementptr i8, ptr %310, i64 8
  %312 = load i64, ptr %311, align 8
  %313 = icmp sge i64 %309, %312
  %314 = or i1 %306, %313
  br i1 %314, label %296, label %315

315:                                              ; preds = %303, %294
  %316 = phi i64 [ %312, %303 ], [ %292, %294 ]
  %317 = phi i64 [ %308, %303 ], [ %164, %294 ]
  %318 = phi i64 [ %309, %303 ], [ %290, %294 ]
  %319 = load ptr, ptr %28, align 8
  %320 = load i32, ptr %282, align 4
  br label %297

321:                                              ; preds = %297
  %322 = add nsw i64 %298, 1
  %323 = icmp slt i64 %322, %316
  br i1 %323, label %297, label %977

324:                                              ; preds = %280
  %325 = load double, ptr %141, align 8
  %326 = getelementptr inbounds nuw i8, ptr %282, i64 21
  %327 = load i8, ptr %326, align 1
  %328 = icmp eq i8 %327, 0
  br i1 %328, label %331, label %329

329:                                              ; preds = %324
  %330 = zext i8 %327 to i32
  br label %347

331:                                              ; preds = %360, %324
  %332 = phi i32 [ 1, %324 ], [ %361, %360 ]
  %333 = phi double [ %325, %324 ], [ %362, %360 ]
  %334 = load ptr, ptr %29, align 8
  %335 = load i32, ptr %151, align 8
  %336 = shl nsw i32 %335, 2
  %337 = load i32, ptr %152, align 8
  %338 = add nsw i32 %336, %337
  %339 = sext i32 %338 to i64
  %340 = getelementptr inbounds double, ptr %334, i64 %339
  %341 = load double, ptr %340, align 8
  %342 = fcmp ogt double %341, %333
  %343 = select i1 %342, double %341, double %333
  %344 = getelementptr inbounds nuw i8, ptr %282, i64 16
  %345 = load i8, ptr %344, align 4
  %346 = icmp eq i8 %345, 0
  br i1 %346, label %366, label %378

347:                                              ; preds = %360, %329
  %348 = phi double [ %362, %360 ], [ %325, %329 ]
  %349 = phi i32 [ %364, %360 ], [ %330, %329 ]
  %350 = phi i32 [ %361, %360 ], [ 1, %329 ]
  %351 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %349, i1 true)
  %352 = zext nneg i32 %351 to i64
  %353 = getelementptr inbounds nuw [8 x double], ptr %149, i64 0, i64 %352
  %354 = load double, ptr %353, align 8
  %355 = fcmp ogt double %354, %348
  br i1 %355, label %356, label %360

356:                                              ; preds = %347
  %357 = getelementptr inbounds nuw [8 x i8], ptr %150, i64 0, i64 %352
  %358 = load i8, ptr %357, align 1
  %359 = zext i8 %358 to i32
  br label %360

360:                                              ; preds = %356, %347
  %361 = phi i32 [ %359, %356 ], [ %350, %347 ]
  %362 = phi double [ %354, %356 ], [ %348, %347 ]
  %363 = add nsw i32 %349, -1
  %364 = and i32 %363, %349
  %365 = icmp eq i32 %364, 0
  br i1 %365, label %331, label %347

366:                                              ; preds = %331
  %367 = sext i32 %337 to i64
  %368 = load ptr, ptr %30, align 8
  %369 = sext i32 %336 to i64
  %370 = add nsw i64 %367, %369
  %371 = mul nsw i64 %370, 112
  %372 = getelementptr i8, ptr %368, i64 %371
  %373 = getelementptr i8, ptr %372, i64 16
  %374 = load double, ptr %373, align 8
  %375 = load double, ptr %372, align 8
  %376 = fcmp olt double %374, %375
  br i1 %376, label %377, label %387

377:                                              ; preds = %366
  br label %387

378:                                              ; preds = %331
  %379 = zext i8 %345 to i64
  %380 = icmp ult i8 %345, 8
  %381 = load ptr, ptr %30, align 8
  br i1 %380, label %382, label %394

382:                                              ; preds = %378
  %383 = sext i32 %337 to i64
  %384 = sext i32 %336 to i64
  %385 = add nsw i64 %383, %384
  %386 = mul nsw i64 %385, 112
  br label %387

387:                                              ; preds = %382, %377, %366
  %388 = phi i64 [ %386, %382 ], [ %371, %377 ], [ %371, %366 ]
  %389 = phi ptr [ %381, %382 ], [ %368, %377 ], [ %368, %366 ]
  %390 = phi i64 [ %379, %382 ], [ 2, %377 ], [ 0, %366 ]
  %391 = getelementptr i8, ptr %389, i64 %388
  %392 = getelementptr double, ptr %391, i64 %390
  %393 = load double, ptr %392, align 8
  br label %403

394:                                              ; preds = %378
  %395 = sext i32 %336 to i64
  %396 = mul nsw i64 %395, 112
  %397 = getelementptr i8, ptr %381, i64 %396
  %398 = getelementptr double, ptr %397, i64 %379
  %399 = load double, ptr %398, align 8
  %400 = icmp eq i8 %345, 8
  br i1 %400, label %401, label %403

401:                                              ; preds = %394
  %402 = load double, ptr %31, align 8
  br label %403

403:                                              ; preds = %401, %394, %387
  %404 = phi i32 [ 7, %401 ], [ 6, %394 ], [ 6, %387 ]
  %405 = phi double [ %399, %401 ], [ %399, %394 ], [ %393, %387 ]
  %406 = phi i64 [ 8, %401 ], [ %379, %394 ], [ %390, %387 ]
  %407 = phi i1 [ false, %401 ], [ false, %394 ], [ true, %387 ]
  %408 = phi double [ %402, %401 ], [ 0.000000e+00, %394 ], [ 0.000000e+00, %387 ]
  %409 = fsub double %405, %408
  %410 = fcmp ogt double %409, %343
  %411 = select i1 %410, double %409, double %343
  %412 = select i1 %410, i32 %404, i32 5
  %413 = load i64, ptr %22, align 8
  %414 = icmp eq i64 %413, 0
  br i1 %414, label %443, label %415

415:                                              ; preds = %403
  %416 = load ptr, ptr %23, align 8
  %417 = load double, ptr %416, align 8
  %418 = fcmp olt double %417, %411
  br i1 %418, label %419, label %443

419:                                              ; preds = %415
  %420 = add nsw i64 %413, 1
  store i64 %420, ptr %22, align 8
  %421 = load i64, ptr %52, align 8
  %422 = add nsw i64 %421, 1
  store i64 %422, ptr %52, align 8
  br label %423

423:                                              ; preds = %431, %419
  %424 = phi i64 [ %427, %431 ], [ %413, %419 ]
  %425 = load ptr, ptr %23, align 8
  %426 = add nsw i64 %424, -1
  %427 = sdiv i64 %426, 2
  %428 = getelementptr inbounds %struct.Entry, ptr %425, i64 %427
  %429 = load double, ptr %428, align 8
  %430 = fcmp ogt double %429, %411
  br i1 %430, label %431, label %436

431:                                              ; preds = %423
  %432 = getelementptr inbounds %struct.Entry, ptr %425, i64 %424
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %432, ptr noundef nonnull align 8 dereferenceable(24) %428, i64 24, i1 false)
  %433 = icmp ult i64 %424, 3
  br i1 %433, label %434, label %423

434:                                              ; preds = %431
  %435 = load ptr, ptr %23, align 8
  br label %436

436:                                              ; preds = %423, %434
  %437 = phi ptr [ %435, %434 ], [ %425, %423 ]
  %438 = phi i64 [ %427, %434 ], [ %424, %423 ]
  %439 = getelementptr inbounds %struct.Entry, ptr %437, i64 %438
  store double %411, ptr %439, align 8
  %440 = getelementptr inbounds nuw i8, ptr %439, i64 8
  store i64 %421, ptr %440, align 8
  %441 = getelementptr inbounds nuw i8, ptr %439, i64 16
  store i32 %81, ptr %441, align 8
  %442 = getelementptr inbounds nuw i8, ptr %439, i64 20
  store i32 0, ptr %442, align 4
  br label %981

443:                                              ; preds = %415, %403
  %444 = getelementptr inbounds nuw i8, ptr %282, i64 4
  %445 = load double, ptr %153, align 8
  %446 = fsub double %333, %445
  %447 = fadd double %446, -1.000000e+00
  %448 = fcmp ogt double %447, 0.000000e+00
  br i1 %448, label %449, label %460

449:                                              ; preds = %443
  %450 = load i32, ptr %444, align 4
  %451 = load ptr, ptr %32, align 8
  %452 = mul nsw i32 %450, 14
  %453 = add nsw i32 %452, %332
  %454 = sext i32 %453 to i64
  %455 = getelementptr inbounds double, ptr %451, i64 %454
  %456 = load double, ptr %455, align 8
  %457 = fadd double %447, %456
  store double %457, ptr %455, align 8
  %458 = load double, ptr %153, align 8
  %459 = fsub double %333, %458
  br label %460

460:                                              ; preds = %449, %443
  %461 = phi double [ %446, %443 ], [ %459, %449 ]
  %462 = phi double [ %445, %443 ], [ %458, %449 ]
  store i64 -1, ptr %154, align 8
  %463 = fcmp ogt double %461, 3.200000e+01
  br i1 %463, label %464, label %498

464:                                              ; preds = %460
  %465 = fadd double %462, 1.000000e+00
  %466 = load i32, ptr %444, align 4
  %467 = load ptr, ptr %33, align 8
  %468 = load i32, ptr %155, align 4
  %469 = sext i32 %468 to i64
  %470 = getelementptr inbounds %struct.Slot, ptr %467, i64 %469, i32 11
  %471 = load i32, ptr %470, align 4
  %472 = icmp eq i32 %471, 0
  %473 = fcmp ugt double %333, %465
  %474 = and i1 %473, %472
  br i1 %474, label %475, label %498

475:                                              ; preds = %464
  %476 = load i64, ptr %34, align 8
  %477 = icmp eq i64 %476, 0
  br i1 %477, label %498, label %478

478:                                              ; preds = %475
  %479 = load i64, ptr %35, align 8
  %480 = add nsw i64 %479, 1
  store i64 %480, ptr %35, align 8
  %481 = icmp slt i64 %479, %476
  br i1 %481, label %482, label %498

482:                                              ; preds = %478
  %483 = load ptr, ptr %36, align 8
  %484 = getelementptr inbounds %struct.Span, ptr %483, i64 %479
  %485 = load i64, ptr %154, align 8
  %486 = load i32, ptr %151, align 8
  %487 = load i64, ptr %37, align 8
  %488 = load i32, ptr %156, align 4
  %489 = trunc i64 %487 to i32
  %490 = mul i32 %486, %489
  %491 = add i32 %490, %488
  store double %465, ptr %484, align 8
  %492 = getelementptr inbounds nuw i8, ptr %484, i64 8
  store double %333, ptr %492, align 8
  %493 = getelementptr inbounds nuw i8, ptr %484, i64 16
  store i64 %485, ptr %493, align 8
  %494 = getelementptr inbounds nuw i8, ptr %484, i64 24
  store i32 %491, ptr %494, align 8
  %495 = getelementptr inbounds nuw i8, ptr %484, i64 28
  store i32 1, ptr %495, align 4
  %496 = getelementptr inbounds nuw i8, ptr %484, i64 32
  store i32 %332, ptr %496, align 8
  %497 = getelementptr inbounds nuw i8, ptr %484, i64 36
  store i32 %466, ptr %497, align 4
  br label %498

498:                                              ; preds = %482, %478, %475, %464, %460
  %499 = load double, ptr %153, align 8
  %500 = fadd double %499, 1.000000e+00
  %501 = fcmp ogt double %333, %500
  %502 = select i1 %501, double %333, double %500
  %503 = fsub double %411, %502
  %504 = fcmp ogt double %503, 0.000000e+00
  %505 = load i32, ptr %444, align 4
  br i1 %504, label %506, label %515

506:                                              ; preds = %498
  %507 = load ptr, ptr %32, align 8
  %508 = mul nsw i32 %505, 14
  %509 = add nsw i32 %508, %412
  %510 = sext i32 %509 to i64
  %511 = getelementptr inbounds double, ptr %507, i64 %510
  %512 = load double, ptr %511, align 8
  %513 = fadd double %503, %512
  store double %513, ptr %511, align 8
  %514 = load i32, ptr %444, align 4
  br label %515

515:                                              ; preds = %506, %498
  %516 = phi i32 [ %505, %498 ], [ %514, %506 ]
  %517 = load ptr, ptr %32, align 8
  %518 = mul nsw i32 %516, 14
  %519 = sext i32 %518 to i64
  %520 = getelementptr inbounds double, ptr %517, i64 %519
  %521 = load double, ptr %520, align 8
  %522 = fadd double %521, 1.000000e+00
  store double %522, ptr %520, align 8
  %523 = load i64, ptr %38, align 8
  %524 = add nsw i64 %523, 1
  store i64 %524, ptr %38, align 8
  %525 = load double, ptr %39, align 8
  %526 = fdiv double %411, %525
  %527 = fptosi double %526 to i64
  %528 = load i64, ptr %40, align 8
  %529 = icmp sgt i64 %528, %527
  %530 = add nsw i64 %528, -1
  %531 = select i1 %529, i64 %527, i64 %530
  %532 = load ptr, ptr %41, align 8
  %533 = mul i64 %531, 112
  %534 = getelementptr i8, ptr %532, i64 %533
  %535 = getelementptr i8, ptr %534, i64 104
  %536 = load double, ptr %535, align 8
  %537 = fadd double %536, 1.000000e+00
  store double %537, ptr %535, align 8
  %538 = fadd double %411, 1.000000e+00
  store double %538, ptr %340, align 8
  store double %411, ptr %153, align 8
  %539 = getelementptr inbounds nuw i8, ptr %282, i64 18
  %540 = load i8, ptr %539, align 2
  %541 = uitofp i8 %540 to double
  %542 = fcmp olt double %541, 1.000000e+00
  %543 = select i1 %542, double 1.000000e+00, double %541
  %544 = fadd double %411, %543
  store double %544, ptr %141, align 8
  %545 = load i32, ptr %148, align 8
  %546 = add nsw i32 %545, 1
  store i32 %546, ptr %148, align 8
  %547 = getelementptr inbounds nuw i8, ptr %282, i64 12
  %548 = load i32, ptr %547, align 4
  %549 = sitofp i32 %548 to double
  %550 = fadd double %411, %549
  %551 = fadd double %411, 8.000000e+00
  %552 = getelementptr inbounds nuw i8, ptr %282, i64 17
  %553 = load i8, ptr %552, align 1
  switch i8 %553, label %897 [
    i8 1, label %554
    i8 2, label %870
  ]

554:                                              ; preds = %515
  %555 = load ptr, ptr %27, align 8
  %556 = load i64, ptr %142, align 8
  %557 = getelementptr i64, ptr %555, i64 %556
  %558 = load i64, ptr %557, align 8
  %559 = getelementptr i8, ptr %557, i64 8
  %560 = load i64, ptr %559, align 8
  %561 = icmp slt i64 %558, %560
  br i1 %561, label %563, label %832

562:                                              ; preds = %819
  br i1 %823, label %943, label %832

563:                                              ; preds = %554, %819
  %564 = phi i64 [ %824, %819 ], [ %558, %554 ]
  %565 = phi i1 [ %823, %819 ], [ false, %554 ]
  %566 = phi double [ %821, %819 ], [ %550, %554 ]
  %567 = phi double [ %820, %819 ], [ %551, %554 ]
  %568 = load ptr, ptr %28, align 8
  %569 = getelementptr inbounds %struct.Record, ptr %568, i64 %564
  %570 = getelementptr inbounds nuw i8, ptr %569, i64 32
  %571 = load i32, ptr %570, align 8
  %572 = load i32, ptr %282, align 4
  %573 = icmp eq i32 %571, %572
  br i1 %573, label %574, label %819

574:                                              ; preds = %563
  %575 = getelementptr inbounds nuw i8, ptr %569, i64 36
  %576 = load i32, ptr %575, align 4
  %577 = icmp slt i32 %576, 4
  br i1 %577, label %578, label %816

578:                                              ; preds = %574
  %579 = getelementptr inbounds nuw i8, ptr %569, i64 40
  %580 = load i32, ptr %579, align 8
  %581 = sitofp i32 %580 to double
  %582 = load double, ptr %43, align 8
  %583 = fdiv double %581, %582
  %584 = getelementptr inbounds nuw i8, ptr %569, i64 44
  %585 = load i32, ptr %584, align 4
  %586 = sitofp i32 %585 to double
  %587 = load i64, ptr %569, align 8
  %588 = sitofp i64 %587 to double
  %589 = load double, ptr %44, align 8
  %590 = fdiv double %588, %589
  %591 = fcmp olt double %590, %586
  %592 = select i1 %591, double %586, double %590
  %593 = getelementptr inbounds nuw i8, ptr %569, i64 8
  %594 = load i64, ptr %593, align 8
  %595 = sitofp i64 %594 to double
  %596 = fcmp ogt double %583, %592
  %597 = select i1 %596, double %583, double %592
  %598 = fcmp olt double %597, %595
  %599 = select i1 %598, double %595, double %597
  %600 = fcmp olt double %599, 1.000000e+00
  %601 = select i1 %600, double 1.000000e+00, double %599
  %602 = icmp ne i32 %576, 2
  %603 = icmp eq i64 %587, 0
  %604 = select i1 %602, i1 true, i1 %603
  %605 = fcmp ogt double %601, %588
  %606 = select i1 %604, i1 true, i1 %605
  %607 = select i1 %606, double %601, double %588
  %608 = load ptr, ptr %30, align 8
  %609 = load i32, ptr %151, align 8
  %610 = shl nsw i32 %609, 2
  %611 = sext i32 %610 to i64
  %612 = mul nsw i64 %611, 112
  %613 = getelementptr i8, ptr %608, i64 %612
  %614 = getelementptr i8, ptr %613, i64 64
  %615 = load double, ptr %614, align 8
  %616 = fcmp ogt double %411, %615
  %617 = select i1 %616, double %411, double %615
  %618 = load double, ptr %39, align 8
  %619 = fdiv double %617, %618
  %620 = fptosi double %619 to i64
  %621 = load i64, ptr %40, align 8
  %622 = icmp sgt i64 %621, %620
  %623 = add nsw i64 %621, -1
  %624 = select i1 %622, i64 %620, i64 %623
  %625 = load ptr, ptr %41, align 8
  %626 = mul i64 %624, 112
  %627 = getelementptr i8, ptr %625, i64 %626
  %628 = getelementptr i8, ptr %627, i64 64
  %629 = load double, ptr %628, align 8
  %630 = fadd double %629, %607
  store double %630, ptr %628, align 8
  %631 = fadd double %617, %607
  store double %631, ptr %614, align 8
  %632 = load double, ptr %45, align 8
  %633 = fadd double %631, 8.000000e+00
  %634 = getelementptr inbounds nuw i8, ptr %569, i64 16
  %635 = load i64, ptr %634, align 8
  %636 = icmp eq i64 %635, 0
  br i1 %636, label %639, label %637

637:                                              ; preds = %578
  %638 = load double, ptr %46, align 8
  br label %639

639:                                              ; preds = %637, %578
  %640 = phi double [ %638, %637 ], [ %632, %578 ]
  %641 = fadd double %631, %640
  %642 = load i64, ptr %569, align 8
  %643 = icmp eq i64 %642, 0
  br i1 %643, label %644, label %649

644:                                              ; preds = %639
  %645 = load i32, ptr %575, align 4
  %646 = icmp eq i32 %645, 2
  br i1 %646, label %647, label %812

647:                                              ; preds = %644
  %648 = fadd double %632, %641
  br label %812

649:                                              ; preds = %639
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %2) #7
  %650 = load i32, ptr %575, align 4
  switch i32 %650, label %770 [
    i32 0, label %651
    i32 3, label %651
  ]

651:                                              ; preds = %649, %649
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %3) #7
  %652 = load double, ptr %42, align 8
  %653 = fadd double %631, %652
  %654 = load ptr, ptr %33, align 8
  %655 = load i32, ptr %155, align 4
  %656 = sext i32 %655 to i64
  %657 = getelementptr inbounds %struct.Slot, ptr %654, i64 %656, i32 11
  %658 = load i32, ptr %657, align 4
  %659 = mul i32 %658, 238516657
  %660 = icmp sgt i64 %642, 0
  br i1 %660, label %661, label %759

661:                                              ; preds = %651
  %662 = getelementptr inbounds nuw i8, ptr %569, i64 24
  %663 = load i64, ptr %662, align 8
  br label %664

664:                                              ; preds = %747, %661
  %665 = phi i64 [ %642, %661 ], [ %748, %747 ]
  %666 = phi i64 [ %663, %661 ], [ %749, %747 ]
  %667 = phi double [ %653, %661 ], [ %750, %747 ]
  %668 = phi i64 [ 0, %661 ], [ %751, %747 ]
  %669 = phi i64 [ 0, %661 ], [ %752, %747 ]
  %670 = load ptr, ptr %47, align 8
  %671 = getelementptr i32, ptr %670, i64 %666
  %672 = getelementptr i32, ptr %671, i64 %669
  %673 = load i32, ptr %672, align 4
  %674 = lshr i32 %673, 2
  %675 = icmp slt i32 %673, 0
  %676 = select i1 %675, i32 0, i32 %659
  %677 = add i32 %676, %674
  %678 = load i32, ptr %151, align 8
  %679 = sext i32 %678 to i64
  %680 = load i64, ptr %48, align 8
  %681 = mul nsw i64 %680, %679
  %682 = and i32 %677, 268435455
  %683 = mul i32 %682, -1640531535
  %684 = lshr i32 %683, 8
  %685 = zext nneg i32 %684 to i64
  %686 = srem i64 %685, %680
  %687 = add nsw i64 %681, %686
  %688 = load ptr, ptr %49, align 8
  %689 = mul nsw i64 %687, 160
  %690 = getelementptr inbounds i8, ptr %688, i64 %689
  br label %693

691:                                              ; preds = %693
  %692 = and i32 %673, 3
  br i1 %706, label %720, label %708

693:                                              ; preds = %693, %664
  %694 = phi i64 [ 0, %664 ], [ %704, %693 ]
  %695 = getelementptr inbounds nuw %struct.Line, ptr %690, i64 %694
  %696 = getelementptr inbounds nuw i8, ptr %695, i64 32
  %697 = load i32, ptr %696, align 8
  %698 = lshr i32 %697, 4
  %699 = icmp ne i32 %698, %682
  %700 = and i32 %697, 15
  %701 = icmp eq i32 %700, 0
  %702 = or i1 %699, %701
  %703 = select i1 %702, ptr null, ptr %695
  %704 = add nuw nsw i64 %694, 1
  %705 = icmp samesign ult i64 %694, 3
  %706 = icmp eq ptr %703, null
  %707 = select i1 %705, i1 %706, i1 false
  br i1 %707, label %693, label %691

708:                                              ; preds = %691
  %709 = getelementptr inbounds nuw i8, ptr %703, i64 32
  %710 = load i32, ptr %709, align 8
  %711 = shl nuw nsw i32 1, %692
  %712 = and i32 %710, %711
  %713 = icmp eq i32 %712, 0
  br i1 %713, label %730, label %714

714:                                              ; preds = %708
  %715 = zext nneg i32 %692 to i64
  %716 = getelementptr inbounds nuw [4 x double], ptr %703, i64 0, i64 %715
  %717 = load double, ptr %716, align 8
  %718 = fcmp ogt double %667, %717
  %719 = select i1 %718, double %667, double %717
  br label %747

720:                                              ; preds = %691
  %721 = shl i32 %677, 4
  %722 = getelementptr inbounds nuw i8, ptr %690, i64 36
  %723 = load i32, ptr %722, align 4
  %724 = add i32 %723, 1
  store i32 %724, ptr %722, align 4
  %725 = and i32 %723, 3
  %726 = zext nneg i32 %725 to i64
  %727 = getelementptr inbounds nuw %struct.Line, ptr %690, i64 %726
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %727, i8 0, i64 32, i1 false)
  %728 = getelementptr inbounds nuw i8, ptr %727, i64 32
  store i32 %721, ptr %728, align 8
  %729 = shl nuw nsw i32 1, %692
  br label %730

730:                                              ; preds = %720, %708
  %731 = phi i32 [ %711, %708 ], [ %729, %720 ]
  %732 = phi i32 [ %710, %708 ], [ %721, %720 ]
  %733 = phi ptr [ %695, %708 ], [ %727, %720 ]
  %734 = getelementptr inbounds nuw i8, ptr %733, i64 32
  %735 = or i32 %732, %731
  store i32 %735, ptr %734, align 8
  %736 = zext nneg i32 %692 to i64
  %737 = getelementptr inbounds nuw [4 x double], ptr %733, i64 0, i64 %736
  %738 = getelementptr inbounds ptr, ptr %3, i64 %668
  store ptr %737, ptr %738, align 8
  %739 = load ptr, ptr %50, align 8
  %740 = load i64, ptr %662, align 8
  %741 = getelementptr i8, ptr %739, i64 %740
  %742 = getelementptr i8, ptr %741, i64 %669
  %743 = load i8, ptr %742, align 1
  %744 = add nsw i64 %668, 1
  %745 = getelementptr inbounds i8, ptr %2, i64 %668
  store i8 %743, ptr %745, align 1
  %746 = load i64, ptr %569, align 8
  br label %747

747:                                              ; preds = %730, %714
  %748 = phi i64 [ %746, %730 ], [ %665, %714 ]
  %749 = phi i64 [ %740, %730 ], [ %666, %714 ]
  %750 = phi double [ %667, %730 ], [ %719, %714 ]
  %751 = phi i64 [ %744, %730 ], [ %668, %714 ]
  %752 = add nuw nsw i64 %669, 1
  %753 = icmp slt i64 %752, %748
  br i1 %753, label %664, label %754

754:                                              ; preds = %747
  %755 = icmp eq i64 %751, 0
  br i1 %755, label %759, label %756

756:                                              ; preds = %754
  %757 = call fastcc double @beyond(ptr noundef nonnull %0, ptr noundef nonnull %141, ptr noundef nonnull %2, i64 noundef %751, double noundef %631) #6
  %758 = icmp sgt i64 %751, 0
  br i1 %758, label %764, label %759

759:                                              ; preds = %764, %756, %754, %651
  %760 = phi double [ %757, %756 ], [ %631, %754 ], [ %631, %651 ], [ %757, %764 ]
  %761 = phi double [ %750, %756 ], [ %750, %754 ], [ %653, %651 ], [ %750, %764 ]
  %762 = fcmp ogt double %760, %761
  %763 = select i1 %762, double %760, double %761
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %3) #7
  br label %800

764:                                              ; preds = %756, %764
  %765 = phi i64 [ %768, %764 ], [ 0, %756 ]
  %766 = getelementptr inbounds nuw [64 x ptr], ptr %3, i64 0, i64 %765
  %767 = load ptr, ptr %766, align 8
  store double %757, ptr %767, align 8
  %768 = add nuw nsw i64 %765, 1
  %769 = icmp eq i64 %768, %751
  br i1 %769, label %759, label %764

770:                                              ; preds = %649
  %771 = load ptr, ptr %50, align 8
  %772 = getelementptr inbounds nuw i8, ptr %569, i64 24
  %773 = load i64, ptr %772, align 8
  %774 = getelementptr inbounds i8, ptr %771, i64 %773
  %775 = tail call fastcc double @beyond(ptr noundef nonnull %0, ptr noundef nonnull %141, ptr noundef %774, i64 noundef %642, double noundef %631) #6
  %776 = load i32, ptr %575, align 4
  %777 = icmp eq i32 %776, 2
  br i1 %777, label %778, label %781

778:                                              ; preds = %770
  %779 = load double, ptr %51, align 8
  %780 = fadd double %775, %779
  br label %781

781:                                              ; preds = %778, %770
  %782 = phi double [ %780, %778 ], [ %775, %770 ]
  %783 = load ptr, ptr %30, align 8
  %784 = load i32, ptr %151, align 8
  %785 = shl nsw i32 %784, 2
  %786 = sext i32 %785 to i64
  %787 = mul nsw i64 %786, 112
  %788 = getelementptr i8, ptr %783, i64 %787
  %789 = getelementptr i8, ptr %788, i64 64
  %790 = load double, ptr %789, align 8
  %791 = getelementptr i8, ptr %788, i64 80
  %792 = load double, ptr %791, align 8
  %793 = getelementptr i8, ptr %788, i64 88
  %794 = load double, ptr %793, align 8
  %795 = fcmp ogt double %792, %794
  %796 = select i1 %795, double %792, double %794
  %797 = fadd double %796, -1.000000e+03
  %798 = fcmp ogt double %790, %797
  %799 = select i1 %798, double %790, double %797
  store double %799, ptr %789, align 8
  br label %800

800:                                              ; preds = %781, %759
  %801 = phi double [ %763, %759 ], [ %782, %781 ]
  %802 = load i32, ptr %575, align 4
  %803 = icmp eq i32 %802, 3
  br i1 %803, label %804, label %811

804:                                              ; preds = %800
  %805 = load double, ptr %157, align 8
  %806 = fcmp ogt double %805, %801
  %807 = select i1 %806, double %805, double %801
  store double %807, ptr %157, align 8
  %808 = load double, ptr %158, align 8
  %809 = fcmp ogt double %808, %801
  %810 = select i1 %809, double %808, double %801
  store double %810, ptr %158, align 8
  br label %811

811:                                              ; preds = %804, %800
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %2) #7
  br label %812

812:                                              ; preds = %811, %647, %644
  %813 = phi double [ %801, %811 ], [ %648, %647 ], [ %641, %644 ]
  %814 = fcmp ogt double %566, %813
  %815 = select i1 %814, double %566, double %813
  br label %819

816:                                              ; preds = %574
  %817 = load i32, ptr %444, align 4
  %818 = tail call fastcc zeroext i1 @event(ptr noundef nonnull %0, ptr noundef nonnull %141, ptr noundef nonnull %569, double noundef %411, i32 noundef %817) #6
  br label %819

819:                                              ; preds = %816, %812, %563
  %820 = phi double [ %633, %812 ], [ %567, %816 ], [ %567, %563 ]
  %821 = phi double [ %815, %812 ], [ %566, %816 ], [ %566, %563 ]
  %822 = phi i1 [ false, %812 ], [ %818, %816 ], [ false, %563 ]
  %823 = phi i1 [ true, %812 ], [ true, %816 ], [ %565, %563 ]
  %824 = add nsw i64 %564, 1
  %825 = load ptr, ptr %27, align 8
  %826 = load i64, ptr %142, align 8
  %827 = getelementptr i64, ptr %825, i64 %826
  %828 = getelementptr i8, ptr %827, i64 8
  %829 = load i64, ptr %828, align 8
  %830 = icmp sge i64 %824, %829
  %831 = or i1 %822, %830
  br i1 %831, label %562, label %563

832:                                              ; preds = %562, %554
  %833 = phi i1 [ %822, %562 ], [ false, %554 ]
  %834 = phi double [ %821, %562 ], [ %550, %554 ]
  %835 = phi double [ %820, %562 ], [ %551, %554 ]
  %836 = getelementptr inbounds nuw i8, ptr %282, i64 8
  %837 = load i32, ptr %836, align 4
  %838 = icmp eq i32 %837, 0
  br i1 %838, label %943, label %839

839:                                              ; preds = %832
  br i1 %407, label %840, label %843

840:                                              ; preds = %839
  %841 = load i32, ptr %152, align 8
  %842 = sext i32 %841 to i64
  br label %843

843:                                              ; preds = %840, %839
  %844 = phi i64 [ %842, %840 ], [ 0, %839 ]
  %845 = load ptr, ptr %30, align 8
  %846 = load i32, ptr %151, align 8
  %847 = shl nsw i32 %846, 2
  %848 = sext i32 %847 to i64
  %849 = add nsw i64 %844, %848
  %850 = mul nsw i64 %849, 112
  %851 = getelementptr i8, ptr %845, i64 %850
  %852 = getelementptr double, ptr %851, i64 %406
  %853 = load double, ptr %852, align 8
  %854 = fcmp ogt double %411, %853
  %855 = select i1 %854, double %411, double %853
  %856 = load double, ptr %39, align 8
  %857 = fdiv double %855, %856
  %858 = fptosi double %857 to i64
  %859 = load i64, ptr %40, align 8
  %860 = icmp sgt i64 %859, %858
  %861 = add nsw i64 %859, -1
  %862 = select i1 %860, i64 %858, i64 %861
  %863 = load ptr, ptr %41, align 8
  %864 = mul i64 %862, 112
  %865 = getelementptr i8, ptr %863, i64 %864
  %866 = getelementptr double, ptr %865, i64 %406
  %867 = load double, ptr %866, align 8
  %868 = fadd double %867, 1.000000e+00
  store double %868, ptr %866, align 8
  %869 = fadd double %855, 1.000000e+00
  store double %869, ptr %852, align 8
  br label %943

870:                                              ; preds = %515
  %871 = load ptr, ptr %30, align 8
  %872 = load i32, ptr %151, align 8
  %873 = shl nsw i32 %872, 2
  %874 = sext i32 %873 to i64
  %875 = mul nsw i64 %874, 112
  %876 = getelementptr i8, ptr %871, i64 %875
  %877 = getelementptr i8, ptr %876, i64 64
  %878 = load double, ptr %877, align 8
  %879 = fcmp ogt double %411, %878
  %880 = select i1 %879, double %411, double %878
  %881 = load double, ptr %39, align 8
  %882 = fdiv double %880, %881
  %883 = fptosi double %882 to i64
  %884 = load i64, ptr %40, align 8
  %885 = icmp sgt i64 %884, %883
  %886 = add nsw i64 %884, -1
  %887 = select i1 %885, i64 %883, i64 %886
  %888 = load ptr, ptr %41, align 8
  %889 = mul i64 %887, 112
  %890 = getelementptr i8, ptr %888, i64 %889
  %891 = getelementptr i8, ptr %890, i64 64
  %892 = load double, ptr %891, align 8
  %893 = fadd double %892, 4.000000e+00
  store double %893, ptr %891, align 8
  %894 = fadd double %880, 4.000000e+00
  store double %894, ptr %877, align 8
  %895 = load double, ptr %42, align 8
  %896 = fadd double %894, %895
  br label %943

897:                                              ; preds = %515
  %898 = getelementptr inbounds nuw i8, ptr %282, i64 8
  %899 = load i32, ptr %898, align 4
  %900 = icmp eq i32 %899, 0
  br i1 %900, label %943, label %901

901:                                              ; preds = %897
  %902 = sitofp i32 %899 to double
  %903 = fmul double %902, 6.250000e-02
  br i1 %407, label %904, label %907

904:                                              ; preds = %901
  %905 = load i32, ptr %152, align 8
  %906 = sext i32 %905 to i64
  br label %907

907:                                              ; preds = %904, %901
  %908 = phi i64 [ %906, %904 ], [ 0, %901 ]
  %909 = load ptr, ptr %30, align 8
  %910 = load i32, ptr %151, align 8
  %911 = shl nsw i32 %910, 2
  %912 = sext i32 %911 to i64
  %913 = add nsw i64 %908, %912
  %914 = mul nsw i64 %913, 112
  %915 = getelementptr i8, ptr %909, i64 %914
  %916 = getelementptr double, ptr %915, i64 %406
  %917 = load double, ptr %916, align 8
  %918 = fcmp ogt double %411, %917
  %919 = select i1 %918, double %411, double %917
  %920 = load double, ptr %39, align 8
  %921 = fdiv double %919, %920
  %922 = fptosi double %921 to i64
  %923 = load i64, ptr %40, align 8
  %924 = icmp sgt i64 %923, %922
  %925 = add nsw i64 %923, -1
  %926 = select i1 %924, i64 %922, i64 %925
  %927 = load ptr, ptr %41, align 8
  %928 = mul i64 %926, 112
  %929 = getelementptr i8, ptr %927, i64 %928
  %930 = getelementptr double, ptr %929, i64 %406
  %931 = load double, ptr %930, align 8
  %932 = fadd double %903, %931
  store double %932, ptr %930, align 8
  %933 = fadd double %903, %919
  store double %933, ptr %916, align 8
  %934 = load i32, ptr %547, align 4
  %935 = sitofp i32 %934 to double
  %936 = fadd double %933, %935
  %937 = load i32, ptr %898, align 4
  %938 = sitofp i32 %937 to double
  %939 = fmul double %938, 6.250000e-02
  %940 = fsub double %936, %939
  %941 = fcmp ogt double %550, %940
  %942 = select i1 %941, double %550, double %940
  br label %943

943:                                              ; preds = %907, %897, %870, %843, %832, %562
  %944 = phi double [ %551, %897 ], [ %551, %907 ], [ %551, %870 ], [ %835, %843 ], [ %835, %832 ], [ %820, %562 ]
  %945 = phi double [ %550, %897 ], [ %942, %907 ], [ %896, %870 ], [ %834, %843 ], [ %834, %832 ], [ %821, %562 ]
  %946 = phi i1 [ false, %897 ], [ false, %907 ], [ false, %870 ], [ %833, %843 ], [ %833, %832 ], [ %822, %562 ]
  %947 = getelementptr inbounds nuw i8, ptr %282, i64 19
  %948 = load i8, ptr %947, align 1
  %949 = icmp ult i8 %948, 7
  br i1 %949, label %950, label %961

950:                                              ; preds = %943
  %951 = zext nneg i8 %948 to i64
  %952 = getelementptr inbounds nuw [8 x double], ptr %149, i64 0, i64 %951
  %953 = load double, ptr %952, align 8
  %954 = fcmp ogt double %945, %953
  br i1 %954, label %955, label %961

955:                                              ; preds = %950
  store double %945, ptr %952, align 8
  %956 = getelementptr inbounds nuw i8, ptr %282, i64 22
  %957 = load i8, ptr %956, align 2
  %958 = load i8, ptr %947, align 1
  %959 = zext i8 %958 to i64
  %960 = getelementptr inbounds nuw [8 x i8], ptr %150, i64 0, i64 %959
  store i8 %957, ptr %960, align 1
  br label %961

961:                                              ; preds = %955, %950, %943
  %962 = getelementptr inbounds nuw i8, ptr %282, i64 20
  %963 = load i8, ptr %962, align 4
  %964 = icmp ult i8 %963, 7
  br i1 %964, label %965, label %974

965:                                              ; preds = %961
  %966 = zext nneg i8 %963 to i64
  %967 = getelementptr inbounds nuw [8 x double], ptr %149, i64 0, i64 %966
  %968 = load double, ptr %967, align 8
  %969 = fcmp ogt double %944, %968
  br i1 %969, label %970, label %974

970:                                              ; preds = %965
  store double %944, ptr %967, align 8
  %971 = load i8, ptr %962, align 4
  %972 = zext i8 %971 to i64
  %973 = getelementptr inbounds nuw [8 x i8], ptr %150, i64 0, i64 %972
  store i8 4, ptr %973, align 1
  br label %974

974:                                              ; preds = %970, %965, %961
  br i1 %946, label %981, label %975

975:                                              ; preds = %974
  %976 = load i64, ptr %142, align 8
  br label %977

977:                                              ; preds = %321, %975, %296, %286
  %978 = phi i64 [ %976, %975 ], [ %164, %286 ], [ %308, %296 ], [ %317, %321 ]
  %979 = load i64, ptr %143, align 8
  %980 = icmp slt i64 %978, %979
  br i1 %980, label %159, label %183

981:                                              ; preds = %296, %974, %265, %268, %276, %436
  %982 = load i64, ptr %22, align 8
  %983 = icmp eq i64 %982, 0
  br i1 %983, label %984, label %75

984:                                              ; preds = %981
  %985 = load i64, ptr %16, align 8
  %986 = load i64, ptr %17, align 8
  br label %987

987:                                              ; preds = %984, %69
  %988 = phi i64 [ %70, %69 ], [ %986, %984 ]
  %989 = phi i64 [ %71, %69 ], [ %985, %984 ]
  %990 = phi double [ %72, %69 ], [ %138, %984 ]
  %991 = icmp slt i64 %989, %988
  br i1 %991, label %992, label %1058

992:                                              ; preds = %987
  %993 = load i64, ptr %57, align 8
  %994 = add nsw i64 %993, 1
  store i64 %994, ptr %57, align 8
  %995 = load i64, ptr %5, align 8
  %996 = load i64, ptr %54, align 8
  %997 = mul nsw i64 %996, %995
  %998 = load i64, ptr %37, align 8
  %999 = mul nsw i64 %997, %998
  %1000 = icmp sgt i64 %999, 0
  br i1 %1000, label %1010, label %1004

1001:                                             ; preds = %1024
  %1002 = load i64, ptr %22, align 8
  %1003 = icmp eq i64 %1002, 0
  br i1 %1003, label %1004, label %1006

1004:                                             ; preds = %992, %1001
  %1005 = load i64, ptr %16, align 8
  br label %1058

1006:                                             ; preds = %1001
  %1007 = load i64, ptr %58, align 8
  %1008 = mul nsw i64 %1007, %1027
  %1009 = icmp sgt i64 %1008, 0
  br i1 %1009, label %1035, label %1032

1010:                                             ; preds = %992, %1024
  %1011 = phi i64 [ %1025, %1024 ], [ %998, %992 ]
  %1012 = phi i64 [ %1026, %1024 ], [ %996, %992 ]
  %1013 = phi i64 [ %1027, %1024 ], [ %995, %992 ]
  %1014 = phi i64 [ %1028, %1024 ], [ 0, %992 ]
  %1015 = load ptr, ptr %24, align 8
  %1016 = getelementptr inbounds nuw %struct.Warp, ptr %1015, i64 %1014
  %1017 = getelementptr inbounds nuw i8, ptr %1016, i64 1764
  %1018 = load i32, ptr %1017, align 4
  %1019 = icmp eq i32 %1018, 0
  br i1 %1019, label %1024, label %1020

1020:                                             ; preds = %1010
  tail call fastcc void @wakes(ptr noundef nonnull %0, ptr noundef nonnull %1016, double noundef %990) #6
  %1021 = load i64, ptr %5, align 8
  %1022 = load i64, ptr %54, align 8
  %1023 = load i64, ptr %37, align 8
  br label %1024

1024:                                             ; preds = %1010, %1020
  %1025 = phi i64 [ %1011, %1010 ], [ %1023, %1020 ]
  %1026 = phi i64 [ %1012, %1010 ], [ %1022, %1020 ]
  %1027 = phi i64 [ %1013, %1010 ], [ %1021, %1020 ]
  %1028 = add nuw nsw i64 %1014, 1
  %1029 = mul nsw i64 %1026, %1027
  %1030 = mul nsw i64 %1029, %1025
  %1031 = icmp slt i64 %1028, %1030
  br i1 %1031, label %1010, label %1001

1032:                                             ; preds = %1035, %1006
  %1033 = phi i64 [ %1027, %1006 ], [ %1040, %1035 ]
  %1034 = icmp sgt i64 %1033, 0
  br i1 %1034, label %1044, label %65

1035:                                             ; preds = %1006, %1035
  %1036 = phi i64 [ %1039, %1035 ], [ 0, %1006 ]
  %1037 = load ptr, ptr %59, align 8
  %1038 = getelementptr inbounds nuw i32, ptr %1037, i64 %1036
  store i32 -1, ptr %1038, align 4
  %1039 = add nuw nsw i64 %1036, 1
  %1040 = load i64, ptr %5, align 8
  %1041 = load i64, ptr %58, align 8
  %1042 = mul nsw i64 %1041, %1040
  %1043 = icmp slt i64 %1039, %1042
  br i1 %1043, label %1035, label %1032

1044:                                             ; preds = %1032, %1048
  %1045 = phi i64 [ %1049, %1048 ], [ 0, %1032 ]
  %1046 = load ptr, ptr %33, align 8
  %1047 = getelementptr inbounds nuw %struct.Slot, ptr %1046, i64 %1045, i32 7
  store i32 -1, ptr %1047, align 4
  br label %1052

1048:                                             ; preds = %1052
  %1049 = add nuw nsw i64 %1045, 1
  %1050 = load i64, ptr %5, align 8
  %1051 = icmp slt i64 %1049, %1050
  br i1 %1051, label %1044, label %65

1052:                                             ; preds = %1044, %1052
  %1053 = phi i64 [ 0, %1044 ], [ %1056, %1052 ]
  %1054 = load ptr, ptr %33, align 8
  %1055 = getelementptr inbounds nuw %struct.Slot, ptr %1054, i64 %1045, i32 5, i64 %1053
  store i32 -1, ptr %1055, align 4
  %1056 = add nuw nsw i64 %1053, 1
  %1057 = icmp eq i64 %1056, 256
  br i1 %1057, label %1048, label %1052

1058:                                             ; preds = %65, %987, %1004, %15
  %1059 = phi i64 [ %18, %15 ], [ %1005, %1004 ], [ %989, %987 ], [ %66, %65 ]
  %1060 = phi double [ 0.000000e+00, %15 ], [ %990, %1004 ], [ %990, %987 ], [ %990, %65 ]
  %1061 = icmp sgt i64 %1059, 0
  br i1 %1061, label %1062, label %1065

1062:                                             ; preds = %1058
  %1063 = getelementptr inbounds nuw i8, ptr %0, i64 2112
  %1064 = load ptr, ptr %1063, align 8
  br label %1073

1065:                                             ; preds = %1073, %1058
  %1066 = phi double [ %1060, %1058 ], [ %1079, %1073 ]
  %1067 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %1068 = load i64, ptr %1067, align 8
  %1069 = icmp sgt i64 %1068, 0
  br i1 %1069, label %1070, label %1087

1070:                                             ; preds = %1065
  %1071 = getelementptr inbounds nuw i8, ptr %0, i64 1000
  %1072 = load ptr, ptr %1071, align 8
  br label %1082

1073:                                             ; preds = %1062, %1073
  %1074 = phi i64 [ 0, %1062 ], [ %1080, %1073 ]
  %1075 = phi double [ %1060, %1062 ], [ %1079, %1073 ]
  %1076 = getelementptr inbounds nuw double, ptr %1064, i64 %1074
  %1077 = load double, ptr %1076, align 8
  %1078 = fcmp ogt double %1075, %1077
  %1079 = select i1 %1078, double %1075, double %1077
  %1080 = add nuw nsw i64 %1074, 1
  %1081 = icmp eq i64 %1080, %1059
  br i1 %1081, label %1065, label %1073

1082:                                             ; preds = %1070, %1089
  %1083 = phi i64 [ 0, %1070 ], [ %1090, %1089 ]
  %1084 = phi double [ %1066, %1070 ], [ %1098, %1089 ]
  %1085 = mul nuw nsw i64 %1083, 448
  %1086 = getelementptr inbounds nuw i8, ptr %1072, i64 %1085
  br label %1092

1087:                                             ; preds = %1089, %1065
  %1088 = phi double [ %1066, %1065 ], [ %1098, %1089 ]
  ret double %1088

1089:                                             ; preds = %1092
  %1090 = add nuw nsw i64 %1083, 1
  %1091 = icmp eq i64 %1090, %1068
  br i1 %1091, label %1087, label %1082

1092:                                             ; preds = %1082, %1092
  %1093 = phi i64 [ 9, %1082 ], [ %1099, %1092 ]
  %1094 = phi double [ %1084, %1082 ], [ %1098, %1092 ]
  %1095 = getelementptr inbounds nuw double, ptr %1086, i64 %1093
  %1096 = load double, ptr %1095, align 8
  %1097 = fcmp ogt double %1094, %1096
  %1098 = select i1 %1097, double %1094, double %1096
  %1099 = add nuw nsw i64 %1093, 1
  %1100 = icmp eq i64 %1099, 12
  br i1 %1100, label %1089, label %1092
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

declare i32 @llvm.cttz.i32(i32, i1 immarg) #4

define internal fastcc void @until(ptr nocapture noundef %0, ptr nocapture noundef %1, double noundef %2, i32 noundef range(i32 8, 14) %3, i32 noundef %4) unnamed_addr #5 {
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

attributes #0 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none) }
attributes #6 = { nobuiltin }
attributes #7 = { nounwind }

; LLVM IR of engine.c, made by python -m jit.llvm.generate.

%struct.Entry = type { double, i64, i32, i32 }
%struct.Warp = type { double, double, double, double, double, double, double, double, double, double, [8 x double], [64 x double], [64 x double], [64 x double], i64, i64, i64, i64, i64, i64, i64, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, [8 x i8] }
%struct.Code = type { i32, i32, i32, i32, i8, i8, i8, i8, i8, i8, i8, i8, [2 x i8] }
%struct.Slot = type { [16 x double], [256 x double], double, double, double, double, [256 x i32], [256 x i32], i32, i32, i32, i32, i32, i32 }
%struct.Span = type { double, double, i64, i32, i32, i32, i32 }
%struct.Record = type { i64, i64, i64, i64, i32, i32, i32, i32, i64 }
%struct.Line = type { [4 x double], i32, i32 }

@WAITS = internal unnamed_addr constant [32 x double] [double 1.580000e-02, double 4.810000e-02, double 8.140000e-02, double 1.159000e-01, double 1.516000e-01, double 1.887000e-01, double 2.271000e-01, double 2.671000e-01, double 3.088000e-01, double 3.523000e-01, double 3.978000e-01, double 4.454000e-01, double 4.954000e-01, double 5.481000e-01, double 6.037000e-01, double 6.625000e-01, double 7.251000e-01, double 7.918000e-01, double 0x3FEBA027525460AA, double 9.403000e-01, double 1.023700e+00, double 1.114700e+00, double 1.214900e+00, double 1.326200e+00, double 1.451600e+00, double 1.594900e+00, double 1.762400e+00, double 1.963700e+00, double 2.216400e+00, double 2.556200e+00, double 3.079400e+00, double 4.465700e+00], align 16

define double @run(ptr noundef %0) #0 {
  %2 = alloca double, align 8
  %3 = alloca double, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 5832
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %6 = load i64, ptr %5, align 8
  %7 = icmp sgt i64 %6, 0
  br i1 %7, label %8, label %15

8:                                                ; preds = %1
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 104
  br label %10

10:                                               ; preds = %8, %70
  %11 = phi i64 [ 0, %8 ], [ %72, %70 ]
  %12 = load i64, ptr %4, align 8
  %13 = load i64, ptr %9, align 8
  %14 = icmp slt i64 %12, %13
  br i1 %14, label %70, label %15

15:                                               ; preds = %10, %70, %1
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 5840
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %18 = load i64, ptr %16, align 8
  %19 = load i64, ptr %17, align 8
  %20 = icmp slt i64 %18, %19
  br i1 %20, label %21, label %1311

21:                                               ; preds = %15
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 5824
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 3640
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 3600
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 3656
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 3688
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 3680
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 3672
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 5888
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 3608
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 5808
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 5816
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 5800
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 5856
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 456
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 5896
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 3664
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 5280
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 512
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 272
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 368
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 5904
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 5264
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 496
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 296
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 3720
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 480
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 3704
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 5912
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 424
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 304
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 5872
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 5880
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 448
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 5864
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 3624
  br label %79

70:                                               ; preds = %10
  %71 = trunc nuw nsw i64 %11 to i32
  tail call fastcc void @begin(ptr noundef nonnull %0, i32 noundef %71, double noundef 0.000000e+00) #6
  %72 = add nuw nsw i64 %11, 1
  %73 = load i64, ptr %5, align 8
  %74 = icmp sgt i64 %73, %72
  br i1 %74, label %10, label %15

75:                                               ; preds = %1301, %1285
  %76 = load i64, ptr %16, align 8
  %77 = load i64, ptr %17, align 8
  %78 = icmp slt i64 %76, %77
  br i1 %78, label %79, label %1311

79:                                               ; preds = %21, %75
  %80 = phi i64 [ %19, %21 ], [ %77, %75 ]
  %81 = phi i64 [ %18, %21 ], [ %76, %75 ]
  %82 = phi double [ 0.000000e+00, %21 ], [ %1243, %75 ]
  %83 = load i64, ptr %22, align 8
  %84 = icmp eq i64 %83, 0
  br i1 %84, label %1240, label %85

85:                                               ; preds = %79, %1234
  %86 = phi i64 [ %1235, %1234 ], [ %83, %79 ]
  %87 = phi double [ %148, %1234 ], [ %82, %79 ]
  %88 = load ptr, ptr %23, align 8
  %89 = load double, ptr %88, align 8
  %90 = getelementptr inbounds nuw i8, ptr %88, i64 16
  %91 = load i32, ptr %90, align 8
  %92 = add nsw i64 %86, -1
  store i64 %92, ptr %22, align 8
  %93 = getelementptr inbounds %struct.Entry, ptr %88, i64 %92
  %94 = load double, ptr %93, align 8
  %95 = getelementptr inbounds nuw i8, ptr %93, i64 8
  %96 = load <2 x i64>, ptr %95, align 8
  %97 = load i64, ptr %95, align 8
  %98 = icmp sgt i64 %86, 2
  br i1 %98, label %99, label %142

99:                                               ; preds = %85, %134
  %100 = phi i64 [ %138, %134 ], [ %92, %85 ]
  %101 = phi i64 [ %137, %134 ], [ 1, %85 ]
  %102 = phi i64 [ %136, %134 ], [ 0, %85 ]
  %103 = phi i64 [ %124, %134 ], [ 0, %85 ]
  %104 = add nsw i64 %102, 2
  %105 = icmp slt i64 %104, %100
  %106 = load ptr, ptr %23, align 8
  br i1 %105, label %107, label %123

107:                                              ; preds = %99
  %108 = getelementptr inbounds %struct.Entry, ptr %106, i64 %104
  %109 = getelementptr inbounds %struct.Entry, ptr %106, i64 %101
  %110 = load double, ptr %108, align 8
  %111 = load double, ptr %109, align 8
  %112 = fcmp olt double %110, %111
  br i1 %112, label %122, label %113

113:                                              ; preds = %107
  %114 = fcmp oeq double %110, %111
  br i1 %114, label %115, label %123

115:                                              ; preds = %113
  %116 = getelementptr inbounds nuw i8, ptr %108, i64 8
  %117 = load i64, ptr %116, align 8
  %118 = getelementptr inbounds nuw i8, ptr %109, i64 8
  %119 = load i64, ptr %118, align 8
  %120 = icmp slt i64 %117, %119
  %121 = freeze i1 %120
  br i1 %121, label %122, label %123

122:                                              ; preds = %115, %107
  br label %123

123:                                              ; preds = %122, %115, %113, %99
  %124 = phi i64 [ %101, %99 ], [ %104, %122 ], [ %101, %115 ], [ %101, %113 ]
  %125 = getelementptr inbounds %struct.Entry, ptr %106, i64 %124
  %126 = load double, ptr %125, align 8
  %127 = fcmp olt double %126, %94
  br i1 %127, label %134, label %128

128:                                              ; preds = %123
  %129 = fcmp oeq double %126, %94
  br i1 %129, label %130, label %142

130:                                              ; preds = %128
  %131 = getelementptr inbounds nuw i8, ptr %125, i64 8
  %132 = load i64, ptr %131, align 8
  %133 = icmp slt i64 %132, %97
  br i1 %133, label %134, label %142

134:                                              ; preds = %130, %123
  %135 = getelementptr inbounds %struct.Entry, ptr %106, i64 %103
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %135, ptr noundef nonnull align 8 dereferenceable(24) %125, i64 24, i1 false)
  %136 = shl nsw i64 %124, 1
  %137 = or disjoint i64 %136, 1
  %138 = load i64, ptr %22, align 8
  %139 = icmp slt i64 %137, %138
  br i1 %139, label %99, label %140

140:                                              ; preds = %134
  %141 = load ptr, ptr %23, align 8
  br label %142

142:                                              ; preds = %128, %130, %85, %140
  %143 = phi ptr [ %88, %85 ], [ %141, %140 ], [ %106, %130 ], [ %106, %128 ]
  %144 = phi i64 [ 0, %85 ], [ %124, %140 ], [ %103, %130 ], [ %103, %128 ]
  %145 = getelementptr inbounds %struct.Entry, ptr %143, i64 %144
  store double %94, ptr %145, align 8
  %146 = getelementptr inbounds nuw i8, ptr %145, i64 8
  store <2 x i64> %96, ptr %146, align 8
  %147 = fcmp ogt double %87, %89
  %148 = select i1 %147, double %87, double %89
  %149 = load ptr, ptr %24, align 8
  %150 = sext i32 %91 to i64
  %151 = getelementptr inbounds %struct.Warp, ptr %149, i64 %150
  %152 = getelementptr inbounds nuw i8, ptr %151, i64 1680
  %153 = getelementptr inbounds nuw i8, ptr %151, i64 1688
  %154 = load i64, ptr %153, align 8
  %155 = load i64, ptr %152, align 8
  %156 = icmp slt i64 %155, %154
  br i1 %156, label %157, label %211

157:                                              ; preds = %142
  %158 = getelementptr inbounds nuw i8, ptr %151, i64 1744
  %159 = getelementptr inbounds nuw i8, ptr %151, i64 1696
  %160 = getelementptr inbounds nuw i8, ptr %151, i64 80
  %161 = getelementptr inbounds nuw i8, ptr %151, i64 1792
  %162 = getelementptr inbounds nuw i8, ptr %151, i64 1752
  %163 = getelementptr inbounds nuw i8, ptr %151, i64 1760
  %164 = getelementptr inbounds nuw i8, ptr %151, i64 8
  %165 = getelementptr inbounds nuw i8, ptr %151, i64 1736
  %166 = getelementptr inbounds nuw i8, ptr %151, i64 1748
  %167 = getelementptr inbounds nuw i8, ptr %151, i64 1756
  br label %168

168:                                              ; preds = %1230, %157
  %169 = phi i64 [ %155, %157 ], [ %1231, %1230 ]
  %170 = phi i64 [ %154, %157 ], [ %1232, %1230 ]
  %171 = load i32, ptr %158, align 8
  %172 = sext i32 %171 to i64
  %173 = add nsw i32 %171, 1
  %174 = load ptr, ptr %25, align 8
  %175 = getelementptr inbounds i32, ptr %174, i64 %169
  %176 = load i32, ptr %175, align 4
  %177 = load ptr, ptr %26, align 8
  %178 = zext i32 %176 to i64
  %179 = getelementptr inbounds nuw i64, ptr %177, i64 %178
  %180 = load i64, ptr %179, align 8
  %181 = add nsw i64 %180, %172
  %182 = add i32 %176, 1
  %183 = zext i32 %182 to i64
  %184 = getelementptr inbounds nuw i64, ptr %177, i64 %183
  %185 = load i64, ptr %184, align 8
  %186 = icmp slt i64 %181, %185
  br i1 %186, label %204, label %200

187:                                              ; preds = %200
  %188 = load ptr, ptr %25, align 8
  %189 = getelementptr inbounds i32, ptr %188, i64 %202
  %190 = load i32, ptr %189, align 4
  %191 = load ptr, ptr %26, align 8
  %192 = zext i32 %190 to i64
  %193 = getelementptr inbounds nuw i64, ptr %191, i64 %192
  %194 = load i64, ptr %193, align 8
  %195 = add i32 %190, 1
  %196 = zext i32 %195 to i64
  %197 = getelementptr inbounds nuw i64, ptr %191, i64 %196
  %198 = load i64, ptr %197, align 8
  %199 = icmp slt i64 %194, %198
  br i1 %199, label %204, label %200

200:                                              ; preds = %168, %187
  %201 = phi i64 [ %202, %187 ], [ %169, %168 ]
  %202 = add i64 %201, 1
  store i64 %202, ptr %152, align 8
  store i32 0, ptr %158, align 8
  %203 = icmp eq i64 %202, %170
  br i1 %203, label %211, label %187

204:                                              ; preds = %187, %168
  %205 = phi i64 [ %169, %168 ], [ %202, %187 ]
  %206 = phi i32 [ %173, %168 ], [ 1, %187 ]
  %207 = phi i64 [ %181, %168 ], [ %194, %187 ]
  %208 = load ptr, ptr %0, align 8
  %209 = getelementptr inbounds %struct.Code, ptr %208, i64 %207
  %210 = icmp eq ptr %208, null
  br i1 %210, label %211, label %438

211:                                              ; preds = %1230, %204, %200, %142
  %212 = getelementptr inbounds nuw i8, ptr %151, i64 72
  %213 = load double, ptr %212, align 8
  %214 = load double, ptr %151, align 8
  %215 = fcmp ogt double %213, %214
  br i1 %215, label %216, label %324

216:                                              ; preds = %211
  %217 = getelementptr inbounds nuw i8, ptr %151, i64 1772
  %218 = load i32, ptr %217, align 4
  %219 = getelementptr inbounds nuw i8, ptr %151, i64 8
  %220 = load double, ptr %219, align 8
  %221 = fsub double %213, %220
  %222 = fadd double %221, -1.000000e+00
  %223 = fcmp ogt double %222, 0.000000e+00
  br i1 %223, label %224, label %233

224:                                              ; preds = %216
  %225 = load ptr, ptr %34, align 8
  %226 = mul nsw i32 %218, 14
  %227 = sext i32 %226 to i64
  %228 = getelementptr double, ptr %225, i64 %227
  %229 = getelementptr i8, ptr %228, i64 56
  %230 = load double, ptr %229, align 8
  %231 = fadd double %222, %230
  store double %231, ptr %229, align 8
  %232 = load double, ptr %219, align 8
  br label %233

233:                                              ; preds = %224, %216
  %234 = phi double [ %220, %216 ], [ %232, %224 ]
  %235 = fadd double %234, 1.000000e+00
  %236 = load ptr, ptr %35, align 8
  %237 = getelementptr inbounds nuw i8, ptr %151, i64 1748
  %238 = load i32, ptr %237, align 4
  %239 = sext i32 %238 to i64
  %240 = getelementptr inbounds %struct.Slot, ptr %236, i64 %239, i32 13
  %241 = load i32, ptr %240, align 4
  %242 = icmp eq i32 %241, 0
  %243 = fcmp ugt double %213, %235
  %244 = and i1 %243, %242
  br i1 %244, label %245, label %271

245:                                              ; preds = %233
  %246 = load i64, ptr %36, align 8
  %247 = icmp eq i64 %246, 0
  br i1 %247, label %271, label %248

248:                                              ; preds = %245
  %249 = load i64, ptr %37, align 8
  %250 = add nsw i64 %249, 1
  store i64 %250, ptr %37, align 8
  %251 = icmp slt i64 %249, %246
  br i1 %251, label %252, label %271

252:                                              ; preds = %248
  %253 = load ptr, ptr %38, align 8
  %254 = getelementptr inbounds %struct.Span, ptr %253, i64 %249
  %255 = getelementptr inbounds nuw i8, ptr %151, i64 1736
  %256 = load i64, ptr %255, align 8
  %257 = getelementptr inbounds nuw i8, ptr %151, i64 1752
  %258 = load i32, ptr %257, align 8
  %259 = load i64, ptr %39, align 8
  %260 = getelementptr inbounds nuw i8, ptr %151, i64 1756
  %261 = load i32, ptr %260, align 4
  %262 = trunc i64 %259 to i32
  %263 = mul i32 %258, %262
  %264 = add i32 %263, %261
  store double %235, ptr %254, align 8
  %265 = getelementptr inbounds nuw i8, ptr %254, i64 8
  store double %213, ptr %265, align 8
  %266 = getelementptr inbounds nuw i8, ptr %254, i64 16
  store i64 %256, ptr %266, align 8
  %267 = getelementptr inbounds nuw i8, ptr %254, i64 24
  store i32 %264, ptr %267, align 8
  %268 = getelementptr inbounds nuw i8, ptr %254, i64 28
  store i32 1, ptr %268, align 4
  %269 = getelementptr inbounds nuw i8, ptr %254, i64 32
  store i32 7, ptr %269, align 8
  %270 = getelementptr inbounds nuw i8, ptr %254, i64 36
  store i32 %218, ptr %270, align 4
  br label %271

271:                                              ; preds = %252, %248, %245, %233
  store double %213, ptr %151, align 8
  %272 = fadd double %213, -1.000000e+00
  store double %272, ptr %219, align 8
  %273 = load i64, ptr %22, align 8
  %274 = add nsw i64 %273, 1
  store i64 %274, ptr %22, align 8
  %275 = load ptr, ptr %24, align 8
  %276 = getelementptr inbounds %struct.Warp, ptr %275, i64 %150
  %277 = load ptr, ptr %29, align 8
  %278 = getelementptr inbounds nuw i8, ptr %276, i64 1752
  %279 = load i32, ptr %278, align 8
  %280 = shl nsw i32 %279, 2
  %281 = getelementptr inbounds nuw i8, ptr %276, i64 1760
  %282 = load i32, ptr %281, align 8
  %283 = add nsw i32 %280, %282
  %284 = sext i32 %283 to i64
  %285 = getelementptr inbounds double, ptr %277, i64 %284
  %286 = load double, ptr %285, align 8
  %287 = getelementptr inbounds nuw i8, ptr %276, i64 8
  %288 = load double, ptr %287, align 8
  %289 = fadd double %288, 1.000000e+00
  %290 = fcmp oeq double %289, %286
  %291 = fcmp oeq double %213, %286
  %292 = and i1 %291, %290
  br i1 %292, label %297, label %293

293:                                              ; preds = %271
  %294 = getelementptr inbounds nuw i8, ptr %276, i64 1728
  %295 = load i64, ptr %294, align 8
  %296 = sub nsw i64 0, %295
  br label %297

297:                                              ; preds = %293, %271
  %298 = phi i64 [ %296, %293 ], [ -9223372036854775808, %271 ]
  %299 = icmp eq i64 %273, 0
  br i1 %299, label %317, label %300

300:                                              ; preds = %297, %314
  %301 = phi i64 [ %304, %314 ], [ %273, %297 ]
  %302 = load ptr, ptr %23, align 8
  %303 = add nsw i64 %301, -1
  %304 = sdiv i64 %303, 2
  %305 = getelementptr inbounds %struct.Entry, ptr %302, i64 %304
  %306 = load double, ptr %305, align 8
  %307 = fcmp olt double %213, %306
  br i1 %307, label %314, label %308

308:                                              ; preds = %300
  %309 = fcmp oeq double %213, %306
  br i1 %309, label %310, label %317

310:                                              ; preds = %308
  %311 = getelementptr inbounds nuw i8, ptr %305, i64 8
  %312 = load i64, ptr %311, align 8
  %313 = icmp slt i64 %298, %312
  br i1 %313, label %314, label %317

314:                                              ; preds = %310, %300
  %315 = getelementptr inbounds %struct.Entry, ptr %302, i64 %301
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %315, ptr noundef nonnull align 8 dereferenceable(24) %305, i64 24, i1 false)
  %316 = icmp ult i64 %301, 3
  br i1 %316, label %317, label %300

317:                                              ; preds = %314, %310, %308, %297
  %318 = phi i64 [ 0, %297 ], [ %301, %308 ], [ %304, %314 ], [ %301, %310 ]
  %319 = load ptr, ptr %23, align 8
  %320 = getelementptr inbounds %struct.Entry, ptr %319, i64 %318
  store double %213, ptr %320, align 8
  %321 = getelementptr inbounds nuw i8, ptr %320, i64 8
  store i64 %298, ptr %321, align 8
  %322 = getelementptr inbounds nuw i8, ptr %320, i64 16
  store i32 %91, ptr %322, align 8
  %323 = getelementptr inbounds nuw i8, ptr %320, i64 20
  store i32 0, ptr %323, align 4
  br label %1234

324:                                              ; preds = %211
  %325 = load ptr, ptr %35, align 8
  %326 = getelementptr inbounds nuw i8, ptr %151, i64 1748
  %327 = load i32, ptr %326, align 4
  %328 = sext i32 %327 to i64
  %329 = getelementptr inbounds %struct.Slot, ptr %325, i64 %328
  %330 = getelementptr inbounds nuw i8, ptr %151, i64 1784
  store i32 1, ptr %330, align 8
  %331 = getelementptr inbounds nuw i8, ptr %151, i64 1736
  store i64 -1, ptr %331, align 8
  %332 = getelementptr inbounds nuw i8, ptr %151, i64 16
  %333 = load double, ptr %332, align 8
  %334 = load ptr, ptr %35, align 8
  %335 = getelementptr inbounds %struct.Slot, ptr %334, i64 %328, i32 13
  %336 = load i32, ptr %335, align 4
  %337 = icmp eq i32 %336, 0
  %338 = fcmp ugt double %214, %333
  %339 = and i1 %338, %337
  br i1 %339, label %340, label %365

340:                                              ; preds = %324
  %341 = load i64, ptr %36, align 8
  %342 = icmp eq i64 %341, 0
  br i1 %342, label %365, label %343

343:                                              ; preds = %340
  %344 = load i64, ptr %37, align 8
  %345 = add nsw i64 %344, 1
  store i64 %345, ptr %37, align 8
  %346 = icmp slt i64 %344, %341
  br i1 %346, label %347, label %365

347:                                              ; preds = %343
  %348 = load ptr, ptr %38, align 8
  %349 = getelementptr inbounds %struct.Span, ptr %348, i64 %344
  %350 = load i64, ptr %331, align 8
  %351 = getelementptr inbounds nuw i8, ptr %151, i64 1752
  %352 = load i32, ptr %351, align 8
  %353 = load i64, ptr %39, align 8
  %354 = getelementptr inbounds nuw i8, ptr %151, i64 1756
  %355 = load i32, ptr %354, align 4
  %356 = trunc i64 %353 to i32
  %357 = mul i32 %352, %356
  %358 = add i32 %357, %355
  store double %333, ptr %349, align 8
  %359 = getelementptr inbounds nuw i8, ptr %349, i64 8
  store double %214, ptr %359, align 8
  %360 = getelementptr inbounds nuw i8, ptr %349, i64 16
  store i64 %350, ptr %360, align 8
  %361 = getelementptr inbounds nuw i8, ptr %349, i64 24
  store i32 %358, ptr %361, align 8
  %362 = getelementptr inbounds nuw i8, ptr %349, i64 28
  store i32 0, ptr %362, align 4
  %363 = getelementptr inbounds nuw i8, ptr %349, i64 32
  store i32 0, ptr %363, align 8
  %364 = getelementptr inbounds nuw i8, ptr %349, i64 36
  store i32 0, ptr %364, align 4
  br label %365

365:                                              ; preds = %347, %343, %340, %324
  %366 = getelementptr inbounds nuw i8, ptr %329, i64 4268
  %367 = load i32, ptr %366, align 4
  %368 = add nsw i32 %367, -1
  store i32 %368, ptr %366, align 4
  %369 = getelementptr inbounds nuw i8, ptr %329, i64 4256
  %370 = load i32, ptr %369, align 8
  %371 = icmp slt i32 %370, %368
  %372 = icmp eq i32 %368, 0
  %373 = or i1 %372, %371
  br i1 %373, label %405, label %374

374:                                              ; preds = %365
  store i32 0, ptr %369, align 8
  %375 = getelementptr inbounds nuw i8, ptr %329, i64 4264
  %376 = load i32, ptr %375, align 8
  %377 = add nsw i32 %376, 1
  store i32 %377, ptr %375, align 8
  %378 = getelementptr inbounds nuw i8, ptr %329, i64 2176
  %379 = load double, ptr %378, align 8
  %380 = load double, ptr %62, align 8
  %381 = fadd double %379, %380
  %382 = load i64, ptr %57, align 8
  %383 = icmp sgt i64 %382, 1
  br i1 %383, label %384, label %386

384:                                              ; preds = %374
  %385 = load double, ptr %63, align 8
  br label %386

386:                                              ; preds = %384, %374
  %387 = phi double [ %385, %384 ], [ 0.000000e+00, %374 ]
  %388 = fadd double %381, %387
  %389 = getelementptr inbounds nuw i8, ptr %329, i64 2184
  store double %388, ptr %389, align 8
  %390 = getelementptr inbounds nuw i8, ptr %329, i64 4260
  %391 = load i32, ptr %390, align 4
  %392 = icmp sgt i32 %391, -1
  br i1 %392, label %393, label %403

393:                                              ; preds = %386, %393
  %394 = phi i32 [ %399, %393 ], [ %391, %386 ]
  %395 = load ptr, ptr %24, align 8
  %396 = zext nneg i32 %394 to i64
  %397 = getelementptr inbounds nuw %struct.Warp, ptr %395, i64 %396
  %398 = getelementptr inbounds nuw i8, ptr %397, i64 1764
  %399 = load i32, ptr %398, align 4
  tail call fastcc void @wakes(ptr noundef nonnull %0, ptr noundef %397, double noundef %388) #6
  %400 = icmp sgt i32 %399, -1
  br i1 %400, label %393, label %401

401:                                              ; preds = %393
  %402 = load i32, ptr %366, align 4
  br label %403

403:                                              ; preds = %401, %386
  %404 = phi i32 [ %402, %401 ], [ %368, %386 ]
  store i32 -1, ptr %390, align 4
  br label %405

405:                                              ; preds = %403, %365
  %406 = phi i32 [ %368, %365 ], [ %404, %403 ]
  %407 = icmp eq i32 %406, 0
  br i1 %407, label %408, label %1234

408:                                              ; preds = %405
  %409 = load ptr, ptr %64, align 8
  %410 = load i64, ptr %16, align 8
  %411 = add nsw i64 %410, 1
  store i64 %411, ptr %16, align 8
  %412 = getelementptr inbounds double, ptr %409, i64 %410
  store double %214, ptr %412, align 8
  %413 = load double, ptr %332, align 8
  %414 = fsub double %214, %413
  %415 = load ptr, ptr %65, align 8
  %416 = getelementptr inbounds nuw i8, ptr %329, i64 4272
  %417 = load i32, ptr %416, align 8
  %418 = shl nsw i32 %417, 1
  %419 = sext i32 %418 to i64
  %420 = getelementptr inbounds double, ptr %415, i64 %419
  %421 = load double, ptr %420, align 8
  %422 = fadd double %414, %421
  store double %422, ptr %420, align 8
  %423 = load ptr, ptr %65, align 8
  %424 = load i32, ptr %416, align 8
  %425 = shl nsw i32 %424, 1
  %426 = or disjoint i32 %425, 1
  %427 = sext i32 %426 to i64
  %428 = getelementptr inbounds double, ptr %423, i64 %427
  %429 = load double, ptr %428, align 8
  %430 = fadd double %429, 1.000000e+00
  store double %430, ptr %428, align 8
  %431 = load i64, ptr %4, align 8
  %432 = load i64, ptr %17, align 8
  %433 = icmp slt i64 %431, %432
  br i1 %433, label %434, label %1234

434:                                              ; preds = %408
  %435 = load i32, ptr %326, align 4
  %436 = load double, ptr %66, align 8
  %437 = fadd double %214, %436
  tail call fastcc void @begin(ptr noundef nonnull %0, i32 noundef %435, double noundef %437) #6
  br label %1234

438:                                              ; preds = %204
  %439 = getelementptr inbounds nuw i8, ptr %209, i64 23
  %440 = load i8, ptr %439, align 1
  %441 = icmp eq i8 %440, 0
  br i1 %441, label %489, label %442

442:                                              ; preds = %438
  store i32 %206, ptr %158, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #7
  %443 = getelementptr inbounds nuw i8, ptr %209, i64 4
  br label %444

444:                                              ; preds = %479, %442
  %445 = phi i64 [ %480, %479 ], [ %205, %442 ]
  %446 = load ptr, ptr %27, align 8
  %447 = getelementptr inbounds i64, ptr %446, i64 %445
  %448 = load i64, ptr %447, align 8
  %449 = getelementptr i8, ptr %447, i64 8
  %450 = load i64, ptr %449, align 8
  %451 = load i64, ptr %159, align 8
  %452 = icmp slt i64 %451, %448
  br i1 %452, label %453, label %454

453:                                              ; preds = %444
  store i64 %448, ptr %159, align 8
  br label %454

454:                                              ; preds = %453, %444
  %455 = phi i64 [ %448, %453 ], [ %451, %444 ]
  %456 = icmp slt i64 %455, %450
  br i1 %456, label %457, label %487

457:                                              ; preds = %454, %464
  %458 = phi i64 [ %465, %464 ], [ %455, %454 ]
  %459 = load ptr, ptr %28, align 8
  %460 = getelementptr inbounds %struct.Record, ptr %459, i64 %458, i32 4
  %461 = load i32, ptr %460, align 8
  %462 = load i32, ptr %209, align 4
  %463 = icmp slt i32 %461, %462
  br i1 %463, label %464, label %467

464:                                              ; preds = %457
  %465 = add i64 %458, 1
  store i64 %465, ptr %159, align 8
  %466 = icmp eq i64 %465, %450
  br i1 %466, label %487, label %457

467:                                              ; preds = %457
  %468 = icmp eq i32 %461, %462
  br i1 %468, label %469, label %487

469:                                              ; preds = %467
  %470 = getelementptr inbounds %struct.Record, ptr %459, i64 %458
  %471 = add nsw i64 %458, 1
  store i64 %471, ptr %159, align 8
  %472 = getelementptr inbounds nuw i8, ptr %470, i64 36
  %473 = load i32, ptr %472, align 4
  %474 = icmp sgt i32 %473, 3
  br i1 %474, label %475, label %481

475:                                              ; preds = %469
  %476 = load double, ptr %151, align 8
  %477 = load i32, ptr %443, align 4
  %478 = tail call fastcc zeroext i1 @event(ptr noundef nonnull %0, ptr noundef nonnull %151, ptr noundef %470, double noundef %476, i32 noundef %477) #6
  br i1 %478, label %488, label %479

479:                                              ; preds = %484, %481, %475
  %480 = load i64, ptr %152, align 8
  br label %444

481:                                              ; preds = %469
  %482 = load i8, ptr %439, align 1
  %483 = icmp eq i8 %482, 2
  br i1 %483, label %484, label %479

484:                                              ; preds = %481
  %485 = load double, ptr %151, align 8
  %486 = call fastcc double @access(ptr noundef nonnull %0, ptr noundef nonnull %151, ptr noundef %470, double noundef %485, ptr noundef %3) #6
  br label %479

487:                                              ; preds = %467, %454, %464
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #7
  br label %1230

488:                                              ; preds = %475
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #7
  br label %1234

489:                                              ; preds = %438
  %490 = load double, ptr %151, align 8
  %491 = getelementptr inbounds nuw i8, ptr %209, i64 16
  %492 = load i8, ptr %491, align 4
  %493 = getelementptr inbounds nuw i8, ptr %209, i64 21
  %494 = load i8, ptr %493, align 1
  %495 = icmp eq i8 %494, 0
  br i1 %495, label %498, label %496

496:                                              ; preds = %489
  %497 = zext i8 %494 to i32
  br label %511

498:                                              ; preds = %524, %489
  %499 = phi i32 [ 1, %489 ], [ %525, %524 ]
  %500 = phi double [ %490, %489 ], [ %526, %524 ]
  %501 = load ptr, ptr %29, align 8
  %502 = load i32, ptr %162, align 8
  %503 = shl nsw i32 %502, 2
  %504 = load i32, ptr %163, align 8
  %505 = add nsw i32 %503, %504
  %506 = sext i32 %505 to i64
  %507 = getelementptr inbounds double, ptr %501, i64 %506
  %508 = load double, ptr %507, align 8
  %509 = fcmp ogt double %500, %508
  %510 = select i1 %509, double %500, double %508
  switch i8 %492, label %555 [
    i8 0, label %530
    i8 8, label %541
  ]

511:                                              ; preds = %524, %496
  %512 = phi i32 [ %497, %496 ], [ %528, %524 ]
  %513 = phi double [ %490, %496 ], [ %526, %524 ]
  %514 = phi i32 [ 1, %496 ], [ %525, %524 ]
  %515 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %512, i1 true)
  %516 = zext nneg i32 %515 to i64
  %517 = getelementptr inbounds nuw [8 x double], ptr %160, i64 0, i64 %516
  %518 = load double, ptr %517, align 8
  %519 = fcmp ogt double %518, %513
  br i1 %519, label %520, label %524

520:                                              ; preds = %511
  %521 = getelementptr inbounds nuw [8 x i8], ptr %161, i64 0, i64 %516
  %522 = load i8, ptr %521, align 1
  %523 = zext i8 %522 to i32
  br label %524

524:                                              ; preds = %520, %511
  %525 = phi i32 [ %523, %520 ], [ %514, %511 ]
  %526 = phi double [ %518, %520 ], [ %513, %511 ]
  %527 = add nsw i32 %512, -1
  %528 = and i32 %527, %512
  %529 = icmp eq i32 %528, 0
  br i1 %529, label %498, label %511

530:                                              ; preds = %498
  %531 = sext i32 %504 to i64
  %532 = load ptr, ptr %33, align 8
  %533 = sext i32 %503 to i64
  %534 = add nsw i64 %531, %533
  %535 = mul nsw i64 %534, 112
  %536 = getelementptr i8, ptr %532, i64 %535
  %537 = getelementptr i8, ptr %536, i64 16
  %538 = load double, ptr %537, align 8
  %539 = load double, ptr %536, align 8
  %540 = fcmp olt double %538, %539
  br i1 %540, label %564, label %563

541:                                              ; preds = %498
  %542 = load ptr, ptr %30, align 8
  %543 = getelementptr inbounds i64, ptr %542, i64 %506
  %544 = load i64, ptr %543, align 8
  %545 = load i64, ptr %31, align 8
  %546 = sub nsw i64 %544, %545
  %547 = icmp sgt i64 %546, -1
  br i1 %547, label %548, label %573

548:                                              ; preds = %541
  %549 = load ptr, ptr %32, align 8
  %550 = shl nsw i64 %506, 4
  %551 = and i64 %546, 15
  %552 = or disjoint i64 %551, %550
  %553 = getelementptr inbounds double, ptr %549, i64 %552
  %554 = load double, ptr %553, align 8
  br label %573

555:                                              ; preds = %498
  %556 = icmp ult i8 %492, 8
  %557 = sext i32 %504 to i64
  %558 = select i1 %556, i64 %557, i64 0
  %559 = load ptr, ptr %33, align 8
  %560 = sext i32 %503 to i64
  %561 = add nsw i64 %558, %560
  %562 = mul nsw i64 %561, 112
  br label %564

563:                                              ; preds = %530
  br label %564

564:                                              ; preds = %563, %555, %530
  %565 = phi i64 [ %535, %563 ], [ %562, %555 ], [ %535, %530 ]
  %566 = phi ptr [ %532, %563 ], [ %559, %555 ], [ %532, %530 ]
  %567 = phi i8 [ 0, %563 ], [ %492, %555 ], [ 2, %530 ]
  %568 = zext i8 %567 to i32
  %569 = zext i8 %567 to i64
  %570 = getelementptr i8, ptr %566, i64 %565
  %571 = getelementptr double, ptr %570, i64 %569
  %572 = load double, ptr %571, align 8
  br label %573

573:                                              ; preds = %564, %548, %541
  %574 = phi i32 [ %568, %564 ], [ 8, %548 ], [ 8, %541 ]
  %575 = phi i32 [ 6, %564 ], [ 7, %548 ], [ 7, %541 ]
  %576 = phi double [ %572, %564 ], [ %554, %548 ], [ 0.000000e+00, %541 ]
  %577 = fcmp ogt double %576, %510
  %578 = select i1 %577, i32 %575, i32 5
  %579 = select i1 %577, double %576, double %510
  %580 = load i64, ptr %22, align 8
  %581 = icmp eq i64 %580, 0
  br i1 %581, label %637, label %582

582:                                              ; preds = %573
  %583 = load ptr, ptr %23, align 8
  %584 = load double, ptr %583, align 8
  %585 = fcmp olt double %584, %579
  br i1 %585, label %586, label %637

586:                                              ; preds = %582
  %587 = add nsw i64 %580, 1
  store i64 %587, ptr %22, align 8
  %588 = load ptr, ptr %24, align 8
  %589 = getelementptr inbounds %struct.Warp, ptr %588, i64 %150
  %590 = getelementptr inbounds nuw i8, ptr %589, i64 1752
  %591 = load i32, ptr %590, align 8
  %592 = shl nsw i32 %591, 2
  %593 = getelementptr inbounds nuw i8, ptr %589, i64 1760
  %594 = load i32, ptr %593, align 8
  %595 = add nsw i32 %592, %594
  %596 = sext i32 %595 to i64
  %597 = getelementptr inbounds double, ptr %501, i64 %596
  %598 = load double, ptr %597, align 8
  %599 = getelementptr inbounds nuw i8, ptr %589, i64 8
  %600 = load double, ptr %599, align 8
  %601 = fadd double %600, 1.000000e+00
  %602 = fcmp oeq double %601, %598
  %603 = fcmp oeq double %579, %598
  %604 = and i1 %603, %602
  br i1 %604, label %609, label %605

605:                                              ; preds = %586
  %606 = getelementptr inbounds nuw i8, ptr %589, i64 1728
  %607 = load i64, ptr %606, align 8
  %608 = sub nsw i64 0, %607
  br label %609

609:                                              ; preds = %605, %586
  %610 = phi i64 [ %608, %605 ], [ -9223372036854775808, %586 ]
  br label %611

611:                                              ; preds = %625, %609
  %612 = phi i64 [ %580, %609 ], [ %615, %625 ]
  %613 = load ptr, ptr %23, align 8
  %614 = add nsw i64 %612, -1
  %615 = sdiv i64 %614, 2
  %616 = getelementptr inbounds %struct.Entry, ptr %613, i64 %615
  %617 = load double, ptr %616, align 8
  %618 = fcmp olt double %579, %617
  br i1 %618, label %625, label %619

619:                                              ; preds = %611
  %620 = fcmp oeq double %579, %617
  br i1 %620, label %621, label %630

621:                                              ; preds = %619
  %622 = getelementptr inbounds nuw i8, ptr %616, i64 8
  %623 = load i64, ptr %622, align 8
  %624 = icmp slt i64 %610, %623
  br i1 %624, label %625, label %630

625:                                              ; preds = %621, %611
  %626 = getelementptr inbounds %struct.Entry, ptr %613, i64 %612
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %626, ptr noundef nonnull align 8 dereferenceable(24) %616, i64 24, i1 false)
  %627 = icmp ult i64 %612, 3
  br i1 %627, label %628, label %611

628:                                              ; preds = %625
  %629 = load ptr, ptr %23, align 8
  br label %630

630:                                              ; preds = %621, %619, %628
  %631 = phi ptr [ %629, %628 ], [ %613, %619 ], [ %613, %621 ]
  %632 = phi i64 [ %615, %628 ], [ %612, %619 ], [ %612, %621 ]
  %633 = getelementptr inbounds %struct.Entry, ptr %631, i64 %632
  store double %579, ptr %633, align 8
  %634 = getelementptr inbounds nuw i8, ptr %633, i64 8
  store i64 %610, ptr %634, align 8
  %635 = getelementptr inbounds nuw i8, ptr %633, i64 16
  store i32 %91, ptr %635, align 8
  %636 = getelementptr inbounds nuw i8, ptr %633, i64 20
  store i32 0, ptr %636, align 4
  br label %1234

637:                                              ; preds = %582, %573
  %638 = getelementptr inbounds nuw i8, ptr %209, i64 4
  %639 = load double, ptr %164, align 8
  %640 = fsub double %500, %639
  %641 = fadd double %640, -1.000000e+00
  %642 = fcmp ogt double %641, 0.000000e+00
  br i1 %642, label %643, label %654

643:                                              ; preds = %637
  %644 = load i32, ptr %638, align 4
  %645 = load ptr, ptr %34, align 8
  %646 = mul nsw i32 %644, 14
  %647 = add nsw i32 %646, %499
  %648 = sext i32 %647 to i64
  %649 = getelementptr inbounds double, ptr %645, i64 %648
  %650 = load double, ptr %649, align 8
  %651 = fadd double %641, %650
  store double %651, ptr %649, align 8
  %652 = load double, ptr %164, align 8
  %653 = fsub double %500, %652
  br label %654

654:                                              ; preds = %643, %637
  %655 = phi double [ %640, %637 ], [ %653, %643 ]
  %656 = phi double [ %639, %637 ], [ %652, %643 ]
  store i64 -1, ptr %165, align 8
  %657 = fcmp ogt double %655, 3.200000e+01
  br i1 %657, label %658, label %692

658:                                              ; preds = %654
  %659 = fadd double %656, 1.000000e+00
  %660 = load i32, ptr %638, align 4
  %661 = load ptr, ptr %35, align 8
  %662 = load i32, ptr %166, align 4
  %663 = sext i32 %662 to i64
  %664 = getelementptr inbounds %struct.Slot, ptr %661, i64 %663, i32 13
  %665 = load i32, ptr %664, align 4
  %666 = icmp eq i32 %665, 0
  %667 = fcmp ugt double %500, %659
  %668 = and i1 %667, %666
  br i1 %668, label %669, label %692

669:                                              ; preds = %658
  %670 = load i64, ptr %36, align 8
  %671 = icmp eq i64 %670, 0
  br i1 %671, label %692, label %672

672:                                              ; preds = %669
  %673 = load i64, ptr %37, align 8
  %674 = add nsw i64 %673, 1
  store i64 %674, ptr %37, align 8
  %675 = icmp slt i64 %673, %670
  br i1 %675, label %676, label %692

676:                                              ; preds = %672
  %677 = load ptr, ptr %38, align 8
  %678 = getelementptr inbounds %struct.Span, ptr %677, i64 %673
  %679 = load i64, ptr %165, align 8
  %680 = load i32, ptr %162, align 8
  %681 = load i64, ptr %39, align 8
  %682 = load i32, ptr %167, align 4
  %683 = trunc i64 %681 to i32
  %684 = mul i32 %680, %683
  %685 = add i32 %684, %682
  store double %659, ptr %678, align 8
  %686 = getelementptr inbounds nuw i8, ptr %678, i64 8
  store double %500, ptr %686, align 8
  %687 = getelementptr inbounds nuw i8, ptr %678, i64 16
  store i64 %679, ptr %687, align 8
  %688 = getelementptr inbounds nuw i8, ptr %678, i64 24
  store i32 %685, ptr %688, align 8
  %689 = getelementptr inbounds nuw i8, ptr %678, i64 28
  store i32 1, ptr %689, align 4
  %690 = getelementptr inbounds nuw i8, ptr %678, i64 32
  store i32 %499, ptr %690, align 8
  %691 = getelementptr inbounds nuw i8, ptr %678, i64 36
  store i32 %660, ptr %691, align 4
  br label %692

692:                                              ; preds = %676, %672, %669, %658, %654
  %693 = load double, ptr %164, align 8
  %694 = fadd double %693, 1.000000e+00
  %695 = fcmp ogt double %500, %694
  %696 = select i1 %695, double %500, double %694
  %697 = fsub double %579, %696
  %698 = fcmp ogt double %697, 0.000000e+00
  %699 = load i32, ptr %638, align 4
  br i1 %698, label %700, label %709

700:                                              ; preds = %692
  %701 = load ptr, ptr %34, align 8
  %702 = mul nsw i32 %699, 14
  %703 = add nsw i32 %702, %578
  %704 = sext i32 %703 to i64
  %705 = getelementptr inbounds double, ptr %701, i64 %704
  %706 = load double, ptr %705, align 8
  %707 = fadd double %697, %706
  store double %707, ptr %705, align 8
  %708 = load i32, ptr %638, align 4
  br label %709

709:                                              ; preds = %700, %692
  %710 = phi i32 [ %699, %692 ], [ %708, %700 ]
  %711 = load ptr, ptr %34, align 8
  %712 = mul nsw i32 %710, 14
  %713 = sext i32 %712 to i64
  %714 = getelementptr inbounds double, ptr %711, i64 %713
  %715 = load double, ptr %714, align 8
  %716 = fadd double %715, 1.000000e+00
  store double %716, ptr %714, align 8
  %717 = load i64, ptr %40, align 8
  %718 = add nsw i64 %717, 1
  store i64 %718, ptr %40, align 8
  %719 = load double, ptr %41, align 8
  %720 = fdiv double %579, %719
  %721 = fptosi double %720 to i64
  %722 = load i64, ptr %42, align 8
  %723 = icmp sgt i64 %722, %721
  %724 = add nsw i64 %722, -1
  %725 = select i1 %723, i64 %721, i64 %724
  %726 = load ptr, ptr %43, align 8
  %727 = mul i64 %725, 112
  %728 = getelementptr i8, ptr %726, i64 %727
  %729 = getelementptr i8, ptr %728, i64 104
  %730 = load double, ptr %729, align 8
  %731 = fadd double %730, 1.000000e+00
  store double %731, ptr %729, align 8
  %732 = load ptr, ptr %44, align 8
  %733 = load i32, ptr %162, align 8
  %734 = load i32, ptr %163, align 8
  %735 = shl i32 %733, 3
  %736 = shl i32 %734, 1
  %737 = add i32 %736, %735
  %738 = sext i32 %737 to i64
  %739 = getelementptr inbounds double, ptr %732, i64 %738
  %740 = getelementptr inbounds nuw i8, ptr %209, i64 24
  br label %741

741:                                              ; preds = %756, %709
  %742 = phi i1 [ true, %709 ], [ false, %756 ]
  %743 = phi i64 [ 0, %709 ], [ 1, %756 ]
  %744 = phi double [ %579, %709 ], [ %757, %756 ]
  %745 = getelementptr inbounds nuw [2 x i8], ptr %740, i64 0, i64 %743
  %746 = load i8, ptr %745, align 1
  %747 = icmp eq i8 %746, 0
  br i1 %747, label %756, label %748

748:                                              ; preds = %741
  %749 = getelementptr inbounds nuw double, ptr %739, i64 %743
  %750 = load double, ptr %749, align 8
  %751 = uitofp i8 %746 to double
  %752 = fadd double %750, %751
  %753 = fadd double %752, -3.000000e+00
  %754 = fcmp ogt double %744, %753
  %755 = select i1 %754, double %744, double %753
  br label %756

756:                                              ; preds = %748, %741
  %757 = phi double [ %755, %748 ], [ %744, %741 ]
  br i1 %742, label %741, label %758

758:                                              ; preds = %756, %771
  %759 = phi i1 [ false, %771 ], [ true, %756 ]
  %760 = phi i64 [ 1, %771 ], [ 0, %756 ]
  %761 = getelementptr inbounds nuw [2 x i8], ptr %740, i64 0, i64 %760
  %762 = load i8, ptr %761, align 1
  %763 = icmp eq i8 %762, 0
  br i1 %763, label %771, label %764

764:                                              ; preds = %758
  %765 = getelementptr inbounds nuw double, ptr %739, i64 %760
  %766 = load double, ptr %765, align 8
  %767 = fcmp ogt double %766, %757
  %768 = select i1 %767, double %766, double %757
  %769 = uitofp i8 %762 to double
  %770 = fadd double %768, %769
  store double %770, ptr %765, align 8
  br label %771

771:                                              ; preds = %764, %758
  br i1 %759, label %758, label %772

772:                                              ; preds = %771
  %773 = fadd double %757, 1.000000e+00
  %774 = load ptr, ptr %29, align 8
  %775 = load i32, ptr %162, align 8
  %776 = shl nsw i32 %775, 2
  %777 = load i32, ptr %163, align 8
  %778 = add nsw i32 %776, %777
  %779 = sext i32 %778 to i64
  %780 = getelementptr inbounds double, ptr %774, i64 %779
  store double %773, ptr %780, align 8
  store double %579, ptr %164, align 8
  %781 = getelementptr inbounds nuw i8, ptr %209, i64 18
  %782 = load i8, ptr %781, align 2
  %783 = uitofp i8 %782 to double
  %784 = fcmp olt double %783, 1.000000e+00
  %785 = select i1 %784, double 1.000000e+00, double %783
  %786 = fadd double %579, %785
  store double %786, ptr %151, align 8
  %787 = load i32, ptr %158, align 8
  %788 = add nsw i32 %787, 1
  store i32 %788, ptr %158, align 8
  %789 = getelementptr inbounds nuw i8, ptr %209, i64 12
  %790 = load i32, ptr %789, align 4
  %791 = sitofp i32 %790 to double
  %792 = fadd double %579, %791
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #7
  %793 = fadd double %579, 8.000000e+00
  store double %793, ptr %2, align 8
  %794 = icmp eq i32 %574, 8
  br i1 %794, label %795, label %818

795:                                              ; preds = %772
  %796 = load ptr, ptr %33, align 8
  %797 = load i32, ptr %162, align 8
  %798 = shl nsw i32 %797, 2
  %799 = sext i32 %798 to i64
  %800 = mul nsw i64 %799, 112
  %801 = getelementptr i8, ptr %796, i64 %800
  %802 = getelementptr i8, ptr %801, i64 64
  %803 = load double, ptr %802, align 8
  %804 = fcmp ogt double %579, %803
  %805 = select i1 %804, double %579, double %803
  %806 = load i32, ptr %163, align 8
  %807 = add nsw i32 %806, %798
  %808 = sext i32 %807 to i64
  %809 = load ptr, ptr %32, align 8
  %810 = load ptr, ptr %30, align 8
  %811 = getelementptr inbounds i64, ptr %810, i64 %808
  %812 = load i64, ptr %811, align 8
  %813 = add nsw i64 %812, 1
  store i64 %813, ptr %811, align 8
  %814 = srem i64 %812, 16
  %815 = shl nsw i64 %808, 7
  %816 = getelementptr i8, ptr %809, i64 %815
  %817 = getelementptr double, ptr %816, i64 %814
  store double %805, ptr %817, align 8
  br label %818

818:                                              ; preds = %795, %772
  %819 = getelementptr inbounds nuw i8, ptr %209, i64 17
  %820 = load i8, ptr %819, align 1
  switch i8 %820, label %1148 [
    i8 1, label %821
    i8 2, label %901
  ]

821:                                              ; preds = %818, %857
  %822 = phi double [ %860, %857 ], [ %792, %818 ]
  %823 = phi i1 [ true, %857 ], [ false, %818 ]
  br label %824

824:                                              ; preds = %861, %821
  %825 = phi i1 [ true, %861 ], [ %823, %821 ]
  %826 = load ptr, ptr %27, align 8
  %827 = load i64, ptr %152, align 8
  %828 = getelementptr inbounds i64, ptr %826, i64 %827
  %829 = load i64, ptr %828, align 8
  %830 = getelementptr i8, ptr %828, i64 8
  %831 = load i64, ptr %830, align 8
  %832 = load i64, ptr %159, align 8
  %833 = icmp slt i64 %832, %829
  br i1 %833, label %834, label %835

834:                                              ; preds = %824
  store i64 %829, ptr %159, align 8
  br label %835

835:                                              ; preds = %834, %824
  %836 = phi i64 [ %829, %834 ], [ %832, %824 ]
  %837 = icmp slt i64 %836, %831
  br i1 %837, label %838, label %850

838:                                              ; preds = %835, %845
  %839 = phi i64 [ %846, %845 ], [ %836, %835 ]
  %840 = load ptr, ptr %28, align 8
  %841 = getelementptr inbounds %struct.Record, ptr %840, i64 %839, i32 4
  %842 = load i32, ptr %841, align 8
  %843 = load i32, ptr %209, align 4
  %844 = icmp slt i32 %842, %843
  br i1 %844, label %845, label %848

845:                                              ; preds = %838
  %846 = add i64 %839, 1
  store i64 %846, ptr %159, align 8
  %847 = icmp eq i64 %846, %831
  br i1 %847, label %850, label %838

848:                                              ; preds = %838
  %849 = icmp eq i32 %842, %843
  br i1 %849, label %851, label %850

850:                                              ; preds = %848, %835, %845
  br i1 %825, label %1196, label %864

851:                                              ; preds = %848
  %852 = getelementptr inbounds %struct.Record, ptr %840, i64 %839
  %853 = add nsw i64 %839, 1
  store i64 %853, ptr %159, align 8
  %854 = getelementptr inbounds nuw i8, ptr %852, i64 36
  %855 = load i32, ptr %854, align 4
  %856 = icmp slt i32 %855, 4
  br i1 %856, label %857, label %861

857:                                              ; preds = %851
  %858 = call fastcc double @access(ptr noundef nonnull %0, ptr noundef nonnull %151, ptr noundef %852, double noundef %579, ptr noundef %2) #6
  %859 = fcmp ogt double %822, %858
  %860 = select i1 %859, double %822, double %858
  br label %821

861:                                              ; preds = %851
  %862 = load i32, ptr %638, align 4
  %863 = tail call fastcc zeroext i1 @event(ptr noundef nonnull %0, ptr noundef nonnull %151, ptr noundef %852, double noundef %579, i32 noundef %862) #6
  br i1 %863, label %1196, label %824

864:                                              ; preds = %850
  %865 = getelementptr inbounds nuw i8, ptr %209, i64 8
  %866 = load i32, ptr %865, align 4
  %867 = icmp eq i32 %866, 0
  br i1 %867, label %1196, label %868

868:                                              ; preds = %864
  %869 = icmp samesign ult i32 %574, 8
  br i1 %869, label %870, label %873

870:                                              ; preds = %868
  %871 = load i32, ptr %163, align 8
  %872 = sext i32 %871 to i64
  br label %873

873:                                              ; preds = %870, %868
  %874 = phi i64 [ %872, %870 ], [ 0, %868 ]
  %875 = load ptr, ptr %33, align 8
  %876 = load i32, ptr %162, align 8
  %877 = shl nsw i32 %876, 2
  %878 = sext i32 %877 to i64
  %879 = add nsw i64 %874, %878
  %880 = zext nneg i32 %574 to i64
  %881 = mul nsw i64 %879, 112
  %882 = getelementptr i8, ptr %875, i64 %881
  %883 = getelementptr double, ptr %882, i64 %880
  %884 = load double, ptr %883, align 8
  %885 = fcmp ogt double %579, %884
  %886 = select i1 %885, double %579, double %884
  %887 = load double, ptr %41, align 8
  %888 = fdiv double %886, %887
  %889 = fptosi double %888 to i64
  %890 = load i64, ptr %42, align 8
  %891 = icmp sgt i64 %890, %889
  %892 = add nsw i64 %890, -1
  %893 = select i1 %891, i64 %889, i64 %892
  %894 = load ptr, ptr %43, align 8
  %895 = mul i64 %893, 112
  %896 = getelementptr i8, ptr %894, i64 %895
  %897 = getelementptr double, ptr %896, i64 %880
  %898 = load double, ptr %897, align 8
  %899 = fadd double %898, 1.000000e+00
  store double %899, ptr %897, align 8
  %900 = fadd double %886, 1.000000e+00
  store double %900, ptr %883, align 8
  br label %1196

901:                                              ; preds = %818
  %902 = getelementptr inbounds nuw i8, ptr %209, i64 8
  %903 = load i32, ptr %902, align 4
  %904 = sdiv i32 %903, 16
  %905 = sitofp i32 %904 to double
  %906 = fmul double %905, 2.500000e-01
  %907 = fcmp ogt double %906, 1.000000e+00
  %908 = select i1 %907, double %906, double 1.000000e+00
  %909 = load ptr, ptr %33, align 8
  %910 = load i32, ptr %162, align 8
  %911 = shl nsw i32 %910, 2
  %912 = sext i32 %911 to i64
  %913 = mul nsw i64 %912, 112
  %914 = getelementptr i8, ptr %909, i64 %913
  %915 = getelementptr i8, ptr %914, i64 64
  %916 = load double, ptr %915, align 8
  %917 = fcmp ogt double %579, %916
  %918 = select i1 %917, double %579, double %916
  %919 = load double, ptr %41, align 8
  %920 = fdiv double %918, %919
  %921 = fptosi double %920 to i64
  %922 = load i64, ptr %42, align 8
  %923 = icmp sgt i64 %922, %921
  %924 = add nsw i64 %922, -1
  %925 = select i1 %923, i64 %921, i64 %924
  %926 = load ptr, ptr %43, align 8
  %927 = mul i64 %925, 112
  %928 = getelementptr i8, ptr %926, i64 %927
  %929 = getelementptr i8, ptr %928, i64 64
  %930 = load double, ptr %929, align 8
  %931 = fadd double %908, %930
  store double %931, ptr %929, align 8
  %932 = fadd double %908, %918
  store double %932, ptr %915, align 8
  %933 = load i32, ptr %789, align 4
  %934 = icmp ne i32 %933, 0
  br i1 %934, label %935, label %945

935:                                              ; preds = %901
  %936 = load double, ptr %46, align 8
  %937 = load double, ptr %45, align 8
  %938 = fadd double %936, %937
  %939 = fcmp uge double %938, 1.000000e+00
  %940 = fadd double %938, -1.000000e+00
  %941 = select i1 %939, double %940, double %938
  store double %941, ptr %45, align 8
  br i1 %939, label %945, label %942

942:                                              ; preds = %935
  %943 = load double, ptr %47, align 8
  %944 = fadd double %932, %943
  br label %1196

945:                                              ; preds = %935, %901
  %946 = fmul double %905, 3.200000e+01
  %947 = load double, ptr %48, align 8
  %948 = fdiv double %946, %947
  %949 = load double, ptr %49, align 8
  %950 = fmul double %906, %949
  %951 = fcmp ogt double %948, %950
  %952 = select i1 %951, double %948, double %950
  %953 = load double, ptr %50, align 8
  %954 = fdiv double %946, %953
  %955 = load ptr, ptr %33, align 8
  %956 = load i32, ptr %162, align 8
  %957 = shl nsw i32 %956, 2
  %958 = sext i32 %957 to i64
  %959 = mul nsw i64 %958, 112
  %960 = getelementptr i8, ptr %955, i64 %959
  %961 = getelementptr i8, ptr %960, i64 80
  %962 = load ptr, ptr %35, align 8
  %963 = load i32, ptr %166, align 4
  %964 = sext i32 %963 to i64
  %965 = getelementptr inbounds %struct.Slot, ptr %962, i64 %964, i32 13
  %966 = load i32, ptr %965, align 4
  %967 = sext i32 %966 to i64
  %968 = load i64, ptr %5, align 8
  %969 = icmp sgt i64 %968, %967
  br i1 %969, label %970, label %988

970:                                              ; preds = %945
  %971 = load double, ptr %961, align 8
  %972 = fcmp ogt double %932, %971
  %973 = select i1 %972, double %932, double %971
  %974 = load double, ptr %41, align 8
  %975 = fdiv double %973, %974
  %976 = fptosi double %975 to i64
  %977 = load i64, ptr %42, align 8
  %978 = icmp sgt i64 %977, %976
  %979 = add nsw i64 %977, -1
  %980 = select i1 %978, i64 %976, i64 %979
  %981 = load ptr, ptr %43, align 8
  %982 = mul i64 %980, 112
  %983 = getelementptr i8, ptr %981, i64 %982
  %984 = getelementptr i8, ptr %983, i64 80
  %985 = load double, ptr %984, align 8
  %986 = fadd double %952, %985
  store double %986, ptr %984, align 8
  %987 = fadd double %952, %973
  br label %1007

988:                                              ; preds = %945
  %989 = load double, ptr %41, align 8
  %990 = fdiv double %932, %989
  %991 = fptosi double %990 to i64
  %992 = load i64, ptr %42, align 8
  %993 = icmp sgt i64 %992, %991
  %994 = add nsw i64 %992, -1
  %995 = select i1 %993, i64 %991, i64 %994
  %996 = load ptr, ptr %43, align 8
  %997 = mul i64 %995, 112
  %998 = getelementptr i8, ptr %996, i64 %997
  %999 = getelementptr i8, ptr %998, i64 80
  %1000 = load double, ptr %999, align 8
  %1001 = fadd double %952, %1000
  store double %1001, ptr %999, align 8
  %1002 = load double, ptr %961, align 8
  %1003 = fadd double %952, %1002
  %1004 = fadd double %932, %954
  %1005 = fcmp ogt double %1003, %1004
  %1006 = select i1 %1005, double %1003, double %1004
  br label %1007

1007:                                             ; preds = %988, %970
  %1008 = phi double [ %987, %970 ], [ %1003, %988 ]
  %1009 = phi double [ %987, %970 ], [ %1006, %988 ]
  store double %1008, ptr %961, align 8
  %1010 = load double, ptr %51, align 8
  %1011 = load double, ptr %52, align 8
  %1012 = fadd double %946, %1011
  store double %1012, ptr %52, align 8
  %1013 = zext i1 %934 to i64
  %1014 = getelementptr inbounds nuw [3 x double], ptr %53, i64 0, i64 %1013
  %1015 = getelementptr inbounds nuw [2 x double], ptr %54, i64 0, i64 %1013
  %1016 = load double, ptr %1015, align 8
  %1017 = load double, ptr %1014, align 8
  %1018 = fadd double %1016, %1017
  %1019 = fcmp uge double %1018, 1.000000e+00
  %1020 = fadd double %1018, -1.000000e+00
  %1021 = select i1 %1019, double %1020, double %1018
  store double %1021, ptr %1014, align 8
  br i1 %1019, label %1022, label %1126

1022:                                             ; preds = %1007
  %1023 = load double, ptr %55, align 8
  %1024 = fdiv double %946, %1023
  %1025 = load ptr, ptr %33, align 8
  %1026 = load i32, ptr %162, align 8
  %1027 = shl nsw i32 %1026, 2
  %1028 = sext i32 %1027 to i64
  %1029 = mul nsw i64 %1028, 112
  %1030 = getelementptr i8, ptr %1025, i64 %1029
  %1031 = getelementptr i8, ptr %1030, i64 88
  %1032 = load ptr, ptr %35, align 8
  %1033 = load i32, ptr %166, align 4
  %1034 = sext i32 %1033 to i64
  %1035 = getelementptr inbounds %struct.Slot, ptr %1032, i64 %1034, i32 13
  %1036 = load i32, ptr %1035, align 4
  %1037 = sext i32 %1036 to i64
  %1038 = load i64, ptr %5, align 8
  %1039 = icmp sgt i64 %1038, %1037
  br i1 %1039, label %1040, label %1058

1040:                                             ; preds = %1022
  %1041 = load double, ptr %1031, align 8
  %1042 = fcmp ogt double %932, %1041
  %1043 = select i1 %1042, double %932, double %1041
  %1044 = load double, ptr %41, align 8
  %1045 = fdiv double %1043, %1044
  %1046 = fptosi double %1045 to i64
  %1047 = load i64, ptr %42, align 8
  %1048 = icmp sgt i64 %1047, %1046
  %1049 = add nsw i64 %1047, -1
  %1050 = select i1 %1048, i64 %1046, i64 %1049
  %1051 = load ptr, ptr %43, align 8
  %1052 = mul i64 %1050, 112
  %1053 = getelementptr i8, ptr %1051, i64 %1052
  %1054 = getelementptr i8, ptr %1053, i64 88
  %1055 = load double, ptr %1054, align 8
  %1056 = fadd double %1024, %1055
  store double %1056, ptr %1054, align 8
  %1057 = fadd double %1024, %1043
  br label %1077

1058:                                             ; preds = %1022
  %1059 = load double, ptr %41, align 8
  %1060 = fdiv double %932, %1059
  %1061 = fptosi double %1060 to i64
  %1062 = load i64, ptr %42, align 8
  %1063 = icmp sgt i64 %1062, %1061
  %1064 = add nsw i64 %1062, -1
  %1065 = select i1 %1063, i64 %1061, i64 %1064
  %1066 = load ptr, ptr %43, align 8
  %1067 = mul i64 %1065, 112
  %1068 = getelementptr i8, ptr %1066, i64 %1067
  %1069 = getelementptr i8, ptr %1068, i64 88
  %1070 = load double, ptr %1069, align 8
  %1071 = fadd double %1024, %1070
  store double %1071, ptr %1069, align 8
  %1072 = load double, ptr %1031, align 8
  %1073 = fadd double %1024, %1072
  %1074 = fadd double %932, %954
  %1075 = fcmp ogt double %1073, %1074
  %1076 = select i1 %1075, double %1073, double %1074
  br label %1077

1077:                                             ; preds = %1058, %1040
  %1078 = phi double [ %1057, %1040 ], [ %1073, %1058 ]
  %1079 = phi double [ %1057, %1040 ], [ %1076, %1058 ]
  store double %1078, ptr %1031, align 8
  %1080 = fcmp ogt double %1009, %1079
  %1081 = select i1 %1080, double %1009, double %1079
  %1082 = load double, ptr %56, align 8
  %1083 = load i64, ptr %57, align 8
  %1084 = sitofp i64 %1083 to double
  %1085 = fdiv double %1024, %1084
  %1086 = xor i1 %934, true
  %1087 = load double, ptr %58, align 8
  %1088 = fsub double %932, %1087
  %1089 = fcmp ogt double %1088, 0.000000e+00
  %1090 = select i1 %1089, double %1088, double 0.000000e+00
  %1091 = fdiv double %1090, 2.000000e+03
  %1092 = fsub double 1.000000e+00, %1091
  %1093 = fcmp ogt double %1092, 0.000000e+00
  %1094 = select i1 %1093, double %1092, double 0.000000e+00
  %1095 = load <2 x double>, ptr %59, align 8
  %1096 = load <2 x double>, ptr %60, align 8
  %1097 = insertelement <2 x double> poison, double %1094, i64 0
  %1098 = shufflevector <2 x double> %1097, <2 x double> poison, <2 x i32> zeroinitializer
  %1099 = fmul <2 x double> %1096, %1098
  store <2 x double> %1099, ptr %60, align 8
  %1100 = zext i1 %1086 to i64
  %1101 = getelementptr inbounds nuw [2 x double], ptr %60, i64 0, i64 %1100
  %1102 = load double, ptr %1101, align 8
  %1103 = fadd double %1085, %1102
  store double %1103, ptr %1101, align 8
  %1104 = load <2 x double>, ptr %60, align 8
  %1105 = shufflevector <2 x double> %1104, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %1106 = fadd <2 x double> %1104, %1105
  %1107 = extractelement <2 x double> %1106, i64 0
  %1108 = fdiv double %1107, 2.000000e+03
  %1109 = fcmp ogt double %1108, 1.000000e+00
  br i1 %1109, label %1110, label %1114

1110:                                             ; preds = %1077
  %1111 = insertelement <2 x double> poison, double %1108, i64 0
  %1112 = shufflevector <2 x double> %1111, <2 x double> poison, <2 x i32> zeroinitializer
  %1113 = fdiv <2 x double> %1104, %1112
  store <2 x double> %1113, ptr %60, align 8
  br label %1114

1114:                                             ; preds = %1110, %1077
  %1115 = fmul <2 x double> %1095, %1096
  %1116 = shufflevector <2 x double> %1115, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %1117 = fadd <2 x double> %1115, %1116
  %1118 = extractelement <2 x double> %1117, i64 0
  %1119 = fmul double %1118, %1094
  %1120 = fdiv double %1119, 2.000000e+03
  %1121 = fcmp ogt double %1087, %932
  %1122 = select i1 %1121, double %1087, double %932
  store double %1122, ptr %58, align 8
  %1123 = fadd double %1082, %1120
  %1124 = load double, ptr %61, align 8
  %1125 = fadd double %946, %1124
  store double %1125, ptr %61, align 8
  br label %1126

1126:                                             ; preds = %1114, %1007
  %1127 = phi double [ %1081, %1114 ], [ %1009, %1007 ]
  %1128 = phi double [ %1123, %1114 ], [ %1010, %1007 ]
  %1129 = load ptr, ptr %33, align 8
  %1130 = load i32, ptr %162, align 8
  %1131 = shl nsw i32 %1130, 2
  %1132 = sext i32 %1131 to i64
  %1133 = mul nsw i64 %1132, 112
  %1134 = getelementptr i8, ptr %1129, i64 %1133
  %1135 = getelementptr i8, ptr %1134, i64 64
  %1136 = load double, ptr %1135, align 8
  %1137 = getelementptr i8, ptr %1134, i64 80
  %1138 = load double, ptr %1137, align 8
  %1139 = getelementptr i8, ptr %1134, i64 88
  %1140 = load double, ptr %1139, align 8
  %1141 = fcmp ogt double %1138, %1140
  %1142 = select i1 %1141, double %1138, double %1140
  %1143 = fadd double %1142, -1.000000e+03
  %1144 = fcmp ogt double %1136, %1143
  %1145 = select i1 %1144, double %1136, double %1143
  store double %1145, ptr %1135, align 8
  %1146 = fadd double %1127, %1128
  %1147 = select i1 %934, double %1146, double %932
  br label %1196

1148:                                             ; preds = %818
  %1149 = getelementptr inbounds nuw i8, ptr %209, i64 8
  %1150 = load i32, ptr %1149, align 4
  %1151 = icmp eq i32 %1150, 0
  br i1 %1151, label %1196, label %1152

1152:                                             ; preds = %1148
  %1153 = sitofp i32 %1150 to double
  %1154 = fmul double %1153, 6.250000e-02
  %1155 = icmp samesign ult i32 %574, 8
  br i1 %1155, label %1156, label %1159

1156:                                             ; preds = %1152
  %1157 = load i32, ptr %163, align 8
  %1158 = sext i32 %1157 to i64
  br label %1159

1159:                                             ; preds = %1156, %1152
  %1160 = phi i64 [ %1158, %1156 ], [ 0, %1152 ]
  %1161 = load ptr, ptr %33, align 8
  %1162 = load i32, ptr %162, align 8
  %1163 = shl nsw i32 %1162, 2
  %1164 = sext i32 %1163 to i64
  %1165 = add nsw i64 %1160, %1164
  %1166 = zext nneg i32 %574 to i64
  %1167 = mul nsw i64 %1165, 112
  %1168 = getelementptr i8, ptr %1161, i64 %1167
  %1169 = getelementptr double, ptr %1168, i64 %1166
  %1170 = load double, ptr %1169, align 8
  %1171 = fcmp ogt double %579, %1170
  %1172 = select i1 %1171, double %579, double %1170
  %1173 = load double, ptr %41, align 8
  %1174 = fdiv double %1172, %1173
  %1175 = fptosi double %1174 to i64
  %1176 = load i64, ptr %42, align 8
  %1177 = icmp sgt i64 %1176, %1175
  %1178 = add nsw i64 %1176, -1
  %1179 = select i1 %1177, i64 %1175, i64 %1178
  %1180 = load ptr, ptr %43, align 8
  %1181 = mul i64 %1179, 112
  %1182 = getelementptr i8, ptr %1180, i64 %1181
  %1183 = getelementptr double, ptr %1182, i64 %1166
  %1184 = load double, ptr %1183, align 8
  %1185 = fadd double %1154, %1184
  store double %1185, ptr %1183, align 8
  %1186 = fadd double %1154, %1172
  store double %1186, ptr %1169, align 8
  %1187 = load i32, ptr %789, align 4
  %1188 = sitofp i32 %1187 to double
  %1189 = fadd double %1186, %1188
  %1190 = load i32, ptr %1149, align 4
  %1191 = sitofp i32 %1190 to double
  %1192 = fmul double %1191, 6.250000e-02
  %1193 = fsub double %1189, %1192
  %1194 = fcmp ogt double %792, %1193
  %1195 = select i1 %1194, double %792, double %1193
  br label %1196

1196:                                             ; preds = %861, %1159, %1148, %1126, %942, %873, %864, %850
  %1197 = phi i1 [ false, %1159 ], [ false, %1148 ], [ false, %873 ], [ false, %864 ], [ false, %850 ], [ false, %942 ], [ false, %1126 ], [ true, %861 ]
  %1198 = phi double [ %1195, %1159 ], [ %792, %1148 ], [ %822, %873 ], [ %822, %864 ], [ %822, %850 ], [ %944, %942 ], [ %1147, %1126 ], [ %822, %861 ]
  %1199 = getelementptr inbounds nuw i8, ptr %209, i64 19
  %1200 = load i8, ptr %1199, align 1
  %1201 = icmp ult i8 %1200, 7
  br i1 %1201, label %1202, label %1213

1202:                                             ; preds = %1196
  %1203 = zext nneg i8 %1200 to i64
  %1204 = getelementptr inbounds nuw [8 x double], ptr %160, i64 0, i64 %1203
  %1205 = load double, ptr %1204, align 8
  %1206 = fcmp ogt double %1198, %1205
  br i1 %1206, label %1207, label %1213

1207:                                             ; preds = %1202
  store double %1198, ptr %1204, align 8
  %1208 = getelementptr inbounds nuw i8, ptr %209, i64 22
  %1209 = load i8, ptr %1208, align 2
  %1210 = load i8, ptr %1199, align 1
  %1211 = zext i8 %1210 to i64
  %1212 = getelementptr inbounds nuw [8 x i8], ptr %161, i64 0, i64 %1211
  store i8 %1209, ptr %1212, align 1
  br label %1213

1213:                                             ; preds = %1207, %1202, %1196
  %1214 = getelementptr inbounds nuw i8, ptr %209, i64 20
  %1215 = load i8, ptr %1214, align 4
  %1216 = icmp ult i8 %1215, 7
  br i1 %1216, label %1217, label %1227

1217:                                             ; preds = %1213
  %1218 = load double, ptr %2, align 8
  %1219 = zext nneg i8 %1215 to i64
  %1220 = getelementptr inbounds nuw [8 x double], ptr %160, i64 0, i64 %1219
  %1221 = load double, ptr %1220, align 8
  %1222 = fcmp ogt double %1218, %1221
  br i1 %1222, label %1223, label %1227

1223:                                             ; preds = %1217
  store double %1218, ptr %1220, align 8
  %1224 = load i8, ptr %1214, align 4
  %1225 = zext i8 %1224 to i64
  %1226 = getelementptr inbounds nuw [8 x i8], ptr %161, i64 0, i64 %1225
  store i8 4, ptr %1226, align 1
  br label %1227

1227:                                             ; preds = %1223, %1217, %1213
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #7
  br i1 %1197, label %1234, label %1228

1228:                                             ; preds = %1227
  %1229 = load i64, ptr %152, align 8
  br label %1230

1230:                                             ; preds = %1228, %487
  %1231 = phi i64 [ %1229, %1228 ], [ %445, %487 ]
  %1232 = load i64, ptr %153, align 8
  %1233 = icmp slt i64 %1231, %1232
  br i1 %1233, label %168, label %211

1234:                                             ; preds = %1227, %317, %405, %408, %434, %488, %630
  %1235 = load i64, ptr %22, align 8
  %1236 = icmp eq i64 %1235, 0
  br i1 %1236, label %1237, label %85

1237:                                             ; preds = %1234
  %1238 = load i64, ptr %16, align 8
  %1239 = load i64, ptr %17, align 8
  br label %1240

1240:                                             ; preds = %1237, %79
  %1241 = phi i64 [ %80, %79 ], [ %1239, %1237 ]
  %1242 = phi i64 [ %81, %79 ], [ %1238, %1237 ]
  %1243 = phi double [ %82, %79 ], [ %148, %1237 ]
  %1244 = icmp slt i64 %1242, %1241
  br i1 %1244, label %1245, label %1311

1245:                                             ; preds = %1240
  %1246 = load i64, ptr %67, align 8
  %1247 = add nsw i64 %1246, 1
  store i64 %1247, ptr %67, align 8
  %1248 = load i64, ptr %5, align 8
  %1249 = load i64, ptr %57, align 8
  %1250 = mul nsw i64 %1249, %1248
  %1251 = load i64, ptr %39, align 8
  %1252 = mul nsw i64 %1250, %1251
  %1253 = icmp sgt i64 %1252, 0
  br i1 %1253, label %1263, label %1257

1254:                                             ; preds = %1277
  %1255 = load i64, ptr %22, align 8
  %1256 = icmp eq i64 %1255, 0
  br i1 %1256, label %1257, label %1259

1257:                                             ; preds = %1245, %1254
  %1258 = load i64, ptr %16, align 8
  br label %1311

1259:                                             ; preds = %1254
  %1260 = load i64, ptr %68, align 8
  %1261 = mul nsw i64 %1260, %1280
  %1262 = icmp sgt i64 %1261, 0
  br i1 %1262, label %1288, label %1285

1263:                                             ; preds = %1245, %1277
  %1264 = phi i64 [ %1278, %1277 ], [ %1251, %1245 ]
  %1265 = phi i64 [ %1279, %1277 ], [ %1249, %1245 ]
  %1266 = phi i64 [ %1280, %1277 ], [ %1248, %1245 ]
  %1267 = phi i64 [ %1281, %1277 ], [ 0, %1245 ]
  %1268 = load ptr, ptr %24, align 8
  %1269 = getelementptr inbounds nuw %struct.Warp, ptr %1268, i64 %1267
  %1270 = getelementptr inbounds nuw i8, ptr %1269, i64 1780
  %1271 = load i32, ptr %1270, align 4
  %1272 = icmp eq i32 %1271, 0
  br i1 %1272, label %1277, label %1273

1273:                                             ; preds = %1263
  tail call fastcc void @wakes(ptr noundef nonnull %0, ptr noundef nonnull %1269, double noundef %1243) #6
  %1274 = load i64, ptr %5, align 8
  %1275 = load i64, ptr %57, align 8
  %1276 = load i64, ptr %39, align 8
  br label %1277

1277:                                             ; preds = %1263, %1273
  %1278 = phi i64 [ %1264, %1263 ], [ %1276, %1273 ]
  %1279 = phi i64 [ %1265, %1263 ], [ %1275, %1273 ]
  %1280 = phi i64 [ %1266, %1263 ], [ %1274, %1273 ]
  %1281 = add nuw nsw i64 %1267, 1
  %1282 = mul nsw i64 %1279, %1280
  %1283 = mul nsw i64 %1282, %1278
  %1284 = icmp slt i64 %1281, %1283
  br i1 %1284, label %1263, label %1254

1285:                                             ; preds = %1288, %1259
  %1286 = phi i64 [ %1280, %1259 ], [ %1293, %1288 ]
  %1287 = icmp sgt i64 %1286, 0
  br i1 %1287, label %1297, label %75

1288:                                             ; preds = %1259, %1288
  %1289 = phi i64 [ %1292, %1288 ], [ 0, %1259 ]
  %1290 = load ptr, ptr %69, align 8
  %1291 = getelementptr inbounds nuw i32, ptr %1290, i64 %1289
  store i32 -1, ptr %1291, align 4
  %1292 = add nuw nsw i64 %1289, 1
  %1293 = load i64, ptr %5, align 8
  %1294 = load i64, ptr %68, align 8
  %1295 = mul nsw i64 %1294, %1293
  %1296 = icmp slt i64 %1292, %1295
  br i1 %1296, label %1288, label %1285

1297:                                             ; preds = %1285, %1301
  %1298 = phi i64 [ %1302, %1301 ], [ 0, %1285 ]
  %1299 = load ptr, ptr %35, align 8
  %1300 = getelementptr inbounds nuw %struct.Slot, ptr %1299, i64 %1298, i32 9
  store i32 -1, ptr %1300, align 4
  br label %1305

1301:                                             ; preds = %1305
  %1302 = add nuw nsw i64 %1298, 1
  %1303 = load i64, ptr %5, align 8
  %1304 = icmp slt i64 %1302, %1303
  br i1 %1304, label %1297, label %75

1305:                                             ; preds = %1297, %1305
  %1306 = phi i64 [ 0, %1297 ], [ %1309, %1305 ]
  %1307 = load ptr, ptr %35, align 8
  %1308 = getelementptr inbounds nuw %struct.Slot, ptr %1307, i64 %1298, i32 7, i64 %1306
  store i32 -1, ptr %1308, align 4
  %1309 = add nuw nsw i64 %1306, 1
  %1310 = icmp eq i64 %1309, 256
  br i1 %1310, label %1301, label %1305

1311:                                             ; preds = %75, %1240, %1257, %15
  %1312 = phi i64 [ %18, %15 ], [ %1258, %1257 ], [ %1242, %1240 ], [ %76, %75 ]
  %1313 = phi double [ 0.000000e+00, %15 ], [ %1243, %1257 ], [ %1243, %1240 ], [ %1243, %75 ]
  %1314 = icmp sgt i64 %1312, 0
  br i1 %1314, label %1315, label %1318

1315:                                             ; preds = %1311
  %1316 = getelementptr inbounds nuw i8, ptr %0, i64 5872
  %1317 = load ptr, ptr %1316, align 8
  br label %1321

1318:                                             ; preds = %1321, %1311
  %1319 = phi double [ %1313, %1311 ], [ %1327, %1321 ]
  %1320 = getelementptr inbounds nuw i8, ptr %0, i64 3728
  br label %1337

1321:                                             ; preds = %1315, %1321
  %1322 = phi i64 [ 0, %1315 ], [ %1328, %1321 ]
  %1323 = phi double [ %1313, %1315 ], [ %1327, %1321 ]
  %1324 = getelementptr inbounds nuw double, ptr %1317, i64 %1322
  %1325 = load double, ptr %1324, align 8
  %1326 = fcmp ogt double %1323, %1325
  %1327 = select i1 %1326, double %1323, double %1325
  %1328 = add nuw nsw i64 %1322, 1
  %1329 = icmp eq i64 %1328, %1312
  br i1 %1329, label %1318, label %1321

1330:                                             ; preds = %1337
  %1331 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %1332 = load i64, ptr %1331, align 8
  %1333 = icmp sgt i64 %1332, 0
  br i1 %1333, label %1334, label %1351

1334:                                             ; preds = %1330
  %1335 = getelementptr inbounds nuw i8, ptr %0, i64 3672
  %1336 = load ptr, ptr %1335, align 8
  br label %1346

1337:                                             ; preds = %1318, %1337
  %1338 = phi i64 [ 0, %1318 ], [ %1344, %1337 ]
  %1339 = phi double [ %1319, %1318 ], [ %1343, %1337 ]
  %1340 = getelementptr inbounds nuw [64 x double], ptr %1320, i64 0, i64 %1338
  %1341 = load double, ptr %1340, align 8
  %1342 = fcmp ogt double %1339, %1341
  %1343 = select i1 %1342, double %1339, double %1341
  %1344 = add nuw nsw i64 %1338, 1
  %1345 = icmp eq i64 %1344, 64
  br i1 %1345, label %1330, label %1337

1346:                                             ; preds = %1334, %1353
  %1347 = phi i64 [ 0, %1334 ], [ %1354, %1353 ]
  %1348 = phi double [ %1343, %1334 ], [ %1362, %1353 ]
  %1349 = mul nuw nsw i64 %1347, 448
  %1350 = getelementptr inbounds nuw i8, ptr %1336, i64 %1349
  br label %1356

1351:                                             ; preds = %1353, %1330
  %1352 = phi double [ %1343, %1330 ], [ %1362, %1353 ]
  ret double %1352

1353:                                             ; preds = %1356
  %1354 = add nuw nsw i64 %1347, 1
  %1355 = icmp eq i64 %1354, %1332
  br i1 %1355, label %1351, label %1346

1356:                                             ; preds = %1346, %1356
  %1357 = phi i64 [ 9, %1346 ], [ %1363, %1356 ]
  %1358 = phi double [ %1348, %1346 ], [ %1362, %1356 ]
  %1359 = getelementptr inbounds nuw double, ptr %1350, i64 %1357
  %1360 = load double, ptr %1359, align 8
  %1361 = fcmp ogt double %1358, %1360
  %1362 = select i1 %1361, double %1358, double %1360
  %1363 = add nuw nsw i64 %1357, 1
  %1364 = icmp eq i64 %1363, 12
  br i1 %1364, label %1353, label %1356
}

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

define internal fastcc void @begin(ptr nocapture noundef %0, i32 noundef %1, double noundef %2) unnamed_addr #0 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 3608
  %5 = load ptr, ptr %4, align 8
  %6 = sext i32 %1 to i64
  %7 = getelementptr inbounds %struct.Slot, ptr %5, i64 %6
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %11 = load i64, ptr %10, align 8
  %12 = mul i64 %11, %9
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 472
  %14 = load double, ptr %13, align 8
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 5832
  %16 = load i64, ptr %15, align 8
  %17 = trunc i64 %16 to i32
  %18 = mul i32 %17, -1640531535
  %19 = lshr i32 %18, 8
  %20 = uitofp nneg i32 %19 to double
  %21 = fmul double %14, %20
  %22 = fmul double %21, 0x3E70000000000000
  %23 = trunc i64 %12 to i32
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 5848
  %25 = load i64, ptr %24, align 8
  %26 = add nsw i64 %25, %16
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %28 = load i64, ptr %27, align 8
  %29 = srem i64 %26, %28
  %30 = trunc i64 %29 to i32
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(2192) %7, i8 0, i64 2192, i1 false)
  %31 = getelementptr inbounds nuw i8, ptr %7, i64 2192
  store double %22, ptr %31, align 8
  %32 = getelementptr inbounds nuw i8, ptr %7, i64 2200
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(2060) %32, i8 0, i64 2060, i1 false)
  %33 = getelementptr inbounds nuw i8, ptr %7, i64 4260
  store i32 -1, ptr %33, align 4
  %34 = getelementptr inbounds nuw i8, ptr %7, i64 4264
  store i32 0, ptr %34, align 8
  %35 = getelementptr inbounds nuw i8, ptr %7, i64 4268
  store i32 %23, ptr %35, align 4
  %36 = getelementptr inbounds nuw i8, ptr %7, i64 4272
  store i32 %30, ptr %36, align 8
  %37 = getelementptr inbounds nuw i8, ptr %7, i64 4276
  store i32 %17, ptr %37, align 4
  %38 = load i64, ptr %15, align 8
  %39 = add nsw i64 %38, 1
  store i64 %39, ptr %15, align 8
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 3696
  %41 = load double, ptr %40, align 8
  %42 = fcmp ogt double %2, %41
  %43 = select i1 %42, double %2, double %41
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 464
  %45 = load double, ptr %44, align 8
  %46 = fadd double %45, %43
  store double %46, ptr %40, align 8
  %47 = getelementptr inbounds nuw i8, ptr %7, i64 3232
  br label %65

48:                                               ; preds = %65
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %50 = load ptr, ptr %49, align 8
  %51 = load i32, ptr %36, align 8
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds i64, ptr %50, i64 %52
  %54 = load i64, ptr %53, align 8
  %55 = getelementptr i8, ptr %53, i64 8
  %56 = load i64, ptr %55, align 8
  %57 = sub nsw i64 %56, %54
  %58 = icmp sgt i64 %57, 0
  br i1 %58, label %59, label %70

59:                                               ; preds = %48
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 3616
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 3624
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 3632
  br label %79

65:                                               ; preds = %3, %65
  %66 = phi i64 [ 0, %3 ], [ %68, %65 ]
  %67 = getelementptr inbounds nuw [256 x i32], ptr %47, i64 0, i64 %66
  store i32 -1, ptr %67, align 4
  %68 = add nuw nsw i64 %66, 1
  %69 = icmp eq i64 %68, 256
  br i1 %69, label %48, label %65

70:                                               ; preds = %79, %48
  %71 = icmp sgt i64 %12, 0
  br i1 %71, label %72, label %96

72:                                               ; preds = %70
  %73 = mul nsw i64 %12, %6
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 3600
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 5824
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 3656
  %78 = getelementptr inbounds nuw i8, ptr %0, i64 3640
  br label %97

79:                                               ; preds = %59, %79
  %80 = phi i64 [ 0, %59 ], [ %94, %79 ]
  %81 = load i64, ptr %60, align 8
  %82 = mul nsw i64 %81, %6
  %83 = add nsw i64 %82, %80
  %84 = load ptr, ptr %61, align 8
  %85 = getelementptr i32, ptr %84, i64 %54
  %86 = getelementptr i32, ptr %85, i64 %80
  %87 = load i32, ptr %86, align 4
  %88 = load ptr, ptr %62, align 8
  %89 = getelementptr inbounds i32, ptr %88, i64 %83
  store i32 %87, ptr %89, align 4
  %90 = load ptr, ptr %63, align 8
  %91 = getelementptr inbounds i32, ptr %90, i64 %83
  store i32 -1, ptr %91, align 4
  %92 = load ptr, ptr %64, align 8
  %93 = getelementptr inbounds double, ptr %92, i64 %83
  store double 0.000000e+00, ptr %93, align 8
  %94 = add nuw nsw i64 %80, 1
  %95 = icmp eq i64 %94, %57
  br i1 %95, label %70, label %79

96:                                               ; preds = %186, %70
  ret void

97:                                               ; preds = %72, %186
  %98 = phi i64 [ 0, %72 ], [ %193, %186 ]
  %99 = add nsw i64 %98, %73
  %100 = load i32, ptr %36, align 8
  %101 = sext i32 %100 to i64
  %102 = mul nsw i64 %12, %101
  %103 = load ptr, ptr %74, align 8
  %104 = getelementptr inbounds %struct.Warp, ptr %103, i64 %99
  %105 = load ptr, ptr %75, align 8
  %106 = getelementptr i64, ptr %105, i64 %102
  %107 = getelementptr i64, ptr %106, i64 %98
  %108 = load i64, ptr %10, align 8
  %109 = sdiv i64 %98, %108
  %110 = trunc i64 %109 to i32
  %111 = srem i64 %98, %108
  %112 = trunc i64 %111 to i32
  %113 = getelementptr inbounds nuw i8, ptr %104, i64 8
  %114 = getelementptr inbounds nuw i8, ptr %104, i64 16
  %115 = getelementptr inbounds nuw i8, ptr %104, i64 24
  %116 = getelementptr inbounds nuw i8, ptr %104, i64 1680
  %117 = load <2 x i64>, ptr %107, align 8
  store double %43, ptr %104, align 8
  store double %43, ptr %113, align 8
  store double %43, ptr %114, align 8
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(1656) %115, i8 0, i64 1656, i1 false)
  store <2 x i64> %117, ptr %116, align 8
  %118 = getelementptr inbounds nuw i8, ptr %104, i64 1696
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %118, i8 0, i64 40, i1 false)
  %119 = getelementptr inbounds nuw i8, ptr %104, i64 1736
  store i64 -1, ptr %119, align 8
  %120 = getelementptr inbounds nuw i8, ptr %104, i64 1744
  store i32 0, ptr %120, align 8
  %121 = getelementptr inbounds nuw i8, ptr %104, i64 1748
  store i32 %1, ptr %121, align 4
  %122 = getelementptr inbounds nuw i8, ptr %104, i64 1752
  store i32 %110, ptr %122, align 8
  %123 = getelementptr inbounds nuw i8, ptr %104, i64 1756
  store i32 %112, ptr %123, align 4
  %124 = getelementptr inbounds nuw i8, ptr %104, i64 1760
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(28) %124, i8 0, i64 28, i1 false)
  %125 = getelementptr inbounds nuw i8, ptr %104, i64 1788
  store i32 -1, ptr %125, align 4
  %126 = getelementptr inbounds nuw i8, ptr %104, i64 1792
  store i64 0, ptr %126, align 8
  %127 = shl i64 %111, 32
  %128 = ashr exact i64 %127, 32
  %129 = load i64, ptr %10, align 8
  %130 = mul nsw i64 %129, %6
  %131 = add nsw i64 %130, %128
  %132 = srem i64 %131, 4
  %133 = trunc nsw i64 %132 to i32
  store i32 %133, ptr %124, align 8
  %134 = load i64, ptr %15, align 8
  %135 = add nsw i64 %134, -1
  %136 = mul nsw i64 %135, %12
  %137 = add nsw i64 %136, %98
  %138 = getelementptr inbounds nuw i8, ptr %104, i64 1728
  store i64 %137, ptr %138, align 8
  %139 = trunc i64 %99 to i32
  %140 = load i64, ptr %76, align 8
  %141 = add nsw i64 %140, 1
  store i64 %141, ptr %76, align 8
  %142 = load ptr, ptr %74, align 8
  %143 = shl i64 %99, 32
  %144 = ashr exact i64 %143, 32
  %145 = getelementptr inbounds %struct.Warp, ptr %142, i64 %144
  %146 = load ptr, ptr %77, align 8
  %147 = getelementptr inbounds nuw i8, ptr %145, i64 1752
  %148 = load i32, ptr %147, align 8
  %149 = shl nsw i32 %148, 2
  %150 = getelementptr inbounds nuw i8, ptr %145, i64 1760
  %151 = load i32, ptr %150, align 8
  %152 = add nsw i32 %149, %151
  %153 = sext i32 %152 to i64
  %154 = getelementptr inbounds double, ptr %146, i64 %153
  %155 = load double, ptr %154, align 8
  %156 = getelementptr inbounds nuw i8, ptr %145, i64 8
  %157 = load double, ptr %156, align 8
  %158 = fadd double %157, 1.000000e+00
  %159 = fcmp oeq double %158, %155
  %160 = fcmp oeq double %43, %155
  %161 = and i1 %160, %159
  br i1 %161, label %166, label %162

162:                                              ; preds = %97
  %163 = getelementptr inbounds nuw i8, ptr %145, i64 1728
  %164 = load i64, ptr %163, align 8
  %165 = sub nsw i64 0, %164
  br label %166

166:                                              ; preds = %162, %97
  %167 = phi i64 [ %165, %162 ], [ -9223372036854775808, %97 ]
  %168 = icmp eq i64 %140, 0
  br i1 %168, label %186, label %169

169:                                              ; preds = %166, %183
  %170 = phi i64 [ %173, %183 ], [ %140, %166 ]
  %171 = load ptr, ptr %78, align 8
  %172 = add nsw i64 %170, -1
  %173 = sdiv i64 %172, 2
  %174 = getelementptr inbounds %struct.Entry, ptr %171, i64 %173
  %175 = load double, ptr %174, align 8
  %176 = fcmp olt double %43, %175
  br i1 %176, label %183, label %177

177:                                              ; preds = %169
  %178 = fcmp oeq double %43, %175
  br i1 %178, label %179, label %186

179:                                              ; preds = %177
  %180 = getelementptr inbounds nuw i8, ptr %174, i64 8
  %181 = load i64, ptr %180, align 8
  %182 = icmp slt i64 %167, %181
  br i1 %182, label %183, label %186

183:                                              ; preds = %179, %169
  %184 = getelementptr inbounds %struct.Entry, ptr %171, i64 %170
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %184, ptr noundef nonnull align 8 dereferenceable(24) %174, i64 24, i1 false)
  %185 = icmp ult i64 %170, 3
  br i1 %185, label %186, label %169

186:                                              ; preds = %177, %179, %183, %166
  %187 = phi i64 [ 0, %166 ], [ %170, %179 ], [ %173, %183 ], [ %170, %177 ]
  %188 = load ptr, ptr %78, align 8
  %189 = getelementptr inbounds %struct.Entry, ptr %188, i64 %187
  store double %43, ptr %189, align 8
  %190 = getelementptr inbounds nuw i8, ptr %189, i64 8
  store i64 %167, ptr %190, align 8
  %191 = getelementptr inbounds nuw i8, ptr %189, i64 16
  store i32 %139, ptr %191, align 8
  %192 = getelementptr inbounds nuw i8, ptr %189, i64 20
  store i32 0, ptr %192, align 4
  %193 = add nuw nsw i64 %98, 1
  %194 = icmp eq i64 %193, %12
  br i1 %194, label %96, label %97
}

declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

define internal fastcc void @wakes(ptr nocapture noundef %0, ptr noundef initializes((1780, 1784)) %1, double noundef %2) unnamed_addr #0 {
  %4 = load double, ptr %1, align 8
  %5 = fcmp ogt double %4, %2
  %6 = select i1 %5, double %4, double %2
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 1768
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %9 = load double, ptr %8, align 8
  %10 = fsub double %6, %9
  %11 = fcmp ogt double %10, 0.000000e+00
  br i1 %11, label %12, label %25

12:                                               ; preds = %3
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 1772
  %14 = load i32, ptr %7, align 8
  %15 = load i32, ptr %13, align 4
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 5888
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
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 3608
  %29 = load ptr, ptr %28, align 8
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 1748
  %31 = load i32, ptr %30, align 4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds %struct.Slot, ptr %29, i64 %32, i32 13
  %34 = load i32, ptr %33, align 4
  %35 = icmp eq i32 %34, 0
  %36 = fcmp ugt double %6, %26
  %37 = and i1 %36, %35
  br i1 %37, label %38, label %67

38:                                               ; preds = %25
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 5808
  %40 = load i64, ptr %39, align 8
  %41 = icmp eq i64 %40, 0
  br i1 %41, label %67, label %42

42:                                               ; preds = %38
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 5816
  %44 = load i64, ptr %43, align 8
  %45 = add nsw i64 %44, 1
  store i64 %45, ptr %43, align 8
  %46 = icmp slt i64 %44, %40
  br i1 %46, label %47, label %67

47:                                               ; preds = %42
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 5800
  %49 = load ptr, ptr %48, align 8
  %50 = getelementptr inbounds %struct.Span, ptr %49, i64 %44
  %51 = getelementptr inbounds nuw i8, ptr %1, i64 1736
  %52 = load i64, ptr %51, align 8
  %53 = getelementptr inbounds nuw i8, ptr %1, i64 1752
  %54 = load i32, ptr %53, align 8
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %56 = load i64, ptr %55, align 8
  %57 = getelementptr inbounds nuw i8, ptr %1, i64 1756
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
  %68 = getelementptr inbounds nuw i8, ptr %1, i64 1780
  store i32 0, ptr %68, align 4
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 3600
  %70 = load ptr, ptr %69, align 8
  %71 = ptrtoint ptr %1 to i64
  %72 = ptrtoint ptr %70 to i64
  %73 = sub i64 %71, %72
  %74 = sdiv exact i64 %73, 1800
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 5824
  %76 = load i64, ptr %75, align 8
  %77 = add nsw i64 %76, 1
  store i64 %77, ptr %75, align 8
  %78 = shl i64 %74, 32
  %79 = ashr exact i64 %78, 32
  %80 = getelementptr inbounds %struct.Warp, ptr %70, i64 %79
  %81 = getelementptr inbounds nuw i8, ptr %0, i64 3656
  %82 = load ptr, ptr %81, align 8
  %83 = getelementptr inbounds nuw i8, ptr %80, i64 1752
  %84 = load i32, ptr %83, align 8
  %85 = shl nsw i32 %84, 2
  %86 = getelementptr inbounds nuw i8, ptr %80, i64 1760
  %87 = load i32, ptr %86, align 8
  %88 = add nsw i32 %85, %87
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds double, ptr %82, i64 %89
  %91 = load double, ptr %90, align 8
  %92 = getelementptr inbounds nuw i8, ptr %80, i64 8
  %93 = load double, ptr %92, align 8
  %94 = fadd double %93, 1.000000e+00
  %95 = fcmp oeq double %94, %91
  %96 = fcmp oeq double %6, %91
  %97 = and i1 %96, %95
  br i1 %97, label %102, label %98

98:                                               ; preds = %67
  %99 = getelementptr inbounds nuw i8, ptr %80, i64 1728
  %100 = load i64, ptr %99, align 8
  %101 = sub nsw i64 0, %100
  br label %102

102:                                              ; preds = %98, %67
  %103 = phi i64 [ %101, %98 ], [ -9223372036854775808, %67 ]
  %104 = icmp eq i64 %76, 0
  br i1 %104, label %124, label %105

105:                                              ; preds = %102
  %106 = getelementptr inbounds nuw i8, ptr %0, i64 3640
  br label %107

107:                                              ; preds = %121, %105
  %108 = phi i64 [ %76, %105 ], [ %111, %121 ]
  %109 = load ptr, ptr %106, align 8
  %110 = add nsw i64 %108, -1
  %111 = sdiv i64 %110, 2
  %112 = getelementptr inbounds %struct.Entry, ptr %109, i64 %111
  %113 = load double, ptr %112, align 8
  %114 = fcmp olt double %6, %113
  br i1 %114, label %121, label %115

115:                                              ; preds = %107
  %116 = fcmp oeq double %6, %113
  br i1 %116, label %117, label %124

117:                                              ; preds = %115
  %118 = getelementptr inbounds nuw i8, ptr %112, i64 8
  %119 = load i64, ptr %118, align 8
  %120 = icmp slt i64 %103, %119
  br i1 %120, label %121, label %124

121:                                              ; preds = %117, %107
  %122 = getelementptr inbounds %struct.Entry, ptr %109, i64 %108
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %122, ptr noundef nonnull align 8 dereferenceable(24) %112, i64 24, i1 false)
  %123 = icmp ult i64 %108, 3
  br i1 %123, label %124, label %107

124:                                              ; preds = %115, %117, %121, %102
  %125 = phi i64 [ 0, %102 ], [ %108, %117 ], [ %111, %121 ], [ %108, %115 ]
  %126 = trunc i64 %74 to i32
  %127 = getelementptr inbounds nuw i8, ptr %0, i64 3640
  %128 = load ptr, ptr %127, align 8
  %129 = getelementptr inbounds %struct.Entry, ptr %128, i64 %125
  store double %6, ptr %129, align 8
  %130 = getelementptr inbounds nuw i8, ptr %129, i64 8
  store i64 %103, ptr %130, align 8
  %131 = getelementptr inbounds nuw i8, ptr %129, i64 16
  store i32 %126, ptr %131, align 8
  %132 = getelementptr inbounds nuw i8, ptr %129, i64 20
  store i32 0, ptr %132, align 4
  ret void
}

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #2

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

define internal fastcc void @until(ptr nocapture noundef %0, ptr nocapture noundef %1, double noundef %2, i32 noundef range(i32 7, 14) %3, i32 noundef %4) unnamed_addr #4 {
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
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 5888
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
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 3608
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds nuw i8, ptr %1, i64 1748
  %30 = load i32, ptr %29, align 4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds %struct.Slot, ptr %28, i64 %31, i32 13
  %33 = load i32, ptr %32, align 4
  %34 = icmp eq i32 %33, 0
  %35 = fcmp ugt double %2, %26
  %36 = and i1 %35, %34
  br i1 %36, label %37, label %67

37:                                               ; preds = %24
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 5808
  %39 = load i64, ptr %38, align 8
  %40 = icmp eq i64 %39, 0
  br i1 %40, label %67, label %41

41:                                               ; preds = %37
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 5816
  %43 = load i64, ptr %42, align 8
  %44 = add nsw i64 %43, 1
  store i64 %44, ptr %42, align 8
  %45 = icmp slt i64 %43, %39
  br i1 %45, label %46, label %67

46:                                               ; preds = %41
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 5800
  %48 = load ptr, ptr %47, align 8
  %49 = getelementptr inbounds %struct.Span, ptr %48, i64 %43
  %50 = getelementptr inbounds nuw i8, ptr %1, i64 1736
  %51 = load i64, ptr %50, align 8
  %52 = getelementptr inbounds nuw i8, ptr %1, i64 1752
  %53 = load i32, ptr %52, align 8
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %55 = load i64, ptr %54, align 8
  %56 = getelementptr inbounds nuw i8, ptr %1, i64 1756
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

define internal fastcc noundef zeroext i1 @event(ptr noundef %0, ptr noundef initializes((1736, 1744)) %1, ptr nocapture noundef nonnull readonly %2, double noundef %3, i32 noundef %4) unnamed_addr #0 {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 3608
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 1748
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
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 1736
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
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 3632
  %29 = load ptr, ptr %28, align 8
  %30 = getelementptr inbounds double, ptr %29, i64 %27
  %31 = load double, ptr %30, align 8
  %32 = fcmp ogt double %31, %3
  %33 = select i1 %32, double %31, double %3
  store double %33, ptr %30, align 8
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 3616
  %35 = load ptr, ptr %34, align 8
  %36 = getelementptr inbounds i32, ptr %35, i64 %27
  %37 = load i32, ptr %36, align 4
  %38 = add nsw i32 %37, -1
  store i32 %38, ptr %36, align 4
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %40, label %1204

40:                                               ; preds = %23
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 3624
  %42 = load ptr, ptr %41, align 8
  %43 = getelementptr inbounds i32, ptr %42, i64 %27
  %44 = load ptr, ptr %28, align 8
  %45 = getelementptr inbounds double, ptr %44, i64 %27
  %46 = load double, ptr %45, align 8
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 416
  %48 = load double, ptr %47, align 8
  %49 = fadd double %46, %48
  %50 = load i32, ptr %43, align 4
  %51 = icmp sgt i32 %50, -1
  br i1 %51, label %52, label %62

52:                                               ; preds = %40
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 3600
  br label %54

54:                                               ; preds = %54, %52
  %55 = phi i32 [ %50, %52 ], [ %60, %54 ]
  %56 = load ptr, ptr %53, align 8
  %57 = zext nneg i32 %55 to i64
  %58 = getelementptr inbounds nuw %struct.Warp, ptr %56, i64 %57
  %59 = getelementptr inbounds nuw i8, ptr %58, i64 1764
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
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 3632
  %76 = load ptr, ptr %75, align 8
  %77 = getelementptr inbounds double, ptr %76, i64 %74
  %78 = load double, ptr %77, align 8
  %79 = fcmp ogt double %78, %70
  %80 = select i1 %79, double %78, double %70
  store double %80, ptr %77, align 8
  %81 = getelementptr inbounds nuw i8, ptr %0, i64 3616
  %82 = load ptr, ptr %81, align 8
  %83 = getelementptr inbounds i32, ptr %82, i64 %74
  %84 = load i32, ptr %83, align 4
  %85 = add nsw i32 %84, -1
  store i32 %85, ptr %83, align 4
  %86 = icmp eq i32 %85, 0
  br i1 %86, label %87, label %1204

87:                                               ; preds = %66
  %88 = getelementptr inbounds nuw i8, ptr %0, i64 3624
  %89 = load ptr, ptr %88, align 8
  %90 = getelementptr inbounds i32, ptr %89, i64 %74
  %91 = load ptr, ptr %75, align 8
  %92 = getelementptr inbounds double, ptr %91, i64 %74
  %93 = load double, ptr %92, align 8
  %94 = getelementptr inbounds nuw i8, ptr %0, i64 416
  %95 = load double, ptr %94, align 8
  %96 = fadd double %93, %95
  %97 = load i32, ptr %90, align 4
  %98 = icmp sgt i32 %97, -1
  br i1 %98, label %99, label %109

99:                                               ; preds = %87
  %100 = getelementptr inbounds nuw i8, ptr %0, i64 3600
  br label %101

101:                                              ; preds = %101, %99
  %102 = phi i32 [ %97, %99 ], [ %107, %101 ]
  %103 = load ptr, ptr %100, align 8
  %104 = zext nneg i32 %102 to i64
  %105 = getelementptr inbounds nuw %struct.Warp, ptr %103, i64 %104
  %106 = getelementptr inbounds nuw i8, ptr %105, i64 1764
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
  %118 = getelementptr inbounds nuw i8, ptr %0, i64 3616
  %119 = load ptr, ptr %118, align 8
  %120 = getelementptr inbounds i32, ptr %119, i64 %117
  %121 = load i32, ptr %120, align 4
  %122 = icmp sgt i32 %121, 0
  br i1 %122, label %123, label %139

123:                                              ; preds = %113
  %124 = getelementptr inbounds nuw i8, ptr %0, i64 3624
  %125 = load ptr, ptr %124, align 8
  %126 = getelementptr inbounds i32, ptr %125, i64 %117
  %127 = getelementptr inbounds nuw i8, ptr %1, i64 1768
  store i32 8, ptr %127, align 8
  %128 = getelementptr inbounds nuw i8, ptr %1, i64 1772
  store i32 %4, ptr %128, align 4
  %129 = load i32, ptr %126, align 4
  %130 = getelementptr inbounds nuw i8, ptr %1, i64 1764
  store i32 %129, ptr %130, align 4
  %131 = getelementptr inbounds nuw i8, ptr %1, i64 1780
  store i32 1, ptr %131, align 4
  %132 = getelementptr inbounds nuw i8, ptr %0, i64 3600
  %133 = load ptr, ptr %132, align 8
  %134 = ptrtoint ptr %1 to i64
  %135 = ptrtoint ptr %133 to i64
  %136 = sub i64 %134, %135
  %137 = sdiv exact i64 %136, 1800
  %138 = trunc i64 %137 to i32
  store i32 %138, ptr %126, align 4
  br label %1204

139:                                              ; preds = %113
  %140 = getelementptr inbounds nuw i8, ptr %0, i64 3632
  %141 = load ptr, ptr %140, align 8
  %142 = getelementptr inbounds double, ptr %141, i64 %117
  %143 = load double, ptr %142, align 8
  %144 = getelementptr inbounds nuw i8, ptr %0, i64 416
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
  %152 = getelementptr inbounds nuw i8, ptr %1, i64 1788
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
  %161 = getelementptr inbounds nuw i8, ptr %0, i64 400
  %162 = load double, ptr %161, align 8
  %163 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %164 = load i64, ptr %163, align 8
  %165 = sitofp i64 %164 to double
  %166 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %167 = load double, ptr %166, align 8
  %168 = fdiv double %165, %167
  %169 = fcmp ogt double %162, %168
  %170 = select i1 %169, double %162, double %168
  %171 = getelementptr inbounds nuw i8, ptr %0, i64 3672
  %172 = load ptr, ptr %171, align 8
  %173 = getelementptr inbounds nuw i8, ptr %1, i64 1752
  %174 = load i32, ptr %173, align 8
  %175 = shl nsw i32 %174, 2
  %176 = sext i32 %175 to i64
  %177 = mul nsw i64 %176, 112
  %178 = getelementptr i8, ptr %172, i64 %177
  %179 = getelementptr i8, ptr %178, i64 72
  %180 = load double, ptr %179, align 8
  %181 = fcmp ogt double %3, %180
  %182 = select i1 %181, double %3, double %180
  %183 = getelementptr inbounds nuw i8, ptr %0, i64 456
  %184 = load double, ptr %183, align 8
  %185 = fdiv double %182, %184
  %186 = fptosi double %185 to i64
  %187 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %188 = load i64, ptr %187, align 8
  %189 = icmp sgt i64 %188, %186
  %190 = add nsw i64 %188, -1
  %191 = select i1 %189, i64 %186, i64 %190
  %192 = getelementptr inbounds nuw i8, ptr %0, i64 5896
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
  %247 = getelementptr inbounds nuw i8, ptr %1, i64 1788
  store i32 %246, ptr %247, align 4
  %248 = fcmp ogt double %244, %199
  %249 = select i1 %248, double %244, double %199
  %250 = getelementptr inbounds nuw i8, ptr %0, i64 392
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
  %260 = getelementptr inbounds %struct.Slot, ptr %259, i64 %257, i32 13
  %261 = load i32, ptr %260, align 4
  %262 = icmp eq i32 %261, 0
  %263 = fcmp ugt double %258, %3
  %264 = and i1 %263, %262
  br i1 %264, label %265, label %294

265:                                              ; preds = %256
  %266 = getelementptr inbounds nuw i8, ptr %0, i64 5808
  %267 = load i64, ptr %266, align 8
  %268 = icmp eq i64 %267, 0
  br i1 %268, label %294, label %269

269:                                              ; preds = %265
  %270 = getelementptr inbounds nuw i8, ptr %0, i64 5816
  %271 = load i64, ptr %270, align 8
  %272 = add nsw i64 %271, 1
  store i64 %272, ptr %270, align 8
  %273 = icmp slt i64 %271, %267
  br i1 %273, label %274, label %294

274:                                              ; preds = %269
  %275 = getelementptr inbounds nuw i8, ptr %0, i64 5800
  %276 = load ptr, ptr %275, align 8
  %277 = getelementptr inbounds %struct.Span, ptr %276, i64 %271
  %278 = load i64, ptr %18, align 8
  %279 = getelementptr inbounds nuw i8, ptr %1, i64 1752
  %280 = load i32, ptr %279, align 8
  %281 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %282 = load i64, ptr %281, align 8
  %283 = getelementptr inbounds nuw i8, ptr %1, i64 1756
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
  %304 = getelementptr inbounds nuw i8, ptr %0, i64 3632
  %305 = load ptr, ptr %304, align 8
  %306 = getelementptr inbounds double, ptr %305, i64 %303
  %307 = load double, ptr %306, align 8
  %308 = fcmp ogt double %307, %258
  %309 = select i1 %308, double %307, double %258
  store double %309, ptr %306, align 8
  %310 = getelementptr inbounds nuw i8, ptr %0, i64 3616
  %311 = load ptr, ptr %310, align 8
  %312 = getelementptr inbounds i32, ptr %311, i64 %303
  %313 = load i32, ptr %312, align 4
  %314 = add nsw i32 %313, -1
  store i32 %314, ptr %312, align 4
  %315 = icmp eq i32 %314, 0
  br i1 %315, label %316, label %1204

316:                                              ; preds = %297
  %317 = getelementptr inbounds nuw i8, ptr %0, i64 3624
  %318 = load ptr, ptr %317, align 8
  %319 = getelementptr inbounds i32, ptr %318, i64 %303
  %320 = load ptr, ptr %304, align 8
  %321 = getelementptr inbounds double, ptr %320, i64 %303
  %322 = load double, ptr %321, align 8
  %323 = getelementptr inbounds nuw i8, ptr %0, i64 416
  %324 = load double, ptr %323, align 8
  %325 = fadd double %322, %324
  %326 = load i32, ptr %319, align 4
  %327 = icmp sgt i32 %326, -1
  br i1 %327, label %328, label %338

328:                                              ; preds = %316
  %329 = getelementptr inbounds nuw i8, ptr %0, i64 3600
  br label %330

330:                                              ; preds = %330, %328
  %331 = phi i32 [ %326, %328 ], [ %336, %330 ]
  %332 = load ptr, ptr %329, align 8
  %333 = zext nneg i32 %331 to i64
  %334 = getelementptr inbounds nuw %struct.Warp, ptr %332, i64 %333
  %335 = getelementptr inbounds nuw i8, ptr %334, i64 1764
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
  %347 = select i1 %346, i64 656, i64 1168
  %348 = getelementptr inbounds nuw i8, ptr %1, i64 %347
  %349 = select i1 %346, i64 32, i64 40
  %350 = getelementptr inbounds nuw i8, ptr %1, i64 %349
  %351 = load double, ptr %350, align 8
  %352 = fcmp ogt double %351, %3
  %353 = select i1 %352, double %351, double %3
  %354 = select i1 %346, i64 1712, i64 1720
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
  %364 = getelementptr inbounds %struct.Slot, ptr %363, i64 %10, i32 13
  %365 = load i32, ptr %364, align 4
  %366 = icmp eq i32 %365, 0
  %367 = fcmp ugt double %351, %3
  %368 = and i1 %367, %366
  br i1 %368, label %369, label %1204

369:                                              ; preds = %362
  %370 = getelementptr inbounds nuw i8, ptr %0, i64 5808
  %371 = load i64, ptr %370, align 8
  %372 = icmp eq i64 %371, 0
  br i1 %372, label %1204, label %373

373:                                              ; preds = %369
  %374 = getelementptr inbounds nuw i8, ptr %0, i64 5816
  %375 = load i64, ptr %374, align 8
  %376 = add nsw i64 %375, 1
  store i64 %376, ptr %374, align 8
  %377 = icmp slt i64 %375, %371
  br i1 %377, label %378, label %1204

378:                                              ; preds = %373
  %379 = getelementptr inbounds nuw i8, ptr %0, i64 5800
  %380 = load ptr, ptr %379, align 8
  %381 = getelementptr inbounds %struct.Span, ptr %380, i64 %375
  %382 = load i64, ptr %18, align 8
  %383 = getelementptr inbounds nuw i8, ptr %1, i64 1752
  %384 = load i32, ptr %383, align 8
  %385 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %386 = load i64, ptr %385, align 8
  %387 = getelementptr inbounds nuw i8, ptr %1, i64 1756
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
  %401 = select i1 %400, i64 1712, i64 1720
  %402 = getelementptr inbounds nuw i8, ptr %1, i64 %401
  %403 = load i64, ptr %402, align 8
  %404 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %405 = load i64, ptr %404, align 8
  %406 = sub nsw i64 %403, %405
  %407 = icmp sgt i64 %406, 0
  br i1 %407, label %408, label %1204

408:                                              ; preds = %398
  %409 = select i1 %400, i64 656, i64 1168
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
  %424 = getelementptr inbounds nuw i8, ptr %0, i64 5888
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
  %440 = getelementptr inbounds %struct.Slot, ptr %439, i64 %436, i32 13
  %441 = load i32, ptr %440, align 4
  %442 = icmp eq i32 %441, 0
  %443 = fcmp ugt double %414, %438
  %444 = and i1 %443, %442
  br i1 %444, label %445, label %474

445:                                              ; preds = %435
  %446 = getelementptr inbounds nuw i8, ptr %0, i64 5808
  %447 = load i64, ptr %446, align 8
  %448 = icmp eq i64 %447, 0
  br i1 %448, label %474, label %449

449:                                              ; preds = %445
  %450 = getelementptr inbounds nuw i8, ptr %0, i64 5816
  %451 = load i64, ptr %450, align 8
  %452 = add nsw i64 %451, 1
  store i64 %452, ptr %450, align 8
  %453 = icmp slt i64 %451, %447
  br i1 %453, label %454, label %474

454:                                              ; preds = %449
  %455 = getelementptr inbounds nuw i8, ptr %0, i64 5800
  %456 = load ptr, ptr %455, align 8
  %457 = getelementptr inbounds %struct.Span, ptr %456, i64 %451
  %458 = load i64, ptr %18, align 8
  %459 = getelementptr inbounds nuw i8, ptr %1, i64 1752
  %460 = load i32, ptr %459, align 8
  %461 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %462 = load i64, ptr %461, align 8
  %463 = getelementptr inbounds nuw i8, ptr %1, i64 1756
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
  %483 = getelementptr inbounds nuw i8, ptr %11, i64 2208
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
  %496 = getelementptr inbounds nuw i8, ptr %11, i64 3232
  %497 = load i64, ptr %2, align 8
  %498 = getelementptr inbounds [256 x i32], ptr %496, i64 0, i64 %497
  %499 = getelementptr inbounds nuw i8, ptr %1, i64 1768
  store i32 9, ptr %499, align 8
  %500 = getelementptr inbounds nuw i8, ptr %1, i64 1772
  store i32 %4, ptr %500, align 4
  %501 = load i32, ptr %498, align 4
  %502 = getelementptr inbounds nuw i8, ptr %1, i64 1764
  store i32 %501, ptr %502, align 4
  %503 = getelementptr inbounds nuw i8, ptr %1, i64 1780
  store i32 1, ptr %503, align 4
  %504 = getelementptr inbounds nuw i8, ptr %0, i64 3600
  %505 = load ptr, ptr %504, align 8
  %506 = ptrtoint ptr %1 to i64
  %507 = ptrtoint ptr %505 to i64
  %508 = sub i64 %506, %507
  %509 = sdiv exact i64 %508, 1800
  %510 = trunc i64 %509 to i32
  store i32 %510, ptr %498, align 4
  br label %1204

511:                                              ; preds = %476
  %512 = load i64, ptr %2, align 8
  %513 = getelementptr inbounds [256 x double], ptr %477, i64 0, i64 %512
  %514 = load double, ptr %513, align 8
  %515 = getelementptr inbounds nuw i8, ptr %0, i64 424
  %516 = load double, ptr %515, align 8
  %517 = fadd double %514, %516
  %518 = getelementptr inbounds [256 x i32], ptr %483, i64 0, i64 %512
  store i32 0, ptr %518, align 4
  %519 = load i64, ptr %2, align 8
  %520 = getelementptr inbounds [256 x double], ptr %477, i64 0, i64 %519
  store double 0.000000e+00, ptr %520, align 8
  %521 = getelementptr inbounds nuw i8, ptr %11, i64 3232
  %522 = load i64, ptr %2, align 8
  %523 = getelementptr inbounds [256 x i32], ptr %521, i64 0, i64 %522
  %524 = load i32, ptr %523, align 4
  %525 = icmp sgt i32 %524, -1
  br i1 %525, label %526, label %536

526:                                              ; preds = %511
  %527 = getelementptr inbounds nuw i8, ptr %0, i64 3600
  br label %528

528:                                              ; preds = %528, %526
  %529 = phi i32 [ %524, %526 ], [ %534, %528 ]
  %530 = load ptr, ptr %527, align 8
  %531 = zext nneg i32 %529 to i64
  %532 = getelementptr inbounds nuw %struct.Warp, ptr %530, i64 %531
  %533 = getelementptr inbounds nuw i8, ptr %532, i64 1764
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
  %549 = getelementptr inbounds nuw i8, ptr %0, i64 5888
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
  %564 = getelementptr inbounds %struct.Slot, ptr %561, i64 %563, i32 13
  %565 = load i32, ptr %564, align 4
  %566 = icmp eq i32 %565, 0
  %567 = fcmp ugt double %517, %560
  %568 = and i1 %567, %566
  br i1 %568, label %569, label %598

569:                                              ; preds = %558
  %570 = getelementptr inbounds nuw i8, ptr %0, i64 5808
  %571 = load i64, ptr %570, align 8
  %572 = icmp eq i64 %571, 0
  br i1 %572, label %598, label %573

573:                                              ; preds = %569
  %574 = getelementptr inbounds nuw i8, ptr %0, i64 5816
  %575 = load i64, ptr %574, align 8
  %576 = add nsw i64 %575, 1
  store i64 %576, ptr %574, align 8
  %577 = icmp slt i64 %575, %571
  br i1 %577, label %578, label %598

578:                                              ; preds = %573
  %579 = getelementptr inbounds nuw i8, ptr %0, i64 5800
  %580 = load ptr, ptr %579, align 8
  %581 = getelementptr inbounds %struct.Span, ptr %580, i64 %575
  %582 = load i64, ptr %18, align 8
  %583 = getelementptr inbounds nuw i8, ptr %1, i64 1752
  %584 = load i32, ptr %583, align 8
  %585 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %586 = load i64, ptr %585, align 8
  %587 = getelementptr inbounds nuw i8, ptr %1, i64 1756
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
  %608 = getelementptr inbounds nuw i8, ptr %1, i64 1760
  %609 = load i32, ptr %608, align 8
  %610 = sext i32 %609 to i64
  %611 = getelementptr inbounds nuw i8, ptr %0, i64 3672
  %612 = load ptr, ptr %611, align 8
  %613 = getelementptr inbounds nuw i8, ptr %1, i64 1752
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
  %624 = getelementptr inbounds nuw i8, ptr %0, i64 456
  %625 = load double, ptr %624, align 8
  %626 = fdiv double %623, %625
  %627 = fptosi double %626 to i64
  %628 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %629 = load i64, ptr %628, align 8
  %630 = icmp sgt i64 %629, %627
  %631 = add nsw i64 %629, -1
  %632 = select i1 %630, i64 %627, i64 %631
  %633 = getelementptr inbounds nuw i8, ptr %0, i64 5896
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
  %649 = getelementptr inbounds %struct.Slot, ptr %646, i64 %648, i32 13
  %650 = load i32, ptr %649, align 4
  %651 = icmp eq i32 %650, 0
  %652 = fcmp ugt double %640, %645
  %653 = and i1 %652, %651
  br i1 %653, label %654, label %1204

654:                                              ; preds = %604
  %655 = getelementptr inbounds nuw i8, ptr %0, i64 5808
  %656 = load i64, ptr %655, align 8
  %657 = icmp eq i64 %656, 0
  br i1 %657, label %1204, label %658

658:                                              ; preds = %654
  %659 = getelementptr inbounds nuw i8, ptr %0, i64 5816
  %660 = load i64, ptr %659, align 8
  %661 = add nsw i64 %660, 1
  store i64 %661, ptr %659, align 8
  %662 = icmp slt i64 %660, %656
  br i1 %662, label %663, label %1204

663:                                              ; preds = %658
  %664 = getelementptr inbounds nuw i8, ptr %0, i64 5800
  %665 = load ptr, ptr %664, align 8
  %666 = getelementptr inbounds %struct.Span, ptr %665, i64 %660
  %667 = load i64, ptr %18, align 8
  %668 = load i32, ptr %613, align 8
  %669 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %670 = load i64, ptr %669, align 8
  %671 = getelementptr inbounds nuw i8, ptr %1, i64 1756
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
  %683 = getelementptr inbounds nuw i8, ptr %1, i64 1752
  %684 = load i32, ptr %683, align 8
  %685 = sext i32 %684 to i64
  %686 = getelementptr inbounds [16 x double], ptr %11, i64 0, i64 %685
  %687 = load double, ptr %686, align 8
  %688 = fcmp ogt double %3, %687
  %689 = select i1 %688, double %3, double %687
  %690 = load i64, ptr %2, align 8
  %691 = sitofp i64 %690 to double
  %692 = fmul double %691, 6.250000e-02
  %693 = getelementptr inbounds nuw i8, ptr %0, i64 3672
  %694 = load ptr, ptr %693, align 8
  %695 = shl nsw i32 %684, 2
  %696 = sext i32 %695 to i64
  %697 = mul nsw i64 %696, 112
  %698 = getelementptr i8, ptr %694, i64 %697
  %699 = getelementptr i8, ptr %698, i64 96
  %700 = load double, ptr %699, align 8
  %701 = fcmp ogt double %689, %700
  %702 = select i1 %701, double %689, double %700
  %703 = getelementptr inbounds nuw i8, ptr %0, i64 456
  %704 = load double, ptr %703, align 8
  %705 = fdiv double %702, %704
  %706 = fptosi double %705 to i64
  %707 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %708 = load i64, ptr %707, align 8
  %709 = icmp sgt i64 %708, %706
  %710 = add nsw i64 %708, -1
  %711 = select i1 %709, i64 %706, i64 %710
  %712 = getelementptr inbounds nuw i8, ptr %0, i64 5896
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
  %748 = getelementptr inbounds %struct.Slot, ptr %745, i64 %747, i32 13
  %749 = load i32, ptr %748, align 4
  %750 = icmp eq i32 %749, 0
  %751 = fcmp ugt double %719, %744
  %752 = and i1 %751, %750
  br i1 %752, label %753, label %1204

753:                                              ; preds = %737
  %754 = getelementptr inbounds nuw i8, ptr %0, i64 5808
  %755 = load i64, ptr %754, align 8
  %756 = icmp eq i64 %755, 0
  br i1 %756, label %1204, label %757

757:                                              ; preds = %753
  %758 = getelementptr inbounds nuw i8, ptr %0, i64 5816
  %759 = load i64, ptr %758, align 8
  %760 = add nsw i64 %759, 1
  store i64 %760, ptr %758, align 8
  %761 = icmp slt i64 %759, %755
  br i1 %761, label %762, label %1204

762:                                              ; preds = %757
  %763 = getelementptr inbounds nuw i8, ptr %0, i64 5800
  %764 = load ptr, ptr %763, align 8
  %765 = getelementptr inbounds %struct.Span, ptr %764, i64 %759
  %766 = load i64, ptr %18, align 8
  %767 = load i32, ptr %683, align 8
  %768 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %769 = load i64, ptr %768, align 8
  %770 = getelementptr inbounds nuw i8, ptr %1, i64 1756
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
  %786 = getelementptr inbounds nuw i8, ptr %0, i64 432
  %787 = load double, ptr %786, align 8
  %788 = fadd double %787, %785
  %789 = getelementptr inbounds nuw i8, ptr %1, i64 144
  %790 = getelementptr inbounds nuw i8, ptr %1, i64 1704
  %791 = load i64, ptr %790, align 8
  %792 = add nsw i64 %791, 1
  store i64 %792, ptr %790, align 8
  %793 = srem i64 %791, 64
  %794 = getelementptr inbounds [64 x double], ptr %789, i64 0, i64 %793
  store double %788, ptr %794, align 8
  br label %1204

795:                                              ; preds = %16
  %796 = getelementptr inbounds nuw i8, ptr %1, i64 1704
  %797 = load i64, ptr %796, align 8
  %798 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %799 = load i64, ptr %798, align 8
  %800 = sub nsw i64 %797, %799
  %801 = icmp sgt i64 %800, 0
  br i1 %801, label %802, label %1204

802:                                              ; preds = %795
  %803 = getelementptr inbounds nuw i8, ptr %1, i64 144
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
  %817 = getelementptr inbounds nuw i8, ptr %0, i64 5888
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
  %833 = getelementptr inbounds %struct.Slot, ptr %832, i64 %829, i32 13
  %834 = load i32, ptr %833, align 4
  %835 = icmp eq i32 %834, 0
  %836 = fcmp ugt double %807, %831
  %837 = and i1 %836, %835
  br i1 %837, label %838, label %867

838:                                              ; preds = %828
  %839 = getelementptr inbounds nuw i8, ptr %0, i64 5808
  %840 = load i64, ptr %839, align 8
  %841 = icmp eq i64 %840, 0
  br i1 %841, label %867, label %842

842:                                              ; preds = %838
  %843 = getelementptr inbounds nuw i8, ptr %0, i64 5816
  %844 = load i64, ptr %843, align 8
  %845 = add nsw i64 %844, 1
  store i64 %845, ptr %843, align 8
  %846 = icmp slt i64 %844, %840
  br i1 %846, label %847, label %867

847:                                              ; preds = %842
  %848 = getelementptr inbounds nuw i8, ptr %0, i64 5800
  %849 = load ptr, ptr %848, align 8
  %850 = getelementptr inbounds %struct.Span, ptr %849, i64 %844
  %851 = load i64, ptr %18, align 8
  %852 = getelementptr inbounds nuw i8, ptr %1, i64 1752
  %853 = load i32, ptr %852, align 8
  %854 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %855 = load i64, ptr %854, align 8
  %856 = getelementptr inbounds nuw i8, ptr %1, i64 1756
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
  %873 = getelementptr inbounds nuw i8, ptr %1, i64 1752
  %874 = load i32, ptr %873, align 8
  %875 = sext i32 %874 to i64
  %876 = getelementptr inbounds [16 x double], ptr %11, i64 0, i64 %875
  %877 = load double, ptr %876, align 8
  %878 = fcmp ogt double %3, %877
  %879 = select i1 %878, double %3, double %877
  %880 = getelementptr inbounds nuw i8, ptr %0, i64 432
  %881 = load double, ptr %880, align 8
  %882 = fadd double %881, %879
  %883 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %884 = load i64, ptr %883, align 8
  %885 = mul nsw i64 %884, %10
  %886 = add nsw i64 %885, %870
  %887 = getelementptr inbounds nuw i8, ptr %0, i64 3632
  %888 = load ptr, ptr %887, align 8
  %889 = getelementptr inbounds double, ptr %888, i64 %886
  %890 = load double, ptr %889, align 8
  %891 = fcmp ogt double %890, %882
  %892 = select i1 %891, double %890, double %882
  store double %892, ptr %889, align 8
  %893 = getelementptr inbounds nuw i8, ptr %0, i64 3616
  %894 = load ptr, ptr %893, align 8
  %895 = getelementptr inbounds i32, ptr %894, i64 %886
  %896 = load i32, ptr %895, align 4
  %897 = add nsw i32 %896, -1
  store i32 %897, ptr %895, align 4
  %898 = icmp eq i32 %897, 0
  br i1 %898, label %899, label %1204

899:                                              ; preds = %872
  %900 = getelementptr inbounds nuw i8, ptr %0, i64 3624
  %901 = load ptr, ptr %900, align 8
  %902 = getelementptr inbounds i32, ptr %901, i64 %886
  %903 = load ptr, ptr %887, align 8
  %904 = getelementptr inbounds double, ptr %903, i64 %886
  %905 = load double, ptr %904, align 8
  %906 = getelementptr inbounds nuw i8, ptr %0, i64 416
  %907 = load double, ptr %906, align 8
  %908 = fadd double %905, %907
  %909 = load i32, ptr %902, align 4
  %910 = icmp sgt i32 %909, -1
  br i1 %910, label %911, label %921

911:                                              ; preds = %899
  %912 = getelementptr inbounds nuw i8, ptr %0, i64 3600
  br label %913

913:                                              ; preds = %913, %911
  %914 = phi i32 [ %909, %911 ], [ %919, %913 ]
  %915 = load ptr, ptr %912, align 8
  %916 = zext nneg i32 %914 to i64
  %917 = getelementptr inbounds nuw %struct.Warp, ptr %915, i64 %916
  %918 = getelementptr inbounds nuw i8, ptr %917, i64 1764
  %919 = load i32, ptr %918, align 4
  tail call fastcc void @wakes(ptr noundef nonnull %0, ptr noundef %917, double noundef %908) #6
  %920 = icmp sgt i32 %919, -1
  br i1 %920, label %913, label %921

921:                                              ; preds = %913, %899
  store i32 -1, ptr %902, align 4
  br label %1204

922:                                              ; preds = %16
  %923 = getelementptr inbounds nuw i8, ptr %11, i64 4264
  %924 = load i32, ptr %923, align 8
  %925 = getelementptr inbounds nuw i8, ptr %1, i64 1776
  store i32 %924, ptr %925, align 8
  %926 = getelementptr inbounds nuw i8, ptr %11, i64 4256
  %927 = load i32, ptr %926, align 8
  %928 = add nsw i32 %927, 1
  store i32 %928, ptr %926, align 8
  %929 = getelementptr inbounds nuw i8, ptr %11, i64 2176
  %930 = load double, ptr %929, align 8
  %931 = fcmp ogt double %930, %3
  %932 = select i1 %931, double %930, double %3
  store double %932, ptr %929, align 8
  %933 = getelementptr inbounds nuw i8, ptr %11, i64 4268
  %934 = load i32, ptr %933, align 4
  %935 = icmp slt i32 %928, %934
  %936 = icmp eq i32 %934, 0
  %937 = or i1 %935, %936
  br i1 %937, label %1204, label %938

938:                                              ; preds = %922
  store i32 0, ptr %926, align 8
  %939 = add nsw i32 %924, 1
  store i32 %939, ptr %923, align 8
  %940 = getelementptr inbounds nuw i8, ptr %0, i64 424
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
  %953 = getelementptr inbounds nuw i8, ptr %11, i64 4260
  %954 = load i32, ptr %953, align 4
  %955 = icmp sgt i32 %954, -1
  br i1 %955, label %956, label %966

956:                                              ; preds = %949
  %957 = getelementptr inbounds nuw i8, ptr %0, i64 3600
  br label %958

958:                                              ; preds = %958, %956
  %959 = phi i32 [ %954, %956 ], [ %964, %958 ]
  %960 = load ptr, ptr %957, align 8
  %961 = zext nneg i32 %959 to i64
  %962 = getelementptr inbounds nuw %struct.Warp, ptr %960, i64 %961
  %963 = getelementptr inbounds nuw i8, ptr %962, i64 1764
  %964 = load i32, ptr %963, align 4
  tail call fastcc void @wakes(ptr noundef nonnull %0, ptr noundef %962, double noundef %951) #6
  %965 = icmp sgt i32 %964, -1
  br i1 %965, label %958, label %966

966:                                              ; preds = %958, %949
  store i32 -1, ptr %953, align 4
  br label %1204

967:                                              ; preds = %16
  %968 = getelementptr inbounds nuw i8, ptr %11, i64 4264
  %969 = load i32, ptr %968, align 8
  %970 = getelementptr inbounds nuw i8, ptr %1, i64 1776
  %971 = load i32, ptr %970, align 8
  %972 = icmp eq i32 %969, %971
  br i1 %972, label %973, label %987

973:                                              ; preds = %967
  %974 = getelementptr inbounds nuw i8, ptr %11, i64 4260
  %975 = getelementptr inbounds nuw i8, ptr %1, i64 1768
  store i32 10, ptr %975, align 8
  %976 = getelementptr inbounds nuw i8, ptr %1, i64 1772
  store i32 %4, ptr %976, align 4
  %977 = load i32, ptr %974, align 4
  %978 = getelementptr inbounds nuw i8, ptr %1, i64 1764
  store i32 %977, ptr %978, align 4
  %979 = getelementptr inbounds nuw i8, ptr %1, i64 1780
  store i32 1, ptr %979, align 4
  %980 = getelementptr inbounds nuw i8, ptr %0, i64 3600
  %981 = load ptr, ptr %980, align 8
  %982 = ptrtoint ptr %1 to i64
  %983 = ptrtoint ptr %981 to i64
  %984 = sub i64 %982, %983
  %985 = sdiv exact i64 %984, 1800
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
  %999 = getelementptr inbounds nuw i8, ptr %0, i64 5888
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
  %1015 = getelementptr inbounds %struct.Slot, ptr %1014, i64 %1011, i32 13
  %1016 = load i32, ptr %1015, align 4
  %1017 = icmp eq i32 %1016, 0
  %1018 = fcmp ugt double %989, %1013
  %1019 = and i1 %1018, %1017
  br i1 %1019, label %1020, label %1049

1020:                                             ; preds = %1010
  %1021 = getelementptr inbounds nuw i8, ptr %0, i64 5808
  %1022 = load i64, ptr %1021, align 8
  %1023 = icmp eq i64 %1022, 0
  br i1 %1023, label %1049, label %1024

1024:                                             ; preds = %1020
  %1025 = getelementptr inbounds nuw i8, ptr %0, i64 5816
  %1026 = load i64, ptr %1025, align 8
  %1027 = add nsw i64 %1026, 1
  store i64 %1027, ptr %1025, align 8
  %1028 = icmp slt i64 %1026, %1022
  br i1 %1028, label %1029, label %1049

1029:                                             ; preds = %1024
  %1030 = getelementptr inbounds nuw i8, ptr %0, i64 5800
  %1031 = load ptr, ptr %1030, align 8
  %1032 = getelementptr inbounds %struct.Span, ptr %1031, i64 %1026
  %1033 = load i64, ptr %18, align 8
  %1034 = getelementptr inbounds nuw i8, ptr %1, i64 1752
  %1035 = load i32, ptr %1034, align 8
  %1036 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %1037 = load i64, ptr %1036, align 8
  %1038 = getelementptr inbounds nuw i8, ptr %1, i64 1756
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
  %1056 = getelementptr inbounds nuw i8, ptr %1, i64 1752
  %1057 = load i32, ptr %1056, align 8
  %1058 = sext i32 %1057 to i64
  %1059 = getelementptr inbounds [16 x double], ptr %11, i64 0, i64 %1058
  %1060 = load double, ptr %1059, align 8
  %1061 = fcmp ogt double %3, %1060
  %1062 = select i1 %1061, double %3, double %1060
  %1063 = load i64, ptr %2, align 8
  %1064 = sitofp i64 %1063 to double
  %1065 = fmul double %1064, 6.250000e-02
  %1066 = getelementptr inbounds nuw i8, ptr %0, i64 3672
  %1067 = load ptr, ptr %1066, align 8
  %1068 = shl nsw i32 %1057, 2
  %1069 = sext i32 %1068 to i64
  %1070 = mul nsw i64 %1069, 112
  %1071 = getelementptr i8, ptr %1067, i64 %1070
  %1072 = getelementptr i8, ptr %1071, i64 96
  %1073 = load double, ptr %1072, align 8
  %1074 = fcmp ogt double %1062, %1073
  %1075 = select i1 %1074, double %1062, double %1073
  %1076 = getelementptr inbounds nuw i8, ptr %0, i64 456
  %1077 = load double, ptr %1076, align 8
  %1078 = fdiv double %1075, %1077
  %1079 = fptosi double %1078 to i64
  %1080 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %1081 = load i64, ptr %1080, align 8
  %1082 = icmp sgt i64 %1081, %1079
  %1083 = add nsw i64 %1081, -1
  %1084 = select i1 %1082, i64 %1079, i64 %1083
  %1085 = getelementptr inbounds nuw i8, ptr %0, i64 5896
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
  %1102 = getelementptr inbounds nuw i8, ptr %1, i64 1760
  %1103 = load i32, ptr %1102, align 8
  %1104 = sext i32 %1103 to i64
  %1105 = getelementptr inbounds nuw i8, ptr %0, i64 3672
  %1106 = load ptr, ptr %1105, align 8
  %1107 = getelementptr inbounds nuw i8, ptr %1, i64 1752
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
  %1118 = getelementptr inbounds nuw i8, ptr %0, i64 456
  %1119 = load double, ptr %1118, align 8
  %1120 = fdiv double %1117, %1119
  %1121 = fptosi double %1120 to i64
  %1122 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %1123 = load i64, ptr %1122, align 8
  %1124 = icmp sgt i64 %1123, %1121
  %1125 = add nsw i64 %1123, -1
  %1126 = select i1 %1124, i64 %1121, i64 %1125
  %1127 = getelementptr inbounds nuw i8, ptr %0, i64 5896
  %1128 = load ptr, ptr %1127, align 8
  %1129 = mul i64 %1126, 112
  %1130 = getelementptr i8, ptr %1128, i64 %1129
  %1131 = getelementptr i8, ptr %1130, i64 40
  %1132 = load double, ptr %1131, align 8
  %1133 = fadd double %1101, %1132
  store double %1133, ptr %1131, align 8
  %1134 = fadd double %1101, %1117
  store double %1134, ptr %1114, align 8
  %1135 = getelementptr inbounds nuw i8, ptr %0, i64 440
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
  %1152 = getelementptr inbounds nuw i8, ptr %0, i64 5888
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
  %1168 = getelementptr inbounds %struct.Slot, ptr %1167, i64 %1164, i32 13
  %1169 = load i32, ptr %1168, align 4
  %1170 = icmp eq i32 %1169, 0
  %1171 = fcmp ugt double %1142, %1166
  %1172 = and i1 %1171, %1170
  br i1 %1172, label %1173, label %1202

1173:                                             ; preds = %1163
  %1174 = getelementptr inbounds nuw i8, ptr %0, i64 5808
  %1175 = load i64, ptr %1174, align 8
  %1176 = icmp eq i64 %1175, 0
  br i1 %1176, label %1202, label %1177

1177:                                             ; preds = %1173
  %1178 = getelementptr inbounds nuw i8, ptr %0, i64 5816
  %1179 = load i64, ptr %1178, align 8
  %1180 = add nsw i64 %1179, 1
  store i64 %1180, ptr %1178, align 8
  %1181 = icmp slt i64 %1179, %1175
  br i1 %1181, label %1182, label %1202

1182:                                             ; preds = %1177
  %1183 = getelementptr inbounds nuw i8, ptr %0, i64 5800
  %1184 = load ptr, ptr %1183, align 8
  %1185 = getelementptr inbounds %struct.Span, ptr %1184, i64 %1179
  %1186 = load i64, ptr %18, align 8
  %1187 = getelementptr inbounds nuw i8, ptr %1, i64 1752
  %1188 = load i32, ptr %1187, align 8
  %1189 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %1190 = load i64, ptr %1189, align 8
  %1191 = getelementptr inbounds nuw i8, ptr %1, i64 1756
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

define internal fastcc double @access(ptr noundef %0, ptr nocapture noundef %1, ptr nocapture noundef nonnull readonly %2, double noundef %3, ptr nocapture noundef nonnull writeonly initializes((0, 8)) %4) unnamed_addr #0 {
  %6 = alloca [64 x i8], align 16
  %7 = alloca [64 x ptr], align 16
  %8 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %9 = load i32, ptr %8, align 8
  %10 = sitofp i32 %9 to double
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 384
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
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 376
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
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 3672
  %51 = load ptr, ptr %50, align 8
  %52 = getelementptr inbounds nuw i8, ptr %1, i64 1752
  %53 = load i32, ptr %52, align 8
  %54 = shl nsw i32 %53, 2
  %55 = sext i32 %54 to i64
  %56 = mul nsw i64 %55, 112
  %57 = getelementptr i8, ptr %51, i64 %56
  %58 = getelementptr i8, ptr %57, i64 64
  %59 = load double, ptr %58, align 8
  %60 = fcmp ogt double %3, %59
  %61 = select i1 %60, double %3, double %59
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 456
  %63 = load double, ptr %62, align 8
  %64 = fdiv double %61, %63
  %65 = fptosi double %64 to i64
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %67 = load i64, ptr %66, align 8
  %68 = icmp sgt i64 %67, %65
  %69 = add nsw i64 %67, -1
  %70 = select i1 %68, i64 %65, i64 %69
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 5896
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
  br i1 %95, label %96, label %381

96:                                               ; preds = %93
  %97 = load double, ptr %79, align 8
  %98 = fadd double %90, %97
  br label %381

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
  %105 = getelementptr inbounds nuw i8, ptr %0, i64 3608
  %106 = load ptr, ptr %105, align 8
  %107 = getelementptr inbounds nuw i8, ptr %1, i64 1748
  %108 = load i32, ptr %107, align 4
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds %struct.Slot, ptr %106, i64 %109, i32 13
  %111 = load i32, ptr %110, align 4
  %112 = mul i32 %111, 238516657
  %113 = icmp sgt i64 %91, 0
  br i1 %113, label %114, label %250

114:                                              ; preds = %101
  %115 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %116 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %117 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %118 = getelementptr inbounds nuw i8, ptr %0, i64 3648
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
  %235 = getelementptr inbounds %struct.Slot, ptr %232, i64 %234, i32 13
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
  br label %364

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
  %282 = getelementptr inbounds nuw i8, ptr %0, i64 344
  %283 = load double, ptr %282, align 8
  %284 = fdiv double %263, %283
  %285 = sitofp i64 %265 to double
  %286 = fmul double %284, %285
  %287 = fcmp olt double %286, %281
  %288 = fmul double %283, %281
  %289 = fdiv double %288, %285
  %290 = select i1 %287, double %263, double %289
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
  %315 = getelementptr inbounds nuw i8, ptr %0, i64 528
  %316 = zext i8 %308 to i64
  %317 = getelementptr inbounds nuw [64 x double], ptr %315, i64 0, i64 %316
  %318 = load double, ptr %317, align 8
  %319 = fmul double %318, %314
  %320 = fcmp ogt double %319, 0.000000e+00
  br i1 %320, label %321, label %333

321:                                              ; preds = %304
  %322 = getelementptr inbounds nuw i8, ptr %0, i64 3728
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
  %357 = load i32, ptr %15, align 4
  %358 = icmp eq i32 %357, 1
  br i1 %358, label %359, label %367

359:                                              ; preds = %338
  %360 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %361 = load double, ptr %360, align 8
  %362 = fcmp ogt double %361, %78
  %363 = select i1 %362, double %361, double %78
  store double %363, ptr %360, align 8
  br label %364

364:                                              ; preds = %250, %359
  %365 = phi double [ %339, %359 ], [ %254, %250 ]
  %366 = load i32, ptr %15, align 4
  br label %367

367:                                              ; preds = %364, %338
  %368 = phi i32 [ %366, %364 ], [ %357, %338 ]
  %369 = phi double [ %365, %364 ], [ %339, %338 ]
  %370 = icmp eq i32 %368, 3
  br i1 %370, label %371, label %380

371:                                              ; preds = %367
  %372 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %373 = load double, ptr %372, align 8
  %374 = fcmp ogt double %373, %369
  %375 = select i1 %374, double %373, double %369
  store double %375, ptr %372, align 8
  %376 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %377 = load double, ptr %376, align 8
  %378 = fcmp ogt double %377, %369
  %379 = select i1 %378, double %377, double %369
  store double %379, ptr %376, align 8
  br label %380

380:                                              ; preds = %371, %367
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %6) #7
  br label %381

381:                                              ; preds = %96, %93, %380
  %382 = phi double [ %369, %380 ], [ %98, %96 ], [ %90, %93 ]
  ret double %382
}

define internal fastcc double @beyond(ptr noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3, i64 noundef %4, double noundef %5, double noundef %6, i1 noundef zeroext %7, double noundef %8) unnamed_addr #0 {
  %10 = icmp sgt i64 %3, 0
  br i1 %10, label %11, label %18

11:                                               ; preds = %9
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 5288
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 1040
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 4240
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 1552
  %16 = xor i1 %7, true
  %17 = zext i1 %16 to i64
  br label %108

18:                                               ; preds = %130, %9
  %19 = phi i64 [ %4, %9 ], [ %131, %130 ]
  %20 = phi double [ 0.000000e+00, %9 ], [ %132, %130 ]
  %21 = shl nsw i64 %3, 5
  %22 = sitofp i64 %21 to double
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %24 = fdiv double %22, %6
  %25 = sitofp i64 %19 to double
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 368
  %27 = load double, ptr %26, align 8
  %28 = fmul double %27, %25
  %29 = fcmp ogt double %24, %28
  %30 = select i1 %29, double %24, double %28
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 3672
  %32 = load ptr, ptr %31, align 8
  %33 = getelementptr inbounds nuw i8, ptr %1, i64 1752
  %34 = load i32, ptr %33, align 8
  %35 = shl nsw i32 %34, 2
  %36 = sext i32 %35 to i64
  %37 = mul nsw i64 %36, 112
  %38 = getelementptr i8, ptr %32, i64 %37
  %39 = getelementptr i8, ptr %38, i64 80
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 3608
  %41 = load ptr, ptr %40, align 8
  %42 = getelementptr inbounds nuw i8, ptr %1, i64 1748
  %43 = load i32, ptr %42, align 4
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds %struct.Slot, ptr %41, i64 %44, i32 13
  %46 = load i32, ptr %45, align 4
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %49 = load i64, ptr %48, align 8
  %50 = icmp sgt i64 %49, %47
  br i1 %50, label %51, label %72

51:                                               ; preds = %18
  %52 = load double, ptr %39, align 8
  %53 = fcmp ogt double %5, %52
  %54 = select i1 %53, double %5, double %52
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 456
  %56 = load double, ptr %55, align 8
  %57 = fdiv double %54, %56
  %58 = fptosi double %57 to i64
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %60 = load i64, ptr %59, align 8
  %61 = icmp sgt i64 %60, %58
  %62 = add nsw i64 %60, -1
  %63 = select i1 %61, i64 %58, i64 %62
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 5896
  %65 = load ptr, ptr %64, align 8
  %66 = mul i64 %63, 112
  %67 = getelementptr i8, ptr %65, i64 %66
  %68 = getelementptr i8, ptr %67, i64 80
  %69 = load double, ptr %68, align 8
  %70 = fadd double %30, %69
  store double %70, ptr %68, align 8
  %71 = fadd double %30, %54
  br label %96

72:                                               ; preds = %18
  %73 = load double, ptr %23, align 8
  %74 = fdiv double %22, %73
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 456
  %76 = load double, ptr %75, align 8
  %77 = fdiv double %5, %76
  %78 = fptosi double %77 to i64
  %79 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %80 = load i64, ptr %79, align 8
  %81 = icmp sgt i64 %80, %78
  %82 = add nsw i64 %80, -1
  %83 = select i1 %81, i64 %78, i64 %82
  %84 = getelementptr inbounds nuw i8, ptr %0, i64 5896
  %85 = load ptr, ptr %84, align 8
  %86 = mul i64 %83, 112
  %87 = getelementptr i8, ptr %85, i64 %86
  %88 = getelementptr i8, ptr %87, i64 80
  %89 = load double, ptr %88, align 8
  %90 = fadd double %30, %89
  store double %90, ptr %88, align 8
  %91 = load double, ptr %39, align 8
  %92 = fadd double %30, %91
  %93 = fadd double %5, %74
  %94 = fcmp ogt double %92, %93
  %95 = select i1 %94, double %92, double %93
  br label %96

96:                                               ; preds = %51, %72
  %97 = phi double [ %71, %51 ], [ %92, %72 ]
  %98 = phi double [ %71, %51 ], [ %95, %72 ]
  store double %97, ptr %39, align 8
  %99 = getelementptr inbounds nuw i8, ptr %0, i64 5904
  %100 = load double, ptr %99, align 8
  %101 = fadd double %100, %22
  store double %101, ptr %99, align 8
  %102 = load ptr, ptr %40, align 8
  %103 = load i32, ptr %42, align 4
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds %struct.Slot, ptr %102, i64 %104
  %106 = icmp eq i64 %3, 0
  %107 = or i1 %106, %7
  br i1 %107, label %157, label %135

108:                                              ; preds = %11, %130
  %109 = phi double [ 0.000000e+00, %11 ], [ %132, %130 ]
  %110 = phi i64 [ %4, %11 ], [ %131, %130 ]
  %111 = phi i64 [ 0, %11 ], [ %133, %130 ]
  %112 = getelementptr inbounds nuw i8, ptr %2, i64 %111
  %113 = load i8, ptr %112, align 1
  %114 = zext i8 %113 to i64
  %115 = getelementptr inbounds nuw [64 x double], ptr %12, i64 0, i64 %114
  %116 = load double, ptr %115, align 8
  %117 = fadd double %116, 1.000000e+00
  store double %117, ptr %115, align 8
  %118 = getelementptr inbounds nuw [64 x double], ptr %13, i64 0, i64 %114
  %119 = load double, ptr %118, align 8
  %120 = getelementptr inbounds nuw [64 x double], ptr %14, i64 0, i64 %114
  %121 = load double, ptr %120, align 8
  %122 = fadd double %119, %121
  store double %122, ptr %120, align 8
  %123 = getelementptr inbounds nuw [64 x double], ptr %15, i64 0, i64 %114
  %124 = load double, ptr %123, align 8
  %125 = fcmp ult double %122, %124
  br i1 %125, label %130, label %126

126:                                              ; preds = %108
  %127 = fsub double %122, %124
  store double %127, ptr %120, align 8
  %128 = fadd double %109, %124
  %129 = add nsw i64 %110, %17
  br label %130

130:                                              ; preds = %126, %108
  %131 = phi i64 [ %129, %126 ], [ %110, %108 ]
  %132 = phi double [ %128, %126 ], [ %109, %108 ]
  %133 = add nuw nsw i64 %111, 1
  %134 = icmp eq i64 %133, %3
  br i1 %134, label %18, label %108

135:                                              ; preds = %96
  %136 = load i8, ptr %2, align 1
  %137 = getelementptr inbounds nuw i8, ptr %105, i64 4276
  %138 = load i32, ptr %137, align 4
  %139 = sext i32 %138 to i64
  %140 = load i64, ptr %48, align 8
  %141 = icmp sgt i64 %140, %139
  %142 = getelementptr inbounds nuw i8, ptr %0, i64 2064
  %143 = zext i8 %136 to i64
  %144 = getelementptr inbounds nuw [64 x double], ptr %142, i64 0, i64 %143
  %145 = getelementptr inbounds nuw i8, ptr %0, i64 2576
  %146 = getelementptr inbounds nuw [64 x double], ptr %145, i64 0, i64 %143
  %147 = select i1 %141, ptr %144, ptr %146
  %148 = load double, ptr %147, align 8
  %149 = getelementptr inbounds nuw i8, ptr %0, i64 4752
  %150 = getelementptr inbounds nuw [64 x double], ptr %149, i64 0, i64 %143
  %151 = load double, ptr %150, align 8
  %152 = fadd double %148, %151
  %153 = fcmp uge double %152, 1.000000e+00
  %154 = fadd double %152, -1.000000e+00
  %155 = select i1 %153, double %154, double %152
  store double %155, ptr %150, align 8
  %156 = fcmp une double %20, 0.000000e+00
  br i1 %156, label %161, label %292

157:                                              ; preds = %96
  %158 = fcmp une double %20, 0.000000e+00
  br i1 %158, label %159, label %373

159:                                              ; preds = %157
  %160 = load i64, ptr %48, align 8
  br label %161

161:                                              ; preds = %159, %135
  %162 = phi i64 [ %160, %159 ], [ %140, %135 ]
  %163 = fmul double %20, 3.200000e+01
  %164 = getelementptr inbounds nuw i8, ptr %0, i64 5912
  %165 = load double, ptr %164, align 8
  %166 = fadd double %163, %165
  store double %166, ptr %164, align 8
  %167 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %168 = load double, ptr %167, align 8
  %169 = fdiv double %163, %168
  %170 = load ptr, ptr %31, align 8
  %171 = load i32, ptr %33, align 8
  %172 = shl nsw i32 %171, 2
  %173 = sext i32 %172 to i64
  %174 = mul nsw i64 %173, 112
  %175 = getelementptr i8, ptr %170, i64 %174
  %176 = getelementptr i8, ptr %175, i64 88
  %177 = load i32, ptr %42, align 4
  %178 = sext i32 %177 to i64
  %179 = getelementptr inbounds %struct.Slot, ptr %102, i64 %178, i32 13
  %180 = load i32, ptr %179, align 4
  %181 = sext i32 %180 to i64
  %182 = icmp sgt i64 %162, %181
  br i1 %182, label %183, label %204

183:                                              ; preds = %161
  %184 = load double, ptr %176, align 8
  %185 = fcmp ogt double %5, %184
  %186 = select i1 %185, double %5, double %184
  %187 = getelementptr inbounds nuw i8, ptr %0, i64 456
  %188 = load double, ptr %187, align 8
  %189 = fdiv double %186, %188
  %190 = fptosi double %189 to i64
  %191 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %192 = load i64, ptr %191, align 8
  %193 = icmp sgt i64 %192, %190
  %194 = add nsw i64 %192, -1
  %195 = select i1 %193, i64 %190, i64 %194
  %196 = getelementptr inbounds nuw i8, ptr %0, i64 5896
  %197 = load ptr, ptr %196, align 8
  %198 = mul i64 %195, 112
  %199 = getelementptr i8, ptr %197, i64 %198
  %200 = getelementptr i8, ptr %199, i64 88
  %201 = load double, ptr %200, align 8
  %202 = fadd double %169, %201
  store double %202, ptr %200, align 8
  %203 = fadd double %169, %186
  br label %228

204:                                              ; preds = %161
  %205 = load double, ptr %23, align 8
  %206 = fdiv double %163, %205
  %207 = getelementptr inbounds nuw i8, ptr %0, i64 456
  %208 = load double, ptr %207, align 8
  %209 = fdiv double %5, %208
  %210 = fptosi double %209 to i64
  %211 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %212 = load i64, ptr %211, align 8
  %213 = icmp sgt i64 %212, %210
  %214 = add nsw i64 %212, -1
  %215 = select i1 %213, i64 %210, i64 %214
  %216 = getelementptr inbounds nuw i8, ptr %0, i64 5896
  %217 = load ptr, ptr %216, align 8
  %218 = mul i64 %215, 112
  %219 = getelementptr i8, ptr %217, i64 %218
  %220 = getelementptr i8, ptr %219, i64 88
  %221 = load double, ptr %220, align 8
  %222 = fadd double %169, %221
  store double %222, ptr %220, align 8
  %223 = load double, ptr %176, align 8
  %224 = fadd double %169, %223
  %225 = fadd double %5, %206
  %226 = fcmp ogt double %224, %225
  %227 = select i1 %226, double %224, double %225
  br label %228

228:                                              ; preds = %183, %204
  %229 = phi double [ %203, %183 ], [ %224, %204 ]
  %230 = phi double [ %203, %183 ], [ %227, %204 ]
  store double %229, ptr %176, align 8
  %231 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %232 = load i64, ptr %231, align 8
  %233 = sitofp i64 %232 to double
  %234 = fdiv double %169, %233
  %235 = getelementptr inbounds nuw i8, ptr %0, i64 3720
  %236 = load double, ptr %235, align 8
  %237 = fsub double %5, %236
  %238 = fcmp ogt double %237, 0.000000e+00
  %239 = select i1 %238, double %237, double 0.000000e+00
  %240 = fdiv double %239, 2.000000e+03
  %241 = fsub double 1.000000e+00, %240
  %242 = fcmp ogt double %241, 0.000000e+00
  %243 = select i1 %242, double %241, double 0.000000e+00
  %244 = getelementptr inbounds nuw i8, ptr %0, i64 480
  %245 = getelementptr inbounds nuw i8, ptr %0, i64 3704
  %246 = load <2 x double>, ptr %244, align 8
  %247 = load <2 x double>, ptr %245, align 8
  %248 = insertelement <2 x double> poison, double %243, i64 0
  %249 = shufflevector <2 x double> %248, <2 x double> poison, <2 x i32> zeroinitializer
  %250 = fmul <2 x double> %247, %249
  store <2 x double> %250, ptr %245, align 8
  %251 = zext i1 %7 to i64
  %252 = getelementptr inbounds nuw [2 x double], ptr %245, i64 0, i64 %251
  %253 = load double, ptr %252, align 8
  %254 = fadd double %234, %253
  store double %254, ptr %252, align 8
  %255 = load <2 x double>, ptr %245, align 8
  %256 = shufflevector <2 x double> %255, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %257 = fadd <2 x double> %255, %256
  %258 = extractelement <2 x double> %257, i64 0
  %259 = fdiv double %258, 2.000000e+03
  %260 = fcmp ogt double %259, 1.000000e+00
  br i1 %260, label %261, label %265

261:                                              ; preds = %228
  %262 = insertelement <2 x double> poison, double %259, i64 0
  %263 = shufflevector <2 x double> %262, <2 x double> poison, <2 x i32> zeroinitializer
  %264 = fdiv <2 x double> %255, %263
  store <2 x double> %264, ptr %245, align 8
  br label %265

265:                                              ; preds = %228, %261
  %266 = fmul <2 x double> %246, %247
  %267 = shufflevector <2 x double> %266, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %268 = fadd <2 x double> %266, %267
  %269 = extractelement <2 x double> %268, i64 0
  %270 = fmul double %8, %269
  %271 = fmul double %270, %243
  %272 = fdiv double %271, 2.000000e+03
  %273 = fcmp ogt double %236, %5
  %274 = select i1 %273, double %236, double %5
  store double %274, ptr %235, align 8
  %275 = fadd double %20, -1.000000e+00
  %276 = fmul double %275, 2.500000e-01
  %277 = fptosi double %276 to i64
  %278 = sitofp i64 %277 to double
  %279 = getelementptr inbounds nuw i8, ptr %0, i64 520
  %280 = load double, ptr %279, align 8
  %281 = fmul double %280, %278
  %282 = fadd double %272, %281
  %283 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %284 = load double, ptr %283, align 8
  %285 = fadd double %98, %284
  %286 = getelementptr inbounds nuw i8, ptr %0, i64 296
  %287 = load double, ptr %286, align 8
  %288 = fadd double %230, %287
  %289 = fadd double %282, %288
  %290 = fcmp ogt double %285, %289
  %291 = select i1 %290, double %285, double %289
  br label %377

292:                                              ; preds = %135
  br i1 %153, label %293, label %373

293:                                              ; preds = %292
  %294 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %295 = load double, ptr %294, align 8
  %296 = fadd double %98, %295
  %297 = load i8, ptr %2, align 1
  %298 = getelementptr inbounds nuw i8, ptr %0, i64 3088
  %299 = zext i8 %297 to i64
  %300 = getelementptr inbounds nuw [64 x double], ptr %298, i64 0, i64 %299
  %301 = load double, ptr %300, align 8
  %302 = getelementptr inbounds nuw i8, ptr %0, i64 3720
  %303 = load double, ptr %302, align 8
  %304 = fsub double %5, %303
  %305 = fcmp ogt double %304, 0.000000e+00
  %306 = select i1 %305, double %304, double 0.000000e+00
  %307 = fdiv double %306, 2.000000e+03
  %308 = fsub double 1.000000e+00, %307
  %309 = fcmp ogt double %308, 0.000000e+00
  %310 = select i1 %309, double %308, double 0.000000e+00
  %311 = getelementptr inbounds nuw i8, ptr %0, i64 480
  %312 = load double, ptr %311, align 8
  %313 = getelementptr inbounds nuw i8, ptr %0, i64 3704
  %314 = load double, ptr %313, align 8
  %315 = getelementptr inbounds nuw i8, ptr %0, i64 488
  %316 = load double, ptr %315, align 8
  %317 = getelementptr inbounds nuw i8, ptr %0, i64 3712
  %318 = load double, ptr %317, align 8
  %319 = fmul double %314, %310
  %320 = insertelement <2 x double> poison, double %319, i64 0
  %321 = insertelement <2 x double> %320, double %318, i64 1
  %322 = insertelement <2 x double> <double 0.000000e+00, double poison>, double %310, i64 1
  %323 = fadd <2 x double> %321, %322
  %324 = fmul <2 x double> %321, %322
  %325 = shufflevector <2 x double> %323, <2 x double> %324, <2 x i32> <i32 0, i32 3>
  %326 = shufflevector <2 x double> %324, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %327 = fadd <2 x double> %326, %325
  %328 = extractelement <2 x double> %327, i64 0
  %329 = fdiv double %328, 2.000000e+03
  %330 = fcmp ogt double %329, 1.000000e+00
  %331 = insertelement <2 x double> poison, double %329, i64 0
  %332 = shufflevector <2 x double> %331, <2 x double> poison, <2 x i32> zeroinitializer
  %333 = fdiv <2 x double> %325, %332
  %334 = select i1 %330, <2 x double> %333, <2 x double> %325
  store <2 x double> %334, ptr %313, align 8
  %335 = fmul double %312, %314
  %336 = fmul double %316, %318
  %337 = fadd double %335, %336
  %338 = fmul double %8, %337
  %339 = fmul double %338, %310
  %340 = fdiv double %339, 2.000000e+03
  %341 = fcmp ogt double %303, %5
  %342 = select i1 %341, double %303, double %5
  store double %342, ptr %302, align 8
  %343 = fadd double %301, %340
  %344 = getelementptr inbounds nuw i8, ptr %105, i64 2200
  %345 = load double, ptr %344, align 8
  %346 = fcmp ult double %5, %345
  br i1 %346, label %347, label %350

347:                                              ; preds = %293
  %348 = getelementptr inbounds nuw i8, ptr %105, i64 2192
  %349 = load double, ptr %348, align 8
  br label %367

350:                                              ; preds = %293
  %351 = fcmp ogt double %345, 0.000000e+00
  %352 = getelementptr inbounds nuw i8, ptr %105, i64 2192
  %353 = load double, ptr %352, align 8
  br i1 %351, label %354, label %360

354:                                              ; preds = %350
  %355 = fsub double %343, %295
  %356 = fsub double %353, %355
  %357 = fcmp ogt double %356, 0.000000e+00
  %358 = select i1 %357, double %356, double 0.000000e+00
  store double %358, ptr %352, align 8
  %359 = load double, ptr %294, align 8
  br label %360

360:                                              ; preds = %354, %350
  %361 = phi double [ %359, %354 ], [ %295, %350 ]
  %362 = phi double [ %358, %354 ], [ %353, %350 ]
  %363 = fsub double %343, %362
  %364 = fcmp ogt double %363, %361
  %365 = select i1 %364, double %363, double %361
  %366 = fadd double %5, %365
  store double %366, ptr %344, align 8
  br label %367

367:                                              ; preds = %347, %360
  %368 = phi double [ %349, %347 ], [ %362, %360 ]
  %369 = fadd double %5, %343
  %370 = fsub double %369, %368
  %371 = fcmp ogt double %296, %370
  %372 = select i1 %371, double %296, double %370
  br label %377

373:                                              ; preds = %157, %292
  %374 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %375 = load double, ptr %374, align 8
  %376 = fadd double %98, %375
  br label %377

377:                                              ; preds = %373, %367, %265
  %378 = phi double [ %291, %265 ], [ %372, %367 ], [ %376, %373 ]
  ret double %378
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

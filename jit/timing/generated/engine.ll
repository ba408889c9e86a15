; LLVM IR of engine.c, made by python -m jit.llvm.generate.

%struct.Entry = type { double, i64, i32, i32 }
%struct.Warp = type { double, double, double, double, double, double, double, double, double, [8 x double], [64 x double], [64 x double], [64 x double], i64, i64, i64, i64, i64, i64, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, [8 x i8] }
%struct.Code = type { i32, i32, i32, i32, i8, i8, i8, i8, i8, i8, i8, i8 }
%struct.Slot = type { [16 x double], [256 x double], double, double, double, double, [256 x i32], [256 x i32], i32, i32, i32, i32, i32, i32 }
%struct.Span = type { double, double, i64, i32, i32, i32, i32 }
%struct.Record = type { i64, i64, i64, i64, i32, i32, i32, i32, i64 }
%struct.Line = type { [4 x double], i32, i32 }

@WAITS = internal unnamed_addr constant [32 x double] [double 1.580000e-02, double 4.810000e-02, double 8.140000e-02, double 1.159000e-01, double 1.516000e-01, double 1.887000e-01, double 2.271000e-01, double 2.671000e-01, double 3.088000e-01, double 3.523000e-01, double 3.978000e-01, double 4.454000e-01, double 4.954000e-01, double 5.481000e-01, double 6.037000e-01, double 6.625000e-01, double 7.251000e-01, double 7.918000e-01, double 0x3FEBA027525460AA, double 9.403000e-01, double 1.023700e+00, double 1.114700e+00, double 1.214900e+00, double 1.326200e+00, double 1.451600e+00, double 1.594900e+00, double 1.762400e+00, double 1.963700e+00, double 2.216400e+00, double 2.556200e+00, double 3.079400e+00, double 4.465700e+00], align 16

define double @run(ptr noundef %0) #0 {
  %2 = alloca double, align 8
  %3 = alloca double, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 4736
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %6 = load i64, ptr %5, align 8
  %7 = icmp sgt i64 %6, 0
  br i1 %7, label %8, label %15

8:                                                ; preds = %1
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 104
  br label %10

10:                                               ; preds = %8, %53
  %11 = phi i64 [ 0, %8 ], [ %55, %53 ]
  %12 = load i64, ptr %4, align 8
  %13 = load i64, ptr %9, align 8
  %14 = icmp slt i64 %12, %13
  br i1 %14, label %53, label %15

15:                                               ; preds = %10, %53, %1
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 4744
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %18 = load i64, ptr %16, align 8
  %19 = load i64, ptr %17, align 8
  %20 = icmp slt i64 %18, %19
  br i1 %20, label %21, label %863

21:                                               ; preds = %15
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 4720
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 2584
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 2544
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 2600
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 2608
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 4792
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 2552
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 4704
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 4712
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 4696
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 4760
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 448
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 4800
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 272
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 4728
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 416
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 304
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 4776
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 4784
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 440
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 4768
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 2568
  br label %62

53:                                               ; preds = %10
  %54 = trunc nuw nsw i64 %11 to i32
  tail call fastcc void @begin(ptr noundef nonnull %0, i32 noundef %54, double noundef 0.000000e+00) #6
  %55 = add nuw nsw i64 %11, 1
  %56 = load i64, ptr %5, align 8
  %57 = icmp sgt i64 %56, %55
  br i1 %57, label %10, label %15

58:                                               ; preds = %853, %837
  %59 = load i64, ptr %16, align 8
  %60 = load i64, ptr %17, align 8
  %61 = icmp slt i64 %59, %60
  br i1 %61, label %62, label %863

62:                                               ; preds = %21, %58
  %63 = phi i64 [ %19, %21 ], [ %60, %58 ]
  %64 = phi i64 [ %18, %21 ], [ %59, %58 ]
  %65 = phi double [ 0.000000e+00, %21 ], [ %795, %58 ]
  %66 = load i64, ptr %22, align 8
  %67 = icmp eq i64 %66, 0
  br i1 %67, label %792, label %68

68:                                               ; preds = %62, %786
  %69 = phi i64 [ %787, %786 ], [ %66, %62 ]
  %70 = phi double [ %131, %786 ], [ %65, %62 ]
  %71 = load ptr, ptr %23, align 8
  %72 = load double, ptr %71, align 8
  %73 = getelementptr inbounds nuw i8, ptr %71, i64 16
  %74 = load i32, ptr %73, align 8
  %75 = add nsw i64 %69, -1
  store i64 %75, ptr %22, align 8
  %76 = getelementptr inbounds %struct.Entry, ptr %71, i64 %75
  %77 = load double, ptr %76, align 8
  %78 = getelementptr inbounds nuw i8, ptr %76, i64 8
  %79 = load <2 x i64>, ptr %78, align 8
  %80 = load i64, ptr %78, align 8
  %81 = icmp sgt i64 %69, 2
  br i1 %81, label %82, label %125

82:                                               ; preds = %68, %117
  %83 = phi i64 [ %121, %117 ], [ %75, %68 ]
  %84 = phi i64 [ %120, %117 ], [ 1, %68 ]
  %85 = phi i64 [ %119, %117 ], [ 0, %68 ]
  %86 = phi i64 [ %107, %117 ], [ 0, %68 ]
  %87 = add nsw i64 %85, 2
  %88 = icmp slt i64 %87, %83
  %89 = load ptr, ptr %23, align 8
  br i1 %88, label %90, label %106

90:                                               ; preds = %82
  %91 = getelementptr inbounds %struct.Entry, ptr %89, i64 %87
  %92 = getelementptr inbounds %struct.Entry, ptr %89, i64 %84
  %93 = load double, ptr %91, align 8
  %94 = load double, ptr %92, align 8
  %95 = fcmp olt double %93, %94
  br i1 %95, label %105, label %96

96:                                               ; preds = %90
  %97 = fcmp oeq double %93, %94
  br i1 %97, label %98, label %106

98:                                               ; preds = %96
  %99 = getelementptr inbounds nuw i8, ptr %91, i64 8
  %100 = load i64, ptr %99, align 8
  %101 = getelementptr inbounds nuw i8, ptr %92, i64 8
  %102 = load i64, ptr %101, align 8
  %103 = icmp slt i64 %100, %102
  %104 = freeze i1 %103
  br i1 %104, label %105, label %106

105:                                              ; preds = %98, %90
  br label %106

106:                                              ; preds = %105, %98, %96, %82
  %107 = phi i64 [ %84, %82 ], [ %87, %105 ], [ %84, %98 ], [ %84, %96 ]
  %108 = getelementptr inbounds %struct.Entry, ptr %89, i64 %107
  %109 = load double, ptr %108, align 8
  %110 = fcmp olt double %109, %77
  br i1 %110, label %117, label %111

111:                                              ; preds = %106
  %112 = fcmp oeq double %109, %77
  br i1 %112, label %113, label %125

113:                                              ; preds = %111
  %114 = getelementptr inbounds nuw i8, ptr %108, i64 8
  %115 = load i64, ptr %114, align 8
  %116 = icmp slt i64 %115, %80
  br i1 %116, label %117, label %125

117:                                              ; preds = %113, %106
  %118 = getelementptr inbounds %struct.Entry, ptr %89, i64 %86
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %118, ptr noundef nonnull align 8 dereferenceable(24) %108, i64 24, i1 false)
  %119 = shl nsw i64 %107, 1
  %120 = or disjoint i64 %119, 1
  %121 = load i64, ptr %22, align 8
  %122 = icmp slt i64 %120, %121
  br i1 %122, label %82, label %123

123:                                              ; preds = %117
  %124 = load ptr, ptr %23, align 8
  br label %125

125:                                              ; preds = %111, %113, %68, %123
  %126 = phi ptr [ %71, %68 ], [ %124, %123 ], [ %89, %113 ], [ %89, %111 ]
  %127 = phi i64 [ 0, %68 ], [ %107, %123 ], [ %86, %113 ], [ %86, %111 ]
  %128 = getelementptr inbounds %struct.Entry, ptr %126, i64 %127
  store double %77, ptr %128, align 8
  %129 = getelementptr inbounds nuw i8, ptr %128, i64 8
  store <2 x i64> %79, ptr %129, align 8
  %130 = fcmp ogt double %70, %72
  %131 = select i1 %130, double %70, double %72
  %132 = load ptr, ptr %24, align 8
  %133 = sext i32 %74 to i64
  %134 = getelementptr inbounds %struct.Warp, ptr %132, i64 %133
  %135 = getelementptr inbounds nuw i8, ptr %134, i64 1672
  %136 = getelementptr inbounds nuw i8, ptr %134, i64 1680
  %137 = load i64, ptr %136, align 8
  %138 = load i64, ptr %135, align 8
  %139 = icmp slt i64 %138, %137
  br i1 %139, label %140, label %194

140:                                              ; preds = %125
  %141 = getelementptr inbounds nuw i8, ptr %134, i64 1728
  %142 = getelementptr inbounds nuw i8, ptr %134, i64 1688
  %143 = getelementptr inbounds nuw i8, ptr %134, i64 72
  %144 = getelementptr inbounds nuw i8, ptr %134, i64 1776
  %145 = getelementptr inbounds nuw i8, ptr %134, i64 1736
  %146 = getelementptr inbounds nuw i8, ptr %134, i64 1744
  %147 = getelementptr inbounds nuw i8, ptr %134, i64 8
  %148 = getelementptr inbounds nuw i8, ptr %134, i64 1720
  %149 = getelementptr inbounds nuw i8, ptr %134, i64 1732
  %150 = getelementptr inbounds nuw i8, ptr %134, i64 1740
  br label %151

151:                                              ; preds = %782, %140
  %152 = phi i64 [ %138, %140 ], [ %783, %782 ]
  %153 = phi i64 [ %137, %140 ], [ %784, %782 ]
  %154 = load i32, ptr %141, align 8
  %155 = sext i32 %154 to i64
  %156 = add nsw i32 %154, 1
  %157 = load ptr, ptr %25, align 8
  %158 = getelementptr inbounds i32, ptr %157, i64 %152
  %159 = load i32, ptr %158, align 4
  %160 = load ptr, ptr %26, align 8
  %161 = zext i32 %159 to i64
  %162 = getelementptr inbounds nuw i64, ptr %160, i64 %161
  %163 = load i64, ptr %162, align 8
  %164 = add nsw i64 %163, %155
  %165 = add i32 %159, 1
  %166 = zext i32 %165 to i64
  %167 = getelementptr inbounds nuw i64, ptr %160, i64 %166
  %168 = load i64, ptr %167, align 8
  %169 = icmp slt i64 %164, %168
  br i1 %169, label %187, label %183

170:                                              ; preds = %183
  %171 = load ptr, ptr %25, align 8
  %172 = getelementptr inbounds i32, ptr %171, i64 %185
  %173 = load i32, ptr %172, align 4
  %174 = load ptr, ptr %26, align 8
  %175 = zext i32 %173 to i64
  %176 = getelementptr inbounds nuw i64, ptr %174, i64 %175
  %177 = load i64, ptr %176, align 8
  %178 = add i32 %173, 1
  %179 = zext i32 %178 to i64
  %180 = getelementptr inbounds nuw i64, ptr %174, i64 %179
  %181 = load i64, ptr %180, align 8
  %182 = icmp slt i64 %177, %181
  br i1 %182, label %187, label %183

183:                                              ; preds = %151, %170
  %184 = phi i64 [ %185, %170 ], [ %152, %151 ]
  %185 = add i64 %184, 1
  store i64 %185, ptr %135, align 8
  store i32 0, ptr %141, align 8
  %186 = icmp eq i64 %185, %153
  br i1 %186, label %194, label %170

187:                                              ; preds = %170, %151
  %188 = phi i64 [ %152, %151 ], [ %185, %170 ]
  %189 = phi i32 [ %156, %151 ], [ 1, %170 ]
  %190 = phi i64 [ %164, %151 ], [ %177, %170 ]
  %191 = load ptr, ptr %0, align 8
  %192 = getelementptr inbounds %struct.Code, ptr %191, i64 %190
  %193 = icmp eq ptr %191, null
  br i1 %193, label %194, label %309

194:                                              ; preds = %782, %187, %183, %125
  %195 = load double, ptr %134, align 8
  %196 = load ptr, ptr %33, align 8
  %197 = getelementptr inbounds nuw i8, ptr %134, i64 1732
  %198 = load i32, ptr %197, align 4
  %199 = sext i32 %198 to i64
  %200 = getelementptr inbounds %struct.Slot, ptr %196, i64 %199
  %201 = getelementptr inbounds nuw i8, ptr %134, i64 1768
  store i32 1, ptr %201, align 8
  %202 = getelementptr inbounds nuw i8, ptr %134, i64 1720
  store i64 -1, ptr %202, align 8
  %203 = getelementptr inbounds nuw i8, ptr %134, i64 16
  %204 = load double, ptr %203, align 8
  %205 = load ptr, ptr %33, align 8
  %206 = getelementptr inbounds %struct.Slot, ptr %205, i64 %199, i32 13
  %207 = load i32, ptr %206, align 4
  %208 = icmp eq i32 %207, 0
  %209 = fcmp ugt double %195, %204
  %210 = and i1 %209, %208
  br i1 %210, label %211, label %236

211:                                              ; preds = %194
  %212 = load i64, ptr %34, align 8
  %213 = icmp eq i64 %212, 0
  br i1 %213, label %236, label %214

214:                                              ; preds = %211
  %215 = load i64, ptr %35, align 8
  %216 = add nsw i64 %215, 1
  store i64 %216, ptr %35, align 8
  %217 = icmp slt i64 %215, %212
  br i1 %217, label %218, label %236

218:                                              ; preds = %214
  %219 = load ptr, ptr %36, align 8
  %220 = getelementptr inbounds %struct.Span, ptr %219, i64 %215
  %221 = load i64, ptr %202, align 8
  %222 = getelementptr inbounds nuw i8, ptr %134, i64 1736
  %223 = load i32, ptr %222, align 8
  %224 = load i64, ptr %37, align 8
  %225 = getelementptr inbounds nuw i8, ptr %134, i64 1740
  %226 = load i32, ptr %225, align 4
  %227 = trunc i64 %224 to i32
  %228 = mul i32 %223, %227
  %229 = add i32 %228, %226
  store double %204, ptr %220, align 8
  %230 = getelementptr inbounds nuw i8, ptr %220, i64 8
  store double %195, ptr %230, align 8
  %231 = getelementptr inbounds nuw i8, ptr %220, i64 16
  store i64 %221, ptr %231, align 8
  %232 = getelementptr inbounds nuw i8, ptr %220, i64 24
  store i32 %229, ptr %232, align 8
  %233 = getelementptr inbounds nuw i8, ptr %220, i64 28
  store i32 0, ptr %233, align 4
  %234 = getelementptr inbounds nuw i8, ptr %220, i64 32
  store i32 0, ptr %234, align 8
  %235 = getelementptr inbounds nuw i8, ptr %220, i64 36
  store i32 0, ptr %235, align 4
  br label %236

236:                                              ; preds = %218, %214, %211, %194
  %237 = getelementptr inbounds nuw i8, ptr %200, i64 4268
  %238 = load i32, ptr %237, align 4
  %239 = add nsw i32 %238, -1
  store i32 %239, ptr %237, align 4
  %240 = getelementptr inbounds nuw i8, ptr %200, i64 4256
  %241 = load i32, ptr %240, align 8
  %242 = icmp slt i32 %241, %239
  %243 = icmp eq i32 %239, 0
  %244 = or i1 %243, %242
  br i1 %244, label %276, label %245

245:                                              ; preds = %236
  store i32 0, ptr %240, align 8
  %246 = getelementptr inbounds nuw i8, ptr %200, i64 4264
  %247 = load i32, ptr %246, align 8
  %248 = add nsw i32 %247, 1
  store i32 %248, ptr %246, align 8
  %249 = getelementptr inbounds nuw i8, ptr %200, i64 2176
  %250 = load double, ptr %249, align 8
  %251 = load double, ptr %44, align 8
  %252 = fadd double %250, %251
  %253 = load i64, ptr %45, align 8
  %254 = icmp sgt i64 %253, 1
  br i1 %254, label %255, label %257

255:                                              ; preds = %245
  %256 = load double, ptr %46, align 8
  br label %257

257:                                              ; preds = %255, %245
  %258 = phi double [ %256, %255 ], [ 0.000000e+00, %245 ]
  %259 = fadd double %252, %258
  %260 = getelementptr inbounds nuw i8, ptr %200, i64 2184
  store double %259, ptr %260, align 8
  %261 = getelementptr inbounds nuw i8, ptr %200, i64 4260
  %262 = load i32, ptr %261, align 4
  %263 = icmp sgt i32 %262, -1
  br i1 %263, label %264, label %274

264:                                              ; preds = %257, %264
  %265 = phi i32 [ %270, %264 ], [ %262, %257 ]
  %266 = load ptr, ptr %24, align 8
  %267 = zext nneg i32 %265 to i64
  %268 = getelementptr inbounds nuw %struct.Warp, ptr %266, i64 %267
  %269 = getelementptr inbounds nuw i8, ptr %268, i64 1748
  %270 = load i32, ptr %269, align 4
  tail call fastcc void @wakes(ptr noundef nonnull %0, ptr noundef %268, double noundef %259) #6
  %271 = icmp sgt i32 %270, -1
  br i1 %271, label %264, label %272

272:                                              ; preds = %264
  %273 = load i32, ptr %237, align 4
  br label %274

274:                                              ; preds = %272, %257
  %275 = phi i32 [ %273, %272 ], [ %239, %257 ]
  store i32 -1, ptr %261, align 4
  br label %276

276:                                              ; preds = %274, %236
  %277 = phi i32 [ %239, %236 ], [ %275, %274 ]
  %278 = icmp eq i32 %277, 0
  br i1 %278, label %279, label %786

279:                                              ; preds = %276
  %280 = load ptr, ptr %47, align 8
  %281 = load i64, ptr %16, align 8
  %282 = add nsw i64 %281, 1
  store i64 %282, ptr %16, align 8
  %283 = getelementptr inbounds double, ptr %280, i64 %281
  store double %195, ptr %283, align 8
  %284 = load double, ptr %203, align 8
  %285 = fsub double %195, %284
  %286 = load ptr, ptr %48, align 8
  %287 = getelementptr inbounds nuw i8, ptr %200, i64 4272
  %288 = load i32, ptr %287, align 8
  %289 = shl nsw i32 %288, 1
  %290 = sext i32 %289 to i64
  %291 = getelementptr inbounds double, ptr %286, i64 %290
  %292 = load double, ptr %291, align 8
  %293 = fadd double %285, %292
  store double %293, ptr %291, align 8
  %294 = load ptr, ptr %48, align 8
  %295 = load i32, ptr %287, align 8
  %296 = shl nsw i32 %295, 1
  %297 = or disjoint i32 %296, 1
  %298 = sext i32 %297 to i64
  %299 = getelementptr inbounds double, ptr %294, i64 %298
  %300 = load double, ptr %299, align 8
  %301 = fadd double %300, 1.000000e+00
  store double %301, ptr %299, align 8
  %302 = load i64, ptr %4, align 8
  %303 = load i64, ptr %17, align 8
  %304 = icmp slt i64 %302, %303
  br i1 %304, label %305, label %786

305:                                              ; preds = %279
  %306 = load i32, ptr %197, align 4
  %307 = load double, ptr %49, align 8
  %308 = fadd double %195, %307
  tail call fastcc void @begin(ptr noundef nonnull %0, i32 noundef %306, double noundef %308) #6
  br label %786

309:                                              ; preds = %187
  %310 = getelementptr inbounds nuw i8, ptr %192, i64 23
  %311 = load i8, ptr %310, align 1
  %312 = icmp eq i8 %311, 0
  br i1 %312, label %360, label %313

313:                                              ; preds = %309
  store i32 %189, ptr %141, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #7
  %314 = getelementptr inbounds nuw i8, ptr %192, i64 4
  br label %315

315:                                              ; preds = %350, %313
  %316 = phi i64 [ %351, %350 ], [ %188, %313 ]
  %317 = load ptr, ptr %27, align 8
  %318 = getelementptr inbounds i64, ptr %317, i64 %316
  %319 = load i64, ptr %318, align 8
  %320 = getelementptr i8, ptr %318, i64 8
  %321 = load i64, ptr %320, align 8
  %322 = load i64, ptr %142, align 8
  %323 = icmp slt i64 %322, %319
  br i1 %323, label %324, label %325

324:                                              ; preds = %315
  store i64 %319, ptr %142, align 8
  br label %325

325:                                              ; preds = %324, %315
  %326 = phi i64 [ %319, %324 ], [ %322, %315 ]
  %327 = icmp slt i64 %326, %321
  br i1 %327, label %328, label %358

328:                                              ; preds = %325, %335
  %329 = phi i64 [ %336, %335 ], [ %326, %325 ]
  %330 = load ptr, ptr %28, align 8
  %331 = getelementptr inbounds %struct.Record, ptr %330, i64 %329, i32 4
  %332 = load i32, ptr %331, align 8
  %333 = load i32, ptr %192, align 4
  %334 = icmp slt i32 %332, %333
  br i1 %334, label %335, label %338

335:                                              ; preds = %328
  %336 = add i64 %329, 1
  store i64 %336, ptr %142, align 8
  %337 = icmp eq i64 %336, %321
  br i1 %337, label %358, label %328

338:                                              ; preds = %328
  %339 = icmp eq i32 %332, %333
  br i1 %339, label %340, label %358

340:                                              ; preds = %338
  %341 = getelementptr inbounds %struct.Record, ptr %330, i64 %329
  %342 = add nsw i64 %329, 1
  store i64 %342, ptr %142, align 8
  %343 = getelementptr inbounds nuw i8, ptr %341, i64 36
  %344 = load i32, ptr %343, align 4
  %345 = icmp sgt i32 %344, 3
  br i1 %345, label %346, label %352

346:                                              ; preds = %340
  %347 = load double, ptr %134, align 8
  %348 = load i32, ptr %314, align 4
  %349 = tail call fastcc zeroext i1 @event(ptr noundef nonnull %0, ptr noundef nonnull %134, ptr noundef %341, double noundef %347, i32 noundef %348) #6
  br i1 %349, label %359, label %350

350:                                              ; preds = %355, %352, %346
  %351 = load i64, ptr %135, align 8
  br label %315

352:                                              ; preds = %340
  %353 = load i8, ptr %310, align 1
  %354 = icmp eq i8 %353, 2
  br i1 %354, label %355, label %350

355:                                              ; preds = %352
  %356 = load double, ptr %134, align 8
  %357 = call fastcc double @access(ptr noundef nonnull %0, ptr noundef nonnull %134, ptr noundef %341, double noundef %356, ptr noundef %3) #6
  br label %350

358:                                              ; preds = %338, %325, %335
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #7
  br label %782

359:                                              ; preds = %346
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #7
  br label %786

360:                                              ; preds = %309
  %361 = load double, ptr %134, align 8
  %362 = getelementptr inbounds nuw i8, ptr %192, i64 16
  %363 = load i8, ptr %362, align 4
  %364 = getelementptr inbounds nuw i8, ptr %192, i64 21
  %365 = load i8, ptr %364, align 1
  %366 = icmp eq i8 %365, 0
  br i1 %366, label %369, label %367

367:                                              ; preds = %360
  %368 = zext i8 %365 to i32
  br label %384

369:                                              ; preds = %397, %360
  %370 = phi i32 [ 1, %360 ], [ %398, %397 ]
  %371 = phi double [ %361, %360 ], [ %399, %397 ]
  %372 = load ptr, ptr %29, align 8
  %373 = load i32, ptr %145, align 8
  %374 = shl nsw i32 %373, 2
  %375 = load i32, ptr %146, align 8
  %376 = add nsw i32 %374, %375
  %377 = sext i32 %376 to i64
  %378 = getelementptr inbounds double, ptr %372, i64 %377
  %379 = load double, ptr %378, align 8
  %380 = fcmp ogt double %371, %379
  %381 = select i1 %380, double %371, double %379
  %382 = icmp eq i8 %363, 0
  %383 = load ptr, ptr %30, align 8
  br i1 %382, label %403, label %413

384:                                              ; preds = %397, %367
  %385 = phi i32 [ %368, %367 ], [ %401, %397 ]
  %386 = phi double [ %361, %367 ], [ %399, %397 ]
  %387 = phi i32 [ 1, %367 ], [ %398, %397 ]
  %388 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %385, i1 true)
  %389 = zext nneg i32 %388 to i64
  %390 = getelementptr inbounds nuw [8 x double], ptr %143, i64 0, i64 %389
  %391 = load double, ptr %390, align 8
  %392 = fcmp ogt double %391, %386
  br i1 %392, label %393, label %397

393:                                              ; preds = %384
  %394 = getelementptr inbounds nuw [8 x i8], ptr %144, i64 0, i64 %389
  %395 = load i8, ptr %394, align 1
  %396 = zext i8 %395 to i32
  br label %397

397:                                              ; preds = %393, %384
  %398 = phi i32 [ %396, %393 ], [ %387, %384 ]
  %399 = phi double [ %391, %393 ], [ %386, %384 ]
  %400 = add nsw i32 %385, -1
  %401 = and i32 %400, %385
  %402 = icmp eq i32 %401, 0
  br i1 %402, label %369, label %384

403:                                              ; preds = %369
  %404 = sext i32 %375 to i64
  %405 = sext i32 %374 to i64
  %406 = add nsw i64 %404, %405
  %407 = mul nsw i64 %406, 112
  %408 = getelementptr i8, ptr %383, i64 %407
  %409 = getelementptr i8, ptr %408, i64 16
  %410 = load double, ptr %409, align 8
  %411 = load double, ptr %408, align 8
  %412 = fcmp olt double %410, %411
  br i1 %412, label %436, label %420

413:                                              ; preds = %369
  %414 = icmp ult i8 %363, 8
  br i1 %414, label %415, label %426

415:                                              ; preds = %413
  %416 = sext i32 %375 to i64
  %417 = sext i32 %374 to i64
  %418 = add nsw i64 %416, %417
  %419 = mul nsw i64 %418, 112
  br label %420

420:                                              ; preds = %415, %403
  %421 = phi i64 [ %419, %415 ], [ %407, %403 ]
  %422 = zext nneg i8 %363 to i64
  %423 = getelementptr i8, ptr %383, i64 %421
  %424 = getelementptr double, ptr %423, i64 %422
  %425 = load double, ptr %424, align 8
  br label %436

426:                                              ; preds = %413
  %427 = sext i32 %374 to i64
  %428 = zext i8 %363 to i64
  %429 = mul nsw i64 %427, 112
  %430 = getelementptr i8, ptr %383, i64 %429
  %431 = getelementptr double, ptr %430, i64 %428
  %432 = load double, ptr %431, align 8
  %433 = icmp eq i8 %363, 8
  br i1 %433, label %434, label %436

434:                                              ; preds = %426
  %435 = load double, ptr %31, align 8
  br label %436

436:                                              ; preds = %434, %426, %420, %403
  %437 = phi i8 [ 8, %434 ], [ %363, %426 ], [ 2, %403 ], [ %363, %420 ]
  %438 = phi i32 [ 7, %434 ], [ 6, %426 ], [ 6, %403 ], [ 6, %420 ]
  %439 = phi double [ %432, %434 ], [ %432, %426 ], [ %410, %403 ], [ %425, %420 ]
  %440 = phi double [ %435, %434 ], [ 0.000000e+00, %426 ], [ 0.000000e+00, %403 ], [ 0.000000e+00, %420 ]
  %441 = fsub double %439, %440
  %442 = fcmp ogt double %441, %381
  %443 = select i1 %442, i32 %438, i32 5
  %444 = select i1 %442, double %441, double %381
  %445 = load i64, ptr %22, align 8
  %446 = icmp eq i64 %445, 0
  br i1 %446, label %475, label %447

447:                                              ; preds = %436
  %448 = load ptr, ptr %23, align 8
  %449 = load double, ptr %448, align 8
  %450 = fcmp olt double %449, %444
  br i1 %450, label %451, label %475

451:                                              ; preds = %447
  %452 = add nsw i64 %445, 1
  store i64 %452, ptr %22, align 8
  %453 = load i64, ptr %43, align 8
  %454 = add nsw i64 %453, 1
  store i64 %454, ptr %43, align 8
  br label %455

455:                                              ; preds = %463, %451
  %456 = phi i64 [ %459, %463 ], [ %445, %451 ]
  %457 = load ptr, ptr %23, align 8
  %458 = add nsw i64 %456, -1
  %459 = sdiv i64 %458, 2
  %460 = getelementptr inbounds %struct.Entry, ptr %457, i64 %459
  %461 = load double, ptr %460, align 8
  %462 = fcmp ogt double %461, %444
  br i1 %462, label %463, label %468

463:                                              ; preds = %455
  %464 = getelementptr inbounds %struct.Entry, ptr %457, i64 %456
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %464, ptr noundef nonnull align 8 dereferenceable(24) %460, i64 24, i1 false)
  %465 = icmp ult i64 %456, 3
  br i1 %465, label %466, label %455

466:                                              ; preds = %463
  %467 = load ptr, ptr %23, align 8
  br label %468

468:                                              ; preds = %455, %466
  %469 = phi ptr [ %467, %466 ], [ %457, %455 ]
  %470 = phi i64 [ %459, %466 ], [ %456, %455 ]
  %471 = getelementptr inbounds %struct.Entry, ptr %469, i64 %470
  store double %444, ptr %471, align 8
  %472 = getelementptr inbounds nuw i8, ptr %471, i64 8
  store i64 %453, ptr %472, align 8
  %473 = getelementptr inbounds nuw i8, ptr %471, i64 16
  store i32 %74, ptr %473, align 8
  %474 = getelementptr inbounds nuw i8, ptr %471, i64 20
  store i32 0, ptr %474, align 4
  br label %786

475:                                              ; preds = %447, %436
  %476 = getelementptr inbounds nuw i8, ptr %192, i64 4
  %477 = load double, ptr %147, align 8
  %478 = fsub double %371, %477
  %479 = fadd double %478, -1.000000e+00
  %480 = fcmp ogt double %479, 0.000000e+00
  br i1 %480, label %481, label %492

481:                                              ; preds = %475
  %482 = load i32, ptr %476, align 4
  %483 = load ptr, ptr %32, align 8
  %484 = mul nsw i32 %482, 14
  %485 = add nsw i32 %484, %370
  %486 = sext i32 %485 to i64
  %487 = getelementptr inbounds double, ptr %483, i64 %486
  %488 = load double, ptr %487, align 8
  %489 = fadd double %479, %488
  store double %489, ptr %487, align 8
  %490 = load double, ptr %147, align 8
  %491 = fsub double %371, %490
  br label %492

492:                                              ; preds = %481, %475
  %493 = phi double [ %478, %475 ], [ %491, %481 ]
  %494 = phi double [ %477, %475 ], [ %490, %481 ]
  store i64 -1, ptr %148, align 8
  %495 = fcmp ogt double %493, 3.200000e+01
  br i1 %495, label %496, label %530

496:                                              ; preds = %492
  %497 = fadd double %494, 1.000000e+00
  %498 = load i32, ptr %476, align 4
  %499 = load ptr, ptr %33, align 8
  %500 = load i32, ptr %149, align 4
  %501 = sext i32 %500 to i64
  %502 = getelementptr inbounds %struct.Slot, ptr %499, i64 %501, i32 13
  %503 = load i32, ptr %502, align 4
  %504 = icmp eq i32 %503, 0
  %505 = fcmp ugt double %371, %497
  %506 = and i1 %505, %504
  br i1 %506, label %507, label %530

507:                                              ; preds = %496
  %508 = load i64, ptr %34, align 8
  %509 = icmp eq i64 %508, 0
  br i1 %509, label %530, label %510

510:                                              ; preds = %507
  %511 = load i64, ptr %35, align 8
  %512 = add nsw i64 %511, 1
  store i64 %512, ptr %35, align 8
  %513 = icmp slt i64 %511, %508
  br i1 %513, label %514, label %530

514:                                              ; preds = %510
  %515 = load ptr, ptr %36, align 8
  %516 = getelementptr inbounds %struct.Span, ptr %515, i64 %511
  %517 = load i64, ptr %148, align 8
  %518 = load i32, ptr %145, align 8
  %519 = load i64, ptr %37, align 8
  %520 = load i32, ptr %150, align 4
  %521 = trunc i64 %519 to i32
  %522 = mul i32 %518, %521
  %523 = add i32 %522, %520
  store double %497, ptr %516, align 8
  %524 = getelementptr inbounds nuw i8, ptr %516, i64 8
  store double %371, ptr %524, align 8
  %525 = getelementptr inbounds nuw i8, ptr %516, i64 16
  store i64 %517, ptr %525, align 8
  %526 = getelementptr inbounds nuw i8, ptr %516, i64 24
  store i32 %523, ptr %526, align 8
  %527 = getelementptr inbounds nuw i8, ptr %516, i64 28
  store i32 1, ptr %527, align 4
  %528 = getelementptr inbounds nuw i8, ptr %516, i64 32
  store i32 %370, ptr %528, align 8
  %529 = getelementptr inbounds nuw i8, ptr %516, i64 36
  store i32 %498, ptr %529, align 4
  br label %530

530:                                              ; preds = %514, %510, %507, %496, %492
  %531 = load double, ptr %147, align 8
  %532 = fadd double %531, 1.000000e+00
  %533 = fcmp ogt double %371, %532
  %534 = select i1 %533, double %371, double %532
  %535 = fsub double %444, %534
  %536 = fcmp ogt double %535, 0.000000e+00
  %537 = load i32, ptr %476, align 4
  br i1 %536, label %538, label %547

538:                                              ; preds = %530
  %539 = load ptr, ptr %32, align 8
  %540 = mul nsw i32 %537, 14
  %541 = add nsw i32 %540, %443
  %542 = sext i32 %541 to i64
  %543 = getelementptr inbounds double, ptr %539, i64 %542
  %544 = load double, ptr %543, align 8
  %545 = fadd double %535, %544
  store double %545, ptr %543, align 8
  %546 = load i32, ptr %476, align 4
  br label %547

547:                                              ; preds = %538, %530
  %548 = phi i32 [ %537, %530 ], [ %546, %538 ]
  %549 = load ptr, ptr %32, align 8
  %550 = mul nsw i32 %548, 14
  %551 = sext i32 %550 to i64
  %552 = getelementptr inbounds double, ptr %549, i64 %551
  %553 = load double, ptr %552, align 8
  %554 = fadd double %553, 1.000000e+00
  store double %554, ptr %552, align 8
  %555 = load i64, ptr %38, align 8
  %556 = add nsw i64 %555, 1
  store i64 %556, ptr %38, align 8
  %557 = load double, ptr %39, align 8
  %558 = fdiv double %444, %557
  %559 = fptosi double %558 to i64
  %560 = load i64, ptr %40, align 8
  %561 = icmp sgt i64 %560, %559
  %562 = add nsw i64 %560, -1
  %563 = select i1 %561, i64 %559, i64 %562
  %564 = load ptr, ptr %41, align 8
  %565 = mul i64 %563, 112
  %566 = getelementptr i8, ptr %564, i64 %565
  %567 = getelementptr i8, ptr %566, i64 104
  %568 = load double, ptr %567, align 8
  %569 = fadd double %568, 1.000000e+00
  store double %569, ptr %567, align 8
  %570 = fadd double %444, 1.000000e+00
  %571 = load ptr, ptr %29, align 8
  %572 = load i32, ptr %145, align 8
  %573 = shl nsw i32 %572, 2
  %574 = load i32, ptr %146, align 8
  %575 = add nsw i32 %573, %574
  %576 = sext i32 %575 to i64
  %577 = getelementptr inbounds double, ptr %571, i64 %576
  store double %570, ptr %577, align 8
  store double %444, ptr %147, align 8
  %578 = getelementptr inbounds nuw i8, ptr %192, i64 18
  %579 = load i8, ptr %578, align 2
  %580 = uitofp i8 %579 to double
  %581 = fcmp olt double %580, 1.000000e+00
  %582 = select i1 %581, double 1.000000e+00, double %580
  %583 = fadd double %444, %582
  store double %583, ptr %134, align 8
  %584 = load i32, ptr %141, align 8
  %585 = add nsw i32 %584, 1
  store i32 %585, ptr %141, align 8
  %586 = getelementptr inbounds nuw i8, ptr %192, i64 12
  %587 = load i32, ptr %586, align 4
  %588 = sitofp i32 %587 to double
  %589 = fadd double %444, %588
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #7
  %590 = fadd double %444, 8.000000e+00
  store double %590, ptr %2, align 8
  %591 = getelementptr inbounds nuw i8, ptr %192, i64 17
  %592 = load i8, ptr %591, align 1
  switch i8 %592, label %700 [
    i8 1, label %593
    i8 2, label %673
  ]

593:                                              ; preds = %547, %629
  %594 = phi double [ %632, %629 ], [ %589, %547 ]
  %595 = phi i1 [ true, %629 ], [ false, %547 ]
  br label %596

596:                                              ; preds = %633, %593
  %597 = phi i1 [ true, %633 ], [ %595, %593 ]
  %598 = load ptr, ptr %27, align 8
  %599 = load i64, ptr %135, align 8
  %600 = getelementptr inbounds i64, ptr %598, i64 %599
  %601 = load i64, ptr %600, align 8
  %602 = getelementptr i8, ptr %600, i64 8
  %603 = load i64, ptr %602, align 8
  %604 = load i64, ptr %142, align 8
  %605 = icmp slt i64 %604, %601
  br i1 %605, label %606, label %607

606:                                              ; preds = %596
  store i64 %601, ptr %142, align 8
  br label %607

607:                                              ; preds = %606, %596
  %608 = phi i64 [ %601, %606 ], [ %604, %596 ]
  %609 = icmp slt i64 %608, %603
  br i1 %609, label %610, label %622

610:                                              ; preds = %607, %617
  %611 = phi i64 [ %618, %617 ], [ %608, %607 ]
  %612 = load ptr, ptr %28, align 8
  %613 = getelementptr inbounds %struct.Record, ptr %612, i64 %611, i32 4
  %614 = load i32, ptr %613, align 8
  %615 = load i32, ptr %192, align 4
  %616 = icmp slt i32 %614, %615
  br i1 %616, label %617, label %620

617:                                              ; preds = %610
  %618 = add i64 %611, 1
  store i64 %618, ptr %142, align 8
  %619 = icmp eq i64 %618, %603
  br i1 %619, label %622, label %610

620:                                              ; preds = %610
  %621 = icmp eq i32 %614, %615
  br i1 %621, label %623, label %622

622:                                              ; preds = %620, %607, %617
  br i1 %597, label %748, label %636

623:                                              ; preds = %620
  %624 = getelementptr inbounds %struct.Record, ptr %612, i64 %611
  %625 = add nsw i64 %611, 1
  store i64 %625, ptr %142, align 8
  %626 = getelementptr inbounds nuw i8, ptr %624, i64 36
  %627 = load i32, ptr %626, align 4
  %628 = icmp slt i32 %627, 4
  br i1 %628, label %629, label %633

629:                                              ; preds = %623
  %630 = call fastcc double @access(ptr noundef nonnull %0, ptr noundef nonnull %134, ptr noundef %624, double noundef %444, ptr noundef %2) #6
  %631 = fcmp ogt double %594, %630
  %632 = select i1 %631, double %594, double %630
  br label %593

633:                                              ; preds = %623
  %634 = load i32, ptr %476, align 4
  %635 = tail call fastcc zeroext i1 @event(ptr noundef nonnull %0, ptr noundef nonnull %134, ptr noundef %624, double noundef %444, i32 noundef %634) #6
  br i1 %635, label %748, label %596

636:                                              ; preds = %622
  %637 = getelementptr inbounds nuw i8, ptr %192, i64 8
  %638 = load i32, ptr %637, align 4
  %639 = icmp eq i32 %638, 0
  br i1 %639, label %748, label %640

640:                                              ; preds = %636
  %641 = icmp ult i8 %437, 8
  br i1 %641, label %642, label %645

642:                                              ; preds = %640
  %643 = load i32, ptr %146, align 8
  %644 = sext i32 %643 to i64
  br label %645

645:                                              ; preds = %642, %640
  %646 = phi i64 [ %644, %642 ], [ 0, %640 ]
  %647 = load ptr, ptr %30, align 8
  %648 = load i32, ptr %145, align 8
  %649 = shl nsw i32 %648, 2
  %650 = sext i32 %649 to i64
  %651 = add nsw i64 %646, %650
  %652 = zext i8 %437 to i64
  %653 = mul nsw i64 %651, 112
  %654 = getelementptr i8, ptr %647, i64 %653
  %655 = getelementptr double, ptr %654, i64 %652
  %656 = load double, ptr %655, align 8
  %657 = fcmp ogt double %444, %656
  %658 = select i1 %657, double %444, double %656
  %659 = load double, ptr %39, align 8
  %660 = fdiv double %658, %659
  %661 = fptosi double %660 to i64
  %662 = load i64, ptr %40, align 8
  %663 = icmp sgt i64 %662, %661
  %664 = add nsw i64 %662, -1
  %665 = select i1 %663, i64 %661, i64 %664
  %666 = load ptr, ptr %41, align 8
  %667 = mul i64 %665, 112
  %668 = getelementptr i8, ptr %666, i64 %667
  %669 = getelementptr double, ptr %668, i64 %652
  %670 = load double, ptr %669, align 8
  %671 = fadd double %670, 1.000000e+00
  store double %671, ptr %669, align 8
  %672 = fadd double %658, 1.000000e+00
  store double %672, ptr %655, align 8
  br label %748

673:                                              ; preds = %547
  %674 = load ptr, ptr %30, align 8
  %675 = load i32, ptr %145, align 8
  %676 = shl nsw i32 %675, 2
  %677 = sext i32 %676 to i64
  %678 = mul nsw i64 %677, 112
  %679 = getelementptr i8, ptr %674, i64 %678
  %680 = getelementptr i8, ptr %679, i64 64
  %681 = load double, ptr %680, align 8
  %682 = fcmp ogt double %444, %681
  %683 = select i1 %682, double %444, double %681
  %684 = load double, ptr %39, align 8
  %685 = fdiv double %683, %684
  %686 = fptosi double %685 to i64
  %687 = load i64, ptr %40, align 8
  %688 = icmp sgt i64 %687, %686
  %689 = add nsw i64 %687, -1
  %690 = select i1 %688, i64 %686, i64 %689
  %691 = load ptr, ptr %41, align 8
  %692 = mul i64 %690, 112
  %693 = getelementptr i8, ptr %691, i64 %692
  %694 = getelementptr i8, ptr %693, i64 64
  %695 = load double, ptr %694, align 8
  %696 = fadd double %695, 4.000000e+00
  store double %696, ptr %694, align 8
  %697 = fadd double %683, 4.000000e+00
  store double %697, ptr %680, align 8
  %698 = load double, ptr %42, align 8
  %699 = fadd double %697, %698
  br label %748

700:                                              ; preds = %547
  %701 = getelementptr inbounds nuw i8, ptr %192, i64 8
  %702 = load i32, ptr %701, align 4
  %703 = icmp eq i32 %702, 0
  br i1 %703, label %748, label %704

704:                                              ; preds = %700
  %705 = sitofp i32 %702 to double
  %706 = fmul double %705, 6.250000e-02
  %707 = icmp ult i8 %437, 8
  br i1 %707, label %708, label %711

708:                                              ; preds = %704
  %709 = load i32, ptr %146, align 8
  %710 = sext i32 %709 to i64
  br label %711

711:                                              ; preds = %708, %704
  %712 = phi i64 [ %710, %708 ], [ 0, %704 ]
  %713 = load ptr, ptr %30, align 8
  %714 = load i32, ptr %145, align 8
  %715 = shl nsw i32 %714, 2
  %716 = sext i32 %715 to i64
  %717 = add nsw i64 %712, %716
  %718 = zext i8 %437 to i64
  %719 = mul nsw i64 %717, 112
  %720 = getelementptr i8, ptr %713, i64 %719
  %721 = getelementptr double, ptr %720, i64 %718
  %722 = load double, ptr %721, align 8
  %723 = fcmp ogt double %444, %722
  %724 = select i1 %723, double %444, double %722
  %725 = load double, ptr %39, align 8
  %726 = fdiv double %724, %725
  %727 = fptosi double %726 to i64
  %728 = load i64, ptr %40, align 8
  %729 = icmp sgt i64 %728, %727
  %730 = add nsw i64 %728, -1
  %731 = select i1 %729, i64 %727, i64 %730
  %732 = load ptr, ptr %41, align 8
  %733 = mul i64 %731, 112
  %734 = getelementptr i8, ptr %732, i64 %733
  %735 = getelementptr double, ptr %734, i64 %718
  %736 = load double, ptr %735, align 8
  %737 = fadd double %706, %736
  store double %737, ptr %735, align 8
  %738 = fadd double %706, %724
  store double %738, ptr %721, align 8
  %739 = load i32, ptr %586, align 4
  %740 = sitofp i32 %739 to double
  %741 = fadd double %738, %740
  %742 = load i32, ptr %701, align 4
  %743 = sitofp i32 %742 to double
  %744 = fmul double %743, 6.250000e-02
  %745 = fsub double %741, %744
  %746 = fcmp ogt double %589, %745
  %747 = select i1 %746, double %589, double %745
  br label %748

748:                                              ; preds = %633, %711, %700, %673, %645, %636, %622
  %749 = phi i1 [ false, %673 ], [ false, %711 ], [ false, %700 ], [ false, %645 ], [ false, %636 ], [ false, %622 ], [ true, %633 ]
  %750 = phi double [ %699, %673 ], [ %747, %711 ], [ %589, %700 ], [ %594, %645 ], [ %594, %636 ], [ %594, %622 ], [ %594, %633 ]
  %751 = getelementptr inbounds nuw i8, ptr %192, i64 19
  %752 = load i8, ptr %751, align 1
  %753 = icmp ult i8 %752, 7
  br i1 %753, label %754, label %765

754:                                              ; preds = %748
  %755 = zext nneg i8 %752 to i64
  %756 = getelementptr inbounds nuw [8 x double], ptr %143, i64 0, i64 %755
  %757 = load double, ptr %756, align 8
  %758 = fcmp ogt double %750, %757
  br i1 %758, label %759, label %765

759:                                              ; preds = %754
  store double %750, ptr %756, align 8
  %760 = getelementptr inbounds nuw i8, ptr %192, i64 22
  %761 = load i8, ptr %760, align 2
  %762 = load i8, ptr %751, align 1
  %763 = zext i8 %762 to i64
  %764 = getelementptr inbounds nuw [8 x i8], ptr %144, i64 0, i64 %763
  store i8 %761, ptr %764, align 1
  br label %765

765:                                              ; preds = %759, %754, %748
  %766 = getelementptr inbounds nuw i8, ptr %192, i64 20
  %767 = load i8, ptr %766, align 4
  %768 = icmp ult i8 %767, 7
  br i1 %768, label %769, label %779

769:                                              ; preds = %765
  %770 = load double, ptr %2, align 8
  %771 = zext nneg i8 %767 to i64
  %772 = getelementptr inbounds nuw [8 x double], ptr %143, i64 0, i64 %771
  %773 = load double, ptr %772, align 8
  %774 = fcmp ogt double %770, %773
  br i1 %774, label %775, label %779

775:                                              ; preds = %769
  store double %770, ptr %772, align 8
  %776 = load i8, ptr %766, align 4
  %777 = zext i8 %776 to i64
  %778 = getelementptr inbounds nuw [8 x i8], ptr %144, i64 0, i64 %777
  store i8 4, ptr %778, align 1
  br label %779

779:                                              ; preds = %775, %769, %765
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #7
  br i1 %749, label %786, label %780

780:                                              ; preds = %779
  %781 = load i64, ptr %135, align 8
  br label %782

782:                                              ; preds = %780, %358
  %783 = phi i64 [ %781, %780 ], [ %316, %358 ]
  %784 = load i64, ptr %136, align 8
  %785 = icmp slt i64 %783, %784
  br i1 %785, label %151, label %194

786:                                              ; preds = %779, %276, %279, %305, %359, %468
  %787 = load i64, ptr %22, align 8
  %788 = icmp eq i64 %787, 0
  br i1 %788, label %789, label %68

789:                                              ; preds = %786
  %790 = load i64, ptr %16, align 8
  %791 = load i64, ptr %17, align 8
  br label %792

792:                                              ; preds = %789, %62
  %793 = phi i64 [ %63, %62 ], [ %791, %789 ]
  %794 = phi i64 [ %64, %62 ], [ %790, %789 ]
  %795 = phi double [ %65, %62 ], [ %131, %789 ]
  %796 = icmp slt i64 %794, %793
  br i1 %796, label %797, label %863

797:                                              ; preds = %792
  %798 = load i64, ptr %50, align 8
  %799 = add nsw i64 %798, 1
  store i64 %799, ptr %50, align 8
  %800 = load i64, ptr %5, align 8
  %801 = load i64, ptr %45, align 8
  %802 = mul nsw i64 %801, %800
  %803 = load i64, ptr %37, align 8
  %804 = mul nsw i64 %802, %803
  %805 = icmp sgt i64 %804, 0
  br i1 %805, label %815, label %809

806:                                              ; preds = %829
  %807 = load i64, ptr %22, align 8
  %808 = icmp eq i64 %807, 0
  br i1 %808, label %809, label %811

809:                                              ; preds = %797, %806
  %810 = load i64, ptr %16, align 8
  br label %863

811:                                              ; preds = %806
  %812 = load i64, ptr %51, align 8
  %813 = mul nsw i64 %812, %832
  %814 = icmp sgt i64 %813, 0
  br i1 %814, label %840, label %837

815:                                              ; preds = %797, %829
  %816 = phi i64 [ %830, %829 ], [ %803, %797 ]
  %817 = phi i64 [ %831, %829 ], [ %801, %797 ]
  %818 = phi i64 [ %832, %829 ], [ %800, %797 ]
  %819 = phi i64 [ %833, %829 ], [ 0, %797 ]
  %820 = load ptr, ptr %24, align 8
  %821 = getelementptr inbounds nuw %struct.Warp, ptr %820, i64 %819
  %822 = getelementptr inbounds nuw i8, ptr %821, i64 1764
  %823 = load i32, ptr %822, align 4
  %824 = icmp eq i32 %823, 0
  br i1 %824, label %829, label %825

825:                                              ; preds = %815
  tail call fastcc void @wakes(ptr noundef nonnull %0, ptr noundef nonnull %821, double noundef %795) #6
  %826 = load i64, ptr %5, align 8
  %827 = load i64, ptr %45, align 8
  %828 = load i64, ptr %37, align 8
  br label %829

829:                                              ; preds = %815, %825
  %830 = phi i64 [ %816, %815 ], [ %828, %825 ]
  %831 = phi i64 [ %817, %815 ], [ %827, %825 ]
  %832 = phi i64 [ %818, %815 ], [ %826, %825 ]
  %833 = add nuw nsw i64 %819, 1
  %834 = mul nsw i64 %831, %832
  %835 = mul nsw i64 %834, %830
  %836 = icmp slt i64 %833, %835
  br i1 %836, label %815, label %806

837:                                              ; preds = %840, %811
  %838 = phi i64 [ %832, %811 ], [ %845, %840 ]
  %839 = icmp sgt i64 %838, 0
  br i1 %839, label %849, label %58

840:                                              ; preds = %811, %840
  %841 = phi i64 [ %844, %840 ], [ 0, %811 ]
  %842 = load ptr, ptr %52, align 8
  %843 = getelementptr inbounds nuw i32, ptr %842, i64 %841
  store i32 -1, ptr %843, align 4
  %844 = add nuw nsw i64 %841, 1
  %845 = load i64, ptr %5, align 8
  %846 = load i64, ptr %51, align 8
  %847 = mul nsw i64 %846, %845
  %848 = icmp slt i64 %844, %847
  br i1 %848, label %840, label %837

849:                                              ; preds = %837, %853
  %850 = phi i64 [ %854, %853 ], [ 0, %837 ]
  %851 = load ptr, ptr %33, align 8
  %852 = getelementptr inbounds nuw %struct.Slot, ptr %851, i64 %850, i32 9
  store i32 -1, ptr %852, align 4
  br label %857

853:                                              ; preds = %857
  %854 = add nuw nsw i64 %850, 1
  %855 = load i64, ptr %5, align 8
  %856 = icmp slt i64 %854, %855
  br i1 %856, label %849, label %58

857:                                              ; preds = %849, %857
  %858 = phi i64 [ 0, %849 ], [ %861, %857 ]
  %859 = load ptr, ptr %33, align 8
  %860 = getelementptr inbounds nuw %struct.Slot, ptr %859, i64 %850, i32 7, i64 %858
  store i32 -1, ptr %860, align 4
  %861 = add nuw nsw i64 %858, 1
  %862 = icmp eq i64 %861, 256
  br i1 %862, label %853, label %857

863:                                              ; preds = %58, %792, %809, %15
  %864 = phi i64 [ %18, %15 ], [ %810, %809 ], [ %794, %792 ], [ %59, %58 ]
  %865 = phi double [ 0.000000e+00, %15 ], [ %795, %809 ], [ %795, %792 ], [ %795, %58 ]
  %866 = icmp sgt i64 %864, 0
  br i1 %866, label %867, label %870

867:                                              ; preds = %863
  %868 = getelementptr inbounds nuw i8, ptr %0, i64 4776
  %869 = load ptr, ptr %868, align 8
  br label %873

870:                                              ; preds = %873, %863
  %871 = phi double [ %865, %863 ], [ %879, %873 ]
  %872 = getelementptr inbounds nuw i8, ptr %0, i64 2648
  br label %889

873:                                              ; preds = %867, %873
  %874 = phi i64 [ 0, %867 ], [ %880, %873 ]
  %875 = phi double [ %865, %867 ], [ %879, %873 ]
  %876 = getelementptr inbounds nuw double, ptr %869, i64 %874
  %877 = load double, ptr %876, align 8
  %878 = fcmp ogt double %875, %877
  %879 = select i1 %878, double %875, double %877
  %880 = add nuw nsw i64 %874, 1
  %881 = icmp eq i64 %880, %864
  br i1 %881, label %870, label %873

882:                                              ; preds = %889
  %883 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %884 = load i64, ptr %883, align 8
  %885 = icmp sgt i64 %884, 0
  br i1 %885, label %886, label %903

886:                                              ; preds = %882
  %887 = getelementptr inbounds nuw i8, ptr %0, i64 2608
  %888 = load ptr, ptr %887, align 8
  br label %898

889:                                              ; preds = %870, %889
  %890 = phi i64 [ 0, %870 ], [ %896, %889 ]
  %891 = phi double [ %871, %870 ], [ %895, %889 ]
  %892 = getelementptr inbounds nuw [64 x double], ptr %872, i64 0, i64 %890
  %893 = load double, ptr %892, align 8
  %894 = fcmp ogt double %891, %893
  %895 = select i1 %894, double %891, double %893
  %896 = add nuw nsw i64 %890, 1
  %897 = icmp eq i64 %896, 64
  br i1 %897, label %882, label %889

898:                                              ; preds = %886, %905
  %899 = phi i64 [ 0, %886 ], [ %906, %905 ]
  %900 = phi double [ %895, %886 ], [ %914, %905 ]
  %901 = mul nuw nsw i64 %899, 448
  %902 = getelementptr inbounds nuw i8, ptr %888, i64 %901
  br label %908

903:                                              ; preds = %905, %882
  %904 = phi double [ %895, %882 ], [ %914, %905 ]
  ret double %904

905:                                              ; preds = %908
  %906 = add nuw nsw i64 %899, 1
  %907 = icmp eq i64 %906, %884
  br i1 %907, label %903, label %898

908:                                              ; preds = %898, %908
  %909 = phi i64 [ 9, %898 ], [ %915, %908 ]
  %910 = phi double [ %900, %898 ], [ %914, %908 ]
  %911 = getelementptr inbounds nuw double, ptr %902, i64 %909
  %912 = load double, ptr %911, align 8
  %913 = fcmp ogt double %910, %912
  %914 = select i1 %913, double %910, double %912
  %915 = add nuw nsw i64 %909, 1
  %916 = icmp eq i64 %915, 12
  br i1 %916, label %905, label %908
}

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

define internal fastcc void @begin(ptr nocapture noundef %0, i32 noundef %1, double noundef %2) unnamed_addr #0 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 2552
  %5 = load ptr, ptr %4, align 8
  %6 = sext i32 %1 to i64
  %7 = getelementptr inbounds %struct.Slot, ptr %5, i64 %6
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %11 = load i64, ptr %10, align 8
  %12 = mul i64 %11, %9
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 464
  %14 = load double, ptr %13, align 8
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 4736
  %16 = load i64, ptr %15, align 8
  %17 = trunc i64 %16 to i32
  %18 = mul i32 %17, -1640531535
  %19 = lshr i32 %18, 8
  %20 = uitofp nneg i32 %19 to double
  %21 = fmul double %14, %20
  %22 = fmul double %21, 0x3E70000000000000
  %23 = trunc i64 %12 to i32
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 4752
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
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 2616
  %41 = load double, ptr %40, align 8
  %42 = fcmp ogt double %2, %41
  %43 = select i1 %42, double %2, double %41
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 456
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
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 2560
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 2568
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 2576
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
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 2544
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 4720
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 4728
  %78 = getelementptr inbounds nuw i8, ptr %0, i64 2584
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

96:                                               ; preds = %151, %70
  ret void

97:                                               ; preds = %72, %151
  %98 = phi i64 [ 0, %72 ], [ %158, %151 ]
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
  %116 = getelementptr inbounds nuw i8, ptr %104, i64 1672
  %117 = load <2 x i64>, ptr %107, align 8
  store double %43, ptr %104, align 8
  store double %43, ptr %113, align 8
  store double %43, ptr %114, align 8
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(1648) %115, i8 0, i64 1648, i1 false)
  store <2 x i64> %117, ptr %116, align 8
  %118 = getelementptr inbounds nuw i8, ptr %104, i64 1688
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %118, i8 0, i64 32, i1 false)
  %119 = getelementptr inbounds nuw i8, ptr %104, i64 1720
  store i64 -1, ptr %119, align 8
  %120 = getelementptr inbounds nuw i8, ptr %104, i64 1728
  store i32 0, ptr %120, align 8
  %121 = getelementptr inbounds nuw i8, ptr %104, i64 1732
  store i32 %1, ptr %121, align 4
  %122 = getelementptr inbounds nuw i8, ptr %104, i64 1736
  store i32 %110, ptr %122, align 8
  %123 = getelementptr inbounds nuw i8, ptr %104, i64 1740
  store i32 %112, ptr %123, align 4
  %124 = getelementptr inbounds nuw i8, ptr %104, i64 1744
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(28) %124, i8 0, i64 28, i1 false)
  %125 = getelementptr inbounds nuw i8, ptr %104, i64 1772
  store i32 -1, ptr %125, align 4
  %126 = getelementptr inbounds nuw i8, ptr %104, i64 1776
  store i64 0, ptr %126, align 8
  %127 = shl i64 %111, 32
  %128 = ashr exact i64 %127, 32
  %129 = load i64, ptr %10, align 8
  %130 = mul nsw i64 %129, %6
  %131 = add nsw i64 %130, %128
  %132 = srem i64 %131, 4
  %133 = trunc nsw i64 %132 to i32
  store i32 %133, ptr %124, align 8
  %134 = trunc i64 %99 to i32
  %135 = load i64, ptr %76, align 8
  %136 = add nsw i64 %135, 1
  store i64 %136, ptr %76, align 8
  %137 = load i64, ptr %77, align 8
  %138 = add nsw i64 %137, 1
  store i64 %138, ptr %77, align 8
  %139 = icmp eq i64 %135, 0
  br i1 %139, label %151, label %140

140:                                              ; preds = %97, %148
  %141 = phi i64 [ %144, %148 ], [ %135, %97 ]
  %142 = load ptr, ptr %78, align 8
  %143 = add nsw i64 %141, -1
  %144 = sdiv i64 %143, 2
  %145 = getelementptr inbounds %struct.Entry, ptr %142, i64 %144
  %146 = load double, ptr %145, align 8
  %147 = fcmp ogt double %146, %43
  br i1 %147, label %148, label %151

148:                                              ; preds = %140
  %149 = getelementptr inbounds %struct.Entry, ptr %142, i64 %141
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %149, ptr noundef nonnull align 8 dereferenceable(24) %145, i64 24, i1 false)
  %150 = icmp ult i64 %141, 3
  br i1 %150, label %151, label %140

151:                                              ; preds = %140, %148, %97
  %152 = phi i64 [ 0, %97 ], [ %141, %140 ], [ %144, %148 ]
  %153 = load ptr, ptr %78, align 8
  %154 = getelementptr inbounds %struct.Entry, ptr %153, i64 %152
  store double %43, ptr %154, align 8
  %155 = getelementptr inbounds nuw i8, ptr %154, i64 8
  store i64 %137, ptr %155, align 8
  %156 = getelementptr inbounds nuw i8, ptr %154, i64 16
  store i32 %134, ptr %156, align 8
  %157 = getelementptr inbounds nuw i8, ptr %154, i64 20
  store i32 0, ptr %157, align 4
  %158 = add nuw nsw i64 %98, 1
  %159 = icmp eq i64 %158, %12
  br i1 %159, label %96, label %97
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
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 4792
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
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 2552
  %29 = load ptr, ptr %28, align 8
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 1732
  %31 = load i32, ptr %30, align 4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds %struct.Slot, ptr %29, i64 %32, i32 13
  %34 = load i32, ptr %33, align 4
  %35 = icmp eq i32 %34, 0
  %36 = fcmp ugt double %6, %26
  %37 = and i1 %36, %35
  br i1 %37, label %38, label %67

38:                                               ; preds = %25
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 4704
  %40 = load i64, ptr %39, align 8
  %41 = icmp eq i64 %40, 0
  br i1 %41, label %67, label %42

42:                                               ; preds = %38
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 4712
  %44 = load i64, ptr %43, align 8
  %45 = add nsw i64 %44, 1
  store i64 %45, ptr %43, align 8
  %46 = icmp slt i64 %44, %40
  br i1 %46, label %47, label %67

47:                                               ; preds = %42
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 4696
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
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 2544
  %70 = load ptr, ptr %69, align 8
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 4720
  %72 = load i64, ptr %71, align 8
  %73 = add nsw i64 %72, 1
  store i64 %73, ptr %71, align 8
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 4728
  %75 = load i64, ptr %74, align 8
  %76 = add nsw i64 %75, 1
  store i64 %76, ptr %74, align 8
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 2584
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
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 2552
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
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 2576
  %29 = load ptr, ptr %28, align 8
  %30 = getelementptr inbounds double, ptr %29, i64 %27
  %31 = load double, ptr %30, align 8
  %32 = fcmp ogt double %31, %3
  %33 = select i1 %32, double %31, double %3
  store double %33, ptr %30, align 8
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 2560
  %35 = load ptr, ptr %34, align 8
  %36 = getelementptr inbounds i32, ptr %35, i64 %27
  %37 = load i32, ptr %36, align 4
  %38 = add nsw i32 %37, -1
  store i32 %38, ptr %36, align 4
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %40, label %1204

40:                                               ; preds = %23
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 2568
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
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 2544
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
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 2576
  %76 = load ptr, ptr %75, align 8
  %77 = getelementptr inbounds double, ptr %76, i64 %74
  %78 = load double, ptr %77, align 8
  %79 = fcmp ogt double %78, %70
  %80 = select i1 %79, double %78, double %70
  store double %80, ptr %77, align 8
  %81 = getelementptr inbounds nuw i8, ptr %0, i64 2560
  %82 = load ptr, ptr %81, align 8
  %83 = getelementptr inbounds i32, ptr %82, i64 %74
  %84 = load i32, ptr %83, align 4
  %85 = add nsw i32 %84, -1
  store i32 %85, ptr %83, align 4
  %86 = icmp eq i32 %85, 0
  br i1 %86, label %87, label %1204

87:                                               ; preds = %66
  %88 = getelementptr inbounds nuw i8, ptr %0, i64 2568
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
  %100 = getelementptr inbounds nuw i8, ptr %0, i64 2544
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
  %118 = getelementptr inbounds nuw i8, ptr %0, i64 2560
  %119 = load ptr, ptr %118, align 8
  %120 = getelementptr inbounds i32, ptr %119, i64 %117
  %121 = load i32, ptr %120, align 4
  %122 = icmp sgt i32 %121, 0
  br i1 %122, label %123, label %139

123:                                              ; preds = %113
  %124 = getelementptr inbounds nuw i8, ptr %0, i64 2568
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
  %132 = getelementptr inbounds nuw i8, ptr %0, i64 2544
  %133 = load ptr, ptr %132, align 8
  %134 = ptrtoint ptr %1 to i64
  %135 = ptrtoint ptr %133 to i64
  %136 = sub i64 %134, %135
  %137 = sdiv exact i64 %136, 1784
  %138 = trunc i64 %137 to i32
  store i32 %138, ptr %126, align 4
  br label %1204

139:                                              ; preds = %113
  %140 = getelementptr inbounds nuw i8, ptr %0, i64 2576
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
  %171 = getelementptr inbounds nuw i8, ptr %0, i64 2608
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
  %192 = getelementptr inbounds nuw i8, ptr %0, i64 4800
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
  %260 = getelementptr inbounds %struct.Slot, ptr %259, i64 %257, i32 13
  %261 = load i32, ptr %260, align 4
  %262 = icmp eq i32 %261, 0
  %263 = fcmp ugt double %258, %3
  %264 = and i1 %263, %262
  br i1 %264, label %265, label %294

265:                                              ; preds = %256
  %266 = getelementptr inbounds nuw i8, ptr %0, i64 4704
  %267 = load i64, ptr %266, align 8
  %268 = icmp eq i64 %267, 0
  br i1 %268, label %294, label %269

269:                                              ; preds = %265
  %270 = getelementptr inbounds nuw i8, ptr %0, i64 4712
  %271 = load i64, ptr %270, align 8
  %272 = add nsw i64 %271, 1
  store i64 %272, ptr %270, align 8
  %273 = icmp slt i64 %271, %267
  br i1 %273, label %274, label %294

274:                                              ; preds = %269
  %275 = getelementptr inbounds nuw i8, ptr %0, i64 4696
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
  %304 = getelementptr inbounds nuw i8, ptr %0, i64 2576
  %305 = load ptr, ptr %304, align 8
  %306 = getelementptr inbounds double, ptr %305, i64 %303
  %307 = load double, ptr %306, align 8
  %308 = fcmp ogt double %307, %258
  %309 = select i1 %308, double %307, double %258
  store double %309, ptr %306, align 8
  %310 = getelementptr inbounds nuw i8, ptr %0, i64 2560
  %311 = load ptr, ptr %310, align 8
  %312 = getelementptr inbounds i32, ptr %311, i64 %303
  %313 = load i32, ptr %312, align 4
  %314 = add nsw i32 %313, -1
  store i32 %314, ptr %312, align 4
  %315 = icmp eq i32 %314, 0
  br i1 %315, label %316, label %1204

316:                                              ; preds = %297
  %317 = getelementptr inbounds nuw i8, ptr %0, i64 2568
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
  %329 = getelementptr inbounds nuw i8, ptr %0, i64 2544
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
  %364 = getelementptr inbounds %struct.Slot, ptr %363, i64 %10, i32 13
  %365 = load i32, ptr %364, align 4
  %366 = icmp eq i32 %365, 0
  %367 = fcmp ugt double %351, %3
  %368 = and i1 %367, %366
  br i1 %368, label %369, label %1204

369:                                              ; preds = %362
  %370 = getelementptr inbounds nuw i8, ptr %0, i64 4704
  %371 = load i64, ptr %370, align 8
  %372 = icmp eq i64 %371, 0
  br i1 %372, label %1204, label %373

373:                                              ; preds = %369
  %374 = getelementptr inbounds nuw i8, ptr %0, i64 4712
  %375 = load i64, ptr %374, align 8
  %376 = add nsw i64 %375, 1
  store i64 %376, ptr %374, align 8
  %377 = icmp slt i64 %375, %371
  br i1 %377, label %378, label %1204

378:                                              ; preds = %373
  %379 = getelementptr inbounds nuw i8, ptr %0, i64 4696
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
  %424 = getelementptr inbounds nuw i8, ptr %0, i64 4792
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
  %446 = getelementptr inbounds nuw i8, ptr %0, i64 4704
  %447 = load i64, ptr %446, align 8
  %448 = icmp eq i64 %447, 0
  br i1 %448, label %474, label %449

449:                                              ; preds = %445
  %450 = getelementptr inbounds nuw i8, ptr %0, i64 4712
  %451 = load i64, ptr %450, align 8
  %452 = add nsw i64 %451, 1
  store i64 %452, ptr %450, align 8
  %453 = icmp slt i64 %451, %447
  br i1 %453, label %454, label %474

454:                                              ; preds = %449
  %455 = getelementptr inbounds nuw i8, ptr %0, i64 4696
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
  %499 = getelementptr inbounds nuw i8, ptr %1, i64 1752
  store i32 9, ptr %499, align 8
  %500 = getelementptr inbounds nuw i8, ptr %1, i64 1756
  store i32 %4, ptr %500, align 4
  %501 = load i32, ptr %498, align 4
  %502 = getelementptr inbounds nuw i8, ptr %1, i64 1748
  store i32 %501, ptr %502, align 4
  %503 = getelementptr inbounds nuw i8, ptr %1, i64 1764
  store i32 1, ptr %503, align 4
  %504 = getelementptr inbounds nuw i8, ptr %0, i64 2544
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
  %521 = getelementptr inbounds nuw i8, ptr %11, i64 3232
  %522 = load i64, ptr %2, align 8
  %523 = getelementptr inbounds [256 x i32], ptr %521, i64 0, i64 %522
  %524 = load i32, ptr %523, align 4
  %525 = icmp sgt i32 %524, -1
  br i1 %525, label %526, label %536

526:                                              ; preds = %511
  %527 = getelementptr inbounds nuw i8, ptr %0, i64 2544
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
  %549 = getelementptr inbounds nuw i8, ptr %0, i64 4792
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
  %570 = getelementptr inbounds nuw i8, ptr %0, i64 4704
  %571 = load i64, ptr %570, align 8
  %572 = icmp eq i64 %571, 0
  br i1 %572, label %598, label %573

573:                                              ; preds = %569
  %574 = getelementptr inbounds nuw i8, ptr %0, i64 4712
  %575 = load i64, ptr %574, align 8
  %576 = add nsw i64 %575, 1
  store i64 %576, ptr %574, align 8
  %577 = icmp slt i64 %575, %571
  br i1 %577, label %578, label %598

578:                                              ; preds = %573
  %579 = getelementptr inbounds nuw i8, ptr %0, i64 4696
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
  %611 = getelementptr inbounds nuw i8, ptr %0, i64 2608
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
  %633 = getelementptr inbounds nuw i8, ptr %0, i64 4800
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
  %655 = getelementptr inbounds nuw i8, ptr %0, i64 4704
  %656 = load i64, ptr %655, align 8
  %657 = icmp eq i64 %656, 0
  br i1 %657, label %1204, label %658

658:                                              ; preds = %654
  %659 = getelementptr inbounds nuw i8, ptr %0, i64 4712
  %660 = load i64, ptr %659, align 8
  %661 = add nsw i64 %660, 1
  store i64 %661, ptr %659, align 8
  %662 = icmp slt i64 %660, %656
  br i1 %662, label %663, label %1204

663:                                              ; preds = %658
  %664 = getelementptr inbounds nuw i8, ptr %0, i64 4696
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
  %693 = getelementptr inbounds nuw i8, ptr %0, i64 2608
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
  %712 = getelementptr inbounds nuw i8, ptr %0, i64 4800
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
  %754 = getelementptr inbounds nuw i8, ptr %0, i64 4704
  %755 = load i64, ptr %754, align 8
  %756 = icmp eq i64 %755, 0
  br i1 %756, label %1204, label %757

757:                                              ; preds = %753
  %758 = getelementptr inbounds nuw i8, ptr %0, i64 4712
  %759 = load i64, ptr %758, align 8
  %760 = add nsw i64 %759, 1
  store i64 %760, ptr %758, align 8
  %761 = icmp slt i64 %759, %755
  br i1 %761, label %762, label %1204

762:                                              ; preds = %757
  %763 = getelementptr inbounds nuw i8, ptr %0, i64 4696
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
  %817 = getelementptr inbounds nuw i8, ptr %0, i64 4792
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
  %839 = getelementptr inbounds nuw i8, ptr %0, i64 4704
  %840 = load i64, ptr %839, align 8
  %841 = icmp eq i64 %840, 0
  br i1 %841, label %867, label %842

842:                                              ; preds = %838
  %843 = getelementptr inbounds nuw i8, ptr %0, i64 4712
  %844 = load i64, ptr %843, align 8
  %845 = add nsw i64 %844, 1
  store i64 %845, ptr %843, align 8
  %846 = icmp slt i64 %844, %840
  br i1 %846, label %847, label %867

847:                                              ; preds = %842
  %848 = getelementptr inbounds nuw i8, ptr %0, i64 4696
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
  %887 = getelementptr inbounds nuw i8, ptr %0, i64 2576
  %888 = load ptr, ptr %887, align 8
  %889 = getelementptr inbounds double, ptr %888, i64 %886
  %890 = load double, ptr %889, align 8
  %891 = fcmp ogt double %890, %882
  %892 = select i1 %891, double %890, double %882
  store double %892, ptr %889, align 8
  %893 = getelementptr inbounds nuw i8, ptr %0, i64 2560
  %894 = load ptr, ptr %893, align 8
  %895 = getelementptr inbounds i32, ptr %894, i64 %886
  %896 = load i32, ptr %895, align 4
  %897 = add nsw i32 %896, -1
  store i32 %897, ptr %895, align 4
  %898 = icmp eq i32 %897, 0
  br i1 %898, label %899, label %1204

899:                                              ; preds = %872
  %900 = getelementptr inbounds nuw i8, ptr %0, i64 2568
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
  %912 = getelementptr inbounds nuw i8, ptr %0, i64 2544
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
  %923 = getelementptr inbounds nuw i8, ptr %11, i64 4264
  %924 = load i32, ptr %923, align 8
  %925 = getelementptr inbounds nuw i8, ptr %1, i64 1760
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
  %953 = getelementptr inbounds nuw i8, ptr %11, i64 4260
  %954 = load i32, ptr %953, align 4
  %955 = icmp sgt i32 %954, -1
  br i1 %955, label %956, label %966

956:                                              ; preds = %949
  %957 = getelementptr inbounds nuw i8, ptr %0, i64 2544
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
  %968 = getelementptr inbounds nuw i8, ptr %11, i64 4264
  %969 = load i32, ptr %968, align 8
  %970 = getelementptr inbounds nuw i8, ptr %1, i64 1760
  %971 = load i32, ptr %970, align 8
  %972 = icmp eq i32 %969, %971
  br i1 %972, label %973, label %987

973:                                              ; preds = %967
  %974 = getelementptr inbounds nuw i8, ptr %11, i64 4260
  %975 = getelementptr inbounds nuw i8, ptr %1, i64 1752
  store i32 10, ptr %975, align 8
  %976 = getelementptr inbounds nuw i8, ptr %1, i64 1756
  store i32 %4, ptr %976, align 4
  %977 = load i32, ptr %974, align 4
  %978 = getelementptr inbounds nuw i8, ptr %1, i64 1748
  store i32 %977, ptr %978, align 4
  %979 = getelementptr inbounds nuw i8, ptr %1, i64 1764
  store i32 1, ptr %979, align 4
  %980 = getelementptr inbounds nuw i8, ptr %0, i64 2544
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
  %999 = getelementptr inbounds nuw i8, ptr %0, i64 4792
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
  %1021 = getelementptr inbounds nuw i8, ptr %0, i64 4704
  %1022 = load i64, ptr %1021, align 8
  %1023 = icmp eq i64 %1022, 0
  br i1 %1023, label %1049, label %1024

1024:                                             ; preds = %1020
  %1025 = getelementptr inbounds nuw i8, ptr %0, i64 4712
  %1026 = load i64, ptr %1025, align 8
  %1027 = add nsw i64 %1026, 1
  store i64 %1027, ptr %1025, align 8
  %1028 = icmp slt i64 %1026, %1022
  br i1 %1028, label %1029, label %1049

1029:                                             ; preds = %1024
  %1030 = getelementptr inbounds nuw i8, ptr %0, i64 4696
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
  %1066 = getelementptr inbounds nuw i8, ptr %0, i64 2608
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
  %1085 = getelementptr inbounds nuw i8, ptr %0, i64 4800
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
  %1105 = getelementptr inbounds nuw i8, ptr %0, i64 2608
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
  %1127 = getelementptr inbounds nuw i8, ptr %0, i64 4800
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
  %1152 = getelementptr inbounds nuw i8, ptr %0, i64 4792
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
  %1174 = getelementptr inbounds nuw i8, ptr %0, i64 4704
  %1175 = load i64, ptr %1174, align 8
  %1176 = icmp eq i64 %1175, 0
  br i1 %1176, label %1202, label %1177

1177:                                             ; preds = %1173
  %1178 = getelementptr inbounds nuw i8, ptr %0, i64 4712
  %1179 = load i64, ptr %1178, align 8
  %1180 = add nsw i64 %1179, 1
  store i64 %1180, ptr %1178, align 8
  %1181 = icmp slt i64 %1179, %1175
  br i1 %1181, label %1182, label %1202

1182:                                             ; preds = %1177
  %1183 = getelementptr inbounds nuw i8, ptr %0, i64 4696
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
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 2608
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
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 4800
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
  %105 = getelementptr inbounds nuw i8, ptr %0, i64 2552
  %106 = load ptr, ptr %105, align 8
  %107 = getelementptr inbounds nuw i8, ptr %1, i64 1732
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
  %118 = getelementptr inbounds nuw i8, ptr %0, i64 2592
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
  %315 = getelementptr inbounds nuw i8, ptr %0, i64 496
  %316 = zext i8 %308 to i64
  %317 = getelementptr inbounds nuw [64 x double], ptr %315, i64 0, i64 %316
  %318 = load double, ptr %317, align 8
  %319 = fmul double %318, %314
  %320 = fcmp ogt double %319, 0.000000e+00
  br i1 %320, label %321, label %333

321:                                              ; preds = %304
  %322 = getelementptr inbounds nuw i8, ptr %0, i64 2648
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
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 4792
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
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 2552
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds nuw i8, ptr %1, i64 1732
  %30 = load i32, ptr %29, align 4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds %struct.Slot, ptr %28, i64 %31, i32 13
  %33 = load i32, ptr %32, align 4
  %34 = icmp eq i32 %33, 0
  %35 = fcmp ugt double %2, %26
  %36 = and i1 %35, %34
  br i1 %36, label %37, label %67

37:                                               ; preds = %24
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 4704
  %39 = load i64, ptr %38, align 8
  %40 = icmp eq i64 %39, 0
  br i1 %40, label %67, label %41

41:                                               ; preds = %37
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 4712
  %43 = load i64, ptr %42, align 8
  %44 = add nsw i64 %43, 1
  store i64 %44, ptr %42, align 8
  %45 = icmp slt i64 %43, %39
  br i1 %45, label %46, label %67

46:                                               ; preds = %41
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 4696
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
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 4184
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 1008
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 3160
  br label %66

15:                                               ; preds = %84, %9
  %16 = phi i64 [ 0, %9 ], [ %85, %84 ]
  %17 = shl nsw i64 %3, 5
  %18 = sitofp i64 %17 to double
  %19 = fdiv double %18, %6
  %20 = sitofp i64 %4 to double
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %22 = load double, ptr %21, align 8
  %23 = fmul double %22, %20
  %24 = fcmp ogt double %19, %23
  %25 = select i1 %24, double %19, double %23
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 2608
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
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 4800
  %48 = load ptr, ptr %47, align 8
  %49 = mul i64 %46, 112
  %50 = getelementptr i8, ptr %48, i64 %49
  %51 = getelementptr i8, ptr %50, i64 80
  %52 = load double, ptr %51, align 8
  %53 = fadd double %25, %52
  store double %53, ptr %51, align 8
  %54 = fadd double %25, %37
  store double %54, ptr %34, align 8
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 4808
  %56 = load double, ptr %55, align 8
  %57 = fadd double %56, %18
  store double %57, ptr %55, align 8
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 2552
  %59 = load ptr, ptr %58, align 8
  %60 = getelementptr inbounds nuw i8, ptr %1, i64 1732
  %61 = load i32, ptr %60, align 4
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds %struct.Slot, ptr %59, i64 %62
  %64 = icmp eq i64 %3, 0
  %65 = or i1 %64, %7
  br i1 %65, label %111, label %88

66:                                               ; preds = %11, %84
  %67 = phi i64 [ 0, %11 ], [ %85, %84 ]
  %68 = phi i64 [ 0, %11 ], [ %86, %84 ]
  %69 = getelementptr inbounds nuw i8, ptr %2, i64 %68
  %70 = load i8, ptr %69, align 1
  %71 = zext i8 %70 to i64
  %72 = getelementptr inbounds nuw [64 x double], ptr %12, i64 0, i64 %71
  %73 = load double, ptr %72, align 8
  %74 = fadd double %73, 1.000000e+00
  store double %74, ptr %72, align 8
  %75 = getelementptr inbounds nuw [64 x double], ptr %13, i64 0, i64 %71
  %76 = load double, ptr %75, align 8
  %77 = getelementptr inbounds nuw [64 x double], ptr %14, i64 0, i64 %71
  %78 = load double, ptr %77, align 8
  %79 = fadd double %76, %78
  store double %79, ptr %77, align 8
  %80 = fcmp ult double %79, 1.000000e+00
  br i1 %80, label %84, label %81

81:                                               ; preds = %66
  %82 = fadd double %79, -1.000000e+00
  store double %82, ptr %77, align 8
  %83 = add nsw i64 %67, 1
  br label %84

84:                                               ; preds = %81, %66
  %85 = phi i64 [ %83, %81 ], [ %67, %66 ]
  %86 = add nuw nsw i64 %68, 1
  %87 = icmp eq i64 %86, %3
  br i1 %87, label %15, label %66

88:                                               ; preds = %15
  %89 = load i8, ptr %2, align 1
  %90 = getelementptr inbounds nuw i8, ptr %63, i64 4276
  %91 = load i32, ptr %90, align 4
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %94 = load i64, ptr %93, align 8
  %95 = icmp sgt i64 %94, %92
  %96 = getelementptr inbounds nuw i8, ptr %0, i64 1520
  %97 = zext i8 %89 to i64
  %98 = getelementptr inbounds nuw [64 x double], ptr %96, i64 0, i64 %97
  %99 = getelementptr inbounds nuw i8, ptr %0, i64 2032
  %100 = getelementptr inbounds nuw [64 x double], ptr %99, i64 0, i64 %97
  %101 = select i1 %95, ptr %98, ptr %100
  %102 = load double, ptr %101, align 8
  %103 = getelementptr inbounds nuw i8, ptr %0, i64 3672
  %104 = getelementptr inbounds nuw [64 x double], ptr %103, i64 0, i64 %97
  %105 = load double, ptr %104, align 8
  %106 = fadd double %102, %105
  %107 = fcmp uge double %106, 1.000000e+00
  %108 = fadd double %106, -1.000000e+00
  %109 = select i1 %107, double %108, double %106
  store double %109, ptr %104, align 8
  %110 = icmp eq i64 %16, 0
  br i1 %110, label %206, label %113

111:                                              ; preds = %15
  %112 = icmp eq i64 %16, 0
  br i1 %112, label %284, label %113

113:                                              ; preds = %111, %88
  %114 = shl nsw i64 %16, 5
  %115 = sitofp i64 %114 to double
  %116 = getelementptr inbounds nuw i8, ptr %0, i64 4816
  %117 = load double, ptr %116, align 8
  %118 = fadd double %117, %115
  store double %118, ptr %116, align 8
  %119 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %120 = load double, ptr %119, align 8
  %121 = fdiv double %115, %120
  %122 = load ptr, ptr %26, align 8
  %123 = load i32, ptr %28, align 8
  %124 = shl nsw i32 %123, 2
  %125 = sext i32 %124 to i64
  %126 = mul nsw i64 %125, 112
  %127 = getelementptr i8, ptr %122, i64 %126
  %128 = getelementptr i8, ptr %127, i64 88
  %129 = load double, ptr %128, align 8
  %130 = fcmp ogt double %5, %129
  %131 = select i1 %130, double %5, double %129
  %132 = load double, ptr %38, align 8
  %133 = fdiv double %131, %132
  %134 = fptosi double %133 to i64
  %135 = load i64, ptr %42, align 8
  %136 = icmp sgt i64 %135, %134
  %137 = add nsw i64 %135, -1
  %138 = select i1 %136, i64 %134, i64 %137
  %139 = load ptr, ptr %47, align 8
  %140 = mul i64 %138, 112
  %141 = getelementptr i8, ptr %139, i64 %140
  %142 = getelementptr i8, ptr %141, i64 88
  %143 = load double, ptr %142, align 8
  %144 = fadd double %121, %143
  store double %144, ptr %142, align 8
  %145 = fadd double %121, %131
  store double %145, ptr %128, align 8
  %146 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %147 = load i64, ptr %146, align 8
  %148 = sitofp i64 %147 to double
  %149 = fdiv double %121, %148
  %150 = getelementptr inbounds nuw i8, ptr %0, i64 2640
  %151 = load double, ptr %150, align 8
  %152 = fsub double %5, %151
  %153 = fcmp ogt double %152, 0.000000e+00
  %154 = select i1 %153, double %152, double 0.000000e+00
  %155 = fdiv double %154, 2.000000e+03
  %156 = fsub double 1.000000e+00, %155
  %157 = fcmp ogt double %156, 0.000000e+00
  %158 = select i1 %157, double %156, double 0.000000e+00
  %159 = getelementptr inbounds nuw i8, ptr %0, i64 472
  %160 = getelementptr inbounds nuw i8, ptr %0, i64 2624
  %161 = load <2 x double>, ptr %159, align 8
  %162 = load <2 x double>, ptr %160, align 8
  %163 = insertelement <2 x double> poison, double %158, i64 0
  %164 = shufflevector <2 x double> %163, <2 x double> poison, <2 x i32> zeroinitializer
  %165 = fmul <2 x double> %162, %164
  store <2 x double> %165, ptr %160, align 8
  %166 = zext i1 %7 to i64
  %167 = getelementptr inbounds nuw [2 x double], ptr %160, i64 0, i64 %166
  %168 = load double, ptr %167, align 8
  %169 = fadd double %149, %168
  store double %169, ptr %167, align 8
  %170 = load <2 x double>, ptr %160, align 8
  %171 = shufflevector <2 x double> %170, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %172 = fadd <2 x double> %170, %171
  %173 = extractelement <2 x double> %172, i64 0
  %174 = fdiv double %173, 2.000000e+03
  %175 = fcmp ogt double %174, 1.000000e+00
  br i1 %175, label %176, label %180

176:                                              ; preds = %113
  %177 = insertelement <2 x double> poison, double %174, i64 0
  %178 = shufflevector <2 x double> %177, <2 x double> poison, <2 x i32> zeroinitializer
  %179 = fdiv <2 x double> %170, %178
  store <2 x double> %179, ptr %160, align 8
  br label %180

180:                                              ; preds = %113, %176
  %181 = fmul <2 x double> %161, %162
  %182 = extractelement <2 x double> %181, i64 1
  %183 = fmul double %8, %182
  %184 = extractelement <2 x double> %181, i64 0
  %185 = fadd double %184, %183
  %186 = fmul double %185, %158
  %187 = fdiv double %186, 2.000000e+03
  %188 = fcmp ogt double %151, %5
  %189 = select i1 %188, double %151, double %5
  store double %189, ptr %150, align 8
  %190 = add nsw i64 %16, -1
  %191 = sdiv i64 %190, 4
  %192 = sitofp i64 %191 to double
  %193 = getelementptr inbounds nuw i8, ptr %0, i64 488
  %194 = load double, ptr %193, align 8
  %195 = fmul double %194, %192
  %196 = fadd double %187, %195
  %197 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %198 = load double, ptr %197, align 8
  %199 = fadd double %54, %198
  %200 = getelementptr inbounds nuw i8, ptr %0, i64 296
  %201 = load double, ptr %200, align 8
  %202 = fadd double %145, %201
  %203 = fadd double %196, %202
  %204 = fcmp ogt double %199, %203
  %205 = select i1 %204, double %199, double %203
  br label %288

206:                                              ; preds = %88
  br i1 %107, label %207, label %284

207:                                              ; preds = %206
  %208 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %209 = load double, ptr %208, align 8
  %210 = fadd double %54, %209
  %211 = getelementptr inbounds nuw i8, ptr %0, i64 296
  %212 = load double, ptr %211, align 8
  %213 = getelementptr inbounds nuw i8, ptr %0, i64 2640
  %214 = load double, ptr %213, align 8
  %215 = fsub double %5, %214
  %216 = fcmp ogt double %215, 0.000000e+00
  %217 = select i1 %216, double %215, double 0.000000e+00
  %218 = fdiv double %217, 2.000000e+03
  %219 = fsub double 1.000000e+00, %218
  %220 = fcmp ogt double %219, 0.000000e+00
  %221 = select i1 %220, double %219, double 0.000000e+00
  %222 = getelementptr inbounds nuw i8, ptr %0, i64 472
  %223 = load double, ptr %222, align 8
  %224 = getelementptr inbounds nuw i8, ptr %0, i64 2624
  %225 = load double, ptr %224, align 8
  %226 = getelementptr inbounds nuw i8, ptr %0, i64 480
  %227 = load double, ptr %226, align 8
  %228 = getelementptr inbounds nuw i8, ptr %0, i64 2632
  %229 = load double, ptr %228, align 8
  %230 = fmul double %225, %221
  %231 = insertelement <2 x double> poison, double %230, i64 0
  %232 = insertelement <2 x double> %231, double %229, i64 1
  %233 = insertelement <2 x double> <double 0.000000e+00, double poison>, double %221, i64 1
  %234 = fadd <2 x double> %232, %233
  %235 = fmul <2 x double> %232, %233
  %236 = shufflevector <2 x double> %234, <2 x double> %235, <2 x i32> <i32 0, i32 3>
  %237 = shufflevector <2 x double> %235, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %238 = fadd <2 x double> %237, %236
  %239 = extractelement <2 x double> %238, i64 0
  %240 = fdiv double %239, 2.000000e+03
  %241 = fcmp ogt double %240, 1.000000e+00
  %242 = insertelement <2 x double> poison, double %240, i64 0
  %243 = shufflevector <2 x double> %242, <2 x double> poison, <2 x i32> zeroinitializer
  %244 = fdiv <2 x double> %236, %243
  %245 = select i1 %241, <2 x double> %244, <2 x double> %236
  store <2 x double> %245, ptr %224, align 8
  %246 = fmul double %223, %225
  %247 = fmul double %227, %229
  %248 = fmul double %8, %247
  %249 = fadd double %246, %248
  %250 = fmul double %249, %221
  %251 = fdiv double %250, 2.000000e+03
  %252 = fcmp ogt double %214, %5
  %253 = select i1 %252, double %214, double %5
  store double %253, ptr %213, align 8
  %254 = fadd double %212, %251
  %255 = getelementptr inbounds nuw i8, ptr %63, i64 2200
  %256 = load double, ptr %255, align 8
  %257 = fcmp ult double %5, %256
  br i1 %257, label %258, label %261

258:                                              ; preds = %207
  %259 = getelementptr inbounds nuw i8, ptr %63, i64 2192
  %260 = load double, ptr %259, align 8
  br label %278

261:                                              ; preds = %207
  %262 = fcmp ogt double %256, 0.000000e+00
  %263 = getelementptr inbounds nuw i8, ptr %63, i64 2192
  %264 = load double, ptr %263, align 8
  br i1 %262, label %265, label %271

265:                                              ; preds = %261
  %266 = fsub double %254, %209
  %267 = fsub double %264, %266
  %268 = fcmp ogt double %267, 0.000000e+00
  %269 = select i1 %268, double %267, double 0.000000e+00
  store double %269, ptr %263, align 8
  %270 = load double, ptr %208, align 8
  br label %271

271:                                              ; preds = %265, %261
  %272 = phi double [ %270, %265 ], [ %209, %261 ]
  %273 = phi double [ %269, %265 ], [ %264, %261 ]
  %274 = fsub double %254, %273
  %275 = fcmp ogt double %274, %272
  %276 = select i1 %275, double %274, double %272
  %277 = fadd double %5, %276
  store double %277, ptr %255, align 8
  br label %278

278:                                              ; preds = %258, %271
  %279 = phi double [ %260, %258 ], [ %273, %271 ]
  %280 = fadd double %5, %254
  %281 = fsub double %280, %279
  %282 = fcmp ogt double %210, %281
  %283 = select i1 %282, double %210, double %281
  br label %288

284:                                              ; preds = %111, %206
  %285 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %286 = load double, ptr %285, align 8
  %287 = fadd double %54, %286
  br label %288

288:                                              ; preds = %284, %278, %180
  %289 = phi double [ %205, %180 ], [ %283, %278 ], [ %287, %284 ]
  ret double %289
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

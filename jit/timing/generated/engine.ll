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

10:                                               ; preds = %8, %56
  %11 = phi i64 [ 0, %8 ], [ %58, %56 ]
  %12 = load i64, ptr %4, align 8
  %13 = load i64, ptr %9, align 8
  %14 = icmp slt i64 %12, %13
  br i1 %14, label %56, label %15

15:                                               ; preds = %10, %56, %1
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 4744
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %18 = load i64, ptr %16, align 8
  %19 = load i64, ptr %17, align 8
  %20 = icmp slt i64 %18, %19
  br i1 %20, label %21, label %921

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
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 4808
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 4728
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 416
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 304
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 4776
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 4784
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 440
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 4768
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 2568
  br label %65

56:                                               ; preds = %10
  %57 = trunc nuw nsw i64 %11 to i32
  tail call fastcc void @begin(ptr noundef nonnull %0, i32 noundef %57, double noundef 0.000000e+00) #6
  %58 = add nuw nsw i64 %11, 1
  %59 = load i64, ptr %5, align 8
  %60 = icmp sgt i64 %59, %58
  br i1 %60, label %10, label %15

61:                                               ; preds = %911, %895
  %62 = load i64, ptr %16, align 8
  %63 = load i64, ptr %17, align 8
  %64 = icmp slt i64 %62, %63
  br i1 %64, label %65, label %921

65:                                               ; preds = %21, %61
  %66 = phi i64 [ %19, %21 ], [ %63, %61 ]
  %67 = phi i64 [ %18, %21 ], [ %62, %61 ]
  %68 = phi double [ 0.000000e+00, %21 ], [ %853, %61 ]
  %69 = load i64, ptr %22, align 8
  %70 = icmp eq i64 %69, 0
  br i1 %70, label %850, label %71

71:                                               ; preds = %65, %844
  %72 = phi i64 [ %845, %844 ], [ %69, %65 ]
  %73 = phi double [ %134, %844 ], [ %68, %65 ]
  %74 = load ptr, ptr %23, align 8
  %75 = load double, ptr %74, align 8
  %76 = getelementptr inbounds nuw i8, ptr %74, i64 16
  %77 = load i32, ptr %76, align 8
  %78 = add nsw i64 %72, -1
  store i64 %78, ptr %22, align 8
  %79 = getelementptr inbounds %struct.Entry, ptr %74, i64 %78
  %80 = load double, ptr %79, align 8
  %81 = getelementptr inbounds nuw i8, ptr %79, i64 8
  %82 = load <2 x i64>, ptr %81, align 8
  %83 = load i64, ptr %81, align 8
  %84 = icmp sgt i64 %72, 2
  br i1 %84, label %85, label %128

85:                                               ; preds = %71, %120
  %86 = phi i64 [ %124, %120 ], [ %78, %71 ]
  %87 = phi i64 [ %123, %120 ], [ 1, %71 ]
  %88 = phi i64 [ %122, %120 ], [ 0, %71 ]
  %89 = phi i64 [ %110, %120 ], [ 0, %71 ]
  %90 = add nsw i64 %88, 2
  %91 = icmp slt i64 %90, %86
  %92 = load ptr, ptr %23, align 8
  br i1 %91, label %93, label %109

93:                                               ; preds = %85
  %94 = getelementptr inbounds %struct.Entry, ptr %92, i64 %90
  %95 = getelementptr inbounds %struct.Entry, ptr %92, i64 %87
  %96 = load double, ptr %94, align 8
  %97 = load double, ptr %95, align 8
  %98 = fcmp olt double %96, %97
  br i1 %98, label %108, label %99

99:                                               ; preds = %93
  %100 = fcmp oeq double %96, %97
  br i1 %100, label %101, label %109

101:                                              ; preds = %99
  %102 = getelementptr inbounds nuw i8, ptr %94, i64 8
  %103 = load i64, ptr %102, align 8
  %104 = getelementptr inbounds nuw i8, ptr %95, i64 8
  %105 = load i64, ptr %104, align 8
  %106 = icmp slt i64 %103, %105
  %107 = freeze i1 %106
  br i1 %107, label %108, label %109

108:                                              ; preds = %101, %93
  br label %109

109:                                              ; preds = %108, %101, %99, %85
  %110 = phi i64 [ %87, %85 ], [ %90, %108 ], [ %87, %101 ], [ %87, %99 ]
  %111 = getelementptr inbounds %struct.Entry, ptr %92, i64 %110
  %112 = load double, ptr %111, align 8
  %113 = fcmp olt double %112, %80
  br i1 %113, label %120, label %114

114:                                              ; preds = %109
  %115 = fcmp oeq double %112, %80
  br i1 %115, label %116, label %128

116:                                              ; preds = %114
  %117 = getelementptr inbounds nuw i8, ptr %111, i64 8
  %118 = load i64, ptr %117, align 8
  %119 = icmp slt i64 %118, %83
  br i1 %119, label %120, label %128

120:                                              ; preds = %116, %109
  %121 = getelementptr inbounds %struct.Entry, ptr %92, i64 %89
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %121, ptr noundef nonnull align 8 dereferenceable(24) %111, i64 24, i1 false)
  %122 = shl nsw i64 %110, 1
  %123 = or disjoint i64 %122, 1
  %124 = load i64, ptr %22, align 8
  %125 = icmp slt i64 %123, %124
  br i1 %125, label %85, label %126

126:                                              ; preds = %120
  %127 = load ptr, ptr %23, align 8
  br label %128

128:                                              ; preds = %114, %116, %71, %126
  %129 = phi ptr [ %74, %71 ], [ %127, %126 ], [ %92, %116 ], [ %92, %114 ]
  %130 = phi i64 [ 0, %71 ], [ %110, %126 ], [ %89, %116 ], [ %89, %114 ]
  %131 = getelementptr inbounds %struct.Entry, ptr %129, i64 %130
  store double %80, ptr %131, align 8
  %132 = getelementptr inbounds nuw i8, ptr %131, i64 8
  store <2 x i64> %82, ptr %132, align 8
  %133 = fcmp ogt double %73, %75
  %134 = select i1 %133, double %73, double %75
  %135 = load ptr, ptr %24, align 8
  %136 = sext i32 %77 to i64
  %137 = getelementptr inbounds %struct.Warp, ptr %135, i64 %136
  %138 = getelementptr inbounds nuw i8, ptr %137, i64 1672
  %139 = getelementptr inbounds nuw i8, ptr %137, i64 1680
  %140 = load i64, ptr %139, align 8
  %141 = load i64, ptr %138, align 8
  %142 = icmp slt i64 %141, %140
  br i1 %142, label %143, label %197

143:                                              ; preds = %128
  %144 = getelementptr inbounds nuw i8, ptr %137, i64 1728
  %145 = getelementptr inbounds nuw i8, ptr %137, i64 1688
  %146 = getelementptr inbounds nuw i8, ptr %137, i64 72
  %147 = getelementptr inbounds nuw i8, ptr %137, i64 1776
  %148 = getelementptr inbounds nuw i8, ptr %137, i64 1736
  %149 = getelementptr inbounds nuw i8, ptr %137, i64 1744
  %150 = getelementptr inbounds nuw i8, ptr %137, i64 8
  %151 = getelementptr inbounds nuw i8, ptr %137, i64 1720
  %152 = getelementptr inbounds nuw i8, ptr %137, i64 1732
  %153 = getelementptr inbounds nuw i8, ptr %137, i64 1740
  br label %154

154:                                              ; preds = %840, %143
  %155 = phi i64 [ %141, %143 ], [ %841, %840 ]
  %156 = phi i64 [ %140, %143 ], [ %842, %840 ]
  %157 = load i32, ptr %144, align 8
  %158 = sext i32 %157 to i64
  %159 = add nsw i32 %157, 1
  %160 = load ptr, ptr %25, align 8
  %161 = getelementptr inbounds i32, ptr %160, i64 %155
  %162 = load i32, ptr %161, align 4
  %163 = load ptr, ptr %26, align 8
  %164 = zext i32 %162 to i64
  %165 = getelementptr inbounds nuw i64, ptr %163, i64 %164
  %166 = load i64, ptr %165, align 8
  %167 = add nsw i64 %166, %158
  %168 = add i32 %162, 1
  %169 = zext i32 %168 to i64
  %170 = getelementptr inbounds nuw i64, ptr %163, i64 %169
  %171 = load i64, ptr %170, align 8
  %172 = icmp slt i64 %167, %171
  br i1 %172, label %190, label %186

173:                                              ; preds = %186
  %174 = load ptr, ptr %25, align 8
  %175 = getelementptr inbounds i32, ptr %174, i64 %188
  %176 = load i32, ptr %175, align 4
  %177 = load ptr, ptr %26, align 8
  %178 = zext i32 %176 to i64
  %179 = getelementptr inbounds nuw i64, ptr %177, i64 %178
  %180 = load i64, ptr %179, align 8
  %181 = add i32 %176, 1
  %182 = zext i32 %181 to i64
  %183 = getelementptr inbounds nuw i64, ptr %177, i64 %182
  %184 = load i64, ptr %183, align 8
  %185 = icmp slt i64 %180, %184
  br i1 %185, label %190, label %186

186:                                              ; preds = %154, %173
  %187 = phi i64 [ %188, %173 ], [ %155, %154 ]
  %188 = add i64 %187, 1
  store i64 %188, ptr %138, align 8
  store i32 0, ptr %144, align 8
  %189 = icmp eq i64 %188, %156
  br i1 %189, label %197, label %173

190:                                              ; preds = %173, %154
  %191 = phi i64 [ %155, %154 ], [ %188, %173 ]
  %192 = phi i32 [ %159, %154 ], [ 1, %173 ]
  %193 = phi i64 [ %167, %154 ], [ %180, %173 ]
  %194 = load ptr, ptr %0, align 8
  %195 = getelementptr inbounds %struct.Code, ptr %194, i64 %193
  %196 = icmp eq ptr %194, null
  br i1 %196, label %197, label %312

197:                                              ; preds = %840, %190, %186, %128
  %198 = load double, ptr %137, align 8
  %199 = load ptr, ptr %33, align 8
  %200 = getelementptr inbounds nuw i8, ptr %137, i64 1732
  %201 = load i32, ptr %200, align 4
  %202 = sext i32 %201 to i64
  %203 = getelementptr inbounds %struct.Slot, ptr %199, i64 %202
  %204 = getelementptr inbounds nuw i8, ptr %137, i64 1768
  store i32 1, ptr %204, align 8
  %205 = getelementptr inbounds nuw i8, ptr %137, i64 1720
  store i64 -1, ptr %205, align 8
  %206 = getelementptr inbounds nuw i8, ptr %137, i64 16
  %207 = load double, ptr %206, align 8
  %208 = load ptr, ptr %33, align 8
  %209 = getelementptr inbounds %struct.Slot, ptr %208, i64 %202, i32 13
  %210 = load i32, ptr %209, align 4
  %211 = icmp eq i32 %210, 0
  %212 = fcmp ugt double %198, %207
  %213 = and i1 %212, %211
  br i1 %213, label %214, label %239

214:                                              ; preds = %197
  %215 = load i64, ptr %34, align 8
  %216 = icmp eq i64 %215, 0
  br i1 %216, label %239, label %217

217:                                              ; preds = %214
  %218 = load i64, ptr %35, align 8
  %219 = add nsw i64 %218, 1
  store i64 %219, ptr %35, align 8
  %220 = icmp slt i64 %218, %215
  br i1 %220, label %221, label %239

221:                                              ; preds = %217
  %222 = load ptr, ptr %36, align 8
  %223 = getelementptr inbounds %struct.Span, ptr %222, i64 %218
  %224 = load i64, ptr %205, align 8
  %225 = getelementptr inbounds nuw i8, ptr %137, i64 1736
  %226 = load i32, ptr %225, align 8
  %227 = load i64, ptr %37, align 8
  %228 = getelementptr inbounds nuw i8, ptr %137, i64 1740
  %229 = load i32, ptr %228, align 4
  %230 = trunc i64 %227 to i32
  %231 = mul i32 %226, %230
  %232 = add i32 %231, %229
  store double %207, ptr %223, align 8
  %233 = getelementptr inbounds nuw i8, ptr %223, i64 8
  store double %198, ptr %233, align 8
  %234 = getelementptr inbounds nuw i8, ptr %223, i64 16
  store i64 %224, ptr %234, align 8
  %235 = getelementptr inbounds nuw i8, ptr %223, i64 24
  store i32 %232, ptr %235, align 8
  %236 = getelementptr inbounds nuw i8, ptr %223, i64 28
  store i32 0, ptr %236, align 4
  %237 = getelementptr inbounds nuw i8, ptr %223, i64 32
  store i32 0, ptr %237, align 8
  %238 = getelementptr inbounds nuw i8, ptr %223, i64 36
  store i32 0, ptr %238, align 4
  br label %239

239:                                              ; preds = %221, %217, %214, %197
  %240 = getelementptr inbounds nuw i8, ptr %203, i64 4268
  %241 = load i32, ptr %240, align 4
  %242 = add nsw i32 %241, -1
  store i32 %242, ptr %240, align 4
  %243 = getelementptr inbounds nuw i8, ptr %203, i64 4256
  %244 = load i32, ptr %243, align 8
  %245 = icmp slt i32 %244, %242
  %246 = icmp eq i32 %242, 0
  %247 = or i1 %246, %245
  br i1 %247, label %279, label %248

248:                                              ; preds = %239
  store i32 0, ptr %243, align 8
  %249 = getelementptr inbounds nuw i8, ptr %203, i64 4264
  %250 = load i32, ptr %249, align 8
  %251 = add nsw i32 %250, 1
  store i32 %251, ptr %249, align 8
  %252 = getelementptr inbounds nuw i8, ptr %203, i64 2176
  %253 = load double, ptr %252, align 8
  %254 = load double, ptr %47, align 8
  %255 = fadd double %253, %254
  %256 = load i64, ptr %48, align 8
  %257 = icmp sgt i64 %256, 1
  br i1 %257, label %258, label %260

258:                                              ; preds = %248
  %259 = load double, ptr %49, align 8
  br label %260

260:                                              ; preds = %258, %248
  %261 = phi double [ %259, %258 ], [ 0.000000e+00, %248 ]
  %262 = fadd double %255, %261
  %263 = getelementptr inbounds nuw i8, ptr %203, i64 2184
  store double %262, ptr %263, align 8
  %264 = getelementptr inbounds nuw i8, ptr %203, i64 4260
  %265 = load i32, ptr %264, align 4
  %266 = icmp sgt i32 %265, -1
  br i1 %266, label %267, label %277

267:                                              ; preds = %260, %267
  %268 = phi i32 [ %273, %267 ], [ %265, %260 ]
  %269 = load ptr, ptr %24, align 8
  %270 = zext nneg i32 %268 to i64
  %271 = getelementptr inbounds nuw %struct.Warp, ptr %269, i64 %270
  %272 = getelementptr inbounds nuw i8, ptr %271, i64 1748
  %273 = load i32, ptr %272, align 4
  tail call fastcc void @wakes(ptr noundef nonnull %0, ptr noundef %271, double noundef %262) #6
  %274 = icmp sgt i32 %273, -1
  br i1 %274, label %267, label %275

275:                                              ; preds = %267
  %276 = load i32, ptr %240, align 4
  br label %277

277:                                              ; preds = %275, %260
  %278 = phi i32 [ %276, %275 ], [ %242, %260 ]
  store i32 -1, ptr %264, align 4
  br label %279

279:                                              ; preds = %277, %239
  %280 = phi i32 [ %242, %239 ], [ %278, %277 ]
  %281 = icmp eq i32 %280, 0
  br i1 %281, label %282, label %844

282:                                              ; preds = %279
  %283 = load ptr, ptr %50, align 8
  %284 = load i64, ptr %16, align 8
  %285 = add nsw i64 %284, 1
  store i64 %285, ptr %16, align 8
  %286 = getelementptr inbounds double, ptr %283, i64 %284
  store double %198, ptr %286, align 8
  %287 = load double, ptr %206, align 8
  %288 = fsub double %198, %287
  %289 = load ptr, ptr %51, align 8
  %290 = getelementptr inbounds nuw i8, ptr %203, i64 4272
  %291 = load i32, ptr %290, align 8
  %292 = shl nsw i32 %291, 1
  %293 = sext i32 %292 to i64
  %294 = getelementptr inbounds double, ptr %289, i64 %293
  %295 = load double, ptr %294, align 8
  %296 = fadd double %288, %295
  store double %296, ptr %294, align 8
  %297 = load ptr, ptr %51, align 8
  %298 = load i32, ptr %290, align 8
  %299 = shl nsw i32 %298, 1
  %300 = or disjoint i32 %299, 1
  %301 = sext i32 %300 to i64
  %302 = getelementptr inbounds double, ptr %297, i64 %301
  %303 = load double, ptr %302, align 8
  %304 = fadd double %303, 1.000000e+00
  store double %304, ptr %302, align 8
  %305 = load i64, ptr %4, align 8
  %306 = load i64, ptr %17, align 8
  %307 = icmp slt i64 %305, %306
  br i1 %307, label %308, label %844

308:                                              ; preds = %282
  %309 = load i32, ptr %200, align 4
  %310 = load double, ptr %52, align 8
  %311 = fadd double %198, %310
  tail call fastcc void @begin(ptr noundef nonnull %0, i32 noundef %309, double noundef %311) #6
  br label %844

312:                                              ; preds = %190
  %313 = getelementptr inbounds nuw i8, ptr %195, i64 23
  %314 = load i8, ptr %313, align 1
  %315 = icmp eq i8 %314, 0
  br i1 %315, label %363, label %316

316:                                              ; preds = %312
  store i32 %192, ptr %144, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #7
  %317 = getelementptr inbounds nuw i8, ptr %195, i64 4
  br label %318

318:                                              ; preds = %353, %316
  %319 = phi i64 [ %354, %353 ], [ %191, %316 ]
  %320 = load ptr, ptr %27, align 8
  %321 = getelementptr inbounds i64, ptr %320, i64 %319
  %322 = load i64, ptr %321, align 8
  %323 = getelementptr i8, ptr %321, i64 8
  %324 = load i64, ptr %323, align 8
  %325 = load i64, ptr %145, align 8
  %326 = icmp slt i64 %325, %322
  br i1 %326, label %327, label %328

327:                                              ; preds = %318
  store i64 %322, ptr %145, align 8
  br label %328

328:                                              ; preds = %327, %318
  %329 = phi i64 [ %322, %327 ], [ %325, %318 ]
  %330 = icmp slt i64 %329, %324
  br i1 %330, label %331, label %361

331:                                              ; preds = %328, %338
  %332 = phi i64 [ %339, %338 ], [ %329, %328 ]
  %333 = load ptr, ptr %28, align 8
  %334 = getelementptr inbounds %struct.Record, ptr %333, i64 %332, i32 4
  %335 = load i32, ptr %334, align 8
  %336 = load i32, ptr %195, align 4
  %337 = icmp slt i32 %335, %336
  br i1 %337, label %338, label %341

338:                                              ; preds = %331
  %339 = add i64 %332, 1
  store i64 %339, ptr %145, align 8
  %340 = icmp eq i64 %339, %324
  br i1 %340, label %361, label %331

341:                                              ; preds = %331
  %342 = icmp eq i32 %335, %336
  br i1 %342, label %343, label %361

343:                                              ; preds = %341
  %344 = getelementptr inbounds %struct.Record, ptr %333, i64 %332
  %345 = add nsw i64 %332, 1
  store i64 %345, ptr %145, align 8
  %346 = getelementptr inbounds nuw i8, ptr %344, i64 36
  %347 = load i32, ptr %346, align 4
  %348 = icmp sgt i32 %347, 3
  br i1 %348, label %349, label %355

349:                                              ; preds = %343
  %350 = load double, ptr %137, align 8
  %351 = load i32, ptr %317, align 4
  %352 = tail call fastcc zeroext i1 @event(ptr noundef nonnull %0, ptr noundef nonnull %137, ptr noundef %344, double noundef %350, i32 noundef %351) #6
  br i1 %352, label %362, label %353

353:                                              ; preds = %358, %355, %349
  %354 = load i64, ptr %138, align 8
  br label %318

355:                                              ; preds = %343
  %356 = load i8, ptr %313, align 1
  %357 = icmp eq i8 %356, 2
  br i1 %357, label %358, label %353

358:                                              ; preds = %355
  %359 = load double, ptr %137, align 8
  %360 = call fastcc double @access(ptr noundef nonnull %0, ptr noundef nonnull %137, ptr noundef %344, double noundef %359, ptr noundef %3) #6
  br label %353

361:                                              ; preds = %341, %328, %338
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #7
  br label %840

362:                                              ; preds = %349
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #7
  br label %844

363:                                              ; preds = %312
  %364 = load double, ptr %137, align 8
  %365 = getelementptr inbounds nuw i8, ptr %195, i64 16
  %366 = load i8, ptr %365, align 4
  %367 = getelementptr inbounds nuw i8, ptr %195, i64 21
  %368 = load i8, ptr %367, align 1
  %369 = icmp eq i8 %368, 0
  br i1 %369, label %372, label %370

370:                                              ; preds = %363
  %371 = zext i8 %368 to i32
  br label %387

372:                                              ; preds = %400, %363
  %373 = phi i32 [ 1, %363 ], [ %401, %400 ]
  %374 = phi double [ %364, %363 ], [ %402, %400 ]
  %375 = load ptr, ptr %29, align 8
  %376 = load i32, ptr %148, align 8
  %377 = shl nsw i32 %376, 2
  %378 = load i32, ptr %149, align 8
  %379 = add nsw i32 %377, %378
  %380 = sext i32 %379 to i64
  %381 = getelementptr inbounds double, ptr %375, i64 %380
  %382 = load double, ptr %381, align 8
  %383 = fcmp ogt double %374, %382
  %384 = select i1 %383, double %374, double %382
  %385 = icmp eq i8 %366, 0
  %386 = load ptr, ptr %30, align 8
  br i1 %385, label %406, label %416

387:                                              ; preds = %400, %370
  %388 = phi i32 [ %371, %370 ], [ %404, %400 ]
  %389 = phi double [ %364, %370 ], [ %402, %400 ]
  %390 = phi i32 [ 1, %370 ], [ %401, %400 ]
  %391 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %388, i1 true)
  %392 = zext nneg i32 %391 to i64
  %393 = getelementptr inbounds nuw [8 x double], ptr %146, i64 0, i64 %392
  %394 = load double, ptr %393, align 8
  %395 = fcmp ogt double %394, %389
  br i1 %395, label %396, label %400

396:                                              ; preds = %387
  %397 = getelementptr inbounds nuw [8 x i8], ptr %147, i64 0, i64 %392
  %398 = load i8, ptr %397, align 1
  %399 = zext i8 %398 to i32
  br label %400

400:                                              ; preds = %396, %387
  %401 = phi i32 [ %399, %396 ], [ %390, %387 ]
  %402 = phi double [ %394, %396 ], [ %389, %387 ]
  %403 = add nsw i32 %388, -1
  %404 = and i32 %403, %388
  %405 = icmp eq i32 %404, 0
  br i1 %405, label %372, label %387

406:                                              ; preds = %372
  %407 = sext i32 %378 to i64
  %408 = sext i32 %377 to i64
  %409 = add nsw i64 %407, %408
  %410 = mul nsw i64 %409, 112
  %411 = getelementptr i8, ptr %386, i64 %410
  %412 = getelementptr i8, ptr %411, i64 16
  %413 = load double, ptr %412, align 8
  %414 = load double, ptr %411, align 8
  %415 = fcmp olt double %413, %414
  br i1 %415, label %439, label %423

416:                                              ; preds = %372
  %417 = icmp ult i8 %366, 8
  br i1 %417, label %418, label %429

418:                                              ; preds = %416
  %419 = sext i32 %378 to i64
  %420 = sext i32 %377 to i64
  %421 = add nsw i64 %419, %420
  %422 = mul nsw i64 %421, 112
  br label %423

423:                                              ; preds = %418, %406
  %424 = phi i64 [ %422, %418 ], [ %410, %406 ]
  %425 = zext nneg i8 %366 to i64
  %426 = getelementptr i8, ptr %386, i64 %424
  %427 = getelementptr double, ptr %426, i64 %425
  %428 = load double, ptr %427, align 8
  br label %439

429:                                              ; preds = %416
  %430 = sext i32 %377 to i64
  %431 = zext i8 %366 to i64
  %432 = mul nsw i64 %430, 112
  %433 = getelementptr i8, ptr %386, i64 %432
  %434 = getelementptr double, ptr %433, i64 %431
  %435 = load double, ptr %434, align 8
  %436 = icmp eq i8 %366, 8
  br i1 %436, label %437, label %439

437:                                              ; preds = %429
  %438 = load double, ptr %31, align 8
  br label %439

439:                                              ; preds = %437, %429, %423, %406
  %440 = phi i8 [ 8, %437 ], [ %366, %429 ], [ 2, %406 ], [ %366, %423 ]
  %441 = phi i32 [ 7, %437 ], [ 6, %429 ], [ 6, %406 ], [ 6, %423 ]
  %442 = phi double [ %435, %437 ], [ %435, %429 ], [ %413, %406 ], [ %428, %423 ]
  %443 = phi double [ %438, %437 ], [ 0.000000e+00, %429 ], [ 0.000000e+00, %406 ], [ 0.000000e+00, %423 ]
  %444 = fsub double %442, %443
  %445 = fcmp ogt double %444, %384
  %446 = select i1 %445, i32 %441, i32 5
  %447 = select i1 %445, double %444, double %384
  %448 = load i64, ptr %22, align 8
  %449 = icmp eq i64 %448, 0
  br i1 %449, label %478, label %450

450:                                              ; preds = %439
  %451 = load ptr, ptr %23, align 8
  %452 = load double, ptr %451, align 8
  %453 = fcmp olt double %452, %447
  br i1 %453, label %454, label %478

454:                                              ; preds = %450
  %455 = add nsw i64 %448, 1
  store i64 %455, ptr %22, align 8
  %456 = load i64, ptr %46, align 8
  %457 = add nsw i64 %456, 1
  store i64 %457, ptr %46, align 8
  br label %458

458:                                              ; preds = %466, %454
  %459 = phi i64 [ %462, %466 ], [ %448, %454 ]
  %460 = load ptr, ptr %23, align 8
  %461 = add nsw i64 %459, -1
  %462 = sdiv i64 %461, 2
  %463 = getelementptr inbounds %struct.Entry, ptr %460, i64 %462
  %464 = load double, ptr %463, align 8
  %465 = fcmp ogt double %464, %447
  br i1 %465, label %466, label %471

466:                                              ; preds = %458
  %467 = getelementptr inbounds %struct.Entry, ptr %460, i64 %459
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %467, ptr noundef nonnull align 8 dereferenceable(24) %463, i64 24, i1 false)
  %468 = icmp ult i64 %459, 3
  br i1 %468, label %469, label %458

469:                                              ; preds = %466
  %470 = load ptr, ptr %23, align 8
  br label %471

471:                                              ; preds = %458, %469
  %472 = phi ptr [ %470, %469 ], [ %460, %458 ]
  %473 = phi i64 [ %462, %469 ], [ %459, %458 ]
  %474 = getelementptr inbounds %struct.Entry, ptr %472, i64 %473
  store double %447, ptr %474, align 8
  %475 = getelementptr inbounds nuw i8, ptr %474, i64 8
  store i64 %456, ptr %475, align 8
  %476 = getelementptr inbounds nuw i8, ptr %474, i64 16
  store i32 %77, ptr %476, align 8
  %477 = getelementptr inbounds nuw i8, ptr %474, i64 20
  store i32 0, ptr %477, align 4
  br label %844

478:                                              ; preds = %450, %439
  %479 = getelementptr inbounds nuw i8, ptr %195, i64 4
  %480 = load double, ptr %150, align 8
  %481 = fsub double %374, %480
  %482 = fadd double %481, -1.000000e+00
  %483 = fcmp ogt double %482, 0.000000e+00
  br i1 %483, label %484, label %495

484:                                              ; preds = %478
  %485 = load i32, ptr %479, align 4
  %486 = load ptr, ptr %32, align 8
  %487 = mul nsw i32 %485, 14
  %488 = add nsw i32 %487, %373
  %489 = sext i32 %488 to i64
  %490 = getelementptr inbounds double, ptr %486, i64 %489
  %491 = load double, ptr %490, align 8
  %492 = fadd double %482, %491
  store double %492, ptr %490, align 8
  %493 = load double, ptr %150, align 8
  %494 = fsub double %374, %493
  br label %495

495:                                              ; preds = %484, %478
  %496 = phi double [ %481, %478 ], [ %494, %484 ]
  %497 = phi double [ %480, %478 ], [ %493, %484 ]
  store i64 -1, ptr %151, align 8
  %498 = fcmp ogt double %496, 3.200000e+01
  br i1 %498, label %499, label %533

499:                                              ; preds = %495
  %500 = fadd double %497, 1.000000e+00
  %501 = load i32, ptr %479, align 4
  %502 = load ptr, ptr %33, align 8
  %503 = load i32, ptr %152, align 4
  %504 = sext i32 %503 to i64
  %505 = getelementptr inbounds %struct.Slot, ptr %502, i64 %504, i32 13
  %506 = load i32, ptr %505, align 4
  %507 = icmp eq i32 %506, 0
  %508 = fcmp ugt double %374, %500
  %509 = and i1 %508, %507
  br i1 %509, label %510, label %533

510:                                              ; preds = %499
  %511 = load i64, ptr %34, align 8
  %512 = icmp eq i64 %511, 0
  br i1 %512, label %533, label %513

513:                                              ; preds = %510
  %514 = load i64, ptr %35, align 8
  %515 = add nsw i64 %514, 1
  store i64 %515, ptr %35, align 8
  %516 = icmp slt i64 %514, %511
  br i1 %516, label %517, label %533

517:                                              ; preds = %513
  %518 = load ptr, ptr %36, align 8
  %519 = getelementptr inbounds %struct.Span, ptr %518, i64 %514
  %520 = load i64, ptr %151, align 8
  %521 = load i32, ptr %148, align 8
  %522 = load i64, ptr %37, align 8
  %523 = load i32, ptr %153, align 4
  %524 = trunc i64 %522 to i32
  %525 = mul i32 %521, %524
  %526 = add i32 %525, %523
  store double %500, ptr %519, align 8
  %527 = getelementptr inbounds nuw i8, ptr %519, i64 8
  store double %374, ptr %527, align 8
  %528 = getelementptr inbounds nuw i8, ptr %519, i64 16
  store i64 %520, ptr %528, align 8
  %529 = getelementptr inbounds nuw i8, ptr %519, i64 24
  store i32 %526, ptr %529, align 8
  %530 = getelementptr inbounds nuw i8, ptr %519, i64 28
  store i32 1, ptr %530, align 4
  %531 = getelementptr inbounds nuw i8, ptr %519, i64 32
  store i32 %373, ptr %531, align 8
  %532 = getelementptr inbounds nuw i8, ptr %519, i64 36
  store i32 %501, ptr %532, align 4
  br label %533

533:                                              ; preds = %517, %513, %510, %499, %495
  %534 = load double, ptr %150, align 8
  %535 = fadd double %534, 1.000000e+00
  %536 = fcmp ogt double %374, %535
  %537 = select i1 %536, double %374, double %535
  %538 = fsub double %447, %537
  %539 = fcmp ogt double %538, 0.000000e+00
  %540 = load i32, ptr %479, align 4
  br i1 %539, label %541, label %550

541:                                              ; preds = %533
  %542 = load ptr, ptr %32, align 8
  %543 = mul nsw i32 %540, 14
  %544 = add nsw i32 %543, %446
  %545 = sext i32 %544 to i64
  %546 = getelementptr inbounds double, ptr %542, i64 %545
  %547 = load double, ptr %546, align 8
  %548 = fadd double %538, %547
  store double %548, ptr %546, align 8
  %549 = load i32, ptr %479, align 4
  br label %550

550:                                              ; preds = %541, %533
  %551 = phi i32 [ %540, %533 ], [ %549, %541 ]
  %552 = load ptr, ptr %32, align 8
  %553 = mul nsw i32 %551, 14
  %554 = sext i32 %553 to i64
  %555 = getelementptr inbounds double, ptr %552, i64 %554
  %556 = load double, ptr %555, align 8
  %557 = fadd double %556, 1.000000e+00
  store double %557, ptr %555, align 8
  %558 = load i64, ptr %38, align 8
  %559 = add nsw i64 %558, 1
  store i64 %559, ptr %38, align 8
  %560 = load double, ptr %39, align 8
  %561 = fdiv double %447, %560
  %562 = fptosi double %561 to i64
  %563 = load i64, ptr %40, align 8
  %564 = icmp sgt i64 %563, %562
  %565 = add nsw i64 %563, -1
  %566 = select i1 %564, i64 %562, i64 %565
  %567 = load ptr, ptr %41, align 8
  %568 = mul i64 %566, 112
  %569 = getelementptr i8, ptr %567, i64 %568
  %570 = getelementptr i8, ptr %569, i64 104
  %571 = load double, ptr %570, align 8
  %572 = fadd double %571, 1.000000e+00
  store double %572, ptr %570, align 8
  %573 = fadd double %447, 1.000000e+00
  %574 = load ptr, ptr %29, align 8
  %575 = load i32, ptr %148, align 8
  %576 = shl nsw i32 %575, 2
  %577 = load i32, ptr %149, align 8
  %578 = add nsw i32 %576, %577
  %579 = sext i32 %578 to i64
  %580 = getelementptr inbounds double, ptr %574, i64 %579
  store double %573, ptr %580, align 8
  store double %447, ptr %150, align 8
  %581 = getelementptr inbounds nuw i8, ptr %195, i64 18
  %582 = load i8, ptr %581, align 2
  %583 = uitofp i8 %582 to double
  %584 = fcmp olt double %583, 1.000000e+00
  %585 = select i1 %584, double 1.000000e+00, double %583
  %586 = fadd double %447, %585
  store double %586, ptr %137, align 8
  %587 = load i32, ptr %144, align 8
  %588 = add nsw i32 %587, 1
  store i32 %588, ptr %144, align 8
  %589 = getelementptr inbounds nuw i8, ptr %195, i64 12
  %590 = load i32, ptr %589, align 4
  %591 = sitofp i32 %590 to double
  %592 = fadd double %447, %591
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #7
  %593 = fadd double %447, 8.000000e+00
  store double %593, ptr %2, align 8
  %594 = getelementptr inbounds nuw i8, ptr %195, i64 17
  %595 = load i8, ptr %594, align 1
  switch i8 %595, label %758 [
    i8 1, label %596
    i8 2, label %676
  ]

596:                                              ; preds = %550, %632
  %597 = phi double [ %635, %632 ], [ %592, %550 ]
  %598 = phi i1 [ true, %632 ], [ false, %550 ]
  br label %599

599:                                              ; preds = %636, %596
  %600 = phi i1 [ true, %636 ], [ %598, %596 ]
  %601 = load ptr, ptr %27, align 8
  %602 = load i64, ptr %138, align 8
  %603 = getelementptr inbounds i64, ptr %601, i64 %602
  %604 = load i64, ptr %603, align 8
  %605 = getelementptr i8, ptr %603, i64 8
  %606 = load i64, ptr %605, align 8
  %607 = load i64, ptr %145, align 8
  %608 = icmp slt i64 %607, %604
  br i1 %608, label %609, label %610

609:                                              ; preds = %599
  store i64 %604, ptr %145, align 8
  br label %610

610:                                              ; preds = %609, %599
  %611 = phi i64 [ %604, %609 ], [ %607, %599 ]
  %612 = icmp slt i64 %611, %606
  br i1 %612, label %613, label %625

613:                                              ; preds = %610, %620
  %614 = phi i64 [ %621, %620 ], [ %611, %610 ]
  %615 = load ptr, ptr %28, align 8
  %616 = getelementptr inbounds %struct.Record, ptr %615, i64 %614, i32 4
  %617 = load i32, ptr %616, align 8
  %618 = load i32, ptr %195, align 4
  %619 = icmp slt i32 %617, %618
  br i1 %619, label %620, label %623

620:                                              ; preds = %613
  %621 = add i64 %614, 1
  store i64 %621, ptr %145, align 8
  %622 = icmp eq i64 %621, %606
  br i1 %622, label %625, label %613

623:                                              ; preds = %613
  %624 = icmp eq i32 %617, %618
  br i1 %624, label %626, label %625

625:                                              ; preds = %623, %610, %620
  br i1 %600, label %806, label %639

626:                                              ; preds = %623
  %627 = getelementptr inbounds %struct.Record, ptr %615, i64 %614
  %628 = add nsw i64 %614, 1
  store i64 %628, ptr %145, align 8
  %629 = getelementptr inbounds nuw i8, ptr %627, i64 36
  %630 = load i32, ptr %629, align 4
  %631 = icmp slt i32 %630, 4
  br i1 %631, label %632, label %636

632:                                              ; preds = %626
  %633 = call fastcc double @access(ptr noundef nonnull %0, ptr noundef nonnull %137, ptr noundef %627, double noundef %447, ptr noundef %2) #6
  %634 = fcmp ogt double %597, %633
  %635 = select i1 %634, double %597, double %633
  br label %596

636:                                              ; preds = %626
  %637 = load i32, ptr %479, align 4
  %638 = tail call fastcc zeroext i1 @event(ptr noundef nonnull %0, ptr noundef nonnull %137, ptr noundef %627, double noundef %447, i32 noundef %637) #6
  br i1 %638, label %806, label %599

639:                                              ; preds = %625
  %640 = getelementptr inbounds nuw i8, ptr %195, i64 8
  %641 = load i32, ptr %640, align 4
  %642 = icmp eq i32 %641, 0
  br i1 %642, label %806, label %643

643:                                              ; preds = %639
  %644 = icmp ult i8 %440, 8
  br i1 %644, label %645, label %648

645:                                              ; preds = %643
  %646 = load i32, ptr %149, align 8
  %647 = sext i32 %646 to i64
  br label %648

648:                                              ; preds = %645, %643
  %649 = phi i64 [ %647, %645 ], [ 0, %643 ]
  %650 = load ptr, ptr %30, align 8
  %651 = load i32, ptr %148, align 8
  %652 = shl nsw i32 %651, 2
  %653 = sext i32 %652 to i64
  %654 = add nsw i64 %649, %653
  %655 = zext i8 %440 to i64
  %656 = mul nsw i64 %654, 112
  %657 = getelementptr i8, ptr %650, i64 %656
  %658 = getelementptr double, ptr %657, i64 %655
  %659 = load double, ptr %658, align 8
  %660 = fcmp ogt double %447, %659
  %661 = select i1 %660, double %447, double %659
  %662 = load double, ptr %39, align 8
  %663 = fdiv double %661, %662
  %664 = fptosi double %663 to i64
  %665 = load i64, ptr %40, align 8
  %666 = icmp sgt i64 %665, %664
  %667 = add nsw i64 %665, -1
  %668 = select i1 %666, i64 %664, i64 %667
  %669 = load ptr, ptr %41, align 8
  %670 = mul i64 %668, 112
  %671 = getelementptr i8, ptr %669, i64 %670
  %672 = getelementptr double, ptr %671, i64 %655
  %673 = load double, ptr %672, align 8
  %674 = fadd double %673, 1.000000e+00
  store double %674, ptr %672, align 8
  %675 = fadd double %661, 1.000000e+00
  store double %675, ptr %658, align 8
  br label %806

676:                                              ; preds = %550
  %677 = getelementptr inbounds nuw i8, ptr %195, i64 8
  %678 = load i32, ptr %677, align 4
  %679 = sdiv i32 %678, 16
  %680 = sitofp i32 %679 to double
  %681 = fmul double %680, 2.500000e-01
  %682 = fcmp ogt double %681, 1.000000e+00
  %683 = select i1 %682, double %681, double 1.000000e+00
  %684 = load ptr, ptr %30, align 8
  %685 = load i32, ptr %148, align 8
  %686 = shl nsw i32 %685, 2
  %687 = sext i32 %686 to i64
  %688 = mul nsw i64 %687, 112
  %689 = getelementptr i8, ptr %684, i64 %688
  %690 = getelementptr i8, ptr %689, i64 64
  %691 = load double, ptr %690, align 8
  %692 = fcmp ogt double %447, %691
  %693 = select i1 %692, double %447, double %691
  %694 = load double, ptr %39, align 8
  %695 = fdiv double %693, %694
  %696 = fptosi double %695 to i64
  %697 = load i64, ptr %40, align 8
  %698 = icmp sgt i64 %697, %696
  %699 = add nsw i64 %697, -1
  %700 = select i1 %698, i64 %696, i64 %699
  %701 = load ptr, ptr %41, align 8
  %702 = mul i64 %700, 112
  %703 = getelementptr i8, ptr %701, i64 %702
  %704 = getelementptr i8, ptr %703, i64 64
  %705 = load double, ptr %704, align 8
  %706 = fadd double %683, %705
  store double %706, ptr %704, align 8
  %707 = fadd double %683, %693
  store double %707, ptr %690, align 8
  %708 = load i32, ptr %589, align 4
  %709 = icmp eq i32 %708, 0
  br i1 %709, label %713, label %710

710:                                              ; preds = %676
  %711 = load double, ptr %42, align 8
  %712 = fadd double %707, %711
  br label %806

713:                                              ; preds = %676
  %714 = fmul double %680, 3.200000e+01
  %715 = load double, ptr %43, align 8
  %716 = fdiv double %714, %715
  %717 = load double, ptr %44, align 8
  %718 = fmul double %681, %717
  %719 = fcmp ogt double %716, %718
  %720 = select i1 %719, double %716, double %718
  %721 = load ptr, ptr %30, align 8
  %722 = load i32, ptr %148, align 8
  %723 = shl nsw i32 %722, 2
  %724 = sext i32 %723 to i64
  %725 = mul nsw i64 %724, 112
  %726 = getelementptr i8, ptr %721, i64 %725
  %727 = getelementptr i8, ptr %726, i64 80
  %728 = load double, ptr %727, align 8
  %729 = fcmp ogt double %707, %728
  %730 = select i1 %729, double %707, double %728
  %731 = load double, ptr %39, align 8
  %732 = fdiv double %730, %731
  %733 = fptosi double %732 to i64
  %734 = load i64, ptr %40, align 8
  %735 = icmp sgt i64 %734, %733
  %736 = add nsw i64 %734, -1
  %737 = select i1 %735, i64 %733, i64 %736
  %738 = load ptr, ptr %41, align 8
  %739 = mul i64 %737, 112
  %740 = getelementptr i8, ptr %738, i64 %739
  %741 = getelementptr i8, ptr %740, i64 80
  %742 = load double, ptr %741, align 8
  %743 = fadd double %720, %742
  store double %743, ptr %741, align 8
  %744 = fadd double %720, %730
  store double %744, ptr %727, align 8
  %745 = load ptr, ptr %30, align 8
  %746 = load i32, ptr %148, align 8
  %747 = shl nsw i32 %746, 2
  %748 = sext i32 %747 to i64
  %749 = mul nsw i64 %748, 112
  %750 = getelementptr i8, ptr %745, i64 %749
  %751 = getelementptr i8, ptr %750, i64 64
  %752 = load double, ptr %751, align 8
  %753 = fadd double %744, -1.000000e+03
  %754 = fcmp ogt double %752, %753
  %755 = select i1 %754, double %752, double %753
  store double %755, ptr %751, align 8
  %756 = load double, ptr %45, align 8
  %757 = fadd double %714, %756
  store double %757, ptr %45, align 8
  br label %806

758:                                              ; preds = %550
  %759 = getelementptr inbounds nuw i8, ptr %195, i64 8
  %760 = load i32, ptr %759, align 4
  %761 = icmp eq i32 %760, 0
  br i1 %761, label %806, label %762

762:                                              ; preds = %758
  %763 = sitofp i32 %760 to double
  %764 = fmul double %763, 6.250000e-02
  %765 = icmp ult i8 %440, 8
  br i1 %765, label %766, label %769

766:                                              ; preds = %762
  %767 = load i32, ptr %149, align 8
  %768 = sext i32 %767 to i64
  br label %769

769:                                              ; preds = %766, %762
  %770 = phi i64 [ %768, %766 ], [ 0, %762 ]
  %771 = load ptr, ptr %30, align 8
  %772 = load i32, ptr %148, align 8
  %773 = shl nsw i32 %772, 2
  %774 = sext i32 %773 to i64
  %775 = add nsw i64 %770, %774
  %776 = zext i8 %440 to i64
  %777 = mul nsw i64 %775, 112
  %778 = getelementptr i8, ptr %771, i64 %777
  %779 = getelementptr double, ptr %778, i64 %776
  %780 = load double, ptr %779, align 8
  %781 = fcmp ogt double %447, %780
  %782 = select i1 %781, double %447, double %780
  %783 = load double, ptr %39, align 8
  %784 = fdiv double %782, %783
  %785 = fptosi double %784 to i64
  %786 = load i64, ptr %40, align 8
  %787 = icmp sgt i64 %786, %785
  %788 = add nsw i64 %786, -1
  %789 = select i1 %787, i64 %785, i64 %788
  %790 = load ptr, ptr %41, align 8
  %791 = mul i64 %789, 112
  %792 = getelementptr i8, ptr %790, i64 %791
  %793 = getelementptr double, ptr %792, i64 %776
  %794 = load double, ptr %793, align 8
  %795 = fadd double %764, %794
  store double %795, ptr %793, align 8
  %796 = fadd double %764, %782
  store double %796, ptr %779, align 8
  %797 = load i32, ptr %589, align 4
  %798 = sitofp i32 %797 to double
  %799 = fadd double %796, %798
  %800 = load i32, ptr %759, align 4
  %801 = sitofp i32 %800 to double
  %802 = fmul double %801, 6.250000e-02
  %803 = fsub double %799, %802
  %804 = fcmp ogt double %592, %803
  %805 = select i1 %804, double %592, double %803
  br label %806

806:                                              ; preds = %636, %769, %758, %713, %710, %648, %639, %625
  %807 = phi i1 [ false, %769 ], [ false, %758 ], [ false, %648 ], [ false, %639 ], [ false, %625 ], [ false, %710 ], [ false, %713 ], [ true, %636 ]
  %808 = phi double [ %805, %769 ], [ %592, %758 ], [ %597, %648 ], [ %597, %639 ], [ %597, %625 ], [ %712, %710 ], [ %707, %713 ], [ %597, %636 ]
  %809 = getelementptr inbounds nuw i8, ptr %195, i64 19
  %810 = load i8, ptr %809, align 1
  %811 = icmp ult i8 %810, 7
  br i1 %811, label %812, label %823

812:                                              ; preds = %806
  %813 = zext nneg i8 %810 to i64
  %814 = getelementptr inbounds nuw [8 x double], ptr %146, i64 0, i64 %813
  %815 = load double, ptr %814, align 8
  %816 = fcmp ogt double %808, %815
  br i1 %816, label %817, label %823

817:                                              ; preds = %812
  store double %808, ptr %814, align 8
  %818 = getelementptr inbounds nuw i8, ptr %195, i64 22
  %819 = load i8, ptr %818, align 2
  %820 = load i8, ptr %809, align 1
  %821 = zext i8 %820 to i64
  %822 = getelementptr inbounds nuw [8 x i8], ptr %147, i64 0, i64 %821
  store i8 %819, ptr %822, align 1
  br label %823

823:                                              ; preds = %817, %812, %806
  %824 = getelementptr inbounds nuw i8, ptr %195, i64 20
  %825 = load i8, ptr %824, align 4
  %826 = icmp ult i8 %825, 7
  br i1 %826, label %827, label %837

827:                                              ; preds = %823
  %828 = load double, ptr %2, align 8
  %829 = zext nneg i8 %825 to i64
  %830 = getelementptr inbounds nuw [8 x double], ptr %146, i64 0, i64 %829
  %831 = load double, ptr %830, align 8
  %832 = fcmp ogt double %828, %831
  br i1 %832, label %833, label %837

833:                                              ; preds = %827
  store double %828, ptr %830, align 8
  %834 = load i8, ptr %824, align 4
  %835 = zext i8 %834 to i64
  %836 = getelementptr inbounds nuw [8 x i8], ptr %147, i64 0, i64 %835
  store i8 4, ptr %836, align 1
  br label %837

837:                                              ; preds = %833, %827, %823
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #7
  br i1 %807, label %844, label %838

838:                                              ; preds = %837
  %839 = load i64, ptr %138, align 8
  br label %840

840:                                              ; preds = %838, %361
  %841 = phi i64 [ %839, %838 ], [ %319, %361 ]
  %842 = load i64, ptr %139, align 8
  %843 = icmp slt i64 %841, %842
  br i1 %843, label %154, label %197

844:                                              ; preds = %837, %279, %282, %308, %362, %471
  %845 = load i64, ptr %22, align 8
  %846 = icmp eq i64 %845, 0
  br i1 %846, label %847, label %71

847:                                              ; preds = %844
  %848 = load i64, ptr %16, align 8
  %849 = load i64, ptr %17, align 8
  br label %850

850:                                              ; preds = %847, %65
  %851 = phi i64 [ %66, %65 ], [ %849, %847 ]
  %852 = phi i64 [ %67, %65 ], [ %848, %847 ]
  %853 = phi double [ %68, %65 ], [ %134, %847 ]
  %854 = icmp slt i64 %852, %851
  br i1 %854, label %855, label %921

855:                                              ; preds = %850
  %856 = load i64, ptr %53, align 8
  %857 = add nsw i64 %856, 1
  store i64 %857, ptr %53, align 8
  %858 = load i64, ptr %5, align 8
  %859 = load i64, ptr %48, align 8
  %860 = mul nsw i64 %859, %858
  %861 = load i64, ptr %37, align 8
  %862 = mul nsw i64 %860, %861
  %863 = icmp sgt i64 %862, 0
  br i1 %863, label %873, label %867

864:                                              ; preds = %887
  %865 = load i64, ptr %22, align 8
  %866 = icmp eq i64 %865, 0
  br i1 %866, label %867, label %869

867:                                              ; preds = %855, %864
  %868 = load i64, ptr %16, align 8
  br label %921

869:                                              ; preds = %864
  %870 = load i64, ptr %54, align 8
  %871 = mul nsw i64 %870, %890
  %872 = icmp sgt i64 %871, 0
  br i1 %872, label %898, label %895

873:                                              ; preds = %855, %887
  %874 = phi i64 [ %888, %887 ], [ %861, %855 ]
  %875 = phi i64 [ %889, %887 ], [ %859, %855 ]
  %876 = phi i64 [ %890, %887 ], [ %858, %855 ]
  %877 = phi i64 [ %891, %887 ], [ 0, %855 ]
  %878 = load ptr, ptr %24, align 8
  %879 = getelementptr inbounds nuw %struct.Warp, ptr %878, i64 %877
  %880 = getelementptr inbounds nuw i8, ptr %879, i64 1764
  %881 = load i32, ptr %880, align 4
  %882 = icmp eq i32 %881, 0
  br i1 %882, label %887, label %883

883:                                              ; preds = %873
  tail call fastcc void @wakes(ptr noundef nonnull %0, ptr noundef nonnull %879, double noundef %853) #6
  %884 = load i64, ptr %5, align 8
  %885 = load i64, ptr %48, align 8
  %886 = load i64, ptr %37, align 8
  br label %887

887:                                              ; preds = %873, %883
  %888 = phi i64 [ %874, %873 ], [ %886, %883 ]
  %889 = phi i64 [ %875, %873 ], [ %885, %883 ]
  %890 = phi i64 [ %876, %873 ], [ %884, %883 ]
  %891 = add nuw nsw i64 %877, 1
  %892 = mul nsw i64 %889, %890
  %893 = mul nsw i64 %892, %888
  %894 = icmp slt i64 %891, %893
  br i1 %894, label %873, label %864

895:                                              ; preds = %898, %869
  %896 = phi i64 [ %890, %869 ], [ %903, %898 ]
  %897 = icmp sgt i64 %896, 0
  br i1 %897, label %907, label %61

898:                                              ; preds = %869, %898
  %899 = phi i64 [ %902, %898 ], [ 0, %869 ]
  %900 = load ptr, ptr %55, align 8
  %901 = getelementptr inbounds nuw i32, ptr %900, i64 %899
  store i32 -1, ptr %901, align 4
  %902 = add nuw nsw i64 %899, 1
  %903 = load i64, ptr %5, align 8
  %904 = load i64, ptr %54, align 8
  %905 = mul nsw i64 %904, %903
  %906 = icmp slt i64 %902, %905
  br i1 %906, label %898, label %895

907:                                              ; preds = %895, %911
  %908 = phi i64 [ %912, %911 ], [ 0, %895 ]
  %909 = load ptr, ptr %33, align 8
  %910 = getelementptr inbounds nuw %struct.Slot, ptr %909, i64 %908, i32 9
  store i32 -1, ptr %910, align 4
  br label %915

911:                                              ; preds = %915
  %912 = add nuw nsw i64 %908, 1
  %913 = load i64, ptr %5, align 8
  %914 = icmp slt i64 %912, %913
  br i1 %914, label %907, label %61

915:                                              ; preds = %907, %915
  %916 = phi i64 [ 0, %907 ], [ %919, %915 ]
  %917 = load ptr, ptr %33, align 8
  %918 = getelementptr inbounds nuw %struct.Slot, ptr %917, i64 %908, i32 7, i64 %916
  store i32 -1, ptr %918, align 4
  %919 = add nuw nsw i64 %916, 1
  %920 = icmp eq i64 %919, 256
  br i1 %920, label %911, label %915

921:                                              ; preds = %61, %850, %867, %15
  %922 = phi i64 [ %18, %15 ], [ %868, %867 ], [ %852, %850 ], [ %62, %61 ]
  %923 = phi double [ 0.000000e+00, %15 ], [ %853, %867 ], [ %853, %850 ], [ %853, %61 ]
  %924 = icmp sgt i64 %922, 0
  br i1 %924, label %925, label %928

925:                                              ; preds = %921
  %926 = getelementptr inbounds nuw i8, ptr %0, i64 4776
  %927 = load ptr, ptr %926, align 8
  br label %931

928:                                              ; preds = %931, %921
  %929 = phi double [ %923, %921 ], [ %937, %931 ]
  %930 = getelementptr inbounds nuw i8, ptr %0, i64 2648
  br label %947

931:                                              ; preds = %925, %931
  %932 = phi i64 [ 0, %925 ], [ %938, %931 ]
  %933 = phi double [ %923, %925 ], [ %937, %931 ]
  %934 = getelementptr inbounds nuw double, ptr %927, i64 %932
  %935 = load double, ptr %934, align 8
  %936 = fcmp ogt double %933, %935
  %937 = select i1 %936, double %933, double %935
  %938 = add nuw nsw i64 %932, 1
  %939 = icmp eq i64 %938, %922
  br i1 %939, label %928, label %931

940:                                              ; preds = %947
  %941 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %942 = load i64, ptr %941, align 8
  %943 = icmp sgt i64 %942, 0
  br i1 %943, label %944, label %961

944:                                              ; preds = %940
  %945 = getelementptr inbounds nuw i8, ptr %0, i64 2608
  %946 = load ptr, ptr %945, align 8
  br label %956

947:                                              ; preds = %928, %947
  %948 = phi i64 [ 0, %928 ], [ %954, %947 ]
  %949 = phi double [ %929, %928 ], [ %953, %947 ]
  %950 = getelementptr inbounds nuw [64 x double], ptr %930, i64 0, i64 %948
  %951 = load double, ptr %950, align 8
  %952 = fcmp ogt double %949, %951
  %953 = select i1 %952, double %949, double %951
  %954 = add nuw nsw i64 %948, 1
  %955 = icmp eq i64 %954, 64
  br i1 %955, label %940, label %947

956:                                              ; preds = %944, %963
  %957 = phi i64 [ 0, %944 ], [ %964, %963 ]
  %958 = phi double [ %953, %944 ], [ %972, %963 ]
  %959 = mul nuw nsw i64 %957, 448
  %960 = getelementptr inbounds nuw i8, ptr %946, i64 %959
  br label %966

961:                                              ; preds = %963, %940
  %962 = phi double [ %953, %940 ], [ %972, %963 ]
  ret double %962

963:                                              ; preds = %966
  %964 = add nuw nsw i64 %957, 1
  %965 = icmp eq i64 %964, %942
  br i1 %965, label %961, label %956

966:                                              ; preds = %956, %966
  %967 = phi i64 [ 9, %956 ], [ %973, %966 ]
  %968 = phi double [ %958, %956 ], [ %972, %966 ]
  %969 = getelementptr inbounds nuw double, ptr %960, i64 %967
  %970 = load double, ptr %969, align 8
  %971 = fcmp ogt double %968, %970
  %972 = select i1 %971, double %968, double %970
  %973 = add nuw nsw i64 %967, 1
  %974 = icmp eq i64 %973, 12
  br i1 %974, label %963, label %966
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

; LLVM IR of engine.c, made by python -m jit.llvm.generate.

%struct.Entry = type { double, i64, i32, i32 }
%struct.Warp = type { double, double, double, double, double, double, double, double, double, [8 x double], [64 x double], [64 x double], [64 x double], i64, i64, i64, i64, i64, i64, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, [8 x i8] }
%struct.Code = type { i32, i32, i32, i32, i8, i8, i8, i8, i8, i8, i8, i8 }
%struct.Slot = type { [16 x double], [256 x double], double, double, [256 x i32], [256 x i32], i32, i32, i32, i32, i32, i32 }
%struct.Span = type { double, double, i64, i32, i32, i32, i32 }
%struct.Record = type { i64, i64, i64, i64, i32, i32, i32, i32, i64 }
%struct.Line = type { [4 x double], i32, i32 }

@WAITS = internal unnamed_addr constant [32 x double] [double 1.580000e-02, double 4.810000e-02, double 8.140000e-02, double 1.159000e-01, double 1.516000e-01, double 1.887000e-01, double 2.271000e-01, double 2.671000e-01, double 3.088000e-01, double 3.523000e-01, double 3.978000e-01, double 4.454000e-01, double 4.954000e-01, double 5.481000e-01, double 6.037000e-01, double 6.625000e-01, double 7.251000e-01, double 7.918000e-01, double 0x3FEBA027525460AA, double 9.403000e-01, double 1.023700e+00, double 1.114700e+00, double 1.214900e+00, double 1.326200e+00, double 1.451600e+00, double 1.594900e+00, double 1.762400e+00, double 1.963700e+00, double 2.216400e+00, double 2.556200e+00, double 3.079400e+00, double 4.465700e+00], align 16

define double @run(ptr noundef %0) #0 {
  %2 = alloca double, align 8
  %3 = alloca double, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 2152
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %6 = load i64, ptr %5, align 8
  %7 = icmp sgt i64 %6, 0
  br i1 %7, label %8, label %15

8:                                                ; preds = %1
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 104
  br label %10

10:                                               ; preds = %8, %52
  %11 = phi i64 [ 0, %8 ], [ %54, %52 ]
  %12 = load i64, ptr %4, align 8
  %13 = load i64, ptr %9, align 8
  %14 = icmp slt i64 %12, %13
  br i1 %14, label %52, label %15

15:                                               ; preds = %10, %52, %1
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 2160
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %18 = load i64, ptr %16, align 8
  %19 = load i64, ptr %17, align 8
  %20 = icmp slt i64 %18, %19
  br i1 %20, label %21, label %844

21:                                               ; preds = %15
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 2136
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 1024
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 984
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 1040
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 1048
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 2200
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 992
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 2120
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 2128
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 2112
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 2176
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 432
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 2208
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 272
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 2144
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 400
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 304
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 2192
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 424
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 2184
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 1008
  br label %61

52:                                               ; preds = %10
  %53 = trunc nuw nsw i64 %11 to i32
  tail call fastcc void @begin(ptr noundef nonnull %0, i32 noundef %53, double noundef 0.000000e+00) #6
  %54 = add nuw nsw i64 %11, 1
  %55 = load i64, ptr %5, align 8
  %56 = icmp sgt i64 %55, %54
  br i1 %56, label %10, label %15

57:                                               ; preds = %834, %818
  %58 = load i64, ptr %16, align 8
  %59 = load i64, ptr %17, align 8
  %60 = icmp slt i64 %58, %59
  br i1 %60, label %61, label %844

61:                                               ; preds = %21, %57
  %62 = phi i64 [ %19, %21 ], [ %59, %57 ]
  %63 = phi i64 [ %18, %21 ], [ %58, %57 ]
  %64 = phi double [ 0.000000e+00, %21 ], [ %776, %57 ]
  %65 = load i64, ptr %22, align 8
  %66 = icmp eq i64 %65, 0
  br i1 %66, label %773, label %67

67:                                               ; preds = %61, %767
  %68 = phi i64 [ %768, %767 ], [ %65, %61 ]
  %69 = phi double [ %130, %767 ], [ %64, %61 ]
  %70 = load ptr, ptr %23, align 8
  %71 = load double, ptr %70, align 8
  %72 = getelementptr inbounds nuw i8, ptr %70, i64 16
  %73 = load i32, ptr %72, align 8
  %74 = add nsw i64 %68, -1
  store i64 %74, ptr %22, align 8
  %75 = getelementptr inbounds %struct.Entry, ptr %70, i64 %74
  %76 = load double, ptr %75, align 8
  %77 = getelementptr inbounds nuw i8, ptr %75, i64 8
  %78 = load <2 x i64>, ptr %77, align 8
  %79 = load i64, ptr %77, align 8
  %80 = icmp sgt i64 %68, 2
  br i1 %80, label %81, label %124

81:                                               ; preds = %67, %116
  %82 = phi i64 [ %120, %116 ], [ %74, %67 ]
  %83 = phi i64 [ %119, %116 ], [ 1, %67 ]
  %84 = phi i64 [ %118, %116 ], [ 0, %67 ]
  %85 = phi i64 [ %106, %116 ], [ 0, %67 ]
  %86 = add nsw i64 %84, 2
  %87 = icmp slt i64 %86, %82
  %88 = load ptr, ptr %23, align 8
  br i1 %87, label %89, label %105

89:                                               ; preds = %81
  %90 = getelementptr inbounds %struct.Entry, ptr %88, i64 %86
  %91 = getelementptr inbounds %struct.Entry, ptr %88, i64 %83
  %92 = load double, ptr %90, align 8
  %93 = load double, ptr %91, align 8
  %94 = fcmp olt double %92, %93
  br i1 %94, label %104, label %95

95:                                               ; preds = %89
  %96 = fcmp oeq double %92, %93
  br i1 %96, label %97, label %105

97:                                               ; preds = %95
  %98 = getelementptr inbounds nuw i8, ptr %90, i64 8
  %99 = load i64, ptr %98, align 8
  %100 = getelementptr inbounds nuw i8, ptr %91, i64 8
  %101 = load i64, ptr %100, align 8
  %102 = icmp slt i64 %99, %101
  %103 = freeze i1 %102
  br i1 %103, label %104, label %105

104:                                              ; preds = %97, %89
  br label %105

105:                                              ; preds = %104, %97, %95, %81
  %106 = phi i64 [ %83, %81 ], [ %86, %104 ], [ %83, %97 ], [ %83, %95 ]
  %107 = getelementptr inbounds %struct.Entry, ptr %88, i64 %106
  %108 = load double, ptr %107, align 8
  %109 = fcmp olt double %108, %76
  br i1 %109, label %116, label %110

110:                                              ; preds = %105
  %111 = fcmp oeq double %108, %76
  br i1 %111, label %112, label %124

112:                                              ; preds = %110
  %113 = getelementptr inbounds nuw i8, ptr %107, i64 8
  %114 = load i64, ptr %113, align 8
  %115 = icmp slt i64 %114, %79
  br i1 %115, label %116, label %124

116:                                              ; preds = %112, %105
  %117 = getelementptr inbounds %struct.Entry, ptr %88, i64 %85
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %117, ptr noundef nonnull align 8 dereferenceable(24) %107, i64 24, i1 false)
  %118 = shl nsw i64 %106, 1
  %119 = or disjoint i64 %118, 1
  %120 = load i64, ptr %22, align 8
  %121 = icmp slt i64 %119, %120
  br i1 %121, label %81, label %122

122:                                              ; preds = %116
  %123 = load ptr, ptr %23, align 8
  br label %124

124:                                              ; preds = %110, %112, %67, %122
  %125 = phi ptr [ %70, %67 ], [ %123, %122 ], [ %88, %112 ], [ %88, %110 ]
  %126 = phi i64 [ 0, %67 ], [ %106, %122 ], [ %85, %112 ], [ %85, %110 ]
  %127 = getelementptr inbounds %struct.Entry, ptr %125, i64 %126
  store double %76, ptr %127, align 8
  %128 = getelementptr inbounds nuw i8, ptr %127, i64 8
  store <2 x i64> %78, ptr %128, align 8
  %129 = fcmp ogt double %69, %71
  %130 = select i1 %129, double %69, double %71
  %131 = load ptr, ptr %24, align 8
  %132 = sext i32 %73 to i64
  %133 = getelementptr inbounds %struct.Warp, ptr %131, i64 %132
  %134 = getelementptr inbounds nuw i8, ptr %133, i64 1672
  %135 = getelementptr inbounds nuw i8, ptr %133, i64 1680
  %136 = load i64, ptr %135, align 8
  %137 = load i64, ptr %134, align 8
  %138 = icmp slt i64 %137, %136
  br i1 %138, label %139, label %193

139:                                              ; preds = %124
  %140 = getelementptr inbounds nuw i8, ptr %133, i64 1728
  %141 = getelementptr inbounds nuw i8, ptr %133, i64 1688
  %142 = getelementptr inbounds nuw i8, ptr %133, i64 72
  %143 = getelementptr inbounds nuw i8, ptr %133, i64 1776
  %144 = getelementptr inbounds nuw i8, ptr %133, i64 1736
  %145 = getelementptr inbounds nuw i8, ptr %133, i64 1744
  %146 = getelementptr inbounds nuw i8, ptr %133, i64 8
  %147 = getelementptr inbounds nuw i8, ptr %133, i64 1720
  %148 = getelementptr inbounds nuw i8, ptr %133, i64 1732
  %149 = getelementptr inbounds nuw i8, ptr %133, i64 1740
  br label %150

150:                                              ; preds = %763, %139
  %151 = phi i64 [ %137, %139 ], [ %764, %763 ]
  %152 = phi i64 [ %136, %139 ], [ %765, %763 ]
  %153 = load i32, ptr %140, align 8
  %154 = sext i32 %153 to i64
  %155 = add nsw i32 %153, 1
  %156 = load ptr, ptr %25, align 8
  %157 = getelementptr inbounds i32, ptr %156, i64 %151
  %158 = load i32, ptr %157, align 4
  %159 = load ptr, ptr %26, align 8
  %160 = zext i32 %158 to i64
  %161 = getelementptr inbounds nuw i64, ptr %159, i64 %160
  %162 = load i64, ptr %161, align 8
  %163 = add nsw i64 %162, %154
  %164 = add i32 %158, 1
  %165 = zext i32 %164 to i64
  %166 = getelementptr inbounds nuw i64, ptr %159, i64 %165
  %167 = load i64, ptr %166, align 8
  %168 = icmp slt i64 %163, %167
  br i1 %168, label %186, label %182

169:                                              ; preds = %182
  %170 = load ptr, ptr %25, align 8
  %171 = getelementptr inbounds i32, ptr %170, i64 %184
  %172 = load i32, ptr %171, align 4
  %173 = load ptr, ptr %26, align 8
  %174 = zext i32 %172 to i64
  %175 = getelementptr inbounds nuw i64, ptr %173, i64 %174
  %176 = load i64, ptr %175, align 8
  %177 = add i32 %172, 1
  %178 = zext i32 %177 to i64
  %179 = getelementptr inbounds nuw i64, ptr %173, i64 %178
  %180 = load i64, ptr %179, align 8
  %181 = icmp slt i64 %176, %180
  br i1 %181, label %186, label %182

182:                                              ; preds = %150, %169
  %183 = phi i64 [ %184, %169 ], [ %151, %150 ]
  %184 = add i64 %183, 1
  store i64 %184, ptr %134, align 8
  store i32 0, ptr %140, align 8
  %185 = icmp eq i64 %184, %152
  br i1 %185, label %193, label %169

186:                                              ; preds = %169, %150
  %187 = phi i64 [ %151, %150 ], [ %184, %169 ]
  %188 = phi i32 [ %155, %150 ], [ 1, %169 ]
  %189 = phi i64 [ %163, %150 ], [ %176, %169 ]
  %190 = load ptr, ptr %0, align 8
  %191 = getelementptr inbounds %struct.Code, ptr %190, i64 %189
  %192 = icmp eq ptr %190, null
  br i1 %192, label %193, label %290

193:                                              ; preds = %763, %186, %182, %124
  %194 = load double, ptr %133, align 8
  %195 = load ptr, ptr %33, align 8
  %196 = getelementptr inbounds nuw i8, ptr %133, i64 1732
  %197 = load i32, ptr %196, align 4
  %198 = sext i32 %197 to i64
  %199 = getelementptr inbounds %struct.Slot, ptr %195, i64 %198
  %200 = getelementptr inbounds nuw i8, ptr %133, i64 1768
  store i32 1, ptr %200, align 8
  %201 = getelementptr inbounds nuw i8, ptr %133, i64 1720
  store i64 -1, ptr %201, align 8
  %202 = getelementptr inbounds nuw i8, ptr %133, i64 16
  %203 = load double, ptr %202, align 8
  %204 = load ptr, ptr %33, align 8
  %205 = getelementptr inbounds %struct.Slot, ptr %204, i64 %198, i32 11
  %206 = load i32, ptr %205, align 4
  %207 = icmp eq i32 %206, 0
  %208 = fcmp ugt double %194, %203
  %209 = and i1 %208, %207
  br i1 %209, label %210, label %235

210:                                              ; preds = %193
  %211 = load i64, ptr %34, align 8
  %212 = icmp eq i64 %211, 0
  br i1 %212, label %235, label %213

213:                                              ; preds = %210
  %214 = load i64, ptr %35, align 8
  %215 = add nsw i64 %214, 1
  store i64 %215, ptr %35, align 8
  %216 = icmp slt i64 %214, %211
  br i1 %216, label %217, label %235

217:                                              ; preds = %213
  %218 = load ptr, ptr %36, align 8
  %219 = getelementptr inbounds %struct.Span, ptr %218, i64 %214
  %220 = load i64, ptr %201, align 8
  %221 = getelementptr inbounds nuw i8, ptr %133, i64 1736
  %222 = load i32, ptr %221, align 8
  %223 = load i64, ptr %37, align 8
  %224 = getelementptr inbounds nuw i8, ptr %133, i64 1740
  %225 = load i32, ptr %224, align 4
  %226 = trunc i64 %223 to i32
  %227 = mul i32 %222, %226
  %228 = add i32 %227, %225
  store double %203, ptr %219, align 8
  %229 = getelementptr inbounds nuw i8, ptr %219, i64 8
  store double %194, ptr %229, align 8
  %230 = getelementptr inbounds nuw i8, ptr %219, i64 16
  store i64 %220, ptr %230, align 8
  %231 = getelementptr inbounds nuw i8, ptr %219, i64 24
  store i32 %228, ptr %231, align 8
  %232 = getelementptr inbounds nuw i8, ptr %219, i64 28
  store i32 0, ptr %232, align 4
  %233 = getelementptr inbounds nuw i8, ptr %219, i64 32
  store i32 0, ptr %233, align 8
  %234 = getelementptr inbounds nuw i8, ptr %219, i64 36
  store i32 0, ptr %234, align 4
  br label %235

235:                                              ; preds = %217, %213, %210, %193
  %236 = getelementptr inbounds nuw i8, ptr %199, i64 4252
  %237 = load i32, ptr %236, align 4
  %238 = add nsw i32 %237, -1
  store i32 %238, ptr %236, align 4
  %239 = getelementptr inbounds nuw i8, ptr %199, i64 4240
  %240 = load i32, ptr %239, align 8
  %241 = icmp slt i32 %240, %238
  %242 = icmp eq i32 %238, 0
  %243 = or i1 %242, %241
  br i1 %243, label %275, label %244

244:                                              ; preds = %235
  store i32 0, ptr %239, align 8
  %245 = getelementptr inbounds nuw i8, ptr %199, i64 4248
  %246 = load i32, ptr %245, align 8
  %247 = add nsw i32 %246, 1
  store i32 %247, ptr %245, align 8
  %248 = getelementptr inbounds nuw i8, ptr %199, i64 2176
  %249 = load double, ptr %248, align 8
  %250 = load double, ptr %44, align 8
  %251 = fadd double %249, %250
  %252 = load i64, ptr %45, align 8
  %253 = icmp sgt i64 %252, 1
  br i1 %253, label %254, label %256

254:                                              ; preds = %244
  %255 = load double, ptr %46, align 8
  br label %256

256:                                              ; preds = %254, %244
  %257 = phi double [ %255, %254 ], [ 0.000000e+00, %244 ]
  %258 = fadd double %251, %257
  %259 = getelementptr inbounds nuw i8, ptr %199, i64 2184
  store double %258, ptr %259, align 8
  %260 = getelementptr inbounds nuw i8, ptr %199, i64 4244
  %261 = load i32, ptr %260, align 4
  %262 = icmp sgt i32 %261, -1
  br i1 %262, label %263, label %273

263:                                              ; preds = %256, %263
  %264 = phi i32 [ %269, %263 ], [ %261, %256 ]
  %265 = load ptr, ptr %24, align 8
  %266 = zext nneg i32 %264 to i64
  %267 = getelementptr inbounds nuw %struct.Warp, ptr %265, i64 %266
  %268 = getelementptr inbounds nuw i8, ptr %267, i64 1748
  %269 = load i32, ptr %268, align 4
  tail call fastcc void @wakes(ptr noundef nonnull %0, ptr noundef %267, double noundef %258) #6
  %270 = icmp sgt i32 %269, -1
  br i1 %270, label %263, label %271

271:                                              ; preds = %263
  %272 = load i32, ptr %236, align 4
  br label %273

273:                                              ; preds = %271, %256
  %274 = phi i32 [ %272, %271 ], [ %238, %256 ]
  store i32 -1, ptr %260, align 4
  br label %275

275:                                              ; preds = %273, %235
  %276 = phi i32 [ %238, %235 ], [ %274, %273 ]
  %277 = icmp eq i32 %276, 0
  br i1 %277, label %278, label %767

278:                                              ; preds = %275
  %279 = load ptr, ptr %47, align 8
  %280 = load i64, ptr %16, align 8
  %281 = add nsw i64 %280, 1
  store i64 %281, ptr %16, align 8
  %282 = getelementptr inbounds double, ptr %279, i64 %280
  store double %194, ptr %282, align 8
  %283 = load i64, ptr %4, align 8
  %284 = load i64, ptr %17, align 8
  %285 = icmp slt i64 %283, %284
  br i1 %285, label %286, label %767

286:                                              ; preds = %278
  %287 = load i32, ptr %196, align 4
  %288 = load double, ptr %48, align 8
  %289 = fadd double %194, %288
  tail call fastcc void @begin(ptr noundef nonnull %0, i32 noundef %287, double noundef %289) #6
  br label %767

290:                                              ; preds = %186
  %291 = getelementptr inbounds nuw i8, ptr %191, i64 23
  %292 = load i8, ptr %291, align 1
  %293 = icmp eq i8 %292, 0
  br i1 %293, label %341, label %294

294:                                              ; preds = %290
  store i32 %188, ptr %140, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #7
  %295 = getelementptr inbounds nuw i8, ptr %191, i64 4
  br label %296

296:                                              ; preds = %331, %294
  %297 = phi i64 [ %332, %331 ], [ %187, %294 ]
  %298 = load ptr, ptr %27, align 8
  %299 = getelementptr inbounds i64, ptr %298, i64 %297
  %300 = load i64, ptr %299, align 8
  %301 = getelementptr i8, ptr %299, i64 8
  %302 = load i64, ptr %301, align 8
  %303 = load i64, ptr %141, align 8
  %304 = icmp slt i64 %303, %300
  br i1 %304, label %305, label %306

305:                                              ; preds = %296
  store i64 %300, ptr %141, align 8
  br label %306

306:                                              ; preds = %305, %296
  %307 = phi i64 [ %300, %305 ], [ %303, %296 ]
  %308 = icmp slt i64 %307, %302
  br i1 %308, label %309, label %339

309:                                              ; preds = %306, %316
  %310 = phi i64 [ %317, %316 ], [ %307, %306 ]
  %311 = load ptr, ptr %28, align 8
  %312 = getelementptr inbounds %struct.Record, ptr %311, i64 %310, i32 4
  %313 = load i32, ptr %312, align 8
  %314 = load i32, ptr %191, align 4
  %315 = icmp slt i32 %313, %314
  br i1 %315, label %316, label %319

316:                                              ; preds = %309
  %317 = add i64 %310, 1
  store i64 %317, ptr %141, align 8
  %318 = icmp eq i64 %317, %302
  br i1 %318, label %339, label %309

319:                                              ; preds = %309
  %320 = icmp eq i32 %313, %314
  br i1 %320, label %321, label %339

321:                                              ; preds = %319
  %322 = getelementptr inbounds %struct.Record, ptr %311, i64 %310
  %323 = add nsw i64 %310, 1
  store i64 %323, ptr %141, align 8
  %324 = getelementptr inbounds nuw i8, ptr %322, i64 36
  %325 = load i32, ptr %324, align 4
  %326 = icmp sgt i32 %325, 3
  br i1 %326, label %327, label %333

327:                                              ; preds = %321
  %328 = load double, ptr %133, align 8
  %329 = load i32, ptr %295, align 4
  %330 = tail call fastcc zeroext i1 @event(ptr noundef nonnull %0, ptr noundef nonnull %133, ptr noundef %322, double noundef %328, i32 noundef %329) #6
  br i1 %330, label %340, label %331

331:                                              ; preds = %336, %333, %327
  %332 = load i64, ptr %134, align 8
  br label %296

333:                                              ; preds = %321
  %334 = load i8, ptr %291, align 1
  %335 = icmp eq i8 %334, 2
  br i1 %335, label %336, label %331

336:                                              ; preds = %333
  %337 = load double, ptr %133, align 8
  %338 = call fastcc double @access(ptr noundef nonnull %0, ptr noundef nonnull %133, ptr noundef %322, double noundef %337, ptr noundef %3) #6
  br label %331

339:                                              ; preds = %319, %306, %316
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #7
  br label %763

340:                                              ; preds = %327
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #7
  br label %767

341:                                              ; preds = %290
  %342 = load double, ptr %133, align 8
  %343 = getelementptr inbounds nuw i8, ptr %191, i64 16
  %344 = load i8, ptr %343, align 4
  %345 = getelementptr inbounds nuw i8, ptr %191, i64 21
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
  %354 = load i32, ptr %144, align 8
  %355 = shl nsw i32 %354, 2
  %356 = load i32, ptr %145, align 8
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
  %371 = getelementptr inbounds nuw [8 x double], ptr %142, i64 0, i64 %370
  %372 = load double, ptr %371, align 8
  %373 = fcmp ogt double %372, %367
  br i1 %373, label %374, label %378

374:                                              ; preds = %365
  %375 = getelementptr inbounds nuw [8 x i8], ptr %143, i64 0, i64 %370
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
  %434 = load i64, ptr %43, align 8
  %435 = add nsw i64 %434, 1
  store i64 %435, ptr %43, align 8
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
  store i32 %73, ptr %454, align 8
  %455 = getelementptr inbounds nuw i8, ptr %452, i64 20
  store i32 0, ptr %455, align 4
  br label %767

456:                                              ; preds = %428, %417
  %457 = getelementptr inbounds nuw i8, ptr %191, i64 4
  %458 = load double, ptr %146, align 8
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
  %471 = load double, ptr %146, align 8
  %472 = fsub double %352, %471
  br label %473

473:                                              ; preds = %462, %456
  %474 = phi double [ %459, %456 ], [ %472, %462 ]
  %475 = phi double [ %458, %456 ], [ %471, %462 ]
  store i64 -1, ptr %147, align 8
  %476 = fcmp ogt double %474, 3.200000e+01
  br i1 %476, label %477, label %511

477:                                              ; preds = %473
  %478 = fadd double %475, 1.000000e+00
  %479 = load i32, ptr %457, align 4
  %480 = load ptr, ptr %33, align 8
  %481 = load i32, ptr %148, align 4
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
  %498 = load i64, ptr %147, align 8
  %499 = load i32, ptr %144, align 8
  %500 = load i64, ptr %37, align 8
  %501 = load i32, ptr %149, align 4
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
  %512 = load double, ptr %146, align 8
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
  %553 = load i32, ptr %144, align 8
  %554 = shl nsw i32 %553, 2
  %555 = load i32, ptr %145, align 8
  %556 = add nsw i32 %554, %555
  %557 = sext i32 %556 to i64
  %558 = getelementptr inbounds double, ptr %552, i64 %557
  store double %551, ptr %558, align 8
  store double %425, ptr %146, align 8
  %559 = getelementptr inbounds nuw i8, ptr %191, i64 18
  %560 = load i8, ptr %559, align 2
  %561 = uitofp i8 %560 to double
  %562 = fcmp olt double %561, 1.000000e+00
  %563 = select i1 %562, double 1.000000e+00, double %561
  %564 = fadd double %425, %563
  store double %564, ptr %133, align 8
  %565 = load i32, ptr %140, align 8
  %566 = add nsw i32 %565, 1
  store i32 %566, ptr %140, align 8
  %567 = getelementptr inbounds nuw i8, ptr %191, i64 12
  %568 = load i32, ptr %567, align 4
  %569 = sitofp i32 %568 to double
  %570 = fadd double %425, %569
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #7
  %571 = fadd double %425, 8.000000e+00
  store double %571, ptr %2, align 8
  %572 = getelementptr inbounds nuw i8, ptr %191, i64 17
  %573 = load i8, ptr %572, align 1
  switch i8 %573, label %681 [
    i8 1, label %574
    i8 2, label %654
  ]

574:                                              ; preds = %528, %610
  %575 = phi double [ %613, %610 ], [ %570, %528 ]
  %576 = phi i1 [ true, %610 ], [ false, %528 ]
  br label %577

577:                                              ; preds = %614, %574
  %578 = phi i1 [ true, %614 ], [ %576, %574 ]
  %579 = load ptr, ptr %27, align 8
  %580 = load i64, ptr %134, align 8
  %581 = getelementptr inbounds i64, ptr %579, i64 %580
  %582 = load i64, ptr %581, align 8
  %583 = getelementptr i8, ptr %581, i64 8
  %584 = load i64, ptr %583, align 8
  %585 = load i64, ptr %141, align 8
  %586 = icmp slt i64 %585, %582
  br i1 %586, label %587, label %588

587:                                              ; preds = %577
  store i64 %582, ptr %141, align 8
  br label %588

588:                                              ; preds = %587, %577
  %589 = phi i64 [ %582, %587 ], [ %585, %577 ]
  %590 = icmp slt i64 %589, %584
  br i1 %590, label %591, label %603

591:                                              ; preds = %588, %598
  %592 = phi i64 [ %599, %598 ], [ %589, %588 ]
  %593 = load ptr, ptr %28, align 8
  %594 = getelementptr inbounds %struct.Record, ptr %593, i64 %592, i32 4
  %595 = load i32, ptr %594, align 8
  %596 = load i32, ptr %191, align 4
  %597 = icmp slt i32 %595, %596
  br i1 %597, label %598, label %601

598:                                              ; preds = %591
  %599 = add i64 %592, 1
  store i64 %599, ptr %141, align 8
  %600 = icmp eq i64 %599, %584
  br i1 %600, label %603, label %591

601:                                              ; preds = %591
  %602 = icmp eq i32 %595, %596
  br i1 %602, label %604, label %603

603:                                              ; preds = %601, %588, %598
  br i1 %578, label %729, label %617

604:                                              ; preds = %601
  %605 = getelementptr inbounds %struct.Record, ptr %593, i64 %592
  %606 = add nsw i64 %592, 1
  store i64 %606, ptr %141, align 8
  %607 = getelementptr inbounds nuw i8, ptr %605, i64 36
  %608 = load i32, ptr %607, align 4
  %609 = icmp slt i32 %608, 4
  br i1 %609, label %610, label %614

610:                                              ; preds = %604
  %611 = call fastcc double @access(ptr noundef nonnull %0, ptr noundef nonnull %133, ptr noundef %605, double noundef %425, ptr noundef %2) #6
  %612 = fcmp ogt double %575, %611
  %613 = select i1 %612, double %575, double %611
  br label %574

614:                                              ; preds = %604
  %615 = load i32, ptr %457, align 4
  %616 = tail call fastcc zeroext i1 @event(ptr noundef nonnull %0, ptr noundef nonnull %133, ptr noundef %605, double noundef %425, i32 noundef %615) #6
  br i1 %616, label %729, label %577

617:                                              ; preds = %603
  %618 = getelementptr inbounds nuw i8, ptr %191, i64 8
  %619 = load i32, ptr %618, align 4
  %620 = icmp eq i32 %619, 0
  br i1 %620, label %729, label %621

621:                                              ; preds = %617
  %622 = icmp ult i8 %418, 8
  br i1 %622, label %623, label %626

623:                                              ; preds = %621
  %624 = load i32, ptr %145, align 8
  %625 = sext i32 %624 to i64
  br label %626

626:                                              ; preds = %623, %621
  %627 = phi i64 [ %625, %623 ], [ 0, %621 ]
  %628 = load ptr, ptr %30, align 8
  %629 = load i32, ptr %144, align 8
  %630 = shl nsw i32 %629, 2
  %631 = sext i32 %630 to i64
  %632 = add nsw i64 %627, %631
  %633 = zext i8 %418 to i64
  %634 = mul nsw i64 %632, 112
  %635 = getelementptr i8, ptr %628, i64 %634
  %636 = getelementptr double, ptr %635, i64 %633
  %637 = load double, ptr %636, align 8
  %638 = fcmp ogt double %425, %637
  %639 = select i1 %638, double %425, double %637
  %640 = load double, ptr %39, align 8
  %641 = fdiv double %639, %640
  %642 = fptosi double %641 to i64
  %643 = load i64, ptr %40, align 8
  %644 = icmp sgt i64 %643, %642
  %645 = add nsw i64 %643, -1
  %646 = select i1 %644, i64 %642, i64 %645
  %647 = load ptr, ptr %41, align 8
  %648 = mul i64 %646, 112
  %649 = getelementptr i8, ptr %647, i64 %648
  %650 = getelementptr double, ptr %649, i64 %633
  %651 = load double, ptr %650, align 8
  %652 = fadd double %651, 1.000000e+00
  store double %652, ptr %650, align 8
  %653 = fadd double %639, 1.000000e+00
  store double %653, ptr %636, align 8
  br label %729

654:                                              ; preds = %528
  %655 = load ptr, ptr %30, align 8
  %656 = load i32, ptr %144, align 8
  %657 = shl nsw i32 %656, 2
  %658 = sext i32 %657 to i64
  %659 = mul nsw i64 %658, 112
  %660 = getelementptr i8, ptr %655, i64 %659
  %661 = getelementptr i8, ptr %660, i64 64
  %662 = load double, ptr %661, align 8
  %663 = fcmp ogt double %425, %662
  %664 = select i1 %663, double %425, double %662
  %665 = load double, ptr %39, align 8
  %666 = fdiv double %664, %665
  %667 = fptosi double %666 to i64
  %668 = load i64, ptr %40, align 8
  %669 = icmp sgt i64 %668, %667
  %670 = add nsw i64 %668, -1
  %671 = select i1 %669, i64 %667, i64 %670
  %672 = load ptr, ptr %41, align 8
  %673 = mul i64 %671, 112
  %674 = getelementptr i8, ptr %672, i64 %673
  %675 = getelementptr i8, ptr %674, i64 64
  %676 = load double, ptr %675, align 8
  %677 = fadd double %676, 4.000000e+00
  store double %677, ptr %675, align 8
  %678 = fadd double %664, 4.000000e+00
  store double %678, ptr %661, align 8
  %679 = load double, ptr %42, align 8
  %680 = fadd double %678, %679
  br label %729

681:                                              ; preds = %528
  %682 = getelementptr inbounds nuw i8, ptr %191, i64 8
  %683 = load i32, ptr %682, align 4
  %684 = icmp eq i32 %683, 0
  br i1 %684, label %729, label %685

685:                                              ; preds = %681
  %686 = sitofp i32 %683 to double
  %687 = fmul double %686, 6.250000e-02
  %688 = icmp ult i8 %418, 8
  br i1 %688, label %689, label %692

689:                                              ; preds = %685
  %690 = load i32, ptr %145, align 8
  %691 = sext i32 %690 to i64
  br label %692

692:                                              ; preds = %689, %685
  %693 = phi i64 [ %691, %689 ], [ 0, %685 ]
  %694 = load ptr, ptr %30, align 8
  %695 = load i32, ptr %144, align 8
  %696 = shl nsw i32 %695, 2
  %697 = sext i32 %696 to i64
  %698 = add nsw i64 %693, %697
  %699 = zext i8 %418 to i64
  %700 = mul nsw i64 %698, 112
  %701 = getelementptr i8, ptr %694, i64 %700
  %702 = getelementptr double, ptr %701, i64 %699
  %703 = load double, ptr %702, align 8
  %704 = fcmp ogt double %425, %703
  %705 = select i1 %704, double %425, double %703
  %706 = load double, ptr %39, align 8
  %707 = fdiv double %705, %706
  %708 = fptosi double %707 to i64
  %709 = load i64, ptr %40, align 8
  %710 = icmp sgt i64 %709, %708
  %711 = add nsw i64 %709, -1
  %712 = select i1 %710, i64 %708, i64 %711
  %713 = load ptr, ptr %41, align 8
  %714 = mul i64 %712, 112
  %715 = getelementptr i8, ptr %713, i64 %714
  %716 = getelementptr double, ptr %715, i64 %699
  %717 = load double, ptr %716, align 8
  %718 = fadd double %687, %717
  store double %718, ptr %716, align 8
  %719 = fadd double %687, %705
  store double %719, ptr %702, align 8
  %720 = load i32, ptr %567, align 4
  %721 = sitofp i32 %720 to double
  %722 = fadd double %719, %721
  %723 = load i32, ptr %682, align 4
  %724 = sitofp i32 %723 to double
  %725 = fmul double %724, 6.250000e-02
  %726 = fsub double %722, %725
  %727 = fcmp ogt double %570, %726
  %728 = select i1 %727, double %570, double %726
  br label %729

729:                                              ; preds = %614, %692, %681, %654, %626, %617, %603
  %730 = phi i1 [ false, %654 ], [ false, %692 ], [ false, %681 ], [ false, %626 ], [ false, %617 ], [ false, %603 ], [ true, %614 ]
  %731 = phi double [ %680, %654 ], [ %728, %692 ], [ %570, %681 ], [ %575, %626 ], [ %575, %617 ], [ %575, %603 ], [ %575, %614 ]
  %732 = getelementptr inbounds nuw i8, ptr %191, i64 19
  %733 = load i8, ptr %732, align 1
  %734 = icmp ult i8 %733, 7
  br i1 %734, label %735, label %746

735:                                              ; preds = %729
  %736 = zext nneg i8 %733 to i64
  %737 = getelementptr inbounds nuw [8 x double], ptr %142, i64 0, i64 %736
  %738 = load double, ptr %737, align 8
  %739 = fcmp ogt double %731, %738
  br i1 %739, label %740, label %746

740:                                              ; preds = %735
  store double %731, ptr %737, align 8
  %741 = getelementptr inbounds nuw i8, ptr %191, i64 22
  %742 = load i8, ptr %741, align 2
  %743 = load i8, ptr %732, align 1
  %744 = zext i8 %743 to i64
  %745 = getelementptr inbounds nuw [8 x i8], ptr %143, i64 0, i64 %744
  store i8 %742, ptr %745, align 1
  br label %746

746:                                              ; preds = %740, %735, %729
  %747 = getelementptr inbounds nuw i8, ptr %191, i64 20
  %748 = load i8, ptr %747, align 4
  %749 = icmp ult i8 %748, 7
  br i1 %749, label %750, label %760

750:                                              ; preds = %746
  %751 = load double, ptr %2, align 8
  %752 = zext nneg i8 %748 to i64
  %753 = getelementptr inbounds nuw [8 x double], ptr %142, i64 0, i64 %752
  %754 = load double, ptr %753, align 8
  %755 = fcmp ogt double %751, %754
  br i1 %755, label %756, label %760

756:                                              ; preds = %750
  store double %751, ptr %753, align 8
  %757 = load i8, ptr %747, align 4
  %758 = zext i8 %757 to i64
  %759 = getelementptr inbounds nuw [8 x i8], ptr %143, i64 0, i64 %758
  store i8 4, ptr %759, align 1
  br label %760

760:                                              ; preds = %756, %750, %746
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #7
  br i1 %730, label %767, label %761

761:                                              ; preds = %760
  %762 = load i64, ptr %134, align 8
  br label %763

763:                                              ; preds = %761, %339
  %764 = phi i64 [ %762, %761 ], [ %297, %339 ]
  %765 = load i64, ptr %135, align 8
  %766 = icmp slt i64 %764, %765
  br i1 %766, label %150, label %193

767:                                              ; preds = %760, %275, %278, %286, %340, %449
  %768 = load i64, ptr %22, align 8
  %769 = icmp eq i64 %768, 0
  br i1 %769, label %770, label %67

770:                                              ; preds = %767
  %771 = load i64, ptr %16, align 8
  %772 = load i64, ptr %17, align 8
  br label %773

773:                                              ; preds = %770, %61
  %774 = phi i64 [ %62, %61 ], [ %772, %770 ]
  %775 = phi i64 [ %63, %61 ], [ %771, %770 ]
  %776 = phi double [ %64, %61 ], [ %130, %770 ]
  %777 = icmp slt i64 %775, %774
  br i1 %777, label %778, label %844

778:                                              ; preds = %773
  %779 = load i64, ptr %49, align 8
  %780 = add nsw i64 %779, 1
  store i64 %780, ptr %49, align 8
  %781 = load i64, ptr %5, align 8
  %782 = load i64, ptr %45, align 8
  %783 = mul nsw i64 %782, %781
  %784 = load i64, ptr %37, align 8
  %785 = mul nsw i64 %783, %784
  %786 = icmp sgt i64 %785, 0
  br i1 %786, label %796, label %790

787:                                              ; preds = %810
  %788 = load i64, ptr %22, align 8
  %789 = icmp eq i64 %788, 0
  br i1 %789, label %790, label %792

790:                                              ; preds = %778, %787
  %791 = load i64, ptr %16, align 8
  br label %844

792:                                              ; preds = %787
  %793 = load i64, ptr %50, align 8
  %794 = mul nsw i64 %793, %813
  %795 = icmp sgt i64 %794, 0
  br i1 %795, label %821, label %818

796:                                              ; preds = %778, %810
  %797 = phi i64 [ %811, %810 ], [ %784, %778 ]
  %798 = phi i64 [ %812, %810 ], [ %782, %778 ]
  %799 = phi i64 [ %813, %810 ], [ %781, %778 ]
  %800 = phi i64 [ %814, %810 ], [ 0, %778 ]
  %801 = load ptr, ptr %24, align 8
  %802 = getelementptr inbounds nuw %struct.Warp, ptr %801, i64 %800
  %803 = getelementptr inbounds nuw i8, ptr %802, i64 1764
  %804 = load i32, ptr %803, align 4
  %805 = icmp eq i32 %804, 0
  br i1 %805, label %810, label %806

806:                                              ; preds = %796
  tail call fastcc void @wakes(ptr noundef nonnull %0, ptr noundef nonnull %802, double noundef %776) #6
  %807 = load i64, ptr %5, align 8
  %808 = load i64, ptr %45, align 8
  %809 = load i64, ptr %37, align 8
  br label %810

810:                                              ; preds = %796, %806
  %811 = phi i64 [ %797, %796 ], [ %809, %806 ]
  %812 = phi i64 [ %798, %796 ], [ %808, %806 ]
  %813 = phi i64 [ %799, %796 ], [ %807, %806 ]
  %814 = add nuw nsw i64 %800, 1
  %815 = mul nsw i64 %812, %813
  %816 = mul nsw i64 %815, %811
  %817 = icmp slt i64 %814, %816
  br i1 %817, label %796, label %787

818:                                              ; preds = %821, %792
  %819 = phi i64 [ %813, %792 ], [ %826, %821 ]
  %820 = icmp sgt i64 %819, 0
  br i1 %820, label %830, label %57

821:                                              ; preds = %792, %821
  %822 = phi i64 [ %825, %821 ], [ 0, %792 ]
  %823 = load ptr, ptr %51, align 8
  %824 = getelementptr inbounds nuw i32, ptr %823, i64 %822
  store i32 -1, ptr %824, align 4
  %825 = add nuw nsw i64 %822, 1
  %826 = load i64, ptr %5, align 8
  %827 = load i64, ptr %50, align 8
  %828 = mul nsw i64 %827, %826
  %829 = icmp slt i64 %825, %828
  br i1 %829, label %821, label %818

830:                                              ; preds = %818, %834
  %831 = phi i64 [ %835, %834 ], [ 0, %818 ]
  %832 = load ptr, ptr %33, align 8
  %833 = getelementptr inbounds nuw %struct.Slot, ptr %832, i64 %831, i32 7
  store i32 -1, ptr %833, align 4
  br label %838

834:                                              ; preds = %838
  %835 = add nuw nsw i64 %831, 1
  %836 = load i64, ptr %5, align 8
  %837 = icmp slt i64 %835, %836
  br i1 %837, label %830, label %57

838:                                              ; preds = %830, %838
  %839 = phi i64 [ 0, %830 ], [ %842, %838 ]
  %840 = load ptr, ptr %33, align 8
  %841 = getelementptr inbounds nuw %struct.Slot, ptr %840, i64 %831, i32 5, i64 %839
  store i32 -1, ptr %841, align 4
  %842 = add nuw nsw i64 %839, 1
  %843 = icmp eq i64 %842, 256
  br i1 %843, label %834, label %838

844:                                              ; preds = %57, %773, %790, %15
  %845 = phi i64 [ %18, %15 ], [ %791, %790 ], [ %775, %773 ], [ %58, %57 ]
  %846 = phi double [ 0.000000e+00, %15 ], [ %776, %790 ], [ %776, %773 ], [ %776, %57 ]
  %847 = icmp sgt i64 %845, 0
  br i1 %847, label %848, label %851

848:                                              ; preds = %844
  %849 = getelementptr inbounds nuw i8, ptr %0, i64 2192
  %850 = load ptr, ptr %849, align 8
  br label %859

851:                                              ; preds = %859, %844
  %852 = phi double [ %846, %844 ], [ %865, %859 ]
  %853 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %854 = load i64, ptr %853, align 8
  %855 = icmp sgt i64 %854, 0
  br i1 %855, label %856, label %873

856:                                              ; preds = %851
  %857 = getelementptr inbounds nuw i8, ptr %0, i64 1048
  %858 = load ptr, ptr %857, align 8
  br label %868

859:                                              ; preds = %848, %859
  %860 = phi i64 [ 0, %848 ], [ %866, %859 ]
  %861 = phi double [ %846, %848 ], [ %865, %859 ]
  %862 = getelementptr inbounds nuw double, ptr %850, i64 %860
  %863 = load double, ptr %862, align 8
  %864 = fcmp ogt double %861, %863
  %865 = select i1 %864, double %861, double %863
  %866 = add nuw nsw i64 %860, 1
  %867 = icmp eq i64 %866, %845
  br i1 %867, label %851, label %859

868:                                              ; preds = %856, %875
  %869 = phi i64 [ 0, %856 ], [ %876, %875 ]
  %870 = phi double [ %852, %856 ], [ %884, %875 ]
  %871 = mul nuw nsw i64 %869, 448
  %872 = getelementptr inbounds nuw i8, ptr %858, i64 %871
  br label %878

873:                                              ; preds = %875, %851
  %874 = phi double [ %852, %851 ], [ %884, %875 ]
  ret double %874

875:                                              ; preds = %878
  %876 = add nuw nsw i64 %869, 1
  %877 = icmp eq i64 %876, %854
  br i1 %877, label %873, label %868

878:                                              ; preds = %868, %878
  %879 = phi i64 [ 9, %868 ], [ %885, %878 ]
  %880 = phi double [ %870, %868 ], [ %884, %878 ]
  %881 = getelementptr inbounds nuw double, ptr %872, i64 %879
  %882 = load double, ptr %881, align 8
  %883 = fcmp ogt double %880, %882
  %884 = select i1 %883, double %880, double %882
  %885 = add nuw nsw i64 %879, 1
  %886 = icmp eq i64 %885, 12
  br i1 %886, label %875, label %878
}

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

define internal fastcc void @begin(ptr nocapture noundef %0, i32 noundef %1, double noundef %2) unnamed_addr #0 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 992
  %5 = load ptr, ptr %4, align 8
  %6 = sext i32 %1 to i64
  %7 = getelementptr inbounds %struct.Slot, ptr %5, i64 %6
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %11 = load i64, ptr %10, align 8
  %12 = mul i64 %11, %9
  %13 = trunc i64 %12 to i32
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 2168
  %15 = load i64, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 2152
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
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 1056
  %32 = load double, ptr %31, align 8
  %33 = fcmp ogt double %2, %32
  %34 = select i1 %33, double %2, double %32
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 440
  %36 = load double, ptr %35, align 8
  %37 = fadd double %36, %34
  store double %37, ptr %31, align 8
  %38 = getelementptr inbounds nuw i8, ptr %7, i64 3216
  br label %56

39:                                               ; preds = %56
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %41 = load ptr, ptr %40, align 8
  %42 = load i32, ptr %27, align 8
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds i64, ptr %41, i64 %43
  %45 = load i64, ptr %44, align 8
  %46 = getelementptr i8, ptr %44, i64 8
  %47 = load i64, ptr %46, align 8
  %48 = sub nsw i64 %47, %45
  %49 = icmp sgt i64 %48, 0
  br i1 %49, label %50, label %61

50:                                               ; preds = %39
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 1000
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 1008
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 1016
  br label %70

56:                                               ; preds = %3, %56
  %57 = phi i64 [ 0, %3 ], [ %59, %56 ]
  %58 = getelementptr inbounds nuw [256 x i32], ptr %38, i64 0, i64 %57
  store i32 -1, ptr %58, align 4
  %59 = add nuw nsw i64 %57, 1
  %60 = icmp eq i64 %59, 256
  br i1 %60, label %39, label %56

61:                                               ; preds = %70, %39
  %62 = icmp sgt i64 %12, 0
  br i1 %62, label %63, label %87

63:                                               ; preds = %61
  %64 = mul nsw i64 %12, %6
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 984
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 2136
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 2144
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 1024
  br label %88

70:                                               ; preds = %50, %70
  %71 = phi i64 [ 0, %50 ], [ %85, %70 ]
  %72 = load i64, ptr %51, align 8
  %73 = mul nsw i64 %72, %6
  %74 = add nsw i64 %73, %71
  %75 = load ptr, ptr %52, align 8
  %76 = getelementptr i32, ptr %75, i64 %45
  %77 = getelementptr i32, ptr %76, i64 %71
  %78 = load i32, ptr %77, align 4
  %79 = load ptr, ptr %53, align 8
  %80 = getelementptr inbounds i32, ptr %79, i64 %74
  store i32 %78, ptr %80, align 4
  %81 = load ptr, ptr %54, align 8
  %82 = getelementptr inbounds i32, ptr %81, i64 %74
  store i32 -1, ptr %82, align 4
  %83 = load ptr, ptr %55, align 8
  %84 = getelementptr inbounds double, ptr %83, i64 %74
  store double 0.000000e+00, ptr %84, align 8
  %85 = add nuw nsw i64 %71, 1
  %86 = icmp eq i64 %85, %48
  br i1 %86, label %61, label %70

87:                                               ; preds = %142, %61
  ret void

88:                                               ; preds = %63, %142
  %89 = phi i64 [ 0, %63 ], [ %149, %142 ]
  %90 = add nsw i64 %89, %64
  %91 = load i32, ptr %27, align 8
  %92 = sext i32 %91 to i64
  %93 = mul nsw i64 %12, %92
  %94 = load ptr, ptr %65, align 8
  %95 = getelementptr inbounds %struct.Warp, ptr %94, i64 %90
  %96 = load ptr, ptr %66, align 8
  %97 = getelementptr i64, ptr %96, i64 %93
  %98 = getelementptr i64, ptr %97, i64 %89
  %99 = load i64, ptr %10, align 8
  %100 = sdiv i64 %89, %99
  %101 = trunc i64 %100 to i32
  %102 = srem i64 %89, %99
  %103 = trunc i64 %102 to i32
  %104 = getelementptr inbounds nuw i8, ptr %95, i64 8
  %105 = getelementptr inbounds nuw i8, ptr %95, i64 16
  %106 = getelementptr inbounds nuw i8, ptr %95, i64 24
  %107 = getelementptr inbounds nuw i8, ptr %95, i64 1672
  %108 = load <2 x i64>, ptr %98, align 8
  store double %34, ptr %95, align 8
  store double %34, ptr %104, align 8
  store double %34, ptr %105, align 8
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(1648) %106, i8 0, i64 1648, i1 false)
  store <2 x i64> %108, ptr %107, align 8
  %109 = getelementptr inbounds nuw i8, ptr %95, i64 1688
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %109, i8 0, i64 32, i1 false)
  %110 = getelementptr inbounds nuw i8, ptr %95, i64 1720
  store i64 -1, ptr %110, align 8
  %111 = getelementptr inbounds nuw i8, ptr %95, i64 1728
  store i32 0, ptr %111, align 8
  %112 = getelementptr inbounds nuw i8, ptr %95, i64 1732
  store i32 %1, ptr %112, align 4
  %113 = getelementptr inbounds nuw i8, ptr %95, i64 1736
  store i32 %101, ptr %113, align 8
  %114 = getelementptr inbounds nuw i8, ptr %95, i64 1740
  store i32 %103, ptr %114, align 4
  %115 = getelementptr inbounds nuw i8, ptr %95, i64 1744
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(28) %115, i8 0, i64 28, i1 false)
  %116 = getelementptr inbounds nuw i8, ptr %95, i64 1772
  store i32 -1, ptr %116, align 4
  %117 = getelementptr inbounds nuw i8, ptr %95, i64 1776
  store i64 0, ptr %117, align 8
  %118 = shl i64 %102, 32
  %119 = ashr exact i64 %118, 32
  %120 = load i64, ptr %10, align 8
  %121 = mul nsw i64 %120, %6
  %122 = add nsw i64 %121, %119
  %123 = srem i64 %122, 4
  %124 = trunc nsw i64 %123 to i32
  store i32 %124, ptr %115, align 8
  %125 = trunc i64 %90 to i32
  %126 = load i64, ptr %67, align 8
  %127 = add nsw i64 %126, 1
  store i64 %127, ptr %67, align 8
  %128 = load i64, ptr %68, align 8
  %129 = add nsw i64 %128, 1
  store i64 %129, ptr %68, align 8
  %130 = icmp eq i64 %126, 0
  br i1 %130, label %142, label %131

131:                                              ; preds = %88, %139
  %132 = phi i64 [ %135, %139 ], [ %126, %88 ]
  %133 = load ptr, ptr %69, align 8
  %134 = add nsw i64 %132, -1
  %135 = sdiv i64 %134, 2
  %136 = getelementptr inbounds %struct.Entry, ptr %133, i64 %135
  %137 = load double, ptr %136, align 8
  %138 = fcmp ogt double %137, %34
  br i1 %138, label %139, label %142

139:                                              ; preds = %131
  %140 = getelementptr inbounds %struct.Entry, ptr %133, i64 %132
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %140, ptr noundef nonnull align 8 dereferenceable(24) %136, i64 24, i1 false)
  %141 = icmp ult i64 %132, 3
  br i1 %141, label %142, label %131

142:                                              ; preds = %131, %139, %88
  %143 = phi i64 [ 0, %88 ], [ %132, %131 ], [ %135, %139 ]
  %144 = load ptr, ptr %69, align 8
  %145 = getelementptr inbounds %struct.Entry, ptr %144, i64 %143
  store double %34, ptr %145, align 8
  %146 = getelementptr inbounds nuw i8, ptr %145, i64 8
  store i64 %128, ptr %146, align 8
  %147 = getelementptr inbounds nuw i8, ptr %145, i64 16
  store i32 %125, ptr %147, align 8
  %148 = getelementptr inbounds nuw i8, ptr %145, i64 20
  store i32 0, ptr %148, align 4
  %149 = add nuw nsw i64 %89, 1
  %150 = icmp eq i64 %149, %12
  br i1 %150, label %87, label %88
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
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 2200
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
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 992
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
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 2120
  %40 = load i64, ptr %39, align 8
  %41 = icmp eq i64 %40, 0
  br i1 %41, label %67, label %42

42:                                               ; preds = %38
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 2128
  %44 = load i64, ptr %43, align 8
  %45 = add nsw i64 %44, 1
  store i64 %45, ptr %43, align 8
  %46 = icmp slt i64 %44, %40
  br i1 %46, label %47, label %67

47:                                               ; preds = %42
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 2112
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
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 984
  %70 = load ptr, ptr %69, align 8
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 2136
  %72 = load i64, ptr %71, align 8
  %73 = add nsw i64 %72, 1
  store i64 %73, ptr %71, align 8
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 2144
  %75 = load i64, ptr %74, align 8
  %76 = add nsw i64 %75, 1
  store i64 %76, ptr %74, align 8
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 1024
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
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 992
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
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 1016
  %29 = load ptr, ptr %28, align 8
  %30 = getelementptr inbounds double, ptr %29, i64 %27
  %31 = load double, ptr %30, align 8
  %32 = fcmp ogt double %31, %3
  %33 = select i1 %32, double %31, double %3
  store double %33, ptr %30, align 8
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 1000
  %35 = load ptr, ptr %34, align 8
  %36 = getelementptr inbounds i32, ptr %35, i64 %27
  %37 = load i32, ptr %36, align 4
  %38 = add nsw i32 %37, -1
  store i32 %38, ptr %36, align 4
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %40, label %1180

40:                                               ; preds = %23
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 1008
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
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 984
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
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 1016
  %76 = load ptr, ptr %75, align 8
  %77 = getelementptr inbounds double, ptr %76, i64 %74
  %78 = load double, ptr %77, align 8
  %79 = fcmp ogt double %78, %70
  %80 = select i1 %79, double %78, double %70
  store double %80, ptr %77, align 8
  %81 = getelementptr inbounds nuw i8, ptr %0, i64 1000
  %82 = load ptr, ptr %81, align 8
  %83 = getelementptr inbounds i32, ptr %82, i64 %74
  %84 = load i32, ptr %83, align 4
  %85 = add nsw i32 %84, -1
  store i32 %85, ptr %83, align 4
  %86 = icmp eq i32 %85, 0
  br i1 %86, label %87, label %1180

87:                                               ; preds = %66
  %88 = getelementptr inbounds nuw i8, ptr %0, i64 1008
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
  %100 = getelementptr inbounds nuw i8, ptr %0, i64 984
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
  %118 = getelementptr inbounds nuw i8, ptr %0, i64 1000
  %119 = load ptr, ptr %118, align 8
  %120 = getelementptr inbounds i32, ptr %119, i64 %117
  %121 = load i32, ptr %120, align 4
  %122 = icmp sgt i32 %121, 0
  br i1 %122, label %123, label %139

123:                                              ; preds = %113
  %124 = getelementptr inbounds nuw i8, ptr %0, i64 1008
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
  %132 = getelementptr inbounds nuw i8, ptr %0, i64 984
  %133 = load ptr, ptr %132, align 8
  %134 = ptrtoint ptr %1 to i64
  %135 = ptrtoint ptr %133 to i64
  %136 = sub i64 %134, %135
  %137 = sdiv exact i64 %136, 1784
  %138 = trunc i64 %137 to i32
  store i32 %138, ptr %126, align 4
  br label %1180

139:                                              ; preds = %113
  %140 = getelementptr inbounds nuw i8, ptr %0, i64 1016
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
  %171 = getelementptr inbounds nuw i8, ptr %0, i64 1048
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
  %192 = getelementptr inbounds nuw i8, ptr %0, i64 2208
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
  %218 = tail call fastcc double @beyond(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef %210, i64 noundef %203, double noundef %215, double noundef %217, i1 noundef zeroext false, double noundef 1.000000e+00) #6
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
  %242 = getelementptr inbounds nuw i8, ptr %0, i64 2120
  %243 = load i64, ptr %242, align 8
  %244 = icmp eq i64 %243, 0
  br i1 %244, label %270, label %245

245:                                              ; preds = %241
  %246 = getelementptr inbounds nuw i8, ptr %0, i64 2128
  %247 = load i64, ptr %246, align 8
  %248 = add nsw i64 %247, 1
  store i64 %248, ptr %246, align 8
  %249 = icmp slt i64 %247, %243
  br i1 %249, label %250, label %270

250:                                              ; preds = %245
  %251 = getelementptr inbounds nuw i8, ptr %0, i64 2112
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
  %280 = getelementptr inbounds nuw i8, ptr %0, i64 1016
  %281 = load ptr, ptr %280, align 8
  %282 = getelementptr inbounds double, ptr %281, i64 %279
  %283 = load double, ptr %282, align 8
  %284 = fcmp ogt double %283, %234
  %285 = select i1 %284, double %283, double %234
  store double %285, ptr %282, align 8
  %286 = getelementptr inbounds nuw i8, ptr %0, i64 1000
  %287 = load ptr, ptr %286, align 8
  %288 = getelementptr inbounds i32, ptr %287, i64 %279
  %289 = load i32, ptr %288, align 4
  %290 = add nsw i32 %289, -1
  store i32 %290, ptr %288, align 4
  %291 = icmp eq i32 %290, 0
  br i1 %291, label %292, label %1180

292:                                              ; preds = %273
  %293 = getelementptr inbounds nuw i8, ptr %0, i64 1008
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
  %305 = getelementptr inbounds nuw i8, ptr %0, i64 984
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
  %346 = getelementptr inbounds nuw i8, ptr %0, i64 2120
  %347 = load i64, ptr %346, align 8
  %348 = icmp eq i64 %347, 0
  br i1 %348, label %1180, label %349

349:                                              ; preds = %345
  %350 = getelementptr inbounds nuw i8, ptr %0, i64 2128
  %351 = load i64, ptr %350, align 8
  %352 = add nsw i64 %351, 1
  store i64 %352, ptr %350, align 8
  %353 = icmp slt i64 %351, %347
  br i1 %353, label %354, label %1180

354:                                              ; preds = %349
  %355 = getelementptr inbounds nuw i8, ptr %0, i64 2112
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
  %400 = getelementptr inbounds nuw i8, ptr %0, i64 2200
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
  %422 = getelementptr inbounds nuw i8, ptr %0, i64 2120
  %423 = load i64, ptr %422, align 8
  %424 = icmp eq i64 %423, 0
  br i1 %424, label %450, label %425

425:                                              ; preds = %421
  %426 = getelementptr inbounds nuw i8, ptr %0, i64 2128
  %427 = load i64, ptr %426, align 8
  %428 = add nsw i64 %427, 1
  store i64 %428, ptr %426, align 8
  %429 = icmp slt i64 %427, %423
  br i1 %429, label %430, label %450

430:                                              ; preds = %425
  %431 = getelementptr inbounds nuw i8, ptr %0, i64 2112
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
  %480 = getelementptr inbounds nuw i8, ptr %0, i64 984
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
  %503 = getelementptr inbounds nuw i8, ptr %0, i64 984
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
  %525 = getelementptr inbounds nuw i8, ptr %0, i64 2200
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
  %546 = getelementptr inbounds nuw i8, ptr %0, i64 2120
  %547 = load i64, ptr %546, align 8
  %548 = icmp eq i64 %547, 0
  br i1 %548, label %574, label %549

549:                                              ; preds = %545
  %550 = getelementptr inbounds nuw i8, ptr %0, i64 2128
  %551 = load i64, ptr %550, align 8
  %552 = add nsw i64 %551, 1
  store i64 %552, ptr %550, align 8
  %553 = icmp slt i64 %551, %547
  br i1 %553, label %554, label %574

554:                                              ; preds = %549
  %555 = getelementptr inbounds nuw i8, ptr %0, i64 2112
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
  %587 = getelementptr inbounds nuw i8, ptr %0, i64 1048
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
  %609 = getelementptr inbounds nuw i8, ptr %0, i64 2208
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
  %631 = getelementptr inbounds nuw i8, ptr %0, i64 2120
  %632 = load i64, ptr %631, align 8
  %633 = icmp eq i64 %632, 0
  br i1 %633, label %1180, label %634

634:                                              ; preds = %630
  %635 = getelementptr inbounds nuw i8, ptr %0, i64 2128
  %636 = load i64, ptr %635, align 8
  %637 = add nsw i64 %636, 1
  store i64 %637, ptr %635, align 8
  %638 = icmp slt i64 %636, %632
  br i1 %638, label %639, label %1180

639:                                              ; preds = %634
  %640 = getelementptr inbounds nuw i8, ptr %0, i64 2112
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
  %669 = getelementptr inbounds nuw i8, ptr %0, i64 1048
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
  %688 = getelementptr inbounds nuw i8, ptr %0, i64 2208
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
  %730 = getelementptr inbounds nuw i8, ptr %0, i64 2120
  %731 = load i64, ptr %730, align 8
  %732 = icmp eq i64 %731, 0
  br i1 %732, label %1180, label %733

733:                                              ; preds = %729
  %734 = getelementptr inbounds nuw i8, ptr %0, i64 2128
  %735 = load i64, ptr %734, align 8
  %736 = add nsw i64 %735, 1
  store i64 %736, ptr %734, align 8
  %737 = icmp slt i64 %735, %731
  br i1 %737, label %738, label %1180

738:                                              ; preds = %733
  %739 = getelementptr inbounds nuw i8, ptr %0, i64 2112
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
  %793 = getelementptr inbounds nuw i8, ptr %0, i64 2200
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
  %815 = getelementptr inbounds nuw i8, ptr %0, i64 2120
  %816 = load i64, ptr %815, align 8
  %817 = icmp eq i64 %816, 0
  br i1 %817, label %843, label %818

818:                                              ; preds = %814
  %819 = getelementptr inbounds nuw i8, ptr %0, i64 2128
  %820 = load i64, ptr %819, align 8
  %821 = add nsw i64 %820, 1
  store i64 %821, ptr %819, align 8
  %822 = icmp slt i64 %820, %816
  br i1 %822, label %823, label %843

823:                                              ; preds = %818
  %824 = getelementptr inbounds nuw i8, ptr %0, i64 2112
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
  %863 = getelementptr inbounds nuw i8, ptr %0, i64 1016
  %864 = load ptr, ptr %863, align 8
  %865 = getelementptr inbounds double, ptr %864, i64 %862
  %866 = load double, ptr %865, align 8
  %867 = fcmp ogt double %866, %858
  %868 = select i1 %867, double %866, double %858
  store double %868, ptr %865, align 8
  %869 = getelementptr inbounds nuw i8, ptr %0, i64 1000
  %870 = load ptr, ptr %869, align 8
  %871 = getelementptr inbounds i32, ptr %870, i64 %862
  %872 = load i32, ptr %871, align 4
  %873 = add nsw i32 %872, -1
  store i32 %873, ptr %871, align 4
  %874 = icmp eq i32 %873, 0
  br i1 %874, label %875, label %1180

875:                                              ; preds = %848
  %876 = getelementptr inbounds nuw i8, ptr %0, i64 1008
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
  %888 = getelementptr inbounds nuw i8, ptr %0, i64 984
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
  %933 = getelementptr inbounds nuw i8, ptr %0, i64 984
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
  %956 = getelementptr inbounds nuw i8, ptr %0, i64 984
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
  %975 = getelementptr inbounds nuw i8, ptr %0, i64 2200
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
  %997 = getelementptr inbounds nuw i8, ptr %0, i64 2120
  %998 = load i64, ptr %997, align 8
  %999 = icmp eq i64 %998, 0
  br i1 %999, label %1025, label %1000

1000:                                             ; preds = %996
  %1001 = getelementptr inbounds nuw i8, ptr %0, i64 2128
  %1002 = load i64, ptr %1001, align 8
  %1003 = add nsw i64 %1002, 1
  store i64 %1003, ptr %1001, align 8
  %1004 = icmp slt i64 %1002, %998
  br i1 %1004, label %1005, label %1025

1005:                                             ; preds = %1000
  %1006 = getelementptr inbounds nuw i8, ptr %0, i64 2112
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
  %1042 = getelementptr inbounds nuw i8, ptr %0, i64 1048
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
  %1061 = getelementptr inbounds nuw i8, ptr %0, i64 2208
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
  %1081 = getelementptr inbounds nuw i8, ptr %0, i64 1048
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
  %1103 = getelementptr inbounds nuw i8, ptr %0, i64 2208
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
  %1128 = getelementptr inbounds nuw i8, ptr %0, i64 2200
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
  %1150 = getelementptr inbounds nuw i8, ptr %0, i64 2120
  %1151 = load i64, ptr %1150, align 8
  %1152 = icmp eq i64 %1151, 0
  br i1 %1152, label %1178, label %1153

1153:                                             ; preds = %1149
  %1154 = getelementptr inbounds nuw i8, ptr %0, i64 2128
  %1155 = load i64, ptr %1154, align 8
  %1156 = add nsw i64 %1155, 1
  store i64 %1156, ptr %1154, align 8
  %1157 = icmp slt i64 %1155, %1151
  br i1 %1157, label %1158, label %1178

1158:                                             ; preds = %1153
  %1159 = getelementptr inbounds nuw i8, ptr %0, i64 2112
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

define internal fastcc double @access(ptr nocapture noundef %0, ptr nocapture noundef %1, ptr nocapture noundef nonnull readonly %2, double noundef %3, ptr nocapture noundef nonnull writeonly initializes((0, 8)) %4) unnamed_addr #0 {
  %6 = alloca [64 x i8], align 16
  %7 = alloca [64 x ptr], align 16
  %8 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %9 = load i32, ptr %8, align 8
  %10 = sitofp i32 %9 to double
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 360
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
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 352
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
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 1048
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
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 432
  %63 = load double, ptr %62, align 8
  %64 = fdiv double %61, %63
  %65 = fptosi double %64 to i64
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %67 = load i64, ptr %66, align 8
  %68 = icmp sgt i64 %67, %65
  %69 = add nsw i64 %67, -1
  %70 = select i1 %68, i64 %65, i64 %69
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 2208
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
  br i1 %95, label %96, label %318

96:                                               ; preds = %93
  %97 = load double, ptr %79, align 8
  %98 = fadd double %90, %97
  br label %318

99:                                               ; preds = %88
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %6) #7
  %100 = load i32, ptr %15, align 4
  switch i32 %100, label %252 [
    i32 0, label %101
    i32 3, label %101
    i32 2, label %253
  ]

101:                                              ; preds = %99, %99
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %7) #7
  %102 = getelementptr inbounds nuw i8, ptr %0, i64 272
  %103 = load double, ptr %102, align 8
  %104 = fadd double %78, %103
  %105 = getelementptr inbounds nuw i8, ptr %0, i64 992
  %106 = load ptr, ptr %105, align 8
  %107 = getelementptr inbounds nuw i8, ptr %1, i64 1732
  %108 = load i32, ptr %107, align 4
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds %struct.Slot, ptr %106, i64 %109, i32 11
  %111 = load i32, ptr %110, align 4
  %112 = mul i32 %111, 238516657
  %113 = icmp sgt i64 %91, 0
  br i1 %113, label %114, label %241

114:                                              ; preds = %101
  %115 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %116 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %117 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %118 = getelementptr inbounds nuw i8, ptr %0, i64 1032
  %119 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %120 = load i64, ptr %116, align 8
  br label %121

121:                                              ; preds = %204, %114
  %122 = phi i64 [ %91, %114 ], [ %205, %204 ]
  %123 = phi i64 [ %120, %114 ], [ %206, %204 ]
  %124 = phi double [ %104, %114 ], [ %207, %204 ]
  %125 = phi i64 [ 0, %114 ], [ %208, %204 ]
  %126 = phi i64 [ 0, %114 ], [ %209, %204 ]
  %127 = load ptr, ptr %115, align 8
  %128 = getelementptr i32, ptr %127, i64 %123
  %129 = getelementptr i32, ptr %128, i64 %126
  %130 = load i32, ptr %129, align 4
  %131 = lshr i32 %130, 2
  %132 = icmp slt i32 %130, 0
  %133 = select i1 %132, i32 0, i32 %112
  %134 = add i32 %133, %131
  %135 = and i32 %134, 268435455
  %136 = mul i32 %135, -1640531535
  %137 = load i32, ptr %52, align 8
  %138 = sext i32 %137 to i64
  %139 = load i64, ptr %117, align 8
  %140 = mul nsw i64 %139, %138
  %141 = zext i32 %136 to i64
  %142 = mul i64 %139, %141
  %143 = lshr i64 %142, 32
  %144 = add i64 %143, %140
  %145 = load ptr, ptr %118, align 8
  %146 = mul nsw i64 %144, 160
  %147 = getelementptr inbounds i8, ptr %145, i64 %146
  br label %150

148:                                              ; preds = %150
  %149 = and i32 %130, 3
  br i1 %163, label %177, label %165

150:                                              ; preds = %150, %121
  %151 = phi i64 [ 0, %121 ], [ %161, %150 ]
  %152 = getelementptr inbounds nuw %struct.Line, ptr %147, i64 %151
  %153 = getelementptr inbounds nuw i8, ptr %152, i64 32
  %154 = load i32, ptr %153, align 8
  %155 = lshr i32 %154, 4
  %156 = icmp ne i32 %155, %135
  %157 = and i32 %154, 15
  %158 = icmp eq i32 %157, 0
  %159 = or i1 %156, %158
  %160 = select i1 %159, ptr null, ptr %152
  %161 = add nuw nsw i64 %151, 1
  %162 = icmp samesign ult i64 %151, 3
  %163 = icmp eq ptr %160, null
  %164 = select i1 %162, i1 %163, i1 false
  br i1 %164, label %150, label %148

165:                                              ; preds = %148
  %166 = getelementptr inbounds nuw i8, ptr %160, i64 32
  %167 = load i32, ptr %166, align 8
  %168 = shl nuw nsw i32 1, %149
  %169 = and i32 %167, %168
  %170 = icmp eq i32 %169, 0
  br i1 %170, label %187, label %171

171:                                              ; preds = %165
  %172 = zext nneg i32 %149 to i64
  %173 = getelementptr inbounds nuw [4 x double], ptr %160, i64 0, i64 %172
  %174 = load double, ptr %173, align 8
  %175 = fcmp ogt double %124, %174
  %176 = select i1 %175, double %124, double %174
  br label %204

177:                                              ; preds = %148
  %178 = shl i32 %134, 4
  %179 = getelementptr inbounds nuw i8, ptr %147, i64 36
  %180 = load i32, ptr %179, align 4
  %181 = add i32 %180, 1
  store i32 %181, ptr %179, align 4
  %182 = and i32 %180, 3
  %183 = zext nneg i32 %182 to i64
  %184 = getelementptr inbounds nuw %struct.Line, ptr %147, i64 %183
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %184, i8 0, i64 32, i1 false)
  %185 = getelementptr inbounds nuw i8, ptr %184, i64 32
  store i32 %178, ptr %185, align 8
  %186 = shl nuw nsw i32 1, %149
  br label %187

187:                                              ; preds = %177, %165
  %188 = phi i32 [ %168, %165 ], [ %186, %177 ]
  %189 = phi i32 [ %167, %165 ], [ %178, %177 ]
  %190 = phi ptr [ %152, %165 ], [ %184, %177 ]
  %191 = getelementptr inbounds nuw i8, ptr %190, i64 32
  %192 = or i32 %189, %188
  store i32 %192, ptr %191, align 8
  %193 = zext nneg i32 %149 to i64
  %194 = getelementptr inbounds nuw [4 x double], ptr %190, i64 0, i64 %193
  %195 = getelementptr inbounds ptr, ptr %7, i64 %125
  store ptr %194, ptr %195, align 8
  %196 = load ptr, ptr %119, align 8
  %197 = load i64, ptr %116, align 8
  %198 = getelementptr i8, ptr %196, i64 %197
  %199 = getelementptr i8, ptr %198, i64 %126
  %200 = load i8, ptr %199, align 1
  %201 = add nsw i64 %125, 1
  %202 = getelementptr inbounds i8, ptr %6, i64 %125
  store i8 %200, ptr %202, align 1
  %203 = load i64, ptr %2, align 8
  br label %204

204:                                              ; preds = %187, %171
  %205 = phi i64 [ %203, %187 ], [ %122, %171 ]
  %206 = phi i64 [ %197, %187 ], [ %123, %171 ]
  %207 = phi double [ %124, %187 ], [ %176, %171 ]
  %208 = phi i64 [ %201, %187 ], [ %125, %171 ]
  %209 = add nuw nsw i64 %126, 1
  %210 = icmp slt i64 %209, %205
  br i1 %210, label %121, label %211

211:                                              ; preds = %204
  %212 = icmp eq i64 %208, 0
  br i1 %212, label %241, label %213

213:                                              ; preds = %211
  %214 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %215 = load ptr, ptr %214, align 8
  %216 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %217 = load i64, ptr %216, align 8
  %218 = getelementptr inbounds i32, ptr %215, i64 %217
  %219 = load i32, ptr %218, align 4
  %220 = lshr i32 %219, 4
  %221 = and i32 %220, 134217727
  %222 = mul i32 %221, -1640531535
  %223 = load ptr, ptr %105, align 8
  %224 = load i32, ptr %107, align 4
  %225 = sext i32 %224 to i64
  %226 = getelementptr inbounds %struct.Slot, ptr %223, i64 %225, i32 11
  %227 = load i32, ptr %226, align 4
  %228 = mul i32 %227, -2048144789
  %229 = xor i32 %228, %222
  %230 = lshr i32 %229, 15
  %231 = xor i32 %230, %229
  %232 = mul i32 %231, 739982445
  %233 = lshr i32 %232, 27
  %234 = zext nneg i32 %233 to i64
  %235 = getelementptr inbounds nuw [32 x double], ptr @WAITS, i64 0, i64 %234
  %236 = load double, ptr %235, align 8
  %237 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %238 = load double, ptr %237, align 8
  %239 = call fastcc double @beyond(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %6, i64 noundef %208, double noundef %78, double noundef %238, i1 noundef zeroext false, double noundef %236) #6
  %240 = icmp sgt i64 %208, 0
  br i1 %240, label %246, label %241

241:                                              ; preds = %246, %101, %211, %213
  %242 = phi double [ %239, %213 ], [ %78, %211 ], [ %78, %101 ], [ %239, %246 ]
  %243 = phi double [ %207, %213 ], [ %207, %211 ], [ %104, %101 ], [ %207, %246 ]
  %244 = fcmp ogt double %242, %243
  %245 = select i1 %244, double %242, double %243
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %7) #7
  br label %304

246:                                              ; preds = %213, %246
  %247 = phi i64 [ %250, %246 ], [ 0, %213 ]
  %248 = getelementptr inbounds nuw [64 x ptr], ptr %7, i64 0, i64 %247
  %249 = load ptr, ptr %248, align 8
  store double %239, ptr %249, align 8
  %250 = add nuw nsw i64 %247, 1
  %251 = icmp eq i64 %250, %208
  br i1 %251, label %241, label %246

252:                                              ; preds = %99
  br label %253

253:                                              ; preds = %99, %252
  %254 = phi i64 [ 320, %252 ], [ 336, %99 ]
  %255 = getelementptr inbounds nuw i8, ptr %0, i64 %254
  %256 = load double, ptr %255, align 8
  %257 = getelementptr inbounds nuw i8, ptr %2, i64 48
  %258 = load i64, ptr %257, align 8
  %259 = icmp eq i64 %258, 0
  br i1 %259, label %271, label %260

260:                                              ; preds = %253
  %261 = sitofp i64 %91 to double
  %262 = sub nsw i64 %91, %258
  %263 = sitofp i64 %262 to double
  %264 = fdiv double %263, %256
  %265 = sitofp i64 %258 to double
  %266 = getelementptr inbounds nuw i8, ptr %0, i64 344
  %267 = load double, ptr %266, align 8
  %268 = fdiv double %265, %267
  %269 = fadd double %264, %268
  %270 = fdiv double %261, %269
  br label %271

271:                                              ; preds = %260, %253
  %272 = phi double [ %270, %260 ], [ %256, %253 ]
  %273 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %274 = load ptr, ptr %273, align 8
  %275 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %276 = load i64, ptr %275, align 8
  %277 = getelementptr inbounds i8, ptr %274, i64 %276
  %278 = tail call fastcc double @beyond(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef %277, i64 noundef %91, double noundef %78, double noundef %272, i1 noundef zeroext true, double noundef 1.000000e+00) #6
  %279 = load i32, ptr %15, align 4
  %280 = icmp eq i32 %279, 2
  br i1 %280, label %281, label %285

281:                                              ; preds = %271
  %282 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %283 = load double, ptr %282, align 8
  %284 = fadd double %278, %283
  br label %285

285:                                              ; preds = %281, %271
  %286 = phi double [ %284, %281 ], [ %278, %271 ]
  %287 = load ptr, ptr %50, align 8
  %288 = load i32, ptr %52, align 8
  %289 = shl nsw i32 %288, 2
  %290 = sext i32 %289 to i64
  %291 = mul nsw i64 %290, 112
  %292 = getelementptr i8, ptr %287, i64 %291
  %293 = getelementptr i8, ptr %292, i64 64
  %294 = load double, ptr %293, align 8
  %295 = getelementptr i8, ptr %292, i64 80
  %296 = load double, ptr %295, align 8
  %297 = getelementptr i8, ptr %292, i64 88
  %298 = load double, ptr %297, align 8
  %299 = fcmp ogt double %296, %298
  %300 = select i1 %299, double %296, double %298
  %301 = fadd double %300, -1.000000e+03
  %302 = fcmp ogt double %294, %301
  %303 = select i1 %302, double %294, double %301
  store double %303, ptr %293, align 8
  br label %304

304:                                              ; preds = %285, %241
  %305 = phi double [ %245, %241 ], [ %286, %285 ]
  %306 = load i32, ptr %15, align 4
  %307 = icmp eq i32 %306, 3
  br i1 %307, label %308, label %317

308:                                              ; preds = %304
  %309 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %310 = load double, ptr %309, align 8
  %311 = fcmp ogt double %310, %305
  %312 = select i1 %311, double %310, double %305
  store double %312, ptr %309, align 8
  %313 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %314 = load double, ptr %313, align 8
  %315 = fcmp ogt double %314, %305
  %316 = select i1 %315, double %314, double %305
  store double %316, ptr %313, align 8
  br label %317

317:                                              ; preds = %308, %304
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %6) #7
  br label %318

318:                                              ; preds = %96, %93, %317
  %319 = phi double [ %305, %317 ], [ %98, %96 ], [ %90, %93 ]
  ret double %319
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
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 2200
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
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 992
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
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 2120
  %39 = load i64, ptr %38, align 8
  %40 = icmp eq i64 %39, 0
  br i1 %40, label %67, label %41

41:                                               ; preds = %37
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 2128
  %43 = load i64, ptr %42, align 8
  %44 = add nsw i64 %43, 1
  store i64 %44, ptr %42, align 8
  %45 = icmp slt i64 %43, %39
  br i1 %45, label %46, label %67

46:                                               ; preds = %41
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 2112
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

define internal fastcc double @beyond(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3, double noundef %4, double noundef %5, i1 noundef zeroext %6, double noundef %7) unnamed_addr #0 {
  %9 = icmp sgt i64 %3, 0
  br i1 %9, label %10, label %14

10:                                               ; preds = %8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 1600
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 472
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 1088
  br label %52

14:                                               ; preds = %70, %8
  %15 = phi i64 [ 0, %8 ], [ %71, %70 ]
  %16 = shl nsw i64 %3, 5
  %17 = sitofp i64 %16 to double
  %18 = fdiv double %17, %5
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 1048
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds nuw i8, ptr %1, i64 1736
  %22 = load i32, ptr %21, align 8
  %23 = shl nsw i32 %22, 2
  %24 = sext i32 %23 to i64
  %25 = mul nsw i64 %24, 112
  %26 = getelementptr i8, ptr %20, i64 %25
  %27 = getelementptr i8, ptr %26, i64 80
  %28 = load double, ptr %27, align 8
  %29 = fcmp ogt double %4, %28
  %30 = select i1 %29, double %4, double %28
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 432
  %32 = load double, ptr %31, align 8
  %33 = fdiv double %30, %32
  %34 = fptosi double %33 to i64
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %36 = load i64, ptr %35, align 8
  %37 = icmp sgt i64 %36, %34
  %38 = add nsw i64 %36, -1
  %39 = select i1 %37, i64 %34, i64 %38
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 2208
  %41 = load ptr, ptr %40, align 8
  %42 = mul i64 %39, 112
  %43 = getelementptr i8, ptr %41, i64 %42
  %44 = getelementptr i8, ptr %43, i64 80
  %45 = load double, ptr %44, align 8
  %46 = fadd double %18, %45
  store double %46, ptr %44, align 8
  %47 = fadd double %18, %30
  store double %47, ptr %27, align 8
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 2216
  %49 = load double, ptr %48, align 8
  %50 = fadd double %49, %17
  store double %50, ptr %48, align 8
  %51 = icmp eq i64 %15, 0
  br i1 %51, label %167, label %74

52:                                               ; preds = %10, %70
  %53 = phi i64 [ 0, %10 ], [ %71, %70 ]
  %54 = phi i64 [ 0, %10 ], [ %72, %70 ]
  %55 = getelementptr inbounds nuw i8, ptr %2, i64 %54
  %56 = load i8, ptr %55, align 1
  %57 = zext i8 %56 to i64
  %58 = getelementptr inbounds nuw [64 x double], ptr %11, i64 0, i64 %57
  %59 = load double, ptr %58, align 8
  %60 = fadd double %59, 1.000000e+00
  store double %60, ptr %58, align 8
  %61 = getelementptr inbounds nuw [64 x double], ptr %12, i64 0, i64 %57
  %62 = load double, ptr %61, align 8
  %63 = getelementptr inbounds nuw [64 x double], ptr %13, i64 0, i64 %57
  %64 = load double, ptr %63, align 8
  %65 = fadd double %62, %64
  store double %65, ptr %63, align 8
  %66 = fcmp ult double %65, 1.000000e+00
  br i1 %66, label %70, label %67

67:                                               ; preds = %52
  %68 = fadd double %65, -1.000000e+00
  store double %68, ptr %63, align 8
  %69 = add nsw i64 %53, 1
  br label %70

70:                                               ; preds = %67, %52
  %71 = phi i64 [ %69, %67 ], [ %53, %52 ]
  %72 = add nuw nsw i64 %54, 1
  %73 = icmp eq i64 %72, %3
  br i1 %73, label %14, label %52

74:                                               ; preds = %14
  %75 = shl nsw i64 %15, 5
  %76 = sitofp i64 %75 to double
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 2224
  %78 = load double, ptr %77, align 8
  %79 = fadd double %78, %76
  store double %79, ptr %77, align 8
  %80 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %81 = load double, ptr %80, align 8
  %82 = fdiv double %76, %81
  %83 = load ptr, ptr %19, align 8
  %84 = load i32, ptr %21, align 8
  %85 = shl nsw i32 %84, 2
  %86 = sext i32 %85 to i64
  %87 = mul nsw i64 %86, 112
  %88 = getelementptr i8, ptr %83, i64 %87
  %89 = getelementptr i8, ptr %88, i64 88
  %90 = load double, ptr %89, align 8
  %91 = fcmp ogt double %4, %90
  %92 = select i1 %91, double %4, double %90
  %93 = load double, ptr %31, align 8
  %94 = fdiv double %92, %93
  %95 = fptosi double %94 to i64
  %96 = load i64, ptr %35, align 8
  %97 = icmp sgt i64 %96, %95
  %98 = add nsw i64 %96, -1
  %99 = select i1 %97, i64 %95, i64 %98
  %100 = load ptr, ptr %40, align 8
  %101 = mul i64 %99, 112
  %102 = getelementptr i8, ptr %100, i64 %101
  %103 = getelementptr i8, ptr %102, i64 88
  %104 = load double, ptr %103, align 8
  %105 = fadd double %82, %104
  store double %105, ptr %103, align 8
  %106 = fadd double %82, %92
  store double %106, ptr %89, align 8
  %107 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %108 = load i64, ptr %107, align 8
  %109 = sitofp i64 %108 to double
  %110 = fdiv double %82, %109
  %111 = getelementptr inbounds nuw i8, ptr %0, i64 1080
  %112 = load double, ptr %111, align 8
  %113 = fsub double %4, %112
  %114 = fcmp ogt double %113, 0.000000e+00
  %115 = select i1 %114, double %113, double 0.000000e+00
  %116 = fdiv double %115, 2.000000e+03
  %117 = fsub double 1.000000e+00, %116
  %118 = fcmp ogt double %117, 0.000000e+00
  %119 = select i1 %118, double %117, double 0.000000e+00
  %120 = getelementptr inbounds nuw i8, ptr %0, i64 448
  %121 = getelementptr inbounds nuw i8, ptr %0, i64 1064
  %122 = load <2 x double>, ptr %120, align 8
  %123 = load <2 x double>, ptr %121, align 8
  %124 = insertelement <2 x double> poison, double %119, i64 0
  %125 = shufflevector <2 x double> %124, <2 x double> poison, <2 x i32> zeroinitializer
  %126 = fmul <2 x double> %123, %125
  store <2 x double> %126, ptr %121, align 8
  %127 = zext i1 %6 to i64
  %128 = getelementptr inbounds nuw [2 x double], ptr %121, i64 0, i64 %127
  %129 = load double, ptr %128, align 8
  %130 = fadd double %110, %129
  store double %130, ptr %128, align 8
  %131 = load <2 x double>, ptr %121, align 8
  %132 = shufflevector <2 x double> %131, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %133 = fadd <2 x double> %131, %132
  %134 = extractelement <2 x double> %133, i64 0
  %135 = fdiv double %134, 2.000000e+03
  %136 = fcmp ogt double %135, 1.000000e+00
  br i1 %136, label %137, label %141

137:                                              ; preds = %74
  %138 = insertelement <2 x double> poison, double %135, i64 0
  %139 = shufflevector <2 x double> %138, <2 x double> poison, <2 x i32> zeroinitializer
  %140 = fdiv <2 x double> %131, %139
  store <2 x double> %140, ptr %121, align 8
  br label %141

141:                                              ; preds = %74, %137
  %142 = fmul <2 x double> %122, %123
  %143 = extractelement <2 x double> %142, i64 1
  %144 = fmul double %7, %143
  %145 = extractelement <2 x double> %142, i64 0
  %146 = fadd double %145, %144
  %147 = fmul double %146, %119
  %148 = fdiv double %147, 2.000000e+03
  %149 = fcmp ogt double %112, %4
  %150 = select i1 %149, double %112, double %4
  store double %150, ptr %111, align 8
  %151 = add nsw i64 %15, -1
  %152 = sdiv i64 %151, 4
  %153 = sitofp i64 %152 to double
  %154 = getelementptr inbounds nuw i8, ptr %0, i64 464
  %155 = load double, ptr %154, align 8
  %156 = fmul double %155, %153
  %157 = fadd double %148, %156
  %158 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %159 = load double, ptr %158, align 8
  %160 = fadd double %47, %159
  %161 = getelementptr inbounds nuw i8, ptr %0, i64 296
  %162 = load double, ptr %161, align 8
  %163 = fadd double %106, %162
  %164 = fadd double %157, %163
  %165 = fcmp ogt double %160, %164
  %166 = select i1 %165, double %160, double %164
  br label %171

167:                                              ; preds = %14
  %168 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %169 = load double, ptr %168, align 8
  %170 = fadd double %47, %169
  br label %171

171:                                              ; preds = %167, %141
  %172 = phi double [ %166, %141 ], [ %170, %167 ]
  ret double %172
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

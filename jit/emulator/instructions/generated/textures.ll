; LLVM IR of textures.c, made by python -m jit.llvm.generate.

%struct.Level = type { [3 x i64], i64, i64, i64 }
%struct.Interval = type { i64, i64, i64 }
%struct.Place = type { [3 x double], i32, i32, i32, i8 }

define noundef zeroext i1 @fetch(ptr noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, ptr nocapture noundef %3, ptr noundef %4, i64 noundef %5, i64 noundef %6, i64 noundef %7) #0 {
  %9 = alloca i32, align 4
  %10 = alloca [3 x i64], align 16
  %11 = alloca [3 x i32], align 4
  %12 = alloca [3 x i64], align 16
  %13 = alloca [4 x i32], align 16
  %14 = alloca i32, align 4
  %15 = alloca [3 x i64], align 16
  %16 = alloca [3 x i32], align 4
  %17 = alloca [3 x i64], align 16
  %18 = alloca [4 x i32], align 16
  %19 = alloca i32, align 4
  %20 = alloca [3 x i64], align 16
  %21 = alloca [3 x i32], align 4
  %22 = alloca %struct.Level, align 8
  %23 = alloca [4 x i32], align 16
  %24 = alloca i32, align 4
  %25 = alloca [3 x i64], align 16
  %26 = alloca [3 x i32], align 4
  %27 = alloca %struct.Level, align 8
  %28 = alloca [4 x i32], align 16
  %29 = alloca i32, align 4
  %30 = alloca [3 x i64], align 16
  %31 = alloca i32, align 4
  %32 = alloca [3 x i32], align 8
  %33 = alloca [3 x i32], align 8
  %34 = alloca %struct.Level, align 8
  %35 = alloca [4 x double], align 16
  %36 = alloca [4 x double], align 16
  %37 = alloca %struct.Level, align 8
  %38 = alloca [4 x i32], align 16
  %39 = alloca %struct.Interval, align 8
  %40 = alloca %struct.Place, align 16
  %41 = alloca [3 x float], align 8
  %42 = alloca [4 x i32], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %39) #8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %39, i8 0, i64 24, i1 false)
  %43 = icmp eq i32 %2, 0
  br i1 %43, label %2047, label %44

44:                                               ; preds = %8
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %51 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %52 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %53 = getelementptr inbounds nuw i8, ptr %39, i64 8
  %54 = getelementptr inbounds nuw i8, ptr %39, i64 16
  %55 = getelementptr inbounds nuw i8, ptr %40, i64 24
  %56 = trunc i64 %5 to i32
  %57 = and i32 %56, 3
  %58 = getelementptr inbounds nuw i8, ptr %40, i64 36
  %59 = icmp ne i64 %6, 0
  %60 = zext i1 %59 to i8
  %61 = and i64 %5, 4
  %62 = icmp eq i64 %61, 0
  %63 = and i64 %5, 8
  %64 = icmp eq i64 %63, 0
  %65 = getelementptr inbounds nuw i8, ptr %40, i64 32
  %66 = getelementptr inbounds nuw i8, ptr %40, i64 8
  %67 = getelementptr inbounds nuw i8, ptr %41, i64 8
  %68 = getelementptr inbounds nuw i8, ptr %40, i64 28
  %69 = icmp eq i64 %7, 0
  %70 = add i64 %7, 4294967295
  %71 = getelementptr inbounds nuw i8, ptr %37, i64 40
  %72 = getelementptr inbounds nuw i8, ptr %32, i64 8
  %73 = getelementptr inbounds nuw i8, ptr %37, i64 24
  %74 = getelementptr inbounds nuw i8, ptr %37, i64 8
  %75 = getelementptr inbounds nuw i8, ptr %37, i64 16
  %76 = and i64 %70, 4294967295
  %77 = getelementptr inbounds nuw [4 x i32], ptr %38, i64 0, i64 %76
  %78 = getelementptr inbounds nuw i8, ptr %22, i64 40
  %79 = getelementptr inbounds nuw i8, ptr %21, i64 4
  %80 = getelementptr inbounds nuw i8, ptr %21, i64 8
  %81 = getelementptr inbounds nuw i8, ptr %22, i64 24
  %82 = getelementptr inbounds nuw i8, ptr %22, i64 8
  %83 = getelementptr inbounds nuw i8, ptr %22, i64 32
  %84 = getelementptr inbounds nuw i8, ptr %22, i64 16
  %85 = getelementptr inbounds nuw i8, ptr %20, i64 8
  %86 = getelementptr inbounds nuw i8, ptr %20, i64 16
  %87 = getelementptr inbounds nuw i8, ptr %35, i64 16
  %88 = getelementptr inbounds nuw i8, ptr %17, i64 8
  %89 = getelementptr inbounds nuw i8, ptr %17, i64 16
  %90 = getelementptr inbounds nuw i8, ptr %27, i64 40
  %91 = getelementptr inbounds nuw i8, ptr %26, i64 4
  %92 = getelementptr inbounds nuw i8, ptr %26, i64 8
  %93 = getelementptr inbounds nuw i8, ptr %27, i64 24
  %94 = getelementptr inbounds nuw i8, ptr %27, i64 8
  %95 = getelementptr inbounds nuw i8, ptr %27, i64 32
  %96 = getelementptr inbounds nuw i8, ptr %27, i64 16
  %97 = getelementptr inbounds nuw i8, ptr %25, i64 8
  %98 = getelementptr inbounds nuw i8, ptr %25, i64 16
  %99 = getelementptr inbounds nuw i8, ptr %36, i64 16
  %100 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %101 = getelementptr inbounds nuw i8, ptr %12, i64 16
  %102 = getelementptr inbounds nuw i8, ptr %34, i64 40
  %103 = getelementptr inbounds nuw i8, ptr %33, i64 8
  %104 = getelementptr inbounds nuw i8, ptr %34, i64 24
  %105 = getelementptr inbounds nuw i8, ptr %34, i64 8
  %106 = getelementptr inbounds nuw i8, ptr %34, i64 32
  %107 = getelementptr inbounds nuw i8, ptr %34, i64 16
  %108 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %109 = getelementptr inbounds nuw i8, ptr %30, i64 16
  br label %110

110:                                              ; preds = %44, %2042
  %111 = phi i32 [ %2, %44 ], [ %2044, %2042 ]
  %112 = call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %111, i1 true)
  %113 = zext nneg i32 %112 to i64
  %114 = getelementptr inbounds nuw i64, ptr %1, i64 %113
  %115 = load i64, ptr %114, align 8
  %116 = icmp ne i64 %115, 0
  %117 = and i64 %115, 7
  %118 = icmp eq i64 %117, 0
  %119 = and i1 %116, %118
  br i1 %119, label %123, label %2046

120:                                              ; preds = %180
  %121 = add nuw nsw i64 %124, 8
  %122 = icmp samesign ult i64 %124, 120
  br i1 %122, label %123, label %183

123:                                              ; preds = %110, %120
  %124 = phi i64 [ %121, %120 ], [ 0, %110 ]
  %125 = add i64 %124, %115
  %126 = and i64 %125, 4294967288
  %127 = lshr i64 %126, 24
  %128 = and i64 %125, 16777208
  %129 = lshr i64 %125, 48
  %130 = trunc nuw i64 %129 to i16
  switch i16 %130, label %167 [
    i16 -1, label %131
    i16 -2, label %157
  ]

131:                                              ; preds = %123
  %132 = icmp samesign ult i64 %128, 1024
  br i1 %132, label %137, label %133

133:                                              ; preds = %131
  %134 = add nuw nsw i64 %128, 8
  %135 = load i64, ptr %47, align 8
  %136 = icmp ugt i64 %134, %135
  br i1 %136, label %137, label %138

137:                                              ; preds = %133, %131
  call fastcc void @fault(ptr noundef %0, i64 noundef 4, i32 noundef range(i32 0, 32) %112, i64 noundef %126, i64 noundef 8) #9
  br label %2046

138:                                              ; preds = %133
  %139 = load i64, ptr %48, align 64
  %140 = add i64 %139, %128
  %141 = icmp eq i64 %126, %140
  br i1 %141, label %142, label %145

142:                                              ; preds = %138
  %143 = load ptr, ptr %0, align 64
  %144 = getelementptr inbounds nuw i8, ptr %143, i64 %128
  br label %180

145:                                              ; preds = %138
  %146 = load i64, ptr %49, align 8
  %147 = icmp ult i64 %127, %146
  br i1 %147, label %149, label %148

148:                                              ; preds = %145
  call fastcc void @fault(ptr noundef nonnull %0, i64 noundef 4, i32 noundef range(i32 0, 32) %112, i64 noundef %126, i64 noundef 8) #9
  br label %2046

149:                                              ; preds = %145
  %150 = load ptr, ptr %50, align 16
  %151 = getelementptr inbounds nuw ptr, ptr %150, i64 %127
  %152 = load ptr, ptr %151, align 8
  %153 = icmp eq ptr %152, null
  br i1 %153, label %156, label %154

154:                                              ; preds = %149
  %155 = getelementptr inbounds nuw i8, ptr %152, i64 %128
  br label %180

156:                                              ; preds = %149
  call fastcc void @fault(ptr noundef nonnull %0, i64 noundef 6, i32 noundef range(i32 0, 32) %112, i64 noundef %126, i64 noundef 8) #9
  br label %2046

157:                                              ; preds = %123
  %158 = add nuw nsw i64 %126, 8
  %159 = load i64, ptr %45, align 8
  %160 = icmp ugt i64 %158, %159
  br i1 %160, label %161, label %162

161:                                              ; preds = %157
  call fastcc void @fault(ptr noundef nonnull %0, i64 noundef 5, i32 noundef range(i32 0, 32) %112, i64 noundef %125, i64 noundef 8) #9
  br label %2046

162:                                              ; preds = %157
  %163 = load ptr, ptr %46, align 16
  %164 = mul i64 %159, %113
  %165 = getelementptr inbounds nuw i8, ptr %163, i64 %164
  %166 = getelementptr inbounds nuw i8, ptr %165, i64 %126
  br label %180

167:                                              ; preds = %123
  %168 = load i64, ptr %4, align 8
  %169 = icmp ult i64 %125, %168
  br i1 %169, label %178, label %170

170:                                              ; preds = %167
  %171 = add i64 %125, 8
  %172 = load i64, ptr %51, align 8
  %173 = icmp ugt i64 %171, %172
  br i1 %173, label %178, label %174

174:                                              ; preds = %170
  %175 = load i64, ptr %52, align 8
  %176 = add i64 %175, %125
  %177 = inttoptr i64 %176 to ptr
  br label %180

178:                                              ; preds = %170, %167
  %179 = call fastcc ptr @search(ptr noundef %0, i64 noundef %125, i64 noundef 8, i32 noundef range(i32 0, 32) %112, ptr noundef nonnull %4) #9
  br label %180

180:                                              ; preds = %142, %154, %162, %174, %178
  %181 = phi ptr [ %144, %142 ], [ %166, %162 ], [ %177, %174 ], [ %179, %178 ], [ %155, %154 ]
  %182 = icmp eq ptr %181, null
  br i1 %182, label %2046, label %120

183:                                              ; preds = %120
  %184 = and i64 %115, 4294967288
  %185 = lshr i64 %184, 24
  %186 = and i64 %115, 16777208
  %187 = lshr i64 %115, 48
  %188 = trunc nuw i64 %187 to i16
  switch i16 %188, label %225 [
    i16 -1, label %189
    i16 -2, label %215
  ]

189:                                              ; preds = %183
  %190 = icmp samesign ult i64 %186, 1024
  br i1 %190, label %195, label %191

191:                                              ; preds = %189
  %192 = add nuw nsw i64 %186, 8
  %193 = load i64, ptr %47, align 8
  %194 = icmp ugt i64 %192, %193
  br i1 %194, label %195, label %196

195:                                              ; preds = %191, %189
  call fastcc void @fault(ptr noundef %0, i64 noundef 4, i32 noundef range(i32 0, 32) %112, i64 noundef %184, i64 noundef 8) #9
  br label %238

196:                                              ; preds = %191
  %197 = load i64, ptr %48, align 64
  %198 = add i64 %197, %186
  %199 = icmp eq i64 %184, %198
  br i1 %199, label %200, label %203

200:                                              ; preds = %196
  %201 = load ptr, ptr %0, align 64
  %202 = getelementptr inbounds nuw i8, ptr %201, i64 %186
  br label %238

203:                                              ; preds = %196
  %204 = load i64, ptr %49, align 8
  %205 = icmp ult i64 %185, %204
  br i1 %205, label %207, label %206

206:                                              ; preds = %203
  call fastcc void @fault(ptr noundef nonnull %0, i64 noundef 4, i32 noundef range(i32 0, 32) %112, i64 noundef %184, i64 noundef 8) #9
  br label %238

207:                                              ; preds = %203
  %208 = load ptr, ptr %50, align 16
  %209 = getelementptr inbounds nuw ptr, ptr %208, i64 %185
  %210 = load ptr, ptr %209, align 8
  %211 = icmp eq ptr %210, null
  br i1 %211, label %214, label %212

212:                                              ; preds = %207
  %213 = getelementptr inbounds nuw i8, ptr %210, i64 %186
  br label %238

214:                                              ; preds = %207
  call fastcc void @fault(ptr noundef nonnull %0, i64 noundef 6, i32 noundef range(i32 0, 32) %112, i64 noundef %184, i64 noundef 8) #9
  br label %238

215:                                              ; preds = %183
  %216 = add nuw nsw i64 %184, 8
  %217 = load i64, ptr %45, align 8
  %218 = icmp ugt i64 %216, %217
  br i1 %218, label %219, label %220

219:                                              ; preds = %215
  call fastcc void @fault(ptr noundef nonnull %0, i64 noundef 5, i32 noundef range(i32 0, 32) %112, i64 noundef %115, i64 noundef 8) #9
  br label %238

220:                                              ; preds = %215
  %221 = load ptr, ptr %46, align 16
  %222 = mul i64 %217, %113
  %223 = getelementptr inbounds nuw i8, ptr %221, i64 %222
  %224 = getelementptr inbounds nuw i8, ptr %223, i64 %184
  br label %238

225:                                              ; preds = %183
  %226 = load i64, ptr %4, align 8
  %227 = icmp ult i64 %115, %226
  br i1 %227, label %236, label %228

228:                                              ; preds = %225
  %229 = add i64 %115, 8
  %230 = load i64, ptr %51, align 8
  %231 = icmp ugt i64 %229, %230
  br i1 %231, label %236, label %232

232:                                              ; preds = %228
  %233 = load i64, ptr %52, align 8
  %234 = add i64 %233, %115
  %235 = inttoptr i64 %234 to ptr
  br label %238

236:                                              ; preds = %228, %225
  %237 = call fastcc ptr @search(ptr noundef %0, i64 noundef %115, i64 noundef 8, i32 noundef range(i32 0, 32) %112, ptr noundef nonnull %4) #9
  br label %238

238:                                              ; preds = %195, %200, %206, %212, %214, %219, %220, %232, %236
  %239 = phi ptr [ null, %195 ], [ %202, %200 ], [ null, %206 ], [ null, %219 ], [ %224, %220 ], [ %235, %232 ], [ %237, %236 ], [ %213, %212 ], [ null, %214 ]
  %240 = load i64, ptr %239, align 8
  %241 = icmp eq i64 %240, 8387242322629387569
  br i1 %241, label %242, label %2046

242:                                              ; preds = %238
  %243 = getelementptr inbounds nuw i8, ptr %239, i64 92
  %244 = load i32, ptr %243, align 4
  %245 = icmp eq i32 %244, 0
  br i1 %245, label %246, label %2046

246:                                              ; preds = %242
  %247 = getelementptr inbounds nuw i8, ptr %239, i64 8
  %248 = load i64, ptr %247, align 8
  %249 = load i64, ptr %39, align 8
  %250 = icmp ult i64 %248, %249
  %251 = getelementptr inbounds nuw i8, ptr %239, i64 16
  %252 = load i64, ptr %251, align 8
  br i1 %250, label %257, label %253

253:                                              ; preds = %246
  %254 = add i64 %252, %248
  %255 = load i64, ptr %53, align 8
  %256 = icmp ugt i64 %254, %255
  br i1 %256, label %257, label %262

257:                                              ; preds = %246, %253
  %258 = call fastcc ptr @search(ptr noundef %0, i64 noundef %248, i64 noundef %252, i32 noundef range(i32 0, 32) %112, ptr noundef nonnull %39) #9
  %259 = icmp eq ptr %258, null
  br i1 %259, label %2047, label %260

260:                                              ; preds = %257
  %261 = load i64, ptr %247, align 8
  br label %262

262:                                              ; preds = %253, %260
  %263 = phi i64 [ %261, %260 ], [ %248, %253 ]
  %264 = load i64, ptr %54, align 8
  %265 = add i64 %264, %263
  %266 = inttoptr i64 %265 to ptr
  %267 = icmp eq i64 %265, 0
  br i1 %267, label %2047, label %268

268:                                              ; preds = %262
  %269 = getelementptr inbounds nuw i32, ptr %3, i64 %113
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %40) #8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(40) %40, i8 0, i64 40, i1 false)
  store i32 %57, ptr %55, align 8
  store i8 %60, ptr %58, align 4
  br i1 %62, label %272, label %270

270:                                              ; preds = %268
  %271 = load i32, ptr %269, align 4
  br label %272

272:                                              ; preds = %268, %270
  %273 = phi i32 [ %271, %270 ], [ 0, %268 ]
  call void @llvm.lifetime.start.p0(i64 12, ptr nonnull %41) #8
  br label %275

274:                                              ; preds = %291
  br i1 %64, label %355, label %293

275:                                              ; preds = %272, %291
  %276 = phi i64 [ 0, %272 ], [ %277, %291 ]
  %277 = add nuw nsw i64 %276, 1
  %278 = shl nuw nsw i64 %277, 7
  %279 = getelementptr inbounds nuw i8, ptr %269, i64 %278
  %280 = load float, ptr %279, align 4
  %281 = getelementptr inbounds nuw [3 x float], ptr %41, i64 0, i64 %276
  store float %280, ptr %281, align 4
  %282 = load i32, ptr %55, align 8
  %283 = zext i32 %282 to i64
  %284 = icmp samesign ult i64 %276, %283
  br i1 %284, label %285, label %291

285:                                              ; preds = %275
  %286 = bitcast float %280 to i32
  %287 = sitofp i32 %286 to double
  %288 = fpext float %280 to double
  %289 = select i1 %59, double %287, double %288
  %290 = getelementptr inbounds nuw [3 x double], ptr %40, i64 0, i64 %276
  store double %289, ptr %290, align 8
  br label %291

291:                                              ; preds = %275, %285
  %292 = icmp eq i64 %277, 3
  br i1 %292, label %274, label %275

293:                                              ; preds = %274
  store i32 2, ptr %55, align 8
  store i32 1, ptr %65, align 16
  %294 = load <2 x float>, ptr %41, align 8
  %295 = call <2 x float> @llvm.fabs.v2f32(<2 x float> %294)
  %296 = load float, ptr %67, align 8
  %297 = call float @llvm.fabs.f32(float %296)
  %298 = extractelement <2 x float> %295, i64 0
  %299 = extractelement <2 x float> %295, i64 1
  %300 = fcmp ult float %298, %299
  %301 = fcmp ult float %298, %297
  %302 = select i1 %300, i1 true, i1 %301
  br i1 %302, label %311, label %303

303:                                              ; preds = %293
  %304 = extractelement <2 x float> %294, i64 0
  %305 = fcmp ult float %304, 0.000000e+00
  %306 = zext i1 %305 to i32
  %307 = fneg float %296
  %308 = select i1 %305, float %296, float %307
  %309 = fneg <2 x float> %294
  %310 = insertelement <2 x float> %309, float %308, i64 0
  br label %328

311:                                              ; preds = %293
  %312 = fcmp ult float %299, %297
  br i1 %312, label %320, label %313

313:                                              ; preds = %311
  %314 = extractelement <2 x float> %294, i64 1
  %315 = fcmp ult float %314, 0.000000e+00
  %316 = insertelement <2 x float> %294, float %296, i64 1
  br i1 %315, label %317, label %328

317:                                              ; preds = %313
  %318 = fneg float %296
  %319 = insertelement <2 x float> %316, float %318, i64 1
  br label %328

320:                                              ; preds = %311
  %321 = fcmp ult float %296, 0.000000e+00
  %322 = select i1 %321, i32 5, i32 4
  %323 = extractelement <2 x float> %294, i64 0
  %324 = fneg float %323
  %325 = select i1 %321, float %324, float %323
  %326 = fneg <2 x float> %294
  %327 = insertelement <2 x float> %326, float %325, i64 0
  br label %328

328:                                              ; preds = %313, %303, %317, %320
  %329 = phi i32 [ %306, %303 ], [ %322, %320 ], [ 3, %317 ], [ 2, %313 ]
  %330 = phi float [ %298, %303 ], [ %297, %320 ], [ %299, %317 ], [ %299, %313 ]
  %331 = phi <2 x float> [ %310, %303 ], [ %327, %320 ], [ %319, %317 ], [ %316, %313 ]
  %332 = fpext <2 x float> %331 to <2 x double>
  %333 = fpext float %330 to double
  %334 = fcmp une float %330, 0.000000e+00
  %335 = insertelement <2 x double> poison, double %333, i64 0
  %336 = shufflevector <2 x double> %335, <2 x double> poison, <2 x i32> zeroinitializer
  %337 = fdiv <2 x double> %332, %336
  %338 = fadd <2 x double> %337, splat (double 1.000000e+00)
  %339 = fmul <2 x double> %338, splat (double 5.000000e-01)
  %340 = insertelement <2 x i1> poison, i1 %334, i64 0
  %341 = shufflevector <2 x i1> %340, <2 x i1> poison, <2 x i32> zeroinitializer
  %342 = select <2 x i1> %341, <2 x double> %339, <2 x double> zeroinitializer
  store <2 x double> %342, ptr %40, align 16
  %343 = getelementptr inbounds nuw i8, ptr %239, i64 44
  %344 = load i32, ptr %343, align 4
  %345 = icmp ult i32 %344, 6
  br i1 %345, label %352, label %346

346:                                              ; preds = %328
  %347 = udiv i32 %344, 6
  %348 = icmp ult i32 %273, %347
  %349 = add nsw i32 %347, -1
  %350 = select i1 %348, i32 %273, i32 %349
  %351 = mul i32 %350, 6
  br label %352

352:                                              ; preds = %328, %346
  %353 = phi i32 [ %351, %346 ], [ 0, %328 ]
  %354 = add i32 %353, %329
  br label %361

355:                                              ; preds = %274
  %356 = getelementptr inbounds nuw i8, ptr %239, i64 44
  %357 = load i32, ptr %356, align 4
  %358 = icmp ult i32 %273, %357
  %359 = add i32 %357, -1
  %360 = select i1 %358, i32 %273, i32 %359
  br label %361

361:                                              ; preds = %355, %352
  %362 = phi i32 [ %354, %352 ], [ %360, %355 ]
  %363 = phi i32 [ %344, %352 ], [ %357, %355 ]
  %364 = icmp ult i32 %362, %363
  %365 = select i1 %364, i32 %362, i32 0
  store i32 %365, ptr %68, align 4
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %42) #8
  br i1 %69, label %635, label %366

366:                                              ; preds = %361
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %37) #8
  store i64 0, ptr %71, align 8
  %367 = getelementptr inbounds nuw i8, ptr %239, i64 32
  %368 = getelementptr inbounds nuw i8, ptr %239, i64 40
  %369 = getelementptr inbounds nuw i8, ptr %239, i64 52
  %370 = getelementptr inbounds nuw i8, ptr %239, i64 56
  call void @llvm.lifetime.start.p0(i64 12, ptr nonnull %32) #8
  %371 = load <2 x i32>, ptr %367, align 8
  store <2 x i32> %371, ptr %32, align 8
  %372 = load i32, ptr %368, align 8
  store i32 %372, ptr %72, align 8
  br label %373

373:                                              ; preds = %366, %373
  %374 = phi i64 [ 0, %366 ], [ %380, %373 ]
  %375 = getelementptr inbounds nuw [3 x i32], ptr %32, i64 0, i64 %374
  %376 = load i32, ptr %375, align 4
  %377 = call i32 @llvm.umax.i32(i32 %376, i32 1)
  %378 = zext i32 %377 to i64
  %379 = getelementptr inbounds nuw [3 x i64], ptr %37, i64 0, i64 %374
  store i64 %378, ptr %379, align 8
  %380 = add nuw nsw i64 %374, 1
  %381 = icmp eq i64 %380, 3
  br i1 %381, label %382, label %373

382:                                              ; preds = %373
  %383 = getelementptr inbounds nuw i8, ptr %239, i64 24
  %384 = load i64, ptr %383, align 8
  store i64 %384, ptr %73, align 8
  %385 = load i64, ptr %74, align 8
  %386 = mul i64 %385, %384
  call void @llvm.lifetime.end.p0(i64 12, ptr nonnull %32) #8
  %387 = getelementptr inbounds nuw i8, ptr %239, i64 64
  %388 = load i32, ptr %387, align 8
  %389 = icmp eq i32 %388, 0
  %390 = load double, ptr %40, align 16
  %391 = load i64, ptr %37, align 8
  %392 = sitofp i64 %391 to double
  %393 = fmul double %390, %392
  %394 = select i1 %389, double %390, double %393
  %395 = fadd double %394, -5.000000e-01
  %396 = fmul double %395, 2.560000e+02
  %397 = fadd double %396, 5.000000e-01
  %398 = fcmp ogt double %397, 0xC270000000000000
  br i1 %398, label %402, label %399

399:                                              ; preds = %382
  %400 = fcmp uno double %397, 0.000000e+00
  %401 = select i1 %400, i64 0, i64 -1099511627776
  br label %410

402:                                              ; preds = %382
  %403 = fcmp ogt double %397, 0x4270000000000000
  br i1 %403, label %410, label %404

404:                                              ; preds = %402
  %405 = fptosi double %397 to i64
  %406 = sitofp i64 %405 to double
  %407 = fcmp olt double %397, %406
  %408 = sext i1 %407 to i64
  %409 = add i64 %408, %405
  br label %410

410:                                              ; preds = %399, %402, %404
  %411 = phi i64 [ %409, %404 ], [ %401, %399 ], [ 1099511627776, %402 ]
  %412 = ashr i64 %411, 8
  %413 = load double, ptr %66, align 8
  %414 = sitofp i64 %385 to double
  %415 = fmul double %413, %414
  %416 = select i1 %389, double %413, double %415
  %417 = fadd double %416, -5.000000e-01
  %418 = fmul double %417, 2.560000e+02
  %419 = fadd double %418, 5.000000e-01
  %420 = fcmp ogt double %419, 0xC270000000000000
  br i1 %420, label %424, label %421

421:                                              ; preds = %410
  %422 = fcmp uno double %419, 0.000000e+00
  %423 = select i1 %422, i64 0, i64 -1099511627776
  br label %432

424:                                              ; preds = %410
  %425 = fcmp ogt double %419, 0x4270000000000000
  br i1 %425, label %432, label %426

426:                                              ; preds = %424
  %427 = fptosi double %419 to i64
  %428 = sitofp i64 %427 to double
  %429 = fcmp olt double %419, %428
  %430 = sext i1 %429 to i64
  %431 = add i64 %430, %427
  br label %432

432:                                              ; preds = %421, %424, %426
  %433 = phi i64 [ %431, %426 ], [ %423, %421 ], [ 1099511627776, %424 ]
  %434 = ashr i64 %433, 8
  %435 = load i64, ptr %37, align 8
  %436 = load i32, ptr %65, align 16
  %437 = icmp eq i32 %436, 0
  %438 = getelementptr inbounds nuw i8, ptr %239, i64 60
  %439 = getelementptr inbounds nuw i8, ptr %239, i64 80
  %440 = shl nsw i64 %435, 1
  %441 = add nsw i64 %435, -1
  %442 = getelementptr inbounds nuw i8, ptr %239, i64 84
  %443 = shl nsw i64 %385, 1
  %444 = add nsw i64 %385, -1
  %445 = getelementptr inbounds nuw i8, ptr %239, i64 68
  %446 = load i64, ptr %71, align 8
  %447 = getelementptr inbounds nuw i8, ptr %266, i64 %446
  %448 = zext i32 %365 to i64
  %449 = load i64, ptr %75, align 8
  %450 = mul i64 %386, %448
  %451 = mul i64 %450, %449
  %452 = getelementptr inbounds nuw i8, ptr %447, i64 %451
  %453 = getelementptr inbounds nuw i8, ptr %239, i64 96
  br label %454

454:                                              ; preds = %432, %629
  %455 = phi i64 [ 0, %432 ], [ %632, %629 ]
  %456 = trunc i64 %455 to i32
  %457 = add i32 %456, -1
  %458 = icmp ult i32 %457, 2
  %459 = zext i1 %458 to i64
  %460 = add nsw i64 %412, %459
  br i1 %437, label %461, label %463

461:                                              ; preds = %454
  %462 = load i32, ptr %439, align 4
  br label %463

463:                                              ; preds = %454, %461
  %464 = phi i32 [ %462, %461 ], [ 1, %454 ]
  %465 = and i32 %464, -3
  %466 = icmp eq i32 %465, 0
  %467 = select i1 %389, i1 %466, i1 false
  %468 = select i1 %467, i32 1, i32 %464
  switch i32 %468, label %481 [
    i32 0, label %469
    i32 2, label %473
  ]

469:                                              ; preds = %463
  %470 = srem i64 %460, %435
  %471 = add nsw i64 %470, %435
  %472 = srem i64 %471, %435
  br label %490

473:                                              ; preds = %463
  %474 = srem i64 %460, %440
  %475 = add nsw i64 %474, %440
  %476 = srem i64 %475, %440
  %477 = icmp slt i64 %476, %435
  %478 = xor i64 %476, -1
  %479 = add i64 %440, %478
  %480 = select i1 %477, i64 %476, i64 %479
  br label %490

481:                                              ; preds = %463
  %482 = icmp sgt i64 %460, -1
  %483 = icmp slt i64 %460, %435
  %484 = and i1 %482, %483
  br i1 %484, label %490, label %485

485:                                              ; preds = %481
  %486 = icmp eq i32 %468, 3
  %487 = icmp slt i64 %460, 0
  %488 = select i1 %487, i64 0, i64 %441
  %489 = select i1 %486, i64 -1, i64 %488
  br label %490

490:                                              ; preds = %469, %473, %481, %485
  %491 = phi i64 [ %472, %469 ], [ %480, %473 ], [ %489, %485 ], [ %460, %481 ]
  %492 = icmp samesign ult i64 %455, 2
  %493 = zext i1 %492 to i64
  %494 = add nsw i64 %434, %493
  br i1 %437, label %495, label %497

495:                                              ; preds = %490
  %496 = load i32, ptr %442, align 4
  br label %497

497:                                              ; preds = %490, %495
  %498 = phi i32 [ %496, %495 ], [ 1, %490 ]
  %499 = and i32 %498, -3
  %500 = icmp eq i32 %499, 0
  %501 = select i1 %389, i1 %500, i1 false
  %502 = select i1 %501, i32 1, i32 %498
  switch i32 %502, label %515 [
    i32 0, label %503
    i32 2, label %507
  ]

503:                                              ; preds = %497
  %504 = srem i64 %494, %385
  %505 = add nsw i64 %504, %385
  %506 = srem i64 %505, %385
  br label %524

507:                                              ; preds = %497
  %508 = srem i64 %494, %443
  %509 = add nsw i64 %508, %443
  %510 = srem i64 %509, %443
  %511 = icmp slt i64 %510, %385
  %512 = xor i64 %510, -1
  %513 = add i64 %443, %512
  %514 = select i1 %511, i64 %510, i64 %513
  br label %524

515:                                              ; preds = %497
  %516 = icmp sgt i64 %494, -1
  %517 = icmp slt i64 %494, %385
  %518 = and i1 %516, %517
  br i1 %518, label %524, label %519

519:                                              ; preds = %515
  %520 = icmp eq i32 %502, 3
  %521 = icmp slt i64 %494, 0
  %522 = select i1 %521, i64 0, i64 %444
  %523 = select i1 %520, i64 -1, i64 %522
  br label %524

524:                                              ; preds = %503, %507, %515, %519
  %525 = phi i64 [ %506, %503 ], [ %514, %507 ], [ %523, %519 ], [ %494, %515 ]
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %38) #8
  store <4 x i32> zeroinitializer, ptr %38, align 16
  %526 = load i32, ptr %438, align 4
  %527 = icmp eq i32 %526, 2
  br i1 %527, label %531, label %528

528:                                              ; preds = %524
  %529 = load i32, ptr %445, align 4
  %530 = icmp ne i32 %529, 0
  br label %531

531:                                              ; preds = %528, %524
  %532 = phi i1 [ true, %524 ], [ %530, %528 ]
  %533 = icmp slt i64 %491, 0
  %534 = icmp slt i64 %525, 0
  %535 = select i1 %533, i1 true, i1 %534
  br i1 %535, label %536, label %569

536:                                              ; preds = %531
  %537 = load i32, ptr %369, align 4
  %538 = icmp eq i32 %537, 0
  br i1 %538, label %629, label %539

539:                                              ; preds = %536
  %540 = zext i32 %537 to i64
  br label %541

541:                                              ; preds = %539, %564
  %542 = phi i64 [ 0, %539 ], [ %567, %564 ]
  %543 = getelementptr inbounds nuw [4 x float], ptr %453, i64 0, i64 %542
  br i1 %532, label %544, label %546

544:                                              ; preds = %541
  %545 = load i32, ptr %543, align 4
  br label %564

546:                                              ; preds = %541
  %547 = load float, ptr %543, align 4
  %548 = fpext float %547 to double
  %549 = fcmp ogt float %547, 0xC270000000000000
  br i1 %549, label %553, label %550

550:                                              ; preds = %546
  %551 = fcmp uno float %547, 0.000000e+00
  %552 = select i1 %551, i64 0, i64 -1099511627776
  br label %561

553:                                              ; preds = %546
  %554 = fcmp ogt float %547, 0x4270000000000000
  br i1 %554, label %561, label %555

555:                                              ; preds = %553
  %556 = fptosi float %547 to i64
  %557 = sitofp i64 %556 to double
  %558 = fcmp olt double %548, %557
  %559 = sext i1 %558 to i64
  %560 = add i64 %559, %556
  br label %561

561:                                              ; preds = %550, %553, %555
  %562 = phi i64 [ %560, %555 ], [ %552, %550 ], [ 1099511627776, %553 ]
  %563 = trunc i64 %562 to i32
  br label %564

564:                                              ; preds = %561, %544
  %565 = phi i32 [ %545, %544 ], [ %563, %561 ]
  %566 = getelementptr inbounds nuw i32, ptr %38, i64 %542
  store i32 %565, ptr %566, align 4
  %567 = add nuw nsw i64 %542, 1
  %568 = icmp eq i64 %567, %540
  br i1 %568, label %629, label %541

569:                                              ; preds = %531
  %570 = mul i64 %525, %384
  %571 = getelementptr inbounds nuw i8, ptr %452, i64 %570
  %572 = load i32, ptr %369, align 4
  %573 = load i32, ptr %370, align 8
  %574 = mul i32 %573, %572
  %575 = lshr i32 %574, 3
  %576 = zext nneg i32 %575 to i64
  %577 = mul nuw nsw i64 %491, %576
  %578 = getelementptr inbounds nuw i8, ptr %571, i64 %577
  %579 = icmp eq i32 %572, 0
  br i1 %579, label %629, label %580

580:                                              ; preds = %569
  %581 = lshr i32 %573, 3
  %582 = zext nneg i32 %581 to i64
  %583 = sub i32 32, %573
  %584 = icmp eq i32 %526, 0
  %585 = sext i1 %584 to i32
  %586 = add i32 %573, %585
  %587 = shl nsw i32 -1, %586
  %588 = xor i32 %587, -1
  %589 = uitofp nneg i32 %588 to float
  %590 = icmp eq i32 %526, 0
  %591 = icmp eq i32 %573, 16
  %592 = zext i32 %572 to i64
  br label %593

593:                                              ; preds = %580, %626
  %594 = phi i64 [ 0, %580 ], [ %627, %626 ]
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %31)
  store i32 0, ptr %31, align 4
  %595 = trunc nuw i64 %594 to i32
  %596 = mul i32 %573, %595
  %597 = lshr i32 %596, 3
  %598 = zext nneg i32 %597 to i64
  %599 = getelementptr inbounds nuw i8, ptr %578, i64 %598
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 4 %31, ptr nonnull align 1 %599, i64 %582, i1 false)
  %600 = load i32, ptr %31, align 4
  %601 = shl i32 %600, %583
  %602 = ashr exact i32 %601, %583
  br i1 %527, label %603, label %612

603:                                              ; preds = %593
  br i1 %591, label %604, label %609

604:                                              ; preds = %603
  %605 = trunc i32 %600 to i16
  %606 = bitcast i16 %605 to half
  %607 = fpext half %606 to float
  %608 = bitcast float %607 to i32
  br label %609

609:                                              ; preds = %604, %603
  %610 = phi i32 [ %608, %604 ], [ %600, %603 ]
  %611 = getelementptr inbounds nuw i32, ptr %38, i64 %594
  store i32 %610, ptr %611, align 4
  br label %626

612:                                              ; preds = %593
  %613 = load i32, ptr %445, align 4
  %614 = icmp eq i32 %613, 0
  br i1 %614, label %623, label %615

615:                                              ; preds = %612
  %616 = sitofp i32 %602 to float
  %617 = uitofp i32 %600 to float
  %618 = select i1 %584, float %616, float %617
  %619 = fdiv float %618, %589
  %620 = fcmp olt float %619, -1.000000e+00
  %621 = select i1 %620, float -1.000000e+00, float %619
  %622 = getelementptr inbounds nuw i32, ptr %38, i64 %594
  store float %621, ptr %622, align 4
  br label %626

623:                                              ; preds = %612
  %624 = select i1 %590, i32 %602, i32 %600
  %625 = getelementptr inbounds nuw i32, ptr %38, i64 %594
  store i32 %624, ptr %625, align 4
  br label %626

626:                                              ; preds = %623, %615, %609
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %31)
  %627 = add nuw nsw i64 %594, 1
  %628 = icmp samesign ult i64 %627, %592
  br i1 %628, label %593, label %629

629:                                              ; preds = %626, %564, %569, %536
  %630 = load i32, ptr %77, align 4
  %631 = getelementptr inbounds nuw i32, ptr %42, i64 %455
  store i32 %630, ptr %631, align 4
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %38) #8
  %632 = add nuw nsw i64 %455, 1
  %633 = icmp eq i64 %632, 4
  br i1 %633, label %634, label %454

634:                                              ; preds = %629
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %37) #8
  br label %2030

635:                                              ; preds = %361
  %636 = getelementptr inbounds nuw i8, ptr %269, i64 512
  %637 = load float, ptr %636, align 4
  %638 = getelementptr inbounds nuw i8, ptr %239, i64 60
  %639 = load i32, ptr %638, align 4
  %640 = icmp eq i32 %639, 2
  br i1 %640, label %645, label %641

641:                                              ; preds = %635
  %642 = getelementptr inbounds nuw i8, ptr %239, i64 68
  %643 = load i32, ptr %642, align 4
  %644 = icmp eq i32 %643, 0
  br label %645

645:                                              ; preds = %641, %635
  %646 = phi i1 [ false, %635 ], [ %644, %641 ]
  %647 = getelementptr inbounds nuw i8, ptr %239, i64 112
  %648 = load float, ptr %647, align 8
  %649 = fadd float %637, %648
  %650 = getelementptr inbounds nuw i8, ptr %239, i64 116
  %651 = load float, ptr %650, align 4
  %652 = fcmp olt float %649, %651
  br i1 %652, label %658, label %653

653:                                              ; preds = %645
  %654 = getelementptr inbounds nuw i8, ptr %239, i64 120
  %655 = load float, ptr %654, align 8
  %656 = fcmp ogt float %649, %655
  %657 = select i1 %656, float %655, float %649
  br label %658

658:                                              ; preds = %653, %645
  %659 = phi float [ %651, %645 ], [ %657, %653 ]
  %660 = getelementptr inbounds nuw i8, ptr %239, i64 48
  %661 = load i32, ptr %660, align 8
  %662 = add i32 %661, -1
  %663 = zext i32 %662 to i64
  %664 = fpext float %659 to double
  %665 = fmul double %664, 2.560000e+02
  %666 = fadd double %665, 5.000000e-01
  %667 = fcmp ogt double %666, 0xC270000000000000
  br i1 %667, label %671, label %668

668:                                              ; preds = %658
  %669 = fcmp uno double %666, 0.000000e+00
  %670 = select i1 %669, i64 0, i64 -1099511627776
  br label %679

671:                                              ; preds = %658
  %672 = fcmp ogt double %666, 0x4270000000000000
  br i1 %672, label %679, label %673

673:                                              ; preds = %671
  %674 = fptosi double %666 to i64
  %675 = sitofp i64 %674 to double
  %676 = fcmp olt double %666, %675
  %677 = sext i1 %676 to i64
  %678 = add i64 %677, %674
  br label %679

679:                                              ; preds = %668, %671, %673
  %680 = phi i64 [ %678, %673 ], [ %670, %668 ], [ 1099511627776, %671 ]
  %681 = load i8, ptr %58, align 4
  %682 = trunc nuw i8 %681 to i1
  %683 = select i1 %682, i1 true, i1 %646
  br i1 %683, label %684, label %961

684:                                              ; preds = %679
  %685 = fadd double %664, 5.000000e-01
  %686 = fcmp ogt double %685, 0xC270000000000000
  br i1 %686, label %690, label %687

687:                                              ; preds = %684
  %688 = fcmp uno double %685, 0.000000e+00
  br i1 %688, label %692, label %689

689:                                              ; preds = %687
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %34) #8
  br label %706

690:                                              ; preds = %684
  %691 = fcmp ogt double %685, 0x4270000000000000
  br i1 %691, label %692, label %696

692:                                              ; preds = %690, %687
  %693 = phi i64 [ 1099511627776, %690 ], [ 0, %687 ]
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %34) #8
  %694 = call i64 @llvm.umin.i64(i64 %693, i64 %663)
  %695 = trunc nuw i64 %694 to i32
  br label %707

696:                                              ; preds = %690
  %697 = fptosi double %685 to i64
  %698 = sitofp i64 %697 to double
  %699 = fcmp olt double %685, %698
  %700 = sext i1 %699 to i64
  %701 = add i64 %700, %697
  %702 = freeze i64 %701
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %34) #8
  %703 = icmp slt i64 %702, 0
  %704 = call i64 @llvm.umin.i64(i64 %702, i64 %663)
  %705 = trunc nuw i64 %704 to i32
  br i1 %703, label %706, label %707

706:                                              ; preds = %689, %696
  br label %707

707:                                              ; preds = %692, %696, %706
  %708 = phi i32 [ 0, %706 ], [ %705, %696 ], [ %695, %692 ]
  store i64 0, ptr %102, align 8
  %709 = getelementptr inbounds nuw i8, ptr %239, i64 32
  %710 = getelementptr inbounds nuw i8, ptr %239, i64 40
  %711 = getelementptr inbounds nuw i8, ptr %239, i64 52
  %712 = getelementptr inbounds nuw i8, ptr %239, i64 56
  %713 = getelementptr inbounds nuw i8, ptr %239, i64 24
  %714 = load <2 x i32>, ptr %709, align 8
  %715 = load i32, ptr %710, align 8
  %716 = zext i32 %363 to i64
  br label %717

717:                                              ; preds = %746, %707
  %718 = phi i32 [ 0, %707 ], [ %752, %746 ]
  call void @llvm.lifetime.start.p0(i64 12, ptr nonnull %33) #8
  store <2 x i32> %714, ptr %33, align 8
  store i32 %715, ptr %103, align 8
  br label %721

719:                                              ; preds = %721
  %720 = icmp eq i32 %718, 0
  br i1 %720, label %739, label %731

721:                                              ; preds = %717, %721
  %722 = phi i64 [ 0, %717 ], [ %729, %721 ]
  %723 = getelementptr inbounds nuw [3 x i32], ptr %33, i64 0, i64 %722
  %724 = load i32, ptr %723, align 4
  %725 = lshr i32 %724, %718
  %726 = call i32 @llvm.umax.i32(i32 %725, i32 1)
  %727 = zext i32 %726 to i64
  %728 = getelementptr inbounds nuw [3 x i64], ptr %34, i64 0, i64 %722
  store i64 %727, ptr %728, align 8
  %729 = add nuw nsw i64 %722, 1
  %730 = icmp eq i64 %729, 3
  br i1 %730, label %719, label %721

731:                                              ; preds = %719
  %732 = load i64, ptr %34, align 8
  %733 = load i32, ptr %711, align 4
  %734 = load i32, ptr %712, align 8
  %735 = mul i32 %734, %733
  %736 = lshr i32 %735, 3
  %737 = zext nneg i32 %736 to i64
  %738 = mul nsw i64 %732, %737
  br label %741

739:                                              ; preds = %719
  %740 = load i64, ptr %713, align 8
  br label %741

741:                                              ; preds = %739, %731
  %742 = phi i64 [ %738, %731 ], [ %740, %739 ]
  store i64 %742, ptr %104, align 8
  %743 = load i64, ptr %105, align 8
  %744 = mul i64 %743, %742
  store i64 %744, ptr %106, align 8
  %745 = icmp eq i32 %718, %708
  br i1 %745, label %753, label %746

746:                                              ; preds = %741
  %747 = load i64, ptr %107, align 8
  %748 = mul i64 %747, %744
  %749 = mul i64 %748, %716
  %750 = load i64, ptr %102, align 8
  %751 = add i64 %749, %750
  store i64 %751, ptr %102, align 8
  call void @llvm.lifetime.end.p0(i64 12, ptr nonnull %33) #8
  %752 = add i32 %718, 1
  br label %717

753:                                              ; preds = %741
  call void @llvm.lifetime.end.p0(i64 12, ptr nonnull %33) #8
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %30) #8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %30, i8 0, i64 24, i1 false)
  %754 = load i32, ptr %55, align 8
  %755 = icmp eq i32 %754, 0
  br i1 %755, label %764, label %756

756:                                              ; preds = %753
  %757 = getelementptr inbounds nuw i8, ptr %239, i64 64
  %758 = load i32, ptr %757, align 8
  %759 = icmp eq i32 %758, 0
  %760 = load i32, ptr %65, align 16
  %761 = icmp eq i32 %760, 0
  %762 = getelementptr inbounds nuw i8, ptr %239, i64 80
  %763 = zext i32 %754 to i64
  br label %883

764:                                              ; preds = %947, %753
  store <4 x i32> zeroinitializer, ptr %42, align 16
  br i1 %640, label %769, label %765

765:                                              ; preds = %764
  %766 = getelementptr inbounds nuw i8, ptr %239, i64 68
  %767 = load i32, ptr %766, align 4
  %768 = icmp ne i32 %767, 0
  br label %769

769:                                              ; preds = %765, %764
  %770 = phi i1 [ true, %764 ], [ %768, %765 ]
  %771 = load i64, ptr %30, align 16
  %772 = icmp slt i64 %771, 0
  br i1 %772, label %779, label %773

773:                                              ; preds = %769
  %774 = load i64, ptr %108, align 8
  %775 = icmp slt i64 %774, 0
  br i1 %775, label %779, label %776

776:                                              ; preds = %773
  %777 = load i64, ptr %109, align 16
  %778 = icmp slt i64 %777, 0
  br i1 %778, label %779, label %813

779:                                              ; preds = %776, %773, %769
  %780 = load i32, ptr %711, align 4
  %781 = icmp eq i32 %780, 0
  br i1 %781, label %882, label %782

782:                                              ; preds = %779
  %783 = getelementptr inbounds nuw i8, ptr %239, i64 96
  %784 = zext i32 %780 to i64
  br label %785

785:                                              ; preds = %782, %808
  %786 = phi i64 [ 0, %782 ], [ %811, %808 ]
  %787 = getelementptr inbounds nuw [4 x float], ptr %783, i64 0, i64 %786
  br i1 %770, label %788, label %790

788:                                              ; preds = %785
  %789 = load i32, ptr %787, align 4
  br label %808

790:                                              ; preds = %785
  %791 = load float, ptr %787, align 4
  %792 = fpext float %791 to double
  %793 = fcmp ogt float %791, 0xC270000000000000
  br i1 %793, label %797, label %794

794:                                              ; preds = %790
  %795 = fcmp uno float %791, 0.000000e+00
  %796 = select i1 %795, i64 0, i64 -1099511627776
  br label %805

797:                                              ; preds = %790
  %798 = fcmp ogt float %791, 0x4270000000000000
  br i1 %798, label %805, label %799

799:                                              ; preds = %797
  %800 = fptosi float %791 to i64
  %801 = sitofp i64 %800 to double
  %802 = fcmp olt double %792, %801
  %803 = sext i1 %802 to i64
  %804 = add i64 %803, %800
  br label %805

805:                                              ; preds = %799, %797, %794
  %806 = phi i64 [ %804, %799 ], [ %796, %794 ], [ 1099511627776, %797 ]
  %807 = trunc i64 %806 to i32
  br label %808

808:                                              ; preds = %805, %788
  %809 = phi i32 [ %789, %788 ], [ %807, %805 ]
  %810 = getelementptr inbounds nuw i32, ptr %42, i64 %786
  store i32 %809, ptr %810, align 4
  %811 = add nuw nsw i64 %786, 1
  %812 = icmp eq i64 %811, %784
  br i1 %812, label %882, label %785

813:                                              ; preds = %776
  %814 = load i64, ptr %102, align 8
  %815 = getelementptr inbounds nuw i8, ptr %266, i64 %814
  %816 = zext i32 %365 to i64
  %817 = load i64, ptr %107, align 8
  %818 = mul nsw i64 %817, %816
  %819 = add nsw i64 %818, %777
  %820 = mul i64 %819, %744
  %821 = getelementptr inbounds nuw i8, ptr %815, i64 %820
  %822 = mul i64 %774, %742
  %823 = getelementptr inbounds nuw i8, ptr %821, i64 %822
  %824 = load i32, ptr %711, align 4
  %825 = load i32, ptr %712, align 8
  %826 = mul i32 %825, %824
  %827 = lshr i32 %826, 3
  %828 = zext nneg i32 %827 to i64
  %829 = mul nuw nsw i64 %771, %828
  %830 = getelementptr inbounds nuw i8, ptr %823, i64 %829
  %831 = icmp eq i32 %824, 0
  br i1 %831, label %882, label %832

832:                                              ; preds = %813
  %833 = getelementptr inbounds nuw i8, ptr %239, i64 68
  %834 = lshr i32 %825, 3
  %835 = zext nneg i32 %834 to i64
  %836 = sub i32 32, %825
  %837 = icmp eq i32 %639, 0
  %838 = sext i1 %837 to i32
  %839 = add i32 %825, %838
  %840 = shl nsw i32 -1, %839
  %841 = xor i32 %840, -1
  %842 = uitofp nneg i32 %841 to float
  %843 = icmp eq i32 %639, 0
  %844 = icmp eq i32 %825, 16
  %845 = zext i32 %824 to i64
  br label %846

846:                                              ; preds = %832, %879
  %847 = phi i64 [ 0, %832 ], [ %880, %879 ]
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %29)
  store i32 0, ptr %29, align 4
  %848 = trunc nuw i64 %847 to i32
  %849 = mul i32 %825, %848
  %850 = lshr i32 %849, 3
  %851 = zext nneg i32 %850 to i64
  %852 = getelementptr inbounds nuw i8, ptr %830, i64 %851
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 4 %29, ptr nonnull align 1 %852, i64 %835, i1 false)
  %853 = load i32, ptr %29, align 4
  %854 = shl i32 %853, %836
  %855 = ashr exact i32 %854, %836
  br i1 %640, label %856, label %865

856:                                              ; preds = %846
  br i1 %844, label %857, label %862

857:                                              ; preds = %856
  %858 = trunc i32 %853 to i16
  %859 = bitcast i16 %858 to half
  %860 = fpext half %859 to float
  %861 = bitcast float %860 to i32
  br label %862

862:                                              ; preds = %857, %856
  %863 = phi i32 [ %861, %857 ], [ %853, %856 ]
  %864 = getelementptr inbounds nuw i32, ptr %42, i64 %847
  store i32 %863, ptr %864, align 4
  br label %879

865:                                              ; preds = %846
  %866 = load i32, ptr %833, align 4
  %867 = icmp eq i32 %866, 0
  br i1 %867, label %876, label %868

868:                                              ; preds = %865
  %869 = sitofp i32 %855 to float
  %870 = uitofp i32 %853 to float
  %871 = select i1 %837, float %869, float %870
  %872 = fdiv float %871, %842
  %873 = fcmp olt float %872, -1.000000e+00
  %874 = select i1 %873, float -1.000000e+00, float %872
  %875 = getelementptr inbounds nuw i32, ptr %42, i64 %847
  store float %874, ptr %875, align 4
  br label %879

876:                                              ; preds = %865
  %877 = select i1 %843, i32 %855, i32 %853
  %878 = getelementptr inbounds nuw i32, ptr %42, i64 %847
  store i32 %877, ptr %878, align 4
  br label %879

879:                                              ; preds = %876, %868, %862
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %29)
  %880 = add nuw nsw i64 %847, 1
  %881 = icmp samesign ult i64 %880, %845
  br i1 %881, label %846, label %882

882:                                              ; preds = %879, %808, %813, %779
  br i1 %682, label %952, label %960

883:                                              ; preds = %756, %947
  %884 = phi i64 [ 0, %756 ], [ %950, %947 ]
  %885 = getelementptr inbounds nuw [3 x double], ptr %40, i64 0, i64 %884
  %886 = load double, ptr %885, align 8
  br i1 %759, label %893, label %887

887:                                              ; preds = %883
  br i1 %682, label %905, label %888

888:                                              ; preds = %887
  %889 = getelementptr inbounds nuw [3 x i64], ptr %34, i64 0, i64 %884
  %890 = load i64, ptr %889, align 8
  %891 = sitofp i64 %890 to double
  %892 = fmul double %886, %891
  br label %894

893:                                              ; preds = %883
  br i1 %682, label %905, label %894

894:                                              ; preds = %888, %893
  %895 = phi double [ %892, %888 ], [ %886, %893 ]
  br i1 %761, label %896, label %899

896:                                              ; preds = %894
  %897 = getelementptr inbounds nuw [3 x i32], ptr %762, i64 0, i64 %884
  %898 = load i32, ptr %897, align 4
  br label %899

899:                                              ; preds = %896, %894
  %900 = phi i32 [ %898, %896 ], [ 1, %894 ]
  %901 = and i32 %900, -3
  %902 = icmp eq i32 %901, 0
  %903 = select i1 %759, i1 %902, i1 false
  %904 = select i1 %903, i32 1, i32 %900
  br label %905

905:                                              ; preds = %887, %899, %893
  %906 = phi double [ %895, %899 ], [ %886, %893 ], [ %886, %887 ]
  %907 = phi i32 [ %904, %899 ], [ 3, %893 ], [ 3, %887 ]
  %908 = fcmp ogt double %906, 0xC270000000000000
  br i1 %908, label %912, label %909

909:                                              ; preds = %905
  %910 = fcmp uno double %906, 0.000000e+00
  %911 = select i1 %910, i64 0, i64 -1099511627776
  br label %920

912:                                              ; preds = %905
  %913 = fcmp ogt double %906, 0x4270000000000000
  br i1 %913, label %920, label %914

914:                                              ; preds = %912
  %915 = fptosi double %906 to i64
  %916 = sitofp i64 %915 to double
  %917 = fcmp olt double %906, %916
  %918 = sext i1 %917 to i64
  %919 = add i64 %918, %915
  br label %920

920:                                              ; preds = %914, %912, %909
  %921 = phi i64 [ %919, %914 ], [ %911, %909 ], [ 1099511627776, %912 ]
  %922 = getelementptr inbounds nuw [3 x i64], ptr %34, i64 0, i64 %884
  %923 = load i64, ptr %922, align 8
  switch i32 %907, label %937 [
    i32 0, label %924
    i32 2, label %928
  ]

924:                                              ; preds = %920
  %925 = srem i64 %921, %923
  %926 = add nsw i64 %925, %923
  %927 = srem i64 %926, %923
  br label %947

928:                                              ; preds = %920
  %929 = shl nsw i64 %923, 1
  %930 = srem i64 %921, %929
  %931 = add nsw i64 %930, %929
  %932 = srem i64 %931, %929
  %933 = icmp slt i64 %932, %923
  %934 = xor i64 %932, -1
  %935 = add i64 %929, %934
  %936 = select i1 %933, i64 %932, i64 %935
  br label %947

937:                                              ; preds = %920
  %938 = icmp sgt i64 %921, -1
  %939 = icmp slt i64 %921, %923
  %940 = and i1 %938, %939
  br i1 %940, label %947, label %941

941:                                              ; preds = %937
  %942 = icmp eq i32 %907, 3
  %943 = icmp slt i64 %921, 0
  %944 = add nsw i64 %923, -1
  %945 = select i1 %943, i64 0, i64 %944
  %946 = select i1 %942, i64 -1, i64 %945
  br label %947

947:                                              ; preds = %941, %937, %928, %924
  %948 = phi i64 [ %927, %924 ], [ %936, %928 ], [ %946, %941 ], [ %921, %937 ]
  %949 = getelementptr inbounds nuw [3 x i64], ptr %30, i64 0, i64 %884
  store i64 %948, ptr %949, align 8
  %950 = add nuw nsw i64 %884, 1
  %951 = icmp eq i64 %950, %763
  br i1 %951, label %764, label %883

952:                                              ; preds = %882
  %953 = load i64, ptr %108, align 8
  %954 = icmp slt i64 %953, 0
  %955 = select i1 %772, i1 true, i1 %954
  %956 = load i64, ptr %109, align 16
  %957 = icmp slt i64 %956, 0
  %958 = select i1 %955, i1 true, i1 %957
  br i1 %958, label %959, label %960

959:                                              ; preds = %952
  store <4 x i32> zeroinitializer, ptr %42, align 16
  br label %960

960:                                              ; preds = %882, %952, %959
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %30) #8
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %34) #8
  br label %2030

961:                                              ; preds = %679
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %35) #8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %36) #8
  %962 = getelementptr inbounds nuw i8, ptr %239, i64 76
  %963 = load i32, ptr %962, align 4
  %964 = icmp eq i32 %963, 1
  br i1 %964, label %965, label %967

965:                                              ; preds = %961
  %966 = ashr i64 %680, 8
  br label %981

967:                                              ; preds = %961
  %968 = fadd double %664, 5.000000e-01
  %969 = fcmp ogt double %968, 0xC270000000000000
  br i1 %969, label %972, label %970

970:                                              ; preds = %967
  %971 = fcmp uno double %968, 0.000000e+00
  br i1 %971, label %980, label %981

972:                                              ; preds = %967
  %973 = fcmp ogt double %968, 0x4270000000000000
  br i1 %973, label %981, label %974

974:                                              ; preds = %972
  %975 = fptosi double %968 to i64
  %976 = sitofp i64 %975 to double
  %977 = fcmp olt double %968, %976
  %978 = sext i1 %977 to i64
  %979 = add i64 %978, %975
  br label %981

980:                                              ; preds = %970
  br label %981

981:                                              ; preds = %970, %974, %972, %980, %965
  %982 = phi i64 [ %966, %965 ], [ %979, %974 ], [ -1099511627776, %970 ], [ 1099511627776, %972 ], [ 0, %980 ]
  %983 = freeze i64 %982
  %984 = icmp sgt i64 %983, -1
  %985 = icmp samesign ult i64 %983, %663
  %986 = and i64 %680, 255
  %987 = uitofp nneg i64 %986 to double
  %988 = fmul double %987, 3.906250e-03
  %989 = icmp slt i64 %983, 0
  %990 = call i64 @llvm.umin.i64(i64 %983, i64 %663)
  %991 = trunc nuw i64 %990 to i32
  %992 = select i1 %989, i32 0, i32 %991
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %22) #8
  store i64 0, ptr %78, align 8
  %993 = getelementptr inbounds nuw i8, ptr %239, i64 32
  %994 = getelementptr inbounds nuw i8, ptr %239, i64 36
  %995 = getelementptr inbounds nuw i8, ptr %239, i64 40
  %996 = getelementptr inbounds nuw i8, ptr %239, i64 52
  %997 = getelementptr inbounds nuw i8, ptr %239, i64 56
  %998 = getelementptr inbounds nuw i8, ptr %239, i64 24
  %999 = load i32, ptr %993, align 8
  %1000 = load i32, ptr %994, align 4
  %1001 = load i32, ptr %995, align 8
  %1002 = zext i32 %363 to i64
  br label %1003

1003:                                             ; preds = %1032, %981
  %1004 = phi i32 [ 0, %981 ], [ %1038, %1032 ]
  call void @llvm.lifetime.start.p0(i64 12, ptr nonnull %21) #8
  store i32 %999, ptr %21, align 4
  store i32 %1000, ptr %79, align 4
  store i32 %1001, ptr %80, align 4
  br label %1007

1005:                                             ; preds = %1007
  %1006 = icmp eq i32 %1004, 0
  br i1 %1006, label %1025, label %1017

1007:                                             ; preds = %1003, %1007
  %1008 = phi i64 [ 0, %1003 ], [ %1015, %1007 ]
  %1009 = getelementptr inbounds nuw [3 x i32], ptr %21, i64 0, i64 %1008
  %1010 = load i32, ptr %1009, align 4
  %1011 = lshr i32 %1010, %1004
  %1012 = call i32 @llvm.umax.i32(i32 %1011, i32 1)
  %1013 = zext i32 %1012 to i64
  %1014 = getelementptr inbounds nuw [3 x i64], ptr %22, i64 0, i64 %1008
  store i64 %1013, ptr %1014, align 8
  %1015 = add nuw nsw i64 %1008, 1
  %1016 = icmp eq i64 %1015, 3
  br i1 %1016, label %1005, label %1007

1017:                                             ; preds = %1005
  %1018 = load i64, ptr %22, align 8
  %1019 = load i32, ptr %996, align 4
  %1020 = load i32, ptr %997, align 8
  %1021 = mul i32 %1020, %1019
  %1022 = lshr i32 %1021, 3
  %1023 = zext nneg i32 %1022 to i64
  %1024 = mul nsw i64 %1018, %1023
  br label %1027

1025:                                             ; preds = %1005
  %1026 = load i64, ptr %998, align 8
  br label %1027

1027:                                             ; preds = %1025, %1017
  %1028 = phi i64 [ %1024, %1017 ], [ %1026, %1025 ]
  store i64 %1028, ptr %81, align 8
  %1029 = load i64, ptr %82, align 8
  %1030 = mul i64 %1029, %1028
  store i64 %1030, ptr %83, align 8
  %1031 = icmp eq i32 %1004, %992
  br i1 %1031, label %1039, label %1032

1032:                                             ; preds = %1027
  %1033 = load i64, ptr %84, align 8
  %1034 = mul i64 %1033, %1030
  %1035 = mul i64 %1034, %1002
  %1036 = load i64, ptr %78, align 8
  %1037 = add i64 %1035, %1036
  store i64 %1037, ptr %78, align 8
  call void @llvm.lifetime.end.p0(i64 12, ptr nonnull %21) #8
  %1038 = add i32 %1004, 1
  br label %1003

1039:                                             ; preds = %1027
  %1040 = and i1 %964, %984
  %1041 = select i1 %1040, i1 %985, i1 false
  %1042 = select i1 %1041, double %988, double 0.000000e+00
  call void @llvm.lifetime.end.p0(i64 12, ptr nonnull %21) #8
  %1043 = getelementptr inbounds nuw i8, ptr %239, i64 72
  %1044 = load i32, ptr %1043, align 8
  %1045 = icmp eq i32 %1044, 1
  br i1 %1045, label %1046, label %1303

1046:                                             ; preds = %1039
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %15) #8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %15, i8 0, i64 24, i1 false)
  call void @llvm.lifetime.start.p0(i64 12, ptr nonnull %16) #8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(12) %16, i8 0, i64 12, i1 false)
  %1047 = load i32, ptr %55, align 8
  %1048 = icmp eq i32 %1047, 1
  %1049 = select i1 %1048, i32 2, i32 %1047
  %1050 = icmp eq i32 %1049, 0
  br i1 %1050, label %1056, label %1051

1051:                                             ; preds = %1046
  %1052 = getelementptr inbounds nuw i8, ptr %239, i64 64
  %1053 = load i32, ptr %1052, align 8
  %1054 = icmp eq i32 %1053, 0
  %1055 = zext i32 %1049 to i64
  br label %1073

1056:                                             ; preds = %1100, %1046
  %1057 = phi i64 [ 0, %1046 ], [ %1055, %1100 ]
  store <2 x double> zeroinitializer, ptr %87, align 16
  store <2 x double> zeroinitializer, ptr %35, align 16
  %1058 = load i32, ptr %65, align 16
  %1059 = icmp eq i32 %1058, 0
  %1060 = getelementptr inbounds nuw i8, ptr %239, i64 80
  %1061 = getelementptr inbounds nuw i8, ptr %239, i64 64
  %1062 = getelementptr inbounds nuw i8, ptr %239, i64 68
  %1063 = load i64, ptr %78, align 8
  %1064 = getelementptr inbounds nuw i8, ptr %266, i64 %1063
  %1065 = zext i32 %365 to i64
  %1066 = load i64, ptr %84, align 8
  %1067 = mul nsw i64 %1066, %1065
  %1068 = getelementptr inbounds nuw i8, ptr %239, i64 96
  %1069 = icmp eq i32 %639, 2
  %1070 = icmp eq i32 %639, 0
  %1071 = sext i1 %1070 to i32
  %1072 = icmp eq i32 %639, 0
  br label %1108

1073:                                             ; preds = %1051, %1100
  %1074 = phi i64 [ 0, %1051 ], [ %1106, %1100 ]
  %1075 = getelementptr inbounds nuw [3 x i32], ptr %16, i64 0, i64 %1074
  %1076 = getelementptr inbounds nuw [3 x double], ptr %40, i64 0, i64 %1074
  %1077 = load double, ptr %1076, align 8
  br i1 %1054, label %1083, label %1078

1078:                                             ; preds = %1073
  %1079 = getelementptr inbounds nuw [3 x i64], ptr %22, i64 0, i64 %1074
  %1080 = load i64, ptr %1079, align 8
  %1081 = sitofp i64 %1080 to double
  %1082 = fmul double %1077, %1081
  br label %1083

1083:                                             ; preds = %1073, %1078
  %1084 = phi double [ %1082, %1078 ], [ %1077, %1073 ]
  %1085 = fadd double %1084, -5.000000e-01
  %1086 = fmul double %1085, 2.560000e+02
  %1087 = fadd double %1086, 5.000000e-01
  %1088 = fcmp ogt double %1087, 0xC270000000000000
  br i1 %1088, label %1092, label %1089

1089:                                             ; preds = %1083
  %1090 = fcmp uno double %1087, 0.000000e+00
  %1091 = select i1 %1090, i64 0, i64 -1099511627776
  br label %1100

1092:                                             ; preds = %1083
  %1093 = fcmp ogt double %1087, 0x4270000000000000
  br i1 %1093, label %1100, label %1094

1094:                                             ; preds = %1092
  %1095 = fptosi double %1087 to i64
  %1096 = sitofp i64 %1095 to double
  %1097 = fcmp olt double %1087, %1096
  %1098 = sext i1 %1097 to i64
  %1099 = add i64 %1098, %1095
  br label %1100

1100:                                             ; preds = %1094, %1092, %1089
  %1101 = phi i64 [ %1099, %1094 ], [ %1091, %1089 ], [ 1099511627776, %1092 ]
  %1102 = trunc i64 %1101 to i32
  %1103 = and i32 %1102, 255
  store i32 %1103, ptr %1075, align 4
  %1104 = ashr i64 %1101, 8
  %1105 = getelementptr inbounds nuw [3 x i64], ptr %15, i64 0, i64 %1074
  store i64 %1104, ptr %1105, align 8
  %1106 = add nuw nsw i64 %1074, 1
  %1107 = icmp eq i64 %1106, %1055
  br i1 %1107, label %1056, label %1073

1108:                                             ; preds = %1056, %1298
  %1109 = phi i32 [ 0, %1056 ], [ %1299, %1298 ]
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %17) #8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %17, i8 0, i64 24, i1 false)
  br i1 %1050, label %1173, label %1110

1110:                                             ; preds = %1108
  %1111 = load i32, ptr %1061, align 8
  %1112 = icmp eq i32 %1111, 0
  br label %1115

1113:                                             ; preds = %1166
  %1114 = icmp eq i32 %1171, 0
  br i1 %1114, label %1298, label %1173

1115:                                             ; preds = %1110, %1166
  %1116 = phi i64 [ %1057, %1110 ], [ %1118, %1166 ]
  %1117 = phi i32 [ 256, %1110 ], [ %1171, %1166 ]
  %1118 = add nsw i64 %1116, -1
  %1119 = trunc i64 %1118 to i32
  %1120 = lshr i32 %1109, %1119
  %1121 = and i32 %1120, 1
  %1122 = and i64 %1118, 4294967295
  %1123 = getelementptr inbounds nuw [3 x i32], ptr %16, i64 0, i64 %1122
  %1124 = load i32, ptr %1123, align 4
  %1125 = mul i32 %1124, %1117
  %1126 = add i32 %1125, 128
  %1127 = lshr i32 %1126, 8
  %1128 = getelementptr inbounds nuw [3 x i64], ptr %15, i64 0, i64 %1122
  %1129 = load i64, ptr %1128, align 8
  %1130 = zext nneg i32 %1121 to i64
  %1131 = add nsw i64 %1129, %1130
  %1132 = getelementptr inbounds nuw [3 x i64], ptr %22, i64 0, i64 %1122
  %1133 = load i64, ptr %1132, align 8
  br i1 %1059, label %1134, label %1137

1134:                                             ; preds = %1115
  %1135 = getelementptr inbounds nuw [3 x i32], ptr %1060, i64 0, i64 %1122
  %1136 = load i32, ptr %1135, align 4
  br label %1137

1137:                                             ; preds = %1134, %1115
  %1138 = phi i32 [ %1136, %1134 ], [ 1, %1115 ]
  %1139 = and i32 %1138, -3
  %1140 = icmp eq i32 %1139, 0
  %1141 = select i1 %1112, i1 %1140, i1 false
  %1142 = select i1 %1141, i32 1, i32 %1138
  switch i32 %1142, label %1156 [
    i32 0, label %1143
    i32 2, label %1147
  ]

1143:                                             ; preds = %1137
  %1144 = srem i64 %1131, %1133
  %1145 = add nsw i64 %1144, %1133
  %1146 = srem i64 %1145, %1133
  br label %1166

1147:                                             ; preds = %1137
  %1148 = shl nsw i64 %1133, 1
  %1149 = srem i64 %1131, %1148
  %1150 = add nsw i64 %1149, %1148
  %1151 = srem i64 %1150, %1148
  %1152 = icmp slt i64 %1151, %1133
  %1153 = xor i64 %1151, -1
  %1154 = add i64 %1148, %1153
  %1155 = select i1 %1152, i64 %1151, i64 %1154
  br label %1166

1156:                                             ; preds = %1137
  %1157 = icmp sgt i64 %1131, -1
  %1158 = icmp slt i64 %1131, %1133
  %1159 = and i1 %1157, %1158
  br i1 %1159, label %1166, label %1160

1160:                                             ; preds = %1156
  %1161 = icmp eq i32 %1142, 3
  %1162 = icmp slt i64 %1131, 0
  %1163 = add nsw i64 %1133, -1
  %1164 = select i1 %1162, i64 0, i64 %1163
  %1165 = select i1 %1161, i64 -1, i64 %1164
  br label %1166

1166:                                             ; preds = %1160, %1156, %1147, %1143
  %1167 = phi i64 [ %1146, %1143 ], [ %1155, %1147 ], [ %1165, %1160 ], [ %1131, %1156 ]
  %1168 = getelementptr inbounds nuw [3 x i64], ptr %17, i64 0, i64 %1122
  store i64 %1167, ptr %1168, align 8
  %1169 = icmp eq i32 %1121, 0
  %1170 = sub i32 %1117, %1127
  %1171 = select i1 %1169, i32 %1170, i32 %1127
  %1172 = icmp eq i32 %1119, 0
  br i1 %1172, label %1113, label %1115

1173:                                             ; preds = %1108, %1113
  %1174 = phi i32 [ %1171, %1113 ], [ 256, %1108 ]
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %18) #8
  store <4 x i32> zeroinitializer, ptr %18, align 16
  br i1 %1069, label %1178, label %1175

1175:                                             ; preds = %1173
  %1176 = load i32, ptr %1062, align 4
  %1177 = icmp ne i32 %1176, 0
  br label %1178

1178:                                             ; preds = %1175, %1173
  %1179 = phi i1 [ true, %1173 ], [ %1177, %1175 ]
  %1180 = load i64, ptr %17, align 16
  %1181 = icmp slt i64 %1180, 0
  br i1 %1181, label %1188, label %1182

1182:                                             ; preds = %1178
  %1183 = load i64, ptr %88, align 8
  %1184 = icmp slt i64 %1183, 0
  br i1 %1184, label %1188, label %1185

1185:                                             ; preds = %1182
  %1186 = load i64, ptr %89, align 16
  %1187 = icmp slt i64 %1186, 0
  br i1 %1187, label %1188, label %1221

1188:                                             ; preds = %1185, %1182, %1178
  %1189 = load i32, ptr %996, align 4
  %1190 = icmp eq i32 %1189, 0
  br i1 %1190, label %1286, label %1191

1191:                                             ; preds = %1188
  %1192 = zext i32 %1189 to i64
  br label %1193

1193:                                             ; preds = %1191, %1216
  %1194 = phi i64 [ 0, %1191 ], [ %1219, %1216 ]
  %1195 = getelementptr inbounds nuw [4 x float], ptr %1068, i64 0, i64 %1194
  br i1 %1179, label %1196, label %1198

1196:                                             ; preds = %1193
  %1197 = load i32, ptr %1195, align 4
  br label %1216

1198:                                             ; preds = %1193
  %1199 = load float, ptr %1195, align 4
  %1200 = fpext float %1199 to double
  %1201 = fcmp ogt float %1199, 0xC270000000000000
  br i1 %1201, label %1205, label %1202

1202:                                             ; preds = %1198
  %1203 = fcmp uno float %1199, 0.000000e+00
  %1204 = select i1 %1203, i64 0, i64 -1099511627776
  br label %1213

1205:                                             ; preds = %1198
  %1206 = fcmp ogt float %1199, 0x4270000000000000
  br i1 %1206, label %1213, label %1207

1207:                                             ; preds = %1205
  %1208 = fptosi float %1199 to i64
  %1209 = sitofp i64 %1208 to double
  %1210 = fcmp olt double %1200, %1209
  %1211 = sext i1 %1210 to i64
  %1212 = add i64 %1211, %1208
  br label %1213

1213:                                             ; preds = %1207, %1205, %1202
  %1214 = phi i64 [ %1212, %1207 ], [ %1204, %1202 ], [ 1099511627776, %1205 ]
  %1215 = trunc i64 %1214 to i32
  br label %1216

1216:                                             ; preds = %1213, %1196
  %1217 = phi i32 [ %1197, %1196 ], [ %1215, %1213 ]
  %1218 = getelementptr inbounds nuw i32, ptr %18, i64 %1194
  store i32 %1217, ptr %1218, align 4
  %1219 = add nuw nsw i64 %1194, 1
  %1220 = icmp eq i64 %1219, %1192
  br i1 %1220, label %1281, label %1193

1221:                                             ; preds = %1185
  %1222 = add nsw i64 %1067, %1186
  %1223 = mul i64 %1222, %1030
  %1224 = getelementptr inbounds nuw i8, ptr %1064, i64 %1223
  %1225 = mul i64 %1183, %1028
  %1226 = getelementptr inbounds nuw i8, ptr %1224, i64 %1225
  %1227 = load i32, ptr %996, align 4
  %1228 = load i32, ptr %997, align 8
  %1229 = mul i32 %1228, %1227
  %1230 = lshr i32 %1229, 3
  %1231 = zext nneg i32 %1230 to i64
  %1232 = mul nuw nsw i64 %1180, %1231
  %1233 = getelementptr inbounds nuw i8, ptr %1226, i64 %1232
  %1234 = icmp eq i32 %1227, 0
  br i1 %1234, label %1286, label %1235

1235:                                             ; preds = %1221
  %1236 = lshr i32 %1228, 3
  %1237 = zext nneg i32 %1236 to i64
  %1238 = sub i32 32, %1228
  %1239 = add i32 %1228, %1071
  %1240 = shl nsw i32 -1, %1239
  %1241 = xor i32 %1240, -1
  %1242 = uitofp nneg i32 %1241 to float
  %1243 = icmp eq i32 %1228, 16
  %1244 = zext i32 %1227 to i64
  br label %1245

1245:                                             ; preds = %1235, %1278
  %1246 = phi i64 [ 0, %1235 ], [ %1279, %1278 ]
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %14)
  store i32 0, ptr %14, align 4
  %1247 = trunc nuw i64 %1246 to i32
  %1248 = mul i32 %1228, %1247
  %1249 = lshr i32 %1248, 3
  %1250 = zext nneg i32 %1249 to i64
  %1251 = getelementptr inbounds nuw i8, ptr %1233, i64 %1250
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 4 %14, ptr nonnull align 1 %1251, i64 %1237, i1 false)
  %1252 = load i32, ptr %14, align 4
  %1253 = shl i32 %1252, %1238
  %1254 = ashr exact i32 %1253, %1238
  br i1 %640, label %1255, label %1264

1255:                                             ; preds = %1245
  br i1 %1243, label %1256, label %1261

1256:                                             ; preds = %1255
  %1257 = trunc i32 %1252 to i16
  %1258 = bitcast i16 %1257 to half
  %1259 = fpext half %1258 to float
  %1260 = bitcast float %1259 to i32
  br label %1261

1261:                                             ; preds = %1256, %1255
  %1262 = phi i32 [ %1260, %1256 ], [ %1252, %1255 ]
  %1263 = getelementptr inbounds nuw i32, ptr %18, i64 %1246
  store i32 %1262, ptr %1263, align 4
  br label %1278

1264:                                             ; preds = %1245
  %1265 = load i32, ptr %1062, align 4
  %1266 = icmp eq i32 %1265, 0
  br i1 %1266, label %1275, label %1267

1267:                                             ; preds = %1264
  %1268 = sitofp i32 %1254 to float
  %1269 = uitofp i32 %1252 to float
  %1270 = select i1 %1070, float %1268, float %1269
  %1271 = fdiv float %1270, %1242
  %1272 = fcmp olt float %1271, -1.000000e+00
  %1273 = select i1 %1272, float -1.000000e+00, float %1271
  %1274 = getelementptr inbounds nuw i32, ptr %18, i64 %1246
  store float %1273, ptr %1274, align 4
  br label %1278

1275:                                             ; preds = %1264
  %1276 = select i1 %1072, i32 %1254, i32 %1252
  %1277 = getelementptr inbounds nuw i32, ptr %18, i64 %1246
  store i32 %1276, ptr %1277, align 4
  br label %1278

1278:                                             ; preds = %1275, %1267, %1261
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %14)
  %1279 = add nuw nsw i64 %1246, 1
  %1280 = icmp samesign ult i64 %1279, %1244
  br i1 %1280, label %1245, label %1281

1281:                                             ; preds = %1278, %1216
  %1282 = phi i32 [ %1189, %1216 ], [ %1227, %1278 ]
  %1283 = uitofp i32 %1174 to double
  %1284 = fmul double %1283, 3.906250e-03
  %1285 = zext i32 %1282 to i64
  br label %1287

1286:                                             ; preds = %1287, %1188, %1221
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %18) #8
  br label %1298

1287:                                             ; preds = %1281, %1287
  %1288 = phi i64 [ 0, %1281 ], [ %1296, %1287 ]
  %1289 = getelementptr inbounds nuw [4 x i32], ptr %18, i64 0, i64 %1288
  %1290 = load float, ptr %1289, align 4
  %1291 = fpext float %1290 to double
  %1292 = fmul double %1284, %1291
  %1293 = getelementptr inbounds nuw double, ptr %35, i64 %1288
  %1294 = load double, ptr %1293, align 8
  %1295 = fadd double %1294, %1292
  store double %1295, ptr %1293, align 8
  %1296 = add nuw nsw i64 %1288, 1
  %1297 = icmp eq i64 %1296, %1285
  br i1 %1297, label %1286, label %1287

1298:                                             ; preds = %1286, %1113
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %17) #8
  %1299 = add i32 %1109, 1
  %1300 = lshr i32 %1299, %1049
  %1301 = icmp eq i32 %1300, 0
  br i1 %1301, label %1108, label %1302

1302:                                             ; preds = %1298
  call void @llvm.lifetime.end.p0(i64 12, ptr nonnull %16) #8
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %15) #8
  br label %1506

1303:                                             ; preds = %1039
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %23) #8
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %20) #8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %20, i8 0, i64 24, i1 false)
  %1304 = load i32, ptr %55, align 8
  %1305 = icmp eq i32 %1304, 0
  br i1 %1305, label %1314, label %1306

1306:                                             ; preds = %1303
  %1307 = getelementptr inbounds nuw i8, ptr %239, i64 64
  %1308 = load i32, ptr %1307, align 8
  %1309 = icmp eq i32 %1308, 0
  %1310 = load i32, ptr %65, align 16
  %1311 = icmp eq i32 %1310, 0
  %1312 = getelementptr inbounds nuw i8, ptr %239, i64 80
  %1313 = zext i32 %1304 to i64
  br label %1432

1314:                                             ; preds = %1491, %1303
  store <4 x i32> zeroinitializer, ptr %23, align 16
  br i1 %640, label %1319, label %1315

1315:                                             ; preds = %1314
  %1316 = getelementptr inbounds nuw i8, ptr %239, i64 68
  %1317 = load i32, ptr %1316, align 4
  %1318 = icmp ne i32 %1317, 0
  br label %1319

1319:                                             ; preds = %1315, %1314
  %1320 = phi i1 [ true, %1314 ], [ %1318, %1315 ]
  %1321 = load i64, ptr %20, align 16
  %1322 = icmp slt i64 %1321, 0
  br i1 %1322, label %1329, label %1323

1323:                                             ; preds = %1319
  %1324 = load i64, ptr %85, align 8
  %1325 = icmp slt i64 %1324, 0
  br i1 %1325, label %1329, label %1326

1326:                                             ; preds = %1323
  %1327 = load i64, ptr %86, align 16
  %1328 = icmp slt i64 %1327, 0
  br i1 %1328, label %1329, label %1363

1329:                                             ; preds = %1326, %1323, %1319
  %1330 = load i32, ptr %996, align 4
  %1331 = icmp eq i32 %1330, 0
  br i1 %1331, label %1496, label %1332

1332:                                             ; preds = %1329
  %1333 = getelementptr inbounds nuw i8, ptr %239, i64 96
  %1334 = zext i32 %1330 to i64
  br label %1335

1335:                                             ; preds = %1332, %1358
  %1336 = phi i64 [ 0, %1332 ], [ %1361, %1358 ]
  %1337 = getelementptr inbounds nuw [4 x float], ptr %1333, i64 0, i64 %1336
  br i1 %1320, label %1338, label %1340

1338:                                             ; preds = %1335
  %1339 = load i32, ptr %1337, align 4
  br label %1358

1340:                                             ; preds = %1335
  %1341 = load float, ptr %1337, align 4
  %1342 = fpext float %1341 to double
  %1343 = fcmp ogt float %1341, 0xC270000000000000
  br i1 %1343, label %1347, label %1344

1344:                                             ; preds = %1340
  %1345 = fcmp uno float %1341, 0.000000e+00
  %1346 = select i1 %1345, i64 0, i64 -1099511627776
  br label %1355

1347:                                             ; preds = %1340
  %1348 = fcmp ogt float %1341, 0x4270000000000000
  br i1 %1348, label %1355, label %1349

1349:                                             ; preds = %1347
  %1350 = fptosi float %1341 to i64
  %1351 = sitofp i64 %1350 to double
  %1352 = fcmp olt double %1342, %1351
  %1353 = sext i1 %1352 to i64
  %1354 = add i64 %1353, %1350
  br label %1355

1355:                                             ; preds = %1349, %1347, %1344
  %1356 = phi i64 [ %1354, %1349 ], [ %1346, %1344 ], [ 1099511627776, %1347 ]
  %1357 = trunc i64 %1356 to i32
  br label %1358

1358:                                             ; preds = %1355, %1338
  %1359 = phi i32 [ %1339, %1338 ], [ %1357, %1355 ]
  %1360 = getelementptr inbounds nuw i32, ptr %23, i64 %1336
  store i32 %1359, ptr %1360, align 4
  %1361 = add nuw nsw i64 %1336, 1
  %1362 = icmp eq i64 %1361, %1334
  br i1 %1362, label %1496, label %1335

1363:                                             ; preds = %1326
  %1364 = load i64, ptr %78, align 8
  %1365 = getelementptr inbounds nuw i8, ptr %266, i64 %1364
  %1366 = zext i32 %365 to i64
  %1367 = load i64, ptr %84, align 8
  %1368 = mul nsw i64 %1367, %1366
  %1369 = add nsw i64 %1368, %1327
  %1370 = mul i64 %1369, %1030
  %1371 = getelementptr inbounds nuw i8, ptr %1365, i64 %1370
  %1372 = mul i64 %1324, %1028
  %1373 = getelementptr inbounds nuw i8, ptr %1371, i64 %1372
  %1374 = load i32, ptr %996, align 4
  %1375 = load i32, ptr %997, align 8
  %1376 = mul i32 %1375, %1374
  %1377 = lshr i32 %1376, 3
  %1378 = zext nneg i32 %1377 to i64
  %1379 = mul nuw nsw i64 %1321, %1378
  %1380 = getelementptr inbounds nuw i8, ptr %1373, i64 %1379
  %1381 = icmp eq i32 %1374, 0
  br i1 %1381, label %1496, label %1382

1382:                                             ; preds = %1363
  %1383 = getelementptr inbounds nuw i8, ptr %239, i64 68
  %1384 = lshr i32 %1375, 3
  %1385 = zext nneg i32 %1384 to i64
  %1386 = sub i32 32, %1375
  %1387 = icmp eq i32 %639, 0
  %1388 = sext i1 %1387 to i32
  %1389 = add i32 %1375, %1388
  %1390 = shl nsw i32 -1, %1389
  %1391 = xor i32 %1390, -1
  %1392 = uitofp nneg i32 %1391 to float
  %1393 = icmp eq i32 %639, 0
  %1394 = icmp eq i32 %1375, 16
  %1395 = zext i32 %1374 to i64
  br label %1396

1396:                                             ; preds = %1382, %1429
  %1397 = phi i64 [ 0, %1382 ], [ %1430, %1429 ]
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %19)
  store i32 0, ptr %19, align 4
  %1398 = trunc nuw i64 %1397 to i32
  %1399 = mul i32 %1375, %1398
  %1400 = lshr i32 %1399, 3
  %1401 = zext nneg i32 %1400 to i64
  %1402 = getelementptr inbounds nuw i8, ptr %1380, i64 %1401
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 4 %19, ptr nonnull align 1 %1402, i64 %1385, i1 false)
  %1403 = load i32, ptr %19, align 4
  %1404 = shl i32 %1403, %1386
  %1405 = ashr exact i32 %1404, %1386
  br i1 %640, label %1406, label %1415

1406:                                             ; preds = %1396
  br i1 %1394, label %1407, label %1412

1407:                                             ; preds = %1406
  %1408 = trunc i32 %1403 to i16
  %1409 = bitcast i16 %1408 to half
  %1410 = fpext half %1409 to float
  %1411 = bitcast float %1410 to i32
  br label %1412

1412:                                             ; preds = %1407, %1406
  %1413 = phi i32 [ %1411, %1407 ], [ %1403, %1406 ]
  %1414 = getelementptr inbounds nuw i32, ptr %23, i64 %1397
  store i32 %1413, ptr %1414, align 4
  br label %1429

1415:                                             ; preds = %1396
  %1416 = load i32, ptr %1383, align 4
  %1417 = icmp eq i32 %1416, 0
  br i1 %1417, label %1426, label %1418

1418:                                             ; preds = %1415
  %1419 = sitofp i32 %1405 to float
  %1420 = uitofp i32 %1403 to float
  %1421 = select i1 %1387, float %1419, float %1420
  %1422 = fdiv float %1421, %1392
  %1423 = fcmp olt float %1422, -1.000000e+00
  %1424 = select i1 %1423, float -1.000000e+00, float %1422
  %1425 = getelementptr inbounds nuw i32, ptr %23, i64 %1397
  store float %1424, ptr %1425, align 4
  br label %1429

1426:                                             ; preds = %1415
  %1427 = select i1 %1393, i32 %1405, i32 %1403
  %1428 = getelementptr inbounds nuw i32, ptr %23, i64 %1397
  store i32 %1427, ptr %1428, align 4
  br label %1429

1429:                                             ; preds = %1426, %1418, %1412
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %19)
  %1430 = add nuw nsw i64 %1397, 1
  %1431 = icmp samesign ult i64 %1430, %1395
  br i1 %1431, label %1396, label %1496

1432:                                             ; preds = %1306, %1491
  %1433 = phi i64 [ 0, %1306 ], [ %1494, %1491 ]
  %1434 = getelementptr inbounds nuw [3 x double], ptr %40, i64 0, i64 %1433
  %1435 = load double, ptr %1434, align 8
  br i1 %1309, label %1441, label %1436

1436:                                             ; preds = %1432
  %1437 = getelementptr inbounds nuw [3 x i64], ptr %22, i64 0, i64 %1433
  %1438 = load i64, ptr %1437, align 8
  %1439 = sitofp i64 %1438 to double
  %1440 = fmul double %1435, %1439
  br label %1441

1441:                                             ; preds = %1432, %1436
  %1442 = phi double [ %1440, %1436 ], [ %1435, %1432 ]
  br i1 %1311, label %1443, label %1446

1443:                                             ; preds = %1441
  %1444 = getelementptr inbounds nuw [3 x i32], ptr %1312, i64 0, i64 %1433
  %1445 = load i32, ptr %1444, align 4
  br label %1446

1446:                                             ; preds = %1441, %1443
  %1447 = phi i32 [ %1445, %1443 ], [ 1, %1441 ]
  %1448 = and i32 %1447, -3
  %1449 = icmp eq i32 %1448, 0
  %1450 = select i1 %1309, i1 %1449, i1 false
  %1451 = select i1 %1450, i32 1, i32 %1447
  %1452 = fcmp ogt double %1442, 0xC270000000000000
  br i1 %1452, label %1456, label %1453

1453:                                             ; preds = %1446
  %1454 = fcmp uno double %1442, 0.000000e+00
  %1455 = select i1 %1454, i64 0, i64 -1099511627776
  br label %1464

1456:                                             ; preds = %1446
  %1457 = fcmp ogt double %1442, 0x4270000000000000
  br i1 %1457, label %1464, label %1458

1458:                                             ; preds = %1456
  %1459 = fptosi double %1442 to i64
  %1460 = sitofp i64 %1459 to double
  %1461 = fcmp olt double %1442, %1460
  %1462 = sext i1 %1461 to i64
  %1463 = add i64 %1462, %1459
  br label %1464

1464:                                             ; preds = %1458, %1456, %1453
  %1465 = phi i64 [ %1463, %1458 ], [ %1455, %1453 ], [ 1099511627776, %1456 ]
  %1466 = getelementptr inbounds nuw [3 x i64], ptr %22, i64 0, i64 %1433
  %1467 = load i64, ptr %1466, align 8
  switch i32 %1451, label %1481 [
    i32 0, label %1468
    i32 2, label %1472
  ]

1468:                                             ; preds = %1464
  %1469 = srem i64 %1465, %1467
  %1470 = add nsw i64 %1469, %1467
  %1471 = srem i64 %1470, %1467
  br label %1491

1472:                                             ; preds = %1464
  %1473 = shl nsw i64 %1467, 1
  %1474 = srem i64 %1465, %1473
  %1475 = add nsw i64 %1474, %1473
  %1476 = srem i64 %1475, %1473
  %1477 = icmp slt i64 %1476, %1467
  %1478 = xor i64 %1476, -1
  %1479 = add i64 %1473, %1478
  %1480 = select i1 %1477, i64 %1476, i64 %1479
  br label %1491

1481:                                             ; preds = %1464
  %1482 = icmp sgt i64 %1465, -1
  %1483 = icmp slt i64 %1465, %1467
  %1484 = and i1 %1482, %1483
  br i1 %1484, label %1491, label %1485

1485:                                             ; preds = %1481
  %1486 = icmp eq i32 %1451, 3
  %1487 = icmp slt i64 %1465, 0
  %1488 = add nsw i64 %1467, -1
  %1489 = select i1 %1487, i64 0, i64 %1488
  %1490 = select i1 %1486, i64 -1, i64 %1489
  br label %1491

1491:                                             ; preds = %1485, %1481, %1472, %1468
  %1492 = phi i64 [ %1471, %1468 ], [ %1480, %1472 ], [ %1490, %1485 ], [ %1465, %1481 ]
  %1493 = getelementptr inbounds nuw [3 x i64], ptr %20, i64 0, i64 %1433
  store i64 %1492, ptr %1493, align 8
  %1494 = add nuw nsw i64 %1433, 1
  %1495 = icmp eq i64 %1494, %1313
  br i1 %1495, label %1314, label %1432

1496:                                             ; preds = %1429, %1358, %1363, %1329
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %20) #8
  br label %1498

1497:                                             ; preds = %1498
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %23) #8
  br label %1506

1498:                                             ; preds = %1496, %1498
  %1499 = phi i64 [ 0, %1496 ], [ %1504, %1498 ]
  %1500 = getelementptr inbounds nuw [4 x i32], ptr %23, i64 0, i64 %1499
  %1501 = load float, ptr %1500, align 4
  %1502 = fpext float %1501 to double
  %1503 = getelementptr inbounds nuw double, ptr %35, i64 %1499
  store double %1502, ptr %1503, align 8
  %1504 = add nuw nsw i64 %1499, 1
  %1505 = icmp eq i64 %1504, 4
  br i1 %1505, label %1497, label %1498

1506:                                             ; preds = %1302, %1497
  %1507 = phi i32 [ %1047, %1302 ], [ %1304, %1497 ]
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %22) #8
  %1508 = fcmp une double %1042, 0.000000e+00
  br i1 %1508, label %1510, label %1509

1509:                                             ; preds = %2010, %1506
  br label %2022

1510:                                             ; preds = %1506
  %1511 = add i32 %992, 1
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %27) #8
  store i64 0, ptr %90, align 8
  %1512 = zext i32 %363 to i64
  br label %1513

1513:                                             ; preds = %1542, %1510
  %1514 = phi i32 [ 0, %1510 ], [ %1548, %1542 ]
  call void @llvm.lifetime.start.p0(i64 12, ptr nonnull %26) #8
  store i32 %999, ptr %26, align 4
  store i32 %1000, ptr %91, align 4
  store i32 %1001, ptr %92, align 4
  br label %1517

1515:                                             ; preds = %1517
  %1516 = icmp eq i32 %1514, 0
  br i1 %1516, label %1535, label %1527

1517:                                             ; preds = %1513, %1517
  %1518 = phi i64 [ 0, %1513 ], [ %1525, %1517 ]
  %1519 = getelementptr inbounds nuw [3 x i32], ptr %26, i64 0, i64 %1518
  %1520 = load i32, ptr %1519, align 4
  %1521 = lshr i32 %1520, %1514
  %1522 = call i32 @llvm.umax.i32(i32 %1521, i32 1)
  %1523 = zext i32 %1522 to i64
  %1524 = getelementptr inbounds nuw [3 x i64], ptr %27, i64 0, i64 %1518
  store i64 %1523, ptr %1524, align 8
  %1525 = add nuw nsw i64 %1518, 1
  %1526 = icmp eq i64 %1525, 3
  br i1 %1526, label %1515, label %1517

1527:                                             ; preds = %1515
  %1528 = load i64, ptr %27, align 8
  %1529 = load i32, ptr %996, align 4
  %1530 = load i32, ptr %997, align 8
  %1531 = mul i32 %1530, %1529
  %1532 = lshr i32 %1531, 3
  %1533 = zext nneg i32 %1532 to i64
  %1534 = mul nsw i64 %1528, %1533
  br label %1537

1535:                                             ; preds = %1515
  %1536 = load i64, ptr %998, align 8
  br label %1537

1537:                                             ; preds = %1535, %1527
  %1538 = phi i64 [ %1534, %1527 ], [ %1536, %1535 ]
  store i64 %1538, ptr %93, align 8
  %1539 = load i64, ptr %94, align 8
  %1540 = mul i64 %1539, %1538
  store i64 %1540, ptr %95, align 8
  %1541 = icmp eq i32 %1514, %1511
  br i1 %1541, label %1549, label %1542

1542:                                             ; preds = %1537
  %1543 = load i64, ptr %96, align 8
  %1544 = mul i64 %1543, %1540
  %1545 = mul i64 %1544, %1512
  %1546 = load i64, ptr %90, align 8
  %1547 = add i64 %1545, %1546
  store i64 %1547, ptr %90, align 8
  call void @llvm.lifetime.end.p0(i64 12, ptr nonnull %26) #8
  %1548 = add i32 %1514, 1
  br label %1513

1549:                                             ; preds = %1537
  call void @llvm.lifetime.end.p0(i64 12, ptr nonnull %26) #8
  br i1 %1045, label %1550, label %1806

1550:                                             ; preds = %1549
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %10) #8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %10, i8 0, i64 24, i1 false)
  call void @llvm.lifetime.start.p0(i64 12, ptr nonnull %11) #8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(12) %11, i8 0, i64 12, i1 false)
  %1551 = icmp eq i32 %1507, 1
  %1552 = select i1 %1551, i32 2, i32 %1507
  %1553 = icmp eq i32 %1552, 0
  br i1 %1553, label %1559, label %1554

1554:                                             ; preds = %1550
  %1555 = getelementptr inbounds nuw i8, ptr %239, i64 64
  %1556 = load i32, ptr %1555, align 8
  %1557 = icmp eq i32 %1556, 0
  %1558 = zext i32 %1552 to i64
  br label %1576

1559:                                             ; preds = %1603, %1550
  %1560 = phi i64 [ 0, %1550 ], [ %1558, %1603 ]
  store <2 x double> zeroinitializer, ptr %99, align 16
  store <2 x double> zeroinitializer, ptr %36, align 16
  %1561 = load i32, ptr %65, align 16
  %1562 = icmp eq i32 %1561, 0
  %1563 = getelementptr inbounds nuw i8, ptr %239, i64 80
  %1564 = getelementptr inbounds nuw i8, ptr %239, i64 64
  %1565 = getelementptr inbounds nuw i8, ptr %239, i64 68
  %1566 = load i64, ptr %90, align 8
  %1567 = getelementptr inbounds nuw i8, ptr %266, i64 %1566
  %1568 = zext i32 %365 to i64
  %1569 = load i64, ptr %96, align 8
  %1570 = mul nsw i64 %1569, %1568
  %1571 = getelementptr inbounds nuw i8, ptr %239, i64 96
  %1572 = icmp eq i32 %639, 2
  %1573 = icmp eq i32 %639, 0
  %1574 = sext i1 %1573 to i32
  %1575 = icmp eq i32 %639, 0
  br label %1611

1576:                                             ; preds = %1554, %1603
  %1577 = phi i64 [ 0, %1554 ], [ %1609, %1603 ]
  %1578 = getelementptr inbounds nuw [3 x i32], ptr %11, i64 0, i64 %1577
  %1579 = getelementptr inbounds nuw [3 x double], ptr %40, i64 0, i64 %1577
  %1580 = load double, ptr %1579, align 8
  br i1 %1557, label %1586, label %1581

1581:                                             ; preds = %1576
  %1582 = getelementptr inbounds nuw [3 x i64], ptr %27, i64 0, i64 %1577
  %1583 = load i64, ptr %1582, align 8
  %1584 = sitofp i64 %1583 to double
  %1585 = fmul double %1580, %1584
  br label %1586

1586:                                             ; preds = %1576, %1581
  %1587 = phi double [ %1585, %1581 ], [ %1580, %1576 ]
  %1588 = fadd double %1587, -5.000000e-01
  %1589 = fmul double %1588, 2.560000e+02
  %1590 = fadd double %1589, 5.000000e-01
  %1591 = fcmp ogt double %1590, 0xC270000000000000
  br i1 %1591, label %1595, label %1592

1592:                                             ; preds = %1586
  %1593 = fcmp uno double %1590, 0.000000e+00
  %1594 = select i1 %1593, i64 0, i64 -1099511627776
  br label %1603

1595:                                             ; preds = %1586
  %1596 = fcmp ogt double %1590, 0x4270000000000000
  br i1 %1596, label %1603, label %1597

1597:                                             ; preds = %1595
  %1598 = fptosi double %1590 to i64
  %1599 = sitofp i64 %1598 to double
  %1600 = fcmp olt double %1590, %1599
  %1601 = sext i1 %1600 to i64
  %1602 = add i64 %1601, %1598
  br label %1603

1603:                                             ; preds = %1597, %1595, %1592
  %1604 = phi i64 [ %1602, %1597 ], [ %1594, %1592 ], [ 1099511627776, %1595 ]
  %1605 = trunc i64 %1604 to i32
  %1606 = and i32 %1605, 255
  store i32 %1606, ptr %1578, align 4
  %1607 = ashr i64 %1604, 8
  %1608 = getelementptr inbounds nuw [3 x i64], ptr %10, i64 0, i64 %1577
  store i64 %1607, ptr %1608, align 8
  %1609 = add nuw nsw i64 %1577, 1
  %1610 = icmp eq i64 %1609, %1558
  br i1 %1610, label %1559, label %1576

1611:                                             ; preds = %1559, %1801
  %1612 = phi i32 [ 0, %1559 ], [ %1802, %1801 ]
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %12) #8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %12, i8 0, i64 24, i1 false)
  br i1 %1553, label %1676, label %1613

1613:                                             ; preds = %1611
  %1614 = load i32, ptr %1564, align 8
  %1615 = icmp eq i32 %1614, 0
  br label %1618

1616:                                             ; preds = %1669
  %1617 = icmp eq i32 %1674, 0
  br i1 %1617, label %1801, label %1676

1618:                                             ; preds = %1613, %1669
  %1619 = phi i64 [ %1560, %1613 ], [ %1621, %1669 ]
  %1620 = phi i32 [ 256, %1613 ], [ %1674, %1669 ]
  %1621 = add nsw i64 %1619, -1
  %1622 = trunc i64 %1621 to i32
  %1623 = lshr i32 %1612, %1622
  %1624 = and i32 %1623, 1
  %1625 = and i64 %1621, 4294967295
  %1626 = getelementptr inbounds nuw [3 x i32], ptr %11, i64 0, i64 %1625
  %1627 = load i32, ptr %1626, align 4
  %1628 = mul i32 %1627, %1620
  %1629 = add i32 %1628, 128
  %1630 = lshr i32 %1629, 8
  %1631 = getelementptr inbounds nuw [3 x i64], ptr %10, i64 0, i64 %1625
  %1632 = load i64, ptr %1631, align 8
  %1633 = zext nneg i32 %1624 to i64
  %1634 = add nsw i64 %1632, %1633
  %1635 = getelementptr inbounds nuw [3 x i64], ptr %27, i64 0, i64 %1625
  %1636 = load i64, ptr %1635, align 8
  br i1 %1562, label %1637, label %1640

1637:                                             ; preds = %1618
  %1638 = getelementptr inbounds nuw [3 x i32], ptr %1563, i64 0, i64 %1625
  %1639 = load i32, ptr %1638, align 4
  br label %1640

1640:                                             ; preds = %1637, %1618
  %1641 = phi i32 [ %1639, %1637 ], [ 1, %1618 ]
  %1642 = and i32 %1641, -3
  %1643 = icmp eq i32 %1642, 0
  %1644 = select i1 %1615, i1 %1643, i1 false
  %1645 = select i1 %1644, i32 1, i32 %1641
  switch i32 %1645, label %1659 [
    i32 0, label %1646
    i32 2, label %1650
  ]

1646:                                             ; preds = %1640
  %1647 = srem i64 %1634, %1636
  %1648 = add nsw i64 %1647, %1636
  %1649 = srem i64 %1648, %1636
  br label %1669

1650:                                             ; preds = %1640
  %1651 = shl nsw i64 %1636, 1
  %1652 = srem i64 %1634, %1651
  %1653 = add nsw i64 %1652, %1651
  %1654 = srem i64 %1653, %1651
  %1655 = icmp slt i64 %1654, %1636
  %1656 = xor i64 %1654, -1
  %1657 = add i64 %1651, %1656
  %1658 = select i1 %1655, i64 %1654, i64 %1657
  br label %1669

1659:                                             ; preds = %1640
  %1660 = icmp sgt i64 %1634, -1
  %1661 = icmp slt i64 %1634, %1636
  %1662 = and i1 %1660, %1661
  br i1 %1662, label %1669, label %1663

1663:                                             ; preds = %1659
  %1664 = icmp eq i32 %1645, 3
  %1665 = icmp slt i64 %1634, 0
  %1666 = add nsw i64 %1636, -1
  %1667 = select i1 %1665, i64 0, i64 %1666
  %1668 = select i1 %1664, i64 -1, i64 %1667
  br label %1669

1669:                                             ; preds = %1663, %1659, %1650, %1646
  %1670 = phi i64 [ %1649, %1646 ], [ %1658, %1650 ], [ %1668, %1663 ], [ %1634, %1659 ]
  %1671 = getelementptr inbounds nuw [3 x i64], ptr %12, i64 0, i64 %1625
  store i64 %1670, ptr %1671, align 8
  %1672 = icmp eq i32 %1624, 0
  %1673 = sub i32 %1620, %1630
  %1674 = select i1 %1672, i32 %1673, i32 %1630
  %1675 = icmp eq i32 %1622, 0
  br i1 %1675, label %1616, label %1618

1676:                                             ; preds = %1611, %1616
  %1677 = phi i32 [ %1674, %1616 ], [ 256, %1611 ]
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %13) #8
  store <4 x i32> zeroinitializer, ptr %13, align 16
  br i1 %1572, label %1681, label %1678

1678:                                             ; preds = %1676
  %1679 = load i32, ptr %1565, align 4
  %1680 = icmp ne i32 %1679, 0
  br label %1681

1681:                                             ; preds = %1678, %1676
  %1682 = phi i1 [ true, %1676 ], [ %1680, %1678 ]
  %1683 = load i64, ptr %12, align 16
  %1684 = icmp slt i64 %1683, 0
  br i1 %1684, label %1691, label %1685

1685:                                             ; preds = %1681
  %1686 = load i64, ptr %100, align 8
  %1687 = icmp slt i64 %1686, 0
  br i1 %1687, label %1691, label %1688

1688:                                             ; preds = %1685
  %1689 = load i64, ptr %101, align 16
  %1690 = icmp slt i64 %1689, 0
  br i1 %1690, label %1691, label %1724

1691:                                             ; preds = %1688, %1685, %1681
  %1692 = load i32, ptr %996, align 4
  %1693 = icmp eq i32 %1692, 0
  br i1 %1693, label %1789, label %1694

1694:                                             ; preds = %1691
  %1695 = zext i32 %1692 to i64
  br label %1696

1696:                                             ; preds = %1694, %1719
  %1697 = phi i64 [ 0, %1694 ], [ %1722, %1719 ]
  %1698 = getelementptr inbounds nuw [4 x float], ptr %1571, i64 0, i64 %1697
  br i1 %1682, label %1699, label %1701

1699:                                             ; preds = %1696
  %1700 = load i32, ptr %1698, align 4
  br label %1719

1701:                                             ; preds = %1696
  %1702 = load float, ptr %1698, align 4
  %1703 = fpext float %1702 to double
  %1704 = fcmp ogt float %1702, 0xC270000000000000
  br i1 %1704, label %1708, label %1705

1705:                                             ; preds = %1701
  %1706 = fcmp uno float %1702, 0.000000e+00
  %1707 = select i1 %1706, i64 0, i64 -1099511627776
  br label %1716

1708:                                             ; preds = %1701
  %1709 = fcmp ogt float %1702, 0x4270000000000000
  br i1 %1709, label %1716, label %1710

1710:                                             ; preds = %1708
  %1711 = fptosi float %1702 to i64
  %1712 = sitofp i64 %1711 to double
  %1713 = fcmp olt double %1703, %1712
  %1714 = sext i1 %1713 to i64
  %1715 = add i64 %1714, %1711
  br label %1716

1716:                                             ; preds = %1710, %1708, %1705
  %1717 = phi i64 [ %1715, %1710 ], [ %1707, %1705 ], [ 1099511627776, %1708 ]
  %1718 = trunc i64 %1717 to i32
  br label %1719

1719:                                             ; preds = %1716, %1699
  %1720 = phi i32 [ %1700, %1699 ], [ %1718, %1716 ]
  %1721 = getelementptr inbounds nuw i32, ptr %13, i64 %1697
  store i32 %1720, ptr %1721, align 4
  %1722 = add nuw nsw i64 %1697, 1
  %1723 = icmp eq i64 %1722, %1695
  br i1 %1723, label %1784, label %1696

1724:                                             ; preds = %1688
  %1725 = add nsw i64 %1570, %1689
  %1726 = mul i64 %1725, %1540
  %1727 = getelementptr inbounds nuw i8, ptr %1567, i64 %1726
  %1728 = mul i64 %1686, %1538
  %1729 = getelementptr inbounds nuw i8, ptr %1727, i64 %1728
  %1730 = load i32, ptr %996, align 4
  %1731 = load i32, ptr %997, align 8
  %1732 = mul i32 %1731, %1730
  %1733 = lshr i32 %1732, 3
  %1734 = zext nneg i32 %1733 to i64
  %1735 = mul nuw nsw i64 %1683, %1734
  %1736 = getelementptr inbounds nuw i8, ptr %1729, i64 %1735
  %1737 = icmp eq i32 %1730, 0
  br i1 %1737, label %1789, label %1738

1738:                                             ; preds = %1724
  %1739 = lshr i32 %1731, 3
  %1740 = zext nneg i32 %1739 to i64
  %1741 = sub i32 32, %1731
  %1742 = add i32 %1731, %1574
  %1743 = shl nsw i32 -1, %1742
  %1744 = xor i32 %1743, -1
  %1745 = uitofp nneg i32 %1744 to float
  %1746 = icmp eq i32 %1731, 16
  %1747 = zext i32 %1730 to i64
  br label %1748

1748:                                             ; preds = %1738, %1781
  %1749 = phi i64 [ 0, %1738 ], [ %1782, %1781 ]
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %9)
  store i32 0, ptr %9, align 4
  %1750 = trunc nuw i64 %1749 to i32
  %1751 = mul i32 %1731, %1750
  %1752 = lshr i32 %1751, 3
  %1753 = zext nneg i32 %1752 to i64
  %1754 = getelementptr inbounds nuw i8, ptr %1736, i64 %1753
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 4 %9, ptr nonnull align 1 %1754, i64 %1740, i1 false)
  %1755 = load i32, ptr %9, align 4
  %1756 = shl i32 %1755, %1741
  %1757 = ashr exact i32 %1756, %1741
  br i1 %640, label %1758, label %1767

1758:                                             ; preds = %1748
  br i1 %1746, label %1759, label %1764

1759:                                             ; preds = %1758
  %1760 = trunc i32 %1755 to i16
  %1761 = bitcast i16 %1760 to half
  %1762 = fpext half %1761 to float
  %1763 = bitcast float %1762 to i32
  br label %1764

1764:                                             ; preds = %1759, %1758
  %1765 = phi i32 [ %1763, %1759 ], [ %1755, %1758 ]
  %1766 = getelementptr inbounds nuw i32, ptr %13, i64 %1749
  store i32 %1765, ptr %1766, align 4
  br label %1781

1767:                                             ; preds = %1748
  %1768 = load i32, ptr %1565, align 4
  %1769 = icmp eq i32 %1768, 0
  br i1 %1769, label %1778, label %1770

1770:                                             ; preds = %1767
  %1771 = sitofp i32 %1757 to float
  %1772 = uitofp i32 %1755 to float
  %1773 = select i1 %1573, float %1771, float %1772
  %1774 = fdiv float %1773, %1745
  %1775 = fcmp olt float %1774, -1.000000e+00
  %1776 = select i1 %1775, float -1.000000e+00, float %1774
  %1777 = getelementptr inbounds nuw i32, ptr %13, i64 %1749
  store float %1776, ptr %1777, align 4
  br label %1781

1778:                                             ; preds = %1767
  %1779 = select i1 %1575, i32 %1757, i32 %1755
  %1780 = getelementptr inbounds nuw i32, ptr %13, i64 %1749
  store i32 %1779, ptr %1780, align 4
  br label %1781

1781:                                             ; preds = %1778, %1770, %1764
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %9)
  %1782 = add nuw nsw i64 %1749, 1
  %1783 = icmp samesign ult i64 %1782, %1747
  br i1 %1783, label %1748, label %1784

1784:                                             ; preds = %1781, %1719
  %1785 = phi i32 [ %1692, %1719 ], [ %1730, %1781 ]
  %1786 = uitofp i32 %1677 to double
  %1787 = fmul double %1786, 3.906250e-03
  %1788 = zext i32 %1785 to i64
  br label %1790

1789:                                             ; preds = %1790, %1691, %1724
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %13) #8
  br label %1801

1790:                                             ; preds = %1784, %1790
  %1791 = phi i64 [ 0, %1784 ], [ %1799, %1790 ]
  %1792 = getelementptr inbounds nuw [4 x i32], ptr %13, i64 0, i64 %1791
  %1793 = load float, ptr %1792, align 4
  %1794 = fpext float %1793 to double
  %1795 = fmul double %1787, %1794
  %1796 = getelementptr inbounds nuw double, ptr %36, i64 %1791
  %1797 = load double, ptr %1796, align 8
  %1798 = fadd double %1797, %1795
  store double %1798, ptr %1796, align 8
  %1799 = add nuw nsw i64 %1791, 1
  %1800 = icmp eq i64 %1799, %1788
  br i1 %1800, label %1789, label %1790

1801:                                             ; preds = %1789, %1616
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %12) #8
  %1802 = add i32 %1612, 1
  %1803 = lshr i32 %1802, %1552
  %1804 = icmp eq i32 %1803, 0
  br i1 %1804, label %1611, label %1805

1805:                                             ; preds = %1801
  call void @llvm.lifetime.end.p0(i64 12, ptr nonnull %11) #8
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %10) #8
  br label %2008

1806:                                             ; preds = %1549
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %28) #8
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %25) #8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %25, i8 0, i64 24, i1 false)
  %1807 = icmp eq i32 %1507, 0
  br i1 %1807, label %1816, label %1808

1808:                                             ; preds = %1806
  %1809 = getelementptr inbounds nuw i8, ptr %239, i64 64
  %1810 = load i32, ptr %1809, align 8
  %1811 = icmp eq i32 %1810, 0
  %1812 = load i32, ptr %65, align 16
  %1813 = icmp eq i32 %1812, 0
  %1814 = getelementptr inbounds nuw i8, ptr %239, i64 80
  %1815 = zext i32 %1507 to i64
  br label %1934

1816:                                             ; preds = %1993, %1806
  store <4 x i32> zeroinitializer, ptr %28, align 16
  br i1 %640, label %1821, label %1817

1817:                                             ; preds = %1816
  %1818 = getelementptr inbounds nuw i8, ptr %239, i64 68
  %1819 = load i32, ptr %1818, align 4
  %1820 = icmp ne i32 %1819, 0
  br label %1821

1821:                                             ; preds = %1817, %1816
  %1822 = phi i1 [ true, %1816 ], [ %1820, %1817 ]
  %1823 = load i64, ptr %25, align 16
  %1824 = icmp slt i64 %1823, 0
  br i1 %1824, label %1831, label %1825

1825:                                             ; preds = %1821
  %1826 = load i64, ptr %97, align 8
  %1827 = icmp slt i64 %1826, 0
  br i1 %1827, label %1831, label %1828

1828:                                             ; preds = %1825
  %1829 = load i64, ptr %98, align 16
  %1830 = icmp slt i64 %1829, 0
  br i1 %1830, label %1831, label %1865

1831:                                             ; preds = %1828, %1825, %1821
  %1832 = load i32, ptr %996, align 4
  %1833 = icmp eq i32 %1832, 0
  br i1 %1833, label %1998, label %1834

1834:                                             ; preds = %1831
  %1835 = getelementptr inbounds nuw i8, ptr %239, i64 96
  %1836 = zext i32 %1832 to i64
  br label %1837

1837:                                             ; preds = %1834, %1860
  %1838 = phi i64 [ 0, %1834 ], [ %1863, %1860 ]
  %1839 = getelementptr inbounds nuw [4 x float], ptr %1835, i64 0, i64 %1838
  br i1 %1822, label %1840, label %1842

1840:                                             ; preds = %1837
  %1841 = load i32, ptr %1839, align 4
  br label %1860

1842:                                             ; preds = %1837
  %1843 = load float, ptr %1839, align 4
  %1844 = fpext float %1843 to double
  %1845 = fcmp ogt float %1843, 0xC270000000000000
  br i1 %1845, label %1849, label %1846

1846:                                             ; preds = %1842
  %1847 = fcmp uno float %1843, 0.000000e+00
  %1848 = select i1 %1847, i64 0, i64 -1099511627776
  br label %1857

1849:                                             ; preds = %1842
  %1850 = fcmp ogt float %1843, 0x4270000000000000
  br i1 %1850, label %1857, label %1851

1851:                                             ; preds = %1849
  %1852 = fptosi float %1843 to i64
  %1853 = sitofp i64 %1852 to double
  %1854 = fcmp olt double %1844, %1853
  %1855 = sext i1 %1854 to i64
  %1856 = add i64 %1855, %1852
  br label %1857

1857:                                             ; preds = %1851, %1849, %1846
  %1858 = phi i64 [ %1856, %1851 ], [ %1848, %1846 ], [ 1099511627776, %1849 ]
  %1859 = trunc i64 %1858 to i32
  br label %1860

1860:                                             ; preds = %1857, %1840
  %1861 = phi i32 [ %1841, %1840 ], [ %1859, %1857 ]
  %1862 = getelementptr inbounds nuw i32, ptr %28, i64 %1838
  store i32 %1861, ptr %1862, align 4
  %1863 = add nuw nsw i64 %1838, 1
  %1864 = icmp eq i64 %1863, %1836
  br i1 %1864, label %1998, label %1837

1865:                                             ; preds = %1828
  %1866 = load i64, ptr %90, align 8
  %1867 = getelementptr inbounds nuw i8, ptr %266, i64 %1866
  %1868 = zext i32 %365 to i64
  %1869 = load i64, ptr %96, align 8
  %1870 = mul nsw i64 %1869, %1868
  %1871 = add nsw i64 %1870, %1829
  %1872 = mul i64 %1871, %1540
  %1873 = getelementptr inbounds nuw i8, ptr %1867, i64 %1872
  %1874 = mul i64 %1826, %1538
  %1875 = getelementptr inbounds nuw i8, ptr %1873, i64 %1874
  %1876 = load i32, ptr %996, align 4
  %1877 = load i32, ptr %997, align 8
  %1878 = mul i32 %1877, %1876
  %1879 = lshr i32 %1878, 3
  %1880 = zext nneg i32 %1879 to i64
  %1881 = mul nuw nsw i64 %1823, %1880
  %1882 = getelementptr inbounds nuw i8, ptr %1875, i64 %1881
  %1883 = icmp eq i32 %1876, 0
  br i1 %1883, label %1998, label %1884

1884:                                             ; preds = %1865
  %1885 = getelementptr inbounds nuw i8, ptr %239, i64 68
  %1886 = lshr i32 %1877, 3
  %1887 = zext nneg i32 %1886 to i64
  %1888 = sub i32 32, %1877
  %1889 = icmp eq i32 %639, 0
  %1890 = sext i1 %1889 to i32
  %1891 = add i32 %1877, %1890
  %1892 = shl nsw i32 -1, %1891
  %1893 = xor i32 %1892, -1
  %1894 = uitofp nneg i32 %1893 to float
  %1895 = icmp eq i32 %639, 0
  %1896 = icmp eq i32 %1877, 16
  %1897 = zext i32 %1876 to i64
  br label %1898

1898:                                             ; preds = %1884, %1931
  %1899 = phi i64 [ 0, %1884 ], [ %1932, %1931 ]
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %24)
  store i32 0, ptr %24, align 4
  %1900 = trunc nuw i64 %1899 to i32
  %1901 = mul i32 %1877, %1900
  %1902 = lshr i32 %1901, 3
  %1903 = zext nneg i32 %1902 to i64
  %1904 = getelementptr inbounds nuw i8, ptr %1882, i64 %1903
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 4 %24, ptr nonnull align 1 %1904, i64 %1887, i1 false)
  %1905 = load i32, ptr %24, align 4
  %1906 = shl i32 %1905, %1888
  %1907 = ashr exact i32 %1906, %1888
  br i1 %640, label %1908, label %1917

1908:                                             ; preds = %1898
  br i1 %1896, label %1909, label %1914

1909:                                             ; preds = %1908
  %1910 = trunc i32 %1905 to i16
  %1911 = bitcast i16 %1910 to half
  %1912 = fpext half %1911 to float
  %1913 = bitcast float %1912 to i32
  br label %1914

1914:                                             ; preds = %1909, %1908
  %1915 = phi i32 [ %1913, %1909 ], [ %1905, %1908 ]
  %1916 = getelementptr inbounds nuw i32, ptr %28, i64 %1899
  store i32 %1915, ptr %1916, align 4
  br label %1931

1917:                                             ; preds = %1898
  %1918 = load i32, ptr %1885, align 4
  %1919 = icmp eq i32 %1918, 0
  br i1 %1919, label %1928, label %1920

1920:                                             ; preds = %1917
  %1921 = sitofp i32 %1907 to float
  %1922 = uitofp i32 %1905 to float
  %1923 = select i1 %1889, float %1921, float %1922
  %1924 = fdiv float %1923, %1894
  %1925 = fcmp olt float %1924, -1.000000e+00
  %1926 = select i1 %1925, float -1.000000e+00, float %1924
  %1927 = getelementptr inbounds nuw i32, ptr %28, i64 %1899
  store float %1926, ptr %1927, align 4
  br label %1931

1928:                                             ; preds = %1917
  %1929 = select i1 %1895, i32 %1907, i32 %1905
  %1930 = getelementptr inbounds nuw i32, ptr %28, i64 %1899
  store i32 %1929, ptr %1930, align 4
  br label %1931

1931:                                             ; preds = %1928, %1920, %1914
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %24)
  %1932 = add nuw nsw i64 %1899, 1
  %1933 = icmp samesign ult i64 %1932, %1897
  br i1 %1933, label %1898, label %1998

1934:                                             ; preds = %1808, %1993
  %1935 = phi i64 [ 0, %1808 ], [ %1996, %1993 ]
  %1936 = getelementptr inbounds nuw [3 x double], ptr %40, i64 0, i64 %1935
  %1937 = load double, ptr %1936, align 8
  br i1 %1811, label %1943, label %1938

1938:                                             ; preds = %1934
  %1939 = getelementptr inbounds nuw [3 x i64], ptr %27, i64 0, i64 %1935
  %1940 = load i64, ptr %1939, align 8
  %1941 = sitofp i64 %1940 to double
  %1942 = fmul double %1937, %1941
  br label %1943

1943:                                             ; preds = %1934, %1938
  %1944 = phi double [ %1942, %1938 ], [ %1937, %1934 ]
  br i1 %1813, label %1945, label %1948

1945:                                             ; preds = %1943
  %1946 = getelementptr inbounds nuw [3 x i32], ptr %1814, i64 0, i64 %1935
  %1947 = load i32, ptr %1946, align 4
  br label %1948

1948:                                             ; preds = %1943, %1945
  %1949 = phi i32 [ %1947, %1945 ], [ 1, %1943 ]
  %1950 = and i32 %1949, -3
  %1951 = icmp eq i32 %1950, 0
  %1952 = select i1 %1811, i1 %1951, i1 false
  %1953 = select i1 %1952, i32 1, i32 %1949
  %1954 = fcmp ogt double %1944, 0xC270000000000000
  br i1 %1954, label %1958, label %1955

1955:                                             ; preds = %1948
  %1956 = fcmp uno double %1944, 0.000000e+00
  %1957 = select i1 %1956, i64 0, i64 -1099511627776
  br label %1966

1958:                                             ; preds = %1948
  %1959 = fcmp ogt double %1944, 0x4270000000000000
  br i1 %1959, label %1966, label %1960

1960:                                             ; preds = %1958
  %1961 = fptosi double %1944 to i64
  %1962 = sitofp i64 %1961 to double
  %1963 = fcmp olt double %1944, %1962
  %1964 = sext i1 %1963 to i64
  %1965 = add i64 %1964, %1961
  br label %1966

1966:                                             ; preds = %1960, %1958, %1955
  %1967 = phi i64 [ %1965, %1960 ], [ %1957, %1955 ], [ 1099511627776, %1958 ]
  %1968 = getelementptr inbounds nuw [3 x i64], ptr %27, i64 0, i64 %1935
  %1969 = load i64, ptr %1968, align 8
  switch i32 %1953, label %1983 [
    i32 0, label %1970
    i32 2, label %1974
  ]

1970:                                             ; preds = %1966
  %1971 = srem i64 %1967, %1969
  %1972 = add nsw i64 %1971, %1969
  %1973 = srem i64 %1972, %1969
  br label %1993

1974:                                             ; preds = %1966
  %1975 = shl nsw i64 %1969, 1
  %1976 = srem i64 %1967, %1975
  %1977 = add nsw i64 %1976, %1975
  %1978 = srem i64 %1977, %1975
  %1979 = icmp slt i64 %1978, %1969
  %1980 = xor i64 %1978, -1
  %1981 = add i64 %1975, %1980
  %1982 = select i1 %1979, i64 %1978, i64 %1981
  br label %1993

1983:                                             ; preds = %1966
  %1984 = icmp sgt i64 %1967, -1
  %1985 = icmp slt i64 %1967, %1969
  %1986 = and i1 %1984, %1985
  br i1 %1986, label %1993, label %1987

1987:                                             ; preds = %1983
  %1988 = icmp eq i32 %1953, 3
  %1989 = icmp slt i64 %1967, 0
  %1990 = add nsw i64 %1969, -1
  %1991 = select i1 %1989, i64 0, i64 %1990
  %1992 = select i1 %1988, i64 -1, i64 %1991
  br label %1993

1993:                                             ; preds = %1987, %1983, %1974, %1970
  %1994 = phi i64 [ %1973, %1970 ], [ %1982, %1974 ], [ %1992, %1987 ], [ %1967, %1983 ]
  %1995 = getelementptr inbounds nuw [3 x i64], ptr %25, i64 0, i64 %1935
  store i64 %1994, ptr %1995, align 8
  %1996 = add nuw nsw i64 %1935, 1
  %1997 = icmp eq i64 %1996, %1815
  br i1 %1997, label %1816, label %1934

1998:                                             ; preds = %1931, %1860, %1831, %1865
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %25) #8
  br label %2000

1999:                                             ; preds = %2000
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %28) #8
  br label %2008

2000:                                             ; preds = %1998, %2000
  %2001 = phi i64 [ 0, %1998 ], [ %2006, %2000 ]
  %2002 = getelementptr inbounds nuw [4 x i32], ptr %28, i64 0, i64 %2001
  %2003 = load float, ptr %2002, align 4
  %2004 = fpext float %2003 to double
  %2005 = getelementptr inbounds nuw double, ptr %36, i64 %2001
  store double %2004, ptr %2005, align 8
  %2006 = add nuw nsw i64 %2001, 1
  %2007 = icmp eq i64 %2006, 4
  br i1 %2007, label %1999, label %2000

2008:                                             ; preds = %1805, %1999
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %27) #8
  %2009 = fsub double 1.000000e+00, %1042
  br label %2010

2010:                                             ; preds = %2008, %2010
  %2011 = phi i64 [ 0, %2008 ], [ %2019, %2010 ]
  %2012 = getelementptr inbounds nuw [4 x double], ptr %35, i64 0, i64 %2011
  %2013 = load double, ptr %2012, align 8
  %2014 = fmul double %2009, %2013
  %2015 = getelementptr inbounds nuw [4 x double], ptr %36, i64 0, i64 %2011
  %2016 = load double, ptr %2015, align 8
  %2017 = fmul double %1042, %2016
  %2018 = fadd double %2014, %2017
  store double %2018, ptr %2012, align 8
  %2019 = add nuw nsw i64 %2011, 1
  %2020 = icmp eq i64 %2019, 4
  br i1 %2020, label %1509, label %2010

2021:                                             ; preds = %2022
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %36) #8
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %35) #8
  br label %2030

2022:                                             ; preds = %1509, %2022
  %2023 = phi i64 [ %2028, %2022 ], [ 0, %1509 ]
  %2024 = getelementptr inbounds nuw [4 x double], ptr %35, i64 0, i64 %2023
  %2025 = load double, ptr %2024, align 8
  %2026 = fptrunc double %2025 to float
  %2027 = getelementptr inbounds nuw i32, ptr %42, i64 %2023
  store float %2026, ptr %2027, align 4
  %2028 = add nuw nsw i64 %2023, 1
  %2029 = icmp eq i64 %2028, 4
  br i1 %2029, label %2021, label %2022

2030:                                             ; preds = %2021, %960, %634
  %2031 = or disjoint i32 %112, 256
  %2032 = zext nneg i32 %2031 to i64
  %2033 = getelementptr inbounds nuw i32, ptr %3, i64 %2032
  br label %2034

2034:                                             ; preds = %2030, %2034
  %2035 = phi i64 [ 0, %2030 ], [ %2040, %2034 ]
  %2036 = getelementptr inbounds nuw [4 x i32], ptr %42, i64 0, i64 %2035
  %2037 = load i32, ptr %2036, align 4
  %2038 = shl nsw i64 %2035, 7
  %2039 = getelementptr inbounds nuw i8, ptr %2033, i64 %2038
  store i32 %2037, ptr %2039, align 4
  %2040 = add nuw nsw i64 %2035, 1
  %2041 = icmp eq i64 %2040, 4
  br i1 %2041, label %2042, label %2034

2042:                                             ; preds = %2034
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %42) #8
  call void @llvm.lifetime.end.p0(i64 12, ptr nonnull %41) #8
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %40) #8
  %2043 = add i32 %111, -1
  %2044 = and i32 %2043, %111
  %2045 = icmp eq i32 %2044, 0
  br i1 %2045, label %2047, label %110

2046:                                             ; preds = %238, %242, %110, %180, %137, %148, %161, %156
  call fastcc void @fault(ptr noundef %0, i64 noundef 7, i32 noundef range(i32 0, 32) %112, i64 noundef %115, i64 noundef 0) #9
  br label %2047

2047:                                             ; preds = %257, %262, %2042, %2046, %8
  %2048 = phi i1 [ false, %8 ], [ true, %2046 ], [ true, %257 ], [ true, %262 ], [ false, %2042 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %39) #8
  ret i1 %2048
}

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #2

declare i32 @llvm.cttz.i32(i32, i1 immarg) #3

declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

define range(i64 -1, 4294967296) i64 @surface(ptr noundef %0, ptr nocapture noundef %1, i32 noundef %2, ptr nocapture noundef readonly %3, i64 noundef %4, i64 noundef %5, i64 noundef %6) #0 {
  %8 = alloca [3 x i32], align 8
  %9 = alloca %struct.Interval, align 8
  %10 = alloca %struct.Interval, align 8
  %11 = alloca %struct.Level, align 8
  %12 = alloca [4 x i64], align 16
  %13 = alloca [4 x i64], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %9) #8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %9, i8 0, i64 24, i1 false)
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %10) #8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %10, i8 0, i64 24, i1 false)
  %14 = icmp eq i32 %2, 0
  br i1 %14, label %290, label %15

15:                                               ; preds = %7
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %22 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %23 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %24 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %25 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %26 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %27 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %28 = getelementptr inbounds nuw i8, ptr %11, i64 16
  %29 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %30 = getelementptr inbounds nuw i8, ptr %12, i64 16
  %31 = getelementptr inbounds nuw i8, ptr %12, i64 24
  %32 = and i64 %4, 3
  %33 = and i64 %4, 4
  %34 = icmp ne i64 %6, 0
  %35 = getelementptr inbounds nuw i8, ptr %13, i64 24
  %36 = getelementptr inbounds nuw i8, ptr %13, i64 16
  %37 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %38 = icmp eq i64 %6, 1
  br label %39

39:                                               ; preds = %15, %269
  %40 = phi i32 [ 0, %15 ], [ %284, %269 ]
  %41 = phi i32 [ %2, %15 ], [ %286, %269 ]
  %42 = call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %41, i1 true)
  %43 = zext nneg i32 %42 to i64
  %44 = getelementptr inbounds nuw i64, ptr %1, i64 %43
  %45 = load i64, ptr %44, align 8
  %46 = icmp ne i64 %45, 0
  %47 = and i64 %45, 7
  %48 = icmp eq i64 %47, 0
  %49 = and i1 %46, %48
  br i1 %49, label %54, label %50

50:                                               ; preds = %39
  call fastcc void @fault(ptr noundef %0, i64 noundef 7, i32 noundef range(i32 0, 32) %42, i64 noundef %45, i64 noundef 1) #9
  br label %290

51:                                               ; preds = %111
  %52 = add nuw nsw i64 %55, 8
  %53 = icmp samesign ult i64 %55, 120
  br i1 %53, label %54, label %115

54:                                               ; preds = %39, %51
  %55 = phi i64 [ %52, %51 ], [ 0, %39 ]
  %56 = add i64 %55, %45
  %57 = and i64 %56, 4294967288
  %58 = lshr i64 %57, 24
  %59 = and i64 %56, 16777208
  %60 = lshr i64 %56, 48
  %61 = trunc nuw i64 %60 to i16
  switch i16 %61, label %98 [
    i16 -1, label %62
    i16 -2, label %88
  ]

62:                                               ; preds = %54
  %63 = icmp samesign ult i64 %59, 1024
  br i1 %63, label %68, label %64

64:                                               ; preds = %62
  %65 = add nuw nsw i64 %59, 8
  %66 = load i64, ptr %18, align 8
  %67 = icmp ugt i64 %65, %66
  br i1 %67, label %68, label %69

68:                                               ; preds = %64, %62
  call fastcc void @fault(ptr noundef %0, i64 noundef 4, i32 noundef range(i32 0, 32) %42, i64 noundef %57, i64 noundef 8) #9
  br label %114

69:                                               ; preds = %64
  %70 = load i64, ptr %19, align 64
  %71 = add i64 %70, %59
  %72 = icmp eq i64 %57, %71
  br i1 %72, label %73, label %76

73:                                               ; preds = %69
  %74 = load ptr, ptr %0, align 64
  %75 = getelementptr inbounds nuw i8, ptr %74, i64 %59
  br label %111

76:                                               ; preds = %69
  %77 = load i64, ptr %20, align 8
  %78 = icmp ult i64 %58, %77
  br i1 %78, label %80, label %79

79:                                               ; preds = %76
  call fastcc void @fault(ptr noundef nonnull %0, i64 noundef 4, i32 noundef range(i32 0, 32) %42, i64 noundef %57, i64 noundef 8) #9
  br label %114

80:                                               ; preds = %76
  %81 = load ptr, ptr %21, align 16
  %82 = getelementptr inbounds nuw ptr, ptr %81, i64 %58
  %83 = load ptr, ptr %82, align 8
  %84 = icmp eq ptr %83, null
  br i1 %84, label %87, label %85

85:                                               ; preds = %80
  %86 = getelementptr inbounds nuw i8, ptr %83, i64 %59
  br label %111

87:                                               ; preds = %80
  call fastcc void @fault(ptr noundef nonnull %0, i64 noundef 6, i32 noundef range(i32 0, 32) %42, i64 noundef %57, i64 noundef 8) #9
  br label %114

88:                                               ; preds = %54
  %89 = add nuw nsw i64 %57, 8
  %90 = load i64, ptr %16, align 8
  %91 = icmp ugt i64 %89, %90
  br i1 %91, label %92, label %93

92:                                               ; preds = %88
  call fastcc void @fault(ptr noundef nonnull %0, i64 noundef 5, i32 noundef range(i32 0, 32) %42, i64 noundef %56, i64 noundef 8) #9
  br label %114

93:                                               ; preds = %88
  %94 = load ptr, ptr %17, align 16
  %95 = mul i64 %90, %43
  %96 = getelementptr inbounds nuw i8, ptr %94, i64 %95
  %97 = getelementptr inbounds nuw i8, ptr %96, i64 %57
  br label %111

98:                                               ; preds = %54
  %99 = load i64, ptr %9, align 8
  %100 = icmp ult i64 %56, %99
  br i1 %100, label %109, label %101

101:                                              ; preds = %98
  %102 = add i64 %56, 8
  %103 = load i64, ptr %22, align 8
  %104 = icmp ugt i64 %102, %103
  br i1 %104, label %109, label %105

105:                                              ; preds = %101
  %106 = load i64, ptr %23, align 8
  %107 = add i64 %106, %56
  %108 = inttoptr i64 %107 to ptr
  br label %111

109:                                              ; preds = %101, %98
  %110 = call fastcc ptr @search(ptr noundef %0, i64 noundef %56, i64 noundef 8, i32 noundef range(i32 0, 32) %42, ptr noundef nonnull %9) #9
  br label %111

111:                                              ; preds = %73, %85, %93, %105, %109
  %112 = phi ptr [ %75, %73 ], [ %97, %93 ], [ %108, %105 ], [ %110, %109 ], [ %86, %85 ]
  %113 = icmp eq ptr %112, null
  br i1 %113, label %114, label %51

114:                                              ; preds = %111, %87, %92, %79, %68
  call fastcc void @fault(ptr noundef %0, i64 noundef 7, i32 noundef range(i32 0, 32) %42, i64 noundef %45, i64 noundef 1) #9
  br label %290

115:                                              ; preds = %51
  %116 = and i64 %45, 4294967288
  %117 = lshr i64 %116, 24
  %118 = and i64 %45, 16777208
  %119 = lshr i64 %45, 48
  %120 = trunc nuw i64 %119 to i16
  switch i16 %120, label %157 [
    i16 -1, label %121
    i16 -2, label %147
  ]

121:                                              ; preds = %115
  %122 = icmp samesign ult i64 %118, 1024
  br i1 %122, label %127, label %123

123:                                              ; preds = %121
  %124 = add nuw nsw i64 %118, 8
  %125 = load i64, ptr %18, align 8
  %126 = icmp ugt i64 %124, %125
  br i1 %126, label %127, label %128

127:                                              ; preds = %123, %121
  call fastcc void @fault(ptr noundef %0, i64 noundef 4, i32 noundef range(i32 0, 32) %42, i64 noundef %116, i64 noundef 8) #9
  br label %170

128:                                              ; preds = %123
  %129 = load i64, ptr %19, align 64
  %130 = add i64 %129, %118
  %131 = icmp eq i64 %116, %130
  br i1 %131, label %132, label %135

132:                                              ; preds = %128
  %133 = load ptr, ptr %0, align 64
  %134 = getelementptr inbounds nuw i8, ptr %133, i64 %118
  br label %170

135:                                              ; preds = %128
  %136 = load i64, ptr %20, align 8
  %137 = icmp ult i64 %117, %136
  br i1 %137, label %139, label %138

138:                                              ; preds = %135
  call fastcc void @fault(ptr noundef nonnull %0, i64 noundef 4, i32 noundef range(i32 0, 32) %42, i64 noundef %116, i64 noundef 8) #9
  br label %170

139:                                              ; preds = %135
  %140 = load ptr, ptr %21, align 16
  %141 = getelementptr inbounds nuw ptr, ptr %140, i64 %117
  %142 = load ptr, ptr %141, align 8
  %143 = icmp eq ptr %142, null
  br i1 %143, label %146, label %144

144:                                              ; preds = %139
  %145 = getelementptr inbounds nuw i8, ptr %142, i64 %118
  br label %170

146:                                              ; preds = %139
  call fastcc void @fault(ptr noundef nonnull %0, i64 noundef 6, i32 noundef range(i32 0, 32) %42, i64 noundef %116, i64 noundef 8) #9
  br label %170

147:                                              ; preds = %115
  %148 = add nuw nsw i64 %116, 8
  %149 = load i64, ptr %16, align 8
  %150 = icmp ugt i64 %148, %149
  br i1 %150, label %151, label %152

151:                                              ; preds = %147
  call fastcc void @fault(ptr noundef nonnull %0, i64 noundef 5, i32 noundef range(i32 0, 32) %42, i64 noundef %45, i64 noundef 8) #9
  br label %170

152:                                              ; preds = %147
  %153 = load ptr, ptr %17, align 16
  %154 = mul i64 %149, %43
  %155 = getelementptr inbounds nuw i8, ptr %153, i64 %154
  %156 = getelementptr inbounds nuw i8, ptr %155, i64 %116
  br label %170

157:                                              ; preds = %115
  %158 = load i64, ptr %9, align 8
  %159 = icmp ult i64 %45, %158
  br i1 %159, label %168, label %160

160:                                              ; preds = %157
  %161 = add i64 %45, 8
  %162 = load i64, ptr %22, align 8
  %163 = icmp ugt i64 %161, %162
  br i1 %163, label %168, label %164

164:                                              ; preds = %160
  %165 = load i64, ptr %23, align 8
  %166 = add i64 %165, %45
  %167 = inttoptr i64 %166 to ptr
  br label %170

168:                                              ; preds = %160, %157
  %169 = call fastcc ptr @search(ptr noundef %0, i64 noundef %45, i64 noundef 8, i32 noundef range(i32 0, 32) %42, ptr noundef nonnull %9) #9
  br label %170

170:                                              ; preds = %127, %132, %138, %144, %146, %151, %152, %164, %168
  %171 = phi ptr [ null, %127 ], [ %134, %132 ], [ null, %138 ], [ null, %151 ], [ %156, %152 ], [ %167, %164 ], [ %169, %168 ], [ %145, %144 ], [ null, %146 ]
  %172 = load i64, ptr %171, align 8
  %173 = icmp eq i64 %172, 8387242322629387569
  br i1 %173, label %174, label %178

174:                                              ; preds = %170
  %175 = getelementptr inbounds nuw i8, ptr %171, i64 92
  %176 = load i32, ptr %175, align 4
  %177 = icmp eq i32 %176, 0
  br i1 %177, label %178, label %179

178:                                              ; preds = %174, %170
  call fastcc void @fault(ptr noundef %0, i64 noundef 7, i32 noundef range(i32 0, 32) %42, i64 noundef %45, i64 noundef 1) #9
  br label %290

179:                                              ; preds = %174
  %180 = getelementptr inbounds nuw i8, ptr %171, i64 8
  %181 = load i64, ptr %180, align 8
  %182 = load i64, ptr %10, align 8
  %183 = icmp ult i64 %181, %182
  %184 = getelementptr inbounds nuw i8, ptr %171, i64 16
  %185 = load i64, ptr %184, align 8
  br i1 %183, label %190, label %186

186:                                              ; preds = %179
  %187 = add i64 %185, %181
  %188 = load i64, ptr %24, align 8
  %189 = icmp ugt i64 %187, %188
  br i1 %189, label %190, label %195

190:                                              ; preds = %179, %186
  %191 = call fastcc ptr @search(ptr noundef %0, i64 noundef %181, i64 noundef %185, i32 noundef range(i32 0, 32) %42, ptr noundef nonnull %10) #9
  %192 = icmp eq ptr %191, null
  br i1 %192, label %290, label %193

193:                                              ; preds = %190
  %194 = load i64, ptr %180, align 8
  br label %195

195:                                              ; preds = %193, %186
  %196 = phi i64 [ %194, %193 ], [ %181, %186 ]
  %197 = load i64, ptr %25, align 8
  %198 = sub i64 0, %197
  %199 = icmp eq i64 %196, %198
  br i1 %199, label %290, label %200

200:                                              ; preds = %195
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %11) #8
  %201 = getelementptr inbounds nuw i8, ptr %171, i64 32
  %202 = getelementptr inbounds nuw i8, ptr %171, i64 40
  %203 = getelementptr inbounds nuw i8, ptr %171, i64 52
  %204 = getelementptr inbounds nuw i8, ptr %171, i64 56
  %205 = getelementptr inbounds nuw i8, ptr %171, i64 44
  call void @llvm.lifetime.start.p0(i64 12, ptr nonnull %8) #8
  %206 = load <2 x i32>, ptr %201, align 8
  store <2 x i32> %206, ptr %8, align 8
  %207 = load i32, ptr %202, align 8
  store i32 %207, ptr %26, align 8
  br label %208

208:                                              ; preds = %200, %208
  %209 = phi i64 [ 0, %200 ], [ %215, %208 ]
  %210 = getelementptr inbounds nuw [3 x i32], ptr %8, i64 0, i64 %209
  %211 = load i32, ptr %210, align 4
  %212 = call i32 @llvm.umax.i32(i32 %211, i32 1)
  %213 = zext i32 %212 to i64
  %214 = getelementptr inbounds nuw [3 x i64], ptr %11, i64 0, i64 %209
  store i64 %213, ptr %214, align 8
  %215 = add nuw nsw i64 %209, 1
  %216 = icmp eq i64 %215, 3
  br i1 %216, label %217, label %208

217:                                              ; preds = %208
  %218 = getelementptr inbounds nuw i8, ptr %171, i64 24
  %219 = load i64, ptr %218, align 8
  %220 = load i64, ptr %27, align 8
  %221 = mul i64 %220, %219
  call void @llvm.lifetime.end.p0(i64 12, ptr nonnull %8) #8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %12) #8
  %222 = load i32, ptr %205, align 4
  %223 = zext i32 %222 to i64
  %224 = add nsw i64 %223, -1
  store i64 %224, ptr %12, align 16
  %225 = load i64, ptr %11, align 8
  %226 = load i32, ptr %203, align 4
  %227 = load i32, ptr %204, align 8
  %228 = mul i32 %227, %226
  %229 = lshr i32 %228, 3
  %230 = zext nneg i32 %229 to i64
  %231 = mul nsw i64 %225, %230
  %232 = sub nsw i64 %231, %5
  store i64 %232, ptr %29, align 8
  %233 = add nsw i64 %220, -1
  store i64 %233, ptr %30, align 16
  %234 = load i64, ptr %28, align 8
  %235 = add nsw i64 %234, -1
  store i64 %235, ptr %31, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %13) #8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(32) %13, i8 0, i64 32, i1 false)
  %236 = zext nneg i32 %42 to i64
  br label %240

237:                                              ; preds = %263
  %238 = trunc nuw i8 %264 to i1
  %239 = or i1 %34, %238
  br i1 %239, label %269, label %267

240:                                              ; preds = %217, %263
  %241 = phi i64 [ 0, %217 ], [ %265, %263 ]
  %242 = phi i8 [ 1, %217 ], [ %264, %263 ]
  %243 = or i64 %33, %241
  %244 = icmp eq i64 %243, 0
  br i1 %244, label %263, label %245

245:                                              ; preds = %240
  %246 = shl i64 %241, 5
  %247 = or disjoint i64 %246, %236
  %248 = getelementptr inbounds nuw i32, ptr %3, i64 %247
  %249 = load i32, ptr %248, align 4
  %250 = sext i32 %249 to i64
  %251 = icmp slt i32 %249, 0
  br i1 %251, label %256, label %252

252:                                              ; preds = %245
  %253 = getelementptr inbounds nuw [4 x i64], ptr %12, i64 0, i64 %241
  %254 = load i64, ptr %253, align 8
  %255 = call i64 @llvm.smin.i64(i64 %254, i64 %250)
  br label %256

256:                                              ; preds = %252, %245
  %257 = phi i64 [ 0, %245 ], [ %255, %252 ]
  %258 = getelementptr inbounds nuw [4 x i64], ptr %13, i64 0, i64 %241
  store i64 %257, ptr %258, align 8
  %259 = icmp eq i64 %257, %250
  %260 = icmp ne i8 %242, 0
  %261 = select i1 %259, i1 %260, i1 false
  %262 = zext i1 %261 to i8
  br label %263

263:                                              ; preds = %240, %256
  %264 = phi i8 [ %262, %256 ], [ %242, %240 ]
  %265 = add nuw nsw i64 %241, 1
  %266 = icmp eq i64 %241, %32
  br i1 %266, label %237, label %240

267:                                              ; preds = %237
  %268 = load i64, ptr %44, align 8
  call fastcc void @fault(ptr noundef %0, i64 noundef 8, i32 noundef %42, i64 noundef %268, i64 noundef %5) #9
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %13) #8
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %12) #8
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %11) #8
  br label %290

269:                                              ; preds = %237
  %270 = load i64, ptr %13, align 16
  %271 = mul nsw i64 %270, %234
  %272 = load i64, ptr %35, align 8
  %273 = add nsw i64 %271, %272
  %274 = mul i64 %273, %221
  %275 = add i64 %274, %196
  %276 = load i64, ptr %36, align 16
  %277 = mul i64 %276, %219
  %278 = add i64 %275, %277
  %279 = load i64, ptr %37, align 8
  %280 = add i64 %278, %279
  store i64 %280, ptr %44, align 8
  %281 = or i1 %38, %238
  %282 = shl nuw i32 1, %42
  %283 = select i1 %281, i32 %282, i32 0
  %284 = or i32 %283, %40
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %13) #8
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %12) #8
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %11) #8
  %285 = add i32 %41, -1
  %286 = and i32 %285, %41
  %287 = icmp eq i32 %286, 0
  br i1 %287, label %288, label %39

288:                                              ; preds = %269
  %289 = zext i32 %284 to i64
  br label %290

290:                                              ; preds = %195, %190, %7, %288, %267, %50, %114, %178
  %291 = phi i64 [ -1, %178 ], [ -1, %114 ], [ -1, %50 ], [ -1, %267 ], [ 0, %7 ], [ %289, %288 ], [ -1, %190 ], [ -1, %195 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %10) #8
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %9) #8
  ret i64 %291
}

define internal fastcc void @fault(ptr nocapture noundef writeonly initializes((48, 80)) %0, i64 noundef range(i64 1, 9) %1, i32 noundef range(i32 0, 32) %2, i64 noundef %3, i64 noundef %4) unnamed_addr #4 {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 %1, ptr %6, align 16
  %7 = zext nneg i32 %2 to i64
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store i64 %7, ptr %8, align 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i64 %3, ptr %9, align 64
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store i64 %4, ptr %10, align 8
  ret void
}

define internal fastcc ptr @search(ptr noundef %0, i64 noundef %1, i64 noundef %2, i32 noundef range(i32 0, 32) %3, ptr noundef %4) unnamed_addr #5 {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %7 = load i64, ptr %6, align 8
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %46, label %9

9:                                                ; preds = %5
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %11 = load ptr, ptr %10, align 32
  %12 = add i64 %2, %1
  br label %13

13:                                               ; preds = %9, %36
  %14 = phi i64 [ 0, %9 ], [ %37, %36 ]
  %15 = getelementptr inbounds nuw %struct.Interval, ptr %11, i64 %14
  %16 = load i64, ptr %15, align 8
  %17 = icmp ult i64 %1, %16
  br i1 %17, label %36, label %18

18:                                               ; preds = %13
  %19 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %20 = load i64, ptr %19, align 8
  %21 = icmp ugt i64 %12, %20
  br i1 %21, label %36, label %22

22:                                               ; preds = %18
  %23 = getelementptr inbounds nuw %struct.Interval, ptr %11, i64 %7
  %24 = load i64, ptr %23, align 8
  %25 = icmp ult i64 %14, %24
  br i1 %25, label %39, label %26

26:                                               ; preds = %22
  %27 = getelementptr inbounds nuw i8, ptr %23, i64 8
  %28 = load i64, ptr %27, align 8
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %30, label %39

30:                                               ; preds = %26
  store i64 %1, ptr %27, align 8
  %31 = ptrtoint ptr %4 to i64
  %32 = ptrtoint ptr %0 to i64
  %33 = sub i64 %31, %32
  %34 = getelementptr inbounds nuw i8, ptr %23, i64 16
  store i64 %33, ptr %34, align 8
  %35 = load ptr, ptr %10, align 32
  br label %39

36:                                               ; preds = %13, %18
  %37 = add nuw i64 %14, 1
  %38 = icmp eq i64 %37, %7
  br i1 %38, label %46, label %13

39:                                               ; preds = %22, %26, %30
  %40 = phi ptr [ %11, %22 ], [ %11, %26 ], [ %35, %30 ]
  %41 = getelementptr inbounds nuw %struct.Interval, ptr %40, i64 %14
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %4, ptr noundef nonnull align 8 dereferenceable(24) %41, i64 24, i1 false)
  %42 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %43 = load i64, ptr %42, align 8
  %44 = add i64 %43, %1
  %45 = inttoptr i64 %44 to ptr
  br label %47

46:                                               ; preds = %36, %5
  tail call fastcc void @fault(ptr noundef nonnull %0, i64 noundef 2, i32 noundef %3, i64 noundef %1, i64 noundef %2) #9
  br label %47

47:                                               ; preds = %39, %46
  %48 = phi ptr [ %45, %39 ], [ null, %46 ]
  ret ptr %48
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #6

declare float @llvm.fabs.f32(float) #3

declare i64 @llvm.smin.i64(i64, i64) #7

declare i64 @llvm.umin.i64(i64, i64) #7

declare i32 @llvm.umax.i32(i32, i32) #7

declare <2 x float> @llvm.fabs.v2f32(<2 x float>) #7

attributes #0 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write) }
attributes #5 = { nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) }
attributes #6 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nounwind }
attributes #9 = { nobuiltin }

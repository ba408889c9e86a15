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
  br i1 %43, label %2121, label %44

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
  %88 = getelementptr inbounds nuw i8, ptr %16, i64 8
  %89 = getelementptr inbounds nuw i8, ptr %16, i64 4
  %90 = getelementptr inbounds nuw i8, ptr %17, i64 8
  %91 = getelementptr inbounds nuw i8, ptr %17, i64 16
  %92 = getelementptr inbounds nuw i8, ptr %27, i64 40
  %93 = getelementptr inbounds nuw i8, ptr %26, i64 4
  %94 = getelementptr inbounds nuw i8, ptr %26, i64 8
  %95 = getelementptr inbounds nuw i8, ptr %27, i64 24
  %96 = getelementptr inbounds nuw i8, ptr %27, i64 8
  %97 = getelementptr inbounds nuw i8, ptr %27, i64 32
  %98 = getelementptr inbounds nuw i8, ptr %27, i64 16
  %99 = getelementptr inbounds nuw i8, ptr %25, i64 8
  %100 = getelementptr inbounds nuw i8, ptr %25, i64 16
  %101 = getelementptr inbounds nuw i8, ptr %36, i64 16
  %102 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %103 = getelementptr inbounds nuw i8, ptr %11, i64 4
  %104 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %105 = getelementptr inbounds nuw i8, ptr %12, i64 16
  %106 = getelementptr inbounds nuw i8, ptr %34, i64 40
  %107 = getelementptr inbounds nuw i8, ptr %33, i64 8
  %108 = getelementptr inbounds nuw i8, ptr %34, i64 24
  %109 = getelementptr inbounds nuw i8, ptr %34, i64 8
  %110 = getelementptr inbounds nuw i8, ptr %34, i64 32
  %111 = getelementptr inbounds nuw i8, ptr %34, i64 16
  %112 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %113 = getelementptr inbounds nuw i8, ptr %30, i64 16
  br label %114

114:                                              ; preds = %44, %2116
  %115 = phi i32 [ %2, %44 ], [ %2118, %2116 ]
  %116 = call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %115, i1 true)
  %117 = zext nneg i32 %116 to i64
  %118 = getelementptr inbounds nuw i64, ptr %1, i64 %117
  %119 = load i64, ptr %118, align 8
  %120 = icmp ne i64 %119, 0
  %121 = and i64 %119, 7
  %122 = icmp eq i64 %121, 0
  %123 = and i1 %120, %122
  br i1 %123, label %127, label %2120

124:                                              ; preds = %184
  %125 = add nuw nsw i64 %128, 8
  %126 = icmp samesign ult i64 %128, 120
  br i1 %126, label %127, label %187

127:                                              ; preds = %114, %124
  %128 = phi i64 [ %125, %124 ], [ 0, %114 ]
  %129 = add i64 %128, %119
  %130 = and i64 %129, 4294967288
  %131 = lshr i64 %130, 24
  %132 = and i64 %129, 16777208
  %133 = lshr i64 %129, 48
  %134 = trunc nuw i64 %133 to i16
  switch i16 %134, label %171 [
    i16 -1, label %135
    i16 -2, label %161
  ]

135:                                              ; preds = %127
  %136 = icmp samesign ult i64 %132, 1024
  br i1 %136, label %141, label %137

137:                                              ; preds = %135
  %138 = add nuw nsw i64 %132, 8
  %139 = load i64, ptr %47, align 8
  %140 = icmp ugt i64 %138, %139
  br i1 %140, label %141, label %142

141:                                              ; preds = %137, %135
  call fastcc void @fault(ptr noundef %0, i64 noundef 4, i32 noundef range(i32 0, 32) %116, i64 noundef %130, i64 noundef 8) #9
  br label %2120

142:                                              ; preds = %137
  %143 = load i64, ptr %48, align 64
  %144 = add i64 %143, %132
  %145 = icmp eq i64 %130, %144
  br i1 %145, label %146, label %149

146:                                              ; preds = %142
  %147 = load ptr, ptr %0, align 64
  %148 = getelementptr inbounds nuw i8, ptr %147, i64 %132
  br label %184

149:                                              ; preds = %142
  %150 = load i64, ptr %49, align 8
  %151 = icmp ult i64 %131, %150
  br i1 %151, label %153, label %152

152:                                              ; preds = %149
  call fastcc void @fault(ptr noundef nonnull %0, i64 noundef 4, i32 noundef range(i32 0, 32) %116, i64 noundef %130, i64 noundef 8) #9
  br label %2120

153:                                              ; preds = %149
  %154 = load ptr, ptr %50, align 16
  %155 = getelementptr inbounds nuw ptr, ptr %154, i64 %131
  %156 = load ptr, ptr %155, align 8
  %157 = icmp eq ptr %156, null
  br i1 %157, label %160, label %158

158:                                              ; preds = %153
  %159 = getelementptr inbounds nuw i8, ptr %156, i64 %132
  br label %184

160:                                              ; preds = %153
  call fastcc void @fault(ptr noundef nonnull %0, i64 noundef 6, i32 noundef range(i32 0, 32) %116, i64 noundef %130, i64 noundef 8) #9
  br label %2120

161:                                              ; preds = %127
  %162 = add nuw nsw i64 %130, 8
  %163 = load i64, ptr %45, align 8
  %164 = icmp ugt i64 %162, %163
  br i1 %164, label %165, label %166

165:                                              ; preds = %161
  call fastcc void @fault(ptr noundef nonnull %0, i64 noundef 5, i32 noundef range(i32 0, 32) %116, i64 noundef %129, i64 noundef 8) #9
  br label %2120

166:                                              ; preds = %161
  %167 = load ptr, ptr %46, align 16
  %168 = mul i64 %163, %117
  %169 = getelementptr inbounds nuw i8, ptr %167, i64 %168
  %170 = getelementptr inbounds nuw i8, ptr %169, i64 %130
  br label %184

171:                                              ; preds = %127
  %172 = load i64, ptr %4, align 8
  %173 = icmp ult i64 %129, %172
  br i1 %173, label %182, label %174

174:                                              ; preds = %171
  %175 = add i64 %129, 8
  %176 = load i64, ptr %51, align 8
  %177 = icmp ugt i64 %175, %176
  br i1 %177, label %182, label %178

178:                                              ; preds = %174
  %179 = load i64, ptr %52, align 8
  %180 = add i64 %179, %129
  %181 = inttoptr i64 %180 to ptr
  br label %184

182:                                              ; preds = %174, %171
  %183 = call fastcc ptr @search(ptr noundef %0, i64 noundef %129, i64 noundef 8, i32 noundef range(i32 0, 32) %116, ptr noundef nonnull %4) #9
  br label %184

184:                                              ; preds = %146, %158, %166, %178, %182
  %185 = phi ptr [ %148, %146 ], [ %170, %166 ], [ %181, %178 ], [ %183, %182 ], [ %159, %158 ]
  %186 = icmp eq ptr %185, null
  br i1 %186, label %2120, label %124

187:                                              ; preds = %124
  %188 = and i64 %119, 4294967288
  %189 = lshr i64 %188, 24
  %190 = and i64 %119, 16777208
  %191 = lshr i64 %119, 48
  %192 = trunc nuw i64 %191 to i16
  switch i16 %192, label %229 [
    i16 -1, label %193
    i16 -2, label %219
  ]

193:                                              ; preds = %187
  %194 = icmp samesign ult i64 %190, 1024
  br i1 %194, label %199, label %195

195:                                              ; preds = %193
  %196 = add nuw nsw i64 %190, 8
  %197 = load i64, ptr %47, align 8
  %198 = icmp ugt i64 %196, %197
  br i1 %198, label %199, label %200

199:                                              ; preds = %195, %193
  call fastcc void @fault(ptr noundef %0, i64 noundef 4, i32 noundef range(i32 0, 32) %116, i64 noundef %188, i64 noundef 8) #9
  br label %242

200:                                              ; preds = %195
  %201 = load i64, ptr %48, align 64
  %202 = add i64 %201, %190
  %203 = icmp eq i64 %188, %202
  br i1 %203, label %204, label %207

204:                                              ; preds = %200
  %205 = load ptr, ptr %0, align 64
  %206 = getelementptr inbounds nuw i8, ptr %205, i64 %190
  br label %242

207:                                              ; preds = %200
  %208 = load i64, ptr %49, align 8
  %209 = icmp ult i64 %189, %208
  br i1 %209, label %211, label %210

210:                                              ; preds = %207
  call fastcc void @fault(ptr noundef nonnull %0, i64 noundef 4, i32 noundef range(i32 0, 32) %116, i64 noundef %188, i64 noundef 8) #9
  br label %242

211:                                              ; preds = %207
  %212 = load ptr, ptr %50, align 16
  %213 = getelementptr inbounds nuw ptr, ptr %212, i64 %189
  %214 = load ptr, ptr %213, align 8
  %215 = icmp eq ptr %214, null
  br i1 %215, label %218, label %216

216:                                              ; preds = %211
  %217 = getelementptr inbounds nuw i8, ptr %214, i64 %190
  br label %242

218:                                              ; preds = %211
  call fastcc void @fault(ptr noundef nonnull %0, i64 noundef 6, i32 noundef range(i32 0, 32) %116, i64 noundef %188, i64 noundef 8) #9
  br label %242

219:                                              ; preds = %187
  %220 = add nuw nsw i64 %188, 8
  %221 = load i64, ptr %45, align 8
  %222 = icmp ugt i64 %220, %221
  br i1 %222, label %223, label %224

223:                                              ; preds = %219
  call fastcc void @fault(ptr noundef nonnull %0, i64 noundef 5, i32 noundef range(i32 0, 32) %116, i64 noundef %119, i64 noundef 8) #9
  br label %242

224:                                              ; preds = %219
  %225 = load ptr, ptr %46, align 16
  %226 = mul i64 %221, %117
  %227 = getelementptr inbounds nuw i8, ptr %225, i64 %226
  %228 = getelementptr inbounds nuw i8, ptr %227, i64 %188
  br label %242

229:                                              ; preds = %187
  %230 = load i64, ptr %4, align 8
  %231 = icmp ult i64 %119, %230
  br i1 %231, label %240, label %232

232:                                              ; preds = %229
  %233 = add i64 %119, 8
  %234 = load i64, ptr %51, align 8
  %235 = icmp ugt i64 %233, %234
  br i1 %235, label %240, label %236

236:                                              ; preds = %232
  %237 = load i64, ptr %52, align 8
  %238 = add i64 %237, %119
  %239 = inttoptr i64 %238 to ptr
  br label %242

240:                                              ; preds = %232, %229
  %241 = call fastcc ptr @search(ptr noundef %0, i64 noundef %119, i64 noundef 8, i32 noundef range(i32 0, 32) %116, ptr noundef nonnull %4) #9
  br label %242

242:                                              ; preds = %199, %204, %210, %216, %218, %223, %224, %236, %240
  %243 = phi ptr [ null, %199 ], [ %206, %204 ], [ null, %210 ], [ null, %223 ], [ %228, %224 ], [ %239, %236 ], [ %241, %240 ], [ %217, %216 ], [ null, %218 ]
  %244 = load i64, ptr %243, align 8
  %245 = icmp eq i64 %244, 8387242322629387569
  br i1 %245, label %246, label %2120

246:                                              ; preds = %242
  %247 = getelementptr inbounds nuw i8, ptr %243, i64 92
  %248 = load i32, ptr %247, align 4
  %249 = icmp eq i32 %248, 0
  br i1 %249, label %250, label %2120

250:                                              ; preds = %246
  %251 = getelementptr inbounds nuw i8, ptr %243, i64 8
  %252 = load i64, ptr %251, align 8
  %253 = load i64, ptr %39, align 8
  %254 = icmp ult i64 %252, %253
  %255 = getelementptr inbounds nuw i8, ptr %243, i64 16
  %256 = load i64, ptr %255, align 8
  br i1 %254, label %261, label %257

257:                                              ; preds = %250
  %258 = add i64 %256, %252
  %259 = load i64, ptr %53, align 8
  %260 = icmp ugt i64 %258, %259
  br i1 %260, label %261, label %266

261:                                              ; preds = %250, %257
  %262 = call fastcc ptr @search(ptr noundef %0, i64 noundef %252, i64 noundef %256, i32 noundef range(i32 0, 32) %116, ptr noundef nonnull %39) #9
  %263 = icmp eq ptr %262, null
  br i1 %263, label %2121, label %264

264:                                              ; preds = %261
  %265 = load i64, ptr %251, align 8
  br label %266

266:                                              ; preds = %257, %264
  %267 = phi i64 [ %265, %264 ], [ %252, %257 ]
  %268 = load i64, ptr %54, align 8
  %269 = add i64 %268, %267
  %270 = inttoptr i64 %269 to ptr
  %271 = icmp eq i64 %269, 0
  br i1 %271, label %2121, label %272

272:                                              ; preds = %266
  %273 = getelementptr inbounds nuw i32, ptr %3, i64 %117
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %40) #8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(40) %40, i8 0, i64 40, i1 false)
  store i32 %57, ptr %55, align 8
  store i8 %60, ptr %58, align 4
  br i1 %62, label %276, label %274

274:                                              ; preds = %272
  %275 = load i32, ptr %273, align 4
  br label %276

276:                                              ; preds = %272, %274
  %277 = phi i32 [ %275, %274 ], [ 0, %272 ]
  call void @llvm.lifetime.start.p0(i64 12, ptr nonnull %41) #8
  br label %279

278:                                              ; preds = %295
  br i1 %64, label %359, label %297

279:                                              ; preds = %276, %295
  %280 = phi i64 [ 0, %276 ], [ %281, %295 ]
  %281 = add nuw nsw i64 %280, 1
  %282 = shl nuw nsw i64 %281, 7
  %283 = getelementptr inbounds nuw i8, ptr %273, i64 %282
  %284 = load float, ptr %283, align 4
  %285 = getelementptr inbounds nuw [3 x float], ptr %41, i64 0, i64 %280
  store float %284, ptr %285, align 4
  %286 = load i32, ptr %55, align 8
  %287 = zext i32 %286 to i64
  %288 = icmp samesign ult i64 %280, %287
  br i1 %288, label %289, label %295

289:                                              ; preds = %279
  %290 = bitcast float %284 to i32
  %291 = sitofp i32 %290 to double
  %292 = fpext float %284 to double
  %293 = select i1 %59, double %291, double %292
  %294 = getelementptr inbounds nuw [3 x double], ptr %40, i64 0, i64 %280
  store double %293, ptr %294, align 8
  br label %295

295:                                              ; preds = %279, %289
  %296 = icmp eq i64 %281, 3
  br i1 %296, label %278, label %279

297:                                              ; preds = %278
  store i32 2, ptr %55, align 8
  store i32 1, ptr %65, align 16
  %298 = load <2 x float>, ptr %41, align 8
  %299 = call <2 x float> @llvm.fabs.v2f32(<2 x float> %298)
  %300 = load float, ptr %67, align 8
  %301 = call float @llvm.fabs.f32(float %300)
  %302 = extractelement <2 x float> %299, i64 0
  %303 = extractelement <2 x float> %299, i64 1
  %304 = fcmp ult float %302, %303
  %305 = fcmp ult float %302, %301
  %306 = select i1 %304, i1 true, i1 %305
  br i1 %306, label %315, label %307

307:                                              ; preds = %297
  %308 = extractelement <2 x float> %298, i64 0
  %309 = fcmp ult float %308, 0.000000e+00
  %310 = zext i1 %309 to i32
  %311 = fneg float %300
  %312 = select i1 %309, float %300, float %311
  %313 = fneg <2 x float> %298
  %314 = insertelement <2 x float> %313, float %312, i64 0
  br label %332

315:                                              ; preds = %297
  %316 = fcmp ult float %303, %301
  br i1 %316, label %324, label %317

317:                                              ; preds = %315
  %318 = extractelement <2 x float> %298, i64 1
  %319 = fcmp ult float %318, 0.000000e+00
  %320 = insertelement <2 x float> %298, float %300, i64 1
  br i1 %319, label %321, label %332

321:                                              ; preds = %317
  %322 = fneg float %300
  %323 = insertelement <2 x float> %320, float %322, i64 1
  br label %332

324:                                              ; preds = %315
  %325 = fcmp ult float %300, 0.000000e+00
  %326 = select i1 %325, i32 5, i32 4
  %327 = extractelement <2 x float> %298, i64 0
  %328 = fneg float %327
  %329 = select i1 %325, float %328, float %327
  %330 = fneg <2 x float> %298
  %331 = insertelement <2 x float> %330, float %329, i64 0
  br label %332

332:                                              ; preds = %317, %307, %321, %324
  %333 = phi i32 [ %310, %307 ], [ %326, %324 ], [ 3, %321 ], [ 2, %317 ]
  %334 = phi float [ %302, %307 ], [ %301, %324 ], [ %303, %321 ], [ %303, %317 ]
  %335 = phi <2 x float> [ %314, %307 ], [ %331, %324 ], [ %323, %321 ], [ %320, %317 ]
  %336 = fpext <2 x float> %335 to <2 x double>
  %337 = fpext float %334 to double
  %338 = fcmp une float %334, 0.000000e+00
  %339 = insertelement <2 x double> poison, double %337, i64 0
  %340 = shufflevector <2 x double> %339, <2 x double> poison, <2 x i32> zeroinitializer
  %341 = fdiv <2 x double> %336, %340
  %342 = fadd <2 x double> %341, splat (double 1.000000e+00)
  %343 = fmul <2 x double> %342, splat (double 5.000000e-01)
  %344 = insertelement <2 x i1> poison, i1 %338, i64 0
  %345 = shufflevector <2 x i1> %344, <2 x i1> poison, <2 x i32> zeroinitializer
  %346 = select <2 x i1> %345, <2 x double> %343, <2 x double> zeroinitializer
  store <2 x double> %346, ptr %40, align 16
  %347 = getelementptr inbounds nuw i8, ptr %243, i64 44
  %348 = load i32, ptr %347, align 4
  %349 = icmp ult i32 %348, 6
  br i1 %349, label %356, label %350

350:                                              ; preds = %332
  %351 = udiv i32 %348, 6
  %352 = icmp ult i32 %277, %351
  %353 = add nsw i32 %351, -1
  %354 = select i1 %352, i32 %277, i32 %353
  %355 = mul i32 %354, 6
  br label %356

356:                                              ; preds = %332, %350
  %357 = phi i32 [ %355, %350 ], [ 0, %332 ]
  %358 = add i32 %357, %333
  br label %365

359:                                              ; preds = %278
  %360 = getelementptr inbounds nuw i8, ptr %243, i64 44
  %361 = load i32, ptr %360, align 4
  %362 = icmp ult i32 %277, %361
  %363 = add i32 %361, -1
  %364 = select i1 %362, i32 %277, i32 %363
  br label %365

365:                                              ; preds = %359, %356
  %366 = phi i32 [ %358, %356 ], [ %364, %359 ]
  %367 = phi i32 [ %348, %356 ], [ %361, %359 ]
  %368 = icmp ult i32 %366, %367
  %369 = select i1 %368, i32 %366, i32 0
  store i32 %369, ptr %68, align 4
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %42) #8
  br i1 %69, label %638, label %370

370:                                              ; preds = %365
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %37) #8
  store i64 0, ptr %71, align 8
  %371 = getelementptr inbounds nuw i8, ptr %243, i64 32
  %372 = getelementptr inbounds nuw i8, ptr %243, i64 40
  %373 = getelementptr inbounds nuw i8, ptr %243, i64 52
  %374 = getelementptr inbounds nuw i8, ptr %243, i64 56
  call void @llvm.lifetime.start.p0(i64 12, ptr nonnull %32) #8
  %375 = load <2 x i32>, ptr %371, align 8
  store <2 x i32> %375, ptr %32, align 8
  %376 = load i32, ptr %372, align 8
  store i32 %376, ptr %72, align 8
  br label %377

377:                                              ; preds = %370, %377
  %378 = phi i64 [ 0, %370 ], [ %384, %377 ]
  %379 = getelementptr inbounds nuw [3 x i32], ptr %32, i64 0, i64 %378
  %380 = load i32, ptr %379, align 4
  %381 = call i32 @llvm.umax.i32(i32 %380, i32 1)
  %382 = zext i32 %381 to i64
  %383 = getelementptr inbounds nuw [3 x i64], ptr %37, i64 0, i64 %378
  store i64 %382, ptr %383, align 8
  %384 = add nuw nsw i64 %378, 1
  %385 = icmp eq i64 %384, 3
  br i1 %385, label %386, label %377

386:                                              ; preds = %377
  %387 = getelementptr inbounds nuw i8, ptr %243, i64 24
  %388 = load i64, ptr %387, align 8
  store i64 %388, ptr %73, align 8
  %389 = load i64, ptr %74, align 8
  %390 = mul i64 %389, %388
  call void @llvm.lifetime.end.p0(i64 12, ptr nonnull %32) #8
  %391 = load i64, ptr %37, align 8
  %392 = getelementptr inbounds nuw i8, ptr %243, i64 64
  %393 = load i32, ptr %392, align 8
  %394 = icmp eq i32 %393, 0
  %395 = load double, ptr %40, align 16
  %396 = sitofp i64 %391 to double
  %397 = fmul double %395, %396
  %398 = select i1 %394, double %395, double %397
  %399 = fadd double %398, -5.000000e-01
  %400 = fmul double %399, 2.560000e+02
  %401 = fadd double %400, 5.000000e-01
  %402 = fcmp ogt double %401, 0xC270000000000000
  br i1 %402, label %406, label %403

403:                                              ; preds = %386
  %404 = fcmp uno double %401, 0.000000e+00
  %405 = select i1 %404, i64 0, i64 -1099511627776
  br label %414

406:                                              ; preds = %386
  %407 = fcmp ogt double %401, 0x4270000000000000
  br i1 %407, label %414, label %408

408:                                              ; preds = %406
  %409 = fptosi double %401 to i64
  %410 = sitofp i64 %409 to double
  %411 = fcmp olt double %401, %410
  %412 = sext i1 %411 to i64
  %413 = add i64 %412, %409
  br label %414

414:                                              ; preds = %403, %406, %408
  %415 = phi i64 [ %413, %408 ], [ %405, %403 ], [ 1099511627776, %406 ]
  %416 = ashr i64 %415, 8
  %417 = load i32, ptr %65, align 16
  %418 = icmp eq i32 %417, 0
  %419 = load double, ptr %66, align 8
  %420 = sitofp i64 %389 to double
  %421 = fmul double %419, %420
  %422 = select i1 %394, double %419, double %421
  %423 = fadd double %422, -5.000000e-01
  %424 = fmul double %423, 2.560000e+02
  %425 = fadd double %424, 5.000000e-01
  %426 = fcmp ogt double %425, 0xC270000000000000
  br i1 %426, label %430, label %427

427:                                              ; preds = %414
  %428 = fcmp uno double %425, 0.000000e+00
  %429 = select i1 %428, i64 0, i64 -1099511627776
  br label %438

430:                                              ; preds = %414
  %431 = fcmp ogt double %425, 0x4270000000000000
  br i1 %431, label %438, label %432

432:                                              ; preds = %430
  %433 = fptosi double %425 to i64
  %434 = sitofp i64 %433 to double
  %435 = fcmp olt double %425, %434
  %436 = sext i1 %435 to i64
  %437 = add i64 %436, %433
  br label %438

438:                                              ; preds = %427, %430, %432
  %439 = phi i64 [ %437, %432 ], [ %429, %427 ], [ 1099511627776, %430 ]
  %440 = ashr i64 %439, 8
  %441 = getelementptr inbounds nuw i8, ptr %243, i64 60
  %442 = getelementptr inbounds nuw i8, ptr %243, i64 80
  %443 = shl nsw i64 %391, 1
  %444 = add nsw i64 %391, -1
  %445 = getelementptr inbounds nuw i8, ptr %243, i64 84
  %446 = shl nsw i64 %389, 1
  %447 = add nsw i64 %389, -1
  %448 = getelementptr inbounds nuw i8, ptr %243, i64 68
  %449 = load i64, ptr %71, align 8
  %450 = getelementptr inbounds nuw i8, ptr %270, i64 %449
  %451 = zext i32 %369 to i64
  %452 = load i64, ptr %75, align 8
  %453 = mul i64 %390, %451
  %454 = mul i64 %453, %452
  %455 = getelementptr inbounds nuw i8, ptr %450, i64 %454
  %456 = getelementptr inbounds nuw i8, ptr %243, i64 96
  br label %457

457:                                              ; preds = %438, %632
  %458 = phi i64 [ 0, %438 ], [ %635, %632 ]
  %459 = trunc i64 %458 to i32
  %460 = add i32 %459, -1
  %461 = icmp ult i32 %460, 2
  %462 = zext i1 %461 to i64
  %463 = add nsw i64 %416, %462
  br i1 %418, label %464, label %466

464:                                              ; preds = %457
  %465 = load i32, ptr %442, align 4
  br label %466

466:                                              ; preds = %457, %464
  %467 = phi i32 [ %465, %464 ], [ 1, %457 ]
  %468 = and i32 %467, -3
  %469 = icmp eq i32 %468, 0
  %470 = select i1 %394, i1 %469, i1 false
  %471 = select i1 %470, i32 1, i32 %467
  switch i32 %471, label %484 [
    i32 0, label %472
    i32 2, label %476
  ]

472:                                              ; preds = %466
  %473 = srem i64 %463, %391
  %474 = add nsw i64 %473, %391
  %475 = srem i64 %474, %391
  br label %493

476:                                              ; preds = %466
  %477 = srem i64 %463, %443
  %478 = add nsw i64 %477, %443
  %479 = srem i64 %478, %443
  %480 = icmp slt i64 %479, %391
  %481 = xor i64 %479, -1
  %482 = add i64 %443, %481
  %483 = select i1 %480, i64 %479, i64 %482
  br label %493

484:                                              ; preds = %466
  %485 = icmp sgt i64 %463, -1
  %486 = icmp slt i64 %463, %391
  %487 = and i1 %485, %486
  br i1 %487, label %493, label %488

488:                                              ; preds = %484
  %489 = icmp eq i32 %471, 3
  %490 = icmp slt i64 %463, 0
  %491 = select i1 %490, i64 0, i64 %444
  %492 = select i1 %489, i64 -1, i64 %491
  br label %493

493:                                              ; preds = %472, %476, %484, %488
  %494 = phi i64 [ %475, %472 ], [ %483, %476 ], [ %492, %488 ], [ %463, %484 ]
  %495 = icmp samesign ult i64 %458, 2
  %496 = zext i1 %495 to i64
  %497 = add nsw i64 %440, %496
  br i1 %418, label %498, label %500

498:                                              ; preds = %493
  %499 = load i32, ptr %445, align 4
  br label %500

500:                                              ; preds = %493, %498
  %501 = phi i32 [ %499, %498 ], [ 1, %493 ]
  %502 = and i32 %501, -3
  %503 = icmp eq i32 %502, 0
  %504 = select i1 %394, i1 %503, i1 false
  %505 = select i1 %504, i32 1, i32 %501
  switch i32 %505, label %518 [
    i32 0, label %506
    i32 2, label %510
  ]

506:                                              ; preds = %500
  %507 = srem i64 %497, %389
  %508 = add nsw i64 %507, %389
  %509 = srem i64 %508, %389
  br label %527

510:                                              ; preds = %500
  %511 = srem i64 %497, %446
  %512 = add nsw i64 %511, %446
  %513 = srem i64 %512, %446
  %514 = icmp slt i64 %513, %389
  %515 = xor i64 %513, -1
  %516 = add i64 %446, %515
  %517 = select i1 %514, i64 %513, i64 %516
  br label %527

518:                                              ; preds = %500
  %519 = icmp sgt i64 %497, -1
  %520 = icmp slt i64 %497, %389
  %521 = and i1 %519, %520
  br i1 %521, label %527, label %522

522:                                              ; preds = %518
  %523 = icmp eq i32 %505, 3
  %524 = icmp slt i64 %497, 0
  %525 = select i1 %524, i64 0, i64 %447
  %526 = select i1 %523, i64 -1, i64 %525
  br label %527

527:                                              ; preds = %506, %510, %518, %522
  %528 = phi i64 [ %509, %506 ], [ %517, %510 ], [ %526, %522 ], [ %497, %518 ]
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %38) #8
  store <4 x i32> zeroinitializer, ptr %38, align 16
  %529 = load i32, ptr %441, align 4
  %530 = icmp eq i32 %529, 2
  br i1 %530, label %534, label %531

531:                                              ; preds = %527
  %532 = load i32, ptr %448, align 4
  %533 = icmp ne i32 %532, 0
  br label %534

534:                                              ; preds = %531, %527
  %535 = phi i1 [ true, %527 ], [ %533, %531 ]
  %536 = icmp slt i64 %494, 0
  %537 = icmp slt i64 %528, 0
  %538 = select i1 %536, i1 true, i1 %537
  br i1 %538, label %539, label %572

539:                                              ; preds = %534
  %540 = load i32, ptr %373, align 4
  %541 = icmp eq i32 %540, 0
  br i1 %541, label %632, label %542

542:                                              ; preds = %539
  %543 = zext i32 %540 to i64
  br label %544

544:                                              ; preds = %542, %567
  %545 = phi i64 [ 0, %542 ], [ %570, %567 ]
  %546 = getelementptr inbounds nuw [4 x float], ptr %456, i64 0, i64 %545
  br i1 %535, label %547, label %549

547:                                              ; preds = %544
  %548 = load i32, ptr %546, align 4
  br label %567

549:                                              ; preds = %544
  %550 = load float, ptr %546, align 4
  %551 = fpext float %550 to double
  %552 = fcmp ogt float %550, 0xC270000000000000
  br i1 %552, label %556, label %553

553:                                              ; preds = %549
  %554 = fcmp uno float %550, 0.000000e+00
  %555 = select i1 %554, i64 0, i64 -1099511627776
  br label %564

556:                                              ; preds = %549
  %557 = fcmp ogt float %550, 0x4270000000000000
  br i1 %557, label %564, label %558

558:                                              ; preds = %556
  %559 = fptosi float %550 to i64
  %560 = sitofp i64 %559 to double
  %561 = fcmp olt double %551, %560
  %562 = sext i1 %561 to i64
  %563 = add i64 %562, %559
  br label %564

564:                                              ; preds = %553, %556, %558
  %565 = phi i64 [ %563, %558 ], [ %555, %553 ], [ 1099511627776, %556 ]
  %566 = trunc i64 %565 to i32
  br label %567

567:                                              ; preds = %564, %547
  %568 = phi i32 [ %548, %547 ], [ %566, %564 ]
  %569 = getelementptr inbounds nuw i32, ptr %38, i64 %545
  store i32 %568, ptr %569, align 4
  %570 = add nuw nsw i64 %545, 1
  %571 = icmp eq i64 %570, %543
  br i1 %571, label %632, label %544

572:                                              ; preds = %534
  %573 = mul i64 %528, %388
  %574 = getelementptr inbounds nuw i8, ptr %455, i64 %573
  %575 = load i32, ptr %373, align 4
  %576 = load i32, ptr %374, align 8
  %577 = mul i32 %576, %575
  %578 = lshr i32 %577, 3
  %579 = zext nneg i32 %578 to i64
  %580 = mul nuw nsw i64 %494, %579
  %581 = getelementptr inbounds nuw i8, ptr %574, i64 %580
  %582 = icmp eq i32 %575, 0
  br i1 %582, label %632, label %583

583:                                              ; preds = %572
  %584 = lshr i32 %576, 3
  %585 = zext nneg i32 %584 to i64
  %586 = sub i32 32, %576
  %587 = icmp eq i32 %529, 0
  %588 = sext i1 %587 to i32
  %589 = add i32 %576, %588
  %590 = shl nsw i32 -1, %589
  %591 = xor i32 %590, -1
  %592 = uitofp nneg i32 %591 to float
  %593 = icmp eq i32 %529, 0
  %594 = icmp eq i32 %576, 16
  %595 = zext i32 %575 to i64
  br label %596

596:                                              ; preds = %583, %629
  %597 = phi i64 [ 0, %583 ], [ %630, %629 ]
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %31)
  store i32 0, ptr %31, align 4
  %598 = trunc nuw i64 %597 to i32
  %599 = mul i32 %576, %598
  %600 = lshr i32 %599, 3
  %601 = zext nneg i32 %600 to i64
  %602 = getelementptr inbounds nuw i8, ptr %581, i64 %601
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 4 %31, ptr nonnull align 1 %602, i64 %585, i1 false)
  %603 = load i32, ptr %31, align 4
  %604 = shl i32 %603, %586
  %605 = ashr exact i32 %604, %586
  br i1 %530, label %606, label %615

606:                                              ; preds = %596
  br i1 %594, label %607, label %612

607:                                              ; preds = %606
  %608 = trunc i32 %603 to i16
  %609 = bitcast i16 %608 to half
  %610 = fpext half %609 to float
  %611 = bitcast float %610 to i32
  br label %612

612:                                              ; preds = %607, %606
  %613 = phi i32 [ %611, %607 ], [ %603, %606 ]
  %614 = getelementptr inbounds nuw i32, ptr %38, i64 %597
  store i32 %613, ptr %614, align 4
  br label %629

615:                                              ; preds = %596
  %616 = load i32, ptr %448, align 4
  %617 = icmp eq i32 %616, 0
  br i1 %617, label %626, label %618

618:                                              ; preds = %615
  %619 = sitofp i32 %605 to float
  %620 = uitofp i32 %603 to float
  %621 = select i1 %587, float %619, float %620
  %622 = fdiv float %621, %592
  %623 = fcmp olt float %622, -1.000000e+00
  %624 = select i1 %623, float -1.000000e+00, float %622
  %625 = getelementptr inbounds nuw i32, ptr %38, i64 %597
  store float %624, ptr %625, align 4
  br label %629

626:                                              ; preds = %615
  %627 = select i1 %593, i32 %605, i32 %603
  %628 = getelementptr inbounds nuw i32, ptr %38, i64 %597
  store i32 %627, ptr %628, align 4
  br label %629

629:                                              ; preds = %626, %618, %612
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %31)
  %630 = add nuw nsw i64 %597, 1
  %631 = icmp samesign ult i64 %630, %595
  br i1 %631, label %596, label %632

632:                                              ; preds = %629, %567, %572, %539
  %633 = load i32, ptr %77, align 4
  %634 = getelementptr inbounds nuw i32, ptr %42, i64 %458
  store i32 %633, ptr %634, align 4
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %38) #8
  %635 = add nuw nsw i64 %458, 1
  %636 = icmp eq i64 %635, 4
  br i1 %636, label %637, label %457

637:                                              ; preds = %632
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %37) #8
  br label %2104

638:                                              ; preds = %365
  %639 = getelementptr inbounds nuw i8, ptr %273, i64 512
  %640 = load float, ptr %639, align 4
  %641 = getelementptr inbounds nuw i8, ptr %243, i64 60
  %642 = load i32, ptr %641, align 4
  %643 = icmp eq i32 %642, 2
  br i1 %643, label %648, label %644

644:                                              ; preds = %638
  %645 = getelementptr inbounds nuw i8, ptr %243, i64 68
  %646 = load i32, ptr %645, align 4
  %647 = icmp eq i32 %646, 0
  br label %648

648:                                              ; preds = %644, %638
  %649 = phi i1 [ false, %638 ], [ %647, %644 ]
  %650 = getelementptr inbounds nuw i8, ptr %243, i64 112
  %651 = load float, ptr %650, align 8
  %652 = fadd float %640, %651
  %653 = getelementptr inbounds nuw i8, ptr %243, i64 116
  %654 = load float, ptr %653, align 4
  %655 = fcmp olt float %652, %654
  br i1 %655, label %661, label %656

656:                                              ; preds = %648
  %657 = getelementptr inbounds nuw i8, ptr %243, i64 120
  %658 = load float, ptr %657, align 8
  %659 = fcmp ogt float %652, %658
  %660 = select i1 %659, float %658, float %652
  br label %661

661:                                              ; preds = %656, %648
  %662 = phi float [ %654, %648 ], [ %660, %656 ]
  %663 = getelementptr inbounds nuw i8, ptr %243, i64 48
  %664 = load i32, ptr %663, align 8
  %665 = add i32 %664, -1
  %666 = zext i32 %665 to i64
  %667 = fpext float %662 to double
  %668 = fmul double %667, 2.560000e+02
  %669 = fadd double %668, 5.000000e-01
  %670 = fcmp ogt double %669, 0xC270000000000000
  br i1 %670, label %674, label %671

671:                                              ; preds = %661
  %672 = fcmp uno double %669, 0.000000e+00
  %673 = select i1 %672, i64 0, i64 -1099511627776
  br label %682

674:                                              ; preds = %661
  %675 = fcmp ogt double %669, 0x4270000000000000
  br i1 %675, label %682, label %676

676:                                              ; preds = %674
  %677 = fptosi double %669 to i64
  %678 = sitofp i64 %677 to double
  %679 = fcmp olt double %669, %678
  %680 = sext i1 %679 to i64
  %681 = add i64 %680, %677
  br label %682

682:                                              ; preds = %671, %674, %676
  %683 = phi i64 [ %681, %676 ], [ %673, %671 ], [ 1099511627776, %674 ]
  %684 = load i8, ptr %58, align 4
  %685 = trunc nuw i8 %684 to i1
  %686 = select i1 %685, i1 true, i1 %649
  br i1 %686, label %687, label %964

687:                                              ; preds = %682
  %688 = fadd double %667, 5.000000e-01
  %689 = fcmp ogt double %688, 0xC270000000000000
  br i1 %689, label %693, label %690

690:                                              ; preds = %687
  %691 = fcmp uno double %688, 0.000000e+00
  br i1 %691, label %695, label %692

692:                                              ; preds = %690
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %34) #8
  br label %709

693:                                              ; preds = %687
  %694 = fcmp ogt double %688, 0x4270000000000000
  br i1 %694, label %695, label %699

695:                                              ; preds = %693, %690
  %696 = phi i64 [ 1099511627776, %693 ], [ 0, %690 ]
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %34) #8
  %697 = call i64 @llvm.umin.i64(i64 %696, i64 %666)
  %698 = trunc nuw i64 %697 to i32
  br label %710

699:                                              ; preds = %693
  %700 = fptosi double %688 to i64
  %701 = sitofp i64 %700 to double
  %702 = fcmp olt double %688, %701
  %703 = sext i1 %702 to i64
  %704 = add i64 %703, %700
  %705 = freeze i64 %704
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %34) #8
  %706 = icmp slt i64 %705, 0
  %707 = call i64 @llvm.umin.i64(i64 %705, i64 %666)
  %708 = trunc nuw i64 %707 to i32
  br i1 %706, label %709, label %710

709:                                              ; preds = %692, %699
  br label %710

710:                                              ; preds = %695, %699, %709
  %711 = phi i32 [ 0, %709 ], [ %708, %699 ], [ %698, %695 ]
  store i64 0, ptr %106, align 8
  %712 = getelementptr inbounds nuw i8, ptr %243, i64 32
  %713 = getelementptr inbounds nuw i8, ptr %243, i64 40
  %714 = getelementptr inbounds nuw i8, ptr %243, i64 52
  %715 = getelementptr inbounds nuw i8, ptr %243, i64 56
  %716 = getelementptr inbounds nuw i8, ptr %243, i64 24
  %717 = load <2 x i32>, ptr %712, align 8
  %718 = load i32, ptr %713, align 8
  %719 = zext i32 %367 to i64
  br label %720

720:                                              ; preds = %749, %710
  %721 = phi i32 [ 0, %710 ], [ %755, %749 ]
  call void @llvm.lifetime.start.p0(i64 12, ptr nonnull %33) #8
  store <2 x i32> %717, ptr %33, align 8
  store i32 %718, ptr %107, align 8
  br label %724

722:                                              ; preds = %724
  %723 = icmp eq i32 %721, 0
  br i1 %723, label %742, label %734

724:                                              ; preds = %720, %724
  %725 = phi i64 [ 0, %720 ], [ %732, %724 ]
  %726 = getelementptr inbounds nuw [3 x i32], ptr %33, i64 0, i64 %725
  %727 = load i32, ptr %726, align 4
  %728 = lshr i32 %727, %721
  %729 = call i32 @llvm.umax.i32(i32 %728, i32 1)
  %730 = zext i32 %729 to i64
  %731 = getelementptr inbounds nuw [3 x i64], ptr %34, i64 0, i64 %725
  store i64 %730, ptr %731, align 8
  %732 = add nuw nsw i64 %725, 1
  %733 = icmp eq i64 %732, 3
  br i1 %733, label %722, label %724

734:                                              ; preds = %722
  %735 = load i64, ptr %34, align 8
  %736 = load i32, ptr %714, align 4
  %737 = load i32, ptr %715, align 8
  %738 = mul i32 %737, %736
  %739 = lshr i32 %738, 3
  %740 = zext nneg i32 %739 to i64
  %741 = mul nsw i64 %735, %740
  br label %744

742:                                              ; preds = %722
  %743 = load i64, ptr %716, align 8
  br label %744

744:                                              ; preds = %742, %734
  %745 = phi i64 [ %741, %734 ], [ %743, %742 ]
  store i64 %745, ptr %108, align 8
  %746 = load i64, ptr %109, align 8
  %747 = mul i64 %746, %745
  store i64 %747, ptr %110, align 8
  %748 = icmp eq i32 %721, %711
  br i1 %748, label %756, label %749

749:                                              ; preds = %744
  %750 = load i64, ptr %111, align 8
  %751 = mul i64 %750, %747
  %752 = mul i64 %751, %719
  %753 = load i64, ptr %106, align 8
  %754 = add i64 %752, %753
  store i64 %754, ptr %106, align 8
  call void @llvm.lifetime.end.p0(i64 12, ptr nonnull %33) #8
  %755 = add i32 %721, 1
  br label %720

756:                                              ; preds = %744
  call void @llvm.lifetime.end.p0(i64 12, ptr nonnull %33) #8
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %30) #8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %30, i8 0, i64 24, i1 false)
  %757 = load i32, ptr %55, align 8
  %758 = icmp eq i32 %757, 0
  br i1 %758, label %767, label %759

759:                                              ; preds = %756
  %760 = getelementptr inbounds nuw i8, ptr %243, i64 64
  %761 = load i32, ptr %760, align 8
  %762 = icmp eq i32 %761, 0
  %763 = load i32, ptr %65, align 16
  %764 = icmp eq i32 %763, 0
  %765 = getelementptr inbounds nuw i8, ptr %243, i64 80
  %766 = zext i32 %757 to i64
  br label %886

767:                                              ; preds = %950, %756
  store <4 x i32> zeroinitializer, ptr %42, align 16
  br i1 %643, label %772, label %768

768:                                              ; preds = %767
  %769 = getelementptr inbounds nuw i8, ptr %243, i64 68
  %770 = load i32, ptr %769, align 4
  %771 = icmp ne i32 %770, 0
  br label %772

772:                                              ; preds = %768, %767
  %773 = phi i1 [ true, %767 ], [ %771, %768 ]
  %774 = load i64, ptr %30, align 16
  %775 = icmp slt i64 %774, 0
  br i1 %775, label %782, label %776

776:                                              ; preds = %772
  %777 = load i64, ptr %112, align 8
  %778 = icmp slt i64 %777, 0
  br i1 %778, label %782, label %779

779:                                              ; preds = %776
  %780 = load i64, ptr %113, align 16
  %781 = icmp slt i64 %780, 0
  br i1 %781, label %782, label %816

782:                                              ; preds = %779, %776, %772
  %783 = load i32, ptr %714, align 4
  %784 = icmp eq i32 %783, 0
  br i1 %784, label %885, label %785

785:                                              ; preds = %782
  %786 = getelementptr inbounds nuw i8, ptr %243, i64 96
  %787 = zext i32 %783 to i64
  br label %788

788:                                              ; preds = %785, %811
  %789 = phi i64 [ 0, %785 ], [ %814, %811 ]
  %790 = getelementptr inbounds nuw [4 x float], ptr %786, i64 0, i64 %789
  br i1 %773, label %791, label %793

791:                                              ; preds = %788
  %792 = load i32, ptr %790, align 4
  br label %811

793:                                              ; preds = %788
  %794 = load float, ptr %790, align 4
  %795 = fpext float %794 to double
  %796 = fcmp ogt float %794, 0xC270000000000000
  br i1 %796, label %800, label %797

797:                                              ; preds = %793
  %798 = fcmp uno float %794, 0.000000e+00
  %799 = select i1 %798, i64 0, i64 -1099511627776
  br label %808

800:                                              ; preds = %793
  %801 = fcmp ogt float %794, 0x4270000000000000
  br i1 %801, label %808, label %802

802:                                              ; preds = %800
  %803 = fptosi float %794 to i64
  %804 = sitofp i64 %803 to double
  %805 = fcmp olt double %795, %804
  %806 = sext i1 %805 to i64
  %807 = add i64 %806, %803
  br label %808

808:                                              ; preds = %802, %800, %797
  %809 = phi i64 [ %807, %802 ], [ %799, %797 ], [ 1099511627776, %800 ]
  %810 = trunc i64 %809 to i32
  br label %811

811:                                              ; preds = %808, %791
  %812 = phi i32 [ %792, %791 ], [ %810, %808 ]
  %813 = getelementptr inbounds nuw i32, ptr %42, i64 %789
  store i32 %812, ptr %813, align 4
  %814 = add nuw nsw i64 %789, 1
  %815 = icmp eq i64 %814, %787
  br i1 %815, label %885, label %788

816:                                              ; preds = %779
  %817 = load i64, ptr %106, align 8
  %818 = getelementptr inbounds nuw i8, ptr %270, i64 %817
  %819 = zext i32 %369 to i64
  %820 = load i64, ptr %111, align 8
  %821 = mul nsw i64 %820, %819
  %822 = add nsw i64 %821, %780
  %823 = mul i64 %822, %747
  %824 = getelementptr inbounds nuw i8, ptr %818, i64 %823
  %825 = mul i64 %777, %745
  %826 = getelementptr inbounds nuw i8, ptr %824, i64 %825
  %827 = load i32, ptr %714, align 4
  %828 = load i32, ptr %715, align 8
  %829 = mul i32 %828, %827
  %830 = lshr i32 %829, 3
  %831 = zext nneg i32 %830 to i64
  %832 = mul nuw nsw i64 %774, %831
  %833 = getelementptr inbounds nuw i8, ptr %826, i64 %832
  %834 = icmp eq i32 %827, 0
  br i1 %834, label %885, label %835

835:                                              ; preds = %816
  %836 = getelementptr inbounds nuw i8, ptr %243, i64 68
  %837 = lshr i32 %828, 3
  %838 = zext nneg i32 %837 to i64
  %839 = sub i32 32, %828
  %840 = icmp eq i32 %642, 0
  %841 = sext i1 %840 to i32
  %842 = add i32 %828, %841
  %843 = shl nsw i32 -1, %842
  %844 = xor i32 %843, -1
  %845 = uitofp nneg i32 %844 to float
  %846 = icmp eq i32 %642, 0
  %847 = icmp eq i32 %828, 16
  %848 = zext i32 %827 to i64
  br label %849

849:                                              ; preds = %835, %882
  %850 = phi i64 [ 0, %835 ], [ %883, %882 ]
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %29)
  store i32 0, ptr %29, align 4
  %851 = trunc nuw i64 %850 to i32
  %852 = mul i32 %828, %851
  %853 = lshr i32 %852, 3
  %854 = zext nneg i32 %853 to i64
  %855 = getelementptr inbounds nuw i8, ptr %833, i64 %854
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 4 %29, ptr nonnull align 1 %855, i64 %838, i1 false)
  %856 = load i32, ptr %29, align 4
  %857 = shl i32 %856, %839
  %858 = ashr exact i32 %857, %839
  br i1 %643, label %859, label %868

859:                                              ; preds = %849
  br i1 %847, label %860, label %865

860:                                              ; preds = %859
  %861 = trunc i32 %856 to i16
  %862 = bitcast i16 %861 to half
  %863 = fpext half %862 to float
  %864 = bitcast float %863 to i32
  br label %865

865:                                              ; preds = %860, %859
  %866 = phi i32 [ %864, %860 ], [ %856, %859 ]
  %867 = getelementptr inbounds nuw i32, ptr %42, i64 %850
  store i32 %866, ptr %867, align 4
  br label %882

868:                                              ; preds = %849
  %869 = load i32, ptr %836, align 4
  %870 = icmp eq i32 %869, 0
  br i1 %870, label %879, label %871

871:                                              ; preds = %868
  %872 = sitofp i32 %858 to float
  %873 = uitofp i32 %856 to float
  %874 = select i1 %840, float %872, float %873
  %875 = fdiv float %874, %845
  %876 = fcmp olt float %875, -1.000000e+00
  %877 = select i1 %876, float -1.000000e+00, float %875
  %878 = getelementptr inbounds nuw i32, ptr %42, i64 %850
  store float %877, ptr %878, align 4
  br label %882

879:                                              ; preds = %868
  %880 = select i1 %846, i32 %858, i32 %856
  %881 = getelementptr inbounds nuw i32, ptr %42, i64 %850
  store i32 %880, ptr %881, align 4
  br label %882

882:                                              ; preds = %879, %871, %865
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %29)
  %883 = add nuw nsw i64 %850, 1
  %884 = icmp samesign ult i64 %883, %848
  br i1 %884, label %849, label %885

885:                                              ; preds = %882, %811, %816, %782
  br i1 %685, label %955, label %963

886:                                              ; preds = %759, %950
  %887 = phi i64 [ 0, %759 ], [ %953, %950 ]
  %888 = getelementptr inbounds nuw [3 x double], ptr %40, i64 0, i64 %887
  %889 = load double, ptr %888, align 8
  br i1 %762, label %896, label %890

890:                                              ; preds = %886
  br i1 %685, label %908, label %891

891:                                              ; preds = %890
  %892 = getelementptr inbounds nuw [3 x i64], ptr %34, i64 0, i64 %887
  %893 = load i64, ptr %892, align 8
  %894 = sitofp i64 %893 to double
  %895 = fmul double %889, %894
  br label %897

896:                                              ; preds = %886
  br i1 %685, label %908, label %897

897:                                              ; preds = %891, %896
  %898 = phi double [ %895, %891 ], [ %889, %896 ]
  br i1 %764, label %899, label %902

899:                                              ; preds = %897
  %900 = getelementptr inbounds nuw [3 x i32], ptr %765, i64 0, i64 %887
  %901 = load i32, ptr %900, align 4
  br label %902

902:                                              ; preds = %899, %897
  %903 = phi i32 [ %901, %899 ], [ 1, %897 ]
  %904 = and i32 %903, -3
  %905 = icmp eq i32 %904, 0
  %906 = select i1 %762, i1 %905, i1 false
  %907 = select i1 %906, i32 1, i32 %903
  br label %908

908:                                              ; preds = %890, %902, %896
  %909 = phi double [ %898, %902 ], [ %889, %896 ], [ %889, %890 ]
  %910 = phi i32 [ %907, %902 ], [ 3, %896 ], [ 3, %890 ]
  %911 = fcmp ogt double %909, 0xC270000000000000
  br i1 %911, label %915, label %912

912:                                              ; preds = %908
  %913 = fcmp uno double %909, 0.000000e+00
  %914 = select i1 %913, i64 0, i64 -1099511627776
  br label %923

915:                                              ; preds = %908
  %916 = fcmp ogt double %909, 0x4270000000000000
  br i1 %916, label %923, label %917

917:                                              ; preds = %915
  %918 = fptosi double %909 to i64
  %919 = sitofp i64 %918 to double
  %920 = fcmp olt double %909, %919
  %921 = sext i1 %920 to i64
  %922 = add i64 %921, %918
  br label %923

923:                                              ; preds = %917, %915, %912
  %924 = phi i64 [ %922, %917 ], [ %914, %912 ], [ 1099511627776, %915 ]
  %925 = getelementptr inbounds nuw [3 x i64], ptr %34, i64 0, i64 %887
  %926 = load i64, ptr %925, align 8
  switch i32 %910, label %940 [
    i32 0, label %927
    i32 2, label %931
  ]

927:                                              ; preds = %923
  %928 = srem i64 %924, %926
  %929 = add nsw i64 %928, %926
  %930 = srem i64 %929, %926
  br label %950

931:                                              ; preds = %923
  %932 = shl nsw i64 %926, 1
  %933 = srem i64 %924, %932
  %934 = add nsw i64 %933, %932
  %935 = srem i64 %934, %932
  %936 = icmp slt i64 %935, %926
  %937 = xor i64 %935, -1
  %938 = add i64 %932, %937
  %939 = select i1 %936, i64 %935, i64 %938
  br label %950

940:                                              ; preds = %923
  %941 = icmp sgt i64 %924, -1
  %942 = icmp slt i64 %924, %926
  %943 = and i1 %941, %942
  br i1 %943, label %950, label %944

944:                                              ; preds = %940
  %945 = icmp eq i32 %910, 3
  %946 = icmp slt i64 %924, 0
  %947 = add nsw i64 %926, -1
  %948 = select i1 %946, i64 0, i64 %947
  %949 = select i1 %945, i64 -1, i64 %948
  br label %950

950:                                              ; preds = %944, %940, %931, %927
  %951 = phi i64 [ %930, %927 ], [ %939, %931 ], [ %949, %944 ], [ %924, %940 ]
  %952 = getelementptr inbounds nuw [3 x i64], ptr %30, i64 0, i64 %887
  store i64 %951, ptr %952, align 8
  %953 = add nuw nsw i64 %887, 1
  %954 = icmp eq i64 %953, %766
  br i1 %954, label %767, label %886

955:                                              ; preds = %885
  %956 = load i64, ptr %112, align 8
  %957 = icmp slt i64 %956, 0
  %958 = select i1 %775, i1 true, i1 %957
  %959 = load i64, ptr %113, align 16
  %960 = icmp slt i64 %959, 0
  %961 = select i1 %958, i1 true, i1 %960
  br i1 %961, label %962, label %963

962:                                              ; preds = %955
  store <4 x i32> zeroinitializer, ptr %42, align 16
  br label %963

963:                                              ; preds = %885, %955, %962
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %30) #8
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %34) #8
  br label %2104

964:                                              ; preds = %682
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %35) #8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %36) #8
  %965 = getelementptr inbounds nuw i8, ptr %243, i64 76
  %966 = load i32, ptr %965, align 4
  %967 = icmp eq i32 %966, 1
  br i1 %967, label %968, label %970

968:                                              ; preds = %964
  %969 = ashr i64 %683, 8
  br label %984

970:                                              ; preds = %964
  %971 = fadd double %667, 5.000000e-01
  %972 = fcmp ogt double %971, 0xC270000000000000
  br i1 %972, label %975, label %973

973:                                              ; preds = %970
  %974 = fcmp uno double %971, 0.000000e+00
  br i1 %974, label %983, label %984

975:                                              ; preds = %970
  %976 = fcmp ogt double %971, 0x4270000000000000
  br i1 %976, label %984, label %977

977:                                              ; preds = %975
  %978 = fptosi double %971 to i64
  %979 = sitofp i64 %978 to double
  %980 = fcmp olt double %971, %979
  %981 = sext i1 %980 to i64
  %982 = add i64 %981, %978
  br label %984

983:                                              ; preds = %973
  br label %984

984:                                              ; preds = %973, %977, %975, %983, %968
  %985 = phi i64 [ %969, %968 ], [ %982, %977 ], [ -1099511627776, %973 ], [ 1099511627776, %975 ], [ 0, %983 ]
  %986 = freeze i64 %985
  %987 = icmp sgt i64 %986, -1
  %988 = icmp samesign ult i64 %986, %666
  %989 = and i64 %683, 255
  %990 = uitofp nneg i64 %989 to double
  %991 = fmul double %990, 3.906250e-03
  %992 = icmp slt i64 %986, 0
  %993 = call i64 @llvm.umin.i64(i64 %986, i64 %666)
  %994 = trunc nuw i64 %993 to i32
  %995 = select i1 %992, i32 0, i32 %994
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %22) #8
  store i64 0, ptr %78, align 8
  %996 = getelementptr inbounds nuw i8, ptr %243, i64 32
  %997 = getelementptr inbounds nuw i8, ptr %243, i64 36
  %998 = getelementptr inbounds nuw i8, ptr %243, i64 40
  %999 = getelementptr inbounds nuw i8, ptr %243, i64 52
  %1000 = getelementptr inbounds nuw i8, ptr %243, i64 56
  %1001 = getelementptr inbounds nuw i8, ptr %243, i64 24
  %1002 = load i32, ptr %996, align 8
  %1003 = load i32, ptr %997, align 4
  %1004 = load i32, ptr %998, align 8
  %1005 = zext i32 %367 to i64
  br label %1006

1006:                                             ; preds = %1035, %984
  %1007 = phi i32 [ 0, %984 ], [ %1041, %1035 ]
  call void @llvm.lifetime.start.p0(i64 12, ptr nonnull %21) #8
  store i32 %1002, ptr %21, align 4
  store i32 %1003, ptr %79, align 4
  store i32 %1004, ptr %80, align 4
  br label %1010

1008:                                             ; preds = %1010
  %1009 = icmp eq i32 %1007, 0
  br i1 %1009, label %1028, label %1020

1010:                                             ; preds = %1006, %1010
  %1011 = phi i64 [ 0, %1006 ], [ %1018, %1010 ]
  %1012 = getelementptr inbounds nuw [3 x i32], ptr %21, i64 0, i64 %1011
  %1013 = load i32, ptr %1012, align 4
  %1014 = lshr i32 %1013, %1007
  %1015 = call i32 @llvm.umax.i32(i32 %1014, i32 1)
  %1016 = zext i32 %1015 to i64
  %1017 = getelementptr inbounds nuw [3 x i64], ptr %22, i64 0, i64 %1011
  store i64 %1016, ptr %1017, align 8
  %1018 = add nuw nsw i64 %1011, 1
  %1019 = icmp eq i64 %1018, 3
  br i1 %1019, label %1008, label %1010

1020:                                             ; preds = %1008
  %1021 = load i64, ptr %22, align 8
  %1022 = load i32, ptr %999, align 4
  %1023 = load i32, ptr %1000, align 8
  %1024 = mul i32 %1023, %1022
  %1025 = lshr i32 %1024, 3
  %1026 = zext nneg i32 %1025 to i64
  %1027 = mul nsw i64 %1021, %1026
  br label %1030

1028:                                             ; preds = %1008
  %1029 = load i64, ptr %1001, align 8
  br label %1030

1030:                                             ; preds = %1028, %1020
  %1031 = phi i64 [ %1027, %1020 ], [ %1029, %1028 ]
  store i64 %1031, ptr %81, align 8
  %1032 = load i64, ptr %82, align 8
  %1033 = mul i64 %1032, %1031
  store i64 %1033, ptr %83, align 8
  %1034 = icmp eq i32 %1007, %995
  br i1 %1034, label %1042, label %1035

1035:                                             ; preds = %1030
  %1036 = load i64, ptr %84, align 8
  %1037 = mul i64 %1036, %1033
  %1038 = mul i64 %1037, %1005
  %1039 = load i64, ptr %78, align 8
  %1040 = add i64 %1038, %1039
  store i64 %1040, ptr %78, align 8
  call void @llvm.lifetime.end.p0(i64 12, ptr nonnull %21) #8
  %1041 = add i32 %1007, 1
  br label %1006

1042:                                             ; preds = %1030
  %1043 = and i1 %967, %987
  %1044 = select i1 %1043, i1 %988, i1 false
  %1045 = select i1 %1044, double %991, double 0.000000e+00
  call void @llvm.lifetime.end.p0(i64 12, ptr nonnull %21) #8
  %1046 = getelementptr inbounds nuw i8, ptr %243, i64 72
  %1047 = load i32, ptr %1046, align 8
  %1048 = icmp eq i32 %1047, 1
  br i1 %1048, label %1049, label %1336

1049:                                             ; preds = %1042
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %15) #8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %15, i8 0, i64 24, i1 false)
  call void @llvm.lifetime.start.p0(i64 12, ptr nonnull %16) #8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(12) %16, i8 0, i64 12, i1 false)
  %1050 = load i32, ptr %55, align 8
  %1051 = icmp eq i32 %1050, 1
  %1052 = select i1 %1051, i32 2, i32 %1050
  %1053 = icmp eq i32 %1052, 0
  %1054 = load i32, ptr %65, align 16
  br i1 %1053, label %1066, label %1055

1055:                                             ; preds = %1049
  %1056 = getelementptr inbounds nuw i8, ptr %243, i64 64
  %1057 = load i32, ptr %1056, align 8
  %1058 = icmp eq i32 %1057, 0
  %1059 = icmp eq i32 %1054, 0
  %1060 = getelementptr inbounds nuw i8, ptr %243, i64 80
  %1061 = zext i32 %1052 to i64
  br label %1086

1062:                                             ; preds = %1130
  %1063 = load i32, ptr %88, align 4
  %1064 = load i32, ptr %16, align 4
  %1065 = load i32, ptr %89, align 4
  br label %1066

1066:                                             ; preds = %1062, %1049
  %1067 = phi i32 [ %1065, %1062 ], [ 0, %1049 ]
  %1068 = phi i32 [ %1064, %1062 ], [ 0, %1049 ]
  %1069 = phi i32 [ %1063, %1062 ], [ 0, %1049 ]
  store <2 x double> zeroinitializer, ptr %87, align 16
  store <2 x double> zeroinitializer, ptr %35, align 16
  %1070 = sub i32 256, %1069
  %1071 = icmp eq i32 %1054, 0
  %1072 = getelementptr inbounds nuw i8, ptr %243, i64 80
  %1073 = getelementptr inbounds nuw i8, ptr %243, i64 64
  %1074 = getelementptr inbounds nuw i8, ptr %243, i64 68
  %1075 = load i64, ptr %78, align 8
  %1076 = getelementptr inbounds nuw i8, ptr %270, i64 %1075
  %1077 = zext i32 %369 to i64
  %1078 = load i64, ptr %84, align 8
  %1079 = mul nsw i64 %1078, %1077
  %1080 = getelementptr inbounds nuw i8, ptr %243, i64 96
  %1081 = zext i32 %1052 to i64
  %1082 = icmp eq i32 %642, 2
  %1083 = icmp eq i32 %642, 0
  %1084 = sext i1 %1083 to i32
  %1085 = icmp eq i32 %642, 0
  br label %1135

1086:                                             ; preds = %1055, %1130
  %1087 = phi i64 [ 0, %1055 ], [ %1133, %1130 ]
  %1088 = getelementptr inbounds nuw [3 x i32], ptr %16, i64 0, i64 %1087
  %1089 = getelementptr inbounds nuw [3 x i64], ptr %22, i64 0, i64 %1087
  %1090 = load i64, ptr %1089, align 8
  %1091 = getelementptr inbounds nuw [3 x double], ptr %40, i64 0, i64 %1087
  %1092 = load double, ptr %1091, align 8
  %1093 = sitofp i64 %1090 to double
  %1094 = fmul double %1092, %1093
  %1095 = select i1 %1058, double %1092, double %1094
  %1096 = fadd double %1095, -5.000000e-01
  %1097 = fmul double %1096, 2.560000e+02
  %1098 = fadd double %1097, 5.000000e-01
  %1099 = fcmp ogt double %1098, 0xC270000000000000
  br i1 %1099, label %1103, label %1100

1100:                                             ; preds = %1086
  %1101 = fcmp uno double %1098, 0.000000e+00
  %1102 = select i1 %1101, i64 0, i64 -1099511627776
  br label %1111

1103:                                             ; preds = %1086
  %1104 = fcmp ogt double %1098, 0x4270000000000000
  br i1 %1104, label %1111, label %1105

1105:                                             ; preds = %1103
  %1106 = fptosi double %1098 to i64
  %1107 = sitofp i64 %1106 to double
  %1108 = fcmp olt double %1098, %1107
  %1109 = sext i1 %1108 to i64
  %1110 = add i64 %1109, %1106
  br label %1111

1111:                                             ; preds = %1105, %1103, %1100
  %1112 = phi i64 [ %1110, %1105 ], [ %1102, %1100 ], [ 1099511627776, %1103 ]
  %1113 = ashr i64 %1112, 8
  br i1 %1059, label %1114, label %1122

1114:                                             ; preds = %1111
  %1115 = getelementptr inbounds nuw [3 x i32], ptr %1060, i64 0, i64 %1087
  %1116 = load i32, ptr %1115, align 4
  %1117 = and i32 %1116, -3
  %1118 = icmp eq i32 %1117, 0
  %1119 = select i1 %1058, i1 %1118, i1 false
  %1120 = icmp eq i32 %1116, 1
  %1121 = select i1 %1119, i1 true, i1 %1120
  br i1 %1121, label %1122, label %1127

1122:                                             ; preds = %1111, %1114
  %1123 = icmp sgt i64 %1113, -1
  %1124 = add nsw i64 %1090, -1
  %1125 = icmp slt i64 %1113, %1124
  %1126 = select i1 %1123, i1 %1125, i1 false
  br i1 %1126, label %1127, label %1130

1127:                                             ; preds = %1122, %1114
  %1128 = trunc i64 %1112 to i32
  %1129 = and i32 %1128, 255
  br label %1130

1130:                                             ; preds = %1127, %1122
  %1131 = phi i32 [ %1129, %1127 ], [ 0, %1122 ]
  store i32 %1131, ptr %1088, align 4
  %1132 = getelementptr inbounds nuw [3 x i64], ptr %15, i64 0, i64 %1087
  store i64 %1113, ptr %1132, align 8
  %1133 = add nuw nsw i64 %1087, 1
  %1134 = icmp eq i64 %1133, %1061
  br i1 %1134, label %1062, label %1086

1135:                                             ; preds = %1066, %1331
  %1136 = phi i32 [ 0, %1066 ], [ %1332, %1331 ]
  %1137 = and i32 %1136, 1
  %1138 = icmp ult i32 %1136, 4
  %1139 = select i1 %1138, i32 %1070, i32 %1069
  %1140 = mul i32 %1139, %1068
  %1141 = add i32 %1140, 128
  %1142 = lshr i32 %1141, 8
  %1143 = icmp eq i32 %1137, 0
  %1144 = sub i32 %1139, %1142
  %1145 = select i1 %1143, i32 %1144, i32 %1142
  %1146 = mul i32 %1145, %1067
  %1147 = add nuw nsw i32 %1137, 127
  %1148 = add i32 %1147, %1146
  %1149 = lshr i32 %1148, 8
  %1150 = and i32 %1136, 2
  %1151 = icmp eq i32 %1150, 0
  %1152 = sub i32 %1145, %1149
  %1153 = select i1 %1151, i32 %1152, i32 %1149
  %1154 = icmp eq i32 %1153, 0
  br i1 %1154, label %1331, label %1155

1155:                                             ; preds = %1135
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %17) #8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %17, i8 0, i64 24, i1 false)
  br i1 %1053, label %1159, label %1156

1156:                                             ; preds = %1155
  %1157 = load i32, ptr %1073, align 8
  %1158 = icmp eq i32 %1157, 0
  br label %1271

1159:                                             ; preds = %1314, %1155
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %18) #8
  store <4 x i32> zeroinitializer, ptr %18, align 16
  br i1 %1082, label %1163, label %1160

1160:                                             ; preds = %1159
  %1161 = load i32, ptr %1074, align 4
  %1162 = icmp ne i32 %1161, 0
  br label %1163

1163:                                             ; preds = %1160, %1159
  %1164 = phi i1 [ true, %1159 ], [ %1162, %1160 ]
  %1165 = load i64, ptr %17, align 16
  %1166 = icmp slt i64 %1165, 0
  br i1 %1166, label %1173, label %1167

1167:                                             ; preds = %1163
  %1168 = load i64, ptr %90, align 8
  %1169 = icmp slt i64 %1168, 0
  br i1 %1169, label %1173, label %1170

1170:                                             ; preds = %1167
  %1171 = load i64, ptr %91, align 16
  %1172 = icmp slt i64 %1171, 0
  br i1 %1172, label %1173, label %1206

1173:                                             ; preds = %1170, %1167, %1163
  %1174 = load i32, ptr %999, align 4
  %1175 = icmp eq i32 %1174, 0
  br i1 %1175, label %1319, label %1176

1176:                                             ; preds = %1173
  %1177 = zext i32 %1174 to i64
  br label %1178

1178:                                             ; preds = %1176, %1201
  %1179 = phi i64 [ 0, %1176 ], [ %1204, %1201 ]
  %1180 = getelementptr inbounds nuw [4 x float], ptr %1080, i64 0, i64 %1179
  br i1 %1164, label %1181, label %1183

1181:                                             ; preds = %1178
  %1182 = load i32, ptr %1180, align 4
  br label %1201

1183:                                             ; preds = %1178
  %1184 = load float, ptr %1180, align 4
  %1185 = fpext float %1184 to double
  %1186 = fcmp ogt float %1184, 0xC270000000000000
  br i1 %1186, label %1190, label %1187

1187:                                             ; preds = %1183
  %1188 = fcmp uno float %1184, 0.000000e+00
  %1189 = select i1 %1188, i64 0, i64 -1099511627776
  br label %1198

1190:                                             ; preds = %1183
  %1191 = fcmp ogt float %1184, 0x4270000000000000
  br i1 %1191, label %1198, label %1192

1192:                                             ; preds = %1190
  %1193 = fptosi float %1184 to i64
  %1194 = sitofp i64 %1193 to double
  %1195 = fcmp olt double %1185, %1194
  %1196 = sext i1 %1195 to i64
  %1197 = add i64 %1196, %1193
  br label %1198

1198:                                             ; preds = %1192, %1190, %1187
  %1199 = phi i64 [ %1197, %1192 ], [ %1189, %1187 ], [ 1099511627776, %1190 ]
  %1200 = trunc i64 %1199 to i32
  br label %1201

1201:                                             ; preds = %1198, %1181
  %1202 = phi i32 [ %1182, %1181 ], [ %1200, %1198 ]
  %1203 = getelementptr inbounds nuw i32, ptr %18, i64 %1179
  store i32 %1202, ptr %1203, align 4
  %1204 = add nuw nsw i64 %1179, 1
  %1205 = icmp eq i64 %1204, %1177
  br i1 %1205, label %1266, label %1178

1206:                                             ; preds = %1170
  %1207 = add nsw i64 %1079, %1171
  %1208 = mul i64 %1207, %1033
  %1209 = getelementptr inbounds nuw i8, ptr %1076, i64 %1208
  %1210 = mul i64 %1168, %1031
  %1211 = getelementptr inbounds nuw i8, ptr %1209, i64 %1210
  %1212 = load i32, ptr %999, align 4
  %1213 = load i32, ptr %1000, align 8
  %1214 = mul i32 %1213, %1212
  %1215 = lshr i32 %1214, 3
  %1216 = zext nneg i32 %1215 to i64
  %1217 = mul nuw nsw i64 %1165, %1216
  %1218 = getelementptr inbounds nuw i8, ptr %1211, i64 %1217
  %1219 = icmp eq i32 %1212, 0
  br i1 %1219, label %1319, label %1220

1220:                                             ; preds = %1206
  %1221 = lshr i32 %1213, 3
  %1222 = zext nneg i32 %1221 to i64
  %1223 = sub i32 32, %1213
  %1224 = add i32 %1213, %1084
  %1225 = shl nsw i32 -1, %1224
  %1226 = xor i32 %1225, -1
  %1227 = uitofp nneg i32 %1226 to float
  %1228 = icmp eq i32 %1213, 16
  %1229 = zext i32 %1212 to i64
  br label %1230

1230:                                             ; preds = %1220, %1263
  %1231 = phi i64 [ 0, %1220 ], [ %1264, %1263 ]
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %14)
  store i32 0, ptr %14, align 4
  %1232 = trunc nuw i64 %1231 to i32
  %1233 = mul i32 %1213, %1232
  %1234 = lshr i32 %1233, 3
  %1235 = zext nneg i32 %1234 to i64
  %1236 = getelementptr inbounds nuw i8, ptr %1218, i64 %1235
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 4 %14, ptr nonnull align 1 %1236, i64 %1222, i1 false)
  %1237 = load i32, ptr %14, align 4
  %1238 = shl i32 %1237, %1223
  %1239 = ashr exact i32 %1238, %1223
  br i1 %643, label %1240, label %1249

1240:                                             ; preds = %1230
  br i1 %1228, label %1241, label %1246

1241:                                             ; preds = %1240
  %1242 = trunc i32 %1237 to i16
  %1243 = bitcast i16 %1242 to half
  %1244 = fpext half %1243 to float
  %1245 = bitcast float %1244 to i32
  br label %1246

1246:                                             ; preds = %1241, %1240
  %1247 = phi i32 [ %1245, %1241 ], [ %1237, %1240 ]
  %1248 = getelementptr inbounds nuw i32, ptr %18, i64 %1231
  store i32 %1247, ptr %1248, align 4
  br label %1263

1249:                                             ; preds = %1230
  %1250 = load i32, ptr %1074, align 4
  %1251 = icmp eq i32 %1250, 0
  br i1 %1251, label %1260, label %1252

1252:                                             ; preds = %1249
  %1253 = sitofp i32 %1239 to float
  %1254 = uitofp i32 %1237 to float
  %1255 = select i1 %1083, float %1253, float %1254
  %1256 = fdiv float %1255, %1227
  %1257 = fcmp olt float %1256, -1.000000e+00
  %1258 = select i1 %1257, float -1.000000e+00, float %1256
  %1259 = getelementptr inbounds nuw i32, ptr %18, i64 %1231
  store float %1258, ptr %1259, align 4
  br label %1263

1260:                                             ; preds = %1249
  %1261 = select i1 %1085, i32 %1239, i32 %1237
  %1262 = getelementptr inbounds nuw i32, ptr %18, i64 %1231
  store i32 %1261, ptr %1262, align 4
  br label %1263

1263:                                             ; preds = %1260, %1252, %1246
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %14)
  %1264 = add nuw nsw i64 %1231, 1
  %1265 = icmp samesign ult i64 %1264, %1229
  br i1 %1265, label %1230, label %1266

1266:                                             ; preds = %1263, %1201
  %1267 = phi i32 [ %1174, %1201 ], [ %1212, %1263 ]
  %1268 = uitofp i32 %1153 to double
  %1269 = fmul double %1268, 3.906250e-03
  %1270 = zext i32 %1267 to i64
  br label %1320

1271:                                             ; preds = %1156, %1314
  %1272 = phi i64 [ 0, %1156 ], [ %1317, %1314 ]
  %1273 = getelementptr inbounds nuw [3 x i64], ptr %15, i64 0, i64 %1272
  %1274 = load i64, ptr %1273, align 8
  %1275 = trunc nuw i64 %1272 to i32
  %1276 = lshr i32 %1136, %1275
  %1277 = and i32 %1276, 1
  %1278 = zext nneg i32 %1277 to i64
  %1279 = add nsw i64 %1274, %1278
  %1280 = getelementptr inbounds nuw [3 x i64], ptr %22, i64 0, i64 %1272
  %1281 = load i64, ptr %1280, align 8
  br i1 %1071, label %1282, label %1285

1282:                                             ; preds = %1271
  %1283 = getelementptr inbounds nuw [3 x i32], ptr %1072, i64 0, i64 %1272
  %1284 = load i32, ptr %1283, align 4
  br label %1285

1285:                                             ; preds = %1282, %1271
  %1286 = phi i32 [ %1284, %1282 ], [ 1, %1271 ]
  %1287 = and i32 %1286, -3
  %1288 = icmp eq i32 %1287, 0
  %1289 = select i1 %1158, i1 %1288, i1 false
  %1290 = select i1 %1289, i32 1, i32 %1286
  switch i32 %1290, label %1304 [
    i32 0, label %1291
    i32 2, label %1295
  ]

1291:                                             ; preds = %1285
  %1292 = srem i64 %1279, %1281
  %1293 = add nsw i64 %1292, %1281
  %1294 = srem i64 %1293, %1281
  br label %1314

1295:                                             ; preds = %1285
  %1296 = shl nsw i64 %1281, 1
  %1297 = srem i64 %1279, %1296
  %1298 = add nsw i64 %1297, %1296
  %1299 = srem i64 %1298, %1296
  %1300 = icmp slt i64 %1299, %1281
  %1301 = xor i64 %1299, -1
  %1302 = add i64 %1296, %1301
  %1303 = select i1 %1300, i64 %1299, i64 %1302
  br label %1314

1304:                                             ; preds = %1285
  %1305 = icmp sgt i64 %1279, -1
  %1306 = icmp slt i64 %1279, %1281
  %1307 = and i1 %1305, %1306
  br i1 %1307, label %1314, label %1308

1308:                                             ; preds = %1304
  %1309 = icmp eq i32 %1290, 3
  %1310 = icmp slt i64 %1279, 0
  %1311 = add nsw i64 %1281, -1
  %1312 = select i1 %1310, i64 0, i64 %1311
  %1313 = select i1 %1309, i64 -1, i64 %1312
  br label %1314

1314:                                             ; preds = %1308, %1304, %1295, %1291
  %1315 = phi i64 [ %1294, %1291 ], [ %1303, %1295 ], [ %1313, %1308 ], [ %1279, %1304 ]
  %1316 = getelementptr inbounds nuw [3 x i64], ptr %17, i64 0, i64 %1272
  store i64 %1315, ptr %1316, align 8
  %1317 = add nuw nsw i64 %1272, 1
  %1318 = icmp eq i64 %1317, %1081
  br i1 %1318, label %1159, label %1271

1319:                                             ; preds = %1320, %1173, %1206
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %18) #8
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %17) #8
  br label %1331

1320:                                             ; preds = %1266, %1320
  %1321 = phi i64 [ 0, %1266 ], [ %1329, %1320 ]
  %1322 = getelementptr inbounds nuw [4 x i32], ptr %18, i64 0, i64 %1321
  %1323 = load float, ptr %1322, align 4
  %1324 = fpext float %1323 to double
  %1325 = fmul double %1269, %1324
  %1326 = getelementptr inbounds nuw double, ptr %35, i64 %1321
  %1327 = load double, ptr %1326, align 8
  %1328 = fadd double %1327, %1325
  store double %1328, ptr %1326, align 8
  %1329 = add nuw nsw i64 %1321, 1
  %1330 = icmp eq i64 %1329, %1270
  br i1 %1330, label %1319, label %1320

1331:                                             ; preds = %1319, %1135
  %1332 = add i32 %1136, 1
  %1333 = lshr i32 %1332, %1052
  %1334 = icmp eq i32 %1333, 0
  br i1 %1334, label %1135, label %1335

1335:                                             ; preds = %1331
  call void @llvm.lifetime.end.p0(i64 12, ptr nonnull %16) #8
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %15) #8
  br label %1539

1336:                                             ; preds = %1042
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %23) #8
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %20) #8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %20, i8 0, i64 24, i1 false)
  %1337 = load i32, ptr %55, align 8
  %1338 = icmp eq i32 %1337, 0
  br i1 %1338, label %1347, label %1339

1339:                                             ; preds = %1336
  %1340 = getelementptr inbounds nuw i8, ptr %243, i64 64
  %1341 = load i32, ptr %1340, align 8
  %1342 = icmp eq i32 %1341, 0
  %1343 = load i32, ptr %65, align 16
  %1344 = icmp eq i32 %1343, 0
  %1345 = getelementptr inbounds nuw i8, ptr %243, i64 80
  %1346 = zext i32 %1337 to i64
  br label %1465

1347:                                             ; preds = %1524, %1336
  store <4 x i32> zeroinitializer, ptr %23, align 16
  br i1 %643, label %1352, label %1348

1348:                                             ; preds = %1347
  %1349 = getelementptr inbounds nuw i8, ptr %243, i64 68
  %1350 = load i32, ptr %1349, align 4
  %1351 = icmp ne i32 %1350, 0
  br label %1352

1352:                                             ; preds = %1348, %1347
  %1353 = phi i1 [ true, %1347 ], [ %1351, %1348 ]
  %1354 = load i64, ptr %20, align 16
  %1355 = icmp slt i64 %1354, 0
  br i1 %1355, label %1362, label %1356

1356:                                             ; preds = %1352
  %1357 = load i64, ptr %85, align 8
  %1358 = icmp slt i64 %1357, 0
  br i1 %1358, label %1362, label %1359

1359:                                             ; preds = %1356
  %1360 = load i64, ptr %86, align 16
  %1361 = icmp slt i64 %1360, 0
  br i1 %1361, label %1362, label %1396

1362:                                             ; preds = %1359, %1356, %1352
  %1363 = load i32, ptr %999, align 4
  %1364 = icmp eq i32 %1363, 0
  br i1 %1364, label %1529, label %1365

1365:                                             ; preds = %1362
  %1366 = getelementptr inbounds nuw i8, ptr %243, i64 96
  %1367 = zext i32 %1363 to i64
  br label %1368

1368:                                             ; preds = %1365, %1391
  %1369 = phi i64 [ 0, %1365 ], [ %1394, %1391 ]
  %1370 = getelementptr inbounds nuw [4 x float], ptr %1366, i64 0, i64 %1369
  br i1 %1353, label %1371, label %1373

1371:                                             ; preds = %1368
  %1372 = load i32, ptr %1370, align 4
  br label %1391

1373:                                             ; preds = %1368
  %1374 = load float, ptr %1370, align 4
  %1375 = fpext float %1374 to double
  %1376 = fcmp ogt float %1374, 0xC270000000000000
  br i1 %1376, label %1380, label %1377

1377:                                             ; preds = %1373
  %1378 = fcmp uno float %1374, 0.000000e+00
  %1379 = select i1 %1378, i64 0, i64 -1099511627776
  br label %1388

1380:                                             ; preds = %1373
  %1381 = fcmp ogt float %1374, 0x4270000000000000
  br i1 %1381, label %1388, label %1382

1382:                                             ; preds = %1380
  %1383 = fptosi float %1374 to i64
  %1384 = sitofp i64 %1383 to double
  %1385 = fcmp olt double %1375, %1384
  %1386 = sext i1 %1385 to i64
  %1387 = add i64 %1386, %1383
  br label %1388

1388:                                             ; preds = %1382, %1380, %1377
  %1389 = phi i64 [ %1387, %1382 ], [ %1379, %1377 ], [ 1099511627776, %1380 ]
  %1390 = trunc i64 %1389 to i32
  br label %1391

1391:                                             ; preds = %1388, %1371
  %1392 = phi i32 [ %1372, %1371 ], [ %1390, %1388 ]
  %1393 = getelementptr inbounds nuw i32, ptr %23, i64 %1369
  store i32 %1392, ptr %1393, align 4
  %1394 = add nuw nsw i64 %1369, 1
  %1395 = icmp eq i64 %1394, %1367
  br i1 %1395, label %1529, label %1368

1396:                                             ; preds = %1359
  %1397 = load i64, ptr %78, align 8
  %1398 = getelementptr inbounds nuw i8, ptr %270, i64 %1397
  %1399 = zext i32 %369 to i64
  %1400 = load i64, ptr %84, align 8
  %1401 = mul nsw i64 %1400, %1399
  %1402 = add nsw i64 %1401, %1360
  %1403 = mul i64 %1402, %1033
  %1404 = getelementptr inbounds nuw i8, ptr %1398, i64 %1403
  %1405 = mul i64 %1357, %1031
  %1406 = getelementptr inbounds nuw i8, ptr %1404, i64 %1405
  %1407 = load i32, ptr %999, align 4
  %1408 = load i32, ptr %1000, align 8
  %1409 = mul i32 %1408, %1407
  %1410 = lshr i32 %1409, 3
  %1411 = zext nneg i32 %1410 to i64
  %1412 = mul nuw nsw i64 %1354, %1411
  %1413 = getelementptr inbounds nuw i8, ptr %1406, i64 %1412
  %1414 = icmp eq i32 %1407, 0
  br i1 %1414, label %1529, label %1415

1415:                                             ; preds = %1396
  %1416 = getelementptr inbounds nuw i8, ptr %243, i64 68
  %1417 = lshr i32 %1408, 3
  %1418 = zext nneg i32 %1417 to i64
  %1419 = sub i32 32, %1408
  %1420 = icmp eq i32 %642, 0
  %1421 = sext i1 %1420 to i32
  %1422 = add i32 %1408, %1421
  %1423 = shl nsw i32 -1, %1422
  %1424 = xor i32 %1423, -1
  %1425 = uitofp nneg i32 %1424 to float
  %1426 = icmp eq i32 %642, 0
  %1427 = icmp eq i32 %1408, 16
  %1428 = zext i32 %1407 to i64
  br label %1429

1429:                                             ; preds = %1415, %1462
  %1430 = phi i64 [ 0, %1415 ], [ %1463, %1462 ]
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %19)
  store i32 0, ptr %19, align 4
  %1431 = trunc nuw i64 %1430 to i32
  %1432 = mul i32 %1408, %1431
  %1433 = lshr i32 %1432, 3
  %1434 = zext nneg i32 %1433 to i64
  %1435 = getelementptr inbounds nuw i8, ptr %1413, i64 %1434
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 4 %19, ptr nonnull align 1 %1435, i64 %1418, i1 false)
  %1436 = load i32, ptr %19, align 4
  %1437 = shl i32 %1436, %1419
  %1438 = ashr exact i32 %1437, %1419
  br i1 %643, label %1439, label %1448

1439:                                             ; preds = %1429
  br i1 %1427, label %1440, label %1445

1440:                                             ; preds = %1439
  %1441 = trunc i32 %1436 to i16
  %1442 = bitcast i16 %1441 to half
  %1443 = fpext half %1442 to float
  %1444 = bitcast float %1443 to i32
  br label %1445

1445:                                             ; preds = %1440, %1439
  %1446 = phi i32 [ %1444, %1440 ], [ %1436, %1439 ]
  %1447 = getelementptr inbounds nuw i32, ptr %23, i64 %1430
  store i32 %1446, ptr %1447, align 4
  br label %1462

1448:                                             ; preds = %1429
  %1449 = load i32, ptr %1416, align 4
  %1450 = icmp eq i32 %1449, 0
  br i1 %1450, label %1459, label %1451

1451:                                             ; preds = %1448
  %1452 = sitofp i32 %1438 to float
  %1453 = uitofp i32 %1436 to float
  %1454 = select i1 %1420, float %1452, float %1453
  %1455 = fdiv float %1454, %1425
  %1456 = fcmp olt float %1455, -1.000000e+00
  %1457 = select i1 %1456, float -1.000000e+00, float %1455
  %1458 = getelementptr inbounds nuw i32, ptr %23, i64 %1430
  store float %1457, ptr %1458, align 4
  br label %1462

1459:                                             ; preds = %1448
  %1460 = select i1 %1426, i32 %1438, i32 %1436
  %1461 = getelementptr inbounds nuw i32, ptr %23, i64 %1430
  store i32 %1460, ptr %1461, align 4
  br label %1462

1462:                                             ; preds = %1459, %1451, %1445
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %19)
  %1463 = add nuw nsw i64 %1430, 1
  %1464 = icmp samesign ult i64 %1463, %1428
  br i1 %1464, label %1429, label %1529

1465:                                             ; preds = %1339, %1524
  %1466 = phi i64 [ 0, %1339 ], [ %1527, %1524 ]
  %1467 = getelementptr inbounds nuw [3 x double], ptr %40, i64 0, i64 %1466
  %1468 = load double, ptr %1467, align 8
  br i1 %1342, label %1474, label %1469

1469:                                             ; preds = %1465
  %1470 = getelementptr inbounds nuw [3 x i64], ptr %22, i64 0, i64 %1466
  %1471 = load i64, ptr %1470, align 8
  %1472 = sitofp i64 %1471 to double
  %1473 = fmul double %1468, %1472
  br label %1474

1474:                                             ; preds = %1465, %1469
  %1475 = phi double [ %1473, %1469 ], [ %1468, %1465 ]
  br i1 %1344, label %1476, label %1479

1476:                                             ; preds = %1474
  %1477 = getelementptr inbounds nuw [3 x i32], ptr %1345, i64 0, i64 %1466
  %1478 = load i32, ptr %1477, align 4
  br label %1479

1479:                                             ; preds = %1474, %1476
  %1480 = phi i32 [ %1478, %1476 ], [ 1, %1474 ]
  %1481 = and i32 %1480, -3
  %1482 = icmp eq i32 %1481, 0
  %1483 = select i1 %1342, i1 %1482, i1 false
  %1484 = select i1 %1483, i32 1, i32 %1480
  %1485 = fcmp ogt double %1475, 0xC270000000000000
  br i1 %1485, label %1489, label %1486

1486:                                             ; preds = %1479
  %1487 = fcmp uno double %1475, 0.000000e+00
  %1488 = select i1 %1487, i64 0, i64 -1099511627776
  br label %1497

1489:                                             ; preds = %1479
  %1490 = fcmp ogt double %1475, 0x4270000000000000
  br i1 %1490, label %1497, label %1491

1491:                                             ; preds = %1489
  %1492 = fptosi double %1475 to i64
  %1493 = sitofp i64 %1492 to double
  %1494 = fcmp olt double %1475, %1493
  %1495 = sext i1 %1494 to i64
  %1496 = add i64 %1495, %1492
  br label %1497

1497:                                             ; preds = %1491, %1489, %1486
  %1498 = phi i64 [ %1496, %1491 ], [ %1488, %1486 ], [ 1099511627776, %1489 ]
  %1499 = getelementptr inbounds nuw [3 x i64], ptr %22, i64 0, i64 %1466
  %1500 = load i64, ptr %1499, align 8
  switch i32 %1484, label %1514 [
    i32 0, label %1501
    i32 2, label %1505
  ]

1501:                                             ; preds = %1497
  %1502 = srem i64 %1498, %1500
  %1503 = add nsw i64 %1502, %1500
  %1504 = srem i64 %1503, %1500
  br label %1524

1505:                                             ; preds = %1497
  %1506 = shl nsw i64 %1500, 1
  %1507 = srem i64 %1498, %1506
  %1508 = add nsw i64 %1507, %1506
  %1509 = srem i64 %1508, %1506
  %1510 = icmp slt i64 %1509, %1500
  %1511 = xor i64 %1509, -1
  %1512 = add i64 %1506, %1511
  %1513 = select i1 %1510, i64 %1509, i64 %1512
  br label %1524

1514:                                             ; preds = %1497
  %1515 = icmp sgt i64 %1498, -1
  %1516 = icmp slt i64 %1498, %1500
  %1517 = and i1 %1515, %1516
  br i1 %1517, label %1524, label %1518

1518:                                             ; preds = %1514
  %1519 = icmp eq i32 %1484, 3
  %1520 = icmp slt i64 %1498, 0
  %1521 = add nsw i64 %1500, -1
  %1522 = select i1 %1520, i64 0, i64 %1521
  %1523 = select i1 %1519, i64 -1, i64 %1522
  br label %1524

1524:                                             ; preds = %1518, %1514, %1505, %1501
  %1525 = phi i64 [ %1504, %1501 ], [ %1513, %1505 ], [ %1523, %1518 ], [ %1498, %1514 ]
  %1526 = getelementptr inbounds nuw [3 x i64], ptr %20, i64 0, i64 %1466
  store i64 %1525, ptr %1526, align 8
  %1527 = add nuw nsw i64 %1466, 1
  %1528 = icmp eq i64 %1527, %1346
  br i1 %1528, label %1347, label %1465

1529:                                             ; preds = %1462, %1391, %1396, %1362
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %20) #8
  br label %1531

1530:                                             ; preds = %1531
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %23) #8
  br label %1539

1531:                                             ; preds = %1529, %1531
  %1532 = phi i64 [ 0, %1529 ], [ %1537, %1531 ]
  %1533 = getelementptr inbounds nuw [4 x i32], ptr %23, i64 0, i64 %1532
  %1534 = load float, ptr %1533, align 4
  %1535 = fpext float %1534 to double
  %1536 = getelementptr inbounds nuw double, ptr %35, i64 %1532
  store double %1535, ptr %1536, align 8
  %1537 = add nuw nsw i64 %1532, 1
  %1538 = icmp eq i64 %1537, 4
  br i1 %1538, label %1530, label %1531

1539:                                             ; preds = %1335, %1530
  %1540 = phi i32 [ %1050, %1335 ], [ %1337, %1530 ]
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %22) #8
  %1541 = fcmp une double %1045, 0.000000e+00
  br i1 %1541, label %1543, label %1542

1542:                                             ; preds = %2084, %1539
  br label %2096

1543:                                             ; preds = %1539
  %1544 = add i32 %995, 1
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %27) #8
  store i64 0, ptr %92, align 8
  %1545 = zext i32 %367 to i64
  br label %1546

1546:                                             ; preds = %1575, %1543
  %1547 = phi i32 [ 0, %1543 ], [ %1581, %1575 ]
  call void @llvm.lifetime.start.p0(i64 12, ptr nonnull %26) #8
  store i32 %1002, ptr %26, align 4
  store i32 %1003, ptr %93, align 4
  store i32 %1004, ptr %94, align 4
  br label %1550

1548:                                             ; preds = %1550
  %1549 = icmp eq i32 %1547, 0
  br i1 %1549, label %1568, label %1560

1550:                                             ; preds = %1546, %1550
  %1551 = phi i64 [ 0, %1546 ], [ %1558, %1550 ]
  %1552 = getelementptr inbounds nuw [3 x i32], ptr %26, i64 0, i64 %1551
  %1553 = load i32, ptr %1552, align 4
  %1554 = lshr i32 %1553, %1547
  %1555 = call i32 @llvm.umax.i32(i32 %1554, i32 1)
  %1556 = zext i32 %1555 to i64
  %1557 = getelementptr inbounds nuw [3 x i64], ptr %27, i64 0, i64 %1551
  store i64 %1556, ptr %1557, align 8
  %1558 = add nuw nsw i64 %1551, 1
  %1559 = icmp eq i64 %1558, 3
  br i1 %1559, label %1548, label %1550

1560:                                             ; preds = %1548
  %1561 = load i64, ptr %27, align 8
  %1562 = load i32, ptr %999, align 4
  %1563 = load i32, ptr %1000, align 8
  %1564 = mul i32 %1563, %1562
  %1565 = lshr i32 %1564, 3
  %1566 = zext nneg i32 %1565 to i64
  %1567 = mul nsw i64 %1561, %1566
  br label %1570

1568:                                             ; preds = %1548
  %1569 = load i64, ptr %1001, align 8
  br label %1570

1570:                                             ; preds = %1568, %1560
  %1571 = phi i64 [ %1567, %1560 ], [ %1569, %1568 ]
  store i64 %1571, ptr %95, align 8
  %1572 = load i64, ptr %96, align 8
  %1573 = mul i64 %1572, %1571
  store i64 %1573, ptr %97, align 8
  %1574 = icmp eq i32 %1547, %1544
  br i1 %1574, label %1582, label %1575

1575:                                             ; preds = %1570
  %1576 = load i64, ptr %98, align 8
  %1577 = mul i64 %1576, %1573
  %1578 = mul i64 %1577, %1545
  %1579 = load i64, ptr %92, align 8
  %1580 = add i64 %1578, %1579
  store i64 %1580, ptr %92, align 8
  call void @llvm.lifetime.end.p0(i64 12, ptr nonnull %26) #8
  %1581 = add i32 %1547, 1
  br label %1546

1582:                                             ; preds = %1570
  call void @llvm.lifetime.end.p0(i64 12, ptr nonnull %26) #8
  br i1 %1048, label %1583, label %1880

1583:                                             ; preds = %1582
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %10) #8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %10, i8 0, i64 24, i1 false)
  call void @llvm.lifetime.start.p0(i64 12, ptr nonnull %11) #8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(12) %11, i8 0, i64 12, i1 false)
  %1584 = icmp eq i32 %1540, 1
  %1585 = select i1 %1584, i32 2, i32 %1540
  %1586 = icmp eq i32 %1585, 0
  %1587 = load i32, ptr %65, align 16
  br i1 %1586, label %1599, label %1588

1588:                                             ; preds = %1583
  %1589 = getelementptr inbounds nuw i8, ptr %243, i64 64
  %1590 = load i32, ptr %1589, align 8
  %1591 = icmp eq i32 %1590, 0
  %1592 = icmp eq i32 %1587, 0
  %1593 = getelementptr inbounds nuw i8, ptr %243, i64 80
  %1594 = zext i32 %1585 to i64
  br label %1615

1595:                                             ; preds = %1659
  %1596 = load i32, ptr %102, align 4
  %1597 = load i32, ptr %11, align 4
  %1598 = load i32, ptr %103, align 4
  br label %1599

1599:                                             ; preds = %1595, %1583
  %1600 = phi i32 [ %1598, %1595 ], [ 0, %1583 ]
  %1601 = phi i32 [ %1597, %1595 ], [ 0, %1583 ]
  %1602 = phi i32 [ %1596, %1595 ], [ 0, %1583 ]
  store <2 x double> zeroinitializer, ptr %101, align 16
  store <2 x double> zeroinitializer, ptr %36, align 16
  %1603 = sub i32 256, %1602
  %1604 = icmp eq i32 %1587, 0
  %1605 = getelementptr inbounds nuw i8, ptr %243, i64 80
  %1606 = getelementptr inbounds nuw i8, ptr %243, i64 64
  %1607 = getelementptr inbounds nuw i8, ptr %243, i64 68
  %1608 = load i64, ptr %92, align 8
  %1609 = getelementptr inbounds nuw i8, ptr %270, i64 %1608
  %1610 = zext i32 %369 to i64
  %1611 = load i64, ptr %98, align 8
  %1612 = mul nsw i64 %1611, %1610
  %1613 = getelementptr inbounds nuw i8, ptr %243, i64 96
  %1614 = zext i32 %1585 to i64
  br label %1664

1615:                                             ; preds = %1588, %1659
  %1616 = phi i64 [ 0, %1588 ], [ %1662, %1659 ]
  %1617 = getelementptr inbounds nuw [3 x i32], ptr %11, i64 0, i64 %1616
  %1618 = getelementptr inbounds nuw [3 x i64], ptr %27, i64 0, i64 %1616
  %1619 = load i64, ptr %1618, align 8
  %1620 = getelementptr inbounds nuw [3 x double], ptr %40, i64 0, i64 %1616
  %1621 = load double, ptr %1620, align 8
  %1622 = sitofp i64 %1619 to double
  %1623 = fmul double %1621, %1622
  %1624 = select i1 %1591, double %1621, double %1623
  %1625 = fadd double %1624, -5.000000e-01
  %1626 = fmul double %1625, 2.560000e+02
  %1627 = fadd double %1626, 5.000000e-01
  %1628 = fcmp ogt double %1627, 0xC270000000000000
  br i1 %1628, label %1632, label %1629

1629:                                             ; preds = %1615
  %1630 = fcmp uno double %1627, 0.000000e+00
  %1631 = select i1 %1630, i64 0, i64 -1099511627776
  br label %1640

1632:                                             ; preds = %1615
  %1633 = fcmp ogt double %1627, 0x4270000000000000
  br i1 %1633, label %1640, label %1634

1634:                                             ; preds = %1632
  %1635 = fptosi double %1627 to i64
  %1636 = sitofp i64 %1635 to double
  %1637 = fcmp olt double %1627, %1636
  %1638 = sext i1 %1637 to i64
  %1639 = add i64 %1638, %1635
  br label %1640

1640:                                             ; preds = %1634, %1632, %1629
  %1641 = phi i64 [ %1639, %1634 ], [ %1631, %1629 ], [ 1099511627776, %1632 ]
  %1642 = ashr i64 %1641, 8
  br i1 %1592, label %1643, label %1651

1643:                                             ; preds = %1640
  %1644 = getelementptr inbounds nuw [3 x i32], ptr %1593, i64 0, i64 %1616
  %1645 = load i32, ptr %1644, align 4
  %1646 = and i32 %1645, -3
  %1647 = icmp eq i32 %1646, 0
  %1648 = select i1 %1591, i1 %1647, i1 false
  %1649 = icmp eq i32 %1645, 1
  %1650 = select i1 %1648, i1 true, i1 %1649
  br i1 %1650, label %1651, label %1656

1651:                                             ; preds = %1640, %1643
  %1652 = icmp sgt i64 %1642, -1
  %1653 = add nsw i64 %1619, -1
  %1654 = icmp slt i64 %1642, %1653
  %1655 = select i1 %1652, i1 %1654, i1 false
  br i1 %1655, label %1656, label %1659

1656:                                             ; preds = %1651, %1643
  %1657 = trunc i64 %1641 to i32
  %1658 = and i32 %1657, 255
  br label %1659

1659:                                             ; preds = %1656, %1651
  %1660 = phi i32 [ %1658, %1656 ], [ 0, %1651 ]
  store i32 %1660, ptr %1617, align 4
  %1661 = getelementptr inbounds nuw [3 x i64], ptr %10, i64 0, i64 %1616
  store i64 %1642, ptr %1661, align 8
  %1662 = add nuw nsw i64 %1616, 1
  %1663 = icmp eq i64 %1662, %1594
  br i1 %1663, label %1595, label %1615

1664:                                             ; preds = %1599, %1873
  %1665 = phi i32 [ %642, %1599 ], [ %1874, %1873 ]
  %1666 = phi i32 [ %642, %1599 ], [ %1875, %1873 ]
  %1667 = phi i32 [ 0, %1599 ], [ %1876, %1873 ]
  %1668 = and i32 %1667, 1
  %1669 = icmp ult i32 %1667, 4
  %1670 = select i1 %1669, i32 %1603, i32 %1602
  %1671 = mul i32 %1670, %1601
  %1672 = add i32 %1671, 128
  %1673 = lshr i32 %1672, 8
  %1674 = icmp eq i32 %1668, 0
  %1675 = sub i32 %1670, %1673
  %1676 = select i1 %1674, i32 %1675, i32 %1673
  %1677 = mul i32 %1676, %1600
  %1678 = add nuw nsw i32 %1668, 127
  %1679 = add i32 %1678, %1677
  %1680 = lshr i32 %1679, 8
  %1681 = and i32 %1667, 2
  %1682 = icmp eq i32 %1681, 0
  %1683 = sub i32 %1676, %1680
  %1684 = select i1 %1682, i32 %1683, i32 %1680
  %1685 = icmp eq i32 %1684, 0
  br i1 %1685, label %1873, label %1686

1686:                                             ; preds = %1664
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %12) #8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %12, i8 0, i64 24, i1 false)
  br i1 %1586, label %1692, label %1687

1687:                                             ; preds = %1686
  %1688 = load i32, ptr %1606, align 8
  %1689 = icmp eq i32 %1688, 0
  br label %1812

1690:                                             ; preds = %1855
  %1691 = load i32, ptr %641, align 4
  br label %1692

1692:                                             ; preds = %1690, %1686
  %1693 = phi i32 [ %1691, %1690 ], [ %1665, %1686 ]
  %1694 = phi i32 [ %1691, %1690 ], [ %1666, %1686 ]
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %13) #8
  store <4 x i32> zeroinitializer, ptr %13, align 16
  %1695 = icmp eq i32 %1694, 2
  br i1 %1695, label %1699, label %1696

1696:                                             ; preds = %1692
  %1697 = load i32, ptr %1607, align 4
  %1698 = icmp ne i32 %1697, 0
  br label %1699

1699:                                             ; preds = %1696, %1692
  %1700 = phi i1 [ true, %1692 ], [ %1698, %1696 ]
  %1701 = load i64, ptr %12, align 16
  %1702 = icmp slt i64 %1701, 0
  br i1 %1702, label %1709, label %1703

1703:                                             ; preds = %1699
  %1704 = load i64, ptr %104, align 8
  %1705 = icmp slt i64 %1704, 0
  br i1 %1705, label %1709, label %1706

1706:                                             ; preds = %1703
  %1707 = load i64, ptr %105, align 16
  %1708 = icmp slt i64 %1707, 0
  br i1 %1708, label %1709, label %1742

1709:                                             ; preds = %1706, %1703, %1699
  %1710 = load i32, ptr %999, align 4
  %1711 = icmp eq i32 %1710, 0
  br i1 %1711, label %1860, label %1712

1712:                                             ; preds = %1709
  %1713 = zext i32 %1710 to i64
  br label %1714

1714:                                             ; preds = %1712, %1737
  %1715 = phi i64 [ 0, %1712 ], [ %1740, %1737 ]
  %1716 = getelementptr inbounds nuw [4 x float], ptr %1613, i64 0, i64 %1715
  br i1 %1700, label %1717, label %1719

1717:                                             ; preds = %1714
  %1718 = load i32, ptr %1716, align 4
  br label %1737

1719:                                             ; preds = %1714
  %1720 = load float, ptr %1716, align 4
  %1721 = fpext float %1720 to double
  %1722 = fcmp ogt float %1720, 0xC270000000000000
  br i1 %1722, label %1726, label %1723

1723:                                             ; preds = %1719
  %1724 = fcmp uno float %1720, 0.000000e+00
  %1725 = select i1 %1724, i64 0, i64 -1099511627776
  br label %1734

1726:                                             ; preds = %1719
  %1727 = fcmp ogt float %1720, 0x4270000000000000
  br i1 %1727, label %1734, label %1728

1728:                                             ; preds = %1726
  %1729 = fptosi float %1720 to i64
  %1730 = sitofp i64 %1729 to double
  %1731 = fcmp olt double %1721, %1730
  %1732 = sext i1 %1731 to i64
  %1733 = add i64 %1732, %1729
  br label %1734

1734:                                             ; preds = %1728, %1726, %1723
  %1735 = phi i64 [ %1733, %1728 ], [ %1725, %1723 ], [ 1099511627776, %1726 ]
  %1736 = trunc i64 %1735 to i32
  br label %1737

1737:                                             ; preds = %1734, %1717
  %1738 = phi i32 [ %1718, %1717 ], [ %1736, %1734 ]
  %1739 = getelementptr inbounds nuw i32, ptr %13, i64 %1715
  store i32 %1738, ptr %1739, align 4
  %1740 = add nuw nsw i64 %1715, 1
  %1741 = icmp eq i64 %1740, %1713
  br i1 %1741, label %1806, label %1714

1742:                                             ; preds = %1706
  %1743 = add nsw i64 %1612, %1707
  %1744 = mul i64 %1743, %1573
  %1745 = getelementptr inbounds nuw i8, ptr %1609, i64 %1744
  %1746 = mul i64 %1704, %1571
  %1747 = getelementptr inbounds nuw i8, ptr %1745, i64 %1746
  %1748 = load i32, ptr %999, align 4
  %1749 = load i32, ptr %1000, align 8
  %1750 = mul i32 %1749, %1748
  %1751 = lshr i32 %1750, 3
  %1752 = zext nneg i32 %1751 to i64
  %1753 = mul nuw nsw i64 %1701, %1752
  %1754 = getelementptr inbounds nuw i8, ptr %1747, i64 %1753
  %1755 = icmp eq i32 %1748, 0
  br i1 %1755, label %1860, label %1756

1756:                                             ; preds = %1742
  %1757 = lshr i32 %1749, 3
  %1758 = zext nneg i32 %1757 to i64
  %1759 = sub i32 32, %1749
  %1760 = icmp eq i32 %1693, 2
  %1761 = icmp eq i32 %1693, 0
  %1762 = sext i1 %1761 to i32
  %1763 = add i32 %1749, %1762
  %1764 = shl nsw i32 -1, %1763
  %1765 = xor i32 %1764, -1
  %1766 = uitofp nneg i32 %1765 to float
  %1767 = icmp eq i32 %1693, 0
  %1768 = icmp eq i32 %1749, 16
  %1769 = zext i32 %1748 to i64
  br label %1770

1770:                                             ; preds = %1756, %1803
  %1771 = phi i64 [ 0, %1756 ], [ %1804, %1803 ]
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %9)
  store i32 0, ptr %9, align 4
  %1772 = trunc nuw i64 %1771 to i32
  %1773 = mul i32 %1749, %1772
  %1774 = lshr i32 %1773, 3
  %1775 = zext nneg i32 %1774 to i64
  %1776 = getelementptr inbounds nuw i8, ptr %1754, i64 %1775
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 4 %9, ptr nonnull align 1 %1776, i64 %1758, i1 false)
  %1777 = load i32, ptr %9, align 4
  %1778 = shl i32 %1777, %1759
  %1779 = ashr exact i32 %1778, %1759
  br i1 %1760, label %1780, label %1789

1780:                                             ; preds = %1770
  br i1 %1768, label %1781, label %1786

1781:                                             ; preds = %1780
  %1782 = trunc i32 %1777 to i16
  %1783 = bitcast i16 %1782 to half
  %1784 = fpext half %1783 to float
  %1785 = bitcast float %1784 to i32
  br label %1786

1786:                                             ; preds = %1781, %1780
  %1787 = phi i32 [ %1785, %1781 ], [ %1777, %1780 ]
  %1788 = getelementptr inbounds nuw i32, ptr %13, i64 %1771
  store i32 %1787, ptr %1788, align 4
  br label %1803

1789:                                             ; preds = %1770
  %1790 = load i32, ptr %1607, align 4
  %1791 = icmp eq i32 %1790, 0
  br i1 %1791, label %1800, label %1792

1792:                                             ; preds = %1789
  %1793 = sitofp i32 %1779 to float
  %1794 = uitofp i32 %1777 to float
  %1795 = select i1 %1761, float %1793, float %1794
  %1796 = fdiv float %1795, %1766
  %1797 = fcmp olt float %1796, -1.000000e+00
  %1798 = select i1 %1797, float -1.000000e+00, float %1796
  %1799 = getelementptr inbounds nuw i32, ptr %13, i64 %1771
  store float %1798, ptr %1799, align 4
  br label %1803

1800:                                             ; preds = %1789
  %1801 = select i1 %1767, i32 %1779, i32 %1777
  %1802 = getelementptr inbounds nuw i32, ptr %13, i64 %1771
  store i32 %1801, ptr %1802, align 4
  br label %1803

1803:                                             ; preds = %1800, %1792, %1786
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %9)
  %1804 = add nuw nsw i64 %1771, 1
  %1805 = icmp samesign ult i64 %1804, %1769
  br i1 %1805, label %1770, label %1806

1806:                                             ; preds = %1803, %1737
  %1807 = phi i32 [ %1710, %1737 ], [ %1748, %1803 ]
  %1808 = phi i32 [ %1694, %1737 ], [ %1693, %1803 ]
  %1809 = uitofp i32 %1684 to double
  %1810 = fmul double %1809, 3.906250e-03
  %1811 = zext i32 %1807 to i64
  br label %1862

1812:                                             ; preds = %1687, %1855
  %1813 = phi i64 [ 0, %1687 ], [ %1858, %1855 ]
  %1814 = getelementptr inbounds nuw [3 x i64], ptr %10, i64 0, i64 %1813
  %1815 = load i64, ptr %1814, align 8
  %1816 = trunc nuw i64 %1813 to i32
  %1817 = lshr i32 %1667, %1816
  %1818 = and i32 %1817, 1
  %1819 = zext nneg i32 %1818 to i64
  %1820 = add nsw i64 %1815, %1819
  %1821 = getelementptr inbounds nuw [3 x i64], ptr %27, i64 0, i64 %1813
  %1822 = load i64, ptr %1821, align 8
  br i1 %1604, label %1823, label %1826

1823:                                             ; preds = %1812
  %1824 = getelementptr inbounds nuw [3 x i32], ptr %1605, i64 0, i64 %1813
  %1825 = load i32, ptr %1824, align 4
  br label %1826

1826:                                             ; preds = %1823, %1812
  %1827 = phi i32 [ %1825, %1823 ], [ 1, %1812 ]
  %1828 = and i32 %1827, -3
  %1829 = icmp eq i32 %1828, 0
  %1830 = select i1 %1689, i1 %1829, i1 false
  %1831 = select i1 %1830, i32 1, i32 %1827
  switch i32 %1831, label %1845 [
    i32 0, label %1832
    i32 2, label %1836
  ]

1832:                                             ; preds = %1826
  %1833 = srem i64 %1820, %1822
  %1834 = add nsw i64 %1833, %1822
  %1835 = srem i64 %1834, %1822
  br label %1855

1836:                                             ; preds = %1826
  %1837 = shl nsw i64 %1822, 1
  %1838 = srem i64 %1820, %1837
  %1839 = add nsw i64 %1838, %1837
  %1840 = srem i64 %1839, %1837
  %1841 = icmp slt i64 %1840, %1822
  %1842 = xor i64 %1840, -1
  %1843 = add i64 %1837, %1842
  %1844 = select i1 %1841, i64 %1840, i64 %1843
  br label %1855

1845:                                             ; preds = %1826
  %1846 = icmp sgt i64 %1820, -1
  %1847 = icmp slt i64 %1820, %1822
  %1848 = and i1 %1846, %1847
  br i1 %1848, label %1855, label %1849

1849:                                             ; preds = %1845
  %1850 = icmp eq i32 %1831, 3
  %1851 = icmp slt i64 %1820, 0
  %1852 = add nsw i64 %1822, -1
  %1853 = select i1 %1851, i64 0, i64 %1852
  %1854 = select i1 %1850, i64 -1, i64 %1853
  br label %1855

1855:                                             ; preds = %1849, %1845, %1836, %1832
  %1856 = phi i64 [ %1835, %1832 ], [ %1844, %1836 ], [ %1854, %1849 ], [ %1820, %1845 ]
  %1857 = getelementptr inbounds nuw [3 x i64], ptr %12, i64 0, i64 %1813
  store i64 %1856, ptr %1857, align 8
  %1858 = add nuw nsw i64 %1813, 1
  %1859 = icmp eq i64 %1858, %1614
  br i1 %1859, label %1690, label %1812

1860:                                             ; preds = %1862, %1709, %1742
  %1861 = phi i32 [ %1694, %1742 ], [ %1694, %1709 ], [ %1808, %1862 ]
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %13) #8
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %12) #8
  br label %1873

1862:                                             ; preds = %1806, %1862
  %1863 = phi i64 [ 0, %1806 ], [ %1871, %1862 ]
  %1864 = getelementptr inbounds nuw [4 x i32], ptr %13, i64 0, i64 %1863
  %1865 = load float, ptr %1864, align 4
  %1866 = fpext float %1865 to double
  %1867 = fmul double %1810, %1866
  %1868 = getelementptr inbounds nuw double, ptr %36, i64 %1863
  %1869 = load double, ptr %1868, align 8
  %1870 = fadd double %1869, %1867
  store double %1870, ptr %1868, align 8
  %1871 = add nuw nsw i64 %1863, 1
  %1872 = icmp eq i64 %1871, %1811
  br i1 %1872, label %1860, label %1862

1873:                                             ; preds = %1860, %1664
  %1874 = phi i32 [ %1693, %1860 ], [ %1665, %1664 ]
  %1875 = phi i32 [ %1861, %1860 ], [ %1666, %1664 ]
  %1876 = add i32 %1667, 1
  %1877 = lshr i32 %1876, %1585
  %1878 = icmp eq i32 %1877, 0
  br i1 %1878, label %1664, label %1879

1879:                                             ; preds = %1873
  call void @llvm.lifetime.end.p0(i64 12, ptr nonnull %11) #8
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %10) #8
  br label %2082

1880:                                             ; preds = %1582
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %28) #8
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %25) #8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %25, i8 0, i64 24, i1 false)
  %1881 = icmp eq i32 %1540, 0
  br i1 %1881, label %1890, label %1882

1882:                                             ; preds = %1880
  %1883 = getelementptr inbounds nuw i8, ptr %243, i64 64
  %1884 = load i32, ptr %1883, align 8
  %1885 = icmp eq i32 %1884, 0
  %1886 = load i32, ptr %65, align 16
  %1887 = icmp eq i32 %1886, 0
  %1888 = getelementptr inbounds nuw i8, ptr %243, i64 80
  %1889 = zext i32 %1540 to i64
  br label %2008

1890:                                             ; preds = %2067, %1880
  store <4 x i32> zeroinitializer, ptr %28, align 16
  br i1 %643, label %1895, label %1891

1891:                                             ; preds = %1890
  %1892 = getelementptr inbounds nuw i8, ptr %243, i64 68
  %1893 = load i32, ptr %1892, align 4
  %1894 = icmp ne i32 %1893, 0
  br label %1895

1895:                                             ; preds = %1891, %1890
  %1896 = phi i1 [ true, %1890 ], [ %1894, %1891 ]
  %1897 = load i64, ptr %25, align 16
  %1898 = icmp slt i64 %1897, 0
  br i1 %1898, label %1905, label %1899

1899:                                             ; preds = %1895
  %1900 = load i64, ptr %99, align 8
  %1901 = icmp slt i64 %1900, 0
  br i1 %1901, label %1905, label %1902

1902:                                             ; preds = %1899
  %1903 = load i64, ptr %100, align 16
  %1904 = icmp slt i64 %1903, 0
  br i1 %1904, label %1905, label %1939

1905:                                             ; preds = %1902, %1899, %1895
  %1906 = load i32, ptr %999, align 4
  %1907 = icmp eq i32 %1906, 0
  br i1 %1907, label %2072, label %1908

1908:                                             ; preds = %1905
  %1909 = getelementptr inbounds nuw i8, ptr %243, i64 96
  %1910 = zext i32 %1906 to i64
  br label %1911

1911:                                             ; preds = %1908, %1934
  %1912 = phi i64 [ 0, %1908 ], [ %1937, %1934 ]
  %1913 = getelementptr inbounds nuw [4 x float], ptr %1909, i64 0, i64 %1912
  br i1 %1896, label %1914, label %1916

1914:                                             ; preds = %1911
  %1915 = load i32, ptr %1913, align 4
  br label %1934

1916:                                             ; preds = %1911
  %1917 = load float, ptr %1913, align 4
  %1918 = fpext float %1917 to double
  %1919 = fcmp ogt float %1917, 0xC270000000000000
  br i1 %1919, label %1923, label %1920

1920:                                             ; preds = %1916
  %1921 = fcmp uno float %1917, 0.000000e+00
  %1922 = select i1 %1921, i64 0, i64 -1099511627776
  br label %1931

1923:                                             ; preds = %1916
  %1924 = fcmp ogt float %1917, 0x4270000000000000
  br i1 %1924, label %1931, label %1925

1925:                                             ; preds = %1923
  %1926 = fptosi float %1917 to i64
  %1927 = sitofp i64 %1926 to double
  %1928 = fcmp olt double %1918, %1927
  %1929 = sext i1 %1928 to i64
  %1930 = add i64 %1929, %1926
  br label %1931

1931:                                             ; preds = %1925, %1923, %1920
  %1932 = phi i64 [ %1930, %1925 ], [ %1922, %1920 ], [ 1099511627776, %1923 ]
  %1933 = trunc i64 %1932 to i32
  br label %1934

1934:                                             ; preds = %1931, %1914
  %1935 = phi i32 [ %1915, %1914 ], [ %1933, %1931 ]
  %1936 = getelementptr inbounds nuw i32, ptr %28, i64 %1912
  store i32 %1935, ptr %1936, align 4
  %1937 = add nuw nsw i64 %1912, 1
  %1938 = icmp eq i64 %1937, %1910
  br i1 %1938, label %2072, label %1911

1939:                                             ; preds = %1902
  %1940 = load i64, ptr %92, align 8
  %1941 = getelementptr inbounds nuw i8, ptr %270, i64 %1940
  %1942 = zext i32 %369 to i64
  %1943 = load i64, ptr %98, align 8
  %1944 = mul nsw i64 %1943, %1942
  %1945 = add nsw i64 %1944, %1903
  %1946 = mul i64 %1945, %1573
  %1947 = getelementptr inbounds nuw i8, ptr %1941, i64 %1946
  %1948 = mul i64 %1900, %1571
  %1949 = getelementptr inbounds nuw i8, ptr %1947, i64 %1948
  %1950 = load i32, ptr %999, align 4
  %1951 = load i32, ptr %1000, align 8
  %1952 = mul i32 %1951, %1950
  %1953 = lshr i32 %1952, 3
  %1954 = zext nneg i32 %1953 to i64
  %1955 = mul nuw nsw i64 %1897, %1954
  %1956 = getelementptr inbounds nuw i8, ptr %1949, i64 %1955
  %1957 = icmp eq i32 %1950, 0
  br i1 %1957, label %2072, label %1958

1958:                                             ; preds = %1939
  %1959 = getelementptr inbounds nuw i8, ptr %243, i64 68
  %1960 = lshr i32 %1951, 3
  %1961 = zext nneg i32 %1960 to i64
  %1962 = sub i32 32, %1951
  %1963 = icmp eq i32 %642, 0
  %1964 = sext i1 %1963 to i32
  %1965 = add i32 %1951, %1964
  %1966 = shl nsw i32 -1, %1965
  %1967 = xor i32 %1966, -1
  %1968 = uitofp nneg i32 %1967 to float
  %1969 = icmp eq i32 %642, 0
  %1970 = icmp eq i32 %1951, 16
  %1971 = zext i32 %1950 to i64
  br label %1972

1972:                                             ; preds = %1958, %2005
  %1973 = phi i64 [ 0, %1958 ], [ %2006, %2005 ]
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %24)
  store i32 0, ptr %24, align 4
  %1974 = trunc nuw i64 %1973 to i32
  %1975 = mul i32 %1951, %1974
  %1976 = lshr i32 %1975, 3
  %1977 = zext nneg i32 %1976 to i64
  %1978 = getelementptr inbounds nuw i8, ptr %1956, i64 %1977
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 4 %24, ptr nonnull align 1 %1978, i64 %1961, i1 false)
  %1979 = load i32, ptr %24, align 4
  %1980 = shl i32 %1979, %1962
  %1981 = ashr exact i32 %1980, %1962
  br i1 %643, label %1982, label %1991

1982:                                             ; preds = %1972
  br i1 %1970, label %1983, label %1988

1983:                                             ; preds = %1982
  %1984 = trunc i32 %1979 to i16
  %1985 = bitcast i16 %1984 to half
  %1986 = fpext half %1985 to float
  %1987 = bitcast float %1986 to i32
  br label %1988

1988:                                             ; preds = %1983, %1982
  %1989 = phi i32 [ %1987, %1983 ], [ %1979, %1982 ]
  %1990 = getelementptr inbounds nuw i32, ptr %28, i64 %1973
  store i32 %1989, ptr %1990, align 4
  br label %2005

1991:                                             ; preds = %1972
  %1992 = load i32, ptr %1959, align 4
  %1993 = icmp eq i32 %1992, 0
  br i1 %1993, label %2002, label %1994

1994:                                             ; preds = %1991
  %1995 = sitofp i32 %1981 to float
  %1996 = uitofp i32 %1979 to float
  %1997 = select i1 %1963, float %1995, float %1996
  %1998 = fdiv float %1997, %1968
  %1999 = fcmp olt float %1998, -1.000000e+00
  %2000 = select i1 %1999, float -1.000000e+00, float %1998
  %2001 = getelementptr inbounds nuw i32, ptr %28, i64 %1973
  store float %2000, ptr %2001, align 4
  br label %2005

2002:                                             ; preds = %1991
  %2003 = select i1 %1969, i32 %1981, i32 %1979
  %2004 = getelementptr inbounds nuw i32, ptr %28, i64 %1973
  store i32 %2003, ptr %2004, align 4
  br label %2005

2005:                                             ; preds = %2002, %1994, %1988
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %24)
  %2006 = add nuw nsw i64 %1973, 1
  %2007 = icmp samesign ult i64 %2006, %1971
  br i1 %2007, label %1972, label %2072

2008:                                             ; preds = %1882, %2067
  %2009 = phi i64 [ 0, %1882 ], [ %2070, %2067 ]
  %2010 = getelementptr inbounds nuw [3 x double], ptr %40, i64 0, i64 %2009
  %2011 = load double, ptr %2010, align 8
  br i1 %1885, label %2017, label %2012

2012:                                             ; preds = %2008
  %2013 = getelementptr inbounds nuw [3 x i64], ptr %27, i64 0, i64 %2009
  %2014 = load i64, ptr %2013, align 8
  %2015 = sitofp i64 %2014 to double
  %2016 = fmul double %2011, %2015
  br label %2017

2017:                                             ; preds = %2008, %2012
  %2018 = phi double [ %2016, %2012 ], [ %2011, %2008 ]
  br i1 %1887, label %2019, label %2022

2019:                                             ; preds = %2017
  %2020 = getelementptr inbounds nuw [3 x i32], ptr %1888, i64 0, i64 %2009
  %2021 = load i32, ptr %2020, align 4
  br label %2022

2022:                                             ; preds = %2017, %2019
  %2023 = phi i32 [ %2021, %2019 ], [ 1, %2017 ]
  %2024 = and i32 %2023, -3
  %2025 = icmp eq i32 %2024, 0
  %2026 = select i1 %1885, i1 %2025, i1 false
  %2027 = select i1 %2026, i32 1, i32 %2023
  %2028 = fcmp ogt double %2018, 0xC270000000000000
  br i1 %2028, label %2032, label %2029

2029:                                             ; preds = %2022
  %2030 = fcmp uno double %2018, 0.000000e+00
  %2031 = select i1 %2030, i64 0, i64 -1099511627776
  br label %2040

2032:                                             ; preds = %2022
  %2033 = fcmp ogt double %2018, 0x4270000000000000
  br i1 %2033, label %2040, label %2034

2034:                                             ; preds = %2032
  %2035 = fptosi double %2018 to i64
  %2036 = sitofp i64 %2035 to double
  %2037 = fcmp olt double %2018, %2036
  %2038 = sext i1 %2037 to i64
  %2039 = add i64 %2038, %2035
  br label %2040

2040:                                             ; preds = %2034, %2032, %2029
  %2041 = phi i64 [ %2039, %2034 ], [ %2031, %2029 ], [ 1099511627776, %2032 ]
  %2042 = getelementptr inbounds nuw [3 x i64], ptr %27, i64 0, i64 %2009
  %2043 = load i64, ptr %2042, align 8
  switch i32 %2027, label %2057 [
    i32 0, label %2044
    i32 2, label %2048
  ]

2044:                                             ; preds = %2040
  %2045 = srem i64 %2041, %2043
  %2046 = add nsw i64 %2045, %2043
  %2047 = srem i64 %2046, %2043
  br label %2067

2048:                                             ; preds = %2040
  %2049 = shl nsw i64 %2043, 1
  %2050 = srem i64 %2041, %2049
  %2051 = add nsw i64 %2050, %2049
  %2052 = srem i64 %2051, %2049
  %2053 = icmp slt i64 %2052, %2043
  %2054 = xor i64 %2052, -1
  %2055 = add i64 %2049, %2054
  %2056 = select i1 %2053, i64 %2052, i64 %2055
  br label %2067

2057:                                             ; preds = %2040
  %2058 = icmp sgt i64 %2041, -1
  %2059 = icmp slt i64 %2041, %2043
  %2060 = and i1 %2058, %2059
  br i1 %2060, label %2067, label %2061

2061:                                             ; preds = %2057
  %2062 = icmp eq i32 %2027, 3
  %2063 = icmp slt i64 %2041, 0
  %2064 = add nsw i64 %2043, -1
  %2065 = select i1 %2063, i64 0, i64 %2064
  %2066 = select i1 %2062, i64 -1, i64 %2065
  br label %2067

2067:                                             ; preds = %2061, %2057, %2048, %2044
  %2068 = phi i64 [ %2047, %2044 ], [ %2056, %2048 ], [ %2066, %2061 ], [ %2041, %2057 ]
  %2069 = getelementptr inbounds nuw [3 x i64], ptr %25, i64 0, i64 %2009
  store i64 %2068, ptr %2069, align 8
  %2070 = add nuw nsw i64 %2009, 1
  %2071 = icmp eq i64 %2070, %1889
  br i1 %2071, label %1890, label %2008

2072:                                             ; preds = %2005, %1934, %1905, %1939
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %25) #8
  br label %2074

2073:                                             ; preds = %2074
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %28) #8
  br label %2082

2074:                                             ; preds = %2072, %2074
  %2075 = phi i64 [ 0, %2072 ], [ %2080, %2074 ]
  %2076 = getelementptr inbounds nuw [4 x i32], ptr %28, i64 0, i64 %2075
  %2077 = load float, ptr %2076, align 4
  %2078 = fpext float %2077 to double
  %2079 = getelementptr inbounds nuw double, ptr %36, i64 %2075
  store double %2078, ptr %2079, align 8
  %2080 = add nuw nsw i64 %2075, 1
  %2081 = icmp eq i64 %2080, 4
  br i1 %2081, label %2073, label %2074

2082:                                             ; preds = %1879, %2073
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %27) #8
  %2083 = fsub double 1.000000e+00, %1045
  br label %2084

2084:                                             ; preds = %2082, %2084
  %2085 = phi i64 [ 0, %2082 ], [ %2093, %2084 ]
  %2086 = getelementptr inbounds nuw [4 x double], ptr %35, i64 0, i64 %2085
  %2087 = load double, ptr %2086, align 8
  %2088 = fmul double %2083, %2087
  %2089 = getelementptr inbounds nuw [4 x double], ptr %36, i64 0, i64 %2085
  %2090 = load double, ptr %2089, align 8
  %2091 = fmul double %1045, %2090
  %2092 = fadd double %2088, %2091
  store double %2092, ptr %2086, align 8
  %2093 = add nuw nsw i64 %2085, 1
  %2094 = icmp eq i64 %2093, 4
  br i1 %2094, label %1542, label %2084

2095:                                             ; preds = %2096
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %36) #8
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %35) #8
  br label %2104

2096:                                             ; preds = %1542, %2096
  %2097 = phi i64 [ %2102, %2096 ], [ 0, %1542 ]
  %2098 = getelementptr inbounds nuw [4 x double], ptr %35, i64 0, i64 %2097
  %2099 = load double, ptr %2098, align 8
  %2100 = fptrunc double %2099 to float
  %2101 = getelementptr inbounds nuw i32, ptr %42, i64 %2097
  store float %2100, ptr %2101, align 4
  %2102 = add nuw nsw i64 %2097, 1
  %2103 = icmp eq i64 %2102, 4
  br i1 %2103, label %2095, label %2096

2104:                                             ; preds = %2095, %963, %637
  %2105 = or disjoint i32 %116, 256
  %2106 = zext nneg i32 %2105 to i64
  %2107 = getelementptr inbounds nuw i32, ptr %3, i64 %2106
  br label %2108

2108:                                             ; preds = %2104, %2108
  %2109 = phi i64 [ 0, %2104 ], [ %2114, %2108 ]
  %2110 = getelementptr inbounds nuw [4 x i32], ptr %42, i64 0, i64 %2109
  %2111 = load i32, ptr %2110, align 4
  %2112 = shl nsw i64 %2109, 7
  %2113 = getelementptr inbounds nuw i8, ptr %2107, i64 %2112
  store i32 %2111, ptr %2113, align 4
  %2114 = add nuw nsw i64 %2109, 1
  %2115 = icmp eq i64 %2114, 4
  br i1 %2115, label %2116, label %2108

2116:                                             ; preds = %2108
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %42) #8
  call void @llvm.lifetime.end.p0(i64 12, ptr nonnull %41) #8
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %40) #8
  %2117 = add i32 %115, -1
  %2118 = and i32 %2117, %115
  %2119 = icmp eq i32 %2118, 0
  br i1 %2119, label %2121, label %114

2120:                                             ; preds = %242, %246, %114, %184, %141, %152, %165, %160
  call fastcc void @fault(ptr noundef %0, i64 noundef 7, i32 noundef range(i32 0, 32) %116, i64 noundef %119, i64 noundef 0) #9
  br label %2121

2121:                                             ; preds = %261, %266, %2116, %2120, %8
  %2122 = phi i1 [ false, %8 ], [ true, %2120 ], [ true, %261 ], [ true, %266 ], [ false, %2116 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %39) #8
  ret i1 %2122
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

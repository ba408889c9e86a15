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
  br i1 %43, label %2037, label %44

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

110:                                              ; preds = %44, %2032
  %111 = phi i32 [ %2, %44 ], [ %2034, %2032 ]
  %112 = call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %111, i1 true)
  %113 = zext nneg i32 %112 to i64
  %114 = getelementptr inbounds nuw i64, ptr %1, i64 %113
  %115 = load i64, ptr %114, align 8
  %116 = icmp ne i64 %115, 0
  %117 = and i64 %115, 7
  %118 = icmp eq i64 %117, 0
  %119 = and i1 %116, %118
  br i1 %119, label %123, label %2036

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
  br label %2036

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
  br label %2036

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
  br label %2036

157:                                              ; preds = %123
  %158 = add nuw nsw i64 %126, 8
  %159 = load i64, ptr %45, align 8
  %160 = icmp ugt i64 %158, %159
  br i1 %160, label %161, label %162

161:                                              ; preds = %157
  call fastcc void @fault(ptr noundef nonnull %0, i64 noundef 5, i32 noundef range(i32 0, 32) %112, i64 noundef %125, i64 noundef 8) #9
  br label %2036

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
  br i1 %182, label %2036, label %120

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
  br i1 %241, label %242, label %2036

242:                                              ; preds = %238
  %243 = getelementptr inbounds nuw i8, ptr %239, i64 92
  %244 = load i32, ptr %243, align 4
  %245 = icmp eq i32 %244, 0
  br i1 %245, label %246, label %2036

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
  br i1 %259, label %2037, label %260

260:                                              ; preds = %257
  %261 = load i64, ptr %247, align 8
  br label %262

262:                                              ; preds = %253, %260
  %263 = phi i64 [ %261, %260 ], [ %248, %253 ]
  %264 = load i64, ptr %54, align 8
  %265 = add i64 %264, %263
  %266 = inttoptr i64 %265 to ptr
  %267 = icmp eq i64 %265, 0
  br i1 %267, label %2037, label %268

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

274:                                              ; preds = %275
  br i1 %64, label %352, label %288

275:                                              ; preds = %272, %275
  %276 = phi i64 [ 0, %272 ], [ %277, %275 ]
  %277 = add nuw nsw i64 %276, 1
  %278 = shl nuw nsw i64 %277, 7
  %279 = getelementptr inbounds nuw i8, ptr %269, i64 %278
  %280 = load float, ptr %279, align 4
  %281 = getelementptr inbounds nuw [3 x float], ptr %41, i64 0, i64 %276
  store float %280, ptr %281, align 4
  %282 = bitcast float %280 to i32
  %283 = sitofp i32 %282 to double
  %284 = fpext float %280 to double
  %285 = select i1 %59, double %283, double %284
  %286 = getelementptr inbounds nuw [3 x double], ptr %40, i64 0, i64 %276
  store double %285, ptr %286, align 8
  %287 = icmp eq i64 %277, 3
  br i1 %287, label %274, label %275

288:                                              ; preds = %274
  store i32 2, ptr %55, align 8
  store i32 1, ptr %65, align 16
  %289 = load <2 x float>, ptr %41, align 8
  %290 = call <2 x float> @llvm.fabs.v2f32(<2 x float> %289)
  %291 = load float, ptr %67, align 8
  %292 = call float @llvm.fabs.f32(float %291)
  %293 = extractelement <2 x float> %290, i64 0
  %294 = extractelement <2 x float> %290, i64 1
  %295 = fcmp ult float %293, %294
  %296 = fcmp ult float %293, %292
  %297 = select i1 %295, i1 true, i1 %296
  br i1 %297, label %306, label %298

298:                                              ; preds = %288
  %299 = extractelement <2 x float> %289, i64 0
  %300 = fcmp ult float %299, 0.000000e+00
  %301 = zext i1 %300 to i32
  %302 = fneg float %291
  %303 = select i1 %300, float %291, float %302
  %304 = fneg <2 x float> %289
  %305 = insertelement <2 x float> %304, float %303, i64 0
  br label %323

306:                                              ; preds = %288
  %307 = fcmp ult float %294, %292
  br i1 %307, label %315, label %308

308:                                              ; preds = %306
  %309 = extractelement <2 x float> %289, i64 1
  %310 = fcmp ult float %309, 0.000000e+00
  %311 = insertelement <2 x float> %289, float %291, i64 1
  br i1 %310, label %312, label %323

312:                                              ; preds = %308
  %313 = fneg float %291
  %314 = insertelement <2 x float> %311, float %313, i64 1
  br label %323

315:                                              ; preds = %306
  %316 = fcmp ult float %291, 0.000000e+00
  %317 = select i1 %316, i32 5, i32 4
  %318 = extractelement <2 x float> %289, i64 0
  %319 = fneg float %318
  %320 = select i1 %316, float %319, float %318
  %321 = fneg <2 x float> %289
  %322 = insertelement <2 x float> %321, float %320, i64 0
  br label %323

323:                                              ; preds = %308, %298, %312, %315
  %324 = phi i32 [ %301, %298 ], [ %317, %315 ], [ 3, %312 ], [ 2, %308 ]
  %325 = phi float [ %293, %298 ], [ %292, %315 ], [ %294, %312 ], [ %294, %308 ]
  %326 = phi <2 x float> [ %305, %298 ], [ %322, %315 ], [ %314, %312 ], [ %311, %308 ]
  %327 = fpext <2 x float> %326 to <2 x double>
  %328 = fpext float %325 to double
  %329 = fcmp une float %325, 0.000000e+00
  %330 = insertelement <2 x double> poison, double %328, i64 0
  %331 = shufflevector <2 x double> %330, <2 x double> poison, <2 x i32> zeroinitializer
  %332 = fdiv <2 x double> %327, %331
  %333 = fadd <2 x double> %332, splat (double 1.000000e+00)
  %334 = fmul <2 x double> %333, splat (double 5.000000e-01)
  %335 = insertelement <2 x i1> poison, i1 %329, i64 0
  %336 = shufflevector <2 x i1> %335, <2 x i1> poison, <2 x i32> zeroinitializer
  %337 = select <2 x i1> %336, <2 x double> %334, <2 x double> zeroinitializer
  store <2 x double> %337, ptr %40, align 16
  %338 = getelementptr inbounds nuw i8, ptr %239, i64 44
  %339 = load i32, ptr %338, align 4
  %340 = icmp sgt i32 %273, -1
  %341 = icmp ugt i32 %339, 5
  %342 = select i1 %340, i1 %341, i1 false
  br i1 %342, label %343, label %349

343:                                              ; preds = %323
  %344 = udiv i32 %339, 6
  %345 = icmp samesign ult i32 %273, %344
  %346 = add nsw i32 %344, -1
  %347 = select i1 %345, i32 %273, i32 %346
  %348 = mul i32 %347, 6
  br label %349

349:                                              ; preds = %323, %343
  %350 = phi i32 [ %348, %343 ], [ 0, %323 ]
  %351 = add i32 %350, %324
  br label %360

352:                                              ; preds = %274
  %353 = icmp sgt i32 %273, -1
  %354 = getelementptr inbounds nuw i8, ptr %239, i64 44
  %355 = load i32, ptr %354, align 4
  br i1 %353, label %356, label %360

356:                                              ; preds = %352
  %357 = icmp ult i32 %273, %355
  %358 = add i32 %355, -1
  %359 = select i1 %357, i32 %273, i32 %358
  br label %360

360:                                              ; preds = %352, %356, %349
  %361 = phi i32 [ %351, %349 ], [ %359, %356 ], [ 0, %352 ]
  %362 = phi i32 [ %339, %349 ], [ %355, %356 ], [ %355, %352 ]
  %363 = icmp ult i32 %361, %362
  %364 = select i1 %363, i32 %361, i32 0
  store i32 %364, ptr %68, align 4
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %42) #8
  br i1 %69, label %634, label %365

365:                                              ; preds = %360
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %37) #8
  store i64 0, ptr %71, align 8
  %366 = getelementptr inbounds nuw i8, ptr %239, i64 32
  %367 = getelementptr inbounds nuw i8, ptr %239, i64 40
  %368 = getelementptr inbounds nuw i8, ptr %239, i64 52
  %369 = getelementptr inbounds nuw i8, ptr %239, i64 56
  call void @llvm.lifetime.start.p0(i64 12, ptr nonnull %32) #8
  %370 = load <2 x i32>, ptr %366, align 8
  store <2 x i32> %370, ptr %32, align 8
  %371 = load i32, ptr %367, align 8
  store i32 %371, ptr %72, align 8
  br label %372

372:                                              ; preds = %365, %372
  %373 = phi i64 [ 0, %365 ], [ %379, %372 ]
  %374 = getelementptr inbounds nuw [3 x i32], ptr %32, i64 0, i64 %373
  %375 = load i32, ptr %374, align 4
  %376 = call i32 @llvm.umax.i32(i32 %375, i32 1)
  %377 = zext i32 %376 to i64
  %378 = getelementptr inbounds nuw [3 x i64], ptr %37, i64 0, i64 %373
  store i64 %377, ptr %378, align 8
  %379 = add nuw nsw i64 %373, 1
  %380 = icmp eq i64 %379, 3
  br i1 %380, label %381, label %372

381:                                              ; preds = %372
  %382 = getelementptr inbounds nuw i8, ptr %239, i64 24
  %383 = load i64, ptr %382, align 8
  store i64 %383, ptr %73, align 8
  %384 = load i64, ptr %74, align 8
  %385 = mul i64 %384, %383
  call void @llvm.lifetime.end.p0(i64 12, ptr nonnull %32) #8
  %386 = getelementptr inbounds nuw i8, ptr %239, i64 64
  %387 = load i32, ptr %386, align 8
  %388 = icmp eq i32 %387, 0
  %389 = load double, ptr %40, align 16
  %390 = load i64, ptr %37, align 8
  %391 = sitofp i64 %390 to double
  %392 = fmul double %389, %391
  %393 = select i1 %388, double %389, double %392
  %394 = fadd double %393, -5.000000e-01
  %395 = fmul double %394, 2.560000e+02
  %396 = fadd double %395, 5.000000e-01
  %397 = fcmp ogt double %396, 0xC270000000000000
  br i1 %397, label %401, label %398

398:                                              ; preds = %381
  %399 = fcmp uno double %396, 0.000000e+00
  %400 = select i1 %399, i64 0, i64 -1099511627776
  br label %409

401:                                              ; preds = %381
  %402 = fcmp ogt double %396, 0x4270000000000000
  br i1 %402, label %409, label %403

403:                                              ; preds = %401
  %404 = fptosi double %396 to i64
  %405 = sitofp i64 %404 to double
  %406 = fcmp olt double %396, %405
  %407 = sext i1 %406 to i64
  %408 = add i64 %407, %404
  br label %409

409:                                              ; preds = %398, %401, %403
  %410 = phi i64 [ %408, %403 ], [ %400, %398 ], [ 1099511627776, %401 ]
  %411 = ashr i64 %410, 8
  %412 = load double, ptr %66, align 8
  %413 = sitofp i64 %384 to double
  %414 = fmul double %412, %413
  %415 = select i1 %388, double %412, double %414
  %416 = fadd double %415, -5.000000e-01
  %417 = fmul double %416, 2.560000e+02
  %418 = fadd double %417, 5.000000e-01
  %419 = fcmp ogt double %418, 0xC270000000000000
  br i1 %419, label %423, label %420

420:                                              ; preds = %409
  %421 = fcmp uno double %418, 0.000000e+00
  %422 = select i1 %421, i64 0, i64 -1099511627776
  br label %431

423:                                              ; preds = %409
  %424 = fcmp ogt double %418, 0x4270000000000000
  br i1 %424, label %431, label %425

425:                                              ; preds = %423
  %426 = fptosi double %418 to i64
  %427 = sitofp i64 %426 to double
  %428 = fcmp olt double %418, %427
  %429 = sext i1 %428 to i64
  %430 = add i64 %429, %426
  br label %431

431:                                              ; preds = %420, %423, %425
  %432 = phi i64 [ %430, %425 ], [ %422, %420 ], [ 1099511627776, %423 ]
  %433 = ashr i64 %432, 8
  %434 = load i64, ptr %37, align 8
  %435 = load i32, ptr %65, align 16
  %436 = icmp eq i32 %435, 0
  %437 = getelementptr inbounds nuw i8, ptr %239, i64 60
  %438 = getelementptr inbounds nuw i8, ptr %239, i64 80
  %439 = shl nsw i64 %434, 1
  %440 = add nsw i64 %434, -1
  %441 = getelementptr inbounds nuw i8, ptr %239, i64 84
  %442 = shl nsw i64 %384, 1
  %443 = add nsw i64 %384, -1
  %444 = getelementptr inbounds nuw i8, ptr %239, i64 68
  %445 = load i64, ptr %71, align 8
  %446 = getelementptr inbounds nuw i8, ptr %266, i64 %445
  %447 = zext i32 %364 to i64
  %448 = load i64, ptr %75, align 8
  %449 = mul i64 %385, %447
  %450 = mul i64 %449, %448
  %451 = getelementptr inbounds nuw i8, ptr %446, i64 %450
  %452 = getelementptr inbounds nuw i8, ptr %239, i64 96
  br label %453

453:                                              ; preds = %431, %628
  %454 = phi i64 [ 0, %431 ], [ %631, %628 ]
  %455 = trunc i64 %454 to i32
  %456 = add i32 %455, -1
  %457 = icmp ult i32 %456, 2
  %458 = zext i1 %457 to i64
  %459 = add nsw i64 %411, %458
  br i1 %436, label %460, label %462

460:                                              ; preds = %453
  %461 = load i32, ptr %438, align 4
  br label %462

462:                                              ; preds = %453, %460
  %463 = phi i32 [ %461, %460 ], [ 1, %453 ]
  %464 = and i32 %463, -3
  %465 = icmp eq i32 %464, 0
  %466 = select i1 %388, i1 %465, i1 false
  %467 = select i1 %466, i32 1, i32 %463
  switch i32 %467, label %480 [
    i32 0, label %468
    i32 2, label %472
  ]

468:                                              ; preds = %462
  %469 = srem i64 %459, %434
  %470 = add nsw i64 %469, %434
  %471 = srem i64 %470, %434
  br label %489

472:                                              ; preds = %462
  %473 = srem i64 %459, %439
  %474 = add nsw i64 %473, %439
  %475 = srem i64 %474, %439
  %476 = icmp slt i64 %475, %434
  %477 = xor i64 %475, -1
  %478 = add i64 %439, %477
  %479 = select i1 %476, i64 %475, i64 %478
  br label %489

480:                                              ; preds = %462
  %481 = icmp sgt i64 %459, -1
  %482 = icmp slt i64 %459, %434
  %483 = and i1 %481, %482
  br i1 %483, label %489, label %484

484:                                              ; preds = %480
  %485 = icmp eq i32 %467, 3
  %486 = icmp slt i64 %459, 0
  %487 = select i1 %486, i64 0, i64 %440
  %488 = select i1 %485, i64 -1, i64 %487
  br label %489

489:                                              ; preds = %468, %472, %480, %484
  %490 = phi i64 [ %471, %468 ], [ %479, %472 ], [ %488, %484 ], [ %459, %480 ]
  %491 = icmp samesign ult i64 %454, 2
  %492 = zext i1 %491 to i64
  %493 = add nsw i64 %433, %492
  br i1 %436, label %494, label %496

494:                                              ; preds = %489
  %495 = load i32, ptr %441, align 4
  br label %496

496:                                              ; preds = %489, %494
  %497 = phi i32 [ %495, %494 ], [ 1, %489 ]
  %498 = and i32 %497, -3
  %499 = icmp eq i32 %498, 0
  %500 = select i1 %388, i1 %499, i1 false
  %501 = select i1 %500, i32 1, i32 %497
  switch i32 %501, label %514 [
    i32 0, label %502
    i32 2, label %506
  ]

502:                                              ; preds = %496
  %503 = srem i64 %493, %384
  %504 = add nsw i64 %503, %384
  %505 = srem i64 %504, %384
  br label %523

506:                                              ; preds = %496
  %507 = srem i64 %493, %442
  %508 = add nsw i64 %507, %442
  %509 = srem i64 %508, %442
  %510 = icmp slt i64 %509, %384
  %511 = xor i64 %509, -1
  %512 = add i64 %442, %511
  %513 = select i1 %510, i64 %509, i64 %512
  br label %523

514:                                              ; preds = %496
  %515 = icmp sgt i64 %493, -1
  %516 = icmp slt i64 %493, %384
  %517 = and i1 %515, %516
  br i1 %517, label %523, label %518

518:                                              ; preds = %514
  %519 = icmp eq i32 %501, 3
  %520 = icmp slt i64 %493, 0
  %521 = select i1 %520, i64 0, i64 %443
  %522 = select i1 %519, i64 -1, i64 %521
  br label %523

523:                                              ; preds = %502, %506, %514, %518
  %524 = phi i64 [ %505, %502 ], [ %513, %506 ], [ %522, %518 ], [ %493, %514 ]
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %38) #8
  store <4 x i32> zeroinitializer, ptr %38, align 16
  %525 = load i32, ptr %437, align 4
  %526 = icmp eq i32 %525, 2
  br i1 %526, label %530, label %527

527:                                              ; preds = %523
  %528 = load i32, ptr %444, align 4
  %529 = icmp ne i32 %528, 0
  br label %530

530:                                              ; preds = %527, %523
  %531 = phi i1 [ true, %523 ], [ %529, %527 ]
  %532 = icmp slt i64 %490, 0
  %533 = icmp slt i64 %524, 0
  %534 = select i1 %532, i1 true, i1 %533
  br i1 %534, label %535, label %568

535:                                              ; preds = %530
  %536 = load i32, ptr %368, align 4
  %537 = icmp eq i32 %536, 0
  br i1 %537, label %628, label %538

538:                                              ; preds = %535
  %539 = zext i32 %536 to i64
  br label %540

540:                                              ; preds = %538, %563
  %541 = phi i64 [ 0, %538 ], [ %566, %563 ]
  %542 = getelementptr inbounds nuw [4 x float], ptr %452, i64 0, i64 %541
  br i1 %531, label %543, label %545

543:                                              ; preds = %540
  %544 = load i32, ptr %542, align 4
  br label %563

545:                                              ; preds = %540
  %546 = load float, ptr %542, align 4
  %547 = fpext float %546 to double
  %548 = fcmp ogt float %546, 0xC270000000000000
  br i1 %548, label %552, label %549

549:                                              ; preds = %545
  %550 = fcmp uno float %546, 0.000000e+00
  %551 = select i1 %550, i64 0, i64 -1099511627776
  br label %560

552:                                              ; preds = %545
  %553 = fcmp ogt float %546, 0x4270000000000000
  br i1 %553, label %560, label %554

554:                                              ; preds = %552
  %555 = fptosi float %546 to i64
  %556 = sitofp i64 %555 to double
  %557 = fcmp olt double %547, %556
  %558 = sext i1 %557 to i64
  %559 = add i64 %558, %555
  br label %560

560:                                              ; preds = %549, %552, %554
  %561 = phi i64 [ %559, %554 ], [ %551, %549 ], [ 1099511627776, %552 ]
  %562 = trunc i64 %561 to i32
  br label %563

563:                                              ; preds = %560, %543
  %564 = phi i32 [ %544, %543 ], [ %562, %560 ]
  %565 = getelementptr inbounds nuw i32, ptr %38, i64 %541
  store i32 %564, ptr %565, align 4
  %566 = add nuw nsw i64 %541, 1
  %567 = icmp eq i64 %566, %539
  br i1 %567, label %628, label %540

568:                                              ; preds = %530
  %569 = mul i64 %524, %383
  %570 = getelementptr inbounds nuw i8, ptr %451, i64 %569
  %571 = load i32, ptr %368, align 4
  %572 = load i32, ptr %369, align 8
  %573 = mul i32 %572, %571
  %574 = lshr i32 %573, 3
  %575 = zext nneg i32 %574 to i64
  %576 = mul nuw nsw i64 %490, %575
  %577 = getelementptr inbounds nuw i8, ptr %570, i64 %576
  %578 = icmp eq i32 %571, 0
  br i1 %578, label %628, label %579

579:                                              ; preds = %568
  %580 = lshr i32 %572, 3
  %581 = zext nneg i32 %580 to i64
  %582 = sub i32 32, %572
  %583 = icmp eq i32 %525, 0
  %584 = sext i1 %583 to i32
  %585 = add i32 %572, %584
  %586 = shl nsw i32 -1, %585
  %587 = xor i32 %586, -1
  %588 = uitofp nneg i32 %587 to float
  %589 = icmp eq i32 %525, 0
  %590 = icmp eq i32 %572, 16
  %591 = zext i32 %571 to i64
  br label %592

592:                                              ; preds = %579, %625
  %593 = phi i64 [ 0, %579 ], [ %626, %625 ]
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %31)
  store i32 0, ptr %31, align 4
  %594 = trunc nuw i64 %593 to i32
  %595 = mul i32 %572, %594
  %596 = lshr i32 %595, 3
  %597 = zext nneg i32 %596 to i64
  %598 = getelementptr inbounds nuw i8, ptr %577, i64 %597
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 4 %31, ptr nonnull align 1 %598, i64 %581, i1 false)
  %599 = load i32, ptr %31, align 4
  %600 = shl i32 %599, %582
  %601 = ashr exact i32 %600, %582
  br i1 %526, label %602, label %611

602:                                              ; preds = %592
  br i1 %590, label %603, label %608

603:                                              ; preds = %602
  %604 = trunc i32 %599 to i16
  %605 = bitcast i16 %604 to half
  %606 = fpext half %605 to float
  %607 = bitcast float %606 to i32
  br label %608

608:                                              ; preds = %603, %602
  %609 = phi i32 [ %607, %603 ], [ %599, %602 ]
  %610 = getelementptr inbounds nuw i32, ptr %38, i64 %593
  store i32 %609, ptr %610, align 4
  br label %625

611:                                              ; preds = %592
  %612 = load i32, ptr %444, align 4
  %613 = icmp eq i32 %612, 0
  br i1 %613, label %622, label %614

614:                                              ; preds = %611
  %615 = sitofp i32 %601 to float
  %616 = uitofp i32 %599 to float
  %617 = select i1 %583, float %615, float %616
  %618 = fdiv float %617, %588
  %619 = fcmp olt float %618, -1.000000e+00
  %620 = select i1 %619, float -1.000000e+00, float %618
  %621 = getelementptr inbounds nuw i32, ptr %38, i64 %593
  store float %620, ptr %621, align 4
  br label %625

622:                                              ; preds = %611
  %623 = select i1 %589, i32 %601, i32 %599
  %624 = getelementptr inbounds nuw i32, ptr %38, i64 %593
  store i32 %623, ptr %624, align 4
  br label %625

625:                                              ; preds = %622, %614, %608
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %31)
  %626 = add nuw nsw i64 %593, 1
  %627 = icmp samesign ult i64 %626, %591
  br i1 %627, label %592, label %628

628:                                              ; preds = %625, %563, %568, %535
  %629 = load i32, ptr %77, align 4
  %630 = getelementptr inbounds nuw i32, ptr %42, i64 %454
  store i32 %629, ptr %630, align 4
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %38) #8
  %631 = add nuw nsw i64 %454, 1
  %632 = icmp eq i64 %631, 4
  br i1 %632, label %633, label %453

633:                                              ; preds = %628
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %37) #8
  br label %2020

634:                                              ; preds = %360
  %635 = getelementptr inbounds nuw i8, ptr %269, i64 512
  %636 = load float, ptr %635, align 4
  %637 = getelementptr inbounds nuw i8, ptr %239, i64 60
  %638 = load i32, ptr %637, align 4
  %639 = icmp eq i32 %638, 2
  br i1 %639, label %644, label %640

640:                                              ; preds = %634
  %641 = getelementptr inbounds nuw i8, ptr %239, i64 68
  %642 = load i32, ptr %641, align 4
  %643 = icmp eq i32 %642, 0
  br label %644

644:                                              ; preds = %640, %634
  %645 = phi i1 [ false, %634 ], [ %643, %640 ]
  %646 = getelementptr inbounds nuw i8, ptr %239, i64 112
  %647 = load float, ptr %646, align 8
  %648 = fadd float %636, %647
  %649 = getelementptr inbounds nuw i8, ptr %239, i64 116
  %650 = load float, ptr %649, align 4
  %651 = fcmp olt float %648, %650
  br i1 %651, label %657, label %652

652:                                              ; preds = %644
  %653 = getelementptr inbounds nuw i8, ptr %239, i64 120
  %654 = load float, ptr %653, align 8
  %655 = fcmp ogt float %648, %654
  %656 = select i1 %655, float %654, float %648
  br label %657

657:                                              ; preds = %652, %644
  %658 = phi float [ %650, %644 ], [ %656, %652 ]
  %659 = getelementptr inbounds nuw i8, ptr %239, i64 48
  %660 = load i32, ptr %659, align 8
  %661 = add i32 %660, -1
  %662 = zext i32 %661 to i64
  %663 = fpext float %658 to double
  %664 = fmul double %663, 2.560000e+02
  %665 = fadd double %664, 5.000000e-01
  %666 = fcmp ogt double %665, 0xC270000000000000
  br i1 %666, label %670, label %667

667:                                              ; preds = %657
  %668 = fcmp uno double %665, 0.000000e+00
  %669 = select i1 %668, i64 0, i64 -1099511627776
  br label %678

670:                                              ; preds = %657
  %671 = fcmp ogt double %665, 0x4270000000000000
  br i1 %671, label %678, label %672

672:                                              ; preds = %670
  %673 = fptosi double %665 to i64
  %674 = sitofp i64 %673 to double
  %675 = fcmp olt double %665, %674
  %676 = sext i1 %675 to i64
  %677 = add i64 %676, %673
  br label %678

678:                                              ; preds = %667, %670, %672
  %679 = phi i64 [ %677, %672 ], [ %669, %667 ], [ 1099511627776, %670 ]
  %680 = load i8, ptr %58, align 4
  %681 = trunc nuw i8 %680 to i1
  %682 = select i1 %681, i1 true, i1 %645
  br i1 %682, label %683, label %960

683:                                              ; preds = %678
  %684 = fadd double %663, 5.000000e-01
  %685 = fcmp ogt double %684, 0xC270000000000000
  br i1 %685, label %689, label %686

686:                                              ; preds = %683
  %687 = fcmp uno double %684, 0.000000e+00
  br i1 %687, label %691, label %688

688:                                              ; preds = %686
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %34) #8
  br label %705

689:                                              ; preds = %683
  %690 = fcmp ogt double %684, 0x4270000000000000
  br i1 %690, label %691, label %695

691:                                              ; preds = %689, %686
  %692 = phi i64 [ 1099511627776, %689 ], [ 0, %686 ]
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %34) #8
  %693 = call i64 @llvm.umin.i64(i64 %692, i64 %662)
  %694 = trunc nuw i64 %693 to i32
  br label %706

695:                                              ; preds = %689
  %696 = fptosi double %684 to i64
  %697 = sitofp i64 %696 to double
  %698 = fcmp olt double %684, %697
  %699 = sext i1 %698 to i64
  %700 = add i64 %699, %696
  %701 = freeze i64 %700
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %34) #8
  %702 = icmp slt i64 %701, 0
  %703 = call i64 @llvm.umin.i64(i64 %701, i64 %662)
  %704 = trunc nuw i64 %703 to i32
  br i1 %702, label %705, label %706

705:                                              ; preds = %688, %695
  br label %706

706:                                              ; preds = %691, %695, %705
  %707 = phi i32 [ 0, %705 ], [ %704, %695 ], [ %694, %691 ]
  store i64 0, ptr %102, align 8
  %708 = getelementptr inbounds nuw i8, ptr %239, i64 32
  %709 = getelementptr inbounds nuw i8, ptr %239, i64 40
  %710 = getelementptr inbounds nuw i8, ptr %239, i64 52
  %711 = getelementptr inbounds nuw i8, ptr %239, i64 56
  %712 = getelementptr inbounds nuw i8, ptr %239, i64 24
  %713 = load <2 x i32>, ptr %708, align 8
  %714 = load i32, ptr %709, align 8
  %715 = zext i32 %362 to i64
  br label %716

716:                                              ; preds = %745, %706
  %717 = phi i32 [ 0, %706 ], [ %751, %745 ]
  call void @llvm.lifetime.start.p0(i64 12, ptr nonnull %33) #8
  store <2 x i32> %713, ptr %33, align 8
  store i32 %714, ptr %103, align 8
  br label %720

718:                                              ; preds = %720
  %719 = icmp eq i32 %717, 0
  br i1 %719, label %738, label %730

720:                                              ; preds = %716, %720
  %721 = phi i64 [ 0, %716 ], [ %728, %720 ]
  %722 = getelementptr inbounds nuw [3 x i32], ptr %33, i64 0, i64 %721
  %723 = load i32, ptr %722, align 4
  %724 = lshr i32 %723, %717
  %725 = call i32 @llvm.umax.i32(i32 %724, i32 1)
  %726 = zext i32 %725 to i64
  %727 = getelementptr inbounds nuw [3 x i64], ptr %34, i64 0, i64 %721
  store i64 %726, ptr %727, align 8
  %728 = add nuw nsw i64 %721, 1
  %729 = icmp eq i64 %728, 3
  br i1 %729, label %718, label %720

730:                                              ; preds = %718
  %731 = load i64, ptr %34, align 8
  %732 = load i32, ptr %710, align 4
  %733 = load i32, ptr %711, align 8
  %734 = mul i32 %733, %732
  %735 = lshr i32 %734, 3
  %736 = zext nneg i32 %735 to i64
  %737 = mul nsw i64 %731, %736
  br label %740

738:                                              ; preds = %718
  %739 = load i64, ptr %712, align 8
  br label %740

740:                                              ; preds = %738, %730
  %741 = phi i64 [ %737, %730 ], [ %739, %738 ]
  store i64 %741, ptr %104, align 8
  %742 = load i64, ptr %105, align 8
  %743 = mul i64 %742, %741
  store i64 %743, ptr %106, align 8
  %744 = icmp eq i32 %717, %707
  br i1 %744, label %752, label %745

745:                                              ; preds = %740
  %746 = load i64, ptr %107, align 8
  %747 = mul i64 %746, %743
  %748 = mul i64 %747, %715
  %749 = load i64, ptr %102, align 8
  %750 = add i64 %748, %749
  store i64 %750, ptr %102, align 8
  call void @llvm.lifetime.end.p0(i64 12, ptr nonnull %33) #8
  %751 = add i32 %717, 1
  br label %716

752:                                              ; preds = %740
  call void @llvm.lifetime.end.p0(i64 12, ptr nonnull %33) #8
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %30) #8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %30, i8 0, i64 24, i1 false)
  %753 = load i32, ptr %55, align 8
  %754 = icmp eq i32 %753, 0
  br i1 %754, label %763, label %755

755:                                              ; preds = %752
  %756 = getelementptr inbounds nuw i8, ptr %239, i64 64
  %757 = load i32, ptr %756, align 8
  %758 = icmp eq i32 %757, 0
  %759 = load i32, ptr %65, align 16
  %760 = icmp eq i32 %759, 0
  %761 = getelementptr inbounds nuw i8, ptr %239, i64 80
  %762 = zext i32 %753 to i64
  br label %882

763:                                              ; preds = %946, %752
  store <4 x i32> zeroinitializer, ptr %42, align 16
  br i1 %639, label %768, label %764

764:                                              ; preds = %763
  %765 = getelementptr inbounds nuw i8, ptr %239, i64 68
  %766 = load i32, ptr %765, align 4
  %767 = icmp ne i32 %766, 0
  br label %768

768:                                              ; preds = %764, %763
  %769 = phi i1 [ true, %763 ], [ %767, %764 ]
  %770 = load i64, ptr %30, align 16
  %771 = icmp slt i64 %770, 0
  br i1 %771, label %778, label %772

772:                                              ; preds = %768
  %773 = load i64, ptr %108, align 8
  %774 = icmp slt i64 %773, 0
  br i1 %774, label %778, label %775

775:                                              ; preds = %772
  %776 = load i64, ptr %109, align 16
  %777 = icmp slt i64 %776, 0
  br i1 %777, label %778, label %812

778:                                              ; preds = %775, %772, %768
  %779 = load i32, ptr %710, align 4
  %780 = icmp eq i32 %779, 0
  br i1 %780, label %881, label %781

781:                                              ; preds = %778
  %782 = getelementptr inbounds nuw i8, ptr %239, i64 96
  %783 = zext i32 %779 to i64
  br label %784

784:                                              ; preds = %781, %807
  %785 = phi i64 [ 0, %781 ], [ %810, %807 ]
  %786 = getelementptr inbounds nuw [4 x float], ptr %782, i64 0, i64 %785
  br i1 %769, label %787, label %789

787:                                              ; preds = %784
  %788 = load i32, ptr %786, align 4
  br label %807

789:                                              ; preds = %784
  %790 = load float, ptr %786, align 4
  %791 = fpext float %790 to double
  %792 = fcmp ogt float %790, 0xC270000000000000
  br i1 %792, label %796, label %793

793:                                              ; preds = %789
  %794 = fcmp uno float %790, 0.000000e+00
  %795 = select i1 %794, i64 0, i64 -1099511627776
  br label %804

796:                                              ; preds = %789
  %797 = fcmp ogt float %790, 0x4270000000000000
  br i1 %797, label %804, label %798

798:                                              ; preds = %796
  %799 = fptosi float %790 to i64
  %800 = sitofp i64 %799 to double
  %801 = fcmp olt double %791, %800
  %802 = sext i1 %801 to i64
  %803 = add i64 %802, %799
  br label %804

804:                                              ; preds = %798, %796, %793
  %805 = phi i64 [ %803, %798 ], [ %795, %793 ], [ 1099511627776, %796 ]
  %806 = trunc i64 %805 to i32
  br label %807

807:                                              ; preds = %804, %787
  %808 = phi i32 [ %788, %787 ], [ %806, %804 ]
  %809 = getelementptr inbounds nuw i32, ptr %42, i64 %785
  store i32 %808, ptr %809, align 4
  %810 = add nuw nsw i64 %785, 1
  %811 = icmp eq i64 %810, %783
  br i1 %811, label %881, label %784

812:                                              ; preds = %775
  %813 = load i64, ptr %102, align 8
  %814 = getelementptr inbounds nuw i8, ptr %266, i64 %813
  %815 = zext i32 %364 to i64
  %816 = load i64, ptr %107, align 8
  %817 = mul nsw i64 %816, %815
  %818 = add nsw i64 %817, %776
  %819 = mul i64 %818, %743
  %820 = getelementptr inbounds nuw i8, ptr %814, i64 %819
  %821 = mul i64 %773, %741
  %822 = getelementptr inbounds nuw i8, ptr %820, i64 %821
  %823 = load i32, ptr %710, align 4
  %824 = load i32, ptr %711, align 8
  %825 = mul i32 %824, %823
  %826 = lshr i32 %825, 3
  %827 = zext nneg i32 %826 to i64
  %828 = mul nuw nsw i64 %770, %827
  %829 = getelementptr inbounds nuw i8, ptr %822, i64 %828
  %830 = icmp eq i32 %823, 0
  br i1 %830, label %881, label %831

831:                                              ; preds = %812
  %832 = getelementptr inbounds nuw i8, ptr %239, i64 68
  %833 = lshr i32 %824, 3
  %834 = zext nneg i32 %833 to i64
  %835 = sub i32 32, %824
  %836 = icmp eq i32 %638, 0
  %837 = sext i1 %836 to i32
  %838 = add i32 %824, %837
  %839 = shl nsw i32 -1, %838
  %840 = xor i32 %839, -1
  %841 = uitofp nneg i32 %840 to float
  %842 = icmp eq i32 %638, 0
  %843 = icmp eq i32 %824, 16
  %844 = zext i32 %823 to i64
  br label %845

845:                                              ; preds = %831, %878
  %846 = phi i64 [ 0, %831 ], [ %879, %878 ]
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %29)
  store i32 0, ptr %29, align 4
  %847 = trunc nuw i64 %846 to i32
  %848 = mul i32 %824, %847
  %849 = lshr i32 %848, 3
  %850 = zext nneg i32 %849 to i64
  %851 = getelementptr inbounds nuw i8, ptr %829, i64 %850
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 4 %29, ptr nonnull align 1 %851, i64 %834, i1 false)
  %852 = load i32, ptr %29, align 4
  %853 = shl i32 %852, %835
  %854 = ashr exact i32 %853, %835
  br i1 %639, label %855, label %864

855:                                              ; preds = %845
  br i1 %843, label %856, label %861

856:                                              ; preds = %855
  %857 = trunc i32 %852 to i16
  %858 = bitcast i16 %857 to half
  %859 = fpext half %858 to float
  %860 = bitcast float %859 to i32
  br label %861

861:                                              ; preds = %856, %855
  %862 = phi i32 [ %860, %856 ], [ %852, %855 ]
  %863 = getelementptr inbounds nuw i32, ptr %42, i64 %846
  store i32 %862, ptr %863, align 4
  br label %878

864:                                              ; preds = %845
  %865 = load i32, ptr %832, align 4
  %866 = icmp eq i32 %865, 0
  br i1 %866, label %875, label %867

867:                                              ; preds = %864
  %868 = sitofp i32 %854 to float
  %869 = uitofp i32 %852 to float
  %870 = select i1 %836, float %868, float %869
  %871 = fdiv float %870, %841
  %872 = fcmp olt float %871, -1.000000e+00
  %873 = select i1 %872, float -1.000000e+00, float %871
  %874 = getelementptr inbounds nuw i32, ptr %42, i64 %846
  store float %873, ptr %874, align 4
  br label %878

875:                                              ; preds = %864
  %876 = select i1 %842, i32 %854, i32 %852
  %877 = getelementptr inbounds nuw i32, ptr %42, i64 %846
  store i32 %876, ptr %877, align 4
  br label %878

878:                                              ; preds = %875, %867, %861
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %29)
  %879 = add nuw nsw i64 %846, 1
  %880 = icmp samesign ult i64 %879, %844
  br i1 %880, label %845, label %881

881:                                              ; preds = %878, %807, %812, %778
  br i1 %681, label %951, label %959

882:                                              ; preds = %755, %946
  %883 = phi i64 [ 0, %755 ], [ %949, %946 ]
  %884 = getelementptr inbounds nuw [3 x double], ptr %40, i64 0, i64 %883
  %885 = load double, ptr %884, align 8
  br i1 %758, label %892, label %886

886:                                              ; preds = %882
  br i1 %681, label %904, label %887

887:                                              ; preds = %886
  %888 = getelementptr inbounds nuw [3 x i64], ptr %34, i64 0, i64 %883
  %889 = load i64, ptr %888, align 8
  %890 = sitofp i64 %889 to double
  %891 = fmul double %885, %890
  br label %893

892:                                              ; preds = %882
  br i1 %681, label %904, label %893

893:                                              ; preds = %887, %892
  %894 = phi double [ %891, %887 ], [ %885, %892 ]
  br i1 %760, label %895, label %898

895:                                              ; preds = %893
  %896 = getelementptr inbounds nuw [3 x i32], ptr %761, i64 0, i64 %883
  %897 = load i32, ptr %896, align 4
  br label %898

898:                                              ; preds = %895, %893
  %899 = phi i32 [ %897, %895 ], [ 1, %893 ]
  %900 = and i32 %899, -3
  %901 = icmp eq i32 %900, 0
  %902 = select i1 %758, i1 %901, i1 false
  %903 = select i1 %902, i32 1, i32 %899
  br label %904

904:                                              ; preds = %886, %898, %892
  %905 = phi double [ %894, %898 ], [ %885, %892 ], [ %885, %886 ]
  %906 = phi i32 [ %903, %898 ], [ 3, %892 ], [ 3, %886 ]
  %907 = fcmp ogt double %905, 0xC270000000000000
  br i1 %907, label %911, label %908

908:                                              ; preds = %904
  %909 = fcmp uno double %905, 0.000000e+00
  %910 = select i1 %909, i64 0, i64 -1099511627776
  br label %919

911:                                              ; preds = %904
  %912 = fcmp ogt double %905, 0x4270000000000000
  br i1 %912, label %919, label %913

913:                                              ; preds = %911
  %914 = fptosi double %905 to i64
  %915 = sitofp i64 %914 to double
  %916 = fcmp olt double %905, %915
  %917 = sext i1 %916 to i64
  %918 = add i64 %917, %914
  br label %919

919:                                              ; preds = %913, %911, %908
  %920 = phi i64 [ %918, %913 ], [ %910, %908 ], [ 1099511627776, %911 ]
  %921 = getelementptr inbounds nuw [3 x i64], ptr %34, i64 0, i64 %883
  %922 = load i64, ptr %921, align 8
  switch i32 %906, label %936 [
    i32 0, label %923
    i32 2, label %927
  ]

923:                                              ; preds = %919
  %924 = srem i64 %920, %922
  %925 = add nsw i64 %924, %922
  %926 = srem i64 %925, %922
  br label %946

927:                                              ; preds = %919
  %928 = shl nsw i64 %922, 1
  %929 = srem i64 %920, %928
  %930 = add nsw i64 %929, %928
  %931 = srem i64 %930, %928
  %932 = icmp slt i64 %931, %922
  %933 = xor i64 %931, -1
  %934 = add i64 %928, %933
  %935 = select i1 %932, i64 %931, i64 %934
  br label %946

936:                                              ; preds = %919
  %937 = icmp sgt i64 %920, -1
  %938 = icmp slt i64 %920, %922
  %939 = and i1 %937, %938
  br i1 %939, label %946, label %940

940:                                              ; preds = %936
  %941 = icmp eq i32 %906, 3
  %942 = icmp slt i64 %920, 0
  %943 = add nsw i64 %922, -1
  %944 = select i1 %942, i64 0, i64 %943
  %945 = select i1 %941, i64 -1, i64 %944
  br label %946

946:                                              ; preds = %940, %936, %927, %923
  %947 = phi i64 [ %926, %923 ], [ %935, %927 ], [ %945, %940 ], [ %920, %936 ]
  %948 = getelementptr inbounds nuw [3 x i64], ptr %30, i64 0, i64 %883
  store i64 %947, ptr %948, align 8
  %949 = add nuw nsw i64 %883, 1
  %950 = icmp eq i64 %949, %762
  br i1 %950, label %763, label %882

951:                                              ; preds = %881
  %952 = load i64, ptr %108, align 8
  %953 = icmp slt i64 %952, 0
  %954 = select i1 %771, i1 true, i1 %953
  %955 = load i64, ptr %109, align 16
  %956 = icmp slt i64 %955, 0
  %957 = select i1 %954, i1 true, i1 %956
  br i1 %957, label %958, label %959

958:                                              ; preds = %951
  store <4 x i32> zeroinitializer, ptr %42, align 16
  br label %959

959:                                              ; preds = %881, %951, %958
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %30) #8
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %34) #8
  br label %2020

960:                                              ; preds = %678
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %35) #8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %36) #8
  %961 = getelementptr inbounds nuw i8, ptr %239, i64 76
  %962 = load i32, ptr %961, align 4
  %963 = icmp eq i32 %962, 1
  br i1 %963, label %964, label %966

964:                                              ; preds = %960
  %965 = ashr i64 %679, 8
  br label %980

966:                                              ; preds = %960
  %967 = fadd double %663, 5.000000e-01
  %968 = fcmp ogt double %967, 0xC270000000000000
  br i1 %968, label %971, label %969

969:                                              ; preds = %966
  %970 = fcmp uno double %967, 0.000000e+00
  br i1 %970, label %979, label %980

971:                                              ; preds = %966
  %972 = fcmp ogt double %967, 0x4270000000000000
  br i1 %972, label %980, label %973

973:                                              ; preds = %971
  %974 = fptosi double %967 to i64
  %975 = sitofp i64 %974 to double
  %976 = fcmp olt double %967, %975
  %977 = sext i1 %976 to i64
  %978 = add i64 %977, %974
  br label %980

979:                                              ; preds = %969
  br label %980

980:                                              ; preds = %969, %973, %971, %979, %964
  %981 = phi i64 [ %965, %964 ], [ %978, %973 ], [ -1099511627776, %969 ], [ 1099511627776, %971 ], [ 0, %979 ]
  %982 = freeze i64 %981
  %983 = icmp sgt i64 %982, -1
  %984 = icmp samesign ult i64 %982, %662
  %985 = and i64 %679, 255
  %986 = uitofp nneg i64 %985 to double
  %987 = fmul double %986, 3.906250e-03
  %988 = icmp slt i64 %982, 0
  %989 = call i64 @llvm.umin.i64(i64 %982, i64 %662)
  %990 = trunc nuw i64 %989 to i32
  %991 = select i1 %988, i32 0, i32 %990
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %22) #8
  store i64 0, ptr %78, align 8
  %992 = getelementptr inbounds nuw i8, ptr %239, i64 32
  %993 = getelementptr inbounds nuw i8, ptr %239, i64 36
  %994 = getelementptr inbounds nuw i8, ptr %239, i64 40
  %995 = getelementptr inbounds nuw i8, ptr %239, i64 52
  %996 = getelementptr inbounds nuw i8, ptr %239, i64 56
  %997 = getelementptr inbounds nuw i8, ptr %239, i64 24
  %998 = load i32, ptr %992, align 8
  %999 = load i32, ptr %993, align 4
  %1000 = load i32, ptr %994, align 8
  %1001 = zext i32 %362 to i64
  br label %1002

1002:                                             ; preds = %1031, %980
  %1003 = phi i32 [ 0, %980 ], [ %1037, %1031 ]
  call void @llvm.lifetime.start.p0(i64 12, ptr nonnull %21) #8
  store i32 %998, ptr %21, align 4
  store i32 %999, ptr %79, align 4
  store i32 %1000, ptr %80, align 4
  br label %1006

1004:                                             ; preds = %1006
  %1005 = icmp eq i32 %1003, 0
  br i1 %1005, label %1024, label %1016

1006:                                             ; preds = %1002, %1006
  %1007 = phi i64 [ 0, %1002 ], [ %1014, %1006 ]
  %1008 = getelementptr inbounds nuw [3 x i32], ptr %21, i64 0, i64 %1007
  %1009 = load i32, ptr %1008, align 4
  %1010 = lshr i32 %1009, %1003
  %1011 = call i32 @llvm.umax.i32(i32 %1010, i32 1)
  %1012 = zext i32 %1011 to i64
  %1013 = getelementptr inbounds nuw [3 x i64], ptr %22, i64 0, i64 %1007
  store i64 %1012, ptr %1013, align 8
  %1014 = add nuw nsw i64 %1007, 1
  %1015 = icmp eq i64 %1014, 3
  br i1 %1015, label %1004, label %1006

1016:                                             ; preds = %1004
  %1017 = load i64, ptr %22, align 8
  %1018 = load i32, ptr %995, align 4
  %1019 = load i32, ptr %996, align 8
  %1020 = mul i32 %1019, %1018
  %1021 = lshr i32 %1020, 3
  %1022 = zext nneg i32 %1021 to i64
  %1023 = mul nsw i64 %1017, %1022
  br label %1026

1024:                                             ; preds = %1004
  %1025 = load i64, ptr %997, align 8
  br label %1026

1026:                                             ; preds = %1024, %1016
  %1027 = phi i64 [ %1023, %1016 ], [ %1025, %1024 ]
  store i64 %1027, ptr %81, align 8
  %1028 = load i64, ptr %82, align 8
  %1029 = mul i64 %1028, %1027
  store i64 %1029, ptr %83, align 8
  %1030 = icmp eq i32 %1003, %991
  br i1 %1030, label %1038, label %1031

1031:                                             ; preds = %1026
  %1032 = load i64, ptr %84, align 8
  %1033 = mul i64 %1032, %1029
  %1034 = mul i64 %1033, %1001
  %1035 = load i64, ptr %78, align 8
  %1036 = add i64 %1034, %1035
  store i64 %1036, ptr %78, align 8
  call void @llvm.lifetime.end.p0(i64 12, ptr nonnull %21) #8
  %1037 = add i32 %1003, 1
  br label %1002

1038:                                             ; preds = %1026
  %1039 = and i1 %963, %983
  %1040 = select i1 %1039, i1 %984, i1 false
  %1041 = select i1 %1040, double %987, double 0.000000e+00
  call void @llvm.lifetime.end.p0(i64 12, ptr nonnull %21) #8
  %1042 = getelementptr inbounds nuw i8, ptr %239, i64 72
  %1043 = load i32, ptr %1042, align 8
  %1044 = icmp eq i32 %1043, 1
  br i1 %1044, label %1045, label %1297

1045:                                             ; preds = %1038
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %15) #8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %15, i8 0, i64 24, i1 false)
  call void @llvm.lifetime.start.p0(i64 12, ptr nonnull %16) #8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(12) %16, i8 0, i64 12, i1 false)
  %1046 = load i32, ptr %55, align 8
  %1047 = icmp eq i32 %1046, 0
  br i1 %1047, label %1053, label %1048

1048:                                             ; preds = %1045
  %1049 = getelementptr inbounds nuw i8, ptr %239, i64 64
  %1050 = load i32, ptr %1049, align 8
  %1051 = icmp eq i32 %1050, 0
  %1052 = zext i32 %1046 to i64
  br label %1070

1053:                                             ; preds = %1097, %1045
  store <2 x double> zeroinitializer, ptr %87, align 16
  store <2 x double> zeroinitializer, ptr %35, align 16
  %1054 = load i32, ptr %65, align 16
  %1055 = icmp eq i32 %1054, 0
  %1056 = getelementptr inbounds nuw i8, ptr %239, i64 80
  %1057 = getelementptr inbounds nuw i8, ptr %239, i64 64
  %1058 = getelementptr inbounds nuw i8, ptr %239, i64 68
  %1059 = load i64, ptr %78, align 8
  %1060 = getelementptr inbounds nuw i8, ptr %266, i64 %1059
  %1061 = zext i32 %364 to i64
  %1062 = load i64, ptr %84, align 8
  %1063 = mul nsw i64 %1062, %1061
  %1064 = getelementptr inbounds nuw i8, ptr %239, i64 96
  %1065 = zext i32 %1046 to i64
  %1066 = icmp eq i32 %638, 2
  %1067 = icmp eq i32 %638, 0
  %1068 = sext i1 %1067 to i32
  %1069 = icmp eq i32 %638, 0
  br label %1105

1070:                                             ; preds = %1048, %1097
  %1071 = phi i64 [ 0, %1048 ], [ %1103, %1097 ]
  %1072 = getelementptr inbounds nuw [3 x i32], ptr %16, i64 0, i64 %1071
  %1073 = getelementptr inbounds nuw [3 x double], ptr %40, i64 0, i64 %1071
  %1074 = load double, ptr %1073, align 8
  br i1 %1051, label %1080, label %1075

1075:                                             ; preds = %1070
  %1076 = getelementptr inbounds nuw [3 x i64], ptr %22, i64 0, i64 %1071
  %1077 = load i64, ptr %1076, align 8
  %1078 = sitofp i64 %1077 to double
  %1079 = fmul double %1074, %1078
  br label %1080

1080:                                             ; preds = %1070, %1075
  %1081 = phi double [ %1079, %1075 ], [ %1074, %1070 ]
  %1082 = fadd double %1081, -5.000000e-01
  %1083 = fmul double %1082, 2.560000e+02
  %1084 = fadd double %1083, 5.000000e-01
  %1085 = fcmp ogt double %1084, 0xC270000000000000
  br i1 %1085, label %1089, label %1086

1086:                                             ; preds = %1080
  %1087 = fcmp uno double %1084, 0.000000e+00
  %1088 = select i1 %1087, i64 0, i64 -1099511627776
  br label %1097

1089:                                             ; preds = %1080
  %1090 = fcmp ogt double %1084, 0x4270000000000000
  br i1 %1090, label %1097, label %1091

1091:                                             ; preds = %1089
  %1092 = fptosi double %1084 to i64
  %1093 = sitofp i64 %1092 to double
  %1094 = fcmp olt double %1084, %1093
  %1095 = sext i1 %1094 to i64
  %1096 = add i64 %1095, %1092
  br label %1097

1097:                                             ; preds = %1091, %1089, %1086
  %1098 = phi i64 [ %1096, %1091 ], [ %1088, %1086 ], [ 1099511627776, %1089 ]
  %1099 = trunc i64 %1098 to i32
  %1100 = and i32 %1099, 255
  store i32 %1100, ptr %1072, align 4
  %1101 = ashr i64 %1098, 8
  %1102 = getelementptr inbounds nuw [3 x i64], ptr %15, i64 0, i64 %1071
  store i64 %1101, ptr %1102, align 8
  %1103 = add nuw nsw i64 %1071, 1
  %1104 = icmp eq i64 %1103, %1052
  br i1 %1104, label %1053, label %1070

1105:                                             ; preds = %1053, %1292
  %1106 = phi i32 [ 0, %1053 ], [ %1293, %1292 ]
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %17) #8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %17, i8 0, i64 24, i1 false)
  br i1 %1047, label %1169, label %1107

1107:                                             ; preds = %1105
  %1108 = load i32, ptr %1057, align 8
  %1109 = icmp eq i32 %1108, 0
  br label %1112

1110:                                             ; preds = %1156
  %1111 = fcmp une double %1166, 0.000000e+00
  br i1 %1111, label %1169, label %1292

1112:                                             ; preds = %1107, %1156
  %1113 = phi i64 [ 0, %1107 ], [ %1167, %1156 ]
  %1114 = phi double [ 1.000000e+00, %1107 ], [ %1166, %1156 ]
  %1115 = trunc nuw i64 %1113 to i32
  %1116 = lshr i32 %1106, %1115
  %1117 = and i32 %1116, 1
  %1118 = getelementptr inbounds nuw [3 x i64], ptr %15, i64 0, i64 %1113
  %1119 = load i64, ptr %1118, align 8
  %1120 = zext nneg i32 %1117 to i64
  %1121 = add nsw i64 %1119, %1120
  %1122 = getelementptr inbounds nuw [3 x i64], ptr %22, i64 0, i64 %1113
  %1123 = load i64, ptr %1122, align 8
  br i1 %1055, label %1124, label %1127

1124:                                             ; preds = %1112
  %1125 = getelementptr inbounds nuw [3 x i32], ptr %1056, i64 0, i64 %1113
  %1126 = load i32, ptr %1125, align 4
  br label %1127

1127:                                             ; preds = %1124, %1112
  %1128 = phi i32 [ %1126, %1124 ], [ 1, %1112 ]
  %1129 = and i32 %1128, -3
  %1130 = icmp eq i32 %1129, 0
  %1131 = select i1 %1109, i1 %1130, i1 false
  %1132 = select i1 %1131, i32 1, i32 %1128
  switch i32 %1132, label %1146 [
    i32 0, label %1133
    i32 2, label %1137
  ]

1133:                                             ; preds = %1127
  %1134 = srem i64 %1121, %1123
  %1135 = add nsw i64 %1134, %1123
  %1136 = srem i64 %1135, %1123
  br label %1156

1137:                                             ; preds = %1127
  %1138 = shl nsw i64 %1123, 1
  %1139 = srem i64 %1121, %1138
  %1140 = add nsw i64 %1139, %1138
  %1141 = srem i64 %1140, %1138
  %1142 = icmp slt i64 %1141, %1123
  %1143 = xor i64 %1141, -1
  %1144 = add i64 %1138, %1143
  %1145 = select i1 %1142, i64 %1141, i64 %1144
  br label %1156

1146:                                             ; preds = %1127
  %1147 = icmp sgt i64 %1121, -1
  %1148 = icmp slt i64 %1121, %1123
  %1149 = and i1 %1147, %1148
  br i1 %1149, label %1156, label %1150

1150:                                             ; preds = %1146
  %1151 = icmp eq i32 %1132, 3
  %1152 = icmp slt i64 %1121, 0
  %1153 = add nsw i64 %1123, -1
  %1154 = select i1 %1152, i64 0, i64 %1153
  %1155 = select i1 %1151, i64 -1, i64 %1154
  br label %1156

1156:                                             ; preds = %1150, %1146, %1137, %1133
  %1157 = phi i64 [ %1136, %1133 ], [ %1145, %1137 ], [ %1155, %1150 ], [ %1121, %1146 ]
  %1158 = getelementptr inbounds nuw [3 x i64], ptr %17, i64 0, i64 %1113
  store i64 %1157, ptr %1158, align 8
  %1159 = icmp eq i32 %1117, 0
  %1160 = getelementptr inbounds nuw [3 x i32], ptr %16, i64 0, i64 %1113
  %1161 = load i32, ptr %1160, align 4
  %1162 = sub i32 256, %1161
  %1163 = select i1 %1159, i32 %1162, i32 %1161
  %1164 = uitofp i32 %1163 to double
  %1165 = fmul double %1164, 3.906250e-03
  %1166 = fmul double %1114, %1165
  %1167 = add nuw nsw i64 %1113, 1
  %1168 = icmp eq i64 %1167, %1065
  br i1 %1168, label %1110, label %1112

1169:                                             ; preds = %1105, %1110
  %1170 = phi double [ %1166, %1110 ], [ 1.000000e+00, %1105 ]
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %18) #8
  store <4 x i32> zeroinitializer, ptr %18, align 16
  br i1 %1066, label %1174, label %1171

1171:                                             ; preds = %1169
  %1172 = load i32, ptr %1058, align 4
  %1173 = icmp ne i32 %1172, 0
  br label %1174

1174:                                             ; preds = %1171, %1169
  %1175 = phi i1 [ true, %1169 ], [ %1173, %1171 ]
  %1176 = load i64, ptr %17, align 16
  %1177 = icmp slt i64 %1176, 0
  br i1 %1177, label %1184, label %1178

1178:                                             ; preds = %1174
  %1179 = load i64, ptr %88, align 8
  %1180 = icmp slt i64 %1179, 0
  br i1 %1180, label %1184, label %1181

1181:                                             ; preds = %1178
  %1182 = load i64, ptr %89, align 16
  %1183 = icmp slt i64 %1182, 0
  br i1 %1183, label %1184, label %1217

1184:                                             ; preds = %1181, %1178, %1174
  %1185 = load i32, ptr %995, align 4
  %1186 = icmp eq i32 %1185, 0
  br i1 %1186, label %1280, label %1187

1187:                                             ; preds = %1184
  %1188 = zext i32 %1185 to i64
  br label %1189

1189:                                             ; preds = %1187, %1212
  %1190 = phi i64 [ 0, %1187 ], [ %1215, %1212 ]
  %1191 = getelementptr inbounds nuw [4 x float], ptr %1064, i64 0, i64 %1190
  br i1 %1175, label %1192, label %1194

1192:                                             ; preds = %1189
  %1193 = load i32, ptr %1191, align 4
  br label %1212

1194:                                             ; preds = %1189
  %1195 = load float, ptr %1191, align 4
  %1196 = fpext float %1195 to double
  %1197 = fcmp ogt float %1195, 0xC270000000000000
  br i1 %1197, label %1201, label %1198

1198:                                             ; preds = %1194
  %1199 = fcmp uno float %1195, 0.000000e+00
  %1200 = select i1 %1199, i64 0, i64 -1099511627776
  br label %1209

1201:                                             ; preds = %1194
  %1202 = fcmp ogt float %1195, 0x4270000000000000
  br i1 %1202, label %1209, label %1203

1203:                                             ; preds = %1201
  %1204 = fptosi float %1195 to i64
  %1205 = sitofp i64 %1204 to double
  %1206 = fcmp olt double %1196, %1205
  %1207 = sext i1 %1206 to i64
  %1208 = add i64 %1207, %1204
  br label %1209

1209:                                             ; preds = %1203, %1201, %1198
  %1210 = phi i64 [ %1208, %1203 ], [ %1200, %1198 ], [ 1099511627776, %1201 ]
  %1211 = trunc i64 %1210 to i32
  br label %1212

1212:                                             ; preds = %1209, %1192
  %1213 = phi i32 [ %1193, %1192 ], [ %1211, %1209 ]
  %1214 = getelementptr inbounds nuw i32, ptr %18, i64 %1190
  store i32 %1213, ptr %1214, align 4
  %1215 = add nuw nsw i64 %1190, 1
  %1216 = icmp eq i64 %1215, %1188
  br i1 %1216, label %1277, label %1189

1217:                                             ; preds = %1181
  %1218 = add nsw i64 %1063, %1182
  %1219 = mul i64 %1218, %1029
  %1220 = getelementptr inbounds nuw i8, ptr %1060, i64 %1219
  %1221 = mul i64 %1179, %1027
  %1222 = getelementptr inbounds nuw i8, ptr %1220, i64 %1221
  %1223 = load i32, ptr %995, align 4
  %1224 = load i32, ptr %996, align 8
  %1225 = mul i32 %1224, %1223
  %1226 = lshr i32 %1225, 3
  %1227 = zext nneg i32 %1226 to i64
  %1228 = mul nuw nsw i64 %1176, %1227
  %1229 = getelementptr inbounds nuw i8, ptr %1222, i64 %1228
  %1230 = icmp eq i32 %1223, 0
  br i1 %1230, label %1280, label %1231

1231:                                             ; preds = %1217
  %1232 = lshr i32 %1224, 3
  %1233 = zext nneg i32 %1232 to i64
  %1234 = sub i32 32, %1224
  %1235 = add i32 %1224, %1068
  %1236 = shl nsw i32 -1, %1235
  %1237 = xor i32 %1236, -1
  %1238 = uitofp nneg i32 %1237 to float
  %1239 = icmp eq i32 %1224, 16
  %1240 = zext i32 %1223 to i64
  br label %1241

1241:                                             ; preds = %1231, %1274
  %1242 = phi i64 [ 0, %1231 ], [ %1275, %1274 ]
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %14)
  store i32 0, ptr %14, align 4
  %1243 = trunc nuw i64 %1242 to i32
  %1244 = mul i32 %1224, %1243
  %1245 = lshr i32 %1244, 3
  %1246 = zext nneg i32 %1245 to i64
  %1247 = getelementptr inbounds nuw i8, ptr %1229, i64 %1246
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 4 %14, ptr nonnull align 1 %1247, i64 %1233, i1 false)
  %1248 = load i32, ptr %14, align 4
  %1249 = shl i32 %1248, %1234
  %1250 = ashr exact i32 %1249, %1234
  br i1 %639, label %1251, label %1260

1251:                                             ; preds = %1241
  br i1 %1239, label %1252, label %1257

1252:                                             ; preds = %1251
  %1253 = trunc i32 %1248 to i16
  %1254 = bitcast i16 %1253 to half
  %1255 = fpext half %1254 to float
  %1256 = bitcast float %1255 to i32
  br label %1257

1257:                                             ; preds = %1252, %1251
  %1258 = phi i32 [ %1256, %1252 ], [ %1248, %1251 ]
  %1259 = getelementptr inbounds nuw i32, ptr %18, i64 %1242
  store i32 %1258, ptr %1259, align 4
  br label %1274

1260:                                             ; preds = %1241
  %1261 = load i32, ptr %1058, align 4
  %1262 = icmp eq i32 %1261, 0
  br i1 %1262, label %1271, label %1263

1263:                                             ; preds = %1260
  %1264 = sitofp i32 %1250 to float
  %1265 = uitofp i32 %1248 to float
  %1266 = select i1 %1067, float %1264, float %1265
  %1267 = fdiv float %1266, %1238
  %1268 = fcmp olt float %1267, -1.000000e+00
  %1269 = select i1 %1268, float -1.000000e+00, float %1267
  %1270 = getelementptr inbounds nuw i32, ptr %18, i64 %1242
  store float %1269, ptr %1270, align 4
  br label %1274

1271:                                             ; preds = %1260
  %1272 = select i1 %1069, i32 %1250, i32 %1248
  %1273 = getelementptr inbounds nuw i32, ptr %18, i64 %1242
  store i32 %1272, ptr %1273, align 4
  br label %1274

1274:                                             ; preds = %1271, %1263, %1257
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %14)
  %1275 = add nuw nsw i64 %1242, 1
  %1276 = icmp samesign ult i64 %1275, %1240
  br i1 %1276, label %1241, label %1277

1277:                                             ; preds = %1274, %1212
  %1278 = phi i32 [ %1185, %1212 ], [ %1223, %1274 ]
  %1279 = zext i32 %1278 to i64
  br label %1281

1280:                                             ; preds = %1281, %1184, %1217
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %18) #8
  br label %1292

1281:                                             ; preds = %1277, %1281
  %1282 = phi i64 [ 0, %1277 ], [ %1290, %1281 ]
  %1283 = getelementptr inbounds nuw [4 x i32], ptr %18, i64 0, i64 %1282
  %1284 = load float, ptr %1283, align 4
  %1285 = fpext float %1284 to double
  %1286 = fmul double %1170, %1285
  %1287 = getelementptr inbounds nuw double, ptr %35, i64 %1282
  %1288 = load double, ptr %1287, align 8
  %1289 = fadd double %1288, %1286
  store double %1289, ptr %1287, align 8
  %1290 = add nuw nsw i64 %1282, 1
  %1291 = icmp eq i64 %1290, %1279
  br i1 %1291, label %1280, label %1281

1292:                                             ; preds = %1280, %1110
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %17) #8
  %1293 = add i32 %1106, 1
  %1294 = lshr i32 %1293, %1046
  %1295 = icmp eq i32 %1294, 0
  br i1 %1295, label %1105, label %1296

1296:                                             ; preds = %1292
  call void @llvm.lifetime.end.p0(i64 12, ptr nonnull %16) #8
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %15) #8
  br label %1500

1297:                                             ; preds = %1038
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %23) #8
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %20) #8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %20, i8 0, i64 24, i1 false)
  %1298 = load i32, ptr %55, align 8
  %1299 = icmp eq i32 %1298, 0
  br i1 %1299, label %1308, label %1300

1300:                                             ; preds = %1297
  %1301 = getelementptr inbounds nuw i8, ptr %239, i64 64
  %1302 = load i32, ptr %1301, align 8
  %1303 = icmp eq i32 %1302, 0
  %1304 = load i32, ptr %65, align 16
  %1305 = icmp eq i32 %1304, 0
  %1306 = getelementptr inbounds nuw i8, ptr %239, i64 80
  %1307 = zext i32 %1298 to i64
  br label %1426

1308:                                             ; preds = %1485, %1297
  store <4 x i32> zeroinitializer, ptr %23, align 16
  br i1 %639, label %1313, label %1309

1309:                                             ; preds = %1308
  %1310 = getelementptr inbounds nuw i8, ptr %239, i64 68
  %1311 = load i32, ptr %1310, align 4
  %1312 = icmp ne i32 %1311, 0
  br label %1313

1313:                                             ; preds = %1309, %1308
  %1314 = phi i1 [ true, %1308 ], [ %1312, %1309 ]
  %1315 = load i64, ptr %20, align 16
  %1316 = icmp slt i64 %1315, 0
  br i1 %1316, label %1323, label %1317

1317:                                             ; preds = %1313
  %1318 = load i64, ptr %85, align 8
  %1319 = icmp slt i64 %1318, 0
  br i1 %1319, label %1323, label %1320

1320:                                             ; preds = %1317
  %1321 = load i64, ptr %86, align 16
  %1322 = icmp slt i64 %1321, 0
  br i1 %1322, label %1323, label %1357

1323:                                             ; preds = %1320, %1317, %1313
  %1324 = load i32, ptr %995, align 4
  %1325 = icmp eq i32 %1324, 0
  br i1 %1325, label %1490, label %1326

1326:                                             ; preds = %1323
  %1327 = getelementptr inbounds nuw i8, ptr %239, i64 96
  %1328 = zext i32 %1324 to i64
  br label %1329

1329:                                             ; preds = %1326, %1352
  %1330 = phi i64 [ 0, %1326 ], [ %1355, %1352 ]
  %1331 = getelementptr inbounds nuw [4 x float], ptr %1327, i64 0, i64 %1330
  br i1 %1314, label %1332, label %1334

1332:                                             ; preds = %1329
  %1333 = load i32, ptr %1331, align 4
  br label %1352

1334:                                             ; preds = %1329
  %1335 = load float, ptr %1331, align 4
  %1336 = fpext float %1335 to double
  %1337 = fcmp ogt float %1335, 0xC270000000000000
  br i1 %1337, label %1341, label %1338

1338:                                             ; preds = %1334
  %1339 = fcmp uno float %1335, 0.000000e+00
  %1340 = select i1 %1339, i64 0, i64 -1099511627776
  br label %1349

1341:                                             ; preds = %1334
  %1342 = fcmp ogt float %1335, 0x4270000000000000
  br i1 %1342, label %1349, label %1343

1343:                                             ; preds = %1341
  %1344 = fptosi float %1335 to i64
  %1345 = sitofp i64 %1344 to double
  %1346 = fcmp olt double %1336, %1345
  %1347 = sext i1 %1346 to i64
  %1348 = add i64 %1347, %1344
  br label %1349

1349:                                             ; preds = %1343, %1341, %1338
  %1350 = phi i64 [ %1348, %1343 ], [ %1340, %1338 ], [ 1099511627776, %1341 ]
  %1351 = trunc i64 %1350 to i32
  br label %1352

1352:                                             ; preds = %1349, %1332
  %1353 = phi i32 [ %1333, %1332 ], [ %1351, %1349 ]
  %1354 = getelementptr inbounds nuw i32, ptr %23, i64 %1330
  store i32 %1353, ptr %1354, align 4
  %1355 = add nuw nsw i64 %1330, 1
  %1356 = icmp eq i64 %1355, %1328
  br i1 %1356, label %1490, label %1329

1357:                                             ; preds = %1320
  %1358 = load i64, ptr %78, align 8
  %1359 = getelementptr inbounds nuw i8, ptr %266, i64 %1358
  %1360 = zext i32 %364 to i64
  %1361 = load i64, ptr %84, align 8
  %1362 = mul nsw i64 %1361, %1360
  %1363 = add nsw i64 %1362, %1321
  %1364 = mul i64 %1363, %1029
  %1365 = getelementptr inbounds nuw i8, ptr %1359, i64 %1364
  %1366 = mul i64 %1318, %1027
  %1367 = getelementptr inbounds nuw i8, ptr %1365, i64 %1366
  %1368 = load i32, ptr %995, align 4
  %1369 = load i32, ptr %996, align 8
  %1370 = mul i32 %1369, %1368
  %1371 = lshr i32 %1370, 3
  %1372 = zext nneg i32 %1371 to i64
  %1373 = mul nuw nsw i64 %1315, %1372
  %1374 = getelementptr inbounds nuw i8, ptr %1367, i64 %1373
  %1375 = icmp eq i32 %1368, 0
  br i1 %1375, label %1490, label %1376

1376:                                             ; preds = %1357
  %1377 = getelementptr inbounds nuw i8, ptr %239, i64 68
  %1378 = lshr i32 %1369, 3
  %1379 = zext nneg i32 %1378 to i64
  %1380 = sub i32 32, %1369
  %1381 = icmp eq i32 %638, 0
  %1382 = sext i1 %1381 to i32
  %1383 = add i32 %1369, %1382
  %1384 = shl nsw i32 -1, %1383
  %1385 = xor i32 %1384, -1
  %1386 = uitofp nneg i32 %1385 to float
  %1387 = icmp eq i32 %638, 0
  %1388 = icmp eq i32 %1369, 16
  %1389 = zext i32 %1368 to i64
  br label %1390

1390:                                             ; preds = %1376, %1423
  %1391 = phi i64 [ 0, %1376 ], [ %1424, %1423 ]
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %19)
  store i32 0, ptr %19, align 4
  %1392 = trunc nuw i64 %1391 to i32
  %1393 = mul i32 %1369, %1392
  %1394 = lshr i32 %1393, 3
  %1395 = zext nneg i32 %1394 to i64
  %1396 = getelementptr inbounds nuw i8, ptr %1374, i64 %1395
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 4 %19, ptr nonnull align 1 %1396, i64 %1379, i1 false)
  %1397 = load i32, ptr %19, align 4
  %1398 = shl i32 %1397, %1380
  %1399 = ashr exact i32 %1398, %1380
  br i1 %639, label %1400, label %1409

1400:                                             ; preds = %1390
  br i1 %1388, label %1401, label %1406

1401:                                             ; preds = %1400
  %1402 = trunc i32 %1397 to i16
  %1403 = bitcast i16 %1402 to half
  %1404 = fpext half %1403 to float
  %1405 = bitcast float %1404 to i32
  br label %1406

1406:                                             ; preds = %1401, %1400
  %1407 = phi i32 [ %1405, %1401 ], [ %1397, %1400 ]
  %1408 = getelementptr inbounds nuw i32, ptr %23, i64 %1391
  store i32 %1407, ptr %1408, align 4
  br label %1423

1409:                                             ; preds = %1390
  %1410 = load i32, ptr %1377, align 4
  %1411 = icmp eq i32 %1410, 0
  br i1 %1411, label %1420, label %1412

1412:                                             ; preds = %1409
  %1413 = sitofp i32 %1399 to float
  %1414 = uitofp i32 %1397 to float
  %1415 = select i1 %1381, float %1413, float %1414
  %1416 = fdiv float %1415, %1386
  %1417 = fcmp olt float %1416, -1.000000e+00
  %1418 = select i1 %1417, float -1.000000e+00, float %1416
  %1419 = getelementptr inbounds nuw i32, ptr %23, i64 %1391
  store float %1418, ptr %1419, align 4
  br label %1423

1420:                                             ; preds = %1409
  %1421 = select i1 %1387, i32 %1399, i32 %1397
  %1422 = getelementptr inbounds nuw i32, ptr %23, i64 %1391
  store i32 %1421, ptr %1422, align 4
  br label %1423

1423:                                             ; preds = %1420, %1412, %1406
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %19)
  %1424 = add nuw nsw i64 %1391, 1
  %1425 = icmp samesign ult i64 %1424, %1389
  br i1 %1425, label %1390, label %1490

1426:                                             ; preds = %1300, %1485
  %1427 = phi i64 [ 0, %1300 ], [ %1488, %1485 ]
  %1428 = getelementptr inbounds nuw [3 x double], ptr %40, i64 0, i64 %1427
  %1429 = load double, ptr %1428, align 8
  br i1 %1303, label %1435, label %1430

1430:                                             ; preds = %1426
  %1431 = getelementptr inbounds nuw [3 x i64], ptr %22, i64 0, i64 %1427
  %1432 = load i64, ptr %1431, align 8
  %1433 = sitofp i64 %1432 to double
  %1434 = fmul double %1429, %1433
  br label %1435

1435:                                             ; preds = %1426, %1430
  %1436 = phi double [ %1434, %1430 ], [ %1429, %1426 ]
  br i1 %1305, label %1437, label %1440

1437:                                             ; preds = %1435
  %1438 = getelementptr inbounds nuw [3 x i32], ptr %1306, i64 0, i64 %1427
  %1439 = load i32, ptr %1438, align 4
  br label %1440

1440:                                             ; preds = %1435, %1437
  %1441 = phi i32 [ %1439, %1437 ], [ 1, %1435 ]
  %1442 = and i32 %1441, -3
  %1443 = icmp eq i32 %1442, 0
  %1444 = select i1 %1303, i1 %1443, i1 false
  %1445 = select i1 %1444, i32 1, i32 %1441
  %1446 = fcmp ogt double %1436, 0xC270000000000000
  br i1 %1446, label %1450, label %1447

1447:                                             ; preds = %1440
  %1448 = fcmp uno double %1436, 0.000000e+00
  %1449 = select i1 %1448, i64 0, i64 -1099511627776
  br label %1458

1450:                                             ; preds = %1440
  %1451 = fcmp ogt double %1436, 0x4270000000000000
  br i1 %1451, label %1458, label %1452

1452:                                             ; preds = %1450
  %1453 = fptosi double %1436 to i64
  %1454 = sitofp i64 %1453 to double
  %1455 = fcmp olt double %1436, %1454
  %1456 = sext i1 %1455 to i64
  %1457 = add i64 %1456, %1453
  br label %1458

1458:                                             ; preds = %1452, %1450, %1447
  %1459 = phi i64 [ %1457, %1452 ], [ %1449, %1447 ], [ 1099511627776, %1450 ]
  %1460 = getelementptr inbounds nuw [3 x i64], ptr %22, i64 0, i64 %1427
  %1461 = load i64, ptr %1460, align 8
  switch i32 %1445, label %1475 [
    i32 0, label %1462
    i32 2, label %1466
  ]

1462:                                             ; preds = %1458
  %1463 = srem i64 %1459, %1461
  %1464 = add nsw i64 %1463, %1461
  %1465 = srem i64 %1464, %1461
  br label %1485

1466:                                             ; preds = %1458
  %1467 = shl nsw i64 %1461, 1
  %1468 = srem i64 %1459, %1467
  %1469 = add nsw i64 %1468, %1467
  %1470 = srem i64 %1469, %1467
  %1471 = icmp slt i64 %1470, %1461
  %1472 = xor i64 %1470, -1
  %1473 = add i64 %1467, %1472
  %1474 = select i1 %1471, i64 %1470, i64 %1473
  br label %1485

1475:                                             ; preds = %1458
  %1476 = icmp sgt i64 %1459, -1
  %1477 = icmp slt i64 %1459, %1461
  %1478 = and i1 %1476, %1477
  br i1 %1478, label %1485, label %1479

1479:                                             ; preds = %1475
  %1480 = icmp eq i32 %1445, 3
  %1481 = icmp slt i64 %1459, 0
  %1482 = add nsw i64 %1461, -1
  %1483 = select i1 %1481, i64 0, i64 %1482
  %1484 = select i1 %1480, i64 -1, i64 %1483
  br label %1485

1485:                                             ; preds = %1479, %1475, %1466, %1462
  %1486 = phi i64 [ %1465, %1462 ], [ %1474, %1466 ], [ %1484, %1479 ], [ %1459, %1475 ]
  %1487 = getelementptr inbounds nuw [3 x i64], ptr %20, i64 0, i64 %1427
  store i64 %1486, ptr %1487, align 8
  %1488 = add nuw nsw i64 %1427, 1
  %1489 = icmp eq i64 %1488, %1307
  br i1 %1489, label %1308, label %1426

1490:                                             ; preds = %1423, %1352, %1357, %1323
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %20) #8
  br label %1492

1491:                                             ; preds = %1492
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %23) #8
  br label %1500

1492:                                             ; preds = %1490, %1492
  %1493 = phi i64 [ 0, %1490 ], [ %1498, %1492 ]
  %1494 = getelementptr inbounds nuw [4 x i32], ptr %23, i64 0, i64 %1493
  %1495 = load float, ptr %1494, align 4
  %1496 = fpext float %1495 to double
  %1497 = getelementptr inbounds nuw double, ptr %35, i64 %1493
  store double %1496, ptr %1497, align 8
  %1498 = add nuw nsw i64 %1493, 1
  %1499 = icmp eq i64 %1498, 4
  br i1 %1499, label %1491, label %1492

1500:                                             ; preds = %1296, %1491
  %1501 = phi i32 [ %1046, %1296 ], [ %1298, %1491 ]
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %22) #8
  %1502 = fcmp une double %1041, 0.000000e+00
  br i1 %1502, label %1504, label %1503

1503:                                             ; preds = %2000, %1500
  br label %2012

1504:                                             ; preds = %1500
  %1505 = add i32 %991, 1
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %27) #8
  store i64 0, ptr %90, align 8
  %1506 = zext i32 %362 to i64
  br label %1507

1507:                                             ; preds = %1536, %1504
  %1508 = phi i32 [ 0, %1504 ], [ %1542, %1536 ]
  call void @llvm.lifetime.start.p0(i64 12, ptr nonnull %26) #8
  store i32 %998, ptr %26, align 4
  store i32 %999, ptr %91, align 4
  store i32 %1000, ptr %92, align 4
  br label %1511

1509:                                             ; preds = %1511
  %1510 = icmp eq i32 %1508, 0
  br i1 %1510, label %1529, label %1521

1511:                                             ; preds = %1507, %1511
  %1512 = phi i64 [ 0, %1507 ], [ %1519, %1511 ]
  %1513 = getelementptr inbounds nuw [3 x i32], ptr %26, i64 0, i64 %1512
  %1514 = load i32, ptr %1513, align 4
  %1515 = lshr i32 %1514, %1508
  %1516 = call i32 @llvm.umax.i32(i32 %1515, i32 1)
  %1517 = zext i32 %1516 to i64
  %1518 = getelementptr inbounds nuw [3 x i64], ptr %27, i64 0, i64 %1512
  store i64 %1517, ptr %1518, align 8
  %1519 = add nuw nsw i64 %1512, 1
  %1520 = icmp eq i64 %1519, 3
  br i1 %1520, label %1509, label %1511

1521:                                             ; preds = %1509
  %1522 = load i64, ptr %27, align 8
  %1523 = load i32, ptr %995, align 4
  %1524 = load i32, ptr %996, align 8
  %1525 = mul i32 %1524, %1523
  %1526 = lshr i32 %1525, 3
  %1527 = zext nneg i32 %1526 to i64
  %1528 = mul nsw i64 %1522, %1527
  br label %1531

1529:                                             ; preds = %1509
  %1530 = load i64, ptr %997, align 8
  br label %1531

1531:                                             ; preds = %1529, %1521
  %1532 = phi i64 [ %1528, %1521 ], [ %1530, %1529 ]
  store i64 %1532, ptr %93, align 8
  %1533 = load i64, ptr %94, align 8
  %1534 = mul i64 %1533, %1532
  store i64 %1534, ptr %95, align 8
  %1535 = icmp eq i32 %1508, %1505
  br i1 %1535, label %1543, label %1536

1536:                                             ; preds = %1531
  %1537 = load i64, ptr %96, align 8
  %1538 = mul i64 %1537, %1534
  %1539 = mul i64 %1538, %1506
  %1540 = load i64, ptr %90, align 8
  %1541 = add i64 %1539, %1540
  store i64 %1541, ptr %90, align 8
  call void @llvm.lifetime.end.p0(i64 12, ptr nonnull %26) #8
  %1542 = add i32 %1508, 1
  br label %1507

1543:                                             ; preds = %1531
  call void @llvm.lifetime.end.p0(i64 12, ptr nonnull %26) #8
  br i1 %1044, label %1544, label %1796

1544:                                             ; preds = %1543
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %10) #8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %10, i8 0, i64 24, i1 false)
  call void @llvm.lifetime.start.p0(i64 12, ptr nonnull %11) #8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(12) %11, i8 0, i64 12, i1 false)
  %1545 = icmp eq i32 %1501, 0
  br i1 %1545, label %1551, label %1546

1546:                                             ; preds = %1544
  %1547 = getelementptr inbounds nuw i8, ptr %239, i64 64
  %1548 = load i32, ptr %1547, align 8
  %1549 = icmp eq i32 %1548, 0
  %1550 = zext i32 %1501 to i64
  br label %1564

1551:                                             ; preds = %1591, %1544
  store <2 x double> zeroinitializer, ptr %99, align 16
  store <2 x double> zeroinitializer, ptr %36, align 16
  %1552 = load i32, ptr %65, align 16
  %1553 = icmp eq i32 %1552, 0
  %1554 = getelementptr inbounds nuw i8, ptr %239, i64 80
  %1555 = getelementptr inbounds nuw i8, ptr %239, i64 64
  %1556 = getelementptr inbounds nuw i8, ptr %239, i64 68
  %1557 = load i64, ptr %90, align 8
  %1558 = getelementptr inbounds nuw i8, ptr %266, i64 %1557
  %1559 = zext i32 %364 to i64
  %1560 = load i64, ptr %96, align 8
  %1561 = mul nsw i64 %1560, %1559
  %1562 = getelementptr inbounds nuw i8, ptr %239, i64 96
  %1563 = zext i32 %1501 to i64
  br label %1599

1564:                                             ; preds = %1546, %1591
  %1565 = phi i64 [ 0, %1546 ], [ %1597, %1591 ]
  %1566 = getelementptr inbounds nuw [3 x i32], ptr %11, i64 0, i64 %1565
  %1567 = getelementptr inbounds nuw [3 x double], ptr %40, i64 0, i64 %1565
  %1568 = load double, ptr %1567, align 8
  br i1 %1549, label %1574, label %1569

1569:                                             ; preds = %1564
  %1570 = getelementptr inbounds nuw [3 x i64], ptr %27, i64 0, i64 %1565
  %1571 = load i64, ptr %1570, align 8
  %1572 = sitofp i64 %1571 to double
  %1573 = fmul double %1568, %1572
  br label %1574

1574:                                             ; preds = %1564, %1569
  %1575 = phi double [ %1573, %1569 ], [ %1568, %1564 ]
  %1576 = fadd double %1575, -5.000000e-01
  %1577 = fmul double %1576, 2.560000e+02
  %1578 = fadd double %1577, 5.000000e-01
  %1579 = fcmp ogt double %1578, 0xC270000000000000
  br i1 %1579, label %1583, label %1580

1580:                                             ; preds = %1574
  %1581 = fcmp uno double %1578, 0.000000e+00
  %1582 = select i1 %1581, i64 0, i64 -1099511627776
  br label %1591

1583:                                             ; preds = %1574
  %1584 = fcmp ogt double %1578, 0x4270000000000000
  br i1 %1584, label %1591, label %1585

1585:                                             ; preds = %1583
  %1586 = fptosi double %1578 to i64
  %1587 = sitofp i64 %1586 to double
  %1588 = fcmp olt double %1578, %1587
  %1589 = sext i1 %1588 to i64
  %1590 = add i64 %1589, %1586
  br label %1591

1591:                                             ; preds = %1585, %1583, %1580
  %1592 = phi i64 [ %1590, %1585 ], [ %1582, %1580 ], [ 1099511627776, %1583 ]
  %1593 = trunc i64 %1592 to i32
  %1594 = and i32 %1593, 255
  store i32 %1594, ptr %1566, align 4
  %1595 = ashr i64 %1592, 8
  %1596 = getelementptr inbounds nuw [3 x i64], ptr %10, i64 0, i64 %1565
  store i64 %1595, ptr %1596, align 8
  %1597 = add nuw nsw i64 %1565, 1
  %1598 = icmp eq i64 %1597, %1550
  br i1 %1598, label %1551, label %1564

1599:                                             ; preds = %1551, %1791
  %1600 = phi i32 [ 0, %1551 ], [ %1792, %1791 ]
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %12) #8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %12, i8 0, i64 24, i1 false)
  br i1 %1545, label %1663, label %1601

1601:                                             ; preds = %1599
  %1602 = load i32, ptr %1555, align 8
  %1603 = icmp eq i32 %1602, 0
  br label %1606

1604:                                             ; preds = %1650
  %1605 = fcmp une double %1660, 0.000000e+00
  br i1 %1605, label %1663, label %1791

1606:                                             ; preds = %1601, %1650
  %1607 = phi i64 [ 0, %1601 ], [ %1661, %1650 ]
  %1608 = phi double [ 1.000000e+00, %1601 ], [ %1660, %1650 ]
  %1609 = trunc nuw i64 %1607 to i32
  %1610 = lshr i32 %1600, %1609
  %1611 = and i32 %1610, 1
  %1612 = getelementptr inbounds nuw [3 x i64], ptr %10, i64 0, i64 %1607
  %1613 = load i64, ptr %1612, align 8
  %1614 = zext nneg i32 %1611 to i64
  %1615 = add nsw i64 %1613, %1614
  %1616 = getelementptr inbounds nuw [3 x i64], ptr %27, i64 0, i64 %1607
  %1617 = load i64, ptr %1616, align 8
  br i1 %1553, label %1618, label %1621

1618:                                             ; preds = %1606
  %1619 = getelementptr inbounds nuw [3 x i32], ptr %1554, i64 0, i64 %1607
  %1620 = load i32, ptr %1619, align 4
  br label %1621

1621:                                             ; preds = %1618, %1606
  %1622 = phi i32 [ %1620, %1618 ], [ 1, %1606 ]
  %1623 = and i32 %1622, -3
  %1624 = icmp eq i32 %1623, 0
  %1625 = select i1 %1603, i1 %1624, i1 false
  %1626 = select i1 %1625, i32 1, i32 %1622
  switch i32 %1626, label %1640 [
    i32 0, label %1627
    i32 2, label %1631
  ]

1627:                                             ; preds = %1621
  %1628 = srem i64 %1615, %1617
  %1629 = add nsw i64 %1628, %1617
  %1630 = srem i64 %1629, %1617
  br label %1650

1631:                                             ; preds = %1621
  %1632 = shl nsw i64 %1617, 1
  %1633 = srem i64 %1615, %1632
  %1634 = add nsw i64 %1633, %1632
  %1635 = srem i64 %1634, %1632
  %1636 = icmp slt i64 %1635, %1617
  %1637 = xor i64 %1635, -1
  %1638 = add i64 %1632, %1637
  %1639 = select i1 %1636, i64 %1635, i64 %1638
  br label %1650

1640:                                             ; preds = %1621
  %1641 = icmp sgt i64 %1615, -1
  %1642 = icmp slt i64 %1615, %1617
  %1643 = and i1 %1641, %1642
  br i1 %1643, label %1650, label %1644

1644:                                             ; preds = %1640
  %1645 = icmp eq i32 %1626, 3
  %1646 = icmp slt i64 %1615, 0
  %1647 = add nsw i64 %1617, -1
  %1648 = select i1 %1646, i64 0, i64 %1647
  %1649 = select i1 %1645, i64 -1, i64 %1648
  br label %1650

1650:                                             ; preds = %1644, %1640, %1631, %1627
  %1651 = phi i64 [ %1630, %1627 ], [ %1639, %1631 ], [ %1649, %1644 ], [ %1615, %1640 ]
  %1652 = getelementptr inbounds nuw [3 x i64], ptr %12, i64 0, i64 %1607
  store i64 %1651, ptr %1652, align 8
  %1653 = icmp eq i32 %1611, 0
  %1654 = getelementptr inbounds nuw [3 x i32], ptr %11, i64 0, i64 %1607
  %1655 = load i32, ptr %1654, align 4
  %1656 = sub i32 256, %1655
  %1657 = select i1 %1653, i32 %1656, i32 %1655
  %1658 = uitofp i32 %1657 to double
  %1659 = fmul double %1658, 3.906250e-03
  %1660 = fmul double %1608, %1659
  %1661 = add nuw nsw i64 %1607, 1
  %1662 = icmp eq i64 %1661, %1563
  br i1 %1662, label %1604, label %1606

1663:                                             ; preds = %1599, %1604
  %1664 = phi double [ %1660, %1604 ], [ 1.000000e+00, %1599 ]
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %13) #8
  store <4 x i32> zeroinitializer, ptr %13, align 16
  %1665 = load i32, ptr %637, align 4
  %1666 = icmp eq i32 %1665, 2
  br i1 %1666, label %1670, label %1667

1667:                                             ; preds = %1663
  %1668 = load i32, ptr %1556, align 4
  %1669 = icmp ne i32 %1668, 0
  br label %1670

1670:                                             ; preds = %1667, %1663
  %1671 = phi i1 [ true, %1663 ], [ %1669, %1667 ]
  %1672 = load i64, ptr %12, align 16
  %1673 = icmp slt i64 %1672, 0
  br i1 %1673, label %1680, label %1674

1674:                                             ; preds = %1670
  %1675 = load i64, ptr %100, align 8
  %1676 = icmp slt i64 %1675, 0
  br i1 %1676, label %1680, label %1677

1677:                                             ; preds = %1674
  %1678 = load i64, ptr %101, align 16
  %1679 = icmp slt i64 %1678, 0
  br i1 %1679, label %1680, label %1713

1680:                                             ; preds = %1677, %1674, %1670
  %1681 = load i32, ptr %995, align 4
  %1682 = icmp eq i32 %1681, 0
  br i1 %1682, label %1779, label %1683

1683:                                             ; preds = %1680
  %1684 = zext i32 %1681 to i64
  br label %1685

1685:                                             ; preds = %1683, %1708
  %1686 = phi i64 [ 0, %1683 ], [ %1711, %1708 ]
  %1687 = getelementptr inbounds nuw [4 x float], ptr %1562, i64 0, i64 %1686
  br i1 %1671, label %1688, label %1690

1688:                                             ; preds = %1685
  %1689 = load i32, ptr %1687, align 4
  br label %1708

1690:                                             ; preds = %1685
  %1691 = load float, ptr %1687, align 4
  %1692 = fpext float %1691 to double
  %1693 = fcmp ogt float %1691, 0xC270000000000000
  br i1 %1693, label %1697, label %1694

1694:                                             ; preds = %1690
  %1695 = fcmp uno float %1691, 0.000000e+00
  %1696 = select i1 %1695, i64 0, i64 -1099511627776
  br label %1705

1697:                                             ; preds = %1690
  %1698 = fcmp ogt float %1691, 0x4270000000000000
  br i1 %1698, label %1705, label %1699

1699:                                             ; preds = %1697
  %1700 = fptosi float %1691 to i64
  %1701 = sitofp i64 %1700 to double
  %1702 = fcmp olt double %1692, %1701
  %1703 = sext i1 %1702 to i64
  %1704 = add i64 %1703, %1700
  br label %1705

1705:                                             ; preds = %1699, %1697, %1694
  %1706 = phi i64 [ %1704, %1699 ], [ %1696, %1694 ], [ 1099511627776, %1697 ]
  %1707 = trunc i64 %1706 to i32
  br label %1708

1708:                                             ; preds = %1705, %1688
  %1709 = phi i32 [ %1689, %1688 ], [ %1707, %1705 ]
  %1710 = getelementptr inbounds nuw i32, ptr %13, i64 %1686
  store i32 %1709, ptr %1710, align 4
  %1711 = add nuw nsw i64 %1686, 1
  %1712 = icmp eq i64 %1711, %1684
  br i1 %1712, label %1776, label %1685

1713:                                             ; preds = %1677
  %1714 = add nsw i64 %1561, %1678
  %1715 = mul i64 %1714, %1534
  %1716 = getelementptr inbounds nuw i8, ptr %1558, i64 %1715
  %1717 = mul i64 %1675, %1532
  %1718 = getelementptr inbounds nuw i8, ptr %1716, i64 %1717
  %1719 = load i32, ptr %995, align 4
  %1720 = load i32, ptr %996, align 8
  %1721 = mul i32 %1720, %1719
  %1722 = lshr i32 %1721, 3
  %1723 = zext nneg i32 %1722 to i64
  %1724 = mul nuw nsw i64 %1672, %1723
  %1725 = getelementptr inbounds nuw i8, ptr %1718, i64 %1724
  %1726 = icmp eq i32 %1719, 0
  br i1 %1726, label %1779, label %1727

1727:                                             ; preds = %1713
  %1728 = lshr i32 %1720, 3
  %1729 = zext nneg i32 %1728 to i64
  %1730 = sub i32 32, %1720
  %1731 = icmp eq i32 %1665, 0
  %1732 = sext i1 %1731 to i32
  %1733 = add i32 %1720, %1732
  %1734 = shl nsw i32 -1, %1733
  %1735 = xor i32 %1734, -1
  %1736 = uitofp nneg i32 %1735 to float
  %1737 = icmp eq i32 %1665, 0
  %1738 = icmp eq i32 %1720, 16
  %1739 = zext i32 %1719 to i64
  br label %1740

1740:                                             ; preds = %1727, %1773
  %1741 = phi i64 [ 0, %1727 ], [ %1774, %1773 ]
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %9)
  store i32 0, ptr %9, align 4
  %1742 = trunc nuw i64 %1741 to i32
  %1743 = mul i32 %1720, %1742
  %1744 = lshr i32 %1743, 3
  %1745 = zext nneg i32 %1744 to i64
  %1746 = getelementptr inbounds nuw i8, ptr %1725, i64 %1745
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 4 %9, ptr nonnull align 1 %1746, i64 %1729, i1 false)
  %1747 = load i32, ptr %9, align 4
  %1748 = shl i32 %1747, %1730
  %1749 = ashr exact i32 %1748, %1730
  br i1 %1666, label %1750, label %1759

1750:                                             ; preds = %1740
  br i1 %1738, label %1751, label %1756

1751:                                             ; preds = %1750
  %1752 = trunc i32 %1747 to i16
  %1753 = bitcast i16 %1752 to half
  %1754 = fpext half %1753 to float
  %1755 = bitcast float %1754 to i32
  br label %1756

1756:                                             ; preds = %1751, %1750
  %1757 = phi i32 [ %1755, %1751 ], [ %1747, %1750 ]
  %1758 = getelementptr inbounds nuw i32, ptr %13, i64 %1741
  store i32 %1757, ptr %1758, align 4
  br label %1773

1759:                                             ; preds = %1740
  %1760 = load i32, ptr %1556, align 4
  %1761 = icmp eq i32 %1760, 0
  br i1 %1761, label %1770, label %1762

1762:                                             ; preds = %1759
  %1763 = sitofp i32 %1749 to float
  %1764 = uitofp i32 %1747 to float
  %1765 = select i1 %1731, float %1763, float %1764
  %1766 = fdiv float %1765, %1736
  %1767 = fcmp olt float %1766, -1.000000e+00
  %1768 = select i1 %1767, float -1.000000e+00, float %1766
  %1769 = getelementptr inbounds nuw i32, ptr %13, i64 %1741
  store float %1768, ptr %1769, align 4
  br label %1773

1770:                                             ; preds = %1759
  %1771 = select i1 %1737, i32 %1749, i32 %1747
  %1772 = getelementptr inbounds nuw i32, ptr %13, i64 %1741
  store i32 %1771, ptr %1772, align 4
  br label %1773

1773:                                             ; preds = %1770, %1762, %1756
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %9)
  %1774 = add nuw nsw i64 %1741, 1
  %1775 = icmp samesign ult i64 %1774, %1739
  br i1 %1775, label %1740, label %1776

1776:                                             ; preds = %1773, %1708
  %1777 = phi i32 [ %1681, %1708 ], [ %1719, %1773 ]
  %1778 = zext i32 %1777 to i64
  br label %1780

1779:                                             ; preds = %1780, %1680, %1713
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %13) #8
  br label %1791

1780:                                             ; preds = %1776, %1780
  %1781 = phi i64 [ 0, %1776 ], [ %1789, %1780 ]
  %1782 = getelementptr inbounds nuw [4 x i32], ptr %13, i64 0, i64 %1781
  %1783 = load float, ptr %1782, align 4
  %1784 = fpext float %1783 to double
  %1785 = fmul double %1664, %1784
  %1786 = getelementptr inbounds nuw double, ptr %36, i64 %1781
  %1787 = load double, ptr %1786, align 8
  %1788 = fadd double %1787, %1785
  store double %1788, ptr %1786, align 8
  %1789 = add nuw nsw i64 %1781, 1
  %1790 = icmp eq i64 %1789, %1778
  br i1 %1790, label %1779, label %1780

1791:                                             ; preds = %1779, %1604
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %12) #8
  %1792 = add i32 %1600, 1
  %1793 = lshr i32 %1792, %1501
  %1794 = icmp eq i32 %1793, 0
  br i1 %1794, label %1599, label %1795

1795:                                             ; preds = %1791
  call void @llvm.lifetime.end.p0(i64 12, ptr nonnull %11) #8
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %10) #8
  br label %1998

1796:                                             ; preds = %1543
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %28) #8
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %25) #8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %25, i8 0, i64 24, i1 false)
  %1797 = icmp eq i32 %1501, 0
  br i1 %1797, label %1806, label %1798

1798:                                             ; preds = %1796
  %1799 = getelementptr inbounds nuw i8, ptr %239, i64 64
  %1800 = load i32, ptr %1799, align 8
  %1801 = icmp eq i32 %1800, 0
  %1802 = load i32, ptr %65, align 16
  %1803 = icmp eq i32 %1802, 0
  %1804 = getelementptr inbounds nuw i8, ptr %239, i64 80
  %1805 = zext i32 %1501 to i64
  br label %1924

1806:                                             ; preds = %1983, %1796
  store <4 x i32> zeroinitializer, ptr %28, align 16
  br i1 %639, label %1811, label %1807

1807:                                             ; preds = %1806
  %1808 = getelementptr inbounds nuw i8, ptr %239, i64 68
  %1809 = load i32, ptr %1808, align 4
  %1810 = icmp ne i32 %1809, 0
  br label %1811

1811:                                             ; preds = %1807, %1806
  %1812 = phi i1 [ true, %1806 ], [ %1810, %1807 ]
  %1813 = load i64, ptr %25, align 16
  %1814 = icmp slt i64 %1813, 0
  br i1 %1814, label %1821, label %1815

1815:                                             ; preds = %1811
  %1816 = load i64, ptr %97, align 8
  %1817 = icmp slt i64 %1816, 0
  br i1 %1817, label %1821, label %1818

1818:                                             ; preds = %1815
  %1819 = load i64, ptr %98, align 16
  %1820 = icmp slt i64 %1819, 0
  br i1 %1820, label %1821, label %1855

1821:                                             ; preds = %1818, %1815, %1811
  %1822 = load i32, ptr %995, align 4
  %1823 = icmp eq i32 %1822, 0
  br i1 %1823, label %1988, label %1824

1824:                                             ; preds = %1821
  %1825 = getelementptr inbounds nuw i8, ptr %239, i64 96
  %1826 = zext i32 %1822 to i64
  br label %1827

1827:                                             ; preds = %1824, %1850
  %1828 = phi i64 [ 0, %1824 ], [ %1853, %1850 ]
  %1829 = getelementptr inbounds nuw [4 x float], ptr %1825, i64 0, i64 %1828
  br i1 %1812, label %1830, label %1832

1830:                                             ; preds = %1827
  %1831 = load i32, ptr %1829, align 4
  br label %1850

1832:                                             ; preds = %1827
  %1833 = load float, ptr %1829, align 4
  %1834 = fpext float %1833 to double
  %1835 = fcmp ogt float %1833, 0xC270000000000000
  br i1 %1835, label %1839, label %1836

1836:                                             ; preds = %1832
  %1837 = fcmp uno float %1833, 0.000000e+00
  %1838 = select i1 %1837, i64 0, i64 -1099511627776
  br label %1847

1839:                                             ; preds = %1832
  %1840 = fcmp ogt float %1833, 0x4270000000000000
  br i1 %1840, label %1847, label %1841

1841:                                             ; preds = %1839
  %1842 = fptosi float %1833 to i64
  %1843 = sitofp i64 %1842 to double
  %1844 = fcmp olt double %1834, %1843
  %1845 = sext i1 %1844 to i64
  %1846 = add i64 %1845, %1842
  br label %1847

1847:                                             ; preds = %1841, %1839, %1836
  %1848 = phi i64 [ %1846, %1841 ], [ %1838, %1836 ], [ 1099511627776, %1839 ]
  %1849 = trunc i64 %1848 to i32
  br label %1850

1850:                                             ; preds = %1847, %1830
  %1851 = phi i32 [ %1831, %1830 ], [ %1849, %1847 ]
  %1852 = getelementptr inbounds nuw i32, ptr %28, i64 %1828
  store i32 %1851, ptr %1852, align 4
  %1853 = add nuw nsw i64 %1828, 1
  %1854 = icmp eq i64 %1853, %1826
  br i1 %1854, label %1988, label %1827

1855:                                             ; preds = %1818
  %1856 = load i64, ptr %90, align 8
  %1857 = getelementptr inbounds nuw i8, ptr %266, i64 %1856
  %1858 = zext i32 %364 to i64
  %1859 = load i64, ptr %96, align 8
  %1860 = mul nsw i64 %1859, %1858
  %1861 = add nsw i64 %1860, %1819
  %1862 = mul i64 %1861, %1534
  %1863 = getelementptr inbounds nuw i8, ptr %1857, i64 %1862
  %1864 = mul i64 %1816, %1532
  %1865 = getelementptr inbounds nuw i8, ptr %1863, i64 %1864
  %1866 = load i32, ptr %995, align 4
  %1867 = load i32, ptr %996, align 8
  %1868 = mul i32 %1867, %1866
  %1869 = lshr i32 %1868, 3
  %1870 = zext nneg i32 %1869 to i64
  %1871 = mul nuw nsw i64 %1813, %1870
  %1872 = getelementptr inbounds nuw i8, ptr %1865, i64 %1871
  %1873 = icmp eq i32 %1866, 0
  br i1 %1873, label %1988, label %1874

1874:                                             ; preds = %1855
  %1875 = getelementptr inbounds nuw i8, ptr %239, i64 68
  %1876 = lshr i32 %1867, 3
  %1877 = zext nneg i32 %1876 to i64
  %1878 = sub i32 32, %1867
  %1879 = icmp eq i32 %638, 0
  %1880 = sext i1 %1879 to i32
  %1881 = add i32 %1867, %1880
  %1882 = shl nsw i32 -1, %1881
  %1883 = xor i32 %1882, -1
  %1884 = uitofp nneg i32 %1883 to float
  %1885 = icmp eq i32 %638, 0
  %1886 = icmp eq i32 %1867, 16
  %1887 = zext i32 %1866 to i64
  br label %1888

1888:                                             ; preds = %1874, %1921
  %1889 = phi i64 [ 0, %1874 ], [ %1922, %1921 ]
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %24)
  store i32 0, ptr %24, align 4
  %1890 = trunc nuw i64 %1889 to i32
  %1891 = mul i32 %1867, %1890
  %1892 = lshr i32 %1891, 3
  %1893 = zext nneg i32 %1892 to i64
  %1894 = getelementptr inbounds nuw i8, ptr %1872, i64 %1893
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 4 %24, ptr nonnull align 1 %1894, i64 %1877, i1 false)
  %1895 = load i32, ptr %24, align 4
  %1896 = shl i32 %1895, %1878
  %1897 = ashr exact i32 %1896, %1878
  br i1 %639, label %1898, label %1907

1898:                                             ; preds = %1888
  br i1 %1886, label %1899, label %1904

1899:                                             ; preds = %1898
  %1900 = trunc i32 %1895 to i16
  %1901 = bitcast i16 %1900 to half
  %1902 = fpext half %1901 to float
  %1903 = bitcast float %1902 to i32
  br label %1904

1904:                                             ; preds = %1899, %1898
  %1905 = phi i32 [ %1903, %1899 ], [ %1895, %1898 ]
  %1906 = getelementptr inbounds nuw i32, ptr %28, i64 %1889
  store i32 %1905, ptr %1906, align 4
  br label %1921

1907:                                             ; preds = %1888
  %1908 = load i32, ptr %1875, align 4
  %1909 = icmp eq i32 %1908, 0
  br i1 %1909, label %1918, label %1910

1910:                                             ; preds = %1907
  %1911 = sitofp i32 %1897 to float
  %1912 = uitofp i32 %1895 to float
  %1913 = select i1 %1879, float %1911, float %1912
  %1914 = fdiv float %1913, %1884
  %1915 = fcmp olt float %1914, -1.000000e+00
  %1916 = select i1 %1915, float -1.000000e+00, float %1914
  %1917 = getelementptr inbounds nuw i32, ptr %28, i64 %1889
  store float %1916, ptr %1917, align 4
  br label %1921

1918:                                             ; preds = %1907
  %1919 = select i1 %1885, i32 %1897, i32 %1895
  %1920 = getelementptr inbounds nuw i32, ptr %28, i64 %1889
  store i32 %1919, ptr %1920, align 4
  br label %1921

1921:                                             ; preds = %1918, %1910, %1904
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %24)
  %1922 = add nuw nsw i64 %1889, 1
  %1923 = icmp samesign ult i64 %1922, %1887
  br i1 %1923, label %1888, label %1988

1924:                                             ; preds = %1798, %1983
  %1925 = phi i64 [ 0, %1798 ], [ %1986, %1983 ]
  %1926 = getelementptr inbounds nuw [3 x double], ptr %40, i64 0, i64 %1925
  %1927 = load double, ptr %1926, align 8
  br i1 %1801, label %1933, label %1928

1928:                                             ; preds = %1924
  %1929 = getelementptr inbounds nuw [3 x i64], ptr %27, i64 0, i64 %1925
  %1930 = load i64, ptr %1929, align 8
  %1931 = sitofp i64 %1930 to double
  %1932 = fmul double %1927, %1931
  br label %1933

1933:                                             ; preds = %1924, %1928
  %1934 = phi double [ %1932, %1928 ], [ %1927, %1924 ]
  br i1 %1803, label %1935, label %1938

1935:                                             ; preds = %1933
  %1936 = getelementptr inbounds nuw [3 x i32], ptr %1804, i64 0, i64 %1925
  %1937 = load i32, ptr %1936, align 4
  br label %1938

1938:                                             ; preds = %1933, %1935
  %1939 = phi i32 [ %1937, %1935 ], [ 1, %1933 ]
  %1940 = and i32 %1939, -3
  %1941 = icmp eq i32 %1940, 0
  %1942 = select i1 %1801, i1 %1941, i1 false
  %1943 = select i1 %1942, i32 1, i32 %1939
  %1944 = fcmp ogt double %1934, 0xC270000000000000
  br i1 %1944, label %1948, label %1945

1945:                                             ; preds = %1938
  %1946 = fcmp uno double %1934, 0.000000e+00
  %1947 = select i1 %1946, i64 0, i64 -1099511627776
  br label %1956

1948:                                             ; preds = %1938
  %1949 = fcmp ogt double %1934, 0x4270000000000000
  br i1 %1949, label %1956, label %1950

1950:                                             ; preds = %1948
  %1951 = fptosi double %1934 to i64
  %1952 = sitofp i64 %1951 to double
  %1953 = fcmp olt double %1934, %1952
  %1954 = sext i1 %1953 to i64
  %1955 = add i64 %1954, %1951
  br label %1956

1956:                                             ; preds = %1950, %1948, %1945
  %1957 = phi i64 [ %1955, %1950 ], [ %1947, %1945 ], [ 1099511627776, %1948 ]
  %1958 = getelementptr inbounds nuw [3 x i64], ptr %27, i64 0, i64 %1925
  %1959 = load i64, ptr %1958, align 8
  switch i32 %1943, label %1973 [
    i32 0, label %1960
    i32 2, label %1964
  ]

1960:                                             ; preds = %1956
  %1961 = srem i64 %1957, %1959
  %1962 = add nsw i64 %1961, %1959
  %1963 = srem i64 %1962, %1959
  br label %1983

1964:                                             ; preds = %1956
  %1965 = shl nsw i64 %1959, 1
  %1966 = srem i64 %1957, %1965
  %1967 = add nsw i64 %1966, %1965
  %1968 = srem i64 %1967, %1965
  %1969 = icmp slt i64 %1968, %1959
  %1970 = xor i64 %1968, -1
  %1971 = add i64 %1965, %1970
  %1972 = select i1 %1969, i64 %1968, i64 %1971
  br label %1983

1973:                                             ; preds = %1956
  %1974 = icmp sgt i64 %1957, -1
  %1975 = icmp slt i64 %1957, %1959
  %1976 = and i1 %1974, %1975
  br i1 %1976, label %1983, label %1977

1977:                                             ; preds = %1973
  %1978 = icmp eq i32 %1943, 3
  %1979 = icmp slt i64 %1957, 0
  %1980 = add nsw i64 %1959, -1
  %1981 = select i1 %1979, i64 0, i64 %1980
  %1982 = select i1 %1978, i64 -1, i64 %1981
  br label %1983

1983:                                             ; preds = %1977, %1973, %1964, %1960
  %1984 = phi i64 [ %1963, %1960 ], [ %1972, %1964 ], [ %1982, %1977 ], [ %1957, %1973 ]
  %1985 = getelementptr inbounds nuw [3 x i64], ptr %25, i64 0, i64 %1925
  store i64 %1984, ptr %1985, align 8
  %1986 = add nuw nsw i64 %1925, 1
  %1987 = icmp eq i64 %1986, %1805
  br i1 %1987, label %1806, label %1924

1988:                                             ; preds = %1921, %1850, %1821, %1855
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %25) #8
  br label %1990

1989:                                             ; preds = %1990
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %28) #8
  br label %1998

1990:                                             ; preds = %1988, %1990
  %1991 = phi i64 [ 0, %1988 ], [ %1996, %1990 ]
  %1992 = getelementptr inbounds nuw [4 x i32], ptr %28, i64 0, i64 %1991
  %1993 = load float, ptr %1992, align 4
  %1994 = fpext float %1993 to double
  %1995 = getelementptr inbounds nuw double, ptr %36, i64 %1991
  store double %1994, ptr %1995, align 8
  %1996 = add nuw nsw i64 %1991, 1
  %1997 = icmp eq i64 %1996, 4
  br i1 %1997, label %1989, label %1990

1998:                                             ; preds = %1795, %1989
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %27) #8
  %1999 = fsub double 1.000000e+00, %1041
  br label %2000

2000:                                             ; preds = %1998, %2000
  %2001 = phi i64 [ 0, %1998 ], [ %2009, %2000 ]
  %2002 = getelementptr inbounds nuw [4 x double], ptr %35, i64 0, i64 %2001
  %2003 = load double, ptr %2002, align 8
  %2004 = fmul double %1999, %2003
  %2005 = getelementptr inbounds nuw [4 x double], ptr %36, i64 0, i64 %2001
  %2006 = load double, ptr %2005, align 8
  %2007 = fmul double %1041, %2006
  %2008 = fadd double %2004, %2007
  store double %2008, ptr %2002, align 8
  %2009 = add nuw nsw i64 %2001, 1
  %2010 = icmp eq i64 %2009, 4
  br i1 %2010, label %1503, label %2000

2011:                                             ; preds = %2012
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %36) #8
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %35) #8
  br label %2020

2012:                                             ; preds = %1503, %2012
  %2013 = phi i64 [ %2018, %2012 ], [ 0, %1503 ]
  %2014 = getelementptr inbounds nuw [4 x double], ptr %35, i64 0, i64 %2013
  %2015 = load double, ptr %2014, align 8
  %2016 = fptrunc double %2015 to float
  %2017 = getelementptr inbounds nuw i32, ptr %42, i64 %2013
  store float %2016, ptr %2017, align 4
  %2018 = add nuw nsw i64 %2013, 1
  %2019 = icmp eq i64 %2018, 4
  br i1 %2019, label %2011, label %2012

2020:                                             ; preds = %2011, %959, %633
  %2021 = or disjoint i32 %112, 256
  %2022 = zext nneg i32 %2021 to i64
  %2023 = getelementptr inbounds nuw i32, ptr %3, i64 %2022
  br label %2024

2024:                                             ; preds = %2020, %2024
  %2025 = phi i64 [ 0, %2020 ], [ %2030, %2024 ]
  %2026 = getelementptr inbounds nuw [4 x i32], ptr %42, i64 0, i64 %2025
  %2027 = load i32, ptr %2026, align 4
  %2028 = shl nsw i64 %2025, 7
  %2029 = getelementptr inbounds nuw i8, ptr %2023, i64 %2028
  store i32 %2027, ptr %2029, align 4
  %2030 = add nuw nsw i64 %2025, 1
  %2031 = icmp eq i64 %2030, 4
  br i1 %2031, label %2032, label %2024

2032:                                             ; preds = %2024
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %42) #8
  call void @llvm.lifetime.end.p0(i64 12, ptr nonnull %41) #8
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %40) #8
  %2033 = add i32 %111, -1
  %2034 = and i32 %2033, %111
  %2035 = icmp eq i32 %2034, 0
  br i1 %2035, label %2037, label %110

2036:                                             ; preds = %238, %242, %110, %180, %137, %148, %161, %156
  call fastcc void @fault(ptr noundef %0, i64 noundef 7, i32 noundef range(i32 0, 32) %112, i64 noundef %115, i64 noundef 0) #9
  br label %2037

2037:                                             ; preds = %257, %262, %2032, %2036, %8
  %2038 = phi i1 [ false, %8 ], [ true, %2036 ], [ true, %257 ], [ true, %262 ], [ false, %2032 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %39) #8
  ret i1 %2038
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

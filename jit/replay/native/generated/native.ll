; LLVM IR of native.c, made by python -m jit.llvm.generate.

%struct.Object = type { i64, ptr }
%struct.LaunchConfig = type { %struct.Shape, ptr, ptr, i32 }
%struct.Shape = type { [3 x i32], [3 x i32], i32 }
%struct.Parameter = type { i32, i32, i64 }
%struct.MemsetNode = type { i64, i64, i32, i32, i64, i64 }
%struct.KernelNode = type { ptr, %struct.Shape, ptr, ptr, ptr, ptr }
%struct.Operation = type { i64, ptr, ptr, i64, i64, i64, ptr, i64, ptr, i64, ptr, i64, i64, i64 }
%struct.Patch = type { i64, i64, i64, ptr }

@PyBytes_Type = external global i8, align 1
@PyLong_Type = external global i8, align 1
@_Py_NoneStruct = external global %struct.Object, align 8
@_Py_TrueStruct = external global %struct.Object, align 8
@_Py_FalseStruct = external global %struct.Object, align 8
@PyFloat_Type = external global i8, align 1
@PyUnicode_Type = external global i8, align 1

define ptr @launch(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3) #0 {
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i32, align 4
  %8 = alloca %struct.LaunchConfig, align 8
  %9 = tail call ptr @PyTuple_GetItem(ptr noundef %0, i64 noundef 0) #6
  %10 = tail call ptr @PyBytes_AsString(ptr noundef %9) #6
  %11 = icmp eq ptr %3, null
  br i1 %11, label %12, label %29

12:                                               ; preds = %4
  %13 = getelementptr inbounds nuw i8, ptr %10, i64 72
  %14 = load i64, ptr %13, align 8
  %15 = icmp eq i64 %2, %14
  br i1 %15, label %16, label %29

16:                                               ; preds = %12
  %17 = getelementptr inbounds nuw i8, ptr %10, i64 56
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds nuw i8, ptr %10, i64 28
  %20 = load i32, ptr %19, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %7) #7
  %21 = icmp eq ptr %18, null
  br i1 %21, label %22, label %23

22:                                               ; preds = %16
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %7) #7
  br label %32

23:                                               ; preds = %16
  %24 = call i32 %18(ptr noundef nonnull %7) #6
  %25 = icmp eq i32 %24, 0
  %26 = load i32, ptr %7, align 4
  %27 = icmp eq i32 %26, %20
  %28 = select i1 %25, i1 %27, i1 false
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %7) #7
  br i1 %28, label %32, label %29

29:                                               ; preds = %23, %12, %4
  call void @PyErr_Clear() #6
  %30 = call ptr @PyTuple_GetItem(ptr noundef %0, i64 noundef 1) #6
  %31 = call ptr @PyObject_Vectorcall(ptr noundef %30, ptr noundef %1, i64 noundef %2, ptr noundef %3) #6
  br label %240

32:                                               ; preds = %22, %23
  %33 = getelementptr inbounds nuw i8, ptr %10, i64 80
  %34 = load i64, ptr %33, align 8
  %35 = call ptr @llvm.stacksave.p0()
  %36 = alloca i8, i64 %34, align 128
  %37 = add nsw i64 %2, 1
  %38 = alloca ptr, i64 %37, align 16
  %39 = icmp sgt i64 %2, 0
  br i1 %39, label %40, label %213

40:                                               ; preds = %32
  %41 = getelementptr inbounds nuw i8, ptr %10, i64 144
  %42 = getelementptr inbounds nuw i8, ptr %10, i64 40
  br label %43

43:                                               ; preds = %40, %210
  %44 = phi i64 [ 0, %40 ], [ %211, %210 ]
  %45 = getelementptr inbounds nuw [0 x %struct.Parameter], ptr %41, i64 0, i64 %44
  %46 = getelementptr inbounds nuw i8, ptr %45, i64 4
  %47 = load i32, ptr %46, align 4
  %48 = zext i32 %47 to i64
  %49 = getelementptr inbounds nuw i8, ptr %36, i64 %48
  %50 = getelementptr inbounds nuw ptr, ptr %38, i64 %44
  store ptr %49, ptr %50, align 8
  %51 = getelementptr inbounds nuw ptr, ptr %1, i64 %44
  %52 = load ptr, ptr %51, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6) #7
  %53 = load i32, ptr %45, align 8
  switch i32 %53, label %205 [
    i32 0, label %54
    i32 1, label %70
    i32 2, label %89
    i32 4, label %108
    i32 8, label %127
    i32 9, label %142
    i32 10, label %142
    i32 11, label %157
    i32 12, label %169
  ]

54:                                               ; preds = %43
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #7
  store i64 0, ptr %5, align 8
  %55 = getelementptr inbounds nuw i8, ptr %52, i64 8
  %56 = load ptr, ptr %55, align 8
  %57 = icmp eq ptr %56, @PyLong_Type
  br i1 %57, label %58, label %61

58:                                               ; preds = %54
  %59 = call i64 @PyLong_AsUnsignedLongLong(ptr noundef nonnull %52) #6
  %60 = icmp eq i64 %59, -1
  br i1 %60, label %67, label %68

61:                                               ; preds = %54
  %62 = icmp eq ptr %52, @_Py_NoneStruct
  br i1 %62, label %68, label %63

63:                                               ; preds = %61
  %64 = call fastcc zeroext i1 @address_of(ptr noundef nonnull readonly %10, ptr noundef %52, ptr noundef %5) #8
  br i1 %64, label %65, label %67

65:                                               ; preds = %63
  %66 = load i64, ptr %5, align 8
  br label %68

67:                                               ; preds = %58, %63
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #7
  br label %205

68:                                               ; preds = %58, %61, %65
  %69 = phi i64 [ %66, %65 ], [ 0, %61 ], [ %59, %58 ]
  store i64 %69, ptr %49, align 1
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #7
  br label %209

70:                                               ; preds = %43
  %71 = getelementptr inbounds nuw i8, ptr %52, i64 8
  %72 = load ptr, ptr %71, align 8
  %73 = icmp eq ptr %72, @PyLong_Type
  br i1 %73, label %78, label %74

74:                                               ; preds = %70
  %75 = icmp eq ptr %52, @_Py_TrueStruct
  %76 = icmp eq ptr %52, @_Py_FalseStruct
  %77 = or i1 %75, %76
  br i1 %77, label %78, label %205

78:                                               ; preds = %74, %70
  %79 = call i64 @PyLong_AsLongLong(ptr noundef nonnull %52) #6
  %80 = icmp eq i64 %79, -1
  br i1 %80, label %81, label %84

81:                                               ; preds = %78
  %82 = call ptr @PyErr_Occurred() #6
  %83 = icmp eq ptr %82, null
  br i1 %83, label %87, label %205

84:                                               ; preds = %78
  %85 = add i64 %79, 128
  %86 = icmp ult i64 %85, 384
  br i1 %86, label %87, label %205

87:                                               ; preds = %84, %81
  %88 = trunc i64 %79 to i8
  store i8 %88, ptr %49, align 1
  br label %209

89:                                               ; preds = %43
  %90 = getelementptr inbounds nuw i8, ptr %52, i64 8
  %91 = load ptr, ptr %90, align 8
  %92 = icmp eq ptr %91, @PyLong_Type
  br i1 %92, label %97, label %93

93:                                               ; preds = %89
  %94 = icmp eq ptr %52, @_Py_TrueStruct
  %95 = icmp eq ptr %52, @_Py_FalseStruct
  %96 = or i1 %94, %95
  br i1 %96, label %97, label %205

97:                                               ; preds = %93, %89
  %98 = call i64 @PyLong_AsLongLong(ptr noundef nonnull %52) #6
  %99 = icmp eq i64 %98, -1
  br i1 %99, label %100, label %103

100:                                              ; preds = %97
  %101 = call ptr @PyErr_Occurred() #6
  %102 = icmp eq ptr %101, null
  br i1 %102, label %106, label %205

103:                                              ; preds = %97
  %104 = add i64 %98, 32768
  %105 = icmp ult i64 %104, 98304
  br i1 %105, label %106, label %205

106:                                              ; preds = %103, %100
  %107 = trunc i64 %98 to i16
  store i16 %107, ptr %49, align 1
  br label %209

108:                                              ; preds = %43
  %109 = getelementptr inbounds nuw i8, ptr %52, i64 8
  %110 = load ptr, ptr %109, align 8
  %111 = icmp eq ptr %110, @PyLong_Type
  br i1 %111, label %116, label %112

112:                                              ; preds = %108
  %113 = icmp eq ptr %52, @_Py_TrueStruct
  %114 = icmp eq ptr %52, @_Py_FalseStruct
  %115 = or i1 %113, %114
  br i1 %115, label %116, label %205

116:                                              ; preds = %112, %108
  %117 = call i64 @PyLong_AsLongLong(ptr noundef nonnull %52) #6
  %118 = icmp eq i64 %117, -1
  br i1 %118, label %119, label %122

119:                                              ; preds = %116
  %120 = call ptr @PyErr_Occurred() #6
  %121 = icmp eq ptr %120, null
  br i1 %121, label %125, label %205

122:                                              ; preds = %116
  %123 = add i64 %117, 2147483648
  %124 = icmp ult i64 %123, 6442450944
  br i1 %124, label %125, label %205

125:                                              ; preds = %122, %119
  %126 = trunc i64 %117 to i32
  store i32 %126, ptr %49, align 1
  br label %209

127:                                              ; preds = %43
  %128 = getelementptr inbounds nuw i8, ptr %52, i64 8
  %129 = load ptr, ptr %128, align 8
  %130 = icmp eq ptr %129, @PyLong_Type
  br i1 %130, label %135, label %131

131:                                              ; preds = %127
  %132 = icmp eq ptr %52, @_Py_TrueStruct
  %133 = icmp eq ptr %52, @_Py_FalseStruct
  %134 = or i1 %132, %133
  br i1 %134, label %135, label %205

135:                                              ; preds = %131, %127
  %136 = call i64 @PyLong_AsLongLong(ptr noundef nonnull %52) #6
  %137 = icmp eq i64 %136, -1
  br i1 %137, label %138, label %141

138:                                              ; preds = %135
  %139 = call ptr @PyErr_Occurred() #6
  %140 = icmp eq ptr %139, null
  br i1 %140, label %141, label %205

141:                                              ; preds = %138, %135
  store i64 %136, ptr %49, align 1
  br label %209

142:                                              ; preds = %43, %43
  %143 = getelementptr inbounds nuw i8, ptr %52, i64 8
  %144 = load ptr, ptr %143, align 8
  %145 = icmp eq ptr %144, @PyFloat_Type
  %146 = icmp eq ptr %144, @PyLong_Type
  %147 = or i1 %145, %146
  br i1 %147, label %148, label %205

148:                                              ; preds = %142
  %149 = call double @PyFloat_AsDouble(ptr noundef nonnull %52) #6
  %150 = fcmp oeq double %149, -1.000000e+00
  br i1 %150, label %151, label %154

151:                                              ; preds = %148
  %152 = call ptr @PyErr_Occurred() #6
  %153 = icmp eq ptr %152, null
  br i1 %153, label %154, label %205

154:                                              ; preds = %151, %148
  %155 = icmp eq i32 %53, 10
  br i1 %155, label %156, label %198

156:                                              ; preds = %154
  store double %149, ptr %49, align 1
  br label %209

157:                                              ; preds = %43
  %158 = getelementptr inbounds nuw i8, ptr %52, i64 8
  %159 = load ptr, ptr %158, align 8
  %160 = icmp eq ptr %159, @PyBytes_Type
  br i1 %160, label %161, label %205

161:                                              ; preds = %157
  %162 = call i64 @PyBytes_Size(ptr noundef nonnull %52) #6
  %163 = getelementptr inbounds nuw i8, ptr %45, i64 8
  %164 = load i64, ptr %163, align 8
  %165 = icmp eq i64 %162, %164
  br i1 %165, label %166, label %205

166:                                              ; preds = %161
  %167 = call ptr @PyBytes_AsString(ptr noundef nonnull %52) #6
  %168 = load i64, ptr %163, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %49, ptr align 1 %167, i64 %168, i1 false)
  br label %209

169:                                              ; preds = %43
  %170 = call fastcc zeroext i1 @address_of(ptr noundef nonnull readonly %10, ptr noundef %52, ptr noundef %6) #8
  br i1 %170, label %171, label %205

171:                                              ; preds = %169
  %172 = load ptr, ptr %42, align 8
  %173 = load i64, ptr %6, align 8
  %174 = getelementptr inbounds nuw i8, ptr %45, i64 8
  %175 = load i64, ptr %174, align 8
  %176 = inttoptr i64 %175 to ptr
  %177 = load i32, ptr %176, align 8
  %178 = getelementptr inbounds nuw i8, ptr %176, i64 4
  %179 = load i32, ptr %178, align 4
  %180 = getelementptr inbounds nuw i8, ptr %176, i64 8
  %181 = load ptr, ptr %180, align 8
  %182 = getelementptr inbounds nuw i8, ptr %176, i64 16
  %183 = load ptr, ptr %182, align 8
  %184 = getelementptr inbounds nuw i8, ptr %176, i64 24
  %185 = load ptr, ptr %184, align 8
  %186 = getelementptr inbounds nuw i8, ptr %176, i64 32
  %187 = load ptr, ptr %186, align 8
  %188 = getelementptr inbounds nuw i8, ptr %176, i64 40
  %189 = load i32, ptr %188, align 8
  %190 = getelementptr inbounds nuw i8, ptr %176, i64 44
  %191 = load i32, ptr %190, align 4
  %192 = getelementptr inbounds nuw i8, ptr %176, i64 48
  %193 = load i32, ptr %192, align 8
  %194 = getelementptr inbounds nuw i8, ptr %176, i64 52
  %195 = load i32, ptr %194, align 4
  %196 = call i32 %172(ptr noundef nonnull %49, i32 noundef %177, i32 noundef %179, i64 noundef %173, ptr noundef %181, ptr noundef %183, ptr noundef %185, ptr noundef %187, i32 noundef %189, i32 noundef %191, i32 noundef %193, i32 noundef %195) #6
  %197 = icmp eq i32 %196, 0
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #7
  br i1 %197, label %210, label %206

198:                                              ; preds = %154
  %199 = fptrunc double %149 to float
  store float %199, ptr %49, align 1
  %200 = call float @llvm.fabs.f32(float %199)
  %201 = fcmp une float %200, 0x7FF0000000000000
  %202 = call double @llvm.fabs.f64(double %149)
  %203 = fcmp oeq double %202, 0x7FF0000000000000
  %204 = or i1 %203, %201
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #7
  br i1 %204, label %210, label %206

205:                                              ; preds = %151, %142, %138, %131, %122, %119, %112, %103, %100, %93, %84, %81, %74, %43, %169, %157, %161, %67
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #7
  br label %206

206:                                              ; preds = %171, %198, %205
  call void @PyErr_Clear() #6
  %207 = call ptr @PyTuple_GetItem(ptr noundef %0, i64 noundef 1) #6
  %208 = call ptr @PyObject_Vectorcall(ptr noundef %207, ptr noundef nonnull %1, i64 noundef %2, ptr noundef null) #6
  br label %238

209:                                              ; preds = %156, %141, %125, %106, %87, %166, %68
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #7
  br label %210

210:                                              ; preds = %209, %198, %171
  %211 = add nuw nsw i64 %44, 1
  %212 = icmp eq i64 %211, %2
  br i1 %212, label %213, label %43

213:                                              ; preds = %210, %32
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %8) #7
  %214 = getelementptr inbounds nuw i8, ptr %10, i64 88
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %8, ptr noundef nonnull align 8 dereferenceable(56) %214, i64 56, i1 false)
  %215 = getelementptr inbounds nuw i8, ptr %10, i64 48
  %216 = load ptr, ptr %215, align 8
  %217 = icmp eq ptr %216, null
  br i1 %217, label %225, label %218

218:                                              ; preds = %213
  %219 = load i32, ptr %19, align 4
  %220 = getelementptr inbounds nuw i8, ptr %8, i64 32
  %221 = call i32 %216(i32 noundef 2, i32 noundef %219, ptr noundef nonnull %220) #6
  %222 = icmp eq i32 %221, 0
  br i1 %222, label %225, label %223

223:                                              ; preds = %218
  %224 = call fastcc ptr @fall_back(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef null) #8
  br label %236

225:                                              ; preds = %218, %213
  %226 = call ptr @PyEval_SaveThread() #6
  %227 = getelementptr inbounds nuw i8, ptr %10, i64 32
  %228 = load ptr, ptr %227, align 8
  %229 = getelementptr inbounds nuw i8, ptr %10, i64 64
  %230 = load ptr, ptr %229, align 8
  %231 = call i32 %228(ptr noundef nonnull %8, ptr noundef %230, ptr noundef nonnull %38, ptr noundef null) #6
  call void @PyEval_RestoreThread(ptr noundef %226) #6
  %232 = icmp eq i32 %231, 0
  br i1 %232, label %235, label %233

233:                                              ; preds = %225
  %234 = call fastcc ptr @fall_back(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef null) #8
  br label %236

235:                                              ; preds = %225
  call void @Py_IncRef(ptr noundef nonnull @_Py_NoneStruct) #6
  br label %236

236:                                              ; preds = %233, %235, %223
  %237 = phi ptr [ %224, %223 ], [ %234, %233 ], [ @_Py_NoneStruct, %235 ]
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %8) #7
  br label %238

238:                                              ; preds = %206, %236
  %239 = phi ptr [ %237, %236 ], [ %208, %206 ]
  call void @llvm.stackrestore.p0(ptr %35)
  br label %240

240:                                              ; preds = %238, %29
  %241 = phi ptr [ %31, %29 ], [ %239, %238 ]
  ret ptr %241
}

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

define internal fastcc ptr @fall_back(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3) unnamed_addr #0 {
  tail call void @PyErr_Clear() #6
  %5 = tail call ptr @PyTuple_GetItem(ptr noundef %0, i64 noundef 1) #6
  %6 = tail call ptr @PyObject_Vectorcall(ptr noundef %5, ptr noundef %1, i64 noundef %2, ptr noundef %3) #6
  ret ptr %6
}

declare ptr @llvm.stacksave.p0() #2

declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

declare ptr @PyEval_SaveThread()

declare void @PyEval_RestoreThread(ptr noundef)

declare void @llvm.stackrestore.p0(ptr) #2

define ptr @signature(ptr noundef %0, ptr nocapture noundef readonly %1, i64 noundef %2, ptr noundef %3) #0 {
  %5 = alloca [4096 x i8], align 16
  call void @llvm.lifetime.start.p0(i64 4096, ptr nonnull %5) #7
  %6 = tail call ptr @PyTuple_GetItem(ptr noundef %0, i64 noundef 0) #6
  %7 = tail call ptr @PyBytes_AsString(ptr noundef %6) #6
  %8 = call fastcc i64 @write_key(ptr noundef %5, ptr noundef %7, ptr noundef %1, i64 noundef %2, ptr noundef %3) #8
  %9 = icmp slt i64 %8, 0
  br i1 %9, label %10, label %11

10:                                               ; preds = %4
  tail call void @Py_IncRef(ptr noundef nonnull @_Py_NoneStruct) #6
  br label %13

11:                                               ; preds = %4
  %12 = call ptr @PyBytes_FromStringAndSize(ptr noundef nonnull %5, i64 noundef %8) #6
  br label %13

13:                                               ; preds = %11, %10
  %14 = phi ptr [ @_Py_NoneStruct, %10 ], [ %12, %11 ]
  call void @llvm.lifetime.end.p0(i64 4096, ptr nonnull %5) #7
  ret ptr %14
}

define internal fastcc range(i64 -9223372036854775792, -9223372036854775808) i64 @write_key(ptr nocapture noundef nonnull writeonly initializes((0, 8)) %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3, ptr noundef %4) unnamed_addr #0 {
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i64, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i64, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i64, align 8
  %15 = alloca i64, align 8
  %16 = alloca [512 x i64], align 16
  call void @llvm.lifetime.start.p0(i64 4096, ptr nonnull %16) #7
  store i64 %3, ptr %0, align 1
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %18 = load ptr, ptr %17, align 8
  %19 = icmp eq ptr %18, null
  br i1 %19, label %31, label %20

20:                                               ; preds = %5
  %21 = tail call ptr @getenv(ptr noundef nonnull %18) #6
  %22 = icmp eq ptr %21, null
  br i1 %22, label %31, label %23

23:                                               ; preds = %20
  %24 = tail call i64 @strlen(ptr noundef nonnull %21) #6
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %24, ptr %25, align 1
  %26 = tail call i64 @strlen(ptr noundef nonnull %21) #6
  %27 = icmp sgt i64 %26, 4080
  br i1 %27, label %31, label %28

28:                                               ; preds = %23
  %29 = add nsw i64 %26, 16
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 16
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %30, ptr nonnull readonly align 1 %21, i64 %26, i1 false)
  br label %31

31:                                               ; preds = %5, %28, %23, %20
  %32 = phi i64 [ 8, %20 ], [ %29, %28 ], [ -1, %23 ], [ 8, %5 ]
  %33 = icmp eq ptr %4, null
  br i1 %33, label %36, label %34

34:                                               ; preds = %31
  %35 = tail call i64 @PyTuple_Size(ptr noundef nonnull %4) #6
  br label %36

36:                                               ; preds = %31, %34
  %37 = phi i64 [ %35, %34 ], [ 0, %31 ]
  %38 = add nsw i64 %37, %3
  %39 = getelementptr i8, ptr %0, i64 8
  %40 = getelementptr i8, ptr %0, i64 16
  %41 = icmp sgt i64 %38, 0
  br i1 %41, label %42, label %245

42:                                               ; preds = %36
  %43 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %44 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %45 = getelementptr inbounds nuw i8, ptr %1, i64 24
  br label %49

46:                                               ; preds = %238
  %47 = add nuw nsw i64 %50, 1
  %48 = icmp eq i64 %47, %38
  br i1 %48, label %245, label %49

49:                                               ; preds = %42, %46
  %50 = phi i64 [ 0, %42 ], [ %47, %46 ]
  %51 = phi i64 [ 0, %42 ], [ %240, %46 ]
  %52 = phi i64 [ %32, %42 ], [ %239, %46 ]
  %53 = icmp slt i64 %50, %3
  br i1 %53, label %73, label %54

54:                                               ; preds = %49
  %55 = sub nsw i64 %50, %3
  %56 = call ptr @PyTuple_GetItem(ptr noundef %4, i64 noundef %55) #6
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %15) #7
  %57 = call ptr @PyUnicode_AsUTF8AndSize(ptr noundef %56, ptr noundef nonnull %15) #6
  %58 = icmp eq ptr %57, null
  br i1 %58, label %72, label %59

59:                                               ; preds = %54
  %60 = icmp ugt i64 %52, 4088
  br i1 %60, label %70, label %61

61:                                               ; preds = %59
  %62 = load i64, ptr %15, align 8
  %63 = or i64 %62, 1152921504606846976
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 %52
  store i64 %63, ptr %64, align 1
  %65 = add nuw nsw i64 %52, 8
  %66 = add nsw i64 %62, %65
  %67 = icmp sgt i64 %66, 4096
  br i1 %67, label %70, label %68

68:                                               ; preds = %61
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 %65
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %69, ptr nonnull readonly align 1 %57, i64 %62, i1 false)
  br label %70

70:                                               ; preds = %59, %61, %68
  %71 = phi i64 [ -1, %59 ], [ -1, %61 ], [ %66, %68 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %15) #7
  br label %73

72:                                               ; preds = %54
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %15) #7
  br label %244

73:                                               ; preds = %70, %49
  %74 = phi i64 [ %52, %49 ], [ %71, %70 ]
  %75 = getelementptr inbounds nuw ptr, ptr %2, i64 %50
  %76 = load ptr, ptr %75, align 8
  %77 = icmp eq ptr %76, @_Py_NoneStruct
  br i1 %77, label %78, label %83

78:                                               ; preds = %73
  %79 = icmp ugt i64 %74, 4088
  br i1 %79, label %244, label %80

80:                                               ; preds = %78
  %81 = getelementptr inbounds nuw i8, ptr %0, i64 %74
  store i64 1, ptr %81, align 1
  %82 = add nuw nsw i64 %74, 8
  br label %238

83:                                               ; preds = %73
  %84 = icmp eq ptr %76, @_Py_TrueStruct
  %85 = icmp eq ptr %76, @_Py_FalseStruct
  %86 = or i1 %84, %85
  br i1 %86, label %87, label %93

87:                                               ; preds = %83
  %88 = icmp ugt i64 %74, 4088
  br i1 %88, label %244, label %89

89:                                               ; preds = %87
  %90 = select i1 %84, i64 3, i64 2
  %91 = getelementptr inbounds nuw i8, ptr %0, i64 %74
  store i64 %90, ptr %91, align 1
  %92 = add nuw nsw i64 %74, 8
  br label %238

93:                                               ; preds = %83
  %94 = getelementptr inbounds nuw i8, ptr %76, i64 8
  %95 = load ptr, ptr %94, align 8
  %96 = icmp eq ptr %95, @PyLong_Type
  br i1 %96, label %97, label %113

97:                                               ; preds = %93
  %98 = call i64 @PyLong_AsLongLong(ptr noundef %76) #6
  %99 = icmp eq i64 %98, -1
  br i1 %99, label %100, label %105

100:                                              ; preds = %97
  %101 = call ptr @PyErr_Occurred() #6
  %102 = icmp ne ptr %101, null
  %103 = icmp ugt i64 %74, 4088
  %104 = select i1 %102, i1 true, i1 %103
  br i1 %104, label %244, label %107

105:                                              ; preds = %97
  %106 = icmp ugt i64 %74, 4088
  br i1 %106, label %244, label %107

107:                                              ; preds = %100, %105
  %108 = getelementptr inbounds nuw i8, ptr %0, i64 %74
  store i64 4, ptr %108, align 1
  %109 = icmp samesign ugt i64 %74, 4080
  br i1 %109, label %244, label %110

110:                                              ; preds = %107
  %111 = getelementptr i8, ptr %39, i64 %74
  store i64 %98, ptr %111, align 1
  %112 = add nuw nsw i64 %74, 16
  br label %238

113:                                              ; preds = %93
  %114 = icmp eq ptr %95, @PyFloat_Type
  br i1 %114, label %115, label %125

115:                                              ; preds = %113
  %116 = call double @PyFloat_AsDouble(ptr noundef %76) #6
  %117 = icmp ugt i64 %74, 4088
  br i1 %117, label %244, label %118

118:                                              ; preds = %115
  %119 = getelementptr inbounds nuw i8, ptr %0, i64 %74
  store i64 5, ptr %119, align 1
  %120 = add nsw i64 %74, -4081
  %121 = icmp ult i64 %120, -4089
  br i1 %121, label %244, label %122

122:                                              ; preds = %118
  %123 = getelementptr i8, ptr %39, i64 %74
  store double %116, ptr %123, align 1
  %124 = add nuw nsw i64 %74, 16
  br label %238

125:                                              ; preds = %113
  %126 = icmp eq ptr %95, @PyUnicode_Type
  br i1 %126, label %127, label %143

127:                                              ; preds = %125
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %14) #7
  %128 = call ptr @PyUnicode_AsUTF8AndSize(ptr noundef %76, ptr noundef nonnull %14) #6
  %129 = icmp ne ptr %128, null
  br i1 %129, label %130, label %141

130:                                              ; preds = %127
  %131 = icmp ugt i64 %74, 4088
  br i1 %131, label %141, label %132

132:                                              ; preds = %130
  %133 = load i64, ptr %14, align 8
  %134 = or i64 %133, 1152921504606846976
  %135 = getelementptr inbounds nuw i8, ptr %0, i64 %74
  store i64 %134, ptr %135, align 1
  %136 = add nuw nsw i64 %74, 8
  %137 = add nsw i64 %133, %136
  %138 = icmp sgt i64 %137, 4096
  br i1 %138, label %141, label %139

139:                                              ; preds = %132
  %140 = getelementptr inbounds nuw i8, ptr %0, i64 %136
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %140, ptr nonnull readonly align 1 %128, i64 %133, i1 false)
  br label %141

141:                                              ; preds = %130, %132, %139, %127
  %142 = phi i64 [ %74, %127 ], [ %137, %139 ], [ -1, %132 ], [ -1, %130 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %14) #7
  br label %238

143:                                              ; preds = %125
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %8) #7
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %9) #7
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %10) #7
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %11) #7
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %12) #7
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %13) #7
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %6) #7
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %7) #7
  %144 = load ptr, ptr %43, align 8
  %145 = icmp eq ptr %95, %144
  br i1 %145, label %149, label %146

146:                                              ; preds = %143
  %147 = load ptr, ptr %44, align 8
  %148 = icmp eq ptr %95, %147
  br i1 %148, label %149, label %164

149:                                              ; preds = %146, %143
  %150 = load i64, ptr %1, align 8
  %151 = getelementptr inbounds i8, ptr %76, i64 %150
  %152 = call i32 @aoti_torch_get_layout(ptr noundef %151, ptr noundef nonnull %6) #6
  %153 = icmp ne i32 %152, 0
  %154 = load i32, ptr %6, align 4
  %155 = icmp ne i32 %154, 0
  %156 = select i1 %153, i1 true, i1 %155
  br i1 %156, label %164, label %157

157:                                              ; preds = %149
  %158 = call i32 @aoti_torch_get_device_type(ptr noundef %151, ptr noundef nonnull %7) #6
  %159 = icmp eq i32 %158, 0
  br i1 %159, label %160, label %164

160:                                              ; preds = %157
  %161 = load i32, ptr %7, align 4
  %162 = load i32, ptr %45, align 8
  %163 = icmp eq i32 %161, %162
  br i1 %163, label %165, label %164

164:                                              ; preds = %160, %157, %149, %146
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %7) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %6) #7
  br label %234

165:                                              ; preds = %160
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %7) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %6) #7
  %166 = call i32 @aoti_torch_get_data_ptr(ptr noundef nonnull %151, ptr noundef nonnull %8) #6
  %167 = icmp eq i32 %166, 0
  br i1 %167, label %168, label %234

168:                                              ; preds = %165
  %169 = call i32 @aoti_torch_get_dtype(ptr noundef nonnull %151, ptr noundef nonnull %9) #6
  %170 = icmp eq i32 %169, 0
  br i1 %170, label %171, label %234

171:                                              ; preds = %168
  %172 = call i32 @aoti_torch_get_device_index(ptr noundef nonnull %151, ptr noundef nonnull %10) #6
  %173 = icmp eq i32 %172, 0
  br i1 %173, label %174, label %234

174:                                              ; preds = %171
  %175 = call i32 @aoti_torch_get_dim(ptr noundef nonnull %151, ptr noundef nonnull %11) #6
  %176 = icmp eq i32 %175, 0
  br i1 %176, label %177, label %234

177:                                              ; preds = %174
  %178 = call i32 @aoti_torch_get_sizes(ptr noundef nonnull %151, ptr noundef nonnull %12) #6
  %179 = icmp eq i32 %178, 0
  br i1 %179, label %180, label %234

180:                                              ; preds = %177
  %181 = call i32 @aoti_torch_get_strides(ptr noundef nonnull %151, ptr noundef nonnull %13) #6
  %182 = icmp eq i32 %181, 0
  br i1 %182, label %183, label %234

183:                                              ; preds = %180
  %184 = load i64, ptr %8, align 8
  %185 = icmp sgt i64 %51, 0
  br i1 %185, label %186, label %194

186:                                              ; preds = %183, %191
  %187 = phi i64 [ %192, %191 ], [ 0, %183 ]
  %188 = getelementptr inbounds nuw i64, ptr %16, i64 %187
  %189 = load i64, ptr %188, align 8
  %190 = icmp eq i64 %189, %184
  br i1 %190, label %197, label %191

191:                                              ; preds = %186
  %192 = add nuw nsw i64 %187, 1
  %193 = icmp eq i64 %192, %51
  br i1 %193, label %194, label %186

194:                                              ; preds = %191, %183
  %195 = getelementptr inbounds i64, ptr %16, i64 %51
  store i64 %184, ptr %195, align 8
  %196 = add nsw i64 %51, 1
  br label %197

197:                                              ; preds = %186, %194
  %198 = phi i64 [ %196, %194 ], [ %51, %186 ]
  %199 = phi i64 [ %51, %194 ], [ %187, %186 ]
  %200 = icmp ugt i64 %74, 4088
  br i1 %200, label %234, label %201

201:                                              ; preds = %197
  %202 = shl i64 %199, 16
  %203 = and i64 %184, 127
  %204 = or disjoint i64 %202, %203
  %205 = or disjoint i64 %204, 256
  %206 = getelementptr inbounds nuw i8, ptr %0, i64 %74
  store i64 %205, ptr %206, align 1
  %207 = icmp samesign ugt i64 %74, 4080
  br i1 %207, label %234, label %208

208:                                              ; preds = %201
  %209 = load i32, ptr %9, align 4
  %210 = sext i32 %209 to i64
  %211 = shl nsw i64 %210, 32
  %212 = load i32, ptr %10, align 4
  %213 = zext i32 %212 to i64
  %214 = or disjoint i64 %211, %213
  %215 = getelementptr i8, ptr %39, i64 %74
  store i64 %214, ptr %215, align 1
  %216 = icmp samesign ugt i64 %74, 4072
  br i1 %216, label %234, label %217

217:                                              ; preds = %208
  %218 = load i64, ptr %11, align 8
  %219 = getelementptr i8, ptr %40, i64 %74
  store i64 %218, ptr %219, align 1
  %220 = add nuw nsw i64 %74, 24
  %221 = shl nsw i64 %218, 3
  %222 = add nsw i64 %221, %220
  %223 = icmp sgt i64 %222, 4096
  br i1 %223, label %234, label %224

224:                                              ; preds = %217
  %225 = load ptr, ptr %12, align 8
  %226 = getelementptr inbounds nuw i8, ptr %0, i64 %220
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %226, ptr readonly align 1 %225, i64 %221, i1 false)
  %227 = icmp slt i64 %222, 0
  %228 = add nsw i64 %222, %221
  %229 = icmp sgt i64 %228, 4096
  %230 = select i1 %227, i1 true, i1 %229
  br i1 %230, label %234, label %231

231:                                              ; preds = %224
  %232 = load ptr, ptr %13, align 8
  %233 = getelementptr inbounds nuw i8, ptr %0, i64 %222
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %233, ptr readonly align 1 %232, i64 %221, i1 false)
  br label %234

234:                                              ; preds = %201, %197, %208, %217, %224, %231, %180, %177, %174, %171, %168, %165, %164
  %235 = phi i64 [ %74, %164 ], [ %74, %180 ], [ %74, %177 ], [ %74, %174 ], [ %74, %171 ], [ %74, %168 ], [ %74, %165 ], [ %228, %231 ], [ -1, %224 ], [ -1, %217 ], [ -1, %208 ], [ -1, %197 ], [ -1, %201 ]
  %236 = phi i64 [ %51, %164 ], [ %51, %180 ], [ %51, %177 ], [ %51, %174 ], [ %51, %171 ], [ %51, %168 ], [ %51, %165 ], [ %198, %231 ], [ %198, %224 ], [ %198, %217 ], [ %198, %208 ], [ %198, %197 ], [ %198, %201 ]
  %237 = phi i1 [ false, %164 ], [ false, %180 ], [ false, %177 ], [ false, %174 ], [ false, %171 ], [ false, %168 ], [ false, %165 ], [ true, %231 ], [ true, %224 ], [ true, %217 ], [ true, %208 ], [ true, %197 ], [ true, %201 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %13) #7
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %12) #7
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %11) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %10) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %9) #7
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8) #7
  br label %238

238:                                              ; preds = %122, %110, %89, %80, %141, %234
  %239 = phi i64 [ %142, %141 ], [ %235, %234 ], [ %82, %80 ], [ %92, %89 ], [ %112, %110 ], [ %124, %122 ]
  %240 = phi i64 [ %51, %141 ], [ %236, %234 ], [ %51, %80 ], [ %51, %89 ], [ %51, %110 ], [ %51, %122 ]
  %241 = phi i1 [ %129, %141 ], [ %237, %234 ], [ true, %80 ], [ true, %89 ], [ true, %110 ], [ true, %122 ]
  %242 = icmp sgt i64 %239, -1
  %243 = select i1 %241, i1 %242, i1 false
  br i1 %243, label %46, label %244

244:                                              ; preds = %115, %118, %105, %107, %87, %78, %100, %238, %72
  call void @PyErr_Clear() #6
  br label %245

245:                                              ; preds = %46, %36, %244
  %246 = phi i64 [ -1, %244 ], [ %32, %36 ], [ %239, %46 ]
  call void @llvm.lifetime.end.p0(i64 4096, ptr nonnull %16) #7
  ret i64 %246
}

declare ptr @PyBytes_FromStringAndSize(ptr noundef, i64 noundef)

define ptr @dispatch(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3) #0 {
  %5 = alloca [4096 x i8], align 16
  %6 = tail call ptr @PyTuple_GetItem(ptr noundef %0, i64 noundef 0) #6
  %7 = tail call ptr @PyBytes_AsString(ptr noundef %6) #6
  call void @llvm.lifetime.start.p0(i64 4096, ptr nonnull %5) #7
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 40
  %9 = load ptr, ptr %8, align 8
  %10 = load volatile i32, ptr %9, align 4
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %38

12:                                               ; preds = %4
  %13 = call fastcc i64 @write_key(ptr noundef %5, ptr noundef nonnull %7, ptr noundef %1, i64 noundef %2, ptr noundef %3) #8
  %14 = icmp slt i64 %13, 0
  br i1 %14, label %38, label %15

15:                                               ; preds = %12
  %16 = tail call ptr @PyTuple_GetItem(ptr noundef %0, i64 noundef 3) #6
  %17 = tail call ptr @PyList_GetItem(ptr noundef %16, i64 noundef 0) #6
  %18 = tail call i64 @PyBytes_Size(ptr noundef %17) #6
  %19 = icmp eq i64 %18, %13
  br i1 %19, label %20, label %24

20:                                               ; preds = %15
  %21 = tail call ptr @PyBytes_AsString(ptr noundef %17) #6
  %22 = call i32 @memcmp(ptr noundef %21, ptr noundef nonnull %5, i64 noundef range(i64 0, -9223372036854775808) %13) #6
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %35, label %24

24:                                               ; preds = %20, %15
  %25 = call ptr @PyBytes_FromStringAndSize(ptr noundef nonnull %5, i64 noundef range(i64 0, -9223372036854775808) %13) #6
  %26 = icmp eq ptr %25, null
  br i1 %26, label %38, label %27

27:                                               ; preds = %24
  %28 = call ptr @PyTuple_GetItem(ptr noundef %0, i64 noundef 2) #6
  %29 = call ptr @PyDict_GetItemWithError(ptr noundef %28, ptr noundef nonnull %25) #6
  %30 = icmp eq ptr %29, null
  br i1 %30, label %31, label %32

31:                                               ; preds = %27
  call void @Py_DecRef(ptr noundef nonnull %25) #6
  br label %38

32:                                               ; preds = %27
  call void @Py_IncRef(ptr noundef nonnull %29) #6
  call void @Py_IncRef(ptr noundef nonnull %29) #6
  %33 = call i32 @PyList_SetItem(ptr noundef %16, i64 noundef 0, ptr noundef nonnull %25) #6
  %34 = call i32 @PyList_SetItem(ptr noundef %16, i64 noundef 1, ptr noundef nonnull %29) #6
  br label %41

35:                                               ; preds = %20
  %36 = call ptr @PyList_GetItem(ptr noundef %16, i64 noundef 1) #6
  call void @Py_IncRef(ptr noundef %36) #6
  %37 = icmp eq ptr %36, null
  br i1 %37, label %38, label %41

38:                                               ; preds = %4, %24, %31, %12, %35
  call void @PyErr_Clear() #6
  %39 = call ptr @PyTuple_GetItem(ptr noundef %0, i64 noundef 1) #6
  %40 = call ptr @PyObject_Vectorcall(ptr noundef %39, ptr noundef %1, i64 noundef %2, ptr noundef %3) #6
  br label %44

41:                                               ; preds = %32, %35
  %42 = phi ptr [ %29, %32 ], [ %36, %35 ]
  %43 = call ptr @PyObject_Vectorcall(ptr noundef nonnull %42, ptr noundef %1, i64 noundef %2, ptr noundef %3) #6
  call void @Py_DecRef(ptr noundef nonnull %42) #6
  br label %44

44:                                               ; preds = %41, %38
  %45 = phi ptr [ %43, %41 ], [ %40, %38 ]
  call void @llvm.lifetime.end.p0(i64 4096, ptr nonnull %5) #7
  ret ptr %45
}

declare ptr @PyObject_Vectorcall(ptr noundef, ptr noundef, i64 noundef, ptr noundef)

declare void @Py_DecRef(ptr noundef)

define i32 @issue(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr noundef %3, ptr noundef %4) #0 {
  %6 = alloca %struct.LaunchConfig, align 8
  %7 = load i64, ptr %1, align 8
  %8 = icmp eq i64 %7, 1
  br i1 %8, label %9, label %22

9:                                                ; preds = %5
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %13 = load i64, ptr %12, align 8
  %14 = getelementptr inbounds i64, ptr %2, i64 %13
  %15 = load i64, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %17 = load i64, ptr %16, align 8
  %18 = add i64 %17, %15
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %20 = load i64, ptr %19, align 8
  %21 = tail call i32 %11(i64 noundef %18, i32 noundef 0, i64 noundef %20, ptr noundef %4) #6
  br label %33

22:                                               ; preds = %5
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %6) #7
  %23 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %24 = load ptr, ptr %23, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %6, ptr noundef nonnull align 8 dereferenceable(56) %24, i64 56, i1 false)
  %25 = getelementptr inbounds nuw i8, ptr %6, i64 32
  store ptr %4, ptr %25, align 8
  %26 = load ptr, ptr %0, align 8
  %27 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %30 = load i64, ptr %29, align 8
  %31 = getelementptr inbounds i8, ptr %3, i64 %30
  %32 = call i32 %26(ptr noundef nonnull %6, ptr noundef %28, ptr noundef %31, ptr noundef null) #6
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %6) #7
  br label %33

33:                                               ; preds = %9, %22
  %34 = phi i32 [ %21, %9 ], [ %32, %22 ]
  ret i32 %34
}

define ptr @replay(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3) #0 {
  %5 = alloca [4 x ptr], align 16
  %6 = alloca %struct.LaunchConfig, align 8
  %7 = alloca %struct.MemsetNode, align 8
  %8 = alloca %struct.KernelNode, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = tail call ptr @PyTuple_GetItem(ptr noundef %0, i64 noundef 0) #6
  %13 = tail call ptr @PyBytes_AsString(ptr noundef %12) #6
  %14 = icmp eq ptr %3, null
  br i1 %14, label %17, label %15

15:                                               ; preds = %4
  %16 = tail call i64 @PyTuple_Size(ptr noundef nonnull %3) #6
  br label %17

17:                                               ; preds = %4, %15
  %18 = phi i64 [ %16, %15 ], [ 0, %4 ]
  %19 = add nsw i64 %18, %2
  %20 = getelementptr inbounds nuw i8, ptr %13, i64 72
  %21 = load i64, ptr %20, align 8
  %22 = getelementptr inbounds nuw i8, ptr %13, i64 88
  %23 = load i64, ptr %22, align 8
  %24 = add nsw i64 %23, %21
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %11) #7
  store ptr null, ptr %11, align 8
  %25 = getelementptr inbounds nuw i8, ptr %13, i64 64
  %26 = load i64, ptr %25, align 8
  %27 = icmp eq i64 %19, %26
  br i1 %27, label %28, label %51

28:                                               ; preds = %17
  %29 = getelementptr inbounds nuw i8, ptr %13, i64 40
  %30 = load ptr, ptr %29, align 8
  %31 = getelementptr inbounds nuw i8, ptr %13, i64 48
  %32 = load i64, ptr %31, align 8
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %10) #7
  %33 = icmp eq ptr %30, null
  br i1 %33, label %34, label %35

34:                                               ; preds = %28
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %10) #7
  br label %42

35:                                               ; preds = %28
  %36 = trunc i64 %32 to i32
  %37 = call i32 %30(ptr noundef nonnull %10) #6
  %38 = icmp eq i32 %37, 0
  %39 = load i32, ptr %10, align 4
  %40 = icmp eq i32 %39, %36
  %41 = select i1 %38, i1 %40, i1 false
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %10) #7
  br i1 %41, label %42, label %51

42:                                               ; preds = %34, %35
  %43 = getelementptr inbounds nuw i8, ptr %13, i64 32
  %44 = load ptr, ptr %43, align 8
  %45 = icmp eq ptr %44, null
  br i1 %45, label %54, label %46

46:                                               ; preds = %42
  %47 = load i64, ptr %31, align 8
  %48 = trunc i64 %47 to i32
  %49 = call i32 %44(i32 noundef 2, i32 noundef %48, ptr noundef nonnull %11) #6
  %50 = icmp eq i32 %49, 0
  br i1 %50, label %54, label %51

51:                                               ; preds = %46, %35, %17
  call void @PyErr_Clear() #6
  %52 = call ptr @PyTuple_GetItem(ptr noundef %0, i64 noundef 1) #6
  %53 = call ptr @PyObject_Vectorcall(ptr noundef %52, ptr noundef %1, i64 noundef %2, ptr noundef %3) #6
  br label %509

54:                                               ; preds = %46, %42
  %55 = add nsw i64 %24, 2
  %56 = call ptr @llvm.stacksave.p0()
  %57 = alloca i64, i64 %55, align 16
  %58 = getelementptr inbounds nuw i8, ptr %13, i64 96
  %59 = load i64, ptr %58, align 8
  %60 = icmp eq i64 %59, 0
  br i1 %60, label %61, label %69

61:                                               ; preds = %54
  %62 = getelementptr inbounds nuw i8, ptr %13, i64 104
  %63 = load i64, ptr %62, align 8
  %64 = icmp eq i64 %63, 0
  br i1 %64, label %65, label %69

65:                                               ; preds = %61
  %66 = getelementptr inbounds nuw i8, ptr %13, i64 152
  %67 = load ptr, ptr %66, align 8
  %68 = icmp eq ptr %67, null
  br i1 %68, label %82, label %69

69:                                               ; preds = %54, %65, %61
  %70 = phi i1 [ false, %65 ], [ true, %61 ], [ true, %54 ]
  %71 = load ptr, ptr %11, align 8
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %9) #7
  store i32 0, ptr %9, align 4
  %72 = getelementptr inbounds nuw i8, ptr %13, i64 24
  %73 = load ptr, ptr %72, align 8
  %74 = icmp eq ptr %73, null
  br i1 %74, label %75, label %76

75:                                               ; preds = %69
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %9) #7
  br label %82

76:                                               ; preds = %69
  %77 = call i32 %73(ptr noundef %71, ptr noundef nonnull %9) #6
  %78 = icmp ne i32 %77, 0
  %79 = load i32, ptr %9, align 4
  %80 = icmp ne i32 %79, 0
  %81 = select i1 %78, i1 true, i1 %80
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %9) #7
  br i1 %81, label %143, label %82

82:                                               ; preds = %65, %75, %76
  %83 = phi i1 [ %70, %76 ], [ %70, %75 ], [ false, %65 ]
  %84 = getelementptr inbounds nuw i8, ptr %13, i64 152
  %85 = load ptr, ptr %84, align 8
  %86 = load ptr, ptr %11, align 8
  %87 = icmp eq ptr %85, null
  br i1 %87, label %105, label %88

88:                                               ; preds = %82
  %89 = getelementptr inbounds nuw i8, ptr %85, i64 32
  br label %94

90:                                               ; preds = %101
  %91 = add nuw nsw i64 %96, 56
  %92 = getelementptr inbounds nuw i8, ptr %85, i64 %91
  %93 = icmp samesign ugt i64 %96, 199
  br i1 %93, label %105, label %94

94:                                               ; preds = %90, %88
  %95 = phi ptr [ %89, %88 ], [ %92, %90 ]
  %96 = phi i64 [ 32, %88 ], [ %91, %90 ]
  %97 = load i64, ptr %95, align 8
  %98 = icmp eq i64 %97, 0
  br i1 %98, label %99, label %101

99:                                               ; preds = %94
  store i64 1, ptr %95, align 8
  %100 = getelementptr inbounds nuw i8, ptr %95, i64 24
  store ptr %86, ptr %100, align 8
  br label %105

101:                                              ; preds = %94
  %102 = getelementptr inbounds nuw i8, ptr %95, i64 24
  %103 = load ptr, ptr %102, align 8
  %104 = icmp eq ptr %103, %86
  br i1 %104, label %105, label %90

105:                                              ; preds = %101, %90, %99, %82
  %106 = phi ptr [ null, %82 ], [ %95, %99 ], [ null, %90 ], [ %95, %101 ]
  br i1 %83, label %107, label %140

107:                                              ; preds = %105
  %108 = load ptr, ptr %11, align 8
  %109 = getelementptr inbounds i64, ptr %57, i64 %24
  %110 = call ptr @PyTuple_GetItem(ptr noundef %0, i64 noundef 4) #6
  %111 = call ptr @PyThreadState_GetDict() #6
  %112 = icmp eq ptr %111, null
  br i1 %112, label %143, label %113

113:                                              ; preds = %107
  %114 = call ptr @PyDict_GetItemWithError(ptr noundef nonnull %111, ptr noundef %110) #6
  %115 = icmp eq ptr %114, null
  br i1 %115, label %143, label %116

116:                                              ; preds = %113
  %117 = call ptr @PyLong_FromVoidPtr(ptr noundef %108) #6
  %118 = icmp eq ptr %117, null
  br i1 %118, label %143, label %119

119:                                              ; preds = %116
  %120 = call ptr @PyDict_GetItemWithError(ptr noundef nonnull %114, ptr noundef nonnull %117) #6
  call void @Py_DecRef(ptr noundef nonnull %117) #6
  %121 = icmp eq ptr %120, null
  br i1 %121, label %143, label %122

122:                                              ; preds = %119
  %123 = call ptr @PyTuple_GetItem(ptr noundef nonnull %120, i64 noundef 0) #6
  %124 = call ptr @PyBytes_AsString(ptr noundef %123) #6
  %125 = getelementptr inbounds nuw i8, ptr %124, i64 8
  %126 = load i64, ptr %125, align 8
  %127 = load i64, ptr %58, align 8
  %128 = icmp ult i64 %126, %127
  br i1 %128, label %143, label %129

129:                                              ; preds = %122
  %130 = getelementptr inbounds nuw i8, ptr %124, i64 24
  %131 = load i64, ptr %130, align 8
  %132 = getelementptr inbounds nuw i8, ptr %13, i64 104
  %133 = load i64, ptr %132, align 8
  %134 = icmp ult i64 %131, %133
  br i1 %134, label %143, label %135

135:                                              ; preds = %129
  %136 = load i64, ptr %124, align 8
  store i64 %136, ptr %109, align 8
  %137 = getelementptr inbounds nuw i8, ptr %124, i64 16
  %138 = load i64, ptr %137, align 8
  %139 = getelementptr inbounds nuw i8, ptr %109, i64 8
  store i64 %138, ptr %139, align 8
  call void @Py_IncRef(ptr noundef nonnull %120) #6
  br label %140

140:                                              ; preds = %105, %135
  %141 = phi ptr [ %120, %135 ], [ null, %105 ]
  %142 = icmp eq ptr %141, null
  br label %146

143:                                              ; preds = %76, %129, %122, %119, %116, %113, %107
  %144 = phi ptr [ %106, %107 ], [ %106, %113 ], [ %106, %116 ], [ %106, %119 ], [ %106, %122 ], [ %106, %129 ], [ null, %76 ]
  %145 = phi i1 [ true, %107 ], [ true, %113 ], [ true, %116 ], [ true, %119 ], [ true, %122 ], [ true, %129 ], [ %70, %76 ]
  br i1 %145, label %504, label %146

146:                                              ; preds = %140, %143
  %147 = phi i1 [ %142, %140 ], [ true, %143 ]
  %148 = phi ptr [ %141, %140 ], [ null, %143 ]
  %149 = phi ptr [ %106, %140 ], [ %144, %143 ]
  %150 = load i64, ptr %20, align 8
  %151 = icmp sgt i64 %150, 0
  br i1 %151, label %152, label %155

152:                                              ; preds = %146
  %153 = getelementptr inbounds nuw i8, ptr %13, i64 80
  %154 = getelementptr inbounds nuw i8, ptr %13, i64 56
  br label %193

155:                                              ; preds = %193, %146
  %156 = phi i64 [ %150, %146 ], [ %205, %193 ]
  %157 = load i64, ptr %22, align 8
  %158 = add nsw i64 %157, 1
  %159 = alloca ptr, i64 %158, align 16
  %160 = getelementptr inbounds i64, ptr %57, i64 %156
  %161 = icmp sgt i64 %157, 0
  br i1 %161, label %162, label %180

162:                                              ; preds = %155
  %163 = getelementptr inbounds nuw i8, ptr %13, i64 56
  br label %164

164:                                              ; preds = %172, %162
  %165 = phi i64 [ 0, %162 ], [ %177, %172 ]
  %166 = call ptr @PyTuple_GetItem(ptr noundef %0, i64 noundef 3) #6
  %167 = call ptr @PyTuple_GetItem(ptr noundef %166, i64 noundef %165) #6
  %168 = call ptr @PyTuple_GetItem(ptr noundef %0, i64 noundef 2) #6
  %169 = call ptr @PyObject_Call(ptr noundef %168, ptr noundef %167, ptr noundef null) #6
  %170 = getelementptr inbounds nuw ptr, ptr %159, i64 %165
  store ptr %169, ptr %170, align 8
  %171 = icmp eq ptr %169, null
  br i1 %171, label %186, label %172

172:                                              ; preds = %164
  %173 = getelementptr inbounds nuw i64, ptr %160, i64 %165
  %174 = load i64, ptr %163, align 8
  %175 = getelementptr inbounds i8, ptr %169, i64 %174
  %176 = call i32 @aoti_torch_get_data_ptr(ptr noundef nonnull %175, ptr noundef nonnull %173) #6
  %177 = add nuw nsw i64 %165, 1
  %178 = load i64, ptr %22, align 8
  %179 = icmp slt i64 %177, %178
  br i1 %179, label %164, label %180

180:                                              ; preds = %172, %155
  %181 = phi i64 [ %157, %155 ], [ %178, %172 ]
  %182 = getelementptr inbounds nuw i8, ptr %13, i64 128
  %183 = load i64, ptr %182, align 8
  %184 = add nsw i64 %183, 1
  %185 = alloca i8, i64 %184, align 128
  br label %207

186:                                              ; preds = %164
  %187 = load i64, ptr %22, align 8
  %188 = getelementptr inbounds nuw i8, ptr %13, i64 128
  %189 = load i64, ptr %188, align 8
  %190 = add nsw i64 %189, 1
  %191 = alloca i8, i64 %190, align 128
  %192 = icmp eq i64 %165, %187
  br i1 %192, label %207, label %488

193:                                              ; preds = %152, %193
  %194 = phi i64 [ 0, %152 ], [ %204, %193 ]
  %195 = load ptr, ptr %153, align 8
  %196 = getelementptr inbounds nuw i64, ptr %195, i64 %194
  %197 = load i64, ptr %196, align 8
  %198 = getelementptr inbounds ptr, ptr %1, i64 %197
  %199 = load ptr, ptr %198, align 8
  %200 = getelementptr inbounds nuw i64, ptr %57, i64 %194
  %201 = load i64, ptr %154, align 8
  %202 = getelementptr inbounds i8, ptr %199, i64 %201
  %203 = call i32 @aoti_torch_get_data_ptr(ptr noundef %202, ptr noundef nonnull %200) #6
  %204 = add nuw nsw i64 %194, 1
  %205 = load i64, ptr %20, align 8
  %206 = icmp slt i64 %204, %205
  br i1 %206, label %193, label %155

207:                                              ; preds = %180, %186
  %208 = phi ptr [ %185, %180 ], [ %191, %186 ]
  %209 = phi i64 [ %181, %180 ], [ %165, %186 ]
  %210 = load ptr, ptr %11, align 8
  %211 = getelementptr inbounds nuw i8, ptr %13, i64 120
  %212 = load ptr, ptr %211, align 8
  %213 = getelementptr inbounds nuw i8, ptr %13, i64 112
  %214 = load i64, ptr %213, align 8
  %215 = getelementptr inbounds %struct.Operation, ptr %212, i64 %214
  %216 = icmp sgt i64 %214, 0
  br i1 %216, label %217, label %302

217:                                              ; preds = %207
  %218 = getelementptr inbounds nuw i8, ptr %13, i64 16
  br label %219

219:                                              ; preds = %299, %217
  %220 = phi ptr [ %212, %217 ], [ %300, %299 ]
  %221 = load i64, ptr %220, align 8
  %222 = icmp eq i64 %221, 1
  br i1 %222, label %299, label %223

223:                                              ; preds = %219
  %224 = getelementptr inbounds nuw i8, ptr %220, i64 24
  %225 = load i64, ptr %224, align 8
  %226 = getelementptr inbounds i8, ptr %208, i64 %225
  %227 = getelementptr inbounds nuw i8, ptr %220, i64 32
  %228 = load i64, ptr %227, align 8
  %229 = getelementptr inbounds i8, ptr %208, i64 %228
  %230 = getelementptr inbounds nuw i8, ptr %220, i64 64
  %231 = load ptr, ptr %230, align 8
  %232 = getelementptr inbounds nuw i8, ptr %220, i64 80
  %233 = load ptr, ptr %232, align 8
  %234 = getelementptr inbounds nuw i8, ptr %220, i64 72
  %235 = load i64, ptr %234, align 8
  %236 = getelementptr inbounds %struct.Patch, ptr %233, i64 %235
  %237 = getelementptr inbounds nuw i8, ptr %220, i64 48
  %238 = load ptr, ptr %237, align 8
  %239 = getelementptr inbounds nuw i8, ptr %220, i64 40
  %240 = load i64, ptr %239, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %226, ptr align 1 %238, i64 %240, i1 false)
  %241 = getelementptr inbounds nuw i8, ptr %220, i64 56
  %242 = load i64, ptr %241, align 8
  %243 = icmp sgt i64 %242, 0
  br i1 %243, label %247, label %244

244:                                              ; preds = %247, %223
  %245 = load ptr, ptr %232, align 8
  %246 = icmp ult ptr %245, %236
  br i1 %246, label %255, label %299

247:                                              ; preds = %223, %247
  %248 = phi i64 [ %253, %247 ], [ 0, %223 ]
  %249 = getelementptr inbounds nuw i64, ptr %231, i64 %248
  %250 = load i64, ptr %249, align 8
  %251 = getelementptr inbounds i8, ptr %226, i64 %250
  %252 = getelementptr inbounds nuw ptr, ptr %229, i64 %248
  store ptr %251, ptr %252, align 8
  %253 = add nuw nsw i64 %248, 1
  %254 = icmp eq i64 %253, %242
  br i1 %254, label %244, label %247

255:                                              ; preds = %244, %296
  %256 = phi ptr [ %297, %296 ], [ %245, %244 ]
  %257 = load i64, ptr %256, align 8
  %258 = getelementptr inbounds i64, ptr %57, i64 %257
  %259 = load i64, ptr %258, align 8
  %260 = getelementptr inbounds nuw i8, ptr %256, i64 16
  %261 = load i64, ptr %260, align 8
  %262 = add i64 %261, %259
  %263 = getelementptr inbounds nuw i8, ptr %256, i64 24
  %264 = load ptr, ptr %263, align 8
  %265 = icmp eq ptr %264, null
  br i1 %265, label %266, label %270

266:                                              ; preds = %255
  %267 = getelementptr inbounds nuw i8, ptr %256, i64 8
  %268 = load i64, ptr %267, align 8
  %269 = getelementptr inbounds i8, ptr %226, i64 %268
  store i64 %262, ptr %269, align 1
  br label %296

270:                                              ; preds = %255
  %271 = load ptr, ptr %218, align 8
  %272 = getelementptr inbounds nuw i8, ptr %256, i64 8
  %273 = load i64, ptr %272, align 8
  %274 = getelementptr inbounds i8, ptr %226, i64 %273
  %275 = load i32, ptr %264, align 8
  %276 = getelementptr inbounds nuw i8, ptr %264, i64 4
  %277 = load i32, ptr %276, align 4
  %278 = getelementptr inbounds nuw i8, ptr %264, i64 8
  %279 = load ptr, ptr %278, align 8
  %280 = getelementptr inbounds nuw i8, ptr %264, i64 16
  %281 = load ptr, ptr %280, align 8
  %282 = getelementptr inbounds nuw i8, ptr %264, i64 24
  %283 = load ptr, ptr %282, align 8
  %284 = getelementptr inbounds nuw i8, ptr %264, i64 32
  %285 = load ptr, ptr %284, align 8
  %286 = getelementptr inbounds nuw i8, ptr %264, i64 40
  %287 = load i32, ptr %286, align 8
  %288 = getelementptr inbounds nuw i8, ptr %264, i64 44
  %289 = load i32, ptr %288, align 4
  %290 = getelementptr inbounds nuw i8, ptr %264, i64 48
  %291 = load i32, ptr %290, align 8
  %292 = getelementptr inbounds nuw i8, ptr %264, i64 52
  %293 = load i32, ptr %292, align 4
  %294 = call i32 %271(ptr noundef nonnull %274, i32 noundef %275, i32 noundef %277, i64 noundef %262, ptr noundef %279, ptr noundef %281, ptr noundef %283, ptr noundef %285, i32 noundef %287, i32 noundef %289, i32 noundef %291, i32 noundef %293) #6
  %295 = icmp eq i32 %294, 0
  br i1 %295, label %296, label %488

296:                                              ; preds = %270, %266
  %297 = getelementptr inbounds nuw i8, ptr %256, i64 32
  %298 = icmp ult ptr %297, %236
  br i1 %298, label %255, label %299

299:                                              ; preds = %296, %244, %219
  %300 = getelementptr inbounds nuw i8, ptr %220, i64 112
  %301 = icmp ult ptr %300, %215
  br i1 %301, label %219, label %302

302:                                              ; preds = %299, %207
  %303 = icmp ne ptr %149, null
  br i1 %303, label %304, label %382

304:                                              ; preds = %302
  %305 = getelementptr inbounds nuw i8, ptr %149, i64 32
  %306 = load ptr, ptr %305, align 8
  %307 = icmp eq ptr %306, null
  br i1 %307, label %382, label %308

308:                                              ; preds = %304
  %309 = getelementptr inbounds nuw i8, ptr %149, i64 16
  %310 = load i64, ptr %309, align 8
  %311 = icmp eq i64 %310, 0
  br i1 %311, label %312, label %382

312:                                              ; preds = %308
  store i64 1, ptr %309, align 8
  %313 = call ptr @PyEval_SaveThread() #6
  %314 = getelementptr inbounds nuw i8, ptr %13, i64 152
  %315 = load ptr, ptr %314, align 8
  %316 = load ptr, ptr %211, align 8
  %317 = load i64, ptr %213, align 8
  %318 = icmp sgt i64 %317, 0
  br i1 %318, label %319, label %375

319:                                              ; preds = %312
  %320 = getelementptr inbounds nuw i8, ptr %149, i64 40
  %321 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %322 = getelementptr inbounds nuw i8, ptr %8, i64 36
  %323 = getelementptr inbounds nuw i8, ptr %8, i64 40
  %324 = getelementptr inbounds nuw i8, ptr %8, i64 48
  %325 = getelementptr inbounds nuw i8, ptr %8, i64 56
  %326 = getelementptr inbounds nuw i8, ptr %8, i64 64
  %327 = getelementptr inbounds nuw i8, ptr %315, i64 8
  %328 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %329 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %330 = getelementptr inbounds nuw i8, ptr %7, i64 20
  %331 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %332 = getelementptr inbounds nuw i8, ptr %7, i64 32
  %333 = getelementptr inbounds nuw i8, ptr %315, i64 16
  %334 = getelementptr inbounds nuw i8, ptr %149, i64 48
  br label %338

335:                                              ; preds = %371
  %336 = add nuw nsw i64 %339, 1
  %337 = icmp eq i64 %336, %317
  br i1 %337, label %375, label %338

338:                                              ; preds = %335, %319
  %339 = phi i64 [ 0, %319 ], [ %336, %335 ]
  %340 = load ptr, ptr %320, align 8
  %341 = getelementptr inbounds nuw ptr, ptr %340, i64 %339
  %342 = load ptr, ptr %341, align 8
  %343 = getelementptr inbounds nuw %struct.Operation, ptr %316, i64 %339
  %344 = load i64, ptr %343, align 8
  %345 = icmp eq i64 %344, 1
  br i1 %345, label %346, label %360

346:                                              ; preds = %338
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %7) #7
  %347 = getelementptr inbounds nuw i8, ptr %343, i64 96
  %348 = load i64, ptr %347, align 8
  %349 = getelementptr inbounds i64, ptr %57, i64 %348
  %350 = load i64, ptr %349, align 8
  %351 = getelementptr inbounds nuw i8, ptr %343, i64 104
  %352 = load i64, ptr %351, align 8
  %353 = add i64 %352, %350
  store i64 %353, ptr %7, align 8
  store i64 0, ptr %328, align 8
  store i32 0, ptr %329, align 8
  store i32 4, ptr %330, align 4
  %354 = getelementptr inbounds nuw i8, ptr %343, i64 88
  %355 = load i64, ptr %354, align 8
  store i64 %355, ptr %331, align 8
  store i64 1, ptr %332, align 8
  %356 = load ptr, ptr %333, align 8
  %357 = load ptr, ptr %305, align 8
  %358 = load ptr, ptr %334, align 8
  %359 = call i32 %356(ptr noundef %357, ptr noundef %342, ptr noundef nonnull %7, ptr noundef %358) #6
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %7) #7
  br label %371

360:                                              ; preds = %338
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %8) #7
  %361 = getelementptr inbounds nuw i8, ptr %343, i64 8
  %362 = load ptr, ptr %361, align 8
  store ptr %362, ptr %8, align 8
  %363 = getelementptr inbounds nuw i8, ptr %343, i64 16
  %364 = load ptr, ptr %363, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(28) %321, ptr noundef nonnull align 8 dereferenceable(28) %364, i64 28, i1 false)
  store i32 0, ptr %322, align 4
  %365 = getelementptr inbounds nuw i8, ptr %343, i64 32
  %366 = load i64, ptr %365, align 8
  %367 = getelementptr inbounds i8, ptr %208, i64 %366
  store ptr %367, ptr %323, align 8
  store ptr null, ptr %324, align 8
  store ptr null, ptr %325, align 8
  store ptr null, ptr %326, align 8
  %368 = load ptr, ptr %327, align 8
  %369 = load ptr, ptr %305, align 8
  %370 = call i32 %368(ptr noundef %369, ptr noundef %342, ptr noundef nonnull %8) #6
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %8) #7
  br label %371

371:                                              ; preds = %360, %346
  %372 = phi i32 [ %359, %346 ], [ %370, %360 ]
  %373 = icmp eq i32 %372, 0
  br i1 %373, label %335, label %374

374:                                              ; preds = %371
  call void @PyEval_RestoreThread(ptr noundef %313) #6
  store i64 0, ptr %309, align 8
  br label %381

375:                                              ; preds = %335, %312
  %376 = getelementptr inbounds nuw i8, ptr %315, i64 24
  %377 = load ptr, ptr %376, align 8
  %378 = load ptr, ptr %305, align 8
  %379 = call i32 %377(ptr noundef %378, ptr noundef %210) #6
  %380 = icmp eq i32 %379, 0
  call void @PyEval_RestoreThread(ptr noundef %313) #6
  store i64 0, ptr %309, align 8
  br i1 %380, label %452, label %381

381:                                              ; preds = %375, %374
  store ptr null, ptr %305, align 8
  br label %382

382:                                              ; preds = %381, %308, %304, %302
  %383 = call ptr @PyEval_SaveThread() #6
  br i1 %216, label %384, label %389

384:                                              ; preds = %382
  %385 = getelementptr inbounds nuw i8, ptr %6, i64 32
  %386 = getelementptr inbounds nuw i8, ptr %13, i64 8
  br label %390

387:                                              ; preds = %416
  call void @PyEval_RestoreThread(ptr noundef %383) #6
  %388 = and i1 %303, %420
  br i1 %388, label %422, label %451

389:                                              ; preds = %382
  call void @PyEval_RestoreThread(ptr noundef %383) #6
  br i1 %303, label %422, label %452

390:                                              ; preds = %416, %384
  %391 = phi ptr [ %212, %384 ], [ %418, %416 ]
  %392 = load i64, ptr %391, align 8
  %393 = icmp eq i64 %392, 1
  br i1 %393, label %394, label %406

394:                                              ; preds = %390
  %395 = load ptr, ptr %386, align 8
  %396 = getelementptr inbounds nuw i8, ptr %391, i64 96
  %397 = load i64, ptr %396, align 8
  %398 = getelementptr inbounds i64, ptr %57, i64 %397
  %399 = load i64, ptr %398, align 8
  %400 = getelementptr inbounds nuw i8, ptr %391, i64 104
  %401 = load i64, ptr %400, align 8
  %402 = add i64 %401, %399
  %403 = getelementptr inbounds nuw i8, ptr %391, i64 88
  %404 = load i64, ptr %403, align 8
  %405 = call i32 %395(i64 noundef %402, i32 noundef 0, i64 noundef %404, ptr noundef %210) #6
  br label %416

406:                                              ; preds = %390
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %6) #7
  %407 = getelementptr inbounds nuw i8, ptr %391, i64 16
  %408 = load ptr, ptr %407, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %6, ptr noundef nonnull align 8 dereferenceable(56) %408, i64 56, i1 false)
  store ptr %210, ptr %385, align 8
  %409 = load ptr, ptr %13, align 8
  %410 = getelementptr inbounds nuw i8, ptr %391, i64 8
  %411 = load ptr, ptr %410, align 8
  %412 = getelementptr inbounds nuw i8, ptr %391, i64 32
  %413 = load i64, ptr %412, align 8
  %414 = getelementptr inbounds i8, ptr %208, i64 %413
  %415 = call i32 %409(ptr noundef nonnull %6, ptr noundef %411, ptr noundef nonnull %414, ptr noundef null) #6
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %6) #7
  br label %416

416:                                              ; preds = %406, %394
  %417 = phi i32 [ %405, %394 ], [ %415, %406 ]
  %418 = getelementptr inbounds nuw i8, ptr %391, i64 112
  %419 = icmp ult ptr %418, %215
  %420 = icmp eq i32 %417, 0
  %421 = select i1 %419, i1 %420, i1 false
  br i1 %421, label %390, label %387

422:                                              ; preds = %389, %387
  %423 = getelementptr inbounds nuw i8, ptr %13, i64 152
  %424 = load ptr, ptr %423, align 8
  %425 = getelementptr inbounds nuw i8, ptr %149, i64 8
  %426 = load i64, ptr %425, align 8
  %427 = add nsw i64 %426, 1
  store i64 %427, ptr %425, align 8
  %428 = load i64, ptr %424, align 8
  %429 = icmp eq i64 %427, %428
  br i1 %429, label %430, label %452

430:                                              ; preds = %422
  %431 = call ptr @PyTuple_GetItem(ptr noundef %0, i64 noundef 5) #6
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %5) #7
  %432 = call ptr @PyLong_FromVoidPtr(ptr noundef nonnull %13) #6
  store ptr %432, ptr %5, align 16
  %433 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %434 = call ptr @PyLong_FromVoidPtr(ptr noundef nonnull %149) #6
  store ptr %434, ptr %433, align 8
  %435 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %436 = call ptr @PyLong_FromVoidPtr(ptr noundef nonnull %57) #6
  store ptr %436, ptr %435, align 16
  %437 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %438 = call ptr @PyLong_FromVoidPtr(ptr noundef nonnull %208) #6
  store ptr %438, ptr %437, align 8
  %439 = call ptr @PyObject_Vectorcall(ptr noundef %431, ptr noundef nonnull %5, i64 noundef 4, ptr noundef null) #6
  %440 = icmp eq ptr %439, null
  br i1 %440, label %442, label %441

441:                                              ; preds = %430
  call void @Py_DecRef(ptr noundef nonnull %439) #6
  br label %443

442:                                              ; preds = %430
  call void @PyErr_Clear() #6
  br label %443

443:                                              ; preds = %442, %441
  br label %444

444:                                              ; preds = %443, %444
  %445 = phi i64 [ %448, %444 ], [ 0, %443 ]
  %446 = getelementptr inbounds nuw [4 x ptr], ptr %5, i64 0, i64 %445
  %447 = load ptr, ptr %446, align 8
  call void @Py_DecRef(ptr noundef %447) #6
  %448 = add nuw nsw i64 %445, 1
  %449 = icmp eq i64 %448, 4
  br i1 %449, label %450, label %444

450:                                              ; preds = %444
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %5) #7
  br label %452

451:                                              ; preds = %387
  br i1 %420, label %452, label %488

452:                                              ; preds = %389, %375, %450, %422, %451
  %453 = getelementptr inbounds nuw i8, ptr %13, i64 136
  %454 = load i64, ptr %453, align 8
  %455 = icmp slt i64 %454, 0
  br i1 %455, label %456, label %466

456:                                              ; preds = %452
  %457 = getelementptr inbounds nuw i8, ptr %13, i64 144
  %458 = load ptr, ptr %457, align 8
  %459 = load i64, ptr %458, align 8
  %460 = icmp slt i64 %459, 0
  %461 = xor i64 %459, -1
  %462 = getelementptr inbounds nuw ptr, ptr %159, i64 %461
  %463 = getelementptr inbounds nuw ptr, ptr %1, i64 %459
  %464 = select i1 %460, ptr %462, ptr %463
  %465 = load ptr, ptr %464, align 8
  call void @Py_IncRef(ptr noundef %465) #6
  br label %488

466:                                              ; preds = %452
  %467 = call ptr @PyTuple_New(i64 noundef %454) #6
  %468 = icmp eq ptr %467, null
  br i1 %468, label %488, label %469

469:                                              ; preds = %466
  %470 = getelementptr inbounds nuw i8, ptr %13, i64 144
  %471 = load i64, ptr %453, align 8
  %472 = icmp sgt i64 %471, 0
  br i1 %472, label %473, label %488

473:                                              ; preds = %469, %473
  %474 = phi i64 [ %485, %473 ], [ 0, %469 ]
  %475 = load ptr, ptr %470, align 8
  %476 = getelementptr inbounds nuw i64, ptr %475, i64 %474
  %477 = load i64, ptr %476, align 8
  %478 = icmp slt i64 %477, 0
  %479 = xor i64 %477, -1
  %480 = getelementptr inbounds nuw ptr, ptr %159, i64 %479
  %481 = getelementptr inbounds nuw ptr, ptr %1, i64 %477
  %482 = select i1 %478, ptr %480, ptr %481
  %483 = load ptr, ptr %482, align 8
  call void @Py_IncRef(ptr noundef %483) #6
  %484 = call i32 @PyTuple_SetItem(ptr noundef nonnull %467, i64 noundef %474, ptr noundef %483) #6
  %485 = add nuw nsw i64 %474, 1
  %486 = load i64, ptr %453, align 8
  %487 = icmp slt i64 %485, %486
  br i1 %487, label %473, label %488

488:                                              ; preds = %270, %473, %469, %186, %466, %456, %451
  %489 = phi i1 [ false, %451 ], [ false, %456 ], [ false, %466 ], [ true, %186 ], [ false, %469 ], [ false, %473 ], [ false, %270 ]
  %490 = phi i64 [ %209, %451 ], [ %209, %456 ], [ %209, %466 ], [ %165, %186 ], [ %209, %469 ], [ %209, %473 ], [ %209, %270 ]
  %491 = phi i1 [ false, %451 ], [ true, %456 ], [ true, %466 ], [ false, %186 ], [ true, %469 ], [ true, %473 ], [ false, %270 ]
  %492 = phi ptr [ null, %451 ], [ %465, %456 ], [ null, %466 ], [ null, %186 ], [ %467, %469 ], [ %467, %473 ], [ null, %270 ]
  br i1 %147, label %494, label %493

493:                                              ; preds = %488
  call void @Py_DecRef(ptr noundef nonnull %148) #6
  br label %494

494:                                              ; preds = %493, %488
  %495 = icmp sgt i64 %490, 0
  br i1 %495, label %498, label %496

496:                                              ; preds = %498, %494
  %497 = or i1 %489, %491
  br i1 %497, label %507, label %504

498:                                              ; preds = %494, %498
  %499 = phi i64 [ %502, %498 ], [ 0, %494 ]
  %500 = getelementptr inbounds nuw ptr, ptr %159, i64 %499
  %501 = load ptr, ptr %500, align 8
  call void @Py_DecRef(ptr noundef %501) #6
  %502 = add nuw nsw i64 %499, 1
  %503 = icmp eq i64 %502, %490
  br i1 %503, label %496, label %498

504:                                              ; preds = %496, %143
  call void @PyErr_Clear() #6
  %505 = call ptr @PyTuple_GetItem(ptr noundef %0, i64 noundef 1) #6
  %506 = call ptr @PyObject_Vectorcall(ptr noundef %505, ptr noundef %1, i64 noundef %2, ptr noundef %3) #6
  br label %507

507:                                              ; preds = %504, %496
  %508 = phi ptr [ %492, %496 ], [ %506, %504 ]
  call void @llvm.stackrestore.p0(ptr %56)
  br label %509

509:                                              ; preds = %507, %51
  %510 = phi ptr [ %53, %51 ], [ %508, %507 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %11) #7
  ret ptr %510
}

declare i64 @PyTuple_Size(ptr noundef)

declare ptr @PyBytes_AsString(ptr noundef)

declare ptr @PyTuple_GetItem(ptr noundef, i64 noundef)

declare void @PyErr_Clear()

declare i64 @PyBytes_Size(ptr noundef)

define internal fastcc zeroext i1 @address_of(ptr nocapture noundef readonly %0, ptr noundef %1, ptr noundef nonnull %2) unnamed_addr #0 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %6) #7
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %4) #7
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %5) #7
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %10 = load ptr, ptr %9, align 8
  %11 = icmp eq ptr %8, %10
  br i1 %11, label %16, label %12

12:                                               ; preds = %3
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %14 = load ptr, ptr %13, align 8
  %15 = icmp eq ptr %8, %14
  br i1 %15, label %16, label %32

16:                                               ; preds = %12, %3
  %17 = load i64, ptr %0, align 8
  %18 = getelementptr inbounds i8, ptr %1, i64 %17
  %19 = call i32 @aoti_torch_get_layout(ptr noundef %18, ptr noundef nonnull %4) #6
  %20 = icmp ne i32 %19, 0
  %21 = load i32, ptr %4, align 4
  %22 = icmp ne i32 %21, 0
  %23 = select i1 %20, i1 true, i1 %22
  br i1 %23, label %32, label %24

24:                                               ; preds = %16
  %25 = call i32 @aoti_torch_get_device_type(ptr noundef %18, ptr noundef nonnull %5) #6
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %27, label %32

27:                                               ; preds = %24
  %28 = load i32, ptr %5, align 4
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %30 = load i32, ptr %29, align 8
  %31 = icmp eq i32 %28, %30
  br i1 %31, label %33, label %32

32:                                               ; preds = %12, %16, %24, %27
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %5) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %4) #7
  br label %44

33:                                               ; preds = %27
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %5) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %4) #7
  %34 = call i32 @aoti_torch_get_device_index(ptr noundef nonnull %18, ptr noundef nonnull %6) #6
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %36, label %44

36:                                               ; preds = %33
  %37 = load i32, ptr %6, align 4
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 28
  %39 = load i32, ptr %38, align 4
  %40 = icmp eq i32 %37, %39
  br i1 %40, label %41, label %44

41:                                               ; preds = %36
  %42 = call i32 @aoti_torch_get_data_ptr(ptr noundef nonnull %18, ptr noundef nonnull %2) #6
  %43 = icmp eq i32 %42, 0
  br label %44

44:                                               ; preds = %32, %41, %36, %33
  %45 = phi i1 [ false, %36 ], [ false, %33 ], [ %43, %41 ], [ false, %32 ]
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %6) #7
  ret i1 %45
}

declare i64 @PyLong_AsUnsignedLongLong(ptr noundef)

declare i64 @PyLong_AsLongLong(ptr noundef)

declare ptr @PyErr_Occurred()

declare double @PyFloat_AsDouble(ptr noundef)

declare i32 @aoti_torch_get_device_index(ptr noundef, ptr noundef)

declare i32 @aoti_torch_get_data_ptr(ptr noundef, ptr noundef)

declare i32 @aoti_torch_get_layout(ptr noundef, ptr noundef)

declare i32 @aoti_torch_get_device_type(ptr noundef, ptr noundef)

declare void @Py_IncRef(ptr noundef)

declare ptr @getenv(ptr noundef)

declare i64 @strlen(ptr noundef)

declare ptr @PyUnicode_AsUTF8AndSize(ptr noundef, ptr noundef)

declare i32 @aoti_torch_get_dtype(ptr noundef, ptr noundef)

declare i32 @aoti_torch_get_dim(ptr noundef, ptr noundef)

declare i32 @aoti_torch_get_sizes(ptr noundef, ptr noundef)

declare i32 @aoti_torch_get_strides(ptr noundef, ptr noundef)

declare ptr @PyList_GetItem(ptr noundef, i64 noundef)

declare i32 @memcmp(ptr noundef, ptr noundef, i64 noundef)

declare ptr @PyDict_GetItemWithError(ptr noundef, ptr noundef)

declare i32 @PyList_SetItem(ptr noundef, i64 noundef, ptr noundef)

declare ptr @PyThreadState_GetDict()

declare ptr @PyLong_FromVoidPtr(ptr noundef)

declare ptr @PyObject_Call(ptr noundef, ptr noundef, ptr noundef)

declare ptr @PyTuple_New(i64 noundef)

declare i32 @PyTuple_SetItem(ptr noundef, i64 noundef, ptr noundef)

declare float @llvm.fabs.f32(float) #5

declare double @llvm.fabs.f64(double) #5

attributes #0 = { nounwind }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nobuiltin nounwind }
attributes #7 = { nounwind }
attributes #8 = { nobuiltin }

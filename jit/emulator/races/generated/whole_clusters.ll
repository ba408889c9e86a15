; LLVM IR of whole_clusters.c, made by python -m jit.llvm.generate.

%struct.Context = type { ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64, i64, i64, ptr, i64, ptr, ptr, ptr, i64, ptr, i64, ptr, i64, i64, i64, i64, ptr, ptr, i64 }

define void @starts(ptr nocapture noundef readonly %0, i64 noundef %1) #0 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %4 = load i64, ptr %3, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %8 = load i64, ptr %7, align 8
  %9 = icmp ult i64 %4, %8
  br i1 %9, label %10, label %12

10:                                               ; preds = %2
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 16
  br label %30

12:                                               ; preds = %30, %2
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %14 = load ptr, ptr %13, align 8
  store i64 0, ptr %14, align 8
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %18 = load i64, ptr %17, align 8
  %19 = shl i64 %18, 2
  tail call void @llvm.memset.p0.i64(ptr align 4 %16, i8 0, i64 %19, i1 false)
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %23 = load ptr, ptr %22, align 8
  %24 = shl i64 %6, 2
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 %21, ptr align 4 %23, i64 %24, i1 false)
  %25 = icmp eq i64 %4, 0
  br i1 %25, label %77, label %26

26:                                               ; preds = %12
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %28 = shl i64 %6, 1
  %29 = icmp eq i64 %6, 0
  br label %44

30:                                               ; preds = %10, %30
  %31 = phi i64 [ %4, %10 ], [ %36, %30 ]
  %32 = load ptr, ptr %11, align 8
  %33 = getelementptr inbounds nuw i32, ptr %32, i64 %31
  %34 = load i32, ptr %33, align 4
  %35 = add i32 %34, 1
  store i32 %35, ptr %33, align 4
  %36 = add nuw i64 %31, 1
  %37 = load i64, ptr %7, align 8
  %38 = icmp ult i64 %36, %37
  br i1 %38, label %30, label %12

39:                                               ; preds = %59
  %40 = shl i64 %4, 1
  %41 = icmp eq i64 %40, 0
  br i1 %41, label %62, label %42

42:                                               ; preds = %39
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 8
  br label %69

44:                                               ; preds = %26, %59
  %45 = phi i64 [ 0, %26 ], [ %60, %59 ]
  %46 = load ptr, ptr %20, align 8
  %47 = load ptr, ptr %27, align 8
  %48 = mul i64 %28, %45
  %49 = getelementptr inbounds nuw i32, ptr %47, i64 %48
  br i1 %29, label %59, label %50

50:                                               ; preds = %44, %50
  %51 = phi i64 [ %57, %50 ], [ 0, %44 ]
  %52 = getelementptr inbounds nuw i32, ptr %46, i64 %51
  %53 = load <16 x i32>, ptr %52, align 4
  %54 = getelementptr inbounds nuw i32, ptr %49, i64 %51
  %55 = load <16 x i32>, ptr %54, align 4
  %56 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %53, <16 x i32> %55)
  store <16 x i32> %56, ptr %52, align 4
  %57 = add i64 %51, 16
  %58 = icmp ult i64 %57, %6
  br i1 %58, label %50, label %59

59:                                               ; preds = %50, %44
  %60 = add nuw i64 %45, 1
  %61 = icmp eq i64 %60, %4
  br i1 %61, label %39, label %44

62:                                               ; preds = %69, %39
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %64 = shl i64 %6, 1
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %67 = shl i64 %1, 36
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 104
  br label %81

69:                                               ; preds = %42, %69
  %70 = phi i64 [ 0, %42 ], [ %75, %69 ]
  %71 = load ptr, ptr %43, align 8
  %72 = mul i64 %70, %6
  %73 = getelementptr inbounds nuw i32, ptr %71, i64 %72
  %74 = load ptr, ptr %20, align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 %73, ptr align 4 %74, i64 %24, i1 false)
  %75 = add nuw i64 %70, 1
  %76 = icmp eq i64 %75, %40
  br i1 %76, label %62, label %69

77:                                               ; preds = %81, %12
  %78 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %79 = load ptr, ptr %78, align 8
  %80 = shl i64 %6, 3
  tail call void @llvm.memset.p0.i64(ptr align 4 %79, i8 0, i64 %80, i1 false)
  ret void

81:                                               ; preds = %62, %81
  %82 = phi i64 [ 0, %62 ], [ %107, %81 ]
  %83 = load ptr, ptr %63, align 8
  %84 = mul i64 %64, %82
  %85 = getelementptr inbounds nuw i32, ptr %83, i64 %84
  %86 = getelementptr inbounds nuw i32, ptr %85, i64 %82
  %87 = load i32, ptr %86, align 4
  %88 = add i32 %87, 1
  store i32 %88, ptr %86, align 4
  %89 = zext i32 %88 to i64
  %90 = load ptr, ptr %0, align 8
  %91 = getelementptr inbounds nuw %struct.Context, ptr %90, i64 %82
  %92 = load i64, ptr %65, align 8
  %93 = getelementptr inbounds nuw i32, ptr %86, i64 %92
  store i32 %88, ptr %93, align 4
  %94 = load i64, ptr %66, align 8
  %95 = getelementptr inbounds nuw i32, ptr %86, i64 %94
  store i32 %88, ptr %95, align 4
  %96 = getelementptr inbounds nuw i8, ptr %91, i64 88
  store i64 %67, ptr %96, align 8
  %97 = shl nuw i64 %89, 32
  %98 = getelementptr inbounds nuw i8, ptr %91, i64 24
  %99 = load i64, ptr %98, align 8
  %100 = and i64 %99, 4294967295
  %101 = or disjoint i64 %100, %97
  store i64 %101, ptr %98, align 8
  %102 = getelementptr inbounds nuw i8, ptr %91, i64 248
  store i64 0, ptr %102, align 8
  %103 = getelementptr inbounds nuw i8, ptr %91, i64 280
  store i64 %89, ptr %103, align 8
  %104 = getelementptr inbounds nuw i8, ptr %91, i64 256
  store i64 %89, ptr %104, align 8
  %105 = load ptr, ptr %68, align 8
  %106 = getelementptr inbounds nuw i64, ptr %105, i64 %82
  store i64 0, ptr %106, align 8
  %107 = add nuw i64 %82, 1
  %108 = icmp eq i64 %107, %4
  br i1 %108, label %77, label %81
}

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #1

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

define void @ends(ptr nocapture noundef readonly %0, i64 noundef %1) #0 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %4 = load i64, ptr %3, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %6 = load ptr, ptr %5, align 8
  %7 = shl i64 %1, 1
  %8 = mul i64 %7, %4
  %9 = getelementptr inbounds nuw i32, ptr %6, i64 %8
  %10 = load ptr, ptr %0, align 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %12 = load ptr, ptr %11, align 8
  %13 = shl i64 %4, 1
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %24, label %15

15:                                               ; preds = %2, %15
  %16 = phi i64 [ %22, %15 ], [ 0, %2 ]
  %17 = getelementptr inbounds nuw i32, ptr %12, i64 %16
  %18 = load <16 x i32>, ptr %17, align 4
  %19 = getelementptr inbounds nuw i32, ptr %9, i64 %16
  %20 = load <16 x i32>, ptr %19, align 4
  %21 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %18, <16 x i32> %20)
  store <16 x i32> %21, ptr %17, align 4
  %22 = add i64 %16, 16
  %23 = icmp ult i64 %22, %13
  br i1 %23, label %15, label %24

24:                                               ; preds = %15, %2
  %25 = getelementptr inbounds nuw %struct.Context, ptr %10, i64 %1
  %26 = getelementptr inbounds nuw i32, ptr %9, i64 %1
  %27 = load i32, ptr %26, align 4
  %28 = add i32 %27, 1
  store i32 %28, ptr %26, align 4
  %29 = zext i32 %28 to i64
  %30 = getelementptr inbounds nuw i8, ptr %25, i64 248
  store i64 0, ptr %30, align 8
  %31 = getelementptr inbounds nuw i8, ptr %25, i64 280
  store i64 %29, ptr %31, align 8
  %32 = getelementptr inbounds nuw i8, ptr %25, i64 256
  store i64 %29, ptr %32, align 8
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %34 = load i64, ptr %33, align 8
  %35 = getelementptr inbounds nuw i32, ptr %26, i64 %34
  store i32 %28, ptr %35, align 4
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %37 = load i64, ptr %36, align 8
  %38 = getelementptr inbounds nuw i32, ptr %26, i64 %37
  store i32 %28, ptr %38, align 4
  %39 = shl nuw i64 %29, 32
  %40 = getelementptr inbounds nuw i8, ptr %25, i64 24
  store i64 %39, ptr %40, align 8
  ret void
}

declare <16 x i32> @llvm.umax.v16i32(<16 x i32>, <16 x i32>) #3

attributes #0 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) }
attributes #1 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

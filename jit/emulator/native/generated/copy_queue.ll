; LLVM IR of copy_queue.c, made by python -m jit.llvm.generate.

%struct.Copy = type { i64, ptr, i64, i64 }

define void @perform(ptr nocapture noundef writeonly %0, ptr nocapture noundef %1, i64 noundef %2) #0 {
  %4 = icmp eq i64 %2, 0
  br i1 %4, label %7, label %5

5:                                                ; preds = %3
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 64
  br label %13

7:                                                ; preds = %41, %3
  %8 = load i64, ptr %1, align 8
  %9 = sub i64 %8, %2
  store i64 %9, ptr %1, align 8
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %11 = getelementptr inbounds nuw %struct.Copy, ptr %10, i64 %2
  %12 = shl i64 %9, 5
  tail call void @llvm.memmove.p0.p0.i64(ptr nonnull align 8 %10, ptr nonnull align 8 %11, i64 %12, i1 false)
  ret void

13:                                               ; preds = %5, %41
  %14 = phi i64 [ 0, %5 ], [ %42, %41 ]
  %15 = getelementptr inbounds nuw [0 x %struct.Copy], ptr %6, i64 0, i64 %14
  %16 = load i64, ptr %15, align 8
  %17 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds nuw i8, ptr %15, i64 16
  %20 = load i64, ptr %19, align 8
  %21 = getelementptr inbounds nuw i8, ptr %15, i64 24
  %22 = load i64, ptr %21, align 8
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 %16
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 262144
  %25 = icmp eq i64 %20, 16
  br i1 %25, label %28, label %26

26:                                               ; preds = %13
  %27 = icmp eq i64 %22, 0
  br i1 %27, label %41, label %29

28:                                               ; preds = %13
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(16) %23, ptr noundef nonnull align 1 dereferenceable(16) %18, i64 16, i1 false)
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 1 dereferenceable(16) %24, i8 -1, i64 16, i1 false)
  br label %41

29:                                               ; preds = %26, %35
  %30 = phi i64 [ %39, %35 ], [ 0, %26 ]
  %31 = icmp ult i64 %30, %20
  br i1 %31, label %32, label %35

32:                                               ; preds = %29
  %33 = getelementptr inbounds nuw i8, ptr %18, i64 %30
  %34 = load i8, ptr %33, align 1
  br label %35

35:                                               ; preds = %29, %32
  %36 = phi i8 [ %34, %32 ], [ 0, %29 ]
  %37 = getelementptr inbounds nuw i8, ptr %23, i64 %30
  store i8 %36, ptr %37, align 1
  %38 = getelementptr inbounds nuw i8, ptr %24, i64 %30
  store i8 -1, ptr %38, align 1
  %39 = add nuw i64 %30, 1
  %40 = icmp eq i64 %39, %22
  br i1 %40, label %41, label %29

41:                                               ; preds = %35, %26, %28
  %42 = add nuw i64 %14, 1
  %43 = icmp eq i64 %42, %2
  br i1 %43, label %7, label %13
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #2

declare void @llvm.memmove.p0.p0.i64(ptr nocapture writeonly, ptr nocapture readonly, i64, i1 immarg) #1

attributes #0 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) }
attributes #1 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }

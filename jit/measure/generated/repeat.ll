; LLVM IR of repeat.c, made by python -m jit.llvm.generate.

define i32 @repeat(ptr nocapture noundef readonly %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = icmp sgt i32 %4, 0
  br i1 %6, label %9, label %7

7:                                                ; preds = %9, %5
  %8 = phi i32 [ 0, %5 ], [ %11, %9 ]
  ret i32 %8

9:                                                ; preds = %5, %9
  %10 = phi i32 [ %12, %9 ], [ 0, %5 ]
  %11 = tail call i32 %0(ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef null) #1
  %12 = add nuw nsw i32 %10, 1
  %13 = icmp eq i32 %12, %4
  br i1 %13, label %7, label %9
}

attributes #0 = { nounwind }
attributes #1 = { nobuiltin nounwind }

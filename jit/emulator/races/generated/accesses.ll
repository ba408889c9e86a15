; LLVM IR of accesses.c, made by python -m jit.llvm.generate.

%struct.Access = type { ptr, ptr, ptr, ptr, i64, i64, i64, i64 }
%struct.Span = type { i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, i64 }

define range(i32 0, 2) i32 @share_a_place(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2) #0 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %5 = load ptr, ptr %4, align 8
  %6 = icmp eq ptr %5, null
  %7 = icmp eq i32 %2, 0
  %8 = or i1 %6, %7
  br i1 %8, label %65, label %9

9:                                                ; preds = %3, %23
  %10 = phi i64 [ %16, %23 ], [ 0, %3 ]
  %11 = phi i1 [ %24, %23 ], [ true, %3 ]
  %12 = phi i32 [ %25, %23 ], [ %2, %3 ]
  %13 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %12, i1 true)
  %14 = zext nneg i32 %13 to i64
  %15 = getelementptr inbounds nuw i64, ptr %1, i64 %14
  %16 = load i64, ptr %15, align 8
  br i1 %11, label %18, label %26

17:                                               ; preds = %18
  br i1 %19, label %65, label %30

18:                                               ; preds = %9
  %19 = icmp ugt i64 %16, %10
  %20 = add i32 %12, -1
  %21 = and i32 %20, %12
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %17, label %23

23:                                               ; preds = %18, %26
  %24 = phi i1 [ %19, %18 ], [ false, %26 ]
  %25 = phi i32 [ %21, %18 ], [ %28, %26 ]
  br label %9

26:                                               ; preds = %9
  %27 = add i32 %12, -1
  %28 = and i32 %27, %12
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %23

30:                                               ; preds = %26, %17
  br label %31

31:                                               ; preds = %30, %61
  %32 = phi i32 [ %63, %61 ], [ %2, %30 ]
  %33 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %32, i1 true)
  %34 = zext nneg i32 %33 to i64
  %35 = getelementptr inbounds nuw i64, ptr %1, i64 %34
  %36 = load i64, ptr %35, align 8
  %37 = add i64 %36, -281474976710656
  %38 = icmp ult i64 %37, -562949953421312
  %39 = icmp eq i32 %33, 31
  %40 = or i1 %38, %39
  br i1 %40, label %61, label %41

41:                                               ; preds = %31, %52
  %42 = phi i64 [ %43, %52 ], [ %34, %31 ]
  %43 = add nuw nsw i64 %42, 1
  %44 = trunc nuw nsw i64 %42 to i32
  %45 = shl nuw i32 2, %44
  %46 = and i32 %45, %2
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %52, label %48

48:                                               ; preds = %41
  %49 = getelementptr inbounds nuw i64, ptr %1, i64 %43
  %50 = load i64, ptr %49, align 8
  %51 = icmp eq i64 %50, %36
  br i1 %51, label %54, label %52

52:                                               ; preds = %41, %48
  %53 = icmp eq i64 %43, 31
  br i1 %53, label %61, label %41

54:                                               ; preds = %48
  %55 = trunc nuw nsw i64 %43 to i32
  %56 = shl nuw nsw i32 %55, 8
  %57 = or disjoint i32 %56, %33
  %58 = zext nneg i32 %57 to i64
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store i64 %58, ptr %59, align 8
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i64 %36, ptr %60, align 64
  br label %65

61:                                               ; preds = %52, %31
  %62 = add i32 %32, -1
  %63 = and i32 %62, %32
  %64 = icmp eq i32 %63, 0
  br i1 %64, label %65, label %31

65:                                               ; preds = %61, %54, %17, %3
  %66 = phi i32 [ 0, %3 ], [ 0, %17 ], [ 1, %54 ], [ 0, %61 ]
  ret i32 %66
}

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare i32 @llvm.cttz.i32(i32, i1 immarg) #2

declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

define void @release(ptr nocapture noundef %0, ptr nocapture noundef %1, i32 noundef %2) #3 {
  %4 = icmp eq i32 %2, 0
  br i1 %4, label %9, label %5

5:                                                ; preds = %3
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %7 = load i64, ptr %6, align 8
  %8 = shl i64 %7, 3
  tail call void @llvm.memset.p0.i64(ptr align 4 %1, i8 0, i64 %8, i1 false)
  br label %9

9:                                                ; preds = %5, %3
  %10 = load ptr, ptr %0, align 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %12 = load i64, ptr %11, align 8
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %38, label %14

14:                                               ; preds = %9, %14
  %15 = phi i64 [ %21, %14 ], [ 0, %9 ]
  %16 = getelementptr inbounds nuw i32, ptr %1, i64 %15
  %17 = load <16 x i32>, ptr %16, align 4
  %18 = getelementptr inbounds nuw i32, ptr %10, i64 %15
  %19 = load <16 x i32>, ptr %18, align 4
  %20 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %17, <16 x i32> %19)
  store <16 x i32> %20, ptr %16, align 4
  %21 = add i64 %15, 16
  %22 = icmp ult i64 %21, %12
  br i1 %22, label %14, label %23

23:                                               ; preds = %14
  %24 = load i64, ptr %11, align 8
  %25 = getelementptr inbounds nuw i32, ptr %1, i64 %24
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %27 = load ptr, ptr %26, align 8
  %28 = icmp eq i64 %24, 0
  br i1 %28, label %38, label %29

29:                                               ; preds = %23, %29
  %30 = phi i64 [ %36, %29 ], [ 0, %23 ]
  %31 = getelementptr inbounds nuw i32, ptr %25, i64 %30
  %32 = load <16 x i32>, ptr %31, align 4
  %33 = getelementptr inbounds nuw i32, ptr %27, i64 %30
  %34 = load <16 x i32>, ptr %33, align 4
  %35 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %32, <16 x i32> %34)
  store <16 x i32> %35, ptr %31, align 4
  %36 = add i64 %30, 16
  %37 = icmp ult i64 %36, %24
  br i1 %37, label %29, label %38

38:                                               ; preds = %29, %9, %23
  %39 = load ptr, ptr %0, align 8
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %41 = load i64, ptr %40, align 8
  %42 = getelementptr inbounds nuw i32, ptr %39, i64 %41
  %43 = load i32, ptr %42, align 4
  %44 = add i32 %43, 1
  store i32 %44, ptr %42, align 4
  %45 = zext i32 %44 to i64
  %46 = shl nuw i64 %45, 32
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 %46, ptr %47, align 8
  ret void
}

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #4

define void @publish(ptr nocapture noundef %0, ptr noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3, i64 noundef %4) #3 {
  %6 = icmp eq ptr %1, null
  %7 = icmp eq i64 %4, 0
  %8 = or i1 %6, %7
  br i1 %8, label %30, label %9

9:                                                ; preds = %5, %9
  %10 = phi i64 [ %16, %9 ], [ 0, %5 ]
  %11 = getelementptr inbounds nuw i32, ptr %0, i64 %10
  %12 = load <16 x i32>, ptr %11, align 4
  %13 = getelementptr inbounds nuw i32, ptr %1, i64 %10
  %14 = load <16 x i32>, ptr %13, align 4
  %15 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %12, <16 x i32> %14)
  store <16 x i32> %15, ptr %11, align 4
  %16 = add i64 %10, 16
  %17 = icmp ult i64 %16, %4
  br i1 %17, label %9, label %18

18:                                               ; preds = %9
  %19 = getelementptr inbounds nuw i32, ptr %0, i64 %4
  %20 = getelementptr inbounds nuw i32, ptr %1, i64 %4
  br label %21

21:                                               ; preds = %18, %21
  %22 = phi i64 [ %28, %21 ], [ 0, %18 ]
  %23 = getelementptr inbounds nuw i32, ptr %19, i64 %22
  %24 = load <16 x i32>, ptr %23, align 4
  %25 = getelementptr inbounds nuw i32, ptr %20, i64 %22
  %26 = load <16 x i32>, ptr %25, align 4
  %27 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %24, <16 x i32> %26)
  store <16 x i32> %27, ptr %23, align 4
  %28 = add i64 %22, 16
  %29 = icmp ult i64 %28, %4
  br i1 %29, label %21, label %30

30:                                               ; preds = %21, %5
  %31 = icmp eq i64 %3, 0
  br i1 %31, label %65, label %32

32:                                               ; preds = %30
  %33 = getelementptr inbounds nuw i32, ptr %0, i64 %4
  br label %34

34:                                               ; preds = %32, %61
  %35 = phi i64 [ %3, %32 ], [ %63, %61 ]
  %36 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %35, i1 true)
  %37 = getelementptr inbounds nuw ptr, ptr %2, i64 %36
  %38 = load ptr, ptr %37, align 8
  %39 = load ptr, ptr %38, align 8
  br i1 %7, label %61, label %40

40:                                               ; preds = %34, %40
  %41 = phi i64 [ %47, %40 ], [ 0, %34 ]
  %42 = getelementptr inbounds nuw i32, ptr %39, i64 %41
  %43 = load <16 x i32>, ptr %42, align 4
  %44 = getelementptr inbounds nuw i32, ptr %0, i64 %41
  %45 = load <16 x i32>, ptr %44, align 4
  %46 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %43, <16 x i32> %45)
  store <16 x i32> %46, ptr %42, align 4
  %47 = add i64 %41, 16
  %48 = icmp ult i64 %47, %4
  br i1 %48, label %40, label %49

49:                                               ; preds = %40
  %50 = getelementptr inbounds nuw i8, ptr %38, i64 8
  %51 = load ptr, ptr %50, align 8
  br label %52

52:                                               ; preds = %49, %52
  %53 = phi i64 [ %59, %52 ], [ 0, %49 ]
  %54 = getelementptr inbounds nuw i32, ptr %51, i64 %53
  %55 = load <16 x i32>, ptr %54, align 4
  %56 = getelementptr inbounds nuw i32, ptr %33, i64 %53
  %57 = load <16 x i32>, ptr %56, align 4
  %58 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %55, <16 x i32> %57)
  store <16 x i32> %58, ptr %54, align 4
  %59 = add i64 %53, 16
  %60 = icmp ult i64 %59, %4
  br i1 %60, label %52, label %61

61:                                               ; preds = %52, %34
  %62 = add i64 %35, -1
  %63 = and i64 %62, %35
  %64 = icmp eq i64 %63, 0
  br i1 %64, label %65, label %34

65:                                               ; preds = %61, %30
  ret void
}

declare i64 @llvm.cttz.i64(i64, i1 immarg) #2

define void @covers(ptr nocapture noundef readonly %0, i32 noundef %1) #3 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %4 = load ptr, ptr %3, align 8
  %5 = icmp ne i32 %1, 0
  %6 = icmp ne ptr %4, null
  %7 = select i1 %5, i1 %6, i1 false
  br i1 %7, label %8, label %45

8:                                                ; preds = %2
  %9 = getelementptr inbounds nuw i8, ptr %4, i64 208
  %10 = load ptr, ptr %9, align 8
  %11 = icmp eq ptr %10, null
  br i1 %11, label %45, label %12

12:                                               ; preds = %8
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 88
  %14 = load i64, ptr %13, align 8
  %15 = lshr i64 %14, 36
  %16 = getelementptr inbounds nuw i8, ptr %4, i64 168
  %17 = load i64, ptr %16, align 8
  %18 = add i64 %17, 15
  %19 = and i64 %18, -16
  %20 = mul i64 %19, %15
  %21 = getelementptr inbounds nuw i32, ptr %10, i64 %20
  %22 = load ptr, ptr %4, align 8
  %23 = icmp eq i64 %19, 0
  br i1 %23, label %35, label %24

24:                                               ; preds = %12, %24
  %25 = phi i64 [ %31, %24 ], [ 0, %12 ]
  %26 = getelementptr inbounds nuw i32, ptr %21, i64 %25
  %27 = load <16 x i32>, ptr %26, align 4
  %28 = getelementptr inbounds nuw i32, ptr %22, i64 %25
  %29 = load <16 x i32>, ptr %28, align 4
  %30 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %27, <16 x i32> %29)
  store <16 x i32> %30, ptr %26, align 4
  %31 = add nuw i64 %25, 16
  %32 = icmp ult i64 %31, %19
  br i1 %32, label %24, label %33

33:                                               ; preds = %24
  %34 = load ptr, ptr %4, align 8
  br label %35

35:                                               ; preds = %33, %12
  %36 = phi ptr [ %34, %33 ], [ %22, %12 ]
  %37 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %38 = load i64, ptr %37, align 8
  %39 = getelementptr inbounds nuw i32, ptr %36, i64 %38
  %40 = load i32, ptr %39, align 4
  %41 = add i32 %40, 1
  store i32 %41, ptr %39, align 4
  %42 = zext i32 %41 to i64
  %43 = shl nuw i64 %42, 32
  %44 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store i64 %43, ptr %44, align 8
  br label %45

45:                                               ; preds = %2, %8, %35
  ret void
}

define void @fence_proxy(ptr nocapture noundef readonly %0, i32 noundef %1) #3 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %4 = load ptr, ptr %3, align 8
  %5 = icmp ne i32 %1, 0
  %6 = icmp ne ptr %4, null
  %7 = select i1 %5, i1 %6, i1 false
  br i1 %7, label %8, label %36

8:                                                ; preds = %2
  %9 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %10 = load ptr, ptr %9, align 8
  %11 = load ptr, ptr %4, align 8
  %12 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %13 = load i64, ptr %12, align 8
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %26, label %15

15:                                               ; preds = %8, %15
  %16 = phi i64 [ %22, %15 ], [ 0, %8 ]
  %17 = getelementptr inbounds nuw i32, ptr %10, i64 %16
  %18 = load <16 x i32>, ptr %17, align 4
  %19 = getelementptr inbounds nuw i32, ptr %11, i64 %16
  %20 = load <16 x i32>, ptr %19, align 4
  %21 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %18, <16 x i32> %20)
  store <16 x i32> %21, ptr %17, align 4
  %22 = add i64 %16, 16
  %23 = icmp ult i64 %22, %13
  br i1 %23, label %15, label %24

24:                                               ; preds = %15
  %25 = load ptr, ptr %4, align 8
  br label %26

26:                                               ; preds = %24, %8
  %27 = phi ptr [ %25, %24 ], [ %11, %8 ]
  %28 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %29 = load i64, ptr %28, align 8
  %30 = getelementptr inbounds nuw i32, ptr %27, i64 %29
  %31 = load i32, ptr %30, align 4
  %32 = add i32 %31, 1
  store i32 %32, ptr %30, align 4
  %33 = zext i32 %32 to i64
  %34 = shl nuw i64 %33, 32
  %35 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store i64 %34, ptr %35, align 8
  br label %36

36:                                               ; preds = %2, %26
  ret void
}

define void @lanes_meet(ptr nocapture noundef readonly %0, i32 noundef %1) #5 {
  %3 = icmp eq i32 %1, 0
  br i1 %3, label %18, label %4

4:                                                ; preds = %2
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %6 = load ptr, ptr %5, align 8
  %7 = icmp eq ptr %6, null
  br i1 %7, label %18, label %8

8:                                                ; preds = %4
  %9 = load ptr, ptr %6, align 8
  %10 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds nuw i32, ptr %9, i64 %11
  %13 = load i32, ptr %12, align 4
  %14 = add i32 %13, 1
  store i32 %14, ptr %12, align 4
  %15 = zext i32 %14 to i64
  %16 = shl nuw i64 %15, 32
  %17 = getelementptr inbounds nuw i8, ptr %6, i64 24
  store i64 %16, ptr %17, align 8
  br label %18

18:                                               ; preds = %8, %4, %2
  ret void
}

define void @fence_global(ptr nocapture noundef readonly %0, i32 noundef %1) #5 {
  %3 = icmp eq i32 %1, 0
  br i1 %3, label %19, label %4

4:                                                ; preds = %2
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %6 = load ptr, ptr %5, align 8
  %7 = icmp eq ptr %6, null
  br i1 %7, label %19, label %8

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %6, i64 184
  %10 = load ptr, ptr %9, align 8
  %11 = icmp eq ptr %10, null
  br i1 %11, label %19, label %12

12:                                               ; preds = %8
  %13 = getelementptr inbounds nuw i8, ptr %6, i64 88
  %14 = load i64, ptr %13, align 8
  %15 = lshr i64 %14, 36
  %16 = getelementptr inbounds nuw i32, ptr %10, i64 %15
  %17 = load i32, ptr %16, align 4
  %18 = add i32 %17, 1
  store i32 %18, ptr %16, align 4
  br label %19

19:                                               ; preds = %12, %8, %4, %2
  ret void
}

define range(i32 0, 3) i32 @lanes(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, ptr noundef readonly %6, i64 noundef %7) #3 {
  %9 = alloca %struct.Access, align 8
  %10 = alloca [40 x i8], align 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %12 = load ptr, ptr %11, align 8
  %13 = icmp eq ptr %12, null
  br i1 %13, label %273, label %14

14:                                               ; preds = %8
  %15 = icmp eq i64 %5, 2
  %16 = icmp eq i64 %5, 5
  %17 = or i1 %15, %16
  %18 = icmp ult i64 %5, 2
  %19 = select i1 %16, i64 2, i64 %5
  %20 = getelementptr inbounds nuw i8, ptr %12, i64 40
  %21 = load i64, ptr %20, align 8
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %9) #13
  store ptr %12, ptr %9, align 8
  %22 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %23 = load ptr, ptr %12, align 8
  store ptr %23, ptr %22, align 8
  %24 = getelementptr inbounds nuw i8, ptr %9, i64 16
  store ptr %23, ptr %24, align 8
  %25 = getelementptr inbounds nuw i8, ptr %9, i64 24
  store ptr null, ptr %25, align 8
  %26 = getelementptr inbounds nuw i8, ptr %9, i64 32
  %27 = getelementptr inbounds nuw i8, ptr %12, i64 16
  %28 = load i64, ptr %27, align 8
  store i64 %28, ptr %26, align 8
  %29 = getelementptr inbounds nuw i8, ptr %9, i64 40
  %30 = getelementptr inbounds nuw i8, ptr %12, i64 24
  %31 = load i64, ptr %30, align 8
  %32 = shl i64 %4, 4
  %33 = select i1 %17, i64 2147483648, i64 0
  %34 = or i64 %33, %32
  %35 = or i64 %34, %31
  store i64 %35, ptr %29, align 8
  %36 = getelementptr inbounds nuw i8, ptr %9, i64 48
  store i64 %19, ptr %36, align 8
  %37 = getelementptr inbounds nuw i8, ptr %9, i64 56
  store i64 0, ptr %37, align 8
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %10) #13
  %38 = icmp eq i32 %2, 0
  br i1 %38, label %253, label %39

39:                                               ; preds = %14
  %40 = icmp ult i64 %19, 3
  %41 = icmp eq ptr %6, null
  %42 = getelementptr inbounds nuw i8, ptr %12, i64 72
  %43 = getelementptr inbounds nuw i8, ptr %12, i64 152
  %44 = getelementptr inbounds nuw i8, ptr %12, i64 104
  %45 = getelementptr inbounds nuw i8, ptr %12, i64 136
  %46 = getelementptr inbounds nuw i8, ptr %12, i64 144
  %47 = getelementptr inbounds nuw i8, ptr %12, i64 32
  %48 = icmp eq i64 %21, 1
  %49 = getelementptr inbounds nuw i8, ptr %12, i64 160
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %51 = icmp ult i64 %5, 4
  %52 = getelementptr inbounds nuw i8, ptr %12, i64 48
  %53 = getelementptr inbounds nuw i8, ptr %12, i64 56
  %54 = getelementptr inbounds nuw i8, ptr %12, i64 64
  %55 = icmp eq i64 %5, 3
  %56 = getelementptr inbounds nuw i8, ptr %12, i64 96
  %57 = getelementptr inbounds nuw i8, ptr %12, i64 184
  %58 = getelementptr inbounds nuw i8, ptr %12, i64 192
  %59 = getelementptr inbounds nuw i8, ptr %12, i64 200
  %60 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %61 = icmp ne i64 %5, 3
  %62 = getelementptr inbounds nuw i8, ptr %12, i64 88
  br label %63

63:                                               ; preds = %39, %245
  %64 = phi i64 [ -1, %39 ], [ %73, %245 ]
  %65 = phi i32 [ 0, %39 ], [ %246, %245 ]
  %66 = phi i32 [ %2, %39 ], [ %248, %245 ]
  %67 = call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %66, i1 true)
  %68 = zext nneg i32 %67 to i64
  %69 = getelementptr inbounds nuw i64, ptr %1, i64 %68
  %70 = load i64, ptr %69, align 8
  %71 = icmp ult i64 %70, 281474976710656
  %72 = select i1 %71, i64 6, i64 2
  %73 = lshr i64 %70, %72
  %74 = icmp eq i64 %73, %64
  br i1 %40, label %75, label %137

75:                                               ; preds = %63
  %76 = icmp ugt i64 %70, -281474976710657
  br i1 %76, label %77, label %113

77:                                               ; preds = %75
  %78 = lshr i64 %70, 24
  %79 = and i64 %78, 255
  %80 = and i64 %70, 16777215
  %81 = icmp ult i64 %79, %21
  br i1 %81, label %82, label %245

82:                                               ; preds = %77
  %83 = load ptr, ptr %47, align 8
  %84 = getelementptr inbounds nuw ptr, ptr %83, i64 %79
  %85 = load ptr, ptr %84, align 8
  store ptr %85, ptr %25, align 8
  %86 = add i64 %80, %3
  %87 = getelementptr inbounds nuw i8, ptr %85, i64 64
  %88 = load i64, ptr %87, align 8
  %89 = shl i64 %88, 2
  %90 = icmp ugt i64 %86, %89
  br i1 %90, label %245, label %91

91:                                               ; preds = %82
  br i1 %48, label %95, label %92

92:                                               ; preds = %91
  %93 = load ptr, ptr %49, align 8
  %94 = getelementptr inbounds nuw i64, ptr %93, i64 %79
  store i64 %35, ptr %94, align 8
  br label %95

95:                                               ; preds = %92, %91
  %96 = add nuw nsw i32 %67, 1
  %97 = zext nneg i32 %96 to i64
  store i64 %97, ptr %37, align 8
  %98 = call fastcc zeroext i1 @races_in(ptr noundef %9, i64 noundef %80, i64 noundef %3, ptr noundef null, ptr noundef null) #14
  br i1 %98, label %99, label %137

99:                                               ; preds = %95
  br i1 %41, label %250, label %100

100:                                              ; preds = %99
  %101 = and i64 %70, 3
  %102 = getelementptr inbounds nuw i8, ptr %10, i64 %101
  call fastcc void @gather(ptr noundef %6, i64 noundef %68, i64 noundef %3, i64 noundef %7, ptr noundef %102) #14
  %103 = load ptr, ptr %50, align 16
  %104 = getelementptr inbounds nuw ptr, ptr %103, i64 %79
  %105 = load ptr, ptr %104, align 8
  %106 = getelementptr inbounds nuw i8, ptr %105, i64 %80
  %107 = sub nsw i64 0, %101
  %108 = getelementptr inbounds i8, ptr %106, i64 %107
  %109 = call fastcc zeroext i1 @races_in(ptr noundef %9, i64 noundef %80, i64 noundef %3, ptr noundef nonnull %10, ptr noundef %108) #14
  br i1 %109, label %250, label %110

110:                                              ; preds = %100
  %111 = call fastcc zeroext i1 @unreported(ptr noundef nonnull %12, i64 noundef %4) #14
  br i1 %111, label %112, label %137

112:                                              ; preds = %110
  store i64 %68, ptr %45, align 8
  br label %135

113:                                              ; preds = %75
  br i1 %71, label %114, label %245

114:                                              ; preds = %113
  %115 = call fastcc zeroext i1 @races_globally(ptr noundef nonnull %12, i64 noundef %70, i64 noundef %3, i64 noundef %4, i64 noundef %19, i1 noundef zeroext false) #14
  br i1 %115, label %116, label %137

116:                                              ; preds = %114
  br i1 %41, label %250, label %117

117:                                              ; preds = %116
  call fastcc void @gather(ptr noundef %6, i64 noundef %68, i64 noundef %3, i64 noundef %7, ptr noundef %10) #14
  %118 = load ptr, ptr %42, align 8
  %119 = load i64, ptr %43, align 8
  %120 = getelementptr inbounds nuw %struct.Span, ptr %118, i64 %119, i32 8
  %121 = load i64, ptr %120, align 8
  %122 = add i64 %121, %70
  %123 = inttoptr i64 %122 to ptr
  %124 = call fastcc zeroext i1 @same_bytes(ptr noundef %123, ptr noundef %10, i64 noundef %3) #14
  br i1 %124, label %125, label %250

125:                                              ; preds = %117
  %126 = call fastcc zeroext i1 @races_globally(ptr noundef nonnull %12, i64 noundef %70, i64 noundef %3, i64 noundef %4, i64 noundef %19, i1 noundef zeroext true) #14
  br i1 %126, label %250, label %127

127:                                              ; preds = %125
  %128 = load i64, ptr %44, align 8
  %129 = icmp eq i64 %128, 6
  br i1 %129, label %130, label %137

130:                                              ; preds = %127
  %131 = call fastcc zeroext i1 @unreported(ptr noundef nonnull %12, i64 noundef %4) #14
  br i1 %131, label %132, label %137

132:                                              ; preds = %130
  store i64 %68, ptr %45, align 8
  %133 = lshr i64 %70, 24
  %134 = and i64 %133, 255
  br label %135

135:                                              ; preds = %112, %132
  %136 = phi i64 [ %134, %132 ], [ %79, %112 ]
  store i64 %136, ptr %46, align 8
  br label %137

137:                                              ; preds = %135, %130, %110, %127, %114, %95, %63
  %138 = phi i32 [ %65, %63 ], [ %65, %95 ], [ %65, %127 ], [ %65, %114 ], [ %65, %110 ], [ %65, %130 ], [ 2, %135 ]
  %139 = or i1 %18, %74
  br i1 %139, label %245, label %140

140:                                              ; preds = %137
  %141 = and i1 %51, %71
  br i1 %141, label %142, label %170

142:                                              ; preds = %140
  %143 = load ptr, ptr %56, align 8
  %144 = getelementptr inbounds nuw i8, ptr %143, i64 8
  %145 = load i64, ptr %143, align 8
  %146 = icmp eq i64 %145, 0
  br i1 %55, label %147, label %152

147:                                              ; preds = %142
  %148 = load i64, ptr %144, align 8
  %149 = icmp eq i64 %148, 1
  br i1 %149, label %150, label %152

150:                                              ; preds = %147
  store i64 2, ptr %144, align 8
  %151 = load ptr, ptr %56, align 8
  br label %152

152:                                              ; preds = %150, %147, %142
  %153 = phi ptr [ %151, %150 ], [ %143, %147 ], [ %143, %142 ]
  store i64 1, ptr %153, align 8
  br i1 %146, label %154, label %161

154:                                              ; preds = %152
  %155 = load ptr, ptr %57, align 8
  %156 = icmp eq ptr %155, null
  br i1 %156, label %161, label %157

157:                                              ; preds = %154
  %158 = load ptr, ptr %58, align 8
  %159 = load i64, ptr %59, align 8
  %160 = shl i64 %159, 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %158, ptr nonnull align 4 %155, i64 %160, i1 false)
  br label %161

161:                                              ; preds = %157, %154, %152
  %162 = load i64, ptr %52, align 8
  %163 = and i64 %73, 255
  %164 = mul i64 %162, %163
  %165 = load ptr, ptr %53, align 8
  %166 = getelementptr inbounds nuw i32, ptr %165, i64 %164
  %167 = load ptr, ptr %54, align 8
  %168 = getelementptr inbounds nuw i32, ptr %167, i64 %164
  %169 = load ptr, ptr %12, align 8
  br label %179

170:                                              ; preds = %140
  %171 = load i64, ptr %52, align 8
  %172 = and i64 %73, 255
  %173 = mul i64 %171, %172
  %174 = load ptr, ptr %53, align 8
  %175 = getelementptr inbounds nuw i32, ptr %174, i64 %173
  %176 = load ptr, ptr %54, align 8
  %177 = getelementptr inbounds nuw i32, ptr %176, i64 %173
  %178 = load ptr, ptr %12, align 8
  br i1 %51, label %179, label %208

179:                                              ; preds = %161, %170
  %180 = phi ptr [ %169, %161 ], [ %178, %170 ]
  %181 = phi ptr [ %168, %161 ], [ %177, %170 ]
  %182 = phi ptr [ %166, %161 ], [ %175, %170 ]
  %183 = phi i64 [ %162, %161 ], [ %171, %170 ]
  %184 = icmp eq i64 %183, 0
  br i1 %184, label %205, label %185

185:                                              ; preds = %179, %185
  %186 = phi i64 [ %192, %185 ], [ 0, %179 ]
  %187 = getelementptr inbounds nuw i32, ptr %180, i64 %186
  %188 = load <16 x i32>, ptr %187, align 4
  %189 = getelementptr inbounds nuw i32, ptr %182, i64 %186
  %190 = load <16 x i32>, ptr %189, align 4
  %191 = call <16 x i32> @llvm.umax.v16i32(<16 x i32> %188, <16 x i32> %190)
  store <16 x i32> %191, ptr %187, align 4
  %192 = add i64 %186, 16
  %193 = icmp ult i64 %192, %183
  br i1 %193, label %185, label %194

194:                                              ; preds = %185
  %195 = load ptr, ptr %60, align 8
  br label %196

196:                                              ; preds = %196, %194
  %197 = phi i64 [ %203, %196 ], [ 0, %194 ]
  %198 = getelementptr inbounds nuw i32, ptr %195, i64 %197
  %199 = load <16 x i32>, ptr %198, align 4
  %200 = getelementptr inbounds nuw i32, ptr %181, i64 %197
  %201 = load <16 x i32>, ptr %200, align 4
  %202 = call <16 x i32> @llvm.umax.v16i32(<16 x i32> %199, <16 x i32> %201)
  store <16 x i32> %202, ptr %198, align 4
  %203 = add i64 %197, 16
  %204 = icmp ult i64 %203, %183
  br i1 %204, label %196, label %205

205:                                              ; preds = %196, %179
  br i1 %55, label %245, label %206

206:                                              ; preds = %205
  %207 = load ptr, ptr %12, align 8
  br label %208

208:                                              ; preds = %206, %170
  %209 = phi ptr [ %181, %206 ], [ %177, %170 ]
  %210 = phi ptr [ %182, %206 ], [ %175, %170 ]
  %211 = phi i64 [ %183, %206 ], [ %171, %170 ]
  %212 = phi ptr [ %207, %206 ], [ %178, %170 ]
  %213 = icmp eq i64 %211, 0
  br i1 %213, label %234, label %214

214:                                              ; preds = %208, %214
  %215 = phi i64 [ %221, %214 ], [ 0, %208 ]
  %216 = getelementptr inbounds nuw i32, ptr %210, i64 %215
  %217 = load <16 x i32>, ptr %216, align 4
  %218 = getelementptr inbounds nuw i32, ptr %212, i64 %215
  %219 = load <16 x i32>, ptr %218, align 4
  %220 = call <16 x i32> @llvm.umax.v16i32(<16 x i32> %217, <16 x i32> %219)
  store <16 x i32> %220, ptr %216, align 4
  %221 = add i64 %215, 16
  %222 = icmp ult i64 %221, %211
  br i1 %222, label %214, label %223

223:                                              ; preds = %214
  %224 = load ptr, ptr %60, align 8
  br label %225

225:                                              ; preds = %225, %223
  %226 = phi i64 [ %232, %225 ], [ 0, %223 ]
  %227 = getelementptr inbounds nuw i32, ptr %209, i64 %226
  %228 = load <16 x i32>, ptr %227, align 4
  %229 = getelementptr inbounds nuw i32, ptr %224, i64 %226
  %230 = load <16 x i32>, ptr %229, align 4
  %231 = call <16 x i32> @llvm.umax.v16i32(<16 x i32> %228, <16 x i32> %230)
  store <16 x i32> %231, ptr %227, align 4
  %232 = add i64 %226, 16
  %233 = icmp ult i64 %232, %211
  br i1 %233, label %225, label %234

234:                                              ; preds = %225, %208
  %235 = and i1 %61, %71
  br i1 %235, label %236, label %245

236:                                              ; preds = %234
  %237 = load ptr, ptr %57, align 8
  %238 = icmp eq ptr %237, null
  br i1 %238, label %245, label %239

239:                                              ; preds = %236
  %240 = load i64, ptr %62, align 8
  %241 = lshr i64 %240, 36
  %242 = getelementptr inbounds nuw i32, ptr %237, i64 %241
  %243 = load i32, ptr %242, align 4
  %244 = add i32 %243, 1
  store i32 %244, ptr %242, align 4
  br label %245

245:                                              ; preds = %205, %113, %137, %234, %77, %82, %236, %239
  %246 = phi i32 [ %138, %239 ], [ %138, %236 ], [ %65, %82 ], [ %65, %77 ], [ %138, %234 ], [ %138, %137 ], [ %65, %113 ], [ %138, %205 ]
  %247 = add i32 %66, -1
  %248 = and i32 %247, %66
  %249 = icmp eq i32 %248, 0
  br i1 %249, label %253, label %63

250:                                              ; preds = %99, %100, %117, %125, %116
  store i64 %68, ptr %45, align 8
  %251 = lshr i64 %70, 24
  %252 = and i64 %251, 255
  store i64 %252, ptr %46, align 8
  br label %271

253:                                              ; preds = %245, %14
  %254 = phi i32 [ 0, %14 ], [ %246, %245 ]
  switch i64 %5, label %255 [
    i64 1, label %263
    i64 0, label %271
    i64 3, label %271
  ]

255:                                              ; preds = %253
  %256 = load ptr, ptr %12, align 8
  %257 = load i64, ptr %27, align 8
  %258 = getelementptr inbounds nuw i32, ptr %256, i64 %257
  %259 = load i32, ptr %258, align 4
  %260 = add i32 %259, 1
  store i32 %260, ptr %258, align 4
  %261 = zext i32 %260 to i64
  %262 = shl nuw i64 %261, 32
  store i64 %262, ptr %30, align 8
  br label %271

263:                                              ; preds = %253
  %264 = getelementptr inbounds nuw i8, ptr %12, i64 96
  %265 = load ptr, ptr %264, align 8
  %266 = getelementptr inbounds nuw i8, ptr %265, i64 8
  %267 = load i64, ptr %266, align 8
  %268 = icmp eq i64 %267, 3
  br i1 %268, label %269, label %271

269:                                              ; preds = %263
  %270 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store i64 0, ptr %270, align 32
  br label %271

271:                                              ; preds = %250, %255, %263, %269, %253, %253
  %272 = phi i32 [ 1, %250 ], [ %254, %253 ], [ %254, %253 ], [ %254, %269 ], [ %254, %263 ], [ %254, %255 ]
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %10) #13
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %9) #13
  br label %273

273:                                              ; preds = %8, %271
  %274 = phi i32 [ %272, %271 ], [ 0, %8 ]
  ret i32 %274
}

define internal fastcc noundef zeroext i1 @races_in(ptr nocapture noundef nonnull readonly %0, i64 noundef %1, i64 noundef %2, ptr noundef %3, ptr noundef readonly %4) unnamed_addr #3 {
  %6 = load ptr, ptr %0, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %14 = load i64, ptr %13, align 8
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %16 = load i64, ptr %15, align 8
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %18 = load i64, ptr %17, align 8
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %20 = load i64, ptr %19, align 8
  %21 = lshr i64 %1, 2
  %22 = icmp ult i64 %2, 4
  br i1 %22, label %23, label %29

23:                                               ; preds = %5
  %24 = shl nsw i64 -1, %2
  %25 = xor i64 %24, -1
  %26 = and i64 %1, 3
  %27 = shl nuw nsw i64 %25, %26
  %28 = and i64 %27, 15
  br label %29

29:                                               ; preds = %5, %23
  %30 = phi i64 [ %28, %23 ], [ 15, %5 ]
  %31 = add i64 %1, 3
  %32 = add i64 %31, %2
  %33 = lshr i64 %32, 2
  %34 = icmp samesign ult i64 %21, %33
  br i1 %34, label %35, label %367

35:                                               ; preds = %29
  %36 = icmp eq ptr %3, null
  %37 = icmp eq ptr %4, null
  %38 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %39 = and i64 %16, 2147483648
  %40 = icmp ne i64 %20, 0
  %41 = lshr i64 %16, 32
  %42 = icmp eq i64 %18, 1
  %43 = getelementptr inbounds nuw i8, ptr %12, i64 48
  %44 = getelementptr inbounds nuw i8, ptr %12, i64 72
  %45 = getelementptr inbounds nuw i8, ptr %12, i64 64
  %46 = getelementptr inbounds nuw i8, ptr %12, i64 16
  %47 = icmp eq i64 %18, 0
  %48 = getelementptr inbounds nuw i8, ptr %12, i64 24
  %49 = icmp eq i64 %18, 2
  %50 = icmp eq i64 %30, 15
  %51 = icmp eq i64 %20, 0
  %52 = select i1 %51, i1 true, i1 %49
  %53 = and i64 %14, 63
  %54 = shl nuw i64 1, %53
  %55 = getelementptr inbounds nuw i8, ptr %12, i64 56
  %56 = getelementptr inbounds nuw i8, ptr %6, i64 168
  %57 = select i1 %49, i64 0, i64 %20
  %58 = trunc nuw nsw i64 %30 to i32
  %59 = mul nuw nsw i32 %58, 2113665
  %60 = and i32 %59, 16843009
  %61 = mul nuw i32 %60, 255
  %62 = trunc i64 %57 to i32
  %63 = mul i32 %62, 16843009
  %64 = and i32 %61, %63
  %65 = icmp ne i64 %57, 0
  %66 = xor i32 %61, -1
  %67 = xor i1 %50, true
  %68 = trunc i64 %14 to i16
  %69 = xor i1 %49, %50
  %70 = trunc i64 %20 to i32
  %71 = mul i32 %70, 16843009
  %72 = and i32 %61, %71
  %73 = or i64 %30, %16
  br label %74

74:                                               ; preds = %35, %364
  %75 = phi i64 [ %21, %35 ], [ %365, %364 ]
  %76 = sub nuw nsw i64 %75, %21
  %77 = shl i64 %76, 2
  %78 = getelementptr inbounds nuw i8, ptr %3, i64 %77
  %79 = select i1 %36, ptr null, ptr %78
  %80 = getelementptr inbounds nuw i8, ptr %4, i64 %77
  %81 = select i1 %37, ptr null, ptr %80
  %82 = load ptr, ptr %12, align 8
  %83 = getelementptr inbounds nuw i64, ptr %82, i64 %75
  %84 = load i64, ptr %83, align 8
  %85 = load ptr, ptr %38, align 8
  %86 = getelementptr inbounds nuw i16, ptr %85, i64 %75
  %87 = load i16, ptr %86, align 2
  %88 = zext i16 %87 to i64
  %89 = lshr i64 %84, 32
  %90 = shl nuw i64 %75, 2
  %91 = and i64 %84, %30
  %92 = icmp eq i64 %91, 0
  %93 = and i64 %39, %84
  %94 = icmp ne i64 %93, 0
  %95 = select i1 %92, i1 true, i1 %94
  br i1 %95, label %112, label %96

96:                                               ; preds = %74
  %97 = getelementptr inbounds nuw i32, ptr %8, i64 %88
  %98 = load i32, ptr %97, align 4
  %99 = zext i32 %98 to i64
  %100 = icmp samesign ugt i64 %89, %99
  br i1 %100, label %101, label %106

101:                                              ; preds = %96
  %102 = and i64 %84, 2147483648
  %103 = tail call fastcc zeroext i1 @alike(ptr noundef %6, i64 noundef %88, i64 noundef %102, i64 noundef range(i64 0, 16) %30, ptr noundef %79, ptr noundef %81) #14
  br i1 %103, label %105, label %104

104:                                              ; preds = %101
  tail call fastcc void @record(ptr noundef %6, i64 noundef 1, i64 noundef %90, i64 noundef %88, i64 noundef %84) #14
  br label %367

105:                                              ; preds = %101
  tail call fastcc void @record(ptr noundef %6, i64 noundef 5, i64 noundef %90, i64 noundef %88, i64 noundef %84) #14
  br label %112

106:                                              ; preds = %96
  %107 = getelementptr inbounds nuw i32, ptr %10, i64 %88
  %108 = load i32, ptr %107, align 4
  %109 = zext i32 %108 to i64
  %110 = icmp samesign ugt i64 %89, %109
  br i1 %110, label %111, label %112

111:                                              ; preds = %106
  tail call fastcc void @record(ptr noundef %6, i64 noundef 2, i64 noundef %90, i64 noundef %88, i64 noundef %84) #14
  br label %367

112:                                              ; preds = %106, %105, %74
  %113 = phi i1 [ true, %105 ], [ false, %106 ], [ false, %74 ]
  %114 = icmp eq i64 %14, %88
  %115 = select i1 %40, i1 %114, i1 false
  %116 = xor i1 %115, true
  %117 = icmp ne i64 %89, %41
  %118 = or i1 %117, %92
  %119 = select i1 %116, i1 true, i1 %118
  br i1 %119, label %161, label %120

120:                                              ; preds = %112
  br i1 %42, label %121, label %125

121:                                              ; preds = %120
  %122 = xor i64 %84, %16
  %123 = and i64 %122, 1073741808
  %124 = icmp eq i64 %123, 0
  br i1 %124, label %161, label %125

125:                                              ; preds = %121, %120
  %126 = load ptr, ptr %43, align 8
  %127 = getelementptr inbounds nuw i32, ptr %126, i64 %75
  %128 = load i32, ptr %127, align 4
  %129 = trunc nuw nsw i64 %91 to i32
  %130 = mul nuw nsw i32 %129, 2113665
  %131 = and i32 %130, 16843009
  %132 = mul nuw i32 %131, 255
  %133 = and i32 %128, %132
  %134 = icmp eq i32 %133, 0
  br i1 %134, label %161, label %135

135:                                              ; preds = %125, %149
  %136 = phi i64 [ %146, %149 ], [ undef, %125 ]
  %137 = phi i32 [ %150, %149 ], [ %133, %125 ]
  %138 = and i32 %137, 255
  %139 = zext nneg i32 %138 to i64
  %140 = icmp eq i32 %138, 0
  %141 = icmp eq i64 %20, %139
  %142 = freeze i1 %141
  %143 = icmp eq i32 %138, 255
  %144 = or i1 %140, %143
  %145 = or i1 %144, %142
  %146 = select i1 %145, i64 %136, i64 %139
  br i1 %142, label %149, label %147

147:                                              ; preds = %135
  %148 = trunc i32 %137 to i8
  switch i8 %148, label %152 [
    i8 -1, label %149
    i8 0, label %149
  ]

149:                                              ; preds = %147, %147, %135
  %150 = lshr i32 %137, 8
  %151 = icmp ult i32 %137, 256
  br i1 %151, label %161, label %135

152:                                              ; preds = %147
  %153 = icmp eq i64 %146, 0
  br i1 %153, label %161, label %154

154:                                              ; preds = %152
  %155 = icmp eq ptr %79, null
  br i1 %155, label %158, label %156

156:                                              ; preds = %154
  %157 = tail call fastcc zeroext i1 @same_cell(i64 noundef range(i64 0, 16) %30, ptr noundef %79, ptr noundef %81) #14
  br i1 %157, label %161, label %158

158:                                              ; preds = %156, %154
  %159 = shl nuw nsw i64 %146, 32
  %160 = or disjoint i64 %159, %88
  tail call fastcc void @record(ptr noundef %6, i64 noundef 9, i64 noundef %90, i64 noundef %160, i64 noundef %84) #14
  br label %367

161:                                              ; preds = %149, %125, %156, %152, %121, %112
  %162 = and i64 %84, 1073741824
  %163 = icmp ne i64 %162, 0
  br i1 %163, label %164, label %168

164:                                              ; preds = %161
  %165 = tail call fastcc i64 @twins(ptr noundef %6, ptr noundef %8, ptr noundef %10, ptr noundef nonnull %12, i64 noundef range(i64 0, 4611686018427387903) %75, i64 noundef range(i64 0, 16) %30, i64 noundef %14, ptr noundef %79, ptr noundef %81) #14
  %166 = icmp eq i64 %165, 2
  %167 = icmp ne i64 %165, 0
  br i1 %166, label %367, label %168

168:                                              ; preds = %164, %161
  %169 = phi i1 [ %167, %164 ], [ false, %161 ]
  %170 = load i64, ptr %44, align 8
  %171 = load i64, ptr %45, align 8
  %172 = load ptr, ptr %46, align 8
  %173 = getelementptr inbounds nuw i64, ptr %172, i64 %75
  %174 = load i64, ptr %173, align 8
  br i1 %47, label %177, label %175

175:                                              ; preds = %168
  %176 = icmp eq i64 %174, 0
  br i1 %176, label %258, label %230

177:                                              ; preds = %168
  %178 = icmp ult i64 %14, %170
  br i1 %178, label %179, label %364

179:                                              ; preds = %177
  %180 = load ptr, ptr %48, align 8
  %181 = mul i64 %171, %14
  %182 = add i64 %181, %75
  %183 = getelementptr inbounds nuw i64, ptr %180, i64 %182
  %184 = load i64, ptr %183, align 8
  %185 = xor i64 %184, %16
  %186 = icmp ult i64 %185, 4294967296
  br i1 %51, label %222, label %187

187:                                              ; preds = %179
  %188 = load ptr, ptr %55, align 8
  %189 = getelementptr inbounds nuw i32, ptr %188, i64 %182
  br i1 %186, label %190, label %192

190:                                              ; preds = %187
  %191 = load i32, ptr %189, align 4
  br label %192

192:                                              ; preds = %190, %187
  %193 = phi i32 [ %191, %190 ], [ 0, %187 ]
  %194 = and i32 %193, %61
  %195 = icmp ne i32 %194, 0
  %196 = icmp ne i32 %194, %72
  %197 = select i1 %195, i1 %196, i1 false
  br i1 %197, label %198, label %217

198:                                              ; preds = %192, %213
  %199 = phi i32 [ %215, %213 ], [ 0, %192 ]
  %200 = phi i32 [ %214, %213 ], [ 0, %192 ]
  %201 = shl nuw i32 255, %199
  %202 = and i32 %201, %61
  %203 = icmp eq i32 %202, 0
  br i1 %203, label %213, label %204

204:                                              ; preds = %198
  %205 = lshr i32 %193, %199
  %206 = and i32 %205, 255
  %207 = icmp eq i32 %206, 0
  %208 = zext nneg i32 %206 to i64
  %209 = icmp eq i64 %20, %208
  %210 = select i1 %207, i1 true, i1 %209
  %211 = select i1 %210, i32 0, i32 %201
  %212 = or i32 %211, %200
  br label %213

213:                                              ; preds = %204, %198
  %214 = phi i32 [ %200, %198 ], [ %212, %204 ]
  %215 = add nuw nsw i32 %199, 8
  %216 = icmp samesign ult i32 %199, 24
  br i1 %216, label %198, label %217

217:                                              ; preds = %213, %192
  %218 = phi i32 [ 0, %192 ], [ %214, %213 ]
  %219 = and i32 %193, %66
  %220 = or i32 %219, %218
  %221 = or i32 %220, %72
  store i32 %221, ptr %189, align 4
  br label %222

222:                                              ; preds = %217, %179
  br i1 %186, label %223, label %226

223:                                              ; preds = %222
  %224 = load i64, ptr %183, align 8
  %225 = and i64 %224, 15
  br label %226

226:                                              ; preds = %223, %222
  %227 = phi i64 [ %225, %223 ], [ 0, %222 ]
  %228 = or i64 %227, %73
  store i64 %228, ptr %183, align 8
  %229 = or i64 %174, %54
  br label %360

230:                                              ; preds = %175, %253
  %231 = phi i64 [ %255, %253 ], [ %174, %175 ]
  %232 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %231, i1 true)
  %233 = icmp ult i64 %232, %170
  br i1 %233, label %234, label %253

234:                                              ; preds = %230
  %235 = load ptr, ptr %48, align 8
  %236 = getelementptr i64, ptr %235, i64 %75
  br label %237

237:                                              ; preds = %234, %250
  %238 = phi i64 [ %232, %234 ], [ %251, %250 ]
  %239 = mul i64 %238, %171
  %240 = getelementptr i64, ptr %236, i64 %239
  %241 = load i64, ptr %240, align 8
  %242 = and i64 %241, %30
  %243 = icmp eq i64 %242, 0
  br i1 %243, label %250, label %244

244:                                              ; preds = %237
  %245 = lshr i64 %241, 32
  %246 = getelementptr inbounds nuw i32, ptr %8, i64 %238
  %247 = load i32, ptr %246, align 4
  %248 = zext i32 %247 to i64
  %249 = icmp samesign ugt i64 %245, %248
  br i1 %249, label %257, label %250

250:                                              ; preds = %244, %237
  %251 = add i64 %238, 64
  %252 = icmp ult i64 %251, %170
  br i1 %252, label %237, label %253

253:                                              ; preds = %250, %230
  %254 = add i64 %231, -1
  %255 = and i64 %254, %231
  %256 = icmp eq i64 %255, 0
  br i1 %256, label %258, label %230

257:                                              ; preds = %244
  tail call fastcc void @record(ptr noundef %6, i64 noundef 3, i64 noundef %90, i64 noundef %238, i64 noundef %241) #14
  br label %367

258:                                              ; preds = %253, %175
  %259 = icmp eq i64 %89, %41
  %260 = select i1 %114, i1 %259, i1 false
  %261 = and i64 %174, %54
  %262 = icmp eq i64 %261, 0
  %263 = select i1 %52, i1 true, i1 %262
  br i1 %263, label %302, label %264

264:                                              ; preds = %258
  %265 = load ptr, ptr %48, align 8
  %266 = mul i64 %171, %14
  %267 = add i64 %266, %75
  %268 = getelementptr inbounds nuw i64, ptr %265, i64 %267
  %269 = load i64, ptr %268, align 8
  %270 = and i64 %269, %30
  %271 = icmp ne i64 %270, 0
  %272 = lshr i64 %269, 32
  %273 = icmp eq i64 %272, %41
  %274 = select i1 %271, i1 %273, i1 false
  br i1 %274, label %275, label %302

275:                                              ; preds = %264
  %276 = load ptr, ptr %55, align 8
  %277 = getelementptr inbounds nuw i32, ptr %276, i64 %267
  %278 = load i32, ptr %277, align 4
  %279 = trunc nuw nsw i64 %270 to i32
  %280 = mul nuw nsw i32 %279, 2113665
  %281 = and i32 %280, 16843009
  %282 = mul nuw i32 %281, 255
  %283 = and i32 %278, %282
  %284 = icmp eq i32 %283, 0
  br i1 %284, label %302, label %288

285:                                              ; preds = %288
  %286 = lshr i32 %289, 8
  %287 = icmp ult i32 %289, 256
  br i1 %287, label %302, label %288

288:                                              ; preds = %275, %285
  %289 = phi i32 [ %286, %285 ], [ %283, %275 ]
  %290 = and i32 %289, 255
  %291 = zext nneg i32 %290 to i64
  %292 = icmp eq i32 %290, 0
  %293 = icmp eq i64 %20, %291
  %294 = select i1 %292, i1 true, i1 %293
  br i1 %294, label %285, label %295

295:                                              ; preds = %288
  %296 = icmp eq ptr %79, null
  br i1 %296, label %299, label %297

297:                                              ; preds = %295
  %298 = tail call fastcc zeroext i1 @same_cell(i64 noundef range(i64 0, 16) %30, ptr noundef %79, ptr noundef %81) #14
  br i1 %298, label %302, label %299

299:                                              ; preds = %297, %295
  %300 = shl nuw nsw i64 %291, 32
  %301 = or i64 %300, %14
  tail call fastcc void @record(ptr noundef %6, i64 noundef 10, i64 noundef %90, i64 noundef %301, i64 noundef %269) #14
  br label %367

302:                                              ; preds = %285, %275, %297, %264, %258
  %303 = load i64, ptr %56, align 8
  %304 = icmp ult i64 %14, %303
  br i1 %304, label %305, label %341

305:                                              ; preds = %302
  %306 = load ptr, ptr %43, align 8
  %307 = getelementptr inbounds nuw i32, ptr %306, i64 %75
  br i1 %260, label %308, label %310

308:                                              ; preds = %305
  %309 = load i32, ptr %307, align 4
  br label %310

310:                                              ; preds = %308, %305
  %311 = phi i32 [ %309, %308 ], [ 0, %305 ]
  %312 = and i32 %311, %61
  %313 = icmp ne i32 %312, 0
  %314 = icmp ne i32 %312, %64
  %315 = and i1 %65, %314
  %316 = select i1 %313, i1 %315, i1 false
  br i1 %316, label %317, label %336

317:                                              ; preds = %310, %332
  %318 = phi i32 [ %334, %332 ], [ 0, %310 ]
  %319 = phi i32 [ %333, %332 ], [ 0, %310 ]
  %320 = shl nuw i32 255, %318
  %321 = and i32 %320, %61
  %322 = icmp eq i32 %321, 0
  br i1 %322, label %332, label %323

323:                                              ; preds = %317
  %324 = lshr i32 %311, %318
  %325 = and i32 %324, 255
  %326 = icmp eq i32 %325, 0
  %327 = zext nneg i32 %325 to i64
  %328 = icmp eq i64 %57, %327
  %329 = select i1 %326, i1 true, i1 %328
  %330 = select i1 %329, i32 0, i32 %320
  %331 = or i32 %330, %319
  br label %332

332:                                              ; preds = %323, %317
  %333 = phi i32 [ %319, %317 ], [ %331, %323 ]
  %334 = add nuw nsw i32 %318, 8
  %335 = icmp samesign ult i32 %318, 24
  br i1 %335, label %317, label %336

336:                                              ; preds = %332, %310
  %337 = phi i32 [ 0, %310 ], [ %333, %332 ]
  %338 = and i32 %311, %66
  %339 = or i32 %338, %337
  %340 = or i32 %339, %64
  store i32 %340, ptr %307, align 4
  br label %341

341:                                              ; preds = %336, %302
  %342 = or i1 %260, %67
  %343 = select i1 %163, i1 %342, i1 false
  %344 = or i1 %343, %169
  %345 = or i1 %113, %344
  %346 = select i1 %345, i64 1073741824, i64 0
  %347 = select i1 %260, i1 %49, i1 false
  %348 = select i1 %347, i64 %84, i64 %16
  %349 = and i64 %84, 15
  %350 = select i1 %260, i64 %349, i64 0
  %351 = or i64 %350, %348
  %352 = or i64 %351, %346
  %353 = or i64 %352, %30
  %354 = load ptr, ptr %12, align 8
  %355 = getelementptr inbounds nuw i64, ptr %354, i64 %75
  store i64 %353, ptr %355, align 8
  br i1 %113, label %356, label %357

356:                                              ; preds = %341
  tail call fastcc void @add_twin(ptr noundef nonnull %12, i64 noundef range(i64 0, 4611686018427387903) %75, i64 noundef %88, i64 noundef %84) #14
  br label %357

357:                                              ; preds = %356, %341
  %358 = load ptr, ptr %38, align 8
  %359 = getelementptr inbounds nuw i16, ptr %358, i64 %75
  store i16 %68, ptr %359, align 2
  br i1 %69, label %360, label %364

360:                                              ; preds = %357, %226
  %361 = phi i64 [ %229, %226 ], [ 0, %357 ]
  %362 = load ptr, ptr %46, align 8
  %363 = getelementptr inbounds nuw i64, ptr %362, i64 %75
  store i64 %361, ptr %363, align 8
  br label %364

364:                                              ; preds = %360, %357, %177
  %365 = add nuw nsw i64 %75, 1
  %366 = icmp eq i64 %365, %33
  br i1 %366, label %367, label %74

367:                                              ; preds = %364, %164, %29, %299, %257, %158, %111, %104
  %368 = phi i1 [ true, %299 ], [ true, %257 ], [ true, %158 ], [ true, %111 ], [ true, %104 ], [ false, %29 ], [ false, %364 ], [ true, %164 ]
  ret i1 %368
}

define internal fastcc void @gather(ptr nocapture noundef nonnull readonly %0, i64 noundef range(i64 0, 32) %1, i64 noundef %2, i64 noundef %3, ptr nocapture noundef nonnull writeonly %4) unnamed_addr #6 {
  %6 = icmp eq i64 %2, 0
  br i1 %6, label %7, label %8

7:                                                ; preds = %8, %5
  ret void

8:                                                ; preds = %5, %8
  %9 = phi i64 [ %19, %8 ], [ 0, %5 ]
  %10 = udiv i64 %9, %3
  %11 = shl i64 %10, 5
  %12 = or disjoint i64 %11, %1
  %13 = mul i64 %12, %3
  %14 = urem i64 %9, %3
  %15 = getelementptr i8, ptr %0, i64 %13
  %16 = getelementptr i8, ptr %15, i64 %14
  %17 = load i8, ptr %16, align 1
  %18 = getelementptr inbounds nuw i8, ptr %4, i64 %9
  store i8 %17, ptr %18, align 1
  %19 = add nuw i64 %9, 1
  %20 = icmp eq i64 %19, %2
  br i1 %20, label %7, label %8
}

define internal fastcc noundef zeroext i1 @races_globally(ptr nocapture noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i1 noundef zeroext %5) unnamed_addr #3 {
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %10 = load i64, ptr %9, align 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %12 = load i64, ptr %11, align 8
  %13 = icmp ult i64 %12, %10
  br i1 %13, label %14, label %232

14:                                               ; preds = %6
  %15 = add i64 %2, %1
  br label %16

16:                                               ; preds = %14, %26
  %17 = phi i64 [ 0, %14 ], [ %30, %26 ]
  %18 = phi i64 [ %12, %14 ], [ %29, %26 ]
  %19 = getelementptr inbounds nuw %struct.Span, ptr %8, i64 %18
  %20 = load i64, ptr %19, align 8
  %21 = icmp ult i64 %1, %20
  br i1 %21, label %26, label %22

22:                                               ; preds = %16
  %23 = getelementptr inbounds nuw i8, ptr %19, i64 8
  %24 = load i64, ptr %23, align 8
  %25 = icmp ugt i64 %15, %24
  br i1 %25, label %26, label %32

26:                                               ; preds = %22, %16
  %27 = add i64 %18, 1
  %28 = icmp ult i64 %27, %10
  %29 = select i1 %28, i64 %27, i64 0
  %30 = add nuw i64 %17, 1
  %31 = icmp eq i64 %30, %10
  br i1 %31, label %232, label %16

32:                                               ; preds = %22
  store i64 %18, ptr %11, align 8
  %33 = getelementptr inbounds nuw i8, ptr %19, i64 16
  %34 = load ptr, ptr %33, align 8
  %35 = icmp eq ptr %34, null
  br i1 %35, label %232, label %36

36:                                               ; preds = %32
  %37 = load i64, ptr %19, align 8
  %38 = getelementptr inbounds nuw i8, ptr %19, i64 24
  %39 = load ptr, ptr %38, align 8
  %40 = getelementptr inbounds nuw i8, ptr %19, i64 32
  %41 = load ptr, ptr %40, align 8
  %42 = getelementptr inbounds nuw i8, ptr %19, i64 40
  %43 = load ptr, ptr %42, align 8
  %44 = getelementptr inbounds nuw i8, ptr %19, i64 48
  %45 = load ptr, ptr %44, align 8
  %46 = getelementptr inbounds nuw i8, ptr %19, i64 56
  %47 = load ptr, ptr %46, align 8
  %48 = icmp eq i64 %4, 1
  br i1 %48, label %70, label %49

49:                                               ; preds = %36
  %50 = getelementptr inbounds nuw i8, ptr %19, i64 64
  %51 = load i64, ptr %50, align 8
  %52 = add i64 %51, %1
  %53 = and i64 %52, -4
  %54 = add i64 %52, %2
  %55 = icmp ult i64 %53, %54
  br i1 %55, label %59, label %64

56:                                               ; preds = %59
  %57 = add i64 %60, 4
  %58 = icmp ult i64 %57, %54
  br i1 %58, label %59, label %64

59:                                               ; preds = %49, %56
  %60 = phi i64 [ %57, %56 ], [ %53, %49 ]
  %61 = inttoptr i64 %60 to ptr
  %62 = load i32, ptr %61, align 4
  %63 = icmp eq i32 %62, 2142952365
  br i1 %63, label %56, label %67

64:                                               ; preds = %56, %49
  %65 = tail call fastcc zeroext i1 @unheard(ptr noundef %0, i64 noundef %3) #14
  br i1 %65, label %66, label %67

66:                                               ; preds = %64
  tail call fastcc void @record(ptr noundef %0, i64 noundef 11, i64 noundef %1, i64 noundef 0, i64 noundef 0) #14
  br label %232

67:                                               ; preds = %59, %64
  store i64 1, ptr %41, align 8
  %68 = load i64, ptr %39, align 8
  %69 = icmp eq i64 %68, 0
  br i1 %69, label %232, label %70

70:                                               ; preds = %36, %67
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %72 = load ptr, ptr %71, align 8
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %74 = load ptr, ptr %73, align 8
  %75 = icmp eq ptr %74, null
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %77 = load ptr, ptr %76, align 8
  %78 = load i64, ptr %77, align 8
  %79 = icmp ne i64 %78, 0
  %80 = select i1 %79, i1 %75, i1 false
  %81 = icmp ne i64 %4, 0
  %82 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %83 = load i64, ptr %82, align 8
  %84 = lshr i64 %83, 36
  %85 = sub i64 %1, %37
  %86 = icmp ult i64 %2, 4
  br i1 %86, label %87, label %93

87:                                               ; preds = %70
  %88 = shl nsw i64 -1, %2
  %89 = xor i64 %88, -1
  %90 = and i64 %85, 3
  %91 = shl nuw nsw i64 %89, %90
  %92 = and i64 %91, 15
  br label %93

93:                                               ; preds = %70, %87
  %94 = phi i64 [ %92, %87 ], [ 15, %70 ]
  %95 = shl nuw nsw i64 %94, 32
  %96 = or i64 %83, %3
  br i1 %75, label %101, label %97

97:                                               ; preds = %93
  %98 = getelementptr inbounds nuw i32, ptr %74, i64 %84
  %99 = load i32, ptr %98, align 4
  %100 = zext i32 %99 to i64
  br label %101

101:                                              ; preds = %93, %97
  %102 = phi i64 [ %100, %97 ], [ 0, %93 ]
  br i1 %48, label %103, label %109

103:                                              ; preds = %101
  store i64 1, ptr %39, align 8
  %104 = load ptr, ptr %76, align 8
  %105 = getelementptr inbounds nuw i8, ptr %104, i64 8
  %106 = load i64, ptr %105, align 8
  %107 = icmp eq i64 %106, 2
  br i1 %107, label %108, label %109

108:                                              ; preds = %103
  store i64 3, ptr %105, align 8
  br label %109

109:                                              ; preds = %103, %108, %101
  %110 = lshr i64 %85, 2
  %111 = add i64 %2, 3
  %112 = add i64 %111, %85
  %113 = lshr i64 %112, 2
  %114 = icmp samesign ult i64 %110, %113
  br i1 %114, label %115, label %232

115:                                              ; preds = %109
  %116 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %117 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %118 = shl nuw i64 %102, 32
  %119 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %120 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %121 = shl nuw nsw i64 %94, 28
  %122 = or i64 %95, %96
  %123 = or i64 %95, %96
  br label %124

124:                                              ; preds = %115, %229
  %125 = phi i64 [ %110, %115 ], [ %230, %229 ]
  %126 = getelementptr inbounds nuw i64, ptr %34, i64 %125
  %127 = load i64, ptr %126, align 8
  %128 = lshr i64 %127, 36
  %129 = shl nuw i64 %125, 2
  %130 = add i64 %129, %37
  %131 = icmp eq i64 %128, %84
  %132 = and i64 %127, %95
  %133 = icmp eq i64 %132, 0
  %134 = select i1 %131, i1 true, i1 %133
  %135 = select i1 %134, i1 true, i1 %80
  br i1 %135, label %172, label %136

136:                                              ; preds = %124
  br i1 %75, label %169, label %137

137:                                              ; preds = %136
  %138 = getelementptr inbounds nuw i64, ptr %43, i64 %125
  %139 = load i64, ptr %138, align 8
  %140 = trunc i64 %139 to i32
  %141 = getelementptr inbounds nuw i32, ptr %72, i64 %128
  %142 = load i32, ptr %141, align 4
  %143 = icmp ugt i32 %142, %140
  br i1 %143, label %144, label %169

144:                                              ; preds = %137
  %145 = load ptr, ptr %116, align 8
  %146 = icmp eq ptr %145, null
  %147 = or i1 %81, %146
  br i1 %147, label %176, label %148

148:                                              ; preds = %144
  %149 = getelementptr inbounds nuw i64, ptr %47, i64 %125
  %150 = load i64, ptr %149, align 8
  %151 = load i64, ptr %117, align 8
  %152 = add i64 %151, 15
  %153 = and i64 %152, -16
  %154 = mul i64 %153, %128
  %155 = and i64 %150, 4294967295
  %156 = getelementptr i32, ptr %145, i64 %154
  %157 = getelementptr i32, ptr %156, i64 %155
  %158 = load i32, ptr %157, align 4
  %159 = zext i32 %158 to i64
  %160 = lshr i64 %150, 32
  %161 = icmp samesign ugt i64 %160, %159
  br i1 %161, label %168, label %162

162:                                              ; preds = %148
  %163 = and i64 %139, 4294967295
  %164 = lshr i64 %139, 32
  %165 = getelementptr inbounds nuw i64, ptr %45, i64 %125
  %166 = load i64, ptr %165, align 8
  %167 = lshr i64 %166, 36
  br label %184

168:                                              ; preds = %148
  tail call fastcc void @record(ptr noundef nonnull %0, i64 noundef 8, i64 noundef %130, i64 noundef %155, i64 noundef %127) #14
  br label %232

169:                                              ; preds = %137, %136
  br i1 %5, label %170, label %171

170:                                              ; preds = %169
  tail call fastcc void @record(ptr noundef %0, i64 noundef 6, i64 noundef %130, i64 noundef 0, i64 noundef %127) #14
  br label %172

171:                                              ; preds = %169
  tail call fastcc void @record(ptr noundef %0, i64 noundef 4, i64 noundef %130, i64 noundef 0, i64 noundef %127) #14
  br label %232

172:                                              ; preds = %124, %170
  br i1 %75, label %219, label %173

173:                                              ; preds = %172
  %174 = getelementptr inbounds nuw i64, ptr %43, i64 %125
  %175 = load i64, ptr %174, align 8
  br label %176

176:                                              ; preds = %173, %144
  %177 = phi i64 [ %175, %173 ], [ %139, %144 ]
  %178 = getelementptr inbounds nuw i64, ptr %43, i64 %125
  %179 = and i64 %177, 4294967295
  %180 = lshr i64 %177, 32
  %181 = getelementptr inbounds nuw i64, ptr %45, i64 %125
  %182 = load i64, ptr %181, align 8
  %183 = lshr i64 %182, 36
  br i1 %81, label %198, label %184

184:                                              ; preds = %176, %162
  %185 = phi i64 [ %167, %162 ], [ %183, %176 ]
  %186 = phi i64 [ %166, %162 ], [ %182, %176 ]
  %187 = phi ptr [ %165, %162 ], [ %181, %176 ]
  %188 = phi i64 [ %164, %162 ], [ %180, %176 ]
  %189 = phi i64 [ %163, %162 ], [ %179, %176 ]
  %190 = phi ptr [ %138, %162 ], [ %178, %176 ]
  %191 = icmp eq i64 %185, %84
  %192 = icmp eq i64 %188, %102
  %193 = select i1 %191, i1 %192, i1 false
  %194 = and i64 %186, 64424509440
  %195 = select i1 %193, i64 %194, i64 0
  %196 = or i64 %195, %123
  store i64 %196, ptr %187, align 8
  %197 = or disjoint i64 %189, %118
  store i64 %197, ptr %190, align 8
  br label %229

198:                                              ; preds = %176
  br i1 %48, label %199, label %229

199:                                              ; preds = %198
  %200 = icmp eq i64 %183, %84
  %201 = and i64 %182, %95
  %202 = icmp eq i64 %201, 0
  %203 = select i1 %200, i1 true, i1 %202
  br i1 %203, label %210, label %204

204:                                              ; preds = %199
  %205 = getelementptr inbounds nuw i32, ptr %72, i64 %183
  %206 = load i32, ptr %205, align 4
  %207 = zext i32 %206 to i64
  %208 = icmp samesign ult i64 %180, %207
  %209 = or i1 %5, %208
  br i1 %209, label %210, label %218

210:                                              ; preds = %199, %204
  %211 = and i64 %177, -4294967296
  %212 = or disjoint i64 %211, %102
  store i64 %212, ptr %178, align 8
  %213 = load i64, ptr %119, align 8
  %214 = load i64, ptr %120, align 8
  %215 = or i64 %214, %213
  %216 = getelementptr inbounds nuw i64, ptr %47, i64 %125
  store i64 %215, ptr %216, align 8
  %217 = icmp eq i64 %179, %102
  br label %220

218:                                              ; preds = %204
  tail call fastcc void @record(ptr noundef %0, i64 noundef 7, i64 noundef %130, i64 noundef 0, i64 noundef %182) #14
  br label %232

219:                                              ; preds = %172
  br i1 %48, label %220, label %229

220:                                              ; preds = %210, %219
  %221 = phi i1 [ %217, %210 ], [ true, %219 ]
  %222 = and i64 %127, 64424509440
  %223 = select i1 %131, i1 %221, i1 false
  %224 = select i1 %223, i64 %222, i64 0
  %225 = and i64 %127, 4026531840
  %226 = or i64 %121, %225
  %227 = or disjoint i64 %226, %224
  %228 = or i64 %227, %122
  store i64 %228, ptr %126, align 8
  br label %229

229:                                              ; preds = %198, %184, %219, %220
  %230 = add nuw nsw i64 %125, 1
  %231 = icmp eq i64 %230, %113
  br i1 %231, label %232, label %124

232:                                              ; preds = %26, %229, %109, %6, %218, %171, %168, %66, %67, %32
  %233 = phi i1 [ false, %32 ], [ true, %66 ], [ false, %67 ], [ true, %168 ], [ true, %171 ], [ true, %218 ], [ false, %6 ], [ false, %109 ], [ false, %229 ], [ false, %26 ]
  ret i1 %233
}

define internal fastcc noundef zeroext i1 @same_bytes(ptr nocapture noundef readonly %0, ptr nocapture noundef nonnull readonly %1, i64 noundef %2) unnamed_addr #7 {
  %4 = icmp eq i64 %2, 0
  br i1 %4, label %15, label %5

5:                                                ; preds = %3, %5
  %6 = phi i64 [ %12, %5 ], [ 0, %3 ]
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 %6
  %8 = load i8, ptr %7, align 1
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 %6
  %10 = load i8, ptr %9, align 1
  %11 = icmp eq i8 %8, %10
  %12 = add nuw i64 %6, 1
  %13 = icmp ne i64 %12, %2
  %14 = select i1 %11, i1 %13, i1 false
  br i1 %14, label %5, label %15

15:                                               ; preds = %5, %3
  %16 = phi i1 [ true, %3 ], [ %11, %5 ]
  ret i1 %16
}

define i64 @global_pieces(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5) #3 {
  %7 = icmp eq i64 %2, 0
  br i1 %7, label %16, label %8

8:                                                ; preds = %6, %13
  %9 = phi i64 [ %14, %13 ], [ 0, %6 ]
  %10 = getelementptr inbounds nuw i64, ptr %1, i64 %9
  %11 = load i64, ptr %10, align 8
  %12 = tail call fastcc zeroext i1 @races_globally(ptr noundef %0, i64 noundef %11, i64 noundef %3, i64 noundef %4, i64 noundef %5, i1 noundef zeroext false) #14
  br i1 %12, label %16, label %13

13:                                               ; preds = %8
  %14 = add nuw i64 %9, 1
  %15 = icmp eq i64 %14, %2
  br i1 %15, label %16, label %8

16:                                               ; preds = %13, %8, %6
  %17 = phi i64 [ -1, %6 ], [ %9, %8 ], [ -1, %13 ]
  ret i64 %17
}

define i64 @pieces(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr nocapture noundef readonly %3, i64 noundef %4, i64 noundef %5, i64 noundef %6, i64 noundef %7, i64 noundef %8) #3 {
  %10 = alloca %struct.Access, align 8
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %10) #13
  store ptr %0, ptr %10, align 8
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %12 = load ptr, ptr %0, align 8
  store ptr %12, ptr %11, align 8
  %13 = getelementptr inbounds nuw i8, ptr %10, i64 16
  store ptr %1, ptr %13, align 8
  %14 = getelementptr inbounds nuw i8, ptr %10, i64 24
  store ptr %2, ptr %14, align 8
  %15 = getelementptr inbounds nuw i8, ptr %10, i64 32
  store i64 %6, ptr %15, align 8
  %16 = getelementptr inbounds nuw i8, ptr %10, i64 40
  store i64 %7, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %10, i64 48
  store i64 %8, ptr %17, align 8
  %18 = getelementptr inbounds nuw i8, ptr %10, i64 56
  store i64 0, ptr %18, align 8
  %19 = getelementptr inbounds nuw i8, ptr %2, i64 64
  %20 = load i64, ptr %19, align 8
  %21 = shl i64 %20, 2
  %22 = icmp eq i64 %8, 0
  %23 = icmp eq i64 %5, 16
  %24 = and i1 %23, %22
  br i1 %24, label %25, label %29

25:                                               ; preds = %9
  %26 = getelementptr inbounds nuw i8, ptr %2, i64 72
  %27 = load i64, ptr %26, align 8
  %28 = icmp ult i64 %6, %27
  br label %29

29:                                               ; preds = %25, %9
  %30 = phi i1 [ false, %9 ], [ %28, %25 ]
  %31 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %32 = load ptr, ptr %31, align 8
  %33 = mul i64 %20, %6
  %34 = getelementptr inbounds nuw i64, ptr %32, i64 %33
  %35 = icmp eq i64 %4, 0
  br i1 %35, label %101, label %36

36:                                               ; preds = %29
  %37 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %38 = or i64 %7, 15
  %39 = insertelement <4 x i64> poison, i64 %38, i64 0
  %40 = shufflevector <4 x i64> %39, <4 x i64> poison, <4 x i32> zeroinitializer
  %41 = and i64 %6, 63
  %42 = shl nuw i64 1, %41
  %43 = insertelement <4 x i64> poison, i64 %42, i64 0
  %44 = shufflevector <4 x i64> %43, <4 x i64> poison, <4 x i32> zeroinitializer
  %45 = getelementptr inbounds nuw i8, ptr %2, i64 16
  br label %46

46:                                               ; preds = %36, %96
  %47 = phi i64 [ 0, %36 ], [ %98, %96 ]
  %48 = phi i64 [ 0, %36 ], [ %97, %96 ]
  %49 = phi i64 [ 0, %36 ], [ %99, %96 ]
  %50 = getelementptr inbounds nuw i64, ptr %3, i64 %49
  %51 = load i64, ptr %50, align 8
  %52 = lshr i64 %51, 2
  %53 = icmp ugt i64 %51, %21
  %54 = add i64 %51, %5
  %55 = icmp ugt i64 %54, %21
  %56 = or i1 %53, %55
  br i1 %56, label %96, label %57

57:                                               ; preds = %46
  br i1 %30, label %60, label %58

58:                                               ; preds = %57
  %59 = call fastcc zeroext i1 @races_in(ptr noundef %10, i64 noundef %51, i64 noundef %5, ptr noundef null, ptr noundef null) #14
  br i1 %59, label %101, label %96

60:                                               ; preds = %57
  %61 = load ptr, ptr %2, align 8
  %62 = getelementptr inbounds nuw i64, ptr %61, i64 %52
  %63 = load <4 x i64>, ptr %62, align 8
  %64 = load ptr, ptr %37, align 8
  %65 = getelementptr inbounds nuw i16, ptr %64, i64 %52
  %66 = load i64, ptr %65, align 2
  %67 = and i64 %51, 3
  %68 = icmp eq i64 %67, 0
  %69 = icmp eq i64 %66, %48
  %70 = select i1 %68, i1 %69, i1 false
  br i1 %70, label %71, label %83

71:                                               ; preds = %60
  %72 = insertelement <4 x i64> poison, i64 %47, i64 0
  %73 = shufflevector <4 x i64> %72, <4 x i64> poison, <4 x i32> zeroinitializer
  %74 = xor <4 x i64> %63, %73
  %75 = tail call i64 @llvm.vector.reduce.or.v4i64(<4 x i64> %74)
  %76 = icmp eq i64 %75, 0
  br i1 %76, label %77, label %83

77:                                               ; preds = %71
  %78 = getelementptr inbounds nuw i64, ptr %34, i64 %52
  store <4 x i64> %40, ptr %78, align 8
  %79 = load ptr, ptr %45, align 8
  %80 = getelementptr inbounds nuw i64, ptr %79, i64 %52
  %81 = load <4 x i64>, ptr %80, align 8
  %82 = or <4 x i64> %81, %44
  store <4 x i64> %82, ptr %80, align 8
  br label %96

83:                                               ; preds = %71, %60
  %84 = call fastcc zeroext i1 @races_in(ptr noundef %10, i64 noundef %51, i64 noundef %5, ptr noundef null, ptr noundef null) #14
  br i1 %84, label %101, label %85

85:                                               ; preds = %83
  br i1 %68, label %86, label %96

86:                                               ; preds = %85
  %87 = extractelement <4 x i64> %63, i64 0
  %88 = shufflevector <4 x i64> %63, <4 x i64> poison, <4 x i32> zeroinitializer
  %89 = xor <4 x i64> %88, %63
  %90 = and i64 %87, 1073741824
  %91 = tail call i64 @llvm.vector.reduce.or.v4i64(<4 x i64> %89)
  %92 = or i64 %91, %90
  %93 = icmp eq i64 %92, 0
  %94 = select i1 %93, i64 %66, i64 %48
  %95 = select i1 %93, i64 %87, i64 %47
  br label %96

96:                                               ; preds = %46, %58, %77, %85, %86
  %97 = phi i64 [ %94, %86 ], [ %48, %85 ], [ %48, %77 ], [ %48, %58 ], [ %48, %46 ]
  %98 = phi i64 [ %95, %86 ], [ %47, %85 ], [ %47, %77 ], [ %47, %58 ], [ %47, %46 ]
  %99 = add nuw i64 %49, 1
  %100 = icmp eq i64 %99, %4
  br i1 %100, label %101, label %46

101:                                              ; preds = %96, %83, %58, %29
  %102 = phi i64 [ -1, %29 ], [ %49, %58 ], [ %49, %83 ], [ -1, %96 ]
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %10) #13
  ret i64 %102
}

declare <16 x i32> @llvm.umax.v16i32(<16 x i32>, <16 x i32>) #2

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #8

define internal fastcc noundef zeroext i1 @alike(ptr nocapture noundef readonly %0, i64 noundef %1, i64 noundef range(i64 0, 2147483649) %2, i64 noundef range(i64 0, 16) %3, ptr noundef readonly %4, ptr nocapture noundef readonly %5) unnamed_addr #7 {
  %7 = icmp eq ptr %4, null
  br i1 %7, label %28, label %8

8:                                                ; preds = %6
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %10 = load i64, ptr %9, align 8
  %11 = icmp uge i64 %1, %10
  %12 = icmp ne i64 %2, 0
  %13 = or i1 %12, %11
  br i1 %13, label %28, label %14

14:                                               ; preds = %8, %25
  %15 = phi i64 [ %26, %25 ], [ 0, %8 ]
  %16 = shl nuw nsw i64 1, %15
  %17 = and i64 %16, %3
  %18 = icmp eq i64 %17, 0
  br i1 %18, label %25, label %19

19:                                               ; preds = %14
  %20 = getelementptr inbounds nuw i8, ptr %4, i64 %15
  %21 = load i8, ptr %20, align 1
  %22 = getelementptr inbounds nuw i8, ptr %5, i64 %15
  %23 = load i8, ptr %22, align 1
  %24 = icmp eq i8 %21, %23
  br i1 %24, label %25, label %28

25:                                               ; preds = %14, %19
  %26 = add nuw nsw i64 %15, 1
  %27 = icmp eq i64 %26, 4
  br i1 %27, label %28, label %14

28:                                               ; preds = %25, %19, %6, %8
  %29 = phi i1 [ false, %8 ], [ false, %6 ], [ true, %25 ], [ false, %19 ]
  ret i1 %29
}

define internal fastcc void @record(ptr nocapture noundef writeonly initializes((104, 136)) %0, i64 noundef range(i64 1, 12) %1, i64 noundef %2, i64 noundef %3, i64 noundef %4) unnamed_addr #9 {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 104
  store i64 %1, ptr %6, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 112
  store i64 %2, ptr %7, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 120
  store i64 %3, ptr %8, align 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store i64 %4, ptr %9, align 8
  ret void
}

define internal fastcc noundef zeroext i1 @same_cell(i64 noundef range(i64 0, 16) %0, ptr nocapture noundef nonnull readonly %1, ptr nocapture noundef readonly %2) unnamed_addr #7 {
  br label %4

4:                                                ; preds = %3, %15
  %5 = phi i64 [ 0, %3 ], [ %16, %15 ]
  %6 = shl nuw nsw i64 1, %5
  %7 = and i64 %6, %0
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %15, label %9

9:                                                ; preds = %4
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 %5
  %11 = load i8, ptr %10, align 1
  %12 = getelementptr inbounds nuw i8, ptr %2, i64 %5
  %13 = load i8, ptr %12, align 1
  %14 = icmp eq i8 %11, %13
  br i1 %14, label %15, label %18

15:                                               ; preds = %4, %9
  %16 = add nuw nsw i64 %5, 1
  %17 = icmp eq i64 %16, 4
  br i1 %17, label %18, label %4

18:                                               ; preds = %9, %15
  %19 = phi i1 [ false, %9 ], [ true, %15 ]
  ret i1 %19
}

define internal fastcc range(i64 0, 3) i64 @twins(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, i64 noundef range(i64 0, 4611686018427387903) %4, i64 noundef range(i64 0, 16) %5, i64 noundef %6, ptr noundef %7, ptr nocapture noundef readonly %8) unnamed_addr #10 {
  %10 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds nuw i64, ptr %11, i64 %4
  %13 = load i64, ptr %12, align 8
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %64, label %15

15:                                               ; preds = %9
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %17 = load i64, ptr %16, align 8
  %18 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %19 = getelementptr inbounds nuw i8, ptr %3, i64 64
  br label %20

20:                                               ; preds = %15, %56
  %21 = phi i64 [ 0, %15 ], [ %57, %56 ]
  %22 = phi i64 [ %13, %15 ], [ %59, %56 ]
  %23 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %22, i1 true)
  %24 = icmp ult i64 %23, %17
  br i1 %24, label %25, label %56

25:                                               ; preds = %20
  %26 = load ptr, ptr %18, align 8
  %27 = load i64, ptr %19, align 8
  %28 = getelementptr i64, ptr %26, i64 %4
  br label %29

29:                                               ; preds = %25, %52
  %30 = phi i64 [ %21, %25 ], [ %53, %52 ]
  %31 = phi i64 [ %23, %25 ], [ %54, %52 ]
  %32 = mul i64 %27, %31
  %33 = getelementptr i64, ptr %28, i64 %32
  %34 = load i64, ptr %33, align 8
  %35 = lshr i64 %34, 32
  %36 = and i64 %34, %5
  %37 = icmp eq i64 %36, 0
  %38 = icmp eq i64 %31, %6
  %39 = or i1 %38, %37
  br i1 %39, label %52, label %40

40:                                               ; preds = %29
  %41 = getelementptr inbounds nuw i32, ptr %1, i64 %31
  %42 = load i32, ptr %41, align 4
  %43 = zext i32 %42 to i64
  %44 = icmp samesign ugt i64 %35, %43
  br i1 %44, label %45, label %47

45:                                               ; preds = %40
  %46 = tail call fastcc zeroext i1 @alike(ptr noundef nonnull %0, i64 noundef %31, i64 noundef 0, i64 noundef %5, ptr noundef %7, ptr noundef %8) #14
  br i1 %46, label %52, label %61

47:                                               ; preds = %40
  %48 = getelementptr inbounds nuw i32, ptr %2, i64 %31
  %49 = load i32, ptr %48, align 4
  %50 = zext i32 %49 to i64
  %51 = icmp samesign ugt i64 %35, %50
  br i1 %51, label %61, label %52

52:                                               ; preds = %29, %45, %47
  %53 = phi i64 [ 1, %45 ], [ %30, %47 ], [ %30, %29 ]
  %54 = add i64 %31, 64
  %55 = icmp ult i64 %54, %17
  br i1 %55, label %29, label %56

56:                                               ; preds = %52, %20
  %57 = phi i64 [ %21, %20 ], [ %53, %52 ]
  %58 = add i64 %22, -1
  %59 = and i64 %58, %22
  %60 = icmp eq i64 %59, 0
  br i1 %60, label %64, label %20

61:                                               ; preds = %47, %45
  %62 = phi i64 [ 1, %45 ], [ 2, %47 ]
  %63 = shl nuw i64 %4, 2
  tail call fastcc void @record(ptr noundef nonnull %0, i64 noundef %62, i64 noundef %63, i64 noundef %31, i64 noundef %34) #14
  br label %64

64:                                               ; preds = %56, %61, %9
  %65 = phi i64 [ 0, %9 ], [ 2, %61 ], [ %57, %56 ]
  ret i64 %65
}

define internal fastcc void @add_twin(ptr nocapture noundef readonly %0, i64 noundef range(i64 0, 4611686018427387903) %1, i64 noundef range(i64 0, 65536) %2, i64 noundef %3) unnamed_addr #11 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %8 = load i64, ptr %7, align 8
  %9 = mul i64 %8, %2
  %10 = getelementptr i64, ptr %6, i64 %9
  %11 = getelementptr i64, ptr %10, i64 %1
  store i64 %3, ptr %11, align 8
  %12 = and i64 %3, 1073741824
  %13 = icmp eq i64 %12, 0
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %15 = load ptr, ptr %14, align 8
  br i1 %13, label %19, label %16

16:                                               ; preds = %4
  %17 = getelementptr inbounds nuw i64, ptr %15, i64 %1
  %18 = load i64, ptr %17, align 8
  br label %19

19:                                               ; preds = %4, %16
  %20 = phi i64 [ %18, %16 ], [ 0, %4 ]
  %21 = and i64 %2, 63
  %22 = shl nuw i64 1, %21
  %23 = or i64 %20, %22
  %24 = getelementptr inbounds nuw i64, ptr %15, i64 %1
  store i64 %23, ptr %24, align 8
  ret void
}

define internal fastcc zeroext i1 @unreported(ptr nocapture noundef nonnull readonly %0, i64 noundef %1) unnamed_addr #11 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %4 = load i64, ptr %3, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %6 = load i64, ptr %5, align 8
  %7 = icmp eq i64 %6, 6
  %8 = select i1 %7, i64 0, i64 4
  %9 = lshr i64 %4, %8
  %10 = and i64 %9, 67108863
  %11 = shl i64 %1, 32
  %12 = or disjoint i64 %10, %11
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %14 = load ptr, ptr %13, align 8
  %15 = mul i64 %1, 31
  %16 = add i64 %9, %15
  %17 = and i64 %16, 255
  %18 = getelementptr inbounds nuw i64, ptr %14, i64 %17
  %19 = load i64, ptr %18, align 8
  %20 = icmp ne i64 %19, %12
  store i64 %12, ptr %18, align 8
  ret i1 %20
}

define internal fastcc zeroext i1 @unheard(ptr nocapture noundef readonly %0, i64 noundef %1) unnamed_addr #11 {
  %3 = shl i64 %1, 32
  %4 = or disjoint i64 %3, 4294967295
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %6 = load ptr, ptr %5, align 8
  %7 = and i64 %1, 255
  %8 = getelementptr inbounds nuw i64, ptr %6, i64 %7
  %9 = load i64, ptr %8, align 8
  %10 = icmp ne i64 %9, %4
  store i64 %4, ptr %8, align 8
  ret i1 %10
}

declare i64 @llvm.vector.reduce.or.v4i64(<4 x i64>) #12

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none) }
attributes #6 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) }
attributes #7 = { nofree noinline norecurse nosync nounwind memory(argmem: read) }
attributes #8 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #9 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write) }
attributes #10 = { nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none) }
attributes #11 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none) }
attributes #12 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #13 = { nounwind }
attributes #14 = { nobuiltin }

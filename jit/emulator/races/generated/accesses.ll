; LLVM IR of accesses.c, made by python -m jit.llvm.generate.

%struct.Access = type { ptr, ptr, ptr, ptr, i64, i64, i64, i64 }
%struct.Span = type { i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, ptr }
%struct.Block = type { i64, i64, i32, i32, i32, i32, i64 }
%struct.Touch = type { i64, i64, i64, i64, i8 }
%struct.Reads = type { i64, i64, i32, i32, i64, i64 }

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
  %45 = load ptr, ptr %0, align 8
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %47 = load i64, ptr %46, align 8
  %48 = load i64, ptr %40, align 8
  %49 = getelementptr i32, ptr %45, i64 %47
  %50 = getelementptr i32, ptr %49, i64 %48
  store i32 %44, ptr %50, align 4
  %51 = zext i32 %44 to i64
  %52 = shl nuw i64 %51, 32
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 %52, ptr %53, align 8
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

define void @fence_warps(ptr nocapture noundef readonly %0, i32 noundef %1) #5 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %4 = load ptr, ptr %3, align 8
  %5 = icmp ne i32 %1, 0
  %6 = icmp ne ptr %4, null
  %7 = select i1 %5, i1 %6, i1 false
  br i1 %7, label %8, label %34

8:                                                ; preds = %2
  %9 = getelementptr inbounds nuw i8, ptr %4, i64 224
  %10 = load ptr, ptr %9, align 8
  %11 = load ptr, ptr %4, align 8
  %12 = getelementptr inbounds nuw i8, ptr %4, i64 216
  %13 = load i64, ptr %12, align 8
  %14 = getelementptr inbounds nuw i32, ptr %11, i64 %13
  %15 = getelementptr inbounds nuw i8, ptr %4, i64 168
  %16 = load i64, ptr %15, align 8
  %17 = shl i64 %16, 2
  %18 = add i64 %17, 60
  %19 = and i64 %18, -64
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 %10, ptr align 4 %14, i64 %19, i1 false)
  %20 = load ptr, ptr %4, align 8
  %21 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %22 = load i64, ptr %21, align 8
  %23 = getelementptr inbounds nuw i32, ptr %20, i64 %22
  %24 = load i32, ptr %23, align 4
  %25 = add i32 %24, 1
  store i32 %25, ptr %23, align 4
  %26 = load ptr, ptr %4, align 8
  %27 = load i64, ptr %12, align 8
  %28 = load i64, ptr %21, align 8
  %29 = getelementptr i32, ptr %26, i64 %27
  %30 = getelementptr i32, ptr %29, i64 %28
  store i32 %25, ptr %30, align 4
  %31 = zext i32 %25 to i64
  %32 = shl nuw i64 %31, 32
  %33 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store i64 %32, ptr %33, align 8
  br label %34

34:                                               ; preds = %2, %8
  ret void
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #6

define void @covers(ptr nocapture noundef readonly %0, i32 noundef %1) #3 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %4 = load ptr, ptr %3, align 8
  %5 = icmp ne i32 %1, 0
  %6 = icmp ne ptr %4, null
  %7 = select i1 %5, i1 %6, i1 false
  br i1 %7, label %8, label %51

8:                                                ; preds = %2
  %9 = getelementptr inbounds nuw i8, ptr %4, i64 208
  %10 = load ptr, ptr %9, align 8
  %11 = icmp eq ptr %10, null
  br i1 %11, label %51, label %12

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
  %42 = load ptr, ptr %4, align 8
  %43 = getelementptr inbounds nuw i8, ptr %4, i64 216
  %44 = load i64, ptr %43, align 8
  %45 = load i64, ptr %37, align 8
  %46 = getelementptr i32, ptr %42, i64 %44
  %47 = getelementptr i32, ptr %46, i64 %45
  store i32 %41, ptr %47, align 4
  %48 = zext i32 %41 to i64
  %49 = shl nuw i64 %48, 32
  %50 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store i64 %49, ptr %50, align 8
  br label %51

51:                                               ; preds = %2, %8, %35
  ret void
}

define void @fence_proxy(ptr nocapture noundef readonly %0, i32 noundef %1) #3 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %4 = load ptr, ptr %3, align 8
  %5 = icmp ne i32 %1, 0
  %6 = icmp ne ptr %4, null
  %7 = select i1 %5, i1 %6, i1 false
  br i1 %7, label %8, label %42

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
  %33 = load ptr, ptr %4, align 8
  %34 = getelementptr inbounds nuw i8, ptr %4, i64 216
  %35 = load i64, ptr %34, align 8
  %36 = load i64, ptr %28, align 8
  %37 = getelementptr i32, ptr %33, i64 %35
  %38 = getelementptr i32, ptr %37, i64 %36
  store i32 %32, ptr %38, align 4
  %39 = zext i32 %32 to i64
  %40 = shl nuw i64 %39, 32
  %41 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store i64 %40, ptr %41, align 8
  br label %42

42:                                               ; preds = %2, %26
  ret void
}

define void @lanes_meet(ptr nocapture noundef readonly %0, i32 noundef %1) #5 {
  %3 = icmp eq i32 %1, 0
  br i1 %3, label %24, label %4

4:                                                ; preds = %2
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %6 = load ptr, ptr %5, align 8
  %7 = icmp eq ptr %6, null
  br i1 %7, label %24, label %8

8:                                                ; preds = %4
  %9 = load ptr, ptr %6, align 8
  %10 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds nuw i32, ptr %9, i64 %11
  %13 = load i32, ptr %12, align 4
  %14 = add i32 %13, 1
  store i32 %14, ptr %12, align 4
  %15 = load ptr, ptr %6, align 8
  %16 = getelementptr inbounds nuw i8, ptr %6, i64 216
  %17 = load i64, ptr %16, align 8
  %18 = load i64, ptr %10, align 8
  %19 = getelementptr i32, ptr %15, i64 %17
  %20 = getelementptr i32, ptr %19, i64 %18
  store i32 %14, ptr %20, align 4
  %21 = zext i32 %14 to i64
  %22 = shl nuw i64 %21, 32
  %23 = getelementptr inbounds nuw i8, ptr %6, i64 24
  store i64 %22, ptr %23, align 8
  br label %24

24:                                               ; preds = %8, %4, %2
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
  br i1 %13, label %635, label %14

14:                                               ; preds = %8
  %15 = icmp eq i64 %5, 2
  %16 = icmp eq i64 %5, 5
  %17 = or i1 %15, %16
  %18 = icmp ult i64 %5, 2
  %19 = select i1 %16, i64 2, i64 %5
  %20 = getelementptr inbounds nuw i8, ptr %12, i64 40
  %21 = load i64, ptr %20, align 8
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %9) #14
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
  %38 = icmp ult i64 %19, 2
  %39 = icmp ugt i64 %3, 3
  %40 = and i1 %39, %38
  br i1 %40, label %41, label %368

41:                                               ; preds = %14
  %42 = load i64, ptr %1, align 8
  %43 = icmp ult i64 %42, 281474976710656
  %44 = icmp eq i32 %2, -1
  %45 = and i1 %44, %43
  br i1 %45, label %46, label %368

46:                                               ; preds = %41
  %47 = getelementptr inbounds nuw i8, ptr %1, i64 248
  %48 = load i64, ptr %47, align 8
  %49 = sub i64 %48, %42
  %50 = mul i64 %3, 31
  %51 = icmp eq i64 %49, %50
  br i1 %51, label %53, label %52

52:                                               ; preds = %46
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %10) #14
  br label %370

53:                                               ; preds = %46
  %54 = insertelement <8 x i64> poison, i64 %42, i64 0
  %55 = shufflevector <8 x i64> %54, <8 x i64> poison, <8 x i32> zeroinitializer
  %56 = insertelement <8 x i64> poison, i64 %3, i64 0
  %57 = shufflevector <8 x i64> %56, <8 x i64> poison, <8 x i32> zeroinitializer
  %58 = mul <8 x i64> %57, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %59 = add <8 x i64> %55, %58
  %60 = shl i64 %3, 3
  %61 = insertelement <8 x i64> poison, i64 %60, i64 0
  %62 = shufflevector <8 x i64> %61, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %63

63:                                               ; preds = %53, %63
  %64 = phi i64 [ 0, %53 ], [ %71, %63 ]
  %65 = phi <8 x i64> [ zeroinitializer, %53 ], [ %70, %63 ]
  %66 = phi <8 x i64> [ %59, %53 ], [ %72, %63 ]
  %67 = getelementptr inbounds nuw i64, ptr %1, i64 %64
  %68 = load <8 x i64>, ptr %67, align 8
  %69 = xor <8 x i64> %68, %66
  %70 = or <8 x i64> %69, %65
  %71 = add nuw nsw i64 %64, 8
  %72 = add <8 x i64> %66, %62
  %73 = icmp samesign ult i64 %64, 24
  br i1 %73, label %63, label %74

74:                                               ; preds = %63
  %75 = tail call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %70)
  %76 = icmp eq i64 %75, 0
  br i1 %76, label %77, label %368

77:                                               ; preds = %74
  %78 = shl i64 %3, 5
  %79 = lshr exact i64 %78, 2
  %80 = getelementptr inbounds nuw i8, ptr %12, i64 72
  %81 = load ptr, ptr %80, align 8
  %82 = getelementptr inbounds nuw i8, ptr %12, i64 80
  %83 = load i64, ptr %82, align 8
  %84 = getelementptr inbounds nuw i8, ptr %12, i64 152
  %85 = load i64, ptr %84, align 8
  %86 = icmp ult i64 %85, %83
  br i1 %86, label %87, label %368

87:                                               ; preds = %77
  %88 = add i64 %42, %78
  br label %89

89:                                               ; preds = %99, %87
  %90 = phi i64 [ 0, %87 ], [ %103, %99 ]
  %91 = phi i64 [ %85, %87 ], [ %102, %99 ]
  %92 = getelementptr inbounds nuw %struct.Span, ptr %81, i64 %91
  %93 = load i64, ptr %92, align 8
  %94 = icmp ult i64 %42, %93
  br i1 %94, label %99, label %95

95:                                               ; preds = %89
  %96 = getelementptr inbounds nuw i8, ptr %92, i64 8
  %97 = load i64, ptr %96, align 8
  %98 = icmp ugt i64 %88, %97
  br i1 %98, label %99, label %105

99:                                               ; preds = %95, %89
  %100 = add i64 %91, 1
  %101 = icmp ult i64 %100, %83
  %102 = select i1 %101, i64 %100, i64 0
  %103 = add nuw i64 %90, 1
  %104 = icmp eq i64 %103, %83
  br i1 %104, label %368, label %89

105:                                              ; preds = %95
  store i64 %91, ptr %84, align 8
  %106 = getelementptr inbounds nuw i8, ptr %92, i64 16
  %107 = load ptr, ptr %106, align 8
  %108 = icmp eq ptr %107, null
  br i1 %108, label %368, label %109

109:                                              ; preds = %105
  %110 = getelementptr inbounds nuw i8, ptr %92, i64 72
  %111 = load ptr, ptr %110, align 8
  %112 = icmp eq ptr %111, null
  br i1 %112, label %368, label %113

113:                                              ; preds = %109
  %114 = getelementptr inbounds nuw i8, ptr %12, i64 184
  %115 = load ptr, ptr %114, align 8
  %116 = icmp eq ptr %115, null
  %117 = and i64 %42, 3
  %118 = icmp eq i64 %117, 0
  %119 = and i1 %118, %116
  br i1 %119, label %120, label %368

120:                                              ; preds = %113
  %121 = load i64, ptr %92, align 8
  %122 = sub i64 %42, %121
  %123 = lshr i64 %122, 2
  %124 = getelementptr inbounds nuw i8, ptr %12, i64 88
  %125 = load i64, ptr %124, align 8
  %126 = getelementptr inbounds nuw i64, ptr %107, i64 %123
  %127 = icmp eq i64 %19, 0
  br i1 %127, label %130, label %128

128:                                              ; preds = %120
  %129 = icmp eq i64 %78, 0
  br i1 %129, label %214, label %206

130:                                              ; preds = %120
  %131 = getelementptr inbounds nuw i8, ptr %92, i64 80
  %132 = load i64, ptr %131, align 8
  %133 = add i64 %132, %42
  %134 = icmp eq i64 %78, 0
  br i1 %134, label %146, label %135

135:                                              ; preds = %130, %135
  %136 = phi i64 [ %144, %135 ], [ 0, %130 ]
  %137 = phi <16 x i32> [ %143, %135 ], [ zeroinitializer, %130 ]
  %138 = shl nuw i64 %136, 2
  %139 = add i64 %133, %138
  %140 = inttoptr i64 %139 to ptr
  %141 = load <16 x i32>, ptr %140, align 4
  %142 = icmp eq <16 x i32> %141, splat (i32 2142952365)
  %143 = select <16 x i1> %142, <16 x i32> splat (i32 -1), <16 x i32> %137
  %144 = add nuw nsw i64 %136, 16
  %145 = icmp samesign ult i64 %144, %79
  br i1 %145, label %135, label %146

146:                                              ; preds = %135, %130
  %147 = phi <16 x i32> [ zeroinitializer, %130 ], [ %143, %135 ]
  %148 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %147)
  %149 = icmp eq i32 %148, 0
  br i1 %149, label %150, label %368

150:                                              ; preds = %146
  %151 = getelementptr inbounds nuw i8, ptr %92, i64 24
  %152 = load ptr, ptr %151, align 8
  %153 = load i64, ptr %152, align 8
  %154 = icmp eq i64 %153, 0
  br i1 %154, label %168, label %155

155:                                              ; preds = %150
  br i1 %134, label %164, label %156

156:                                              ; preds = %155, %156
  %157 = phi i64 [ %162, %156 ], [ 0, %155 ]
  %158 = phi <8 x i64> [ %161, %156 ], [ zeroinitializer, %155 ]
  %159 = getelementptr inbounds nuw i64, ptr %126, i64 %157
  %160 = load <8 x i64>, ptr %159, align 8
  %161 = or <8 x i64> %160, %158
  %162 = add nuw nsw i64 %157, 8
  %163 = icmp samesign ult i64 %162, %79
  br i1 %163, label %156, label %164

164:                                              ; preds = %156, %155
  %165 = phi <8 x i64> [ zeroinitializer, %155 ], [ %161, %156 ]
  %166 = tail call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %165)
  %167 = icmp eq i64 %166, 0
  br i1 %167, label %168, label %368

168:                                              ; preds = %164, %150
  %169 = getelementptr inbounds nuw i8, ptr %92, i64 32
  %170 = load ptr, ptr %169, align 8
  store i64 1, ptr %170, align 8
  %171 = getelementptr inbounds nuw i8, ptr %92, i64 88
  %172 = load ptr, ptr %171, align 8
  %173 = icmp eq ptr %172, null
  br i1 %173, label %199, label %174

174:                                              ; preds = %168
  %175 = load i64, ptr %92, align 8
  %176 = sub i64 %42, %175
  %177 = select i1 %134, i64 0, i64 15
  %178 = trunc nuw nsw i64 %177 to i32
  %179 = lshr i64 %176, 2
  %180 = or disjoint i64 %78, 3
  %181 = add i64 %180, %176
  %182 = lshr i64 %181, 2
  %183 = icmp samesign ult i64 %179, %182
  br i1 %183, label %184, label %199

184:                                              ; preds = %174
  %185 = trunc nuw nsw i64 %177 to i8
  br label %186

186:                                              ; preds = %196, %184
  %187 = phi i64 [ %179, %184 ], [ %197, %196 ]
  %188 = load ptr, ptr %171, align 8
  %189 = getelementptr inbounds nuw i8, ptr %188, i64 %187
  %190 = load i8, ptr %189, align 1
  %191 = zext i8 %190 to i32
  %192 = and i32 %191, %178
  %193 = icmp eq i32 %192, %178
  br i1 %193, label %196, label %194

194:                                              ; preds = %186
  %195 = or i8 %190, %185
  store i8 %195, ptr %189, align 1
  br label %196

196:                                              ; preds = %194, %186
  %197 = add nuw nsw i64 %187, 1
  %198 = icmp eq i64 %197, %182
  br i1 %198, label %199, label %186

199:                                              ; preds = %196, %174, %168
  %200 = getelementptr inbounds nuw i8, ptr %12, i64 168
  %201 = load i64, ptr %200, align 8
  %202 = icmp eq i64 %201, 1
  br i1 %202, label %358, label %203

203:                                              ; preds = %199
  %204 = load i64, ptr %30, align 8
  %205 = load i64, ptr %27, align 8
  br label %218

206:                                              ; preds = %128, %206
  %207 = phi i64 [ %212, %206 ], [ 0, %128 ]
  %208 = phi <8 x i64> [ %211, %206 ], [ zeroinitializer, %128 ]
  %209 = getelementptr inbounds nuw i64, ptr %126, i64 %207
  %210 = load <8 x i64>, ptr %209, align 8
  %211 = or <8 x i64> %210, %208
  %212 = add nuw nsw i64 %207, 8
  %213 = icmp samesign ult i64 %212, %79
  br i1 %213, label %206, label %214

214:                                              ; preds = %206, %128
  %215 = phi <8 x i64> [ zeroinitializer, %128 ], [ %211, %206 ]
  %216 = tail call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %215)
  %217 = icmp eq i64 %216, 0
  br i1 %217, label %218, label %368

218:                                              ; preds = %203, %214
  %219 = phi i64 [ %205, %203 ], [ %28, %214 ]
  %220 = phi i64 [ %204, %203 ], [ %31, %214 ]
  %221 = shl i64 %219, 16
  %222 = or i64 %220, %221
  %223 = or i64 %222, 15
  %224 = add nuw nsw i64 %123, %79
  %225 = icmp eq i64 %78, 0
  br i1 %225, label %318, label %226

226:                                              ; preds = %218
  %227 = getelementptr inbounds nuw i8, ptr %12, i64 168
  %228 = trunc i64 %4 to i32
  br label %229

229:                                              ; preds = %316, %226
  %230 = phi i64 [ %123, %226 ], [ %234, %316 ]
  %231 = lshr i64 %230, 5
  %232 = and i64 %230, -32
  %233 = add i64 %232, 32
  %234 = tail call i64 @llvm.umin.i64(i64 %233, i64 %224)
  %235 = load ptr, ptr %110, align 8
  %236 = getelementptr inbounds nuw %struct.Block, ptr %235, i64 %231
  %237 = sub i64 %234, %230
  %238 = shl nsw i64 -1, %237
  %239 = trunc i64 %238 to i32
  %240 = xor i32 %239, -1
  %241 = trunc i64 %230 to i32
  %242 = and i32 %241, 31
  %243 = shl i32 %240, %242
  br i1 %127, label %244, label %278

244:                                              ; preds = %229
  %245 = load i64, ptr %30, align 8
  %246 = load i64, ptr %27, align 8
  %247 = shl i64 %246, 16
  %248 = or i64 %247, %245
  %249 = getelementptr inbounds nuw i8, ptr %236, i64 32
  %250 = load i64, ptr %249, align 8
  %251 = icmp eq i64 %250, %125
  br i1 %251, label %252, label %254

252:                                              ; preds = %244
  %253 = load i64, ptr %236, align 8
  br label %255

254:                                              ; preds = %244
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %236, i8 0, i64 32, i1 false)
  store i64 %125, ptr %249, align 8
  br label %255

255:                                              ; preds = %252, %254
  %256 = phi i64 [ %253, %252 ], [ 0, %254 ]
  %257 = icmp eq i64 %256, %248
  br i1 %257, label %258, label %262

258:                                              ; preds = %255
  %259 = getelementptr inbounds nuw i8, ptr %236, i64 16
  %260 = load i32, ptr %259, align 8
  %261 = or i32 %260, %243
  store i32 %261, ptr %259, align 8
  br label %276

262:                                              ; preds = %255
  %263 = xor i64 %256, %248
  %264 = and i64 %263, 4294901760
  %265 = icmp eq i64 %264, 0
  br i1 %265, label %274, label %266

266:                                              ; preds = %262
  %267 = getelementptr inbounds nuw i8, ptr %236, i64 8
  store i64 %256, ptr %267, align 8
  %268 = getelementptr inbounds nuw i8, ptr %236, i64 16
  %269 = load i32, ptr %268, align 8
  %270 = getelementptr inbounds nuw i8, ptr %236, i64 20
  store i32 %269, ptr %270, align 4
  %271 = getelementptr inbounds nuw i8, ptr %236, i64 24
  %272 = load i32, ptr %271, align 8
  %273 = getelementptr inbounds nuw i8, ptr %236, i64 28
  store i32 %272, ptr %273, align 4
  br label %274

274:                                              ; preds = %266, %262
  store i64 %248, ptr %236, align 8
  %275 = getelementptr inbounds nuw i8, ptr %236, i64 16
  store i32 %243, ptr %275, align 8
  br label %276

276:                                              ; preds = %274, %258
  %277 = getelementptr inbounds nuw i8, ptr %236, i64 24
  store i32 %228, ptr %277, align 8
  br label %316

278:                                              ; preds = %229
  %279 = getelementptr inbounds nuw i8, ptr %236, i64 32
  %280 = load i64, ptr %279, align 8
  %281 = icmp eq i64 %280, %125
  br i1 %281, label %282, label %316

282:                                              ; preds = %278
  %283 = load i64, ptr %227, align 8
  %284 = icmp ugt i64 %283, 1
  br i1 %284, label %285, label %316

285:                                              ; preds = %282
  %286 = getelementptr inbounds nuw i8, ptr %236, i64 16
  %287 = load i32, ptr %286, align 8
  %288 = and i32 %287, %243
  %289 = icmp eq i32 %288, 0
  br i1 %289, label %300, label %290

290:                                              ; preds = %285
  %291 = load i64, ptr %236, align 8
  %292 = lshr i64 %291, 16
  %293 = and i64 %292, 65535
  %294 = load ptr, ptr %12, align 8
  %295 = lshr i64 %291, 32
  %296 = getelementptr inbounds nuw i32, ptr %294, i64 %293
  %297 = load i32, ptr %296, align 4
  %298 = zext i32 %297 to i64
  %299 = icmp samesign ugt i64 %295, %298
  br i1 %299, label %368, label %300

300:                                              ; preds = %290, %285
  %301 = getelementptr inbounds nuw i8, ptr %236, i64 20
  %302 = load i32, ptr %301, align 4
  %303 = and i32 %302, %243
  %304 = icmp eq i32 %303, 0
  br i1 %304, label %316, label %305

305:                                              ; preds = %300
  %306 = getelementptr inbounds nuw i8, ptr %236, i64 8
  %307 = load i64, ptr %306, align 8
  %308 = lshr i64 %307, 16
  %309 = and i64 %308, 65535
  %310 = load ptr, ptr %12, align 8
  %311 = lshr i64 %307, 32
  %312 = getelementptr inbounds nuw i32, ptr %310, i64 %309
  %313 = load i32, ptr %312, align 4
  %314 = zext i32 %313 to i64
  %315 = icmp samesign ugt i64 %311, %314
  br i1 %315, label %368, label %316

316:                                              ; preds = %305, %300, %282, %278, %276
  %317 = icmp ult i64 %233, %224
  br i1 %317, label %229, label %318

318:                                              ; preds = %316, %218
  br i1 %127, label %633, label %319

319:                                              ; preds = %318
  %320 = getelementptr inbounds nuw i8, ptr %92, i64 24
  %321 = load ptr, ptr %320, align 8
  store i64 1, ptr %321, align 8
  %322 = getelementptr inbounds nuw i8, ptr %12, i64 96
  %323 = load ptr, ptr %322, align 8
  %324 = getelementptr inbounds nuw i8, ptr %323, i64 8
  %325 = load i64, ptr %324, align 8
  %326 = icmp eq i64 %325, 2
  br i1 %326, label %327, label %328

327:                                              ; preds = %319
  store i64 3, ptr %324, align 8
  br label %328

328:                                              ; preds = %327, %319
  %329 = or i64 %4, %125
  %330 = or i64 %329, 68451041280
  %331 = insertelement <8 x i64> poison, i64 %330, i64 0
  %332 = shufflevector <8 x i64> %331, <8 x i64> poison, <8 x i32> zeroinitializer
  %333 = getelementptr inbounds nuw i8, ptr %92, i64 56
  %334 = load ptr, ptr %333, align 8
  %335 = getelementptr inbounds nuw i64, ptr %334, i64 %123
  br i1 %225, label %358, label %336

336:                                              ; preds = %328
  %337 = lshr i64 %3, 2
  %338 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %337, i1 true)
  %339 = trunc nuw nsw i64 %338 to i32
  %340 = insertelement <8 x i32> poison, i32 %339, i64 0
  %341 = shufflevector <8 x i32> %340, <8 x i32> poison, <8 x i32> zeroinitializer
  %342 = zext nneg <8 x i32> %341 to <8 x i64>
  %343 = add i64 %223, 256
  %344 = insertelement <8 x i64> poison, i64 %343, i64 0
  %345 = shufflevector <8 x i64> %344, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %346

346:                                              ; preds = %346, %336
  %347 = phi i64 [ 0, %336 ], [ %356, %346 ]
  %348 = getelementptr inbounds nuw i64, ptr %126, i64 %347
  store <8 x i64> %332, ptr %348, align 8
  %349 = insertelement <8 x i64> poison, i64 %347, i64 0
  %350 = shufflevector <8 x i64> %349, <8 x i64> poison, <8 x i32> zeroinitializer
  %351 = or disjoint <8 x i64> %350, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %352 = lshr <8 x i64> %351, %342
  %353 = shl <8 x i64> %352, splat (i64 8)
  %354 = add <8 x i64> %353, %345
  %355 = getelementptr inbounds nuw i64, ptr %335, i64 %347
  store <8 x i64> %354, ptr %355, align 8
  %356 = add nuw nsw i64 %347, 8
  %357 = icmp samesign ult i64 %356, %79
  br i1 %357, label %346, label %358

358:                                              ; preds = %346, %328, %199
  %359 = getelementptr inbounds nuw i8, ptr %12, i64 96
  %360 = load ptr, ptr %359, align 8
  %361 = getelementptr inbounds nuw i8, ptr %360, i64 8
  %362 = load i64, ptr %361, align 8
  %363 = icmp eq i64 %362, 3
  %364 = icmp eq i64 %19, 1
  %365 = and i1 %364, %363
  br i1 %365, label %366, label %633

366:                                              ; preds = %358
  %367 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store i64 0, ptr %367, align 32
  br label %633

368:                                              ; preds = %99, %290, %305, %77, %214, %146, %164, %105, %109, %113, %74, %41, %14
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %10) #14
  %369 = icmp eq i32 %2, 0
  br i1 %369, label %607, label %370

370:                                              ; preds = %52, %368
  %371 = icmp ult i64 %19, 3
  %372 = icmp eq ptr %6, null
  %373 = getelementptr inbounds nuw i8, ptr %12, i64 72
  %374 = getelementptr inbounds nuw i8, ptr %12, i64 152
  %375 = getelementptr inbounds nuw i8, ptr %12, i64 104
  %376 = getelementptr inbounds nuw i8, ptr %12, i64 136
  %377 = getelementptr inbounds nuw i8, ptr %12, i64 144
  %378 = getelementptr inbounds nuw i8, ptr %12, i64 32
  %379 = icmp eq i64 %21, 1
  %380 = getelementptr inbounds nuw i8, ptr %12, i64 160
  %381 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %382 = icmp ult i64 %5, 4
  %383 = getelementptr inbounds nuw i8, ptr %12, i64 48
  %384 = getelementptr inbounds nuw i8, ptr %12, i64 56
  %385 = getelementptr inbounds nuw i8, ptr %12, i64 64
  %386 = icmp eq i64 %5, 3
  %387 = getelementptr inbounds nuw i8, ptr %12, i64 96
  %388 = getelementptr inbounds nuw i8, ptr %12, i64 184
  %389 = getelementptr inbounds nuw i8, ptr %12, i64 192
  %390 = getelementptr inbounds nuw i8, ptr %12, i64 200
  %391 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %392 = getelementptr inbounds nuw i8, ptr %12, i64 216
  %393 = getelementptr inbounds nuw i8, ptr %12, i64 224
  %394 = icmp ne i64 %5, 3
  %395 = getelementptr inbounds nuw i8, ptr %12, i64 88
  br label %396

396:                                              ; preds = %370, %599
  %397 = phi i64 [ -1, %370 ], [ %406, %599 ]
  %398 = phi i32 [ 0, %370 ], [ %600, %599 ]
  %399 = phi i32 [ %2, %370 ], [ %602, %599 ]
  %400 = call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %399, i1 true)
  %401 = zext nneg i32 %400 to i64
  %402 = getelementptr inbounds nuw i64, ptr %1, i64 %401
  %403 = load i64, ptr %402, align 8
  %404 = icmp ult i64 %403, 281474976710656
  %405 = select i1 %404, i64 6, i64 2
  %406 = lshr i64 %403, %405
  %407 = icmp eq i64 %406, %397
  br i1 %371, label %408, label %472

408:                                              ; preds = %396
  %409 = icmp ugt i64 %403, -281474976710657
  br i1 %409, label %410, label %446

410:                                              ; preds = %408
  %411 = lshr i64 %403, 24
  %412 = and i64 %411, 255
  %413 = and i64 %403, 16777215
  %414 = icmp ult i64 %412, %21
  br i1 %414, label %415, label %599

415:                                              ; preds = %410
  %416 = load ptr, ptr %378, align 8
  %417 = getelementptr inbounds nuw ptr, ptr %416, i64 %412
  %418 = load ptr, ptr %417, align 8
  store ptr %418, ptr %25, align 8
  %419 = add i64 %413, %3
  %420 = getelementptr inbounds nuw i8, ptr %418, i64 64
  %421 = load i64, ptr %420, align 8
  %422 = shl i64 %421, 2
  %423 = icmp ugt i64 %419, %422
  br i1 %423, label %599, label %424

424:                                              ; preds = %415
  br i1 %379, label %428, label %425

425:                                              ; preds = %424
  %426 = load ptr, ptr %380, align 8
  %427 = getelementptr inbounds nuw i64, ptr %426, i64 %412
  store i64 %35, ptr %427, align 8
  br label %428

428:                                              ; preds = %425, %424
  %429 = add nuw nsw i32 %400, 1
  %430 = zext nneg i32 %429 to i64
  store i64 %430, ptr %37, align 8
  %431 = call fastcc zeroext i1 @races_in(ptr noundef %9, i64 noundef %413, i64 noundef %3, ptr noundef null, ptr noundef null) #15
  br i1 %431, label %432, label %472

432:                                              ; preds = %428
  br i1 %372, label %604, label %433

433:                                              ; preds = %432
  %434 = and i64 %403, 3
  %435 = getelementptr inbounds nuw i8, ptr %10, i64 %434
  call fastcc void @gather(ptr noundef %6, i64 noundef %401, i64 noundef %3, i64 noundef %7, ptr noundef %435) #15
  %436 = load ptr, ptr %381, align 16
  %437 = getelementptr inbounds nuw ptr, ptr %436, i64 %412
  %438 = load ptr, ptr %437, align 8
  %439 = getelementptr inbounds nuw i8, ptr %438, i64 %413
  %440 = sub nsw i64 0, %434
  %441 = getelementptr inbounds i8, ptr %439, i64 %440
  %442 = call fastcc zeroext i1 @races_in(ptr noundef %9, i64 noundef %413, i64 noundef %3, ptr noundef nonnull %10, ptr noundef %441) #15
  br i1 %442, label %604, label %443

443:                                              ; preds = %433
  %444 = call fastcc zeroext i1 @unreported(ptr noundef nonnull %12, i64 noundef %4) #15
  br i1 %444, label %445, label %472

445:                                              ; preds = %443
  store i64 %401, ptr %376, align 8
  br label %470

446:                                              ; preds = %408
  br i1 %404, label %447, label %599

447:                                              ; preds = %446
  %448 = add nuw nsw i32 %400, 1
  %449 = zext nneg i32 %448 to i64
  %450 = select i1 %17, i64 0, i64 %449
  %451 = call fastcc zeroext i1 @races_globally(ptr noundef nonnull %12, i64 noundef %403, i64 noundef %3, i64 noundef %4, i64 noundef %19, i1 noundef zeroext false, i64 noundef %450, i64 noundef 0) #15
  br i1 %451, label %452, label %472

452:                                              ; preds = %447
  br i1 %372, label %604, label %453

453:                                              ; preds = %452
  call fastcc void @gather(ptr noundef %6, i64 noundef %401, i64 noundef %3, i64 noundef %7, ptr noundef %10) #15
  %454 = load ptr, ptr %373, align 8
  %455 = load i64, ptr %374, align 8
  %456 = getelementptr inbounds nuw %struct.Span, ptr %454, i64 %455, i32 10
  %457 = load i64, ptr %456, align 8
  %458 = add i64 %457, %403
  %459 = inttoptr i64 %458 to ptr
  %460 = call fastcc zeroext i1 @same_bytes(ptr noundef %459, ptr noundef %10, i64 noundef %3) #15
  br i1 %460, label %461, label %604

461:                                              ; preds = %453
  %462 = call fastcc zeroext i1 @races_globally(ptr noundef nonnull %12, i64 noundef %403, i64 noundef %3, i64 noundef %4, i64 noundef %19, i1 noundef zeroext true, i64 noundef %449, i64 noundef 0) #15
  br i1 %462, label %604, label %463

463:                                              ; preds = %461
  %464 = load i64, ptr %375, align 8
  switch i64 %464, label %472 [
    i64 6, label %465
    i64 16, label %465
  ]

465:                                              ; preds = %463, %463
  %466 = call fastcc zeroext i1 @unreported(ptr noundef nonnull %12, i64 noundef %4) #15
  br i1 %466, label %467, label %472

467:                                              ; preds = %465
  store i64 %401, ptr %376, align 8
  %468 = lshr i64 %403, 24
  %469 = and i64 %468, 255
  br label %470

470:                                              ; preds = %445, %467
  %471 = phi i64 [ %469, %467 ], [ %412, %445 ]
  store i64 %471, ptr %377, align 8
  br label %472

472:                                              ; preds = %470, %465, %443, %463, %447, %428, %396
  %473 = phi i32 [ %398, %396 ], [ %398, %428 ], [ %398, %463 ], [ %398, %447 ], [ %398, %443 ], [ %398, %465 ], [ 2, %470 ]
  %474 = or i1 %18, %407
  br i1 %474, label %599, label %475

475:                                              ; preds = %472
  %476 = and i1 %382, %404
  br i1 %476, label %477, label %505

477:                                              ; preds = %475
  %478 = load ptr, ptr %387, align 8
  %479 = getelementptr inbounds nuw i8, ptr %478, i64 8
  %480 = load i64, ptr %478, align 8
  %481 = icmp eq i64 %480, 0
  br i1 %386, label %482, label %487

482:                                              ; preds = %477
  %483 = load i64, ptr %479, align 8
  %484 = icmp eq i64 %483, 1
  br i1 %484, label %485, label %487

485:                                              ; preds = %482
  store i64 2, ptr %479, align 8
  %486 = load ptr, ptr %387, align 8
  br label %487

487:                                              ; preds = %485, %482, %477
  %488 = phi ptr [ %486, %485 ], [ %478, %482 ], [ %478, %477 ]
  store i64 1, ptr %488, align 8
  br i1 %481, label %489, label %496

489:                                              ; preds = %487
  %490 = load ptr, ptr %388, align 8
  %491 = icmp eq ptr %490, null
  br i1 %491, label %496, label %492

492:                                              ; preds = %489
  %493 = load ptr, ptr %389, align 8
  %494 = load i64, ptr %390, align 8
  %495 = shl i64 %494, 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %493, ptr nonnull align 4 %490, i64 %495, i1 false)
  br label %496

496:                                              ; preds = %492, %489, %487
  %497 = load i64, ptr %383, align 8
  %498 = and i64 %406, 255
  %499 = mul i64 %497, %498
  %500 = load ptr, ptr %384, align 8
  %501 = getelementptr inbounds nuw i32, ptr %500, i64 %499
  %502 = load ptr, ptr %385, align 8
  %503 = getelementptr inbounds nuw i32, ptr %502, i64 %499
  %504 = load ptr, ptr %12, align 8
  br label %514

505:                                              ; preds = %475
  %506 = load i64, ptr %383, align 8
  %507 = and i64 %406, 255
  %508 = mul i64 %506, %507
  %509 = load ptr, ptr %384, align 8
  %510 = getelementptr inbounds nuw i32, ptr %509, i64 %508
  %511 = load ptr, ptr %385, align 8
  %512 = getelementptr inbounds nuw i32, ptr %511, i64 %508
  %513 = load ptr, ptr %12, align 8
  br i1 %382, label %514, label %543

514:                                              ; preds = %496, %505
  %515 = phi ptr [ %504, %496 ], [ %513, %505 ]
  %516 = phi ptr [ %503, %496 ], [ %512, %505 ]
  %517 = phi ptr [ %501, %496 ], [ %510, %505 ]
  %518 = phi i64 [ %497, %496 ], [ %506, %505 ]
  %519 = icmp eq i64 %518, 0
  br i1 %519, label %540, label %520

520:                                              ; preds = %514, %520
  %521 = phi i64 [ %527, %520 ], [ 0, %514 ]
  %522 = getelementptr inbounds nuw i32, ptr %515, i64 %521
  %523 = load <16 x i32>, ptr %522, align 4
  %524 = getelementptr inbounds nuw i32, ptr %517, i64 %521
  %525 = load <16 x i32>, ptr %524, align 4
  %526 = call <16 x i32> @llvm.umax.v16i32(<16 x i32> %523, <16 x i32> %525)
  store <16 x i32> %526, ptr %522, align 4
  %527 = add i64 %521, 16
  %528 = icmp ult i64 %527, %518
  br i1 %528, label %520, label %529

529:                                              ; preds = %520
  %530 = load ptr, ptr %391, align 8
  br label %531

531:                                              ; preds = %531, %529
  %532 = phi i64 [ %538, %531 ], [ 0, %529 ]
  %533 = getelementptr inbounds nuw i32, ptr %530, i64 %532
  %534 = load <16 x i32>, ptr %533, align 4
  %535 = getelementptr inbounds nuw i32, ptr %516, i64 %532
  %536 = load <16 x i32>, ptr %535, align 4
  %537 = call <16 x i32> @llvm.umax.v16i32(<16 x i32> %534, <16 x i32> %536)
  store <16 x i32> %537, ptr %533, align 4
  %538 = add i64 %532, 16
  %539 = icmp ult i64 %538, %518
  br i1 %539, label %531, label %540

540:                                              ; preds = %531, %514
  br i1 %386, label %599, label %541

541:                                              ; preds = %540
  %542 = load ptr, ptr %12, align 8
  br label %543

543:                                              ; preds = %541, %505
  %544 = phi ptr [ %516, %541 ], [ %512, %505 ]
  %545 = phi ptr [ %517, %541 ], [ %510, %505 ]
  %546 = phi i64 [ %518, %541 ], [ %506, %505 ]
  %547 = phi ptr [ %542, %541 ], [ %513, %505 ]
  %548 = load i64, ptr %392, align 8
  %549 = icmp eq i64 %548, 0
  br i1 %549, label %561, label %550

550:                                              ; preds = %543, %550
  %551 = phi i64 [ %557, %550 ], [ 0, %543 ]
  %552 = getelementptr inbounds nuw i32, ptr %545, i64 %551
  %553 = load <16 x i32>, ptr %552, align 4
  %554 = getelementptr inbounds nuw i32, ptr %547, i64 %551
  %555 = load <16 x i32>, ptr %554, align 4
  %556 = call <16 x i32> @llvm.umax.v16i32(<16 x i32> %553, <16 x i32> %555)
  store <16 x i32> %556, ptr %552, align 4
  %557 = add i64 %551, 16
  %558 = icmp ult i64 %557, %548
  br i1 %558, label %550, label %559

559:                                              ; preds = %550
  %560 = load i64, ptr %392, align 8
  br label %561

561:                                              ; preds = %559, %543
  %562 = phi i64 [ %560, %559 ], [ 0, %543 ]
  %563 = getelementptr inbounds nuw i32, ptr %545, i64 %562
  %564 = load ptr, ptr %393, align 8
  %565 = sub i64 %546, %562
  %566 = icmp eq i64 %546, %562
  br i1 %566, label %576, label %567

567:                                              ; preds = %561, %567
  %568 = phi i64 [ %574, %567 ], [ 0, %561 ]
  %569 = getelementptr inbounds nuw i32, ptr %563, i64 %568
  %570 = load <16 x i32>, ptr %569, align 4
  %571 = getelementptr inbounds nuw i32, ptr %564, i64 %568
  %572 = load <16 x i32>, ptr %571, align 4
  %573 = call <16 x i32> @llvm.umax.v16i32(<16 x i32> %570, <16 x i32> %572)
  store <16 x i32> %573, ptr %569, align 4
  %574 = add i64 %568, 16
  %575 = icmp ult i64 %574, %565
  br i1 %575, label %567, label %576

576:                                              ; preds = %567, %561
  %577 = load ptr, ptr %391, align 8
  %578 = icmp eq i64 %546, 0
  br i1 %578, label %588, label %579

579:                                              ; preds = %576, %579
  %580 = phi i64 [ %586, %579 ], [ 0, %576 ]
  %581 = getelementptr inbounds nuw i32, ptr %544, i64 %580
  %582 = load <16 x i32>, ptr %581, align 4
  %583 = getelementptr inbounds nuw i32, ptr %577, i64 %580
  %584 = load <16 x i32>, ptr %583, align 4
  %585 = call <16 x i32> @llvm.umax.v16i32(<16 x i32> %582, <16 x i32> %584)
  store <16 x i32> %585, ptr %581, align 4
  %586 = add i64 %580, 16
  %587 = icmp ult i64 %586, %546
  br i1 %587, label %579, label %588

588:                                              ; preds = %579, %576
  %589 = and i1 %394, %404
  br i1 %589, label %590, label %599

590:                                              ; preds = %588
  %591 = load ptr, ptr %388, align 8
  %592 = icmp eq ptr %591, null
  br i1 %592, label %599, label %593

593:                                              ; preds = %590
  %594 = load i64, ptr %395, align 8
  %595 = lshr i64 %594, 36
  %596 = getelementptr inbounds nuw i32, ptr %591, i64 %595
  %597 = load i32, ptr %596, align 4
  %598 = add i32 %597, 1
  store i32 %598, ptr %596, align 4
  br label %599

599:                                              ; preds = %540, %446, %472, %588, %410, %415, %590, %593
  %600 = phi i32 [ %473, %593 ], [ %473, %590 ], [ %398, %415 ], [ %398, %410 ], [ %473, %588 ], [ %473, %472 ], [ %398, %446 ], [ %473, %540 ]
  %601 = add i32 %399, -1
  %602 = and i32 %601, %399
  %603 = icmp eq i32 %602, 0
  br i1 %603, label %607, label %396

604:                                              ; preds = %432, %433, %453, %461, %452
  store i64 %401, ptr %376, align 8
  %605 = lshr i64 %403, 24
  %606 = and i64 %605, 255
  store i64 %606, ptr %377, align 8
  br label %631

607:                                              ; preds = %599, %368
  %608 = phi i32 [ 0, %368 ], [ %600, %599 ]
  switch i64 %5, label %609 [
    i64 1, label %623
    i64 0, label %631
    i64 3, label %631
  ]

609:                                              ; preds = %607
  %610 = load ptr, ptr %12, align 8
  %611 = load i64, ptr %27, align 8
  %612 = getelementptr inbounds nuw i32, ptr %610, i64 %611
  %613 = load i32, ptr %612, align 4
  %614 = add i32 %613, 1
  store i32 %614, ptr %612, align 4
  %615 = load ptr, ptr %12, align 8
  %616 = getelementptr inbounds nuw i8, ptr %12, i64 216
  %617 = load i64, ptr %616, align 8
  %618 = load i64, ptr %27, align 8
  %619 = getelementptr i32, ptr %615, i64 %617
  %620 = getelementptr i32, ptr %619, i64 %618
  store i32 %614, ptr %620, align 4
  %621 = zext i32 %614 to i64
  %622 = shl nuw i64 %621, 32
  store i64 %622, ptr %30, align 8
  br label %631

623:                                              ; preds = %607
  %624 = getelementptr inbounds nuw i8, ptr %12, i64 96
  %625 = load ptr, ptr %624, align 8
  %626 = getelementptr inbounds nuw i8, ptr %625, i64 8
  %627 = load i64, ptr %626, align 8
  %628 = icmp eq i64 %627, 3
  br i1 %628, label %629, label %631

629:                                              ; preds = %623
  %630 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store i64 0, ptr %630, align 32
  br label %631

631:                                              ; preds = %604, %609, %623, %629, %607, %607
  %632 = phi i32 [ 1, %604 ], [ %608, %607 ], [ %608, %607 ], [ %608, %629 ], [ %608, %623 ], [ %608, %609 ]
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %10) #14
  br label %633

633:                                              ; preds = %318, %358, %366, %631
  %634 = phi i32 [ %632, %631 ], [ 0, %366 ], [ 0, %358 ], [ 0, %318 ]
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %9) #14
  br label %635

635:                                              ; preds = %8, %633
  %636 = phi i32 [ %634, %633 ], [ 0, %8 ]
  ret i32 %636
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
  %103 = tail call fastcc zeroext i1 @alike(ptr noundef %6, i64 noundef %88, i64 noundef %102, i64 noundef range(i64 0, 16) %30, ptr noundef %79, ptr noundef %81) #15
  br i1 %103, label %105, label %104

104:                                              ; preds = %101
  tail call fastcc void @record(ptr noundef %6, i64 noundef 1, i64 noundef %90, i64 noundef %88, i64 noundef %84) #15
  br label %367

105:                                              ; preds = %101
  tail call fastcc void @record(ptr noundef %6, i64 noundef 5, i64 noundef %90, i64 noundef %88, i64 noundef %84) #15
  br label %112

106:                                              ; preds = %96
  %107 = getelementptr inbounds nuw i32, ptr %10, i64 %88
  %108 = load i32, ptr %107, align 4
  %109 = zext i32 %108 to i64
  %110 = icmp samesign ugt i64 %89, %109
  br i1 %110, label %111, label %112

111:                                              ; preds = %106
  tail call fastcc void @record(ptr noundef %6, i64 noundef 2, i64 noundef %90, i64 noundef %88, i64 noundef %84) #15
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
  %157 = tail call fastcc zeroext i1 @same_cell(i64 noundef range(i64 0, 16) %30, ptr noundef %79, ptr noundef %81) #15
  br i1 %157, label %161, label %158

158:                                              ; preds = %156, %154
  %159 = shl nuw nsw i64 %146, 32
  %160 = or disjoint i64 %159, %88
  tail call fastcc void @record(ptr noundef %6, i64 noundef 9, i64 noundef %90, i64 noundef %160, i64 noundef %84) #15
  br label %367

161:                                              ; preds = %149, %125, %156, %152, %121, %112
  %162 = and i64 %84, 1073741824
  %163 = icmp ne i64 %162, 0
  br i1 %163, label %164, label %168

164:                                              ; preds = %161
  %165 = tail call fastcc i64 @twins(ptr noundef %6, ptr noundef %8, ptr noundef %10, ptr noundef nonnull %12, i64 noundef range(i64 0, 4611686018427387903) %75, i64 noundef range(i64 0, 16) %30, i64 noundef %14, ptr noundef %79, ptr noundef %81) #15
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
  tail call fastcc void @record(ptr noundef %6, i64 noundef 3, i64 noundef %90, i64 noundef %238, i64 noundef %241) #15
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
  %298 = tail call fastcc zeroext i1 @same_cell(i64 noundef range(i64 0, 16) %30, ptr noundef %79, ptr noundef %81) #15
  br i1 %298, label %302, label %299

299:                                              ; preds = %297, %295
  %300 = shl nuw nsw i64 %291, 32
  %301 = or i64 %300, %14
  tail call fastcc void @record(ptr noundef %6, i64 noundef 10, i64 noundef %90, i64 noundef %301, i64 noundef %269) #15
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
  tail call fastcc void @add_twin(ptr noundef nonnull %12, i64 noundef range(i64 0, 4611686018427387903) %75, i64 noundef %88, i64 noundef %84) #15
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

define internal fastcc void @gather(ptr nocapture noundef nonnull readonly %0, i64 noundef range(i64 0, 32) %1, i64 noundef %2, i64 noundef %3, ptr nocapture noundef nonnull writeonly %4) unnamed_addr #7 {
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

define internal fastcc noundef zeroext i1 @races_globally(ptr nocapture noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i1 noundef zeroext %5, i64 noundef range(i64 0, 33) %6, i64 noundef %7) unnamed_addr #3 {
  %9 = alloca %struct.Span, align 8
  %10 = alloca %struct.Touch, align 8
  %11 = zext i1 %5 to i8
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %15 = load i64, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %17 = load i64, ptr %16, align 8
  %18 = icmp ult i64 %17, %15
  br i1 %18, label %19, label %501

19:                                               ; preds = %8
  %20 = add i64 %2, %1
  br label %21

21:                                               ; preds = %19, %31
  %22 = phi i64 [ 0, %19 ], [ %35, %31 ]
  %23 = phi i64 [ %17, %19 ], [ %34, %31 ]
  %24 = getelementptr inbounds nuw %struct.Span, ptr %13, i64 %23
  %25 = load i64, ptr %24, align 8
  %26 = icmp ult i64 %1, %25
  br i1 %26, label %31, label %27

27:                                               ; preds = %21
  %28 = getelementptr inbounds nuw i8, ptr %24, i64 8
  %29 = load i64, ptr %28, align 8
  %30 = icmp ugt i64 %20, %29
  br i1 %30, label %31, label %37

31:                                               ; preds = %27, %21
  %32 = add i64 %23, 1
  %33 = icmp ult i64 %32, %15
  %34 = select i1 %33, i64 %32, i64 0
  %35 = add nuw i64 %22, 1
  %36 = icmp eq i64 %35, %15
  br i1 %36, label %501, label %21

37:                                               ; preds = %27
  store i64 %23, ptr %16, align 8
  %38 = getelementptr inbounds nuw i8, ptr %24, i64 16
  %39 = load ptr, ptr %38, align 8
  %40 = icmp eq ptr %39, null
  br i1 %40, label %501, label %41

41:                                               ; preds = %37
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %9) #14
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(96) %9, ptr noundef nonnull align 8 dereferenceable(96) %24, i64 96, i1 false)
  %42 = icmp eq i64 %4, 1
  br i1 %42, label %43, label %48

43:                                               ; preds = %41
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %45 = load i64, ptr %44, align 8
  %46 = load i64, ptr %9, align 8
  %47 = sub i64 %1, %46
  br label %184

48:                                               ; preds = %41
  %49 = getelementptr inbounds nuw i8, ptr %9, i64 80
  %50 = load i64, ptr %49, align 8
  %51 = add i64 %50, %1
  %52 = and i64 %51, -4
  %53 = add i64 %51, %2
  %54 = icmp ult i64 %52, %53
  br i1 %54, label %58, label %63

55:                                               ; preds = %58
  %56 = add i64 %59, 4
  %57 = icmp ult i64 %56, %53
  br i1 %57, label %58, label %63

58:                                               ; preds = %48, %55
  %59 = phi i64 [ %56, %55 ], [ %52, %48 ]
  %60 = inttoptr i64 %59 to ptr
  %61 = load i32, ptr %60, align 4
  %62 = icmp eq i32 %61, 2142952365
  br i1 %62, label %55, label %66

63:                                               ; preds = %55, %48
  %64 = tail call fastcc zeroext i1 @unheard(ptr noundef %0, i64 noundef %3) #15
  br i1 %64, label %65, label %66

65:                                               ; preds = %63
  tail call fastcc void @record(ptr noundef %0, i64 noundef 11, i64 noundef %1, i64 noundef 0, i64 noundef 0) #15
  br label %499

66:                                               ; preds = %58, %63
  %67 = getelementptr inbounds nuw i8, ptr %9, i64 32
  %68 = load ptr, ptr %67, align 8
  store i64 1, ptr %68, align 8
  %69 = getelementptr inbounds nuw i8, ptr %9, i64 88
  %70 = load ptr, ptr %69, align 8
  %71 = icmp eq ptr %70, null
  br i1 %71, label %104, label %72

72:                                               ; preds = %66
  %73 = load i64, ptr %9, align 8
  %74 = sub i64 %1, %73
  %75 = icmp ult i64 %2, 4
  br i1 %75, label %76, label %82

76:                                               ; preds = %72
  %77 = shl nsw i64 -1, %2
  %78 = xor i64 %77, -1
  %79 = and i64 %74, 3
  %80 = shl nuw nsw i64 %78, %79
  %81 = and i64 %80, 15
  br label %82

82:                                               ; preds = %72, %76
  %83 = phi i64 [ %81, %76 ], [ 15, %72 ]
  %84 = trunc nuw nsw i64 %83 to i32
  %85 = lshr i64 %74, 2
  %86 = add i64 %2, 3
  %87 = add i64 %86, %74
  %88 = lshr i64 %87, 2
  %89 = icmp samesign ult i64 %85, %88
  br i1 %89, label %90, label %104

90:                                               ; preds = %82
  %91 = trunc nuw nsw i64 %83 to i8
  br label %92

92:                                               ; preds = %90, %101
  %93 = phi i64 [ %85, %90 ], [ %102, %101 ]
  %94 = getelementptr inbounds nuw i8, ptr %70, i64 %93
  %95 = load i8, ptr %94, align 1
  %96 = zext i8 %95 to i32
  %97 = and i32 %96, %84
  %98 = icmp eq i32 %97, %84
  br i1 %98, label %101, label %99

99:                                               ; preds = %92
  %100 = or i8 %95, %91
  store i8 %100, ptr %94, align 1
  br label %101

101:                                              ; preds = %99, %92
  %102 = add nuw nsw i64 %93, 1
  %103 = icmp eq i64 %102, %88
  br i1 %103, label %104, label %92

104:                                              ; preds = %101, %82, %66
  %105 = icmp eq i64 %4, 0
  %106 = icmp ne i64 %6, 0
  %107 = and i1 %105, %106
  br i1 %107, label %108, label %124

108:                                              ; preds = %104
  %109 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %110 = load i64, ptr %109, align 8
  %111 = icmp ugt i64 %110, 1
  %112 = getelementptr inbounds nuw i8, ptr %9, i64 72
  %113 = load ptr, ptr %112, align 8
  %114 = icmp ne ptr %113, null
  %115 = select i1 %111, i1 %114, i1 false
  %116 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %117 = load i64, ptr %116, align 8
  %118 = load i64, ptr %9, align 8
  %119 = sub i64 %1, %118
  %120 = getelementptr inbounds nuw i8, ptr %9, i64 24
  %121 = load ptr, ptr %120, align 8
  %122 = load i64, ptr %121, align 8
  %123 = icmp eq i64 %122, 0
  br i1 %123, label %133, label %184

124:                                              ; preds = %104
  %125 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %126 = load i64, ptr %125, align 8
  %127 = load i64, ptr %9, align 8
  %128 = sub i64 %1, %127
  %129 = getelementptr inbounds nuw i8, ptr %9, i64 24
  %130 = load ptr, ptr %129, align 8
  %131 = load i64, ptr %130, align 8
  %132 = icmp eq i64 %131, 0
  br i1 %132, label %499, label %184

133:                                              ; preds = %108
  br i1 %115, label %134, label %499

134:                                              ; preds = %133
  %135 = lshr i64 %119, 2
  %136 = add i64 %2, -1
  %137 = add i64 %136, %119
  %138 = lshr i64 %137, 2
  %139 = sub nsw i64 %138, %135
  %140 = shl i64 2, %139
  %141 = trunc i64 %140 to i32
  %142 = add i32 %141, -1
  %143 = trunc i64 %135 to i32
  %144 = and i32 %143, 31
  %145 = shl i32 %142, %144
  %146 = getelementptr inbounds nuw i8, ptr %9, i64 72
  %147 = load ptr, ptr %146, align 8
  %148 = lshr i64 %119, 7
  %149 = getelementptr inbounds nuw %struct.Block, ptr %147, i64 %148
  %150 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %151 = load i64, ptr %150, align 8
  %152 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %153 = load i64, ptr %152, align 8
  %154 = shl i64 %153, 16
  %155 = or i64 %154, %151
  %156 = getelementptr inbounds nuw i8, ptr %149, i64 32
  %157 = load i64, ptr %156, align 8
  %158 = icmp eq i64 %157, %117
  br i1 %158, label %160, label %159

159:                                              ; preds = %134
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %149, i8 0, i64 32, i1 false)
  store i64 %117, ptr %156, align 8
  br label %160

160:                                              ; preds = %159, %134
  %161 = load i64, ptr %149, align 8
  %162 = icmp eq i64 %161, %155
  br i1 %162, label %163, label %167

163:                                              ; preds = %160
  %164 = getelementptr inbounds nuw i8, ptr %149, i64 16
  %165 = load i32, ptr %164, align 8
  %166 = or i32 %165, %145
  store i32 %166, ptr %164, align 8
  br label %181

167:                                              ; preds = %160
  %168 = xor i64 %161, %155
  %169 = and i64 %168, 4294901760
  %170 = icmp eq i64 %169, 0
  br i1 %170, label %179, label %171

171:                                              ; preds = %167
  %172 = getelementptr inbounds nuw i8, ptr %149, i64 8
  store i64 %161, ptr %172, align 8
  %173 = getelementptr inbounds nuw i8, ptr %149, i64 16
  %174 = load i32, ptr %173, align 8
  %175 = getelementptr inbounds nuw i8, ptr %149, i64 20
  store i32 %174, ptr %175, align 4
  %176 = getelementptr inbounds nuw i8, ptr %149, i64 24
  %177 = load i32, ptr %176, align 8
  %178 = getelementptr inbounds nuw i8, ptr %149, i64 28
  store i32 %177, ptr %178, align 4
  br label %179

179:                                              ; preds = %171, %167
  store i64 %155, ptr %149, align 8
  %180 = getelementptr inbounds nuw i8, ptr %149, i64 16
  store i32 %145, ptr %180, align 8
  br label %181

181:                                              ; preds = %163, %179
  %182 = trunc i64 %3 to i32
  %183 = getelementptr inbounds nuw i8, ptr %149, i64 24
  store i32 %182, ptr %183, align 8
  br label %499

184:                                              ; preds = %124, %43, %108
  %185 = phi i64 [ %119, %108 ], [ %47, %43 ], [ %128, %124 ]
  %186 = phi i64 [ %118, %108 ], [ %46, %43 ], [ %127, %124 ]
  %187 = phi i64 [ %117, %108 ], [ %45, %43 ], [ %126, %124 ]
  %188 = phi ptr [ %116, %108 ], [ %44, %43 ], [ %125, %124 ]
  %189 = phi i1 [ %115, %108 ], [ false, %43 ], [ false, %124 ]
  %190 = phi i1 [ %105, %108 ], [ false, %43 ], [ %105, %124 ]
  %191 = lshr i64 %187, 36
  %192 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %193 = load ptr, ptr %192, align 8
  %194 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %195 = load ptr, ptr %194, align 8
  %196 = icmp eq ptr %195, null
  %197 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %198 = load ptr, ptr %197, align 8
  %199 = load i64, ptr %198, align 8
  %200 = icmp ne i64 %199, 0
  %201 = select i1 %200, i1 %196, i1 false
  %202 = icmp ult i64 %2, 4
  br i1 %202, label %203, label %209

203:                                              ; preds = %184
  %204 = shl nsw i64 -1, %2
  %205 = xor i64 %204, -1
  %206 = and i64 %185, 3
  %207 = shl nuw nsw i64 %205, %206
  %208 = and i64 %207, 15
  br label %209

209:                                              ; preds = %184, %203
  %210 = phi i64 [ %208, %203 ], [ 15, %184 ]
  %211 = shl nuw nsw i64 %210, 32
  %212 = or i64 %187, %3
  br i1 %196, label %217, label %213

213:                                              ; preds = %209
  %214 = getelementptr inbounds nuw i32, ptr %195, i64 %191
  %215 = load i32, ptr %214, align 4
  %216 = zext i32 %215 to i64
  br label %217

217:                                              ; preds = %209, %213
  %218 = phi i64 [ %216, %213 ], [ 0, %209 ]
  br i1 %42, label %219, label %227

219:                                              ; preds = %217
  %220 = getelementptr inbounds nuw i8, ptr %9, i64 24
  %221 = load ptr, ptr %220, align 8
  store i64 1, ptr %221, align 8
  %222 = load ptr, ptr %197, align 8
  %223 = getelementptr inbounds nuw i8, ptr %222, i64 8
  %224 = load i64, ptr %223, align 8
  %225 = icmp eq i64 %224, 2
  br i1 %225, label %226, label %227

226:                                              ; preds = %219
  store i64 3, ptr %223, align 8
  br label %227

227:                                              ; preds = %219, %226, %217
  %228 = lshr i64 %185, 2
  %229 = add i64 %2, 3
  %230 = add i64 %229, %185
  %231 = lshr i64 %230, 2
  %232 = icmp samesign ult i64 %228, %231
  br i1 %232, label %233, label %499

233:                                              ; preds = %227
  %234 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %235 = load ptr, ptr %234, align 8
  %236 = getelementptr inbounds nuw i8, ptr %9, i64 40
  %237 = load ptr, ptr %236, align 8
  %238 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %239 = getelementptr inbounds nuw i8, ptr %9, i64 56
  %240 = load ptr, ptr %239, align 8
  %241 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %242 = getelementptr inbounds nuw i8, ptr %9, i64 48
  %243 = load ptr, ptr %242, align 8
  %244 = shl nuw i64 %218, 32
  %245 = icmp eq ptr %240, null
  %246 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %247 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %248 = icmp eq i64 %7, 0
  %249 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %250 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %251 = shl nuw nsw i64 %6, 8
  %252 = select i1 %248, i64 %251, i64 65024
  %253 = or disjoint i64 %252, %210
  %254 = getelementptr inbounds nuw i8, ptr %10, i64 24
  %255 = getelementptr inbounds nuw i8, ptr %10, i64 32
  %256 = getelementptr inbounds nuw i8, ptr %10, i64 33
  %257 = getelementptr inbounds nuw i8, ptr %9, i64 72
  %258 = load ptr, ptr %257, align 8
  %259 = trunc i64 %3 to i32
  %260 = getelementptr inbounds nuw i8, ptr %9, i64 64
  %261 = load ptr, ptr %260, align 8
  %262 = shl nuw nsw i64 %210, 28
  %263 = or i64 %211, %212
  %264 = or i64 %211, %212
  br label %265

265:                                              ; preds = %233, %496
  %266 = phi i64 [ %228, %233 ], [ %497, %496 ]
  %267 = getelementptr inbounds nuw i64, ptr %235, i64 %266
  %268 = load i64, ptr %267, align 8
  %269 = lshr i64 %268, 36
  %270 = shl nuw i64 %266, 2
  %271 = add i64 %270, %186
  %272 = icmp eq i64 %269, %191
  %273 = and i64 %268, %211
  %274 = icmp eq i64 %273, 0
  %275 = select i1 %272, i1 true, i1 %274
  %276 = select i1 %275, i1 true, i1 %201
  br i1 %276, label %308, label %277

277:                                              ; preds = %265
  br i1 %196, label %305, label %278

278:                                              ; preds = %277
  %279 = getelementptr inbounds nuw i64, ptr %237, i64 %266
  %280 = load i64, ptr %279, align 8
  %281 = trunc i64 %280 to i32
  %282 = getelementptr inbounds nuw i32, ptr %193, i64 %269
  %283 = load i32, ptr %282, align 4
  %284 = icmp ugt i32 %283, %281
  br i1 %284, label %285, label %305

285:                                              ; preds = %278
  %286 = load ptr, ptr %238, align 8
  %287 = icmp ne ptr %286, null
  %288 = and i1 %190, %287
  br i1 %288, label %289, label %312

289:                                              ; preds = %285
  %290 = getelementptr inbounds nuw i64, ptr %240, i64 %266
  %291 = load i64, ptr %290, align 8
  %292 = load i64, ptr %241, align 8
  %293 = add i64 %292, 15
  %294 = and i64 %293, -16
  %295 = mul i64 %294, %269
  %296 = lshr i64 %291, 16
  %297 = and i64 %296, 65535
  %298 = getelementptr i32, ptr %286, i64 %295
  %299 = getelementptr i32, ptr %298, i64 %297
  %300 = load i32, ptr %299, align 4
  %301 = zext i32 %300 to i64
  %302 = lshr i64 %291, 32
  %303 = icmp samesign ugt i64 %302, %301
  br i1 %303, label %304, label %312

304:                                              ; preds = %289
  tail call fastcc void @record(ptr noundef nonnull %0, i64 noundef 8, i64 noundef %271, i64 noundef %297, i64 noundef %268) #15
  br label %499

305:                                              ; preds = %278, %277
  br i1 %5, label %306, label %307

306:                                              ; preds = %305
  tail call fastcc void @record(ptr noundef %0, i64 noundef 6, i64 noundef %271, i64 noundef 0, i64 noundef %268) #15
  br label %308

307:                                              ; preds = %305
  tail call fastcc void @record(ptr noundef %0, i64 noundef 4, i64 noundef %271, i64 noundef 0, i64 noundef %268) #15
  br label %499

308:                                              ; preds = %265, %306
  br i1 %196, label %345, label %309

309:                                              ; preds = %308
  %310 = getelementptr inbounds nuw i64, ptr %237, i64 %266
  %311 = load i64, ptr %310, align 8
  br label %312

312:                                              ; preds = %309, %289, %285
  %313 = phi i64 [ %311, %309 ], [ %280, %289 ], [ %280, %285 ]
  %314 = getelementptr inbounds nuw i64, ptr %237, i64 %266
  %315 = and i64 %313, 4294967295
  %316 = lshr i64 %313, 32
  %317 = getelementptr inbounds nuw i64, ptr %243, i64 %266
  %318 = load i64, ptr %317, align 8
  %319 = lshr i64 %318, 36
  br i1 %190, label %320, label %328

320:                                              ; preds = %312
  %321 = icmp eq i64 %319, %191
  %322 = icmp eq i64 %316, %218
  %323 = select i1 %321, i1 %322, i1 false
  %324 = and i64 %318, 64424509440
  %325 = select i1 %323, i64 %324, i64 0
  %326 = or i64 %325, %264
  store i64 %326, ptr %317, align 8
  %327 = or disjoint i64 %315, %244
  store i64 %327, ptr %314, align 8
  br label %328

328:                                              ; preds = %320, %312
  br i1 %42, label %329, label %345

329:                                              ; preds = %328
  %330 = icmp eq i64 %319, %191
  %331 = and i64 %318, %211
  %332 = icmp eq i64 %331, 0
  %333 = select i1 %330, i1 true, i1 %332
  br i1 %333, label %340, label %334

334:                                              ; preds = %329
  %335 = getelementptr inbounds nuw i32, ptr %193, i64 %319
  %336 = load i32, ptr %335, align 4
  %337 = zext i32 %336 to i64
  %338 = icmp samesign ult i64 %316, %337
  %339 = or i1 %5, %338
  br i1 %339, label %340, label %344

340:                                              ; preds = %334, %329
  %341 = and i64 %313, -4294967296
  %342 = or disjoint i64 %341, %218
  store i64 %342, ptr %314, align 8
  %343 = icmp eq i64 %315, %218
  br label %345

344:                                              ; preds = %334
  tail call fastcc void @record(ptr noundef %0, i64 noundef 7, i64 noundef %271, i64 noundef 0, i64 noundef %318) #15
  br label %499

345:                                              ; preds = %328, %340, %308
  %346 = phi i1 [ true, %308 ], [ true, %328 ], [ %343, %340 ]
  br i1 %245, label %480, label %347

347:                                              ; preds = %345
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %10) #14
  store i64 %3, ptr %10, align 8
  store i64 %4, ptr %246, align 8
  %348 = load i64, ptr %249, align 8
  %349 = load i64, ptr %250, align 8
  %350 = shl i64 %349, 16
  %351 = or i64 %350, %348
  %352 = or i64 %348, %252
  %353 = or i64 %351, %253
  store i64 %353, ptr %247, align 8
  store i64 %271, ptr %254, align 8
  store i8 %11, ptr %255, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 1 dereferenceable(7) %256, i8 0, i64 7, i1 false)
  br i1 %272, label %354, label %356

354:                                              ; preds = %347
  %355 = call fastcc zeroext i1 @meets(ptr noundef nonnull %0, ptr noundef %10, ptr noundef %9, i64 noundef %266) #15
  br i1 %355, label %495, label %442

356:                                              ; preds = %347
  br i1 %42, label %357, label %406

357:                                              ; preds = %356
  %358 = lshr i64 %266, 5
  %359 = getelementptr inbounds nuw %struct.Block, ptr %258, i64 %358
  %360 = lshr i64 %351, 16
  %361 = and i64 %360, 65535
  %362 = and i64 %266, 31
  %363 = shl nuw nsw i64 1, %362
  %364 = getelementptr inbounds nuw i8, ptr %359, i64 32
  %365 = load i64, ptr %364, align 8
  %366 = load i64, ptr %188, align 8
  %367 = icmp ne i64 %365, %366
  %368 = or i1 %5, %367
  br i1 %368, label %406, label %369

369:                                              ; preds = %357
  %370 = getelementptr inbounds nuw i8, ptr %359, i64 16
  %371 = load i32, ptr %370, align 8
  %372 = zext i32 %371 to i64
  %373 = and i64 %363, %372
  %374 = icmp eq i64 %373, 0
  br i1 %374, label %387, label %375

375:                                              ; preds = %369
  %376 = load i64, ptr %359, align 8
  %377 = lshr i64 %376, 16
  %378 = and i64 %377, 65535
  %379 = icmp eq i64 %378, %361
  br i1 %379, label %387, label %380

380:                                              ; preds = %375
  %381 = load ptr, ptr %0, align 8
  %382 = lshr i64 %376, 32
  %383 = getelementptr inbounds nuw i32, ptr %381, i64 %378
  %384 = load i32, ptr %383, align 4
  %385 = zext i32 %384 to i64
  %386 = icmp samesign ugt i64 %382, %385
  br i1 %386, label %489, label %387

387:                                              ; preds = %380, %375, %369
  %388 = getelementptr inbounds nuw i8, ptr %359, i64 20
  %389 = load i32, ptr %388, align 4
  %390 = zext i32 %389 to i64
  %391 = and i64 %363, %390
  %392 = icmp eq i64 %391, 0
  br i1 %392, label %406, label %393

393:                                              ; preds = %387
  %394 = getelementptr inbounds nuw i8, ptr %359, i64 8
  %395 = load i64, ptr %394, align 8
  %396 = lshr i64 %395, 16
  %397 = and i64 %396, 65535
  %398 = icmp eq i64 %397, %361
  br i1 %398, label %406, label %399

399:                                              ; preds = %393
  %400 = load ptr, ptr %0, align 8
  %401 = lshr i64 %395, 32
  %402 = getelementptr inbounds nuw i32, ptr %400, i64 %397
  %403 = load i32, ptr %402, align 4
  %404 = zext i32 %403 to i64
  %405 = icmp samesign ugt i64 %401, %404
  br i1 %405, label %489, label %406

406:                                              ; preds = %357, %387, %393, %399, %356
  br i1 %189, label %407, label %441

407:                                              ; preds = %406
  %408 = trunc i64 %266 to i32
  %409 = and i32 %408, 31
  %410 = shl nuw i32 1, %409
  %411 = lshr i64 %266, 5
  %412 = getelementptr inbounds nuw %struct.Block, ptr %258, i64 %411
  %413 = load i64, ptr %188, align 8
  %414 = getelementptr inbounds nuw i8, ptr %412, i64 32
  %415 = load i64, ptr %414, align 8
  %416 = icmp eq i64 %415, %413
  br i1 %416, label %418, label %417

417:                                              ; preds = %407
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %412, i8 0, i64 32, i1 false)
  store i64 %413, ptr %414, align 8
  br label %418

418:                                              ; preds = %417, %407
  %419 = load i64, ptr %412, align 8
  %420 = icmp eq i64 %419, %351
  br i1 %420, label %421, label %425

421:                                              ; preds = %418
  %422 = getelementptr inbounds nuw i8, ptr %412, i64 16
  %423 = load i32, ptr %422, align 8
  %424 = or i32 %423, %410
  store i32 %424, ptr %422, align 8
  br label %439

425:                                              ; preds = %418
  %426 = xor i64 %419, %351
  %427 = and i64 %426, 4294901760
  %428 = icmp eq i64 %427, 0
  br i1 %428, label %437, label %429

429:                                              ; preds = %425
  %430 = getelementptr inbounds nuw i8, ptr %412, i64 8
  store i64 %419, ptr %430, align 8
  %431 = getelementptr inbounds nuw i8, ptr %412, i64 16
  %432 = load i32, ptr %431, align 8
  %433 = getelementptr inbounds nuw i8, ptr %412, i64 20
  store i32 %432, ptr %433, align 4
  %434 = getelementptr inbounds nuw i8, ptr %412, i64 24
  %435 = load i32, ptr %434, align 8
  %436 = getelementptr inbounds nuw i8, ptr %412, i64 28
  store i32 %435, ptr %436, align 4
  br label %437

437:                                              ; preds = %429, %425
  store i64 %351, ptr %412, align 8
  %438 = getelementptr inbounds nuw i8, ptr %412, i64 16
  store i32 %410, ptr %438, align 8
  br label %439

439:                                              ; preds = %421, %437
  %440 = getelementptr inbounds nuw i8, ptr %412, i64 24
  store i32 %259, ptr %440, align 8
  br label %441

441:                                              ; preds = %406, %439
  br i1 %42, label %446, label %479

442:                                              ; preds = %354
  br i1 %42, label %443, label %479

443:                                              ; preds = %442
  %444 = getelementptr inbounds nuw i64, ptr %240, i64 %266
  %445 = load i64, ptr %444, align 8
  br label %446

446:                                              ; preds = %441, %443
  %447 = phi i64 [ %445, %443 ], [ 0, %441 ]
  %448 = xor i64 %447, %351
  %449 = icmp ult i64 %448, 65536
  br i1 %449, label %450, label %468

450:                                              ; preds = %446
  %451 = and i64 %353, -65281
  %452 = lshr i64 %447, 8
  %453 = and i64 %452, 255
  %454 = lshr i64 %352, 8
  %455 = and i64 %454, 255
  %456 = icmp eq i64 %453, %455
  br i1 %456, label %462, label %457

457:                                              ; preds = %450
  %458 = icmp eq i64 %453, 0
  br i1 %458, label %462, label %459

459:                                              ; preds = %457
  %460 = icmp eq i64 %455, 0
  %461 = select i1 %460, i64 0, i64 255
  br label %462

462:                                              ; preds = %450, %457, %459
  %463 = phi i64 [ 0, %457 ], [ %461, %459 ], [ %453, %450 ]
  %464 = shl nuw nsw i64 %463, 8
  %465 = or disjoint i64 %464, %451
  %466 = and i64 %447, 15
  %467 = or i64 %465, %466
  br label %468

468:                                              ; preds = %462, %446
  %469 = phi i64 [ %467, %462 ], [ %353, %446 ]
  %470 = getelementptr inbounds nuw i64, ptr %240, i64 %266
  store i64 %469, ptr %470, align 8
  br i1 %248, label %479, label %471

471:                                              ; preds = %468
  %472 = getelementptr inbounds nuw %struct.Reads, ptr %261, i64 %266
  %473 = getelementptr inbounds nuw i8, ptr %472, i64 24
  %474 = load i64, ptr %473, align 8
  %475 = icmp eq i64 %474, %187
  br i1 %475, label %477, label %476

476:                                              ; preds = %471
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %472, i8 0, i64 24, i1 false)
  store i64 %187, ptr %473, align 8
  br label %477

477:                                              ; preds = %476, %471
  %478 = getelementptr inbounds nuw i8, ptr %472, i64 32
  store i64 %7, ptr %478, align 8
  br label %479

479:                                              ; preds = %477, %468, %442, %441
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %10) #14
  br label %480

480:                                              ; preds = %479, %345
  br i1 %42, label %481, label %496

481:                                              ; preds = %480
  %482 = and i64 %268, 64424509440
  %483 = select i1 %272, i1 %346, i1 false
  %484 = select i1 %483, i64 %482, i64 0
  %485 = and i64 %268, 4026531840
  %486 = or i64 %262, %485
  %487 = or disjoint i64 %486, %484
  %488 = or i64 %487, %263
  store i64 %488, ptr %267, align 8
  br label %496

489:                                              ; preds = %399, %380
  %490 = phi i64 [ 24, %380 ], [ 28, %399 ]
  %491 = phi i64 [ %376, %380 ], [ %395, %399 ]
  %492 = getelementptr inbounds nuw i8, ptr %359, i64 %490
  %493 = load i32, ptr %492, align 4
  %494 = zext i32 %493 to i64
  call fastcc void @clash(ptr noundef nonnull %0, i64 noundef 13, ptr noundef nonnull %10, i64 noundef %491, i64 noundef %494) #15
  br label %495

495:                                              ; preds = %354, %489
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %10) #14
  br label %499

496:                                              ; preds = %480, %481
  %497 = add nuw nsw i64 %266, 1
  %498 = icmp eq i64 %497, %231
  br i1 %498, label %499, label %265

499:                                              ; preds = %496, %124, %227, %344, %495, %307, %304, %181, %133, %65
  %500 = phi i1 [ true, %65 ], [ false, %181 ], [ false, %133 ], [ true, %304 ], [ true, %307 ], [ true, %344 ], [ true, %495 ], [ false, %227 ], [ false, %124 ], [ false, %496 ]
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %9) #14
  br label %501

501:                                              ; preds = %31, %8, %37, %499
  %502 = phi i1 [ %500, %499 ], [ false, %37 ], [ false, %8 ], [ false, %31 ]
  ret i1 %502
}

define internal fastcc noundef zeroext i1 @same_bytes(ptr nocapture noundef readonly %0, ptr nocapture noundef nonnull readonly %1, i64 noundef %2) unnamed_addr #8 {
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

define i64 @global_pieces(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef %6) #3 {
  %8 = icmp eq i64 %2, 0
  br i1 %8, label %17, label %9

9:                                                ; preds = %7, %14
  %10 = phi i64 [ %15, %14 ], [ 0, %7 ]
  %11 = getelementptr inbounds nuw i64, ptr %1, i64 %10
  %12 = load i64, ptr %11, align 8
  %13 = tail call fastcc zeroext i1 @races_globally(ptr noundef %0, i64 noundef %12, i64 noundef %3, i64 noundef %4, i64 noundef %5, i1 noundef zeroext false, i64 noundef 0, i64 noundef %6) #15
  br i1 %13, label %17, label %14

14:                                               ; preds = %9
  %15 = add nuw i64 %10, 1
  %16 = icmp eq i64 %15, %2
  br i1 %16, label %17, label %9

17:                                               ; preds = %14, %9, %7
  %18 = phi i64 [ -1, %7 ], [ %10, %9 ], [ -1, %14 ]
  ret i64 %18
}

define i64 @pieces(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr nocapture noundef readonly %3, i64 noundef %4, i64 noundef %5, i64 noundef %6, i64 noundef %7, i64 noundef %8) #3 {
  %10 = alloca %struct.Access, align 8
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %10) #14
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
  %59 = call fastcc zeroext i1 @races_in(ptr noundef %10, i64 noundef %51, i64 noundef %5, ptr noundef null, ptr noundef null) #15
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
  %84 = call fastcc zeroext i1 @races_in(ptr noundef %10, i64 noundef %51, i64 noundef %5, ptr noundef null, ptr noundef null) #15
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
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %10) #14
  ret i64 %102
}

declare <16 x i32> @llvm.umax.v16i32(<16 x i32>, <16 x i32>) #2

declare i64 @llvm.vector.reduce.or.v8i64(<8 x i64>) #2

declare i32 @llvm.vector.reduce.or.v16i32(<16 x i32>) #2

define internal fastcc noundef zeroext i1 @alike(ptr nocapture noundef readonly %0, i64 noundef %1, i64 noundef range(i64 0, 2147483649) %2, i64 noundef range(i64 0, 16) %3, ptr noundef readonly %4, ptr nocapture noundef readonly %5) unnamed_addr #8 {
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

define internal fastcc void @record(ptr nocapture noundef writeonly initializes((104, 136)) %0, i64 noundef range(i64 1, 19) %1, i64 noundef %2, i64 noundef %3, i64 noundef %4) unnamed_addr #9 {
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

define internal fastcc noundef zeroext i1 @same_cell(i64 noundef range(i64 0, 16) %0, ptr nocapture noundef nonnull readonly %1, ptr nocapture noundef readonly %2) unnamed_addr #8 {
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
  %46 = tail call fastcc zeroext i1 @alike(ptr noundef nonnull %0, i64 noundef %31, i64 noundef 0, i64 noundef %5, ptr noundef %7, ptr noundef %8) #15
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
  tail call fastcc void @record(ptr noundef nonnull %0, i64 noundef %62, i64 noundef %63, i64 noundef %31, i64 noundef %34) #15
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

define internal fastcc noundef zeroext i1 @meets(ptr nocapture noundef %0, ptr nocapture noundef nonnull readonly %1, ptr nocapture noundef nonnull readonly %2, i64 noundef range(i64 0, 4611686018427387903) %3) unnamed_addr #11 {
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 56
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds nuw i64, ptr %6, i64 %3
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds nuw i64, ptr %10, i64 %3
  %12 = load i64, ptr %11, align 8
  %13 = and i64 %12, 268435455
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %15 = load i64, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %17 = load i64, ptr %16, align 8
  %18 = icmp eq i64 %17, 0
  %19 = getelementptr inbounds nuw i8, ptr %2, i64 64
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds nuw %struct.Reads, ptr %20, i64 %3
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %23 = load i64, ptr %22, align 8
  %24 = and i64 %8, 15
  %25 = and i64 %24, %23
  %26 = icmp eq i64 %25, 0
  br i1 %26, label %108, label %27

27:                                               ; preds = %4
  %28 = lshr i64 %8, 8
  %29 = and i64 %28, 255
  %30 = icmp eq i64 %29, 254
  br i1 %30, label %31, label %49

31:                                               ; preds = %27
  %32 = getelementptr inbounds nuw i8, ptr %21, i64 24
  %33 = load i64, ptr %32, align 8
  %34 = icmp eq i64 %33, %15
  br i1 %34, label %35, label %49

35:                                               ; preds = %31
  %36 = getelementptr inbounds nuw i8, ptr %21, i64 32
  %37 = load i64, ptr %36, align 8
  %38 = icmp eq i64 %37, 0
  br i1 %38, label %49, label %39

39:                                               ; preds = %35
  %40 = lshr i64 %37, 16
  %41 = and i64 %40, 65535
  %42 = load ptr, ptr %0, align 8
  %43 = lshr i64 %37, 32
  %44 = getelementptr inbounds nuw i32, ptr %42, i64 %41
  %45 = load i32, ptr %44, align 4
  %46 = zext i32 %45 to i64
  %47 = icmp samesign ugt i64 %43, %46
  br i1 %47, label %48, label %49

48:                                               ; preds = %39
  tail call fastcc void @clash(ptr noundef nonnull %0, i64 noundef 18, ptr noundef %1, i64 noundef %37, i64 noundef %13) #15
  br label %246

49:                                               ; preds = %39, %35, %31, %27
  %50 = lshr i64 %8, 16
  %51 = and i64 %50, 65535
  %52 = lshr i64 %23, 16
  %53 = and i64 %52, 65535
  %54 = icmp eq i64 %51, %53
  br i1 %54, label %83, label %55

55:                                               ; preds = %49
  %56 = load ptr, ptr %0, align 8
  br i1 %18, label %57, label %65

57:                                               ; preds = %55
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %59 = load i64, ptr %58, align 8
  %60 = icmp ult i64 %51, %59
  br i1 %60, label %61, label %65

61:                                               ; preds = %57
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %63 = load i64, ptr %62, align 8
  %64 = add i64 %63, %51
  br label %65

65:                                               ; preds = %55, %57, %61
  %66 = phi i64 [ %64, %61 ], [ %51, %57 ], [ %51, %55 ]
  %67 = lshr i64 %8, 32
  %68 = getelementptr inbounds nuw i32, ptr %56, i64 %66
  %69 = load i32, ptr %68, align 4
  %70 = zext i32 %69 to i64
  %71 = icmp samesign ugt i64 %67, %70
  br i1 %71, label %72, label %108

72:                                               ; preds = %65
  %73 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %74 = load i8, ptr %73, align 8
  %75 = trunc nuw i8 %74 to i1
  br i1 %75, label %82, label %76

76:                                               ; preds = %72
  %77 = getelementptr inbounds nuw i32, ptr %56, i64 %51
  %78 = load i32, ptr %77, align 4
  %79 = zext i32 %78 to i64
  %80 = icmp samesign ugt i64 %67, %79
  %81 = select i1 %80, i64 12, i64 17
  tail call fastcc void @clash(ptr noundef nonnull %0, i64 noundef %81, ptr noundef %1, i64 noundef %8, i64 noundef %13) #15
  br label %246

82:                                               ; preds = %72
  tail call fastcc void @clash(ptr noundef nonnull %0, i64 noundef 16, ptr noundef %1, i64 noundef %8, i64 noundef %13) #15
  br label %108

83:                                               ; preds = %49
  %84 = xor i64 %23, %8
  %85 = icmp ult i64 %84, 65536
  br i1 %85, label %86, label %108

86:                                               ; preds = %83
  %87 = lshr i64 %23, 8
  %88 = and i64 %87, 255
  %89 = icmp ne i64 %29, 0
  %90 = icmp ne i64 %88, 0
  %91 = and i1 %89, %90
  %92 = icmp ne i64 %29, %88
  %93 = and i1 %92, %91
  %94 = icmp samesign ult i64 %29, 254
  %95 = select i1 %93, i1 %94, i1 false
  %96 = icmp samesign ult i64 %88, 254
  %97 = select i1 %95, i1 %96, i1 false
  br i1 %97, label %98, label %108

98:                                               ; preds = %86
  %99 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %100 = load i8, ptr %99, align 8
  %101 = trunc nuw i8 %100 to i1
  br i1 %101, label %108, label %102

102:                                              ; preds = %98
  %103 = icmp eq i64 %17, 1
  br i1 %103, label %104, label %107

104:                                              ; preds = %102
  %105 = load i64, ptr %1, align 8
  %106 = icmp eq i64 %13, %105
  br i1 %106, label %156, label %107

107:                                              ; preds = %104, %102
  tail call fastcc void @clash(ptr noundef nonnull %0, i64 noundef 14, ptr noundef %1, i64 noundef %8, i64 noundef %13) #15
  br label %246

108:                                              ; preds = %82, %65, %98, %86, %83, %4
  br i1 %18, label %109, label %153

109:                                              ; preds = %108
  %110 = load i64, ptr %22, align 8
  %111 = getelementptr inbounds nuw i8, ptr %21, i64 24
  %112 = load i64, ptr %111, align 8
  %113 = icmp eq i64 %112, %15
  br i1 %113, label %116, label %114

114:                                              ; preds = %109
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %21, i8 0, i64 24, i1 false)
  store i64 %15, ptr %111, align 8
  %115 = getelementptr inbounds nuw i8, ptr %21, i64 32
  store i64 0, ptr %115, align 8
  br label %116

116:                                              ; preds = %114, %109
  %117 = load i64, ptr %21, align 8
  %118 = xor i64 %117, %110
  %119 = icmp ult i64 %118, 65536
  br i1 %119, label %120, label %138

120:                                              ; preds = %116
  %121 = and i64 %110, -65281
  %122 = lshr i64 %117, 8
  %123 = and i64 %122, 255
  %124 = lshr i64 %110, 8
  %125 = and i64 %124, 255
  %126 = icmp eq i64 %123, %125
  br i1 %126, label %132, label %127

127:                                              ; preds = %120
  %128 = icmp eq i64 %123, 0
  br i1 %128, label %132, label %129

129:                                              ; preds = %127
  %130 = icmp eq i64 %125, 0
  %131 = select i1 %130, i64 0, i64 255
  br label %132

132:                                              ; preds = %120, %127, %129
  %133 = phi i64 [ 0, %127 ], [ %131, %129 ], [ %123, %120 ]
  %134 = shl nuw nsw i64 %133, 8
  %135 = or disjoint i64 %134, %121
  %136 = and i64 %117, 15
  %137 = or i64 %135, %136
  br label %148

138:                                              ; preds = %116
  %139 = icmp eq i64 %117, 0
  %140 = and i64 %118, 4294901760
  %141 = icmp eq i64 %140, 0
  %142 = or i1 %139, %141
  br i1 %142, label %148, label %143

143:                                              ; preds = %138
  %144 = getelementptr inbounds nuw i8, ptr %21, i64 8
  store i64 %117, ptr %144, align 8
  %145 = getelementptr inbounds nuw i8, ptr %21, i64 16
  %146 = load i32, ptr %145, align 8
  %147 = getelementptr inbounds nuw i8, ptr %21, i64 20
  store i32 %146, ptr %147, align 4
  br label %148

148:                                              ; preds = %132, %138, %143
  %149 = phi i64 [ %137, %132 ], [ %110, %143 ], [ %110, %138 ]
  store i64 %149, ptr %21, align 8
  %150 = load i64, ptr %1, align 8
  %151 = trunc i64 %150 to i32
  %152 = getelementptr inbounds nuw i8, ptr %21, i64 16
  store i32 %151, ptr %152, align 8
  br label %246

153:                                              ; preds = %108
  %154 = load i64, ptr %16, align 8
  %155 = icmp eq i64 %154, 1
  br i1 %155, label %156, label %246

156:                                              ; preds = %104, %153
  %157 = getelementptr inbounds nuw i8, ptr %21, i64 24
  %158 = load i64, ptr %157, align 8
  %159 = icmp eq i64 %158, %15
  br i1 %159, label %160, label %246

160:                                              ; preds = %156
  %161 = load i64, ptr %21, align 8
  %162 = getelementptr inbounds nuw i8, ptr %21, i64 16
  %163 = load i32, ptr %162, align 8
  %164 = zext i32 %163 to i64
  %165 = load i64, ptr %22, align 8
  %166 = and i64 %161, 15
  %167 = and i64 %166, %165
  %168 = icmp eq i64 %167, 0
  br i1 %168, label %203, label %169

169:                                              ; preds = %160
  %170 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %171 = load i8, ptr %170, align 8
  %172 = trunc nuw i8 %171 to i1
  br i1 %172, label %203, label %173

173:                                              ; preds = %169
  %174 = lshr i64 %161, 16
  %175 = and i64 %174, 65535
  %176 = lshr i64 %165, 16
  %177 = and i64 %176, 65535
  %178 = icmp eq i64 %175, %177
  br i1 %178, label %187, label %179

179:                                              ; preds = %173
  %180 = load ptr, ptr %0, align 8
  %181 = lshr i64 %161, 32
  %182 = getelementptr inbounds nuw i32, ptr %180, i64 %175
  %183 = load i32, ptr %182, align 4
  %184 = zext i32 %183 to i64
  %185 = icmp samesign ugt i64 %181, %184
  br i1 %185, label %186, label %203

186:                                              ; preds = %179
  tail call fastcc void @clash(ptr noundef nonnull %0, i64 noundef 13, ptr noundef nonnull %1, i64 noundef %161, i64 noundef range(i64 0, 4294967296) %164) #15
  br label %246

187:                                              ; preds = %173
  %188 = xor i64 %165, %161
  %189 = icmp ult i64 %188, 65536
  br i1 %189, label %190, label %203

190:                                              ; preds = %187
  %191 = lshr i64 %161, 8
  %192 = and i64 %191, 255
  %193 = lshr i64 %165, 8
  %194 = and i64 %193, 255
  %195 = icmp ne i64 %192, 0
  %196 = icmp ne i64 %194, 0
  %197 = and i1 %195, %196
  %198 = icmp ne i64 %192, %194
  %199 = and i1 %198, %197
  %200 = icmp samesign ult i64 %194, 254
  %201 = select i1 %199, i1 %200, i1 false
  br i1 %201, label %202, label %203

202:                                              ; preds = %190
  tail call fastcc void @clash(ptr noundef nonnull %0, i64 noundef 15, ptr noundef nonnull %1, i64 noundef %161, i64 noundef range(i64 0, 4294967296) %164) #15
  br label %246

203:                                              ; preds = %169, %160, %179, %190, %187
  %204 = getelementptr inbounds nuw i8, ptr %21, i64 8
  %205 = load i64, ptr %204, align 8
  %206 = getelementptr inbounds nuw i8, ptr %21, i64 20
  %207 = load i32, ptr %206, align 4
  %208 = zext i32 %207 to i64
  %209 = and i64 %205, 15
  %210 = and i64 %209, %165
  %211 = icmp eq i64 %210, 0
  br i1 %211, label %246, label %212

212:                                              ; preds = %203
  %213 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %214 = load i8, ptr %213, align 8
  %215 = trunc nuw i8 %214 to i1
  br i1 %215, label %246, label %216

216:                                              ; preds = %212
  %217 = lshr i64 %205, 16
  %218 = and i64 %217, 65535
  %219 = lshr i64 %165, 16
  %220 = and i64 %219, 65535
  %221 = icmp eq i64 %218, %220
  br i1 %221, label %230, label %222

222:                                              ; preds = %216
  %223 = load ptr, ptr %0, align 8
  %224 = lshr i64 %205, 32
  %225 = getelementptr inbounds nuw i32, ptr %223, i64 %218
  %226 = load i32, ptr %225, align 4
  %227 = zext i32 %226 to i64
  %228 = icmp samesign ugt i64 %224, %227
  br i1 %228, label %229, label %246

229:                                              ; preds = %222
  tail call fastcc void @clash(ptr noundef nonnull %0, i64 noundef 13, ptr noundef nonnull %1, i64 noundef %205, i64 noundef range(i64 0, 4294967296) %208) #15
  br label %246

230:                                              ; preds = %216
  %231 = xor i64 %165, %205
  %232 = icmp ult i64 %231, 65536
  br i1 %232, label %233, label %246

233:                                              ; preds = %230
  %234 = lshr i64 %205, 8
  %235 = and i64 %234, 255
  %236 = lshr i64 %165, 8
  %237 = and i64 %236, 255
  %238 = icmp ne i64 %235, 0
  %239 = icmp ne i64 %237, 0
  %240 = and i1 %238, %239
  %241 = icmp ne i64 %235, %237
  %242 = and i1 %241, %240
  %243 = icmp samesign ult i64 %237, 254
  %244 = select i1 %242, i1 %243, i1 false
  br i1 %244, label %245, label %246

245:                                              ; preds = %233
  tail call fastcc void @clash(ptr noundef nonnull %0, i64 noundef 15, ptr noundef nonnull %1, i64 noundef %205, i64 noundef range(i64 0, 4294967296) %208) #15
  br label %246

246:                                              ; preds = %245, %233, %230, %229, %222, %212, %203, %202, %186, %148, %156, %153, %107, %76, %48
  %247 = phi i1 [ true, %76 ], [ true, %107 ], [ true, %48 ], [ false, %153 ], [ false, %156 ], [ false, %148 ], [ true, %186 ], [ true, %202 ], [ true, %245 ], [ false, %212 ], [ false, %203 ], [ true, %229 ], [ false, %222 ], [ false, %233 ], [ false, %230 ]
  ret i1 %247
}

define internal fastcc void @clash(ptr nocapture noundef writeonly initializes((104, 136)) %0, i64 noundef range(i64 12, 19) %1, ptr nocapture noundef nonnull readonly %2, i64 noundef %3, i64 noundef range(i64 0, 4294967296) %4) unnamed_addr #12 {
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %7 = load i64, ptr %6, align 8
  %8 = lshr i64 %3, 16
  %9 = and i64 %8, 65535
  %10 = shl i64 %3, 24
  %11 = and i64 %10, 1095216660480
  %12 = or disjoint i64 %9, %11
  %13 = and i64 %3, -4294967296
  %14 = shl nuw nsw i64 %4, 4
  %15 = or i64 %14, %13
  tail call fastcc void @record(ptr noundef %0, i64 noundef %1, i64 noundef %7, i64 noundef %12, i64 noundef %15) #15
  ret void
}

declare i64 @llvm.umin.i64(i64, i64) #13

declare i64 @llvm.vector.reduce.or.v4i64(<4 x i64>) #13

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none) }
attributes #6 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) }
attributes #8 = { nofree noinline norecurse nosync nounwind memory(argmem: read) }
attributes #9 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write) }
attributes #10 = { nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none) }
attributes #11 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none) }
attributes #12 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) }
attributes #13 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #14 = { nounwind }
attributes #15 = { nobuiltin }

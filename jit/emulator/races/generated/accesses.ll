; LLVM IR of accesses.c, made by python -m jit.llvm.generate.

%struct.Access = type { ptr, ptr, ptr, ptr, i64, i64, i64, i64 }
%struct.Span = type { i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64 }
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
  br i1 %13, label %606, label %14

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
  br i1 %40, label %41, label %339

41:                                               ; preds = %14
  %42 = load i64, ptr %1, align 8
  %43 = icmp ult i64 %42, 281474976710656
  %44 = icmp eq i32 %2, -1
  %45 = and i1 %44, %43
  br i1 %45, label %46, label %339

46:                                               ; preds = %41
  %47 = getelementptr inbounds nuw i8, ptr %1, i64 248
  %48 = load i64, ptr %47, align 8
  %49 = sub i64 %48, %42
  %50 = mul i64 %3, 31
  %51 = icmp eq i64 %49, %50
  br i1 %51, label %53, label %52

52:                                               ; preds = %46
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %10) #14
  br label %341

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
  br i1 %76, label %77, label %339

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
  br i1 %86, label %87, label %339

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
  br i1 %104, label %339, label %89

105:                                              ; preds = %95
  store i64 %91, ptr %84, align 8
  %106 = getelementptr inbounds nuw i8, ptr %92, i64 16
  %107 = load ptr, ptr %106, align 8
  %108 = icmp eq ptr %107, null
  br i1 %108, label %339, label %109

109:                                              ; preds = %105
  %110 = getelementptr inbounds nuw i8, ptr %92, i64 72
  %111 = load ptr, ptr %110, align 8
  %112 = icmp eq ptr %111, null
  br i1 %112, label %339, label %113

113:                                              ; preds = %109
  %114 = getelementptr inbounds nuw i8, ptr %12, i64 184
  %115 = load ptr, ptr %114, align 8
  %116 = icmp eq ptr %115, null
  %117 = and i64 %42, 3
  %118 = icmp eq i64 %117, 0
  %119 = and i1 %118, %116
  br i1 %119, label %120, label %339

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
  br i1 %129, label %185, label %177

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
  br i1 %149, label %150, label %339

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
  br i1 %167, label %168, label %339

168:                                              ; preds = %164, %150
  %169 = getelementptr inbounds nuw i8, ptr %92, i64 32
  %170 = load ptr, ptr %169, align 8
  store i64 1, ptr %170, align 8
  %171 = getelementptr inbounds nuw i8, ptr %12, i64 168
  %172 = load i64, ptr %171, align 8
  %173 = icmp eq i64 %172, 1
  br i1 %173, label %329, label %174

174:                                              ; preds = %168
  %175 = load i64, ptr %30, align 8
  %176 = load i64, ptr %27, align 8
  br label %189

177:                                              ; preds = %128, %177
  %178 = phi i64 [ %183, %177 ], [ 0, %128 ]
  %179 = phi <8 x i64> [ %182, %177 ], [ zeroinitializer, %128 ]
  %180 = getelementptr inbounds nuw i64, ptr %126, i64 %178
  %181 = load <8 x i64>, ptr %180, align 8
  %182 = or <8 x i64> %181, %179
  %183 = add nuw nsw i64 %178, 8
  %184 = icmp samesign ult i64 %183, %79
  br i1 %184, label %177, label %185

185:                                              ; preds = %177, %128
  %186 = phi <8 x i64> [ zeroinitializer, %128 ], [ %182, %177 ]
  %187 = tail call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %186)
  %188 = icmp eq i64 %187, 0
  br i1 %188, label %189, label %339

189:                                              ; preds = %174, %185
  %190 = phi i64 [ %176, %174 ], [ %28, %185 ]
  %191 = phi i64 [ %175, %174 ], [ %31, %185 ]
  %192 = shl i64 %190, 16
  %193 = or i64 %191, %192
  %194 = or i64 %193, 15
  %195 = add nuw nsw i64 %123, %79
  %196 = icmp eq i64 %78, 0
  br i1 %196, label %289, label %197

197:                                              ; preds = %189
  %198 = getelementptr inbounds nuw i8, ptr %12, i64 168
  %199 = trunc i64 %4 to i32
  br label %200

200:                                              ; preds = %287, %197
  %201 = phi i64 [ %123, %197 ], [ %205, %287 ]
  %202 = lshr i64 %201, 5
  %203 = and i64 %201, -32
  %204 = add i64 %203, 32
  %205 = tail call i64 @llvm.umin.i64(i64 %204, i64 %195)
  %206 = load ptr, ptr %110, align 8
  %207 = getelementptr inbounds nuw %struct.Block, ptr %206, i64 %202
  %208 = sub i64 %205, %201
  %209 = shl nsw i64 -1, %208
  %210 = trunc i64 %209 to i32
  %211 = xor i32 %210, -1
  %212 = trunc i64 %201 to i32
  %213 = and i32 %212, 31
  %214 = shl i32 %211, %213
  br i1 %127, label %215, label %249

215:                                              ; preds = %200
  %216 = load i64, ptr %30, align 8
  %217 = load i64, ptr %27, align 8
  %218 = shl i64 %217, 16
  %219 = or i64 %218, %216
  %220 = getelementptr inbounds nuw i8, ptr %207, i64 32
  %221 = load i64, ptr %220, align 8
  %222 = icmp eq i64 %221, %125
  br i1 %222, label %223, label %225

223:                                              ; preds = %215
  %224 = load i64, ptr %207, align 8
  br label %226

225:                                              ; preds = %215
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %207, i8 0, i64 32, i1 false)
  store i64 %125, ptr %220, align 8
  br label %226

226:                                              ; preds = %223, %225
  %227 = phi i64 [ %224, %223 ], [ 0, %225 ]
  %228 = icmp eq i64 %227, %219
  br i1 %228, label %229, label %233

229:                                              ; preds = %226
  %230 = getelementptr inbounds nuw i8, ptr %207, i64 16
  %231 = load i32, ptr %230, align 8
  %232 = or i32 %231, %214
  store i32 %232, ptr %230, align 8
  br label %247

233:                                              ; preds = %226
  %234 = xor i64 %227, %219
  %235 = and i64 %234, 4294901760
  %236 = icmp eq i64 %235, 0
  br i1 %236, label %245, label %237

237:                                              ; preds = %233
  %238 = getelementptr inbounds nuw i8, ptr %207, i64 8
  store i64 %227, ptr %238, align 8
  %239 = getelementptr inbounds nuw i8, ptr %207, i64 16
  %240 = load i32, ptr %239, align 8
  %241 = getelementptr inbounds nuw i8, ptr %207, i64 20
  store i32 %240, ptr %241, align 4
  %242 = getelementptr inbounds nuw i8, ptr %207, i64 24
  %243 = load i32, ptr %242, align 8
  %244 = getelementptr inbounds nuw i8, ptr %207, i64 28
  store i32 %243, ptr %244, align 4
  br label %245

245:                                              ; preds = %237, %233
  store i64 %219, ptr %207, align 8
  %246 = getelementptr inbounds nuw i8, ptr %207, i64 16
  store i32 %214, ptr %246, align 8
  br label %247

247:                                              ; preds = %245, %229
  %248 = getelementptr inbounds nuw i8, ptr %207, i64 24
  store i32 %199, ptr %248, align 8
  br label %287

249:                                              ; preds = %200
  %250 = getelementptr inbounds nuw i8, ptr %207, i64 32
  %251 = load i64, ptr %250, align 8
  %252 = icmp eq i64 %251, %125
  br i1 %252, label %253, label %287

253:                                              ; preds = %249
  %254 = load i64, ptr %198, align 8
  %255 = icmp ugt i64 %254, 1
  br i1 %255, label %256, label %287

256:                                              ; preds = %253
  %257 = getelementptr inbounds nuw i8, ptr %207, i64 16
  %258 = load i32, ptr %257, align 8
  %259 = and i32 %258, %214
  %260 = icmp eq i32 %259, 0
  br i1 %260, label %271, label %261

261:                                              ; preds = %256
  %262 = load i64, ptr %207, align 8
  %263 = lshr i64 %262, 16
  %264 = and i64 %263, 65535
  %265 = load ptr, ptr %12, align 8
  %266 = lshr i64 %262, 32
  %267 = getelementptr inbounds nuw i32, ptr %265, i64 %264
  %268 = load i32, ptr %267, align 4
  %269 = zext i32 %268 to i64
  %270 = icmp samesign ugt i64 %266, %269
  br i1 %270, label %339, label %271

271:                                              ; preds = %261, %256
  %272 = getelementptr inbounds nuw i8, ptr %207, i64 20
  %273 = load i32, ptr %272, align 4
  %274 = and i32 %273, %214
  %275 = icmp eq i32 %274, 0
  br i1 %275, label %287, label %276

276:                                              ; preds = %271
  %277 = getelementptr inbounds nuw i8, ptr %207, i64 8
  %278 = load i64, ptr %277, align 8
  %279 = lshr i64 %278, 16
  %280 = and i64 %279, 65535
  %281 = load ptr, ptr %12, align 8
  %282 = lshr i64 %278, 32
  %283 = getelementptr inbounds nuw i32, ptr %281, i64 %280
  %284 = load i32, ptr %283, align 4
  %285 = zext i32 %284 to i64
  %286 = icmp samesign ugt i64 %282, %285
  br i1 %286, label %339, label %287

287:                                              ; preds = %276, %271, %253, %249, %247
  %288 = icmp ult i64 %204, %195
  br i1 %288, label %200, label %289

289:                                              ; preds = %287, %189
  br i1 %127, label %604, label %290

290:                                              ; preds = %289
  %291 = getelementptr inbounds nuw i8, ptr %92, i64 24
  %292 = load ptr, ptr %291, align 8
  store i64 1, ptr %292, align 8
  %293 = getelementptr inbounds nuw i8, ptr %12, i64 96
  %294 = load ptr, ptr %293, align 8
  %295 = getelementptr inbounds nuw i8, ptr %294, i64 8
  %296 = load i64, ptr %295, align 8
  %297 = icmp eq i64 %296, 2
  br i1 %297, label %298, label %299

298:                                              ; preds = %290
  store i64 3, ptr %295, align 8
  br label %299

299:                                              ; preds = %298, %290
  %300 = or i64 %4, %125
  %301 = or i64 %300, 68451041280
  %302 = insertelement <8 x i64> poison, i64 %301, i64 0
  %303 = shufflevector <8 x i64> %302, <8 x i64> poison, <8 x i32> zeroinitializer
  %304 = getelementptr inbounds nuw i8, ptr %92, i64 56
  %305 = load ptr, ptr %304, align 8
  %306 = getelementptr inbounds nuw i64, ptr %305, i64 %123
  br i1 %196, label %329, label %307

307:                                              ; preds = %299
  %308 = lshr i64 %3, 2
  %309 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %308, i1 true)
  %310 = trunc nuw nsw i64 %309 to i32
  %311 = insertelement <8 x i32> poison, i32 %310, i64 0
  %312 = shufflevector <8 x i32> %311, <8 x i32> poison, <8 x i32> zeroinitializer
  %313 = zext nneg <8 x i32> %312 to <8 x i64>
  %314 = add i64 %194, 256
  %315 = insertelement <8 x i64> poison, i64 %314, i64 0
  %316 = shufflevector <8 x i64> %315, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %317

317:                                              ; preds = %317, %307
  %318 = phi i64 [ 0, %307 ], [ %327, %317 ]
  %319 = getelementptr inbounds nuw i64, ptr %126, i64 %318
  store <8 x i64> %303, ptr %319, align 8
  %320 = insertelement <8 x i64> poison, i64 %318, i64 0
  %321 = shufflevector <8 x i64> %320, <8 x i64> poison, <8 x i32> zeroinitializer
  %322 = or disjoint <8 x i64> %321, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %323 = lshr <8 x i64> %322, %313
  %324 = shl <8 x i64> %323, splat (i64 8)
  %325 = add <8 x i64> %324, %316
  %326 = getelementptr inbounds nuw i64, ptr %306, i64 %318
  store <8 x i64> %325, ptr %326, align 8
  %327 = add nuw nsw i64 %318, 8
  %328 = icmp samesign ult i64 %327, %79
  br i1 %328, label %317, label %329

329:                                              ; preds = %317, %299, %168
  %330 = getelementptr inbounds nuw i8, ptr %12, i64 96
  %331 = load ptr, ptr %330, align 8
  %332 = getelementptr inbounds nuw i8, ptr %331, i64 8
  %333 = load i64, ptr %332, align 8
  %334 = icmp eq i64 %333, 3
  %335 = icmp eq i64 %19, 1
  %336 = and i1 %335, %334
  br i1 %336, label %337, label %604

337:                                              ; preds = %329
  %338 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store i64 0, ptr %338, align 32
  br label %604

339:                                              ; preds = %99, %261, %276, %77, %185, %146, %164, %105, %109, %113, %74, %41, %14
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %10) #14
  %340 = icmp eq i32 %2, 0
  br i1 %340, label %578, label %341

341:                                              ; preds = %52, %339
  %342 = icmp ult i64 %19, 3
  %343 = icmp eq ptr %6, null
  %344 = getelementptr inbounds nuw i8, ptr %12, i64 72
  %345 = getelementptr inbounds nuw i8, ptr %12, i64 152
  %346 = getelementptr inbounds nuw i8, ptr %12, i64 104
  %347 = getelementptr inbounds nuw i8, ptr %12, i64 136
  %348 = getelementptr inbounds nuw i8, ptr %12, i64 144
  %349 = getelementptr inbounds nuw i8, ptr %12, i64 32
  %350 = icmp eq i64 %21, 1
  %351 = getelementptr inbounds nuw i8, ptr %12, i64 160
  %352 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %353 = icmp ult i64 %5, 4
  %354 = getelementptr inbounds nuw i8, ptr %12, i64 48
  %355 = getelementptr inbounds nuw i8, ptr %12, i64 56
  %356 = getelementptr inbounds nuw i8, ptr %12, i64 64
  %357 = icmp eq i64 %5, 3
  %358 = getelementptr inbounds nuw i8, ptr %12, i64 96
  %359 = getelementptr inbounds nuw i8, ptr %12, i64 184
  %360 = getelementptr inbounds nuw i8, ptr %12, i64 192
  %361 = getelementptr inbounds nuw i8, ptr %12, i64 200
  %362 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %363 = getelementptr inbounds nuw i8, ptr %12, i64 216
  %364 = getelementptr inbounds nuw i8, ptr %12, i64 224
  %365 = icmp ne i64 %5, 3
  %366 = getelementptr inbounds nuw i8, ptr %12, i64 88
  br label %367

367:                                              ; preds = %341, %570
  %368 = phi i64 [ -1, %341 ], [ %377, %570 ]
  %369 = phi i32 [ 0, %341 ], [ %571, %570 ]
  %370 = phi i32 [ %2, %341 ], [ %573, %570 ]
  %371 = call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %370, i1 true)
  %372 = zext nneg i32 %371 to i64
  %373 = getelementptr inbounds nuw i64, ptr %1, i64 %372
  %374 = load i64, ptr %373, align 8
  %375 = icmp ult i64 %374, 281474976710656
  %376 = select i1 %375, i64 6, i64 2
  %377 = lshr i64 %374, %376
  %378 = icmp eq i64 %377, %368
  br i1 %342, label %379, label %443

379:                                              ; preds = %367
  %380 = icmp ugt i64 %374, -281474976710657
  br i1 %380, label %381, label %417

381:                                              ; preds = %379
  %382 = lshr i64 %374, 24
  %383 = and i64 %382, 255
  %384 = and i64 %374, 16777215
  %385 = icmp ult i64 %383, %21
  br i1 %385, label %386, label %570

386:                                              ; preds = %381
  %387 = load ptr, ptr %349, align 8
  %388 = getelementptr inbounds nuw ptr, ptr %387, i64 %383
  %389 = load ptr, ptr %388, align 8
  store ptr %389, ptr %25, align 8
  %390 = add i64 %384, %3
  %391 = getelementptr inbounds nuw i8, ptr %389, i64 64
  %392 = load i64, ptr %391, align 8
  %393 = shl i64 %392, 2
  %394 = icmp ugt i64 %390, %393
  br i1 %394, label %570, label %395

395:                                              ; preds = %386
  br i1 %350, label %399, label %396

396:                                              ; preds = %395
  %397 = load ptr, ptr %351, align 8
  %398 = getelementptr inbounds nuw i64, ptr %397, i64 %383
  store i64 %35, ptr %398, align 8
  br label %399

399:                                              ; preds = %396, %395
  %400 = add nuw nsw i32 %371, 1
  %401 = zext nneg i32 %400 to i64
  store i64 %401, ptr %37, align 8
  %402 = call fastcc zeroext i1 @races_in(ptr noundef %9, i64 noundef %384, i64 noundef %3, ptr noundef null, ptr noundef null) #15
  br i1 %402, label %403, label %443

403:                                              ; preds = %399
  br i1 %343, label %575, label %404

404:                                              ; preds = %403
  %405 = and i64 %374, 3
  %406 = getelementptr inbounds nuw i8, ptr %10, i64 %405
  call fastcc void @gather(ptr noundef %6, i64 noundef %372, i64 noundef %3, i64 noundef %7, ptr noundef %406) #15
  %407 = load ptr, ptr %352, align 16
  %408 = getelementptr inbounds nuw ptr, ptr %407, i64 %383
  %409 = load ptr, ptr %408, align 8
  %410 = getelementptr inbounds nuw i8, ptr %409, i64 %384
  %411 = sub nsw i64 0, %405
  %412 = getelementptr inbounds i8, ptr %410, i64 %411
  %413 = call fastcc zeroext i1 @races_in(ptr noundef %9, i64 noundef %384, i64 noundef %3, ptr noundef nonnull %10, ptr noundef %412) #15
  br i1 %413, label %575, label %414

414:                                              ; preds = %404
  %415 = call fastcc zeroext i1 @unreported(ptr noundef nonnull %12, i64 noundef %4) #15
  br i1 %415, label %416, label %443

416:                                              ; preds = %414
  store i64 %372, ptr %347, align 8
  br label %441

417:                                              ; preds = %379
  br i1 %375, label %418, label %570

418:                                              ; preds = %417
  %419 = add nuw nsw i32 %371, 1
  %420 = zext nneg i32 %419 to i64
  %421 = select i1 %17, i64 0, i64 %420
  %422 = call fastcc zeroext i1 @races_globally(ptr noundef nonnull %12, i64 noundef %374, i64 noundef %3, i64 noundef %4, i64 noundef %19, i1 noundef zeroext false, i64 noundef %421, i64 noundef 0) #15
  br i1 %422, label %423, label %443

423:                                              ; preds = %418
  br i1 %343, label %575, label %424

424:                                              ; preds = %423
  call fastcc void @gather(ptr noundef %6, i64 noundef %372, i64 noundef %3, i64 noundef %7, ptr noundef %10) #15
  %425 = load ptr, ptr %344, align 8
  %426 = load i64, ptr %345, align 8
  %427 = getelementptr inbounds nuw %struct.Span, ptr %425, i64 %426, i32 10
  %428 = load i64, ptr %427, align 8
  %429 = add i64 %428, %374
  %430 = inttoptr i64 %429 to ptr
  %431 = call fastcc zeroext i1 @same_bytes(ptr noundef %430, ptr noundef %10, i64 noundef %3) #15
  br i1 %431, label %432, label %575

432:                                              ; preds = %424
  %433 = call fastcc zeroext i1 @races_globally(ptr noundef nonnull %12, i64 noundef %374, i64 noundef %3, i64 noundef %4, i64 noundef %19, i1 noundef zeroext true, i64 noundef %420, i64 noundef 0) #15
  br i1 %433, label %575, label %434

434:                                              ; preds = %432
  %435 = load i64, ptr %346, align 8
  switch i64 %435, label %443 [
    i64 6, label %436
    i64 16, label %436
  ]

436:                                              ; preds = %434, %434
  %437 = call fastcc zeroext i1 @unreported(ptr noundef nonnull %12, i64 noundef %4) #15
  br i1 %437, label %438, label %443

438:                                              ; preds = %436
  store i64 %372, ptr %347, align 8
  %439 = lshr i64 %374, 24
  %440 = and i64 %439, 255
  br label %441

441:                                              ; preds = %416, %438
  %442 = phi i64 [ %440, %438 ], [ %383, %416 ]
  store i64 %442, ptr %348, align 8
  br label %443

443:                                              ; preds = %441, %436, %414, %434, %418, %399, %367
  %444 = phi i32 [ %369, %367 ], [ %369, %399 ], [ %369, %434 ], [ %369, %418 ], [ %369, %414 ], [ %369, %436 ], [ 2, %441 ]
  %445 = or i1 %18, %378
  br i1 %445, label %570, label %446

446:                                              ; preds = %443
  %447 = and i1 %353, %375
  br i1 %447, label %448, label %476

448:                                              ; preds = %446
  %449 = load ptr, ptr %358, align 8
  %450 = getelementptr inbounds nuw i8, ptr %449, i64 8
  %451 = load i64, ptr %449, align 8
  %452 = icmp eq i64 %451, 0
  br i1 %357, label %453, label %458

453:                                              ; preds = %448
  %454 = load i64, ptr %450, align 8
  %455 = icmp eq i64 %454, 1
  br i1 %455, label %456, label %458

456:                                              ; preds = %453
  store i64 2, ptr %450, align 8
  %457 = load ptr, ptr %358, align 8
  br label %458

458:                                              ; preds = %456, %453, %448
  %459 = phi ptr [ %457, %456 ], [ %449, %453 ], [ %449, %448 ]
  store i64 1, ptr %459, align 8
  br i1 %452, label %460, label %467

460:                                              ; preds = %458
  %461 = load ptr, ptr %359, align 8
  %462 = icmp eq ptr %461, null
  br i1 %462, label %467, label %463

463:                                              ; preds = %460
  %464 = load ptr, ptr %360, align 8
  %465 = load i64, ptr %361, align 8
  %466 = shl i64 %465, 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %464, ptr nonnull align 4 %461, i64 %466, i1 false)
  br label %467

467:                                              ; preds = %463, %460, %458
  %468 = load i64, ptr %354, align 8
  %469 = and i64 %377, 255
  %470 = mul i64 %468, %469
  %471 = load ptr, ptr %355, align 8
  %472 = getelementptr inbounds nuw i32, ptr %471, i64 %470
  %473 = load ptr, ptr %356, align 8
  %474 = getelementptr inbounds nuw i32, ptr %473, i64 %470
  %475 = load ptr, ptr %12, align 8
  br label %485

476:                                              ; preds = %446
  %477 = load i64, ptr %354, align 8
  %478 = and i64 %377, 255
  %479 = mul i64 %477, %478
  %480 = load ptr, ptr %355, align 8
  %481 = getelementptr inbounds nuw i32, ptr %480, i64 %479
  %482 = load ptr, ptr %356, align 8
  %483 = getelementptr inbounds nuw i32, ptr %482, i64 %479
  %484 = load ptr, ptr %12, align 8
  br i1 %353, label %485, label %514

485:                                              ; preds = %467, %476
  %486 = phi ptr [ %475, %467 ], [ %484, %476 ]
  %487 = phi ptr [ %474, %467 ], [ %483, %476 ]
  %488 = phi ptr [ %472, %467 ], [ %481, %476 ]
  %489 = phi i64 [ %468, %467 ], [ %477, %476 ]
  %490 = icmp eq i64 %489, 0
  br i1 %490, label %511, label %491

491:                                              ; preds = %485, %491
  %492 = phi i64 [ %498, %491 ], [ 0, %485 ]
  %493 = getelementptr inbounds nuw i32, ptr %486, i64 %492
  %494 = load <16 x i32>, ptr %493, align 4
  %495 = getelementptr inbounds nuw i32, ptr %488, i64 %492
  %496 = load <16 x i32>, ptr %495, align 4
  %497 = call <16 x i32> @llvm.umax.v16i32(<16 x i32> %494, <16 x i32> %496)
  store <16 x i32> %497, ptr %493, align 4
  %498 = add i64 %492, 16
  %499 = icmp ult i64 %498, %489
  br i1 %499, label %491, label %500

500:                                              ; preds = %491
  %501 = load ptr, ptr %362, align 8
  br label %502

502:                                              ; preds = %502, %500
  %503 = phi i64 [ %509, %502 ], [ 0, %500 ]
  %504 = getelementptr inbounds nuw i32, ptr %501, i64 %503
  %505 = load <16 x i32>, ptr %504, align 4
  %506 = getelementptr inbounds nuw i32, ptr %487, i64 %503
  %507 = load <16 x i32>, ptr %506, align 4
  %508 = call <16 x i32> @llvm.umax.v16i32(<16 x i32> %505, <16 x i32> %507)
  store <16 x i32> %508, ptr %504, align 4
  %509 = add i64 %503, 16
  %510 = icmp ult i64 %509, %489
  br i1 %510, label %502, label %511

511:                                              ; preds = %502, %485
  br i1 %357, label %570, label %512

512:                                              ; preds = %511
  %513 = load ptr, ptr %12, align 8
  br label %514

514:                                              ; preds = %512, %476
  %515 = phi ptr [ %487, %512 ], [ %483, %476 ]
  %516 = phi ptr [ %488, %512 ], [ %481, %476 ]
  %517 = phi i64 [ %489, %512 ], [ %477, %476 ]
  %518 = phi ptr [ %513, %512 ], [ %484, %476 ]
  %519 = load i64, ptr %363, align 8
  %520 = icmp eq i64 %519, 0
  br i1 %520, label %532, label %521

521:                                              ; preds = %514, %521
  %522 = phi i64 [ %528, %521 ], [ 0, %514 ]
  %523 = getelementptr inbounds nuw i32, ptr %516, i64 %522
  %524 = load <16 x i32>, ptr %523, align 4
  %525 = getelementptr inbounds nuw i32, ptr %518, i64 %522
  %526 = load <16 x i32>, ptr %525, align 4
  %527 = call <16 x i32> @llvm.umax.v16i32(<16 x i32> %524, <16 x i32> %526)
  store <16 x i32> %527, ptr %523, align 4
  %528 = add i64 %522, 16
  %529 = icmp ult i64 %528, %519
  br i1 %529, label %521, label %530

530:                                              ; preds = %521
  %531 = load i64, ptr %363, align 8
  br label %532

532:                                              ; preds = %530, %514
  %533 = phi i64 [ %531, %530 ], [ 0, %514 ]
  %534 = getelementptr inbounds nuw i32, ptr %516, i64 %533
  %535 = load ptr, ptr %364, align 8
  %536 = sub i64 %517, %533
  %537 = icmp eq i64 %517, %533
  br i1 %537, label %547, label %538

538:                                              ; preds = %532, %538
  %539 = phi i64 [ %545, %538 ], [ 0, %532 ]
  %540 = getelementptr inbounds nuw i32, ptr %534, i64 %539
  %541 = load <16 x i32>, ptr %540, align 4
  %542 = getelementptr inbounds nuw i32, ptr %535, i64 %539
  %543 = load <16 x i32>, ptr %542, align 4
  %544 = call <16 x i32> @llvm.umax.v16i32(<16 x i32> %541, <16 x i32> %543)
  store <16 x i32> %544, ptr %540, align 4
  %545 = add i64 %539, 16
  %546 = icmp ult i64 %545, %536
  br i1 %546, label %538, label %547

547:                                              ; preds = %538, %532
  %548 = load ptr, ptr %362, align 8
  %549 = icmp eq i64 %517, 0
  br i1 %549, label %559, label %550

550:                                              ; preds = %547, %550
  %551 = phi i64 [ %557, %550 ], [ 0, %547 ]
  %552 = getelementptr inbounds nuw i32, ptr %515, i64 %551
  %553 = load <16 x i32>, ptr %552, align 4
  %554 = getelementptr inbounds nuw i32, ptr %548, i64 %551
  %555 = load <16 x i32>, ptr %554, align 4
  %556 = call <16 x i32> @llvm.umax.v16i32(<16 x i32> %553, <16 x i32> %555)
  store <16 x i32> %556, ptr %552, align 4
  %557 = add i64 %551, 16
  %558 = icmp ult i64 %557, %517
  br i1 %558, label %550, label %559

559:                                              ; preds = %550, %547
  %560 = and i1 %365, %375
  br i1 %560, label %561, label %570

561:                                              ; preds = %559
  %562 = load ptr, ptr %359, align 8
  %563 = icmp eq ptr %562, null
  br i1 %563, label %570, label %564

564:                                              ; preds = %561
  %565 = load i64, ptr %366, align 8
  %566 = lshr i64 %565, 36
  %567 = getelementptr inbounds nuw i32, ptr %562, i64 %566
  %568 = load i32, ptr %567, align 4
  %569 = add i32 %568, 1
  store i32 %569, ptr %567, align 4
  br label %570

570:                                              ; preds = %511, %417, %443, %559, %381, %386, %561, %564
  %571 = phi i32 [ %444, %564 ], [ %444, %561 ], [ %369, %386 ], [ %369, %381 ], [ %444, %559 ], [ %444, %443 ], [ %369, %417 ], [ %444, %511 ]
  %572 = add i32 %370, -1
  %573 = and i32 %572, %370
  %574 = icmp eq i32 %573, 0
  br i1 %574, label %578, label %367

575:                                              ; preds = %403, %404, %424, %432, %423
  store i64 %372, ptr %347, align 8
  %576 = lshr i64 %374, 24
  %577 = and i64 %576, 255
  store i64 %577, ptr %348, align 8
  br label %602

578:                                              ; preds = %570, %339
  %579 = phi i32 [ 0, %339 ], [ %571, %570 ]
  switch i64 %5, label %580 [
    i64 1, label %594
    i64 0, label %602
    i64 3, label %602
  ]

580:                                              ; preds = %578
  %581 = load ptr, ptr %12, align 8
  %582 = load i64, ptr %27, align 8
  %583 = getelementptr inbounds nuw i32, ptr %581, i64 %582
  %584 = load i32, ptr %583, align 4
  %585 = add i32 %584, 1
  store i32 %585, ptr %583, align 4
  %586 = load ptr, ptr %12, align 8
  %587 = getelementptr inbounds nuw i8, ptr %12, i64 216
  %588 = load i64, ptr %587, align 8
  %589 = load i64, ptr %27, align 8
  %590 = getelementptr i32, ptr %586, i64 %588
  %591 = getelementptr i32, ptr %590, i64 %589
  store i32 %585, ptr %591, align 4
  %592 = zext i32 %585 to i64
  %593 = shl nuw i64 %592, 32
  store i64 %593, ptr %30, align 8
  br label %602

594:                                              ; preds = %578
  %595 = getelementptr inbounds nuw i8, ptr %12, i64 96
  %596 = load ptr, ptr %595, align 8
  %597 = getelementptr inbounds nuw i8, ptr %596, i64 8
  %598 = load i64, ptr %597, align 8
  %599 = icmp eq i64 %598, 3
  br i1 %599, label %600, label %602

600:                                              ; preds = %594
  %601 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store i64 0, ptr %601, align 32
  br label %602

602:                                              ; preds = %575, %580, %594, %600, %578, %578
  %603 = phi i32 [ 1, %575 ], [ %579, %578 ], [ %579, %578 ], [ %579, %600 ], [ %579, %594 ], [ %579, %580 ]
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %10) #14
  br label %604

604:                                              ; preds = %289, %329, %337, %602
  %605 = phi i32 [ %603, %602 ], [ 0, %337 ], [ 0, %329 ], [ 0, %289 ]
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %9) #14
  br label %606

606:                                              ; preds = %8, %604
  %607 = phi i32 [ %605, %604 ], [ 0, %8 ]
  ret i32 %607
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
  br i1 %18, label %19, label %465

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
  br i1 %36, label %465, label %21

37:                                               ; preds = %27
  store i64 %23, ptr %16, align 8
  %38 = getelementptr inbounds nuw i8, ptr %24, i64 16
  %39 = load ptr, ptr %38, align 8
  %40 = icmp eq ptr %39, null
  br i1 %40, label %465, label %41

41:                                               ; preds = %37
  call void @llvm.lifetime.start.p0(i64 88, ptr nonnull %9) #14
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(88) %9, ptr noundef nonnull align 8 dereferenceable(88) %24, i64 88, i1 false)
  %42 = icmp eq i64 %4, 1
  br i1 %42, label %43, label %48

43:                                               ; preds = %41
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %45 = load i64, ptr %44, align 8
  %46 = load i64, ptr %9, align 8
  %47 = sub i64 %1, %46
  br label %148

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
  br label %463

66:                                               ; preds = %58, %63
  %67 = getelementptr inbounds nuw i8, ptr %9, i64 32
  %68 = load ptr, ptr %67, align 8
  store i64 1, ptr %68, align 8
  %69 = icmp eq i64 %4, 0
  %70 = icmp ne i64 %6, 0
  %71 = and i1 %69, %70
  br i1 %71, label %72, label %88

72:                                               ; preds = %66
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %74 = load i64, ptr %73, align 8
  %75 = icmp ugt i64 %74, 1
  %76 = getelementptr inbounds nuw i8, ptr %9, i64 72
  %77 = load ptr, ptr %76, align 8
  %78 = icmp ne ptr %77, null
  %79 = select i1 %75, i1 %78, i1 false
  %80 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %81 = load i64, ptr %80, align 8
  %82 = load i64, ptr %9, align 8
  %83 = sub i64 %1, %82
  %84 = getelementptr inbounds nuw i8, ptr %9, i64 24
  %85 = load ptr, ptr %84, align 8
  %86 = load i64, ptr %85, align 8
  %87 = icmp eq i64 %86, 0
  br i1 %87, label %97, label %148

88:                                               ; preds = %66
  %89 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %90 = load i64, ptr %89, align 8
  %91 = load i64, ptr %9, align 8
  %92 = sub i64 %1, %91
  %93 = getelementptr inbounds nuw i8, ptr %9, i64 24
  %94 = load ptr, ptr %93, align 8
  %95 = load i64, ptr %94, align 8
  %96 = icmp eq i64 %95, 0
  br i1 %96, label %463, label %148

97:                                               ; preds = %72
  br i1 %79, label %98, label %463

98:                                               ; preds = %97
  %99 = lshr i64 %83, 2
  %100 = add i64 %2, -1
  %101 = add i64 %100, %83
  %102 = lshr i64 %101, 2
  %103 = sub nsw i64 %102, %99
  %104 = shl i64 2, %103
  %105 = trunc i64 %104 to i32
  %106 = add i32 %105, -1
  %107 = trunc i64 %99 to i32
  %108 = and i32 %107, 31
  %109 = shl i32 %106, %108
  %110 = getelementptr inbounds nuw i8, ptr %9, i64 72
  %111 = load ptr, ptr %110, align 8
  %112 = lshr i64 %83, 7
  %113 = getelementptr inbounds nuw %struct.Block, ptr %111, i64 %112
  %114 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %115 = load i64, ptr %114, align 8
  %116 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %117 = load i64, ptr %116, align 8
  %118 = shl i64 %117, 16
  %119 = or i64 %118, %115
  %120 = getelementptr inbounds nuw i8, ptr %113, i64 32
  %121 = load i64, ptr %120, align 8
  %122 = icmp eq i64 %121, %81
  br i1 %122, label %124, label %123

123:                                              ; preds = %98
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %113, i8 0, i64 32, i1 false)
  store i64 %81, ptr %120, align 8
  br label %124

124:                                              ; preds = %123, %98
  %125 = load i64, ptr %113, align 8
  %126 = icmp eq i64 %125, %119
  br i1 %126, label %127, label %131

127:                                              ; preds = %124
  %128 = getelementptr inbounds nuw i8, ptr %113, i64 16
  %129 = load i32, ptr %128, align 8
  %130 = or i32 %129, %109
  store i32 %130, ptr %128, align 8
  br label %145

131:                                              ; preds = %124
  %132 = xor i64 %125, %119
  %133 = and i64 %132, 4294901760
  %134 = icmp eq i64 %133, 0
  br i1 %134, label %143, label %135

135:                                              ; preds = %131
  %136 = getelementptr inbounds nuw i8, ptr %113, i64 8
  store i64 %125, ptr %136, align 8
  %137 = getelementptr inbounds nuw i8, ptr %113, i64 16
  %138 = load i32, ptr %137, align 8
  %139 = getelementptr inbounds nuw i8, ptr %113, i64 20
  store i32 %138, ptr %139, align 4
  %140 = getelementptr inbounds nuw i8, ptr %113, i64 24
  %141 = load i32, ptr %140, align 8
  %142 = getelementptr inbounds nuw i8, ptr %113, i64 28
  store i32 %141, ptr %142, align 4
  br label %143

143:                                              ; preds = %135, %131
  store i64 %119, ptr %113, align 8
  %144 = getelementptr inbounds nuw i8, ptr %113, i64 16
  store i32 %109, ptr %144, align 8
  br label %145

145:                                              ; preds = %127, %143
  %146 = trunc i64 %3 to i32
  %147 = getelementptr inbounds nuw i8, ptr %113, i64 24
  store i32 %146, ptr %147, align 8
  br label %463

148:                                              ; preds = %88, %43, %72
  %149 = phi i64 [ %83, %72 ], [ %47, %43 ], [ %92, %88 ]
  %150 = phi i64 [ %82, %72 ], [ %46, %43 ], [ %91, %88 ]
  %151 = phi i64 [ %81, %72 ], [ %45, %43 ], [ %90, %88 ]
  %152 = phi ptr [ %80, %72 ], [ %44, %43 ], [ %89, %88 ]
  %153 = phi i1 [ %79, %72 ], [ false, %43 ], [ false, %88 ]
  %154 = phi i1 [ %69, %72 ], [ false, %43 ], [ %69, %88 ]
  %155 = lshr i64 %151, 36
  %156 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %157 = load ptr, ptr %156, align 8
  %158 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %159 = load ptr, ptr %158, align 8
  %160 = icmp eq ptr %159, null
  %161 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %162 = load ptr, ptr %161, align 8
  %163 = load i64, ptr %162, align 8
  %164 = icmp ne i64 %163, 0
  %165 = select i1 %164, i1 %160, i1 false
  %166 = icmp ult i64 %2, 4
  br i1 %166, label %167, label %173

167:                                              ; preds = %148
  %168 = shl nsw i64 -1, %2
  %169 = xor i64 %168, -1
  %170 = and i64 %149, 3
  %171 = shl nuw nsw i64 %169, %170
  %172 = and i64 %171, 15
  br label %173

173:                                              ; preds = %148, %167
  %174 = phi i64 [ %172, %167 ], [ 15, %148 ]
  %175 = shl nuw nsw i64 %174, 32
  %176 = or i64 %151, %3
  br i1 %160, label %181, label %177

177:                                              ; preds = %173
  %178 = getelementptr inbounds nuw i32, ptr %159, i64 %155
  %179 = load i32, ptr %178, align 4
  %180 = zext i32 %179 to i64
  br label %181

181:                                              ; preds = %173, %177
  %182 = phi i64 [ %180, %177 ], [ 0, %173 ]
  br i1 %42, label %183, label %191

183:                                              ; preds = %181
  %184 = getelementptr inbounds nuw i8, ptr %9, i64 24
  %185 = load ptr, ptr %184, align 8
  store i64 1, ptr %185, align 8
  %186 = load ptr, ptr %161, align 8
  %187 = getelementptr inbounds nuw i8, ptr %186, i64 8
  %188 = load i64, ptr %187, align 8
  %189 = icmp eq i64 %188, 2
  br i1 %189, label %190, label %191

190:                                              ; preds = %183
  store i64 3, ptr %187, align 8
  br label %191

191:                                              ; preds = %183, %190, %181
  %192 = lshr i64 %149, 2
  %193 = add i64 %2, 3
  %194 = add i64 %193, %149
  %195 = lshr i64 %194, 2
  %196 = icmp samesign ult i64 %192, %195
  br i1 %196, label %197, label %463

197:                                              ; preds = %191
  %198 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %199 = load ptr, ptr %198, align 8
  %200 = getelementptr inbounds nuw i8, ptr %9, i64 40
  %201 = load ptr, ptr %200, align 8
  %202 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %203 = getelementptr inbounds nuw i8, ptr %9, i64 56
  %204 = load ptr, ptr %203, align 8
  %205 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %206 = getelementptr inbounds nuw i8, ptr %9, i64 48
  %207 = load ptr, ptr %206, align 8
  %208 = shl nuw i64 %182, 32
  %209 = icmp eq ptr %204, null
  %210 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %211 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %212 = icmp eq i64 %7, 0
  %213 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %214 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %215 = shl nuw nsw i64 %6, 8
  %216 = select i1 %212, i64 %215, i64 65024
  %217 = or disjoint i64 %216, %174
  %218 = getelementptr inbounds nuw i8, ptr %10, i64 24
  %219 = getelementptr inbounds nuw i8, ptr %10, i64 32
  %220 = getelementptr inbounds nuw i8, ptr %10, i64 33
  %221 = getelementptr inbounds nuw i8, ptr %9, i64 72
  %222 = load ptr, ptr %221, align 8
  %223 = trunc i64 %3 to i32
  %224 = getelementptr inbounds nuw i8, ptr %9, i64 64
  %225 = load ptr, ptr %224, align 8
  %226 = shl nuw nsw i64 %174, 28
  %227 = or i64 %175, %176
  %228 = or i64 %175, %176
  br label %229

229:                                              ; preds = %197, %460
  %230 = phi i64 [ %192, %197 ], [ %461, %460 ]
  %231 = getelementptr inbounds nuw i64, ptr %199, i64 %230
  %232 = load i64, ptr %231, align 8
  %233 = lshr i64 %232, 36
  %234 = shl nuw i64 %230, 2
  %235 = add i64 %234, %150
  %236 = icmp eq i64 %233, %155
  %237 = and i64 %232, %175
  %238 = icmp eq i64 %237, 0
  %239 = select i1 %236, i1 true, i1 %238
  %240 = select i1 %239, i1 true, i1 %165
  br i1 %240, label %272, label %241

241:                                              ; preds = %229
  br i1 %160, label %269, label %242

242:                                              ; preds = %241
  %243 = getelementptr inbounds nuw i64, ptr %201, i64 %230
  %244 = load i64, ptr %243, align 8
  %245 = trunc i64 %244 to i32
  %246 = getelementptr inbounds nuw i32, ptr %157, i64 %233
  %247 = load i32, ptr %246, align 4
  %248 = icmp ugt i32 %247, %245
  br i1 %248, label %249, label %269

249:                                              ; preds = %242
  %250 = load ptr, ptr %202, align 8
  %251 = icmp ne ptr %250, null
  %252 = and i1 %154, %251
  br i1 %252, label %253, label %276

253:                                              ; preds = %249
  %254 = getelementptr inbounds nuw i64, ptr %204, i64 %230
  %255 = load i64, ptr %254, align 8
  %256 = load i64, ptr %205, align 8
  %257 = add i64 %256, 15
  %258 = and i64 %257, -16
  %259 = mul i64 %258, %233
  %260 = lshr i64 %255, 16
  %261 = and i64 %260, 65535
  %262 = getelementptr i32, ptr %250, i64 %259
  %263 = getelementptr i32, ptr %262, i64 %261
  %264 = load i32, ptr %263, align 4
  %265 = zext i32 %264 to i64
  %266 = lshr i64 %255, 32
  %267 = icmp samesign ugt i64 %266, %265
  br i1 %267, label %268, label %276

268:                                              ; preds = %253
  tail call fastcc void @record(ptr noundef nonnull %0, i64 noundef 8, i64 noundef %235, i64 noundef %261, i64 noundef %232) #15
  br label %463

269:                                              ; preds = %242, %241
  br i1 %5, label %270, label %271

270:                                              ; preds = %269
  tail call fastcc void @record(ptr noundef %0, i64 noundef 6, i64 noundef %235, i64 noundef 0, i64 noundef %232) #15
  br label %272

271:                                              ; preds = %269
  tail call fastcc void @record(ptr noundef %0, i64 noundef 4, i64 noundef %235, i64 noundef 0, i64 noundef %232) #15
  br label %463

272:                                              ; preds = %229, %270
  br i1 %160, label %309, label %273

273:                                              ; preds = %272
  %274 = getelementptr inbounds nuw i64, ptr %201, i64 %230
  %275 = load i64, ptr %274, align 8
  br label %276

276:                                              ; preds = %273, %253, %249
  %277 = phi i64 [ %275, %273 ], [ %244, %253 ], [ %244, %249 ]
  %278 = getelementptr inbounds nuw i64, ptr %201, i64 %230
  %279 = and i64 %277, 4294967295
  %280 = lshr i64 %277, 32
  %281 = getelementptr inbounds nuw i64, ptr %207, i64 %230
  %282 = load i64, ptr %281, align 8
  %283 = lshr i64 %282, 36
  br i1 %154, label %284, label %292

284:                                              ; preds = %276
  %285 = icmp eq i64 %283, %155
  %286 = icmp eq i64 %280, %182
  %287 = select i1 %285, i1 %286, i1 false
  %288 = and i64 %282, 64424509440
  %289 = select i1 %287, i64 %288, i64 0
  %290 = or i64 %289, %228
  store i64 %290, ptr %281, align 8
  %291 = or disjoint i64 %279, %208
  store i64 %291, ptr %278, align 8
  br label %292

292:                                              ; preds = %284, %276
  br i1 %42, label %293, label %309

293:                                              ; preds = %292
  %294 = icmp eq i64 %283, %155
  %295 = and i64 %282, %175
  %296 = icmp eq i64 %295, 0
  %297 = select i1 %294, i1 true, i1 %296
  br i1 %297, label %304, label %298

298:                                              ; preds = %293
  %299 = getelementptr inbounds nuw i32, ptr %157, i64 %283
  %300 = load i32, ptr %299, align 4
  %301 = zext i32 %300 to i64
  %302 = icmp samesign ult i64 %280, %301
  %303 = or i1 %5, %302
  br i1 %303, label %304, label %308

304:                                              ; preds = %298, %293
  %305 = and i64 %277, -4294967296
  %306 = or disjoint i64 %305, %182
  store i64 %306, ptr %278, align 8
  %307 = icmp eq i64 %279, %182
  br label %309

308:                                              ; preds = %298
  tail call fastcc void @record(ptr noundef %0, i64 noundef 7, i64 noundef %235, i64 noundef 0, i64 noundef %282) #15
  br label %463

309:                                              ; preds = %292, %304, %272
  %310 = phi i1 [ true, %272 ], [ true, %292 ], [ %307, %304 ]
  br i1 %209, label %444, label %311

311:                                              ; preds = %309
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %10) #14
  store i64 %3, ptr %10, align 8
  store i64 %4, ptr %210, align 8
  %312 = load i64, ptr %213, align 8
  %313 = load i64, ptr %214, align 8
  %314 = shl i64 %313, 16
  %315 = or i64 %314, %312
  %316 = or i64 %312, %216
  %317 = or i64 %315, %217
  store i64 %317, ptr %211, align 8
  store i64 %235, ptr %218, align 8
  store i8 %11, ptr %219, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 1 dereferenceable(7) %220, i8 0, i64 7, i1 false)
  br i1 %236, label %318, label %320

318:                                              ; preds = %311
  %319 = call fastcc zeroext i1 @meets(ptr noundef nonnull %0, ptr noundef %10, ptr noundef %9, i64 noundef %230) #15
  br i1 %319, label %459, label %406

320:                                              ; preds = %311
  br i1 %42, label %321, label %370

321:                                              ; preds = %320
  %322 = lshr i64 %230, 5
  %323 = getelementptr inbounds nuw %struct.Block, ptr %222, i64 %322
  %324 = lshr i64 %315, 16
  %325 = and i64 %324, 65535
  %326 = and i64 %230, 31
  %327 = shl nuw nsw i64 1, %326
  %328 = getelementptr inbounds nuw i8, ptr %323, i64 32
  %329 = load i64, ptr %328, align 8
  %330 = load i64, ptr %152, align 8
  %331 = icmp ne i64 %329, %330
  %332 = or i1 %5, %331
  br i1 %332, label %370, label %333

333:                                              ; preds = %321
  %334 = getelementptr inbounds nuw i8, ptr %323, i64 16
  %335 = load i32, ptr %334, align 8
  %336 = zext i32 %335 to i64
  %337 = and i64 %327, %336
  %338 = icmp eq i64 %337, 0
  br i1 %338, label %351, label %339

339:                                              ; preds = %333
  %340 = load i64, ptr %323, align 8
  %341 = lshr i64 %340, 16
  %342 = and i64 %341, 65535
  %343 = icmp eq i64 %342, %325
  br i1 %343, label %351, label %344

344:                                              ; preds = %339
  %345 = load ptr, ptr %0, align 8
  %346 = lshr i64 %340, 32
  %347 = getelementptr inbounds nuw i32, ptr %345, i64 %342
  %348 = load i32, ptr %347, align 4
  %349 = zext i32 %348 to i64
  %350 = icmp samesign ugt i64 %346, %349
  br i1 %350, label %453, label %351

351:                                              ; preds = %344, %339, %333
  %352 = getelementptr inbounds nuw i8, ptr %323, i64 20
  %353 = load i32, ptr %352, align 4
  %354 = zext i32 %353 to i64
  %355 = and i64 %327, %354
  %356 = icmp eq i64 %355, 0
  br i1 %356, label %370, label %357

357:                                              ; preds = %351
  %358 = getelementptr inbounds nuw i8, ptr %323, i64 8
  %359 = load i64, ptr %358, align 8
  %360 = lshr i64 %359, 16
  %361 = and i64 %360, 65535
  %362 = icmp eq i64 %361, %325
  br i1 %362, label %370, label %363

363:                                              ; preds = %357
  %364 = load ptr, ptr %0, align 8
  %365 = lshr i64 %359, 32
  %366 = getelementptr inbounds nuw i32, ptr %364, i64 %361
  %367 = load i32, ptr %366, align 4
  %368 = zext i32 %367 to i64
  %369 = icmp samesign ugt i64 %365, %368
  br i1 %369, label %453, label %370

370:                                              ; preds = %321, %351, %357, %363, %320
  br i1 %153, label %371, label %405

371:                                              ; preds = %370
  %372 = trunc i64 %230 to i32
  %373 = and i32 %372, 31
  %374 = shl nuw i32 1, %373
  %375 = lshr i64 %230, 5
  %376 = getelementptr inbounds nuw %struct.Block, ptr %222, i64 %375
  %377 = load i64, ptr %152, align 8
  %378 = getelementptr inbounds nuw i8, ptr %376, i64 32
  %379 = load i64, ptr %378, align 8
  %380 = icmp eq i64 %379, %377
  br i1 %380, label %382, label %381

381:                                              ; preds = %371
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %376, i8 0, i64 32, i1 false)
  store i64 %377, ptr %378, align 8
  br label %382

382:                                              ; preds = %381, %371
  %383 = load i64, ptr %376, align 8
  %384 = icmp eq i64 %383, %315
  br i1 %384, label %385, label %389

385:                                              ; preds = %382
  %386 = getelementptr inbounds nuw i8, ptr %376, i64 16
  %387 = load i32, ptr %386, align 8
  %388 = or i32 %387, %374
  store i32 %388, ptr %386, align 8
  br label %403

389:                                              ; preds = %382
  %390 = xor i64 %383, %315
  %391 = and i64 %390, 4294901760
  %392 = icmp eq i64 %391, 0
  br i1 %392, label %401, label %393

393:                                              ; preds = %389
  %394 = getelementptr inbounds nuw i8, ptr %376, i64 8
  store i64 %383, ptr %394, align 8
  %395 = getelementptr inbounds nuw i8, ptr %376, i64 16
  %396 = load i32, ptr %395, align 8
  %397 = getelementptr inbounds nuw i8, ptr %376, i64 20
  store i32 %396, ptr %397, align 4
  %398 = getelementptr inbounds nuw i8, ptr %376, i64 24
  %399 = load i32, ptr %398, align 8
  %400 = getelementptr inbounds nuw i8, ptr %376, i64 28
  store i32 %399, ptr %400, align 4
  br label %401

401:                                              ; preds = %393, %389
  store i64 %315, ptr %376, align 8
  %402 = getelementptr inbounds nuw i8, ptr %376, i64 16
  store i32 %374, ptr %402, align 8
  br label %403

403:                                              ; preds = %385, %401
  %404 = getelementptr inbounds nuw i8, ptr %376, i64 24
  store i32 %223, ptr %404, align 8
  br label %405

405:                                              ; preds = %370, %403
  br i1 %42, label %410, label %443

406:                                              ; preds = %318
  br i1 %42, label %407, label %443

407:                                              ; preds = %406
  %408 = getelementptr inbounds nuw i64, ptr %204, i64 %230
  %409 = load i64, ptr %408, align 8
  br label %410

410:                                              ; preds = %405, %407
  %411 = phi i64 [ %409, %407 ], [ 0, %405 ]
  %412 = xor i64 %411, %315
  %413 = icmp ult i64 %412, 65536
  br i1 %413, label %414, label %432

414:                                              ; preds = %410
  %415 = and i64 %317, -65281
  %416 = lshr i64 %411, 8
  %417 = and i64 %416, 255
  %418 = lshr i64 %316, 8
  %419 = and i64 %418, 255
  %420 = icmp eq i64 %417, %419
  br i1 %420, label %426, label %421

421:                                              ; preds = %414
  %422 = icmp eq i64 %417, 0
  br i1 %422, label %426, label %423

423:                                              ; preds = %421
  %424 = icmp eq i64 %419, 0
  %425 = select i1 %424, i64 0, i64 255
  br label %426

426:                                              ; preds = %414, %421, %423
  %427 = phi i64 [ 0, %421 ], [ %425, %423 ], [ %417, %414 ]
  %428 = shl nuw nsw i64 %427, 8
  %429 = or disjoint i64 %428, %415
  %430 = and i64 %411, 15
  %431 = or i64 %429, %430
  br label %432

432:                                              ; preds = %426, %410
  %433 = phi i64 [ %431, %426 ], [ %317, %410 ]
  %434 = getelementptr inbounds nuw i64, ptr %204, i64 %230
  store i64 %433, ptr %434, align 8
  br i1 %212, label %443, label %435

435:                                              ; preds = %432
  %436 = getelementptr inbounds nuw %struct.Reads, ptr %225, i64 %230
  %437 = getelementptr inbounds nuw i8, ptr %436, i64 24
  %438 = load i64, ptr %437, align 8
  %439 = icmp eq i64 %438, %151
  br i1 %439, label %441, label %440

440:                                              ; preds = %435
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %436, i8 0, i64 24, i1 false)
  store i64 %151, ptr %437, align 8
  br label %441

441:                                              ; preds = %440, %435
  %442 = getelementptr inbounds nuw i8, ptr %436, i64 32
  store i64 %7, ptr %442, align 8
  br label %443

443:                                              ; preds = %441, %432, %406, %405
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %10) #14
  br label %444

444:                                              ; preds = %443, %309
  br i1 %42, label %445, label %460

445:                                              ; preds = %444
  %446 = and i64 %232, 64424509440
  %447 = select i1 %236, i1 %310, i1 false
  %448 = select i1 %447, i64 %446, i64 0
  %449 = and i64 %232, 4026531840
  %450 = or i64 %226, %449
  %451 = or disjoint i64 %450, %448
  %452 = or i64 %451, %227
  store i64 %452, ptr %231, align 8
  br label %460

453:                                              ; preds = %363, %344
  %454 = phi i64 [ 24, %344 ], [ 28, %363 ]
  %455 = phi i64 [ %340, %344 ], [ %359, %363 ]
  %456 = getelementptr inbounds nuw i8, ptr %323, i64 %454
  %457 = load i32, ptr %456, align 4
  %458 = zext i32 %457 to i64
  call fastcc void @clash(ptr noundef nonnull %0, i64 noundef 13, ptr noundef nonnull %10, i64 noundef %455, i64 noundef %458) #15
  br label %459

459:                                              ; preds = %318, %453
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %10) #14
  br label %463

460:                                              ; preds = %444, %445
  %461 = add nuw nsw i64 %230, 1
  %462 = icmp eq i64 %461, %195
  br i1 %462, label %463, label %229

463:                                              ; preds = %460, %88, %191, %308, %459, %271, %268, %145, %97, %65
  %464 = phi i1 [ true, %65 ], [ false, %145 ], [ false, %97 ], [ true, %268 ], [ true, %271 ], [ true, %308 ], [ true, %459 ], [ false, %191 ], [ false, %88 ], [ false, %460 ]
  call void @llvm.lifetime.end.p0(i64 88, ptr nonnull %9) #14
  br label %465

465:                                              ; preds = %31, %8, %37, %463
  %466 = phi i1 [ %464, %463 ], [ false, %37 ], [ false, %8 ], [ false, %31 ]
  ret i1 %466
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

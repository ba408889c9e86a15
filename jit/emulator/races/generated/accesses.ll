; LLVM IR of accesses.c, made by python -m jit.llvm.generate.

%struct.Access = type { ptr, ptr, ptr, ptr, i64, i64, i64, i64 }
%struct.Span = type { i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, ptr, ptr }
%struct.Block = type { i64, i64, i32, i32, i32, i32, i64 }
%struct.Touch = type { i64, i64, i64, i64, i8 }
%struct.Reads = type { i64, i64, i32, i32, i64, i64 }
%struct.Entry = type { i64, i64, i64, i64 }

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
  br i1 %13, label %646, label %14

14:                                               ; preds = %8
  %15 = icmp eq i64 %5, 2
  %16 = icmp eq i64 %5, 5
  %17 = or i1 %15, %16
  %18 = icmp ult i64 %5, 2
  %19 = select i1 %16, i64 2, i64 %5
  %20 = getelementptr inbounds nuw i8, ptr %12, i64 40
  %21 = load i64, ptr %20, align 8
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %9) #15
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
  br i1 %40, label %41, label %372

41:                                               ; preds = %14
  %42 = load i64, ptr %1, align 8
  %43 = icmp ult i64 %42, 281474976710656
  %44 = icmp eq i32 %2, -1
  %45 = and i1 %44, %43
  br i1 %45, label %46, label %372

46:                                               ; preds = %41
  %47 = getelementptr inbounds nuw i8, ptr %1, i64 248
  %48 = load i64, ptr %47, align 8
  %49 = sub i64 %48, %42
  %50 = mul i64 %3, 31
  %51 = icmp eq i64 %49, %50
  br i1 %51, label %53, label %52

52:                                               ; preds = %46
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %10) #15
  br label %374

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
  br i1 %76, label %77, label %372

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
  br i1 %86, label %87, label %372

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
  br i1 %104, label %372, label %89

105:                                              ; preds = %95
  store i64 %91, ptr %84, align 8
  %106 = getelementptr inbounds nuw i8, ptr %92, i64 16
  %107 = load ptr, ptr %106, align 8
  %108 = icmp eq ptr %107, null
  br i1 %108, label %372, label %109

109:                                              ; preds = %105
  %110 = getelementptr inbounds nuw i8, ptr %92, i64 72
  %111 = load ptr, ptr %110, align 8
  %112 = icmp eq ptr %111, null
  br i1 %112, label %372, label %113

113:                                              ; preds = %109
  %114 = getelementptr inbounds nuw i8, ptr %12, i64 184
  %115 = load ptr, ptr %114, align 8
  %116 = icmp eq ptr %115, null
  %117 = and i64 %42, 3
  %118 = icmp eq i64 %117, 0
  %119 = and i1 %118, %116
  br i1 %119, label %120, label %372

120:                                              ; preds = %113
  %121 = load i64, ptr %92, align 8
  %122 = sub i64 %42, %121
  %123 = lshr i64 %122, 2
  %124 = getelementptr inbounds nuw i8, ptr %12, i64 88
  %125 = load i64, ptr %124, align 8
  %126 = getelementptr inbounds nuw i64, ptr %107, i64 %123
  %127 = icmp eq i64 %19, 0
  br i1 %127, label %128, label %204

128:                                              ; preds = %120
  %129 = getelementptr inbounds nuw i8, ptr %92, i64 80
  %130 = load i64, ptr %129, align 8
  %131 = add i64 %130, %42
  %132 = icmp eq i64 %78, 0
  br i1 %132, label %144, label %133

133:                                              ; preds = %128, %133
  %134 = phi i64 [ %142, %133 ], [ 0, %128 ]
  %135 = phi <16 x i32> [ %141, %133 ], [ zeroinitializer, %128 ]
  %136 = shl nuw i64 %134, 2
  %137 = add i64 %131, %136
  %138 = inttoptr i64 %137 to ptr
  %139 = load <16 x i32>, ptr %138, align 4
  %140 = icmp eq <16 x i32> %139, splat (i32 2142952365)
  %141 = select <16 x i1> %140, <16 x i32> splat (i32 -1), <16 x i32> %135
  %142 = add nuw nsw i64 %134, 16
  %143 = icmp samesign ult i64 %142, %79
  br i1 %143, label %133, label %144

144:                                              ; preds = %133, %128
  %145 = phi <16 x i32> [ zeroinitializer, %128 ], [ %141, %133 ]
  %146 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %145)
  %147 = icmp eq i32 %146, 0
  br i1 %147, label %148, label %372

148:                                              ; preds = %144
  %149 = getelementptr inbounds nuw i8, ptr %92, i64 24
  %150 = load ptr, ptr %149, align 8
  %151 = load i64, ptr %150, align 8
  %152 = icmp eq i64 %151, 0
  br i1 %152, label %166, label %153

153:                                              ; preds = %148
  br i1 %132, label %162, label %154

154:                                              ; preds = %153, %154
  %155 = phi i64 [ %160, %154 ], [ 0, %153 ]
  %156 = phi <8 x i64> [ %159, %154 ], [ zeroinitializer, %153 ]
  %157 = getelementptr inbounds nuw i64, ptr %126, i64 %155
  %158 = load <8 x i64>, ptr %157, align 8
  %159 = or <8 x i64> %158, %156
  %160 = add nuw nsw i64 %155, 8
  %161 = icmp samesign ult i64 %160, %79
  br i1 %161, label %154, label %162

162:                                              ; preds = %154, %153
  %163 = phi <8 x i64> [ zeroinitializer, %153 ], [ %159, %154 ]
  %164 = tail call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %163)
  %165 = icmp eq i64 %164, 0
  br i1 %165, label %166, label %372

166:                                              ; preds = %162, %148
  %167 = getelementptr inbounds nuw i8, ptr %92, i64 32
  %168 = load ptr, ptr %167, align 8
  store i64 1, ptr %168, align 8
  %169 = getelementptr inbounds nuw i8, ptr %92, i64 88
  %170 = load ptr, ptr %169, align 8
  %171 = icmp eq ptr %170, null
  br i1 %171, label %197, label %172

172:                                              ; preds = %166
  %173 = load i64, ptr %92, align 8
  %174 = sub i64 %42, %173
  %175 = select i1 %132, i64 0, i64 15
  %176 = trunc nuw nsw i64 %175 to i32
  %177 = lshr i64 %174, 2
  %178 = or disjoint i64 %78, 3
  %179 = add i64 %178, %174
  %180 = lshr i64 %179, 2
  %181 = icmp samesign ult i64 %177, %180
  br i1 %181, label %182, label %197

182:                                              ; preds = %172
  %183 = trunc nuw nsw i64 %175 to i8
  br label %184

184:                                              ; preds = %194, %182
  %185 = phi i64 [ %177, %182 ], [ %195, %194 ]
  %186 = load ptr, ptr %169, align 8
  %187 = getelementptr inbounds nuw i8, ptr %186, i64 %185
  %188 = load i8, ptr %187, align 1
  %189 = zext i8 %188 to i32
  %190 = and i32 %189, %176
  %191 = icmp eq i32 %190, %176
  br i1 %191, label %194, label %192

192:                                              ; preds = %184
  %193 = or i8 %188, %183
  store i8 %193, ptr %187, align 1
  br label %194

194:                                              ; preds = %192, %184
  %195 = add nuw nsw i64 %185, 1
  %196 = icmp eq i64 %195, %180
  br i1 %196, label %197, label %184

197:                                              ; preds = %194, %172, %166
  %198 = getelementptr inbounds nuw i8, ptr %12, i64 168
  %199 = load i64, ptr %198, align 8
  %200 = icmp eq i64 %199, 1
  br i1 %200, label %362, label %201

201:                                              ; preds = %197
  %202 = load i64, ptr %30, align 8
  %203 = load i64, ptr %27, align 8
  br label %222

204:                                              ; preds = %120
  %205 = getelementptr inbounds nuw i8, ptr %92, i64 96
  %206 = load ptr, ptr %205, align 8
  %207 = icmp eq ptr %206, null
  br i1 %207, label %208, label %372

208:                                              ; preds = %204
  %209 = icmp eq i64 %78, 0
  br i1 %209, label %218, label %210

210:                                              ; preds = %208, %210
  %211 = phi i64 [ %216, %210 ], [ 0, %208 ]
  %212 = phi <8 x i64> [ %215, %210 ], [ zeroinitializer, %208 ]
  %213 = getelementptr inbounds nuw i64, ptr %126, i64 %211
  %214 = load <8 x i64>, ptr %213, align 8
  %215 = or <8 x i64> %214, %212
  %216 = add nuw nsw i64 %211, 8
  %217 = icmp samesign ult i64 %216, %79
  br i1 %217, label %210, label %218

218:                                              ; preds = %210, %208
  %219 = phi <8 x i64> [ zeroinitializer, %208 ], [ %215, %210 ]
  %220 = tail call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %219)
  %221 = icmp eq i64 %220, 0
  br i1 %221, label %222, label %372

222:                                              ; preds = %201, %218
  %223 = phi i64 [ %203, %201 ], [ %28, %218 ]
  %224 = phi i64 [ %202, %201 ], [ %31, %218 ]
  %225 = shl i64 %223, 16
  %226 = or i64 %224, %225
  %227 = or i64 %226, 15
  %228 = add nuw nsw i64 %123, %79
  %229 = icmp eq i64 %78, 0
  br i1 %229, label %322, label %230

230:                                              ; preds = %222
  %231 = getelementptr inbounds nuw i8, ptr %12, i64 168
  %232 = trunc i64 %4 to i32
  br label %233

233:                                              ; preds = %320, %230
  %234 = phi i64 [ %123, %230 ], [ %238, %320 ]
  %235 = lshr i64 %234, 5
  %236 = and i64 %234, -32
  %237 = add i64 %236, 32
  %238 = tail call i64 @llvm.umin.i64(i64 %237, i64 %228)
  %239 = load ptr, ptr %110, align 8
  %240 = getelementptr inbounds nuw %struct.Block, ptr %239, i64 %235
  %241 = sub i64 %238, %234
  %242 = shl nsw i64 -1, %241
  %243 = trunc i64 %242 to i32
  %244 = xor i32 %243, -1
  %245 = trunc i64 %234 to i32
  %246 = and i32 %245, 31
  %247 = shl i32 %244, %246
  br i1 %127, label %248, label %282

248:                                              ; preds = %233
  %249 = load i64, ptr %30, align 8
  %250 = load i64, ptr %27, align 8
  %251 = shl i64 %250, 16
  %252 = or i64 %251, %249
  %253 = getelementptr inbounds nuw i8, ptr %240, i64 32
  %254 = load i64, ptr %253, align 8
  %255 = icmp eq i64 %254, %125
  br i1 %255, label %256, label %258

256:                                              ; preds = %248
  %257 = load i64, ptr %240, align 8
  br label %259

258:                                              ; preds = %248
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %240, i8 0, i64 32, i1 false)
  store i64 %125, ptr %253, align 8
  br label %259

259:                                              ; preds = %256, %258
  %260 = phi i64 [ %257, %256 ], [ 0, %258 ]
  %261 = icmp eq i64 %260, %252
  br i1 %261, label %262, label %266

262:                                              ; preds = %259
  %263 = getelementptr inbounds nuw i8, ptr %240, i64 16
  %264 = load i32, ptr %263, align 8
  %265 = or i32 %264, %247
  store i32 %265, ptr %263, align 8
  br label %280

266:                                              ; preds = %259
  %267 = xor i64 %260, %252
  %268 = and i64 %267, 4294901760
  %269 = icmp eq i64 %268, 0
  br i1 %269, label %278, label %270

270:                                              ; preds = %266
  %271 = getelementptr inbounds nuw i8, ptr %240, i64 8
  store i64 %260, ptr %271, align 8
  %272 = getelementptr inbounds nuw i8, ptr %240, i64 16
  %273 = load i32, ptr %272, align 8
  %274 = getelementptr inbounds nuw i8, ptr %240, i64 20
  store i32 %273, ptr %274, align 4
  %275 = getelementptr inbounds nuw i8, ptr %240, i64 24
  %276 = load i32, ptr %275, align 8
  %277 = getelementptr inbounds nuw i8, ptr %240, i64 28
  store i32 %276, ptr %277, align 4
  br label %278

278:                                              ; preds = %270, %266
  store i64 %252, ptr %240, align 8
  %279 = getelementptr inbounds nuw i8, ptr %240, i64 16
  store i32 %247, ptr %279, align 8
  br label %280

280:                                              ; preds = %278, %262
  %281 = getelementptr inbounds nuw i8, ptr %240, i64 24
  store i32 %232, ptr %281, align 8
  br label %320

282:                                              ; preds = %233
  %283 = getelementptr inbounds nuw i8, ptr %240, i64 32
  %284 = load i64, ptr %283, align 8
  %285 = icmp eq i64 %284, %125
  br i1 %285, label %286, label %320

286:                                              ; preds = %282
  %287 = load i64, ptr %231, align 8
  %288 = icmp ugt i64 %287, 1
  br i1 %288, label %289, label %320

289:                                              ; preds = %286
  %290 = getelementptr inbounds nuw i8, ptr %240, i64 16
  %291 = load i32, ptr %290, align 8
  %292 = and i32 %291, %247
  %293 = icmp eq i32 %292, 0
  br i1 %293, label %304, label %294

294:                                              ; preds = %289
  %295 = load i64, ptr %240, align 8
  %296 = lshr i64 %295, 16
  %297 = and i64 %296, 65535
  %298 = load ptr, ptr %12, align 8
  %299 = lshr i64 %295, 32
  %300 = getelementptr inbounds nuw i32, ptr %298, i64 %297
  %301 = load i32, ptr %300, align 4
  %302 = zext i32 %301 to i64
  %303 = icmp samesign ugt i64 %299, %302
  br i1 %303, label %372, label %304

304:                                              ; preds = %294, %289
  %305 = getelementptr inbounds nuw i8, ptr %240, i64 20
  %306 = load i32, ptr %305, align 4
  %307 = and i32 %306, %247
  %308 = icmp eq i32 %307, 0
  br i1 %308, label %320, label %309

309:                                              ; preds = %304
  %310 = getelementptr inbounds nuw i8, ptr %240, i64 8
  %311 = load i64, ptr %310, align 8
  %312 = lshr i64 %311, 16
  %313 = and i64 %312, 65535
  %314 = load ptr, ptr %12, align 8
  %315 = lshr i64 %311, 32
  %316 = getelementptr inbounds nuw i32, ptr %314, i64 %313
  %317 = load i32, ptr %316, align 4
  %318 = zext i32 %317 to i64
  %319 = icmp samesign ugt i64 %315, %318
  br i1 %319, label %372, label %320

320:                                              ; preds = %309, %304, %286, %282, %280
  %321 = icmp ult i64 %237, %228
  br i1 %321, label %233, label %322

322:                                              ; preds = %320, %222
  br i1 %127, label %644, label %323

323:                                              ; preds = %322
  %324 = getelementptr inbounds nuw i8, ptr %92, i64 24
  %325 = load ptr, ptr %324, align 8
  store i64 1, ptr %325, align 8
  %326 = getelementptr inbounds nuw i8, ptr %12, i64 96
  %327 = load ptr, ptr %326, align 8
  %328 = getelementptr inbounds nuw i8, ptr %327, i64 8
  %329 = load i64, ptr %328, align 8
  %330 = icmp eq i64 %329, 2
  br i1 %330, label %331, label %332

331:                                              ; preds = %323
  store i64 3, ptr %328, align 8
  br label %332

332:                                              ; preds = %331, %323
  %333 = or i64 %4, %125
  %334 = or i64 %333, 68451041280
  %335 = insertelement <8 x i64> poison, i64 %334, i64 0
  %336 = shufflevector <8 x i64> %335, <8 x i64> poison, <8 x i32> zeroinitializer
  %337 = getelementptr inbounds nuw i8, ptr %92, i64 56
  %338 = load ptr, ptr %337, align 8
  %339 = getelementptr inbounds nuw i64, ptr %338, i64 %123
  br i1 %229, label %362, label %340

340:                                              ; preds = %332
  %341 = lshr i64 %3, 2
  %342 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %341, i1 true)
  %343 = trunc nuw nsw i64 %342 to i32
  %344 = insertelement <8 x i32> poison, i32 %343, i64 0
  %345 = shufflevector <8 x i32> %344, <8 x i32> poison, <8 x i32> zeroinitializer
  %346 = zext nneg <8 x i32> %345 to <8 x i64>
  %347 = add i64 %227, 256
  %348 = insertelement <8 x i64> poison, i64 %347, i64 0
  %349 = shufflevector <8 x i64> %348, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %350

350:                                              ; preds = %350, %340
  %351 = phi i64 [ 0, %340 ], [ %360, %350 ]
  %352 = getelementptr inbounds nuw i64, ptr %126, i64 %351
  store <8 x i64> %336, ptr %352, align 8
  %353 = insertelement <8 x i64> poison, i64 %351, i64 0
  %354 = shufflevector <8 x i64> %353, <8 x i64> poison, <8 x i32> zeroinitializer
  %355 = or disjoint <8 x i64> %354, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %356 = lshr <8 x i64> %355, %346
  %357 = shl <8 x i64> %356, splat (i64 8)
  %358 = add <8 x i64> %357, %349
  %359 = getelementptr inbounds nuw i64, ptr %339, i64 %351
  store <8 x i64> %358, ptr %359, align 8
  %360 = add nuw nsw i64 %351, 8
  %361 = icmp samesign ult i64 %360, %79
  br i1 %361, label %350, label %362

362:                                              ; preds = %350, %332, %197
  %363 = getelementptr inbounds nuw i8, ptr %12, i64 96
  %364 = load ptr, ptr %363, align 8
  %365 = getelementptr inbounds nuw i8, ptr %364, i64 8
  %366 = load i64, ptr %365, align 8
  %367 = icmp eq i64 %366, 3
  %368 = icmp eq i64 %19, 1
  %369 = and i1 %368, %367
  br i1 %369, label %370, label %644

370:                                              ; preds = %362
  %371 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store i64 0, ptr %371, align 32
  br label %644

372:                                              ; preds = %99, %294, %309, %77, %204, %218, %144, %162, %105, %109, %113, %74, %41, %14
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %10) #15
  %373 = icmp eq i32 %2, 0
  br i1 %373, label %611, label %374

374:                                              ; preds = %52, %372
  %375 = icmp ult i64 %19, 3
  %376 = icmp eq ptr %6, null
  %377 = getelementptr inbounds nuw i8, ptr %12, i64 72
  %378 = getelementptr inbounds nuw i8, ptr %12, i64 152
  %379 = getelementptr inbounds nuw i8, ptr %12, i64 104
  %380 = getelementptr inbounds nuw i8, ptr %12, i64 136
  %381 = getelementptr inbounds nuw i8, ptr %12, i64 144
  %382 = getelementptr inbounds nuw i8, ptr %12, i64 32
  %383 = icmp eq i64 %21, 1
  %384 = getelementptr inbounds nuw i8, ptr %12, i64 160
  %385 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %386 = icmp ult i64 %5, 4
  %387 = getelementptr inbounds nuw i8, ptr %12, i64 48
  %388 = getelementptr inbounds nuw i8, ptr %12, i64 56
  %389 = getelementptr inbounds nuw i8, ptr %12, i64 64
  %390 = icmp eq i64 %5, 3
  %391 = getelementptr inbounds nuw i8, ptr %12, i64 96
  %392 = getelementptr inbounds nuw i8, ptr %12, i64 184
  %393 = getelementptr inbounds nuw i8, ptr %12, i64 192
  %394 = getelementptr inbounds nuw i8, ptr %12, i64 200
  %395 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %396 = getelementptr inbounds nuw i8, ptr %12, i64 216
  %397 = getelementptr inbounds nuw i8, ptr %12, i64 224
  %398 = icmp ne i64 %5, 3
  %399 = getelementptr inbounds nuw i8, ptr %12, i64 88
  br label %400

400:                                              ; preds = %374, %603
  %401 = phi i64 [ -1, %374 ], [ %410, %603 ]
  %402 = phi i32 [ 0, %374 ], [ %604, %603 ]
  %403 = phi i32 [ %2, %374 ], [ %606, %603 ]
  %404 = call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %403, i1 true)
  %405 = zext nneg i32 %404 to i64
  %406 = getelementptr inbounds nuw i64, ptr %1, i64 %405
  %407 = load i64, ptr %406, align 8
  %408 = icmp ult i64 %407, 281474976710656
  %409 = select i1 %408, i64 6, i64 2
  %410 = lshr i64 %407, %409
  %411 = icmp eq i64 %410, %401
  br i1 %375, label %412, label %476

412:                                              ; preds = %400
  %413 = icmp ugt i64 %407, -281474976710657
  br i1 %413, label %414, label %450

414:                                              ; preds = %412
  %415 = lshr i64 %407, 24
  %416 = and i64 %415, 255
  %417 = and i64 %407, 16777215
  %418 = icmp ult i64 %416, %21
  br i1 %418, label %419, label %603

419:                                              ; preds = %414
  %420 = load ptr, ptr %382, align 8
  %421 = getelementptr inbounds nuw ptr, ptr %420, i64 %416
  %422 = load ptr, ptr %421, align 8
  store ptr %422, ptr %25, align 8
  %423 = add i64 %417, %3
  %424 = getelementptr inbounds nuw i8, ptr %422, i64 64
  %425 = load i64, ptr %424, align 8
  %426 = shl i64 %425, 2
  %427 = icmp ugt i64 %423, %426
  br i1 %427, label %603, label %428

428:                                              ; preds = %419
  br i1 %383, label %432, label %429

429:                                              ; preds = %428
  %430 = load ptr, ptr %384, align 8
  %431 = getelementptr inbounds nuw i64, ptr %430, i64 %416
  store i64 %35, ptr %431, align 8
  br label %432

432:                                              ; preds = %429, %428
  %433 = add nuw nsw i32 %404, 1
  %434 = zext nneg i32 %433 to i64
  store i64 %434, ptr %37, align 8
  %435 = call fastcc zeroext i1 @races_in(ptr noundef %9, i64 noundef %417, i64 noundef %3, ptr noundef null, ptr noundef null) #16
  br i1 %435, label %436, label %476

436:                                              ; preds = %432
  br i1 %376, label %608, label %437

437:                                              ; preds = %436
  %438 = and i64 %407, 3
  %439 = getelementptr inbounds nuw i8, ptr %10, i64 %438
  call fastcc void @gather(ptr noundef %6, i64 noundef %405, i64 noundef %3, i64 noundef %7, ptr noundef %439) #16
  %440 = load ptr, ptr %385, align 16
  %441 = getelementptr inbounds nuw ptr, ptr %440, i64 %416
  %442 = load ptr, ptr %441, align 8
  %443 = getelementptr inbounds nuw i8, ptr %442, i64 %417
  %444 = sub nsw i64 0, %438
  %445 = getelementptr inbounds i8, ptr %443, i64 %444
  %446 = call fastcc zeroext i1 @races_in(ptr noundef %9, i64 noundef %417, i64 noundef %3, ptr noundef nonnull %10, ptr noundef %445) #16
  br i1 %446, label %608, label %447

447:                                              ; preds = %437
  %448 = call fastcc zeroext i1 @unreported(ptr noundef nonnull %12, i64 noundef %4) #16
  br i1 %448, label %449, label %476

449:                                              ; preds = %447
  store i64 %405, ptr %380, align 8
  br label %474

450:                                              ; preds = %412
  br i1 %408, label %451, label %603

451:                                              ; preds = %450
  %452 = add nuw nsw i32 %404, 1
  %453 = zext nneg i32 %452 to i64
  %454 = select i1 %17, i64 0, i64 %453
  %455 = call fastcc zeroext i1 @races_globally(ptr noundef nonnull %12, i64 noundef %407, i64 noundef %3, i64 noundef %4, i64 noundef %19, i1 noundef zeroext false, i64 noundef %454, i64 noundef 0) #16
  br i1 %455, label %456, label %476

456:                                              ; preds = %451
  br i1 %376, label %608, label %457

457:                                              ; preds = %456
  call fastcc void @gather(ptr noundef %6, i64 noundef %405, i64 noundef %3, i64 noundef %7, ptr noundef %10) #16
  %458 = load ptr, ptr %377, align 8
  %459 = load i64, ptr %378, align 8
  %460 = getelementptr inbounds nuw %struct.Span, ptr %458, i64 %459, i32 10
  %461 = load i64, ptr %460, align 8
  %462 = add i64 %461, %407
  %463 = inttoptr i64 %462 to ptr
  %464 = call fastcc zeroext i1 @same_bytes(ptr noundef %463, ptr noundef %10, i64 noundef %3) #16
  br i1 %464, label %465, label %608

465:                                              ; preds = %457
  %466 = call fastcc zeroext i1 @races_globally(ptr noundef nonnull %12, i64 noundef %407, i64 noundef %3, i64 noundef %4, i64 noundef %19, i1 noundef zeroext true, i64 noundef %453, i64 noundef 0) #16
  br i1 %466, label %608, label %467

467:                                              ; preds = %465
  %468 = load i64, ptr %379, align 8
  switch i64 %468, label %476 [
    i64 6, label %469
    i64 16, label %469
  ]

469:                                              ; preds = %467, %467
  %470 = call fastcc zeroext i1 @unreported(ptr noundef nonnull %12, i64 noundef %4) #16
  br i1 %470, label %471, label %476

471:                                              ; preds = %469
  store i64 %405, ptr %380, align 8
  %472 = lshr i64 %407, 24
  %473 = and i64 %472, 255
  br label %474

474:                                              ; preds = %449, %471
  %475 = phi i64 [ %473, %471 ], [ %416, %449 ]
  store i64 %475, ptr %381, align 8
  br label %476

476:                                              ; preds = %474, %469, %447, %467, %451, %432, %400
  %477 = phi i32 [ %402, %400 ], [ %402, %432 ], [ %402, %467 ], [ %402, %451 ], [ %402, %447 ], [ %402, %469 ], [ 2, %474 ]
  %478 = or i1 %18, %411
  br i1 %478, label %603, label %479

479:                                              ; preds = %476
  %480 = and i1 %386, %408
  br i1 %480, label %481, label %509

481:                                              ; preds = %479
  %482 = load ptr, ptr %391, align 8
  %483 = getelementptr inbounds nuw i8, ptr %482, i64 8
  %484 = load i64, ptr %482, align 8
  %485 = icmp eq i64 %484, 0
  br i1 %390, label %486, label %491

486:                                              ; preds = %481
  %487 = load i64, ptr %483, align 8
  %488 = icmp eq i64 %487, 1
  br i1 %488, label %489, label %491

489:                                              ; preds = %486
  store i64 2, ptr %483, align 8
  %490 = load ptr, ptr %391, align 8
  br label %491

491:                                              ; preds = %489, %486, %481
  %492 = phi ptr [ %490, %489 ], [ %482, %486 ], [ %482, %481 ]
  store i64 1, ptr %492, align 8
  br i1 %485, label %493, label %500

493:                                              ; preds = %491
  %494 = load ptr, ptr %392, align 8
  %495 = icmp eq ptr %494, null
  br i1 %495, label %500, label %496

496:                                              ; preds = %493
  %497 = load ptr, ptr %393, align 8
  %498 = load i64, ptr %394, align 8
  %499 = shl i64 %498, 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %497, ptr nonnull align 4 %494, i64 %499, i1 false)
  br label %500

500:                                              ; preds = %496, %493, %491
  %501 = load i64, ptr %387, align 8
  %502 = and i64 %410, 255
  %503 = mul i64 %501, %502
  %504 = load ptr, ptr %388, align 8
  %505 = getelementptr inbounds nuw i32, ptr %504, i64 %503
  %506 = load ptr, ptr %389, align 8
  %507 = getelementptr inbounds nuw i32, ptr %506, i64 %503
  %508 = load ptr, ptr %12, align 8
  br label %518

509:                                              ; preds = %479
  %510 = load i64, ptr %387, align 8
  %511 = and i64 %410, 255
  %512 = mul i64 %510, %511
  %513 = load ptr, ptr %388, align 8
  %514 = getelementptr inbounds nuw i32, ptr %513, i64 %512
  %515 = load ptr, ptr %389, align 8
  %516 = getelementptr inbounds nuw i32, ptr %515, i64 %512
  %517 = load ptr, ptr %12, align 8
  br i1 %386, label %518, label %547

518:                                              ; preds = %500, %509
  %519 = phi ptr [ %508, %500 ], [ %517, %509 ]
  %520 = phi ptr [ %507, %500 ], [ %516, %509 ]
  %521 = phi ptr [ %505, %500 ], [ %514, %509 ]
  %522 = phi i64 [ %501, %500 ], [ %510, %509 ]
  %523 = icmp eq i64 %522, 0
  br i1 %523, label %544, label %524

524:                                              ; preds = %518, %524
  %525 = phi i64 [ %531, %524 ], [ 0, %518 ]
  %526 = getelementptr inbounds nuw i32, ptr %519, i64 %525
  %527 = load <16 x i32>, ptr %526, align 4
  %528 = getelementptr inbounds nuw i32, ptr %521, i64 %525
  %529 = load <16 x i32>, ptr %528, align 4
  %530 = call <16 x i32> @llvm.umax.v16i32(<16 x i32> %527, <16 x i32> %529)
  store <16 x i32> %530, ptr %526, align 4
  %531 = add i64 %525, 16
  %532 = icmp ult i64 %531, %522
  br i1 %532, label %524, label %533

533:                                              ; preds = %524
  %534 = load ptr, ptr %395, align 8
  br label %535

535:                                              ; preds = %535, %533
  %536 = phi i64 [ %542, %535 ], [ 0, %533 ]
  %537 = getelementptr inbounds nuw i32, ptr %534, i64 %536
  %538 = load <16 x i32>, ptr %537, align 4
  %539 = getelementptr inbounds nuw i32, ptr %520, i64 %536
  %540 = load <16 x i32>, ptr %539, align 4
  %541 = call <16 x i32> @llvm.umax.v16i32(<16 x i32> %538, <16 x i32> %540)
  store <16 x i32> %541, ptr %537, align 4
  %542 = add i64 %536, 16
  %543 = icmp ult i64 %542, %522
  br i1 %543, label %535, label %544

544:                                              ; preds = %535, %518
  br i1 %390, label %603, label %545

545:                                              ; preds = %544
  %546 = load ptr, ptr %12, align 8
  br label %547

547:                                              ; preds = %545, %509
  %548 = phi ptr [ %520, %545 ], [ %516, %509 ]
  %549 = phi ptr [ %521, %545 ], [ %514, %509 ]
  %550 = phi i64 [ %522, %545 ], [ %510, %509 ]
  %551 = phi ptr [ %546, %545 ], [ %517, %509 ]
  %552 = load i64, ptr %396, align 8
  %553 = icmp eq i64 %552, 0
  br i1 %553, label %565, label %554

554:                                              ; preds = %547, %554
  %555 = phi i64 [ %561, %554 ], [ 0, %547 ]
  %556 = getelementptr inbounds nuw i32, ptr %549, i64 %555
  %557 = load <16 x i32>, ptr %556, align 4
  %558 = getelementptr inbounds nuw i32, ptr %551, i64 %555
  %559 = load <16 x i32>, ptr %558, align 4
  %560 = call <16 x i32> @llvm.umax.v16i32(<16 x i32> %557, <16 x i32> %559)
  store <16 x i32> %560, ptr %556, align 4
  %561 = add i64 %555, 16
  %562 = icmp ult i64 %561, %552
  br i1 %562, label %554, label %563

563:                                              ; preds = %554
  %564 = load i64, ptr %396, align 8
  br label %565

565:                                              ; preds = %563, %547
  %566 = phi i64 [ %564, %563 ], [ 0, %547 ]
  %567 = getelementptr inbounds nuw i32, ptr %549, i64 %566
  %568 = load ptr, ptr %397, align 8
  %569 = sub i64 %550, %566
  %570 = icmp eq i64 %550, %566
  br i1 %570, label %580, label %571

571:                                              ; preds = %565, %571
  %572 = phi i64 [ %578, %571 ], [ 0, %565 ]
  %573 = getelementptr inbounds nuw i32, ptr %567, i64 %572
  %574 = load <16 x i32>, ptr %573, align 4
  %575 = getelementptr inbounds nuw i32, ptr %568, i64 %572
  %576 = load <16 x i32>, ptr %575, align 4
  %577 = call <16 x i32> @llvm.umax.v16i32(<16 x i32> %574, <16 x i32> %576)
  store <16 x i32> %577, ptr %573, align 4
  %578 = add i64 %572, 16
  %579 = icmp ult i64 %578, %569
  br i1 %579, label %571, label %580

580:                                              ; preds = %571, %565
  %581 = load ptr, ptr %395, align 8
  %582 = icmp eq i64 %550, 0
  br i1 %582, label %592, label %583

583:                                              ; preds = %580, %583
  %584 = phi i64 [ %590, %583 ], [ 0, %580 ]
  %585 = getelementptr inbounds nuw i32, ptr %548, i64 %584
  %586 = load <16 x i32>, ptr %585, align 4
  %587 = getelementptr inbounds nuw i32, ptr %581, i64 %584
  %588 = load <16 x i32>, ptr %587, align 4
  %589 = call <16 x i32> @llvm.umax.v16i32(<16 x i32> %586, <16 x i32> %588)
  store <16 x i32> %589, ptr %585, align 4
  %590 = add i64 %584, 16
  %591 = icmp ult i64 %590, %550
  br i1 %591, label %583, label %592

592:                                              ; preds = %583, %580
  %593 = and i1 %398, %408
  br i1 %593, label %594, label %603

594:                                              ; preds = %592
  %595 = load ptr, ptr %392, align 8
  %596 = icmp eq ptr %595, null
  br i1 %596, label %603, label %597

597:                                              ; preds = %594
  %598 = load i64, ptr %399, align 8
  %599 = lshr i64 %598, 36
  %600 = getelementptr inbounds nuw i32, ptr %595, i64 %599
  %601 = load i32, ptr %600, align 4
  %602 = add i32 %601, 1
  store i32 %602, ptr %600, align 4
  br label %603

603:                                              ; preds = %544, %450, %476, %592, %414, %419, %594, %597
  %604 = phi i32 [ %477, %597 ], [ %477, %594 ], [ %402, %419 ], [ %402, %414 ], [ %477, %592 ], [ %477, %476 ], [ %402, %450 ], [ %477, %544 ]
  %605 = add i32 %403, -1
  %606 = and i32 %605, %403
  %607 = icmp eq i32 %606, 0
  br i1 %607, label %611, label %400

608:                                              ; preds = %436, %437, %457, %465, %456
  store i64 %405, ptr %380, align 8
  %609 = lshr i64 %407, 24
  %610 = and i64 %609, 255
  store i64 %610, ptr %381, align 8
  br label %642

611:                                              ; preds = %603, %372
  %612 = phi i32 [ 0, %372 ], [ %604, %603 ]
  %613 = getelementptr inbounds nuw i8, ptr %12, i64 232
  %614 = load i64, ptr %613, align 8
  %615 = freeze i64 %614
  %616 = icmp eq i64 %615, 0
  br i1 %616, label %619, label %617

617:                                              ; preds = %611
  switch i64 %5, label %618 [
    i64 0, label %642
    i64 3, label %642
  ]

618:                                              ; preds = %617
  call fastcc void @note_lanes(ptr noundef %12, ptr noundef %1, i32 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5) #16
  br label %619

619:                                              ; preds = %611, %618
  switch i64 %5, label %620 [
    i64 1, label %634
    i64 0, label %642
    i64 3, label %642
  ]

620:                                              ; preds = %619
  %621 = load ptr, ptr %12, align 8
  %622 = load i64, ptr %27, align 8
  %623 = getelementptr inbounds nuw i32, ptr %621, i64 %622
  %624 = load i32, ptr %623, align 4
  %625 = add i32 %624, 1
  store i32 %625, ptr %623, align 4
  %626 = load ptr, ptr %12, align 8
  %627 = getelementptr inbounds nuw i8, ptr %12, i64 216
  %628 = load i64, ptr %627, align 8
  %629 = load i64, ptr %27, align 8
  %630 = getelementptr i32, ptr %626, i64 %628
  %631 = getelementptr i32, ptr %630, i64 %629
  store i32 %625, ptr %631, align 4
  %632 = zext i32 %625 to i64
  %633 = shl nuw i64 %632, 32
  store i64 %633, ptr %30, align 8
  br label %642

634:                                              ; preds = %619
  %635 = getelementptr inbounds nuw i8, ptr %12, i64 96
  %636 = load ptr, ptr %635, align 8
  %637 = getelementptr inbounds nuw i8, ptr %636, i64 8
  %638 = load i64, ptr %637, align 8
  %639 = icmp eq i64 %638, 3
  br i1 %639, label %640, label %642

640:                                              ; preds = %634
  %641 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store i64 0, ptr %641, align 32
  br label %642

642:                                              ; preds = %617, %617, %608, %620, %634, %640, %619, %619
  %643 = phi i32 [ 1, %608 ], [ %612, %619 ], [ %612, %619 ], [ %612, %640 ], [ %612, %634 ], [ %612, %620 ], [ %612, %617 ], [ %612, %617 ]
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %10) #15
  br label %644

644:                                              ; preds = %322, %362, %370, %642
  %645 = phi i32 [ %643, %642 ], [ 0, %370 ], [ 0, %362 ], [ 0, %322 ]
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %9) #15
  br label %646

646:                                              ; preds = %8, %644
  %647 = phi i32 [ %645, %644 ], [ 0, %8 ]
  ret i32 %647
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
  %103 = tail call fastcc zeroext i1 @alike(ptr noundef %6, i64 noundef %88, i64 noundef %102, i64 noundef range(i64 0, 16) %30, ptr noundef %79, ptr noundef %81) #16
  br i1 %103, label %105, label %104

104:                                              ; preds = %101
  tail call fastcc void @record(ptr noundef %6, i64 noundef 1, i64 noundef %90, i64 noundef %88, i64 noundef %84) #16
  br label %367

105:                                              ; preds = %101
  tail call fastcc void @record(ptr noundef %6, i64 noundef 5, i64 noundef %90, i64 noundef %88, i64 noundef %84) #16
  br label %112

106:                                              ; preds = %96
  %107 = getelementptr inbounds nuw i32, ptr %10, i64 %88
  %108 = load i32, ptr %107, align 4
  %109 = zext i32 %108 to i64
  %110 = icmp samesign ugt i64 %89, %109
  br i1 %110, label %111, label %112

111:                                              ; preds = %106
  tail call fastcc void @record(ptr noundef %6, i64 noundef 2, i64 noundef %90, i64 noundef %88, i64 noundef %84) #16
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
  %157 = tail call fastcc zeroext i1 @same_cell(i64 noundef range(i64 0, 16) %30, ptr noundef %79, ptr noundef %81) #16
  br i1 %157, label %161, label %158

158:                                              ; preds = %156, %154
  %159 = shl nuw nsw i64 %146, 32
  %160 = or disjoint i64 %159, %88
  tail call fastcc void @record(ptr noundef %6, i64 noundef 9, i64 noundef %90, i64 noundef %160, i64 noundef %84) #16
  br label %367

161:                                              ; preds = %149, %125, %156, %152, %121, %112
  %162 = and i64 %84, 1073741824
  %163 = icmp ne i64 %162, 0
  br i1 %163, label %164, label %168

164:                                              ; preds = %161
  %165 = tail call fastcc i64 @twins(ptr noundef %6, ptr noundef %8, ptr noundef %10, ptr noundef nonnull %12, i64 noundef range(i64 0, 4611686018427387903) %75, i64 noundef range(i64 0, 16) %30, i64 noundef %14, ptr noundef %79, ptr noundef %81) #16
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
  tail call fastcc void @record(ptr noundef %6, i64 noundef 3, i64 noundef %90, i64 noundef %238, i64 noundef %241) #16
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
  %298 = tail call fastcc zeroext i1 @same_cell(i64 noundef range(i64 0, 16) %30, ptr noundef %79, ptr noundef %81) #16
  br i1 %298, label %302, label %299

299:                                              ; preds = %297, %295
  %300 = shl nuw nsw i64 %291, 32
  %301 = or i64 %300, %14
  tail call fastcc void @record(ptr noundef %6, i64 noundef 10, i64 noundef %90, i64 noundef %301, i64 noundef %269) #16
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
  tail call fastcc void @add_twin(ptr noundef nonnull %12, i64 noundef range(i64 0, 4611686018427387903) %75, i64 noundef %88, i64 noundef %84) #16
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
  call void @llvm.lifetime.start.p0(i64 104, ptr nonnull %9) #15
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(104) %9, ptr noundef nonnull align 8 dereferenceable(104) %24, i64 104, i1 false)
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
  %64 = tail call fastcc zeroext i1 @unheard(ptr noundef %0, i64 noundef %3) #16
  br i1 %64, label %65, label %66

65:                                               ; preds = %63
  tail call fastcc void @record(ptr noundef %0, i64 noundef 11, i64 noundef %1, i64 noundef 0, i64 noundef 0) #16
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
  tail call fastcc void @record(ptr noundef nonnull %0, i64 noundef 8, i64 noundef %271, i64 noundef %297, i64 noundef %268) #16
  br label %499

305:                                              ; preds = %278, %277
  br i1 %5, label %306, label %307

306:                                              ; preds = %305
  tail call fastcc void @record(ptr noundef %0, i64 noundef 6, i64 noundef %271, i64 noundef 0, i64 noundef %268) #16
  br label %308

307:                                              ; preds = %305
  tail call fastcc void @record(ptr noundef %0, i64 noundef 4, i64 noundef %271, i64 noundef 0, i64 noundef %268) #16
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
  tail call fastcc void @record(ptr noundef %0, i64 noundef 7, i64 noundef %271, i64 noundef 0, i64 noundef %318) #16
  br label %499

345:                                              ; preds = %328, %340, %308
  %346 = phi i1 [ true, %308 ], [ true, %328 ], [ %343, %340 ]
  br i1 %245, label %480, label %347

347:                                              ; preds = %345
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %10) #15
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
  %355 = call fastcc zeroext i1 @meets(ptr noundef nonnull %0, ptr noundef %10, ptr noundef %9, i64 noundef %266) #16
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
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %10) #15
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
  call fastcc void @clash(ptr noundef nonnull %0, i64 noundef 13, ptr noundef nonnull %10, i64 noundef %491, i64 noundef %494) #16
  br label %495

495:                                              ; preds = %354, %489
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %10) #15
  br label %499

496:                                              ; preds = %480, %481
  %497 = add nuw nsw i64 %266, 1
  %498 = icmp eq i64 %497, %231
  br i1 %498, label %499, label %265

499:                                              ; preds = %496, %124, %227, %344, %495, %307, %304, %181, %133, %65
  %500 = phi i1 [ true, %65 ], [ false, %181 ], [ false, %133 ], [ true, %304 ], [ true, %307 ], [ true, %344 ], [ true, %495 ], [ false, %227 ], [ false, %124 ], [ false, %496 ]
  call void @llvm.lifetime.end.p0(i64 104, ptr nonnull %9) #15
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

define internal fastcc void @note_lanes(ptr nocapture noundef nonnull %0, ptr nocapture noundef readonly %1, i32 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef range(i64 1, 0) %5) unnamed_addr #9 {
  %7 = icmp eq i32 %2, 0
  br i1 %7, label %15, label %8

8:                                                ; preds = %6, %19
  %9 = phi i32 [ %21, %19 ], [ %2, %6 ]
  %10 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %9, i1 true)
  %11 = zext nneg i32 %10 to i64
  %12 = getelementptr inbounds nuw i64, ptr %1, i64 %11
  %13 = load i64, ptr %12, align 8
  %14 = icmp ult i64 %13, 281474976710656
  br i1 %14, label %16, label %19

15:                                               ; preds = %19, %6
  ret void

16:                                               ; preds = %8
  %17 = add nuw nsw i32 %10, 1
  %18 = zext nneg i32 %17 to i64
  tail call fastcc void @note_history(ptr noundef nonnull %0, i64 noundef %13, i64 noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef %18) #16
  br label %19

19:                                               ; preds = %8, %16
  %20 = add i32 %9, -1
  %21 = and i32 %20, %9
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %15, label %8
}

define i64 @global_pieces(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef %6) #3 {
  %8 = icmp eq i64 %2, 0
  br i1 %8, label %26, label %9

9:                                                ; preds = %7
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %11 = icmp ne i64 %5, 0
  br label %12

12:                                               ; preds = %9, %23
  %13 = phi i64 [ 0, %9 ], [ %24, %23 ]
  %14 = getelementptr inbounds nuw i64, ptr %1, i64 %13
  %15 = load i64, ptr %14, align 8
  %16 = tail call fastcc zeroext i1 @races_globally(ptr noundef %0, i64 noundef %15, i64 noundef %3, i64 noundef %4, i64 noundef %5, i1 noundef zeroext false, i64 noundef 0, i64 noundef %6) #16
  br i1 %16, label %26, label %17

17:                                               ; preds = %12
  %18 = load i64, ptr %10, align 8
  %19 = icmp ne i64 %18, 0
  %20 = and i1 %11, %19
  br i1 %20, label %21, label %23

21:                                               ; preds = %17
  %22 = load i64, ptr %14, align 8
  tail call fastcc void @note_history(ptr noundef nonnull %0, i64 noundef %22, i64 noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef 0) #16
  br label %23

23:                                               ; preds = %17, %21
  %24 = add nuw i64 %13, 1
  %25 = icmp eq i64 %24, %2
  br i1 %25, label %26, label %12

26:                                               ; preds = %23, %12, %7
  %27 = phi i64 [ -1, %7 ], [ %13, %12 ], [ -1, %23 ]
  ret i64 %27
}

define internal fastcc void @note_history(ptr nocapture noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef range(i64 1, 0) %4, i64 noundef range(i64 0, 33) %5) unnamed_addr #9 {
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %10 = load i64, ptr %9, align 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %12 = load i64, ptr %11, align 8
  %13 = icmp ult i64 %12, %10
  br i1 %13, label %14, label %83

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
  br i1 %31, label %83, label %16

32:                                               ; preds = %22
  store i64 %18, ptr %11, align 8
  %33 = getelementptr inbounds nuw i8, ptr %19, i64 96
  %34 = load ptr, ptr %33, align 8
  %35 = icmp eq ptr %34, null
  br i1 %35, label %83, label %36

36:                                               ; preds = %32
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %38 = load i64, ptr %37, align 8
  %39 = or i64 %38, %3
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %41 = load i64, ptr %40, align 8
  %42 = shl i64 %41, 16
  %43 = shl nuw nsw i64 %5, 8
  %44 = or disjoint i64 %42, %43
  %45 = or i64 %44, %4
  store i64 1, ptr %34, align 8
  %46 = icmp eq i64 %2, 0
  br i1 %46, label %83, label %47

47:                                               ; preds = %36
  %48 = add i64 %1, 1
  %49 = getelementptr inbounds nuw i8, ptr %19, i64 80
  br label %50

50:                                               ; preds = %47, %80
  %51 = phi i64 [ 0, %47 ], [ %81, %80 ]
  %52 = load ptr, ptr %33, align 8
  %53 = load i64, ptr %19, align 8
  %54 = sub i64 %48, %53
  %55 = getelementptr %struct.Entry, ptr %52, i64 %54
  %56 = getelementptr %struct.Entry, ptr %55, i64 %51
  %57 = load i64, ptr %56, align 8
  %58 = icmp eq i64 %57, %39
  %59 = getelementptr inbounds nuw i8, ptr %56, i64 8
  %60 = load i64, ptr %59, align 8
  %61 = and i64 %60, 4294967295
  %62 = icmp eq i64 %61, %45
  %63 = select i1 %58, i1 %62, i1 false
  br i1 %63, label %64, label %68

64:                                               ; preds = %50
  %65 = icmp ugt i64 %60, -1099511627777
  br i1 %65, label %80, label %66

66:                                               ; preds = %64
  %67 = add nuw i64 %60, 1099511627776
  store i64 %67, ptr %59, align 8
  br label %80

68:                                               ; preds = %50
  %69 = add i64 %51, %1
  %70 = load i64, ptr %49, align 8
  %71 = add i64 %69, %70
  %72 = inttoptr i64 %71 to ptr
  %73 = load i8, ptr %72, align 1
  %74 = zext i8 %73 to i64
  %75 = shl nuw nsw i64 %74, 32
  %76 = or i64 %75, %45
  %77 = getelementptr inbounds nuw i8, ptr %56, i64 8
  store i64 %39, ptr %56, align 8
  store i64 %76, ptr %77, align 8
  %78 = getelementptr inbounds nuw i8, ptr %56, i64 16
  store i64 %57, ptr %78, align 8
  %79 = getelementptr inbounds nuw i8, ptr %56, i64 24
  store i64 %60, ptr %79, align 8
  br label %80

80:                                               ; preds = %64, %66, %68
  %81 = add nuw i64 %51, 1
  %82 = icmp eq i64 %81, %2
  br i1 %82, label %83, label %50

83:                                               ; preds = %26, %80, %36, %6, %32
  ret void
}

define i64 @pieces(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr nocapture noundef readonly %3, i64 noundef %4, i64 noundef %5, i64 noundef %6, i64 noundef %7, i64 noundef %8) #3 {
  %10 = alloca %struct.Access, align 8
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %10) #15
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
  br label %35

29:                                               ; preds = %9
  %30 = icmp eq i64 %8, 1
  br i1 %30, label %31, label %35

31:                                               ; preds = %29
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %33 = load i64, ptr %32, align 8
  %34 = icmp uge i64 %6, %33
  br label %35

35:                                               ; preds = %25, %31, %29
  %36 = phi i1 [ false, %29 ], [ false, %31 ], [ %28, %25 ]
  %37 = phi i1 [ false, %29 ], [ %34, %31 ], [ false, %25 ]
  %38 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %39 = load ptr, ptr %38, align 8
  %40 = mul i64 %20, %6
  %41 = getelementptr inbounds nuw i64, ptr %39, i64 %40
  %42 = icmp eq i64 %4, 0
  br i1 %42, label %156, label %43

43:                                               ; preds = %35
  %44 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %45 = or i64 %7, 15
  %46 = insertelement <4 x i64> poison, i64 %45, i64 0
  %47 = shufflevector <4 x i64> %46, <4 x i64> poison, <4 x i32> zeroinitializer
  %48 = and i64 %6, 63
  %49 = shl nuw i64 1, %48
  %50 = insertelement <4 x i64> poison, i64 %49, i64 0
  %51 = shufflevector <4 x i64> %50, <4 x i64> poison, <4 x i32> zeroinitializer
  %52 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %53 = insertelement <8 x i64> poison, i64 %45, i64 0
  %54 = shufflevector <8 x i64> %53, <8 x i64> poison, <8 x i32> zeroinitializer
  %55 = insertelement <8 x i64> poison, i64 %49, i64 0
  %56 = shufflevector <8 x i64> %55, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %57

57:                                               ; preds = %43, %151
  %58 = phi i64 [ 0, %43 ], [ %154, %151 ]
  %59 = phi <2 x i64> [ zeroinitializer, %43 ], [ %153, %151 ]
  %60 = getelementptr inbounds nuw i64, ptr %3, i64 %58
  %61 = load i64, ptr %60, align 8
  %62 = lshr i64 %61, 2
  %63 = icmp ugt i64 %61, %21
  %64 = add i64 %61, %5
  %65 = icmp ugt i64 %64, %21
  %66 = or i1 %63, %65
  br i1 %66, label %151, label %67

67:                                               ; preds = %57
  br i1 %36, label %73, label %68

68:                                               ; preds = %67
  br i1 %37, label %69, label %71

69:                                               ; preds = %68
  %70 = call fastcc zeroext i1 @copy_races(ptr noundef %10, i64 noundef %61, i64 noundef %5) #16
  br i1 %70, label %156, label %151

71:                                               ; preds = %68
  %72 = call fastcc zeroext i1 @races_in(ptr noundef %10, i64 noundef %61, i64 noundef %5, ptr noundef null, ptr noundef null) #16
  br i1 %72, label %156, label %151

73:                                               ; preds = %67
  %74 = add nuw i64 %58, 1
  %75 = icmp ult i64 %74, %4
  br i1 %75, label %76, label %112

76:                                               ; preds = %73
  %77 = getelementptr inbounds nuw i64, ptr %3, i64 %74
  %78 = load i64, ptr %77, align 8
  %79 = xor i64 %78, %61
  %80 = icmp eq i64 %79, 16
  br i1 %80, label %81, label %112

81:                                               ; preds = %76
  %82 = and i64 %61, 15
  %83 = icmp eq i64 %82, 0
  %84 = or i64 %61, 31
  %85 = icmp ult i64 %84, %21
  %86 = select i1 %83, i1 %85, i1 false
  br i1 %86, label %87, label %112

87:                                               ; preds = %81
  %88 = and i64 %62, 4611686018427387896
  %89 = load ptr, ptr %44, align 8
  %90 = getelementptr inbounds nuw i16, ptr %89, i64 %88
  %91 = load i64, ptr %90, align 2
  %92 = getelementptr inbounds nuw i8, ptr %90, i64 8
  %93 = load i64, ptr %92, align 2
  %94 = extractelement <2 x i64> %59, i64 1
  %95 = icmp eq i64 %91, %94
  %96 = icmp eq i64 %93, %94
  %97 = and i1 %95, %96
  br i1 %97, label %98, label %112

98:                                               ; preds = %87
  %99 = load ptr, ptr %2, align 8
  %100 = getelementptr inbounds nuw i64, ptr %99, i64 %88
  %101 = load <8 x i64>, ptr %100, align 8
  %102 = shufflevector <2 x i64> %59, <2 x i64> poison, <8 x i32> zeroinitializer
  %103 = xor <8 x i64> %101, %102
  %104 = tail call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %103)
  %105 = icmp eq i64 %104, 0
  br i1 %105, label %106, label %112

106:                                              ; preds = %98
  %107 = getelementptr inbounds nuw i64, ptr %41, i64 %88
  store <8 x i64> %54, ptr %107, align 8
  %108 = load ptr, ptr %52, align 8
  %109 = getelementptr inbounds nuw i64, ptr %108, i64 %88
  %110 = load <8 x i64>, ptr %109, align 8
  %111 = or <8 x i64> %110, %56
  store <8 x i64> %111, ptr %109, align 8
  br label %151

112:                                              ; preds = %87, %98, %76, %73, %81
  %113 = load ptr, ptr %2, align 8
  %114 = getelementptr inbounds nuw i64, ptr %113, i64 %62
  %115 = load <4 x i64>, ptr %114, align 8
  %116 = load ptr, ptr %44, align 8
  %117 = getelementptr inbounds nuw i16, ptr %116, i64 %62
  %118 = load i64, ptr %117, align 2
  %119 = and i64 %61, 3
  %120 = icmp eq i64 %119, 0
  %121 = extractelement <2 x i64> %59, i64 1
  %122 = icmp eq i64 %118, %121
  %123 = select i1 %120, i1 %122, i1 false
  br i1 %123, label %124, label %135

124:                                              ; preds = %112
  %125 = shufflevector <2 x i64> %59, <2 x i64> poison, <4 x i32> zeroinitializer
  %126 = xor <4 x i64> %115, %125
  %127 = tail call i64 @llvm.vector.reduce.or.v4i64(<4 x i64> %126)
  %128 = icmp eq i64 %127, 0
  br i1 %128, label %129, label %135

129:                                              ; preds = %124
  %130 = getelementptr inbounds nuw i64, ptr %41, i64 %62
  store <4 x i64> %47, ptr %130, align 8
  %131 = load ptr, ptr %52, align 8
  %132 = getelementptr inbounds nuw i64, ptr %131, i64 %62
  %133 = load <4 x i64>, ptr %132, align 8
  %134 = or <4 x i64> %133, %51
  store <4 x i64> %134, ptr %132, align 8
  br label %151

135:                                              ; preds = %124, %112
  %136 = call fastcc zeroext i1 @races_in(ptr noundef %10, i64 noundef %61, i64 noundef %5, ptr noundef null, ptr noundef null) #16
  br i1 %136, label %156, label %137

137:                                              ; preds = %135
  br i1 %120, label %138, label %151

138:                                              ; preds = %137
  %139 = extractelement <4 x i64> %115, i64 0
  %140 = shufflevector <4 x i64> %115, <4 x i64> poison, <4 x i32> zeroinitializer
  %141 = xor <4 x i64> %140, %115
  %142 = and i64 %139, 1073741824
  %143 = tail call i64 @llvm.vector.reduce.or.v4i64(<4 x i64> %141)
  %144 = or i64 %143, %142
  %145 = icmp eq i64 %144, 0
  %146 = insertelement <2 x i1> poison, i1 %145, i64 0
  %147 = shufflevector <2 x i1> %146, <2 x i1> poison, <2 x i32> zeroinitializer
  %148 = shufflevector <4 x i64> %115, <4 x i64> poison, <2 x i32> <i32 0, i32 poison>
  %149 = insertelement <2 x i64> %148, i64 %118, i64 1
  %150 = select <2 x i1> %147, <2 x i64> %149, <2 x i64> %59
  br label %151

151:                                              ; preds = %69, %71, %57, %106, %129, %137, %138
  %152 = phi i64 [ %58, %138 ], [ %58, %129 ], [ %58, %137 ], [ %74, %106 ], [ %58, %57 ], [ %58, %71 ], [ %58, %69 ]
  %153 = phi <2 x i64> [ %150, %138 ], [ %59, %129 ], [ %59, %137 ], [ %59, %106 ], [ %59, %57 ], [ %59, %71 ], [ %59, %69 ]
  %154 = add nuw i64 %152, 1
  %155 = icmp ult i64 %154, %4
  br i1 %155, label %57, label %156

156:                                              ; preds = %151, %135, %69, %71, %35
  %157 = phi i64 [ -1, %35 ], [ %58, %71 ], [ %58, %69 ], [ %58, %135 ], [ -1, %151 ]
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %10) #15
  ret i64 %157
}

define internal fastcc noundef zeroext i1 @copy_races(ptr nocapture noundef nonnull readonly %0, i64 noundef %1, i64 noundef %2) unnamed_addr #9 {
  %4 = icmp ugt i64 %2, 31
  %5 = and i64 %1, 3
  %6 = icmp eq i64 %5, 0
  %7 = and i1 %4, %6
  br i1 %7, label %8, label %110

8:                                                ; preds = %3
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 32
  br label %14

14:                                               ; preds = %8, %106
  %15 = phi i64 [ %2, %8 ], [ %108, %106 ]
  %16 = phi i64 [ %1, %8 ], [ %107, %106 ]
  %17 = lshr exact i64 %16, 2
  %18 = load ptr, ptr %9, align 8
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds nuw i64, ptr %19, i64 %17
  %21 = load <8 x i64>, ptr %20, align 8
  %22 = getelementptr inbounds nuw i8, ptr %18, i64 8
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds nuw i16, ptr %23, i64 %17
  %25 = getelementptr inbounds nuw i8, ptr %18, i64 16
  %26 = load ptr, ptr %25, align 8
  %27 = getelementptr inbounds nuw i64, ptr %26, i64 %17
  %28 = load <8 x i16>, ptr %24, align 2
  %29 = extractelement <8 x i16> %28, i64 0
  %30 = zext i16 %29 to i64
  %31 = load ptr, ptr %10, align 8
  %32 = getelementptr inbounds nuw i32, ptr %31, i64 %30
  %33 = load i32, ptr %32, align 4
  %34 = load ptr, ptr %11, align 8
  %35 = getelementptr inbounds nuw i32, ptr %34, i64 %30
  %36 = load i32, ptr %35, align 4
  %37 = tail call i32 @llvm.umin.i32(i32 %33, i32 %36)
  %38 = zext i32 %37 to i64
  %39 = and <8 x i64> %21, splat (i64 1073741824)
  %40 = lshr <8 x i64> %21, splat (i64 32)
  %41 = insertelement <8 x i64> poison, i64 %38, i64 0
  %42 = shufflevector <8 x i64> %41, <8 x i64> poison, <8 x i32> zeroinitializer
  %43 = icmp samesign ugt <8 x i64> %40, %42
  %44 = select <8 x i1> %43, <8 x i64> splat (i64 -1), <8 x i64> %39
  %45 = shufflevector <8 x i16> %28, <8 x i16> poison, <8 x i32> zeroinitializer
  %46 = xor <8 x i16> %45, %28
  %47 = tail call i16 @llvm.vector.reduce.or.v8i16(<8 x i16> %46)
  %48 = icmp ne i16 %47, 0
  %49 = tail call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %44)
  %50 = icmp ne i64 %49, 0
  %51 = select i1 %48, i1 true, i1 %50
  br i1 %51, label %104, label %52

52:                                               ; preds = %14
  %53 = load <8 x i64>, ptr %27, align 8
  %54 = tail call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %53)
  %55 = icmp eq i64 %54, 0
  br i1 %55, label %61, label %56

56:                                               ; preds = %52
  %57 = getelementptr inbounds nuw i8, ptr %18, i64 72
  %58 = load i64, ptr %57, align 8
  %59 = getelementptr inbounds nuw i8, ptr %18, i64 24
  %60 = getelementptr inbounds nuw i8, ptr %18, i64 64
  br label %65

61:                                               ; preds = %74, %52
  %62 = phi <8 x i64> [ %44, %52 ], [ %75, %74 ]
  %63 = tail call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %62)
  %64 = icmp eq i64 %63, 0
  br i1 %64, label %95, label %104

65:                                               ; preds = %56, %74
  %66 = phi <8 x i64> [ %44, %56 ], [ %75, %74 ]
  %67 = phi i64 [ %54, %56 ], [ %77, %74 ]
  %68 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %67, i1 true)
  %69 = icmp ult i64 %68, %58
  br i1 %69, label %70, label %74

70:                                               ; preds = %65
  %71 = load ptr, ptr %59, align 8
  %72 = load i64, ptr %60, align 8
  %73 = getelementptr i64, ptr %71, i64 %17
  br label %79

74:                                               ; preds = %79, %65
  %75 = phi <8 x i64> [ %66, %65 ], [ %92, %79 ]
  %76 = add i64 %67, -1
  %77 = and i64 %76, %67
  %78 = icmp eq i64 %77, 0
  br i1 %78, label %61, label %65

79:                                               ; preds = %70, %79
  %80 = phi <8 x i64> [ %66, %70 ], [ %92, %79 ]
  %81 = phi i64 [ %68, %70 ], [ %93, %79 ]
  %82 = mul i64 %72, %81
  %83 = getelementptr i64, ptr %73, i64 %82
  %84 = load <8 x i64>, ptr %83, align 8
  %85 = lshr <8 x i64> %84, splat (i64 32)
  %86 = getelementptr inbounds nuw i32, ptr %31, i64 %81
  %87 = load i32, ptr %86, align 4
  %88 = zext i32 %87 to i64
  %89 = insertelement <8 x i64> poison, i64 %88, i64 0
  %90 = shufflevector <8 x i64> %89, <8 x i64> poison, <8 x i32> zeroinitializer
  %91 = icmp samesign ugt <8 x i64> %85, %90
  %92 = select <8 x i1> %91, <8 x i64> splat (i64 -1), <8 x i64> %80
  %93 = add i64 %81, 64
  %94 = icmp ult i64 %93, %58
  br i1 %94, label %79, label %74

95:                                               ; preds = %61
  %96 = load i64, ptr %12, align 8
  %97 = or i64 %96, 15
  %98 = insertelement <8 x i64> poison, i64 %97, i64 0
  %99 = shufflevector <8 x i64> %98, <8 x i64> poison, <8 x i32> zeroinitializer
  store <8 x i64> %99, ptr %20, align 8
  %100 = load i64, ptr %13, align 8
  %101 = trunc i64 %100 to i16
  %102 = insertelement <8 x i16> poison, i16 %101, i64 0
  %103 = shufflevector <8 x i16> %102, <8 x i16> poison, <8 x i32> zeroinitializer
  store <8 x i16> %103, ptr %24, align 2
  store <8 x i64> zeroinitializer, ptr %27, align 8
  br label %106

104:                                              ; preds = %14, %61
  %105 = tail call fastcc zeroext i1 @races_in(ptr noundef %0, i64 noundef %16, i64 noundef 32, ptr noundef null, ptr noundef null) #16
  br i1 %105, label %116, label %106

106:                                              ; preds = %95, %104
  %107 = add i64 %16, 32
  %108 = add i64 %15, -32
  %109 = icmp ugt i64 %108, 31
  br i1 %109, label %14, label %110

110:                                              ; preds = %106, %3
  %111 = phi i64 [ %1, %3 ], [ %107, %106 ]
  %112 = phi i64 [ %2, %3 ], [ %108, %106 ]
  %113 = icmp eq i64 %112, 0
  br i1 %113, label %116, label %114

114:                                              ; preds = %110
  %115 = tail call fastcc zeroext i1 @races_in(ptr noundef %0, i64 noundef %111, i64 noundef %112, ptr noundef null, ptr noundef null) #16
  br label %116

116:                                              ; preds = %104, %110, %114
  %117 = phi i1 [ false, %110 ], [ %115, %114 ], [ true, %104 ]
  ret i1 %117
}

declare i64 @llvm.vector.reduce.or.v8i64(<8 x i64>) #2

declare <16 x i32> @llvm.umax.v16i32(<16 x i32>, <16 x i32>) #2

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

define internal fastcc void @record(ptr nocapture noundef writeonly initializes((104, 136)) %0, i64 noundef range(i64 1, 19) %1, i64 noundef %2, i64 noundef %3, i64 noundef %4) unnamed_addr #10 {
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

define internal fastcc range(i64 0, 3) i64 @twins(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, i64 noundef range(i64 0, 4611686018427387903) %4, i64 noundef range(i64 0, 16) %5, i64 noundef %6, ptr noundef %7, ptr nocapture noundef readonly %8) unnamed_addr #11 {
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
  %46 = tail call fastcc zeroext i1 @alike(ptr noundef nonnull %0, i64 noundef %31, i64 noundef 0, i64 noundef %5, ptr noundef %7, ptr noundef %8) #16
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
  tail call fastcc void @record(ptr noundef nonnull %0, i64 noundef %62, i64 noundef %63, i64 noundef %31, i64 noundef %34) #16
  br label %64

64:                                               ; preds = %56, %61, %9
  %65 = phi i64 [ 0, %9 ], [ 2, %61 ], [ %57, %56 ]
  ret i64 %65
}

define internal fastcc void @add_twin(ptr nocapture noundef readonly %0, i64 noundef range(i64 0, 4611686018427387903) %1, i64 noundef range(i64 0, 65536) %2, i64 noundef %3) unnamed_addr #12 {
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

define internal fastcc zeroext i1 @unreported(ptr nocapture noundef nonnull readonly %0, i64 noundef %1) unnamed_addr #12 {
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

define internal fastcc zeroext i1 @unheard(ptr nocapture noundef readonly %0, i64 noundef %1) unnamed_addr #12 {
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

define internal fastcc noundef zeroext i1 @meets(ptr nocapture noundef %0, ptr nocapture noundef nonnull readonly %1, ptr nocapture noundef nonnull readonly %2, i64 noundef range(i64 0, 4611686018427387903) %3) unnamed_addr #12 {
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
  tail call fastcc void @clash(ptr noundef nonnull %0, i64 noundef 18, ptr noundef %1, i64 noundef %37, i64 noundef %13) #16
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
  tail call fastcc void @clash(ptr noundef nonnull %0, i64 noundef %81, ptr noundef %1, i64 noundef %8, i64 noundef %13) #16
  br label %246

82:                                               ; preds = %72
  tail call fastcc void @clash(ptr noundef nonnull %0, i64 noundef 16, ptr noundef %1, i64 noundef %8, i64 noundef %13) #16
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
  tail call fastcc void @clash(ptr noundef nonnull %0, i64 noundef 14, ptr noundef %1, i64 noundef %8, i64 noundef %13) #16
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
  tail call fastcc void @clash(ptr noundef nonnull %0, i64 noundef 13, ptr noundef nonnull %1, i64 noundef %161, i64 noundef range(i64 0, 4294967296) %164) #16
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
  tail call fastcc void @clash(ptr noundef nonnull %0, i64 noundef 15, ptr noundef nonnull %1, i64 noundef %161, i64 noundef range(i64 0, 4294967296) %164) #16
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
  tail call fastcc void @clash(ptr noundef nonnull %0, i64 noundef 13, ptr noundef nonnull %1, i64 noundef %205, i64 noundef range(i64 0, 4294967296) %208) #16
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
  tail call fastcc void @clash(ptr noundef nonnull %0, i64 noundef 15, ptr noundef nonnull %1, i64 noundef %205, i64 noundef range(i64 0, 4294967296) %208) #16
  br label %246

246:                                              ; preds = %245, %233, %230, %229, %222, %212, %203, %202, %186, %148, %156, %153, %107, %76, %48
  %247 = phi i1 [ true, %76 ], [ true, %107 ], [ true, %48 ], [ false, %153 ], [ false, %156 ], [ false, %148 ], [ true, %186 ], [ true, %202 ], [ true, %245 ], [ false, %212 ], [ false, %203 ], [ true, %229 ], [ false, %222 ], [ false, %233 ], [ false, %230 ]
  ret i1 %247
}

define internal fastcc void @clash(ptr nocapture noundef writeonly initializes((104, 136)) %0, i64 noundef range(i64 12, 19) %1, ptr nocapture noundef nonnull readonly %2, i64 noundef %3, i64 noundef range(i64 0, 4294967296) %4) unnamed_addr #13 {
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
  tail call fastcc void @record(ptr noundef %0, i64 noundef %1, i64 noundef %7, i64 noundef %12, i64 noundef %15) #16
  ret void
}

declare i16 @llvm.vector.reduce.or.v8i16(<8 x i16>) #2

declare i64 @llvm.umin.i64(i64, i64) #14

declare i32 @llvm.umin.i32(i32, i32) #14

declare i64 @llvm.vector.reduce.or.v4i64(<4 x i64>) #14

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none) }
attributes #6 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) }
attributes #8 = { nofree noinline norecurse nosync nounwind memory(argmem: read) }
attributes #9 = { nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) }
attributes #10 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write) }
attributes #11 = { nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none) }
attributes #12 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none) }
attributes #13 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) }
attributes #14 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #15 = { nounwind }
attributes #16 = { nobuiltin }

; LLVM IR of accesses.c, made by python -m jit.llvm.generate.

%struct.Access = type { ptr, ptr, ptr, ptr, i64, i64, i64, i64 }
%struct.Signal = type { i64, i64, i64 }
%struct.Span = type { i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, ptr, ptr }
%struct.Block = type { i64, i64, i32, i32, i32, i32, i64 }
%struct.Touch = type { i64, i64, i64, i64, i8 }
%struct.Reads = type { i64, i64, i32, i32, i64, i64 }
%struct.Entry = type { i64, i64, i64, i64 }
%struct.Doubt = type { i64, i64, i64, i64, i64, i64, i64, i64 }

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
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %47 = load i64, ptr %46, align 8
  %48 = load i64, ptr %40, align 8
  %49 = getelementptr i32, ptr %45, i64 %47
  %50 = getelementptr i32, ptr %49, i64 %48
  store i32 %44, ptr %50, align 4
  %51 = load ptr, ptr %0, align 8
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %53 = load i64, ptr %52, align 8
  %54 = load i64, ptr %40, align 8
  %55 = getelementptr i32, ptr %51, i64 %53
  %56 = getelementptr i32, ptr %55, i64 %54
  store i32 %44, ptr %56, align 4
  %57 = zext i32 %44 to i64
  %58 = shl nuw i64 %57, 32
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 %58, ptr %59, align 8
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 248
  store i64 0, ptr %60, align 8
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 280
  store i64 %57, ptr %61, align 8
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 256
  store i64 %57, ptr %62, align 8
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
  br i1 %7, label %8, label %40

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
  %27 = getelementptr inbounds nuw i8, ptr %4, i64 240
  %28 = load i64, ptr %27, align 8
  %29 = load i64, ptr %21, align 8
  %30 = getelementptr i32, ptr %26, i64 %28
  %31 = getelementptr i32, ptr %30, i64 %29
  store i32 %25, ptr %31, align 4
  %32 = load ptr, ptr %4, align 8
  %33 = load i64, ptr %12, align 8
  %34 = load i64, ptr %21, align 8
  %35 = getelementptr i32, ptr %32, i64 %33
  %36 = getelementptr i32, ptr %35, i64 %34
  store i32 %25, ptr %36, align 4
  %37 = zext i32 %25 to i64
  %38 = shl nuw i64 %37, 32
  %39 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store i64 %38, ptr %39, align 8
  br label %40

40:                                               ; preds = %2, %8
  ret void
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #6

define void @covers(ptr nocapture noundef readonly %0, i32 noundef %1) #3 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %4 = load ptr, ptr %3, align 8
  %5 = icmp ne i32 %1, 0
  %6 = icmp ne ptr %4, null
  %7 = select i1 %5, i1 %6, i1 false
  br i1 %7, label %8, label %57

8:                                                ; preds = %2
  %9 = getelementptr inbounds nuw i8, ptr %4, i64 208
  %10 = load ptr, ptr %9, align 8
  %11 = icmp eq ptr %10, null
  br i1 %11, label %57, label %12

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
  %43 = getelementptr inbounds nuw i8, ptr %4, i64 240
  %44 = load i64, ptr %43, align 8
  %45 = load i64, ptr %37, align 8
  %46 = getelementptr i32, ptr %42, i64 %44
  %47 = getelementptr i32, ptr %46, i64 %45
  store i32 %41, ptr %47, align 4
  %48 = load ptr, ptr %4, align 8
  %49 = getelementptr inbounds nuw i8, ptr %4, i64 216
  %50 = load i64, ptr %49, align 8
  %51 = load i64, ptr %37, align 8
  %52 = getelementptr i32, ptr %48, i64 %50
  %53 = getelementptr i32, ptr %52, i64 %51
  store i32 %41, ptr %53, align 4
  %54 = zext i32 %41 to i64
  %55 = shl nuw i64 %54, 32
  %56 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store i64 %55, ptr %56, align 8
  br label %57

57:                                               ; preds = %2, %8, %35
  ret void
}

define void @fence_proxy(ptr nocapture noundef readonly %0, i32 noundef %1) #3 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %4 = load ptr, ptr %3, align 8
  %5 = icmp ne i32 %1, 0
  %6 = icmp ne ptr %4, null
  %7 = select i1 %5, i1 %6, i1 false
  br i1 %7, label %8, label %48

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
  %34 = getelementptr inbounds nuw i8, ptr %4, i64 240
  %35 = load i64, ptr %34, align 8
  %36 = load i64, ptr %28, align 8
  %37 = getelementptr i32, ptr %33, i64 %35
  %38 = getelementptr i32, ptr %37, i64 %36
  store i32 %32, ptr %38, align 4
  %39 = load ptr, ptr %4, align 8
  %40 = getelementptr inbounds nuw i8, ptr %4, i64 216
  %41 = load i64, ptr %40, align 8
  %42 = load i64, ptr %28, align 8
  %43 = getelementptr i32, ptr %39, i64 %41
  %44 = getelementptr i32, ptr %43, i64 %42
  store i32 %32, ptr %44, align 4
  %45 = zext i32 %32 to i64
  %46 = shl nuw i64 %45, 32
  %47 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store i64 %46, ptr %47, align 8
  br label %48

48:                                               ; preds = %2, %26
  ret void
}

define void @lanes_meet(ptr nocapture noundef readonly %0, i32 noundef %1) #5 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %4 = load ptr, ptr %3, align 8
  %5 = icmp ne i32 %1, 0
  %6 = icmp ne ptr %4, null
  %7 = select i1 %5, i1 %6, i1 false
  br i1 %7, label %8, label %37

8:                                                ; preds = %2
  %9 = load ptr, ptr %4, align 8
  %10 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds nuw i32, ptr %9, i64 %11
  %13 = load i32, ptr %12, align 4
  %14 = add i32 %13, 1
  store i32 %14, ptr %12, align 4
  %15 = load ptr, ptr %4, align 8
  %16 = getelementptr inbounds nuw i8, ptr %4, i64 240
  %17 = load i64, ptr %16, align 8
  %18 = load i64, ptr %10, align 8
  %19 = getelementptr i32, ptr %15, i64 %17
  %20 = getelementptr i32, ptr %19, i64 %18
  store i32 %14, ptr %20, align 4
  %21 = load ptr, ptr %4, align 8
  %22 = getelementptr inbounds nuw i8, ptr %4, i64 216
  %23 = load i64, ptr %22, align 8
  %24 = load i64, ptr %10, align 8
  %25 = getelementptr i32, ptr %21, i64 %23
  %26 = getelementptr i32, ptr %25, i64 %24
  store i32 %14, ptr %26, align 4
  %27 = zext i32 %14 to i64
  %28 = shl nuw i64 %27, 32
  %29 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store i64 %28, ptr %29, align 8
  %30 = zext i32 %1 to i64
  %31 = xor i64 %30, -1
  %32 = getelementptr inbounds nuw i8, ptr %4, i64 248
  %33 = load i64, ptr %32, align 8
  %34 = and i64 %33, %31
  store i64 %34, ptr %32, align 8
  %35 = getelementptr inbounds nuw i8, ptr %4, i64 280
  store i64 %27, ptr %35, align 8
  %36 = getelementptr inbounds nuw i8, ptr %4, i64 256
  store i64 %27, ptr %36, align 8
  br label %37

37:                                               ; preds = %2, %8
  ret void
}

define void @lanes_together(ptr nocapture noundef readonly %0) #7 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %3 = load ptr, ptr %2, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %7, label %5

5:                                                ; preds = %1
  %6 = getelementptr inbounds nuw i8, ptr %3, i64 248
  store i64 0, ptr %6, align 8
  br label %7

7:                                                ; preds = %5, %1
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
  br i1 %13, label %728, label %14

14:                                               ; preds = %8
  %15 = icmp eq i64 %5, 2
  %16 = icmp eq i64 %5, 5
  %17 = or i1 %15, %16
  %18 = icmp ult i64 %5, 2
  %19 = select i1 %16, i64 2, i64 %5
  %20 = getelementptr inbounds nuw i8, ptr %12, i64 40
  %21 = load i64, ptr %20, align 8
  br i1 %18, label %22, label %27

22:                                               ; preds = %14
  %23 = zext i32 %2 to i64
  %24 = getelementptr inbounds nuw i8, ptr %12, i64 248
  %25 = load i64, ptr %24, align 8
  %26 = or i64 %25, %23
  store i64 %26, ptr %24, align 8
  br label %75

27:                                               ; preds = %14
  %28 = icmp eq i64 %5, 3
  br i1 %28, label %75, label %29

29:                                               ; preds = %27
  %30 = getelementptr inbounds nuw i8, ptr %12, i64 248
  %31 = load i64, ptr %30, align 8
  %32 = zext i32 %2 to i64
  %33 = xor i64 %32, -1
  %34 = and i64 %31, %33
  %35 = icmp eq i64 %34, 0
  %36 = getelementptr inbounds nuw i8, ptr %12, i64 16
  br i1 %35, label %37, label %45

37:                                               ; preds = %29
  store i64 0, ptr %30, align 8
  %38 = load ptr, ptr %12, align 8
  %39 = load i64, ptr %36, align 8
  %40 = getelementptr inbounds nuw i32, ptr %38, i64 %39
  %41 = load i32, ptr %40, align 4
  %42 = zext i32 %41 to i64
  %43 = add nuw nsw i64 %42, 1
  %44 = getelementptr inbounds nuw i8, ptr %12, i64 256
  store i64 %43, ptr %44, align 8
  br label %75

45:                                               ; preds = %29
  %46 = getelementptr inbounds nuw i8, ptr %12, i64 264
  %47 = load ptr, ptr %46, align 8
  %48 = load i64, ptr %36, align 8
  %49 = shl i64 %48, 3
  %50 = getelementptr inbounds nuw i8, ptr %12, i64 256
  %51 = load i64, ptr %50, align 8
  %52 = and i64 %51, 7
  %53 = or disjoint i64 %52, %49
  %54 = getelementptr inbounds nuw %struct.Signal, ptr %47, i64 %53
  %55 = load i64, ptr %54, align 8
  %56 = icmp eq i64 %55, %51
  br i1 %56, label %57, label %60

57:                                               ; preds = %45
  %58 = getelementptr inbounds nuw i8, ptr %54, i64 8
  %59 = load i64, ptr %58, align 8
  br label %61

60:                                               ; preds = %45
  store i64 %51, ptr %54, align 8
  br label %61

61:                                               ; preds = %60, %57
  %62 = phi i64 [ %59, %57 ], [ 0, %60 ]
  %63 = getelementptr inbounds nuw i8, ptr %54, i64 8
  %64 = or i64 %62, %32
  store i64 %64, ptr %63, align 8
  %65 = getelementptr inbounds nuw i8, ptr %54, i64 16
  store i64 %4, ptr %65, align 8
  %66 = load i64, ptr %50, align 8
  %67 = trunc i64 %66 to i32
  %68 = add i32 %67, -1
  %69 = load ptr, ptr %12, align 8
  %70 = getelementptr inbounds nuw i8, ptr %12, i64 240
  %71 = load i64, ptr %70, align 8
  %72 = load i64, ptr %36, align 8
  %73 = getelementptr i32, ptr %69, i64 %71
  %74 = getelementptr i32, ptr %73, i64 %72
  store i32 %68, ptr %74, align 4
  br label %75

75:                                               ; preds = %61, %37, %27, %22
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %9) #16
  store ptr %12, ptr %9, align 8
  %76 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %77 = load ptr, ptr %12, align 8
  store ptr %77, ptr %76, align 8
  %78 = getelementptr inbounds nuw i8, ptr %9, i64 16
  store ptr %77, ptr %78, align 8
  %79 = getelementptr inbounds nuw i8, ptr %9, i64 24
  store ptr null, ptr %79, align 8
  %80 = getelementptr inbounds nuw i8, ptr %9, i64 32
  %81 = getelementptr inbounds nuw i8, ptr %12, i64 16
  %82 = load i64, ptr %81, align 8
  store i64 %82, ptr %80, align 8
  %83 = getelementptr inbounds nuw i8, ptr %9, i64 40
  %84 = getelementptr inbounds nuw i8, ptr %12, i64 24
  %85 = load i64, ptr %84, align 8
  %86 = shl i64 %4, 4
  %87 = select i1 %17, i64 2147483648, i64 0
  %88 = or i64 %87, %86
  %89 = or i64 %88, %85
  store i64 %89, ptr %83, align 8
  %90 = getelementptr inbounds nuw i8, ptr %9, i64 48
  store i64 %19, ptr %90, align 8
  %91 = getelementptr inbounds nuw i8, ptr %9, i64 56
  store i64 0, ptr %91, align 8
  %92 = icmp ult i64 %19, 2
  %93 = icmp ugt i64 %3, 3
  %94 = and i1 %93, %92
  br i1 %94, label %95, label %426

95:                                               ; preds = %75
  %96 = load i64, ptr %1, align 8
  %97 = icmp ult i64 %96, 281474976710656
  %98 = icmp eq i32 %2, -1
  %99 = and i1 %98, %97
  br i1 %99, label %100, label %426

100:                                              ; preds = %95
  %101 = getelementptr inbounds nuw i8, ptr %1, i64 248
  %102 = load i64, ptr %101, align 8
  %103 = sub i64 %102, %96
  %104 = mul i64 %3, 31
  %105 = icmp eq i64 %103, %104
  br i1 %105, label %107, label %106

106:                                              ; preds = %100
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %10) #16
  br label %428

107:                                              ; preds = %100
  %108 = insertelement <8 x i64> poison, i64 %96, i64 0
  %109 = shufflevector <8 x i64> %108, <8 x i64> poison, <8 x i32> zeroinitializer
  %110 = insertelement <8 x i64> poison, i64 %3, i64 0
  %111 = shufflevector <8 x i64> %110, <8 x i64> poison, <8 x i32> zeroinitializer
  %112 = mul <8 x i64> %111, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %113 = add <8 x i64> %109, %112
  %114 = shl i64 %3, 3
  %115 = insertelement <8 x i64> poison, i64 %114, i64 0
  %116 = shufflevector <8 x i64> %115, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %117

117:                                              ; preds = %107, %117
  %118 = phi i64 [ 0, %107 ], [ %125, %117 ]
  %119 = phi <8 x i64> [ zeroinitializer, %107 ], [ %124, %117 ]
  %120 = phi <8 x i64> [ %113, %107 ], [ %126, %117 ]
  %121 = getelementptr inbounds nuw i64, ptr %1, i64 %118
  %122 = load <8 x i64>, ptr %121, align 8
  %123 = xor <8 x i64> %122, %120
  %124 = or <8 x i64> %123, %119
  %125 = add nuw nsw i64 %118, 8
  %126 = add <8 x i64> %120, %116
  %127 = icmp samesign ult i64 %118, 24
  br i1 %127, label %117, label %128

128:                                              ; preds = %117
  %129 = tail call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %124)
  %130 = icmp eq i64 %129, 0
  br i1 %130, label %131, label %426

131:                                              ; preds = %128
  %132 = shl i64 %3, 5
  %133 = lshr exact i64 %132, 2
  %134 = getelementptr inbounds nuw i8, ptr %12, i64 72
  %135 = load ptr, ptr %134, align 8
  %136 = getelementptr inbounds nuw i8, ptr %12, i64 80
  %137 = load i64, ptr %136, align 8
  %138 = getelementptr inbounds nuw i8, ptr %12, i64 152
  %139 = load i64, ptr %138, align 8
  %140 = icmp ult i64 %139, %137
  br i1 %140, label %141, label %426

141:                                              ; preds = %131
  %142 = add i64 %96, %132
  br label %143

143:                                              ; preds = %153, %141
  %144 = phi i64 [ 0, %141 ], [ %157, %153 ]
  %145 = phi i64 [ %139, %141 ], [ %156, %153 ]
  %146 = getelementptr inbounds nuw %struct.Span, ptr %135, i64 %145
  %147 = load i64, ptr %146, align 8
  %148 = icmp ult i64 %96, %147
  br i1 %148, label %153, label %149

149:                                              ; preds = %143
  %150 = getelementptr inbounds nuw i8, ptr %146, i64 8
  %151 = load i64, ptr %150, align 8
  %152 = icmp ugt i64 %142, %151
  br i1 %152, label %153, label %159

153:                                              ; preds = %149, %143
  %154 = add i64 %145, 1
  %155 = icmp ult i64 %154, %137
  %156 = select i1 %155, i64 %154, i64 0
  %157 = add nuw i64 %144, 1
  %158 = icmp eq i64 %157, %137
  br i1 %158, label %426, label %143

159:                                              ; preds = %149
  store i64 %145, ptr %138, align 8
  %160 = getelementptr inbounds nuw i8, ptr %146, i64 16
  %161 = load ptr, ptr %160, align 8
  %162 = icmp eq ptr %161, null
  br i1 %162, label %426, label %163

163:                                              ; preds = %159
  %164 = getelementptr inbounds nuw i8, ptr %146, i64 72
  %165 = load ptr, ptr %164, align 8
  %166 = icmp eq ptr %165, null
  br i1 %166, label %426, label %167

167:                                              ; preds = %163
  %168 = getelementptr inbounds nuw i8, ptr %12, i64 184
  %169 = load ptr, ptr %168, align 8
  %170 = icmp eq ptr %169, null
  %171 = and i64 %96, 3
  %172 = icmp eq i64 %171, 0
  %173 = and i1 %172, %170
  br i1 %173, label %174, label %426

174:                                              ; preds = %167
  %175 = load i64, ptr %146, align 8
  %176 = sub i64 %96, %175
  %177 = lshr i64 %176, 2
  %178 = getelementptr inbounds nuw i8, ptr %12, i64 88
  %179 = load i64, ptr %178, align 8
  %180 = getelementptr inbounds nuw i64, ptr %161, i64 %177
  %181 = icmp eq i64 %19, 0
  br i1 %181, label %182, label %258

182:                                              ; preds = %174
  %183 = getelementptr inbounds nuw i8, ptr %146, i64 80
  %184 = load i64, ptr %183, align 8
  %185 = add i64 %184, %96
  %186 = icmp eq i64 %132, 0
  br i1 %186, label %198, label %187

187:                                              ; preds = %182, %187
  %188 = phi i64 [ %196, %187 ], [ 0, %182 ]
  %189 = phi <16 x i32> [ %195, %187 ], [ zeroinitializer, %182 ]
  %190 = shl nuw i64 %188, 2
  %191 = add i64 %185, %190
  %192 = inttoptr i64 %191 to ptr
  %193 = load <16 x i32>, ptr %192, align 4
  %194 = icmp eq <16 x i32> %193, splat (i32 2142952365)
  %195 = select <16 x i1> %194, <16 x i32> splat (i32 -1), <16 x i32> %189
  %196 = add nuw nsw i64 %188, 16
  %197 = icmp samesign ult i64 %196, %133
  br i1 %197, label %187, label %198

198:                                              ; preds = %187, %182
  %199 = phi <16 x i32> [ zeroinitializer, %182 ], [ %195, %187 ]
  %200 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %199)
  %201 = icmp eq i32 %200, 0
  br i1 %201, label %202, label %426

202:                                              ; preds = %198
  %203 = getelementptr inbounds nuw i8, ptr %146, i64 24
  %204 = load ptr, ptr %203, align 8
  %205 = load i64, ptr %204, align 8
  %206 = icmp eq i64 %205, 0
  br i1 %206, label %220, label %207

207:                                              ; preds = %202
  br i1 %186, label %216, label %208

208:                                              ; preds = %207, %208
  %209 = phi i64 [ %214, %208 ], [ 0, %207 ]
  %210 = phi <8 x i64> [ %213, %208 ], [ zeroinitializer, %207 ]
  %211 = getelementptr inbounds nuw i64, ptr %180, i64 %209
  %212 = load <8 x i64>, ptr %211, align 8
  %213 = or <8 x i64> %212, %210
  %214 = add nuw nsw i64 %209, 8
  %215 = icmp samesign ult i64 %214, %133
  br i1 %215, label %208, label %216

216:                                              ; preds = %208, %207
  %217 = phi <8 x i64> [ zeroinitializer, %207 ], [ %213, %208 ]
  %218 = tail call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %217)
  %219 = icmp eq i64 %218, 0
  br i1 %219, label %220, label %426

220:                                              ; preds = %216, %202
  %221 = getelementptr inbounds nuw i8, ptr %146, i64 32
  %222 = load ptr, ptr %221, align 8
  store i64 1, ptr %222, align 8
  %223 = getelementptr inbounds nuw i8, ptr %146, i64 88
  %224 = load ptr, ptr %223, align 8
  %225 = icmp eq ptr %224, null
  br i1 %225, label %251, label %226

226:                                              ; preds = %220
  %227 = load i64, ptr %146, align 8
  %228 = sub i64 %96, %227
  %229 = select i1 %186, i64 0, i64 15
  %230 = trunc nuw nsw i64 %229 to i32
  %231 = lshr i64 %228, 2
  %232 = or disjoint i64 %132, 3
  %233 = add i64 %232, %228
  %234 = lshr i64 %233, 2
  %235 = icmp samesign ult i64 %231, %234
  br i1 %235, label %236, label %251

236:                                              ; preds = %226
  %237 = trunc nuw nsw i64 %229 to i8
  br label %238

238:                                              ; preds = %248, %236
  %239 = phi i64 [ %231, %236 ], [ %249, %248 ]
  %240 = load ptr, ptr %223, align 8
  %241 = getelementptr inbounds nuw i8, ptr %240, i64 %239
  %242 = load i8, ptr %241, align 1
  %243 = zext i8 %242 to i32
  %244 = and i32 %243, %230
  %245 = icmp eq i32 %244, %230
  br i1 %245, label %248, label %246

246:                                              ; preds = %238
  %247 = or i8 %242, %237
  store i8 %247, ptr %241, align 1
  br label %248

248:                                              ; preds = %246, %238
  %249 = add nuw nsw i64 %239, 1
  %250 = icmp eq i64 %249, %234
  br i1 %250, label %251, label %238

251:                                              ; preds = %248, %226, %220
  %252 = getelementptr inbounds nuw i8, ptr %12, i64 168
  %253 = load i64, ptr %252, align 8
  %254 = icmp eq i64 %253, 1
  br i1 %254, label %416, label %255

255:                                              ; preds = %251
  %256 = load i64, ptr %84, align 8
  %257 = load i64, ptr %81, align 8
  br label %276

258:                                              ; preds = %174
  %259 = getelementptr inbounds nuw i8, ptr %146, i64 96
  %260 = load ptr, ptr %259, align 8
  %261 = icmp eq ptr %260, null
  br i1 %261, label %262, label %426

262:                                              ; preds = %258
  %263 = icmp eq i64 %132, 0
  br i1 %263, label %272, label %264

264:                                              ; preds = %262, %264
  %265 = phi i64 [ %270, %264 ], [ 0, %262 ]
  %266 = phi <8 x i64> [ %269, %264 ], [ zeroinitializer, %262 ]
  %267 = getelementptr inbounds nuw i64, ptr %180, i64 %265
  %268 = load <8 x i64>, ptr %267, align 8
  %269 = or <8 x i64> %268, %266
  %270 = add nuw nsw i64 %265, 8
  %271 = icmp samesign ult i64 %270, %133
  br i1 %271, label %264, label %272

272:                                              ; preds = %264, %262
  %273 = phi <8 x i64> [ zeroinitializer, %262 ], [ %269, %264 ]
  %274 = tail call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %273)
  %275 = icmp eq i64 %274, 0
  br i1 %275, label %276, label %426

276:                                              ; preds = %255, %272
  %277 = phi i64 [ %257, %255 ], [ %82, %272 ]
  %278 = phi i64 [ %256, %255 ], [ %85, %272 ]
  %279 = shl i64 %277, 16
  %280 = or i64 %278, %279
  %281 = or i64 %280, 15
  %282 = add nuw nsw i64 %177, %133
  %283 = icmp eq i64 %132, 0
  br i1 %283, label %376, label %284

284:                                              ; preds = %276
  %285 = getelementptr inbounds nuw i8, ptr %12, i64 168
  %286 = trunc i64 %4 to i32
  br label %287

287:                                              ; preds = %374, %284
  %288 = phi i64 [ %177, %284 ], [ %292, %374 ]
  %289 = lshr i64 %288, 5
  %290 = and i64 %288, -32
  %291 = add i64 %290, 32
  %292 = tail call i64 @llvm.umin.i64(i64 %291, i64 %282)
  %293 = load ptr, ptr %164, align 8
  %294 = getelementptr inbounds nuw %struct.Block, ptr %293, i64 %289
  %295 = sub i64 %292, %288
  %296 = shl nsw i64 -1, %295
  %297 = trunc i64 %296 to i32
  %298 = xor i32 %297, -1
  %299 = trunc i64 %288 to i32
  %300 = and i32 %299, 31
  %301 = shl i32 %298, %300
  br i1 %181, label %302, label %336

302:                                              ; preds = %287
  %303 = load i64, ptr %84, align 8
  %304 = load i64, ptr %81, align 8
  %305 = shl i64 %304, 16
  %306 = or i64 %305, %303
  %307 = getelementptr inbounds nuw i8, ptr %294, i64 32
  %308 = load i64, ptr %307, align 8
  %309 = icmp eq i64 %308, %179
  br i1 %309, label %310, label %312

310:                                              ; preds = %302
  %311 = load i64, ptr %294, align 8
  br label %313

312:                                              ; preds = %302
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %294, i8 0, i64 32, i1 false)
  store i64 %179, ptr %307, align 8
  br label %313

313:                                              ; preds = %310, %312
  %314 = phi i64 [ %311, %310 ], [ 0, %312 ]
  %315 = icmp eq i64 %314, %306
  br i1 %315, label %316, label %320

316:                                              ; preds = %313
  %317 = getelementptr inbounds nuw i8, ptr %294, i64 16
  %318 = load i32, ptr %317, align 8
  %319 = or i32 %318, %301
  store i32 %319, ptr %317, align 8
  br label %334

320:                                              ; preds = %313
  %321 = xor i64 %314, %306
  %322 = and i64 %321, 4294901760
  %323 = icmp eq i64 %322, 0
  br i1 %323, label %332, label %324

324:                                              ; preds = %320
  %325 = getelementptr inbounds nuw i8, ptr %294, i64 8
  store i64 %314, ptr %325, align 8
  %326 = getelementptr inbounds nuw i8, ptr %294, i64 16
  %327 = load i32, ptr %326, align 8
  %328 = getelementptr inbounds nuw i8, ptr %294, i64 20
  store i32 %327, ptr %328, align 4
  %329 = getelementptr inbounds nuw i8, ptr %294, i64 24
  %330 = load i32, ptr %329, align 8
  %331 = getelementptr inbounds nuw i8, ptr %294, i64 28
  store i32 %330, ptr %331, align 4
  br label %332

332:                                              ; preds = %324, %320
  store i64 %306, ptr %294, align 8
  %333 = getelementptr inbounds nuw i8, ptr %294, i64 16
  store i32 %301, ptr %333, align 8
  br label %334

334:                                              ; preds = %332, %316
  %335 = getelementptr inbounds nuw i8, ptr %294, i64 24
  store i32 %286, ptr %335, align 8
  br label %374

336:                                              ; preds = %287
  %337 = getelementptr inbounds nuw i8, ptr %294, i64 32
  %338 = load i64, ptr %337, align 8
  %339 = icmp eq i64 %338, %179
  br i1 %339, label %340, label %374

340:                                              ; preds = %336
  %341 = load i64, ptr %285, align 8
  %342 = icmp ugt i64 %341, 1
  br i1 %342, label %343, label %374

343:                                              ; preds = %340
  %344 = getelementptr inbounds nuw i8, ptr %294, i64 16
  %345 = load i32, ptr %344, align 8
  %346 = and i32 %345, %301
  %347 = icmp eq i32 %346, 0
  br i1 %347, label %358, label %348

348:                                              ; preds = %343
  %349 = load i64, ptr %294, align 8
  %350 = lshr i64 %349, 16
  %351 = and i64 %350, 65535
  %352 = load ptr, ptr %12, align 8
  %353 = lshr i64 %349, 32
  %354 = getelementptr inbounds nuw i32, ptr %352, i64 %351
  %355 = load i32, ptr %354, align 4
  %356 = zext i32 %355 to i64
  %357 = icmp samesign ugt i64 %353, %356
  br i1 %357, label %426, label %358

358:                                              ; preds = %348, %343
  %359 = getelementptr inbounds nuw i8, ptr %294, i64 20
  %360 = load i32, ptr %359, align 4
  %361 = and i32 %360, %301
  %362 = icmp eq i32 %361, 0
  br i1 %362, label %374, label %363

363:                                              ; preds = %358
  %364 = getelementptr inbounds nuw i8, ptr %294, i64 8
  %365 = load i64, ptr %364, align 8
  %366 = lshr i64 %365, 16
  %367 = and i64 %366, 65535
  %368 = load ptr, ptr %12, align 8
  %369 = lshr i64 %365, 32
  %370 = getelementptr inbounds nuw i32, ptr %368, i64 %367
  %371 = load i32, ptr %370, align 4
  %372 = zext i32 %371 to i64
  %373 = icmp samesign ugt i64 %369, %372
  br i1 %373, label %426, label %374

374:                                              ; preds = %363, %358, %340, %336, %334
  %375 = icmp ult i64 %291, %282
  br i1 %375, label %287, label %376

376:                                              ; preds = %374, %276
  br i1 %181, label %726, label %377

377:                                              ; preds = %376
  %378 = getelementptr inbounds nuw i8, ptr %146, i64 24
  %379 = load ptr, ptr %378, align 8
  store i64 1, ptr %379, align 8
  %380 = getelementptr inbounds nuw i8, ptr %12, i64 96
  %381 = load ptr, ptr %380, align 8
  %382 = getelementptr inbounds nuw i8, ptr %381, i64 8
  %383 = load i64, ptr %382, align 8
  %384 = icmp eq i64 %383, 2
  br i1 %384, label %385, label %386

385:                                              ; preds = %377
  store i64 3, ptr %382, align 8
  br label %386

386:                                              ; preds = %385, %377
  %387 = or i64 %4, %179
  %388 = or i64 %387, 68451041280
  %389 = insertelement <8 x i64> poison, i64 %388, i64 0
  %390 = shufflevector <8 x i64> %389, <8 x i64> poison, <8 x i32> zeroinitializer
  %391 = getelementptr inbounds nuw i8, ptr %146, i64 56
  %392 = load ptr, ptr %391, align 8
  %393 = getelementptr inbounds nuw i64, ptr %392, i64 %177
  br i1 %283, label %416, label %394

394:                                              ; preds = %386
  %395 = lshr i64 %3, 2
  %396 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %395, i1 true)
  %397 = trunc nuw nsw i64 %396 to i32
  %398 = insertelement <8 x i32> poison, i32 %397, i64 0
  %399 = shufflevector <8 x i32> %398, <8 x i32> poison, <8 x i32> zeroinitializer
  %400 = zext nneg <8 x i32> %399 to <8 x i64>
  %401 = add i64 %281, 256
  %402 = insertelement <8 x i64> poison, i64 %401, i64 0
  %403 = shufflevector <8 x i64> %402, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %404

404:                                              ; preds = %404, %394
  %405 = phi i64 [ 0, %394 ], [ %414, %404 ]
  %406 = getelementptr inbounds nuw i64, ptr %180, i64 %405
  store <8 x i64> %390, ptr %406, align 8
  %407 = insertelement <8 x i64> poison, i64 %405, i64 0
  %408 = shufflevector <8 x i64> %407, <8 x i64> poison, <8 x i32> zeroinitializer
  %409 = or disjoint <8 x i64> %408, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %410 = lshr <8 x i64> %409, %400
  %411 = shl <8 x i64> %410, splat (i64 8)
  %412 = add <8 x i64> %411, %403
  %413 = getelementptr inbounds nuw i64, ptr %393, i64 %405
  store <8 x i64> %412, ptr %413, align 8
  %414 = add nuw nsw i64 %405, 8
  %415 = icmp samesign ult i64 %414, %133
  br i1 %415, label %404, label %416

416:                                              ; preds = %404, %386, %251
  %417 = getelementptr inbounds nuw i8, ptr %12, i64 96
  %418 = load ptr, ptr %417, align 8
  %419 = getelementptr inbounds nuw i8, ptr %418, i64 8
  %420 = load i64, ptr %419, align 8
  %421 = icmp eq i64 %420, 3
  %422 = icmp eq i64 %19, 1
  %423 = and i1 %422, %421
  br i1 %423, label %424, label %726

424:                                              ; preds = %416
  %425 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store i64 0, ptr %425, align 32
  br label %726

426:                                              ; preds = %153, %348, %363, %131, %258, %272, %198, %216, %159, %163, %167, %128, %95, %75
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %10) #16
  %427 = icmp eq i32 %2, 0
  br i1 %427, label %687, label %428

428:                                              ; preds = %106, %426
  %429 = icmp ult i64 %19, 3
  %430 = icmp eq ptr %6, null
  %431 = getelementptr inbounds nuw i8, ptr %12, i64 72
  %432 = getelementptr inbounds nuw i8, ptr %12, i64 152
  %433 = getelementptr inbounds nuw i8, ptr %12, i64 104
  %434 = getelementptr inbounds nuw i8, ptr %12, i64 136
  %435 = getelementptr inbounds nuw i8, ptr %12, i64 144
  %436 = getelementptr inbounds nuw i8, ptr %12, i64 32
  %437 = icmp eq i64 %21, 1
  %438 = getelementptr inbounds nuw i8, ptr %12, i64 160
  %439 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %440 = icmp ult i64 %5, 4
  %441 = getelementptr inbounds nuw i8, ptr %12, i64 48
  %442 = getelementptr inbounds nuw i8, ptr %12, i64 56
  %443 = getelementptr inbounds nuw i8, ptr %12, i64 64
  %444 = icmp eq i64 %5, 3
  %445 = getelementptr inbounds nuw i8, ptr %12, i64 96
  %446 = getelementptr inbounds nuw i8, ptr %12, i64 184
  %447 = getelementptr inbounds nuw i8, ptr %12, i64 192
  %448 = getelementptr inbounds nuw i8, ptr %12, i64 200
  %449 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %450 = getelementptr inbounds nuw i8, ptr %12, i64 216
  %451 = getelementptr inbounds nuw i8, ptr %12, i64 224
  %452 = getelementptr inbounds nuw i8, ptr %12, i64 168
  %453 = getelementptr inbounds nuw i8, ptr %12, i64 240
  %454 = icmp ne i64 %5, 3
  %455 = getelementptr inbounds nuw i8, ptr %12, i64 88
  br label %456

456:                                              ; preds = %428, %679
  %457 = phi i64 [ -1, %428 ], [ %466, %679 ]
  %458 = phi i32 [ 0, %428 ], [ %680, %679 ]
  %459 = phi i32 [ %2, %428 ], [ %682, %679 ]
  %460 = call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %459, i1 true)
  %461 = zext nneg i32 %460 to i64
  %462 = getelementptr inbounds nuw i64, ptr %1, i64 %461
  %463 = load i64, ptr %462, align 8
  %464 = icmp ult i64 %463, 281474976710656
  %465 = select i1 %464, i64 6, i64 2
  %466 = lshr i64 %463, %465
  %467 = icmp eq i64 %466, %457
  br i1 %429, label %468, label %532

468:                                              ; preds = %456
  %469 = icmp ugt i64 %463, -281474976710657
  br i1 %469, label %470, label %506

470:                                              ; preds = %468
  %471 = lshr i64 %463, 24
  %472 = and i64 %471, 255
  %473 = and i64 %463, 16777215
  %474 = icmp ult i64 %472, %21
  br i1 %474, label %475, label %679

475:                                              ; preds = %470
  %476 = load ptr, ptr %436, align 8
  %477 = getelementptr inbounds nuw ptr, ptr %476, i64 %472
  %478 = load ptr, ptr %477, align 8
  store ptr %478, ptr %79, align 8
  %479 = add i64 %473, %3
  %480 = getelementptr inbounds nuw i8, ptr %478, i64 64
  %481 = load i64, ptr %480, align 8
  %482 = shl i64 %481, 2
  %483 = icmp ugt i64 %479, %482
  br i1 %483, label %679, label %484

484:                                              ; preds = %475
  br i1 %437, label %488, label %485

485:                                              ; preds = %484
  %486 = load ptr, ptr %438, align 8
  %487 = getelementptr inbounds nuw i64, ptr %486, i64 %472
  store i64 %89, ptr %487, align 8
  br label %488

488:                                              ; preds = %485, %484
  %489 = add nuw nsw i32 %460, 1
  %490 = zext nneg i32 %489 to i64
  store i64 %490, ptr %91, align 8
  %491 = call fastcc zeroext i1 @races_in(ptr noundef %9, i64 noundef %473, i64 noundef %3, ptr noundef null, ptr noundef null) #17
  br i1 %491, label %492, label %532

492:                                              ; preds = %488
  br i1 %430, label %684, label %493

493:                                              ; preds = %492
  %494 = and i64 %463, 3
  %495 = getelementptr inbounds nuw i8, ptr %10, i64 %494
  call fastcc void @gather(ptr noundef %6, i64 noundef %461, i64 noundef %3, i64 noundef %7, ptr noundef %495) #17
  %496 = load ptr, ptr %439, align 16
  %497 = getelementptr inbounds nuw ptr, ptr %496, i64 %472
  %498 = load ptr, ptr %497, align 8
  %499 = getelementptr inbounds nuw i8, ptr %498, i64 %473
  %500 = sub nsw i64 0, %494
  %501 = getelementptr inbounds i8, ptr %499, i64 %500
  %502 = call fastcc zeroext i1 @races_in(ptr noundef %9, i64 noundef %473, i64 noundef %3, ptr noundef nonnull %10, ptr noundef %501) #17
  br i1 %502, label %684, label %503

503:                                              ; preds = %493
  %504 = call fastcc zeroext i1 @unreported(ptr noundef nonnull %12, i64 noundef %4) #17
  br i1 %504, label %505, label %532

505:                                              ; preds = %503
  store i64 %461, ptr %434, align 8
  br label %530

506:                                              ; preds = %468
  br i1 %464, label %507, label %679

507:                                              ; preds = %506
  %508 = add nuw nsw i32 %460, 1
  %509 = zext nneg i32 %508 to i64
  %510 = select i1 %17, i64 0, i64 %509
  %511 = call fastcc zeroext i1 @races_globally(ptr noundef nonnull %12, i64 noundef %463, i64 noundef %3, i64 noundef %4, i64 noundef %19, i1 noundef zeroext false, i64 noundef %510, i64 noundef 0) #17
  br i1 %511, label %512, label %532

512:                                              ; preds = %507
  br i1 %430, label %684, label %513

513:                                              ; preds = %512
  call fastcc void @gather(ptr noundef %6, i64 noundef %461, i64 noundef %3, i64 noundef %7, ptr noundef %10) #17
  %514 = load ptr, ptr %431, align 8
  %515 = load i64, ptr %432, align 8
  %516 = getelementptr inbounds nuw %struct.Span, ptr %514, i64 %515, i32 10
  %517 = load i64, ptr %516, align 8
  %518 = add i64 %517, %463
  %519 = inttoptr i64 %518 to ptr
  %520 = call fastcc zeroext i1 @same_bytes(ptr noundef %519, ptr noundef %10, i64 noundef %3) #17
  br i1 %520, label %521, label %684

521:                                              ; preds = %513
  %522 = call fastcc zeroext i1 @races_globally(ptr noundef nonnull %12, i64 noundef %463, i64 noundef %3, i64 noundef %4, i64 noundef %19, i1 noundef zeroext true, i64 noundef %509, i64 noundef 0) #17
  br i1 %522, label %684, label %523

523:                                              ; preds = %521
  %524 = load i64, ptr %433, align 8
  switch i64 %524, label %532 [
    i64 6, label %525
    i64 16, label %525
  ]

525:                                              ; preds = %523, %523
  %526 = call fastcc zeroext i1 @unreported(ptr noundef nonnull %12, i64 noundef %4) #17
  br i1 %526, label %527, label %532

527:                                              ; preds = %525
  store i64 %461, ptr %434, align 8
  %528 = lshr i64 %463, 24
  %529 = and i64 %528, 255
  br label %530

530:                                              ; preds = %505, %527
  %531 = phi i64 [ %529, %527 ], [ %472, %505 ]
  store i64 %531, ptr %435, align 8
  br label %532

532:                                              ; preds = %530, %525, %503, %523, %507, %488, %456
  %533 = phi i32 [ %458, %456 ], [ %458, %488 ], [ %458, %523 ], [ %458, %507 ], [ %458, %503 ], [ %458, %525 ], [ 2, %530 ]
  %534 = or i1 %18, %467
  br i1 %534, label %679, label %535

535:                                              ; preds = %532
  %536 = and i1 %440, %464
  br i1 %536, label %537, label %565

537:                                              ; preds = %535
  %538 = load ptr, ptr %445, align 8
  %539 = getelementptr inbounds nuw i8, ptr %538, i64 8
  %540 = load i64, ptr %538, align 8
  %541 = icmp eq i64 %540, 0
  br i1 %444, label %542, label %547

542:                                              ; preds = %537
  %543 = load i64, ptr %539, align 8
  %544 = icmp eq i64 %543, 1
  br i1 %544, label %545, label %547

545:                                              ; preds = %542
  store i64 2, ptr %539, align 8
  %546 = load ptr, ptr %445, align 8
  br label %547

547:                                              ; preds = %545, %542, %537
  %548 = phi ptr [ %546, %545 ], [ %538, %542 ], [ %538, %537 ]
  store i64 1, ptr %548, align 8
  br i1 %541, label %549, label %556

549:                                              ; preds = %547
  %550 = load ptr, ptr %446, align 8
  %551 = icmp eq ptr %550, null
  br i1 %551, label %556, label %552

552:                                              ; preds = %549
  %553 = load ptr, ptr %447, align 8
  %554 = load i64, ptr %448, align 8
  %555 = shl i64 %554, 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %553, ptr nonnull align 4 %550, i64 %555, i1 false)
  br label %556

556:                                              ; preds = %552, %549, %547
  %557 = load i64, ptr %441, align 8
  %558 = and i64 %466, 255
  %559 = mul i64 %557, %558
  %560 = load ptr, ptr %442, align 8
  %561 = getelementptr inbounds nuw i32, ptr %560, i64 %559
  %562 = load ptr, ptr %443, align 8
  %563 = getelementptr inbounds nuw i32, ptr %562, i64 %559
  %564 = load ptr, ptr %12, align 8
  br label %574

565:                                              ; preds = %535
  %566 = load i64, ptr %441, align 8
  %567 = and i64 %466, 255
  %568 = mul i64 %566, %567
  %569 = load ptr, ptr %442, align 8
  %570 = getelementptr inbounds nuw i32, ptr %569, i64 %568
  %571 = load ptr, ptr %443, align 8
  %572 = getelementptr inbounds nuw i32, ptr %571, i64 %568
  %573 = load ptr, ptr %12, align 8
  br i1 %440, label %574, label %603

574:                                              ; preds = %556, %565
  %575 = phi ptr [ %564, %556 ], [ %573, %565 ]
  %576 = phi ptr [ %563, %556 ], [ %572, %565 ]
  %577 = phi ptr [ %561, %556 ], [ %570, %565 ]
  %578 = phi i64 [ %557, %556 ], [ %566, %565 ]
  %579 = icmp eq i64 %578, 0
  br i1 %579, label %600, label %580

580:                                              ; preds = %574, %580
  %581 = phi i64 [ %587, %580 ], [ 0, %574 ]
  %582 = getelementptr inbounds nuw i32, ptr %575, i64 %581
  %583 = load <16 x i32>, ptr %582, align 4
  %584 = getelementptr inbounds nuw i32, ptr %577, i64 %581
  %585 = load <16 x i32>, ptr %584, align 4
  %586 = call <16 x i32> @llvm.umax.v16i32(<16 x i32> %583, <16 x i32> %585)
  store <16 x i32> %586, ptr %582, align 4
  %587 = add i64 %581, 16
  %588 = icmp ult i64 %587, %578
  br i1 %588, label %580, label %589

589:                                              ; preds = %580
  %590 = load ptr, ptr %449, align 8
  br label %591

591:                                              ; preds = %591, %589
  %592 = phi i64 [ %598, %591 ], [ 0, %589 ]
  %593 = getelementptr inbounds nuw i32, ptr %590, i64 %592
  %594 = load <16 x i32>, ptr %593, align 4
  %595 = getelementptr inbounds nuw i32, ptr %576, i64 %592
  %596 = load <16 x i32>, ptr %595, align 4
  %597 = call <16 x i32> @llvm.umax.v16i32(<16 x i32> %594, <16 x i32> %596)
  store <16 x i32> %597, ptr %593, align 4
  %598 = add i64 %592, 16
  %599 = icmp ult i64 %598, %578
  br i1 %599, label %591, label %600

600:                                              ; preds = %591, %574
  br i1 %444, label %679, label %601

601:                                              ; preds = %600
  %602 = load ptr, ptr %12, align 8
  br label %603

603:                                              ; preds = %601, %565
  %604 = phi ptr [ %576, %601 ], [ %572, %565 ]
  %605 = phi ptr [ %577, %601 ], [ %570, %565 ]
  %606 = phi i64 [ %578, %601 ], [ %566, %565 ]
  %607 = phi ptr [ %602, %601 ], [ %573, %565 ]
  %608 = load i64, ptr %450, align 8
  %609 = icmp eq i64 %608, 0
  br i1 %609, label %621, label %610

610:                                              ; preds = %603, %610
  %611 = phi i64 [ %617, %610 ], [ 0, %603 ]
  %612 = getelementptr inbounds nuw i32, ptr %605, i64 %611
  %613 = load <16 x i32>, ptr %612, align 4
  %614 = getelementptr inbounds nuw i32, ptr %607, i64 %611
  %615 = load <16 x i32>, ptr %614, align 4
  %616 = call <16 x i32> @llvm.umax.v16i32(<16 x i32> %613, <16 x i32> %615)
  store <16 x i32> %616, ptr %612, align 4
  %617 = add i64 %611, 16
  %618 = icmp ult i64 %617, %608
  br i1 %618, label %610, label %619

619:                                              ; preds = %610
  %620 = load i64, ptr %450, align 8
  br label %621

621:                                              ; preds = %619, %603
  %622 = phi i64 [ %620, %619 ], [ 0, %603 ]
  %623 = getelementptr inbounds nuw i32, ptr %605, i64 %622
  %624 = load ptr, ptr %451, align 8
  %625 = load i64, ptr %452, align 8
  %626 = add i64 %625, 15
  %627 = and i64 %626, -16
  %628 = icmp eq i64 %627, 0
  br i1 %628, label %656, label %629

629:                                              ; preds = %621, %629
  %630 = phi i64 [ %636, %629 ], [ 0, %621 ]
  %631 = getelementptr inbounds nuw i32, ptr %623, i64 %630
  %632 = load <16 x i32>, ptr %631, align 4
  %633 = getelementptr inbounds nuw i32, ptr %624, i64 %630
  %634 = load <16 x i32>, ptr %633, align 4
  %635 = call <16 x i32> @llvm.umax.v16i32(<16 x i32> %632, <16 x i32> %634)
  store <16 x i32> %635, ptr %631, align 4
  %636 = add nuw i64 %630, 16
  %637 = icmp ult i64 %636, %627
  br i1 %637, label %629, label %638

638:                                              ; preds = %629
  %639 = load i64, ptr %452, align 8
  %640 = add i64 %639, 15
  %641 = and i64 %640, -16
  %642 = load i64, ptr %453, align 8
  %643 = getelementptr inbounds nuw i32, ptr %605, i64 %642
  %644 = load ptr, ptr %12, align 8
  %645 = getelementptr inbounds nuw i32, ptr %644, i64 %642
  %646 = icmp eq i64 %641, 0
  br i1 %646, label %656, label %647

647:                                              ; preds = %638, %647
  %648 = phi i64 [ %654, %647 ], [ 0, %638 ]
  %649 = getelementptr inbounds nuw i32, ptr %643, i64 %648
  %650 = load <16 x i32>, ptr %649, align 4
  %651 = getelementptr inbounds nuw i32, ptr %645, i64 %648
  %652 = load <16 x i32>, ptr %651, align 4
  %653 = call <16 x i32> @llvm.umax.v16i32(<16 x i32> %650, <16 x i32> %652)
  store <16 x i32> %653, ptr %649, align 4
  %654 = add nuw i64 %648, 16
  %655 = icmp ult i64 %654, %641
  br i1 %655, label %647, label %656

656:                                              ; preds = %647, %638, %621
  %657 = load ptr, ptr %449, align 8
  %658 = icmp eq i64 %606, 0
  br i1 %658, label %668, label %659

659:                                              ; preds = %656, %659
  %660 = phi i64 [ %666, %659 ], [ 0, %656 ]
  %661 = getelementptr inbounds nuw i32, ptr %604, i64 %660
  %662 = load <16 x i32>, ptr %661, align 4
  %663 = getelementptr inbounds nuw i32, ptr %657, i64 %660
  %664 = load <16 x i32>, ptr %663, align 4
  %665 = call <16 x i32> @llvm.umax.v16i32(<16 x i32> %662, <16 x i32> %664)
  store <16 x i32> %665, ptr %661, align 4
  %666 = add i64 %660, 16
  %667 = icmp ult i64 %666, %606
  br i1 %667, label %659, label %668

668:                                              ; preds = %659, %656
  %669 = and i1 %454, %464
  br i1 %669, label %670, label %679

670:                                              ; preds = %668
  %671 = load ptr, ptr %446, align 8
  %672 = icmp eq ptr %671, null
  br i1 %672, label %679, label %673

673:                                              ; preds = %670
  %674 = load i64, ptr %455, align 8
  %675 = lshr i64 %674, 36
  %676 = getelementptr inbounds nuw i32, ptr %671, i64 %675
  %677 = load i32, ptr %676, align 4
  %678 = add i32 %677, 1
  store i32 %678, ptr %676, align 4
  br label %679

679:                                              ; preds = %600, %506, %532, %668, %470, %475, %670, %673
  %680 = phi i32 [ %533, %673 ], [ %533, %670 ], [ %458, %475 ], [ %458, %470 ], [ %533, %668 ], [ %533, %532 ], [ %458, %506 ], [ %533, %600 ]
  %681 = add i32 %459, -1
  %682 = and i32 %681, %459
  %683 = icmp eq i32 %682, 0
  br i1 %683, label %687, label %456

684:                                              ; preds = %492, %493, %513, %521, %512
  store i64 %461, ptr %434, align 8
  %685 = lshr i64 %463, 24
  %686 = and i64 %685, 255
  store i64 %686, ptr %435, align 8
  br label %724

687:                                              ; preds = %679, %426
  %688 = phi i32 [ 0, %426 ], [ %680, %679 ]
  %689 = getelementptr inbounds nuw i8, ptr %12, i64 232
  %690 = load i64, ptr %689, align 8
  %691 = freeze i64 %690
  %692 = icmp eq i64 %691, 0
  br i1 %692, label %695, label %693

693:                                              ; preds = %687
  switch i64 %5, label %694 [
    i64 0, label %724
    i64 3, label %724
  ]

694:                                              ; preds = %693
  call fastcc void @note_lanes(ptr noundef %12, ptr noundef %1, i32 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5) #17
  br label %695

695:                                              ; preds = %687, %694
  switch i64 %5, label %696 [
    i64 1, label %716
    i64 0, label %724
    i64 3, label %724
  ]

696:                                              ; preds = %695
  %697 = load ptr, ptr %12, align 8
  %698 = load i64, ptr %81, align 8
  %699 = getelementptr inbounds nuw i32, ptr %697, i64 %698
  %700 = load i32, ptr %699, align 4
  %701 = add i32 %700, 1
  store i32 %701, ptr %699, align 4
  %702 = load ptr, ptr %12, align 8
  %703 = getelementptr inbounds nuw i8, ptr %12, i64 240
  %704 = load i64, ptr %703, align 8
  %705 = load i64, ptr %81, align 8
  %706 = getelementptr i32, ptr %702, i64 %704
  %707 = getelementptr i32, ptr %706, i64 %705
  store i32 %701, ptr %707, align 4
  %708 = load ptr, ptr %12, align 8
  %709 = getelementptr inbounds nuw i8, ptr %12, i64 216
  %710 = load i64, ptr %709, align 8
  %711 = load i64, ptr %81, align 8
  %712 = getelementptr i32, ptr %708, i64 %710
  %713 = getelementptr i32, ptr %712, i64 %711
  store i32 %701, ptr %713, align 4
  %714 = zext i32 %701 to i64
  %715 = shl nuw i64 %714, 32
  store i64 %715, ptr %84, align 8
  br label %724

716:                                              ; preds = %695
  %717 = getelementptr inbounds nuw i8, ptr %12, i64 96
  %718 = load ptr, ptr %717, align 8
  %719 = getelementptr inbounds nuw i8, ptr %718, i64 8
  %720 = load i64, ptr %719, align 8
  %721 = icmp eq i64 %720, 3
  br i1 %721, label %722, label %724

722:                                              ; preds = %716
  %723 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store i64 0, ptr %723, align 32
  br label %724

724:                                              ; preds = %693, %693, %684, %696, %716, %722, %695, %695
  %725 = phi i32 [ 1, %684 ], [ %688, %695 ], [ %688, %695 ], [ %688, %722 ], [ %688, %716 ], [ %688, %696 ], [ %688, %693 ], [ %688, %693 ]
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %10) #16
  br label %726

726:                                              ; preds = %376, %416, %424, %724
  %727 = phi i32 [ %725, %724 ], [ 0, %424 ], [ 0, %416 ], [ 0, %376 ]
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %9) #16
  br label %728

728:                                              ; preds = %8, %726
  %729 = phi i32 [ %727, %726 ], [ 0, %8 ]
  ret i32 %729
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
  br i1 %34, label %35, label %416

35:                                               ; preds = %29
  %36 = icmp eq ptr %3, null
  %37 = icmp eq ptr %4, null
  %38 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %39 = and i64 %16, 2147483648
  %40 = getelementptr inbounds nuw i8, ptr %6, i64 168
  %41 = getelementptr inbounds nuw i8, ptr %6, i64 240
  %42 = getelementptr inbounds nuw i8, ptr %12, i64 48
  %43 = lshr i64 %16, 4
  %44 = and i64 %43, 67108863
  %45 = icmp ne i64 %20, 0
  %46 = lshr i64 %16, 32
  %47 = icmp eq i64 %18, 1
  %48 = getelementptr inbounds nuw i8, ptr %12, i64 72
  %49 = getelementptr inbounds nuw i8, ptr %12, i64 64
  %50 = getelementptr inbounds nuw i8, ptr %12, i64 16
  %51 = icmp eq i64 %18, 0
  %52 = getelementptr inbounds nuw i8, ptr %12, i64 24
  %53 = getelementptr inbounds nuw i8, ptr %12, i64 56
  %54 = icmp eq i64 %18, 2
  %55 = icmp eq i64 %30, 15
  %56 = icmp eq i64 %20, 0
  %57 = select i1 %56, i1 true, i1 %54
  %58 = and i64 %14, 63
  %59 = shl nuw i64 1, %58
  %60 = select i1 %54, i64 0, i64 %20
  %61 = trunc nuw nsw i64 %30 to i32
  %62 = mul nuw nsw i32 %61, 2113665
  %63 = and i32 %62, 16843009
  %64 = mul nuw i32 %63, 255
  %65 = trunc i64 %60 to i32
  %66 = mul i32 %65, 16843009
  %67 = and i32 %64, %66
  %68 = icmp ne i64 %60, 0
  %69 = xor i32 %64, -1
  %70 = xor i1 %55, true
  %71 = trunc i64 %14 to i16
  %72 = xor i1 %54, %55
  %73 = trunc i64 %20 to i32
  %74 = mul i32 %73, 16843009
  %75 = and i32 %64, %74
  %76 = or i64 %30, %16
  br label %77

77:                                               ; preds = %35, %413
  %78 = phi i64 [ %21, %35 ], [ %414, %413 ]
  %79 = sub nuw nsw i64 %78, %21
  %80 = shl i64 %79, 2
  %81 = getelementptr inbounds nuw i8, ptr %3, i64 %80
  %82 = select i1 %36, ptr null, ptr %81
  %83 = getelementptr inbounds nuw i8, ptr %4, i64 %80
  %84 = select i1 %37, ptr null, ptr %83
  %85 = load ptr, ptr %12, align 8
  %86 = getelementptr inbounds nuw i64, ptr %85, i64 %78
  %87 = load i64, ptr %86, align 8
  %88 = load ptr, ptr %38, align 8
  %89 = getelementptr inbounds nuw i16, ptr %88, i64 %78
  %90 = load i16, ptr %89, align 2
  %91 = zext i16 %90 to i64
  %92 = lshr i64 %87, 32
  %93 = shl nuw i64 %78, 2
  %94 = and i64 %87, %30
  %95 = icmp eq i64 %94, 0
  %96 = and i64 %39, %87
  %97 = icmp ne i64 %96, 0
  %98 = select i1 %95, i1 true, i1 %97
  br i1 %98, label %141, label %99

99:                                               ; preds = %77
  %100 = load i64, ptr %40, align 8
  %101 = icmp ugt i64 %100, %91
  br i1 %101, label %102, label %105

102:                                              ; preds = %99
  %103 = load i64, ptr %41, align 8
  %104 = add i64 %103, %91
  br label %105

105:                                              ; preds = %99, %102
  %106 = phi i64 [ %104, %102 ], [ %91, %99 ]
  %107 = getelementptr inbounds nuw i32, ptr %8, i64 %106
  %108 = load i32, ptr %107, align 4
  %109 = zext i32 %108 to i64
  %110 = icmp samesign ugt i64 %92, %109
  br i1 %110, label %111, label %125

111:                                              ; preds = %105
  %112 = getelementptr inbounds nuw i32, ptr %8, i64 %91
  %113 = load i32, ptr %112, align 4
  %114 = zext i32 %113 to i64
  %115 = icmp samesign ugt i64 %92, %114
  br i1 %115, label %125, label %116

116:                                              ; preds = %111
  %117 = load ptr, ptr %42, align 8
  %118 = getelementptr inbounds nuw i32, ptr %117, i64 %78
  %119 = load i32, ptr %118, align 4
  %120 = trunc nuw nsw i64 %94 to i32
  %121 = mul nuw nsw i32 %120, 2113665
  %122 = and i32 %121, 16843009
  %123 = mul nuw i32 %122, 255
  %124 = and i32 %119, %123
  tail call fastcc void @doubt(ptr noundef nonnull %6, i64 noundef %93, i64 noundef %91, i64 noundef %87, i32 noundef %124, i1 noundef zeroext false, i64 noundef %44) #17
  br label %125

125:                                              ; preds = %116, %111, %105
  %126 = getelementptr inbounds nuw i32, ptr %8, i64 %91
  %127 = load i32, ptr %126, align 4
  %128 = zext i32 %127 to i64
  %129 = icmp samesign ugt i64 %92, %128
  br i1 %129, label %130, label %135

130:                                              ; preds = %125
  %131 = and i64 %87, 2147483648
  %132 = tail call fastcc zeroext i1 @alike(ptr noundef nonnull %6, i64 noundef %91, i64 noundef %131, i64 noundef range(i64 0, 16) %30, ptr noundef %82, ptr noundef %84) #17
  br i1 %132, label %134, label %133

133:                                              ; preds = %130
  tail call fastcc void @record(ptr noundef nonnull %6, i64 noundef 1, i64 noundef %93, i64 noundef %91, i64 noundef %87) #17
  br label %416

134:                                              ; preds = %130
  tail call fastcc void @record(ptr noundef nonnull %6, i64 noundef 5, i64 noundef %93, i64 noundef %91, i64 noundef %87) #17
  br label %141

135:                                              ; preds = %125
  %136 = getelementptr inbounds nuw i32, ptr %10, i64 %91
  %137 = load i32, ptr %136, align 4
  %138 = zext i32 %137 to i64
  %139 = icmp samesign ugt i64 %92, %138
  br i1 %139, label %140, label %141

140:                                              ; preds = %135
  tail call fastcc void @record(ptr noundef nonnull %6, i64 noundef 2, i64 noundef %93, i64 noundef %91, i64 noundef %87) #17
  br label %416

141:                                              ; preds = %135, %134, %77
  %142 = phi i1 [ true, %134 ], [ false, %135 ], [ false, %77 ]
  %143 = icmp eq i64 %14, %91
  %144 = select i1 %45, i1 %143, i1 false
  %145 = xor i1 %144, true
  %146 = icmp ne i64 %92, %46
  %147 = or i1 %146, %95
  %148 = select i1 %145, i1 true, i1 %147
  br i1 %148, label %190, label %149

149:                                              ; preds = %141
  br i1 %47, label %150, label %154

150:                                              ; preds = %149
  %151 = xor i64 %87, %16
  %152 = and i64 %151, 1073741808
  %153 = icmp eq i64 %152, 0
  br i1 %153, label %190, label %154

154:                                              ; preds = %150, %149
  %155 = load ptr, ptr %42, align 8
  %156 = getelementptr inbounds nuw i32, ptr %155, i64 %78
  %157 = load i32, ptr %156, align 4
  %158 = trunc nuw nsw i64 %94 to i32
  %159 = mul nuw nsw i32 %158, 2113665
  %160 = and i32 %159, 16843009
  %161 = mul nuw i32 %160, 255
  %162 = and i32 %157, %161
  %163 = icmp eq i32 %162, 0
  br i1 %163, label %190, label %164

164:                                              ; preds = %154, %178
  %165 = phi i64 [ %175, %178 ], [ undef, %154 ]
  %166 = phi i32 [ %179, %178 ], [ %162, %154 ]
  %167 = and i32 %166, 255
  %168 = zext nneg i32 %167 to i64
  %169 = icmp eq i32 %167, 0
  %170 = icmp eq i64 %20, %168
  %171 = freeze i1 %170
  %172 = icmp eq i32 %167, 255
  %173 = or i1 %169, %172
  %174 = or i1 %173, %171
  %175 = select i1 %174, i64 %165, i64 %168
  br i1 %171, label %178, label %176

176:                                              ; preds = %164
  %177 = trunc i32 %166 to i8
  switch i8 %177, label %181 [
    i8 -1, label %178
    i8 0, label %178
  ]

178:                                              ; preds = %176, %176, %164
  %179 = lshr i32 %166, 8
  %180 = icmp ult i32 %166, 256
  br i1 %180, label %190, label %164

181:                                              ; preds = %176
  %182 = icmp eq i64 %175, 0
  br i1 %182, label %190, label %183

183:                                              ; preds = %181
  %184 = icmp eq ptr %82, null
  br i1 %184, label %187, label %185

185:                                              ; preds = %183
  %186 = tail call fastcc zeroext i1 @same_cell(i64 noundef range(i64 0, 16) %30, ptr noundef %82, ptr noundef %84) #17
  br i1 %186, label %190, label %187

187:                                              ; preds = %185, %183
  %188 = shl nuw nsw i64 %175, 32
  %189 = or disjoint i64 %188, %91
  tail call fastcc void @record(ptr noundef %6, i64 noundef 9, i64 noundef %93, i64 noundef %189, i64 noundef %87) #17
  br label %416

190:                                              ; preds = %178, %154, %185, %181, %150, %141
  %191 = and i64 %87, 1073741824
  %192 = icmp ne i64 %191, 0
  br i1 %192, label %193, label %197

193:                                              ; preds = %190
  %194 = tail call fastcc i64 @twins(ptr noundef %6, ptr noundef %8, ptr noundef %10, ptr noundef nonnull %12, i64 noundef range(i64 0, 4611686018427387903) %78, i64 noundef range(i64 0, 16) %30, i64 noundef %14, ptr noundef %82, ptr noundef %84) #17
  %195 = icmp eq i64 %194, 2
  %196 = icmp ne i64 %194, 0
  br i1 %195, label %416, label %197

197:                                              ; preds = %193, %190
  %198 = phi i1 [ %196, %193 ], [ false, %190 ]
  %199 = load i64, ptr %48, align 8
  %200 = load i64, ptr %49, align 8
  %201 = load ptr, ptr %50, align 8
  %202 = getelementptr inbounds nuw i64, ptr %201, i64 %78
  %203 = load i64, ptr %202, align 8
  br i1 %51, label %206, label %204

204:                                              ; preds = %197
  %205 = icmp eq i64 %203, 0
  br i1 %205, label %307, label %259

206:                                              ; preds = %197
  %207 = icmp ult i64 %14, %199
  br i1 %207, label %208, label %413

208:                                              ; preds = %206
  %209 = load ptr, ptr %52, align 8
  %210 = mul i64 %200, %14
  %211 = add i64 %210, %78
  %212 = getelementptr inbounds nuw i64, ptr %209, i64 %211
  %213 = load i64, ptr %212, align 8
  %214 = xor i64 %213, %16
  %215 = icmp ult i64 %214, 4294967296
  br i1 %56, label %251, label %216

216:                                              ; preds = %208
  %217 = load ptr, ptr %53, align 8
  %218 = getelementptr inbounds nuw i32, ptr %217, i64 %211
  br i1 %215, label %219, label %221

219:                                              ; preds = %216
  %220 = load i32, ptr %218, align 4
  br label %221

221:                                              ; preds = %219, %216
  %222 = phi i32 [ %220, %219 ], [ 0, %216 ]
  %223 = and i32 %222, %64
  %224 = icmp ne i32 %223, 0
  %225 = icmp ne i32 %223, %75
  %226 = select i1 %224, i1 %225, i1 false
  br i1 %226, label %227, label %246

227:                                              ; preds = %221, %242
  %228 = phi i32 [ %244, %242 ], [ 0, %221 ]
  %229 = phi i32 [ %243, %242 ], [ 0, %221 ]
  %230 = shl nuw i32 255, %228
  %231 = and i32 %230, %64
  %232 = icmp eq i32 %231, 0
  br i1 %232, label %242, label %233

233:                                              ; preds = %227
  %234 = lshr i32 %222, %228
  %235 = and i32 %234, 255
  %236 = icmp eq i32 %235, 0
  %237 = zext nneg i32 %235 to i64
  %238 = icmp eq i64 %20, %237
  %239 = select i1 %236, i1 true, i1 %238
  %240 = select i1 %239, i32 0, i32 %230
  %241 = or i32 %240, %229
  br label %242

242:                                              ; preds = %233, %227
  %243 = phi i32 [ %229, %227 ], [ %241, %233 ]
  %244 = add nuw nsw i32 %228, 8
  %245 = icmp samesign ult i32 %228, 24
  br i1 %245, label %227, label %246

246:                                              ; preds = %242, %221
  %247 = phi i32 [ 0, %221 ], [ %243, %242 ]
  %248 = and i32 %222, %69
  %249 = or i32 %248, %247
  %250 = or i32 %249, %75
  store i32 %250, ptr %218, align 4
  br label %251

251:                                              ; preds = %246, %208
  br i1 %215, label %252, label %255

252:                                              ; preds = %251
  %253 = load i64, ptr %212, align 8
  %254 = and i64 %253, 15
  br label %255

255:                                              ; preds = %252, %251
  %256 = phi i64 [ %254, %252 ], [ 0, %251 ]
  %257 = or i64 %256, %76
  store i64 %257, ptr %212, align 8
  %258 = or i64 %203, %59
  br label %409

259:                                              ; preds = %204, %302
  %260 = phi i64 [ %304, %302 ], [ %203, %204 ]
  %261 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %260, i1 true)
  %262 = icmp ult i64 %261, %199
  br i1 %262, label %263, label %302

263:                                              ; preds = %259, %299
  %264 = phi i64 [ %300, %299 ], [ %261, %259 ]
  %265 = load ptr, ptr %52, align 8
  %266 = mul i64 %264, %200
  %267 = add i64 %266, %78
  %268 = getelementptr inbounds nuw i64, ptr %265, i64 %267
  %269 = load i64, ptr %268, align 8
  %270 = and i64 %269, %30
  %271 = icmp eq i64 %270, 0
  br i1 %271, label %299, label %272

272:                                              ; preds = %263
  %273 = lshr i64 %269, 32
  %274 = load i64, ptr %40, align 8
  %275 = icmp ult i64 %264, %274
  br i1 %275, label %276, label %279

276:                                              ; preds = %272
  %277 = load i64, ptr %41, align 8
  %278 = add i64 %277, %264
  br label %279

279:                                              ; preds = %272, %276
  %280 = phi i64 [ %278, %276 ], [ %264, %272 ]
  %281 = getelementptr inbounds nuw i32, ptr %8, i64 %280
  %282 = load i32, ptr %281, align 4
  %283 = zext i32 %282 to i64
  %284 = icmp samesign ugt i64 %273, %283
  br i1 %284, label %285, label %299

285:                                              ; preds = %279
  %286 = getelementptr inbounds nuw i32, ptr %8, i64 %264
  %287 = load i32, ptr %286, align 4
  %288 = zext i32 %287 to i64
  %289 = icmp samesign ugt i64 %273, %288
  br i1 %289, label %306, label %290

290:                                              ; preds = %285
  %291 = load ptr, ptr %53, align 8
  %292 = getelementptr inbounds nuw i32, ptr %291, i64 %267
  %293 = load i32, ptr %292, align 4
  %294 = trunc nuw nsw i64 %270 to i32
  %295 = mul nuw nsw i32 %294, 2113665
  %296 = and i32 %295, 16843009
  %297 = mul nuw i32 %296, 255
  %298 = and i32 %293, %297
  tail call fastcc void @doubt(ptr noundef nonnull %6, i64 noundef %93, i64 noundef %264, i64 noundef %269, i32 noundef %298, i1 noundef zeroext true, i64 noundef %44) #17
  br label %299

299:                                              ; preds = %290, %279, %263
  %300 = add i64 %264, 64
  %301 = icmp ult i64 %300, %199
  br i1 %301, label %263, label %302

302:                                              ; preds = %299, %259
  %303 = add i64 %260, -1
  %304 = and i64 %303, %260
  %305 = icmp eq i64 %304, 0
  br i1 %305, label %307, label %259

306:                                              ; preds = %285
  tail call fastcc void @record(ptr noundef nonnull %6, i64 noundef 3, i64 noundef %93, i64 noundef %264, i64 noundef %269) #17
  br label %416

307:                                              ; preds = %302, %204
  %308 = icmp eq i64 %92, %46
  %309 = select i1 %143, i1 %308, i1 false
  %310 = and i64 %203, %59
  %311 = icmp eq i64 %310, 0
  %312 = select i1 %57, i1 true, i1 %311
  br i1 %312, label %351, label %313

313:                                              ; preds = %307
  %314 = load ptr, ptr %52, align 8
  %315 = mul i64 %200, %14
  %316 = add i64 %315, %78
  %317 = getelementptr inbounds nuw i64, ptr %314, i64 %316
  %318 = load i64, ptr %317, align 8
  %319 = and i64 %318, %30
  %320 = icmp ne i64 %319, 0
  %321 = lshr i64 %318, 32
  %322 = icmp eq i64 %321, %46
  %323 = select i1 %320, i1 %322, i1 false
  br i1 %323, label %324, label %351

324:                                              ; preds = %313
  %325 = load ptr, ptr %53, align 8
  %326 = getelementptr inbounds nuw i32, ptr %325, i64 %316
  %327 = load i32, ptr %326, align 4
  %328 = trunc nuw nsw i64 %319 to i32
  %329 = mul nuw nsw i32 %328, 2113665
  %330 = and i32 %329, 16843009
  %331 = mul nuw i32 %330, 255
  %332 = and i32 %327, %331
  %333 = icmp eq i32 %332, 0
  br i1 %333, label %351, label %337

334:                                              ; preds = %337
  %335 = lshr i32 %338, 8
  %336 = icmp ult i32 %338, 256
  br i1 %336, label %351, label %337

337:                                              ; preds = %324, %334
  %338 = phi i32 [ %335, %334 ], [ %332, %324 ]
  %339 = and i32 %338, 255
  %340 = zext nneg i32 %339 to i64
  %341 = icmp eq i32 %339, 0
  %342 = icmp eq i64 %20, %340
  %343 = select i1 %341, i1 true, i1 %342
  br i1 %343, label %334, label %344

344:                                              ; preds = %337
  %345 = icmp eq ptr %82, null
  br i1 %345, label %348, label %346

346:                                              ; preds = %344
  %347 = tail call fastcc zeroext i1 @same_cell(i64 noundef range(i64 0, 16) %30, ptr noundef %82, ptr noundef %84) #17
  br i1 %347, label %351, label %348

348:                                              ; preds = %346, %344
  %349 = shl nuw nsw i64 %340, 32
  %350 = or i64 %349, %14
  tail call fastcc void @record(ptr noundef %6, i64 noundef 10, i64 noundef %93, i64 noundef %350, i64 noundef %318) #17
  br label %416

351:                                              ; preds = %334, %324, %346, %313, %307
  %352 = load i64, ptr %40, align 8
  %353 = icmp ult i64 %14, %352
  br i1 %353, label %354, label %390

354:                                              ; preds = %351
  %355 = load ptr, ptr %42, align 8
  %356 = getelementptr inbounds nuw i32, ptr %355, i64 %78
  br i1 %309, label %357, label %359

357:                                              ; preds = %354
  %358 = load i32, ptr %356, align 4
  br label %359

359:                                              ; preds = %357, %354
  %360 = phi i32 [ %358, %357 ], [ 0, %354 ]
  %361 = and i32 %360, %64
  %362 = icmp ne i32 %361, 0
  %363 = icmp ne i32 %361, %67
  %364 = and i1 %68, %363
  %365 = select i1 %362, i1 %364, i1 false
  br i1 %365, label %366, label %385

366:                                              ; preds = %359, %381
  %367 = phi i32 [ %383, %381 ], [ 0, %359 ]
  %368 = phi i32 [ %382, %381 ], [ 0, %359 ]
  %369 = shl nuw i32 255, %367
  %370 = and i32 %369, %64
  %371 = icmp eq i32 %370, 0
  br i1 %371, label %381, label %372

372:                                              ; preds = %366
  %373 = lshr i32 %360, %367
  %374 = and i32 %373, 255
  %375 = icmp eq i32 %374, 0
  %376 = zext nneg i32 %374 to i64
  %377 = icmp eq i64 %60, %376
  %378 = select i1 %375, i1 true, i1 %377
  %379 = select i1 %378, i32 0, i32 %369
  %380 = or i32 %379, %368
  br label %381

381:                                              ; preds = %372, %366
  %382 = phi i32 [ %368, %366 ], [ %380, %372 ]
  %383 = add nuw nsw i32 %367, 8
  %384 = icmp samesign ult i32 %367, 24
  br i1 %384, label %366, label %385

385:                                              ; preds = %381, %359
  %386 = phi i32 [ 0, %359 ], [ %382, %381 ]
  %387 = and i32 %360, %69
  %388 = or i32 %387, %386
  %389 = or i32 %388, %67
  store i32 %389, ptr %356, align 4
  br label %390

390:                                              ; preds = %385, %351
  %391 = or i1 %309, %70
  %392 = select i1 %192, i1 %391, i1 false
  %393 = or i1 %392, %198
  %394 = or i1 %142, %393
  %395 = select i1 %394, i64 1073741824, i64 0
  %396 = select i1 %309, i1 %54, i1 false
  %397 = select i1 %396, i64 %87, i64 %16
  %398 = and i64 %87, 15
  %399 = select i1 %309, i64 %398, i64 0
  %400 = or i64 %399, %397
  %401 = or i64 %400, %395
  %402 = or i64 %401, %30
  %403 = load ptr, ptr %12, align 8
  %404 = getelementptr inbounds nuw i64, ptr %403, i64 %78
  store i64 %402, ptr %404, align 8
  br i1 %142, label %405, label %406

405:                                              ; preds = %390
  tail call fastcc void @add_twin(ptr noundef nonnull %12, i64 noundef range(i64 0, 4611686018427387903) %78, i64 noundef %91, i64 noundef %87) #17
  br label %406

406:                                              ; preds = %405, %390
  %407 = load ptr, ptr %38, align 8
  %408 = getelementptr inbounds nuw i16, ptr %407, i64 %78
  store i16 %71, ptr %408, align 2
  br i1 %72, label %409, label %413

409:                                              ; preds = %406, %255
  %410 = phi i64 [ %258, %255 ], [ 0, %406 ]
  %411 = load ptr, ptr %50, align 8
  %412 = getelementptr inbounds nuw i64, ptr %411, i64 %78
  store i64 %410, ptr %412, align 8
  br label %413

413:                                              ; preds = %409, %406, %206
  %414 = add nuw nsw i64 %78, 1
  %415 = icmp eq i64 %414, %33
  br i1 %415, label %416, label %77

416:                                              ; preds = %413, %193, %29, %348, %306, %187, %140, %133
  %417 = phi i1 [ true, %348 ], [ true, %306 ], [ true, %187 ], [ true, %140 ], [ true, %133 ], [ false, %29 ], [ false, %413 ], [ true, %193 ]
  ret i1 %417
}

define internal fastcc void @gather(ptr nocapture noundef nonnull readonly %0, i64 noundef range(i64 0, 32) %1, i64 noundef %2, i64 noundef %3, ptr nocapture noundef nonnull writeonly %4) unnamed_addr #8 {
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
  br i1 %18, label %19, label %531

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
  br i1 %36, label %531, label %21

37:                                               ; preds = %27
  store i64 %23, ptr %16, align 8
  %38 = getelementptr inbounds nuw i8, ptr %24, i64 16
  %39 = load ptr, ptr %38, align 8
  %40 = icmp eq ptr %39, null
  br i1 %40, label %531, label %41

41:                                               ; preds = %37
  call void @llvm.lifetime.start.p0(i64 104, ptr nonnull %9) #16
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(104) %9, ptr noundef nonnull align 8 dereferenceable(104) %24, i64 104, i1 false)
  %42 = icmp eq i64 %4, 1
  br i1 %42, label %43, label %48

43:                                               ; preds = %41
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %45 = load i64, ptr %44, align 8
  %46 = load i64, ptr %9, align 8
  %47 = sub i64 %1, %46
  br label %214

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
  %64 = tail call fastcc zeroext i1 @unheard(ptr noundef %0, i64 noundef %3) #17
  br i1 %64, label %65, label %66

65:                                               ; preds = %63
  tail call fastcc void @record(ptr noundef %0, i64 noundef 11, i64 noundef %1, i64 noundef 0, i64 noundef 0) #17
  br label %529

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
  %105 = icmp eq i64 %4, 2
  br i1 %105, label %106, label %140

106:                                              ; preds = %104
  %107 = load i64, ptr %9, align 8
  %108 = sub i64 %1, %107
  %109 = icmp ult i64 %2, 4
  br i1 %109, label %110, label %117

110:                                              ; preds = %106
  %111 = shl nsw i64 -1, %2
  %112 = xor i64 %111, -1
  %113 = and i64 %108, 3
  %114 = shl nuw nsw i64 %112, %113
  %115 = shl nuw nsw i64 %114, 28
  %116 = and i64 %115, 4026531840
  br label %117

117:                                              ; preds = %110, %106
  %118 = phi i64 [ %116, %110 ], [ 4026531840, %106 ]
  %119 = getelementptr inbounds nuw i8, ptr %9, i64 24
  %120 = load ptr, ptr %119, align 8
  store i64 1, ptr %120, align 8
  %121 = lshr i64 %108, 2
  %122 = add i64 %2, 3
  %123 = add i64 %122, %108
  %124 = lshr i64 %123, 2
  %125 = icmp samesign ult i64 %121, %124
  br i1 %125, label %126, label %152

126:                                              ; preds = %117
  %127 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %128 = load ptr, ptr %127, align 8
  br label %129

129:                                              ; preds = %126, %137
  %130 = phi i64 [ %121, %126 ], [ %138, %137 ]
  %131 = getelementptr inbounds nuw i64, ptr %128, i64 %130
  %132 = load i64, ptr %131, align 8
  %133 = and i64 %132, %118
  %134 = icmp eq i64 %133, %118
  br i1 %134, label %137, label %135

135:                                              ; preds = %129
  %136 = or i64 %132, %118
  store i64 %136, ptr %131, align 8
  br label %137

137:                                              ; preds = %135, %129
  %138 = add nuw nsw i64 %130, 1
  %139 = icmp eq i64 %138, %124
  br i1 %139, label %140, label %129

140:                                              ; preds = %137, %104
  %141 = icmp eq i64 %4, 0
  %142 = icmp ne i64 %6, 0
  %143 = and i1 %141, %142
  br i1 %143, label %144, label %152

144:                                              ; preds = %140
  %145 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %146 = load i64, ptr %145, align 8
  %147 = icmp ugt i64 %146, 1
  %148 = getelementptr inbounds nuw i8, ptr %9, i64 72
  %149 = load ptr, ptr %148, align 8
  %150 = icmp ne ptr %149, null
  %151 = select i1 %147, i1 %150, i1 false
  br label %152

152:                                              ; preds = %117, %140, %144
  %153 = phi i1 [ %141, %144 ], [ %141, %140 ], [ false, %117 ]
  %154 = phi i1 [ %151, %144 ], [ false, %140 ], [ false, %117 ]
  %155 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %156 = load i64, ptr %155, align 8
  %157 = load i64, ptr %9, align 8
  %158 = sub i64 %1, %157
  %159 = getelementptr inbounds nuw i8, ptr %9, i64 24
  %160 = load ptr, ptr %159, align 8
  %161 = load i64, ptr %160, align 8
  %162 = icmp eq i64 %161, 0
  br i1 %162, label %163, label %214

163:                                              ; preds = %152
  br i1 %154, label %164, label %529

164:                                              ; preds = %163
  %165 = lshr i64 %158, 2
  %166 = add i64 %2, -1
  %167 = add i64 %166, %158
  %168 = lshr i64 %167, 2
  %169 = sub nsw i64 %168, %165
  %170 = shl i64 2, %169
  %171 = trunc i64 %170 to i32
  %172 = add i32 %171, -1
  %173 = trunc i64 %165 to i32
  %174 = and i32 %173, 31
  %175 = shl i32 %172, %174
  %176 = getelementptr inbounds nuw i8, ptr %9, i64 72
  %177 = load ptr, ptr %176, align 8
  %178 = lshr i64 %158, 7
  %179 = getelementptr inbounds nuw %struct.Block, ptr %177, i64 %178
  %180 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %181 = load i64, ptr %180, align 8
  %182 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %183 = load i64, ptr %182, align 8
  %184 = shl i64 %183, 16
  %185 = or i64 %184, %181
  %186 = getelementptr inbounds nuw i8, ptr %179, i64 32
  %187 = load i64, ptr %186, align 8
  %188 = icmp eq i64 %187, %156
  br i1 %188, label %190, label %189

189:                                              ; preds = %164
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %179, i8 0, i64 32, i1 false)
  store i64 %156, ptr %186, align 8
  br label %190

190:                                              ; preds = %189, %164
  %191 = load i64, ptr %179, align 8
  %192 = icmp eq i64 %191, %185
  br i1 %192, label %193, label %197

193:                                              ; preds = %190
  %194 = getelementptr inbounds nuw i8, ptr %179, i64 16
  %195 = load i32, ptr %194, align 8
  %196 = or i32 %195, %175
  store i32 %196, ptr %194, align 8
  br label %211

197:                                              ; preds = %190
  %198 = xor i64 %191, %185
  %199 = and i64 %198, 4294901760
  %200 = icmp eq i64 %199, 0
  br i1 %200, label %209, label %201

201:                                              ; preds = %197
  %202 = getelementptr inbounds nuw i8, ptr %179, i64 8
  store i64 %191, ptr %202, align 8
  %203 = getelementptr inbounds nuw i8, ptr %179, i64 16
  %204 = load i32, ptr %203, align 8
  %205 = getelementptr inbounds nuw i8, ptr %179, i64 20
  store i32 %204, ptr %205, align 4
  %206 = getelementptr inbounds nuw i8, ptr %179, i64 24
  %207 = load i32, ptr %206, align 8
  %208 = getelementptr inbounds nuw i8, ptr %179, i64 28
  store i32 %207, ptr %208, align 4
  br label %209

209:                                              ; preds = %201, %197
  store i64 %185, ptr %179, align 8
  %210 = getelementptr inbounds nuw i8, ptr %179, i64 16
  store i32 %175, ptr %210, align 8
  br label %211

211:                                              ; preds = %193, %209
  %212 = trunc i64 %3 to i32
  %213 = getelementptr inbounds nuw i8, ptr %179, i64 24
  store i32 %212, ptr %213, align 8
  br label %529

214:                                              ; preds = %43, %152
  %215 = phi i64 [ %158, %152 ], [ %47, %43 ]
  %216 = phi i64 [ %157, %152 ], [ %46, %43 ]
  %217 = phi i64 [ %156, %152 ], [ %45, %43 ]
  %218 = phi ptr [ %155, %152 ], [ %44, %43 ]
  %219 = phi i1 [ %154, %152 ], [ false, %43 ]
  %220 = phi i1 [ %153, %152 ], [ false, %43 ]
  %221 = lshr i64 %217, 36
  %222 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %223 = load ptr, ptr %222, align 8
  %224 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %225 = load ptr, ptr %224, align 8
  %226 = icmp eq ptr %225, null
  %227 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %228 = load ptr, ptr %227, align 8
  %229 = load i64, ptr %228, align 8
  %230 = icmp ne i64 %229, 0
  %231 = select i1 %230, i1 %226, i1 false
  %232 = icmp ult i64 %2, 4
  br i1 %232, label %233, label %239

233:                                              ; preds = %214
  %234 = shl nsw i64 -1, %2
  %235 = xor i64 %234, -1
  %236 = and i64 %215, 3
  %237 = shl nuw nsw i64 %235, %236
  %238 = and i64 %237, 15
  br label %239

239:                                              ; preds = %214, %233
  %240 = phi i64 [ %238, %233 ], [ 15, %214 ]
  %241 = shl nuw nsw i64 %240, 32
  %242 = or i64 %217, %3
  br i1 %226, label %247, label %243

243:                                              ; preds = %239
  %244 = getelementptr inbounds nuw i32, ptr %225, i64 %221
  %245 = load i32, ptr %244, align 4
  %246 = zext i32 %245 to i64
  br label %247

247:                                              ; preds = %239, %243
  %248 = phi i64 [ %246, %243 ], [ 0, %239 ]
  br i1 %42, label %249, label %257

249:                                              ; preds = %247
  %250 = getelementptr inbounds nuw i8, ptr %9, i64 24
  %251 = load ptr, ptr %250, align 8
  store i64 1, ptr %251, align 8
  %252 = load ptr, ptr %227, align 8
  %253 = getelementptr inbounds nuw i8, ptr %252, i64 8
  %254 = load i64, ptr %253, align 8
  %255 = icmp eq i64 %254, 2
  br i1 %255, label %256, label %257

256:                                              ; preds = %249
  store i64 3, ptr %253, align 8
  br label %257

257:                                              ; preds = %249, %256, %247
  %258 = lshr i64 %215, 2
  %259 = add i64 %2, 3
  %260 = add i64 %259, %215
  %261 = lshr i64 %260, 2
  %262 = icmp samesign ult i64 %258, %261
  br i1 %262, label %263, label %529

263:                                              ; preds = %257
  %264 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %265 = load ptr, ptr %264, align 8
  %266 = getelementptr inbounds nuw i8, ptr %9, i64 40
  %267 = load ptr, ptr %266, align 8
  %268 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %269 = getelementptr inbounds nuw i8, ptr %9, i64 56
  %270 = load ptr, ptr %269, align 8
  %271 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %272 = getelementptr inbounds nuw i8, ptr %9, i64 48
  %273 = load ptr, ptr %272, align 8
  %274 = shl nuw i64 %248, 32
  %275 = icmp eq ptr %270, null
  %276 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %277 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %278 = icmp eq i64 %7, 0
  %279 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %280 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %281 = shl nuw nsw i64 %6, 8
  %282 = select i1 %278, i64 %281, i64 65024
  %283 = or disjoint i64 %282, %240
  %284 = getelementptr inbounds nuw i8, ptr %10, i64 24
  %285 = getelementptr inbounds nuw i8, ptr %10, i64 32
  %286 = getelementptr inbounds nuw i8, ptr %10, i64 33
  %287 = getelementptr inbounds nuw i8, ptr %9, i64 72
  %288 = load ptr, ptr %287, align 8
  %289 = trunc i64 %3 to i32
  %290 = getelementptr inbounds nuw i8, ptr %9, i64 64
  %291 = load ptr, ptr %290, align 8
  %292 = shl nuw nsw i64 %240, 28
  %293 = or i64 %241, %242
  %294 = or i64 %241, %242
  br label %295

295:                                              ; preds = %263, %526
  %296 = phi i64 [ %258, %263 ], [ %527, %526 ]
  %297 = getelementptr inbounds nuw i64, ptr %265, i64 %296
  %298 = load i64, ptr %297, align 8
  %299 = lshr i64 %298, 36
  %300 = shl nuw i64 %296, 2
  %301 = add i64 %300, %216
  %302 = icmp eq i64 %299, %221
  %303 = and i64 %298, %241
  %304 = icmp eq i64 %303, 0
  %305 = select i1 %302, i1 true, i1 %304
  %306 = select i1 %305, i1 true, i1 %231
  br i1 %306, label %338, label %307

307:                                              ; preds = %295
  br i1 %226, label %335, label %308

308:                                              ; preds = %307
  %309 = getelementptr inbounds nuw i64, ptr %267, i64 %296
  %310 = load i64, ptr %309, align 8
  %311 = trunc i64 %310 to i32
  %312 = getelementptr inbounds nuw i32, ptr %223, i64 %299
  %313 = load i32, ptr %312, align 4
  %314 = icmp ugt i32 %313, %311
  br i1 %314, label %315, label %335

315:                                              ; preds = %308
  %316 = load ptr, ptr %268, align 8
  %317 = icmp ne ptr %316, null
  %318 = and i1 %220, %317
  br i1 %318, label %319, label %342

319:                                              ; preds = %315
  %320 = getelementptr inbounds nuw i64, ptr %270, i64 %296
  %321 = load i64, ptr %320, align 8
  %322 = load i64, ptr %271, align 8
  %323 = add i64 %322, 15
  %324 = and i64 %323, -16
  %325 = mul i64 %324, %299
  %326 = lshr i64 %321, 16
  %327 = and i64 %326, 65535
  %328 = getelementptr i32, ptr %316, i64 %325
  %329 = getelementptr i32, ptr %328, i64 %327
  %330 = load i32, ptr %329, align 4
  %331 = zext i32 %330 to i64
  %332 = lshr i64 %321, 32
  %333 = icmp samesign ugt i64 %332, %331
  br i1 %333, label %334, label %342

334:                                              ; preds = %319
  tail call fastcc void @record(ptr noundef nonnull %0, i64 noundef 8, i64 noundef %301, i64 noundef %327, i64 noundef %298) #17
  br label %529

335:                                              ; preds = %308, %307
  br i1 %5, label %336, label %337

336:                                              ; preds = %335
  tail call fastcc void @record(ptr noundef %0, i64 noundef 6, i64 noundef %301, i64 noundef 0, i64 noundef %298) #17
  br label %338

337:                                              ; preds = %335
  tail call fastcc void @record(ptr noundef %0, i64 noundef 4, i64 noundef %301, i64 noundef 0, i64 noundef %298) #17
  br label %529

338:                                              ; preds = %295, %336
  br i1 %226, label %375, label %339

339:                                              ; preds = %338
  %340 = getelementptr inbounds nuw i64, ptr %267, i64 %296
  %341 = load i64, ptr %340, align 8
  br label %342

342:                                              ; preds = %339, %319, %315
  %343 = phi i64 [ %341, %339 ], [ %310, %319 ], [ %310, %315 ]
  %344 = getelementptr inbounds nuw i64, ptr %267, i64 %296
  %345 = and i64 %343, 4294967295
  %346 = lshr i64 %343, 32
  %347 = getelementptr inbounds nuw i64, ptr %273, i64 %296
  %348 = load i64, ptr %347, align 8
  %349 = lshr i64 %348, 36
  br i1 %220, label %350, label %358

350:                                              ; preds = %342
  %351 = icmp eq i64 %349, %221
  %352 = icmp eq i64 %346, %248
  %353 = select i1 %351, i1 %352, i1 false
  %354 = and i64 %348, 64424509440
  %355 = select i1 %353, i64 %354, i64 0
  %356 = or i64 %355, %294
  store i64 %356, ptr %347, align 8
  %357 = or disjoint i64 %345, %274
  store i64 %357, ptr %344, align 8
  br label %358

358:                                              ; preds = %350, %342
  br i1 %42, label %359, label %375

359:                                              ; preds = %358
  %360 = icmp eq i64 %349, %221
  %361 = and i64 %348, %241
  %362 = icmp eq i64 %361, 0
  %363 = select i1 %360, i1 true, i1 %362
  br i1 %363, label %370, label %364

364:                                              ; preds = %359
  %365 = getelementptr inbounds nuw i32, ptr %223, i64 %349
  %366 = load i32, ptr %365, align 4
  %367 = zext i32 %366 to i64
  %368 = icmp samesign ult i64 %346, %367
  %369 = or i1 %5, %368
  br i1 %369, label %370, label %374

370:                                              ; preds = %364, %359
  %371 = and i64 %343, -4294967296
  %372 = or disjoint i64 %371, %248
  store i64 %372, ptr %344, align 8
  %373 = icmp eq i64 %345, %248
  br label %375

374:                                              ; preds = %364
  tail call fastcc void @record(ptr noundef %0, i64 noundef 7, i64 noundef %301, i64 noundef 0, i64 noundef %348) #17
  br label %529

375:                                              ; preds = %358, %370, %338
  %376 = phi i1 [ true, %338 ], [ true, %358 ], [ %373, %370 ]
  br i1 %275, label %510, label %377

377:                                              ; preds = %375
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %10) #16
  store i64 %3, ptr %10, align 8
  store i64 %4, ptr %276, align 8
  %378 = load i64, ptr %279, align 8
  %379 = load i64, ptr %280, align 8
  %380 = shl i64 %379, 16
  %381 = or i64 %380, %378
  %382 = or i64 %378, %282
  %383 = or i64 %381, %283
  store i64 %383, ptr %277, align 8
  store i64 %301, ptr %284, align 8
  store i8 %11, ptr %285, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 1 dereferenceable(7) %286, i8 0, i64 7, i1 false)
  br i1 %302, label %384, label %386

384:                                              ; preds = %377
  %385 = call fastcc zeroext i1 @meets(ptr noundef nonnull %0, ptr noundef %10, ptr noundef %9, i64 noundef %296) #17
  br i1 %385, label %525, label %472

386:                                              ; preds = %377
  br i1 %42, label %387, label %436

387:                                              ; preds = %386
  %388 = lshr i64 %296, 5
  %389 = getelementptr inbounds nuw %struct.Block, ptr %288, i64 %388
  %390 = lshr i64 %381, 16
  %391 = and i64 %390, 65535
  %392 = and i64 %296, 31
  %393 = shl nuw nsw i64 1, %392
  %394 = getelementptr inbounds nuw i8, ptr %389, i64 32
  %395 = load i64, ptr %394, align 8
  %396 = load i64, ptr %218, align 8
  %397 = icmp ne i64 %395, %396
  %398 = or i1 %5, %397
  br i1 %398, label %436, label %399

399:                                              ; preds = %387
  %400 = getelementptr inbounds nuw i8, ptr %389, i64 16
  %401 = load i32, ptr %400, align 8
  %402 = zext i32 %401 to i64
  %403 = and i64 %393, %402
  %404 = icmp eq i64 %403, 0
  br i1 %404, label %417, label %405

405:                                              ; preds = %399
  %406 = load i64, ptr %389, align 8
  %407 = lshr i64 %406, 16
  %408 = and i64 %407, 65535
  %409 = icmp eq i64 %408, %391
  br i1 %409, label %417, label %410

410:                                              ; preds = %405
  %411 = load ptr, ptr %0, align 8
  %412 = lshr i64 %406, 32
  %413 = getelementptr inbounds nuw i32, ptr %411, i64 %408
  %414 = load i32, ptr %413, align 4
  %415 = zext i32 %414 to i64
  %416 = icmp samesign ugt i64 %412, %415
  br i1 %416, label %519, label %417

417:                                              ; preds = %410, %405, %399
  %418 = getelementptr inbounds nuw i8, ptr %389, i64 20
  %419 = load i32, ptr %418, align 4
  %420 = zext i32 %419 to i64
  %421 = and i64 %393, %420
  %422 = icmp eq i64 %421, 0
  br i1 %422, label %436, label %423

423:                                              ; preds = %417
  %424 = getelementptr inbounds nuw i8, ptr %389, i64 8
  %425 = load i64, ptr %424, align 8
  %426 = lshr i64 %425, 16
  %427 = and i64 %426, 65535
  %428 = icmp eq i64 %427, %391
  br i1 %428, label %436, label %429

429:                                              ; preds = %423
  %430 = load ptr, ptr %0, align 8
  %431 = lshr i64 %425, 32
  %432 = getelementptr inbounds nuw i32, ptr %430, i64 %427
  %433 = load i32, ptr %432, align 4
  %434 = zext i32 %433 to i64
  %435 = icmp samesign ugt i64 %431, %434
  br i1 %435, label %519, label %436

436:                                              ; preds = %387, %417, %423, %429, %386
  br i1 %219, label %437, label %471

437:                                              ; preds = %436
  %438 = trunc i64 %296 to i32
  %439 = and i32 %438, 31
  %440 = shl nuw i32 1, %439
  %441 = lshr i64 %296, 5
  %442 = getelementptr inbounds nuw %struct.Block, ptr %288, i64 %441
  %443 = load i64, ptr %218, align 8
  %444 = getelementptr inbounds nuw i8, ptr %442, i64 32
  %445 = load i64, ptr %444, align 8
  %446 = icmp eq i64 %445, %443
  br i1 %446, label %448, label %447

447:                                              ; preds = %437
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %442, i8 0, i64 32, i1 false)
  store i64 %443, ptr %444, align 8
  br label %448

448:                                              ; preds = %447, %437
  %449 = load i64, ptr %442, align 8
  %450 = icmp eq i64 %449, %381
  br i1 %450, label %451, label %455

451:                                              ; preds = %448
  %452 = getelementptr inbounds nuw i8, ptr %442, i64 16
  %453 = load i32, ptr %452, align 8
  %454 = or i32 %453, %440
  store i32 %454, ptr %452, align 8
  br label %469

455:                                              ; preds = %448
  %456 = xor i64 %449, %381
  %457 = and i64 %456, 4294901760
  %458 = icmp eq i64 %457, 0
  br i1 %458, label %467, label %459

459:                                              ; preds = %455
  %460 = getelementptr inbounds nuw i8, ptr %442, i64 8
  store i64 %449, ptr %460, align 8
  %461 = getelementptr inbounds nuw i8, ptr %442, i64 16
  %462 = load i32, ptr %461, align 8
  %463 = getelementptr inbounds nuw i8, ptr %442, i64 20
  store i32 %462, ptr %463, align 4
  %464 = getelementptr inbounds nuw i8, ptr %442, i64 24
  %465 = load i32, ptr %464, align 8
  %466 = getelementptr inbounds nuw i8, ptr %442, i64 28
  store i32 %465, ptr %466, align 4
  br label %467

467:                                              ; preds = %459, %455
  store i64 %381, ptr %442, align 8
  %468 = getelementptr inbounds nuw i8, ptr %442, i64 16
  store i32 %440, ptr %468, align 8
  br label %469

469:                                              ; preds = %451, %467
  %470 = getelementptr inbounds nuw i8, ptr %442, i64 24
  store i32 %289, ptr %470, align 8
  br label %471

471:                                              ; preds = %436, %469
  br i1 %42, label %476, label %509

472:                                              ; preds = %384
  br i1 %42, label %473, label %509

473:                                              ; preds = %472
  %474 = getelementptr inbounds nuw i64, ptr %270, i64 %296
  %475 = load i64, ptr %474, align 8
  br label %476

476:                                              ; preds = %471, %473
  %477 = phi i64 [ %475, %473 ], [ 0, %471 ]
  %478 = xor i64 %477, %381
  %479 = icmp ult i64 %478, 65536
  br i1 %479, label %480, label %498

480:                                              ; preds = %476
  %481 = and i64 %383, -65281
  %482 = lshr i64 %477, 8
  %483 = and i64 %482, 255
  %484 = lshr i64 %382, 8
  %485 = and i64 %484, 255
  %486 = icmp eq i64 %483, %485
  br i1 %486, label %492, label %487

487:                                              ; preds = %480
  %488 = icmp eq i64 %483, 0
  br i1 %488, label %492, label %489

489:                                              ; preds = %487
  %490 = icmp eq i64 %485, 0
  %491 = select i1 %490, i64 0, i64 255
  br label %492

492:                                              ; preds = %480, %487, %489
  %493 = phi i64 [ 0, %487 ], [ %491, %489 ], [ %483, %480 ]
  %494 = shl nuw nsw i64 %493, 8
  %495 = or disjoint i64 %494, %481
  %496 = and i64 %477, 15
  %497 = or i64 %495, %496
  br label %498

498:                                              ; preds = %492, %476
  %499 = phi i64 [ %497, %492 ], [ %383, %476 ]
  %500 = getelementptr inbounds nuw i64, ptr %270, i64 %296
  store i64 %499, ptr %500, align 8
  br i1 %278, label %509, label %501

501:                                              ; preds = %498
  %502 = getelementptr inbounds nuw %struct.Reads, ptr %291, i64 %296
  %503 = getelementptr inbounds nuw i8, ptr %502, i64 24
  %504 = load i64, ptr %503, align 8
  %505 = icmp eq i64 %504, %217
  br i1 %505, label %507, label %506

506:                                              ; preds = %501
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %502, i8 0, i64 24, i1 false)
  store i64 %217, ptr %503, align 8
  br label %507

507:                                              ; preds = %506, %501
  %508 = getelementptr inbounds nuw i8, ptr %502, i64 32
  store i64 %7, ptr %508, align 8
  br label %509

509:                                              ; preds = %507, %498, %472, %471
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %10) #16
  br label %510

510:                                              ; preds = %509, %375
  br i1 %42, label %511, label %526

511:                                              ; preds = %510
  %512 = and i64 %298, 64424509440
  %513 = select i1 %302, i1 %376, i1 false
  %514 = select i1 %513, i64 %512, i64 0
  %515 = and i64 %298, 4026531840
  %516 = or i64 %292, %515
  %517 = or disjoint i64 %516, %514
  %518 = or i64 %517, %293
  store i64 %518, ptr %297, align 8
  br label %526

519:                                              ; preds = %429, %410
  %520 = phi i64 [ 24, %410 ], [ 28, %429 ]
  %521 = phi i64 [ %406, %410 ], [ %425, %429 ]
  %522 = getelementptr inbounds nuw i8, ptr %389, i64 %520
  %523 = load i32, ptr %522, align 4
  %524 = zext i32 %523 to i64
  call fastcc void @clash(ptr noundef nonnull %0, i64 noundef 13, ptr noundef nonnull %10, i64 noundef %521, i64 noundef %524) #17
  br label %525

525:                                              ; preds = %384, %519
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %10) #16
  br label %529

526:                                              ; preds = %510, %511
  %527 = add nuw nsw i64 %296, 1
  %528 = icmp eq i64 %527, %261
  br i1 %528, label %529, label %295

529:                                              ; preds = %526, %257, %374, %525, %337, %334, %211, %163, %65
  %530 = phi i1 [ true, %65 ], [ false, %211 ], [ false, %163 ], [ true, %334 ], [ true, %337 ], [ true, %374 ], [ true, %525 ], [ false, %257 ], [ false, %526 ]
  call void @llvm.lifetime.end.p0(i64 104, ptr nonnull %9) #16
  br label %531

531:                                              ; preds = %31, %8, %37, %529
  %532 = phi i1 [ %530, %529 ], [ false, %37 ], [ false, %8 ], [ false, %31 ]
  ret i1 %532
}

define internal fastcc noundef zeroext i1 @same_bytes(ptr nocapture noundef readonly %0, ptr nocapture noundef nonnull readonly %1, i64 noundef %2) unnamed_addr #9 {
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

define internal fastcc void @note_lanes(ptr nocapture noundef nonnull %0, ptr nocapture noundef readonly %1, i32 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef range(i64 1, 0) %5) unnamed_addr #10 {
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
  tail call fastcc void @note_history(ptr noundef nonnull %0, i64 noundef %13, i64 noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef %18) #17
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
  %16 = tail call fastcc zeroext i1 @races_globally(ptr noundef %0, i64 noundef %15, i64 noundef %3, i64 noundef %4, i64 noundef %5, i1 noundef zeroext false, i64 noundef 0, i64 noundef %6) #17
  br i1 %16, label %26, label %17

17:                                               ; preds = %12
  %18 = load i64, ptr %10, align 8
  %19 = icmp ne i64 %18, 0
  %20 = and i1 %11, %19
  br i1 %20, label %21, label %23

21:                                               ; preds = %17
  %22 = load i64, ptr %14, align 8
  tail call fastcc void @note_history(ptr noundef nonnull %0, i64 noundef %22, i64 noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef 0) #17
  br label %23

23:                                               ; preds = %17, %21
  %24 = add nuw i64 %13, 1
  %25 = icmp eq i64 %24, %2
  br i1 %25, label %26, label %12

26:                                               ; preds = %23, %12, %7
  %27 = phi i64 [ -1, %7 ], [ %13, %12 ], [ -1, %23 ]
  ret i64 %27
}

define internal fastcc void @note_history(ptr nocapture noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef range(i64 1, 0) %4, i64 noundef range(i64 0, 33) %5) unnamed_addr #10 {
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
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %10) #16
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
  %70 = call fastcc zeroext i1 @copy_races(ptr noundef %10, i64 noundef %61, i64 noundef %5) #17
  br i1 %70, label %156, label %151

71:                                               ; preds = %68
  %72 = call fastcc zeroext i1 @races_in(ptr noundef %10, i64 noundef %61, i64 noundef %5, ptr noundef null, ptr noundef null) #17
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
  %136 = call fastcc zeroext i1 @races_in(ptr noundef %10, i64 noundef %61, i64 noundef %5, ptr noundef null, ptr noundef null) #17
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
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %10) #16
  ret i64 %157
}

define internal fastcc noundef zeroext i1 @copy_races(ptr nocapture noundef nonnull readonly %0, i64 noundef %1, i64 noundef %2) unnamed_addr #10 {
  %4 = icmp ugt i64 %2, 31
  %5 = and i64 %1, 3
  %6 = icmp eq i64 %5, 0
  %7 = and i1 %4, %6
  br i1 %7, label %8, label %127

8:                                                ; preds = %3
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 32
  br label %14

14:                                               ; preds = %8, %123
  %15 = phi i64 [ %2, %8 ], [ %125, %123 ]
  %16 = phi i64 [ %1, %8 ], [ %124, %123 ]
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
  %32 = load ptr, ptr %0, align 8
  %33 = getelementptr inbounds nuw i8, ptr %32, i64 168
  %34 = load i64, ptr %33, align 8
  %35 = icmp ugt i64 %34, %30
  br i1 %35, label %36, label %40

36:                                               ; preds = %14
  %37 = getelementptr inbounds nuw i8, ptr %32, i64 240
  %38 = load i64, ptr %37, align 8
  %39 = add i64 %38, %30
  br label %40

40:                                               ; preds = %36, %14
  %41 = phi i64 [ %39, %36 ], [ %30, %14 ]
  %42 = getelementptr inbounds nuw i32, ptr %31, i64 %41
  %43 = load i32, ptr %42, align 4
  %44 = load ptr, ptr %11, align 8
  %45 = getelementptr inbounds nuw i32, ptr %44, i64 %30
  %46 = load i32, ptr %45, align 4
  %47 = tail call i32 @llvm.umin.i32(i32 %43, i32 %46)
  %48 = zext i32 %47 to i64
  %49 = and <8 x i64> %21, splat (i64 1073741824)
  %50 = lshr <8 x i64> %21, splat (i64 32)
  %51 = insertelement <8 x i64> poison, i64 %48, i64 0
  %52 = shufflevector <8 x i64> %51, <8 x i64> poison, <8 x i32> zeroinitializer
  %53 = icmp samesign ugt <8 x i64> %50, %52
  %54 = select <8 x i1> %53, <8 x i64> splat (i64 -1), <8 x i64> %49
  %55 = shufflevector <8 x i16> %28, <8 x i16> poison, <8 x i32> zeroinitializer
  %56 = xor <8 x i16> %55, %28
  %57 = tail call i16 @llvm.vector.reduce.or.v8i16(<8 x i16> %56)
  %58 = icmp ne i16 %57, 0
  %59 = tail call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %54)
  %60 = icmp ne i64 %59, 0
  %61 = select i1 %58, i1 true, i1 %60
  br i1 %61, label %121, label %62

62:                                               ; preds = %40
  %63 = load <8 x i64>, ptr %27, align 8
  %64 = tail call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %63)
  %65 = icmp eq i64 %64, 0
  br i1 %65, label %72, label %66

66:                                               ; preds = %62
  %67 = getelementptr inbounds nuw i8, ptr %18, i64 72
  %68 = load i64, ptr %67, align 8
  %69 = getelementptr inbounds nuw i8, ptr %18, i64 24
  %70 = getelementptr inbounds nuw i8, ptr %18, i64 64
  %71 = getelementptr inbounds nuw i8, ptr %32, i64 240
  br label %76

72:                                               ; preds = %85, %62
  %73 = phi <8 x i64> [ %54, %62 ], [ %86, %85 ]
  %74 = tail call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %73)
  %75 = icmp eq i64 %74, 0
  br i1 %75, label %112, label %121

76:                                               ; preds = %66, %85
  %77 = phi <8 x i64> [ %54, %66 ], [ %86, %85 ]
  %78 = phi i64 [ %64, %66 ], [ %88, %85 ]
  %79 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %78, i1 true)
  %80 = icmp ult i64 %79, %68
  br i1 %80, label %81, label %85

81:                                               ; preds = %76
  %82 = load ptr, ptr %69, align 8
  %83 = load i64, ptr %70, align 8
  %84 = getelementptr i64, ptr %82, i64 %17
  br label %90

85:                                               ; preds = %101, %76
  %86 = phi <8 x i64> [ %77, %76 ], [ %109, %101 ]
  %87 = add i64 %78, -1
  %88 = and i64 %87, %78
  %89 = icmp eq i64 %88, 0
  br i1 %89, label %72, label %76

90:                                               ; preds = %81, %101
  %91 = phi <8 x i64> [ %77, %81 ], [ %109, %101 ]
  %92 = phi i64 [ %79, %81 ], [ %110, %101 ]
  %93 = mul i64 %83, %92
  %94 = getelementptr i64, ptr %84, i64 %93
  %95 = load <8 x i64>, ptr %94, align 8
  %96 = lshr <8 x i64> %95, splat (i64 32)
  %97 = icmp ult i64 %92, %34
  br i1 %97, label %98, label %101

98:                                               ; preds = %90
  %99 = load i64, ptr %71, align 8
  %100 = add i64 %99, %92
  br label %101

101:                                              ; preds = %98, %90
  %102 = phi i64 [ %100, %98 ], [ %92, %90 ]
  %103 = getelementptr inbounds nuw i32, ptr %31, i64 %102
  %104 = load i32, ptr %103, align 4
  %105 = zext i32 %104 to i64
  %106 = insertelement <8 x i64> poison, i64 %105, i64 0
  %107 = shufflevector <8 x i64> %106, <8 x i64> poison, <8 x i32> zeroinitializer
  %108 = icmp samesign ugt <8 x i64> %96, %107
  %109 = select <8 x i1> %108, <8 x i64> splat (i64 -1), <8 x i64> %91
  %110 = add i64 %92, 64
  %111 = icmp ult i64 %110, %68
  br i1 %111, label %90, label %85

112:                                              ; preds = %72
  %113 = load i64, ptr %12, align 8
  %114 = or i64 %113, 15
  %115 = insertelement <8 x i64> poison, i64 %114, i64 0
  %116 = shufflevector <8 x i64> %115, <8 x i64> poison, <8 x i32> zeroinitializer
  store <8 x i64> %116, ptr %20, align 8
  %117 = load i64, ptr %13, align 8
  %118 = trunc i64 %117 to i16
  %119 = insertelement <8 x i16> poison, i16 %118, i64 0
  %120 = shufflevector <8 x i16> %119, <8 x i16> poison, <8 x i32> zeroinitializer
  store <8 x i16> %120, ptr %24, align 2
  store <8 x i64> zeroinitializer, ptr %27, align 8
  br label %123

121:                                              ; preds = %40, %72
  %122 = tail call fastcc zeroext i1 @races_in(ptr noundef %0, i64 noundef %16, i64 noundef 32, ptr noundef null, ptr noundef null) #17
  br i1 %122, label %133, label %123

123:                                              ; preds = %112, %121
  %124 = add i64 %16, 32
  %125 = add i64 %15, -32
  %126 = icmp ugt i64 %125, 31
  br i1 %126, label %14, label %127

127:                                              ; preds = %123, %3
  %128 = phi i64 [ %1, %3 ], [ %124, %123 ]
  %129 = phi i64 [ %2, %3 ], [ %125, %123 ]
  %130 = icmp eq i64 %129, 0
  br i1 %130, label %133, label %131

131:                                              ; preds = %127
  %132 = tail call fastcc zeroext i1 @races_in(ptr noundef %0, i64 noundef %128, i64 noundef %129, ptr noundef null, ptr noundef null) #17
  br label %133

133:                                              ; preds = %121, %127, %131
  %134 = phi i1 [ false, %127 ], [ %132, %131 ], [ true, %121 ]
  ret i1 %134
}

declare i64 @llvm.vector.reduce.or.v8i64(<8 x i64>) #2

declare <16 x i32> @llvm.umax.v16i32(<16 x i32>, <16 x i32>) #2

declare i32 @llvm.vector.reduce.or.v16i32(<16 x i32>) #2

define internal fastcc void @doubt(ptr nocapture noundef readonly %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i32 noundef %4, i1 noundef zeroext %5, i64 noundef %6) unnamed_addr #10 {
  %8 = load ptr, ptr %0, align 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %10 = load i64, ptr %9, align 8
  %11 = getelementptr i32, ptr %8, i64 %10
  %12 = getelementptr i32, ptr %11, i64 %2
  %13 = load i32, ptr %12, align 4
  %14 = zext i32 %13 to i64
  %15 = add nuw nsw i64 %14, 1
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %17 = load ptr, ptr %16, align 8
  %18 = shl i64 %2, 3
  %19 = and i64 %15, 7
  %20 = or disjoint i64 %19, %18
  %21 = getelementptr inbounds nuw %struct.Signal, ptr %17, i64 %20
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 8
  %23 = load i64, ptr %22, align 8
  %24 = getelementptr inbounds nuw i8, ptr %21, i64 16
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %27 = load i64, ptr %26, align 8
  %28 = icmp eq i64 %2, %27
  br i1 %28, label %99, label %29

29:                                               ; preds = %7
  %30 = load i64, ptr %21, align 8
  %31 = icmp eq i64 %30, %15
  br i1 %31, label %32, label %95

32:                                               ; preds = %29
  %33 = icmp eq i32 %4, 0
  br i1 %33, label %99, label %34

34:                                               ; preds = %32
  %35 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %23)
  %36 = icmp samesign ult i64 %35, 2
  br label %37

37:                                               ; preds = %34, %51
  %38 = phi i32 [ %4, %34 ], [ %52, %51 ]
  %39 = and i32 %38, 255
  %40 = zext nneg i32 %39 to i64
  %41 = icmp eq i32 %39, 255
  br i1 %41, label %42, label %43

42:                                               ; preds = %37
  br i1 %36, label %54, label %51

43:                                               ; preds = %37
  %44 = add nsw i32 %39, -1
  %45 = icmp ult i32 %44, 32
  br i1 %45, label %46, label %51

46:                                               ; preds = %43
  %47 = add nsw i64 %40, -1
  %48 = shl nuw i64 1, %47
  %49 = and i64 %48, %23
  %50 = icmp eq i64 %49, 0
  br i1 %50, label %54, label %51

51:                                               ; preds = %46, %43, %42
  %52 = lshr i32 %38, 8
  %53 = icmp ult i32 %38, 256
  br i1 %53, label %99, label %37

54:                                               ; preds = %42, %46
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 272
  %56 = load ptr, ptr %55, align 8
  %57 = getelementptr inbounds nuw i8, ptr %56, i64 8
  %58 = load i64, ptr %56, align 8
  %59 = icmp eq i64 %58, 0
  br i1 %59, label %76, label %60

60:                                               ; preds = %54
  %61 = lshr i64 %3, 4
  %62 = and i64 %61, 67108863
  br label %63

63:                                               ; preds = %60, %73
  %64 = phi i64 [ 0, %60 ], [ %74, %73 ]
  %65 = getelementptr inbounds nuw [15 x %struct.Doubt], ptr %57, i64 0, i64 %64
  %66 = getelementptr inbounds nuw i8, ptr %65, i64 48
  %67 = load i64, ptr %66, align 8
  %68 = icmp eq i64 %67, %25
  br i1 %68, label %69, label %73

69:                                               ; preds = %63
  %70 = getelementptr inbounds nuw i8, ptr %65, i64 16
  %71 = load i64, ptr %70, align 8
  %72 = icmp eq i64 %71, %62
  br i1 %72, label %76, label %73

73:                                               ; preds = %63, %69
  %74 = add nuw i64 %64, 1
  %75 = icmp eq i64 %74, %58
  br i1 %75, label %76, label %63

76:                                               ; preds = %69, %73, %54
  %77 = phi i64 [ 0, %54 ], [ %58, %73 ], [ %64, %69 ]
  %78 = icmp eq i64 %77, %58
  %79 = icmp ult i64 %77, 15
  %80 = and i1 %79, %78
  br i1 %80, label %81, label %95

81:                                               ; preds = %76
  %82 = getelementptr inbounds nuw [15 x %struct.Doubt], ptr %57, i64 0, i64 %58
  %83 = lshr i64 %3, 4
  %84 = and i64 %83, 67108863
  %85 = zext i1 %5 to i64
  store i64 %2, ptr %82, align 8
  %86 = getelementptr inbounds nuw i8, ptr %82, i64 8
  store i64 %1, ptr %86, align 8
  %87 = getelementptr inbounds nuw i8, ptr %82, i64 16
  store i64 %84, ptr %87, align 8
  %88 = getelementptr inbounds nuw i8, ptr %82, i64 24
  store i64 %40, ptr %88, align 8
  %89 = getelementptr inbounds nuw i8, ptr %82, i64 32
  store i64 %85, ptr %89, align 8
  %90 = getelementptr inbounds nuw i8, ptr %82, i64 40
  store i64 %6, ptr %90, align 8
  %91 = getelementptr inbounds nuw i8, ptr %82, i64 48
  store i64 %25, ptr %91, align 8
  %92 = getelementptr inbounds nuw i8, ptr %82, i64 56
  store i64 %23, ptr %92, align 8
  %93 = add i64 %58, 1
  store i64 %93, ptr %56, align 8
  %94 = load ptr, ptr %0, align 8
  br label %95

95:                                               ; preds = %81, %76, %29
  %96 = phi ptr [ %94, %81 ], [ %8, %76 ], [ %8, %29 ]
  %97 = getelementptr inbounds nuw i32, ptr %96, i64 %2
  %98 = load i32, ptr %97, align 4
  store i32 %98, ptr %12, align 4
  br label %99

99:                                               ; preds = %51, %32, %7, %95
  ret void
}

define internal fastcc noundef zeroext i1 @alike(ptr nocapture noundef readonly %0, i64 noundef %1, i64 noundef range(i64 0, 2147483649) %2, i64 noundef range(i64 0, 16) %3, ptr noundef readonly %4, ptr nocapture noundef readonly %5) unnamed_addr #9 {
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

define internal fastcc void @record(ptr nocapture noundef writeonly initializes((104, 136)) %0, i64 noundef range(i64 1, 19) %1, i64 noundef %2, i64 noundef %3, i64 noundef %4) unnamed_addr #11 {
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

define internal fastcc noundef zeroext i1 @same_cell(i64 noundef range(i64 0, 16) %0, ptr nocapture noundef nonnull readonly %1, ptr nocapture noundef readonly %2) unnamed_addr #9 {
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

define internal fastcc range(i64 0, 3) i64 @twins(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, i64 noundef range(i64 0, 4611686018427387903) %4, i64 noundef range(i64 0, 16) %5, i64 noundef %6, ptr noundef %7, ptr nocapture noundef readonly %8) unnamed_addr #12 {
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
  %46 = tail call fastcc zeroext i1 @alike(ptr noundef nonnull %0, i64 noundef %31, i64 noundef 0, i64 noundef %5, ptr noundef %7, ptr noundef %8) #17
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
  tail call fastcc void @record(ptr noundef nonnull %0, i64 noundef %62, i64 noundef %63, i64 noundef %31, i64 noundef %34) #17
  br label %64

64:                                               ; preds = %56, %61, %9
  %65 = phi i64 [ 0, %9 ], [ 2, %61 ], [ %57, %56 ]
  ret i64 %65
}

define internal fastcc void @add_twin(ptr nocapture noundef readonly %0, i64 noundef range(i64 0, 4611686018427387903) %1, i64 noundef range(i64 0, 65536) %2, i64 noundef %3) unnamed_addr #13 {
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

define internal fastcc zeroext i1 @unreported(ptr nocapture noundef nonnull readonly %0, i64 noundef %1) unnamed_addr #13 {
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

define internal fastcc zeroext i1 @unheard(ptr nocapture noundef readonly %0, i64 noundef %1) unnamed_addr #13 {
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

define internal fastcc noundef zeroext i1 @meets(ptr nocapture noundef %0, ptr nocapture noundef nonnull readonly %1, ptr nocapture noundef nonnull readonly %2, i64 noundef range(i64 0, 4611686018427387903) %3) unnamed_addr #10 {
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
  br i1 %26, label %124, label %27

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
  tail call fastcc void @clash(ptr noundef nonnull %0, i64 noundef 18, ptr noundef %1, i64 noundef %37, i64 noundef %13) #17
  br label %300

49:                                               ; preds = %39, %35, %31, %27
  %50 = lshr i64 %8, 16
  %51 = and i64 %50, 65535
  %52 = lshr i64 %23, 16
  %53 = and i64 %52, 65535
  %54 = icmp eq i64 %51, %53
  br i1 %54, label %99, label %55

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
  br i1 %71, label %72, label %83

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
  tail call fastcc void @clash(ptr noundef nonnull %0, i64 noundef %81, ptr noundef %1, i64 noundef %8, i64 noundef %13) #17
  br label %300

82:                                               ; preds = %72
  tail call fastcc void @clash(ptr noundef nonnull %0, i64 noundef 16, ptr noundef %1, i64 noundef %8, i64 noundef %13) #17
  br label %124

83:                                               ; preds = %65
  %84 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %85 = load i64, ptr %84, align 8
  %86 = getelementptr i32, ptr %56, i64 %85
  %87 = getelementptr i32, ptr %86, i64 %51
  %88 = load i32, ptr %87, align 4
  %89 = zext i32 %88 to i64
  %90 = icmp samesign ugt i64 %67, %89
  br i1 %90, label %91, label %124

91:                                               ; preds = %83
  %92 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %93 = load i64, ptr %92, align 8
  %94 = and i64 %8, -4294967296
  %95 = shl nuw nsw i64 %13, 4
  %96 = or disjoint i64 %95, %94
  %97 = trunc nuw nsw i64 %29 to i32
  %98 = load i64, ptr %1, align 8
  tail call fastcc void @doubt(ptr noundef nonnull %0, i64 noundef %93, i64 noundef %51, i64 noundef %96, i32 noundef %97, i1 noundef zeroext false, i64 noundef %98) #17
  br label %124

99:                                               ; preds = %49
  %100 = xor i64 %23, %8
  %101 = icmp ult i64 %100, 65536
  br i1 %101, label %102, label %124

102:                                              ; preds = %99
  %103 = lshr i64 %23, 8
  %104 = and i64 %103, 255
  %105 = icmp ne i64 %29, 0
  %106 = icmp ne i64 %104, 0
  %107 = and i1 %105, %106
  %108 = icmp ne i64 %29, %104
  %109 = and i1 %108, %107
  %110 = icmp samesign ult i64 %29, 254
  %111 = select i1 %109, i1 %110, i1 false
  %112 = icmp samesign ult i64 %104, 254
  %113 = select i1 %111, i1 %112, i1 false
  br i1 %113, label %114, label %124

114:                                              ; preds = %102
  %115 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %116 = load i8, ptr %115, align 8
  %117 = trunc nuw i8 %116 to i1
  br i1 %117, label %124, label %118

118:                                              ; preds = %114
  %119 = icmp eq i64 %17, 1
  br i1 %119, label %120, label %123

120:                                              ; preds = %118
  %121 = load i64, ptr %1, align 8
  %122 = icmp eq i64 %13, %121
  br i1 %122, label %172, label %123

123:                                              ; preds = %120, %118
  tail call fastcc void @clash(ptr noundef nonnull %0, i64 noundef 14, ptr noundef %1, i64 noundef %8, i64 noundef %13) #17
  br label %300

124:                                              ; preds = %91, %83, %82, %114, %102, %99, %4
  br i1 %18, label %125, label %169

125:                                              ; preds = %124
  %126 = load i64, ptr %22, align 8
  %127 = getelementptr inbounds nuw i8, ptr %21, i64 24
  %128 = load i64, ptr %127, align 8
  %129 = icmp eq i64 %128, %15
  br i1 %129, label %132, label %130

130:                                              ; preds = %125
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %21, i8 0, i64 24, i1 false)
  store i64 %15, ptr %127, align 8
  %131 = getelementptr inbounds nuw i8, ptr %21, i64 32
  store i64 0, ptr %131, align 8
  br label %132

132:                                              ; preds = %130, %125
  %133 = load i64, ptr %21, align 8
  %134 = xor i64 %133, %126
  %135 = icmp ult i64 %134, 65536
  br i1 %135, label %136, label %154

136:                                              ; preds = %132
  %137 = and i64 %126, -65281
  %138 = lshr i64 %133, 8
  %139 = and i64 %138, 255
  %140 = lshr i64 %126, 8
  %141 = and i64 %140, 255
  %142 = icmp eq i64 %139, %141
  br i1 %142, label %148, label %143

143:                                              ; preds = %136
  %144 = icmp eq i64 %139, 0
  br i1 %144, label %148, label %145

145:                                              ; preds = %143
  %146 = icmp eq i64 %141, 0
  %147 = select i1 %146, i64 0, i64 255
  br label %148

148:                                              ; preds = %136, %143, %145
  %149 = phi i64 [ 0, %143 ], [ %147, %145 ], [ %139, %136 ]
  %150 = shl nuw nsw i64 %149, 8
  %151 = or disjoint i64 %150, %137
  %152 = and i64 %133, 15
  %153 = or i64 %151, %152
  br label %164

154:                                              ; preds = %132
  %155 = icmp eq i64 %133, 0
  %156 = and i64 %134, 4294901760
  %157 = icmp eq i64 %156, 0
  %158 = or i1 %155, %157
  br i1 %158, label %164, label %159

159:                                              ; preds = %154
  %160 = getelementptr inbounds nuw i8, ptr %21, i64 8
  store i64 %133, ptr %160, align 8
  %161 = getelementptr inbounds nuw i8, ptr %21, i64 16
  %162 = load i32, ptr %161, align 8
  %163 = getelementptr inbounds nuw i8, ptr %21, i64 20
  store i32 %162, ptr %163, align 4
  br label %164

164:                                              ; preds = %148, %154, %159
  %165 = phi i64 [ %153, %148 ], [ %126, %159 ], [ %126, %154 ]
  store i64 %165, ptr %21, align 8
  %166 = load i64, ptr %1, align 8
  %167 = trunc i64 %166 to i32
  %168 = getelementptr inbounds nuw i8, ptr %21, i64 16
  store i32 %167, ptr %168, align 8
  br label %300

169:                                              ; preds = %124
  %170 = load i64, ptr %16, align 8
  %171 = icmp eq i64 %170, 1
  br i1 %171, label %172, label %300

172:                                              ; preds = %120, %169
  %173 = getelementptr inbounds nuw i8, ptr %21, i64 24
  %174 = load i64, ptr %173, align 8
  %175 = icmp eq i64 %174, %15
  br i1 %175, label %176, label %300

176:                                              ; preds = %172
  %177 = load i64, ptr %21, align 8
  %178 = getelementptr inbounds nuw i8, ptr %21, i64 16
  %179 = load i32, ptr %178, align 8
  %180 = zext i32 %179 to i64
  %181 = load i64, ptr %22, align 8
  %182 = and i64 %177, 15
  %183 = and i64 %182, %181
  %184 = icmp eq i64 %183, 0
  br i1 %184, label %238, label %185

185:                                              ; preds = %176
  %186 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %187 = load i8, ptr %186, align 8
  %188 = trunc nuw i8 %187 to i1
  br i1 %188, label %238, label %189

189:                                              ; preds = %185
  %190 = lshr i64 %177, 16
  %191 = and i64 %190, 65535
  %192 = lshr i64 %181, 16
  %193 = and i64 %192, 65535
  %194 = icmp eq i64 %191, %193
  br i1 %194, label %222, label %195

195:                                              ; preds = %189
  %196 = load ptr, ptr %0, align 8
  %197 = lshr i64 %177, 32
  %198 = getelementptr inbounds nuw i32, ptr %196, i64 %191
  %199 = load i32, ptr %198, align 4
  %200 = zext i32 %199 to i64
  %201 = icmp samesign ugt i64 %197, %200
  br i1 %201, label %202, label %203

202:                                              ; preds = %195
  tail call fastcc void @clash(ptr noundef nonnull %0, i64 noundef 13, ptr noundef nonnull %1, i64 noundef %177, i64 noundef range(i64 0, 4294967296) %180) #17
  br label %300

203:                                              ; preds = %195
  %204 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %205 = load i64, ptr %204, align 8
  %206 = getelementptr i32, ptr %196, i64 %205
  %207 = getelementptr i32, ptr %206, i64 %191
  %208 = load i32, ptr %207, align 4
  %209 = zext i32 %208 to i64
  %210 = icmp samesign ugt i64 %197, %209
  br i1 %210, label %211, label %238

211:                                              ; preds = %203
  %212 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %213 = load i64, ptr %212, align 8
  %214 = and i64 %177, -4294967296
  %215 = shl nuw nsw i64 %180, 4
  %216 = or i64 %215, %214
  %217 = trunc i64 %177 to i32
  %218 = lshr i32 %217, 8
  %219 = and i32 %218, 255
  %220 = load i64, ptr %1, align 8
  tail call fastcc void @doubt(ptr noundef nonnull %0, i64 noundef %213, i64 noundef %191, i64 noundef %216, i32 noundef %219, i1 noundef zeroext true, i64 noundef %220) #17
  %221 = load i64, ptr %22, align 8
  br label %238

222:                                              ; preds = %189
  %223 = xor i64 %181, %177
  %224 = icmp ult i64 %223, 65536
  br i1 %224, label %225, label %238

225:                                              ; preds = %222
  %226 = lshr i64 %177, 8
  %227 = and i64 %226, 255
  %228 = lshr i64 %181, 8
  %229 = and i64 %228, 255
  %230 = icmp ne i64 %227, 0
  %231 = icmp ne i64 %229, 0
  %232 = and i1 %230, %231
  %233 = icmp ne i64 %227, %229
  %234 = and i1 %233, %232
  %235 = icmp samesign ult i64 %229, 254
  %236 = select i1 %234, i1 %235, i1 false
  br i1 %236, label %237, label %238

237:                                              ; preds = %225
  tail call fastcc void @clash(ptr noundef nonnull %0, i64 noundef 15, ptr noundef nonnull %1, i64 noundef %177, i64 noundef range(i64 0, 4294967296) %180) #17
  br label %300

238:                                              ; preds = %185, %176, %225, %222, %211, %203
  %239 = phi i64 [ %181, %185 ], [ %181, %176 ], [ %181, %225 ], [ %181, %222 ], [ %221, %211 ], [ %181, %203 ]
  %240 = getelementptr inbounds nuw i8, ptr %21, i64 8
  %241 = load i64, ptr %240, align 8
  %242 = getelementptr inbounds nuw i8, ptr %21, i64 20
  %243 = load i32, ptr %242, align 4
  %244 = zext i32 %243 to i64
  %245 = and i64 %241, 15
  %246 = and i64 %245, %239
  %247 = icmp eq i64 %246, 0
  br i1 %247, label %300, label %248

248:                                              ; preds = %238
  %249 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %250 = load i8, ptr %249, align 8
  %251 = trunc nuw i8 %250 to i1
  br i1 %251, label %300, label %252

252:                                              ; preds = %248
  %253 = lshr i64 %241, 16
  %254 = and i64 %253, 65535
  %255 = lshr i64 %239, 16
  %256 = and i64 %255, 65535
  %257 = icmp eq i64 %254, %256
  br i1 %257, label %284, label %258

258:                                              ; preds = %252
  %259 = load ptr, ptr %0, align 8
  %260 = lshr i64 %241, 32
  %261 = getelementptr inbounds nuw i32, ptr %259, i64 %254
  %262 = load i32, ptr %261, align 4
  %263 = zext i32 %262 to i64
  %264 = icmp samesign ugt i64 %260, %263
  br i1 %264, label %265, label %266

265:                                              ; preds = %258
  tail call fastcc void @clash(ptr noundef nonnull %0, i64 noundef 13, ptr noundef nonnull %1, i64 noundef %241, i64 noundef range(i64 0, 4294967296) %244) #17
  br label %300

266:                                              ; preds = %258
  %267 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %268 = load i64, ptr %267, align 8
  %269 = getelementptr i32, ptr %259, i64 %268
  %270 = getelementptr i32, ptr %269, i64 %254
  %271 = load i32, ptr %270, align 4
  %272 = zext i32 %271 to i64
  %273 = icmp samesign ugt i64 %260, %272
  br i1 %273, label %274, label %300

274:                                              ; preds = %266
  %275 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %276 = load i64, ptr %275, align 8
  %277 = and i64 %241, -4294967296
  %278 = shl nuw nsw i64 %244, 4
  %279 = or i64 %278, %277
  %280 = trunc i64 %241 to i32
  %281 = lshr i32 %280, 8
  %282 = and i32 %281, 255
  %283 = load i64, ptr %1, align 8
  tail call fastcc void @doubt(ptr noundef nonnull %0, i64 noundef %276, i64 noundef %254, i64 noundef %279, i32 noundef %282, i1 noundef zeroext true, i64 noundef %283) #17
  br label %300

284:                                              ; preds = %252
  %285 = xor i64 %239, %241
  %286 = icmp ult i64 %285, 65536
  br i1 %286, label %287, label %300

287:                                              ; preds = %284
  %288 = lshr i64 %241, 8
  %289 = and i64 %288, 255
  %290 = lshr i64 %239, 8
  %291 = and i64 %290, 255
  %292 = icmp ne i64 %289, 0
  %293 = icmp ne i64 %291, 0
  %294 = and i1 %292, %293
  %295 = icmp ne i64 %289, %291
  %296 = and i1 %295, %294
  %297 = icmp samesign ult i64 %291, 254
  %298 = select i1 %296, i1 %297, i1 false
  br i1 %298, label %299, label %300

299:                                              ; preds = %287
  tail call fastcc void @clash(ptr noundef nonnull %0, i64 noundef 15, ptr noundef nonnull %1, i64 noundef %241, i64 noundef range(i64 0, 4294967296) %244) #17
  br label %300

300:                                              ; preds = %299, %287, %284, %265, %248, %238, %274, %266, %237, %202, %164, %172, %169, %123, %76, %48
  %301 = phi i1 [ true, %76 ], [ true, %123 ], [ true, %48 ], [ false, %169 ], [ false, %172 ], [ false, %164 ], [ true, %202 ], [ true, %237 ], [ true, %265 ], [ true, %299 ], [ false, %248 ], [ false, %238 ], [ false, %287 ], [ false, %284 ], [ false, %274 ], [ false, %266 ]
  ret i1 %301
}

define internal fastcc void @clash(ptr nocapture noundef writeonly initializes((104, 136)) %0, i64 noundef range(i64 12, 19) %1, ptr nocapture noundef nonnull readonly %2, i64 noundef %3, i64 noundef range(i64 0, 4294967296) %4) unnamed_addr #14 {
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
  tail call fastcc void @record(ptr noundef %0, i64 noundef %1, i64 noundef %7, i64 noundef %12, i64 noundef %15) #17
  ret void
}

declare i16 @llvm.vector.reduce.or.v8i16(<8 x i16>) #2

declare i64 @llvm.ctpop.i64(i64) #15

declare i64 @llvm.umin.i64(i64, i64) #15

declare i32 @llvm.umin.i32(i32, i32) #15

declare i64 @llvm.vector.reduce.or.v4i64(<4 x i64>) #15

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none) }
attributes #6 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { mustprogress nofree norecurse nosync nounwind willreturn memory(write, argmem: readwrite, inaccessiblemem: none) }
attributes #8 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) }
attributes #9 = { nofree noinline norecurse nosync nounwind memory(argmem: read) }
attributes #10 = { nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) }
attributes #11 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write) }
attributes #12 = { nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none) }
attributes #13 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none) }
attributes #14 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) }
attributes #15 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #16 = { nounwind }
attributes #17 = { nobuiltin }

; LLVM IR of access.c, made by python -m jit.llvm.generate.

%struct.Interval = type { i64, i64, i64 }

define range(i64 4294967296, 0) i64 @run(ptr noundef %0, ptr nocapture noundef readonly %1) #0 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 82432
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 320
  br label %8

8:                                                ; preds = %61, %2
  %9 = load <32 x i32>, ptr %3, align 64
  %10 = tail call i32 @llvm.vector.reduce.smin.v32i32(<32 x i32> %9)
  %11 = icmp sgt i32 %10, 2147483645
  br i1 %11, label %69, label %12

12:                                               ; preds = %8
  %13 = insertelement <32 x i32> poison, i32 %10, i64 0
  %14 = shufflevector <32 x i32> %13, <32 x i32> poison, <32 x i32> zeroinitializer
  %15 = icmp eq <32 x i32> %9, %14
  %16 = select <32 x i1> %15, <32 x i32> splat (i32 2147483647), <32 x i32> %9
  %17 = tail call i32 @llvm.vector.reduce.smin.v32i32(<32 x i32> %16)
  %18 = bitcast <32 x i1> %15 to i32
  %19 = zext i32 %18 to i64
  br label %20

20:                                               ; preds = %42, %12
  %21 = phi i32 [ %10, %12 ], [ %55, %42 ]
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds ptr, ptr %1, i64 %22
  %24 = load ptr, ptr %23, align 8
  %25 = icmp eq ptr %24, null
  br i1 %25, label %36, label %26

26:                                               ; preds = %20
  %27 = load i64, ptr %4, align 32
  %28 = add nsw i64 %27, -1
  store i64 %28, ptr %4, align 32
  %29 = icmp slt i64 %27, 1
  br i1 %29, label %36, label %30

30:                                               ; preds = %26
  %31 = load ptr, ptr %5, align 8
  %32 = icmp eq ptr %31, null
  br i1 %32, label %42, label %33

33:                                               ; preds = %30
  %34 = getelementptr inbounds nuw i8, ptr %31, i64 24
  %35 = load i64, ptr %34, align 8
  br label %42

36:                                               ; preds = %20, %26
  %37 = phi i64 [ 25769803776, %26 ], [ 30064771072, %20 ]
  %38 = insertelement <32 x i32> poison, i32 %21, i64 0
  %39 = shufflevector <32 x i32> %38, <32 x i32> poison, <32 x i32> zeroinitializer
  %40 = load <32 x i32>, ptr %3, align 64
  %41 = select <32 x i1> %15, <32 x i32> %39, <32 x i32> %40
  store <32 x i32> %41, ptr %3, align 64
  br label %69

42:                                               ; preds = %33, %30
  %43 = phi i64 [ %35, %33 ], [ 0, %30 ]
  %44 = load i64, ptr %7, align 64
  %45 = add i64 %44, 1
  store i64 %45, ptr %7, align 64
  %46 = shl i64 %44, 1
  %47 = and i64 %46, 510
  %48 = getelementptr inbounds nuw i64, ptr %6, i64 %47
  %49 = or i64 %43, %22
  store i64 %49, ptr %48, align 8
  %50 = getelementptr inbounds nuw i8, ptr %48, i64 8
  store i64 %19, ptr %50, align 8
  %51 = tail call i64 %24(ptr noundef nonnull %0, i32 noundef %18) #9
  %52 = lshr i64 %51, 32
  %53 = trunc i64 %51 to i32
  %54 = icmp eq i64 %52, 3
  %55 = select i1 %54, i32 %21, i32 %53
  %56 = icmp ult i64 %51, 4294967296
  %57 = icmp slt i32 %55, %17
  %58 = select i1 %56, i1 %57, i1 false
  br i1 %58, label %20, label %59

59:                                               ; preds = %42
  %60 = icmp eq i64 %52, 1
  br i1 %60, label %61, label %62

61:                                               ; preds = %59, %62
  br label %8

62:                                               ; preds = %59
  %63 = insertelement <32 x i32> poison, i32 %55, i64 0
  %64 = shufflevector <32 x i32> %63, <32 x i32> poison, <32 x i32> zeroinitializer
  %65 = load <32 x i32>, ptr %3, align 64
  %66 = select <32 x i1> %15, <32 x i32> %64, <32 x i32> %65
  store <32 x i32> %66, ptr %3, align 64
  br i1 %56, label %61, label %67

67:                                               ; preds = %62
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 120
  store <32 x i1> %15, ptr %68, align 8
  br label %69

69:                                               ; preds = %8, %67, %36
  %70 = phi i64 [ %37, %36 ], [ %51, %67 ], [ 21474836480, %8 ]
  ret i64 %70
}

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare i32 @llvm.vector.reduce.smin.v32i32(<32 x i32>) #2

declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

define zeroext i1 @load_1(ptr noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, ptr nocapture noundef writeonly %3, ptr noundef %4, i64 noundef %5) #3 {
  %7 = alloca <32 x i64>, align 64
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %7) #10
  %8 = call fastcc i32 @resolve(ptr noundef %0, ptr noundef %1, i32 noundef %2, i64 noundef %5, ptr noundef %4, ptr noundef %7) #11
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %48, label %10

10:                                               ; preds = %6
  %11 = icmp eq i64 %5, 0
  br label %12

12:                                               ; preds = %10, %44
  %13 = phi i32 [ %8, %10 ], [ %46, %44 ]
  %14 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %13, i1 true)
  %15 = zext nneg i32 %14 to i64
  %16 = getelementptr inbounds nuw ptr, ptr %7, i64 %15
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds nuw i64, ptr %1, i64 %15
  %19 = load i64, ptr %18, align 8
  %20 = icmp ult i64 %19, -281474976710656
  %21 = or i1 %20, %11
  br i1 %21, label %27, label %22

22:                                               ; preds = %12
  %23 = getelementptr inbounds nuw i8, ptr %17, i64 262144
  br label %29

24:                                               ; preds = %29
  %25 = add nuw i64 %30, 1
  %26 = icmp eq i64 %25, %5
  br i1 %26, label %28, label %29

27:                                               ; preds = %12
  br i1 %11, label %44, label %28

28:                                               ; preds = %24, %27
  br label %35

29:                                               ; preds = %22, %24
  %30 = phi i64 [ 0, %22 ], [ %25, %24 ]
  %31 = getelementptr inbounds nuw i8, ptr %23, i64 %30
  %32 = load i8, ptr %31, align 1
  %33 = icmp eq i8 %32, -1
  br i1 %33, label %24, label %34

34:                                               ; preds = %29
  tail call fastcc void @fault(ptr noundef %0, i64 noundef 3, i32 noundef %14, i64 noundef %19, i64 noundef %5) #11
  br label %48

35:                                               ; preds = %28, %35
  %36 = phi i64 [ %42, %35 ], [ 0, %28 ]
  %37 = shl i64 %36, 5
  %38 = or disjoint i64 %37, %15
  %39 = getelementptr inbounds nuw i8, ptr %3, i64 %38
  %40 = getelementptr inbounds nuw i8, ptr %17, i64 %36
  %41 = load i8, ptr %40, align 1
  store i8 %41, ptr %39, align 1
  %42 = add nuw i64 %36, 1
  %43 = icmp eq i64 %42, %5
  br i1 %43, label %44, label %35

44:                                               ; preds = %35, %27
  %45 = add i32 %13, -1
  %46 = and i32 %45, %13
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %48, label %12

48:                                               ; preds = %44, %6, %34
  %49 = phi i1 [ true, %34 ], [ false, %6 ], [ false, %44 ]
  %50 = icmp ne i32 %8, %2
  %51 = or i1 %49, %50
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %7) #10
  ret i1 %51
}

define zeroext i1 @store_1(ptr noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, ptr nocapture noundef readonly %3, ptr noundef %4, i64 noundef %5) #3 {
  %7 = alloca <32 x i64>, align 64
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %7) #10
  %8 = call fastcc i32 @resolve(ptr noundef %0, ptr noundef %1, i32 noundef %2, i64 noundef %5, ptr noundef %4, ptr noundef %7) #11
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %39, label %10

10:                                               ; preds = %6
  %11 = icmp eq i64 %5, 0
  br label %12

12:                                               ; preds = %10, %23
  %13 = phi i32 [ %8, %10 ], [ %25, %23 ]
  %14 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %13, i1 true)
  %15 = zext nneg i32 %14 to i64
  %16 = getelementptr inbounds nuw ptr, ptr %7, i64 %15
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds nuw i64, ptr %1, i64 %15
  %19 = load i64, ptr %18, align 8
  %20 = icmp ugt i64 %19, -281474976710657
  br i1 %11, label %23, label %21

21:                                               ; preds = %12
  %22 = getelementptr inbounds nuw i8, ptr %17, i64 262144
  br label %27

23:                                               ; preds = %36, %12
  %24 = add i32 %13, -1
  %25 = and i32 %24, %13
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %39, label %12

27:                                               ; preds = %21, %36
  %28 = phi i64 [ 0, %21 ], [ %37, %36 ]
  %29 = getelementptr inbounds nuw i8, ptr %17, i64 %28
  %30 = shl i64 %28, 5
  %31 = or disjoint i64 %30, %15
  %32 = getelementptr inbounds nuw i8, ptr %3, i64 %31
  %33 = load i8, ptr %32, align 1
  store i8 %33, ptr %29, align 1
  br i1 %20, label %34, label %36

34:                                               ; preds = %27
  %35 = getelementptr inbounds nuw i8, ptr %22, i64 %28
  store i8 -1, ptr %35, align 1
  br label %36

36:                                               ; preds = %34, %27
  %37 = add nuw i64 %28, 1
  %38 = icmp eq i64 %37, %5
  br i1 %38, label %23, label %27

39:                                               ; preds = %23, %6
  %40 = icmp ne i32 %8, %2
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %7) #10
  ret i1 %40
}

define zeroext i1 @lost_1(ptr noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, ptr nocapture noundef readonly %3, ptr noundef %4, i64 noundef %5) #3 {
  %7 = alloca <32 x i64>, align 64
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %9 = load ptr, ptr %8, align 8
  %10 = icmp eq ptr %9, null
  br i1 %10, label %48, label %11

11:                                               ; preds = %6
  %12 = tail call fastcc zeroext i1 @are_apart(ptr noundef %1, i32 noundef %2, i64 noundef %5) #11
  br i1 %12, label %48, label %13

13:                                               ; preds = %11
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %7) #10
  %14 = call fastcc i32 @resolve(ptr noundef nonnull %0, ptr noundef %1, i32 noundef %2, i64 noundef %5, ptr noundef %4, ptr noundef %7) #11
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %44, label %16

16:                                               ; preds = %13
  %17 = icmp eq i64 %5, 0
  br label %18

18:                                               ; preds = %16, %40
  %19 = phi i32 [ %14, %16 ], [ %42, %40 ]
  %20 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %19, i1 true)
  br i1 %17, label %40, label %21

21:                                               ; preds = %18
  %22 = zext nneg i32 %20 to i64
  %23 = getelementptr inbounds nuw ptr, ptr %7, i64 %22
  %24 = load ptr, ptr %23, align 8
  br label %28

25:                                               ; preds = %28
  %26 = add nuw i64 %29, 1
  %27 = icmp eq i64 %26, %5
  br i1 %27, label %40, label %28

28:                                               ; preds = %21, %25
  %29 = phi i64 [ 0, %21 ], [ %26, %25 ]
  %30 = getelementptr inbounds nuw i8, ptr %24, i64 %29
  %31 = shl i64 %29, 5
  %32 = or disjoint i64 %31, %22
  %33 = getelementptr inbounds nuw i8, ptr %3, i64 %32
  %34 = load i8, ptr %30, align 1
  %35 = load i8, ptr %33, align 1
  %36 = icmp eq i8 %34, %35
  br i1 %36, label %25, label %37

37:                                               ; preds = %28
  %38 = getelementptr inbounds nuw i64, ptr %1, i64 %22
  %39 = load i64, ptr %38, align 8
  tail call fastcc void @fault(ptr noundef %0, i64 noundef 0, i32 noundef %20, i64 noundef %39, i64 noundef %5) #11
  br label %44

40:                                               ; preds = %25, %18
  %41 = add i32 %19, -1
  %42 = and i32 %41, %19
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %44, label %18

44:                                               ; preds = %40, %13, %37
  %45 = phi i1 [ true, %37 ], [ false, %13 ], [ false, %40 ]
  %46 = icmp ne i32 %14, %2
  %47 = or i1 %45, %46
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %7) #10
  br label %48

48:                                               ; preds = %6, %11, %44
  %49 = phi i1 [ %47, %44 ], [ false, %11 ], [ false, %6 ]
  ret i1 %49
}

define zeroext i1 @load_2(ptr noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, ptr nocapture noundef writeonly %3, ptr noundef %4, i64 noundef %5) #3 {
  %7 = alloca <32 x i64>, align 64
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %7) #10
  %8 = shl i64 %5, 1
  %9 = call fastcc i32 @resolve(ptr noundef %0, ptr noundef %1, i32 noundef %2, i64 noundef %8, ptr noundef %4, ptr noundef %7) #11
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %52, label %11

11:                                               ; preds = %6
  %12 = icmp eq i64 %8, 0
  %13 = icmp eq i64 %5, 0
  br label %14

14:                                               ; preds = %11, %48
  %15 = phi i32 [ %9, %11 ], [ %50, %48 ]
  %16 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %15, i1 true)
  %17 = zext nneg i32 %16 to i64
  %18 = getelementptr inbounds nuw ptr, ptr %7, i64 %17
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds nuw i64, ptr %1, i64 %17
  %21 = load i64, ptr %20, align 8
  %22 = icmp ult i64 %21, -281474976710656
  %23 = or i1 %22, %12
  br i1 %23, label %29, label %24

24:                                               ; preds = %14
  %25 = getelementptr inbounds nuw i8, ptr %19, i64 262144
  br label %32

26:                                               ; preds = %32
  %27 = add nuw i64 %33, 2
  %28 = icmp ult i64 %27, %8
  br i1 %28, label %32, label %29

29:                                               ; preds = %26, %14
  br i1 %13, label %48, label %30

30:                                               ; preds = %29
  %31 = shl nuw nsw i64 %17, 1
  br label %38

32:                                               ; preds = %24, %26
  %33 = phi i64 [ 0, %24 ], [ %27, %26 ]
  %34 = getelementptr inbounds nuw i8, ptr %25, i64 %33
  %35 = load i16, ptr %34, align 1
  %36 = icmp eq i16 %35, -1
  br i1 %36, label %26, label %37

37:                                               ; preds = %32
  tail call fastcc void @fault(ptr noundef %0, i64 noundef 3, i32 noundef %16, i64 noundef %21, i64 noundef %8) #11
  br label %52

38:                                               ; preds = %30, %38
  %39 = phi i64 [ 0, %30 ], [ %46, %38 ]
  %40 = shl i64 %39, 6
  %41 = or disjoint i64 %40, %31
  %42 = getelementptr inbounds nuw i8, ptr %3, i64 %41
  %43 = shl i64 %39, 1
  %44 = getelementptr inbounds nuw i8, ptr %19, i64 %43
  %45 = load i16, ptr %44, align 1
  store i16 %45, ptr %42, align 1
  %46 = add nuw i64 %39, 1
  %47 = icmp eq i64 %46, %5
  br i1 %47, label %48, label %38

48:                                               ; preds = %38, %29
  %49 = add i32 %15, -1
  %50 = and i32 %49, %15
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %52, label %14

52:                                               ; preds = %48, %6, %37
  %53 = phi i1 [ true, %37 ], [ false, %6 ], [ false, %48 ]
  %54 = icmp ne i32 %9, %2
  %55 = or i1 %53, %54
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %7) #10
  ret i1 %55
}

define zeroext i1 @store_2(ptr noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, ptr nocapture noundef readonly %3, ptr noundef %4, i64 noundef %5) #3 {
  %7 = alloca <32 x i64>, align 64
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %7) #10
  %8 = shl i64 %5, 1
  %9 = call fastcc i32 @resolve(ptr noundef %0, ptr noundef %1, i32 noundef %2, i64 noundef %8, ptr noundef %4, ptr noundef %7) #11
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %42, label %11

11:                                               ; preds = %6
  %12 = icmp eq i64 %5, 0
  br label %13

13:                                               ; preds = %11, %25
  %14 = phi i32 [ %9, %11 ], [ %27, %25 ]
  %15 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %14, i1 true)
  %16 = zext nneg i32 %15 to i64
  %17 = getelementptr inbounds nuw ptr, ptr %7, i64 %16
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds nuw i64, ptr %1, i64 %16
  %20 = load i64, ptr %19, align 8
  %21 = icmp ugt i64 %20, -281474976710657
  br i1 %12, label %25, label %22

22:                                               ; preds = %13
  %23 = shl nuw nsw i64 %16, 1
  %24 = getelementptr inbounds nuw i8, ptr %18, i64 262144
  br label %29

25:                                               ; preds = %39, %13
  %26 = add i32 %14, -1
  %27 = and i32 %26, %14
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %42, label %13

29:                                               ; preds = %22, %39
  %30 = phi i64 [ 0, %22 ], [ %40, %39 ]
  %31 = shl i64 %30, 1
  %32 = getelementptr inbounds nuw i8, ptr %18, i64 %31
  %33 = shl i64 %30, 6
  %34 = or disjoint i64 %33, %23
  %35 = getelementptr inbounds nuw i8, ptr %3, i64 %34
  %36 = load i16, ptr %35, align 1
  store i16 %36, ptr %32, align 1
  br i1 %21, label %37, label %39

37:                                               ; preds = %29
  %38 = getelementptr inbounds nuw i8, ptr %24, i64 %31
  store i16 -1, ptr %38, align 1
  br label %39

39:                                               ; preds = %37, %29
  %40 = add nuw i64 %30, 1
  %41 = icmp eq i64 %40, %5
  br i1 %41, label %25, label %29

42:                                               ; preds = %25, %6
  %43 = icmp ne i32 %9, %2
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %7) #10
  ret i1 %43
}

define zeroext i1 @lost_2(ptr noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, ptr nocapture noundef readonly %3, ptr noundef %4, i64 noundef %5) #3 {
  %7 = alloca <32 x i64>, align 64
  %8 = shl i64 %5, 1
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %10 = load ptr, ptr %9, align 8
  %11 = icmp eq ptr %10, null
  br i1 %11, label %51, label %12

12:                                               ; preds = %6
  %13 = tail call fastcc zeroext i1 @are_apart(ptr noundef %1, i32 noundef %2, i64 noundef %8) #11
  br i1 %13, label %51, label %14

14:                                               ; preds = %12
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %7) #10
  %15 = call fastcc i32 @resolve(ptr noundef nonnull %0, ptr noundef %1, i32 noundef %2, i64 noundef %8, ptr noundef %4, ptr noundef %7) #11
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %47, label %17

17:                                               ; preds = %14
  %18 = icmp eq i64 %5, 0
  br label %19

19:                                               ; preds = %17, %43
  %20 = phi i32 [ %15, %17 ], [ %45, %43 ]
  %21 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %20, i1 true)
  br i1 %18, label %43, label %22

22:                                               ; preds = %19
  %23 = zext nneg i32 %21 to i64
  %24 = getelementptr inbounds nuw ptr, ptr %7, i64 %23
  %25 = load ptr, ptr %24, align 8
  %26 = shl nuw nsw i64 %23, 1
  br label %30

27:                                               ; preds = %30
  %28 = add nuw i64 %31, 1
  %29 = icmp eq i64 %28, %5
  br i1 %29, label %43, label %30

30:                                               ; preds = %22, %27
  %31 = phi i64 [ 0, %22 ], [ %28, %27 ]
  %32 = shl i64 %31, 1
  %33 = getelementptr inbounds nuw i8, ptr %25, i64 %32
  %34 = shl i64 %31, 6
  %35 = or disjoint i64 %34, %26
  %36 = getelementptr inbounds nuw i8, ptr %3, i64 %35
  %37 = load i16, ptr %33, align 1
  %38 = load i16, ptr %36, align 1
  %39 = icmp eq i16 %37, %38
  br i1 %39, label %27, label %40

40:                                               ; preds = %30
  %41 = getelementptr inbounds nuw i64, ptr %1, i64 %23
  %42 = load i64, ptr %41, align 8
  tail call fastcc void @fault(ptr noundef %0, i64 noundef 0, i32 noundef %21, i64 noundef %42, i64 noundef %8) #11
  br label %47

43:                                               ; preds = %27, %19
  %44 = add i32 %20, -1
  %45 = and i32 %44, %20
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %47, label %19

47:                                               ; preds = %43, %14, %40
  %48 = phi i1 [ true, %40 ], [ false, %14 ], [ false, %43 ]
  %49 = icmp ne i32 %15, %2
  %50 = or i1 %48, %49
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %7) #10
  br label %51

51:                                               ; preds = %6, %12, %47
  %52 = phi i1 [ %50, %47 ], [ false, %12 ], [ false, %6 ]
  ret i1 %52
}

define zeroext i1 @load_4(ptr noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, ptr nocapture noundef writeonly %3, ptr noundef %4, i64 noundef %5) #3 {
  %7 = alloca <32 x i64>, align 64
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %7) #10
  %8 = shl i64 %5, 2
  %9 = call fastcc i32 @resolve(ptr noundef %0, ptr noundef %1, i32 noundef %2, i64 noundef %8, ptr noundef %4, ptr noundef %7) #11
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %52, label %11

11:                                               ; preds = %6
  %12 = icmp eq i64 %8, 0
  %13 = icmp eq i64 %5, 0
  br label %14

14:                                               ; preds = %11, %48
  %15 = phi i32 [ %9, %11 ], [ %50, %48 ]
  %16 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %15, i1 true)
  %17 = zext nneg i32 %16 to i64
  %18 = getelementptr inbounds nuw ptr, ptr %7, i64 %17
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds nuw i64, ptr %1, i64 %17
  %21 = load i64, ptr %20, align 8
  %22 = icmp ult i64 %21, -281474976710656
  %23 = or i1 %22, %12
  br i1 %23, label %29, label %24

24:                                               ; preds = %14
  %25 = getelementptr inbounds nuw i8, ptr %19, i64 262144
  br label %32

26:                                               ; preds = %32
  %27 = add nuw i64 %33, 4
  %28 = icmp ult i64 %27, %8
  br i1 %28, label %32, label %29

29:                                               ; preds = %26, %14
  br i1 %13, label %48, label %30

30:                                               ; preds = %29
  %31 = shl nuw nsw i64 %17, 2
  br label %38

32:                                               ; preds = %24, %26
  %33 = phi i64 [ 0, %24 ], [ %27, %26 ]
  %34 = getelementptr inbounds nuw i8, ptr %25, i64 %33
  %35 = load i32, ptr %34, align 1
  %36 = icmp eq i32 %35, -1
  br i1 %36, label %26, label %37

37:                                               ; preds = %32
  tail call fastcc void @fault(ptr noundef %0, i64 noundef 3, i32 noundef %16, i64 noundef %21, i64 noundef %8) #11
  br label %52

38:                                               ; preds = %30, %38
  %39 = phi i64 [ 0, %30 ], [ %46, %38 ]
  %40 = shl i64 %39, 7
  %41 = or disjoint i64 %40, %31
  %42 = getelementptr inbounds nuw i8, ptr %3, i64 %41
  %43 = shl i64 %39, 2
  %44 = getelementptr inbounds nuw i8, ptr %19, i64 %43
  %45 = load i32, ptr %44, align 1
  store i32 %45, ptr %42, align 1
  %46 = add nuw i64 %39, 1
  %47 = icmp eq i64 %46, %5
  br i1 %47, label %48, label %38

48:                                               ; preds = %38, %29
  %49 = add i32 %15, -1
  %50 = and i32 %49, %15
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %52, label %14

52:                                               ; preds = %48, %6, %37
  %53 = phi i1 [ true, %37 ], [ false, %6 ], [ false, %48 ]
  %54 = icmp ne i32 %9, %2
  %55 = or i1 %53, %54
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %7) #10
  ret i1 %55
}

define zeroext i1 @store_4(ptr noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, ptr nocapture noundef readonly %3, ptr noundef %4, i64 noundef %5) #3 {
  %7 = alloca <32 x i64>, align 64
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %7) #10
  %8 = shl i64 %5, 2
  %9 = call fastcc i32 @resolve(ptr noundef %0, ptr noundef %1, i32 noundef %2, i64 noundef %8, ptr noundef %4, ptr noundef %7) #11
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %42, label %11

11:                                               ; preds = %6
  %12 = icmp eq i64 %5, 0
  br label %13

13:                                               ; preds = %11, %25
  %14 = phi i32 [ %9, %11 ], [ %27, %25 ]
  %15 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %14, i1 true)
  %16 = zext nneg i32 %15 to i64
  %17 = getelementptr inbounds nuw ptr, ptr %7, i64 %16
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds nuw i64, ptr %1, i64 %16
  %20 = load i64, ptr %19, align 8
  %21 = icmp ugt i64 %20, -281474976710657
  br i1 %12, label %25, label %22

22:                                               ; preds = %13
  %23 = shl nuw nsw i64 %16, 2
  %24 = getelementptr inbounds nuw i8, ptr %18, i64 262144
  br label %29

25:                                               ; preds = %39, %13
  %26 = add i32 %14, -1
  %27 = and i32 %26, %14
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %42, label %13

29:                                               ; preds = %22, %39
  %30 = phi i64 [ 0, %22 ], [ %40, %39 ]
  %31 = shl i64 %30, 2
  %32 = getelementptr inbounds nuw i8, ptr %18, i64 %31
  %33 = shl i64 %30, 7
  %34 = or disjoint i64 %33, %23
  %35 = getelementptr inbounds nuw i8, ptr %3, i64 %34
  %36 = load i32, ptr %35, align 1
  store i32 %36, ptr %32, align 1
  br i1 %21, label %37, label %39

37:                                               ; preds = %29
  %38 = getelementptr inbounds nuw i8, ptr %24, i64 %31
  store i32 -1, ptr %38, align 1
  br label %39

39:                                               ; preds = %37, %29
  %40 = add nuw i64 %30, 1
  %41 = icmp eq i64 %40, %5
  br i1 %41, label %25, label %29

42:                                               ; preds = %25, %6
  %43 = icmp ne i32 %9, %2
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %7) #10
  ret i1 %43
}

define zeroext i1 @lost_4(ptr noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, ptr nocapture noundef readonly %3, ptr noundef %4, i64 noundef %5) #3 {
  %7 = alloca <32 x i64>, align 64
  %8 = shl i64 %5, 2
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %10 = load ptr, ptr %9, align 8
  %11 = icmp eq ptr %10, null
  br i1 %11, label %51, label %12

12:                                               ; preds = %6
  %13 = tail call fastcc zeroext i1 @are_apart(ptr noundef %1, i32 noundef %2, i64 noundef %8) #11
  br i1 %13, label %51, label %14

14:                                               ; preds = %12
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %7) #10
  %15 = call fastcc i32 @resolve(ptr noundef nonnull %0, ptr noundef %1, i32 noundef %2, i64 noundef %8, ptr noundef %4, ptr noundef %7) #11
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %47, label %17

17:                                               ; preds = %14
  %18 = icmp eq i64 %5, 0
  br label %19

19:                                               ; preds = %17, %43
  %20 = phi i32 [ %15, %17 ], [ %45, %43 ]
  %21 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %20, i1 true)
  br i1 %18, label %43, label %22

22:                                               ; preds = %19
  %23 = zext nneg i32 %21 to i64
  %24 = getelementptr inbounds nuw ptr, ptr %7, i64 %23
  %25 = load ptr, ptr %24, align 8
  %26 = shl nuw nsw i64 %23, 2
  br label %30

27:                                               ; preds = %30
  %28 = add nuw i64 %31, 1
  %29 = icmp eq i64 %28, %5
  br i1 %29, label %43, label %30

30:                                               ; preds = %22, %27
  %31 = phi i64 [ 0, %22 ], [ %28, %27 ]
  %32 = shl i64 %31, 2
  %33 = getelementptr inbounds nuw i8, ptr %25, i64 %32
  %34 = shl i64 %31, 7
  %35 = or disjoint i64 %34, %26
  %36 = getelementptr inbounds nuw i8, ptr %3, i64 %35
  %37 = load i32, ptr %33, align 1
  %38 = load i32, ptr %36, align 1
  %39 = icmp eq i32 %37, %38
  br i1 %39, label %27, label %40

40:                                               ; preds = %30
  %41 = getelementptr inbounds nuw i64, ptr %1, i64 %23
  %42 = load i64, ptr %41, align 8
  tail call fastcc void @fault(ptr noundef %0, i64 noundef 0, i32 noundef %21, i64 noundef %42, i64 noundef %8) #11
  br label %47

43:                                               ; preds = %27, %19
  %44 = add i32 %20, -1
  %45 = and i32 %44, %20
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %47, label %19

47:                                               ; preds = %43, %14, %40
  %48 = phi i1 [ true, %40 ], [ false, %14 ], [ false, %43 ]
  %49 = icmp ne i32 %15, %2
  %50 = or i1 %48, %49
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %7) #10
  br label %51

51:                                               ; preds = %6, %12, %47
  %52 = phi i1 [ %50, %47 ], [ false, %12 ], [ false, %6 ]
  ret i1 %52
}

define zeroext i1 @load_8(ptr noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, ptr nocapture noundef writeonly %3, ptr noundef %4, i64 noundef %5) #3 {
  %7 = alloca <32 x i64>, align 64
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %7) #10
  %8 = shl i64 %5, 3
  %9 = call fastcc i32 @resolve(ptr noundef %0, ptr noundef %1, i32 noundef %2, i64 noundef %8, ptr noundef %4, ptr noundef %7) #11
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %52, label %11

11:                                               ; preds = %6
  %12 = icmp eq i64 %8, 0
  %13 = icmp eq i64 %5, 0
  br label %14

14:                                               ; preds = %11, %48
  %15 = phi i32 [ %9, %11 ], [ %50, %48 ]
  %16 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %15, i1 true)
  %17 = zext nneg i32 %16 to i64
  %18 = getelementptr inbounds nuw ptr, ptr %7, i64 %17
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds nuw i64, ptr %1, i64 %17
  %21 = load i64, ptr %20, align 8
  %22 = icmp ult i64 %21, -281474976710656
  %23 = or i1 %22, %12
  br i1 %23, label %29, label %24

24:                                               ; preds = %14
  %25 = getelementptr inbounds nuw i8, ptr %19, i64 262144
  br label %32

26:                                               ; preds = %32
  %27 = add nuw i64 %33, 8
  %28 = icmp ult i64 %27, %8
  br i1 %28, label %32, label %29

29:                                               ; preds = %26, %14
  br i1 %13, label %48, label %30

30:                                               ; preds = %29
  %31 = shl nuw nsw i64 %17, 3
  br label %38

32:                                               ; preds = %24, %26
  %33 = phi i64 [ 0, %24 ], [ %27, %26 ]
  %34 = getelementptr inbounds nuw i8, ptr %25, i64 %33
  %35 = load i64, ptr %34, align 1
  %36 = icmp eq i64 %35, -1
  br i1 %36, label %26, label %37

37:                                               ; preds = %32
  tail call fastcc void @fault(ptr noundef %0, i64 noundef 3, i32 noundef %16, i64 noundef %21, i64 noundef %8) #11
  br label %52

38:                                               ; preds = %30, %38
  %39 = phi i64 [ 0, %30 ], [ %46, %38 ]
  %40 = shl i64 %39, 8
  %41 = or disjoint i64 %40, %31
  %42 = getelementptr inbounds nuw i8, ptr %3, i64 %41
  %43 = shl i64 %39, 3
  %44 = getelementptr inbounds nuw i8, ptr %19, i64 %43
  %45 = load i64, ptr %44, align 1
  store i64 %45, ptr %42, align 1
  %46 = add nuw i64 %39, 1
  %47 = icmp eq i64 %46, %5
  br i1 %47, label %48, label %38

48:                                               ; preds = %38, %29
  %49 = add i32 %15, -1
  %50 = and i32 %49, %15
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %52, label %14

52:                                               ; preds = %48, %6, %37
  %53 = phi i1 [ true, %37 ], [ false, %6 ], [ false, %48 ]
  %54 = icmp ne i32 %9, %2
  %55 = or i1 %53, %54
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %7) #10
  ret i1 %55
}

define zeroext i1 @store_8(ptr noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, ptr nocapture noundef readonly %3, ptr noundef %4, i64 noundef %5) #3 {
  %7 = alloca <32 x i64>, align 64
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %7) #10
  %8 = shl i64 %5, 3
  %9 = call fastcc i32 @resolve(ptr noundef %0, ptr noundef %1, i32 noundef %2, i64 noundef %8, ptr noundef %4, ptr noundef %7) #11
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %42, label %11

11:                                               ; preds = %6
  %12 = icmp eq i64 %5, 0
  br label %13

13:                                               ; preds = %11, %25
  %14 = phi i32 [ %9, %11 ], [ %27, %25 ]
  %15 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %14, i1 true)
  %16 = zext nneg i32 %15 to i64
  %17 = getelementptr inbounds nuw ptr, ptr %7, i64 %16
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds nuw i64, ptr %1, i64 %16
  %20 = load i64, ptr %19, align 8
  %21 = icmp ugt i64 %20, -281474976710657
  br i1 %12, label %25, label %22

22:                                               ; preds = %13
  %23 = shl nuw nsw i64 %16, 3
  %24 = getelementptr inbounds nuw i8, ptr %18, i64 262144
  br label %29

25:                                               ; preds = %39, %13
  %26 = add i32 %14, -1
  %27 = and i32 %26, %14
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %42, label %13

29:                                               ; preds = %22, %39
  %30 = phi i64 [ 0, %22 ], [ %40, %39 ]
  %31 = shl i64 %30, 3
  %32 = getelementptr inbounds nuw i8, ptr %18, i64 %31
  %33 = shl i64 %30, 8
  %34 = or disjoint i64 %33, %23
  %35 = getelementptr inbounds nuw i8, ptr %3, i64 %34
  %36 = load i64, ptr %35, align 1
  store i64 %36, ptr %32, align 1
  br i1 %21, label %37, label %39

37:                                               ; preds = %29
  %38 = getelementptr inbounds nuw i8, ptr %24, i64 %31
  store i64 -1, ptr %38, align 1
  br label %39

39:                                               ; preds = %37, %29
  %40 = add nuw i64 %30, 1
  %41 = icmp eq i64 %40, %5
  br i1 %41, label %25, label %29

42:                                               ; preds = %25, %6
  %43 = icmp ne i32 %9, %2
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %7) #10
  ret i1 %43
}

define zeroext i1 @lost_8(ptr noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, ptr nocapture noundef readonly %3, ptr noundef %4, i64 noundef %5) #3 {
  %7 = alloca <32 x i64>, align 64
  %8 = shl i64 %5, 3
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %10 = load ptr, ptr %9, align 8
  %11 = icmp eq ptr %10, null
  br i1 %11, label %51, label %12

12:                                               ; preds = %6
  %13 = tail call fastcc zeroext i1 @are_apart(ptr noundef %1, i32 noundef %2, i64 noundef %8) #11
  br i1 %13, label %51, label %14

14:                                               ; preds = %12
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %7) #10
  %15 = call fastcc i32 @resolve(ptr noundef nonnull %0, ptr noundef %1, i32 noundef %2, i64 noundef %8, ptr noundef %4, ptr noundef %7) #11
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %47, label %17

17:                                               ; preds = %14
  %18 = icmp eq i64 %5, 0
  br label %19

19:                                               ; preds = %17, %43
  %20 = phi i32 [ %15, %17 ], [ %45, %43 ]
  %21 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %20, i1 true)
  br i1 %18, label %43, label %22

22:                                               ; preds = %19
  %23 = zext nneg i32 %21 to i64
  %24 = getelementptr inbounds nuw ptr, ptr %7, i64 %23
  %25 = load ptr, ptr %24, align 8
  %26 = shl nuw nsw i64 %23, 3
  br label %30

27:                                               ; preds = %30
  %28 = add nuw i64 %31, 1
  %29 = icmp eq i64 %28, %5
  br i1 %29, label %43, label %30

30:                                               ; preds = %22, %27
  %31 = phi i64 [ 0, %22 ], [ %28, %27 ]
  %32 = shl i64 %31, 3
  %33 = getelementptr inbounds nuw i8, ptr %25, i64 %32
  %34 = shl i64 %31, 8
  %35 = or disjoint i64 %34, %26
  %36 = getelementptr inbounds nuw i8, ptr %3, i64 %35
  %37 = load i64, ptr %33, align 1
  %38 = load i64, ptr %36, align 1
  %39 = icmp eq i64 %37, %38
  br i1 %39, label %27, label %40

40:                                               ; preds = %30
  %41 = getelementptr inbounds nuw i64, ptr %1, i64 %23
  %42 = load i64, ptr %41, align 8
  tail call fastcc void @fault(ptr noundef %0, i64 noundef 0, i32 noundef %21, i64 noundef %42, i64 noundef %8) #11
  br label %47

43:                                               ; preds = %27, %19
  %44 = add i32 %20, -1
  %45 = and i32 %44, %20
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %47, label %19

47:                                               ; preds = %43, %14, %40
  %48 = phi i1 [ true, %40 ], [ false, %14 ], [ false, %43 ]
  %49 = icmp ne i32 %15, %2
  %50 = or i1 %48, %49
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %7) #10
  br label %51

51:                                               ; preds = %6, %12, %47
  %52 = phi i1 [ %50, %47 ], [ false, %12 ], [ false, %6 ]
  ret i1 %52
}

define zeroext i1 @load_16(ptr noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, ptr nocapture noundef writeonly %3, ptr noundef %4, i64 noundef %5) #3 {
  %7 = alloca <32 x i64>, align 64
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %7) #10
  %8 = shl i64 %5, 4
  %9 = call fastcc i32 @resolve(ptr noundef %0, ptr noundef %1, i32 noundef %2, i64 noundef %8, ptr noundef %4, ptr noundef %7) #11
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %51, label %11

11:                                               ; preds = %6
  %12 = icmp eq i64 %8, 0
  %13 = icmp eq i64 %5, 0
  br label %14

14:                                               ; preds = %11, %47
  %15 = phi i32 [ %9, %11 ], [ %49, %47 ]
  %16 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %15, i1 true)
  %17 = zext nneg i32 %16 to i64
  %18 = getelementptr inbounds nuw ptr, ptr %7, i64 %17
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds nuw i64, ptr %1, i64 %17
  %21 = load i64, ptr %20, align 8
  %22 = icmp ult i64 %21, -281474976710656
  %23 = or i1 %22, %12
  br i1 %23, label %29, label %24

24:                                               ; preds = %14
  %25 = getelementptr inbounds nuw i8, ptr %19, i64 262144
  br label %32

26:                                               ; preds = %32
  %27 = add nuw i64 %33, 8
  %28 = icmp ult i64 %27, %8
  br i1 %28, label %32, label %29

29:                                               ; preds = %26, %14
  br i1 %13, label %47, label %30

30:                                               ; preds = %29
  %31 = shl nuw nsw i64 %17, 4
  br label %38

32:                                               ; preds = %24, %26
  %33 = phi i64 [ 0, %24 ], [ %27, %26 ]
  %34 = getelementptr inbounds nuw i8, ptr %25, i64 %33
  %35 = load i64, ptr %34, align 1
  %36 = icmp eq i64 %35, -1
  br i1 %36, label %26, label %37

37:                                               ; preds = %32
  tail call fastcc void @fault(ptr noundef %0, i64 noundef 3, i32 noundef %16, i64 noundef %21, i64 noundef %8) #11
  br label %51

38:                                               ; preds = %30, %38
  %39 = phi i64 [ 0, %30 ], [ %45, %38 ]
  %40 = shl i64 %39, 9
  %41 = or disjoint i64 %40, %31
  %42 = getelementptr inbounds nuw i8, ptr %3, i64 %41
  %43 = shl i64 %39, 4
  %44 = getelementptr inbounds nuw i8, ptr %19, i64 %43
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(16) %42, ptr noundef nonnull align 1 dereferenceable(16) %44, i64 16, i1 false)
  %45 = add nuw i64 %39, 1
  %46 = icmp eq i64 %45, %5
  br i1 %46, label %47, label %38

47:                                               ; preds = %38, %29
  %48 = add i32 %15, -1
  %49 = and i32 %48, %15
  %50 = icmp eq i32 %49, 0
  br i1 %50, label %51, label %14

51:                                               ; preds = %47, %6, %37
  %52 = phi i1 [ true, %37 ], [ false, %6 ], [ false, %47 ]
  %53 = icmp ne i32 %9, %2
  %54 = or i1 %52, %53
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %7) #10
  ret i1 %54
}

define zeroext i1 @store_16(ptr noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, ptr nocapture noundef readonly %3, ptr noundef %4, i64 noundef %5) #3 {
  %7 = alloca <32 x i64>, align 64
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %7) #10
  %8 = shl i64 %5, 4
  %9 = call fastcc i32 @resolve(ptr noundef %0, ptr noundef %1, i32 noundef %2, i64 noundef %8, ptr noundef %4, ptr noundef %7) #11
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %41, label %11

11:                                               ; preds = %6
  %12 = icmp eq i64 %5, 0
  br label %13

13:                                               ; preds = %11, %25
  %14 = phi i32 [ %9, %11 ], [ %27, %25 ]
  %15 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %14, i1 true)
  %16 = zext nneg i32 %15 to i64
  %17 = getelementptr inbounds nuw ptr, ptr %7, i64 %16
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds nuw i64, ptr %1, i64 %16
  %20 = load i64, ptr %19, align 8
  %21 = icmp ugt i64 %20, -281474976710657
  br i1 %12, label %25, label %22

22:                                               ; preds = %13
  %23 = shl nuw nsw i64 %16, 4
  %24 = getelementptr inbounds nuw i8, ptr %18, i64 262144
  br label %29

25:                                               ; preds = %38, %13
  %26 = add i32 %14, -1
  %27 = and i32 %26, %14
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %41, label %13

29:                                               ; preds = %22, %38
  %30 = phi i64 [ 0, %22 ], [ %39, %38 ]
  %31 = shl i64 %30, 4
  %32 = getelementptr inbounds nuw i8, ptr %18, i64 %31
  %33 = shl i64 %30, 9
  %34 = or disjoint i64 %33, %23
  %35 = getelementptr inbounds nuw i8, ptr %3, i64 %34
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(16) %32, ptr noundef nonnull align 1 dereferenceable(16) %35, i64 16, i1 false)
  br i1 %21, label %36, label %38

36:                                               ; preds = %29
  %37 = getelementptr inbounds nuw i8, ptr %24, i64 %31
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 1 dereferenceable(16) %37, i8 -1, i64 16, i1 false)
  br label %38

38:                                               ; preds = %36, %29
  %39 = add nuw i64 %30, 1
  %40 = icmp eq i64 %39, %5
  br i1 %40, label %25, label %29

41:                                               ; preds = %25, %6
  %42 = icmp ne i32 %9, %2
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %7) #10
  ret i1 %42
}

define zeroext i1 @lost_16(ptr noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, ptr nocapture noundef readonly %3, ptr noundef %4, i64 noundef %5) #3 {
  %7 = alloca <32 x i64>, align 64
  %8 = shl i64 %5, 4
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %10 = load ptr, ptr %9, align 8
  %11 = icmp eq ptr %10, null
  br i1 %11, label %57, label %12

12:                                               ; preds = %6
  %13 = tail call fastcc zeroext i1 @are_apart(ptr noundef %1, i32 noundef %2, i64 noundef %8) #11
  br i1 %13, label %57, label %14

14:                                               ; preds = %12
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %7) #10
  %15 = call fastcc i32 @resolve(ptr noundef nonnull %0, ptr noundef %1, i32 noundef %2, i64 noundef %8, ptr noundef %4, ptr noundef %7) #11
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %53, label %17

17:                                               ; preds = %14
  %18 = icmp eq i64 %5, 0
  br label %19

19:                                               ; preds = %17, %49
  %20 = phi i32 [ %15, %17 ], [ %51, %49 ]
  %21 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %20, i1 true)
  br i1 %18, label %49, label %22

22:                                               ; preds = %19
  %23 = zext nneg i32 %21 to i64
  %24 = getelementptr inbounds nuw ptr, ptr %7, i64 %23
  %25 = load ptr, ptr %24, align 8
  %26 = shl nuw nsw i64 %23, 4
  br label %30

27:                                               ; preds = %30
  %28 = add nuw i64 %31, 1
  %29 = icmp eq i64 %28, %5
  br i1 %29, label %49, label %30

30:                                               ; preds = %22, %27
  %31 = phi i64 [ 0, %22 ], [ %28, %27 ]
  %32 = shl i64 %31, 4
  %33 = getelementptr inbounds nuw i8, ptr %25, i64 %32
  %34 = shl i64 %31, 9
  %35 = or disjoint i64 %34, %26
  %36 = getelementptr inbounds nuw i8, ptr %3, i64 %35
  %37 = load i64, ptr %33, align 1
  %38 = getelementptr inbounds nuw i8, ptr %33, i64 8
  %39 = load i64, ptr %38, align 1
  %40 = load i64, ptr %36, align 1
  %41 = getelementptr inbounds nuw i8, ptr %36, i64 8
  %42 = load i64, ptr %41, align 1
  %43 = icmp ne i64 %37, %40
  %44 = icmp ne i64 %39, %42
  %45 = or i1 %43, %44
  br i1 %45, label %46, label %27

46:                                               ; preds = %30
  %47 = getelementptr inbounds nuw i64, ptr %1, i64 %23
  %48 = load i64, ptr %47, align 8
  tail call fastcc void @fault(ptr noundef %0, i64 noundef 0, i32 noundef %21, i64 noundef %48, i64 noundef %8) #11
  br label %53

49:                                               ; preds = %27, %19
  %50 = add i32 %20, -1
  %51 = and i32 %50, %20
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %53, label %19

53:                                               ; preds = %49, %14, %46
  %54 = phi i1 [ true, %46 ], [ false, %14 ], [ false, %49 ]
  %55 = icmp ne i32 %15, %2
  %56 = or i1 %54, %55
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %7) #10
  br label %57

57:                                               ; preds = %6, %12, %53
  %58 = phi i1 [ %56, %53 ], [ false, %12 ], [ false, %6 ]
  ret i1 %58
}

define internal fastcc i32 @resolve(ptr noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, i64 noundef %3, ptr noundef %4, ptr nocapture noundef nonnull writeonly %5) unnamed_addr #4 {
  %7 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %2)
  %8 = icmp samesign ugt i32 %7, 4
  br i1 %8, label %9, label %70

9:                                                ; preds = %6
  %10 = load <32 x i64>, ptr %1, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %12 = load i64, ptr %11, align 64
  %13 = or i64 %12, -281474976710656
  %14 = insertelement <32 x i64> poison, i64 %13, i64 0
  %15 = shufflevector <32 x i64> %14, <32 x i64> poison, <32 x i32> zeroinitializer
  %16 = sub <32 x i64> %10, %15
  %17 = add <32 x i64> %16, splat (i64 -1024)
  %18 = load <2 x i64>, ptr %4, align 8
  %19 = shufflevector <2 x i64> %18, <2 x i64> poison, <2 x i32> <i32 1, i32 poison>
  %20 = sub <2 x i64> %19, %18
  %21 = extractelement <2 x i64> %20, i64 0
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %23 = load i64, ptr %22, align 8
  %24 = add i64 %23, -1024
  %25 = icmp ult i64 %21, %3
  br i1 %25, label %48, label %26

26:                                               ; preds = %9
  %27 = shufflevector <2 x i64> %18, <2 x i64> poison, <32 x i32> zeroinitializer
  %28 = sub <32 x i64> %10, %27
  %29 = sub nuw i64 %21, %3
  %30 = insertelement <32 x i64> poison, i64 %29, i64 0
  %31 = shufflevector <32 x i64> %30, <32 x i64> poison, <32 x i32> zeroinitializer
  %32 = icmp ugt <32 x i64> %28, %31
  %33 = add i64 %3, -1
  %34 = insertelement <32 x i64> poison, i64 %33, i64 0
  %35 = shufflevector <32 x i64> %34, <32 x i64> poison, <32 x i32> zeroinitializer
  %36 = and <32 x i64> %10, %35
  %37 = icmp ne <32 x i64> %36, zeroinitializer
  %38 = or <32 x i1> %37, %32
  %39 = bitcast <32 x i1> %38 to i32
  %40 = and i32 %2, %39
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %42, label %48

42:                                               ; preds = %26
  %43 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %44 = load i64, ptr %43, align 8
  %45 = insertelement <32 x i64> poison, i64 %44, i64 0
  %46 = shufflevector <32 x i64> %45, <32 x i64> poison, <32 x i32> zeroinitializer
  %47 = add <32 x i64> %46, %10
  store <32 x i64> %47, ptr %5, align 64
  br label %159

48:                                               ; preds = %9, %26
  %49 = icmp slt i64 %24, %3
  br i1 %49, label %72, label %50

50:                                               ; preds = %48
  %51 = sub i64 %24, %3
  %52 = insertelement <32 x i64> poison, i64 %51, i64 0
  %53 = shufflevector <32 x i64> %52, <32 x i64> poison, <32 x i32> zeroinitializer
  %54 = icmp ugt <32 x i64> %17, %53
  %55 = add i64 %3, -1
  %56 = insertelement <32 x i64> poison, i64 %55, i64 0
  %57 = shufflevector <32 x i64> %56, <32 x i64> poison, <32 x i32> zeroinitializer
  %58 = and <32 x i64> %10, %57
  %59 = icmp ne <32 x i64> %58, zeroinitializer
  %60 = or <32 x i1> %59, %54
  %61 = bitcast <32 x i1> %60 to i32
  %62 = and i32 %2, %61
  %63 = icmp eq i32 %62, 0
  br i1 %63, label %64, label %72

64:                                               ; preds = %50
  %65 = load ptr, ptr %0, align 64
  %66 = ptrtoint ptr %65 to i64
  %67 = insertelement <32 x i64> poison, i64 %66, i64 0
  %68 = shufflevector <32 x i64> %67, <32 x i64> poison, <32 x i32> zeroinitializer
  %69 = add <32 x i64> %68, %16
  store <32 x i64> %69, ptr %5, align 64
  br label %159

70:                                               ; preds = %6
  %71 = icmp eq i32 %2, 0
  br i1 %71, label %159, label %72

72:                                               ; preds = %48, %50, %70
  %73 = add i64 %3, -1
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %78 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %79 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %80 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %81 = getelementptr inbounds nuw i8, ptr %4, i64 16
  br label %82

82:                                               ; preds = %72, %153
  %83 = phi i32 [ %2, %72 ], [ %157, %153 ]
  %84 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %83, i1 true)
  %85 = zext nneg i32 %84 to i64
  %86 = getelementptr inbounds nuw i64, ptr %1, i64 %85
  %87 = load i64, ptr %86, align 8
  %88 = and i64 %87, 4294967295
  %89 = lshr i64 %88, 24
  %90 = and i64 %87, 16777215
  %91 = and i64 %87, %73
  %92 = icmp eq i64 %91, 0
  br i1 %92, label %94, label %93

93:                                               ; preds = %82
  tail call fastcc void @fault(ptr noundef %0, i64 noundef 1, i32 noundef range(i32 0, 32) %84, i64 noundef %87, i64 noundef %3) #11
  br label %149

94:                                               ; preds = %82
  %95 = lshr i64 %87, 48
  %96 = trunc nuw i64 %95 to i16
  switch i16 %96, label %133 [
    i16 -1, label %97
    i16 -2, label %123
  ]

97:                                               ; preds = %94
  %98 = icmp samesign ult i64 %90, 1024
  br i1 %98, label %103, label %99

99:                                               ; preds = %97
  %100 = add i64 %90, %3
  %101 = load i64, ptr %76, align 8
  %102 = icmp ugt i64 %100, %101
  br i1 %102, label %103, label %104

103:                                              ; preds = %99, %97
  tail call fastcc void @fault(ptr noundef %0, i64 noundef 4, i32 noundef range(i32 0, 32) %84, i64 noundef %88, i64 noundef %3) #11
  br label %149

104:                                              ; preds = %99
  %105 = load i64, ptr %77, align 64
  %106 = add i64 %105, %90
  %107 = icmp eq i64 %88, %106
  br i1 %107, label %108, label %111

108:                                              ; preds = %104
  %109 = load ptr, ptr %0, align 64
  %110 = getelementptr inbounds nuw i8, ptr %109, i64 %90
  br label %146

111:                                              ; preds = %104
  %112 = load i64, ptr %78, align 8
  %113 = icmp ult i64 %89, %112
  br i1 %113, label %115, label %114

114:                                              ; preds = %111
  tail call fastcc void @fault(ptr noundef nonnull %0, i64 noundef 4, i32 noundef range(i32 0, 32) %84, i64 noundef %88, i64 noundef %3) #11
  br label %149

115:                                              ; preds = %111
  %116 = load ptr, ptr %79, align 16
  %117 = getelementptr inbounds nuw ptr, ptr %116, i64 %89
  %118 = load ptr, ptr %117, align 8
  %119 = icmp eq ptr %118, null
  br i1 %119, label %122, label %120

120:                                              ; preds = %115
  %121 = getelementptr inbounds nuw i8, ptr %118, i64 %90
  br label %146

122:                                              ; preds = %115
  tail call fastcc void @fault(ptr noundef nonnull %0, i64 noundef 6, i32 noundef range(i32 0, 32) %84, i64 noundef %88, i64 noundef %3) #11
  br label %149

123:                                              ; preds = %94
  %124 = add i64 %88, %3
  %125 = load i64, ptr %74, align 8
  %126 = icmp ugt i64 %124, %125
  br i1 %126, label %127, label %128

127:                                              ; preds = %123
  tail call fastcc void @fault(ptr noundef nonnull %0, i64 noundef 5, i32 noundef range(i32 0, 32) %84, i64 noundef %87, i64 noundef %3) #11
  br label %149

128:                                              ; preds = %123
  %129 = load ptr, ptr %75, align 16
  %130 = mul i64 %125, %85
  %131 = getelementptr inbounds nuw i8, ptr %129, i64 %130
  %132 = getelementptr inbounds nuw i8, ptr %131, i64 %88
  br label %146

133:                                              ; preds = %94
  %134 = load i64, ptr %4, align 8
  %135 = icmp ult i64 %87, %134
  br i1 %135, label %144, label %136

136:                                              ; preds = %133
  %137 = add i64 %87, %3
  %138 = load i64, ptr %80, align 8
  %139 = icmp ugt i64 %137, %138
  br i1 %139, label %144, label %140

140:                                              ; preds = %136
  %141 = load i64, ptr %81, align 8
  %142 = add i64 %141, %87
  %143 = inttoptr i64 %142 to ptr
  br label %146

144:                                              ; preds = %136, %133
  %145 = tail call fastcc ptr @search(ptr noundef %0, i64 noundef %87, i64 noundef %3, i32 noundef range(i32 0, 32) %84, ptr noundef nonnull %4) #11
  br label %146

146:                                              ; preds = %108, %120, %128, %140, %144
  %147 = phi ptr [ %110, %108 ], [ %132, %128 ], [ %143, %140 ], [ %145, %144 ], [ %121, %120 ]
  %148 = icmp eq ptr %147, null
  br i1 %148, label %149, label %153

149:                                              ; preds = %146, %93, %103, %114, %127, %122
  %150 = shl nsw i32 -1, %84
  %151 = xor i32 %150, -1
  %152 = and i32 %2, %151
  br label %159

153:                                              ; preds = %146
  %154 = ptrtoint ptr %147 to i64
  %155 = getelementptr inbounds nuw i64, ptr %5, i64 %85
  store i64 %154, ptr %155, align 8
  %156 = add i32 %83, -1
  %157 = and i32 %156, %83
  %158 = icmp eq i32 %157, 0
  br i1 %158, label %159, label %82

159:                                              ; preds = %153, %70, %149, %42, %64
  %160 = phi i32 [ %2, %64 ], [ %2, %42 ], [ %152, %149 ], [ 0, %70 ], [ %2, %153 ]
  ret i32 %160
}

declare i32 @llvm.cttz.i32(i32, i1 immarg) #2

define internal fastcc void @fault(ptr nocapture noundef writeonly initializes((48, 80)) %0, i64 noundef range(i64 0, 7) %1, i32 noundef range(i32 0, 32) %2, i64 noundef %3, i64 noundef %4) unnamed_addr #5 {
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

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #6

declare i32 @llvm.ctpop.i32(i32) #2

define internal fastcc ptr @search(ptr noundef %0, i64 noundef %1, i64 noundef %2, i32 noundef range(i32 0, 32) %3, ptr noundef %4) unnamed_addr #4 {
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
  tail call fastcc void @fault(ptr noundef nonnull %0, i64 noundef 2, i32 noundef %3, i64 noundef %1, i64 noundef %2) #11
  br label %47

47:                                               ; preds = %39, %46
  %48 = phi ptr [ %45, %39 ], [ null, %46 ]
  ret ptr %48
}

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #7

define internal fastcc zeroext i1 @are_apart(ptr nocapture noundef readonly %0, i32 noundef %1, i64 noundef %2) unnamed_addr #8 {
  %4 = sub i32 0, %1
  %5 = and i32 %1, %4
  %6 = add i32 %5, %1
  %7 = and i32 %6, %1
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %29

9:                                                ; preds = %3
  %10 = lshr i32 %1, 1
  %11 = and i32 %10, %1
  %12 = load <32 x i64>, ptr %0, align 64
  %13 = shufflevector <32 x i64> %12, <32 x i64> poison, <32 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 31>
  %14 = sub <32 x i64> %13, %12
  %15 = sub nsw i64 0, %2
  %16 = insertelement <32 x i64> poison, i64 %15, i64 0
  %17 = shufflevector <32 x i64> %16, <32 x i64> poison, <32 x i32> zeroinitializer
  %18 = icmp sgt <32 x i64> %14, %17
  %19 = bitcast <32 x i1> %18 to i32
  %20 = and i32 %11, %19
  %21 = insertelement <32 x i64> poison, i64 %2, i64 0
  %22 = shufflevector <32 x i64> %21, <32 x i64> poison, <32 x i32> zeroinitializer
  %23 = icmp slt <32 x i64> %14, %22
  %24 = bitcast <32 x i1> %23 to i32
  %25 = and i32 %11, %24
  %26 = icmp eq i32 %25, 0
  %27 = icmp eq i32 %20, 0
  %28 = select i1 %26, i1 true, i1 %27
  br label %29

29:                                               ; preds = %9, %3
  %30 = phi i1 [ false, %3 ], [ %28, %9 ]
  ret i1 %30
}

attributes #0 = { nounwind }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) }
attributes #4 = { nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) }
attributes #5 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write) }
attributes #6 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #8 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read) }
attributes #9 = { nobuiltin nounwind }
attributes #10 = { nounwind }
attributes #11 = { nobuiltin }

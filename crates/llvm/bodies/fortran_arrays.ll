; Made from fortran_arrays.c by `cargo xtask bodies`.
%struct.array = type { ptr, i64, i32, i8, i8, i8, i8, [0 x %struct.dimension] }
%struct.dimension = type { i64, i64, i64 }
%struct.derived = type { [88 x i8], i64, [136 x i8], %struct.anon, [148 x i8], i8, i8, i8, i8, i8 }
%struct.anon = type { ptr, i64, i64, [1 x %struct.dimension] }
%struct.list = type { ptr, i64, i64 }
%struct.component = type { [24 x i8], i8, i8, i8, i8, i64, [16 x i8], ptr, [184 x i8], ptr }

define dso_local void @tapeless_body__FortranAAssign(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) {
  %5 = call zeroext i1 @is_plain(ptr noundef %1)
  br i1 %5, label %6, label %22

6:
  %7 = call zeroext i1 @is_plain(ptr noundef %0)
  br i1 %7, label %8, label %22

8:
  %9 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 4
  %10 = load i8, ptr %9, align 1
  %11 = sext i8 %10 to i32
  %12 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 4
  %13 = load i8, ptr %12, align 1
  %14 = sext i8 %13 to i32
  %15 = icmp ne i32 %11, %14
  br i1 %15, label %22, label %16

16:
  %17 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 1
  %18 = load i64, ptr %17, align 8
  %19 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 1
  %20 = load i64, ptr %19, align 8
  %21 = icmp ne i64 %18, %20
  br i1 %21, label %22, label %23

22:
  call void @tapeless_library__FortranAAssign(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3)
  br label %107

23:
  %24 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 5
  %25 = load i8, ptr %24, align 2
  %26 = sext i8 %25 to i32
  %27 = icmp eq i32 %26, 2
  br i1 %27, label %28, label %72

28:
  %29 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 0
  %30 = load ptr, ptr %29, align 8
  %31 = icmp ne ptr %30, null
  br i1 %31, label %32, label %39

32:
  %33 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 3
  %34 = load i8, ptr %33, align 4
  %35 = sext i8 %34 to i32
  %36 = icmp sgt i32 %35, 0
  br i1 %36, label %37, label %72

37:
  %38 = call zeroext i1 @same_shape(ptr noundef %0, ptr noundef %1)
  br i1 %38, label %72, label %39

39:
  %40 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 0
  %41 = load ptr, ptr %40, align 8
  br label %42

42:
  %.063 = phi i32 [ 0, %39 ], [ %71, %52 ]
  %43 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 3
  %44 = load i8, ptr %43, align 4
  %45 = sext i8 %44 to i32
  %46 = icmp slt i32 %.063, %45
  br i1 %46, label %47, label %.critedge

47:
  %48 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 3
  %49 = load i8, ptr %48, align 4
  %50 = sext i8 %49 to i32
  %51 = icmp slt i32 %.063, %50
  br i1 %51, label %52, label %.critedge

52:
  %53 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 7
  %54 = sext i32 %.063 to i64
  %55 = getelementptr inbounds [0 x %struct.dimension], ptr %53, i64 0, i64 %54
  %56 = getelementptr inbounds nuw %struct.dimension, ptr %55, i32 0, i32 0
  %57 = load i64, ptr %56, align 8
  %58 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 7
  %59 = sext i32 %.063 to i64
  %60 = getelementptr inbounds [0 x %struct.dimension], ptr %58, i64 0, i64 %59
  %61 = getelementptr inbounds nuw %struct.dimension, ptr %60, i32 0, i32 0
  store i64 %57, ptr %61, align 8
  %62 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 7
  %63 = sext i32 %.063 to i64
  %64 = getelementptr inbounds [0 x %struct.dimension], ptr %62, i64 0, i64 %63
  %65 = getelementptr inbounds nuw %struct.dimension, ptr %64, i32 0, i32 1
  %66 = load i64, ptr %65, align 8
  %67 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 7
  %68 = sext i32 %.063 to i64
  %69 = getelementptr inbounds [0 x %struct.dimension], ptr %67, i64 0, i64 %68
  %70 = getelementptr inbounds nuw %struct.dimension, ptr %69, i32 0, i32 1
  store i64 %66, ptr %70, align 8
  %71 = add nsw i32 %.063, 1
  br label %42, !llvm.loop !5

.critedge:
  call void @allocate(ptr noundef %0)
  call void @copy(ptr noundef %0, ptr noundef %1)
  call void @free(ptr noundef %41)
  br label %107

72:
  %73 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 3
  %74 = load i8, ptr %73, align 4
  %75 = sext i8 %74 to i32
  %76 = icmp sgt i32 %75, 0
  br i1 %76, label %77, label %106

77:
  %78 = call zeroext i1 @overlap(ptr noundef %0, ptr noundef %1)
  br i1 %78, label %79, label %106

79:
  %80 = call i64 @elements(ptr noundef %1)
  %81 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 1
  %82 = load i64, ptr %81, align 8
  %83 = mul i64 %80, %82
  %84 = call ptr @malloc(i64 noundef %83)
  br label %85

85:
  %.062 = phi i64 [ 0, %79 ], [ %94, %87 ]
  %86 = icmp ult i64 %.062, %80
  br i1 %86, label %87, label %95

87:
  %88 = mul i64 %.062, %82
  %89 = getelementptr inbounds nuw i8, ptr %84, i64 %88
  %90 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 0
  %91 = load ptr, ptr %90, align 8
  %92 = call i64 @place(ptr noundef %1, i64 noundef %.062, i64 noundef 1)
  %93 = getelementptr inbounds i8, ptr %91, i64 %92
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %89, ptr align 1 %93, i64 %82, i1 false)
  %94 = add i64 %.062, 1
  br label %85

95:
  %.0 = phi i64 [ %104, %97 ], [ 0, %85 ]
  %96 = icmp ult i64 %.0, %80
  br i1 %96, label %97, label %105

97:
  %98 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 0
  %99 = load ptr, ptr %98, align 8
  %100 = call i64 @place(ptr noundef %0, i64 noundef %.0, i64 noundef 1)
  %101 = getelementptr inbounds i8, ptr %99, i64 %100
  %102 = mul i64 %.0, %82
  %103 = getelementptr inbounds nuw i8, ptr %84, i64 %102
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %101, ptr align 1 %103, i64 %82, i1 false)
  %104 = add i64 %.0, 1
  br label %95

105:
  call void @free(ptr noundef %84)
  br label %107

106:
  call void @copy(ptr noundef %0, ptr noundef %1)
  br label %107

107:
  ret void
}

define internal zeroext i1 @is_plain(ptr noundef %0) {
  %2 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 6
  %3 = load i8, ptr %2, align 1
  %4 = icmp ne i8 %3, 0
  br i1 %4, label %5, label %35

5:
  %6 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 7
  %7 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 3
  %8 = load i8, ptr %7, align 4
  %9 = sext i8 %8 to i64
  %10 = getelementptr inbounds [0 x %struct.dimension], ptr %6, i64 0, i64 %9
  %11 = load ptr, ptr %10, align 8
  %12 = icmp ne ptr %11, null
  br i1 %12, label %13, label %35

13:
  %14 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 7
  %15 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 3
  %16 = load i8, ptr %15, align 4
  %17 = sext i8 %16 to i64
  %18 = getelementptr inbounds [0 x %struct.dimension], ptr %14, i64 0, i64 %17
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds nuw %struct.derived, ptr %19, i32 0, i32 7
  %21 = load i8, ptr %20, align 2
  %22 = sext i8 %21 to i32
  %23 = icmp ne i32 %22, 0
  br i1 %23, label %24, label %35

24:
  %25 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 7
  %26 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 3
  %27 = load i8, ptr %26, align 4
  %28 = sext i8 %27 to i64
  %29 = getelementptr inbounds [0 x %struct.dimension], ptr %25, i64 0, i64 %28
  %30 = load ptr, ptr %29, align 8
  %31 = getelementptr inbounds nuw %struct.derived, ptr %30, i32 0, i32 9
  %32 = load i8, ptr %31, align 8
  %33 = sext i8 %32 to i32
  %34 = icmp ne i32 %33, 0
  br label %35

35:
  %36 = phi i1 [ true, %5 ], [ true, %1 ], [ false, %13 ], [ %34, %24 ]
  ret i1 %36
}

declare void @tapeless_library__FortranAAssign(ptr noundef, ptr noundef, ptr noundef, i32 noundef)

define internal zeroext i1 @same_shape(ptr noundef %0, ptr noundef %1) {
  %3 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 3
  %4 = load i8, ptr %3, align 4
  %5 = sext i8 %4 to i32
  %6 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 3
  %7 = load i8, ptr %6, align 4
  %8 = sext i8 %7 to i32
  %9 = icmp ne i32 %5, %8
  br i1 %9, label %36, label %10

10:
  %.011 = phi i8 [ %32, %15 ], [ 1, %2 ]
  %.0 = phi i32 [ %33, %15 ], [ 0, %2 ]
  %11 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 3
  %12 = load i8, ptr %11, align 4
  %13 = sext i8 %12 to i32
  %14 = icmp slt i32 %.0, %13
  br i1 %14, label %15, label %34

15:
  %16 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 7
  %17 = sext i32 %.0 to i64
  %18 = getelementptr inbounds [0 x %struct.dimension], ptr %16, i64 0, i64 %17
  %19 = getelementptr inbounds nuw %struct.dimension, ptr %18, i32 0, i32 1
  %20 = load i64, ptr %19, align 8
  %21 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 7
  %22 = sext i32 %.0 to i64
  %23 = getelementptr inbounds [0 x %struct.dimension], ptr %21, i64 0, i64 %22
  %24 = getelementptr inbounds nuw %struct.dimension, ptr %23, i32 0, i32 1
  %25 = load i64, ptr %24, align 8
  %26 = icmp eq i64 %20, %25
  %27 = zext i1 %26 to i32
  %28 = trunc i8 %.011 to i1
  %29 = zext i1 %28 to i32
  %30 = and i32 %29, %27
  %31 = icmp ne i32 %30, 0
  %32 = zext i1 %31 to i8
  %33 = add nsw i32 %.0, 1
  br label %10, !llvm.loop !10

34:
  %35 = trunc i8 %.011 to i1
  br label %36

36:
  %.012 = phi i1 [ %35, %34 ], [ false, %2 ]
  ret i1 %.012
}

define internal void @allocate(ptr noundef %0) {
  %2 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 1
  %3 = load i64, ptr %2, align 8
  br label %4

4:
  %.012 = phi i64 [ %3, %1 ], [ %19, %9 ]
  %.0 = phi i32 [ 0, %1 ], [ %20, %9 ]
  %5 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 3
  %6 = load i8, ptr %5, align 4
  %7 = sext i8 %6 to i32
  %8 = icmp slt i32 %.0, %7
  br i1 %8, label %9, label %21

9:
  %10 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 7
  %11 = sext i32 %.0 to i64
  %12 = getelementptr inbounds [0 x %struct.dimension], ptr %10, i64 0, i64 %11
  %13 = getelementptr inbounds nuw %struct.dimension, ptr %12, i32 0, i32 2
  store i64 %.012, ptr %13, align 8
  %14 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 7
  %15 = sext i32 %.0 to i64
  %16 = getelementptr inbounds [0 x %struct.dimension], ptr %14, i64 0, i64 %15
  %17 = getelementptr inbounds nuw %struct.dimension, ptr %16, i32 0, i32 1
  %18 = load i64, ptr %17, align 8
  %19 = mul nsw i64 %.012, %18
  %20 = add nsw i32 %.0, 1
  br label %4, !llvm.loop !11

21:
  %22 = icmp sgt i64 %.012, 0
  %.012. = select i1 %22, i64 %.012, i64 1
  %23 = call ptr @malloc(i64 noundef %.012.)
  %24 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 0
  store ptr %23, ptr %24, align 8
  ret void
}

define internal void @copy(ptr noundef %0, ptr noundef %1) {
  %3 = call i64 @elements(ptr noundef %0)
  %4 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 3
  %5 = load i8, ptr %4, align 4
  %6 = sext i8 %5 to i32
  %7 = icmp sgt i32 %6, 0
  br i1 %7, label %8, label %20

8:
  %9 = call zeroext i1 @is_contiguous(ptr noundef %0)
  br i1 %9, label %10, label %20

10:
  %11 = call zeroext i1 @is_contiguous(ptr noundef %1)
  br i1 %11, label %12, label %20

12:
  %13 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 0
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 0
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 1
  %18 = load i64, ptr %17, align 8
  %19 = mul i64 %3, %18
  call void @llvm.memmove.p0.p0.i64(ptr align 1 %14, ptr align 1 %16, i64 %19, i1 false)
  br label %29

20:
  br label %21

21:
  %.0 = phi i64 [ 0, %20 ], [ %28, %23 ]
  %22 = icmp ult i64 %.0, %3
  br i1 %22, label %23, label %29

23:
  %24 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 3
  %25 = load i8, ptr %24, align 4
  %26 = sext i8 %25 to i32
  %27 = icmp sgt i32 %26, 0
  %.0. = select i1 %27, i64 %.0, i64 0
  call void @move(ptr noundef %0, i64 noundef %.0, ptr noundef %1, i64 noundef %.0.)
  %28 = add i64 %.0, 1
  br label %21

29:
  ret void
}

declare void @free(ptr noundef)

define internal zeroext i1 @overlap(ptr noundef %0, ptr noundef %1) {
  %3 = call zeroext i1 @is_contiguous(ptr noundef %0)
  br i1 %3, label %4, label %6

4:
  %5 = call zeroext i1 @is_contiguous(ptr noundef %1)
  br i1 %5, label %75, label %6

6:
  %7 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 1
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 1
  %10 = load i64, ptr %9, align 8
  br label %11

11:
  %.043 = phi i64 [ %8, %6 ], [ %33, %16 ]
  %.040 = phi i32 [ 0, %6 ], [ %34, %16 ]
  %.039 = phi i64 [ 0, %6 ], [ %30, %16 ]
  %12 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 3
  %13 = load i8, ptr %12, align 4
  %14 = sext i8 %13 to i32
  %15 = icmp slt i32 %.040, %14
  br i1 %15, label %16, label %35

16:
  %17 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 7
  %18 = sext i32 %.040 to i64
  %19 = getelementptr inbounds [0 x %struct.dimension], ptr %17, i64 0, i64 %18
  %20 = getelementptr inbounds nuw %struct.dimension, ptr %19, i32 0, i32 1
  %21 = load i64, ptr %20, align 8
  %22 = sub nsw i64 %21, 1
  %23 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 7
  %24 = sext i32 %.040 to i64
  %25 = getelementptr inbounds [0 x %struct.dimension], ptr %23, i64 0, i64 %24
  %26 = getelementptr inbounds nuw %struct.dimension, ptr %25, i32 0, i32 2
  %27 = load i64, ptr %26, align 8
  %28 = mul nsw i64 %22, %27
  %29 = icmp slt i64 %28, 0
  %. = select i1 %29, i64 %28, i64 0
  %30 = add nsw i64 %.039, %.
  %31 = icmp sgt i64 %28, 0
  %32 = select i1 %31, i64 %28, i64 0
  %33 = add nsw i64 %.043, %32
  %34 = add nsw i32 %.040, 1
  br label %11, !llvm.loop !13

35:
  %.042 = phi i64 [ %54, %40 ], [ 0, %11 ]
  %.041 = phi i64 [ %57, %40 ], [ %10, %11 ]
  %.038 = phi i32 [ %58, %40 ], [ 0, %11 ]
  %36 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 3
  %37 = load i8, ptr %36, align 4
  %38 = sext i8 %37 to i32
  %39 = icmp slt i32 %.038, %38
  br i1 %39, label %40, label %59

40:
  %41 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 7
  %42 = sext i32 %.038 to i64
  %43 = getelementptr inbounds [0 x %struct.dimension], ptr %41, i64 0, i64 %42
  %44 = getelementptr inbounds nuw %struct.dimension, ptr %43, i32 0, i32 1
  %45 = load i64, ptr %44, align 8
  %46 = sub nsw i64 %45, 1
  %47 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 7
  %48 = sext i32 %.038 to i64
  %49 = getelementptr inbounds [0 x %struct.dimension], ptr %47, i64 0, i64 %48
  %50 = getelementptr inbounds nuw %struct.dimension, ptr %49, i32 0, i32 2
  %51 = load i64, ptr %50, align 8
  %52 = mul nsw i64 %46, %51
  %53 = icmp slt i64 %52, 0
  %.44 = select i1 %53, i64 %52, i64 0
  %54 = add nsw i64 %.042, %.44
  %55 = icmp sgt i64 %52, 0
  %56 = select i1 %55, i64 %52, i64 0
  %57 = add nsw i64 %.041, %56
  %58 = add nsw i32 %.038, 1
  br label %35, !llvm.loop !14

59:
  %60 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 0
  %61 = load ptr, ptr %60, align 8
  %62 = getelementptr inbounds i8, ptr %61, i64 %.039
  %63 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 0
  %64 = load ptr, ptr %63, align 8
  %65 = getelementptr inbounds i8, ptr %64, i64 %.041
  %66 = icmp ult ptr %62, %65
  br i1 %66, label %67, label %75

67:
  %68 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 0
  %69 = load ptr, ptr %68, align 8
  %70 = getelementptr inbounds i8, ptr %69, i64 %.042
  %71 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 0
  %72 = load ptr, ptr %71, align 8
  %73 = getelementptr inbounds i8, ptr %72, i64 %.043
  %74 = icmp ult ptr %70, %73
  br label %75

75:
  %.0 = phi i1 [ false, %4 ], [ false, %59 ], [ %74, %67 ]
  ret i1 %.0
}

define internal i64 @elements(ptr noundef %0) {
  br label %2

2:
  %.06 = phi i64 [ 1, %1 ], [ %13, %7 ]
  %.0 = phi i32 [ 0, %1 ], [ %14, %7 ]
  %3 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 3
  %4 = load i8, ptr %3, align 4
  %5 = sext i8 %4 to i32
  %6 = icmp slt i32 %.0, %5
  br i1 %6, label %7, label %15

7:
  %8 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 7
  %9 = sext i32 %.0 to i64
  %10 = getelementptr inbounds [0 x %struct.dimension], ptr %8, i64 0, i64 %9
  %11 = getelementptr inbounds nuw %struct.dimension, ptr %10, i32 0, i32 1
  %12 = load i64, ptr %11, align 8
  %13 = mul i64 %.06, %12
  %14 = add nsw i32 %.0, 1
  br label %2, !llvm.loop !15

15:
  ret i64 %.06
}

declare ptr @malloc(i64 noundef)

define internal i64 @place(ptr noundef %0, i64 noundef %1, i64 noundef %2) {
  %4 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 3
  %5 = load i8, ptr %4, align 4
  %6 = sext i8 %5 to i32
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %47, label %8

8:
  %9 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 3
  %10 = load i8, ptr %9, align 4
  %11 = sext i8 %10 to i32
  %12 = icmp eq i32 %11, 1
  br i1 %12, label %13, label %20

13:
  %14 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 7
  %15 = getelementptr inbounds [0 x %struct.dimension], ptr %14, i64 0, i64 0
  %16 = getelementptr inbounds nuw %struct.dimension, ptr %15, i32 0, i32 2
  %17 = load i64, ptr %16, align 8
  %18 = sdiv i64 %17, %2
  %19 = mul i64 %1, %18
  br label %47

20:
  %.021 = phi i64 [ %45, %25 ], [ %1, %8 ]
  %.019 = phi i64 [ %39, %25 ], [ 0, %8 ]
  %.0 = phi i32 [ %46, %25 ], [ 0, %8 ]
  %21 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 3
  %22 = load i8, ptr %21, align 4
  %23 = sext i8 %22 to i32
  %24 = icmp slt i32 %.0, %23
  br i1 %24, label %25, label %47

25:
  %26 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 7
  %27 = sext i32 %.0 to i64
  %28 = getelementptr inbounds [0 x %struct.dimension], ptr %26, i64 0, i64 %27
  %29 = getelementptr inbounds nuw %struct.dimension, ptr %28, i32 0, i32 1
  %30 = load i64, ptr %29, align 8
  %31 = urem i64 %.021, %30
  %32 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 7
  %33 = sext i32 %.0 to i64
  %34 = getelementptr inbounds [0 x %struct.dimension], ptr %32, i64 0, i64 %33
  %35 = getelementptr inbounds nuw %struct.dimension, ptr %34, i32 0, i32 2
  %36 = load i64, ptr %35, align 8
  %37 = sdiv i64 %36, %2
  %38 = mul i64 %31, %37
  %39 = add i64 %.019, %38
  %40 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 7
  %41 = sext i32 %.0 to i64
  %42 = getelementptr inbounds [0 x %struct.dimension], ptr %40, i64 0, i64 %41
  %43 = getelementptr inbounds nuw %struct.dimension, ptr %42, i32 0, i32 1
  %44 = load i64, ptr %43, align 8
  %45 = udiv i64 %.021, %44
  %46 = add nsw i32 %.0, 1
  br label %20, !llvm.loop !16

47:
  %.020 = phi i64 [ 0, %3 ], [ %19, %13 ], [ %.019, %20 ]
  ret i64 %.020
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)

define dso_local i32 @tapeless_body__FortranAAllocatableAllocate(ptr noundef %0, ptr noundef %1, i1 noundef zeroext %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6) {
  %8 = zext i1 %2 to i8
  %9 = icmp ne ptr %6, null
  br i1 %9, label %10, label %13

10:
  %11 = trunc i8 %8 to i1
  %12 = call i32 @tapeless_library__FortranAAllocatableAllocate(ptr noundef %0, ptr noundef %1, i1 noundef zeroext %11, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6)
  br label %14

13:
  call void @allocate(ptr noundef %0)
  br label %14

14:
  %.0 = phi i32 [ %12, %10 ], [ 0, %13 ]
  ret i32 %.0
}

declare i32 @tapeless_library__FortranAAllocatableAllocate(ptr noundef, ptr noundef, i1 noundef zeroext, ptr noundef, ptr noundef, i32 noundef, ptr noundef)

define dso_local i32 @tapeless_body__FortranAAllocatableAllocateSource(ptr noundef %0, ptr noundef %1, i1 noundef zeroext %2, ptr noundef %3, ptr noundef %4, i32 noundef %5) {
  %7 = zext i1 %2 to i8
  %8 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 3
  %9 = load i8, ptr %8, align 4
  %10 = sext i8 %9 to i32
  %11 = icmp sgt i32 %10, 0
  br i1 %11, label %12, label %45

12:
  %.0 = phi i32 [ %44, %43 ], [ 0, %6 ]
  %13 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 3
  %14 = load i8, ptr %13, align 4
  %15 = sext i8 %14 to i32
  %16 = icmp slt i32 %.0, %15
  br i1 %16, label %17, label %45

17:
  %18 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 7
  %19 = sext i32 %.0 to i64
  %20 = getelementptr inbounds [0 x %struct.dimension], ptr %18, i64 0, i64 %19
  %21 = getelementptr inbounds nuw %struct.dimension, ptr %20, i32 0, i32 1
  %22 = load i64, ptr %21, align 8
  %23 = icmp ne i64 %22, 0
  br i1 %23, label %43, label %24

24:
  %25 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 7
  %26 = sext i32 %.0 to i64
  %27 = getelementptr inbounds [0 x %struct.dimension], ptr %25, i64 0, i64 %26
  %28 = getelementptr inbounds nuw %struct.dimension, ptr %27, i32 0, i32 0
  %29 = load i64, ptr %28, align 8
  %30 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 7
  %31 = sext i32 %.0 to i64
  %32 = getelementptr inbounds [0 x %struct.dimension], ptr %30, i64 0, i64 %31
  %33 = getelementptr inbounds nuw %struct.dimension, ptr %32, i32 0, i32 0
  store i64 %29, ptr %33, align 8
  %34 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 7
  %35 = sext i32 %.0 to i64
  %36 = getelementptr inbounds [0 x %struct.dimension], ptr %34, i64 0, i64 %35
  %37 = getelementptr inbounds nuw %struct.dimension, ptr %36, i32 0, i32 1
  %38 = load i64, ptr %37, align 8
  %39 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 7
  %40 = sext i32 %.0 to i64
  %41 = getelementptr inbounds [0 x %struct.dimension], ptr %39, i64 0, i64 %40
  %42 = getelementptr inbounds nuw %struct.dimension, ptr %41, i32 0, i32 1
  store i64 %38, ptr %42, align 8
  br label %43

43:
  %44 = add nsw i32 %.0, 1
  br label %12, !llvm.loop !17

45:
  call void @allocate(ptr noundef %0)
  call void @copy(ptr noundef %0, ptr noundef %1)
  ret i32 0
}

define dso_local i32 @tapeless_body__FortranAAllocatableDeallocate(ptr noundef %0, i1 noundef zeroext %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) {
  %6 = zext i1 %1 to i8
  %7 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 0
  %8 = load ptr, ptr %7, align 8
  call void @free(ptr noundef %8)
  %9 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 0
  store ptr null, ptr %9, align 8
  ret i32 0
}

define dso_local void @tapeless_body__FortranAAllocatableSetBounds(ptr noundef %0, i32 noundef %1, i64 noundef %2, i64 noundef %3) {
  %5 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 7
  %6 = sext i32 %1 to i64
  %7 = getelementptr inbounds [0 x %struct.dimension], ptr %5, i64 0, i64 %6
  %8 = getelementptr inbounds nuw %struct.dimension, ptr %7, i32 0, i32 0
  store i64 %2, ptr %8, align 8
  %9 = icmp sge i64 %3, %2
  %10 = sub nsw i64 %3, %2
  %11 = add nsw i64 %10, 1
  %12 = select i1 %9, i64 %11, i64 0
  %13 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 7
  %14 = sext i32 %1 to i64
  %15 = getelementptr inbounds [0 x %struct.dimension], ptr %13, i64 0, i64 %14
  %16 = getelementptr inbounds nuw %struct.dimension, ptr %15, i32 0, i32 1
  store i64 %12, ptr %16, align 8
  ret void
}

define dso_local i32 @tapeless_body__FortranAMoveAlloc(ptr noundef %0, ptr noundef %1, ptr noundef %2, i1 noundef zeroext %3, ptr noundef %4, ptr noundef %5, i32 noundef %6) {
  %8 = zext i1 %3 to i8
  %9 = icmp ne ptr %2, null
  br i1 %9, label %12, label %10

10:
  %11 = call zeroext i1 @is_plain(ptr noundef %1)
  br i1 %11, label %15, label %12

12:
  %13 = trunc i8 %8 to i1
  %14 = call i32 @tapeless_library__FortranAMoveAlloc(ptr noundef %0, ptr noundef %1, ptr noundef %2, i1 noundef zeroext %13, ptr noundef %4, ptr noundef %5, i32 noundef %6)
  br label %39

15:
  %16 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 0
  %17 = load ptr, ptr %16, align 8
  call void @free(ptr noundef %17)
  %18 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 0
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 0
  store ptr %19, ptr %20, align 8
  %21 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 1
  %22 = load i64, ptr %21, align 8
  %23 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 1
  store i64 %22, ptr %23, align 8
  br label %24

24:
  %.0 = phi i32 [ 0, %15 ], [ %36, %29 ]
  %25 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 3
  %26 = load i8, ptr %25, align 4
  %27 = sext i8 %26 to i32
  %28 = icmp slt i32 %.0, %27
  br i1 %28, label %29, label %37

29:
  %30 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 7
  %31 = sext i32 %.0 to i64
  %32 = getelementptr inbounds [0 x %struct.dimension], ptr %30, i64 0, i64 %31
  %33 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 7
  %34 = sext i32 %.0 to i64
  %35 = getelementptr inbounds [0 x %struct.dimension], ptr %33, i64 0, i64 %34
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %32, ptr align 8 %35, i64 24, i1 false)
  %36 = add nsw i32 %.0, 1
  br label %24, !llvm.loop !18

37:
  %38 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 0
  store ptr null, ptr %38, align 8
  br label %39

39:
  %.022 = phi i32 [ %14, %12 ], [ 0, %37 ]
  ret i32 %.022
}

declare i32 @tapeless_library__FortranAMoveAlloc(ptr noundef, ptr noundef, ptr noundef, i1 noundef zeroext, ptr noundef, ptr noundef, i32 noundef)

define dso_local void @tapeless_body__FortranAInitArrayConstructorVector(ptr noundef %0, ptr noundef %1, i1 noundef zeroext %2, ptr noundef %3, i32 noundef %4) {
  %6 = zext i1 %2 to i8
  %7 = getelementptr inbounds nuw %struct.list, ptr %0, i32 0, i32 0
  store ptr %1, ptr %7, align 8
  %8 = getelementptr inbounds nuw %struct.list, ptr %0, i32 0, i32 1
  store i64 0, ptr %8, align 8
  %9 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 0
  %10 = load ptr, ptr %9, align 8
  %11 = icmp ne ptr %10, null
  br i1 %11, label %12, label %17

12:
  %13 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 7
  %14 = getelementptr inbounds [0 x %struct.dimension], ptr %13, i64 0, i64 0
  %15 = getelementptr inbounds nuw %struct.dimension, ptr %14, i32 0, i32 1
  %16 = load i64, ptr %15, align 8
  br label %17

17:
  %18 = phi i64 [ %16, %12 ], [ 0, %5 ]
  %19 = getelementptr inbounds nuw %struct.list, ptr %0, i32 0, i32 2
  store i64 %18, ptr %19, align 8
  ret void
}

define dso_local void @tapeless_body__FortranAPushArrayConstructorValue(ptr noundef %0, ptr noundef %1) {
  %3 = call i64 @elements(ptr noundef %1)
  call void @grow(ptr noundef %0, i64 noundef %3)
  br label %4

4:
  %.0 = phi i64 [ 0, %2 ], [ %12, %6 ]
  %5 = icmp slt i64 %.0, %3
  br i1 %5, label %6, label %13

6:
  %7 = getelementptr inbounds nuw %struct.list, ptr %0, i32 0, i32 0
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds nuw %struct.list, ptr %0, i32 0, i32 1
  %10 = load i64, ptr %9, align 8
  %11 = add nsw i64 %10, %.0
  call void @move(ptr noundef %8, i64 noundef %11, ptr noundef %1, i64 noundef %.0)
  %12 = add nsw i64 %.0, 1
  br label %4

13:
  %14 = getelementptr inbounds nuw %struct.list, ptr %0, i32 0, i32 1
  %15 = load i64, ptr %14, align 8
  %16 = add nsw i64 %15, %3
  store i64 %16, ptr %14, align 8
  %17 = getelementptr inbounds nuw %struct.list, ptr %0, i32 0, i32 0
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds nuw %struct.array, ptr %18, i32 0, i32 7
  %20 = getelementptr inbounds [0 x %struct.dimension], ptr %19, i64 0, i64 0
  %21 = getelementptr inbounds nuw %struct.dimension, ptr %20, i32 0, i32 1
  %22 = load i64, ptr %21, align 8
  %23 = getelementptr inbounds nuw %struct.list, ptr %0, i32 0, i32 1
  %24 = load i64, ptr %23, align 8
  %25 = icmp slt i64 %22, %24
  br i1 %25, label %26, label %34

26:
  %27 = getelementptr inbounds nuw %struct.list, ptr %0, i32 0, i32 1
  %28 = load i64, ptr %27, align 8
  %29 = getelementptr inbounds nuw %struct.list, ptr %0, i32 0, i32 0
  %30 = load ptr, ptr %29, align 8
  %31 = getelementptr inbounds nuw %struct.array, ptr %30, i32 0, i32 7
  %32 = getelementptr inbounds [0 x %struct.dimension], ptr %31, i64 0, i64 0
  %33 = getelementptr inbounds nuw %struct.dimension, ptr %32, i32 0, i32 1
  store i64 %28, ptr %33, align 8
  br label %34

34:
  ret void
}

define internal void @grow(ptr noundef %0, i64 noundef %1) {
  %3 = getelementptr inbounds nuw %struct.list, ptr %0, i32 0, i32 0
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds nuw %struct.list, ptr %0, i32 0, i32 1
  %6 = load i64, ptr %5, align 8
  %7 = add nsw i64 %6, %1
  %8 = getelementptr inbounds nuw %struct.list, ptr %0, i32 0, i32 2
  %9 = load i64, ptr %8, align 8
  %10 = icmp sge i64 %9, %7
  br i1 %10, label %11, label %15

11:
  %12 = getelementptr inbounds nuw %struct.array, ptr %4, i32 0, i32 0
  %13 = load ptr, ptr %12, align 8
  %14 = icmp ne ptr %13, null
  br i1 %14, label %61, label %15

15:
  %16 = getelementptr inbounds nuw %struct.list, ptr %0, i32 0, i32 2
  %17 = load i64, ptr %16, align 8
  %18 = mul nsw i64 2, %17
  %19 = icmp sgt i64 %18, %7
  br i1 %19, label %20, label %24

20:
  %21 = getelementptr inbounds nuw %struct.list, ptr %0, i32 0, i32 2
  %22 = load i64, ptr %21, align 8
  %23 = mul nsw i64 2, %22
  br label %24

24:
  %25 = phi i64 [ %23, %20 ], [ %7, %15 ]
  %26 = getelementptr inbounds nuw %struct.array, ptr %4, i32 0, i32 0
  %27 = load ptr, ptr %26, align 8
  %28 = icmp sgt i64 %25, 0
  br i1 %28, label %29, label %33

29:
  %30 = getelementptr inbounds nuw %struct.array, ptr %4, i32 0, i32 1
  %31 = load i64, ptr %30, align 8
  %32 = mul i64 %25, %31
  br label %33

33:
  %34 = phi i64 [ %32, %29 ], [ 1, %24 ]
  %35 = call ptr @malloc(i64 noundef %34)
  %36 = getelementptr inbounds nuw %struct.array, ptr %4, i32 0, i32 0
  store ptr %35, ptr %36, align 8
  %37 = getelementptr inbounds nuw %struct.list, ptr %0, i32 0, i32 1
  %38 = load i64, ptr %37, align 8
  %39 = icmp sgt i64 %38, 0
  br i1 %39, label %40, label %48

40:
  %41 = getelementptr inbounds nuw %struct.array, ptr %4, i32 0, i32 0
  %42 = load ptr, ptr %41, align 8
  %43 = getelementptr inbounds nuw %struct.list, ptr %0, i32 0, i32 1
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds nuw %struct.array, ptr %4, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  %47 = mul i64 %44, %46
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %42, ptr align 1 %27, i64 %47, i1 false)
  br label %48

48:
  call void @free(ptr noundef %27)
  %49 = getelementptr inbounds nuw %struct.array, ptr %4, i32 0, i32 7
  %50 = getelementptr inbounds [0 x %struct.dimension], ptr %49, i64 0, i64 0
  %51 = getelementptr inbounds nuw %struct.dimension, ptr %50, i32 0, i32 0
  store i64 1, ptr %51, align 8
  %52 = getelementptr inbounds nuw %struct.array, ptr %4, i32 0, i32 7
  %53 = getelementptr inbounds [0 x %struct.dimension], ptr %52, i64 0, i64 0
  %54 = getelementptr inbounds nuw %struct.dimension, ptr %53, i32 0, i32 1
  store i64 %7, ptr %54, align 8
  %55 = getelementptr inbounds nuw %struct.array, ptr %4, i32 0, i32 1
  %56 = load i64, ptr %55, align 8
  %57 = getelementptr inbounds nuw %struct.array, ptr %4, i32 0, i32 7
  %58 = getelementptr inbounds [0 x %struct.dimension], ptr %57, i64 0, i64 0
  %59 = getelementptr inbounds nuw %struct.dimension, ptr %58, i32 0, i32 2
  store i64 %56, ptr %59, align 8
  %60 = getelementptr inbounds nuw %struct.list, ptr %0, i32 0, i32 2
  store i64 %25, ptr %60, align 8
  br label %61

61:
  ret void
}

define internal void @move(ptr noundef %0, i64 noundef %1, ptr noundef %2, i64 noundef %3) {
  %5 = getelementptr inbounds nuw %struct.array, ptr %2, i32 0, i32 1
  %6 = load i64, ptr %5, align 8
  switch i64 %6, label %25 [
    i64 8, label %7
    i64 4, label %16
  ]

7:
  %8 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 0
  %9 = load ptr, ptr %8, align 8
  %10 = call i64 @place(ptr noundef %0, i64 noundef %1, i64 noundef 8)
  %11 = getelementptr inbounds i64, ptr %9, i64 %10
  %12 = getelementptr inbounds nuw %struct.array, ptr %2, i32 0, i32 0
  %13 = load ptr, ptr %12, align 8
  %14 = call i64 @place(ptr noundef %2, i64 noundef %3, i64 noundef 8)
  %15 = getelementptr inbounds i64, ptr %13, i64 %14
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 %15, i64 8, i1 false)
  br label %36

16:
  %17 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 0
  %18 = load ptr, ptr %17, align 8
  %19 = call i64 @place(ptr noundef %0, i64 noundef %1, i64 noundef 4)
  %20 = getelementptr inbounds i32, ptr %18, i64 %19
  %21 = getelementptr inbounds nuw %struct.array, ptr %2, i32 0, i32 0
  %22 = load ptr, ptr %21, align 8
  %23 = call i64 @place(ptr noundef %2, i64 noundef %3, i64 noundef 4)
  %24 = getelementptr inbounds i32, ptr %22, i64 %23
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %20, ptr align 4 %24, i64 4, i1 false)
  br label %36

25:
  %26 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 0
  %27 = load ptr, ptr %26, align 8
  %28 = call i64 @place(ptr noundef %0, i64 noundef %1, i64 noundef 1)
  %29 = getelementptr inbounds i8, ptr %27, i64 %28
  %30 = getelementptr inbounds nuw %struct.array, ptr %2, i32 0, i32 0
  %31 = load ptr, ptr %30, align 8
  %32 = call i64 @place(ptr noundef %2, i64 noundef %3, i64 noundef 1)
  %33 = getelementptr inbounds i8, ptr %31, i64 %32
  %34 = getelementptr inbounds nuw %struct.array, ptr %2, i32 0, i32 1
  %35 = load i64, ptr %34, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %29, ptr align 1 %33, i64 %35, i1 false)
  br label %36

36:
  ret void
}

define dso_local void @tapeless_body__FortranAPushArrayConstructorSimpleScalar(ptr noundef %0, ptr noundef %1) {
  %3 = getelementptr inbounds nuw %struct.list, ptr %0, i32 0, i32 0
  %4 = load ptr, ptr %3, align 8
  call void @grow(ptr noundef %0, i64 noundef 1)
  %5 = getelementptr inbounds nuw %struct.array, ptr %4, i32 0, i32 1
  %6 = load i64, ptr %5, align 8
  %7 = icmp eq i64 %6, 8
  br i1 %7, label %8, label %14

8:
  %9 = getelementptr inbounds nuw %struct.array, ptr %4, i32 0, i32 0
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds nuw %struct.list, ptr %0, i32 0, i32 1
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds i64, ptr %10, i64 %12
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 1 %1, i64 8, i1 false)
  br label %35

14:
  %15 = getelementptr inbounds nuw %struct.array, ptr %4, i32 0, i32 1
  %16 = load i64, ptr %15, align 8
  %17 = icmp eq i64 %16, 4
  br i1 %17, label %18, label %24

18:
  %19 = getelementptr inbounds nuw %struct.array, ptr %4, i32 0, i32 0
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds nuw %struct.list, ptr %0, i32 0, i32 1
  %22 = load i64, ptr %21, align 8
  %23 = getelementptr inbounds i32, ptr %20, i64 %22
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %23, ptr align 1 %1, i64 4, i1 false)
  br label %35

24:
  %25 = getelementptr inbounds nuw %struct.array, ptr %4, i32 0, i32 0
  %26 = load ptr, ptr %25, align 8
  %27 = getelementptr inbounds nuw %struct.list, ptr %0, i32 0, i32 1
  %28 = load i64, ptr %27, align 8
  %29 = getelementptr inbounds nuw %struct.array, ptr %4, i32 0, i32 1
  %30 = load i64, ptr %29, align 8
  %31 = mul i64 %28, %30
  %32 = getelementptr inbounds nuw i8, ptr %26, i64 %31
  %33 = getelementptr inbounds nuw %struct.array, ptr %4, i32 0, i32 1
  %34 = load i64, ptr %33, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %32, ptr align 1 %1, i64 %34, i1 false)
  br label %35

35:
  %36 = getelementptr inbounds nuw %struct.list, ptr %0, i32 0, i32 1
  %37 = load i64, ptr %36, align 8
  %38 = add nsw i64 %37, 1
  store i64 %38, ptr %36, align 8
  %39 = getelementptr inbounds nuw %struct.array, ptr %4, i32 0, i32 7
  %40 = getelementptr inbounds [0 x %struct.dimension], ptr %39, i64 0, i64 0
  %41 = getelementptr inbounds nuw %struct.dimension, ptr %40, i32 0, i32 1
  %42 = load i64, ptr %41, align 8
  %43 = getelementptr inbounds nuw %struct.list, ptr %0, i32 0, i32 1
  %44 = load i64, ptr %43, align 8
  %45 = icmp slt i64 %42, %44
  br i1 %45, label %46, label %52

46:
  %47 = getelementptr inbounds nuw %struct.list, ptr %0, i32 0, i32 1
  %48 = load i64, ptr %47, align 8
  %49 = getelementptr inbounds nuw %struct.array, ptr %4, i32 0, i32 7
  %50 = getelementptr inbounds [0 x %struct.dimension], ptr %49, i64 0, i64 0
  %51 = getelementptr inbounds nuw %struct.dimension, ptr %50, i32 0, i32 1
  store i64 %48, ptr %51, align 8
  br label %52

52:
  ret void
}

define dso_local void @tapeless_body__FortranAInitialize(ptr noundef %0, ptr noundef %1, i32 noundef %2) {
  %4 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 6
  %5 = load i8, ptr %4, align 1
  %6 = sext i8 %5 to i32
  %7 = icmp ne i32 %6, 0
  br i1 %7, label %8, label %15

8:
  %9 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 7
  %10 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 3
  %11 = load i8, ptr %10, align 4
  %12 = sext i8 %11 to i64
  %13 = getelementptr inbounds [0 x %struct.dimension], ptr %9, i64 0, i64 %12
  %14 = load ptr, ptr %13, align 8
  br label %15

15:
  %16 = phi ptr [ %14, %8 ], [ null, %3 ]
  %17 = icmp ne ptr %16, null
  br i1 %17, label %18, label %20

18:
  %19 = call i64 @elements(ptr noundef %0)
  br label %20

20:
  %21 = phi i64 [ %19, %18 ], [ 0, %15 ]
  br label %22

22:
  %.0 = phi i64 [ 0, %20 ], [ %112, %111 ]
  %23 = icmp ult i64 %.0, %21
  br i1 %23, label %24, label %113

24:
  %25 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 0
  %26 = load ptr, ptr %25, align 8
  %27 = call i64 @place(ptr noundef %0, i64 noundef %.0, i64 noundef 1)
  %28 = getelementptr inbounds i8, ptr %26, i64 %27
  br label %29

29:
  %.045 = phi i64 [ 0, %24 ], [ %110, %109 ]
  %30 = getelementptr inbounds nuw %struct.derived, ptr %16, i32 0, i32 3
  %31 = getelementptr inbounds nuw %struct.anon, ptr %30, i32 0, i32 3
  %32 = getelementptr inbounds [1 x %struct.dimension], ptr %31, i64 0, i64 0
  %33 = getelementptr inbounds nuw %struct.dimension, ptr %32, i32 0, i32 1
  %34 = load i64, ptr %33, align 8
  %35 = icmp slt i64 %.045, %34
  br i1 %35, label %36, label %111

36:
  %37 = getelementptr inbounds nuw %struct.derived, ptr %16, i32 0, i32 3
  %38 = getelementptr inbounds nuw %struct.anon, ptr %37, i32 0, i32 0
  %39 = load ptr, ptr %38, align 8
  %40 = getelementptr inbounds nuw %struct.derived, ptr %16, i32 0, i32 3
  %41 = getelementptr inbounds nuw %struct.anon, ptr %40, i32 0, i32 1
  %42 = load i64, ptr %41, align 8
  %43 = mul i64 %.045, %42
  %44 = getelementptr inbounds nuw i8, ptr %39, i64 %43
  %45 = getelementptr inbounds nuw %struct.component, ptr %44, i32 0, i32 5
  %46 = load i64, ptr %45, align 8
  %47 = getelementptr inbounds i8, ptr %28, i64 %46
  %48 = call i32 @code(ptr noundef %44)
  %49 = getelementptr inbounds nuw %struct.component, ptr %44, i32 0, i32 1
  %50 = load i8, ptr %49, align 8
  %51 = sext i8 %50 to i32
  %52 = icmp eq i32 %51, 3
  %53 = icmp ne i32 %48, 0
  %or.cond = select i1 %52, i1 %53, i1 false
  br i1 %or.cond, label %54, label %95

54:
  %55 = getelementptr inbounds nuw %struct.array, ptr %47, i32 0, i32 0
  store ptr null, ptr %55, align 8
  %56 = getelementptr inbounds nuw %struct.component, ptr %44, i32 0, i32 7
  %57 = load ptr, ptr %56, align 8
  %58 = icmp ne ptr %57, null
  br i1 %58, label %59, label %64

59:
  %60 = getelementptr inbounds nuw %struct.component, ptr %44, i32 0, i32 7
  %61 = load ptr, ptr %60, align 8
  %62 = getelementptr inbounds nuw %struct.derived, ptr %61, i32 0, i32 1
  %63 = load i64, ptr %62, align 8
  br label %68

64:
  %65 = getelementptr inbounds nuw %struct.component, ptr %44, i32 0, i32 3
  %66 = load i8, ptr %65, align 2
  %67 = sext i8 %66 to i64
  br label %68

68:
  %69 = phi i64 [ %63, %59 ], [ %67, %64 ]
  %70 = getelementptr inbounds nuw %struct.array, ptr %47, i32 0, i32 1
  store i64 %69, ptr %70, align 8
  %71 = getelementptr inbounds nuw %struct.array, ptr %47, i32 0, i32 2
  store i32 20240719, ptr %71, align 8
  %72 = getelementptr inbounds nuw %struct.component, ptr %44, i32 0, i32 4
  %73 = load i8, ptr %72, align 1
  %74 = getelementptr inbounds nuw %struct.array, ptr %47, i32 0, i32 3
  store i8 %73, ptr %74, align 4
  %75 = trunc i32 %48 to i8
  %76 = getelementptr inbounds nuw %struct.array, ptr %47, i32 0, i32 4
  store i8 %75, ptr %76, align 1
  %77 = getelementptr inbounds nuw %struct.array, ptr %47, i32 0, i32 5
  store i8 2, ptr %77, align 2
  %78 = getelementptr inbounds nuw %struct.component, ptr %44, i32 0, i32 7
  %79 = load ptr, ptr %78, align 8
  %80 = icmp ne ptr %79, null
  %81 = zext i1 %80 to i32
  %82 = trunc i32 %81 to i8
  %83 = getelementptr inbounds nuw %struct.array, ptr %47, i32 0, i32 6
  store i8 %82, ptr %83, align 1
  %84 = getelementptr inbounds nuw %struct.component, ptr %44, i32 0, i32 7
  %85 = load ptr, ptr %84, align 8
  %86 = icmp ne ptr %85, null
  br i1 %86, label %87, label %109

87:
  %88 = getelementptr inbounds nuw %struct.component, ptr %44, i32 0, i32 7
  %89 = load ptr, ptr %88, align 8
  %90 = getelementptr inbounds nuw %struct.array, ptr %47, i32 0, i32 7
  %91 = getelementptr inbounds nuw %struct.component, ptr %44, i32 0, i32 4
  %92 = load i8, ptr %91, align 1
  %93 = sext i8 %92 to i64
  %94 = getelementptr inbounds [0 x %struct.dimension], ptr %90, i64 0, i64 %93
  store ptr %89, ptr %94, align 8
  br label %109

95:
  %96 = getelementptr inbounds nuw %struct.component, ptr %44, i32 0, i32 1
  %97 = load i8, ptr %96, align 8
  %98 = sext i8 %97 to i32
  %99 = icmp ne i32 %98, 1
  br i1 %99, label %108, label %100

100:
  %101 = getelementptr inbounds nuw %struct.component, ptr %44, i32 0, i32 9
  %102 = load ptr, ptr %101, align 8
  %103 = icmp ne ptr %102, null
  br i1 %103, label %108, label %104

104:
  %105 = getelementptr inbounds nuw %struct.component, ptr %44, i32 0, i32 7
  %106 = load ptr, ptr %105, align 8
  %107 = icmp ne ptr %106, null
  br i1 %107, label %108, label %109

108:
  call void @tapeless_library__FortranAInitialize(ptr noundef %0, ptr noundef %1, i32 noundef %2)
  br label %109

109:
  %110 = add nsw i64 %.045, 1
  br label %29, !llvm.loop !20

111:
  %112 = add i64 %.0, 1
  br label %22

113:
  ret void
}

define internal i32 @code(ptr noundef %0) {
  %2 = getelementptr inbounds nuw %struct.component, ptr %0, i32 0, i32 2
  %3 = load i8, ptr %2, align 1
  %4 = sext i8 %3 to i32
  %5 = icmp eq i32 %4, 2
  br i1 %5, label %6, label %18

6:
  %7 = getelementptr inbounds nuw %struct.component, ptr %0, i32 0, i32 3
  %8 = load i8, ptr %7, align 2
  %9 = sext i8 %8 to i32
  %10 = icmp eq i32 %9, 8
  br i1 %10, label %47, label %11

11:
  %12 = getelementptr inbounds nuw %struct.component, ptr %0, i32 0, i32 3
  %13 = load i8, ptr %12, align 2
  %14 = sext i8 %13 to i32
  %15 = icmp eq i32 %14, 4
  %16 = zext i1 %15 to i64
  %17 = select i1 %15, i32 27, i32 0
  br label %47

18:
  %19 = getelementptr inbounds nuw %struct.component, ptr %0, i32 0, i32 2
  %20 = load i8, ptr %19, align 1
  %21 = sext i8 %20 to i32
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %40

23:
  %24 = getelementptr inbounds nuw %struct.component, ptr %0, i32 0, i32 3
  %25 = load i8, ptr %24, align 2
  %26 = sext i8 %25 to i32
  %27 = icmp eq i32 %26, 4
  br i1 %27, label %47, label %28

28:
  %29 = getelementptr inbounds nuw %struct.component, ptr %0, i32 0, i32 3
  %30 = load i8, ptr %29, align 2
  %31 = sext i8 %30 to i32
  %32 = icmp eq i32 %31, 8
  br i1 %32, label %47, label %33

33:
  %34 = getelementptr inbounds nuw %struct.component, ptr %0, i32 0, i32 3
  %35 = load i8, ptr %34, align 2
  %36 = sext i8 %35 to i32
  %37 = icmp eq i32 %36, 2
  %38 = zext i1 %37 to i64
  %39 = select i1 %37, i32 8, i32 7
  br label %47

40:
  %41 = getelementptr inbounds nuw %struct.component, ptr %0, i32 0, i32 2
  %42 = load i8, ptr %41, align 1
  %43 = sext i8 %42 to i32
  %44 = icmp eq i32 %43, 6
  %45 = zext i1 %44 to i64
  %46 = select i1 %44, i32 42, i32 0
  br label %47

47:
  %.0 = phi i32 [ %46, %40 ], [ 28, %6 ], [ %17, %11 ], [ 9, %23 ], [ %39, %33 ], [ 10, %28 ]
  ret i32 %.0
}

declare void @tapeless_library__FortranAInitialize(ptr noundef, ptr noundef, i32 noundef)

define dso_local void @tapeless_body__FortranADestroy(ptr noundef %0) {
  %2 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 6
  %3 = load i8, ptr %2, align 1
  %4 = icmp ne i8 %3, 0
  br i1 %4, label %5, label %21

5:
  %6 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 0
  %7 = load ptr, ptr %6, align 8
  %8 = icmp ne ptr %7, null
  br i1 %8, label %9, label %21

9:
  %10 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 7
  %11 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 3
  %12 = load i8, ptr %11, align 4
  %13 = sext i8 %12 to i64
  %14 = getelementptr inbounds [0 x %struct.dimension], ptr %10, i64 0, i64 %13
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds nuw %struct.derived, ptr %15, i32 0, i32 8
  %17 = load i8, ptr %16, align 1
  %18 = icmp ne i8 %17, 0
  br i1 %18, label %19, label %20

19:
  call void @destroy(ptr noundef %0, ptr noundef %15)
  br label %21

20:
  call void @tapeless_library__FortranADestroy(ptr noundef %0)
  br label %21

21:
  ret void
}

define internal void @destroy(ptr noundef %0, ptr noundef %1) {
  %3 = alloca %struct.array, align 8
  %4 = call i64 @elements(ptr noundef %0)
  br label %5

5:
  %.0 = phi i64 [ 0, %2 ], [ %94, %93 ]
  %6 = icmp ult i64 %.0, %4
  br i1 %6, label %7, label %95

7:
  %8 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 0
  %9 = load ptr, ptr %8, align 8
  %10 = call i64 @place(ptr noundef %0, i64 noundef %.0, i64 noundef 1)
  %11 = getelementptr inbounds i8, ptr %9, i64 %10
  br label %12

12:
  %.029 = phi i64 [ 0, %7 ], [ %92, %91 ]
  %13 = getelementptr inbounds nuw %struct.derived, ptr %1, i32 0, i32 3
  %14 = getelementptr inbounds nuw %struct.anon, ptr %13, i32 0, i32 3
  %15 = getelementptr inbounds [1 x %struct.dimension], ptr %14, i64 0, i64 0
  %16 = getelementptr inbounds nuw %struct.dimension, ptr %15, i32 0, i32 1
  %17 = load i64, ptr %16, align 8
  %18 = icmp slt i64 %.029, %17
  br i1 %18, label %19, label %93

19:
  %20 = getelementptr inbounds nuw %struct.derived, ptr %1, i32 0, i32 3
  %21 = getelementptr inbounds nuw %struct.anon, ptr %20, i32 0, i32 0
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds nuw %struct.derived, ptr %1, i32 0, i32 3
  %24 = getelementptr inbounds nuw %struct.anon, ptr %23, i32 0, i32 1
  %25 = load i64, ptr %24, align 8
  %26 = mul i64 %.029, %25
  %27 = getelementptr inbounds nuw i8, ptr %22, i64 %26
  %28 = getelementptr inbounds nuw %struct.component, ptr %27, i32 0, i32 5
  %29 = load i64, ptr %28, align 8
  %30 = getelementptr inbounds i8, ptr %11, i64 %29
  %31 = getelementptr inbounds nuw %struct.component, ptr %27, i32 0, i32 1
  %32 = load i8, ptr %31, align 8
  %33 = sext i8 %32 to i32
  %34 = icmp eq i32 %33, 3
  br i1 %34, label %35, label %56

35:
  %36 = getelementptr inbounds nuw %struct.component, ptr %27, i32 0, i32 7
  %37 = load ptr, ptr %36, align 8
  %38 = icmp ne ptr %37, null
  br i1 %38, label %39, label %52

39:
  %40 = getelementptr inbounds nuw %struct.component, ptr %27, i32 0, i32 7
  %41 = load ptr, ptr %40, align 8
  %42 = getelementptr inbounds nuw %struct.derived, ptr %41, i32 0, i32 7
  %43 = load i8, ptr %42, align 2
  %44 = icmp ne i8 %43, 0
  br i1 %44, label %52, label %45

45:
  %46 = getelementptr inbounds nuw %struct.array, ptr %30, i32 0, i32 0
  %47 = load ptr, ptr %46, align 8
  %48 = icmp ne ptr %47, null
  br i1 %48, label %49, label %52

49:
  %50 = getelementptr inbounds nuw %struct.component, ptr %27, i32 0, i32 7
  %51 = load ptr, ptr %50, align 8
  call void @destroy_second(ptr noundef %30, ptr noundef %51)
  br label %52

52:
  %53 = getelementptr inbounds nuw %struct.array, ptr %30, i32 0, i32 0
  %54 = load ptr, ptr %53, align 8
  call void @free(ptr noundef %54)
  %55 = getelementptr inbounds nuw %struct.array, ptr %30, i32 0, i32 0
  store ptr null, ptr %55, align 8
  br label %91

56:
  %57 = getelementptr inbounds nuw %struct.component, ptr %27, i32 0, i32 1
  %58 = load i8, ptr %57, align 8
  %59 = sext i8 %58 to i32
  %60 = icmp eq i32 %59, 1
  br i1 %60, label %61, label %91

61:
  %62 = getelementptr inbounds nuw %struct.component, ptr %27, i32 0, i32 7
  %63 = load ptr, ptr %62, align 8
  %64 = icmp ne ptr %63, null
  br i1 %64, label %65, label %91

65:
  %66 = getelementptr inbounds nuw %struct.component, ptr %27, i32 0, i32 7
  %67 = load ptr, ptr %66, align 8
  %68 = getelementptr inbounds nuw %struct.derived, ptr %67, i32 0, i32 7
  %69 = load i8, ptr %68, align 2
  %70 = icmp ne i8 %69, 0
  br i1 %70, label %91, label %71

71:
  %72 = getelementptr inbounds nuw %struct.array, ptr %3, i32 0, i32 0
  store ptr %30, ptr %72, align 8
  %73 = getelementptr inbounds nuw %struct.array, ptr %3, i32 0, i32 1
  %74 = getelementptr inbounds nuw %struct.component, ptr %27, i32 0, i32 7
  %75 = load ptr, ptr %74, align 8
  %76 = getelementptr inbounds nuw %struct.derived, ptr %75, i32 0, i32 1
  %77 = load i64, ptr %76, align 8
  store i64 %77, ptr %73, align 8
  %78 = getelementptr inbounds nuw %struct.array, ptr %3, i32 0, i32 2
  store i32 20240719, ptr %78, align 8
  %79 = getelementptr inbounds nuw %struct.array, ptr %3, i32 0, i32 3
  store i8 0, ptr %79, align 4
  %80 = getelementptr inbounds nuw %struct.array, ptr %3, i32 0, i32 4
  store i8 0, ptr %80, align 1
  %81 = getelementptr inbounds nuw %struct.array, ptr %3, i32 0, i32 5
  store i8 0, ptr %81, align 2
  %82 = getelementptr inbounds nuw %struct.array, ptr %3, i32 0, i32 6
  store i8 0, ptr %82, align 1
  %83 = getelementptr inbounds nuw %struct.component, ptr %27, i32 0, i32 4
  %84 = load i8, ptr %83, align 1
  %85 = sext i8 %84 to i32
  %86 = icmp eq i32 %85, 0
  br i1 %86, label %87, label %90

87:
  %88 = getelementptr inbounds nuw %struct.component, ptr %27, i32 0, i32 7
  %89 = load ptr, ptr %88, align 8
  call void @destroy_second(ptr noundef %3, ptr noundef %89)
  br label %91

90:
  call void @tapeless_library__FortranADestroy(ptr noundef %3)
  br label %91

91:
  %92 = add nsw i64 %.029, 1
  br label %12, !llvm.loop !22

93:
  %94 = add i64 %.0, 1
  br label %5

95:
  ret void
}

declare void @tapeless_library__FortranADestroy(ptr noundef)

define internal zeroext i1 @is_contiguous(ptr noundef %0) {
  %2 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 1
  %3 = load i64, ptr %2, align 8
  br label %4

4:
  %.012 = phi i64 [ %3, %1 ], [ %27, %9 ]
  %.011 = phi i8 [ 1, %1 ], [ %21, %9 ]
  %.0 = phi i32 [ 0, %1 ], [ %28, %9 ]
  %5 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 3
  %6 = load i8, ptr %5, align 4
  %7 = sext i8 %6 to i32
  %8 = icmp slt i32 %.0, %7
  br i1 %8, label %9, label %29

9:
  %10 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 7
  %11 = sext i32 %.0 to i64
  %12 = getelementptr inbounds [0 x %struct.dimension], ptr %10, i64 0, i64 %11
  %13 = getelementptr inbounds nuw %struct.dimension, ptr %12, i32 0, i32 2
  %14 = load i64, ptr %13, align 8
  %15 = icmp eq i64 %14, %.012
  %16 = zext i1 %15 to i32
  %17 = trunc i8 %.011 to i1
  %18 = zext i1 %17 to i32
  %19 = and i32 %18, %16
  %20 = icmp ne i32 %19, 0
  %21 = zext i1 %20 to i8
  %22 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 7
  %23 = sext i32 %.0 to i64
  %24 = getelementptr inbounds [0 x %struct.dimension], ptr %22, i64 0, i64 %23
  %25 = getelementptr inbounds nuw %struct.dimension, ptr %24, i32 0, i32 1
  %26 = load i64, ptr %25, align 8
  %27 = mul nsw i64 %.012, %26
  %28 = add nsw i32 %.0, 1
  br label %4, !llvm.loop !24

29:
  %30 = trunc i8 %.011 to i1
  ret i1 %30
}

declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg)

define internal void @destroy_second(ptr noundef %0, ptr noundef %1) {
  %3 = alloca %struct.array, align 8
  %4 = call i64 @elements(ptr noundef %0)
  br label %5

5:
  %.0 = phi i64 [ 0, %2 ], [ %94, %93 ]
  %6 = icmp ult i64 %.0, %4
  br i1 %6, label %7, label %95

7:
  %8 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 0
  %9 = load ptr, ptr %8, align 8
  %10 = call i64 @place(ptr noundef %0, i64 noundef %.0, i64 noundef 1)
  %11 = getelementptr inbounds i8, ptr %9, i64 %10
  br label %12

12:
  %.029 = phi i64 [ 0, %7 ], [ %92, %91 ]
  %13 = getelementptr inbounds nuw %struct.derived, ptr %1, i32 0, i32 3
  %14 = getelementptr inbounds nuw %struct.anon, ptr %13, i32 0, i32 3
  %15 = getelementptr inbounds [1 x %struct.dimension], ptr %14, i64 0, i64 0
  %16 = getelementptr inbounds nuw %struct.dimension, ptr %15, i32 0, i32 1
  %17 = load i64, ptr %16, align 8
  %18 = icmp slt i64 %.029, %17
  br i1 %18, label %19, label %93

19:
  %20 = getelementptr inbounds nuw %struct.derived, ptr %1, i32 0, i32 3
  %21 = getelementptr inbounds nuw %struct.anon, ptr %20, i32 0, i32 0
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds nuw %struct.derived, ptr %1, i32 0, i32 3
  %24 = getelementptr inbounds nuw %struct.anon, ptr %23, i32 0, i32 1
  %25 = load i64, ptr %24, align 8
  %26 = mul i64 %.029, %25
  %27 = getelementptr inbounds nuw i8, ptr %22, i64 %26
  %28 = getelementptr inbounds nuw %struct.component, ptr %27, i32 0, i32 5
  %29 = load i64, ptr %28, align 8
  %30 = getelementptr inbounds i8, ptr %11, i64 %29
  %31 = getelementptr inbounds nuw %struct.component, ptr %27, i32 0, i32 1
  %32 = load i8, ptr %31, align 8
  %33 = sext i8 %32 to i32
  %34 = icmp eq i32 %33, 3
  br i1 %34, label %35, label %56

35:
  %36 = getelementptr inbounds nuw %struct.component, ptr %27, i32 0, i32 7
  %37 = load ptr, ptr %36, align 8
  %38 = icmp ne ptr %37, null
  br i1 %38, label %39, label %52

39:
  %40 = getelementptr inbounds nuw %struct.component, ptr %27, i32 0, i32 7
  %41 = load ptr, ptr %40, align 8
  %42 = getelementptr inbounds nuw %struct.derived, ptr %41, i32 0, i32 7
  %43 = load i8, ptr %42, align 2
  %44 = icmp ne i8 %43, 0
  br i1 %44, label %52, label %45

45:
  %46 = getelementptr inbounds nuw %struct.array, ptr %30, i32 0, i32 0
  %47 = load ptr, ptr %46, align 8
  %48 = icmp ne ptr %47, null
  br i1 %48, label %49, label %52

49:
  %50 = getelementptr inbounds nuw %struct.component, ptr %27, i32 0, i32 7
  %51 = load ptr, ptr %50, align 8
  call void @destroy_third(ptr noundef %30, ptr noundef %51)
  br label %52

52:
  %53 = getelementptr inbounds nuw %struct.array, ptr %30, i32 0, i32 0
  %54 = load ptr, ptr %53, align 8
  call void @free(ptr noundef %54)
  %55 = getelementptr inbounds nuw %struct.array, ptr %30, i32 0, i32 0
  store ptr null, ptr %55, align 8
  br label %91

56:
  %57 = getelementptr inbounds nuw %struct.component, ptr %27, i32 0, i32 1
  %58 = load i8, ptr %57, align 8
  %59 = sext i8 %58 to i32
  %60 = icmp eq i32 %59, 1
  br i1 %60, label %61, label %91

61:
  %62 = getelementptr inbounds nuw %struct.component, ptr %27, i32 0, i32 7
  %63 = load ptr, ptr %62, align 8
  %64 = icmp ne ptr %63, null
  br i1 %64, label %65, label %91

65:
  %66 = getelementptr inbounds nuw %struct.component, ptr %27, i32 0, i32 7
  %67 = load ptr, ptr %66, align 8
  %68 = getelementptr inbounds nuw %struct.derived, ptr %67, i32 0, i32 7
  %69 = load i8, ptr %68, align 2
  %70 = icmp ne i8 %69, 0
  br i1 %70, label %91, label %71

71:
  %72 = getelementptr inbounds nuw %struct.array, ptr %3, i32 0, i32 0
  store ptr %30, ptr %72, align 8
  %73 = getelementptr inbounds nuw %struct.array, ptr %3, i32 0, i32 1
  %74 = getelementptr inbounds nuw %struct.component, ptr %27, i32 0, i32 7
  %75 = load ptr, ptr %74, align 8
  %76 = getelementptr inbounds nuw %struct.derived, ptr %75, i32 0, i32 1
  %77 = load i64, ptr %76, align 8
  store i64 %77, ptr %73, align 8
  %78 = getelementptr inbounds nuw %struct.array, ptr %3, i32 0, i32 2
  store i32 20240719, ptr %78, align 8
  %79 = getelementptr inbounds nuw %struct.array, ptr %3, i32 0, i32 3
  store i8 0, ptr %79, align 4
  %80 = getelementptr inbounds nuw %struct.array, ptr %3, i32 0, i32 4
  store i8 0, ptr %80, align 1
  %81 = getelementptr inbounds nuw %struct.array, ptr %3, i32 0, i32 5
  store i8 0, ptr %81, align 2
  %82 = getelementptr inbounds nuw %struct.array, ptr %3, i32 0, i32 6
  store i8 0, ptr %82, align 1
  %83 = getelementptr inbounds nuw %struct.component, ptr %27, i32 0, i32 4
  %84 = load i8, ptr %83, align 1
  %85 = sext i8 %84 to i32
  %86 = icmp eq i32 %85, 0
  br i1 %86, label %87, label %90

87:
  %88 = getelementptr inbounds nuw %struct.component, ptr %27, i32 0, i32 7
  %89 = load ptr, ptr %88, align 8
  call void @destroy_third(ptr noundef %3, ptr noundef %89)
  br label %91

90:
  call void @tapeless_library__FortranADestroy(ptr noundef %3)
  br label %91

91:
  %92 = add nsw i64 %.029, 1
  br label %12, !llvm.loop !25

93:
  %94 = add i64 %.0, 1
  br label %5

95:
  ret void
}

define internal void @destroy_third(ptr noundef %0, ptr noundef %1) {
  %3 = alloca %struct.array, align 8
  %4 = call i64 @elements(ptr noundef %0)
  br label %5

5:
  %.0 = phi i64 [ 0, %2 ], [ %84, %83 ]
  %6 = icmp ult i64 %.0, %4
  br i1 %6, label %7, label %85

7:
  %8 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 0
  %9 = load ptr, ptr %8, align 8
  %10 = call i64 @place(ptr noundef %0, i64 noundef %.0, i64 noundef 1)
  %11 = getelementptr inbounds i8, ptr %9, i64 %10
  br label %12

12:
  %.027 = phi i64 [ 0, %7 ], [ %82, %81 ]
  %13 = getelementptr inbounds nuw %struct.derived, ptr %1, i32 0, i32 3
  %14 = getelementptr inbounds nuw %struct.anon, ptr %13, i32 0, i32 3
  %15 = getelementptr inbounds [1 x %struct.dimension], ptr %14, i64 0, i64 0
  %16 = getelementptr inbounds nuw %struct.dimension, ptr %15, i32 0, i32 1
  %17 = load i64, ptr %16, align 8
  %18 = icmp slt i64 %.027, %17
  br i1 %18, label %19, label %83

19:
  %20 = getelementptr inbounds nuw %struct.derived, ptr %1, i32 0, i32 3
  %21 = getelementptr inbounds nuw %struct.anon, ptr %20, i32 0, i32 0
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds nuw %struct.derived, ptr %1, i32 0, i32 3
  %24 = getelementptr inbounds nuw %struct.anon, ptr %23, i32 0, i32 1
  %25 = load i64, ptr %24, align 8
  %26 = mul i64 %.027, %25
  %27 = getelementptr inbounds nuw i8, ptr %22, i64 %26
  %28 = getelementptr inbounds nuw %struct.component, ptr %27, i32 0, i32 5
  %29 = load i64, ptr %28, align 8
  %30 = getelementptr inbounds i8, ptr %11, i64 %29
  %31 = getelementptr inbounds nuw %struct.component, ptr %27, i32 0, i32 1
  %32 = load i8, ptr %31, align 8
  %33 = sext i8 %32 to i32
  %34 = icmp eq i32 %33, 3
  br i1 %34, label %35, label %54

35:
  %36 = getelementptr inbounds nuw %struct.component, ptr %27, i32 0, i32 7
  %37 = load ptr, ptr %36, align 8
  %38 = icmp ne ptr %37, null
  br i1 %38, label %39, label %50

39:
  %40 = getelementptr inbounds nuw %struct.component, ptr %27, i32 0, i32 7
  %41 = load ptr, ptr %40, align 8
  %42 = getelementptr inbounds nuw %struct.derived, ptr %41, i32 0, i32 7
  %43 = load i8, ptr %42, align 2
  %44 = icmp ne i8 %43, 0
  br i1 %44, label %50, label %45

45:
  %46 = getelementptr inbounds nuw %struct.array, ptr %30, i32 0, i32 0
  %47 = load ptr, ptr %46, align 8
  %48 = icmp ne ptr %47, null
  br i1 %48, label %49, label %50

49:
  call void @tapeless_library__FortranADestroy(ptr noundef %30)
  br label %50

50:
  %51 = getelementptr inbounds nuw %struct.array, ptr %30, i32 0, i32 0
  %52 = load ptr, ptr %51, align 8
  call void @free(ptr noundef %52)
  %53 = getelementptr inbounds nuw %struct.array, ptr %30, i32 0, i32 0
  store ptr null, ptr %53, align 8
  br label %81

54:
  %55 = getelementptr inbounds nuw %struct.component, ptr %27, i32 0, i32 1
  %56 = load i8, ptr %55, align 8
  %57 = sext i8 %56 to i32
  %58 = icmp eq i32 %57, 1
  br i1 %58, label %59, label %81

59:
  %60 = getelementptr inbounds nuw %struct.component, ptr %27, i32 0, i32 7
  %61 = load ptr, ptr %60, align 8
  %62 = icmp ne ptr %61, null
  br i1 %62, label %63, label %81

63:
  %64 = getelementptr inbounds nuw %struct.component, ptr %27, i32 0, i32 7
  %65 = load ptr, ptr %64, align 8
  %66 = getelementptr inbounds nuw %struct.derived, ptr %65, i32 0, i32 7
  %67 = load i8, ptr %66, align 2
  %68 = icmp ne i8 %67, 0
  br i1 %68, label %81, label %69

69:
  %70 = getelementptr inbounds nuw %struct.array, ptr %3, i32 0, i32 0
  store ptr %30, ptr %70, align 8
  %71 = getelementptr inbounds nuw %struct.array, ptr %3, i32 0, i32 1
  %72 = getelementptr inbounds nuw %struct.component, ptr %27, i32 0, i32 7
  %73 = load ptr, ptr %72, align 8
  %74 = getelementptr inbounds nuw %struct.derived, ptr %73, i32 0, i32 1
  %75 = load i64, ptr %74, align 8
  store i64 %75, ptr %71, align 8
  %76 = getelementptr inbounds nuw %struct.array, ptr %3, i32 0, i32 2
  store i32 20240719, ptr %76, align 8
  %77 = getelementptr inbounds nuw %struct.array, ptr %3, i32 0, i32 3
  store i8 0, ptr %77, align 4
  %78 = getelementptr inbounds nuw %struct.array, ptr %3, i32 0, i32 4
  store i8 0, ptr %78, align 1
  %79 = getelementptr inbounds nuw %struct.array, ptr %3, i32 0, i32 5
  store i8 0, ptr %79, align 2
  %80 = getelementptr inbounds nuw %struct.array, ptr %3, i32 0, i32 6
  store i8 0, ptr %80, align 1
  call void @tapeless_library__FortranADestroy(ptr noundef %3)
  br label %81

81:
  %82 = add nsw i64 %.027, 1
  br label %12, !llvm.loop !27

83:
  %84 = add i64 %.0, 1
  br label %5

85:
  ret void
}



!5 = distinct !{!5, !6, !7}
!6 = !{!"llvm.loop.mustprogress"}
!7 = !{!"llvm.loop.unroll.full"}
!10 = distinct !{!10, !6, !7}
!11 = distinct !{!11, !6, !7}
!13 = distinct !{!13, !6, !7}
!14 = distinct !{!14, !6, !7}
!15 = distinct !{!15, !6, !7}
!16 = distinct !{!16, !6, !7}
!17 = distinct !{!17, !6, !7}
!18 = distinct !{!18, !6, !7}
!20 = distinct !{!20, !6, !7}
!22 = distinct !{!22, !6, !7}
!24 = distinct !{!24, !6, !7}
!25 = distinct !{!25, !6, !7}
!27 = distinct !{!27, !6, !7}

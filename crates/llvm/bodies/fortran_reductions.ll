; Made from fortran_reductions.c by `cargo xtask bodies`.
%struct.array = type { ptr, i64, i32, i8, i8, i8, i8, [0 x %struct.dimension] }
%struct.dimension = type { i64, i64, i64 }

define dso_local double @tapeless_body__FortranASumReal8(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4) {
  %6 = call i64 @elements(ptr noundef %0)
  br label %7

7:
  %.010 = phi double [ 0.000000e+00, %5 ], [ %.1, %18 ]
  %.0 = phi i64 [ 0, %5 ], [ %19, %18 ]
  %8 = icmp ult i64 %.0, %6
  br i1 %8, label %9, label %20

9:
  %10 = call zeroext i1 @holds(ptr noundef %4, i64 noundef %.0)
  br i1 %10, label %11, label %18

11:
  %12 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 0
  %13 = load ptr, ptr %12, align 8
  %14 = call i64 @place(ptr noundef %0, i64 noundef %.0, i64 noundef 8)
  %15 = getelementptr inbounds double, ptr %13, i64 %14
  %16 = load double, ptr %15, align 8
  %17 = fadd double %.010, %16
  br label %18

18:
  %.1 = phi double [ %17, %11 ], [ %.010, %9 ]
  %19 = add i64 %.0, 1
  br label %7

20:
  ret double %.010
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
  br label %2, !llvm.loop !7

15:
  ret i64 %.06
}

define internal zeroext i1 @holds(ptr noundef %0, i64 noundef %1) {
  %3 = icmp ne ptr %0, null
  br i1 %3, label %4, label %43

4:
  %5 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 0
  %6 = load ptr, ptr %5, align 8
  %7 = icmp ne ptr %6, null
  br i1 %7, label %8, label %43

8:
  %9 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 3
  %10 = load i8, ptr %9, align 4
  %11 = sext i8 %10 to i32
  %12 = icmp eq i32 %11, 0
  %spec.select = select i1 %12, i64 0, i64 %1
  %13 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 1
  %14 = load i64, ptr %13, align 8
  switch i64 %14, label %36 [
    i64 1, label %15
    i64 2, label %22
    i64 8, label %29
  ]

15:
  %16 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 0
  %17 = load ptr, ptr %16, align 8
  %18 = call i64 @place(ptr noundef %0, i64 noundef %spec.select, i64 noundef 1)
  %19 = getelementptr inbounds i8, ptr %17, i64 %18
  %20 = load i8, ptr %19, align 1
  %21 = icmp ne i8 %20, 0
  br label %43

22:
  %23 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 0
  %24 = load ptr, ptr %23, align 8
  %25 = call i64 @place(ptr noundef %0, i64 noundef %spec.select, i64 noundef 2)
  %26 = getelementptr inbounds i16, ptr %24, i64 %25
  %27 = load i16, ptr %26, align 2
  %28 = icmp ne i16 %27, 0
  br label %43

29:
  %30 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 0
  %31 = load ptr, ptr %30, align 8
  %32 = call i64 @place(ptr noundef %0, i64 noundef %spec.select, i64 noundef 8)
  %33 = getelementptr inbounds i64, ptr %31, i64 %32
  %34 = load i64, ptr %33, align 8
  %35 = icmp ne i64 %34, 0
  br label %43

36:
  %37 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 0
  %38 = load ptr, ptr %37, align 8
  %39 = call i64 @place(ptr noundef %0, i64 noundef %spec.select, i64 noundef 4)
  %40 = getelementptr inbounds i32, ptr %38, i64 %39
  %41 = load i32, ptr %40, align 4
  %42 = icmp ne i32 %41, 0
  br label %43

43:
  %.016 = phi i1 [ %42, %36 ], [ %21, %15 ], [ %28, %22 ], [ %35, %29 ], [ true, %4 ], [ true, %2 ]
  ret i1 %.016
}

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
  br label %20, !llvm.loop !9

47:
  %.020 = phi i64 [ 0, %3 ], [ %19, %13 ], [ %.019, %20 ]
  ret i64 %.020
}

define dso_local float @tapeless_body__FortranASumReal4(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4) {
  %6 = call i64 @elements(ptr noundef %0)
  br label %7

7:
  %.010 = phi double [ 0.000000e+00, %5 ], [ %.1, %19 ]
  %.0 = phi i64 [ 0, %5 ], [ %20, %19 ]
  %8 = icmp ult i64 %.0, %6
  br i1 %8, label %9, label %21

9:
  %10 = call zeroext i1 @holds(ptr noundef %4, i64 noundef %.0)
  br i1 %10, label %11, label %19

11:
  %12 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 0
  %13 = load ptr, ptr %12, align 8
  %14 = call i64 @place(ptr noundef %0, i64 noundef %.0, i64 noundef 4)
  %15 = getelementptr inbounds float, ptr %13, i64 %14
  %16 = load float, ptr %15, align 4
  %17 = fpext float %16 to double
  %18 = fadd double %.010, %17
  br label %19

19:
  %.1 = phi double [ %18, %11 ], [ %.010, %9 ]
  %20 = add i64 %.0, 1
  br label %7

21:
  %22 = fptrunc double %.010 to float
  ret float %22
}

define dso_local double @tapeless_body__FortranAProductReal8(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4) {
  %6 = call i64 @elements(ptr noundef %0)
  br label %7

7:
  %.010 = phi double [ 1.000000e+00, %5 ], [ %.1, %18 ]
  %.0 = phi i64 [ 0, %5 ], [ %19, %18 ]
  %8 = icmp ult i64 %.0, %6
  br i1 %8, label %9, label %20

9:
  %10 = call zeroext i1 @holds(ptr noundef %4, i64 noundef %.0)
  br i1 %10, label %11, label %18

11:
  %12 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 0
  %13 = load ptr, ptr %12, align 8
  %14 = call i64 @place(ptr noundef %0, i64 noundef %.0, i64 noundef 8)
  %15 = getelementptr inbounds double, ptr %13, i64 %14
  %16 = load double, ptr %15, align 8
  %17 = fmul double %.010, %16
  br label %18

18:
  %.1 = phi double [ %17, %11 ], [ %.010, %9 ]
  %19 = add i64 %.0, 1
  br label %7

20:
  ret double %.010
}

define dso_local float @tapeless_body__FortranAProductReal4(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4) {
  %6 = call i64 @elements(ptr noundef %0)
  br label %7

7:
  %.010 = phi double [ 1.000000e+00, %5 ], [ %.1, %19 ]
  %.0 = phi i64 [ 0, %5 ], [ %20, %19 ]
  %8 = icmp ult i64 %.0, %6
  br i1 %8, label %9, label %21

9:
  %10 = call zeroext i1 @holds(ptr noundef %4, i64 noundef %.0)
  br i1 %10, label %11, label %19

11:
  %12 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 0
  %13 = load ptr, ptr %12, align 8
  %14 = call i64 @place(ptr noundef %0, i64 noundef %.0, i64 noundef 4)
  %15 = getelementptr inbounds float, ptr %13, i64 %14
  %16 = load float, ptr %15, align 4
  %17 = fpext float %16 to double
  %18 = fmul double %.010, %17
  br label %19

19:
  %.1 = phi double [ %18, %11 ], [ %.010, %9 ]
  %20 = add i64 %.0, 1
  br label %7

21:
  %22 = fptrunc double %.010 to float
  ret float %22
}

define dso_local double @tapeless_body__FortranAMaxvalReal8(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4) {
  %6 = call i64 @elements(ptr noundef %0)
  br label %7

7:
  %.020 = phi i64 [ %6, %5 ], [ %.1, %26 ]
  %.0 = phi i64 [ 0, %5 ], [ %27, %26 ]
  %8 = icmp ult i64 %.0, %6
  br i1 %8, label %9, label %28

9:
  %10 = call zeroext i1 @holds(ptr noundef %4, i64 noundef %.0)
  br i1 %10, label %11, label %26

11:
  %12 = icmp eq i64 %.020, %6
  br i1 %12, label %25, label %13

13:
  %14 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 0
  %15 = load ptr, ptr %14, align 8
  %16 = call i64 @place(ptr noundef %0, i64 noundef %.0, i64 noundef 8)
  %17 = getelementptr inbounds double, ptr %15, i64 %16
  %18 = load double, ptr %17, align 8
  %19 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 0
  %20 = load ptr, ptr %19, align 8
  %21 = call i64 @place(ptr noundef %0, i64 noundef %.020, i64 noundef 8)
  %22 = getelementptr inbounds double, ptr %20, i64 %21
  %23 = load double, ptr %22, align 8
  %24 = fcmp ogt double %18, %23
  br i1 %24, label %25, label %26

25:
  br label %26

26:
  %.1 = phi i64 [ %.0, %25 ], [ %.020, %13 ], [ %.020, %9 ]
  %27 = add i64 %.0, 1
  br label %7

28:
  %29 = icmp eq i64 %.020, %6
  br i1 %29, label %36, label %30

30:
  %31 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 0
  %32 = load ptr, ptr %31, align 8
  %33 = call i64 @place(ptr noundef %0, i64 noundef %.020, i64 noundef 8)
  %34 = getelementptr inbounds double, ptr %32, i64 %33
  %35 = load double, ptr %34, align 8
  br label %36

36:
  %37 = phi double [ %35, %30 ], [ 0xFFEFFFFFFFFFFFFF, %28 ]
  ret double %37
}

define dso_local float @tapeless_body__FortranAMaxvalReal4(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4) {
  %6 = call i64 @elements(ptr noundef %0)
  br label %7

7:
  %.020 = phi i64 [ %6, %5 ], [ %.1, %26 ]
  %.0 = phi i64 [ 0, %5 ], [ %27, %26 ]
  %8 = icmp ult i64 %.0, %6
  br i1 %8, label %9, label %28

9:
  %10 = call zeroext i1 @holds(ptr noundef %4, i64 noundef %.0)
  br i1 %10, label %11, label %26

11:
  %12 = icmp eq i64 %.020, %6
  br i1 %12, label %25, label %13

13:
  %14 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 0
  %15 = load ptr, ptr %14, align 8
  %16 = call i64 @place(ptr noundef %0, i64 noundef %.0, i64 noundef 4)
  %17 = getelementptr inbounds float, ptr %15, i64 %16
  %18 = load float, ptr %17, align 4
  %19 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 0
  %20 = load ptr, ptr %19, align 8
  %21 = call i64 @place(ptr noundef %0, i64 noundef %.020, i64 noundef 4)
  %22 = getelementptr inbounds float, ptr %20, i64 %21
  %23 = load float, ptr %22, align 4
  %24 = fcmp ogt float %18, %23
  br i1 %24, label %25, label %26

25:
  br label %26

26:
  %.1 = phi i64 [ %.0, %25 ], [ %.020, %13 ], [ %.020, %9 ]
  %27 = add i64 %.0, 1
  br label %7

28:
  %29 = icmp eq i64 %.020, %6
  br i1 %29, label %36, label %30

30:
  %31 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 0
  %32 = load ptr, ptr %31, align 8
  %33 = call i64 @place(ptr noundef %0, i64 noundef %.020, i64 noundef 4)
  %34 = getelementptr inbounds float, ptr %32, i64 %33
  %35 = load float, ptr %34, align 4
  br label %36

36:
  %37 = phi float [ %35, %30 ], [ 0xC7EFFFFFE0000000, %28 ]
  ret float %37
}

define dso_local double @tapeless_body__FortranAMinvalReal8(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4) {
  %6 = call i64 @elements(ptr noundef %0)
  br label %7

7:
  %.020 = phi i64 [ %6, %5 ], [ %.1, %26 ]
  %.0 = phi i64 [ 0, %5 ], [ %27, %26 ]
  %8 = icmp ult i64 %.0, %6
  br i1 %8, label %9, label %28

9:
  %10 = call zeroext i1 @holds(ptr noundef %4, i64 noundef %.0)
  br i1 %10, label %11, label %26

11:
  %12 = icmp eq i64 %.020, %6
  br i1 %12, label %25, label %13

13:
  %14 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 0
  %15 = load ptr, ptr %14, align 8
  %16 = call i64 @place(ptr noundef %0, i64 noundef %.0, i64 noundef 8)
  %17 = getelementptr inbounds double, ptr %15, i64 %16
  %18 = load double, ptr %17, align 8
  %19 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 0
  %20 = load ptr, ptr %19, align 8
  %21 = call i64 @place(ptr noundef %0, i64 noundef %.020, i64 noundef 8)
  %22 = getelementptr inbounds double, ptr %20, i64 %21
  %23 = load double, ptr %22, align 8
  %24 = fcmp olt double %18, %23
  br i1 %24, label %25, label %26

25:
  br label %26

26:
  %.1 = phi i64 [ %.0, %25 ], [ %.020, %13 ], [ %.020, %9 ]
  %27 = add i64 %.0, 1
  br label %7

28:
  %29 = icmp eq i64 %.020, %6
  br i1 %29, label %36, label %30

30:
  %31 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 0
  %32 = load ptr, ptr %31, align 8
  %33 = call i64 @place(ptr noundef %0, i64 noundef %.020, i64 noundef 8)
  %34 = getelementptr inbounds double, ptr %32, i64 %33
  %35 = load double, ptr %34, align 8
  br label %36

36:
  %37 = phi double [ %35, %30 ], [ 0x7FEFFFFFFFFFFFFF, %28 ]
  ret double %37
}

define dso_local float @tapeless_body__FortranAMinvalReal4(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4) {
  %6 = call i64 @elements(ptr noundef %0)
  br label %7

7:
  %.020 = phi i64 [ %6, %5 ], [ %.1, %26 ]
  %.0 = phi i64 [ 0, %5 ], [ %27, %26 ]
  %8 = icmp ult i64 %.0, %6
  br i1 %8, label %9, label %28

9:
  %10 = call zeroext i1 @holds(ptr noundef %4, i64 noundef %.0)
  br i1 %10, label %11, label %26

11:
  %12 = icmp eq i64 %.020, %6
  br i1 %12, label %25, label %13

13:
  %14 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 0
  %15 = load ptr, ptr %14, align 8
  %16 = call i64 @place(ptr noundef %0, i64 noundef %.0, i64 noundef 4)
  %17 = getelementptr inbounds float, ptr %15, i64 %16
  %18 = load float, ptr %17, align 4
  %19 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 0
  %20 = load ptr, ptr %19, align 8
  %21 = call i64 @place(ptr noundef %0, i64 noundef %.020, i64 noundef 4)
  %22 = getelementptr inbounds float, ptr %20, i64 %21
  %23 = load float, ptr %22, align 4
  %24 = fcmp olt float %18, %23
  br i1 %24, label %25, label %26

25:
  br label %26

26:
  %.1 = phi i64 [ %.0, %25 ], [ %.020, %13 ], [ %.020, %9 ]
  %27 = add i64 %.0, 1
  br label %7

28:
  %29 = icmp eq i64 %.020, %6
  br i1 %29, label %36, label %30

30:
  %31 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 0
  %32 = load ptr, ptr %31, align 8
  %33 = call i64 @place(ptr noundef %0, i64 noundef %.020, i64 noundef 4)
  %34 = getelementptr inbounds float, ptr %32, i64 %33
  %35 = load float, ptr %34, align 4
  br label %36

36:
  %37 = phi float [ %35, %30 ], [ 0x47EFFFFFE0000000, %28 ]
  ret float %37
}

define dso_local double @tapeless_body__FortranANorm2_8(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) {
  %5 = call i64 @elements(ptr noundef %0)
  br label %6

6:
  %.011 = phi double [ 0.000000e+00, %4 ], [ %19, %8 ]
  %.0 = phi i64 [ 0, %4 ], [ %20, %8 ]
  %7 = icmp ult i64 %.0, %5
  br i1 %7, label %8, label %21

8:
  %9 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 0
  %10 = load ptr, ptr %9, align 8
  %11 = call i64 @place(ptr noundef %0, i64 noundef %.0, i64 noundef 8)
  %12 = getelementptr inbounds double, ptr %10, i64 %11
  %13 = load double, ptr %12, align 8
  %14 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 0
  %15 = load ptr, ptr %14, align 8
  %16 = call i64 @place(ptr noundef %0, i64 noundef %.0, i64 noundef 8)
  %17 = getelementptr inbounds double, ptr %15, i64 %16
  %18 = load double, ptr %17, align 8
  %19 = call double @llvm.fmuladd.f64(double %13, double %18, double %.011)
  %20 = add i64 %.0, 1
  br label %6

21:
  %22 = call double @sqrt(double noundef %.011)
  ret double %22
}

declare double @llvm.fmuladd.f64(double, double, double)

declare double @sqrt(double noundef)

define dso_local float @tapeless_body__FortranANorm2_4(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) {
  %5 = call i64 @elements(ptr noundef %0)
  br label %6

6:
  %.011 = phi double [ 0.000000e+00, %4 ], [ %21, %8 ]
  %.0 = phi i64 [ 0, %4 ], [ %22, %8 ]
  %7 = icmp ult i64 %.0, %5
  br i1 %7, label %8, label %23

8:
  %9 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 0
  %10 = load ptr, ptr %9, align 8
  %11 = call i64 @place(ptr noundef %0, i64 noundef %.0, i64 noundef 4)
  %12 = getelementptr inbounds float, ptr %10, i64 %11
  %13 = load float, ptr %12, align 4
  %14 = fpext float %13 to double
  %15 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 0
  %16 = load ptr, ptr %15, align 8
  %17 = call i64 @place(ptr noundef %0, i64 noundef %.0, i64 noundef 4)
  %18 = getelementptr inbounds float, ptr %16, i64 %17
  %19 = load float, ptr %18, align 4
  %20 = fpext float %19 to double
  %21 = call double @llvm.fmuladd.f64(double %14, double %20, double %.011)
  %22 = add i64 %.0, 1
  br label %6

23:
  %24 = call double @sqrt(double noundef %.011)
  %25 = fptrunc double %24 to float
  ret float %25
}

define dso_local double @tapeless_body__FortranADotProductReal8(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) {
  %5 = call i64 @elements(ptr noundef %0)
  br label %6

6:
  %.011 = phi double [ 0.000000e+00, %4 ], [ %19, %8 ]
  %.0 = phi i64 [ 0, %4 ], [ %20, %8 ]
  %7 = icmp ult i64 %.0, %5
  br i1 %7, label %8, label %21

8:
  %9 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 0
  %10 = load ptr, ptr %9, align 8
  %11 = call i64 @place(ptr noundef %0, i64 noundef %.0, i64 noundef 8)
  %12 = getelementptr inbounds double, ptr %10, i64 %11
  %13 = load double, ptr %12, align 8
  %14 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 0
  %15 = load ptr, ptr %14, align 8
  %16 = call i64 @place(ptr noundef %1, i64 noundef %.0, i64 noundef 8)
  %17 = getelementptr inbounds double, ptr %15, i64 %16
  %18 = load double, ptr %17, align 8
  %19 = call double @llvm.fmuladd.f64(double %13, double %18, double %.011)
  %20 = add i64 %.0, 1
  br label %6

21:
  ret double %.011
}

define dso_local float @tapeless_body__FortranADotProductReal4(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) {
  %5 = call i64 @elements(ptr noundef %0)
  br label %6

6:
  %.011 = phi double [ 0.000000e+00, %4 ], [ %21, %8 ]
  %.0 = phi i64 [ 0, %4 ], [ %22, %8 ]
  %7 = icmp ult i64 %.0, %5
  br i1 %7, label %8, label %23

8:
  %9 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 0
  %10 = load ptr, ptr %9, align 8
  %11 = call i64 @place(ptr noundef %0, i64 noundef %.0, i64 noundef 4)
  %12 = getelementptr inbounds float, ptr %10, i64 %11
  %13 = load float, ptr %12, align 4
  %14 = fpext float %13 to double
  %15 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 0
  %16 = load ptr, ptr %15, align 8
  %17 = call i64 @place(ptr noundef %1, i64 noundef %.0, i64 noundef 4)
  %18 = getelementptr inbounds float, ptr %16, i64 %17
  %19 = load float, ptr %18, align 4
  %20 = fpext float %19 to double
  %21 = call double @llvm.fmuladd.f64(double %14, double %20, double %.011)
  %22 = add i64 %.0, 1
  br label %6

23:
  %24 = fptrunc double %.011 to float
  ret float %24
}

define dso_local void @tapeless_body__FortranASumDim(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5) {
  %7 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 4
  %8 = load i8, ptr %7, align 1
  %9 = sext i8 %8 to i32
  %10 = icmp ne i32 %9, 28
  br i1 %10, label %11, label %17

11:
  %12 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 4
  %13 = load i8, ptr %12, align 1
  %14 = sext i8 %13 to i32
  %15 = icmp ne i32 %14, 27
  br i1 %15, label %16, label %17

16:
  call void @tapeless_library__FortranASumDim(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5)
  br label %82

17:
  %18 = sub nsw i32 %2, 1
  call void @reduced(ptr noundef %0, ptr noundef %1, i32 noundef %18)
  %19 = call i64 @elements(ptr noundef %0)
  %20 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 7
  %21 = sub nsw i32 %2, 1
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds [0 x %struct.dimension], ptr %20, i64 0, i64 %22
  %24 = getelementptr inbounds nuw %struct.dimension, ptr %23, i32 0, i32 1
  %25 = load i64, ptr %24, align 8
  %26 = sub nsw i32 %2, 1
  %27 = call i64 @apart(ptr noundef %1, i32 noundef %26)
  %28 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 4
  %29 = load i8, ptr %28, align 1
  %30 = sext i8 %29 to i32
  %31 = icmp eq i32 %30, 28
  br i1 %31, label %32, label %56

32:
  %.063 = phi i64 [ %55, %51 ], [ 0, %17 ]
  %33 = icmp ult i64 %.063, %19
  br i1 %33, label %34, label %82

34:
  %35 = sub nsw i32 %2, 1
  %36 = call i64 @row(ptr noundef %1, i32 noundef %35, i64 noundef %.063)
  br label %37

37:
  %.061 = phi double [ 0.000000e+00, %34 ], [ %.162, %48 ]
  %.060 = phi i64 [ 0, %34 ], [ %49, %48 ]
  %.059 = phi i64 [ %36, %34 ], [ %50, %48 ]
  %38 = icmp ult i64 %.060, %25
  br i1 %38, label %39, label %51

39:
  %40 = call zeroext i1 @holds(ptr noundef %5, i64 noundef %.059)
  br i1 %40, label %41, label %48

41:
  %42 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 0
  %43 = load ptr, ptr %42, align 8
  %44 = call i64 @place(ptr noundef %1, i64 noundef %.059, i64 noundef 8)
  %45 = getelementptr inbounds double, ptr %43, i64 %44
  %46 = load double, ptr %45, align 8
  %47 = fadd double %.061, %46
  br label %48

48:
  %.162 = phi double [ %47, %41 ], [ %.061, %39 ]
  %49 = add i64 %.060, 1
  %50 = add i64 %.059, %27
  br label %37

51:
  %52 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 0
  %53 = load ptr, ptr %52, align 8
  %54 = getelementptr inbounds nuw double, ptr %53, i64 %.063
  store double %.061, ptr %54, align 8
  %55 = add i64 %.063, 1
  br label %32

56:
  %.058 = phi i64 [ %81, %76 ], [ 0, %17 ]
  %57 = icmp ult i64 %.058, %19
  br i1 %57, label %58, label %82

58:
  %59 = sub nsw i32 %2, 1
  %60 = call i64 @row(ptr noundef %1, i32 noundef %59, i64 noundef %.058)
  br label %61

61:
  %.057 = phi double [ 0.000000e+00, %58 ], [ %.1, %73 ]
  %.056 = phi i64 [ 0, %58 ], [ %74, %73 ]
  %.0 = phi i64 [ %60, %58 ], [ %75, %73 ]
  %62 = icmp ult i64 %.056, %25
  br i1 %62, label %63, label %76

63:
  %64 = call zeroext i1 @holds(ptr noundef %5, i64 noundef %.0)
  br i1 %64, label %65, label %73

65:
  %66 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 0
  %67 = load ptr, ptr %66, align 8
  %68 = call i64 @place(ptr noundef %1, i64 noundef %.0, i64 noundef 4)
  %69 = getelementptr inbounds float, ptr %67, i64 %68
  %70 = load float, ptr %69, align 4
  %71 = fpext float %70 to double
  %72 = fadd double %.057, %71
  br label %73

73:
  %.1 = phi double [ %72, %65 ], [ %.057, %63 ]
  %74 = add i64 %.056, 1
  %75 = add i64 %.0, %27
  br label %61

76:
  %77 = fptrunc double %.057 to float
  %78 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 0
  %79 = load ptr, ptr %78, align 8
  %80 = getelementptr inbounds nuw float, ptr %79, i64 %.058
  store float %77, ptr %80, align 4
  %81 = add i64 %.058, 1
  br label %56

82:
  ret void
}

declare void @tapeless_library__FortranASumDim(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef)

define internal void @reduced(ptr noundef %0, ptr noundef %1, i32 noundef %2) {
  %4 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 3
  %5 = load i8, ptr %4, align 4
  %6 = sext i8 %5 to i32
  %7 = sub nsw i32 %6, 1
  %8 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 1
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 1
  store i64 %9, ptr %10, align 8
  %11 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 2
  store i32 20240719, ptr %11, align 8
  %12 = trunc i32 %7 to i8
  %13 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 3
  store i8 %12, ptr %13, align 4
  %14 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 4
  %15 = load i8, ptr %14, align 1
  %16 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 4
  store i8 %15, ptr %16, align 1
  %17 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 5
  store i8 2, ptr %17, align 2
  %18 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 6
  store i8 0, ptr %18, align 1
  br label %19

19:
  %.0 = phi i32 [ 0, %3 ], [ %41, %25 ]
  %20 = add nsw i32 %.0, 1
  %21 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 3
  %22 = load i8, ptr %21, align 4
  %23 = sext i8 %22 to i32
  %24 = icmp slt i32 %20, %23
  br i1 %24, label %25, label %42

25:
  %26 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 7
  %27 = icmp slt i32 %.0, %2
  %28 = add nsw i32 %.0, 1
  %29 = select i1 %27, i32 %.0, i32 %28
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds [0 x %struct.dimension], ptr %26, i64 0, i64 %30
  %32 = getelementptr inbounds nuw %struct.dimension, ptr %31, i32 0, i32 1
  %33 = load i64, ptr %32, align 8
  %34 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 7
  %35 = sext i32 %.0 to i64
  %36 = getelementptr inbounds [0 x %struct.dimension], ptr %34, i64 0, i64 %35
  store i64 1, ptr %36, align 8
  %37 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 7
  %38 = sext i32 %.0 to i64
  %39 = getelementptr inbounds [0 x %struct.dimension], ptr %37, i64 0, i64 %38
  %40 = getelementptr inbounds nuw %struct.dimension, ptr %39, i32 0, i32 1
  store i64 %33, ptr %40, align 8
  %41 = add nsw i32 %.0, 1
  br label %19, !llvm.loop !25

42:
  call void @allocate(ptr noundef %0)
  ret void
}

define internal i64 @apart(ptr noundef %0, i32 noundef %1) {
  br label %3

3:
  %.06 = phi i64 [ 1, %2 ], [ %11, %5 ]
  %.0 = phi i32 [ 0, %2 ], [ %12, %5 ]
  %4 = icmp slt i32 %.0, %1
  br i1 %4, label %5, label %13

5:
  %6 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 7
  %7 = sext i32 %.0 to i64
  %8 = getelementptr inbounds [0 x %struct.dimension], ptr %6, i64 0, i64 %7
  %9 = getelementptr inbounds nuw %struct.dimension, ptr %8, i32 0, i32 1
  %10 = load i64, ptr %9, align 8
  %11 = mul i64 %.06, %10
  %12 = add nsw i32 %.0, 1
  br label %3, !llvm.loop !26

13:
  ret i64 %.06
}

define internal i64 @row(ptr noundef %0, i32 noundef %1, i64 noundef %2) {
  br label %4

4:
  %.012 = phi i64 [ 1, %3 ], [ %12, %6 ]
  %.0 = phi i32 [ 0, %3 ], [ %13, %6 ]
  %5 = icmp slt i32 %.0, %1
  br i1 %5, label %6, label %14

6:
  %7 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 7
  %8 = sext i32 %.0 to i64
  %9 = getelementptr inbounds [0 x %struct.dimension], ptr %7, i64 0, i64 %8
  %10 = getelementptr inbounds nuw %struct.dimension, ptr %9, i32 0, i32 1
  %11 = load i64, ptr %10, align 8
  %12 = mul i64 %.012, %11
  %13 = add nsw i32 %.0, 1
  br label %4, !llvm.loop !27

14:
  %15 = urem i64 %2, %.012
  %16 = udiv i64 %2, %.012
  %17 = mul i64 %16, %.012
  %18 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 7
  %19 = sext i32 %1 to i64
  %20 = getelementptr inbounds [0 x %struct.dimension], ptr %18, i64 0, i64 %19
  %21 = getelementptr inbounds nuw %struct.dimension, ptr %20, i32 0, i32 1
  %22 = load i64, ptr %21, align 8
  %23 = mul i64 %17, %22
  %24 = add i64 %15, %23
  ret i64 %24
}

define dso_local void @tapeless_body__FortranAProductDim(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5) {
  %7 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 4
  %8 = load i8, ptr %7, align 1
  %9 = sext i8 %8 to i32
  %10 = icmp ne i32 %9, 28
  br i1 %10, label %11, label %17

11:
  %12 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 4
  %13 = load i8, ptr %12, align 1
  %14 = sext i8 %13 to i32
  %15 = icmp ne i32 %14, 27
  br i1 %15, label %16, label %17

16:
  call void @tapeless_library__FortranAProductDim(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5)
  br label %82

17:
  %18 = sub nsw i32 %2, 1
  call void @reduced(ptr noundef %0, ptr noundef %1, i32 noundef %18)
  %19 = call i64 @elements(ptr noundef %0)
  %20 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 7
  %21 = sub nsw i32 %2, 1
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds [0 x %struct.dimension], ptr %20, i64 0, i64 %22
  %24 = getelementptr inbounds nuw %struct.dimension, ptr %23, i32 0, i32 1
  %25 = load i64, ptr %24, align 8
  %26 = sub nsw i32 %2, 1
  %27 = call i64 @apart(ptr noundef %1, i32 noundef %26)
  %28 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 4
  %29 = load i8, ptr %28, align 1
  %30 = sext i8 %29 to i32
  %31 = icmp eq i32 %30, 28
  br i1 %31, label %32, label %56

32:
  %.063 = phi i64 [ %55, %51 ], [ 0, %17 ]
  %33 = icmp ult i64 %.063, %19
  br i1 %33, label %34, label %82

34:
  %35 = sub nsw i32 %2, 1
  %36 = call i64 @row(ptr noundef %1, i32 noundef %35, i64 noundef %.063)
  br label %37

37:
  %.061 = phi double [ 1.000000e+00, %34 ], [ %.162, %48 ]
  %.060 = phi i64 [ 0, %34 ], [ %49, %48 ]
  %.059 = phi i64 [ %36, %34 ], [ %50, %48 ]
  %38 = icmp ult i64 %.060, %25
  br i1 %38, label %39, label %51

39:
  %40 = call zeroext i1 @holds(ptr noundef %5, i64 noundef %.059)
  br i1 %40, label %41, label %48

41:
  %42 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 0
  %43 = load ptr, ptr %42, align 8
  %44 = call i64 @place(ptr noundef %1, i64 noundef %.059, i64 noundef 8)
  %45 = getelementptr inbounds double, ptr %43, i64 %44
  %46 = load double, ptr %45, align 8
  %47 = fmul double %.061, %46
  br label %48

48:
  %.162 = phi double [ %47, %41 ], [ %.061, %39 ]
  %49 = add i64 %.060, 1
  %50 = add i64 %.059, %27
  br label %37

51:
  %52 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 0
  %53 = load ptr, ptr %52, align 8
  %54 = getelementptr inbounds nuw double, ptr %53, i64 %.063
  store double %.061, ptr %54, align 8
  %55 = add i64 %.063, 1
  br label %32

56:
  %.058 = phi i64 [ %81, %76 ], [ 0, %17 ]
  %57 = icmp ult i64 %.058, %19
  br i1 %57, label %58, label %82

58:
  %59 = sub nsw i32 %2, 1
  %60 = call i64 @row(ptr noundef %1, i32 noundef %59, i64 noundef %.058)
  br label %61

61:
  %.057 = phi double [ 1.000000e+00, %58 ], [ %.1, %73 ]
  %.056 = phi i64 [ 0, %58 ], [ %74, %73 ]
  %.0 = phi i64 [ %60, %58 ], [ %75, %73 ]
  %62 = icmp ult i64 %.056, %25
  br i1 %62, label %63, label %76

63:
  %64 = call zeroext i1 @holds(ptr noundef %5, i64 noundef %.0)
  br i1 %64, label %65, label %73

65:
  %66 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 0
  %67 = load ptr, ptr %66, align 8
  %68 = call i64 @place(ptr noundef %1, i64 noundef %.0, i64 noundef 4)
  %69 = getelementptr inbounds float, ptr %67, i64 %68
  %70 = load float, ptr %69, align 4
  %71 = fpext float %70 to double
  %72 = fmul double %.057, %71
  br label %73

73:
  %.1 = phi double [ %72, %65 ], [ %.057, %63 ]
  %74 = add i64 %.056, 1
  %75 = add i64 %.0, %27
  br label %61

76:
  %77 = fptrunc double %.057 to float
  %78 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 0
  %79 = load ptr, ptr %78, align 8
  %80 = getelementptr inbounds nuw float, ptr %79, i64 %.058
  store float %77, ptr %80, align 4
  %81 = add i64 %.058, 1
  br label %56

82:
  ret void
}

declare void @tapeless_library__FortranAProductDim(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef)

define dso_local void @tapeless_body__FortranAMaxvalDim(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5) {
  %7 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 4
  %8 = load i8, ptr %7, align 1
  %9 = sext i8 %8 to i32
  %10 = icmp ne i32 %9, 28
  br i1 %10, label %11, label %17

11:
  %12 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 4
  %13 = load i8, ptr %12, align 1
  %14 = sext i8 %13 to i32
  %15 = icmp ne i32 %14, 27
  br i1 %15, label %16, label %17

16:
  call void @tapeless_library__FortranAMaxvalDim(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5)
  br label %114

17:
  %18 = sub nsw i32 %2, 1
  call void @reduced(ptr noundef %0, ptr noundef %1, i32 noundef %18)
  %19 = call i64 @elements(ptr noundef %0)
  %20 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 7
  %21 = sub nsw i32 %2, 1
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds [0 x %struct.dimension], ptr %20, i64 0, i64 %22
  %24 = getelementptr inbounds nuw %struct.dimension, ptr %23, i32 0, i32 1
  %25 = load i64, ptr %24, align 8
  %26 = sub nsw i32 %2, 1
  %27 = call i64 @apart(ptr noundef %1, i32 noundef %26)
  %28 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 4
  %29 = load i8, ptr %28, align 1
  %30 = sext i8 %29 to i32
  %31 = icmp eq i32 %30, 28
  br i1 %31, label %32, label %73

32:
  %.077 = phi i64 [ %72, %67 ], [ 0, %17 ]
  %33 = icmp ult i64 %.077, %19
  br i1 %33, label %34, label %114

34:
  %35 = sub nsw i32 %2, 1
  %36 = call i64 @row(ptr noundef %1, i32 noundef %35, i64 noundef %.077)
  br label %37

37:
  %.075 = phi i64 [ -1, %34 ], [ %.176, %56 ]
  %.074 = phi i64 [ 0, %34 ], [ %57, %56 ]
  %.073 = phi i64 [ %36, %34 ], [ %58, %56 ]
  %38 = icmp ult i64 %.074, %25
  br i1 %38, label %39, label %59

39:
  %40 = call zeroext i1 @holds(ptr noundef %5, i64 noundef %.073)
  br i1 %40, label %41, label %56

41:
  %42 = icmp eq i64 %.075, -1
  br i1 %42, label %55, label %43

43:
  %44 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 0
  %45 = load ptr, ptr %44, align 8
  %46 = call i64 @place(ptr noundef %1, i64 noundef %.073, i64 noundef 8)
  %47 = getelementptr inbounds double, ptr %45, i64 %46
  %48 = load double, ptr %47, align 8
  %49 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 0
  %50 = load ptr, ptr %49, align 8
  %51 = call i64 @place(ptr noundef %1, i64 noundef %.075, i64 noundef 8)
  %52 = getelementptr inbounds double, ptr %50, i64 %51
  %53 = load double, ptr %52, align 8
  %54 = fcmp ogt double %48, %53
  br i1 %54, label %55, label %56

55:
  br label %56

56:
  %.176 = phi i64 [ %.073, %55 ], [ %.075, %43 ], [ %.075, %39 ]
  %57 = add i64 %.074, 1
  %58 = add i64 %.073, %27
  br label %37

59:
  %60 = icmp eq i64 %.075, -1
  br i1 %60, label %67, label %61

61:
  %62 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 0
  %63 = load ptr, ptr %62, align 8
  %64 = call i64 @place(ptr noundef %1, i64 noundef %.075, i64 noundef 8)
  %65 = getelementptr inbounds double, ptr %63, i64 %64
  %66 = load double, ptr %65, align 8
  br label %67

67:
  %68 = phi double [ %66, %61 ], [ 0xFFEFFFFFFFFFFFFF, %59 ]
  %69 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 0
  %70 = load ptr, ptr %69, align 8
  %71 = getelementptr inbounds nuw double, ptr %70, i64 %.077
  store double %68, ptr %71, align 8
  %72 = add i64 %.077, 1
  br label %32

73:
  %.072 = phi i64 [ %113, %108 ], [ 0, %17 ]
  %74 = icmp ult i64 %.072, %19
  br i1 %74, label %75, label %114

75:
  %76 = sub nsw i32 %2, 1
  %77 = call i64 @row(ptr noundef %1, i32 noundef %76, i64 noundef %.072)
  br label %78

78:
  %.071 = phi i64 [ -1, %75 ], [ %.1, %97 ]
  %.070 = phi i64 [ 0, %75 ], [ %98, %97 ]
  %.0 = phi i64 [ %77, %75 ], [ %99, %97 ]
  %79 = icmp ult i64 %.070, %25
  br i1 %79, label %80, label %100

80:
  %81 = call zeroext i1 @holds(ptr noundef %5, i64 noundef %.0)
  br i1 %81, label %82, label %97

82:
  %83 = icmp eq i64 %.071, -1
  br i1 %83, label %96, label %84

84:
  %85 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 0
  %86 = load ptr, ptr %85, align 8
  %87 = call i64 @place(ptr noundef %1, i64 noundef %.0, i64 noundef 4)
  %88 = getelementptr inbounds float, ptr %86, i64 %87
  %89 = load float, ptr %88, align 4
  %90 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 0
  %91 = load ptr, ptr %90, align 8
  %92 = call i64 @place(ptr noundef %1, i64 noundef %.071, i64 noundef 4)
  %93 = getelementptr inbounds float, ptr %91, i64 %92
  %94 = load float, ptr %93, align 4
  %95 = fcmp ogt float %89, %94
  br i1 %95, label %96, label %97

96:
  br label %97

97:
  %.1 = phi i64 [ %.0, %96 ], [ %.071, %84 ], [ %.071, %80 ]
  %98 = add i64 %.070, 1
  %99 = add i64 %.0, %27
  br label %78

100:
  %101 = icmp eq i64 %.071, -1
  br i1 %101, label %108, label %102

102:
  %103 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 0
  %104 = load ptr, ptr %103, align 8
  %105 = call i64 @place(ptr noundef %1, i64 noundef %.071, i64 noundef 4)
  %106 = getelementptr inbounds float, ptr %104, i64 %105
  %107 = load float, ptr %106, align 4
  br label %108

108:
  %109 = phi float [ %107, %102 ], [ 0xC7EFFFFFE0000000, %100 ]
  %110 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 0
  %111 = load ptr, ptr %110, align 8
  %112 = getelementptr inbounds nuw float, ptr %111, i64 %.072
  store float %109, ptr %112, align 4
  %113 = add i64 %.072, 1
  br label %73

114:
  ret void
}

declare void @tapeless_library__FortranAMaxvalDim(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef)

define dso_local void @tapeless_body__FortranAMinvalDim(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5) {
  %7 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 4
  %8 = load i8, ptr %7, align 1
  %9 = sext i8 %8 to i32
  %10 = icmp ne i32 %9, 28
  br i1 %10, label %11, label %17

11:
  %12 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 4
  %13 = load i8, ptr %12, align 1
  %14 = sext i8 %13 to i32
  %15 = icmp ne i32 %14, 27
  br i1 %15, label %16, label %17

16:
  call void @tapeless_library__FortranAMinvalDim(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5)
  br label %114

17:
  %18 = sub nsw i32 %2, 1
  call void @reduced(ptr noundef %0, ptr noundef %1, i32 noundef %18)
  %19 = call i64 @elements(ptr noundef %0)
  %20 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 7
  %21 = sub nsw i32 %2, 1
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds [0 x %struct.dimension], ptr %20, i64 0, i64 %22
  %24 = getelementptr inbounds nuw %struct.dimension, ptr %23, i32 0, i32 1
  %25 = load i64, ptr %24, align 8
  %26 = sub nsw i32 %2, 1
  %27 = call i64 @apart(ptr noundef %1, i32 noundef %26)
  %28 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 4
  %29 = load i8, ptr %28, align 1
  %30 = sext i8 %29 to i32
  %31 = icmp eq i32 %30, 28
  br i1 %31, label %32, label %73

32:
  %.077 = phi i64 [ %72, %67 ], [ 0, %17 ]
  %33 = icmp ult i64 %.077, %19
  br i1 %33, label %34, label %114

34:
  %35 = sub nsw i32 %2, 1
  %36 = call i64 @row(ptr noundef %1, i32 noundef %35, i64 noundef %.077)
  br label %37

37:
  %.075 = phi i64 [ -1, %34 ], [ %.176, %56 ]
  %.074 = phi i64 [ 0, %34 ], [ %57, %56 ]
  %.073 = phi i64 [ %36, %34 ], [ %58, %56 ]
  %38 = icmp ult i64 %.074, %25
  br i1 %38, label %39, label %59

39:
  %40 = call zeroext i1 @holds(ptr noundef %5, i64 noundef %.073)
  br i1 %40, label %41, label %56

41:
  %42 = icmp eq i64 %.075, -1
  br i1 %42, label %55, label %43

43:
  %44 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 0
  %45 = load ptr, ptr %44, align 8
  %46 = call i64 @place(ptr noundef %1, i64 noundef %.073, i64 noundef 8)
  %47 = getelementptr inbounds double, ptr %45, i64 %46
  %48 = load double, ptr %47, align 8
  %49 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 0
  %50 = load ptr, ptr %49, align 8
  %51 = call i64 @place(ptr noundef %1, i64 noundef %.075, i64 noundef 8)
  %52 = getelementptr inbounds double, ptr %50, i64 %51
  %53 = load double, ptr %52, align 8
  %54 = fcmp olt double %48, %53
  br i1 %54, label %55, label %56

55:
  br label %56

56:
  %.176 = phi i64 [ %.073, %55 ], [ %.075, %43 ], [ %.075, %39 ]
  %57 = add i64 %.074, 1
  %58 = add i64 %.073, %27
  br label %37

59:
  %60 = icmp eq i64 %.075, -1
  br i1 %60, label %67, label %61

61:
  %62 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 0
  %63 = load ptr, ptr %62, align 8
  %64 = call i64 @place(ptr noundef %1, i64 noundef %.075, i64 noundef 8)
  %65 = getelementptr inbounds double, ptr %63, i64 %64
  %66 = load double, ptr %65, align 8
  br label %67

67:
  %68 = phi double [ %66, %61 ], [ 0x7FEFFFFFFFFFFFFF, %59 ]
  %69 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 0
  %70 = load ptr, ptr %69, align 8
  %71 = getelementptr inbounds nuw double, ptr %70, i64 %.077
  store double %68, ptr %71, align 8
  %72 = add i64 %.077, 1
  br label %32

73:
  %.072 = phi i64 [ %113, %108 ], [ 0, %17 ]
  %74 = icmp ult i64 %.072, %19
  br i1 %74, label %75, label %114

75:
  %76 = sub nsw i32 %2, 1
  %77 = call i64 @row(ptr noundef %1, i32 noundef %76, i64 noundef %.072)
  br label %78

78:
  %.071 = phi i64 [ -1, %75 ], [ %.1, %97 ]
  %.070 = phi i64 [ 0, %75 ], [ %98, %97 ]
  %.0 = phi i64 [ %77, %75 ], [ %99, %97 ]
  %79 = icmp ult i64 %.070, %25
  br i1 %79, label %80, label %100

80:
  %81 = call zeroext i1 @holds(ptr noundef %5, i64 noundef %.0)
  br i1 %81, label %82, label %97

82:
  %83 = icmp eq i64 %.071, -1
  br i1 %83, label %96, label %84

84:
  %85 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 0
  %86 = load ptr, ptr %85, align 8
  %87 = call i64 @place(ptr noundef %1, i64 noundef %.0, i64 noundef 4)
  %88 = getelementptr inbounds float, ptr %86, i64 %87
  %89 = load float, ptr %88, align 4
  %90 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 0
  %91 = load ptr, ptr %90, align 8
  %92 = call i64 @place(ptr noundef %1, i64 noundef %.071, i64 noundef 4)
  %93 = getelementptr inbounds float, ptr %91, i64 %92
  %94 = load float, ptr %93, align 4
  %95 = fcmp olt float %89, %94
  br i1 %95, label %96, label %97

96:
  br label %97

97:
  %.1 = phi i64 [ %.0, %96 ], [ %.071, %84 ], [ %.071, %80 ]
  %98 = add i64 %.070, 1
  %99 = add i64 %.0, %27
  br label %78

100:
  %101 = icmp eq i64 %.071, -1
  br i1 %101, label %108, label %102

102:
  %103 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 0
  %104 = load ptr, ptr %103, align 8
  %105 = call i64 @place(ptr noundef %1, i64 noundef %.071, i64 noundef 4)
  %106 = getelementptr inbounds float, ptr %104, i64 %105
  %107 = load float, ptr %106, align 4
  br label %108

108:
  %109 = phi float [ %107, %102 ], [ 0x47EFFFFFE0000000, %100 ]
  %110 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 0
  %111 = load ptr, ptr %110, align 8
  %112 = getelementptr inbounds nuw float, ptr %111, i64 %.072
  store float %109, ptr %112, align 4
  %113 = add i64 %.072, 1
  br label %73

114:
  ret void
}

declare void @tapeless_library__FortranAMinvalDim(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef)

define dso_local double @tapeless_body__FortranAModReal8(double noundef %0, double noundef %1, ptr noundef %2, i32 noundef %3) {
  %5 = call double @fmod(double noundef %0, double noundef %1)
  ret double %5
}

declare double @fmod(double noundef, double noundef)

define dso_local double @tapeless_body__FortranAModuloReal8(double noundef %0, double noundef %1, ptr noundef %2, i32 noundef %3) {
  %5 = call double @fmod(double noundef %0, double noundef %1)
  %6 = fcmp une double %5, 0.000000e+00
  br i1 %6, label %7, label %15

7:
  %8 = fcmp olt double %5, 0.000000e+00
  %9 = zext i1 %8 to i32
  %10 = fcmp olt double %1, 0.000000e+00
  %11 = zext i1 %10 to i32
  %12 = icmp ne i32 %9, %11
  br i1 %12, label %13, label %15

13:
  %14 = fadd double %5, %1
  br label %15

15:
  %16 = phi double [ %14, %13 ], [ %5, %7 ], [ %5, %4 ]
  ret double %16
}

define dso_local double @tapeless_body__FortranAScale8(double noundef %0, i64 noundef %1) {
  %3 = trunc i64 %1 to i32
  %4 = call double @ldexp(double noundef %0, i32 noundef %3)
  ret double %4
}

declare double @ldexp(double noundef, i32 noundef)

define dso_local double @tapeless_body__FortranAFraction8(double noundef %0) {
  %2 = alloca i32, align 4
  %3 = call double @frexp(double noundef %0, ptr noundef %2)
  ret double %3
}

declare double @frexp(double noundef, ptr noundef)

define dso_local float @tapeless_body__FortranAModReal4(float noundef %0, float noundef %1, ptr noundef %2, i32 noundef %3) {
  %5 = call float @fmodf(float noundef %0, float noundef %1)
  ret float %5
}

declare float @fmodf(float noundef, float noundef)

define dso_local float @tapeless_body__FortranAModuloReal4(float noundef %0, float noundef %1, ptr noundef %2, i32 noundef %3) {
  %5 = call float @fmodf(float noundef %0, float noundef %1)
  %6 = fcmp une float %5, 0.000000e+00
  br i1 %6, label %7, label %15

7:
  %8 = fcmp olt float %5, 0.000000e+00
  %9 = zext i1 %8 to i32
  %10 = fcmp olt float %1, 0.000000e+00
  %11 = zext i1 %10 to i32
  %12 = icmp ne i32 %9, %11
  br i1 %12, label %13, label %15

13:
  %14 = fadd float %5, %1
  br label %15

15:
  %16 = phi float [ %14, %13 ], [ %5, %7 ], [ %5, %4 ]
  ret float %16
}

define dso_local float @tapeless_body__FortranAScale4(float noundef %0, i64 noundef %1) {
  %3 = trunc i64 %1 to i32
  %4 = call float @ldexpf(float noundef %0, i32 noundef %3)
  ret float %4
}

declare float @ldexpf(float noundef, i32 noundef)

define dso_local float @tapeless_body__FortranAFraction4(float noundef %0) {
  %2 = alloca i32, align 4
  %3 = call float @frexpf(float noundef %0, ptr noundef %2)
  ret float %3
}

declare float @frexpf(float noundef, ptr noundef)

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
  br label %4, !llvm.loop !40

21:
  %22 = icmp sgt i64 %.012, 0
  %.012. = select i1 %22, i64 %.012, i64 1
  %23 = call ptr @malloc(i64 noundef %.012.)
  %24 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 0
  store ptr %23, ptr %24, align 8
  ret void
}

declare ptr @malloc(i64 noundef)



!6 = !{!"llvm.loop.mustprogress"}
!7 = distinct !{!7, !6, !8}
!8 = !{!"llvm.loop.unroll.full"}
!9 = distinct !{!9, !6, !8}
!25 = distinct !{!25, !6, !8}
!26 = distinct !{!26, !6, !8}
!27 = distinct !{!27, !6, !8}
!40 = distinct !{!40, !6, !8}

; Made from rounding.c by `cargo xtask bodies`.
define dso_local double @__tapeless_rounded(double noundef %0, i32 noundef %1, i32 noundef %2) {
  %4 = bitcast double %0 to i64
  %5 = and i64 %4, -9223372036854775808
  %6 = bitcast double %0 to i64
  %7 = xor i64 %5, -1
  %8 = and i64 %6, %7
  %9 = lshr i64 %8, 52
  %10 = trunc i64 %9 to i32
  %11 = sub nsw i32 %1, 1
  %12 = shl i32 1, %11
  %13 = sub nsw i32 %12, 1
  %14 = sub nsw i32 1, %13
  switch i32 %10, label %15 [
    i32 2047, label %62
    i32 0, label %17
  ]

15:
  %16 = sub nsw i32 %10, 1023
  br label %17

17:
  %18 = phi i32 [ %16, %15 ], [ -1022, %3 ]
  %19 = sub nsw i32 52, %2
  %20 = icmp slt i32 %18, %14
  %21 = sub nsw i32 %14, %18
  %22 = add nsw i32 %19, %21
  %.037 = select i1 %20, i32 %22, i32 %19
  %23 = icmp sgt i32 %.037, 53
  br i1 %23, label %55, label %24

24:
  %25 = icmp eq i32 %10, 0
  %26 = icmp sgt i32 %.037, 52
  %or.cond = and i1 %25, %26
  br i1 %or.cond, label %55, label %27

27:
  %28 = icmp eq i32 %.037, 53
  br i1 %28, label %29, label %36

29:
  %30 = and i64 %8, 4503599627370495
  %31 = icmp ne i64 %30, 0
  %32 = add nsw i32 %18, 1024
  %33 = sext i32 %32 to i64
  %34 = shl i64 %33, 52
  %35 = select i1 %31, i64 %34, i64 0
  br label %55

36:
  %37 = icmp sgt i32 %.037, 0
  br i1 %37, label %38, label %55

38:
  %39 = icmp eq i32 %.037, 52
  %40 = icmp ne i32 %10, 0
  %or.cond39 = and i1 %39, %40
  %41 = zext i32 %.037 to i64
  %42 = lshr i64 %8, %41
  %43 = and i64 %42, 1
  %44 = select i1 %or.cond39, i64 1, i64 %43
  %45 = sub nsw i32 %.037, 1
  %46 = zext i32 %45 to i64
  %47 = shl i64 1, %46
  %48 = add i64 %8, %47
  %49 = sub i64 %48, 1
  %50 = add i64 %49, %44
  %51 = zext i32 %.037 to i64
  %52 = lshr i64 %50, %51
  %53 = zext i32 %.037 to i64
  %54 = shl i64 %52, %53
  br label %55

55:
  %.038 = phi i64 [ 0, %17 ], [ 0, %24 ], [ %35, %29 ], [ %54, %38 ], [ %8, %36 ]
  %56 = add nsw i32 %13, 1024
  %57 = sext i32 %56 to i64
  %58 = shl i64 %57, 52
  %59 = icmp uge i64 %.038, %58
  %spec.select = select i1 %59, i64 9218868437227405312, i64 %.038
  %60 = or i64 %spec.select, %5
  %61 = bitcast i64 %60 to double
  br label %62

62:
  %.0 = phi double [ %61, %55 ], [ %0, %3 ]
  ret double %.0
}

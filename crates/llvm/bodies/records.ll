; Made from records.c by `cargo xtask bodies`.
%struct.record = type { i64, i64, ptr, ptr, ptr }

define dso_local i64 @__tapeless_record(i64 noundef %0, i64 noundef %1, i64 noundef %2) {
  %4 = urem i64 %0, 32
  %5 = icmp ne i64 %4, 16
  br i1 %5, label %34, label %6

6:
  %7 = sub i64 %0, 16
  %8 = inttoptr i64 %7 to ptr
  %9 = getelementptr inbounds i64, ptr %8, i64 0
  %10 = load i64, ptr %9, align 8
  %11 = icmp ne i64 %10, 8319104452916175220
  br i1 %11, label %34, label %12

12:
  %13 = getelementptr inbounds i64, ptr %8, i64 1
  %14 = load i64, ptr %13, align 8
  %15 = trunc i64 %14 to i32
  %16 = sext i32 %15 to i64
  %17 = add i64 %0, %16
  %18 = inttoptr i64 %17 to ptr
  %19 = getelementptr inbounds nuw %struct.record, ptr %18, i32 0, i32 0
  %20 = load i64, ptr %19, align 8
  %21 = icmp ne i64 %20, 8319104452916175220
  br i1 %21, label %34, label %22

22:
  %23 = icmp ne i64 %1, 0
  br i1 %23, label %24, label %28

24:
  %25 = getelementptr inbounds nuw %struct.record, ptr %18, i32 0, i32 1
  %26 = load i64, ptr %25, align 8
  %27 = icmp ne i64 %26, %1
  br i1 %27, label %34, label %28

28:
  %29 = getelementptr inbounds nuw ptr, ptr %18, i64 %2
  %30 = load ptr, ptr %29, align 8
  %31 = icmp ne ptr %30, null
  %32 = ptrtoint ptr %29 to i64
  %33 = select i1 %31, i64 %32, i64 0
  br label %34

34:
  %.0 = phi i64 [ %33, %28 ], [ 0, %3 ], [ 0, %6 ], [ 0, %24 ], [ 0, %12 ]
  ret i64 %.0
}

; Made from checkpoints.c by `cargo xtask bodies`.
%struct.checkpoints = type { ptr, ptr, i64, i64, i64, i64, i64, i64, i64, i64, i64, ptr, ptr }
%struct.copy = type { i64, i64, ptr }

@stderr = external global ptr, align 8
@.str = private unnamed_addr constant [151 x i8] c"tapeless: the state of a loop takes %lld bytes, and a budget of %lld has room for fewer than two copies and what one turn keeps. Give it %lld or more\0A\00", align 1
@.str.1 = private unnamed_addr constant [58 x i8] c"tapeless: no memory is left for copies of a loop's state\0A\00", align 1

define dso_local ptr @__tapeless_checkpoints_open(i64 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) {
  %5 = call noalias ptr @calloc(i64 noundef 1, i64 noundef 104)
  %6 = call ptr @checked(ptr noundef %5)
  %7 = icmp sgt i64 %0, 16
  %. = select i1 %7, i64 %0, i64 16
  %8 = getelementptr inbounds nuw %struct.checkpoints, ptr %6, i32 0, i32 6
  store i64 %., ptr %8, align 8
  %9 = getelementptr inbounds nuw %struct.checkpoints, ptr %6, i32 0, i32 6
  %10 = load i64, ptr %9, align 8
  %11 = add nsw i64 %10, 64
  %12 = getelementptr inbounds nuw %struct.checkpoints, ptr %6, i32 0, i32 6
  %13 = load i64, ptr %12, align 8
  %14 = mul nsw i64 2, %1
  %15 = add nsw i64 %13, %14
  %16 = getelementptr inbounds nuw %struct.checkpoints, ptr %6, i32 0, i32 7
  store i64 %1, ptr %16, align 8
  %17 = sdiv i64 %3, 8
  %18 = sub nsw i64 %3, %17
  %19 = sub nsw i64 %18, %15
  %20 = sdiv i64 %19, %11
  %21 = getelementptr inbounds nuw %struct.checkpoints, ptr %6, i32 0, i32 5
  store i64 %20, ptr %21, align 8
  %22 = getelementptr inbounds nuw %struct.checkpoints, ptr %6, i32 0, i32 5
  %23 = load i64, ptr %22, align 8
  %24 = icmp slt i64 %23, 2
  br i1 %24, label %25, label %34

25:
  %26 = load ptr, ptr @stderr, align 8
  %27 = add nsw i64 %0, %1
  %28 = mul nsw i64 2, %11
  %29 = add nsw i64 %28, %15
  %30 = sdiv i64 %29, 7
  %31 = mul nsw i64 %30, 8
  %32 = add nsw i64 %31, 16
  %33 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef %26, ptr noundef @.str, i64 noundef %27, i64 noundef %3, i64 noundef %32)
  call void @abort()
  unreachable

34:
  %35 = getelementptr inbounds nuw %struct.checkpoints, ptr %6, i32 0, i32 8
  store i64 %2, ptr %35, align 8
  %36 = getelementptr inbounds nuw %struct.checkpoints, ptr %6, i32 0, i32 10
  store i64 %2, ptr %36, align 8
  ret ptr %6
}

define internal ptr @checked(ptr noundef %0) {
  %2 = icmp ne ptr %0, null
  br i1 %2, label %6, label %3

3:
  %4 = load ptr, ptr @stderr, align 8
  %5 = call i32 @fputs(ptr noundef @.str.1, ptr noundef %4)
  call void @abort()
  unreachable

6:
  ret ptr %0
}

declare noalias ptr @calloc(i64 noundef, i64 noundef)

declare i32 @fprintf(ptr noundef, ptr noundef, ...)

declare void @abort()

define dso_local ptr @__tapeless_checkpoints_store(ptr noundef %0, i64 noundef %1) {
  %3 = getelementptr inbounds nuw %struct.checkpoints, ptr %0, i32 0, i32 10
  %4 = load i64, ptr %3, align 8
  %5 = icmp slt i64 %4, 0
  br i1 %5, label %6, label %17

6:
  %7 = getelementptr inbounds nuw %struct.checkpoints, ptr %0, i32 0, i32 2
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds nuw %struct.checkpoints, ptr %0, i32 0, i32 5
  %10 = load i64, ptr %9, align 8
  %11 = icmp eq i64 %8, %10
  br i1 %11, label %12, label %14

12:
  %13 = call i64 @give_up(ptr noundef %0)
  br label %14

14:
  %15 = phi i64 [ %13, %12 ], [ 0, %6 ]
  %16 = call ptr @add(ptr noundef %0, i64 noundef %1, i64 noundef %15)
  br label %23

17:
  %18 = getelementptr inbounds nuw %struct.checkpoints, ptr %0, i32 0, i32 9
  %19 = load i64, ptr %18, align 8
  %20 = icmp ne i64 %1, %19
  br i1 %20, label %23, label %21

21:
  %22 = call ptr @add(ptr noundef %0, i64 noundef %1, i64 noundef 0)
  call void @plan(ptr noundef %0)
  br label %23

23:
  %.0 = phi ptr [ %16, %14 ], [ %22, %21 ], [ null, %17 ]
  ret ptr %.0
}

define internal i64 @give_up(ptr noundef %0) {
  %2 = getelementptr inbounds nuw %struct.checkpoints, ptr %0, i32 0, i32 2
  %3 = load i64, ptr %2, align 8
  %4 = sub nsw i64 %3, 1
  br label %5

5:
  %.014 = phi i64 [ %4, %1 ], [ %23, %22 ]
  %6 = icmp sgt i64 %.014, 1
  br i1 %6, label %7, label %24

7:
  %8 = getelementptr inbounds nuw %struct.checkpoints, ptr %0, i32 0, i32 0
  %9 = load ptr, ptr %8, align 8
  %10 = sub nsw i64 %.014, 1
  %11 = getelementptr inbounds %struct.copy, ptr %9, i64 %10
  %12 = getelementptr inbounds nuw %struct.copy, ptr %11, i32 0, i32 1
  %13 = load i64, ptr %12, align 8
  %14 = getelementptr inbounds nuw %struct.checkpoints, ptr %0, i32 0, i32 0
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds %struct.copy, ptr %15, i64 %.014
  %17 = getelementptr inbounds nuw %struct.copy, ptr %16, i32 0, i32 1
  %18 = load i64, ptr %17, align 8
  %19 = icmp slt i64 %13, %18
  br i1 %19, label %20, label %22

20:
  %21 = sub nsw i64 %.014, 1
  call void @drop(ptr noundef %0, i64 noundef %21)
  br label %37

22:
  %23 = add nsw i64 %.014, -1
  br label %5

24:
  %25 = getelementptr inbounds nuw %struct.checkpoints, ptr %0, i32 0, i32 0
  %26 = load ptr, ptr %25, align 8
  %27 = getelementptr inbounds nuw %struct.checkpoints, ptr %0, i32 0, i32 2
  %28 = load i64, ptr %27, align 8
  %29 = sub nsw i64 %28, 1
  %30 = getelementptr inbounds %struct.copy, ptr %26, i64 %29
  %31 = getelementptr inbounds nuw %struct.copy, ptr %30, i32 0, i32 1
  %32 = load i64, ptr %31, align 8
  %33 = add nsw i64 %32, 1
  %34 = getelementptr inbounds nuw %struct.checkpoints, ptr %0, i32 0, i32 2
  %35 = load i64, ptr %34, align 8
  %36 = sub nsw i64 %35, 1
  call void @drop(ptr noundef %0, i64 noundef %36)
  br label %37

37:
  %.0 = phi i64 [ 0, %20 ], [ %33, %24 ]
  ret i64 %.0
}

define internal ptr @add(ptr noundef %0, i64 noundef %1, i64 noundef %2) {
  %4 = getelementptr inbounds nuw %struct.checkpoints, ptr %0, i32 0, i32 2
  %5 = load i64, ptr %4, align 8
  %6 = getelementptr inbounds nuw %struct.checkpoints, ptr %0, i32 0, i32 3
  %7 = load i64, ptr %6, align 8
  %8 = icmp eq i64 %5, %7
  br i1 %8, label %9, label %36

9:
  %10 = getelementptr inbounds nuw %struct.checkpoints, ptr %0, i32 0, i32 3
  %11 = load i64, ptr %10, align 8
  %12 = icmp ne i64 %11, 0
  br i1 %12, label %13, label %17

13:
  %14 = getelementptr inbounds nuw %struct.checkpoints, ptr %0, i32 0, i32 3
  %15 = load i64, ptr %14, align 8
  %16 = mul nsw i64 2, %15
  br label %17

17:
  %18 = phi i64 [ %16, %13 ], [ 16, %9 ]
  %19 = getelementptr inbounds nuw %struct.checkpoints, ptr %0, i32 0, i32 3
  store i64 %18, ptr %19, align 8
  %20 = getelementptr inbounds nuw %struct.checkpoints, ptr %0, i32 0, i32 0
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds nuw %struct.checkpoints, ptr %0, i32 0, i32 3
  %23 = load i64, ptr %22, align 8
  %24 = mul i64 %23, 24
  %25 = call ptr @realloc(ptr noundef %21, i64 noundef %24)
  %26 = call ptr @checked(ptr noundef %25)
  %27 = getelementptr inbounds nuw %struct.checkpoints, ptr %0, i32 0, i32 0
  store ptr %26, ptr %27, align 8
  %28 = getelementptr inbounds nuw %struct.checkpoints, ptr %0, i32 0, i32 1
  %29 = load ptr, ptr %28, align 8
  %30 = getelementptr inbounds nuw %struct.checkpoints, ptr %0, i32 0, i32 3
  %31 = load i64, ptr %30, align 8
  %32 = mul i64 %31, 8
  %33 = call ptr @realloc(ptr noundef %29, i64 noundef %32)
  %34 = call ptr @checked(ptr noundef %33)
  %35 = getelementptr inbounds nuw %struct.checkpoints, ptr %0, i32 0, i32 1
  store ptr %34, ptr %35, align 8
  br label %36

36:
  %37 = getelementptr inbounds nuw %struct.checkpoints, ptr %0, i32 0, i32 4
  %38 = load i64, ptr %37, align 8
  %39 = icmp ne i64 %38, 0
  br i1 %39, label %40, label %48

40:
  %41 = getelementptr inbounds nuw %struct.checkpoints, ptr %0, i32 0, i32 1
  %42 = load ptr, ptr %41, align 8
  %43 = getelementptr inbounds nuw %struct.checkpoints, ptr %0, i32 0, i32 4
  %44 = load i64, ptr %43, align 8
  %45 = add nsw i64 %44, -1
  store i64 %45, ptr %43, align 8
  %46 = getelementptr inbounds ptr, ptr %42, i64 %45
  %47 = load ptr, ptr %46, align 8
  br label %53

48:
  %49 = getelementptr inbounds nuw %struct.checkpoints, ptr %0, i32 0, i32 6
  %50 = load i64, ptr %49, align 8
  %51 = call noalias ptr @malloc(i64 noundef %50)
  %52 = call ptr @checked(ptr noundef %51)
  br label %53

53:
  %54 = phi ptr [ %47, %40 ], [ %52, %48 ]
  %55 = getelementptr inbounds nuw %struct.checkpoints, ptr %0, i32 0, i32 0
  %56 = load ptr, ptr %55, align 8
  %57 = getelementptr inbounds nuw %struct.checkpoints, ptr %0, i32 0, i32 2
  %58 = load i64, ptr %57, align 8
  %59 = add nsw i64 %58, 1
  store i64 %59, ptr %57, align 8
  %60 = getelementptr inbounds %struct.copy, ptr %56, i64 %58
  store i64 %1, ptr %60, align 8
  %.sroa.2.0..sroa_idx = getelementptr inbounds i8, ptr %60, i64 8
  store i64 %2, ptr %.sroa.2.0..sroa_idx, align 8
  %.sroa.3.0..sroa_idx = getelementptr inbounds i8, ptr %60, i64 16
  store ptr %54, ptr %.sroa.3.0..sroa_idx, align 8
  ret ptr %54
}

define internal void @plan(ptr noundef %0) {
  %2 = getelementptr inbounds nuw %struct.checkpoints, ptr %0, i32 0, i32 0
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %struct.checkpoints, ptr %0, i32 0, i32 2
  %5 = load i64, ptr %4, align 8
  %6 = sub nsw i64 %5, 1
  %7 = getelementptr inbounds %struct.copy, ptr %3, i64 %6
  %8 = getelementptr inbounds nuw %struct.copy, ptr %7, i32 0, i32 0
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds nuw %struct.checkpoints, ptr %0, i32 0, i32 10
  %11 = load i64, ptr %10, align 8
  %12 = sub nsw i64 %11, %9
  %13 = getelementptr inbounds nuw %struct.checkpoints, ptr %0, i32 0, i32 5
  %14 = load i64, ptr %13, align 8
  %15 = getelementptr inbounds nuw %struct.checkpoints, ptr %0, i32 0, i32 2
  %16 = load i64, ptr %15, align 8
  %17 = sub nsw i64 %14, %16
  %18 = add nsw i64 %17, 1
  %19 = icmp sgt i64 %18, 1
  %20 = icmp sgt i64 %12, 1
  %or.cond = select i1 %19, i1 %20, i1 false
  br i1 %or.cond, label %21, label %24

21:
  %22 = call i64 @split(i64 noundef %12, i64 noundef %18)
  %23 = add nsw i64 %9, %22
  br label %24

24:
  %25 = phi i64 [ %23, %21 ], [ -1, %1 ]
  %26 = getelementptr inbounds nuw %struct.checkpoints, ptr %0, i32 0, i32 9
  store i64 %25, ptr %26, align 8
  ret void
}

define dso_local void @__tapeless_checkpoints_done(ptr noundef %0, i64 noundef %1) {
  %3 = getelementptr inbounds nuw %struct.checkpoints, ptr %0, i32 0, i32 8
  store i64 %1, ptr %3, align 8
  %4 = getelementptr inbounds nuw %struct.checkpoints, ptr %0, i32 0, i32 10
  store i64 %1, ptr %4, align 8
  ret void
}

define dso_local i64 @__tapeless_checkpoints_turns(ptr noundef %0) {
  %2 = getelementptr inbounds nuw %struct.checkpoints, ptr %0, i32 0, i32 8
  %3 = load i64, ptr %2, align 8
  ret i64 %3
}

define dso_local ptr @__tapeless_checkpoints_kept(ptr noundef %0) {
  %2 = getelementptr inbounds nuw %struct.checkpoints, ptr %0, i32 0, i32 11
  %3 = load ptr, ptr %2, align 8
  %4 = icmp ne ptr %3, null
  br i1 %4, label %14, label %5

5:
  %6 = getelementptr inbounds nuw %struct.checkpoints, ptr %0, i32 0, i32 6
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds nuw %struct.checkpoints, ptr %0, i32 0, i32 7
  %9 = load i64, ptr %8, align 8
  %10 = add nsw i64 %7, %9
  %11 = call noalias ptr @malloc(i64 noundef %10)
  %12 = call ptr @checked(ptr noundef %11)
  %13 = getelementptr inbounds nuw %struct.checkpoints, ptr %0, i32 0, i32 11
  store ptr %12, ptr %13, align 8
  br label %14

14:
  %15 = getelementptr inbounds nuw %struct.checkpoints, ptr %0, i32 0, i32 11
  %16 = load ptr, ptr %15, align 8
  ret ptr %16
}

declare noalias ptr @malloc(i64 noundef)

define dso_local ptr @__tapeless_checkpoints_once(ptr noundef %0) {
  %2 = getelementptr inbounds nuw %struct.checkpoints, ptr %0, i32 0, i32 12
  %3 = load ptr, ptr %2, align 8
  %4 = icmp ne ptr %3, null
  br i1 %4, label %12, label %5

5:
  %6 = getelementptr inbounds nuw %struct.checkpoints, ptr %0, i32 0, i32 7
  %7 = load i64, ptr %6, align 8
  %8 = add i64 %7, 16
  %9 = call noalias ptr @malloc(i64 noundef %8)
  %10 = call ptr @checked(ptr noundef %9)
  %11 = getelementptr inbounds nuw %struct.checkpoints, ptr %0, i32 0, i32 12
  store ptr %10, ptr %11, align 8
  br label %12

12:
  %13 = getelementptr inbounds nuw %struct.checkpoints, ptr %0, i32 0, i32 12
  %14 = load ptr, ptr %13, align 8
  ret ptr %14
}

define dso_local i64 @__tapeless_checkpoints_differs(ptr noundef %0, ptr noundef %1, i64 noundef %2) {
  %4 = call i32 @memcmp(ptr noundef %0, ptr noundef %1, i64 noundef %2)
  %5 = icmp ne i32 %4, 0
  %6 = zext i1 %5 to i32
  %7 = sext i32 %6 to i64
  ret i64 %7
}

declare i32 @memcmp(ptr noundef, ptr noundef, i64 noundef)

define dso_local i64 @__tapeless_checkpoints_back(ptr noundef %0, i64 noundef %1) {
  br label %3

3:
  %4 = getelementptr inbounds nuw %struct.checkpoints, ptr %0, i32 0, i32 0
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds nuw %struct.checkpoints, ptr %0, i32 0, i32 2
  %7 = load i64, ptr %6, align 8
  %8 = sub nsw i64 %7, 1
  %9 = getelementptr inbounds %struct.copy, ptr %5, i64 %8
  %10 = getelementptr inbounds nuw %struct.copy, ptr %9, i32 0, i32 0
  %11 = load i64, ptr %10, align 8
  %12 = icmp sgt i64 %11, %1
  br i1 %12, label %13, label %17

13:
  %14 = getelementptr inbounds nuw %struct.checkpoints, ptr %0, i32 0, i32 2
  %15 = load i64, ptr %14, align 8
  %16 = sub nsw i64 %15, 1
  call void @drop(ptr noundef %0, i64 noundef %16)
  br label %3

17:
  %18 = add nsw i64 %1, 1
  %19 = getelementptr inbounds nuw %struct.checkpoints, ptr %0, i32 0, i32 10
  store i64 %18, ptr %19, align 8
  call void @plan(ptr noundef %0)
  %20 = getelementptr inbounds nuw %struct.checkpoints, ptr %0, i32 0, i32 0
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds nuw %struct.checkpoints, ptr %0, i32 0, i32 2
  %23 = load i64, ptr %22, align 8
  %24 = sub nsw i64 %23, 1
  %25 = getelementptr inbounds %struct.copy, ptr %21, i64 %24
  %26 = getelementptr inbounds nuw %struct.copy, ptr %25, i32 0, i32 0
  %27 = load i64, ptr %26, align 8
  ret i64 %27
}

define internal void @drop(ptr noundef %0, i64 noundef %1) {
  %3 = getelementptr inbounds nuw %struct.checkpoints, ptr %0, i32 0, i32 0
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds %struct.copy, ptr %4, i64 %1
  %6 = getelementptr inbounds nuw %struct.copy, ptr %5, i32 0, i32 2
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw %struct.checkpoints, ptr %0, i32 0, i32 1
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds nuw %struct.checkpoints, ptr %0, i32 0, i32 4
  %11 = load i64, ptr %10, align 8
  %12 = add nsw i64 %11, 1
  store i64 %12, ptr %10, align 8
  %13 = getelementptr inbounds ptr, ptr %9, i64 %11
  store ptr %7, ptr %13, align 8
  br label %14

14:
  %.0 = phi i64 [ %1, %2 ], [ %27, %19 ]
  %15 = add nsw i64 %.0, 1
  %16 = getelementptr inbounds nuw %struct.checkpoints, ptr %0, i32 0, i32 2
  %17 = load i64, ptr %16, align 8
  %18 = icmp slt i64 %15, %17
  br i1 %18, label %19, label %28

19:
  %20 = getelementptr inbounds nuw %struct.checkpoints, ptr %0, i32 0, i32 0
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds %struct.copy, ptr %21, i64 %.0
  %23 = getelementptr inbounds nuw %struct.checkpoints, ptr %0, i32 0, i32 0
  %24 = load ptr, ptr %23, align 8
  %25 = add nsw i64 %.0, 1
  %26 = getelementptr inbounds %struct.copy, ptr %24, i64 %25
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %22, ptr align 8 %26, i64 24, i1 false)
  %27 = add nsw i64 %.0, 1
  br label %14

28:
  %29 = getelementptr inbounds nuw %struct.checkpoints, ptr %0, i32 0, i32 2
  %30 = load i64, ptr %29, align 8
  %31 = add nsw i64 %30, -1
  store i64 %31, ptr %29, align 8
  ret void
}

define dso_local ptr @__tapeless_checkpoints_copy(ptr noundef %0) {
  %2 = getelementptr inbounds nuw %struct.checkpoints, ptr %0, i32 0, i32 0
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %struct.checkpoints, ptr %0, i32 0, i32 2
  %5 = load i64, ptr %4, align 8
  %6 = sub nsw i64 %5, 1
  %7 = getelementptr inbounds %struct.copy, ptr %3, i64 %6
  %8 = getelementptr inbounds nuw %struct.copy, ptr %7, i32 0, i32 2
  %9 = load ptr, ptr %8, align 8
  ret ptr %9
}

define dso_local void @__tapeless_checkpoints_close(ptr noundef %0) {
  br label %2

2:
  %.015 = phi i64 [ 0, %1 ], [ %12, %6 ]
  %3 = getelementptr inbounds nuw %struct.checkpoints, ptr %0, i32 0, i32 2
  %4 = load i64, ptr %3, align 8
  %5 = icmp slt i64 %.015, %4
  br i1 %5, label %6, label %13

6:
  %7 = getelementptr inbounds nuw %struct.checkpoints, ptr %0, i32 0, i32 0
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds %struct.copy, ptr %8, i64 %.015
  %10 = getelementptr inbounds nuw %struct.copy, ptr %9, i32 0, i32 2
  %11 = load ptr, ptr %10, align 8
  call void @free(ptr noundef %11)
  %12 = add nsw i64 %.015, 1
  br label %2

13:
  %.0 = phi i64 [ %22, %17 ], [ 0, %2 ]
  %14 = getelementptr inbounds nuw %struct.checkpoints, ptr %0, i32 0, i32 4
  %15 = load i64, ptr %14, align 8
  %16 = icmp slt i64 %.0, %15
  br i1 %16, label %17, label %23

17:
  %18 = getelementptr inbounds nuw %struct.checkpoints, ptr %0, i32 0, i32 1
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds ptr, ptr %19, i64 %.0
  %21 = load ptr, ptr %20, align 8
  call void @free(ptr noundef %21)
  %22 = add nsw i64 %.0, 1
  br label %13

23:
  %24 = getelementptr inbounds nuw %struct.checkpoints, ptr %0, i32 0, i32 11
  %25 = load ptr, ptr %24, align 8
  call void @free(ptr noundef %25)
  %26 = getelementptr inbounds nuw %struct.checkpoints, ptr %0, i32 0, i32 12
  %27 = load ptr, ptr %26, align 8
  call void @free(ptr noundef %27)
  %28 = getelementptr inbounds nuw %struct.checkpoints, ptr %0, i32 0, i32 0
  %29 = load ptr, ptr %28, align 8
  call void @free(ptr noundef %29)
  %30 = getelementptr inbounds nuw %struct.checkpoints, ptr %0, i32 0, i32 1
  %31 = load ptr, ptr %30, align 8
  call void @free(ptr noundef %31)
  call void @free(ptr noundef %0)
  ret void
}

declare void @free(ptr noundef)

declare i32 @fputs(ptr noundef, ptr noundef)

declare ptr @realloc(ptr noundef, i64 noundef)

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)

define internal i64 @split(i64 noundef %0, i64 noundef %1) {
  br label %3

3:
  %.0 = phi i64 [ 1, %2 ], [ %7, %6 ]
  %4 = call i64 @reach(i64 noundef %1, i64 noundef %.0)
  %5 = icmp slt i64 %4, %0
  br i1 %5, label %6, label %8

6:
  %7 = add nsw i64 %.0, 1
  br label %3

8:
  %9 = sub nsw i64 %.0, 1
  %10 = call i64 @reach(i64 noundef %1, i64 noundef %9)
  %11 = sub nsw i64 %1, 1
  %12 = sub nsw i64 %.0, 1
  %13 = call i64 @reach(i64 noundef %11, i64 noundef %12)
  %14 = sub nsw i64 %0, %13
  %15 = icmp slt i64 %10, %14
  %. = select i1 %15, i64 %10, i64 %14
  %16 = icmp slt i64 %., 1
  %17 = select i1 %16, i64 1, i64 %.
  ret i64 %17
}

define internal i64 @reach(i64 noundef %0, i64 noundef %1) {
  %3 = icmp slt i64 %0, %1
  %. = select i1 %3, i64 %0, i64 %1
  br label %4

4:
  %.022 = phi double [ 1.000000e+00, %2 ], [ %13, %15 ]
  %.021 = phi i64 [ 1, %2 ], [ %20, %15 ]
  %.0 = phi i64 [ 1, %2 ], [ %21, %15 ]
  %5 = icmp sle i64 %.0, %.
  br i1 %5, label %6, label %22

6:
  %7 = add nsw i64 %0, %1
  %8 = sub nsw i64 %7, %.
  %9 = add nsw i64 %8, %.0
  %10 = sitofp i64 %9 to double
  %11 = fmul double %.022, %10
  %12 = sitofp i64 %.0 to double
  %13 = fdiv double %11, %12
  %14 = fcmp ogt double %13, 1.000000e+15
  br i1 %14, label %22, label %15

15:
  %16 = add nsw i64 %0, %1
  %17 = sub nsw i64 %16, %.
  %18 = add nsw i64 %17, %.0
  %19 = mul nsw i64 %.021, %18
  %20 = sdiv i64 %19, %.0
  %21 = add nsw i64 %.0, 1
  br label %4

22:
  %.023 = phi i64 [ 2305843009213693951, %6 ], [ %.021, %4 ]
  ret i64 %.023
}

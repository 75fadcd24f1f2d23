; Made from memory.c by `cargo xtask bodies`.
define dso_local ptr @tapeless_body_realloc(ptr noundef %0, i64 noundef %1) {
  %3 = icmp ne ptr %0, null
  br i1 %3, label %6, label %4

4:
  %5 = call ptr @malloc(i64 noundef %1)
  br label %20

6:
  %7 = icmp ne i64 %1, 0
  br i1 %7, label %8, label %10

8:
  %9 = call ptr @malloc(i64 noundef %1)
  br label %10

10:
  %11 = phi ptr [ %9, %8 ], [ null, %6 ]
  %12 = icmp eq i64 %1, 0
  %13 = icmp ne ptr %11, null
  %or.cond = select i1 %12, i1 true, i1 %13
  br i1 %or.cond, label %14, label %20

14:
  %15 = icmp ne ptr %11, null
  br i1 %15, label %16, label %19

16:
  %17 = call i64 @malloc_usable_size(ptr noundef %0)
  %18 = icmp ult i64 %17, %1
  %. = select i1 %18, i64 %17, i64 %1
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %11, ptr align 1 %0, i64 %., i1 false)
  br label %19

19:
  call void @free(ptr noundef %0)
  br label %20

20:
  %.0 = phi ptr [ %11, %19 ], [ %5, %4 ], [ null, %10 ]
  ret ptr %.0
}

define dso_local ptr @tapeless_body_reallocarray(ptr noundef %0, i64 noundef %1, i64 noundef %2) {
  %4 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %1, i64 %2)
  %5 = extractvalue { i64, i1 } %4, 1
  %6 = extractvalue { i64, i1 } %4, 0
  br i1 %5, label %25, label %7

7:
  %8 = icmp ne ptr %0, null
  br i1 %8, label %11, label %9

9:
  %10 = call ptr @malloc(i64 noundef %6)
  br label %25

11:
  %12 = icmp ne i64 %6, 0
  br i1 %12, label %13, label %15

13:
  %14 = call ptr @malloc(i64 noundef %6)
  br label %15

15:
  %16 = phi ptr [ %14, %13 ], [ null, %11 ]
  %17 = icmp eq i64 %6, 0
  %18 = icmp ne ptr %16, null
  %or.cond = select i1 %17, i1 true, i1 %18
  br i1 %or.cond, label %19, label %25

19:
  %20 = icmp ne ptr %16, null
  br i1 %20, label %21, label %24

21:
  %22 = call i64 @malloc_usable_size(ptr noundef %0)
  %23 = icmp ult i64 %22, %6
  %. = select i1 %23, i64 %22, i64 %6
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %16, ptr align 1 %0, i64 %., i1 false)
  br label %24

24:
  call void @free(ptr noundef %0)
  br label %25

25:
  %26 = phi ptr [ null, %3 ], [ %16, %24 ], [ %10, %9 ], [ null, %15 ]
  ret ptr %26
}

declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64)

define dso_local ptr @tapeless_body_tapeless.frame.grow(ptr noundef %0, i64 noundef %1, i64 noundef %2) {
  %4 = call ptr @tapeless.frame.begin(i64 noundef %2)
  %5 = icmp ne ptr %4, null
  br i1 %5, label %6, label %7

6:
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %4, ptr align 1 %0, i64 %1, i1 false)
  call void @tapeless.frame.end(ptr noundef %0)
  br label %7

7:
  %.0 = phi ptr [ %4, %6 ], [ null, %3 ]
  ret ptr %.0
}

declare ptr @tapeless.frame.begin(i64 noundef)

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)

declare void @tapeless.frame.end(ptr noundef)

define dso_local i32 @tapeless_body_posix_memalign(ptr noundef %0, i64 noundef %1, i64 noundef %2) {
  %4 = icmp ult i64 %1, 8
  br i1 %4, label %21, label %5

5:
  %6 = sub i64 %1, 1
  %7 = and i64 %1, %6
  %8 = icmp ne i64 %7, 0
  br i1 %8, label %21, label %9

9:
  %10 = add i64 %2, %1
  %11 = sub i64 %10, 1
  %12 = sub i64 0, %1
  %13 = and i64 %11, %12
  %14 = icmp uge i64 %13, %2
  br i1 %14, label %15, label %17

15:
  %16 = call ptr @aligned_alloc(i64 noundef %1, i64 noundef %13)
  call void @llvm.assume(i1 true) [ "align"(ptr %16, i64 %1) ]
  br label %17

17:
  %18 = phi ptr [ %16, %15 ], [ null, %9 ]
  %19 = icmp ne ptr %18, null
  br i1 %19, label %20, label %21

20:
  store ptr %18, ptr %0, align 8
  br label %21

21:
  %.0 = phi i32 [ 22, %3 ], [ 0, %20 ], [ 22, %5 ], [ 12, %17 ]
  ret i32 %.0
}

declare ptr @aligned_alloc(i64 noundef, i64 noundef)

declare void @llvm.assume(i1 noundef)

declare ptr @malloc(i64 noundef)

declare i64 @malloc_usable_size(ptr noundef)

declare void @free(ptr noundef)

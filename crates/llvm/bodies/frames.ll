; Made from frames.c by `cargo xtask bodies`.
%struct.retained = type { [384 x ptr], i64, i32 }
%struct.block = type { i64, i64 }

@tapeless_retained = weak hidden thread_local global %struct.retained zeroinitializer, align 8
@MOST = internal constant i64 268435456, align 8

define weak hidden void @tapeless_release() {
  %1 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @tapeless_retained)
  br label %2

2:
  %.0 = phi i32 [ 0, %0 ], [ %21, %20 ]
  %3 = icmp slt i32 %.0, 384
  br i1 %3, label %4, label %22

4:
  %5 = getelementptr inbounds nuw %struct.retained, ptr %1, i32 0, i32 0
  %6 = sext i32 %.0 to i64
  %7 = getelementptr inbounds [384 x ptr], ptr %5, i64 0, i64 %6
  %8 = load ptr, ptr %7, align 8
  %9 = icmp ne ptr %8, null
  br i1 %9, label %10, label %20

10:
  %11 = getelementptr inbounds nuw %struct.retained, ptr %1, i32 0, i32 0
  %12 = sext i32 %.0 to i64
  %13 = getelementptr inbounds [384 x ptr], ptr %11, i64 0, i64 %12
  %14 = load ptr, ptr %13, align 8
  %15 = call ptr @within(ptr noundef %14)
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds nuw %struct.retained, ptr %1, i32 0, i32 0
  %18 = sext i32 %.0 to i64
  %19 = getelementptr inbounds [384 x ptr], ptr %17, i64 0, i64 %18
  store ptr %16, ptr %19, align 8
  call void @free(ptr noundef %14)
  br label %4

20:
  %21 = add nsw i32 %.0, 1
  br label %2

22:
  %23 = getelementptr inbounds nuw %struct.retained, ptr %1, i32 0, i32 1
  store i64 0, ptr %23, align 8
  ret void
}

declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull)

define internal ptr @within(ptr noundef %0) {
  %2 = getelementptr inbounds %struct.block, ptr %0, i64 1
  ret ptr %2
}

declare void @free(ptr noundef)

define weak hidden ptr @tapeless.frame.begin(i64 noundef %0) {
  %2 = call ptr @begun(i64 noundef %0, i32 noundef 0)
  ret ptr %2
}

define internal ptr @begun(i64 noundef %0, i32 noundef %1) {
  %3 = alloca i64, align 8
  store i64 %0, ptr %3, align 8
  %4 = icmp ult i64 %0, 256
  br i1 %4, label %5, label %16

5:
  %6 = icmp ne i32 %1, 0
  br i1 %6, label %7, label %10

7:
  %8 = add i64 16, %0
  %9 = call ptr @calloc(i64 noundef 1, i64 noundef %8)
  br label %13

10:
  %11 = add i64 16, %0
  %12 = call ptr @malloc(i64 noundef %11)
  br label %13

13:
  %14 = phi ptr [ %9, %7 ], [ %12, %10 ]
  %15 = call ptr @made(ptr noundef %14, i64 noundef 0)
  br label %68

16:
  %17 = lshr i64 %0, 46
  %18 = icmp ne i64 %17, 0
  br i1 %18, label %68, label %19

19:
  %20 = call i64 @list_of(ptr noundef %3)
  %21 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @tapeless_retained)
  %22 = getelementptr inbounds nuw %struct.retained, ptr %21, i32 0, i32 0
  %23 = getelementptr inbounds nuw [384 x ptr], ptr %22, i64 0, i64 %20
  %24 = load ptr, ptr %23, align 8
  %25 = icmp ne ptr %24, null
  br i1 %25, label %26, label %42

26:
  %27 = call ptr @within(ptr noundef %24)
  %28 = load ptr, ptr %27, align 8
  %29 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @tapeless_retained)
  %30 = getelementptr inbounds nuw %struct.retained, ptr %29, i32 0, i32 0
  %31 = getelementptr inbounds nuw [384 x ptr], ptr %30, i64 0, i64 %20
  store ptr %28, ptr %31, align 8
  %32 = load i64, ptr %3, align 8
  %33 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @tapeless_retained)
  %34 = getelementptr inbounds nuw %struct.retained, ptr %33, i32 0, i32 1
  %35 = load i64, ptr %34, align 8
  %36 = sub i64 %35, %32
  store i64 %36, ptr %34, align 8
  %37 = icmp ne i32 %1, 0
  br i1 %37, label %38, label %40

38:
  %39 = call ptr @within(ptr noundef %24)
  call void @llvm.memset.p0.i64(ptr align 1 %39, i8 0, i64 %0, i1 false)
  br label %40

40:
  %41 = call ptr @within(ptr noundef %24)
  br label %68

42:
  %43 = icmp ne i32 %1, 0
  br i1 %43, label %44, label %48

44:
  %45 = load i64, ptr %3, align 8
  %46 = add i64 16, %45
  %47 = call ptr @calloc(i64 noundef 1, i64 noundef %46)
  br label %52

48:
  %49 = load i64, ptr %3, align 8
  %50 = add i64 16, %49
  %51 = call ptr @malloc(i64 noundef %50)
  br label %52

52:
  %53 = phi ptr [ %47, %44 ], [ %51, %48 ]
  %54 = icmp ne ptr %53, null
  %55 = load i64, ptr %3, align 8
  %56 = icmp uge i64 %55, 4194304
  %or.cond = select i1 %54, i1 %56, i1 false
  br i1 %or.cond, label %57, label %65

57:
  %58 = ptrtoint ptr %53 to i64
  %59 = and i64 %58, 4095
  %60 = sub i64 4096, %59
  %61 = getelementptr inbounds nuw i8, ptr %53, i64 %60
  %62 = load i64, ptr %3, align 8
  %63 = sub i64 %62, 4096
  %64 = call i32 @madvise(ptr noundef %61, i64 noundef %63, i32 noundef 14)
  br label %65

65:
  %66 = load i64, ptr %3, align 8
  %67 = call ptr @made(ptr noundef %53, i64 noundef %66)
  br label %68

68:
  %.0 = phi ptr [ %15, %13 ], [ %67, %65 ], [ %41, %40 ], [ null, %16 ]
  ret ptr %.0
}

define weak hidden ptr @tapeless.frame.zeroed(i64 noundef %0) {
  %2 = call ptr @begun(i64 noundef %0, i32 noundef 1)
  ret ptr %2
}

define weak hidden void @tapeless.frame.end(ptr noundef %0) {
  %2 = alloca i64, align 8
  %3 = icmp ne ptr %0, null
  br i1 %3, label %4, label %39

4:
  %5 = call ptr @around(ptr noundef %0)
  %6 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @tapeless_retained)
  %7 = getelementptr inbounds nuw %struct.block, ptr %5, i32 0, i32 0
  %8 = load i64, ptr %7, align 8
  %9 = icmp ne i64 %8, 0
  br i1 %9, label %10, label %17

10:
  %11 = getelementptr inbounds nuw %struct.block, ptr %5, i32 0, i32 0
  %12 = load i64, ptr %11, align 8
  %13 = icmp ugt i64 %12, 268435456
  br i1 %13, label %17, label %14

14:
  %15 = call i32 @will_end(ptr noundef %6)
  %16 = icmp ne i32 %15, 0
  br i1 %16, label %18, label %17

17:
  call void @free(ptr noundef %5)
  br label %39

18:
  %19 = getelementptr inbounds nuw %struct.retained, ptr %6, i32 0, i32 1
  %20 = load i64, ptr %19, align 8
  %21 = getelementptr inbounds nuw %struct.block, ptr %5, i32 0, i32 0
  %22 = load i64, ptr %21, align 8
  %23 = add i64 %20, %22
  %24 = icmp ugt i64 %23, 268435456
  br i1 %24, label %25, label %26

25:
  call void @tapeless_release()
  br label %26

26:
  %27 = getelementptr inbounds nuw %struct.block, ptr %5, i32 0, i32 0
  %28 = load i64, ptr %27, align 8
  store i64 %28, ptr %2, align 8
  %29 = call i64 @list_of(ptr noundef %2)
  %30 = getelementptr inbounds nuw %struct.retained, ptr %6, i32 0, i32 0
  %31 = getelementptr inbounds nuw [384 x ptr], ptr %30, i64 0, i64 %29
  %32 = load ptr, ptr %31, align 8
  store ptr %32, ptr %0, align 8
  %33 = getelementptr inbounds nuw %struct.retained, ptr %6, i32 0, i32 0
  %34 = getelementptr inbounds nuw [384 x ptr], ptr %33, i64 0, i64 %29
  store ptr %5, ptr %34, align 8
  %35 = load i64, ptr %2, align 8
  %36 = getelementptr inbounds nuw %struct.retained, ptr %6, i32 0, i32 1
  %37 = load i64, ptr %36, align 8
  %38 = add i64 %37, %35
  store i64 %38, ptr %36, align 8
  br label %39

39:
  ret void
}

define internal ptr @around(ptr noundef %0) {
  %2 = getelementptr inbounds %struct.block, ptr %0, i64 -1
  ret ptr %2
}

define internal i32 @will_end(ptr noundef %0) {
  %2 = getelementptr inbounds nuw %struct.retained, ptr %0, i32 0, i32 2
  %3 = load i32, ptr %2, align 8
  %4 = icmp ne i32 %3, 0
  br i1 %4, label %16, label %5

5:
  %6 = icmp ne ptr @__cxa_thread_atexit_impl, null
  br i1 %6, label %7, label %11

7:
  %8 = call i32 @__cxa_thread_atexit_impl(ptr noundef @ends, ptr noundef %0, ptr noundef @MOST)
  %9 = icmp ne i32 %8, 0
  %10 = xor i1 %9, true
  br label %11

11:
  %12 = phi i1 [ false, %5 ], [ %10, %7 ]
  %13 = zext i1 %12 to i64
  %14 = select i1 %12, i32 1, i32 -1
  %15 = getelementptr inbounds nuw %struct.retained, ptr %0, i32 0, i32 2
  store i32 %14, ptr %15, align 8
  br label %16

16:
  %17 = getelementptr inbounds nuw %struct.retained, ptr %0, i32 0, i32 2
  %18 = load i32, ptr %17, align 8
  %19 = icmp sgt i32 %18, 0
  %20 = zext i1 %19 to i32
  ret i32 %20
}

define internal i64 @list_of(ptr noundef %0) {
  %2 = load i64, ptr %0, align 8
  %3 = sub i64 %2, 1
  %4 = call i64 @llvm.ctlz.i64(i64 %3, i1 true)
  %5 = trunc i64 %4 to i32
  %6 = sub nsw i32 63, %5
  %7 = load i64, ptr %0, align 8
  %8 = sub i64 %7, 1
  %9 = sub nsw i32 %6, 3
  %10 = zext i32 %9 to i64
  %11 = lshr i64 %8, %10
  %12 = add i64 %11, 1
  %13 = sub nsw i32 %6, 3
  %14 = zext i32 %13 to i64
  %15 = shl i64 %12, %14
  store i64 %15, ptr %0, align 8
  %16 = sub nsw i32 %6, 7
  %17 = sext i32 %16 to i64
  %18 = mul i64 %17, 8
  %19 = sub i64 %11, 8
  %20 = add i64 %18, %19
  ret i64 %20
}

define weak hidden ptr @tapeless.frame.grow(ptr noundef %0, i64 noundef %1, i64 noundef %2) {
  %4 = call ptr @around(ptr noundef %0)
  %5 = getelementptr inbounds nuw %struct.block, ptr %4, i32 0, i32 0
  %6 = load i64, ptr %5, align 8
  %7 = icmp uge i64 %6, %2
  br i1 %7, label %12, label %8

8:
  %9 = call ptr @begun(i64 noundef %2, i32 noundef 0)
  %10 = icmp ne ptr %9, null
  br i1 %10, label %11, label %12

11:
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %9, ptr align 1 %0, i64 %1, i1 false)
  call void @tapeless.frame.end(ptr noundef %0)
  br label %12

12:
  %.0 = phi ptr [ %0, %3 ], [ %9, %11 ], [ %9, %8 ]
  ret ptr %.0
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)

define internal ptr @made(ptr noundef %0, i64 noundef %1) {
  %3 = icmp ne ptr %0, null
  br i1 %3, label %4, label %7

4:
  %5 = getelementptr inbounds nuw %struct.block, ptr %0, i32 0, i32 0
  store i64 %1, ptr %5, align 8
  %6 = call ptr @within(ptr noundef %0)
  br label %7

7:
  %.0 = phi ptr [ %6, %4 ], [ null, %2 ]
  ret ptr %.0
}

declare ptr @calloc(i64 noundef, i64 noundef)

declare ptr @malloc(i64 noundef)

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg)

declare i32 @madvise(ptr noundef, i64 noundef, i32 noundef)

declare extern_weak i32 @__cxa_thread_atexit_impl(ptr noundef, ptr noundef, ptr noundef)

define internal void @ends(ptr noundef %0) {
  %2 = getelementptr inbounds nuw %struct.retained, ptr %0, i32 0, i32 2
  store i32 -1, ptr %2, align 8
  call void @tapeless_release()
  ret void
}

declare i64 @llvm.ctlz.i64(i64, i1 immarg)

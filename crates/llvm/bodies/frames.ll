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
  %15 = getelementptr inbounds %struct.block, ptr %14, i64 1
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

declare void @free(ptr noundef)

define weak hidden ptr @tapeless.frame.begin(i64 noundef %0) {
  %2 = icmp ult i64 %0, 256
  br i1 %2, label %3, label %16

3:
  %4 = icmp ne i32 0, 0
  br i1 %4, label %5, label %8

5:
  %6 = add i64 16, %0
  %7 = call ptr @calloc(i64 noundef 1, i64 noundef %6)
  br label %11

8:
  %9 = add i64 16, %0
  %10 = call ptr @malloc(i64 noundef %9)
  br label %11

11:
  %12 = phi ptr [ %7, %5 ], [ %10, %8 ]
  %13 = icmp ne ptr %12, null
  br i1 %13, label %14, label %78

14:
  store i64 0, ptr %12, align 8
  %15 = getelementptr inbounds %struct.block, ptr %12, i64 1
  br label %78

16:
  %17 = lshr i64 %0, 46
  %18 = icmp ne i64 %17, 0
  br i1 %18, label %78, label %19

19:
  %20 = sub i64 %0, 1
  %21 = call i64 @llvm.ctlz.i64(i64 %20, i1 true)
  %22 = trunc i64 %21 to i32
  %23 = sub nsw i32 63, %22
  %24 = sub i64 %0, 1
  %25 = sub nsw i32 %23, 3
  %26 = zext i32 %25 to i64
  %27 = lshr i64 %24, %26
  %28 = add i64 %27, 1
  %29 = sub nsw i32 %23, 3
  %30 = zext i32 %29 to i64
  %31 = shl i64 %28, %30
  %32 = sub nsw i32 %23, 7
  %33 = sext i32 %32 to i64
  %34 = mul i64 %33, 8
  %35 = sub i64 %27, 8
  %36 = add i64 %34, %35
  %37 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @tapeless_retained)
  %38 = getelementptr inbounds nuw [384 x ptr], ptr %37, i64 0, i64 %36
  %39 = load ptr, ptr %38, align 8
  %40 = icmp ne ptr %39, null
  br i1 %40, label %41, label %55

41:
  %42 = getelementptr inbounds %struct.block, ptr %39, i64 1
  %43 = load ptr, ptr %42, align 8
  %44 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @tapeless_retained)
  %45 = getelementptr inbounds nuw [384 x ptr], ptr %44, i64 0, i64 %36
  store ptr %43, ptr %45, align 8
  %46 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @tapeless_retained)
  %47 = getelementptr inbounds nuw %struct.retained, ptr %46, i32 0, i32 1
  %48 = load i64, ptr %47, align 8
  %49 = sub i64 %48, %31
  store i64 %49, ptr %47, align 8
  %50 = icmp ne i32 0, 0
  br i1 %50, label %51, label %53

51:
  %52 = getelementptr inbounds %struct.block, ptr %39, i64 1
  call void @llvm.memset.p0.i64(ptr align 1 %52, i8 0, i64 %0, i1 false)
  br label %53

53:
  %54 = getelementptr inbounds %struct.block, ptr %39, i64 1
  br label %78

55:
  %56 = icmp ne i32 0, 0
  br i1 %56, label %57, label %60

57:
  %58 = add i64 16, %31
  %59 = call ptr @calloc(i64 noundef 1, i64 noundef %58)
  br label %63

60:
  %61 = add i64 16, %31
  %62 = call ptr @malloc(i64 noundef %61)
  br label %63

63:
  %64 = phi ptr [ %59, %57 ], [ %62, %60 ]
  %65 = icmp ne ptr %64, null
  %66 = icmp uge i64 %31, 4194304
  %or.cond = select i1 %65, i1 %66, i1 false
  br i1 %or.cond, label %67, label %74

67:
  %68 = ptrtoint ptr %64 to i64
  %69 = and i64 %68, 4095
  %70 = sub i64 4096, %69
  %71 = getelementptr inbounds nuw i8, ptr %64, i64 %70
  %72 = sub i64 %31, 4096
  %73 = call i32 @madvise(ptr noundef %71, i64 noundef %72, i32 noundef 14)
  br label %74

74:
  %75 = icmp ne ptr %64, null
  br i1 %75, label %76, label %78

76:
  store i64 %31, ptr %64, align 8
  %77 = getelementptr inbounds %struct.block, ptr %64, i64 1
  br label %78

78:
  %.045 = phi ptr [ null, %16 ], [ null, %11 ], [ %54, %53 ], [ %15, %14 ], [ %77, %76 ], [ null, %74 ]
  ret ptr %.045
}

define weak hidden ptr @tapeless.frame.zeroed(i64 noundef %0) {
  %2 = icmp ult i64 %0, 256
  br i1 %2, label %3, label %16

3:
  %4 = icmp ne i32 1, 0
  br i1 %4, label %5, label %8

5:
  %6 = add i64 16, %0
  %7 = call ptr @calloc(i64 noundef 1, i64 noundef %6)
  br label %11

8:
  %9 = add i64 16, %0
  %10 = call ptr @malloc(i64 noundef %9)
  br label %11

11:
  %12 = phi ptr [ %7, %5 ], [ %10, %8 ]
  %13 = icmp ne ptr %12, null
  br i1 %13, label %14, label %78

14:
  store i64 0, ptr %12, align 8
  %15 = getelementptr inbounds %struct.block, ptr %12, i64 1
  br label %78

16:
  %17 = lshr i64 %0, 46
  %18 = icmp ne i64 %17, 0
  br i1 %18, label %78, label %19

19:
  %20 = sub i64 %0, 1
  %21 = call i64 @llvm.ctlz.i64(i64 %20, i1 true)
  %22 = trunc i64 %21 to i32
  %23 = sub nsw i32 63, %22
  %24 = sub i64 %0, 1
  %25 = sub nsw i32 %23, 3
  %26 = zext i32 %25 to i64
  %27 = lshr i64 %24, %26
  %28 = add i64 %27, 1
  %29 = sub nsw i32 %23, 3
  %30 = zext i32 %29 to i64
  %31 = shl i64 %28, %30
  %32 = sub nsw i32 %23, 7
  %33 = sext i32 %32 to i64
  %34 = mul i64 %33, 8
  %35 = sub i64 %27, 8
  %36 = add i64 %34, %35
  %37 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @tapeless_retained)
  %38 = getelementptr inbounds nuw [384 x ptr], ptr %37, i64 0, i64 %36
  %39 = load ptr, ptr %38, align 8
  %40 = icmp ne ptr %39, null
  br i1 %40, label %41, label %55

41:
  %42 = getelementptr inbounds %struct.block, ptr %39, i64 1
  %43 = load ptr, ptr %42, align 8
  %44 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @tapeless_retained)
  %45 = getelementptr inbounds nuw [384 x ptr], ptr %44, i64 0, i64 %36
  store ptr %43, ptr %45, align 8
  %46 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @tapeless_retained)
  %47 = getelementptr inbounds nuw %struct.retained, ptr %46, i32 0, i32 1
  %48 = load i64, ptr %47, align 8
  %49 = sub i64 %48, %31
  store i64 %49, ptr %47, align 8
  %50 = icmp ne i32 1, 0
  br i1 %50, label %51, label %53

51:
  %52 = getelementptr inbounds %struct.block, ptr %39, i64 1
  call void @llvm.memset.p0.i64(ptr align 1 %52, i8 0, i64 %0, i1 false)
  br label %53

53:
  %54 = getelementptr inbounds %struct.block, ptr %39, i64 1
  br label %78

55:
  %56 = icmp ne i32 1, 0
  br i1 %56, label %57, label %60

57:
  %58 = add i64 16, %31
  %59 = call ptr @calloc(i64 noundef 1, i64 noundef %58)
  br label %63

60:
  %61 = add i64 16, %31
  %62 = call ptr @malloc(i64 noundef %61)
  br label %63

63:
  %64 = phi ptr [ %59, %57 ], [ %62, %60 ]
  %65 = icmp ne ptr %64, null
  %66 = icmp uge i64 %31, 4194304
  %or.cond = select i1 %65, i1 %66, i1 false
  br i1 %or.cond, label %67, label %74

67:
  %68 = ptrtoint ptr %64 to i64
  %69 = and i64 %68, 4095
  %70 = sub i64 4096, %69
  %71 = getelementptr inbounds nuw i8, ptr %64, i64 %70
  %72 = sub i64 %31, 4096
  %73 = call i32 @madvise(ptr noundef %71, i64 noundef %72, i32 noundef 14)
  br label %74

74:
  %75 = icmp ne ptr %64, null
  br i1 %75, label %76, label %78

76:
  store i64 %31, ptr %64, align 8
  %77 = getelementptr inbounds %struct.block, ptr %64, i64 1
  br label %78

78:
  %.045 = phi ptr [ null, %16 ], [ null, %11 ], [ %54, %53 ], [ %15, %14 ], [ %77, %76 ], [ null, %74 ]
  ret ptr %.045
}

define weak hidden void @tapeless.frame.end(ptr noundef %0) {
  %2 = icmp ne ptr %0, null
  br i1 %2, label %3, label %53

3:
  %4 = getelementptr inbounds %struct.block, ptr %0, i64 -1
  %5 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @tapeless_retained)
  %6 = getelementptr inbounds nuw %struct.block, ptr %4, i32 0, i32 0
  %7 = load i64, ptr %6, align 8
  %8 = icmp ne i64 %7, 0
  br i1 %8, label %9, label %16

9:
  %10 = getelementptr inbounds nuw %struct.block, ptr %4, i32 0, i32 0
  %11 = load i64, ptr %10, align 8
  %12 = icmp ugt i64 %11, 268435456
  br i1 %12, label %16, label %13

13:
  %14 = call i32 @will_end(ptr noundef %5)
  %15 = icmp ne i32 %14, 0
  br i1 %15, label %17, label %16

16:
  call void @free(ptr noundef %4)
  br label %53

17:
  %18 = getelementptr inbounds nuw %struct.retained, ptr %5, i32 0, i32 1
  %19 = load i64, ptr %18, align 8
  %20 = getelementptr inbounds nuw %struct.block, ptr %4, i32 0, i32 0
  %21 = load i64, ptr %20, align 8
  %22 = add i64 %19, %21
  %23 = icmp ugt i64 %22, 268435456
  br i1 %23, label %24, label %25

24:
  call void @tapeless_release()
  br label %25

25:
  %26 = getelementptr inbounds nuw %struct.block, ptr %4, i32 0, i32 0
  %27 = load i64, ptr %26, align 8
  %28 = sub i64 %27, 1
  %29 = call i64 @llvm.ctlz.i64(i64 %28, i1 true)
  %30 = trunc i64 %29 to i32
  %31 = sub nsw i32 63, %30
  %32 = sub i64 %27, 1
  %33 = sub nsw i32 %31, 3
  %34 = zext i32 %33 to i64
  %35 = lshr i64 %32, %34
  %36 = add i64 %35, 1
  %37 = sub nsw i32 %31, 3
  %38 = zext i32 %37 to i64
  %39 = shl i64 %36, %38
  %40 = sub nsw i32 %31, 7
  %41 = sext i32 %40 to i64
  %42 = mul i64 %41, 8
  %43 = sub i64 %35, 8
  %44 = add i64 %42, %43
  %45 = getelementptr inbounds nuw %struct.retained, ptr %5, i32 0, i32 0
  %46 = getelementptr inbounds nuw [384 x ptr], ptr %45, i64 0, i64 %44
  %47 = load ptr, ptr %46, align 8
  store ptr %47, ptr %0, align 8
  %48 = getelementptr inbounds nuw %struct.retained, ptr %5, i32 0, i32 0
  %49 = getelementptr inbounds nuw [384 x ptr], ptr %48, i64 0, i64 %44
  store ptr %4, ptr %49, align 8
  %50 = getelementptr inbounds nuw %struct.retained, ptr %5, i32 0, i32 1
  %51 = load i64, ptr %50, align 8
  %52 = add i64 %51, %39
  store i64 %52, ptr %50, align 8
  br label %53

53:
  ret void
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

define weak hidden ptr @tapeless.frame.grow(ptr noundef %0, i64 noundef %1, i64 noundef %2) {
  %4 = getelementptr inbounds %struct.block, ptr %0, i64 -1
  %5 = getelementptr inbounds nuw %struct.block, ptr %4, i32 0, i32 0
  %6 = load i64, ptr %5, align 8
  %7 = icmp uge i64 %6, %2
  br i1 %7, label %88, label %8

8:
  %9 = icmp ult i64 %2, 256
  br i1 %9, label %10, label %23

10:
  %11 = icmp ne i32 0, 0
  br i1 %11, label %12, label %15

12:
  %13 = add i64 16, %2
  %14 = call ptr @calloc(i64 noundef 1, i64 noundef %13)
  br label %18

15:
  %16 = add i64 16, %2
  %17 = call ptr @malloc(i64 noundef %16)
  br label %18

18:
  %19 = phi ptr [ %14, %12 ], [ %17, %15 ]
  %20 = icmp ne ptr %19, null
  br i1 %20, label %21, label %85

21:
  store i64 0, ptr %19, align 8
  %22 = getelementptr inbounds %struct.block, ptr %19, i64 1
  br label %85

23:
  %24 = lshr i64 %2, 46
  %25 = icmp ne i64 %24, 0
  br i1 %25, label %85, label %26

26:
  %27 = sub i64 %2, 1
  %28 = call i64 @llvm.ctlz.i64(i64 %27, i1 true)
  %29 = trunc i64 %28 to i32
  %30 = sub nsw i32 63, %29
  %31 = sub i64 %2, 1
  %32 = sub nsw i32 %30, 3
  %33 = zext i32 %32 to i64
  %34 = lshr i64 %31, %33
  %35 = add i64 %34, 1
  %36 = sub nsw i32 %30, 3
  %37 = zext i32 %36 to i64
  %38 = shl i64 %35, %37
  %39 = sub nsw i32 %30, 7
  %40 = sext i32 %39 to i64
  %41 = mul i64 %40, 8
  %42 = sub i64 %34, 8
  %43 = add i64 %41, %42
  %44 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @tapeless_retained)
  %45 = getelementptr inbounds nuw [384 x ptr], ptr %44, i64 0, i64 %43
  %46 = load ptr, ptr %45, align 8
  %47 = icmp ne ptr %46, null
  br i1 %47, label %48, label %62

48:
  %49 = getelementptr inbounds %struct.block, ptr %46, i64 1
  %50 = load ptr, ptr %49, align 8
  %51 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @tapeless_retained)
  %52 = getelementptr inbounds nuw [384 x ptr], ptr %51, i64 0, i64 %43
  store ptr %50, ptr %52, align 8
  %53 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @tapeless_retained)
  %54 = getelementptr inbounds nuw %struct.retained, ptr %53, i32 0, i32 1
  %55 = load i64, ptr %54, align 8
  %56 = sub i64 %55, %38
  store i64 %56, ptr %54, align 8
  %57 = icmp ne i32 0, 0
  br i1 %57, label %58, label %60

58:
  %59 = getelementptr inbounds %struct.block, ptr %46, i64 1
  call void @llvm.memset.p0.i64(ptr align 1 %59, i8 0, i64 %2, i1 false)
  br label %60

60:
  %61 = getelementptr inbounds %struct.block, ptr %46, i64 1
  br label %85

62:
  %63 = icmp ne i32 0, 0
  br i1 %63, label %64, label %67

64:
  %65 = add i64 16, %38
  %66 = call ptr @calloc(i64 noundef 1, i64 noundef %65)
  br label %70

67:
  %68 = add i64 16, %38
  %69 = call ptr @malloc(i64 noundef %68)
  br label %70

70:
  %71 = phi ptr [ %66, %64 ], [ %69, %67 ]
  %72 = icmp ne ptr %71, null
  %73 = icmp uge i64 %38, 4194304
  %or.cond = select i1 %72, i1 %73, i1 false
  br i1 %or.cond, label %74, label %81

74:
  %75 = ptrtoint ptr %71 to i64
  %76 = and i64 %75, 4095
  %77 = sub i64 4096, %76
  %78 = getelementptr inbounds nuw i8, ptr %71, i64 %77
  %79 = sub i64 %38, 4096
  %80 = call i32 @madvise(ptr noundef %78, i64 noundef %79, i32 noundef 14)
  br label %81

81:
  %82 = icmp ne ptr %71, null
  br i1 %82, label %83, label %85

83:
  store i64 %38, ptr %71, align 8
  %84 = getelementptr inbounds %struct.block, ptr %71, i64 1
  br label %85

85:
  %.056 = phi ptr [ null, %23 ], [ null, %18 ], [ %61, %60 ], [ %22, %21 ], [ %84, %83 ], [ null, %81 ]
  %86 = icmp ne ptr %.056, null
  br i1 %86, label %87, label %88

87:
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %.056, ptr align 1 %0, i64 %1, i1 false)
  call void @tapeless.frame.end(ptr noundef %0)
  br label %88

88:
  %.057 = phi ptr [ %0, %3 ], [ %.056, %87 ], [ %.056, %85 ]
  ret ptr %.057
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)

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

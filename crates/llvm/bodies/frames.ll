; Made from frames.c by `cargo xtask bodies`.
%struct.retained = type { [400 x ptr], i64 }
%struct.block = type { i64, i64 }

@tapeless_retained = weak hidden global i32 0, align 4
@MOST = internal constant i64 268435456, align 8

define weak hidden void @tapeless_release() {
  %1 = load atomic i32, ptr @tapeless_retained acquire, align 4
  %2 = icmp ne i32 %1, 0
  br i1 %2, label %3, label %6

3:
  %4 = sub i32 %1, 1
  %5 = call ptr @pthread_getspecific(i32 noundef %4)
  br label %6

6:
  %7 = phi ptr [ %5, %3 ], [ null, %0 ]
  %8 = icmp ne ptr %7, null
  br i1 %8, label %9, label %13

9:
  call void @clear(ptr noundef %7)
  %10 = load i32, ptr @tapeless_retained, align 4
  %11 = sub i32 %10, 1
  %12 = call i32 @pthread_setspecific(i32 noundef %11, ptr noundef null)
  call void @free(ptr noundef %7)
  br label %13

13:
  ret void
}

define internal void @clear(ptr noundef %0) {
  br label %2

2:
  %.0 = phi i32 [ 0, %1 ], [ %21, %20 ]
  %3 = icmp slt i32 %.0, 400
  br i1 %3, label %4, label %22

4:
  %5 = getelementptr inbounds nuw %struct.retained, ptr %0, i32 0, i32 0
  %6 = sext i32 %.0 to i64
  %7 = getelementptr inbounds [400 x ptr], ptr %5, i64 0, i64 %6
  %8 = load ptr, ptr %7, align 8
  %9 = icmp ne ptr %8, null
  br i1 %9, label %10, label %20

10:
  %11 = getelementptr inbounds nuw %struct.retained, ptr %0, i32 0, i32 0
  %12 = sext i32 %.0 to i64
  %13 = getelementptr inbounds [400 x ptr], ptr %11, i64 0, i64 %12
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds %struct.block, ptr %14, i64 1
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds nuw %struct.retained, ptr %0, i32 0, i32 0
  %18 = sext i32 %.0 to i64
  %19 = getelementptr inbounds [400 x ptr], ptr %17, i64 0, i64 %18
  store ptr %16, ptr %19, align 8
  call void @free(ptr noundef %14)
  br label %4

20:
  %21 = add nsw i32 %.0, 1
  br label %2

22:
  %23 = getelementptr inbounds nuw %struct.retained, ptr %0, i32 0, i32 1
  store i64 0, ptr %23, align 8
  ret void
}

declare extern_weak i32 @pthread_setspecific(i32 noundef, ptr noundef)

declare void @free(ptr noundef)

define weak hidden ptr @tapeless.frame.begin(i64 noundef %0) {
  %2 = lshr i64 %0, 46
  %3 = icmp ne i64 %2, 0
  br i1 %3, label %72, label %4

4:
  %5 = icmp ult i64 %0, 64
  %. = select i1 %5, i64 64, i64 %0
  %6 = sub i64 %., 1
  %7 = call i64 @llvm.ctlz.i64(i64 %6, i1 true)
  %8 = trunc i64 %7 to i32
  %9 = sub nsw i32 63, %8
  %10 = sub i64 %., 1
  %11 = sub nsw i32 %9, 3
  %12 = zext i32 %11 to i64
  %13 = lshr i64 %10, %12
  %14 = add i64 %13, 1
  %15 = sub nsw i32 %9, 3
  %16 = zext i32 %15 to i64
  %17 = shl i64 %14, %16
  %18 = sub nsw i32 %9, 5
  %19 = sext i32 %18 to i64
  %20 = mul i64 %19, 8
  %21 = sub i64 %13, 8
  %22 = add i64 %20, %21
  %23 = load atomic i32, ptr @tapeless_retained acquire, align 4
  %24 = icmp ne i32 %23, 0
  br i1 %24, label %25, label %28

25:
  %26 = sub i32 %23, 1
  %27 = call ptr @pthread_getspecific(i32 noundef %26)
  br label %28

28:
  %29 = phi ptr [ %27, %25 ], [ null, %4 ]
  %30 = icmp ne ptr %29, null
  br i1 %30, label %31, label %34

31:
  %32 = getelementptr inbounds nuw [400 x ptr], ptr %29, i64 0, i64 %22
  %33 = load ptr, ptr %32, align 8
  br label %34

34:
  %35 = phi ptr [ %33, %31 ], [ null, %28 ]
  %36 = icmp ne ptr %35, null
  br i1 %36, label %37, label %49

37:
  %38 = getelementptr inbounds %struct.block, ptr %35, i64 1
  %39 = load ptr, ptr %38, align 8
  %40 = getelementptr inbounds nuw [400 x ptr], ptr %29, i64 0, i64 %22
  store ptr %39, ptr %40, align 8
  %41 = getelementptr inbounds nuw %struct.retained, ptr %29, i32 0, i32 1
  %42 = load i64, ptr %41, align 8
  %43 = sub i64 %42, %17
  store i64 %43, ptr %41, align 8
  %44 = icmp ne i32 0, 0
  br i1 %44, label %45, label %47

45:
  %46 = getelementptr inbounds %struct.block, ptr %35, i64 1
  call void @llvm.memset.p0.i64(ptr align 1 %46, i8 0, i64 %0, i1 false)
  br label %47

47:
  %48 = getelementptr inbounds %struct.block, ptr %35, i64 1
  br label %72

49:
  %50 = icmp ne i32 0, 0
  br i1 %50, label %51, label %54

51:
  %52 = add i64 16, %17
  %53 = call ptr @calloc(i64 noundef 1, i64 noundef %52)
  br label %57

54:
  %55 = add i64 16, %17
  %56 = call ptr @malloc(i64 noundef %55)
  br label %57

57:
  %58 = phi ptr [ %53, %51 ], [ %56, %54 ]
  %59 = icmp ne ptr %58, null
  %60 = icmp uge i64 %17, 4194304
  %or.cond = select i1 %59, i1 %60, i1 false
  br i1 %or.cond, label %61, label %68

61:
  %62 = ptrtoint ptr %58 to i64
  %63 = and i64 %62, 4095
  %64 = sub i64 4096, %63
  %65 = getelementptr inbounds nuw i8, ptr %58, i64 %64
  %66 = sub i64 %17, 4096
  %67 = call i32 @madvise(ptr noundef %65, i64 noundef %66, i32 noundef 14)
  br label %68

68:
  %69 = icmp ne ptr %58, null
  br i1 %69, label %70, label %72

70:
  store i64 %17, ptr %58, align 8
  %71 = getelementptr inbounds %struct.block, ptr %58, i64 1
  br label %72

72:
  %.044 = phi ptr [ null, %1 ], [ %48, %47 ], [ %71, %70 ], [ null, %68 ]
  ret ptr %.044
}

define weak hidden ptr @tapeless.frame.zeroed(i64 noundef %0) {
  %2 = lshr i64 %0, 46
  %3 = icmp ne i64 %2, 0
  br i1 %3, label %72, label %4

4:
  %5 = icmp ult i64 %0, 64
  %. = select i1 %5, i64 64, i64 %0
  %6 = sub i64 %., 1
  %7 = call i64 @llvm.ctlz.i64(i64 %6, i1 true)
  %8 = trunc i64 %7 to i32
  %9 = sub nsw i32 63, %8
  %10 = sub i64 %., 1
  %11 = sub nsw i32 %9, 3
  %12 = zext i32 %11 to i64
  %13 = lshr i64 %10, %12
  %14 = add i64 %13, 1
  %15 = sub nsw i32 %9, 3
  %16 = zext i32 %15 to i64
  %17 = shl i64 %14, %16
  %18 = sub nsw i32 %9, 5
  %19 = sext i32 %18 to i64
  %20 = mul i64 %19, 8
  %21 = sub i64 %13, 8
  %22 = add i64 %20, %21
  %23 = load atomic i32, ptr @tapeless_retained acquire, align 4
  %24 = icmp ne i32 %23, 0
  br i1 %24, label %25, label %28

25:
  %26 = sub i32 %23, 1
  %27 = call ptr @pthread_getspecific(i32 noundef %26)
  br label %28

28:
  %29 = phi ptr [ %27, %25 ], [ null, %4 ]
  %30 = icmp ne ptr %29, null
  br i1 %30, label %31, label %34

31:
  %32 = getelementptr inbounds nuw [400 x ptr], ptr %29, i64 0, i64 %22
  %33 = load ptr, ptr %32, align 8
  br label %34

34:
  %35 = phi ptr [ %33, %31 ], [ null, %28 ]
  %36 = icmp ne ptr %35, null
  br i1 %36, label %37, label %49

37:
  %38 = getelementptr inbounds %struct.block, ptr %35, i64 1
  %39 = load ptr, ptr %38, align 8
  %40 = getelementptr inbounds nuw [400 x ptr], ptr %29, i64 0, i64 %22
  store ptr %39, ptr %40, align 8
  %41 = getelementptr inbounds nuw %struct.retained, ptr %29, i32 0, i32 1
  %42 = load i64, ptr %41, align 8
  %43 = sub i64 %42, %17
  store i64 %43, ptr %41, align 8
  %44 = icmp ne i32 1, 0
  br i1 %44, label %45, label %47

45:
  %46 = getelementptr inbounds %struct.block, ptr %35, i64 1
  call void @llvm.memset.p0.i64(ptr align 1 %46, i8 0, i64 %0, i1 false)
  br label %47

47:
  %48 = getelementptr inbounds %struct.block, ptr %35, i64 1
  br label %72

49:
  %50 = icmp ne i32 1, 0
  br i1 %50, label %51, label %54

51:
  %52 = add i64 16, %17
  %53 = call ptr @calloc(i64 noundef 1, i64 noundef %52)
  br label %57

54:
  %55 = add i64 16, %17
  %56 = call ptr @malloc(i64 noundef %55)
  br label %57

57:
  %58 = phi ptr [ %53, %51 ], [ %56, %54 ]
  %59 = icmp ne ptr %58, null
  %60 = icmp uge i64 %17, 4194304
  %or.cond = select i1 %59, i1 %60, i1 false
  br i1 %or.cond, label %61, label %68

61:
  %62 = ptrtoint ptr %58 to i64
  %63 = and i64 %62, 4095
  %64 = sub i64 4096, %63
  %65 = getelementptr inbounds nuw i8, ptr %58, i64 %64
  %66 = sub i64 %17, 4096
  %67 = call i32 @madvise(ptr noundef %65, i64 noundef %66, i32 noundef 14)
  br label %68

68:
  %69 = icmp ne ptr %58, null
  br i1 %69, label %70, label %72

70:
  store i64 %17, ptr %58, align 8
  %71 = getelementptr inbounds %struct.block, ptr %58, i64 1
  br label %72

72:
  %.044 = phi ptr [ null, %1 ], [ %48, %47 ], [ %71, %70 ], [ null, %68 ]
  ret ptr %.044
}

define weak hidden void @tapeless.frame.end(ptr noundef %0) {
  %2 = icmp ne ptr %0, null
  br i1 %2, label %3, label %59

3:
  %4 = getelementptr inbounds %struct.block, ptr %0, i64 -1
  %5 = getelementptr inbounds nuw %struct.block, ptr %4, i32 0, i32 0
  %6 = load i64, ptr %5, align 8
  %7 = icmp ule i64 %6, 268435456
  br i1 %7, label %8, label %19

8:
  %9 = load atomic i32, ptr @tapeless_retained acquire, align 4
  %10 = icmp ne i32 %9, 0
  br i1 %10, label %11, label %14

11:
  %12 = sub i32 %9, 1
  %13 = call ptr @pthread_getspecific(i32 noundef %12)
  br label %14

14:
  %15 = phi ptr [ %13, %11 ], [ null, %8 ]
  %16 = icmp ne ptr %15, null
  br i1 %16, label %19, label %17

17:
  %18 = call ptr @begin_to_retain()
  br label %19

19:
  %.0 = phi ptr [ null, %3 ], [ %18, %17 ], [ %15, %14 ]
  %20 = icmp ne ptr %.0, null
  br i1 %20, label %22, label %21

21:
  call void @free(ptr noundef %4)
  br label %59

22:
  %23 = getelementptr inbounds nuw %struct.retained, ptr %.0, i32 0, i32 1
  %24 = load i64, ptr %23, align 8
  %25 = getelementptr inbounds nuw %struct.block, ptr %4, i32 0, i32 0
  %26 = load i64, ptr %25, align 8
  %27 = add i64 %24, %26
  %28 = icmp ugt i64 %27, 268435456
  br i1 %28, label %29, label %30

29:
  call void @clear(ptr noundef %.0)
  br label %30

30:
  %31 = getelementptr inbounds nuw %struct.block, ptr %4, i32 0, i32 0
  %32 = load i64, ptr %31, align 8
  %33 = icmp ult i64 %32, 64
  %. = select i1 %33, i64 64, i64 %32
  %34 = sub i64 %., 1
  %35 = call i64 @llvm.ctlz.i64(i64 %34, i1 true)
  %36 = trunc i64 %35 to i32
  %37 = sub nsw i32 63, %36
  %38 = sub i64 %., 1
  %39 = sub nsw i32 %37, 3
  %40 = zext i32 %39 to i64
  %41 = lshr i64 %38, %40
  %42 = add i64 %41, 1
  %43 = sub nsw i32 %37, 3
  %44 = zext i32 %43 to i64
  %45 = shl i64 %42, %44
  %46 = sub nsw i32 %37, 5
  %47 = sext i32 %46 to i64
  %48 = mul i64 %47, 8
  %49 = sub i64 %41, 8
  %50 = add i64 %48, %49
  %51 = getelementptr inbounds nuw %struct.retained, ptr %.0, i32 0, i32 0
  %52 = getelementptr inbounds nuw [400 x ptr], ptr %51, i64 0, i64 %50
  %53 = load ptr, ptr %52, align 8
  store ptr %53, ptr %0, align 8
  %54 = getelementptr inbounds nuw %struct.retained, ptr %.0, i32 0, i32 0
  %55 = getelementptr inbounds nuw [400 x ptr], ptr %54, i64 0, i64 %50
  store ptr %4, ptr %55, align 8
  %56 = getelementptr inbounds nuw %struct.retained, ptr %.0, i32 0, i32 1
  %57 = load i64, ptr %56, align 8
  %58 = add i64 %57, %45
  store i64 %58, ptr %56, align 8
  br label %59

59:
  ret void
}

define internal ptr @begin_to_retain() {
  %1 = icmp ne ptr @__cxa_thread_atexit_impl, null
  br i1 %1, label %2, label %4

2:
  %3 = call i32 @key_at(ptr noundef @tapeless_retained)
  br label %4

4:
  %5 = phi i32 [ %3, %2 ], [ 0, %0 ]
  %6 = icmp ne i32 %5, 0
  br i1 %6, label %7, label %9

7:
  %8 = call ptr @malloc(i64 noundef 3208)
  br label %9

9:
  %10 = phi ptr [ %8, %7 ], [ null, %4 ]
  %11 = icmp ne ptr %10, null
  br i1 %11, label %12, label %16

12:
  %13 = sub i32 %5, 1
  %14 = call i32 @pthread_setspecific(i32 noundef %13, ptr noundef %10)
  %15 = icmp ne i32 %14, 0
  br i1 %15, label %16, label %17

16:
  call void @free(ptr noundef %10)
  br label %21

17:
  call void @llvm.memset.p0.i64(ptr align 8 %10, i8 0, i64 3208, i1 false)
  %18 = call i32 @__cxa_thread_atexit_impl(ptr noundef @ends, ptr noundef null, ptr noundef @MOST)
  %19 = icmp ne i32 %18, 0
  br i1 %19, label %20, label %21

20:
  call void @tapeless_release()
  br label %21

21:
  %.0 = phi ptr [ null, %16 ], [ null, %20 ], [ %10, %17 ]
  ret ptr %.0
}

define weak hidden ptr @tapeless.frame.grow(ptr noundef %0, i64 noundef %1, i64 noundef %2) {
  %4 = getelementptr inbounds %struct.block, ptr %0, i64 -1
  %5 = getelementptr inbounds nuw %struct.block, ptr %4, i32 0, i32 0
  %6 = load i64, ptr %5, align 8
  %7 = icmp uge i64 %6, %2
  br i1 %7, label %82, label %8

8:
  %9 = lshr i64 %2, 46
  %10 = icmp ne i64 %9, 0
  br i1 %10, label %79, label %11

11:
  %12 = icmp ult i64 %2, 64
  %. = select i1 %12, i64 64, i64 %2
  %13 = sub i64 %., 1
  %14 = call i64 @llvm.ctlz.i64(i64 %13, i1 true)
  %15 = trunc i64 %14 to i32
  %16 = sub nsw i32 63, %15
  %17 = sub i64 %., 1
  %18 = sub nsw i32 %16, 3
  %19 = zext i32 %18 to i64
  %20 = lshr i64 %17, %19
  %21 = add i64 %20, 1
  %22 = sub nsw i32 %16, 3
  %23 = zext i32 %22 to i64
  %24 = shl i64 %21, %23
  %25 = sub nsw i32 %16, 5
  %26 = sext i32 %25 to i64
  %27 = mul i64 %26, 8
  %28 = sub i64 %20, 8
  %29 = add i64 %27, %28
  %30 = load atomic i32, ptr @tapeless_retained acquire, align 4
  %31 = icmp ne i32 %30, 0
  br i1 %31, label %32, label %35

32:
  %33 = sub i32 %30, 1
  %34 = call ptr @pthread_getspecific(i32 noundef %33)
  br label %35

35:
  %36 = phi ptr [ %34, %32 ], [ null, %11 ]
  %37 = icmp ne ptr %36, null
  br i1 %37, label %38, label %41

38:
  %39 = getelementptr inbounds nuw [400 x ptr], ptr %36, i64 0, i64 %29
  %40 = load ptr, ptr %39, align 8
  br label %41

41:
  %42 = phi ptr [ %40, %38 ], [ null, %35 ]
  %43 = icmp ne ptr %42, null
  br i1 %43, label %44, label %56

44:
  %45 = getelementptr inbounds %struct.block, ptr %42, i64 1
  %46 = load ptr, ptr %45, align 8
  %47 = getelementptr inbounds nuw [400 x ptr], ptr %36, i64 0, i64 %29
  store ptr %46, ptr %47, align 8
  %48 = getelementptr inbounds nuw %struct.retained, ptr %36, i32 0, i32 1
  %49 = load i64, ptr %48, align 8
  %50 = sub i64 %49, %24
  store i64 %50, ptr %48, align 8
  %51 = icmp ne i32 0, 0
  br i1 %51, label %52, label %54

52:
  %53 = getelementptr inbounds %struct.block, ptr %42, i64 1
  call void @llvm.memset.p0.i64(ptr align 1 %53, i8 0, i64 %2, i1 false)
  br label %54

54:
  %55 = getelementptr inbounds %struct.block, ptr %42, i64 1
  br label %79

56:
  %57 = icmp ne i32 0, 0
  br i1 %57, label %58, label %61

58:
  %59 = add i64 16, %24
  %60 = call ptr @calloc(i64 noundef 1, i64 noundef %59)
  br label %64

61:
  %62 = add i64 16, %24
  %63 = call ptr @malloc(i64 noundef %62)
  br label %64

64:
  %65 = phi ptr [ %60, %58 ], [ %63, %61 ]
  %66 = icmp ne ptr %65, null
  %67 = icmp uge i64 %24, 4194304
  %or.cond = select i1 %66, i1 %67, i1 false
  br i1 %or.cond, label %68, label %75

68:
  %69 = ptrtoint ptr %65 to i64
  %70 = and i64 %69, 4095
  %71 = sub i64 4096, %70
  %72 = getelementptr inbounds nuw i8, ptr %65, i64 %71
  %73 = sub i64 %24, 4096
  %74 = call i32 @madvise(ptr noundef %72, i64 noundef %73, i32 noundef 14)
  br label %75

75:
  %76 = icmp ne ptr %65, null
  br i1 %76, label %77, label %79

77:
  store i64 %24, ptr %65, align 8
  %78 = getelementptr inbounds %struct.block, ptr %65, i64 1
  br label %79

79:
  %.055 = phi ptr [ null, %8 ], [ %55, %54 ], [ %78, %77 ], [ null, %75 ]
  %80 = icmp ne ptr %.055, null
  br i1 %80, label %81, label %82

81:
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %.055, ptr align 1 %0, i64 %1, i1 false)
  call void @tapeless.frame.end(ptr noundef %0)
  br label %82

82:
  %.056 = phi ptr [ %0, %3 ], [ %.055, %81 ], [ %.055, %79 ]
  ret ptr %.056
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)

declare extern_weak ptr @pthread_getspecific(i32 noundef)

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg)

declare ptr @calloc(i64 noundef, i64 noundef)

declare ptr @malloc(i64 noundef)

declare i32 @madvise(ptr noundef, i64 noundef, i32 noundef)

declare extern_weak i32 @__cxa_thread_atexit_impl(ptr noundef, ptr noundef, ptr noundef)

define internal i32 @key_at(ptr noundef %0) {
  %2 = alloca i32, align 4
  %3 = load atomic i32, ptr %0 acquire, align 4
  %4 = icmp eq i32 %3, 0
  %5 = icmp ne ptr @pthread_key_create, null
  %or.cond = and i1 %4, %5
  br i1 %or.cond, label %6, label %23

6:
  %7 = call i32 @pthread_key_create(ptr noundef %2, ptr noundef null)
  %8 = icmp ne i32 %7, 0
  br i1 %8, label %23, label %9

9:
  %10 = load i32, ptr %2, align 4
  %11 = add i32 %10, 1
  %12 = cmpxchg ptr %0, i32 %3, i32 %11 acq_rel acquire, align 4
  %13 = extractvalue { i32, i1 } %12, 0
  %14 = extractvalue { i32, i1 } %12, 1
  %spec.select = select i1 %14, i32 %3, i32 %13
  %15 = zext i1 %14 to i8
  %16 = trunc i8 %15 to i1
  br i1 %16, label %17, label %20

17:
  %18 = load i32, ptr %2, align 4
  %19 = add i32 %18, 1
  br label %23

20:
  %21 = load i32, ptr %2, align 4
  %22 = call i32 @pthread_key_delete(i32 noundef %21)
  br label %23

23:
  %.0 = phi i32 [ %spec.select, %20 ], [ %19, %17 ], [ %3, %6 ], [ %3, %1 ]
  ret i32 %.0
}

define internal void @ends(ptr noundef %0) {
  call void @tapeless_release()
  ret void
}

declare extern_weak i32 @pthread_key_create(ptr noundef, ptr noundef)

declare extern_weak i32 @pthread_key_delete(i32 noundef)

declare i64 @llvm.ctlz.i64(i64, i1 immarg)

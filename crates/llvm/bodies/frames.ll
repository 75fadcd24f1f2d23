; Made from frames.c by `cargo xtask bodies`.
%struct.retained = type { [384 x ptr], i64 }
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
  %3 = icmp slt i32 %.0, 384
  br i1 %3, label %4, label %22

4:
  %5 = getelementptr inbounds nuw %struct.retained, ptr %0, i32 0, i32 0
  %6 = sext i32 %.0 to i64
  %7 = getelementptr inbounds [384 x ptr], ptr %5, i64 0, i64 %6
  %8 = load ptr, ptr %7, align 8
  %9 = icmp ne ptr %8, null
  br i1 %9, label %10, label %20

10:
  %11 = getelementptr inbounds nuw %struct.retained, ptr %0, i32 0, i32 0
  %12 = sext i32 %.0 to i64
  %13 = getelementptr inbounds [384 x ptr], ptr %11, i64 0, i64 %12
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds %struct.block, ptr %14, i64 1
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds nuw %struct.retained, ptr %0, i32 0, i32 0
  %18 = sext i32 %.0 to i64
  %19 = getelementptr inbounds [384 x ptr], ptr %17, i64 0, i64 %18
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
  br i1 %13, label %14, label %86

14:
  store i64 0, ptr %12, align 8
  %15 = getelementptr inbounds %struct.block, ptr %12, i64 1
  br label %86

16:
  %17 = lshr i64 %0, 46
  %18 = icmp ne i64 %17, 0
  br i1 %18, label %86, label %19

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
  %37 = load atomic i32, ptr @tapeless_retained acquire, align 4
  %38 = icmp ne i32 %37, 0
  br i1 %38, label %39, label %42

39:
  %40 = sub i32 %37, 1
  %41 = call ptr @pthread_getspecific(i32 noundef %40)
  br label %42

42:
  %43 = phi ptr [ %41, %39 ], [ null, %19 ]
  %44 = icmp ne ptr %43, null
  br i1 %44, label %45, label %48

45:
  %46 = getelementptr inbounds nuw [384 x ptr], ptr %43, i64 0, i64 %36
  %47 = load ptr, ptr %46, align 8
  br label %48

48:
  %49 = phi ptr [ %47, %45 ], [ null, %42 ]
  %50 = icmp ne ptr %49, null
  br i1 %50, label %51, label %63

51:
  %52 = getelementptr inbounds %struct.block, ptr %49, i64 1
  %53 = load ptr, ptr %52, align 8
  %54 = getelementptr inbounds nuw [384 x ptr], ptr %43, i64 0, i64 %36
  store ptr %53, ptr %54, align 8
  %55 = getelementptr inbounds nuw %struct.retained, ptr %43, i32 0, i32 1
  %56 = load i64, ptr %55, align 8
  %57 = sub i64 %56, %31
  store i64 %57, ptr %55, align 8
  %58 = icmp ne i32 0, 0
  br i1 %58, label %59, label %61

59:
  %60 = getelementptr inbounds %struct.block, ptr %49, i64 1
  call void @llvm.memset.p0.i64(ptr align 1 %60, i8 0, i64 %0, i1 false)
  br label %61

61:
  %62 = getelementptr inbounds %struct.block, ptr %49, i64 1
  br label %86

63:
  %64 = icmp ne i32 0, 0
  br i1 %64, label %65, label %68

65:
  %66 = add i64 16, %31
  %67 = call ptr @calloc(i64 noundef 1, i64 noundef %66)
  br label %71

68:
  %69 = add i64 16, %31
  %70 = call ptr @malloc(i64 noundef %69)
  br label %71

71:
  %72 = phi ptr [ %67, %65 ], [ %70, %68 ]
  %73 = icmp ne ptr %72, null
  %74 = icmp uge i64 %31, 4194304
  %or.cond = select i1 %73, i1 %74, i1 false
  br i1 %or.cond, label %75, label %82

75:
  %76 = ptrtoint ptr %72 to i64
  %77 = and i64 %76, 4095
  %78 = sub i64 4096, %77
  %79 = getelementptr inbounds nuw i8, ptr %72, i64 %78
  %80 = sub i64 %31, 4096
  %81 = call i32 @madvise(ptr noundef %79, i64 noundef %80, i32 noundef 14)
  br label %82

82:
  %83 = icmp ne ptr %72, null
  br i1 %83, label %84, label %86

84:
  store i64 %31, ptr %72, align 8
  %85 = getelementptr inbounds %struct.block, ptr %72, i64 1
  br label %86

86:
  %.052 = phi ptr [ null, %16 ], [ null, %11 ], [ %62, %61 ], [ %15, %14 ], [ %85, %84 ], [ null, %82 ]
  ret ptr %.052
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
  br i1 %13, label %14, label %86

14:
  store i64 0, ptr %12, align 8
  %15 = getelementptr inbounds %struct.block, ptr %12, i64 1
  br label %86

16:
  %17 = lshr i64 %0, 46
  %18 = icmp ne i64 %17, 0
  br i1 %18, label %86, label %19

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
  %37 = load atomic i32, ptr @tapeless_retained acquire, align 4
  %38 = icmp ne i32 %37, 0
  br i1 %38, label %39, label %42

39:
  %40 = sub i32 %37, 1
  %41 = call ptr @pthread_getspecific(i32 noundef %40)
  br label %42

42:
  %43 = phi ptr [ %41, %39 ], [ null, %19 ]
  %44 = icmp ne ptr %43, null
  br i1 %44, label %45, label %48

45:
  %46 = getelementptr inbounds nuw [384 x ptr], ptr %43, i64 0, i64 %36
  %47 = load ptr, ptr %46, align 8
  br label %48

48:
  %49 = phi ptr [ %47, %45 ], [ null, %42 ]
  %50 = icmp ne ptr %49, null
  br i1 %50, label %51, label %63

51:
  %52 = getelementptr inbounds %struct.block, ptr %49, i64 1
  %53 = load ptr, ptr %52, align 8
  %54 = getelementptr inbounds nuw [384 x ptr], ptr %43, i64 0, i64 %36
  store ptr %53, ptr %54, align 8
  %55 = getelementptr inbounds nuw %struct.retained, ptr %43, i32 0, i32 1
  %56 = load i64, ptr %55, align 8
  %57 = sub i64 %56, %31
  store i64 %57, ptr %55, align 8
  %58 = icmp ne i32 1, 0
  br i1 %58, label %59, label %61

59:
  %60 = getelementptr inbounds %struct.block, ptr %49, i64 1
  call void @llvm.memset.p0.i64(ptr align 1 %60, i8 0, i64 %0, i1 false)
  br label %61

61:
  %62 = getelementptr inbounds %struct.block, ptr %49, i64 1
  br label %86

63:
  %64 = icmp ne i32 1, 0
  br i1 %64, label %65, label %68

65:
  %66 = add i64 16, %31
  %67 = call ptr @calloc(i64 noundef 1, i64 noundef %66)
  br label %71

68:
  %69 = add i64 16, %31
  %70 = call ptr @malloc(i64 noundef %69)
  br label %71

71:
  %72 = phi ptr [ %67, %65 ], [ %70, %68 ]
  %73 = icmp ne ptr %72, null
  %74 = icmp uge i64 %31, 4194304
  %or.cond = select i1 %73, i1 %74, i1 false
  br i1 %or.cond, label %75, label %82

75:
  %76 = ptrtoint ptr %72 to i64
  %77 = and i64 %76, 4095
  %78 = sub i64 4096, %77
  %79 = getelementptr inbounds nuw i8, ptr %72, i64 %78
  %80 = sub i64 %31, 4096
  %81 = call i32 @madvise(ptr noundef %79, i64 noundef %80, i32 noundef 14)
  br label %82

82:
  %83 = icmp ne ptr %72, null
  br i1 %83, label %84, label %86

84:
  store i64 %31, ptr %72, align 8
  %85 = getelementptr inbounds %struct.block, ptr %72, i64 1
  br label %86

86:
  %.052 = phi ptr [ null, %16 ], [ null, %11 ], [ %62, %61 ], [ %15, %14 ], [ %85, %84 ], [ null, %82 ]
  ret ptr %.052
}

define weak hidden void @tapeless.frame.end(ptr noundef %0) {
  %2 = icmp ne ptr %0, null
  br i1 %2, label %3, label %62

3:
  %4 = getelementptr inbounds %struct.block, ptr %0, i64 -1
  %5 = getelementptr inbounds nuw %struct.block, ptr %4, i32 0, i32 0
  %6 = load i64, ptr %5, align 8
  %7 = icmp ne i64 %6, 0
  br i1 %7, label %8, label %23

8:
  %9 = getelementptr inbounds nuw %struct.block, ptr %4, i32 0, i32 0
  %10 = load i64, ptr %9, align 8
  %11 = icmp ule i64 %10, 268435456
  br i1 %11, label %12, label %23

12:
  %13 = load atomic i32, ptr @tapeless_retained acquire, align 4
  %14 = icmp ne i32 %13, 0
  br i1 %14, label %15, label %18

15:
  %16 = sub i32 %13, 1
  %17 = call ptr @pthread_getspecific(i32 noundef %16)
  br label %18

18:
  %19 = phi ptr [ %17, %15 ], [ null, %12 ]
  %20 = icmp ne ptr %19, null
  br i1 %20, label %23, label %21

21:
  %22 = call ptr @begin_to_retain()
  br label %23

23:
  %.0 = phi ptr [ null, %3 ], [ null, %8 ], [ %22, %21 ], [ %19, %18 ]
  %24 = icmp ne ptr %.0, null
  br i1 %24, label %26, label %25

25:
  call void @free(ptr noundef %4)
  br label %62

26:
  %27 = getelementptr inbounds nuw %struct.retained, ptr %.0, i32 0, i32 1
  %28 = load i64, ptr %27, align 8
  %29 = getelementptr inbounds nuw %struct.block, ptr %4, i32 0, i32 0
  %30 = load i64, ptr %29, align 8
  %31 = add i64 %28, %30
  %32 = icmp ugt i64 %31, 268435456
  br i1 %32, label %33, label %34

33:
  call void @clear(ptr noundef %.0)
  br label %34

34:
  %35 = getelementptr inbounds nuw %struct.block, ptr %4, i32 0, i32 0
  %36 = load i64, ptr %35, align 8
  %37 = sub i64 %36, 1
  %38 = call i64 @llvm.ctlz.i64(i64 %37, i1 true)
  %39 = trunc i64 %38 to i32
  %40 = sub nsw i32 63, %39
  %41 = sub i64 %36, 1
  %42 = sub nsw i32 %40, 3
  %43 = zext i32 %42 to i64
  %44 = lshr i64 %41, %43
  %45 = add i64 %44, 1
  %46 = sub nsw i32 %40, 3
  %47 = zext i32 %46 to i64
  %48 = shl i64 %45, %47
  %49 = sub nsw i32 %40, 7
  %50 = sext i32 %49 to i64
  %51 = mul i64 %50, 8
  %52 = sub i64 %44, 8
  %53 = add i64 %51, %52
  %54 = getelementptr inbounds nuw %struct.retained, ptr %.0, i32 0, i32 0
  %55 = getelementptr inbounds nuw [384 x ptr], ptr %54, i64 0, i64 %53
  %56 = load ptr, ptr %55, align 8
  store ptr %56, ptr %0, align 8
  %57 = getelementptr inbounds nuw %struct.retained, ptr %.0, i32 0, i32 0
  %58 = getelementptr inbounds nuw [384 x ptr], ptr %57, i64 0, i64 %53
  store ptr %4, ptr %58, align 8
  %59 = getelementptr inbounds nuw %struct.retained, ptr %.0, i32 0, i32 1
  %60 = load i64, ptr %59, align 8
  %61 = add i64 %60, %48
  store i64 %61, ptr %59, align 8
  br label %62

62:
  ret void
}

define internal ptr @begin_to_retain() {
  %1 = icmp ne ptr @__cxa_thread_atexit_impl, null
  br i1 %1, label %2, label %4

2:
  %3 = call i32 @made_key()
  br label %4

4:
  %5 = phi i32 [ %3, %2 ], [ 0, %0 ]
  %6 = icmp ne i32 %5, 0
  br i1 %6, label %7, label %9

7:
  %8 = call ptr @malloc(i64 noundef 3080)
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
  call void @llvm.memset.p0.i64(ptr align 8 %10, i8 0, i64 3080, i1 false)
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
  br i1 %7, label %96, label %8

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
  br i1 %20, label %21, label %93

21:
  store i64 0, ptr %19, align 8
  %22 = getelementptr inbounds %struct.block, ptr %19, i64 1
  br label %93

23:
  %24 = lshr i64 %2, 46
  %25 = icmp ne i64 %24, 0
  br i1 %25, label %93, label %26

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
  %44 = load atomic i32, ptr @tapeless_retained acquire, align 4
  %45 = icmp ne i32 %44, 0
  br i1 %45, label %46, label %49

46:
  %47 = sub i32 %44, 1
  %48 = call ptr @pthread_getspecific(i32 noundef %47)
  br label %49

49:
  %50 = phi ptr [ %48, %46 ], [ null, %26 ]
  %51 = icmp ne ptr %50, null
  br i1 %51, label %52, label %55

52:
  %53 = getelementptr inbounds nuw [384 x ptr], ptr %50, i64 0, i64 %43
  %54 = load ptr, ptr %53, align 8
  br label %55

55:
  %56 = phi ptr [ %54, %52 ], [ null, %49 ]
  %57 = icmp ne ptr %56, null
  br i1 %57, label %58, label %70

58:
  %59 = getelementptr inbounds %struct.block, ptr %56, i64 1
  %60 = load ptr, ptr %59, align 8
  %61 = getelementptr inbounds nuw [384 x ptr], ptr %50, i64 0, i64 %43
  store ptr %60, ptr %61, align 8
  %62 = getelementptr inbounds nuw %struct.retained, ptr %50, i32 0, i32 1
  %63 = load i64, ptr %62, align 8
  %64 = sub i64 %63, %38
  store i64 %64, ptr %62, align 8
  %65 = icmp ne i32 0, 0
  br i1 %65, label %66, label %68

66:
  %67 = getelementptr inbounds %struct.block, ptr %56, i64 1
  call void @llvm.memset.p0.i64(ptr align 1 %67, i8 0, i64 %2, i1 false)
  br label %68

68:
  %69 = getelementptr inbounds %struct.block, ptr %56, i64 1
  br label %93

70:
  %71 = icmp ne i32 0, 0
  br i1 %71, label %72, label %75

72:
  %73 = add i64 16, %38
  %74 = call ptr @calloc(i64 noundef 1, i64 noundef %73)
  br label %78

75:
  %76 = add i64 16, %38
  %77 = call ptr @malloc(i64 noundef %76)
  br label %78

78:
  %79 = phi ptr [ %74, %72 ], [ %77, %75 ]
  %80 = icmp ne ptr %79, null
  %81 = icmp uge i64 %38, 4194304
  %or.cond = select i1 %80, i1 %81, i1 false
  br i1 %or.cond, label %82, label %89

82:
  %83 = ptrtoint ptr %79 to i64
  %84 = and i64 %83, 4095
  %85 = sub i64 4096, %84
  %86 = getelementptr inbounds nuw i8, ptr %79, i64 %85
  %87 = sub i64 %38, 4096
  %88 = call i32 @madvise(ptr noundef %86, i64 noundef %87, i32 noundef 14)
  br label %89

89:
  %90 = icmp ne ptr %79, null
  br i1 %90, label %91, label %93

91:
  store i64 %38, ptr %79, align 8
  %92 = getelementptr inbounds %struct.block, ptr %79, i64 1
  br label %93

93:
  %.063 = phi ptr [ null, %23 ], [ null, %18 ], [ %69, %68 ], [ %22, %21 ], [ %92, %91 ], [ null, %89 ]
  %94 = icmp ne ptr %.063, null
  br i1 %94, label %95, label %96

95:
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %.063, ptr align 1 %0, i64 %1, i1 false)
  call void @tapeless.frame.end(ptr noundef %0)
  br label %96

96:
  %.064 = phi ptr [ %0, %3 ], [ %.063, %95 ], [ %.063, %93 ]
  ret ptr %.064
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)

declare extern_weak ptr @pthread_getspecific(i32 noundef)

declare ptr @calloc(i64 noundef, i64 noundef)

declare ptr @malloc(i64 noundef)

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg)

declare i32 @madvise(ptr noundef, i64 noundef, i32 noundef)

declare extern_weak i32 @__cxa_thread_atexit_impl(ptr noundef, ptr noundef, ptr noundef)

define internal i32 @made_key() {
  %1 = alloca i32, align 4
  %2 = load atomic i32, ptr @tapeless_retained acquire, align 4
  %3 = icmp eq i32 %2, 0
  %4 = icmp ne ptr @pthread_key_create, null
  %or.cond = and i1 %3, %4
  br i1 %or.cond, label %5, label %22

5:
  %6 = call i32 @pthread_key_create(ptr noundef %1, ptr noundef null)
  %7 = icmp ne i32 %6, 0
  br i1 %7, label %22, label %8

8:
  %9 = load i32, ptr %1, align 4
  %10 = add i32 %9, 1
  %11 = cmpxchg ptr @tapeless_retained, i32 %2, i32 %10 acq_rel acquire, align 4
  %12 = extractvalue { i32, i1 } %11, 0
  %13 = extractvalue { i32, i1 } %11, 1
  %spec.select = select i1 %13, i32 %2, i32 %12
  %14 = zext i1 %13 to i8
  %15 = trunc i8 %14 to i1
  br i1 %15, label %16, label %19

16:
  %17 = load i32, ptr %1, align 4
  %18 = add i32 %17, 1
  br label %22

19:
  %20 = load i32, ptr %1, align 4
  %21 = call i32 @pthread_key_delete(i32 noundef %20)
  br label %22

22:
  %.0 = phi i32 [ %spec.select, %19 ], [ %18, %16 ], [ %2, %5 ], [ %2, %0 ]
  ret i32 %.0
}

define internal void @ends(ptr noundef %0) {
  call void @tapeless_release()
  ret void
}

declare extern_weak i32 @pthread_key_create(ptr noundef, ptr noundef)

declare extern_weak i32 @pthread_key_delete(i32 noundef)

declare i64 @llvm.ctlz.i64(i64, i1 immarg)

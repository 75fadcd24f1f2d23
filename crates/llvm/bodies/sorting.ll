; Made from sorting.c by `cargo xtask bodies`.
define dso_local void @tapeless_body_qsort(ptr noundef %0, i64 noundef %1, i64 noundef %2, ptr noundef %3) {
  %5 = icmp ult i64 %1, 2
  br i1 %5, label %94, label %6

6:
  %7 = mul i64 %1, 8
  %8 = call ptr @malloc(i64 noundef %7)
  %9 = icmp ne ptr %8, null
  br i1 %9, label %11, label %10

10:
  call void @abort()
  unreachable

11:
  %12 = mul i64 %1, 8
  %13 = call ptr @malloc(i64 noundef %12)
  %14 = icmp ne ptr %13, null
  br i1 %14, label %16, label %15

15:
  call void @abort()
  unreachable

16:
  %.0101 = phi i64 [ %20, %18 ], [ 0, %11 ]
  %17 = icmp ult i64 %.0101, %1
  br i1 %17, label %18, label %21

18:
  %19 = getelementptr inbounds nuw i64, ptr %8, i64 %.0101
  store i64 %.0101, ptr %19, align 8
  %20 = add i64 %.0101, 1
  br label %16

21:
  %.0100 = phi i64 [ %76, %75 ], [ 1, %16 ]
  %22 = icmp ult i64 %.0100, %1
  br i1 %22, label %23, label %77

23:
  %.099 = phi i64 [ %67, %65 ], [ 0, %21 ]
  %24 = icmp ult i64 %.099, %1
  br i1 %24, label %25, label %68

25:
  %26 = add i64 %.099, %.0100
  %27 = icmp ult i64 %26, %1
  %. = select i1 %27, i64 %26, i64 %1
  %28 = mul i64 2, %.0100
  %29 = add i64 %.099, %28
  %30 = icmp ult i64 %29, %1
  %31 = select i1 %30, i64 %29, i64 %1
  br label %32

32:
  %.0104 = phi i64 [ %.099, %25 ], [ %64, %61 ]
  %.0102 = phi i64 [ %., %25 ], [ %.1103, %61 ]
  %.097 = phi i64 [ %.099, %25 ], [ %.1, %61 ]
  %33 = icmp ult i64 %.0104, %31
  br i1 %33, label %34, label %65

34:
  %35 = icmp eq i64 %.097, %.
  br i1 %35, label %49, label %36

36:
  %37 = icmp ult i64 %.0102, %31
  br i1 %37, label %38, label %49

38:
  %39 = getelementptr inbounds nuw i64, ptr %8, i64 %.097
  %40 = load i64, ptr %39, align 8
  %41 = mul i64 %40, %2
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 %41
  %43 = getelementptr inbounds nuw i64, ptr %8, i64 %.0102
  %44 = load i64, ptr %43, align 8
  %45 = mul i64 %44, %2
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 %45
  %47 = call i32 %3(ptr noundef %42, ptr noundef %46)
  %48 = icmp sgt i32 %47, 0
  br label %49

49:
  %50 = phi i1 [ true, %34 ], [ false, %36 ], [ %48, %38 ]
  %51 = zext i1 %50 to i32
  %52 = icmp ne i32 %51, 0
  br i1 %52, label %53, label %57

53:
  %54 = add i64 %.0102, 1
  %55 = getelementptr inbounds nuw i64, ptr %8, i64 %.0102
  %56 = load i64, ptr %55, align 8
  br label %61

57:
  %58 = add i64 %.097, 1
  %59 = getelementptr inbounds nuw i64, ptr %8, i64 %.097
  %60 = load i64, ptr %59, align 8
  br label %61

61:
  %.1103 = phi i64 [ %54, %53 ], [ %.0102, %57 ]
  %.1 = phi i64 [ %.097, %53 ], [ %58, %57 ]
  %62 = phi i64 [ %56, %53 ], [ %60, %57 ]
  %63 = getelementptr inbounds nuw i64, ptr %13, i64 %.0104
  store i64 %62, ptr %63, align 8
  %64 = add i64 %.0104, 1
  br label %32

65:
  %66 = mul i64 2, %.0100
  %67 = add i64 %.099, %66
  br label %23

68:
  %.098 = phi i64 [ %74, %70 ], [ 0, %23 ]
  %69 = icmp ult i64 %.098, %1
  br i1 %69, label %70, label %75

70:
  %71 = getelementptr inbounds nuw i64, ptr %13, i64 %.098
  %72 = load i64, ptr %71, align 8
  %73 = getelementptr inbounds nuw i64, ptr %8, i64 %.098
  store i64 %72, ptr %73, align 8
  %74 = add i64 %.098, 1
  br label %68

75:
  %76 = mul i64 %.0100, 2
  br label %21

77:
  %78 = mul i64 %1, %2
  %79 = call ptr @malloc(i64 noundef %78)
  %80 = icmp ne ptr %79, null
  br i1 %80, label %82, label %81

81:
  call void @abort()
  unreachable

82:
  %.0 = phi i64 [ %91, %84 ], [ 0, %77 ]
  %83 = icmp ult i64 %.0, %1
  br i1 %83, label %84, label %92

84:
  %85 = mul i64 %.0, %2
  %86 = getelementptr inbounds nuw i8, ptr %79, i64 %85
  %87 = getelementptr inbounds nuw i64, ptr %8, i64 %.0
  %88 = load i64, ptr %87, align 8
  %89 = mul i64 %88, %2
  %90 = getelementptr inbounds nuw i8, ptr %0, i64 %89
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %86, ptr align 1 %90, i64 %2, i1 false)
  %91 = add i64 %.0, 1
  br label %82

92:
  %93 = mul i64 %1, %2
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %0, ptr align 1 %79, i64 %93, i1 false)
  call void @free(ptr noundef %79)
  call void @free(ptr noundef %13)
  call void @free(ptr noundef %8)
  br label %94

94:
  ret void
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)

declare void @free(ptr noundef)

define dso_local ptr @tapeless_body_bsearch(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4) {
  br label %6

6:
  %.017 = phi i64 [ %2, %5 ], [ %.118, %15 ]
  %.016 = phi i64 [ 0, %5 ], [ %.1, %15 ]
  %7 = icmp ult i64 %.016, %.017
  br i1 %7, label %8, label %18

8:
  %9 = add i64 %.016, %.017
  %10 = udiv i64 %9, 2
  %11 = mul i64 %10, %3
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 %11
  %13 = call i32 %4(ptr noundef %0, ptr noundef %12)
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %18, label %15

15:
  %16 = icmp slt i32 %13, 0
  %17 = add i64 %10, 1
  %.118 = select i1 %16, i64 %10, i64 %.017
  %.1 = select i1 %16, i64 %.016, i64 %17
  br label %6

18:
  %.0 = phi ptr [ %12, %8 ], [ null, %6 ]
  ret ptr %.0
}

declare ptr @malloc(i64 noundef)

declare void @abort()

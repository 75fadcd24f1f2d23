; Made from verify.c by `cargo xtask bodies`.
%struct.site = type { i32, i32, ptr, ptr, ptr, i64 }
%struct.check = type { ptr, ptr, ptr, ptr, i64, i64, [5 x i64], double, [5 x double], double, i64, i64, [64 x %struct.argument], i64, i64, [65536 x %struct.range], [1048576 x %struct.cell] }
%struct.argument = type { double, double, double }
%struct.range = type { ptr, ptr }
%struct.cell = type { ptr, ptr, i64, double, double, double, [5 x double] }
%struct.sums = type { double, double, double, double }

@__tapeless_verify_current = weak hidden thread_local global ptr null, align 8
@.str = private unnamed_addr constant [26 x i8] c"it has too many arguments\00", align 1
@MOVED = internal constant [5 x i64] [i64 0, i64 1, i64 -1, i64 2, i64 -2], align 16
@.str.1 = private unnamed_addr constant [29 x i8] c"the process cannot be copied\00", align 1
@.str.2 = private unnamed_addr constant [10 x i8] c"/dev/null\00", align 1
@__tapeless_verify_slots = weak hidden thread_local global ptr null, align 8
@.str.3 = private unnamed_addr constant [38 x i8] c"a run along the direction ended early\00", align 1
@.str.4 = private unnamed_addr constant [41 x i8] c"it ends early where its inputs are moved\00", align 1
@.str.5 = private unnamed_addr constant [25 x i8] c"it makes too much memory\00", align 1
@.str.6 = private unnamed_addr constant [44 x i8] c"it touches memory in ways that are not seen\00", align 1
@.str.7 = private unnamed_addr constant [27 x i8] c"it touches too many floats\00", align 1
@.str.8 = private unnamed_addr constant [58 x i8] c"%s: tapeless: the derivative of `%s` is not verified: %s\0A\00", align 1
@.str.9 = private unnamed_addr constant [9 x i8] c"  at %s\0A\00", align 1
@.str.10 = private unnamed_addr constant [87 x i8] c"%s: tapeless: the derivative of `%s` disagrees with differences: %s %.10g, they %.10g\0A\00", align 1
@.str.11 = private unnamed_addr constant [18 x i8] c"its tangent gives\00", align 1
@.str.12 = private unnamed_addr constant [18 x i8] c"its adjoint gives\00", align 1
@.str.13 = private unnamed_addr constant [8 x i8] c"  along\00", align 1
@.str.14 = private unnamed_addr constant [23 x i8] c"%s argument %d by %.6g\00", align 1
@.str.15 = private unnamed_addr constant [2 x i8] c",\00", align 1
@.str.16 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.17 = private unnamed_addr constant [27 x i8] c"%s the float at %p by %.6g\00", align 1
@.str.18 = private unnamed_addr constant [16 x i8] c", and %lld more\00", align 1
@.str.19 = private unnamed_addr constant [2 x i8] c"\0A\00", align 1

define dso_local ptr @__tapeless_verify_begin(ptr noundef %0, ptr noundef %1) {
  %3 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__tapeless_verify_current)
  %4 = load ptr, ptr %3, align 8
  %5 = icmp ne ptr %4, null
  br i1 %5, label %17, label %6

6:
  %7 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 0
  %8 = atomicrmw xchg ptr %7, i32 1 seq_cst, align 8
  %9 = icmp ne i32 %8, 0
  br i1 %9, label %17, label %10

10:
  %11 = call ptr @shared(i64 noundef 93324976, i32 noundef 1)
  %12 = icmp ne ptr %11, null
  br i1 %12, label %13, label %17

13:
  %14 = getelementptr inbounds nuw %struct.check, ptr %11, i32 0, i32 0
  store ptr %0, ptr %14, align 8
  %15 = getelementptr inbounds nuw %struct.check, ptr %11, i32 0, i32 2
  store ptr %1, ptr %15, align 8
  %16 = getelementptr inbounds nuw %struct.check, ptr %11, i32 0, i32 1
  store ptr %1, ptr %16, align 8
  br label %17

17:
  %.0 = phi ptr [ null, %2 ], [ %11, %13 ], [ null, %6 ], [ null, %10 ]
  ret ptr %.0
}

declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull)

define internal ptr @shared(i64 noundef %0, i32 noundef %1) {
  %3 = or i32 %1, 32
  %4 = or i32 %3, 16384
  %5 = call ptr @mmap(ptr noundef null, i64 noundef %0, i32 noundef 3, i32 noundef %4, i32 noundef -1, i64 noundef 0)
  %6 = icmp eq ptr %5, inttoptr (i64 -1 to ptr)
  %. = select i1 %6, ptr null, ptr %5
  ret ptr %.
}

define dso_local void @__tapeless_verify_argument(ptr noundef %0, i64 noundef %1, double noundef %2, double noundef %3) {
  %5 = icmp sge i64 %1, 64
  br i1 %5, label %6, label %8

6:
  %7 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 3
  store ptr @.str, ptr %7, align 8
  br label %29

8:
  %9 = call double @llvm.fabs.f64(double %2)
  %10 = fcmp ogt double %9, 0.000000e+00
  br i1 %10, label %11, label %15

11:
  %12 = call i1 @llvm.is.fpclass.f64(double %2, i32 504)
  br i1 %12, label %13, label %15

13:
  %14 = call double @llvm.fabs.f64(double %2)
  br label %15

15:
  %16 = phi double [ %14, %13 ], [ 1.000000e+00, %11 ], [ 1.000000e+00, %8 ]
  %17 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 12
  %18 = getelementptr inbounds [64 x %struct.argument], ptr %17, i64 0, i64 %1
  %19 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 0
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds nuw %struct.site, ptr %20, i32 0, i32 1
  %22 = load i32, ptr %21, align 4
  %23 = icmp ne i32 %22, 0
  br i1 %23, label %27, label %24

24:
  %25 = call double @draw(i64 noundef %1)
  %26 = fmul double %25, %16
  br label %27

27:
  %28 = phi double [ %26, %24 ], [ %3, %15 ]
  store double %2, ptr %18, align 8
  %.sroa.2.0..sroa_idx = getelementptr inbounds i8, ptr %18, i64 8
  store double %28, ptr %.sroa.2.0..sroa_idx, align 8
  %.sroa.3.0..sroa_idx = getelementptr inbounds i8, ptr %18, i64 16
  store double 0.000000e+00, ptr %.sroa.3.0..sroa_idx, align 8
  br label %29

29:
  ret void
}

declare double @llvm.fabs.f64(double)

declare i1 @llvm.is.fpclass.f64(double, i32 immarg)

define internal double @draw(i64 noundef %0) {
  %2 = add i64 %0, 1
  %3 = mul i64 %2, -7046029254386353131
  %4 = lshr i64 %3, 30
  %5 = xor i64 %3, %4
  %6 = mul i64 %5, -4658895280553007687
  %7 = lshr i64 %6, 27
  %8 = xor i64 %6, %7
  %9 = mul i64 %8, -7723592293110705685
  %10 = lshr i64 %9, 31
  %11 = xor i64 %9, %10
  %12 = lshr i64 %11, 12
  %13 = uitofp i64 %12 to double
  %14 = fdiv double %13, 0x4340000000000000
  %15 = fadd double 5.000000e-01, %14
  %16 = and i64 %11, 1
  %17 = icmp ne i64 %16, 0
  %18 = fneg double %15
  %19 = select i1 %17, double %15, double %18
  ret double %19
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)

define dso_local double @__tapeless_verify_shifted(ptr noundef %0, i64 noundef %1) {
  %3 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 12
  %4 = getelementptr inbounds [64 x %struct.argument], ptr %3, i64 0, i64 %1
  %5 = getelementptr inbounds nuw %struct.argument, ptr %4, i32 0, i32 0
  %6 = load double, ptr %5, align 8
  %7 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 5
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds [5 x i64], ptr @MOVED, i64 0, i64 %8
  %10 = load i64, ptr %9, align 8
  %11 = sitofp i64 %10 to double
  %12 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 7
  %13 = load double, ptr %12, align 8
  %14 = fmul double %11, %13
  %15 = getelementptr inbounds nuw %struct.argument, ptr %4, i32 0, i32 1
  %16 = load double, ptr %15, align 8
  %17 = call double @llvm.fmuladd.f64(double %14, double %16, double %6)
  ret double %17
}

declare double @llvm.fmuladd.f64(double, double, double)

define dso_local i64 @__tapeless_verify_run(ptr noundef %0, i64 noundef %1) {
  %3 = alloca i32, align 4
  %4 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 3
  %5 = load ptr, ptr %4, align 8
  %6 = icmp ne ptr %5, null
  br i1 %6, label %51, label %7

7:
  %8 = icmp eq i64 %1, 1
  br i1 %8, label %9, label %10

9:
  call void @along(ptr noundef %0)
  br label %10

10:
  %11 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 5
  store i64 %1, ptr %11, align 8
  %12 = call i32 @fork()
  %13 = icmp slt i32 %12, 0
  br i1 %13, label %14, label %16

14:
  %15 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 3
  store ptr @.str.1, ptr %15, align 8
  br label %51

16:
  %17 = icmp eq i32 %12, 0
  br i1 %17, label %18, label %29

18:
  %19 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__tapeless_verify_current)
  store ptr %0, ptr %19, align 8
  %20 = call i32 (ptr, i32, ...) @open(ptr noundef @.str.2, i32 noundef 1)
  %21 = call i32 @dup2(i32 noundef %20, i32 noundef 1)
  %22 = call i32 @dup2(i32 noundef %20, i32 noundef 2)
  %23 = call i32 @alarm(i32 noundef 120)
  %24 = icmp eq i64 %1, 0
  br i1 %24, label %25, label %28

25:
  %26 = call ptr @shared(i64 noundef 16777216, i32 noundef 2)
  %27 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__tapeless_verify_slots)
  store ptr %26, ptr %27, align 8
  br label %51

28:
  call void @move(ptr noundef %0)
  br label %51

29:
  %30 = call i32 @waitpid(i32 noundef %12, ptr noundef %3, i32 noundef 0)
  %31 = icmp slt i32 %30, 0
  br i1 %31, label %32, label %.critedge

32:
  %33 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 6
  %34 = getelementptr inbounds [5 x i64], ptr %33, i64 0, i64 %1
  %35 = load i64, ptr %34, align 8
  %36 = icmp ne i64 %35, 0
  %37 = xor i1 %36, true
  br i1 %37, label %29, label %.critedge

.critedge:
  %38 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 6
  %39 = getelementptr inbounds [5 x i64], ptr %38, i64 0, i64 %1
  %40 = load i64, ptr %39, align 8
  %41 = icmp ne i64 %40, 0
  br i1 %41, label %51, label %42

42:
  %43 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 3
  %44 = load ptr, ptr %43, align 8
  %45 = icmp ne ptr %44, null
  br i1 %45, label %51, label %46

46:
  %47 = icmp eq i64 %1, 0
  %48 = zext i1 %47 to i64
  %49 = select i1 %47, ptr @.str.3, ptr @.str.4
  %50 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 3
  store ptr %49, ptr %50, align 8
  br label %51

51:
  %.0 = phi i64 [ 1, %25 ], [ 0, %14 ], [ 0, %2 ], [ 1, %28 ], [ 0, %46 ], [ 0, %42 ], [ 0, %.critedge ]
  ret i64 %.0
}

define internal void @along(ptr noundef %0) {
  br label %2

2:
  %.057 = phi i64 [ 0, %1 ], [ %34, %33 ]
  %.055 = phi i64 [ 0, %1 ], [ %.156, %33 ]
  %.053 = phi double [ 0.000000e+00, %1 ], [ %.154, %33 ]
  %3 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 14
  %4 = load i64, ptr %3, align 8
  %5 = icmp slt i64 %.057, %4
  br i1 %5, label %6, label %35

6:
  %7 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 16
  %8 = getelementptr inbounds [1048576 x %struct.cell], ptr %7, i64 0, i64 %.057
  %9 = getelementptr inbounds nuw %struct.cell, ptr %8, i32 0, i32 0
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 16
  %12 = getelementptr inbounds [1048576 x %struct.cell], ptr %11, i64 0, i64 %.057
  %13 = getelementptr inbounds nuw %struct.cell, ptr %12, i32 0, i32 2
  %14 = load i64, ptr %13, align 8
  %15 = call double @load(ptr noundef %10, i64 noundef %14)
  %16 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 16
  %17 = getelementptr inbounds [1048576 x %struct.cell], ptr %16, i64 0, i64 %.057
  %18 = getelementptr inbounds nuw %struct.cell, ptr %17, i32 0, i32 2
  %19 = load i64, ptr %18, align 8
  %20 = icmp eq i64 %19, 4
  %21 = zext i1 %20 to i32
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 11
  %24 = load i64, ptr %23, align 8
  %25 = or i64 %24, %22
  store i64 %25, ptr %23, align 8
  %26 = call i1 @llvm.is.fpclass.f64(double %15, i32 504)
  %27 = fcmp une double %15, 0.000000e+00
  %or.cond = and i1 %26, %27
  br i1 %or.cond, label %28, label %33

28:
  %29 = call double @llvm.fabs.f64(double %15)
  %30 = call double @log(double noundef %29)
  %31 = fadd double %.053, %30
  %32 = add nsw i64 %.055, 1
  br label %33

33:
  %.156 = phi i64 [ %32, %28 ], [ %.055, %6 ]
  %.154 = phi double [ %31, %28 ], [ %.053, %6 ]
  %34 = add nsw i64 %.057, 1
  br label %2

35:
  %36 = icmp ne i64 %.055, 0
  br i1 %36, label %37, label %41

37:
  %38 = sitofp i64 %.055 to double
  %39 = fdiv double %.053, %38
  %40 = call double @exp(double noundef %39)
  br label %41

41:
  %42 = phi double [ %40, %37 ], [ 1.000000e+00, %35 ]
  br label %43

43:
  %.058 = phi i64 [ 0, %41 ], [ %85, %77 ]
  %.0 = phi double [ 0.000000e+00, %41 ], [ %84, %77 ]
  %44 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 14
  %45 = load i64, ptr %44, align 8
  %46 = icmp slt i64 %.058, %45
  br i1 %46, label %47, label %86

47:
  %48 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 16
  %49 = getelementptr inbounds [1048576 x %struct.cell], ptr %48, i64 0, i64 %.058
  %50 = getelementptr inbounds nuw %struct.cell, ptr %49, i32 0, i32 0
  %51 = load ptr, ptr %50, align 8
  %52 = getelementptr inbounds nuw %struct.cell, ptr %49, i32 0, i32 2
  %53 = load i64, ptr %52, align 8
  %54 = call double @load(ptr noundef %51, i64 noundef %53)
  %55 = call i1 @llvm.is.fpclass.f64(double %54, i32 504)
  %56 = fcmp une double %54, 0.000000e+00
  %or.cond59 = and i1 %55, %56
  %57 = call double @llvm.fabs.f64(double %54)
  %58 = select i1 %or.cond59, double %57, double %42
  %59 = getelementptr inbounds nuw %struct.cell, ptr %49, i32 0, i32 1
  %60 = load ptr, ptr %59, align 8
  %61 = getelementptr inbounds nuw %struct.cell, ptr %49, i32 0, i32 2
  %62 = load i64, ptr %61, align 8
  %63 = call double @load(ptr noundef %60, i64 noundef %62)
  %64 = getelementptr inbounds nuw %struct.cell, ptr %49, i32 0, i32 4
  store double %63, ptr %64, align 8
  %65 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 0
  %66 = load ptr, ptr %65, align 8
  %67 = getelementptr inbounds nuw %struct.site, ptr %66, i32 0, i32 1
  %68 = load i32, ptr %67, align 4
  %69 = icmp ne i32 %68, 0
  br i1 %69, label %70, label %73

70:
  %71 = getelementptr inbounds nuw %struct.cell, ptr %49, i32 0, i32 4
  %72 = load double, ptr %71, align 8
  br label %77

73:
  %74 = add nsw i64 %.058, 64
  %75 = call double @draw(i64 noundef %74)
  %76 = fmul double %75, %58
  br label %77

77:
  %78 = phi double [ %72, %70 ], [ %76, %73 ]
  %79 = getelementptr inbounds nuw %struct.cell, ptr %49, i32 0, i32 3
  store double %78, ptr %79, align 8
  %80 = getelementptr inbounds nuw %struct.cell, ptr %49, i32 0, i32 3
  %81 = load double, ptr %80, align 8
  %82 = call double @llvm.fabs.f64(double %81)
  %83 = fdiv double %82, %58
  %84 = call double @llvm.maxnum.f64(double %.0, double %83)
  %85 = add nsw i64 %.058, 1
  br label %43

86:
  %.052 = phi i64 [ %102, %88 ], [ 0, %43 ]
  %.1 = phi double [ %101, %88 ], [ %.0, %43 ]
  %87 = icmp slt i64 %.052, 64
  br i1 %87, label %88, label %103

88:
  %89 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 12
  %90 = getelementptr inbounds [64 x %struct.argument], ptr %89, i64 0, i64 %.052
  %91 = getelementptr inbounds nuw %struct.argument, ptr %90, i32 0, i32 0
  %92 = load double, ptr %91, align 8
  %93 = call double @llvm.fabs.f64(double %92)
  %94 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 12
  %95 = getelementptr inbounds [64 x %struct.argument], ptr %94, i64 0, i64 %.052
  %96 = getelementptr inbounds nuw %struct.argument, ptr %95, i32 0, i32 1
  %97 = load double, ptr %96, align 8
  %98 = call double @llvm.fabs.f64(double %97)
  %99 = fcmp ogt double %93, 0.000000e+00
  %. = select i1 %99, double %93, double 1.000000e+00
  %100 = fdiv double %98, %.
  %101 = call double @llvm.maxnum.f64(double %.1, double %100)
  %102 = add nsw i64 %.052, 1
  br label %86

103:
  %104 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 11
  %105 = load i64, ptr %104, align 8
  %106 = icmp ne i64 %105, 0
  %107 = zext i1 %106 to i64
  %108 = select i1 %106, double 4.000000e-03, double 1.000000e-05
  %109 = fcmp ogt double %.1, 0.000000e+00
  %.1. = select i1 %109, double %.1, double 1.000000e+00
  %110 = fdiv double %108, %.1.
  %111 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 7
  store double %110, ptr %111, align 8
  ret void
}

declare i32 @fork()

declare i32 @open(ptr noundef, i32 noundef, ...)

declare i32 @dup2(i32 noundef, i32 noundef)

declare i32 @alarm(i32 noundef)

define internal void @move(ptr noundef %0) {
  br label %2

2:
  %.0 = phi i64 [ 0, %1 ], [ %34, %33 ]
  %3 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 14
  %4 = load i64, ptr %3, align 8
  %5 = icmp slt i64 %.0, %4
  br i1 %5, label %6, label %35

6:
  %7 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 16
  %8 = getelementptr inbounds [1048576 x %struct.cell], ptr %7, i64 0, i64 %.0
  %9 = getelementptr inbounds nuw %struct.cell, ptr %8, i32 0, i32 3
  %10 = load double, ptr %9, align 8
  %11 = fcmp une double %10, 0.000000e+00
  br i1 %11, label %12, label %33

12:
  %13 = getelementptr inbounds nuw %struct.cell, ptr %8, i32 0, i32 0
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds nuw %struct.cell, ptr %8, i32 0, i32 2
  %16 = load i64, ptr %15, align 8
  %17 = getelementptr inbounds nuw %struct.cell, ptr %8, i32 0, i32 0
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds nuw %struct.cell, ptr %8, i32 0, i32 2
  %20 = load i64, ptr %19, align 8
  %21 = call double @load(ptr noundef %18, i64 noundef %20)
  %22 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 5
  %23 = load i64, ptr %22, align 8
  %24 = getelementptr inbounds [5 x i64], ptr @MOVED, i64 0, i64 %23
  %25 = load i64, ptr %24, align 8
  %26 = sitofp i64 %25 to double
  %27 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 7
  %28 = load double, ptr %27, align 8
  %29 = fmul double %26, %28
  %30 = getelementptr inbounds nuw %struct.cell, ptr %8, i32 0, i32 3
  %31 = load double, ptr %30, align 8
  %32 = call double @llvm.fmuladd.f64(double %29, double %31, double %21)
  call void @store(ptr noundef %14, i64 noundef %16, double noundef %32)
  br label %33

33:
  %34 = add nsw i64 %.0, 1
  br label %2

35:
  ret void
}

declare i32 @waitpid(i32 noundef, ptr noundef, i32 noundef)

define dso_local void @__tapeless_verify_result(ptr noundef %0, double noundef %1) {
  %3 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 8
  %4 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 5
  %5 = load i64, ptr %4, align 8
  %6 = getelementptr inbounds [5 x double], ptr %3, i64 0, i64 %5
  store double %1, ptr %6, align 8
  %7 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 10
  store i64 1, ptr %7, align 8
  ret void
}

define dso_local void @__tapeless_verify_ran(ptr noundef %0) {
  %2 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 5
  %3 = load i64, ptr %2, align 8
  %4 = icmp eq i64 %3, 0
  br i1 %4, label %5, label %6

5:
  call void @sift(ptr noundef %0)
  br label %27

6:
  %.0 = phi i64 [ %26, %10 ], [ 0, %1 ]
  %7 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 14
  %8 = load i64, ptr %7, align 8
  %9 = icmp slt i64 %.0, %8
  br i1 %9, label %10, label %27

10:
  %11 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 16
  %12 = getelementptr inbounds [1048576 x %struct.cell], ptr %11, i64 0, i64 %.0
  %13 = getelementptr inbounds nuw %struct.cell, ptr %12, i32 0, i32 0
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 16
  %16 = getelementptr inbounds [1048576 x %struct.cell], ptr %15, i64 0, i64 %.0
  %17 = getelementptr inbounds nuw %struct.cell, ptr %16, i32 0, i32 2
  %18 = load i64, ptr %17, align 8
  %19 = call double @load(ptr noundef %14, i64 noundef %18)
  %20 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 16
  %21 = getelementptr inbounds [1048576 x %struct.cell], ptr %20, i64 0, i64 %.0
  %22 = getelementptr inbounds nuw %struct.cell, ptr %21, i32 0, i32 6
  %23 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 5
  %24 = load i64, ptr %23, align 8
  %25 = getelementptr inbounds [5 x double], ptr %22, i64 0, i64 %24
  store double %19, ptr %25, align 8
  %26 = add nsw i64 %.0, 1
  br label %6

27:
  %28 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 6
  %29 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 5
  %30 = load i64, ptr %29, align 8
  %31 = getelementptr inbounds [5 x i64], ptr %28, i64 0, i64 %30
  store i64 1, ptr %31, align 8
  call void @_exit(i32 noundef 0)
  unreachable
}

define internal void @sift(ptr noundef %0) {
  br label %2

2:
  %.032 = phi i64 [ 0, %1 ], [ %73, %72 ]
  %.031 = phi i64 [ 0, %1 ], [ %.1, %72 ]
  %3 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 14
  %4 = load i64, ptr %3, align 8
  %5 = icmp slt i64 %.032, %4
  br i1 %5, label %6, label %74

6:
  %7 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 16
  %8 = getelementptr inbounds [1048576 x %struct.cell], ptr %7, i64 0, i64 %.032
  %9 = getelementptr inbounds nuw %struct.cell, ptr %8, i32 0, i32 0
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 2
  %12 = load ptr, ptr %11, align 8
  %13 = icmp uge ptr %10, %12
  br i1 %13, label %14, label %20

14:
  %15 = getelementptr inbounds nuw %struct.cell, ptr %8, i32 0, i32 0
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 1
  %18 = load ptr, ptr %17, align 8
  %19 = icmp ult ptr %16, %18
  br label %20

20:
  %21 = phi i1 [ false, %6 ], [ %19, %14 ]
  %22 = zext i1 %21 to i32
  br label %23

23:
  %.030 = phi i32 [ %22, %20 ], [ %64, %62 ]
  %.0 = phi i64 [ 0, %20 ], [ %65, %62 ]
  %24 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 13
  %25 = load i64, ptr %24, align 8
  %26 = icmp slt i64 %.0, %25
  %27 = icmp ne i32 %.030, 0
  %28 = xor i1 %27, true
  %29 = select i1 %26, i1 %28, i1 false
  br i1 %29, label %30, label %66

30:
  %31 = getelementptr inbounds nuw %struct.cell, ptr %8, i32 0, i32 0
  %32 = load ptr, ptr %31, align 8
  %33 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 15
  %34 = getelementptr inbounds [65536 x %struct.range], ptr %33, i64 0, i64 %.0
  %35 = getelementptr inbounds nuw %struct.range, ptr %34, i32 0, i32 0
  %36 = load ptr, ptr %35, align 8
  %37 = icmp uge ptr %32, %36
  br i1 %37, label %38, label %46

38:
  %39 = getelementptr inbounds nuw %struct.cell, ptr %8, i32 0, i32 0
  %40 = load ptr, ptr %39, align 8
  %41 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 15
  %42 = getelementptr inbounds [65536 x %struct.range], ptr %41, i64 0, i64 %.0
  %43 = getelementptr inbounds nuw %struct.range, ptr %42, i32 0, i32 1
  %44 = load ptr, ptr %43, align 8
  %45 = icmp ult ptr %40, %44
  br i1 %45, label %62, label %46

46:
  %47 = getelementptr inbounds nuw %struct.cell, ptr %8, i32 0, i32 1
  %48 = load ptr, ptr %47, align 8
  %49 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 15
  %50 = getelementptr inbounds [65536 x %struct.range], ptr %49, i64 0, i64 %.0
  %51 = getelementptr inbounds nuw %struct.range, ptr %50, i32 0, i32 0
  %52 = load ptr, ptr %51, align 8
  %53 = icmp uge ptr %48, %52
  br i1 %53, label %54, label %62

54:
  %55 = getelementptr inbounds nuw %struct.cell, ptr %8, i32 0, i32 1
  %56 = load ptr, ptr %55, align 8
  %57 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 15
  %58 = getelementptr inbounds [65536 x %struct.range], ptr %57, i64 0, i64 %.0
  %59 = getelementptr inbounds nuw %struct.range, ptr %58, i32 0, i32 1
  %60 = load ptr, ptr %59, align 8
  %61 = icmp ult ptr %56, %60
  br label %62

62:
  %63 = phi i1 [ true, %38 ], [ false, %46 ], [ %61, %54 ]
  %64 = zext i1 %63 to i32
  %65 = add nsw i64 %.0, 1
  br label %23

66:
  %67 = icmp ne i32 %.030, 0
  br i1 %67, label %72, label %68

68:
  %69 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 16
  %70 = add nsw i64 %.031, 1
  %71 = getelementptr inbounds [1048576 x %struct.cell], ptr %69, i64 0, i64 %.031
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %71, ptr align 8 %8, i64 88, i1 false)
  br label %72

72:
  %.1 = phi i64 [ %.031, %66 ], [ %70, %68 ]
  %73 = add nsw i64 %.032, 1
  br label %2

74:
  %75 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 14
  store i64 %.031, ptr %75, align 8
  ret void
}

define internal double @load(ptr noundef %0, i64 noundef %1) {
  %3 = icmp eq i64 %1, 4
  br i1 %3, label %4, label %6

4:
  %.0.copyload2 = load float, ptr %0, align 1
  %5 = fpext float %.0.copyload2 to double
  br label %7

6:
  %.0.copyload = load double, ptr %0, align 1
  br label %7

7:
  %.0 = phi double [ %5, %4 ], [ %.0.copyload, %6 ]
  ret double %.0
}

declare void @_exit(i32 noundef)

define dso_local void @__tapeless_verify_read(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3) {
  call void @each(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3)
  ret void
}

define internal void @each(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3) {
  %5 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__tapeless_verify_current)
  %6 = load ptr, ptr %5, align 8
  %7 = icmp ne ptr %6, null
  br i1 %7, label %8, label %22

8:
  %9 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__tapeless_verify_current)
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds nuw %struct.check, ptr %10, i32 0, i32 5
  %12 = load i64, ptr %11, align 8
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %14, label %22

14:
  %.0 = phi i64 [ %21, %16 ], [ 0, %8 ]
  %15 = icmp slt i64 %.0, %3
  br i1 %15, label %16, label %22

16:
  %17 = mul nsw i64 %.0, %2
  %18 = getelementptr inbounds i8, ptr %0, i64 %17
  %19 = mul nsw i64 %.0, %2
  %20 = getelementptr inbounds i8, ptr %1, i64 %19
  call void @touch(ptr noundef %18, ptr noundef %20, i64 noundef %2)
  %21 = add nsw i64 %.0, 1
  br label %14

22:
  ret void
}

define dso_local void @__tapeless_verify_wrote(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3) {
  call void @each(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3)
  ret void
}

define dso_local void @__tapeless_verify_moved(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef %6) {
  br label %8

8:
  %.0 = phi i64 [ %3, %7 ], [ %16, %15 ]
  %9 = add nsw i64 %.0, %5
  %10 = icmp sle i64 %9, %2
  br i1 %10, label %11, label %17

11:
  %12 = getelementptr inbounds i8, ptr %0, i64 %.0
  %13 = getelementptr inbounds i8, ptr %1, i64 %.0
  call void @each(ptr noundef %12, ptr noundef %13, i64 noundef %5, i64 noundef 1)
  %14 = icmp ne i64 %4, 0
  br i1 %14, label %15, label %17

15:
  %16 = add nsw i64 %.0, %4
  br label %8

17:
  ret void
}

define dso_local void @__tapeless_verify_own(ptr noundef %0, i64 noundef %1) {
  %3 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__tapeless_verify_current)
  %4 = load ptr, ptr %3, align 8
  %5 = icmp ne ptr %4, null
  br i1 %5, label %6, label %48

6:
  %7 = getelementptr inbounds nuw %struct.check, ptr %4, i32 0, i32 5
  %8 = load i64, ptr %7, align 8
  %9 = icmp eq i64 %8, 0
  %10 = icmp ne ptr %0, null
  %or.cond = and i1 %9, %10
  br i1 %or.cond, label %11, label %48

11:
  %12 = getelementptr inbounds nuw %struct.check, ptr %4, i32 0, i32 13
  %13 = load i64, ptr %12, align 8
  br label %14

14:
  %.0 = phi i64 [ %13, %11 ], [ %15, %35 ]
  %15 = add nsw i64 %.0, -1
  %16 = icmp sgt i64 %.0, 0
  br i1 %16, label %17, label %.critedge

17:
  %18 = getelementptr inbounds nuw %struct.check, ptr %4, i32 0, i32 13
  %19 = load i64, ptr %18, align 8
  %20 = sub nsw i64 %19, 8
  %21 = icmp sgt i64 %15, %20
  br i1 %21, label %22, label %.critedge

22:
  %23 = getelementptr inbounds nuw %struct.check, ptr %4, i32 0, i32 15
  %24 = getelementptr inbounds [65536 x %struct.range], ptr %23, i64 0, i64 %15
  %25 = getelementptr inbounds nuw %struct.range, ptr %24, i32 0, i32 0
  %26 = load ptr, ptr %25, align 8
  %27 = icmp eq ptr %26, %0
  br i1 %27, label %28, label %35

28:
  %29 = getelementptr inbounds nuw %struct.check, ptr %4, i32 0, i32 15
  %30 = getelementptr inbounds [65536 x %struct.range], ptr %29, i64 0, i64 %15
  %31 = getelementptr inbounds nuw %struct.range, ptr %30, i32 0, i32 1
  %32 = load ptr, ptr %31, align 8
  %33 = getelementptr inbounds i8, ptr %0, i64 %1
  %34 = icmp uge ptr %32, %33
  br i1 %34, label %48, label %35

35:
  br label %14

.critedge:
  %36 = getelementptr inbounds nuw %struct.check, ptr %4, i32 0, i32 13
  %37 = load i64, ptr %36, align 8
  %38 = icmp eq i64 %37, 65536
  br i1 %38, label %39, label %41

39:
  %40 = getelementptr inbounds nuw %struct.check, ptr %4, i32 0, i32 3
  store ptr @.str.5, ptr %40, align 8
  br label %48

41:
  %42 = getelementptr inbounds nuw %struct.check, ptr %4, i32 0, i32 15
  %43 = getelementptr inbounds nuw %struct.check, ptr %4, i32 0, i32 13
  %44 = load i64, ptr %43, align 8
  %45 = add nsw i64 %44, 1
  store i64 %45, ptr %43, align 8
  %46 = getelementptr inbounds [65536 x %struct.range], ptr %42, i64 0, i64 %44
  %47 = getelementptr inbounds i8, ptr %0, i64 %1
  store ptr %0, ptr %46, align 8
  %.sroa.2.0..sroa_idx = getelementptr inbounds i8, ptr %46, i64 8
  store ptr %47, ptr %.sroa.2.0..sroa_idx, align 8
  br label %48

48:
  ret void
}

define dso_local void @__tapeless_verify_unseen(i64 noundef %0) {
  %2 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__tapeless_verify_current)
  %3 = load ptr, ptr %2, align 8
  %4 = icmp ne ptr %3, null
  br i1 %4, label %5, label %25

5:
  %6 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__tapeless_verify_current)
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw %struct.check, ptr %7, i32 0, i32 5
  %9 = load i64, ptr %8, align 8
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %11, label %25

11:
  %12 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__tapeless_verify_current)
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds nuw %struct.check, ptr %13, i32 0, i32 3
  %15 = load ptr, ptr %14, align 8
  %16 = icmp ne ptr %15, null
  br i1 %16, label %25, label %17

17:
  %18 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__tapeless_verify_current)
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds nuw %struct.check, ptr %19, i32 0, i32 3
  store ptr @.str.6, ptr %20, align 8
  %21 = add nsw i64 %0, 1
  %22 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__tapeless_verify_current)
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds nuw %struct.check, ptr %23, i32 0, i32 4
  store i64 %21, ptr %24, align 8
  br label %25

25:
  ret void
}

define dso_local void @__tapeless_verify_value(i64 noundef %0, double noundef %1, double noundef %2) {
  ret void
}

define dso_local void @__tapeless_verify_adjoint(ptr noundef %0, i64 noundef %1, double noundef %2) {
  %4 = icmp ne ptr %0, null
  %5 = icmp slt i64 %1, 64
  %or.cond = and i1 %4, %5
  br i1 %or.cond, label %6, label %10

6:
  %7 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 12
  %8 = getelementptr inbounds [64 x %struct.argument], ptr %7, i64 0, i64 %1
  %9 = getelementptr inbounds nuw %struct.argument, ptr %8, i32 0, i32 2
  store double %2, ptr %9, align 8
  br label %10

10:
  ret void
}

define dso_local void @__tapeless_verify_tangent(ptr noundef %0, double noundef %1) {
  %3 = icmp ne ptr %0, null
  br i1 %3, label %4, label %6

4:
  %5 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 9
  store double %1, ptr %5, align 8
  br label %6

6:
  ret void
}

define dso_local void @__tapeless_verify_end(ptr noundef %0) {
  %2 = icmp ne ptr %0, null
  br i1 %2, label %3, label %5

3:
  call void @judge(ptr noundef %0)
  %4 = call i32 @munmap(ptr noundef %0, i64 noundef 93324976)
  br label %5

5:
  ret void
}

define internal void @judge(ptr noundef %0) {
  %2 = alloca %struct.sums, align 8
  %3 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 0
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 3
  %6 = load ptr, ptr %5, align 8
  %7 = icmp ne ptr %6, null
  br i1 %7, label %8, label %34

8:
  %9 = getelementptr inbounds nuw %struct.site, ptr %4, i32 0, i32 2
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds nuw %struct.site, ptr %4, i32 0, i32 3
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 3
  %14 = load ptr, ptr %13, align 8
  %15 = call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef @.str.8, ptr noundef %10, ptr noundef %12, ptr noundef %14)
  %16 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 4
  %17 = load i64, ptr %16, align 8
  %18 = icmp sgt i64 %17, 0
  br i1 %18, label %19, label %94

19:
  %20 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 4
  %21 = load i64, ptr %20, align 8
  %22 = getelementptr inbounds nuw %struct.site, ptr %4, i32 0, i32 5
  %23 = load i64, ptr %22, align 8
  %24 = icmp sle i64 %21, %23
  br i1 %24, label %25, label %94

25:
  %26 = getelementptr inbounds nuw %struct.site, ptr %4, i32 0, i32 4
  %27 = load ptr, ptr %26, align 8
  %28 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 4
  %29 = load i64, ptr %28, align 8
  %30 = sub nsw i64 %29, 1
  %31 = getelementptr inbounds ptr, ptr %27, i64 %30
  %32 = load ptr, ptr %31, align 8
  %33 = call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef @.str.9, ptr noundef %32)
  br label %94

34:
  %.0 = phi i64 [ %51, %38 ], [ 0, %1 ]
  %35 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 14
  %36 = load i64, ptr %35, align 8
  %37 = icmp slt i64 %.0, %36
  br i1 %37, label %38, label %52

38:
  %39 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 16
  %40 = getelementptr inbounds [1048576 x %struct.cell], ptr %39, i64 0, i64 %.0
  %41 = getelementptr inbounds nuw %struct.cell, ptr %40, i32 0, i32 1
  %42 = load ptr, ptr %41, align 8
  %43 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 16
  %44 = getelementptr inbounds [1048576 x %struct.cell], ptr %43, i64 0, i64 %.0
  %45 = getelementptr inbounds nuw %struct.cell, ptr %44, i32 0, i32 2
  %46 = load i64, ptr %45, align 8
  %47 = call double @load(ptr noundef %42, i64 noundef %46)
  %48 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 16
  %49 = getelementptr inbounds [1048576 x %struct.cell], ptr %48, i64 0, i64 %.0
  %50 = getelementptr inbounds nuw %struct.cell, ptr %49, i32 0, i32 5
  store double %47, ptr %50, align 8
  %51 = add nsw i64 %.0, 1
  br label %34

52:
  call void @sum(ptr dead_on_unwind writable sret(%struct.sums) align 8 %2, ptr noundef %0)
  %53 = getelementptr inbounds nuw %struct.sums, ptr %2, i32 0, i32 3
  %54 = load double, ptr %53, align 8
  %55 = getelementptr inbounds nuw %struct.sums, ptr %2, i32 0, i32 0
  %56 = load double, ptr %55, align 8
  %57 = call double @llvm.fabs.f64(double %56)
  %58 = fadd double %54, %57
  %59 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 11
  %60 = load i64, ptr %59, align 8
  %61 = icmp ne i64 %60, 0
  %62 = zext i1 %61 to i64
  %63 = select i1 %61, double 1.000000e-02, double 1.000000e-05
  %64 = getelementptr inbounds nuw %struct.sums, ptr %2, i32 0, i32 1
  %65 = load double, ptr %64, align 8
  %66 = getelementptr inbounds nuw %struct.sums, ptr %2, i32 0, i32 2
  %67 = load double, ptr %66, align 8
  %68 = fsub double %65, %67
  %69 = call double @llvm.fabs.f64(double %68)
  %70 = fmul double 4.000000e+00, %69
  %71 = call double @llvm.fmuladd.f64(double %58, double %63, double %70)
  %72 = getelementptr inbounds nuw %struct.sums, ptr %2, i32 0, i32 0
  %73 = load double, ptr %72, align 8
  %74 = getelementptr inbounds nuw %struct.sums, ptr %2, i32 0, i32 1
  %75 = load double, ptr %74, align 8
  %76 = fsub double %73, %75
  %77 = call double @llvm.fabs.f64(double %76)
  %78 = fcmp ole double %77, %71
  br i1 %78, label %94, label %79

79:
  %80 = getelementptr inbounds nuw %struct.site, ptr %4, i32 0, i32 2
  %81 = load ptr, ptr %80, align 8
  %82 = getelementptr inbounds nuw %struct.site, ptr %4, i32 0, i32 3
  %83 = load ptr, ptr %82, align 8
  %84 = getelementptr inbounds nuw %struct.site, ptr %4, i32 0, i32 1
  %85 = load i32, ptr %84, align 4
  %86 = icmp ne i32 %85, 0
  %87 = zext i1 %86 to i64
  %88 = select i1 %86, ptr @.str.11, ptr @.str.12
  %89 = getelementptr inbounds nuw %struct.sums, ptr %2, i32 0, i32 0
  %90 = load double, ptr %89, align 8
  %91 = getelementptr inbounds nuw %struct.sums, ptr %2, i32 0, i32 1
  %92 = load double, ptr %91, align 8
  %93 = call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef @.str.10, ptr noundef %81, ptr noundef %83, ptr noundef %88, double noundef %90, double noundef %92)
  call void @direction(ptr noundef %0)
  br label %94

94:
  ret void
}

declare i32 @munmap(ptr noundef, i64 noundef)

declare ptr @mmap(ptr noundef, i64 noundef, i32 noundef, i32 noundef, i32 noundef, i64 noundef)

declare double @log(double noundef)

declare double @exp(double noundef)

declare double @llvm.maxnum.f64(double, double)

define internal void @store(ptr noundef %0, i64 noundef %1, double noundef %2) {
  %4 = alloca double, align 8
  %5 = alloca float, align 4
  store double %2, ptr %4, align 8
  %6 = load double, ptr %4, align 8
  %7 = fptrunc double %6 to float
  store float %7, ptr %5, align 4
  %8 = icmp eq i64 %1, 4
  %. = select i1 %8, ptr %5, ptr %4
  %9 = icmp eq i64 %1, 4
  %10 = zext i1 %9 to i64
  %11 = select i1 %9, i32 4, i32 8
  %12 = sext i32 %11 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %0, ptr align 1 %., i64 %12, i1 false)
  ret void
}

define internal void @touch(ptr noundef %0, ptr noundef %1, i64 noundef %2) {
  %.sroa.7 = alloca [5 x double], align 8
  %4 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__tapeless_verify_current)
  %5 = load ptr, ptr %4, align 8
  %6 = call ptr @llvm.frameaddress.p0(i32 0)
  %7 = getelementptr inbounds nuw %struct.check, ptr %5, i32 0, i32 2
  %8 = load ptr, ptr %7, align 8
  %9 = icmp ult ptr %6, %8
  br i1 %9, label %10, label %12

10:
  %11 = getelementptr inbounds nuw %struct.check, ptr %5, i32 0, i32 2
  store ptr %6, ptr %11, align 8
  br label %12

12:
  %13 = icmp eq ptr %1, null
  %14 = icmp eq ptr %0, %1
  %or.cond = or i1 %13, %14
  br i1 %or.cond, label %58, label %15

15:
  %16 = ptrtoint ptr %0 to i64
  %17 = mul i64 %16, -7046029254386353131
  %18 = lshr i64 %17, 42
  br label %19

19:
  %.0 = phi i64 [ %18, %15 ], [ %39, %37 ]
  %20 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__tapeless_verify_slots)
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds nuw i32, ptr %21, i64 %.0
  %23 = load i32, ptr %22, align 4
  %24 = icmp ne i32 %23, 0
  br i1 %24, label %25, label %40

25:
  %26 = getelementptr inbounds nuw %struct.check, ptr %5, i32 0, i32 16
  %27 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__tapeless_verify_slots)
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds nuw i32, ptr %28, i64 %.0
  %30 = load i32, ptr %29, align 4
  %31 = sub i32 %30, 1
  %32 = zext i32 %31 to i64
  %33 = getelementptr inbounds nuw [1048576 x %struct.cell], ptr %26, i64 0, i64 %32
  %34 = getelementptr inbounds nuw %struct.cell, ptr %33, i32 0, i32 0
  %35 = load ptr, ptr %34, align 8
  %36 = icmp eq ptr %35, %0
  br i1 %36, label %58, label %37

37:
  %38 = add i64 %.0, 1
  %39 = urem i64 %38, 4194304
  br label %19

40:
  %41 = getelementptr inbounds nuw %struct.check, ptr %5, i32 0, i32 14
  %42 = load i64, ptr %41, align 8
  %43 = icmp eq i64 %42, 1048576
  br i1 %43, label %44, label %46

44:
  %45 = getelementptr inbounds nuw %struct.check, ptr %5, i32 0, i32 3
  store ptr @.str.7, ptr %45, align 8
  br label %58

46:
  %47 = getelementptr inbounds nuw %struct.check, ptr %5, i32 0, i32 16
  %48 = getelementptr inbounds nuw %struct.check, ptr %5, i32 0, i32 14
  %49 = load i64, ptr %48, align 8
  %50 = add nsw i64 %49, 1
  store i64 %50, ptr %48, align 8
  %51 = getelementptr inbounds [1048576 x %struct.cell], ptr %47, i64 0, i64 %49
  call void @llvm.memset.p0.i64(ptr align 8 %.sroa.7, i8 0, i64 40, i1 false)
  store ptr %0, ptr %51, align 8
  %.sroa.2.0..sroa_idx = getelementptr inbounds i8, ptr %51, i64 8
  store ptr %1, ptr %.sroa.2.0..sroa_idx, align 8
  %.sroa.3.0..sroa_idx = getelementptr inbounds i8, ptr %51, i64 16
  store i64 %2, ptr %.sroa.3.0..sroa_idx, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, ptr %51, i64 24
  store double 0.000000e+00, ptr %.sroa.4.0..sroa_idx, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, ptr %51, i64 32
  store double 0.000000e+00, ptr %.sroa.5.0..sroa_idx, align 8
  %.sroa.6.0..sroa_idx = getelementptr inbounds i8, ptr %51, i64 40
  store double 0.000000e+00, ptr %.sroa.6.0..sroa_idx, align 8
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, ptr %51, i64 48
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %.sroa.7.0..sroa_idx, ptr align 8 %.sroa.7, i64 40, i1 false)
  %52 = getelementptr inbounds nuw %struct.check, ptr %5, i32 0, i32 14
  %53 = load i64, ptr %52, align 8
  %54 = trunc i64 %53 to i32
  %55 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__tapeless_verify_slots)
  %56 = load ptr, ptr %55, align 8
  %57 = getelementptr inbounds nuw i32, ptr %56, i64 %.0
  store i32 %54, ptr %57, align 4
  br label %58

58:
  ret void
}

declare ptr @llvm.frameaddress.p0(i32 immarg)

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg)

declare i32 @dprintf(i32 noundef, ptr noundef, ...)

define internal void @sum(ptr dead_on_unwind noalias writable sret(%struct.sums) align 8 %0, ptr noundef %1) {
  %3 = getelementptr inbounds nuw %struct.check, ptr %1, i32 0, i32 0
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds nuw %struct.site, ptr %4, i32 0, i32 1
  %6 = load i32, ptr %5, align 4
  call void @llvm.memset.p0.i64(ptr align 8 %0, i8 0, i64 32, i1 false)
  br label %7

7:
  %.029 = phi i64 [ 0, %2 ], [ %42, %28 ]
  %8 = getelementptr inbounds nuw %struct.check, ptr %1, i32 0, i32 14
  %9 = load i64, ptr %8, align 8
  %10 = icmp slt i64 %.029, %9
  br i1 %10, label %11, label %43

11:
  %12 = getelementptr inbounds nuw %struct.check, ptr %1, i32 0, i32 16
  %13 = getelementptr inbounds [1048576 x %struct.cell], ptr %12, i64 0, i64 %.029
  %14 = icmp ne i32 %6, 0
  br i1 %14, label %15, label %17

15:
  %16 = call double @draw(i64 noundef %.029)
  br label %20

17:
  %18 = getelementptr inbounds nuw %struct.cell, ptr %13, i32 0, i32 4
  %19 = load double, ptr %18, align 8
  br label %20

20:
  %21 = phi double [ %16, %15 ], [ %19, %17 ]
  %22 = icmp ne i32 %6, 0
  br i1 %22, label %23, label %25

23:
  %24 = call double @draw(i64 noundef %.029)
  br label %28

25:
  %26 = getelementptr inbounds nuw %struct.cell, ptr %13, i32 0, i32 3
  %27 = load double, ptr %26, align 8
  br label %28

28:
  %29 = phi double [ %24, %23 ], [ %27, %25 ]
  %30 = getelementptr inbounds nuw %struct.cell, ptr %13, i32 0, i32 5
  %31 = load double, ptr %30, align 8
  %32 = fmul double %29, %31
  %33 = getelementptr inbounds nuw %struct.cell, ptr %13, i32 0, i32 6
  %34 = getelementptr inbounds [5 x double], ptr %33, i64 0, i64 0
  call void @add(ptr noundef %0, double noundef %21, ptr noundef %34, ptr noundef %1)
  %35 = getelementptr inbounds nuw %struct.sums, ptr %0, i32 0, i32 0
  %36 = load double, ptr %35, align 8
  %37 = fadd double %36, %32
  store double %37, ptr %35, align 8
  %38 = call double @llvm.fabs.f64(double %32)
  %39 = getelementptr inbounds nuw %struct.sums, ptr %0, i32 0, i32 3
  %40 = load double, ptr %39, align 8
  %41 = call double @llvm.fmuladd.f64(double %38, double 1.000000e-03, double %40)
  store double %41, ptr %39, align 8
  %42 = add nsw i64 %.029, 1
  br label %7

43:
  %.0 = phi i64 [ %60, %48 ], [ 0, %7 ]
  %44 = icmp slt i64 %.0, 64
  %45 = icmp ne i32 %6, 0
  %46 = xor i1 %45, true
  %47 = select i1 %44, i1 %46, i1 false
  br i1 %47, label %48, label %61

48:
  %49 = getelementptr inbounds nuw %struct.check, ptr %1, i32 0, i32 12
  %50 = getelementptr inbounds [64 x %struct.argument], ptr %49, i64 0, i64 %.0
  %51 = getelementptr inbounds nuw %struct.argument, ptr %50, i32 0, i32 1
  %52 = load double, ptr %51, align 8
  %53 = getelementptr inbounds nuw %struct.check, ptr %1, i32 0, i32 12
  %54 = getelementptr inbounds [64 x %struct.argument], ptr %53, i64 0, i64 %.0
  %55 = getelementptr inbounds nuw %struct.argument, ptr %54, i32 0, i32 2
  %56 = load double, ptr %55, align 8
  %57 = getelementptr inbounds nuw %struct.sums, ptr %0, i32 0, i32 0
  %58 = load double, ptr %57, align 8
  %59 = call double @llvm.fmuladd.f64(double %52, double %56, double %58)
  store double %59, ptr %57, align 8
  %60 = add nsw i64 %.0, 1
  br label %43

61:
  %62 = getelementptr inbounds nuw %struct.check, ptr %1, i32 0, i32 10
  %63 = load i64, ptr %62, align 8
  %64 = icmp ne i64 %63, 0
  br i1 %64, label %65, label %77

65:
  %66 = getelementptr inbounds nuw %struct.check, ptr %1, i32 0, i32 8
  %67 = getelementptr inbounds [5 x double], ptr %66, i64 0, i64 0
  call void @add(ptr noundef %0, double noundef 1.000000e+00, ptr noundef %67, ptr noundef %1)
  %68 = icmp ne i32 %6, 0
  br i1 %68, label %69, label %72

69:
  %70 = getelementptr inbounds nuw %struct.check, ptr %1, i32 0, i32 9
  %71 = load double, ptr %70, align 8
  br label %72

72:
  %73 = phi double [ %71, %69 ], [ 0.000000e+00, %65 ]
  %74 = getelementptr inbounds nuw %struct.sums, ptr %0, i32 0, i32 0
  %75 = load double, ptr %74, align 8
  %76 = fadd double %75, %73
  store double %76, ptr %74, align 8
  br label %77

77:
  ret void
}

define internal void @direction(ptr noundef %0) {
  %2 = call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef @.str.13)
  br label %3

3:
  %.024 = phi i32 [ 0, %1 ], [ %.125, %24 ]
  %.023 = phi i64 [ 0, %1 ], [ %25, %24 ]
  %4 = icmp slt i64 %.023, 64
  %5 = icmp slt i32 %.024, 6
  %spec.select = select i1 %4, i1 %5, i1 false
  br i1 %spec.select, label %6, label %26

6:
  %7 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 12
  %8 = getelementptr inbounds [64 x %struct.argument], ptr %7, i64 0, i64 %.023
  %9 = getelementptr inbounds nuw %struct.argument, ptr %8, i32 0, i32 1
  %10 = load double, ptr %9, align 8
  %11 = fcmp une double %10, 0.000000e+00
  br i1 %11, label %12, label %24

12:
  %13 = add nsw i32 %.024, 1
  %14 = icmp ne i32 %.024, 0
  %15 = zext i1 %14 to i64
  %16 = select i1 %14, ptr @.str.15, ptr @.str.16
  %17 = trunc i64 %.023 to i32
  %18 = add nsw i32 %17, 1
  %19 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 12
  %20 = getelementptr inbounds [64 x %struct.argument], ptr %19, i64 0, i64 %.023
  %21 = getelementptr inbounds nuw %struct.argument, ptr %20, i32 0, i32 1
  %22 = load double, ptr %21, align 8
  %23 = call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef @.str.14, ptr noundef %16, i32 noundef %18, double noundef %22)
  br label %24

24:
  %.125 = phi i32 [ %13, %12 ], [ %.024, %6 ]
  %25 = add nsw i64 %.023, 1
  br label %3

26:
  %.226 = phi i32 [ %.3, %54 ], [ %.024, %3 ]
  %.022 = phi i64 [ %.1, %54 ], [ 0, %3 ]
  %.0 = phi i64 [ %55, %54 ], [ 0, %3 ]
  %27 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 14
  %28 = load i64, ptr %27, align 8
  %29 = icmp slt i64 %.0, %28
  br i1 %29, label %30, label %56

30:
  %31 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 16
  %32 = getelementptr inbounds [1048576 x %struct.cell], ptr %31, i64 0, i64 %.0
  %33 = getelementptr inbounds nuw %struct.cell, ptr %32, i32 0, i32 3
  %34 = load double, ptr %33, align 8
  %35 = fcmp une double %34, 0.000000e+00
  br i1 %35, label %36, label %54

36:
  %37 = icmp slt i32 %.226, 6
  br i1 %37, label %38, label %52

38:
  %39 = add nsw i32 %.226, 1
  %40 = icmp ne i32 %.226, 0
  %41 = zext i1 %40 to i64
  %42 = select i1 %40, ptr @.str.15, ptr @.str.16
  %43 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 16
  %44 = getelementptr inbounds [1048576 x %struct.cell], ptr %43, i64 0, i64 %.0
  %45 = getelementptr inbounds nuw %struct.cell, ptr %44, i32 0, i32 0
  %46 = load ptr, ptr %45, align 8
  %47 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 16
  %48 = getelementptr inbounds [1048576 x %struct.cell], ptr %47, i64 0, i64 %.0
  %49 = getelementptr inbounds nuw %struct.cell, ptr %48, i32 0, i32 3
  %50 = load double, ptr %49, align 8
  %51 = call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef @.str.17, ptr noundef %42, ptr noundef %46, double noundef %50)
  br label %54

52:
  %53 = add nsw i64 %.022, 1
  br label %54

54:
  %.3 = phi i32 [ %.226, %30 ], [ %39, %38 ], [ %.226, %52 ]
  %.1 = phi i64 [ %.022, %30 ], [ %.022, %38 ], [ %53, %52 ]
  %55 = add nsw i64 %.0, 1
  br label %26

56:
  %57 = icmp ne i64 %.022, 0
  br i1 %57, label %58, label %60

58:
  %59 = call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef @.str.18, i64 noundef %.022)
  br label %60

60:
  %61 = call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef @.str.19)
  ret void
}

define internal void @add(ptr noundef %0, double noundef %1, ptr noundef %2, ptr noundef %3) {
  %5 = getelementptr inbounds nuw %struct.check, ptr %3, i32 0, i32 7
  %6 = load double, ptr %5, align 8
  %7 = fcmp oeq double %1, 0.000000e+00
  br i1 %7, label %46, label %8

8:
  %9 = getelementptr inbounds double, ptr %2, i64 1
  %10 = load double, ptr %9, align 8
  %11 = getelementptr inbounds double, ptr %2, i64 2
  %12 = load double, ptr %11, align 8
  %13 = fsub double %10, %12
  %14 = fmul double 2.000000e+00, %6
  %15 = fdiv double %13, %14
  %16 = getelementptr inbounds double, ptr %2, i64 3
  %17 = load double, ptr %16, align 8
  %18 = getelementptr inbounds double, ptr %2, i64 4
  %19 = load double, ptr %18, align 8
  %20 = fsub double %17, %19
  %21 = fmul double 4.000000e+00, %6
  %22 = fdiv double %20, %21
  %23 = getelementptr inbounds nuw %struct.sums, ptr %0, i32 0, i32 1
  %24 = load double, ptr %23, align 8
  %25 = call double @llvm.fmuladd.f64(double %1, double %15, double %24)
  store double %25, ptr %23, align 8
  %26 = getelementptr inbounds nuw %struct.sums, ptr %0, i32 0, i32 2
  %27 = load double, ptr %26, align 8
  %28 = call double @llvm.fmuladd.f64(double %1, double %22, double %27)
  store double %28, ptr %26, align 8
  %29 = fmul double %1, %15
  %30 = call double @llvm.fabs.f64(double %29)
  %31 = getelementptr inbounds double, ptr %2, i64 1
  %32 = load double, ptr %31, align 8
  %33 = fmul double %1, %32
  %34 = call double @llvm.fabs.f64(double %33)
  %35 = getelementptr inbounds nuw %struct.check, ptr %3, i32 0, i32 11
  %36 = load i64, ptr %35, align 8
  %37 = icmp ne i64 %36, 0
  %38 = zext i1 %37 to i64
  %39 = select i1 %37, double 1.000000e-05, double 1.000000e-10
  %40 = fmul double %34, %39
  %41 = fdiv double %40, %6
  %42 = fadd double %30, %41
  %43 = getelementptr inbounds nuw %struct.sums, ptr %0, i32 0, i32 3
  %44 = load double, ptr %43, align 8
  %45 = fadd double %44, %42
  store double %45, ptr %43, align 8
  br label %46

46:
  ret void
}

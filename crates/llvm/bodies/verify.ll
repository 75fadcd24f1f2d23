; Made from verify.c by `cargo xtask bodies`.
%struct.site = type { i32, i32, ptr, ptr, ptr, i64 }
%struct.check = type { ptr, ptr, i32, [2 x i32], i32, i64, i64, %struct.innermost, [3 x ptr], [3 x i64], ptr, ptr, ptr, i64, i64, [10 x i64], double, [5 x double], double, i64, i64, [64 x %struct.argument], i64, i64, [65536 x %struct.range], [1048576 x %struct.cell] }
%struct.innermost = type { ptr, i64, double, double, ptr }
%struct.argument = type { double, double, double, ptr }
%struct.range = type { ptr, ptr }
%struct.cell = type { ptr, ptr, i64, double, double, double, [5 x double] }
%struct.value = type { i64, double, double }
%struct.sums = type { double, double, double, double }

@__tapeless_verify_current = weak hidden thread_local global ptr null, align 8
@.str = private unnamed_addr constant [26 x i8] c"it has too many arguments\00", align 1
@MOVED = internal constant [10 x i64] [i64 0, i64 1, i64 -1, i64 2, i64 -2, i64 0, i64 0, i64 1, i64 -1, i64 0], align 16
@.str.1 = private unnamed_addr constant [29 x i8] c"the process cannot be copied\00", align 1
@__tapeless_verify_slots = weak hidden thread_local global ptr null, align 8
@.str.2 = private unnamed_addr constant [38 x i8] c"a run along the direction ended early\00", align 1
@.str.3 = private unnamed_addr constant [41 x i8] c"it ends early where its inputs are moved\00", align 1
@.str.4 = private unnamed_addr constant [25 x i8] c"it makes too much memory\00", align 1
@.str.5 = private unnamed_addr constant [37 x i8] c"it releases memory that it was given\00", align 1
@.str.6 = private unnamed_addr constant [44 x i8] c"it touches memory in ways that are not seen\00", align 1
@.str.7 = private unnamed_addr constant [42 x i8] c"  innermost: `%s`, %s: %.10g, they %.10g\0A\00", align 1
@.str.8 = private unnamed_addr constant [26 x i8] c"  innermost: `%s` itself\0A\00", align 1
@.str.9 = private unnamed_addr constant [15 x i8] c"  first at %s\0A\00", align 1
@.str.10 = private unnamed_addr constant [10 x i8] c"/dev/null\00", align 1
@keep_apart.text = internal global [1048576 x i8] zeroinitializer, align 16
@.str.11 = private unnamed_addr constant [16 x i8] c"/proc/self/maps\00", align 1
@.str.12 = private unnamed_addr constant [12 x i8] c"%lx-%lx %7s\00", align 1
@.str.13 = private unnamed_addr constant [6 x i8] c"/dev/\00", align 1
@.str.14 = private unnamed_addr constant [10 x i8] c"/dev/zero\00", align 1
@.str.15 = private unnamed_addr constant [9 x i8] c"/dev/shm\00", align 1
@.str.16 = private unnamed_addr constant [27 x i8] c"it touches too many floats\00", align 1
@.str.17 = private unnamed_addr constant [58 x i8] c"%s: tapeless: the derivative of `%s` is not verified: %s\0A\00", align 1
@.str.18 = private unnamed_addr constant [9 x i8] c"  at %s\0A\00", align 1
@.str.19 = private unnamed_addr constant [87 x i8] c"%s: tapeless: the derivative of `%s` disagrees with differences: %s %.10g, they %.10g\0A\00", align 1
@.str.20 = private unnamed_addr constant [18 x i8] c"its tangent gives\00", align 1
@.str.21 = private unnamed_addr constant [18 x i8] c"its adjoint gives\00", align 1
@.str.22 = private unnamed_addr constant [2 x i8] c"!\00", align 1
@.str.23 = private unnamed_addr constant [8 x i8] c"  along\00", align 1
@.str.24 = private unnamed_addr constant [23 x i8] c"%s argument %d by %.6g\00", align 1
@.str.25 = private unnamed_addr constant [2 x i8] c",\00", align 1
@.str.26 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.27 = private unnamed_addr constant [9 x i8] c" by %.6g\00", align 1
@.str.28 = private unnamed_addr constant [16 x i8] c", and %lld more\00", align 1
@.str.29 = private unnamed_addr constant [2 x i8] c"\0A\00", align 1
@.str.30 = private unnamed_addr constant [17 x i8] c" the float at %p\00", align 1
@.str.31 = private unnamed_addr constant [27 x i8] c" float %lld of argument %d\00", align 1

define dso_local ptr @__tapeless_verify_begin(ptr noundef %0, ptr noundef %1) {
  %3 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__tapeless_verify_current)
  %4 = load ptr, ptr %3, align 8
  %5 = icmp ne ptr %4, null
  br i1 %5, label %12, label %6

6:
  %7 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 0
  %8 = atomicrmw xchg ptr %7, i32 1 seq_cst, align 8
  %9 = icmp ne i32 %8, 0
  br i1 %9, label %12, label %10

10:
  %11 = call ptr @begun(ptr noundef %0, ptr noundef %1)
  br label %12

12:
  %.0 = phi ptr [ %11, %10 ], [ null, %6 ], [ null, %2 ]
  ret ptr %.0
}

declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull)

define internal ptr @begun(ptr noundef %0, ptr noundef %1) {
  %3 = call ptr @shared(i64 noundef 93325656, i32 noundef 1)
  %4 = icmp ne ptr %3, null
  br i1 %4, label %5, label %9

5:
  %6 = getelementptr inbounds nuw %struct.check, ptr %3, i32 0, i32 0
  store ptr %0, ptr %6, align 8
  %7 = getelementptr inbounds nuw %struct.check, ptr %3, i32 0, i32 11
  store ptr %1, ptr %7, align 8
  %8 = getelementptr inbounds nuw %struct.check, ptr %3, i32 0, i32 10
  store ptr %1, ptr %8, align 8
  br label %9

9:
  %.0 = phi ptr [ %3, %5 ], [ null, %2 ]
  ret ptr %.0
}

define dso_local ptr @__tapeless_verify_enter(ptr noundef %0, ptr noundef %1) {
  %3 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__tapeless_verify_current)
  %4 = load ptr, ptr %3, align 8
  %5 = icmp ne ptr %4, null
  br i1 %5, label %6, label %45

6:
  %7 = getelementptr inbounds nuw %struct.check, ptr %4, i32 0, i32 14
  %8 = load i64, ptr %7, align 8
  %9 = icmp ne i64 %8, 9
  br i1 %9, label %45, label %10

10:
  %11 = getelementptr inbounds nuw %struct.check, ptr %4, i32 0, i32 5
  %12 = load i64, ptr %11, align 8
  %13 = add nsw i64 %12, 1
  store i64 %13, ptr %11, align 8
  %14 = getelementptr inbounds nuw %struct.check, ptr %4, i32 0, i32 7
  %15 = getelementptr inbounds nuw %struct.innermost, ptr %14, i32 0, i32 0
  %16 = load ptr, ptr %15, align 8
  %17 = icmp ne ptr %16, null
  br i1 %17, label %18, label %25

18:
  %19 = getelementptr inbounds nuw %struct.check, ptr %4, i32 0, i32 5
  %20 = load i64, ptr %19, align 8
  %21 = getelementptr inbounds nuw %struct.check, ptr %4, i32 0, i32 7
  %22 = getelementptr inbounds nuw %struct.innermost, ptr %21, i32 0, i32 1
  %23 = load i64, ptr %22, align 8
  %24 = icmp sle i64 %20, %23
  br label %25

25:
  %26 = phi i1 [ false, %10 ], [ %24, %18 ]
  %27 = zext i1 %26 to i32
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds nuw %struct.check, ptr %4, i32 0, i32 6
  %30 = load i64, ptr %29, align 8
  %31 = or i64 %30, %28
  store i64 %31, ptr %29, align 8
  %32 = getelementptr inbounds nuw %struct.check, ptr %4, i32 0, i32 6
  %33 = load i64, ptr %32, align 8
  %34 = icmp ne i64 %33, 0
  br i1 %34, label %45, label %35

35:
  %36 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 0
  %37 = load i32, ptr %36, align 8
  %38 = add nsw i32 %37, 1
  store i32 %38, ptr %36, align 8
  %39 = icmp sge i32 %37, 16
  br i1 %39, label %45, label %40

40:
  %41 = call ptr @begun(ptr noundef %0, ptr noundef %1)
  %42 = icmp ne ptr %41, null
  br i1 %42, label %43, label %45

43:
  %44 = getelementptr inbounds nuw %struct.check, ptr %41, i32 0, i32 1
  store ptr %4, ptr %44, align 8
  br label %45

45:
  %.0 = phi ptr [ null, %25 ], [ null, %2 ], [ null, %6 ], [ null, %35 ], [ %41, %43 ], [ %41, %40 ]
  ret ptr %.0
}

define dso_local void @__tapeless_verify_entered() {
  %1 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__tapeless_verify_current)
  %2 = load ptr, ptr %1, align 8
  %3 = icmp ne ptr %2, null
  br i1 %3, label %4, label %16

4:
  %5 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__tapeless_verify_current)
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds nuw %struct.check, ptr %6, i32 0, i32 14
  %8 = load i64, ptr %7, align 8
  %9 = icmp eq i64 %8, 9
  br i1 %9, label %10, label %16

10:
  %11 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__tapeless_verify_current)
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds nuw %struct.check, ptr %12, i32 0, i32 5
  %14 = load i64, ptr %13, align 8
  %15 = add nsw i64 %14, 1
  store i64 %15, ptr %13, align 8
  br label %16

16:
  ret void
}

define dso_local void @__tapeless_verify_left() {
  %1 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__tapeless_verify_current)
  %2 = load ptr, ptr %1, align 8
  %3 = icmp ne ptr %2, null
  br i1 %3, label %4, label %16

4:
  %5 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__tapeless_verify_current)
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds nuw %struct.check, ptr %6, i32 0, i32 14
  %8 = load i64, ptr %7, align 8
  %9 = icmp eq i64 %8, 9
  br i1 %9, label %10, label %16

10:
  %11 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__tapeless_verify_current)
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds nuw %struct.check, ptr %12, i32 0, i32 5
  %14 = load i64, ptr %13, align 8
  %15 = add nsw i64 %14, -1
  store i64 %15, ptr %13, align 8
  br label %16

16:
  ret void
}

define dso_local void @__tapeless_verify_argument(ptr noundef %0, i64 noundef %1, double noundef %2, double noundef %3) {
  %5 = icmp sge i64 %1, 64
  br i1 %5, label %6, label %8

6:
  %7 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 12
  store ptr @.str, ptr %7, align 8
  br label %33

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
  %17 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 21
  %18 = getelementptr inbounds [64 x %struct.argument], ptr %17, i64 0, i64 %1
  %19 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 0
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds nuw %struct.site, ptr %20, i32 0, i32 1
  %22 = load i32, ptr %21, align 4
  %23 = icmp ne i32 %22, 0
  br i1 %23, label %24, label %28

24:
  %25 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 1
  %26 = load ptr, ptr %25, align 8
  %27 = icmp ne ptr %26, null
  br i1 %27, label %28, label %31

28:
  %29 = call double @draw(i64 noundef %1)
  %30 = fmul double %29, %16
  br label %31

31:
  %32 = phi double [ %30, %28 ], [ %3, %24 ]
  store double %2, ptr %18, align 8
  %.sroa.2.0..sroa_idx = getelementptr inbounds i8, ptr %18, i64 8
  store double %32, ptr %.sroa.2.0..sroa_idx, align 8
  %.sroa.3.0..sroa_idx = getelementptr inbounds i8, ptr %18, i64 16
  store double 0.000000e+00, ptr %.sroa.3.0..sroa_idx, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, ptr %18, i64 24
  store ptr null, ptr %.sroa.4.0..sroa_idx, align 8
  br label %33

33:
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

define dso_local void @__tapeless_verify_single(ptr noundef %0) {
  %2 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 20
  store i64 1, ptr %2, align 8
  ret void
}

define dso_local void @__tapeless_verify_base(ptr noundef %0, i64 noundef %1, ptr noundef %2) {
  %4 = icmp slt i64 %1, 64
  br i1 %4, label %5, label %9

5:
  %6 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 21
  %7 = getelementptr inbounds [64 x %struct.argument], ptr %6, i64 0, i64 %1
  %8 = getelementptr inbounds nuw %struct.argument, ptr %7, i32 0, i32 3
  store ptr %2, ptr %8, align 8
  br label %9

9:
  ret void
}

define dso_local double @__tapeless_verify_shifted(ptr noundef %0, i64 noundef %1) {
  %3 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 21
  %4 = getelementptr inbounds [64 x %struct.argument], ptr %3, i64 0, i64 %1
  %5 = getelementptr inbounds nuw %struct.argument, ptr %4, i32 0, i32 0
  %6 = load double, ptr %5, align 8
  %7 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 14
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds [10 x i64], ptr @MOVED, i64 0, i64 %8
  %10 = load i64, ptr %9, align 8
  %11 = sitofp i64 %10 to double
  %12 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 16
  %13 = load double, ptr %12, align 8
  %14 = fmul double %11, %13
  %15 = getelementptr inbounds nuw %struct.argument, ptr %4, i32 0, i32 1
  %16 = load double, ptr %15, align 8
  %17 = call double @llvm.fmuladd.f64(double %14, double %16, double %6)
  ret double %17
}

declare double @llvm.fmuladd.f64(double, double, double)

define dso_local double @__tapeless_verify_seed(ptr noundef %0, i64 noundef %1) {
  %3 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 14
  %4 = load i64, ptr %3, align 8
  %5 = icmp eq i64 %4, 6
  br i1 %5, label %10, label %6

6:
  %7 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 14
  %8 = load i64, ptr %7, align 8
  %9 = icmp eq i64 %8, 5
  br i1 %9, label %10, label %15

10:
  %11 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 21
  %12 = getelementptr inbounds [64 x %struct.argument], ptr %11, i64 0, i64 %1
  %13 = getelementptr inbounds nuw %struct.argument, ptr %12, i32 0, i32 1
  %14 = load double, ptr %13, align 8
  br label %15

15:
  %16 = phi double [ %14, %10 ], [ 0.000000e+00, %6 ]
  ret double %16
}

define dso_local i64 @__tapeless_verify_run(ptr noundef %0, i64 noundef %1) {
  %3 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 12
  %4 = load ptr, ptr %3, align 8
  %5 = icmp ne ptr %4, null
  br i1 %5, label %64, label %6

6:
  %7 = icmp eq i64 %1, 1
  br i1 %7, label %8, label %9

8:
  call void @along(ptr noundef %0)
  br label %9

9:
  %10 = icmp sge i64 %1, 6
  %11 = icmp slt i64 %1, 9
  %or.cond = and i1 %10, %11
  br i1 %or.cond, label %12, label %17

12:
  %13 = call ptr @shared(i64 noundef 25165824, i32 noundef 1)
  %14 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 8
  %15 = sub nsw i64 %1, 6
  %16 = getelementptr inbounds [3 x ptr], ptr %14, i64 0, i64 %15
  store ptr %13, ptr %16, align 8
  br label %17

17:
  %18 = icmp eq i64 %1, 9
  br i1 %18, label %19, label %24

19:
  %20 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 3
  %21 = getelementptr inbounds [2 x i32], ptr %20, i64 0, i64 0
  %22 = call i32 @pipe(ptr noundef %21)
  %23 = icmp ne i32 %22, 0
  br i1 %23, label %64, label %24

24:
  %25 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 14
  store i64 %1, ptr %25, align 8
  %26 = call i32 @fork()
  %27 = icmp slt i32 %26, 0
  br i1 %27, label %28, label %30

28:
  %29 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 12
  store ptr @.str.1, ptr %29, align 8
  br label %64

30:
  %31 = icmp eq i32 %26, 0
  br i1 %31, label %32, label %42

32:
  %33 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__tapeless_verify_current)
  store ptr %0, ptr %33, align 8
  %34 = icmp eq i64 %1, 9
  br i1 %34, label %35, label %36

35:
  call void @wait_for(ptr noundef %0)
  br label %36

36:
  call void @quiet()
  call void @keep_apart(ptr noundef %0)
  %37 = icmp eq i64 %1, 0
  br i1 %37, label %38, label %41

38:
  %39 = call ptr @shared(i64 noundef 16777216, i32 noundef 2)
  %40 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__tapeless_verify_slots)
  store ptr %39, ptr %40, align 8
  br label %64

41:
  call void @move(ptr noundef %0)
  br label %64

42:
  %43 = icmp eq i64 %1, 9
  br i1 %43, label %44, label %50

44:
  %45 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 3
  %46 = getelementptr inbounds [2 x i32], ptr %45, i64 0, i64 0
  %47 = load i32, ptr %46, align 4
  %48 = call i32 @close(i32 noundef %47)
  %49 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 4
  store i32 %26, ptr %49, align 4
  br label %64

50:
  call void @wait_for_end(i32 noundef %26)
  %51 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 15
  %52 = getelementptr inbounds [10 x i64], ptr %51, i64 0, i64 %1
  %53 = load i64, ptr %52, align 8
  %54 = icmp ne i64 %53, 0
  br i1 %54, label %64, label %55

55:
  %56 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 12
  %57 = load ptr, ptr %56, align 8
  %58 = icmp ne ptr %57, null
  br i1 %58, label %64, label %59

59:
  %60 = icmp eq i64 %1, 0
  %61 = zext i1 %60 to i64
  %62 = select i1 %60, ptr @.str.2, ptr @.str.3
  %63 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 12
  store ptr %62, ptr %63, align 8
  br label %64

64:
  %.0 = phi i64 [ 1, %38 ], [ 0, %2 ], [ 0, %28 ], [ 0, %19 ], [ 0, %44 ], [ 1, %41 ], [ 0, %59 ], [ 0, %55 ], [ 0, %50 ]
  ret i64 %.0
}

define internal void @along(ptr noundef %0) {
  br label %2

2:
  %.063 = phi i64 [ 0, %1 ], [ %34, %33 ]
  %.061 = phi i64 [ 0, %1 ], [ %.162, %33 ]
  %.059 = phi double [ 0.000000e+00, %1 ], [ %.160, %33 ]
  %3 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 23
  %4 = load i64, ptr %3, align 8
  %5 = icmp slt i64 %.063, %4
  br i1 %5, label %6, label %35

6:
  %7 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 25
  %8 = getelementptr inbounds [1048576 x %struct.cell], ptr %7, i64 0, i64 %.063
  %9 = getelementptr inbounds nuw %struct.cell, ptr %8, i32 0, i32 0
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 25
  %12 = getelementptr inbounds [1048576 x %struct.cell], ptr %11, i64 0, i64 %.063
  %13 = getelementptr inbounds nuw %struct.cell, ptr %12, i32 0, i32 2
  %14 = load i64, ptr %13, align 8
  %15 = call double @load(ptr noundef %10, i64 noundef %14)
  %16 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 25
  %17 = getelementptr inbounds [1048576 x %struct.cell], ptr %16, i64 0, i64 %.063
  %18 = getelementptr inbounds nuw %struct.cell, ptr %17, i32 0, i32 2
  %19 = load i64, ptr %18, align 8
  %20 = icmp eq i64 %19, 4
  %21 = zext i1 %20 to i32
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 20
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
  %31 = fadd double %.059, %30
  %32 = add nsw i64 %.061, 1
  br label %33

33:
  %.162 = phi i64 [ %32, %28 ], [ %.061, %6 ]
  %.160 = phi double [ %31, %28 ], [ %.059, %6 ]
  %34 = add nsw i64 %.063, 1
  br label %2

35:
  %36 = icmp ne i64 %.061, 0
  br i1 %36, label %37, label %41

37:
  %38 = sitofp i64 %.061 to double
  %39 = fdiv double %.059, %38
  %40 = call double @exp(double noundef %39)
  br label %41

41:
  %42 = phi double [ %40, %37 ], [ 1.000000e+00, %35 ]
  br label %43

43:
  %.064 = phi i64 [ 0, %41 ], [ %107, %101 ]
  %.0 = phi double [ 0.000000e+00, %41 ], [ %106, %101 ]
  %44 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 23
  %45 = load i64, ptr %44, align 8
  %46 = icmp slt i64 %.064, %45
  br i1 %46, label %47, label %108

47:
  %48 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 25
  %49 = getelementptr inbounds [1048576 x %struct.cell], ptr %48, i64 0, i64 %.064
  %50 = getelementptr inbounds nuw %struct.cell, ptr %49, i32 0, i32 0
  %51 = load ptr, ptr %50, align 8
  %52 = getelementptr inbounds nuw %struct.cell, ptr %49, i32 0, i32 2
  %53 = load i64, ptr %52, align 8
  %54 = call double @load(ptr noundef %51, i64 noundef %53)
  %55 = call i1 @llvm.is.fpclass.f64(double %54, i32 504)
  %56 = fcmp une double %54, 0.000000e+00
  %or.cond65 = and i1 %55, %56
  %57 = call double @llvm.fabs.f64(double %54)
  %58 = select i1 %or.cond65, double %57, double %42
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
  br i1 %69, label %70, label %77

70:
  %71 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 1
  %72 = load ptr, ptr %71, align 8
  %73 = icmp ne ptr %72, null
  br i1 %73, label %77, label %74

74:
  %75 = getelementptr inbounds nuw %struct.cell, ptr %49, i32 0, i32 4
  %76 = load double, ptr %75, align 8
  br label %81

77:
  %78 = add nsw i64 %.064, 64
  %79 = call double @draw(i64 noundef %78)
  %80 = fmul double %79, %58
  br label %81

81:
  %82 = phi double [ %76, %74 ], [ %80, %77 ]
  %83 = getelementptr inbounds nuw %struct.cell, ptr %49, i32 0, i32 3
  store double %82, ptr %83, align 8
  %84 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 1
  %85 = load ptr, ptr %84, align 8
  %86 = icmp ne ptr %85, null
  br i1 %86, label %87, label %101

87:
  %88 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 0
  %89 = load ptr, ptr %88, align 8
  %90 = getelementptr inbounds nuw %struct.site, ptr %89, i32 0, i32 1
  %91 = load i32, ptr %90, align 4
  %92 = icmp ne i32 %91, 0
  br i1 %92, label %93, label %96

93:
  %94 = getelementptr inbounds nuw %struct.cell, ptr %49, i32 0, i32 3
  %95 = load double, ptr %94, align 8
  br label %98

96:
  %97 = call double @draw(i64 noundef %.064)
  br label %98

98:
  %99 = phi double [ %95, %93 ], [ %97, %96 ]
  %100 = getelementptr inbounds nuw %struct.cell, ptr %49, i32 0, i32 4
  store double %99, ptr %100, align 8
  br label %101

101:
  %102 = getelementptr inbounds nuw %struct.cell, ptr %49, i32 0, i32 3
  %103 = load double, ptr %102, align 8
  %104 = call double @llvm.fabs.f64(double %103)
  %105 = fdiv double %104, %58
  %106 = call double @llvm.maxnum.f64(double %.0, double %105)
  %107 = add nsw i64 %.064, 1
  br label %43

108:
  %.058 = phi i64 [ %124, %110 ], [ 0, %43 ]
  %.1 = phi double [ %123, %110 ], [ %.0, %43 ]
  %109 = icmp slt i64 %.058, 64
  br i1 %109, label %110, label %125

110:
  %111 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 21
  %112 = getelementptr inbounds [64 x %struct.argument], ptr %111, i64 0, i64 %.058
  %113 = getelementptr inbounds nuw %struct.argument, ptr %112, i32 0, i32 0
  %114 = load double, ptr %113, align 8
  %115 = call double @llvm.fabs.f64(double %114)
  %116 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 21
  %117 = getelementptr inbounds [64 x %struct.argument], ptr %116, i64 0, i64 %.058
  %118 = getelementptr inbounds nuw %struct.argument, ptr %117, i32 0, i32 1
  %119 = load double, ptr %118, align 8
  %120 = call double @llvm.fabs.f64(double %119)
  %121 = fcmp ogt double %115, 0.000000e+00
  %. = select i1 %121, double %115, double 1.000000e+00
  %122 = fdiv double %120, %.
  %123 = call double @llvm.maxnum.f64(double %.1, double %122)
  %124 = add nsw i64 %.058, 1
  br label %108

125:
  %126 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 20
  %127 = load i64, ptr %126, align 8
  %128 = icmp ne i64 %127, 0
  %129 = zext i1 %128 to i64
  %130 = select i1 %128, double 4.000000e-03, double 1.000000e-05
  %131 = fcmp ogt double %.1, 0.000000e+00
  %.1. = select i1 %131, double %.1, double 1.000000e+00
  %132 = fdiv double %130, %.1.
  %133 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 16
  store double %132, ptr %133, align 8
  ret void
}

define internal ptr @shared(i64 noundef %0, i32 noundef %1) {
  %3 = or i32 %1, 32
  %4 = or i32 %3, 16384
  %5 = call ptr @mmap(ptr noundef null, i64 noundef %0, i32 noundef 3, i32 noundef %4, i32 noundef -1, i64 noundef 0)
  %6 = icmp eq ptr %5, inttoptr (i64 -1 to ptr)
  %. = select i1 %6, ptr null, ptr %5
  ret ptr %.
}

declare i32 @pipe(ptr noundef)

declare i32 @fork()

define internal void @wait_for(ptr noundef %0) {
  %2 = alloca i8, align 1
  store i8 0, ptr %2, align 1
  %3 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 3
  %4 = getelementptr inbounds [2 x i32], ptr %3, i64 0, i64 1
  %5 = load i32, ptr %4, align 4
  %6 = call i32 @close(i32 noundef %5)
  %7 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 3
  %8 = getelementptr inbounds [2 x i32], ptr %7, i64 0, i64 0
  %9 = load i32, ptr %8, align 4
  %10 = call i64 @read(i32 noundef %9, ptr noundef %2, i64 noundef 1)
  %11 = icmp ne i64 %10, 1
  br i1 %11, label %12, label %13

12:
  call void @_exit(i32 noundef 0)
  unreachable

13:
  %14 = call i32 @dup(i32 noundef 2)
  %15 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 2
  store i32 %14, ptr %15, align 8
  ret void
}

define internal void @quiet() {
  %1 = call i32 (ptr, i32, ...) @open(ptr noundef @.str.10, i32 noundef 1)
  %2 = call i32 @dup2(i32 noundef %1, i32 noundef 1)
  %3 = call i32 @dup2(i32 noundef %1, i32 noundef 2)
  %4 = call i32 @alarm(i32 noundef 120)
  ret void
}

define internal void @keep_apart(ptr noundef %0) {
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca [8 x i8], align 1
  %5 = call i32 (ptr, i32, ...) @open(ptr noundef @.str.11, i32 noundef 0)
  br label %6

6:
  %.019 = phi i64 [ undef, %1 ], [ %11, %13 ]
  %.0 = phi i64 [ 0, %1 ], [ %14, %13 ]
  %7 = icmp slt i64 %.0, 1048575
  br i1 %7, label %8, label %.critedge

8:
  %9 = getelementptr inbounds i8, ptr @keep_apart.text, i64 %.0
  %10 = sub i64 1048575, %.0
  %11 = call i64 @read(i32 noundef %5, ptr noundef %9, i64 noundef %10)
  %12 = icmp sgt i64 %11, 0
  br i1 %12, label %13, label %.critedge

13:
  %14 = add nsw i64 %.0, %11
  br label %6

.critedge:
  %15 = call i32 @close(i32 noundef %5)
  %16 = getelementptr inbounds [1048576 x i8], ptr @keep_apart.text, i64 0, i64 %.0
  store i8 0, ptr %16, align 1
  br label %17

17:
  %.020 = phi ptr [ @keep_apart.text, %.critedge ], [ %89, %88 ]
  %18 = call ptr @strchr(ptr noundef %.020, i32 noundef 10)
  %19 = icmp ne ptr %18, null
  br i1 %19, label %20, label %90

20:
  store i8 0, ptr %18, align 1
  %21 = getelementptr inbounds [8 x i8], ptr %4, i64 0, i64 0
  %22 = call i32 (ptr, ptr, ...) @__isoc99_sscanf(ptr noundef %.020, ptr noundef @.str.12, ptr noundef %2, ptr noundef %3, ptr noundef %21)
  %23 = icmp ne i32 %22, 3
  br i1 %23, label %88, label %24

24:
  %25 = load i64, ptr %2, align 8
  %26 = inttoptr i64 %25 to ptr
  %27 = load i64, ptr %3, align 8
  %28 = inttoptr i64 %27 to ptr
  %29 = call i32 @is_ours(ptr noundef %0, ptr noundef %26, ptr noundef %28)
  %30 = icmp ne i32 %29, 0
  br i1 %30, label %88, label %31

31:
  %32 = getelementptr inbounds [8 x i8], ptr %4, i64 0, i64 0
  %33 = load i8, ptr %32, align 1
  %34 = sext i8 %33 to i32
  %35 = icmp eq i32 %34, 114
  %36 = getelementptr inbounds [8 x i8], ptr %4, i64 0, i64 1
  %37 = load i8, ptr %36, align 1
  %38 = sext i8 %37 to i32
  %39 = icmp eq i32 %38, 45
  %or.cond = select i1 %35, i1 %39, i1 false
  %40 = getelementptr inbounds [8 x i8], ptr %4, i64 0, i64 2
  %41 = load i8, ptr %40, align 1
  %42 = sext i8 %41 to i32
  %43 = icmp eq i32 %42, 45
  %or.cond27 = select i1 %or.cond, i1 %43, i1 false
  br i1 %or.cond27, label %44, label %49

44:
  %45 = load i64, ptr %2, align 8
  %46 = inttoptr i64 %45 to ptr
  %47 = load i64, ptr %3, align 8
  %48 = inttoptr i64 %47 to ptr
  call void @open_up(ptr noundef %0, ptr noundef %46, ptr noundef %48)
  br label %49

49:
  %50 = getelementptr inbounds [8 x i8], ptr %4, i64 0, i64 1
  %51 = load i8, ptr %50, align 1
  %52 = sext i8 %51 to i32
  %53 = icmp ne i32 %52, 119
  %54 = getelementptr inbounds [8 x i8], ptr %4, i64 0, i64 3
  %55 = load i8, ptr %54, align 1
  %56 = sext i8 %55 to i32
  %57 = icmp ne i32 %56, 115
  %or.cond31 = select i1 %53, i1 true, i1 %57
  br i1 %or.cond31, label %88, label %58

58:
  %59 = call ptr @strstr(ptr noundef %.020, ptr noundef @.str.13)
  %60 = icmp ne ptr %59, null
  br i1 %60, label %61, label %67

61:
  %62 = call ptr @strstr(ptr noundef %.020, ptr noundef @.str.14)
  %63 = icmp ne ptr %62, null
  br i1 %63, label %67, label %64

64:
  %65 = call ptr @strstr(ptr noundef %.020, ptr noundef @.str.15)
  %66 = icmp ne ptr %65, null
  br i1 %66, label %67, label %88

67:
  %68 = load i64, ptr %3, align 8
  %69 = load i64, ptr %2, align 8
  %70 = sub i64 %68, %69
  %71 = call ptr @shared(i64 noundef %70, i32 noundef 2)
  %72 = icmp ne ptr %71, null
  br i1 %72, label %73, label %88

73:
  %74 = load i64, ptr %2, align 8
  %75 = inttoptr i64 %74 to ptr
  %76 = load i64, ptr %3, align 8
  %77 = load i64, ptr %2, align 8
  %78 = sub i64 %76, %77
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %71, ptr align 1 %75, i64 %78, i1 false)
  %79 = load i64, ptr %3, align 8
  %80 = load i64, ptr %2, align 8
  %81 = sub i64 %79, %80
  %82 = load i64, ptr %3, align 8
  %83 = load i64, ptr %2, align 8
  %84 = sub i64 %82, %83
  %85 = load i64, ptr %2, align 8
  %86 = inttoptr i64 %85 to ptr
  %87 = call ptr (ptr, i64, i64, i32, ...) @mremap(ptr noundef %71, i64 noundef %81, i64 noundef %84, i32 noundef 3, ptr noundef %86)
  br label %88

88:
  %89 = getelementptr inbounds i8, ptr %18, i64 1
  br label %17

90:
  ret void
}

define internal void @move(ptr noundef %0) {
  br label %2

2:
  %.0 = phi i64 [ 0, %1 ], [ %31, %30 ]
  %3 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 23
  %4 = load i64, ptr %3, align 8
  %5 = icmp slt i64 %.0, %4
  br i1 %5, label %6, label %32

6:
  %7 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 25
  %8 = getelementptr inbounds [1048576 x %struct.cell], ptr %7, i64 0, i64 %.0
  %9 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 14
  %10 = load i64, ptr %9, align 8
  %11 = icmp eq i64 %10, 6
  br i1 %11, label %12, label %19

12:
  %13 = getelementptr inbounds nuw %struct.cell, ptr %8, i32 0, i32 1
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds nuw %struct.cell, ptr %8, i32 0, i32 2
  %16 = load i64, ptr %15, align 8
  %17 = getelementptr inbounds nuw %struct.cell, ptr %8, i32 0, i32 3
  %18 = load double, ptr %17, align 8
  call void @store(ptr noundef %14, i64 noundef %16, double noundef %18)
  br label %19

19:
  %20 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 14
  %21 = load i64, ptr %20, align 8
  %22 = icmp eq i64 %21, 5
  br i1 %22, label %23, label %30

23:
  %24 = getelementptr inbounds nuw %struct.cell, ptr %8, i32 0, i32 1
  %25 = load ptr, ptr %24, align 8
  %26 = getelementptr inbounds nuw %struct.cell, ptr %8, i32 0, i32 2
  %27 = load i64, ptr %26, align 8
  %28 = getelementptr inbounds nuw %struct.cell, ptr %8, i32 0, i32 4
  %29 = load double, ptr %28, align 8
  call void @store(ptr noundef %25, i64 noundef %27, double noundef %29)
  br label %30

30:
  %31 = add nsw i64 %.0, 1
  br label %2

32:
  %.025 = phi i64 [ %64, %63 ], [ 0, %2 ]
  %33 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 23
  %34 = load i64, ptr %33, align 8
  %35 = icmp slt i64 %.025, %34
  br i1 %35, label %36, label %65

36:
  %37 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 25
  %38 = getelementptr inbounds [1048576 x %struct.cell], ptr %37, i64 0, i64 %.025
  %39 = getelementptr inbounds nuw %struct.cell, ptr %38, i32 0, i32 3
  %40 = load double, ptr %39, align 8
  %41 = fcmp une double %40, 0.000000e+00
  br i1 %41, label %42, label %63

42:
  %43 = getelementptr inbounds nuw %struct.cell, ptr %38, i32 0, i32 0
  %44 = load ptr, ptr %43, align 8
  %45 = getelementptr inbounds nuw %struct.cell, ptr %38, i32 0, i32 2
  %46 = load i64, ptr %45, align 8
  %47 = getelementptr inbounds nuw %struct.cell, ptr %38, i32 0, i32 0
  %48 = load ptr, ptr %47, align 8
  %49 = getelementptr inbounds nuw %struct.cell, ptr %38, i32 0, i32 2
  %50 = load i64, ptr %49, align 8
  %51 = call double @load(ptr noundef %48, i64 noundef %50)
  %52 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 14
  %53 = load i64, ptr %52, align 8
  %54 = getelementptr inbounds [10 x i64], ptr @MOVED, i64 0, i64 %53
  %55 = load i64, ptr %54, align 8
  %56 = sitofp i64 %55 to double
  %57 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 16
  %58 = load double, ptr %57, align 8
  %59 = fmul double %56, %58
  %60 = getelementptr inbounds nuw %struct.cell, ptr %38, i32 0, i32 3
  %61 = load double, ptr %60, align 8
  %62 = call double @llvm.fmuladd.f64(double %59, double %61, double %51)
  call void @store(ptr noundef %44, i64 noundef %46, double noundef %62)
  br label %63

63:
  %64 = add nsw i64 %.025, 1
  br label %32

65:
  ret void
}

declare i32 @close(i32 noundef)

define internal void @wait_for_end(i32 noundef %0) {
  br label %2

2:
  %3 = call i32 @waitpid(i32 noundef %0, ptr noundef null, i32 noundef 0)
  %4 = icmp slt i32 %3, 0
  br i1 %4, label %5, label %.critedge

5:
  %6 = call ptr @__errno_location()
  %7 = load i32, ptr %6, align 4
  %8 = icmp eq i32 %7, 4
  br i1 %8, label %2, label %.critedge

.critedge:
  ret void
}

define dso_local void @__tapeless_verify_result(ptr noundef %0, double noundef %1) {
  %3 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 14
  %4 = load i64, ptr %3, align 8
  %5 = icmp sle i64 %4, 4
  br i1 %5, label %6, label %11

6:
  %7 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 17
  %8 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 14
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds [5 x double], ptr %7, i64 0, i64 %9
  store double %1, ptr %10, align 8
  br label %11

11:
  %12 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 19
  store i64 1, ptr %12, align 8
  ret void
}

define dso_local void @__tapeless_verify_ran(ptr noundef %0) {
  %2 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 14
  %3 = load i64, ptr %2, align 8
  %4 = icmp eq i64 %3, 0
  br i1 %4, label %5, label %6

5:
  call void @sift(ptr noundef %0)
  br label %53

6:
  %7 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 14
  %8 = load i64, ptr %7, align 8
  %9 = icmp eq i64 %8, 5
  br i1 %9, label %10, label %28

10:
  %.024 = phi i64 [ %27, %14 ], [ 0, %6 ]
  %11 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 23
  %12 = load i64, ptr %11, align 8
  %13 = icmp slt i64 %.024, %12
  br i1 %13, label %14, label %53

14:
  %15 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 25
  %16 = getelementptr inbounds [1048576 x %struct.cell], ptr %15, i64 0, i64 %.024
  %17 = getelementptr inbounds nuw %struct.cell, ptr %16, i32 0, i32 1
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 25
  %20 = getelementptr inbounds [1048576 x %struct.cell], ptr %19, i64 0, i64 %.024
  %21 = getelementptr inbounds nuw %struct.cell, ptr %20, i32 0, i32 2
  %22 = load i64, ptr %21, align 8
  %23 = call double @load(ptr noundef %18, i64 noundef %22)
  %24 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 25
  %25 = getelementptr inbounds [1048576 x %struct.cell], ptr %24, i64 0, i64 %.024
  %26 = getelementptr inbounds nuw %struct.cell, ptr %25, i32 0, i32 5
  store double %23, ptr %26, align 8
  %27 = add nsw i64 %.024, 1
  br label %10

28:
  %29 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 14
  %30 = load i64, ptr %29, align 8
  %31 = icmp sle i64 %30, 4
  br i1 %31, label %32, label %53

32:
  %.0 = phi i64 [ %52, %36 ], [ 0, %28 ]
  %33 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 23
  %34 = load i64, ptr %33, align 8
  %35 = icmp slt i64 %.0, %34
  br i1 %35, label %36, label %53

36:
  %37 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 25
  %38 = getelementptr inbounds [1048576 x %struct.cell], ptr %37, i64 0, i64 %.0
  %39 = getelementptr inbounds nuw %struct.cell, ptr %38, i32 0, i32 0
  %40 = load ptr, ptr %39, align 8
  %41 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 25
  %42 = getelementptr inbounds [1048576 x %struct.cell], ptr %41, i64 0, i64 %.0
  %43 = getelementptr inbounds nuw %struct.cell, ptr %42, i32 0, i32 2
  %44 = load i64, ptr %43, align 8
  %45 = call double @load(ptr noundef %40, i64 noundef %44)
  %46 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 25
  %47 = getelementptr inbounds [1048576 x %struct.cell], ptr %46, i64 0, i64 %.0
  %48 = getelementptr inbounds nuw %struct.cell, ptr %47, i32 0, i32 6
  %49 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 14
  %50 = load i64, ptr %49, align 8
  %51 = getelementptr inbounds [5 x double], ptr %48, i64 0, i64 %50
  store double %45, ptr %51, align 8
  %52 = add nsw i64 %.0, 1
  br label %32

53:
  %54 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 15
  %55 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 14
  %56 = load i64, ptr %55, align 8
  %57 = getelementptr inbounds [10 x i64], ptr %54, i64 0, i64 %56
  store i64 1, ptr %57, align 8
  call void @_exit(i32 noundef 0)
  unreachable
}

define internal void @sift(ptr noundef %0) {
  br label %2

2:
  %.032 = phi i64 [ 0, %1 ], [ %73, %72 ]
  %.031 = phi i64 [ 0, %1 ], [ %.1, %72 ]
  %3 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 23
  %4 = load i64, ptr %3, align 8
  %5 = icmp slt i64 %.032, %4
  br i1 %5, label %6, label %74

6:
  %7 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 25
  %8 = getelementptr inbounds [1048576 x %struct.cell], ptr %7, i64 0, i64 %.032
  %9 = getelementptr inbounds nuw %struct.cell, ptr %8, i32 0, i32 0
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 11
  %12 = load ptr, ptr %11, align 8
  %13 = icmp uge ptr %10, %12
  br i1 %13, label %14, label %20

14:
  %15 = getelementptr inbounds nuw %struct.cell, ptr %8, i32 0, i32 0
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 10
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
  %24 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 22
  %25 = load i64, ptr %24, align 8
  %26 = icmp slt i64 %.0, %25
  %27 = icmp ne i32 %.030, 0
  %28 = xor i1 %27, true
  %29 = select i1 %26, i1 %28, i1 false
  br i1 %29, label %30, label %66

30:
  %31 = getelementptr inbounds nuw %struct.cell, ptr %8, i32 0, i32 0
  %32 = load ptr, ptr %31, align 8
  %33 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 24
  %34 = getelementptr inbounds [65536 x %struct.range], ptr %33, i64 0, i64 %.0
  %35 = getelementptr inbounds nuw %struct.range, ptr %34, i32 0, i32 0
  %36 = load ptr, ptr %35, align 8
  %37 = icmp uge ptr %32, %36
  br i1 %37, label %38, label %46

38:
  %39 = getelementptr inbounds nuw %struct.cell, ptr %8, i32 0, i32 0
  %40 = load ptr, ptr %39, align 8
  %41 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 24
  %42 = getelementptr inbounds [65536 x %struct.range], ptr %41, i64 0, i64 %.0
  %43 = getelementptr inbounds nuw %struct.range, ptr %42, i32 0, i32 1
  %44 = load ptr, ptr %43, align 8
  %45 = icmp ult ptr %40, %44
  br i1 %45, label %62, label %46

46:
  %47 = getelementptr inbounds nuw %struct.cell, ptr %8, i32 0, i32 1
  %48 = load ptr, ptr %47, align 8
  %49 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 24
  %50 = getelementptr inbounds [65536 x %struct.range], ptr %49, i64 0, i64 %.0
  %51 = getelementptr inbounds nuw %struct.range, ptr %50, i32 0, i32 0
  %52 = load ptr, ptr %51, align 8
  %53 = icmp uge ptr %48, %52
  br i1 %53, label %54, label %62

54:
  %55 = getelementptr inbounds nuw %struct.cell, ptr %8, i32 0, i32 1
  %56 = load ptr, ptr %55, align 8
  %57 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 24
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
  %69 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 25
  %70 = add nsw i64 %.031, 1
  %71 = getelementptr inbounds [1048576 x %struct.cell], ptr %69, i64 0, i64 %.031
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %71, ptr align 8 %8, i64 88, i1 false)
  br label %72

72:
  %.1 = phi i64 [ %.031, %66 ], [ %70, %68 ]
  %73 = add nsw i64 %.032, 1
  br label %2

74:
  %75 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 23
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

define dso_local void @__tapeless_verify_touched(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3) {
  %5 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__tapeless_verify_current)
  %6 = load ptr, ptr %5, align 8
  %7 = icmp ne ptr %6, null
  br i1 %7, label %8, label %22

8:
  %9 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__tapeless_verify_current)
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds nuw %struct.check, ptr %10, i32 0, i32 14
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

define internal void @touch(ptr noundef %0, ptr noundef %1, i64 noundef %2) {
  %.sroa.7 = alloca [5 x double], align 8
  %4 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__tapeless_verify_current)
  %5 = load ptr, ptr %4, align 8
  %6 = call ptr @llvm.frameaddress.p0(i32 0)
  %7 = getelementptr inbounds nuw %struct.check, ptr %5, i32 0, i32 11
  %8 = load ptr, ptr %7, align 8
  %9 = icmp ult ptr %6, %8
  br i1 %9, label %10, label %12

10:
  %11 = getelementptr inbounds nuw %struct.check, ptr %5, i32 0, i32 11
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
  %26 = getelementptr inbounds nuw %struct.check, ptr %5, i32 0, i32 25
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
  %41 = getelementptr inbounds nuw %struct.check, ptr %5, i32 0, i32 23
  %42 = load i64, ptr %41, align 8
  %43 = icmp eq i64 %42, 1048576
  br i1 %43, label %44, label %46

44:
  %45 = getelementptr inbounds nuw %struct.check, ptr %5, i32 0, i32 12
  store ptr @.str.16, ptr %45, align 8
  br label %58

46:
  %47 = getelementptr inbounds nuw %struct.check, ptr %5, i32 0, i32 25
  %48 = getelementptr inbounds nuw %struct.check, ptr %5, i32 0, i32 23
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
  %52 = getelementptr inbounds nuw %struct.check, ptr %5, i32 0, i32 23
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

define dso_local void @__tapeless_verify_moved(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5) {
  br label %7

7:
  %.0 = phi i64 [ %3, %6 ], [ %15, %14 ]
  %8 = add nsw i64 %.0, %5
  %9 = icmp sle i64 %8, %2
  br i1 %9, label %10, label %16

10:
  %11 = getelementptr inbounds i8, ptr %0, i64 %.0
  %12 = getelementptr inbounds i8, ptr %1, i64 %.0
  call void @__tapeless_verify_touched(ptr noundef %11, ptr noundef %12, i64 noundef %5, i64 noundef 1)
  %13 = icmp ne i64 %4, 0
  br i1 %13, label %14, label %16

14:
  %15 = add nsw i64 %.0, %4
  br label %7

16:
  ret void
}

define dso_local void @__tapeless_verify_own(ptr noundef %0, i64 noundef %1) {
  %3 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__tapeless_verify_current)
  %4 = load ptr, ptr %3, align 8
  %5 = icmp ne ptr %4, null
  br i1 %5, label %6, label %48

6:
  %7 = getelementptr inbounds nuw %struct.check, ptr %4, i32 0, i32 14
  %8 = load i64, ptr %7, align 8
  %9 = icmp eq i64 %8, 0
  %10 = icmp ne ptr %0, null
  %or.cond = and i1 %9, %10
  br i1 %or.cond, label %11, label %48

11:
  %12 = getelementptr inbounds nuw %struct.check, ptr %4, i32 0, i32 22
  %13 = load i64, ptr %12, align 8
  br label %14

14:
  %.0 = phi i64 [ %13, %11 ], [ %15, %35 ]
  %15 = add nsw i64 %.0, -1
  %16 = icmp sgt i64 %.0, 0
  br i1 %16, label %17, label %.critedge

17:
  %18 = getelementptr inbounds nuw %struct.check, ptr %4, i32 0, i32 22
  %19 = load i64, ptr %18, align 8
  %20 = sub nsw i64 %19, 8
  %21 = icmp sgt i64 %15, %20
  br i1 %21, label %22, label %.critedge

22:
  %23 = getelementptr inbounds nuw %struct.check, ptr %4, i32 0, i32 24
  %24 = getelementptr inbounds [65536 x %struct.range], ptr %23, i64 0, i64 %15
  %25 = getelementptr inbounds nuw %struct.range, ptr %24, i32 0, i32 0
  %26 = load ptr, ptr %25, align 8
  %27 = icmp eq ptr %26, %0
  br i1 %27, label %28, label %35

28:
  %29 = getelementptr inbounds nuw %struct.check, ptr %4, i32 0, i32 24
  %30 = getelementptr inbounds [65536 x %struct.range], ptr %29, i64 0, i64 %15
  %31 = getelementptr inbounds nuw %struct.range, ptr %30, i32 0, i32 1
  %32 = load ptr, ptr %31, align 8
  %33 = getelementptr inbounds i8, ptr %0, i64 %1
  %34 = icmp uge ptr %32, %33
  br i1 %34, label %48, label %35

35:
  br label %14

.critedge:
  %36 = getelementptr inbounds nuw %struct.check, ptr %4, i32 0, i32 22
  %37 = load i64, ptr %36, align 8
  %38 = icmp eq i64 %37, 65536
  br i1 %38, label %39, label %41

39:
  %40 = getelementptr inbounds nuw %struct.check, ptr %4, i32 0, i32 12
  store ptr @.str.4, ptr %40, align 8
  br label %48

41:
  %42 = getelementptr inbounds nuw %struct.check, ptr %4, i32 0, i32 24
  %43 = getelementptr inbounds nuw %struct.check, ptr %4, i32 0, i32 22
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

define dso_local void @__tapeless_verify_released(ptr noundef %0) {
  %2 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__tapeless_verify_current)
  %3 = load ptr, ptr %2, align 8
  %4 = icmp ne ptr %3, null
  br i1 %4, label %5, label %24

5:
  %6 = getelementptr inbounds nuw %struct.check, ptr %3, i32 0, i32 14
  %7 = load i64, ptr %6, align 8
  %8 = icmp eq i64 %7, 0
  %9 = icmp ne ptr %0, null
  %or.cond = and i1 %8, %9
  br i1 %or.cond, label %10, label %24

10:
  %.0 = phi i64 [ %21, %20 ], [ 0, %5 ]
  %11 = getelementptr inbounds nuw %struct.check, ptr %3, i32 0, i32 22
  %12 = load i64, ptr %11, align 8
  %13 = icmp slt i64 %.0, %12
  br i1 %13, label %14, label %22

14:
  %15 = getelementptr inbounds nuw %struct.check, ptr %3, i32 0, i32 24
  %16 = getelementptr inbounds [65536 x %struct.range], ptr %15, i64 0, i64 %.0
  %17 = getelementptr inbounds nuw %struct.range, ptr %16, i32 0, i32 0
  %18 = load ptr, ptr %17, align 8
  %19 = icmp eq ptr %18, %0
  br i1 %19, label %24, label %20

20:
  %21 = add nsw i64 %.0, 1
  br label %10

22:
  %23 = getelementptr inbounds nuw %struct.check, ptr %3, i32 0, i32 12
  store ptr @.str.5, ptr %23, align 8
  br label %24

24:
  ret void
}

define dso_local void @__tapeless_verify_narrow() {
  %1 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__tapeless_verify_current)
  %2 = load ptr, ptr %1, align 8
  %3 = icmp ne ptr %2, null
  br i1 %3, label %4, label %14

4:
  %5 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__tapeless_verify_current)
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds nuw %struct.check, ptr %6, i32 0, i32 14
  %8 = load i64, ptr %7, align 8
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %10, label %14

10:
  %11 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__tapeless_verify_current)
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds nuw %struct.check, ptr %12, i32 0, i32 20
  store i64 1, ptr %13, align 8
  br label %14

14:
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
  %8 = getelementptr inbounds nuw %struct.check, ptr %7, i32 0, i32 14
  %9 = load i64, ptr %8, align 8
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %11, label %25

11:
  %12 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__tapeless_verify_current)
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds nuw %struct.check, ptr %13, i32 0, i32 12
  %15 = load ptr, ptr %14, align 8
  %16 = icmp ne ptr %15, null
  br i1 %16, label %25, label %17

17:
  %18 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__tapeless_verify_current)
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds nuw %struct.check, ptr %19, i32 0, i32 12
  store ptr @.str.6, ptr %20, align 8
  %21 = add nsw i64 %0, 1
  %22 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__tapeless_verify_current)
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds nuw %struct.check, ptr %23, i32 0, i32 13
  store i64 %21, ptr %24, align 8
  br label %25

25:
  ret void
}

define dso_local void @__tapeless_verify_value(i64 noundef %0, double noundef %1, double noundef %2) {
  %4 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__tapeless_verify_current)
  %5 = load ptr, ptr %4, align 8
  %6 = icmp ne ptr %5, null
  br i1 %6, label %7, label %13

7:
  %8 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__tapeless_verify_current)
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds nuw %struct.check, ptr %9, i32 0, i32 14
  %11 = load i64, ptr %10, align 8
  %12 = sub nsw i64 %11, 6
  br label %13

13:
  %14 = phi i64 [ %12, %7 ], [ -1, %3 ]
  %15 = icmp slt i64 %14, 0
  %16 = icmp sgt i64 %14, 2
  %or.cond = or i1 %15, %16
  br i1 %or.cond, label %44, label %17

17:
  %18 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__tapeless_verify_current)
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds nuw %struct.check, ptr %19, i32 0, i32 8
  %21 = getelementptr inbounds [3 x ptr], ptr %20, i64 0, i64 %14
  %22 = load ptr, ptr %21, align 8
  %23 = icmp ne ptr %22, null
  br i1 %23, label %24, label %44

24:
  %25 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__tapeless_verify_current)
  %26 = load ptr, ptr %25, align 8
  %27 = getelementptr inbounds nuw %struct.check, ptr %26, i32 0, i32 9
  %28 = getelementptr inbounds [3 x i64], ptr %27, i64 0, i64 %14
  %29 = load i64, ptr %28, align 8
  %30 = icmp eq i64 %29, 1048576
  br i1 %30, label %44, label %31

31:
  %32 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__tapeless_verify_current)
  %33 = load ptr, ptr %32, align 8
  %34 = getelementptr inbounds nuw %struct.check, ptr %33, i32 0, i32 8
  %35 = getelementptr inbounds [3 x ptr], ptr %34, i64 0, i64 %14
  %36 = load ptr, ptr %35, align 8
  %37 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__tapeless_verify_current)
  %38 = load ptr, ptr %37, align 8
  %39 = getelementptr inbounds nuw %struct.check, ptr %38, i32 0, i32 9
  %40 = getelementptr inbounds [3 x i64], ptr %39, i64 0, i64 %14
  %41 = load i64, ptr %40, align 8
  %42 = add nsw i64 %41, 1
  store i64 %42, ptr %40, align 8
  %43 = getelementptr inbounds %struct.value, ptr %36, i64 %41
  store i64 %0, ptr %43, align 8
  %.sroa.2.0..sroa_idx = getelementptr inbounds i8, ptr %43, i64 8
  store double %1, ptr %.sroa.2.0..sroa_idx, align 8
  %.sroa.3.0..sroa_idx = getelementptr inbounds i8, ptr %43, i64 16
  store double %2, ptr %.sroa.3.0..sroa_idx, align 8
  br label %44

44:
  ret void
}

define dso_local void @__tapeless_verify_adjoint(ptr noundef %0, i64 noundef %1, double noundef %2) {
  %4 = icmp ne ptr %0, null
  %5 = icmp slt i64 %1, 64
  %or.cond = and i1 %4, %5
  br i1 %or.cond, label %6, label %10

6:
  %7 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 21
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
  %5 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 18
  store double %1, ptr %5, align 8
  br label %6

6:
  ret void
}

define dso_local i64 @__tapeless_verify_differs(ptr noundef %0) {
  %2 = alloca %struct.sums, align 8
  call void @sum(ptr dead_on_unwind writable sret(%struct.sums) align 8 %2, ptr noundef %0)
  %3 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 12
  %4 = load ptr, ptr %3, align 8
  %5 = icmp ne ptr %4, null
  br i1 %5, label %21, label %6

6:
  %7 = call i32 @agree(ptr noundef %0, ptr noundef byval(%struct.sums) align 8 %2)
  %8 = icmp ne i32 %7, 0
  br i1 %8, label %21, label %9

9:
  %10 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 1
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds nuw %struct.check, ptr %11, i32 0, i32 7
  %13 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 0
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds nuw %struct.check, ptr %11, i32 0, i32 5
  %16 = load i64, ptr %15, align 8
  %17 = getelementptr inbounds nuw %struct.sums, ptr %2, i32 0, i32 0
  %18 = load double, ptr %17, align 8
  %19 = getelementptr inbounds nuw %struct.sums, ptr %2, i32 0, i32 1
  %20 = load double, ptr %19, align 8
  store ptr %14, ptr %12, align 8
  %.sroa.2.0..sroa_idx = getelementptr inbounds i8, ptr %12, i64 8
  store i64 %16, ptr %.sroa.2.0..sroa_idx, align 8
  %.sroa.3.0..sroa_idx = getelementptr inbounds i8, ptr %12, i64 16
  store double %18, ptr %.sroa.3.0..sroa_idx, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, ptr %12, i64 24
  store double %20, ptr %.sroa.4.0..sroa_idx, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, ptr %12, i64 32
  store ptr null, ptr %.sroa.5.0..sroa_idx, align 8
  br label %21

21:
  %.0 = phi i64 [ 1, %9 ], [ 0, %6 ], [ 0, %1 ]
  ret i64 %.0
}

define internal void @sum(ptr dead_on_unwind noalias writable sret(%struct.sums) align 8 %0, ptr noundef %1) {
  %3 = getelementptr inbounds nuw %struct.check, ptr %1, i32 0, i32 0
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds nuw %struct.site, ptr %4, i32 0, i32 1
  %6 = load i32, ptr %5, align 4
  call void @llvm.memset.p0.i64(ptr align 8 %0, i8 0, i64 32, i1 false)
  br label %7

7:
  %.029 = phi i64 [ 0, %2 ], [ %42, %28 ]
  %8 = getelementptr inbounds nuw %struct.check, ptr %1, i32 0, i32 23
  %9 = load i64, ptr %8, align 8
  %10 = icmp slt i64 %.029, %9
  br i1 %10, label %11, label %43

11:
  %12 = getelementptr inbounds nuw %struct.check, ptr %1, i32 0, i32 25
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
  %49 = getelementptr inbounds nuw %struct.check, ptr %1, i32 0, i32 21
  %50 = getelementptr inbounds [64 x %struct.argument], ptr %49, i64 0, i64 %.0
  %51 = getelementptr inbounds nuw %struct.argument, ptr %50, i32 0, i32 1
  %52 = load double, ptr %51, align 8
  %53 = getelementptr inbounds nuw %struct.check, ptr %1, i32 0, i32 21
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
  %62 = getelementptr inbounds nuw %struct.check, ptr %1, i32 0, i32 19
  %63 = load i64, ptr %62, align 8
  %64 = icmp ne i64 %63, 0
  br i1 %64, label %65, label %77

65:
  %66 = getelementptr inbounds nuw %struct.check, ptr %1, i32 0, i32 17
  %67 = getelementptr inbounds [5 x double], ptr %66, i64 0, i64 0
  call void @add(ptr noundef %0, double noundef 1.000000e+00, ptr noundef %67, ptr noundef %1)
  %68 = icmp ne i32 %6, 0
  br i1 %68, label %69, label %72

69:
  %70 = getelementptr inbounds nuw %struct.check, ptr %1, i32 0, i32 18
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

define internal i32 @agree(ptr noundef %0, ptr noundef byval(%struct.sums) align 8 %1) {
  %3 = getelementptr inbounds nuw %struct.sums, ptr %1, i32 0, i32 1
  %4 = load double, ptr %3, align 8
  %5 = call i1 @llvm.is.fpclass.f64(double %4, i32 504)
  br i1 %5, label %6, label %34

6:
  %7 = getelementptr inbounds nuw %struct.sums, ptr %1, i32 0, i32 3
  %8 = load double, ptr %7, align 8
  %9 = getelementptr inbounds nuw %struct.sums, ptr %1, i32 0, i32 0
  %10 = load double, ptr %9, align 8
  %11 = call double @llvm.fabs.f64(double %10)
  %12 = fadd double %8, %11
  %13 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 20
  %14 = load i64, ptr %13, align 8
  %15 = icmp ne i64 %14, 0
  %16 = zext i1 %15 to i64
  %17 = select i1 %15, double 1.000000e-02, double 1.000000e-05
  %18 = getelementptr inbounds nuw %struct.sums, ptr %1, i32 0, i32 1
  %19 = load double, ptr %18, align 8
  %20 = getelementptr inbounds nuw %struct.sums, ptr %1, i32 0, i32 2
  %21 = load double, ptr %20, align 8
  %22 = fsub double %19, %21
  %23 = call double @llvm.fabs.f64(double %22)
  %24 = fmul double 4.000000e+00, %23
  %25 = call double @llvm.fmuladd.f64(double %12, double %17, double %24)
  %26 = getelementptr inbounds nuw %struct.sums, ptr %1, i32 0, i32 0
  %27 = load double, ptr %26, align 8
  %28 = getelementptr inbounds nuw %struct.sums, ptr %1, i32 0, i32 1
  %29 = load double, ptr %28, align 8
  %30 = fsub double %27, %29
  %31 = call double @llvm.fabs.f64(double %30)
  %32 = fcmp ole double %31, %25
  %33 = zext i1 %32 to i32
  br label %34

34:
  %.0 = phi i32 [ %33, %6 ], [ 1, %2 ]
  ret i32 %.0
}

define dso_local void @__tapeless_verify_leave(ptr noundef %0) {
  %2 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 8
  %3 = getelementptr inbounds [3 x ptr], ptr %2, i64 0, i64 0
  %4 = load ptr, ptr %3, align 8
  %5 = icmp ne ptr %4, null
  br i1 %5, label %6, label %12

6:
  %7 = call ptr @line(ptr noundef %0)
  %8 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 1
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds nuw %struct.check, ptr %9, i32 0, i32 7
  %11 = getelementptr inbounds nuw %struct.innermost, ptr %10, i32 0, i32 4
  store ptr %7, ptr %11, align 8
  br label %12

12:
  br label %13

13:
  %.0 = phi i32 [ 0, %12 ], [ %28, %27 ]
  %14 = icmp slt i32 %.0, 3
  br i1 %14, label %15, label %29

15:
  %16 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 8
  %17 = sext i32 %.0 to i64
  %18 = getelementptr inbounds [3 x ptr], ptr %16, i64 0, i64 %17
  %19 = load ptr, ptr %18, align 8
  %20 = icmp ne ptr %19, null
  br i1 %20, label %21, label %27

21:
  %22 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 8
  %23 = sext i32 %.0 to i64
  %24 = getelementptr inbounds [3 x ptr], ptr %22, i64 0, i64 %23
  %25 = load ptr, ptr %24, align 8
  %26 = call i32 @munmap(ptr noundef %25, i64 noundef 25165824)
  br label %27

27:
  %28 = add nsw i32 %.0, 1
  br label %13

29:
  %30 = call i32 @munmap(ptr noundef %0, i64 noundef 93325656)
  ret void
}

define internal ptr @line(ptr noundef %0) {
  %2 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 8
  %3 = getelementptr inbounds [3 x ptr], ptr %2, i64 0, i64 0
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 8
  %6 = getelementptr inbounds [3 x ptr], ptr %5, i64 0, i64 1
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 8
  %9 = getelementptr inbounds [3 x ptr], ptr %8, i64 0, i64 2
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 12
  %12 = load ptr, ptr %11, align 8
  %13 = icmp eq ptr %12, null
  %14 = icmp ne ptr %4, null
  %or.cond = select i1 %13, i1 %14, i1 false
  %15 = icmp ne ptr %7, null
  %or.cond47 = select i1 %or.cond, i1 %15, i1 false
  %16 = icmp ne ptr %10, null
  %or.cond48 = select i1 %or.cond47, i1 %16, i1 false
  br i1 %or.cond48, label %17, label %.critedge

17:
  %.046 = phi i64 [ %93, %92 ], [ 0, %1 ]
  %.045 = phi double [ %61, %92 ], [ 0.000000e+00, %1 ]
  %18 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 9
  %19 = getelementptr inbounds [3 x i64], ptr %18, i64 0, i64 0
  %20 = load i64, ptr %19, align 8
  %21 = icmp slt i64 %.046, %20
  br i1 %21, label %22, label %.critedge

22:
  %23 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 9
  %24 = getelementptr inbounds [3 x i64], ptr %23, i64 0, i64 1
  %25 = load i64, ptr %24, align 8
  %26 = icmp slt i64 %.046, %25
  br i1 %26, label %27, label %.critedge

27:
  %28 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 9
  %29 = getelementptr inbounds [3 x i64], ptr %28, i64 0, i64 2
  %30 = load i64, ptr %29, align 8
  %31 = icmp slt i64 %.046, %30
  br i1 %31, label %32, label %.critedge

32:
  %33 = getelementptr inbounds %struct.value, ptr %4, i64 %.046
  %.sroa.010.0.copyload = load i64, ptr %33, align 8
  %.sroa.6.0..sroa_idx = getelementptr inbounds i8, ptr %33, i64 8
  %.sroa.6.0.copyload = load double, ptr %.sroa.6.0..sroa_idx, align 8
  %.sroa.8.0..sroa_idx = getelementptr inbounds i8, ptr %33, i64 16
  %.sroa.8.0.copyload = load double, ptr %.sroa.8.0..sroa_idx, align 8
  %34 = getelementptr inbounds %struct.value, ptr %7, i64 %.046
  %.sroa.06.0.copyload = load i64, ptr %34, align 8
  %.sroa.27.0..sroa_idx = getelementptr inbounds i8, ptr %34, i64 8
  %.sroa.27.0.copyload = load double, ptr %.sroa.27.0..sroa_idx, align 8
  %.sroa.49.0..sroa_idx = getelementptr inbounds i8, ptr %34, i64 16
  %.sroa.49.0.copyload = load double, ptr %.sroa.49.0..sroa_idx, align 8
  %35 = getelementptr inbounds %struct.value, ptr %10, i64 %.046
  %.sroa.0.0.copyload = load i64, ptr %35, align 8
  %.sroa.2.0..sroa_idx = getelementptr inbounds i8, ptr %35, i64 8
  %.sroa.2.0.copyload = load double, ptr %.sroa.2.0..sroa_idx, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, ptr %35, i64 16
  %.sroa.4.0.copyload = load double, ptr %.sroa.4.0..sroa_idx, align 8
  %36 = icmp ne i64 %.sroa.010.0.copyload, %.sroa.06.0.copyload
  %37 = icmp ne i64 %.sroa.010.0.copyload, %.sroa.0.0.copyload
  %or.cond49 = select i1 %36, i1 true, i1 %37
  br i1 %or.cond49, label %.critedge, label %38

38:
  %39 = fsub double %.sroa.27.0.copyload, %.sroa.2.0.copyload
  %40 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 16
  %41 = load double, ptr %40, align 8
  %42 = fmul double 2.000000e+00, %41
  %43 = fdiv double %39, %42
  %44 = fadd double %.sroa.27.0.copyload, %.sroa.2.0.copyload
  %45 = call double @llvm.fmuladd.f64(double -2.000000e+00, double %.sroa.6.0.copyload, double %44)
  %46 = call double @llvm.fabs.f64(double %45)
  %47 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 16
  %48 = load double, ptr %47, align 8
  %49 = fdiv double %46, %48
  %50 = call double @llvm.fabs.f64(double %.sroa.6.0.copyload)
  %51 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 20
  %52 = load i64, ptr %51, align 8
  %53 = icmp ne i64 %52, 0
  %54 = zext i1 %53 to i64
  %55 = select i1 %53, double 0x3EB0C6F7A0B5ED8D, double 0x3D06849B86A12B9B
  %56 = fmul double %50, %55
  %57 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 16
  %58 = load double, ptr %57, align 8
  %59 = fdiv double %56, %58
  %60 = call double @llvm.fabs.f64(double %43)
  %61 = call double @llvm.maxnum.f64(double %.045, double %60)
  %62 = fsub double %43, %.sroa.8.0.copyload
  %63 = call double @llvm.fabs.f64(double %62)
  %64 = call double @llvm.fabs.f64(double %43)
  %65 = call double @llvm.fabs.f64(double %.sroa.8.0.copyload)
  %66 = fadd double %64, %65
  %67 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 20
  %68 = load i64, ptr %67, align 8
  %69 = icmp ne i64 %68, 0
  %70 = zext i1 %69 to i64
  %71 = select i1 %69, double 3.000000e-02, double 1.000000e-04
  %72 = fmul double %61, 1.000000e-08
  %73 = call double @llvm.fmuladd.f64(double %66, double %71, double %72)
  %74 = fadd double %73, %59
  %75 = fadd double %74, %49
  %76 = fcmp ogt double %63, %75
  br i1 %76, label %77, label %92

77:
  %78 = icmp sge i64 %.sroa.010.0.copyload, 0
  br i1 %78, label %79, label %.critedge

79:
  %80 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 0
  %81 = load ptr, ptr %80, align 8
  %82 = getelementptr inbounds nuw %struct.site, ptr %81, i32 0, i32 5
  %83 = load i64, ptr %82, align 8
  %84 = icmp slt i64 %.sroa.010.0.copyload, %83
  br i1 %84, label %85, label %.critedge

85:
  %86 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 0
  %87 = load ptr, ptr %86, align 8
  %88 = getelementptr inbounds nuw %struct.site, ptr %87, i32 0, i32 4
  %89 = load ptr, ptr %88, align 8
  %90 = getelementptr inbounds ptr, ptr %89, i64 %.sroa.010.0.copyload
  %91 = load ptr, ptr %90, align 8
  br label %.critedge

92:
  %93 = add nsw i64 %.046, 1
  br label %17

.critedge:
  %.0 = phi ptr [ null, %77 ], [ null, %1 ], [ null, %32 ], [ %91, %85 ], [ null, %79 ], [ null, %22 ], [ null, %17 ], [ null, %27 ]
  ret ptr %.0
}

declare i32 @munmap(ptr noundef, i64 noundef)

define dso_local void @__tapeless_verify_located(ptr noundef %0) {
  %2 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 7
  %3 = getelementptr inbounds nuw %struct.innermost, ptr %2, i32 0, i32 0
  %4 = load ptr, ptr %3, align 8
  %5 = icmp ne ptr %4, null
  br i1 %5, label %6, label %9

6:
  %7 = getelementptr inbounds nuw %struct.innermost, ptr %2, i32 0, i32 4
  %8 = load ptr, ptr %7, align 8
  br label %11

9:
  %10 = call ptr @line(ptr noundef %0)
  br label %11

11:
  %12 = phi ptr [ %8, %6 ], [ %10, %9 ]
  %13 = getelementptr inbounds nuw %struct.innermost, ptr %2, i32 0, i32 0
  %14 = load ptr, ptr %13, align 8
  %15 = icmp ne ptr %14, null
  br i1 %15, label %16, label %32

16:
  %17 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 2
  %18 = load i32, ptr %17, align 8
  %19 = getelementptr inbounds nuw %struct.innermost, ptr %2, i32 0, i32 0
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds nuw %struct.site, ptr %20, i32 0, i32 3
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds nuw %struct.innermost, ptr %2, i32 0, i32 0
  %24 = load ptr, ptr %23, align 8
  %25 = getelementptr inbounds nuw %struct.site, ptr %24, i32 0, i32 2
  %26 = load ptr, ptr %25, align 8
  %27 = getelementptr inbounds nuw %struct.innermost, ptr %2, i32 0, i32 2
  %28 = load double, ptr %27, align 8
  %29 = getelementptr inbounds nuw %struct.innermost, ptr %2, i32 0, i32 3
  %30 = load double, ptr %29, align 8
  %31 = call i32 (i32, ptr, ...) @dprintf(i32 noundef %18, ptr noundef @.str.7, ptr noundef %22, ptr noundef %26, double noundef %28, double noundef %30)
  br label %40

32:
  %33 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 2
  %34 = load i32, ptr %33, align 8
  %35 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 0
  %36 = load ptr, ptr %35, align 8
  %37 = getelementptr inbounds nuw %struct.site, ptr %36, i32 0, i32 3
  %38 = load ptr, ptr %37, align 8
  %39 = call i32 (i32, ptr, ...) @dprintf(i32 noundef %34, ptr noundef @.str.8, ptr noundef %38)
  br label %40

40:
  %41 = icmp ne ptr %12, null
  br i1 %41, label %42, label %46

42:
  %43 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 2
  %44 = load i32, ptr %43, align 8
  %45 = call i32 (i32, ptr, ...) @dprintf(i32 noundef %44, ptr noundef @.str.9, ptr noundef %12)
  br label %46

46:
  call void @_exit(i32 noundef 0)
  unreachable
}

declare i32 @dprintf(i32 noundef, ptr noundef, ...)

define dso_local void @__tapeless_verify_end(ptr noundef %0) {
  %2 = icmp ne ptr %0, null
  br i1 %2, label %3, label %16

3:
  call void @judge(ptr noundef %0)
  %4 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 4
  %5 = load i32, ptr %4, align 4
  %6 = icmp ne i32 %5, 0
  br i1 %6, label %7, label %14

7:
  %8 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 3
  %9 = getelementptr inbounds [2 x i32], ptr %8, i64 0, i64 1
  %10 = load i32, ptr %9, align 4
  %11 = call i32 @close(i32 noundef %10)
  %12 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 4
  %13 = load i32, ptr %12, align 4
  call void @wait_for_end(i32 noundef %13)
  br label %14

14:
  %15 = call i32 @munmap(ptr noundef %0, i64 noundef 93325656)
  br label %16

16:
  ret void
}

define internal void @judge(ptr noundef %0) {
  %2 = alloca %struct.sums, align 8
  %3 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 0
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 12
  %6 = load ptr, ptr %5, align 8
  %7 = icmp ne ptr %6, null
  br i1 %7, label %8, label %34

8:
  %9 = getelementptr inbounds nuw %struct.site, ptr %4, i32 0, i32 2
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds nuw %struct.site, ptr %4, i32 0, i32 3
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 12
  %14 = load ptr, ptr %13, align 8
  %15 = call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef @.str.17, ptr noundef %10, ptr noundef %12, ptr noundef %14)
  %16 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 13
  %17 = load i64, ptr %16, align 8
  %18 = icmp sgt i64 %17, 0
  br i1 %18, label %19, label %78

19:
  %20 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 13
  %21 = load i64, ptr %20, align 8
  %22 = getelementptr inbounds nuw %struct.site, ptr %4, i32 0, i32 5
  %23 = load i64, ptr %22, align 8
  %24 = icmp sle i64 %21, %23
  br i1 %24, label %25, label %78

25:
  %26 = getelementptr inbounds nuw %struct.site, ptr %4, i32 0, i32 4
  %27 = load ptr, ptr %26, align 8
  %28 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 13
  %29 = load i64, ptr %28, align 8
  %30 = sub nsw i64 %29, 1
  %31 = getelementptr inbounds ptr, ptr %27, i64 %30
  %32 = load ptr, ptr %31, align 8
  %33 = call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef @.str.18, ptr noundef %32)
  br label %78

34:
  %.0 = phi i64 [ %51, %38 ], [ 0, %1 ]
  %35 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 23
  %36 = load i64, ptr %35, align 8
  %37 = icmp slt i64 %.0, %36
  br i1 %37, label %38, label %52

38:
  %39 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 25
  %40 = getelementptr inbounds [1048576 x %struct.cell], ptr %39, i64 0, i64 %.0
  %41 = getelementptr inbounds nuw %struct.cell, ptr %40, i32 0, i32 1
  %42 = load ptr, ptr %41, align 8
  %43 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 25
  %44 = getelementptr inbounds [1048576 x %struct.cell], ptr %43, i64 0, i64 %.0
  %45 = getelementptr inbounds nuw %struct.cell, ptr %44, i32 0, i32 2
  %46 = load i64, ptr %45, align 8
  %47 = call double @load(ptr noundef %42, i64 noundef %46)
  %48 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 25
  %49 = getelementptr inbounds [1048576 x %struct.cell], ptr %48, i64 0, i64 %.0
  %50 = getelementptr inbounds nuw %struct.cell, ptr %49, i32 0, i32 5
  store double %47, ptr %50, align 8
  %51 = add nsw i64 %.0, 1
  br label %34

52:
  call void @sum(ptr dead_on_unwind writable sret(%struct.sums) align 8 %2, ptr noundef %0)
  %53 = call i32 @agree(ptr noundef %0, ptr noundef byval(%struct.sums) align 8 %2)
  %54 = icmp ne i32 %53, 0
  br i1 %54, label %78, label %55

55:
  %56 = getelementptr inbounds nuw %struct.site, ptr %4, i32 0, i32 2
  %57 = load ptr, ptr %56, align 8
  %58 = getelementptr inbounds nuw %struct.site, ptr %4, i32 0, i32 3
  %59 = load ptr, ptr %58, align 8
  %60 = getelementptr inbounds nuw %struct.site, ptr %4, i32 0, i32 1
  %61 = load i32, ptr %60, align 4
  %62 = icmp ne i32 %61, 0
  %63 = zext i1 %62 to i64
  %64 = select i1 %62, ptr @.str.20, ptr @.str.21
  %65 = getelementptr inbounds nuw %struct.sums, ptr %2, i32 0, i32 0
  %66 = load double, ptr %65, align 8
  %67 = getelementptr inbounds nuw %struct.sums, ptr %2, i32 0, i32 1
  %68 = load double, ptr %67, align 8
  %69 = call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef @.str.19, ptr noundef %57, ptr noundef %59, ptr noundef %64, double noundef %66, double noundef %68)
  call void @direction(ptr noundef %0)
  %70 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 4
  %71 = load i32, ptr %70, align 4
  %72 = icmp ne i32 %71, 0
  br i1 %72, label %73, label %78

73:
  %74 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 3
  %75 = getelementptr inbounds [2 x i32], ptr %74, i64 0, i64 1
  %76 = load i32, ptr %75, align 4
  %77 = call i64 @write(i32 noundef %76, ptr noundef @.str.22, i64 noundef 1)
  br label %78

78:
  ret void
}

declare double @log(double noundef)

declare double @exp(double noundef)

declare double @llvm.maxnum.f64(double, double)

declare ptr @mmap(ptr noundef, i64 noundef, i32 noundef, i32 noundef, i32 noundef, i64 noundef)

declare i64 @read(i32 noundef, ptr noundef, i64 noundef)

declare i32 @dup(i32 noundef)

declare i32 @open(ptr noundef, i32 noundef, ...)

declare i32 @dup2(i32 noundef, i32 noundef)

declare i32 @alarm(i32 noundef)

declare ptr @strchr(ptr noundef, i32 noundef)

declare i32 @__isoc99_sscanf(ptr noundef, ptr noundef, ...)

define internal i32 @is_ours(ptr noundef %0, ptr noundef %1, ptr noundef %2) {
  br label %4

4:
  %.015 = phi ptr [ %0, %3 ], [ %27, %25 ]
  %5 = icmp ne ptr %.015, null
  br i1 %5, label %6, label %28

6:
  %7 = icmp uge ptr %.015, %1
  %8 = icmp ult ptr %.015, %2
  %or.cond = and i1 %7, %8
  br i1 %or.cond, label %28, label %9

9:
  %.0 = phi i32 [ %24, %23 ], [ 0, %6 ]
  %10 = icmp slt i32 %.0, 3
  br i1 %10, label %11, label %25

11:
  %12 = getelementptr inbounds nuw %struct.check, ptr %.015, i32 0, i32 8
  %13 = sext i32 %.0 to i64
  %14 = getelementptr inbounds [3 x ptr], ptr %12, i64 0, i64 %13
  %15 = load ptr, ptr %14, align 8
  %16 = icmp uge ptr %15, %1
  br i1 %16, label %17, label %23

17:
  %18 = getelementptr inbounds nuw %struct.check, ptr %.015, i32 0, i32 8
  %19 = sext i32 %.0 to i64
  %20 = getelementptr inbounds [3 x ptr], ptr %18, i64 0, i64 %19
  %21 = load ptr, ptr %20, align 8
  %22 = icmp ult ptr %21, %2
  br i1 %22, label %28, label %23

23:
  %24 = add nsw i32 %.0, 1
  br label %9

25:
  %26 = getelementptr inbounds nuw %struct.check, ptr %.015, i32 0, i32 1
  %27 = load ptr, ptr %26, align 8
  br label %4

28:
  %.014 = phi i32 [ 1, %17 ], [ 1, %6 ], [ 0, %4 ]
  ret i32 %.014
}

define internal void @open_up(ptr noundef %0, ptr noundef %1, ptr noundef %2) {
  br label %4

4:
  %.0 = phi i64 [ 0, %3 ], [ %26, %25 ]
  %5 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 23
  %6 = load i64, ptr %5, align 8
  %7 = icmp slt i64 %.0, %6
  br i1 %7, label %8, label %27

8:
  %9 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 25
  %10 = getelementptr inbounds [1048576 x %struct.cell], ptr %9, i64 0, i64 %.0
  %11 = getelementptr inbounds nuw %struct.cell, ptr %10, i32 0, i32 0
  %12 = load ptr, ptr %11, align 8
  %13 = icmp uge ptr %12, %1
  br i1 %13, label %14, label %25

14:
  %15 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 25
  %16 = getelementptr inbounds [1048576 x %struct.cell], ptr %15, i64 0, i64 %.0
  %17 = getelementptr inbounds nuw %struct.cell, ptr %16, i32 0, i32 0
  %18 = load ptr, ptr %17, align 8
  %19 = icmp ult ptr %18, %2
  br i1 %19, label %20, label %25

20:
  %21 = ptrtoint ptr %2 to i64
  %22 = ptrtoint ptr %1 to i64
  %23 = sub i64 %21, %22
  %24 = call i32 @mprotect(ptr noundef %1, i64 noundef %23, i32 noundef 3)
  br label %27

25:
  %26 = add nsw i64 %.0, 1
  br label %4

27:
  ret void
}

declare ptr @strstr(ptr noundef, ptr noundef)

declare ptr @mremap(ptr noundef, i64 noundef, i64 noundef, i32 noundef, ...)

declare i32 @mprotect(ptr noundef, i64 noundef, i32 noundef)

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

declare i32 @waitpid(i32 noundef, ptr noundef, i32 noundef)

declare ptr @__errno_location()

declare ptr @llvm.frameaddress.p0(i32 immarg)

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg)

define internal void @add(ptr noundef %0, double noundef %1, ptr noundef %2, ptr noundef %3) {
  %5 = getelementptr inbounds nuw %struct.check, ptr %3, i32 0, i32 16
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
  %35 = getelementptr inbounds nuw %struct.check, ptr %3, i32 0, i32 20
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

define internal void @direction(ptr noundef %0) {
  %2 = call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef @.str.23)
  br label %3

3:
  %.025 = phi i32 [ 0, %1 ], [ %.126, %24 ]
  %.024 = phi i64 [ 0, %1 ], [ %25, %24 ]
  %4 = icmp slt i64 %.024, 64
  %5 = icmp slt i32 %.025, 6
  %spec.select = select i1 %4, i1 %5, i1 false
  br i1 %spec.select, label %6, label %26

6:
  %7 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 21
  %8 = getelementptr inbounds [64 x %struct.argument], ptr %7, i64 0, i64 %.024
  %9 = getelementptr inbounds nuw %struct.argument, ptr %8, i32 0, i32 1
  %10 = load double, ptr %9, align 8
  %11 = fcmp une double %10, 0.000000e+00
  br i1 %11, label %12, label %24

12:
  %13 = add nsw i32 %.025, 1
  %14 = icmp ne i32 %.025, 0
  %15 = zext i1 %14 to i64
  %16 = select i1 %14, ptr @.str.25, ptr @.str.26
  %17 = trunc i64 %.024 to i32
  %18 = add nsw i32 %17, 1
  %19 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 21
  %20 = getelementptr inbounds [64 x %struct.argument], ptr %19, i64 0, i64 %.024
  %21 = getelementptr inbounds nuw %struct.argument, ptr %20, i32 0, i32 1
  %22 = load double, ptr %21, align 8
  %23 = call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef @.str.24, ptr noundef %16, i32 noundef %18, double noundef %22)
  br label %24

24:
  %.126 = phi i32 [ %13, %12 ], [ %.025, %6 ]
  %25 = add nsw i64 %.024, 1
  br label %3

26:
  %.2 = phi i32 [ %.4, %53 ], [ %.025, %3 ]
  %.023 = phi i64 [ %.1, %53 ], [ 0, %3 ]
  %.0 = phi i64 [ %54, %53 ], [ 0, %3 ]
  %27 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 23
  %28 = load i64, ptr %27, align 8
  %29 = icmp slt i64 %.0, %28
  br i1 %29, label %30, label %55

30:
  %31 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 25
  %32 = getelementptr inbounds [1048576 x %struct.cell], ptr %31, i64 0, i64 %.0
  %33 = getelementptr inbounds nuw %struct.cell, ptr %32, i32 0, i32 3
  %34 = load double, ptr %33, align 8
  %35 = fcmp une double %34, 0.000000e+00
  br i1 %35, label %36, label %53

36:
  %37 = icmp eq i32 %.2, 6
  br i1 %37, label %38, label %40

38:
  %39 = add nsw i64 %.023, 1
  br label %53

40:
  %41 = add nsw i32 %.2, 1
  %42 = icmp ne i32 %.2, 0
  %43 = zext i1 %42 to i64
  %44 = select i1 %42, ptr @.str.25, ptr @.str.26
  %45 = call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef %44)
  %46 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 25
  %47 = getelementptr inbounds [1048576 x %struct.cell], ptr %46, i64 0, i64 %.0
  call void @name(ptr noundef %0, ptr noundef %47)
  %48 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 25
  %49 = getelementptr inbounds [1048576 x %struct.cell], ptr %48, i64 0, i64 %.0
  %50 = getelementptr inbounds nuw %struct.cell, ptr %49, i32 0, i32 3
  %51 = load double, ptr %50, align 8
  %52 = call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef @.str.27, double noundef %51)
  br label %53

53:
  %.4 = phi i32 [ %.2, %38 ], [ %41, %40 ], [ %.2, %30 ]
  %.1 = phi i64 [ %39, %38 ], [ %.023, %40 ], [ %.023, %30 ]
  %54 = add nsw i64 %.0, 1
  br label %26

55:
  %56 = icmp ne i64 %.023, 0
  br i1 %56, label %57, label %59

57:
  %58 = call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef @.str.28, i64 noundef %.023)
  br label %59

59:
  %60 = call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef @.str.29)
  ret void
}

declare i64 @write(i32 noundef, ptr noundef, i64 noundef)

define internal void @name(ptr noundef %0, ptr noundef %1) {
  br label %3

3:
  %.017 = phi i64 [ 1073741824, %2 ], [ %.118, %5 ]
  %.016 = phi i64 [ 0, %2 ], [ %22, %5 ]
  %.0 = phi i64 [ -1, %2 ], [ %.1, %5 ]
  %4 = icmp slt i64 %.016, 64
  br i1 %4, label %5, label %23

5:
  %6 = getelementptr inbounds nuw %struct.cell, ptr %1, i32 0, i32 0
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 21
  %9 = getelementptr inbounds [64 x %struct.argument], ptr %8, i64 0, i64 %.016
  %10 = getelementptr inbounds nuw %struct.argument, ptr %9, i32 0, i32 3
  %11 = load ptr, ptr %10, align 8
  %12 = ptrtoint ptr %7 to i64
  %13 = ptrtoint ptr %11 to i64
  %14 = sub i64 %12, %13
  %15 = getelementptr inbounds nuw %struct.check, ptr %0, i32 0, i32 21
  %16 = getelementptr inbounds [64 x %struct.argument], ptr %15, i64 0, i64 %.016
  %17 = getelementptr inbounds nuw %struct.argument, ptr %16, i32 0, i32 3
  %18 = load ptr, ptr %17, align 8
  %19 = icmp ne ptr %18, null
  %20 = icmp sge i64 %14, 0
  %or.cond = select i1 %19, i1 %20, i1 false
  %21 = icmp slt i64 %14, %.017
  %or.cond19 = select i1 %or.cond, i1 %21, i1 false
  %.118 = select i1 %or.cond19, i64 %14, i64 %.017
  %.1 = select i1 %or.cond19, i64 %.016, i64 %.0
  %22 = add nsw i64 %.016, 1
  br label %3

23:
  %24 = icmp slt i64 %.0, 0
  br i1 %24, label %25, label %29

25:
  %26 = getelementptr inbounds nuw %struct.cell, ptr %1, i32 0, i32 0
  %27 = load ptr, ptr %26, align 8
  %28 = call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef @.str.30, ptr noundef %27)
  br label %36

29:
  %30 = getelementptr inbounds nuw %struct.cell, ptr %1, i32 0, i32 2
  %31 = load i64, ptr %30, align 8
  %32 = sdiv i64 %.017, %31
  %33 = trunc i64 %.0 to i32
  %34 = add nsw i32 %33, 1
  %35 = call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef @.str.31, i64 noundef %32, i32 noundef %34)
  br label %36

36:
  ret void
}

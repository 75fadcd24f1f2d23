; Made from team.c by `cargo xtask bodies`.
%struct.ident = type { i32, i32, i32, i32, ptr }
%struct.start = type { ptr, ptr, ptr, i32 }
%struct.record = type { ptr, i64 }
%struct.counter = type { ptr, ptr, i64, i64, i64, i64 }

@HERE = internal constant %struct.ident { i32 0, i32 2, i32 0, i32 0, ptr null }, align 8
@.str = private unnamed_addr constant [88 x i8] c"tapeless: threads meet at a barrier that was not initialised in what is differentiated\0A\00", align 1
@tapeless_team_key = weak hidden global i32 0, align 4
@tapeless_team_addresses = weak hidden global [64 x i32] zeroinitializer, align 16
@.str.1 = private unnamed_addr constant [111 x i8] c"tapeless: the reverse sweep of a parallel region needs %d threads, as its forward sweep had, and was given %d\0A\00", align 1
@.str.2 = private unnamed_addr constant [36 x i8] c"tapeless: a mutex cannot be locked\0A\00", align 1

define weak hidden void @tapeless.team.fork(i32 noundef %0, ptr noundef %1, ptr noundef %2) {
  %4 = alloca i32, align 4
  %5 = alloca %struct.start, align 8
  %6 = getelementptr inbounds nuw %struct.start, ptr %5, i32 0, i32 0
  store ptr %1, ptr %6, align 8
  %7 = getelementptr inbounds nuw %struct.start, ptr %5, i32 0, i32 1
  store ptr %2, ptr %7, align 8
  %8 = getelementptr inbounds nuw %struct.start, ptr %5, i32 0, i32 2
  %9 = load atomic i32, ptr @tapeless_team_key acquire, align 4
  %10 = icmp eq i32 %9, 0
  %11 = icmp ne ptr @pthread_key_create, null
  %or.cond = and i1 %10, %11
  br i1 %or.cond, label %12, label %26

12:
  %13 = call i32 @pthread_key_create(ptr noundef %4, ptr noundef null)
  %14 = icmp ne i32 %13, 0
  br i1 %14, label %26, label %15

15:
  %16 = load i32, ptr %4, align 4
  %17 = add i32 %16, 1
  %18 = cmpxchg ptr @tapeless_team_key, i32 %9, i32 %17 acq_rel acquire, align 4
  %19 = extractvalue { i32, i1 } %18, 0
  %20 = extractvalue { i32, i1 } %18, 1
  %spec.select = select i1 %20, i32 %9, i32 %19
  %21 = zext i1 %20 to i8
  %22 = trunc i8 %21 to i1
  br i1 %22, label %23, label %26

23:
  %24 = load i32, ptr %4, align 4
  %25 = add i32 %24, 1
  br label %26

26:
  %.0 = phi i32 [ %9, %3 ], [ %25, %23 ], [ %9, %12 ], [ %spec.select, %15 ]
  %27 = icmp ne i32 %.0, 0
  br i1 %27, label %28, label %31

28:
  %29 = sub i32 %.0, 1
  %30 = call ptr @pthread_getspecific(i32 noundef %29)
  br label %31

31:
  %32 = phi ptr [ %30, %28 ], [ null, %26 ]
  store ptr %32, ptr %8, align 8
  %33 = getelementptr inbounds nuw %struct.start, ptr %5, i32 0, i32 3
  %34 = icmp slt i32 %0, 0
  %35 = sub nsw i32 0, %0
  %36 = select i1 %34, i32 %35, i32 0
  store i32 %36, ptr %33, align 8
  %37 = getelementptr i8, ptr %5, i64 28
  call void @llvm.memset.p0.i64(ptr align 4 %37, i8 0, i64 4, i1 false)
  %38 = icmp ne i32 %0, 0
  br i1 %38, label %39, label %44

39:
  %40 = call i32 @__kmpc_global_thread_num(ptr noundef @HERE)
  %41 = icmp slt i32 %0, 0
  %42 = sub nsw i32 0, %0
  %43 = select i1 %41, i32 %42, i32 %0
  call void @__kmpc_push_num_threads(ptr noundef @HERE, i32 noundef %40, i32 noundef %43)
  br label %44

44:
  call void (ptr, i32, ptr, ...) @__kmpc_fork_call(ptr noundef @HERE, i32 noundef 1, ptr noundef @run, ptr noundef %5)
  ret void
}

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg)

declare void @__kmpc_push_num_threads(ptr noundef, i32 noundef, i32 noundef)

declare i32 @__kmpc_global_thread_num(ptr noundef)

declare void @__kmpc_fork_call(ptr noundef, i32 noundef, ptr noundef, ...)

define internal void @run(ptr noundef %0, ptr noundef %1, ptr noundef %2) {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = getelementptr inbounds nuw %struct.start, ptr %2, i32 0, i32 3
  %8 = load i32, ptr %7, align 8
  %9 = icmp ne i32 %8, 0
  br i1 %9, label %10, label %20

10:
  %11 = call i32 @omp_get_num_threads()
  %12 = getelementptr inbounds nuw %struct.start, ptr %2, i32 0, i32 3
  %13 = load i32, ptr %12, align 8
  %14 = icmp ne i32 %11, %13
  br i1 %14, label %15, label %20

15:
  %16 = getelementptr inbounds nuw %struct.start, ptr %2, i32 0, i32 3
  %17 = load i32, ptr %16, align 8
  %18 = call i32 @omp_get_num_threads()
  %19 = call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef @.str.1, i32 noundef %17, i32 noundef %18)
  call void @abort()
  unreachable

20:
  %21 = load atomic i32, ptr @tapeless_team_key acquire, align 4
  %22 = icmp eq i32 %21, 0
  %23 = icmp ne ptr @pthread_key_create, null
  %or.cond = and i1 %22, %23
  br i1 %or.cond, label %24, label %38

24:
  %25 = call i32 @pthread_key_create(ptr noundef %4, ptr noundef null)
  %26 = icmp ne i32 %25, 0
  br i1 %26, label %38, label %27

27:
  %28 = load i32, ptr %4, align 4
  %29 = add i32 %28, 1
  %30 = cmpxchg ptr @tapeless_team_key, i32 %21, i32 %29 acq_rel acquire, align 4
  %31 = extractvalue { i32, i1 } %30, 0
  %32 = extractvalue { i32, i1 } %30, 1
  %spec.select = select i1 %32, i32 %21, i32 %31
  %33 = zext i1 %32 to i8
  %34 = trunc i8 %33 to i1
  br i1 %34, label %35, label %38

35:
  %36 = load i32, ptr %4, align 4
  %37 = add i32 %36, 1
  br label %38

38:
  %.0 = phi i32 [ %21, %20 ], [ %37, %35 ], [ %21, %24 ], [ %spec.select, %27 ]
  %39 = icmp ne i32 %.0, 0
  br i1 %39, label %40, label %43

40:
  %41 = sub i32 %.0, 1
  %42 = call ptr @pthread_getspecific(i32 noundef %41)
  br label %43

43:
  %44 = phi ptr [ %42, %40 ], [ null, %38 ]
  %45 = getelementptr inbounds nuw %struct.start, ptr %2, i32 0, i32 2
  %46 = load ptr, ptr %45, align 8
  %47 = load atomic i32, ptr @tapeless_team_key acquire, align 4
  %48 = icmp eq i32 %47, 0
  %49 = icmp ne ptr @pthread_key_create, null
  %or.cond45 = and i1 %48, %49
  br i1 %or.cond45, label %50, label %64

50:
  %51 = call i32 @pthread_key_create(ptr noundef %6, ptr noundef null)
  %52 = icmp ne i32 %51, 0
  br i1 %52, label %64, label %53

53:
  %54 = load i32, ptr %6, align 4
  %55 = add i32 %54, 1
  %56 = cmpxchg ptr @tapeless_team_key, i32 %47, i32 %55 acq_rel acquire, align 4
  %57 = extractvalue { i32, i1 } %56, 0
  %58 = extractvalue { i32, i1 } %56, 1
  %spec.select46 = select i1 %58, i32 %47, i32 %57
  %59 = zext i1 %58 to i8
  %60 = trunc i8 %59 to i1
  br i1 %60, label %61, label %64

61:
  %62 = load i32, ptr %6, align 4
  %63 = add i32 %62, 1
  br label %64

64:
  %.043 = phi i32 [ %47, %43 ], [ %63, %61 ], [ %47, %50 ], [ %spec.select46, %53 ]
  %65 = icmp ne i32 %.043, 0
  br i1 %65, label %66, label %69

66:
  %67 = sub i32 %.043, 1
  %68 = call i32 @pthread_setspecific(i32 noundef %67, ptr noundef %46)
  br label %69

69:
  %70 = getelementptr inbounds nuw %struct.start, ptr %2, i32 0, i32 0
  %71 = load ptr, ptr %70, align 8
  %72 = getelementptr inbounds nuw %struct.start, ptr %2, i32 0, i32 1
  %73 = load ptr, ptr %72, align 8
  call void %71(ptr noundef %73)
  %74 = load atomic i32, ptr @tapeless_team_key acquire, align 4
  %75 = icmp eq i32 %74, 0
  %76 = icmp ne ptr @pthread_key_create, null
  %or.cond47 = and i1 %75, %76
  br i1 %or.cond47, label %77, label %91

77:
  %78 = call i32 @pthread_key_create(ptr noundef %5, ptr noundef null)
  %79 = icmp ne i32 %78, 0
  br i1 %79, label %91, label %80

80:
  %81 = load i32, ptr %5, align 4
  %82 = add i32 %81, 1
  %83 = cmpxchg ptr @tapeless_team_key, i32 %74, i32 %82 acq_rel acquire, align 4
  %84 = extractvalue { i32, i1 } %83, 0
  %85 = extractvalue { i32, i1 } %83, 1
  %spec.select48 = select i1 %85, i32 %74, i32 %84
  %86 = zext i1 %85 to i8
  %87 = trunc i8 %86 to i1
  br i1 %87, label %88, label %91

88:
  %89 = load i32, ptr %5, align 4
  %90 = add i32 %89, 1
  br label %91

91:
  %.041 = phi i32 [ %74, %69 ], [ %90, %88 ], [ %74, %77 ], [ %spec.select48, %80 ]
  %92 = icmp ne i32 %.041, 0
  br i1 %92, label %93, label %96

93:
  %94 = sub i32 %.041, 1
  %95 = call i32 @pthread_setspecific(i32 noundef %94, ptr noundef %44)
  br label %96

96:
  ret void
}

define weak hidden i32 @tapeless.team.rank() {
  %1 = call i32 @omp_get_thread_num()
  ret i32 %1
}

declare i32 @omp_get_thread_num()

define weak hidden i32 @tapeless.team.size() {
  %1 = call i32 @omp_get_num_threads()
  ret i32 %1
}

declare i32 @omp_get_num_threads()

define weak hidden i32 @tapeless.team.most(i32 noundef %0) {
  %2 = call i32 @omp_get_max_threads()
  %3 = icmp slt i32 %0, 0
  %4 = sub nsw i32 0, %0
  %5 = select i1 %3, i32 %4, i32 %0
  %6 = icmp sgt i32 %2, %5
  %7 = select i1 %6, i32 %2, i32 %5
  ret i32 %7
}

declare i32 @omp_get_max_threads()

define weak hidden void @tapeless.team.barrier() {
  %1 = call i32 @__kmpc_global_thread_num(ptr noundef @HERE)
  call void @__kmpc_barrier(ptr noundef @HERE, i32 noundef %1)
  ret void
}

declare void @__kmpc_barrier(ptr noundef, i32 noundef)

define weak hidden ptr @tapeless.team.share(ptr noundef %0, i32 noundef %1) {
  %3 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  %4 = call i32 @__kmpc_global_thread_num(ptr noundef @HERE)
  call void @__kmpc_copyprivate(ptr noundef @HERE, i32 noundef %4, i64 noundef 8, ptr noundef %3, ptr noundef @copy_pointer, i32 noundef %1)
  %5 = load ptr, ptr %3, align 8
  ret ptr %5
}

declare void @__kmpc_copyprivate(ptr noundef, i32 noundef, i64 noundef, ptr noundef, ptr noundef, i32 noundef)

define internal void @copy_pointer(ptr noundef %0, ptr noundef %1) {
  %3 = load ptr, ptr %1, align 8
  store ptr %3, ptr %0, align 8
  ret void
}

define weak hidden void @tapeless.team.count(ptr noundef %0) {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = load atomic i32, ptr @tapeless_team_key acquire, align 4
  %5 = icmp eq i32 %4, 0
  %6 = icmp ne ptr @pthread_key_create, null
  %or.cond = and i1 %5, %6
  br i1 %or.cond, label %7, label %21

7:
  %8 = call i32 @pthread_key_create(ptr noundef %2, ptr noundef null)
  %9 = icmp ne i32 %8, 0
  br i1 %9, label %21, label %10

10:
  %11 = load i32, ptr %2, align 4
  %12 = add i32 %11, 1
  %13 = cmpxchg ptr @tapeless_team_key, i32 %4, i32 %12 acq_rel acquire, align 4
  %14 = extractvalue { i32, i1 } %13, 0
  %15 = extractvalue { i32, i1 } %13, 1
  %spec.select = select i1 %15, i32 %4, i32 %14
  %16 = zext i1 %15 to i8
  %17 = trunc i8 %16 to i1
  br i1 %17, label %18, label %21

18:
  %19 = load i32, ptr %2, align 4
  %20 = add i32 %19, 1
  br label %21

21:
  %.0 = phi i32 [ %4, %1 ], [ %20, %18 ], [ %4, %7 ], [ %spec.select, %10 ]
  %22 = icmp ne i32 %.0, 0
  br i1 %22, label %23, label %26

23:
  %24 = sub i32 %.0, 1
  %25 = call ptr @pthread_getspecific(i32 noundef %24)
  br label %26

26:
  %27 = phi ptr [ %25, %23 ], [ null, %21 ]
  %28 = icmp ne ptr %27, null
  br i1 %28, label %52, label %29

29:
  %30 = load atomic i32, ptr @tapeless_team_key acquire, align 4
  %31 = icmp eq i32 %30, 0
  %32 = icmp ne ptr @pthread_key_create, null
  %or.cond24 = and i1 %31, %32
  br i1 %or.cond24, label %33, label %47

33:
  %34 = call i32 @pthread_key_create(ptr noundef %3, ptr noundef null)
  %35 = icmp ne i32 %34, 0
  br i1 %35, label %47, label %36

36:
  %37 = load i32, ptr %3, align 4
  %38 = add i32 %37, 1
  %39 = cmpxchg ptr @tapeless_team_key, i32 %30, i32 %38 acq_rel acquire, align 4
  %40 = extractvalue { i32, i1 } %39, 0
  %41 = extractvalue { i32, i1 } %39, 1
  %spec.select25 = select i1 %41, i32 %30, i32 %40
  %42 = zext i1 %41 to i8
  %43 = trunc i8 %42 to i1
  br i1 %43, label %44, label %47

44:
  %45 = load i32, ptr %3, align 4
  %46 = add i32 %45, 1
  br label %47

47:
  %.022 = phi i32 [ %30, %29 ], [ %46, %44 ], [ %30, %33 ], [ %spec.select25, %36 ]
  %48 = icmp ne i32 %.022, 0
  br i1 %48, label %49, label %52

49:
  %50 = sub i32 %.022, 1
  %51 = call i32 @pthread_setspecific(i32 noundef %50, ptr noundef %0)
  br label %52

52:
  ret void
}

define weak hidden void @tapeless.team.pause(ptr noundef %0) {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = load atomic i32, ptr @tapeless_team_key acquire, align 4
  %5 = icmp eq i32 %4, 0
  %6 = icmp ne ptr @pthread_key_create, null
  %or.cond = and i1 %5, %6
  br i1 %or.cond, label %7, label %21

7:
  %8 = call i32 @pthread_key_create(ptr noundef %2, ptr noundef null)
  %9 = icmp ne i32 %8, 0
  br i1 %9, label %21, label %10

10:
  %11 = load i32, ptr %2, align 4
  %12 = add i32 %11, 1
  %13 = cmpxchg ptr @tapeless_team_key, i32 %4, i32 %12 acq_rel acquire, align 4
  %14 = extractvalue { i32, i1 } %13, 0
  %15 = extractvalue { i32, i1 } %13, 1
  %spec.select = select i1 %15, i32 %4, i32 %14
  %16 = zext i1 %15 to i8
  %17 = trunc i8 %16 to i1
  br i1 %17, label %18, label %21

18:
  %19 = load i32, ptr %2, align 4
  %20 = add i32 %19, 1
  br label %21

21:
  %.0 = phi i32 [ %4, %1 ], [ %20, %18 ], [ %4, %7 ], [ %spec.select, %10 ]
  %22 = icmp ne i32 %.0, 0
  br i1 %22, label %23, label %26

23:
  %24 = sub i32 %.0, 1
  %25 = call ptr @pthread_getspecific(i32 noundef %24)
  br label %26

26:
  %27 = phi ptr [ %25, %23 ], [ null, %21 ]
  %28 = icmp eq ptr %27, %0
  br i1 %28, label %29, label %52

29:
  %30 = load atomic i32, ptr @tapeless_team_key acquire, align 4
  %31 = icmp eq i32 %30, 0
  %32 = icmp ne ptr @pthread_key_create, null
  %or.cond24 = and i1 %31, %32
  br i1 %or.cond24, label %33, label %47

33:
  %34 = call i32 @pthread_key_create(ptr noundef %3, ptr noundef null)
  %35 = icmp ne i32 %34, 0
  br i1 %35, label %47, label %36

36:
  %37 = load i32, ptr %3, align 4
  %38 = add i32 %37, 1
  %39 = cmpxchg ptr @tapeless_team_key, i32 %30, i32 %38 acq_rel acquire, align 4
  %40 = extractvalue { i32, i1 } %39, 0
  %41 = extractvalue { i32, i1 } %39, 1
  %spec.select25 = select i1 %41, i32 %30, i32 %40
  %42 = zext i1 %41 to i8
  %43 = trunc i8 %42 to i1
  br i1 %43, label %44, label %47

44:
  %45 = load i32, ptr %3, align 4
  %46 = add i32 %45, 1
  br label %47

47:
  %.022 = phi i32 [ %30, %29 ], [ %46, %44 ], [ %30, %33 ], [ %spec.select25, %36 ]
  %48 = icmp ne i32 %.022, 0
  br i1 %48, label %49, label %52

49:
  %50 = sub i32 %.022, 1
  %51 = call i32 @pthread_setspecific(i32 noundef %50, ptr noundef null)
  br label %52

52:
  ret void
}

define weak hidden void @tapeless.team.forget(ptr noundef %0) {
  call void @tapeless.team.pause(ptr noundef %0)
  br label %2

2:
  %3 = getelementptr inbounds nuw %struct.record, ptr %0, i32 0, i32 0
  %4 = load ptr, ptr %3, align 8
  %5 = icmp ne ptr %4, null
  br i1 %5, label %6, label %12

6:
  %7 = getelementptr inbounds nuw %struct.record, ptr %0, i32 0, i32 0
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds nuw %struct.counter, ptr %8, i32 0, i32 0
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds nuw %struct.record, ptr %0, i32 0, i32 0
  store ptr %10, ptr %11, align 8
  call void @free(ptr noundef %8)
  br label %2

12:
  ret void
}

declare void @free(ptr noundef)

define weak hidden i64 @tapeless.team.enter(ptr noundef %0) {
  %2 = alloca i32, align 4
  %3 = call i32 @__kmpc_global_thread_num(ptr noundef @HERE)
  call void @__kmpc_critical(ptr noundef @HERE, i32 noundef %3, ptr noundef %0)
  %4 = load atomic i32, ptr @tapeless_team_key acquire, align 4
  %5 = icmp eq i32 %4, 0
  %6 = icmp ne ptr @pthread_key_create, null
  %or.cond = and i1 %5, %6
  br i1 %or.cond, label %7, label %21

7:
  %8 = call i32 @pthread_key_create(ptr noundef %2, ptr noundef null)
  %9 = icmp ne i32 %8, 0
  br i1 %9, label %21, label %10

10:
  %11 = load i32, ptr %2, align 4
  %12 = add i32 %11, 1
  %13 = cmpxchg ptr @tapeless_team_key, i32 %4, i32 %12 acq_rel acquire, align 4
  %14 = extractvalue { i32, i1 } %13, 0
  %15 = extractvalue { i32, i1 } %13, 1
  %spec.select = select i1 %15, i32 %4, i32 %14
  %16 = zext i1 %15 to i8
  %17 = trunc i8 %16 to i1
  br i1 %17, label %18, label %21

18:
  %19 = load i32, ptr %2, align 4
  %20 = add i32 %19, 1
  br label %21

21:
  %.0 = phi i32 [ %4, %1 ], [ %20, %18 ], [ %4, %7 ], [ %spec.select, %10 ]
  %22 = icmp ne i32 %.0, 0
  br i1 %22, label %23, label %26

23:
  %24 = sub i32 %.0, 1
  %25 = call ptr @pthread_getspecific(i32 noundef %24)
  br label %26

26:
  %27 = phi ptr [ %25, %23 ], [ null, %21 ]
  %28 = icmp ne ptr %27, null
  br i1 %28, label %29, label %37

29:
  %30 = call ptr @counter_of(ptr noundef %27, ptr noundef %0)
  %31 = getelementptr inbounds nuw %struct.counter, ptr %30, i32 0, i32 2
  %32 = load i64, ptr %31, align 8
  %33 = add nsw i64 %32, 1
  store i64 %33, ptr %31, align 8
  %34 = getelementptr inbounds nuw %struct.counter, ptr %30, i32 0, i32 3
  %35 = getelementptr inbounds nuw %struct.counter, ptr %30, i32 0, i32 2
  %36 = load i64, ptr %35, align 8
  store atomic i64 %36, ptr %34 release, align 8
  br label %37

37:
  %.021 = phi i64 [ %32, %29 ], [ 0, %26 ]
  ret i64 %.021
}

declare void @__kmpc_critical(ptr noundef, i32 noundef, ptr noundef)

define weak hidden i64 @tapeless.team.leave(ptr noundef %0) {
  %2 = alloca i32, align 4
  %3 = load atomic i32, ptr @tapeless_team_key acquire, align 4
  %4 = icmp eq i32 %3, 0
  %5 = icmp ne ptr @pthread_key_create, null
  %or.cond = and i1 %4, %5
  br i1 %or.cond, label %6, label %20

6:
  %7 = call i32 @pthread_key_create(ptr noundef %2, ptr noundef null)
  %8 = icmp ne i32 %7, 0
  br i1 %8, label %20, label %9

9:
  %10 = load i32, ptr %2, align 4
  %11 = add i32 %10, 1
  %12 = cmpxchg ptr @tapeless_team_key, i32 %3, i32 %11 acq_rel acquire, align 4
  %13 = extractvalue { i32, i1 } %12, 0
  %14 = extractvalue { i32, i1 } %12, 1
  %spec.select = select i1 %14, i32 %3, i32 %13
  %15 = zext i1 %14 to i8
  %16 = trunc i8 %15 to i1
  br i1 %16, label %17, label %20

17:
  %18 = load i32, ptr %2, align 4
  %19 = add i32 %18, 1
  br label %20

20:
  %.0 = phi i32 [ %3, %1 ], [ %19, %17 ], [ %3, %6 ], [ %spec.select, %9 ]
  %21 = icmp ne i32 %.0, 0
  br i1 %21, label %22, label %25

22:
  %23 = sub i32 %.0, 1
  %24 = call ptr @pthread_getspecific(i32 noundef %23)
  br label %25

25:
  %26 = phi ptr [ %24, %22 ], [ null, %20 ]
  %27 = icmp ne ptr %26, null
  br i1 %27, label %28, label %33

28:
  %29 = call ptr @counter_of(ptr noundef %26, ptr noundef %0)
  %30 = getelementptr inbounds nuw %struct.counter, ptr %29, i32 0, i32 2
  %31 = load i64, ptr %30, align 8
  %32 = sub nsw i64 %31, 1
  br label %33

33:
  %34 = phi i64 [ %32, %28 ], [ 0, %25 ]
  %35 = call i32 @__kmpc_global_thread_num(ptr noundef @HERE)
  call void @__kmpc_end_critical(ptr noundef @HERE, i32 noundef %35, ptr noundef %0)
  ret i64 %34
}

define internal ptr @counter_of(ptr noundef %0, ptr noundef %1) {
  br label %3

3:
  %4 = getelementptr inbounds nuw %struct.record, ptr %0, i32 0, i32 1
  %5 = atomicrmw xchg ptr %4, i64 1 acquire, align 8
  %6 = icmp ne i64 %5, 0
  br i1 %6, label %7, label %9

7:
  %8 = call i32 @sched_yield()
  br label %3

9:
  %10 = getelementptr inbounds nuw %struct.record, ptr %0, i32 0, i32 0
  %11 = load ptr, ptr %10, align 8
  br label %12

12:
  %.0 = phi ptr [ %11, %9 ], [ %19, %17 ]
  %magicptr = ptrtoint ptr %.0 to i64
  %cond = icmp eq i64 %magicptr, 0
  br i1 %cond, label %21, label %13

13:
  %14 = getelementptr inbounds nuw %struct.counter, ptr %.0, i32 0, i32 1
  %15 = load ptr, ptr %14, align 8
  %16 = icmp ne ptr %15, %1
  br i1 %16, label %17, label %.critedge

17:
  %18 = getelementptr inbounds nuw %struct.counter, ptr %.0, i32 0, i32 0
  %19 = load ptr, ptr %18, align 8
  br label %12

.critedge:
  %20 = icmp ne ptr %.0, null
  br i1 %20, label %34, label %21

21:
  %22 = call ptr @malloc(i64 noundef 48)
  %23 = icmp ne ptr %22, null
  br i1 %23, label %24, label %34

24:
  %25 = getelementptr inbounds nuw %struct.record, ptr %0, i32 0, i32 0
  %26 = load ptr, ptr %25, align 8
  %27 = getelementptr inbounds nuw %struct.counter, ptr %22, i32 0, i32 0
  store ptr %26, ptr %27, align 8
  %28 = getelementptr inbounds nuw %struct.counter, ptr %22, i32 0, i32 1
  store ptr %1, ptr %28, align 8
  %29 = getelementptr inbounds nuw %struct.counter, ptr %22, i32 0, i32 5
  store i64 0, ptr %29, align 8
  %30 = getelementptr inbounds nuw %struct.counter, ptr %22, i32 0, i32 4
  store i64 0, ptr %30, align 8
  %31 = getelementptr inbounds nuw %struct.counter, ptr %22, i32 0, i32 3
  store i64 0, ptr %31, align 8
  %32 = getelementptr inbounds nuw %struct.counter, ptr %22, i32 0, i32 2
  store i64 0, ptr %32, align 8
  %33 = getelementptr inbounds nuw %struct.record, ptr %0, i32 0, i32 0
  store ptr %22, ptr %33, align 8
  br label %34

34:
  %.1 = phi ptr [ %.0, %.critedge ], [ %22, %24 ], [ %22, %21 ]
  %35 = getelementptr inbounds nuw %struct.record, ptr %0, i32 0, i32 1
  store atomic i64 0, ptr %35 release, align 8
  %36 = icmp ne ptr %.1, null
  br i1 %36, label %38, label %37

37:
  call void @abort()
  unreachable

38:
  ret ptr %.1
}

declare void @__kmpc_end_critical(ptr noundef, i32 noundef, ptr noundef)

define weak hidden i64 @tapeless.team.enter.ordered(ptr noundef %0) {
  %2 = alloca i32, align 4
  %3 = call i32 @__kmpc_global_thread_num(ptr noundef @HERE)
  call void @__kmpc_ordered(ptr noundef @HERE, i32 noundef %3)
  %4 = load atomic i32, ptr @tapeless_team_key acquire, align 4
  %5 = icmp eq i32 %4, 0
  %6 = icmp ne ptr @pthread_key_create, null
  %or.cond = and i1 %5, %6
  br i1 %or.cond, label %7, label %21

7:
  %8 = call i32 @pthread_key_create(ptr noundef %2, ptr noundef null)
  %9 = icmp ne i32 %8, 0
  br i1 %9, label %21, label %10

10:
  %11 = load i32, ptr %2, align 4
  %12 = add i32 %11, 1
  %13 = cmpxchg ptr @tapeless_team_key, i32 %4, i32 %12 acq_rel acquire, align 4
  %14 = extractvalue { i32, i1 } %13, 0
  %15 = extractvalue { i32, i1 } %13, 1
  %spec.select = select i1 %15, i32 %4, i32 %14
  %16 = zext i1 %15 to i8
  %17 = trunc i8 %16 to i1
  br i1 %17, label %18, label %21

18:
  %19 = load i32, ptr %2, align 4
  %20 = add i32 %19, 1
  br label %21

21:
  %.0 = phi i32 [ %4, %1 ], [ %20, %18 ], [ %4, %7 ], [ %spec.select, %10 ]
  %22 = icmp ne i32 %.0, 0
  br i1 %22, label %23, label %26

23:
  %24 = sub i32 %.0, 1
  %25 = call ptr @pthread_getspecific(i32 noundef %24)
  br label %26

26:
  %27 = phi ptr [ %25, %23 ], [ null, %21 ]
  %28 = icmp ne ptr %27, null
  br i1 %28, label %29, label %37

29:
  %30 = call ptr @counter_of(ptr noundef %27, ptr noundef %0)
  %31 = getelementptr inbounds nuw %struct.counter, ptr %30, i32 0, i32 2
  %32 = load i64, ptr %31, align 8
  %33 = add nsw i64 %32, 1
  store i64 %33, ptr %31, align 8
  %34 = getelementptr inbounds nuw %struct.counter, ptr %30, i32 0, i32 3
  %35 = getelementptr inbounds nuw %struct.counter, ptr %30, i32 0, i32 2
  %36 = load i64, ptr %35, align 8
  store atomic i64 %36, ptr %34 release, align 8
  br label %37

37:
  %.020 = phi i64 [ %32, %29 ], [ 0, %26 ]
  ret i64 %.020
}

declare void @__kmpc_ordered(ptr noundef, i32 noundef)

define weak hidden i64 @tapeless.team.leave.ordered(ptr noundef %0) {
  %2 = alloca i32, align 4
  %3 = load atomic i32, ptr @tapeless_team_key acquire, align 4
  %4 = icmp eq i32 %3, 0
  %5 = icmp ne ptr @pthread_key_create, null
  %or.cond = and i1 %4, %5
  br i1 %or.cond, label %6, label %20

6:
  %7 = call i32 @pthread_key_create(ptr noundef %2, ptr noundef null)
  %8 = icmp ne i32 %7, 0
  br i1 %8, label %20, label %9

9:
  %10 = load i32, ptr %2, align 4
  %11 = add i32 %10, 1
  %12 = cmpxchg ptr @tapeless_team_key, i32 %3, i32 %11 acq_rel acquire, align 4
  %13 = extractvalue { i32, i1 } %12, 0
  %14 = extractvalue { i32, i1 } %12, 1
  %spec.select = select i1 %14, i32 %3, i32 %13
  %15 = zext i1 %14 to i8
  %16 = trunc i8 %15 to i1
  br i1 %16, label %17, label %20

17:
  %18 = load i32, ptr %2, align 4
  %19 = add i32 %18, 1
  br label %20

20:
  %.0 = phi i32 [ %3, %1 ], [ %19, %17 ], [ %3, %6 ], [ %spec.select, %9 ]
  %21 = icmp ne i32 %.0, 0
  br i1 %21, label %22, label %25

22:
  %23 = sub i32 %.0, 1
  %24 = call ptr @pthread_getspecific(i32 noundef %23)
  br label %25

25:
  %26 = phi ptr [ %24, %22 ], [ null, %20 ]
  %27 = icmp ne ptr %26, null
  br i1 %27, label %28, label %33

28:
  %29 = call ptr @counter_of(ptr noundef %26, ptr noundef %0)
  %30 = getelementptr inbounds nuw %struct.counter, ptr %29, i32 0, i32 2
  %31 = load i64, ptr %30, align 8
  %32 = sub nsw i64 %31, 1
  br label %33

33:
  %34 = phi i64 [ %32, %28 ], [ 0, %25 ]
  %35 = call i32 @__kmpc_global_thread_num(ptr noundef @HERE)
  call void @__kmpc_end_ordered(ptr noundef @HERE, i32 noundef %35)
  ret i64 %34
}

declare void @__kmpc_end_ordered(ptr noundef, i32 noundef)

define weak hidden i64 @tapeless.team.enter.address(ptr noundef %0) {
  %2 = alloca i32, align 4
  br label %3

3:
  %4 = ptrtoint ptr %0 to i64
  %5 = udiv i64 %4, 8
  %6 = mul i64 %5, -7046029254386353131
  %7 = lshr i64 %6, 58
  %8 = getelementptr inbounds nuw [64 x i32], ptr @tapeless_team_addresses, i64 0, i64 %7
  %9 = atomicrmw xchg ptr %8, i32 1 acquire, align 4
  %10 = icmp ne i32 %9, 0
  br i1 %10, label %11, label %13

11:
  %12 = call i32 @sched_yield()
  br label %3

13:
  %14 = load atomic i32, ptr @tapeless_team_key acquire, align 4
  %15 = icmp eq i32 %14, 0
  %16 = icmp ne ptr @pthread_key_create, null
  %or.cond = and i1 %15, %16
  br i1 %or.cond, label %17, label %31

17:
  %18 = call i32 @pthread_key_create(ptr noundef %2, ptr noundef null)
  %19 = icmp ne i32 %18, 0
  br i1 %19, label %31, label %20

20:
  %21 = load i32, ptr %2, align 4
  %22 = add i32 %21, 1
  %23 = cmpxchg ptr @tapeless_team_key, i32 %14, i32 %22 acq_rel acquire, align 4
  %24 = extractvalue { i32, i1 } %23, 0
  %25 = extractvalue { i32, i1 } %23, 1
  %spec.select = select i1 %25, i32 %14, i32 %24
  %26 = zext i1 %25 to i8
  %27 = trunc i8 %26 to i1
  br i1 %27, label %28, label %31

28:
  %29 = load i32, ptr %2, align 4
  %30 = add i32 %29, 1
  br label %31

31:
  %.0 = phi i32 [ %14, %13 ], [ %30, %28 ], [ %14, %17 ], [ %spec.select, %20 ]
  %32 = icmp ne i32 %.0, 0
  br i1 %32, label %33, label %36

33:
  %34 = sub i32 %.0, 1
  %35 = call ptr @pthread_getspecific(i32 noundef %34)
  br label %36

36:
  %37 = phi ptr [ %35, %33 ], [ null, %31 ]
  %38 = icmp ne ptr %37, null
  br i1 %38, label %39, label %47

39:
  %40 = call ptr @counter_of(ptr noundef %37, ptr noundef %0)
  %41 = getelementptr inbounds nuw %struct.counter, ptr %40, i32 0, i32 2
  %42 = load i64, ptr %41, align 8
  %43 = add nsw i64 %42, 1
  store i64 %43, ptr %41, align 8
  %44 = getelementptr inbounds nuw %struct.counter, ptr %40, i32 0, i32 3
  %45 = getelementptr inbounds nuw %struct.counter, ptr %40, i32 0, i32 2
  %46 = load i64, ptr %45, align 8
  store atomic i64 %46, ptr %44 release, align 8
  br label %47

47:
  %.026 = phi i64 [ %42, %39 ], [ 0, %36 ]
  ret i64 %.026
}

define weak hidden i64 @tapeless.team.leave.address(ptr noundef %0) {
  %2 = alloca i32, align 4
  %3 = load atomic i32, ptr @tapeless_team_key acquire, align 4
  %4 = icmp eq i32 %3, 0
  %5 = icmp ne ptr @pthread_key_create, null
  %or.cond = and i1 %4, %5
  br i1 %or.cond, label %6, label %20

6:
  %7 = call i32 @pthread_key_create(ptr noundef %2, ptr noundef null)
  %8 = icmp ne i32 %7, 0
  br i1 %8, label %20, label %9

9:
  %10 = load i32, ptr %2, align 4
  %11 = add i32 %10, 1
  %12 = cmpxchg ptr @tapeless_team_key, i32 %3, i32 %11 acq_rel acquire, align 4
  %13 = extractvalue { i32, i1 } %12, 0
  %14 = extractvalue { i32, i1 } %12, 1
  %spec.select = select i1 %14, i32 %3, i32 %13
  %15 = zext i1 %14 to i8
  %16 = trunc i8 %15 to i1
  br i1 %16, label %17, label %20

17:
  %18 = load i32, ptr %2, align 4
  %19 = add i32 %18, 1
  br label %20

20:
  %.0 = phi i32 [ %3, %1 ], [ %19, %17 ], [ %3, %6 ], [ %spec.select, %9 ]
  %21 = icmp ne i32 %.0, 0
  br i1 %21, label %22, label %25

22:
  %23 = sub i32 %.0, 1
  %24 = call ptr @pthread_getspecific(i32 noundef %23)
  br label %25

25:
  %26 = phi ptr [ %24, %22 ], [ null, %20 ]
  %27 = icmp ne ptr %26, null
  br i1 %27, label %28, label %33

28:
  %29 = call ptr @counter_of(ptr noundef %26, ptr noundef %0)
  %30 = getelementptr inbounds nuw %struct.counter, ptr %29, i32 0, i32 2
  %31 = load i64, ptr %30, align 8
  %32 = sub nsw i64 %31, 1
  br label %33

33:
  %34 = phi i64 [ %32, %28 ], [ 0, %25 ]
  %35 = ptrtoint ptr %0 to i64
  %36 = udiv i64 %35, 8
  %37 = mul i64 %36, -7046029254386353131
  %38 = lshr i64 %37, 58
  %39 = getelementptr inbounds nuw [64 x i32], ptr @tapeless_team_addresses, i64 0, i64 %38
  store atomic i32 0, ptr %39 release, align 4
  ret i64 %34
}

define weak hidden i64 @tapeless.team.enter.mutex(ptr noundef %0) {
  %2 = alloca i32, align 4
  %3 = call i32 @pthread_mutex_lock(ptr noundef %0)
  %4 = icmp ne i32 %3, 0
  br i1 %4, label %5, label %7

5:
  %6 = call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef @.str.2)
  call void @abort()
  unreachable

7:
  %8 = load atomic i32, ptr @tapeless_team_key acquire, align 4
  %9 = icmp eq i32 %8, 0
  %10 = icmp ne ptr @pthread_key_create, null
  %or.cond = and i1 %9, %10
  br i1 %or.cond, label %11, label %25

11:
  %12 = call i32 @pthread_key_create(ptr noundef %2, ptr noundef null)
  %13 = icmp ne i32 %12, 0
  br i1 %13, label %25, label %14

14:
  %15 = load i32, ptr %2, align 4
  %16 = add i32 %15, 1
  %17 = cmpxchg ptr @tapeless_team_key, i32 %8, i32 %16 acq_rel acquire, align 4
  %18 = extractvalue { i32, i1 } %17, 0
  %19 = extractvalue { i32, i1 } %17, 1
  %spec.select = select i1 %19, i32 %8, i32 %18
  %20 = zext i1 %19 to i8
  %21 = trunc i8 %20 to i1
  br i1 %21, label %22, label %25

22:
  %23 = load i32, ptr %2, align 4
  %24 = add i32 %23, 1
  br label %25

25:
  %.0 = phi i32 [ %8, %7 ], [ %24, %22 ], [ %8, %11 ], [ %spec.select, %14 ]
  %26 = icmp ne i32 %.0, 0
  br i1 %26, label %27, label %30

27:
  %28 = sub i32 %.0, 1
  %29 = call ptr @pthread_getspecific(i32 noundef %28)
  br label %30

30:
  %31 = phi ptr [ %29, %27 ], [ null, %25 ]
  %32 = icmp ne ptr %31, null
  br i1 %32, label %33, label %41

33:
  %34 = call ptr @counter_of(ptr noundef %31, ptr noundef %0)
  %35 = getelementptr inbounds nuw %struct.counter, ptr %34, i32 0, i32 2
  %36 = load i64, ptr %35, align 8
  %37 = add nsw i64 %36, 1
  store i64 %37, ptr %35, align 8
  %38 = getelementptr inbounds nuw %struct.counter, ptr %34, i32 0, i32 3
  %39 = getelementptr inbounds nuw %struct.counter, ptr %34, i32 0, i32 2
  %40 = load i64, ptr %39, align 8
  store atomic i64 %40, ptr %38 release, align 8
  br label %41

41:
  %.022 = phi i64 [ %36, %33 ], [ 0, %30 ]
  ret i64 %.022
}

define weak hidden i64 @tapeless.team.leave.mutex(ptr noundef %0) {
  %2 = alloca i32, align 4
  %3 = load atomic i32, ptr @tapeless_team_key acquire, align 4
  %4 = icmp eq i32 %3, 0
  %5 = icmp ne ptr @pthread_key_create, null
  %or.cond = and i1 %4, %5
  br i1 %or.cond, label %6, label %20

6:
  %7 = call i32 @pthread_key_create(ptr noundef %2, ptr noundef null)
  %8 = icmp ne i32 %7, 0
  br i1 %8, label %20, label %9

9:
  %10 = load i32, ptr %2, align 4
  %11 = add i32 %10, 1
  %12 = cmpxchg ptr @tapeless_team_key, i32 %3, i32 %11 acq_rel acquire, align 4
  %13 = extractvalue { i32, i1 } %12, 0
  %14 = extractvalue { i32, i1 } %12, 1
  %spec.select = select i1 %14, i32 %3, i32 %13
  %15 = zext i1 %14 to i8
  %16 = trunc i8 %15 to i1
  br i1 %16, label %17, label %20

17:
  %18 = load i32, ptr %2, align 4
  %19 = add i32 %18, 1
  br label %20

20:
  %.0 = phi i32 [ %3, %1 ], [ %19, %17 ], [ %3, %6 ], [ %spec.select, %9 ]
  %21 = icmp ne i32 %.0, 0
  br i1 %21, label %22, label %25

22:
  %23 = sub i32 %.0, 1
  %24 = call ptr @pthread_getspecific(i32 noundef %23)
  br label %25

25:
  %26 = phi ptr [ %24, %22 ], [ null, %20 ]
  %27 = icmp ne ptr %26, null
  br i1 %27, label %28, label %33

28:
  %29 = call ptr @counter_of(ptr noundef %26, ptr noundef %0)
  %30 = getelementptr inbounds nuw %struct.counter, ptr %29, i32 0, i32 2
  %31 = load i64, ptr %30, align 8
  %32 = sub nsw i64 %31, 1
  br label %33

33:
  %34 = phi i64 [ %32, %28 ], [ 0, %25 ]
  %35 = call i32 @pthread_mutex_unlock(ptr noundef %0)
  ret i64 %34
}

declare i32 @pthread_mutex_unlock(ptr noundef)

define weak hidden i64 @tapeless.team.enter.held(ptr noundef %0) {
  %2 = alloca i32, align 4
  %3 = load atomic i32, ptr @tapeless_team_key acquire, align 4
  %4 = icmp eq i32 %3, 0
  %5 = icmp ne ptr @pthread_key_create, null
  %or.cond = and i1 %4, %5
  br i1 %or.cond, label %6, label %20

6:
  %7 = call i32 @pthread_key_create(ptr noundef %2, ptr noundef null)
  %8 = icmp ne i32 %7, 0
  br i1 %8, label %20, label %9

9:
  %10 = load i32, ptr %2, align 4
  %11 = add i32 %10, 1
  %12 = cmpxchg ptr @tapeless_team_key, i32 %3, i32 %11 acq_rel acquire, align 4
  %13 = extractvalue { i32, i1 } %12, 0
  %14 = extractvalue { i32, i1 } %12, 1
  %spec.select = select i1 %14, i32 %3, i32 %13
  %15 = zext i1 %14 to i8
  %16 = trunc i8 %15 to i1
  br i1 %16, label %17, label %20

17:
  %18 = load i32, ptr %2, align 4
  %19 = add i32 %18, 1
  br label %20

20:
  %.0 = phi i32 [ %3, %1 ], [ %19, %17 ], [ %3, %6 ], [ %spec.select, %9 ]
  %21 = icmp ne i32 %.0, 0
  br i1 %21, label %22, label %25

22:
  %23 = sub i32 %.0, 1
  %24 = call ptr @pthread_getspecific(i32 noundef %23)
  br label %25

25:
  %26 = phi ptr [ %24, %22 ], [ null, %20 ]
  %27 = icmp ne ptr %26, null
  br i1 %27, label %28, label %36

28:
  %29 = call ptr @counter_of(ptr noundef %26, ptr noundef %0)
  %30 = getelementptr inbounds nuw %struct.counter, ptr %29, i32 0, i32 2
  %31 = load i64, ptr %30, align 8
  %32 = add nsw i64 %31, 1
  store i64 %32, ptr %30, align 8
  %33 = getelementptr inbounds nuw %struct.counter, ptr %29, i32 0, i32 3
  %34 = getelementptr inbounds nuw %struct.counter, ptr %29, i32 0, i32 2
  %35 = load i64, ptr %34, align 8
  store atomic i64 %35, ptr %33 release, align 8
  br label %36

36:
  %.020 = phi i64 [ %31, %28 ], [ 0, %25 ]
  ret i64 %.020
}

define weak hidden i64 @tapeless.team.leave.held(ptr noundef %0) {
  %2 = alloca i32, align 4
  %3 = load atomic i32, ptr @tapeless_team_key acquire, align 4
  %4 = icmp eq i32 %3, 0
  %5 = icmp ne ptr @pthread_key_create, null
  %or.cond = and i1 %4, %5
  br i1 %or.cond, label %6, label %20

6:
  %7 = call i32 @pthread_key_create(ptr noundef %2, ptr noundef null)
  %8 = icmp ne i32 %7, 0
  br i1 %8, label %20, label %9

9:
  %10 = load i32, ptr %2, align 4
  %11 = add i32 %10, 1
  %12 = cmpxchg ptr @tapeless_team_key, i32 %3, i32 %11 acq_rel acquire, align 4
  %13 = extractvalue { i32, i1 } %12, 0
  %14 = extractvalue { i32, i1 } %12, 1
  %spec.select = select i1 %14, i32 %3, i32 %13
  %15 = zext i1 %14 to i8
  %16 = trunc i8 %15 to i1
  br i1 %16, label %17, label %20

17:
  %18 = load i32, ptr %2, align 4
  %19 = add i32 %18, 1
  br label %20

20:
  %.0 = phi i32 [ %3, %1 ], [ %19, %17 ], [ %3, %6 ], [ %spec.select, %9 ]
  %21 = icmp ne i32 %.0, 0
  br i1 %21, label %22, label %25

22:
  %23 = sub i32 %.0, 1
  %24 = call ptr @pthread_getspecific(i32 noundef %23)
  br label %25

25:
  %26 = phi ptr [ %24, %22 ], [ null, %20 ]
  %27 = icmp ne ptr %26, null
  br i1 %27, label %28, label %33

28:
  %29 = call ptr @counter_of(ptr noundef %26, ptr noundef %0)
  %30 = getelementptr inbounds nuw %struct.counter, ptr %29, i32 0, i32 2
  %31 = load i64, ptr %30, align 8
  %32 = sub nsw i64 %31, 1
  br label %33

33:
  %34 = phi i64 [ %32, %28 ], [ 0, %25 ]
  ret i64 %34
}

define weak hidden i64 @tapeless.team.enter.omp(ptr noundef %0) {
  %2 = alloca i32, align 4
  call void @omp_set_lock(ptr noundef %0)
  %3 = load atomic i32, ptr @tapeless_team_key acquire, align 4
  %4 = icmp eq i32 %3, 0
  %5 = icmp ne ptr @pthread_key_create, null
  %or.cond = and i1 %4, %5
  br i1 %or.cond, label %6, label %20

6:
  %7 = call i32 @pthread_key_create(ptr noundef %2, ptr noundef null)
  %8 = icmp ne i32 %7, 0
  br i1 %8, label %20, label %9

9:
  %10 = load i32, ptr %2, align 4
  %11 = add i32 %10, 1
  %12 = cmpxchg ptr @tapeless_team_key, i32 %3, i32 %11 acq_rel acquire, align 4
  %13 = extractvalue { i32, i1 } %12, 0
  %14 = extractvalue { i32, i1 } %12, 1
  %spec.select = select i1 %14, i32 %3, i32 %13
  %15 = zext i1 %14 to i8
  %16 = trunc i8 %15 to i1
  br i1 %16, label %17, label %20

17:
  %18 = load i32, ptr %2, align 4
  %19 = add i32 %18, 1
  br label %20

20:
  %.0 = phi i32 [ %3, %1 ], [ %19, %17 ], [ %3, %6 ], [ %spec.select, %9 ]
  %21 = icmp ne i32 %.0, 0
  br i1 %21, label %22, label %25

22:
  %23 = sub i32 %.0, 1
  %24 = call ptr @pthread_getspecific(i32 noundef %23)
  br label %25

25:
  %26 = phi ptr [ %24, %22 ], [ null, %20 ]
  %27 = icmp ne ptr %26, null
  br i1 %27, label %28, label %36

28:
  %29 = call ptr @counter_of(ptr noundef %26, ptr noundef %0)
  %30 = getelementptr inbounds nuw %struct.counter, ptr %29, i32 0, i32 2
  %31 = load i64, ptr %30, align 8
  %32 = add nsw i64 %31, 1
  store i64 %32, ptr %30, align 8
  %33 = getelementptr inbounds nuw %struct.counter, ptr %29, i32 0, i32 3
  %34 = getelementptr inbounds nuw %struct.counter, ptr %29, i32 0, i32 2
  %35 = load i64, ptr %34, align 8
  store atomic i64 %35, ptr %33 release, align 8
  br label %36

36:
  %.021 = phi i64 [ %31, %28 ], [ 0, %25 ]
  ret i64 %.021
}

declare void @omp_set_lock(ptr noundef)

define weak hidden i64 @tapeless.team.leave.omp(ptr noundef %0) {
  %2 = alloca i32, align 4
  %3 = load atomic i32, ptr @tapeless_team_key acquire, align 4
  %4 = icmp eq i32 %3, 0
  %5 = icmp ne ptr @pthread_key_create, null
  %or.cond = and i1 %4, %5
  br i1 %or.cond, label %6, label %20

6:
  %7 = call i32 @pthread_key_create(ptr noundef %2, ptr noundef null)
  %8 = icmp ne i32 %7, 0
  br i1 %8, label %20, label %9

9:
  %10 = load i32, ptr %2, align 4
  %11 = add i32 %10, 1
  %12 = cmpxchg ptr @tapeless_team_key, i32 %3, i32 %11 acq_rel acquire, align 4
  %13 = extractvalue { i32, i1 } %12, 0
  %14 = extractvalue { i32, i1 } %12, 1
  %spec.select = select i1 %14, i32 %3, i32 %13
  %15 = zext i1 %14 to i8
  %16 = trunc i8 %15 to i1
  br i1 %16, label %17, label %20

17:
  %18 = load i32, ptr %2, align 4
  %19 = add i32 %18, 1
  br label %20

20:
  %.0 = phi i32 [ %3, %1 ], [ %19, %17 ], [ %3, %6 ], [ %spec.select, %9 ]
  %21 = icmp ne i32 %.0, 0
  br i1 %21, label %22, label %25

22:
  %23 = sub i32 %.0, 1
  %24 = call ptr @pthread_getspecific(i32 noundef %23)
  br label %25

25:
  %26 = phi ptr [ %24, %22 ], [ null, %20 ]
  %27 = icmp ne ptr %26, null
  br i1 %27, label %28, label %33

28:
  %29 = call ptr @counter_of(ptr noundef %26, ptr noundef %0)
  %30 = getelementptr inbounds nuw %struct.counter, ptr %29, i32 0, i32 2
  %31 = load i64, ptr %30, align 8
  %32 = sub nsw i64 %31, 1
  br label %33

33:
  %34 = phi i64 [ %32, %28 ], [ 0, %25 ]
  call void @omp_unset_lock(ptr noundef %0)
  ret i64 %34
}

declare void @omp_unset_lock(ptr noundef)

define weak hidden i64 @tapeless.team.enter.omp_nest(ptr noundef %0) {
  %2 = alloca i32, align 4
  call void @omp_set_nest_lock(ptr noundef %0)
  %3 = load atomic i32, ptr @tapeless_team_key acquire, align 4
  %4 = icmp eq i32 %3, 0
  %5 = icmp ne ptr @pthread_key_create, null
  %or.cond = and i1 %4, %5
  br i1 %or.cond, label %6, label %20

6:
  %7 = call i32 @pthread_key_create(ptr noundef %2, ptr noundef null)
  %8 = icmp ne i32 %7, 0
  br i1 %8, label %20, label %9

9:
  %10 = load i32, ptr %2, align 4
  %11 = add i32 %10, 1
  %12 = cmpxchg ptr @tapeless_team_key, i32 %3, i32 %11 acq_rel acquire, align 4
  %13 = extractvalue { i32, i1 } %12, 0
  %14 = extractvalue { i32, i1 } %12, 1
  %spec.select = select i1 %14, i32 %3, i32 %13
  %15 = zext i1 %14 to i8
  %16 = trunc i8 %15 to i1
  br i1 %16, label %17, label %20

17:
  %18 = load i32, ptr %2, align 4
  %19 = add i32 %18, 1
  br label %20

20:
  %.0 = phi i32 [ %3, %1 ], [ %19, %17 ], [ %3, %6 ], [ %spec.select, %9 ]
  %21 = icmp ne i32 %.0, 0
  br i1 %21, label %22, label %25

22:
  %23 = sub i32 %.0, 1
  %24 = call ptr @pthread_getspecific(i32 noundef %23)
  br label %25

25:
  %26 = phi ptr [ %24, %22 ], [ null, %20 ]
  %27 = icmp ne ptr %26, null
  br i1 %27, label %28, label %36

28:
  %29 = call ptr @counter_of(ptr noundef %26, ptr noundef %0)
  %30 = getelementptr inbounds nuw %struct.counter, ptr %29, i32 0, i32 2
  %31 = load i64, ptr %30, align 8
  %32 = add nsw i64 %31, 1
  store i64 %32, ptr %30, align 8
  %33 = getelementptr inbounds nuw %struct.counter, ptr %29, i32 0, i32 3
  %34 = getelementptr inbounds nuw %struct.counter, ptr %29, i32 0, i32 2
  %35 = load i64, ptr %34, align 8
  store atomic i64 %35, ptr %33 release, align 8
  br label %36

36:
  %.021 = phi i64 [ %31, %28 ], [ 0, %25 ]
  ret i64 %.021
}

declare void @omp_set_nest_lock(ptr noundef)

define weak hidden i64 @tapeless.team.leave.omp_nest(ptr noundef %0) {
  %2 = alloca i32, align 4
  %3 = load atomic i32, ptr @tapeless_team_key acquire, align 4
  %4 = icmp eq i32 %3, 0
  %5 = icmp ne ptr @pthread_key_create, null
  %or.cond = and i1 %4, %5
  br i1 %or.cond, label %6, label %20

6:
  %7 = call i32 @pthread_key_create(ptr noundef %2, ptr noundef null)
  %8 = icmp ne i32 %7, 0
  br i1 %8, label %20, label %9

9:
  %10 = load i32, ptr %2, align 4
  %11 = add i32 %10, 1
  %12 = cmpxchg ptr @tapeless_team_key, i32 %3, i32 %11 acq_rel acquire, align 4
  %13 = extractvalue { i32, i1 } %12, 0
  %14 = extractvalue { i32, i1 } %12, 1
  %spec.select = select i1 %14, i32 %3, i32 %13
  %15 = zext i1 %14 to i8
  %16 = trunc i8 %15 to i1
  br i1 %16, label %17, label %20

17:
  %18 = load i32, ptr %2, align 4
  %19 = add i32 %18, 1
  br label %20

20:
  %.0 = phi i32 [ %3, %1 ], [ %19, %17 ], [ %3, %6 ], [ %spec.select, %9 ]
  %21 = icmp ne i32 %.0, 0
  br i1 %21, label %22, label %25

22:
  %23 = sub i32 %.0, 1
  %24 = call ptr @pthread_getspecific(i32 noundef %23)
  br label %25

25:
  %26 = phi ptr [ %24, %22 ], [ null, %20 ]
  %27 = icmp ne ptr %26, null
  br i1 %27, label %28, label %33

28:
  %29 = call ptr @counter_of(ptr noundef %26, ptr noundef %0)
  %30 = getelementptr inbounds nuw %struct.counter, ptr %29, i32 0, i32 2
  %31 = load i64, ptr %30, align 8
  %32 = sub nsw i64 %31, 1
  br label %33

33:
  %34 = phi i64 [ %32, %28 ], [ 0, %25 ]
  call void @omp_unset_nest_lock(ptr noundef %0)
  ret i64 %34
}

declare void @omp_unset_nest_lock(ptr noundef)

define weak hidden void @tapeless.team.return(ptr noundef %0, i64 noundef %1) {
  %3 = alloca i32, align 4
  %4 = load atomic i32, ptr @tapeless_team_key acquire, align 4
  %5 = icmp eq i32 %4, 0
  %6 = icmp ne ptr @pthread_key_create, null
  %or.cond = and i1 %5, %6
  br i1 %or.cond, label %7, label %21

7:
  %8 = call i32 @pthread_key_create(ptr noundef %3, ptr noundef null)
  %9 = icmp ne i32 %8, 0
  br i1 %9, label %21, label %10

10:
  %11 = load i32, ptr %3, align 4
  %12 = add i32 %11, 1
  %13 = cmpxchg ptr @tapeless_team_key, i32 %4, i32 %12 acq_rel acquire, align 4
  %14 = extractvalue { i32, i1 } %13, 0
  %15 = extractvalue { i32, i1 } %13, 1
  %spec.select = select i1 %15, i32 %4, i32 %14
  %16 = zext i1 %15 to i8
  %17 = trunc i8 %16 to i1
  br i1 %17, label %18, label %21

18:
  %19 = load i32, ptr %3, align 4
  %20 = add i32 %19, 1
  br label %21

21:
  %.0 = phi i32 [ %4, %2 ], [ %20, %18 ], [ %4, %7 ], [ %spec.select, %10 ]
  %22 = icmp ne i32 %.0, 0
  br i1 %22, label %23, label %26

23:
  %24 = sub i32 %.0, 1
  %25 = call ptr @pthread_getspecific(i32 noundef %24)
  br label %26

26:
  %27 = phi ptr [ %25, %23 ], [ null, %21 ]
  %28 = icmp ne ptr %27, null
  br i1 %28, label %29, label %38

29:
  %30 = call ptr @counter_of(ptr noundef %27, ptr noundef %0)
  br label %31

31:
  %32 = getelementptr inbounds nuw %struct.counter, ptr %30, i32 0, i32 3
  %33 = load atomic i64, ptr %32 acquire, align 8
  %34 = add nsw i64 %1, 1
  %35 = icmp ne i64 %33, %34
  br i1 %35, label %36, label %38

36:
  %37 = call i32 @sched_yield()
  br label %31

38:
  ret void
}

declare i32 @sched_yield()

define weak hidden void @tapeless.team.withdraw(ptr noundef %0, i64 noundef %1) {
  %3 = alloca i32, align 4
  %4 = load atomic i32, ptr @tapeless_team_key acquire, align 4
  %5 = icmp eq i32 %4, 0
  %6 = icmp ne ptr @pthread_key_create, null
  %or.cond = and i1 %5, %6
  br i1 %or.cond, label %7, label %21

7:
  %8 = call i32 @pthread_key_create(ptr noundef %3, ptr noundef null)
  %9 = icmp ne i32 %8, 0
  br i1 %9, label %21, label %10

10:
  %11 = load i32, ptr %3, align 4
  %12 = add i32 %11, 1
  %13 = cmpxchg ptr @tapeless_team_key, i32 %4, i32 %12 acq_rel acquire, align 4
  %14 = extractvalue { i32, i1 } %13, 0
  %15 = extractvalue { i32, i1 } %13, 1
  %spec.select = select i1 %15, i32 %4, i32 %14
  %16 = zext i1 %15 to i8
  %17 = trunc i8 %16 to i1
  br i1 %17, label %18, label %21

18:
  %19 = load i32, ptr %3, align 4
  %20 = add i32 %19, 1
  br label %21

21:
  %.0 = phi i32 [ %4, %2 ], [ %20, %18 ], [ %4, %7 ], [ %spec.select, %10 ]
  %22 = icmp ne i32 %.0, 0
  br i1 %22, label %23, label %26

23:
  %24 = sub i32 %.0, 1
  %25 = call ptr @pthread_getspecific(i32 noundef %24)
  br label %26

26:
  %27 = phi ptr [ %25, %23 ], [ null, %21 ]
  %28 = icmp ne ptr %27, null
  br i1 %28, label %29, label %38

29:
  %30 = call ptr @counter_of(ptr noundef %27, ptr noundef %0)
  %31 = getelementptr inbounds nuw %struct.counter, ptr %30, i32 0, i32 3
  %32 = icmp ne i64 %1, 0
  br i1 %32, label %36, label %33

33:
  %34 = getelementptr inbounds nuw %struct.counter, ptr %30, i32 0, i32 2
  %35 = load i64, ptr %34, align 8
  br label %36

36:
  %37 = phi i64 [ %35, %33 ], [ %1, %29 ]
  store atomic i64 %37, ptr %31 release, align 8
  br label %38

38:
  ret void
}

define weak hidden void @tapeless.team.expect(ptr noundef %0, i32 noundef %1) {
  %3 = alloca i32, align 4
  %4 = load atomic i32, ptr @tapeless_team_key acquire, align 4
  %5 = icmp eq i32 %4, 0
  %6 = icmp ne ptr @pthread_key_create, null
  %or.cond = and i1 %5, %6
  br i1 %or.cond, label %7, label %21

7:
  %8 = call i32 @pthread_key_create(ptr noundef %3, ptr noundef null)
  %9 = icmp ne i32 %8, 0
  br i1 %9, label %21, label %10

10:
  %11 = load i32, ptr %3, align 4
  %12 = add i32 %11, 1
  %13 = cmpxchg ptr @tapeless_team_key, i32 %4, i32 %12 acq_rel acquire, align 4
  %14 = extractvalue { i32, i1 } %13, 0
  %15 = extractvalue { i32, i1 } %13, 1
  %spec.select = select i1 %15, i32 %4, i32 %14
  %16 = zext i1 %15 to i8
  %17 = trunc i8 %16 to i1
  br i1 %17, label %18, label %21

18:
  %19 = load i32, ptr %3, align 4
  %20 = add i32 %19, 1
  br label %21

21:
  %.0 = phi i32 [ %4, %2 ], [ %20, %18 ], [ %4, %7 ], [ %spec.select, %10 ]
  %22 = icmp ne i32 %.0, 0
  br i1 %22, label %23, label %26

23:
  %24 = sub i32 %.0, 1
  %25 = call ptr @pthread_getspecific(i32 noundef %24)
  br label %26

26:
  %27 = phi ptr [ %25, %23 ], [ null, %21 ]
  %28 = icmp ne ptr %27, null
  br i1 %28, label %29, label %36

29:
  %30 = call ptr @counter_of(ptr noundef %27, ptr noundef %0)
  %31 = sext i32 %1 to i64
  %32 = getelementptr inbounds nuw %struct.counter, ptr %30, i32 0, i32 4
  store i64 %31, ptr %32, align 8
  %33 = getelementptr inbounds nuw %struct.counter, ptr %30, i32 0, i32 2
  %34 = load i64, ptr %33, align 8
  %35 = getelementptr inbounds nuw %struct.counter, ptr %30, i32 0, i32 5
  store i64 %34, ptr %35, align 8
  br label %36

36:
  ret void
}

define weak hidden i64 @tapeless.team.arrive(ptr noundef %0) {
  %2 = alloca i32, align 4
  %3 = load atomic i32, ptr @tapeless_team_key acquire, align 4
  %4 = icmp eq i32 %3, 0
  %5 = icmp ne ptr @pthread_key_create, null
  %or.cond = and i1 %4, %5
  br i1 %or.cond, label %6, label %20

6:
  %7 = call i32 @pthread_key_create(ptr noundef %2, ptr noundef null)
  %8 = icmp ne i32 %7, 0
  br i1 %8, label %20, label %9

9:
  %10 = load i32, ptr %2, align 4
  %11 = add i32 %10, 1
  %12 = cmpxchg ptr @tapeless_team_key, i32 %3, i32 %11 acq_rel acquire, align 4
  %13 = extractvalue { i32, i1 } %12, 0
  %14 = extractvalue { i32, i1 } %12, 1
  %spec.select = select i1 %14, i32 %3, i32 %13
  %15 = zext i1 %14 to i8
  %16 = trunc i8 %15 to i1
  br i1 %16, label %17, label %20

17:
  %18 = load i32, ptr %2, align 4
  %19 = add i32 %18, 1
  br label %20

20:
  %.0 = phi i32 [ %3, %1 ], [ %19, %17 ], [ %3, %6 ], [ %spec.select, %9 ]
  %21 = icmp ne i32 %.0, 0
  br i1 %21, label %22, label %25

22:
  %23 = sub i32 %.0, 1
  %24 = call ptr @pthread_getspecific(i32 noundef %23)
  br label %25

25:
  %26 = phi ptr [ %24, %22 ], [ null, %20 ]
  %27 = icmp ne ptr %26, null
  br i1 %27, label %28, label %61

28:
  %29 = call ptr @counter_of(ptr noundef %26, ptr noundef %0)
  %30 = getelementptr inbounds nuw %struct.counter, ptr %29, i32 0, i32 4
  %31 = load i64, ptr %30, align 8
  %32 = icmp ne i64 %31, 0
  br i1 %32, label %35, label %33

33:
  %34 = call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef @.str)
  call void @abort()
  unreachable

35:
  %36 = getelementptr inbounds nuw %struct.record, ptr %26, i32 0, i32 1
  %37 = atomicrmw xchg ptr %36, i64 1 acquire, align 8
  %38 = icmp ne i64 %37, 0
  br i1 %38, label %39, label %41

39:
  %40 = call i32 @sched_yield()
  br label %35

41:
  %42 = getelementptr inbounds nuw %struct.counter, ptr %29, i32 0, i32 2
  %43 = load i64, ptr %42, align 8
  %44 = getelementptr inbounds nuw %struct.counter, ptr %29, i32 0, i32 5
  %45 = load i64, ptr %44, align 8
  %46 = sub nsw i64 %43, %45
  %47 = getelementptr inbounds nuw %struct.counter, ptr %29, i32 0, i32 4
  %48 = load i64, ptr %47, align 8
  %49 = icmp eq i64 %46, %48
  br i1 %49, label %50, label %54

50:
  %51 = getelementptr inbounds nuw %struct.counter, ptr %29, i32 0, i32 2
  %52 = load i64, ptr %51, align 8
  %53 = getelementptr inbounds nuw %struct.counter, ptr %29, i32 0, i32 5
  store i64 %52, ptr %53, align 8
  br label %54

54:
  %55 = getelementptr inbounds nuw %struct.counter, ptr %29, i32 0, i32 2
  %56 = load i64, ptr %55, align 8
  %57 = add nsw i64 %56, 1
  store i64 %57, ptr %55, align 8
  %58 = getelementptr inbounds nuw %struct.counter, ptr %29, i32 0, i32 5
  %59 = load i64, ptr %58, align 8
  %60 = getelementptr inbounds nuw %struct.record, ptr %26, i32 0, i32 1
  store atomic i64 0, ptr %60 release, align 8
  br label %61

61:
  %.030 = phi i64 [ %59, %54 ], [ 0, %25 ]
  ret i64 %.030
}

declare i32 @dprintf(i32 noundef, ptr noundef, ...)

declare void @abort()

define weak hidden void @tapeless.team.meet(ptr noundef %0, i64 noundef %1) {
  %3 = alloca i32, align 4
  %4 = load atomic i32, ptr @tapeless_team_key acquire, align 4
  %5 = icmp eq i32 %4, 0
  %6 = icmp ne ptr @pthread_key_create, null
  %or.cond = and i1 %5, %6
  br i1 %or.cond, label %7, label %21

7:
  %8 = call i32 @pthread_key_create(ptr noundef %3, ptr noundef null)
  %9 = icmp ne i32 %8, 0
  br i1 %9, label %21, label %10

10:
  %11 = load i32, ptr %3, align 4
  %12 = add i32 %11, 1
  %13 = cmpxchg ptr @tapeless_team_key, i32 %4, i32 %12 acq_rel acquire, align 4
  %14 = extractvalue { i32, i1 } %13, 0
  %15 = extractvalue { i32, i1 } %13, 1
  %spec.select = select i1 %15, i32 %4, i32 %14
  %16 = zext i1 %15 to i8
  %17 = trunc i8 %16 to i1
  br i1 %17, label %18, label %21

18:
  %19 = load i32, ptr %3, align 4
  %20 = add i32 %19, 1
  br label %21

21:
  %.0 = phi i32 [ %4, %2 ], [ %20, %18 ], [ %4, %7 ], [ %spec.select, %10 ]
  %22 = icmp ne i32 %.0, 0
  br i1 %22, label %23, label %26

23:
  %24 = sub i32 %.0, 1
  %25 = call ptr @pthread_getspecific(i32 noundef %24)
  br label %26

26:
  %27 = phi ptr [ %25, %23 ], [ null, %21 ]
  %28 = icmp ne ptr %27, null
  br i1 %28, label %29, label %45

29:
  %30 = call ptr @counter_of(ptr noundef %27, ptr noundef %0)
  %31 = getelementptr inbounds nuw %struct.counter, ptr %30, i32 0, i32 2
  %32 = load i64, ptr %31, align 8
  %33 = getelementptr inbounds nuw %struct.counter, ptr %30, i32 0, i32 3
  %34 = atomicrmw add ptr %33, i64 1 acq_rel, align 8
  %35 = sdiv i64 %34, %32
  %36 = mul nsw i64 %35, %32
  %37 = add nsw i64 %36, %32
  %38 = sub nsw i64 %37, %1
  br label %39

39:
  %40 = getelementptr inbounds nuw %struct.counter, ptr %30, i32 0, i32 3
  %41 = load atomic i64, ptr %40 acquire, align 8
  %42 = icmp slt i64 %41, %38
  br i1 %42, label %43, label %45

43:
  %44 = call i32 @sched_yield()
  br label %39

45:
  ret void
}

declare extern_weak ptr @pthread_getspecific(i32 noundef)

declare extern_weak i32 @pthread_key_create(ptr noundef, ptr noundef)

declare extern_weak i32 @pthread_setspecific(i32 noundef, ptr noundef)

declare ptr @malloc(i64 noundef)

declare i32 @pthread_mutex_lock(ptr noundef)

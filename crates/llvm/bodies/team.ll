; Made from team.c by `cargo xtask bodies`.
%struct.ident = type { i32, i32, i32, i32, ptr }
%struct.start = type { ptr, ptr, ptr, i32, [2 x i32] }
%struct.place = type { ptr, ptr }
%struct.record = type { ptr, i64 }
%struct.counter = type { ptr, ptr, i64, i64 }

@HERE = internal constant %struct.ident { i32 0, i32 2, i32 0, i32 0, ptr null }, align 8
@tapeless_team_key = weak hidden global i32 0, align 4
@tapeless_team_addresses = weak hidden global [64 x i32] zeroinitializer, align 16
@.str = private unnamed_addr constant [111 x i8] c"tapeless: the reverse sweep of a parallel region needs %d threads, as its forward sweep had, and was given %d\0A\00", align 1

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
  %33 = icmp ne ptr %32, null
  br i1 %33, label %34, label %36

34:
  %35 = load ptr, ptr %32, align 8
  br label %36

36:
  %37 = phi ptr [ %35, %34 ], [ null, %31 ]
  store ptr %37, ptr %8, align 8
  %38 = getelementptr inbounds nuw %struct.start, ptr %5, i32 0, i32 3
  %39 = icmp slt i32 %0, 0
  %40 = sub nsw i32 0, %0
  %41 = select i1 %39, i32 %40, i32 0
  store i32 %41, ptr %38, align 8
  %42 = getelementptr inbounds nuw %struct.start, ptr %5, i32 0, i32 4
  store i32 0, ptr %42, align 4
  %43 = getelementptr inbounds i32, ptr %42, i64 1
  store i32 0, ptr %43, align 4
  %44 = getelementptr i8, ptr %5, i64 36
  call void @llvm.memset.p0.i64(ptr align 4 %44, i8 0, i64 4, i1 false)
  %45 = icmp ne i32 %0, 0
  br i1 %45, label %46, label %51

46:
  %47 = call i32 @__kmpc_global_thread_num(ptr noundef @HERE)
  %48 = icmp slt i32 %0, 0
  %49 = sub nsw i32 0, %0
  %50 = select i1 %48, i32 %49, i32 %0
  call void @__kmpc_push_num_threads(ptr noundef @HERE, i32 noundef %47, i32 noundef %50)
  br label %51

51:
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
  %7 = alloca %struct.place, align 8
  %8 = getelementptr inbounds nuw %struct.start, ptr %2, i32 0, i32 3
  %9 = load i32, ptr %8, align 8
  %10 = icmp ne i32 %9, 0
  br i1 %10, label %11, label %21

11:
  %12 = call i32 @omp_get_num_threads()
  %13 = getelementptr inbounds nuw %struct.start, ptr %2, i32 0, i32 3
  %14 = load i32, ptr %13, align 8
  %15 = icmp ne i32 %12, %14
  br i1 %15, label %16, label %21

16:
  %17 = getelementptr inbounds nuw %struct.start, ptr %2, i32 0, i32 3
  %18 = load i32, ptr %17, align 8
  %19 = call i32 @omp_get_num_threads()
  %20 = call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef @.str, i32 noundef %18, i32 noundef %19)
  call void @abort()
  unreachable

21:
  %22 = load atomic i32, ptr @tapeless_team_key acquire, align 4
  %23 = icmp eq i32 %22, 0
  %24 = icmp ne ptr @pthread_key_create, null
  %or.cond = and i1 %23, %24
  br i1 %or.cond, label %25, label %39

25:
  %26 = call i32 @pthread_key_create(ptr noundef %4, ptr noundef null)
  %27 = icmp ne i32 %26, 0
  br i1 %27, label %39, label %28

28:
  %29 = load i32, ptr %4, align 4
  %30 = add i32 %29, 1
  %31 = cmpxchg ptr @tapeless_team_key, i32 %22, i32 %30 acq_rel acquire, align 4
  %32 = extractvalue { i32, i1 } %31, 0
  %33 = extractvalue { i32, i1 } %31, 1
  %spec.select = select i1 %33, i32 %22, i32 %32
  %34 = zext i1 %33 to i8
  %35 = trunc i8 %34 to i1
  br i1 %35, label %36, label %39

36:
  %37 = load i32, ptr %4, align 4
  %38 = add i32 %37, 1
  br label %39

39:
  %.0 = phi i32 [ %22, %21 ], [ %38, %36 ], [ %22, %25 ], [ %spec.select, %28 ]
  %40 = icmp ne i32 %.0, 0
  br i1 %40, label %41, label %44

41:
  %42 = sub i32 %.0, 1
  %43 = call ptr @pthread_getspecific(i32 noundef %42)
  br label %44

44:
  %45 = phi ptr [ %43, %41 ], [ null, %39 ]
  %46 = getelementptr inbounds nuw %struct.place, ptr %7, i32 0, i32 0
  %47 = getelementptr inbounds nuw %struct.start, ptr %2, i32 0, i32 2
  %48 = load ptr, ptr %47, align 8
  store ptr %48, ptr %46, align 8
  %49 = getelementptr inbounds nuw %struct.place, ptr %7, i32 0, i32 1
  %50 = getelementptr inbounds nuw %struct.start, ptr %2, i32 0, i32 4
  %51 = getelementptr inbounds [2 x i32], ptr %50, i64 0, i64 0
  store ptr %51, ptr %49, align 8
  %52 = load atomic i32, ptr @tapeless_team_key acquire, align 4
  %53 = icmp eq i32 %52, 0
  %54 = icmp ne ptr @pthread_key_create, null
  %or.cond46 = and i1 %53, %54
  br i1 %or.cond46, label %55, label %69

55:
  %56 = call i32 @pthread_key_create(ptr noundef %6, ptr noundef null)
  %57 = icmp ne i32 %56, 0
  br i1 %57, label %69, label %58

58:
  %59 = load i32, ptr %6, align 4
  %60 = add i32 %59, 1
  %61 = cmpxchg ptr @tapeless_team_key, i32 %52, i32 %60 acq_rel acquire, align 4
  %62 = extractvalue { i32, i1 } %61, 0
  %63 = extractvalue { i32, i1 } %61, 1
  %spec.select47 = select i1 %63, i32 %52, i32 %62
  %64 = zext i1 %63 to i8
  %65 = trunc i8 %64 to i1
  br i1 %65, label %66, label %69

66:
  %67 = load i32, ptr %6, align 4
  %68 = add i32 %67, 1
  br label %69

69:
  %.044 = phi i32 [ %52, %44 ], [ %68, %66 ], [ %52, %55 ], [ %spec.select47, %58 ]
  %70 = icmp ne i32 %.044, 0
  br i1 %70, label %71, label %74

71:
  %72 = sub i32 %.044, 1
  %73 = call i32 @pthread_setspecific(i32 noundef %72, ptr noundef %7)
  br label %74

74:
  %75 = getelementptr inbounds nuw %struct.start, ptr %2, i32 0, i32 0
  %76 = load ptr, ptr %75, align 8
  %77 = getelementptr inbounds nuw %struct.start, ptr %2, i32 0, i32 1
  %78 = load ptr, ptr %77, align 8
  call void %76(ptr noundef %78)
  %79 = load atomic i32, ptr @tapeless_team_key acquire, align 4
  %80 = icmp eq i32 %79, 0
  %81 = icmp ne ptr @pthread_key_create, null
  %or.cond48 = and i1 %80, %81
  br i1 %or.cond48, label %82, label %96

82:
  %83 = call i32 @pthread_key_create(ptr noundef %5, ptr noundef null)
  %84 = icmp ne i32 %83, 0
  br i1 %84, label %96, label %85

85:
  %86 = load i32, ptr %5, align 4
  %87 = add i32 %86, 1
  %88 = cmpxchg ptr @tapeless_team_key, i32 %79, i32 %87 acq_rel acquire, align 4
  %89 = extractvalue { i32, i1 } %88, 0
  %90 = extractvalue { i32, i1 } %88, 1
  %spec.select49 = select i1 %90, i32 %79, i32 %89
  %91 = zext i1 %90 to i8
  %92 = trunc i8 %91 to i1
  br i1 %92, label %93, label %96

93:
  %94 = load i32, ptr %5, align 4
  %95 = add i32 %94, 1
  br label %96

96:
  %.042 = phi i32 [ %79, %74 ], [ %95, %93 ], [ %79, %82 ], [ %spec.select49, %85 ]
  %97 = icmp ne i32 %.042, 0
  br i1 %97, label %98, label %101

98:
  %99 = sub i32 %.042, 1
  %100 = call i32 @pthread_setspecific(i32 noundef %99, ptr noundef %45)
  br label %101

101:
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
  br i1 %27, label %28, label %34

28:
  %29 = getelementptr inbounds nuw %struct.place, ptr %26, i32 0, i32 0
  %30 = load ptr, ptr %29, align 8
  %31 = icmp ne ptr %30, null
  br i1 %31, label %34, label %32

32:
  %33 = getelementptr inbounds nuw %struct.place, ptr %26, i32 0, i32 0
  store ptr %0, ptr %33, align 8
  br label %34

34:
  ret void
}

define weak hidden void @tapeless.team.turn() {
  %1 = alloca i32, align 4
  %2 = call i32 @omp_get_thread_num()
  %3 = load atomic i32, ptr @tapeless_team_key acquire, align 4
  %4 = icmp eq i32 %3, 0
  %5 = icmp ne ptr @pthread_key_create, null
  %or.cond = and i1 %4, %5
  br i1 %or.cond, label %6, label %20

6:
  %7 = call i32 @pthread_key_create(ptr noundef %1, ptr noundef null)
  %8 = icmp ne i32 %7, 0
  br i1 %8, label %20, label %9

9:
  %10 = load i32, ptr %1, align 4
  %11 = add i32 %10, 1
  %12 = cmpxchg ptr @tapeless_team_key, i32 %3, i32 %11 acq_rel acquire, align 4
  %13 = extractvalue { i32, i1 } %12, 0
  %14 = extractvalue { i32, i1 } %12, 1
  %spec.select = select i1 %14, i32 %3, i32 %13
  %15 = zext i1 %14 to i8
  %16 = trunc i8 %15 to i1
  br i1 %16, label %17, label %20

17:
  %18 = load i32, ptr %1, align 4
  %19 = add i32 %18, 1
  br label %20

20:
  %.0 = phi i32 [ %3, %0 ], [ %19, %17 ], [ %3, %6 ], [ %spec.select, %9 ]
  %21 = icmp ne i32 %.0, 0
  br i1 %21, label %22, label %25

22:
  %23 = sub i32 %.0, 1
  %24 = call ptr @pthread_getspecific(i32 noundef %23)
  br label %25

25:
  %26 = phi ptr [ %24, %22 ], [ null, %20 ]
  br label %27

27:
  %28 = icmp ne ptr %26, null
  br i1 %28, label %29, label %.critedge

29:
  %30 = getelementptr inbounds nuw %struct.place, ptr %26, i32 0, i32 1
  %31 = load ptr, ptr %30, align 8
  %32 = sext i32 0 to i64
  %33 = getelementptr inbounds i32, ptr %31, i64 %32
  %34 = load atomic i32, ptr %33 acquire, align 4
  %35 = icmp ne i32 %34, %2
  br i1 %35, label %36, label %.critedge

36:
  %37 = call i32 @sched_yield()
  br label %27

.critedge:
  ret void
}

define weak hidden void @tapeless.team.pass() {
  %1 = alloca i32, align 4
  %2 = call i32 @omp_get_thread_num()
  %3 = load atomic i32, ptr @tapeless_team_key acquire, align 4
  %4 = icmp eq i32 %3, 0
  %5 = icmp ne ptr @pthread_key_create, null
  %or.cond = and i1 %4, %5
  br i1 %or.cond, label %6, label %20

6:
  %7 = call i32 @pthread_key_create(ptr noundef %1, ptr noundef null)
  %8 = icmp ne i32 %7, 0
  br i1 %8, label %20, label %9

9:
  %10 = load i32, ptr %1, align 4
  %11 = add i32 %10, 1
  %12 = cmpxchg ptr @tapeless_team_key, i32 %3, i32 %11 acq_rel acquire, align 4
  %13 = extractvalue { i32, i1 } %12, 0
  %14 = extractvalue { i32, i1 } %12, 1
  %spec.select = select i1 %14, i32 %3, i32 %13
  %15 = zext i1 %14 to i8
  %16 = trunc i8 %15 to i1
  br i1 %16, label %17, label %20

17:
  %18 = load i32, ptr %1, align 4
  %19 = add i32 %18, 1
  br label %20

20:
  %.0 = phi i32 [ %3, %0 ], [ %19, %17 ], [ %3, %6 ], [ %spec.select, %9 ]
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
  %29 = getelementptr inbounds nuw %struct.place, ptr %26, i32 0, i32 1
  %30 = load ptr, ptr %29, align 8
  %31 = sext i32 0 to i64
  %32 = getelementptr inbounds i32, ptr %30, i64 %31
  %33 = add nsw i32 %2, 1
  %34 = call i32 @omp_get_num_threads()
  %35 = srem i32 %33, %34
  store atomic i32 %35, ptr %32 release, align 4
  br label %36

36:
  ret void
}

define weak hidden void @tapeless.team.turn.back() {
  %1 = alloca i32, align 4
  %2 = call i32 @omp_get_num_threads()
  %3 = sub nsw i32 %2, 1
  %4 = call i32 @omp_get_thread_num()
  %5 = sub nsw i32 %3, %4
  %6 = load atomic i32, ptr @tapeless_team_key acquire, align 4
  %7 = icmp eq i32 %6, 0
  %8 = icmp ne ptr @pthread_key_create, null
  %or.cond = and i1 %7, %8
  br i1 %or.cond, label %9, label %23

9:
  %10 = call i32 @pthread_key_create(ptr noundef %1, ptr noundef null)
  %11 = icmp ne i32 %10, 0
  br i1 %11, label %23, label %12

12:
  %13 = load i32, ptr %1, align 4
  %14 = add i32 %13, 1
  %15 = cmpxchg ptr @tapeless_team_key, i32 %6, i32 %14 acq_rel acquire, align 4
  %16 = extractvalue { i32, i1 } %15, 0
  %17 = extractvalue { i32, i1 } %15, 1
  %spec.select = select i1 %17, i32 %6, i32 %16
  %18 = zext i1 %17 to i8
  %19 = trunc i8 %18 to i1
  br i1 %19, label %20, label %23

20:
  %21 = load i32, ptr %1, align 4
  %22 = add i32 %21, 1
  br label %23

23:
  %.0 = phi i32 [ %6, %0 ], [ %22, %20 ], [ %6, %9 ], [ %spec.select, %12 ]
  %24 = icmp ne i32 %.0, 0
  br i1 %24, label %25, label %28

25:
  %26 = sub i32 %.0, 1
  %27 = call ptr @pthread_getspecific(i32 noundef %26)
  br label %28

28:
  %29 = phi ptr [ %27, %25 ], [ null, %23 ]
  br label %30

30:
  %31 = icmp ne ptr %29, null
  br i1 %31, label %32, label %.critedge

32:
  %33 = getelementptr inbounds nuw %struct.place, ptr %29, i32 0, i32 1
  %34 = load ptr, ptr %33, align 8
  %35 = sext i32 1 to i64
  %36 = getelementptr inbounds i32, ptr %34, i64 %35
  %37 = load atomic i32, ptr %36 acquire, align 4
  %38 = icmp ne i32 %37, %5
  br i1 %38, label %39, label %.critedge

39:
  %40 = call i32 @sched_yield()
  br label %30

.critedge:
  ret void
}

define weak hidden void @tapeless.team.pass.back() {
  %1 = alloca i32, align 4
  %2 = call i32 @omp_get_num_threads()
  %3 = sub nsw i32 %2, 1
  %4 = call i32 @omp_get_thread_num()
  %5 = sub nsw i32 %3, %4
  %6 = load atomic i32, ptr @tapeless_team_key acquire, align 4
  %7 = icmp eq i32 %6, 0
  %8 = icmp ne ptr @pthread_key_create, null
  %or.cond = and i1 %7, %8
  br i1 %or.cond, label %9, label %23

9:
  %10 = call i32 @pthread_key_create(ptr noundef %1, ptr noundef null)
  %11 = icmp ne i32 %10, 0
  br i1 %11, label %23, label %12

12:
  %13 = load i32, ptr %1, align 4
  %14 = add i32 %13, 1
  %15 = cmpxchg ptr @tapeless_team_key, i32 %6, i32 %14 acq_rel acquire, align 4
  %16 = extractvalue { i32, i1 } %15, 0
  %17 = extractvalue { i32, i1 } %15, 1
  %spec.select = select i1 %17, i32 %6, i32 %16
  %18 = zext i1 %17 to i8
  %19 = trunc i8 %18 to i1
  br i1 %19, label %20, label %23

20:
  %21 = load i32, ptr %1, align 4
  %22 = add i32 %21, 1
  br label %23

23:
  %.0 = phi i32 [ %6, %0 ], [ %22, %20 ], [ %6, %9 ], [ %spec.select, %12 ]
  %24 = icmp ne i32 %.0, 0
  br i1 %24, label %25, label %28

25:
  %26 = sub i32 %.0, 1
  %27 = call ptr @pthread_getspecific(i32 noundef %26)
  br label %28

28:
  %29 = phi ptr [ %27, %25 ], [ null, %23 ]
  %30 = icmp ne ptr %29, null
  br i1 %30, label %31, label %39

31:
  %32 = getelementptr inbounds nuw %struct.place, ptr %29, i32 0, i32 1
  %33 = load ptr, ptr %32, align 8
  %34 = sext i32 1 to i64
  %35 = getelementptr inbounds i32, ptr %33, i64 %34
  %36 = add nsw i32 %5, 1
  %37 = call i32 @omp_get_num_threads()
  %38 = srem i32 %36, %37
  store atomic i32 %38, ptr %35 release, align 4
  br label %39

39:
  ret void
}

define weak hidden void @tapeless.team.forget(ptr noundef %0) {
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
  br i1 %28, label %29, label %31

29:
  %30 = load ptr, ptr %27, align 8
  br label %31

31:
  %32 = phi ptr [ %30, %29 ], [ null, %26 ]
  %33 = icmp ne ptr %32, null
  br i1 %33, label %34, label %42

34:
  %35 = call ptr @counter_of(ptr noundef %32, ptr noundef %0)
  %36 = getelementptr inbounds nuw %struct.counter, ptr %35, i32 0, i32 2
  %37 = load i64, ptr %36, align 8
  %38 = add nsw i64 %37, 1
  store i64 %38, ptr %36, align 8
  %39 = getelementptr inbounds nuw %struct.counter, ptr %35, i32 0, i32 3
  %40 = getelementptr inbounds nuw %struct.counter, ptr %35, i32 0, i32 2
  %41 = load i64, ptr %40, align 8
  store atomic i64 %41, ptr %39 release, align 8
  br label %42

42:
  %.023 = phi i64 [ %37, %34 ], [ 0, %31 ]
  ret i64 %.023
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
  br i1 %27, label %28, label %30

28:
  %29 = load ptr, ptr %26, align 8
  br label %30

30:
  %31 = phi ptr [ %29, %28 ], [ null, %25 ]
  %32 = icmp ne ptr %31, null
  br i1 %32, label %33, label %38

33:
  %34 = call ptr @counter_of(ptr noundef %31, ptr noundef %0)
  %35 = getelementptr inbounds nuw %struct.counter, ptr %34, i32 0, i32 2
  %36 = load i64, ptr %35, align 8
  %37 = sub nsw i64 %36, 1
  br label %38

38:
  %39 = phi i64 [ %37, %33 ], [ 0, %30 ]
  %40 = call i32 @__kmpc_global_thread_num(ptr noundef @HERE)
  call void @__kmpc_end_critical(ptr noundef @HERE, i32 noundef %40, ptr noundef %0)
  ret i64 %39
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
  br i1 %20, label %32, label %21

21:
  %22 = call ptr @malloc(i64 noundef 32)
  %23 = icmp ne ptr %22, null
  br i1 %23, label %24, label %32

24:
  %25 = getelementptr inbounds nuw %struct.record, ptr %0, i32 0, i32 0
  %26 = load ptr, ptr %25, align 8
  %27 = getelementptr inbounds nuw %struct.counter, ptr %22, i32 0, i32 0
  store ptr %26, ptr %27, align 8
  %28 = getelementptr inbounds nuw %struct.counter, ptr %22, i32 0, i32 1
  store ptr %1, ptr %28, align 8
  %29 = getelementptr inbounds nuw %struct.counter, ptr %22, i32 0, i32 3
  store i64 0, ptr %29, align 8
  %30 = getelementptr inbounds nuw %struct.counter, ptr %22, i32 0, i32 2
  store i64 0, ptr %30, align 8
  %31 = getelementptr inbounds nuw %struct.record, ptr %0, i32 0, i32 0
  store ptr %22, ptr %31, align 8
  br label %32

32:
  %.1 = phi ptr [ %.0, %.critedge ], [ %22, %24 ], [ %22, %21 ]
  %33 = getelementptr inbounds nuw %struct.record, ptr %0, i32 0, i32 1
  store atomic i64 0, ptr %33 release, align 8
  %34 = icmp ne ptr %.1, null
  br i1 %34, label %36, label %35

35:
  call void @abort()
  unreachable

36:
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
  br i1 %28, label %29, label %31

29:
  %30 = load ptr, ptr %27, align 8
  br label %31

31:
  %32 = phi ptr [ %30, %29 ], [ null, %26 ]
  %33 = icmp ne ptr %32, null
  br i1 %33, label %34, label %42

34:
  %35 = call ptr @counter_of(ptr noundef %32, ptr noundef %0)
  %36 = getelementptr inbounds nuw %struct.counter, ptr %35, i32 0, i32 2
  %37 = load i64, ptr %36, align 8
  %38 = add nsw i64 %37, 1
  store i64 %38, ptr %36, align 8
  %39 = getelementptr inbounds nuw %struct.counter, ptr %35, i32 0, i32 3
  %40 = getelementptr inbounds nuw %struct.counter, ptr %35, i32 0, i32 2
  %41 = load i64, ptr %40, align 8
  store atomic i64 %41, ptr %39 release, align 8
  br label %42

42:
  %.022 = phi i64 [ %37, %34 ], [ 0, %31 ]
  ret i64 %.022
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
  br i1 %27, label %28, label %30

28:
  %29 = load ptr, ptr %26, align 8
  br label %30

30:
  %31 = phi ptr [ %29, %28 ], [ null, %25 ]
  %32 = icmp ne ptr %31, null
  br i1 %32, label %33, label %38

33:
  %34 = call ptr @counter_of(ptr noundef %31, ptr noundef %0)
  %35 = getelementptr inbounds nuw %struct.counter, ptr %34, i32 0, i32 2
  %36 = load i64, ptr %35, align 8
  %37 = sub nsw i64 %36, 1
  br label %38

38:
  %39 = phi i64 [ %37, %33 ], [ 0, %30 ]
  %40 = call i32 @__kmpc_global_thread_num(ptr noundef @HERE)
  call void @__kmpc_end_ordered(ptr noundef @HERE, i32 noundef %40)
  ret i64 %39
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
  br i1 %38, label %39, label %41

39:
  %40 = load ptr, ptr %37, align 8
  br label %41

41:
  %42 = phi ptr [ %40, %39 ], [ null, %36 ]
  %43 = icmp ne ptr %42, null
  br i1 %43, label %44, label %52

44:
  %45 = call ptr @counter_of(ptr noundef %42, ptr noundef %0)
  %46 = getelementptr inbounds nuw %struct.counter, ptr %45, i32 0, i32 2
  %47 = load i64, ptr %46, align 8
  %48 = add nsw i64 %47, 1
  store i64 %48, ptr %46, align 8
  %49 = getelementptr inbounds nuw %struct.counter, ptr %45, i32 0, i32 3
  %50 = getelementptr inbounds nuw %struct.counter, ptr %45, i32 0, i32 2
  %51 = load i64, ptr %50, align 8
  store atomic i64 %51, ptr %49 release, align 8
  br label %52

52:
  %.028 = phi i64 [ %47, %44 ], [ 0, %41 ]
  ret i64 %.028
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
  br i1 %27, label %28, label %30

28:
  %29 = load ptr, ptr %26, align 8
  br label %30

30:
  %31 = phi ptr [ %29, %28 ], [ null, %25 ]
  %32 = icmp ne ptr %31, null
  br i1 %32, label %33, label %38

33:
  %34 = call ptr @counter_of(ptr noundef %31, ptr noundef %0)
  %35 = getelementptr inbounds nuw %struct.counter, ptr %34, i32 0, i32 2
  %36 = load i64, ptr %35, align 8
  %37 = sub nsw i64 %36, 1
  br label %38

38:
  %39 = phi i64 [ %37, %33 ], [ 0, %30 ]
  %40 = ptrtoint ptr %0 to i64
  %41 = udiv i64 %40, 8
  %42 = mul i64 %41, -7046029254386353131
  %43 = lshr i64 %42, 58
  %44 = getelementptr inbounds nuw [64 x i32], ptr @tapeless_team_addresses, i64 0, i64 %43
  store atomic i32 0, ptr %44 release, align 4
  ret i64 %39
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
  br i1 %27, label %28, label %30

28:
  %29 = load ptr, ptr %26, align 8
  br label %30

30:
  %31 = phi ptr [ %29, %28 ], [ null, %25 ]
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
  %.023 = phi i64 [ %36, %33 ], [ 0, %30 ]
  ret i64 %.023
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
  br i1 %27, label %28, label %30

28:
  %29 = load ptr, ptr %26, align 8
  br label %30

30:
  %31 = phi ptr [ %29, %28 ], [ null, %25 ]
  %32 = icmp ne ptr %31, null
  br i1 %32, label %33, label %38

33:
  %34 = call ptr @counter_of(ptr noundef %31, ptr noundef %0)
  %35 = getelementptr inbounds nuw %struct.counter, ptr %34, i32 0, i32 2
  %36 = load i64, ptr %35, align 8
  %37 = sub nsw i64 %36, 1
  br label %38

38:
  %39 = phi i64 [ %37, %33 ], [ 0, %30 ]
  call void @omp_unset_lock(ptr noundef %0)
  ret i64 %39
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
  br i1 %27, label %28, label %30

28:
  %29 = load ptr, ptr %26, align 8
  br label %30

30:
  %31 = phi ptr [ %29, %28 ], [ null, %25 ]
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
  %.023 = phi i64 [ %36, %33 ], [ 0, %30 ]
  ret i64 %.023
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
  br i1 %27, label %28, label %30

28:
  %29 = load ptr, ptr %26, align 8
  br label %30

30:
  %31 = phi ptr [ %29, %28 ], [ null, %25 ]
  %32 = icmp ne ptr %31, null
  br i1 %32, label %33, label %38

33:
  %34 = call ptr @counter_of(ptr noundef %31, ptr noundef %0)
  %35 = getelementptr inbounds nuw %struct.counter, ptr %34, i32 0, i32 2
  %36 = load i64, ptr %35, align 8
  %37 = sub nsw i64 %36, 1
  br label %38

38:
  %39 = phi i64 [ %37, %33 ], [ 0, %30 ]
  call void @omp_unset_nest_lock(ptr noundef %0)
  ret i64 %39
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
  br i1 %28, label %29, label %31

29:
  %30 = load ptr, ptr %27, align 8
  br label %31

31:
  %32 = phi ptr [ %30, %29 ], [ null, %26 ]
  %33 = icmp ne ptr %32, null
  br i1 %33, label %34, label %43

34:
  %35 = call ptr @counter_of(ptr noundef %32, ptr noundef %0)
  br label %36

36:
  %37 = getelementptr inbounds nuw %struct.counter, ptr %35, i32 0, i32 3
  %38 = load atomic i64, ptr %37 acquire, align 8
  %39 = add nsw i64 %1, 1
  %40 = icmp ne i64 %38, %39
  br i1 %40, label %41, label %43

41:
  %42 = call i32 @sched_yield()
  br label %36

43:
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
  br i1 %28, label %29, label %31

29:
  %30 = load ptr, ptr %27, align 8
  br label %31

31:
  %32 = phi ptr [ %30, %29 ], [ null, %26 ]
  %33 = icmp ne ptr %32, null
  br i1 %33, label %34, label %43

34:
  %35 = call ptr @counter_of(ptr noundef %32, ptr noundef %0)
  %36 = getelementptr inbounds nuw %struct.counter, ptr %35, i32 0, i32 3
  %37 = icmp ne i64 %1, 0
  br i1 %37, label %41, label %38

38:
  %39 = getelementptr inbounds nuw %struct.counter, ptr %35, i32 0, i32 2
  %40 = load i64, ptr %39, align 8
  br label %41

41:
  %42 = phi i64 [ %40, %38 ], [ %1, %34 ]
  store atomic i64 %42, ptr %36 release, align 8
  br label %43

43:
  ret void
}

declare i32 @dprintf(i32 noundef, ptr noundef, ...)

declare void @abort()

declare extern_weak i32 @pthread_setspecific(i32 noundef, ptr noundef)

declare extern_weak i32 @pthread_key_create(ptr noundef, ptr noundef)

declare extern_weak ptr @pthread_getspecific(i32 noundef)

declare ptr @malloc(i64 noundef)

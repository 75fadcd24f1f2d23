; Made from team.c by `cargo xtask bodies`.
%struct.ident = type { i32, i32, i32, i32, ptr }
%struct.start = type { ptr, ptr, ptr, i32, [2 x i32] }
%struct.record = type { ptr, i64 }
%struct.counter = type { ptr, ptr, i64, i64, i64, i64 }
%struct.lines = type { i64, ptr, i64, i64, i64 }
%struct.line = type { %union.sums, i64 }
%union.sums = type { [8 x double] }

@HERE = internal constant %struct.ident { i32 0, i32 2, i32 0, i32 0, ptr null }, align 8
@.str = private unnamed_addr constant [88 x i8] c"tapeless: threads meet at a barrier that was not initialised in what is differentiated\0A\00", align 1
@tapeless_team_key = weak hidden global i32 0, align 4
@tapeless_team_turns = weak hidden global i32 0, align 4
@tapeless_team_addresses = weak hidden global [64 x i32] zeroinitializer, align 16
@.str.1 = private unnamed_addr constant [111 x i8] c"tapeless: the reverse sweep of a parallel region needs %d threads, as its forward sweep had, and was given %d\0A\00", align 1
@.str.2 = private unnamed_addr constant [36 x i8] c"tapeless: a mutex cannot be locked\0A\00", align 1

define weak hidden void @tapeless.team.fork(i32 noundef %0, ptr noundef %1, ptr noundef %2) {
  %4 = alloca %struct.start, align 8
  %5 = getelementptr inbounds nuw %struct.start, ptr %4, i32 0, i32 0
  store ptr %1, ptr %5, align 8
  %6 = getelementptr inbounds nuw %struct.start, ptr %4, i32 0, i32 1
  store ptr %2, ptr %6, align 8
  %7 = getelementptr inbounds nuw %struct.start, ptr %4, i32 0, i32 2
  %8 = call i32 @key_at(ptr noundef @tapeless_team_key)
  %9 = icmp ne i32 %8, 0
  br i1 %9, label %10, label %13

10:
  %11 = sub i32 %8, 1
  %12 = call ptr @pthread_getspecific(i32 noundef %11)
  br label %13

13:
  %14 = phi ptr [ %12, %10 ], [ null, %3 ]
  store ptr %14, ptr %7, align 8
  %15 = getelementptr inbounds nuw %struct.start, ptr %4, i32 0, i32 3
  %16 = icmp slt i32 %0, 0
  %17 = sub nsw i32 0, %0
  %18 = select i1 %16, i32 %17, i32 0
  store i32 %18, ptr %15, align 8
  %19 = getelementptr inbounds nuw %struct.start, ptr %4, i32 0, i32 4
  store i32 0, ptr %19, align 4
  %20 = getelementptr inbounds i32, ptr %19, i64 1
  store i32 0, ptr %20, align 4
  %21 = getelementptr i8, ptr %4, i64 36
  call void @llvm.memset.p0.i64(ptr align 4 %21, i8 0, i64 4, i1 false)
  %22 = icmp ne i32 %0, 0
  br i1 %22, label %23, label %28

23:
  %24 = call i32 @__kmpc_global_thread_num(ptr noundef @HERE)
  %25 = icmp slt i32 %0, 0
  %26 = sub nsw i32 0, %0
  %27 = select i1 %25, i32 %26, i32 %0
  call void @__kmpc_push_num_threads(ptr noundef @HERE, i32 noundef %24, i32 noundef %27)
  br label %28

28:
  call void (ptr, i32, ptr, ...) @__kmpc_fork_call(ptr noundef @HERE, i32 noundef 1, ptr noundef @run, ptr noundef %4)
  ret void
}

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg)

declare void @__kmpc_push_num_threads(ptr noundef, i32 noundef, i32 noundef)

declare i32 @__kmpc_global_thread_num(ptr noundef)

declare void @__kmpc_fork_call(ptr noundef, i32 noundef, ptr noundef, ...)

define internal void @run(ptr noundef %0, ptr noundef %1, ptr noundef %2) {
  %4 = getelementptr inbounds nuw %struct.start, ptr %2, i32 0, i32 3
  %5 = load i32, ptr %4, align 8
  %6 = icmp ne i32 %5, 0
  br i1 %6, label %7, label %17

7:
  %8 = call i32 @omp_get_num_threads()
  %9 = getelementptr inbounds nuw %struct.start, ptr %2, i32 0, i32 3
  %10 = load i32, ptr %9, align 8
  %11 = icmp ne i32 %8, %10
  br i1 %11, label %12, label %17

12:
  %13 = getelementptr inbounds nuw %struct.start, ptr %2, i32 0, i32 3
  %14 = load i32, ptr %13, align 8
  %15 = call i32 @omp_get_num_threads()
  %16 = call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef @.str.1, i32 noundef %14, i32 noundef %15)
  call void @abort()
  unreachable

17:
  %18 = call i32 @key_at(ptr noundef @tapeless_team_key)
  %19 = icmp ne i32 %18, 0
  br i1 %19, label %20, label %23

20:
  %21 = sub i32 %18, 1
  %22 = call ptr @pthread_getspecific(i32 noundef %21)
  br label %23

23:
  %24 = phi ptr [ %22, %20 ], [ null, %17 ]
  %25 = call i32 @key_at(ptr noundef @tapeless_team_turns)
  %26 = icmp ne i32 %25, 0
  br i1 %26, label %27, label %30

27:
  %28 = sub i32 %25, 1
  %29 = call ptr @pthread_getspecific(i32 noundef %28)
  br label %30

30:
  %31 = phi ptr [ %29, %27 ], [ null, %23 ]
  %32 = getelementptr inbounds nuw %struct.start, ptr %2, i32 0, i32 2
  %33 = load ptr, ptr %32, align 8
  %34 = call i32 @key_at(ptr noundef @tapeless_team_key)
  %35 = icmp ne i32 %34, 0
  br i1 %35, label %36, label %39

36:
  %37 = sub i32 %34, 1
  %38 = call i32 @pthread_setspecific(i32 noundef %37, ptr noundef %33)
  br label %39

39:
  %40 = getelementptr inbounds nuw %struct.start, ptr %2, i32 0, i32 4
  %41 = getelementptr inbounds [2 x i32], ptr %40, i64 0, i64 0
  %42 = call i32 @key_at(ptr noundef @tapeless_team_turns)
  %43 = icmp ne i32 %42, 0
  br i1 %43, label %44, label %47

44:
  %45 = sub i32 %42, 1
  %46 = call i32 @pthread_setspecific(i32 noundef %45, ptr noundef %41)
  br label %47

47:
  %48 = getelementptr inbounds nuw %struct.start, ptr %2, i32 0, i32 0
  %49 = load ptr, ptr %48, align 8
  %50 = getelementptr inbounds nuw %struct.start, ptr %2, i32 0, i32 1
  %51 = load ptr, ptr %50, align 8
  call void %49(ptr noundef %51)
  %52 = call i32 @key_at(ptr noundef @tapeless_team_key)
  %53 = icmp ne i32 %52, 0
  br i1 %53, label %54, label %57

54:
  %55 = sub i32 %52, 1
  %56 = call i32 @pthread_setspecific(i32 noundef %55, ptr noundef %24)
  br label %57

57:
  %58 = call i32 @key_at(ptr noundef @tapeless_team_turns)
  %59 = icmp ne i32 %58, 0
  br i1 %59, label %60, label %63

60:
  %61 = sub i32 %58, 1
  %62 = call i32 @pthread_setspecific(i32 noundef %61, ptr noundef %31)
  br label %63

63:
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

define weak hidden i64 @tapeless.team.first(i64 noundef %0) {
  %2 = call i32 @omp_get_thread_num()
  %3 = sext i32 %2 to i64
  %4 = call i32 @omp_get_num_threads()
  %5 = sext i32 %4 to i64
  %6 = srem i64 %0, %5
  %7 = sdiv i64 %0, %5
  %8 = mul nsw i64 %3, %7
  %9 = icmp slt i64 %3, %6
  %. = select i1 %9, i64 %3, i64 %6
  %10 = add nsw i64 %8, %.
  ret i64 %10
}

define weak hidden i64 @tapeless.team.behind(i64 noundef %0) {
  %2 = call i32 @omp_get_thread_num()
  %3 = add nsw i32 %2, 1
  %4 = sext i32 %3 to i64
  %5 = call i32 @omp_get_num_threads()
  %6 = sext i32 %5 to i64
  %7 = srem i64 %0, %6
  %8 = sdiv i64 %0, %6
  %9 = mul nsw i64 %4, %8
  %10 = icmp slt i64 %4, %7
  %. = select i1 %10, i64 %4, i64 %7
  %11 = add nsw i64 %9, %.
  ret i64 %11
}

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
  %2 = call i32 @key_at(ptr noundef @tapeless_team_key)
  %3 = icmp ne i32 %2, 0
  br i1 %3, label %4, label %7

4:
  %5 = sub i32 %2, 1
  %6 = call ptr @pthread_getspecific(i32 noundef %5)
  br label %7

7:
  %8 = phi ptr [ %6, %4 ], [ null, %1 ]
  %9 = icmp ne ptr %8, null
  br i1 %9, label %16, label %10

10:
  %11 = call i32 @key_at(ptr noundef @tapeless_team_key)
  %12 = icmp ne i32 %11, 0
  br i1 %12, label %13, label %16

13:
  %14 = sub i32 %11, 1
  %15 = call i32 @pthread_setspecific(i32 noundef %14, ptr noundef %0)
  br label %16

16:
  ret void
}

define weak hidden void @tapeless.team.turn() {
  %1 = call i32 @omp_get_thread_num()
  %2 = call i32 @key_at(ptr noundef @tapeless_team_turns)
  %3 = icmp ne i32 %2, 0
  br i1 %3, label %4, label %7

4:
  %5 = sub i32 %2, 1
  %6 = call ptr @pthread_getspecific(i32 noundef %5)
  br label %7

7:
  %8 = phi ptr [ %6, %4 ], [ null, %0 ]
  br label %9

9:
  %10 = icmp ne ptr %8, null
  br i1 %10, label %11, label %.critedge

11:
  %12 = sext i32 0 to i64
  %13 = getelementptr inbounds i32, ptr %8, i64 %12
  %14 = load atomic i32, ptr %13 acquire, align 4
  %15 = icmp ne i32 %14, %1
  br i1 %15, label %16, label %.critedge

16:
  %17 = call i32 @sched_yield()
  br label %9

.critedge:
  ret void
}

define weak hidden void @tapeless.team.pass() {
  %1 = call i32 @omp_get_thread_num()
  %2 = call i32 @key_at(ptr noundef @tapeless_team_turns)
  %3 = icmp ne i32 %2, 0
  br i1 %3, label %4, label %7

4:
  %5 = sub i32 %2, 1
  %6 = call ptr @pthread_getspecific(i32 noundef %5)
  br label %7

7:
  %8 = phi ptr [ %6, %4 ], [ null, %0 ]
  %9 = icmp ne ptr %8, null
  br i1 %9, label %10, label %16

10:
  %11 = sext i32 0 to i64
  %12 = getelementptr inbounds i32, ptr %8, i64 %11
  %13 = add nsw i32 %1, 1
  %14 = call i32 @omp_get_num_threads()
  %15 = srem i32 %13, %14
  store atomic i32 %15, ptr %12 release, align 4
  br label %16

16:
  ret void
}

define weak hidden void @tapeless.team.turn.back() {
  %1 = call i32 @omp_get_num_threads()
  %2 = sub nsw i32 %1, 1
  %3 = call i32 @omp_get_thread_num()
  %4 = sub nsw i32 %2, %3
  %5 = call i32 @key_at(ptr noundef @tapeless_team_turns)
  %6 = icmp ne i32 %5, 0
  br i1 %6, label %7, label %10

7:
  %8 = sub i32 %5, 1
  %9 = call ptr @pthread_getspecific(i32 noundef %8)
  br label %10

10:
  %11 = phi ptr [ %9, %7 ], [ null, %0 ]
  br label %12

12:
  %13 = icmp ne ptr %11, null
  br i1 %13, label %14, label %.critedge

14:
  %15 = sext i32 1 to i64
  %16 = getelementptr inbounds i32, ptr %11, i64 %15
  %17 = load atomic i32, ptr %16 acquire, align 4
  %18 = icmp ne i32 %17, %4
  br i1 %18, label %19, label %.critedge

19:
  %20 = call i32 @sched_yield()
  br label %12

.critedge:
  ret void
}

define weak hidden void @tapeless.team.pass.back() {
  %1 = call i32 @omp_get_num_threads()
  %2 = sub nsw i32 %1, 1
  %3 = call i32 @omp_get_thread_num()
  %4 = sub nsw i32 %2, %3
  %5 = call i32 @key_at(ptr noundef @tapeless_team_turns)
  %6 = icmp ne i32 %5, 0
  br i1 %6, label %7, label %10

7:
  %8 = sub i32 %5, 1
  %9 = call ptr @pthread_getspecific(i32 noundef %8)
  br label %10

10:
  %11 = phi ptr [ %9, %7 ], [ null, %0 ]
  %12 = icmp ne ptr %11, null
  br i1 %12, label %13, label %19

13:
  %14 = sext i32 1 to i64
  %15 = getelementptr inbounds i32, ptr %11, i64 %14
  %16 = add nsw i32 %4, 1
  %17 = call i32 @omp_get_num_threads()
  %18 = srem i32 %16, %17
  store atomic i32 %18, ptr %15 release, align 4
  br label %19

19:
  ret void
}

define weak hidden void @tapeless.team.pause(ptr noundef %0) {
  %2 = call i32 @key_at(ptr noundef @tapeless_team_key)
  %3 = icmp ne i32 %2, 0
  br i1 %3, label %4, label %7

4:
  %5 = sub i32 %2, 1
  %6 = call ptr @pthread_getspecific(i32 noundef %5)
  br label %7

7:
  %8 = phi ptr [ %6, %4 ], [ null, %1 ]
  %9 = icmp eq ptr %8, %0
  br i1 %9, label %10, label %16

10:
  %11 = call i32 @key_at(ptr noundef @tapeless_team_key)
  %12 = icmp ne i32 %11, 0
  br i1 %12, label %13, label %16

13:
  %14 = sub i32 %11, 1
  %15 = call i32 @pthread_setspecific(i32 noundef %14, ptr noundef null)
  br label %16

16:
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
  %2 = call i32 @__kmpc_global_thread_num(ptr noundef @HERE)
  call void @__kmpc_critical(ptr noundef @HERE, i32 noundef %2, ptr noundef %0)
  %3 = call i32 @key_at(ptr noundef @tapeless_team_key)
  %4 = icmp ne i32 %3, 0
  br i1 %4, label %5, label %8

5:
  %6 = sub i32 %3, 1
  %7 = call ptr @pthread_getspecific(i32 noundef %6)
  br label %8

8:
  %9 = phi ptr [ %7, %5 ], [ null, %1 ]
  %10 = icmp ne ptr %9, null
  br i1 %10, label %11, label %19

11:
  %12 = call ptr @counter_of(ptr noundef %9, ptr noundef %0)
  %13 = getelementptr inbounds nuw %struct.counter, ptr %12, i32 0, i32 2
  %14 = load i64, ptr %13, align 8
  %15 = add nsw i64 %14, 1
  store i64 %15, ptr %13, align 8
  %16 = getelementptr inbounds nuw %struct.counter, ptr %12, i32 0, i32 3
  %17 = getelementptr inbounds nuw %struct.counter, ptr %12, i32 0, i32 2
  %18 = load i64, ptr %17, align 8
  store atomic i64 %18, ptr %16 release, align 8
  br label %19

19:
  %.0 = phi i64 [ %14, %11 ], [ 0, %8 ]
  ret i64 %.0
}

declare void @__kmpc_critical(ptr noundef, i32 noundef, ptr noundef)

define weak hidden i64 @tapeless.team.leave(ptr noundef %0) {
  %2 = call i32 @key_at(ptr noundef @tapeless_team_key)
  %3 = icmp ne i32 %2, 0
  br i1 %3, label %4, label %7

4:
  %5 = sub i32 %2, 1
  %6 = call ptr @pthread_getspecific(i32 noundef %5)
  br label %7

7:
  %8 = phi ptr [ %6, %4 ], [ null, %1 ]
  %9 = icmp ne ptr %8, null
  br i1 %9, label %10, label %15

10:
  %11 = call ptr @counter_of(ptr noundef %8, ptr noundef %0)
  %12 = getelementptr inbounds nuw %struct.counter, ptr %11, i32 0, i32 2
  %13 = load i64, ptr %12, align 8
  %14 = sub nsw i64 %13, 1
  br label %15

15:
  %16 = phi i64 [ %14, %10 ], [ 0, %7 ]
  %17 = call i32 @__kmpc_global_thread_num(ptr noundef @HERE)
  call void @__kmpc_end_critical(ptr noundef @HERE, i32 noundef %17, ptr noundef %0)
  ret i64 %16
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
  %2 = call i32 @__kmpc_global_thread_num(ptr noundef @HERE)
  call void @__kmpc_ordered(ptr noundef @HERE, i32 noundef %2)
  %3 = call i32 @key_at(ptr noundef @tapeless_team_key)
  %4 = icmp ne i32 %3, 0
  br i1 %4, label %5, label %8

5:
  %6 = sub i32 %3, 1
  %7 = call ptr @pthread_getspecific(i32 noundef %6)
  br label %8

8:
  %9 = phi ptr [ %7, %5 ], [ null, %1 ]
  %10 = icmp ne ptr %9, null
  br i1 %10, label %11, label %19

11:
  %12 = call ptr @counter_of(ptr noundef %9, ptr noundef %0)
  %13 = getelementptr inbounds nuw %struct.counter, ptr %12, i32 0, i32 2
  %14 = load i64, ptr %13, align 8
  %15 = add nsw i64 %14, 1
  store i64 %15, ptr %13, align 8
  %16 = getelementptr inbounds nuw %struct.counter, ptr %12, i32 0, i32 3
  %17 = getelementptr inbounds nuw %struct.counter, ptr %12, i32 0, i32 2
  %18 = load i64, ptr %17, align 8
  store atomic i64 %18, ptr %16 release, align 8
  br label %19

19:
  %.0 = phi i64 [ %14, %11 ], [ 0, %8 ]
  ret i64 %.0
}

declare void @__kmpc_ordered(ptr noundef, i32 noundef)

define weak hidden i64 @tapeless.team.leave.ordered(ptr noundef %0) {
  %2 = call i32 @key_at(ptr noundef @tapeless_team_key)
  %3 = icmp ne i32 %2, 0
  br i1 %3, label %4, label %7

4:
  %5 = sub i32 %2, 1
  %6 = call ptr @pthread_getspecific(i32 noundef %5)
  br label %7

7:
  %8 = phi ptr [ %6, %4 ], [ null, %1 ]
  %9 = icmp ne ptr %8, null
  br i1 %9, label %10, label %15

10:
  %11 = call ptr @counter_of(ptr noundef %8, ptr noundef %0)
  %12 = getelementptr inbounds nuw %struct.counter, ptr %11, i32 0, i32 2
  %13 = load i64, ptr %12, align 8
  %14 = sub nsw i64 %13, 1
  br label %15

15:
  %16 = phi i64 [ %14, %10 ], [ 0, %7 ]
  %17 = call i32 @__kmpc_global_thread_num(ptr noundef @HERE)
  call void @__kmpc_end_ordered(ptr noundef @HERE, i32 noundef %17)
  ret i64 %16
}

declare void @__kmpc_end_ordered(ptr noundef, i32 noundef)

define weak hidden i64 @tapeless.team.enter.address(ptr noundef %0) {
  br label %2

2:
  %3 = ptrtoint ptr %0 to i64
  %4 = udiv i64 %3, 8
  %5 = mul i64 %4, -7046029254386353131
  %6 = lshr i64 %5, 58
  %7 = getelementptr inbounds nuw [64 x i32], ptr @tapeless_team_addresses, i64 0, i64 %6
  %8 = atomicrmw xchg ptr %7, i32 1 acquire, align 4
  %9 = icmp ne i32 %8, 0
  br i1 %9, label %10, label %12

10:
  %11 = call i32 @sched_yield()
  br label %2

12:
  %13 = call i32 @key_at(ptr noundef @tapeless_team_key)
  %14 = icmp ne i32 %13, 0
  br i1 %14, label %15, label %18

15:
  %16 = sub i32 %13, 1
  %17 = call ptr @pthread_getspecific(i32 noundef %16)
  br label %18

18:
  %19 = phi ptr [ %17, %15 ], [ null, %12 ]
  %20 = icmp ne ptr %19, null
  br i1 %20, label %21, label %29

21:
  %22 = call ptr @counter_of(ptr noundef %19, ptr noundef %0)
  %23 = getelementptr inbounds nuw %struct.counter, ptr %22, i32 0, i32 2
  %24 = load i64, ptr %23, align 8
  %25 = add nsw i64 %24, 1
  store i64 %25, ptr %23, align 8
  %26 = getelementptr inbounds nuw %struct.counter, ptr %22, i32 0, i32 3
  %27 = getelementptr inbounds nuw %struct.counter, ptr %22, i32 0, i32 2
  %28 = load i64, ptr %27, align 8
  store atomic i64 %28, ptr %26 release, align 8
  br label %29

29:
  %.0 = phi i64 [ %24, %21 ], [ 0, %18 ]
  ret i64 %.0
}

define weak hidden i64 @tapeless.team.leave.address(ptr noundef %0) {
  %2 = call i32 @key_at(ptr noundef @tapeless_team_key)
  %3 = icmp ne i32 %2, 0
  br i1 %3, label %4, label %7

4:
  %5 = sub i32 %2, 1
  %6 = call ptr @pthread_getspecific(i32 noundef %5)
  br label %7

7:
  %8 = phi ptr [ %6, %4 ], [ null, %1 ]
  %9 = icmp ne ptr %8, null
  br i1 %9, label %10, label %15

10:
  %11 = call ptr @counter_of(ptr noundef %8, ptr noundef %0)
  %12 = getelementptr inbounds nuw %struct.counter, ptr %11, i32 0, i32 2
  %13 = load i64, ptr %12, align 8
  %14 = sub nsw i64 %13, 1
  br label %15

15:
  %16 = phi i64 [ %14, %10 ], [ 0, %7 ]
  %17 = ptrtoint ptr %0 to i64
  %18 = udiv i64 %17, 8
  %19 = mul i64 %18, -7046029254386353131
  %20 = lshr i64 %19, 58
  %21 = getelementptr inbounds nuw [64 x i32], ptr @tapeless_team_addresses, i64 0, i64 %20
  store atomic i32 0, ptr %21 release, align 4
  ret i64 %16
}

define weak hidden i64 @tapeless.team.enter.mutex(ptr noundef %0) {
  %2 = call i32 @pthread_mutex_lock(ptr noundef %0)
  %3 = icmp ne i32 %2, 0
  br i1 %3, label %4, label %6

4:
  %5 = call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef @.str.2)
  call void @abort()
  unreachable

6:
  %7 = call i32 @key_at(ptr noundef @tapeless_team_key)
  %8 = icmp ne i32 %7, 0
  br i1 %8, label %9, label %12

9:
  %10 = sub i32 %7, 1
  %11 = call ptr @pthread_getspecific(i32 noundef %10)
  br label %12

12:
  %13 = phi ptr [ %11, %9 ], [ null, %6 ]
  %14 = icmp ne ptr %13, null
  br i1 %14, label %15, label %23

15:
  %16 = call ptr @counter_of(ptr noundef %13, ptr noundef %0)
  %17 = getelementptr inbounds nuw %struct.counter, ptr %16, i32 0, i32 2
  %18 = load i64, ptr %17, align 8
  %19 = add nsw i64 %18, 1
  store i64 %19, ptr %17, align 8
  %20 = getelementptr inbounds nuw %struct.counter, ptr %16, i32 0, i32 3
  %21 = getelementptr inbounds nuw %struct.counter, ptr %16, i32 0, i32 2
  %22 = load i64, ptr %21, align 8
  store atomic i64 %22, ptr %20 release, align 8
  br label %23

23:
  %.0 = phi i64 [ %18, %15 ], [ 0, %12 ]
  ret i64 %.0
}

define weak hidden i64 @tapeless.team.leave.mutex(ptr noundef %0) {
  %2 = call i32 @key_at(ptr noundef @tapeless_team_key)
  %3 = icmp ne i32 %2, 0
  br i1 %3, label %4, label %7

4:
  %5 = sub i32 %2, 1
  %6 = call ptr @pthread_getspecific(i32 noundef %5)
  br label %7

7:
  %8 = phi ptr [ %6, %4 ], [ null, %1 ]
  %9 = icmp ne ptr %8, null
  br i1 %9, label %10, label %15

10:
  %11 = call ptr @counter_of(ptr noundef %8, ptr noundef %0)
  %12 = getelementptr inbounds nuw %struct.counter, ptr %11, i32 0, i32 2
  %13 = load i64, ptr %12, align 8
  %14 = sub nsw i64 %13, 1
  br label %15

15:
  %16 = phi i64 [ %14, %10 ], [ 0, %7 ]
  %17 = call i32 @pthread_mutex_unlock(ptr noundef %0)
  ret i64 %16
}

declare i32 @pthread_mutex_unlock(ptr noundef)

define weak hidden i64 @tapeless.team.enter.held(ptr noundef %0) {
  %2 = call i32 @key_at(ptr noundef @tapeless_team_key)
  %3 = icmp ne i32 %2, 0
  br i1 %3, label %4, label %7

4:
  %5 = sub i32 %2, 1
  %6 = call ptr @pthread_getspecific(i32 noundef %5)
  br label %7

7:
  %8 = phi ptr [ %6, %4 ], [ null, %1 ]
  %9 = icmp ne ptr %8, null
  br i1 %9, label %10, label %18

10:
  %11 = call ptr @counter_of(ptr noundef %8, ptr noundef %0)
  %12 = getelementptr inbounds nuw %struct.counter, ptr %11, i32 0, i32 2
  %13 = load i64, ptr %12, align 8
  %14 = add nsw i64 %13, 1
  store i64 %14, ptr %12, align 8
  %15 = getelementptr inbounds nuw %struct.counter, ptr %11, i32 0, i32 3
  %16 = getelementptr inbounds nuw %struct.counter, ptr %11, i32 0, i32 2
  %17 = load i64, ptr %16, align 8
  store atomic i64 %17, ptr %15 release, align 8
  br label %18

18:
  %.0 = phi i64 [ %13, %10 ], [ 0, %7 ]
  ret i64 %.0
}

define weak hidden i64 @tapeless.team.leave.held(ptr noundef %0) {
  %2 = call i32 @key_at(ptr noundef @tapeless_team_key)
  %3 = icmp ne i32 %2, 0
  br i1 %3, label %4, label %7

4:
  %5 = sub i32 %2, 1
  %6 = call ptr @pthread_getspecific(i32 noundef %5)
  br label %7

7:
  %8 = phi ptr [ %6, %4 ], [ null, %1 ]
  %9 = icmp ne ptr %8, null
  br i1 %9, label %10, label %15

10:
  %11 = call ptr @counter_of(ptr noundef %8, ptr noundef %0)
  %12 = getelementptr inbounds nuw %struct.counter, ptr %11, i32 0, i32 2
  %13 = load i64, ptr %12, align 8
  %14 = sub nsw i64 %13, 1
  br label %15

15:
  %16 = phi i64 [ %14, %10 ], [ 0, %7 ]
  ret i64 %16
}

define weak hidden i64 @tapeless.team.enter.omp(ptr noundef %0) {
  call void @omp_set_lock(ptr noundef %0)
  %2 = call i32 @key_at(ptr noundef @tapeless_team_key)
  %3 = icmp ne i32 %2, 0
  br i1 %3, label %4, label %7

4:
  %5 = sub i32 %2, 1
  %6 = call ptr @pthread_getspecific(i32 noundef %5)
  br label %7

7:
  %8 = phi ptr [ %6, %4 ], [ null, %1 ]
  %9 = icmp ne ptr %8, null
  br i1 %9, label %10, label %18

10:
  %11 = call ptr @counter_of(ptr noundef %8, ptr noundef %0)
  %12 = getelementptr inbounds nuw %struct.counter, ptr %11, i32 0, i32 2
  %13 = load i64, ptr %12, align 8
  %14 = add nsw i64 %13, 1
  store i64 %14, ptr %12, align 8
  %15 = getelementptr inbounds nuw %struct.counter, ptr %11, i32 0, i32 3
  %16 = getelementptr inbounds nuw %struct.counter, ptr %11, i32 0, i32 2
  %17 = load i64, ptr %16, align 8
  store atomic i64 %17, ptr %15 release, align 8
  br label %18

18:
  %.0 = phi i64 [ %13, %10 ], [ 0, %7 ]
  ret i64 %.0
}

declare void @omp_set_lock(ptr noundef)

define weak hidden i64 @tapeless.team.leave.omp(ptr noundef %0) {
  %2 = call i32 @key_at(ptr noundef @tapeless_team_key)
  %3 = icmp ne i32 %2, 0
  br i1 %3, label %4, label %7

4:
  %5 = sub i32 %2, 1
  %6 = call ptr @pthread_getspecific(i32 noundef %5)
  br label %7

7:
  %8 = phi ptr [ %6, %4 ], [ null, %1 ]
  %9 = icmp ne ptr %8, null
  br i1 %9, label %10, label %15

10:
  %11 = call ptr @counter_of(ptr noundef %8, ptr noundef %0)
  %12 = getelementptr inbounds nuw %struct.counter, ptr %11, i32 0, i32 2
  %13 = load i64, ptr %12, align 8
  %14 = sub nsw i64 %13, 1
  br label %15

15:
  %16 = phi i64 [ %14, %10 ], [ 0, %7 ]
  call void @omp_unset_lock(ptr noundef %0)
  ret i64 %16
}

declare void @omp_unset_lock(ptr noundef)

define weak hidden i64 @tapeless.team.enter.omp_nest(ptr noundef %0) {
  call void @omp_set_nest_lock(ptr noundef %0)
  %2 = call i32 @key_at(ptr noundef @tapeless_team_key)
  %3 = icmp ne i32 %2, 0
  br i1 %3, label %4, label %7

4:
  %5 = sub i32 %2, 1
  %6 = call ptr @pthread_getspecific(i32 noundef %5)
  br label %7

7:
  %8 = phi ptr [ %6, %4 ], [ null, %1 ]
  %9 = icmp ne ptr %8, null
  br i1 %9, label %10, label %18

10:
  %11 = call ptr @counter_of(ptr noundef %8, ptr noundef %0)
  %12 = getelementptr inbounds nuw %struct.counter, ptr %11, i32 0, i32 2
  %13 = load i64, ptr %12, align 8
  %14 = add nsw i64 %13, 1
  store i64 %14, ptr %12, align 8
  %15 = getelementptr inbounds nuw %struct.counter, ptr %11, i32 0, i32 3
  %16 = getelementptr inbounds nuw %struct.counter, ptr %11, i32 0, i32 2
  %17 = load i64, ptr %16, align 8
  store atomic i64 %17, ptr %15 release, align 8
  br label %18

18:
  %.0 = phi i64 [ %13, %10 ], [ 0, %7 ]
  ret i64 %.0
}

declare void @omp_set_nest_lock(ptr noundef)

define weak hidden i64 @tapeless.team.leave.omp_nest(ptr noundef %0) {
  %2 = call i32 @key_at(ptr noundef @tapeless_team_key)
  %3 = icmp ne i32 %2, 0
  br i1 %3, label %4, label %7

4:
  %5 = sub i32 %2, 1
  %6 = call ptr @pthread_getspecific(i32 noundef %5)
  br label %7

7:
  %8 = phi ptr [ %6, %4 ], [ null, %1 ]
  %9 = icmp ne ptr %8, null
  br i1 %9, label %10, label %15

10:
  %11 = call ptr @counter_of(ptr noundef %8, ptr noundef %0)
  %12 = getelementptr inbounds nuw %struct.counter, ptr %11, i32 0, i32 2
  %13 = load i64, ptr %12, align 8
  %14 = sub nsw i64 %13, 1
  br label %15

15:
  %16 = phi i64 [ %14, %10 ], [ 0, %7 ]
  call void @omp_unset_nest_lock(ptr noundef %0)
  ret i64 %16
}

declare void @omp_unset_nest_lock(ptr noundef)

define weak hidden void @tapeless.team.return(ptr noundef %0, i64 noundef %1) {
  %3 = call i32 @key_at(ptr noundef @tapeless_team_key)
  %4 = icmp ne i32 %3, 0
  br i1 %4, label %5, label %8

5:
  %6 = sub i32 %3, 1
  %7 = call ptr @pthread_getspecific(i32 noundef %6)
  br label %8

8:
  %9 = phi ptr [ %7, %5 ], [ null, %2 ]
  %10 = icmp ne ptr %9, null
  br i1 %10, label %11, label %20

11:
  %12 = call ptr @counter_of(ptr noundef %9, ptr noundef %0)
  br label %13

13:
  %14 = getelementptr inbounds nuw %struct.counter, ptr %12, i32 0, i32 3
  %15 = load atomic i64, ptr %14 acquire, align 8
  %16 = add nsw i64 %1, 1
  %17 = icmp ne i64 %15, %16
  br i1 %17, label %18, label %20

18:
  %19 = call i32 @sched_yield()
  br label %13

20:
  ret void
}

declare i32 @sched_yield()

define weak hidden void @tapeless.team.withdraw(ptr noundef %0, i64 noundef %1) {
  %3 = call i32 @key_at(ptr noundef @tapeless_team_key)
  %4 = icmp ne i32 %3, 0
  br i1 %4, label %5, label %8

5:
  %6 = sub i32 %3, 1
  %7 = call ptr @pthread_getspecific(i32 noundef %6)
  br label %8

8:
  %9 = phi ptr [ %7, %5 ], [ null, %2 ]
  %10 = icmp ne ptr %9, null
  br i1 %10, label %11, label %20

11:
  %12 = call ptr @counter_of(ptr noundef %9, ptr noundef %0)
  %13 = getelementptr inbounds nuw %struct.counter, ptr %12, i32 0, i32 3
  %14 = icmp ne i64 %1, 0
  br i1 %14, label %18, label %15

15:
  %16 = getelementptr inbounds nuw %struct.counter, ptr %12, i32 0, i32 2
  %17 = load i64, ptr %16, align 8
  br label %18

18:
  %19 = phi i64 [ %17, %15 ], [ %1, %11 ]
  store atomic i64 %19, ptr %13 release, align 8
  br label %20

20:
  ret void
}

define weak hidden void @tapeless.team.expect(ptr noundef %0, i32 noundef %1) {
  %3 = call i32 @key_at(ptr noundef @tapeless_team_key)
  %4 = icmp ne i32 %3, 0
  br i1 %4, label %5, label %8

5:
  %6 = sub i32 %3, 1
  %7 = call ptr @pthread_getspecific(i32 noundef %6)
  br label %8

8:
  %9 = phi ptr [ %7, %5 ], [ null, %2 ]
  %10 = icmp ne ptr %9, null
  br i1 %10, label %11, label %18

11:
  %12 = call ptr @counter_of(ptr noundef %9, ptr noundef %0)
  %13 = sext i32 %1 to i64
  %14 = getelementptr inbounds nuw %struct.counter, ptr %12, i32 0, i32 4
  store i64 %13, ptr %14, align 8
  %15 = getelementptr inbounds nuw %struct.counter, ptr %12, i32 0, i32 2
  %16 = load i64, ptr %15, align 8
  %17 = getelementptr inbounds nuw %struct.counter, ptr %12, i32 0, i32 5
  store i64 %16, ptr %17, align 8
  br label %18

18:
  ret void
}

define weak hidden i64 @tapeless.team.arrive(ptr noundef %0) {
  %2 = call i32 @key_at(ptr noundef @tapeless_team_key)
  %3 = icmp ne i32 %2, 0
  br i1 %3, label %4, label %7

4:
  %5 = sub i32 %2, 1
  %6 = call ptr @pthread_getspecific(i32 noundef %5)
  br label %7

7:
  %8 = phi ptr [ %6, %4 ], [ null, %1 ]
  %9 = icmp ne ptr %8, null
  br i1 %9, label %10, label %43

10:
  %11 = call ptr @counter_of(ptr noundef %8, ptr noundef %0)
  %12 = getelementptr inbounds nuw %struct.counter, ptr %11, i32 0, i32 4
  %13 = load i64, ptr %12, align 8
  %14 = icmp ne i64 %13, 0
  br i1 %14, label %17, label %15

15:
  %16 = call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef @.str)
  call void @abort()
  unreachable

17:
  %18 = getelementptr inbounds nuw %struct.record, ptr %8, i32 0, i32 1
  %19 = atomicrmw xchg ptr %18, i64 1 acquire, align 8
  %20 = icmp ne i64 %19, 0
  br i1 %20, label %21, label %23

21:
  %22 = call i32 @sched_yield()
  br label %17

23:
  %24 = getelementptr inbounds nuw %struct.counter, ptr %11, i32 0, i32 2
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds nuw %struct.counter, ptr %11, i32 0, i32 5
  %27 = load i64, ptr %26, align 8
  %28 = sub nsw i64 %25, %27
  %29 = getelementptr inbounds nuw %struct.counter, ptr %11, i32 0, i32 4
  %30 = load i64, ptr %29, align 8
  %31 = icmp eq i64 %28, %30
  br i1 %31, label %32, label %36

32:
  %33 = getelementptr inbounds nuw %struct.counter, ptr %11, i32 0, i32 2
  %34 = load i64, ptr %33, align 8
  %35 = getelementptr inbounds nuw %struct.counter, ptr %11, i32 0, i32 5
  store i64 %34, ptr %35, align 8
  br label %36

36:
  %37 = getelementptr inbounds nuw %struct.counter, ptr %11, i32 0, i32 2
  %38 = load i64, ptr %37, align 8
  %39 = add nsw i64 %38, 1
  store i64 %39, ptr %37, align 8
  %40 = getelementptr inbounds nuw %struct.counter, ptr %11, i32 0, i32 5
  %41 = load i64, ptr %40, align 8
  %42 = getelementptr inbounds nuw %struct.record, ptr %8, i32 0, i32 1
  store atomic i64 0, ptr %42 release, align 8
  br label %43

43:
  %.0 = phi i64 [ %41, %36 ], [ 0, %7 ]
  ret i64 %.0
}

declare i32 @dprintf(i32 noundef, ptr noundef, ...)

declare void @abort()

define weak hidden void @tapeless.team.meet(ptr noundef %0, i64 noundef %1) {
  %3 = call i32 @key_at(ptr noundef @tapeless_team_key)
  %4 = icmp ne i32 %3, 0
  br i1 %4, label %5, label %8

5:
  %6 = sub i32 %3, 1
  %7 = call ptr @pthread_getspecific(i32 noundef %6)
  br label %8

8:
  %9 = phi ptr [ %7, %5 ], [ null, %2 ]
  %10 = icmp ne ptr %9, null
  br i1 %10, label %11, label %27

11:
  %12 = call ptr @counter_of(ptr noundef %9, ptr noundef %0)
  %13 = getelementptr inbounds nuw %struct.counter, ptr %12, i32 0, i32 2
  %14 = load i64, ptr %13, align 8
  %15 = getelementptr inbounds nuw %struct.counter, ptr %12, i32 0, i32 3
  %16 = atomicrmw add ptr %15, i64 1 acq_rel, align 8
  %17 = sdiv i64 %16, %14
  %18 = mul nsw i64 %17, %14
  %19 = add nsw i64 %18, %14
  %20 = sub nsw i64 %19, %1
  br label %21

21:
  %22 = getelementptr inbounds nuw %struct.counter, ptr %12, i32 0, i32 3
  %23 = load atomic i64, ptr %22 acquire, align 8
  %24 = icmp slt i64 %23, %20
  br i1 %24, label %25, label %27

25:
  %26 = call i32 @sched_yield()
  br label %21

27:
  ret void
}

define dso_local ptr @tapeless.team.lines.change(ptr noundef %0, i64 noundef %1) {
  %.sroa.0 = alloca [8 x double], align 8
  %3 = udiv i64 %1, 64
  %4 = getelementptr inbounds nuw %struct.lines, ptr %0, i32 0, i32 1
  %5 = load ptr, ptr %4, align 8
  %6 = udiv i64 %3, 1024
  %7 = mul i64 %6, 4
  %8 = add i64 %3, %7
  %9 = load i64, ptr %0, align 8
  %10 = and i64 %8, %9
  %11 = getelementptr inbounds nuw %struct.line, ptr %5, i64 %10
  %12 = getelementptr inbounds nuw %struct.line, ptr %11, i32 0, i32 1
  %13 = load i64, ptr %12, align 8
  %14 = icmp ne i64 %13, 0
  br i1 %14, label %15, label %70

15:
  %16 = getelementptr inbounds nuw %struct.lines, ptr %0, i32 0, i32 4
  %17 = load i64, ptr %16, align 8
  %18 = icmp ne i64 %17, 0
  br i1 %18, label %73, label %19

19:
  call void @settle_line(ptr noundef %11)
  %20 = getelementptr inbounds nuw %struct.lines, ptr %0, i32 0, i32 3
  %21 = load i64, ptr %20, align 8
  %22 = add i64 %21, 1
  store i64 %22, ptr %20, align 8
  %23 = getelementptr inbounds nuw %struct.lines, ptr %0, i32 0, i32 0
  %24 = load i64, ptr %23, align 8
  %25 = icmp ugt i64 %22, %24
  br i1 %25, label %26, label %70

26:
  %27 = getelementptr inbounds nuw %struct.lines, ptr %0, i32 0, i32 0
  %28 = load i64, ptr %27, align 8
  %29 = icmp eq i64 %28, 16383
  br i1 %29, label %30, label %37

30:
  %31 = getelementptr inbounds nuw %struct.lines, ptr %0, i32 0, i32 2
  %32 = load i64, ptr %31, align 8
  %33 = getelementptr inbounds nuw %struct.lines, ptr %0, i32 0, i32 3
  %34 = load i64, ptr %33, align 8
  %35 = mul i64 %34, 8
  %36 = icmp ult i64 %32, %35
  br label %37

37:
  %38 = phi i1 [ false, %26 ], [ %36, %30 ]
  %39 = zext i1 %38 to i32
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds nuw %struct.lines, ptr %0, i32 0, i32 4
  store i64 %40, ptr %41, align 8
  %42 = getelementptr inbounds nuw %struct.lines, ptr %0, i32 0, i32 0
  %43 = load i64, ptr %42, align 8
  %44 = icmp ult i64 %43, 16383
  br i1 %44, label %45, label %67

45:
  %46 = getelementptr inbounds nuw %struct.lines, ptr %0, i32 0, i32 2
  %47 = load i64, ptr %46, align 8
  %48 = getelementptr inbounds nuw %struct.lines, ptr %0, i32 0, i32 3
  %49 = load i64, ptr %48, align 8
  %50 = mul i64 %49, 64
  %51 = icmp ult i64 %47, %50
  br i1 %51, label %52, label %67

52:
  %53 = getelementptr inbounds nuw %struct.line, ptr %11, i32 0, i32 1
  store i64 0, ptr %53, align 8
  call void @settle_all(ptr noundef %0)
  %54 = getelementptr inbounds nuw %struct.lines, ptr %0, i32 0, i32 0
  %55 = load i64, ptr %54, align 8
  %56 = add i64 %55, 1
  %57 = mul i64 %56, 4
  call void @make_lines(ptr noundef %0, i64 noundef %57)
  %58 = udiv i64 %1, 64
  %59 = getelementptr inbounds nuw %struct.lines, ptr %0, i32 0, i32 1
  %60 = load ptr, ptr %59, align 8
  %61 = udiv i64 %58, 1024
  %62 = mul i64 %61, 4
  %63 = add i64 %58, %62
  %64 = load i64, ptr %0, align 8
  %65 = and i64 %63, %64
  %66 = getelementptr inbounds nuw %struct.line, ptr %60, i64 %65
  br label %67

67:
  %.2 = phi ptr [ %66, %52 ], [ %11, %45 ], [ %11, %37 ]
  %68 = getelementptr inbounds nuw %struct.lines, ptr %0, i32 0, i32 3
  store i64 0, ptr %68, align 8
  %69 = getelementptr inbounds nuw %struct.lines, ptr %0, i32 0, i32 2
  store i64 0, ptr %69, align 8
  br label %70

70:
  %.0 = phi ptr [ %11, %2 ], [ %.2, %67 ], [ %11, %19 ]
  %71 = getelementptr inbounds nuw %struct.line, ptr %.0, i32 0, i32 0
  call void @llvm.memset.p0.i64(ptr align 8 %.sroa.0, i8 0, i64 64, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %71, ptr align 8 %.sroa.0, i64 64, i1 false)
  %72 = getelementptr inbounds nuw %struct.line, ptr %.0, i32 0, i32 1
  store i64 %1, ptr %72, align 8
  br label %73

73:
  %.036 = phi ptr [ %.0, %70 ], [ null, %15 ]
  ret ptr %.036
}

define internal void @settle_line(ptr noundef %0) {
  %2 = getelementptr inbounds nuw %struct.line, ptr %0, i32 0, i32 0
  %3 = getelementptr inbounds nuw %struct.line, ptr %0, i32 0, i32 1
  %4 = load i64, ptr %3, align 8
  %5 = and i64 %4, -2
  %6 = inttoptr i64 %5 to ptr
  %7 = getelementptr inbounds nuw %struct.line, ptr %0, i32 0, i32 1
  %8 = load i64, ptr %7, align 8
  %9 = and i64 %8, 1
  %10 = icmp ne i64 %9, 0
  br i1 %10, label %11, label %38

11:
  %.032 = phi i32 [ %37, %36 ], [ 0, %1 ]
  %12 = icmp slt i32 %.032, 16
  br i1 %12, label %13, label %65

13:
  %14 = sext i32 %.032 to i64
  %15 = getelementptr inbounds [16 x float], ptr %2, i64 0, i64 %14
  %16 = load float, ptr %15, align 4
  %17 = fcmp une float %16, 0.000000e+00
  br i1 %17, label %18, label %36

18:
  %19 = sext i32 %.032 to i64
  %20 = getelementptr inbounds float, ptr %6, i64 %19
  %21 = sext i32 %.032 to i64
  %22 = getelementptr inbounds [16 x float], ptr %2, i64 0, i64 %21
  %23 = load float, ptr %22, align 4
  %24 = load volatile float, ptr %20, align 4
  br label %25

25:
  %.033 = phi float [ %24, %18 ], [ %.1, %25 ]
  %26 = fadd float %.033, %23
  %27 = bitcast float %.033 to i32
  %28 = bitcast float %26 to i32
  %29 = cmpxchg ptr %20, i32 %27, i32 %28 monotonic monotonic, align 4
  %30 = extractvalue { i32, i1 } %29, 0
  %31 = extractvalue { i32, i1 } %29, 1
  %32 = bitcast i32 %30 to float
  %.1 = select i1 %31, float %.033, float %32
  %33 = zext i1 %31 to i8
  %34 = trunc i8 %33 to i1
  %35 = xor i1 %34, true
  br i1 %35, label %25, label %36

36:
  %37 = add nsw i32 %.032, 1
  br label %11

38:
  %.0 = phi i32 [ %64, %63 ], [ 0, %1 ]
  %39 = icmp slt i32 %.0, 8
  br i1 %39, label %40, label %65

40:
  %41 = sext i32 %.0 to i64
  %42 = getelementptr inbounds [8 x double], ptr %2, i64 0, i64 %41
  %43 = load double, ptr %42, align 8
  %44 = fcmp une double %43, 0.000000e+00
  br i1 %44, label %45, label %63

45:
  %46 = sext i32 %.0 to i64
  %47 = getelementptr inbounds double, ptr %6, i64 %46
  %48 = sext i32 %.0 to i64
  %49 = getelementptr inbounds [8 x double], ptr %2, i64 0, i64 %48
  %50 = load double, ptr %49, align 8
  %51 = load volatile double, ptr %47, align 8
  br label %52

52:
  %.034 = phi double [ %51, %45 ], [ %.135, %52 ]
  %53 = fadd double %.034, %50
  %54 = bitcast double %.034 to i64
  %55 = bitcast double %53 to i64
  %56 = cmpxchg ptr %47, i64 %54, i64 %55 monotonic monotonic, align 8
  %57 = extractvalue { i64, i1 } %56, 0
  %58 = extractvalue { i64, i1 } %56, 1
  %59 = bitcast i64 %57 to double
  %.135 = select i1 %58, double %.034, double %59
  %60 = zext i1 %58 to i8
  %61 = trunc i8 %60 to i1
  %62 = xor i1 %61, true
  br i1 %62, label %52, label %63

63:
  %64 = add nsw i32 %.0, 1
  br label %38

65:
  ret void
}

define internal void @settle_all(ptr noundef %0) {
  br label %2

2:
  %.0 = phi i64 [ 0, %1 ], [ %18, %17 ]
  %3 = getelementptr inbounds nuw %struct.lines, ptr %0, i32 0, i32 0
  %4 = load i64, ptr %3, align 8
  %5 = icmp ule i64 %.0, %4
  br i1 %5, label %6, label %19

6:
  %7 = getelementptr inbounds nuw %struct.lines, ptr %0, i32 0, i32 1
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds nuw %struct.line, ptr %8, i64 %.0
  %10 = getelementptr inbounds nuw %struct.line, ptr %9, i32 0, i32 1
  %11 = load i64, ptr %10, align 8
  %12 = icmp ne i64 %11, 0
  br i1 %12, label %13, label %17

13:
  %14 = getelementptr inbounds nuw %struct.lines, ptr %0, i32 0, i32 1
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds nuw %struct.line, ptr %15, i64 %.0
  call void @settle_line(ptr noundef %16)
  br label %17

17:
  %18 = add i64 %.0, 1
  br label %2

19:
  %20 = getelementptr inbounds nuw %struct.lines, ptr %0, i32 0, i32 1
  %21 = load ptr, ptr %20, align 8
  call void @free(ptr noundef %21)
  ret void
}

define internal void @make_lines(ptr noundef %0, i64 noundef %1) {
  %3 = mul i64 %1, 72
  %4 = call ptr @malloc(i64 noundef %3)
  %5 = icmp ne ptr %4, null
  br i1 %5, label %7, label %6

6:
  call void @abort()
  unreachable

7:
  %8 = sub i64 %1, 1
  %9 = getelementptr inbounds nuw %struct.lines, ptr %0, i32 0, i32 0
  store i64 %8, ptr %9, align 8
  %10 = getelementptr inbounds nuw %struct.lines, ptr %0, i32 0, i32 1
  store ptr %4, ptr %10, align 8
  br label %11

11:
  %.0 = phi i64 [ 0, %7 ], [ %16, %13 ]
  %12 = icmp ult i64 %.0, %1
  br i1 %12, label %13, label %17

13:
  %14 = getelementptr inbounds nuw %struct.line, ptr %4, i64 %.0
  %15 = getelementptr inbounds nuw %struct.line, ptr %14, i32 0, i32 1
  store i64 0, ptr %15, align 8
  %16 = add i64 %.0, 1
  br label %11

17:
  ret void
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)

define dso_local ptr @tapeless.team.lines() {
  %1 = call ptr @malloc(i64 noundef 40)
  %2 = icmp ne ptr %1, null
  br i1 %2, label %4, label %3

3:
  call void @abort()
  unreachable

4:
  %5 = getelementptr inbounds nuw %struct.lines, ptr %1, i32 0, i32 4
  store i64 0, ptr %5, align 8
  %6 = getelementptr inbounds nuw %struct.lines, ptr %1, i32 0, i32 3
  store i64 0, ptr %6, align 8
  %7 = getelementptr inbounds nuw %struct.lines, ptr %1, i32 0, i32 2
  store i64 0, ptr %7, align 8
  call void @make_lines(ptr noundef %1, i64 noundef 1024)
  ret ptr %1
}

declare ptr @malloc(i64 noundef)

define dso_local void @tapeless.team.lines.settle(ptr noundef %0) {
  call void @settle_all(ptr noundef %0)
  call void @free(ptr noundef %0)
  ret void
}

define dso_local void @tapeless.team.lines.f64(ptr noundef %0, ptr noundef %1, double noundef %2) {
  %4 = ptrtoint ptr %1 to i64
  %5 = and i64 %4, -64
  %6 = add i64 %5, 0
  %7 = udiv i64 %6, 64
  %8 = getelementptr inbounds nuw %struct.lines, ptr %0, i32 0, i32 1
  %9 = load ptr, ptr %8, align 8
  %10 = udiv i64 %7, 1024
  %11 = mul i64 %10, 4
  %12 = add i64 %7, %11
  %13 = load i64, ptr %0, align 8
  %14 = and i64 %12, %13
  %15 = getelementptr inbounds nuw %struct.line, ptr %9, i64 %14
  %16 = getelementptr inbounds nuw %struct.line, ptr %15, i32 0, i32 1
  %17 = load i64, ptr %16, align 8
  %18 = icmp ne i64 %17, %6
  %19 = zext i1 %18 to i32
  %20 = sext i32 %19 to i64
  br i1 %18, label %21, label %24

21:
  %22 = call ptr @tapeless.team.lines.change(ptr noundef %0, i64 noundef %6)
  %23 = icmp ne ptr %22, null
  br i1 %23, label %24, label %30

24:
  %.032 = phi ptr [ %22, %21 ], [ %15, %3 ]
  %25 = getelementptr inbounds nuw %struct.lines, ptr %0, i32 0, i32 2
  %26 = load i64, ptr %25, align 8
  %27 = add i64 %26, 1
  store i64 %27, ptr %25, align 8
  %28 = urem i64 %4, 64
  %29 = getelementptr inbounds nuw i8, ptr %.032, i64 %28
  br label %30

30:
  %.031 = phi ptr [ %29, %24 ], [ null, %21 ]
  %31 = icmp ne ptr %.031, null
  br i1 %31, label %32, label %35

32:
  %33 = load double, ptr %.031, align 8
  %34 = fadd double %33, %2
  store double %34, ptr %.031, align 8
  br label %48

35:
  %36 = load volatile double, ptr %1, align 8
  br label %37

37:
  %.0 = phi double [ %36, %35 ], [ %.1, %37 ]
  %38 = fadd double %.0, %2
  %39 = bitcast double %.0 to i64
  %40 = bitcast double %38 to i64
  %41 = cmpxchg ptr %1, i64 %39, i64 %40 monotonic monotonic, align 8
  %42 = extractvalue { i64, i1 } %41, 0
  %43 = extractvalue { i64, i1 } %41, 1
  %44 = bitcast i64 %42 to double
  %.1 = select i1 %43, double %.0, double %44
  %45 = zext i1 %43 to i8
  %46 = trunc i8 %45 to i1
  %47 = xor i1 %46, true
  br i1 %47, label %37, label %48

48:
  ret void
}

define dso_local void @tapeless.team.lines.f32(ptr noundef %0, ptr noundef %1, float noundef %2) {
  %4 = ptrtoint ptr %1 to i64
  %5 = and i64 %4, -64
  %6 = add i64 %5, 1
  %7 = udiv i64 %6, 64
  %8 = getelementptr inbounds nuw %struct.lines, ptr %0, i32 0, i32 1
  %9 = load ptr, ptr %8, align 8
  %10 = udiv i64 %7, 1024
  %11 = mul i64 %10, 4
  %12 = add i64 %7, %11
  %13 = load i64, ptr %0, align 8
  %14 = and i64 %12, %13
  %15 = getelementptr inbounds nuw %struct.line, ptr %9, i64 %14
  %16 = getelementptr inbounds nuw %struct.line, ptr %15, i32 0, i32 1
  %17 = load i64, ptr %16, align 8
  %18 = icmp ne i64 %17, %6
  %19 = zext i1 %18 to i32
  %20 = sext i32 %19 to i64
  br i1 %18, label %21, label %24

21:
  %22 = call ptr @tapeless.team.lines.change(ptr noundef %0, i64 noundef %6)
  %23 = icmp ne ptr %22, null
  br i1 %23, label %24, label %30

24:
  %.032 = phi ptr [ %22, %21 ], [ %15, %3 ]
  %25 = getelementptr inbounds nuw %struct.lines, ptr %0, i32 0, i32 2
  %26 = load i64, ptr %25, align 8
  %27 = add i64 %26, 1
  store i64 %27, ptr %25, align 8
  %28 = urem i64 %4, 64
  %29 = getelementptr inbounds nuw i8, ptr %.032, i64 %28
  br label %30

30:
  %.031 = phi ptr [ %29, %24 ], [ null, %21 ]
  %31 = icmp ne ptr %.031, null
  br i1 %31, label %32, label %35

32:
  %33 = load float, ptr %.031, align 4
  %34 = fadd float %33, %2
  store float %34, ptr %.031, align 4
  br label %48

35:
  %36 = load volatile float, ptr %1, align 4
  br label %37

37:
  %.0 = phi float [ %36, %35 ], [ %.1, %37 ]
  %38 = fadd float %.0, %2
  %39 = bitcast float %.0 to i32
  %40 = bitcast float %38 to i32
  %41 = cmpxchg ptr %1, i32 %39, i32 %40 monotonic monotonic, align 4
  %42 = extractvalue { i32, i1 } %41, 0
  %43 = extractvalue { i32, i1 } %41, 1
  %44 = bitcast i32 %42 to float
  %.1 = select i1 %43, float %.0, float %44
  %45 = zext i1 %43 to i8
  %46 = trunc i8 %45 to i1
  %47 = xor i1 %46, true
  br i1 %47, label %37, label %48

48:
  ret void
}

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

declare extern_weak ptr @pthread_getspecific(i32 noundef)

declare extern_weak i32 @pthread_key_create(ptr noundef, ptr noundef)

declare extern_weak i32 @pthread_key_delete(i32 noundef)

declare extern_weak i32 @pthread_setspecific(i32 noundef, ptr noundef)

declare i32 @pthread_mutex_lock(ptr noundef)

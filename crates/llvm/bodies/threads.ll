; Made from threads.c by `cargo xtask bodies`.
%struct.thread = type { ptr, i64, i64, ptr, ptr, i64, i32, i32, i32 }

@.str = private unnamed_addr constant [38 x i8] c"there is no memory for another thread\00", align 1
@.str.1 = private unnamed_addr constant [31 x i8] c"another thread cannot be begun\00", align 1
@tapeless_thread_all = weak hidden global ptr null, align 8
@tapeless_thread_begun = weak hidden thread_local global ptr null, align 8
@.str.2 = private unnamed_addr constant [92 x i8] c"a thread is joined in what is differentiated that was not begun there, or was joined before\00", align 1
@tapeless_thread_own = weak hidden thread_local global ptr null, align 8
@.str.3 = private unnamed_addr constant [49 x i8] c"more than 1024 threads at a time return pointers\00", align 1
@tapeless_thread_places = weak hidden global [1024 x i8] zeroinitializer, align 16
@.str.4 = private unnamed_addr constant [97 x i8] c"a thread was begun in what is differentiated and not joined there: what it did has no derivative\00", align 1
@tapeless_team_key = weak hidden global i32 0, align 4
@tapeless_thread_busy = weak hidden global i32 0, align 4
@.str.5 = private unnamed_addr constant [14 x i8] c"tapeless: %s\0A\00", align 1

define weak hidden ptr @tapeless.thread.room(i64 noundef %0) {
  %2 = add i64 64, %0
  %3 = call ptr @malloc(i64 noundef %2)
  %4 = icmp ne ptr %3, null
  br i1 %4, label %6, label %5

5:
  call void @stop(ptr noundef @.str)
  br label %6

6:
  %7 = getelementptr inbounds %struct.thread, ptr %3, i64 1
  ret ptr %7
}

declare ptr @malloc(i64 noundef)

define internal void @stop(ptr noundef %0) {
  %2 = call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef @.str.5, ptr noundef %0)
  call void @abort()
  unreachable
}

define weak hidden void @tapeless.thread.begin(ptr noundef %0, ptr noundef %1) {
  %3 = alloca i32, align 4
  %4 = getelementptr inbounds %struct.thread, ptr %1, i64 -1
  %5 = load atomic i32, ptr @tapeless_team_key acquire, align 4
  %6 = icmp eq i32 %5, 0
  %7 = icmp ne ptr @pthread_key_create, null
  %or.cond = and i1 %6, %7
  br i1 %or.cond, label %8, label %22

8:
  %9 = call i32 @pthread_key_create(ptr noundef %3, ptr noundef null)
  %10 = icmp ne i32 %9, 0
  br i1 %10, label %22, label %11

11:
  %12 = load i32, ptr %3, align 4
  %13 = add i32 %12, 1
  %14 = cmpxchg ptr @tapeless_team_key, i32 %5, i32 %13 acq_rel acquire, align 4
  %15 = extractvalue { i32, i1 } %14, 0
  %16 = extractvalue { i32, i1 } %14, 1
  %spec.select = select i1 %16, i32 %5, i32 %15
  %17 = zext i1 %16 to i8
  %18 = trunc i8 %17 to i1
  br i1 %18, label %19, label %22

19:
  %20 = load i32, ptr %3, align 4
  %21 = add i32 %20, 1
  br label %22

22:
  %.0 = phi i32 [ %5, %2 ], [ %21, %19 ], [ %5, %8 ], [ %spec.select, %11 ]
  %23 = icmp ne i32 %.0, 0
  br i1 %23, label %24, label %27

24:
  %25 = sub i32 %.0, 1
  %26 = call ptr @pthread_getspecific(i32 noundef %25)
  br label %27

27:
  %28 = phi ptr [ %26, %24 ], [ null, %22 ]
  store ptr null, ptr %4, align 16
  %.sroa.2.0..sroa_idx = getelementptr inbounds i8, ptr %4, i64 8
  store i64 0, ptr %.sroa.2.0..sroa_idx, align 8
  %.sroa.3.0..sroa_idx = getelementptr inbounds i8, ptr %4, i64 16
  store i64 0, ptr %.sroa.3.0..sroa_idx, align 16
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, ptr %4, i64 24
  store ptr %0, ptr %.sroa.4.0..sroa_idx, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, ptr %4, i64 32
  store ptr %28, ptr %.sroa.5.0..sroa_idx, align 16
  %.sroa.6.0..sroa_idx = getelementptr inbounds i8, ptr %4, i64 40
  store i64 0, ptr %.sroa.6.0..sroa_idx, align 8
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, ptr %4, i64 48
  store i32 0, ptr %.sroa.7.0..sroa_idx, align 16
  %.sroa.8.0..sroa_idx = getelementptr inbounds i8, ptr %4, i64 52
  store i32 0, ptr %.sroa.8.0..sroa_idx, align 4
  %.sroa.9.0..sroa_idx = getelementptr inbounds i8, ptr %4, i64 56
  store i32 0, ptr %.sroa.9.0..sroa_idx, align 8
  %.sroa.10.0..sroa_idx = getelementptr inbounds i8, ptr %4, i64 60
  store i32 0, ptr %.sroa.10.0..sroa_idx, align 4
  br label %29

29:
  %30 = atomicrmw xchg ptr @tapeless_thread_busy, i32 1 acquire, align 4
  %31 = icmp ne i32 %30, 0
  br i1 %31, label %32, label %34

32:
  %33 = call i32 @sched_yield()
  br label %29

34:
  %.035 = phi i64 [ %43, %42 ], [ 0, %29 ]
  %35 = icmp slt i64 %.035, 1024
  br i1 %35, label %36, label %44

36:
  %37 = getelementptr inbounds [1024 x i8], ptr @tapeless_thread_places, i64 0, i64 %.035
  %38 = load i8, ptr %37, align 1
  %39 = trunc i8 %38 to i1
  br i1 %39, label %42, label %40

40:
  %41 = getelementptr inbounds [1024 x i8], ptr @tapeless_thread_places, i64 0, i64 %.035
  store i8 1, ptr %41, align 1
  br label %44

42:
  %43 = add nsw i64 %.035, 1
  br label %34

44:
  %.034 = phi i64 [ %.035, %40 ], [ -1, %34 ]
  %45 = getelementptr inbounds nuw %struct.thread, ptr %4, i32 0, i32 5
  store i64 %.034, ptr %45, align 8
  store atomic i32 0, ptr @tapeless_thread_busy release, align 4
  %46 = getelementptr inbounds nuw %struct.thread, ptr %4, i32 0, i32 1
  %47 = call i32 @pthread_create(ptr noundef %46, ptr noundef null, ptr noundef @run, ptr noundef %4)
  %48 = icmp ne i32 %47, 0
  br i1 %48, label %49, label %50

49:
  call void @stop(ptr noundef @.str.1)
  br label %50

50:
  br label %51

51:
  %52 = atomicrmw xchg ptr @tapeless_thread_busy, i32 1 acquire, align 4
  %53 = icmp ne i32 %52, 0
  br i1 %53, label %54, label %56

54:
  %55 = call i32 @sched_yield()
  br label %51

56:
  %57 = load ptr, ptr @tapeless_thread_all, align 8
  %58 = getelementptr inbounds nuw %struct.thread, ptr %4, i32 0, i32 0
  store ptr %57, ptr %58, align 16
  store ptr %4, ptr @tapeless_thread_all, align 8
  store atomic i32 0, ptr @tapeless_thread_busy release, align 4
  %59 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @tapeless_thread_begun)
  store ptr %4, ptr %59, align 8
  ret void
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define internal ptr @run(ptr noundef %0) {
  %2 = alloca i32, align 4
  %3 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @tapeless_thread_own)
  store ptr %0, ptr %3, align 8
  %4 = getelementptr inbounds nuw %struct.thread, ptr %0, i32 0, i32 4
  %5 = load ptr, ptr %4, align 16
  %6 = load atomic i32, ptr @tapeless_team_key acquire, align 4
  %7 = icmp eq i32 %6, 0
  %8 = icmp ne ptr @pthread_key_create, null
  %or.cond = and i1 %7, %8
  br i1 %or.cond, label %9, label %23

9:
  %10 = call i32 @pthread_key_create(ptr noundef %2, ptr noundef null)
  %11 = icmp ne i32 %10, 0
  br i1 %11, label %23, label %12

12:
  %13 = load i32, ptr %2, align 4
  %14 = add i32 %13, 1
  %15 = cmpxchg ptr @tapeless_team_key, i32 %6, i32 %14 acq_rel acquire, align 4
  %16 = extractvalue { i32, i1 } %15, 0
  %17 = extractvalue { i32, i1 } %15, 1
  %spec.select = select i1 %17, i32 %6, i32 %16
  %18 = zext i1 %17 to i8
  %19 = trunc i8 %18 to i1
  br i1 %19, label %20, label %23

20:
  %21 = load i32, ptr %2, align 4
  %22 = add i32 %21, 1
  br label %23

23:
  %.0 = phi i32 [ %6, %1 ], [ %22, %20 ], [ %6, %9 ], [ %spec.select, %12 ]
  %24 = icmp ne i32 %.0, 0
  br i1 %24, label %25, label %28

25:
  %26 = sub i32 %.0, 1
  %27 = call i32 @pthread_setspecific(i32 noundef %26, ptr noundef %5)
  br label %28

28:
  %29 = getelementptr inbounds nuw %struct.thread, ptr %0, i32 0, i32 3
  %30 = load ptr, ptr %29, align 8
  %31 = getelementptr inbounds %struct.thread, ptr %0, i64 1
  call void %30(ptr noundef %31)
  ret ptr null
}

declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull)

define weak hidden i64 @tapeless.thread.begun() {
  %1 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @tapeless_thread_begun)
  %2 = load ptr, ptr %1, align 8
  %3 = getelementptr inbounds nuw %struct.thread, ptr %2, i32 0, i32 1
  %4 = load i64, ptr %3, align 8
  ret i64 %4
}

define weak hidden ptr @tapeless.thread.record() {
  %1 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @tapeless_thread_begun)
  %2 = load ptr, ptr %1, align 8
  %3 = getelementptr inbounds nuw %struct.thread, ptr %2, i32 0, i32 7
  store i32 1, ptr %3, align 4
  %4 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @tapeless_thread_begun)
  %5 = load ptr, ptr %4, align 8
  ret ptr %5
}

define weak hidden ptr @tapeless.thread.join(i64 noundef %0) {
  br label %2

2:
  %3 = atomicrmw xchg ptr @tapeless_thread_busy, i32 1 acquire, align 4
  %4 = icmp ne i32 %3, 0
  br i1 %4, label %5, label %7

5:
  %6 = call i32 @sched_yield()
  br label %2

7:
  %.0 = phi ptr [ %17, %15 ], [ @tapeless_thread_all, %2 ]
  %8 = load ptr, ptr %.0, align 8
  %9 = icmp ne ptr %8, null
  br i1 %9, label %10, label %.critedge

10:
  %11 = load ptr, ptr %.0, align 8
  %12 = getelementptr inbounds nuw %struct.thread, ptr %11, i32 0, i32 1
  %13 = load i64, ptr %12, align 8
  %14 = icmp ne i64 %13, %0
  br i1 %14, label %15, label %.critedge

15:
  %16 = load ptr, ptr %.0, align 8
  %17 = getelementptr inbounds nuw %struct.thread, ptr %16, i32 0, i32 0
  br label %7

.critedge:
  %18 = load ptr, ptr %.0, align 8
  %19 = icmp ne ptr %18, null
  br i1 %19, label %20, label %23

20:
  %21 = getelementptr inbounds nuw %struct.thread, ptr %18, i32 0, i32 0
  %22 = load ptr, ptr %21, align 16
  store ptr %22, ptr %.0, align 8
  br label %23

23:
  store atomic i32 0, ptr @tapeless_thread_busy release, align 4
  %24 = icmp ne ptr %18, null
  br i1 %24, label %26, label %25

25:
  call void @stop(ptr noundef @.str.2)
  br label %26

26:
  %27 = getelementptr inbounds nuw %struct.thread, ptr %18, i32 0, i32 1
  %28 = load i64, ptr %27, align 8
  %29 = call i32 @pthread_join(i64 noundef %28, ptr noundef null)
  ret ptr %18
}

declare i32 @pthread_join(i64 noundef, ptr noundef)

define weak hidden i64 @tapeless.thread.place(ptr noundef %0) {
  %2 = icmp ne ptr %0, null
  %3 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @tapeless_thread_own)
  %4 = load ptr, ptr %3, align 8
  %5 = select i1 %2, ptr %0, ptr %4
  %6 = getelementptr inbounds nuw %struct.thread, ptr %5, i32 0, i32 5
  %7 = load i64, ptr %6, align 8
  %8 = icmp slt i64 %7, 0
  br i1 %8, label %9, label %10

9:
  call void @stop(ptr noundef @.str.3)
  br label %10

10:
  %11 = getelementptr inbounds nuw %struct.thread, ptr %5, i32 0, i32 5
  %12 = load i64, ptr %11, align 8
  ret i64 %12
}

define weak hidden ptr @tapeless.thread.dismiss(ptr noundef %0) {
  br label %2

2:
  %3 = atomicrmw xchg ptr @tapeless_thread_busy, i32 1 acquire, align 4
  %4 = icmp ne i32 %3, 0
  br i1 %4, label %5, label %7

5:
  %6 = call i32 @sched_yield()
  br label %2

7:
  %8 = getelementptr inbounds nuw %struct.thread, ptr %0, i32 0, i32 5
  %9 = load i64, ptr %8, align 8
  %10 = icmp sge i64 %9, 0
  br i1 %10, label %11, label %15

11:
  %12 = getelementptr inbounds nuw %struct.thread, ptr %0, i32 0, i32 5
  %13 = load i64, ptr %12, align 8
  %14 = getelementptr inbounds [1024 x i8], ptr @tapeless_thread_places, i64 0, i64 %13
  store i8 0, ptr %14, align 1
  br label %15

15:
  store atomic i32 0, ptr @tapeless_thread_busy release, align 4
  %16 = getelementptr inbounds nuw %struct.thread, ptr %0, i32 0, i32 7
  %17 = load i32, ptr %16, align 4
  %18 = icmp ne i32 %17, 0
  br i1 %18, label %20, label %19

19:
  call void @free(ptr noundef %0)
  br label %20

20:
  %.0 = phi ptr [ null, %19 ], [ %0, %15 ]
  ret ptr %.0
}

declare void @free(ptr noundef)

define weak hidden void @tapeless.thread.resume(ptr noundef %0, ptr noundef %1, i1 noundef zeroext %2) {
  %4 = alloca i32, align 4
  %5 = zext i1 %2 to i8
  %6 = icmp ne ptr %1, null
  br i1 %6, label %7, label %42

7:
  %8 = trunc i8 %5 to i1
  %9 = zext i1 %8 to i64
  %10 = select i1 %8, i32 2, i32 1
  %11 = getelementptr inbounds nuw %struct.thread, ptr %1, i32 0, i32 6
  store i32 %10, ptr %11, align 16
  %12 = load atomic i32, ptr @tapeless_team_key acquire, align 4
  %13 = icmp eq i32 %12, 0
  %14 = icmp ne ptr @pthread_key_create, null
  %or.cond = and i1 %13, %14
  br i1 %or.cond, label %15, label %29

15:
  %16 = call i32 @pthread_key_create(ptr noundef %4, ptr noundef null)
  %17 = icmp ne i32 %16, 0
  br i1 %17, label %29, label %18

18:
  %19 = load i32, ptr %4, align 4
  %20 = add i32 %19, 1
  %21 = cmpxchg ptr @tapeless_team_key, i32 %12, i32 %20 acq_rel acquire, align 4
  %22 = extractvalue { i32, i1 } %21, 0
  %23 = extractvalue { i32, i1 } %21, 1
  %spec.select = select i1 %23, i32 %12, i32 %22
  %24 = zext i1 %23 to i8
  %25 = trunc i8 %24 to i1
  br i1 %25, label %26, label %29

26:
  %27 = load i32, ptr %4, align 4
  %28 = add i32 %27, 1
  br label %29

29:
  %.0 = phi i32 [ %12, %7 ], [ %28, %26 ], [ %12, %15 ], [ %spec.select, %18 ]
  %30 = icmp ne i32 %.0, 0
  br i1 %30, label %31, label %34

31:
  %32 = sub i32 %.0, 1
  %33 = call ptr @pthread_getspecific(i32 noundef %32)
  br label %34

34:
  %35 = phi ptr [ %33, %31 ], [ null, %29 ]
  %36 = getelementptr inbounds nuw %struct.thread, ptr %1, i32 0, i32 4
  store ptr %35, ptr %36, align 16
  %37 = getelementptr inbounds nuw %struct.thread, ptr %1, i32 0, i32 8
  store i32 1, ptr %37, align 8
  %38 = getelementptr inbounds nuw %struct.thread, ptr %1, i32 0, i32 2
  %39 = call i32 @pthread_create(ptr noundef %38, ptr noundef null, ptr noundef @run, ptr noundef %1)
  %40 = icmp ne i32 %39, 0
  br i1 %40, label %41, label %42

41:
  call void @stop(ptr noundef @.str.1)
  br label %42

42:
  ret void
}

define weak hidden void @tapeless.thread.complete(ptr noundef %0, i1 noundef zeroext %1) {
  %3 = zext i1 %1 to i8
  %4 = getelementptr inbounds nuw %struct.thread, ptr %0, i32 0, i32 8
  %5 = load i32, ptr %4, align 8
  %6 = icmp ne i32 %5, 0
  br i1 %6, label %8, label %7

7:
  call void @stop(ptr noundef @.str.4)
  br label %8

8:
  %9 = getelementptr inbounds nuw %struct.thread, ptr %0, i32 0, i32 2
  %10 = load i64, ptr %9, align 16
  %11 = call i32 @pthread_join(i64 noundef %10, ptr noundef null)
  %12 = getelementptr inbounds nuw %struct.thread, ptr %0, i32 0, i32 8
  store i32 0, ptr %12, align 8
  %13 = trunc i8 %3 to i1
  br i1 %13, label %15, label %14

14:
  call void @free(ptr noundef %0)
  br label %15

15:
  ret void
}

define weak hidden i32 @tapeless.thread.direction() {
  %1 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @tapeless_thread_own)
  %2 = load ptr, ptr %1, align 8
  %3 = getelementptr inbounds nuw %struct.thread, ptr %2, i32 0, i32 6
  %4 = load i32, ptr %3, align 16
  ret i32 %4
}

declare i32 @dprintf(i32 noundef, ptr noundef, ...)

declare void @abort()

declare extern_weak ptr @pthread_getspecific(i32 noundef)

declare extern_weak i32 @pthread_key_create(ptr noundef, ptr noundef)

declare i32 @sched_yield()

declare extern_weak i32 @pthread_setspecific(i32 noundef, ptr noundef)

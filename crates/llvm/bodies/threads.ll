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
  %3 = getelementptr inbounds %struct.thread, ptr %1, i64 -1
  %4 = call i32 @key_at(ptr noundef @tapeless_team_key)
  %5 = icmp ne i32 %4, 0
  br i1 %5, label %6, label %9

6:
  %7 = sub i32 %4, 1
  %8 = call ptr @pthread_getspecific(i32 noundef %7)
  br label %9

9:
  %10 = phi ptr [ %8, %6 ], [ null, %2 ]
  store ptr null, ptr %3, align 16
  %.sroa.2.0..sroa_idx = getelementptr inbounds i8, ptr %3, i64 8
  store i64 0, ptr %.sroa.2.0..sroa_idx, align 8
  %.sroa.3.0..sroa_idx = getelementptr inbounds i8, ptr %3, i64 16
  store i64 0, ptr %.sroa.3.0..sroa_idx, align 16
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, ptr %3, i64 24
  store ptr %0, ptr %.sroa.4.0..sroa_idx, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, ptr %3, i64 32
  store ptr %10, ptr %.sroa.5.0..sroa_idx, align 16
  %.sroa.6.0..sroa_idx = getelementptr inbounds i8, ptr %3, i64 40
  store i64 0, ptr %.sroa.6.0..sroa_idx, align 8
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, ptr %3, i64 48
  store i32 0, ptr %.sroa.7.0..sroa_idx, align 16
  %.sroa.8.0..sroa_idx = getelementptr inbounds i8, ptr %3, i64 52
  store i32 0, ptr %.sroa.8.0..sroa_idx, align 4
  %.sroa.9.0..sroa_idx = getelementptr inbounds i8, ptr %3, i64 56
  store i32 0, ptr %.sroa.9.0..sroa_idx, align 8
  %.sroa.10.0..sroa_idx = getelementptr inbounds i8, ptr %3, i64 60
  store i32 0, ptr %.sroa.10.0..sroa_idx, align 4
  br label %11

11:
  %12 = atomicrmw xchg ptr @tapeless_thread_busy, i32 1 acquire, align 4
  %13 = icmp ne i32 %12, 0
  br i1 %13, label %14, label %16

14:
  %15 = call i32 @sched_yield()
  br label %11

16:
  %.023 = phi i64 [ %25, %24 ], [ 0, %11 ]
  %17 = icmp slt i64 %.023, 1024
  br i1 %17, label %18, label %26

18:
  %19 = getelementptr inbounds [1024 x i8], ptr @tapeless_thread_places, i64 0, i64 %.023
  %20 = load i8, ptr %19, align 1
  %21 = trunc i8 %20 to i1
  br i1 %21, label %24, label %22

22:
  %23 = getelementptr inbounds [1024 x i8], ptr @tapeless_thread_places, i64 0, i64 %.023
  store i8 1, ptr %23, align 1
  br label %26

24:
  %25 = add nsw i64 %.023, 1
  br label %16

26:
  %.0 = phi i64 [ %.023, %22 ], [ -1, %16 ]
  %27 = getelementptr inbounds nuw %struct.thread, ptr %3, i32 0, i32 5
  store i64 %.0, ptr %27, align 8
  store atomic i32 0, ptr @tapeless_thread_busy release, align 4
  %28 = getelementptr inbounds nuw %struct.thread, ptr %3, i32 0, i32 1
  %29 = call i32 @pthread_create(ptr noundef %28, ptr noundef null, ptr noundef @run, ptr noundef %3)
  %30 = icmp ne i32 %29, 0
  br i1 %30, label %31, label %32

31:
  call void @stop(ptr noundef @.str.1)
  br label %32

32:
  br label %33

33:
  %34 = atomicrmw xchg ptr @tapeless_thread_busy, i32 1 acquire, align 4
  %35 = icmp ne i32 %34, 0
  br i1 %35, label %36, label %38

36:
  %37 = call i32 @sched_yield()
  br label %33

38:
  %39 = load ptr, ptr @tapeless_thread_all, align 8
  %40 = getelementptr inbounds nuw %struct.thread, ptr %3, i32 0, i32 0
  store ptr %39, ptr %40, align 16
  store ptr %3, ptr @tapeless_thread_all, align 8
  store atomic i32 0, ptr @tapeless_thread_busy release, align 4
  %41 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @tapeless_thread_begun)
  store ptr %3, ptr %41, align 8
  ret void
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define internal ptr @run(ptr noundef %0) {
  %2 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @tapeless_thread_own)
  store ptr %0, ptr %2, align 8
  %3 = getelementptr inbounds nuw %struct.thread, ptr %0, i32 0, i32 4
  %4 = load ptr, ptr %3, align 16
  %5 = call i32 @key_at(ptr noundef @tapeless_team_key)
  %6 = icmp ne i32 %5, 0
  br i1 %6, label %7, label %10

7:
  %8 = sub i32 %5, 1
  %9 = call i32 @pthread_setspecific(i32 noundef %8, ptr noundef %4)
  br label %10

10:
  %11 = getelementptr inbounds nuw %struct.thread, ptr %0, i32 0, i32 3
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds %struct.thread, ptr %0, i64 1
  call void %12(ptr noundef %13)
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
  %4 = zext i1 %2 to i8
  %5 = icmp ne ptr %1, null
  br i1 %5, label %6, label %24

6:
  %7 = trunc i8 %4 to i1
  %8 = zext i1 %7 to i64
  %9 = select i1 %7, i32 2, i32 1
  %10 = getelementptr inbounds nuw %struct.thread, ptr %1, i32 0, i32 6
  store i32 %9, ptr %10, align 16
  %11 = call i32 @key_at(ptr noundef @tapeless_team_key)
  %12 = icmp ne i32 %11, 0
  br i1 %12, label %13, label %16

13:
  %14 = sub i32 %11, 1
  %15 = call ptr @pthread_getspecific(i32 noundef %14)
  br label %16

16:
  %17 = phi ptr [ %15, %13 ], [ null, %6 ]
  %18 = getelementptr inbounds nuw %struct.thread, ptr %1, i32 0, i32 4
  store ptr %17, ptr %18, align 16
  %19 = getelementptr inbounds nuw %struct.thread, ptr %1, i32 0, i32 8
  store i32 1, ptr %19, align 8
  %20 = getelementptr inbounds nuw %struct.thread, ptr %1, i32 0, i32 2
  %21 = call i32 @pthread_create(ptr noundef %20, ptr noundef null, ptr noundef @run, ptr noundef %1)
  %22 = icmp ne i32 %21, 0
  br i1 %22, label %23, label %24

23:
  call void @stop(ptr noundef @.str.1)
  br label %24

24:
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

declare i32 @sched_yield()

declare extern_weak i32 @pthread_setspecific(i32 noundef, ptr noundef)

; Made from messages.c by `cargo xtask bodies`.
%struct.window = type { ptr, i32, i32, i32, ptr, ptr, ptr, ptr }
%struct.access = type { ptr, ptr, %struct.floats, ptr, ptr, ptr, i32, i32, i32, i32, i32, i64, i32, i32 }
%struct.floats = type { i32, i64, i32, i32 }
%struct.made = type { ptr, i32, i32, i32, i32 }
%struct.message = type { %struct.floats, %struct.row, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, i32, ptr }
%struct.row = type { i64, i64, i64 }
%struct.together = type { %struct.floats, %struct.row, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.bytes = type { i64, i64, %struct.row, [0 x i8] }
%struct.pair = type { double, i32 }
%struct.list = type { i32, [0 x ptr] }
%struct.MPI_Status = type { i32, i32, i32, i32, i32 }

@.str = private unnamed_addr constant [101 x i8] c"what is accumulated in a window by an operation that is not MPI_SUM or MPI_REPLACE has no derivative\00", align 1
@tapeless_mpi_handles = weak hidden global ptr null, align 8
@.str.1 = private unnamed_addr constant [96 x i8] c"a reduction by an operation that is not MPI_SUM, MPI_PROD, MPI_MIN or MPI_MAX has no derivative\00", align 1
@.str.2 = private unnamed_addr constant [71 x i8] c"a reduction that scatters its result has a derivative for MPI_SUM only\00", align 1
@.str.3 = private unnamed_addr constant [116 x i8] c"bytes, or a type that the program has made, are moved by a collective operation and carry a derivative: move floats\00", align 1
@tapeless_mpi_slots = weak hidden global [65536 x ptr] zeroinitializer, align 16
@tapeless_mpi_next = weak hidden global i32 0, align 4
@tapeless_mpi_lock = weak hidden global i32 0, align 4
@tapeless_mpi_windows = weak hidden global ptr null, align 8
@.str.4 = private unnamed_addr constant [18 x i8] c"no memory is left\00", align 1
@.str.5 = private unnamed_addr constant [89 x i8] c"a window has no derivative that is made outside of what is differentiated: make it there\00", align 1
@.str.6 = private unnamed_addr constant [14 x i8] c"tapeless: %s\0A\00", align 1
@.str.7 = private unnamed_addr constant [132 x i8] c"a message of bytes, or of a type that holds more than floats of one kind, carries a derivative: send its floats by a type of floats\00", align 1
@.str.8 = private unnamed_addr constant [98 x i8] c"a message that nobody waits for has no derivative: the request is released while it is on its way\00", align 1
@.str.9 = private unnamed_addr constant [86 x i8] c"a message begins at MPI_BOTTOM: give its memory, and distances from there in the type\00", align 1
@.str.10 = private unnamed_addr constant [110 x i8] c"a message is sent as floats and received as bytes: send its floats by a type of floats, or all of it as bytes\00", align 1
@.str.11 = private unnamed_addr constant [183 x i8] c"a message of bytes, or of a type that holds more than floats of one kind, carries a derivative, and it is not known where its floats are received: send its floats by a type of floats\00", align 1
@.str.12 = private unnamed_addr constant [52 x i8] c"products of the processes so far have no derivative\00", align 1
@.str.13 = private unnamed_addr constant [67 x i8] c"products of complex floats of several processes have no derivative\00", align 1
@.str.14 = private unnamed_addr constant [100 x i8] c"communication with neighbours has a derivative in a grid that MPI_Cart_create makes, not in a graph\00", align 1
@.str.15 = private unnamed_addr constant [107 x i8] c"a message with any tag is received from anybody, and may be one of the derivative: say a tag, or from whom\00", align 1
@initialise.ways = internal constant [4 x ptr] [ptr @MPI_Send_init, ptr @MPI_Ssend_init, ptr @MPI_Rsend_init, ptr @MPI_Bsend_init], align 16
@begin.ways = internal constant [4 x ptr] [ptr @MPI_Isend, ptr @MPI_Issend, ptr @MPI_Irsend, ptr @MPI_Ibsend], align 16
@.str.16 = private unnamed_addr constant [50 x i8] c"more than 65536 messages are on their way at once\00", align 1
@MARK = internal constant i64 9221248198887435365, align 8
@.str.17 = private unnamed_addr constant [134 x i8] c"a message is sent as bytes and received as floats, or the other way round: send its floats by a type of floats, or all of it as bytes\00", align 1
@.str.18 = private unnamed_addr constant [87 x i8] c"the tag of a message is above half of what MPI allows: derivatives have the upper half\00", align 1

define dso_local void @tapeless.mpi.unknown(ptr noundef %0) {
  call void asm sideeffect "nop", "r,~{memory},~{dirflag},~{fpsr},~{flags}"(ptr %0)
  ret void
}

define dso_local ptr @tapeless.mpi.window(i32 noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i32 noundef %4, i64 noundef %5, i64 noundef %6, ptr noundef %7) {
  %9 = trunc i64 %5 to i32
  %10 = trunc i64 %6 to i32
  %11 = call i32 @MPI_Win_create(ptr noundef %1, i64 noundef %3, i32 noundef %4, i32 noundef %9, i32 noundef %10, ptr noundef %7)
  %12 = icmp eq i32 %0, 0
  br i1 %12, label %29, label %13

13:
  %14 = load i32, ptr %7, align 4
  %15 = trunc i64 %6 to i32
  %16 = call ptr @add_window(i32 noundef %14, i32 noundef %15)
  %17 = icmp ne ptr %2, null
  br i1 %17, label %21, label %18

18:
  %19 = call ptr @room(i64 noundef %3)
  %20 = getelementptr inbounds nuw %struct.window, ptr %16, i32 0, i32 4
  store ptr %19, ptr %20, align 8
  br label %21

21:
  %.019 = phi ptr [ %2, %13 ], [ %19, %18 ]
  %22 = getelementptr inbounds nuw %struct.window, ptr %16, i32 0, i32 3
  %23 = load i32, ptr %22, align 8
  %24 = getelementptr inbounds nuw %struct.window, ptr %16, i32 0, i32 2
  %25 = call i32 @MPI_Win_create(ptr noundef %.019, i64 noundef %3, i32 noundef %4, i32 noundef 469762048, i32 noundef %23, ptr noundef %24)
  %26 = getelementptr inbounds nuw %struct.window, ptr %16, i32 0, i32 2
  %27 = load i32, ptr %26, align 4
  %28 = call i32 @MPI_Win_lock_all(i32 noundef 0, i32 noundef %27)
  br label %29

29:
  %.0 = phi ptr [ %16, %21 ], [ null, %8 ]
  ret ptr %.0
}

declare i32 @MPI_Win_create(ptr noundef, i64 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef)

define internal ptr @add_window(i32 noundef %0, i32 noundef %1) {
  %3 = call ptr @room(i64 noundef 56)
  %4 = load ptr, ptr @tapeless_mpi_windows, align 8
  store ptr %4, ptr %3, align 8
  %.sroa.2.0..sroa_idx = getelementptr inbounds i8, ptr %3, i64 8
  store i32 %0, ptr %.sroa.2.0..sroa_idx, align 8
  %.sroa.3.0..sroa_idx = getelementptr inbounds i8, ptr %3, i64 12
  store i32 0, ptr %.sroa.3.0..sroa_idx, align 4
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, ptr %3, i64 16
  store i32 %1, ptr %.sroa.4.0..sroa_idx, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, ptr %3, i64 20
  store i32 0, ptr %.sroa.5.0..sroa_idx, align 4
  %.sroa.6.0..sroa_idx = getelementptr inbounds i8, ptr %3, i64 24
  store ptr null, ptr %.sroa.6.0..sroa_idx, align 8
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, ptr %3, i64 32
  store ptr null, ptr %.sroa.7.0..sroa_idx, align 8
  %.sroa.8.0..sroa_idx = getelementptr inbounds i8, ptr %3, i64 40
  store ptr null, ptr %.sroa.8.0..sroa_idx, align 8
  %.sroa.9.0..sroa_idx = getelementptr inbounds i8, ptr %3, i64 48
  store ptr null, ptr %.sroa.9.0..sroa_idx, align 8
  store ptr %3, ptr @tapeless_mpi_windows, align 8
  ret ptr %3
}

define internal ptr @room(i64 noundef %0) {
  %2 = icmp ne i64 %0, 0
  %. = select i1 %2, i64 %0, i64 1
  %3 = call ptr @calloc(i64 noundef %., i64 noundef 1)
  %4 = icmp ne ptr %3, null
  br i1 %4, label %6, label %5

5:
  call void @stop(ptr noundef @.str.4)
  unreachable

6:
  ret ptr %3
}

declare i32 @MPI_Win_lock_all(i32 noundef, i32 noundef)

define dso_local void @tapeless.mpi.windowed(ptr noundef %0) {
  call void @forget(ptr noundef %0)
  %2 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 2
  %3 = load i32, ptr %2, align 4
  %4 = call i32 @MPI_Win_unlock_all(i32 noundef %3)
  %5 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 2
  %6 = call i32 @MPI_Win_free(ptr noundef %5)
  %7 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 4
  %8 = load ptr, ptr %7, align 8
  call void @free(ptr noundef %8)
  %9 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 5
  %10 = load ptr, ptr %9, align 8
  call void @free(ptr noundef %10)
  %11 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 6
  %12 = load ptr, ptr %11, align 8
  call void @free(ptr noundef %12)
  call void @free(ptr noundef %0)
  ret void
}

define internal void @forget(ptr noundef %0) {
  br label %2

2:
  %.0 = phi ptr [ @tapeless_mpi_windows, %1 ], [ %10, %8 ]
  %3 = load ptr, ptr %.0, align 8
  %4 = icmp ne ptr %3, null
  br i1 %4, label %5, label %.critedge

5:
  %6 = load ptr, ptr %.0, align 8
  %7 = icmp ne ptr %6, %0
  br i1 %7, label %8, label %.critedge

8:
  %9 = load ptr, ptr %.0, align 8
  %10 = getelementptr inbounds nuw %struct.window, ptr %9, i32 0, i32 0
  br label %2

.critedge:
  %11 = load ptr, ptr %.0, align 8
  %12 = icmp ne ptr %11, null
  br i1 %12, label %13, label %16

13:
  %14 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 0
  %15 = load ptr, ptr %14, align 8
  store ptr %15, ptr %.0, align 8
  br label %16

16:
  ret void
}

declare i32 @MPI_Win_unlock_all(i32 noundef)

declare i32 @MPI_Win_free(ptr noundef)

declare void @free(ptr noundef)

define dso_local ptr @tapeless.mpi.window.allocate(i32 noundef %0, i64 noundef %1, i32 noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) {
  %9 = icmp eq i32 %0, 1
  br i1 %9, label %10, label %20

10:
  %11 = call ptr @room(i64 noundef %1)
  store ptr %11, ptr %5, align 8
  %12 = call ptr @room(i64 noundef %1)
  store ptr %12, ptr %6, align 8
  %13 = load ptr, ptr %5, align 8
  %14 = load ptr, ptr %6, align 8
  %15 = call ptr @tapeless.mpi.window(i32 noundef %0, ptr noundef %13, ptr noundef %14, i64 noundef %1, i32 noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %7)
  %16 = load ptr, ptr %5, align 8
  %17 = getelementptr inbounds nuw %struct.window, ptr %15, i32 0, i32 5
  store ptr %16, ptr %17, align 8
  %18 = load ptr, ptr %6, align 8
  %19 = getelementptr inbounds nuw %struct.window, ptr %15, i32 0, i32 6
  store ptr %18, ptr %19, align 8
  br label %38

20:
  %21 = trunc i64 %3 to i32
  %22 = trunc i64 %4 to i32
  %23 = call i32 @MPI_Win_allocate(i64 noundef %1, i32 noundef %2, i32 noundef %21, i32 noundef %22, ptr noundef %5, ptr noundef %7)
  %24 = icmp eq i32 %0, 2
  br i1 %24, label %25, label %38

25:
  %26 = load i32, ptr %7, align 4
  %27 = trunc i64 %4 to i32
  %28 = call ptr @add_window(i32 noundef %26, i32 noundef %27)
  %29 = trunc i64 %3 to i32
  %30 = getelementptr inbounds nuw %struct.window, ptr %28, i32 0, i32 3
  %31 = load i32, ptr %30, align 8
  %32 = getelementptr inbounds nuw %struct.window, ptr %28, i32 0, i32 2
  %33 = call i32 @MPI_Win_allocate(i64 noundef %1, i32 noundef %2, i32 noundef %29, i32 noundef %31, ptr noundef %6, ptr noundef %32)
  %34 = getelementptr inbounds nuw %struct.window, ptr %28, i32 0, i32 2
  %35 = load i32, ptr %34, align 4
  %36 = call i32 @MPI_Win_lock_all(i32 noundef 0, i32 noundef %35)
  %37 = load ptr, ptr %6, align 8
  call void @llvm.memset.p0.i64(ptr align 1 %37, i8 0, i64 %1, i1 false)
  br label %38

38:
  %.0 = phi ptr [ %15, %10 ], [ null, %25 ], [ null, %20 ]
  ret ptr %.0
}

declare i32 @MPI_Win_allocate(i64 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef)

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg)

define dso_local ptr @tapeless.mpi.fence(i32 noundef %0, i32 noundef %1, i64 noundef %2) {
  %4 = trunc i64 %2 to i32
  %5 = call i32 @MPI_Win_fence(i32 noundef %1, i32 noundef %4)
  %6 = icmp eq i32 %0, 0
  br i1 %6, label %12, label %7

7:
  %8 = trunc i64 %2 to i32
  %9 = call ptr @window_of(i32 noundef %8)
  %10 = icmp eq i32 %0, 1
  br i1 %10, label %12, label %11

11:
  call void @meet(ptr noundef %9)
  br label %12

12:
  %.0 = phi ptr [ null, %11 ], [ null, %3 ], [ %9, %7 ]
  ret ptr %.0
}

declare i32 @MPI_Win_fence(i32 noundef, i32 noundef)

define internal ptr @window_of(i32 noundef %0) {
  %2 = load ptr, ptr @tapeless_mpi_windows, align 8
  br label %3

3:
  %.0 = phi ptr [ %2, %1 ], [ %12, %10 ]
  %4 = icmp ne ptr %.0, null
  br i1 %4, label %5, label %13

5:
  %6 = getelementptr inbounds nuw %struct.window, ptr %.0, i32 0, i32 1
  %7 = load i32, ptr %6, align 8
  %8 = icmp eq i32 %7, %0
  br i1 %8, label %9, label %10

9:
  ret ptr %.0

10:
  %11 = getelementptr inbounds nuw %struct.window, ptr %.0, i32 0, i32 0
  %12 = load ptr, ptr %11, align 8
  br label %3

13:
  call void @stop(ptr noundef @.str.5)
  unreachable
}

define internal void @meet(ptr noundef %0) {
  %2 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 2
  %3 = load i32, ptr %2, align 4
  %4 = call i32 @MPI_Win_sync(i32 noundef %3)
  %5 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 2
  %6 = load i32, ptr %5, align 4
  %7 = call i32 @MPI_Win_flush_all(i32 noundef %6)
  call void @finish(ptr noundef %0)
  %8 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 3
  %9 = load i32, ptr %8, align 8
  %10 = call i32 @MPI_Barrier(i32 noundef %9)
  %11 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 2
  %12 = load i32, ptr %11, align 4
  %13 = call i32 @MPI_Win_sync(i32 noundef %12)
  ret void
}

define dso_local void @tapeless.mpi.fenced(ptr noundef %0) {
  %2 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 2
  %3 = load i32, ptr %2, align 4
  %4 = call i32 @MPI_Win_sync(i32 noundef %3)
  %5 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 3
  %6 = load i32, ptr %5, align 8
  %7 = call i32 @MPI_Barrier(i32 noundef %6)
  %8 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 7
  %9 = load ptr, ptr %8, align 8
  br label %10

10:
  %.0 = phi ptr [ %9, %1 ], [ %33, %12 ]
  %11 = icmp ne ptr %.0, null
  br i1 %11, label %12, label %34

12:
  %13 = getelementptr inbounds nuw %struct.access, ptr %.0, i32 0, i32 5
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds nuw %struct.access, ptr %.0, i32 0, i32 2
  %16 = getelementptr inbounds nuw %struct.floats, ptr %15, i32 0, i32 2
  %17 = load i32, ptr %16, align 8
  %18 = getelementptr inbounds nuw %struct.access, ptr %.0, i32 0, i32 2
  %19 = getelementptr inbounds nuw %struct.floats, ptr %18, i32 0, i32 0
  %20 = load i32, ptr %19, align 8
  %21 = getelementptr inbounds nuw %struct.access, ptr %.0, i32 0, i32 7
  %22 = load i32, ptr %21, align 4
  %23 = getelementptr inbounds nuw %struct.access, ptr %.0, i32 0, i32 11
  %24 = load i64, ptr %23, align 8
  %25 = getelementptr inbounds nuw %struct.access, ptr %.0, i32 0, i32 8
  %26 = load i32, ptr %25, align 8
  %27 = getelementptr inbounds nuw %struct.access, ptr %.0, i32 0, i32 10
  %28 = load i32, ptr %27, align 8
  %29 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 2
  %30 = load i32, ptr %29, align 4
  %31 = call i32 @MPI_Accumulate(ptr noundef %14, i32 noundef %17, i32 noundef %20, i32 noundef %22, i64 noundef %24, i32 noundef %26, i32 noundef %28, i32 noundef 1476395011, i32 noundef %30)
  %32 = getelementptr inbounds nuw %struct.access, ptr %.0, i32 0, i32 0
  %33 = load ptr, ptr %32, align 8
  br label %10

34:
  call void @meet(ptr noundef %0)
  ret void
}

declare i32 @MPI_Win_sync(i32 noundef)

declare i32 @MPI_Barrier(i32 noundef)

declare i32 @MPI_Accumulate(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i64 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef)

define dso_local ptr @tapeless.mpi.access(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, i64 noundef %5, i32 noundef %6, i64 noundef %7, i32 noundef %8, i64 noundef %9, i64 noundef %10, i64 noundef %11) {
  %13 = alloca %struct.access, align 8
  %14 = alloca %struct.floats, align 8
  %15 = getelementptr inbounds nuw %struct.access, ptr %13, i32 0, i32 0
  store ptr null, ptr %15, align 8
  %16 = getelementptr inbounds nuw %struct.access, ptr %13, i32 0, i32 1
  store ptr null, ptr %16, align 8
  %17 = getelementptr inbounds nuw %struct.access, ptr %13, i32 0, i32 2
  call void @llvm.memset.p0.i64(ptr align 8 %17, i8 0, i64 24, i1 false)
  %18 = getelementptr inbounds nuw %struct.access, ptr %13, i32 0, i32 3
  store ptr %2, ptr %18, align 8
  %19 = getelementptr inbounds nuw %struct.access, ptr %13, i32 0, i32 4
  store ptr %3, ptr %19, align 8
  %20 = getelementptr inbounds nuw %struct.access, ptr %13, i32 0, i32 5
  store ptr null, ptr %20, align 8
  %21 = getelementptr inbounds nuw %struct.access, ptr %13, i32 0, i32 6
  store i32 %4, ptr %21, align 8
  %22 = getelementptr inbounds nuw %struct.access, ptr %13, i32 0, i32 7
  store i32 %6, ptr %22, align 4
  %23 = getelementptr inbounds nuw %struct.access, ptr %13, i32 0, i32 8
  store i32 %8, ptr %23, align 8
  %24 = getelementptr inbounds nuw %struct.access, ptr %13, i32 0, i32 9
  %25 = trunc i64 %5 to i32
  store i32 %25, ptr %24, align 4
  %26 = getelementptr inbounds nuw %struct.access, ptr %13, i32 0, i32 10
  %27 = trunc i64 %9 to i32
  store i32 %27, ptr %26, align 8
  %28 = getelementptr i8, ptr %13, i64 84
  call void @llvm.memset.p0.i64(ptr align 4 %28, i8 0, i64 4, i1 false)
  %29 = getelementptr inbounds nuw %struct.access, ptr %13, i32 0, i32 11
  store i64 %7, ptr %29, align 8
  %30 = getelementptr inbounds nuw %struct.access, ptr %13, i32 0, i32 12
  %31 = trunc i64 %10 to i32
  store i32 %31, ptr %30, align 8
  %32 = getelementptr inbounds nuw %struct.access, ptr %13, i32 0, i32 13
  store i32 %1, ptr %32, align 4
  %33 = getelementptr inbounds nuw %struct.access, ptr %13, i32 0, i32 9
  %34 = load i32, ptr %33, align 4
  %35 = trunc i64 %11 to i32
  call void @reach(ptr noundef %13, ptr noundef %2, i32 noundef %4, i32 noundef %34, i32 noundef %35)
  %36 = icmp eq i32 %0, 0
  br i1 %36, label %66, label %37

37:
  %38 = trunc i64 %11 to i32
  %39 = call ptr @window_of(i32 noundef %38)
  %40 = getelementptr inbounds nuw %struct.access, ptr %13, i32 0, i32 1
  store ptr %39, ptr %40, align 8
  %41 = getelementptr inbounds nuw %struct.access, ptr %13, i32 0, i32 2
  %42 = getelementptr inbounds nuw %struct.access, ptr %13, i32 0, i32 9
  %43 = load i32, ptr %42, align 4
  call void @floats(ptr dead_on_unwind writable sret(%struct.floats) align 8 %14, i32 noundef %4, i32 noundef %43)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %41, ptr align 8 %14, i64 24, i1 false)
  %44 = getelementptr inbounds nuw %struct.access, ptr %13, i32 0, i32 2
  %45 = call i32 @has_floats(ptr noundef byval(%struct.floats) align 8 %44)
  %46 = icmp ne i32 %45, 0
  %47 = getelementptr inbounds nuw %struct.access, ptr %13, i32 0, i32 12
  %48 = load i32, ptr %47, align 8
  %49 = icmp ne i32 %48, 1476395021
  %or.cond = select i1 %46, i1 %49, i1 false
  %50 = getelementptr inbounds nuw %struct.access, ptr %13, i32 0, i32 12
  %51 = load i32, ptr %50, align 8
  %52 = icmp ne i32 %51, 1476395011
  %or.cond30 = select i1 %or.cond, i1 %52, i1 false
  br i1 %or.cond30, label %53, label %54

53:
  call void @stop(ptr noundef @.str)
  unreachable

54:
  %55 = call ptr @room(i64 noundef 104)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %55, ptr align 8 %13, i64 104, i1 false)
  %56 = icmp eq i32 %0, 1
  br i1 %56, label %66, label %57

57:
  %58 = getelementptr inbounds nuw %struct.access, ptr %55, i32 0, i32 2
  %59 = getelementptr inbounds nuw %struct.access, ptr %55, i32 0, i32 9
  %60 = load i32, ptr %59, align 4
  call void @must_be_zero(ptr noundef byval(%struct.floats) align 8 %58, ptr noundef %3, i32 noundef %4, i32 noundef %60)
  %61 = getelementptr inbounds nuw %struct.access, ptr %55, i32 0, i32 2
  %62 = call i32 @has_floats(ptr noundef byval(%struct.floats) align 8 %61)
  %63 = icmp ne i32 %62, 0
  br i1 %63, label %64, label %65

64:
  call void @reach_tangents(ptr noundef %55)
  br label %66

65:
  call void @free(ptr noundef %55)
  br label %66

66:
  %.0 = phi ptr [ %55, %54 ], [ null, %12 ], [ null, %65 ], [ null, %64 ]
  ret ptr %.0
}

define internal void @reach(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) {
  %6 = getelementptr inbounds nuw %struct.access, ptr %0, i32 0, i32 13
  %7 = load i32, ptr %6, align 4
  %8 = icmp ne i32 %7, 0
  br i1 %8, label %9, label %19

9:
  %10 = getelementptr inbounds nuw %struct.access, ptr %0, i32 0, i32 7
  %11 = load i32, ptr %10, align 4
  %12 = getelementptr inbounds nuw %struct.access, ptr %0, i32 0, i32 11
  %13 = load i64, ptr %12, align 8
  %14 = getelementptr inbounds nuw %struct.access, ptr %0, i32 0, i32 8
  %15 = load i32, ptr %14, align 8
  %16 = getelementptr inbounds nuw %struct.access, ptr %0, i32 0, i32 10
  %17 = load i32, ptr %16, align 8
  %18 = call i32 @MPI_Get(ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %11, i64 noundef %13, i32 noundef %15, i32 noundef %17, i32 noundef %4)
  br label %45

19:
  %20 = getelementptr inbounds nuw %struct.access, ptr %0, i32 0, i32 12
  %21 = load i32, ptr %20, align 8
  %22 = icmp eq i32 %21, 1476395021
  br i1 %22, label %23, label %33

23:
  %24 = getelementptr inbounds nuw %struct.access, ptr %0, i32 0, i32 7
  %25 = load i32, ptr %24, align 4
  %26 = getelementptr inbounds nuw %struct.access, ptr %0, i32 0, i32 11
  %27 = load i64, ptr %26, align 8
  %28 = getelementptr inbounds nuw %struct.access, ptr %0, i32 0, i32 8
  %29 = load i32, ptr %28, align 8
  %30 = getelementptr inbounds nuw %struct.access, ptr %0, i32 0, i32 10
  %31 = load i32, ptr %30, align 8
  %32 = call i32 @MPI_Put(ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %25, i64 noundef %27, i32 noundef %29, i32 noundef %31, i32 noundef %4)
  br label %45

33:
  %34 = getelementptr inbounds nuw %struct.access, ptr %0, i32 0, i32 7
  %35 = load i32, ptr %34, align 4
  %36 = getelementptr inbounds nuw %struct.access, ptr %0, i32 0, i32 11
  %37 = load i64, ptr %36, align 8
  %38 = getelementptr inbounds nuw %struct.access, ptr %0, i32 0, i32 8
  %39 = load i32, ptr %38, align 8
  %40 = getelementptr inbounds nuw %struct.access, ptr %0, i32 0, i32 10
  %41 = load i32, ptr %40, align 8
  %42 = getelementptr inbounds nuw %struct.access, ptr %0, i32 0, i32 12
  %43 = load i32, ptr %42, align 8
  %44 = call i32 @MPI_Accumulate(ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %35, i64 noundef %37, i32 noundef %39, i32 noundef %41, i32 noundef %43, i32 noundef %4)
  br label %45

45:
  ret void
}

define internal void @floats(ptr dead_on_unwind noalias writable sret(%struct.floats) align 8 %0, i32 noundef %1, i32 noundef %2) {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 0, ptr %5, align 4
  %6 = call i32 @leaf(i32 noundef %2, ptr noundef %5)
  %7 = load i32, ptr %5, align 4
  %8 = icmp ne i32 %7, 0
  %9 = icmp eq i32 %6, 201326592
  %or.cond = select i1 %8, i1 true, i1 %9
  br i1 %or.cond, label %10, label %17

10:
  %11 = getelementptr inbounds nuw %struct.floats, ptr %0, i32 0, i32 0
  store i32 201326592, ptr %11, align 8
  %12 = getelementptr i8, ptr %0, i64 4
  call void @llvm.memset.p0.i64(ptr align 4 %12, i8 0, i64 4, i1 false)
  %13 = getelementptr inbounds nuw %struct.floats, ptr %0, i32 0, i32 1
  store i64 0, ptr %13, align 8
  %14 = getelementptr inbounds nuw %struct.floats, ptr %0, i32 0, i32 2
  store i32 0, ptr %14, align 8
  %15 = getelementptr inbounds nuw %struct.floats, ptr %0, i32 0, i32 3
  %16 = load i32, ptr %5, align 4
  store i32 %16, ptr %15, align 4
  br label %27

17:
  %18 = call i32 @MPI_Type_size(i32 noundef %2, ptr noundef %4)
  %19 = icmp eq i32 %6, 1275070475
  %20 = zext i1 %19 to i64
  %21 = select i1 %19, i64 8, i64 4
  %22 = load i32, ptr %4, align 4
  %23 = sext i32 %22 to i64
  %24 = udiv i64 %23, %21
  %25 = trunc i64 %24 to i32
  %26 = mul nsw i32 %1, %25
  store i32 %6, ptr %0, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 4
  store i32 0, ptr %.sroa.5.0..sroa_idx, align 4
  %.sroa.52.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 8
  store i64 %21, ptr %.sroa.52.0..sroa_idx, align 8
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 16
  store i32 %26, ptr %.sroa.7.0..sroa_idx, align 8
  %.sroa.8.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 20
  store i32 0, ptr %.sroa.8.0..sroa_idx, align 4
  br label %27

27:
  ret void
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)

define internal i32 @has_floats(ptr noundef byval(%struct.floats) align 8 %0) {
  %2 = getelementptr inbounds nuw %struct.floats, ptr %0, i32 0, i32 0
  %3 = load i32, ptr %2, align 8
  %4 = icmp ne i32 %3, 201326592
  %5 = zext i1 %4 to i32
  ret i32 %5
}

define internal void @stop(ptr noundef %0) {
  %2 = call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef @.str.6, ptr noundef %0)
  call void @abort()
  unreachable
}

define internal void @must_be_zero(ptr noundef byval(%struct.floats) align 8 %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) {
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i32 0, ptr %6, align 4
  %7 = getelementptr inbounds nuw %struct.floats, ptr %0, i32 0, i32 3
  %8 = load i32, ptr %7, align 4
  %9 = icmp ne i32 %8, 0
  %10 = icmp ne ptr %1, null
  %or.cond = and i1 %9, %10
  br i1 %or.cond, label %11, label %35

11:
  %12 = call i32 @MPI_Type_size(i32 noundef %3, ptr noundef %5)
  %13 = load i32, ptr %5, align 4
  %14 = sext i32 %13 to i64
  %15 = sext i32 %2 to i64
  %16 = mul i64 %14, %15
  %17 = call ptr @room(i64 noundef %16)
  %18 = load i32, ptr %5, align 4
  %19 = mul nsw i32 %18, %2
  %20 = call i32 @MPI_Pack(ptr noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %17, i32 noundef %19, ptr noundef %6, i32 noundef 1140850689)
  br label %21

21:
  %.0 = phi i64 [ 0, %11 ], [ %33, %32 ]
  %22 = load i32, ptr %5, align 4
  %23 = sext i32 %22 to i64
  %24 = sext i32 %2 to i64
  %25 = mul nsw i64 %23, %24
  %26 = icmp slt i64 %.0, %25
  br i1 %26, label %27, label %34

27:
  %28 = getelementptr inbounds i8, ptr %17, i64 %.0
  %29 = load i8, ptr %28, align 1
  %30 = icmp ne i8 %29, 0
  br i1 %30, label %31, label %32

31:
  call void @stop(ptr noundef @.str.7)
  unreachable

32:
  %33 = add nsw i64 %.0, 1
  br label %21

34:
  call void @free(ptr noundef %17)
  br label %35

35:
  ret void
}

define internal void @reach_tangents(ptr noundef %0) {
  %2 = getelementptr inbounds nuw %struct.access, ptr %0, i32 0, i32 4
  %3 = load ptr, ptr %2, align 8
  %4 = icmp ne ptr %3, null
  br i1 %4, label %5, label %16

5:
  %6 = getelementptr inbounds nuw %struct.access, ptr %0, i32 0, i32 4
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw %struct.access, ptr %0, i32 0, i32 6
  %9 = load i32, ptr %8, align 8
  %10 = getelementptr inbounds nuw %struct.access, ptr %0, i32 0, i32 9
  %11 = load i32, ptr %10, align 4
  %12 = getelementptr inbounds nuw %struct.access, ptr %0, i32 0, i32 1
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds nuw %struct.window, ptr %13, i32 0, i32 2
  %15 = load i32, ptr %14, align 4
  call void @reach(ptr noundef %0, ptr noundef %7, i32 noundef %9, i32 noundef %11, i32 noundef %15)
  call void @free(ptr noundef %0)
  br label %47

16:
  %17 = getelementptr inbounds nuw %struct.access, ptr %0, i32 0, i32 2
  %18 = getelementptr inbounds nuw %struct.floats, ptr %17, i32 0, i32 1
  %19 = load i64, ptr %18, align 8
  %20 = getelementptr inbounds nuw %struct.access, ptr %0, i32 0, i32 2
  %21 = getelementptr inbounds nuw %struct.floats, ptr %20, i32 0, i32 2
  %22 = load i32, ptr %21, align 8
  %23 = sext i32 %22 to i64
  %24 = mul i64 %19, %23
  %25 = call ptr @room(i64 noundef %24)
  %26 = getelementptr inbounds nuw %struct.access, ptr %0, i32 0, i32 5
  store ptr %25, ptr %26, align 8
  %27 = getelementptr inbounds nuw %struct.access, ptr %0, i32 0, i32 5
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds nuw %struct.access, ptr %0, i32 0, i32 2
  %30 = getelementptr inbounds nuw %struct.floats, ptr %29, i32 0, i32 2
  %31 = load i32, ptr %30, align 8
  %32 = getelementptr inbounds nuw %struct.access, ptr %0, i32 0, i32 2
  %33 = getelementptr inbounds nuw %struct.floats, ptr %32, i32 0, i32 0
  %34 = load i32, ptr %33, align 8
  %35 = getelementptr inbounds nuw %struct.access, ptr %0, i32 0, i32 1
  %36 = load ptr, ptr %35, align 8
  %37 = getelementptr inbounds nuw %struct.window, ptr %36, i32 0, i32 2
  %38 = load i32, ptr %37, align 4
  call void @reach(ptr noundef %0, ptr noundef %28, i32 noundef %31, i32 noundef %34, i32 noundef %38)
  %39 = getelementptr inbounds nuw %struct.access, ptr %0, i32 0, i32 1
  %40 = load ptr, ptr %39, align 8
  %41 = getelementptr inbounds nuw %struct.window, ptr %40, i32 0, i32 7
  %42 = load ptr, ptr %41, align 8
  %43 = getelementptr inbounds nuw %struct.access, ptr %0, i32 0, i32 0
  store ptr %42, ptr %43, align 8
  %44 = getelementptr inbounds nuw %struct.access, ptr %0, i32 0, i32 1
  %45 = load ptr, ptr %44, align 8
  %46 = getelementptr inbounds nuw %struct.window, ptr %45, i32 0, i32 7
  store ptr %0, ptr %46, align 8
  br label %47

47:
  ret void
}

define dso_local void @tapeless.mpi.accessed(ptr noundef %0, ptr noundef %1) {
  %3 = getelementptr inbounds nuw %struct.access, ptr %1, i32 0, i32 2
  %4 = getelementptr inbounds nuw %struct.access, ptr %1, i32 0, i32 6
  %5 = load i32, ptr %4, align 8
  %6 = getelementptr inbounds nuw %struct.access, ptr %1, i32 0, i32 9
  %7 = load i32, ptr %6, align 4
  call void @must_be_zero(ptr noundef byval(%struct.floats) align 8 %3, ptr noundef %0, i32 noundef %5, i32 noundef %7)
  %8 = getelementptr inbounds nuw %struct.access, ptr %1, i32 0, i32 2
  %9 = call i32 @has_floats(ptr noundef byval(%struct.floats) align 8 %8)
  %10 = icmp ne i32 %9, 0
  br i1 %10, label %11, label %15

11:
  %12 = getelementptr inbounds nuw %struct.access, ptr %1, i32 0, i32 7
  %13 = load i32, ptr %12, align 4
  %14 = icmp eq i32 %13, -1
  br i1 %14, label %15, label %16

15:
  call void @free(ptr noundef %1)
  br label %100

16:
  %17 = getelementptr inbounds nuw %struct.access, ptr %1, i32 0, i32 13
  %18 = load i32, ptr %17, align 4
  %19 = icmp ne i32 %18, 0
  br i1 %19, label %20, label %39

20:
  %21 = getelementptr inbounds nuw %struct.access, ptr %1, i32 0, i32 2
  %22 = getelementptr inbounds nuw %struct.access, ptr %1, i32 0, i32 6
  %23 = load i32, ptr %22, align 8
  %24 = getelementptr inbounds nuw %struct.access, ptr %1, i32 0, i32 9
  %25 = load i32, ptr %24, align 4
  %26 = getelementptr inbounds nuw %struct.access, ptr %1, i32 0, i32 2
  %27 = getelementptr inbounds nuw %struct.floats, ptr %26, i32 0, i32 2
  %28 = load i32, ptr %27, align 8
  %29 = call ptr @moved(ptr noundef byval(%struct.floats) align 8 %21, ptr noundef %0, i32 noundef %23, i32 noundef %25, i32 noundef %28)
  %30 = getelementptr inbounds nuw %struct.access, ptr %1, i32 0, i32 5
  store ptr %29, ptr %30, align 8
  %31 = getelementptr inbounds nuw %struct.access, ptr %1, i32 0, i32 1
  %32 = load ptr, ptr %31, align 8
  %33 = getelementptr inbounds nuw %struct.window, ptr %32, i32 0, i32 7
  %34 = load ptr, ptr %33, align 8
  %35 = getelementptr inbounds nuw %struct.access, ptr %1, i32 0, i32 0
  store ptr %34, ptr %35, align 8
  %36 = getelementptr inbounds nuw %struct.access, ptr %1, i32 0, i32 1
  %37 = load ptr, ptr %36, align 8
  %38 = getelementptr inbounds nuw %struct.window, ptr %37, i32 0, i32 7
  store ptr %1, ptr %38, align 8
  br label %100

39:
  %40 = getelementptr inbounds nuw %struct.access, ptr %1, i32 0, i32 2
  %41 = getelementptr inbounds nuw %struct.floats, ptr %40, i32 0, i32 1
  %42 = load i64, ptr %41, align 8
  %43 = getelementptr inbounds nuw %struct.access, ptr %1, i32 0, i32 2
  %44 = getelementptr inbounds nuw %struct.floats, ptr %43, i32 0, i32 2
  %45 = load i32, ptr %44, align 8
  %46 = sext i32 %45 to i64
  %47 = mul i64 %42, %46
  %48 = call ptr @room(i64 noundef %47)
  %49 = getelementptr inbounds nuw %struct.access, ptr %1, i32 0, i32 2
  %50 = getelementptr inbounds nuw %struct.floats, ptr %49, i32 0, i32 1
  %51 = load i64, ptr %50, align 8
  %52 = getelementptr inbounds nuw %struct.access, ptr %1, i32 0, i32 2
  %53 = getelementptr inbounds nuw %struct.floats, ptr %52, i32 0, i32 2
  %54 = load i32, ptr %53, align 8
  %55 = sext i32 %54 to i64
  %56 = mul i64 %51, %55
  %57 = call ptr @room(i64 noundef %56)
  %58 = getelementptr inbounds nuw %struct.access, ptr %1, i32 0, i32 2
  %59 = getelementptr inbounds nuw %struct.floats, ptr %58, i32 0, i32 2
  %60 = load i32, ptr %59, align 8
  %61 = getelementptr inbounds nuw %struct.access, ptr %1, i32 0, i32 2
  %62 = getelementptr inbounds nuw %struct.floats, ptr %61, i32 0, i32 0
  %63 = load i32, ptr %62, align 8
  %64 = getelementptr inbounds nuw %struct.access, ptr %1, i32 0, i32 2
  %65 = getelementptr inbounds nuw %struct.floats, ptr %64, i32 0, i32 2
  %66 = load i32, ptr %65, align 8
  %67 = getelementptr inbounds nuw %struct.access, ptr %1, i32 0, i32 2
  %68 = getelementptr inbounds nuw %struct.floats, ptr %67, i32 0, i32 0
  %69 = load i32, ptr %68, align 8
  %70 = getelementptr inbounds nuw %struct.access, ptr %1, i32 0, i32 7
  %71 = load i32, ptr %70, align 4
  %72 = getelementptr inbounds nuw %struct.access, ptr %1, i32 0, i32 11
  %73 = load i64, ptr %72, align 8
  %74 = getelementptr inbounds nuw %struct.access, ptr %1, i32 0, i32 8
  %75 = load i32, ptr %74, align 8
  %76 = getelementptr inbounds nuw %struct.access, ptr %1, i32 0, i32 10
  %77 = load i32, ptr %76, align 8
  %78 = getelementptr inbounds nuw %struct.access, ptr %1, i32 0, i32 12
  %79 = load i32, ptr %78, align 8
  %80 = icmp eq i32 %79, 1476395021
  %81 = zext i1 %80 to i64
  %82 = select i1 %80, i32 1476395021, i32 1476395022
  %83 = getelementptr inbounds nuw %struct.access, ptr %1, i32 0, i32 1
  %84 = load ptr, ptr %83, align 8
  %85 = getelementptr inbounds nuw %struct.window, ptr %84, i32 0, i32 2
  %86 = load i32, ptr %85, align 4
  %87 = call i32 @MPI_Get_accumulate(ptr noundef %48, i32 noundef %60, i32 noundef %63, ptr noundef %57, i32 noundef %66, i32 noundef %69, i32 noundef %71, i64 noundef %73, i32 noundef %75, i32 noundef %77, i32 noundef %82, i32 noundef %86)
  %88 = getelementptr inbounds nuw %struct.access, ptr %1, i32 0, i32 7
  %89 = load i32, ptr %88, align 4
  %90 = getelementptr inbounds nuw %struct.access, ptr %1, i32 0, i32 1
  %91 = load ptr, ptr %90, align 8
  %92 = getelementptr inbounds nuw %struct.window, ptr %91, i32 0, i32 2
  %93 = load i32, ptr %92, align 4
  %94 = call i32 @MPI_Win_flush(i32 noundef %89, i32 noundef %93)
  %95 = getelementptr inbounds nuw %struct.access, ptr %1, i32 0, i32 2
  %96 = getelementptr inbounds nuw %struct.access, ptr %1, i32 0, i32 6
  %97 = load i32, ptr %96, align 8
  %98 = getelementptr inbounds nuw %struct.access, ptr %1, i32 0, i32 9
  %99 = load i32, ptr %98, align 4
  call void @add(ptr noundef byval(%struct.floats) align 8 %95, ptr noundef %0, ptr noundef %57, i32 noundef %97, i32 noundef %99)
  call void @free(ptr noundef %48)
  call void @free(ptr noundef %57)
  call void @free(ptr noundef %1)
  br label %100

100:
  ret void
}

define internal ptr @moved(ptr noundef byval(%struct.floats) align 8 %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) {
  %6 = call ptr @taken(ptr noundef byval(%struct.floats) align 8 %0, ptr noundef %1, i32 noundef %2, i32 noundef %3)
  %magicptr = ptrtoint ptr %1 to i64
  %cond = icmp eq i64 %magicptr, 0
  br i1 %cond, label %23, label %7

7:
  %8 = call i32 @is_plain(i32 noundef %3)
  %9 = icmp ne i32 %8, 0
  br i1 %9, label %10, label %15

10:
  %11 = getelementptr inbounds nuw %struct.floats, ptr %0, i32 0, i32 1
  %12 = load i64, ptr %11, align 8
  %13 = sext i32 %4 to i64
  %14 = mul i64 %12, %13
  call void @llvm.memset.p0.i64(ptr align 1 %1, i8 0, i64 %14, i1 false)
  br label %23

15:
  %16 = icmp ne ptr %1, null
  br i1 %16, label %17, label %23

17:
  %18 = call ptr @taken(ptr noundef byval(%struct.floats) align 8 %0, ptr noundef %1, i32 noundef %2, i32 noundef %3)
  %19 = getelementptr inbounds nuw %struct.floats, ptr %0, i32 0, i32 1
  %20 = load i64, ptr %19, align 8
  %21 = sext i32 %4 to i64
  %22 = mul i64 %20, %21
  call void @llvm.memset.p0.i64(ptr align 1 %18, i8 0, i64 %22, i1 false)
  call void @give(ptr noundef byval(%struct.floats) align 8 %0, ptr noundef %1, ptr noundef %18, i32 noundef %2, i32 noundef %3)
  call void @free(ptr noundef %18)
  br label %23

23:
  ret ptr %6
}

declare i32 @MPI_Get_accumulate(ptr noundef, i32 noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i64 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef)

declare i32 @MPI_Win_flush(i32 noundef, i32 noundef)

define internal void @add(ptr noundef byval(%struct.floats) align 8 %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4) {
  %6 = icmp ne ptr %1, null
  br i1 %6, label %7, label %19

7:
  %8 = call i32 @is_plain(i32 noundef %4)
  %9 = icmp ne i32 %8, 0
  br i1 %9, label %10, label %14

10:
  %11 = getelementptr inbounds nuw %struct.floats, ptr %0, i32 0, i32 2
  %12 = load i32, ptr %11, align 8
  %13 = sext i32 %12 to i64
  call void @sum(ptr noundef byval(%struct.floats) align 8 %0, ptr noundef %1, ptr noundef %2, i64 noundef %13)
  br label %19

14:
  %15 = call ptr @taken(ptr noundef byval(%struct.floats) align 8 %0, ptr noundef %1, i32 noundef %3, i32 noundef %4)
  %16 = getelementptr inbounds nuw %struct.floats, ptr %0, i32 0, i32 2
  %17 = load i32, ptr %16, align 8
  %18 = sext i32 %17 to i64
  call void @sum(ptr noundef byval(%struct.floats) align 8 %0, ptr noundef %15, ptr noundef %2, i64 noundef %18)
  call void @give(ptr noundef byval(%struct.floats) align 8 %0, ptr noundef %1, ptr noundef %15, i32 noundef %3, i32 noundef %4)
  call void @free(ptr noundef %15)
  br label %19

19:
  ret void
}

define dso_local ptr @tapeless.mpi.made(i32 noundef %0, i32 noundef %1, ptr noundef %2) {
  %4 = alloca %struct.made, align 8
  %5 = icmp ne i32 %0, 1
  br i1 %5, label %10, label %6

6:
  %7 = call ptr @room(i64 noundef 24)
  call void @of_handle(ptr dead_on_unwind writable sret(%struct.made) align 8 %4, i32 noundef %1, ptr noundef %2)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %7, ptr align 8 %4, i64 24, i1 false)
  %8 = load ptr, ptr @tapeless_mpi_handles, align 8
  %9 = getelementptr inbounds nuw %struct.made, ptr %7, i32 0, i32 0
  store ptr %8, ptr %9, align 8
  store ptr %7, ptr @tapeless_mpi_handles, align 8
  br label %10

10:
  %.0 = phi ptr [ %7, %6 ], [ null, %3 ]
  ret ptr %.0
}

define internal void @of_handle(ptr dead_on_unwind noalias writable sret(%struct.made) align 8 %0, i32 noundef %1, ptr noundef %2) {
  %4 = and i32 %1, -17
  %5 = getelementptr inbounds nuw %struct.made, ptr %0, i32 0, i32 0
  store ptr null, ptr %5, align 8
  %6 = getelementptr inbounds nuw %struct.made, ptr %0, i32 0, i32 1
  store i32 %4, ptr %6, align 8
  %7 = getelementptr inbounds nuw %struct.made, ptr %0, i32 0, i32 2
  store i32 0, ptr %7, align 4
  %8 = getelementptr inbounds nuw %struct.made, ptr %0, i32 0, i32 3
  store i32 67108864, ptr %8, align 8
  %9 = getelementptr inbounds nuw %struct.made, ptr %0, i32 0, i32 4
  store i32 201326592, ptr %9, align 4
  %10 = icmp eq i32 %4, 0
  br i1 %10, label %11, label %14

11:
  %12 = load i32, ptr %2, align 4
  %13 = getelementptr inbounds nuw %struct.made, ptr %0, i32 0, i32 3
  store i32 %12, ptr %13, align 8
  br label %17

14:
  %15 = load i32, ptr %2, align 4
  %16 = getelementptr inbounds nuw %struct.made, ptr %0, i32 0, i32 4
  store i32 %15, ptr %16, align 4
  br label %17

17:
  ret void
}

define dso_local void @tapeless.mpi.unmade(ptr noundef %0) {
  br label %2

2:
  %.0 = phi ptr [ @tapeless_mpi_handles, %1 ], [ %7, %5 ]
  %3 = load ptr, ptr %.0, align 8
  %4 = icmp ne ptr %3, %0
  br i1 %4, label %5, label %8

5:
  %6 = load ptr, ptr %.0, align 8
  %7 = getelementptr inbounds nuw %struct.made, ptr %6, i32 0, i32 0
  br label %2

8:
  %9 = getelementptr inbounds nuw %struct.made, ptr %0, i32 0, i32 0
  %10 = load ptr, ptr %9, align 8
  store ptr %10, ptr %.0, align 8
  %11 = getelementptr inbounds nuw %struct.made, ptr %0, i32 0, i32 2
  %12 = load i32, ptr %11, align 4
  %13 = icmp ne i32 %12, 0
  br i1 %13, label %14, label %15

14:
  call void @free_handle(ptr noundef %0)
  br label %15

15:
  call void @free(ptr noundef %0)
  ret void
}

define internal void @free_handle(ptr noundef %0) {
  %2 = getelementptr inbounds nuw %struct.made, ptr %0, i32 0, i32 1
  %3 = load i32, ptr %2, align 8
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %12

5:
  %6 = getelementptr inbounds nuw %struct.made, ptr %0, i32 0, i32 3
  %7 = load i32, ptr %6, align 8
  %8 = icmp ne i32 %7, 67108864
  br i1 %8, label %9, label %12

9:
  %10 = getelementptr inbounds nuw %struct.made, ptr %0, i32 0, i32 3
  %11 = call i32 @MPI_Comm_free(ptr noundef %10)
  br label %12

12:
  %13 = getelementptr inbounds nuw %struct.made, ptr %0, i32 0, i32 1
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 1
  br i1 %15, label %16, label %23

16:
  %17 = getelementptr inbounds nuw %struct.made, ptr %0, i32 0, i32 4
  %18 = load i32, ptr %17, align 4
  %19 = icmp ne i32 %18, 201326592
  br i1 %19, label %20, label %23

20:
  %21 = getelementptr inbounds nuw %struct.made, ptr %0, i32 0, i32 4
  %22 = call i32 @MPI_Type_free(ptr noundef %21)
  br label %23

23:
  ret void
}

define dso_local ptr @tapeless.mpi.release(i32 noundef %0, i32 noundef %1, ptr noundef %2) {
  %4 = alloca %struct.made, align 8
  %5 = and i32 %1, -17
  switch i32 %5, label %8 [
    i32 2, label %6
    i32 3, label %7
  ]

6:
  call void @release_request(i32 noundef %0, i32 noundef %1, ptr noundef %2)
  br label %40

7:
  call void @release_window(i32 noundef %0, ptr noundef %2)
  br label %40

8:
  call void @of_handle(ptr dead_on_unwind writable sret(%struct.made) align 8 %4, i32 noundef %1, ptr noundef %2)
  %9 = icmp eq i32 %0, 1
  %10 = load ptr, ptr @tapeless_mpi_handles, align 8
  %11 = select i1 %9, ptr %10, ptr null
  br label %12

12:
  %.0 = phi ptr [ %11, %8 ], [ %31, %29 ]
  %magicptr = ptrtoint ptr %.0 to i64
  %cond = icmp eq i64 %magicptr, 0
  br i1 %cond, label %36, label %13

13:
  %14 = getelementptr inbounds nuw %struct.made, ptr %.0, i32 0, i32 1
  %15 = load i32, ptr %14, align 8
  %16 = icmp eq i32 %15, %5
  br i1 %16, label %17, label %29

17:
  %18 = getelementptr inbounds nuw %struct.made, ptr %.0, i32 0, i32 3
  %19 = load i32, ptr %18, align 8
  %20 = getelementptr inbounds nuw %struct.made, ptr %4, i32 0, i32 3
  %21 = load i32, ptr %20, align 8
  %22 = icmp eq i32 %19, %21
  br i1 %22, label %23, label %29

23:
  %24 = getelementptr inbounds nuw %struct.made, ptr %.0, i32 0, i32 4
  %25 = load i32, ptr %24, align 4
  %26 = getelementptr inbounds nuw %struct.made, ptr %4, i32 0, i32 4
  %27 = load i32, ptr %26, align 4
  %28 = icmp eq i32 %25, %27
  br i1 %28, label %32, label %29

29:
  %30 = getelementptr inbounds nuw %struct.made, ptr %.0, i32 0, i32 0
  %31 = load ptr, ptr %30, align 8
  br label %12

32:
  %33 = icmp ne ptr %.0, null
  br i1 %33, label %34, label %36

34:
  %35 = getelementptr inbounds nuw %struct.made, ptr %.0, i32 0, i32 2
  store i32 1, ptr %35, align 4
  br label %39

36:
  %37 = icmp ne i32 %0, 1
  br i1 %37, label %38, label %39

38:
  call void @free_handle(ptr noundef %4)
  br label %39

39:
  call void @put_null(i32 noundef %1, ptr noundef %2)
  br label %40

40:
  ret ptr null
}

define internal void @release_request(i32 noundef %0, i32 noundef %1, ptr noundef %2) {
  %4 = alloca i32, align 4
  %5 = call i32 @request_at(ptr noundef %2, i32 noundef 0, i32 noundef %1)
  store i32 %5, ptr %4, align 4
  %6 = load i32, ptr %4, align 4
  %7 = call ptr @own(i32 noundef %6)
  %8 = icmp ne ptr %7, null
  br i1 %8, label %12, label %9

9:
  %10 = call i32 @MPI_Request_free(ptr noundef %4)
  %11 = load i32, ptr %4, align 4
  call void @put_request(ptr noundef %2, i32 noundef 0, i32 noundef %1, i32 noundef %11)
  br label %33

12:
  %13 = icmp ne i32 %0, 0
  br i1 %13, label %14, label %27

14:
  %15 = call i32 @carries(ptr noundef %7)
  %16 = icmp ne i32 %15, 0
  br i1 %16, label %17, label %27

17:
  %18 = getelementptr inbounds nuw %struct.message, ptr %7, i32 0, i32 17
  %19 = load ptr, ptr %18, align 8
  %20 = icmp ne ptr %19, null
  br i1 %20, label %26, label %21

21:
  %22 = getelementptr inbounds nuw %struct.message, ptr %7, i32 0, i32 10
  %23 = load i32, ptr %22, align 8
  %24 = and i32 %23, 8
  %25 = icmp ne i32 %24, 0
  br i1 %25, label %27, label %26

26:
  call void @stop(ptr noundef @.str.8)
  unreachable

27:
  %28 = getelementptr inbounds nuw %struct.message, ptr %7, i32 0, i32 13
  %29 = call i32 @MPI_Request_free(ptr noundef %28)
  %30 = load i32, ptr %4, align 4
  call void @leave(i32 noundef %30)
  call void @put_request(ptr noundef %2, i32 noundef 0, i32 noundef %1, i32 noundef 738197504)
  %31 = icmp ne i32 %0, 1
  br i1 %31, label %32, label %33

32:
  call void @free(ptr noundef %7)
  br label %33

33:
  ret void
}

define internal void @release_window(i32 noundef %0, ptr noundef %1) {
  %3 = icmp eq i32 %0, 0
  br i1 %3, label %7, label %4

4:
  %5 = load i32, ptr %1, align 4
  %6 = call ptr @window_of(i32 noundef %5)
  br label %7

7:
  %8 = phi ptr [ %6, %4 ], [ null, %2 ]
  %9 = call i32 @MPI_Win_free(ptr noundef %1)
  switch i32 %0, label %12 [
    i32 1, label %10
    i32 2, label %11
  ]

10:
  call void @forget(ptr noundef %8)
  br label %12

11:
  call void @tapeless.mpi.windowed(ptr noundef %8)
  br label %12

12:
  ret void
}

define internal void @put_null(i32 noundef %0, ptr noundef %1) {
  %3 = and i32 %0, -17
  %4 = and i32 %0, 16
  %5 = icmp ne i32 %4, 0
  br i1 %5, label %6, label %10

6:
  %7 = icmp eq i32 %3, 0
  %8 = zext i1 %7 to i64
  %9 = select i1 %7, i32 67108864, i32 201326592
  store i32 %9, ptr %1, align 4
  br label %14

10:
  %11 = icmp eq i32 %3, 0
  br i1 %11, label %12, label %13

12:
  store i32 67108864, ptr %1, align 4
  br label %14

13:
  store i32 201326592, ptr %1, align 4
  br label %14

14:
  ret void
}

define dso_local ptr @tapeless.mpi.broadcast(i32 noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i64 noundef %4, i32 noundef %5, i64 noundef %6, ptr noundef %7) {
  %9 = alloca %struct.row, align 8
  %10 = trunc i64 %4 to i32
  %11 = trunc i64 %6 to i32
  %12 = call i32 @MPI_Bcast(ptr noundef %1, i32 noundef %3, i32 noundef %10, i32 noundef %5, i32 noundef %11)
  %13 = icmp eq i32 %0, 0
  br i1 %13, label %53, label %14

14:
  call void @must_have_place(ptr noundef %1, i32 noundef %3)
  %15 = trunc i64 %4 to i32
  %16 = trunc i64 %6 to i32
  %17 = call ptr @together(i32 noundef 0, i32 noundef %3, i32 noundef %15, i32 noundef %5, i32 noundef %16)
  %18 = getelementptr inbounds nuw %struct.together, ptr %17, i32 0, i32 1
  %19 = getelementptr inbounds nuw %struct.together, ptr %17, i32 0, i32 8
  %20 = load i32, ptr %19, align 8
  call void @settled(ptr dead_on_unwind writable sret(%struct.row) align 8 %9, ptr noundef %7, i32 noundef %20)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %18, ptr align 8 %9, i64 24, i1 false)
  %21 = icmp eq i32 %0, 1
  br i1 %21, label %53, label %22

22:
  %23 = getelementptr inbounds nuw %struct.together, ptr %17, i32 0, i32 0
  %24 = getelementptr inbounds nuw %struct.together, ptr %17, i32 0, i32 1
  %25 = getelementptr inbounds nuw %struct.together, ptr %17, i32 0, i32 8
  %26 = load i32, ptr %25, align 8
  call void @must_be_told(ptr noundef byval(%struct.floats) align 8 %23, ptr noundef byval(%struct.row) align 8 %24, ptr noundef %2, i32 noundef %3, i32 noundef %26)
  %27 = getelementptr inbounds nuw %struct.together, ptr %17, i32 0, i32 0
  %28 = call i32 @is_bytes(ptr noundef byval(%struct.floats) align 8 %27)
  %29 = icmp ne i32 %28, 0
  br i1 %29, label %30, label %31

30:
  call void @broadcast_bytes(ptr noundef %17, ptr noundef %2)
  br label %31

31:
  %32 = getelementptr inbounds nuw %struct.together, ptr %17, i32 0, i32 0
  %33 = call i32 @has_floats(ptr noundef byval(%struct.floats) align 8 %32)
  %34 = icmp ne i32 %33, 0
  br i1 %34, label %35, label %52

35:
  %36 = getelementptr inbounds nuw %struct.together, ptr %17, i32 0, i32 0
  %37 = getelementptr inbounds nuw %struct.together, ptr %17, i32 0, i32 8
  %38 = load i32, ptr %37, align 8
  %39 = call ptr @taken(ptr noundef byval(%struct.floats) align 8 %36, ptr noundef %2, i32 noundef %3, i32 noundef %38)
  %40 = getelementptr inbounds nuw %struct.together, ptr %17, i32 0, i32 0
  %41 = getelementptr inbounds nuw %struct.floats, ptr %40, i32 0, i32 2
  %42 = load i32, ptr %41, align 8
  %43 = getelementptr inbounds nuw %struct.together, ptr %17, i32 0, i32 0
  %44 = getelementptr inbounds nuw %struct.floats, ptr %43, i32 0, i32 0
  %45 = load i32, ptr %44, align 8
  %46 = getelementptr inbounds nuw %struct.together, ptr %17, i32 0, i32 9
  %47 = load i32, ptr %46, align 4
  %48 = call i32 @MPI_Bcast(ptr noundef %39, i32 noundef %42, i32 noundef %45, i32 noundef %5, i32 noundef %47)
  %49 = getelementptr inbounds nuw %struct.together, ptr %17, i32 0, i32 0
  %50 = getelementptr inbounds nuw %struct.together, ptr %17, i32 0, i32 8
  %51 = load i32, ptr %50, align 8
  call void @give(ptr noundef byval(%struct.floats) align 8 %49, ptr noundef %2, ptr noundef %39, i32 noundef %3, i32 noundef %51)
  call void @free(ptr noundef %39)
  br label %52

52:
  call void @end(ptr noundef %17)
  br label %53

53:
  %.0 = phi ptr [ null, %52 ], [ null, %8 ], [ %17, %14 ]
  ret ptr %.0
}

declare i32 @MPI_Bcast(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef)

define internal void @must_have_place(ptr noundef %0, i32 noundef %1) {
  %3 = icmp eq ptr %0, null
  %4 = icmp ne i32 %1, 0
  %or.cond = and i1 %3, %4
  br i1 %or.cond, label %5, label %6

5:
  call void @stop(ptr noundef @.str.9)
  unreachable

6:
  ret void
}

define internal ptr @together(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) {
  %6 = alloca %struct.floats, align 8
  %7 = call ptr @room(i64 noundef 136)
  %8 = getelementptr inbounds nuw %struct.together, ptr %7, i32 0, i32 2
  store i32 %0, ptr %8, align 8
  %9 = getelementptr inbounds nuw %struct.together, ptr %7, i32 0, i32 3
  store i32 %3, ptr %9, align 4
  %10 = getelementptr inbounds nuw %struct.together, ptr %7, i32 0, i32 9
  store i32 %4, ptr %10, align 4
  %11 = getelementptr inbounds nuw %struct.together, ptr %7, i32 0, i32 7
  store i32 %1, ptr %11, align 4
  %12 = getelementptr inbounds nuw %struct.together, ptr %7, i32 0, i32 8
  store i32 %2, ptr %12, align 8
  %13 = getelementptr inbounds nuw %struct.together, ptr %7, i32 0, i32 0
  call void @floats(ptr dead_on_unwind writable sret(%struct.floats) align 8 %6, i32 noundef %1, i32 noundef %2)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %6, i64 24, i1 false)
  %14 = getelementptr inbounds nuw %struct.together, ptr %7, i32 0, i32 4
  %15 = call i32 @MPI_Comm_rank(i32 noundef %4, ptr noundef %14)
  %16 = getelementptr inbounds nuw %struct.together, ptr %7, i32 0, i32 5
  %17 = call i32 @MPI_Comm_size(i32 noundef %4, ptr noundef %16)
  ret ptr %7
}

define internal void @settled(ptr dead_on_unwind noalias writable sret(%struct.row) align 8 %0, ptr noundef %1, i32 noundef %2) {
  %4 = icmp ne ptr %1, null
  br i1 %4, label %5, label %11

5:
  switch i32 %2, label %6 [
    i32 1275068685, label %switch.edge
    i32 1275068687, label %switch.edge
    i32 1275068673, label %switch.edge
    i32 1275068696, label %switch.edge
    i32 1275068674, label %switch.edge
    i32 1275068727, label %switch.edge
    i32 1275068731, label %switch.edge
    i32 1275068698, label %switch.edge
    i32 1275068717, label %switch.edge
  ]

6:
  br label %switch.edge

switch.edge:
  %7 = phi i1 [ true, %5 ], [ true, %5 ], [ true, %5 ], [ true, %5 ], [ true, %5 ], [ true, %5 ], [ true, %5 ], [ true, %5 ], [ false, %6 ], [ true, %5 ]
  %8 = zext i1 %7 to i32
  %9 = icmp ne i32 %8, 0
  br i1 %9, label %10, label %11

10:
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %0, ptr align 8 %1, i64 24, i1 false)
  br label %15

11:
  call void @llvm.memset.p0.i64(ptr align 8 %0, i8 0, i64 24, i1 false)
  %12 = getelementptr inbounds nuw %struct.row, ptr %0, i32 0, i32 0
  %13 = getelementptr inbounds nuw %struct.row, ptr %0, i32 0, i32 1
  %14 = getelementptr inbounds nuw %struct.row, ptr %0, i32 0, i32 2
  br label %15

15:
  ret void
}

define internal void @must_be_told(ptr noundef byval(%struct.floats) align 8 %0, ptr noundef byval(%struct.row) align 8 %1, ptr noundef %2, i32 noundef %3, i32 noundef %4) {
  %6 = getelementptr inbounds nuw %struct.row, ptr %1, i32 0, i32 0
  %7 = load i64, ptr %6, align 8
  %8 = icmp ne i64 %7, 0
  br i1 %8, label %10, label %9

9:
  call void @must_be_zero(ptr noundef byval(%struct.floats) align 8 %0, ptr noundef %2, i32 noundef %3, i32 noundef %4)
  br label %10

10:
  %11 = getelementptr inbounds nuw %struct.row, ptr %1, i32 0, i32 0
  %12 = load i64, ptr %11, align 8
  %13 = sub nsw i64 0, %12
  %14 = icmp sgt i64 %13, 0
  br i1 %14, label %15, label %18

15:
  %16 = call i64 @bytes_of(i32 noundef %3, i32 noundef %4)
  %17 = sub nsw i64 %16, %13
  br label %18

18:
  %19 = phi i64 [ %17, %15 ], [ 0, %10 ]
  %20 = icmp ne ptr %2, null
  %21 = icmp sgt i64 %19, 0
  %or.cond = select i1 %20, i1 %21, i1 false
  br i1 %or.cond, label %22, label %27

22:
  %23 = getelementptr inbounds i8, ptr %2, i64 %13
  %24 = call i32 @is_zero(ptr noundef %23, i64 noundef %19)
  %25 = icmp ne i32 %24, 0
  br i1 %25, label %27, label %26

26:
  call void @stop(ptr noundef @.str.7)
  unreachable

27:
  ret void
}

define internal i32 @is_bytes(ptr noundef byval(%struct.floats) align 8 %0) {
  %2 = getelementptr inbounds nuw %struct.floats, ptr %0, i32 0, i32 3
  %3 = load i32, ptr %2, align 4
  ret i32 %3
}

define internal void @broadcast_bytes(ptr noundef %0, ptr noundef %1) {
  %3 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 7
  %4 = load i32, ptr %3, align 4
  %5 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 8
  %6 = load i32, ptr %5, align 8
  %7 = call i64 @bytes_of(i32 noundef %4, i32 noundef %6)
  %8 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 4
  %9 = load i32, ptr %8, align 8
  %10 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 3
  %11 = load i32, ptr %10, align 4
  %12 = icmp eq i32 %9, %11
  br i1 %12, label %13, label %16

13:
  %14 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 1
  %15 = call ptr @bytes_out(ptr noundef byval(%struct.row) align 8 %14, ptr noundef %1, i64 noundef %7, i32 noundef 0)
  br label %19

16:
  %17 = add i64 40, %7
  %18 = call ptr @room(i64 noundef %17)
  br label %19

19:
  %20 = phi ptr [ %15, %13 ], [ %18, %16 ]
  %21 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 3
  %22 = load i32, ptr %21, align 4
  %23 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 9
  %24 = load i32, ptr %23, align 4
  %25 = call i32 @MPI_Bcast(ptr noundef %20, i32 noundef 40, i32 noundef 1275068685, i32 noundef %22, i32 noundef %24)
  %26 = getelementptr inbounds nuw %struct.bytes, ptr %20, i32 0, i32 3
  %27 = getelementptr inbounds [0 x i8], ptr %26, i64 0, i64 0
  %28 = getelementptr inbounds nuw %struct.bytes, ptr %20, i32 0, i32 1
  %29 = load i64, ptr %28, align 8
  %30 = trunc i64 %29 to i32
  %31 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 3
  %32 = load i32, ptr %31, align 4
  %33 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 9
  %34 = load i32, ptr %33, align 4
  %35 = call i32 @MPI_Bcast(ptr noundef %27, i32 noundef %30, i32 noundef 1275068685, i32 noundef %32, i32 noundef %34)
  %36 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 4
  %37 = load i32, ptr %36, align 8
  %38 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 3
  %39 = load i32, ptr %38, align 4
  %40 = icmp ne i32 %37, %39
  br i1 %40, label %41, label %43

41:
  %42 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 1
  call void @bytes_in(ptr noundef byval(%struct.row) align 8 %42, ptr noundef %20, ptr noundef %1, i64 noundef %7, i32 noundef 0)
  br label %43

43:
  call void @free(ptr noundef %20)
  ret void
}

define internal ptr @taken(ptr noundef byval(%struct.floats) align 8 %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) {
  %5 = alloca i32, align 4
  %6 = getelementptr inbounds nuw %struct.floats, ptr %0, i32 0, i32 1
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds nuw %struct.floats, ptr %0, i32 0, i32 2
  %9 = load i32, ptr %8, align 8
  %10 = sext i32 %9 to i64
  %11 = mul i64 %7, %10
  %12 = call ptr @room(i64 noundef %11)
  store i32 0, ptr %5, align 4
  %magicptr = ptrtoint ptr %1 to i64
  %cond = icmp eq i64 %magicptr, 0
  br i1 %cond, label %34, label %13

13:
  %14 = call i32 @is_plain(i32 noundef %3)
  %15 = icmp ne i32 %14, 0
  br i1 %15, label %16, label %23

16:
  %17 = getelementptr inbounds nuw %struct.floats, ptr %0, i32 0, i32 1
  %18 = load i64, ptr %17, align 8
  %19 = getelementptr inbounds nuw %struct.floats, ptr %0, i32 0, i32 2
  %20 = load i32, ptr %19, align 8
  %21 = sext i32 %20 to i64
  %22 = mul i64 %18, %21
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %12, ptr align 1 %1, i64 %22, i1 false)
  br label %34

23:
  %24 = icmp ne ptr %1, null
  br i1 %24, label %25, label %34

25:
  %26 = getelementptr inbounds nuw %struct.floats, ptr %0, i32 0, i32 1
  %27 = load i64, ptr %26, align 8
  %28 = getelementptr inbounds nuw %struct.floats, ptr %0, i32 0, i32 2
  %29 = load i32, ptr %28, align 8
  %30 = sext i32 %29 to i64
  %31 = mul i64 %27, %30
  %32 = trunc i64 %31 to i32
  %33 = call i32 @MPI_Pack(ptr noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %12, i32 noundef %32, ptr noundef %5, i32 noundef 1140850689)
  br label %34

34:
  ret ptr %12
}

define internal void @give(ptr noundef byval(%struct.floats) align 8 %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4) {
  %6 = alloca i32, align 4
  store i32 0, ptr %6, align 4
  %magicptr = ptrtoint ptr %1 to i64
  %cond = icmp eq i64 %magicptr, 0
  br i1 %cond, label %28, label %7

7:
  %8 = call i32 @is_plain(i32 noundef %4)
  %9 = icmp ne i32 %8, 0
  br i1 %9, label %10, label %17

10:
  %11 = getelementptr inbounds nuw %struct.floats, ptr %0, i32 0, i32 1
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds nuw %struct.floats, ptr %0, i32 0, i32 2
  %14 = load i32, ptr %13, align 8
  %15 = sext i32 %14 to i64
  %16 = mul i64 %12, %15
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %1, ptr align 1 %2, i64 %16, i1 false)
  br label %28

17:
  %18 = icmp ne ptr %1, null
  br i1 %18, label %19, label %28

19:
  %20 = getelementptr inbounds nuw %struct.floats, ptr %0, i32 0, i32 1
  %21 = load i64, ptr %20, align 8
  %22 = getelementptr inbounds nuw %struct.floats, ptr %0, i32 0, i32 2
  %23 = load i32, ptr %22, align 8
  %24 = sext i32 %23 to i64
  %25 = mul i64 %21, %24
  %26 = trunc i64 %25 to i32
  %27 = call i32 @MPI_Unpack(ptr noundef %2, i32 noundef %26, ptr noundef %6, ptr noundef %1, i32 noundef %3, i32 noundef %4, i32 noundef 1140850689)
  br label %28

28:
  ret void
}

define internal void @end(ptr noundef %0) {
  %2 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 11
  %3 = load ptr, ptr %2, align 8
  call void @free(ptr noundef %3)
  %4 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 12
  %5 = load ptr, ptr %4, align 8
  call void @free(ptr noundef %5)
  %6 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 13
  %7 = load ptr, ptr %6, align 8
  call void @free(ptr noundef %7)
  %8 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 14
  %9 = load ptr, ptr %8, align 8
  call void @free(ptr noundef %9)
  %10 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 15
  %11 = load ptr, ptr %10, align 8
  call void @free(ptr noundef %11)
  %12 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 16
  %13 = load ptr, ptr %12, align 8
  call void @free(ptr noundef %13)
  call void @free(ptr noundef %0)
  ret void
}

define dso_local void @tapeless.mpi.broadcasted(ptr noundef %0, ptr noundef %1) {
  %3 = getelementptr inbounds nuw %struct.together, ptr %1, i32 0, i32 0
  %4 = getelementptr inbounds nuw %struct.together, ptr %1, i32 0, i32 1
  %5 = getelementptr inbounds nuw %struct.together, ptr %1, i32 0, i32 7
  %6 = load i32, ptr %5, align 4
  %7 = getelementptr inbounds nuw %struct.together, ptr %1, i32 0, i32 8
  %8 = load i32, ptr %7, align 8
  call void @must_be_told(ptr noundef byval(%struct.floats) align 8 %3, ptr noundef byval(%struct.row) align 8 %4, ptr noundef %0, i32 noundef %6, i32 noundef %8)
  %9 = getelementptr inbounds nuw %struct.together, ptr %1, i32 0, i32 0
  %10 = call i32 @is_bytes(ptr noundef byval(%struct.floats) align 8 %9)
  %11 = icmp ne i32 %10, 0
  br i1 %11, label %12, label %13

12:
  call void @gather_bytes(ptr noundef %1, ptr noundef %0)
  br label %13

13:
  %14 = getelementptr inbounds nuw %struct.together, ptr %1, i32 0, i32 0
  %15 = call i32 @has_floats(ptr noundef byval(%struct.floats) align 8 %14)
  %16 = icmp ne i32 %15, 0
  br i1 %16, label %17, label %59

17:
  %18 = getelementptr inbounds nuw %struct.together, ptr %1, i32 0, i32 0
  %19 = getelementptr inbounds nuw %struct.together, ptr %1, i32 0, i32 7
  %20 = load i32, ptr %19, align 4
  %21 = getelementptr inbounds nuw %struct.together, ptr %1, i32 0, i32 8
  %22 = load i32, ptr %21, align 8
  %23 = getelementptr inbounds nuw %struct.together, ptr %1, i32 0, i32 0
  %24 = getelementptr inbounds nuw %struct.floats, ptr %23, i32 0, i32 2
  %25 = load i32, ptr %24, align 8
  %26 = call ptr @moved(ptr noundef byval(%struct.floats) align 8 %18, ptr noundef %0, i32 noundef %20, i32 noundef %22, i32 noundef %25)
  %27 = getelementptr inbounds nuw %struct.together, ptr %1, i32 0, i32 0
  %28 = getelementptr inbounds nuw %struct.floats, ptr %27, i32 0, i32 1
  %29 = load i64, ptr %28, align 8
  %30 = getelementptr inbounds nuw %struct.together, ptr %1, i32 0, i32 0
  %31 = getelementptr inbounds nuw %struct.floats, ptr %30, i32 0, i32 2
  %32 = load i32, ptr %31, align 8
  %33 = sext i32 %32 to i64
  %34 = mul i64 %29, %33
  %35 = call ptr @room(i64 noundef %34)
  %36 = getelementptr inbounds nuw %struct.together, ptr %1, i32 0, i32 0
  %37 = getelementptr inbounds nuw %struct.floats, ptr %36, i32 0, i32 2
  %38 = load i32, ptr %37, align 8
  %39 = getelementptr inbounds nuw %struct.together, ptr %1, i32 0, i32 0
  %40 = getelementptr inbounds nuw %struct.floats, ptr %39, i32 0, i32 0
  %41 = load i32, ptr %40, align 8
  %42 = getelementptr inbounds nuw %struct.together, ptr %1, i32 0, i32 3
  %43 = load i32, ptr %42, align 4
  %44 = getelementptr inbounds nuw %struct.together, ptr %1, i32 0, i32 9
  %45 = load i32, ptr %44, align 4
  %46 = call i32 @MPI_Reduce(ptr noundef %26, ptr noundef %35, i32 noundef %38, i32 noundef %41, i32 noundef 1476395011, i32 noundef %43, i32 noundef %45)
  %47 = getelementptr inbounds nuw %struct.together, ptr %1, i32 0, i32 4
  %48 = load i32, ptr %47, align 8
  %49 = getelementptr inbounds nuw %struct.together, ptr %1, i32 0, i32 3
  %50 = load i32, ptr %49, align 4
  %51 = icmp eq i32 %48, %50
  br i1 %51, label %52, label %58

52:
  %53 = getelementptr inbounds nuw %struct.together, ptr %1, i32 0, i32 0
  %54 = getelementptr inbounds nuw %struct.together, ptr %1, i32 0, i32 7
  %55 = load i32, ptr %54, align 4
  %56 = getelementptr inbounds nuw %struct.together, ptr %1, i32 0, i32 8
  %57 = load i32, ptr %56, align 8
  call void @add(ptr noundef byval(%struct.floats) align 8 %53, ptr noundef %0, ptr noundef %35, i32 noundef %55, i32 noundef %57)
  br label %58

58:
  call void @free(ptr noundef %26)
  call void @free(ptr noundef %35)
  br label %59

59:
  call void @end(ptr noundef %1)
  ret void
}

define internal void @gather_bytes(ptr noundef %0, ptr noundef %1) {
  %3 = alloca i32, align 4
  %4 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 7
  %5 = load i32, ptr %4, align 4
  %6 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 8
  %7 = load i32, ptr %6, align 8
  %8 = call i64 @bytes_of(i32 noundef %5, i32 noundef %7)
  %9 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 4
  %10 = load i32, ptr %9, align 8
  %11 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 3
  %12 = load i32, ptr %11, align 4
  %13 = icmp eq i32 %10, %12
  %14 = zext i1 %13 to i32
  %15 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 5
  %16 = load i32, ptr %15, align 4
  %17 = sext i32 %16 to i64
  %18 = mul i64 %17, 4
  %19 = call ptr @room(i64 noundef %18)
  %20 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 5
  %21 = load i32, ptr %20, align 4
  %22 = sext i32 %21 to i64
  %23 = mul i64 %22, 4
  %24 = call ptr @room(i64 noundef %23)
  %25 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 1
  %26 = icmp ne i32 %14, 0
  %. = select i1 %26, ptr null, ptr %1
  %27 = call ptr @bytes_out(ptr noundef byval(%struct.row) align 8 %25, ptr noundef %., i64 noundef %8, i32 noundef 1)
  %28 = call i32 @sent_bytes(ptr noundef %27)
  store i32 %28, ptr %3, align 4
  %29 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 3
  %30 = load i32, ptr %29, align 4
  %31 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 9
  %32 = load i32, ptr %31, align 4
  %33 = call i32 @MPI_Gather(ptr noundef %3, i32 noundef 1, i32 noundef 1275069445, ptr noundef %19, i32 noundef 1, i32 noundef 1275069445, i32 noundef %30, i32 noundef %32)
  br label %34

34:
  %.045 = phi i32 [ 0, %2 ], [ %50, %40 ]
  %.044 = phi i32 [ 0, %2 ], [ %49, %40 ]
  %35 = icmp ne i32 %14, 0
  br i1 %35, label %36, label %.critedge

36:
  %37 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 5
  %38 = load i32, ptr %37, align 4
  %39 = icmp slt i32 %.045, %38
  br i1 %39, label %40, label %.critedge

40:
  %41 = sext i32 %.045 to i64
  %42 = getelementptr inbounds i32, ptr %24, i64 %41
  store i32 %.044, ptr %42, align 4
  %43 = sext i32 %.045 to i64
  %44 = getelementptr inbounds i32, ptr %19, i64 %43
  %45 = load i32, ptr %44, align 4
  %46 = add nsw i32 %45, 7
  %47 = sdiv i32 %46, 8
  %48 = mul nsw i32 %47, 8
  %49 = add nsw i32 %.044, %48
  %50 = add nsw i32 %.045, 1
  br label %34

.critedge:
  %51 = sext i32 %.044 to i64
  %52 = call ptr @room(i64 noundef %51)
  %53 = load i32, ptr %3, align 4
  %54 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 3
  %55 = load i32, ptr %54, align 4
  %56 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 9
  %57 = load i32, ptr %56, align 4
  %58 = call i32 @MPI_Gatherv(ptr noundef %27, i32 noundef %53, i32 noundef 1275068685, ptr noundef %52, ptr noundef %19, ptr noundef %24, i32 noundef 1275068685, i32 noundef %55, i32 noundef %57)
  br label %59

59:
  %.0 = phi i32 [ 0, %.critedge ], [ %72, %65 ]
  %60 = icmp ne i32 %14, 0
  br i1 %60, label %61, label %.critedge47

61:
  %62 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 5
  %63 = load i32, ptr %62, align 4
  %64 = icmp slt i32 %.0, %63
  br i1 %64, label %65, label %.critedge47

65:
  %66 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 1
  %67 = sext i32 %.0 to i64
  %68 = getelementptr inbounds i32, ptr %24, i64 %67
  %69 = load i32, ptr %68, align 4
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds i8, ptr %52, i64 %70
  call void @bytes_in(ptr noundef byval(%struct.row) align 8 %66, ptr noundef %71, ptr noundef %1, i64 noundef %8, i32 noundef 1)
  %72 = add nsw i32 %.0, 1
  br label %59

.critedge47:
  call void @free(ptr noundef %27)
  call void @free(ptr noundef %52)
  call void @free(ptr noundef %19)
  call void @free(ptr noundef %24)
  ret void
}

declare i32 @MPI_Reduce(ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef)

define dso_local ptr @tapeless.mpi.reduce(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i64 noundef %7, i64 noundef %8, i32 noundef %9, i64 noundef %10) {
  %12 = alloca i32, align 4
  %13 = trunc i64 %10 to i32
  %14 = call i32 @MPI_Comm_rank(i32 noundef %13, ptr noundef %12)
  %15 = icmp eq ptr %2, %4
  br i1 %15, label %16, label %21

16:
  %17 = icmp ne i32 %1, 0
  %18 = load i32, ptr %12, align 4
  %19 = icmp eq i32 %18, %9
  %20 = select i1 %17, i1 true, i1 %19
  br label %21

21:
  %22 = phi i1 [ false, %11 ], [ %20, %16 ]
  %23 = zext i1 %22 to i32
  %24 = icmp ne i32 %0, 0
  br i1 %24, label %25, label %62

25:
  call void @must_have_place(ptr noundef %2, i32 noundef %6)
  %26 = trunc i64 %7 to i32
  %27 = trunc i64 %10 to i32
  %28 = call ptr @together(i32 noundef %1, i32 noundef %6, i32 noundef %26, i32 noundef %9, i32 noundef %27)
  %29 = trunc i64 %8 to i32
  %30 = getelementptr inbounds nuw %struct.together, ptr %28, i32 0, i32 10
  store i32 %29, ptr %30, align 8
  %31 = getelementptr inbounds nuw %struct.together, ptr %28, i32 0, i32 6
  store i32 %23, ptr %31, align 8
  %32 = getelementptr inbounds nuw %struct.together, ptr %28, i32 0, i32 0
  %33 = call i32 @has_floats(ptr noundef byval(%struct.floats) align 8 %32)
  %34 = icmp ne i32 %33, 0
  br i1 %34, label %35, label %44

35:
  %36 = getelementptr inbounds nuw %struct.together, ptr %28, i32 0, i32 10
  %37 = load i32, ptr %36, align 8
  %38 = icmp eq i32 %37, 1476395009
  br i1 %38, label %43, label %39

39:
  %40 = getelementptr inbounds nuw %struct.together, ptr %28, i32 0, i32 10
  %41 = load i32, ptr %40, align 8
  %42 = icmp eq i32 %41, 1476395010
  br i1 %42, label %43, label %44

43:
  call void @find_winners(ptr noundef %28, ptr noundef %2)
  br label %62

44:
  %45 = getelementptr inbounds nuw %struct.together, ptr %28, i32 0, i32 0
  %46 = call i32 @has_floats(ptr noundef byval(%struct.floats) align 8 %45)
  %47 = icmp ne i32 %46, 0
  br i1 %47, label %48, label %53

48:
  %49 = getelementptr inbounds nuw %struct.together, ptr %28, i32 0, i32 10
  %50 = load i32, ptr %49, align 8
  %51 = icmp eq i32 %50, 1476395012
  br i1 %51, label %52, label %53

52:
  call void @find_others(ptr noundef %28, ptr noundef %2)
  br label %62

53:
  %54 = getelementptr inbounds nuw %struct.together, ptr %28, i32 0, i32 0
  %55 = call i32 @has_floats(ptr noundef byval(%struct.floats) align 8 %54)
  %56 = icmp ne i32 %55, 0
  br i1 %56, label %57, label %62

57:
  %58 = getelementptr inbounds nuw %struct.together, ptr %28, i32 0, i32 10
  %59 = load i32, ptr %58, align 8
  %60 = icmp ne i32 %59, 1476395011
  br i1 %60, label %61, label %62

61:
  call void @stop(ptr noundef @.str.1)
  unreachable

62:
  %.058 = phi ptr [ null, %21 ], [ %28, %52 ], [ %28, %57 ], [ %28, %53 ], [ %28, %43 ]
  %63 = icmp ne i32 %23, 0
  %. = select i1 %63, ptr inttoptr (i64 -1 to ptr), ptr %2
  %64 = trunc i64 %7 to i32
  %65 = trunc i64 %8 to i32
  %66 = trunc i64 %10 to i32
  call void @reduce(i32 noundef %1, ptr noundef %., ptr noundef %4, i32 noundef %6, i32 noundef %64, i32 noundef %65, i32 noundef %9, i32 noundef %66)
  %67 = icmp ne i32 %0, 2
  br i1 %67, label %94, label %68

68:
  %69 = getelementptr inbounds nuw %struct.together, ptr %.058, i32 0, i32 0
  %70 = call i32 @has_floats(ptr noundef byval(%struct.floats) align 8 %69)
  %71 = icmp ne i32 %70, 0
  br i1 %71, label %72, label %93

72:
  %73 = getelementptr inbounds nuw %struct.together, ptr %.058, i32 0, i32 0
  %74 = getelementptr inbounds nuw %struct.together, ptr %.058, i32 0, i32 8
  %75 = load i32, ptr %74, align 8
  %76 = call ptr @taken(ptr noundef byval(%struct.floats) align 8 %73, ptr noundef %3, i32 noundef %6, i32 noundef %75)
  %77 = getelementptr inbounds nuw %struct.together, ptr %.058, i32 0, i32 0
  %78 = getelementptr inbounds nuw %struct.floats, ptr %77, i32 0, i32 1
  %79 = load i64, ptr %78, align 8
  %80 = getelementptr inbounds nuw %struct.together, ptr %.058, i32 0, i32 0
  %81 = getelementptr inbounds nuw %struct.floats, ptr %80, i32 0, i32 2
  %82 = load i32, ptr %81, align 8
  %83 = sext i32 %82 to i64
  %84 = mul i64 %79, %83
  %85 = call ptr @room(i64 noundef %84)
  call void @reduce_tangents(ptr noundef %.058, ptr noundef %76, ptr noundef %85)
  %86 = call i32 @gets(ptr noundef %.058)
  %87 = icmp ne i32 %86, 0
  br i1 %87, label %88, label %92

88:
  %89 = getelementptr inbounds nuw %struct.together, ptr %.058, i32 0, i32 0
  %90 = getelementptr inbounds nuw %struct.together, ptr %.058, i32 0, i32 8
  %91 = load i32, ptr %90, align 8
  call void @give(ptr noundef byval(%struct.floats) align 8 %89, ptr noundef %5, ptr noundef %85, i32 noundef %6, i32 noundef %91)
  br label %92

92:
  call void @free(ptr noundef %76)
  call void @free(ptr noundef %85)
  br label %93

93:
  call void @end(ptr noundef %.058)
  br label %94

94:
  %.0 = phi ptr [ null, %93 ], [ %.058, %62 ]
  ret ptr %.0
}

declare i32 @MPI_Comm_rank(i32 noundef, ptr noundef)

define internal void @find_winners(ptr noundef %0, ptr noundef %1) {
  %3 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 0
  %4 = getelementptr inbounds nuw %struct.floats, ptr %3, i32 0, i32 2
  %5 = load i32, ptr %4, align 8
  %6 = sext i32 %5 to i64
  %7 = mul i64 %6, 16
  %8 = call ptr @room(i64 noundef %7)
  %9 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 0
  %10 = getelementptr inbounds nuw %struct.floats, ptr %9, i32 0, i32 2
  %11 = load i32, ptr %10, align 8
  %12 = sext i32 %11 to i64
  %13 = mul i64 %12, 16
  %14 = call ptr @room(i64 noundef %13)
  br label %15

15:
  %.035 = phi i32 [ 0, %2 ], [ %35, %20 ]
  %16 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 0
  %17 = getelementptr inbounds nuw %struct.floats, ptr %16, i32 0, i32 2
  %18 = load i32, ptr %17, align 8
  %19 = icmp slt i32 %.035, %18
  br i1 %19, label %20, label %36

20:
  %21 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 0
  %22 = sext i32 %.035 to i64
  %23 = call double @value(ptr noundef byval(%struct.floats) align 8 %21, ptr noundef %1, i64 noundef %22)
  %24 = sext i32 %.035 to i64
  %25 = getelementptr inbounds %struct.pair, ptr %8, i64 %24
  %26 = getelementptr inbounds nuw %struct.pair, ptr %25, i32 0, i32 0
  store double %23, ptr %26, align 8
  %27 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 4
  %28 = load i32, ptr %27, align 8
  %29 = sext i32 %.035 to i64
  %30 = getelementptr inbounds %struct.pair, ptr %8, i64 %29
  %31 = getelementptr inbounds nuw %struct.pair, ptr %30, i32 0, i32 1
  store i32 %28, ptr %31, align 8
  %32 = sext i32 %.035 to i64
  %33 = getelementptr inbounds %struct.pair, ptr %14, i64 %32
  %34 = getelementptr inbounds nuw %struct.pair, ptr %33, i32 0, i32 1
  store i32 -1, ptr %34, align 8
  %35 = add nsw i32 %.035, 1
  br label %15

36:
  %37 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 10
  %38 = load i32, ptr %37, align 8
  %39 = icmp eq i32 %38, 1476395009
  %40 = zext i1 %39 to i64
  %41 = select i1 %39, i32 1476395020, i32 1476395019
  %42 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 2
  %43 = load i32, ptr %42, align 8
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %48, label %45

45:
  %46 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 2
  %47 = load i32, ptr %46, align 8
  br label %48

48:
  %49 = phi i32 [ %47, %45 ], [ 1, %36 ]
  %50 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 0
  %51 = getelementptr inbounds nuw %struct.floats, ptr %50, i32 0, i32 2
  %52 = load i32, ptr %51, align 8
  %53 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 9
  %54 = load i32, ptr %53, align 4
  call void @reduce(i32 noundef %49, ptr noundef %8, ptr noundef %14, i32 noundef %52, i32 noundef -1946157055, i32 noundef %41, i32 noundef 0, i32 noundef %54)
  %55 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 0
  %56 = getelementptr inbounds nuw %struct.floats, ptr %55, i32 0, i32 2
  %57 = load i32, ptr %56, align 8
  %58 = sext i32 %57 to i64
  %59 = mul i64 %58, 4
  %60 = call ptr @room(i64 noundef %59)
  %61 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 11
  store ptr %60, ptr %61, align 8
  br label %62

62:
  %.0 = phi i32 [ 0, %48 ], [ %86, %80 ]
  %63 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 0
  %64 = getelementptr inbounds nuw %struct.floats, ptr %63, i32 0, i32 2
  %65 = load i32, ptr %64, align 8
  %66 = icmp slt i32 %.0, %65
  br i1 %66, label %67, label %87

67:
  %68 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 2
  %69 = load i32, ptr %68, align 8
  %70 = icmp eq i32 %69, 3
  br i1 %70, label %71, label %75

71:
  %72 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 4
  %73 = load i32, ptr %72, align 8
  %74 = icmp ne i32 %73, 0
  br i1 %74, label %75, label %80

75:
  %76 = sext i32 %.0 to i64
  %77 = getelementptr inbounds %struct.pair, ptr %14, i64 %76
  %78 = getelementptr inbounds nuw %struct.pair, ptr %77, i32 0, i32 1
  %79 = load i32, ptr %78, align 8
  br label %80

80:
  %81 = phi i32 [ %79, %75 ], [ -1, %71 ]
  %82 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 11
  %83 = load ptr, ptr %82, align 8
  %84 = sext i32 %.0 to i64
  %85 = getelementptr inbounds i32, ptr %83, i64 %84
  store i32 %81, ptr %85, align 4
  %86 = add nsw i32 %.0, 1
  br label %62

87:
  call void @free(ptr noundef %8)
  call void @free(ptr noundef %14)
  ret void
}

define internal void @find_others(ptr noundef %0, ptr noundef %1) {
  %3 = alloca i32, align 4
  %4 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 2
  %5 = load i32, ptr %4, align 8
  %6 = icmp ne i32 %5, 0
  br i1 %6, label %7, label %12

7:
  %8 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 2
  %9 = load i32, ptr %8, align 8
  %10 = icmp ne i32 %9, 1
  br i1 %10, label %11, label %12

11:
  call void @stop(ptr noundef @.str.12)
  unreachable

12:
  %13 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 0
  %14 = getelementptr inbounds nuw %struct.floats, ptr %13, i32 0, i32 2
  %15 = load i32, ptr %14, align 8
  %16 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 7
  %17 = load i32, ptr %16, align 4
  %18 = icmp ne i32 %15, %17
  br i1 %18, label %19, label %20

19:
  call void @stop(ptr noundef @.str.13)
  unreachable

20:
  %21 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 0
  %22 = getelementptr inbounds nuw %struct.floats, ptr %21, i32 0, i32 2
  %23 = load i32, ptr %22, align 8
  %24 = sext i32 %23 to i64
  %25 = mul i64 %24, 8
  %26 = call ptr @room(i64 noundef %25)
  %27 = sext i32 %23 to i64
  %28 = mul i64 %27, 8
  %29 = call ptr @room(i64 noundef %28)
  %30 = sext i32 %23 to i64
  %31 = mul i64 %30, 8
  %32 = call ptr @room(i64 noundef %31)
  br label %33

33:
  %.043 = phi i32 [ 0, %20 ], [ %45, %35 ]
  %34 = icmp slt i32 %.043, %23
  br i1 %34, label %35, label %46

35:
  %36 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 0
  %37 = sext i32 %.043 to i64
  %38 = call double @value(ptr noundef byval(%struct.floats) align 8 %36, ptr noundef %1, i64 noundef %37)
  %39 = sext i32 %.043 to i64
  %40 = getelementptr inbounds double, ptr %26, i64 %39
  store double %38, ptr %40, align 8
  %41 = sext i32 %.043 to i64
  %42 = getelementptr inbounds double, ptr %32, i64 %41
  store double 1.000000e+00, ptr %42, align 8
  %43 = sext i32 %.043 to i64
  %44 = getelementptr inbounds double, ptr %29, i64 %43
  store double 1.000000e+00, ptr %44, align 8
  %45 = add nsw i32 %.043, 1
  br label %33

46:
  %47 = call i32 @reversed(ptr noundef %0)
  store i32 %47, ptr %3, align 4
  %48 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 9
  %49 = load i32, ptr %48, align 4
  %50 = call i32 @MPI_Exscan(ptr noundef %26, ptr noundef %29, i32 noundef %23, i32 noundef 1275070475, i32 noundef 1476395012, i32 noundef %49)
  %51 = load i32, ptr %3, align 4
  %52 = call i32 @MPI_Exscan(ptr noundef %26, ptr noundef %32, i32 noundef %23, i32 noundef 1275070475, i32 noundef 1476395012, i32 noundef %51)
  br label %53

53:
  %.0 = phi i32 [ 0, %46 ], [ %80, %75 ]
  %54 = icmp slt i32 %.0, %23
  br i1 %54, label %55, label %81

55:
  %56 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 4
  %57 = load i32, ptr %56, align 8
  %58 = icmp ne i32 %57, 0
  br i1 %58, label %59, label %63

59:
  %60 = sext i32 %.0 to i64
  %61 = getelementptr inbounds double, ptr %29, i64 %60
  %62 = load double, ptr %61, align 8
  br label %63

63:
  %64 = phi double [ %62, %59 ], [ 1.000000e+00, %55 ]
  %65 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 4
  %66 = load i32, ptr %65, align 8
  %67 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 5
  %68 = load i32, ptr %67, align 4
  %69 = sub nsw i32 %68, 1
  %70 = icmp slt i32 %66, %69
  br i1 %70, label %71, label %75

71:
  %72 = sext i32 %.0 to i64
  %73 = getelementptr inbounds double, ptr %32, i64 %72
  %74 = load double, ptr %73, align 8
  br label %75

75:
  %76 = phi double [ %74, %71 ], [ 1.000000e+00, %63 ]
  %77 = fmul double %64, %76
  %78 = sext i32 %.0 to i64
  %79 = getelementptr inbounds double, ptr %26, i64 %78
  store double %77, ptr %79, align 8
  %80 = add nsw i32 %.0, 1
  br label %53

81:
  %82 = call i32 @MPI_Comm_free(ptr noundef %3)
  call void @free(ptr noundef %29)
  call void @free(ptr noundef %32)
  %83 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 12
  store ptr %26, ptr %83, align 8
  ret void
}

define internal void @reduce(i32 noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7) {
  switch i32 %0, label %17 [
    i32 0, label %9
    i32 1, label %11
    i32 2, label %13
    i32 3, label %15
  ]

9:
  %10 = call i32 @MPI_Reduce(ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7)
  br label %17

11:
  %12 = call i32 @MPI_Allreduce(ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %7)
  br label %17

13:
  %14 = call i32 @MPI_Scan(ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %7)
  br label %17

15:
  %16 = call i32 @MPI_Exscan(ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %7)
  br label %17

17:
  ret void
}

define internal void @reduce_tangents(ptr noundef %0, ptr noundef %1, ptr noundef %2) {
  %4 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 0
  %5 = getelementptr inbounds nuw %struct.floats, ptr %4, i32 0, i32 2
  %6 = load i32, ptr %5, align 8
  %7 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 11
  %8 = load ptr, ptr %7, align 8
  %9 = icmp ne ptr %8, null
  br i1 %9, label %10, label %65

10:
  %11 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 2
  %12 = load i32, ptr %11, align 8
  %13 = icmp ne i32 %12, 0
  br i1 %13, label %14, label %65

14:
  %15 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 2
  %16 = load i32, ptr %15, align 8
  %17 = icmp ne i32 %16, 1
  br i1 %17, label %18, label %65

18:
  %19 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 0
  %20 = getelementptr inbounds nuw %struct.floats, ptr %19, i32 0, i32 1
  %21 = load i64, ptr %20, align 8
  %22 = sext i32 %6 to i64
  %23 = mul i64 %21, %22
  %24 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 5
  %25 = load i32, ptr %24, align 4
  %26 = sext i32 %25 to i64
  %27 = mul i64 %23, %26
  %28 = call ptr @room(i64 noundef %27)
  %29 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 0
  %30 = getelementptr inbounds nuw %struct.floats, ptr %29, i32 0, i32 0
  %31 = load i32, ptr %30, align 8
  %32 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 0
  %33 = getelementptr inbounds nuw %struct.floats, ptr %32, i32 0, i32 0
  %34 = load i32, ptr %33, align 8
  %35 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 9
  %36 = load i32, ptr %35, align 4
  %37 = call i32 @MPI_Allgather(ptr noundef %1, i32 noundef %6, i32 noundef %31, ptr noundef %28, i32 noundef %6, i32 noundef %34, i32 noundef %36)
  br label %38

38:
  %.058 = phi i32 [ 0, %18 ], [ %63, %62 ]
  %39 = icmp slt i32 %.058, %6
  br i1 %39, label %40, label %64

40:
  %41 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 11
  %42 = load ptr, ptr %41, align 8
  %43 = sext i32 %.058 to i64
  %44 = getelementptr inbounds i32, ptr %42, i64 %43
  %45 = load i32, ptr %44, align 4
  %46 = icmp sge i32 %45, 0
  br i1 %46, label %47, label %62

47:
  %48 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 0
  %49 = sext i32 %.058 to i64
  %50 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 0
  %51 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 11
  %52 = load ptr, ptr %51, align 8
  %53 = sext i32 %.058 to i64
  %54 = getelementptr inbounds i32, ptr %52, i64 %53
  %55 = load i32, ptr %54, align 4
  %56 = sext i32 %55 to i64
  %57 = sext i32 %6 to i64
  %58 = mul nsw i64 %56, %57
  %59 = sext i32 %.058 to i64
  %60 = add nsw i64 %58, %59
  %61 = call double @value(ptr noundef byval(%struct.floats) align 8 %50, ptr noundef %28, i64 noundef %60)
  call void @put(ptr noundef byval(%struct.floats) align 8 %48, ptr noundef %2, i64 noundef %49, double noundef %61)
  br label %62

62:
  %63 = add nsw i32 %.058, 1
  br label %38

64:
  call void @free(ptr noundef %28)
  br label %113

65:
  br label %66

66:
  %.057 = phi i32 [ 0, %65 ], [ %84, %83 ]
  %67 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 11
  %68 = load ptr, ptr %67, align 8
  %69 = icmp ne ptr %68, null
  %70 = icmp slt i32 %.057, %6
  %spec.select = select i1 %69, i1 %70, i1 false
  br i1 %spec.select, label %71, label %85

71:
  %72 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 11
  %73 = load ptr, ptr %72, align 8
  %74 = sext i32 %.057 to i64
  %75 = getelementptr inbounds i32, ptr %73, i64 %74
  %76 = load i32, ptr %75, align 4
  %77 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 4
  %78 = load i32, ptr %77, align 8
  %79 = icmp ne i32 %76, %78
  br i1 %79, label %80, label %83

80:
  %81 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 0
  %82 = sext i32 %.057 to i64
  call void @put(ptr noundef byval(%struct.floats) align 8 %81, ptr noundef %1, i64 noundef %82, double noundef 0.000000e+00)
  br label %83

83:
  %84 = add nsw i32 %.057, 1
  br label %66

85:
  %.0 = phi i32 [ %102, %90 ], [ 0, %66 ]
  %86 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 12
  %87 = load ptr, ptr %86, align 8
  %88 = icmp ne ptr %87, null
  %89 = icmp slt i32 %.0, %6
  %spec.select59 = select i1 %88, i1 %89, i1 false
  br i1 %spec.select59, label %90, label %103

90:
  %91 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 0
  %92 = sext i32 %.0 to i64
  %93 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 12
  %94 = load ptr, ptr %93, align 8
  %95 = sext i32 %.0 to i64
  %96 = getelementptr inbounds double, ptr %94, i64 %95
  %97 = load double, ptr %96, align 8
  %98 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 0
  %99 = sext i32 %.0 to i64
  %100 = call double @value(ptr noundef byval(%struct.floats) align 8 %98, ptr noundef %1, i64 noundef %99)
  %101 = fmul double %97, %100
  call void @put(ptr noundef byval(%struct.floats) align 8 %91, ptr noundef %1, i64 noundef %92, double noundef %101)
  %102 = add nsw i32 %.0, 1
  br label %85

103:
  %104 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 2
  %105 = load i32, ptr %104, align 8
  %106 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 0
  %107 = getelementptr inbounds nuw %struct.floats, ptr %106, i32 0, i32 0
  %108 = load i32, ptr %107, align 8
  %109 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 3
  %110 = load i32, ptr %109, align 4
  %111 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 9
  %112 = load i32, ptr %111, align 4
  call void @reduce(i32 noundef %105, ptr noundef %1, ptr noundef %2, i32 noundef %6, i32 noundef %108, i32 noundef 1476395011, i32 noundef %110, i32 noundef %112)
  br label %113

113:
  ret void
}

define internal i32 @gets(ptr noundef %0) {
  %2 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 2
  %3 = load i32, ptr %2, align 8
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %12

5:
  %6 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 4
  %7 = load i32, ptr %6, align 8
  %8 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 3
  %9 = load i32, ptr %8, align 4
  %10 = icmp eq i32 %7, %9
  %11 = zext i1 %10 to i32
  br label %21

12:
  %13 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 2
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 3
  br i1 %15, label %16, label %21

16:
  %17 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 4
  %18 = load i32, ptr %17, align 8
  %19 = icmp sgt i32 %18, 0
  %20 = zext i1 %19 to i32
  br label %21

21:
  %22 = phi i32 [ %11, %5 ], [ %20, %16 ], [ 1, %12 ]
  ret i32 %22
}

define dso_local void @tapeless.mpi.reduced(ptr noundef %0, ptr noundef %1, ptr noundef %2) {
  %4 = getelementptr inbounds nuw %struct.together, ptr %2, i32 0, i32 0
  %5 = call i32 @has_floats(ptr noundef byval(%struct.floats) align 8 %4)
  %6 = icmp ne i32 %5, 0
  br i1 %6, label %7, label %37

7:
  %8 = call i32 @gets(ptr noundef %2)
  %9 = icmp ne i32 %8, 0
  br i1 %9, label %10, label %20

10:
  %11 = getelementptr inbounds nuw %struct.together, ptr %2, i32 0, i32 0
  %12 = getelementptr inbounds nuw %struct.together, ptr %2, i32 0, i32 7
  %13 = load i32, ptr %12, align 4
  %14 = getelementptr inbounds nuw %struct.together, ptr %2, i32 0, i32 8
  %15 = load i32, ptr %14, align 8
  %16 = getelementptr inbounds nuw %struct.together, ptr %2, i32 0, i32 0
  %17 = getelementptr inbounds nuw %struct.floats, ptr %16, i32 0, i32 2
  %18 = load i32, ptr %17, align 8
  %19 = call ptr @moved(ptr noundef byval(%struct.floats) align 8 %11, ptr noundef %1, i32 noundef %13, i32 noundef %15, i32 noundef %18)
  br label %30

20:
  %21 = getelementptr inbounds nuw %struct.together, ptr %2, i32 0, i32 0
  %22 = getelementptr inbounds nuw %struct.floats, ptr %21, i32 0, i32 1
  %23 = load i64, ptr %22, align 8
  %24 = getelementptr inbounds nuw %struct.together, ptr %2, i32 0, i32 0
  %25 = getelementptr inbounds nuw %struct.floats, ptr %24, i32 0, i32 2
  %26 = load i32, ptr %25, align 8
  %27 = sext i32 %26 to i64
  %28 = mul i64 %23, %27
  %29 = call ptr @room(i64 noundef %28)
  br label %30

30:
  %31 = phi ptr [ %19, %10 ], [ %29, %20 ]
  call void @bring_back(ptr noundef %2, ptr noundef %31)
  %32 = getelementptr inbounds nuw %struct.together, ptr %2, i32 0, i32 0
  %33 = getelementptr inbounds nuw %struct.together, ptr %2, i32 0, i32 7
  %34 = load i32, ptr %33, align 4
  %35 = getelementptr inbounds nuw %struct.together, ptr %2, i32 0, i32 8
  %36 = load i32, ptr %35, align 8
  call void @add(ptr noundef byval(%struct.floats) align 8 %32, ptr noundef %0, ptr noundef %31, i32 noundef %34, i32 noundef %36)
  call void @free(ptr noundef %31)
  br label %37

37:
  call void @end(ptr noundef %2)
  ret void
}

define internal void @bring_back(ptr noundef %0, ptr noundef %1) {
  %3 = alloca i32, align 4
  %4 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 0
  %5 = getelementptr inbounds nuw %struct.floats, ptr %4, i32 0, i32 2
  %6 = load i32, ptr %5, align 8
  %7 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 11
  %8 = load ptr, ptr %7, align 8
  %9 = icmp ne ptr %8, null
  br i1 %9, label %10, label %62

10:
  %11 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 2
  %12 = load i32, ptr %11, align 8
  %13 = icmp ne i32 %12, 0
  br i1 %13, label %14, label %62

14:
  %15 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 2
  %16 = load i32, ptr %15, align 8
  %17 = icmp ne i32 %16, 1
  br i1 %17, label %18, label %62

18:
  %19 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 0
  %20 = getelementptr inbounds nuw %struct.floats, ptr %19, i32 0, i32 1
  %21 = load i64, ptr %20, align 8
  %22 = sext i32 %6 to i64
  %23 = mul i64 %21, %22
  %24 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 5
  %25 = load i32, ptr %24, align 4
  %26 = sext i32 %25 to i64
  %27 = mul i64 %23, %26
  %28 = call ptr @room(i64 noundef %27)
  br label %29

29:
  %.079 = phi i32 [ 0, %18 ], [ %54, %53 ]
  %30 = icmp slt i32 %.079, %6
  br i1 %30, label %31, label %55

31:
  %32 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 11
  %33 = load ptr, ptr %32, align 8
  %34 = sext i32 %.079 to i64
  %35 = getelementptr inbounds i32, ptr %33, i64 %34
  %36 = load i32, ptr %35, align 4
  %37 = icmp sge i32 %36, 0
  br i1 %37, label %38, label %53

38:
  %39 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 0
  %40 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 11
  %41 = load ptr, ptr %40, align 8
  %42 = sext i32 %.079 to i64
  %43 = getelementptr inbounds i32, ptr %41, i64 %42
  %44 = load i32, ptr %43, align 4
  %45 = sext i32 %44 to i64
  %46 = sext i32 %6 to i64
  %47 = mul nsw i64 %45, %46
  %48 = sext i32 %.079 to i64
  %49 = add nsw i64 %47, %48
  %50 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 0
  %51 = sext i32 %.079 to i64
  %52 = call double @value(ptr noundef byval(%struct.floats) align 8 %50, ptr noundef %1, i64 noundef %51)
  call void @put(ptr noundef byval(%struct.floats) align 8 %39, ptr noundef %28, i64 noundef %49, double noundef %52)
  br label %53

53:
  %54 = add nsw i32 %.079, 1
  br label %29

55:
  %56 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 0
  %57 = getelementptr inbounds nuw %struct.floats, ptr %56, i32 0, i32 0
  %58 = load i32, ptr %57, align 8
  %59 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 9
  %60 = load i32, ptr %59, align 4
  %61 = call i32 @MPI_Reduce_scatter_block(ptr noundef %28, ptr noundef %1, i32 noundef %6, i32 noundef %58, i32 noundef 1476395011, i32 noundef %60)
  call void @free(ptr noundef %28)
  br label %161

62:
  %63 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 2
  %64 = load i32, ptr %63, align 8
  %65 = icmp eq i32 %64, 0
  br i1 %65, label %66, label %75

66:
  %67 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 0
  %68 = getelementptr inbounds nuw %struct.floats, ptr %67, i32 0, i32 0
  %69 = load i32, ptr %68, align 8
  %70 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 3
  %71 = load i32, ptr %70, align 4
  %72 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 9
  %73 = load i32, ptr %72, align 4
  %74 = call i32 @MPI_Bcast(ptr noundef %1, i32 noundef %6, i32 noundef %69, i32 noundef %71, i32 noundef %73)
  br label %123

75:
  %76 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 2
  %77 = load i32, ptr %76, align 8
  %78 = icmp eq i32 %77, 1
  br i1 %78, label %79, label %86

79:
  %80 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 0
  %81 = getelementptr inbounds nuw %struct.floats, ptr %80, i32 0, i32 0
  %82 = load i32, ptr %81, align 8
  %83 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 9
  %84 = load i32, ptr %83, align 4
  %85 = call i32 @MPI_Allreduce(ptr noundef inttoptr (i64 -1 to ptr), ptr noundef %1, i32 noundef %6, i32 noundef %82, i32 noundef 1476395011, i32 noundef %84)
  br label %123

86:
  %87 = call i32 @reversed(ptr noundef %0)
  store i32 %87, ptr %3, align 4
  %88 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 0
  %89 = getelementptr inbounds nuw %struct.floats, ptr %88, i32 0, i32 1
  %90 = load i64, ptr %89, align 8
  %91 = sext i32 %6 to i64
  %92 = mul i64 %90, %91
  %93 = call ptr @room(i64 noundef %92)
  %94 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 2
  %95 = load i32, ptr %94, align 8
  %96 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 0
  %97 = getelementptr inbounds nuw %struct.floats, ptr %96, i32 0, i32 0
  %98 = load i32, ptr %97, align 8
  %99 = load i32, ptr %3, align 4
  call void @reduce(i32 noundef %95, ptr noundef %1, ptr noundef %93, i32 noundef %6, i32 noundef %98, i32 noundef 1476395011, i32 noundef 0, i32 noundef %99)
  %100 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 2
  %101 = load i32, ptr %100, align 8
  %102 = icmp eq i32 %101, 3
  br i1 %102, label %103, label %116

103:
  %104 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 4
  %105 = load i32, ptr %104, align 8
  %106 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 5
  %107 = load i32, ptr %106, align 4
  %108 = sub nsw i32 %107, 1
  %109 = icmp eq i32 %105, %108
  br i1 %109, label %110, label %116

110:
  %111 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 0
  %112 = getelementptr inbounds nuw %struct.floats, ptr %111, i32 0, i32 1
  %113 = load i64, ptr %112, align 8
  %114 = sext i32 %6 to i64
  %115 = mul i64 %113, %114
  call void @llvm.memset.p0.i64(ptr align 1 %93, i8 0, i64 %115, i1 false)
  br label %116

116:
  %117 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 0
  %118 = getelementptr inbounds nuw %struct.floats, ptr %117, i32 0, i32 1
  %119 = load i64, ptr %118, align 8
  %120 = sext i32 %6 to i64
  %121 = mul i64 %119, %120
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %1, ptr align 1 %93, i64 %121, i1 false)
  %122 = call i32 @MPI_Comm_free(ptr noundef %3)
  call void @free(ptr noundef %93)
  br label %123

123:
  br label %124

124:
  %.078 = phi i32 [ 0, %123 ], [ %142, %141 ]
  %125 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 11
  %126 = load ptr, ptr %125, align 8
  %127 = icmp ne ptr %126, null
  %128 = icmp slt i32 %.078, %6
  %spec.select = select i1 %127, i1 %128, i1 false
  br i1 %spec.select, label %129, label %143

129:
  %130 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 11
  %131 = load ptr, ptr %130, align 8
  %132 = sext i32 %.078 to i64
  %133 = getelementptr inbounds i32, ptr %131, i64 %132
  %134 = load i32, ptr %133, align 4
  %135 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 4
  %136 = load i32, ptr %135, align 8
  %137 = icmp ne i32 %134, %136
  br i1 %137, label %138, label %141

138:
  %139 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 0
  %140 = sext i32 %.078 to i64
  call void @put(ptr noundef byval(%struct.floats) align 8 %139, ptr noundef %1, i64 noundef %140, double noundef 0.000000e+00)
  br label %141

141:
  %142 = add nsw i32 %.078, 1
  br label %124

143:
  %.0 = phi i32 [ %160, %148 ], [ 0, %124 ]
  %144 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 12
  %145 = load ptr, ptr %144, align 8
  %146 = icmp ne ptr %145, null
  %147 = icmp slt i32 %.0, %6
  %spec.select80 = select i1 %146, i1 %147, i1 false
  br i1 %spec.select80, label %148, label %161

148:
  %149 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 0
  %150 = sext i32 %.0 to i64
  %151 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 12
  %152 = load ptr, ptr %151, align 8
  %153 = sext i32 %.0 to i64
  %154 = getelementptr inbounds double, ptr %152, i64 %153
  %155 = load double, ptr %154, align 8
  %156 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 0
  %157 = sext i32 %.0 to i64
  %158 = call double @value(ptr noundef byval(%struct.floats) align 8 %156, ptr noundef %1, i64 noundef %157)
  %159 = fmul double %155, %158
  call void @put(ptr noundef byval(%struct.floats) align 8 %149, ptr noundef %1, i64 noundef %150, double noundef %159)
  %160 = add nsw i32 %.0, 1
  br label %143

161:
  ret void
}

define dso_local ptr @tapeless.mpi.move(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, i64 noundef %7, ptr noundef %8, ptr noundef %9, i32 noundef %10, ptr noundef %11, ptr noundef %12, i64 noundef %13, i32 noundef %14, i64 noundef %15) {
  %17 = icmp eq i32 %1, 4
  %18 = zext i1 %17 to i32
  %19 = icmp ne i32 %18, 0
  %20 = trunc i64 %13 to i32
  %21 = trunc i64 %7 to i32
  %22 = select i1 %19, i32 %20, i32 %21
  %23 = trunc i64 %13 to i32
  %24 = trunc i64 %15 to i32
  %25 = icmp eq ptr %2, %8
  %26 = zext i1 %25 to i32
  %27 = call ptr @moving(i32 noundef %1, i32 noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %22, i32 noundef %10, ptr noundef %11, ptr noundef %12, i32 noundef %23, i32 noundef %14, i32 noundef %24, i32 noundef %26)
  %28 = icmp ne i32 %18, 0
  %29 = trunc i64 %7 to i32
  %30 = select i1 %28, i32 %29, i32 1476395011
  %31 = getelementptr inbounds nuw %struct.together, ptr %27, i32 0, i32 10
  store i32 %30, ptr %31, align 8
  %32 = icmp ne i32 %0, 0
  br i1 %32, label %33, label %42

33:
  %34 = getelementptr inbounds nuw %struct.together, ptr %27, i32 0, i32 0
  %35 = call i32 @has_floats(ptr noundef byval(%struct.floats) align 8 %34)
  %36 = icmp ne i32 %35, 0
  br i1 %36, label %37, label %42

37:
  %38 = getelementptr inbounds nuw %struct.together, ptr %27, i32 0, i32 10
  %39 = load i32, ptr %38, align 8
  %40 = icmp ne i32 %39, 1476395011
  br i1 %40, label %41, label %42

41:
  call void @stop(ptr noundef @.str.2)
  unreachable

42:
  %43 = getelementptr inbounds nuw %struct.together, ptr %27, i32 0, i32 13
  %44 = load ptr, ptr %43, align 8
  %45 = getelementptr inbounds nuw %struct.together, ptr %27, i32 0, i32 14
  %46 = load ptr, ptr %45, align 8
  %47 = getelementptr inbounds nuw %struct.together, ptr %27, i32 0, i32 15
  %48 = load ptr, ptr %47, align 8
  %49 = getelementptr inbounds nuw %struct.together, ptr %27, i32 0, i32 16
  %50 = load ptr, ptr %49, align 8
  call void @move(ptr noundef %27, ptr noundef %2, ptr noundef %44, ptr noundef %46, ptr noundef %8, ptr noundef %48, ptr noundef %50, i32 noundef %22, i32 noundef %23)
  call void @in_floats(ptr noundef %27)
  %cond = icmp eq i32 %0, 0
  br i1 %cond, label %149, label %51

51:
  %52 = call i32 @pieces(ptr noundef %27, i32 noundef 0)
  %53 = getelementptr inbounds nuw %struct.together, ptr %27, i32 0, i32 13
  %54 = load ptr, ptr %53, align 8
  %55 = getelementptr inbounds nuw %struct.together, ptr %27, i32 0, i32 14
  %56 = load ptr, ptr %55, align 8
  %57 = call i32 @span(i32 noundef %52, ptr noundef %54, ptr noundef %56)
  call void @must_have_place(ptr noundef %2, i32 noundef %57)
  %58 = call i32 @pieces(ptr noundef %27, i32 noundef 1)
  %59 = getelementptr inbounds nuw %struct.together, ptr %27, i32 0, i32 15
  %60 = load ptr, ptr %59, align 8
  %61 = getelementptr inbounds nuw %struct.together, ptr %27, i32 0, i32 16
  %62 = load ptr, ptr %61, align 8
  %63 = call i32 @span(i32 noundef %58, ptr noundef %60, ptr noundef %62)
  call void @must_have_place(ptr noundef %8, i32 noundef %63)
  %64 = getelementptr inbounds nuw %struct.together, ptr %27, i32 0, i32 0
  %65 = getelementptr inbounds nuw %struct.floats, ptr %64, i32 0, i32 3
  %66 = load i32, ptr %65, align 4
  %67 = icmp ne i32 %66, 0
  br i1 %67, label %77, label %68

68:
  %69 = getelementptr inbounds nuw %struct.together, ptr %27, i32 0, i32 0
  %70 = call i32 @has_floats(ptr noundef byval(%struct.floats) align 8 %69)
  %71 = icmp ne i32 %70, 0
  br i1 %71, label %72, label %81

72:
  %73 = getelementptr inbounds nuw %struct.together, ptr %27, i32 0, i32 8
  %74 = load i32, ptr %73, align 8
  %75 = call i32 @is_plain(i32 noundef %74)
  %76 = icmp ne i32 %75, 0
  br i1 %76, label %81, label %77

77:
  %78 = icmp ne ptr %3, null
  %79 = icmp ne ptr %9, null
  %or.cond = or i1 %78, %79
  br i1 %or.cond, label %80, label %81

80:
  call void @stop(ptr noundef @.str.3)
  unreachable

81:
  switch i32 %0, label %149 [
    i32 1, label %150
    i32 2, label %82
  ]

82:
  %83 = getelementptr inbounds nuw %struct.together, ptr %27, i32 0, i32 0
  %84 = call i32 @has_floats(ptr noundef byval(%struct.floats) align 8 %83)
  %85 = icmp ne i32 %84, 0
  br i1 %85, label %86, label %149

86:
  %87 = getelementptr inbounds nuw %struct.together, ptr %27, i32 0, i32 0
  %88 = getelementptr inbounds nuw %struct.floats, ptr %87, i32 0, i32 1
  %89 = load i64, ptr %88, align 8
  %90 = call i32 @pieces(ptr noundef %27, i32 noundef 0)
  %91 = getelementptr inbounds nuw %struct.together, ptr %27, i32 0, i32 13
  %92 = load ptr, ptr %91, align 8
  %93 = getelementptr inbounds nuw %struct.together, ptr %27, i32 0, i32 14
  %94 = load ptr, ptr %93, align 8
  %95 = call i32 @span(i32 noundef %90, ptr noundef %92, ptr noundef %94)
  %96 = call i32 @pieces(ptr noundef %27, i32 noundef 1)
  %97 = getelementptr inbounds nuw %struct.together, ptr %27, i32 0, i32 15
  %98 = load ptr, ptr %97, align 8
  %99 = getelementptr inbounds nuw %struct.together, ptr %27, i32 0, i32 16
  %100 = load ptr, ptr %99, align 8
  %101 = call i32 @span(i32 noundef %96, ptr noundef %98, ptr noundef %100)
  %102 = icmp ne ptr %3, null
  br i1 %102, label %107, label %103

103:
  %104 = sext i32 %95 to i64
  %105 = mul i64 %89, %104
  %106 = call ptr @room(i64 noundef %105)
  br label %107

107:
  %108 = phi ptr [ %106, %103 ], [ %3, %86 ]
  %109 = icmp ne ptr %9, null
  br i1 %109, label %114, label %110

110:
  %111 = sext i32 %101 to i64
  %112 = mul i64 %89, %111
  %113 = call ptr @room(i64 noundef %112)
  br label %114

114:
  %115 = phi ptr [ %113, %110 ], [ %9, %107 ]
  %116 = icmp ne i32 %18, 0
  br i1 %116, label %117, label %120

117:
  %118 = getelementptr inbounds nuw %struct.together, ptr %27, i32 0, i32 13
  %119 = load ptr, ptr %118, align 8
  br label %123

120:
  %121 = getelementptr inbounds nuw %struct.together, ptr %27, i32 0, i32 15
  %122 = load ptr, ptr %121, align 8
  br label %123

123:
  %124 = phi ptr [ %119, %117 ], [ %122, %120 ]
  %125 = getelementptr inbounds nuw %struct.together, ptr %27, i32 0, i32 6
  %126 = load i32, ptr %125, align 8
  %127 = icmp ne i32 %126, 0
  %128 = icmp ne ptr %3, null
  %or.cond90 = and i1 %127, %128
  %129 = icmp eq ptr %3, %9
  %spec.select = select i1 %or.cond90, i1 %129, i1 false
  %130 = zext i1 %spec.select to i32
  %131 = getelementptr inbounds nuw %struct.together, ptr %27, i32 0, i32 6
  store i32 %130, ptr %131, align 8
  %132 = getelementptr inbounds nuw %struct.together, ptr %27, i32 0, i32 13
  %133 = load ptr, ptr %132, align 8
  %134 = getelementptr inbounds nuw %struct.together, ptr %27, i32 0, i32 14
  %135 = load ptr, ptr %134, align 8
  %136 = getelementptr inbounds nuw %struct.together, ptr %27, i32 0, i32 16
  %137 = load ptr, ptr %136, align 8
  %138 = getelementptr inbounds nuw %struct.together, ptr %27, i32 0, i32 0
  %139 = getelementptr inbounds nuw %struct.floats, ptr %138, i32 0, i32 0
  %140 = load i32, ptr %139, align 8
  %141 = getelementptr inbounds nuw %struct.together, ptr %27, i32 0, i32 0
  %142 = getelementptr inbounds nuw %struct.floats, ptr %141, i32 0, i32 0
  %143 = load i32, ptr %142, align 8
  call void @move(ptr noundef %27, ptr noundef %108, ptr noundef %133, ptr noundef %135, ptr noundef %115, ptr noundef %124, ptr noundef %137, i32 noundef %140, i32 noundef %143)
  %144 = icmp ne ptr %3, null
  br i1 %144, label %146, label %145

145:
  call void @free(ptr noundef %108)
  br label %146

146:
  %147 = icmp ne ptr %9, null
  br i1 %147, label %149, label %148

148:
  call void @free(ptr noundef %115)
  br label %149

149:
  call void @end(ptr noundef %27)
  br label %150

150:
  %.0 = phi ptr [ null, %149 ], [ %27, %81 ]
  ret ptr %.0
}

define internal ptr @moving(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, i32 noundef %9, i32 noundef %10, i32 noundef %11) {
  %13 = icmp eq i32 %0, 4
  %14 = zext i1 %13 to i32
  %15 = icmp ne i32 %14, 0
  br i1 %15, label %22, label %16

16:
  %17 = icmp ne i32 %11, 0
  %18 = icmp ne i32 %0, 1
  %or.cond = and i1 %17, %18
  br i1 %or.cond, label %22, label %19

19:
  %20 = icmp ne i32 %0, 1
  %21 = icmp ne i32 %11, 0
  %or.cond56 = or i1 %20, %21
  %spec.select = select i1 %or.cond56, i32 %4, i32 %8
  br label %22

22:
  %23 = phi i32 [ %8, %12 ], [ %spec.select, %19 ], [ %8, %16 ]
  %24 = call ptr @together(i32 noundef %0, i32 noundef 1, i32 noundef %23, i32 noundef %9, i32 noundef %10)
  %25 = getelementptr inbounds nuw %struct.together, ptr %24, i32 0, i32 6
  store i32 %11, ptr %25, align 8
  %26 = call i32 @is_near(ptr noundef %24)
  %27 = icmp ne i32 %26, 0
  br i1 %27, label %28, label %31

28:
  %29 = call i32 @neighbours(i32 noundef %10)
  %30 = getelementptr inbounds nuw %struct.together, ptr %24, i32 0, i32 5
  store i32 %29, ptr %30, align 4
  br label %31

31:
  %32 = getelementptr inbounds nuw %struct.together, ptr %24, i32 0, i32 5
  %33 = load i32, ptr %32, align 4
  %34 = call ptr @each(i32 noundef %33, i32 noundef %5, ptr noundef %6, i32 noundef 0)
  %35 = getelementptr inbounds nuw %struct.together, ptr %24, i32 0, i32 15
  store ptr %34, ptr %35, align 8
  %36 = call ptr @each(i32 noundef %33, i32 noundef %5, ptr noundef %7, i32 noundef 1)
  %37 = getelementptr inbounds nuw %struct.together, ptr %24, i32 0, i32 16
  store ptr %36, ptr %37, align 8
  %38 = call ptr @each(i32 noundef %33, i32 noundef %1, ptr noundef %2, i32 noundef 0)
  %39 = getelementptr inbounds nuw %struct.together, ptr %24, i32 0, i32 13
  store ptr %38, ptr %39, align 8
  %40 = call ptr @each(i32 noundef %33, i32 noundef %1, ptr noundef %3, i32 noundef 1)
  %41 = getelementptr inbounds nuw %struct.together, ptr %24, i32 0, i32 14
  store ptr %40, ptr %41, align 8
  %42 = icmp ne i32 %14, 0
  br i1 %42, label %43, label %66

43:
  %.055 = phi i32 [ %61, %45 ], [ 0, %31 ]
  %.0 = phi i32 [ %65, %45 ], [ 0, %31 ]
  %44 = icmp slt i32 %.055, %33
  br i1 %44, label %45, label %82

45:
  %46 = getelementptr inbounds nuw %struct.together, ptr %24, i32 0, i32 15
  %47 = load ptr, ptr %46, align 8
  %48 = sext i32 %.055 to i64
  %49 = getelementptr inbounds i32, ptr %47, i64 %48
  %50 = load i32, ptr %49, align 4
  %51 = getelementptr inbounds nuw %struct.together, ptr %24, i32 0, i32 13
  %52 = load ptr, ptr %51, align 8
  %53 = sext i32 %.055 to i64
  %54 = getelementptr inbounds i32, ptr %52, i64 %53
  store i32 %50, ptr %54, align 4
  %55 = getelementptr inbounds nuw %struct.together, ptr %24, i32 0, i32 14
  %56 = load ptr, ptr %55, align 8
  %57 = sext i32 %.055 to i64
  %58 = getelementptr inbounds i32, ptr %56, i64 %57
  store i32 %.0, ptr %58, align 4
  %59 = getelementptr inbounds nuw %struct.together, ptr %24, i32 0, i32 15
  %60 = load ptr, ptr %59, align 8
  %61 = add nsw i32 %.055, 1
  %62 = sext i32 %.055 to i64
  %63 = getelementptr inbounds i32, ptr %60, i64 %62
  %64 = load i32, ptr %63, align 4
  %65 = add nsw i32 %.0, %64
  br label %43

66:
  %67 = icmp ne i32 %11, 0
  %68 = icmp eq i32 %0, 3
  %or.cond57 = and i1 %67, %68
  br i1 %or.cond57, label %69, label %82

69:
  %70 = getelementptr inbounds nuw %struct.together, ptr %24, i32 0, i32 13
  %71 = load ptr, ptr %70, align 8
  %72 = getelementptr inbounds nuw %struct.together, ptr %24, i32 0, i32 15
  %73 = load ptr, ptr %72, align 8
  %74 = sext i32 %33 to i64
  %75 = mul i64 %74, 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %71, ptr align 4 %73, i64 %75, i1 false)
  %76 = getelementptr inbounds nuw %struct.together, ptr %24, i32 0, i32 14
  %77 = load ptr, ptr %76, align 8
  %78 = getelementptr inbounds nuw %struct.together, ptr %24, i32 0, i32 16
  %79 = load ptr, ptr %78, align 8
  %80 = sext i32 %33 to i64
  %81 = mul i64 %80, 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %77, ptr align 4 %79, i64 %81, i1 false)
  br label %82

82:
  ret ptr %24
}

define internal void @move(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8) {
  %10 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 6
  %11 = load i32, ptr %10, align 8
  %12 = icmp ne i32 %11, 0
  %. = select i1 %12, ptr inttoptr (i64 -1 to ptr), ptr %1
  %13 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 4
  %14 = load i32, ptr %13, align 8
  %15 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 3
  %16 = load i32, ptr %15, align 4
  %17 = icmp eq i32 %14, %16
  %18 = zext i1 %17 to i32
  %19 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 2
  %20 = load i32, ptr %19, align 8
  switch i32 %20, label %72 [
    i32 0, label %21
    i32 1, label %30
    i32 2, label %46
    i32 3, label %52
    i32 4, label %56
    i32 5, label %62
    i32 6, label %68
  ]

21:
  %22 = icmp ne i32 %18, 0
  %.. = select i1 %22, ptr %., ptr %1
  %23 = getelementptr inbounds i32, ptr %2, i64 0
  %24 = load i32, ptr %23, align 4
  %25 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 3
  %26 = load i32, ptr %25, align 4
  %27 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 9
  %28 = load i32, ptr %27, align 4
  %29 = call i32 @MPI_Gatherv(ptr noundef %.., i32 noundef %24, i32 noundef %7, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %8, i32 noundef %26, i32 noundef %28)
  br label %72

30:
  %31 = icmp ne i32 %18, 0
  br i1 %31, label %32, label %36

32:
  %33 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 6
  %34 = load i32, ptr %33, align 8
  %35 = icmp ne i32 %34, 0
  br i1 %35, label %37, label %36

36:
  br label %37

37:
  %38 = phi ptr [ %4, %36 ], [ inttoptr (i64 -1 to ptr), %32 ]
  %39 = getelementptr inbounds i32, ptr %5, i64 0
  %40 = load i32, ptr %39, align 4
  %41 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 3
  %42 = load i32, ptr %41, align 4
  %43 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 9
  %44 = load i32, ptr %43, align 4
  %45 = call i32 @MPI_Scatterv(ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %7, ptr noundef %38, i32 noundef %40, i32 noundef %8, i32 noundef %42, i32 noundef %44)
  br label %72

46:
  %47 = getelementptr inbounds i32, ptr %2, i64 0
  %48 = load i32, ptr %47, align 4
  %49 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 9
  %50 = load i32, ptr %49, align 4
  %51 = call i32 @MPI_Allgatherv(ptr noundef %., i32 noundef %48, i32 noundef %7, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %8, i32 noundef %50)
  br label %72

52:
  %53 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 9
  %54 = load i32, ptr %53, align 4
  %55 = call i32 @MPI_Alltoallv(ptr noundef %., ptr noundef %2, ptr noundef %3, i32 noundef %7, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %8, i32 noundef %54)
  br label %72

56:
  %57 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 10
  %58 = load i32, ptr %57, align 8
  %59 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 9
  %60 = load i32, ptr %59, align 4
  %61 = call i32 @MPI_Reduce_scatter(ptr noundef %., ptr noundef %4, ptr noundef %5, i32 noundef %8, i32 noundef %58, i32 noundef %60)
  br label %72

62:
  %63 = getelementptr inbounds i32, ptr %2, i64 0
  %64 = load i32, ptr %63, align 4
  %65 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 9
  %66 = load i32, ptr %65, align 4
  %67 = call i32 @MPI_Neighbor_allgatherv(ptr noundef %1, i32 noundef %64, i32 noundef %7, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %8, i32 noundef %66)
  br label %72

68:
  %69 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 9
  %70 = load i32, ptr %69, align 4
  %71 = call i32 @MPI_Neighbor_alltoallv(ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %7, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %8, i32 noundef %70)
  br label %72

72:
  ret void
}

define internal void @in_floats(ptr noundef %0) {
  %2 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 0
  %3 = getelementptr inbounds nuw %struct.floats, ptr %2, i32 0, i32 2
  %4 = load i32, ptr %3, align 8
  %5 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 5
  %6 = load i32, ptr %5, align 4
  %7 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 13
  %8 = load ptr, ptr %7, align 8
  call void @times(i32 noundef %6, ptr noundef %8, i32 noundef %4)
  %9 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 5
  %10 = load i32, ptr %9, align 4
  %11 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 14
  %12 = load ptr, ptr %11, align 8
  call void @times(i32 noundef %10, ptr noundef %12, i32 noundef %4)
  %13 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 5
  %14 = load i32, ptr %13, align 4
  %15 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 15
  %16 = load ptr, ptr %15, align 8
  call void @times(i32 noundef %14, ptr noundef %16, i32 noundef %4)
  %17 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 5
  %18 = load i32, ptr %17, align 4
  %19 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 16
  %20 = load ptr, ptr %19, align 8
  call void @times(i32 noundef %18, ptr noundef %20, i32 noundef %4)
  %21 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 2
  %22 = load i32, ptr %21, align 8
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %32, label %24

24:
  %25 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 2
  %26 = load i32, ptr %25, align 8
  %27 = icmp eq i32 %26, 2
  br i1 %27, label %32, label %28

28:
  %29 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 2
  %30 = load i32, ptr %29, align 8
  %31 = icmp eq i32 %30, 5
  br i1 %31, label %32, label %36

32:
  %33 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 14
  %34 = load ptr, ptr %33, align 8
  %35 = getelementptr inbounds i32, ptr %34, i64 0
  store i32 0, ptr %35, align 4
  br label %36

36:
  %37 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 2
  %38 = load i32, ptr %37, align 8
  %39 = icmp eq i32 %38, 1
  br i1 %39, label %40, label %44

40:
  %41 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 16
  %42 = load ptr, ptr %41, align 8
  %43 = getelementptr inbounds i32, ptr %42, i64 0
  store i32 0, ptr %43, align 4
  br label %44

44:
  %45 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 2
  %46 = load i32, ptr %45, align 8
  %47 = icmp eq i32 %46, 4
  br i1 %47, label %48, label %62

48:
  %49 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 13
  %50 = load ptr, ptr %49, align 8
  %51 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 4
  %52 = load i32, ptr %51, align 8
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds i32, ptr %50, i64 %53
  %55 = load i32, ptr %54, align 4
  %56 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 15
  %57 = load ptr, ptr %56, align 8
  %58 = getelementptr inbounds i32, ptr %57, i64 0
  store i32 %55, ptr %58, align 4
  %59 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 16
  %60 = load ptr, ptr %59, align 8
  %61 = getelementptr inbounds i32, ptr %60, i64 0
  store i32 0, ptr %61, align 4
  br label %62

62:
  %63 = call i32 @is_near(ptr noundef %0)
  %64 = icmp ne i32 %63, 0
  br i1 %64, label %65, label %66

65:
  call void @leave_out_edges(ptr noundef %0)
  br label %66

66:
  ret void
}

define internal i32 @span(i32 noundef %0, ptr noundef %1, ptr noundef %2) {
  br label %4

4:
  %.014 = phi i32 [ 0, %3 ], [ %.1, %28 ]
  %.0 = phi i32 [ 0, %3 ], [ %29, %28 ]
  %5 = icmp slt i32 %.0, %0
  br i1 %5, label %6, label %30

6:
  %7 = sext i32 %.0 to i64
  %8 = getelementptr inbounds i32, ptr %1, i64 %7
  %9 = load i32, ptr %8, align 4
  %10 = icmp ne i32 %9, 0
  br i1 %10, label %11, label %28

11:
  %12 = sext i32 %.0 to i64
  %13 = getelementptr inbounds i32, ptr %2, i64 %12
  %14 = load i32, ptr %13, align 4
  %15 = sext i32 %.0 to i64
  %16 = getelementptr inbounds i32, ptr %1, i64 %15
  %17 = load i32, ptr %16, align 4
  %18 = add nsw i32 %14, %17
  %19 = icmp sgt i32 %18, %.014
  br i1 %19, label %20, label %28

20:
  %21 = sext i32 %.0 to i64
  %22 = getelementptr inbounds i32, ptr %2, i64 %21
  %23 = load i32, ptr %22, align 4
  %24 = sext i32 %.0 to i64
  %25 = getelementptr inbounds i32, ptr %1, i64 %24
  %26 = load i32, ptr %25, align 4
  %27 = add nsw i32 %23, %26
  br label %28

28:
  %.1 = phi i32 [ %27, %20 ], [ %.014, %11 ], [ %.014, %6 ]
  %29 = add nsw i32 %.0, 1
  br label %4

30:
  ret i32 %.014
}

define internal i32 @pieces(ptr noundef %0, i32 noundef %1) {
  %3 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 2
  %4 = load i32, ptr %3, align 8
  switch i32 %4, label %37 [
    i32 0, label %5
    i32 1, label %16
    i32 2, label %27
    i32 5, label %27
    i32 4, label %32
  ]

5:
  %6 = icmp ne i32 %1, 0
  br i1 %6, label %7, label %40

7:
  %8 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 4
  %9 = load i32, ptr %8, align 8
  %10 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 3
  %11 = load i32, ptr %10, align 4
  %12 = icmp eq i32 %9, %11
  br i1 %12, label %13, label %40

13:
  %14 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 5
  %15 = load i32, ptr %14, align 4
  br label %40

16:
  %17 = icmp ne i32 %1, 0
  br i1 %17, label %40, label %18

18:
  %19 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 4
  %20 = load i32, ptr %19, align 8
  %21 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 3
  %22 = load i32, ptr %21, align 4
  %23 = icmp eq i32 %20, %22
  br i1 %23, label %24, label %40

24:
  %25 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 5
  %26 = load i32, ptr %25, align 4
  br label %40

27:
  %28 = icmp ne i32 %1, 0
  br i1 %28, label %29, label %40

29:
  %30 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 5
  %31 = load i32, ptr %30, align 4
  br label %40

32:
  %33 = icmp ne i32 %1, 0
  br i1 %33, label %40, label %34

34:
  %35 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 5
  %36 = load i32, ptr %35, align 4
  br label %40

37:
  %38 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 5
  %39 = load i32, ptr %38, align 4
  br label %40

40:
  %.0 = phi i32 [ %39, %37 ], [ 1, %27 ], [ 1, %5 ], [ 0, %18 ], [ 0, %7 ], [ %15, %13 ], [ 1, %16 ], [ %26, %24 ], [ %31, %29 ], [ %36, %34 ], [ 1, %32 ]
  ret i32 %.0
}

define internal i32 @is_plain(i32 noundef %0) {
  switch i32 %0, label %2 [
    i32 1275070475, label %switch.edge
    i32 1275072577, label %switch.edge
    i32 1275072546, label %switch.edge
    i32 1275070495, label %switch.edge
    i32 1275070505, label %switch.edge
    i32 1275072565, label %switch.edge
    i32 1275072554, label %switch.edge
  ]

2:
  br label %switch.edge

switch.edge:
  %3 = phi i1 [ true, %1 ], [ true, %1 ], [ true, %1 ], [ true, %1 ], [ true, %1 ], [ true, %1 ], [ false, %2 ], [ true, %1 ]
  %4 = zext i1 %3 to i32
  %5 = icmp ne i32 %4, 0
  br i1 %5, label %11, label %6

6:
  switch i32 %0, label %7 [
    i32 1275069450, label %switch.edge16
    i32 1275070528, label %switch.edge16
    i32 1275070494, label %switch.edge16
    i32 1275069468, label %switch.edge16
    i32 1275069479, label %switch.edge16
    i32 1275070516, label %switch.edge16
    i32 1275070504, label %switch.edge16
  ]

7:
  br label %switch.edge16

switch.edge16:
  %8 = phi i1 [ true, %6 ], [ true, %6 ], [ true, %6 ], [ true, %6 ], [ true, %6 ], [ true, %6 ], [ false, %7 ], [ true, %6 ]
  %9 = zext i1 %8 to i32
  %10 = icmp ne i32 %9, 0
  br label %11

11:
  %12 = phi i1 [ true, %switch.edge ], [ %10, %switch.edge16 ]
  %13 = zext i1 %12 to i32
  ret i32 %13
}

define dso_local void @tapeless.mpi.moved(ptr noundef %0, ptr noundef %1, ptr noundef %2) {
  %4 = getelementptr inbounds nuw %struct.together, ptr %2, i32 0, i32 0
  %5 = call i32 @has_floats(ptr noundef byval(%struct.floats) align 8 %4)
  %6 = icmp ne i32 %5, 0
  br i1 %6, label %8, label %7

7:
  call void @end(ptr noundef %2)
  br label %137

8:
  %9 = getelementptr inbounds nuw %struct.together, ptr %2, i32 0, i32 0
  %10 = getelementptr inbounds nuw %struct.floats, ptr %9, i32 0, i32 0
  %11 = load i32, ptr %10, align 8
  %12 = call i32 @pieces(ptr noundef %2, i32 noundef 0)
  %13 = call i32 @pieces(ptr noundef %2, i32 noundef 1)
  %14 = getelementptr inbounds nuw %struct.together, ptr %2, i32 0, i32 6
  %15 = load i32, ptr %14, align 8
  %16 = icmp ne i32 %15, 0
  br i1 %16, label %17, label %31

17:
  %18 = getelementptr inbounds nuw %struct.together, ptr %2, i32 0, i32 2
  %19 = load i32, ptr %18, align 8
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %25, label %21

21:
  %22 = getelementptr inbounds nuw %struct.together, ptr %2, i32 0, i32 2
  %23 = load i32, ptr %22, align 8
  %24 = icmp eq i32 %23, 1
  br i1 %24, label %25, label %31

25:
  %26 = getelementptr inbounds nuw %struct.together, ptr %2, i32 0, i32 4
  %27 = load i32, ptr %26, align 8
  %28 = getelementptr inbounds nuw %struct.together, ptr %2, i32 0, i32 3
  %29 = load i32, ptr %28, align 4
  %30 = icmp eq i32 %27, %29
  br label %31

31:
  %32 = phi i1 [ false, %21 ], [ false, %8 ], [ %30, %25 ]
  %33 = zext i1 %32 to i32
  %34 = icmp ne i32 %33, 0
  br i1 %34, label %35, label %39

35:
  %36 = getelementptr inbounds nuw %struct.together, ptr %2, i32 0, i32 2
  %37 = load i32, ptr %36, align 8
  %38 = icmp eq i32 %37, 1
  %spec.select = select i1 %38, i32 0, i32 %13
  br label %39

39:
  %.0 = phi i32 [ %13, %31 ], [ %spec.select, %35 ]
  %40 = getelementptr inbounds nuw %struct.together, ptr %2, i32 0, i32 15
  %41 = load ptr, ptr %40, align 8
  %42 = getelementptr inbounds nuw %struct.together, ptr %2, i32 0, i32 16
  %43 = load ptr, ptr %42, align 8
  %44 = icmp ne i32 %33, 0
  br i1 %44, label %45, label %48

45:
  %46 = getelementptr inbounds nuw %struct.together, ptr %2, i32 0, i32 4
  %47 = load i32, ptr %46, align 8
  br label %48

48:
  %49 = phi i32 [ %47, %45 ], [ -1, %39 ]
  %50 = call ptr @pieces_out(ptr noundef %2, ptr noundef %1, i32 noundef %.0, ptr noundef %41, ptr noundef %43, i32 noundef %49)
  %51 = getelementptr inbounds nuw %struct.together, ptr %2, i32 0, i32 0
  %52 = getelementptr inbounds nuw %struct.floats, ptr %51, i32 0, i32 1
  %53 = load i64, ptr %52, align 8
  %54 = getelementptr inbounds nuw %struct.together, ptr %2, i32 0, i32 13
  %55 = load ptr, ptr %54, align 8
  %56 = getelementptr inbounds nuw %struct.together, ptr %2, i32 0, i32 14
  %57 = load ptr, ptr %56, align 8
  %58 = call i32 @span(i32 noundef %12, ptr noundef %55, ptr noundef %57)
  %59 = sext i32 %58 to i64
  %60 = mul i64 %53, %59
  %61 = call ptr @room(i64 noundef %60)
  %62 = getelementptr inbounds nuw %struct.together, ptr %2, i32 0, i32 2
  %63 = load i32, ptr %62, align 8
  switch i32 %63, label %118 [
    i32 0, label %64
    i32 1, label %79
    i32 2, label %80
    i32 3, label %81
    i32 4, label %93
    i32 5, label %105
    i32 6, label %106
  ]

64:
  %65 = getelementptr inbounds nuw %struct.together, ptr %2, i32 0, i32 15
  %66 = load ptr, ptr %65, align 8
  %67 = getelementptr inbounds nuw %struct.together, ptr %2, i32 0, i32 16
  %68 = load ptr, ptr %67, align 8
  %69 = icmp ne i32 %33, 0
  %. = select i1 %69, ptr inttoptr (i64 -1 to ptr), ptr %61
  %70 = getelementptr inbounds nuw %struct.together, ptr %2, i32 0, i32 13
  %71 = load ptr, ptr %70, align 8
  %72 = getelementptr inbounds i32, ptr %71, i64 0
  %73 = load i32, ptr %72, align 4
  %74 = getelementptr inbounds nuw %struct.together, ptr %2, i32 0, i32 3
  %75 = load i32, ptr %74, align 4
  %76 = getelementptr inbounds nuw %struct.together, ptr %2, i32 0, i32 9
  %77 = load i32, ptr %76, align 4
  %78 = call i32 @MPI_Scatterv(ptr noundef %50, ptr noundef %66, ptr noundef %68, i32 noundef %11, ptr noundef %., i32 noundef %73, i32 noundef %11, i32 noundef %75, i32 noundef %77)
  br label %118

79:
  call void @scattered_back(ptr noundef %2, ptr noundef %50, ptr noundef %0)
  br label %118

80:
  call void @gathered_back(ptr noundef %2, ptr noundef %50, ptr noundef %0, ptr noundef %1)
  br label %118

81:
  %82 = getelementptr inbounds nuw %struct.together, ptr %2, i32 0, i32 15
  %83 = load ptr, ptr %82, align 8
  %84 = getelementptr inbounds nuw %struct.together, ptr %2, i32 0, i32 16
  %85 = load ptr, ptr %84, align 8
  %86 = getelementptr inbounds nuw %struct.together, ptr %2, i32 0, i32 13
  %87 = load ptr, ptr %86, align 8
  %88 = getelementptr inbounds nuw %struct.together, ptr %2, i32 0, i32 14
  %89 = load ptr, ptr %88, align 8
  %90 = getelementptr inbounds nuw %struct.together, ptr %2, i32 0, i32 9
  %91 = load i32, ptr %90, align 4
  %92 = call i32 @MPI_Alltoallv(ptr noundef %50, ptr noundef %83, ptr noundef %85, i32 noundef %11, ptr noundef %61, ptr noundef %87, ptr noundef %89, i32 noundef %11, i32 noundef %91)
  br label %118

93:
  %94 = getelementptr inbounds nuw %struct.together, ptr %2, i32 0, i32 15
  %95 = load ptr, ptr %94, align 8
  %96 = getelementptr inbounds i32, ptr %95, i64 0
  %97 = load i32, ptr %96, align 4
  %98 = getelementptr inbounds nuw %struct.together, ptr %2, i32 0, i32 13
  %99 = load ptr, ptr %98, align 8
  %100 = getelementptr inbounds nuw %struct.together, ptr %2, i32 0, i32 14
  %101 = load ptr, ptr %100, align 8
  %102 = getelementptr inbounds nuw %struct.together, ptr %2, i32 0, i32 9
  %103 = load i32, ptr %102, align 4
  %104 = call i32 @MPI_Allgatherv(ptr noundef %50, i32 noundef %97, i32 noundef %11, ptr noundef %61, ptr noundef %99, ptr noundef %101, i32 noundef %11, i32 noundef %103)
  br label %118

105:
  call void @neighbours_back(ptr noundef %2, ptr noundef %50, ptr noundef %0)
  br label %118

106:
  %107 = getelementptr inbounds nuw %struct.together, ptr %2, i32 0, i32 15
  %108 = load ptr, ptr %107, align 8
  %109 = getelementptr inbounds nuw %struct.together, ptr %2, i32 0, i32 16
  %110 = load ptr, ptr %109, align 8
  %111 = getelementptr inbounds nuw %struct.together, ptr %2, i32 0, i32 13
  %112 = load ptr, ptr %111, align 8
  %113 = getelementptr inbounds nuw %struct.together, ptr %2, i32 0, i32 14
  %114 = load ptr, ptr %113, align 8
  %115 = getelementptr inbounds nuw %struct.together, ptr %2, i32 0, i32 9
  %116 = load i32, ptr %115, align 4
  %117 = call i32 @MPI_Neighbor_alltoallv(ptr noundef %50, ptr noundef %108, ptr noundef %110, i32 noundef %11, ptr noundef %61, ptr noundef %112, ptr noundef %114, i32 noundef %11, i32 noundef %116)
  br label %118

118:
  %119 = getelementptr inbounds nuw %struct.together, ptr %2, i32 0, i32 2
  %120 = load i32, ptr %119, align 8
  %121 = icmp ne i32 %120, 1
  br i1 %121, label %122, label %136

122:
  %123 = getelementptr inbounds nuw %struct.together, ptr %2, i32 0, i32 2
  %124 = load i32, ptr %123, align 8
  %125 = icmp ne i32 %124, 2
  br i1 %125, label %126, label %136

126:
  %127 = getelementptr inbounds nuw %struct.together, ptr %2, i32 0, i32 2
  %128 = load i32, ptr %127, align 8
  %129 = icmp eq i32 %128, 5
  %130 = icmp ne i32 %33, 0
  %or.cond = or i1 %129, %130
  br i1 %or.cond, label %136, label %131

131:
  %132 = getelementptr inbounds nuw %struct.together, ptr %2, i32 0, i32 13
  %133 = load ptr, ptr %132, align 8
  %134 = getelementptr inbounds nuw %struct.together, ptr %2, i32 0, i32 14
  %135 = load ptr, ptr %134, align 8
  call void @pieces_in(ptr noundef %2, ptr noundef %0, ptr noundef %61, i32 noundef %12, ptr noundef %133, ptr noundef %135)
  br label %136

136:
  call void @free(ptr noundef %50)
  call void @free(ptr noundef %61)
  call void @end(ptr noundef %2)
  br label %137

137:
  ret void
}

define internal ptr @pieces_out(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5) {
  %7 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 0
  %8 = getelementptr inbounds nuw %struct.floats, ptr %7, i32 0, i32 1
  %9 = load i64, ptr %8, align 8
  %10 = call i32 @span(i32 noundef %2, ptr noundef %3, ptr noundef %4)
  %11 = sext i32 %10 to i64
  %12 = mul i64 %9, %11
  %13 = call ptr @room(i64 noundef %12)
  br label %14

14:
  %.033 = phi i32 [ 0, %6 ], [ %35, %17 ]
  %15 = icmp ne ptr %1, null
  %16 = icmp slt i32 %.033, %2
  %spec.select = select i1 %15, i1 %16, i1 false
  br i1 %spec.select, label %17, label %36

17:
  %18 = sext i32 %.033 to i64
  %19 = getelementptr inbounds i32, ptr %4, i64 %18
  %20 = load i32, ptr %19, align 4
  %21 = sext i32 %20 to i64
  %22 = mul i64 %9, %21
  %23 = getelementptr inbounds nuw i8, ptr %13, i64 %22
  %24 = sext i32 %.033 to i64
  %25 = getelementptr inbounds i32, ptr %4, i64 %24
  %26 = load i32, ptr %25, align 4
  %27 = sext i32 %26 to i64
  %28 = mul i64 %9, %27
  %29 = getelementptr inbounds nuw i8, ptr %1, i64 %28
  %30 = sext i32 %.033 to i64
  %31 = getelementptr inbounds i32, ptr %3, i64 %30
  %32 = load i32, ptr %31, align 4
  %33 = sext i32 %32 to i64
  %34 = mul i64 %9, %33
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %23, ptr align 1 %29, i64 %34, i1 false)
  %35 = add nsw i32 %.033, 1
  br label %14

36:
  %.0 = phi i32 [ %54, %53 ], [ 0, %14 ]
  %37 = icmp ne ptr %1, null
  %38 = icmp slt i32 %.0, %2
  %spec.select34 = select i1 %37, i1 %38, i1 false
  br i1 %spec.select34, label %39, label %55

39:
  %40 = icmp ne i32 %.0, %5
  br i1 %40, label %41, label %53

41:
  %42 = sext i32 %.0 to i64
  %43 = getelementptr inbounds i32, ptr %4, i64 %42
  %44 = load i32, ptr %43, align 4
  %45 = sext i32 %44 to i64
  %46 = mul i64 %9, %45
  %47 = getelementptr inbounds nuw i8, ptr %1, i64 %46
  %48 = sext i32 %.0 to i64
  %49 = getelementptr inbounds i32, ptr %3, i64 %48
  %50 = load i32, ptr %49, align 4
  %51 = sext i32 %50 to i64
  %52 = mul i64 %9, %51
  call void @llvm.memset.p0.i64(ptr align 1 %47, i8 0, i64 %52, i1 false)
  br label %53

53:
  %54 = add nsw i32 %.0, 1
  br label %36

55:
  ret ptr %13
}

declare i32 @MPI_Scatterv(ptr noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef)

define internal void @scattered_back(ptr noundef %0, ptr noundef %1, ptr noundef %2) {
  %4 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 0
  %5 = getelementptr inbounds nuw %struct.floats, ptr %4, i32 0, i32 1
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 4
  %8 = load i32, ptr %7, align 8
  %9 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 3
  %10 = load i32, ptr %9, align 4
  %11 = icmp eq i32 %8, %10
  %12 = zext i1 %11 to i32
  %13 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 6
  %14 = load i32, ptr %13, align 8
  %15 = icmp ne i32 %14, 0
  %16 = icmp ne i32 %12, 0
  %spec.select = select i1 %15, i1 %16, i1 false
  %17 = zext i1 %spec.select to i32
  %18 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 5
  %19 = load i32, ptr %18, align 4
  %20 = sext i32 %19 to i64
  %21 = mul i64 %20, 4
  %22 = call ptr @room(i64 noundef %21)
  %23 = icmp ne i32 %17, 0
  br i1 %23, label %24, label %31

24:
  %25 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 13
  %26 = load ptr, ptr %25, align 8
  %27 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 4
  %28 = load i32, ptr %27, align 8
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i32, ptr %26, i64 %29
  store i32 0, ptr %30, align 4
  br label %31

31:
  br label %32

32:
  %.048 = phi i32 [ 0, %31 ], [ %41, %36 ]
  %.047 = phi i32 [ 0, %31 ], [ %45, %36 ]
  %33 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 5
  %34 = load i32, ptr %33, align 4
  %35 = icmp slt i32 %.048, %34
  br i1 %35, label %36, label %46

36:
  %37 = sext i32 %.048 to i64
  %38 = getelementptr inbounds i32, ptr %22, i64 %37
  store i32 %.047, ptr %38, align 4
  %39 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 13
  %40 = load ptr, ptr %39, align 8
  %41 = add nsw i32 %.048, 1
  %42 = sext i32 %.048 to i64
  %43 = getelementptr inbounds i32, ptr %40, i64 %42
  %44 = load i32, ptr %43, align 4
  %45 = add nsw i32 %.047, %44
  br label %32

46:
  %47 = icmp ne i32 %12, 0
  %48 = sext i32 %.047 to i64
  %49 = mul i64 %6, %48
  %50 = select i1 %47, i64 %49, i64 1
  %51 = call ptr @room(i64 noundef %50)
  %52 = icmp ne i32 %17, 0
  br i1 %52, label %58, label %53

53:
  %54 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 15
  %55 = load ptr, ptr %54, align 8
  %56 = getelementptr inbounds i32, ptr %55, i64 0
  %57 = load i32, ptr %56, align 4
  br label %58

58:
  %59 = phi i32 [ %57, %53 ], [ 0, %46 ]
  %60 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 0
  %61 = getelementptr inbounds nuw %struct.floats, ptr %60, i32 0, i32 0
  %62 = load i32, ptr %61, align 8
  %63 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 13
  %64 = load ptr, ptr %63, align 8
  %65 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 0
  %66 = getelementptr inbounds nuw %struct.floats, ptr %65, i32 0, i32 0
  %67 = load i32, ptr %66, align 8
  %68 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 3
  %69 = load i32, ptr %68, align 4
  %70 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 9
  %71 = load i32, ptr %70, align 4
  %72 = call i32 @MPI_Gatherv(ptr noundef %1, i32 noundef %59, i32 noundef %62, ptr noundef %51, ptr noundef %64, ptr noundef %22, i32 noundef %67, i32 noundef %69, i32 noundef %71)
  br label %73

73:
  %.0 = phi i32 [ 0, %58 ], [ %102, %80 ]
  %74 = icmp ne i32 %12, 0
  %75 = icmp ne ptr %2, null
  %or.cond = and i1 %74, %75
  br i1 %or.cond, label %76, label %.critedge

76:
  %77 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 5
  %78 = load i32, ptr %77, align 4
  %79 = icmp slt i32 %.0, %78
  br i1 %79, label %80, label %.critedge

80:
  %81 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 0
  %82 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 14
  %83 = load ptr, ptr %82, align 8
  %84 = sext i32 %.0 to i64
  %85 = getelementptr inbounds i32, ptr %83, i64 %84
  %86 = load i32, ptr %85, align 4
  %87 = sext i32 %86 to i64
  %88 = mul i64 %6, %87
  %89 = getelementptr inbounds nuw i8, ptr %2, i64 %88
  %90 = sext i32 %.0 to i64
  %91 = getelementptr inbounds i32, ptr %22, i64 %90
  %92 = load i32, ptr %91, align 4
  %93 = sext i32 %92 to i64
  %94 = mul i64 %6, %93
  %95 = getelementptr inbounds nuw i8, ptr %51, i64 %94
  %96 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 13
  %97 = load ptr, ptr %96, align 8
  %98 = sext i32 %.0 to i64
  %99 = getelementptr inbounds i32, ptr %97, i64 %98
  %100 = load i32, ptr %99, align 4
  %101 = sext i32 %100 to i64
  call void @sum(ptr noundef byval(%struct.floats) align 8 %81, ptr noundef %89, ptr noundef %95, i64 noundef %101)
  %102 = add nsw i32 %.0, 1
  br label %73

.critedge:
  call void @free(ptr noundef %22)
  call void @free(ptr noundef %51)
  ret void
}

define internal void @gathered_back(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) {
  %5 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 0
  %6 = getelementptr inbounds nuw %struct.floats, ptr %5, i32 0, i32 1
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 15
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 4
  %11 = load i32, ptr %10, align 8
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds i32, ptr %9, i64 %12
  %14 = load i32, ptr %13, align 4
  br label %15

15:
  %.047 = phi i32 [ 0, %4 ], [ %26, %19 ]
  %.0 = phi i32 [ 0, %4 ], [ %25, %19 ]
  %16 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 5
  %17 = load i32, ptr %16, align 4
  %18 = icmp slt i32 %.047, %17
  br i1 %18, label %19, label %27

19:
  %20 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 15
  %21 = load ptr, ptr %20, align 8
  %22 = sext i32 %.047 to i64
  %23 = getelementptr inbounds i32, ptr %21, i64 %22
  %24 = load i32, ptr %23, align 4
  %25 = add nsw i32 %.0, %24
  %26 = add nsw i32 %.047, 1
  br label %15

27:
  %28 = sext i32 %.0 to i64
  %29 = mul i64 %7, %28
  %30 = call ptr @room(i64 noundef %29)
  %31 = sext i32 %14 to i64
  %32 = mul i64 %7, %31
  %33 = call ptr @room(i64 noundef %32)
  br label %34

34:
  %.048 = phi ptr [ %30, %27 ], [ %62, %38 ]
  %.046 = phi i32 [ 0, %27 ], [ %56, %38 ]
  %35 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 5
  %36 = load i32, ptr %35, align 4
  %37 = icmp slt i32 %.046, %36
  br i1 %37, label %38, label %63

38:
  %39 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 16
  %40 = load ptr, ptr %39, align 8
  %41 = sext i32 %.046 to i64
  %42 = getelementptr inbounds i32, ptr %40, i64 %41
  %43 = load i32, ptr %42, align 4
  %44 = sext i32 %43 to i64
  %45 = mul i64 %7, %44
  %46 = getelementptr inbounds nuw i8, ptr %1, i64 %45
  %47 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 15
  %48 = load ptr, ptr %47, align 8
  %49 = sext i32 %.046 to i64
  %50 = getelementptr inbounds i32, ptr %48, i64 %49
  %51 = load i32, ptr %50, align 4
  %52 = sext i32 %51 to i64
  %53 = mul i64 %7, %52
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %.048, ptr align 1 %46, i64 %53, i1 false)
  %54 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 15
  %55 = load ptr, ptr %54, align 8
  %56 = add nsw i32 %.046, 1
  %57 = sext i32 %.046 to i64
  %58 = getelementptr inbounds i32, ptr %55, i64 %57
  %59 = load i32, ptr %58, align 4
  %60 = sext i32 %59 to i64
  %61 = mul i64 %7, %60
  %62 = getelementptr inbounds nuw i8, ptr %.048, i64 %61
  br label %34

63:
  %64 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 15
  %65 = load ptr, ptr %64, align 8
  %66 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 0
  %67 = getelementptr inbounds nuw %struct.floats, ptr %66, i32 0, i32 0
  %68 = load i32, ptr %67, align 8
  %69 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 9
  %70 = load i32, ptr %69, align 4
  %71 = call i32 @MPI_Reduce_scatter(ptr noundef %30, ptr noundef %33, ptr noundef %65, i32 noundef %68, i32 noundef 1476395011, i32 noundef %70)
  %72 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 6
  %73 = load i32, ptr %72, align 8
  %74 = icmp ne i32 %73, 0
  %75 = icmp ne ptr %3, null
  %or.cond = and i1 %74, %75
  br i1 %or.cond, label %76, label %87

76:
  %77 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 16
  %78 = load ptr, ptr %77, align 8
  %79 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 4
  %80 = load i32, ptr %79, align 8
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds i32, ptr %78, i64 %81
  %83 = load i32, ptr %82, align 4
  %84 = sext i32 %83 to i64
  %85 = mul i64 %7, %84
  %86 = getelementptr inbounds nuw i8, ptr %3, i64 %85
  br label %87

87:
  %88 = phi ptr [ %86, %76 ], [ %2, %63 ]
  %89 = icmp ne ptr %88, null
  br i1 %89, label %90, label %93

90:
  %91 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 0
  %92 = sext i32 %14 to i64
  call void @sum(ptr noundef byval(%struct.floats) align 8 %91, ptr noundef %88, ptr noundef %33, i64 noundef %92)
  br label %93

93:
  call void @free(ptr noundef %30)
  call void @free(ptr noundef %33)
  ret void
}

declare i32 @MPI_Alltoallv(ptr noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef)

declare i32 @MPI_Allgatherv(ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef)

define internal void @neighbours_back(ptr noundef %0, ptr noundef %1, ptr noundef %2) {
  %4 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 13
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds i32, ptr %5, i64 0
  %7 = load i32, ptr %6, align 4
  %8 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 5
  %9 = load i32, ptr %8, align 4
  %10 = sext i32 %9 to i64
  %11 = mul i64 %10, 4
  %12 = call ptr @room(i64 noundef %11)
  %13 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 5
  %14 = load i32, ptr %13, align 4
  %15 = sext i32 %14 to i64
  %16 = mul i64 %15, 4
  %17 = call ptr @room(i64 noundef %16)
  br label %18

18:
  %.038 = phi i32 [ 0, %3 ], [ %28, %22 ]
  %19 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 5
  %20 = load i32, ptr %19, align 4
  %21 = icmp slt i32 %.038, %20
  br i1 %21, label %22, label %29

22:
  %23 = sext i32 %.038 to i64
  %24 = getelementptr inbounds i32, ptr %12, i64 %23
  store i32 %7, ptr %24, align 4
  %25 = mul nsw i32 %.038, %7
  %26 = sext i32 %.038 to i64
  %27 = getelementptr inbounds i32, ptr %17, i64 %26
  store i32 %25, ptr %27, align 4
  %28 = add nsw i32 %.038, 1
  br label %18

29:
  %30 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 0
  %31 = getelementptr inbounds nuw %struct.floats, ptr %30, i32 0, i32 1
  %32 = load i64, ptr %31, align 8
  %33 = sext i32 %7 to i64
  %34 = mul i64 %32, %33
  %35 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 5
  %36 = load i32, ptr %35, align 4
  %37 = sext i32 %36 to i64
  %38 = mul i64 %34, %37
  %39 = call ptr @room(i64 noundef %38)
  %40 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 15
  %41 = load ptr, ptr %40, align 8
  %42 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 16
  %43 = load ptr, ptr %42, align 8
  %44 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 0
  %45 = getelementptr inbounds nuw %struct.floats, ptr %44, i32 0, i32 0
  %46 = load i32, ptr %45, align 8
  %47 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 0
  %48 = getelementptr inbounds nuw %struct.floats, ptr %47, i32 0, i32 0
  %49 = load i32, ptr %48, align 8
  %50 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 9
  %51 = load i32, ptr %50, align 4
  %52 = call i32 @MPI_Neighbor_alltoallv(ptr noundef %1, ptr noundef %41, ptr noundef %43, i32 noundef %46, ptr noundef %39, ptr noundef %12, ptr noundef %17, i32 noundef %49, i32 noundef %51)
  br label %53

53:
  %.0 = phi i32 [ 0, %29 ], [ %71, %59 ]
  %54 = icmp ne ptr %2, null
  br i1 %54, label %55, label %.critedge

55:
  %56 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 5
  %57 = load i32, ptr %56, align 4
  %58 = icmp slt i32 %.0, %57
  br i1 %58, label %59, label %.critedge

59:
  %60 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 0
  %61 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 0
  %62 = getelementptr inbounds nuw %struct.floats, ptr %61, i32 0, i32 1
  %63 = load i64, ptr %62, align 8
  %64 = sext i32 %.0 to i64
  %65 = getelementptr inbounds i32, ptr %17, i64 %64
  %66 = load i32, ptr %65, align 4
  %67 = sext i32 %66 to i64
  %68 = mul i64 %63, %67
  %69 = getelementptr inbounds nuw i8, ptr %39, i64 %68
  %70 = sext i32 %7 to i64
  call void @sum(ptr noundef byval(%struct.floats) align 8 %60, ptr noundef %2, ptr noundef %69, i64 noundef %70)
  %71 = add nsw i32 %.0, 1
  br label %53

.critedge:
  call void @free(ptr noundef %12)
  call void @free(ptr noundef %17)
  call void @free(ptr noundef %39)
  ret void
}

declare i32 @MPI_Neighbor_alltoallv(ptr noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef)

define internal void @pieces_in(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5) {
  %7 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 0
  %8 = getelementptr inbounds nuw %struct.floats, ptr %7, i32 0, i32 1
  %9 = load i64, ptr %8, align 8
  br label %10

10:
  %.0 = phi i32 [ 0, %6 ], [ %31, %13 ]
  %11 = icmp ne ptr %1, null
  %12 = icmp slt i32 %.0, %3
  %spec.select = select i1 %11, i1 %12, i1 false
  br i1 %spec.select, label %13, label %32

13:
  %14 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 0
  %15 = sext i32 %.0 to i64
  %16 = getelementptr inbounds i32, ptr %5, i64 %15
  %17 = load i32, ptr %16, align 4
  %18 = sext i32 %17 to i64
  %19 = mul i64 %9, %18
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 %19
  %21 = sext i32 %.0 to i64
  %22 = getelementptr inbounds i32, ptr %5, i64 %21
  %23 = load i32, ptr %22, align 4
  %24 = sext i32 %23 to i64
  %25 = mul i64 %9, %24
  %26 = getelementptr inbounds nuw i8, ptr %2, i64 %25
  %27 = sext i32 %.0 to i64
  %28 = getelementptr inbounds i32, ptr %4, i64 %27
  %29 = load i32, ptr %28, align 4
  %30 = sext i32 %29 to i64
  call void @sum(ptr noundef byval(%struct.floats) align 8 %14, ptr noundef %20, ptr noundef %26, i64 noundef %30)
  %31 = add nsw i32 %.0, 1
  br label %10

32:
  ret void
}

define dso_local ptr @tapeless.mpi.send(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, i64 noundef %5, i32 noundef %6, i32 noundef %7, i64 noundef %8, ptr noundef %9, ptr noundef %10) {
  %12 = alloca %struct.message, align 8
  %13 = getelementptr inbounds nuw %struct.message, ptr %12, i32 0, i32 0
  call void @llvm.memset.p0.i64(ptr align 8 %13, i8 0, i64 24, i1 false)
  %14 = getelementptr inbounds nuw %struct.message, ptr %12, i32 0, i32 1
  call void @llvm.memset.p0.i64(ptr align 8 %14, i8 0, i64 24, i1 false)
  %15 = getelementptr inbounds nuw %struct.message, ptr %12, i32 0, i32 2
  store ptr %2, ptr %15, align 8
  %16 = getelementptr inbounds nuw %struct.message, ptr %12, i32 0, i32 3
  store ptr %3, ptr %16, align 8
  %17 = getelementptr inbounds nuw %struct.message, ptr %12, i32 0, i32 4
  store i32 %4, ptr %17, align 8
  %18 = getelementptr inbounds nuw %struct.message, ptr %12, i32 0, i32 5
  store i32 %6, ptr %18, align 4
  %19 = getelementptr inbounds nuw %struct.message, ptr %12, i32 0, i32 6
  store i32 %7, ptr %19, align 8
  %20 = getelementptr inbounds nuw %struct.message, ptr %12, i32 0, i32 7
  store i32 0, ptr %20, align 4
  %21 = getelementptr inbounds nuw %struct.message, ptr %12, i32 0, i32 8
  %22 = trunc i64 %5 to i32
  store i32 %22, ptr %21, align 8
  %23 = getelementptr inbounds nuw %struct.message, ptr %12, i32 0, i32 9
  %24 = trunc i64 %8 to i32
  store i32 %24, ptr %23, align 4
  %25 = getelementptr inbounds nuw %struct.message, ptr %12, i32 0, i32 10
  store i32 %1, ptr %25, align 8
  %26 = getelementptr inbounds nuw %struct.message, ptr %12, i32 0, i32 11
  store i32 0, ptr %26, align 4
  %27 = getelementptr inbounds nuw %struct.message, ptr %12, i32 0, i32 12
  store i32 0, ptr %27, align 8
  %28 = getelementptr inbounds nuw %struct.message, ptr %12, i32 0, i32 13
  store i32 0, ptr %28, align 4
  %29 = getelementptr inbounds nuw %struct.message, ptr %12, i32 0, i32 14
  store i32 0, ptr %29, align 8
  %30 = getelementptr i8, ptr %12, i64 108
  call void @llvm.memset.p0.i64(ptr align 4 %30, i8 0, i64 4, i1 false)
  %31 = getelementptr inbounds nuw %struct.message, ptr %12, i32 0, i32 15
  store ptr null, ptr %31, align 8
  %32 = getelementptr inbounds nuw %struct.message, ptr %12, i32 0, i32 16
  store i32 0, ptr %32, align 8
  %33 = getelementptr i8, ptr %12, i64 124
  call void @llvm.memset.p0.i64(ptr align 4 %33, i8 0, i64 4, i1 false)
  %34 = getelementptr inbounds nuw %struct.message, ptr %12, i32 0, i32 17
  store ptr null, ptr %34, align 8
  %35 = call ptr @post(i32 noundef %0, ptr noundef byval(%struct.message) align 8 %12, ptr noundef %9, ptr noundef %10)
  ret ptr %35
}

define internal ptr @post(i32 noundef %0, ptr noundef byval(%struct.message) align 8 %1, ptr noundef %2, ptr noundef %3) {
  %.sroa.3 = alloca [20 x i8], align 4
  %5 = alloca %struct.floats, align 8
  %6 = alloca %struct.row, align 8
  %7 = icmp ne i32 %0, 0
  br i1 %7, label %8, label %17

8:
  %9 = getelementptr inbounds nuw %struct.message, ptr %1, i32 0, i32 2
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds nuw %struct.message, ptr %1, i32 0, i32 5
  %12 = load i32, ptr %11, align 4
  %13 = icmp eq i32 %12, -1
  %14 = getelementptr inbounds nuw %struct.message, ptr %1, i32 0, i32 4
  %15 = load i32, ptr %14, align 8
  %16 = select i1 %13, i32 0, i32 %15
  call void @must_have_place(ptr noundef %10, i32 noundef %16)
  br label %17

17:
  %18 = getelementptr inbounds nuw %struct.message, ptr %1, i32 0, i32 11
  %19 = load i32, ptr %18, align 4
  %20 = icmp ne i32 %19, 0
  %21 = getelementptr inbounds nuw %struct.message, ptr %1, i32 0, i32 5
  %22 = load i32, ptr %21, align 4
  %23 = icmp eq i32 %22, -2
  %or.cond = select i1 %20, i1 %23, i1 false
  %24 = getelementptr inbounds nuw %struct.message, ptr %1, i32 0, i32 6
  %25 = load i32, ptr %24, align 8
  %26 = icmp eq i32 %25, -1
  %or.cond24 = select i1 %or.cond, i1 %26, i1 false
  %27 = icmp ne i32 %0, 0
  %or.cond25 = and i1 %or.cond24, %27
  br i1 %or.cond25, label %28, label %29

28:
  call void @stop(ptr noundef @.str.15)
  unreachable

29:
  %30 = call ptr @room(i64 noundef 136)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %30, ptr align 8 %1, i64 136, i1 false)
  %31 = getelementptr inbounds nuw %struct.message, ptr %30, i32 0, i32 0
  %32 = icmp eq i32 %0, 0
  br i1 %32, label %33, label %34

33:
  call void @llvm.memset.p0.i64(ptr align 4 %.sroa.3, i8 0, i64 20, i1 false)
  store i32 201326592, ptr %31, align 8
  %.sroa.3.0..sroa_idx = getelementptr inbounds i8, ptr %31, i64 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %.sroa.3.0..sroa_idx, ptr align 4 %.sroa.3, i64 20, i1 false)
  br label %39

34:
  %35 = getelementptr inbounds nuw %struct.message, ptr %30, i32 0, i32 4
  %36 = load i32, ptr %35, align 8
  %37 = getelementptr inbounds nuw %struct.message, ptr %30, i32 0, i32 8
  %38 = load i32, ptr %37, align 8
  call void @floats(ptr dead_on_unwind writable sret(%struct.floats) align 8 %5, i32 noundef %36, i32 noundef %38)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %31, ptr align 8 %5, i64 24, i1 false)
  br label %39

39:
  %40 = getelementptr inbounds nuw %struct.message, ptr %30, i32 0, i32 1
  %41 = getelementptr inbounds nuw %struct.message, ptr %30, i32 0, i32 8
  %42 = load i32, ptr %41, align 8
  call void @settled(ptr dead_on_unwind writable sret(%struct.row) align 8 %6, ptr noundef %3, i32 noundef %42)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %40, ptr align 8 %6, i64 24, i1 false)
  %43 = getelementptr inbounds nuw %struct.message, ptr %30, i32 0, i32 10
  %44 = load i32, ptr %43, align 8
  %45 = and i32 %44, 8
  %46 = icmp ne i32 %45, 0
  br i1 %46, label %47, label %49

47:
  %48 = getelementptr inbounds nuw %struct.message, ptr %30, i32 0, i32 13
  call void @initialise(ptr noundef %30, ptr noundef %48)
  br label %53

49:
  %50 = getelementptr inbounds nuw %struct.message, ptr %30, i32 0, i32 13
  call void @begin(ptr noundef %30, ptr noundef %50)
  %51 = icmp eq i32 %0, 2
  br i1 %51, label %52, label %53

52:
  call void @begin_tangent(ptr noundef %30)
  br label %53

53:
  %54 = getelementptr inbounds nuw %struct.message, ptr %30, i32 0, i32 10
  %55 = load i32, ptr %54, align 8
  %56 = call i32 @take(ptr noundef %30)
  call void @put_request(ptr noundef %2, i32 noundef 0, i32 noundef %55, i32 noundef %56)
  ret ptr %30
}

define dso_local ptr @tapeless.mpi.receive(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, i64 noundef %5, i32 noundef %6, i32 noundef %7, i64 noundef %8, ptr noundef %9, ptr noundef %10) {
  %12 = alloca %struct.message, align 8
  %13 = getelementptr inbounds nuw %struct.message, ptr %12, i32 0, i32 0
  call void @llvm.memset.p0.i64(ptr align 8 %13, i8 0, i64 24, i1 false)
  %14 = getelementptr inbounds nuw %struct.message, ptr %12, i32 0, i32 1
  call void @llvm.memset.p0.i64(ptr align 8 %14, i8 0, i64 24, i1 false)
  %15 = getelementptr inbounds nuw %struct.message, ptr %12, i32 0, i32 2
  store ptr %2, ptr %15, align 8
  %16 = getelementptr inbounds nuw %struct.message, ptr %12, i32 0, i32 3
  store ptr %3, ptr %16, align 8
  %17 = getelementptr inbounds nuw %struct.message, ptr %12, i32 0, i32 4
  store i32 %4, ptr %17, align 8
  %18 = getelementptr inbounds nuw %struct.message, ptr %12, i32 0, i32 5
  store i32 %6, ptr %18, align 4
  %19 = getelementptr inbounds nuw %struct.message, ptr %12, i32 0, i32 6
  store i32 %7, ptr %19, align 8
  %20 = getelementptr inbounds nuw %struct.message, ptr %12, i32 0, i32 7
  store i32 0, ptr %20, align 4
  %21 = getelementptr inbounds nuw %struct.message, ptr %12, i32 0, i32 8
  %22 = trunc i64 %5 to i32
  store i32 %22, ptr %21, align 8
  %23 = getelementptr inbounds nuw %struct.message, ptr %12, i32 0, i32 9
  %24 = trunc i64 %8 to i32
  store i32 %24, ptr %23, align 4
  %25 = getelementptr inbounds nuw %struct.message, ptr %12, i32 0, i32 10
  store i32 %1, ptr %25, align 8
  %26 = getelementptr inbounds nuw %struct.message, ptr %12, i32 0, i32 11
  store i32 1, ptr %26, align 4
  %27 = getelementptr inbounds nuw %struct.message, ptr %12, i32 0, i32 12
  store i32 0, ptr %27, align 8
  %28 = getelementptr inbounds nuw %struct.message, ptr %12, i32 0, i32 13
  store i32 0, ptr %28, align 4
  %29 = getelementptr inbounds nuw %struct.message, ptr %12, i32 0, i32 14
  store i32 0, ptr %29, align 8
  %30 = getelementptr i8, ptr %12, i64 108
  call void @llvm.memset.p0.i64(ptr align 4 %30, i8 0, i64 4, i1 false)
  %31 = getelementptr inbounds nuw %struct.message, ptr %12, i32 0, i32 15
  store ptr null, ptr %31, align 8
  %32 = getelementptr inbounds nuw %struct.message, ptr %12, i32 0, i32 16
  store i32 0, ptr %32, align 8
  %33 = getelementptr i8, ptr %12, i64 124
  call void @llvm.memset.p0.i64(ptr align 4 %33, i8 0, i64 4, i1 false)
  %34 = getelementptr inbounds nuw %struct.message, ptr %12, i32 0, i32 17
  store ptr null, ptr %34, align 8
  %35 = call ptr @post(i32 noundef %0, ptr noundef byval(%struct.message) align 8 %12, ptr noundef %9, ptr noundef %10)
  ret ptr %35
}

define dso_local void @tapeless.mpi.posted(ptr noundef %0, ptr noundef %1) {
  call void @complete_adjoint(ptr noundef %1, ptr noundef %0)
  ret void
}

define internal void @complete_adjoint(ptr noundef %0, ptr noundef %1) {
  %3 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 16
  %4 = load i32, ptr %3, align 8
  %5 = icmp ne i32 %4, 0
  br i1 %5, label %6, label %11

6:
  %7 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 14
  %8 = call i32 @MPI_Wait(ptr noundef %7, ptr noundef inttoptr (i64 1 to ptr))
  call void @add_adjoint(ptr noundef %0, ptr noundef %1)
  %9 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 15
  %10 = load ptr, ptr %9, align 8
  call void @free(ptr noundef %10)
  br label %11

11:
  call void @free(ptr noundef %0)
  ret void
}

define dso_local ptr @tapeless.mpi.start(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3) {
  %5 = alloca i32, align 4
  %6 = call ptr @list_of(i32 noundef %2)
  br label %7

7:
  %.023 = phi i32 [ 0, %4 ], [ %32, %31 ]
  %8 = icmp slt i32 %.023, %2
  br i1 %8, label %9, label %33

9:
  %10 = call i32 @request_at(ptr noundef %3, i32 noundef %.023, i32 noundef %1)
  store i32 %10, ptr %5, align 4
  %11 = load i32, ptr %5, align 4
  %12 = call ptr @own(i32 noundef %11)
  %13 = icmp ne ptr %12, null
  br i1 %13, label %17, label %14

14:
  %15 = call i32 @MPI_Start(ptr noundef %5)
  %16 = load i32, ptr %5, align 4
  call void @put_request(ptr noundef %3, i32 noundef %.023, i32 noundef %1, i32 noundef %16)
  br label %31

17:
  %18 = getelementptr inbounds nuw %struct.message, ptr %12, i32 0, i32 13
  %19 = call i32 @MPI_Start(ptr noundef %18)
  %20 = call ptr @room(i64 noundef 136)
  %21 = getelementptr inbounds nuw %struct.message, ptr %12, i32 0, i32 17
  store ptr %20, ptr %21, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %20, ptr align 8 %12, i64 136, i1 false)
  %22 = icmp eq i32 %0, 2
  br i1 %22, label %23, label %24

23:
  call void @begin_tangent(ptr noundef %20)
  br label %24

24:
  %25 = getelementptr inbounds nuw %struct.list, ptr %6, i32 0, i32 1
  %26 = getelementptr inbounds nuw %struct.list, ptr %6, i32 0, i32 0
  %27 = load i32, ptr %26, align 8
  %28 = add nsw i32 %27, 1
  store i32 %28, ptr %26, align 8
  %29 = sext i32 %27 to i64
  %30 = getelementptr inbounds [0 x ptr], ptr %25, i64 0, i64 %29
  store ptr %20, ptr %30, align 8
  br label %31

31:
  %32 = add nsw i32 %.023, 1
  br label %7

33:
  %34 = icmp eq i32 %0, 1
  br i1 %34, label %36, label %35

35:
  call void @free(ptr noundef %6)
  br label %36

36:
  %.0 = phi ptr [ null, %35 ], [ %6, %33 ]
  ret ptr %.0
}

define internal ptr @list_of(i32 noundef %0) {
  %2 = sext i32 %0 to i64
  %3 = mul i64 %2, 8
  %4 = add i64 8, %3
  %5 = call ptr @room(i64 noundef %4)
  ret ptr %5
}

define internal i32 @request_at(ptr noundef %0, i32 noundef %1, i32 noundef %2) {
  %4 = sext i32 %1 to i64
  %5 = getelementptr inbounds i32, ptr %0, i64 %4
  %6 = load i32, ptr %5, align 4
  ret i32 %6
}

define internal ptr @own(i32 noundef %0) {
  %2 = call i32 @slot_of(i32 noundef %0)
  %3 = icmp slt i32 %2, 0
  br i1 %3, label %8, label %4

4:
  %5 = sext i32 %2 to i64
  %6 = getelementptr inbounds [65536 x ptr], ptr @tapeless_mpi_slots, i64 0, i64 %5
  %7 = load ptr, ptr %6, align 8
  br label %8

8:
  %9 = phi ptr [ %7, %4 ], [ null, %1 ]
  ret ptr %9
}

declare i32 @MPI_Start(ptr noundef)

define internal void @put_request(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) {
  %5 = sext i32 %1 to i64
  %6 = getelementptr inbounds i32, ptr %0, i64 %5
  store i32 %3, ptr %6, align 4
  ret void
}

define internal void @begin_tangent(ptr noundef %0) {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  %4 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 0
  %5 = call i32 @has_any(ptr noundef byval(%struct.floats) align 8 %4)
  %6 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 12
  store i32 %5, ptr %6, align 8
  %7 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 0
  %8 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 1
  %9 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 11
  %10 = load i32, ptr %9, align 4
  %11 = icmp ne i32 %10, 0
  br i1 %11, label %15, label %12

12:
  %13 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 3
  %14 = load ptr, ptr %13, align 8
  br label %15

15:
  %16 = phi ptr [ %14, %12 ], [ null, %1 ]
  %17 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 4
  %18 = load i32, ptr %17, align 8
  %19 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 8
  %20 = load i32, ptr %19, align 8
  call void @must_be_told(ptr noundef byval(%struct.floats) align 8 %7, ptr noundef byval(%struct.row) align 8 %8, ptr noundef %16, i32 noundef %18, i32 noundef %20)
  %21 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 12
  %22 = load i32, ptr %21, align 8
  %23 = icmp ne i32 %22, 0
  br i1 %23, label %24, label %70

24:
  %25 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 11
  %26 = load i32, ptr %25, align 4
  %27 = icmp ne i32 %26, 0
  br i1 %27, label %28, label %36

28:
  %29 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 5
  %30 = load i32, ptr %29, align 4
  %31 = icmp eq i32 %30, -2
  br i1 %31, label %70, label %32

32:
  %33 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 6
  %34 = load i32, ptr %33, align 8
  %35 = icmp eq i32 %34, -1
  br i1 %35, label %70, label %36

36:
  %37 = call i32 @other_of(ptr noundef %0, ptr noundef %3, ptr noundef %2)
  %38 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 16
  store i32 1, ptr %38, align 8
  %39 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 11
  %40 = load i32, ptr %39, align 4
  %41 = icmp ne i32 %40, 0
  br i1 %41, label %42, label %56

42:
  %43 = load ptr, ptr %3, align 8
  %44 = load i32, ptr %2, align 4
  %45 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 5
  %46 = load i32, ptr %45, align 4
  %47 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 6
  %48 = load i32, ptr %47, align 8
  %49 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 9
  %50 = load i32, ptr %49, align 4
  %51 = call i32 @other_tag(i32 noundef %48, i32 noundef %50)
  %52 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 9
  %53 = load i32, ptr %52, align 4
  %54 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 14
  %55 = call i32 @MPI_Irecv(ptr noundef %43, i32 noundef %44, i32 noundef %37, i32 noundef %46, i32 noundef %51, i32 noundef %53, ptr noundef %54)
  br label %70

56:
  %57 = load ptr, ptr %3, align 8
  %58 = load i32, ptr %2, align 4
  %59 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 5
  %60 = load i32, ptr %59, align 4
  %61 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 6
  %62 = load i32, ptr %61, align 8
  %63 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 9
  %64 = load i32, ptr %63, align 4
  %65 = call i32 @other_tag(i32 noundef %62, i32 noundef %64)
  %66 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 9
  %67 = load i32, ptr %66, align 4
  %68 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 14
  %69 = call i32 @MPI_Isend(ptr noundef %57, i32 noundef %58, i32 noundef %37, i32 noundef %60, i32 noundef %65, i32 noundef %67, ptr noundef %68)
  br label %70

70:
  ret void
}

define dso_local void @tapeless.mpi.started(ptr noundef %0) {
  %2 = getelementptr inbounds nuw %struct.list, ptr %0, i32 0, i32 0
  %3 = load i32, ptr %2, align 8
  br label %4

4:
  %.0 = phi i32 [ %3, %1 ], [ %5, %7 ]
  %5 = add nsw i32 %.0, -1
  %6 = icmp sgt i32 %.0, 0
  br i1 %6, label %7, label %18

7:
  %8 = getelementptr inbounds nuw %struct.list, ptr %0, i32 0, i32 1
  %9 = sext i32 %5 to i64
  %10 = getelementptr inbounds [0 x ptr], ptr %8, i64 0, i64 %9
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds nuw %struct.list, ptr %0, i32 0, i32 1
  %13 = sext i32 %5 to i64
  %14 = getelementptr inbounds [0 x ptr], ptr %12, i64 0, i64 %13
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds nuw %struct.message, ptr %15, i32 0, i32 3
  %17 = load ptr, ptr %16, align 8
  call void @complete_adjoint(ptr noundef %11, ptr noundef %17)
  br label %4

18:
  call void @free(ptr noundef %0)
  ret void
}

define dso_local ptr @tapeless.mpi.complete(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6) {
  %8 = alloca i32, align 4
  %9 = and i32 %1, -17
  %10 = and i32 %1, 16
  %11 = icmp ne i32 %10, 0
  %12 = zext i1 %11 to i64
  %13 = select i1 %11, i32 1, i32 0
  %14 = sext i32 %2 to i64
  %15 = mul i64 %14, 4
  %16 = call ptr @room(i64 noundef %15)
  %17 = add nsw i32 %2, 1
  %18 = sext i32 %17 to i64
  %19 = mul i64 %18, 20
  %20 = call ptr @room(i64 noundef %19)
  %21 = add nsw i32 %2, 1
  %22 = sext i32 %21 to i64
  %23 = mul i64 %22, 4
  %24 = call ptr @room(i64 noundef %23)
  store i32 1, ptr %8, align 4
  br label %25

25:
  %.0112 = phi i32 [ 0, %7 ], [ %40, %34 ]
  %26 = icmp slt i32 %.0112, %2
  br i1 %26, label %27, label %41

27:
  %28 = call i32 @request_at(ptr noundef %3, i32 noundef %.0112, i32 noundef %1)
  %29 = call ptr @own(i32 noundef %28)
  %30 = icmp ne ptr %29, null
  br i1 %30, label %31, label %34

31:
  %32 = getelementptr inbounds nuw %struct.message, ptr %29, i32 0, i32 13
  %33 = load i32, ptr %32, align 4
  br label %34

34:
  %35 = phi i32 [ %33, %31 ], [ %28, %27 ]
  %36 = sext i32 %.0112 to i64
  %37 = getelementptr inbounds i32, ptr %16, i64 %36
  store i32 %35, ptr %37, align 4
  %38 = sext i32 %.0112 to i64
  %39 = getelementptr inbounds i32, ptr %24, i64 %38
  store i32 %.0112, ptr %39, align 4
  %40 = add nsw i32 %.0112, 1
  br label %25

41:
  switch i32 %9, label %60 [
    i32 0, label %42
    i32 1, label %44
    i32 2, label %46
    i32 3, label %48
    i32 4, label %50
    i32 5, label %52
    i32 6, label %54
    i32 7, label %56
  ]

42:
  %43 = call i32 @MPI_Wait(ptr noundef %16, ptr noundef %20)
  br label %58

44:
  %45 = call i32 @MPI_Waitall(i32 noundef %2, ptr noundef %16, ptr noundef %20)
  br label %58

46:
  %47 = call i32 @MPI_Waitany(i32 noundef %2, ptr noundef %16, ptr noundef %24, ptr noundef %20)
  br label %58

48:
  %49 = call i32 @MPI_Waitsome(i32 noundef %2, ptr noundef %16, ptr noundef %8, ptr noundef %24, ptr noundef %20)
  br label %58

50:
  %51 = call i32 @MPI_Test(ptr noundef %16, ptr noundef %8, ptr noundef %20)
  br label %58

52:
  %53 = call i32 @MPI_Testall(i32 noundef %2, ptr noundef %16, ptr noundef %8, ptr noundef %20)
  br label %58

54:
  %55 = call i32 @MPI_Testany(i32 noundef %2, ptr noundef %16, ptr noundef %24, ptr noundef %8, ptr noundef %20)
  br label %58

56:
  %57 = call i32 @MPI_Testsome(i32 noundef %2, ptr noundef %16, ptr noundef %8, ptr noundef %24, ptr noundef %20)
  br label %58

58:
  %59 = icmp eq i32 %9, 3
  br i1 %59, label %62, label %60

60:
  %61 = icmp eq i32 %9, 7
  br label %62

62:
  %63 = phi i1 [ true, %58 ], [ %61, %60 ]
  %64 = zext i1 %63 to i32
  %65 = icmp eq i32 %9, 2
  %66 = icmp eq i32 %9, 6
  %spec.select = select i1 %65, i1 true, i1 %66
  %67 = zext i1 %spec.select to i32
  %68 = icmp ne i32 %64, 0
  br i1 %68, label %69, label %74

69:
  %70 = load i32, ptr %8, align 4
  %71 = icmp eq i32 %70, -32766
  %72 = load i32, ptr %8, align 4
  %73 = select i1 %71, i32 0, i32 %72
  br label %90

74:
  %75 = icmp ne i32 %67, 0
  br i1 %75, label %76, label %85

76:
  %77 = load i32, ptr %8, align 4
  %78 = icmp ne i32 %77, 0
  br i1 %78, label %79, label %82

79:
  %80 = load i32, ptr %24, align 4
  %81 = icmp ne i32 %80, -32766
  br label %82

82:
  %83 = phi i1 [ false, %76 ], [ %81, %79 ]
  %84 = zext i1 %83 to i32
  br label %90

85:
  %86 = load i32, ptr %8, align 4
  %87 = icmp ne i32 %86, 0
  br i1 %87, label %88, label %90

88:
  switch i32 %9, label %89 [
    i32 0, label %90
    i32 4, label %90
  ]

89:
  br label %90

90:
  %.0111 = phi i32 [ %73, %69 ], [ %84, %82 ], [ 1, %88 ], [ %2, %89 ], [ 1, %88 ], [ 0, %85 ]
  %91 = icmp ne ptr %4, null
  br i1 %91, label %92, label %94

92:
  %93 = load i32, ptr %8, align 4
  store i32 %93, ptr %4, align 4
  br label %94

94:
  %95 = icmp ne ptr %5, null
  %96 = icmp ne i32 %67, 0
  %or.cond = and i1 %95, %96
  br i1 %or.cond, label %97, label %107

97:
  %98 = load i32, ptr %24, align 4
  %99 = icmp eq i32 %98, -32766
  br i1 %99, label %100, label %102

100:
  %101 = load i32, ptr %24, align 4
  br label %105

102:
  %103 = load i32, ptr %24, align 4
  %104 = add nsw i32 %103, %13
  br label %105

105:
  %106 = phi i32 [ %101, %100 ], [ %104, %102 ]
  store i32 %106, ptr %5, align 4
  br label %107

107:
  br label %108

108:
  %.0113 = phi i32 [ 0, %107 ], [ %119, %112 ]
  %109 = icmp ne ptr %5, null
  %110 = icmp ne i32 %64, 0
  %or.cond114 = and i1 %109, %110
  %111 = icmp slt i32 %.0113, %.0111
  %or.cond116 = select i1 %or.cond114, i1 %111, i1 false
  br i1 %or.cond116, label %112, label %.critedge

112:
  %113 = sext i32 %.0113 to i64
  %114 = getelementptr inbounds i32, ptr %24, i64 %113
  %115 = load i32, ptr %114, align 4
  %116 = add nsw i32 %115, %13
  %117 = sext i32 %.0113 to i64
  %118 = getelementptr inbounds i32, ptr %5, i64 %117
  store i32 %116, ptr %118, align 4
  %119 = add nsw i32 %.0113, 1
  br label %108

.critedge:
  %120 = icmp ne i32 %67, 0
  %121 = icmp eq i32 %9, 0
  %or.cond115 = or i1 %120, %121
  %122 = icmp eq i32 %9, 4
  %spec.select117 = select i1 %or.cond115, i1 true, i1 %122
  %123 = zext i1 %spec.select117 to i32
  %124 = icmp ne ptr %6, inttoptr (i64 1 to ptr)
  br i1 %124, label %125, label %131

125:
  %126 = icmp ne i32 %123, 0
  %127 = load i32, ptr %8, align 4
  %128 = icmp ne i32 %127, 0
  %129 = zext i1 %128 to i32
  %130 = select i1 %126, i32 %129, i32 %.0111
  call void @put_statuses(i32 noundef %1, ptr noundef %6, ptr noundef %20, i32 noundef %130)
  br label %131

131:
  %132 = call ptr @list_of(i32 noundef %.0111)
  br label %133

133:
  %.0110 = phi i32 [ 0, %131 ], [ %157, %156 ]
  %134 = icmp slt i32 %.0110, %.0111
  br i1 %134, label %135, label %158

135:
  %136 = sext i32 %.0110 to i64
  %137 = getelementptr inbounds i32, ptr %24, i64 %136
  %138 = load i32, ptr %137, align 4
  %139 = sext i32 %.0110 to i64
  %140 = getelementptr inbounds i32, ptr %24, i64 %139
  %141 = load i32, ptr %140, align 4
  %142 = sext i32 %141 to i64
  %143 = getelementptr inbounds i32, ptr %16, i64 %142
  %144 = load i32, ptr %143, align 4
  %145 = sext i32 %.0110 to i64
  %146 = getelementptr inbounds %struct.MPI_Status, ptr %20, i64 %145
  %147 = call ptr @completed(i32 noundef %0, i32 noundef %1, ptr noundef %3, i32 noundef %138, i32 noundef %144, ptr noundef %146)
  %148 = icmp ne ptr %147, null
  br i1 %148, label %149, label %156

149:
  %150 = getelementptr inbounds nuw %struct.list, ptr %132, i32 0, i32 1
  %151 = getelementptr inbounds nuw %struct.list, ptr %132, i32 0, i32 0
  %152 = load i32, ptr %151, align 8
  %153 = add nsw i32 %152, 1
  store i32 %153, ptr %151, align 8
  %154 = sext i32 %152 to i64
  %155 = getelementptr inbounds [0 x ptr], ptr %150, i64 0, i64 %154
  store ptr %147, ptr %155, align 8
  br label %156

156:
  %157 = add nsw i32 %.0110, 1
  br label %133

158:
  call void @free(ptr noundef %16)
  call void @free(ptr noundef %20)
  call void @free(ptr noundef %24)
  %159 = icmp eq i32 %0, 1
  br i1 %159, label %161, label %160

160:
  call void @free(ptr noundef %132)
  br label %161

161:
  %.0 = phi ptr [ null, %160 ], [ %132, %158 ]
  ret ptr %.0
}

declare i32 @MPI_Wait(ptr noundef, ptr noundef)

declare i32 @MPI_Waitall(i32 noundef, ptr noundef, ptr noundef)

declare i32 @MPI_Waitany(i32 noundef, ptr noundef, ptr noundef, ptr noundef)

declare i32 @MPI_Waitsome(i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

declare i32 @MPI_Test(ptr noundef, ptr noundef, ptr noundef)

declare i32 @MPI_Testall(i32 noundef, ptr noundef, ptr noundef, ptr noundef)

declare i32 @MPI_Testany(i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

declare i32 @MPI_Testsome(i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define internal void @put_statuses(i32 noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) {
  br label %5

5:
  %.0 = phi i32 [ 0, %4 ], [ %22, %21 ]
  %6 = icmp slt i32 %.0, %3
  br i1 %6, label %7, label %23

7:
  %8 = and i32 %0, 16
  %9 = icmp ne i32 %8, 0
  br i1 %9, label %10, label %16

10:
  %11 = sext i32 %.0 to i64
  %12 = getelementptr inbounds %struct.MPI_Status, ptr %2, i64 %11
  %13 = sext i32 %.0 to i64
  %14 = getelementptr inbounds %struct.MPI_Status, ptr %1, i64 %13
  %15 = call i32 @MPI_Status_c2f(ptr noundef %12, ptr noundef %14)
  br label %21

16:
  %17 = sext i32 %.0 to i64
  %18 = getelementptr inbounds %struct.MPI_Status, ptr %1, i64 %17
  %19 = sext i32 %.0 to i64
  %20 = getelementptr inbounds %struct.MPI_Status, ptr %2, i64 %19
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %18, ptr align 4 %20, i64 20, i1 false)
  br label %21

21:
  %22 = add nsw i32 %.0, 1
  br label %5

23:
  ret void
}

define internal ptr @completed(i32 noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5) {
  %7 = call i32 @request_at(ptr noundef %2, i32 noundef %3, i32 noundef %1)
  %8 = call ptr @own(i32 noundef %7)
  %9 = icmp ne ptr %8, null
  br i1 %9, label %11, label %10

10:
  call void @put_request(ptr noundef %2, i32 noundef %3, i32 noundef %1, i32 noundef %4)
  br label %28

11:
  %12 = getelementptr inbounds nuw %struct.message, ptr %8, i32 0, i32 10
  %13 = load i32, ptr %12, align 8
  %14 = and i32 %13, 8
  %15 = icmp ne i32 %14, 0
  br i1 %15, label %16, label %21

16:
  %17 = getelementptr inbounds nuw %struct.message, ptr %8, i32 0, i32 13
  store i32 %4, ptr %17, align 4
  %18 = getelementptr inbounds nuw %struct.message, ptr %8, i32 0, i32 17
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds nuw %struct.message, ptr %8, i32 0, i32 17
  store ptr null, ptr %20, align 8
  br label %22

21:
  call void @leave(i32 noundef %7)
  call void @put_request(ptr noundef %2, i32 noundef %3, i32 noundef %1, i32 noundef 738197504)
  br label %22

22:
  %.0 = phi ptr [ %19, %16 ], [ %8, %21 ]
  %23 = icmp ne ptr %.0, null
  br i1 %23, label %24, label %28

24:
  call void @told(ptr noundef %.0, ptr noundef %5)
  switch i32 %0, label %26 [
    i32 2, label %25
    i32 1, label %28
  ]

25:
  call void @complete_tangent(ptr noundef %.0)
  br label %26

26:
  call void @free(ptr noundef %.0)
  %27 = icmp eq i32 %0, 1
  %spec.select = select i1 %27, ptr %.0, ptr null
  br label %28

28:
  %.028 = phi ptr [ null, %22 ], [ null, %10 ], [ %spec.select, %26 ], [ %.0, %24 ]
  ret ptr %.028
}

define dso_local void @tapeless.mpi.completed(ptr noundef %0) {
  %2 = getelementptr inbounds nuw %struct.list, ptr %0, i32 0, i32 0
  %3 = load i32, ptr %2, align 8
  br label %4

4:
  %.0 = phi i32 [ %3, %1 ], [ %5, %7 ]
  %5 = add nsw i32 %.0, -1
  %6 = icmp sgt i32 %.0, 0
  br i1 %6, label %7, label %12

7:
  %8 = getelementptr inbounds nuw %struct.list, ptr %0, i32 0, i32 1
  %9 = sext i32 %5 to i64
  %10 = getelementptr inbounds [0 x ptr], ptr %8, i64 0, i64 %9
  %11 = load ptr, ptr %10, align 8
  call void @begin_adjoint(ptr noundef %11)
  br label %4

12:
  call void @free(ptr noundef %0)
  ret void
}

define internal void @begin_adjoint(ptr noundef %0) {
  %2 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 0
  %3 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 1
  %4 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 11
  %5 = load i32, ptr %4, align 4
  %6 = icmp ne i32 %5, 0
  br i1 %6, label %7, label %10

7:
  %8 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 3
  %9 = load ptr, ptr %8, align 8
  br label %10

10:
  %11 = phi ptr [ %9, %7 ], [ null, %1 ]
  %12 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 4
  %13 = load i32, ptr %12, align 8
  %14 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 8
  %15 = load i32, ptr %14, align 8
  call void @must_be_told(ptr noundef byval(%struct.floats) align 8 %2, ptr noundef byval(%struct.row) align 8 %3, ptr noundef %11, i32 noundef %13, i32 noundef %15)
  %16 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 0
  %17 = call i32 @has_any(ptr noundef byval(%struct.floats) align 8 %16)
  %18 = icmp ne i32 %17, 0
  br i1 %18, label %19, label %123

19:
  %20 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 16
  store i32 1, ptr %20, align 8
  %21 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 6
  %22 = load i32, ptr %21, align 8
  %23 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 9
  %24 = load i32, ptr %23, align 4
  %25 = call i32 @other_tag(i32 noundef %22, i32 noundef %24)
  %26 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 0
  %27 = call i32 @is_bytes(ptr noundef byval(%struct.floats) align 8 %26)
  %28 = icmp ne i32 %27, 0
  br i1 %28, label %29, label %36

29:
  %30 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 4
  %31 = load i32, ptr %30, align 8
  %32 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 8
  %33 = load i32, ptr %32, align 8
  %34 = call i64 @bytes_of(i32 noundef %31, i32 noundef %33)
  %35 = add nsw i64 40, %34
  br label %41

36:
  %37 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 0
  %38 = getelementptr inbounds nuw %struct.floats, ptr %37, i32 0, i32 2
  %39 = load i32, ptr %38, align 8
  %40 = sext i32 %39 to i64
  br label %41

41:
  %42 = phi i64 [ %35, %29 ], [ %40, %36 ]
  %43 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 0
  %44 = call i32 @is_bytes(ptr noundef byval(%struct.floats) align 8 %43)
  %45 = icmp ne i32 %44, 0
  br i1 %45, label %50, label %46

46:
  %47 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 0
  %48 = getelementptr inbounds nuw %struct.floats, ptr %47, i32 0, i32 0
  %49 = load i32, ptr %48, align 8
  br label %50

50:
  %51 = phi i32 [ %49, %46 ], [ 1275068685, %41 ]
  %52 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 11
  %53 = load i32, ptr %52, align 4
  %54 = icmp ne i32 %53, 0
  br i1 %54, label %55, label %75

55:
  %56 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 0
  %57 = call i32 @is_bytes(ptr noundef byval(%struct.floats) align 8 %56)
  %58 = icmp ne i32 %57, 0
  br i1 %58, label %59, label %75

59:
  %60 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 1
  %61 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 3
  %62 = load ptr, ptr %61, align 8
  %63 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 7
  %64 = load i32, ptr %63, align 4
  %65 = sext i32 %64 to i64
  %66 = call ptr @bytes_out(ptr noundef byval(%struct.row) align 8 %60, ptr noundef %62, i64 noundef %65, i32 noundef 1)
  %67 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 15
  store ptr %66, ptr %67, align 8
  %68 = call i32 @sent_bytes(ptr noundef %66)
  %69 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 5
  %70 = load i32, ptr %69, align 4
  %71 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 9
  %72 = load i32, ptr %71, align 4
  %73 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 14
  %74 = call i32 @MPI_Isend(ptr noundef %66, i32 noundef %68, i32 noundef 1275068685, i32 noundef %70, i32 noundef %25, i32 noundef %72, ptr noundef %73)
  br label %123

75:
  %76 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 11
  %77 = load i32, ptr %76, align 4
  %78 = icmp ne i32 %77, 0
  br i1 %78, label %79, label %101

79:
  %80 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 0
  %81 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 3
  %82 = load ptr, ptr %81, align 8
  %83 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 4
  %84 = load i32, ptr %83, align 8
  %85 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 8
  %86 = load i32, ptr %85, align 8
  %87 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 7
  %88 = load i32, ptr %87, align 4
  %89 = call ptr @moved(ptr noundef byval(%struct.floats) align 8 %80, ptr noundef %82, i32 noundef %84, i32 noundef %86, i32 noundef %88)
  %90 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 15
  store ptr %89, ptr %90, align 8
  %91 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 15
  %92 = load ptr, ptr %91, align 8
  %93 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 7
  %94 = load i32, ptr %93, align 4
  %95 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 5
  %96 = load i32, ptr %95, align 4
  %97 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 9
  %98 = load i32, ptr %97, align 4
  %99 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 14
  %100 = call i32 @MPI_Isend(ptr noundef %92, i32 noundef %94, i32 noundef %51, i32 noundef %96, i32 noundef %25, i32 noundef %98, ptr noundef %99)
  br label %123

101:
  %102 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 0
  %103 = call i32 @is_bytes(ptr noundef byval(%struct.floats) align 8 %102)
  %104 = icmp ne i32 %103, 0
  br i1 %104, label %110, label %105

105:
  %106 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 0
  %107 = getelementptr inbounds nuw %struct.floats, ptr %106, i32 0, i32 1
  %108 = load i64, ptr %107, align 8
  %109 = mul i64 %108, %42
  br label %110

110:
  %111 = phi i64 [ %109, %105 ], [ %42, %101 ]
  %112 = call ptr @room(i64 noundef %111)
  %113 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 15
  store ptr %112, ptr %113, align 8
  %114 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 15
  %115 = load ptr, ptr %114, align 8
  %116 = trunc i64 %42 to i32
  %117 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 5
  %118 = load i32, ptr %117, align 4
  %119 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 9
  %120 = load i32, ptr %119, align 4
  %121 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 14
  %122 = call i32 @MPI_Irecv(ptr noundef %115, i32 noundef %116, i32 noundef %51, i32 noundef %118, i32 noundef %25, i32 noundef %120, ptr noundef %121)
  br label %123

123:
  ret void
}

declare ptr @calloc(i64 noundef, i64 noundef)

declare i32 @MPI_Win_flush_all(i32 noundef)

define internal void @finish(ptr noundef %0) {
  br label %2

2:
  %3 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 7
  %4 = load ptr, ptr %3, align 8
  %5 = icmp ne ptr %4, null
  br i1 %5, label %6, label %14

6:
  %7 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 7
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds nuw %struct.access, ptr %8, i32 0, i32 0
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 7
  store ptr %10, ptr %11, align 8
  %12 = getelementptr inbounds nuw %struct.access, ptr %8, i32 0, i32 5
  %13 = load ptr, ptr %12, align 8
  call void @free(ptr noundef %13)
  call void @free(ptr noundef %8)
  br label %2

14:
  ret void
}

declare i32 @MPI_Get(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i64 noundef, i32 noundef, i32 noundef, i32 noundef)

declare i32 @MPI_Put(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i64 noundef, i32 noundef, i32 noundef, i32 noundef)

define internal i32 @leaf(i32 noundef %0, ptr noundef %1) {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca [3 x i32], align 4
  %8 = alloca i32, align 4
  switch i32 %0, label %9 [
    i32 1275070475, label %switch.edge
    i32 1275072577, label %switch.edge
    i32 1275072546, label %switch.edge
    i32 1275070495, label %switch.edge
    i32 1275070505, label %switch.edge
    i32 1275072565, label %switch.edge
    i32 1275072554, label %switch.edge
  ]

9:
  br label %switch.edge

switch.edge:
  %10 = phi i1 [ true, %2 ], [ true, %2 ], [ true, %2 ], [ true, %2 ], [ true, %2 ], [ true, %2 ], [ false, %9 ], [ true, %2 ]
  %11 = zext i1 %10 to i32
  %12 = icmp ne i32 %11, 0
  br i1 %12, label %77, label %13

13:
  switch i32 %0, label %14 [
    i32 1275069450, label %switch.edge71
    i32 1275070528, label %switch.edge71
    i32 1275070494, label %switch.edge71
    i32 1275069468, label %switch.edge71
    i32 1275069479, label %switch.edge71
    i32 1275070516, label %switch.edge71
    i32 1275070504, label %switch.edge71
  ]

14:
  br label %switch.edge71

switch.edge71:
  %15 = phi i1 [ true, %13 ], [ true, %13 ], [ true, %13 ], [ true, %13 ], [ true, %13 ], [ true, %13 ], [ false, %14 ], [ true, %13 ]
  %16 = zext i1 %15 to i32
  %17 = icmp ne i32 %16, 0
  br i1 %17, label %77, label %18

18:
  %19 = call i32 @MPI_Type_get_envelope(i32 noundef %0, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6)
  %20 = load i32, ptr %6, align 4
  %21 = icmp eq i32 %20, 1
  br i1 %21, label %22, label %31

22:
  switch i32 %0, label %23 [
    i32 1275068931, label %switch.edge72
    i32 1275068932, label %switch.edge72
    i32 1275069445, label %switch.edge72
    i32 1275069446, label %switch.edge72
    i32 1275070471, label %switch.edge72
    i32 1275070472, label %switch.edge72
    i32 1275070473, label %switch.edge72
    i32 1275070489, label %switch.edge72
    i32 1275068984, label %switch.edge72
    i32 1275069497, label %switch.edge72
    i32 1275070522, label %switch.edge72
    i32 1275068988, label %switch.edge72
    i32 1275069501, label %switch.edge72
    i32 1275070526, label %switch.edge72
    i32 1275068735, label %switch.edge72
    i32 1275069454, label %switch.edge72
    i32 1275070486, label %switch.edge72
    i32 1275069467, label %switch.edge72
    i32 1275068975, label %switch.edge72
    i32 1275069488, label %switch.edge72
    i32 1275070513, label %switch.edge72
    i32 1275070496, label %switch.edge72
    i32 1275069469, label %switch.edge72
    i32 1275070531, label %switch.edge72
    i32 1275070532, label %switch.edge72
    i32 1275070533, label %switch.edge72
    i32 -1946157053, label %switch.edge72
    i32 -1946157054, label %switch.edge72
  ]

23:
  br label %switch.edge72

switch.edge72:
  %24 = phi i1 [ true, %22 ], [ true, %22 ], [ true, %22 ], [ true, %22 ], [ true, %22 ], [ true, %22 ], [ true, %22 ], [ true, %22 ], [ true, %22 ], [ true, %22 ], [ true, %22 ], [ true, %22 ], [ true, %22 ], [ true, %22 ], [ true, %22 ], [ true, %22 ], [ true, %22 ], [ true, %22 ], [ true, %22 ], [ true, %22 ], [ true, %22 ], [ true, %22 ], [ true, %22 ], [ true, %22 ], [ true, %22 ], [ true, %22 ], [ true, %22 ], [ false, %23 ], [ true, %22 ]
  %25 = zext i1 %24 to i32
  %26 = icmp ne i32 %25, 0
  %27 = xor i1 %26, true
  %28 = zext i1 %27 to i32
  %29 = load i32, ptr %1, align 4
  %30 = or i32 %29, %28
  store i32 %30, ptr %1, align 4
  br label %77

31:
  %32 = load i32, ptr %3, align 4
  %33 = sext i32 %32 to i64
  %34 = mul i64 %33, 4
  %35 = call ptr @room(i64 noundef %34)
  %36 = load i32, ptr %4, align 4
  %37 = sext i32 %36 to i64
  %38 = mul i64 %37, 8
  %39 = call ptr @room(i64 noundef %38)
  %40 = load i32, ptr %5, align 4
  %41 = sext i32 %40 to i64
  %42 = mul i64 %41, 4
  %43 = call ptr @room(i64 noundef %42)
  %44 = load i32, ptr %3, align 4
  %45 = load i32, ptr %4, align 4
  %46 = load i32, ptr %5, align 4
  %47 = call i32 @MPI_Type_get_contents(i32 noundef %0, i32 noundef %44, i32 noundef %45, i32 noundef %46, ptr noundef %35, ptr noundef %39, ptr noundef %43)
  br label %48

48:
  %.070 = phi i32 [ 201326592, %31 ], [ %55, %74 ]
  %.069 = phi i32 [ 0, %31 ], [ %75, %74 ]
  %49 = load i32, ptr %5, align 4
  %50 = icmp slt i32 %.069, %49
  br i1 %50, label %51, label %76

51:
  %52 = sext i32 %.069 to i64
  %53 = getelementptr inbounds i32, ptr %43, i64 %52
  %54 = load i32, ptr %53, align 4
  %55 = call i32 @leaf(i32 noundef %54, ptr noundef %1)
  %56 = icmp ne i32 %.069, 0
  %57 = icmp ne i32 %55, %.070
  %spec.select = select i1 %56, i1 %57, i1 false
  %58 = zext i1 %spec.select to i32
  %59 = load i32, ptr %1, align 4
  %60 = or i32 %59, %58
  store i32 %60, ptr %1, align 4
  %61 = sext i32 %.069 to i64
  %62 = getelementptr inbounds i32, ptr %43, i64 %61
  %63 = load i32, ptr %62, align 4
  %64 = getelementptr inbounds [3 x i32], ptr %7, i64 0, i64 0
  %65 = getelementptr inbounds [3 x i32], ptr %7, i64 0, i64 1
  %66 = getelementptr inbounds [3 x i32], ptr %7, i64 0, i64 2
  %67 = call i32 @MPI_Type_get_envelope(i32 noundef %63, ptr noundef %64, ptr noundef %65, ptr noundef %66, ptr noundef %8)
  %68 = load i32, ptr %8, align 4
  %69 = icmp ne i32 %68, 1
  br i1 %69, label %70, label %74

70:
  %71 = sext i32 %.069 to i64
  %72 = getelementptr inbounds i32, ptr %43, i64 %71
  %73 = call i32 @MPI_Type_free(ptr noundef %72)
  br label %74

74:
  %75 = add nsw i32 %.069, 1
  br label %48

76:
  call void @free(ptr noundef %35)
  call void @free(ptr noundef %39)
  call void @free(ptr noundef %43)
  br label %77

77:
  %.0 = phi i32 [ %.070, %76 ], [ 1275070475, %switch.edge ], [ 201326592, %switch.edge72 ], [ 1275069450, %switch.edge71 ]
  ret i32 %.0
}

declare i32 @MPI_Type_size(i32 noundef, ptr noundef)

declare i32 @MPI_Type_get_envelope(i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

declare i32 @MPI_Type_get_contents(i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef)

declare i32 @MPI_Type_free(ptr noundef)

declare i32 @dprintf(i32 noundef, ptr noundef, ...)

declare void @abort()

declare i32 @MPI_Pack(ptr noundef, i32 noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef)

define internal void @sum(ptr noundef byval(%struct.floats) align 8 %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) {
  %5 = getelementptr inbounds nuw %struct.floats, ptr %0, i32 0, i32 0
  %6 = load i32, ptr %5, align 8
  %7 = icmp eq i32 %6, 1275070475
  br i1 %7, label %8, label %17

8:
  %.013 = phi i64 [ %16, %10 ], [ 0, %4 ]
  %9 = icmp slt i64 %.013, %3
  br i1 %9, label %10, label %26

10:
  %11 = getelementptr inbounds double, ptr %2, i64 %.013
  %12 = load double, ptr %11, align 8
  %13 = getelementptr inbounds double, ptr %1, i64 %.013
  %14 = load double, ptr %13, align 8
  %15 = fadd double %14, %12
  store double %15, ptr %13, align 8
  %16 = add nsw i64 %.013, 1
  br label %8

17:
  %.0 = phi i64 [ %25, %19 ], [ 0, %4 ]
  %18 = icmp slt i64 %.0, %3
  br i1 %18, label %19, label %26

19:
  %20 = getelementptr inbounds float, ptr %2, i64 %.0
  %21 = load float, ptr %20, align 4
  %22 = getelementptr inbounds float, ptr %1, i64 %.0
  %23 = load float, ptr %22, align 4
  %24 = fadd float %23, %21
  store float %24, ptr %22, align 4
  %25 = add nsw i64 %.0, 1
  br label %17

26:
  ret void
}

declare i32 @MPI_Comm_free(ptr noundef)

declare i32 @MPI_Request_free(ptr noundef)

define internal i32 @carries(ptr noundef %0) {
  %2 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 1
  %3 = getelementptr inbounds nuw %struct.row, ptr %2, i32 0, i32 0
  %4 = load i64, ptr %3, align 8
  %5 = icmp ne i64 %4, 0
  br i1 %5, label %6, label %17

6:
  %7 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 1
  %8 = getelementptr inbounds nuw %struct.row, ptr %7, i32 0, i32 1
  %9 = load i64, ptr %8, align 8
  %10 = icmp ne i64 %9, 0
  br i1 %10, label %17, label %11

11:
  %12 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 1
  %13 = getelementptr inbounds nuw %struct.row, ptr %12, i32 0, i32 2
  %14 = load i64, ptr %13, align 8
  %15 = icmp ne i64 %14, 0
  %16 = xor i1 %15, true
  br label %17

17:
  %18 = phi i1 [ false, %6 ], [ false, %1 ], [ %16, %11 ]
  %19 = zext i1 %18 to i32
  %20 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 0
  %21 = call i32 @has_floats(ptr noundef byval(%struct.floats) align 8 %20)
  %22 = icmp ne i32 %21, 0
  br i1 %22, label %34, label %23

23:
  %24 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 0
  %25 = call i32 @is_bytes(ptr noundef byval(%struct.floats) align 8 %24)
  %26 = icmp ne i32 %25, 0
  br i1 %26, label %27, label %34

27:
  %28 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 3
  %29 = load ptr, ptr %28, align 8
  %30 = icmp ne ptr %29, null
  br i1 %30, label %31, label %34

31:
  %32 = icmp ne i32 %19, 0
  %33 = xor i1 %32, true
  br label %34

34:
  %35 = phi i1 [ true, %17 ], [ false, %27 ], [ false, %23 ], [ %33, %31 ]
  %36 = zext i1 %35 to i32
  ret i32 %36
}

define internal void @leave(i32 noundef %0) {
  %2 = call i32 @slot_of(i32 noundef %0)
  %3 = sext i32 %2 to i64
  %4 = getelementptr inbounds [65536 x ptr], ptr @tapeless_mpi_slots, i64 0, i64 %3
  %5 = ptrtoint ptr null to i64
  store atomic i64 %5, ptr %4 release, align 8
  ret void
}

define internal i32 @slot_of(i32 noundef %0) {
  %2 = icmp sge i32 %0, 989855744
  %3 = icmp slt i32 %0, 989921280
  %or.cond = and i1 %2, %3
  %4 = sub nsw i32 %0, 989855744
  %5 = select i1 %or.cond, i32 %4, i32 -1
  ret i32 %5
}

declare i32 @MPI_Comm_size(i32 noundef, ptr noundef)

define internal i64 @bytes_of(i32 noundef %0, i32 noundef %1) {
  %3 = alloca i32, align 4
  %4 = call i32 @MPI_Type_size(i32 noundef %1, ptr noundef %3)
  %5 = load i32, ptr %3, align 4
  %6 = sext i32 %5 to i64
  %7 = sext i32 %0 to i64
  %8 = mul nsw i64 %6, %7
  ret i64 %8
}

define internal i32 @is_zero(ptr noundef %0, i64 noundef %1) {
  br label %3

3:
  %.0 = phi i64 [ 0, %2 ], [ %10, %9 ]
  %4 = icmp slt i64 %.0, %1
  br i1 %4, label %5, label %11

5:
  %6 = getelementptr inbounds i8, ptr %0, i64 %.0
  %7 = load i8, ptr %6, align 1
  %8 = icmp ne i8 %7, 0
  br i1 %8, label %11, label %9

9:
  %10 = add nsw i64 %.0, 1
  br label %3

11:
  %.05 = phi i32 [ 0, %5 ], [ 1, %3 ]
  ret i32 %.05
}

define internal ptr @bytes_out(ptr noundef byval(%struct.row) align 8 %0, ptr noundef %1, i64 noundef %2, i32 noundef %3) {
  %5 = add i64 40, %2
  %6 = call ptr @room(i64 noundef %5)
  %7 = getelementptr inbounds nuw %struct.bytes, ptr %6, i32 0, i32 0
  store i64 9221248198887435365, ptr %7, align 8
  %8 = getelementptr inbounds nuw %struct.bytes, ptr %6, i32 0, i32 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %8, ptr align 8 %0, i64 24, i1 false)
  br label %9

9:
  %.0 = phi i64 [ 0, %4 ], [ %35, %34 ]
  %10 = icmp ne ptr %1, null
  %11 = getelementptr inbounds nuw %struct.row, ptr %0, i32 0, i32 0
  %12 = load i64, ptr %11, align 8
  %13 = icmp ne i64 %12, 0
  %or.cond = select i1 %10, i1 %13, i1 false
  %14 = icmp slt i64 %.0, %2
  %or.cond26 = select i1 %or.cond, i1 %14, i1 false
  br i1 %or.cond26, label %15, label %.critedge

15:
  %16 = call i32 @float_at(ptr noundef byval(%struct.row) align 8 %0, i64 noundef %.0, i64 noundef %2)
  %17 = icmp ne i32 %16, 0
  br i1 %17, label %18, label %34

18:
  %19 = getelementptr inbounds i8, ptr %1, i64 %.0
  %20 = sext i32 %16 to i64
  %21 = call i32 @is_zero(ptr noundef %19, i64 noundef %20)
  %22 = icmp ne i32 %21, 0
  br i1 %22, label %34, label %23

23:
  %24 = getelementptr inbounds nuw %struct.bytes, ptr %6, i32 0, i32 3
  %25 = getelementptr inbounds [0 x i8], ptr %24, i64 0, i64 0
  %26 = getelementptr inbounds i8, ptr %25, i64 %.0
  %27 = getelementptr inbounds i8, ptr %1, i64 %.0
  %28 = sext i32 %16 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %26, ptr align 1 %27, i64 %28, i1 false)
  %29 = getelementptr inbounds nuw %struct.bytes, ptr %6, i32 0, i32 1
  store i64 %2, ptr %29, align 8
  %30 = icmp ne i32 %3, 0
  br i1 %30, label %31, label %34

31:
  %32 = getelementptr inbounds i8, ptr %1, i64 %.0
  %33 = sext i32 %16 to i64
  call void @llvm.memset.p0.i64(ptr align 1 %32, i8 0, i64 %33, i1 false)
  br label %34

34:
  %35 = call i64 @next_place(ptr noundef byval(%struct.row) align 8 %0, i64 noundef %.0)
  br label %9

.critedge:
  ret ptr %6
}

define internal void @bytes_in(ptr noundef byval(%struct.row) align 8 %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i32 noundef %4) {
  %6 = getelementptr inbounds nuw %struct.bytes, ptr %1, i32 0, i32 0
  %7 = load i64, ptr %6, align 8
  %8 = icmp ne i64 %7, 9221248198887435365
  br i1 %8, label %9, label %10

9:
  call void @stop(ptr noundef @.str.10)
  unreachable

10:
  %11 = icmp ne ptr %2, null
  br i1 %11, label %12, label %51

12:
  call void @must_fit(ptr noundef byval(%struct.row) align 8 %0, ptr noundef %1, i64 noundef %3)
  br label %13

13:
  %.0 = phi i64 [ 0, %12 ], [ %50, %49 ]
  %14 = getelementptr inbounds nuw %struct.row, ptr %0, i32 0, i32 0
  %15 = load i64, ptr %14, align 8
  %16 = icmp ne i64 %15, 0
  %17 = icmp slt i64 %.0, %3
  %spec.select = select i1 %16, i1 %17, i1 false
  br i1 %spec.select, label %18, label %51

18:
  %19 = call i32 @float_at(ptr noundef byval(%struct.row) align 8 %0, i64 noundef %.0, i64 noundef %3)
  %20 = sext i32 %19 to i64
  %21 = add nsw i64 %.0, %20
  %22 = getelementptr inbounds nuw %struct.bytes, ptr %1, i32 0, i32 1
  %23 = load i64, ptr %22, align 8
  %24 = icmp sle i64 %21, %23
  %25 = zext i1 %24 to i32
  %26 = icmp ne i32 %19, 0
  %27 = icmp ne i32 %25, 0
  %or.cond = select i1 %26, i1 %27, i1 false
  %28 = icmp ne i32 %4, 0
  %or.cond31 = and i1 %or.cond, %28
  br i1 %or.cond31, label %29, label %34

29:
  %30 = getelementptr inbounds i8, ptr %2, i64 %.0
  %31 = getelementptr inbounds nuw %struct.bytes, ptr %1, i32 0, i32 3
  %32 = getelementptr inbounds [0 x i8], ptr %31, i64 0, i64 0
  %33 = getelementptr inbounds i8, ptr %32, i64 %.0
  call void @add_one(ptr noundef %30, ptr noundef %33, i32 noundef %19)
  br label %49

34:
  %35 = icmp ne i32 %19, 0
  %36 = icmp ne i32 %25, 0
  %or.cond32 = select i1 %35, i1 %36, i1 false
  br i1 %or.cond32, label %37, label %43

37:
  %38 = getelementptr inbounds i8, ptr %2, i64 %.0
  %39 = getelementptr inbounds nuw %struct.bytes, ptr %1, i32 0, i32 3
  %40 = getelementptr inbounds [0 x i8], ptr %39, i64 0, i64 0
  %41 = getelementptr inbounds i8, ptr %40, i64 %.0
  %42 = sext i32 %19 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %38, ptr align 1 %41, i64 %42, i1 false)
  br label %49

43:
  %44 = icmp eq i32 %19, 0
  %45 = icmp ne i32 %4, 0
  %or.cond33 = or i1 %44, %45
  br i1 %or.cond33, label %49, label %46

46:
  %47 = getelementptr inbounds i8, ptr %2, i64 %.0
  %48 = sext i32 %19 to i64
  call void @llvm.memset.p0.i64(ptr align 1 %47, i8 0, i64 %48, i1 false)
  br label %49

49:
  %50 = call i64 @next_place(ptr noundef byval(%struct.row) align 8 %0, i64 noundef %.0)
  br label %13

51:
  ret void
}

define internal i32 @float_at(ptr noundef byval(%struct.row) align 8 %0, i64 noundef %1, i64 noundef %2) {
  %4 = call i64 @span_of(ptr noundef byval(%struct.row) align 8 %0)
  %5 = icmp ne i64 %4, 0
  br i1 %5, label %6, label %8

6:
  %7 = srem i64 %1, %4
  br label %8

8:
  %9 = phi i64 [ %7, %6 ], [ 1, %3 ]
  %10 = srem i64 %9, 4
  %11 = icmp ne i64 %10, 0
  %12 = icmp sge i64 %9, 256
  %or.cond = or i1 %11, %12
  br i1 %or.cond, label %40, label %13

13:
  %14 = getelementptr inbounds nuw %struct.row, ptr %0, i32 0, i32 0
  %15 = load i64, ptr %14, align 8
  %16 = icmp slt i64 %15, 0
  %17 = icmp sge i64 %1, %4
  %or.cond14 = and i1 %16, %17
  br i1 %or.cond14, label %40, label %18

18:
  %19 = getelementptr inbounds nuw %struct.row, ptr %0, i32 0, i32 1
  %20 = load i64, ptr %19, align 8
  %21 = sdiv i64 %9, 4
  %22 = ashr i64 %20, %21
  %23 = and i64 %22, 1
  %24 = icmp ne i64 %23, 0
  br i1 %24, label %34, label %25

25:
  %26 = getelementptr inbounds nuw %struct.row, ptr %0, i32 0, i32 2
  %27 = load i64, ptr %26, align 8
  %28 = sdiv i64 %9, 4
  %29 = ashr i64 %27, %28
  %30 = and i64 %29, 1
  %31 = icmp ne i64 %30, 0
  %32 = zext i1 %31 to i64
  %33 = select i1 %31, i64 4, i64 0
  br label %34

34:
  %35 = phi i64 [ %33, %25 ], [ 8, %18 ]
  %36 = trunc i64 %35 to i32
  %37 = sext i32 %36 to i64
  %38 = add nsw i64 %1, %37
  %39 = icmp sle i64 %38, %2
  %. = select i1 %39, i32 %36, i32 0
  br label %40

40:
  %.0 = phi i32 [ %., %34 ], [ 0, %13 ], [ 0, %8 ]
  ret i32 %.0
}

define internal i64 @next_place(ptr noundef byval(%struct.row) align 8 %0, i64 noundef %1) {
  %3 = call i64 @span_of(ptr noundef byval(%struct.row) align 8 %0)
  %4 = srem i64 %1, %3
  %5 = add nsw i64 %4, 4
  %6 = icmp slt i64 %5, %3
  %7 = add nsw i64 %1, 4
  %8 = sub nsw i64 %1, %4
  %9 = add nsw i64 %8, %3
  %10 = select i1 %6, i64 %7, i64 %9
  ret i64 %10
}

define internal i64 @span_of(ptr noundef byval(%struct.row) align 8 %0) {
  %2 = getelementptr inbounds nuw %struct.row, ptr %0, i32 0, i32 0
  %3 = load i64, ptr %2, align 8
  %4 = icmp slt i64 %3, 0
  %5 = getelementptr inbounds nuw %struct.row, ptr %0, i32 0, i32 0
  %6 = load i64, ptr %5, align 8
  %7 = sub nsw i64 0, %6
  %8 = getelementptr inbounds nuw %struct.row, ptr %0, i32 0, i32 0
  %9 = load i64, ptr %8, align 8
  %10 = select i1 %4, i64 %7, i64 %9
  ret i64 %10
}

define internal void @must_fit(ptr noundef byval(%struct.row) align 8 %0, ptr noundef %1, i64 noundef %2) {
  %4 = getelementptr inbounds nuw %struct.row, ptr %0, i32 0, i32 0
  %5 = load i64, ptr %4, align 8
  %6 = getelementptr inbounds nuw %struct.bytes, ptr %1, i32 0, i32 2
  %7 = getelementptr inbounds nuw %struct.row, ptr %6, i32 0, i32 0
  %8 = load i64, ptr %7, align 8
  %9 = icmp eq i64 %5, %8
  br i1 %9, label %10, label %24

10:
  %11 = getelementptr inbounds nuw %struct.row, ptr %0, i32 0, i32 1
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds nuw %struct.bytes, ptr %1, i32 0, i32 2
  %14 = getelementptr inbounds nuw %struct.row, ptr %13, i32 0, i32 1
  %15 = load i64, ptr %14, align 8
  %16 = icmp eq i64 %12, %15
  br i1 %16, label %17, label %24

17:
  %18 = getelementptr inbounds nuw %struct.row, ptr %0, i32 0, i32 2
  %19 = load i64, ptr %18, align 8
  %20 = getelementptr inbounds nuw %struct.bytes, ptr %1, i32 0, i32 2
  %21 = getelementptr inbounds nuw %struct.row, ptr %20, i32 0, i32 2
  %22 = load i64, ptr %21, align 8
  %23 = icmp eq i64 %19, %22
  br i1 %23, label %47, label %24

24:
  %25 = getelementptr inbounds nuw %struct.bytes, ptr %1, i32 0, i32 1
  %26 = load i64, ptr %25, align 8
  br label %27

27:
  %.0 = phi i64 [ 0, %24 ], [ %46, %44 ]
  %28 = icmp slt i64 %.0, %26
  br i1 %28, label %29, label %47

29:
  %30 = getelementptr inbounds nuw %struct.bytes, ptr %1, i32 0, i32 2
  %31 = call i32 @float_at(ptr noundef byval(%struct.row) align 8 %30, i64 noundef %.0, i64 noundef %26)
  %32 = icmp ne i32 %31, 0
  br i1 %32, label %33, label %44

33:
  %34 = getelementptr inbounds nuw %struct.bytes, ptr %1, i32 0, i32 3
  %35 = getelementptr inbounds [0 x i8], ptr %34, i64 0, i64 0
  %36 = getelementptr inbounds i8, ptr %35, i64 %.0
  %37 = sext i32 %31 to i64
  %38 = call i32 @is_zero(ptr noundef %36, i64 noundef %37)
  %39 = icmp ne i32 %38, 0
  br i1 %39, label %44, label %40

40:
  %41 = call i32 @float_at(ptr noundef byval(%struct.row) align 8 %0, i64 noundef %.0, i64 noundef %2)
  %42 = icmp ne i32 %41, %31
  br i1 %42, label %43, label %44

43:
  call void @stop(ptr noundef @.str.11)
  unreachable

44:
  %45 = getelementptr inbounds nuw %struct.bytes, ptr %1, i32 0, i32 2
  %46 = call i64 @next_place(ptr noundef byval(%struct.row) align 8 %45, i64 noundef %.0)
  br label %27

47:
  ret void
}

define internal void @add_one(ptr noundef %0, ptr noundef %1, i32 noundef %2) {
  %4 = alloca [2 x double], align 16
  %5 = alloca [2 x float], align 4
  %6 = sext i32 %2 to i64
  %7 = icmp eq i64 %6, 8
  br i1 %7, label %8, label %13

8:
  %9 = sext i32 %2 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %4, ptr align 1 %0, i64 %9, i1 false)
  %10 = sext i32 %2 to i64
  %.8..sroa_idx = getelementptr inbounds i8, ptr %4, i64 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %.8..sroa_idx, ptr align 1 %1, i64 %10, i1 false)
  %.8..sroa_idx3 = getelementptr inbounds i8, ptr %4, i64 8
  %.8. = load double, ptr %.8..sroa_idx3, align 8
  %.0.2 = load double, ptr %4, align 16
  %11 = fadd double %.0.2, %.8.
  store double %11, ptr %4, align 16
  %12 = sext i32 %2 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %0, ptr align 16 %4, i64 %12, i1 false)
  br label %18

13:
  %14 = sext i32 %2 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %5, ptr align 1 %0, i64 %14, i1 false)
  %15 = sext i32 %2 to i64
  %.4..sroa_idx = getelementptr inbounds i8, ptr %5, i64 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %.4..sroa_idx, ptr align 1 %1, i64 %15, i1 false)
  %.4..sroa_idx1 = getelementptr inbounds i8, ptr %5, i64 4
  %.4. = load float, ptr %.4..sroa_idx1, align 4
  %.0. = load float, ptr %5, align 4
  %16 = fadd float %.0., %.4.
  store float %16, ptr %5, align 4
  %17 = sext i32 %2 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %0, ptr align 4 %5, i64 %17, i1 false)
  br label %18

18:
  ret void
}

declare i32 @MPI_Unpack(ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef)

define internal i32 @sent_bytes(ptr noundef %0) {
  %2 = getelementptr inbounds nuw %struct.bytes, ptr %0, i32 0, i32 1
  %3 = load i64, ptr %2, align 8
  %4 = add i64 40, %3
  %5 = trunc i64 %4 to i32
  ret i32 %5
}

declare i32 @MPI_Gather(ptr noundef, i32 noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef)

declare i32 @MPI_Gatherv(ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef)

define internal double @value(ptr noundef byval(%struct.floats) align 8 %0, ptr noundef %1, i64 noundef %2) {
  %4 = getelementptr inbounds nuw %struct.floats, ptr %0, i32 0, i32 0
  %5 = load i32, ptr %4, align 8
  %6 = icmp eq i32 %5, 1275070475
  br i1 %6, label %7, label %10

7:
  %8 = getelementptr inbounds double, ptr %1, i64 %2
  %9 = load double, ptr %8, align 8
  br label %14

10:
  %11 = getelementptr inbounds float, ptr %1, i64 %2
  %12 = load float, ptr %11, align 4
  %13 = fpext float %12 to double
  br label %14

14:
  %15 = phi double [ %9, %7 ], [ %13, %10 ]
  ret double %15
}

define internal i32 @reversed(ptr noundef %0) {
  %2 = alloca i32, align 4
  %3 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 9
  %4 = load i32, ptr %3, align 4
  %5 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 5
  %6 = load i32, ptr %5, align 4
  %7 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 4
  %8 = load i32, ptr %7, align 8
  %9 = sub nsw i32 %6, %8
  %10 = call i32 @MPI_Comm_split(i32 noundef %4, i32 noundef 0, i32 noundef %9, ptr noundef %2)
  %11 = load i32, ptr %2, align 4
  ret i32 %11
}

declare i32 @MPI_Exscan(ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef)

declare i32 @MPI_Comm_split(i32 noundef, i32 noundef, i32 noundef, ptr noundef)

declare i32 @MPI_Allreduce(ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef)

declare i32 @MPI_Scan(ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef)

declare i32 @MPI_Allgather(ptr noundef, i32 noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef)

define internal void @put(ptr noundef byval(%struct.floats) align 8 %0, ptr noundef %1, i64 noundef %2, double noundef %3) {
  %5 = getelementptr inbounds nuw %struct.floats, ptr %0, i32 0, i32 0
  %6 = load i32, ptr %5, align 8
  %7 = icmp eq i32 %6, 1275070475
  br i1 %7, label %8, label %10

8:
  %9 = getelementptr inbounds double, ptr %1, i64 %2
  store double %3, ptr %9, align 8
  br label %13

10:
  %11 = fptrunc double %3 to float
  %12 = getelementptr inbounds float, ptr %1, i64 %2
  store float %11, ptr %12, align 4
  br label %13

13:
  ret void
}

declare i32 @MPI_Reduce_scatter_block(ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef)

define internal i32 @is_near(ptr noundef %0) {
  %2 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 2
  %3 = load i32, ptr %2, align 8
  %4 = icmp eq i32 %3, 5
  br i1 %4, label %9, label %5

5:
  %6 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 2
  %7 = load i32, ptr %6, align 8
  %8 = icmp eq i32 %7, 6
  br label %9

9:
  %10 = phi i1 [ true, %1 ], [ %8, %5 ]
  %11 = zext i1 %10 to i32
  ret i32 %11
}

define internal i32 @neighbours(i32 noundef %0) {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = call i32 @MPI_Topo_test(i32 noundef %0, ptr noundef %2)
  %5 = load i32, ptr %2, align 4
  %6 = icmp ne i32 %5, 2
  br i1 %6, label %7, label %8

7:
  call void @stop(ptr noundef @.str.14)
  unreachable

8:
  %9 = call i32 @MPI_Cartdim_get(i32 noundef %0, ptr noundef %3)
  %10 = load i32, ptr %3, align 4
  %11 = mul nsw i32 2, %10
  ret i32 %11
}

define internal ptr @each(i32 noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3) {
  %5 = sext i32 %0 to i64
  %6 = mul i64 %5, 4
  %7 = call ptr @room(i64 noundef %6)
  br label %8

8:
  %.0 = phi i32 [ 0, %4 ], [ %24, %20 ]
  %9 = icmp slt i32 %.0, %0
  br i1 %9, label %10, label %25

10:
  %11 = icmp ne ptr %2, null
  br i1 %11, label %12, label %16

12:
  %13 = sext i32 %.0 to i64
  %14 = getelementptr inbounds i32, ptr %2, i64 %13
  %15 = load i32, ptr %14, align 4
  br label %20

16:
  %17 = icmp ne i32 %3, 0
  %18 = mul nsw i32 %.0, %1
  %19 = select i1 %17, i32 %18, i32 %1
  br label %20

20:
  %21 = phi i32 [ %15, %12 ], [ %19, %16 ]
  %22 = sext i32 %.0 to i64
  %23 = getelementptr inbounds i32, ptr %7, i64 %22
  store i32 %21, ptr %23, align 4
  %24 = add nsw i32 %.0, 1
  br label %8

25:
  ret ptr %7
}

declare i32 @MPI_Topo_test(i32 noundef, ptr noundef)

declare i32 @MPI_Cartdim_get(i32 noundef, ptr noundef)

declare i32 @MPI_Reduce_scatter(ptr noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef)

declare i32 @MPI_Neighbor_allgatherv(ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef)

define internal void @times(i32 noundef %0, ptr noundef %1, i32 noundef %2) {
  br label %4

4:
  %.0 = phi i32 [ 0, %3 ], [ %11, %6 ]
  %5 = icmp slt i32 %.0, %0
  br i1 %5, label %6, label %12

6:
  %7 = sext i32 %.0 to i64
  %8 = getelementptr inbounds i32, ptr %1, i64 %7
  %9 = load i32, ptr %8, align 4
  %10 = mul nsw i32 %9, %2
  store i32 %10, ptr %8, align 4
  %11 = add nsw i32 %.0, 1
  br label %4

12:
  ret void
}

define internal void @leave_out_edges(ptr noundef %0) {
  %2 = alloca [2 x i32], align 4
  br label %3

3:
  %.014 = phi i32 [ 0, %1 ], [ %41, %40 ]
  %4 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 5
  %5 = load i32, ptr %4, align 4
  %6 = sdiv i32 %5, 2
  %7 = icmp slt i32 %.014, %6
  br i1 %7, label %8, label %42

8:
  %9 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 9
  %10 = load i32, ptr %9, align 4
  %11 = getelementptr inbounds [2 x i32], ptr %2, i64 0, i64 0
  %12 = getelementptr inbounds [2 x i32], ptr %2, i64 0, i64 1
  %13 = call i32 @MPI_Cart_shift(i32 noundef %10, i32 noundef %.014, i32 noundef 1, ptr noundef %11, ptr noundef %12)
  br label %14

14:
  %.0 = phi i32 [ 0, %8 ], [ %39, %38 ]
  %15 = icmp slt i32 %.0, 2
  br i1 %15, label %16, label %40

16:
  %17 = sext i32 %.0 to i64
  %18 = getelementptr inbounds [2 x i32], ptr %2, i64 0, i64 %17
  %19 = load i32, ptr %18, align 4
  %20 = icmp eq i32 %19, -1
  br i1 %20, label %21, label %38

21:
  %22 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 15
  %23 = load ptr, ptr %22, align 8
  %24 = mul nsw i32 2, %.014
  %25 = add nsw i32 %24, %.0
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds i32, ptr %23, i64 %26
  store i32 0, ptr %27, align 4
  %28 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 2
  %29 = load i32, ptr %28, align 8
  %30 = icmp eq i32 %29, 6
  br i1 %30, label %31, label %38

31:
  %32 = getelementptr inbounds nuw %struct.together, ptr %0, i32 0, i32 13
  %33 = load ptr, ptr %32, align 8
  %34 = mul nsw i32 2, %.014
  %35 = add nsw i32 %34, %.0
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds i32, ptr %33, i64 %36
  store i32 0, ptr %37, align 4
  br label %38

38:
  %39 = add nsw i32 %.0, 1
  br label %14

40:
  %41 = add nsw i32 %.014, 1
  br label %3

42:
  ret void
}

declare i32 @MPI_Cart_shift(i32 noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef)

define internal void @initialise(ptr noundef %0, ptr noundef %1) {
  %3 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 11
  %4 = load i32, ptr %3, align 4
  %5 = icmp ne i32 %4, 0
  br i1 %5, label %6, label %20

6:
  %7 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 2
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 4
  %10 = load i32, ptr %9, align 8
  %11 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 8
  %12 = load i32, ptr %11, align 8
  %13 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 5
  %14 = load i32, ptr %13, align 4
  %15 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 6
  %16 = load i32, ptr %15, align 8
  %17 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 9
  %18 = load i32, ptr %17, align 4
  %19 = call i32 @MPI_Recv_init(ptr noundef %8, i32 noundef %10, i32 noundef %12, i32 noundef %14, i32 noundef %16, i32 noundef %18, ptr noundef %1)
  br label %40

20:
  %21 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 10
  %22 = load i32, ptr %21, align 8
  %23 = and i32 %22, 3
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds [4 x ptr], ptr @initialise.ways, i64 0, i64 %24
  %26 = load ptr, ptr %25, align 8
  %27 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 2
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 4
  %30 = load i32, ptr %29, align 8
  %31 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 8
  %32 = load i32, ptr %31, align 8
  %33 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 5
  %34 = load i32, ptr %33, align 4
  %35 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 6
  %36 = load i32, ptr %35, align 8
  %37 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 9
  %38 = load i32, ptr %37, align 4
  %39 = call i32 %26(ptr noundef %28, i32 noundef %30, i32 noundef %32, i32 noundef %34, i32 noundef %36, i32 noundef %38, ptr noundef %1)
  br label %40

40:
  ret void
}

define internal void @begin(ptr noundef %0, ptr noundef %1) {
  %3 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 11
  %4 = load i32, ptr %3, align 4
  %5 = icmp ne i32 %4, 0
  br i1 %5, label %6, label %20

6:
  %7 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 2
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 4
  %10 = load i32, ptr %9, align 8
  %11 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 8
  %12 = load i32, ptr %11, align 8
  %13 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 5
  %14 = load i32, ptr %13, align 4
  %15 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 6
  %16 = load i32, ptr %15, align 8
  %17 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 9
  %18 = load i32, ptr %17, align 4
  %19 = call i32 @MPI_Irecv(ptr noundef %8, i32 noundef %10, i32 noundef %12, i32 noundef %14, i32 noundef %16, i32 noundef %18, ptr noundef %1)
  br label %40

20:
  %21 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 10
  %22 = load i32, ptr %21, align 8
  %23 = and i32 %22, 3
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds [4 x ptr], ptr @begin.ways, i64 0, i64 %24
  %26 = load ptr, ptr %25, align 8
  %27 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 2
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 4
  %30 = load i32, ptr %29, align 8
  %31 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 8
  %32 = load i32, ptr %31, align 8
  %33 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 5
  %34 = load i32, ptr %33, align 4
  %35 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 6
  %36 = load i32, ptr %35, align 8
  %37 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 9
  %38 = load i32, ptr %37, align 4
  %39 = call i32 %26(ptr noundef %28, i32 noundef %30, i32 noundef %32, i32 noundef %34, i32 noundef %36, i32 noundef %38, ptr noundef %1)
  br label %40

40:
  ret void
}

define internal i32 @take(ptr noundef %0) {
  br label %2

2:
  %3 = atomicrmw xchg ptr @tapeless_mpi_lock, i32 1 acquire, align 4
  %4 = icmp ne i32 %3, 0
  br i1 %4, label %2, label %5

5:
  %6 = load i32, ptr @tapeless_mpi_next, align 4
  br label %7

7:
  %.09 = phi i32 [ %6, %5 ], [ %18, %16 ]
  %.0 = phi i32 [ 0, %5 ], [ %13, %16 ]
  %8 = sext i32 %.09 to i64
  %9 = getelementptr inbounds [65536 x ptr], ptr @tapeless_mpi_slots, i64 0, i64 %8
  %10 = load ptr, ptr %9, align 8
  %11 = icmp ne ptr %10, null
  br i1 %11, label %12, label %19

12:
  %13 = add nsw i32 %.0, 1
  %14 = icmp eq i32 %13, 65536
  br i1 %14, label %15, label %16

15:
  call void @stop(ptr noundef @.str.16)
  unreachable

16:
  %17 = add nsw i32 %.09, 1
  %18 = srem i32 %17, 65536
  br label %7

19:
  %20 = sext i32 %.09 to i64
  %21 = getelementptr inbounds [65536 x ptr], ptr @tapeless_mpi_slots, i64 0, i64 %20
  store ptr %0, ptr %21, align 8
  %22 = add nsw i32 %.09, 1
  %23 = srem i32 %22, 65536
  store i32 %23, ptr @tapeless_mpi_next, align 4
  store atomic i32 0, ptr @tapeless_mpi_lock release, align 4
  %24 = call i32 @numbered(i32 noundef %.09)
  ret i32 %24
}

declare i32 @MPI_Send_init(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef)

declare i32 @MPI_Ssend_init(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef)

declare i32 @MPI_Rsend_init(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef)

declare i32 @MPI_Bsend_init(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef)

declare i32 @MPI_Recv_init(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef)

declare i32 @MPI_Isend(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef)

declare i32 @MPI_Issend(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef)

declare i32 @MPI_Irsend(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef)

declare i32 @MPI_Ibsend(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef)

declare i32 @MPI_Irecv(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef)

define internal i32 @numbered(i32 noundef %0) {
  %2 = add nsw i32 989855744, %0
  ret i32 %2
}

define internal void @add_adjoint(ptr noundef %0, ptr noundef %1) {
  %3 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 11
  %4 = load i32, ptr %3, align 4
  %5 = icmp ne i32 %4, 0
  br i1 %5, label %41, label %6

6:
  %7 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 5
  %8 = load i32, ptr %7, align 4
  %9 = icmp eq i32 %8, -1
  br i1 %9, label %41, label %10

10:
  %11 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 0
  %12 = call i32 @is_bytes(ptr noundef byval(%struct.floats) align 8 %11)
  %13 = icmp ne i32 %12, 0
  br i1 %13, label %14, label %23

14:
  %15 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 1
  %16 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 15
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 4
  %19 = load i32, ptr %18, align 8
  %20 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 8
  %21 = load i32, ptr %20, align 8
  %22 = call i64 @bytes_of(i32 noundef %19, i32 noundef %21)
  call void @bytes_in(ptr noundef byval(%struct.row) align 8 %15, ptr noundef %17, ptr noundef %1, i64 noundef %22, i32 noundef 1)
  br label %41

23:
  %24 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 15
  %25 = load ptr, ptr %24, align 8
  %26 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 0
  %27 = getelementptr inbounds nuw %struct.floats, ptr %26, i32 0, i32 1
  %28 = load i64, ptr %27, align 8
  %29 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 0
  %30 = getelementptr inbounds nuw %struct.floats, ptr %29, i32 0, i32 2
  %31 = load i32, ptr %30, align 8
  %32 = sext i32 %31 to i64
  %33 = mul i64 %28, %32
  call void @must_be_floats(ptr noundef %25, i64 noundef %33)
  %34 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 0
  %35 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 15
  %36 = load ptr, ptr %35, align 8
  %37 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 4
  %38 = load i32, ptr %37, align 8
  %39 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 8
  %40 = load i32, ptr %39, align 8
  call void @add(ptr noundef byval(%struct.floats) align 8 %34, ptr noundef %1, ptr noundef %36, i32 noundef %38, i32 noundef %40)
  br label %41

41:
  ret void
}

define internal void @must_be_floats(ptr noundef %0, i64 noundef %1) {
  %3 = icmp ne ptr %0, null
  %4 = icmp uge i64 %1, 8
  %or.cond = and i1 %3, %4
  br i1 %or.cond, label %5, label %9

5:
  %6 = call i32 @memcmp(ptr noundef %0, ptr noundef @MARK, i64 noundef 8)
  %7 = icmp ne i32 %6, 0
  br i1 %7, label %9, label %8

8:
  call void @stop(ptr noundef @.str.17)
  unreachable

9:
  ret void
}

declare i32 @memcmp(ptr noundef, ptr noundef, i64 noundef)

define internal i32 @has_any(ptr noundef byval(%struct.floats) align 8 %0) {
  %2 = call i32 @has_floats(ptr noundef byval(%struct.floats) align 8 %0)
  %3 = icmp ne i32 %2, 0
  br i1 %3, label %7, label %4

4:
  %5 = call i32 @is_bytes(ptr noundef byval(%struct.floats) align 8 %0)
  %6 = icmp ne i32 %5, 0
  br label %7

7:
  %8 = phi i1 [ true, %1 ], [ %6, %4 ]
  %9 = zext i1 %8 to i32
  ret i32 %9
}

define internal i32 @other_of(ptr noundef %0, ptr noundef %1, ptr noundef %2) {
  %4 = alloca i32, align 4
  %5 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 0
  %6 = call i32 @is_bytes(ptr noundef byval(%struct.floats) align 8 %5)
  %7 = icmp ne i32 %6, 0
  br i1 %7, label %11, label %8

8:
  %9 = call ptr @tangents(ptr noundef %0, ptr noundef %2, ptr noundef %4)
  store ptr %9, ptr %1, align 8
  %10 = load i32, ptr %4, align 4
  br label %45

11:
  %12 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 4
  %13 = load i32, ptr %12, align 8
  %14 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 8
  %15 = load i32, ptr %14, align 8
  %16 = call i64 @bytes_of(i32 noundef %13, i32 noundef %15)
  %17 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 11
  %18 = load i32, ptr %17, align 4
  %19 = icmp ne i32 %18, 0
  br i1 %19, label %20, label %23

20:
  %21 = add i64 40, %16
  %22 = call ptr @room(i64 noundef %21)
  br label %28

23:
  %24 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 1
  %25 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 3
  %26 = load ptr, ptr %25, align 8
  %27 = call ptr @bytes_out(ptr noundef byval(%struct.row) align 8 %24, ptr noundef %26, i64 noundef %16, i32 noundef 0)
  br label %28

28:
  %29 = phi ptr [ %22, %20 ], [ %27, %23 ]
  %30 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 15
  store ptr %29, ptr %30, align 8
  %31 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 15
  %32 = load ptr, ptr %31, align 8
  store ptr %32, ptr %1, align 8
  %33 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 11
  %34 = load i32, ptr %33, align 4
  %35 = icmp ne i32 %34, 0
  br i1 %35, label %36, label %39

36:
  %37 = add i64 40, %16
  %38 = trunc i64 %37 to i32
  br label %43

39:
  %40 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 15
  %41 = load ptr, ptr %40, align 8
  %42 = call i32 @sent_bytes(ptr noundef %41)
  br label %43

43:
  %44 = phi i32 [ %38, %36 ], [ %42, %39 ]
  store i32 %44, ptr %2, align 4
  br label %45

45:
  %.0 = phi i32 [ 1275068685, %43 ], [ %10, %8 ]
  ret i32 %.0
}

define internal i32 @other_tag(i32 noundef %0, i32 noundef %1) {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = call i32 @MPI_Comm_get_attr(i32 noundef %1, i32 noundef 1681915905, ptr noundef %4, ptr noundef %3)
  %6 = load i32, ptr %3, align 4
  %7 = icmp ne i32 %6, 0
  br i1 %7, label %8, label %11

8:
  %9 = load ptr, ptr %4, align 8
  %10 = load i32, ptr %9, align 4
  br label %11

11:
  %12 = phi i32 [ %10, %8 ], [ 32767, %2 ]
  %13 = sdiv i32 %12, 2
  %14 = add nsw i32 %13, 1
  %15 = icmp sge i32 %0, %14
  br i1 %15, label %16, label %17

16:
  call void @stop(ptr noundef @.str.18)
  unreachable

17:
  %18 = add nsw i32 %0, %14
  ret i32 %18
}

define internal ptr @tangents(ptr noundef %0, ptr noundef %1, ptr noundef %2) {
  %4 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 4
  %5 = load i32, ptr %4, align 8
  store i32 %5, ptr %1, align 4
  %6 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 8
  %7 = load i32, ptr %6, align 8
  store i32 %7, ptr %2, align 4
  %8 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 3
  %9 = load ptr, ptr %8, align 8
  %10 = icmp ne ptr %9, null
  br i1 %10, label %11, label %14

11:
  %12 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 3
  %13 = load ptr, ptr %12, align 8
  br label %31

14:
  %15 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 0
  %16 = getelementptr inbounds nuw %struct.floats, ptr %15, i32 0, i32 2
  %17 = load i32, ptr %16, align 8
  store i32 %17, ptr %1, align 4
  %18 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 0
  %19 = getelementptr inbounds nuw %struct.floats, ptr %18, i32 0, i32 0
  %20 = load i32, ptr %19, align 8
  store i32 %20, ptr %2, align 4
  %21 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 0
  %22 = getelementptr inbounds nuw %struct.floats, ptr %21, i32 0, i32 1
  %23 = load i64, ptr %22, align 8
  %24 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 0
  %25 = getelementptr inbounds nuw %struct.floats, ptr %24, i32 0, i32 2
  %26 = load i32, ptr %25, align 8
  %27 = sext i32 %26 to i64
  %28 = mul i64 %23, %27
  %29 = call ptr @room(i64 noundef %28)
  %30 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 15
  store ptr %29, ptr %30, align 8
  br label %31

31:
  %.0 = phi ptr [ %13, %11 ], [ %29, %14 ]
  ret ptr %.0
}

declare i32 @MPI_Comm_get_attr(i32 noundef, i32 noundef, ptr noundef, ptr noundef)

declare i32 @MPI_Status_c2f(ptr noundef, ptr noundef)

define internal void @told(ptr noundef %0, ptr noundef %1) {
  %3 = alloca i32, align 4
  %4 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 11
  %5 = load i32, ptr %4, align 4
  %6 = icmp ne i32 %5, 0
  br i1 %6, label %7, label %59

7:
  %8 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 0
  %9 = call i32 @has_any(ptr noundef byval(%struct.floats) align 8 %8)
  %10 = icmp ne i32 %9, 0
  br i1 %10, label %11, label %59

11:
  %12 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 5
  %13 = load i32, ptr %12, align 4
  %14 = icmp eq i32 %13, -1
  br i1 %14, label %15, label %18

15:
  %16 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 7
  store i32 0, ptr %16, align 4
  %17 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 6
  store i32 0, ptr %17, align 8
  br label %59

18:
  %19 = getelementptr inbounds nuw %struct.MPI_Status, ptr %1, i32 0, i32 2
  %20 = load i32, ptr %19, align 4
  %21 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 5
  store i32 %20, ptr %21, align 4
  %22 = getelementptr inbounds nuw %struct.MPI_Status, ptr %1, i32 0, i32 3
  %23 = load i32, ptr %22, align 4
  %24 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 6
  store i32 %23, ptr %24, align 8
  %25 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 8
  %26 = load i32, ptr %25, align 8
  %27 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 7
  %28 = call i32 @MPI_Get_elements(ptr noundef %1, i32 noundef %26, ptr noundef %27)
  %29 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 0
  %30 = getelementptr inbounds nuw %struct.floats, ptr %29, i32 0, i32 2
  %31 = load i32, ptr %30, align 8
  %32 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 8
  %33 = load i32, ptr %32, align 8
  %34 = call i32 @is_plain(i32 noundef %33)
  %35 = icmp ne i32 %34, 0
  br i1 %35, label %36, label %59

36:
  %37 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 4
  %38 = load i32, ptr %37, align 8
  %39 = icmp ne i32 %38, 0
  br i1 %39, label %40, label %59

40:
  %41 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 8
  %42 = load i32, ptr %41, align 8
  %43 = call i32 @MPI_Type_size(i32 noundef %42, ptr noundef %3)
  %44 = load i32, ptr %3, align 4
  %45 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 0
  %46 = getelementptr inbounds nuw %struct.floats, ptr %45, i32 0, i32 1
  %47 = load i64, ptr %46, align 8
  %48 = trunc i64 %47 to i32
  %49 = sdiv i32 %44, %48
  %50 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 7
  %51 = load i32, ptr %50, align 4
  %52 = mul nsw i32 %51, %49
  %53 = icmp sle i32 %52, %31
  %54 = icmp sgt i32 %49, 1
  %or.cond = and i1 %53, %54
  %55 = select i1 %or.cond, i32 %49, i32 1
  %56 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 7
  %57 = load i32, ptr %56, align 4
  %58 = mul nsw i32 %57, %55
  store i32 %58, ptr %56, align 4
  br label %59

59:
  ret void
}

define internal void @complete_tangent(ptr noundef %0) {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  %4 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 16
  %5 = load i32, ptr %4, align 8
  %6 = icmp ne i32 %5, 0
  br i1 %6, label %7, label %10

7:
  %8 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 14
  %9 = call i32 @MPI_Wait(ptr noundef %8, ptr noundef inttoptr (i64 1 to ptr))
  br label %28

10:
  %11 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 12
  %12 = load i32, ptr %11, align 8
  %13 = icmp ne i32 %12, 0
  br i1 %13, label %14, label %28

14:
  %15 = call i32 @other_of(ptr noundef %0, ptr noundef %3, ptr noundef %2)
  %16 = load ptr, ptr %3, align 8
  %17 = load i32, ptr %2, align 4
  %18 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 5
  %19 = load i32, ptr %18, align 4
  %20 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 6
  %21 = load i32, ptr %20, align 8
  %22 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 9
  %23 = load i32, ptr %22, align 4
  %24 = call i32 @other_tag(i32 noundef %21, i32 noundef %23)
  %25 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 9
  %26 = load i32, ptr %25, align 4
  %27 = call i32 @MPI_Recv(ptr noundef %16, i32 noundef %17, i32 noundef %15, i32 noundef %19, i32 noundef %24, i32 noundef %26, ptr noundef inttoptr (i64 1 to ptr))
  br label %28

28:
  %29 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 11
  %30 = load i32, ptr %29, align 4
  %31 = icmp ne i32 %30, 0
  br i1 %31, label %32, label %86

32:
  %33 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 12
  %34 = load i32, ptr %33, align 8
  %35 = icmp ne i32 %34, 0
  br i1 %35, label %36, label %86

36:
  %37 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 5
  %38 = load i32, ptr %37, align 4
  %39 = icmp ne i32 %38, -1
  br i1 %39, label %40, label %86

40:
  %41 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 0
  %42 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 1
  %43 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 3
  %44 = load ptr, ptr %43, align 8
  %45 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 4
  %46 = load i32, ptr %45, align 8
  %47 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 8
  %48 = load i32, ptr %47, align 8
  call void @must_be_told(ptr noundef byval(%struct.floats) align 8 %41, ptr noundef byval(%struct.row) align 8 %42, ptr noundef %44, i32 noundef %46, i32 noundef %48)
  %49 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 0
  %50 = call i32 @is_bytes(ptr noundef byval(%struct.floats) align 8 %49)
  %51 = icmp ne i32 %50, 0
  br i1 %51, label %52, label %61

52:
  %53 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 1
  %54 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 15
  %55 = load ptr, ptr %54, align 8
  %56 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 3
  %57 = load ptr, ptr %56, align 8
  %58 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 7
  %59 = load i32, ptr %58, align 4
  %60 = sext i32 %59 to i64
  call void @bytes_in(ptr noundef byval(%struct.row) align 8 %53, ptr noundef %55, ptr noundef %57, i64 noundef %60, i32 noundef 0)
  br label %86

61:
  %62 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 8
  %63 = load i32, ptr %62, align 8
  %64 = call i32 @is_plain(i32 noundef %63)
  %65 = icmp ne i32 %64, 0
  br i1 %65, label %66, label %86

66:
  %67 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 3
  %68 = load ptr, ptr %67, align 8
  %69 = icmp ne ptr %68, null
  br i1 %69, label %70, label %73

70:
  %71 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 3
  %72 = load ptr, ptr %71, align 8
  br label %76

73:
  %74 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 15
  %75 = load ptr, ptr %74, align 8
  br label %76

76:
  %77 = phi ptr [ %72, %70 ], [ %75, %73 ]
  %78 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 0
  %79 = getelementptr inbounds nuw %struct.floats, ptr %78, i32 0, i32 1
  %80 = load i64, ptr %79, align 8
  %81 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 0
  %82 = getelementptr inbounds nuw %struct.floats, ptr %81, i32 0, i32 2
  %83 = load i32, ptr %82, align 8
  %84 = sext i32 %83 to i64
  %85 = mul i64 %80, %84
  call void @must_be_floats(ptr noundef %77, i64 noundef %85)
  br label %86

86:
  %87 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 15
  %88 = load ptr, ptr %87, align 8
  call void @free(ptr noundef %88)
  %89 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 15
  store ptr null, ptr %89, align 8
  ret void
}

declare i32 @MPI_Get_elements(ptr noundef, i32 noundef, ptr noundef)

declare i32 @MPI_Recv(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef)

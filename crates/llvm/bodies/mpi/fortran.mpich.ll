; Made from fortran.c by `cargo xtask bodies`.
@mpipriv1_ = external global [0 x i8], align 1
@mpipriv2_ = external global [0 x i8], align 1

define dso_local void @tapeless_body_mpi_send_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6) {
  %8 = alloca i32, align 4
  %9 = load i32, ptr %2, align 4
  %10 = call i32 @kind(i32 noundef %9)
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %13

12:
  call void @tapeless_library_mpi_send_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6)
  br label %41

13:
  %14 = icmp eq ptr %0, @mpipriv1_
  %. = select i1 %14, ptr null, ptr %0
  %15 = load i32, ptr %1, align 4
  %16 = load i32, ptr %3, align 4
  %17 = load i32, ptr %4, align 4
  %18 = load i32, ptr %5, align 4
  %19 = call i32 @kind(i32 noundef %9)
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %23

21:
  %22 = call i32 @tapeless_library_MPI_Send(ptr noundef %., i32 noundef %15, i32 noundef %9, i32 noundef %16, i32 noundef %17, i32 noundef %18)
  br label %38

23:
  %24 = call i32 @kind(i32 noundef %9)
  switch i32 %24, label %37 [
    i32 1, label %25
    i32 2, label %28
    i32 3, label %31
    i32 4, label %34
  ]

25:
  %26 = sext i32 %9 to i64
  %27 = sext i32 %18 to i64
  call void @tapeless_mpi_send_double(ptr noundef %., i32 noundef 0, i32 noundef %15, i64 noundef %26, i32 noundef %16, i32 noundef %17, i64 noundef %27, ptr noundef %8, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %37

28:
  %29 = sext i32 %9 to i64
  %30 = sext i32 %18 to i64
  call void @tapeless_mpi_send_float(ptr noundef %., i32 noundef 0, i32 noundef %15, i64 noundef %29, i32 noundef %16, i32 noundef %17, i64 noundef %30, ptr noundef %8, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %37

31:
  %32 = sext i32 %9 to i64
  %33 = sext i32 %18 to i64
  call void @tapeless_mpi_send_any(ptr noundef %., i32 noundef 0, i32 noundef %15, i64 noundef %32, i32 noundef %16, i32 noundef %17, i64 noundef %33, ptr noundef %8, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %37

34:
  %35 = sext i32 %9 to i64
  %36 = sext i32 %18 to i64
  call void @tapeless_mpi_send_bytes(ptr noundef %., i32 noundef 0, i32 noundef %15, i64 noundef %35, i32 noundef %16, i32 noundef %17, i64 noundef %36, ptr noundef %8, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %37

37:
  call void @tapeless_mpi_complete(i32 noundef 0, i32 noundef 1, ptr noundef %8, ptr noundef null, ptr noundef null, ptr noundef inttoptr (i64 1 to ptr))
  br label %38

38:
  %.072 = phi i32 [ %22, %21 ], [ 0, %37 ]
  %39 = icmp ne ptr %6, null
  br i1 %39, label %40, label %41

40:
  store i32 %.072, ptr %6, align 4
  br label %41

41:
  ret void
}

define internal i32 @kind(i32 noundef %0) {
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
  %6 = zext i1 %5 to i8
  switch i32 %0, label %7 [
    i32 1275069450, label %switch.edge64
    i32 1275070528, label %switch.edge64
    i32 1275070494, label %switch.edge64
    i32 1275069468, label %switch.edge64
    i32 1275069479, label %switch.edge64
    i32 1275070516, label %switch.edge64
    i32 1275070504, label %switch.edge64
  ]

7:
  br label %switch.edge64

switch.edge64:
  %8 = phi i1 [ true, %switch.edge ], [ true, %switch.edge ], [ true, %switch.edge ], [ true, %switch.edge ], [ true, %switch.edge ], [ true, %switch.edge ], [ false, %7 ], [ true, %switch.edge ]
  %9 = zext i1 %8 to i32
  %10 = icmp ne i32 %9, 0
  %11 = zext i1 %10 to i8
  switch i32 %0, label %12 [
    i32 1275068685, label %switch.edge65
    i32 1275068687, label %switch.edge65
    i32 1275068673, label %switch.edge65
    i32 1275068696, label %switch.edge65
    i32 1275068674, label %switch.edge65
    i32 1275068727, label %switch.edge65
    i32 1275068731, label %switch.edge65
    i32 1275068698, label %switch.edge65
    i32 1275068717, label %switch.edge65
  ]

12:
  br label %switch.edge65

switch.edge65:
  %13 = phi i1 [ true, %switch.edge64 ], [ true, %switch.edge64 ], [ true, %switch.edge64 ], [ true, %switch.edge64 ], [ true, %switch.edge64 ], [ true, %switch.edge64 ], [ true, %switch.edge64 ], [ true, %switch.edge64 ], [ false, %12 ], [ true, %switch.edge64 ]
  %14 = zext i1 %13 to i32
  %15 = icmp ne i32 %14, 0
  %16 = zext i1 %15 to i8
  switch i32 %0, label %17 [
    i32 1275068931, label %switch.edge66
    i32 1275068932, label %switch.edge66
    i32 1275069445, label %switch.edge66
    i32 1275069446, label %switch.edge66
    i32 1275070471, label %switch.edge66
    i32 1275070472, label %switch.edge66
    i32 1275070473, label %switch.edge66
    i32 1275070489, label %switch.edge66
    i32 1275068984, label %switch.edge66
    i32 1275069497, label %switch.edge66
    i32 1275070522, label %switch.edge66
  ]

17:
  switch i32 %0, label %18 [
    i32 1275068988, label %switch.edge66
    i32 1275069501, label %switch.edge66
    i32 1275070526, label %switch.edge66
    i32 1275068735, label %switch.edge66
    i32 1275069454, label %switch.edge66
    i32 1275070486, label %switch.edge66
    i32 1275069467, label %switch.edge66
    i32 1275068975, label %switch.edge66
    i32 1275069488, label %switch.edge66
    i32 1275070513, label %switch.edge66
    i32 1275070496, label %switch.edge66
    i32 1275069469, label %switch.edge66
    i32 1275070531, label %switch.edge66
    i32 1275070532, label %switch.edge66
    i32 1275070533, label %switch.edge66
    i32 -1946157053, label %switch.edge66
    i32 -1946157054, label %switch.edge66
  ]

18:
  br label %switch.edge66

switch.edge66:
  %19 = phi i1 [ true, %17 ], [ true, %17 ], [ true, %17 ], [ true, %17 ], [ true, %17 ], [ true, %17 ], [ true, %17 ], [ true, %17 ], [ true, %17 ], [ true, %17 ], [ true, %17 ], [ true, %17 ], [ true, %17 ], [ true, %17 ], [ true, %17 ], [ true, %17 ], [ true, %switch.edge65 ], [ true, %switch.edge65 ], [ true, %switch.edge65 ], [ true, %switch.edge65 ], [ true, %switch.edge65 ], [ true, %switch.edge65 ], [ true, %switch.edge65 ], [ true, %switch.edge65 ], [ true, %switch.edge65 ], [ true, %switch.edge65 ], [ true, %switch.edge65 ], [ false, %18 ], [ true, %17 ]
  %20 = zext i1 %19 to i32
  %21 = icmp ne i32 %20, 0
  %22 = zext i1 %21 to i8
  %23 = trunc i8 %6 to i1
  %24 = call zeroext i1 @llvm.is.constant.i1(i1 noundef zeroext %23)
  br i1 %24, label %25, label %44

25:
  %26 = trunc i8 %11 to i1
  %27 = call zeroext i1 @llvm.is.constant.i1(i1 noundef zeroext %26)
  br i1 %27, label %28, label %44

28:
  %29 = trunc i8 %16 to i1
  %30 = call zeroext i1 @llvm.is.constant.i1(i1 noundef zeroext %29)
  br i1 %30, label %31, label %44

31:
  %32 = trunc i8 %22 to i1
  %33 = call zeroext i1 @llvm.is.constant.i1(i1 noundef zeroext %32)
  br i1 %33, label %34, label %44

34:
  %35 = trunc i8 %6 to i1
  br i1 %35, label %44, label %36

36:
  %37 = trunc i8 %11 to i1
  br i1 %37, label %44, label %38

38:
  %39 = trunc i8 %16 to i1
  br i1 %39, label %44, label %40

40:
  %41 = trunc i8 %22 to i1
  %42 = zext i1 %41 to i64
  %43 = select i1 %41, i32 0, i32 3
  br label %44

44:
  %.0 = phi i32 [ 3, %switch.edge66 ], [ 3, %31 ], [ 3, %28 ], [ 3, %25 ], [ 1, %34 ], [ 2, %36 ], [ %43, %40 ], [ 4, %38 ]
  ret i32 %.0
}

declare void @tapeless_library_mpi_send_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define dso_local void @tapeless_body_mpi_ssend_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6) {
  %8 = alloca i32, align 4
  %9 = load i32, ptr %2, align 4
  %10 = call i32 @kind(i32 noundef %9)
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %13

12:
  call void @tapeless_library_mpi_ssend_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6)
  br label %41

13:
  %14 = icmp eq ptr %0, @mpipriv1_
  %. = select i1 %14, ptr null, ptr %0
  %15 = load i32, ptr %1, align 4
  %16 = load i32, ptr %3, align 4
  %17 = load i32, ptr %4, align 4
  %18 = load i32, ptr %5, align 4
  %19 = call i32 @kind(i32 noundef %9)
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %23

21:
  %22 = call i32 @tapeless_library_MPI_Ssend(ptr noundef %., i32 noundef %15, i32 noundef %9, i32 noundef %16, i32 noundef %17, i32 noundef %18)
  br label %38

23:
  %24 = call i32 @kind(i32 noundef %9)
  switch i32 %24, label %37 [
    i32 1, label %25
    i32 2, label %28
    i32 3, label %31
    i32 4, label %34
  ]

25:
  %26 = sext i32 %9 to i64
  %27 = sext i32 %18 to i64
  call void @tapeless_mpi_send_double(ptr noundef %., i32 noundef 1, i32 noundef %15, i64 noundef %26, i32 noundef %16, i32 noundef %17, i64 noundef %27, ptr noundef %8, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %37

28:
  %29 = sext i32 %9 to i64
  %30 = sext i32 %18 to i64
  call void @tapeless_mpi_send_float(ptr noundef %., i32 noundef 1, i32 noundef %15, i64 noundef %29, i32 noundef %16, i32 noundef %17, i64 noundef %30, ptr noundef %8, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %37

31:
  %32 = sext i32 %9 to i64
  %33 = sext i32 %18 to i64
  call void @tapeless_mpi_send_any(ptr noundef %., i32 noundef 1, i32 noundef %15, i64 noundef %32, i32 noundef %16, i32 noundef %17, i64 noundef %33, ptr noundef %8, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %37

34:
  %35 = sext i32 %9 to i64
  %36 = sext i32 %18 to i64
  call void @tapeless_mpi_send_bytes(ptr noundef %., i32 noundef 1, i32 noundef %15, i64 noundef %35, i32 noundef %16, i32 noundef %17, i64 noundef %36, ptr noundef %8, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %37

37:
  call void @tapeless_mpi_complete(i32 noundef 0, i32 noundef 1, ptr noundef %8, ptr noundef null, ptr noundef null, ptr noundef inttoptr (i64 1 to ptr))
  br label %38

38:
  %.072 = phi i32 [ %22, %21 ], [ 0, %37 ]
  %39 = icmp ne ptr %6, null
  br i1 %39, label %40, label %41

40:
  store i32 %.072, ptr %6, align 4
  br label %41

41:
  ret void
}

declare void @tapeless_library_mpi_ssend_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define dso_local void @tapeless_body_mpi_rsend_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6) {
  %8 = alloca i32, align 4
  %9 = load i32, ptr %2, align 4
  %10 = call i32 @kind(i32 noundef %9)
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %13

12:
  call void @tapeless_library_mpi_rsend_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6)
  br label %41

13:
  %14 = icmp eq ptr %0, @mpipriv1_
  %. = select i1 %14, ptr null, ptr %0
  %15 = load i32, ptr %1, align 4
  %16 = load i32, ptr %3, align 4
  %17 = load i32, ptr %4, align 4
  %18 = load i32, ptr %5, align 4
  %19 = call i32 @kind(i32 noundef %9)
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %23

21:
  %22 = call i32 @tapeless_library_MPI_Rsend(ptr noundef %., i32 noundef %15, i32 noundef %9, i32 noundef %16, i32 noundef %17, i32 noundef %18)
  br label %38

23:
  %24 = call i32 @kind(i32 noundef %9)
  switch i32 %24, label %37 [
    i32 1, label %25
    i32 2, label %28
    i32 3, label %31
    i32 4, label %34
  ]

25:
  %26 = sext i32 %9 to i64
  %27 = sext i32 %18 to i64
  call void @tapeless_mpi_send_double(ptr noundef %., i32 noundef 2, i32 noundef %15, i64 noundef %26, i32 noundef %16, i32 noundef %17, i64 noundef %27, ptr noundef %8, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %37

28:
  %29 = sext i32 %9 to i64
  %30 = sext i32 %18 to i64
  call void @tapeless_mpi_send_float(ptr noundef %., i32 noundef 2, i32 noundef %15, i64 noundef %29, i32 noundef %16, i32 noundef %17, i64 noundef %30, ptr noundef %8, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %37

31:
  %32 = sext i32 %9 to i64
  %33 = sext i32 %18 to i64
  call void @tapeless_mpi_send_any(ptr noundef %., i32 noundef 2, i32 noundef %15, i64 noundef %32, i32 noundef %16, i32 noundef %17, i64 noundef %33, ptr noundef %8, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %37

34:
  %35 = sext i32 %9 to i64
  %36 = sext i32 %18 to i64
  call void @tapeless_mpi_send_bytes(ptr noundef %., i32 noundef 2, i32 noundef %15, i64 noundef %35, i32 noundef %16, i32 noundef %17, i64 noundef %36, ptr noundef %8, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %37

37:
  call void @tapeless_mpi_complete(i32 noundef 0, i32 noundef 1, ptr noundef %8, ptr noundef null, ptr noundef null, ptr noundef inttoptr (i64 1 to ptr))
  br label %38

38:
  %.072 = phi i32 [ %22, %21 ], [ 0, %37 ]
  %39 = icmp ne ptr %6, null
  br i1 %39, label %40, label %41

40:
  store i32 %.072, ptr %6, align 4
  br label %41

41:
  ret void
}

declare void @tapeless_library_mpi_rsend_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define dso_local void @tapeless_body_mpi_bsend_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6) {
  %8 = alloca i32, align 4
  %9 = load i32, ptr %2, align 4
  %10 = call i32 @kind(i32 noundef %9)
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %13

12:
  call void @tapeless_library_mpi_bsend_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6)
  br label %41

13:
  %14 = icmp eq ptr %0, @mpipriv1_
  %. = select i1 %14, ptr null, ptr %0
  %15 = load i32, ptr %1, align 4
  %16 = load i32, ptr %3, align 4
  %17 = load i32, ptr %4, align 4
  %18 = load i32, ptr %5, align 4
  %19 = call i32 @kind(i32 noundef %9)
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %23

21:
  %22 = call i32 @tapeless_library_MPI_Bsend(ptr noundef %., i32 noundef %15, i32 noundef %9, i32 noundef %16, i32 noundef %17, i32 noundef %18)
  br label %38

23:
  %24 = call i32 @kind(i32 noundef %9)
  switch i32 %24, label %37 [
    i32 1, label %25
    i32 2, label %28
    i32 3, label %31
    i32 4, label %34
  ]

25:
  %26 = sext i32 %9 to i64
  %27 = sext i32 %18 to i64
  call void @tapeless_mpi_send_double(ptr noundef %., i32 noundef 3, i32 noundef %15, i64 noundef %26, i32 noundef %16, i32 noundef %17, i64 noundef %27, ptr noundef %8, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %37

28:
  %29 = sext i32 %9 to i64
  %30 = sext i32 %18 to i64
  call void @tapeless_mpi_send_float(ptr noundef %., i32 noundef 3, i32 noundef %15, i64 noundef %29, i32 noundef %16, i32 noundef %17, i64 noundef %30, ptr noundef %8, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %37

31:
  %32 = sext i32 %9 to i64
  %33 = sext i32 %18 to i64
  call void @tapeless_mpi_send_any(ptr noundef %., i32 noundef 3, i32 noundef %15, i64 noundef %32, i32 noundef %16, i32 noundef %17, i64 noundef %33, ptr noundef %8, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %37

34:
  %35 = sext i32 %9 to i64
  %36 = sext i32 %18 to i64
  call void @tapeless_mpi_send_bytes(ptr noundef %., i32 noundef 3, i32 noundef %15, i64 noundef %35, i32 noundef %16, i32 noundef %17, i64 noundef %36, ptr noundef %8, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %37

37:
  call void @tapeless_mpi_complete(i32 noundef 0, i32 noundef 1, ptr noundef %8, ptr noundef null, ptr noundef null, ptr noundef inttoptr (i64 1 to ptr))
  br label %38

38:
  %.072 = phi i32 [ %22, %21 ], [ 0, %37 ]
  %39 = icmp ne ptr %6, null
  br i1 %39, label %40, label %41

40:
  store i32 %.072, ptr %6, align 4
  br label %41

41:
  ret void
}

declare void @tapeless_library_mpi_bsend_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define dso_local void @tapeless_body_mpi_recv_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) {
  %9 = alloca i32, align 4
  %10 = load i32, ptr %2, align 4
  %11 = call i32 @kind(i32 noundef %10)
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %14

13:
  call void @tapeless_library_mpi_recv_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7)
  br label %45

14:
  %15 = icmp eq ptr %0, @mpipriv1_
  %. = select i1 %15, ptr null, ptr %0
  %16 = load i32, ptr %1, align 4
  %17 = load i32, ptr %3, align 4
  %18 = load i32, ptr %4, align 4
  %19 = load i32, ptr %5, align 4
  %20 = icmp eq ptr %6, getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 8)
  %21 = icmp eq ptr %6, @mpipriv2_
  %or.cond = or i1 %20, %21
  %22 = select i1 %or.cond, ptr inttoptr (i64 1 to ptr), ptr %6
  %23 = call i32 @kind(i32 noundef %10)
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %27

25:
  %26 = call i32 @tapeless_library_MPI_Recv(ptr noundef %., i32 noundef %16, i32 noundef %10, i32 noundef %17, i32 noundef %18, i32 noundef %19, ptr noundef %22)
  br label %42

27:
  %28 = call i32 @kind(i32 noundef %10)
  switch i32 %28, label %41 [
    i32 1, label %29
    i32 2, label %32
    i32 3, label %35
    i32 4, label %38
  ]

29:
  %30 = sext i32 %10 to i64
  %31 = sext i32 %19 to i64
  call void @tapeless_mpi_receive_double(ptr noundef %., i32 noundef 0, i32 noundef %16, i64 noundef %30, i32 noundef %17, i32 noundef %18, i64 noundef %31, ptr noundef %9, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %41

32:
  %33 = sext i32 %10 to i64
  %34 = sext i32 %19 to i64
  call void @tapeless_mpi_receive_float(ptr noundef %., i32 noundef 0, i32 noundef %16, i64 noundef %33, i32 noundef %17, i32 noundef %18, i64 noundef %34, ptr noundef %9, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %41

35:
  %36 = sext i32 %10 to i64
  %37 = sext i32 %19 to i64
  call void @tapeless_mpi_receive_any(ptr noundef %., i32 noundef 0, i32 noundef %16, i64 noundef %36, i32 noundef %17, i32 noundef %18, i64 noundef %37, ptr noundef %9, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %41

38:
  %39 = sext i32 %10 to i64
  %40 = sext i32 %19 to i64
  call void @tapeless_mpi_receive_bytes(ptr noundef %., i32 noundef 0, i32 noundef %16, i64 noundef %39, i32 noundef %17, i32 noundef %18, i64 noundef %40, ptr noundef %9, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %41

41:
  call void @tapeless_mpi_complete(i32 noundef 0, i32 noundef 1, ptr noundef %9, ptr noundef null, ptr noundef null, ptr noundef %22)
  br label %42

42:
  %.079 = phi i32 [ %26, %25 ], [ 0, %41 ]
  %43 = icmp ne ptr %7, null
  br i1 %43, label %44, label %45

44:
  store i32 %.079, ptr %7, align 4
  br label %45

45:
  ret void
}

declare void @tapeless_library_mpi_recv_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define dso_local void @tapeless_body_mpi_isend_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) {
  %9 = load i32, ptr %2, align 4
  %10 = call i32 @kind(i32 noundef %9)
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %13

12:
  call void @tapeless_library_mpi_isend_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7)
  br label %35

13:
  %14 = icmp eq ptr %0, @mpipriv1_
  %. = select i1 %14, ptr null, ptr %0
  %15 = load i32, ptr %1, align 4
  %16 = load i32, ptr %3, align 4
  %17 = load i32, ptr %4, align 4
  %18 = load i32, ptr %5, align 4
  %19 = call i32 @kind(i32 noundef %9)
  switch i32 %19, label %32 [
    i32 1, label %20
    i32 2, label %23
    i32 3, label %26
    i32 4, label %29
  ]

20:
  %21 = sext i32 %9 to i64
  %22 = sext i32 %18 to i64
  call void @tapeless_mpi_send_double(ptr noundef %., i32 noundef 16, i32 noundef %15, i64 noundef %21, i32 noundef %16, i32 noundef %17, i64 noundef %22, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %32

23:
  %24 = sext i32 %9 to i64
  %25 = sext i32 %18 to i64
  call void @tapeless_mpi_send_float(ptr noundef %., i32 noundef 16, i32 noundef %15, i64 noundef %24, i32 noundef %16, i32 noundef %17, i64 noundef %25, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %32

26:
  %27 = sext i32 %9 to i64
  %28 = sext i32 %18 to i64
  call void @tapeless_mpi_send_any(ptr noundef %., i32 noundef 16, i32 noundef %15, i64 noundef %27, i32 noundef %16, i32 noundef %17, i64 noundef %28, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %32

29:
  %30 = sext i32 %9 to i64
  %31 = sext i32 %18 to i64
  call void @tapeless_mpi_send_bytes(ptr noundef %., i32 noundef 16, i32 noundef %15, i64 noundef %30, i32 noundef %16, i32 noundef %17, i64 noundef %31, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %32

32:
  %33 = icmp ne ptr %7, null
  br i1 %33, label %34, label %35

34:
  store i32 0, ptr %7, align 4
  br label %35

35:
  ret void
}

declare void @tapeless_library_mpi_isend_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define dso_local void @tapeless_body_mpi_issend_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) {
  %9 = load i32, ptr %2, align 4
  %10 = call i32 @kind(i32 noundef %9)
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %13

12:
  call void @tapeless_library_mpi_issend_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7)
  br label %35

13:
  %14 = icmp eq ptr %0, @mpipriv1_
  %. = select i1 %14, ptr null, ptr %0
  %15 = load i32, ptr %1, align 4
  %16 = load i32, ptr %3, align 4
  %17 = load i32, ptr %4, align 4
  %18 = load i32, ptr %5, align 4
  %19 = call i32 @kind(i32 noundef %9)
  switch i32 %19, label %32 [
    i32 1, label %20
    i32 2, label %23
    i32 3, label %26
    i32 4, label %29
  ]

20:
  %21 = sext i32 %9 to i64
  %22 = sext i32 %18 to i64
  call void @tapeless_mpi_send_double(ptr noundef %., i32 noundef 17, i32 noundef %15, i64 noundef %21, i32 noundef %16, i32 noundef %17, i64 noundef %22, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %32

23:
  %24 = sext i32 %9 to i64
  %25 = sext i32 %18 to i64
  call void @tapeless_mpi_send_float(ptr noundef %., i32 noundef 17, i32 noundef %15, i64 noundef %24, i32 noundef %16, i32 noundef %17, i64 noundef %25, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %32

26:
  %27 = sext i32 %9 to i64
  %28 = sext i32 %18 to i64
  call void @tapeless_mpi_send_any(ptr noundef %., i32 noundef 17, i32 noundef %15, i64 noundef %27, i32 noundef %16, i32 noundef %17, i64 noundef %28, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %32

29:
  %30 = sext i32 %9 to i64
  %31 = sext i32 %18 to i64
  call void @tapeless_mpi_send_bytes(ptr noundef %., i32 noundef 17, i32 noundef %15, i64 noundef %30, i32 noundef %16, i32 noundef %17, i64 noundef %31, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %32

32:
  %33 = icmp ne ptr %7, null
  br i1 %33, label %34, label %35

34:
  store i32 0, ptr %7, align 4
  br label %35

35:
  ret void
}

declare void @tapeless_library_mpi_issend_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define dso_local void @tapeless_body_mpi_irsend_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) {
  %9 = load i32, ptr %2, align 4
  %10 = call i32 @kind(i32 noundef %9)
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %13

12:
  call void @tapeless_library_mpi_irsend_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7)
  br label %35

13:
  %14 = icmp eq ptr %0, @mpipriv1_
  %. = select i1 %14, ptr null, ptr %0
  %15 = load i32, ptr %1, align 4
  %16 = load i32, ptr %3, align 4
  %17 = load i32, ptr %4, align 4
  %18 = load i32, ptr %5, align 4
  %19 = call i32 @kind(i32 noundef %9)
  switch i32 %19, label %32 [
    i32 1, label %20
    i32 2, label %23
    i32 3, label %26
    i32 4, label %29
  ]

20:
  %21 = sext i32 %9 to i64
  %22 = sext i32 %18 to i64
  call void @tapeless_mpi_send_double(ptr noundef %., i32 noundef 18, i32 noundef %15, i64 noundef %21, i32 noundef %16, i32 noundef %17, i64 noundef %22, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %32

23:
  %24 = sext i32 %9 to i64
  %25 = sext i32 %18 to i64
  call void @tapeless_mpi_send_float(ptr noundef %., i32 noundef 18, i32 noundef %15, i64 noundef %24, i32 noundef %16, i32 noundef %17, i64 noundef %25, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %32

26:
  %27 = sext i32 %9 to i64
  %28 = sext i32 %18 to i64
  call void @tapeless_mpi_send_any(ptr noundef %., i32 noundef 18, i32 noundef %15, i64 noundef %27, i32 noundef %16, i32 noundef %17, i64 noundef %28, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %32

29:
  %30 = sext i32 %9 to i64
  %31 = sext i32 %18 to i64
  call void @tapeless_mpi_send_bytes(ptr noundef %., i32 noundef 18, i32 noundef %15, i64 noundef %30, i32 noundef %16, i32 noundef %17, i64 noundef %31, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %32

32:
  %33 = icmp ne ptr %7, null
  br i1 %33, label %34, label %35

34:
  store i32 0, ptr %7, align 4
  br label %35

35:
  ret void
}

declare void @tapeless_library_mpi_irsend_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define dso_local void @tapeless_body_mpi_ibsend_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) {
  %9 = load i32, ptr %2, align 4
  %10 = call i32 @kind(i32 noundef %9)
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %13

12:
  call void @tapeless_library_mpi_ibsend_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7)
  br label %35

13:
  %14 = icmp eq ptr %0, @mpipriv1_
  %. = select i1 %14, ptr null, ptr %0
  %15 = load i32, ptr %1, align 4
  %16 = load i32, ptr %3, align 4
  %17 = load i32, ptr %4, align 4
  %18 = load i32, ptr %5, align 4
  %19 = call i32 @kind(i32 noundef %9)
  switch i32 %19, label %32 [
    i32 1, label %20
    i32 2, label %23
    i32 3, label %26
    i32 4, label %29
  ]

20:
  %21 = sext i32 %9 to i64
  %22 = sext i32 %18 to i64
  call void @tapeless_mpi_send_double(ptr noundef %., i32 noundef 19, i32 noundef %15, i64 noundef %21, i32 noundef %16, i32 noundef %17, i64 noundef %22, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %32

23:
  %24 = sext i32 %9 to i64
  %25 = sext i32 %18 to i64
  call void @tapeless_mpi_send_float(ptr noundef %., i32 noundef 19, i32 noundef %15, i64 noundef %24, i32 noundef %16, i32 noundef %17, i64 noundef %25, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %32

26:
  %27 = sext i32 %9 to i64
  %28 = sext i32 %18 to i64
  call void @tapeless_mpi_send_any(ptr noundef %., i32 noundef 19, i32 noundef %15, i64 noundef %27, i32 noundef %16, i32 noundef %17, i64 noundef %28, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %32

29:
  %30 = sext i32 %9 to i64
  %31 = sext i32 %18 to i64
  call void @tapeless_mpi_send_bytes(ptr noundef %., i32 noundef 19, i32 noundef %15, i64 noundef %30, i32 noundef %16, i32 noundef %17, i64 noundef %31, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %32

32:
  %33 = icmp ne ptr %7, null
  br i1 %33, label %34, label %35

34:
  store i32 0, ptr %7, align 4
  br label %35

35:
  ret void
}

declare void @tapeless_library_mpi_ibsend_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define dso_local void @tapeless_body_mpi_irecv_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) {
  %9 = load i32, ptr %2, align 4
  %10 = call i32 @kind(i32 noundef %9)
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %13

12:
  call void @tapeless_library_mpi_irecv_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7)
  br label %35

13:
  %14 = icmp eq ptr %0, @mpipriv1_
  %. = select i1 %14, ptr null, ptr %0
  %15 = load i32, ptr %1, align 4
  %16 = load i32, ptr %3, align 4
  %17 = load i32, ptr %4, align 4
  %18 = load i32, ptr %5, align 4
  %19 = call i32 @kind(i32 noundef %9)
  switch i32 %19, label %32 [
    i32 1, label %20
    i32 2, label %23
    i32 3, label %26
    i32 4, label %29
  ]

20:
  %21 = sext i32 %9 to i64
  %22 = sext i32 %18 to i64
  call void @tapeless_mpi_receive_double(ptr noundef %., i32 noundef 16, i32 noundef %15, i64 noundef %21, i32 noundef %16, i32 noundef %17, i64 noundef %22, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %32

23:
  %24 = sext i32 %9 to i64
  %25 = sext i32 %18 to i64
  call void @tapeless_mpi_receive_float(ptr noundef %., i32 noundef 16, i32 noundef %15, i64 noundef %24, i32 noundef %16, i32 noundef %17, i64 noundef %25, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %32

26:
  %27 = sext i32 %9 to i64
  %28 = sext i32 %18 to i64
  call void @tapeless_mpi_receive_any(ptr noundef %., i32 noundef 16, i32 noundef %15, i64 noundef %27, i32 noundef %16, i32 noundef %17, i64 noundef %28, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %32

29:
  %30 = sext i32 %9 to i64
  %31 = sext i32 %18 to i64
  call void @tapeless_mpi_receive_bytes(ptr noundef %., i32 noundef 16, i32 noundef %15, i64 noundef %30, i32 noundef %16, i32 noundef %17, i64 noundef %31, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %32

32:
  %33 = icmp ne ptr %7, null
  br i1 %33, label %34, label %35

34:
  store i32 0, ptr %7, align 4
  br label %35

35:
  ret void
}

declare void @tapeless_library_mpi_irecv_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define dso_local void @tapeless_body_mpi_send_init_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) {
  %9 = load i32, ptr %2, align 4
  %10 = call i32 @kind(i32 noundef %9)
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %13

12:
  call void @tapeless_library_mpi_send_init_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7)
  br label %35

13:
  %14 = icmp eq ptr %0, @mpipriv1_
  %. = select i1 %14, ptr null, ptr %0
  %15 = load i32, ptr %1, align 4
  %16 = load i32, ptr %3, align 4
  %17 = load i32, ptr %4, align 4
  %18 = load i32, ptr %5, align 4
  %19 = call i32 @kind(i32 noundef %9)
  switch i32 %19, label %32 [
    i32 1, label %20
    i32 2, label %23
    i32 3, label %26
    i32 4, label %29
  ]

20:
  %21 = sext i32 %9 to i64
  %22 = sext i32 %18 to i64
  call void @tapeless_mpi_send_double(ptr noundef %., i32 noundef 24, i32 noundef %15, i64 noundef %21, i32 noundef %16, i32 noundef %17, i64 noundef %22, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %32

23:
  %24 = sext i32 %9 to i64
  %25 = sext i32 %18 to i64
  call void @tapeless_mpi_send_float(ptr noundef %., i32 noundef 24, i32 noundef %15, i64 noundef %24, i32 noundef %16, i32 noundef %17, i64 noundef %25, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %32

26:
  %27 = sext i32 %9 to i64
  %28 = sext i32 %18 to i64
  call void @tapeless_mpi_send_any(ptr noundef %., i32 noundef 24, i32 noundef %15, i64 noundef %27, i32 noundef %16, i32 noundef %17, i64 noundef %28, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %32

29:
  %30 = sext i32 %9 to i64
  %31 = sext i32 %18 to i64
  call void @tapeless_mpi_send_bytes(ptr noundef %., i32 noundef 24, i32 noundef %15, i64 noundef %30, i32 noundef %16, i32 noundef %17, i64 noundef %31, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %32

32:
  %33 = icmp ne ptr %7, null
  br i1 %33, label %34, label %35

34:
  store i32 0, ptr %7, align 4
  br label %35

35:
  ret void
}

declare void @tapeless_library_mpi_send_init_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define dso_local void @tapeless_body_mpi_ssend_init_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) {
  %9 = load i32, ptr %2, align 4
  %10 = call i32 @kind(i32 noundef %9)
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %13

12:
  call void @tapeless_library_mpi_ssend_init_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7)
  br label %35

13:
  %14 = icmp eq ptr %0, @mpipriv1_
  %. = select i1 %14, ptr null, ptr %0
  %15 = load i32, ptr %1, align 4
  %16 = load i32, ptr %3, align 4
  %17 = load i32, ptr %4, align 4
  %18 = load i32, ptr %5, align 4
  %19 = call i32 @kind(i32 noundef %9)
  switch i32 %19, label %32 [
    i32 1, label %20
    i32 2, label %23
    i32 3, label %26
    i32 4, label %29
  ]

20:
  %21 = sext i32 %9 to i64
  %22 = sext i32 %18 to i64
  call void @tapeless_mpi_send_double(ptr noundef %., i32 noundef 25, i32 noundef %15, i64 noundef %21, i32 noundef %16, i32 noundef %17, i64 noundef %22, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %32

23:
  %24 = sext i32 %9 to i64
  %25 = sext i32 %18 to i64
  call void @tapeless_mpi_send_float(ptr noundef %., i32 noundef 25, i32 noundef %15, i64 noundef %24, i32 noundef %16, i32 noundef %17, i64 noundef %25, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %32

26:
  %27 = sext i32 %9 to i64
  %28 = sext i32 %18 to i64
  call void @tapeless_mpi_send_any(ptr noundef %., i32 noundef 25, i32 noundef %15, i64 noundef %27, i32 noundef %16, i32 noundef %17, i64 noundef %28, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %32

29:
  %30 = sext i32 %9 to i64
  %31 = sext i32 %18 to i64
  call void @tapeless_mpi_send_bytes(ptr noundef %., i32 noundef 25, i32 noundef %15, i64 noundef %30, i32 noundef %16, i32 noundef %17, i64 noundef %31, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %32

32:
  %33 = icmp ne ptr %7, null
  br i1 %33, label %34, label %35

34:
  store i32 0, ptr %7, align 4
  br label %35

35:
  ret void
}

declare void @tapeless_library_mpi_ssend_init_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define dso_local void @tapeless_body_mpi_rsend_init_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) {
  %9 = load i32, ptr %2, align 4
  %10 = call i32 @kind(i32 noundef %9)
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %13

12:
  call void @tapeless_library_mpi_rsend_init_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7)
  br label %35

13:
  %14 = icmp eq ptr %0, @mpipriv1_
  %. = select i1 %14, ptr null, ptr %0
  %15 = load i32, ptr %1, align 4
  %16 = load i32, ptr %3, align 4
  %17 = load i32, ptr %4, align 4
  %18 = load i32, ptr %5, align 4
  %19 = call i32 @kind(i32 noundef %9)
  switch i32 %19, label %32 [
    i32 1, label %20
    i32 2, label %23
    i32 3, label %26
    i32 4, label %29
  ]

20:
  %21 = sext i32 %9 to i64
  %22 = sext i32 %18 to i64
  call void @tapeless_mpi_send_double(ptr noundef %., i32 noundef 26, i32 noundef %15, i64 noundef %21, i32 noundef %16, i32 noundef %17, i64 noundef %22, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %32

23:
  %24 = sext i32 %9 to i64
  %25 = sext i32 %18 to i64
  call void @tapeless_mpi_send_float(ptr noundef %., i32 noundef 26, i32 noundef %15, i64 noundef %24, i32 noundef %16, i32 noundef %17, i64 noundef %25, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %32

26:
  %27 = sext i32 %9 to i64
  %28 = sext i32 %18 to i64
  call void @tapeless_mpi_send_any(ptr noundef %., i32 noundef 26, i32 noundef %15, i64 noundef %27, i32 noundef %16, i32 noundef %17, i64 noundef %28, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %32

29:
  %30 = sext i32 %9 to i64
  %31 = sext i32 %18 to i64
  call void @tapeless_mpi_send_bytes(ptr noundef %., i32 noundef 26, i32 noundef %15, i64 noundef %30, i32 noundef %16, i32 noundef %17, i64 noundef %31, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %32

32:
  %33 = icmp ne ptr %7, null
  br i1 %33, label %34, label %35

34:
  store i32 0, ptr %7, align 4
  br label %35

35:
  ret void
}

declare void @tapeless_library_mpi_rsend_init_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define dso_local void @tapeless_body_mpi_bsend_init_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) {
  %9 = load i32, ptr %2, align 4
  %10 = call i32 @kind(i32 noundef %9)
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %13

12:
  call void @tapeless_library_mpi_bsend_init_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7)
  br label %35

13:
  %14 = icmp eq ptr %0, @mpipriv1_
  %. = select i1 %14, ptr null, ptr %0
  %15 = load i32, ptr %1, align 4
  %16 = load i32, ptr %3, align 4
  %17 = load i32, ptr %4, align 4
  %18 = load i32, ptr %5, align 4
  %19 = call i32 @kind(i32 noundef %9)
  switch i32 %19, label %32 [
    i32 1, label %20
    i32 2, label %23
    i32 3, label %26
    i32 4, label %29
  ]

20:
  %21 = sext i32 %9 to i64
  %22 = sext i32 %18 to i64
  call void @tapeless_mpi_send_double(ptr noundef %., i32 noundef 27, i32 noundef %15, i64 noundef %21, i32 noundef %16, i32 noundef %17, i64 noundef %22, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %32

23:
  %24 = sext i32 %9 to i64
  %25 = sext i32 %18 to i64
  call void @tapeless_mpi_send_float(ptr noundef %., i32 noundef 27, i32 noundef %15, i64 noundef %24, i32 noundef %16, i32 noundef %17, i64 noundef %25, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %32

26:
  %27 = sext i32 %9 to i64
  %28 = sext i32 %18 to i64
  call void @tapeless_mpi_send_any(ptr noundef %., i32 noundef 27, i32 noundef %15, i64 noundef %27, i32 noundef %16, i32 noundef %17, i64 noundef %28, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %32

29:
  %30 = sext i32 %9 to i64
  %31 = sext i32 %18 to i64
  call void @tapeless_mpi_send_bytes(ptr noundef %., i32 noundef 27, i32 noundef %15, i64 noundef %30, i32 noundef %16, i32 noundef %17, i64 noundef %31, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %32

32:
  %33 = icmp ne ptr %7, null
  br i1 %33, label %34, label %35

34:
  store i32 0, ptr %7, align 4
  br label %35

35:
  ret void
}

declare void @tapeless_library_mpi_bsend_init_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define dso_local void @tapeless_body_mpi_recv_init_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) {
  %9 = load i32, ptr %2, align 4
  %10 = call i32 @kind(i32 noundef %9)
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %13

12:
  call void @tapeless_library_mpi_recv_init_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7)
  br label %35

13:
  %14 = icmp eq ptr %0, @mpipriv1_
  %. = select i1 %14, ptr null, ptr %0
  %15 = load i32, ptr %1, align 4
  %16 = load i32, ptr %3, align 4
  %17 = load i32, ptr %4, align 4
  %18 = load i32, ptr %5, align 4
  %19 = call i32 @kind(i32 noundef %9)
  switch i32 %19, label %32 [
    i32 1, label %20
    i32 2, label %23
    i32 3, label %26
    i32 4, label %29
  ]

20:
  %21 = sext i32 %9 to i64
  %22 = sext i32 %18 to i64
  call void @tapeless_mpi_receive_double(ptr noundef %., i32 noundef 24, i32 noundef %15, i64 noundef %21, i32 noundef %16, i32 noundef %17, i64 noundef %22, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %32

23:
  %24 = sext i32 %9 to i64
  %25 = sext i32 %18 to i64
  call void @tapeless_mpi_receive_float(ptr noundef %., i32 noundef 24, i32 noundef %15, i64 noundef %24, i32 noundef %16, i32 noundef %17, i64 noundef %25, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %32

26:
  %27 = sext i32 %9 to i64
  %28 = sext i32 %18 to i64
  call void @tapeless_mpi_receive_any(ptr noundef %., i32 noundef 24, i32 noundef %15, i64 noundef %27, i32 noundef %16, i32 noundef %17, i64 noundef %28, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %32

29:
  %30 = sext i32 %9 to i64
  %31 = sext i32 %18 to i64
  call void @tapeless_mpi_receive_bytes(ptr noundef %., i32 noundef 24, i32 noundef %15, i64 noundef %30, i32 noundef %16, i32 noundef %17, i64 noundef %31, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %32

32:
  %33 = icmp ne ptr %7, null
  br i1 %33, label %34, label %35

34:
  store i32 0, ptr %7, align 4
  br label %35

35:
  ret void
}

declare void @tapeless_library_mpi_recv_init_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define dso_local void @tapeless_body_mpi_sendrecv_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12) {
  %14 = alloca [2 x i32], align 4
  %15 = load i32, ptr %2, align 4
  %16 = load i32, ptr %7, align 4
  %17 = call i32 @kind(i32 noundef %15)
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %23

19:
  %20 = call i32 @kind(i32 noundef %16)
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %23

22:
  call void @tapeless_library_mpi_sendrecv_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12)
  br label %78

23:
  %24 = icmp eq ptr %0, @mpipriv1_
  %. = select i1 %24, ptr null, ptr %0
  %25 = load i32, ptr %1, align 4
  %26 = load i32, ptr %3, align 4
  %27 = load i32, ptr %4, align 4
  %28 = icmp eq ptr %5, @mpipriv1_
  %29 = select i1 %28, ptr null, ptr %5
  %30 = load i32, ptr %6, align 4
  %31 = load i32, ptr %8, align 4
  %32 = load i32, ptr %9, align 4
  %33 = load i32, ptr %10, align 4
  %34 = icmp eq ptr %11, getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 8)
  %35 = icmp eq ptr %11, @mpipriv2_
  %or.cond = or i1 %34, %35
  %36 = select i1 %or.cond, ptr inttoptr (i64 1 to ptr), ptr %11
  %37 = call i32 @kind(i32 noundef %15)
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %39, label %44

39:
  %40 = call i32 @kind(i32 noundef %16)
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %42, label %44

42:
  %43 = call i32 @tapeless_library_MPI_Sendrecv(ptr noundef %., i32 noundef %25, i32 noundef %15, i32 noundef %26, i32 noundef %27, ptr noundef %29, i32 noundef %30, i32 noundef %16, i32 noundef %31, i32 noundef %32, i32 noundef %33, ptr noundef %36)
  br label %75

44:
  %45 = call i32 @kind(i32 noundef %16)
  switch i32 %45, label %58 [
    i32 1, label %46
    i32 2, label %49
    i32 3, label %52
    i32 4, label %55
  ]

46:
  %47 = sext i32 %16 to i64
  %48 = sext i32 %33 to i64
  call void @tapeless_mpi_receive_double(ptr noundef %29, i32 noundef 0, i32 noundef %30, i64 noundef %47, i32 noundef %31, i32 noundef %32, i64 noundef %48, ptr noundef %14, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %58

49:
  %50 = sext i32 %16 to i64
  %51 = sext i32 %33 to i64
  call void @tapeless_mpi_receive_float(ptr noundef %29, i32 noundef 0, i32 noundef %30, i64 noundef %50, i32 noundef %31, i32 noundef %32, i64 noundef %51, ptr noundef %14, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %58

52:
  %53 = sext i32 %16 to i64
  %54 = sext i32 %33 to i64
  call void @tapeless_mpi_receive_any(ptr noundef %29, i32 noundef 0, i32 noundef %30, i64 noundef %53, i32 noundef %31, i32 noundef %32, i64 noundef %54, ptr noundef %14, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %58

55:
  %56 = sext i32 %16 to i64
  %57 = sext i32 %33 to i64
  call void @tapeless_mpi_receive_bytes(ptr noundef %29, i32 noundef 0, i32 noundef %30, i64 noundef %56, i32 noundef %31, i32 noundef %32, i64 noundef %57, ptr noundef %14, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %58

58:
  %59 = getelementptr inbounds [2 x i32], ptr %14, i64 0, i64 1
  %60 = call i32 @kind(i32 noundef %15)
  switch i32 %60, label %73 [
    i32 1, label %61
    i32 2, label %64
    i32 3, label %67
    i32 4, label %70
  ]

61:
  %62 = sext i32 %15 to i64
  %63 = sext i32 %33 to i64
  call void @tapeless_mpi_send_double(ptr noundef %., i32 noundef 0, i32 noundef %25, i64 noundef %62, i32 noundef %26, i32 noundef %27, i64 noundef %63, ptr noundef %59, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %73

64:
  %65 = sext i32 %15 to i64
  %66 = sext i32 %33 to i64
  call void @tapeless_mpi_send_float(ptr noundef %., i32 noundef 0, i32 noundef %25, i64 noundef %65, i32 noundef %26, i32 noundef %27, i64 noundef %66, ptr noundef %59, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %73

67:
  %68 = sext i32 %15 to i64
  %69 = sext i32 %33 to i64
  call void @tapeless_mpi_send_any(ptr noundef %., i32 noundef 0, i32 noundef %25, i64 noundef %68, i32 noundef %26, i32 noundef %27, i64 noundef %69, ptr noundef %59, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %73

70:
  %71 = sext i32 %15 to i64
  %72 = sext i32 %33 to i64
  call void @tapeless_mpi_send_bytes(ptr noundef %., i32 noundef 0, i32 noundef %25, i64 noundef %71, i32 noundef %26, i32 noundef %27, i64 noundef %72, ptr noundef %59, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %73

73:
  %74 = getelementptr inbounds [2 x i32], ptr %14, i64 0, i64 1
  call void @tapeless_mpi_complete(i32 noundef 0, i32 noundef 1, ptr noundef %74, ptr noundef null, ptr noundef null, ptr noundef inttoptr (i64 1 to ptr))
  call void @tapeless_mpi_complete(i32 noundef 0, i32 noundef 1, ptr noundef %14, ptr noundef null, ptr noundef null, ptr noundef %36)
  br label %75

75:
  %.0145 = phi i32 [ %43, %42 ], [ 0, %73 ]
  %76 = icmp ne ptr %12, null
  br i1 %76, label %77, label %78

77:
  store i32 %.0145, ptr %12, align 4
  br label %78

78:
  ret void
}

declare void @tapeless_library_mpi_sendrecv_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define dso_local void @tapeless_body_mpi_sendrecv_replace_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) {
  %11 = alloca i32, align 4
  %12 = alloca [2 x i32], align 4
  %13 = load i32, ptr %2, align 4
  %14 = call i32 @kind(i32 noundef %13)
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %17

16:
  call void @tapeless_library_mpi_sendrecv_replace_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9)
  br label %76

17:
  %18 = icmp eq ptr %0, @mpipriv1_
  %. = select i1 %18, ptr null, ptr %0
  %19 = load i32, ptr %1, align 4
  %20 = load i32, ptr %3, align 4
  %21 = load i32, ptr %4, align 4
  %22 = load i32, ptr %5, align 4
  %23 = load i32, ptr %6, align 4
  %24 = load i32, ptr %7, align 4
  %25 = icmp eq ptr %8, getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 8)
  %26 = icmp eq ptr %8, @mpipriv2_
  %or.cond = or i1 %25, %26
  %27 = select i1 %or.cond, ptr inttoptr (i64 1 to ptr), ptr %8
  %28 = call i32 @kind(i32 noundef %13)
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %32

30:
  %31 = call i32 @tapeless_library_MPI_Sendrecv_replace(ptr noundef %., i32 noundef %19, i32 noundef %13, i32 noundef %20, i32 noundef %21, i32 noundef %22, i32 noundef %23, i32 noundef %24, ptr noundef %27)
  br label %73

32:
  %33 = call i32 @tapeless_library_MPI_Type_size(i32 noundef %13, ptr noundef %11)
  %34 = sext i32 %19 to i64
  %35 = load i32, ptr %11, align 4
  %36 = sext i32 %35 to i64
  %37 = mul i64 %34, %36
  %38 = call ptr @malloc(i64 noundef %37)
  %39 = sext i32 %19 to i64
  %40 = load i32, ptr %11, align 4
  %41 = sext i32 %40 to i64
  %42 = mul i64 %39, %41
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %38, ptr align 1 %., i64 %42, i1 false)
  %43 = call i32 @kind(i32 noundef %13)
  switch i32 %43, label %56 [
    i32 1, label %44
    i32 2, label %47
    i32 3, label %50
    i32 4, label %53
  ]

44:
  %45 = sext i32 %13 to i64
  %46 = sext i32 %24 to i64
  call void @tapeless_mpi_receive_double(ptr noundef %., i32 noundef 0, i32 noundef %19, i64 noundef %45, i32 noundef %22, i32 noundef %23, i64 noundef %46, ptr noundef %12, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %56

47:
  %48 = sext i32 %13 to i64
  %49 = sext i32 %24 to i64
  call void @tapeless_mpi_receive_float(ptr noundef %., i32 noundef 0, i32 noundef %19, i64 noundef %48, i32 noundef %22, i32 noundef %23, i64 noundef %49, ptr noundef %12, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %56

50:
  %51 = sext i32 %13 to i64
  %52 = sext i32 %24 to i64
  call void @tapeless_mpi_receive_any(ptr noundef %., i32 noundef 0, i32 noundef %19, i64 noundef %51, i32 noundef %22, i32 noundef %23, i64 noundef %52, ptr noundef %12, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %56

53:
  %54 = sext i32 %13 to i64
  %55 = sext i32 %24 to i64
  call void @tapeless_mpi_receive_bytes(ptr noundef %., i32 noundef 0, i32 noundef %19, i64 noundef %54, i32 noundef %22, i32 noundef %23, i64 noundef %55, ptr noundef %12, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %56

56:
  %57 = getelementptr inbounds [2 x i32], ptr %12, i64 0, i64 1
  %58 = call i32 @kind(i32 noundef %13)
  switch i32 %58, label %71 [
    i32 1, label %59
    i32 2, label %62
    i32 3, label %65
    i32 4, label %68
  ]

59:
  %60 = sext i32 %13 to i64
  %61 = sext i32 %24 to i64
  call void @tapeless_mpi_send_double(ptr noundef %38, i32 noundef 0, i32 noundef %19, i64 noundef %60, i32 noundef %20, i32 noundef %21, i64 noundef %61, ptr noundef %57, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %71

62:
  %63 = sext i32 %13 to i64
  %64 = sext i32 %24 to i64
  call void @tapeless_mpi_send_float(ptr noundef %38, i32 noundef 0, i32 noundef %19, i64 noundef %63, i32 noundef %20, i32 noundef %21, i64 noundef %64, ptr noundef %57, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %71

65:
  %66 = sext i32 %13 to i64
  %67 = sext i32 %24 to i64
  call void @tapeless_mpi_send_any(ptr noundef %38, i32 noundef 0, i32 noundef %19, i64 noundef %66, i32 noundef %20, i32 noundef %21, i64 noundef %67, ptr noundef %57, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %71

68:
  %69 = sext i32 %13 to i64
  %70 = sext i32 %24 to i64
  call void @tapeless_mpi_send_bytes(ptr noundef %38, i32 noundef 0, i32 noundef %19, i64 noundef %69, i32 noundef %20, i32 noundef %21, i64 noundef %70, ptr noundef %57, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %71

71:
  %72 = getelementptr inbounds [2 x i32], ptr %12, i64 0, i64 1
  call void @tapeless_mpi_complete(i32 noundef 0, i32 noundef 1, ptr noundef %72, ptr noundef null, ptr noundef null, ptr noundef inttoptr (i64 1 to ptr))
  call void @tapeless_mpi_complete(i32 noundef 0, i32 noundef 1, ptr noundef %12, ptr noundef null, ptr noundef null, ptr noundef %27)
  call void @free(ptr noundef %38)
  br label %73

73:
  %.0134 = phi i32 [ %31, %30 ], [ 0, %71 ]
  %74 = icmp ne ptr %9, null
  br i1 %74, label %75, label %76

75:
  store i32 %.0134, ptr %9, align 4
  br label %76

76:
  ret void
}

declare void @tapeless_library_mpi_sendrecv_replace_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define dso_local void @tapeless_body_mpi_start_(ptr noundef %0, ptr noundef %1) {
  call void @tapeless_mpi_start(i32 noundef 16, i32 noundef 1, ptr noundef %0)
  %3 = icmp ne ptr %1, null
  br i1 %3, label %4, label %5

4:
  store i32 0, ptr %1, align 4
  br label %5

5:
  ret void
}

declare void @tapeless_mpi_start(i32 noundef, i32 noundef, ptr noundef)

define dso_local void @tapeless_body_mpi_startall_(ptr noundef %0, ptr noundef %1, ptr noundef %2) {
  %4 = load i32, ptr %0, align 4
  call void @tapeless_mpi_start(i32 noundef 16, i32 noundef %4, ptr noundef %1)
  %5 = icmp ne ptr %2, null
  br i1 %5, label %6, label %7

6:
  store i32 0, ptr %2, align 4
  br label %7

7:
  ret void
}

define dso_local void @tapeless_body_mpi_wait_(ptr noundef %0, ptr noundef %1, ptr noundef %2) {
  %4 = icmp eq ptr %1, getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 8)
  %5 = icmp eq ptr %1, @mpipriv2_
  %or.cond = or i1 %4, %5
  %6 = select i1 %or.cond, ptr inttoptr (i64 1 to ptr), ptr %1
  call void @tapeless_mpi_complete(i32 noundef 16, i32 noundef 1, ptr noundef %0, ptr noundef null, ptr noundef null, ptr noundef %6)
  %7 = icmp ne ptr %2, null
  br i1 %7, label %8, label %9

8:
  store i32 0, ptr %2, align 4
  br label %9

9:
  ret void
}

declare void @tapeless_mpi_complete(i32 noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define dso_local void @tapeless_body_mpi_waitall_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) {
  %5 = load i32, ptr %0, align 4
  %6 = icmp eq ptr %2, getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 8)
  %7 = icmp eq ptr %2, @mpipriv2_
  %or.cond = or i1 %6, %7
  %8 = select i1 %or.cond, ptr inttoptr (i64 1 to ptr), ptr %2
  call void @tapeless_mpi_complete(i32 noundef 17, i32 noundef %5, ptr noundef %1, ptr noundef null, ptr noundef null, ptr noundef %8)
  %9 = icmp ne ptr %3, null
  br i1 %9, label %10, label %11

10:
  store i32 0, ptr %3, align 4
  br label %11

11:
  ret void
}

define dso_local void @tapeless_body_mpi_waitany_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) {
  %6 = load i32, ptr %0, align 4
  %7 = icmp eq ptr %3, getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 8)
  %8 = icmp eq ptr %3, @mpipriv2_
  %or.cond = or i1 %7, %8
  %9 = select i1 %or.cond, ptr inttoptr (i64 1 to ptr), ptr %3
  call void @tapeless_mpi_complete(i32 noundef 18, i32 noundef %6, ptr noundef %1, ptr noundef null, ptr noundef %2, ptr noundef %9)
  %10 = icmp ne ptr %4, null
  br i1 %10, label %11, label %12

11:
  store i32 0, ptr %4, align 4
  br label %12

12:
  ret void
}

define dso_local void @tapeless_body_mpi_waitsome_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) {
  %7 = load i32, ptr %0, align 4
  %8 = icmp eq ptr %4, getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 8)
  %9 = icmp eq ptr %4, @mpipriv2_
  %or.cond = or i1 %8, %9
  %10 = select i1 %or.cond, ptr inttoptr (i64 1 to ptr), ptr %4
  call void @tapeless_mpi_complete(i32 noundef 19, i32 noundef %7, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %10)
  %11 = icmp ne ptr %5, null
  br i1 %11, label %12, label %13

12:
  store i32 0, ptr %5, align 4
  br label %13

13:
  ret void
}

define dso_local void @tapeless_body_mpi_test_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) {
  %5 = icmp eq ptr %2, getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 8)
  %6 = icmp eq ptr %2, @mpipriv2_
  %or.cond = or i1 %5, %6
  %7 = select i1 %or.cond, ptr inttoptr (i64 1 to ptr), ptr %2
  call void @tapeless_mpi_complete(i32 noundef 20, i32 noundef 1, ptr noundef %0, ptr noundef %1, ptr noundef null, ptr noundef %7)
  %8 = icmp ne ptr %3, null
  br i1 %8, label %9, label %10

9:
  store i32 0, ptr %3, align 4
  br label %10

10:
  ret void
}

define dso_local void @tapeless_body_mpi_testall_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) {
  %6 = load i32, ptr %0, align 4
  %7 = icmp eq ptr %3, getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 8)
  %8 = icmp eq ptr %3, @mpipriv2_
  %or.cond = or i1 %7, %8
  %9 = select i1 %or.cond, ptr inttoptr (i64 1 to ptr), ptr %3
  call void @tapeless_mpi_complete(i32 noundef 21, i32 noundef %6, ptr noundef %1, ptr noundef %2, ptr noundef null, ptr noundef %9)
  %10 = icmp ne ptr %4, null
  br i1 %10, label %11, label %12

11:
  store i32 0, ptr %4, align 4
  br label %12

12:
  ret void
}

define dso_local void @tapeless_body_mpi_testany_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) {
  %7 = load i32, ptr %0, align 4
  %8 = icmp eq ptr %4, getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 8)
  %9 = icmp eq ptr %4, @mpipriv2_
  %or.cond = or i1 %8, %9
  %10 = select i1 %or.cond, ptr inttoptr (i64 1 to ptr), ptr %4
  call void @tapeless_mpi_complete(i32 noundef 22, i32 noundef %7, ptr noundef %1, ptr noundef %3, ptr noundef %2, ptr noundef %10)
  %11 = icmp ne ptr %5, null
  br i1 %11, label %12, label %13

12:
  store i32 0, ptr %5, align 4
  br label %13

13:
  ret void
}

define dso_local void @tapeless_body_mpi_testsome_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) {
  %7 = load i32, ptr %0, align 4
  %8 = icmp eq ptr %4, getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 8)
  %9 = icmp eq ptr %4, @mpipriv2_
  %or.cond = or i1 %8, %9
  %10 = select i1 %or.cond, ptr inttoptr (i64 1 to ptr), ptr %4
  call void @tapeless_mpi_complete(i32 noundef 23, i32 noundef %7, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %10)
  %11 = icmp ne ptr %5, null
  br i1 %11, label %12, label %13

12:
  store i32 0, ptr %5, align 4
  br label %13

13:
  ret void
}

define dso_local void @tapeless_body_mpi_comm_split_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) {
  call void @tapeless_library_mpi_comm_split_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4)
  call void @tapeless_mpi_made(i32 noundef 16, ptr noundef %3)
  ret void
}

declare void @tapeless_library_mpi_comm_split_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

declare void @tapeless_mpi_made(i32 noundef, ptr noundef)

define dso_local void @tapeless_body_mpi_comm_dup_(ptr noundef %0, ptr noundef %1, ptr noundef %2) {
  call void @tapeless_library_mpi_comm_dup_(ptr noundef %0, ptr noundef %1, ptr noundef %2)
  call void @tapeless_mpi_made(i32 noundef 16, ptr noundef %1)
  ret void
}

declare void @tapeless_library_mpi_comm_dup_(ptr noundef, ptr noundef, ptr noundef)

define dso_local void @tapeless_body_mpi_comm_create_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) {
  call void @tapeless_library_mpi_comm_create_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3)
  call void @tapeless_mpi_made(i32 noundef 16, ptr noundef %2)
  ret void
}

declare void @tapeless_library_mpi_comm_create_(ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define dso_local void @tapeless_body_mpi_comm_create_group_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) {
  call void @tapeless_library_mpi_comm_create_group_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4)
  call void @tapeless_mpi_made(i32 noundef 16, ptr noundef %3)
  ret void
}

declare void @tapeless_library_mpi_comm_create_group_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define dso_local void @tapeless_body_mpi_comm_split_type_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) {
  call void @tapeless_library_mpi_comm_split_type_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5)
  call void @tapeless_mpi_made(i32 noundef 16, ptr noundef %4)
  ret void
}

declare void @tapeless_library_mpi_comm_split_type_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define dso_local void @tapeless_body_mpi_cart_create_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6) {
  call void @tapeless_library_mpi_cart_create_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6)
  call void @tapeless_mpi_made(i32 noundef 16, ptr noundef %5)
  ret void
}

declare void @tapeless_library_mpi_cart_create_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define dso_local void @tapeless_body_mpi_cart_sub_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) {
  call void @tapeless_library_mpi_cart_sub_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3)
  call void @tapeless_mpi_made(i32 noundef 16, ptr noundef %2)
  ret void
}

declare void @tapeless_library_mpi_cart_sub_(ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define dso_local void @tapeless_body_mpi_graph_create_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6) {
  call void @tapeless_library_mpi_graph_create_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6)
  call void @tapeless_mpi_made(i32 noundef 16, ptr noundef %5)
  ret void
}

declare void @tapeless_library_mpi_graph_create_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define dso_local void @tapeless_body_mpi_type_contiguous_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) {
  call void @tapeless_library_mpi_type_contiguous_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3)
  call void @tapeless_mpi_made(i32 noundef 17, ptr noundef %2)
  ret void
}

declare void @tapeless_library_mpi_type_contiguous_(ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define dso_local void @tapeless_body_mpi_type_vector_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) {
  call void @tapeless_library_mpi_type_vector_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5)
  call void @tapeless_mpi_made(i32 noundef 17, ptr noundef %4)
  ret void
}

declare void @tapeless_library_mpi_type_vector_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define dso_local void @tapeless_body_mpi_type_create_hvector_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) {
  call void @tapeless_library_mpi_type_create_hvector_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5)
  call void @tapeless_mpi_made(i32 noundef 17, ptr noundef %4)
  ret void
}

declare void @tapeless_library_mpi_type_create_hvector_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define dso_local void @tapeless_body_mpi_type_indexed_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) {
  call void @tapeless_library_mpi_type_indexed_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5)
  call void @tapeless_mpi_made(i32 noundef 17, ptr noundef %4)
  ret void
}

declare void @tapeless_library_mpi_type_indexed_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define dso_local void @tapeless_body_mpi_type_create_hindexed_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) {
  call void @tapeless_library_mpi_type_create_hindexed_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5)
  call void @tapeless_mpi_made(i32 noundef 17, ptr noundef %4)
  ret void
}

declare void @tapeless_library_mpi_type_create_hindexed_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define dso_local void @tapeless_body_mpi_type_create_indexed_block_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) {
  call void @tapeless_library_mpi_type_create_indexed_block_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5)
  call void @tapeless_mpi_made(i32 noundef 17, ptr noundef %4)
  ret void
}

declare void @tapeless_library_mpi_type_create_indexed_block_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define dso_local void @tapeless_body_mpi_type_create_struct_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) {
  call void @tapeless_library_mpi_type_create_struct_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5)
  call void @tapeless_mpi_made(i32 noundef 17, ptr noundef %4)
  ret void
}

declare void @tapeless_library_mpi_type_create_struct_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define dso_local void @tapeless_body_mpi_type_create_subarray_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) {
  call void @tapeless_library_mpi_type_create_subarray_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7)
  call void @tapeless_mpi_made(i32 noundef 17, ptr noundef %6)
  ret void
}

declare void @tapeless_library_mpi_type_create_subarray_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define dso_local void @tapeless_body_mpi_type_create_resized_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) {
  call void @tapeless_library_mpi_type_create_resized_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4)
  call void @tapeless_mpi_made(i32 noundef 17, ptr noundef %3)
  ret void
}

declare void @tapeless_library_mpi_type_create_resized_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define dso_local void @tapeless_body_mpi_type_dup_(ptr noundef %0, ptr noundef %1, ptr noundef %2) {
  call void @tapeless_library_mpi_type_dup_(ptr noundef %0, ptr noundef %1, ptr noundef %2)
  call void @tapeless_mpi_made(i32 noundef 17, ptr noundef %1)
  ret void
}

declare void @tapeless_library_mpi_type_dup_(ptr noundef, ptr noundef, ptr noundef)

define dso_local void @tapeless_body_mpi_comm_free_(ptr noundef %0, ptr noundef %1) {
  call void @tapeless_mpi_release(i32 noundef 16, ptr noundef %0)
  %3 = icmp ne ptr %1, null
  br i1 %3, label %4, label %5

4:
  store i32 0, ptr %1, align 4
  br label %5

5:
  ret void
}

declare void @tapeless_mpi_release(i32 noundef, ptr noundef)

define dso_local void @tapeless_body_mpi_type_free_(ptr noundef %0, ptr noundef %1) {
  call void @tapeless_mpi_release(i32 noundef 17, ptr noundef %0)
  %3 = icmp ne ptr %1, null
  br i1 %3, label %4, label %5

4:
  store i32 0, ptr %1, align 4
  br label %5

5:
  ret void
}

define dso_local void @tapeless_body_mpi_request_free_(ptr noundef %0, ptr noundef %1) {
  call void @tapeless_mpi_release(i32 noundef 18, ptr noundef %0)
  %3 = icmp ne ptr %1, null
  br i1 %3, label %4, label %5

4:
  store i32 0, ptr %1, align 4
  br label %5

5:
  ret void
}

define dso_local void @tapeless_body_mpi_bcast_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) {
  %7 = load i32, ptr %2, align 4
  %8 = call i32 @kind(i32 noundef %7)
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %11

10:
  call void @tapeless_library_mpi_bcast_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5)
  br label %34

11:
  %12 = icmp eq ptr %0, @mpipriv1_
  %. = select i1 %12, ptr null, ptr %0
  %13 = load i32, ptr %1, align 4
  %14 = load i32, ptr %3, align 4
  %15 = load i32, ptr %4, align 4
  %16 = call i32 @kind(i32 noundef %7)
  switch i32 %16, label %29 [
    i32 1, label %17
    i32 2, label %20
    i32 3, label %23
    i32 4, label %26
  ]

17:
  %18 = sext i32 %7 to i64
  %19 = sext i32 %15 to i64
  call void @tapeless_mpi_broadcast_double(ptr noundef %., i32 noundef %13, i64 noundef %18, i32 noundef %14, i64 noundef %19, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %31

20:
  %21 = sext i32 %7 to i64
  %22 = sext i32 %15 to i64
  call void @tapeless_mpi_broadcast_float(ptr noundef %., i32 noundef %13, i64 noundef %21, i32 noundef %14, i64 noundef %22, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %31

23:
  %24 = sext i32 %7 to i64
  %25 = sext i32 %15 to i64
  call void @tapeless_mpi_broadcast_any(ptr noundef %., i32 noundef %13, i64 noundef %24, i32 noundef %14, i64 noundef %25, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %31

26:
  %27 = sext i32 %7 to i64
  %28 = sext i32 %15 to i64
  call void @tapeless_mpi_broadcast_bytes(ptr noundef %., i32 noundef %13, i64 noundef %27, i32 noundef %14, i64 noundef %28, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %31

29:
  %30 = call i32 @tapeless_library_MPI_Bcast(ptr noundef %., i32 noundef %13, i32 noundef %7, i32 noundef %14, i32 noundef %15)
  br label %31

31:
  %.0 = phi i32 [ %30, %29 ], [ 0, %17 ], [ 0, %20 ], [ 0, %23 ], [ 0, %26 ]
  %32 = icmp ne ptr %5, null
  br i1 %32, label %33, label %34

33:
  store i32 %.0, ptr %5, align 4
  br label %34

34:
  ret void
}

declare void @tapeless_library_mpi_bcast_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define dso_local void @tapeless_body_mpi_reduce_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) {
  %9 = load i32, ptr %3, align 4
  %10 = call i32 @kind(i32 noundef %9)
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %13

12:
  call void @tapeless_library_mpi_reduce_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7)
  br label %47

13:
  %14 = icmp eq ptr %0, @mpipriv1_
  %. = select i1 %14, ptr null, ptr %0
  %15 = icmp eq ptr %1, @mpipriv1_
  %16 = select i1 %15, ptr null, ptr %1
  %17 = load i32, ptr %2, align 4
  %18 = load i32, ptr %4, align 4
  %19 = load i32, ptr %5, align 4
  %20 = load i32, ptr %6, align 4
  %21 = call i32 @kind(i32 noundef %9)
  switch i32 %21, label %42 [
    i32 1, label %22
    i32 2, label %27
    i32 3, label %32
    i32 4, label %37
  ]

22:
  %23 = icmp eq ptr %., getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %.. = select i1 %23, ptr %16, ptr %.
  %24 = sext i32 %9 to i64
  %25 = sext i32 %18 to i64
  %26 = sext i32 %20 to i64
  call void @tapeless_mpi_reduce_double(i32 noundef 0, ptr noundef %.., ptr noundef %16, i32 noundef %17, i64 noundef %24, i64 noundef %25, i32 noundef %19, i64 noundef %26)
  br label %44

27:
  %28 = icmp eq ptr %., getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %..80 = select i1 %28, ptr %16, ptr %.
  %29 = sext i32 %9 to i64
  %30 = sext i32 %18 to i64
  %31 = sext i32 %20 to i64
  call void @tapeless_mpi_reduce_float(i32 noundef 0, ptr noundef %..80, ptr noundef %16, i32 noundef %17, i64 noundef %29, i64 noundef %30, i32 noundef %19, i64 noundef %31)
  br label %44

32:
  %33 = icmp eq ptr %., getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %..81 = select i1 %33, ptr %16, ptr %.
  %34 = sext i32 %9 to i64
  %35 = sext i32 %18 to i64
  %36 = sext i32 %20 to i64
  call void @tapeless_mpi_reduce_any(i32 noundef 0, ptr noundef %..81, ptr noundef %16, i32 noundef %17, i64 noundef %34, i64 noundef %35, i32 noundef %19, i64 noundef %36)
  br label %44

37:
  %38 = icmp eq ptr %., getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %..82 = select i1 %38, ptr %16, ptr %.
  %39 = sext i32 %9 to i64
  %40 = sext i32 %18 to i64
  %41 = sext i32 %20 to i64
  call void @tapeless_mpi_reduce_bytes(i32 noundef 0, ptr noundef %..82, ptr noundef %16, i32 noundef %17, i64 noundef %39, i64 noundef %40, i32 noundef %19, i64 noundef %41)
  br label %44

42:
  %43 = call i32 @tapeless_library_MPI_Reduce(ptr noundef %., ptr noundef %16, i32 noundef %17, i32 noundef %9, i32 noundef %18, i32 noundef %19, i32 noundef %20)
  br label %44

44:
  %.0 = phi i32 [ %43, %42 ], [ 0, %22 ], [ 0, %27 ], [ 0, %32 ], [ 0, %37 ]
  %45 = icmp ne ptr %7, null
  br i1 %45, label %46, label %47

46:
  store i32 %.0, ptr %7, align 4
  br label %47

47:
  ret void
}

declare void @tapeless_library_mpi_reduce_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define dso_local void @tapeless_body_mpi_allreduce_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6) {
  %8 = load i32, ptr %3, align 4
  %9 = call i32 @kind(i32 noundef %8)
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %12

11:
  call void @tapeless_library_mpi_allreduce_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6)
  br label %45

12:
  %13 = icmp eq ptr %0, @mpipriv1_
  %. = select i1 %13, ptr null, ptr %0
  %14 = icmp eq ptr %1, @mpipriv1_
  %15 = select i1 %14, ptr null, ptr %1
  %16 = load i32, ptr %2, align 4
  %17 = load i32, ptr %4, align 4
  %18 = load i32, ptr %5, align 4
  %19 = call i32 @kind(i32 noundef %8)
  switch i32 %19, label %40 [
    i32 1, label %20
    i32 2, label %25
    i32 3, label %30
    i32 4, label %35
  ]

20:
  %21 = icmp eq ptr %., getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %.. = select i1 %21, ptr %15, ptr %.
  %22 = sext i32 %8 to i64
  %23 = sext i32 %17 to i64
  %24 = sext i32 %18 to i64
  call void @tapeless_mpi_reduce_double(i32 noundef 1, ptr noundef %.., ptr noundef %15, i32 noundef %16, i64 noundef %22, i64 noundef %23, i32 noundef 0, i64 noundef %24)
  br label %42

25:
  %26 = icmp eq ptr %., getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %..73 = select i1 %26, ptr %15, ptr %.
  %27 = sext i32 %8 to i64
  %28 = sext i32 %17 to i64
  %29 = sext i32 %18 to i64
  call void @tapeless_mpi_reduce_float(i32 noundef 1, ptr noundef %..73, ptr noundef %15, i32 noundef %16, i64 noundef %27, i64 noundef %28, i32 noundef 0, i64 noundef %29)
  br label %42

30:
  %31 = icmp eq ptr %., getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %..74 = select i1 %31, ptr %15, ptr %.
  %32 = sext i32 %8 to i64
  %33 = sext i32 %17 to i64
  %34 = sext i32 %18 to i64
  call void @tapeless_mpi_reduce_any(i32 noundef 1, ptr noundef %..74, ptr noundef %15, i32 noundef %16, i64 noundef %32, i64 noundef %33, i32 noundef 0, i64 noundef %34)
  br label %42

35:
  %36 = icmp eq ptr %., getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %..75 = select i1 %36, ptr %15, ptr %.
  %37 = sext i32 %8 to i64
  %38 = sext i32 %17 to i64
  %39 = sext i32 %18 to i64
  call void @tapeless_mpi_reduce_bytes(i32 noundef 1, ptr noundef %..75, ptr noundef %15, i32 noundef %16, i64 noundef %37, i64 noundef %38, i32 noundef 0, i64 noundef %39)
  br label %42

40:
  %41 = call i32 @tapeless_library_MPI_Allreduce(ptr noundef %., ptr noundef %15, i32 noundef %16, i32 noundef %8, i32 noundef %17, i32 noundef %18)
  br label %42

42:
  %.0 = phi i32 [ %41, %40 ], [ 0, %20 ], [ 0, %25 ], [ 0, %30 ], [ 0, %35 ]
  %43 = icmp ne ptr %6, null
  br i1 %43, label %44, label %45

44:
  store i32 %.0, ptr %6, align 4
  br label %45

45:
  ret void
}

declare void @tapeless_library_mpi_allreduce_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define dso_local void @tapeless_body_mpi_scan_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6) {
  %8 = load i32, ptr %3, align 4
  %9 = call i32 @kind(i32 noundef %8)
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %12

11:
  call void @tapeless_library_mpi_scan_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6)
  br label %45

12:
  %13 = icmp eq ptr %0, @mpipriv1_
  %. = select i1 %13, ptr null, ptr %0
  %14 = icmp eq ptr %1, @mpipriv1_
  %15 = select i1 %14, ptr null, ptr %1
  %16 = load i32, ptr %2, align 4
  %17 = load i32, ptr %4, align 4
  %18 = load i32, ptr %5, align 4
  %19 = call i32 @kind(i32 noundef %8)
  switch i32 %19, label %40 [
    i32 1, label %20
    i32 2, label %25
    i32 3, label %30
    i32 4, label %35
  ]

20:
  %21 = icmp eq ptr %., getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %.. = select i1 %21, ptr %15, ptr %.
  %22 = sext i32 %8 to i64
  %23 = sext i32 %17 to i64
  %24 = sext i32 %18 to i64
  call void @tapeless_mpi_reduce_double(i32 noundef 2, ptr noundef %.., ptr noundef %15, i32 noundef %16, i64 noundef %22, i64 noundef %23, i32 noundef 0, i64 noundef %24)
  br label %42

25:
  %26 = icmp eq ptr %., getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %..73 = select i1 %26, ptr %15, ptr %.
  %27 = sext i32 %8 to i64
  %28 = sext i32 %17 to i64
  %29 = sext i32 %18 to i64
  call void @tapeless_mpi_reduce_float(i32 noundef 2, ptr noundef %..73, ptr noundef %15, i32 noundef %16, i64 noundef %27, i64 noundef %28, i32 noundef 0, i64 noundef %29)
  br label %42

30:
  %31 = icmp eq ptr %., getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %..74 = select i1 %31, ptr %15, ptr %.
  %32 = sext i32 %8 to i64
  %33 = sext i32 %17 to i64
  %34 = sext i32 %18 to i64
  call void @tapeless_mpi_reduce_any(i32 noundef 2, ptr noundef %..74, ptr noundef %15, i32 noundef %16, i64 noundef %32, i64 noundef %33, i32 noundef 0, i64 noundef %34)
  br label %42

35:
  %36 = icmp eq ptr %., getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %..75 = select i1 %36, ptr %15, ptr %.
  %37 = sext i32 %8 to i64
  %38 = sext i32 %17 to i64
  %39 = sext i32 %18 to i64
  call void @tapeless_mpi_reduce_bytes(i32 noundef 2, ptr noundef %..75, ptr noundef %15, i32 noundef %16, i64 noundef %37, i64 noundef %38, i32 noundef 0, i64 noundef %39)
  br label %42

40:
  %41 = call i32 @tapeless_library_MPI_Scan(ptr noundef %., ptr noundef %15, i32 noundef %16, i32 noundef %8, i32 noundef %17, i32 noundef %18)
  br label %42

42:
  %.0 = phi i32 [ %41, %40 ], [ 0, %20 ], [ 0, %25 ], [ 0, %30 ], [ 0, %35 ]
  %43 = icmp ne ptr %6, null
  br i1 %43, label %44, label %45

44:
  store i32 %.0, ptr %6, align 4
  br label %45

45:
  ret void
}

declare void @tapeless_library_mpi_scan_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define dso_local void @tapeless_body_mpi_exscan_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6) {
  %8 = load i32, ptr %3, align 4
  %9 = call i32 @kind(i32 noundef %8)
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %12

11:
  call void @tapeless_library_mpi_exscan_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6)
  br label %45

12:
  %13 = icmp eq ptr %0, @mpipriv1_
  %. = select i1 %13, ptr null, ptr %0
  %14 = icmp eq ptr %1, @mpipriv1_
  %15 = select i1 %14, ptr null, ptr %1
  %16 = load i32, ptr %2, align 4
  %17 = load i32, ptr %4, align 4
  %18 = load i32, ptr %5, align 4
  %19 = call i32 @kind(i32 noundef %8)
  switch i32 %19, label %40 [
    i32 1, label %20
    i32 2, label %25
    i32 3, label %30
    i32 4, label %35
  ]

20:
  %21 = icmp eq ptr %., getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %.. = select i1 %21, ptr %15, ptr %.
  %22 = sext i32 %8 to i64
  %23 = sext i32 %17 to i64
  %24 = sext i32 %18 to i64
  call void @tapeless_mpi_reduce_double(i32 noundef 3, ptr noundef %.., ptr noundef %15, i32 noundef %16, i64 noundef %22, i64 noundef %23, i32 noundef 0, i64 noundef %24)
  br label %42

25:
  %26 = icmp eq ptr %., getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %..73 = select i1 %26, ptr %15, ptr %.
  %27 = sext i32 %8 to i64
  %28 = sext i32 %17 to i64
  %29 = sext i32 %18 to i64
  call void @tapeless_mpi_reduce_float(i32 noundef 3, ptr noundef %..73, ptr noundef %15, i32 noundef %16, i64 noundef %27, i64 noundef %28, i32 noundef 0, i64 noundef %29)
  br label %42

30:
  %31 = icmp eq ptr %., getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %..74 = select i1 %31, ptr %15, ptr %.
  %32 = sext i32 %8 to i64
  %33 = sext i32 %17 to i64
  %34 = sext i32 %18 to i64
  call void @tapeless_mpi_reduce_any(i32 noundef 3, ptr noundef %..74, ptr noundef %15, i32 noundef %16, i64 noundef %32, i64 noundef %33, i32 noundef 0, i64 noundef %34)
  br label %42

35:
  %36 = icmp eq ptr %., getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %..75 = select i1 %36, ptr %15, ptr %.
  %37 = sext i32 %8 to i64
  %38 = sext i32 %17 to i64
  %39 = sext i32 %18 to i64
  call void @tapeless_mpi_reduce_bytes(i32 noundef 3, ptr noundef %..75, ptr noundef %15, i32 noundef %16, i64 noundef %37, i64 noundef %38, i32 noundef 0, i64 noundef %39)
  br label %42

40:
  %41 = call i32 @tapeless_library_MPI_Exscan(ptr noundef %., ptr noundef %15, i32 noundef %16, i32 noundef %8, i32 noundef %17, i32 noundef %18)
  br label %42

42:
  %.0 = phi i32 [ %41, %40 ], [ 0, %20 ], [ 0, %25 ], [ 0, %30 ], [ 0, %35 ]
  %43 = icmp ne ptr %6, null
  br i1 %43, label %44, label %45

44:
  store i32 %.0, ptr %6, align 4
  br label %45

45:
  ret void
}

declare void @tapeless_library_mpi_exscan_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define dso_local void @tapeless_body_mpi_reduce_scatter_block_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6) {
  %8 = load i32, ptr %3, align 4
  %9 = call i32 @kind(i32 noundef %8)
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %12

11:
  call void @tapeless_library_mpi_reduce_scatter_block_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6)
  br label %45

12:
  %13 = icmp eq ptr %0, @mpipriv1_
  %. = select i1 %13, ptr null, ptr %0
  %14 = icmp eq ptr %1, @mpipriv1_
  %15 = select i1 %14, ptr null, ptr %1
  %16 = load i32, ptr %2, align 4
  %17 = load i32, ptr %4, align 4
  %18 = load i32, ptr %5, align 4
  %19 = call i32 @kind(i32 noundef %8)
  switch i32 %19, label %40 [
    i32 1, label %20
    i32 2, label %25
    i32 3, label %30
    i32 4, label %35
  ]

20:
  %21 = icmp eq ptr %., getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %.. = select i1 %21, ptr %15, ptr %.
  %22 = sext i32 %17 to i64
  %23 = sext i32 %8 to i64
  %24 = sext i32 %18 to i64
  call void @tapeless_mpi_move_double(i32 noundef 4, ptr noundef %.., i32 noundef 0, ptr noundef null, ptr noundef null, i64 noundef %22, ptr noundef %15, i32 noundef %16, ptr noundef null, ptr noundef null, i64 noundef %23, i32 noundef 0, i64 noundef %24)
  br label %42

25:
  %26 = icmp eq ptr %., getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %..73 = select i1 %26, ptr %15, ptr %.
  %27 = sext i32 %17 to i64
  %28 = sext i32 %8 to i64
  %29 = sext i32 %18 to i64
  call void @tapeless_mpi_move_float(i32 noundef 4, ptr noundef %..73, i32 noundef 0, ptr noundef null, ptr noundef null, i64 noundef %27, ptr noundef %15, i32 noundef %16, ptr noundef null, ptr noundef null, i64 noundef %28, i32 noundef 0, i64 noundef %29)
  br label %42

30:
  %31 = icmp eq ptr %., getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %..74 = select i1 %31, ptr %15, ptr %.
  %32 = sext i32 %17 to i64
  %33 = sext i32 %8 to i64
  %34 = sext i32 %18 to i64
  call void @tapeless_mpi_move_any(i32 noundef 4, ptr noundef %..74, i32 noundef 0, ptr noundef null, ptr noundef null, i64 noundef %32, ptr noundef %15, i32 noundef %16, ptr noundef null, ptr noundef null, i64 noundef %33, i32 noundef 0, i64 noundef %34)
  br label %42

35:
  %36 = icmp eq ptr %., getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %..75 = select i1 %36, ptr %15, ptr %.
  %37 = sext i32 %17 to i64
  %38 = sext i32 %8 to i64
  %39 = sext i32 %18 to i64
  call void @tapeless_mpi_move_bytes(i32 noundef 4, ptr noundef %..75, i32 noundef 0, ptr noundef null, ptr noundef null, i64 noundef %37, ptr noundef %15, i32 noundef %16, ptr noundef null, ptr noundef null, i64 noundef %38, i32 noundef 0, i64 noundef %39)
  br label %42

40:
  %41 = call i32 @tapeless_library_MPI_Reduce_scatter_block(ptr noundef %., ptr noundef %15, i32 noundef %16, i32 noundef %8, i32 noundef %17, i32 noundef %18)
  br label %42

42:
  %.0 = phi i32 [ %41, %40 ], [ 0, %20 ], [ 0, %25 ], [ 0, %30 ], [ 0, %35 ]
  %43 = icmp ne ptr %6, null
  br i1 %43, label %44, label %45

44:
  store i32 %.0, ptr %6, align 4
  br label %45

45:
  ret void
}

declare void @tapeless_library_mpi_reduce_scatter_block_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define dso_local void @tapeless_body_mpi_reduce_scatter_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6) {
  %8 = load i32, ptr %3, align 4
  %9 = call i32 @kind(i32 noundef %8)
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %12

11:
  call void @tapeless_library_mpi_reduce_scatter_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6)
  br label %44

12:
  %13 = icmp eq ptr %0, @mpipriv1_
  %. = select i1 %13, ptr null, ptr %0
  %14 = icmp eq ptr %1, @mpipriv1_
  %15 = select i1 %14, ptr null, ptr %1
  %16 = load i32, ptr %4, align 4
  %17 = load i32, ptr %5, align 4
  %18 = call i32 @kind(i32 noundef %8)
  switch i32 %18, label %39 [
    i32 1, label %19
    i32 2, label %24
    i32 3, label %29
    i32 4, label %34
  ]

19:
  %20 = icmp eq ptr %., getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %.. = select i1 %20, ptr %15, ptr %.
  %21 = sext i32 %16 to i64
  %22 = sext i32 %8 to i64
  %23 = sext i32 %17 to i64
  call void @tapeless_mpi_move_double(i32 noundef 4, ptr noundef %.., i32 noundef 0, ptr noundef null, ptr noundef null, i64 noundef %21, ptr noundef %15, i32 noundef 0, ptr noundef %2, ptr noundef null, i64 noundef %22, i32 noundef 0, i64 noundef %23)
  br label %41

24:
  %25 = icmp eq ptr %., getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %..73 = select i1 %25, ptr %15, ptr %.
  %26 = sext i32 %16 to i64
  %27 = sext i32 %8 to i64
  %28 = sext i32 %17 to i64
  call void @tapeless_mpi_move_float(i32 noundef 4, ptr noundef %..73, i32 noundef 0, ptr noundef null, ptr noundef null, i64 noundef %26, ptr noundef %15, i32 noundef 0, ptr noundef %2, ptr noundef null, i64 noundef %27, i32 noundef 0, i64 noundef %28)
  br label %41

29:
  %30 = icmp eq ptr %., getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %..74 = select i1 %30, ptr %15, ptr %.
  %31 = sext i32 %16 to i64
  %32 = sext i32 %8 to i64
  %33 = sext i32 %17 to i64
  call void @tapeless_mpi_move_any(i32 noundef 4, ptr noundef %..74, i32 noundef 0, ptr noundef null, ptr noundef null, i64 noundef %31, ptr noundef %15, i32 noundef 0, ptr noundef %2, ptr noundef null, i64 noundef %32, i32 noundef 0, i64 noundef %33)
  br label %41

34:
  %35 = icmp eq ptr %., getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %..75 = select i1 %35, ptr %15, ptr %.
  %36 = sext i32 %16 to i64
  %37 = sext i32 %8 to i64
  %38 = sext i32 %17 to i64
  call void @tapeless_mpi_move_bytes(i32 noundef 4, ptr noundef %..75, i32 noundef 0, ptr noundef null, ptr noundef null, i64 noundef %36, ptr noundef %15, i32 noundef 0, ptr noundef %2, ptr noundef null, i64 noundef %37, i32 noundef 0, i64 noundef %38)
  br label %41

39:
  %40 = call i32 @tapeless_library_MPI_Reduce_scatter(ptr noundef %., ptr noundef %15, ptr noundef %2, i32 noundef %8, i32 noundef %16, i32 noundef %17)
  br label %41

41:
  %.0 = phi i32 [ %40, %39 ], [ 0, %19 ], [ 0, %24 ], [ 0, %29 ], [ 0, %34 ]
  %42 = icmp ne ptr %6, null
  br i1 %42, label %43, label %44

43:
  store i32 %.0, ptr %6, align 4
  br label %44

44:
  ret void
}

declare void @tapeless_library_mpi_reduce_scatter_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define dso_local void @tapeless_body_mpi_gather_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) {
  %10 = load i32, ptr %2, align 4
  %11 = load i32, ptr %5, align 4
  %12 = icmp eq ptr %0, getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %. = select i1 %12, i32 %11, i32 %10
  %13 = call i32 @kind(i32 noundef %.)
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %16

15:
  call void @tapeless_library_mpi_gather_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8)
  br label %50

16:
  %17 = icmp eq ptr %0, @mpipriv1_
  %.85 = select i1 %17, ptr null, ptr %0
  %18 = load i32, ptr %1, align 4
  %19 = icmp eq ptr %3, @mpipriv1_
  %20 = select i1 %19, ptr null, ptr %3
  %21 = load i32, ptr %4, align 4
  %22 = load i32, ptr %6, align 4
  %23 = load i32, ptr %7, align 4
  %24 = icmp eq ptr %.85, getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %25 = select i1 %24, ptr %20, ptr %.85
  %26 = icmp eq ptr %.85, getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %27 = select i1 %26, i32 %11, i32 %10
  %28 = call i32 @kind(i32 noundef %27)
  switch i32 %28, label %45 [
    i32 1, label %29
    i32 2, label %33
    i32 3, label %37
    i32 4, label %41
  ]

29:
  %30 = sext i32 %10 to i64
  %31 = sext i32 %11 to i64
  %32 = sext i32 %23 to i64
  call void @tapeless_mpi_move_double(i32 noundef 0, ptr noundef %25, i32 noundef %18, ptr noundef null, ptr noundef null, i64 noundef %30, ptr noundef %20, i32 noundef %21, ptr noundef null, ptr noundef null, i64 noundef %31, i32 noundef %22, i64 noundef %32)
  br label %47

33:
  %34 = sext i32 %10 to i64
  %35 = sext i32 %11 to i64
  %36 = sext i32 %23 to i64
  call void @tapeless_mpi_move_float(i32 noundef 0, ptr noundef %25, i32 noundef %18, ptr noundef null, ptr noundef null, i64 noundef %34, ptr noundef %20, i32 noundef %21, ptr noundef null, ptr noundef null, i64 noundef %35, i32 noundef %22, i64 noundef %36)
  br label %47

37:
  %38 = sext i32 %10 to i64
  %39 = sext i32 %11 to i64
  %40 = sext i32 %23 to i64
  call void @tapeless_mpi_move_any(i32 noundef 0, ptr noundef %25, i32 noundef %18, ptr noundef null, ptr noundef null, i64 noundef %38, ptr noundef %20, i32 noundef %21, ptr noundef null, ptr noundef null, i64 noundef %39, i32 noundef %22, i64 noundef %40)
  br label %47

41:
  %42 = sext i32 %10 to i64
  %43 = sext i32 %11 to i64
  %44 = sext i32 %23 to i64
  call void @tapeless_mpi_move_bytes(i32 noundef 0, ptr noundef %25, i32 noundef %18, ptr noundef null, ptr noundef null, i64 noundef %42, ptr noundef %20, i32 noundef %21, ptr noundef null, ptr noundef null, i64 noundef %43, i32 noundef %22, i64 noundef %44)
  br label %47

45:
  %46 = call i32 @tapeless_library_MPI_Gather(ptr noundef %.85, i32 noundef %18, i32 noundef %10, ptr noundef %20, i32 noundef %21, i32 noundef %11, i32 noundef %22, i32 noundef %23)
  br label %47

47:
  %.0 = phi i32 [ %46, %45 ], [ 0, %29 ], [ 0, %33 ], [ 0, %37 ], [ 0, %41 ]
  %48 = icmp ne ptr %8, null
  br i1 %48, label %49, label %50

49:
  store i32 %.0, ptr %8, align 4
  br label %50

50:
  ret void
}

declare void @tapeless_library_mpi_gather_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define dso_local void @tapeless_body_mpi_gatherv_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) {
  %11 = load i32, ptr %2, align 4
  %12 = load i32, ptr %6, align 4
  %13 = icmp eq ptr %0, getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %. = select i1 %13, i32 %12, i32 %11
  %14 = call i32 @kind(i32 noundef %.)
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %17

16:
  call void @tapeless_library_mpi_gatherv_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9)
  br label %50

17:
  %18 = icmp eq ptr %0, @mpipriv1_
  %.92 = select i1 %18, ptr null, ptr %0
  %19 = load i32, ptr %1, align 4
  %20 = icmp eq ptr %3, @mpipriv1_
  %21 = select i1 %20, ptr null, ptr %3
  %22 = load i32, ptr %7, align 4
  %23 = load i32, ptr %8, align 4
  %24 = icmp eq ptr %.92, getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %25 = select i1 %24, ptr %21, ptr %.92
  %26 = icmp eq ptr %.92, getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %27 = select i1 %26, i32 %12, i32 %11
  %28 = call i32 @kind(i32 noundef %27)
  switch i32 %28, label %45 [
    i32 1, label %29
    i32 2, label %33
    i32 3, label %37
    i32 4, label %41
  ]

29:
  %30 = sext i32 %11 to i64
  %31 = sext i32 %12 to i64
  %32 = sext i32 %23 to i64
  call void @tapeless_mpi_move_double(i32 noundef 0, ptr noundef %25, i32 noundef %19, ptr noundef null, ptr noundef null, i64 noundef %30, ptr noundef %21, i32 noundef 0, ptr noundef %4, ptr noundef %5, i64 noundef %31, i32 noundef %22, i64 noundef %32)
  br label %47

33:
  %34 = sext i32 %11 to i64
  %35 = sext i32 %12 to i64
  %36 = sext i32 %23 to i64
  call void @tapeless_mpi_move_float(i32 noundef 0, ptr noundef %25, i32 noundef %19, ptr noundef null, ptr noundef null, i64 noundef %34, ptr noundef %21, i32 noundef 0, ptr noundef %4, ptr noundef %5, i64 noundef %35, i32 noundef %22, i64 noundef %36)
  br label %47

37:
  %38 = sext i32 %11 to i64
  %39 = sext i32 %12 to i64
  %40 = sext i32 %23 to i64
  call void @tapeless_mpi_move_any(i32 noundef 0, ptr noundef %25, i32 noundef %19, ptr noundef null, ptr noundef null, i64 noundef %38, ptr noundef %21, i32 noundef 0, ptr noundef %4, ptr noundef %5, i64 noundef %39, i32 noundef %22, i64 noundef %40)
  br label %47

41:
  %42 = sext i32 %11 to i64
  %43 = sext i32 %12 to i64
  %44 = sext i32 %23 to i64
  call void @tapeless_mpi_move_bytes(i32 noundef 0, ptr noundef %25, i32 noundef %19, ptr noundef null, ptr noundef null, i64 noundef %42, ptr noundef %21, i32 noundef 0, ptr noundef %4, ptr noundef %5, i64 noundef %43, i32 noundef %22, i64 noundef %44)
  br label %47

45:
  %46 = call i32 @tapeless_library_MPI_Gatherv(ptr noundef %.92, i32 noundef %19, i32 noundef %11, ptr noundef %21, ptr noundef %4, ptr noundef %5, i32 noundef %12, i32 noundef %22, i32 noundef %23)
  br label %47

47:
  %.0 = phi i32 [ %46, %45 ], [ 0, %29 ], [ 0, %33 ], [ 0, %37 ], [ 0, %41 ]
  %48 = icmp ne ptr %9, null
  br i1 %48, label %49, label %50

49:
  store i32 %.0, ptr %9, align 4
  br label %50

50:
  ret void
}

declare void @tapeless_library_mpi_gatherv_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define dso_local void @tapeless_body_mpi_scatter_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) {
  %10 = load i32, ptr %2, align 4
  %11 = load i32, ptr %5, align 4
  %12 = icmp eq ptr %3, getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %. = select i1 %12, i32 %10, i32 %11
  %13 = call i32 @kind(i32 noundef %.)
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %16

15:
  call void @tapeless_library_mpi_scatter_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8)
  br label %50

16:
  %17 = icmp eq ptr %0, @mpipriv1_
  %.83 = select i1 %17, ptr null, ptr %0
  %18 = load i32, ptr %1, align 4
  %19 = icmp eq ptr %3, @mpipriv1_
  %20 = select i1 %19, ptr null, ptr %3
  %21 = load i32, ptr %4, align 4
  %22 = load i32, ptr %6, align 4
  %23 = load i32, ptr %7, align 4
  %24 = icmp eq ptr %20, getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %25 = select i1 %24, ptr %.83, ptr %20
  %26 = icmp eq ptr %20, getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %27 = select i1 %26, i32 %10, i32 %11
  %28 = call i32 @kind(i32 noundef %27)
  switch i32 %28, label %45 [
    i32 1, label %29
    i32 2, label %33
    i32 3, label %37
    i32 4, label %41
  ]

29:
  %30 = sext i32 %10 to i64
  %31 = sext i32 %11 to i64
  %32 = sext i32 %23 to i64
  call void @tapeless_mpi_move_double(i32 noundef 1, ptr noundef %.83, i32 noundef %18, ptr noundef null, ptr noundef null, i64 noundef %30, ptr noundef %25, i32 noundef %21, ptr noundef null, ptr noundef null, i64 noundef %31, i32 noundef %22, i64 noundef %32)
  br label %47

33:
  %34 = sext i32 %10 to i64
  %35 = sext i32 %11 to i64
  %36 = sext i32 %23 to i64
  call void @tapeless_mpi_move_float(i32 noundef 1, ptr noundef %.83, i32 noundef %18, ptr noundef null, ptr noundef null, i64 noundef %34, ptr noundef %25, i32 noundef %21, ptr noundef null, ptr noundef null, i64 noundef %35, i32 noundef %22, i64 noundef %36)
  br label %47

37:
  %38 = sext i32 %10 to i64
  %39 = sext i32 %11 to i64
  %40 = sext i32 %23 to i64
  call void @tapeless_mpi_move_any(i32 noundef 1, ptr noundef %.83, i32 noundef %18, ptr noundef null, ptr noundef null, i64 noundef %38, ptr noundef %25, i32 noundef %21, ptr noundef null, ptr noundef null, i64 noundef %39, i32 noundef %22, i64 noundef %40)
  br label %47

41:
  %42 = sext i32 %10 to i64
  %43 = sext i32 %11 to i64
  %44 = sext i32 %23 to i64
  call void @tapeless_mpi_move_bytes(i32 noundef 1, ptr noundef %.83, i32 noundef %18, ptr noundef null, ptr noundef null, i64 noundef %42, ptr noundef %25, i32 noundef %21, ptr noundef null, ptr noundef null, i64 noundef %43, i32 noundef %22, i64 noundef %44)
  br label %47

45:
  %46 = call i32 @tapeless_library_MPI_Scatter(ptr noundef %.83, i32 noundef %18, i32 noundef %10, ptr noundef %20, i32 noundef %21, i32 noundef %11, i32 noundef %22, i32 noundef %23)
  br label %47

47:
  %.0 = phi i32 [ %46, %45 ], [ 0, %29 ], [ 0, %33 ], [ 0, %37 ], [ 0, %41 ]
  %48 = icmp ne ptr %8, null
  br i1 %48, label %49, label %50

49:
  store i32 %.0, ptr %8, align 4
  br label %50

50:
  ret void
}

declare void @tapeless_library_mpi_scatter_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define dso_local void @tapeless_body_mpi_scatterv_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) {
  %11 = load i32, ptr %3, align 4
  %12 = load i32, ptr %6, align 4
  %13 = icmp eq ptr %4, getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %. = select i1 %13, i32 %11, i32 %12
  %14 = call i32 @kind(i32 noundef %.)
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %17

16:
  call void @tapeless_library_mpi_scatterv_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9)
  br label %50

17:
  %18 = icmp eq ptr %0, @mpipriv1_
  %.90 = select i1 %18, ptr null, ptr %0
  %19 = icmp eq ptr %4, @mpipriv1_
  %20 = select i1 %19, ptr null, ptr %4
  %21 = load i32, ptr %5, align 4
  %22 = load i32, ptr %7, align 4
  %23 = load i32, ptr %8, align 4
  %24 = icmp eq ptr %20, getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %25 = select i1 %24, ptr %.90, ptr %20
  %26 = icmp eq ptr %20, getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %27 = select i1 %26, i32 %11, i32 %12
  %28 = call i32 @kind(i32 noundef %27)
  switch i32 %28, label %45 [
    i32 1, label %29
    i32 2, label %33
    i32 3, label %37
    i32 4, label %41
  ]

29:
  %30 = sext i32 %11 to i64
  %31 = sext i32 %12 to i64
  %32 = sext i32 %23 to i64
  call void @tapeless_mpi_move_double(i32 noundef 1, ptr noundef %.90, i32 noundef 0, ptr noundef %1, ptr noundef %2, i64 noundef %30, ptr noundef %25, i32 noundef %21, ptr noundef null, ptr noundef null, i64 noundef %31, i32 noundef %22, i64 noundef %32)
  br label %47

33:
  %34 = sext i32 %11 to i64
  %35 = sext i32 %12 to i64
  %36 = sext i32 %23 to i64
  call void @tapeless_mpi_move_float(i32 noundef 1, ptr noundef %.90, i32 noundef 0, ptr noundef %1, ptr noundef %2, i64 noundef %34, ptr noundef %25, i32 noundef %21, ptr noundef null, ptr noundef null, i64 noundef %35, i32 noundef %22, i64 noundef %36)
  br label %47

37:
  %38 = sext i32 %11 to i64
  %39 = sext i32 %12 to i64
  %40 = sext i32 %23 to i64
  call void @tapeless_mpi_move_any(i32 noundef 1, ptr noundef %.90, i32 noundef 0, ptr noundef %1, ptr noundef %2, i64 noundef %38, ptr noundef %25, i32 noundef %21, ptr noundef null, ptr noundef null, i64 noundef %39, i32 noundef %22, i64 noundef %40)
  br label %47

41:
  %42 = sext i32 %11 to i64
  %43 = sext i32 %12 to i64
  %44 = sext i32 %23 to i64
  call void @tapeless_mpi_move_bytes(i32 noundef 1, ptr noundef %.90, i32 noundef 0, ptr noundef %1, ptr noundef %2, i64 noundef %42, ptr noundef %25, i32 noundef %21, ptr noundef null, ptr noundef null, i64 noundef %43, i32 noundef %22, i64 noundef %44)
  br label %47

45:
  %46 = call i32 @tapeless_library_MPI_Scatterv(ptr noundef %.90, ptr noundef %1, ptr noundef %2, i32 noundef %11, ptr noundef %20, i32 noundef %21, i32 noundef %12, i32 noundef %22, i32 noundef %23)
  br label %47

47:
  %.0 = phi i32 [ %46, %45 ], [ 0, %29 ], [ 0, %33 ], [ 0, %37 ], [ 0, %41 ]
  %48 = icmp ne ptr %9, null
  br i1 %48, label %49, label %50

49:
  store i32 %.0, ptr %9, align 4
  br label %50

50:
  ret void
}

declare void @tapeless_library_mpi_scatterv_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define dso_local void @tapeless_body_mpi_allgather_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) {
  %9 = load i32, ptr %2, align 4
  %10 = load i32, ptr %5, align 4
  %11 = icmp eq ptr %0, getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %. = select i1 %11, i32 %10, i32 %9
  %12 = call i32 @kind(i32 noundef %.)
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %15

14:
  call void @tapeless_library_mpi_allgather_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7)
  br label %48

15:
  %16 = icmp eq ptr %0, @mpipriv1_
  %.78 = select i1 %16, ptr null, ptr %0
  %17 = load i32, ptr %1, align 4
  %18 = icmp eq ptr %3, @mpipriv1_
  %19 = select i1 %18, ptr null, ptr %3
  %20 = load i32, ptr %4, align 4
  %21 = load i32, ptr %6, align 4
  %22 = icmp eq ptr %.78, getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %23 = select i1 %22, ptr %19, ptr %.78
  %24 = icmp eq ptr %.78, getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %25 = select i1 %24, i32 %10, i32 %9
  %26 = call i32 @kind(i32 noundef %25)
  switch i32 %26, label %43 [
    i32 1, label %27
    i32 2, label %31
    i32 3, label %35
    i32 4, label %39
  ]

27:
  %28 = sext i32 %9 to i64
  %29 = sext i32 %10 to i64
  %30 = sext i32 %21 to i64
  call void @tapeless_mpi_move_double(i32 noundef 2, ptr noundef %23, i32 noundef %17, ptr noundef null, ptr noundef null, i64 noundef %28, ptr noundef %19, i32 noundef %20, ptr noundef null, ptr noundef null, i64 noundef %29, i32 noundef 0, i64 noundef %30)
  br label %45

31:
  %32 = sext i32 %9 to i64
  %33 = sext i32 %10 to i64
  %34 = sext i32 %21 to i64
  call void @tapeless_mpi_move_float(i32 noundef 2, ptr noundef %23, i32 noundef %17, ptr noundef null, ptr noundef null, i64 noundef %32, ptr noundef %19, i32 noundef %20, ptr noundef null, ptr noundef null, i64 noundef %33, i32 noundef 0, i64 noundef %34)
  br label %45

35:
  %36 = sext i32 %9 to i64
  %37 = sext i32 %10 to i64
  %38 = sext i32 %21 to i64
  call void @tapeless_mpi_move_any(i32 noundef 2, ptr noundef %23, i32 noundef %17, ptr noundef null, ptr noundef null, i64 noundef %36, ptr noundef %19, i32 noundef %20, ptr noundef null, ptr noundef null, i64 noundef %37, i32 noundef 0, i64 noundef %38)
  br label %45

39:
  %40 = sext i32 %9 to i64
  %41 = sext i32 %10 to i64
  %42 = sext i32 %21 to i64
  call void @tapeless_mpi_move_bytes(i32 noundef 2, ptr noundef %23, i32 noundef %17, ptr noundef null, ptr noundef null, i64 noundef %40, ptr noundef %19, i32 noundef %20, ptr noundef null, ptr noundef null, i64 noundef %41, i32 noundef 0, i64 noundef %42)
  br label %45

43:
  %44 = call i32 @tapeless_library_MPI_Allgather(ptr noundef %.78, i32 noundef %17, i32 noundef %9, ptr noundef %19, i32 noundef %20, i32 noundef %10, i32 noundef %21)
  br label %45

45:
  %.0 = phi i32 [ %44, %43 ], [ 0, %27 ], [ 0, %31 ], [ 0, %35 ], [ 0, %39 ]
  %46 = icmp ne ptr %7, null
  br i1 %46, label %47, label %48

47:
  store i32 %.0, ptr %7, align 4
  br label %48

48:
  ret void
}

declare void @tapeless_library_mpi_allgather_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define dso_local void @tapeless_body_mpi_allgatherv_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) {
  %10 = load i32, ptr %2, align 4
  %11 = load i32, ptr %6, align 4
  %12 = icmp eq ptr %0, getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %. = select i1 %12, i32 %11, i32 %10
  %13 = call i32 @kind(i32 noundef %.)
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %16

15:
  call void @tapeless_library_mpi_allgatherv_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8)
  br label %48

16:
  %17 = icmp eq ptr %0, @mpipriv1_
  %.85 = select i1 %17, ptr null, ptr %0
  %18 = load i32, ptr %1, align 4
  %19 = icmp eq ptr %3, @mpipriv1_
  %20 = select i1 %19, ptr null, ptr %3
  %21 = load i32, ptr %7, align 4
  %22 = icmp eq ptr %.85, getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %23 = select i1 %22, ptr %20, ptr %.85
  %24 = icmp eq ptr %.85, getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %25 = select i1 %24, i32 %11, i32 %10
  %26 = call i32 @kind(i32 noundef %25)
  switch i32 %26, label %43 [
    i32 1, label %27
    i32 2, label %31
    i32 3, label %35
    i32 4, label %39
  ]

27:
  %28 = sext i32 %10 to i64
  %29 = sext i32 %11 to i64
  %30 = sext i32 %21 to i64
  call void @tapeless_mpi_move_double(i32 noundef 2, ptr noundef %23, i32 noundef %18, ptr noundef null, ptr noundef null, i64 noundef %28, ptr noundef %20, i32 noundef 0, ptr noundef %4, ptr noundef %5, i64 noundef %29, i32 noundef 0, i64 noundef %30)
  br label %45

31:
  %32 = sext i32 %10 to i64
  %33 = sext i32 %11 to i64
  %34 = sext i32 %21 to i64
  call void @tapeless_mpi_move_float(i32 noundef 2, ptr noundef %23, i32 noundef %18, ptr noundef null, ptr noundef null, i64 noundef %32, ptr noundef %20, i32 noundef 0, ptr noundef %4, ptr noundef %5, i64 noundef %33, i32 noundef 0, i64 noundef %34)
  br label %45

35:
  %36 = sext i32 %10 to i64
  %37 = sext i32 %11 to i64
  %38 = sext i32 %21 to i64
  call void @tapeless_mpi_move_any(i32 noundef 2, ptr noundef %23, i32 noundef %18, ptr noundef null, ptr noundef null, i64 noundef %36, ptr noundef %20, i32 noundef 0, ptr noundef %4, ptr noundef %5, i64 noundef %37, i32 noundef 0, i64 noundef %38)
  br label %45

39:
  %40 = sext i32 %10 to i64
  %41 = sext i32 %11 to i64
  %42 = sext i32 %21 to i64
  call void @tapeless_mpi_move_bytes(i32 noundef 2, ptr noundef %23, i32 noundef %18, ptr noundef null, ptr noundef null, i64 noundef %40, ptr noundef %20, i32 noundef 0, ptr noundef %4, ptr noundef %5, i64 noundef %41, i32 noundef 0, i64 noundef %42)
  br label %45

43:
  %44 = call i32 @tapeless_library_MPI_Allgatherv(ptr noundef %.85, i32 noundef %18, i32 noundef %10, ptr noundef %20, ptr noundef %4, ptr noundef %5, i32 noundef %11, i32 noundef %21)
  br label %45

45:
  %.0 = phi i32 [ %44, %43 ], [ 0, %27 ], [ 0, %31 ], [ 0, %35 ], [ 0, %39 ]
  %46 = icmp ne ptr %8, null
  br i1 %46, label %47, label %48

47:
  store i32 %.0, ptr %8, align 4
  br label %48

48:
  ret void
}

declare void @tapeless_library_mpi_allgatherv_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define dso_local void @tapeless_body_mpi_alltoall_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) {
  %9 = load i32, ptr %2, align 4
  %10 = load i32, ptr %5, align 4
  %11 = icmp eq ptr %0, getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %. = select i1 %11, i32 %10, i32 %9
  %12 = call i32 @kind(i32 noundef %.)
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %15

14:
  call void @tapeless_library_mpi_alltoall_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7)
  br label %48

15:
  %16 = icmp eq ptr %0, @mpipriv1_
  %.78 = select i1 %16, ptr null, ptr %0
  %17 = load i32, ptr %1, align 4
  %18 = icmp eq ptr %3, @mpipriv1_
  %19 = select i1 %18, ptr null, ptr %3
  %20 = load i32, ptr %4, align 4
  %21 = load i32, ptr %6, align 4
  %22 = icmp eq ptr %.78, getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %23 = select i1 %22, ptr %19, ptr %.78
  %24 = icmp eq ptr %.78, getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %25 = select i1 %24, i32 %10, i32 %9
  %26 = call i32 @kind(i32 noundef %25)
  switch i32 %26, label %43 [
    i32 1, label %27
    i32 2, label %31
    i32 3, label %35
    i32 4, label %39
  ]

27:
  %28 = sext i32 %9 to i64
  %29 = sext i32 %10 to i64
  %30 = sext i32 %21 to i64
  call void @tapeless_mpi_move_double(i32 noundef 3, ptr noundef %23, i32 noundef %17, ptr noundef null, ptr noundef null, i64 noundef %28, ptr noundef %19, i32 noundef %20, ptr noundef null, ptr noundef null, i64 noundef %29, i32 noundef 0, i64 noundef %30)
  br label %45

31:
  %32 = sext i32 %9 to i64
  %33 = sext i32 %10 to i64
  %34 = sext i32 %21 to i64
  call void @tapeless_mpi_move_float(i32 noundef 3, ptr noundef %23, i32 noundef %17, ptr noundef null, ptr noundef null, i64 noundef %32, ptr noundef %19, i32 noundef %20, ptr noundef null, ptr noundef null, i64 noundef %33, i32 noundef 0, i64 noundef %34)
  br label %45

35:
  %36 = sext i32 %9 to i64
  %37 = sext i32 %10 to i64
  %38 = sext i32 %21 to i64
  call void @tapeless_mpi_move_any(i32 noundef 3, ptr noundef %23, i32 noundef %17, ptr noundef null, ptr noundef null, i64 noundef %36, ptr noundef %19, i32 noundef %20, ptr noundef null, ptr noundef null, i64 noundef %37, i32 noundef 0, i64 noundef %38)
  br label %45

39:
  %40 = sext i32 %9 to i64
  %41 = sext i32 %10 to i64
  %42 = sext i32 %21 to i64
  call void @tapeless_mpi_move_bytes(i32 noundef 3, ptr noundef %23, i32 noundef %17, ptr noundef null, ptr noundef null, i64 noundef %40, ptr noundef %19, i32 noundef %20, ptr noundef null, ptr noundef null, i64 noundef %41, i32 noundef 0, i64 noundef %42)
  br label %45

43:
  %44 = call i32 @tapeless_library_MPI_Alltoall(ptr noundef %.78, i32 noundef %17, i32 noundef %9, ptr noundef %19, i32 noundef %20, i32 noundef %10, i32 noundef %21)
  br label %45

45:
  %.0 = phi i32 [ %44, %43 ], [ 0, %27 ], [ 0, %31 ], [ 0, %35 ], [ 0, %39 ]
  %46 = icmp ne ptr %7, null
  br i1 %46, label %47, label %48

47:
  store i32 %.0, ptr %7, align 4
  br label %48

48:
  ret void
}

declare void @tapeless_library_mpi_alltoall_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define dso_local void @tapeless_body_mpi_alltoallv_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) {
  %11 = load i32, ptr %3, align 4
  %12 = load i32, ptr %7, align 4
  %13 = icmp eq ptr %0, getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %. = select i1 %13, i32 %12, i32 %11
  %14 = call i32 @kind(i32 noundef %.)
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %17

16:
  call void @tapeless_library_mpi_alltoallv_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9)
  br label %48

17:
  %18 = icmp eq ptr %0, @mpipriv1_
  %.92 = select i1 %18, ptr null, ptr %0
  %19 = icmp eq ptr %4, @mpipriv1_
  %20 = select i1 %19, ptr null, ptr %4
  %21 = load i32, ptr %8, align 4
  %22 = icmp eq ptr %.92, getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %23 = select i1 %22, ptr %20, ptr %.92
  %24 = icmp eq ptr %.92, getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %25 = select i1 %24, i32 %12, i32 %11
  %26 = call i32 @kind(i32 noundef %25)
  switch i32 %26, label %43 [
    i32 1, label %27
    i32 2, label %31
    i32 3, label %35
    i32 4, label %39
  ]

27:
  %28 = sext i32 %11 to i64
  %29 = sext i32 %12 to i64
  %30 = sext i32 %21 to i64
  call void @tapeless_mpi_move_double(i32 noundef 3, ptr noundef %23, i32 noundef 0, ptr noundef %1, ptr noundef %2, i64 noundef %28, ptr noundef %20, i32 noundef 0, ptr noundef %5, ptr noundef %6, i64 noundef %29, i32 noundef 0, i64 noundef %30)
  br label %45

31:
  %32 = sext i32 %11 to i64
  %33 = sext i32 %12 to i64
  %34 = sext i32 %21 to i64
  call void @tapeless_mpi_move_float(i32 noundef 3, ptr noundef %23, i32 noundef 0, ptr noundef %1, ptr noundef %2, i64 noundef %32, ptr noundef %20, i32 noundef 0, ptr noundef %5, ptr noundef %6, i64 noundef %33, i32 noundef 0, i64 noundef %34)
  br label %45

35:
  %36 = sext i32 %11 to i64
  %37 = sext i32 %12 to i64
  %38 = sext i32 %21 to i64
  call void @tapeless_mpi_move_any(i32 noundef 3, ptr noundef %23, i32 noundef 0, ptr noundef %1, ptr noundef %2, i64 noundef %36, ptr noundef %20, i32 noundef 0, ptr noundef %5, ptr noundef %6, i64 noundef %37, i32 noundef 0, i64 noundef %38)
  br label %45

39:
  %40 = sext i32 %11 to i64
  %41 = sext i32 %12 to i64
  %42 = sext i32 %21 to i64
  call void @tapeless_mpi_move_bytes(i32 noundef 3, ptr noundef %23, i32 noundef 0, ptr noundef %1, ptr noundef %2, i64 noundef %40, ptr noundef %20, i32 noundef 0, ptr noundef %5, ptr noundef %6, i64 noundef %41, i32 noundef 0, i64 noundef %42)
  br label %45

43:
  %44 = call i32 @tapeless_library_MPI_Alltoallv(ptr noundef %.92, ptr noundef %1, ptr noundef %2, i32 noundef %11, ptr noundef %20, ptr noundef %5, ptr noundef %6, i32 noundef %12, i32 noundef %21)
  br label %45

45:
  %.0 = phi i32 [ %44, %43 ], [ 0, %27 ], [ 0, %31 ], [ 0, %35 ], [ 0, %39 ]
  %46 = icmp ne ptr %9, null
  br i1 %46, label %47, label %48

47:
  store i32 %.0, ptr %9, align 4
  br label %48

48:
  ret void
}

declare void @tapeless_library_mpi_alltoallv_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define dso_local void @tapeless_body_mpi_neighbor_allgather_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) {
  %9 = load i32, ptr %2, align 4
  %10 = load i32, ptr %5, align 4
  %11 = icmp eq ptr %0, getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %. = select i1 %11, i32 %10, i32 %9
  %12 = call i32 @kind(i32 noundef %.)
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %15

14:
  call void @tapeless_library_mpi_neighbor_allgather_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7)
  br label %48

15:
  %16 = icmp eq ptr %0, @mpipriv1_
  %.78 = select i1 %16, ptr null, ptr %0
  %17 = load i32, ptr %1, align 4
  %18 = icmp eq ptr %3, @mpipriv1_
  %19 = select i1 %18, ptr null, ptr %3
  %20 = load i32, ptr %4, align 4
  %21 = load i32, ptr %6, align 4
  %22 = icmp eq ptr %.78, getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %23 = select i1 %22, ptr %19, ptr %.78
  %24 = icmp eq ptr %.78, getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %25 = select i1 %24, i32 %10, i32 %9
  %26 = call i32 @kind(i32 noundef %25)
  switch i32 %26, label %43 [
    i32 1, label %27
    i32 2, label %31
    i32 3, label %35
    i32 4, label %39
  ]

27:
  %28 = sext i32 %9 to i64
  %29 = sext i32 %10 to i64
  %30 = sext i32 %21 to i64
  call void @tapeless_mpi_move_double(i32 noundef 5, ptr noundef %23, i32 noundef %17, ptr noundef null, ptr noundef null, i64 noundef %28, ptr noundef %19, i32 noundef %20, ptr noundef null, ptr noundef null, i64 noundef %29, i32 noundef 0, i64 noundef %30)
  br label %45

31:
  %32 = sext i32 %9 to i64
  %33 = sext i32 %10 to i64
  %34 = sext i32 %21 to i64
  call void @tapeless_mpi_move_float(i32 noundef 5, ptr noundef %23, i32 noundef %17, ptr noundef null, ptr noundef null, i64 noundef %32, ptr noundef %19, i32 noundef %20, ptr noundef null, ptr noundef null, i64 noundef %33, i32 noundef 0, i64 noundef %34)
  br label %45

35:
  %36 = sext i32 %9 to i64
  %37 = sext i32 %10 to i64
  %38 = sext i32 %21 to i64
  call void @tapeless_mpi_move_any(i32 noundef 5, ptr noundef %23, i32 noundef %17, ptr noundef null, ptr noundef null, i64 noundef %36, ptr noundef %19, i32 noundef %20, ptr noundef null, ptr noundef null, i64 noundef %37, i32 noundef 0, i64 noundef %38)
  br label %45

39:
  %40 = sext i32 %9 to i64
  %41 = sext i32 %10 to i64
  %42 = sext i32 %21 to i64
  call void @tapeless_mpi_move_bytes(i32 noundef 5, ptr noundef %23, i32 noundef %17, ptr noundef null, ptr noundef null, i64 noundef %40, ptr noundef %19, i32 noundef %20, ptr noundef null, ptr noundef null, i64 noundef %41, i32 noundef 0, i64 noundef %42)
  br label %45

43:
  %44 = call i32 @tapeless_library_MPI_Neighbor_allgather(ptr noundef %.78, i32 noundef %17, i32 noundef %9, ptr noundef %19, i32 noundef %20, i32 noundef %10, i32 noundef %21)
  br label %45

45:
  %.0 = phi i32 [ %44, %43 ], [ 0, %27 ], [ 0, %31 ], [ 0, %35 ], [ 0, %39 ]
  %46 = icmp ne ptr %7, null
  br i1 %46, label %47, label %48

47:
  store i32 %.0, ptr %7, align 4
  br label %48

48:
  ret void
}

declare void @tapeless_library_mpi_neighbor_allgather_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define dso_local void @tapeless_body_mpi_neighbor_allgatherv_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) {
  %10 = load i32, ptr %2, align 4
  %11 = load i32, ptr %6, align 4
  %12 = icmp eq ptr %0, getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %. = select i1 %12, i32 %11, i32 %10
  %13 = call i32 @kind(i32 noundef %.)
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %16

15:
  call void @tapeless_library_mpi_neighbor_allgatherv_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8)
  br label %48

16:
  %17 = icmp eq ptr %0, @mpipriv1_
  %.85 = select i1 %17, ptr null, ptr %0
  %18 = load i32, ptr %1, align 4
  %19 = icmp eq ptr %3, @mpipriv1_
  %20 = select i1 %19, ptr null, ptr %3
  %21 = load i32, ptr %7, align 4
  %22 = icmp eq ptr %.85, getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %23 = select i1 %22, ptr %20, ptr %.85
  %24 = icmp eq ptr %.85, getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %25 = select i1 %24, i32 %11, i32 %10
  %26 = call i32 @kind(i32 noundef %25)
  switch i32 %26, label %43 [
    i32 1, label %27
    i32 2, label %31
    i32 3, label %35
    i32 4, label %39
  ]

27:
  %28 = sext i32 %10 to i64
  %29 = sext i32 %11 to i64
  %30 = sext i32 %21 to i64
  call void @tapeless_mpi_move_double(i32 noundef 5, ptr noundef %23, i32 noundef %18, ptr noundef null, ptr noundef null, i64 noundef %28, ptr noundef %20, i32 noundef 0, ptr noundef %4, ptr noundef %5, i64 noundef %29, i32 noundef 0, i64 noundef %30)
  br label %45

31:
  %32 = sext i32 %10 to i64
  %33 = sext i32 %11 to i64
  %34 = sext i32 %21 to i64
  call void @tapeless_mpi_move_float(i32 noundef 5, ptr noundef %23, i32 noundef %18, ptr noundef null, ptr noundef null, i64 noundef %32, ptr noundef %20, i32 noundef 0, ptr noundef %4, ptr noundef %5, i64 noundef %33, i32 noundef 0, i64 noundef %34)
  br label %45

35:
  %36 = sext i32 %10 to i64
  %37 = sext i32 %11 to i64
  %38 = sext i32 %21 to i64
  call void @tapeless_mpi_move_any(i32 noundef 5, ptr noundef %23, i32 noundef %18, ptr noundef null, ptr noundef null, i64 noundef %36, ptr noundef %20, i32 noundef 0, ptr noundef %4, ptr noundef %5, i64 noundef %37, i32 noundef 0, i64 noundef %38)
  br label %45

39:
  %40 = sext i32 %10 to i64
  %41 = sext i32 %11 to i64
  %42 = sext i32 %21 to i64
  call void @tapeless_mpi_move_bytes(i32 noundef 5, ptr noundef %23, i32 noundef %18, ptr noundef null, ptr noundef null, i64 noundef %40, ptr noundef %20, i32 noundef 0, ptr noundef %4, ptr noundef %5, i64 noundef %41, i32 noundef 0, i64 noundef %42)
  br label %45

43:
  %44 = call i32 @tapeless_library_MPI_Neighbor_allgatherv(ptr noundef %.85, i32 noundef %18, i32 noundef %10, ptr noundef %20, ptr noundef %4, ptr noundef %5, i32 noundef %11, i32 noundef %21)
  br label %45

45:
  %.0 = phi i32 [ %44, %43 ], [ 0, %27 ], [ 0, %31 ], [ 0, %35 ], [ 0, %39 ]
  %46 = icmp ne ptr %8, null
  br i1 %46, label %47, label %48

47:
  store i32 %.0, ptr %8, align 4
  br label %48

48:
  ret void
}

declare void @tapeless_library_mpi_neighbor_allgatherv_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define dso_local void @tapeless_body_mpi_neighbor_alltoall_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) {
  %9 = load i32, ptr %2, align 4
  %10 = load i32, ptr %5, align 4
  %11 = icmp eq ptr %0, getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %. = select i1 %11, i32 %10, i32 %9
  %12 = call i32 @kind(i32 noundef %.)
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %15

14:
  call void @tapeless_library_mpi_neighbor_alltoall_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7)
  br label %48

15:
  %16 = icmp eq ptr %0, @mpipriv1_
  %.78 = select i1 %16, ptr null, ptr %0
  %17 = load i32, ptr %1, align 4
  %18 = icmp eq ptr %3, @mpipriv1_
  %19 = select i1 %18, ptr null, ptr %3
  %20 = load i32, ptr %4, align 4
  %21 = load i32, ptr %6, align 4
  %22 = icmp eq ptr %.78, getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %23 = select i1 %22, ptr %19, ptr %.78
  %24 = icmp eq ptr %.78, getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %25 = select i1 %24, i32 %10, i32 %9
  %26 = call i32 @kind(i32 noundef %25)
  switch i32 %26, label %43 [
    i32 1, label %27
    i32 2, label %31
    i32 3, label %35
    i32 4, label %39
  ]

27:
  %28 = sext i32 %9 to i64
  %29 = sext i32 %10 to i64
  %30 = sext i32 %21 to i64
  call void @tapeless_mpi_move_double(i32 noundef 6, ptr noundef %23, i32 noundef %17, ptr noundef null, ptr noundef null, i64 noundef %28, ptr noundef %19, i32 noundef %20, ptr noundef null, ptr noundef null, i64 noundef %29, i32 noundef 0, i64 noundef %30)
  br label %45

31:
  %32 = sext i32 %9 to i64
  %33 = sext i32 %10 to i64
  %34 = sext i32 %21 to i64
  call void @tapeless_mpi_move_float(i32 noundef 6, ptr noundef %23, i32 noundef %17, ptr noundef null, ptr noundef null, i64 noundef %32, ptr noundef %19, i32 noundef %20, ptr noundef null, ptr noundef null, i64 noundef %33, i32 noundef 0, i64 noundef %34)
  br label %45

35:
  %36 = sext i32 %9 to i64
  %37 = sext i32 %10 to i64
  %38 = sext i32 %21 to i64
  call void @tapeless_mpi_move_any(i32 noundef 6, ptr noundef %23, i32 noundef %17, ptr noundef null, ptr noundef null, i64 noundef %36, ptr noundef %19, i32 noundef %20, ptr noundef null, ptr noundef null, i64 noundef %37, i32 noundef 0, i64 noundef %38)
  br label %45

39:
  %40 = sext i32 %9 to i64
  %41 = sext i32 %10 to i64
  %42 = sext i32 %21 to i64
  call void @tapeless_mpi_move_bytes(i32 noundef 6, ptr noundef %23, i32 noundef %17, ptr noundef null, ptr noundef null, i64 noundef %40, ptr noundef %19, i32 noundef %20, ptr noundef null, ptr noundef null, i64 noundef %41, i32 noundef 0, i64 noundef %42)
  br label %45

43:
  %44 = call i32 @tapeless_library_MPI_Neighbor_alltoall(ptr noundef %.78, i32 noundef %17, i32 noundef %9, ptr noundef %19, i32 noundef %20, i32 noundef %10, i32 noundef %21)
  br label %45

45:
  %.0 = phi i32 [ %44, %43 ], [ 0, %27 ], [ 0, %31 ], [ 0, %35 ], [ 0, %39 ]
  %46 = icmp ne ptr %7, null
  br i1 %46, label %47, label %48

47:
  store i32 %.0, ptr %7, align 4
  br label %48

48:
  ret void
}

declare void @tapeless_library_mpi_neighbor_alltoall_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define dso_local void @tapeless_body_mpi_neighbor_alltoallv_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) {
  %11 = load i32, ptr %3, align 4
  %12 = load i32, ptr %7, align 4
  %13 = icmp eq ptr %0, getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %. = select i1 %13, i32 %12, i32 %11
  %14 = call i32 @kind(i32 noundef %.)
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %17

16:
  call void @tapeless_library_mpi_neighbor_alltoallv_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9)
  br label %48

17:
  %18 = icmp eq ptr %0, @mpipriv1_
  %.92 = select i1 %18, ptr null, ptr %0
  %19 = icmp eq ptr %4, @mpipriv1_
  %20 = select i1 %19, ptr null, ptr %4
  %21 = load i32, ptr %8, align 4
  %22 = icmp eq ptr %.92, getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %23 = select i1 %22, ptr %20, ptr %.92
  %24 = icmp eq ptr %.92, getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %25 = select i1 %24, i32 %12, i32 %11
  %26 = call i32 @kind(i32 noundef %25)
  switch i32 %26, label %43 [
    i32 1, label %27
    i32 2, label %31
    i32 3, label %35
    i32 4, label %39
  ]

27:
  %28 = sext i32 %11 to i64
  %29 = sext i32 %12 to i64
  %30 = sext i32 %21 to i64
  call void @tapeless_mpi_move_double(i32 noundef 6, ptr noundef %23, i32 noundef 0, ptr noundef %1, ptr noundef %2, i64 noundef %28, ptr noundef %20, i32 noundef 0, ptr noundef %5, ptr noundef %6, i64 noundef %29, i32 noundef 0, i64 noundef %30)
  br label %45

31:
  %32 = sext i32 %11 to i64
  %33 = sext i32 %12 to i64
  %34 = sext i32 %21 to i64
  call void @tapeless_mpi_move_float(i32 noundef 6, ptr noundef %23, i32 noundef 0, ptr noundef %1, ptr noundef %2, i64 noundef %32, ptr noundef %20, i32 noundef 0, ptr noundef %5, ptr noundef %6, i64 noundef %33, i32 noundef 0, i64 noundef %34)
  br label %45

35:
  %36 = sext i32 %11 to i64
  %37 = sext i32 %12 to i64
  %38 = sext i32 %21 to i64
  call void @tapeless_mpi_move_any(i32 noundef 6, ptr noundef %23, i32 noundef 0, ptr noundef %1, ptr noundef %2, i64 noundef %36, ptr noundef %20, i32 noundef 0, ptr noundef %5, ptr noundef %6, i64 noundef %37, i32 noundef 0, i64 noundef %38)
  br label %45

39:
  %40 = sext i32 %11 to i64
  %41 = sext i32 %12 to i64
  %42 = sext i32 %21 to i64
  call void @tapeless_mpi_move_bytes(i32 noundef 6, ptr noundef %23, i32 noundef 0, ptr noundef %1, ptr noundef %2, i64 noundef %40, ptr noundef %20, i32 noundef 0, ptr noundef %5, ptr noundef %6, i64 noundef %41, i32 noundef 0, i64 noundef %42)
  br label %45

43:
  %44 = call i32 @tapeless_library_MPI_Neighbor_alltoallv(ptr noundef %.92, ptr noundef %1, ptr noundef %2, i32 noundef %11, ptr noundef %20, ptr noundef %5, ptr noundef %6, i32 noundef %12, i32 noundef %21)
  br label %45

45:
  %.0 = phi i32 [ %44, %43 ], [ 0, %27 ], [ 0, %31 ], [ 0, %35 ], [ 0, %39 ]
  %46 = icmp ne ptr %9, null
  br i1 %46, label %47, label %48

47:
  store i32 %.0, ptr %9, align 4
  br label %48

48:
  ret void
}

declare void @tapeless_library_mpi_neighbor_alltoallv_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

declare i1 @llvm.is.constant.i1(i1)

declare i32 @tapeless_library_MPI_Send(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef)

declare i32 @tapeless_library_MPI_Ssend(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef)

declare i32 @tapeless_library_MPI_Rsend(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef)

declare i32 @tapeless_library_MPI_Bsend(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef)

declare i32 @tapeless_library_MPI_Recv(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef)

declare void @tapeless_mpi_send_double(ptr noundef, i32 noundef, i32 noundef, i64 noundef, i32 noundef, i32 noundef, i64 noundef, ptr noundef, i64 noundef, i64 noundef, i64 noundef)

declare void @tapeless_mpi_send_float(ptr noundef, i32 noundef, i32 noundef, i64 noundef, i32 noundef, i32 noundef, i64 noundef, ptr noundef, i64 noundef, i64 noundef, i64 noundef)

declare void @tapeless_mpi_send_any(ptr noundef, i32 noundef, i32 noundef, i64 noundef, i32 noundef, i32 noundef, i64 noundef, ptr noundef, i64 noundef, i64 noundef, i64 noundef)

declare void @tapeless_mpi_send_bytes(ptr noundef, i32 noundef, i32 noundef, i64 noundef, i32 noundef, i32 noundef, i64 noundef, ptr noundef, i64 noundef, i64 noundef, i64 noundef)

declare void @tapeless_mpi_receive_double(ptr noundef, i32 noundef, i32 noundef, i64 noundef, i32 noundef, i32 noundef, i64 noundef, ptr noundef, i64 noundef, i64 noundef, i64 noundef)

declare void @tapeless_mpi_receive_float(ptr noundef, i32 noundef, i32 noundef, i64 noundef, i32 noundef, i32 noundef, i64 noundef, ptr noundef, i64 noundef, i64 noundef, i64 noundef)

declare void @tapeless_mpi_receive_any(ptr noundef, i32 noundef, i32 noundef, i64 noundef, i32 noundef, i32 noundef, i64 noundef, ptr noundef, i64 noundef, i64 noundef, i64 noundef)

declare void @tapeless_mpi_receive_bytes(ptr noundef, i32 noundef, i32 noundef, i64 noundef, i32 noundef, i32 noundef, i64 noundef, ptr noundef, i64 noundef, i64 noundef, i64 noundef)

declare i32 @tapeless_library_MPI_Sendrecv(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef)

declare i32 @tapeless_library_MPI_Sendrecv_replace(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef)

declare i32 @tapeless_library_MPI_Type_size(i32 noundef, ptr noundef)

declare ptr @malloc(i64 noundef)

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)

declare void @free(ptr noundef)

declare void @tapeless_mpi_broadcast_double(ptr noundef, i32 noundef, i64 noundef, i32 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef)

declare void @tapeless_mpi_broadcast_float(ptr noundef, i32 noundef, i64 noundef, i32 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef)

declare void @tapeless_mpi_broadcast_any(ptr noundef, i32 noundef, i64 noundef, i32 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef)

declare void @tapeless_mpi_broadcast_bytes(ptr noundef, i32 noundef, i64 noundef, i32 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef)

declare i32 @tapeless_library_MPI_Bcast(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef)

declare void @tapeless_mpi_reduce_double(i32 noundef, ptr noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef, i64 noundef)

declare void @tapeless_mpi_reduce_float(i32 noundef, ptr noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef, i64 noundef)

declare void @tapeless_mpi_reduce_any(i32 noundef, ptr noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef, i64 noundef)

declare void @tapeless_mpi_reduce_bytes(i32 noundef, ptr noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef, i64 noundef)

declare i32 @tapeless_library_MPI_Reduce(ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef)

declare i32 @tapeless_library_MPI_Allreduce(ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef)

declare i32 @tapeless_library_MPI_Scan(ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef)

declare i32 @tapeless_library_MPI_Exscan(ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef)

declare void @tapeless_mpi_move_double(i32 noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, i64 noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, i64 noundef, i32 noundef, i64 noundef)

declare void @tapeless_mpi_move_float(i32 noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, i64 noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, i64 noundef, i32 noundef, i64 noundef)

declare void @tapeless_mpi_move_any(i32 noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, i64 noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, i64 noundef, i32 noundef, i64 noundef)

declare void @tapeless_mpi_move_bytes(i32 noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, i64 noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, i64 noundef, i32 noundef, i64 noundef)

declare i32 @tapeless_library_MPI_Reduce_scatter_block(ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef)

declare i32 @tapeless_library_MPI_Reduce_scatter(ptr noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef)

declare i32 @tapeless_library_MPI_Gather(ptr noundef, i32 noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef)

declare i32 @tapeless_library_MPI_Gatherv(ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef)

declare i32 @tapeless_library_MPI_Scatter(ptr noundef, i32 noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef)

declare i32 @tapeless_library_MPI_Scatterv(ptr noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef)

declare i32 @tapeless_library_MPI_Allgather(ptr noundef, i32 noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef)

declare i32 @tapeless_library_MPI_Allgatherv(ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef)

declare i32 @tapeless_library_MPI_Alltoall(ptr noundef, i32 noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef)

declare i32 @tapeless_library_MPI_Alltoallv(ptr noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef)

declare i32 @tapeless_library_MPI_Neighbor_allgather(ptr noundef, i32 noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef)

declare i32 @tapeless_library_MPI_Neighbor_allgatherv(ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef)

declare i32 @tapeless_library_MPI_Neighbor_alltoall(ptr noundef, i32 noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef)

declare i32 @tapeless_library_MPI_Neighbor_alltoallv(ptr noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef)

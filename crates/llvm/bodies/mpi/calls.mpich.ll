; Made from calls.c by `cargo xtask bodies`.
define dso_local i32 @tapeless_body_MPI_Send(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) {
  %7 = alloca i32, align 4
  %8 = call i32 @kind(i32 noundef %2)
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %12

10:
  %11 = call i32 @tapeless_library_MPI_Send(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5)
  br label %27

12:
  %13 = call i32 @kind(i32 noundef %2)
  switch i32 %13, label %26 [
    i32 1, label %14
    i32 2, label %17
    i32 3, label %20
    i32 4, label %23
  ]

14:
  %15 = sext i32 %2 to i64
  %16 = sext i32 %5 to i64
  call void @tapeless_mpi_send_double(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %15, i32 noundef %3, i32 noundef %4, i64 noundef %16, ptr noundef %7, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %26

17:
  %18 = sext i32 %2 to i64
  %19 = sext i32 %5 to i64
  call void @tapeless_mpi_send_float(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %18, i32 noundef %3, i32 noundef %4, i64 noundef %19, ptr noundef %7, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %26

20:
  %21 = sext i32 %2 to i64
  %22 = sext i32 %5 to i64
  call void @tapeless_mpi_send_any(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %21, i32 noundef %3, i32 noundef %4, i64 noundef %22, ptr noundef %7, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %26

23:
  %24 = sext i32 %2 to i64
  %25 = sext i32 %5 to i64
  call void @tapeless_mpi_send_bytes(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %24, i32 noundef %3, i32 noundef %4, i64 noundef %25, ptr noundef %7, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %26

26:
  call void @tapeless_mpi_complete(i32 noundef 0, i32 noundef 1, ptr noundef %7, ptr noundef null, ptr noundef null, ptr noundef inttoptr (i64 1 to ptr))
  br label %27

27:
  %.049 = phi i32 [ %11, %10 ], [ 0, %26 ]
  ret i32 %.049
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

declare i32 @tapeless_library_MPI_Send(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef)

define dso_local i32 @tapeless_body_MPI_Ssend(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) {
  %7 = alloca i32, align 4
  %8 = call i32 @kind(i32 noundef %2)
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %12

10:
  %11 = call i32 @tapeless_library_MPI_Ssend(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5)
  br label %27

12:
  %13 = call i32 @kind(i32 noundef %2)
  switch i32 %13, label %26 [
    i32 1, label %14
    i32 2, label %17
    i32 3, label %20
    i32 4, label %23
  ]

14:
  %15 = sext i32 %2 to i64
  %16 = sext i32 %5 to i64
  call void @tapeless_mpi_send_double(ptr noundef %0, i32 noundef 1, i32 noundef %1, i64 noundef %15, i32 noundef %3, i32 noundef %4, i64 noundef %16, ptr noundef %7, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %26

17:
  %18 = sext i32 %2 to i64
  %19 = sext i32 %5 to i64
  call void @tapeless_mpi_send_float(ptr noundef %0, i32 noundef 1, i32 noundef %1, i64 noundef %18, i32 noundef %3, i32 noundef %4, i64 noundef %19, ptr noundef %7, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %26

20:
  %21 = sext i32 %2 to i64
  %22 = sext i32 %5 to i64
  call void @tapeless_mpi_send_any(ptr noundef %0, i32 noundef 1, i32 noundef %1, i64 noundef %21, i32 noundef %3, i32 noundef %4, i64 noundef %22, ptr noundef %7, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %26

23:
  %24 = sext i32 %2 to i64
  %25 = sext i32 %5 to i64
  call void @tapeless_mpi_send_bytes(ptr noundef %0, i32 noundef 1, i32 noundef %1, i64 noundef %24, i32 noundef %3, i32 noundef %4, i64 noundef %25, ptr noundef %7, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %26

26:
  call void @tapeless_mpi_complete(i32 noundef 0, i32 noundef 1, ptr noundef %7, ptr noundef null, ptr noundef null, ptr noundef inttoptr (i64 1 to ptr))
  br label %27

27:
  %.049 = phi i32 [ %11, %10 ], [ 0, %26 ]
  ret i32 %.049
}

declare i32 @tapeless_library_MPI_Ssend(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef)

define dso_local i32 @tapeless_body_MPI_Rsend(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) {
  %7 = alloca i32, align 4
  %8 = call i32 @kind(i32 noundef %2)
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %12

10:
  %11 = call i32 @tapeless_library_MPI_Rsend(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5)
  br label %27

12:
  %13 = call i32 @kind(i32 noundef %2)
  switch i32 %13, label %26 [
    i32 1, label %14
    i32 2, label %17
    i32 3, label %20
    i32 4, label %23
  ]

14:
  %15 = sext i32 %2 to i64
  %16 = sext i32 %5 to i64
  call void @tapeless_mpi_send_double(ptr noundef %0, i32 noundef 2, i32 noundef %1, i64 noundef %15, i32 noundef %3, i32 noundef %4, i64 noundef %16, ptr noundef %7, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %26

17:
  %18 = sext i32 %2 to i64
  %19 = sext i32 %5 to i64
  call void @tapeless_mpi_send_float(ptr noundef %0, i32 noundef 2, i32 noundef %1, i64 noundef %18, i32 noundef %3, i32 noundef %4, i64 noundef %19, ptr noundef %7, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %26

20:
  %21 = sext i32 %2 to i64
  %22 = sext i32 %5 to i64
  call void @tapeless_mpi_send_any(ptr noundef %0, i32 noundef 2, i32 noundef %1, i64 noundef %21, i32 noundef %3, i32 noundef %4, i64 noundef %22, ptr noundef %7, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %26

23:
  %24 = sext i32 %2 to i64
  %25 = sext i32 %5 to i64
  call void @tapeless_mpi_send_bytes(ptr noundef %0, i32 noundef 2, i32 noundef %1, i64 noundef %24, i32 noundef %3, i32 noundef %4, i64 noundef %25, ptr noundef %7, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %26

26:
  call void @tapeless_mpi_complete(i32 noundef 0, i32 noundef 1, ptr noundef %7, ptr noundef null, ptr noundef null, ptr noundef inttoptr (i64 1 to ptr))
  br label %27

27:
  %.049 = phi i32 [ %11, %10 ], [ 0, %26 ]
  ret i32 %.049
}

declare i32 @tapeless_library_MPI_Rsend(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef)

define dso_local i32 @tapeless_body_MPI_Bsend(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) {
  %7 = alloca i32, align 4
  %8 = call i32 @kind(i32 noundef %2)
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %12

10:
  %11 = call i32 @tapeless_library_MPI_Bsend(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5)
  br label %27

12:
  %13 = call i32 @kind(i32 noundef %2)
  switch i32 %13, label %26 [
    i32 1, label %14
    i32 2, label %17
    i32 3, label %20
    i32 4, label %23
  ]

14:
  %15 = sext i32 %2 to i64
  %16 = sext i32 %5 to i64
  call void @tapeless_mpi_send_double(ptr noundef %0, i32 noundef 3, i32 noundef %1, i64 noundef %15, i32 noundef %3, i32 noundef %4, i64 noundef %16, ptr noundef %7, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %26

17:
  %18 = sext i32 %2 to i64
  %19 = sext i32 %5 to i64
  call void @tapeless_mpi_send_float(ptr noundef %0, i32 noundef 3, i32 noundef %1, i64 noundef %18, i32 noundef %3, i32 noundef %4, i64 noundef %19, ptr noundef %7, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %26

20:
  %21 = sext i32 %2 to i64
  %22 = sext i32 %5 to i64
  call void @tapeless_mpi_send_any(ptr noundef %0, i32 noundef 3, i32 noundef %1, i64 noundef %21, i32 noundef %3, i32 noundef %4, i64 noundef %22, ptr noundef %7, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %26

23:
  %24 = sext i32 %2 to i64
  %25 = sext i32 %5 to i64
  call void @tapeless_mpi_send_bytes(ptr noundef %0, i32 noundef 3, i32 noundef %1, i64 noundef %24, i32 noundef %3, i32 noundef %4, i64 noundef %25, ptr noundef %7, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %26

26:
  call void @tapeless_mpi_complete(i32 noundef 0, i32 noundef 1, ptr noundef %7, ptr noundef null, ptr noundef null, ptr noundef inttoptr (i64 1 to ptr))
  br label %27

27:
  %.049 = phi i32 [ %11, %10 ], [ 0, %26 ]
  ret i32 %.049
}

declare i32 @tapeless_library_MPI_Bsend(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef)

define dso_local i32 @tapeless_body_MPI_Isend(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6) {
  %8 = call i32 @kind(i32 noundef %2)
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %12

10:
  %11 = call i32 @tapeless_library_MPI_Isend(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6)
  br label %26

12:
  %13 = call i32 @kind(i32 noundef %2)
  switch i32 %13, label %26 [
    i32 1, label %14
    i32 2, label %17
    i32 3, label %20
    i32 4, label %23
  ]

14:
  %15 = sext i32 %2 to i64
  %16 = sext i32 %5 to i64
  call void @tapeless_mpi_send_double(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %15, i32 noundef %3, i32 noundef %4, i64 noundef %16, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %26

17:
  %18 = sext i32 %2 to i64
  %19 = sext i32 %5 to i64
  call void @tapeless_mpi_send_float(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %18, i32 noundef %3, i32 noundef %4, i64 noundef %19, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %26

20:
  %21 = sext i32 %2 to i64
  %22 = sext i32 %5 to i64
  call void @tapeless_mpi_send_any(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %21, i32 noundef %3, i32 noundef %4, i64 noundef %22, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %26

23:
  %24 = sext i32 %2 to i64
  %25 = sext i32 %5 to i64
  call void @tapeless_mpi_send_bytes(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %24, i32 noundef %3, i32 noundef %4, i64 noundef %25, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %26

26:
  %.049 = phi i32 [ %11, %10 ], [ 0, %14 ], [ 0, %12 ], [ 0, %23 ], [ 0, %20 ], [ 0, %17 ]
  ret i32 %.049
}

declare i32 @tapeless_library_MPI_Isend(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Issend(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6) {
  %8 = call i32 @kind(i32 noundef %2)
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %12

10:
  %11 = call i32 @tapeless_library_MPI_Issend(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6)
  br label %26

12:
  %13 = call i32 @kind(i32 noundef %2)
  switch i32 %13, label %26 [
    i32 1, label %14
    i32 2, label %17
    i32 3, label %20
    i32 4, label %23
  ]

14:
  %15 = sext i32 %2 to i64
  %16 = sext i32 %5 to i64
  call void @tapeless_mpi_send_double(ptr noundef %0, i32 noundef 1, i32 noundef %1, i64 noundef %15, i32 noundef %3, i32 noundef %4, i64 noundef %16, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %26

17:
  %18 = sext i32 %2 to i64
  %19 = sext i32 %5 to i64
  call void @tapeless_mpi_send_float(ptr noundef %0, i32 noundef 1, i32 noundef %1, i64 noundef %18, i32 noundef %3, i32 noundef %4, i64 noundef %19, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %26

20:
  %21 = sext i32 %2 to i64
  %22 = sext i32 %5 to i64
  call void @tapeless_mpi_send_any(ptr noundef %0, i32 noundef 1, i32 noundef %1, i64 noundef %21, i32 noundef %3, i32 noundef %4, i64 noundef %22, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %26

23:
  %24 = sext i32 %2 to i64
  %25 = sext i32 %5 to i64
  call void @tapeless_mpi_send_bytes(ptr noundef %0, i32 noundef 1, i32 noundef %1, i64 noundef %24, i32 noundef %3, i32 noundef %4, i64 noundef %25, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %26

26:
  %.049 = phi i32 [ %11, %10 ], [ 0, %14 ], [ 0, %12 ], [ 0, %23 ], [ 0, %20 ], [ 0, %17 ]
  ret i32 %.049
}

declare i32 @tapeless_library_MPI_Issend(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Irsend(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6) {
  %8 = call i32 @kind(i32 noundef %2)
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %12

10:
  %11 = call i32 @tapeless_library_MPI_Irsend(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6)
  br label %26

12:
  %13 = call i32 @kind(i32 noundef %2)
  switch i32 %13, label %26 [
    i32 1, label %14
    i32 2, label %17
    i32 3, label %20
    i32 4, label %23
  ]

14:
  %15 = sext i32 %2 to i64
  %16 = sext i32 %5 to i64
  call void @tapeless_mpi_send_double(ptr noundef %0, i32 noundef 2, i32 noundef %1, i64 noundef %15, i32 noundef %3, i32 noundef %4, i64 noundef %16, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %26

17:
  %18 = sext i32 %2 to i64
  %19 = sext i32 %5 to i64
  call void @tapeless_mpi_send_float(ptr noundef %0, i32 noundef 2, i32 noundef %1, i64 noundef %18, i32 noundef %3, i32 noundef %4, i64 noundef %19, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %26

20:
  %21 = sext i32 %2 to i64
  %22 = sext i32 %5 to i64
  call void @tapeless_mpi_send_any(ptr noundef %0, i32 noundef 2, i32 noundef %1, i64 noundef %21, i32 noundef %3, i32 noundef %4, i64 noundef %22, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %26

23:
  %24 = sext i32 %2 to i64
  %25 = sext i32 %5 to i64
  call void @tapeless_mpi_send_bytes(ptr noundef %0, i32 noundef 2, i32 noundef %1, i64 noundef %24, i32 noundef %3, i32 noundef %4, i64 noundef %25, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %26

26:
  %.049 = phi i32 [ %11, %10 ], [ 0, %14 ], [ 0, %12 ], [ 0, %23 ], [ 0, %20 ], [ 0, %17 ]
  ret i32 %.049
}

declare i32 @tapeless_library_MPI_Irsend(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Ibsend(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6) {
  %8 = call i32 @kind(i32 noundef %2)
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %12

10:
  %11 = call i32 @tapeless_library_MPI_Ibsend(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6)
  br label %26

12:
  %13 = call i32 @kind(i32 noundef %2)
  switch i32 %13, label %26 [
    i32 1, label %14
    i32 2, label %17
    i32 3, label %20
    i32 4, label %23
  ]

14:
  %15 = sext i32 %2 to i64
  %16 = sext i32 %5 to i64
  call void @tapeless_mpi_send_double(ptr noundef %0, i32 noundef 3, i32 noundef %1, i64 noundef %15, i32 noundef %3, i32 noundef %4, i64 noundef %16, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %26

17:
  %18 = sext i32 %2 to i64
  %19 = sext i32 %5 to i64
  call void @tapeless_mpi_send_float(ptr noundef %0, i32 noundef 3, i32 noundef %1, i64 noundef %18, i32 noundef %3, i32 noundef %4, i64 noundef %19, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %26

20:
  %21 = sext i32 %2 to i64
  %22 = sext i32 %5 to i64
  call void @tapeless_mpi_send_any(ptr noundef %0, i32 noundef 3, i32 noundef %1, i64 noundef %21, i32 noundef %3, i32 noundef %4, i64 noundef %22, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %26

23:
  %24 = sext i32 %2 to i64
  %25 = sext i32 %5 to i64
  call void @tapeless_mpi_send_bytes(ptr noundef %0, i32 noundef 3, i32 noundef %1, i64 noundef %24, i32 noundef %3, i32 noundef %4, i64 noundef %25, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %26

26:
  %.049 = phi i32 [ %11, %10 ], [ 0, %14 ], [ 0, %12 ], [ 0, %23 ], [ 0, %20 ], [ 0, %17 ]
  ret i32 %.049
}

declare i32 @tapeless_library_MPI_Ibsend(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Send_init(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6) {
  %8 = call i32 @kind(i32 noundef %2)
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %12

10:
  %11 = call i32 @tapeless_library_MPI_Send_init(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6)
  br label %26

12:
  %13 = call i32 @kind(i32 noundef %2)
  switch i32 %13, label %26 [
    i32 1, label %14
    i32 2, label %17
    i32 3, label %20
    i32 4, label %23
  ]

14:
  %15 = sext i32 %2 to i64
  %16 = sext i32 %5 to i64
  call void @tapeless_mpi_send_double(ptr noundef %0, i32 noundef 8, i32 noundef %1, i64 noundef %15, i32 noundef %3, i32 noundef %4, i64 noundef %16, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %26

17:
  %18 = sext i32 %2 to i64
  %19 = sext i32 %5 to i64
  call void @tapeless_mpi_send_float(ptr noundef %0, i32 noundef 8, i32 noundef %1, i64 noundef %18, i32 noundef %3, i32 noundef %4, i64 noundef %19, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %26

20:
  %21 = sext i32 %2 to i64
  %22 = sext i32 %5 to i64
  call void @tapeless_mpi_send_any(ptr noundef %0, i32 noundef 8, i32 noundef %1, i64 noundef %21, i32 noundef %3, i32 noundef %4, i64 noundef %22, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %26

23:
  %24 = sext i32 %2 to i64
  %25 = sext i32 %5 to i64
  call void @tapeless_mpi_send_bytes(ptr noundef %0, i32 noundef 8, i32 noundef %1, i64 noundef %24, i32 noundef %3, i32 noundef %4, i64 noundef %25, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %26

26:
  %.049 = phi i32 [ %11, %10 ], [ 0, %14 ], [ 0, %12 ], [ 0, %23 ], [ 0, %20 ], [ 0, %17 ]
  ret i32 %.049
}

declare i32 @tapeless_library_MPI_Send_init(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Ssend_init(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6) {
  %8 = call i32 @kind(i32 noundef %2)
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %12

10:
  %11 = call i32 @tapeless_library_MPI_Ssend_init(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6)
  br label %26

12:
  %13 = call i32 @kind(i32 noundef %2)
  switch i32 %13, label %26 [
    i32 1, label %14
    i32 2, label %17
    i32 3, label %20
    i32 4, label %23
  ]

14:
  %15 = sext i32 %2 to i64
  %16 = sext i32 %5 to i64
  call void @tapeless_mpi_send_double(ptr noundef %0, i32 noundef 9, i32 noundef %1, i64 noundef %15, i32 noundef %3, i32 noundef %4, i64 noundef %16, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %26

17:
  %18 = sext i32 %2 to i64
  %19 = sext i32 %5 to i64
  call void @tapeless_mpi_send_float(ptr noundef %0, i32 noundef 9, i32 noundef %1, i64 noundef %18, i32 noundef %3, i32 noundef %4, i64 noundef %19, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %26

20:
  %21 = sext i32 %2 to i64
  %22 = sext i32 %5 to i64
  call void @tapeless_mpi_send_any(ptr noundef %0, i32 noundef 9, i32 noundef %1, i64 noundef %21, i32 noundef %3, i32 noundef %4, i64 noundef %22, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %26

23:
  %24 = sext i32 %2 to i64
  %25 = sext i32 %5 to i64
  call void @tapeless_mpi_send_bytes(ptr noundef %0, i32 noundef 9, i32 noundef %1, i64 noundef %24, i32 noundef %3, i32 noundef %4, i64 noundef %25, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %26

26:
  %.049 = phi i32 [ %11, %10 ], [ 0, %14 ], [ 0, %12 ], [ 0, %23 ], [ 0, %20 ], [ 0, %17 ]
  ret i32 %.049
}

declare i32 @tapeless_library_MPI_Ssend_init(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Rsend_init(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6) {
  %8 = call i32 @kind(i32 noundef %2)
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %12

10:
  %11 = call i32 @tapeless_library_MPI_Rsend_init(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6)
  br label %26

12:
  %13 = call i32 @kind(i32 noundef %2)
  switch i32 %13, label %26 [
    i32 1, label %14
    i32 2, label %17
    i32 3, label %20
    i32 4, label %23
  ]

14:
  %15 = sext i32 %2 to i64
  %16 = sext i32 %5 to i64
  call void @tapeless_mpi_send_double(ptr noundef %0, i32 noundef 10, i32 noundef %1, i64 noundef %15, i32 noundef %3, i32 noundef %4, i64 noundef %16, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %26

17:
  %18 = sext i32 %2 to i64
  %19 = sext i32 %5 to i64
  call void @tapeless_mpi_send_float(ptr noundef %0, i32 noundef 10, i32 noundef %1, i64 noundef %18, i32 noundef %3, i32 noundef %4, i64 noundef %19, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %26

20:
  %21 = sext i32 %2 to i64
  %22 = sext i32 %5 to i64
  call void @tapeless_mpi_send_any(ptr noundef %0, i32 noundef 10, i32 noundef %1, i64 noundef %21, i32 noundef %3, i32 noundef %4, i64 noundef %22, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %26

23:
  %24 = sext i32 %2 to i64
  %25 = sext i32 %5 to i64
  call void @tapeless_mpi_send_bytes(ptr noundef %0, i32 noundef 10, i32 noundef %1, i64 noundef %24, i32 noundef %3, i32 noundef %4, i64 noundef %25, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %26

26:
  %.049 = phi i32 [ %11, %10 ], [ 0, %14 ], [ 0, %12 ], [ 0, %23 ], [ 0, %20 ], [ 0, %17 ]
  ret i32 %.049
}

declare i32 @tapeless_library_MPI_Rsend_init(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Bsend_init(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6) {
  %8 = call i32 @kind(i32 noundef %2)
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %12

10:
  %11 = call i32 @tapeless_library_MPI_Bsend_init(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6)
  br label %26

12:
  %13 = call i32 @kind(i32 noundef %2)
  switch i32 %13, label %26 [
    i32 1, label %14
    i32 2, label %17
    i32 3, label %20
    i32 4, label %23
  ]

14:
  %15 = sext i32 %2 to i64
  %16 = sext i32 %5 to i64
  call void @tapeless_mpi_send_double(ptr noundef %0, i32 noundef 11, i32 noundef %1, i64 noundef %15, i32 noundef %3, i32 noundef %4, i64 noundef %16, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %26

17:
  %18 = sext i32 %2 to i64
  %19 = sext i32 %5 to i64
  call void @tapeless_mpi_send_float(ptr noundef %0, i32 noundef 11, i32 noundef %1, i64 noundef %18, i32 noundef %3, i32 noundef %4, i64 noundef %19, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %26

20:
  %21 = sext i32 %2 to i64
  %22 = sext i32 %5 to i64
  call void @tapeless_mpi_send_any(ptr noundef %0, i32 noundef 11, i32 noundef %1, i64 noundef %21, i32 noundef %3, i32 noundef %4, i64 noundef %22, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %26

23:
  %24 = sext i32 %2 to i64
  %25 = sext i32 %5 to i64
  call void @tapeless_mpi_send_bytes(ptr noundef %0, i32 noundef 11, i32 noundef %1, i64 noundef %24, i32 noundef %3, i32 noundef %4, i64 noundef %25, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %26

26:
  %.049 = phi i32 [ %11, %10 ], [ 0, %14 ], [ 0, %12 ], [ 0, %23 ], [ 0, %20 ], [ 0, %17 ]
  ret i32 %.049
}

declare i32 @tapeless_library_MPI_Bsend_init(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Recv(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6) {
  %8 = alloca i32, align 4
  %9 = call i32 @kind(i32 noundef %2)
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %13

11:
  %12 = call i32 @tapeless_library_MPI_Recv(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6)
  br label %28

13:
  %14 = call i32 @kind(i32 noundef %2)
  switch i32 %14, label %27 [
    i32 1, label %15
    i32 2, label %18
    i32 3, label %21
    i32 4, label %24
  ]

15:
  %16 = sext i32 %2 to i64
  %17 = sext i32 %5 to i64
  call void @tapeless_mpi_receive_double(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %16, i32 noundef %3, i32 noundef %4, i64 noundef %17, ptr noundef %8, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %27

18:
  %19 = sext i32 %2 to i64
  %20 = sext i32 %5 to i64
  call void @tapeless_mpi_receive_float(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %19, i32 noundef %3, i32 noundef %4, i64 noundef %20, ptr noundef %8, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %27

21:
  %22 = sext i32 %2 to i64
  %23 = sext i32 %5 to i64
  call void @tapeless_mpi_receive_any(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %22, i32 noundef %3, i32 noundef %4, i64 noundef %23, ptr noundef %8, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %27

24:
  %25 = sext i32 %2 to i64
  %26 = sext i32 %5 to i64
  call void @tapeless_mpi_receive_bytes(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %25, i32 noundef %3, i32 noundef %4, i64 noundef %26, ptr noundef %8, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %27

27:
  call void @tapeless_mpi_complete(i32 noundef 0, i32 noundef 1, ptr noundef %8, ptr noundef null, ptr noundef null, ptr noundef %6)
  br label %28

28:
  %.051 = phi i32 [ %12, %11 ], [ 0, %27 ]
  ret i32 %.051
}

declare i32 @tapeless_library_MPI_Recv(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Irecv(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6) {
  %8 = call i32 @kind(i32 noundef %2)
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %12

10:
  %11 = call i32 @tapeless_library_MPI_Irecv(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6)
  br label %26

12:
  %13 = call i32 @kind(i32 noundef %2)
  switch i32 %13, label %26 [
    i32 1, label %14
    i32 2, label %17
    i32 3, label %20
    i32 4, label %23
  ]

14:
  %15 = sext i32 %2 to i64
  %16 = sext i32 %5 to i64
  call void @tapeless_mpi_receive_double(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %15, i32 noundef %3, i32 noundef %4, i64 noundef %16, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %26

17:
  %18 = sext i32 %2 to i64
  %19 = sext i32 %5 to i64
  call void @tapeless_mpi_receive_float(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %18, i32 noundef %3, i32 noundef %4, i64 noundef %19, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %26

20:
  %21 = sext i32 %2 to i64
  %22 = sext i32 %5 to i64
  call void @tapeless_mpi_receive_any(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %21, i32 noundef %3, i32 noundef %4, i64 noundef %22, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %26

23:
  %24 = sext i32 %2 to i64
  %25 = sext i32 %5 to i64
  call void @tapeless_mpi_receive_bytes(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %24, i32 noundef %3, i32 noundef %4, i64 noundef %25, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %26

26:
  %.049 = phi i32 [ %11, %10 ], [ 0, %14 ], [ 0, %12 ], [ 0, %23 ], [ 0, %20 ], [ 0, %17 ]
  ret i32 %.049
}

declare i32 @tapeless_library_MPI_Irecv(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Recv_init(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6) {
  %8 = call i32 @kind(i32 noundef %2)
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %12

10:
  %11 = call i32 @tapeless_library_MPI_Recv_init(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6)
  br label %26

12:
  %13 = call i32 @kind(i32 noundef %2)
  switch i32 %13, label %26 [
    i32 1, label %14
    i32 2, label %17
    i32 3, label %20
    i32 4, label %23
  ]

14:
  %15 = sext i32 %2 to i64
  %16 = sext i32 %5 to i64
  call void @tapeless_mpi_receive_double(ptr noundef %0, i32 noundef 8, i32 noundef %1, i64 noundef %15, i32 noundef %3, i32 noundef %4, i64 noundef %16, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %26

17:
  %18 = sext i32 %2 to i64
  %19 = sext i32 %5 to i64
  call void @tapeless_mpi_receive_float(ptr noundef %0, i32 noundef 8, i32 noundef %1, i64 noundef %18, i32 noundef %3, i32 noundef %4, i64 noundef %19, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %26

20:
  %21 = sext i32 %2 to i64
  %22 = sext i32 %5 to i64
  call void @tapeless_mpi_receive_any(ptr noundef %0, i32 noundef 8, i32 noundef %1, i64 noundef %21, i32 noundef %3, i32 noundef %4, i64 noundef %22, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %26

23:
  %24 = sext i32 %2 to i64
  %25 = sext i32 %5 to i64
  call void @tapeless_mpi_receive_bytes(ptr noundef %0, i32 noundef 8, i32 noundef %1, i64 noundef %24, i32 noundef %3, i32 noundef %4, i64 noundef %25, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %26

26:
  %.049 = phi i32 [ %11, %10 ], [ 0, %14 ], [ 0, %12 ], [ 0, %23 ], [ 0, %20 ], [ 0, %17 ]
  ret i32 %.049
}

declare i32 @tapeless_library_MPI_Recv_init(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Sendrecv(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef %11) {
  %13 = alloca [2 x i32], align 4
  %14 = call i32 @kind(i32 noundef %2)
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %21

16:
  %17 = call i32 @kind(i32 noundef %7)
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %21

19:
  %20 = call i32 @tapeless_library_MPI_Sendrecv(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef %11)
  br label %54

21:
  %22 = getelementptr inbounds [2 x i32], ptr %13, i64 0, i64 0
  %23 = call i32 @kind(i32 noundef %7)
  switch i32 %23, label %36 [
    i32 1, label %24
    i32 2, label %27
    i32 3, label %30
    i32 4, label %33
  ]

24:
  %25 = sext i32 %7 to i64
  %26 = sext i32 %10 to i64
  call void @tapeless_mpi_receive_double(ptr noundef %5, i32 noundef 0, i32 noundef %6, i64 noundef %25, i32 noundef %8, i32 noundef %9, i64 noundef %26, ptr noundef %22, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %36

27:
  %28 = sext i32 %7 to i64
  %29 = sext i32 %10 to i64
  call void @tapeless_mpi_receive_float(ptr noundef %5, i32 noundef 0, i32 noundef %6, i64 noundef %28, i32 noundef %8, i32 noundef %9, i64 noundef %29, ptr noundef %22, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %36

30:
  %31 = sext i32 %7 to i64
  %32 = sext i32 %10 to i64
  call void @tapeless_mpi_receive_any(ptr noundef %5, i32 noundef 0, i32 noundef %6, i64 noundef %31, i32 noundef %8, i32 noundef %9, i64 noundef %32, ptr noundef %22, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %36

33:
  %34 = sext i32 %7 to i64
  %35 = sext i32 %10 to i64
  call void @tapeless_mpi_receive_bytes(ptr noundef %5, i32 noundef 0, i32 noundef %6, i64 noundef %34, i32 noundef %8, i32 noundef %9, i64 noundef %35, ptr noundef %22, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %36

36:
  %37 = getelementptr inbounds [2 x i32], ptr %13, i64 0, i64 1
  %38 = call i32 @kind(i32 noundef %2)
  switch i32 %38, label %51 [
    i32 1, label %39
    i32 2, label %42
    i32 3, label %45
    i32 4, label %48
  ]

39:
  %40 = sext i32 %2 to i64
  %41 = sext i32 %10 to i64
  call void @tapeless_mpi_send_double(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %40, i32 noundef %3, i32 noundef %4, i64 noundef %41, ptr noundef %37, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %51

42:
  %43 = sext i32 %2 to i64
  %44 = sext i32 %10 to i64
  call void @tapeless_mpi_send_float(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %43, i32 noundef %3, i32 noundef %4, i64 noundef %44, ptr noundef %37, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %51

45:
  %46 = sext i32 %2 to i64
  %47 = sext i32 %10 to i64
  call void @tapeless_mpi_send_any(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %46, i32 noundef %3, i32 noundef %4, i64 noundef %47, ptr noundef %37, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %51

48:
  %49 = sext i32 %2 to i64
  %50 = sext i32 %10 to i64
  call void @tapeless_mpi_send_bytes(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %49, i32 noundef %3, i32 noundef %4, i64 noundef %50, ptr noundef %37, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %51

51:
  %52 = getelementptr inbounds [2 x i32], ptr %13, i64 0, i64 1
  call void @tapeless_mpi_complete(i32 noundef 0, i32 noundef 1, ptr noundef %52, ptr noundef null, ptr noundef null, ptr noundef inttoptr (i64 1 to ptr))
  %53 = getelementptr inbounds [2 x i32], ptr %13, i64 0, i64 0
  call void @tapeless_mpi_complete(i32 noundef 0, i32 noundef 1, ptr noundef %53, ptr noundef null, ptr noundef null, ptr noundef %11)
  br label %54

54:
  %.0100 = phi i32 [ %20, %19 ], [ 0, %51 ]
  ret i32 %.0100
}

declare i32 @tapeless_library_MPI_Sendrecv(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Sendrecv_replace(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8) {
  %10 = alloca i32, align 4
  %11 = alloca [2 x i32], align 4
  %12 = call i32 @kind(i32 noundef %2)
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %16

14:
  %15 = call i32 @tapeless_library_MPI_Sendrecv_replace(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8)
  br label %59

16:
  %17 = call i32 @tapeless_library_MPI_Type_size(i32 noundef %2, ptr noundef %10)
  %18 = sext i32 %1 to i64
  %19 = load i32, ptr %10, align 4
  %20 = sext i32 %19 to i64
  %21 = mul i64 %18, %20
  %22 = call ptr @malloc(i64 noundef %21)
  %23 = sext i32 %1 to i64
  %24 = load i32, ptr %10, align 4
  %25 = sext i32 %24 to i64
  %26 = mul i64 %23, %25
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %22, ptr align 1 %0, i64 %26, i1 false)
  %27 = getelementptr inbounds [2 x i32], ptr %11, i64 0, i64 0
  %28 = call i32 @kind(i32 noundef %2)
  switch i32 %28, label %41 [
    i32 1, label %29
    i32 2, label %32
    i32 3, label %35
    i32 4, label %38
  ]

29:
  %30 = sext i32 %2 to i64
  %31 = sext i32 %7 to i64
  call void @tapeless_mpi_receive_double(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %30, i32 noundef %5, i32 noundef %6, i64 noundef %31, ptr noundef %27, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %41

32:
  %33 = sext i32 %2 to i64
  %34 = sext i32 %7 to i64
  call void @tapeless_mpi_receive_float(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %33, i32 noundef %5, i32 noundef %6, i64 noundef %34, ptr noundef %27, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %41

35:
  %36 = sext i32 %2 to i64
  %37 = sext i32 %7 to i64
  call void @tapeless_mpi_receive_any(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %36, i32 noundef %5, i32 noundef %6, i64 noundef %37, ptr noundef %27, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %41

38:
  %39 = sext i32 %2 to i64
  %40 = sext i32 %7 to i64
  call void @tapeless_mpi_receive_bytes(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %39, i32 noundef %5, i32 noundef %6, i64 noundef %40, ptr noundef %27, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %41

41:
  %42 = getelementptr inbounds [2 x i32], ptr %11, i64 0, i64 1
  %43 = call i32 @kind(i32 noundef %2)
  switch i32 %43, label %56 [
    i32 1, label %44
    i32 2, label %47
    i32 3, label %50
    i32 4, label %53
  ]

44:
  %45 = sext i32 %2 to i64
  %46 = sext i32 %7 to i64
  call void @tapeless_mpi_send_double(ptr noundef %22, i32 noundef 0, i32 noundef %1, i64 noundef %45, i32 noundef %3, i32 noundef %4, i64 noundef %46, ptr noundef %42, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %56

47:
  %48 = sext i32 %2 to i64
  %49 = sext i32 %7 to i64
  call void @tapeless_mpi_send_float(ptr noundef %22, i32 noundef 0, i32 noundef %1, i64 noundef %48, i32 noundef %3, i32 noundef %4, i64 noundef %49, ptr noundef %42, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %56

50:
  %51 = sext i32 %2 to i64
  %52 = sext i32 %7 to i64
  call void @tapeless_mpi_send_any(ptr noundef %22, i32 noundef 0, i32 noundef %1, i64 noundef %51, i32 noundef %3, i32 noundef %4, i64 noundef %52, ptr noundef %42, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %56

53:
  %54 = sext i32 %2 to i64
  %55 = sext i32 %7 to i64
  call void @tapeless_mpi_send_bytes(ptr noundef %22, i32 noundef 0, i32 noundef %1, i64 noundef %54, i32 noundef %3, i32 noundef %4, i64 noundef %55, ptr noundef %42, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %56

56:
  %57 = getelementptr inbounds [2 x i32], ptr %11, i64 0, i64 1
  call void @tapeless_mpi_complete(i32 noundef 0, i32 noundef 1, ptr noundef %57, ptr noundef null, ptr noundef null, ptr noundef inttoptr (i64 1 to ptr))
  %58 = getelementptr inbounds [2 x i32], ptr %11, i64 0, i64 0
  call void @tapeless_mpi_complete(i32 noundef 0, i32 noundef 1, ptr noundef %58, ptr noundef null, ptr noundef null, ptr noundef %8)
  call void @free(ptr noundef %22)
  br label %59

59:
  %.0102 = phi i32 [ %15, %14 ], [ 0, %56 ]
  ret i32 %.0102
}

declare i32 @tapeless_library_MPI_Sendrecv_replace(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef)

declare i32 @tapeless_library_MPI_Type_size(i32 noundef, ptr noundef)

declare ptr @malloc(i64 noundef)

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)

declare void @free(ptr noundef)

define dso_local i32 @tapeless_body_MPI_Start(ptr noundef %0) {
  call void @tapeless_mpi_start(i32 noundef 0, i32 noundef 1, ptr noundef %0)
  ret i32 0
}

declare void @tapeless_mpi_start(i32 noundef, i32 noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Startall(i32 noundef %0, ptr noundef %1) {
  call void @tapeless_mpi_start(i32 noundef 0, i32 noundef %0, ptr noundef %1)
  ret i32 0
}

define dso_local i32 @tapeless_body_MPI_Wait(ptr noundef %0, ptr noundef %1) {
  call void @tapeless_mpi_complete(i32 noundef 0, i32 noundef 1, ptr noundef %0, ptr noundef null, ptr noundef null, ptr noundef %1)
  ret i32 0
}

define dso_local i32 @tapeless_body_MPI_Waitall(i32 noundef %0, ptr noundef %1, ptr noundef %2) {
  call void @tapeless_mpi_complete(i32 noundef 1, i32 noundef %0, ptr noundef %1, ptr noundef null, ptr noundef null, ptr noundef %2)
  ret i32 0
}

declare void @tapeless_mpi_complete(i32 noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Waitany(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) {
  call void @tapeless_mpi_complete(i32 noundef 2, i32 noundef %0, ptr noundef %1, ptr noundef null, ptr noundef %2, ptr noundef %3)
  ret i32 0
}

define dso_local i32 @tapeless_body_MPI_Waitsome(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) {
  call void @tapeless_mpi_complete(i32 noundef 3, i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4)
  ret i32 0
}

define dso_local i32 @tapeless_body_MPI_Test(ptr noundef %0, ptr noundef %1, ptr noundef %2) {
  call void @tapeless_mpi_complete(i32 noundef 4, i32 noundef 1, ptr noundef %0, ptr noundef %1, ptr noundef null, ptr noundef %2)
  ret i32 0
}

define dso_local i32 @tapeless_body_MPI_Testall(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) {
  call void @tapeless_mpi_complete(i32 noundef 5, i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef null, ptr noundef %3)
  ret i32 0
}

define dso_local i32 @tapeless_body_MPI_Testany(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) {
  call void @tapeless_mpi_complete(i32 noundef 6, i32 noundef %0, ptr noundef %1, ptr noundef %3, ptr noundef %2, ptr noundef %4)
  ret i32 0
}

define dso_local i32 @tapeless_body_MPI_Testsome(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) {
  call void @tapeless_mpi_complete(i32 noundef 7, i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4)
  ret i32 0
}

define dso_local i32 @tapeless_body_MPI_Bcast(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) {
  %6 = call i32 @kind(i32 noundef %2)
  switch i32 %6, label %19 [
    i32 1, label %7
    i32 2, label %10
    i32 3, label %13
    i32 4, label %16
  ]

7:
  %8 = sext i32 %2 to i64
  %9 = sext i32 %4 to i64
  call void @tapeless_mpi_broadcast_double(ptr noundef %0, i32 noundef %1, i64 noundef %8, i32 noundef %3, i64 noundef %9, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %21

10:
  %11 = sext i32 %2 to i64
  %12 = sext i32 %4 to i64
  call void @tapeless_mpi_broadcast_float(ptr noundef %0, i32 noundef %1, i64 noundef %11, i32 noundef %3, i64 noundef %12, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %21

13:
  %14 = sext i32 %2 to i64
  %15 = sext i32 %4 to i64
  call void @tapeless_mpi_broadcast_any(ptr noundef %0, i32 noundef %1, i64 noundef %14, i32 noundef %3, i64 noundef %15, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %21

16:
  %17 = sext i32 %2 to i64
  %18 = sext i32 %4 to i64
  call void @tapeless_mpi_broadcast_bytes(ptr noundef %0, i32 noundef %1, i64 noundef %17, i32 noundef %3, i64 noundef %18, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %21

19:
  %20 = call i32 @tapeless_library_MPI_Bcast(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4)
  br label %21

21:
  %.0 = phi i32 [ %20, %19 ], [ 0, %7 ], [ 0, %10 ], [ 0, %13 ], [ 0, %16 ]
  ret i32 %.0
}

declare void @tapeless_mpi_broadcast_double(ptr noundef, i32 noundef, i64 noundef, i32 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef)

declare void @tapeless_mpi_broadcast_float(ptr noundef, i32 noundef, i64 noundef, i32 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef)

declare void @tapeless_mpi_broadcast_any(ptr noundef, i32 noundef, i64 noundef, i32 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef)

declare void @tapeless_mpi_broadcast_bytes(ptr noundef, i32 noundef, i64 noundef, i32 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef)

declare i32 @tapeless_library_MPI_Bcast(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef)

define dso_local i32 @tapeless_body_MPI_Comm_split(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3) {
  %5 = call i32 @tapeless_library_MPI_Comm_split(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3)
  call void @tapeless_mpi_made(i32 noundef 0, ptr noundef %3)
  ret i32 %5
}

declare i32 @tapeless_library_MPI_Comm_split(i32 noundef, i32 noundef, i32 noundef, ptr noundef)

declare void @tapeless_mpi_made(i32 noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Comm_dup(i32 noundef %0, ptr noundef %1) {
  %3 = call i32 @tapeless_library_MPI_Comm_dup(i32 noundef %0, ptr noundef %1)
  call void @tapeless_mpi_made(i32 noundef 0, ptr noundef %1)
  ret i32 %3
}

declare i32 @tapeless_library_MPI_Comm_dup(i32 noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Comm_create(i32 noundef %0, i32 noundef %1, ptr noundef %2) {
  %4 = call i32 @tapeless_library_MPI_Comm_create(i32 noundef %0, i32 noundef %1, ptr noundef %2)
  call void @tapeless_mpi_made(i32 noundef 0, ptr noundef %2)
  ret i32 %4
}

declare i32 @tapeless_library_MPI_Comm_create(i32 noundef, i32 noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Comm_create_group(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3) {
  %5 = call i32 @tapeless_library_MPI_Comm_create_group(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3)
  call void @tapeless_mpi_made(i32 noundef 0, ptr noundef %3)
  ret i32 %5
}

declare i32 @tapeless_library_MPI_Comm_create_group(i32 noundef, i32 noundef, i32 noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Comm_split_type(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4) {
  %6 = call i32 @tapeless_library_MPI_Comm_split_type(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4)
  call void @tapeless_mpi_made(i32 noundef 0, ptr noundef %4)
  ret i32 %6
}

declare i32 @tapeless_library_MPI_Comm_split_type(i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Cart_create(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5) {
  %7 = call i32 @tapeless_library_MPI_Cart_create(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5)
  call void @tapeless_mpi_made(i32 noundef 0, ptr noundef %5)
  ret i32 %7
}

declare i32 @tapeless_library_MPI_Cart_create(i32 noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Cart_sub(i32 noundef %0, ptr noundef %1, ptr noundef %2) {
  %4 = call i32 @tapeless_library_MPI_Cart_sub(i32 noundef %0, ptr noundef %1, ptr noundef %2)
  call void @tapeless_mpi_made(i32 noundef 0, ptr noundef %2)
  ret i32 %4
}

declare i32 @tapeless_library_MPI_Cart_sub(i32 noundef, ptr noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Graph_create(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5) {
  %7 = call i32 @tapeless_library_MPI_Graph_create(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5)
  call void @tapeless_mpi_made(i32 noundef 0, ptr noundef %5)
  ret i32 %7
}

declare i32 @tapeless_library_MPI_Graph_create(i32 noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Type_contiguous(i32 noundef %0, i32 noundef %1, ptr noundef %2) {
  %4 = call i32 @tapeless_library_MPI_Type_contiguous(i32 noundef %0, i32 noundef %1, ptr noundef %2)
  call void @tapeless_mpi_made(i32 noundef 1, ptr noundef %2)
  ret i32 %4
}

declare i32 @tapeless_library_MPI_Type_contiguous(i32 noundef, i32 noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Type_vector(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4) {
  %6 = call i32 @tapeless_library_MPI_Type_vector(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4)
  call void @tapeless_mpi_made(i32 noundef 1, ptr noundef %4)
  ret i32 %6
}

declare i32 @tapeless_library_MPI_Type_vector(i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Type_create_hvector(i32 noundef %0, i32 noundef %1, i64 noundef %2, i32 noundef %3, ptr noundef %4) {
  %6 = call i32 @tapeless_library_MPI_Type_create_hvector(i32 noundef %0, i32 noundef %1, i64 noundef %2, i32 noundef %3, ptr noundef %4)
  call void @tapeless_mpi_made(i32 noundef 1, ptr noundef %4)
  ret i32 %6
}

declare i32 @tapeless_library_MPI_Type_create_hvector(i32 noundef, i32 noundef, i64 noundef, i32 noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Type_indexed(i32 noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4) {
  %6 = call i32 @tapeless_library_MPI_Type_indexed(i32 noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4)
  call void @tapeless_mpi_made(i32 noundef 1, ptr noundef %4)
  ret i32 %6
}

declare i32 @tapeless_library_MPI_Type_indexed(i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Type_create_hindexed(i32 noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4) {
  %6 = call i32 @tapeless_library_MPI_Type_create_hindexed(i32 noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4)
  call void @tapeless_mpi_made(i32 noundef 1, ptr noundef %4)
  ret i32 %6
}

declare i32 @tapeless_library_MPI_Type_create_hindexed(i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Type_create_indexed_block(i32 noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4) {
  %6 = call i32 @tapeless_library_MPI_Type_create_indexed_block(i32 noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4)
  call void @tapeless_mpi_made(i32 noundef 1, ptr noundef %4)
  ret i32 %6
}

declare i32 @tapeless_library_MPI_Type_create_indexed_block(i32 noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Type_create_struct(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) {
  %6 = call i32 @tapeless_library_MPI_Type_create_struct(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4)
  call void @tapeless_mpi_made(i32 noundef 1, ptr noundef %4)
  ret i32 %6
}

declare i32 @tapeless_library_MPI_Type_create_struct(i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Type_create_subarray(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6) {
  %8 = call i32 @tapeless_library_MPI_Type_create_subarray(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6)
  call void @tapeless_mpi_made(i32 noundef 1, ptr noundef %6)
  ret i32 %8
}

declare i32 @tapeless_library_MPI_Type_create_subarray(i32 noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Type_create_resized(i32 noundef %0, i64 noundef %1, i64 noundef %2, ptr noundef %3) {
  %5 = call i32 @tapeless_library_MPI_Type_create_resized(i32 noundef %0, i64 noundef %1, i64 noundef %2, ptr noundef %3)
  call void @tapeless_mpi_made(i32 noundef 1, ptr noundef %3)
  ret i32 %5
}

declare i32 @tapeless_library_MPI_Type_create_resized(i32 noundef, i64 noundef, i64 noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Type_dup(i32 noundef %0, ptr noundef %1) {
  %3 = call i32 @tapeless_library_MPI_Type_dup(i32 noundef %0, ptr noundef %1)
  call void @tapeless_mpi_made(i32 noundef 1, ptr noundef %1)
  ret i32 %3
}

declare i32 @tapeless_library_MPI_Type_dup(i32 noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Comm_free(ptr noundef %0) {
  call void @tapeless_mpi_release(i32 noundef 0, ptr noundef %0)
  ret i32 0
}

declare void @tapeless_mpi_release(i32 noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Type_free(ptr noundef %0) {
  call void @tapeless_mpi_release(i32 noundef 1, ptr noundef %0)
  ret i32 0
}

define dso_local i32 @tapeless_body_MPI_Request_free(ptr noundef %0) {
  call void @tapeless_mpi_release(i32 noundef 2, ptr noundef %0)
  ret i32 0
}

define dso_local i32 @tapeless_body_MPI_Win_free(ptr noundef %0) {
  call void @tapeless_mpi_release(i32 noundef 3, ptr noundef %0)
  ret i32 0
}

define dso_local i32 @tapeless_body_MPI_Win_create(ptr noundef %0, i64 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5) {
  %7 = sext i32 %3 to i64
  %8 = sext i32 %4 to i64
  call void @tapeless_mpi_window(ptr noundef %0, i64 noundef %1, i32 noundef %2, i64 noundef %7, i64 noundef %8, ptr noundef %5)
  ret i32 0
}

declare void @tapeless_mpi_window(ptr noundef, i64 noundef, i32 noundef, i64 noundef, i64 noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Win_allocate(i64 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5) {
  %7 = sext i32 %2 to i64
  %8 = sext i32 %3 to i64
  call void @tapeless_mpi_window_allocate(i64 noundef %0, i32 noundef %1, i64 noundef %7, i64 noundef %8, ptr noundef %4, ptr noundef %5)
  ret i32 0
}

declare void @tapeless_mpi_window_allocate(i64 noundef, i32 noundef, i64 noundef, i64 noundef, ptr noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Win_fence(i32 noundef %0, i32 noundef %1) {
  %3 = sext i32 %1 to i64
  call void @tapeless_mpi_fence(i32 noundef %0, i64 noundef %3)
  ret i32 0
}

declare void @tapeless_mpi_fence(i32 noundef, i64 noundef)

define dso_local i32 @tapeless_body_MPI_Put(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i64 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7) {
  %9 = call i32 @kind(i32 noundef %2)
  switch i32 %9, label %26 [
    i32 1, label %10
    i32 2, label %14
    i32 3, label %18
    i32 4, label %22
  ]

10:
  %11 = sext i32 %2 to i64
  %12 = sext i32 %6 to i64
  %13 = sext i32 %7 to i64
  call void @tapeless_mpi_put_double(ptr noundef %0, i32 noundef %1, i64 noundef %11, i32 noundef %3, i64 noundef %4, i32 noundef %5, i64 noundef %12, i64 noundef 1476395021, i64 noundef %13)
  br label %28

14:
  %15 = sext i32 %2 to i64
  %16 = sext i32 %6 to i64
  %17 = sext i32 %7 to i64
  call void @tapeless_mpi_put_float(ptr noundef %0, i32 noundef %1, i64 noundef %15, i32 noundef %3, i64 noundef %4, i32 noundef %5, i64 noundef %16, i64 noundef 1476395021, i64 noundef %17)
  br label %28

18:
  %19 = sext i32 %2 to i64
  %20 = sext i32 %6 to i64
  %21 = sext i32 %7 to i64
  call void @tapeless_mpi_put_any(ptr noundef %0, i32 noundef %1, i64 noundef %19, i32 noundef %3, i64 noundef %4, i32 noundef %5, i64 noundef %20, i64 noundef 1476395021, i64 noundef %21)
  br label %28

22:
  %23 = sext i32 %2 to i64
  %24 = sext i32 %6 to i64
  %25 = sext i32 %7 to i64
  call void @tapeless_mpi_put_bytes(ptr noundef %0, i32 noundef %1, i64 noundef %23, i32 noundef %3, i64 noundef %4, i32 noundef %5, i64 noundef %24, i64 noundef 1476395021, i64 noundef %25)
  br label %28

26:
  %27 = call i32 @tapeless_library_MPI_Put(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i64 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7)
  br label %28

28:
  %.0 = phi i32 [ %27, %26 ], [ 0, %10 ], [ 0, %14 ], [ 0, %18 ], [ 0, %22 ]
  ret i32 %.0
}

declare void @tapeless_mpi_put_double(ptr noundef, i32 noundef, i64 noundef, i32 noundef, i64 noundef, i32 noundef, i64 noundef, i64 noundef, i64 noundef)

declare void @tapeless_mpi_put_float(ptr noundef, i32 noundef, i64 noundef, i32 noundef, i64 noundef, i32 noundef, i64 noundef, i64 noundef, i64 noundef)

declare void @tapeless_mpi_put_any(ptr noundef, i32 noundef, i64 noundef, i32 noundef, i64 noundef, i32 noundef, i64 noundef, i64 noundef, i64 noundef)

declare void @tapeless_mpi_put_bytes(ptr noundef, i32 noundef, i64 noundef, i32 noundef, i64 noundef, i32 noundef, i64 noundef, i64 noundef, i64 noundef)

declare i32 @tapeless_library_MPI_Put(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i64 noundef, i32 noundef, i32 noundef, i32 noundef)

define dso_local i32 @tapeless_body_MPI_Accumulate(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i64 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8) {
  %10 = call i32 @kind(i32 noundef %2)
  switch i32 %10, label %31 [
    i32 1, label %11
    i32 2, label %16
    i32 3, label %21
    i32 4, label %26
  ]

11:
  %12 = sext i32 %2 to i64
  %13 = sext i32 %6 to i64
  %14 = sext i32 %7 to i64
  %15 = sext i32 %8 to i64
  call void @tapeless_mpi_put_double(ptr noundef %0, i32 noundef %1, i64 noundef %12, i32 noundef %3, i64 noundef %4, i32 noundef %5, i64 noundef %13, i64 noundef %14, i64 noundef %15)
  br label %33

16:
  %17 = sext i32 %2 to i64
  %18 = sext i32 %6 to i64
  %19 = sext i32 %7 to i64
  %20 = sext i32 %8 to i64
  call void @tapeless_mpi_put_float(ptr noundef %0, i32 noundef %1, i64 noundef %17, i32 noundef %3, i64 noundef %4, i32 noundef %5, i64 noundef %18, i64 noundef %19, i64 noundef %20)
  br label %33

21:
  %22 = sext i32 %2 to i64
  %23 = sext i32 %6 to i64
  %24 = sext i32 %7 to i64
  %25 = sext i32 %8 to i64
  call void @tapeless_mpi_put_any(ptr noundef %0, i32 noundef %1, i64 noundef %22, i32 noundef %3, i64 noundef %4, i32 noundef %5, i64 noundef %23, i64 noundef %24, i64 noundef %25)
  br label %33

26:
  %27 = sext i32 %2 to i64
  %28 = sext i32 %6 to i64
  %29 = sext i32 %7 to i64
  %30 = sext i32 %8 to i64
  call void @tapeless_mpi_put_bytes(ptr noundef %0, i32 noundef %1, i64 noundef %27, i32 noundef %3, i64 noundef %4, i32 noundef %5, i64 noundef %28, i64 noundef %29, i64 noundef %30)
  br label %33

31:
  %32 = call i32 @tapeless_library_MPI_Accumulate(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i64 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8)
  br label %33

33:
  %.0 = phi i32 [ %32, %31 ], [ 0, %11 ], [ 0, %16 ], [ 0, %21 ], [ 0, %26 ]
  ret i32 %.0
}

declare i32 @tapeless_library_MPI_Accumulate(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i64 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef)

define dso_local i32 @tapeless_body_MPI_Get(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i64 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7) {
  %9 = call i32 @kind(i32 noundef %2)
  switch i32 %9, label %26 [
    i32 1, label %10
    i32 2, label %14
    i32 3, label %18
    i32 4, label %22
  ]

10:
  %11 = sext i32 %2 to i64
  %12 = sext i32 %6 to i64
  %13 = sext i32 %7 to i64
  call void @tapeless_mpi_get_double(ptr noundef %0, i32 noundef %1, i64 noundef %11, i32 noundef %3, i64 noundef %4, i32 noundef %5, i64 noundef %12, i64 noundef 1476395021, i64 noundef %13)
  br label %28

14:
  %15 = sext i32 %2 to i64
  %16 = sext i32 %6 to i64
  %17 = sext i32 %7 to i64
  call void @tapeless_mpi_get_float(ptr noundef %0, i32 noundef %1, i64 noundef %15, i32 noundef %3, i64 noundef %4, i32 noundef %5, i64 noundef %16, i64 noundef 1476395021, i64 noundef %17)
  br label %28

18:
  %19 = sext i32 %2 to i64
  %20 = sext i32 %6 to i64
  %21 = sext i32 %7 to i64
  call void @tapeless_mpi_get_any(ptr noundef %0, i32 noundef %1, i64 noundef %19, i32 noundef %3, i64 noundef %4, i32 noundef %5, i64 noundef %20, i64 noundef 1476395021, i64 noundef %21)
  br label %28

22:
  %23 = sext i32 %2 to i64
  %24 = sext i32 %6 to i64
  %25 = sext i32 %7 to i64
  call void @tapeless_mpi_get_bytes(ptr noundef %0, i32 noundef %1, i64 noundef %23, i32 noundef %3, i64 noundef %4, i32 noundef %5, i64 noundef %24, i64 noundef 1476395021, i64 noundef %25)
  br label %28

26:
  %27 = call i32 @tapeless_library_MPI_Get(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i64 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7)
  br label %28

28:
  %.0 = phi i32 [ %27, %26 ], [ 0, %10 ], [ 0, %14 ], [ 0, %18 ], [ 0, %22 ]
  ret i32 %.0
}

declare void @tapeless_mpi_get_double(ptr noundef, i32 noundef, i64 noundef, i32 noundef, i64 noundef, i32 noundef, i64 noundef, i64 noundef, i64 noundef)

declare void @tapeless_mpi_get_float(ptr noundef, i32 noundef, i64 noundef, i32 noundef, i64 noundef, i32 noundef, i64 noundef, i64 noundef, i64 noundef)

declare void @tapeless_mpi_get_any(ptr noundef, i32 noundef, i64 noundef, i32 noundef, i64 noundef, i32 noundef, i64 noundef, i64 noundef, i64 noundef)

declare void @tapeless_mpi_get_bytes(ptr noundef, i32 noundef, i64 noundef, i32 noundef, i64 noundef, i32 noundef, i64 noundef, i64 noundef, i64 noundef)

declare i32 @tapeless_library_MPI_Get(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i64 noundef, i32 noundef, i32 noundef, i32 noundef)

define dso_local i32 @tapeless_body_MPI_Reduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) {
  %8 = call i32 @kind(i32 noundef %3)
  switch i32 %8, label %29 [
    i32 1, label %9
    i32 2, label %14
    i32 3, label %19
    i32 4, label %24
  ]

9:
  %10 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %. = select i1 %10, ptr %1, ptr %0
  %11 = sext i32 %3 to i64
  %12 = sext i32 %4 to i64
  %13 = sext i32 %6 to i64
  call void @tapeless_mpi_reduce_double(i32 noundef 0, ptr noundef %., ptr noundef %1, i32 noundef %2, i64 noundef %11, i64 noundef %12, i32 noundef %5, i64 noundef %13)
  br label %31

14:
  %15 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %.52 = select i1 %15, ptr %1, ptr %0
  %16 = sext i32 %3 to i64
  %17 = sext i32 %4 to i64
  %18 = sext i32 %6 to i64
  call void @tapeless_mpi_reduce_float(i32 noundef 0, ptr noundef %.52, ptr noundef %1, i32 noundef %2, i64 noundef %16, i64 noundef %17, i32 noundef %5, i64 noundef %18)
  br label %31

19:
  %20 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %.53 = select i1 %20, ptr %1, ptr %0
  %21 = sext i32 %3 to i64
  %22 = sext i32 %4 to i64
  %23 = sext i32 %6 to i64
  call void @tapeless_mpi_reduce_any(i32 noundef 0, ptr noundef %.53, ptr noundef %1, i32 noundef %2, i64 noundef %21, i64 noundef %22, i32 noundef %5, i64 noundef %23)
  br label %31

24:
  %25 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %.54 = select i1 %25, ptr %1, ptr %0
  %26 = sext i32 %3 to i64
  %27 = sext i32 %4 to i64
  %28 = sext i32 %6 to i64
  call void @tapeless_mpi_reduce_bytes(i32 noundef 0, ptr noundef %.54, ptr noundef %1, i32 noundef %2, i64 noundef %26, i64 noundef %27, i32 noundef %5, i64 noundef %28)
  br label %31

29:
  %30 = call i32 @tapeless_library_MPI_Reduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6)
  br label %31

31:
  %.0 = phi i32 [ %30, %29 ], [ 0, %9 ], [ 0, %14 ], [ 0, %19 ], [ 0, %24 ]
  ret i32 %.0
}

declare void @tapeless_mpi_reduce_double(i32 noundef, ptr noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef, i64 noundef)

declare void @tapeless_mpi_reduce_float(i32 noundef, ptr noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef, i64 noundef)

declare void @tapeless_mpi_reduce_any(i32 noundef, ptr noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef, i64 noundef)

declare void @tapeless_mpi_reduce_bytes(i32 noundef, ptr noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef, i64 noundef)

declare i32 @tapeless_library_MPI_Reduce(ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef)

define dso_local i32 @tapeless_body_MPI_Allreduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) {
  %7 = call i32 @kind(i32 noundef %3)
  switch i32 %7, label %28 [
    i32 1, label %8
    i32 2, label %13
    i32 3, label %18
    i32 4, label %23
  ]

8:
  %9 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %. = select i1 %9, ptr %1, ptr %0
  %10 = sext i32 %3 to i64
  %11 = sext i32 %4 to i64
  %12 = sext i32 %5 to i64
  call void @tapeless_mpi_reduce_double(i32 noundef 1, ptr noundef %., ptr noundef %1, i32 noundef %2, i64 noundef %10, i64 noundef %11, i32 noundef 0, i64 noundef %12)
  br label %30

13:
  %14 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %.47 = select i1 %14, ptr %1, ptr %0
  %15 = sext i32 %3 to i64
  %16 = sext i32 %4 to i64
  %17 = sext i32 %5 to i64
  call void @tapeless_mpi_reduce_float(i32 noundef 1, ptr noundef %.47, ptr noundef %1, i32 noundef %2, i64 noundef %15, i64 noundef %16, i32 noundef 0, i64 noundef %17)
  br label %30

18:
  %19 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %.48 = select i1 %19, ptr %1, ptr %0
  %20 = sext i32 %3 to i64
  %21 = sext i32 %4 to i64
  %22 = sext i32 %5 to i64
  call void @tapeless_mpi_reduce_any(i32 noundef 1, ptr noundef %.48, ptr noundef %1, i32 noundef %2, i64 noundef %20, i64 noundef %21, i32 noundef 0, i64 noundef %22)
  br label %30

23:
  %24 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %.49 = select i1 %24, ptr %1, ptr %0
  %25 = sext i32 %3 to i64
  %26 = sext i32 %4 to i64
  %27 = sext i32 %5 to i64
  call void @tapeless_mpi_reduce_bytes(i32 noundef 1, ptr noundef %.49, ptr noundef %1, i32 noundef %2, i64 noundef %25, i64 noundef %26, i32 noundef 0, i64 noundef %27)
  br label %30

28:
  %29 = call i32 @tapeless_library_MPI_Allreduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5)
  br label %30

30:
  %.0 = phi i32 [ %29, %28 ], [ 0, %8 ], [ 0, %13 ], [ 0, %18 ], [ 0, %23 ]
  ret i32 %.0
}

declare i32 @tapeless_library_MPI_Allreduce(ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef)

define dso_local i32 @tapeless_body_MPI_Scan(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) {
  %7 = call i32 @kind(i32 noundef %3)
  switch i32 %7, label %28 [
    i32 1, label %8
    i32 2, label %13
    i32 3, label %18
    i32 4, label %23
  ]

8:
  %9 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %. = select i1 %9, ptr %1, ptr %0
  %10 = sext i32 %3 to i64
  %11 = sext i32 %4 to i64
  %12 = sext i32 %5 to i64
  call void @tapeless_mpi_reduce_double(i32 noundef 2, ptr noundef %., ptr noundef %1, i32 noundef %2, i64 noundef %10, i64 noundef %11, i32 noundef 0, i64 noundef %12)
  br label %30

13:
  %14 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %.47 = select i1 %14, ptr %1, ptr %0
  %15 = sext i32 %3 to i64
  %16 = sext i32 %4 to i64
  %17 = sext i32 %5 to i64
  call void @tapeless_mpi_reduce_float(i32 noundef 2, ptr noundef %.47, ptr noundef %1, i32 noundef %2, i64 noundef %15, i64 noundef %16, i32 noundef 0, i64 noundef %17)
  br label %30

18:
  %19 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %.48 = select i1 %19, ptr %1, ptr %0
  %20 = sext i32 %3 to i64
  %21 = sext i32 %4 to i64
  %22 = sext i32 %5 to i64
  call void @tapeless_mpi_reduce_any(i32 noundef 2, ptr noundef %.48, ptr noundef %1, i32 noundef %2, i64 noundef %20, i64 noundef %21, i32 noundef 0, i64 noundef %22)
  br label %30

23:
  %24 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %.49 = select i1 %24, ptr %1, ptr %0
  %25 = sext i32 %3 to i64
  %26 = sext i32 %4 to i64
  %27 = sext i32 %5 to i64
  call void @tapeless_mpi_reduce_bytes(i32 noundef 2, ptr noundef %.49, ptr noundef %1, i32 noundef %2, i64 noundef %25, i64 noundef %26, i32 noundef 0, i64 noundef %27)
  br label %30

28:
  %29 = call i32 @tapeless_library_MPI_Scan(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5)
  br label %30

30:
  %.0 = phi i32 [ %29, %28 ], [ 0, %8 ], [ 0, %13 ], [ 0, %18 ], [ 0, %23 ]
  ret i32 %.0
}

declare i32 @tapeless_library_MPI_Scan(ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef)

define dso_local i32 @tapeless_body_MPI_Exscan(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) {
  %7 = call i32 @kind(i32 noundef %3)
  switch i32 %7, label %28 [
    i32 1, label %8
    i32 2, label %13
    i32 3, label %18
    i32 4, label %23
  ]

8:
  %9 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %. = select i1 %9, ptr %1, ptr %0
  %10 = sext i32 %3 to i64
  %11 = sext i32 %4 to i64
  %12 = sext i32 %5 to i64
  call void @tapeless_mpi_reduce_double(i32 noundef 3, ptr noundef %., ptr noundef %1, i32 noundef %2, i64 noundef %10, i64 noundef %11, i32 noundef 0, i64 noundef %12)
  br label %30

13:
  %14 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %.47 = select i1 %14, ptr %1, ptr %0
  %15 = sext i32 %3 to i64
  %16 = sext i32 %4 to i64
  %17 = sext i32 %5 to i64
  call void @tapeless_mpi_reduce_float(i32 noundef 3, ptr noundef %.47, ptr noundef %1, i32 noundef %2, i64 noundef %15, i64 noundef %16, i32 noundef 0, i64 noundef %17)
  br label %30

18:
  %19 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %.48 = select i1 %19, ptr %1, ptr %0
  %20 = sext i32 %3 to i64
  %21 = sext i32 %4 to i64
  %22 = sext i32 %5 to i64
  call void @tapeless_mpi_reduce_any(i32 noundef 3, ptr noundef %.48, ptr noundef %1, i32 noundef %2, i64 noundef %20, i64 noundef %21, i32 noundef 0, i64 noundef %22)
  br label %30

23:
  %24 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %.49 = select i1 %24, ptr %1, ptr %0
  %25 = sext i32 %3 to i64
  %26 = sext i32 %4 to i64
  %27 = sext i32 %5 to i64
  call void @tapeless_mpi_reduce_bytes(i32 noundef 3, ptr noundef %.49, ptr noundef %1, i32 noundef %2, i64 noundef %25, i64 noundef %26, i32 noundef 0, i64 noundef %27)
  br label %30

28:
  %29 = call i32 @tapeless_library_MPI_Exscan(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5)
  br label %30

30:
  %.0 = phi i32 [ %29, %28 ], [ 0, %8 ], [ 0, %13 ], [ 0, %18 ], [ 0, %23 ]
  ret i32 %.0
}

declare i32 @tapeless_library_MPI_Exscan(ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef)

define dso_local i32 @tapeless_body_MPI_Gather(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7) {
  %9 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %. = select i1 %9, ptr %3, ptr %0
  %10 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %11 = select i1 %10, i32 %5, i32 %2
  %12 = call i32 @kind(i32 noundef %11)
  switch i32 %12, label %29 [
    i32 1, label %13
    i32 2, label %17
    i32 3, label %21
    i32 4, label %25
  ]

13:
  %14 = sext i32 %2 to i64
  %15 = sext i32 %5 to i64
  %16 = sext i32 %7 to i64
  call void @tapeless_mpi_move_double(i32 noundef 0, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %14, ptr noundef %3, i32 noundef %4, ptr noundef null, ptr noundef null, i64 noundef %15, i32 noundef %6, i64 noundef %16)
  br label %31

17:
  %18 = sext i32 %2 to i64
  %19 = sext i32 %5 to i64
  %20 = sext i32 %7 to i64
  call void @tapeless_mpi_move_float(i32 noundef 0, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %18, ptr noundef %3, i32 noundef %4, ptr noundef null, ptr noundef null, i64 noundef %19, i32 noundef %6, i64 noundef %20)
  br label %31

21:
  %22 = sext i32 %2 to i64
  %23 = sext i32 %5 to i64
  %24 = sext i32 %7 to i64
  call void @tapeless_mpi_move_any(i32 noundef 0, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %22, ptr noundef %3, i32 noundef %4, ptr noundef null, ptr noundef null, i64 noundef %23, i32 noundef %6, i64 noundef %24)
  br label %31

25:
  %26 = sext i32 %2 to i64
  %27 = sext i32 %5 to i64
  %28 = sext i32 %7 to i64
  call void @tapeless_mpi_move_bytes(i32 noundef 0, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %26, ptr noundef %3, i32 noundef %4, ptr noundef null, ptr noundef null, i64 noundef %27, i32 noundef %6, i64 noundef %28)
  br label %31

29:
  %30 = call i32 @tapeless_library_MPI_Gather(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7)
  br label %31

31:
  %.0 = phi i32 [ %30, %29 ], [ 0, %13 ], [ 0, %17 ], [ 0, %21 ], [ 0, %25 ]
  ret i32 %.0
}

declare void @tapeless_mpi_move_double(i32 noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, i64 noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, i64 noundef, i32 noundef, i64 noundef)

declare void @tapeless_mpi_move_float(i32 noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, i64 noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, i64 noundef, i32 noundef, i64 noundef)

declare void @tapeless_mpi_move_any(i32 noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, i64 noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, i64 noundef, i32 noundef, i64 noundef)

declare void @tapeless_mpi_move_bytes(i32 noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, i64 noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, i64 noundef, i32 noundef, i64 noundef)

declare i32 @tapeless_library_MPI_Gather(ptr noundef, i32 noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef)

define dso_local i32 @tapeless_body_MPI_Gatherv(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8) {
  %10 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %. = select i1 %10, ptr %3, ptr %0
  %11 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %12 = select i1 %11, i32 %6, i32 %2
  %13 = call i32 @kind(i32 noundef %12)
  switch i32 %13, label %30 [
    i32 1, label %14
    i32 2, label %18
    i32 3, label %22
    i32 4, label %26
  ]

14:
  %15 = sext i32 %2 to i64
  %16 = sext i32 %6 to i64
  %17 = sext i32 %8 to i64
  call void @tapeless_mpi_move_double(i32 noundef 0, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %15, ptr noundef %3, i32 noundef 0, ptr noundef %4, ptr noundef %5, i64 noundef %16, i32 noundef %7, i64 noundef %17)
  br label %32

18:
  %19 = sext i32 %2 to i64
  %20 = sext i32 %6 to i64
  %21 = sext i32 %8 to i64
  call void @tapeless_mpi_move_float(i32 noundef 0, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %19, ptr noundef %3, i32 noundef 0, ptr noundef %4, ptr noundef %5, i64 noundef %20, i32 noundef %7, i64 noundef %21)
  br label %32

22:
  %23 = sext i32 %2 to i64
  %24 = sext i32 %6 to i64
  %25 = sext i32 %8 to i64
  call void @tapeless_mpi_move_any(i32 noundef 0, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %23, ptr noundef %3, i32 noundef 0, ptr noundef %4, ptr noundef %5, i64 noundef %24, i32 noundef %7, i64 noundef %25)
  br label %32

26:
  %27 = sext i32 %2 to i64
  %28 = sext i32 %6 to i64
  %29 = sext i32 %8 to i64
  call void @tapeless_mpi_move_bytes(i32 noundef 0, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %27, ptr noundef %3, i32 noundef 0, ptr noundef %4, ptr noundef %5, i64 noundef %28, i32 noundef %7, i64 noundef %29)
  br label %32

30:
  %31 = call i32 @tapeless_library_MPI_Gatherv(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8)
  br label %32

32:
  %.0 = phi i32 [ %31, %30 ], [ 0, %14 ], [ 0, %18 ], [ 0, %22 ], [ 0, %26 ]
  ret i32 %.0
}

declare i32 @tapeless_library_MPI_Gatherv(ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef)

define dso_local i32 @tapeless_body_MPI_Scatter(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7) {
  %9 = icmp eq ptr %3, inttoptr (i64 -1 to ptr)
  %. = select i1 %9, ptr %0, ptr %3
  %10 = icmp eq ptr %3, inttoptr (i64 -1 to ptr)
  %11 = select i1 %10, i32 %2, i32 %5
  %12 = call i32 @kind(i32 noundef %11)
  switch i32 %12, label %29 [
    i32 1, label %13
    i32 2, label %17
    i32 3, label %21
    i32 4, label %25
  ]

13:
  %14 = sext i32 %2 to i64
  %15 = sext i32 %5 to i64
  %16 = sext i32 %7 to i64
  call void @tapeless_mpi_move_double(i32 noundef 1, ptr noundef %0, i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %14, ptr noundef %., i32 noundef %4, ptr noundef null, ptr noundef null, i64 noundef %15, i32 noundef %6, i64 noundef %16)
  br label %31

17:
  %18 = sext i32 %2 to i64
  %19 = sext i32 %5 to i64
  %20 = sext i32 %7 to i64
  call void @tapeless_mpi_move_float(i32 noundef 1, ptr noundef %0, i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %18, ptr noundef %., i32 noundef %4, ptr noundef null, ptr noundef null, i64 noundef %19, i32 noundef %6, i64 noundef %20)
  br label %31

21:
  %22 = sext i32 %2 to i64
  %23 = sext i32 %5 to i64
  %24 = sext i32 %7 to i64
  call void @tapeless_mpi_move_any(i32 noundef 1, ptr noundef %0, i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %22, ptr noundef %., i32 noundef %4, ptr noundef null, ptr noundef null, i64 noundef %23, i32 noundef %6, i64 noundef %24)
  br label %31

25:
  %26 = sext i32 %2 to i64
  %27 = sext i32 %5 to i64
  %28 = sext i32 %7 to i64
  call void @tapeless_mpi_move_bytes(i32 noundef 1, ptr noundef %0, i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %26, ptr noundef %., i32 noundef %4, ptr noundef null, ptr noundef null, i64 noundef %27, i32 noundef %6, i64 noundef %28)
  br label %31

29:
  %30 = call i32 @tapeless_library_MPI_Scatter(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7)
  br label %31

31:
  %.0 = phi i32 [ %30, %29 ], [ 0, %13 ], [ 0, %17 ], [ 0, %21 ], [ 0, %25 ]
  ret i32 %.0
}

declare i32 @tapeless_library_MPI_Scatter(ptr noundef, i32 noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef)

define dso_local i32 @tapeless_body_MPI_Scatterv(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8) {
  %10 = icmp eq ptr %4, inttoptr (i64 -1 to ptr)
  %. = select i1 %10, ptr %0, ptr %4
  %11 = icmp eq ptr %4, inttoptr (i64 -1 to ptr)
  %12 = select i1 %11, i32 %3, i32 %6
  %13 = call i32 @kind(i32 noundef %12)
  switch i32 %13, label %30 [
    i32 1, label %14
    i32 2, label %18
    i32 3, label %22
    i32 4, label %26
  ]

14:
  %15 = sext i32 %3 to i64
  %16 = sext i32 %6 to i64
  %17 = sext i32 %8 to i64
  call void @tapeless_mpi_move_double(i32 noundef 1, ptr noundef %0, i32 noundef 0, ptr noundef %1, ptr noundef %2, i64 noundef %15, ptr noundef %., i32 noundef %5, ptr noundef null, ptr noundef null, i64 noundef %16, i32 noundef %7, i64 noundef %17)
  br label %32

18:
  %19 = sext i32 %3 to i64
  %20 = sext i32 %6 to i64
  %21 = sext i32 %8 to i64
  call void @tapeless_mpi_move_float(i32 noundef 1, ptr noundef %0, i32 noundef 0, ptr noundef %1, ptr noundef %2, i64 noundef %19, ptr noundef %., i32 noundef %5, ptr noundef null, ptr noundef null, i64 noundef %20, i32 noundef %7, i64 noundef %21)
  br label %32

22:
  %23 = sext i32 %3 to i64
  %24 = sext i32 %6 to i64
  %25 = sext i32 %8 to i64
  call void @tapeless_mpi_move_any(i32 noundef 1, ptr noundef %0, i32 noundef 0, ptr noundef %1, ptr noundef %2, i64 noundef %23, ptr noundef %., i32 noundef %5, ptr noundef null, ptr noundef null, i64 noundef %24, i32 noundef %7, i64 noundef %25)
  br label %32

26:
  %27 = sext i32 %3 to i64
  %28 = sext i32 %6 to i64
  %29 = sext i32 %8 to i64
  call void @tapeless_mpi_move_bytes(i32 noundef 1, ptr noundef %0, i32 noundef 0, ptr noundef %1, ptr noundef %2, i64 noundef %27, ptr noundef %., i32 noundef %5, ptr noundef null, ptr noundef null, i64 noundef %28, i32 noundef %7, i64 noundef %29)
  br label %32

30:
  %31 = call i32 @tapeless_library_MPI_Scatterv(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8)
  br label %32

32:
  %.0 = phi i32 [ %31, %30 ], [ 0, %14 ], [ 0, %18 ], [ 0, %22 ], [ 0, %26 ]
  ret i32 %.0
}

declare i32 @tapeless_library_MPI_Scatterv(ptr noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef)

define dso_local i32 @tapeless_body_MPI_Allgather(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) {
  %8 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %. = select i1 %8, ptr %3, ptr %0
  %9 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %10 = select i1 %9, i32 %5, i32 %2
  %11 = call i32 @kind(i32 noundef %10)
  switch i32 %11, label %28 [
    i32 1, label %12
    i32 2, label %16
    i32 3, label %20
    i32 4, label %24
  ]

12:
  %13 = sext i32 %2 to i64
  %14 = sext i32 %5 to i64
  %15 = sext i32 %6 to i64
  call void @tapeless_mpi_move_double(i32 noundef 2, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %13, ptr noundef %3, i32 noundef %4, ptr noundef null, ptr noundef null, i64 noundef %14, i32 noundef 0, i64 noundef %15)
  br label %30

16:
  %17 = sext i32 %2 to i64
  %18 = sext i32 %5 to i64
  %19 = sext i32 %6 to i64
  call void @tapeless_mpi_move_float(i32 noundef 2, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %17, ptr noundef %3, i32 noundef %4, ptr noundef null, ptr noundef null, i64 noundef %18, i32 noundef 0, i64 noundef %19)
  br label %30

20:
  %21 = sext i32 %2 to i64
  %22 = sext i32 %5 to i64
  %23 = sext i32 %6 to i64
  call void @tapeless_mpi_move_any(i32 noundef 2, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %21, ptr noundef %3, i32 noundef %4, ptr noundef null, ptr noundef null, i64 noundef %22, i32 noundef 0, i64 noundef %23)
  br label %30

24:
  %25 = sext i32 %2 to i64
  %26 = sext i32 %5 to i64
  %27 = sext i32 %6 to i64
  call void @tapeless_mpi_move_bytes(i32 noundef 2, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %25, ptr noundef %3, i32 noundef %4, ptr noundef null, ptr noundef null, i64 noundef %26, i32 noundef 0, i64 noundef %27)
  br label %30

28:
  %29 = call i32 @tapeless_library_MPI_Allgather(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6)
  br label %30

30:
  %.0 = phi i32 [ %29, %28 ], [ 0, %12 ], [ 0, %16 ], [ 0, %20 ], [ 0, %24 ]
  ret i32 %.0
}

declare i32 @tapeless_library_MPI_Allgather(ptr noundef, i32 noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef)

define dso_local i32 @tapeless_body_MPI_Allgatherv(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7) {
  %9 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %. = select i1 %9, ptr %3, ptr %0
  %10 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %11 = select i1 %10, i32 %6, i32 %2
  %12 = call i32 @kind(i32 noundef %11)
  switch i32 %12, label %29 [
    i32 1, label %13
    i32 2, label %17
    i32 3, label %21
    i32 4, label %25
  ]

13:
  %14 = sext i32 %2 to i64
  %15 = sext i32 %6 to i64
  %16 = sext i32 %7 to i64
  call void @tapeless_mpi_move_double(i32 noundef 2, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %14, ptr noundef %3, i32 noundef 0, ptr noundef %4, ptr noundef %5, i64 noundef %15, i32 noundef 0, i64 noundef %16)
  br label %31

17:
  %18 = sext i32 %2 to i64
  %19 = sext i32 %6 to i64
  %20 = sext i32 %7 to i64
  call void @tapeless_mpi_move_float(i32 noundef 2, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %18, ptr noundef %3, i32 noundef 0, ptr noundef %4, ptr noundef %5, i64 noundef %19, i32 noundef 0, i64 noundef %20)
  br label %31

21:
  %22 = sext i32 %2 to i64
  %23 = sext i32 %6 to i64
  %24 = sext i32 %7 to i64
  call void @tapeless_mpi_move_any(i32 noundef 2, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %22, ptr noundef %3, i32 noundef 0, ptr noundef %4, ptr noundef %5, i64 noundef %23, i32 noundef 0, i64 noundef %24)
  br label %31

25:
  %26 = sext i32 %2 to i64
  %27 = sext i32 %6 to i64
  %28 = sext i32 %7 to i64
  call void @tapeless_mpi_move_bytes(i32 noundef 2, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %26, ptr noundef %3, i32 noundef 0, ptr noundef %4, ptr noundef %5, i64 noundef %27, i32 noundef 0, i64 noundef %28)
  br label %31

29:
  %30 = call i32 @tapeless_library_MPI_Allgatherv(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7)
  br label %31

31:
  %.0 = phi i32 [ %30, %29 ], [ 0, %13 ], [ 0, %17 ], [ 0, %21 ], [ 0, %25 ]
  ret i32 %.0
}

declare i32 @tapeless_library_MPI_Allgatherv(ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef)

define dso_local i32 @tapeless_body_MPI_Alltoall(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) {
  %8 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %. = select i1 %8, ptr %3, ptr %0
  %9 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %10 = select i1 %9, i32 %5, i32 %2
  %11 = call i32 @kind(i32 noundef %10)
  switch i32 %11, label %28 [
    i32 1, label %12
    i32 2, label %16
    i32 3, label %20
    i32 4, label %24
  ]

12:
  %13 = sext i32 %2 to i64
  %14 = sext i32 %5 to i64
  %15 = sext i32 %6 to i64
  call void @tapeless_mpi_move_double(i32 noundef 3, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %13, ptr noundef %3, i32 noundef %4, ptr noundef null, ptr noundef null, i64 noundef %14, i32 noundef 0, i64 noundef %15)
  br label %30

16:
  %17 = sext i32 %2 to i64
  %18 = sext i32 %5 to i64
  %19 = sext i32 %6 to i64
  call void @tapeless_mpi_move_float(i32 noundef 3, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %17, ptr noundef %3, i32 noundef %4, ptr noundef null, ptr noundef null, i64 noundef %18, i32 noundef 0, i64 noundef %19)
  br label %30

20:
  %21 = sext i32 %2 to i64
  %22 = sext i32 %5 to i64
  %23 = sext i32 %6 to i64
  call void @tapeless_mpi_move_any(i32 noundef 3, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %21, ptr noundef %3, i32 noundef %4, ptr noundef null, ptr noundef null, i64 noundef %22, i32 noundef 0, i64 noundef %23)
  br label %30

24:
  %25 = sext i32 %2 to i64
  %26 = sext i32 %5 to i64
  %27 = sext i32 %6 to i64
  call void @tapeless_mpi_move_bytes(i32 noundef 3, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %25, ptr noundef %3, i32 noundef %4, ptr noundef null, ptr noundef null, i64 noundef %26, i32 noundef 0, i64 noundef %27)
  br label %30

28:
  %29 = call i32 @tapeless_library_MPI_Alltoall(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6)
  br label %30

30:
  %.0 = phi i32 [ %29, %28 ], [ 0, %12 ], [ 0, %16 ], [ 0, %20 ], [ 0, %24 ]
  ret i32 %.0
}

declare i32 @tapeless_library_MPI_Alltoall(ptr noundef, i32 noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef)

define dso_local i32 @tapeless_body_MPI_Alltoallv(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8) {
  %10 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %. = select i1 %10, ptr %4, ptr %0
  %11 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %12 = select i1 %11, i32 %7, i32 %3
  %13 = call i32 @kind(i32 noundef %12)
  switch i32 %13, label %30 [
    i32 1, label %14
    i32 2, label %18
    i32 3, label %22
    i32 4, label %26
  ]

14:
  %15 = sext i32 %3 to i64
  %16 = sext i32 %7 to i64
  %17 = sext i32 %8 to i64
  call void @tapeless_mpi_move_double(i32 noundef 3, ptr noundef %., i32 noundef 0, ptr noundef %1, ptr noundef %2, i64 noundef %15, ptr noundef %4, i32 noundef 0, ptr noundef %5, ptr noundef %6, i64 noundef %16, i32 noundef 0, i64 noundef %17)
  br label %32

18:
  %19 = sext i32 %3 to i64
  %20 = sext i32 %7 to i64
  %21 = sext i32 %8 to i64
  call void @tapeless_mpi_move_float(i32 noundef 3, ptr noundef %., i32 noundef 0, ptr noundef %1, ptr noundef %2, i64 noundef %19, ptr noundef %4, i32 noundef 0, ptr noundef %5, ptr noundef %6, i64 noundef %20, i32 noundef 0, i64 noundef %21)
  br label %32

22:
  %23 = sext i32 %3 to i64
  %24 = sext i32 %7 to i64
  %25 = sext i32 %8 to i64
  call void @tapeless_mpi_move_any(i32 noundef 3, ptr noundef %., i32 noundef 0, ptr noundef %1, ptr noundef %2, i64 noundef %23, ptr noundef %4, i32 noundef 0, ptr noundef %5, ptr noundef %6, i64 noundef %24, i32 noundef 0, i64 noundef %25)
  br label %32

26:
  %27 = sext i32 %3 to i64
  %28 = sext i32 %7 to i64
  %29 = sext i32 %8 to i64
  call void @tapeless_mpi_move_bytes(i32 noundef 3, ptr noundef %., i32 noundef 0, ptr noundef %1, ptr noundef %2, i64 noundef %27, ptr noundef %4, i32 noundef 0, ptr noundef %5, ptr noundef %6, i64 noundef %28, i32 noundef 0, i64 noundef %29)
  br label %32

30:
  %31 = call i32 @tapeless_library_MPI_Alltoallv(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8)
  br label %32

32:
  %.0 = phi i32 [ %31, %30 ], [ 0, %14 ], [ 0, %18 ], [ 0, %22 ], [ 0, %26 ]
  ret i32 %.0
}

declare i32 @tapeless_library_MPI_Alltoallv(ptr noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef)

define dso_local i32 @tapeless_body_MPI_Neighbor_allgather(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) {
  %8 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %. = select i1 %8, ptr %3, ptr %0
  %9 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %10 = select i1 %9, i32 %5, i32 %2
  %11 = call i32 @kind(i32 noundef %10)
  switch i32 %11, label %28 [
    i32 1, label %12
    i32 2, label %16
    i32 3, label %20
    i32 4, label %24
  ]

12:
  %13 = sext i32 %2 to i64
  %14 = sext i32 %5 to i64
  %15 = sext i32 %6 to i64
  call void @tapeless_mpi_move_double(i32 noundef 5, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %13, ptr noundef %3, i32 noundef %4, ptr noundef null, ptr noundef null, i64 noundef %14, i32 noundef 0, i64 noundef %15)
  br label %30

16:
  %17 = sext i32 %2 to i64
  %18 = sext i32 %5 to i64
  %19 = sext i32 %6 to i64
  call void @tapeless_mpi_move_float(i32 noundef 5, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %17, ptr noundef %3, i32 noundef %4, ptr noundef null, ptr noundef null, i64 noundef %18, i32 noundef 0, i64 noundef %19)
  br label %30

20:
  %21 = sext i32 %2 to i64
  %22 = sext i32 %5 to i64
  %23 = sext i32 %6 to i64
  call void @tapeless_mpi_move_any(i32 noundef 5, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %21, ptr noundef %3, i32 noundef %4, ptr noundef null, ptr noundef null, i64 noundef %22, i32 noundef 0, i64 noundef %23)
  br label %30

24:
  %25 = sext i32 %2 to i64
  %26 = sext i32 %5 to i64
  %27 = sext i32 %6 to i64
  call void @tapeless_mpi_move_bytes(i32 noundef 5, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %25, ptr noundef %3, i32 noundef %4, ptr noundef null, ptr noundef null, i64 noundef %26, i32 noundef 0, i64 noundef %27)
  br label %30

28:
  %29 = call i32 @tapeless_library_MPI_Neighbor_allgather(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6)
  br label %30

30:
  %.0 = phi i32 [ %29, %28 ], [ 0, %12 ], [ 0, %16 ], [ 0, %20 ], [ 0, %24 ]
  ret i32 %.0
}

declare i32 @tapeless_library_MPI_Neighbor_allgather(ptr noundef, i32 noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef)

define dso_local i32 @tapeless_body_MPI_Neighbor_allgatherv(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7) {
  %9 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %. = select i1 %9, ptr %3, ptr %0
  %10 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %11 = select i1 %10, i32 %6, i32 %2
  %12 = call i32 @kind(i32 noundef %11)
  switch i32 %12, label %29 [
    i32 1, label %13
    i32 2, label %17
    i32 3, label %21
    i32 4, label %25
  ]

13:
  %14 = sext i32 %2 to i64
  %15 = sext i32 %6 to i64
  %16 = sext i32 %7 to i64
  call void @tapeless_mpi_move_double(i32 noundef 5, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %14, ptr noundef %3, i32 noundef 0, ptr noundef %4, ptr noundef %5, i64 noundef %15, i32 noundef 0, i64 noundef %16)
  br label %31

17:
  %18 = sext i32 %2 to i64
  %19 = sext i32 %6 to i64
  %20 = sext i32 %7 to i64
  call void @tapeless_mpi_move_float(i32 noundef 5, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %18, ptr noundef %3, i32 noundef 0, ptr noundef %4, ptr noundef %5, i64 noundef %19, i32 noundef 0, i64 noundef %20)
  br label %31

21:
  %22 = sext i32 %2 to i64
  %23 = sext i32 %6 to i64
  %24 = sext i32 %7 to i64
  call void @tapeless_mpi_move_any(i32 noundef 5, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %22, ptr noundef %3, i32 noundef 0, ptr noundef %4, ptr noundef %5, i64 noundef %23, i32 noundef 0, i64 noundef %24)
  br label %31

25:
  %26 = sext i32 %2 to i64
  %27 = sext i32 %6 to i64
  %28 = sext i32 %7 to i64
  call void @tapeless_mpi_move_bytes(i32 noundef 5, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %26, ptr noundef %3, i32 noundef 0, ptr noundef %4, ptr noundef %5, i64 noundef %27, i32 noundef 0, i64 noundef %28)
  br label %31

29:
  %30 = call i32 @tapeless_library_MPI_Neighbor_allgatherv(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7)
  br label %31

31:
  %.0 = phi i32 [ %30, %29 ], [ 0, %13 ], [ 0, %17 ], [ 0, %21 ], [ 0, %25 ]
  ret i32 %.0
}

declare i32 @tapeless_library_MPI_Neighbor_allgatherv(ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef)

define dso_local i32 @tapeless_body_MPI_Neighbor_alltoall(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) {
  %8 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %. = select i1 %8, ptr %3, ptr %0
  %9 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %10 = select i1 %9, i32 %5, i32 %2
  %11 = call i32 @kind(i32 noundef %10)
  switch i32 %11, label %28 [
    i32 1, label %12
    i32 2, label %16
    i32 3, label %20
    i32 4, label %24
  ]

12:
  %13 = sext i32 %2 to i64
  %14 = sext i32 %5 to i64
  %15 = sext i32 %6 to i64
  call void @tapeless_mpi_move_double(i32 noundef 6, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %13, ptr noundef %3, i32 noundef %4, ptr noundef null, ptr noundef null, i64 noundef %14, i32 noundef 0, i64 noundef %15)
  br label %30

16:
  %17 = sext i32 %2 to i64
  %18 = sext i32 %5 to i64
  %19 = sext i32 %6 to i64
  call void @tapeless_mpi_move_float(i32 noundef 6, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %17, ptr noundef %3, i32 noundef %4, ptr noundef null, ptr noundef null, i64 noundef %18, i32 noundef 0, i64 noundef %19)
  br label %30

20:
  %21 = sext i32 %2 to i64
  %22 = sext i32 %5 to i64
  %23 = sext i32 %6 to i64
  call void @tapeless_mpi_move_any(i32 noundef 6, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %21, ptr noundef %3, i32 noundef %4, ptr noundef null, ptr noundef null, i64 noundef %22, i32 noundef 0, i64 noundef %23)
  br label %30

24:
  %25 = sext i32 %2 to i64
  %26 = sext i32 %5 to i64
  %27 = sext i32 %6 to i64
  call void @tapeless_mpi_move_bytes(i32 noundef 6, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %25, ptr noundef %3, i32 noundef %4, ptr noundef null, ptr noundef null, i64 noundef %26, i32 noundef 0, i64 noundef %27)
  br label %30

28:
  %29 = call i32 @tapeless_library_MPI_Neighbor_alltoall(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6)
  br label %30

30:
  %.0 = phi i32 [ %29, %28 ], [ 0, %12 ], [ 0, %16 ], [ 0, %20 ], [ 0, %24 ]
  ret i32 %.0
}

declare i32 @tapeless_library_MPI_Neighbor_alltoall(ptr noundef, i32 noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef)

define dso_local i32 @tapeless_body_MPI_Neighbor_alltoallv(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8) {
  %10 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %. = select i1 %10, ptr %4, ptr %0
  %11 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %12 = select i1 %11, i32 %7, i32 %3
  %13 = call i32 @kind(i32 noundef %12)
  switch i32 %13, label %30 [
    i32 1, label %14
    i32 2, label %18
    i32 3, label %22
    i32 4, label %26
  ]

14:
  %15 = sext i32 %3 to i64
  %16 = sext i32 %7 to i64
  %17 = sext i32 %8 to i64
  call void @tapeless_mpi_move_double(i32 noundef 6, ptr noundef %., i32 noundef 0, ptr noundef %1, ptr noundef %2, i64 noundef %15, ptr noundef %4, i32 noundef 0, ptr noundef %5, ptr noundef %6, i64 noundef %16, i32 noundef 0, i64 noundef %17)
  br label %32

18:
  %19 = sext i32 %3 to i64
  %20 = sext i32 %7 to i64
  %21 = sext i32 %8 to i64
  call void @tapeless_mpi_move_float(i32 noundef 6, ptr noundef %., i32 noundef 0, ptr noundef %1, ptr noundef %2, i64 noundef %19, ptr noundef %4, i32 noundef 0, ptr noundef %5, ptr noundef %6, i64 noundef %20, i32 noundef 0, i64 noundef %21)
  br label %32

22:
  %23 = sext i32 %3 to i64
  %24 = sext i32 %7 to i64
  %25 = sext i32 %8 to i64
  call void @tapeless_mpi_move_any(i32 noundef 6, ptr noundef %., i32 noundef 0, ptr noundef %1, ptr noundef %2, i64 noundef %23, ptr noundef %4, i32 noundef 0, ptr noundef %5, ptr noundef %6, i64 noundef %24, i32 noundef 0, i64 noundef %25)
  br label %32

26:
  %27 = sext i32 %3 to i64
  %28 = sext i32 %7 to i64
  %29 = sext i32 %8 to i64
  call void @tapeless_mpi_move_bytes(i32 noundef 6, ptr noundef %., i32 noundef 0, ptr noundef %1, ptr noundef %2, i64 noundef %27, ptr noundef %4, i32 noundef 0, ptr noundef %5, ptr noundef %6, i64 noundef %28, i32 noundef 0, i64 noundef %29)
  br label %32

30:
  %31 = call i32 @tapeless_library_MPI_Neighbor_alltoallv(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8)
  br label %32

32:
  %.0 = phi i32 [ %31, %30 ], [ 0, %14 ], [ 0, %18 ], [ 0, %22 ], [ 0, %26 ]
  ret i32 %.0
}

declare i32 @tapeless_library_MPI_Neighbor_alltoallv(ptr noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef)

define dso_local i32 @tapeless_body_MPI_Reduce_scatter(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) {
  %7 = call i32 @kind(i32 noundef %3)
  switch i32 %7, label %28 [
    i32 1, label %8
    i32 2, label %13
    i32 3, label %18
    i32 4, label %23
  ]

8:
  %9 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %. = select i1 %9, ptr %1, ptr %0
  %10 = sext i32 %4 to i64
  %11 = sext i32 %3 to i64
  %12 = sext i32 %5 to i64
  call void @tapeless_mpi_move_double(i32 noundef 4, ptr noundef %., i32 noundef 0, ptr noundef null, ptr noundef null, i64 noundef %10, ptr noundef %1, i32 noundef 0, ptr noundef %2, ptr noundef null, i64 noundef %11, i32 noundef 0, i64 noundef %12)
  br label %30

13:
  %14 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %.47 = select i1 %14, ptr %1, ptr %0
  %15 = sext i32 %4 to i64
  %16 = sext i32 %3 to i64
  %17 = sext i32 %5 to i64
  call void @tapeless_mpi_move_float(i32 noundef 4, ptr noundef %.47, i32 noundef 0, ptr noundef null, ptr noundef null, i64 noundef %15, ptr noundef %1, i32 noundef 0, ptr noundef %2, ptr noundef null, i64 noundef %16, i32 noundef 0, i64 noundef %17)
  br label %30

18:
  %19 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %.48 = select i1 %19, ptr %1, ptr %0
  %20 = sext i32 %4 to i64
  %21 = sext i32 %3 to i64
  %22 = sext i32 %5 to i64
  call void @tapeless_mpi_move_any(i32 noundef 4, ptr noundef %.48, i32 noundef 0, ptr noundef null, ptr noundef null, i64 noundef %20, ptr noundef %1, i32 noundef 0, ptr noundef %2, ptr noundef null, i64 noundef %21, i32 noundef 0, i64 noundef %22)
  br label %30

23:
  %24 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %.49 = select i1 %24, ptr %1, ptr %0
  %25 = sext i32 %4 to i64
  %26 = sext i32 %3 to i64
  %27 = sext i32 %5 to i64
  call void @tapeless_mpi_move_bytes(i32 noundef 4, ptr noundef %.49, i32 noundef 0, ptr noundef null, ptr noundef null, i64 noundef %25, ptr noundef %1, i32 noundef 0, ptr noundef %2, ptr noundef null, i64 noundef %26, i32 noundef 0, i64 noundef %27)
  br label %30

28:
  %29 = call i32 @tapeless_library_MPI_Reduce_scatter(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5)
  br label %30

30:
  %.0 = phi i32 [ %29, %28 ], [ 0, %8 ], [ 0, %13 ], [ 0, %18 ], [ 0, %23 ]
  ret i32 %.0
}

declare i32 @tapeless_library_MPI_Reduce_scatter(ptr noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef)

define dso_local i32 @tapeless_body_MPI_Reduce_scatter_block(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) {
  %7 = call i32 @kind(i32 noundef %3)
  switch i32 %7, label %28 [
    i32 1, label %8
    i32 2, label %13
    i32 3, label %18
    i32 4, label %23
  ]

8:
  %9 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %. = select i1 %9, ptr %1, ptr %0
  %10 = sext i32 %4 to i64
  %11 = sext i32 %3 to i64
  %12 = sext i32 %5 to i64
  call void @tapeless_mpi_move_double(i32 noundef 4, ptr noundef %., i32 noundef 0, ptr noundef null, ptr noundef null, i64 noundef %10, ptr noundef %1, i32 noundef %2, ptr noundef null, ptr noundef null, i64 noundef %11, i32 noundef 0, i64 noundef %12)
  br label %30

13:
  %14 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %.47 = select i1 %14, ptr %1, ptr %0
  %15 = sext i32 %4 to i64
  %16 = sext i32 %3 to i64
  %17 = sext i32 %5 to i64
  call void @tapeless_mpi_move_float(i32 noundef 4, ptr noundef %.47, i32 noundef 0, ptr noundef null, ptr noundef null, i64 noundef %15, ptr noundef %1, i32 noundef %2, ptr noundef null, ptr noundef null, i64 noundef %16, i32 noundef 0, i64 noundef %17)
  br label %30

18:
  %19 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %.48 = select i1 %19, ptr %1, ptr %0
  %20 = sext i32 %4 to i64
  %21 = sext i32 %3 to i64
  %22 = sext i32 %5 to i64
  call void @tapeless_mpi_move_any(i32 noundef 4, ptr noundef %.48, i32 noundef 0, ptr noundef null, ptr noundef null, i64 noundef %20, ptr noundef %1, i32 noundef %2, ptr noundef null, ptr noundef null, i64 noundef %21, i32 noundef 0, i64 noundef %22)
  br label %30

23:
  %24 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %.49 = select i1 %24, ptr %1, ptr %0
  %25 = sext i32 %4 to i64
  %26 = sext i32 %3 to i64
  %27 = sext i32 %5 to i64
  call void @tapeless_mpi_move_bytes(i32 noundef 4, ptr noundef %.49, i32 noundef 0, ptr noundef null, ptr noundef null, i64 noundef %25, ptr noundef %1, i32 noundef %2, ptr noundef null, ptr noundef null, i64 noundef %26, i32 noundef 0, i64 noundef %27)
  br label %30

28:
  %29 = call i32 @tapeless_library_MPI_Reduce_scatter_block(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5)
  br label %30

30:
  %.0 = phi i32 [ %29, %28 ], [ 0, %8 ], [ 0, %13 ], [ 0, %18 ], [ 0, %23 ]
  ret i32 %.0
}

declare i32 @tapeless_library_MPI_Reduce_scatter_block(ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef)

declare i1 @llvm.is.constant.i1(i1)

declare void @tapeless_mpi_send_double(ptr noundef, i32 noundef, i32 noundef, i64 noundef, i32 noundef, i32 noundef, i64 noundef, ptr noundef, i64 noundef, i64 noundef, i64 noundef)

declare void @tapeless_mpi_send_float(ptr noundef, i32 noundef, i32 noundef, i64 noundef, i32 noundef, i32 noundef, i64 noundef, ptr noundef, i64 noundef, i64 noundef, i64 noundef)

declare void @tapeless_mpi_send_any(ptr noundef, i32 noundef, i32 noundef, i64 noundef, i32 noundef, i32 noundef, i64 noundef, ptr noundef, i64 noundef, i64 noundef, i64 noundef)

declare void @tapeless_mpi_send_bytes(ptr noundef, i32 noundef, i32 noundef, i64 noundef, i32 noundef, i32 noundef, i64 noundef, ptr noundef, i64 noundef, i64 noundef, i64 noundef)

declare void @tapeless_mpi_receive_double(ptr noundef, i32 noundef, i32 noundef, i64 noundef, i32 noundef, i32 noundef, i64 noundef, ptr noundef, i64 noundef, i64 noundef, i64 noundef)

declare void @tapeless_mpi_receive_float(ptr noundef, i32 noundef, i32 noundef, i64 noundef, i32 noundef, i32 noundef, i64 noundef, ptr noundef, i64 noundef, i64 noundef, i64 noundef)

declare void @tapeless_mpi_receive_any(ptr noundef, i32 noundef, i32 noundef, i64 noundef, i32 noundef, i32 noundef, i64 noundef, ptr noundef, i64 noundef, i64 noundef, i64 noundef)

declare void @tapeless_mpi_receive_bytes(ptr noundef, i32 noundef, i32 noundef, i64 noundef, i32 noundef, i32 noundef, i64 noundef, ptr noundef, i64 noundef, i64 noundef, i64 noundef)

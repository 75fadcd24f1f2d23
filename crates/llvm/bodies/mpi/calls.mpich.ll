; Made from calls.c by `cargo xtask bodies`.
define dso_local i32 @tapeless_body_MPI_Send(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) {
  %7 = alloca i32, align 4
  %8 = icmp eq i32 %2, 1275070475
  %9 = call zeroext i1 @llvm.is.constant.i1(i1 noundef zeroext %8)
  br i1 %9, label %10, label %17

10:
  switch i32 %2, label %13 [
    i32 1275070475, label %17
    i32 1275072577, label %17
    i32 1275072546, label %17
    i32 1275070495, label %17
    i32 1275070505, label %17
    i32 1275069450, label %11
    i32 1275070528, label %11
    i32 1275070494, label %11
    i32 1275069468, label %11
    i32 1275069479, label %11
    i32 1275068673, label %12
    i32 1275068696, label %12
    i32 1275068674, label %12
    i32 1275068931, label %12
    i32 1275068932, label %12
    i32 1275069445, label %12
    i32 1275069446, label %12
    i32 1275070471, label %12
    i32 1275070472, label %12
    i32 1275070473, label %12
    i32 1275070489, label %12
    i32 1275068727, label %12
    i32 1275068984, label %12
    i32 1275069497, label %12
    i32 1275070522, label %12
    i32 1275068731, label %12
    i32 1275068988, label %12
    i32 1275069501, label %12
    i32 1275070526, label %12
    i32 1275068735, label %12
    i32 1275069454, label %12
    i32 1275070486, label %12
    i32 1275069467, label %12
    i32 1275069469, label %12
    i32 1275068698, label %12
    i32 1275070531, label %12
    i32 1275070532, label %12
    i32 1275070533, label %12
    i32 1275068685, label %switch.edge
    i32 1275068687, label %switch.edge
  ]

11:
  br label %17

12:
  br label %17

13:
  br label %switch.edge

switch.edge:
  %14 = phi i1 [ true, %10 ], [ false, %13 ], [ true, %10 ]
  %15 = zext i1 %14 to i64
  %16 = select i1 %14, i32 4, i32 3
  br label %17

17:
  %.0134 = phi i32 [ 3, %6 ], [ 2, %11 ], [ 0, %12 ], [ %16, %switch.edge ], [ 1, %10 ], [ 1, %10 ], [ 1, %10 ], [ 1, %10 ], [ 1, %10 ]
  %18 = icmp eq i32 %.0134, 0
  br i1 %18, label %19, label %21

19:
  %20 = call i32 @tapeless_library_MPI_Send(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5)
  br label %45

21:
  %22 = icmp eq i32 %2, 1275070475
  %23 = call zeroext i1 @llvm.is.constant.i1(i1 noundef zeroext %22)
  br i1 %23, label %24, label %31

24:
  switch i32 %2, label %27 [
    i32 1275070475, label %31
    i32 1275072577, label %31
    i32 1275072546, label %31
    i32 1275070495, label %31
    i32 1275070505, label %31
    i32 1275069450, label %25
    i32 1275070528, label %25
    i32 1275070494, label %25
    i32 1275069468, label %25
    i32 1275069479, label %25
    i32 1275068673, label %26
    i32 1275068696, label %26
    i32 1275068674, label %26
    i32 1275068931, label %26
    i32 1275068932, label %26
    i32 1275069445, label %26
    i32 1275069446, label %26
    i32 1275070471, label %26
    i32 1275070472, label %26
    i32 1275070473, label %26
    i32 1275070489, label %26
    i32 1275068727, label %26
    i32 1275068984, label %26
    i32 1275069497, label %26
    i32 1275070522, label %26
    i32 1275068731, label %26
    i32 1275068988, label %26
    i32 1275069501, label %26
    i32 1275070526, label %26
    i32 1275068735, label %26
    i32 1275069454, label %26
    i32 1275070486, label %26
    i32 1275069467, label %26
    i32 1275069469, label %26
    i32 1275068698, label %26
    i32 1275070531, label %26
    i32 1275070532, label %26
    i32 1275070533, label %26
    i32 1275068685, label %switch.edge136
    i32 1275068687, label %switch.edge136
  ]

25:
  br label %31

26:
  br label %31

27:
  br label %switch.edge136

switch.edge136:
  %28 = phi i1 [ true, %24 ], [ false, %27 ], [ true, %24 ]
  %29 = zext i1 %28 to i64
  %30 = select i1 %28, i32 4, i32 3
  br label %31

31:
  %.0 = phi i32 [ 3, %21 ], [ 2, %25 ], [ 0, %26 ], [ %30, %switch.edge136 ], [ 1, %24 ], [ 1, %24 ], [ 1, %24 ], [ 1, %24 ], [ 1, %24 ]
  switch i32 %.0, label %44 [
    i32 1, label %32
    i32 2, label %35
    i32 3, label %38
    i32 4, label %41
  ]

32:
  %33 = sext i32 %2 to i64
  %34 = sext i32 %5 to i64
  call void @tapeless_mpi_send_double(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %33, i32 noundef %3, i32 noundef %4, i64 noundef %34, ptr noundef %7)
  br label %44

35:
  %36 = sext i32 %2 to i64
  %37 = sext i32 %5 to i64
  call void @tapeless_mpi_send_float(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %36, i32 noundef %3, i32 noundef %4, i64 noundef %37, ptr noundef %7)
  br label %44

38:
  %39 = sext i32 %2 to i64
  %40 = sext i32 %5 to i64
  call void @tapeless_mpi_send_any(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %39, i32 noundef %3, i32 noundef %4, i64 noundef %40, ptr noundef %7)
  br label %44

41:
  %42 = sext i32 %2 to i64
  %43 = sext i32 %5 to i64
  call void @tapeless_mpi_send_bytes(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %42, i32 noundef %3, i32 noundef %4, i64 noundef %43, ptr noundef %7)
  br label %44

44:
  call void @tapeless_mpi_complete(i32 noundef 0, i32 noundef 1, ptr noundef %7, ptr noundef null, ptr noundef null, ptr noundef inttoptr (i64 1 to ptr))
  br label %45

45:
  %.0135 = phi i32 [ %20, %19 ], [ 0, %44 ]
  ret i32 %.0135
}

declare i32 @tapeless_library_MPI_Send(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef)

define dso_local i32 @tapeless_body_MPI_Ssend(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) {
  %7 = alloca i32, align 4
  %8 = icmp eq i32 %2, 1275070475
  %9 = call zeroext i1 @llvm.is.constant.i1(i1 noundef zeroext %8)
  br i1 %9, label %10, label %17

10:
  switch i32 %2, label %13 [
    i32 1275070475, label %17
    i32 1275072577, label %17
    i32 1275072546, label %17
    i32 1275070495, label %17
    i32 1275070505, label %17
    i32 1275069450, label %11
    i32 1275070528, label %11
    i32 1275070494, label %11
    i32 1275069468, label %11
    i32 1275069479, label %11
    i32 1275068673, label %12
    i32 1275068696, label %12
    i32 1275068674, label %12
    i32 1275068931, label %12
    i32 1275068932, label %12
    i32 1275069445, label %12
    i32 1275069446, label %12
    i32 1275070471, label %12
    i32 1275070472, label %12
    i32 1275070473, label %12
    i32 1275070489, label %12
    i32 1275068727, label %12
    i32 1275068984, label %12
    i32 1275069497, label %12
    i32 1275070522, label %12
    i32 1275068731, label %12
    i32 1275068988, label %12
    i32 1275069501, label %12
    i32 1275070526, label %12
    i32 1275068735, label %12
    i32 1275069454, label %12
    i32 1275070486, label %12
    i32 1275069467, label %12
    i32 1275069469, label %12
    i32 1275068698, label %12
    i32 1275070531, label %12
    i32 1275070532, label %12
    i32 1275070533, label %12
    i32 1275068685, label %switch.edge
    i32 1275068687, label %switch.edge
  ]

11:
  br label %17

12:
  br label %17

13:
  br label %switch.edge

switch.edge:
  %14 = phi i1 [ true, %10 ], [ false, %13 ], [ true, %10 ]
  %15 = zext i1 %14 to i64
  %16 = select i1 %14, i32 4, i32 3
  br label %17

17:
  %.0134 = phi i32 [ 3, %6 ], [ 2, %11 ], [ 0, %12 ], [ %16, %switch.edge ], [ 1, %10 ], [ 1, %10 ], [ 1, %10 ], [ 1, %10 ], [ 1, %10 ]
  %18 = icmp eq i32 %.0134, 0
  br i1 %18, label %19, label %21

19:
  %20 = call i32 @tapeless_library_MPI_Ssend(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5)
  br label %45

21:
  %22 = icmp eq i32 %2, 1275070475
  %23 = call zeroext i1 @llvm.is.constant.i1(i1 noundef zeroext %22)
  br i1 %23, label %24, label %31

24:
  switch i32 %2, label %27 [
    i32 1275070475, label %31
    i32 1275072577, label %31
    i32 1275072546, label %31
    i32 1275070495, label %31
    i32 1275070505, label %31
    i32 1275069450, label %25
    i32 1275070528, label %25
    i32 1275070494, label %25
    i32 1275069468, label %25
    i32 1275069479, label %25
    i32 1275068673, label %26
    i32 1275068696, label %26
    i32 1275068674, label %26
    i32 1275068931, label %26
    i32 1275068932, label %26
    i32 1275069445, label %26
    i32 1275069446, label %26
    i32 1275070471, label %26
    i32 1275070472, label %26
    i32 1275070473, label %26
    i32 1275070489, label %26
    i32 1275068727, label %26
    i32 1275068984, label %26
    i32 1275069497, label %26
    i32 1275070522, label %26
    i32 1275068731, label %26
    i32 1275068988, label %26
    i32 1275069501, label %26
    i32 1275070526, label %26
    i32 1275068735, label %26
    i32 1275069454, label %26
    i32 1275070486, label %26
    i32 1275069467, label %26
    i32 1275069469, label %26
    i32 1275068698, label %26
    i32 1275070531, label %26
    i32 1275070532, label %26
    i32 1275070533, label %26
    i32 1275068685, label %switch.edge136
    i32 1275068687, label %switch.edge136
  ]

25:
  br label %31

26:
  br label %31

27:
  br label %switch.edge136

switch.edge136:
  %28 = phi i1 [ true, %24 ], [ false, %27 ], [ true, %24 ]
  %29 = zext i1 %28 to i64
  %30 = select i1 %28, i32 4, i32 3
  br label %31

31:
  %.0 = phi i32 [ 3, %21 ], [ 2, %25 ], [ 0, %26 ], [ %30, %switch.edge136 ], [ 1, %24 ], [ 1, %24 ], [ 1, %24 ], [ 1, %24 ], [ 1, %24 ]
  switch i32 %.0, label %44 [
    i32 1, label %32
    i32 2, label %35
    i32 3, label %38
    i32 4, label %41
  ]

32:
  %33 = sext i32 %2 to i64
  %34 = sext i32 %5 to i64
  call void @tapeless_mpi_send_double(ptr noundef %0, i32 noundef 1, i32 noundef %1, i64 noundef %33, i32 noundef %3, i32 noundef %4, i64 noundef %34, ptr noundef %7)
  br label %44

35:
  %36 = sext i32 %2 to i64
  %37 = sext i32 %5 to i64
  call void @tapeless_mpi_send_float(ptr noundef %0, i32 noundef 1, i32 noundef %1, i64 noundef %36, i32 noundef %3, i32 noundef %4, i64 noundef %37, ptr noundef %7)
  br label %44

38:
  %39 = sext i32 %2 to i64
  %40 = sext i32 %5 to i64
  call void @tapeless_mpi_send_any(ptr noundef %0, i32 noundef 1, i32 noundef %1, i64 noundef %39, i32 noundef %3, i32 noundef %4, i64 noundef %40, ptr noundef %7)
  br label %44

41:
  %42 = sext i32 %2 to i64
  %43 = sext i32 %5 to i64
  call void @tapeless_mpi_send_bytes(ptr noundef %0, i32 noundef 1, i32 noundef %1, i64 noundef %42, i32 noundef %3, i32 noundef %4, i64 noundef %43, ptr noundef %7)
  br label %44

44:
  call void @tapeless_mpi_complete(i32 noundef 0, i32 noundef 1, ptr noundef %7, ptr noundef null, ptr noundef null, ptr noundef inttoptr (i64 1 to ptr))
  br label %45

45:
  %.0135 = phi i32 [ %20, %19 ], [ 0, %44 ]
  ret i32 %.0135
}

declare i32 @tapeless_library_MPI_Ssend(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef)

define dso_local i32 @tapeless_body_MPI_Rsend(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) {
  %7 = alloca i32, align 4
  %8 = icmp eq i32 %2, 1275070475
  %9 = call zeroext i1 @llvm.is.constant.i1(i1 noundef zeroext %8)
  br i1 %9, label %10, label %17

10:
  switch i32 %2, label %13 [
    i32 1275070475, label %17
    i32 1275072577, label %17
    i32 1275072546, label %17
    i32 1275070495, label %17
    i32 1275070505, label %17
    i32 1275069450, label %11
    i32 1275070528, label %11
    i32 1275070494, label %11
    i32 1275069468, label %11
    i32 1275069479, label %11
    i32 1275068673, label %12
    i32 1275068696, label %12
    i32 1275068674, label %12
    i32 1275068931, label %12
    i32 1275068932, label %12
    i32 1275069445, label %12
    i32 1275069446, label %12
    i32 1275070471, label %12
    i32 1275070472, label %12
    i32 1275070473, label %12
    i32 1275070489, label %12
    i32 1275068727, label %12
    i32 1275068984, label %12
    i32 1275069497, label %12
    i32 1275070522, label %12
    i32 1275068731, label %12
    i32 1275068988, label %12
    i32 1275069501, label %12
    i32 1275070526, label %12
    i32 1275068735, label %12
    i32 1275069454, label %12
    i32 1275070486, label %12
    i32 1275069467, label %12
    i32 1275069469, label %12
    i32 1275068698, label %12
    i32 1275070531, label %12
    i32 1275070532, label %12
    i32 1275070533, label %12
    i32 1275068685, label %switch.edge
    i32 1275068687, label %switch.edge
  ]

11:
  br label %17

12:
  br label %17

13:
  br label %switch.edge

switch.edge:
  %14 = phi i1 [ true, %10 ], [ false, %13 ], [ true, %10 ]
  %15 = zext i1 %14 to i64
  %16 = select i1 %14, i32 4, i32 3
  br label %17

17:
  %.0134 = phi i32 [ 3, %6 ], [ 2, %11 ], [ 0, %12 ], [ %16, %switch.edge ], [ 1, %10 ], [ 1, %10 ], [ 1, %10 ], [ 1, %10 ], [ 1, %10 ]
  %18 = icmp eq i32 %.0134, 0
  br i1 %18, label %19, label %21

19:
  %20 = call i32 @tapeless_library_MPI_Rsend(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5)
  br label %45

21:
  %22 = icmp eq i32 %2, 1275070475
  %23 = call zeroext i1 @llvm.is.constant.i1(i1 noundef zeroext %22)
  br i1 %23, label %24, label %31

24:
  switch i32 %2, label %27 [
    i32 1275070475, label %31
    i32 1275072577, label %31
    i32 1275072546, label %31
    i32 1275070495, label %31
    i32 1275070505, label %31
    i32 1275069450, label %25
    i32 1275070528, label %25
    i32 1275070494, label %25
    i32 1275069468, label %25
    i32 1275069479, label %25
    i32 1275068673, label %26
    i32 1275068696, label %26
    i32 1275068674, label %26
    i32 1275068931, label %26
    i32 1275068932, label %26
    i32 1275069445, label %26
    i32 1275069446, label %26
    i32 1275070471, label %26
    i32 1275070472, label %26
    i32 1275070473, label %26
    i32 1275070489, label %26
    i32 1275068727, label %26
    i32 1275068984, label %26
    i32 1275069497, label %26
    i32 1275070522, label %26
    i32 1275068731, label %26
    i32 1275068988, label %26
    i32 1275069501, label %26
    i32 1275070526, label %26
    i32 1275068735, label %26
    i32 1275069454, label %26
    i32 1275070486, label %26
    i32 1275069467, label %26
    i32 1275069469, label %26
    i32 1275068698, label %26
    i32 1275070531, label %26
    i32 1275070532, label %26
    i32 1275070533, label %26
    i32 1275068685, label %switch.edge136
    i32 1275068687, label %switch.edge136
  ]

25:
  br label %31

26:
  br label %31

27:
  br label %switch.edge136

switch.edge136:
  %28 = phi i1 [ true, %24 ], [ false, %27 ], [ true, %24 ]
  %29 = zext i1 %28 to i64
  %30 = select i1 %28, i32 4, i32 3
  br label %31

31:
  %.0 = phi i32 [ 3, %21 ], [ 2, %25 ], [ 0, %26 ], [ %30, %switch.edge136 ], [ 1, %24 ], [ 1, %24 ], [ 1, %24 ], [ 1, %24 ], [ 1, %24 ]
  switch i32 %.0, label %44 [
    i32 1, label %32
    i32 2, label %35
    i32 3, label %38
    i32 4, label %41
  ]

32:
  %33 = sext i32 %2 to i64
  %34 = sext i32 %5 to i64
  call void @tapeless_mpi_send_double(ptr noundef %0, i32 noundef 2, i32 noundef %1, i64 noundef %33, i32 noundef %3, i32 noundef %4, i64 noundef %34, ptr noundef %7)
  br label %44

35:
  %36 = sext i32 %2 to i64
  %37 = sext i32 %5 to i64
  call void @tapeless_mpi_send_float(ptr noundef %0, i32 noundef 2, i32 noundef %1, i64 noundef %36, i32 noundef %3, i32 noundef %4, i64 noundef %37, ptr noundef %7)
  br label %44

38:
  %39 = sext i32 %2 to i64
  %40 = sext i32 %5 to i64
  call void @tapeless_mpi_send_any(ptr noundef %0, i32 noundef 2, i32 noundef %1, i64 noundef %39, i32 noundef %3, i32 noundef %4, i64 noundef %40, ptr noundef %7)
  br label %44

41:
  %42 = sext i32 %2 to i64
  %43 = sext i32 %5 to i64
  call void @tapeless_mpi_send_bytes(ptr noundef %0, i32 noundef 2, i32 noundef %1, i64 noundef %42, i32 noundef %3, i32 noundef %4, i64 noundef %43, ptr noundef %7)
  br label %44

44:
  call void @tapeless_mpi_complete(i32 noundef 0, i32 noundef 1, ptr noundef %7, ptr noundef null, ptr noundef null, ptr noundef inttoptr (i64 1 to ptr))
  br label %45

45:
  %.0135 = phi i32 [ %20, %19 ], [ 0, %44 ]
  ret i32 %.0135
}

declare i32 @tapeless_library_MPI_Rsend(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef)

define dso_local i32 @tapeless_body_MPI_Bsend(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) {
  %7 = alloca i32, align 4
  %8 = icmp eq i32 %2, 1275070475
  %9 = call zeroext i1 @llvm.is.constant.i1(i1 noundef zeroext %8)
  br i1 %9, label %10, label %17

10:
  switch i32 %2, label %13 [
    i32 1275070475, label %17
    i32 1275072577, label %17
    i32 1275072546, label %17
    i32 1275070495, label %17
    i32 1275070505, label %17
    i32 1275069450, label %11
    i32 1275070528, label %11
    i32 1275070494, label %11
    i32 1275069468, label %11
    i32 1275069479, label %11
    i32 1275068673, label %12
    i32 1275068696, label %12
    i32 1275068674, label %12
    i32 1275068931, label %12
    i32 1275068932, label %12
    i32 1275069445, label %12
    i32 1275069446, label %12
    i32 1275070471, label %12
    i32 1275070472, label %12
    i32 1275070473, label %12
    i32 1275070489, label %12
    i32 1275068727, label %12
    i32 1275068984, label %12
    i32 1275069497, label %12
    i32 1275070522, label %12
    i32 1275068731, label %12
    i32 1275068988, label %12
    i32 1275069501, label %12
    i32 1275070526, label %12
    i32 1275068735, label %12
    i32 1275069454, label %12
    i32 1275070486, label %12
    i32 1275069467, label %12
    i32 1275069469, label %12
    i32 1275068698, label %12
    i32 1275070531, label %12
    i32 1275070532, label %12
    i32 1275070533, label %12
    i32 1275068685, label %switch.edge
    i32 1275068687, label %switch.edge
  ]

11:
  br label %17

12:
  br label %17

13:
  br label %switch.edge

switch.edge:
  %14 = phi i1 [ true, %10 ], [ false, %13 ], [ true, %10 ]
  %15 = zext i1 %14 to i64
  %16 = select i1 %14, i32 4, i32 3
  br label %17

17:
  %.0134 = phi i32 [ 3, %6 ], [ 2, %11 ], [ 0, %12 ], [ %16, %switch.edge ], [ 1, %10 ], [ 1, %10 ], [ 1, %10 ], [ 1, %10 ], [ 1, %10 ]
  %18 = icmp eq i32 %.0134, 0
  br i1 %18, label %19, label %21

19:
  %20 = call i32 @tapeless_library_MPI_Bsend(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5)
  br label %45

21:
  %22 = icmp eq i32 %2, 1275070475
  %23 = call zeroext i1 @llvm.is.constant.i1(i1 noundef zeroext %22)
  br i1 %23, label %24, label %31

24:
  switch i32 %2, label %27 [
    i32 1275070475, label %31
    i32 1275072577, label %31
    i32 1275072546, label %31
    i32 1275070495, label %31
    i32 1275070505, label %31
    i32 1275069450, label %25
    i32 1275070528, label %25
    i32 1275070494, label %25
    i32 1275069468, label %25
    i32 1275069479, label %25
    i32 1275068673, label %26
    i32 1275068696, label %26
    i32 1275068674, label %26
    i32 1275068931, label %26
    i32 1275068932, label %26
    i32 1275069445, label %26
    i32 1275069446, label %26
    i32 1275070471, label %26
    i32 1275070472, label %26
    i32 1275070473, label %26
    i32 1275070489, label %26
    i32 1275068727, label %26
    i32 1275068984, label %26
    i32 1275069497, label %26
    i32 1275070522, label %26
    i32 1275068731, label %26
    i32 1275068988, label %26
    i32 1275069501, label %26
    i32 1275070526, label %26
    i32 1275068735, label %26
    i32 1275069454, label %26
    i32 1275070486, label %26
    i32 1275069467, label %26
    i32 1275069469, label %26
    i32 1275068698, label %26
    i32 1275070531, label %26
    i32 1275070532, label %26
    i32 1275070533, label %26
    i32 1275068685, label %switch.edge136
    i32 1275068687, label %switch.edge136
  ]

25:
  br label %31

26:
  br label %31

27:
  br label %switch.edge136

switch.edge136:
  %28 = phi i1 [ true, %24 ], [ false, %27 ], [ true, %24 ]
  %29 = zext i1 %28 to i64
  %30 = select i1 %28, i32 4, i32 3
  br label %31

31:
  %.0 = phi i32 [ 3, %21 ], [ 2, %25 ], [ 0, %26 ], [ %30, %switch.edge136 ], [ 1, %24 ], [ 1, %24 ], [ 1, %24 ], [ 1, %24 ], [ 1, %24 ]
  switch i32 %.0, label %44 [
    i32 1, label %32
    i32 2, label %35
    i32 3, label %38
    i32 4, label %41
  ]

32:
  %33 = sext i32 %2 to i64
  %34 = sext i32 %5 to i64
  call void @tapeless_mpi_send_double(ptr noundef %0, i32 noundef 3, i32 noundef %1, i64 noundef %33, i32 noundef %3, i32 noundef %4, i64 noundef %34, ptr noundef %7)
  br label %44

35:
  %36 = sext i32 %2 to i64
  %37 = sext i32 %5 to i64
  call void @tapeless_mpi_send_float(ptr noundef %0, i32 noundef 3, i32 noundef %1, i64 noundef %36, i32 noundef %3, i32 noundef %4, i64 noundef %37, ptr noundef %7)
  br label %44

38:
  %39 = sext i32 %2 to i64
  %40 = sext i32 %5 to i64
  call void @tapeless_mpi_send_any(ptr noundef %0, i32 noundef 3, i32 noundef %1, i64 noundef %39, i32 noundef %3, i32 noundef %4, i64 noundef %40, ptr noundef %7)
  br label %44

41:
  %42 = sext i32 %2 to i64
  %43 = sext i32 %5 to i64
  call void @tapeless_mpi_send_bytes(ptr noundef %0, i32 noundef 3, i32 noundef %1, i64 noundef %42, i32 noundef %3, i32 noundef %4, i64 noundef %43, ptr noundef %7)
  br label %44

44:
  call void @tapeless_mpi_complete(i32 noundef 0, i32 noundef 1, ptr noundef %7, ptr noundef null, ptr noundef null, ptr noundef inttoptr (i64 1 to ptr))
  br label %45

45:
  %.0135 = phi i32 [ %20, %19 ], [ 0, %44 ]
  ret i32 %.0135
}

declare i32 @tapeless_library_MPI_Bsend(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef)

define dso_local i32 @tapeless_body_MPI_Isend(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6) {
  %8 = icmp eq i32 %2, 1275070475
  %9 = call zeroext i1 @llvm.is.constant.i1(i1 noundef zeroext %8)
  br i1 %9, label %10, label %17

10:
  switch i32 %2, label %13 [
    i32 1275070475, label %17
    i32 1275072577, label %17
    i32 1275072546, label %17
    i32 1275070495, label %17
    i32 1275070505, label %17
    i32 1275069450, label %11
    i32 1275070528, label %11
    i32 1275070494, label %11
    i32 1275069468, label %11
    i32 1275069479, label %11
    i32 1275068673, label %12
    i32 1275068696, label %12
    i32 1275068674, label %12
    i32 1275068931, label %12
    i32 1275068932, label %12
    i32 1275069445, label %12
    i32 1275069446, label %12
    i32 1275070471, label %12
    i32 1275070472, label %12
    i32 1275070473, label %12
    i32 1275070489, label %12
    i32 1275068727, label %12
    i32 1275068984, label %12
    i32 1275069497, label %12
    i32 1275070522, label %12
    i32 1275068731, label %12
    i32 1275068988, label %12
    i32 1275069501, label %12
    i32 1275070526, label %12
    i32 1275068735, label %12
    i32 1275069454, label %12
    i32 1275070486, label %12
    i32 1275069467, label %12
    i32 1275069469, label %12
    i32 1275068698, label %12
    i32 1275070531, label %12
    i32 1275070532, label %12
    i32 1275070533, label %12
    i32 1275068685, label %switch.edge
    i32 1275068687, label %switch.edge
  ]

11:
  br label %17

12:
  br label %17

13:
  br label %switch.edge

switch.edge:
  %14 = phi i1 [ true, %10 ], [ false, %13 ], [ true, %10 ]
  %15 = zext i1 %14 to i64
  %16 = select i1 %14, i32 4, i32 3
  br label %17

17:
  %.0134 = phi i32 [ 3, %7 ], [ 2, %11 ], [ 0, %12 ], [ %16, %switch.edge ], [ 1, %10 ], [ 1, %10 ], [ 1, %10 ], [ 1, %10 ], [ 1, %10 ]
  %18 = icmp eq i32 %.0134, 0
  br i1 %18, label %19, label %21

19:
  %20 = call i32 @tapeless_library_MPI_Isend(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6)
  br label %44

21:
  %22 = icmp eq i32 %2, 1275070475
  %23 = call zeroext i1 @llvm.is.constant.i1(i1 noundef zeroext %22)
  br i1 %23, label %24, label %31

24:
  switch i32 %2, label %27 [
    i32 1275070475, label %31
    i32 1275072577, label %31
    i32 1275072546, label %31
    i32 1275070495, label %31
    i32 1275070505, label %31
    i32 1275069450, label %25
    i32 1275070528, label %25
    i32 1275070494, label %25
    i32 1275069468, label %25
    i32 1275069479, label %25
    i32 1275068673, label %26
    i32 1275068696, label %26
    i32 1275068674, label %26
    i32 1275068931, label %26
    i32 1275068932, label %26
    i32 1275069445, label %26
    i32 1275069446, label %26
    i32 1275070471, label %26
    i32 1275070472, label %26
    i32 1275070473, label %26
    i32 1275070489, label %26
    i32 1275068727, label %26
    i32 1275068984, label %26
    i32 1275069497, label %26
    i32 1275070522, label %26
    i32 1275068731, label %26
    i32 1275068988, label %26
    i32 1275069501, label %26
    i32 1275070526, label %26
    i32 1275068735, label %26
    i32 1275069454, label %26
    i32 1275070486, label %26
    i32 1275069467, label %26
    i32 1275069469, label %26
    i32 1275068698, label %26
    i32 1275070531, label %26
    i32 1275070532, label %26
    i32 1275070533, label %26
    i32 1275068685, label %switch.edge136
    i32 1275068687, label %switch.edge136
  ]

25:
  br label %31

26:
  br label %31

27:
  br label %switch.edge136

switch.edge136:
  %28 = phi i1 [ true, %24 ], [ false, %27 ], [ true, %24 ]
  %29 = zext i1 %28 to i64
  %30 = select i1 %28, i32 4, i32 3
  br label %31

31:
  %.0 = phi i32 [ 3, %21 ], [ 2, %25 ], [ 0, %26 ], [ %30, %switch.edge136 ], [ 1, %24 ], [ 1, %24 ], [ 1, %24 ], [ 1, %24 ], [ 1, %24 ]
  switch i32 %.0, label %44 [
    i32 1, label %32
    i32 2, label %35
    i32 3, label %38
    i32 4, label %41
  ]

32:
  %33 = sext i32 %2 to i64
  %34 = sext i32 %5 to i64
  call void @tapeless_mpi_send_double(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %33, i32 noundef %3, i32 noundef %4, i64 noundef %34, ptr noundef %6)
  br label %44

35:
  %36 = sext i32 %2 to i64
  %37 = sext i32 %5 to i64
  call void @tapeless_mpi_send_float(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %36, i32 noundef %3, i32 noundef %4, i64 noundef %37, ptr noundef %6)
  br label %44

38:
  %39 = sext i32 %2 to i64
  %40 = sext i32 %5 to i64
  call void @tapeless_mpi_send_any(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %39, i32 noundef %3, i32 noundef %4, i64 noundef %40, ptr noundef %6)
  br label %44

41:
  %42 = sext i32 %2 to i64
  %43 = sext i32 %5 to i64
  call void @tapeless_mpi_send_bytes(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %42, i32 noundef %3, i32 noundef %4, i64 noundef %43, ptr noundef %6)
  br label %44

44:
  %.0135 = phi i32 [ %20, %19 ], [ 0, %32 ], [ 0, %31 ], [ 0, %41 ], [ 0, %38 ], [ 0, %35 ]
  ret i32 %.0135
}

declare i32 @tapeless_library_MPI_Isend(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Issend(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6) {
  %8 = icmp eq i32 %2, 1275070475
  %9 = call zeroext i1 @llvm.is.constant.i1(i1 noundef zeroext %8)
  br i1 %9, label %10, label %17

10:
  switch i32 %2, label %13 [
    i32 1275070475, label %17
    i32 1275072577, label %17
    i32 1275072546, label %17
    i32 1275070495, label %17
    i32 1275070505, label %17
    i32 1275069450, label %11
    i32 1275070528, label %11
    i32 1275070494, label %11
    i32 1275069468, label %11
    i32 1275069479, label %11
    i32 1275068673, label %12
    i32 1275068696, label %12
    i32 1275068674, label %12
    i32 1275068931, label %12
    i32 1275068932, label %12
    i32 1275069445, label %12
    i32 1275069446, label %12
    i32 1275070471, label %12
    i32 1275070472, label %12
    i32 1275070473, label %12
    i32 1275070489, label %12
    i32 1275068727, label %12
    i32 1275068984, label %12
    i32 1275069497, label %12
    i32 1275070522, label %12
    i32 1275068731, label %12
    i32 1275068988, label %12
    i32 1275069501, label %12
    i32 1275070526, label %12
    i32 1275068735, label %12
    i32 1275069454, label %12
    i32 1275070486, label %12
    i32 1275069467, label %12
    i32 1275069469, label %12
    i32 1275068698, label %12
    i32 1275070531, label %12
    i32 1275070532, label %12
    i32 1275070533, label %12
    i32 1275068685, label %switch.edge
    i32 1275068687, label %switch.edge
  ]

11:
  br label %17

12:
  br label %17

13:
  br label %switch.edge

switch.edge:
  %14 = phi i1 [ true, %10 ], [ false, %13 ], [ true, %10 ]
  %15 = zext i1 %14 to i64
  %16 = select i1 %14, i32 4, i32 3
  br label %17

17:
  %.0134 = phi i32 [ 3, %7 ], [ 2, %11 ], [ 0, %12 ], [ %16, %switch.edge ], [ 1, %10 ], [ 1, %10 ], [ 1, %10 ], [ 1, %10 ], [ 1, %10 ]
  %18 = icmp eq i32 %.0134, 0
  br i1 %18, label %19, label %21

19:
  %20 = call i32 @tapeless_library_MPI_Issend(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6)
  br label %44

21:
  %22 = icmp eq i32 %2, 1275070475
  %23 = call zeroext i1 @llvm.is.constant.i1(i1 noundef zeroext %22)
  br i1 %23, label %24, label %31

24:
  switch i32 %2, label %27 [
    i32 1275070475, label %31
    i32 1275072577, label %31
    i32 1275072546, label %31
    i32 1275070495, label %31
    i32 1275070505, label %31
    i32 1275069450, label %25
    i32 1275070528, label %25
    i32 1275070494, label %25
    i32 1275069468, label %25
    i32 1275069479, label %25
    i32 1275068673, label %26
    i32 1275068696, label %26
    i32 1275068674, label %26
    i32 1275068931, label %26
    i32 1275068932, label %26
    i32 1275069445, label %26
    i32 1275069446, label %26
    i32 1275070471, label %26
    i32 1275070472, label %26
    i32 1275070473, label %26
    i32 1275070489, label %26
    i32 1275068727, label %26
    i32 1275068984, label %26
    i32 1275069497, label %26
    i32 1275070522, label %26
    i32 1275068731, label %26
    i32 1275068988, label %26
    i32 1275069501, label %26
    i32 1275070526, label %26
    i32 1275068735, label %26
    i32 1275069454, label %26
    i32 1275070486, label %26
    i32 1275069467, label %26
    i32 1275069469, label %26
    i32 1275068698, label %26
    i32 1275070531, label %26
    i32 1275070532, label %26
    i32 1275070533, label %26
    i32 1275068685, label %switch.edge136
    i32 1275068687, label %switch.edge136
  ]

25:
  br label %31

26:
  br label %31

27:
  br label %switch.edge136

switch.edge136:
  %28 = phi i1 [ true, %24 ], [ false, %27 ], [ true, %24 ]
  %29 = zext i1 %28 to i64
  %30 = select i1 %28, i32 4, i32 3
  br label %31

31:
  %.0 = phi i32 [ 3, %21 ], [ 2, %25 ], [ 0, %26 ], [ %30, %switch.edge136 ], [ 1, %24 ], [ 1, %24 ], [ 1, %24 ], [ 1, %24 ], [ 1, %24 ]
  switch i32 %.0, label %44 [
    i32 1, label %32
    i32 2, label %35
    i32 3, label %38
    i32 4, label %41
  ]

32:
  %33 = sext i32 %2 to i64
  %34 = sext i32 %5 to i64
  call void @tapeless_mpi_send_double(ptr noundef %0, i32 noundef 1, i32 noundef %1, i64 noundef %33, i32 noundef %3, i32 noundef %4, i64 noundef %34, ptr noundef %6)
  br label %44

35:
  %36 = sext i32 %2 to i64
  %37 = sext i32 %5 to i64
  call void @tapeless_mpi_send_float(ptr noundef %0, i32 noundef 1, i32 noundef %1, i64 noundef %36, i32 noundef %3, i32 noundef %4, i64 noundef %37, ptr noundef %6)
  br label %44

38:
  %39 = sext i32 %2 to i64
  %40 = sext i32 %5 to i64
  call void @tapeless_mpi_send_any(ptr noundef %0, i32 noundef 1, i32 noundef %1, i64 noundef %39, i32 noundef %3, i32 noundef %4, i64 noundef %40, ptr noundef %6)
  br label %44

41:
  %42 = sext i32 %2 to i64
  %43 = sext i32 %5 to i64
  call void @tapeless_mpi_send_bytes(ptr noundef %0, i32 noundef 1, i32 noundef %1, i64 noundef %42, i32 noundef %3, i32 noundef %4, i64 noundef %43, ptr noundef %6)
  br label %44

44:
  %.0135 = phi i32 [ %20, %19 ], [ 0, %32 ], [ 0, %31 ], [ 0, %41 ], [ 0, %38 ], [ 0, %35 ]
  ret i32 %.0135
}

declare i32 @tapeless_library_MPI_Issend(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Irsend(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6) {
  %8 = icmp eq i32 %2, 1275070475
  %9 = call zeroext i1 @llvm.is.constant.i1(i1 noundef zeroext %8)
  br i1 %9, label %10, label %17

10:
  switch i32 %2, label %13 [
    i32 1275070475, label %17
    i32 1275072577, label %17
    i32 1275072546, label %17
    i32 1275070495, label %17
    i32 1275070505, label %17
    i32 1275069450, label %11
    i32 1275070528, label %11
    i32 1275070494, label %11
    i32 1275069468, label %11
    i32 1275069479, label %11
    i32 1275068673, label %12
    i32 1275068696, label %12
    i32 1275068674, label %12
    i32 1275068931, label %12
    i32 1275068932, label %12
    i32 1275069445, label %12
    i32 1275069446, label %12
    i32 1275070471, label %12
    i32 1275070472, label %12
    i32 1275070473, label %12
    i32 1275070489, label %12
    i32 1275068727, label %12
    i32 1275068984, label %12
    i32 1275069497, label %12
    i32 1275070522, label %12
    i32 1275068731, label %12
    i32 1275068988, label %12
    i32 1275069501, label %12
    i32 1275070526, label %12
    i32 1275068735, label %12
    i32 1275069454, label %12
    i32 1275070486, label %12
    i32 1275069467, label %12
    i32 1275069469, label %12
    i32 1275068698, label %12
    i32 1275070531, label %12
    i32 1275070532, label %12
    i32 1275070533, label %12
    i32 1275068685, label %switch.edge
    i32 1275068687, label %switch.edge
  ]

11:
  br label %17

12:
  br label %17

13:
  br label %switch.edge

switch.edge:
  %14 = phi i1 [ true, %10 ], [ false, %13 ], [ true, %10 ]
  %15 = zext i1 %14 to i64
  %16 = select i1 %14, i32 4, i32 3
  br label %17

17:
  %.0134 = phi i32 [ 3, %7 ], [ 2, %11 ], [ 0, %12 ], [ %16, %switch.edge ], [ 1, %10 ], [ 1, %10 ], [ 1, %10 ], [ 1, %10 ], [ 1, %10 ]
  %18 = icmp eq i32 %.0134, 0
  br i1 %18, label %19, label %21

19:
  %20 = call i32 @tapeless_library_MPI_Irsend(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6)
  br label %44

21:
  %22 = icmp eq i32 %2, 1275070475
  %23 = call zeroext i1 @llvm.is.constant.i1(i1 noundef zeroext %22)
  br i1 %23, label %24, label %31

24:
  switch i32 %2, label %27 [
    i32 1275070475, label %31
    i32 1275072577, label %31
    i32 1275072546, label %31
    i32 1275070495, label %31
    i32 1275070505, label %31
    i32 1275069450, label %25
    i32 1275070528, label %25
    i32 1275070494, label %25
    i32 1275069468, label %25
    i32 1275069479, label %25
    i32 1275068673, label %26
    i32 1275068696, label %26
    i32 1275068674, label %26
    i32 1275068931, label %26
    i32 1275068932, label %26
    i32 1275069445, label %26
    i32 1275069446, label %26
    i32 1275070471, label %26
    i32 1275070472, label %26
    i32 1275070473, label %26
    i32 1275070489, label %26
    i32 1275068727, label %26
    i32 1275068984, label %26
    i32 1275069497, label %26
    i32 1275070522, label %26
    i32 1275068731, label %26
    i32 1275068988, label %26
    i32 1275069501, label %26
    i32 1275070526, label %26
    i32 1275068735, label %26
    i32 1275069454, label %26
    i32 1275070486, label %26
    i32 1275069467, label %26
    i32 1275069469, label %26
    i32 1275068698, label %26
    i32 1275070531, label %26
    i32 1275070532, label %26
    i32 1275070533, label %26
    i32 1275068685, label %switch.edge136
    i32 1275068687, label %switch.edge136
  ]

25:
  br label %31

26:
  br label %31

27:
  br label %switch.edge136

switch.edge136:
  %28 = phi i1 [ true, %24 ], [ false, %27 ], [ true, %24 ]
  %29 = zext i1 %28 to i64
  %30 = select i1 %28, i32 4, i32 3
  br label %31

31:
  %.0 = phi i32 [ 3, %21 ], [ 2, %25 ], [ 0, %26 ], [ %30, %switch.edge136 ], [ 1, %24 ], [ 1, %24 ], [ 1, %24 ], [ 1, %24 ], [ 1, %24 ]
  switch i32 %.0, label %44 [
    i32 1, label %32
    i32 2, label %35
    i32 3, label %38
    i32 4, label %41
  ]

32:
  %33 = sext i32 %2 to i64
  %34 = sext i32 %5 to i64
  call void @tapeless_mpi_send_double(ptr noundef %0, i32 noundef 2, i32 noundef %1, i64 noundef %33, i32 noundef %3, i32 noundef %4, i64 noundef %34, ptr noundef %6)
  br label %44

35:
  %36 = sext i32 %2 to i64
  %37 = sext i32 %5 to i64
  call void @tapeless_mpi_send_float(ptr noundef %0, i32 noundef 2, i32 noundef %1, i64 noundef %36, i32 noundef %3, i32 noundef %4, i64 noundef %37, ptr noundef %6)
  br label %44

38:
  %39 = sext i32 %2 to i64
  %40 = sext i32 %5 to i64
  call void @tapeless_mpi_send_any(ptr noundef %0, i32 noundef 2, i32 noundef %1, i64 noundef %39, i32 noundef %3, i32 noundef %4, i64 noundef %40, ptr noundef %6)
  br label %44

41:
  %42 = sext i32 %2 to i64
  %43 = sext i32 %5 to i64
  call void @tapeless_mpi_send_bytes(ptr noundef %0, i32 noundef 2, i32 noundef %1, i64 noundef %42, i32 noundef %3, i32 noundef %4, i64 noundef %43, ptr noundef %6)
  br label %44

44:
  %.0135 = phi i32 [ %20, %19 ], [ 0, %32 ], [ 0, %31 ], [ 0, %41 ], [ 0, %38 ], [ 0, %35 ]
  ret i32 %.0135
}

declare i32 @tapeless_library_MPI_Irsend(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Ibsend(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6) {
  %8 = icmp eq i32 %2, 1275070475
  %9 = call zeroext i1 @llvm.is.constant.i1(i1 noundef zeroext %8)
  br i1 %9, label %10, label %17

10:
  switch i32 %2, label %13 [
    i32 1275070475, label %17
    i32 1275072577, label %17
    i32 1275072546, label %17
    i32 1275070495, label %17
    i32 1275070505, label %17
    i32 1275069450, label %11
    i32 1275070528, label %11
    i32 1275070494, label %11
    i32 1275069468, label %11
    i32 1275069479, label %11
    i32 1275068673, label %12
    i32 1275068696, label %12
    i32 1275068674, label %12
    i32 1275068931, label %12
    i32 1275068932, label %12
    i32 1275069445, label %12
    i32 1275069446, label %12
    i32 1275070471, label %12
    i32 1275070472, label %12
    i32 1275070473, label %12
    i32 1275070489, label %12
    i32 1275068727, label %12
    i32 1275068984, label %12
    i32 1275069497, label %12
    i32 1275070522, label %12
    i32 1275068731, label %12
    i32 1275068988, label %12
    i32 1275069501, label %12
    i32 1275070526, label %12
    i32 1275068735, label %12
    i32 1275069454, label %12
    i32 1275070486, label %12
    i32 1275069467, label %12
    i32 1275069469, label %12
    i32 1275068698, label %12
    i32 1275070531, label %12
    i32 1275070532, label %12
    i32 1275070533, label %12
    i32 1275068685, label %switch.edge
    i32 1275068687, label %switch.edge
  ]

11:
  br label %17

12:
  br label %17

13:
  br label %switch.edge

switch.edge:
  %14 = phi i1 [ true, %10 ], [ false, %13 ], [ true, %10 ]
  %15 = zext i1 %14 to i64
  %16 = select i1 %14, i32 4, i32 3
  br label %17

17:
  %.0134 = phi i32 [ 3, %7 ], [ 2, %11 ], [ 0, %12 ], [ %16, %switch.edge ], [ 1, %10 ], [ 1, %10 ], [ 1, %10 ], [ 1, %10 ], [ 1, %10 ]
  %18 = icmp eq i32 %.0134, 0
  br i1 %18, label %19, label %21

19:
  %20 = call i32 @tapeless_library_MPI_Ibsend(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6)
  br label %44

21:
  %22 = icmp eq i32 %2, 1275070475
  %23 = call zeroext i1 @llvm.is.constant.i1(i1 noundef zeroext %22)
  br i1 %23, label %24, label %31

24:
  switch i32 %2, label %27 [
    i32 1275070475, label %31
    i32 1275072577, label %31
    i32 1275072546, label %31
    i32 1275070495, label %31
    i32 1275070505, label %31
    i32 1275069450, label %25
    i32 1275070528, label %25
    i32 1275070494, label %25
    i32 1275069468, label %25
    i32 1275069479, label %25
    i32 1275068673, label %26
    i32 1275068696, label %26
    i32 1275068674, label %26
    i32 1275068931, label %26
    i32 1275068932, label %26
    i32 1275069445, label %26
    i32 1275069446, label %26
    i32 1275070471, label %26
    i32 1275070472, label %26
    i32 1275070473, label %26
    i32 1275070489, label %26
    i32 1275068727, label %26
    i32 1275068984, label %26
    i32 1275069497, label %26
    i32 1275070522, label %26
    i32 1275068731, label %26
    i32 1275068988, label %26
    i32 1275069501, label %26
    i32 1275070526, label %26
    i32 1275068735, label %26
    i32 1275069454, label %26
    i32 1275070486, label %26
    i32 1275069467, label %26
    i32 1275069469, label %26
    i32 1275068698, label %26
    i32 1275070531, label %26
    i32 1275070532, label %26
    i32 1275070533, label %26
    i32 1275068685, label %switch.edge136
    i32 1275068687, label %switch.edge136
  ]

25:
  br label %31

26:
  br label %31

27:
  br label %switch.edge136

switch.edge136:
  %28 = phi i1 [ true, %24 ], [ false, %27 ], [ true, %24 ]
  %29 = zext i1 %28 to i64
  %30 = select i1 %28, i32 4, i32 3
  br label %31

31:
  %.0 = phi i32 [ 3, %21 ], [ 2, %25 ], [ 0, %26 ], [ %30, %switch.edge136 ], [ 1, %24 ], [ 1, %24 ], [ 1, %24 ], [ 1, %24 ], [ 1, %24 ]
  switch i32 %.0, label %44 [
    i32 1, label %32
    i32 2, label %35
    i32 3, label %38
    i32 4, label %41
  ]

32:
  %33 = sext i32 %2 to i64
  %34 = sext i32 %5 to i64
  call void @tapeless_mpi_send_double(ptr noundef %0, i32 noundef 3, i32 noundef %1, i64 noundef %33, i32 noundef %3, i32 noundef %4, i64 noundef %34, ptr noundef %6)
  br label %44

35:
  %36 = sext i32 %2 to i64
  %37 = sext i32 %5 to i64
  call void @tapeless_mpi_send_float(ptr noundef %0, i32 noundef 3, i32 noundef %1, i64 noundef %36, i32 noundef %3, i32 noundef %4, i64 noundef %37, ptr noundef %6)
  br label %44

38:
  %39 = sext i32 %2 to i64
  %40 = sext i32 %5 to i64
  call void @tapeless_mpi_send_any(ptr noundef %0, i32 noundef 3, i32 noundef %1, i64 noundef %39, i32 noundef %3, i32 noundef %4, i64 noundef %40, ptr noundef %6)
  br label %44

41:
  %42 = sext i32 %2 to i64
  %43 = sext i32 %5 to i64
  call void @tapeless_mpi_send_bytes(ptr noundef %0, i32 noundef 3, i32 noundef %1, i64 noundef %42, i32 noundef %3, i32 noundef %4, i64 noundef %43, ptr noundef %6)
  br label %44

44:
  %.0135 = phi i32 [ %20, %19 ], [ 0, %32 ], [ 0, %31 ], [ 0, %41 ], [ 0, %38 ], [ 0, %35 ]
  ret i32 %.0135
}

declare i32 @tapeless_library_MPI_Ibsend(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Send_init(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6) {
  %8 = icmp eq i32 %2, 1275070475
  %9 = call zeroext i1 @llvm.is.constant.i1(i1 noundef zeroext %8)
  br i1 %9, label %10, label %17

10:
  switch i32 %2, label %13 [
    i32 1275070475, label %17
    i32 1275072577, label %17
    i32 1275072546, label %17
    i32 1275070495, label %17
    i32 1275070505, label %17
    i32 1275069450, label %11
    i32 1275070528, label %11
    i32 1275070494, label %11
    i32 1275069468, label %11
    i32 1275069479, label %11
    i32 1275068673, label %12
    i32 1275068696, label %12
    i32 1275068674, label %12
    i32 1275068931, label %12
    i32 1275068932, label %12
    i32 1275069445, label %12
    i32 1275069446, label %12
    i32 1275070471, label %12
    i32 1275070472, label %12
    i32 1275070473, label %12
    i32 1275070489, label %12
    i32 1275068727, label %12
    i32 1275068984, label %12
    i32 1275069497, label %12
    i32 1275070522, label %12
    i32 1275068731, label %12
    i32 1275068988, label %12
    i32 1275069501, label %12
    i32 1275070526, label %12
    i32 1275068735, label %12
    i32 1275069454, label %12
    i32 1275070486, label %12
    i32 1275069467, label %12
    i32 1275069469, label %12
    i32 1275068698, label %12
    i32 1275070531, label %12
    i32 1275070532, label %12
    i32 1275070533, label %12
    i32 1275068685, label %switch.edge
    i32 1275068687, label %switch.edge
  ]

11:
  br label %17

12:
  br label %17

13:
  br label %switch.edge

switch.edge:
  %14 = phi i1 [ true, %10 ], [ false, %13 ], [ true, %10 ]
  %15 = zext i1 %14 to i64
  %16 = select i1 %14, i32 4, i32 3
  br label %17

17:
  %.0134 = phi i32 [ 3, %7 ], [ 2, %11 ], [ 0, %12 ], [ %16, %switch.edge ], [ 1, %10 ], [ 1, %10 ], [ 1, %10 ], [ 1, %10 ], [ 1, %10 ]
  %18 = icmp eq i32 %.0134, 0
  br i1 %18, label %19, label %21

19:
  %20 = call i32 @tapeless_library_MPI_Send_init(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6)
  br label %44

21:
  %22 = icmp eq i32 %2, 1275070475
  %23 = call zeroext i1 @llvm.is.constant.i1(i1 noundef zeroext %22)
  br i1 %23, label %24, label %31

24:
  switch i32 %2, label %27 [
    i32 1275070475, label %31
    i32 1275072577, label %31
    i32 1275072546, label %31
    i32 1275070495, label %31
    i32 1275070505, label %31
    i32 1275069450, label %25
    i32 1275070528, label %25
    i32 1275070494, label %25
    i32 1275069468, label %25
    i32 1275069479, label %25
    i32 1275068673, label %26
    i32 1275068696, label %26
    i32 1275068674, label %26
    i32 1275068931, label %26
    i32 1275068932, label %26
    i32 1275069445, label %26
    i32 1275069446, label %26
    i32 1275070471, label %26
    i32 1275070472, label %26
    i32 1275070473, label %26
    i32 1275070489, label %26
    i32 1275068727, label %26
    i32 1275068984, label %26
    i32 1275069497, label %26
    i32 1275070522, label %26
    i32 1275068731, label %26
    i32 1275068988, label %26
    i32 1275069501, label %26
    i32 1275070526, label %26
    i32 1275068735, label %26
    i32 1275069454, label %26
    i32 1275070486, label %26
    i32 1275069467, label %26
    i32 1275069469, label %26
    i32 1275068698, label %26
    i32 1275070531, label %26
    i32 1275070532, label %26
    i32 1275070533, label %26
    i32 1275068685, label %switch.edge136
    i32 1275068687, label %switch.edge136
  ]

25:
  br label %31

26:
  br label %31

27:
  br label %switch.edge136

switch.edge136:
  %28 = phi i1 [ true, %24 ], [ false, %27 ], [ true, %24 ]
  %29 = zext i1 %28 to i64
  %30 = select i1 %28, i32 4, i32 3
  br label %31

31:
  %.0 = phi i32 [ 3, %21 ], [ 2, %25 ], [ 0, %26 ], [ %30, %switch.edge136 ], [ 1, %24 ], [ 1, %24 ], [ 1, %24 ], [ 1, %24 ], [ 1, %24 ]
  switch i32 %.0, label %44 [
    i32 1, label %32
    i32 2, label %35
    i32 3, label %38
    i32 4, label %41
  ]

32:
  %33 = sext i32 %2 to i64
  %34 = sext i32 %5 to i64
  call void @tapeless_mpi_send_double(ptr noundef %0, i32 noundef 8, i32 noundef %1, i64 noundef %33, i32 noundef %3, i32 noundef %4, i64 noundef %34, ptr noundef %6)
  br label %44

35:
  %36 = sext i32 %2 to i64
  %37 = sext i32 %5 to i64
  call void @tapeless_mpi_send_float(ptr noundef %0, i32 noundef 8, i32 noundef %1, i64 noundef %36, i32 noundef %3, i32 noundef %4, i64 noundef %37, ptr noundef %6)
  br label %44

38:
  %39 = sext i32 %2 to i64
  %40 = sext i32 %5 to i64
  call void @tapeless_mpi_send_any(ptr noundef %0, i32 noundef 8, i32 noundef %1, i64 noundef %39, i32 noundef %3, i32 noundef %4, i64 noundef %40, ptr noundef %6)
  br label %44

41:
  %42 = sext i32 %2 to i64
  %43 = sext i32 %5 to i64
  call void @tapeless_mpi_send_bytes(ptr noundef %0, i32 noundef 8, i32 noundef %1, i64 noundef %42, i32 noundef %3, i32 noundef %4, i64 noundef %43, ptr noundef %6)
  br label %44

44:
  %.0135 = phi i32 [ %20, %19 ], [ 0, %32 ], [ 0, %31 ], [ 0, %41 ], [ 0, %38 ], [ 0, %35 ]
  ret i32 %.0135
}

declare i32 @tapeless_library_MPI_Send_init(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Ssend_init(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6) {
  %8 = icmp eq i32 %2, 1275070475
  %9 = call zeroext i1 @llvm.is.constant.i1(i1 noundef zeroext %8)
  br i1 %9, label %10, label %17

10:
  switch i32 %2, label %13 [
    i32 1275070475, label %17
    i32 1275072577, label %17
    i32 1275072546, label %17
    i32 1275070495, label %17
    i32 1275070505, label %17
    i32 1275069450, label %11
    i32 1275070528, label %11
    i32 1275070494, label %11
    i32 1275069468, label %11
    i32 1275069479, label %11
    i32 1275068673, label %12
    i32 1275068696, label %12
    i32 1275068674, label %12
    i32 1275068931, label %12
    i32 1275068932, label %12
    i32 1275069445, label %12
    i32 1275069446, label %12
    i32 1275070471, label %12
    i32 1275070472, label %12
    i32 1275070473, label %12
    i32 1275070489, label %12
    i32 1275068727, label %12
    i32 1275068984, label %12
    i32 1275069497, label %12
    i32 1275070522, label %12
    i32 1275068731, label %12
    i32 1275068988, label %12
    i32 1275069501, label %12
    i32 1275070526, label %12
    i32 1275068735, label %12
    i32 1275069454, label %12
    i32 1275070486, label %12
    i32 1275069467, label %12
    i32 1275069469, label %12
    i32 1275068698, label %12
    i32 1275070531, label %12
    i32 1275070532, label %12
    i32 1275070533, label %12
    i32 1275068685, label %switch.edge
    i32 1275068687, label %switch.edge
  ]

11:
  br label %17

12:
  br label %17

13:
  br label %switch.edge

switch.edge:
  %14 = phi i1 [ true, %10 ], [ false, %13 ], [ true, %10 ]
  %15 = zext i1 %14 to i64
  %16 = select i1 %14, i32 4, i32 3
  br label %17

17:
  %.0134 = phi i32 [ 3, %7 ], [ 2, %11 ], [ 0, %12 ], [ %16, %switch.edge ], [ 1, %10 ], [ 1, %10 ], [ 1, %10 ], [ 1, %10 ], [ 1, %10 ]
  %18 = icmp eq i32 %.0134, 0
  br i1 %18, label %19, label %21

19:
  %20 = call i32 @tapeless_library_MPI_Ssend_init(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6)
  br label %44

21:
  %22 = icmp eq i32 %2, 1275070475
  %23 = call zeroext i1 @llvm.is.constant.i1(i1 noundef zeroext %22)
  br i1 %23, label %24, label %31

24:
  switch i32 %2, label %27 [
    i32 1275070475, label %31
    i32 1275072577, label %31
    i32 1275072546, label %31
    i32 1275070495, label %31
    i32 1275070505, label %31
    i32 1275069450, label %25
    i32 1275070528, label %25
    i32 1275070494, label %25
    i32 1275069468, label %25
    i32 1275069479, label %25
    i32 1275068673, label %26
    i32 1275068696, label %26
    i32 1275068674, label %26
    i32 1275068931, label %26
    i32 1275068932, label %26
    i32 1275069445, label %26
    i32 1275069446, label %26
    i32 1275070471, label %26
    i32 1275070472, label %26
    i32 1275070473, label %26
    i32 1275070489, label %26
    i32 1275068727, label %26
    i32 1275068984, label %26
    i32 1275069497, label %26
    i32 1275070522, label %26
    i32 1275068731, label %26
    i32 1275068988, label %26
    i32 1275069501, label %26
    i32 1275070526, label %26
    i32 1275068735, label %26
    i32 1275069454, label %26
    i32 1275070486, label %26
    i32 1275069467, label %26
    i32 1275069469, label %26
    i32 1275068698, label %26
    i32 1275070531, label %26
    i32 1275070532, label %26
    i32 1275070533, label %26
    i32 1275068685, label %switch.edge136
    i32 1275068687, label %switch.edge136
  ]

25:
  br label %31

26:
  br label %31

27:
  br label %switch.edge136

switch.edge136:
  %28 = phi i1 [ true, %24 ], [ false, %27 ], [ true, %24 ]
  %29 = zext i1 %28 to i64
  %30 = select i1 %28, i32 4, i32 3
  br label %31

31:
  %.0 = phi i32 [ 3, %21 ], [ 2, %25 ], [ 0, %26 ], [ %30, %switch.edge136 ], [ 1, %24 ], [ 1, %24 ], [ 1, %24 ], [ 1, %24 ], [ 1, %24 ]
  switch i32 %.0, label %44 [
    i32 1, label %32
    i32 2, label %35
    i32 3, label %38
    i32 4, label %41
  ]

32:
  %33 = sext i32 %2 to i64
  %34 = sext i32 %5 to i64
  call void @tapeless_mpi_send_double(ptr noundef %0, i32 noundef 9, i32 noundef %1, i64 noundef %33, i32 noundef %3, i32 noundef %4, i64 noundef %34, ptr noundef %6)
  br label %44

35:
  %36 = sext i32 %2 to i64
  %37 = sext i32 %5 to i64
  call void @tapeless_mpi_send_float(ptr noundef %0, i32 noundef 9, i32 noundef %1, i64 noundef %36, i32 noundef %3, i32 noundef %4, i64 noundef %37, ptr noundef %6)
  br label %44

38:
  %39 = sext i32 %2 to i64
  %40 = sext i32 %5 to i64
  call void @tapeless_mpi_send_any(ptr noundef %0, i32 noundef 9, i32 noundef %1, i64 noundef %39, i32 noundef %3, i32 noundef %4, i64 noundef %40, ptr noundef %6)
  br label %44

41:
  %42 = sext i32 %2 to i64
  %43 = sext i32 %5 to i64
  call void @tapeless_mpi_send_bytes(ptr noundef %0, i32 noundef 9, i32 noundef %1, i64 noundef %42, i32 noundef %3, i32 noundef %4, i64 noundef %43, ptr noundef %6)
  br label %44

44:
  %.0135 = phi i32 [ %20, %19 ], [ 0, %32 ], [ 0, %31 ], [ 0, %41 ], [ 0, %38 ], [ 0, %35 ]
  ret i32 %.0135
}

declare i32 @tapeless_library_MPI_Ssend_init(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Rsend_init(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6) {
  %8 = icmp eq i32 %2, 1275070475
  %9 = call zeroext i1 @llvm.is.constant.i1(i1 noundef zeroext %8)
  br i1 %9, label %10, label %17

10:
  switch i32 %2, label %13 [
    i32 1275070475, label %17
    i32 1275072577, label %17
    i32 1275072546, label %17
    i32 1275070495, label %17
    i32 1275070505, label %17
    i32 1275069450, label %11
    i32 1275070528, label %11
    i32 1275070494, label %11
    i32 1275069468, label %11
    i32 1275069479, label %11
    i32 1275068673, label %12
    i32 1275068696, label %12
    i32 1275068674, label %12
    i32 1275068931, label %12
    i32 1275068932, label %12
    i32 1275069445, label %12
    i32 1275069446, label %12
    i32 1275070471, label %12
    i32 1275070472, label %12
    i32 1275070473, label %12
    i32 1275070489, label %12
    i32 1275068727, label %12
    i32 1275068984, label %12
    i32 1275069497, label %12
    i32 1275070522, label %12
    i32 1275068731, label %12
    i32 1275068988, label %12
    i32 1275069501, label %12
    i32 1275070526, label %12
    i32 1275068735, label %12
    i32 1275069454, label %12
    i32 1275070486, label %12
    i32 1275069467, label %12
    i32 1275069469, label %12
    i32 1275068698, label %12
    i32 1275070531, label %12
    i32 1275070532, label %12
    i32 1275070533, label %12
    i32 1275068685, label %switch.edge
    i32 1275068687, label %switch.edge
  ]

11:
  br label %17

12:
  br label %17

13:
  br label %switch.edge

switch.edge:
  %14 = phi i1 [ true, %10 ], [ false, %13 ], [ true, %10 ]
  %15 = zext i1 %14 to i64
  %16 = select i1 %14, i32 4, i32 3
  br label %17

17:
  %.0134 = phi i32 [ 3, %7 ], [ 2, %11 ], [ 0, %12 ], [ %16, %switch.edge ], [ 1, %10 ], [ 1, %10 ], [ 1, %10 ], [ 1, %10 ], [ 1, %10 ]
  %18 = icmp eq i32 %.0134, 0
  br i1 %18, label %19, label %21

19:
  %20 = call i32 @tapeless_library_MPI_Rsend_init(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6)
  br label %44

21:
  %22 = icmp eq i32 %2, 1275070475
  %23 = call zeroext i1 @llvm.is.constant.i1(i1 noundef zeroext %22)
  br i1 %23, label %24, label %31

24:
  switch i32 %2, label %27 [
    i32 1275070475, label %31
    i32 1275072577, label %31
    i32 1275072546, label %31
    i32 1275070495, label %31
    i32 1275070505, label %31
    i32 1275069450, label %25
    i32 1275070528, label %25
    i32 1275070494, label %25
    i32 1275069468, label %25
    i32 1275069479, label %25
    i32 1275068673, label %26
    i32 1275068696, label %26
    i32 1275068674, label %26
    i32 1275068931, label %26
    i32 1275068932, label %26
    i32 1275069445, label %26
    i32 1275069446, label %26
    i32 1275070471, label %26
    i32 1275070472, label %26
    i32 1275070473, label %26
    i32 1275070489, label %26
    i32 1275068727, label %26
    i32 1275068984, label %26
    i32 1275069497, label %26
    i32 1275070522, label %26
    i32 1275068731, label %26
    i32 1275068988, label %26
    i32 1275069501, label %26
    i32 1275070526, label %26
    i32 1275068735, label %26
    i32 1275069454, label %26
    i32 1275070486, label %26
    i32 1275069467, label %26
    i32 1275069469, label %26
    i32 1275068698, label %26
    i32 1275070531, label %26
    i32 1275070532, label %26
    i32 1275070533, label %26
    i32 1275068685, label %switch.edge136
    i32 1275068687, label %switch.edge136
  ]

25:
  br label %31

26:
  br label %31

27:
  br label %switch.edge136

switch.edge136:
  %28 = phi i1 [ true, %24 ], [ false, %27 ], [ true, %24 ]
  %29 = zext i1 %28 to i64
  %30 = select i1 %28, i32 4, i32 3
  br label %31

31:
  %.0 = phi i32 [ 3, %21 ], [ 2, %25 ], [ 0, %26 ], [ %30, %switch.edge136 ], [ 1, %24 ], [ 1, %24 ], [ 1, %24 ], [ 1, %24 ], [ 1, %24 ]
  switch i32 %.0, label %44 [
    i32 1, label %32
    i32 2, label %35
    i32 3, label %38
    i32 4, label %41
  ]

32:
  %33 = sext i32 %2 to i64
  %34 = sext i32 %5 to i64
  call void @tapeless_mpi_send_double(ptr noundef %0, i32 noundef 10, i32 noundef %1, i64 noundef %33, i32 noundef %3, i32 noundef %4, i64 noundef %34, ptr noundef %6)
  br label %44

35:
  %36 = sext i32 %2 to i64
  %37 = sext i32 %5 to i64
  call void @tapeless_mpi_send_float(ptr noundef %0, i32 noundef 10, i32 noundef %1, i64 noundef %36, i32 noundef %3, i32 noundef %4, i64 noundef %37, ptr noundef %6)
  br label %44

38:
  %39 = sext i32 %2 to i64
  %40 = sext i32 %5 to i64
  call void @tapeless_mpi_send_any(ptr noundef %0, i32 noundef 10, i32 noundef %1, i64 noundef %39, i32 noundef %3, i32 noundef %4, i64 noundef %40, ptr noundef %6)
  br label %44

41:
  %42 = sext i32 %2 to i64
  %43 = sext i32 %5 to i64
  call void @tapeless_mpi_send_bytes(ptr noundef %0, i32 noundef 10, i32 noundef %1, i64 noundef %42, i32 noundef %3, i32 noundef %4, i64 noundef %43, ptr noundef %6)
  br label %44

44:
  %.0135 = phi i32 [ %20, %19 ], [ 0, %32 ], [ 0, %31 ], [ 0, %41 ], [ 0, %38 ], [ 0, %35 ]
  ret i32 %.0135
}

declare i32 @tapeless_library_MPI_Rsend_init(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Bsend_init(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6) {
  %8 = icmp eq i32 %2, 1275070475
  %9 = call zeroext i1 @llvm.is.constant.i1(i1 noundef zeroext %8)
  br i1 %9, label %10, label %17

10:
  switch i32 %2, label %13 [
    i32 1275070475, label %17
    i32 1275072577, label %17
    i32 1275072546, label %17
    i32 1275070495, label %17
    i32 1275070505, label %17
    i32 1275069450, label %11
    i32 1275070528, label %11
    i32 1275070494, label %11
    i32 1275069468, label %11
    i32 1275069479, label %11
    i32 1275068673, label %12
    i32 1275068696, label %12
    i32 1275068674, label %12
    i32 1275068931, label %12
    i32 1275068932, label %12
    i32 1275069445, label %12
    i32 1275069446, label %12
    i32 1275070471, label %12
    i32 1275070472, label %12
    i32 1275070473, label %12
    i32 1275070489, label %12
    i32 1275068727, label %12
    i32 1275068984, label %12
    i32 1275069497, label %12
    i32 1275070522, label %12
    i32 1275068731, label %12
    i32 1275068988, label %12
    i32 1275069501, label %12
    i32 1275070526, label %12
    i32 1275068735, label %12
    i32 1275069454, label %12
    i32 1275070486, label %12
    i32 1275069467, label %12
    i32 1275069469, label %12
    i32 1275068698, label %12
    i32 1275070531, label %12
    i32 1275070532, label %12
    i32 1275070533, label %12
    i32 1275068685, label %switch.edge
    i32 1275068687, label %switch.edge
  ]

11:
  br label %17

12:
  br label %17

13:
  br label %switch.edge

switch.edge:
  %14 = phi i1 [ true, %10 ], [ false, %13 ], [ true, %10 ]
  %15 = zext i1 %14 to i64
  %16 = select i1 %14, i32 4, i32 3
  br label %17

17:
  %.0134 = phi i32 [ 3, %7 ], [ 2, %11 ], [ 0, %12 ], [ %16, %switch.edge ], [ 1, %10 ], [ 1, %10 ], [ 1, %10 ], [ 1, %10 ], [ 1, %10 ]
  %18 = icmp eq i32 %.0134, 0
  br i1 %18, label %19, label %21

19:
  %20 = call i32 @tapeless_library_MPI_Bsend_init(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6)
  br label %44

21:
  %22 = icmp eq i32 %2, 1275070475
  %23 = call zeroext i1 @llvm.is.constant.i1(i1 noundef zeroext %22)
  br i1 %23, label %24, label %31

24:
  switch i32 %2, label %27 [
    i32 1275070475, label %31
    i32 1275072577, label %31
    i32 1275072546, label %31
    i32 1275070495, label %31
    i32 1275070505, label %31
    i32 1275069450, label %25
    i32 1275070528, label %25
    i32 1275070494, label %25
    i32 1275069468, label %25
    i32 1275069479, label %25
    i32 1275068673, label %26
    i32 1275068696, label %26
    i32 1275068674, label %26
    i32 1275068931, label %26
    i32 1275068932, label %26
    i32 1275069445, label %26
    i32 1275069446, label %26
    i32 1275070471, label %26
    i32 1275070472, label %26
    i32 1275070473, label %26
    i32 1275070489, label %26
    i32 1275068727, label %26
    i32 1275068984, label %26
    i32 1275069497, label %26
    i32 1275070522, label %26
    i32 1275068731, label %26
    i32 1275068988, label %26
    i32 1275069501, label %26
    i32 1275070526, label %26
    i32 1275068735, label %26
    i32 1275069454, label %26
    i32 1275070486, label %26
    i32 1275069467, label %26
    i32 1275069469, label %26
    i32 1275068698, label %26
    i32 1275070531, label %26
    i32 1275070532, label %26
    i32 1275070533, label %26
    i32 1275068685, label %switch.edge136
    i32 1275068687, label %switch.edge136
  ]

25:
  br label %31

26:
  br label %31

27:
  br label %switch.edge136

switch.edge136:
  %28 = phi i1 [ true, %24 ], [ false, %27 ], [ true, %24 ]
  %29 = zext i1 %28 to i64
  %30 = select i1 %28, i32 4, i32 3
  br label %31

31:
  %.0 = phi i32 [ 3, %21 ], [ 2, %25 ], [ 0, %26 ], [ %30, %switch.edge136 ], [ 1, %24 ], [ 1, %24 ], [ 1, %24 ], [ 1, %24 ], [ 1, %24 ]
  switch i32 %.0, label %44 [
    i32 1, label %32
    i32 2, label %35
    i32 3, label %38
    i32 4, label %41
  ]

32:
  %33 = sext i32 %2 to i64
  %34 = sext i32 %5 to i64
  call void @tapeless_mpi_send_double(ptr noundef %0, i32 noundef 11, i32 noundef %1, i64 noundef %33, i32 noundef %3, i32 noundef %4, i64 noundef %34, ptr noundef %6)
  br label %44

35:
  %36 = sext i32 %2 to i64
  %37 = sext i32 %5 to i64
  call void @tapeless_mpi_send_float(ptr noundef %0, i32 noundef 11, i32 noundef %1, i64 noundef %36, i32 noundef %3, i32 noundef %4, i64 noundef %37, ptr noundef %6)
  br label %44

38:
  %39 = sext i32 %2 to i64
  %40 = sext i32 %5 to i64
  call void @tapeless_mpi_send_any(ptr noundef %0, i32 noundef 11, i32 noundef %1, i64 noundef %39, i32 noundef %3, i32 noundef %4, i64 noundef %40, ptr noundef %6)
  br label %44

41:
  %42 = sext i32 %2 to i64
  %43 = sext i32 %5 to i64
  call void @tapeless_mpi_send_bytes(ptr noundef %0, i32 noundef 11, i32 noundef %1, i64 noundef %42, i32 noundef %3, i32 noundef %4, i64 noundef %43, ptr noundef %6)
  br label %44

44:
  %.0135 = phi i32 [ %20, %19 ], [ 0, %32 ], [ 0, %31 ], [ 0, %41 ], [ 0, %38 ], [ 0, %35 ]
  ret i32 %.0135
}

declare i32 @tapeless_library_MPI_Bsend_init(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Recv(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6) {
  %8 = alloca i32, align 4
  %9 = icmp eq i32 %2, 1275070475
  %10 = call zeroext i1 @llvm.is.constant.i1(i1 noundef zeroext %9)
  br i1 %10, label %11, label %18

11:
  switch i32 %2, label %14 [
    i32 1275070475, label %18
    i32 1275072577, label %18
    i32 1275072546, label %18
    i32 1275070495, label %18
    i32 1275070505, label %18
    i32 1275069450, label %12
    i32 1275070528, label %12
    i32 1275070494, label %12
    i32 1275069468, label %12
    i32 1275069479, label %12
    i32 1275068673, label %13
    i32 1275068696, label %13
    i32 1275068674, label %13
    i32 1275068931, label %13
    i32 1275068932, label %13
    i32 1275069445, label %13
    i32 1275069446, label %13
    i32 1275070471, label %13
    i32 1275070472, label %13
    i32 1275070473, label %13
    i32 1275070489, label %13
    i32 1275068727, label %13
    i32 1275068984, label %13
    i32 1275069497, label %13
    i32 1275070522, label %13
    i32 1275068731, label %13
    i32 1275068988, label %13
    i32 1275069501, label %13
    i32 1275070526, label %13
    i32 1275068735, label %13
    i32 1275069454, label %13
    i32 1275070486, label %13
    i32 1275069467, label %13
    i32 1275069469, label %13
    i32 1275068698, label %13
    i32 1275070531, label %13
    i32 1275070532, label %13
    i32 1275070533, label %13
    i32 1275068685, label %switch.edge
    i32 1275068687, label %switch.edge
  ]

12:
  br label %18

13:
  br label %18

14:
  br label %switch.edge

switch.edge:
  %15 = phi i1 [ true, %11 ], [ false, %14 ], [ true, %11 ]
  %16 = zext i1 %15 to i64
  %17 = select i1 %15, i32 4, i32 3
  br label %18

18:
  %.0136 = phi i32 [ 3, %7 ], [ 2, %12 ], [ 0, %13 ], [ %17, %switch.edge ], [ 1, %11 ], [ 1, %11 ], [ 1, %11 ], [ 1, %11 ], [ 1, %11 ]
  %19 = icmp eq i32 %.0136, 0
  br i1 %19, label %20, label %22

20:
  %21 = call i32 @tapeless_library_MPI_Recv(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6)
  br label %46

22:
  %23 = icmp eq i32 %2, 1275070475
  %24 = call zeroext i1 @llvm.is.constant.i1(i1 noundef zeroext %23)
  br i1 %24, label %25, label %32

25:
  switch i32 %2, label %28 [
    i32 1275070475, label %32
    i32 1275072577, label %32
    i32 1275072546, label %32
    i32 1275070495, label %32
    i32 1275070505, label %32
    i32 1275069450, label %26
    i32 1275070528, label %26
    i32 1275070494, label %26
    i32 1275069468, label %26
    i32 1275069479, label %26
    i32 1275068673, label %27
    i32 1275068696, label %27
    i32 1275068674, label %27
    i32 1275068931, label %27
    i32 1275068932, label %27
    i32 1275069445, label %27
    i32 1275069446, label %27
    i32 1275070471, label %27
    i32 1275070472, label %27
    i32 1275070473, label %27
    i32 1275070489, label %27
    i32 1275068727, label %27
    i32 1275068984, label %27
    i32 1275069497, label %27
    i32 1275070522, label %27
    i32 1275068731, label %27
    i32 1275068988, label %27
    i32 1275069501, label %27
    i32 1275070526, label %27
    i32 1275068735, label %27
    i32 1275069454, label %27
    i32 1275070486, label %27
    i32 1275069467, label %27
    i32 1275069469, label %27
    i32 1275068698, label %27
    i32 1275070531, label %27
    i32 1275070532, label %27
    i32 1275070533, label %27
    i32 1275068685, label %switch.edge138
    i32 1275068687, label %switch.edge138
  ]

26:
  br label %32

27:
  br label %32

28:
  br label %switch.edge138

switch.edge138:
  %29 = phi i1 [ true, %25 ], [ false, %28 ], [ true, %25 ]
  %30 = zext i1 %29 to i64
  %31 = select i1 %29, i32 4, i32 3
  br label %32

32:
  %.0 = phi i32 [ 3, %22 ], [ 2, %26 ], [ 0, %27 ], [ %31, %switch.edge138 ], [ 1, %25 ], [ 1, %25 ], [ 1, %25 ], [ 1, %25 ], [ 1, %25 ]
  switch i32 %.0, label %45 [
    i32 1, label %33
    i32 2, label %36
    i32 3, label %39
    i32 4, label %42
  ]

33:
  %34 = sext i32 %2 to i64
  %35 = sext i32 %5 to i64
  call void @tapeless_mpi_receive_double(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %34, i32 noundef %3, i32 noundef %4, i64 noundef %35, ptr noundef %8)
  br label %45

36:
  %37 = sext i32 %2 to i64
  %38 = sext i32 %5 to i64
  call void @tapeless_mpi_receive_float(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %37, i32 noundef %3, i32 noundef %4, i64 noundef %38, ptr noundef %8)
  br label %45

39:
  %40 = sext i32 %2 to i64
  %41 = sext i32 %5 to i64
  call void @tapeless_mpi_receive_any(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %40, i32 noundef %3, i32 noundef %4, i64 noundef %41, ptr noundef %8)
  br label %45

42:
  %43 = sext i32 %2 to i64
  %44 = sext i32 %5 to i64
  call void @tapeless_mpi_receive_bytes(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %43, i32 noundef %3, i32 noundef %4, i64 noundef %44, ptr noundef %8)
  br label %45

45:
  call void @tapeless_mpi_complete(i32 noundef 0, i32 noundef 1, ptr noundef %8, ptr noundef null, ptr noundef null, ptr noundef %6)
  br label %46

46:
  %.0137 = phi i32 [ %21, %20 ], [ 0, %45 ]
  ret i32 %.0137
}

declare i32 @tapeless_library_MPI_Recv(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Irecv(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6) {
  %8 = icmp eq i32 %2, 1275070475
  %9 = call zeroext i1 @llvm.is.constant.i1(i1 noundef zeroext %8)
  br i1 %9, label %10, label %17

10:
  switch i32 %2, label %13 [
    i32 1275070475, label %17
    i32 1275072577, label %17
    i32 1275072546, label %17
    i32 1275070495, label %17
    i32 1275070505, label %17
    i32 1275069450, label %11
    i32 1275070528, label %11
    i32 1275070494, label %11
    i32 1275069468, label %11
    i32 1275069479, label %11
    i32 1275068673, label %12
    i32 1275068696, label %12
    i32 1275068674, label %12
    i32 1275068931, label %12
    i32 1275068932, label %12
    i32 1275069445, label %12
    i32 1275069446, label %12
    i32 1275070471, label %12
    i32 1275070472, label %12
    i32 1275070473, label %12
    i32 1275070489, label %12
    i32 1275068727, label %12
    i32 1275068984, label %12
    i32 1275069497, label %12
    i32 1275070522, label %12
    i32 1275068731, label %12
    i32 1275068988, label %12
    i32 1275069501, label %12
    i32 1275070526, label %12
    i32 1275068735, label %12
    i32 1275069454, label %12
    i32 1275070486, label %12
    i32 1275069467, label %12
    i32 1275069469, label %12
    i32 1275068698, label %12
    i32 1275070531, label %12
    i32 1275070532, label %12
    i32 1275070533, label %12
    i32 1275068685, label %switch.edge
    i32 1275068687, label %switch.edge
  ]

11:
  br label %17

12:
  br label %17

13:
  br label %switch.edge

switch.edge:
  %14 = phi i1 [ true, %10 ], [ false, %13 ], [ true, %10 ]
  %15 = zext i1 %14 to i64
  %16 = select i1 %14, i32 4, i32 3
  br label %17

17:
  %.0134 = phi i32 [ 3, %7 ], [ 2, %11 ], [ 0, %12 ], [ %16, %switch.edge ], [ 1, %10 ], [ 1, %10 ], [ 1, %10 ], [ 1, %10 ], [ 1, %10 ]
  %18 = icmp eq i32 %.0134, 0
  br i1 %18, label %19, label %21

19:
  %20 = call i32 @tapeless_library_MPI_Irecv(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6)
  br label %44

21:
  %22 = icmp eq i32 %2, 1275070475
  %23 = call zeroext i1 @llvm.is.constant.i1(i1 noundef zeroext %22)
  br i1 %23, label %24, label %31

24:
  switch i32 %2, label %27 [
    i32 1275070475, label %31
    i32 1275072577, label %31
    i32 1275072546, label %31
    i32 1275070495, label %31
    i32 1275070505, label %31
    i32 1275069450, label %25
    i32 1275070528, label %25
    i32 1275070494, label %25
    i32 1275069468, label %25
    i32 1275069479, label %25
    i32 1275068673, label %26
    i32 1275068696, label %26
    i32 1275068674, label %26
    i32 1275068931, label %26
    i32 1275068932, label %26
    i32 1275069445, label %26
    i32 1275069446, label %26
    i32 1275070471, label %26
    i32 1275070472, label %26
    i32 1275070473, label %26
    i32 1275070489, label %26
    i32 1275068727, label %26
    i32 1275068984, label %26
    i32 1275069497, label %26
    i32 1275070522, label %26
    i32 1275068731, label %26
    i32 1275068988, label %26
    i32 1275069501, label %26
    i32 1275070526, label %26
    i32 1275068735, label %26
    i32 1275069454, label %26
    i32 1275070486, label %26
    i32 1275069467, label %26
    i32 1275069469, label %26
    i32 1275068698, label %26
    i32 1275070531, label %26
    i32 1275070532, label %26
    i32 1275070533, label %26
    i32 1275068685, label %switch.edge136
    i32 1275068687, label %switch.edge136
  ]

25:
  br label %31

26:
  br label %31

27:
  br label %switch.edge136

switch.edge136:
  %28 = phi i1 [ true, %24 ], [ false, %27 ], [ true, %24 ]
  %29 = zext i1 %28 to i64
  %30 = select i1 %28, i32 4, i32 3
  br label %31

31:
  %.0 = phi i32 [ 3, %21 ], [ 2, %25 ], [ 0, %26 ], [ %30, %switch.edge136 ], [ 1, %24 ], [ 1, %24 ], [ 1, %24 ], [ 1, %24 ], [ 1, %24 ]
  switch i32 %.0, label %44 [
    i32 1, label %32
    i32 2, label %35
    i32 3, label %38
    i32 4, label %41
  ]

32:
  %33 = sext i32 %2 to i64
  %34 = sext i32 %5 to i64
  call void @tapeless_mpi_receive_double(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %33, i32 noundef %3, i32 noundef %4, i64 noundef %34, ptr noundef %6)
  br label %44

35:
  %36 = sext i32 %2 to i64
  %37 = sext i32 %5 to i64
  call void @tapeless_mpi_receive_float(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %36, i32 noundef %3, i32 noundef %4, i64 noundef %37, ptr noundef %6)
  br label %44

38:
  %39 = sext i32 %2 to i64
  %40 = sext i32 %5 to i64
  call void @tapeless_mpi_receive_any(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %39, i32 noundef %3, i32 noundef %4, i64 noundef %40, ptr noundef %6)
  br label %44

41:
  %42 = sext i32 %2 to i64
  %43 = sext i32 %5 to i64
  call void @tapeless_mpi_receive_bytes(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %42, i32 noundef %3, i32 noundef %4, i64 noundef %43, ptr noundef %6)
  br label %44

44:
  %.0135 = phi i32 [ %20, %19 ], [ 0, %32 ], [ 0, %31 ], [ 0, %41 ], [ 0, %38 ], [ 0, %35 ]
  ret i32 %.0135
}

declare i32 @tapeless_library_MPI_Irecv(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Recv_init(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6) {
  %8 = icmp eq i32 %2, 1275070475
  %9 = call zeroext i1 @llvm.is.constant.i1(i1 noundef zeroext %8)
  br i1 %9, label %10, label %17

10:
  switch i32 %2, label %13 [
    i32 1275070475, label %17
    i32 1275072577, label %17
    i32 1275072546, label %17
    i32 1275070495, label %17
    i32 1275070505, label %17
    i32 1275069450, label %11
    i32 1275070528, label %11
    i32 1275070494, label %11
    i32 1275069468, label %11
    i32 1275069479, label %11
    i32 1275068673, label %12
    i32 1275068696, label %12
    i32 1275068674, label %12
    i32 1275068931, label %12
    i32 1275068932, label %12
    i32 1275069445, label %12
    i32 1275069446, label %12
    i32 1275070471, label %12
    i32 1275070472, label %12
    i32 1275070473, label %12
    i32 1275070489, label %12
    i32 1275068727, label %12
    i32 1275068984, label %12
    i32 1275069497, label %12
    i32 1275070522, label %12
    i32 1275068731, label %12
    i32 1275068988, label %12
    i32 1275069501, label %12
    i32 1275070526, label %12
    i32 1275068735, label %12
    i32 1275069454, label %12
    i32 1275070486, label %12
    i32 1275069467, label %12
    i32 1275069469, label %12
    i32 1275068698, label %12
    i32 1275070531, label %12
    i32 1275070532, label %12
    i32 1275070533, label %12
    i32 1275068685, label %switch.edge
    i32 1275068687, label %switch.edge
  ]

11:
  br label %17

12:
  br label %17

13:
  br label %switch.edge

switch.edge:
  %14 = phi i1 [ true, %10 ], [ false, %13 ], [ true, %10 ]
  %15 = zext i1 %14 to i64
  %16 = select i1 %14, i32 4, i32 3
  br label %17

17:
  %.0134 = phi i32 [ 3, %7 ], [ 2, %11 ], [ 0, %12 ], [ %16, %switch.edge ], [ 1, %10 ], [ 1, %10 ], [ 1, %10 ], [ 1, %10 ], [ 1, %10 ]
  %18 = icmp eq i32 %.0134, 0
  br i1 %18, label %19, label %21

19:
  %20 = call i32 @tapeless_library_MPI_Recv_init(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6)
  br label %44

21:
  %22 = icmp eq i32 %2, 1275070475
  %23 = call zeroext i1 @llvm.is.constant.i1(i1 noundef zeroext %22)
  br i1 %23, label %24, label %31

24:
  switch i32 %2, label %27 [
    i32 1275070475, label %31
    i32 1275072577, label %31
    i32 1275072546, label %31
    i32 1275070495, label %31
    i32 1275070505, label %31
    i32 1275069450, label %25
    i32 1275070528, label %25
    i32 1275070494, label %25
    i32 1275069468, label %25
    i32 1275069479, label %25
    i32 1275068673, label %26
    i32 1275068696, label %26
    i32 1275068674, label %26
    i32 1275068931, label %26
    i32 1275068932, label %26
    i32 1275069445, label %26
    i32 1275069446, label %26
    i32 1275070471, label %26
    i32 1275070472, label %26
    i32 1275070473, label %26
    i32 1275070489, label %26
    i32 1275068727, label %26
    i32 1275068984, label %26
    i32 1275069497, label %26
    i32 1275070522, label %26
    i32 1275068731, label %26
    i32 1275068988, label %26
    i32 1275069501, label %26
    i32 1275070526, label %26
    i32 1275068735, label %26
    i32 1275069454, label %26
    i32 1275070486, label %26
    i32 1275069467, label %26
    i32 1275069469, label %26
    i32 1275068698, label %26
    i32 1275070531, label %26
    i32 1275070532, label %26
    i32 1275070533, label %26
    i32 1275068685, label %switch.edge136
    i32 1275068687, label %switch.edge136
  ]

25:
  br label %31

26:
  br label %31

27:
  br label %switch.edge136

switch.edge136:
  %28 = phi i1 [ true, %24 ], [ false, %27 ], [ true, %24 ]
  %29 = zext i1 %28 to i64
  %30 = select i1 %28, i32 4, i32 3
  br label %31

31:
  %.0 = phi i32 [ 3, %21 ], [ 2, %25 ], [ 0, %26 ], [ %30, %switch.edge136 ], [ 1, %24 ], [ 1, %24 ], [ 1, %24 ], [ 1, %24 ], [ 1, %24 ]
  switch i32 %.0, label %44 [
    i32 1, label %32
    i32 2, label %35
    i32 3, label %38
    i32 4, label %41
  ]

32:
  %33 = sext i32 %2 to i64
  %34 = sext i32 %5 to i64
  call void @tapeless_mpi_receive_double(ptr noundef %0, i32 noundef 8, i32 noundef %1, i64 noundef %33, i32 noundef %3, i32 noundef %4, i64 noundef %34, ptr noundef %6)
  br label %44

35:
  %36 = sext i32 %2 to i64
  %37 = sext i32 %5 to i64
  call void @tapeless_mpi_receive_float(ptr noundef %0, i32 noundef 8, i32 noundef %1, i64 noundef %36, i32 noundef %3, i32 noundef %4, i64 noundef %37, ptr noundef %6)
  br label %44

38:
  %39 = sext i32 %2 to i64
  %40 = sext i32 %5 to i64
  call void @tapeless_mpi_receive_any(ptr noundef %0, i32 noundef 8, i32 noundef %1, i64 noundef %39, i32 noundef %3, i32 noundef %4, i64 noundef %40, ptr noundef %6)
  br label %44

41:
  %42 = sext i32 %2 to i64
  %43 = sext i32 %5 to i64
  call void @tapeless_mpi_receive_bytes(ptr noundef %0, i32 noundef 8, i32 noundef %1, i64 noundef %42, i32 noundef %3, i32 noundef %4, i64 noundef %43, ptr noundef %6)
  br label %44

44:
  %.0135 = phi i32 [ %20, %19 ], [ 0, %32 ], [ 0, %31 ], [ 0, %41 ], [ 0, %38 ], [ 0, %35 ]
  ret i32 %.0135
}

declare i32 @tapeless_library_MPI_Recv_init(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Sendrecv(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef %11) {
  %13 = alloca [2 x i32], align 4
  %14 = icmp eq i32 %2, 1275070475
  %15 = call zeroext i1 @llvm.is.constant.i1(i1 noundef zeroext %14)
  br i1 %15, label %16, label %23

16:
  switch i32 %2, label %19 [
    i32 1275070475, label %23
    i32 1275072577, label %23
    i32 1275072546, label %23
    i32 1275070495, label %23
    i32 1275070505, label %23
    i32 1275069450, label %17
    i32 1275070528, label %17
    i32 1275070494, label %17
    i32 1275069468, label %17
    i32 1275069479, label %17
    i32 1275068673, label %18
    i32 1275068696, label %18
    i32 1275068674, label %18
    i32 1275068931, label %18
    i32 1275068932, label %18
    i32 1275069445, label %18
    i32 1275069446, label %18
    i32 1275070471, label %18
    i32 1275070472, label %18
    i32 1275070473, label %18
    i32 1275070489, label %18
    i32 1275068727, label %18
    i32 1275068984, label %18
    i32 1275069497, label %18
    i32 1275070522, label %18
    i32 1275068731, label %18
    i32 1275068988, label %18
    i32 1275069501, label %18
    i32 1275070526, label %18
    i32 1275068735, label %18
    i32 1275069454, label %18
    i32 1275070486, label %18
    i32 1275069467, label %18
    i32 1275069469, label %18
    i32 1275068698, label %18
    i32 1275070531, label %18
    i32 1275070532, label %18
    i32 1275070533, label %18
    i32 1275068685, label %switch.edge
    i32 1275068687, label %switch.edge
  ]

17:
  br label %23

18:
  br label %23

19:
  br label %switch.edge

switch.edge:
  %20 = phi i1 [ true, %16 ], [ false, %19 ], [ true, %16 ]
  %21 = zext i1 %20 to i64
  %22 = select i1 %20, i32 4, i32 3
  br label %23

23:
  %.0270 = phi i32 [ 3, %12 ], [ 2, %17 ], [ 0, %18 ], [ %22, %switch.edge ], [ 1, %16 ], [ 1, %16 ], [ 1, %16 ], [ 1, %16 ], [ 1, %16 ]
  %24 = icmp eq i32 %.0270, 0
  br i1 %24, label %25, label %39

25:
  %26 = icmp eq i32 %7, 1275070475
  %27 = call zeroext i1 @llvm.is.constant.i1(i1 noundef zeroext %26)
  br i1 %27, label %28, label %35

28:
  switch i32 %7, label %31 [
    i32 1275070475, label %35
    i32 1275072577, label %35
    i32 1275072546, label %35
    i32 1275070495, label %35
    i32 1275070505, label %35
    i32 1275069450, label %29
    i32 1275070528, label %29
    i32 1275070494, label %29
    i32 1275069468, label %29
    i32 1275069479, label %29
    i32 1275068673, label %30
    i32 1275068696, label %30
    i32 1275068674, label %30
    i32 1275068931, label %30
    i32 1275068932, label %30
    i32 1275069445, label %30
    i32 1275069446, label %30
    i32 1275070471, label %30
    i32 1275070472, label %30
    i32 1275070473, label %30
    i32 1275070489, label %30
    i32 1275068727, label %30
    i32 1275068984, label %30
    i32 1275069497, label %30
    i32 1275070522, label %30
    i32 1275068731, label %30
    i32 1275068988, label %30
    i32 1275069501, label %30
    i32 1275070526, label %30
    i32 1275068735, label %30
    i32 1275069454, label %30
    i32 1275070486, label %30
    i32 1275069467, label %30
    i32 1275069469, label %30
    i32 1275068698, label %30
    i32 1275070531, label %30
    i32 1275070532, label %30
    i32 1275070533, label %30
    i32 1275068685, label %switch.edge273
    i32 1275068687, label %switch.edge273
  ]

29:
  br label %35

30:
  br label %35

31:
  br label %switch.edge273

switch.edge273:
  %32 = phi i1 [ true, %28 ], [ false, %31 ], [ true, %28 ]
  %33 = zext i1 %32 to i64
  %34 = select i1 %32, i32 4, i32 3
  br label %35

35:
  %.0271 = phi i32 [ 3, %25 ], [ 2, %29 ], [ 0, %30 ], [ %34, %switch.edge273 ], [ 1, %28 ], [ 1, %28 ], [ 1, %28 ], [ 1, %28 ], [ 1, %28 ]
  %36 = icmp eq i32 %.0271, 0
  br i1 %36, label %37, label %39

37:
  %38 = call i32 @tapeless_library_MPI_Sendrecv(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef %11)
  br label %90

39:
  %40 = getelementptr inbounds [2 x i32], ptr %13, i64 0, i64 0
  %41 = icmp eq i32 %7, 1275070475
  %42 = call zeroext i1 @llvm.is.constant.i1(i1 noundef zeroext %41)
  br i1 %42, label %43, label %50

43:
  switch i32 %7, label %46 [
    i32 1275070475, label %50
    i32 1275072577, label %50
    i32 1275072546, label %50
    i32 1275070495, label %50
    i32 1275070505, label %50
    i32 1275069450, label %44
    i32 1275070528, label %44
    i32 1275070494, label %44
    i32 1275069468, label %44
    i32 1275069479, label %44
    i32 1275068673, label %45
    i32 1275068696, label %45
    i32 1275068674, label %45
    i32 1275068931, label %45
    i32 1275068932, label %45
    i32 1275069445, label %45
    i32 1275069446, label %45
    i32 1275070471, label %45
    i32 1275070472, label %45
    i32 1275070473, label %45
    i32 1275070489, label %45
    i32 1275068727, label %45
    i32 1275068984, label %45
    i32 1275069497, label %45
    i32 1275070522, label %45
    i32 1275068731, label %45
    i32 1275068988, label %45
    i32 1275069501, label %45
    i32 1275070526, label %45
    i32 1275068735, label %45
    i32 1275069454, label %45
    i32 1275070486, label %45
    i32 1275069467, label %45
    i32 1275069469, label %45
    i32 1275068698, label %45
    i32 1275070531, label %45
    i32 1275070532, label %45
    i32 1275070533, label %45
    i32 1275068685, label %switch.edge274
    i32 1275068687, label %switch.edge274
  ]

44:
  br label %50

45:
  br label %50

46:
  br label %switch.edge274

switch.edge274:
  %47 = phi i1 [ true, %43 ], [ false, %46 ], [ true, %43 ]
  %48 = zext i1 %47 to i64
  %49 = select i1 %47, i32 4, i32 3
  br label %50

50:
  %.0 = phi i32 [ 3, %39 ], [ 2, %44 ], [ 0, %45 ], [ %49, %switch.edge274 ], [ 1, %43 ], [ 1, %43 ], [ 1, %43 ], [ 1, %43 ], [ 1, %43 ]
  switch i32 %.0, label %63 [
    i32 1, label %51
    i32 2, label %54
    i32 3, label %57
    i32 4, label %60
  ]

51:
  %52 = sext i32 %7 to i64
  %53 = sext i32 %10 to i64
  call void @tapeless_mpi_receive_double(ptr noundef %5, i32 noundef 0, i32 noundef %6, i64 noundef %52, i32 noundef %8, i32 noundef %9, i64 noundef %53, ptr noundef %40)
  br label %63

54:
  %55 = sext i32 %7 to i64
  %56 = sext i32 %10 to i64
  call void @tapeless_mpi_receive_float(ptr noundef %5, i32 noundef 0, i32 noundef %6, i64 noundef %55, i32 noundef %8, i32 noundef %9, i64 noundef %56, ptr noundef %40)
  br label %63

57:
  %58 = sext i32 %7 to i64
  %59 = sext i32 %10 to i64
  call void @tapeless_mpi_receive_any(ptr noundef %5, i32 noundef 0, i32 noundef %6, i64 noundef %58, i32 noundef %8, i32 noundef %9, i64 noundef %59, ptr noundef %40)
  br label %63

60:
  %61 = sext i32 %7 to i64
  %62 = sext i32 %10 to i64
  call void @tapeless_mpi_receive_bytes(ptr noundef %5, i32 noundef 0, i32 noundef %6, i64 noundef %61, i32 noundef %8, i32 noundef %9, i64 noundef %62, ptr noundef %40)
  br label %63

63:
  %64 = getelementptr inbounds [2 x i32], ptr %13, i64 0, i64 1
  %65 = icmp eq i32 %2, 1275070475
  %66 = call zeroext i1 @llvm.is.constant.i1(i1 noundef zeroext %65)
  br i1 %66, label %67, label %74

67:
  switch i32 %2, label %70 [
    i32 1275070475, label %74
    i32 1275072577, label %74
    i32 1275072546, label %74
    i32 1275070495, label %74
    i32 1275070505, label %74
    i32 1275069450, label %68
    i32 1275070528, label %68
    i32 1275070494, label %68
    i32 1275069468, label %68
    i32 1275069479, label %68
    i32 1275068673, label %69
    i32 1275068696, label %69
    i32 1275068674, label %69
    i32 1275068931, label %69
    i32 1275068932, label %69
    i32 1275069445, label %69
    i32 1275069446, label %69
    i32 1275070471, label %69
    i32 1275070472, label %69
    i32 1275070473, label %69
    i32 1275070489, label %69
    i32 1275068727, label %69
    i32 1275068984, label %69
    i32 1275069497, label %69
    i32 1275070522, label %69
    i32 1275068731, label %69
    i32 1275068988, label %69
    i32 1275069501, label %69
    i32 1275070526, label %69
    i32 1275068735, label %69
    i32 1275069454, label %69
    i32 1275070486, label %69
    i32 1275069467, label %69
    i32 1275069469, label %69
    i32 1275068698, label %69
    i32 1275070531, label %69
    i32 1275070532, label %69
    i32 1275070533, label %69
    i32 1275068685, label %switch.edge275
    i32 1275068687, label %switch.edge275
  ]

68:
  br label %74

69:
  br label %74

70:
  br label %switch.edge275

switch.edge275:
  %71 = phi i1 [ true, %67 ], [ false, %70 ], [ true, %67 ]
  %72 = zext i1 %71 to i64
  %73 = select i1 %71, i32 4, i32 3
  br label %74

74:
  %.0268 = phi i32 [ 3, %63 ], [ 2, %68 ], [ 0, %69 ], [ %73, %switch.edge275 ], [ 1, %67 ], [ 1, %67 ], [ 1, %67 ], [ 1, %67 ], [ 1, %67 ]
  switch i32 %.0268, label %87 [
    i32 1, label %75
    i32 2, label %78
    i32 3, label %81
    i32 4, label %84
  ]

75:
  %76 = sext i32 %2 to i64
  %77 = sext i32 %10 to i64
  call void @tapeless_mpi_send_double(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %76, i32 noundef %3, i32 noundef %4, i64 noundef %77, ptr noundef %64)
  br label %87

78:
  %79 = sext i32 %2 to i64
  %80 = sext i32 %10 to i64
  call void @tapeless_mpi_send_float(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %79, i32 noundef %3, i32 noundef %4, i64 noundef %80, ptr noundef %64)
  br label %87

81:
  %82 = sext i32 %2 to i64
  %83 = sext i32 %10 to i64
  call void @tapeless_mpi_send_any(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %82, i32 noundef %3, i32 noundef %4, i64 noundef %83, ptr noundef %64)
  br label %87

84:
  %85 = sext i32 %2 to i64
  %86 = sext i32 %10 to i64
  call void @tapeless_mpi_send_bytes(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %85, i32 noundef %3, i32 noundef %4, i64 noundef %86, ptr noundef %64)
  br label %87

87:
  %88 = getelementptr inbounds [2 x i32], ptr %13, i64 0, i64 1
  call void @tapeless_mpi_complete(i32 noundef 0, i32 noundef 1, ptr noundef %88, ptr noundef null, ptr noundef null, ptr noundef inttoptr (i64 1 to ptr))
  %89 = getelementptr inbounds [2 x i32], ptr %13, i64 0, i64 0
  call void @tapeless_mpi_complete(i32 noundef 0, i32 noundef 1, ptr noundef %89, ptr noundef null, ptr noundef null, ptr noundef %11)
  br label %90

90:
  %.0272 = phi i32 [ %38, %37 ], [ 0, %87 ]
  ret i32 %.0272
}

declare i32 @tapeless_library_MPI_Sendrecv(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Sendrecv_replace(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8) {
  %10 = alloca i32, align 4
  %11 = alloca [2 x i32], align 4
  %12 = icmp eq i32 %2, 1275070475
  %13 = call zeroext i1 @llvm.is.constant.i1(i1 noundef zeroext %12)
  br i1 %13, label %14, label %21

14:
  switch i32 %2, label %17 [
    i32 1275070475, label %21
    i32 1275072577, label %21
    i32 1275072546, label %21
    i32 1275070495, label %21
    i32 1275070505, label %21
    i32 1275069450, label %15
    i32 1275070528, label %15
    i32 1275070494, label %15
    i32 1275069468, label %15
    i32 1275069479, label %15
    i32 1275068673, label %16
    i32 1275068696, label %16
    i32 1275068674, label %16
    i32 1275068931, label %16
    i32 1275068932, label %16
    i32 1275069445, label %16
    i32 1275069446, label %16
    i32 1275070471, label %16
    i32 1275070472, label %16
    i32 1275070473, label %16
    i32 1275070489, label %16
    i32 1275068727, label %16
    i32 1275068984, label %16
    i32 1275069497, label %16
    i32 1275070522, label %16
    i32 1275068731, label %16
    i32 1275068988, label %16
    i32 1275069501, label %16
    i32 1275070526, label %16
    i32 1275068735, label %16
    i32 1275069454, label %16
    i32 1275070486, label %16
    i32 1275069467, label %16
    i32 1275069469, label %16
    i32 1275068698, label %16
    i32 1275070531, label %16
    i32 1275070532, label %16
    i32 1275070533, label %16
    i32 1275068685, label %switch.edge
    i32 1275068687, label %switch.edge
  ]

15:
  br label %21

16:
  br label %21

17:
  br label %switch.edge

switch.edge:
  %18 = phi i1 [ true, %14 ], [ false, %17 ], [ true, %14 ]
  %19 = zext i1 %18 to i64
  %20 = select i1 %18, i32 4, i32 3
  br label %21

21:
  %.0230 = phi i32 [ 3, %9 ], [ 2, %15 ], [ 0, %16 ], [ %20, %switch.edge ], [ 1, %14 ], [ 1, %14 ], [ 1, %14 ], [ 1, %14 ], [ 1, %14 ]
  %22 = icmp eq i32 %.0230, 0
  br i1 %22, label %23, label %25

23:
  %24 = call i32 @tapeless_library_MPI_Sendrecv_replace(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8)
  br label %86

25:
  %26 = call i32 @tapeless_library_MPI_Type_size(i32 noundef %2, ptr noundef %10)
  %27 = sext i32 %1 to i64
  %28 = load i32, ptr %10, align 4
  %29 = sext i32 %28 to i64
  %30 = mul i64 %27, %29
  %31 = call ptr @malloc(i64 noundef %30)
  %32 = sext i32 %1 to i64
  %33 = load i32, ptr %10, align 4
  %34 = sext i32 %33 to i64
  %35 = mul i64 %32, %34
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %31, ptr align 1 %0, i64 %35, i1 false)
  %36 = getelementptr inbounds [2 x i32], ptr %11, i64 0, i64 0
  %37 = icmp eq i32 %2, 1275070475
  %38 = call zeroext i1 @llvm.is.constant.i1(i1 noundef zeroext %37)
  br i1 %38, label %39, label %46

39:
  switch i32 %2, label %42 [
    i32 1275070475, label %46
    i32 1275072577, label %46
    i32 1275072546, label %46
    i32 1275070495, label %46
    i32 1275070505, label %46
    i32 1275069450, label %40
    i32 1275070528, label %40
    i32 1275070494, label %40
    i32 1275069468, label %40
    i32 1275069479, label %40
    i32 1275068673, label %41
    i32 1275068696, label %41
    i32 1275068674, label %41
    i32 1275068931, label %41
    i32 1275068932, label %41
    i32 1275069445, label %41
    i32 1275069446, label %41
    i32 1275070471, label %41
    i32 1275070472, label %41
    i32 1275070473, label %41
    i32 1275070489, label %41
    i32 1275068727, label %41
    i32 1275068984, label %41
    i32 1275069497, label %41
    i32 1275070522, label %41
    i32 1275068731, label %41
    i32 1275068988, label %41
    i32 1275069501, label %41
    i32 1275070526, label %41
    i32 1275068735, label %41
    i32 1275069454, label %41
    i32 1275070486, label %41
    i32 1275069467, label %41
    i32 1275069469, label %41
    i32 1275068698, label %41
    i32 1275070531, label %41
    i32 1275070532, label %41
    i32 1275070533, label %41
    i32 1275068685, label %switch.edge232
    i32 1275068687, label %switch.edge232
  ]

40:
  br label %46

41:
  br label %46

42:
  br label %switch.edge232

switch.edge232:
  %43 = phi i1 [ true, %39 ], [ false, %42 ], [ true, %39 ]
  %44 = zext i1 %43 to i64
  %45 = select i1 %43, i32 4, i32 3
  br label %46

46:
  %.0 = phi i32 [ 3, %25 ], [ 2, %40 ], [ 0, %41 ], [ %45, %switch.edge232 ], [ 1, %39 ], [ 1, %39 ], [ 1, %39 ], [ 1, %39 ], [ 1, %39 ]
  switch i32 %.0, label %59 [
    i32 1, label %47
    i32 2, label %50
    i32 3, label %53
    i32 4, label %56
  ]

47:
  %48 = sext i32 %2 to i64
  %49 = sext i32 %7 to i64
  call void @tapeless_mpi_receive_double(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %48, i32 noundef %5, i32 noundef %6, i64 noundef %49, ptr noundef %36)
  br label %59

50:
  %51 = sext i32 %2 to i64
  %52 = sext i32 %7 to i64
  call void @tapeless_mpi_receive_float(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %51, i32 noundef %5, i32 noundef %6, i64 noundef %52, ptr noundef %36)
  br label %59

53:
  %54 = sext i32 %2 to i64
  %55 = sext i32 %7 to i64
  call void @tapeless_mpi_receive_any(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %54, i32 noundef %5, i32 noundef %6, i64 noundef %55, ptr noundef %36)
  br label %59

56:
  %57 = sext i32 %2 to i64
  %58 = sext i32 %7 to i64
  call void @tapeless_mpi_receive_bytes(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %57, i32 noundef %5, i32 noundef %6, i64 noundef %58, ptr noundef %36)
  br label %59

59:
  %60 = getelementptr inbounds [2 x i32], ptr %11, i64 0, i64 1
  %61 = icmp eq i32 %2, 1275070475
  %62 = call zeroext i1 @llvm.is.constant.i1(i1 noundef zeroext %61)
  br i1 %62, label %63, label %70

63:
  switch i32 %2, label %66 [
    i32 1275070475, label %70
    i32 1275072577, label %70
    i32 1275072546, label %70
    i32 1275070495, label %70
    i32 1275070505, label %70
    i32 1275069450, label %64
    i32 1275070528, label %64
    i32 1275070494, label %64
    i32 1275069468, label %64
    i32 1275069479, label %64
    i32 1275068673, label %65
    i32 1275068696, label %65
    i32 1275068674, label %65
    i32 1275068931, label %65
    i32 1275068932, label %65
    i32 1275069445, label %65
    i32 1275069446, label %65
    i32 1275070471, label %65
    i32 1275070472, label %65
    i32 1275070473, label %65
    i32 1275070489, label %65
    i32 1275068727, label %65
    i32 1275068984, label %65
    i32 1275069497, label %65
    i32 1275070522, label %65
    i32 1275068731, label %65
    i32 1275068988, label %65
    i32 1275069501, label %65
    i32 1275070526, label %65
    i32 1275068735, label %65
    i32 1275069454, label %65
    i32 1275070486, label %65
    i32 1275069467, label %65
    i32 1275069469, label %65
    i32 1275068698, label %65
    i32 1275070531, label %65
    i32 1275070532, label %65
    i32 1275070533, label %65
    i32 1275068685, label %switch.edge233
    i32 1275068687, label %switch.edge233
  ]

64:
  br label %70

65:
  br label %70

66:
  br label %switch.edge233

switch.edge233:
  %67 = phi i1 [ true, %63 ], [ false, %66 ], [ true, %63 ]
  %68 = zext i1 %67 to i64
  %69 = select i1 %67, i32 4, i32 3
  br label %70

70:
  %.0228 = phi i32 [ 3, %59 ], [ 2, %64 ], [ 0, %65 ], [ %69, %switch.edge233 ], [ 1, %63 ], [ 1, %63 ], [ 1, %63 ], [ 1, %63 ], [ 1, %63 ]
  switch i32 %.0228, label %83 [
    i32 1, label %71
    i32 2, label %74
    i32 3, label %77
    i32 4, label %80
  ]

71:
  %72 = sext i32 %2 to i64
  %73 = sext i32 %7 to i64
  call void @tapeless_mpi_send_double(ptr noundef %31, i32 noundef 0, i32 noundef %1, i64 noundef %72, i32 noundef %3, i32 noundef %4, i64 noundef %73, ptr noundef %60)
  br label %83

74:
  %75 = sext i32 %2 to i64
  %76 = sext i32 %7 to i64
  call void @tapeless_mpi_send_float(ptr noundef %31, i32 noundef 0, i32 noundef %1, i64 noundef %75, i32 noundef %3, i32 noundef %4, i64 noundef %76, ptr noundef %60)
  br label %83

77:
  %78 = sext i32 %2 to i64
  %79 = sext i32 %7 to i64
  call void @tapeless_mpi_send_any(ptr noundef %31, i32 noundef 0, i32 noundef %1, i64 noundef %78, i32 noundef %3, i32 noundef %4, i64 noundef %79, ptr noundef %60)
  br label %83

80:
  %81 = sext i32 %2 to i64
  %82 = sext i32 %7 to i64
  call void @tapeless_mpi_send_bytes(ptr noundef %31, i32 noundef 0, i32 noundef %1, i64 noundef %81, i32 noundef %3, i32 noundef %4, i64 noundef %82, ptr noundef %60)
  br label %83

83:
  %84 = getelementptr inbounds [2 x i32], ptr %11, i64 0, i64 1
  call void @tapeless_mpi_complete(i32 noundef 0, i32 noundef 1, ptr noundef %84, ptr noundef null, ptr noundef null, ptr noundef inttoptr (i64 1 to ptr))
  %85 = getelementptr inbounds [2 x i32], ptr %11, i64 0, i64 0
  call void @tapeless_mpi_complete(i32 noundef 0, i32 noundef 1, ptr noundef %85, ptr noundef null, ptr noundef null, ptr noundef %8)
  call void @free(ptr noundef %31)
  br label %86

86:
  %.0231 = phi i32 [ %24, %23 ], [ 0, %83 ]
  ret i32 %.0231
}

declare i32 @tapeless_library_MPI_Sendrecv_replace(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef)

declare i32 @tapeless_library_MPI_Type_size(i32 noundef, ptr noundef)

declare ptr @malloc(i64 noundef)

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)

declare void @free(ptr noundef)

define dso_local i32 @tapeless_body_MPI_Start(ptr noundef %0) {
  call void @tapeless_mpi_start(i32 noundef 1, ptr noundef %0)
  ret i32 0
}

declare void @tapeless_mpi_start(i32 noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Startall(i32 noundef %0, ptr noundef %1) {
  call void @tapeless_mpi_start(i32 noundef %0, ptr noundef %1)
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
  %6 = icmp eq i32 %2, 1275070475
  %7 = call zeroext i1 @llvm.is.constant.i1(i1 noundef zeroext %6)
  br i1 %7, label %8, label %15

8:
  switch i32 %2, label %11 [
    i32 1275070475, label %15
    i32 1275072577, label %15
    i32 1275072546, label %15
    i32 1275070495, label %15
    i32 1275070505, label %15
    i32 1275069450, label %9
    i32 1275070528, label %9
    i32 1275070494, label %9
    i32 1275069468, label %9
    i32 1275069479, label %9
    i32 1275068673, label %10
    i32 1275068696, label %10
    i32 1275068674, label %10
    i32 1275068931, label %10
    i32 1275068932, label %10
    i32 1275069445, label %10
    i32 1275069446, label %10
    i32 1275070471, label %10
    i32 1275070472, label %10
    i32 1275070473, label %10
    i32 1275070489, label %10
    i32 1275068727, label %10
    i32 1275068984, label %10
    i32 1275069497, label %10
    i32 1275070522, label %10
    i32 1275068731, label %10
    i32 1275068988, label %10
    i32 1275069501, label %10
    i32 1275070526, label %10
    i32 1275068735, label %10
    i32 1275069454, label %10
    i32 1275070486, label %10
    i32 1275069467, label %10
    i32 1275069469, label %10
    i32 1275068698, label %10
    i32 1275070531, label %10
    i32 1275070532, label %10
    i32 1275070533, label %10
    i32 1275068685, label %switch.edge
    i32 1275068687, label %switch.edge
  ]

9:
  br label %15

10:
  br label %15

11:
  br label %switch.edge

switch.edge:
  %12 = phi i1 [ true, %8 ], [ false, %11 ], [ true, %8 ]
  %13 = zext i1 %12 to i64
  %14 = select i1 %12, i32 4, i32 3
  br label %15

15:
  %.0 = phi i32 [ 3, %5 ], [ 2, %9 ], [ 0, %10 ], [ %14, %switch.edge ], [ 1, %8 ], [ 1, %8 ], [ 1, %8 ], [ 1, %8 ], [ 1, %8 ]
  switch i32 %.0, label %28 [
    i32 1, label %16
    i32 2, label %19
    i32 3, label %22
    i32 4, label %25
  ]

16:
  %17 = sext i32 %2 to i64
  %18 = sext i32 %4 to i64
  call void @tapeless_mpi_broadcast_double(ptr noundef %0, i32 noundef %1, i64 noundef %17, i32 noundef %3, i64 noundef %18)
  br label %30

19:
  %20 = sext i32 %2 to i64
  %21 = sext i32 %4 to i64
  call void @tapeless_mpi_broadcast_float(ptr noundef %0, i32 noundef %1, i64 noundef %20, i32 noundef %3, i64 noundef %21)
  br label %30

22:
  %23 = sext i32 %2 to i64
  %24 = sext i32 %4 to i64
  call void @tapeless_mpi_broadcast_any(ptr noundef %0, i32 noundef %1, i64 noundef %23, i32 noundef %3, i64 noundef %24)
  br label %30

25:
  %26 = sext i32 %2 to i64
  %27 = sext i32 %4 to i64
  call void @tapeless_mpi_broadcast_bytes(ptr noundef %0, i32 noundef %1, i64 noundef %26, i32 noundef %3, i64 noundef %27)
  br label %30

28:
  %29 = call i32 @tapeless_library_MPI_Bcast(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4)
  br label %30

30:
  %.068 = phi i32 [ %29, %28 ], [ 0, %16 ], [ 0, %19 ], [ 0, %22 ], [ 0, %25 ]
  ret i32 %.068
}

declare void @tapeless_mpi_broadcast_double(ptr noundef, i32 noundef, i64 noundef, i32 noundef, i64 noundef)

declare void @tapeless_mpi_broadcast_float(ptr noundef, i32 noundef, i64 noundef, i32 noundef, i64 noundef)

declare void @tapeless_mpi_broadcast_any(ptr noundef, i32 noundef, i64 noundef, i32 noundef, i64 noundef)

declare void @tapeless_mpi_broadcast_bytes(ptr noundef, i32 noundef, i64 noundef, i32 noundef, i64 noundef)

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

define dso_local i32 @tapeless_body_MPI_Reduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) {
  %8 = icmp eq i32 %3, 1275070475
  %9 = call zeroext i1 @llvm.is.constant.i1(i1 noundef zeroext %8)
  br i1 %9, label %10, label %17

10:
  switch i32 %3, label %13 [
    i32 1275070475, label %17
    i32 1275072577, label %17
    i32 1275072546, label %17
    i32 1275070495, label %17
    i32 1275070505, label %17
    i32 1275069450, label %11
    i32 1275070528, label %11
    i32 1275070494, label %11
    i32 1275069468, label %11
    i32 1275069479, label %11
    i32 1275068673, label %12
    i32 1275068696, label %12
    i32 1275068674, label %12
    i32 1275068931, label %12
    i32 1275068932, label %12
    i32 1275069445, label %12
    i32 1275069446, label %12
    i32 1275070471, label %12
    i32 1275070472, label %12
    i32 1275070473, label %12
    i32 1275070489, label %12
    i32 1275068727, label %12
    i32 1275068984, label %12
    i32 1275069497, label %12
    i32 1275070522, label %12
    i32 1275068731, label %12
    i32 1275068988, label %12
    i32 1275069501, label %12
    i32 1275070526, label %12
    i32 1275068735, label %12
    i32 1275069454, label %12
    i32 1275070486, label %12
    i32 1275069467, label %12
    i32 1275069469, label %12
    i32 1275068698, label %12
    i32 1275070531, label %12
    i32 1275070532, label %12
    i32 1275070533, label %12
    i32 1275068685, label %switch.edge
    i32 1275068687, label %switch.edge
  ]

11:
  br label %17

12:
  br label %17

13:
  br label %switch.edge

switch.edge:
  %14 = phi i1 [ true, %10 ], [ false, %13 ], [ true, %10 ]
  %15 = zext i1 %14 to i64
  %16 = select i1 %14, i32 4, i32 3
  br label %17

17:
  %.0 = phi i32 [ 3, %7 ], [ 2, %11 ], [ 0, %12 ], [ %16, %switch.edge ], [ 1, %10 ], [ 1, %10 ], [ 1, %10 ], [ 1, %10 ], [ 1, %10 ]
  switch i32 %.0, label %38 [
    i32 1, label %18
    i32 2, label %23
    i32 3, label %28
    i32 4, label %33
  ]

18:
  %19 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %. = select i1 %19, ptr %1, ptr %0
  %20 = sext i32 %3 to i64
  %21 = sext i32 %4 to i64
  %22 = sext i32 %6 to i64
  call void @tapeless_mpi_reduce_double(i32 noundef 0, ptr noundef %., ptr noundef %1, i32 noundef %2, i64 noundef %20, i64 noundef %21, i32 noundef %5, i64 noundef %22)
  br label %40

23:
  %24 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %.95 = select i1 %24, ptr %1, ptr %0
  %25 = sext i32 %3 to i64
  %26 = sext i32 %4 to i64
  %27 = sext i32 %6 to i64
  call void @tapeless_mpi_reduce_float(i32 noundef 0, ptr noundef %.95, ptr noundef %1, i32 noundef %2, i64 noundef %25, i64 noundef %26, i32 noundef %5, i64 noundef %27)
  br label %40

28:
  %29 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %.96 = select i1 %29, ptr %1, ptr %0
  %30 = sext i32 %3 to i64
  %31 = sext i32 %4 to i64
  %32 = sext i32 %6 to i64
  call void @tapeless_mpi_reduce_any(i32 noundef 0, ptr noundef %.96, ptr noundef %1, i32 noundef %2, i64 noundef %30, i64 noundef %31, i32 noundef %5, i64 noundef %32)
  br label %40

33:
  %34 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %.97 = select i1 %34, ptr %1, ptr %0
  %35 = sext i32 %3 to i64
  %36 = sext i32 %4 to i64
  %37 = sext i32 %6 to i64
  call void @tapeless_mpi_reduce_bytes(i32 noundef 0, ptr noundef %.97, ptr noundef %1, i32 noundef %2, i64 noundef %35, i64 noundef %36, i32 noundef %5, i64 noundef %37)
  br label %40

38:
  %39 = call i32 @tapeless_library_MPI_Reduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6)
  br label %40

40:
  %.094 = phi i32 [ %39, %38 ], [ 0, %18 ], [ 0, %23 ], [ 0, %28 ], [ 0, %33 ]
  ret i32 %.094
}

declare void @tapeless_mpi_reduce_double(i32 noundef, ptr noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef, i64 noundef)

declare void @tapeless_mpi_reduce_float(i32 noundef, ptr noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef, i64 noundef)

declare void @tapeless_mpi_reduce_any(i32 noundef, ptr noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef, i64 noundef)

declare void @tapeless_mpi_reduce_bytes(i32 noundef, ptr noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef, i64 noundef)

declare i32 @tapeless_library_MPI_Reduce(ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef)

define dso_local i32 @tapeless_body_MPI_Allreduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) {
  %7 = icmp eq i32 %3, 1275070475
  %8 = call zeroext i1 @llvm.is.constant.i1(i1 noundef zeroext %7)
  br i1 %8, label %9, label %16

9:
  switch i32 %3, label %12 [
    i32 1275070475, label %16
    i32 1275072577, label %16
    i32 1275072546, label %16
    i32 1275070495, label %16
    i32 1275070505, label %16
    i32 1275069450, label %10
    i32 1275070528, label %10
    i32 1275070494, label %10
    i32 1275069468, label %10
    i32 1275069479, label %10
    i32 1275068673, label %11
    i32 1275068696, label %11
    i32 1275068674, label %11
    i32 1275068931, label %11
    i32 1275068932, label %11
    i32 1275069445, label %11
    i32 1275069446, label %11
    i32 1275070471, label %11
    i32 1275070472, label %11
    i32 1275070473, label %11
    i32 1275070489, label %11
    i32 1275068727, label %11
    i32 1275068984, label %11
    i32 1275069497, label %11
    i32 1275070522, label %11
    i32 1275068731, label %11
    i32 1275068988, label %11
    i32 1275069501, label %11
    i32 1275070526, label %11
    i32 1275068735, label %11
    i32 1275069454, label %11
    i32 1275070486, label %11
    i32 1275069467, label %11
    i32 1275069469, label %11
    i32 1275068698, label %11
    i32 1275070531, label %11
    i32 1275070532, label %11
    i32 1275070533, label %11
    i32 1275068685, label %switch.edge
    i32 1275068687, label %switch.edge
  ]

10:
  br label %16

11:
  br label %16

12:
  br label %switch.edge

switch.edge:
  %13 = phi i1 [ true, %9 ], [ false, %12 ], [ true, %9 ]
  %14 = zext i1 %13 to i64
  %15 = select i1 %13, i32 4, i32 3
  br label %16

16:
  %.0 = phi i32 [ 3, %6 ], [ 2, %10 ], [ 0, %11 ], [ %15, %switch.edge ], [ 1, %9 ], [ 1, %9 ], [ 1, %9 ], [ 1, %9 ], [ 1, %9 ]
  switch i32 %.0, label %37 [
    i32 1, label %17
    i32 2, label %22
    i32 3, label %27
    i32 4, label %32
  ]

17:
  %18 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %. = select i1 %18, ptr %1, ptr %0
  %19 = sext i32 %3 to i64
  %20 = sext i32 %4 to i64
  %21 = sext i32 %5 to i64
  call void @tapeless_mpi_reduce_double(i32 noundef 1, ptr noundef %., ptr noundef %1, i32 noundef %2, i64 noundef %19, i64 noundef %20, i32 noundef 0, i64 noundef %21)
  br label %39

22:
  %23 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %.90 = select i1 %23, ptr %1, ptr %0
  %24 = sext i32 %3 to i64
  %25 = sext i32 %4 to i64
  %26 = sext i32 %5 to i64
  call void @tapeless_mpi_reduce_float(i32 noundef 1, ptr noundef %.90, ptr noundef %1, i32 noundef %2, i64 noundef %24, i64 noundef %25, i32 noundef 0, i64 noundef %26)
  br label %39

27:
  %28 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %.91 = select i1 %28, ptr %1, ptr %0
  %29 = sext i32 %3 to i64
  %30 = sext i32 %4 to i64
  %31 = sext i32 %5 to i64
  call void @tapeless_mpi_reduce_any(i32 noundef 1, ptr noundef %.91, ptr noundef %1, i32 noundef %2, i64 noundef %29, i64 noundef %30, i32 noundef 0, i64 noundef %31)
  br label %39

32:
  %33 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %.92 = select i1 %33, ptr %1, ptr %0
  %34 = sext i32 %3 to i64
  %35 = sext i32 %4 to i64
  %36 = sext i32 %5 to i64
  call void @tapeless_mpi_reduce_bytes(i32 noundef 1, ptr noundef %.92, ptr noundef %1, i32 noundef %2, i64 noundef %34, i64 noundef %35, i32 noundef 0, i64 noundef %36)
  br label %39

37:
  %38 = call i32 @tapeless_library_MPI_Allreduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5)
  br label %39

39:
  %.089 = phi i32 [ %38, %37 ], [ 0, %17 ], [ 0, %22 ], [ 0, %27 ], [ 0, %32 ]
  ret i32 %.089
}

declare i32 @tapeless_library_MPI_Allreduce(ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef)

define dso_local i32 @tapeless_body_MPI_Scan(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) {
  %7 = icmp eq i32 %3, 1275070475
  %8 = call zeroext i1 @llvm.is.constant.i1(i1 noundef zeroext %7)
  br i1 %8, label %9, label %16

9:
  switch i32 %3, label %12 [
    i32 1275070475, label %16
    i32 1275072577, label %16
    i32 1275072546, label %16
    i32 1275070495, label %16
    i32 1275070505, label %16
    i32 1275069450, label %10
    i32 1275070528, label %10
    i32 1275070494, label %10
    i32 1275069468, label %10
    i32 1275069479, label %10
    i32 1275068673, label %11
    i32 1275068696, label %11
    i32 1275068674, label %11
    i32 1275068931, label %11
    i32 1275068932, label %11
    i32 1275069445, label %11
    i32 1275069446, label %11
    i32 1275070471, label %11
    i32 1275070472, label %11
    i32 1275070473, label %11
    i32 1275070489, label %11
    i32 1275068727, label %11
    i32 1275068984, label %11
    i32 1275069497, label %11
    i32 1275070522, label %11
    i32 1275068731, label %11
    i32 1275068988, label %11
    i32 1275069501, label %11
    i32 1275070526, label %11
    i32 1275068735, label %11
    i32 1275069454, label %11
    i32 1275070486, label %11
    i32 1275069467, label %11
    i32 1275069469, label %11
    i32 1275068698, label %11
    i32 1275070531, label %11
    i32 1275070532, label %11
    i32 1275070533, label %11
    i32 1275068685, label %switch.edge
    i32 1275068687, label %switch.edge
  ]

10:
  br label %16

11:
  br label %16

12:
  br label %switch.edge

switch.edge:
  %13 = phi i1 [ true, %9 ], [ false, %12 ], [ true, %9 ]
  %14 = zext i1 %13 to i64
  %15 = select i1 %13, i32 4, i32 3
  br label %16

16:
  %.0 = phi i32 [ 3, %6 ], [ 2, %10 ], [ 0, %11 ], [ %15, %switch.edge ], [ 1, %9 ], [ 1, %9 ], [ 1, %9 ], [ 1, %9 ], [ 1, %9 ]
  switch i32 %.0, label %37 [
    i32 1, label %17
    i32 2, label %22
    i32 3, label %27
    i32 4, label %32
  ]

17:
  %18 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %. = select i1 %18, ptr %1, ptr %0
  %19 = sext i32 %3 to i64
  %20 = sext i32 %4 to i64
  %21 = sext i32 %5 to i64
  call void @tapeless_mpi_reduce_double(i32 noundef 2, ptr noundef %., ptr noundef %1, i32 noundef %2, i64 noundef %19, i64 noundef %20, i32 noundef 0, i64 noundef %21)
  br label %39

22:
  %23 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %.90 = select i1 %23, ptr %1, ptr %0
  %24 = sext i32 %3 to i64
  %25 = sext i32 %4 to i64
  %26 = sext i32 %5 to i64
  call void @tapeless_mpi_reduce_float(i32 noundef 2, ptr noundef %.90, ptr noundef %1, i32 noundef %2, i64 noundef %24, i64 noundef %25, i32 noundef 0, i64 noundef %26)
  br label %39

27:
  %28 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %.91 = select i1 %28, ptr %1, ptr %0
  %29 = sext i32 %3 to i64
  %30 = sext i32 %4 to i64
  %31 = sext i32 %5 to i64
  call void @tapeless_mpi_reduce_any(i32 noundef 2, ptr noundef %.91, ptr noundef %1, i32 noundef %2, i64 noundef %29, i64 noundef %30, i32 noundef 0, i64 noundef %31)
  br label %39

32:
  %33 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %.92 = select i1 %33, ptr %1, ptr %0
  %34 = sext i32 %3 to i64
  %35 = sext i32 %4 to i64
  %36 = sext i32 %5 to i64
  call void @tapeless_mpi_reduce_bytes(i32 noundef 2, ptr noundef %.92, ptr noundef %1, i32 noundef %2, i64 noundef %34, i64 noundef %35, i32 noundef 0, i64 noundef %36)
  br label %39

37:
  %38 = call i32 @tapeless_library_MPI_Scan(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5)
  br label %39

39:
  %.089 = phi i32 [ %38, %37 ], [ 0, %17 ], [ 0, %22 ], [ 0, %27 ], [ 0, %32 ]
  ret i32 %.089
}

declare i32 @tapeless_library_MPI_Scan(ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef)

define dso_local i32 @tapeless_body_MPI_Exscan(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) {
  %7 = icmp eq i32 %3, 1275070475
  %8 = call zeroext i1 @llvm.is.constant.i1(i1 noundef zeroext %7)
  br i1 %8, label %9, label %16

9:
  switch i32 %3, label %12 [
    i32 1275070475, label %16
    i32 1275072577, label %16
    i32 1275072546, label %16
    i32 1275070495, label %16
    i32 1275070505, label %16
    i32 1275069450, label %10
    i32 1275070528, label %10
    i32 1275070494, label %10
    i32 1275069468, label %10
    i32 1275069479, label %10
    i32 1275068673, label %11
    i32 1275068696, label %11
    i32 1275068674, label %11
    i32 1275068931, label %11
    i32 1275068932, label %11
    i32 1275069445, label %11
    i32 1275069446, label %11
    i32 1275070471, label %11
    i32 1275070472, label %11
    i32 1275070473, label %11
    i32 1275070489, label %11
    i32 1275068727, label %11
    i32 1275068984, label %11
    i32 1275069497, label %11
    i32 1275070522, label %11
    i32 1275068731, label %11
    i32 1275068988, label %11
    i32 1275069501, label %11
    i32 1275070526, label %11
    i32 1275068735, label %11
    i32 1275069454, label %11
    i32 1275070486, label %11
    i32 1275069467, label %11
    i32 1275069469, label %11
    i32 1275068698, label %11
    i32 1275070531, label %11
    i32 1275070532, label %11
    i32 1275070533, label %11
    i32 1275068685, label %switch.edge
    i32 1275068687, label %switch.edge
  ]

10:
  br label %16

11:
  br label %16

12:
  br label %switch.edge

switch.edge:
  %13 = phi i1 [ true, %9 ], [ false, %12 ], [ true, %9 ]
  %14 = zext i1 %13 to i64
  %15 = select i1 %13, i32 4, i32 3
  br label %16

16:
  %.0 = phi i32 [ 3, %6 ], [ 2, %10 ], [ 0, %11 ], [ %15, %switch.edge ], [ 1, %9 ], [ 1, %9 ], [ 1, %9 ], [ 1, %9 ], [ 1, %9 ]
  switch i32 %.0, label %37 [
    i32 1, label %17
    i32 2, label %22
    i32 3, label %27
    i32 4, label %32
  ]

17:
  %18 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %. = select i1 %18, ptr %1, ptr %0
  %19 = sext i32 %3 to i64
  %20 = sext i32 %4 to i64
  %21 = sext i32 %5 to i64
  call void @tapeless_mpi_reduce_double(i32 noundef 3, ptr noundef %., ptr noundef %1, i32 noundef %2, i64 noundef %19, i64 noundef %20, i32 noundef 0, i64 noundef %21)
  br label %39

22:
  %23 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %.90 = select i1 %23, ptr %1, ptr %0
  %24 = sext i32 %3 to i64
  %25 = sext i32 %4 to i64
  %26 = sext i32 %5 to i64
  call void @tapeless_mpi_reduce_float(i32 noundef 3, ptr noundef %.90, ptr noundef %1, i32 noundef %2, i64 noundef %24, i64 noundef %25, i32 noundef 0, i64 noundef %26)
  br label %39

27:
  %28 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %.91 = select i1 %28, ptr %1, ptr %0
  %29 = sext i32 %3 to i64
  %30 = sext i32 %4 to i64
  %31 = sext i32 %5 to i64
  call void @tapeless_mpi_reduce_any(i32 noundef 3, ptr noundef %.91, ptr noundef %1, i32 noundef %2, i64 noundef %29, i64 noundef %30, i32 noundef 0, i64 noundef %31)
  br label %39

32:
  %33 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %.92 = select i1 %33, ptr %1, ptr %0
  %34 = sext i32 %3 to i64
  %35 = sext i32 %4 to i64
  %36 = sext i32 %5 to i64
  call void @tapeless_mpi_reduce_bytes(i32 noundef 3, ptr noundef %.92, ptr noundef %1, i32 noundef %2, i64 noundef %34, i64 noundef %35, i32 noundef 0, i64 noundef %36)
  br label %39

37:
  %38 = call i32 @tapeless_library_MPI_Exscan(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5)
  br label %39

39:
  %.089 = phi i32 [ %38, %37 ], [ 0, %17 ], [ 0, %22 ], [ 0, %27 ], [ 0, %32 ]
  ret i32 %.089
}

declare i32 @tapeless_library_MPI_Exscan(ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef)

define dso_local i32 @tapeless_body_MPI_Gather(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7) {
  %9 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %. = select i1 %9, ptr %3, ptr %0
  %10 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %11 = select i1 %10, i32 %5, i32 %2
  %12 = icmp eq i32 %11, 1275070475
  %13 = call zeroext i1 @llvm.is.constant.i1(i1 noundef zeroext %12)
  br i1 %13, label %14, label %21

14:
  switch i32 %11, label %17 [
    i32 1275070475, label %21
    i32 1275072577, label %21
    i32 1275072546, label %21
    i32 1275070495, label %21
    i32 1275070505, label %21
    i32 1275069450, label %15
    i32 1275070528, label %15
    i32 1275070494, label %15
    i32 1275069468, label %15
    i32 1275069479, label %15
    i32 1275068673, label %16
    i32 1275068696, label %16
    i32 1275068674, label %16
    i32 1275068931, label %16
    i32 1275068932, label %16
    i32 1275069445, label %16
    i32 1275069446, label %16
    i32 1275070471, label %16
    i32 1275070472, label %16
    i32 1275070473, label %16
    i32 1275070489, label %16
    i32 1275068727, label %16
    i32 1275068984, label %16
    i32 1275069497, label %16
    i32 1275070522, label %16
    i32 1275068731, label %16
    i32 1275068988, label %16
    i32 1275069501, label %16
    i32 1275070526, label %16
    i32 1275068735, label %16
    i32 1275069454, label %16
    i32 1275070486, label %16
    i32 1275069467, label %16
    i32 1275069469, label %16
    i32 1275068698, label %16
    i32 1275070531, label %16
    i32 1275070532, label %16
    i32 1275070533, label %16
    i32 1275068685, label %switch.edge
    i32 1275068687, label %switch.edge
  ]

15:
  br label %21

16:
  br label %21

17:
  br label %switch.edge

switch.edge:
  %18 = phi i1 [ true, %14 ], [ false, %17 ], [ true, %14 ]
  %19 = zext i1 %18 to i64
  %20 = select i1 %18, i32 4, i32 3
  br label %21

21:
  %.0 = phi i32 [ 3, %8 ], [ 2, %15 ], [ 0, %16 ], [ %20, %switch.edge ], [ 1, %14 ], [ 1, %14 ], [ 1, %14 ], [ 1, %14 ], [ 1, %14 ]
  switch i32 %.0, label %38 [
    i32 1, label %22
    i32 2, label %26
    i32 3, label %30
    i32 4, label %34
  ]

22:
  %23 = sext i32 %2 to i64
  %24 = sext i32 %5 to i64
  %25 = sext i32 %7 to i64
  call void @tapeless_mpi_move_double(i32 noundef 0, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %23, ptr noundef %3, i32 noundef %4, ptr noundef null, ptr noundef null, i64 noundef %24, i32 noundef %6, i64 noundef %25)
  br label %40

26:
  %27 = sext i32 %2 to i64
  %28 = sext i32 %5 to i64
  %29 = sext i32 %7 to i64
  call void @tapeless_mpi_move_float(i32 noundef 0, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %27, ptr noundef %3, i32 noundef %4, ptr noundef null, ptr noundef null, i64 noundef %28, i32 noundef %6, i64 noundef %29)
  br label %40

30:
  %31 = sext i32 %2 to i64
  %32 = sext i32 %5 to i64
  %33 = sext i32 %7 to i64
  call void @tapeless_mpi_move_any(i32 noundef 0, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %31, ptr noundef %3, i32 noundef %4, ptr noundef null, ptr noundef null, i64 noundef %32, i32 noundef %6, i64 noundef %33)
  br label %40

34:
  %35 = sext i32 %2 to i64
  %36 = sext i32 %5 to i64
  %37 = sext i32 %7 to i64
  call void @tapeless_mpi_move_bytes(i32 noundef 0, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %35, ptr noundef %3, i32 noundef %4, ptr noundef null, ptr noundef null, i64 noundef %36, i32 noundef %6, i64 noundef %37)
  br label %40

38:
  %39 = call i32 @tapeless_library_MPI_Gather(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7)
  br label %40

40:
  %.092 = phi i32 [ %39, %38 ], [ 0, %22 ], [ 0, %26 ], [ 0, %30 ], [ 0, %34 ]
  ret i32 %.092
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
  %13 = icmp eq i32 %12, 1275070475
  %14 = call zeroext i1 @llvm.is.constant.i1(i1 noundef zeroext %13)
  br i1 %14, label %15, label %22

15:
  switch i32 %12, label %18 [
    i32 1275070475, label %22
    i32 1275072577, label %22
    i32 1275072546, label %22
    i32 1275070495, label %22
    i32 1275070505, label %22
    i32 1275069450, label %16
    i32 1275070528, label %16
    i32 1275070494, label %16
    i32 1275069468, label %16
    i32 1275069479, label %16
    i32 1275068673, label %17
    i32 1275068696, label %17
    i32 1275068674, label %17
    i32 1275068931, label %17
    i32 1275068932, label %17
    i32 1275069445, label %17
    i32 1275069446, label %17
    i32 1275070471, label %17
    i32 1275070472, label %17
    i32 1275070473, label %17
    i32 1275070489, label %17
    i32 1275068727, label %17
    i32 1275068984, label %17
    i32 1275069497, label %17
    i32 1275070522, label %17
    i32 1275068731, label %17
    i32 1275068988, label %17
    i32 1275069501, label %17
    i32 1275070526, label %17
    i32 1275068735, label %17
    i32 1275069454, label %17
    i32 1275070486, label %17
    i32 1275069467, label %17
    i32 1275069469, label %17
    i32 1275068698, label %17
    i32 1275070531, label %17
    i32 1275070532, label %17
    i32 1275070533, label %17
    i32 1275068685, label %switch.edge
    i32 1275068687, label %switch.edge
  ]

16:
  br label %22

17:
  br label %22

18:
  br label %switch.edge

switch.edge:
  %19 = phi i1 [ true, %15 ], [ false, %18 ], [ true, %15 ]
  %20 = zext i1 %19 to i64
  %21 = select i1 %19, i32 4, i32 3
  br label %22

22:
  %.0 = phi i32 [ 3, %9 ], [ 2, %16 ], [ 0, %17 ], [ %21, %switch.edge ], [ 1, %15 ], [ 1, %15 ], [ 1, %15 ], [ 1, %15 ], [ 1, %15 ]
  switch i32 %.0, label %39 [
    i32 1, label %23
    i32 2, label %27
    i32 3, label %31
    i32 4, label %35
  ]

23:
  %24 = sext i32 %2 to i64
  %25 = sext i32 %6 to i64
  %26 = sext i32 %8 to i64
  call void @tapeless_mpi_move_double(i32 noundef 0, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %24, ptr noundef %3, i32 noundef 0, ptr noundef %4, ptr noundef %5, i64 noundef %25, i32 noundef %7, i64 noundef %26)
  br label %41

27:
  %28 = sext i32 %2 to i64
  %29 = sext i32 %6 to i64
  %30 = sext i32 %8 to i64
  call void @tapeless_mpi_move_float(i32 noundef 0, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %28, ptr noundef %3, i32 noundef 0, ptr noundef %4, ptr noundef %5, i64 noundef %29, i32 noundef %7, i64 noundef %30)
  br label %41

31:
  %32 = sext i32 %2 to i64
  %33 = sext i32 %6 to i64
  %34 = sext i32 %8 to i64
  call void @tapeless_mpi_move_any(i32 noundef 0, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %32, ptr noundef %3, i32 noundef 0, ptr noundef %4, ptr noundef %5, i64 noundef %33, i32 noundef %7, i64 noundef %34)
  br label %41

35:
  %36 = sext i32 %2 to i64
  %37 = sext i32 %6 to i64
  %38 = sext i32 %8 to i64
  call void @tapeless_mpi_move_bytes(i32 noundef 0, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %36, ptr noundef %3, i32 noundef 0, ptr noundef %4, ptr noundef %5, i64 noundef %37, i32 noundef %7, i64 noundef %38)
  br label %41

39:
  %40 = call i32 @tapeless_library_MPI_Gatherv(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8)
  br label %41

41:
  %.097 = phi i32 [ %40, %39 ], [ 0, %23 ], [ 0, %27 ], [ 0, %31 ], [ 0, %35 ]
  ret i32 %.097
}

declare i32 @tapeless_library_MPI_Gatherv(ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef)

define dso_local i32 @tapeless_body_MPI_Scatter(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7) {
  %9 = icmp eq ptr %3, inttoptr (i64 -1 to ptr)
  %. = select i1 %9, ptr %0, ptr %3
  %10 = icmp eq ptr %3, inttoptr (i64 -1 to ptr)
  %11 = select i1 %10, i32 %2, i32 %5
  %12 = icmp eq i32 %11, 1275070475
  %13 = call zeroext i1 @llvm.is.constant.i1(i1 noundef zeroext %12)
  br i1 %13, label %14, label %21

14:
  switch i32 %11, label %17 [
    i32 1275070475, label %21
    i32 1275072577, label %21
    i32 1275072546, label %21
    i32 1275070495, label %21
    i32 1275070505, label %21
    i32 1275069450, label %15
    i32 1275070528, label %15
    i32 1275070494, label %15
    i32 1275069468, label %15
    i32 1275069479, label %15
    i32 1275068673, label %16
    i32 1275068696, label %16
    i32 1275068674, label %16
    i32 1275068931, label %16
    i32 1275068932, label %16
    i32 1275069445, label %16
    i32 1275069446, label %16
    i32 1275070471, label %16
    i32 1275070472, label %16
    i32 1275070473, label %16
    i32 1275070489, label %16
    i32 1275068727, label %16
    i32 1275068984, label %16
    i32 1275069497, label %16
    i32 1275070522, label %16
    i32 1275068731, label %16
    i32 1275068988, label %16
    i32 1275069501, label %16
    i32 1275070526, label %16
    i32 1275068735, label %16
    i32 1275069454, label %16
    i32 1275070486, label %16
    i32 1275069467, label %16
    i32 1275069469, label %16
    i32 1275068698, label %16
    i32 1275070531, label %16
    i32 1275070532, label %16
    i32 1275070533, label %16
    i32 1275068685, label %switch.edge
    i32 1275068687, label %switch.edge
  ]

15:
  br label %21

16:
  br label %21

17:
  br label %switch.edge

switch.edge:
  %18 = phi i1 [ true, %14 ], [ false, %17 ], [ true, %14 ]
  %19 = zext i1 %18 to i64
  %20 = select i1 %18, i32 4, i32 3
  br label %21

21:
  %.0 = phi i32 [ 3, %8 ], [ 2, %15 ], [ 0, %16 ], [ %20, %switch.edge ], [ 1, %14 ], [ 1, %14 ], [ 1, %14 ], [ 1, %14 ], [ 1, %14 ]
  switch i32 %.0, label %38 [
    i32 1, label %22
    i32 2, label %26
    i32 3, label %30
    i32 4, label %34
  ]

22:
  %23 = sext i32 %2 to i64
  %24 = sext i32 %5 to i64
  %25 = sext i32 %7 to i64
  call void @tapeless_mpi_move_double(i32 noundef 1, ptr noundef %0, i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %23, ptr noundef %., i32 noundef %4, ptr noundef null, ptr noundef null, i64 noundef %24, i32 noundef %6, i64 noundef %25)
  br label %40

26:
  %27 = sext i32 %2 to i64
  %28 = sext i32 %5 to i64
  %29 = sext i32 %7 to i64
  call void @tapeless_mpi_move_float(i32 noundef 1, ptr noundef %0, i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %27, ptr noundef %., i32 noundef %4, ptr noundef null, ptr noundef null, i64 noundef %28, i32 noundef %6, i64 noundef %29)
  br label %40

30:
  %31 = sext i32 %2 to i64
  %32 = sext i32 %5 to i64
  %33 = sext i32 %7 to i64
  call void @tapeless_mpi_move_any(i32 noundef 1, ptr noundef %0, i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %31, ptr noundef %., i32 noundef %4, ptr noundef null, ptr noundef null, i64 noundef %32, i32 noundef %6, i64 noundef %33)
  br label %40

34:
  %35 = sext i32 %2 to i64
  %36 = sext i32 %5 to i64
  %37 = sext i32 %7 to i64
  call void @tapeless_mpi_move_bytes(i32 noundef 1, ptr noundef %0, i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %35, ptr noundef %., i32 noundef %4, ptr noundef null, ptr noundef null, i64 noundef %36, i32 noundef %6, i64 noundef %37)
  br label %40

38:
  %39 = call i32 @tapeless_library_MPI_Scatter(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7)
  br label %40

40:
  %.090 = phi i32 [ %39, %38 ], [ 0, %22 ], [ 0, %26 ], [ 0, %30 ], [ 0, %34 ]
  ret i32 %.090
}

declare i32 @tapeless_library_MPI_Scatter(ptr noundef, i32 noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef)

define dso_local i32 @tapeless_body_MPI_Scatterv(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8) {
  %10 = icmp eq ptr %4, inttoptr (i64 -1 to ptr)
  %. = select i1 %10, ptr %0, ptr %4
  %11 = icmp eq ptr %4, inttoptr (i64 -1 to ptr)
  %12 = select i1 %11, i32 %3, i32 %6
  %13 = icmp eq i32 %12, 1275070475
  %14 = call zeroext i1 @llvm.is.constant.i1(i1 noundef zeroext %13)
  br i1 %14, label %15, label %22

15:
  switch i32 %12, label %18 [
    i32 1275070475, label %22
    i32 1275072577, label %22
    i32 1275072546, label %22
    i32 1275070495, label %22
    i32 1275070505, label %22
    i32 1275069450, label %16
    i32 1275070528, label %16
    i32 1275070494, label %16
    i32 1275069468, label %16
    i32 1275069479, label %16
    i32 1275068673, label %17
    i32 1275068696, label %17
    i32 1275068674, label %17
    i32 1275068931, label %17
    i32 1275068932, label %17
    i32 1275069445, label %17
    i32 1275069446, label %17
    i32 1275070471, label %17
    i32 1275070472, label %17
    i32 1275070473, label %17
    i32 1275070489, label %17
    i32 1275068727, label %17
    i32 1275068984, label %17
    i32 1275069497, label %17
    i32 1275070522, label %17
    i32 1275068731, label %17
    i32 1275068988, label %17
    i32 1275069501, label %17
    i32 1275070526, label %17
    i32 1275068735, label %17
    i32 1275069454, label %17
    i32 1275070486, label %17
    i32 1275069467, label %17
    i32 1275069469, label %17
    i32 1275068698, label %17
    i32 1275070531, label %17
    i32 1275070532, label %17
    i32 1275070533, label %17
    i32 1275068685, label %switch.edge
    i32 1275068687, label %switch.edge
  ]

16:
  br label %22

17:
  br label %22

18:
  br label %switch.edge

switch.edge:
  %19 = phi i1 [ true, %15 ], [ false, %18 ], [ true, %15 ]
  %20 = zext i1 %19 to i64
  %21 = select i1 %19, i32 4, i32 3
  br label %22

22:
  %.0 = phi i32 [ 3, %9 ], [ 2, %16 ], [ 0, %17 ], [ %21, %switch.edge ], [ 1, %15 ], [ 1, %15 ], [ 1, %15 ], [ 1, %15 ], [ 1, %15 ]
  switch i32 %.0, label %39 [
    i32 1, label %23
    i32 2, label %27
    i32 3, label %31
    i32 4, label %35
  ]

23:
  %24 = sext i32 %3 to i64
  %25 = sext i32 %6 to i64
  %26 = sext i32 %8 to i64
  call void @tapeless_mpi_move_double(i32 noundef 1, ptr noundef %0, i32 noundef 0, ptr noundef %1, ptr noundef %2, i64 noundef %24, ptr noundef %., i32 noundef %5, ptr noundef null, ptr noundef null, i64 noundef %25, i32 noundef %7, i64 noundef %26)
  br label %41

27:
  %28 = sext i32 %3 to i64
  %29 = sext i32 %6 to i64
  %30 = sext i32 %8 to i64
  call void @tapeless_mpi_move_float(i32 noundef 1, ptr noundef %0, i32 noundef 0, ptr noundef %1, ptr noundef %2, i64 noundef %28, ptr noundef %., i32 noundef %5, ptr noundef null, ptr noundef null, i64 noundef %29, i32 noundef %7, i64 noundef %30)
  br label %41

31:
  %32 = sext i32 %3 to i64
  %33 = sext i32 %6 to i64
  %34 = sext i32 %8 to i64
  call void @tapeless_mpi_move_any(i32 noundef 1, ptr noundef %0, i32 noundef 0, ptr noundef %1, ptr noundef %2, i64 noundef %32, ptr noundef %., i32 noundef %5, ptr noundef null, ptr noundef null, i64 noundef %33, i32 noundef %7, i64 noundef %34)
  br label %41

35:
  %36 = sext i32 %3 to i64
  %37 = sext i32 %6 to i64
  %38 = sext i32 %8 to i64
  call void @tapeless_mpi_move_bytes(i32 noundef 1, ptr noundef %0, i32 noundef 0, ptr noundef %1, ptr noundef %2, i64 noundef %36, ptr noundef %., i32 noundef %5, ptr noundef null, ptr noundef null, i64 noundef %37, i32 noundef %7, i64 noundef %38)
  br label %41

39:
  %40 = call i32 @tapeless_library_MPI_Scatterv(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8)
  br label %41

41:
  %.095 = phi i32 [ %40, %39 ], [ 0, %23 ], [ 0, %27 ], [ 0, %31 ], [ 0, %35 ]
  ret i32 %.095
}

declare i32 @tapeless_library_MPI_Scatterv(ptr noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef)

define dso_local i32 @tapeless_body_MPI_Allgather(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) {
  %8 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %. = select i1 %8, ptr %3, ptr %0
  %9 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %10 = select i1 %9, i32 %5, i32 %2
  %11 = icmp eq i32 %10, 1275070475
  %12 = call zeroext i1 @llvm.is.constant.i1(i1 noundef zeroext %11)
  br i1 %12, label %13, label %20

13:
  switch i32 %10, label %16 [
    i32 1275070475, label %20
    i32 1275072577, label %20
    i32 1275072546, label %20
    i32 1275070495, label %20
    i32 1275070505, label %20
    i32 1275069450, label %14
    i32 1275070528, label %14
    i32 1275070494, label %14
    i32 1275069468, label %14
    i32 1275069479, label %14
    i32 1275068673, label %15
    i32 1275068696, label %15
    i32 1275068674, label %15
    i32 1275068931, label %15
    i32 1275068932, label %15
    i32 1275069445, label %15
    i32 1275069446, label %15
    i32 1275070471, label %15
    i32 1275070472, label %15
    i32 1275070473, label %15
    i32 1275070489, label %15
    i32 1275068727, label %15
    i32 1275068984, label %15
    i32 1275069497, label %15
    i32 1275070522, label %15
    i32 1275068731, label %15
    i32 1275068988, label %15
    i32 1275069501, label %15
    i32 1275070526, label %15
    i32 1275068735, label %15
    i32 1275069454, label %15
    i32 1275070486, label %15
    i32 1275069467, label %15
    i32 1275069469, label %15
    i32 1275068698, label %15
    i32 1275070531, label %15
    i32 1275070532, label %15
    i32 1275070533, label %15
    i32 1275068685, label %switch.edge
    i32 1275068687, label %switch.edge
  ]

14:
  br label %20

15:
  br label %20

16:
  br label %switch.edge

switch.edge:
  %17 = phi i1 [ true, %13 ], [ false, %16 ], [ true, %13 ]
  %18 = zext i1 %17 to i64
  %19 = select i1 %17, i32 4, i32 3
  br label %20

20:
  %.0 = phi i32 [ 3, %7 ], [ 2, %14 ], [ 0, %15 ], [ %19, %switch.edge ], [ 1, %13 ], [ 1, %13 ], [ 1, %13 ], [ 1, %13 ], [ 1, %13 ]
  switch i32 %.0, label %37 [
    i32 1, label %21
    i32 2, label %25
    i32 3, label %29
    i32 4, label %33
  ]

21:
  %22 = sext i32 %2 to i64
  %23 = sext i32 %5 to i64
  %24 = sext i32 %6 to i64
  call void @tapeless_mpi_move_double(i32 noundef 2, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %22, ptr noundef %3, i32 noundef %4, ptr noundef null, ptr noundef null, i64 noundef %23, i32 noundef 0, i64 noundef %24)
  br label %39

25:
  %26 = sext i32 %2 to i64
  %27 = sext i32 %5 to i64
  %28 = sext i32 %6 to i64
  call void @tapeless_mpi_move_float(i32 noundef 2, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %26, ptr noundef %3, i32 noundef %4, ptr noundef null, ptr noundef null, i64 noundef %27, i32 noundef 0, i64 noundef %28)
  br label %39

29:
  %30 = sext i32 %2 to i64
  %31 = sext i32 %5 to i64
  %32 = sext i32 %6 to i64
  call void @tapeless_mpi_move_any(i32 noundef 2, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %30, ptr noundef %3, i32 noundef %4, ptr noundef null, ptr noundef null, i64 noundef %31, i32 noundef 0, i64 noundef %32)
  br label %39

33:
  %34 = sext i32 %2 to i64
  %35 = sext i32 %5 to i64
  %36 = sext i32 %6 to i64
  call void @tapeless_mpi_move_bytes(i32 noundef 2, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %34, ptr noundef %3, i32 noundef %4, ptr noundef null, ptr noundef null, i64 noundef %35, i32 noundef 0, i64 noundef %36)
  br label %39

37:
  %38 = call i32 @tapeless_library_MPI_Allgather(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6)
  br label %39

39:
  %.087 = phi i32 [ %38, %37 ], [ 0, %21 ], [ 0, %25 ], [ 0, %29 ], [ 0, %33 ]
  ret i32 %.087
}

declare i32 @tapeless_library_MPI_Allgather(ptr noundef, i32 noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef)

define dso_local i32 @tapeless_body_MPI_Allgatherv(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7) {
  %9 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %. = select i1 %9, ptr %3, ptr %0
  %10 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %11 = select i1 %10, i32 %6, i32 %2
  %12 = icmp eq i32 %11, 1275070475
  %13 = call zeroext i1 @llvm.is.constant.i1(i1 noundef zeroext %12)
  br i1 %13, label %14, label %21

14:
  switch i32 %11, label %17 [
    i32 1275070475, label %21
    i32 1275072577, label %21
    i32 1275072546, label %21
    i32 1275070495, label %21
    i32 1275070505, label %21
    i32 1275069450, label %15
    i32 1275070528, label %15
    i32 1275070494, label %15
    i32 1275069468, label %15
    i32 1275069479, label %15
    i32 1275068673, label %16
    i32 1275068696, label %16
    i32 1275068674, label %16
    i32 1275068931, label %16
    i32 1275068932, label %16
    i32 1275069445, label %16
    i32 1275069446, label %16
    i32 1275070471, label %16
    i32 1275070472, label %16
    i32 1275070473, label %16
    i32 1275070489, label %16
    i32 1275068727, label %16
    i32 1275068984, label %16
    i32 1275069497, label %16
    i32 1275070522, label %16
    i32 1275068731, label %16
    i32 1275068988, label %16
    i32 1275069501, label %16
    i32 1275070526, label %16
    i32 1275068735, label %16
    i32 1275069454, label %16
    i32 1275070486, label %16
    i32 1275069467, label %16
    i32 1275069469, label %16
    i32 1275068698, label %16
    i32 1275070531, label %16
    i32 1275070532, label %16
    i32 1275070533, label %16
    i32 1275068685, label %switch.edge
    i32 1275068687, label %switch.edge
  ]

15:
  br label %21

16:
  br label %21

17:
  br label %switch.edge

switch.edge:
  %18 = phi i1 [ true, %14 ], [ false, %17 ], [ true, %14 ]
  %19 = zext i1 %18 to i64
  %20 = select i1 %18, i32 4, i32 3
  br label %21

21:
  %.0 = phi i32 [ 3, %8 ], [ 2, %15 ], [ 0, %16 ], [ %20, %switch.edge ], [ 1, %14 ], [ 1, %14 ], [ 1, %14 ], [ 1, %14 ], [ 1, %14 ]
  switch i32 %.0, label %38 [
    i32 1, label %22
    i32 2, label %26
    i32 3, label %30
    i32 4, label %34
  ]

22:
  %23 = sext i32 %2 to i64
  %24 = sext i32 %6 to i64
  %25 = sext i32 %7 to i64
  call void @tapeless_mpi_move_double(i32 noundef 2, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %23, ptr noundef %3, i32 noundef 0, ptr noundef %4, ptr noundef %5, i64 noundef %24, i32 noundef 0, i64 noundef %25)
  br label %40

26:
  %27 = sext i32 %2 to i64
  %28 = sext i32 %6 to i64
  %29 = sext i32 %7 to i64
  call void @tapeless_mpi_move_float(i32 noundef 2, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %27, ptr noundef %3, i32 noundef 0, ptr noundef %4, ptr noundef %5, i64 noundef %28, i32 noundef 0, i64 noundef %29)
  br label %40

30:
  %31 = sext i32 %2 to i64
  %32 = sext i32 %6 to i64
  %33 = sext i32 %7 to i64
  call void @tapeless_mpi_move_any(i32 noundef 2, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %31, ptr noundef %3, i32 noundef 0, ptr noundef %4, ptr noundef %5, i64 noundef %32, i32 noundef 0, i64 noundef %33)
  br label %40

34:
  %35 = sext i32 %2 to i64
  %36 = sext i32 %6 to i64
  %37 = sext i32 %7 to i64
  call void @tapeless_mpi_move_bytes(i32 noundef 2, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %35, ptr noundef %3, i32 noundef 0, ptr noundef %4, ptr noundef %5, i64 noundef %36, i32 noundef 0, i64 noundef %37)
  br label %40

38:
  %39 = call i32 @tapeless_library_MPI_Allgatherv(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7)
  br label %40

40:
  %.092 = phi i32 [ %39, %38 ], [ 0, %22 ], [ 0, %26 ], [ 0, %30 ], [ 0, %34 ]
  ret i32 %.092
}

declare i32 @tapeless_library_MPI_Allgatherv(ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef)

define dso_local i32 @tapeless_body_MPI_Alltoall(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) {
  %8 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %. = select i1 %8, ptr %3, ptr %0
  %9 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %10 = select i1 %9, i32 %5, i32 %2
  %11 = icmp eq i32 %10, 1275070475
  %12 = call zeroext i1 @llvm.is.constant.i1(i1 noundef zeroext %11)
  br i1 %12, label %13, label %20

13:
  switch i32 %10, label %16 [
    i32 1275070475, label %20
    i32 1275072577, label %20
    i32 1275072546, label %20
    i32 1275070495, label %20
    i32 1275070505, label %20
    i32 1275069450, label %14
    i32 1275070528, label %14
    i32 1275070494, label %14
    i32 1275069468, label %14
    i32 1275069479, label %14
    i32 1275068673, label %15
    i32 1275068696, label %15
    i32 1275068674, label %15
    i32 1275068931, label %15
    i32 1275068932, label %15
    i32 1275069445, label %15
    i32 1275069446, label %15
    i32 1275070471, label %15
    i32 1275070472, label %15
    i32 1275070473, label %15
    i32 1275070489, label %15
    i32 1275068727, label %15
    i32 1275068984, label %15
    i32 1275069497, label %15
    i32 1275070522, label %15
    i32 1275068731, label %15
    i32 1275068988, label %15
    i32 1275069501, label %15
    i32 1275070526, label %15
    i32 1275068735, label %15
    i32 1275069454, label %15
    i32 1275070486, label %15
    i32 1275069467, label %15
    i32 1275069469, label %15
    i32 1275068698, label %15
    i32 1275070531, label %15
    i32 1275070532, label %15
    i32 1275070533, label %15
    i32 1275068685, label %switch.edge
    i32 1275068687, label %switch.edge
  ]

14:
  br label %20

15:
  br label %20

16:
  br label %switch.edge

switch.edge:
  %17 = phi i1 [ true, %13 ], [ false, %16 ], [ true, %13 ]
  %18 = zext i1 %17 to i64
  %19 = select i1 %17, i32 4, i32 3
  br label %20

20:
  %.0 = phi i32 [ 3, %7 ], [ 2, %14 ], [ 0, %15 ], [ %19, %switch.edge ], [ 1, %13 ], [ 1, %13 ], [ 1, %13 ], [ 1, %13 ], [ 1, %13 ]
  switch i32 %.0, label %37 [
    i32 1, label %21
    i32 2, label %25
    i32 3, label %29
    i32 4, label %33
  ]

21:
  %22 = sext i32 %2 to i64
  %23 = sext i32 %5 to i64
  %24 = sext i32 %6 to i64
  call void @tapeless_mpi_move_double(i32 noundef 3, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %22, ptr noundef %3, i32 noundef %4, ptr noundef null, ptr noundef null, i64 noundef %23, i32 noundef 0, i64 noundef %24)
  br label %39

25:
  %26 = sext i32 %2 to i64
  %27 = sext i32 %5 to i64
  %28 = sext i32 %6 to i64
  call void @tapeless_mpi_move_float(i32 noundef 3, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %26, ptr noundef %3, i32 noundef %4, ptr noundef null, ptr noundef null, i64 noundef %27, i32 noundef 0, i64 noundef %28)
  br label %39

29:
  %30 = sext i32 %2 to i64
  %31 = sext i32 %5 to i64
  %32 = sext i32 %6 to i64
  call void @tapeless_mpi_move_any(i32 noundef 3, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %30, ptr noundef %3, i32 noundef %4, ptr noundef null, ptr noundef null, i64 noundef %31, i32 noundef 0, i64 noundef %32)
  br label %39

33:
  %34 = sext i32 %2 to i64
  %35 = sext i32 %5 to i64
  %36 = sext i32 %6 to i64
  call void @tapeless_mpi_move_bytes(i32 noundef 3, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %34, ptr noundef %3, i32 noundef %4, ptr noundef null, ptr noundef null, i64 noundef %35, i32 noundef 0, i64 noundef %36)
  br label %39

37:
  %38 = call i32 @tapeless_library_MPI_Alltoall(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6)
  br label %39

39:
  %.087 = phi i32 [ %38, %37 ], [ 0, %21 ], [ 0, %25 ], [ 0, %29 ], [ 0, %33 ]
  ret i32 %.087
}

declare i32 @tapeless_library_MPI_Alltoall(ptr noundef, i32 noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef)

define dso_local i32 @tapeless_body_MPI_Alltoallv(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8) {
  %10 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %. = select i1 %10, ptr %4, ptr %0
  %11 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %12 = select i1 %11, i32 %7, i32 %3
  %13 = icmp eq i32 %12, 1275070475
  %14 = call zeroext i1 @llvm.is.constant.i1(i1 noundef zeroext %13)
  br i1 %14, label %15, label %22

15:
  switch i32 %12, label %18 [
    i32 1275070475, label %22
    i32 1275072577, label %22
    i32 1275072546, label %22
    i32 1275070495, label %22
    i32 1275070505, label %22
    i32 1275069450, label %16
    i32 1275070528, label %16
    i32 1275070494, label %16
    i32 1275069468, label %16
    i32 1275069479, label %16
    i32 1275068673, label %17
    i32 1275068696, label %17
    i32 1275068674, label %17
    i32 1275068931, label %17
    i32 1275068932, label %17
    i32 1275069445, label %17
    i32 1275069446, label %17
    i32 1275070471, label %17
    i32 1275070472, label %17
    i32 1275070473, label %17
    i32 1275070489, label %17
    i32 1275068727, label %17
    i32 1275068984, label %17
    i32 1275069497, label %17
    i32 1275070522, label %17
    i32 1275068731, label %17
    i32 1275068988, label %17
    i32 1275069501, label %17
    i32 1275070526, label %17
    i32 1275068735, label %17
    i32 1275069454, label %17
    i32 1275070486, label %17
    i32 1275069467, label %17
    i32 1275069469, label %17
    i32 1275068698, label %17
    i32 1275070531, label %17
    i32 1275070532, label %17
    i32 1275070533, label %17
    i32 1275068685, label %switch.edge
    i32 1275068687, label %switch.edge
  ]

16:
  br label %22

17:
  br label %22

18:
  br label %switch.edge

switch.edge:
  %19 = phi i1 [ true, %15 ], [ false, %18 ], [ true, %15 ]
  %20 = zext i1 %19 to i64
  %21 = select i1 %19, i32 4, i32 3
  br label %22

22:
  %.0 = phi i32 [ 3, %9 ], [ 2, %16 ], [ 0, %17 ], [ %21, %switch.edge ], [ 1, %15 ], [ 1, %15 ], [ 1, %15 ], [ 1, %15 ], [ 1, %15 ]
  switch i32 %.0, label %39 [
    i32 1, label %23
    i32 2, label %27
    i32 3, label %31
    i32 4, label %35
  ]

23:
  %24 = sext i32 %3 to i64
  %25 = sext i32 %7 to i64
  %26 = sext i32 %8 to i64
  call void @tapeless_mpi_move_double(i32 noundef 3, ptr noundef %., i32 noundef 0, ptr noundef %1, ptr noundef %2, i64 noundef %24, ptr noundef %4, i32 noundef 0, ptr noundef %5, ptr noundef %6, i64 noundef %25, i32 noundef 0, i64 noundef %26)
  br label %41

27:
  %28 = sext i32 %3 to i64
  %29 = sext i32 %7 to i64
  %30 = sext i32 %8 to i64
  call void @tapeless_mpi_move_float(i32 noundef 3, ptr noundef %., i32 noundef 0, ptr noundef %1, ptr noundef %2, i64 noundef %28, ptr noundef %4, i32 noundef 0, ptr noundef %5, ptr noundef %6, i64 noundef %29, i32 noundef 0, i64 noundef %30)
  br label %41

31:
  %32 = sext i32 %3 to i64
  %33 = sext i32 %7 to i64
  %34 = sext i32 %8 to i64
  call void @tapeless_mpi_move_any(i32 noundef 3, ptr noundef %., i32 noundef 0, ptr noundef %1, ptr noundef %2, i64 noundef %32, ptr noundef %4, i32 noundef 0, ptr noundef %5, ptr noundef %6, i64 noundef %33, i32 noundef 0, i64 noundef %34)
  br label %41

35:
  %36 = sext i32 %3 to i64
  %37 = sext i32 %7 to i64
  %38 = sext i32 %8 to i64
  call void @tapeless_mpi_move_bytes(i32 noundef 3, ptr noundef %., i32 noundef 0, ptr noundef %1, ptr noundef %2, i64 noundef %36, ptr noundef %4, i32 noundef 0, ptr noundef %5, ptr noundef %6, i64 noundef %37, i32 noundef 0, i64 noundef %38)
  br label %41

39:
  %40 = call i32 @tapeless_library_MPI_Alltoallv(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8)
  br label %41

41:
  %.097 = phi i32 [ %40, %39 ], [ 0, %23 ], [ 0, %27 ], [ 0, %31 ], [ 0, %35 ]
  ret i32 %.097
}

declare i32 @tapeless_library_MPI_Alltoallv(ptr noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef)

define dso_local i32 @tapeless_body_MPI_Reduce_scatter(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) {
  %7 = icmp eq i32 %3, 1275070475
  %8 = call zeroext i1 @llvm.is.constant.i1(i1 noundef zeroext %7)
  br i1 %8, label %9, label %16

9:
  switch i32 %3, label %12 [
    i32 1275070475, label %16
    i32 1275072577, label %16
    i32 1275072546, label %16
    i32 1275070495, label %16
    i32 1275070505, label %16
    i32 1275069450, label %10
    i32 1275070528, label %10
    i32 1275070494, label %10
    i32 1275069468, label %10
    i32 1275069479, label %10
    i32 1275068673, label %11
    i32 1275068696, label %11
    i32 1275068674, label %11
    i32 1275068931, label %11
    i32 1275068932, label %11
    i32 1275069445, label %11
    i32 1275069446, label %11
    i32 1275070471, label %11
    i32 1275070472, label %11
    i32 1275070473, label %11
    i32 1275070489, label %11
    i32 1275068727, label %11
    i32 1275068984, label %11
    i32 1275069497, label %11
    i32 1275070522, label %11
    i32 1275068731, label %11
    i32 1275068988, label %11
    i32 1275069501, label %11
    i32 1275070526, label %11
    i32 1275068735, label %11
    i32 1275069454, label %11
    i32 1275070486, label %11
    i32 1275069467, label %11
    i32 1275069469, label %11
    i32 1275068698, label %11
    i32 1275070531, label %11
    i32 1275070532, label %11
    i32 1275070533, label %11
    i32 1275068685, label %switch.edge
    i32 1275068687, label %switch.edge
  ]

10:
  br label %16

11:
  br label %16

12:
  br label %switch.edge

switch.edge:
  %13 = phi i1 [ true, %9 ], [ false, %12 ], [ true, %9 ]
  %14 = zext i1 %13 to i64
  %15 = select i1 %13, i32 4, i32 3
  br label %16

16:
  %.0 = phi i32 [ 3, %6 ], [ 2, %10 ], [ 0, %11 ], [ %15, %switch.edge ], [ 1, %9 ], [ 1, %9 ], [ 1, %9 ], [ 1, %9 ], [ 1, %9 ]
  switch i32 %.0, label %37 [
    i32 1, label %17
    i32 2, label %22
    i32 3, label %27
    i32 4, label %32
  ]

17:
  %18 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %. = select i1 %18, ptr %1, ptr %0
  %19 = sext i32 %4 to i64
  %20 = sext i32 %3 to i64
  %21 = sext i32 %5 to i64
  call void @tapeless_mpi_move_double(i32 noundef 4, ptr noundef %., i32 noundef 0, ptr noundef null, ptr noundef null, i64 noundef %19, ptr noundef %1, i32 noundef 0, ptr noundef %2, ptr noundef null, i64 noundef %20, i32 noundef 0, i64 noundef %21)
  br label %39

22:
  %23 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %.90 = select i1 %23, ptr %1, ptr %0
  %24 = sext i32 %4 to i64
  %25 = sext i32 %3 to i64
  %26 = sext i32 %5 to i64
  call void @tapeless_mpi_move_float(i32 noundef 4, ptr noundef %.90, i32 noundef 0, ptr noundef null, ptr noundef null, i64 noundef %24, ptr noundef %1, i32 noundef 0, ptr noundef %2, ptr noundef null, i64 noundef %25, i32 noundef 0, i64 noundef %26)
  br label %39

27:
  %28 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %.91 = select i1 %28, ptr %1, ptr %0
  %29 = sext i32 %4 to i64
  %30 = sext i32 %3 to i64
  %31 = sext i32 %5 to i64
  call void @tapeless_mpi_move_any(i32 noundef 4, ptr noundef %.91, i32 noundef 0, ptr noundef null, ptr noundef null, i64 noundef %29, ptr noundef %1, i32 noundef 0, ptr noundef %2, ptr noundef null, i64 noundef %30, i32 noundef 0, i64 noundef %31)
  br label %39

32:
  %33 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %.92 = select i1 %33, ptr %1, ptr %0
  %34 = sext i32 %4 to i64
  %35 = sext i32 %3 to i64
  %36 = sext i32 %5 to i64
  call void @tapeless_mpi_move_bytes(i32 noundef 4, ptr noundef %.92, i32 noundef 0, ptr noundef null, ptr noundef null, i64 noundef %34, ptr noundef %1, i32 noundef 0, ptr noundef %2, ptr noundef null, i64 noundef %35, i32 noundef 0, i64 noundef %36)
  br label %39

37:
  %38 = call i32 @tapeless_library_MPI_Reduce_scatter(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5)
  br label %39

39:
  %.089 = phi i32 [ %38, %37 ], [ 0, %17 ], [ 0, %22 ], [ 0, %27 ], [ 0, %32 ]
  ret i32 %.089
}

declare i32 @tapeless_library_MPI_Reduce_scatter(ptr noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef)

define dso_local i32 @tapeless_body_MPI_Reduce_scatter_block(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) {
  %7 = icmp eq i32 %3, 1275070475
  %8 = call zeroext i1 @llvm.is.constant.i1(i1 noundef zeroext %7)
  br i1 %8, label %9, label %16

9:
  switch i32 %3, label %12 [
    i32 1275070475, label %16
    i32 1275072577, label %16
    i32 1275072546, label %16
    i32 1275070495, label %16
    i32 1275070505, label %16
    i32 1275069450, label %10
    i32 1275070528, label %10
    i32 1275070494, label %10
    i32 1275069468, label %10
    i32 1275069479, label %10
    i32 1275068673, label %11
    i32 1275068696, label %11
    i32 1275068674, label %11
    i32 1275068931, label %11
    i32 1275068932, label %11
    i32 1275069445, label %11
    i32 1275069446, label %11
    i32 1275070471, label %11
    i32 1275070472, label %11
    i32 1275070473, label %11
    i32 1275070489, label %11
    i32 1275068727, label %11
    i32 1275068984, label %11
    i32 1275069497, label %11
    i32 1275070522, label %11
    i32 1275068731, label %11
    i32 1275068988, label %11
    i32 1275069501, label %11
    i32 1275070526, label %11
    i32 1275068735, label %11
    i32 1275069454, label %11
    i32 1275070486, label %11
    i32 1275069467, label %11
    i32 1275069469, label %11
    i32 1275068698, label %11
    i32 1275070531, label %11
    i32 1275070532, label %11
    i32 1275070533, label %11
    i32 1275068685, label %switch.edge
    i32 1275068687, label %switch.edge
  ]

10:
  br label %16

11:
  br label %16

12:
  br label %switch.edge

switch.edge:
  %13 = phi i1 [ true, %9 ], [ false, %12 ], [ true, %9 ]
  %14 = zext i1 %13 to i64
  %15 = select i1 %13, i32 4, i32 3
  br label %16

16:
  %.0 = phi i32 [ 3, %6 ], [ 2, %10 ], [ 0, %11 ], [ %15, %switch.edge ], [ 1, %9 ], [ 1, %9 ], [ 1, %9 ], [ 1, %9 ], [ 1, %9 ]
  switch i32 %.0, label %37 [
    i32 1, label %17
    i32 2, label %22
    i32 3, label %27
    i32 4, label %32
  ]

17:
  %18 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %. = select i1 %18, ptr %1, ptr %0
  %19 = sext i32 %4 to i64
  %20 = sext i32 %3 to i64
  %21 = sext i32 %5 to i64
  call void @tapeless_mpi_move_double(i32 noundef 4, ptr noundef %., i32 noundef 0, ptr noundef null, ptr noundef null, i64 noundef %19, ptr noundef %1, i32 noundef %2, ptr noundef null, ptr noundef null, i64 noundef %20, i32 noundef 0, i64 noundef %21)
  br label %39

22:
  %23 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %.90 = select i1 %23, ptr %1, ptr %0
  %24 = sext i32 %4 to i64
  %25 = sext i32 %3 to i64
  %26 = sext i32 %5 to i64
  call void @tapeless_mpi_move_float(i32 noundef 4, ptr noundef %.90, i32 noundef 0, ptr noundef null, ptr noundef null, i64 noundef %24, ptr noundef %1, i32 noundef %2, ptr noundef null, ptr noundef null, i64 noundef %25, i32 noundef 0, i64 noundef %26)
  br label %39

27:
  %28 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %.91 = select i1 %28, ptr %1, ptr %0
  %29 = sext i32 %4 to i64
  %30 = sext i32 %3 to i64
  %31 = sext i32 %5 to i64
  call void @tapeless_mpi_move_any(i32 noundef 4, ptr noundef %.91, i32 noundef 0, ptr noundef null, ptr noundef null, i64 noundef %29, ptr noundef %1, i32 noundef %2, ptr noundef null, ptr noundef null, i64 noundef %30, i32 noundef 0, i64 noundef %31)
  br label %39

32:
  %33 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %.92 = select i1 %33, ptr %1, ptr %0
  %34 = sext i32 %4 to i64
  %35 = sext i32 %3 to i64
  %36 = sext i32 %5 to i64
  call void @tapeless_mpi_move_bytes(i32 noundef 4, ptr noundef %.92, i32 noundef 0, ptr noundef null, ptr noundef null, i64 noundef %34, ptr noundef %1, i32 noundef %2, ptr noundef null, ptr noundef null, i64 noundef %35, i32 noundef 0, i64 noundef %36)
  br label %39

37:
  %38 = call i32 @tapeless_library_MPI_Reduce_scatter_block(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5)
  br label %39

39:
  %.089 = phi i32 [ %38, %37 ], [ 0, %17 ], [ 0, %22 ], [ 0, %27 ], [ 0, %32 ]
  ret i32 %.089
}

declare i32 @tapeless_library_MPI_Reduce_scatter_block(ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef)

declare i1 @llvm.is.constant.i1(i1)

declare void @tapeless_mpi_send_double(ptr noundef, i32 noundef, i32 noundef, i64 noundef, i32 noundef, i32 noundef, i64 noundef, ptr noundef)

declare void @tapeless_mpi_send_float(ptr noundef, i32 noundef, i32 noundef, i64 noundef, i32 noundef, i32 noundef, i64 noundef, ptr noundef)

declare void @tapeless_mpi_send_any(ptr noundef, i32 noundef, i32 noundef, i64 noundef, i32 noundef, i32 noundef, i64 noundef, ptr noundef)

declare void @tapeless_mpi_send_bytes(ptr noundef, i32 noundef, i32 noundef, i64 noundef, i32 noundef, i32 noundef, i64 noundef, ptr noundef)

declare void @tapeless_mpi_receive_double(ptr noundef, i32 noundef, i32 noundef, i64 noundef, i32 noundef, i32 noundef, i64 noundef, ptr noundef)

declare void @tapeless_mpi_receive_float(ptr noundef, i32 noundef, i32 noundef, i64 noundef, i32 noundef, i32 noundef, i64 noundef, ptr noundef)

declare void @tapeless_mpi_receive_any(ptr noundef, i32 noundef, i32 noundef, i64 noundef, i32 noundef, i32 noundef, i64 noundef, ptr noundef)

declare void @tapeless_mpi_receive_bytes(ptr noundef, i32 noundef, i32 noundef, i64 noundef, i32 noundef, i32 noundef, i64 noundef, ptr noundef)

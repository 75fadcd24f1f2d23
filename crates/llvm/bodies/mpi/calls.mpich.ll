; Made from calls.c by `cargo xtask bodies`.
define dso_local i32 @tapeless_body_MPI_Send(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) {
  %7 = alloca i32, align 4
  switch i32 %2, label %10 [
    i32 1275070475, label %11
    i32 1275072577, label %11
    i32 1275072546, label %11
    i32 1275070495, label %11
    i32 1275070505, label %11
    i32 1275069450, label %8
    i32 1275070528, label %8
    i32 1275070494, label %8
    i32 1275069468, label %8
    i32 1275069479, label %8
    i32 1275068673, label %9
    i32 1275068696, label %9
    i32 1275068674, label %9
    i32 1275068931, label %9
    i32 1275068932, label %9
    i32 1275069445, label %9
    i32 1275069446, label %9
    i32 1275070471, label %9
    i32 1275070472, label %9
    i32 1275070473, label %9
    i32 1275070489, label %9
    i32 1275068727, label %9
    i32 1275068984, label %9
    i32 1275069497, label %9
    i32 1275070522, label %9
    i32 1275068731, label %9
    i32 1275068988, label %9
    i32 1275069501, label %9
    i32 1275070526, label %9
    i32 1275068735, label %9
    i32 1275069454, label %9
    i32 1275070486, label %9
    i32 1275069467, label %9
    i32 1275069469, label %9
    i32 1275068698, label %9
    i32 1275070531, label %9
    i32 1275070532, label %9
    i32 1275070533, label %9
  ]

8:
  br label %11

9:
  br label %11

10:
  br label %11

11:
  %.0120 = phi i32 [ 3, %10 ], [ 2, %8 ], [ 0, %9 ], [ 1, %6 ], [ 1, %6 ], [ 1, %6 ], [ 1, %6 ], [ 1, %6 ]
  %12 = icmp eq i32 %.0120, 0
  br i1 %12, label %13, label %15

13:
  %14 = call i32 @tapeless_library_MPI_Send(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5)
  br label %30

15:
  switch i32 %2, label %18 [
    i32 1275070475, label %19
    i32 1275072577, label %19
    i32 1275072546, label %19
    i32 1275070495, label %19
    i32 1275070505, label %19
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
  ]

16:
  br label %19

17:
  br label %19

18:
  br label %19

19:
  %.0 = phi i32 [ 3, %18 ], [ 2, %16 ], [ 0, %17 ], [ 1, %15 ], [ 1, %15 ], [ 1, %15 ], [ 1, %15 ], [ 1, %15 ]
  switch i32 %.0, label %.unreachabledefault [
    i32 1, label %20
    i32 2, label %23
    i32 3, label %26
    i32 0, label %29
  ]

20:
  %21 = sext i32 %2 to i64
  %22 = sext i32 %5 to i64
  call void @tapeless_mpi_send_double(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %21, i32 noundef %3, i32 noundef %4, i64 noundef %22, ptr noundef %7)
  br label %29

23:
  %24 = sext i32 %2 to i64
  %25 = sext i32 %5 to i64
  call void @tapeless_mpi_send_float(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %24, i32 noundef %3, i32 noundef %4, i64 noundef %25, ptr noundef %7)
  br label %29

26:
  %27 = sext i32 %2 to i64
  %28 = sext i32 %5 to i64
  call void @tapeless_mpi_send_any(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %27, i32 noundef %3, i32 noundef %4, i64 noundef %28, ptr noundef %7)
  br label %29

.unreachabledefault:
  unreachable

29:
  call void @tapeless_mpi_complete(i32 noundef 0, i32 noundef 1, ptr noundef %7, ptr noundef null, ptr noundef null, ptr noundef inttoptr (i64 1 to ptr))
  br label %30

30:
  %.0121 = phi i32 [ %14, %13 ], [ 0, %29 ]
  ret i32 %.0121
}

declare i32 @tapeless_library_MPI_Send(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef)

define dso_local i32 @tapeless_body_MPI_Ssend(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) {
  %7 = alloca i32, align 4
  switch i32 %2, label %10 [
    i32 1275070475, label %11
    i32 1275072577, label %11
    i32 1275072546, label %11
    i32 1275070495, label %11
    i32 1275070505, label %11
    i32 1275069450, label %8
    i32 1275070528, label %8
    i32 1275070494, label %8
    i32 1275069468, label %8
    i32 1275069479, label %8
    i32 1275068673, label %9
    i32 1275068696, label %9
    i32 1275068674, label %9
    i32 1275068931, label %9
    i32 1275068932, label %9
    i32 1275069445, label %9
    i32 1275069446, label %9
    i32 1275070471, label %9
    i32 1275070472, label %9
    i32 1275070473, label %9
    i32 1275070489, label %9
    i32 1275068727, label %9
    i32 1275068984, label %9
    i32 1275069497, label %9
    i32 1275070522, label %9
    i32 1275068731, label %9
    i32 1275068988, label %9
    i32 1275069501, label %9
    i32 1275070526, label %9
    i32 1275068735, label %9
    i32 1275069454, label %9
    i32 1275070486, label %9
    i32 1275069467, label %9
    i32 1275069469, label %9
    i32 1275068698, label %9
    i32 1275070531, label %9
    i32 1275070532, label %9
    i32 1275070533, label %9
  ]

8:
  br label %11

9:
  br label %11

10:
  br label %11

11:
  %.0120 = phi i32 [ 3, %10 ], [ 2, %8 ], [ 0, %9 ], [ 1, %6 ], [ 1, %6 ], [ 1, %6 ], [ 1, %6 ], [ 1, %6 ]
  %12 = icmp eq i32 %.0120, 0
  br i1 %12, label %13, label %15

13:
  %14 = call i32 @tapeless_library_MPI_Ssend(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5)
  br label %30

15:
  switch i32 %2, label %18 [
    i32 1275070475, label %19
    i32 1275072577, label %19
    i32 1275072546, label %19
    i32 1275070495, label %19
    i32 1275070505, label %19
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
  ]

16:
  br label %19

17:
  br label %19

18:
  br label %19

19:
  %.0 = phi i32 [ 3, %18 ], [ 2, %16 ], [ 0, %17 ], [ 1, %15 ], [ 1, %15 ], [ 1, %15 ], [ 1, %15 ], [ 1, %15 ]
  switch i32 %.0, label %.unreachabledefault [
    i32 1, label %20
    i32 2, label %23
    i32 3, label %26
    i32 0, label %29
  ]

20:
  %21 = sext i32 %2 to i64
  %22 = sext i32 %5 to i64
  call void @tapeless_mpi_send_double(ptr noundef %0, i32 noundef 1, i32 noundef %1, i64 noundef %21, i32 noundef %3, i32 noundef %4, i64 noundef %22, ptr noundef %7)
  br label %29

23:
  %24 = sext i32 %2 to i64
  %25 = sext i32 %5 to i64
  call void @tapeless_mpi_send_float(ptr noundef %0, i32 noundef 1, i32 noundef %1, i64 noundef %24, i32 noundef %3, i32 noundef %4, i64 noundef %25, ptr noundef %7)
  br label %29

26:
  %27 = sext i32 %2 to i64
  %28 = sext i32 %5 to i64
  call void @tapeless_mpi_send_any(ptr noundef %0, i32 noundef 1, i32 noundef %1, i64 noundef %27, i32 noundef %3, i32 noundef %4, i64 noundef %28, ptr noundef %7)
  br label %29

.unreachabledefault:
  unreachable

29:
  call void @tapeless_mpi_complete(i32 noundef 0, i32 noundef 1, ptr noundef %7, ptr noundef null, ptr noundef null, ptr noundef inttoptr (i64 1 to ptr))
  br label %30

30:
  %.0121 = phi i32 [ %14, %13 ], [ 0, %29 ]
  ret i32 %.0121
}

declare i32 @tapeless_library_MPI_Ssend(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef)

define dso_local i32 @tapeless_body_MPI_Rsend(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) {
  %7 = alloca i32, align 4
  switch i32 %2, label %10 [
    i32 1275070475, label %11
    i32 1275072577, label %11
    i32 1275072546, label %11
    i32 1275070495, label %11
    i32 1275070505, label %11
    i32 1275069450, label %8
    i32 1275070528, label %8
    i32 1275070494, label %8
    i32 1275069468, label %8
    i32 1275069479, label %8
    i32 1275068673, label %9
    i32 1275068696, label %9
    i32 1275068674, label %9
    i32 1275068931, label %9
    i32 1275068932, label %9
    i32 1275069445, label %9
    i32 1275069446, label %9
    i32 1275070471, label %9
    i32 1275070472, label %9
    i32 1275070473, label %9
    i32 1275070489, label %9
    i32 1275068727, label %9
    i32 1275068984, label %9
    i32 1275069497, label %9
    i32 1275070522, label %9
    i32 1275068731, label %9
    i32 1275068988, label %9
    i32 1275069501, label %9
    i32 1275070526, label %9
    i32 1275068735, label %9
    i32 1275069454, label %9
    i32 1275070486, label %9
    i32 1275069467, label %9
    i32 1275069469, label %9
    i32 1275068698, label %9
    i32 1275070531, label %9
    i32 1275070532, label %9
    i32 1275070533, label %9
  ]

8:
  br label %11

9:
  br label %11

10:
  br label %11

11:
  %.0120 = phi i32 [ 3, %10 ], [ 2, %8 ], [ 0, %9 ], [ 1, %6 ], [ 1, %6 ], [ 1, %6 ], [ 1, %6 ], [ 1, %6 ]
  %12 = icmp eq i32 %.0120, 0
  br i1 %12, label %13, label %15

13:
  %14 = call i32 @tapeless_library_MPI_Rsend(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5)
  br label %30

15:
  switch i32 %2, label %18 [
    i32 1275070475, label %19
    i32 1275072577, label %19
    i32 1275072546, label %19
    i32 1275070495, label %19
    i32 1275070505, label %19
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
  ]

16:
  br label %19

17:
  br label %19

18:
  br label %19

19:
  %.0 = phi i32 [ 3, %18 ], [ 2, %16 ], [ 0, %17 ], [ 1, %15 ], [ 1, %15 ], [ 1, %15 ], [ 1, %15 ], [ 1, %15 ]
  switch i32 %.0, label %.unreachabledefault [
    i32 1, label %20
    i32 2, label %23
    i32 3, label %26
    i32 0, label %29
  ]

20:
  %21 = sext i32 %2 to i64
  %22 = sext i32 %5 to i64
  call void @tapeless_mpi_send_double(ptr noundef %0, i32 noundef 2, i32 noundef %1, i64 noundef %21, i32 noundef %3, i32 noundef %4, i64 noundef %22, ptr noundef %7)
  br label %29

23:
  %24 = sext i32 %2 to i64
  %25 = sext i32 %5 to i64
  call void @tapeless_mpi_send_float(ptr noundef %0, i32 noundef 2, i32 noundef %1, i64 noundef %24, i32 noundef %3, i32 noundef %4, i64 noundef %25, ptr noundef %7)
  br label %29

26:
  %27 = sext i32 %2 to i64
  %28 = sext i32 %5 to i64
  call void @tapeless_mpi_send_any(ptr noundef %0, i32 noundef 2, i32 noundef %1, i64 noundef %27, i32 noundef %3, i32 noundef %4, i64 noundef %28, ptr noundef %7)
  br label %29

.unreachabledefault:
  unreachable

29:
  call void @tapeless_mpi_complete(i32 noundef 0, i32 noundef 1, ptr noundef %7, ptr noundef null, ptr noundef null, ptr noundef inttoptr (i64 1 to ptr))
  br label %30

30:
  %.0121 = phi i32 [ %14, %13 ], [ 0, %29 ]
  ret i32 %.0121
}

declare i32 @tapeless_library_MPI_Rsend(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef)

define dso_local i32 @tapeless_body_MPI_Bsend(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) {
  %7 = alloca i32, align 4
  switch i32 %2, label %10 [
    i32 1275070475, label %11
    i32 1275072577, label %11
    i32 1275072546, label %11
    i32 1275070495, label %11
    i32 1275070505, label %11
    i32 1275069450, label %8
    i32 1275070528, label %8
    i32 1275070494, label %8
    i32 1275069468, label %8
    i32 1275069479, label %8
    i32 1275068673, label %9
    i32 1275068696, label %9
    i32 1275068674, label %9
    i32 1275068931, label %9
    i32 1275068932, label %9
    i32 1275069445, label %9
    i32 1275069446, label %9
    i32 1275070471, label %9
    i32 1275070472, label %9
    i32 1275070473, label %9
    i32 1275070489, label %9
    i32 1275068727, label %9
    i32 1275068984, label %9
    i32 1275069497, label %9
    i32 1275070522, label %9
    i32 1275068731, label %9
    i32 1275068988, label %9
    i32 1275069501, label %9
    i32 1275070526, label %9
    i32 1275068735, label %9
    i32 1275069454, label %9
    i32 1275070486, label %9
    i32 1275069467, label %9
    i32 1275069469, label %9
    i32 1275068698, label %9
    i32 1275070531, label %9
    i32 1275070532, label %9
    i32 1275070533, label %9
  ]

8:
  br label %11

9:
  br label %11

10:
  br label %11

11:
  %.0120 = phi i32 [ 3, %10 ], [ 2, %8 ], [ 0, %9 ], [ 1, %6 ], [ 1, %6 ], [ 1, %6 ], [ 1, %6 ], [ 1, %6 ]
  %12 = icmp eq i32 %.0120, 0
  br i1 %12, label %13, label %15

13:
  %14 = call i32 @tapeless_library_MPI_Bsend(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5)
  br label %30

15:
  switch i32 %2, label %18 [
    i32 1275070475, label %19
    i32 1275072577, label %19
    i32 1275072546, label %19
    i32 1275070495, label %19
    i32 1275070505, label %19
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
  ]

16:
  br label %19

17:
  br label %19

18:
  br label %19

19:
  %.0 = phi i32 [ 3, %18 ], [ 2, %16 ], [ 0, %17 ], [ 1, %15 ], [ 1, %15 ], [ 1, %15 ], [ 1, %15 ], [ 1, %15 ]
  switch i32 %.0, label %.unreachabledefault [
    i32 1, label %20
    i32 2, label %23
    i32 3, label %26
    i32 0, label %29
  ]

20:
  %21 = sext i32 %2 to i64
  %22 = sext i32 %5 to i64
  call void @tapeless_mpi_send_double(ptr noundef %0, i32 noundef 3, i32 noundef %1, i64 noundef %21, i32 noundef %3, i32 noundef %4, i64 noundef %22, ptr noundef %7)
  br label %29

23:
  %24 = sext i32 %2 to i64
  %25 = sext i32 %5 to i64
  call void @tapeless_mpi_send_float(ptr noundef %0, i32 noundef 3, i32 noundef %1, i64 noundef %24, i32 noundef %3, i32 noundef %4, i64 noundef %25, ptr noundef %7)
  br label %29

26:
  %27 = sext i32 %2 to i64
  %28 = sext i32 %5 to i64
  call void @tapeless_mpi_send_any(ptr noundef %0, i32 noundef 3, i32 noundef %1, i64 noundef %27, i32 noundef %3, i32 noundef %4, i64 noundef %28, ptr noundef %7)
  br label %29

.unreachabledefault:
  unreachable

29:
  call void @tapeless_mpi_complete(i32 noundef 0, i32 noundef 1, ptr noundef %7, ptr noundef null, ptr noundef null, ptr noundef inttoptr (i64 1 to ptr))
  br label %30

30:
  %.0121 = phi i32 [ %14, %13 ], [ 0, %29 ]
  ret i32 %.0121
}

declare i32 @tapeless_library_MPI_Bsend(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef)

define dso_local i32 @tapeless_body_MPI_Isend(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6) {
  switch i32 %2, label %10 [
    i32 1275070475, label %11
    i32 1275072577, label %11
    i32 1275072546, label %11
    i32 1275070495, label %11
    i32 1275070505, label %11
    i32 1275069450, label %8
    i32 1275070528, label %8
    i32 1275070494, label %8
    i32 1275069468, label %8
    i32 1275069479, label %8
    i32 1275068673, label %9
    i32 1275068696, label %9
    i32 1275068674, label %9
    i32 1275068931, label %9
    i32 1275068932, label %9
    i32 1275069445, label %9
    i32 1275069446, label %9
    i32 1275070471, label %9
    i32 1275070472, label %9
    i32 1275070473, label %9
    i32 1275070489, label %9
    i32 1275068727, label %9
    i32 1275068984, label %9
    i32 1275069497, label %9
    i32 1275070522, label %9
    i32 1275068731, label %9
    i32 1275068988, label %9
    i32 1275069501, label %9
    i32 1275070526, label %9
    i32 1275068735, label %9
    i32 1275069454, label %9
    i32 1275070486, label %9
    i32 1275069467, label %9
    i32 1275069469, label %9
    i32 1275068698, label %9
    i32 1275070531, label %9
    i32 1275070532, label %9
    i32 1275070533, label %9
  ]

8:
  br label %11

9:
  br label %11

10:
  br label %11

11:
  %.0120 = phi i32 [ 3, %10 ], [ 2, %8 ], [ 0, %9 ], [ 1, %7 ], [ 1, %7 ], [ 1, %7 ], [ 1, %7 ], [ 1, %7 ]
  %12 = icmp eq i32 %.0120, 0
  br i1 %12, label %13, label %15

13:
  %14 = call i32 @tapeless_library_MPI_Isend(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6)
  br label %29

15:
  switch i32 %2, label %18 [
    i32 1275070475, label %19
    i32 1275072577, label %19
    i32 1275072546, label %19
    i32 1275070495, label %19
    i32 1275070505, label %19
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
  ]

16:
  br label %19

17:
  br label %19

18:
  br label %19

19:
  %.0 = phi i32 [ 3, %18 ], [ 2, %16 ], [ 0, %17 ], [ 1, %15 ], [ 1, %15 ], [ 1, %15 ], [ 1, %15 ], [ 1, %15 ]
  switch i32 %.0, label %.unreachabledefault [
    i32 1, label %20
    i32 2, label %23
    i32 3, label %26
    i32 0, label %29
  ]

20:
  %21 = sext i32 %2 to i64
  %22 = sext i32 %5 to i64
  call void @tapeless_mpi_send_double(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %21, i32 noundef %3, i32 noundef %4, i64 noundef %22, ptr noundef %6)
  br label %29

23:
  %24 = sext i32 %2 to i64
  %25 = sext i32 %5 to i64
  call void @tapeless_mpi_send_float(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %24, i32 noundef %3, i32 noundef %4, i64 noundef %25, ptr noundef %6)
  br label %29

26:
  %27 = sext i32 %2 to i64
  %28 = sext i32 %5 to i64
  call void @tapeless_mpi_send_any(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %27, i32 noundef %3, i32 noundef %4, i64 noundef %28, ptr noundef %6)
  br label %29

.unreachabledefault:
  unreachable

29:
  %.0121 = phi i32 [ %14, %13 ], [ 0, %19 ], [ 0, %26 ], [ 0, %23 ], [ 0, %20 ]
  ret i32 %.0121
}

declare i32 @tapeless_library_MPI_Isend(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Issend(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6) {
  switch i32 %2, label %10 [
    i32 1275070475, label %11
    i32 1275072577, label %11
    i32 1275072546, label %11
    i32 1275070495, label %11
    i32 1275070505, label %11
    i32 1275069450, label %8
    i32 1275070528, label %8
    i32 1275070494, label %8
    i32 1275069468, label %8
    i32 1275069479, label %8
    i32 1275068673, label %9
    i32 1275068696, label %9
    i32 1275068674, label %9
    i32 1275068931, label %9
    i32 1275068932, label %9
    i32 1275069445, label %9
    i32 1275069446, label %9
    i32 1275070471, label %9
    i32 1275070472, label %9
    i32 1275070473, label %9
    i32 1275070489, label %9
    i32 1275068727, label %9
    i32 1275068984, label %9
    i32 1275069497, label %9
    i32 1275070522, label %9
    i32 1275068731, label %9
    i32 1275068988, label %9
    i32 1275069501, label %9
    i32 1275070526, label %9
    i32 1275068735, label %9
    i32 1275069454, label %9
    i32 1275070486, label %9
    i32 1275069467, label %9
    i32 1275069469, label %9
    i32 1275068698, label %9
    i32 1275070531, label %9
    i32 1275070532, label %9
    i32 1275070533, label %9
  ]

8:
  br label %11

9:
  br label %11

10:
  br label %11

11:
  %.0120 = phi i32 [ 3, %10 ], [ 2, %8 ], [ 0, %9 ], [ 1, %7 ], [ 1, %7 ], [ 1, %7 ], [ 1, %7 ], [ 1, %7 ]
  %12 = icmp eq i32 %.0120, 0
  br i1 %12, label %13, label %15

13:
  %14 = call i32 @tapeless_library_MPI_Issend(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6)
  br label %29

15:
  switch i32 %2, label %18 [
    i32 1275070475, label %19
    i32 1275072577, label %19
    i32 1275072546, label %19
    i32 1275070495, label %19
    i32 1275070505, label %19
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
  ]

16:
  br label %19

17:
  br label %19

18:
  br label %19

19:
  %.0 = phi i32 [ 3, %18 ], [ 2, %16 ], [ 0, %17 ], [ 1, %15 ], [ 1, %15 ], [ 1, %15 ], [ 1, %15 ], [ 1, %15 ]
  switch i32 %.0, label %.unreachabledefault [
    i32 1, label %20
    i32 2, label %23
    i32 3, label %26
    i32 0, label %29
  ]

20:
  %21 = sext i32 %2 to i64
  %22 = sext i32 %5 to i64
  call void @tapeless_mpi_send_double(ptr noundef %0, i32 noundef 1, i32 noundef %1, i64 noundef %21, i32 noundef %3, i32 noundef %4, i64 noundef %22, ptr noundef %6)
  br label %29

23:
  %24 = sext i32 %2 to i64
  %25 = sext i32 %5 to i64
  call void @tapeless_mpi_send_float(ptr noundef %0, i32 noundef 1, i32 noundef %1, i64 noundef %24, i32 noundef %3, i32 noundef %4, i64 noundef %25, ptr noundef %6)
  br label %29

26:
  %27 = sext i32 %2 to i64
  %28 = sext i32 %5 to i64
  call void @tapeless_mpi_send_any(ptr noundef %0, i32 noundef 1, i32 noundef %1, i64 noundef %27, i32 noundef %3, i32 noundef %4, i64 noundef %28, ptr noundef %6)
  br label %29

.unreachabledefault:
  unreachable

29:
  %.0121 = phi i32 [ %14, %13 ], [ 0, %19 ], [ 0, %26 ], [ 0, %23 ], [ 0, %20 ]
  ret i32 %.0121
}

declare i32 @tapeless_library_MPI_Issend(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Irsend(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6) {
  switch i32 %2, label %10 [
    i32 1275070475, label %11
    i32 1275072577, label %11
    i32 1275072546, label %11
    i32 1275070495, label %11
    i32 1275070505, label %11
    i32 1275069450, label %8
    i32 1275070528, label %8
    i32 1275070494, label %8
    i32 1275069468, label %8
    i32 1275069479, label %8
    i32 1275068673, label %9
    i32 1275068696, label %9
    i32 1275068674, label %9
    i32 1275068931, label %9
    i32 1275068932, label %9
    i32 1275069445, label %9
    i32 1275069446, label %9
    i32 1275070471, label %9
    i32 1275070472, label %9
    i32 1275070473, label %9
    i32 1275070489, label %9
    i32 1275068727, label %9
    i32 1275068984, label %9
    i32 1275069497, label %9
    i32 1275070522, label %9
    i32 1275068731, label %9
    i32 1275068988, label %9
    i32 1275069501, label %9
    i32 1275070526, label %9
    i32 1275068735, label %9
    i32 1275069454, label %9
    i32 1275070486, label %9
    i32 1275069467, label %9
    i32 1275069469, label %9
    i32 1275068698, label %9
    i32 1275070531, label %9
    i32 1275070532, label %9
    i32 1275070533, label %9
  ]

8:
  br label %11

9:
  br label %11

10:
  br label %11

11:
  %.0120 = phi i32 [ 3, %10 ], [ 2, %8 ], [ 0, %9 ], [ 1, %7 ], [ 1, %7 ], [ 1, %7 ], [ 1, %7 ], [ 1, %7 ]
  %12 = icmp eq i32 %.0120, 0
  br i1 %12, label %13, label %15

13:
  %14 = call i32 @tapeless_library_MPI_Irsend(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6)
  br label %29

15:
  switch i32 %2, label %18 [
    i32 1275070475, label %19
    i32 1275072577, label %19
    i32 1275072546, label %19
    i32 1275070495, label %19
    i32 1275070505, label %19
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
  ]

16:
  br label %19

17:
  br label %19

18:
  br label %19

19:
  %.0 = phi i32 [ 3, %18 ], [ 2, %16 ], [ 0, %17 ], [ 1, %15 ], [ 1, %15 ], [ 1, %15 ], [ 1, %15 ], [ 1, %15 ]
  switch i32 %.0, label %.unreachabledefault [
    i32 1, label %20
    i32 2, label %23
    i32 3, label %26
    i32 0, label %29
  ]

20:
  %21 = sext i32 %2 to i64
  %22 = sext i32 %5 to i64
  call void @tapeless_mpi_send_double(ptr noundef %0, i32 noundef 2, i32 noundef %1, i64 noundef %21, i32 noundef %3, i32 noundef %4, i64 noundef %22, ptr noundef %6)
  br label %29

23:
  %24 = sext i32 %2 to i64
  %25 = sext i32 %5 to i64
  call void @tapeless_mpi_send_float(ptr noundef %0, i32 noundef 2, i32 noundef %1, i64 noundef %24, i32 noundef %3, i32 noundef %4, i64 noundef %25, ptr noundef %6)
  br label %29

26:
  %27 = sext i32 %2 to i64
  %28 = sext i32 %5 to i64
  call void @tapeless_mpi_send_any(ptr noundef %0, i32 noundef 2, i32 noundef %1, i64 noundef %27, i32 noundef %3, i32 noundef %4, i64 noundef %28, ptr noundef %6)
  br label %29

.unreachabledefault:
  unreachable

29:
  %.0121 = phi i32 [ %14, %13 ], [ 0, %19 ], [ 0, %26 ], [ 0, %23 ], [ 0, %20 ]
  ret i32 %.0121
}

declare i32 @tapeless_library_MPI_Irsend(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Ibsend(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6) {
  switch i32 %2, label %10 [
    i32 1275070475, label %11
    i32 1275072577, label %11
    i32 1275072546, label %11
    i32 1275070495, label %11
    i32 1275070505, label %11
    i32 1275069450, label %8
    i32 1275070528, label %8
    i32 1275070494, label %8
    i32 1275069468, label %8
    i32 1275069479, label %8
    i32 1275068673, label %9
    i32 1275068696, label %9
    i32 1275068674, label %9
    i32 1275068931, label %9
    i32 1275068932, label %9
    i32 1275069445, label %9
    i32 1275069446, label %9
    i32 1275070471, label %9
    i32 1275070472, label %9
    i32 1275070473, label %9
    i32 1275070489, label %9
    i32 1275068727, label %9
    i32 1275068984, label %9
    i32 1275069497, label %9
    i32 1275070522, label %9
    i32 1275068731, label %9
    i32 1275068988, label %9
    i32 1275069501, label %9
    i32 1275070526, label %9
    i32 1275068735, label %9
    i32 1275069454, label %9
    i32 1275070486, label %9
    i32 1275069467, label %9
    i32 1275069469, label %9
    i32 1275068698, label %9
    i32 1275070531, label %9
    i32 1275070532, label %9
    i32 1275070533, label %9
  ]

8:
  br label %11

9:
  br label %11

10:
  br label %11

11:
  %.0120 = phi i32 [ 3, %10 ], [ 2, %8 ], [ 0, %9 ], [ 1, %7 ], [ 1, %7 ], [ 1, %7 ], [ 1, %7 ], [ 1, %7 ]
  %12 = icmp eq i32 %.0120, 0
  br i1 %12, label %13, label %15

13:
  %14 = call i32 @tapeless_library_MPI_Ibsend(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6)
  br label %29

15:
  switch i32 %2, label %18 [
    i32 1275070475, label %19
    i32 1275072577, label %19
    i32 1275072546, label %19
    i32 1275070495, label %19
    i32 1275070505, label %19
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
  ]

16:
  br label %19

17:
  br label %19

18:
  br label %19

19:
  %.0 = phi i32 [ 3, %18 ], [ 2, %16 ], [ 0, %17 ], [ 1, %15 ], [ 1, %15 ], [ 1, %15 ], [ 1, %15 ], [ 1, %15 ]
  switch i32 %.0, label %.unreachabledefault [
    i32 1, label %20
    i32 2, label %23
    i32 3, label %26
    i32 0, label %29
  ]

20:
  %21 = sext i32 %2 to i64
  %22 = sext i32 %5 to i64
  call void @tapeless_mpi_send_double(ptr noundef %0, i32 noundef 3, i32 noundef %1, i64 noundef %21, i32 noundef %3, i32 noundef %4, i64 noundef %22, ptr noundef %6)
  br label %29

23:
  %24 = sext i32 %2 to i64
  %25 = sext i32 %5 to i64
  call void @tapeless_mpi_send_float(ptr noundef %0, i32 noundef 3, i32 noundef %1, i64 noundef %24, i32 noundef %3, i32 noundef %4, i64 noundef %25, ptr noundef %6)
  br label %29

26:
  %27 = sext i32 %2 to i64
  %28 = sext i32 %5 to i64
  call void @tapeless_mpi_send_any(ptr noundef %0, i32 noundef 3, i32 noundef %1, i64 noundef %27, i32 noundef %3, i32 noundef %4, i64 noundef %28, ptr noundef %6)
  br label %29

.unreachabledefault:
  unreachable

29:
  %.0121 = phi i32 [ %14, %13 ], [ 0, %19 ], [ 0, %26 ], [ 0, %23 ], [ 0, %20 ]
  ret i32 %.0121
}

declare i32 @tapeless_library_MPI_Ibsend(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Send_init(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6) {
  switch i32 %2, label %10 [
    i32 1275070475, label %11
    i32 1275072577, label %11
    i32 1275072546, label %11
    i32 1275070495, label %11
    i32 1275070505, label %11
    i32 1275069450, label %8
    i32 1275070528, label %8
    i32 1275070494, label %8
    i32 1275069468, label %8
    i32 1275069479, label %8
    i32 1275068673, label %9
    i32 1275068696, label %9
    i32 1275068674, label %9
    i32 1275068931, label %9
    i32 1275068932, label %9
    i32 1275069445, label %9
    i32 1275069446, label %9
    i32 1275070471, label %9
    i32 1275070472, label %9
    i32 1275070473, label %9
    i32 1275070489, label %9
    i32 1275068727, label %9
    i32 1275068984, label %9
    i32 1275069497, label %9
    i32 1275070522, label %9
    i32 1275068731, label %9
    i32 1275068988, label %9
    i32 1275069501, label %9
    i32 1275070526, label %9
    i32 1275068735, label %9
    i32 1275069454, label %9
    i32 1275070486, label %9
    i32 1275069467, label %9
    i32 1275069469, label %9
    i32 1275068698, label %9
    i32 1275070531, label %9
    i32 1275070532, label %9
    i32 1275070533, label %9
  ]

8:
  br label %11

9:
  br label %11

10:
  br label %11

11:
  %.0120 = phi i32 [ 3, %10 ], [ 2, %8 ], [ 0, %9 ], [ 1, %7 ], [ 1, %7 ], [ 1, %7 ], [ 1, %7 ], [ 1, %7 ]
  %12 = icmp eq i32 %.0120, 0
  br i1 %12, label %13, label %15

13:
  %14 = call i32 @tapeless_library_MPI_Send_init(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6)
  br label %29

15:
  switch i32 %2, label %18 [
    i32 1275070475, label %19
    i32 1275072577, label %19
    i32 1275072546, label %19
    i32 1275070495, label %19
    i32 1275070505, label %19
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
  ]

16:
  br label %19

17:
  br label %19

18:
  br label %19

19:
  %.0 = phi i32 [ 3, %18 ], [ 2, %16 ], [ 0, %17 ], [ 1, %15 ], [ 1, %15 ], [ 1, %15 ], [ 1, %15 ], [ 1, %15 ]
  switch i32 %.0, label %.unreachabledefault [
    i32 1, label %20
    i32 2, label %23
    i32 3, label %26
    i32 0, label %29
  ]

20:
  %21 = sext i32 %2 to i64
  %22 = sext i32 %5 to i64
  call void @tapeless_mpi_send_double(ptr noundef %0, i32 noundef 8, i32 noundef %1, i64 noundef %21, i32 noundef %3, i32 noundef %4, i64 noundef %22, ptr noundef %6)
  br label %29

23:
  %24 = sext i32 %2 to i64
  %25 = sext i32 %5 to i64
  call void @tapeless_mpi_send_float(ptr noundef %0, i32 noundef 8, i32 noundef %1, i64 noundef %24, i32 noundef %3, i32 noundef %4, i64 noundef %25, ptr noundef %6)
  br label %29

26:
  %27 = sext i32 %2 to i64
  %28 = sext i32 %5 to i64
  call void @tapeless_mpi_send_any(ptr noundef %0, i32 noundef 8, i32 noundef %1, i64 noundef %27, i32 noundef %3, i32 noundef %4, i64 noundef %28, ptr noundef %6)
  br label %29

.unreachabledefault:
  unreachable

29:
  %.0121 = phi i32 [ %14, %13 ], [ 0, %19 ], [ 0, %26 ], [ 0, %23 ], [ 0, %20 ]
  ret i32 %.0121
}

declare i32 @tapeless_library_MPI_Send_init(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Ssend_init(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6) {
  switch i32 %2, label %10 [
    i32 1275070475, label %11
    i32 1275072577, label %11
    i32 1275072546, label %11
    i32 1275070495, label %11
    i32 1275070505, label %11
    i32 1275069450, label %8
    i32 1275070528, label %8
    i32 1275070494, label %8
    i32 1275069468, label %8
    i32 1275069479, label %8
    i32 1275068673, label %9
    i32 1275068696, label %9
    i32 1275068674, label %9
    i32 1275068931, label %9
    i32 1275068932, label %9
    i32 1275069445, label %9
    i32 1275069446, label %9
    i32 1275070471, label %9
    i32 1275070472, label %9
    i32 1275070473, label %9
    i32 1275070489, label %9
    i32 1275068727, label %9
    i32 1275068984, label %9
    i32 1275069497, label %9
    i32 1275070522, label %9
    i32 1275068731, label %9
    i32 1275068988, label %9
    i32 1275069501, label %9
    i32 1275070526, label %9
    i32 1275068735, label %9
    i32 1275069454, label %9
    i32 1275070486, label %9
    i32 1275069467, label %9
    i32 1275069469, label %9
    i32 1275068698, label %9
    i32 1275070531, label %9
    i32 1275070532, label %9
    i32 1275070533, label %9
  ]

8:
  br label %11

9:
  br label %11

10:
  br label %11

11:
  %.0120 = phi i32 [ 3, %10 ], [ 2, %8 ], [ 0, %9 ], [ 1, %7 ], [ 1, %7 ], [ 1, %7 ], [ 1, %7 ], [ 1, %7 ]
  %12 = icmp eq i32 %.0120, 0
  br i1 %12, label %13, label %15

13:
  %14 = call i32 @tapeless_library_MPI_Ssend_init(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6)
  br label %29

15:
  switch i32 %2, label %18 [
    i32 1275070475, label %19
    i32 1275072577, label %19
    i32 1275072546, label %19
    i32 1275070495, label %19
    i32 1275070505, label %19
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
  ]

16:
  br label %19

17:
  br label %19

18:
  br label %19

19:
  %.0 = phi i32 [ 3, %18 ], [ 2, %16 ], [ 0, %17 ], [ 1, %15 ], [ 1, %15 ], [ 1, %15 ], [ 1, %15 ], [ 1, %15 ]
  switch i32 %.0, label %.unreachabledefault [
    i32 1, label %20
    i32 2, label %23
    i32 3, label %26
    i32 0, label %29
  ]

20:
  %21 = sext i32 %2 to i64
  %22 = sext i32 %5 to i64
  call void @tapeless_mpi_send_double(ptr noundef %0, i32 noundef 9, i32 noundef %1, i64 noundef %21, i32 noundef %3, i32 noundef %4, i64 noundef %22, ptr noundef %6)
  br label %29

23:
  %24 = sext i32 %2 to i64
  %25 = sext i32 %5 to i64
  call void @tapeless_mpi_send_float(ptr noundef %0, i32 noundef 9, i32 noundef %1, i64 noundef %24, i32 noundef %3, i32 noundef %4, i64 noundef %25, ptr noundef %6)
  br label %29

26:
  %27 = sext i32 %2 to i64
  %28 = sext i32 %5 to i64
  call void @tapeless_mpi_send_any(ptr noundef %0, i32 noundef 9, i32 noundef %1, i64 noundef %27, i32 noundef %3, i32 noundef %4, i64 noundef %28, ptr noundef %6)
  br label %29

.unreachabledefault:
  unreachable

29:
  %.0121 = phi i32 [ %14, %13 ], [ 0, %19 ], [ 0, %26 ], [ 0, %23 ], [ 0, %20 ]
  ret i32 %.0121
}

declare i32 @tapeless_library_MPI_Ssend_init(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Rsend_init(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6) {
  switch i32 %2, label %10 [
    i32 1275070475, label %11
    i32 1275072577, label %11
    i32 1275072546, label %11
    i32 1275070495, label %11
    i32 1275070505, label %11
    i32 1275069450, label %8
    i32 1275070528, label %8
    i32 1275070494, label %8
    i32 1275069468, label %8
    i32 1275069479, label %8
    i32 1275068673, label %9
    i32 1275068696, label %9
    i32 1275068674, label %9
    i32 1275068931, label %9
    i32 1275068932, label %9
    i32 1275069445, label %9
    i32 1275069446, label %9
    i32 1275070471, label %9
    i32 1275070472, label %9
    i32 1275070473, label %9
    i32 1275070489, label %9
    i32 1275068727, label %9
    i32 1275068984, label %9
    i32 1275069497, label %9
    i32 1275070522, label %9
    i32 1275068731, label %9
    i32 1275068988, label %9
    i32 1275069501, label %9
    i32 1275070526, label %9
    i32 1275068735, label %9
    i32 1275069454, label %9
    i32 1275070486, label %9
    i32 1275069467, label %9
    i32 1275069469, label %9
    i32 1275068698, label %9
    i32 1275070531, label %9
    i32 1275070532, label %9
    i32 1275070533, label %9
  ]

8:
  br label %11

9:
  br label %11

10:
  br label %11

11:
  %.0120 = phi i32 [ 3, %10 ], [ 2, %8 ], [ 0, %9 ], [ 1, %7 ], [ 1, %7 ], [ 1, %7 ], [ 1, %7 ], [ 1, %7 ]
  %12 = icmp eq i32 %.0120, 0
  br i1 %12, label %13, label %15

13:
  %14 = call i32 @tapeless_library_MPI_Rsend_init(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6)
  br label %29

15:
  switch i32 %2, label %18 [
    i32 1275070475, label %19
    i32 1275072577, label %19
    i32 1275072546, label %19
    i32 1275070495, label %19
    i32 1275070505, label %19
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
  ]

16:
  br label %19

17:
  br label %19

18:
  br label %19

19:
  %.0 = phi i32 [ 3, %18 ], [ 2, %16 ], [ 0, %17 ], [ 1, %15 ], [ 1, %15 ], [ 1, %15 ], [ 1, %15 ], [ 1, %15 ]
  switch i32 %.0, label %.unreachabledefault [
    i32 1, label %20
    i32 2, label %23
    i32 3, label %26
    i32 0, label %29
  ]

20:
  %21 = sext i32 %2 to i64
  %22 = sext i32 %5 to i64
  call void @tapeless_mpi_send_double(ptr noundef %0, i32 noundef 10, i32 noundef %1, i64 noundef %21, i32 noundef %3, i32 noundef %4, i64 noundef %22, ptr noundef %6)
  br label %29

23:
  %24 = sext i32 %2 to i64
  %25 = sext i32 %5 to i64
  call void @tapeless_mpi_send_float(ptr noundef %0, i32 noundef 10, i32 noundef %1, i64 noundef %24, i32 noundef %3, i32 noundef %4, i64 noundef %25, ptr noundef %6)
  br label %29

26:
  %27 = sext i32 %2 to i64
  %28 = sext i32 %5 to i64
  call void @tapeless_mpi_send_any(ptr noundef %0, i32 noundef 10, i32 noundef %1, i64 noundef %27, i32 noundef %3, i32 noundef %4, i64 noundef %28, ptr noundef %6)
  br label %29

.unreachabledefault:
  unreachable

29:
  %.0121 = phi i32 [ %14, %13 ], [ 0, %19 ], [ 0, %26 ], [ 0, %23 ], [ 0, %20 ]
  ret i32 %.0121
}

declare i32 @tapeless_library_MPI_Rsend_init(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Bsend_init(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6) {
  switch i32 %2, label %10 [
    i32 1275070475, label %11
    i32 1275072577, label %11
    i32 1275072546, label %11
    i32 1275070495, label %11
    i32 1275070505, label %11
    i32 1275069450, label %8
    i32 1275070528, label %8
    i32 1275070494, label %8
    i32 1275069468, label %8
    i32 1275069479, label %8
    i32 1275068673, label %9
    i32 1275068696, label %9
    i32 1275068674, label %9
    i32 1275068931, label %9
    i32 1275068932, label %9
    i32 1275069445, label %9
    i32 1275069446, label %9
    i32 1275070471, label %9
    i32 1275070472, label %9
    i32 1275070473, label %9
    i32 1275070489, label %9
    i32 1275068727, label %9
    i32 1275068984, label %9
    i32 1275069497, label %9
    i32 1275070522, label %9
    i32 1275068731, label %9
    i32 1275068988, label %9
    i32 1275069501, label %9
    i32 1275070526, label %9
    i32 1275068735, label %9
    i32 1275069454, label %9
    i32 1275070486, label %9
    i32 1275069467, label %9
    i32 1275069469, label %9
    i32 1275068698, label %9
    i32 1275070531, label %9
    i32 1275070532, label %9
    i32 1275070533, label %9
  ]

8:
  br label %11

9:
  br label %11

10:
  br label %11

11:
  %.0120 = phi i32 [ 3, %10 ], [ 2, %8 ], [ 0, %9 ], [ 1, %7 ], [ 1, %7 ], [ 1, %7 ], [ 1, %7 ], [ 1, %7 ]
  %12 = icmp eq i32 %.0120, 0
  br i1 %12, label %13, label %15

13:
  %14 = call i32 @tapeless_library_MPI_Bsend_init(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6)
  br label %29

15:
  switch i32 %2, label %18 [
    i32 1275070475, label %19
    i32 1275072577, label %19
    i32 1275072546, label %19
    i32 1275070495, label %19
    i32 1275070505, label %19
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
  ]

16:
  br label %19

17:
  br label %19

18:
  br label %19

19:
  %.0 = phi i32 [ 3, %18 ], [ 2, %16 ], [ 0, %17 ], [ 1, %15 ], [ 1, %15 ], [ 1, %15 ], [ 1, %15 ], [ 1, %15 ]
  switch i32 %.0, label %.unreachabledefault [
    i32 1, label %20
    i32 2, label %23
    i32 3, label %26
    i32 0, label %29
  ]

20:
  %21 = sext i32 %2 to i64
  %22 = sext i32 %5 to i64
  call void @tapeless_mpi_send_double(ptr noundef %0, i32 noundef 11, i32 noundef %1, i64 noundef %21, i32 noundef %3, i32 noundef %4, i64 noundef %22, ptr noundef %6)
  br label %29

23:
  %24 = sext i32 %2 to i64
  %25 = sext i32 %5 to i64
  call void @tapeless_mpi_send_float(ptr noundef %0, i32 noundef 11, i32 noundef %1, i64 noundef %24, i32 noundef %3, i32 noundef %4, i64 noundef %25, ptr noundef %6)
  br label %29

26:
  %27 = sext i32 %2 to i64
  %28 = sext i32 %5 to i64
  call void @tapeless_mpi_send_any(ptr noundef %0, i32 noundef 11, i32 noundef %1, i64 noundef %27, i32 noundef %3, i32 noundef %4, i64 noundef %28, ptr noundef %6)
  br label %29

.unreachabledefault:
  unreachable

29:
  %.0121 = phi i32 [ %14, %13 ], [ 0, %19 ], [ 0, %26 ], [ 0, %23 ], [ 0, %20 ]
  ret i32 %.0121
}

declare i32 @tapeless_library_MPI_Bsend_init(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Recv(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6) {
  %8 = alloca i32, align 4
  switch i32 %2, label %11 [
    i32 1275070475, label %12
    i32 1275072577, label %12
    i32 1275072546, label %12
    i32 1275070495, label %12
    i32 1275070505, label %12
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
  ]

9:
  br label %12

10:
  br label %12

11:
  br label %12

12:
  %.0122 = phi i32 [ 3, %11 ], [ 2, %9 ], [ 0, %10 ], [ 1, %7 ], [ 1, %7 ], [ 1, %7 ], [ 1, %7 ], [ 1, %7 ]
  %13 = icmp eq i32 %.0122, 0
  br i1 %13, label %14, label %16

14:
  %15 = call i32 @tapeless_library_MPI_Recv(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6)
  br label %31

16:
  switch i32 %2, label %19 [
    i32 1275070475, label %20
    i32 1275072577, label %20
    i32 1275072546, label %20
    i32 1275070495, label %20
    i32 1275070505, label %20
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
  ]

17:
  br label %20

18:
  br label %20

19:
  br label %20

20:
  %.0 = phi i32 [ 3, %19 ], [ 2, %17 ], [ 0, %18 ], [ 1, %16 ], [ 1, %16 ], [ 1, %16 ], [ 1, %16 ], [ 1, %16 ]
  switch i32 %.0, label %.unreachabledefault [
    i32 1, label %21
    i32 2, label %24
    i32 3, label %27
    i32 0, label %30
  ]

21:
  %22 = sext i32 %2 to i64
  %23 = sext i32 %5 to i64
  call void @tapeless_mpi_receive_double(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %22, i32 noundef %3, i32 noundef %4, i64 noundef %23, ptr noundef %8)
  br label %30

24:
  %25 = sext i32 %2 to i64
  %26 = sext i32 %5 to i64
  call void @tapeless_mpi_receive_float(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %25, i32 noundef %3, i32 noundef %4, i64 noundef %26, ptr noundef %8)
  br label %30

27:
  %28 = sext i32 %2 to i64
  %29 = sext i32 %5 to i64
  call void @tapeless_mpi_receive_any(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %28, i32 noundef %3, i32 noundef %4, i64 noundef %29, ptr noundef %8)
  br label %30

.unreachabledefault:
  unreachable

30:
  call void @tapeless_mpi_complete(i32 noundef 0, i32 noundef 1, ptr noundef %8, ptr noundef null, ptr noundef null, ptr noundef %6)
  br label %31

31:
  %.0123 = phi i32 [ %15, %14 ], [ 0, %30 ]
  ret i32 %.0123
}

declare i32 @tapeless_library_MPI_Recv(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Irecv(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6) {
  switch i32 %2, label %10 [
    i32 1275070475, label %11
    i32 1275072577, label %11
    i32 1275072546, label %11
    i32 1275070495, label %11
    i32 1275070505, label %11
    i32 1275069450, label %8
    i32 1275070528, label %8
    i32 1275070494, label %8
    i32 1275069468, label %8
    i32 1275069479, label %8
    i32 1275068673, label %9
    i32 1275068696, label %9
    i32 1275068674, label %9
    i32 1275068931, label %9
    i32 1275068932, label %9
    i32 1275069445, label %9
    i32 1275069446, label %9
    i32 1275070471, label %9
    i32 1275070472, label %9
    i32 1275070473, label %9
    i32 1275070489, label %9
    i32 1275068727, label %9
    i32 1275068984, label %9
    i32 1275069497, label %9
    i32 1275070522, label %9
    i32 1275068731, label %9
    i32 1275068988, label %9
    i32 1275069501, label %9
    i32 1275070526, label %9
    i32 1275068735, label %9
    i32 1275069454, label %9
    i32 1275070486, label %9
    i32 1275069467, label %9
    i32 1275069469, label %9
    i32 1275068698, label %9
    i32 1275070531, label %9
    i32 1275070532, label %9
    i32 1275070533, label %9
  ]

8:
  br label %11

9:
  br label %11

10:
  br label %11

11:
  %.0120 = phi i32 [ 3, %10 ], [ 2, %8 ], [ 0, %9 ], [ 1, %7 ], [ 1, %7 ], [ 1, %7 ], [ 1, %7 ], [ 1, %7 ]
  %12 = icmp eq i32 %.0120, 0
  br i1 %12, label %13, label %15

13:
  %14 = call i32 @tapeless_library_MPI_Irecv(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6)
  br label %29

15:
  switch i32 %2, label %18 [
    i32 1275070475, label %19
    i32 1275072577, label %19
    i32 1275072546, label %19
    i32 1275070495, label %19
    i32 1275070505, label %19
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
  ]

16:
  br label %19

17:
  br label %19

18:
  br label %19

19:
  %.0 = phi i32 [ 3, %18 ], [ 2, %16 ], [ 0, %17 ], [ 1, %15 ], [ 1, %15 ], [ 1, %15 ], [ 1, %15 ], [ 1, %15 ]
  switch i32 %.0, label %.unreachabledefault [
    i32 1, label %20
    i32 2, label %23
    i32 3, label %26
    i32 0, label %29
  ]

20:
  %21 = sext i32 %2 to i64
  %22 = sext i32 %5 to i64
  call void @tapeless_mpi_receive_double(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %21, i32 noundef %3, i32 noundef %4, i64 noundef %22, ptr noundef %6)
  br label %29

23:
  %24 = sext i32 %2 to i64
  %25 = sext i32 %5 to i64
  call void @tapeless_mpi_receive_float(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %24, i32 noundef %3, i32 noundef %4, i64 noundef %25, ptr noundef %6)
  br label %29

26:
  %27 = sext i32 %2 to i64
  %28 = sext i32 %5 to i64
  call void @tapeless_mpi_receive_any(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %27, i32 noundef %3, i32 noundef %4, i64 noundef %28, ptr noundef %6)
  br label %29

.unreachabledefault:
  unreachable

29:
  %.0121 = phi i32 [ %14, %13 ], [ 0, %19 ], [ 0, %26 ], [ 0, %23 ], [ 0, %20 ]
  ret i32 %.0121
}

declare i32 @tapeless_library_MPI_Irecv(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Recv_init(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6) {
  switch i32 %2, label %10 [
    i32 1275070475, label %11
    i32 1275072577, label %11
    i32 1275072546, label %11
    i32 1275070495, label %11
    i32 1275070505, label %11
    i32 1275069450, label %8
    i32 1275070528, label %8
    i32 1275070494, label %8
    i32 1275069468, label %8
    i32 1275069479, label %8
    i32 1275068673, label %9
    i32 1275068696, label %9
    i32 1275068674, label %9
    i32 1275068931, label %9
    i32 1275068932, label %9
    i32 1275069445, label %9
    i32 1275069446, label %9
    i32 1275070471, label %9
    i32 1275070472, label %9
    i32 1275070473, label %9
    i32 1275070489, label %9
    i32 1275068727, label %9
    i32 1275068984, label %9
    i32 1275069497, label %9
    i32 1275070522, label %9
    i32 1275068731, label %9
    i32 1275068988, label %9
    i32 1275069501, label %9
    i32 1275070526, label %9
    i32 1275068735, label %9
    i32 1275069454, label %9
    i32 1275070486, label %9
    i32 1275069467, label %9
    i32 1275069469, label %9
    i32 1275068698, label %9
    i32 1275070531, label %9
    i32 1275070532, label %9
    i32 1275070533, label %9
  ]

8:
  br label %11

9:
  br label %11

10:
  br label %11

11:
  %.0120 = phi i32 [ 3, %10 ], [ 2, %8 ], [ 0, %9 ], [ 1, %7 ], [ 1, %7 ], [ 1, %7 ], [ 1, %7 ], [ 1, %7 ]
  %12 = icmp eq i32 %.0120, 0
  br i1 %12, label %13, label %15

13:
  %14 = call i32 @tapeless_library_MPI_Recv_init(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6)
  br label %29

15:
  switch i32 %2, label %18 [
    i32 1275070475, label %19
    i32 1275072577, label %19
    i32 1275072546, label %19
    i32 1275070495, label %19
    i32 1275070505, label %19
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
  ]

16:
  br label %19

17:
  br label %19

18:
  br label %19

19:
  %.0 = phi i32 [ 3, %18 ], [ 2, %16 ], [ 0, %17 ], [ 1, %15 ], [ 1, %15 ], [ 1, %15 ], [ 1, %15 ], [ 1, %15 ]
  switch i32 %.0, label %.unreachabledefault [
    i32 1, label %20
    i32 2, label %23
    i32 3, label %26
    i32 0, label %29
  ]

20:
  %21 = sext i32 %2 to i64
  %22 = sext i32 %5 to i64
  call void @tapeless_mpi_receive_double(ptr noundef %0, i32 noundef 8, i32 noundef %1, i64 noundef %21, i32 noundef %3, i32 noundef %4, i64 noundef %22, ptr noundef %6)
  br label %29

23:
  %24 = sext i32 %2 to i64
  %25 = sext i32 %5 to i64
  call void @tapeless_mpi_receive_float(ptr noundef %0, i32 noundef 8, i32 noundef %1, i64 noundef %24, i32 noundef %3, i32 noundef %4, i64 noundef %25, ptr noundef %6)
  br label %29

26:
  %27 = sext i32 %2 to i64
  %28 = sext i32 %5 to i64
  call void @tapeless_mpi_receive_any(ptr noundef %0, i32 noundef 8, i32 noundef %1, i64 noundef %27, i32 noundef %3, i32 noundef %4, i64 noundef %28, ptr noundef %6)
  br label %29

.unreachabledefault:
  unreachable

29:
  %.0121 = phi i32 [ %14, %13 ], [ 0, %19 ], [ 0, %26 ], [ 0, %23 ], [ 0, %20 ]
  ret i32 %.0121
}

declare i32 @tapeless_library_MPI_Recv_init(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Sendrecv(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef %11) {
  %13 = alloca [2 x i32], align 4
  switch i32 %2, label %16 [
    i32 1275070475, label %17
    i32 1275072577, label %17
    i32 1275072546, label %17
    i32 1275070495, label %17
    i32 1275070505, label %17
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
  ]

14:
  br label %17

15:
  br label %17

16:
  br label %17

17:
  %.0242 = phi i32 [ 3, %16 ], [ 2, %14 ], [ 0, %15 ], [ 1, %12 ], [ 1, %12 ], [ 1, %12 ], [ 1, %12 ], [ 1, %12 ]
  %18 = icmp eq i32 %.0242, 0
  br i1 %18, label %19, label %27

19:
  switch i32 %7, label %22 [
    i32 1275070475, label %23
    i32 1275072577, label %23
    i32 1275072546, label %23
    i32 1275070495, label %23
    i32 1275070505, label %23
    i32 1275069450, label %20
    i32 1275070528, label %20
    i32 1275070494, label %20
    i32 1275069468, label %20
    i32 1275069479, label %20
    i32 1275068673, label %21
    i32 1275068696, label %21
    i32 1275068674, label %21
    i32 1275068931, label %21
    i32 1275068932, label %21
    i32 1275069445, label %21
    i32 1275069446, label %21
    i32 1275070471, label %21
    i32 1275070472, label %21
    i32 1275070473, label %21
    i32 1275070489, label %21
    i32 1275068727, label %21
    i32 1275068984, label %21
    i32 1275069497, label %21
    i32 1275070522, label %21
    i32 1275068731, label %21
    i32 1275068988, label %21
    i32 1275069501, label %21
    i32 1275070526, label %21
    i32 1275068735, label %21
    i32 1275069454, label %21
    i32 1275070486, label %21
    i32 1275069467, label %21
    i32 1275069469, label %21
    i32 1275068698, label %21
    i32 1275070531, label %21
    i32 1275070532, label %21
    i32 1275070533, label %21
  ]

20:
  br label %23

21:
  br label %23

22:
  br label %23

23:
  %.0243 = phi i32 [ 3, %22 ], [ 2, %20 ], [ 0, %21 ], [ 1, %19 ], [ 1, %19 ], [ 1, %19 ], [ 1, %19 ], [ 1, %19 ]
  %24 = icmp eq i32 %.0243, 0
  br i1 %24, label %25, label %27

25:
  %26 = call i32 @tapeless_library_MPI_Sendrecv(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef %11)
  br label %60

27:
  %28 = getelementptr inbounds [2 x i32], ptr %13, i64 0, i64 0
  switch i32 %7, label %31 [
    i32 1275070475, label %32
    i32 1275072577, label %32
    i32 1275072546, label %32
    i32 1275070495, label %32
    i32 1275070505, label %32
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
  ]

29:
  br label %32

30:
  br label %32

31:
  br label %32

32:
  %.0 = phi i32 [ 3, %31 ], [ 2, %29 ], [ 0, %30 ], [ 1, %27 ], [ 1, %27 ], [ 1, %27 ], [ 1, %27 ], [ 1, %27 ]
  switch i32 %.0, label %.unreachabledefault [
    i32 1, label %33
    i32 2, label %36
    i32 3, label %39
    i32 0, label %42
  ]

33:
  %34 = sext i32 %7 to i64
  %35 = sext i32 %10 to i64
  call void @tapeless_mpi_receive_double(ptr noundef %5, i32 noundef 0, i32 noundef %6, i64 noundef %34, i32 noundef %8, i32 noundef %9, i64 noundef %35, ptr noundef %28)
  br label %42

36:
  %37 = sext i32 %7 to i64
  %38 = sext i32 %10 to i64
  call void @tapeless_mpi_receive_float(ptr noundef %5, i32 noundef 0, i32 noundef %6, i64 noundef %37, i32 noundef %8, i32 noundef %9, i64 noundef %38, ptr noundef %28)
  br label %42

39:
  %40 = sext i32 %7 to i64
  %41 = sext i32 %10 to i64
  call void @tapeless_mpi_receive_any(ptr noundef %5, i32 noundef 0, i32 noundef %6, i64 noundef %40, i32 noundef %8, i32 noundef %9, i64 noundef %41, ptr noundef %28)
  br label %42

.unreachabledefault:
  unreachable

42:
  %43 = getelementptr inbounds [2 x i32], ptr %13, i64 0, i64 1
  switch i32 %2, label %45 [
    i32 1275070475, label %47
    i32 1275072577, label %47
    i32 1275072546, label %47
    i32 1275070495, label %47
    i32 1275070505, label %47
    i32 1275069450, label %44
    i32 1275070528, label %44
    i32 1275070494, label %44
    i32 1275069468, label %44
    i32 1275069479, label %44
    i32 1275068673, label %46
    i32 1275068696, label %46
    i32 1275068674, label %46
    i32 1275068931, label %46
    i32 1275068932, label %46
    i32 1275069445, label %46
    i32 1275069446, label %46
    i32 1275070471, label %46
    i32 1275070472, label %46
    i32 1275070473, label %46
    i32 1275070489, label %46
    i32 1275068727, label %46
    i32 1275068984, label %46
    i32 1275069497, label %46
    i32 1275070522, label %46
  ]

44:
  br label %47

45:
  switch i32 %2, label %47 [
    i32 1275068731, label %46
    i32 1275068988, label %46
    i32 1275069501, label %46
    i32 1275070526, label %46
    i32 1275068735, label %46
    i32 1275069454, label %46
    i32 1275070486, label %46
    i32 1275069467, label %46
    i32 1275069469, label %46
    i32 1275068698, label %46
    i32 1275070531, label %46
    i32 1275070532, label %46
    i32 1275070533, label %46
  ]

46:
  br label %47

47:
  %.0240 = phi i32 [ 1, %42 ], [ 2, %44 ], [ 0, %46 ], [ 1, %42 ], [ 1, %42 ], [ 1, %42 ], [ 1, %42 ], [ 3, %45 ]
  switch i32 %.0240, label %.unreachabledefault245 [
    i32 1, label %48
    i32 2, label %51
    i32 3, label %54
    i32 0, label %57
  ]

48:
  %49 = sext i32 %2 to i64
  %50 = sext i32 %10 to i64
  call void @tapeless_mpi_send_double(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %49, i32 noundef %3, i32 noundef %4, i64 noundef %50, ptr noundef %43)
  br label %57

51:
  %52 = sext i32 %2 to i64
  %53 = sext i32 %10 to i64
  call void @tapeless_mpi_send_float(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %52, i32 noundef %3, i32 noundef %4, i64 noundef %53, ptr noundef %43)
  br label %57

54:
  %55 = sext i32 %2 to i64
  %56 = sext i32 %10 to i64
  call void @tapeless_mpi_send_any(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %55, i32 noundef %3, i32 noundef %4, i64 noundef %56, ptr noundef %43)
  br label %57

.unreachabledefault245:
  unreachable

57:
  %58 = getelementptr inbounds [2 x i32], ptr %13, i64 0, i64 1
  call void @tapeless_mpi_complete(i32 noundef 0, i32 noundef 1, ptr noundef %58, ptr noundef null, ptr noundef null, ptr noundef inttoptr (i64 1 to ptr))
  %59 = getelementptr inbounds [2 x i32], ptr %13, i64 0, i64 0
  call void @tapeless_mpi_complete(i32 noundef 0, i32 noundef 1, ptr noundef %59, ptr noundef null, ptr noundef null, ptr noundef %11)
  br label %60

60:
  %.0244 = phi i32 [ %26, %25 ], [ 0, %57 ]
  ret i32 %.0244
}

declare i32 @tapeless_library_MPI_Sendrecv(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef)

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
  switch i32 %2, label %8 [
    i32 1275070475, label %9
    i32 1275072577, label %9
    i32 1275072546, label %9
    i32 1275070495, label %9
    i32 1275070505, label %9
    i32 1275069450, label %6
    i32 1275070528, label %6
    i32 1275070494, label %6
    i32 1275069468, label %6
    i32 1275069479, label %6
    i32 1275068673, label %7
    i32 1275068696, label %7
    i32 1275068674, label %7
    i32 1275068931, label %7
    i32 1275068932, label %7
    i32 1275069445, label %7
    i32 1275069446, label %7
    i32 1275070471, label %7
    i32 1275070472, label %7
    i32 1275070473, label %7
    i32 1275070489, label %7
    i32 1275068727, label %7
    i32 1275068984, label %7
    i32 1275069497, label %7
    i32 1275070522, label %7
    i32 1275068731, label %7
    i32 1275068988, label %7
    i32 1275069501, label %7
    i32 1275070526, label %7
    i32 1275068735, label %7
    i32 1275069454, label %7
    i32 1275070486, label %7
    i32 1275069467, label %7
    i32 1275069469, label %7
    i32 1275068698, label %7
    i32 1275070531, label %7
    i32 1275070532, label %7
    i32 1275070533, label %7
  ]

6:
  br label %9

7:
  br label %9

8:
  br label %9

9:
  %.0 = phi i32 [ 3, %8 ], [ 2, %6 ], [ 0, %7 ], [ 1, %5 ], [ 1, %5 ], [ 1, %5 ], [ 1, %5 ], [ 1, %5 ]
  switch i32 %.0, label %.unreachabledefault [
    i32 1, label %10
    i32 2, label %13
    i32 3, label %16
    i32 0, label %19
  ]

10:
  %11 = sext i32 %2 to i64
  %12 = sext i32 %4 to i64
  call void @tapeless_mpi_broadcast_double(ptr noundef %0, i32 noundef %1, i64 noundef %11, i32 noundef %3, i64 noundef %12)
  br label %21

13:
  %14 = sext i32 %2 to i64
  %15 = sext i32 %4 to i64
  call void @tapeless_mpi_broadcast_float(ptr noundef %0, i32 noundef %1, i64 noundef %14, i32 noundef %3, i64 noundef %15)
  br label %21

16:
  %17 = sext i32 %2 to i64
  %18 = sext i32 %4 to i64
  call void @tapeless_mpi_broadcast_any(ptr noundef %0, i32 noundef %1, i64 noundef %17, i32 noundef %3, i64 noundef %18)
  br label %21

.unreachabledefault:
  unreachable

19:
  %20 = call i32 @tapeless_library_MPI_Bcast(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4)
  br label %21

21:
  %.060 = phi i32 [ %20, %19 ], [ 0, %10 ], [ 0, %13 ], [ 0, %16 ]
  ret i32 %.060
}

declare void @tapeless_mpi_broadcast_double(ptr noundef, i32 noundef, i64 noundef, i32 noundef, i64 noundef)

declare void @tapeless_mpi_broadcast_float(ptr noundef, i32 noundef, i64 noundef, i32 noundef, i64 noundef)

declare void @tapeless_mpi_broadcast_any(ptr noundef, i32 noundef, i64 noundef, i32 noundef, i64 noundef)

declare i32 @tapeless_library_MPI_Bcast(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef)

define dso_local i32 @tapeless_body_MPI_Reduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) {
  switch i32 %3, label %10 [
    i32 1275070475, label %11
    i32 1275072577, label %11
    i32 1275072546, label %11
    i32 1275070495, label %11
    i32 1275070505, label %11
    i32 1275069450, label %8
    i32 1275070528, label %8
    i32 1275070494, label %8
    i32 1275069468, label %8
    i32 1275069479, label %8
    i32 1275068673, label %9
    i32 1275068696, label %9
    i32 1275068674, label %9
    i32 1275068931, label %9
    i32 1275068932, label %9
    i32 1275069445, label %9
    i32 1275069446, label %9
    i32 1275070471, label %9
    i32 1275070472, label %9
    i32 1275070473, label %9
    i32 1275070489, label %9
    i32 1275068727, label %9
    i32 1275068984, label %9
    i32 1275069497, label %9
    i32 1275070522, label %9
    i32 1275068731, label %9
    i32 1275068988, label %9
    i32 1275069501, label %9
    i32 1275070526, label %9
    i32 1275068735, label %9
    i32 1275069454, label %9
    i32 1275070486, label %9
    i32 1275069467, label %9
    i32 1275069469, label %9
    i32 1275068698, label %9
    i32 1275070531, label %9
    i32 1275070532, label %9
    i32 1275070533, label %9
  ]

8:
  br label %11

9:
  br label %11

10:
  br label %11

11:
  %.0 = phi i32 [ 3, %10 ], [ 2, %8 ], [ 0, %9 ], [ 1, %7 ], [ 1, %7 ], [ 1, %7 ], [ 1, %7 ], [ 1, %7 ]
  switch i32 %.0, label %.unreachabledefault [
    i32 1, label %12
    i32 2, label %17
    i32 3, label %22
    i32 0, label %27
  ]

12:
  %13 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %. = select i1 %13, ptr %1, ptr %0
  %14 = sext i32 %3 to i64
  %15 = sext i32 %4 to i64
  %16 = sext i32 %6 to i64
  call void @tapeless_mpi_reduce_double(i32 noundef 0, ptr noundef %., ptr noundef %1, i32 noundef %2, i64 noundef %14, i64 noundef %15, i32 noundef %5, i64 noundef %16)
  br label %29

17:
  %18 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %.81 = select i1 %18, ptr %1, ptr %0
  %19 = sext i32 %3 to i64
  %20 = sext i32 %4 to i64
  %21 = sext i32 %6 to i64
  call void @tapeless_mpi_reduce_float(i32 noundef 0, ptr noundef %.81, ptr noundef %1, i32 noundef %2, i64 noundef %19, i64 noundef %20, i32 noundef %5, i64 noundef %21)
  br label %29

22:
  %23 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %.82 = select i1 %23, ptr %1, ptr %0
  %24 = sext i32 %3 to i64
  %25 = sext i32 %4 to i64
  %26 = sext i32 %6 to i64
  call void @tapeless_mpi_reduce_any(i32 noundef 0, ptr noundef %.82, ptr noundef %1, i32 noundef %2, i64 noundef %24, i64 noundef %25, i32 noundef %5, i64 noundef %26)
  br label %29

.unreachabledefault:
  unreachable

27:
  %28 = call i32 @tapeless_library_MPI_Reduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6)
  br label %29

29:
  %.080 = phi i32 [ %28, %27 ], [ 0, %12 ], [ 0, %17 ], [ 0, %22 ]
  ret i32 %.080
}

declare void @tapeless_mpi_reduce_double(i32 noundef, ptr noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef, i64 noundef)

declare void @tapeless_mpi_reduce_float(i32 noundef, ptr noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef, i64 noundef)

declare void @tapeless_mpi_reduce_any(i32 noundef, ptr noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef, i64 noundef)

declare i32 @tapeless_library_MPI_Reduce(ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef)

define dso_local i32 @tapeless_body_MPI_Allreduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) {
  switch i32 %3, label %9 [
    i32 1275070475, label %10
    i32 1275072577, label %10
    i32 1275072546, label %10
    i32 1275070495, label %10
    i32 1275070505, label %10
    i32 1275069450, label %7
    i32 1275070528, label %7
    i32 1275070494, label %7
    i32 1275069468, label %7
    i32 1275069479, label %7
    i32 1275068673, label %8
    i32 1275068696, label %8
    i32 1275068674, label %8
    i32 1275068931, label %8
    i32 1275068932, label %8
    i32 1275069445, label %8
    i32 1275069446, label %8
    i32 1275070471, label %8
    i32 1275070472, label %8
    i32 1275070473, label %8
    i32 1275070489, label %8
    i32 1275068727, label %8
    i32 1275068984, label %8
    i32 1275069497, label %8
    i32 1275070522, label %8
    i32 1275068731, label %8
    i32 1275068988, label %8
    i32 1275069501, label %8
    i32 1275070526, label %8
    i32 1275068735, label %8
    i32 1275069454, label %8
    i32 1275070486, label %8
    i32 1275069467, label %8
    i32 1275069469, label %8
    i32 1275068698, label %8
    i32 1275070531, label %8
    i32 1275070532, label %8
    i32 1275070533, label %8
  ]

7:
  br label %10

8:
  br label %10

9:
  br label %10

10:
  %.0 = phi i32 [ 3, %9 ], [ 2, %7 ], [ 0, %8 ], [ 1, %6 ], [ 1, %6 ], [ 1, %6 ], [ 1, %6 ], [ 1, %6 ]
  switch i32 %.0, label %.unreachabledefault [
    i32 1, label %11
    i32 2, label %16
    i32 3, label %21
    i32 0, label %26
  ]

11:
  %12 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %. = select i1 %12, ptr %1, ptr %0
  %13 = sext i32 %3 to i64
  %14 = sext i32 %4 to i64
  %15 = sext i32 %5 to i64
  call void @tapeless_mpi_reduce_double(i32 noundef 1, ptr noundef %., ptr noundef %1, i32 noundef %2, i64 noundef %13, i64 noundef %14, i32 noundef 0, i64 noundef %15)
  br label %28

16:
  %17 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %.77 = select i1 %17, ptr %1, ptr %0
  %18 = sext i32 %3 to i64
  %19 = sext i32 %4 to i64
  %20 = sext i32 %5 to i64
  call void @tapeless_mpi_reduce_float(i32 noundef 1, ptr noundef %.77, ptr noundef %1, i32 noundef %2, i64 noundef %18, i64 noundef %19, i32 noundef 0, i64 noundef %20)
  br label %28

21:
  %22 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %.78 = select i1 %22, ptr %1, ptr %0
  %23 = sext i32 %3 to i64
  %24 = sext i32 %4 to i64
  %25 = sext i32 %5 to i64
  call void @tapeless_mpi_reduce_any(i32 noundef 1, ptr noundef %.78, ptr noundef %1, i32 noundef %2, i64 noundef %23, i64 noundef %24, i32 noundef 0, i64 noundef %25)
  br label %28

.unreachabledefault:
  unreachable

26:
  %27 = call i32 @tapeless_library_MPI_Allreduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5)
  br label %28

28:
  %.076 = phi i32 [ %27, %26 ], [ 0, %11 ], [ 0, %16 ], [ 0, %21 ]
  ret i32 %.076
}

declare i32 @tapeless_library_MPI_Allreduce(ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef)

define dso_local i32 @tapeless_body_MPI_Scan(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) {
  switch i32 %3, label %9 [
    i32 1275070475, label %10
    i32 1275072577, label %10
    i32 1275072546, label %10
    i32 1275070495, label %10
    i32 1275070505, label %10
    i32 1275069450, label %7
    i32 1275070528, label %7
    i32 1275070494, label %7
    i32 1275069468, label %7
    i32 1275069479, label %7
    i32 1275068673, label %8
    i32 1275068696, label %8
    i32 1275068674, label %8
    i32 1275068931, label %8
    i32 1275068932, label %8
    i32 1275069445, label %8
    i32 1275069446, label %8
    i32 1275070471, label %8
    i32 1275070472, label %8
    i32 1275070473, label %8
    i32 1275070489, label %8
    i32 1275068727, label %8
    i32 1275068984, label %8
    i32 1275069497, label %8
    i32 1275070522, label %8
    i32 1275068731, label %8
    i32 1275068988, label %8
    i32 1275069501, label %8
    i32 1275070526, label %8
    i32 1275068735, label %8
    i32 1275069454, label %8
    i32 1275070486, label %8
    i32 1275069467, label %8
    i32 1275069469, label %8
    i32 1275068698, label %8
    i32 1275070531, label %8
    i32 1275070532, label %8
    i32 1275070533, label %8
  ]

7:
  br label %10

8:
  br label %10

9:
  br label %10

10:
  %.0 = phi i32 [ 3, %9 ], [ 2, %7 ], [ 0, %8 ], [ 1, %6 ], [ 1, %6 ], [ 1, %6 ], [ 1, %6 ], [ 1, %6 ]
  switch i32 %.0, label %.unreachabledefault [
    i32 1, label %11
    i32 2, label %16
    i32 3, label %21
    i32 0, label %26
  ]

11:
  %12 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %. = select i1 %12, ptr %1, ptr %0
  %13 = sext i32 %3 to i64
  %14 = sext i32 %4 to i64
  %15 = sext i32 %5 to i64
  call void @tapeless_mpi_reduce_double(i32 noundef 2, ptr noundef %., ptr noundef %1, i32 noundef %2, i64 noundef %13, i64 noundef %14, i32 noundef 0, i64 noundef %15)
  br label %28

16:
  %17 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %.77 = select i1 %17, ptr %1, ptr %0
  %18 = sext i32 %3 to i64
  %19 = sext i32 %4 to i64
  %20 = sext i32 %5 to i64
  call void @tapeless_mpi_reduce_float(i32 noundef 2, ptr noundef %.77, ptr noundef %1, i32 noundef %2, i64 noundef %18, i64 noundef %19, i32 noundef 0, i64 noundef %20)
  br label %28

21:
  %22 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %.78 = select i1 %22, ptr %1, ptr %0
  %23 = sext i32 %3 to i64
  %24 = sext i32 %4 to i64
  %25 = sext i32 %5 to i64
  call void @tapeless_mpi_reduce_any(i32 noundef 2, ptr noundef %.78, ptr noundef %1, i32 noundef %2, i64 noundef %23, i64 noundef %24, i32 noundef 0, i64 noundef %25)
  br label %28

.unreachabledefault:
  unreachable

26:
  %27 = call i32 @tapeless_library_MPI_Scan(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5)
  br label %28

28:
  %.076 = phi i32 [ %27, %26 ], [ 0, %11 ], [ 0, %16 ], [ 0, %21 ]
  ret i32 %.076
}

declare i32 @tapeless_library_MPI_Scan(ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef)

define dso_local i32 @tapeless_body_MPI_Exscan(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) {
  switch i32 %3, label %9 [
    i32 1275070475, label %10
    i32 1275072577, label %10
    i32 1275072546, label %10
    i32 1275070495, label %10
    i32 1275070505, label %10
    i32 1275069450, label %7
    i32 1275070528, label %7
    i32 1275070494, label %7
    i32 1275069468, label %7
    i32 1275069479, label %7
    i32 1275068673, label %8
    i32 1275068696, label %8
    i32 1275068674, label %8
    i32 1275068931, label %8
    i32 1275068932, label %8
    i32 1275069445, label %8
    i32 1275069446, label %8
    i32 1275070471, label %8
    i32 1275070472, label %8
    i32 1275070473, label %8
    i32 1275070489, label %8
    i32 1275068727, label %8
    i32 1275068984, label %8
    i32 1275069497, label %8
    i32 1275070522, label %8
    i32 1275068731, label %8
    i32 1275068988, label %8
    i32 1275069501, label %8
    i32 1275070526, label %8
    i32 1275068735, label %8
    i32 1275069454, label %8
    i32 1275070486, label %8
    i32 1275069467, label %8
    i32 1275069469, label %8
    i32 1275068698, label %8
    i32 1275070531, label %8
    i32 1275070532, label %8
    i32 1275070533, label %8
  ]

7:
  br label %10

8:
  br label %10

9:
  br label %10

10:
  %.0 = phi i32 [ 3, %9 ], [ 2, %7 ], [ 0, %8 ], [ 1, %6 ], [ 1, %6 ], [ 1, %6 ], [ 1, %6 ], [ 1, %6 ]
  switch i32 %.0, label %.unreachabledefault [
    i32 1, label %11
    i32 2, label %16
    i32 3, label %21
    i32 0, label %26
  ]

11:
  %12 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %. = select i1 %12, ptr %1, ptr %0
  %13 = sext i32 %3 to i64
  %14 = sext i32 %4 to i64
  %15 = sext i32 %5 to i64
  call void @tapeless_mpi_reduce_double(i32 noundef 3, ptr noundef %., ptr noundef %1, i32 noundef %2, i64 noundef %13, i64 noundef %14, i32 noundef 0, i64 noundef %15)
  br label %28

16:
  %17 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %.77 = select i1 %17, ptr %1, ptr %0
  %18 = sext i32 %3 to i64
  %19 = sext i32 %4 to i64
  %20 = sext i32 %5 to i64
  call void @tapeless_mpi_reduce_float(i32 noundef 3, ptr noundef %.77, ptr noundef %1, i32 noundef %2, i64 noundef %18, i64 noundef %19, i32 noundef 0, i64 noundef %20)
  br label %28

21:
  %22 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %.78 = select i1 %22, ptr %1, ptr %0
  %23 = sext i32 %3 to i64
  %24 = sext i32 %4 to i64
  %25 = sext i32 %5 to i64
  call void @tapeless_mpi_reduce_any(i32 noundef 3, ptr noundef %.78, ptr noundef %1, i32 noundef %2, i64 noundef %23, i64 noundef %24, i32 noundef 0, i64 noundef %25)
  br label %28

.unreachabledefault:
  unreachable

26:
  %27 = call i32 @tapeless_library_MPI_Exscan(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5)
  br label %28

28:
  %.076 = phi i32 [ %27, %26 ], [ 0, %11 ], [ 0, %16 ], [ 0, %21 ]
  ret i32 %.076
}

declare i32 @tapeless_library_MPI_Exscan(ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef)

define dso_local i32 @tapeless_body_MPI_Gather(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7) {
  %9 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %. = select i1 %9, ptr %3, ptr %0
  %10 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %11 = select i1 %10, i32 %5, i32 %2
  switch i32 %11, label %14 [
    i32 1275070475, label %15
    i32 1275072577, label %15
    i32 1275072546, label %15
    i32 1275070495, label %15
    i32 1275070505, label %15
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
  ]

12:
  br label %15

13:
  br label %15

14:
  br label %15

15:
  %.0 = phi i32 [ 3, %14 ], [ 2, %12 ], [ 0, %13 ], [ 1, %8 ], [ 1, %8 ], [ 1, %8 ], [ 1, %8 ], [ 1, %8 ]
  switch i32 %.0, label %.unreachabledefault [
    i32 1, label %16
    i32 2, label %20
    i32 3, label %24
    i32 0, label %28
  ]

16:
  %17 = sext i32 %2 to i64
  %18 = sext i32 %5 to i64
  %19 = sext i32 %7 to i64
  call void @tapeless_mpi_move_double(i32 noundef 0, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %17, ptr noundef %3, i32 noundef %4, ptr noundef null, ptr noundef null, i64 noundef %18, i32 noundef %6, i64 noundef %19)
  br label %30

20:
  %21 = sext i32 %2 to i64
  %22 = sext i32 %5 to i64
  %23 = sext i32 %7 to i64
  call void @tapeless_mpi_move_float(i32 noundef 0, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %21, ptr noundef %3, i32 noundef %4, ptr noundef null, ptr noundef null, i64 noundef %22, i32 noundef %6, i64 noundef %23)
  br label %30

24:
  %25 = sext i32 %2 to i64
  %26 = sext i32 %5 to i64
  %27 = sext i32 %7 to i64
  call void @tapeless_mpi_move_any(i32 noundef 0, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %25, ptr noundef %3, i32 noundef %4, ptr noundef null, ptr noundef null, i64 noundef %26, i32 noundef %6, i64 noundef %27)
  br label %30

.unreachabledefault:
  unreachable

28:
  %29 = call i32 @tapeless_library_MPI_Gather(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7)
  br label %30

30:
  %.081 = phi i32 [ %29, %28 ], [ 0, %16 ], [ 0, %20 ], [ 0, %24 ]
  ret i32 %.081
}

declare void @tapeless_mpi_move_double(i32 noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, i64 noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, i64 noundef, i32 noundef, i64 noundef)

declare void @tapeless_mpi_move_float(i32 noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, i64 noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, i64 noundef, i32 noundef, i64 noundef)

declare void @tapeless_mpi_move_any(i32 noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, i64 noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, i64 noundef, i32 noundef, i64 noundef)

declare i32 @tapeless_library_MPI_Gather(ptr noundef, i32 noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef)

define dso_local i32 @tapeless_body_MPI_Gatherv(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8) {
  %10 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %. = select i1 %10, ptr %3, ptr %0
  %11 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %12 = select i1 %11, i32 %6, i32 %2
  switch i32 %12, label %15 [
    i32 1275070475, label %16
    i32 1275072577, label %16
    i32 1275072546, label %16
    i32 1275070495, label %16
    i32 1275070505, label %16
    i32 1275069450, label %13
    i32 1275070528, label %13
    i32 1275070494, label %13
    i32 1275069468, label %13
    i32 1275069479, label %13
    i32 1275068673, label %14
    i32 1275068696, label %14
    i32 1275068674, label %14
    i32 1275068931, label %14
    i32 1275068932, label %14
    i32 1275069445, label %14
    i32 1275069446, label %14
    i32 1275070471, label %14
    i32 1275070472, label %14
    i32 1275070473, label %14
    i32 1275070489, label %14
    i32 1275068727, label %14
    i32 1275068984, label %14
    i32 1275069497, label %14
    i32 1275070522, label %14
    i32 1275068731, label %14
    i32 1275068988, label %14
    i32 1275069501, label %14
    i32 1275070526, label %14
    i32 1275068735, label %14
    i32 1275069454, label %14
    i32 1275070486, label %14
    i32 1275069467, label %14
    i32 1275069469, label %14
    i32 1275068698, label %14
    i32 1275070531, label %14
    i32 1275070532, label %14
    i32 1275070533, label %14
  ]

13:
  br label %16

14:
  br label %16

15:
  br label %16

16:
  %.0 = phi i32 [ 3, %15 ], [ 2, %13 ], [ 0, %14 ], [ 1, %9 ], [ 1, %9 ], [ 1, %9 ], [ 1, %9 ], [ 1, %9 ]
  switch i32 %.0, label %.unreachabledefault [
    i32 1, label %17
    i32 2, label %21
    i32 3, label %25
    i32 0, label %29
  ]

17:
  %18 = sext i32 %2 to i64
  %19 = sext i32 %6 to i64
  %20 = sext i32 %8 to i64
  call void @tapeless_mpi_move_double(i32 noundef 0, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %18, ptr noundef %3, i32 noundef 0, ptr noundef %4, ptr noundef %5, i64 noundef %19, i32 noundef %7, i64 noundef %20)
  br label %31

21:
  %22 = sext i32 %2 to i64
  %23 = sext i32 %6 to i64
  %24 = sext i32 %8 to i64
  call void @tapeless_mpi_move_float(i32 noundef 0, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %22, ptr noundef %3, i32 noundef 0, ptr noundef %4, ptr noundef %5, i64 noundef %23, i32 noundef %7, i64 noundef %24)
  br label %31

25:
  %26 = sext i32 %2 to i64
  %27 = sext i32 %6 to i64
  %28 = sext i32 %8 to i64
  call void @tapeless_mpi_move_any(i32 noundef 0, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %26, ptr noundef %3, i32 noundef 0, ptr noundef %4, ptr noundef %5, i64 noundef %27, i32 noundef %7, i64 noundef %28)
  br label %31

.unreachabledefault:
  unreachable

29:
  %30 = call i32 @tapeless_library_MPI_Gatherv(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8)
  br label %31

31:
  %.085 = phi i32 [ %30, %29 ], [ 0, %17 ], [ 0, %21 ], [ 0, %25 ]
  ret i32 %.085
}

declare i32 @tapeless_library_MPI_Gatherv(ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef)

define dso_local i32 @tapeless_body_MPI_Scatter(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7) {
  %9 = icmp eq ptr %3, inttoptr (i64 -1 to ptr)
  %. = select i1 %9, ptr %0, ptr %3
  %10 = icmp eq ptr %3, inttoptr (i64 -1 to ptr)
  %11 = select i1 %10, i32 %2, i32 %5
  switch i32 %11, label %14 [
    i32 1275070475, label %15
    i32 1275072577, label %15
    i32 1275072546, label %15
    i32 1275070495, label %15
    i32 1275070505, label %15
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
  ]

12:
  br label %15

13:
  br label %15

14:
  br label %15

15:
  %.0 = phi i32 [ 3, %14 ], [ 2, %12 ], [ 0, %13 ], [ 1, %8 ], [ 1, %8 ], [ 1, %8 ], [ 1, %8 ], [ 1, %8 ]
  switch i32 %.0, label %.unreachabledefault [
    i32 1, label %16
    i32 2, label %20
    i32 3, label %24
    i32 0, label %28
  ]

16:
  %17 = sext i32 %2 to i64
  %18 = sext i32 %5 to i64
  %19 = sext i32 %7 to i64
  call void @tapeless_mpi_move_double(i32 noundef 1, ptr noundef %0, i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %17, ptr noundef %., i32 noundef %4, ptr noundef null, ptr noundef null, i64 noundef %18, i32 noundef %6, i64 noundef %19)
  br label %30

20:
  %21 = sext i32 %2 to i64
  %22 = sext i32 %5 to i64
  %23 = sext i32 %7 to i64
  call void @tapeless_mpi_move_float(i32 noundef 1, ptr noundef %0, i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %21, ptr noundef %., i32 noundef %4, ptr noundef null, ptr noundef null, i64 noundef %22, i32 noundef %6, i64 noundef %23)
  br label %30

24:
  %25 = sext i32 %2 to i64
  %26 = sext i32 %5 to i64
  %27 = sext i32 %7 to i64
  call void @tapeless_mpi_move_any(i32 noundef 1, ptr noundef %0, i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %25, ptr noundef %., i32 noundef %4, ptr noundef null, ptr noundef null, i64 noundef %26, i32 noundef %6, i64 noundef %27)
  br label %30

.unreachabledefault:
  unreachable

28:
  %29 = call i32 @tapeless_library_MPI_Scatter(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7)
  br label %30

30:
  %.079 = phi i32 [ %29, %28 ], [ 0, %16 ], [ 0, %20 ], [ 0, %24 ]
  ret i32 %.079
}

declare i32 @tapeless_library_MPI_Scatter(ptr noundef, i32 noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef)

define dso_local i32 @tapeless_body_MPI_Scatterv(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8) {
  %10 = icmp eq ptr %4, inttoptr (i64 -1 to ptr)
  %. = select i1 %10, ptr %0, ptr %4
  %11 = icmp eq ptr %4, inttoptr (i64 -1 to ptr)
  %12 = select i1 %11, i32 %3, i32 %6
  switch i32 %12, label %15 [
    i32 1275070475, label %16
    i32 1275072577, label %16
    i32 1275072546, label %16
    i32 1275070495, label %16
    i32 1275070505, label %16
    i32 1275069450, label %13
    i32 1275070528, label %13
    i32 1275070494, label %13
    i32 1275069468, label %13
    i32 1275069479, label %13
    i32 1275068673, label %14
    i32 1275068696, label %14
    i32 1275068674, label %14
    i32 1275068931, label %14
    i32 1275068932, label %14
    i32 1275069445, label %14
    i32 1275069446, label %14
    i32 1275070471, label %14
    i32 1275070472, label %14
    i32 1275070473, label %14
    i32 1275070489, label %14
    i32 1275068727, label %14
    i32 1275068984, label %14
    i32 1275069497, label %14
    i32 1275070522, label %14
    i32 1275068731, label %14
    i32 1275068988, label %14
    i32 1275069501, label %14
    i32 1275070526, label %14
    i32 1275068735, label %14
    i32 1275069454, label %14
    i32 1275070486, label %14
    i32 1275069467, label %14
    i32 1275069469, label %14
    i32 1275068698, label %14
    i32 1275070531, label %14
    i32 1275070532, label %14
    i32 1275070533, label %14
  ]

13:
  br label %16

14:
  br label %16

15:
  br label %16

16:
  %.0 = phi i32 [ 3, %15 ], [ 2, %13 ], [ 0, %14 ], [ 1, %9 ], [ 1, %9 ], [ 1, %9 ], [ 1, %9 ], [ 1, %9 ]
  switch i32 %.0, label %.unreachabledefault [
    i32 1, label %17
    i32 2, label %21
    i32 3, label %25
    i32 0, label %29
  ]

17:
  %18 = sext i32 %3 to i64
  %19 = sext i32 %6 to i64
  %20 = sext i32 %8 to i64
  call void @tapeless_mpi_move_double(i32 noundef 1, ptr noundef %0, i32 noundef 0, ptr noundef %1, ptr noundef %2, i64 noundef %18, ptr noundef %., i32 noundef %5, ptr noundef null, ptr noundef null, i64 noundef %19, i32 noundef %7, i64 noundef %20)
  br label %31

21:
  %22 = sext i32 %3 to i64
  %23 = sext i32 %6 to i64
  %24 = sext i32 %8 to i64
  call void @tapeless_mpi_move_float(i32 noundef 1, ptr noundef %0, i32 noundef 0, ptr noundef %1, ptr noundef %2, i64 noundef %22, ptr noundef %., i32 noundef %5, ptr noundef null, ptr noundef null, i64 noundef %23, i32 noundef %7, i64 noundef %24)
  br label %31

25:
  %26 = sext i32 %3 to i64
  %27 = sext i32 %6 to i64
  %28 = sext i32 %8 to i64
  call void @tapeless_mpi_move_any(i32 noundef 1, ptr noundef %0, i32 noundef 0, ptr noundef %1, ptr noundef %2, i64 noundef %26, ptr noundef %., i32 noundef %5, ptr noundef null, ptr noundef null, i64 noundef %27, i32 noundef %7, i64 noundef %28)
  br label %31

.unreachabledefault:
  unreachable

29:
  %30 = call i32 @tapeless_library_MPI_Scatterv(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8)
  br label %31

31:
  %.083 = phi i32 [ %30, %29 ], [ 0, %17 ], [ 0, %21 ], [ 0, %25 ]
  ret i32 %.083
}

declare i32 @tapeless_library_MPI_Scatterv(ptr noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef)

define dso_local i32 @tapeless_body_MPI_Allgather(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) {
  %8 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %. = select i1 %8, ptr %3, ptr %0
  %9 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %10 = select i1 %9, i32 %5, i32 %2
  switch i32 %10, label %13 [
    i32 1275070475, label %14
    i32 1275072577, label %14
    i32 1275072546, label %14
    i32 1275070495, label %14
    i32 1275070505, label %14
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
  ]

11:
  br label %14

12:
  br label %14

13:
  br label %14

14:
  %.0 = phi i32 [ 3, %13 ], [ 2, %11 ], [ 0, %12 ], [ 1, %7 ], [ 1, %7 ], [ 1, %7 ], [ 1, %7 ], [ 1, %7 ]
  switch i32 %.0, label %.unreachabledefault [
    i32 1, label %15
    i32 2, label %19
    i32 3, label %23
    i32 0, label %27
  ]

15:
  %16 = sext i32 %2 to i64
  %17 = sext i32 %5 to i64
  %18 = sext i32 %6 to i64
  call void @tapeless_mpi_move_double(i32 noundef 2, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %16, ptr noundef %3, i32 noundef %4, ptr noundef null, ptr noundef null, i64 noundef %17, i32 noundef 0, i64 noundef %18)
  br label %29

19:
  %20 = sext i32 %2 to i64
  %21 = sext i32 %5 to i64
  %22 = sext i32 %6 to i64
  call void @tapeless_mpi_move_float(i32 noundef 2, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %20, ptr noundef %3, i32 noundef %4, ptr noundef null, ptr noundef null, i64 noundef %21, i32 noundef 0, i64 noundef %22)
  br label %29

23:
  %24 = sext i32 %2 to i64
  %25 = sext i32 %5 to i64
  %26 = sext i32 %6 to i64
  call void @tapeless_mpi_move_any(i32 noundef 2, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %24, ptr noundef %3, i32 noundef %4, ptr noundef null, ptr noundef null, i64 noundef %25, i32 noundef 0, i64 noundef %26)
  br label %29

.unreachabledefault:
  unreachable

27:
  %28 = call i32 @tapeless_library_MPI_Allgather(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6)
  br label %29

29:
  %.077 = phi i32 [ %28, %27 ], [ 0, %15 ], [ 0, %19 ], [ 0, %23 ]
  ret i32 %.077
}

declare i32 @tapeless_library_MPI_Allgather(ptr noundef, i32 noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef)

define dso_local i32 @tapeless_body_MPI_Allgatherv(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7) {
  %9 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %. = select i1 %9, ptr %3, ptr %0
  %10 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %11 = select i1 %10, i32 %6, i32 %2
  switch i32 %11, label %14 [
    i32 1275070475, label %15
    i32 1275072577, label %15
    i32 1275072546, label %15
    i32 1275070495, label %15
    i32 1275070505, label %15
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
  ]

12:
  br label %15

13:
  br label %15

14:
  br label %15

15:
  %.0 = phi i32 [ 3, %14 ], [ 2, %12 ], [ 0, %13 ], [ 1, %8 ], [ 1, %8 ], [ 1, %8 ], [ 1, %8 ], [ 1, %8 ]
  switch i32 %.0, label %.unreachabledefault [
    i32 1, label %16
    i32 2, label %20
    i32 3, label %24
    i32 0, label %28
  ]

16:
  %17 = sext i32 %2 to i64
  %18 = sext i32 %6 to i64
  %19 = sext i32 %7 to i64
  call void @tapeless_mpi_move_double(i32 noundef 2, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %17, ptr noundef %3, i32 noundef 0, ptr noundef %4, ptr noundef %5, i64 noundef %18, i32 noundef 0, i64 noundef %19)
  br label %30

20:
  %21 = sext i32 %2 to i64
  %22 = sext i32 %6 to i64
  %23 = sext i32 %7 to i64
  call void @tapeless_mpi_move_float(i32 noundef 2, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %21, ptr noundef %3, i32 noundef 0, ptr noundef %4, ptr noundef %5, i64 noundef %22, i32 noundef 0, i64 noundef %23)
  br label %30

24:
  %25 = sext i32 %2 to i64
  %26 = sext i32 %6 to i64
  %27 = sext i32 %7 to i64
  call void @tapeless_mpi_move_any(i32 noundef 2, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %25, ptr noundef %3, i32 noundef 0, ptr noundef %4, ptr noundef %5, i64 noundef %26, i32 noundef 0, i64 noundef %27)
  br label %30

.unreachabledefault:
  unreachable

28:
  %29 = call i32 @tapeless_library_MPI_Allgatherv(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7)
  br label %30

30:
  %.081 = phi i32 [ %29, %28 ], [ 0, %16 ], [ 0, %20 ], [ 0, %24 ]
  ret i32 %.081
}

declare i32 @tapeless_library_MPI_Allgatherv(ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef)

define dso_local i32 @tapeless_body_MPI_Alltoall(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) {
  %8 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %. = select i1 %8, ptr %3, ptr %0
  %9 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %10 = select i1 %9, i32 %5, i32 %2
  switch i32 %10, label %13 [
    i32 1275070475, label %14
    i32 1275072577, label %14
    i32 1275072546, label %14
    i32 1275070495, label %14
    i32 1275070505, label %14
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
  ]

11:
  br label %14

12:
  br label %14

13:
  br label %14

14:
  %.0 = phi i32 [ 3, %13 ], [ 2, %11 ], [ 0, %12 ], [ 1, %7 ], [ 1, %7 ], [ 1, %7 ], [ 1, %7 ], [ 1, %7 ]
  switch i32 %.0, label %.unreachabledefault [
    i32 1, label %15
    i32 2, label %19
    i32 3, label %23
    i32 0, label %27
  ]

15:
  %16 = sext i32 %2 to i64
  %17 = sext i32 %5 to i64
  %18 = sext i32 %6 to i64
  call void @tapeless_mpi_move_double(i32 noundef 3, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %16, ptr noundef %3, i32 noundef %4, ptr noundef null, ptr noundef null, i64 noundef %17, i32 noundef 0, i64 noundef %18)
  br label %29

19:
  %20 = sext i32 %2 to i64
  %21 = sext i32 %5 to i64
  %22 = sext i32 %6 to i64
  call void @tapeless_mpi_move_float(i32 noundef 3, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %20, ptr noundef %3, i32 noundef %4, ptr noundef null, ptr noundef null, i64 noundef %21, i32 noundef 0, i64 noundef %22)
  br label %29

23:
  %24 = sext i32 %2 to i64
  %25 = sext i32 %5 to i64
  %26 = sext i32 %6 to i64
  call void @tapeless_mpi_move_any(i32 noundef 3, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %24, ptr noundef %3, i32 noundef %4, ptr noundef null, ptr noundef null, i64 noundef %25, i32 noundef 0, i64 noundef %26)
  br label %29

.unreachabledefault:
  unreachable

27:
  %28 = call i32 @tapeless_library_MPI_Alltoall(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6)
  br label %29

29:
  %.077 = phi i32 [ %28, %27 ], [ 0, %15 ], [ 0, %19 ], [ 0, %23 ]
  ret i32 %.077
}

declare i32 @tapeless_library_MPI_Alltoall(ptr noundef, i32 noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef)

define dso_local i32 @tapeless_body_MPI_Alltoallv(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8) {
  %10 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %. = select i1 %10, ptr %4, ptr %0
  %11 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %12 = select i1 %11, i32 %7, i32 %3
  switch i32 %12, label %15 [
    i32 1275070475, label %16
    i32 1275072577, label %16
    i32 1275072546, label %16
    i32 1275070495, label %16
    i32 1275070505, label %16
    i32 1275069450, label %13
    i32 1275070528, label %13
    i32 1275070494, label %13
    i32 1275069468, label %13
    i32 1275069479, label %13
    i32 1275068673, label %14
    i32 1275068696, label %14
    i32 1275068674, label %14
    i32 1275068931, label %14
    i32 1275068932, label %14
    i32 1275069445, label %14
    i32 1275069446, label %14
    i32 1275070471, label %14
    i32 1275070472, label %14
    i32 1275070473, label %14
    i32 1275070489, label %14
    i32 1275068727, label %14
    i32 1275068984, label %14
    i32 1275069497, label %14
    i32 1275070522, label %14
    i32 1275068731, label %14
    i32 1275068988, label %14
    i32 1275069501, label %14
    i32 1275070526, label %14
    i32 1275068735, label %14
    i32 1275069454, label %14
    i32 1275070486, label %14
    i32 1275069467, label %14
    i32 1275069469, label %14
    i32 1275068698, label %14
    i32 1275070531, label %14
    i32 1275070532, label %14
    i32 1275070533, label %14
  ]

13:
  br label %16

14:
  br label %16

15:
  br label %16

16:
  %.0 = phi i32 [ 3, %15 ], [ 2, %13 ], [ 0, %14 ], [ 1, %9 ], [ 1, %9 ], [ 1, %9 ], [ 1, %9 ], [ 1, %9 ]
  switch i32 %.0, label %.unreachabledefault [
    i32 1, label %17
    i32 2, label %21
    i32 3, label %25
    i32 0, label %29
  ]

17:
  %18 = sext i32 %3 to i64
  %19 = sext i32 %7 to i64
  %20 = sext i32 %8 to i64
  call void @tapeless_mpi_move_double(i32 noundef 3, ptr noundef %., i32 noundef 0, ptr noundef %1, ptr noundef %2, i64 noundef %18, ptr noundef %4, i32 noundef 0, ptr noundef %5, ptr noundef %6, i64 noundef %19, i32 noundef 0, i64 noundef %20)
  br label %31

21:
  %22 = sext i32 %3 to i64
  %23 = sext i32 %7 to i64
  %24 = sext i32 %8 to i64
  call void @tapeless_mpi_move_float(i32 noundef 3, ptr noundef %., i32 noundef 0, ptr noundef %1, ptr noundef %2, i64 noundef %22, ptr noundef %4, i32 noundef 0, ptr noundef %5, ptr noundef %6, i64 noundef %23, i32 noundef 0, i64 noundef %24)
  br label %31

25:
  %26 = sext i32 %3 to i64
  %27 = sext i32 %7 to i64
  %28 = sext i32 %8 to i64
  call void @tapeless_mpi_move_any(i32 noundef 3, ptr noundef %., i32 noundef 0, ptr noundef %1, ptr noundef %2, i64 noundef %26, ptr noundef %4, i32 noundef 0, ptr noundef %5, ptr noundef %6, i64 noundef %27, i32 noundef 0, i64 noundef %28)
  br label %31

.unreachabledefault:
  unreachable

29:
  %30 = call i32 @tapeless_library_MPI_Alltoallv(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8)
  br label %31

31:
  %.085 = phi i32 [ %30, %29 ], [ 0, %17 ], [ 0, %21 ], [ 0, %25 ]
  ret i32 %.085
}

declare i32 @tapeless_library_MPI_Alltoallv(ptr noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef)

define dso_local i32 @tapeless_body_MPI_Reduce_scatter(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) {
  switch i32 %3, label %9 [
    i32 1275070475, label %10
    i32 1275072577, label %10
    i32 1275072546, label %10
    i32 1275070495, label %10
    i32 1275070505, label %10
    i32 1275069450, label %7
    i32 1275070528, label %7
    i32 1275070494, label %7
    i32 1275069468, label %7
    i32 1275069479, label %7
    i32 1275068673, label %8
    i32 1275068696, label %8
    i32 1275068674, label %8
    i32 1275068931, label %8
    i32 1275068932, label %8
    i32 1275069445, label %8
    i32 1275069446, label %8
    i32 1275070471, label %8
    i32 1275070472, label %8
    i32 1275070473, label %8
    i32 1275070489, label %8
    i32 1275068727, label %8
    i32 1275068984, label %8
    i32 1275069497, label %8
    i32 1275070522, label %8
    i32 1275068731, label %8
    i32 1275068988, label %8
    i32 1275069501, label %8
    i32 1275070526, label %8
    i32 1275068735, label %8
    i32 1275069454, label %8
    i32 1275070486, label %8
    i32 1275069467, label %8
    i32 1275069469, label %8
    i32 1275068698, label %8
    i32 1275070531, label %8
    i32 1275070532, label %8
    i32 1275070533, label %8
  ]

7:
  br label %10

8:
  br label %10

9:
  br label %10

10:
  %.0 = phi i32 [ 3, %9 ], [ 2, %7 ], [ 0, %8 ], [ 1, %6 ], [ 1, %6 ], [ 1, %6 ], [ 1, %6 ], [ 1, %6 ]
  switch i32 %.0, label %.unreachabledefault [
    i32 1, label %11
    i32 2, label %16
    i32 3, label %21
    i32 0, label %26
  ]

11:
  %12 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %. = select i1 %12, ptr %1, ptr %0
  %13 = sext i32 %4 to i64
  %14 = sext i32 %3 to i64
  %15 = sext i32 %5 to i64
  call void @tapeless_mpi_move_double(i32 noundef 4, ptr noundef %., i32 noundef 0, ptr noundef null, ptr noundef null, i64 noundef %13, ptr noundef %1, i32 noundef 0, ptr noundef %2, ptr noundef null, i64 noundef %14, i32 noundef 0, i64 noundef %15)
  br label %28

16:
  %17 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %.77 = select i1 %17, ptr %1, ptr %0
  %18 = sext i32 %4 to i64
  %19 = sext i32 %3 to i64
  %20 = sext i32 %5 to i64
  call void @tapeless_mpi_move_float(i32 noundef 4, ptr noundef %.77, i32 noundef 0, ptr noundef null, ptr noundef null, i64 noundef %18, ptr noundef %1, i32 noundef 0, ptr noundef %2, ptr noundef null, i64 noundef %19, i32 noundef 0, i64 noundef %20)
  br label %28

21:
  %22 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %.78 = select i1 %22, ptr %1, ptr %0
  %23 = sext i32 %4 to i64
  %24 = sext i32 %3 to i64
  %25 = sext i32 %5 to i64
  call void @tapeless_mpi_move_any(i32 noundef 4, ptr noundef %.78, i32 noundef 0, ptr noundef null, ptr noundef null, i64 noundef %23, ptr noundef %1, i32 noundef 0, ptr noundef %2, ptr noundef null, i64 noundef %24, i32 noundef 0, i64 noundef %25)
  br label %28

.unreachabledefault:
  unreachable

26:
  %27 = call i32 @tapeless_library_MPI_Reduce_scatter(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5)
  br label %28

28:
  %.076 = phi i32 [ %27, %26 ], [ 0, %11 ], [ 0, %16 ], [ 0, %21 ]
  ret i32 %.076
}

declare i32 @tapeless_library_MPI_Reduce_scatter(ptr noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef)

define dso_local i32 @tapeless_body_MPI_Reduce_scatter_block(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) {
  switch i32 %3, label %9 [
    i32 1275070475, label %10
    i32 1275072577, label %10
    i32 1275072546, label %10
    i32 1275070495, label %10
    i32 1275070505, label %10
    i32 1275069450, label %7
    i32 1275070528, label %7
    i32 1275070494, label %7
    i32 1275069468, label %7
    i32 1275069479, label %7
    i32 1275068673, label %8
    i32 1275068696, label %8
    i32 1275068674, label %8
    i32 1275068931, label %8
    i32 1275068932, label %8
    i32 1275069445, label %8
    i32 1275069446, label %8
    i32 1275070471, label %8
    i32 1275070472, label %8
    i32 1275070473, label %8
    i32 1275070489, label %8
    i32 1275068727, label %8
    i32 1275068984, label %8
    i32 1275069497, label %8
    i32 1275070522, label %8
    i32 1275068731, label %8
    i32 1275068988, label %8
    i32 1275069501, label %8
    i32 1275070526, label %8
    i32 1275068735, label %8
    i32 1275069454, label %8
    i32 1275070486, label %8
    i32 1275069467, label %8
    i32 1275069469, label %8
    i32 1275068698, label %8
    i32 1275070531, label %8
    i32 1275070532, label %8
    i32 1275070533, label %8
  ]

7:
  br label %10

8:
  br label %10

9:
  br label %10

10:
  %.0 = phi i32 [ 3, %9 ], [ 2, %7 ], [ 0, %8 ], [ 1, %6 ], [ 1, %6 ], [ 1, %6 ], [ 1, %6 ], [ 1, %6 ]
  switch i32 %.0, label %.unreachabledefault [
    i32 1, label %11
    i32 2, label %16
    i32 3, label %21
    i32 0, label %26
  ]

11:
  %12 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %. = select i1 %12, ptr %1, ptr %0
  %13 = sext i32 %4 to i64
  %14 = sext i32 %3 to i64
  %15 = sext i32 %5 to i64
  call void @tapeless_mpi_move_double(i32 noundef 4, ptr noundef %., i32 noundef 0, ptr noundef null, ptr noundef null, i64 noundef %13, ptr noundef %1, i32 noundef %2, ptr noundef null, ptr noundef null, i64 noundef %14, i32 noundef 0, i64 noundef %15)
  br label %28

16:
  %17 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %.77 = select i1 %17, ptr %1, ptr %0
  %18 = sext i32 %4 to i64
  %19 = sext i32 %3 to i64
  %20 = sext i32 %5 to i64
  call void @tapeless_mpi_move_float(i32 noundef 4, ptr noundef %.77, i32 noundef 0, ptr noundef null, ptr noundef null, i64 noundef %18, ptr noundef %1, i32 noundef %2, ptr noundef null, ptr noundef null, i64 noundef %19, i32 noundef 0, i64 noundef %20)
  br label %28

21:
  %22 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %.78 = select i1 %22, ptr %1, ptr %0
  %23 = sext i32 %4 to i64
  %24 = sext i32 %3 to i64
  %25 = sext i32 %5 to i64
  call void @tapeless_mpi_move_any(i32 noundef 4, ptr noundef %.78, i32 noundef 0, ptr noundef null, ptr noundef null, i64 noundef %23, ptr noundef %1, i32 noundef %2, ptr noundef null, ptr noundef null, i64 noundef %24, i32 noundef 0, i64 noundef %25)
  br label %28

.unreachabledefault:
  unreachable

26:
  %27 = call i32 @tapeless_library_MPI_Reduce_scatter_block(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5)
  br label %28

28:
  %.076 = phi i32 [ %27, %26 ], [ 0, %11 ], [ 0, %16 ], [ 0, %21 ]
  ret i32 %.076
}

declare i32 @tapeless_library_MPI_Reduce_scatter_block(ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef)

declare void @tapeless_mpi_send_double(ptr noundef, i32 noundef, i32 noundef, i64 noundef, i32 noundef, i32 noundef, i64 noundef, ptr noundef)

declare void @tapeless_mpi_send_float(ptr noundef, i32 noundef, i32 noundef, i64 noundef, i32 noundef, i32 noundef, i64 noundef, ptr noundef)

declare void @tapeless_mpi_send_any(ptr noundef, i32 noundef, i32 noundef, i64 noundef, i32 noundef, i32 noundef, i64 noundef, ptr noundef)

declare void @tapeless_mpi_receive_double(ptr noundef, i32 noundef, i32 noundef, i64 noundef, i32 noundef, i32 noundef, i64 noundef, ptr noundef)

declare void @tapeless_mpi_receive_float(ptr noundef, i32 noundef, i32 noundef, i64 noundef, i32 noundef, i32 noundef, i64 noundef, ptr noundef)

declare void @tapeless_mpi_receive_any(ptr noundef, i32 noundef, i32 noundef, i64 noundef, i32 noundef, i32 noundef, i64 noundef, ptr noundef)

; Made from calls.c by `cargo xtask bodies`.
%struct.ompi_predefined_op_t = type opaque
%struct.ompi_predefined_datatype_t = type opaque

@ompi_mpi_op_replace = external global %struct.ompi_predefined_op_t, align 1
@ompi_mpi_double = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_c_double_complex = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_dblcplex = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_dblprec = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_real8 = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_cxx_dblcplex = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_complex16 = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_float = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_c_float_complex = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_cplex = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_real = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_real4 = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_cxx_cplex = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_complex8 = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_byte = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_packed = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_char = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_signed_char = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_unsigned_char = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_int8_t = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_uint8_t = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_character = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_integer1 = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_short = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_unsigned_short = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_int = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_unsigned = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_long = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_unsigned_long = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_long_long_int = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_unsigned_long_long = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_int16_t = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_int32_t = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_int64_t = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_uint16_t = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_uint32_t = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_uint64_t = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_c_bool = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_wchar = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_2int = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_integer = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_integer2 = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_integer4 = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_integer8 = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_2integer = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_logical = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_aint = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_offset = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_count = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_short_int = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_long_int = external global %struct.ompi_predefined_datatype_t, align 1

define dso_local i32 @tapeless_body_MPI_Send(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5) {
  %7 = alloca ptr, align 8
  %8 = call i32 @kind(ptr noundef %2)
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %12

10:
  %11 = call i32 @tapeless_library_MPI_Send(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5)
  br label %27

12:
  %13 = call i32 @kind(ptr noundef %2)
  switch i32 %13, label %26 [
    i32 1, label %14
    i32 2, label %17
    i32 3, label %20
    i32 4, label %23
  ]

14:
  %15 = ptrtoint ptr %2 to i64
  %16 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_double(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %15, i32 noundef %3, i32 noundef %4, i64 noundef %16, ptr noundef %7, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %26

17:
  %18 = ptrtoint ptr %2 to i64
  %19 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_float(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %18, i32 noundef %3, i32 noundef %4, i64 noundef %19, ptr noundef %7, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %26

20:
  %21 = ptrtoint ptr %2 to i64
  %22 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_any(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %21, i32 noundef %3, i32 noundef %4, i64 noundef %22, ptr noundef %7, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %26

23:
  %24 = ptrtoint ptr %2 to i64
  %25 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_bytes(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %24, i32 noundef %3, i32 noundef %4, i64 noundef %25, ptr noundef %7, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %26

26:
  call void @tapeless_mpi_complete(i32 noundef 0, i32 noundef 1, ptr noundef %7, ptr noundef null, ptr noundef null, ptr noundef null)
  br label %27

27:
  %.049 = phi i32 [ %11, %10 ], [ 0, %26 ]
  ret i32 %.049
}

define internal i32 @kind(ptr noundef %0) {
  %2 = icmp eq ptr %0, @ompi_mpi_double
  %3 = icmp eq ptr %0, @ompi_mpi_c_double_complex
  %or.cond = or i1 %2, %3
  %4 = icmp eq ptr %0, @ompi_mpi_dblcplex
  %or.cond63 = or i1 %or.cond, %4
  %5 = icmp eq ptr %0, @ompi_mpi_dblprec
  %or.cond64 = or i1 %or.cond63, %5
  %6 = icmp eq ptr %0, @ompi_mpi_real8
  %or.cond65 = or i1 %or.cond64, %6
  %7 = icmp eq ptr %0, @ompi_mpi_cxx_dblcplex
  %or.cond66 = or i1 %or.cond65, %7
  %8 = icmp eq ptr %0, @ompi_mpi_complex16
  %spec.select = select i1 %or.cond66, i1 true, i1 %8
  %9 = zext i1 %spec.select to i32
  %10 = icmp ne i32 %9, 0
  %11 = zext i1 %10 to i8
  %12 = icmp eq ptr %0, @ompi_mpi_float
  %13 = icmp eq ptr %0, @ompi_mpi_c_float_complex
  %or.cond67 = or i1 %12, %13
  %14 = icmp eq ptr %0, @ompi_mpi_cplex
  %or.cond68 = or i1 %or.cond67, %14
  %15 = icmp eq ptr %0, @ompi_mpi_real
  %or.cond69 = or i1 %or.cond68, %15
  %16 = icmp eq ptr %0, @ompi_mpi_real4
  %or.cond70 = or i1 %or.cond69, %16
  %17 = icmp eq ptr %0, @ompi_mpi_cxx_cplex
  %or.cond71 = or i1 %or.cond70, %17
  %18 = icmp eq ptr %0, @ompi_mpi_complex8
  %spec.select106 = select i1 %or.cond71, i1 true, i1 %18
  %19 = zext i1 %spec.select106 to i32
  %20 = icmp ne i32 %19, 0
  %21 = zext i1 %20 to i8
  %22 = icmp eq ptr %0, @ompi_mpi_byte
  %23 = icmp eq ptr %0, @ompi_mpi_packed
  %or.cond72 = or i1 %22, %23
  %24 = icmp eq ptr %0, @ompi_mpi_char
  %or.cond73 = or i1 %or.cond72, %24
  %25 = icmp eq ptr %0, @ompi_mpi_signed_char
  %or.cond74 = or i1 %or.cond73, %25
  %26 = icmp eq ptr %0, @ompi_mpi_unsigned_char
  %or.cond75 = or i1 %or.cond74, %26
  %27 = icmp eq ptr %0, @ompi_mpi_int8_t
  %or.cond76 = or i1 %or.cond75, %27
  %28 = icmp eq ptr %0, @ompi_mpi_uint8_t
  %or.cond77 = or i1 %or.cond76, %28
  %29 = icmp eq ptr %0, @ompi_mpi_character
  %or.cond78 = or i1 %or.cond77, %29
  %30 = icmp eq ptr %0, @ompi_mpi_integer1
  %spec.select105 = select i1 %or.cond78, i1 true, i1 %30
  %31 = zext i1 %spec.select105 to i32
  %32 = icmp ne i32 %31, 0
  %33 = zext i1 %32 to i8
  %34 = icmp eq ptr %0, @ompi_mpi_short
  %35 = icmp eq ptr %0, @ompi_mpi_unsigned_short
  %or.cond79 = or i1 %34, %35
  %36 = icmp eq ptr %0, @ompi_mpi_int
  %or.cond80 = or i1 %or.cond79, %36
  %37 = icmp eq ptr %0, @ompi_mpi_unsigned
  %or.cond81 = or i1 %or.cond80, %37
  %38 = icmp eq ptr %0, @ompi_mpi_long
  %or.cond82 = or i1 %or.cond81, %38
  %39 = icmp eq ptr %0, @ompi_mpi_unsigned_long
  %or.cond83 = or i1 %or.cond82, %39
  %40 = icmp eq ptr %0, @ompi_mpi_long_long_int
  %or.cond84 = or i1 %or.cond83, %40
  %41 = icmp eq ptr %0, @ompi_mpi_unsigned_long_long
  %or.cond85 = or i1 %or.cond84, %41
  %42 = icmp eq ptr %0, @ompi_mpi_int16_t
  %or.cond86 = or i1 %or.cond85, %42
  %43 = icmp eq ptr %0, @ompi_mpi_int32_t
  %or.cond87 = or i1 %or.cond86, %43
  %44 = icmp eq ptr %0, @ompi_mpi_int64_t
  %or.cond88 = or i1 %or.cond87, %44
  %45 = icmp eq ptr %0, @ompi_mpi_uint16_t
  %or.cond89 = or i1 %or.cond88, %45
  %46 = icmp eq ptr %0, @ompi_mpi_uint32_t
  %or.cond90 = or i1 %or.cond89, %46
  %47 = icmp eq ptr %0, @ompi_mpi_uint64_t
  %or.cond91 = or i1 %or.cond90, %47
  %48 = icmp eq ptr %0, @ompi_mpi_c_bool
  %or.cond92 = or i1 %or.cond91, %48
  %49 = icmp eq ptr %0, @ompi_mpi_wchar
  %or.cond93 = or i1 %or.cond92, %49
  %50 = icmp eq ptr %0, @ompi_mpi_2int
  %or.cond94 = or i1 %or.cond93, %50
  %51 = icmp eq ptr %0, @ompi_mpi_integer
  %or.cond95 = or i1 %or.cond94, %51
  %52 = icmp eq ptr %0, @ompi_mpi_integer2
  %or.cond96 = or i1 %or.cond95, %52
  %53 = icmp eq ptr %0, @ompi_mpi_integer4
  %or.cond97 = or i1 %or.cond96, %53
  %54 = icmp eq ptr %0, @ompi_mpi_integer8
  %or.cond98 = or i1 %or.cond97, %54
  %55 = icmp eq ptr %0, @ompi_mpi_2integer
  %or.cond99 = or i1 %or.cond98, %55
  %56 = icmp eq ptr %0, @ompi_mpi_logical
  %or.cond100 = or i1 %or.cond99, %56
  %57 = icmp eq ptr %0, @ompi_mpi_aint
  %or.cond101 = or i1 %or.cond100, %57
  %58 = icmp eq ptr %0, @ompi_mpi_offset
  %or.cond102 = or i1 %or.cond101, %58
  %59 = icmp eq ptr %0, @ompi_mpi_count
  %or.cond103 = or i1 %or.cond102, %59
  %60 = icmp eq ptr %0, @ompi_mpi_short_int
  %or.cond104 = or i1 %or.cond103, %60
  %61 = icmp eq ptr %0, @ompi_mpi_long_int
  %spec.select107 = select i1 %or.cond104, i1 true, i1 %61
  %62 = zext i1 %spec.select107 to i32
  %63 = icmp ne i32 %62, 0
  %64 = zext i1 %63 to i8
  %65 = trunc i8 %11 to i1
  %66 = call zeroext i1 @llvm.is.constant.i1(i1 noundef zeroext %65)
  br i1 %66, label %67, label %86

67:
  %68 = trunc i8 %21 to i1
  %69 = call zeroext i1 @llvm.is.constant.i1(i1 noundef zeroext %68)
  br i1 %69, label %70, label %86

70:
  %71 = trunc i8 %33 to i1
  %72 = call zeroext i1 @llvm.is.constant.i1(i1 noundef zeroext %71)
  br i1 %72, label %73, label %86

73:
  %74 = trunc i8 %64 to i1
  %75 = call zeroext i1 @llvm.is.constant.i1(i1 noundef zeroext %74)
  br i1 %75, label %76, label %86

76:
  %77 = trunc i8 %11 to i1
  br i1 %77, label %86, label %78

78:
  %79 = trunc i8 %21 to i1
  br i1 %79, label %86, label %80

80:
  %81 = trunc i8 %33 to i1
  br i1 %81, label %86, label %82

82:
  %83 = trunc i8 %64 to i1
  %84 = zext i1 %83 to i64
  %85 = select i1 %83, i32 0, i32 3
  br label %86

86:
  %.0 = phi i32 [ 3, %1 ], [ 3, %73 ], [ 3, %70 ], [ 3, %67 ], [ 1, %76 ], [ 2, %78 ], [ %85, %82 ], [ 4, %80 ]
  ret i32 %.0
}

declare i32 @tapeless_library_MPI_Send(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Ssend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5) {
  %7 = alloca ptr, align 8
  %8 = call i32 @kind(ptr noundef %2)
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %12

10:
  %11 = call i32 @tapeless_library_MPI_Ssend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5)
  br label %27

12:
  %13 = call i32 @kind(ptr noundef %2)
  switch i32 %13, label %26 [
    i32 1, label %14
    i32 2, label %17
    i32 3, label %20
    i32 4, label %23
  ]

14:
  %15 = ptrtoint ptr %2 to i64
  %16 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_double(ptr noundef %0, i32 noundef 1, i32 noundef %1, i64 noundef %15, i32 noundef %3, i32 noundef %4, i64 noundef %16, ptr noundef %7, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %26

17:
  %18 = ptrtoint ptr %2 to i64
  %19 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_float(ptr noundef %0, i32 noundef 1, i32 noundef %1, i64 noundef %18, i32 noundef %3, i32 noundef %4, i64 noundef %19, ptr noundef %7, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %26

20:
  %21 = ptrtoint ptr %2 to i64
  %22 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_any(ptr noundef %0, i32 noundef 1, i32 noundef %1, i64 noundef %21, i32 noundef %3, i32 noundef %4, i64 noundef %22, ptr noundef %7, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %26

23:
  %24 = ptrtoint ptr %2 to i64
  %25 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_bytes(ptr noundef %0, i32 noundef 1, i32 noundef %1, i64 noundef %24, i32 noundef %3, i32 noundef %4, i64 noundef %25, ptr noundef %7, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %26

26:
  call void @tapeless_mpi_complete(i32 noundef 0, i32 noundef 1, ptr noundef %7, ptr noundef null, ptr noundef null, ptr noundef null)
  br label %27

27:
  %.049 = phi i32 [ %11, %10 ], [ 0, %26 ]
  ret i32 %.049
}

declare i32 @tapeless_library_MPI_Ssend(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Rsend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5) {
  %7 = alloca ptr, align 8
  %8 = call i32 @kind(ptr noundef %2)
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %12

10:
  %11 = call i32 @tapeless_library_MPI_Rsend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5)
  br label %27

12:
  %13 = call i32 @kind(ptr noundef %2)
  switch i32 %13, label %26 [
    i32 1, label %14
    i32 2, label %17
    i32 3, label %20
    i32 4, label %23
  ]

14:
  %15 = ptrtoint ptr %2 to i64
  %16 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_double(ptr noundef %0, i32 noundef 2, i32 noundef %1, i64 noundef %15, i32 noundef %3, i32 noundef %4, i64 noundef %16, ptr noundef %7, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %26

17:
  %18 = ptrtoint ptr %2 to i64
  %19 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_float(ptr noundef %0, i32 noundef 2, i32 noundef %1, i64 noundef %18, i32 noundef %3, i32 noundef %4, i64 noundef %19, ptr noundef %7, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %26

20:
  %21 = ptrtoint ptr %2 to i64
  %22 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_any(ptr noundef %0, i32 noundef 2, i32 noundef %1, i64 noundef %21, i32 noundef %3, i32 noundef %4, i64 noundef %22, ptr noundef %7, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %26

23:
  %24 = ptrtoint ptr %2 to i64
  %25 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_bytes(ptr noundef %0, i32 noundef 2, i32 noundef %1, i64 noundef %24, i32 noundef %3, i32 noundef %4, i64 noundef %25, ptr noundef %7, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %26

26:
  call void @tapeless_mpi_complete(i32 noundef 0, i32 noundef 1, ptr noundef %7, ptr noundef null, ptr noundef null, ptr noundef null)
  br label %27

27:
  %.049 = phi i32 [ %11, %10 ], [ 0, %26 ]
  ret i32 %.049
}

declare i32 @tapeless_library_MPI_Rsend(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Bsend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5) {
  %7 = alloca ptr, align 8
  %8 = call i32 @kind(ptr noundef %2)
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %12

10:
  %11 = call i32 @tapeless_library_MPI_Bsend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5)
  br label %27

12:
  %13 = call i32 @kind(ptr noundef %2)
  switch i32 %13, label %26 [
    i32 1, label %14
    i32 2, label %17
    i32 3, label %20
    i32 4, label %23
  ]

14:
  %15 = ptrtoint ptr %2 to i64
  %16 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_double(ptr noundef %0, i32 noundef 3, i32 noundef %1, i64 noundef %15, i32 noundef %3, i32 noundef %4, i64 noundef %16, ptr noundef %7, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %26

17:
  %18 = ptrtoint ptr %2 to i64
  %19 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_float(ptr noundef %0, i32 noundef 3, i32 noundef %1, i64 noundef %18, i32 noundef %3, i32 noundef %4, i64 noundef %19, ptr noundef %7, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %26

20:
  %21 = ptrtoint ptr %2 to i64
  %22 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_any(ptr noundef %0, i32 noundef 3, i32 noundef %1, i64 noundef %21, i32 noundef %3, i32 noundef %4, i64 noundef %22, ptr noundef %7, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %26

23:
  %24 = ptrtoint ptr %2 to i64
  %25 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_bytes(ptr noundef %0, i32 noundef 3, i32 noundef %1, i64 noundef %24, i32 noundef %3, i32 noundef %4, i64 noundef %25, ptr noundef %7, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %26

26:
  call void @tapeless_mpi_complete(i32 noundef 0, i32 noundef 1, ptr noundef %7, ptr noundef null, ptr noundef null, ptr noundef null)
  br label %27

27:
  %.049 = phi i32 [ %11, %10 ], [ 0, %26 ]
  ret i32 %.049
}

declare i32 @tapeless_library_MPI_Bsend(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Isend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6) {
  %8 = call i32 @kind(ptr noundef %2)
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %12

10:
  %11 = call i32 @tapeless_library_MPI_Isend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6)
  br label %26

12:
  %13 = call i32 @kind(ptr noundef %2)
  switch i32 %13, label %26 [
    i32 1, label %14
    i32 2, label %17
    i32 3, label %20
    i32 4, label %23
  ]

14:
  %15 = ptrtoint ptr %2 to i64
  %16 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_double(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %15, i32 noundef %3, i32 noundef %4, i64 noundef %16, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %26

17:
  %18 = ptrtoint ptr %2 to i64
  %19 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_float(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %18, i32 noundef %3, i32 noundef %4, i64 noundef %19, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %26

20:
  %21 = ptrtoint ptr %2 to i64
  %22 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_any(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %21, i32 noundef %3, i32 noundef %4, i64 noundef %22, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %26

23:
  %24 = ptrtoint ptr %2 to i64
  %25 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_bytes(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %24, i32 noundef %3, i32 noundef %4, i64 noundef %25, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %26

26:
  %.049 = phi i32 [ %11, %10 ], [ 0, %14 ], [ 0, %12 ], [ 0, %23 ], [ 0, %20 ], [ 0, %17 ]
  ret i32 %.049
}

declare i32 @tapeless_library_MPI_Isend(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Issend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6) {
  %8 = call i32 @kind(ptr noundef %2)
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %12

10:
  %11 = call i32 @tapeless_library_MPI_Issend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6)
  br label %26

12:
  %13 = call i32 @kind(ptr noundef %2)
  switch i32 %13, label %26 [
    i32 1, label %14
    i32 2, label %17
    i32 3, label %20
    i32 4, label %23
  ]

14:
  %15 = ptrtoint ptr %2 to i64
  %16 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_double(ptr noundef %0, i32 noundef 1, i32 noundef %1, i64 noundef %15, i32 noundef %3, i32 noundef %4, i64 noundef %16, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %26

17:
  %18 = ptrtoint ptr %2 to i64
  %19 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_float(ptr noundef %0, i32 noundef 1, i32 noundef %1, i64 noundef %18, i32 noundef %3, i32 noundef %4, i64 noundef %19, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %26

20:
  %21 = ptrtoint ptr %2 to i64
  %22 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_any(ptr noundef %0, i32 noundef 1, i32 noundef %1, i64 noundef %21, i32 noundef %3, i32 noundef %4, i64 noundef %22, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %26

23:
  %24 = ptrtoint ptr %2 to i64
  %25 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_bytes(ptr noundef %0, i32 noundef 1, i32 noundef %1, i64 noundef %24, i32 noundef %3, i32 noundef %4, i64 noundef %25, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %26

26:
  %.049 = phi i32 [ %11, %10 ], [ 0, %14 ], [ 0, %12 ], [ 0, %23 ], [ 0, %20 ], [ 0, %17 ]
  ret i32 %.049
}

declare i32 @tapeless_library_MPI_Issend(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Irsend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6) {
  %8 = call i32 @kind(ptr noundef %2)
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %12

10:
  %11 = call i32 @tapeless_library_MPI_Irsend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6)
  br label %26

12:
  %13 = call i32 @kind(ptr noundef %2)
  switch i32 %13, label %26 [
    i32 1, label %14
    i32 2, label %17
    i32 3, label %20
    i32 4, label %23
  ]

14:
  %15 = ptrtoint ptr %2 to i64
  %16 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_double(ptr noundef %0, i32 noundef 2, i32 noundef %1, i64 noundef %15, i32 noundef %3, i32 noundef %4, i64 noundef %16, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %26

17:
  %18 = ptrtoint ptr %2 to i64
  %19 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_float(ptr noundef %0, i32 noundef 2, i32 noundef %1, i64 noundef %18, i32 noundef %3, i32 noundef %4, i64 noundef %19, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %26

20:
  %21 = ptrtoint ptr %2 to i64
  %22 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_any(ptr noundef %0, i32 noundef 2, i32 noundef %1, i64 noundef %21, i32 noundef %3, i32 noundef %4, i64 noundef %22, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %26

23:
  %24 = ptrtoint ptr %2 to i64
  %25 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_bytes(ptr noundef %0, i32 noundef 2, i32 noundef %1, i64 noundef %24, i32 noundef %3, i32 noundef %4, i64 noundef %25, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %26

26:
  %.049 = phi i32 [ %11, %10 ], [ 0, %14 ], [ 0, %12 ], [ 0, %23 ], [ 0, %20 ], [ 0, %17 ]
  ret i32 %.049
}

declare i32 @tapeless_library_MPI_Irsend(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Ibsend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6) {
  %8 = call i32 @kind(ptr noundef %2)
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %12

10:
  %11 = call i32 @tapeless_library_MPI_Ibsend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6)
  br label %26

12:
  %13 = call i32 @kind(ptr noundef %2)
  switch i32 %13, label %26 [
    i32 1, label %14
    i32 2, label %17
    i32 3, label %20
    i32 4, label %23
  ]

14:
  %15 = ptrtoint ptr %2 to i64
  %16 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_double(ptr noundef %0, i32 noundef 3, i32 noundef %1, i64 noundef %15, i32 noundef %3, i32 noundef %4, i64 noundef %16, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %26

17:
  %18 = ptrtoint ptr %2 to i64
  %19 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_float(ptr noundef %0, i32 noundef 3, i32 noundef %1, i64 noundef %18, i32 noundef %3, i32 noundef %4, i64 noundef %19, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %26

20:
  %21 = ptrtoint ptr %2 to i64
  %22 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_any(ptr noundef %0, i32 noundef 3, i32 noundef %1, i64 noundef %21, i32 noundef %3, i32 noundef %4, i64 noundef %22, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %26

23:
  %24 = ptrtoint ptr %2 to i64
  %25 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_bytes(ptr noundef %0, i32 noundef 3, i32 noundef %1, i64 noundef %24, i32 noundef %3, i32 noundef %4, i64 noundef %25, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %26

26:
  %.049 = phi i32 [ %11, %10 ], [ 0, %14 ], [ 0, %12 ], [ 0, %23 ], [ 0, %20 ], [ 0, %17 ]
  ret i32 %.049
}

declare i32 @tapeless_library_MPI_Ibsend(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Send_init(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6) {
  %8 = call i32 @kind(ptr noundef %2)
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %12

10:
  %11 = call i32 @tapeless_library_MPI_Send_init(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6)
  br label %26

12:
  %13 = call i32 @kind(ptr noundef %2)
  switch i32 %13, label %26 [
    i32 1, label %14
    i32 2, label %17
    i32 3, label %20
    i32 4, label %23
  ]

14:
  %15 = ptrtoint ptr %2 to i64
  %16 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_double(ptr noundef %0, i32 noundef 8, i32 noundef %1, i64 noundef %15, i32 noundef %3, i32 noundef %4, i64 noundef %16, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %26

17:
  %18 = ptrtoint ptr %2 to i64
  %19 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_float(ptr noundef %0, i32 noundef 8, i32 noundef %1, i64 noundef %18, i32 noundef %3, i32 noundef %4, i64 noundef %19, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %26

20:
  %21 = ptrtoint ptr %2 to i64
  %22 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_any(ptr noundef %0, i32 noundef 8, i32 noundef %1, i64 noundef %21, i32 noundef %3, i32 noundef %4, i64 noundef %22, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %26

23:
  %24 = ptrtoint ptr %2 to i64
  %25 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_bytes(ptr noundef %0, i32 noundef 8, i32 noundef %1, i64 noundef %24, i32 noundef %3, i32 noundef %4, i64 noundef %25, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %26

26:
  %.049 = phi i32 [ %11, %10 ], [ 0, %14 ], [ 0, %12 ], [ 0, %23 ], [ 0, %20 ], [ 0, %17 ]
  ret i32 %.049
}

declare i32 @tapeless_library_MPI_Send_init(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Ssend_init(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6) {
  %8 = call i32 @kind(ptr noundef %2)
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %12

10:
  %11 = call i32 @tapeless_library_MPI_Ssend_init(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6)
  br label %26

12:
  %13 = call i32 @kind(ptr noundef %2)
  switch i32 %13, label %26 [
    i32 1, label %14
    i32 2, label %17
    i32 3, label %20
    i32 4, label %23
  ]

14:
  %15 = ptrtoint ptr %2 to i64
  %16 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_double(ptr noundef %0, i32 noundef 9, i32 noundef %1, i64 noundef %15, i32 noundef %3, i32 noundef %4, i64 noundef %16, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %26

17:
  %18 = ptrtoint ptr %2 to i64
  %19 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_float(ptr noundef %0, i32 noundef 9, i32 noundef %1, i64 noundef %18, i32 noundef %3, i32 noundef %4, i64 noundef %19, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %26

20:
  %21 = ptrtoint ptr %2 to i64
  %22 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_any(ptr noundef %0, i32 noundef 9, i32 noundef %1, i64 noundef %21, i32 noundef %3, i32 noundef %4, i64 noundef %22, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %26

23:
  %24 = ptrtoint ptr %2 to i64
  %25 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_bytes(ptr noundef %0, i32 noundef 9, i32 noundef %1, i64 noundef %24, i32 noundef %3, i32 noundef %4, i64 noundef %25, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %26

26:
  %.049 = phi i32 [ %11, %10 ], [ 0, %14 ], [ 0, %12 ], [ 0, %23 ], [ 0, %20 ], [ 0, %17 ]
  ret i32 %.049
}

declare i32 @tapeless_library_MPI_Ssend_init(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Rsend_init(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6) {
  %8 = call i32 @kind(ptr noundef %2)
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %12

10:
  %11 = call i32 @tapeless_library_MPI_Rsend_init(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6)
  br label %26

12:
  %13 = call i32 @kind(ptr noundef %2)
  switch i32 %13, label %26 [
    i32 1, label %14
    i32 2, label %17
    i32 3, label %20
    i32 4, label %23
  ]

14:
  %15 = ptrtoint ptr %2 to i64
  %16 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_double(ptr noundef %0, i32 noundef 10, i32 noundef %1, i64 noundef %15, i32 noundef %3, i32 noundef %4, i64 noundef %16, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %26

17:
  %18 = ptrtoint ptr %2 to i64
  %19 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_float(ptr noundef %0, i32 noundef 10, i32 noundef %1, i64 noundef %18, i32 noundef %3, i32 noundef %4, i64 noundef %19, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %26

20:
  %21 = ptrtoint ptr %2 to i64
  %22 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_any(ptr noundef %0, i32 noundef 10, i32 noundef %1, i64 noundef %21, i32 noundef %3, i32 noundef %4, i64 noundef %22, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %26

23:
  %24 = ptrtoint ptr %2 to i64
  %25 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_bytes(ptr noundef %0, i32 noundef 10, i32 noundef %1, i64 noundef %24, i32 noundef %3, i32 noundef %4, i64 noundef %25, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %26

26:
  %.049 = phi i32 [ %11, %10 ], [ 0, %14 ], [ 0, %12 ], [ 0, %23 ], [ 0, %20 ], [ 0, %17 ]
  ret i32 %.049
}

declare i32 @tapeless_library_MPI_Rsend_init(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Bsend_init(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6) {
  %8 = call i32 @kind(ptr noundef %2)
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %12

10:
  %11 = call i32 @tapeless_library_MPI_Bsend_init(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6)
  br label %26

12:
  %13 = call i32 @kind(ptr noundef %2)
  switch i32 %13, label %26 [
    i32 1, label %14
    i32 2, label %17
    i32 3, label %20
    i32 4, label %23
  ]

14:
  %15 = ptrtoint ptr %2 to i64
  %16 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_double(ptr noundef %0, i32 noundef 11, i32 noundef %1, i64 noundef %15, i32 noundef %3, i32 noundef %4, i64 noundef %16, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %26

17:
  %18 = ptrtoint ptr %2 to i64
  %19 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_float(ptr noundef %0, i32 noundef 11, i32 noundef %1, i64 noundef %18, i32 noundef %3, i32 noundef %4, i64 noundef %19, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %26

20:
  %21 = ptrtoint ptr %2 to i64
  %22 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_any(ptr noundef %0, i32 noundef 11, i32 noundef %1, i64 noundef %21, i32 noundef %3, i32 noundef %4, i64 noundef %22, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %26

23:
  %24 = ptrtoint ptr %2 to i64
  %25 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_bytes(ptr noundef %0, i32 noundef 11, i32 noundef %1, i64 noundef %24, i32 noundef %3, i32 noundef %4, i64 noundef %25, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %26

26:
  %.049 = phi i32 [ %11, %10 ], [ 0, %14 ], [ 0, %12 ], [ 0, %23 ], [ 0, %20 ], [ 0, %17 ]
  ret i32 %.049
}

declare i32 @tapeless_library_MPI_Bsend_init(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Recv(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6) {
  %8 = alloca ptr, align 8
  %9 = call i32 @kind(ptr noundef %2)
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %13

11:
  %12 = call i32 @tapeless_library_MPI_Recv(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6)
  br label %28

13:
  %14 = call i32 @kind(ptr noundef %2)
  switch i32 %14, label %27 [
    i32 1, label %15
    i32 2, label %18
    i32 3, label %21
    i32 4, label %24
  ]

15:
  %16 = ptrtoint ptr %2 to i64
  %17 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_receive_double(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %16, i32 noundef %3, i32 noundef %4, i64 noundef %17, ptr noundef %8, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %27

18:
  %19 = ptrtoint ptr %2 to i64
  %20 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_receive_float(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %19, i32 noundef %3, i32 noundef %4, i64 noundef %20, ptr noundef %8, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %27

21:
  %22 = ptrtoint ptr %2 to i64
  %23 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_receive_any(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %22, i32 noundef %3, i32 noundef %4, i64 noundef %23, ptr noundef %8, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %27

24:
  %25 = ptrtoint ptr %2 to i64
  %26 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_receive_bytes(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %25, i32 noundef %3, i32 noundef %4, i64 noundef %26, ptr noundef %8, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %27

27:
  call void @tapeless_mpi_complete(i32 noundef 0, i32 noundef 1, ptr noundef %8, ptr noundef null, ptr noundef null, ptr noundef %6)
  br label %28

28:
  %.051 = phi i32 [ %12, %11 ], [ 0, %27 ]
  ret i32 %.051
}

declare i32 @tapeless_library_MPI_Recv(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Irecv(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6) {
  %8 = call i32 @kind(ptr noundef %2)
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %12

10:
  %11 = call i32 @tapeless_library_MPI_Irecv(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6)
  br label %26

12:
  %13 = call i32 @kind(ptr noundef %2)
  switch i32 %13, label %26 [
    i32 1, label %14
    i32 2, label %17
    i32 3, label %20
    i32 4, label %23
  ]

14:
  %15 = ptrtoint ptr %2 to i64
  %16 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_receive_double(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %15, i32 noundef %3, i32 noundef %4, i64 noundef %16, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %26

17:
  %18 = ptrtoint ptr %2 to i64
  %19 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_receive_float(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %18, i32 noundef %3, i32 noundef %4, i64 noundef %19, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %26

20:
  %21 = ptrtoint ptr %2 to i64
  %22 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_receive_any(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %21, i32 noundef %3, i32 noundef %4, i64 noundef %22, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %26

23:
  %24 = ptrtoint ptr %2 to i64
  %25 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_receive_bytes(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %24, i32 noundef %3, i32 noundef %4, i64 noundef %25, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %26

26:
  %.049 = phi i32 [ %11, %10 ], [ 0, %14 ], [ 0, %12 ], [ 0, %23 ], [ 0, %20 ], [ 0, %17 ]
  ret i32 %.049
}

declare i32 @tapeless_library_MPI_Irecv(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Recv_init(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6) {
  %8 = call i32 @kind(ptr noundef %2)
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %12

10:
  %11 = call i32 @tapeless_library_MPI_Recv_init(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6)
  br label %26

12:
  %13 = call i32 @kind(ptr noundef %2)
  switch i32 %13, label %26 [
    i32 1, label %14
    i32 2, label %17
    i32 3, label %20
    i32 4, label %23
  ]

14:
  %15 = ptrtoint ptr %2 to i64
  %16 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_receive_double(ptr noundef %0, i32 noundef 8, i32 noundef %1, i64 noundef %15, i32 noundef %3, i32 noundef %4, i64 noundef %16, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %26

17:
  %18 = ptrtoint ptr %2 to i64
  %19 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_receive_float(ptr noundef %0, i32 noundef 8, i32 noundef %1, i64 noundef %18, i32 noundef %3, i32 noundef %4, i64 noundef %19, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %26

20:
  %21 = ptrtoint ptr %2 to i64
  %22 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_receive_any(ptr noundef %0, i32 noundef 8, i32 noundef %1, i64 noundef %21, i32 noundef %3, i32 noundef %4, i64 noundef %22, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %26

23:
  %24 = ptrtoint ptr %2 to i64
  %25 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_receive_bytes(ptr noundef %0, i32 noundef 8, i32 noundef %1, i64 noundef %24, i32 noundef %3, i32 noundef %4, i64 noundef %25, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %26

26:
  %.049 = phi i32 [ %11, %10 ], [ 0, %14 ], [ 0, %12 ], [ 0, %23 ], [ 0, %20 ], [ 0, %17 ]
  ret i32 %.049
}

declare i32 @tapeless_library_MPI_Recv_init(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Sendrecv(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, i32 noundef %8, i32 noundef %9, ptr noundef %10, ptr noundef %11) {
  %13 = alloca [2 x ptr], align 16
  %14 = call i32 @kind(ptr noundef %2)
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %21

16:
  %17 = call i32 @kind(ptr noundef %7)
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %21

19:
  %20 = call i32 @tapeless_library_MPI_Sendrecv(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, i32 noundef %8, i32 noundef %9, ptr noundef %10, ptr noundef %11)
  br label %54

21:
  %22 = getelementptr inbounds [2 x ptr], ptr %13, i64 0, i64 0
  %23 = call i32 @kind(ptr noundef %7)
  switch i32 %23, label %36 [
    i32 1, label %24
    i32 2, label %27
    i32 3, label %30
    i32 4, label %33
  ]

24:
  %25 = ptrtoint ptr %7 to i64
  %26 = ptrtoint ptr %10 to i64
  call void @tapeless_mpi_receive_double(ptr noundef %5, i32 noundef 0, i32 noundef %6, i64 noundef %25, i32 noundef %8, i32 noundef %9, i64 noundef %26, ptr noundef %22, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %36

27:
  %28 = ptrtoint ptr %7 to i64
  %29 = ptrtoint ptr %10 to i64
  call void @tapeless_mpi_receive_float(ptr noundef %5, i32 noundef 0, i32 noundef %6, i64 noundef %28, i32 noundef %8, i32 noundef %9, i64 noundef %29, ptr noundef %22, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %36

30:
  %31 = ptrtoint ptr %7 to i64
  %32 = ptrtoint ptr %10 to i64
  call void @tapeless_mpi_receive_any(ptr noundef %5, i32 noundef 0, i32 noundef %6, i64 noundef %31, i32 noundef %8, i32 noundef %9, i64 noundef %32, ptr noundef %22, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %36

33:
  %34 = ptrtoint ptr %7 to i64
  %35 = ptrtoint ptr %10 to i64
  call void @tapeless_mpi_receive_bytes(ptr noundef %5, i32 noundef 0, i32 noundef %6, i64 noundef %34, i32 noundef %8, i32 noundef %9, i64 noundef %35, ptr noundef %22, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %36

36:
  %37 = getelementptr inbounds [2 x ptr], ptr %13, i64 0, i64 1
  %38 = call i32 @kind(ptr noundef %2)
  switch i32 %38, label %51 [
    i32 1, label %39
    i32 2, label %42
    i32 3, label %45
    i32 4, label %48
  ]

39:
  %40 = ptrtoint ptr %2 to i64
  %41 = ptrtoint ptr %10 to i64
  call void @tapeless_mpi_send_double(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %40, i32 noundef %3, i32 noundef %4, i64 noundef %41, ptr noundef %37, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %51

42:
  %43 = ptrtoint ptr %2 to i64
  %44 = ptrtoint ptr %10 to i64
  call void @tapeless_mpi_send_float(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %43, i32 noundef %3, i32 noundef %4, i64 noundef %44, ptr noundef %37, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %51

45:
  %46 = ptrtoint ptr %2 to i64
  %47 = ptrtoint ptr %10 to i64
  call void @tapeless_mpi_send_any(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %46, i32 noundef %3, i32 noundef %4, i64 noundef %47, ptr noundef %37, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %51

48:
  %49 = ptrtoint ptr %2 to i64
  %50 = ptrtoint ptr %10 to i64
  call void @tapeless_mpi_send_bytes(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %49, i32 noundef %3, i32 noundef %4, i64 noundef %50, ptr noundef %37, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %51

51:
  %52 = getelementptr inbounds [2 x ptr], ptr %13, i64 0, i64 1
  call void @tapeless_mpi_complete(i32 noundef 0, i32 noundef 1, ptr noundef %52, ptr noundef null, ptr noundef null, ptr noundef null)
  %53 = getelementptr inbounds [2 x ptr], ptr %13, i64 0, i64 0
  call void @tapeless_mpi_complete(i32 noundef 0, i32 noundef 1, ptr noundef %53, ptr noundef null, ptr noundef null, ptr noundef %11)
  br label %54

54:
  %.0100 = phi i32 [ %20, %19 ], [ 0, %51 ]
  ret i32 %.0100
}

declare i32 @tapeless_library_MPI_Sendrecv(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Sendrecv_replace(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8) {
  %10 = alloca i32, align 4
  %11 = alloca [2 x ptr], align 16
  %12 = call i32 @kind(ptr noundef %2)
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %16

14:
  %15 = call i32 @tapeless_library_MPI_Sendrecv_replace(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8)
  br label %59

16:
  %17 = call i32 @tapeless_library_MPI_Type_size(ptr noundef %2, ptr noundef %10)
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
  %27 = getelementptr inbounds [2 x ptr], ptr %11, i64 0, i64 0
  %28 = call i32 @kind(ptr noundef %2)
  switch i32 %28, label %41 [
    i32 1, label %29
    i32 2, label %32
    i32 3, label %35
    i32 4, label %38
  ]

29:
  %30 = ptrtoint ptr %2 to i64
  %31 = ptrtoint ptr %7 to i64
  call void @tapeless_mpi_receive_double(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %30, i32 noundef %5, i32 noundef %6, i64 noundef %31, ptr noundef %27, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %41

32:
  %33 = ptrtoint ptr %2 to i64
  %34 = ptrtoint ptr %7 to i64
  call void @tapeless_mpi_receive_float(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %33, i32 noundef %5, i32 noundef %6, i64 noundef %34, ptr noundef %27, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %41

35:
  %36 = ptrtoint ptr %2 to i64
  %37 = ptrtoint ptr %7 to i64
  call void @tapeless_mpi_receive_any(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %36, i32 noundef %5, i32 noundef %6, i64 noundef %37, ptr noundef %27, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %41

38:
  %39 = ptrtoint ptr %2 to i64
  %40 = ptrtoint ptr %7 to i64
  call void @tapeless_mpi_receive_bytes(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %39, i32 noundef %5, i32 noundef %6, i64 noundef %40, ptr noundef %27, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %41

41:
  %42 = getelementptr inbounds [2 x ptr], ptr %11, i64 0, i64 1
  %43 = call i32 @kind(ptr noundef %2)
  switch i32 %43, label %56 [
    i32 1, label %44
    i32 2, label %47
    i32 3, label %50
    i32 4, label %53
  ]

44:
  %45 = ptrtoint ptr %2 to i64
  %46 = ptrtoint ptr %7 to i64
  call void @tapeless_mpi_send_double(ptr noundef %22, i32 noundef 0, i32 noundef %1, i64 noundef %45, i32 noundef %3, i32 noundef %4, i64 noundef %46, ptr noundef %42, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %56

47:
  %48 = ptrtoint ptr %2 to i64
  %49 = ptrtoint ptr %7 to i64
  call void @tapeless_mpi_send_float(ptr noundef %22, i32 noundef 0, i32 noundef %1, i64 noundef %48, i32 noundef %3, i32 noundef %4, i64 noundef %49, ptr noundef %42, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %56

50:
  %51 = ptrtoint ptr %2 to i64
  %52 = ptrtoint ptr %7 to i64
  call void @tapeless_mpi_send_any(ptr noundef %22, i32 noundef 0, i32 noundef %1, i64 noundef %51, i32 noundef %3, i32 noundef %4, i64 noundef %52, ptr noundef %42, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %56

53:
  %54 = ptrtoint ptr %2 to i64
  %55 = ptrtoint ptr %7 to i64
  call void @tapeless_mpi_send_bytes(ptr noundef %22, i32 noundef 0, i32 noundef %1, i64 noundef %54, i32 noundef %3, i32 noundef %4, i64 noundef %55, ptr noundef %42, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %56

56:
  %57 = getelementptr inbounds [2 x ptr], ptr %11, i64 0, i64 1
  call void @tapeless_mpi_complete(i32 noundef 0, i32 noundef 1, ptr noundef %57, ptr noundef null, ptr noundef null, ptr noundef null)
  %58 = getelementptr inbounds [2 x ptr], ptr %11, i64 0, i64 0
  call void @tapeless_mpi_complete(i32 noundef 0, i32 noundef 1, ptr noundef %58, ptr noundef null, ptr noundef null, ptr noundef %8)
  call void @free(ptr noundef %22)
  br label %59

59:
  %.0102 = phi i32 [ %15, %14 ], [ 0, %56 ]
  ret i32 %.0102
}

declare i32 @tapeless_library_MPI_Sendrecv_replace(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef)

declare i32 @tapeless_library_MPI_Type_size(ptr noundef, ptr noundef)

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

define dso_local i32 @tapeless_body_MPI_Bcast(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4) {
  %6 = call i32 @kind(ptr noundef %2)
  switch i32 %6, label %19 [
    i32 1, label %7
    i32 2, label %10
    i32 3, label %13
    i32 4, label %16
  ]

7:
  %8 = ptrtoint ptr %2 to i64
  %9 = ptrtoint ptr %4 to i64
  call void @tapeless_mpi_broadcast_double(ptr noundef %0, i32 noundef %1, i64 noundef %8, i32 noundef %3, i64 noundef %9, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %21

10:
  %11 = ptrtoint ptr %2 to i64
  %12 = ptrtoint ptr %4 to i64
  call void @tapeless_mpi_broadcast_float(ptr noundef %0, i32 noundef %1, i64 noundef %11, i32 noundef %3, i64 noundef %12, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %21

13:
  %14 = ptrtoint ptr %2 to i64
  %15 = ptrtoint ptr %4 to i64
  call void @tapeless_mpi_broadcast_any(ptr noundef %0, i32 noundef %1, i64 noundef %14, i32 noundef %3, i64 noundef %15, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %21

16:
  %17 = ptrtoint ptr %2 to i64
  %18 = ptrtoint ptr %4 to i64
  call void @tapeless_mpi_broadcast_bytes(ptr noundef %0, i32 noundef %1, i64 noundef %17, i32 noundef %3, i64 noundef %18, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %21

19:
  %20 = call i32 @tapeless_library_MPI_Bcast(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4)
  br label %21

21:
  %.0 = phi i32 [ %20, %19 ], [ 0, %7 ], [ 0, %10 ], [ 0, %13 ], [ 0, %16 ]
  ret i32 %.0
}

declare void @tapeless_mpi_broadcast_double(ptr noundef, i32 noundef, i64 noundef, i32 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef)

declare void @tapeless_mpi_broadcast_float(ptr noundef, i32 noundef, i64 noundef, i32 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef)

declare void @tapeless_mpi_broadcast_any(ptr noundef, i32 noundef, i64 noundef, i32 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef)

declare void @tapeless_mpi_broadcast_bytes(ptr noundef, i32 noundef, i64 noundef, i32 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef)

declare i32 @tapeless_library_MPI_Bcast(ptr noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Comm_split(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3) {
  %5 = call i32 @tapeless_library_MPI_Comm_split(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3)
  call void @tapeless_mpi_made(i32 noundef 0, ptr noundef %3)
  ret i32 %5
}

declare i32 @tapeless_library_MPI_Comm_split(ptr noundef, i32 noundef, i32 noundef, ptr noundef)

declare void @tapeless_mpi_made(i32 noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Comm_dup(ptr noundef %0, ptr noundef %1) {
  %3 = call i32 @tapeless_library_MPI_Comm_dup(ptr noundef %0, ptr noundef %1)
  call void @tapeless_mpi_made(i32 noundef 0, ptr noundef %1)
  ret i32 %3
}

declare i32 @tapeless_library_MPI_Comm_dup(ptr noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Comm_create(ptr noundef %0, ptr noundef %1, ptr noundef %2) {
  %4 = call i32 @tapeless_library_MPI_Comm_create(ptr noundef %0, ptr noundef %1, ptr noundef %2)
  call void @tapeless_mpi_made(i32 noundef 0, ptr noundef %2)
  ret i32 %4
}

declare i32 @tapeless_library_MPI_Comm_create(ptr noundef, ptr noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Comm_create_group(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3) {
  %5 = call i32 @tapeless_library_MPI_Comm_create_group(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3)
  call void @tapeless_mpi_made(i32 noundef 0, ptr noundef %3)
  ret i32 %5
}

declare i32 @tapeless_library_MPI_Comm_create_group(ptr noundef, ptr noundef, i32 noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Comm_split_type(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4) {
  %6 = call i32 @tapeless_library_MPI_Comm_split_type(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4)
  call void @tapeless_mpi_made(i32 noundef 0, ptr noundef %4)
  ret i32 %6
}

declare i32 @tapeless_library_MPI_Comm_split_type(ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Cart_create(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5) {
  %7 = call i32 @tapeless_library_MPI_Cart_create(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5)
  call void @tapeless_mpi_made(i32 noundef 0, ptr noundef %5)
  ret i32 %7
}

declare i32 @tapeless_library_MPI_Cart_create(ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Cart_sub(ptr noundef %0, ptr noundef %1, ptr noundef %2) {
  %4 = call i32 @tapeless_library_MPI_Cart_sub(ptr noundef %0, ptr noundef %1, ptr noundef %2)
  call void @tapeless_mpi_made(i32 noundef 0, ptr noundef %2)
  ret i32 %4
}

declare i32 @tapeless_library_MPI_Cart_sub(ptr noundef, ptr noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Graph_create(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5) {
  %7 = call i32 @tapeless_library_MPI_Graph_create(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5)
  call void @tapeless_mpi_made(i32 noundef 0, ptr noundef %5)
  ret i32 %7
}

declare i32 @tapeless_library_MPI_Graph_create(ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Type_contiguous(i32 noundef %0, ptr noundef %1, ptr noundef %2) {
  %4 = call i32 @tapeless_library_MPI_Type_contiguous(i32 noundef %0, ptr noundef %1, ptr noundef %2)
  call void @tapeless_mpi_made(i32 noundef 1, ptr noundef %2)
  ret i32 %4
}

declare i32 @tapeless_library_MPI_Type_contiguous(i32 noundef, ptr noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Type_vector(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4) {
  %6 = call i32 @tapeless_library_MPI_Type_vector(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4)
  call void @tapeless_mpi_made(i32 noundef 1, ptr noundef %4)
  ret i32 %6
}

declare i32 @tapeless_library_MPI_Type_vector(i32 noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Type_create_hvector(i32 noundef %0, i32 noundef %1, i64 noundef %2, ptr noundef %3, ptr noundef %4) {
  %6 = call i32 @tapeless_library_MPI_Type_create_hvector(i32 noundef %0, i32 noundef %1, i64 noundef %2, ptr noundef %3, ptr noundef %4)
  call void @tapeless_mpi_made(i32 noundef 1, ptr noundef %4)
  ret i32 %6
}

declare i32 @tapeless_library_MPI_Type_create_hvector(i32 noundef, i32 noundef, i64 noundef, ptr noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Type_indexed(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) {
  %6 = call i32 @tapeless_library_MPI_Type_indexed(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4)
  call void @tapeless_mpi_made(i32 noundef 1, ptr noundef %4)
  ret i32 %6
}

declare i32 @tapeless_library_MPI_Type_indexed(i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Type_create_hindexed(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) {
  %6 = call i32 @tapeless_library_MPI_Type_create_hindexed(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4)
  call void @tapeless_mpi_made(i32 noundef 1, ptr noundef %4)
  ret i32 %6
}

declare i32 @tapeless_library_MPI_Type_create_hindexed(i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Type_create_indexed_block(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) {
  %6 = call i32 @tapeless_library_MPI_Type_create_indexed_block(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4)
  call void @tapeless_mpi_made(i32 noundef 1, ptr noundef %4)
  ret i32 %6
}

declare i32 @tapeless_library_MPI_Type_create_indexed_block(i32 noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Type_create_struct(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) {
  %6 = call i32 @tapeless_library_MPI_Type_create_struct(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4)
  call void @tapeless_mpi_made(i32 noundef 1, ptr noundef %4)
  ret i32 %6
}

declare i32 @tapeless_library_MPI_Type_create_struct(i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Type_create_subarray(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6) {
  %8 = call i32 @tapeless_library_MPI_Type_create_subarray(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6)
  call void @tapeless_mpi_made(i32 noundef 1, ptr noundef %6)
  ret i32 %8
}

declare i32 @tapeless_library_MPI_Type_create_subarray(i32 noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Type_create_resized(ptr noundef %0, i64 noundef %1, i64 noundef %2, ptr noundef %3) {
  %5 = call i32 @tapeless_library_MPI_Type_create_resized(ptr noundef %0, i64 noundef %1, i64 noundef %2, ptr noundef %3)
  call void @tapeless_mpi_made(i32 noundef 1, ptr noundef %3)
  ret i32 %5
}

declare i32 @tapeless_library_MPI_Type_create_resized(ptr noundef, i64 noundef, i64 noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Type_dup(ptr noundef %0, ptr noundef %1) {
  %3 = call i32 @tapeless_library_MPI_Type_dup(ptr noundef %0, ptr noundef %1)
  call void @tapeless_mpi_made(i32 noundef 1, ptr noundef %1)
  ret i32 %3
}

declare i32 @tapeless_library_MPI_Type_dup(ptr noundef, ptr noundef)

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

define dso_local i32 @tapeless_body_MPI_Win_create(ptr noundef %0, i64 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) {
  %7 = ptrtoint ptr %3 to i64
  %8 = ptrtoint ptr %4 to i64
  call void @tapeless_mpi_window(ptr noundef %0, i64 noundef %1, i32 noundef %2, i64 noundef %7, i64 noundef %8, ptr noundef %5)
  ret i32 0
}

declare void @tapeless_mpi_window(ptr noundef, i64 noundef, i32 noundef, i64 noundef, i64 noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Win_allocate(i64 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) {
  %7 = ptrtoint ptr %2 to i64
  %8 = ptrtoint ptr %3 to i64
  call void @tapeless_mpi_window_allocate(i64 noundef %0, i32 noundef %1, i64 noundef %7, i64 noundef %8, ptr noundef %4, ptr noundef %5)
  ret i32 0
}

declare void @tapeless_mpi_window_allocate(i64 noundef, i32 noundef, i64 noundef, i64 noundef, ptr noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Win_fence(i32 noundef %0, ptr noundef %1) {
  %3 = ptrtoint ptr %1 to i64
  call void @tapeless_mpi_fence(i32 noundef %0, i64 noundef %3)
  ret i32 0
}

declare void @tapeless_mpi_fence(i32 noundef, i64 noundef)

define dso_local i32 @tapeless_body_MPI_Put(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i64 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) {
  %9 = call i32 @kind(ptr noundef %2)
  switch i32 %9, label %26 [
    i32 1, label %10
    i32 2, label %14
    i32 3, label %18
    i32 4, label %22
  ]

10:
  %11 = ptrtoint ptr %2 to i64
  %12 = ptrtoint ptr %6 to i64
  %13 = ptrtoint ptr %7 to i64
  call void @tapeless_mpi_put_double(ptr noundef %0, i32 noundef %1, i64 noundef %11, i32 noundef %3, i64 noundef %4, i32 noundef %5, i64 noundef %12, i64 noundef ptrtoint (ptr @ompi_mpi_op_replace to i64), i64 noundef %13)
  br label %28

14:
  %15 = ptrtoint ptr %2 to i64
  %16 = ptrtoint ptr %6 to i64
  %17 = ptrtoint ptr %7 to i64
  call void @tapeless_mpi_put_float(ptr noundef %0, i32 noundef %1, i64 noundef %15, i32 noundef %3, i64 noundef %4, i32 noundef %5, i64 noundef %16, i64 noundef ptrtoint (ptr @ompi_mpi_op_replace to i64), i64 noundef %17)
  br label %28

18:
  %19 = ptrtoint ptr %2 to i64
  %20 = ptrtoint ptr %6 to i64
  %21 = ptrtoint ptr %7 to i64
  call void @tapeless_mpi_put_any(ptr noundef %0, i32 noundef %1, i64 noundef %19, i32 noundef %3, i64 noundef %4, i32 noundef %5, i64 noundef %20, i64 noundef ptrtoint (ptr @ompi_mpi_op_replace to i64), i64 noundef %21)
  br label %28

22:
  %23 = ptrtoint ptr %2 to i64
  %24 = ptrtoint ptr %6 to i64
  %25 = ptrtoint ptr %7 to i64
  call void @tapeless_mpi_put_bytes(ptr noundef %0, i32 noundef %1, i64 noundef %23, i32 noundef %3, i64 noundef %4, i32 noundef %5, i64 noundef %24, i64 noundef ptrtoint (ptr @ompi_mpi_op_replace to i64), i64 noundef %25)
  br label %28

26:
  %27 = call i32 @tapeless_library_MPI_Put(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i64 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7)
  br label %28

28:
  %.0 = phi i32 [ %27, %26 ], [ 0, %10 ], [ 0, %14 ], [ 0, %18 ], [ 0, %22 ]
  ret i32 %.0
}

declare void @tapeless_mpi_put_double(ptr noundef, i32 noundef, i64 noundef, i32 noundef, i64 noundef, i32 noundef, i64 noundef, i64 noundef, i64 noundef)

declare void @tapeless_mpi_put_float(ptr noundef, i32 noundef, i64 noundef, i32 noundef, i64 noundef, i32 noundef, i64 noundef, i64 noundef, i64 noundef)

declare void @tapeless_mpi_put_any(ptr noundef, i32 noundef, i64 noundef, i32 noundef, i64 noundef, i32 noundef, i64 noundef, i64 noundef, i64 noundef)

declare void @tapeless_mpi_put_bytes(ptr noundef, i32 noundef, i64 noundef, i32 noundef, i64 noundef, i32 noundef, i64 noundef, i64 noundef, i64 noundef)

declare i32 @tapeless_library_MPI_Put(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i64 noundef, i32 noundef, ptr noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Accumulate(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i64 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) {
  %10 = call i32 @kind(ptr noundef %2)
  switch i32 %10, label %31 [
    i32 1, label %11
    i32 2, label %16
    i32 3, label %21
    i32 4, label %26
  ]

11:
  %12 = ptrtoint ptr %2 to i64
  %13 = ptrtoint ptr %6 to i64
  %14 = ptrtoint ptr %7 to i64
  %15 = ptrtoint ptr %8 to i64
  call void @tapeless_mpi_put_double(ptr noundef %0, i32 noundef %1, i64 noundef %12, i32 noundef %3, i64 noundef %4, i32 noundef %5, i64 noundef %13, i64 noundef %14, i64 noundef %15)
  br label %33

16:
  %17 = ptrtoint ptr %2 to i64
  %18 = ptrtoint ptr %6 to i64
  %19 = ptrtoint ptr %7 to i64
  %20 = ptrtoint ptr %8 to i64
  call void @tapeless_mpi_put_float(ptr noundef %0, i32 noundef %1, i64 noundef %17, i32 noundef %3, i64 noundef %4, i32 noundef %5, i64 noundef %18, i64 noundef %19, i64 noundef %20)
  br label %33

21:
  %22 = ptrtoint ptr %2 to i64
  %23 = ptrtoint ptr %6 to i64
  %24 = ptrtoint ptr %7 to i64
  %25 = ptrtoint ptr %8 to i64
  call void @tapeless_mpi_put_any(ptr noundef %0, i32 noundef %1, i64 noundef %22, i32 noundef %3, i64 noundef %4, i32 noundef %5, i64 noundef %23, i64 noundef %24, i64 noundef %25)
  br label %33

26:
  %27 = ptrtoint ptr %2 to i64
  %28 = ptrtoint ptr %6 to i64
  %29 = ptrtoint ptr %7 to i64
  %30 = ptrtoint ptr %8 to i64
  call void @tapeless_mpi_put_bytes(ptr noundef %0, i32 noundef %1, i64 noundef %27, i32 noundef %3, i64 noundef %4, i32 noundef %5, i64 noundef %28, i64 noundef %29, i64 noundef %30)
  br label %33

31:
  %32 = call i32 @tapeless_library_MPI_Accumulate(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i64 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8)
  br label %33

33:
  %.0 = phi i32 [ %32, %31 ], [ 0, %11 ], [ 0, %16 ], [ 0, %21 ], [ 0, %26 ]
  ret i32 %.0
}

declare i32 @tapeless_library_MPI_Accumulate(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i64 noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Get(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i64 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) {
  %9 = call i32 @kind(ptr noundef %2)
  switch i32 %9, label %26 [
    i32 1, label %10
    i32 2, label %14
    i32 3, label %18
    i32 4, label %22
  ]

10:
  %11 = ptrtoint ptr %2 to i64
  %12 = ptrtoint ptr %6 to i64
  %13 = ptrtoint ptr %7 to i64
  call void @tapeless_mpi_get_double(ptr noundef %0, i32 noundef %1, i64 noundef %11, i32 noundef %3, i64 noundef %4, i32 noundef %5, i64 noundef %12, i64 noundef ptrtoint (ptr @ompi_mpi_op_replace to i64), i64 noundef %13)
  br label %28

14:
  %15 = ptrtoint ptr %2 to i64
  %16 = ptrtoint ptr %6 to i64
  %17 = ptrtoint ptr %7 to i64
  call void @tapeless_mpi_get_float(ptr noundef %0, i32 noundef %1, i64 noundef %15, i32 noundef %3, i64 noundef %4, i32 noundef %5, i64 noundef %16, i64 noundef ptrtoint (ptr @ompi_mpi_op_replace to i64), i64 noundef %17)
  br label %28

18:
  %19 = ptrtoint ptr %2 to i64
  %20 = ptrtoint ptr %6 to i64
  %21 = ptrtoint ptr %7 to i64
  call void @tapeless_mpi_get_any(ptr noundef %0, i32 noundef %1, i64 noundef %19, i32 noundef %3, i64 noundef %4, i32 noundef %5, i64 noundef %20, i64 noundef ptrtoint (ptr @ompi_mpi_op_replace to i64), i64 noundef %21)
  br label %28

22:
  %23 = ptrtoint ptr %2 to i64
  %24 = ptrtoint ptr %6 to i64
  %25 = ptrtoint ptr %7 to i64
  call void @tapeless_mpi_get_bytes(ptr noundef %0, i32 noundef %1, i64 noundef %23, i32 noundef %3, i64 noundef %4, i32 noundef %5, i64 noundef %24, i64 noundef ptrtoint (ptr @ompi_mpi_op_replace to i64), i64 noundef %25)
  br label %28

26:
  %27 = call i32 @tapeless_library_MPI_Get(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i64 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7)
  br label %28

28:
  %.0 = phi i32 [ %27, %26 ], [ 0, %10 ], [ 0, %14 ], [ 0, %18 ], [ 0, %22 ]
  ret i32 %.0
}

declare void @tapeless_mpi_get_double(ptr noundef, i32 noundef, i64 noundef, i32 noundef, i64 noundef, i32 noundef, i64 noundef, i64 noundef, i64 noundef)

declare void @tapeless_mpi_get_float(ptr noundef, i32 noundef, i64 noundef, i32 noundef, i64 noundef, i32 noundef, i64 noundef, i64 noundef, i64 noundef)

declare void @tapeless_mpi_get_any(ptr noundef, i32 noundef, i64 noundef, i32 noundef, i64 noundef, i32 noundef, i64 noundef, i64 noundef, i64 noundef)

declare void @tapeless_mpi_get_bytes(ptr noundef, i32 noundef, i64 noundef, i32 noundef, i64 noundef, i32 noundef, i64 noundef, i64 noundef, i64 noundef)

declare i32 @tapeless_library_MPI_Get(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i64 noundef, i32 noundef, ptr noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Reduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6) {
  %8 = call i32 @kind(ptr noundef %3)
  switch i32 %8, label %29 [
    i32 1, label %9
    i32 2, label %14
    i32 3, label %19
    i32 4, label %24
  ]

9:
  %10 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %. = select i1 %10, ptr %1, ptr %0
  %11 = ptrtoint ptr %3 to i64
  %12 = ptrtoint ptr %4 to i64
  %13 = ptrtoint ptr %6 to i64
  call void @tapeless_mpi_reduce_double(i32 noundef 0, ptr noundef %., ptr noundef %1, i32 noundef %2, i64 noundef %11, i64 noundef %12, i32 noundef %5, i64 noundef %13)
  br label %31

14:
  %15 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %.52 = select i1 %15, ptr %1, ptr %0
  %16 = ptrtoint ptr %3 to i64
  %17 = ptrtoint ptr %4 to i64
  %18 = ptrtoint ptr %6 to i64
  call void @tapeless_mpi_reduce_float(i32 noundef 0, ptr noundef %.52, ptr noundef %1, i32 noundef %2, i64 noundef %16, i64 noundef %17, i32 noundef %5, i64 noundef %18)
  br label %31

19:
  %20 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %.53 = select i1 %20, ptr %1, ptr %0
  %21 = ptrtoint ptr %3 to i64
  %22 = ptrtoint ptr %4 to i64
  %23 = ptrtoint ptr %6 to i64
  call void @tapeless_mpi_reduce_any(i32 noundef 0, ptr noundef %.53, ptr noundef %1, i32 noundef %2, i64 noundef %21, i64 noundef %22, i32 noundef %5, i64 noundef %23)
  br label %31

24:
  %25 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %.54 = select i1 %25, ptr %1, ptr %0
  %26 = ptrtoint ptr %3 to i64
  %27 = ptrtoint ptr %4 to i64
  %28 = ptrtoint ptr %6 to i64
  call void @tapeless_mpi_reduce_bytes(i32 noundef 0, ptr noundef %.54, ptr noundef %1, i32 noundef %2, i64 noundef %26, i64 noundef %27, i32 noundef %5, i64 noundef %28)
  br label %31

29:
  %30 = call i32 @tapeless_library_MPI_Reduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6)
  br label %31

31:
  %.0 = phi i32 [ %30, %29 ], [ 0, %9 ], [ 0, %14 ], [ 0, %19 ], [ 0, %24 ]
  ret i32 %.0
}

declare void @tapeless_mpi_reduce_double(i32 noundef, ptr noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef, i64 noundef)

declare void @tapeless_mpi_reduce_float(i32 noundef, ptr noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef, i64 noundef)

declare void @tapeless_mpi_reduce_any(i32 noundef, ptr noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef, i64 noundef)

declare void @tapeless_mpi_reduce_bytes(i32 noundef, ptr noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef, i64 noundef)

declare i32 @tapeless_library_MPI_Reduce(ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Allreduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) {
  %7 = call i32 @kind(ptr noundef %3)
  switch i32 %7, label %28 [
    i32 1, label %8
    i32 2, label %13
    i32 3, label %18
    i32 4, label %23
  ]

8:
  %9 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %. = select i1 %9, ptr %1, ptr %0
  %10 = ptrtoint ptr %3 to i64
  %11 = ptrtoint ptr %4 to i64
  %12 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_reduce_double(i32 noundef 1, ptr noundef %., ptr noundef %1, i32 noundef %2, i64 noundef %10, i64 noundef %11, i32 noundef 0, i64 noundef %12)
  br label %30

13:
  %14 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %.47 = select i1 %14, ptr %1, ptr %0
  %15 = ptrtoint ptr %3 to i64
  %16 = ptrtoint ptr %4 to i64
  %17 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_reduce_float(i32 noundef 1, ptr noundef %.47, ptr noundef %1, i32 noundef %2, i64 noundef %15, i64 noundef %16, i32 noundef 0, i64 noundef %17)
  br label %30

18:
  %19 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %.48 = select i1 %19, ptr %1, ptr %0
  %20 = ptrtoint ptr %3 to i64
  %21 = ptrtoint ptr %4 to i64
  %22 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_reduce_any(i32 noundef 1, ptr noundef %.48, ptr noundef %1, i32 noundef %2, i64 noundef %20, i64 noundef %21, i32 noundef 0, i64 noundef %22)
  br label %30

23:
  %24 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %.49 = select i1 %24, ptr %1, ptr %0
  %25 = ptrtoint ptr %3 to i64
  %26 = ptrtoint ptr %4 to i64
  %27 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_reduce_bytes(i32 noundef 1, ptr noundef %.49, ptr noundef %1, i32 noundef %2, i64 noundef %25, i64 noundef %26, i32 noundef 0, i64 noundef %27)
  br label %30

28:
  %29 = call i32 @tapeless_library_MPI_Allreduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5)
  br label %30

30:
  %.0 = phi i32 [ %29, %28 ], [ 0, %8 ], [ 0, %13 ], [ 0, %18 ], [ 0, %23 ]
  ret i32 %.0
}

declare i32 @tapeless_library_MPI_Allreduce(ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Scan(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) {
  %7 = call i32 @kind(ptr noundef %3)
  switch i32 %7, label %28 [
    i32 1, label %8
    i32 2, label %13
    i32 3, label %18
    i32 4, label %23
  ]

8:
  %9 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %. = select i1 %9, ptr %1, ptr %0
  %10 = ptrtoint ptr %3 to i64
  %11 = ptrtoint ptr %4 to i64
  %12 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_reduce_double(i32 noundef 2, ptr noundef %., ptr noundef %1, i32 noundef %2, i64 noundef %10, i64 noundef %11, i32 noundef 0, i64 noundef %12)
  br label %30

13:
  %14 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %.47 = select i1 %14, ptr %1, ptr %0
  %15 = ptrtoint ptr %3 to i64
  %16 = ptrtoint ptr %4 to i64
  %17 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_reduce_float(i32 noundef 2, ptr noundef %.47, ptr noundef %1, i32 noundef %2, i64 noundef %15, i64 noundef %16, i32 noundef 0, i64 noundef %17)
  br label %30

18:
  %19 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %.48 = select i1 %19, ptr %1, ptr %0
  %20 = ptrtoint ptr %3 to i64
  %21 = ptrtoint ptr %4 to i64
  %22 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_reduce_any(i32 noundef 2, ptr noundef %.48, ptr noundef %1, i32 noundef %2, i64 noundef %20, i64 noundef %21, i32 noundef 0, i64 noundef %22)
  br label %30

23:
  %24 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %.49 = select i1 %24, ptr %1, ptr %0
  %25 = ptrtoint ptr %3 to i64
  %26 = ptrtoint ptr %4 to i64
  %27 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_reduce_bytes(i32 noundef 2, ptr noundef %.49, ptr noundef %1, i32 noundef %2, i64 noundef %25, i64 noundef %26, i32 noundef 0, i64 noundef %27)
  br label %30

28:
  %29 = call i32 @tapeless_library_MPI_Scan(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5)
  br label %30

30:
  %.0 = phi i32 [ %29, %28 ], [ 0, %8 ], [ 0, %13 ], [ 0, %18 ], [ 0, %23 ]
  ret i32 %.0
}

declare i32 @tapeless_library_MPI_Scan(ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Exscan(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) {
  %7 = call i32 @kind(ptr noundef %3)
  switch i32 %7, label %28 [
    i32 1, label %8
    i32 2, label %13
    i32 3, label %18
    i32 4, label %23
  ]

8:
  %9 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %. = select i1 %9, ptr %1, ptr %0
  %10 = ptrtoint ptr %3 to i64
  %11 = ptrtoint ptr %4 to i64
  %12 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_reduce_double(i32 noundef 3, ptr noundef %., ptr noundef %1, i32 noundef %2, i64 noundef %10, i64 noundef %11, i32 noundef 0, i64 noundef %12)
  br label %30

13:
  %14 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %.47 = select i1 %14, ptr %1, ptr %0
  %15 = ptrtoint ptr %3 to i64
  %16 = ptrtoint ptr %4 to i64
  %17 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_reduce_float(i32 noundef 3, ptr noundef %.47, ptr noundef %1, i32 noundef %2, i64 noundef %15, i64 noundef %16, i32 noundef 0, i64 noundef %17)
  br label %30

18:
  %19 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %.48 = select i1 %19, ptr %1, ptr %0
  %20 = ptrtoint ptr %3 to i64
  %21 = ptrtoint ptr %4 to i64
  %22 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_reduce_any(i32 noundef 3, ptr noundef %.48, ptr noundef %1, i32 noundef %2, i64 noundef %20, i64 noundef %21, i32 noundef 0, i64 noundef %22)
  br label %30

23:
  %24 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %.49 = select i1 %24, ptr %1, ptr %0
  %25 = ptrtoint ptr %3 to i64
  %26 = ptrtoint ptr %4 to i64
  %27 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_reduce_bytes(i32 noundef 3, ptr noundef %.49, ptr noundef %1, i32 noundef %2, i64 noundef %25, i64 noundef %26, i32 noundef 0, i64 noundef %27)
  br label %30

28:
  %29 = call i32 @tapeless_library_MPI_Exscan(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5)
  br label %30

30:
  %.0 = phi i32 [ %29, %28 ], [ 0, %8 ], [ 0, %13 ], [ 0, %18 ], [ 0, %23 ]
  ret i32 %.0
}

declare i32 @tapeless_library_MPI_Exscan(ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Gather(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7) {
  %9 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %. = select i1 %9, ptr %3, ptr %0
  %10 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %11 = select i1 %10, ptr %5, ptr %2
  %12 = call i32 @kind(ptr noundef %11)
  switch i32 %12, label %29 [
    i32 1, label %13
    i32 2, label %17
    i32 3, label %21
    i32 4, label %25
  ]

13:
  %14 = ptrtoint ptr %2 to i64
  %15 = ptrtoint ptr %5 to i64
  %16 = ptrtoint ptr %7 to i64
  call void @tapeless_mpi_move_double(i32 noundef 0, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %14, ptr noundef %3, i32 noundef %4, ptr noundef null, ptr noundef null, i64 noundef %15, i32 noundef %6, i64 noundef %16)
  br label %31

17:
  %18 = ptrtoint ptr %2 to i64
  %19 = ptrtoint ptr %5 to i64
  %20 = ptrtoint ptr %7 to i64
  call void @tapeless_mpi_move_float(i32 noundef 0, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %18, ptr noundef %3, i32 noundef %4, ptr noundef null, ptr noundef null, i64 noundef %19, i32 noundef %6, i64 noundef %20)
  br label %31

21:
  %22 = ptrtoint ptr %2 to i64
  %23 = ptrtoint ptr %5 to i64
  %24 = ptrtoint ptr %7 to i64
  call void @tapeless_mpi_move_any(i32 noundef 0, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %22, ptr noundef %3, i32 noundef %4, ptr noundef null, ptr noundef null, i64 noundef %23, i32 noundef %6, i64 noundef %24)
  br label %31

25:
  %26 = ptrtoint ptr %2 to i64
  %27 = ptrtoint ptr %5 to i64
  %28 = ptrtoint ptr %7 to i64
  call void @tapeless_mpi_move_bytes(i32 noundef 0, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %26, ptr noundef %3, i32 noundef %4, ptr noundef null, ptr noundef null, i64 noundef %27, i32 noundef %6, i64 noundef %28)
  br label %31

29:
  %30 = call i32 @tapeless_library_MPI_Gather(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7)
  br label %31

31:
  %.0 = phi i32 [ %30, %29 ], [ 0, %13 ], [ 0, %17 ], [ 0, %21 ], [ 0, %25 ]
  ret i32 %.0
}

declare void @tapeless_mpi_move_double(i32 noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, i64 noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, i64 noundef, i32 noundef, i64 noundef)

declare void @tapeless_mpi_move_float(i32 noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, i64 noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, i64 noundef, i32 noundef, i64 noundef)

declare void @tapeless_mpi_move_any(i32 noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, i64 noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, i64 noundef, i32 noundef, i64 noundef)

declare void @tapeless_mpi_move_bytes(i32 noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, i64 noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, i64 noundef, i32 noundef, i64 noundef)

declare i32 @tapeless_library_MPI_Gather(ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Gatherv(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8) {
  %10 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %. = select i1 %10, ptr %3, ptr %0
  %11 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %12 = select i1 %11, ptr %6, ptr %2
  %13 = call i32 @kind(ptr noundef %12)
  switch i32 %13, label %30 [
    i32 1, label %14
    i32 2, label %18
    i32 3, label %22
    i32 4, label %26
  ]

14:
  %15 = ptrtoint ptr %2 to i64
  %16 = ptrtoint ptr %6 to i64
  %17 = ptrtoint ptr %8 to i64
  call void @tapeless_mpi_move_double(i32 noundef 0, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %15, ptr noundef %3, i32 noundef 0, ptr noundef %4, ptr noundef %5, i64 noundef %16, i32 noundef %7, i64 noundef %17)
  br label %32

18:
  %19 = ptrtoint ptr %2 to i64
  %20 = ptrtoint ptr %6 to i64
  %21 = ptrtoint ptr %8 to i64
  call void @tapeless_mpi_move_float(i32 noundef 0, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %19, ptr noundef %3, i32 noundef 0, ptr noundef %4, ptr noundef %5, i64 noundef %20, i32 noundef %7, i64 noundef %21)
  br label %32

22:
  %23 = ptrtoint ptr %2 to i64
  %24 = ptrtoint ptr %6 to i64
  %25 = ptrtoint ptr %8 to i64
  call void @tapeless_mpi_move_any(i32 noundef 0, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %23, ptr noundef %3, i32 noundef 0, ptr noundef %4, ptr noundef %5, i64 noundef %24, i32 noundef %7, i64 noundef %25)
  br label %32

26:
  %27 = ptrtoint ptr %2 to i64
  %28 = ptrtoint ptr %6 to i64
  %29 = ptrtoint ptr %8 to i64
  call void @tapeless_mpi_move_bytes(i32 noundef 0, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %27, ptr noundef %3, i32 noundef 0, ptr noundef %4, ptr noundef %5, i64 noundef %28, i32 noundef %7, i64 noundef %29)
  br label %32

30:
  %31 = call i32 @tapeless_library_MPI_Gatherv(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8)
  br label %32

32:
  %.0 = phi i32 [ %31, %30 ], [ 0, %14 ], [ 0, %18 ], [ 0, %22 ], [ 0, %26 ]
  ret i32 %.0
}

declare i32 @tapeless_library_MPI_Gatherv(ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Scatter(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7) {
  %9 = icmp eq ptr %3, inttoptr (i64 1 to ptr)
  %. = select i1 %9, ptr %0, ptr %3
  %10 = icmp eq ptr %3, inttoptr (i64 1 to ptr)
  %11 = select i1 %10, ptr %2, ptr %5
  %12 = call i32 @kind(ptr noundef %11)
  switch i32 %12, label %29 [
    i32 1, label %13
    i32 2, label %17
    i32 3, label %21
    i32 4, label %25
  ]

13:
  %14 = ptrtoint ptr %2 to i64
  %15 = ptrtoint ptr %5 to i64
  %16 = ptrtoint ptr %7 to i64
  call void @tapeless_mpi_move_double(i32 noundef 1, ptr noundef %0, i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %14, ptr noundef %., i32 noundef %4, ptr noundef null, ptr noundef null, i64 noundef %15, i32 noundef %6, i64 noundef %16)
  br label %31

17:
  %18 = ptrtoint ptr %2 to i64
  %19 = ptrtoint ptr %5 to i64
  %20 = ptrtoint ptr %7 to i64
  call void @tapeless_mpi_move_float(i32 noundef 1, ptr noundef %0, i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %18, ptr noundef %., i32 noundef %4, ptr noundef null, ptr noundef null, i64 noundef %19, i32 noundef %6, i64 noundef %20)
  br label %31

21:
  %22 = ptrtoint ptr %2 to i64
  %23 = ptrtoint ptr %5 to i64
  %24 = ptrtoint ptr %7 to i64
  call void @tapeless_mpi_move_any(i32 noundef 1, ptr noundef %0, i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %22, ptr noundef %., i32 noundef %4, ptr noundef null, ptr noundef null, i64 noundef %23, i32 noundef %6, i64 noundef %24)
  br label %31

25:
  %26 = ptrtoint ptr %2 to i64
  %27 = ptrtoint ptr %5 to i64
  %28 = ptrtoint ptr %7 to i64
  call void @tapeless_mpi_move_bytes(i32 noundef 1, ptr noundef %0, i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %26, ptr noundef %., i32 noundef %4, ptr noundef null, ptr noundef null, i64 noundef %27, i32 noundef %6, i64 noundef %28)
  br label %31

29:
  %30 = call i32 @tapeless_library_MPI_Scatter(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7)
  br label %31

31:
  %.0 = phi i32 [ %30, %29 ], [ 0, %13 ], [ 0, %17 ], [ 0, %21 ], [ 0, %25 ]
  ret i32 %.0
}

declare i32 @tapeless_library_MPI_Scatter(ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Scatterv(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8) {
  %10 = icmp eq ptr %4, inttoptr (i64 1 to ptr)
  %. = select i1 %10, ptr %0, ptr %4
  %11 = icmp eq ptr %4, inttoptr (i64 1 to ptr)
  %12 = select i1 %11, ptr %3, ptr %6
  %13 = call i32 @kind(ptr noundef %12)
  switch i32 %13, label %30 [
    i32 1, label %14
    i32 2, label %18
    i32 3, label %22
    i32 4, label %26
  ]

14:
  %15 = ptrtoint ptr %3 to i64
  %16 = ptrtoint ptr %6 to i64
  %17 = ptrtoint ptr %8 to i64
  call void @tapeless_mpi_move_double(i32 noundef 1, ptr noundef %0, i32 noundef 0, ptr noundef %1, ptr noundef %2, i64 noundef %15, ptr noundef %., i32 noundef %5, ptr noundef null, ptr noundef null, i64 noundef %16, i32 noundef %7, i64 noundef %17)
  br label %32

18:
  %19 = ptrtoint ptr %3 to i64
  %20 = ptrtoint ptr %6 to i64
  %21 = ptrtoint ptr %8 to i64
  call void @tapeless_mpi_move_float(i32 noundef 1, ptr noundef %0, i32 noundef 0, ptr noundef %1, ptr noundef %2, i64 noundef %19, ptr noundef %., i32 noundef %5, ptr noundef null, ptr noundef null, i64 noundef %20, i32 noundef %7, i64 noundef %21)
  br label %32

22:
  %23 = ptrtoint ptr %3 to i64
  %24 = ptrtoint ptr %6 to i64
  %25 = ptrtoint ptr %8 to i64
  call void @tapeless_mpi_move_any(i32 noundef 1, ptr noundef %0, i32 noundef 0, ptr noundef %1, ptr noundef %2, i64 noundef %23, ptr noundef %., i32 noundef %5, ptr noundef null, ptr noundef null, i64 noundef %24, i32 noundef %7, i64 noundef %25)
  br label %32

26:
  %27 = ptrtoint ptr %3 to i64
  %28 = ptrtoint ptr %6 to i64
  %29 = ptrtoint ptr %8 to i64
  call void @tapeless_mpi_move_bytes(i32 noundef 1, ptr noundef %0, i32 noundef 0, ptr noundef %1, ptr noundef %2, i64 noundef %27, ptr noundef %., i32 noundef %5, ptr noundef null, ptr noundef null, i64 noundef %28, i32 noundef %7, i64 noundef %29)
  br label %32

30:
  %31 = call i32 @tapeless_library_MPI_Scatterv(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8)
  br label %32

32:
  %.0 = phi i32 [ %31, %30 ], [ 0, %14 ], [ 0, %18 ], [ 0, %22 ], [ 0, %26 ]
  ret i32 %.0
}

declare i32 @tapeless_library_MPI_Scatterv(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Allgather(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6) {
  %8 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %. = select i1 %8, ptr %3, ptr %0
  %9 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %10 = select i1 %9, ptr %5, ptr %2
  %11 = call i32 @kind(ptr noundef %10)
  switch i32 %11, label %28 [
    i32 1, label %12
    i32 2, label %16
    i32 3, label %20
    i32 4, label %24
  ]

12:
  %13 = ptrtoint ptr %2 to i64
  %14 = ptrtoint ptr %5 to i64
  %15 = ptrtoint ptr %6 to i64
  call void @tapeless_mpi_move_double(i32 noundef 2, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %13, ptr noundef %3, i32 noundef %4, ptr noundef null, ptr noundef null, i64 noundef %14, i32 noundef 0, i64 noundef %15)
  br label %30

16:
  %17 = ptrtoint ptr %2 to i64
  %18 = ptrtoint ptr %5 to i64
  %19 = ptrtoint ptr %6 to i64
  call void @tapeless_mpi_move_float(i32 noundef 2, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %17, ptr noundef %3, i32 noundef %4, ptr noundef null, ptr noundef null, i64 noundef %18, i32 noundef 0, i64 noundef %19)
  br label %30

20:
  %21 = ptrtoint ptr %2 to i64
  %22 = ptrtoint ptr %5 to i64
  %23 = ptrtoint ptr %6 to i64
  call void @tapeless_mpi_move_any(i32 noundef 2, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %21, ptr noundef %3, i32 noundef %4, ptr noundef null, ptr noundef null, i64 noundef %22, i32 noundef 0, i64 noundef %23)
  br label %30

24:
  %25 = ptrtoint ptr %2 to i64
  %26 = ptrtoint ptr %5 to i64
  %27 = ptrtoint ptr %6 to i64
  call void @tapeless_mpi_move_bytes(i32 noundef 2, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %25, ptr noundef %3, i32 noundef %4, ptr noundef null, ptr noundef null, i64 noundef %26, i32 noundef 0, i64 noundef %27)
  br label %30

28:
  %29 = call i32 @tapeless_library_MPI_Allgather(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6)
  br label %30

30:
  %.0 = phi i32 [ %29, %28 ], [ 0, %12 ], [ 0, %16 ], [ 0, %20 ], [ 0, %24 ]
  ret i32 %.0
}

declare i32 @tapeless_library_MPI_Allgather(ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Allgatherv(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) {
  %9 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %. = select i1 %9, ptr %3, ptr %0
  %10 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %11 = select i1 %10, ptr %6, ptr %2
  %12 = call i32 @kind(ptr noundef %11)
  switch i32 %12, label %29 [
    i32 1, label %13
    i32 2, label %17
    i32 3, label %21
    i32 4, label %25
  ]

13:
  %14 = ptrtoint ptr %2 to i64
  %15 = ptrtoint ptr %6 to i64
  %16 = ptrtoint ptr %7 to i64
  call void @tapeless_mpi_move_double(i32 noundef 2, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %14, ptr noundef %3, i32 noundef 0, ptr noundef %4, ptr noundef %5, i64 noundef %15, i32 noundef 0, i64 noundef %16)
  br label %31

17:
  %18 = ptrtoint ptr %2 to i64
  %19 = ptrtoint ptr %6 to i64
  %20 = ptrtoint ptr %7 to i64
  call void @tapeless_mpi_move_float(i32 noundef 2, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %18, ptr noundef %3, i32 noundef 0, ptr noundef %4, ptr noundef %5, i64 noundef %19, i32 noundef 0, i64 noundef %20)
  br label %31

21:
  %22 = ptrtoint ptr %2 to i64
  %23 = ptrtoint ptr %6 to i64
  %24 = ptrtoint ptr %7 to i64
  call void @tapeless_mpi_move_any(i32 noundef 2, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %22, ptr noundef %3, i32 noundef 0, ptr noundef %4, ptr noundef %5, i64 noundef %23, i32 noundef 0, i64 noundef %24)
  br label %31

25:
  %26 = ptrtoint ptr %2 to i64
  %27 = ptrtoint ptr %6 to i64
  %28 = ptrtoint ptr %7 to i64
  call void @tapeless_mpi_move_bytes(i32 noundef 2, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %26, ptr noundef %3, i32 noundef 0, ptr noundef %4, ptr noundef %5, i64 noundef %27, i32 noundef 0, i64 noundef %28)
  br label %31

29:
  %30 = call i32 @tapeless_library_MPI_Allgatherv(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7)
  br label %31

31:
  %.0 = phi i32 [ %30, %29 ], [ 0, %13 ], [ 0, %17 ], [ 0, %21 ], [ 0, %25 ]
  ret i32 %.0
}

declare i32 @tapeless_library_MPI_Allgatherv(ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Alltoall(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6) {
  %8 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %. = select i1 %8, ptr %3, ptr %0
  %9 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %10 = select i1 %9, ptr %5, ptr %2
  %11 = call i32 @kind(ptr noundef %10)
  switch i32 %11, label %28 [
    i32 1, label %12
    i32 2, label %16
    i32 3, label %20
    i32 4, label %24
  ]

12:
  %13 = ptrtoint ptr %2 to i64
  %14 = ptrtoint ptr %5 to i64
  %15 = ptrtoint ptr %6 to i64
  call void @tapeless_mpi_move_double(i32 noundef 3, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %13, ptr noundef %3, i32 noundef %4, ptr noundef null, ptr noundef null, i64 noundef %14, i32 noundef 0, i64 noundef %15)
  br label %30

16:
  %17 = ptrtoint ptr %2 to i64
  %18 = ptrtoint ptr %5 to i64
  %19 = ptrtoint ptr %6 to i64
  call void @tapeless_mpi_move_float(i32 noundef 3, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %17, ptr noundef %3, i32 noundef %4, ptr noundef null, ptr noundef null, i64 noundef %18, i32 noundef 0, i64 noundef %19)
  br label %30

20:
  %21 = ptrtoint ptr %2 to i64
  %22 = ptrtoint ptr %5 to i64
  %23 = ptrtoint ptr %6 to i64
  call void @tapeless_mpi_move_any(i32 noundef 3, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %21, ptr noundef %3, i32 noundef %4, ptr noundef null, ptr noundef null, i64 noundef %22, i32 noundef 0, i64 noundef %23)
  br label %30

24:
  %25 = ptrtoint ptr %2 to i64
  %26 = ptrtoint ptr %5 to i64
  %27 = ptrtoint ptr %6 to i64
  call void @tapeless_mpi_move_bytes(i32 noundef 3, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %25, ptr noundef %3, i32 noundef %4, ptr noundef null, ptr noundef null, i64 noundef %26, i32 noundef 0, i64 noundef %27)
  br label %30

28:
  %29 = call i32 @tapeless_library_MPI_Alltoall(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6)
  br label %30

30:
  %.0 = phi i32 [ %29, %28 ], [ 0, %12 ], [ 0, %16 ], [ 0, %20 ], [ 0, %24 ]
  ret i32 %.0
}

declare i32 @tapeless_library_MPI_Alltoall(ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Alltoallv(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) {
  %10 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %. = select i1 %10, ptr %4, ptr %0
  %11 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %12 = select i1 %11, ptr %7, ptr %3
  %13 = call i32 @kind(ptr noundef %12)
  switch i32 %13, label %30 [
    i32 1, label %14
    i32 2, label %18
    i32 3, label %22
    i32 4, label %26
  ]

14:
  %15 = ptrtoint ptr %3 to i64
  %16 = ptrtoint ptr %7 to i64
  %17 = ptrtoint ptr %8 to i64
  call void @tapeless_mpi_move_double(i32 noundef 3, ptr noundef %., i32 noundef 0, ptr noundef %1, ptr noundef %2, i64 noundef %15, ptr noundef %4, i32 noundef 0, ptr noundef %5, ptr noundef %6, i64 noundef %16, i32 noundef 0, i64 noundef %17)
  br label %32

18:
  %19 = ptrtoint ptr %3 to i64
  %20 = ptrtoint ptr %7 to i64
  %21 = ptrtoint ptr %8 to i64
  call void @tapeless_mpi_move_float(i32 noundef 3, ptr noundef %., i32 noundef 0, ptr noundef %1, ptr noundef %2, i64 noundef %19, ptr noundef %4, i32 noundef 0, ptr noundef %5, ptr noundef %6, i64 noundef %20, i32 noundef 0, i64 noundef %21)
  br label %32

22:
  %23 = ptrtoint ptr %3 to i64
  %24 = ptrtoint ptr %7 to i64
  %25 = ptrtoint ptr %8 to i64
  call void @tapeless_mpi_move_any(i32 noundef 3, ptr noundef %., i32 noundef 0, ptr noundef %1, ptr noundef %2, i64 noundef %23, ptr noundef %4, i32 noundef 0, ptr noundef %5, ptr noundef %6, i64 noundef %24, i32 noundef 0, i64 noundef %25)
  br label %32

26:
  %27 = ptrtoint ptr %3 to i64
  %28 = ptrtoint ptr %7 to i64
  %29 = ptrtoint ptr %8 to i64
  call void @tapeless_mpi_move_bytes(i32 noundef 3, ptr noundef %., i32 noundef 0, ptr noundef %1, ptr noundef %2, i64 noundef %27, ptr noundef %4, i32 noundef 0, ptr noundef %5, ptr noundef %6, i64 noundef %28, i32 noundef 0, i64 noundef %29)
  br label %32

30:
  %31 = call i32 @tapeless_library_MPI_Alltoallv(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8)
  br label %32

32:
  %.0 = phi i32 [ %31, %30 ], [ 0, %14 ], [ 0, %18 ], [ 0, %22 ], [ 0, %26 ]
  ret i32 %.0
}

declare i32 @tapeless_library_MPI_Alltoallv(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Neighbor_allgather(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6) {
  %8 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %. = select i1 %8, ptr %3, ptr %0
  %9 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %10 = select i1 %9, ptr %5, ptr %2
  %11 = call i32 @kind(ptr noundef %10)
  switch i32 %11, label %28 [
    i32 1, label %12
    i32 2, label %16
    i32 3, label %20
    i32 4, label %24
  ]

12:
  %13 = ptrtoint ptr %2 to i64
  %14 = ptrtoint ptr %5 to i64
  %15 = ptrtoint ptr %6 to i64
  call void @tapeless_mpi_move_double(i32 noundef 5, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %13, ptr noundef %3, i32 noundef %4, ptr noundef null, ptr noundef null, i64 noundef %14, i32 noundef 0, i64 noundef %15)
  br label %30

16:
  %17 = ptrtoint ptr %2 to i64
  %18 = ptrtoint ptr %5 to i64
  %19 = ptrtoint ptr %6 to i64
  call void @tapeless_mpi_move_float(i32 noundef 5, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %17, ptr noundef %3, i32 noundef %4, ptr noundef null, ptr noundef null, i64 noundef %18, i32 noundef 0, i64 noundef %19)
  br label %30

20:
  %21 = ptrtoint ptr %2 to i64
  %22 = ptrtoint ptr %5 to i64
  %23 = ptrtoint ptr %6 to i64
  call void @tapeless_mpi_move_any(i32 noundef 5, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %21, ptr noundef %3, i32 noundef %4, ptr noundef null, ptr noundef null, i64 noundef %22, i32 noundef 0, i64 noundef %23)
  br label %30

24:
  %25 = ptrtoint ptr %2 to i64
  %26 = ptrtoint ptr %5 to i64
  %27 = ptrtoint ptr %6 to i64
  call void @tapeless_mpi_move_bytes(i32 noundef 5, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %25, ptr noundef %3, i32 noundef %4, ptr noundef null, ptr noundef null, i64 noundef %26, i32 noundef 0, i64 noundef %27)
  br label %30

28:
  %29 = call i32 @tapeless_library_MPI_Neighbor_allgather(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6)
  br label %30

30:
  %.0 = phi i32 [ %29, %28 ], [ 0, %12 ], [ 0, %16 ], [ 0, %20 ], [ 0, %24 ]
  ret i32 %.0
}

declare i32 @tapeless_library_MPI_Neighbor_allgather(ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Neighbor_allgatherv(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) {
  %9 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %. = select i1 %9, ptr %3, ptr %0
  %10 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %11 = select i1 %10, ptr %6, ptr %2
  %12 = call i32 @kind(ptr noundef %11)
  switch i32 %12, label %29 [
    i32 1, label %13
    i32 2, label %17
    i32 3, label %21
    i32 4, label %25
  ]

13:
  %14 = ptrtoint ptr %2 to i64
  %15 = ptrtoint ptr %6 to i64
  %16 = ptrtoint ptr %7 to i64
  call void @tapeless_mpi_move_double(i32 noundef 5, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %14, ptr noundef %3, i32 noundef 0, ptr noundef %4, ptr noundef %5, i64 noundef %15, i32 noundef 0, i64 noundef %16)
  br label %31

17:
  %18 = ptrtoint ptr %2 to i64
  %19 = ptrtoint ptr %6 to i64
  %20 = ptrtoint ptr %7 to i64
  call void @tapeless_mpi_move_float(i32 noundef 5, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %18, ptr noundef %3, i32 noundef 0, ptr noundef %4, ptr noundef %5, i64 noundef %19, i32 noundef 0, i64 noundef %20)
  br label %31

21:
  %22 = ptrtoint ptr %2 to i64
  %23 = ptrtoint ptr %6 to i64
  %24 = ptrtoint ptr %7 to i64
  call void @tapeless_mpi_move_any(i32 noundef 5, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %22, ptr noundef %3, i32 noundef 0, ptr noundef %4, ptr noundef %5, i64 noundef %23, i32 noundef 0, i64 noundef %24)
  br label %31

25:
  %26 = ptrtoint ptr %2 to i64
  %27 = ptrtoint ptr %6 to i64
  %28 = ptrtoint ptr %7 to i64
  call void @tapeless_mpi_move_bytes(i32 noundef 5, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %26, ptr noundef %3, i32 noundef 0, ptr noundef %4, ptr noundef %5, i64 noundef %27, i32 noundef 0, i64 noundef %28)
  br label %31

29:
  %30 = call i32 @tapeless_library_MPI_Neighbor_allgatherv(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7)
  br label %31

31:
  %.0 = phi i32 [ %30, %29 ], [ 0, %13 ], [ 0, %17 ], [ 0, %21 ], [ 0, %25 ]
  ret i32 %.0
}

declare i32 @tapeless_library_MPI_Neighbor_allgatherv(ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Neighbor_alltoall(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6) {
  %8 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %. = select i1 %8, ptr %3, ptr %0
  %9 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %10 = select i1 %9, ptr %5, ptr %2
  %11 = call i32 @kind(ptr noundef %10)
  switch i32 %11, label %28 [
    i32 1, label %12
    i32 2, label %16
    i32 3, label %20
    i32 4, label %24
  ]

12:
  %13 = ptrtoint ptr %2 to i64
  %14 = ptrtoint ptr %5 to i64
  %15 = ptrtoint ptr %6 to i64
  call void @tapeless_mpi_move_double(i32 noundef 6, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %13, ptr noundef %3, i32 noundef %4, ptr noundef null, ptr noundef null, i64 noundef %14, i32 noundef 0, i64 noundef %15)
  br label %30

16:
  %17 = ptrtoint ptr %2 to i64
  %18 = ptrtoint ptr %5 to i64
  %19 = ptrtoint ptr %6 to i64
  call void @tapeless_mpi_move_float(i32 noundef 6, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %17, ptr noundef %3, i32 noundef %4, ptr noundef null, ptr noundef null, i64 noundef %18, i32 noundef 0, i64 noundef %19)
  br label %30

20:
  %21 = ptrtoint ptr %2 to i64
  %22 = ptrtoint ptr %5 to i64
  %23 = ptrtoint ptr %6 to i64
  call void @tapeless_mpi_move_any(i32 noundef 6, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %21, ptr noundef %3, i32 noundef %4, ptr noundef null, ptr noundef null, i64 noundef %22, i32 noundef 0, i64 noundef %23)
  br label %30

24:
  %25 = ptrtoint ptr %2 to i64
  %26 = ptrtoint ptr %5 to i64
  %27 = ptrtoint ptr %6 to i64
  call void @tapeless_mpi_move_bytes(i32 noundef 6, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %25, ptr noundef %3, i32 noundef %4, ptr noundef null, ptr noundef null, i64 noundef %26, i32 noundef 0, i64 noundef %27)
  br label %30

28:
  %29 = call i32 @tapeless_library_MPI_Neighbor_alltoall(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6)
  br label %30

30:
  %.0 = phi i32 [ %29, %28 ], [ 0, %12 ], [ 0, %16 ], [ 0, %20 ], [ 0, %24 ]
  ret i32 %.0
}

declare i32 @tapeless_library_MPI_Neighbor_alltoall(ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Neighbor_alltoallv(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) {
  %10 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %. = select i1 %10, ptr %4, ptr %0
  %11 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %12 = select i1 %11, ptr %7, ptr %3
  %13 = call i32 @kind(ptr noundef %12)
  switch i32 %13, label %30 [
    i32 1, label %14
    i32 2, label %18
    i32 3, label %22
    i32 4, label %26
  ]

14:
  %15 = ptrtoint ptr %3 to i64
  %16 = ptrtoint ptr %7 to i64
  %17 = ptrtoint ptr %8 to i64
  call void @tapeless_mpi_move_double(i32 noundef 6, ptr noundef %., i32 noundef 0, ptr noundef %1, ptr noundef %2, i64 noundef %15, ptr noundef %4, i32 noundef 0, ptr noundef %5, ptr noundef %6, i64 noundef %16, i32 noundef 0, i64 noundef %17)
  br label %32

18:
  %19 = ptrtoint ptr %3 to i64
  %20 = ptrtoint ptr %7 to i64
  %21 = ptrtoint ptr %8 to i64
  call void @tapeless_mpi_move_float(i32 noundef 6, ptr noundef %., i32 noundef 0, ptr noundef %1, ptr noundef %2, i64 noundef %19, ptr noundef %4, i32 noundef 0, ptr noundef %5, ptr noundef %6, i64 noundef %20, i32 noundef 0, i64 noundef %21)
  br label %32

22:
  %23 = ptrtoint ptr %3 to i64
  %24 = ptrtoint ptr %7 to i64
  %25 = ptrtoint ptr %8 to i64
  call void @tapeless_mpi_move_any(i32 noundef 6, ptr noundef %., i32 noundef 0, ptr noundef %1, ptr noundef %2, i64 noundef %23, ptr noundef %4, i32 noundef 0, ptr noundef %5, ptr noundef %6, i64 noundef %24, i32 noundef 0, i64 noundef %25)
  br label %32

26:
  %27 = ptrtoint ptr %3 to i64
  %28 = ptrtoint ptr %7 to i64
  %29 = ptrtoint ptr %8 to i64
  call void @tapeless_mpi_move_bytes(i32 noundef 6, ptr noundef %., i32 noundef 0, ptr noundef %1, ptr noundef %2, i64 noundef %27, ptr noundef %4, i32 noundef 0, ptr noundef %5, ptr noundef %6, i64 noundef %28, i32 noundef 0, i64 noundef %29)
  br label %32

30:
  %31 = call i32 @tapeless_library_MPI_Neighbor_alltoallv(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8)
  br label %32

32:
  %.0 = phi i32 [ %31, %30 ], [ 0, %14 ], [ 0, %18 ], [ 0, %22 ], [ 0, %26 ]
  ret i32 %.0
}

declare i32 @tapeless_library_MPI_Neighbor_alltoallv(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Reduce_scatter(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) {
  %7 = call i32 @kind(ptr noundef %3)
  switch i32 %7, label %28 [
    i32 1, label %8
    i32 2, label %13
    i32 3, label %18
    i32 4, label %23
  ]

8:
  %9 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %. = select i1 %9, ptr %1, ptr %0
  %10 = ptrtoint ptr %4 to i64
  %11 = ptrtoint ptr %3 to i64
  %12 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_move_double(i32 noundef 4, ptr noundef %., i32 noundef 0, ptr noundef null, ptr noundef null, i64 noundef %10, ptr noundef %1, i32 noundef 0, ptr noundef %2, ptr noundef null, i64 noundef %11, i32 noundef 0, i64 noundef %12)
  br label %30

13:
  %14 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %.47 = select i1 %14, ptr %1, ptr %0
  %15 = ptrtoint ptr %4 to i64
  %16 = ptrtoint ptr %3 to i64
  %17 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_move_float(i32 noundef 4, ptr noundef %.47, i32 noundef 0, ptr noundef null, ptr noundef null, i64 noundef %15, ptr noundef %1, i32 noundef 0, ptr noundef %2, ptr noundef null, i64 noundef %16, i32 noundef 0, i64 noundef %17)
  br label %30

18:
  %19 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %.48 = select i1 %19, ptr %1, ptr %0
  %20 = ptrtoint ptr %4 to i64
  %21 = ptrtoint ptr %3 to i64
  %22 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_move_any(i32 noundef 4, ptr noundef %.48, i32 noundef 0, ptr noundef null, ptr noundef null, i64 noundef %20, ptr noundef %1, i32 noundef 0, ptr noundef %2, ptr noundef null, i64 noundef %21, i32 noundef 0, i64 noundef %22)
  br label %30

23:
  %24 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %.49 = select i1 %24, ptr %1, ptr %0
  %25 = ptrtoint ptr %4 to i64
  %26 = ptrtoint ptr %3 to i64
  %27 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_move_bytes(i32 noundef 4, ptr noundef %.49, i32 noundef 0, ptr noundef null, ptr noundef null, i64 noundef %25, ptr noundef %1, i32 noundef 0, ptr noundef %2, ptr noundef null, i64 noundef %26, i32 noundef 0, i64 noundef %27)
  br label %30

28:
  %29 = call i32 @tapeless_library_MPI_Reduce_scatter(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5)
  br label %30

30:
  %.0 = phi i32 [ %29, %28 ], [ 0, %8 ], [ 0, %13 ], [ 0, %18 ], [ 0, %23 ]
  ret i32 %.0
}

declare i32 @tapeless_library_MPI_Reduce_scatter(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Reduce_scatter_block(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) {
  %7 = call i32 @kind(ptr noundef %3)
  switch i32 %7, label %28 [
    i32 1, label %8
    i32 2, label %13
    i32 3, label %18
    i32 4, label %23
  ]

8:
  %9 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %. = select i1 %9, ptr %1, ptr %0
  %10 = ptrtoint ptr %4 to i64
  %11 = ptrtoint ptr %3 to i64
  %12 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_move_double(i32 noundef 4, ptr noundef %., i32 noundef 0, ptr noundef null, ptr noundef null, i64 noundef %10, ptr noundef %1, i32 noundef %2, ptr noundef null, ptr noundef null, i64 noundef %11, i32 noundef 0, i64 noundef %12)
  br label %30

13:
  %14 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %.47 = select i1 %14, ptr %1, ptr %0
  %15 = ptrtoint ptr %4 to i64
  %16 = ptrtoint ptr %3 to i64
  %17 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_move_float(i32 noundef 4, ptr noundef %.47, i32 noundef 0, ptr noundef null, ptr noundef null, i64 noundef %15, ptr noundef %1, i32 noundef %2, ptr noundef null, ptr noundef null, i64 noundef %16, i32 noundef 0, i64 noundef %17)
  br label %30

18:
  %19 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %.48 = select i1 %19, ptr %1, ptr %0
  %20 = ptrtoint ptr %4 to i64
  %21 = ptrtoint ptr %3 to i64
  %22 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_move_any(i32 noundef 4, ptr noundef %.48, i32 noundef 0, ptr noundef null, ptr noundef null, i64 noundef %20, ptr noundef %1, i32 noundef %2, ptr noundef null, ptr noundef null, i64 noundef %21, i32 noundef 0, i64 noundef %22)
  br label %30

23:
  %24 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %.49 = select i1 %24, ptr %1, ptr %0
  %25 = ptrtoint ptr %4 to i64
  %26 = ptrtoint ptr %3 to i64
  %27 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_move_bytes(i32 noundef 4, ptr noundef %.49, i32 noundef 0, ptr noundef null, ptr noundef null, i64 noundef %25, ptr noundef %1, i32 noundef %2, ptr noundef null, ptr noundef null, i64 noundef %26, i32 noundef 0, i64 noundef %27)
  br label %30

28:
  %29 = call i32 @tapeless_library_MPI_Reduce_scatter_block(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5)
  br label %30

30:
  %.0 = phi i32 [ %29, %28 ], [ 0, %8 ], [ 0, %13 ], [ 0, %18 ], [ 0, %23 ]
  ret i32 %.0
}

declare i32 @tapeless_library_MPI_Reduce_scatter_block(ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef)

declare i1 @llvm.is.constant.i1(i1)

declare void @tapeless_mpi_send_double(ptr noundef, i32 noundef, i32 noundef, i64 noundef, i32 noundef, i32 noundef, i64 noundef, ptr noundef, i64 noundef, i64 noundef, i64 noundef)

declare void @tapeless_mpi_send_float(ptr noundef, i32 noundef, i32 noundef, i64 noundef, i32 noundef, i32 noundef, i64 noundef, ptr noundef, i64 noundef, i64 noundef, i64 noundef)

declare void @tapeless_mpi_send_any(ptr noundef, i32 noundef, i32 noundef, i64 noundef, i32 noundef, i32 noundef, i64 noundef, ptr noundef, i64 noundef, i64 noundef, i64 noundef)

declare void @tapeless_mpi_send_bytes(ptr noundef, i32 noundef, i32 noundef, i64 noundef, i32 noundef, i32 noundef, i64 noundef, ptr noundef, i64 noundef, i64 noundef, i64 noundef)

declare void @tapeless_mpi_receive_double(ptr noundef, i32 noundef, i32 noundef, i64 noundef, i32 noundef, i32 noundef, i64 noundef, ptr noundef, i64 noundef, i64 noundef, i64 noundef)

declare void @tapeless_mpi_receive_float(ptr noundef, i32 noundef, i32 noundef, i64 noundef, i32 noundef, i32 noundef, i64 noundef, ptr noundef, i64 noundef, i64 noundef, i64 noundef)

declare void @tapeless_mpi_receive_any(ptr noundef, i32 noundef, i32 noundef, i64 noundef, i32 noundef, i32 noundef, i64 noundef, ptr noundef, i64 noundef, i64 noundef, i64 noundef)

declare void @tapeless_mpi_receive_bytes(ptr noundef, i32 noundef, i32 noundef, i64 noundef, i32 noundef, i32 noundef, i64 noundef, ptr noundef, i64 noundef, i64 noundef, i64 noundef)

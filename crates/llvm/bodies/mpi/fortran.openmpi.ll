; Made from fortran.c by `cargo xtask bodies`.
%struct.ompi_predefined_datatype_t = type opaque

@mpi_fortran_in_place_ = external global [0 x i8], align 1
@ompi_mpi_byte = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_packed = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_character = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_logical = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_integer = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_integer1 = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_integer2 = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_integer4 = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_integer8 = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_real = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_real4 = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_real8 = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_dblprec = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_cplex = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_complex8 = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_complex16 = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_dblcplex = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_2integer = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_char = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_int = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_long = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_float = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_double = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_int32_t = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_int64_t = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_aint = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_offset = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_c_bool = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_c_float_complex = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_c_double_complex = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_count = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_cxx_dblcplex = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_cxx_cplex = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_signed_char = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_unsigned_char = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_int8_t = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_uint8_t = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_short = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_unsigned_short = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_unsigned = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_unsigned_long = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_long_long_int = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_unsigned_long_long = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_int16_t = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_uint16_t = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_uint32_t = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_uint64_t = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_wchar = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_2int = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_short_int = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_long_int = external global %struct.ompi_predefined_datatype_t, align 1
@mpi_fortran_bottom_ = external global [0 x i8], align 1
@mpi_fortran_status_ignore_ = external global [0 x i8], align 1
@mpi_fortran_statuses_ignore_ = external global [0 x i8], align 1

define dso_local void @tapeless_body_mpi_send_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6) {
  %8 = alloca ptr, align 8
  %9 = load i32, ptr %2, align 4
  %10 = call ptr @type_of(i32 noundef %9)
  %11 = call i32 @kind(ptr noundef %10)
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %14

13:
  call void @tapeless_library_mpi_send_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6)
  br label %43

14:
  %15 = icmp eq ptr %0, @mpi_fortran_bottom_
  %. = select i1 %15, ptr null, ptr %0
  %16 = load i32, ptr %1, align 4
  %17 = load i32, ptr %3, align 4
  %18 = load i32, ptr %4, align 4
  %19 = load i32, ptr %5, align 4
  %20 = call ptr @tapeless_library_MPI_Comm_f2c(i32 noundef %19)
  %21 = call i32 @kind(ptr noundef %10)
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %25

23:
  %24 = call i32 @tapeless_library_MPI_Send(ptr noundef %., i32 noundef %16, ptr noundef %10, i32 noundef %17, i32 noundef %18, ptr noundef %20)
  br label %40

25:
  %26 = call i32 @kind(ptr noundef %10)
  switch i32 %26, label %39 [
    i32 1, label %27
    i32 2, label %30
    i32 3, label %33
    i32 4, label %36
  ]

27:
  %28 = ptrtoint ptr %10 to i64
  %29 = ptrtoint ptr %20 to i64
  call void @tapeless_mpi_send_double(ptr noundef %., i32 noundef 0, i32 noundef %16, i64 noundef %28, i32 noundef %17, i32 noundef %18, i64 noundef %29, ptr noundef %8, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %39

30:
  %31 = ptrtoint ptr %10 to i64
  %32 = ptrtoint ptr %20 to i64
  call void @tapeless_mpi_send_float(ptr noundef %., i32 noundef 0, i32 noundef %16, i64 noundef %31, i32 noundef %17, i32 noundef %18, i64 noundef %32, ptr noundef %8, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %39

33:
  %34 = ptrtoint ptr %10 to i64
  %35 = ptrtoint ptr %20 to i64
  call void @tapeless_mpi_send_any(ptr noundef %., i32 noundef 0, i32 noundef %16, i64 noundef %34, i32 noundef %17, i32 noundef %18, i64 noundef %35, ptr noundef %8, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %39

36:
  %37 = ptrtoint ptr %10 to i64
  %38 = ptrtoint ptr %20 to i64
  call void @tapeless_mpi_send_bytes(ptr noundef %., i32 noundef 0, i32 noundef %16, i64 noundef %37, i32 noundef %17, i32 noundef %18, i64 noundef %38, ptr noundef %8, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %39

39:
  call void @tapeless_mpi_complete(i32 noundef 0, i32 noundef 1, ptr noundef %8, ptr noundef null, ptr noundef null, ptr noundef null)
  br label %40

40:
  %.071 = phi i32 [ %24, %23 ], [ 0, %39 ]
  %41 = icmp ne ptr %6, null
  br i1 %41, label %42, label %43

42:
  store i32 %.071, ptr %6, align 4
  br label %43

43:
  ret void
}

define internal ptr @type_of(i32 noundef %0) {
  %2 = icmp eq i32 %0, 0
  %3 = call zeroext i1 @llvm.is.constant.i1(i1 noundef zeroext %2)
  %. = select i1 %3, i32 %0, i32 0
  switch i32 %., label %34 [
    i32 1, label %36
    i32 2, label %4
    i32 5, label %5
    i32 6, label %6
    i32 7, label %7
    i32 8, label %8
    i32 9, label %9
    i32 10, label %10
    i32 11, label %11
    i32 13, label %12
    i32 14, label %13
    i32 15, label %14
    i32 17, label %15
    i32 18, label %16
    i32 19, label %17
    i32 20, label %18
    i32 22, label %19
    i32 25, label %20
    i32 34, label %21
    i32 39, label %22
    i32 41, label %23
    i32 45, label %24
    i32 46, label %25
    i32 62, label %26
    i32 64, label %27
    i32 66, label %28
    i32 67, label %29
    i32 68, label %30
    i32 69, label %31
    i32 70, label %32
    i32 72, label %33
  ]

4:
  br label %36

5:
  br label %36

6:
  br label %36

7:
  br label %36

8:
  br label %36

9:
  br label %36

10:
  br label %36

11:
  br label %36

12:
  br label %36

13:
  br label %36

14:
  br label %36

15:
  br label %36

16:
  br label %36

17:
  br label %36

18:
  br label %36

19:
  br label %36

20:
  br label %36

21:
  br label %36

22:
  br label %36

23:
  br label %36

24:
  br label %36

25:
  br label %36

26:
  br label %36

27:
  br label %36

28:
  br label %36

29:
  br label %36

30:
  br label %36

31:
  br label %36

32:
  br label %36

33:
  br label %36

34:
  %35 = call ptr @tapeless_library_MPI_Type_f2c(i32 noundef %0)
  br label %36

36:
  %.0 = phi ptr [ %35, %34 ], [ @ompi_mpi_count, %33 ], [ @ompi_mpi_packed, %4 ], [ @ompi_mpi_character, %5 ], [ @ompi_mpi_logical, %6 ], [ @ompi_mpi_integer, %7 ], [ @ompi_mpi_integer1, %8 ], [ @ompi_mpi_integer2, %9 ], [ @ompi_mpi_integer4, %10 ], [ @ompi_mpi_integer8, %11 ], [ @ompi_mpi_real, %12 ], [ @ompi_mpi_real4, %13 ], [ @ompi_mpi_real8, %14 ], [ @ompi_mpi_dblprec, %15 ], [ @ompi_mpi_cplex, %16 ], [ @ompi_mpi_complex8, %17 ], [ @ompi_mpi_complex16, %18 ], [ @ompi_mpi_dblcplex, %19 ], [ @ompi_mpi_2integer, %20 ], [ @ompi_mpi_char, %21 ], [ @ompi_mpi_int, %22 ], [ @ompi_mpi_long, %23 ], [ @ompi_mpi_float, %24 ], [ @ompi_mpi_double, %25 ], [ @ompi_mpi_int32_t, %26 ], [ @ompi_mpi_int64_t, %27 ], [ @ompi_mpi_aint, %28 ], [ @ompi_mpi_offset, %29 ], [ @ompi_mpi_c_bool, %30 ], [ @ompi_mpi_c_float_complex, %31 ], [ @ompi_mpi_c_double_complex, %32 ], [ @ompi_mpi_byte, %1 ]
  ret ptr %.0
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

declare void @tapeless_library_mpi_send_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define dso_local void @tapeless_body_mpi_ssend_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6) {
  %8 = alloca ptr, align 8
  %9 = load i32, ptr %2, align 4
  %10 = call ptr @type_of(i32 noundef %9)
  %11 = call i32 @kind(ptr noundef %10)
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %14

13:
  call void @tapeless_library_mpi_ssend_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6)
  br label %43

14:
  %15 = icmp eq ptr %0, @mpi_fortran_bottom_
  %. = select i1 %15, ptr null, ptr %0
  %16 = load i32, ptr %1, align 4
  %17 = load i32, ptr %3, align 4
  %18 = load i32, ptr %4, align 4
  %19 = load i32, ptr %5, align 4
  %20 = call ptr @tapeless_library_MPI_Comm_f2c(i32 noundef %19)
  %21 = call i32 @kind(ptr noundef %10)
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %25

23:
  %24 = call i32 @tapeless_library_MPI_Ssend(ptr noundef %., i32 noundef %16, ptr noundef %10, i32 noundef %17, i32 noundef %18, ptr noundef %20)
  br label %40

25:
  %26 = call i32 @kind(ptr noundef %10)
  switch i32 %26, label %39 [
    i32 1, label %27
    i32 2, label %30
    i32 3, label %33
    i32 4, label %36
  ]

27:
  %28 = ptrtoint ptr %10 to i64
  %29 = ptrtoint ptr %20 to i64
  call void @tapeless_mpi_send_double(ptr noundef %., i32 noundef 1, i32 noundef %16, i64 noundef %28, i32 noundef %17, i32 noundef %18, i64 noundef %29, ptr noundef %8, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %39

30:
  %31 = ptrtoint ptr %10 to i64
  %32 = ptrtoint ptr %20 to i64
  call void @tapeless_mpi_send_float(ptr noundef %., i32 noundef 1, i32 noundef %16, i64 noundef %31, i32 noundef %17, i32 noundef %18, i64 noundef %32, ptr noundef %8, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %39

33:
  %34 = ptrtoint ptr %10 to i64
  %35 = ptrtoint ptr %20 to i64
  call void @tapeless_mpi_send_any(ptr noundef %., i32 noundef 1, i32 noundef %16, i64 noundef %34, i32 noundef %17, i32 noundef %18, i64 noundef %35, ptr noundef %8, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %39

36:
  %37 = ptrtoint ptr %10 to i64
  %38 = ptrtoint ptr %20 to i64
  call void @tapeless_mpi_send_bytes(ptr noundef %., i32 noundef 1, i32 noundef %16, i64 noundef %37, i32 noundef %17, i32 noundef %18, i64 noundef %38, ptr noundef %8, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %39

39:
  call void @tapeless_mpi_complete(i32 noundef 0, i32 noundef 1, ptr noundef %8, ptr noundef null, ptr noundef null, ptr noundef null)
  br label %40

40:
  %.071 = phi i32 [ %24, %23 ], [ 0, %39 ]
  %41 = icmp ne ptr %6, null
  br i1 %41, label %42, label %43

42:
  store i32 %.071, ptr %6, align 4
  br label %43

43:
  ret void
}

declare void @tapeless_library_mpi_ssend_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define dso_local void @tapeless_body_mpi_rsend_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6) {
  %8 = alloca ptr, align 8
  %9 = load i32, ptr %2, align 4
  %10 = call ptr @type_of(i32 noundef %9)
  %11 = call i32 @kind(ptr noundef %10)
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %14

13:
  call void @tapeless_library_mpi_rsend_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6)
  br label %43

14:
  %15 = icmp eq ptr %0, @mpi_fortran_bottom_
  %. = select i1 %15, ptr null, ptr %0
  %16 = load i32, ptr %1, align 4
  %17 = load i32, ptr %3, align 4
  %18 = load i32, ptr %4, align 4
  %19 = load i32, ptr %5, align 4
  %20 = call ptr @tapeless_library_MPI_Comm_f2c(i32 noundef %19)
  %21 = call i32 @kind(ptr noundef %10)
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %25

23:
  %24 = call i32 @tapeless_library_MPI_Rsend(ptr noundef %., i32 noundef %16, ptr noundef %10, i32 noundef %17, i32 noundef %18, ptr noundef %20)
  br label %40

25:
  %26 = call i32 @kind(ptr noundef %10)
  switch i32 %26, label %39 [
    i32 1, label %27
    i32 2, label %30
    i32 3, label %33
    i32 4, label %36
  ]

27:
  %28 = ptrtoint ptr %10 to i64
  %29 = ptrtoint ptr %20 to i64
  call void @tapeless_mpi_send_double(ptr noundef %., i32 noundef 2, i32 noundef %16, i64 noundef %28, i32 noundef %17, i32 noundef %18, i64 noundef %29, ptr noundef %8, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %39

30:
  %31 = ptrtoint ptr %10 to i64
  %32 = ptrtoint ptr %20 to i64
  call void @tapeless_mpi_send_float(ptr noundef %., i32 noundef 2, i32 noundef %16, i64 noundef %31, i32 noundef %17, i32 noundef %18, i64 noundef %32, ptr noundef %8, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %39

33:
  %34 = ptrtoint ptr %10 to i64
  %35 = ptrtoint ptr %20 to i64
  call void @tapeless_mpi_send_any(ptr noundef %., i32 noundef 2, i32 noundef %16, i64 noundef %34, i32 noundef %17, i32 noundef %18, i64 noundef %35, ptr noundef %8, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %39

36:
  %37 = ptrtoint ptr %10 to i64
  %38 = ptrtoint ptr %20 to i64
  call void @tapeless_mpi_send_bytes(ptr noundef %., i32 noundef 2, i32 noundef %16, i64 noundef %37, i32 noundef %17, i32 noundef %18, i64 noundef %38, ptr noundef %8, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %39

39:
  call void @tapeless_mpi_complete(i32 noundef 0, i32 noundef 1, ptr noundef %8, ptr noundef null, ptr noundef null, ptr noundef null)
  br label %40

40:
  %.071 = phi i32 [ %24, %23 ], [ 0, %39 ]
  %41 = icmp ne ptr %6, null
  br i1 %41, label %42, label %43

42:
  store i32 %.071, ptr %6, align 4
  br label %43

43:
  ret void
}

declare void @tapeless_library_mpi_rsend_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define dso_local void @tapeless_body_mpi_bsend_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6) {
  %8 = alloca ptr, align 8
  %9 = load i32, ptr %2, align 4
  %10 = call ptr @type_of(i32 noundef %9)
  %11 = call i32 @kind(ptr noundef %10)
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %14

13:
  call void @tapeless_library_mpi_bsend_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6)
  br label %43

14:
  %15 = icmp eq ptr %0, @mpi_fortran_bottom_
  %. = select i1 %15, ptr null, ptr %0
  %16 = load i32, ptr %1, align 4
  %17 = load i32, ptr %3, align 4
  %18 = load i32, ptr %4, align 4
  %19 = load i32, ptr %5, align 4
  %20 = call ptr @tapeless_library_MPI_Comm_f2c(i32 noundef %19)
  %21 = call i32 @kind(ptr noundef %10)
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %25

23:
  %24 = call i32 @tapeless_library_MPI_Bsend(ptr noundef %., i32 noundef %16, ptr noundef %10, i32 noundef %17, i32 noundef %18, ptr noundef %20)
  br label %40

25:
  %26 = call i32 @kind(ptr noundef %10)
  switch i32 %26, label %39 [
    i32 1, label %27
    i32 2, label %30
    i32 3, label %33
    i32 4, label %36
  ]

27:
  %28 = ptrtoint ptr %10 to i64
  %29 = ptrtoint ptr %20 to i64
  call void @tapeless_mpi_send_double(ptr noundef %., i32 noundef 3, i32 noundef %16, i64 noundef %28, i32 noundef %17, i32 noundef %18, i64 noundef %29, ptr noundef %8, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %39

30:
  %31 = ptrtoint ptr %10 to i64
  %32 = ptrtoint ptr %20 to i64
  call void @tapeless_mpi_send_float(ptr noundef %., i32 noundef 3, i32 noundef %16, i64 noundef %31, i32 noundef %17, i32 noundef %18, i64 noundef %32, ptr noundef %8, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %39

33:
  %34 = ptrtoint ptr %10 to i64
  %35 = ptrtoint ptr %20 to i64
  call void @tapeless_mpi_send_any(ptr noundef %., i32 noundef 3, i32 noundef %16, i64 noundef %34, i32 noundef %17, i32 noundef %18, i64 noundef %35, ptr noundef %8, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %39

36:
  %37 = ptrtoint ptr %10 to i64
  %38 = ptrtoint ptr %20 to i64
  call void @tapeless_mpi_send_bytes(ptr noundef %., i32 noundef 3, i32 noundef %16, i64 noundef %37, i32 noundef %17, i32 noundef %18, i64 noundef %38, ptr noundef %8, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %39

39:
  call void @tapeless_mpi_complete(i32 noundef 0, i32 noundef 1, ptr noundef %8, ptr noundef null, ptr noundef null, ptr noundef null)
  br label %40

40:
  %.071 = phi i32 [ %24, %23 ], [ 0, %39 ]
  %41 = icmp ne ptr %6, null
  br i1 %41, label %42, label %43

42:
  store i32 %.071, ptr %6, align 4
  br label %43

43:
  ret void
}

declare void @tapeless_library_mpi_bsend_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define dso_local void @tapeless_body_mpi_recv_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) {
  %9 = alloca ptr, align 8
  %10 = load i32, ptr %2, align 4
  %11 = call ptr @type_of(i32 noundef %10)
  %12 = call i32 @kind(ptr noundef %11)
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %15

14:
  call void @tapeless_library_mpi_recv_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7)
  br label %47

15:
  %16 = icmp eq ptr %0, @mpi_fortran_bottom_
  %. = select i1 %16, ptr null, ptr %0
  %17 = load i32, ptr %1, align 4
  %18 = load i32, ptr %3, align 4
  %19 = load i32, ptr %4, align 4
  %20 = load i32, ptr %5, align 4
  %21 = call ptr @tapeless_library_MPI_Comm_f2c(i32 noundef %20)
  %22 = icmp eq ptr %6, @mpi_fortran_status_ignore_
  %23 = icmp eq ptr %6, @mpi_fortran_statuses_ignore_
  %or.cond = or i1 %22, %23
  %24 = select i1 %or.cond, ptr null, ptr %6
  %25 = call i32 @kind(ptr noundef %11)
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %27, label %29

27:
  %28 = call i32 @tapeless_library_MPI_Recv(ptr noundef %., i32 noundef %17, ptr noundef %11, i32 noundef %18, i32 noundef %19, ptr noundef %21, ptr noundef %24)
  br label %44

29:
  %30 = call i32 @kind(ptr noundef %11)
  switch i32 %30, label %43 [
    i32 1, label %31
    i32 2, label %34
    i32 3, label %37
    i32 4, label %40
  ]

31:
  %32 = ptrtoint ptr %11 to i64
  %33 = ptrtoint ptr %21 to i64
  call void @tapeless_mpi_receive_double(ptr noundef %., i32 noundef 0, i32 noundef %17, i64 noundef %32, i32 noundef %18, i32 noundef %19, i64 noundef %33, ptr noundef %9, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %43

34:
  %35 = ptrtoint ptr %11 to i64
  %36 = ptrtoint ptr %21 to i64
  call void @tapeless_mpi_receive_float(ptr noundef %., i32 noundef 0, i32 noundef %17, i64 noundef %35, i32 noundef %18, i32 noundef %19, i64 noundef %36, ptr noundef %9, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %43

37:
  %38 = ptrtoint ptr %11 to i64
  %39 = ptrtoint ptr %21 to i64
  call void @tapeless_mpi_receive_any(ptr noundef %., i32 noundef 0, i32 noundef %17, i64 noundef %38, i32 noundef %18, i32 noundef %19, i64 noundef %39, ptr noundef %9, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %43

40:
  %41 = ptrtoint ptr %11 to i64
  %42 = ptrtoint ptr %21 to i64
  call void @tapeless_mpi_receive_bytes(ptr noundef %., i32 noundef 0, i32 noundef %17, i64 noundef %41, i32 noundef %18, i32 noundef %19, i64 noundef %42, ptr noundef %9, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %43

43:
  call void @tapeless_mpi_complete(i32 noundef 0, i32 noundef 1, ptr noundef %9, ptr noundef null, ptr noundef null, ptr noundef %24)
  br label %44

44:
  %.078 = phi i32 [ %28, %27 ], [ 0, %43 ]
  %45 = icmp ne ptr %7, null
  br i1 %45, label %46, label %47

46:
  store i32 %.078, ptr %7, align 4
  br label %47

47:
  ret void
}

declare void @tapeless_library_mpi_recv_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define dso_local void @tapeless_body_mpi_isend_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) {
  %9 = load i32, ptr %2, align 4
  %10 = call ptr @type_of(i32 noundef %9)
  %11 = call i32 @kind(ptr noundef %10)
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %14

13:
  call void @tapeless_library_mpi_isend_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7)
  br label %37

14:
  %15 = icmp eq ptr %0, @mpi_fortran_bottom_
  %. = select i1 %15, ptr null, ptr %0
  %16 = load i32, ptr %1, align 4
  %17 = load i32, ptr %3, align 4
  %18 = load i32, ptr %4, align 4
  %19 = load i32, ptr %5, align 4
  %20 = call ptr @tapeless_library_MPI_Comm_f2c(i32 noundef %19)
  %21 = call i32 @kind(ptr noundef %10)
  switch i32 %21, label %34 [
    i32 1, label %22
    i32 2, label %25
    i32 3, label %28
    i32 4, label %31
  ]

22:
  %23 = ptrtoint ptr %10 to i64
  %24 = ptrtoint ptr %20 to i64
  call void @tapeless_mpi_send_double(ptr noundef %., i32 noundef 16, i32 noundef %16, i64 noundef %23, i32 noundef %17, i32 noundef %18, i64 noundef %24, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %34

25:
  %26 = ptrtoint ptr %10 to i64
  %27 = ptrtoint ptr %20 to i64
  call void @tapeless_mpi_send_float(ptr noundef %., i32 noundef 16, i32 noundef %16, i64 noundef %26, i32 noundef %17, i32 noundef %18, i64 noundef %27, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %34

28:
  %29 = ptrtoint ptr %10 to i64
  %30 = ptrtoint ptr %20 to i64
  call void @tapeless_mpi_send_any(ptr noundef %., i32 noundef 16, i32 noundef %16, i64 noundef %29, i32 noundef %17, i32 noundef %18, i64 noundef %30, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %34

31:
  %32 = ptrtoint ptr %10 to i64
  %33 = ptrtoint ptr %20 to i64
  call void @tapeless_mpi_send_bytes(ptr noundef %., i32 noundef 16, i32 noundef %16, i64 noundef %32, i32 noundef %17, i32 noundef %18, i64 noundef %33, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %34

34:
  %35 = icmp ne ptr %7, null
  br i1 %35, label %36, label %37

36:
  store i32 0, ptr %7, align 4
  br label %37

37:
  ret void
}

declare void @tapeless_library_mpi_isend_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define dso_local void @tapeless_body_mpi_issend_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) {
  %9 = load i32, ptr %2, align 4
  %10 = call ptr @type_of(i32 noundef %9)
  %11 = call i32 @kind(ptr noundef %10)
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %14

13:
  call void @tapeless_library_mpi_issend_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7)
  br label %37

14:
  %15 = icmp eq ptr %0, @mpi_fortran_bottom_
  %. = select i1 %15, ptr null, ptr %0
  %16 = load i32, ptr %1, align 4
  %17 = load i32, ptr %3, align 4
  %18 = load i32, ptr %4, align 4
  %19 = load i32, ptr %5, align 4
  %20 = call ptr @tapeless_library_MPI_Comm_f2c(i32 noundef %19)
  %21 = call i32 @kind(ptr noundef %10)
  switch i32 %21, label %34 [
    i32 1, label %22
    i32 2, label %25
    i32 3, label %28
    i32 4, label %31
  ]

22:
  %23 = ptrtoint ptr %10 to i64
  %24 = ptrtoint ptr %20 to i64
  call void @tapeless_mpi_send_double(ptr noundef %., i32 noundef 17, i32 noundef %16, i64 noundef %23, i32 noundef %17, i32 noundef %18, i64 noundef %24, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %34

25:
  %26 = ptrtoint ptr %10 to i64
  %27 = ptrtoint ptr %20 to i64
  call void @tapeless_mpi_send_float(ptr noundef %., i32 noundef 17, i32 noundef %16, i64 noundef %26, i32 noundef %17, i32 noundef %18, i64 noundef %27, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %34

28:
  %29 = ptrtoint ptr %10 to i64
  %30 = ptrtoint ptr %20 to i64
  call void @tapeless_mpi_send_any(ptr noundef %., i32 noundef 17, i32 noundef %16, i64 noundef %29, i32 noundef %17, i32 noundef %18, i64 noundef %30, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %34

31:
  %32 = ptrtoint ptr %10 to i64
  %33 = ptrtoint ptr %20 to i64
  call void @tapeless_mpi_send_bytes(ptr noundef %., i32 noundef 17, i32 noundef %16, i64 noundef %32, i32 noundef %17, i32 noundef %18, i64 noundef %33, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %34

34:
  %35 = icmp ne ptr %7, null
  br i1 %35, label %36, label %37

36:
  store i32 0, ptr %7, align 4
  br label %37

37:
  ret void
}

declare void @tapeless_library_mpi_issend_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define dso_local void @tapeless_body_mpi_irsend_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) {
  %9 = load i32, ptr %2, align 4
  %10 = call ptr @type_of(i32 noundef %9)
  %11 = call i32 @kind(ptr noundef %10)
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %14

13:
  call void @tapeless_library_mpi_irsend_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7)
  br label %37

14:
  %15 = icmp eq ptr %0, @mpi_fortran_bottom_
  %. = select i1 %15, ptr null, ptr %0
  %16 = load i32, ptr %1, align 4
  %17 = load i32, ptr %3, align 4
  %18 = load i32, ptr %4, align 4
  %19 = load i32, ptr %5, align 4
  %20 = call ptr @tapeless_library_MPI_Comm_f2c(i32 noundef %19)
  %21 = call i32 @kind(ptr noundef %10)
  switch i32 %21, label %34 [
    i32 1, label %22
    i32 2, label %25
    i32 3, label %28
    i32 4, label %31
  ]

22:
  %23 = ptrtoint ptr %10 to i64
  %24 = ptrtoint ptr %20 to i64
  call void @tapeless_mpi_send_double(ptr noundef %., i32 noundef 18, i32 noundef %16, i64 noundef %23, i32 noundef %17, i32 noundef %18, i64 noundef %24, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %34

25:
  %26 = ptrtoint ptr %10 to i64
  %27 = ptrtoint ptr %20 to i64
  call void @tapeless_mpi_send_float(ptr noundef %., i32 noundef 18, i32 noundef %16, i64 noundef %26, i32 noundef %17, i32 noundef %18, i64 noundef %27, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %34

28:
  %29 = ptrtoint ptr %10 to i64
  %30 = ptrtoint ptr %20 to i64
  call void @tapeless_mpi_send_any(ptr noundef %., i32 noundef 18, i32 noundef %16, i64 noundef %29, i32 noundef %17, i32 noundef %18, i64 noundef %30, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %34

31:
  %32 = ptrtoint ptr %10 to i64
  %33 = ptrtoint ptr %20 to i64
  call void @tapeless_mpi_send_bytes(ptr noundef %., i32 noundef 18, i32 noundef %16, i64 noundef %32, i32 noundef %17, i32 noundef %18, i64 noundef %33, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %34

34:
  %35 = icmp ne ptr %7, null
  br i1 %35, label %36, label %37

36:
  store i32 0, ptr %7, align 4
  br label %37

37:
  ret void
}

declare void @tapeless_library_mpi_irsend_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define dso_local void @tapeless_body_mpi_ibsend_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) {
  %9 = load i32, ptr %2, align 4
  %10 = call ptr @type_of(i32 noundef %9)
  %11 = call i32 @kind(ptr noundef %10)
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %14

13:
  call void @tapeless_library_mpi_ibsend_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7)
  br label %37

14:
  %15 = icmp eq ptr %0, @mpi_fortran_bottom_
  %. = select i1 %15, ptr null, ptr %0
  %16 = load i32, ptr %1, align 4
  %17 = load i32, ptr %3, align 4
  %18 = load i32, ptr %4, align 4
  %19 = load i32, ptr %5, align 4
  %20 = call ptr @tapeless_library_MPI_Comm_f2c(i32 noundef %19)
  %21 = call i32 @kind(ptr noundef %10)
  switch i32 %21, label %34 [
    i32 1, label %22
    i32 2, label %25
    i32 3, label %28
    i32 4, label %31
  ]

22:
  %23 = ptrtoint ptr %10 to i64
  %24 = ptrtoint ptr %20 to i64
  call void @tapeless_mpi_send_double(ptr noundef %., i32 noundef 19, i32 noundef %16, i64 noundef %23, i32 noundef %17, i32 noundef %18, i64 noundef %24, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %34

25:
  %26 = ptrtoint ptr %10 to i64
  %27 = ptrtoint ptr %20 to i64
  call void @tapeless_mpi_send_float(ptr noundef %., i32 noundef 19, i32 noundef %16, i64 noundef %26, i32 noundef %17, i32 noundef %18, i64 noundef %27, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %34

28:
  %29 = ptrtoint ptr %10 to i64
  %30 = ptrtoint ptr %20 to i64
  call void @tapeless_mpi_send_any(ptr noundef %., i32 noundef 19, i32 noundef %16, i64 noundef %29, i32 noundef %17, i32 noundef %18, i64 noundef %30, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %34

31:
  %32 = ptrtoint ptr %10 to i64
  %33 = ptrtoint ptr %20 to i64
  call void @tapeless_mpi_send_bytes(ptr noundef %., i32 noundef 19, i32 noundef %16, i64 noundef %32, i32 noundef %17, i32 noundef %18, i64 noundef %33, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %34

34:
  %35 = icmp ne ptr %7, null
  br i1 %35, label %36, label %37

36:
  store i32 0, ptr %7, align 4
  br label %37

37:
  ret void
}

declare void @tapeless_library_mpi_ibsend_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define dso_local void @tapeless_body_mpi_irecv_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) {
  %9 = load i32, ptr %2, align 4
  %10 = call ptr @type_of(i32 noundef %9)
  %11 = call i32 @kind(ptr noundef %10)
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %14

13:
  call void @tapeless_library_mpi_irecv_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7)
  br label %37

14:
  %15 = icmp eq ptr %0, @mpi_fortran_bottom_
  %. = select i1 %15, ptr null, ptr %0
  %16 = load i32, ptr %1, align 4
  %17 = load i32, ptr %3, align 4
  %18 = load i32, ptr %4, align 4
  %19 = load i32, ptr %5, align 4
  %20 = call ptr @tapeless_library_MPI_Comm_f2c(i32 noundef %19)
  %21 = call i32 @kind(ptr noundef %10)
  switch i32 %21, label %34 [
    i32 1, label %22
    i32 2, label %25
    i32 3, label %28
    i32 4, label %31
  ]

22:
  %23 = ptrtoint ptr %10 to i64
  %24 = ptrtoint ptr %20 to i64
  call void @tapeless_mpi_receive_double(ptr noundef %., i32 noundef 16, i32 noundef %16, i64 noundef %23, i32 noundef %17, i32 noundef %18, i64 noundef %24, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %34

25:
  %26 = ptrtoint ptr %10 to i64
  %27 = ptrtoint ptr %20 to i64
  call void @tapeless_mpi_receive_float(ptr noundef %., i32 noundef 16, i32 noundef %16, i64 noundef %26, i32 noundef %17, i32 noundef %18, i64 noundef %27, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %34

28:
  %29 = ptrtoint ptr %10 to i64
  %30 = ptrtoint ptr %20 to i64
  call void @tapeless_mpi_receive_any(ptr noundef %., i32 noundef 16, i32 noundef %16, i64 noundef %29, i32 noundef %17, i32 noundef %18, i64 noundef %30, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %34

31:
  %32 = ptrtoint ptr %10 to i64
  %33 = ptrtoint ptr %20 to i64
  call void @tapeless_mpi_receive_bytes(ptr noundef %., i32 noundef 16, i32 noundef %16, i64 noundef %32, i32 noundef %17, i32 noundef %18, i64 noundef %33, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %34

34:
  %35 = icmp ne ptr %7, null
  br i1 %35, label %36, label %37

36:
  store i32 0, ptr %7, align 4
  br label %37

37:
  ret void
}

declare void @tapeless_library_mpi_irecv_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define dso_local void @tapeless_body_mpi_send_init_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) {
  %9 = load i32, ptr %2, align 4
  %10 = call ptr @type_of(i32 noundef %9)
  %11 = call i32 @kind(ptr noundef %10)
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %14

13:
  call void @tapeless_library_mpi_send_init_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7)
  br label %37

14:
  %15 = icmp eq ptr %0, @mpi_fortran_bottom_
  %. = select i1 %15, ptr null, ptr %0
  %16 = load i32, ptr %1, align 4
  %17 = load i32, ptr %3, align 4
  %18 = load i32, ptr %4, align 4
  %19 = load i32, ptr %5, align 4
  %20 = call ptr @tapeless_library_MPI_Comm_f2c(i32 noundef %19)
  %21 = call i32 @kind(ptr noundef %10)
  switch i32 %21, label %34 [
    i32 1, label %22
    i32 2, label %25
    i32 3, label %28
    i32 4, label %31
  ]

22:
  %23 = ptrtoint ptr %10 to i64
  %24 = ptrtoint ptr %20 to i64
  call void @tapeless_mpi_send_double(ptr noundef %., i32 noundef 24, i32 noundef %16, i64 noundef %23, i32 noundef %17, i32 noundef %18, i64 noundef %24, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %34

25:
  %26 = ptrtoint ptr %10 to i64
  %27 = ptrtoint ptr %20 to i64
  call void @tapeless_mpi_send_float(ptr noundef %., i32 noundef 24, i32 noundef %16, i64 noundef %26, i32 noundef %17, i32 noundef %18, i64 noundef %27, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %34

28:
  %29 = ptrtoint ptr %10 to i64
  %30 = ptrtoint ptr %20 to i64
  call void @tapeless_mpi_send_any(ptr noundef %., i32 noundef 24, i32 noundef %16, i64 noundef %29, i32 noundef %17, i32 noundef %18, i64 noundef %30, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %34

31:
  %32 = ptrtoint ptr %10 to i64
  %33 = ptrtoint ptr %20 to i64
  call void @tapeless_mpi_send_bytes(ptr noundef %., i32 noundef 24, i32 noundef %16, i64 noundef %32, i32 noundef %17, i32 noundef %18, i64 noundef %33, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %34

34:
  %35 = icmp ne ptr %7, null
  br i1 %35, label %36, label %37

36:
  store i32 0, ptr %7, align 4
  br label %37

37:
  ret void
}

declare void @tapeless_library_mpi_send_init_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define dso_local void @tapeless_body_mpi_ssend_init_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) {
  %9 = load i32, ptr %2, align 4
  %10 = call ptr @type_of(i32 noundef %9)
  %11 = call i32 @kind(ptr noundef %10)
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %14

13:
  call void @tapeless_library_mpi_ssend_init_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7)
  br label %37

14:
  %15 = icmp eq ptr %0, @mpi_fortran_bottom_
  %. = select i1 %15, ptr null, ptr %0
  %16 = load i32, ptr %1, align 4
  %17 = load i32, ptr %3, align 4
  %18 = load i32, ptr %4, align 4
  %19 = load i32, ptr %5, align 4
  %20 = call ptr @tapeless_library_MPI_Comm_f2c(i32 noundef %19)
  %21 = call i32 @kind(ptr noundef %10)
  switch i32 %21, label %34 [
    i32 1, label %22
    i32 2, label %25
    i32 3, label %28
    i32 4, label %31
  ]

22:
  %23 = ptrtoint ptr %10 to i64
  %24 = ptrtoint ptr %20 to i64
  call void @tapeless_mpi_send_double(ptr noundef %., i32 noundef 25, i32 noundef %16, i64 noundef %23, i32 noundef %17, i32 noundef %18, i64 noundef %24, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %34

25:
  %26 = ptrtoint ptr %10 to i64
  %27 = ptrtoint ptr %20 to i64
  call void @tapeless_mpi_send_float(ptr noundef %., i32 noundef 25, i32 noundef %16, i64 noundef %26, i32 noundef %17, i32 noundef %18, i64 noundef %27, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %34

28:
  %29 = ptrtoint ptr %10 to i64
  %30 = ptrtoint ptr %20 to i64
  call void @tapeless_mpi_send_any(ptr noundef %., i32 noundef 25, i32 noundef %16, i64 noundef %29, i32 noundef %17, i32 noundef %18, i64 noundef %30, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %34

31:
  %32 = ptrtoint ptr %10 to i64
  %33 = ptrtoint ptr %20 to i64
  call void @tapeless_mpi_send_bytes(ptr noundef %., i32 noundef 25, i32 noundef %16, i64 noundef %32, i32 noundef %17, i32 noundef %18, i64 noundef %33, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %34

34:
  %35 = icmp ne ptr %7, null
  br i1 %35, label %36, label %37

36:
  store i32 0, ptr %7, align 4
  br label %37

37:
  ret void
}

declare void @tapeless_library_mpi_ssend_init_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define dso_local void @tapeless_body_mpi_rsend_init_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) {
  %9 = load i32, ptr %2, align 4
  %10 = call ptr @type_of(i32 noundef %9)
  %11 = call i32 @kind(ptr noundef %10)
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %14

13:
  call void @tapeless_library_mpi_rsend_init_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7)
  br label %37

14:
  %15 = icmp eq ptr %0, @mpi_fortran_bottom_
  %. = select i1 %15, ptr null, ptr %0
  %16 = load i32, ptr %1, align 4
  %17 = load i32, ptr %3, align 4
  %18 = load i32, ptr %4, align 4
  %19 = load i32, ptr %5, align 4
  %20 = call ptr @tapeless_library_MPI_Comm_f2c(i32 noundef %19)
  %21 = call i32 @kind(ptr noundef %10)
  switch i32 %21, label %34 [
    i32 1, label %22
    i32 2, label %25
    i32 3, label %28
    i32 4, label %31
  ]

22:
  %23 = ptrtoint ptr %10 to i64
  %24 = ptrtoint ptr %20 to i64
  call void @tapeless_mpi_send_double(ptr noundef %., i32 noundef 26, i32 noundef %16, i64 noundef %23, i32 noundef %17, i32 noundef %18, i64 noundef %24, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %34

25:
  %26 = ptrtoint ptr %10 to i64
  %27 = ptrtoint ptr %20 to i64
  call void @tapeless_mpi_send_float(ptr noundef %., i32 noundef 26, i32 noundef %16, i64 noundef %26, i32 noundef %17, i32 noundef %18, i64 noundef %27, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %34

28:
  %29 = ptrtoint ptr %10 to i64
  %30 = ptrtoint ptr %20 to i64
  call void @tapeless_mpi_send_any(ptr noundef %., i32 noundef 26, i32 noundef %16, i64 noundef %29, i32 noundef %17, i32 noundef %18, i64 noundef %30, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %34

31:
  %32 = ptrtoint ptr %10 to i64
  %33 = ptrtoint ptr %20 to i64
  call void @tapeless_mpi_send_bytes(ptr noundef %., i32 noundef 26, i32 noundef %16, i64 noundef %32, i32 noundef %17, i32 noundef %18, i64 noundef %33, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %34

34:
  %35 = icmp ne ptr %7, null
  br i1 %35, label %36, label %37

36:
  store i32 0, ptr %7, align 4
  br label %37

37:
  ret void
}

declare void @tapeless_library_mpi_rsend_init_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define dso_local void @tapeless_body_mpi_bsend_init_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) {
  %9 = load i32, ptr %2, align 4
  %10 = call ptr @type_of(i32 noundef %9)
  %11 = call i32 @kind(ptr noundef %10)
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %14

13:
  call void @tapeless_library_mpi_bsend_init_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7)
  br label %37

14:
  %15 = icmp eq ptr %0, @mpi_fortran_bottom_
  %. = select i1 %15, ptr null, ptr %0
  %16 = load i32, ptr %1, align 4
  %17 = load i32, ptr %3, align 4
  %18 = load i32, ptr %4, align 4
  %19 = load i32, ptr %5, align 4
  %20 = call ptr @tapeless_library_MPI_Comm_f2c(i32 noundef %19)
  %21 = call i32 @kind(ptr noundef %10)
  switch i32 %21, label %34 [
    i32 1, label %22
    i32 2, label %25
    i32 3, label %28
    i32 4, label %31
  ]

22:
  %23 = ptrtoint ptr %10 to i64
  %24 = ptrtoint ptr %20 to i64
  call void @tapeless_mpi_send_double(ptr noundef %., i32 noundef 27, i32 noundef %16, i64 noundef %23, i32 noundef %17, i32 noundef %18, i64 noundef %24, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %34

25:
  %26 = ptrtoint ptr %10 to i64
  %27 = ptrtoint ptr %20 to i64
  call void @tapeless_mpi_send_float(ptr noundef %., i32 noundef 27, i32 noundef %16, i64 noundef %26, i32 noundef %17, i32 noundef %18, i64 noundef %27, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %34

28:
  %29 = ptrtoint ptr %10 to i64
  %30 = ptrtoint ptr %20 to i64
  call void @tapeless_mpi_send_any(ptr noundef %., i32 noundef 27, i32 noundef %16, i64 noundef %29, i32 noundef %17, i32 noundef %18, i64 noundef %30, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %34

31:
  %32 = ptrtoint ptr %10 to i64
  %33 = ptrtoint ptr %20 to i64
  call void @tapeless_mpi_send_bytes(ptr noundef %., i32 noundef 27, i32 noundef %16, i64 noundef %32, i32 noundef %17, i32 noundef %18, i64 noundef %33, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %34

34:
  %35 = icmp ne ptr %7, null
  br i1 %35, label %36, label %37

36:
  store i32 0, ptr %7, align 4
  br label %37

37:
  ret void
}

declare void @tapeless_library_mpi_bsend_init_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define dso_local void @tapeless_body_mpi_recv_init_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) {
  %9 = load i32, ptr %2, align 4
  %10 = call ptr @type_of(i32 noundef %9)
  %11 = call i32 @kind(ptr noundef %10)
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %14

13:
  call void @tapeless_library_mpi_recv_init_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7)
  br label %37

14:
  %15 = icmp eq ptr %0, @mpi_fortran_bottom_
  %. = select i1 %15, ptr null, ptr %0
  %16 = load i32, ptr %1, align 4
  %17 = load i32, ptr %3, align 4
  %18 = load i32, ptr %4, align 4
  %19 = load i32, ptr %5, align 4
  %20 = call ptr @tapeless_library_MPI_Comm_f2c(i32 noundef %19)
  %21 = call i32 @kind(ptr noundef %10)
  switch i32 %21, label %34 [
    i32 1, label %22
    i32 2, label %25
    i32 3, label %28
    i32 4, label %31
  ]

22:
  %23 = ptrtoint ptr %10 to i64
  %24 = ptrtoint ptr %20 to i64
  call void @tapeless_mpi_receive_double(ptr noundef %., i32 noundef 24, i32 noundef %16, i64 noundef %23, i32 noundef %17, i32 noundef %18, i64 noundef %24, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %34

25:
  %26 = ptrtoint ptr %10 to i64
  %27 = ptrtoint ptr %20 to i64
  call void @tapeless_mpi_receive_float(ptr noundef %., i32 noundef 24, i32 noundef %16, i64 noundef %26, i32 noundef %17, i32 noundef %18, i64 noundef %27, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %34

28:
  %29 = ptrtoint ptr %10 to i64
  %30 = ptrtoint ptr %20 to i64
  call void @tapeless_mpi_receive_any(ptr noundef %., i32 noundef 24, i32 noundef %16, i64 noundef %29, i32 noundef %17, i32 noundef %18, i64 noundef %30, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %34

31:
  %32 = ptrtoint ptr %10 to i64
  %33 = ptrtoint ptr %20 to i64
  call void @tapeless_mpi_receive_bytes(ptr noundef %., i32 noundef 24, i32 noundef %16, i64 noundef %32, i32 noundef %17, i32 noundef %18, i64 noundef %33, ptr noundef %6, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %34

34:
  %35 = icmp ne ptr %7, null
  br i1 %35, label %36, label %37

36:
  store i32 0, ptr %7, align 4
  br label %37

37:
  ret void
}

declare void @tapeless_library_mpi_recv_init_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define dso_local void @tapeless_body_mpi_sendrecv_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12) {
  %14 = alloca [2 x ptr], align 16
  %15 = load i32, ptr %2, align 4
  %16 = load i32, ptr %7, align 4
  %17 = call ptr @type_of(i32 noundef %15)
  %18 = call ptr @type_of(i32 noundef %16)
  %19 = call i32 @kind(ptr noundef %17)
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %25

21:
  %22 = call i32 @kind(ptr noundef %18)
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %24, label %25

24:
  call void @tapeless_library_mpi_sendrecv_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12)
  br label %81

25:
  %26 = icmp eq ptr %0, @mpi_fortran_bottom_
  %. = select i1 %26, ptr null, ptr %0
  %27 = load i32, ptr %1, align 4
  %28 = load i32, ptr %3, align 4
  %29 = load i32, ptr %4, align 4
  %30 = icmp eq ptr %5, @mpi_fortran_bottom_
  %31 = select i1 %30, ptr null, ptr %5
  %32 = load i32, ptr %6, align 4
  %33 = load i32, ptr %8, align 4
  %34 = load i32, ptr %9, align 4
  %35 = load i32, ptr %10, align 4
  %36 = call ptr @tapeless_library_MPI_Comm_f2c(i32 noundef %35)
  %37 = icmp eq ptr %11, @mpi_fortran_status_ignore_
  %38 = icmp eq ptr %11, @mpi_fortran_statuses_ignore_
  %or.cond = or i1 %37, %38
  %39 = select i1 %or.cond, ptr null, ptr %11
  %40 = call i32 @kind(ptr noundef %17)
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %42, label %47

42:
  %43 = call i32 @kind(ptr noundef %18)
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %45, label %47

45:
  %46 = call i32 @tapeless_library_MPI_Sendrecv(ptr noundef %., i32 noundef %27, ptr noundef %17, i32 noundef %28, i32 noundef %29, ptr noundef %31, i32 noundef %32, ptr noundef %18, i32 noundef %33, i32 noundef %34, ptr noundef %36, ptr noundef %39)
  br label %78

47:
  %48 = call i32 @kind(ptr noundef %18)
  switch i32 %48, label %61 [
    i32 1, label %49
    i32 2, label %52
    i32 3, label %55
    i32 4, label %58
  ]

49:
  %50 = ptrtoint ptr %18 to i64
  %51 = ptrtoint ptr %36 to i64
  call void @tapeless_mpi_receive_double(ptr noundef %31, i32 noundef 0, i32 noundef %32, i64 noundef %50, i32 noundef %33, i32 noundef %34, i64 noundef %51, ptr noundef %14, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %61

52:
  %53 = ptrtoint ptr %18 to i64
  %54 = ptrtoint ptr %36 to i64
  call void @tapeless_mpi_receive_float(ptr noundef %31, i32 noundef 0, i32 noundef %32, i64 noundef %53, i32 noundef %33, i32 noundef %34, i64 noundef %54, ptr noundef %14, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %61

55:
  %56 = ptrtoint ptr %18 to i64
  %57 = ptrtoint ptr %36 to i64
  call void @tapeless_mpi_receive_any(ptr noundef %31, i32 noundef 0, i32 noundef %32, i64 noundef %56, i32 noundef %33, i32 noundef %34, i64 noundef %57, ptr noundef %14, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %61

58:
  %59 = ptrtoint ptr %18 to i64
  %60 = ptrtoint ptr %36 to i64
  call void @tapeless_mpi_receive_bytes(ptr noundef %31, i32 noundef 0, i32 noundef %32, i64 noundef %59, i32 noundef %33, i32 noundef %34, i64 noundef %60, ptr noundef %14, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %61

61:
  %62 = getelementptr inbounds [2 x ptr], ptr %14, i64 0, i64 1
  %63 = call i32 @kind(ptr noundef %17)
  switch i32 %63, label %76 [
    i32 1, label %64
    i32 2, label %67
    i32 3, label %70
    i32 4, label %73
  ]

64:
  %65 = ptrtoint ptr %17 to i64
  %66 = ptrtoint ptr %36 to i64
  call void @tapeless_mpi_send_double(ptr noundef %., i32 noundef 0, i32 noundef %27, i64 noundef %65, i32 noundef %28, i32 noundef %29, i64 noundef %66, ptr noundef %62, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %76

67:
  %68 = ptrtoint ptr %17 to i64
  %69 = ptrtoint ptr %36 to i64
  call void @tapeless_mpi_send_float(ptr noundef %., i32 noundef 0, i32 noundef %27, i64 noundef %68, i32 noundef %28, i32 noundef %29, i64 noundef %69, ptr noundef %62, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %76

70:
  %71 = ptrtoint ptr %17 to i64
  %72 = ptrtoint ptr %36 to i64
  call void @tapeless_mpi_send_any(ptr noundef %., i32 noundef 0, i32 noundef %27, i64 noundef %71, i32 noundef %28, i32 noundef %29, i64 noundef %72, ptr noundef %62, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %76

73:
  %74 = ptrtoint ptr %17 to i64
  %75 = ptrtoint ptr %36 to i64
  call void @tapeless_mpi_send_bytes(ptr noundef %., i32 noundef 0, i32 noundef %27, i64 noundef %74, i32 noundef %28, i32 noundef %29, i64 noundef %75, ptr noundef %62, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %76

76:
  %77 = getelementptr inbounds [2 x ptr], ptr %14, i64 0, i64 1
  call void @tapeless_mpi_complete(i32 noundef 0, i32 noundef 1, ptr noundef %77, ptr noundef null, ptr noundef null, ptr noundef null)
  call void @tapeless_mpi_complete(i32 noundef 0, i32 noundef 1, ptr noundef %14, ptr noundef null, ptr noundef null, ptr noundef %39)
  br label %78

78:
  %.0143 = phi i32 [ %46, %45 ], [ 0, %76 ]
  %79 = icmp ne ptr %12, null
  br i1 %79, label %80, label %81

80:
  store i32 %.0143, ptr %12, align 4
  br label %81

81:
  ret void
}

declare void @tapeless_library_mpi_sendrecv_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define dso_local void @tapeless_body_mpi_sendrecv_replace_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) {
  %11 = alloca i32, align 4
  %12 = alloca [2 x ptr], align 16
  %13 = load i32, ptr %2, align 4
  %14 = call ptr @type_of(i32 noundef %13)
  %15 = call i32 @kind(ptr noundef %14)
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %18

17:
  call void @tapeless_library_mpi_sendrecv_replace_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9)
  br label %78

18:
  %19 = icmp eq ptr %0, @mpi_fortran_bottom_
  %. = select i1 %19, ptr null, ptr %0
  %20 = load i32, ptr %1, align 4
  %21 = load i32, ptr %3, align 4
  %22 = load i32, ptr %4, align 4
  %23 = load i32, ptr %5, align 4
  %24 = load i32, ptr %6, align 4
  %25 = load i32, ptr %7, align 4
  %26 = call ptr @tapeless_library_MPI_Comm_f2c(i32 noundef %25)
  %27 = icmp eq ptr %8, @mpi_fortran_status_ignore_
  %28 = icmp eq ptr %8, @mpi_fortran_statuses_ignore_
  %or.cond = or i1 %27, %28
  %29 = select i1 %or.cond, ptr null, ptr %8
  %30 = call i32 @kind(ptr noundef %14)
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %34

32:
  %33 = call i32 @tapeless_library_MPI_Sendrecv_replace(ptr noundef %., i32 noundef %20, ptr noundef %14, i32 noundef %21, i32 noundef %22, i32 noundef %23, i32 noundef %24, ptr noundef %26, ptr noundef %29)
  br label %75

34:
  %35 = call i32 @tapeless_library_MPI_Type_size(ptr noundef %14, ptr noundef %11)
  %36 = sext i32 %20 to i64
  %37 = load i32, ptr %11, align 4
  %38 = sext i32 %37 to i64
  %39 = mul i64 %36, %38
  %40 = call ptr @malloc(i64 noundef %39)
  %41 = sext i32 %20 to i64
  %42 = load i32, ptr %11, align 4
  %43 = sext i32 %42 to i64
  %44 = mul i64 %41, %43
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %40, ptr align 1 %., i64 %44, i1 false)
  %45 = call i32 @kind(ptr noundef %14)
  switch i32 %45, label %58 [
    i32 1, label %46
    i32 2, label %49
    i32 3, label %52
    i32 4, label %55
  ]

46:
  %47 = ptrtoint ptr %14 to i64
  %48 = ptrtoint ptr %26 to i64
  call void @tapeless_mpi_receive_double(ptr noundef %., i32 noundef 0, i32 noundef %20, i64 noundef %47, i32 noundef %23, i32 noundef %24, i64 noundef %48, ptr noundef %12, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %58

49:
  %50 = ptrtoint ptr %14 to i64
  %51 = ptrtoint ptr %26 to i64
  call void @tapeless_mpi_receive_float(ptr noundef %., i32 noundef 0, i32 noundef %20, i64 noundef %50, i32 noundef %23, i32 noundef %24, i64 noundef %51, ptr noundef %12, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %58

52:
  %53 = ptrtoint ptr %14 to i64
  %54 = ptrtoint ptr %26 to i64
  call void @tapeless_mpi_receive_any(ptr noundef %., i32 noundef 0, i32 noundef %20, i64 noundef %53, i32 noundef %23, i32 noundef %24, i64 noundef %54, ptr noundef %12, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %58

55:
  %56 = ptrtoint ptr %14 to i64
  %57 = ptrtoint ptr %26 to i64
  call void @tapeless_mpi_receive_bytes(ptr noundef %., i32 noundef 0, i32 noundef %20, i64 noundef %56, i32 noundef %23, i32 noundef %24, i64 noundef %57, ptr noundef %12, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %58

58:
  %59 = getelementptr inbounds [2 x ptr], ptr %12, i64 0, i64 1
  %60 = call i32 @kind(ptr noundef %14)
  switch i32 %60, label %73 [
    i32 1, label %61
    i32 2, label %64
    i32 3, label %67
    i32 4, label %70
  ]

61:
  %62 = ptrtoint ptr %14 to i64
  %63 = ptrtoint ptr %26 to i64
  call void @tapeless_mpi_send_double(ptr noundef %40, i32 noundef 0, i32 noundef %20, i64 noundef %62, i32 noundef %21, i32 noundef %22, i64 noundef %63, ptr noundef %59, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %73

64:
  %65 = ptrtoint ptr %14 to i64
  %66 = ptrtoint ptr %26 to i64
  call void @tapeless_mpi_send_float(ptr noundef %40, i32 noundef 0, i32 noundef %20, i64 noundef %65, i32 noundef %21, i32 noundef %22, i64 noundef %66, ptr noundef %59, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %73

67:
  %68 = ptrtoint ptr %14 to i64
  %69 = ptrtoint ptr %26 to i64
  call void @tapeless_mpi_send_any(ptr noundef %40, i32 noundef 0, i32 noundef %20, i64 noundef %68, i32 noundef %21, i32 noundef %22, i64 noundef %69, ptr noundef %59, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %73

70:
  %71 = ptrtoint ptr %14 to i64
  %72 = ptrtoint ptr %26 to i64
  call void @tapeless_mpi_send_bytes(ptr noundef %40, i32 noundef 0, i32 noundef %20, i64 noundef %71, i32 noundef %21, i32 noundef %22, i64 noundef %72, ptr noundef %59, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %73

73:
  %74 = getelementptr inbounds [2 x ptr], ptr %12, i64 0, i64 1
  call void @tapeless_mpi_complete(i32 noundef 0, i32 noundef 1, ptr noundef %74, ptr noundef null, ptr noundef null, ptr noundef null)
  call void @tapeless_mpi_complete(i32 noundef 0, i32 noundef 1, ptr noundef %12, ptr noundef null, ptr noundef null, ptr noundef %29)
  call void @free(ptr noundef %40)
  br label %75

75:
  %.0133 = phi i32 [ %33, %32 ], [ 0, %73 ]
  %76 = icmp ne ptr %9, null
  br i1 %76, label %77, label %78

77:
  store i32 %.0133, ptr %9, align 4
  br label %78

78:
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
  %4 = icmp eq ptr %1, @mpi_fortran_status_ignore_
  %5 = icmp eq ptr %1, @mpi_fortran_statuses_ignore_
  %or.cond = or i1 %4, %5
  %6 = select i1 %or.cond, ptr null, ptr %1
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
  %6 = icmp eq ptr %2, @mpi_fortran_status_ignore_
  %7 = icmp eq ptr %2, @mpi_fortran_statuses_ignore_
  %or.cond = or i1 %6, %7
  %8 = select i1 %or.cond, ptr null, ptr %2
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
  %7 = icmp eq ptr %3, @mpi_fortran_status_ignore_
  %8 = icmp eq ptr %3, @mpi_fortran_statuses_ignore_
  %or.cond = or i1 %7, %8
  %9 = select i1 %or.cond, ptr null, ptr %3
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
  %8 = icmp eq ptr %4, @mpi_fortran_status_ignore_
  %9 = icmp eq ptr %4, @mpi_fortran_statuses_ignore_
  %or.cond = or i1 %8, %9
  %10 = select i1 %or.cond, ptr null, ptr %4
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
  %5 = icmp eq ptr %2, @mpi_fortran_status_ignore_
  %6 = icmp eq ptr %2, @mpi_fortran_statuses_ignore_
  %or.cond = or i1 %5, %6
  %7 = select i1 %or.cond, ptr null, ptr %2
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
  %7 = icmp eq ptr %3, @mpi_fortran_status_ignore_
  %8 = icmp eq ptr %3, @mpi_fortran_statuses_ignore_
  %or.cond = or i1 %7, %8
  %9 = select i1 %or.cond, ptr null, ptr %3
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
  %8 = icmp eq ptr %4, @mpi_fortran_status_ignore_
  %9 = icmp eq ptr %4, @mpi_fortran_statuses_ignore_
  %or.cond = or i1 %8, %9
  %10 = select i1 %or.cond, ptr null, ptr %4
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
  %8 = icmp eq ptr %4, @mpi_fortran_status_ignore_
  %9 = icmp eq ptr %4, @mpi_fortran_statuses_ignore_
  %or.cond = or i1 %8, %9
  %10 = select i1 %or.cond, ptr null, ptr %4
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
  %8 = call ptr @type_of(i32 noundef %7)
  %9 = call i32 @kind(ptr noundef %8)
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %12

11:
  call void @tapeless_library_mpi_bcast_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5)
  br label %36

12:
  %13 = icmp eq ptr %0, @mpi_fortran_bottom_
  %. = select i1 %13, ptr null, ptr %0
  %14 = load i32, ptr %1, align 4
  %15 = load i32, ptr %3, align 4
  %16 = load i32, ptr %4, align 4
  %17 = call ptr @tapeless_library_MPI_Comm_f2c(i32 noundef %16)
  %18 = call i32 @kind(ptr noundef %8)
  switch i32 %18, label %31 [
    i32 1, label %19
    i32 2, label %22
    i32 3, label %25
    i32 4, label %28
  ]

19:
  %20 = ptrtoint ptr %8 to i64
  %21 = ptrtoint ptr %17 to i64
  call void @tapeless_mpi_broadcast_double(ptr noundef %., i32 noundef %14, i64 noundef %20, i32 noundef %15, i64 noundef %21, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %33

22:
  %23 = ptrtoint ptr %8 to i64
  %24 = ptrtoint ptr %17 to i64
  call void @tapeless_mpi_broadcast_float(ptr noundef %., i32 noundef %14, i64 noundef %23, i32 noundef %15, i64 noundef %24, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %33

25:
  %26 = ptrtoint ptr %8 to i64
  %27 = ptrtoint ptr %17 to i64
  call void @tapeless_mpi_broadcast_any(ptr noundef %., i32 noundef %14, i64 noundef %26, i32 noundef %15, i64 noundef %27, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %33

28:
  %29 = ptrtoint ptr %8 to i64
  %30 = ptrtoint ptr %17 to i64
  call void @tapeless_mpi_broadcast_bytes(ptr noundef %., i32 noundef %14, i64 noundef %29, i32 noundef %15, i64 noundef %30, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %33

31:
  %32 = call i32 @tapeless_library_MPI_Bcast(ptr noundef %., i32 noundef %14, ptr noundef %8, i32 noundef %15, ptr noundef %17)
  br label %33

33:
  %.0 = phi i32 [ %32, %31 ], [ 0, %19 ], [ 0, %22 ], [ 0, %25 ], [ 0, %28 ]
  %34 = icmp ne ptr %5, null
  br i1 %34, label %35, label %36

35:
  store i32 %.0, ptr %5, align 4
  br label %36

36:
  ret void
}

declare void @tapeless_library_mpi_bcast_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define dso_local void @tapeless_body_mpi_reduce_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) {
  %9 = load i32, ptr %3, align 4
  %10 = call ptr @type_of(i32 noundef %9)
  %11 = call i32 @kind(ptr noundef %10)
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %14

13:
  call void @tapeless_library_mpi_reduce_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7)
  br label %50

14:
  %15 = icmp eq ptr %0, @mpi_fortran_bottom_
  %. = select i1 %15, ptr null, ptr %0
  %16 = icmp eq ptr %1, @mpi_fortran_bottom_
  %17 = select i1 %16, ptr null, ptr %1
  %18 = load i32, ptr %2, align 4
  %19 = load i32, ptr %4, align 4
  %20 = call ptr @tapeless_library_MPI_Op_f2c(i32 noundef %19)
  %21 = load i32, ptr %5, align 4
  %22 = load i32, ptr %6, align 4
  %23 = call ptr @tapeless_library_MPI_Comm_f2c(i32 noundef %22)
  %24 = call i32 @kind(ptr noundef %10)
  switch i32 %24, label %45 [
    i32 1, label %25
    i32 2, label %30
    i32 3, label %35
    i32 4, label %40
  ]

25:
  %26 = icmp eq ptr %., @mpi_fortran_in_place_
  %.. = select i1 %26, ptr %17, ptr %.
  %27 = ptrtoint ptr %10 to i64
  %28 = ptrtoint ptr %20 to i64
  %29 = ptrtoint ptr %23 to i64
  call void @tapeless_mpi_reduce_double(i32 noundef 0, ptr noundef %.., ptr noundef %17, i32 noundef %18, i64 noundef %27, i64 noundef %28, i32 noundef %21, i64 noundef %29)
  br label %47

30:
  %31 = icmp eq ptr %., @mpi_fortran_in_place_
  %..79 = select i1 %31, ptr %17, ptr %.
  %32 = ptrtoint ptr %10 to i64
  %33 = ptrtoint ptr %20 to i64
  %34 = ptrtoint ptr %23 to i64
  call void @tapeless_mpi_reduce_float(i32 noundef 0, ptr noundef %..79, ptr noundef %17, i32 noundef %18, i64 noundef %32, i64 noundef %33, i32 noundef %21, i64 noundef %34)
  br label %47

35:
  %36 = icmp eq ptr %., @mpi_fortran_in_place_
  %..80 = select i1 %36, ptr %17, ptr %.
  %37 = ptrtoint ptr %10 to i64
  %38 = ptrtoint ptr %20 to i64
  %39 = ptrtoint ptr %23 to i64
  call void @tapeless_mpi_reduce_any(i32 noundef 0, ptr noundef %..80, ptr noundef %17, i32 noundef %18, i64 noundef %37, i64 noundef %38, i32 noundef %21, i64 noundef %39)
  br label %47

40:
  %41 = icmp eq ptr %., @mpi_fortran_in_place_
  %..81 = select i1 %41, ptr %17, ptr %.
  %42 = ptrtoint ptr %10 to i64
  %43 = ptrtoint ptr %20 to i64
  %44 = ptrtoint ptr %23 to i64
  call void @tapeless_mpi_reduce_bytes(i32 noundef 0, ptr noundef %..81, ptr noundef %17, i32 noundef %18, i64 noundef %42, i64 noundef %43, i32 noundef %21, i64 noundef %44)
  br label %47

45:
  %46 = call i32 @tapeless_library_MPI_Reduce(ptr noundef %., ptr noundef %17, i32 noundef %18, ptr noundef %10, ptr noundef %20, i32 noundef %21, ptr noundef %23)
  br label %47

47:
  %.0 = phi i32 [ %46, %45 ], [ 0, %25 ], [ 0, %30 ], [ 0, %35 ], [ 0, %40 ]
  %48 = icmp ne ptr %7, null
  br i1 %48, label %49, label %50

49:
  store i32 %.0, ptr %7, align 4
  br label %50

50:
  ret void
}

declare void @tapeless_library_mpi_reduce_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define dso_local void @tapeless_body_mpi_allreduce_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6) {
  %8 = load i32, ptr %3, align 4
  %9 = call ptr @type_of(i32 noundef %8)
  %10 = call i32 @kind(ptr noundef %9)
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %13

12:
  call void @tapeless_library_mpi_allreduce_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6)
  br label %48

13:
  %14 = icmp eq ptr %0, @mpi_fortran_bottom_
  %. = select i1 %14, ptr null, ptr %0
  %15 = icmp eq ptr %1, @mpi_fortran_bottom_
  %16 = select i1 %15, ptr null, ptr %1
  %17 = load i32, ptr %2, align 4
  %18 = load i32, ptr %4, align 4
  %19 = call ptr @tapeless_library_MPI_Op_f2c(i32 noundef %18)
  %20 = load i32, ptr %5, align 4
  %21 = call ptr @tapeless_library_MPI_Comm_f2c(i32 noundef %20)
  %22 = call i32 @kind(ptr noundef %9)
  switch i32 %22, label %43 [
    i32 1, label %23
    i32 2, label %28
    i32 3, label %33
    i32 4, label %38
  ]

23:
  %24 = icmp eq ptr %., @mpi_fortran_in_place_
  %.. = select i1 %24, ptr %16, ptr %.
  %25 = ptrtoint ptr %9 to i64
  %26 = ptrtoint ptr %19 to i64
  %27 = ptrtoint ptr %21 to i64
  call void @tapeless_mpi_reduce_double(i32 noundef 1, ptr noundef %.., ptr noundef %16, i32 noundef %17, i64 noundef %25, i64 noundef %26, i32 noundef 0, i64 noundef %27)
  br label %45

28:
  %29 = icmp eq ptr %., @mpi_fortran_in_place_
  %..72 = select i1 %29, ptr %16, ptr %.
  %30 = ptrtoint ptr %9 to i64
  %31 = ptrtoint ptr %19 to i64
  %32 = ptrtoint ptr %21 to i64
  call void @tapeless_mpi_reduce_float(i32 noundef 1, ptr noundef %..72, ptr noundef %16, i32 noundef %17, i64 noundef %30, i64 noundef %31, i32 noundef 0, i64 noundef %32)
  br label %45

33:
  %34 = icmp eq ptr %., @mpi_fortran_in_place_
  %..73 = select i1 %34, ptr %16, ptr %.
  %35 = ptrtoint ptr %9 to i64
  %36 = ptrtoint ptr %19 to i64
  %37 = ptrtoint ptr %21 to i64
  call void @tapeless_mpi_reduce_any(i32 noundef 1, ptr noundef %..73, ptr noundef %16, i32 noundef %17, i64 noundef %35, i64 noundef %36, i32 noundef 0, i64 noundef %37)
  br label %45

38:
  %39 = icmp eq ptr %., @mpi_fortran_in_place_
  %..74 = select i1 %39, ptr %16, ptr %.
  %40 = ptrtoint ptr %9 to i64
  %41 = ptrtoint ptr %19 to i64
  %42 = ptrtoint ptr %21 to i64
  call void @tapeless_mpi_reduce_bytes(i32 noundef 1, ptr noundef %..74, ptr noundef %16, i32 noundef %17, i64 noundef %40, i64 noundef %41, i32 noundef 0, i64 noundef %42)
  br label %45

43:
  %44 = call i32 @tapeless_library_MPI_Allreduce(ptr noundef %., ptr noundef %16, i32 noundef %17, ptr noundef %9, ptr noundef %19, ptr noundef %21)
  br label %45

45:
  %.0 = phi i32 [ %44, %43 ], [ 0, %23 ], [ 0, %28 ], [ 0, %33 ], [ 0, %38 ]
  %46 = icmp ne ptr %6, null
  br i1 %46, label %47, label %48

47:
  store i32 %.0, ptr %6, align 4
  br label %48

48:
  ret void
}

declare void @tapeless_library_mpi_allreduce_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define dso_local void @tapeless_body_mpi_scan_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6) {
  %8 = load i32, ptr %3, align 4
  %9 = call ptr @type_of(i32 noundef %8)
  %10 = call i32 @kind(ptr noundef %9)
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %13

12:
  call void @tapeless_library_mpi_scan_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6)
  br label %48

13:
  %14 = icmp eq ptr %0, @mpi_fortran_bottom_
  %. = select i1 %14, ptr null, ptr %0
  %15 = icmp eq ptr %1, @mpi_fortran_bottom_
  %16 = select i1 %15, ptr null, ptr %1
  %17 = load i32, ptr %2, align 4
  %18 = load i32, ptr %4, align 4
  %19 = call ptr @tapeless_library_MPI_Op_f2c(i32 noundef %18)
  %20 = load i32, ptr %5, align 4
  %21 = call ptr @tapeless_library_MPI_Comm_f2c(i32 noundef %20)
  %22 = call i32 @kind(ptr noundef %9)
  switch i32 %22, label %43 [
    i32 1, label %23
    i32 2, label %28
    i32 3, label %33
    i32 4, label %38
  ]

23:
  %24 = icmp eq ptr %., @mpi_fortran_in_place_
  %.. = select i1 %24, ptr %16, ptr %.
  %25 = ptrtoint ptr %9 to i64
  %26 = ptrtoint ptr %19 to i64
  %27 = ptrtoint ptr %21 to i64
  call void @tapeless_mpi_reduce_double(i32 noundef 2, ptr noundef %.., ptr noundef %16, i32 noundef %17, i64 noundef %25, i64 noundef %26, i32 noundef 0, i64 noundef %27)
  br label %45

28:
  %29 = icmp eq ptr %., @mpi_fortran_in_place_
  %..72 = select i1 %29, ptr %16, ptr %.
  %30 = ptrtoint ptr %9 to i64
  %31 = ptrtoint ptr %19 to i64
  %32 = ptrtoint ptr %21 to i64
  call void @tapeless_mpi_reduce_float(i32 noundef 2, ptr noundef %..72, ptr noundef %16, i32 noundef %17, i64 noundef %30, i64 noundef %31, i32 noundef 0, i64 noundef %32)
  br label %45

33:
  %34 = icmp eq ptr %., @mpi_fortran_in_place_
  %..73 = select i1 %34, ptr %16, ptr %.
  %35 = ptrtoint ptr %9 to i64
  %36 = ptrtoint ptr %19 to i64
  %37 = ptrtoint ptr %21 to i64
  call void @tapeless_mpi_reduce_any(i32 noundef 2, ptr noundef %..73, ptr noundef %16, i32 noundef %17, i64 noundef %35, i64 noundef %36, i32 noundef 0, i64 noundef %37)
  br label %45

38:
  %39 = icmp eq ptr %., @mpi_fortran_in_place_
  %..74 = select i1 %39, ptr %16, ptr %.
  %40 = ptrtoint ptr %9 to i64
  %41 = ptrtoint ptr %19 to i64
  %42 = ptrtoint ptr %21 to i64
  call void @tapeless_mpi_reduce_bytes(i32 noundef 2, ptr noundef %..74, ptr noundef %16, i32 noundef %17, i64 noundef %40, i64 noundef %41, i32 noundef 0, i64 noundef %42)
  br label %45

43:
  %44 = call i32 @tapeless_library_MPI_Scan(ptr noundef %., ptr noundef %16, i32 noundef %17, ptr noundef %9, ptr noundef %19, ptr noundef %21)
  br label %45

45:
  %.0 = phi i32 [ %44, %43 ], [ 0, %23 ], [ 0, %28 ], [ 0, %33 ], [ 0, %38 ]
  %46 = icmp ne ptr %6, null
  br i1 %46, label %47, label %48

47:
  store i32 %.0, ptr %6, align 4
  br label %48

48:
  ret void
}

declare void @tapeless_library_mpi_scan_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define dso_local void @tapeless_body_mpi_exscan_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6) {
  %8 = load i32, ptr %3, align 4
  %9 = call ptr @type_of(i32 noundef %8)
  %10 = call i32 @kind(ptr noundef %9)
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %13

12:
  call void @tapeless_library_mpi_exscan_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6)
  br label %48

13:
  %14 = icmp eq ptr %0, @mpi_fortran_bottom_
  %. = select i1 %14, ptr null, ptr %0
  %15 = icmp eq ptr %1, @mpi_fortran_bottom_
  %16 = select i1 %15, ptr null, ptr %1
  %17 = load i32, ptr %2, align 4
  %18 = load i32, ptr %4, align 4
  %19 = call ptr @tapeless_library_MPI_Op_f2c(i32 noundef %18)
  %20 = load i32, ptr %5, align 4
  %21 = call ptr @tapeless_library_MPI_Comm_f2c(i32 noundef %20)
  %22 = call i32 @kind(ptr noundef %9)
  switch i32 %22, label %43 [
    i32 1, label %23
    i32 2, label %28
    i32 3, label %33
    i32 4, label %38
  ]

23:
  %24 = icmp eq ptr %., @mpi_fortran_in_place_
  %.. = select i1 %24, ptr %16, ptr %.
  %25 = ptrtoint ptr %9 to i64
  %26 = ptrtoint ptr %19 to i64
  %27 = ptrtoint ptr %21 to i64
  call void @tapeless_mpi_reduce_double(i32 noundef 3, ptr noundef %.., ptr noundef %16, i32 noundef %17, i64 noundef %25, i64 noundef %26, i32 noundef 0, i64 noundef %27)
  br label %45

28:
  %29 = icmp eq ptr %., @mpi_fortran_in_place_
  %..72 = select i1 %29, ptr %16, ptr %.
  %30 = ptrtoint ptr %9 to i64
  %31 = ptrtoint ptr %19 to i64
  %32 = ptrtoint ptr %21 to i64
  call void @tapeless_mpi_reduce_float(i32 noundef 3, ptr noundef %..72, ptr noundef %16, i32 noundef %17, i64 noundef %30, i64 noundef %31, i32 noundef 0, i64 noundef %32)
  br label %45

33:
  %34 = icmp eq ptr %., @mpi_fortran_in_place_
  %..73 = select i1 %34, ptr %16, ptr %.
  %35 = ptrtoint ptr %9 to i64
  %36 = ptrtoint ptr %19 to i64
  %37 = ptrtoint ptr %21 to i64
  call void @tapeless_mpi_reduce_any(i32 noundef 3, ptr noundef %..73, ptr noundef %16, i32 noundef %17, i64 noundef %35, i64 noundef %36, i32 noundef 0, i64 noundef %37)
  br label %45

38:
  %39 = icmp eq ptr %., @mpi_fortran_in_place_
  %..74 = select i1 %39, ptr %16, ptr %.
  %40 = ptrtoint ptr %9 to i64
  %41 = ptrtoint ptr %19 to i64
  %42 = ptrtoint ptr %21 to i64
  call void @tapeless_mpi_reduce_bytes(i32 noundef 3, ptr noundef %..74, ptr noundef %16, i32 noundef %17, i64 noundef %40, i64 noundef %41, i32 noundef 0, i64 noundef %42)
  br label %45

43:
  %44 = call i32 @tapeless_library_MPI_Exscan(ptr noundef %., ptr noundef %16, i32 noundef %17, ptr noundef %9, ptr noundef %19, ptr noundef %21)
  br label %45

45:
  %.0 = phi i32 [ %44, %43 ], [ 0, %23 ], [ 0, %28 ], [ 0, %33 ], [ 0, %38 ]
  %46 = icmp ne ptr %6, null
  br i1 %46, label %47, label %48

47:
  store i32 %.0, ptr %6, align 4
  br label %48

48:
  ret void
}

declare void @tapeless_library_mpi_exscan_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define dso_local void @tapeless_body_mpi_reduce_scatter_block_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6) {
  %8 = load i32, ptr %3, align 4
  %9 = call ptr @type_of(i32 noundef %8)
  %10 = call i32 @kind(ptr noundef %9)
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %13

12:
  call void @tapeless_library_mpi_reduce_scatter_block_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6)
  br label %48

13:
  %14 = icmp eq ptr %0, @mpi_fortran_bottom_
  %. = select i1 %14, ptr null, ptr %0
  %15 = icmp eq ptr %1, @mpi_fortran_bottom_
  %16 = select i1 %15, ptr null, ptr %1
  %17 = load i32, ptr %2, align 4
  %18 = load i32, ptr %4, align 4
  %19 = call ptr @tapeless_library_MPI_Op_f2c(i32 noundef %18)
  %20 = load i32, ptr %5, align 4
  %21 = call ptr @tapeless_library_MPI_Comm_f2c(i32 noundef %20)
  %22 = call i32 @kind(ptr noundef %9)
  switch i32 %22, label %43 [
    i32 1, label %23
    i32 2, label %28
    i32 3, label %33
    i32 4, label %38
  ]

23:
  %24 = icmp eq ptr %., @mpi_fortran_in_place_
  %.. = select i1 %24, ptr %16, ptr %.
  %25 = ptrtoint ptr %19 to i64
  %26 = ptrtoint ptr %9 to i64
  %27 = ptrtoint ptr %21 to i64
  call void @tapeless_mpi_move_double(i32 noundef 4, ptr noundef %.., i32 noundef 0, ptr noundef null, ptr noundef null, i64 noundef %25, ptr noundef %16, i32 noundef %17, ptr noundef null, ptr noundef null, i64 noundef %26, i32 noundef 0, i64 noundef %27)
  br label %45

28:
  %29 = icmp eq ptr %., @mpi_fortran_in_place_
  %..72 = select i1 %29, ptr %16, ptr %.
  %30 = ptrtoint ptr %19 to i64
  %31 = ptrtoint ptr %9 to i64
  %32 = ptrtoint ptr %21 to i64
  call void @tapeless_mpi_move_float(i32 noundef 4, ptr noundef %..72, i32 noundef 0, ptr noundef null, ptr noundef null, i64 noundef %30, ptr noundef %16, i32 noundef %17, ptr noundef null, ptr noundef null, i64 noundef %31, i32 noundef 0, i64 noundef %32)
  br label %45

33:
  %34 = icmp eq ptr %., @mpi_fortran_in_place_
  %..73 = select i1 %34, ptr %16, ptr %.
  %35 = ptrtoint ptr %19 to i64
  %36 = ptrtoint ptr %9 to i64
  %37 = ptrtoint ptr %21 to i64
  call void @tapeless_mpi_move_any(i32 noundef 4, ptr noundef %..73, i32 noundef 0, ptr noundef null, ptr noundef null, i64 noundef %35, ptr noundef %16, i32 noundef %17, ptr noundef null, ptr noundef null, i64 noundef %36, i32 noundef 0, i64 noundef %37)
  br label %45

38:
  %39 = icmp eq ptr %., @mpi_fortran_in_place_
  %..74 = select i1 %39, ptr %16, ptr %.
  %40 = ptrtoint ptr %19 to i64
  %41 = ptrtoint ptr %9 to i64
  %42 = ptrtoint ptr %21 to i64
  call void @tapeless_mpi_move_bytes(i32 noundef 4, ptr noundef %..74, i32 noundef 0, ptr noundef null, ptr noundef null, i64 noundef %40, ptr noundef %16, i32 noundef %17, ptr noundef null, ptr noundef null, i64 noundef %41, i32 noundef 0, i64 noundef %42)
  br label %45

43:
  %44 = call i32 @tapeless_library_MPI_Reduce_scatter_block(ptr noundef %., ptr noundef %16, i32 noundef %17, ptr noundef %9, ptr noundef %19, ptr noundef %21)
  br label %45

45:
  %.0 = phi i32 [ %44, %43 ], [ 0, %23 ], [ 0, %28 ], [ 0, %33 ], [ 0, %38 ]
  %46 = icmp ne ptr %6, null
  br i1 %46, label %47, label %48

47:
  store i32 %.0, ptr %6, align 4
  br label %48

48:
  ret void
}

declare void @tapeless_library_mpi_reduce_scatter_block_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define dso_local void @tapeless_body_mpi_reduce_scatter_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6) {
  %8 = load i32, ptr %3, align 4
  %9 = call ptr @type_of(i32 noundef %8)
  %10 = call i32 @kind(ptr noundef %9)
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %13

12:
  call void @tapeless_library_mpi_reduce_scatter_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6)
  br label %47

13:
  %14 = icmp eq ptr %0, @mpi_fortran_bottom_
  %. = select i1 %14, ptr null, ptr %0
  %15 = icmp eq ptr %1, @mpi_fortran_bottom_
  %16 = select i1 %15, ptr null, ptr %1
  %17 = load i32, ptr %4, align 4
  %18 = call ptr @tapeless_library_MPI_Op_f2c(i32 noundef %17)
  %19 = load i32, ptr %5, align 4
  %20 = call ptr @tapeless_library_MPI_Comm_f2c(i32 noundef %19)
  %21 = call i32 @kind(ptr noundef %9)
  switch i32 %21, label %42 [
    i32 1, label %22
    i32 2, label %27
    i32 3, label %32
    i32 4, label %37
  ]

22:
  %23 = icmp eq ptr %., @mpi_fortran_in_place_
  %.. = select i1 %23, ptr %16, ptr %.
  %24 = ptrtoint ptr %18 to i64
  %25 = ptrtoint ptr %9 to i64
  %26 = ptrtoint ptr %20 to i64
  call void @tapeless_mpi_move_double(i32 noundef 4, ptr noundef %.., i32 noundef 0, ptr noundef null, ptr noundef null, i64 noundef %24, ptr noundef %16, i32 noundef 0, ptr noundef %2, ptr noundef null, i64 noundef %25, i32 noundef 0, i64 noundef %26)
  br label %44

27:
  %28 = icmp eq ptr %., @mpi_fortran_in_place_
  %..72 = select i1 %28, ptr %16, ptr %.
  %29 = ptrtoint ptr %18 to i64
  %30 = ptrtoint ptr %9 to i64
  %31 = ptrtoint ptr %20 to i64
  call void @tapeless_mpi_move_float(i32 noundef 4, ptr noundef %..72, i32 noundef 0, ptr noundef null, ptr noundef null, i64 noundef %29, ptr noundef %16, i32 noundef 0, ptr noundef %2, ptr noundef null, i64 noundef %30, i32 noundef 0, i64 noundef %31)
  br label %44

32:
  %33 = icmp eq ptr %., @mpi_fortran_in_place_
  %..73 = select i1 %33, ptr %16, ptr %.
  %34 = ptrtoint ptr %18 to i64
  %35 = ptrtoint ptr %9 to i64
  %36 = ptrtoint ptr %20 to i64
  call void @tapeless_mpi_move_any(i32 noundef 4, ptr noundef %..73, i32 noundef 0, ptr noundef null, ptr noundef null, i64 noundef %34, ptr noundef %16, i32 noundef 0, ptr noundef %2, ptr noundef null, i64 noundef %35, i32 noundef 0, i64 noundef %36)
  br label %44

37:
  %38 = icmp eq ptr %., @mpi_fortran_in_place_
  %..74 = select i1 %38, ptr %16, ptr %.
  %39 = ptrtoint ptr %18 to i64
  %40 = ptrtoint ptr %9 to i64
  %41 = ptrtoint ptr %20 to i64
  call void @tapeless_mpi_move_bytes(i32 noundef 4, ptr noundef %..74, i32 noundef 0, ptr noundef null, ptr noundef null, i64 noundef %39, ptr noundef %16, i32 noundef 0, ptr noundef %2, ptr noundef null, i64 noundef %40, i32 noundef 0, i64 noundef %41)
  br label %44

42:
  %43 = call i32 @tapeless_library_MPI_Reduce_scatter(ptr noundef %., ptr noundef %16, ptr noundef %2, ptr noundef %9, ptr noundef %18, ptr noundef %20)
  br label %44

44:
  %.0 = phi i32 [ %43, %42 ], [ 0, %22 ], [ 0, %27 ], [ 0, %32 ], [ 0, %37 ]
  %45 = icmp ne ptr %6, null
  br i1 %45, label %46, label %47

46:
  store i32 %.0, ptr %6, align 4
  br label %47

47:
  ret void
}

declare void @tapeless_library_mpi_reduce_scatter_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define dso_local void @tapeless_body_mpi_gather_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) {
  %10 = load i32, ptr %2, align 4
  %11 = load i32, ptr %5, align 4
  %12 = call ptr @type_of(i32 noundef %10)
  %13 = call ptr @type_of(i32 noundef %11)
  %14 = icmp eq ptr %0, @mpi_fortran_in_place_
  %. = select i1 %14, ptr %13, ptr %12
  %15 = call i32 @kind(ptr noundef %.)
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %18

17:
  call void @tapeless_library_mpi_gather_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8)
  br label %53

18:
  %19 = icmp eq ptr %0, @mpi_fortran_bottom_
  %.83 = select i1 %19, ptr null, ptr %0
  %20 = load i32, ptr %1, align 4
  %21 = icmp eq ptr %3, @mpi_fortran_bottom_
  %22 = select i1 %21, ptr null, ptr %3
  %23 = load i32, ptr %4, align 4
  %24 = load i32, ptr %6, align 4
  %25 = load i32, ptr %7, align 4
  %26 = call ptr @tapeless_library_MPI_Comm_f2c(i32 noundef %25)
  %27 = icmp eq ptr %.83, @mpi_fortran_in_place_
  %28 = select i1 %27, ptr %22, ptr %.83
  %29 = icmp eq ptr %.83, @mpi_fortran_in_place_
  %30 = select i1 %29, ptr %13, ptr %12
  %31 = call i32 @kind(ptr noundef %30)
  switch i32 %31, label %48 [
    i32 1, label %32
    i32 2, label %36
    i32 3, label %40
    i32 4, label %44
  ]

32:
  %33 = ptrtoint ptr %12 to i64
  %34 = ptrtoint ptr %13 to i64
  %35 = ptrtoint ptr %26 to i64
  call void @tapeless_mpi_move_double(i32 noundef 0, ptr noundef %28, i32 noundef %20, ptr noundef null, ptr noundef null, i64 noundef %33, ptr noundef %22, i32 noundef %23, ptr noundef null, ptr noundef null, i64 noundef %34, i32 noundef %24, i64 noundef %35)
  br label %50

36:
  %37 = ptrtoint ptr %12 to i64
  %38 = ptrtoint ptr %13 to i64
  %39 = ptrtoint ptr %26 to i64
  call void @tapeless_mpi_move_float(i32 noundef 0, ptr noundef %28, i32 noundef %20, ptr noundef null, ptr noundef null, i64 noundef %37, ptr noundef %22, i32 noundef %23, ptr noundef null, ptr noundef null, i64 noundef %38, i32 noundef %24, i64 noundef %39)
  br label %50

40:
  %41 = ptrtoint ptr %12 to i64
  %42 = ptrtoint ptr %13 to i64
  %43 = ptrtoint ptr %26 to i64
  call void @tapeless_mpi_move_any(i32 noundef 0, ptr noundef %28, i32 noundef %20, ptr noundef null, ptr noundef null, i64 noundef %41, ptr noundef %22, i32 noundef %23, ptr noundef null, ptr noundef null, i64 noundef %42, i32 noundef %24, i64 noundef %43)
  br label %50

44:
  %45 = ptrtoint ptr %12 to i64
  %46 = ptrtoint ptr %13 to i64
  %47 = ptrtoint ptr %26 to i64
  call void @tapeless_mpi_move_bytes(i32 noundef 0, ptr noundef %28, i32 noundef %20, ptr noundef null, ptr noundef null, i64 noundef %45, ptr noundef %22, i32 noundef %23, ptr noundef null, ptr noundef null, i64 noundef %46, i32 noundef %24, i64 noundef %47)
  br label %50

48:
  %49 = call i32 @tapeless_library_MPI_Gather(ptr noundef %.83, i32 noundef %20, ptr noundef %12, ptr noundef %22, i32 noundef %23, ptr noundef %13, i32 noundef %24, ptr noundef %26)
  br label %50

50:
  %.0 = phi i32 [ %49, %48 ], [ 0, %32 ], [ 0, %36 ], [ 0, %40 ], [ 0, %44 ]
  %51 = icmp ne ptr %8, null
  br i1 %51, label %52, label %53

52:
  store i32 %.0, ptr %8, align 4
  br label %53

53:
  ret void
}

declare void @tapeless_library_mpi_gather_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define dso_local void @tapeless_body_mpi_gatherv_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) {
  %11 = load i32, ptr %2, align 4
  %12 = load i32, ptr %6, align 4
  %13 = call ptr @type_of(i32 noundef %11)
  %14 = call ptr @type_of(i32 noundef %12)
  %15 = icmp eq ptr %0, @mpi_fortran_in_place_
  %. = select i1 %15, ptr %14, ptr %13
  %16 = call i32 @kind(ptr noundef %.)
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %19

18:
  call void @tapeless_library_mpi_gatherv_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9)
  br label %53

19:
  %20 = icmp eq ptr %0, @mpi_fortran_bottom_
  %.90 = select i1 %20, ptr null, ptr %0
  %21 = load i32, ptr %1, align 4
  %22 = icmp eq ptr %3, @mpi_fortran_bottom_
  %23 = select i1 %22, ptr null, ptr %3
  %24 = load i32, ptr %7, align 4
  %25 = load i32, ptr %8, align 4
  %26 = call ptr @tapeless_library_MPI_Comm_f2c(i32 noundef %25)
  %27 = icmp eq ptr %.90, @mpi_fortran_in_place_
  %28 = select i1 %27, ptr %23, ptr %.90
  %29 = icmp eq ptr %.90, @mpi_fortran_in_place_
  %30 = select i1 %29, ptr %14, ptr %13
  %31 = call i32 @kind(ptr noundef %30)
  switch i32 %31, label %48 [
    i32 1, label %32
    i32 2, label %36
    i32 3, label %40
    i32 4, label %44
  ]

32:
  %33 = ptrtoint ptr %13 to i64
  %34 = ptrtoint ptr %14 to i64
  %35 = ptrtoint ptr %26 to i64
  call void @tapeless_mpi_move_double(i32 noundef 0, ptr noundef %28, i32 noundef %21, ptr noundef null, ptr noundef null, i64 noundef %33, ptr noundef %23, i32 noundef 0, ptr noundef %4, ptr noundef %5, i64 noundef %34, i32 noundef %24, i64 noundef %35)
  br label %50

36:
  %37 = ptrtoint ptr %13 to i64
  %38 = ptrtoint ptr %14 to i64
  %39 = ptrtoint ptr %26 to i64
  call void @tapeless_mpi_move_float(i32 noundef 0, ptr noundef %28, i32 noundef %21, ptr noundef null, ptr noundef null, i64 noundef %37, ptr noundef %23, i32 noundef 0, ptr noundef %4, ptr noundef %5, i64 noundef %38, i32 noundef %24, i64 noundef %39)
  br label %50

40:
  %41 = ptrtoint ptr %13 to i64
  %42 = ptrtoint ptr %14 to i64
  %43 = ptrtoint ptr %26 to i64
  call void @tapeless_mpi_move_any(i32 noundef 0, ptr noundef %28, i32 noundef %21, ptr noundef null, ptr noundef null, i64 noundef %41, ptr noundef %23, i32 noundef 0, ptr noundef %4, ptr noundef %5, i64 noundef %42, i32 noundef %24, i64 noundef %43)
  br label %50

44:
  %45 = ptrtoint ptr %13 to i64
  %46 = ptrtoint ptr %14 to i64
  %47 = ptrtoint ptr %26 to i64
  call void @tapeless_mpi_move_bytes(i32 noundef 0, ptr noundef %28, i32 noundef %21, ptr noundef null, ptr noundef null, i64 noundef %45, ptr noundef %23, i32 noundef 0, ptr noundef %4, ptr noundef %5, i64 noundef %46, i32 noundef %24, i64 noundef %47)
  br label %50

48:
  %49 = call i32 @tapeless_library_MPI_Gatherv(ptr noundef %.90, i32 noundef %21, ptr noundef %13, ptr noundef %23, ptr noundef %4, ptr noundef %5, ptr noundef %14, i32 noundef %24, ptr noundef %26)
  br label %50

50:
  %.0 = phi i32 [ %49, %48 ], [ 0, %32 ], [ 0, %36 ], [ 0, %40 ], [ 0, %44 ]
  %51 = icmp ne ptr %9, null
  br i1 %51, label %52, label %53

52:
  store i32 %.0, ptr %9, align 4
  br label %53

53:
  ret void
}

declare void @tapeless_library_mpi_gatherv_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define dso_local void @tapeless_body_mpi_scatter_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) {
  %10 = load i32, ptr %2, align 4
  %11 = load i32, ptr %5, align 4
  %12 = call ptr @type_of(i32 noundef %10)
  %13 = call ptr @type_of(i32 noundef %11)
  %14 = icmp eq ptr %3, @mpi_fortran_in_place_
  %. = select i1 %14, ptr %12, ptr %13
  %15 = call i32 @kind(ptr noundef %.)
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %18

17:
  call void @tapeless_library_mpi_scatter_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8)
  br label %53

18:
  %19 = icmp eq ptr %0, @mpi_fortran_bottom_
  %.81 = select i1 %19, ptr null, ptr %0
  %20 = load i32, ptr %1, align 4
  %21 = icmp eq ptr %3, @mpi_fortran_bottom_
  %22 = select i1 %21, ptr null, ptr %3
  %23 = load i32, ptr %4, align 4
  %24 = load i32, ptr %6, align 4
  %25 = load i32, ptr %7, align 4
  %26 = call ptr @tapeless_library_MPI_Comm_f2c(i32 noundef %25)
  %27 = icmp eq ptr %22, @mpi_fortran_in_place_
  %28 = select i1 %27, ptr %.81, ptr %22
  %29 = icmp eq ptr %22, @mpi_fortran_in_place_
  %30 = select i1 %29, ptr %12, ptr %13
  %31 = call i32 @kind(ptr noundef %30)
  switch i32 %31, label %48 [
    i32 1, label %32
    i32 2, label %36
    i32 3, label %40
    i32 4, label %44
  ]

32:
  %33 = ptrtoint ptr %12 to i64
  %34 = ptrtoint ptr %13 to i64
  %35 = ptrtoint ptr %26 to i64
  call void @tapeless_mpi_move_double(i32 noundef 1, ptr noundef %.81, i32 noundef %20, ptr noundef null, ptr noundef null, i64 noundef %33, ptr noundef %28, i32 noundef %23, ptr noundef null, ptr noundef null, i64 noundef %34, i32 noundef %24, i64 noundef %35)
  br label %50

36:
  %37 = ptrtoint ptr %12 to i64
  %38 = ptrtoint ptr %13 to i64
  %39 = ptrtoint ptr %26 to i64
  call void @tapeless_mpi_move_float(i32 noundef 1, ptr noundef %.81, i32 noundef %20, ptr noundef null, ptr noundef null, i64 noundef %37, ptr noundef %28, i32 noundef %23, ptr noundef null, ptr noundef null, i64 noundef %38, i32 noundef %24, i64 noundef %39)
  br label %50

40:
  %41 = ptrtoint ptr %12 to i64
  %42 = ptrtoint ptr %13 to i64
  %43 = ptrtoint ptr %26 to i64
  call void @tapeless_mpi_move_any(i32 noundef 1, ptr noundef %.81, i32 noundef %20, ptr noundef null, ptr noundef null, i64 noundef %41, ptr noundef %28, i32 noundef %23, ptr noundef null, ptr noundef null, i64 noundef %42, i32 noundef %24, i64 noundef %43)
  br label %50

44:
  %45 = ptrtoint ptr %12 to i64
  %46 = ptrtoint ptr %13 to i64
  %47 = ptrtoint ptr %26 to i64
  call void @tapeless_mpi_move_bytes(i32 noundef 1, ptr noundef %.81, i32 noundef %20, ptr noundef null, ptr noundef null, i64 noundef %45, ptr noundef %28, i32 noundef %23, ptr noundef null, ptr noundef null, i64 noundef %46, i32 noundef %24, i64 noundef %47)
  br label %50

48:
  %49 = call i32 @tapeless_library_MPI_Scatter(ptr noundef %.81, i32 noundef %20, ptr noundef %12, ptr noundef %22, i32 noundef %23, ptr noundef %13, i32 noundef %24, ptr noundef %26)
  br label %50

50:
  %.0 = phi i32 [ %49, %48 ], [ 0, %32 ], [ 0, %36 ], [ 0, %40 ], [ 0, %44 ]
  %51 = icmp ne ptr %8, null
  br i1 %51, label %52, label %53

52:
  store i32 %.0, ptr %8, align 4
  br label %53

53:
  ret void
}

declare void @tapeless_library_mpi_scatter_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define dso_local void @tapeless_body_mpi_scatterv_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) {
  %11 = load i32, ptr %3, align 4
  %12 = load i32, ptr %6, align 4
  %13 = call ptr @type_of(i32 noundef %11)
  %14 = call ptr @type_of(i32 noundef %12)
  %15 = icmp eq ptr %4, @mpi_fortran_in_place_
  %. = select i1 %15, ptr %13, ptr %14
  %16 = call i32 @kind(ptr noundef %.)
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %19

18:
  call void @tapeless_library_mpi_scatterv_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9)
  br label %53

19:
  %20 = icmp eq ptr %0, @mpi_fortran_bottom_
  %.88 = select i1 %20, ptr null, ptr %0
  %21 = icmp eq ptr %4, @mpi_fortran_bottom_
  %22 = select i1 %21, ptr null, ptr %4
  %23 = load i32, ptr %5, align 4
  %24 = load i32, ptr %7, align 4
  %25 = load i32, ptr %8, align 4
  %26 = call ptr @tapeless_library_MPI_Comm_f2c(i32 noundef %25)
  %27 = icmp eq ptr %22, @mpi_fortran_in_place_
  %28 = select i1 %27, ptr %.88, ptr %22
  %29 = icmp eq ptr %22, @mpi_fortran_in_place_
  %30 = select i1 %29, ptr %13, ptr %14
  %31 = call i32 @kind(ptr noundef %30)
  switch i32 %31, label %48 [
    i32 1, label %32
    i32 2, label %36
    i32 3, label %40
    i32 4, label %44
  ]

32:
  %33 = ptrtoint ptr %13 to i64
  %34 = ptrtoint ptr %14 to i64
  %35 = ptrtoint ptr %26 to i64
  call void @tapeless_mpi_move_double(i32 noundef 1, ptr noundef %.88, i32 noundef 0, ptr noundef %1, ptr noundef %2, i64 noundef %33, ptr noundef %28, i32 noundef %23, ptr noundef null, ptr noundef null, i64 noundef %34, i32 noundef %24, i64 noundef %35)
  br label %50

36:
  %37 = ptrtoint ptr %13 to i64
  %38 = ptrtoint ptr %14 to i64
  %39 = ptrtoint ptr %26 to i64
  call void @tapeless_mpi_move_float(i32 noundef 1, ptr noundef %.88, i32 noundef 0, ptr noundef %1, ptr noundef %2, i64 noundef %37, ptr noundef %28, i32 noundef %23, ptr noundef null, ptr noundef null, i64 noundef %38, i32 noundef %24, i64 noundef %39)
  br label %50

40:
  %41 = ptrtoint ptr %13 to i64
  %42 = ptrtoint ptr %14 to i64
  %43 = ptrtoint ptr %26 to i64
  call void @tapeless_mpi_move_any(i32 noundef 1, ptr noundef %.88, i32 noundef 0, ptr noundef %1, ptr noundef %2, i64 noundef %41, ptr noundef %28, i32 noundef %23, ptr noundef null, ptr noundef null, i64 noundef %42, i32 noundef %24, i64 noundef %43)
  br label %50

44:
  %45 = ptrtoint ptr %13 to i64
  %46 = ptrtoint ptr %14 to i64
  %47 = ptrtoint ptr %26 to i64
  call void @tapeless_mpi_move_bytes(i32 noundef 1, ptr noundef %.88, i32 noundef 0, ptr noundef %1, ptr noundef %2, i64 noundef %45, ptr noundef %28, i32 noundef %23, ptr noundef null, ptr noundef null, i64 noundef %46, i32 noundef %24, i64 noundef %47)
  br label %50

48:
  %49 = call i32 @tapeless_library_MPI_Scatterv(ptr noundef %.88, ptr noundef %1, ptr noundef %2, ptr noundef %13, ptr noundef %22, i32 noundef %23, ptr noundef %14, i32 noundef %24, ptr noundef %26)
  br label %50

50:
  %.0 = phi i32 [ %49, %48 ], [ 0, %32 ], [ 0, %36 ], [ 0, %40 ], [ 0, %44 ]
  %51 = icmp ne ptr %9, null
  br i1 %51, label %52, label %53

52:
  store i32 %.0, ptr %9, align 4
  br label %53

53:
  ret void
}

declare void @tapeless_library_mpi_scatterv_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define dso_local void @tapeless_body_mpi_allgather_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) {
  %9 = load i32, ptr %2, align 4
  %10 = load i32, ptr %5, align 4
  %11 = call ptr @type_of(i32 noundef %9)
  %12 = call ptr @type_of(i32 noundef %10)
  %13 = icmp eq ptr %0, @mpi_fortran_in_place_
  %. = select i1 %13, ptr %12, ptr %11
  %14 = call i32 @kind(ptr noundef %.)
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %17

16:
  call void @tapeless_library_mpi_allgather_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7)
  br label %51

17:
  %18 = icmp eq ptr %0, @mpi_fortran_bottom_
  %.76 = select i1 %18, ptr null, ptr %0
  %19 = load i32, ptr %1, align 4
  %20 = icmp eq ptr %3, @mpi_fortran_bottom_
  %21 = select i1 %20, ptr null, ptr %3
  %22 = load i32, ptr %4, align 4
  %23 = load i32, ptr %6, align 4
  %24 = call ptr @tapeless_library_MPI_Comm_f2c(i32 noundef %23)
  %25 = icmp eq ptr %.76, @mpi_fortran_in_place_
  %26 = select i1 %25, ptr %21, ptr %.76
  %27 = icmp eq ptr %.76, @mpi_fortran_in_place_
  %28 = select i1 %27, ptr %12, ptr %11
  %29 = call i32 @kind(ptr noundef %28)
  switch i32 %29, label %46 [
    i32 1, label %30
    i32 2, label %34
    i32 3, label %38
    i32 4, label %42
  ]

30:
  %31 = ptrtoint ptr %11 to i64
  %32 = ptrtoint ptr %12 to i64
  %33 = ptrtoint ptr %24 to i64
  call void @tapeless_mpi_move_double(i32 noundef 2, ptr noundef %26, i32 noundef %19, ptr noundef null, ptr noundef null, i64 noundef %31, ptr noundef %21, i32 noundef %22, ptr noundef null, ptr noundef null, i64 noundef %32, i32 noundef 0, i64 noundef %33)
  br label %48

34:
  %35 = ptrtoint ptr %11 to i64
  %36 = ptrtoint ptr %12 to i64
  %37 = ptrtoint ptr %24 to i64
  call void @tapeless_mpi_move_float(i32 noundef 2, ptr noundef %26, i32 noundef %19, ptr noundef null, ptr noundef null, i64 noundef %35, ptr noundef %21, i32 noundef %22, ptr noundef null, ptr noundef null, i64 noundef %36, i32 noundef 0, i64 noundef %37)
  br label %48

38:
  %39 = ptrtoint ptr %11 to i64
  %40 = ptrtoint ptr %12 to i64
  %41 = ptrtoint ptr %24 to i64
  call void @tapeless_mpi_move_any(i32 noundef 2, ptr noundef %26, i32 noundef %19, ptr noundef null, ptr noundef null, i64 noundef %39, ptr noundef %21, i32 noundef %22, ptr noundef null, ptr noundef null, i64 noundef %40, i32 noundef 0, i64 noundef %41)
  br label %48

42:
  %43 = ptrtoint ptr %11 to i64
  %44 = ptrtoint ptr %12 to i64
  %45 = ptrtoint ptr %24 to i64
  call void @tapeless_mpi_move_bytes(i32 noundef 2, ptr noundef %26, i32 noundef %19, ptr noundef null, ptr noundef null, i64 noundef %43, ptr noundef %21, i32 noundef %22, ptr noundef null, ptr noundef null, i64 noundef %44, i32 noundef 0, i64 noundef %45)
  br label %48

46:
  %47 = call i32 @tapeless_library_MPI_Allgather(ptr noundef %.76, i32 noundef %19, ptr noundef %11, ptr noundef %21, i32 noundef %22, ptr noundef %12, ptr noundef %24)
  br label %48

48:
  %.0 = phi i32 [ %47, %46 ], [ 0, %30 ], [ 0, %34 ], [ 0, %38 ], [ 0, %42 ]
  %49 = icmp ne ptr %7, null
  br i1 %49, label %50, label %51

50:
  store i32 %.0, ptr %7, align 4
  br label %51

51:
  ret void
}

declare void @tapeless_library_mpi_allgather_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define dso_local void @tapeless_body_mpi_allgatherv_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) {
  %10 = load i32, ptr %2, align 4
  %11 = load i32, ptr %6, align 4
  %12 = call ptr @type_of(i32 noundef %10)
  %13 = call ptr @type_of(i32 noundef %11)
  %14 = icmp eq ptr %0, @mpi_fortran_in_place_
  %. = select i1 %14, ptr %13, ptr %12
  %15 = call i32 @kind(ptr noundef %.)
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %18

17:
  call void @tapeless_library_mpi_allgatherv_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8)
  br label %51

18:
  %19 = icmp eq ptr %0, @mpi_fortran_bottom_
  %.83 = select i1 %19, ptr null, ptr %0
  %20 = load i32, ptr %1, align 4
  %21 = icmp eq ptr %3, @mpi_fortran_bottom_
  %22 = select i1 %21, ptr null, ptr %3
  %23 = load i32, ptr %7, align 4
  %24 = call ptr @tapeless_library_MPI_Comm_f2c(i32 noundef %23)
  %25 = icmp eq ptr %.83, @mpi_fortran_in_place_
  %26 = select i1 %25, ptr %22, ptr %.83
  %27 = icmp eq ptr %.83, @mpi_fortran_in_place_
  %28 = select i1 %27, ptr %13, ptr %12
  %29 = call i32 @kind(ptr noundef %28)
  switch i32 %29, label %46 [
    i32 1, label %30
    i32 2, label %34
    i32 3, label %38
    i32 4, label %42
  ]

30:
  %31 = ptrtoint ptr %12 to i64
  %32 = ptrtoint ptr %13 to i64
  %33 = ptrtoint ptr %24 to i64
  call void @tapeless_mpi_move_double(i32 noundef 2, ptr noundef %26, i32 noundef %20, ptr noundef null, ptr noundef null, i64 noundef %31, ptr noundef %22, i32 noundef 0, ptr noundef %4, ptr noundef %5, i64 noundef %32, i32 noundef 0, i64 noundef %33)
  br label %48

34:
  %35 = ptrtoint ptr %12 to i64
  %36 = ptrtoint ptr %13 to i64
  %37 = ptrtoint ptr %24 to i64
  call void @tapeless_mpi_move_float(i32 noundef 2, ptr noundef %26, i32 noundef %20, ptr noundef null, ptr noundef null, i64 noundef %35, ptr noundef %22, i32 noundef 0, ptr noundef %4, ptr noundef %5, i64 noundef %36, i32 noundef 0, i64 noundef %37)
  br label %48

38:
  %39 = ptrtoint ptr %12 to i64
  %40 = ptrtoint ptr %13 to i64
  %41 = ptrtoint ptr %24 to i64
  call void @tapeless_mpi_move_any(i32 noundef 2, ptr noundef %26, i32 noundef %20, ptr noundef null, ptr noundef null, i64 noundef %39, ptr noundef %22, i32 noundef 0, ptr noundef %4, ptr noundef %5, i64 noundef %40, i32 noundef 0, i64 noundef %41)
  br label %48

42:
  %43 = ptrtoint ptr %12 to i64
  %44 = ptrtoint ptr %13 to i64
  %45 = ptrtoint ptr %24 to i64
  call void @tapeless_mpi_move_bytes(i32 noundef 2, ptr noundef %26, i32 noundef %20, ptr noundef null, ptr noundef null, i64 noundef %43, ptr noundef %22, i32 noundef 0, ptr noundef %4, ptr noundef %5, i64 noundef %44, i32 noundef 0, i64 noundef %45)
  br label %48

46:
  %47 = call i32 @tapeless_library_MPI_Allgatherv(ptr noundef %.83, i32 noundef %20, ptr noundef %12, ptr noundef %22, ptr noundef %4, ptr noundef %5, ptr noundef %13, ptr noundef %24)
  br label %48

48:
  %.0 = phi i32 [ %47, %46 ], [ 0, %30 ], [ 0, %34 ], [ 0, %38 ], [ 0, %42 ]
  %49 = icmp ne ptr %8, null
  br i1 %49, label %50, label %51

50:
  store i32 %.0, ptr %8, align 4
  br label %51

51:
  ret void
}

declare void @tapeless_library_mpi_allgatherv_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define dso_local void @tapeless_body_mpi_alltoall_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) {
  %9 = load i32, ptr %2, align 4
  %10 = load i32, ptr %5, align 4
  %11 = call ptr @type_of(i32 noundef %9)
  %12 = call ptr @type_of(i32 noundef %10)
  %13 = icmp eq ptr %0, @mpi_fortran_in_place_
  %. = select i1 %13, ptr %12, ptr %11
  %14 = call i32 @kind(ptr noundef %.)
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %17

16:
  call void @tapeless_library_mpi_alltoall_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7)
  br label %51

17:
  %18 = icmp eq ptr %0, @mpi_fortran_bottom_
  %.76 = select i1 %18, ptr null, ptr %0
  %19 = load i32, ptr %1, align 4
  %20 = icmp eq ptr %3, @mpi_fortran_bottom_
  %21 = select i1 %20, ptr null, ptr %3
  %22 = load i32, ptr %4, align 4
  %23 = load i32, ptr %6, align 4
  %24 = call ptr @tapeless_library_MPI_Comm_f2c(i32 noundef %23)
  %25 = icmp eq ptr %.76, @mpi_fortran_in_place_
  %26 = select i1 %25, ptr %21, ptr %.76
  %27 = icmp eq ptr %.76, @mpi_fortran_in_place_
  %28 = select i1 %27, ptr %12, ptr %11
  %29 = call i32 @kind(ptr noundef %28)
  switch i32 %29, label %46 [
    i32 1, label %30
    i32 2, label %34
    i32 3, label %38
    i32 4, label %42
  ]

30:
  %31 = ptrtoint ptr %11 to i64
  %32 = ptrtoint ptr %12 to i64
  %33 = ptrtoint ptr %24 to i64
  call void @tapeless_mpi_move_double(i32 noundef 3, ptr noundef %26, i32 noundef %19, ptr noundef null, ptr noundef null, i64 noundef %31, ptr noundef %21, i32 noundef %22, ptr noundef null, ptr noundef null, i64 noundef %32, i32 noundef 0, i64 noundef %33)
  br label %48

34:
  %35 = ptrtoint ptr %11 to i64
  %36 = ptrtoint ptr %12 to i64
  %37 = ptrtoint ptr %24 to i64
  call void @tapeless_mpi_move_float(i32 noundef 3, ptr noundef %26, i32 noundef %19, ptr noundef null, ptr noundef null, i64 noundef %35, ptr noundef %21, i32 noundef %22, ptr noundef null, ptr noundef null, i64 noundef %36, i32 noundef 0, i64 noundef %37)
  br label %48

38:
  %39 = ptrtoint ptr %11 to i64
  %40 = ptrtoint ptr %12 to i64
  %41 = ptrtoint ptr %24 to i64
  call void @tapeless_mpi_move_any(i32 noundef 3, ptr noundef %26, i32 noundef %19, ptr noundef null, ptr noundef null, i64 noundef %39, ptr noundef %21, i32 noundef %22, ptr noundef null, ptr noundef null, i64 noundef %40, i32 noundef 0, i64 noundef %41)
  br label %48

42:
  %43 = ptrtoint ptr %11 to i64
  %44 = ptrtoint ptr %12 to i64
  %45 = ptrtoint ptr %24 to i64
  call void @tapeless_mpi_move_bytes(i32 noundef 3, ptr noundef %26, i32 noundef %19, ptr noundef null, ptr noundef null, i64 noundef %43, ptr noundef %21, i32 noundef %22, ptr noundef null, ptr noundef null, i64 noundef %44, i32 noundef 0, i64 noundef %45)
  br label %48

46:
  %47 = call i32 @tapeless_library_MPI_Alltoall(ptr noundef %.76, i32 noundef %19, ptr noundef %11, ptr noundef %21, i32 noundef %22, ptr noundef %12, ptr noundef %24)
  br label %48

48:
  %.0 = phi i32 [ %47, %46 ], [ 0, %30 ], [ 0, %34 ], [ 0, %38 ], [ 0, %42 ]
  %49 = icmp ne ptr %7, null
  br i1 %49, label %50, label %51

50:
  store i32 %.0, ptr %7, align 4
  br label %51

51:
  ret void
}

declare void @tapeless_library_mpi_alltoall_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define dso_local void @tapeless_body_mpi_alltoallv_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) {
  %11 = load i32, ptr %3, align 4
  %12 = load i32, ptr %7, align 4
  %13 = call ptr @type_of(i32 noundef %11)
  %14 = call ptr @type_of(i32 noundef %12)
  %15 = icmp eq ptr %0, @mpi_fortran_in_place_
  %. = select i1 %15, ptr %14, ptr %13
  %16 = call i32 @kind(ptr noundef %.)
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %19

18:
  call void @tapeless_library_mpi_alltoallv_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9)
  br label %51

19:
  %20 = icmp eq ptr %0, @mpi_fortran_bottom_
  %.90 = select i1 %20, ptr null, ptr %0
  %21 = icmp eq ptr %4, @mpi_fortran_bottom_
  %22 = select i1 %21, ptr null, ptr %4
  %23 = load i32, ptr %8, align 4
  %24 = call ptr @tapeless_library_MPI_Comm_f2c(i32 noundef %23)
  %25 = icmp eq ptr %.90, @mpi_fortran_in_place_
  %26 = select i1 %25, ptr %22, ptr %.90
  %27 = icmp eq ptr %.90, @mpi_fortran_in_place_
  %28 = select i1 %27, ptr %14, ptr %13
  %29 = call i32 @kind(ptr noundef %28)
  switch i32 %29, label %46 [
    i32 1, label %30
    i32 2, label %34
    i32 3, label %38
    i32 4, label %42
  ]

30:
  %31 = ptrtoint ptr %13 to i64
  %32 = ptrtoint ptr %14 to i64
  %33 = ptrtoint ptr %24 to i64
  call void @tapeless_mpi_move_double(i32 noundef 3, ptr noundef %26, i32 noundef 0, ptr noundef %1, ptr noundef %2, i64 noundef %31, ptr noundef %22, i32 noundef 0, ptr noundef %5, ptr noundef %6, i64 noundef %32, i32 noundef 0, i64 noundef %33)
  br label %48

34:
  %35 = ptrtoint ptr %13 to i64
  %36 = ptrtoint ptr %14 to i64
  %37 = ptrtoint ptr %24 to i64
  call void @tapeless_mpi_move_float(i32 noundef 3, ptr noundef %26, i32 noundef 0, ptr noundef %1, ptr noundef %2, i64 noundef %35, ptr noundef %22, i32 noundef 0, ptr noundef %5, ptr noundef %6, i64 noundef %36, i32 noundef 0, i64 noundef %37)
  br label %48

38:
  %39 = ptrtoint ptr %13 to i64
  %40 = ptrtoint ptr %14 to i64
  %41 = ptrtoint ptr %24 to i64
  call void @tapeless_mpi_move_any(i32 noundef 3, ptr noundef %26, i32 noundef 0, ptr noundef %1, ptr noundef %2, i64 noundef %39, ptr noundef %22, i32 noundef 0, ptr noundef %5, ptr noundef %6, i64 noundef %40, i32 noundef 0, i64 noundef %41)
  br label %48

42:
  %43 = ptrtoint ptr %13 to i64
  %44 = ptrtoint ptr %14 to i64
  %45 = ptrtoint ptr %24 to i64
  call void @tapeless_mpi_move_bytes(i32 noundef 3, ptr noundef %26, i32 noundef 0, ptr noundef %1, ptr noundef %2, i64 noundef %43, ptr noundef %22, i32 noundef 0, ptr noundef %5, ptr noundef %6, i64 noundef %44, i32 noundef 0, i64 noundef %45)
  br label %48

46:
  %47 = call i32 @tapeless_library_MPI_Alltoallv(ptr noundef %.90, ptr noundef %1, ptr noundef %2, ptr noundef %13, ptr noundef %22, ptr noundef %5, ptr noundef %6, ptr noundef %14, ptr noundef %24)
  br label %48

48:
  %.0 = phi i32 [ %47, %46 ], [ 0, %30 ], [ 0, %34 ], [ 0, %38 ], [ 0, %42 ]
  %49 = icmp ne ptr %9, null
  br i1 %49, label %50, label %51

50:
  store i32 %.0, ptr %9, align 4
  br label %51

51:
  ret void
}

declare void @tapeless_library_mpi_alltoallv_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define dso_local void @tapeless_body_mpi_neighbor_allgather_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) {
  %9 = load i32, ptr %2, align 4
  %10 = load i32, ptr %5, align 4
  %11 = call ptr @type_of(i32 noundef %9)
  %12 = call ptr @type_of(i32 noundef %10)
  %13 = icmp eq ptr %0, @mpi_fortran_in_place_
  %. = select i1 %13, ptr %12, ptr %11
  %14 = call i32 @kind(ptr noundef %.)
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %17

16:
  call void @tapeless_library_mpi_neighbor_allgather_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7)
  br label %51

17:
  %18 = icmp eq ptr %0, @mpi_fortran_bottom_
  %.76 = select i1 %18, ptr null, ptr %0
  %19 = load i32, ptr %1, align 4
  %20 = icmp eq ptr %3, @mpi_fortran_bottom_
  %21 = select i1 %20, ptr null, ptr %3
  %22 = load i32, ptr %4, align 4
  %23 = load i32, ptr %6, align 4
  %24 = call ptr @tapeless_library_MPI_Comm_f2c(i32 noundef %23)
  %25 = icmp eq ptr %.76, @mpi_fortran_in_place_
  %26 = select i1 %25, ptr %21, ptr %.76
  %27 = icmp eq ptr %.76, @mpi_fortran_in_place_
  %28 = select i1 %27, ptr %12, ptr %11
  %29 = call i32 @kind(ptr noundef %28)
  switch i32 %29, label %46 [
    i32 1, label %30
    i32 2, label %34
    i32 3, label %38
    i32 4, label %42
  ]

30:
  %31 = ptrtoint ptr %11 to i64
  %32 = ptrtoint ptr %12 to i64
  %33 = ptrtoint ptr %24 to i64
  call void @tapeless_mpi_move_double(i32 noundef 5, ptr noundef %26, i32 noundef %19, ptr noundef null, ptr noundef null, i64 noundef %31, ptr noundef %21, i32 noundef %22, ptr noundef null, ptr noundef null, i64 noundef %32, i32 noundef 0, i64 noundef %33)
  br label %48

34:
  %35 = ptrtoint ptr %11 to i64
  %36 = ptrtoint ptr %12 to i64
  %37 = ptrtoint ptr %24 to i64
  call void @tapeless_mpi_move_float(i32 noundef 5, ptr noundef %26, i32 noundef %19, ptr noundef null, ptr noundef null, i64 noundef %35, ptr noundef %21, i32 noundef %22, ptr noundef null, ptr noundef null, i64 noundef %36, i32 noundef 0, i64 noundef %37)
  br label %48

38:
  %39 = ptrtoint ptr %11 to i64
  %40 = ptrtoint ptr %12 to i64
  %41 = ptrtoint ptr %24 to i64
  call void @tapeless_mpi_move_any(i32 noundef 5, ptr noundef %26, i32 noundef %19, ptr noundef null, ptr noundef null, i64 noundef %39, ptr noundef %21, i32 noundef %22, ptr noundef null, ptr noundef null, i64 noundef %40, i32 noundef 0, i64 noundef %41)
  br label %48

42:
  %43 = ptrtoint ptr %11 to i64
  %44 = ptrtoint ptr %12 to i64
  %45 = ptrtoint ptr %24 to i64
  call void @tapeless_mpi_move_bytes(i32 noundef 5, ptr noundef %26, i32 noundef %19, ptr noundef null, ptr noundef null, i64 noundef %43, ptr noundef %21, i32 noundef %22, ptr noundef null, ptr noundef null, i64 noundef %44, i32 noundef 0, i64 noundef %45)
  br label %48

46:
  %47 = call i32 @tapeless_library_MPI_Neighbor_allgather(ptr noundef %.76, i32 noundef %19, ptr noundef %11, ptr noundef %21, i32 noundef %22, ptr noundef %12, ptr noundef %24)
  br label %48

48:
  %.0 = phi i32 [ %47, %46 ], [ 0, %30 ], [ 0, %34 ], [ 0, %38 ], [ 0, %42 ]
  %49 = icmp ne ptr %7, null
  br i1 %49, label %50, label %51

50:
  store i32 %.0, ptr %7, align 4
  br label %51

51:
  ret void
}

declare void @tapeless_library_mpi_neighbor_allgather_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define dso_local void @tapeless_body_mpi_neighbor_allgatherv_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) {
  %10 = load i32, ptr %2, align 4
  %11 = load i32, ptr %6, align 4
  %12 = call ptr @type_of(i32 noundef %10)
  %13 = call ptr @type_of(i32 noundef %11)
  %14 = icmp eq ptr %0, @mpi_fortran_in_place_
  %. = select i1 %14, ptr %13, ptr %12
  %15 = call i32 @kind(ptr noundef %.)
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %18

17:
  call void @tapeless_library_mpi_neighbor_allgatherv_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8)
  br label %51

18:
  %19 = icmp eq ptr %0, @mpi_fortran_bottom_
  %.83 = select i1 %19, ptr null, ptr %0
  %20 = load i32, ptr %1, align 4
  %21 = icmp eq ptr %3, @mpi_fortran_bottom_
  %22 = select i1 %21, ptr null, ptr %3
  %23 = load i32, ptr %7, align 4
  %24 = call ptr @tapeless_library_MPI_Comm_f2c(i32 noundef %23)
  %25 = icmp eq ptr %.83, @mpi_fortran_in_place_
  %26 = select i1 %25, ptr %22, ptr %.83
  %27 = icmp eq ptr %.83, @mpi_fortran_in_place_
  %28 = select i1 %27, ptr %13, ptr %12
  %29 = call i32 @kind(ptr noundef %28)
  switch i32 %29, label %46 [
    i32 1, label %30
    i32 2, label %34
    i32 3, label %38
    i32 4, label %42
  ]

30:
  %31 = ptrtoint ptr %12 to i64
  %32 = ptrtoint ptr %13 to i64
  %33 = ptrtoint ptr %24 to i64
  call void @tapeless_mpi_move_double(i32 noundef 5, ptr noundef %26, i32 noundef %20, ptr noundef null, ptr noundef null, i64 noundef %31, ptr noundef %22, i32 noundef 0, ptr noundef %4, ptr noundef %5, i64 noundef %32, i32 noundef 0, i64 noundef %33)
  br label %48

34:
  %35 = ptrtoint ptr %12 to i64
  %36 = ptrtoint ptr %13 to i64
  %37 = ptrtoint ptr %24 to i64
  call void @tapeless_mpi_move_float(i32 noundef 5, ptr noundef %26, i32 noundef %20, ptr noundef null, ptr noundef null, i64 noundef %35, ptr noundef %22, i32 noundef 0, ptr noundef %4, ptr noundef %5, i64 noundef %36, i32 noundef 0, i64 noundef %37)
  br label %48

38:
  %39 = ptrtoint ptr %12 to i64
  %40 = ptrtoint ptr %13 to i64
  %41 = ptrtoint ptr %24 to i64
  call void @tapeless_mpi_move_any(i32 noundef 5, ptr noundef %26, i32 noundef %20, ptr noundef null, ptr noundef null, i64 noundef %39, ptr noundef %22, i32 noundef 0, ptr noundef %4, ptr noundef %5, i64 noundef %40, i32 noundef 0, i64 noundef %41)
  br label %48

42:
  %43 = ptrtoint ptr %12 to i64
  %44 = ptrtoint ptr %13 to i64
  %45 = ptrtoint ptr %24 to i64
  call void @tapeless_mpi_move_bytes(i32 noundef 5, ptr noundef %26, i32 noundef %20, ptr noundef null, ptr noundef null, i64 noundef %43, ptr noundef %22, i32 noundef 0, ptr noundef %4, ptr noundef %5, i64 noundef %44, i32 noundef 0, i64 noundef %45)
  br label %48

46:
  %47 = call i32 @tapeless_library_MPI_Neighbor_allgatherv(ptr noundef %.83, i32 noundef %20, ptr noundef %12, ptr noundef %22, ptr noundef %4, ptr noundef %5, ptr noundef %13, ptr noundef %24)
  br label %48

48:
  %.0 = phi i32 [ %47, %46 ], [ 0, %30 ], [ 0, %34 ], [ 0, %38 ], [ 0, %42 ]
  %49 = icmp ne ptr %8, null
  br i1 %49, label %50, label %51

50:
  store i32 %.0, ptr %8, align 4
  br label %51

51:
  ret void
}

declare void @tapeless_library_mpi_neighbor_allgatherv_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define dso_local void @tapeless_body_mpi_neighbor_alltoall_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) {
  %9 = load i32, ptr %2, align 4
  %10 = load i32, ptr %5, align 4
  %11 = call ptr @type_of(i32 noundef %9)
  %12 = call ptr @type_of(i32 noundef %10)
  %13 = icmp eq ptr %0, @mpi_fortran_in_place_
  %. = select i1 %13, ptr %12, ptr %11
  %14 = call i32 @kind(ptr noundef %.)
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %17

16:
  call void @tapeless_library_mpi_neighbor_alltoall_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7)
  br label %51

17:
  %18 = icmp eq ptr %0, @mpi_fortran_bottom_
  %.76 = select i1 %18, ptr null, ptr %0
  %19 = load i32, ptr %1, align 4
  %20 = icmp eq ptr %3, @mpi_fortran_bottom_
  %21 = select i1 %20, ptr null, ptr %3
  %22 = load i32, ptr %4, align 4
  %23 = load i32, ptr %6, align 4
  %24 = call ptr @tapeless_library_MPI_Comm_f2c(i32 noundef %23)
  %25 = icmp eq ptr %.76, @mpi_fortran_in_place_
  %26 = select i1 %25, ptr %21, ptr %.76
  %27 = icmp eq ptr %.76, @mpi_fortran_in_place_
  %28 = select i1 %27, ptr %12, ptr %11
  %29 = call i32 @kind(ptr noundef %28)
  switch i32 %29, label %46 [
    i32 1, label %30
    i32 2, label %34
    i32 3, label %38
    i32 4, label %42
  ]

30:
  %31 = ptrtoint ptr %11 to i64
  %32 = ptrtoint ptr %12 to i64
  %33 = ptrtoint ptr %24 to i64
  call void @tapeless_mpi_move_double(i32 noundef 6, ptr noundef %26, i32 noundef %19, ptr noundef null, ptr noundef null, i64 noundef %31, ptr noundef %21, i32 noundef %22, ptr noundef null, ptr noundef null, i64 noundef %32, i32 noundef 0, i64 noundef %33)
  br label %48

34:
  %35 = ptrtoint ptr %11 to i64
  %36 = ptrtoint ptr %12 to i64
  %37 = ptrtoint ptr %24 to i64
  call void @tapeless_mpi_move_float(i32 noundef 6, ptr noundef %26, i32 noundef %19, ptr noundef null, ptr noundef null, i64 noundef %35, ptr noundef %21, i32 noundef %22, ptr noundef null, ptr noundef null, i64 noundef %36, i32 noundef 0, i64 noundef %37)
  br label %48

38:
  %39 = ptrtoint ptr %11 to i64
  %40 = ptrtoint ptr %12 to i64
  %41 = ptrtoint ptr %24 to i64
  call void @tapeless_mpi_move_any(i32 noundef 6, ptr noundef %26, i32 noundef %19, ptr noundef null, ptr noundef null, i64 noundef %39, ptr noundef %21, i32 noundef %22, ptr noundef null, ptr noundef null, i64 noundef %40, i32 noundef 0, i64 noundef %41)
  br label %48

42:
  %43 = ptrtoint ptr %11 to i64
  %44 = ptrtoint ptr %12 to i64
  %45 = ptrtoint ptr %24 to i64
  call void @tapeless_mpi_move_bytes(i32 noundef 6, ptr noundef %26, i32 noundef %19, ptr noundef null, ptr noundef null, i64 noundef %43, ptr noundef %21, i32 noundef %22, ptr noundef null, ptr noundef null, i64 noundef %44, i32 noundef 0, i64 noundef %45)
  br label %48

46:
  %47 = call i32 @tapeless_library_MPI_Neighbor_alltoall(ptr noundef %.76, i32 noundef %19, ptr noundef %11, ptr noundef %21, i32 noundef %22, ptr noundef %12, ptr noundef %24)
  br label %48

48:
  %.0 = phi i32 [ %47, %46 ], [ 0, %30 ], [ 0, %34 ], [ 0, %38 ], [ 0, %42 ]
  %49 = icmp ne ptr %7, null
  br i1 %49, label %50, label %51

50:
  store i32 %.0, ptr %7, align 4
  br label %51

51:
  ret void
}

declare void @tapeless_library_mpi_neighbor_alltoall_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define dso_local void @tapeless_body_mpi_neighbor_alltoallv_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) {
  %11 = load i32, ptr %3, align 4
  %12 = load i32, ptr %7, align 4
  %13 = call ptr @type_of(i32 noundef %11)
  %14 = call ptr @type_of(i32 noundef %12)
  %15 = icmp eq ptr %0, @mpi_fortran_in_place_
  %. = select i1 %15, ptr %14, ptr %13
  %16 = call i32 @kind(ptr noundef %.)
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %19

18:
  call void @tapeless_library_mpi_neighbor_alltoallv_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9)
  br label %51

19:
  %20 = icmp eq ptr %0, @mpi_fortran_bottom_
  %.90 = select i1 %20, ptr null, ptr %0
  %21 = icmp eq ptr %4, @mpi_fortran_bottom_
  %22 = select i1 %21, ptr null, ptr %4
  %23 = load i32, ptr %8, align 4
  %24 = call ptr @tapeless_library_MPI_Comm_f2c(i32 noundef %23)
  %25 = icmp eq ptr %.90, @mpi_fortran_in_place_
  %26 = select i1 %25, ptr %22, ptr %.90
  %27 = icmp eq ptr %.90, @mpi_fortran_in_place_
  %28 = select i1 %27, ptr %14, ptr %13
  %29 = call i32 @kind(ptr noundef %28)
  switch i32 %29, label %46 [
    i32 1, label %30
    i32 2, label %34
    i32 3, label %38
    i32 4, label %42
  ]

30:
  %31 = ptrtoint ptr %13 to i64
  %32 = ptrtoint ptr %14 to i64
  %33 = ptrtoint ptr %24 to i64
  call void @tapeless_mpi_move_double(i32 noundef 6, ptr noundef %26, i32 noundef 0, ptr noundef %1, ptr noundef %2, i64 noundef %31, ptr noundef %22, i32 noundef 0, ptr noundef %5, ptr noundef %6, i64 noundef %32, i32 noundef 0, i64 noundef %33)
  br label %48

34:
  %35 = ptrtoint ptr %13 to i64
  %36 = ptrtoint ptr %14 to i64
  %37 = ptrtoint ptr %24 to i64
  call void @tapeless_mpi_move_float(i32 noundef 6, ptr noundef %26, i32 noundef 0, ptr noundef %1, ptr noundef %2, i64 noundef %35, ptr noundef %22, i32 noundef 0, ptr noundef %5, ptr noundef %6, i64 noundef %36, i32 noundef 0, i64 noundef %37)
  br label %48

38:
  %39 = ptrtoint ptr %13 to i64
  %40 = ptrtoint ptr %14 to i64
  %41 = ptrtoint ptr %24 to i64
  call void @tapeless_mpi_move_any(i32 noundef 6, ptr noundef %26, i32 noundef 0, ptr noundef %1, ptr noundef %2, i64 noundef %39, ptr noundef %22, i32 noundef 0, ptr noundef %5, ptr noundef %6, i64 noundef %40, i32 noundef 0, i64 noundef %41)
  br label %48

42:
  %43 = ptrtoint ptr %13 to i64
  %44 = ptrtoint ptr %14 to i64
  %45 = ptrtoint ptr %24 to i64
  call void @tapeless_mpi_move_bytes(i32 noundef 6, ptr noundef %26, i32 noundef 0, ptr noundef %1, ptr noundef %2, i64 noundef %43, ptr noundef %22, i32 noundef 0, ptr noundef %5, ptr noundef %6, i64 noundef %44, i32 noundef 0, i64 noundef %45)
  br label %48

46:
  %47 = call i32 @tapeless_library_MPI_Neighbor_alltoallv(ptr noundef %.90, ptr noundef %1, ptr noundef %2, ptr noundef %13, ptr noundef %22, ptr noundef %5, ptr noundef %6, ptr noundef %14, ptr noundef %24)
  br label %48

48:
  %.0 = phi i32 [ %47, %46 ], [ 0, %30 ], [ 0, %34 ], [ 0, %38 ], [ 0, %42 ]
  %49 = icmp ne ptr %9, null
  br i1 %49, label %50, label %51

50:
  store i32 %.0, ptr %9, align 4
  br label %51

51:
  ret void
}

declare void @tapeless_library_mpi_neighbor_alltoallv_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

declare i1 @llvm.is.constant.i1(i1)

declare ptr @tapeless_library_MPI_Type_f2c(i32 noundef)

declare i32 @tapeless_library_MPI_Send(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef)

declare ptr @tapeless_library_MPI_Comm_f2c(i32 noundef)

declare i32 @tapeless_library_MPI_Ssend(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef)

declare i32 @tapeless_library_MPI_Rsend(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef)

declare i32 @tapeless_library_MPI_Bsend(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef)

declare i32 @tapeless_library_MPI_Recv(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef)

declare void @tapeless_mpi_send_double(ptr noundef, i32 noundef, i32 noundef, i64 noundef, i32 noundef, i32 noundef, i64 noundef, ptr noundef, i64 noundef, i64 noundef, i64 noundef)

declare void @tapeless_mpi_send_float(ptr noundef, i32 noundef, i32 noundef, i64 noundef, i32 noundef, i32 noundef, i64 noundef, ptr noundef, i64 noundef, i64 noundef, i64 noundef)

declare void @tapeless_mpi_send_any(ptr noundef, i32 noundef, i32 noundef, i64 noundef, i32 noundef, i32 noundef, i64 noundef, ptr noundef, i64 noundef, i64 noundef, i64 noundef)

declare void @tapeless_mpi_send_bytes(ptr noundef, i32 noundef, i32 noundef, i64 noundef, i32 noundef, i32 noundef, i64 noundef, ptr noundef, i64 noundef, i64 noundef, i64 noundef)

declare void @tapeless_mpi_receive_double(ptr noundef, i32 noundef, i32 noundef, i64 noundef, i32 noundef, i32 noundef, i64 noundef, ptr noundef, i64 noundef, i64 noundef, i64 noundef)

declare void @tapeless_mpi_receive_float(ptr noundef, i32 noundef, i32 noundef, i64 noundef, i32 noundef, i32 noundef, i64 noundef, ptr noundef, i64 noundef, i64 noundef, i64 noundef)

declare void @tapeless_mpi_receive_any(ptr noundef, i32 noundef, i32 noundef, i64 noundef, i32 noundef, i32 noundef, i64 noundef, ptr noundef, i64 noundef, i64 noundef, i64 noundef)

declare void @tapeless_mpi_receive_bytes(ptr noundef, i32 noundef, i32 noundef, i64 noundef, i32 noundef, i32 noundef, i64 noundef, ptr noundef, i64 noundef, i64 noundef, i64 noundef)

declare i32 @tapeless_library_MPI_Sendrecv(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef)

declare i32 @tapeless_library_MPI_Sendrecv_replace(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef)

declare i32 @tapeless_library_MPI_Type_size(ptr noundef, ptr noundef)

declare ptr @malloc(i64 noundef)

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)

declare void @free(ptr noundef)

declare void @tapeless_mpi_broadcast_double(ptr noundef, i32 noundef, i64 noundef, i32 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef)

declare void @tapeless_mpi_broadcast_float(ptr noundef, i32 noundef, i64 noundef, i32 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef)

declare void @tapeless_mpi_broadcast_any(ptr noundef, i32 noundef, i64 noundef, i32 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef)

declare void @tapeless_mpi_broadcast_bytes(ptr noundef, i32 noundef, i64 noundef, i32 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef)

declare i32 @tapeless_library_MPI_Bcast(ptr noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef)

declare void @tapeless_mpi_reduce_double(i32 noundef, ptr noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef, i64 noundef)

declare void @tapeless_mpi_reduce_float(i32 noundef, ptr noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef, i64 noundef)

declare void @tapeless_mpi_reduce_any(i32 noundef, ptr noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef, i64 noundef)

declare void @tapeless_mpi_reduce_bytes(i32 noundef, ptr noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef, i64 noundef)

declare i32 @tapeless_library_MPI_Reduce(ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef)

declare ptr @tapeless_library_MPI_Op_f2c(i32 noundef)

declare i32 @tapeless_library_MPI_Allreduce(ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef)

declare i32 @tapeless_library_MPI_Scan(ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef)

declare i32 @tapeless_library_MPI_Exscan(ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef)

declare void @tapeless_mpi_move_double(i32 noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, i64 noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, i64 noundef, i32 noundef, i64 noundef)

declare void @tapeless_mpi_move_float(i32 noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, i64 noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, i64 noundef, i32 noundef, i64 noundef)

declare void @tapeless_mpi_move_any(i32 noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, i64 noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, i64 noundef, i32 noundef, i64 noundef)

declare void @tapeless_mpi_move_bytes(i32 noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, i64 noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, i64 noundef, i32 noundef, i64 noundef)

declare i32 @tapeless_library_MPI_Reduce_scatter_block(ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef)

declare i32 @tapeless_library_MPI_Reduce_scatter(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

declare i32 @tapeless_library_MPI_Gather(ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef)

declare i32 @tapeless_library_MPI_Gatherv(ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef)

declare i32 @tapeless_library_MPI_Scatter(ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef)

declare i32 @tapeless_library_MPI_Scatterv(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef)

declare i32 @tapeless_library_MPI_Allgather(ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef)

declare i32 @tapeless_library_MPI_Allgatherv(ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

declare i32 @tapeless_library_MPI_Alltoall(ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef)

declare i32 @tapeless_library_MPI_Alltoallv(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

declare i32 @tapeless_library_MPI_Neighbor_allgather(ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef)

declare i32 @tapeless_library_MPI_Neighbor_allgatherv(ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

declare i32 @tapeless_library_MPI_Neighbor_alltoall(ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef)

declare i32 @tapeless_library_MPI_Neighbor_alltoallv(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

; Made from calls.c by `cargo xtask bodies`.
%struct.ompi_predefined_datatype_t = type opaque

@ompi_mpi_double = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_c_double_complex = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_dblcplex = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_dblprec = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_real8 = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_float = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_c_float_complex = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_cplex = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_real = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_real4 = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_char = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_signed_char = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_unsigned_char = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_short = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_unsigned_short = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_int = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_unsigned = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_long = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_unsigned_long = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_long_long_int = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_unsigned_long_long = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_int8_t = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_int16_t = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_int32_t = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_int64_t = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_uint8_t = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_uint16_t = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_uint32_t = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_uint64_t = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_c_bool = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_wchar = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_2int = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_integer = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_logical = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_character = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_aint = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_offset = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_count = external global %struct.ompi_predefined_datatype_t, align 1

define dso_local i32 @tapeless_body_MPI_Send(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5) {
  %7 = alloca ptr, align 8
  %8 = icmp eq ptr %2, @ompi_mpi_double
  %9 = icmp eq ptr %2, @ompi_mpi_c_double_complex
  %or.cond = or i1 %8, %9
  %10 = icmp eq ptr %2, @ompi_mpi_dblcplex
  %or.cond122 = or i1 %or.cond, %10
  %11 = icmp eq ptr %2, @ompi_mpi_dblprec
  %or.cond123 = or i1 %or.cond122, %11
  %12 = icmp eq ptr %2, @ompi_mpi_real8
  %or.cond124 = or i1 %or.cond123, %12
  br i1 %or.cond124, label %48, label %13

13:
  %14 = icmp eq ptr %2, @ompi_mpi_float
  %15 = icmp eq ptr %2, @ompi_mpi_c_float_complex
  %or.cond125 = or i1 %14, %15
  %16 = icmp eq ptr %2, @ompi_mpi_cplex
  %or.cond126 = or i1 %or.cond125, %16
  %17 = icmp eq ptr %2, @ompi_mpi_real
  %or.cond127 = or i1 %or.cond126, %17
  %18 = icmp eq ptr %2, @ompi_mpi_real4
  %or.cond128 = or i1 %or.cond127, %18
  br i1 %or.cond128, label %48, label %19

19:
  %20 = icmp eq ptr %2, @ompi_mpi_char
  %21 = icmp eq ptr %2, @ompi_mpi_signed_char
  %or.cond129 = or i1 %20, %21
  %22 = icmp eq ptr %2, @ompi_mpi_unsigned_char
  %or.cond130 = or i1 %or.cond129, %22
  %23 = icmp eq ptr %2, @ompi_mpi_short
  %or.cond131 = or i1 %or.cond130, %23
  %24 = icmp eq ptr %2, @ompi_mpi_unsigned_short
  %or.cond132 = or i1 %or.cond131, %24
  %25 = icmp eq ptr %2, @ompi_mpi_int
  %or.cond133 = or i1 %or.cond132, %25
  %26 = icmp eq ptr %2, @ompi_mpi_unsigned
  %or.cond134 = or i1 %or.cond133, %26
  %27 = icmp eq ptr %2, @ompi_mpi_long
  %or.cond135 = or i1 %or.cond134, %27
  %28 = icmp eq ptr %2, @ompi_mpi_unsigned_long
  %or.cond136 = or i1 %or.cond135, %28
  %29 = icmp eq ptr %2, @ompi_mpi_long_long_int
  %or.cond137 = or i1 %or.cond136, %29
  %30 = icmp eq ptr %2, @ompi_mpi_unsigned_long_long
  %or.cond138 = or i1 %or.cond137, %30
  %31 = icmp eq ptr %2, @ompi_mpi_int8_t
  %or.cond139 = or i1 %or.cond138, %31
  %32 = icmp eq ptr %2, @ompi_mpi_int16_t
  %or.cond140 = or i1 %or.cond139, %32
  %33 = icmp eq ptr %2, @ompi_mpi_int32_t
  %or.cond141 = or i1 %or.cond140, %33
  %34 = icmp eq ptr %2, @ompi_mpi_int64_t
  %or.cond142 = or i1 %or.cond141, %34
  %35 = icmp eq ptr %2, @ompi_mpi_uint8_t
  %or.cond143 = or i1 %or.cond142, %35
  %36 = icmp eq ptr %2, @ompi_mpi_uint16_t
  %or.cond144 = or i1 %or.cond143, %36
  %37 = icmp eq ptr %2, @ompi_mpi_uint32_t
  %or.cond145 = or i1 %or.cond144, %37
  %38 = icmp eq ptr %2, @ompi_mpi_uint64_t
  %or.cond146 = or i1 %or.cond145, %38
  %39 = icmp eq ptr %2, @ompi_mpi_c_bool
  %or.cond147 = or i1 %or.cond146, %39
  %40 = icmp eq ptr %2, @ompi_mpi_wchar
  %or.cond148 = or i1 %or.cond147, %40
  %41 = icmp eq ptr %2, @ompi_mpi_2int
  %or.cond149 = or i1 %or.cond148, %41
  %42 = icmp eq ptr %2, @ompi_mpi_integer
  %or.cond150 = or i1 %or.cond149, %42
  %43 = icmp eq ptr %2, @ompi_mpi_logical
  %or.cond151 = or i1 %or.cond150, %43
  %44 = icmp eq ptr %2, @ompi_mpi_character
  %or.cond152 = or i1 %or.cond151, %44
  %45 = icmp eq ptr %2, @ompi_mpi_aint
  %or.cond153 = or i1 %or.cond152, %45
  %46 = icmp eq ptr %2, @ompi_mpi_offset
  %or.cond154 = or i1 %or.cond153, %46
  %47 = icmp eq ptr %2, @ompi_mpi_count
  %or.cond155 = or i1 %or.cond154, %47
  %spec.select = select i1 %or.cond155, i32 0, i32 3
  br label %48

48:
  %.0120 = phi i32 [ %spec.select, %19 ], [ 1, %6 ], [ 2, %13 ]
  %49 = icmp eq i32 %.0120, 0
  br i1 %49, label %50, label %52

50:
  %51 = call i32 @tapeless_library_MPI_Send(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5)
  br label %104

52:
  %53 = icmp eq ptr %2, @ompi_mpi_double
  %54 = icmp eq ptr %2, @ompi_mpi_c_double_complex
  %or.cond156 = or i1 %53, %54
  %55 = icmp eq ptr %2, @ompi_mpi_dblcplex
  %or.cond157 = or i1 %or.cond156, %55
  %56 = icmp eq ptr %2, @ompi_mpi_dblprec
  %or.cond158 = or i1 %or.cond157, %56
  %57 = icmp eq ptr %2, @ompi_mpi_real8
  %or.cond159 = or i1 %or.cond158, %57
  br i1 %or.cond159, label %93, label %58

58:
  %59 = icmp eq ptr %2, @ompi_mpi_float
  %60 = icmp eq ptr %2, @ompi_mpi_c_float_complex
  %or.cond160 = or i1 %59, %60
  %61 = icmp eq ptr %2, @ompi_mpi_cplex
  %or.cond161 = or i1 %or.cond160, %61
  %62 = icmp eq ptr %2, @ompi_mpi_real
  %or.cond162 = or i1 %or.cond161, %62
  %63 = icmp eq ptr %2, @ompi_mpi_real4
  %or.cond163 = or i1 %or.cond162, %63
  br i1 %or.cond163, label %93, label %64

64:
  %65 = icmp eq ptr %2, @ompi_mpi_char
  %66 = icmp eq ptr %2, @ompi_mpi_signed_char
  %or.cond164 = or i1 %65, %66
  %67 = icmp eq ptr %2, @ompi_mpi_unsigned_char
  %or.cond165 = or i1 %or.cond164, %67
  %68 = icmp eq ptr %2, @ompi_mpi_short
  %or.cond166 = or i1 %or.cond165, %68
  %69 = icmp eq ptr %2, @ompi_mpi_unsigned_short
  %or.cond167 = or i1 %or.cond166, %69
  %70 = icmp eq ptr %2, @ompi_mpi_int
  %or.cond168 = or i1 %or.cond167, %70
  %71 = icmp eq ptr %2, @ompi_mpi_unsigned
  %or.cond169 = or i1 %or.cond168, %71
  %72 = icmp eq ptr %2, @ompi_mpi_long
  %or.cond170 = or i1 %or.cond169, %72
  %73 = icmp eq ptr %2, @ompi_mpi_unsigned_long
  %or.cond171 = or i1 %or.cond170, %73
  %74 = icmp eq ptr %2, @ompi_mpi_long_long_int
  %or.cond172 = or i1 %or.cond171, %74
  %75 = icmp eq ptr %2, @ompi_mpi_unsigned_long_long
  %or.cond173 = or i1 %or.cond172, %75
  %76 = icmp eq ptr %2, @ompi_mpi_int8_t
  %or.cond174 = or i1 %or.cond173, %76
  %77 = icmp eq ptr %2, @ompi_mpi_int16_t
  %or.cond175 = or i1 %or.cond174, %77
  %78 = icmp eq ptr %2, @ompi_mpi_int32_t
  %or.cond176 = or i1 %or.cond175, %78
  %79 = icmp eq ptr %2, @ompi_mpi_int64_t
  %or.cond177 = or i1 %or.cond176, %79
  %80 = icmp eq ptr %2, @ompi_mpi_uint8_t
  %or.cond178 = or i1 %or.cond177, %80
  %81 = icmp eq ptr %2, @ompi_mpi_uint16_t
  %or.cond179 = or i1 %or.cond178, %81
  %82 = icmp eq ptr %2, @ompi_mpi_uint32_t
  %or.cond180 = or i1 %or.cond179, %82
  %83 = icmp eq ptr %2, @ompi_mpi_uint64_t
  %or.cond181 = or i1 %or.cond180, %83
  %84 = icmp eq ptr %2, @ompi_mpi_c_bool
  %or.cond182 = or i1 %or.cond181, %84
  %85 = icmp eq ptr %2, @ompi_mpi_wchar
  %or.cond183 = or i1 %or.cond182, %85
  %86 = icmp eq ptr %2, @ompi_mpi_2int
  %or.cond184 = or i1 %or.cond183, %86
  %87 = icmp eq ptr %2, @ompi_mpi_integer
  %or.cond185 = or i1 %or.cond184, %87
  %88 = icmp eq ptr %2, @ompi_mpi_logical
  %or.cond186 = or i1 %or.cond185, %88
  %89 = icmp eq ptr %2, @ompi_mpi_character
  %or.cond187 = or i1 %or.cond186, %89
  %90 = icmp eq ptr %2, @ompi_mpi_aint
  %or.cond188 = or i1 %or.cond187, %90
  %91 = icmp eq ptr %2, @ompi_mpi_offset
  %or.cond189 = or i1 %or.cond188, %91
  %92 = icmp eq ptr %2, @ompi_mpi_count
  %or.cond190 = or i1 %or.cond189, %92
  %spec.select191 = select i1 %or.cond190, i32 0, i32 3
  br label %93

93:
  %.0 = phi i32 [ %spec.select191, %64 ], [ 1, %52 ], [ 2, %58 ]
  switch i32 %.0, label %.unreachabledefault [
    i32 1, label %94
    i32 2, label %97
    i32 3, label %100
    i32 0, label %103
  ]

94:
  %95 = ptrtoint ptr %2 to i64
  %96 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_double(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %95, i32 noundef %3, i32 noundef %4, i64 noundef %96, ptr noundef %7)
  br label %103

97:
  %98 = ptrtoint ptr %2 to i64
  %99 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_float(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %98, i32 noundef %3, i32 noundef %4, i64 noundef %99, ptr noundef %7)
  br label %103

100:
  %101 = ptrtoint ptr %2 to i64
  %102 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_any(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %101, i32 noundef %3, i32 noundef %4, i64 noundef %102, ptr noundef %7)
  br label %103

.unreachabledefault:
  unreachable

103:
  call void @tapeless_mpi_complete(i32 noundef 0, i32 noundef 1, ptr noundef %7, ptr noundef null, ptr noundef null, ptr noundef null)
  br label %104

104:
  %.0121 = phi i32 [ %51, %50 ], [ 0, %103 ]
  ret i32 %.0121
}

declare i32 @tapeless_library_MPI_Send(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Ssend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5) {
  %7 = alloca ptr, align 8
  %8 = icmp eq ptr %2, @ompi_mpi_double
  %9 = icmp eq ptr %2, @ompi_mpi_c_double_complex
  %or.cond = or i1 %8, %9
  %10 = icmp eq ptr %2, @ompi_mpi_dblcplex
  %or.cond122 = or i1 %or.cond, %10
  %11 = icmp eq ptr %2, @ompi_mpi_dblprec
  %or.cond123 = or i1 %or.cond122, %11
  %12 = icmp eq ptr %2, @ompi_mpi_real8
  %or.cond124 = or i1 %or.cond123, %12
  br i1 %or.cond124, label %48, label %13

13:
  %14 = icmp eq ptr %2, @ompi_mpi_float
  %15 = icmp eq ptr %2, @ompi_mpi_c_float_complex
  %or.cond125 = or i1 %14, %15
  %16 = icmp eq ptr %2, @ompi_mpi_cplex
  %or.cond126 = or i1 %or.cond125, %16
  %17 = icmp eq ptr %2, @ompi_mpi_real
  %or.cond127 = or i1 %or.cond126, %17
  %18 = icmp eq ptr %2, @ompi_mpi_real4
  %or.cond128 = or i1 %or.cond127, %18
  br i1 %or.cond128, label %48, label %19

19:
  %20 = icmp eq ptr %2, @ompi_mpi_char
  %21 = icmp eq ptr %2, @ompi_mpi_signed_char
  %or.cond129 = or i1 %20, %21
  %22 = icmp eq ptr %2, @ompi_mpi_unsigned_char
  %or.cond130 = or i1 %or.cond129, %22
  %23 = icmp eq ptr %2, @ompi_mpi_short
  %or.cond131 = or i1 %or.cond130, %23
  %24 = icmp eq ptr %2, @ompi_mpi_unsigned_short
  %or.cond132 = or i1 %or.cond131, %24
  %25 = icmp eq ptr %2, @ompi_mpi_int
  %or.cond133 = or i1 %or.cond132, %25
  %26 = icmp eq ptr %2, @ompi_mpi_unsigned
  %or.cond134 = or i1 %or.cond133, %26
  %27 = icmp eq ptr %2, @ompi_mpi_long
  %or.cond135 = or i1 %or.cond134, %27
  %28 = icmp eq ptr %2, @ompi_mpi_unsigned_long
  %or.cond136 = or i1 %or.cond135, %28
  %29 = icmp eq ptr %2, @ompi_mpi_long_long_int
  %or.cond137 = or i1 %or.cond136, %29
  %30 = icmp eq ptr %2, @ompi_mpi_unsigned_long_long
  %or.cond138 = or i1 %or.cond137, %30
  %31 = icmp eq ptr %2, @ompi_mpi_int8_t
  %or.cond139 = or i1 %or.cond138, %31
  %32 = icmp eq ptr %2, @ompi_mpi_int16_t
  %or.cond140 = or i1 %or.cond139, %32
  %33 = icmp eq ptr %2, @ompi_mpi_int32_t
  %or.cond141 = or i1 %or.cond140, %33
  %34 = icmp eq ptr %2, @ompi_mpi_int64_t
  %or.cond142 = or i1 %or.cond141, %34
  %35 = icmp eq ptr %2, @ompi_mpi_uint8_t
  %or.cond143 = or i1 %or.cond142, %35
  %36 = icmp eq ptr %2, @ompi_mpi_uint16_t
  %or.cond144 = or i1 %or.cond143, %36
  %37 = icmp eq ptr %2, @ompi_mpi_uint32_t
  %or.cond145 = or i1 %or.cond144, %37
  %38 = icmp eq ptr %2, @ompi_mpi_uint64_t
  %or.cond146 = or i1 %or.cond145, %38
  %39 = icmp eq ptr %2, @ompi_mpi_c_bool
  %or.cond147 = or i1 %or.cond146, %39
  %40 = icmp eq ptr %2, @ompi_mpi_wchar
  %or.cond148 = or i1 %or.cond147, %40
  %41 = icmp eq ptr %2, @ompi_mpi_2int
  %or.cond149 = or i1 %or.cond148, %41
  %42 = icmp eq ptr %2, @ompi_mpi_integer
  %or.cond150 = or i1 %or.cond149, %42
  %43 = icmp eq ptr %2, @ompi_mpi_logical
  %or.cond151 = or i1 %or.cond150, %43
  %44 = icmp eq ptr %2, @ompi_mpi_character
  %or.cond152 = or i1 %or.cond151, %44
  %45 = icmp eq ptr %2, @ompi_mpi_aint
  %or.cond153 = or i1 %or.cond152, %45
  %46 = icmp eq ptr %2, @ompi_mpi_offset
  %or.cond154 = or i1 %or.cond153, %46
  %47 = icmp eq ptr %2, @ompi_mpi_count
  %or.cond155 = or i1 %or.cond154, %47
  %spec.select = select i1 %or.cond155, i32 0, i32 3
  br label %48

48:
  %.0120 = phi i32 [ %spec.select, %19 ], [ 1, %6 ], [ 2, %13 ]
  %49 = icmp eq i32 %.0120, 0
  br i1 %49, label %50, label %52

50:
  %51 = call i32 @tapeless_library_MPI_Ssend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5)
  br label %104

52:
  %53 = icmp eq ptr %2, @ompi_mpi_double
  %54 = icmp eq ptr %2, @ompi_mpi_c_double_complex
  %or.cond156 = or i1 %53, %54
  %55 = icmp eq ptr %2, @ompi_mpi_dblcplex
  %or.cond157 = or i1 %or.cond156, %55
  %56 = icmp eq ptr %2, @ompi_mpi_dblprec
  %or.cond158 = or i1 %or.cond157, %56
  %57 = icmp eq ptr %2, @ompi_mpi_real8
  %or.cond159 = or i1 %or.cond158, %57
  br i1 %or.cond159, label %93, label %58

58:
  %59 = icmp eq ptr %2, @ompi_mpi_float
  %60 = icmp eq ptr %2, @ompi_mpi_c_float_complex
  %or.cond160 = or i1 %59, %60
  %61 = icmp eq ptr %2, @ompi_mpi_cplex
  %or.cond161 = or i1 %or.cond160, %61
  %62 = icmp eq ptr %2, @ompi_mpi_real
  %or.cond162 = or i1 %or.cond161, %62
  %63 = icmp eq ptr %2, @ompi_mpi_real4
  %or.cond163 = or i1 %or.cond162, %63
  br i1 %or.cond163, label %93, label %64

64:
  %65 = icmp eq ptr %2, @ompi_mpi_char
  %66 = icmp eq ptr %2, @ompi_mpi_signed_char
  %or.cond164 = or i1 %65, %66
  %67 = icmp eq ptr %2, @ompi_mpi_unsigned_char
  %or.cond165 = or i1 %or.cond164, %67
  %68 = icmp eq ptr %2, @ompi_mpi_short
  %or.cond166 = or i1 %or.cond165, %68
  %69 = icmp eq ptr %2, @ompi_mpi_unsigned_short
  %or.cond167 = or i1 %or.cond166, %69
  %70 = icmp eq ptr %2, @ompi_mpi_int
  %or.cond168 = or i1 %or.cond167, %70
  %71 = icmp eq ptr %2, @ompi_mpi_unsigned
  %or.cond169 = or i1 %or.cond168, %71
  %72 = icmp eq ptr %2, @ompi_mpi_long
  %or.cond170 = or i1 %or.cond169, %72
  %73 = icmp eq ptr %2, @ompi_mpi_unsigned_long
  %or.cond171 = or i1 %or.cond170, %73
  %74 = icmp eq ptr %2, @ompi_mpi_long_long_int
  %or.cond172 = or i1 %or.cond171, %74
  %75 = icmp eq ptr %2, @ompi_mpi_unsigned_long_long
  %or.cond173 = or i1 %or.cond172, %75
  %76 = icmp eq ptr %2, @ompi_mpi_int8_t
  %or.cond174 = or i1 %or.cond173, %76
  %77 = icmp eq ptr %2, @ompi_mpi_int16_t
  %or.cond175 = or i1 %or.cond174, %77
  %78 = icmp eq ptr %2, @ompi_mpi_int32_t
  %or.cond176 = or i1 %or.cond175, %78
  %79 = icmp eq ptr %2, @ompi_mpi_int64_t
  %or.cond177 = or i1 %or.cond176, %79
  %80 = icmp eq ptr %2, @ompi_mpi_uint8_t
  %or.cond178 = or i1 %or.cond177, %80
  %81 = icmp eq ptr %2, @ompi_mpi_uint16_t
  %or.cond179 = or i1 %or.cond178, %81
  %82 = icmp eq ptr %2, @ompi_mpi_uint32_t
  %or.cond180 = or i1 %or.cond179, %82
  %83 = icmp eq ptr %2, @ompi_mpi_uint64_t
  %or.cond181 = or i1 %or.cond180, %83
  %84 = icmp eq ptr %2, @ompi_mpi_c_bool
  %or.cond182 = or i1 %or.cond181, %84
  %85 = icmp eq ptr %2, @ompi_mpi_wchar
  %or.cond183 = or i1 %or.cond182, %85
  %86 = icmp eq ptr %2, @ompi_mpi_2int
  %or.cond184 = or i1 %or.cond183, %86
  %87 = icmp eq ptr %2, @ompi_mpi_integer
  %or.cond185 = or i1 %or.cond184, %87
  %88 = icmp eq ptr %2, @ompi_mpi_logical
  %or.cond186 = or i1 %or.cond185, %88
  %89 = icmp eq ptr %2, @ompi_mpi_character
  %or.cond187 = or i1 %or.cond186, %89
  %90 = icmp eq ptr %2, @ompi_mpi_aint
  %or.cond188 = or i1 %or.cond187, %90
  %91 = icmp eq ptr %2, @ompi_mpi_offset
  %or.cond189 = or i1 %or.cond188, %91
  %92 = icmp eq ptr %2, @ompi_mpi_count
  %or.cond190 = or i1 %or.cond189, %92
  %spec.select191 = select i1 %or.cond190, i32 0, i32 3
  br label %93

93:
  %.0 = phi i32 [ %spec.select191, %64 ], [ 1, %52 ], [ 2, %58 ]
  switch i32 %.0, label %.unreachabledefault [
    i32 1, label %94
    i32 2, label %97
    i32 3, label %100
    i32 0, label %103
  ]

94:
  %95 = ptrtoint ptr %2 to i64
  %96 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_double(ptr noundef %0, i32 noundef 1, i32 noundef %1, i64 noundef %95, i32 noundef %3, i32 noundef %4, i64 noundef %96, ptr noundef %7)
  br label %103

97:
  %98 = ptrtoint ptr %2 to i64
  %99 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_float(ptr noundef %0, i32 noundef 1, i32 noundef %1, i64 noundef %98, i32 noundef %3, i32 noundef %4, i64 noundef %99, ptr noundef %7)
  br label %103

100:
  %101 = ptrtoint ptr %2 to i64
  %102 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_any(ptr noundef %0, i32 noundef 1, i32 noundef %1, i64 noundef %101, i32 noundef %3, i32 noundef %4, i64 noundef %102, ptr noundef %7)
  br label %103

.unreachabledefault:
  unreachable

103:
  call void @tapeless_mpi_complete(i32 noundef 0, i32 noundef 1, ptr noundef %7, ptr noundef null, ptr noundef null, ptr noundef null)
  br label %104

104:
  %.0121 = phi i32 [ %51, %50 ], [ 0, %103 ]
  ret i32 %.0121
}

declare i32 @tapeless_library_MPI_Ssend(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Rsend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5) {
  %7 = alloca ptr, align 8
  %8 = icmp eq ptr %2, @ompi_mpi_double
  %9 = icmp eq ptr %2, @ompi_mpi_c_double_complex
  %or.cond = or i1 %8, %9
  %10 = icmp eq ptr %2, @ompi_mpi_dblcplex
  %or.cond122 = or i1 %or.cond, %10
  %11 = icmp eq ptr %2, @ompi_mpi_dblprec
  %or.cond123 = or i1 %or.cond122, %11
  %12 = icmp eq ptr %2, @ompi_mpi_real8
  %or.cond124 = or i1 %or.cond123, %12
  br i1 %or.cond124, label %48, label %13

13:
  %14 = icmp eq ptr %2, @ompi_mpi_float
  %15 = icmp eq ptr %2, @ompi_mpi_c_float_complex
  %or.cond125 = or i1 %14, %15
  %16 = icmp eq ptr %2, @ompi_mpi_cplex
  %or.cond126 = or i1 %or.cond125, %16
  %17 = icmp eq ptr %2, @ompi_mpi_real
  %or.cond127 = or i1 %or.cond126, %17
  %18 = icmp eq ptr %2, @ompi_mpi_real4
  %or.cond128 = or i1 %or.cond127, %18
  br i1 %or.cond128, label %48, label %19

19:
  %20 = icmp eq ptr %2, @ompi_mpi_char
  %21 = icmp eq ptr %2, @ompi_mpi_signed_char
  %or.cond129 = or i1 %20, %21
  %22 = icmp eq ptr %2, @ompi_mpi_unsigned_char
  %or.cond130 = or i1 %or.cond129, %22
  %23 = icmp eq ptr %2, @ompi_mpi_short
  %or.cond131 = or i1 %or.cond130, %23
  %24 = icmp eq ptr %2, @ompi_mpi_unsigned_short
  %or.cond132 = or i1 %or.cond131, %24
  %25 = icmp eq ptr %2, @ompi_mpi_int
  %or.cond133 = or i1 %or.cond132, %25
  %26 = icmp eq ptr %2, @ompi_mpi_unsigned
  %or.cond134 = or i1 %or.cond133, %26
  %27 = icmp eq ptr %2, @ompi_mpi_long
  %or.cond135 = or i1 %or.cond134, %27
  %28 = icmp eq ptr %2, @ompi_mpi_unsigned_long
  %or.cond136 = or i1 %or.cond135, %28
  %29 = icmp eq ptr %2, @ompi_mpi_long_long_int
  %or.cond137 = or i1 %or.cond136, %29
  %30 = icmp eq ptr %2, @ompi_mpi_unsigned_long_long
  %or.cond138 = or i1 %or.cond137, %30
  %31 = icmp eq ptr %2, @ompi_mpi_int8_t
  %or.cond139 = or i1 %or.cond138, %31
  %32 = icmp eq ptr %2, @ompi_mpi_int16_t
  %or.cond140 = or i1 %or.cond139, %32
  %33 = icmp eq ptr %2, @ompi_mpi_int32_t
  %or.cond141 = or i1 %or.cond140, %33
  %34 = icmp eq ptr %2, @ompi_mpi_int64_t
  %or.cond142 = or i1 %or.cond141, %34
  %35 = icmp eq ptr %2, @ompi_mpi_uint8_t
  %or.cond143 = or i1 %or.cond142, %35
  %36 = icmp eq ptr %2, @ompi_mpi_uint16_t
  %or.cond144 = or i1 %or.cond143, %36
  %37 = icmp eq ptr %2, @ompi_mpi_uint32_t
  %or.cond145 = or i1 %or.cond144, %37
  %38 = icmp eq ptr %2, @ompi_mpi_uint64_t
  %or.cond146 = or i1 %or.cond145, %38
  %39 = icmp eq ptr %2, @ompi_mpi_c_bool
  %or.cond147 = or i1 %or.cond146, %39
  %40 = icmp eq ptr %2, @ompi_mpi_wchar
  %or.cond148 = or i1 %or.cond147, %40
  %41 = icmp eq ptr %2, @ompi_mpi_2int
  %or.cond149 = or i1 %or.cond148, %41
  %42 = icmp eq ptr %2, @ompi_mpi_integer
  %or.cond150 = or i1 %or.cond149, %42
  %43 = icmp eq ptr %2, @ompi_mpi_logical
  %or.cond151 = or i1 %or.cond150, %43
  %44 = icmp eq ptr %2, @ompi_mpi_character
  %or.cond152 = or i1 %or.cond151, %44
  %45 = icmp eq ptr %2, @ompi_mpi_aint
  %or.cond153 = or i1 %or.cond152, %45
  %46 = icmp eq ptr %2, @ompi_mpi_offset
  %or.cond154 = or i1 %or.cond153, %46
  %47 = icmp eq ptr %2, @ompi_mpi_count
  %or.cond155 = or i1 %or.cond154, %47
  %spec.select = select i1 %or.cond155, i32 0, i32 3
  br label %48

48:
  %.0120 = phi i32 [ %spec.select, %19 ], [ 1, %6 ], [ 2, %13 ]
  %49 = icmp eq i32 %.0120, 0
  br i1 %49, label %50, label %52

50:
  %51 = call i32 @tapeless_library_MPI_Rsend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5)
  br label %104

52:
  %53 = icmp eq ptr %2, @ompi_mpi_double
  %54 = icmp eq ptr %2, @ompi_mpi_c_double_complex
  %or.cond156 = or i1 %53, %54
  %55 = icmp eq ptr %2, @ompi_mpi_dblcplex
  %or.cond157 = or i1 %or.cond156, %55
  %56 = icmp eq ptr %2, @ompi_mpi_dblprec
  %or.cond158 = or i1 %or.cond157, %56
  %57 = icmp eq ptr %2, @ompi_mpi_real8
  %or.cond159 = or i1 %or.cond158, %57
  br i1 %or.cond159, label %93, label %58

58:
  %59 = icmp eq ptr %2, @ompi_mpi_float
  %60 = icmp eq ptr %2, @ompi_mpi_c_float_complex
  %or.cond160 = or i1 %59, %60
  %61 = icmp eq ptr %2, @ompi_mpi_cplex
  %or.cond161 = or i1 %or.cond160, %61
  %62 = icmp eq ptr %2, @ompi_mpi_real
  %or.cond162 = or i1 %or.cond161, %62
  %63 = icmp eq ptr %2, @ompi_mpi_real4
  %or.cond163 = or i1 %or.cond162, %63
  br i1 %or.cond163, label %93, label %64

64:
  %65 = icmp eq ptr %2, @ompi_mpi_char
  %66 = icmp eq ptr %2, @ompi_mpi_signed_char
  %or.cond164 = or i1 %65, %66
  %67 = icmp eq ptr %2, @ompi_mpi_unsigned_char
  %or.cond165 = or i1 %or.cond164, %67
  %68 = icmp eq ptr %2, @ompi_mpi_short
  %or.cond166 = or i1 %or.cond165, %68
  %69 = icmp eq ptr %2, @ompi_mpi_unsigned_short
  %or.cond167 = or i1 %or.cond166, %69
  %70 = icmp eq ptr %2, @ompi_mpi_int
  %or.cond168 = or i1 %or.cond167, %70
  %71 = icmp eq ptr %2, @ompi_mpi_unsigned
  %or.cond169 = or i1 %or.cond168, %71
  %72 = icmp eq ptr %2, @ompi_mpi_long
  %or.cond170 = or i1 %or.cond169, %72
  %73 = icmp eq ptr %2, @ompi_mpi_unsigned_long
  %or.cond171 = or i1 %or.cond170, %73
  %74 = icmp eq ptr %2, @ompi_mpi_long_long_int
  %or.cond172 = or i1 %or.cond171, %74
  %75 = icmp eq ptr %2, @ompi_mpi_unsigned_long_long
  %or.cond173 = or i1 %or.cond172, %75
  %76 = icmp eq ptr %2, @ompi_mpi_int8_t
  %or.cond174 = or i1 %or.cond173, %76
  %77 = icmp eq ptr %2, @ompi_mpi_int16_t
  %or.cond175 = or i1 %or.cond174, %77
  %78 = icmp eq ptr %2, @ompi_mpi_int32_t
  %or.cond176 = or i1 %or.cond175, %78
  %79 = icmp eq ptr %2, @ompi_mpi_int64_t
  %or.cond177 = or i1 %or.cond176, %79
  %80 = icmp eq ptr %2, @ompi_mpi_uint8_t
  %or.cond178 = or i1 %or.cond177, %80
  %81 = icmp eq ptr %2, @ompi_mpi_uint16_t
  %or.cond179 = or i1 %or.cond178, %81
  %82 = icmp eq ptr %2, @ompi_mpi_uint32_t
  %or.cond180 = or i1 %or.cond179, %82
  %83 = icmp eq ptr %2, @ompi_mpi_uint64_t
  %or.cond181 = or i1 %or.cond180, %83
  %84 = icmp eq ptr %2, @ompi_mpi_c_bool
  %or.cond182 = or i1 %or.cond181, %84
  %85 = icmp eq ptr %2, @ompi_mpi_wchar
  %or.cond183 = or i1 %or.cond182, %85
  %86 = icmp eq ptr %2, @ompi_mpi_2int
  %or.cond184 = or i1 %or.cond183, %86
  %87 = icmp eq ptr %2, @ompi_mpi_integer
  %or.cond185 = or i1 %or.cond184, %87
  %88 = icmp eq ptr %2, @ompi_mpi_logical
  %or.cond186 = or i1 %or.cond185, %88
  %89 = icmp eq ptr %2, @ompi_mpi_character
  %or.cond187 = or i1 %or.cond186, %89
  %90 = icmp eq ptr %2, @ompi_mpi_aint
  %or.cond188 = or i1 %or.cond187, %90
  %91 = icmp eq ptr %2, @ompi_mpi_offset
  %or.cond189 = or i1 %or.cond188, %91
  %92 = icmp eq ptr %2, @ompi_mpi_count
  %or.cond190 = or i1 %or.cond189, %92
  %spec.select191 = select i1 %or.cond190, i32 0, i32 3
  br label %93

93:
  %.0 = phi i32 [ %spec.select191, %64 ], [ 1, %52 ], [ 2, %58 ]
  switch i32 %.0, label %.unreachabledefault [
    i32 1, label %94
    i32 2, label %97
    i32 3, label %100
    i32 0, label %103
  ]

94:
  %95 = ptrtoint ptr %2 to i64
  %96 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_double(ptr noundef %0, i32 noundef 2, i32 noundef %1, i64 noundef %95, i32 noundef %3, i32 noundef %4, i64 noundef %96, ptr noundef %7)
  br label %103

97:
  %98 = ptrtoint ptr %2 to i64
  %99 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_float(ptr noundef %0, i32 noundef 2, i32 noundef %1, i64 noundef %98, i32 noundef %3, i32 noundef %4, i64 noundef %99, ptr noundef %7)
  br label %103

100:
  %101 = ptrtoint ptr %2 to i64
  %102 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_any(ptr noundef %0, i32 noundef 2, i32 noundef %1, i64 noundef %101, i32 noundef %3, i32 noundef %4, i64 noundef %102, ptr noundef %7)
  br label %103

.unreachabledefault:
  unreachable

103:
  call void @tapeless_mpi_complete(i32 noundef 0, i32 noundef 1, ptr noundef %7, ptr noundef null, ptr noundef null, ptr noundef null)
  br label %104

104:
  %.0121 = phi i32 [ %51, %50 ], [ 0, %103 ]
  ret i32 %.0121
}

declare i32 @tapeless_library_MPI_Rsend(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Bsend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5) {
  %7 = alloca ptr, align 8
  %8 = icmp eq ptr %2, @ompi_mpi_double
  %9 = icmp eq ptr %2, @ompi_mpi_c_double_complex
  %or.cond = or i1 %8, %9
  %10 = icmp eq ptr %2, @ompi_mpi_dblcplex
  %or.cond122 = or i1 %or.cond, %10
  %11 = icmp eq ptr %2, @ompi_mpi_dblprec
  %or.cond123 = or i1 %or.cond122, %11
  %12 = icmp eq ptr %2, @ompi_mpi_real8
  %or.cond124 = or i1 %or.cond123, %12
  br i1 %or.cond124, label %48, label %13

13:
  %14 = icmp eq ptr %2, @ompi_mpi_float
  %15 = icmp eq ptr %2, @ompi_mpi_c_float_complex
  %or.cond125 = or i1 %14, %15
  %16 = icmp eq ptr %2, @ompi_mpi_cplex
  %or.cond126 = or i1 %or.cond125, %16
  %17 = icmp eq ptr %2, @ompi_mpi_real
  %or.cond127 = or i1 %or.cond126, %17
  %18 = icmp eq ptr %2, @ompi_mpi_real4
  %or.cond128 = or i1 %or.cond127, %18
  br i1 %or.cond128, label %48, label %19

19:
  %20 = icmp eq ptr %2, @ompi_mpi_char
  %21 = icmp eq ptr %2, @ompi_mpi_signed_char
  %or.cond129 = or i1 %20, %21
  %22 = icmp eq ptr %2, @ompi_mpi_unsigned_char
  %or.cond130 = or i1 %or.cond129, %22
  %23 = icmp eq ptr %2, @ompi_mpi_short
  %or.cond131 = or i1 %or.cond130, %23
  %24 = icmp eq ptr %2, @ompi_mpi_unsigned_short
  %or.cond132 = or i1 %or.cond131, %24
  %25 = icmp eq ptr %2, @ompi_mpi_int
  %or.cond133 = or i1 %or.cond132, %25
  %26 = icmp eq ptr %2, @ompi_mpi_unsigned
  %or.cond134 = or i1 %or.cond133, %26
  %27 = icmp eq ptr %2, @ompi_mpi_long
  %or.cond135 = or i1 %or.cond134, %27
  %28 = icmp eq ptr %2, @ompi_mpi_unsigned_long
  %or.cond136 = or i1 %or.cond135, %28
  %29 = icmp eq ptr %2, @ompi_mpi_long_long_int
  %or.cond137 = or i1 %or.cond136, %29
  %30 = icmp eq ptr %2, @ompi_mpi_unsigned_long_long
  %or.cond138 = or i1 %or.cond137, %30
  %31 = icmp eq ptr %2, @ompi_mpi_int8_t
  %or.cond139 = or i1 %or.cond138, %31
  %32 = icmp eq ptr %2, @ompi_mpi_int16_t
  %or.cond140 = or i1 %or.cond139, %32
  %33 = icmp eq ptr %2, @ompi_mpi_int32_t
  %or.cond141 = or i1 %or.cond140, %33
  %34 = icmp eq ptr %2, @ompi_mpi_int64_t
  %or.cond142 = or i1 %or.cond141, %34
  %35 = icmp eq ptr %2, @ompi_mpi_uint8_t
  %or.cond143 = or i1 %or.cond142, %35
  %36 = icmp eq ptr %2, @ompi_mpi_uint16_t
  %or.cond144 = or i1 %or.cond143, %36
  %37 = icmp eq ptr %2, @ompi_mpi_uint32_t
  %or.cond145 = or i1 %or.cond144, %37
  %38 = icmp eq ptr %2, @ompi_mpi_uint64_t
  %or.cond146 = or i1 %or.cond145, %38
  %39 = icmp eq ptr %2, @ompi_mpi_c_bool
  %or.cond147 = or i1 %or.cond146, %39
  %40 = icmp eq ptr %2, @ompi_mpi_wchar
  %or.cond148 = or i1 %or.cond147, %40
  %41 = icmp eq ptr %2, @ompi_mpi_2int
  %or.cond149 = or i1 %or.cond148, %41
  %42 = icmp eq ptr %2, @ompi_mpi_integer
  %or.cond150 = or i1 %or.cond149, %42
  %43 = icmp eq ptr %2, @ompi_mpi_logical
  %or.cond151 = or i1 %or.cond150, %43
  %44 = icmp eq ptr %2, @ompi_mpi_character
  %or.cond152 = or i1 %or.cond151, %44
  %45 = icmp eq ptr %2, @ompi_mpi_aint
  %or.cond153 = or i1 %or.cond152, %45
  %46 = icmp eq ptr %2, @ompi_mpi_offset
  %or.cond154 = or i1 %or.cond153, %46
  %47 = icmp eq ptr %2, @ompi_mpi_count
  %or.cond155 = or i1 %or.cond154, %47
  %spec.select = select i1 %or.cond155, i32 0, i32 3
  br label %48

48:
  %.0120 = phi i32 [ %spec.select, %19 ], [ 1, %6 ], [ 2, %13 ]
  %49 = icmp eq i32 %.0120, 0
  br i1 %49, label %50, label %52

50:
  %51 = call i32 @tapeless_library_MPI_Bsend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5)
  br label %104

52:
  %53 = icmp eq ptr %2, @ompi_mpi_double
  %54 = icmp eq ptr %2, @ompi_mpi_c_double_complex
  %or.cond156 = or i1 %53, %54
  %55 = icmp eq ptr %2, @ompi_mpi_dblcplex
  %or.cond157 = or i1 %or.cond156, %55
  %56 = icmp eq ptr %2, @ompi_mpi_dblprec
  %or.cond158 = or i1 %or.cond157, %56
  %57 = icmp eq ptr %2, @ompi_mpi_real8
  %or.cond159 = or i1 %or.cond158, %57
  br i1 %or.cond159, label %93, label %58

58:
  %59 = icmp eq ptr %2, @ompi_mpi_float
  %60 = icmp eq ptr %2, @ompi_mpi_c_float_complex
  %or.cond160 = or i1 %59, %60
  %61 = icmp eq ptr %2, @ompi_mpi_cplex
  %or.cond161 = or i1 %or.cond160, %61
  %62 = icmp eq ptr %2, @ompi_mpi_real
  %or.cond162 = or i1 %or.cond161, %62
  %63 = icmp eq ptr %2, @ompi_mpi_real4
  %or.cond163 = or i1 %or.cond162, %63
  br i1 %or.cond163, label %93, label %64

64:
  %65 = icmp eq ptr %2, @ompi_mpi_char
  %66 = icmp eq ptr %2, @ompi_mpi_signed_char
  %or.cond164 = or i1 %65, %66
  %67 = icmp eq ptr %2, @ompi_mpi_unsigned_char
  %or.cond165 = or i1 %or.cond164, %67
  %68 = icmp eq ptr %2, @ompi_mpi_short
  %or.cond166 = or i1 %or.cond165, %68
  %69 = icmp eq ptr %2, @ompi_mpi_unsigned_short
  %or.cond167 = or i1 %or.cond166, %69
  %70 = icmp eq ptr %2, @ompi_mpi_int
  %or.cond168 = or i1 %or.cond167, %70
  %71 = icmp eq ptr %2, @ompi_mpi_unsigned
  %or.cond169 = or i1 %or.cond168, %71
  %72 = icmp eq ptr %2, @ompi_mpi_long
  %or.cond170 = or i1 %or.cond169, %72
  %73 = icmp eq ptr %2, @ompi_mpi_unsigned_long
  %or.cond171 = or i1 %or.cond170, %73
  %74 = icmp eq ptr %2, @ompi_mpi_long_long_int
  %or.cond172 = or i1 %or.cond171, %74
  %75 = icmp eq ptr %2, @ompi_mpi_unsigned_long_long
  %or.cond173 = or i1 %or.cond172, %75
  %76 = icmp eq ptr %2, @ompi_mpi_int8_t
  %or.cond174 = or i1 %or.cond173, %76
  %77 = icmp eq ptr %2, @ompi_mpi_int16_t
  %or.cond175 = or i1 %or.cond174, %77
  %78 = icmp eq ptr %2, @ompi_mpi_int32_t
  %or.cond176 = or i1 %or.cond175, %78
  %79 = icmp eq ptr %2, @ompi_mpi_int64_t
  %or.cond177 = or i1 %or.cond176, %79
  %80 = icmp eq ptr %2, @ompi_mpi_uint8_t
  %or.cond178 = or i1 %or.cond177, %80
  %81 = icmp eq ptr %2, @ompi_mpi_uint16_t
  %or.cond179 = or i1 %or.cond178, %81
  %82 = icmp eq ptr %2, @ompi_mpi_uint32_t
  %or.cond180 = or i1 %or.cond179, %82
  %83 = icmp eq ptr %2, @ompi_mpi_uint64_t
  %or.cond181 = or i1 %or.cond180, %83
  %84 = icmp eq ptr %2, @ompi_mpi_c_bool
  %or.cond182 = or i1 %or.cond181, %84
  %85 = icmp eq ptr %2, @ompi_mpi_wchar
  %or.cond183 = or i1 %or.cond182, %85
  %86 = icmp eq ptr %2, @ompi_mpi_2int
  %or.cond184 = or i1 %or.cond183, %86
  %87 = icmp eq ptr %2, @ompi_mpi_integer
  %or.cond185 = or i1 %or.cond184, %87
  %88 = icmp eq ptr %2, @ompi_mpi_logical
  %or.cond186 = or i1 %or.cond185, %88
  %89 = icmp eq ptr %2, @ompi_mpi_character
  %or.cond187 = or i1 %or.cond186, %89
  %90 = icmp eq ptr %2, @ompi_mpi_aint
  %or.cond188 = or i1 %or.cond187, %90
  %91 = icmp eq ptr %2, @ompi_mpi_offset
  %or.cond189 = or i1 %or.cond188, %91
  %92 = icmp eq ptr %2, @ompi_mpi_count
  %or.cond190 = or i1 %or.cond189, %92
  %spec.select191 = select i1 %or.cond190, i32 0, i32 3
  br label %93

93:
  %.0 = phi i32 [ %spec.select191, %64 ], [ 1, %52 ], [ 2, %58 ]
  switch i32 %.0, label %.unreachabledefault [
    i32 1, label %94
    i32 2, label %97
    i32 3, label %100
    i32 0, label %103
  ]

94:
  %95 = ptrtoint ptr %2 to i64
  %96 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_double(ptr noundef %0, i32 noundef 3, i32 noundef %1, i64 noundef %95, i32 noundef %3, i32 noundef %4, i64 noundef %96, ptr noundef %7)
  br label %103

97:
  %98 = ptrtoint ptr %2 to i64
  %99 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_float(ptr noundef %0, i32 noundef 3, i32 noundef %1, i64 noundef %98, i32 noundef %3, i32 noundef %4, i64 noundef %99, ptr noundef %7)
  br label %103

100:
  %101 = ptrtoint ptr %2 to i64
  %102 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_any(ptr noundef %0, i32 noundef 3, i32 noundef %1, i64 noundef %101, i32 noundef %3, i32 noundef %4, i64 noundef %102, ptr noundef %7)
  br label %103

.unreachabledefault:
  unreachable

103:
  call void @tapeless_mpi_complete(i32 noundef 0, i32 noundef 1, ptr noundef %7, ptr noundef null, ptr noundef null, ptr noundef null)
  br label %104

104:
  %.0121 = phi i32 [ %51, %50 ], [ 0, %103 ]
  ret i32 %.0121
}

declare i32 @tapeless_library_MPI_Bsend(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Isend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6) {
  %8 = icmp eq ptr %2, @ompi_mpi_double
  %9 = icmp eq ptr %2, @ompi_mpi_c_double_complex
  %or.cond = or i1 %8, %9
  %10 = icmp eq ptr %2, @ompi_mpi_dblcplex
  %or.cond122 = or i1 %or.cond, %10
  %11 = icmp eq ptr %2, @ompi_mpi_dblprec
  %or.cond123 = or i1 %or.cond122, %11
  %12 = icmp eq ptr %2, @ompi_mpi_real8
  %or.cond124 = or i1 %or.cond123, %12
  br i1 %or.cond124, label %48, label %13

13:
  %14 = icmp eq ptr %2, @ompi_mpi_float
  %15 = icmp eq ptr %2, @ompi_mpi_c_float_complex
  %or.cond125 = or i1 %14, %15
  %16 = icmp eq ptr %2, @ompi_mpi_cplex
  %or.cond126 = or i1 %or.cond125, %16
  %17 = icmp eq ptr %2, @ompi_mpi_real
  %or.cond127 = or i1 %or.cond126, %17
  %18 = icmp eq ptr %2, @ompi_mpi_real4
  %or.cond128 = or i1 %or.cond127, %18
  br i1 %or.cond128, label %48, label %19

19:
  %20 = icmp eq ptr %2, @ompi_mpi_char
  %21 = icmp eq ptr %2, @ompi_mpi_signed_char
  %or.cond129 = or i1 %20, %21
  %22 = icmp eq ptr %2, @ompi_mpi_unsigned_char
  %or.cond130 = or i1 %or.cond129, %22
  %23 = icmp eq ptr %2, @ompi_mpi_short
  %or.cond131 = or i1 %or.cond130, %23
  %24 = icmp eq ptr %2, @ompi_mpi_unsigned_short
  %or.cond132 = or i1 %or.cond131, %24
  %25 = icmp eq ptr %2, @ompi_mpi_int
  %or.cond133 = or i1 %or.cond132, %25
  %26 = icmp eq ptr %2, @ompi_mpi_unsigned
  %or.cond134 = or i1 %or.cond133, %26
  %27 = icmp eq ptr %2, @ompi_mpi_long
  %or.cond135 = or i1 %or.cond134, %27
  %28 = icmp eq ptr %2, @ompi_mpi_unsigned_long
  %or.cond136 = or i1 %or.cond135, %28
  %29 = icmp eq ptr %2, @ompi_mpi_long_long_int
  %or.cond137 = or i1 %or.cond136, %29
  %30 = icmp eq ptr %2, @ompi_mpi_unsigned_long_long
  %or.cond138 = or i1 %or.cond137, %30
  %31 = icmp eq ptr %2, @ompi_mpi_int8_t
  %or.cond139 = or i1 %or.cond138, %31
  %32 = icmp eq ptr %2, @ompi_mpi_int16_t
  %or.cond140 = or i1 %or.cond139, %32
  %33 = icmp eq ptr %2, @ompi_mpi_int32_t
  %or.cond141 = or i1 %or.cond140, %33
  %34 = icmp eq ptr %2, @ompi_mpi_int64_t
  %or.cond142 = or i1 %or.cond141, %34
  %35 = icmp eq ptr %2, @ompi_mpi_uint8_t
  %or.cond143 = or i1 %or.cond142, %35
  %36 = icmp eq ptr %2, @ompi_mpi_uint16_t
  %or.cond144 = or i1 %or.cond143, %36
  %37 = icmp eq ptr %2, @ompi_mpi_uint32_t
  %or.cond145 = or i1 %or.cond144, %37
  %38 = icmp eq ptr %2, @ompi_mpi_uint64_t
  %or.cond146 = or i1 %or.cond145, %38
  %39 = icmp eq ptr %2, @ompi_mpi_c_bool
  %or.cond147 = or i1 %or.cond146, %39
  %40 = icmp eq ptr %2, @ompi_mpi_wchar
  %or.cond148 = or i1 %or.cond147, %40
  %41 = icmp eq ptr %2, @ompi_mpi_2int
  %or.cond149 = or i1 %or.cond148, %41
  %42 = icmp eq ptr %2, @ompi_mpi_integer
  %or.cond150 = or i1 %or.cond149, %42
  %43 = icmp eq ptr %2, @ompi_mpi_logical
  %or.cond151 = or i1 %or.cond150, %43
  %44 = icmp eq ptr %2, @ompi_mpi_character
  %or.cond152 = or i1 %or.cond151, %44
  %45 = icmp eq ptr %2, @ompi_mpi_aint
  %or.cond153 = or i1 %or.cond152, %45
  %46 = icmp eq ptr %2, @ompi_mpi_offset
  %or.cond154 = or i1 %or.cond153, %46
  %47 = icmp eq ptr %2, @ompi_mpi_count
  %or.cond155 = or i1 %or.cond154, %47
  %spec.select = select i1 %or.cond155, i32 0, i32 3
  br label %48

48:
  %.0120 = phi i32 [ %spec.select, %19 ], [ 1, %7 ], [ 2, %13 ]
  %49 = icmp eq i32 %.0120, 0
  br i1 %49, label %50, label %52

50:
  %51 = call i32 @tapeless_library_MPI_Isend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6)
  br label %103

52:
  %53 = icmp eq ptr %2, @ompi_mpi_double
  %54 = icmp eq ptr %2, @ompi_mpi_c_double_complex
  %or.cond156 = or i1 %53, %54
  %55 = icmp eq ptr %2, @ompi_mpi_dblcplex
  %or.cond157 = or i1 %or.cond156, %55
  %56 = icmp eq ptr %2, @ompi_mpi_dblprec
  %or.cond158 = or i1 %or.cond157, %56
  %57 = icmp eq ptr %2, @ompi_mpi_real8
  %or.cond159 = or i1 %or.cond158, %57
  br i1 %or.cond159, label %93, label %58

58:
  %59 = icmp eq ptr %2, @ompi_mpi_float
  %60 = icmp eq ptr %2, @ompi_mpi_c_float_complex
  %or.cond160 = or i1 %59, %60
  %61 = icmp eq ptr %2, @ompi_mpi_cplex
  %or.cond161 = or i1 %or.cond160, %61
  %62 = icmp eq ptr %2, @ompi_mpi_real
  %or.cond162 = or i1 %or.cond161, %62
  %63 = icmp eq ptr %2, @ompi_mpi_real4
  %or.cond163 = or i1 %or.cond162, %63
  br i1 %or.cond163, label %93, label %64

64:
  %65 = icmp eq ptr %2, @ompi_mpi_char
  %66 = icmp eq ptr %2, @ompi_mpi_signed_char
  %or.cond164 = or i1 %65, %66
  %67 = icmp eq ptr %2, @ompi_mpi_unsigned_char
  %or.cond165 = or i1 %or.cond164, %67
  %68 = icmp eq ptr %2, @ompi_mpi_short
  %or.cond166 = or i1 %or.cond165, %68
  %69 = icmp eq ptr %2, @ompi_mpi_unsigned_short
  %or.cond167 = or i1 %or.cond166, %69
  %70 = icmp eq ptr %2, @ompi_mpi_int
  %or.cond168 = or i1 %or.cond167, %70
  %71 = icmp eq ptr %2, @ompi_mpi_unsigned
  %or.cond169 = or i1 %or.cond168, %71
  %72 = icmp eq ptr %2, @ompi_mpi_long
  %or.cond170 = or i1 %or.cond169, %72
  %73 = icmp eq ptr %2, @ompi_mpi_unsigned_long
  %or.cond171 = or i1 %or.cond170, %73
  %74 = icmp eq ptr %2, @ompi_mpi_long_long_int
  %or.cond172 = or i1 %or.cond171, %74
  %75 = icmp eq ptr %2, @ompi_mpi_unsigned_long_long
  %or.cond173 = or i1 %or.cond172, %75
  %76 = icmp eq ptr %2, @ompi_mpi_int8_t
  %or.cond174 = or i1 %or.cond173, %76
  %77 = icmp eq ptr %2, @ompi_mpi_int16_t
  %or.cond175 = or i1 %or.cond174, %77
  %78 = icmp eq ptr %2, @ompi_mpi_int32_t
  %or.cond176 = or i1 %or.cond175, %78
  %79 = icmp eq ptr %2, @ompi_mpi_int64_t
  %or.cond177 = or i1 %or.cond176, %79
  %80 = icmp eq ptr %2, @ompi_mpi_uint8_t
  %or.cond178 = or i1 %or.cond177, %80
  %81 = icmp eq ptr %2, @ompi_mpi_uint16_t
  %or.cond179 = or i1 %or.cond178, %81
  %82 = icmp eq ptr %2, @ompi_mpi_uint32_t
  %or.cond180 = or i1 %or.cond179, %82
  %83 = icmp eq ptr %2, @ompi_mpi_uint64_t
  %or.cond181 = or i1 %or.cond180, %83
  %84 = icmp eq ptr %2, @ompi_mpi_c_bool
  %or.cond182 = or i1 %or.cond181, %84
  %85 = icmp eq ptr %2, @ompi_mpi_wchar
  %or.cond183 = or i1 %or.cond182, %85
  %86 = icmp eq ptr %2, @ompi_mpi_2int
  %or.cond184 = or i1 %or.cond183, %86
  %87 = icmp eq ptr %2, @ompi_mpi_integer
  %or.cond185 = or i1 %or.cond184, %87
  %88 = icmp eq ptr %2, @ompi_mpi_logical
  %or.cond186 = or i1 %or.cond185, %88
  %89 = icmp eq ptr %2, @ompi_mpi_character
  %or.cond187 = or i1 %or.cond186, %89
  %90 = icmp eq ptr %2, @ompi_mpi_aint
  %or.cond188 = or i1 %or.cond187, %90
  %91 = icmp eq ptr %2, @ompi_mpi_offset
  %or.cond189 = or i1 %or.cond188, %91
  %92 = icmp eq ptr %2, @ompi_mpi_count
  %or.cond190 = or i1 %or.cond189, %92
  %spec.select191 = select i1 %or.cond190, i32 0, i32 3
  br label %93

93:
  %.0 = phi i32 [ %spec.select191, %64 ], [ 1, %52 ], [ 2, %58 ]
  switch i32 %.0, label %.unreachabledefault [
    i32 1, label %94
    i32 2, label %97
    i32 3, label %100
    i32 0, label %103
  ]

94:
  %95 = ptrtoint ptr %2 to i64
  %96 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_double(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %95, i32 noundef %3, i32 noundef %4, i64 noundef %96, ptr noundef %6)
  br label %103

97:
  %98 = ptrtoint ptr %2 to i64
  %99 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_float(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %98, i32 noundef %3, i32 noundef %4, i64 noundef %99, ptr noundef %6)
  br label %103

100:
  %101 = ptrtoint ptr %2 to i64
  %102 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_any(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %101, i32 noundef %3, i32 noundef %4, i64 noundef %102, ptr noundef %6)
  br label %103

.unreachabledefault:
  unreachable

103:
  %.0121 = phi i32 [ %51, %50 ], [ 0, %93 ], [ 0, %100 ], [ 0, %97 ], [ 0, %94 ]
  ret i32 %.0121
}

declare i32 @tapeless_library_MPI_Isend(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Issend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6) {
  %8 = icmp eq ptr %2, @ompi_mpi_double
  %9 = icmp eq ptr %2, @ompi_mpi_c_double_complex
  %or.cond = or i1 %8, %9
  %10 = icmp eq ptr %2, @ompi_mpi_dblcplex
  %or.cond122 = or i1 %or.cond, %10
  %11 = icmp eq ptr %2, @ompi_mpi_dblprec
  %or.cond123 = or i1 %or.cond122, %11
  %12 = icmp eq ptr %2, @ompi_mpi_real8
  %or.cond124 = or i1 %or.cond123, %12
  br i1 %or.cond124, label %48, label %13

13:
  %14 = icmp eq ptr %2, @ompi_mpi_float
  %15 = icmp eq ptr %2, @ompi_mpi_c_float_complex
  %or.cond125 = or i1 %14, %15
  %16 = icmp eq ptr %2, @ompi_mpi_cplex
  %or.cond126 = or i1 %or.cond125, %16
  %17 = icmp eq ptr %2, @ompi_mpi_real
  %or.cond127 = or i1 %or.cond126, %17
  %18 = icmp eq ptr %2, @ompi_mpi_real4
  %or.cond128 = or i1 %or.cond127, %18
  br i1 %or.cond128, label %48, label %19

19:
  %20 = icmp eq ptr %2, @ompi_mpi_char
  %21 = icmp eq ptr %2, @ompi_mpi_signed_char
  %or.cond129 = or i1 %20, %21
  %22 = icmp eq ptr %2, @ompi_mpi_unsigned_char
  %or.cond130 = or i1 %or.cond129, %22
  %23 = icmp eq ptr %2, @ompi_mpi_short
  %or.cond131 = or i1 %or.cond130, %23
  %24 = icmp eq ptr %2, @ompi_mpi_unsigned_short
  %or.cond132 = or i1 %or.cond131, %24
  %25 = icmp eq ptr %2, @ompi_mpi_int
  %or.cond133 = or i1 %or.cond132, %25
  %26 = icmp eq ptr %2, @ompi_mpi_unsigned
  %or.cond134 = or i1 %or.cond133, %26
  %27 = icmp eq ptr %2, @ompi_mpi_long
  %or.cond135 = or i1 %or.cond134, %27
  %28 = icmp eq ptr %2, @ompi_mpi_unsigned_long
  %or.cond136 = or i1 %or.cond135, %28
  %29 = icmp eq ptr %2, @ompi_mpi_long_long_int
  %or.cond137 = or i1 %or.cond136, %29
  %30 = icmp eq ptr %2, @ompi_mpi_unsigned_long_long
  %or.cond138 = or i1 %or.cond137, %30
  %31 = icmp eq ptr %2, @ompi_mpi_int8_t
  %or.cond139 = or i1 %or.cond138, %31
  %32 = icmp eq ptr %2, @ompi_mpi_int16_t
  %or.cond140 = or i1 %or.cond139, %32
  %33 = icmp eq ptr %2, @ompi_mpi_int32_t
  %or.cond141 = or i1 %or.cond140, %33
  %34 = icmp eq ptr %2, @ompi_mpi_int64_t
  %or.cond142 = or i1 %or.cond141, %34
  %35 = icmp eq ptr %2, @ompi_mpi_uint8_t
  %or.cond143 = or i1 %or.cond142, %35
  %36 = icmp eq ptr %2, @ompi_mpi_uint16_t
  %or.cond144 = or i1 %or.cond143, %36
  %37 = icmp eq ptr %2, @ompi_mpi_uint32_t
  %or.cond145 = or i1 %or.cond144, %37
  %38 = icmp eq ptr %2, @ompi_mpi_uint64_t
  %or.cond146 = or i1 %or.cond145, %38
  %39 = icmp eq ptr %2, @ompi_mpi_c_bool
  %or.cond147 = or i1 %or.cond146, %39
  %40 = icmp eq ptr %2, @ompi_mpi_wchar
  %or.cond148 = or i1 %or.cond147, %40
  %41 = icmp eq ptr %2, @ompi_mpi_2int
  %or.cond149 = or i1 %or.cond148, %41
  %42 = icmp eq ptr %2, @ompi_mpi_integer
  %or.cond150 = or i1 %or.cond149, %42
  %43 = icmp eq ptr %2, @ompi_mpi_logical
  %or.cond151 = or i1 %or.cond150, %43
  %44 = icmp eq ptr %2, @ompi_mpi_character
  %or.cond152 = or i1 %or.cond151, %44
  %45 = icmp eq ptr %2, @ompi_mpi_aint
  %or.cond153 = or i1 %or.cond152, %45
  %46 = icmp eq ptr %2, @ompi_mpi_offset
  %or.cond154 = or i1 %or.cond153, %46
  %47 = icmp eq ptr %2, @ompi_mpi_count
  %or.cond155 = or i1 %or.cond154, %47
  %spec.select = select i1 %or.cond155, i32 0, i32 3
  br label %48

48:
  %.0120 = phi i32 [ %spec.select, %19 ], [ 1, %7 ], [ 2, %13 ]
  %49 = icmp eq i32 %.0120, 0
  br i1 %49, label %50, label %52

50:
  %51 = call i32 @tapeless_library_MPI_Issend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6)
  br label %103

52:
  %53 = icmp eq ptr %2, @ompi_mpi_double
  %54 = icmp eq ptr %2, @ompi_mpi_c_double_complex
  %or.cond156 = or i1 %53, %54
  %55 = icmp eq ptr %2, @ompi_mpi_dblcplex
  %or.cond157 = or i1 %or.cond156, %55
  %56 = icmp eq ptr %2, @ompi_mpi_dblprec
  %or.cond158 = or i1 %or.cond157, %56
  %57 = icmp eq ptr %2, @ompi_mpi_real8
  %or.cond159 = or i1 %or.cond158, %57
  br i1 %or.cond159, label %93, label %58

58:
  %59 = icmp eq ptr %2, @ompi_mpi_float
  %60 = icmp eq ptr %2, @ompi_mpi_c_float_complex
  %or.cond160 = or i1 %59, %60
  %61 = icmp eq ptr %2, @ompi_mpi_cplex
  %or.cond161 = or i1 %or.cond160, %61
  %62 = icmp eq ptr %2, @ompi_mpi_real
  %or.cond162 = or i1 %or.cond161, %62
  %63 = icmp eq ptr %2, @ompi_mpi_real4
  %or.cond163 = or i1 %or.cond162, %63
  br i1 %or.cond163, label %93, label %64

64:
  %65 = icmp eq ptr %2, @ompi_mpi_char
  %66 = icmp eq ptr %2, @ompi_mpi_signed_char
  %or.cond164 = or i1 %65, %66
  %67 = icmp eq ptr %2, @ompi_mpi_unsigned_char
  %or.cond165 = or i1 %or.cond164, %67
  %68 = icmp eq ptr %2, @ompi_mpi_short
  %or.cond166 = or i1 %or.cond165, %68
  %69 = icmp eq ptr %2, @ompi_mpi_unsigned_short
  %or.cond167 = or i1 %or.cond166, %69
  %70 = icmp eq ptr %2, @ompi_mpi_int
  %or.cond168 = or i1 %or.cond167, %70
  %71 = icmp eq ptr %2, @ompi_mpi_unsigned
  %or.cond169 = or i1 %or.cond168, %71
  %72 = icmp eq ptr %2, @ompi_mpi_long
  %or.cond170 = or i1 %or.cond169, %72
  %73 = icmp eq ptr %2, @ompi_mpi_unsigned_long
  %or.cond171 = or i1 %or.cond170, %73
  %74 = icmp eq ptr %2, @ompi_mpi_long_long_int
  %or.cond172 = or i1 %or.cond171, %74
  %75 = icmp eq ptr %2, @ompi_mpi_unsigned_long_long
  %or.cond173 = or i1 %or.cond172, %75
  %76 = icmp eq ptr %2, @ompi_mpi_int8_t
  %or.cond174 = or i1 %or.cond173, %76
  %77 = icmp eq ptr %2, @ompi_mpi_int16_t
  %or.cond175 = or i1 %or.cond174, %77
  %78 = icmp eq ptr %2, @ompi_mpi_int32_t
  %or.cond176 = or i1 %or.cond175, %78
  %79 = icmp eq ptr %2, @ompi_mpi_int64_t
  %or.cond177 = or i1 %or.cond176, %79
  %80 = icmp eq ptr %2, @ompi_mpi_uint8_t
  %or.cond178 = or i1 %or.cond177, %80
  %81 = icmp eq ptr %2, @ompi_mpi_uint16_t
  %or.cond179 = or i1 %or.cond178, %81
  %82 = icmp eq ptr %2, @ompi_mpi_uint32_t
  %or.cond180 = or i1 %or.cond179, %82
  %83 = icmp eq ptr %2, @ompi_mpi_uint64_t
  %or.cond181 = or i1 %or.cond180, %83
  %84 = icmp eq ptr %2, @ompi_mpi_c_bool
  %or.cond182 = or i1 %or.cond181, %84
  %85 = icmp eq ptr %2, @ompi_mpi_wchar
  %or.cond183 = or i1 %or.cond182, %85
  %86 = icmp eq ptr %2, @ompi_mpi_2int
  %or.cond184 = or i1 %or.cond183, %86
  %87 = icmp eq ptr %2, @ompi_mpi_integer
  %or.cond185 = or i1 %or.cond184, %87
  %88 = icmp eq ptr %2, @ompi_mpi_logical
  %or.cond186 = or i1 %or.cond185, %88
  %89 = icmp eq ptr %2, @ompi_mpi_character
  %or.cond187 = or i1 %or.cond186, %89
  %90 = icmp eq ptr %2, @ompi_mpi_aint
  %or.cond188 = or i1 %or.cond187, %90
  %91 = icmp eq ptr %2, @ompi_mpi_offset
  %or.cond189 = or i1 %or.cond188, %91
  %92 = icmp eq ptr %2, @ompi_mpi_count
  %or.cond190 = or i1 %or.cond189, %92
  %spec.select191 = select i1 %or.cond190, i32 0, i32 3
  br label %93

93:
  %.0 = phi i32 [ %spec.select191, %64 ], [ 1, %52 ], [ 2, %58 ]
  switch i32 %.0, label %.unreachabledefault [
    i32 1, label %94
    i32 2, label %97
    i32 3, label %100
    i32 0, label %103
  ]

94:
  %95 = ptrtoint ptr %2 to i64
  %96 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_double(ptr noundef %0, i32 noundef 1, i32 noundef %1, i64 noundef %95, i32 noundef %3, i32 noundef %4, i64 noundef %96, ptr noundef %6)
  br label %103

97:
  %98 = ptrtoint ptr %2 to i64
  %99 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_float(ptr noundef %0, i32 noundef 1, i32 noundef %1, i64 noundef %98, i32 noundef %3, i32 noundef %4, i64 noundef %99, ptr noundef %6)
  br label %103

100:
  %101 = ptrtoint ptr %2 to i64
  %102 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_any(ptr noundef %0, i32 noundef 1, i32 noundef %1, i64 noundef %101, i32 noundef %3, i32 noundef %4, i64 noundef %102, ptr noundef %6)
  br label %103

.unreachabledefault:
  unreachable

103:
  %.0121 = phi i32 [ %51, %50 ], [ 0, %93 ], [ 0, %100 ], [ 0, %97 ], [ 0, %94 ]
  ret i32 %.0121
}

declare i32 @tapeless_library_MPI_Issend(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Irsend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6) {
  %8 = icmp eq ptr %2, @ompi_mpi_double
  %9 = icmp eq ptr %2, @ompi_mpi_c_double_complex
  %or.cond = or i1 %8, %9
  %10 = icmp eq ptr %2, @ompi_mpi_dblcplex
  %or.cond122 = or i1 %or.cond, %10
  %11 = icmp eq ptr %2, @ompi_mpi_dblprec
  %or.cond123 = or i1 %or.cond122, %11
  %12 = icmp eq ptr %2, @ompi_mpi_real8
  %or.cond124 = or i1 %or.cond123, %12
  br i1 %or.cond124, label %48, label %13

13:
  %14 = icmp eq ptr %2, @ompi_mpi_float
  %15 = icmp eq ptr %2, @ompi_mpi_c_float_complex
  %or.cond125 = or i1 %14, %15
  %16 = icmp eq ptr %2, @ompi_mpi_cplex
  %or.cond126 = or i1 %or.cond125, %16
  %17 = icmp eq ptr %2, @ompi_mpi_real
  %or.cond127 = or i1 %or.cond126, %17
  %18 = icmp eq ptr %2, @ompi_mpi_real4
  %or.cond128 = or i1 %or.cond127, %18
  br i1 %or.cond128, label %48, label %19

19:
  %20 = icmp eq ptr %2, @ompi_mpi_char
  %21 = icmp eq ptr %2, @ompi_mpi_signed_char
  %or.cond129 = or i1 %20, %21
  %22 = icmp eq ptr %2, @ompi_mpi_unsigned_char
  %or.cond130 = or i1 %or.cond129, %22
  %23 = icmp eq ptr %2, @ompi_mpi_short
  %or.cond131 = or i1 %or.cond130, %23
  %24 = icmp eq ptr %2, @ompi_mpi_unsigned_short
  %or.cond132 = or i1 %or.cond131, %24
  %25 = icmp eq ptr %2, @ompi_mpi_int
  %or.cond133 = or i1 %or.cond132, %25
  %26 = icmp eq ptr %2, @ompi_mpi_unsigned
  %or.cond134 = or i1 %or.cond133, %26
  %27 = icmp eq ptr %2, @ompi_mpi_long
  %or.cond135 = or i1 %or.cond134, %27
  %28 = icmp eq ptr %2, @ompi_mpi_unsigned_long
  %or.cond136 = or i1 %or.cond135, %28
  %29 = icmp eq ptr %2, @ompi_mpi_long_long_int
  %or.cond137 = or i1 %or.cond136, %29
  %30 = icmp eq ptr %2, @ompi_mpi_unsigned_long_long
  %or.cond138 = or i1 %or.cond137, %30
  %31 = icmp eq ptr %2, @ompi_mpi_int8_t
  %or.cond139 = or i1 %or.cond138, %31
  %32 = icmp eq ptr %2, @ompi_mpi_int16_t
  %or.cond140 = or i1 %or.cond139, %32
  %33 = icmp eq ptr %2, @ompi_mpi_int32_t
  %or.cond141 = or i1 %or.cond140, %33
  %34 = icmp eq ptr %2, @ompi_mpi_int64_t
  %or.cond142 = or i1 %or.cond141, %34
  %35 = icmp eq ptr %2, @ompi_mpi_uint8_t
  %or.cond143 = or i1 %or.cond142, %35
  %36 = icmp eq ptr %2, @ompi_mpi_uint16_t
  %or.cond144 = or i1 %or.cond143, %36
  %37 = icmp eq ptr %2, @ompi_mpi_uint32_t
  %or.cond145 = or i1 %or.cond144, %37
  %38 = icmp eq ptr %2, @ompi_mpi_uint64_t
  %or.cond146 = or i1 %or.cond145, %38
  %39 = icmp eq ptr %2, @ompi_mpi_c_bool
  %or.cond147 = or i1 %or.cond146, %39
  %40 = icmp eq ptr %2, @ompi_mpi_wchar
  %or.cond148 = or i1 %or.cond147, %40
  %41 = icmp eq ptr %2, @ompi_mpi_2int
  %or.cond149 = or i1 %or.cond148, %41
  %42 = icmp eq ptr %2, @ompi_mpi_integer
  %or.cond150 = or i1 %or.cond149, %42
  %43 = icmp eq ptr %2, @ompi_mpi_logical
  %or.cond151 = or i1 %or.cond150, %43
  %44 = icmp eq ptr %2, @ompi_mpi_character
  %or.cond152 = or i1 %or.cond151, %44
  %45 = icmp eq ptr %2, @ompi_mpi_aint
  %or.cond153 = or i1 %or.cond152, %45
  %46 = icmp eq ptr %2, @ompi_mpi_offset
  %or.cond154 = or i1 %or.cond153, %46
  %47 = icmp eq ptr %2, @ompi_mpi_count
  %or.cond155 = or i1 %or.cond154, %47
  %spec.select = select i1 %or.cond155, i32 0, i32 3
  br label %48

48:
  %.0120 = phi i32 [ %spec.select, %19 ], [ 1, %7 ], [ 2, %13 ]
  %49 = icmp eq i32 %.0120, 0
  br i1 %49, label %50, label %52

50:
  %51 = call i32 @tapeless_library_MPI_Irsend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6)
  br label %103

52:
  %53 = icmp eq ptr %2, @ompi_mpi_double
  %54 = icmp eq ptr %2, @ompi_mpi_c_double_complex
  %or.cond156 = or i1 %53, %54
  %55 = icmp eq ptr %2, @ompi_mpi_dblcplex
  %or.cond157 = or i1 %or.cond156, %55
  %56 = icmp eq ptr %2, @ompi_mpi_dblprec
  %or.cond158 = or i1 %or.cond157, %56
  %57 = icmp eq ptr %2, @ompi_mpi_real8
  %or.cond159 = or i1 %or.cond158, %57
  br i1 %or.cond159, label %93, label %58

58:
  %59 = icmp eq ptr %2, @ompi_mpi_float
  %60 = icmp eq ptr %2, @ompi_mpi_c_float_complex
  %or.cond160 = or i1 %59, %60
  %61 = icmp eq ptr %2, @ompi_mpi_cplex
  %or.cond161 = or i1 %or.cond160, %61
  %62 = icmp eq ptr %2, @ompi_mpi_real
  %or.cond162 = or i1 %or.cond161, %62
  %63 = icmp eq ptr %2, @ompi_mpi_real4
  %or.cond163 = or i1 %or.cond162, %63
  br i1 %or.cond163, label %93, label %64

64:
  %65 = icmp eq ptr %2, @ompi_mpi_char
  %66 = icmp eq ptr %2, @ompi_mpi_signed_char
  %or.cond164 = or i1 %65, %66
  %67 = icmp eq ptr %2, @ompi_mpi_unsigned_char
  %or.cond165 = or i1 %or.cond164, %67
  %68 = icmp eq ptr %2, @ompi_mpi_short
  %or.cond166 = or i1 %or.cond165, %68
  %69 = icmp eq ptr %2, @ompi_mpi_unsigned_short
  %or.cond167 = or i1 %or.cond166, %69
  %70 = icmp eq ptr %2, @ompi_mpi_int
  %or.cond168 = or i1 %or.cond167, %70
  %71 = icmp eq ptr %2, @ompi_mpi_unsigned
  %or.cond169 = or i1 %or.cond168, %71
  %72 = icmp eq ptr %2, @ompi_mpi_long
  %or.cond170 = or i1 %or.cond169, %72
  %73 = icmp eq ptr %2, @ompi_mpi_unsigned_long
  %or.cond171 = or i1 %or.cond170, %73
  %74 = icmp eq ptr %2, @ompi_mpi_long_long_int
  %or.cond172 = or i1 %or.cond171, %74
  %75 = icmp eq ptr %2, @ompi_mpi_unsigned_long_long
  %or.cond173 = or i1 %or.cond172, %75
  %76 = icmp eq ptr %2, @ompi_mpi_int8_t
  %or.cond174 = or i1 %or.cond173, %76
  %77 = icmp eq ptr %2, @ompi_mpi_int16_t
  %or.cond175 = or i1 %or.cond174, %77
  %78 = icmp eq ptr %2, @ompi_mpi_int32_t
  %or.cond176 = or i1 %or.cond175, %78
  %79 = icmp eq ptr %2, @ompi_mpi_int64_t
  %or.cond177 = or i1 %or.cond176, %79
  %80 = icmp eq ptr %2, @ompi_mpi_uint8_t
  %or.cond178 = or i1 %or.cond177, %80
  %81 = icmp eq ptr %2, @ompi_mpi_uint16_t
  %or.cond179 = or i1 %or.cond178, %81
  %82 = icmp eq ptr %2, @ompi_mpi_uint32_t
  %or.cond180 = or i1 %or.cond179, %82
  %83 = icmp eq ptr %2, @ompi_mpi_uint64_t
  %or.cond181 = or i1 %or.cond180, %83
  %84 = icmp eq ptr %2, @ompi_mpi_c_bool
  %or.cond182 = or i1 %or.cond181, %84
  %85 = icmp eq ptr %2, @ompi_mpi_wchar
  %or.cond183 = or i1 %or.cond182, %85
  %86 = icmp eq ptr %2, @ompi_mpi_2int
  %or.cond184 = or i1 %or.cond183, %86
  %87 = icmp eq ptr %2, @ompi_mpi_integer
  %or.cond185 = or i1 %or.cond184, %87
  %88 = icmp eq ptr %2, @ompi_mpi_logical
  %or.cond186 = or i1 %or.cond185, %88
  %89 = icmp eq ptr %2, @ompi_mpi_character
  %or.cond187 = or i1 %or.cond186, %89
  %90 = icmp eq ptr %2, @ompi_mpi_aint
  %or.cond188 = or i1 %or.cond187, %90
  %91 = icmp eq ptr %2, @ompi_mpi_offset
  %or.cond189 = or i1 %or.cond188, %91
  %92 = icmp eq ptr %2, @ompi_mpi_count
  %or.cond190 = or i1 %or.cond189, %92
  %spec.select191 = select i1 %or.cond190, i32 0, i32 3
  br label %93

93:
  %.0 = phi i32 [ %spec.select191, %64 ], [ 1, %52 ], [ 2, %58 ]
  switch i32 %.0, label %.unreachabledefault [
    i32 1, label %94
    i32 2, label %97
    i32 3, label %100
    i32 0, label %103
  ]

94:
  %95 = ptrtoint ptr %2 to i64
  %96 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_double(ptr noundef %0, i32 noundef 2, i32 noundef %1, i64 noundef %95, i32 noundef %3, i32 noundef %4, i64 noundef %96, ptr noundef %6)
  br label %103

97:
  %98 = ptrtoint ptr %2 to i64
  %99 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_float(ptr noundef %0, i32 noundef 2, i32 noundef %1, i64 noundef %98, i32 noundef %3, i32 noundef %4, i64 noundef %99, ptr noundef %6)
  br label %103

100:
  %101 = ptrtoint ptr %2 to i64
  %102 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_any(ptr noundef %0, i32 noundef 2, i32 noundef %1, i64 noundef %101, i32 noundef %3, i32 noundef %4, i64 noundef %102, ptr noundef %6)
  br label %103

.unreachabledefault:
  unreachable

103:
  %.0121 = phi i32 [ %51, %50 ], [ 0, %93 ], [ 0, %100 ], [ 0, %97 ], [ 0, %94 ]
  ret i32 %.0121
}

declare i32 @tapeless_library_MPI_Irsend(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Ibsend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6) {
  %8 = icmp eq ptr %2, @ompi_mpi_double
  %9 = icmp eq ptr %2, @ompi_mpi_c_double_complex
  %or.cond = or i1 %8, %9
  %10 = icmp eq ptr %2, @ompi_mpi_dblcplex
  %or.cond122 = or i1 %or.cond, %10
  %11 = icmp eq ptr %2, @ompi_mpi_dblprec
  %or.cond123 = or i1 %or.cond122, %11
  %12 = icmp eq ptr %2, @ompi_mpi_real8
  %or.cond124 = or i1 %or.cond123, %12
  br i1 %or.cond124, label %48, label %13

13:
  %14 = icmp eq ptr %2, @ompi_mpi_float
  %15 = icmp eq ptr %2, @ompi_mpi_c_float_complex
  %or.cond125 = or i1 %14, %15
  %16 = icmp eq ptr %2, @ompi_mpi_cplex
  %or.cond126 = or i1 %or.cond125, %16
  %17 = icmp eq ptr %2, @ompi_mpi_real
  %or.cond127 = or i1 %or.cond126, %17
  %18 = icmp eq ptr %2, @ompi_mpi_real4
  %or.cond128 = or i1 %or.cond127, %18
  br i1 %or.cond128, label %48, label %19

19:
  %20 = icmp eq ptr %2, @ompi_mpi_char
  %21 = icmp eq ptr %2, @ompi_mpi_signed_char
  %or.cond129 = or i1 %20, %21
  %22 = icmp eq ptr %2, @ompi_mpi_unsigned_char
  %or.cond130 = or i1 %or.cond129, %22
  %23 = icmp eq ptr %2, @ompi_mpi_short
  %or.cond131 = or i1 %or.cond130, %23
  %24 = icmp eq ptr %2, @ompi_mpi_unsigned_short
  %or.cond132 = or i1 %or.cond131, %24
  %25 = icmp eq ptr %2, @ompi_mpi_int
  %or.cond133 = or i1 %or.cond132, %25
  %26 = icmp eq ptr %2, @ompi_mpi_unsigned
  %or.cond134 = or i1 %or.cond133, %26
  %27 = icmp eq ptr %2, @ompi_mpi_long
  %or.cond135 = or i1 %or.cond134, %27
  %28 = icmp eq ptr %2, @ompi_mpi_unsigned_long
  %or.cond136 = or i1 %or.cond135, %28
  %29 = icmp eq ptr %2, @ompi_mpi_long_long_int
  %or.cond137 = or i1 %or.cond136, %29
  %30 = icmp eq ptr %2, @ompi_mpi_unsigned_long_long
  %or.cond138 = or i1 %or.cond137, %30
  %31 = icmp eq ptr %2, @ompi_mpi_int8_t
  %or.cond139 = or i1 %or.cond138, %31
  %32 = icmp eq ptr %2, @ompi_mpi_int16_t
  %or.cond140 = or i1 %or.cond139, %32
  %33 = icmp eq ptr %2, @ompi_mpi_int32_t
  %or.cond141 = or i1 %or.cond140, %33
  %34 = icmp eq ptr %2, @ompi_mpi_int64_t
  %or.cond142 = or i1 %or.cond141, %34
  %35 = icmp eq ptr %2, @ompi_mpi_uint8_t
  %or.cond143 = or i1 %or.cond142, %35
  %36 = icmp eq ptr %2, @ompi_mpi_uint16_t
  %or.cond144 = or i1 %or.cond143, %36
  %37 = icmp eq ptr %2, @ompi_mpi_uint32_t
  %or.cond145 = or i1 %or.cond144, %37
  %38 = icmp eq ptr %2, @ompi_mpi_uint64_t
  %or.cond146 = or i1 %or.cond145, %38
  %39 = icmp eq ptr %2, @ompi_mpi_c_bool
  %or.cond147 = or i1 %or.cond146, %39
  %40 = icmp eq ptr %2, @ompi_mpi_wchar
  %or.cond148 = or i1 %or.cond147, %40
  %41 = icmp eq ptr %2, @ompi_mpi_2int
  %or.cond149 = or i1 %or.cond148, %41
  %42 = icmp eq ptr %2, @ompi_mpi_integer
  %or.cond150 = or i1 %or.cond149, %42
  %43 = icmp eq ptr %2, @ompi_mpi_logical
  %or.cond151 = or i1 %or.cond150, %43
  %44 = icmp eq ptr %2, @ompi_mpi_character
  %or.cond152 = or i1 %or.cond151, %44
  %45 = icmp eq ptr %2, @ompi_mpi_aint
  %or.cond153 = or i1 %or.cond152, %45
  %46 = icmp eq ptr %2, @ompi_mpi_offset
  %or.cond154 = or i1 %or.cond153, %46
  %47 = icmp eq ptr %2, @ompi_mpi_count
  %or.cond155 = or i1 %or.cond154, %47
  %spec.select = select i1 %or.cond155, i32 0, i32 3
  br label %48

48:
  %.0120 = phi i32 [ %spec.select, %19 ], [ 1, %7 ], [ 2, %13 ]
  %49 = icmp eq i32 %.0120, 0
  br i1 %49, label %50, label %52

50:
  %51 = call i32 @tapeless_library_MPI_Ibsend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6)
  br label %103

52:
  %53 = icmp eq ptr %2, @ompi_mpi_double
  %54 = icmp eq ptr %2, @ompi_mpi_c_double_complex
  %or.cond156 = or i1 %53, %54
  %55 = icmp eq ptr %2, @ompi_mpi_dblcplex
  %or.cond157 = or i1 %or.cond156, %55
  %56 = icmp eq ptr %2, @ompi_mpi_dblprec
  %or.cond158 = or i1 %or.cond157, %56
  %57 = icmp eq ptr %2, @ompi_mpi_real8
  %or.cond159 = or i1 %or.cond158, %57
  br i1 %or.cond159, label %93, label %58

58:
  %59 = icmp eq ptr %2, @ompi_mpi_float
  %60 = icmp eq ptr %2, @ompi_mpi_c_float_complex
  %or.cond160 = or i1 %59, %60
  %61 = icmp eq ptr %2, @ompi_mpi_cplex
  %or.cond161 = or i1 %or.cond160, %61
  %62 = icmp eq ptr %2, @ompi_mpi_real
  %or.cond162 = or i1 %or.cond161, %62
  %63 = icmp eq ptr %2, @ompi_mpi_real4
  %or.cond163 = or i1 %or.cond162, %63
  br i1 %or.cond163, label %93, label %64

64:
  %65 = icmp eq ptr %2, @ompi_mpi_char
  %66 = icmp eq ptr %2, @ompi_mpi_signed_char
  %or.cond164 = or i1 %65, %66
  %67 = icmp eq ptr %2, @ompi_mpi_unsigned_char
  %or.cond165 = or i1 %or.cond164, %67
  %68 = icmp eq ptr %2, @ompi_mpi_short
  %or.cond166 = or i1 %or.cond165, %68
  %69 = icmp eq ptr %2, @ompi_mpi_unsigned_short
  %or.cond167 = or i1 %or.cond166, %69
  %70 = icmp eq ptr %2, @ompi_mpi_int
  %or.cond168 = or i1 %or.cond167, %70
  %71 = icmp eq ptr %2, @ompi_mpi_unsigned
  %or.cond169 = or i1 %or.cond168, %71
  %72 = icmp eq ptr %2, @ompi_mpi_long
  %or.cond170 = or i1 %or.cond169, %72
  %73 = icmp eq ptr %2, @ompi_mpi_unsigned_long
  %or.cond171 = or i1 %or.cond170, %73
  %74 = icmp eq ptr %2, @ompi_mpi_long_long_int
  %or.cond172 = or i1 %or.cond171, %74
  %75 = icmp eq ptr %2, @ompi_mpi_unsigned_long_long
  %or.cond173 = or i1 %or.cond172, %75
  %76 = icmp eq ptr %2, @ompi_mpi_int8_t
  %or.cond174 = or i1 %or.cond173, %76
  %77 = icmp eq ptr %2, @ompi_mpi_int16_t
  %or.cond175 = or i1 %or.cond174, %77
  %78 = icmp eq ptr %2, @ompi_mpi_int32_t
  %or.cond176 = or i1 %or.cond175, %78
  %79 = icmp eq ptr %2, @ompi_mpi_int64_t
  %or.cond177 = or i1 %or.cond176, %79
  %80 = icmp eq ptr %2, @ompi_mpi_uint8_t
  %or.cond178 = or i1 %or.cond177, %80
  %81 = icmp eq ptr %2, @ompi_mpi_uint16_t
  %or.cond179 = or i1 %or.cond178, %81
  %82 = icmp eq ptr %2, @ompi_mpi_uint32_t
  %or.cond180 = or i1 %or.cond179, %82
  %83 = icmp eq ptr %2, @ompi_mpi_uint64_t
  %or.cond181 = or i1 %or.cond180, %83
  %84 = icmp eq ptr %2, @ompi_mpi_c_bool
  %or.cond182 = or i1 %or.cond181, %84
  %85 = icmp eq ptr %2, @ompi_mpi_wchar
  %or.cond183 = or i1 %or.cond182, %85
  %86 = icmp eq ptr %2, @ompi_mpi_2int
  %or.cond184 = or i1 %or.cond183, %86
  %87 = icmp eq ptr %2, @ompi_mpi_integer
  %or.cond185 = or i1 %or.cond184, %87
  %88 = icmp eq ptr %2, @ompi_mpi_logical
  %or.cond186 = or i1 %or.cond185, %88
  %89 = icmp eq ptr %2, @ompi_mpi_character
  %or.cond187 = or i1 %or.cond186, %89
  %90 = icmp eq ptr %2, @ompi_mpi_aint
  %or.cond188 = or i1 %or.cond187, %90
  %91 = icmp eq ptr %2, @ompi_mpi_offset
  %or.cond189 = or i1 %or.cond188, %91
  %92 = icmp eq ptr %2, @ompi_mpi_count
  %or.cond190 = or i1 %or.cond189, %92
  %spec.select191 = select i1 %or.cond190, i32 0, i32 3
  br label %93

93:
  %.0 = phi i32 [ %spec.select191, %64 ], [ 1, %52 ], [ 2, %58 ]
  switch i32 %.0, label %.unreachabledefault [
    i32 1, label %94
    i32 2, label %97
    i32 3, label %100
    i32 0, label %103
  ]

94:
  %95 = ptrtoint ptr %2 to i64
  %96 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_double(ptr noundef %0, i32 noundef 3, i32 noundef %1, i64 noundef %95, i32 noundef %3, i32 noundef %4, i64 noundef %96, ptr noundef %6)
  br label %103

97:
  %98 = ptrtoint ptr %2 to i64
  %99 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_float(ptr noundef %0, i32 noundef 3, i32 noundef %1, i64 noundef %98, i32 noundef %3, i32 noundef %4, i64 noundef %99, ptr noundef %6)
  br label %103

100:
  %101 = ptrtoint ptr %2 to i64
  %102 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_any(ptr noundef %0, i32 noundef 3, i32 noundef %1, i64 noundef %101, i32 noundef %3, i32 noundef %4, i64 noundef %102, ptr noundef %6)
  br label %103

.unreachabledefault:
  unreachable

103:
  %.0121 = phi i32 [ %51, %50 ], [ 0, %93 ], [ 0, %100 ], [ 0, %97 ], [ 0, %94 ]
  ret i32 %.0121
}

declare i32 @tapeless_library_MPI_Ibsend(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Send_init(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6) {
  %8 = icmp eq ptr %2, @ompi_mpi_double
  %9 = icmp eq ptr %2, @ompi_mpi_c_double_complex
  %or.cond = or i1 %8, %9
  %10 = icmp eq ptr %2, @ompi_mpi_dblcplex
  %or.cond122 = or i1 %or.cond, %10
  %11 = icmp eq ptr %2, @ompi_mpi_dblprec
  %or.cond123 = or i1 %or.cond122, %11
  %12 = icmp eq ptr %2, @ompi_mpi_real8
  %or.cond124 = or i1 %or.cond123, %12
  br i1 %or.cond124, label %48, label %13

13:
  %14 = icmp eq ptr %2, @ompi_mpi_float
  %15 = icmp eq ptr %2, @ompi_mpi_c_float_complex
  %or.cond125 = or i1 %14, %15
  %16 = icmp eq ptr %2, @ompi_mpi_cplex
  %or.cond126 = or i1 %or.cond125, %16
  %17 = icmp eq ptr %2, @ompi_mpi_real
  %or.cond127 = or i1 %or.cond126, %17
  %18 = icmp eq ptr %2, @ompi_mpi_real4
  %or.cond128 = or i1 %or.cond127, %18
  br i1 %or.cond128, label %48, label %19

19:
  %20 = icmp eq ptr %2, @ompi_mpi_char
  %21 = icmp eq ptr %2, @ompi_mpi_signed_char
  %or.cond129 = or i1 %20, %21
  %22 = icmp eq ptr %2, @ompi_mpi_unsigned_char
  %or.cond130 = or i1 %or.cond129, %22
  %23 = icmp eq ptr %2, @ompi_mpi_short
  %or.cond131 = or i1 %or.cond130, %23
  %24 = icmp eq ptr %2, @ompi_mpi_unsigned_short
  %or.cond132 = or i1 %or.cond131, %24
  %25 = icmp eq ptr %2, @ompi_mpi_int
  %or.cond133 = or i1 %or.cond132, %25
  %26 = icmp eq ptr %2, @ompi_mpi_unsigned
  %or.cond134 = or i1 %or.cond133, %26
  %27 = icmp eq ptr %2, @ompi_mpi_long
  %or.cond135 = or i1 %or.cond134, %27
  %28 = icmp eq ptr %2, @ompi_mpi_unsigned_long
  %or.cond136 = or i1 %or.cond135, %28
  %29 = icmp eq ptr %2, @ompi_mpi_long_long_int
  %or.cond137 = or i1 %or.cond136, %29
  %30 = icmp eq ptr %2, @ompi_mpi_unsigned_long_long
  %or.cond138 = or i1 %or.cond137, %30
  %31 = icmp eq ptr %2, @ompi_mpi_int8_t
  %or.cond139 = or i1 %or.cond138, %31
  %32 = icmp eq ptr %2, @ompi_mpi_int16_t
  %or.cond140 = or i1 %or.cond139, %32
  %33 = icmp eq ptr %2, @ompi_mpi_int32_t
  %or.cond141 = or i1 %or.cond140, %33
  %34 = icmp eq ptr %2, @ompi_mpi_int64_t
  %or.cond142 = or i1 %or.cond141, %34
  %35 = icmp eq ptr %2, @ompi_mpi_uint8_t
  %or.cond143 = or i1 %or.cond142, %35
  %36 = icmp eq ptr %2, @ompi_mpi_uint16_t
  %or.cond144 = or i1 %or.cond143, %36
  %37 = icmp eq ptr %2, @ompi_mpi_uint32_t
  %or.cond145 = or i1 %or.cond144, %37
  %38 = icmp eq ptr %2, @ompi_mpi_uint64_t
  %or.cond146 = or i1 %or.cond145, %38
  %39 = icmp eq ptr %2, @ompi_mpi_c_bool
  %or.cond147 = or i1 %or.cond146, %39
  %40 = icmp eq ptr %2, @ompi_mpi_wchar
  %or.cond148 = or i1 %or.cond147, %40
  %41 = icmp eq ptr %2, @ompi_mpi_2int
  %or.cond149 = or i1 %or.cond148, %41
  %42 = icmp eq ptr %2, @ompi_mpi_integer
  %or.cond150 = or i1 %or.cond149, %42
  %43 = icmp eq ptr %2, @ompi_mpi_logical
  %or.cond151 = or i1 %or.cond150, %43
  %44 = icmp eq ptr %2, @ompi_mpi_character
  %or.cond152 = or i1 %or.cond151, %44
  %45 = icmp eq ptr %2, @ompi_mpi_aint
  %or.cond153 = or i1 %or.cond152, %45
  %46 = icmp eq ptr %2, @ompi_mpi_offset
  %or.cond154 = or i1 %or.cond153, %46
  %47 = icmp eq ptr %2, @ompi_mpi_count
  %or.cond155 = or i1 %or.cond154, %47
  %spec.select = select i1 %or.cond155, i32 0, i32 3
  br label %48

48:
  %.0120 = phi i32 [ %spec.select, %19 ], [ 1, %7 ], [ 2, %13 ]
  %49 = icmp eq i32 %.0120, 0
  br i1 %49, label %50, label %52

50:
  %51 = call i32 @tapeless_library_MPI_Send_init(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6)
  br label %103

52:
  %53 = icmp eq ptr %2, @ompi_mpi_double
  %54 = icmp eq ptr %2, @ompi_mpi_c_double_complex
  %or.cond156 = or i1 %53, %54
  %55 = icmp eq ptr %2, @ompi_mpi_dblcplex
  %or.cond157 = or i1 %or.cond156, %55
  %56 = icmp eq ptr %2, @ompi_mpi_dblprec
  %or.cond158 = or i1 %or.cond157, %56
  %57 = icmp eq ptr %2, @ompi_mpi_real8
  %or.cond159 = or i1 %or.cond158, %57
  br i1 %or.cond159, label %93, label %58

58:
  %59 = icmp eq ptr %2, @ompi_mpi_float
  %60 = icmp eq ptr %2, @ompi_mpi_c_float_complex
  %or.cond160 = or i1 %59, %60
  %61 = icmp eq ptr %2, @ompi_mpi_cplex
  %or.cond161 = or i1 %or.cond160, %61
  %62 = icmp eq ptr %2, @ompi_mpi_real
  %or.cond162 = or i1 %or.cond161, %62
  %63 = icmp eq ptr %2, @ompi_mpi_real4
  %or.cond163 = or i1 %or.cond162, %63
  br i1 %or.cond163, label %93, label %64

64:
  %65 = icmp eq ptr %2, @ompi_mpi_char
  %66 = icmp eq ptr %2, @ompi_mpi_signed_char
  %or.cond164 = or i1 %65, %66
  %67 = icmp eq ptr %2, @ompi_mpi_unsigned_char
  %or.cond165 = or i1 %or.cond164, %67
  %68 = icmp eq ptr %2, @ompi_mpi_short
  %or.cond166 = or i1 %or.cond165, %68
  %69 = icmp eq ptr %2, @ompi_mpi_unsigned_short
  %or.cond167 = or i1 %or.cond166, %69
  %70 = icmp eq ptr %2, @ompi_mpi_int
  %or.cond168 = or i1 %or.cond167, %70
  %71 = icmp eq ptr %2, @ompi_mpi_unsigned
  %or.cond169 = or i1 %or.cond168, %71
  %72 = icmp eq ptr %2, @ompi_mpi_long
  %or.cond170 = or i1 %or.cond169, %72
  %73 = icmp eq ptr %2, @ompi_mpi_unsigned_long
  %or.cond171 = or i1 %or.cond170, %73
  %74 = icmp eq ptr %2, @ompi_mpi_long_long_int
  %or.cond172 = or i1 %or.cond171, %74
  %75 = icmp eq ptr %2, @ompi_mpi_unsigned_long_long
  %or.cond173 = or i1 %or.cond172, %75
  %76 = icmp eq ptr %2, @ompi_mpi_int8_t
  %or.cond174 = or i1 %or.cond173, %76
  %77 = icmp eq ptr %2, @ompi_mpi_int16_t
  %or.cond175 = or i1 %or.cond174, %77
  %78 = icmp eq ptr %2, @ompi_mpi_int32_t
  %or.cond176 = or i1 %or.cond175, %78
  %79 = icmp eq ptr %2, @ompi_mpi_int64_t
  %or.cond177 = or i1 %or.cond176, %79
  %80 = icmp eq ptr %2, @ompi_mpi_uint8_t
  %or.cond178 = or i1 %or.cond177, %80
  %81 = icmp eq ptr %2, @ompi_mpi_uint16_t
  %or.cond179 = or i1 %or.cond178, %81
  %82 = icmp eq ptr %2, @ompi_mpi_uint32_t
  %or.cond180 = or i1 %or.cond179, %82
  %83 = icmp eq ptr %2, @ompi_mpi_uint64_t
  %or.cond181 = or i1 %or.cond180, %83
  %84 = icmp eq ptr %2, @ompi_mpi_c_bool
  %or.cond182 = or i1 %or.cond181, %84
  %85 = icmp eq ptr %2, @ompi_mpi_wchar
  %or.cond183 = or i1 %or.cond182, %85
  %86 = icmp eq ptr %2, @ompi_mpi_2int
  %or.cond184 = or i1 %or.cond183, %86
  %87 = icmp eq ptr %2, @ompi_mpi_integer
  %or.cond185 = or i1 %or.cond184, %87
  %88 = icmp eq ptr %2, @ompi_mpi_logical
  %or.cond186 = or i1 %or.cond185, %88
  %89 = icmp eq ptr %2, @ompi_mpi_character
  %or.cond187 = or i1 %or.cond186, %89
  %90 = icmp eq ptr %2, @ompi_mpi_aint
  %or.cond188 = or i1 %or.cond187, %90
  %91 = icmp eq ptr %2, @ompi_mpi_offset
  %or.cond189 = or i1 %or.cond188, %91
  %92 = icmp eq ptr %2, @ompi_mpi_count
  %or.cond190 = or i1 %or.cond189, %92
  %spec.select191 = select i1 %or.cond190, i32 0, i32 3
  br label %93

93:
  %.0 = phi i32 [ %spec.select191, %64 ], [ 1, %52 ], [ 2, %58 ]
  switch i32 %.0, label %.unreachabledefault [
    i32 1, label %94
    i32 2, label %97
    i32 3, label %100
    i32 0, label %103
  ]

94:
  %95 = ptrtoint ptr %2 to i64
  %96 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_double(ptr noundef %0, i32 noundef 8, i32 noundef %1, i64 noundef %95, i32 noundef %3, i32 noundef %4, i64 noundef %96, ptr noundef %6)
  br label %103

97:
  %98 = ptrtoint ptr %2 to i64
  %99 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_float(ptr noundef %0, i32 noundef 8, i32 noundef %1, i64 noundef %98, i32 noundef %3, i32 noundef %4, i64 noundef %99, ptr noundef %6)
  br label %103

100:
  %101 = ptrtoint ptr %2 to i64
  %102 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_any(ptr noundef %0, i32 noundef 8, i32 noundef %1, i64 noundef %101, i32 noundef %3, i32 noundef %4, i64 noundef %102, ptr noundef %6)
  br label %103

.unreachabledefault:
  unreachable

103:
  %.0121 = phi i32 [ %51, %50 ], [ 0, %93 ], [ 0, %100 ], [ 0, %97 ], [ 0, %94 ]
  ret i32 %.0121
}

declare i32 @tapeless_library_MPI_Send_init(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Ssend_init(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6) {
  %8 = icmp eq ptr %2, @ompi_mpi_double
  %9 = icmp eq ptr %2, @ompi_mpi_c_double_complex
  %or.cond = or i1 %8, %9
  %10 = icmp eq ptr %2, @ompi_mpi_dblcplex
  %or.cond122 = or i1 %or.cond, %10
  %11 = icmp eq ptr %2, @ompi_mpi_dblprec
  %or.cond123 = or i1 %or.cond122, %11
  %12 = icmp eq ptr %2, @ompi_mpi_real8
  %or.cond124 = or i1 %or.cond123, %12
  br i1 %or.cond124, label %48, label %13

13:
  %14 = icmp eq ptr %2, @ompi_mpi_float
  %15 = icmp eq ptr %2, @ompi_mpi_c_float_complex
  %or.cond125 = or i1 %14, %15
  %16 = icmp eq ptr %2, @ompi_mpi_cplex
  %or.cond126 = or i1 %or.cond125, %16
  %17 = icmp eq ptr %2, @ompi_mpi_real
  %or.cond127 = or i1 %or.cond126, %17
  %18 = icmp eq ptr %2, @ompi_mpi_real4
  %or.cond128 = or i1 %or.cond127, %18
  br i1 %or.cond128, label %48, label %19

19:
  %20 = icmp eq ptr %2, @ompi_mpi_char
  %21 = icmp eq ptr %2, @ompi_mpi_signed_char
  %or.cond129 = or i1 %20, %21
  %22 = icmp eq ptr %2, @ompi_mpi_unsigned_char
  %or.cond130 = or i1 %or.cond129, %22
  %23 = icmp eq ptr %2, @ompi_mpi_short
  %or.cond131 = or i1 %or.cond130, %23
  %24 = icmp eq ptr %2, @ompi_mpi_unsigned_short
  %or.cond132 = or i1 %or.cond131, %24
  %25 = icmp eq ptr %2, @ompi_mpi_int
  %or.cond133 = or i1 %or.cond132, %25
  %26 = icmp eq ptr %2, @ompi_mpi_unsigned
  %or.cond134 = or i1 %or.cond133, %26
  %27 = icmp eq ptr %2, @ompi_mpi_long
  %or.cond135 = or i1 %or.cond134, %27
  %28 = icmp eq ptr %2, @ompi_mpi_unsigned_long
  %or.cond136 = or i1 %or.cond135, %28
  %29 = icmp eq ptr %2, @ompi_mpi_long_long_int
  %or.cond137 = or i1 %or.cond136, %29
  %30 = icmp eq ptr %2, @ompi_mpi_unsigned_long_long
  %or.cond138 = or i1 %or.cond137, %30
  %31 = icmp eq ptr %2, @ompi_mpi_int8_t
  %or.cond139 = or i1 %or.cond138, %31
  %32 = icmp eq ptr %2, @ompi_mpi_int16_t
  %or.cond140 = or i1 %or.cond139, %32
  %33 = icmp eq ptr %2, @ompi_mpi_int32_t
  %or.cond141 = or i1 %or.cond140, %33
  %34 = icmp eq ptr %2, @ompi_mpi_int64_t
  %or.cond142 = or i1 %or.cond141, %34
  %35 = icmp eq ptr %2, @ompi_mpi_uint8_t
  %or.cond143 = or i1 %or.cond142, %35
  %36 = icmp eq ptr %2, @ompi_mpi_uint16_t
  %or.cond144 = or i1 %or.cond143, %36
  %37 = icmp eq ptr %2, @ompi_mpi_uint32_t
  %or.cond145 = or i1 %or.cond144, %37
  %38 = icmp eq ptr %2, @ompi_mpi_uint64_t
  %or.cond146 = or i1 %or.cond145, %38
  %39 = icmp eq ptr %2, @ompi_mpi_c_bool
  %or.cond147 = or i1 %or.cond146, %39
  %40 = icmp eq ptr %2, @ompi_mpi_wchar
  %or.cond148 = or i1 %or.cond147, %40
  %41 = icmp eq ptr %2, @ompi_mpi_2int
  %or.cond149 = or i1 %or.cond148, %41
  %42 = icmp eq ptr %2, @ompi_mpi_integer
  %or.cond150 = or i1 %or.cond149, %42
  %43 = icmp eq ptr %2, @ompi_mpi_logical
  %or.cond151 = or i1 %or.cond150, %43
  %44 = icmp eq ptr %2, @ompi_mpi_character
  %or.cond152 = or i1 %or.cond151, %44
  %45 = icmp eq ptr %2, @ompi_mpi_aint
  %or.cond153 = or i1 %or.cond152, %45
  %46 = icmp eq ptr %2, @ompi_mpi_offset
  %or.cond154 = or i1 %or.cond153, %46
  %47 = icmp eq ptr %2, @ompi_mpi_count
  %or.cond155 = or i1 %or.cond154, %47
  %spec.select = select i1 %or.cond155, i32 0, i32 3
  br label %48

48:
  %.0120 = phi i32 [ %spec.select, %19 ], [ 1, %7 ], [ 2, %13 ]
  %49 = icmp eq i32 %.0120, 0
  br i1 %49, label %50, label %52

50:
  %51 = call i32 @tapeless_library_MPI_Ssend_init(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6)
  br label %103

52:
  %53 = icmp eq ptr %2, @ompi_mpi_double
  %54 = icmp eq ptr %2, @ompi_mpi_c_double_complex
  %or.cond156 = or i1 %53, %54
  %55 = icmp eq ptr %2, @ompi_mpi_dblcplex
  %or.cond157 = or i1 %or.cond156, %55
  %56 = icmp eq ptr %2, @ompi_mpi_dblprec
  %or.cond158 = or i1 %or.cond157, %56
  %57 = icmp eq ptr %2, @ompi_mpi_real8
  %or.cond159 = or i1 %or.cond158, %57
  br i1 %or.cond159, label %93, label %58

58:
  %59 = icmp eq ptr %2, @ompi_mpi_float
  %60 = icmp eq ptr %2, @ompi_mpi_c_float_complex
  %or.cond160 = or i1 %59, %60
  %61 = icmp eq ptr %2, @ompi_mpi_cplex
  %or.cond161 = or i1 %or.cond160, %61
  %62 = icmp eq ptr %2, @ompi_mpi_real
  %or.cond162 = or i1 %or.cond161, %62
  %63 = icmp eq ptr %2, @ompi_mpi_real4
  %or.cond163 = or i1 %or.cond162, %63
  br i1 %or.cond163, label %93, label %64

64:
  %65 = icmp eq ptr %2, @ompi_mpi_char
  %66 = icmp eq ptr %2, @ompi_mpi_signed_char
  %or.cond164 = or i1 %65, %66
  %67 = icmp eq ptr %2, @ompi_mpi_unsigned_char
  %or.cond165 = or i1 %or.cond164, %67
  %68 = icmp eq ptr %2, @ompi_mpi_short
  %or.cond166 = or i1 %or.cond165, %68
  %69 = icmp eq ptr %2, @ompi_mpi_unsigned_short
  %or.cond167 = or i1 %or.cond166, %69
  %70 = icmp eq ptr %2, @ompi_mpi_int
  %or.cond168 = or i1 %or.cond167, %70
  %71 = icmp eq ptr %2, @ompi_mpi_unsigned
  %or.cond169 = or i1 %or.cond168, %71
  %72 = icmp eq ptr %2, @ompi_mpi_long
  %or.cond170 = or i1 %or.cond169, %72
  %73 = icmp eq ptr %2, @ompi_mpi_unsigned_long
  %or.cond171 = or i1 %or.cond170, %73
  %74 = icmp eq ptr %2, @ompi_mpi_long_long_int
  %or.cond172 = or i1 %or.cond171, %74
  %75 = icmp eq ptr %2, @ompi_mpi_unsigned_long_long
  %or.cond173 = or i1 %or.cond172, %75
  %76 = icmp eq ptr %2, @ompi_mpi_int8_t
  %or.cond174 = or i1 %or.cond173, %76
  %77 = icmp eq ptr %2, @ompi_mpi_int16_t
  %or.cond175 = or i1 %or.cond174, %77
  %78 = icmp eq ptr %2, @ompi_mpi_int32_t
  %or.cond176 = or i1 %or.cond175, %78
  %79 = icmp eq ptr %2, @ompi_mpi_int64_t
  %or.cond177 = or i1 %or.cond176, %79
  %80 = icmp eq ptr %2, @ompi_mpi_uint8_t
  %or.cond178 = or i1 %or.cond177, %80
  %81 = icmp eq ptr %2, @ompi_mpi_uint16_t
  %or.cond179 = or i1 %or.cond178, %81
  %82 = icmp eq ptr %2, @ompi_mpi_uint32_t
  %or.cond180 = or i1 %or.cond179, %82
  %83 = icmp eq ptr %2, @ompi_mpi_uint64_t
  %or.cond181 = or i1 %or.cond180, %83
  %84 = icmp eq ptr %2, @ompi_mpi_c_bool
  %or.cond182 = or i1 %or.cond181, %84
  %85 = icmp eq ptr %2, @ompi_mpi_wchar
  %or.cond183 = or i1 %or.cond182, %85
  %86 = icmp eq ptr %2, @ompi_mpi_2int
  %or.cond184 = or i1 %or.cond183, %86
  %87 = icmp eq ptr %2, @ompi_mpi_integer
  %or.cond185 = or i1 %or.cond184, %87
  %88 = icmp eq ptr %2, @ompi_mpi_logical
  %or.cond186 = or i1 %or.cond185, %88
  %89 = icmp eq ptr %2, @ompi_mpi_character
  %or.cond187 = or i1 %or.cond186, %89
  %90 = icmp eq ptr %2, @ompi_mpi_aint
  %or.cond188 = or i1 %or.cond187, %90
  %91 = icmp eq ptr %2, @ompi_mpi_offset
  %or.cond189 = or i1 %or.cond188, %91
  %92 = icmp eq ptr %2, @ompi_mpi_count
  %or.cond190 = or i1 %or.cond189, %92
  %spec.select191 = select i1 %or.cond190, i32 0, i32 3
  br label %93

93:
  %.0 = phi i32 [ %spec.select191, %64 ], [ 1, %52 ], [ 2, %58 ]
  switch i32 %.0, label %.unreachabledefault [
    i32 1, label %94
    i32 2, label %97
    i32 3, label %100
    i32 0, label %103
  ]

94:
  %95 = ptrtoint ptr %2 to i64
  %96 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_double(ptr noundef %0, i32 noundef 9, i32 noundef %1, i64 noundef %95, i32 noundef %3, i32 noundef %4, i64 noundef %96, ptr noundef %6)
  br label %103

97:
  %98 = ptrtoint ptr %2 to i64
  %99 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_float(ptr noundef %0, i32 noundef 9, i32 noundef %1, i64 noundef %98, i32 noundef %3, i32 noundef %4, i64 noundef %99, ptr noundef %6)
  br label %103

100:
  %101 = ptrtoint ptr %2 to i64
  %102 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_any(ptr noundef %0, i32 noundef 9, i32 noundef %1, i64 noundef %101, i32 noundef %3, i32 noundef %4, i64 noundef %102, ptr noundef %6)
  br label %103

.unreachabledefault:
  unreachable

103:
  %.0121 = phi i32 [ %51, %50 ], [ 0, %93 ], [ 0, %100 ], [ 0, %97 ], [ 0, %94 ]
  ret i32 %.0121
}

declare i32 @tapeless_library_MPI_Ssend_init(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Rsend_init(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6) {
  %8 = icmp eq ptr %2, @ompi_mpi_double
  %9 = icmp eq ptr %2, @ompi_mpi_c_double_complex
  %or.cond = or i1 %8, %9
  %10 = icmp eq ptr %2, @ompi_mpi_dblcplex
  %or.cond122 = or i1 %or.cond, %10
  %11 = icmp eq ptr %2, @ompi_mpi_dblprec
  %or.cond123 = or i1 %or.cond122, %11
  %12 = icmp eq ptr %2, @ompi_mpi_real8
  %or.cond124 = or i1 %or.cond123, %12
  br i1 %or.cond124, label %48, label %13

13:
  %14 = icmp eq ptr %2, @ompi_mpi_float
  %15 = icmp eq ptr %2, @ompi_mpi_c_float_complex
  %or.cond125 = or i1 %14, %15
  %16 = icmp eq ptr %2, @ompi_mpi_cplex
  %or.cond126 = or i1 %or.cond125, %16
  %17 = icmp eq ptr %2, @ompi_mpi_real
  %or.cond127 = or i1 %or.cond126, %17
  %18 = icmp eq ptr %2, @ompi_mpi_real4
  %or.cond128 = or i1 %or.cond127, %18
  br i1 %or.cond128, label %48, label %19

19:
  %20 = icmp eq ptr %2, @ompi_mpi_char
  %21 = icmp eq ptr %2, @ompi_mpi_signed_char
  %or.cond129 = or i1 %20, %21
  %22 = icmp eq ptr %2, @ompi_mpi_unsigned_char
  %or.cond130 = or i1 %or.cond129, %22
  %23 = icmp eq ptr %2, @ompi_mpi_short
  %or.cond131 = or i1 %or.cond130, %23
  %24 = icmp eq ptr %2, @ompi_mpi_unsigned_short
  %or.cond132 = or i1 %or.cond131, %24
  %25 = icmp eq ptr %2, @ompi_mpi_int
  %or.cond133 = or i1 %or.cond132, %25
  %26 = icmp eq ptr %2, @ompi_mpi_unsigned
  %or.cond134 = or i1 %or.cond133, %26
  %27 = icmp eq ptr %2, @ompi_mpi_long
  %or.cond135 = or i1 %or.cond134, %27
  %28 = icmp eq ptr %2, @ompi_mpi_unsigned_long
  %or.cond136 = or i1 %or.cond135, %28
  %29 = icmp eq ptr %2, @ompi_mpi_long_long_int
  %or.cond137 = or i1 %or.cond136, %29
  %30 = icmp eq ptr %2, @ompi_mpi_unsigned_long_long
  %or.cond138 = or i1 %or.cond137, %30
  %31 = icmp eq ptr %2, @ompi_mpi_int8_t
  %or.cond139 = or i1 %or.cond138, %31
  %32 = icmp eq ptr %2, @ompi_mpi_int16_t
  %or.cond140 = or i1 %or.cond139, %32
  %33 = icmp eq ptr %2, @ompi_mpi_int32_t
  %or.cond141 = or i1 %or.cond140, %33
  %34 = icmp eq ptr %2, @ompi_mpi_int64_t
  %or.cond142 = or i1 %or.cond141, %34
  %35 = icmp eq ptr %2, @ompi_mpi_uint8_t
  %or.cond143 = or i1 %or.cond142, %35
  %36 = icmp eq ptr %2, @ompi_mpi_uint16_t
  %or.cond144 = or i1 %or.cond143, %36
  %37 = icmp eq ptr %2, @ompi_mpi_uint32_t
  %or.cond145 = or i1 %or.cond144, %37
  %38 = icmp eq ptr %2, @ompi_mpi_uint64_t
  %or.cond146 = or i1 %or.cond145, %38
  %39 = icmp eq ptr %2, @ompi_mpi_c_bool
  %or.cond147 = or i1 %or.cond146, %39
  %40 = icmp eq ptr %2, @ompi_mpi_wchar
  %or.cond148 = or i1 %or.cond147, %40
  %41 = icmp eq ptr %2, @ompi_mpi_2int
  %or.cond149 = or i1 %or.cond148, %41
  %42 = icmp eq ptr %2, @ompi_mpi_integer
  %or.cond150 = or i1 %or.cond149, %42
  %43 = icmp eq ptr %2, @ompi_mpi_logical
  %or.cond151 = or i1 %or.cond150, %43
  %44 = icmp eq ptr %2, @ompi_mpi_character
  %or.cond152 = or i1 %or.cond151, %44
  %45 = icmp eq ptr %2, @ompi_mpi_aint
  %or.cond153 = or i1 %or.cond152, %45
  %46 = icmp eq ptr %2, @ompi_mpi_offset
  %or.cond154 = or i1 %or.cond153, %46
  %47 = icmp eq ptr %2, @ompi_mpi_count
  %or.cond155 = or i1 %or.cond154, %47
  %spec.select = select i1 %or.cond155, i32 0, i32 3
  br label %48

48:
  %.0120 = phi i32 [ %spec.select, %19 ], [ 1, %7 ], [ 2, %13 ]
  %49 = icmp eq i32 %.0120, 0
  br i1 %49, label %50, label %52

50:
  %51 = call i32 @tapeless_library_MPI_Rsend_init(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6)
  br label %103

52:
  %53 = icmp eq ptr %2, @ompi_mpi_double
  %54 = icmp eq ptr %2, @ompi_mpi_c_double_complex
  %or.cond156 = or i1 %53, %54
  %55 = icmp eq ptr %2, @ompi_mpi_dblcplex
  %or.cond157 = or i1 %or.cond156, %55
  %56 = icmp eq ptr %2, @ompi_mpi_dblprec
  %or.cond158 = or i1 %or.cond157, %56
  %57 = icmp eq ptr %2, @ompi_mpi_real8
  %or.cond159 = or i1 %or.cond158, %57
  br i1 %or.cond159, label %93, label %58

58:
  %59 = icmp eq ptr %2, @ompi_mpi_float
  %60 = icmp eq ptr %2, @ompi_mpi_c_float_complex
  %or.cond160 = or i1 %59, %60
  %61 = icmp eq ptr %2, @ompi_mpi_cplex
  %or.cond161 = or i1 %or.cond160, %61
  %62 = icmp eq ptr %2, @ompi_mpi_real
  %or.cond162 = or i1 %or.cond161, %62
  %63 = icmp eq ptr %2, @ompi_mpi_real4
  %or.cond163 = or i1 %or.cond162, %63
  br i1 %or.cond163, label %93, label %64

64:
  %65 = icmp eq ptr %2, @ompi_mpi_char
  %66 = icmp eq ptr %2, @ompi_mpi_signed_char
  %or.cond164 = or i1 %65, %66
  %67 = icmp eq ptr %2, @ompi_mpi_unsigned_char
  %or.cond165 = or i1 %or.cond164, %67
  %68 = icmp eq ptr %2, @ompi_mpi_short
  %or.cond166 = or i1 %or.cond165, %68
  %69 = icmp eq ptr %2, @ompi_mpi_unsigned_short
  %or.cond167 = or i1 %or.cond166, %69
  %70 = icmp eq ptr %2, @ompi_mpi_int
  %or.cond168 = or i1 %or.cond167, %70
  %71 = icmp eq ptr %2, @ompi_mpi_unsigned
  %or.cond169 = or i1 %or.cond168, %71
  %72 = icmp eq ptr %2, @ompi_mpi_long
  %or.cond170 = or i1 %or.cond169, %72
  %73 = icmp eq ptr %2, @ompi_mpi_unsigned_long
  %or.cond171 = or i1 %or.cond170, %73
  %74 = icmp eq ptr %2, @ompi_mpi_long_long_int
  %or.cond172 = or i1 %or.cond171, %74
  %75 = icmp eq ptr %2, @ompi_mpi_unsigned_long_long
  %or.cond173 = or i1 %or.cond172, %75
  %76 = icmp eq ptr %2, @ompi_mpi_int8_t
  %or.cond174 = or i1 %or.cond173, %76
  %77 = icmp eq ptr %2, @ompi_mpi_int16_t
  %or.cond175 = or i1 %or.cond174, %77
  %78 = icmp eq ptr %2, @ompi_mpi_int32_t
  %or.cond176 = or i1 %or.cond175, %78
  %79 = icmp eq ptr %2, @ompi_mpi_int64_t
  %or.cond177 = or i1 %or.cond176, %79
  %80 = icmp eq ptr %2, @ompi_mpi_uint8_t
  %or.cond178 = or i1 %or.cond177, %80
  %81 = icmp eq ptr %2, @ompi_mpi_uint16_t
  %or.cond179 = or i1 %or.cond178, %81
  %82 = icmp eq ptr %2, @ompi_mpi_uint32_t
  %or.cond180 = or i1 %or.cond179, %82
  %83 = icmp eq ptr %2, @ompi_mpi_uint64_t
  %or.cond181 = or i1 %or.cond180, %83
  %84 = icmp eq ptr %2, @ompi_mpi_c_bool
  %or.cond182 = or i1 %or.cond181, %84
  %85 = icmp eq ptr %2, @ompi_mpi_wchar
  %or.cond183 = or i1 %or.cond182, %85
  %86 = icmp eq ptr %2, @ompi_mpi_2int
  %or.cond184 = or i1 %or.cond183, %86
  %87 = icmp eq ptr %2, @ompi_mpi_integer
  %or.cond185 = or i1 %or.cond184, %87
  %88 = icmp eq ptr %2, @ompi_mpi_logical
  %or.cond186 = or i1 %or.cond185, %88
  %89 = icmp eq ptr %2, @ompi_mpi_character
  %or.cond187 = or i1 %or.cond186, %89
  %90 = icmp eq ptr %2, @ompi_mpi_aint
  %or.cond188 = or i1 %or.cond187, %90
  %91 = icmp eq ptr %2, @ompi_mpi_offset
  %or.cond189 = or i1 %or.cond188, %91
  %92 = icmp eq ptr %2, @ompi_mpi_count
  %or.cond190 = or i1 %or.cond189, %92
  %spec.select191 = select i1 %or.cond190, i32 0, i32 3
  br label %93

93:
  %.0 = phi i32 [ %spec.select191, %64 ], [ 1, %52 ], [ 2, %58 ]
  switch i32 %.0, label %.unreachabledefault [
    i32 1, label %94
    i32 2, label %97
    i32 3, label %100
    i32 0, label %103
  ]

94:
  %95 = ptrtoint ptr %2 to i64
  %96 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_double(ptr noundef %0, i32 noundef 10, i32 noundef %1, i64 noundef %95, i32 noundef %3, i32 noundef %4, i64 noundef %96, ptr noundef %6)
  br label %103

97:
  %98 = ptrtoint ptr %2 to i64
  %99 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_float(ptr noundef %0, i32 noundef 10, i32 noundef %1, i64 noundef %98, i32 noundef %3, i32 noundef %4, i64 noundef %99, ptr noundef %6)
  br label %103

100:
  %101 = ptrtoint ptr %2 to i64
  %102 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_any(ptr noundef %0, i32 noundef 10, i32 noundef %1, i64 noundef %101, i32 noundef %3, i32 noundef %4, i64 noundef %102, ptr noundef %6)
  br label %103

.unreachabledefault:
  unreachable

103:
  %.0121 = phi i32 [ %51, %50 ], [ 0, %93 ], [ 0, %100 ], [ 0, %97 ], [ 0, %94 ]
  ret i32 %.0121
}

declare i32 @tapeless_library_MPI_Rsend_init(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Bsend_init(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6) {
  %8 = icmp eq ptr %2, @ompi_mpi_double
  %9 = icmp eq ptr %2, @ompi_mpi_c_double_complex
  %or.cond = or i1 %8, %9
  %10 = icmp eq ptr %2, @ompi_mpi_dblcplex
  %or.cond122 = or i1 %or.cond, %10
  %11 = icmp eq ptr %2, @ompi_mpi_dblprec
  %or.cond123 = or i1 %or.cond122, %11
  %12 = icmp eq ptr %2, @ompi_mpi_real8
  %or.cond124 = or i1 %or.cond123, %12
  br i1 %or.cond124, label %48, label %13

13:
  %14 = icmp eq ptr %2, @ompi_mpi_float
  %15 = icmp eq ptr %2, @ompi_mpi_c_float_complex
  %or.cond125 = or i1 %14, %15
  %16 = icmp eq ptr %2, @ompi_mpi_cplex
  %or.cond126 = or i1 %or.cond125, %16
  %17 = icmp eq ptr %2, @ompi_mpi_real
  %or.cond127 = or i1 %or.cond126, %17
  %18 = icmp eq ptr %2, @ompi_mpi_real4
  %or.cond128 = or i1 %or.cond127, %18
  br i1 %or.cond128, label %48, label %19

19:
  %20 = icmp eq ptr %2, @ompi_mpi_char
  %21 = icmp eq ptr %2, @ompi_mpi_signed_char
  %or.cond129 = or i1 %20, %21
  %22 = icmp eq ptr %2, @ompi_mpi_unsigned_char
  %or.cond130 = or i1 %or.cond129, %22
  %23 = icmp eq ptr %2, @ompi_mpi_short
  %or.cond131 = or i1 %or.cond130, %23
  %24 = icmp eq ptr %2, @ompi_mpi_unsigned_short
  %or.cond132 = or i1 %or.cond131, %24
  %25 = icmp eq ptr %2, @ompi_mpi_int
  %or.cond133 = or i1 %or.cond132, %25
  %26 = icmp eq ptr %2, @ompi_mpi_unsigned
  %or.cond134 = or i1 %or.cond133, %26
  %27 = icmp eq ptr %2, @ompi_mpi_long
  %or.cond135 = or i1 %or.cond134, %27
  %28 = icmp eq ptr %2, @ompi_mpi_unsigned_long
  %or.cond136 = or i1 %or.cond135, %28
  %29 = icmp eq ptr %2, @ompi_mpi_long_long_int
  %or.cond137 = or i1 %or.cond136, %29
  %30 = icmp eq ptr %2, @ompi_mpi_unsigned_long_long
  %or.cond138 = or i1 %or.cond137, %30
  %31 = icmp eq ptr %2, @ompi_mpi_int8_t
  %or.cond139 = or i1 %or.cond138, %31
  %32 = icmp eq ptr %2, @ompi_mpi_int16_t
  %or.cond140 = or i1 %or.cond139, %32
  %33 = icmp eq ptr %2, @ompi_mpi_int32_t
  %or.cond141 = or i1 %or.cond140, %33
  %34 = icmp eq ptr %2, @ompi_mpi_int64_t
  %or.cond142 = or i1 %or.cond141, %34
  %35 = icmp eq ptr %2, @ompi_mpi_uint8_t
  %or.cond143 = or i1 %or.cond142, %35
  %36 = icmp eq ptr %2, @ompi_mpi_uint16_t
  %or.cond144 = or i1 %or.cond143, %36
  %37 = icmp eq ptr %2, @ompi_mpi_uint32_t
  %or.cond145 = or i1 %or.cond144, %37
  %38 = icmp eq ptr %2, @ompi_mpi_uint64_t
  %or.cond146 = or i1 %or.cond145, %38
  %39 = icmp eq ptr %2, @ompi_mpi_c_bool
  %or.cond147 = or i1 %or.cond146, %39
  %40 = icmp eq ptr %2, @ompi_mpi_wchar
  %or.cond148 = or i1 %or.cond147, %40
  %41 = icmp eq ptr %2, @ompi_mpi_2int
  %or.cond149 = or i1 %or.cond148, %41
  %42 = icmp eq ptr %2, @ompi_mpi_integer
  %or.cond150 = or i1 %or.cond149, %42
  %43 = icmp eq ptr %2, @ompi_mpi_logical
  %or.cond151 = or i1 %or.cond150, %43
  %44 = icmp eq ptr %2, @ompi_mpi_character
  %or.cond152 = or i1 %or.cond151, %44
  %45 = icmp eq ptr %2, @ompi_mpi_aint
  %or.cond153 = or i1 %or.cond152, %45
  %46 = icmp eq ptr %2, @ompi_mpi_offset
  %or.cond154 = or i1 %or.cond153, %46
  %47 = icmp eq ptr %2, @ompi_mpi_count
  %or.cond155 = or i1 %or.cond154, %47
  %spec.select = select i1 %or.cond155, i32 0, i32 3
  br label %48

48:
  %.0120 = phi i32 [ %spec.select, %19 ], [ 1, %7 ], [ 2, %13 ]
  %49 = icmp eq i32 %.0120, 0
  br i1 %49, label %50, label %52

50:
  %51 = call i32 @tapeless_library_MPI_Bsend_init(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6)
  br label %103

52:
  %53 = icmp eq ptr %2, @ompi_mpi_double
  %54 = icmp eq ptr %2, @ompi_mpi_c_double_complex
  %or.cond156 = or i1 %53, %54
  %55 = icmp eq ptr %2, @ompi_mpi_dblcplex
  %or.cond157 = or i1 %or.cond156, %55
  %56 = icmp eq ptr %2, @ompi_mpi_dblprec
  %or.cond158 = or i1 %or.cond157, %56
  %57 = icmp eq ptr %2, @ompi_mpi_real8
  %or.cond159 = or i1 %or.cond158, %57
  br i1 %or.cond159, label %93, label %58

58:
  %59 = icmp eq ptr %2, @ompi_mpi_float
  %60 = icmp eq ptr %2, @ompi_mpi_c_float_complex
  %or.cond160 = or i1 %59, %60
  %61 = icmp eq ptr %2, @ompi_mpi_cplex
  %or.cond161 = or i1 %or.cond160, %61
  %62 = icmp eq ptr %2, @ompi_mpi_real
  %or.cond162 = or i1 %or.cond161, %62
  %63 = icmp eq ptr %2, @ompi_mpi_real4
  %or.cond163 = or i1 %or.cond162, %63
  br i1 %or.cond163, label %93, label %64

64:
  %65 = icmp eq ptr %2, @ompi_mpi_char
  %66 = icmp eq ptr %2, @ompi_mpi_signed_char
  %or.cond164 = or i1 %65, %66
  %67 = icmp eq ptr %2, @ompi_mpi_unsigned_char
  %or.cond165 = or i1 %or.cond164, %67
  %68 = icmp eq ptr %2, @ompi_mpi_short
  %or.cond166 = or i1 %or.cond165, %68
  %69 = icmp eq ptr %2, @ompi_mpi_unsigned_short
  %or.cond167 = or i1 %or.cond166, %69
  %70 = icmp eq ptr %2, @ompi_mpi_int
  %or.cond168 = or i1 %or.cond167, %70
  %71 = icmp eq ptr %2, @ompi_mpi_unsigned
  %or.cond169 = or i1 %or.cond168, %71
  %72 = icmp eq ptr %2, @ompi_mpi_long
  %or.cond170 = or i1 %or.cond169, %72
  %73 = icmp eq ptr %2, @ompi_mpi_unsigned_long
  %or.cond171 = or i1 %or.cond170, %73
  %74 = icmp eq ptr %2, @ompi_mpi_long_long_int
  %or.cond172 = or i1 %or.cond171, %74
  %75 = icmp eq ptr %2, @ompi_mpi_unsigned_long_long
  %or.cond173 = or i1 %or.cond172, %75
  %76 = icmp eq ptr %2, @ompi_mpi_int8_t
  %or.cond174 = or i1 %or.cond173, %76
  %77 = icmp eq ptr %2, @ompi_mpi_int16_t
  %or.cond175 = or i1 %or.cond174, %77
  %78 = icmp eq ptr %2, @ompi_mpi_int32_t
  %or.cond176 = or i1 %or.cond175, %78
  %79 = icmp eq ptr %2, @ompi_mpi_int64_t
  %or.cond177 = or i1 %or.cond176, %79
  %80 = icmp eq ptr %2, @ompi_mpi_uint8_t
  %or.cond178 = or i1 %or.cond177, %80
  %81 = icmp eq ptr %2, @ompi_mpi_uint16_t
  %or.cond179 = or i1 %or.cond178, %81
  %82 = icmp eq ptr %2, @ompi_mpi_uint32_t
  %or.cond180 = or i1 %or.cond179, %82
  %83 = icmp eq ptr %2, @ompi_mpi_uint64_t
  %or.cond181 = or i1 %or.cond180, %83
  %84 = icmp eq ptr %2, @ompi_mpi_c_bool
  %or.cond182 = or i1 %or.cond181, %84
  %85 = icmp eq ptr %2, @ompi_mpi_wchar
  %or.cond183 = or i1 %or.cond182, %85
  %86 = icmp eq ptr %2, @ompi_mpi_2int
  %or.cond184 = or i1 %or.cond183, %86
  %87 = icmp eq ptr %2, @ompi_mpi_integer
  %or.cond185 = or i1 %or.cond184, %87
  %88 = icmp eq ptr %2, @ompi_mpi_logical
  %or.cond186 = or i1 %or.cond185, %88
  %89 = icmp eq ptr %2, @ompi_mpi_character
  %or.cond187 = or i1 %or.cond186, %89
  %90 = icmp eq ptr %2, @ompi_mpi_aint
  %or.cond188 = or i1 %or.cond187, %90
  %91 = icmp eq ptr %2, @ompi_mpi_offset
  %or.cond189 = or i1 %or.cond188, %91
  %92 = icmp eq ptr %2, @ompi_mpi_count
  %or.cond190 = or i1 %or.cond189, %92
  %spec.select191 = select i1 %or.cond190, i32 0, i32 3
  br label %93

93:
  %.0 = phi i32 [ %spec.select191, %64 ], [ 1, %52 ], [ 2, %58 ]
  switch i32 %.0, label %.unreachabledefault [
    i32 1, label %94
    i32 2, label %97
    i32 3, label %100
    i32 0, label %103
  ]

94:
  %95 = ptrtoint ptr %2 to i64
  %96 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_double(ptr noundef %0, i32 noundef 11, i32 noundef %1, i64 noundef %95, i32 noundef %3, i32 noundef %4, i64 noundef %96, ptr noundef %6)
  br label %103

97:
  %98 = ptrtoint ptr %2 to i64
  %99 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_float(ptr noundef %0, i32 noundef 11, i32 noundef %1, i64 noundef %98, i32 noundef %3, i32 noundef %4, i64 noundef %99, ptr noundef %6)
  br label %103

100:
  %101 = ptrtoint ptr %2 to i64
  %102 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_any(ptr noundef %0, i32 noundef 11, i32 noundef %1, i64 noundef %101, i32 noundef %3, i32 noundef %4, i64 noundef %102, ptr noundef %6)
  br label %103

.unreachabledefault:
  unreachable

103:
  %.0121 = phi i32 [ %51, %50 ], [ 0, %93 ], [ 0, %100 ], [ 0, %97 ], [ 0, %94 ]
  ret i32 %.0121
}

declare i32 @tapeless_library_MPI_Bsend_init(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Recv(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6) {
  %8 = alloca ptr, align 8
  %9 = icmp eq ptr %2, @ompi_mpi_double
  %10 = icmp eq ptr %2, @ompi_mpi_c_double_complex
  %or.cond = or i1 %9, %10
  %11 = icmp eq ptr %2, @ompi_mpi_dblcplex
  %or.cond124 = or i1 %or.cond, %11
  %12 = icmp eq ptr %2, @ompi_mpi_dblprec
  %or.cond125 = or i1 %or.cond124, %12
  %13 = icmp eq ptr %2, @ompi_mpi_real8
  %or.cond126 = or i1 %or.cond125, %13
  br i1 %or.cond126, label %49, label %14

14:
  %15 = icmp eq ptr %2, @ompi_mpi_float
  %16 = icmp eq ptr %2, @ompi_mpi_c_float_complex
  %or.cond127 = or i1 %15, %16
  %17 = icmp eq ptr %2, @ompi_mpi_cplex
  %or.cond128 = or i1 %or.cond127, %17
  %18 = icmp eq ptr %2, @ompi_mpi_real
  %or.cond129 = or i1 %or.cond128, %18
  %19 = icmp eq ptr %2, @ompi_mpi_real4
  %or.cond130 = or i1 %or.cond129, %19
  br i1 %or.cond130, label %49, label %20

20:
  %21 = icmp eq ptr %2, @ompi_mpi_char
  %22 = icmp eq ptr %2, @ompi_mpi_signed_char
  %or.cond131 = or i1 %21, %22
  %23 = icmp eq ptr %2, @ompi_mpi_unsigned_char
  %or.cond132 = or i1 %or.cond131, %23
  %24 = icmp eq ptr %2, @ompi_mpi_short
  %or.cond133 = or i1 %or.cond132, %24
  %25 = icmp eq ptr %2, @ompi_mpi_unsigned_short
  %or.cond134 = or i1 %or.cond133, %25
  %26 = icmp eq ptr %2, @ompi_mpi_int
  %or.cond135 = or i1 %or.cond134, %26
  %27 = icmp eq ptr %2, @ompi_mpi_unsigned
  %or.cond136 = or i1 %or.cond135, %27
  %28 = icmp eq ptr %2, @ompi_mpi_long
  %or.cond137 = or i1 %or.cond136, %28
  %29 = icmp eq ptr %2, @ompi_mpi_unsigned_long
  %or.cond138 = or i1 %or.cond137, %29
  %30 = icmp eq ptr %2, @ompi_mpi_long_long_int
  %or.cond139 = or i1 %or.cond138, %30
  %31 = icmp eq ptr %2, @ompi_mpi_unsigned_long_long
  %or.cond140 = or i1 %or.cond139, %31
  %32 = icmp eq ptr %2, @ompi_mpi_int8_t
  %or.cond141 = or i1 %or.cond140, %32
  %33 = icmp eq ptr %2, @ompi_mpi_int16_t
  %or.cond142 = or i1 %or.cond141, %33
  %34 = icmp eq ptr %2, @ompi_mpi_int32_t
  %or.cond143 = or i1 %or.cond142, %34
  %35 = icmp eq ptr %2, @ompi_mpi_int64_t
  %or.cond144 = or i1 %or.cond143, %35
  %36 = icmp eq ptr %2, @ompi_mpi_uint8_t
  %or.cond145 = or i1 %or.cond144, %36
  %37 = icmp eq ptr %2, @ompi_mpi_uint16_t
  %or.cond146 = or i1 %or.cond145, %37
  %38 = icmp eq ptr %2, @ompi_mpi_uint32_t
  %or.cond147 = or i1 %or.cond146, %38
  %39 = icmp eq ptr %2, @ompi_mpi_uint64_t
  %or.cond148 = or i1 %or.cond147, %39
  %40 = icmp eq ptr %2, @ompi_mpi_c_bool
  %or.cond149 = or i1 %or.cond148, %40
  %41 = icmp eq ptr %2, @ompi_mpi_wchar
  %or.cond150 = or i1 %or.cond149, %41
  %42 = icmp eq ptr %2, @ompi_mpi_2int
  %or.cond151 = or i1 %or.cond150, %42
  %43 = icmp eq ptr %2, @ompi_mpi_integer
  %or.cond152 = or i1 %or.cond151, %43
  %44 = icmp eq ptr %2, @ompi_mpi_logical
  %or.cond153 = or i1 %or.cond152, %44
  %45 = icmp eq ptr %2, @ompi_mpi_character
  %or.cond154 = or i1 %or.cond153, %45
  %46 = icmp eq ptr %2, @ompi_mpi_aint
  %or.cond155 = or i1 %or.cond154, %46
  %47 = icmp eq ptr %2, @ompi_mpi_offset
  %or.cond156 = or i1 %or.cond155, %47
  %48 = icmp eq ptr %2, @ompi_mpi_count
  %or.cond157 = or i1 %or.cond156, %48
  %spec.select = select i1 %or.cond157, i32 0, i32 3
  br label %49

49:
  %.0122 = phi i32 [ %spec.select, %20 ], [ 1, %7 ], [ 2, %14 ]
  %50 = icmp eq i32 %.0122, 0
  br i1 %50, label %51, label %53

51:
  %52 = call i32 @tapeless_library_MPI_Recv(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6)
  br label %105

53:
  %54 = icmp eq ptr %2, @ompi_mpi_double
  %55 = icmp eq ptr %2, @ompi_mpi_c_double_complex
  %or.cond158 = or i1 %54, %55
  %56 = icmp eq ptr %2, @ompi_mpi_dblcplex
  %or.cond159 = or i1 %or.cond158, %56
  %57 = icmp eq ptr %2, @ompi_mpi_dblprec
  %or.cond160 = or i1 %or.cond159, %57
  %58 = icmp eq ptr %2, @ompi_mpi_real8
  %or.cond161 = or i1 %or.cond160, %58
  br i1 %or.cond161, label %94, label %59

59:
  %60 = icmp eq ptr %2, @ompi_mpi_float
  %61 = icmp eq ptr %2, @ompi_mpi_c_float_complex
  %or.cond162 = or i1 %60, %61
  %62 = icmp eq ptr %2, @ompi_mpi_cplex
  %or.cond163 = or i1 %or.cond162, %62
  %63 = icmp eq ptr %2, @ompi_mpi_real
  %or.cond164 = or i1 %or.cond163, %63
  %64 = icmp eq ptr %2, @ompi_mpi_real4
  %or.cond165 = or i1 %or.cond164, %64
  br i1 %or.cond165, label %94, label %65

65:
  %66 = icmp eq ptr %2, @ompi_mpi_char
  %67 = icmp eq ptr %2, @ompi_mpi_signed_char
  %or.cond166 = or i1 %66, %67
  %68 = icmp eq ptr %2, @ompi_mpi_unsigned_char
  %or.cond167 = or i1 %or.cond166, %68
  %69 = icmp eq ptr %2, @ompi_mpi_short
  %or.cond168 = or i1 %or.cond167, %69
  %70 = icmp eq ptr %2, @ompi_mpi_unsigned_short
  %or.cond169 = or i1 %or.cond168, %70
  %71 = icmp eq ptr %2, @ompi_mpi_int
  %or.cond170 = or i1 %or.cond169, %71
  %72 = icmp eq ptr %2, @ompi_mpi_unsigned
  %or.cond171 = or i1 %or.cond170, %72
  %73 = icmp eq ptr %2, @ompi_mpi_long
  %or.cond172 = or i1 %or.cond171, %73
  %74 = icmp eq ptr %2, @ompi_mpi_unsigned_long
  %or.cond173 = or i1 %or.cond172, %74
  %75 = icmp eq ptr %2, @ompi_mpi_long_long_int
  %or.cond174 = or i1 %or.cond173, %75
  %76 = icmp eq ptr %2, @ompi_mpi_unsigned_long_long
  %or.cond175 = or i1 %or.cond174, %76
  %77 = icmp eq ptr %2, @ompi_mpi_int8_t
  %or.cond176 = or i1 %or.cond175, %77
  %78 = icmp eq ptr %2, @ompi_mpi_int16_t
  %or.cond177 = or i1 %or.cond176, %78
  %79 = icmp eq ptr %2, @ompi_mpi_int32_t
  %or.cond178 = or i1 %or.cond177, %79
  %80 = icmp eq ptr %2, @ompi_mpi_int64_t
  %or.cond179 = or i1 %or.cond178, %80
  %81 = icmp eq ptr %2, @ompi_mpi_uint8_t
  %or.cond180 = or i1 %or.cond179, %81
  %82 = icmp eq ptr %2, @ompi_mpi_uint16_t
  %or.cond181 = or i1 %or.cond180, %82
  %83 = icmp eq ptr %2, @ompi_mpi_uint32_t
  %or.cond182 = or i1 %or.cond181, %83
  %84 = icmp eq ptr %2, @ompi_mpi_uint64_t
  %or.cond183 = or i1 %or.cond182, %84
  %85 = icmp eq ptr %2, @ompi_mpi_c_bool
  %or.cond184 = or i1 %or.cond183, %85
  %86 = icmp eq ptr %2, @ompi_mpi_wchar
  %or.cond185 = or i1 %or.cond184, %86
  %87 = icmp eq ptr %2, @ompi_mpi_2int
  %or.cond186 = or i1 %or.cond185, %87
  %88 = icmp eq ptr %2, @ompi_mpi_integer
  %or.cond187 = or i1 %or.cond186, %88
  %89 = icmp eq ptr %2, @ompi_mpi_logical
  %or.cond188 = or i1 %or.cond187, %89
  %90 = icmp eq ptr %2, @ompi_mpi_character
  %or.cond189 = or i1 %or.cond188, %90
  %91 = icmp eq ptr %2, @ompi_mpi_aint
  %or.cond190 = or i1 %or.cond189, %91
  %92 = icmp eq ptr %2, @ompi_mpi_offset
  %or.cond191 = or i1 %or.cond190, %92
  %93 = icmp eq ptr %2, @ompi_mpi_count
  %or.cond192 = or i1 %or.cond191, %93
  %spec.select193 = select i1 %or.cond192, i32 0, i32 3
  br label %94

94:
  %.0 = phi i32 [ %spec.select193, %65 ], [ 1, %53 ], [ 2, %59 ]
  switch i32 %.0, label %.unreachabledefault [
    i32 1, label %95
    i32 2, label %98
    i32 3, label %101
    i32 0, label %104
  ]

95:
  %96 = ptrtoint ptr %2 to i64
  %97 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_receive_double(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %96, i32 noundef %3, i32 noundef %4, i64 noundef %97, ptr noundef %8)
  br label %104

98:
  %99 = ptrtoint ptr %2 to i64
  %100 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_receive_float(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %99, i32 noundef %3, i32 noundef %4, i64 noundef %100, ptr noundef %8)
  br label %104

101:
  %102 = ptrtoint ptr %2 to i64
  %103 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_receive_any(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %102, i32 noundef %3, i32 noundef %4, i64 noundef %103, ptr noundef %8)
  br label %104

.unreachabledefault:
  unreachable

104:
  call void @tapeless_mpi_complete(i32 noundef 0, i32 noundef 1, ptr noundef %8, ptr noundef null, ptr noundef null, ptr noundef %6)
  br label %105

105:
  %.0123 = phi i32 [ %52, %51 ], [ 0, %104 ]
  ret i32 %.0123
}

declare i32 @tapeless_library_MPI_Recv(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Irecv(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6) {
  %8 = icmp eq ptr %2, @ompi_mpi_double
  %9 = icmp eq ptr %2, @ompi_mpi_c_double_complex
  %or.cond = or i1 %8, %9
  %10 = icmp eq ptr %2, @ompi_mpi_dblcplex
  %or.cond122 = or i1 %or.cond, %10
  %11 = icmp eq ptr %2, @ompi_mpi_dblprec
  %or.cond123 = or i1 %or.cond122, %11
  %12 = icmp eq ptr %2, @ompi_mpi_real8
  %or.cond124 = or i1 %or.cond123, %12
  br i1 %or.cond124, label %48, label %13

13:
  %14 = icmp eq ptr %2, @ompi_mpi_float
  %15 = icmp eq ptr %2, @ompi_mpi_c_float_complex
  %or.cond125 = or i1 %14, %15
  %16 = icmp eq ptr %2, @ompi_mpi_cplex
  %or.cond126 = or i1 %or.cond125, %16
  %17 = icmp eq ptr %2, @ompi_mpi_real
  %or.cond127 = or i1 %or.cond126, %17
  %18 = icmp eq ptr %2, @ompi_mpi_real4
  %or.cond128 = or i1 %or.cond127, %18
  br i1 %or.cond128, label %48, label %19

19:
  %20 = icmp eq ptr %2, @ompi_mpi_char
  %21 = icmp eq ptr %2, @ompi_mpi_signed_char
  %or.cond129 = or i1 %20, %21
  %22 = icmp eq ptr %2, @ompi_mpi_unsigned_char
  %or.cond130 = or i1 %or.cond129, %22
  %23 = icmp eq ptr %2, @ompi_mpi_short
  %or.cond131 = or i1 %or.cond130, %23
  %24 = icmp eq ptr %2, @ompi_mpi_unsigned_short
  %or.cond132 = or i1 %or.cond131, %24
  %25 = icmp eq ptr %2, @ompi_mpi_int
  %or.cond133 = or i1 %or.cond132, %25
  %26 = icmp eq ptr %2, @ompi_mpi_unsigned
  %or.cond134 = or i1 %or.cond133, %26
  %27 = icmp eq ptr %2, @ompi_mpi_long
  %or.cond135 = or i1 %or.cond134, %27
  %28 = icmp eq ptr %2, @ompi_mpi_unsigned_long
  %or.cond136 = or i1 %or.cond135, %28
  %29 = icmp eq ptr %2, @ompi_mpi_long_long_int
  %or.cond137 = or i1 %or.cond136, %29
  %30 = icmp eq ptr %2, @ompi_mpi_unsigned_long_long
  %or.cond138 = or i1 %or.cond137, %30
  %31 = icmp eq ptr %2, @ompi_mpi_int8_t
  %or.cond139 = or i1 %or.cond138, %31
  %32 = icmp eq ptr %2, @ompi_mpi_int16_t
  %or.cond140 = or i1 %or.cond139, %32
  %33 = icmp eq ptr %2, @ompi_mpi_int32_t
  %or.cond141 = or i1 %or.cond140, %33
  %34 = icmp eq ptr %2, @ompi_mpi_int64_t
  %or.cond142 = or i1 %or.cond141, %34
  %35 = icmp eq ptr %2, @ompi_mpi_uint8_t
  %or.cond143 = or i1 %or.cond142, %35
  %36 = icmp eq ptr %2, @ompi_mpi_uint16_t
  %or.cond144 = or i1 %or.cond143, %36
  %37 = icmp eq ptr %2, @ompi_mpi_uint32_t
  %or.cond145 = or i1 %or.cond144, %37
  %38 = icmp eq ptr %2, @ompi_mpi_uint64_t
  %or.cond146 = or i1 %or.cond145, %38
  %39 = icmp eq ptr %2, @ompi_mpi_c_bool
  %or.cond147 = or i1 %or.cond146, %39
  %40 = icmp eq ptr %2, @ompi_mpi_wchar
  %or.cond148 = or i1 %or.cond147, %40
  %41 = icmp eq ptr %2, @ompi_mpi_2int
  %or.cond149 = or i1 %or.cond148, %41
  %42 = icmp eq ptr %2, @ompi_mpi_integer
  %or.cond150 = or i1 %or.cond149, %42
  %43 = icmp eq ptr %2, @ompi_mpi_logical
  %or.cond151 = or i1 %or.cond150, %43
  %44 = icmp eq ptr %2, @ompi_mpi_character
  %or.cond152 = or i1 %or.cond151, %44
  %45 = icmp eq ptr %2, @ompi_mpi_aint
  %or.cond153 = or i1 %or.cond152, %45
  %46 = icmp eq ptr %2, @ompi_mpi_offset
  %or.cond154 = or i1 %or.cond153, %46
  %47 = icmp eq ptr %2, @ompi_mpi_count
  %or.cond155 = or i1 %or.cond154, %47
  %spec.select = select i1 %or.cond155, i32 0, i32 3
  br label %48

48:
  %.0120 = phi i32 [ %spec.select, %19 ], [ 1, %7 ], [ 2, %13 ]
  %49 = icmp eq i32 %.0120, 0
  br i1 %49, label %50, label %52

50:
  %51 = call i32 @tapeless_library_MPI_Irecv(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6)
  br label %103

52:
  %53 = icmp eq ptr %2, @ompi_mpi_double
  %54 = icmp eq ptr %2, @ompi_mpi_c_double_complex
  %or.cond156 = or i1 %53, %54
  %55 = icmp eq ptr %2, @ompi_mpi_dblcplex
  %or.cond157 = or i1 %or.cond156, %55
  %56 = icmp eq ptr %2, @ompi_mpi_dblprec
  %or.cond158 = or i1 %or.cond157, %56
  %57 = icmp eq ptr %2, @ompi_mpi_real8
  %or.cond159 = or i1 %or.cond158, %57
  br i1 %or.cond159, label %93, label %58

58:
  %59 = icmp eq ptr %2, @ompi_mpi_float
  %60 = icmp eq ptr %2, @ompi_mpi_c_float_complex
  %or.cond160 = or i1 %59, %60
  %61 = icmp eq ptr %2, @ompi_mpi_cplex
  %or.cond161 = or i1 %or.cond160, %61
  %62 = icmp eq ptr %2, @ompi_mpi_real
  %or.cond162 = or i1 %or.cond161, %62
  %63 = icmp eq ptr %2, @ompi_mpi_real4
  %or.cond163 = or i1 %or.cond162, %63
  br i1 %or.cond163, label %93, label %64

64:
  %65 = icmp eq ptr %2, @ompi_mpi_char
  %66 = icmp eq ptr %2, @ompi_mpi_signed_char
  %or.cond164 = or i1 %65, %66
  %67 = icmp eq ptr %2, @ompi_mpi_unsigned_char
  %or.cond165 = or i1 %or.cond164, %67
  %68 = icmp eq ptr %2, @ompi_mpi_short
  %or.cond166 = or i1 %or.cond165, %68
  %69 = icmp eq ptr %2, @ompi_mpi_unsigned_short
  %or.cond167 = or i1 %or.cond166, %69
  %70 = icmp eq ptr %2, @ompi_mpi_int
  %or.cond168 = or i1 %or.cond167, %70
  %71 = icmp eq ptr %2, @ompi_mpi_unsigned
  %or.cond169 = or i1 %or.cond168, %71
  %72 = icmp eq ptr %2, @ompi_mpi_long
  %or.cond170 = or i1 %or.cond169, %72
  %73 = icmp eq ptr %2, @ompi_mpi_unsigned_long
  %or.cond171 = or i1 %or.cond170, %73
  %74 = icmp eq ptr %2, @ompi_mpi_long_long_int
  %or.cond172 = or i1 %or.cond171, %74
  %75 = icmp eq ptr %2, @ompi_mpi_unsigned_long_long
  %or.cond173 = or i1 %or.cond172, %75
  %76 = icmp eq ptr %2, @ompi_mpi_int8_t
  %or.cond174 = or i1 %or.cond173, %76
  %77 = icmp eq ptr %2, @ompi_mpi_int16_t
  %or.cond175 = or i1 %or.cond174, %77
  %78 = icmp eq ptr %2, @ompi_mpi_int32_t
  %or.cond176 = or i1 %or.cond175, %78
  %79 = icmp eq ptr %2, @ompi_mpi_int64_t
  %or.cond177 = or i1 %or.cond176, %79
  %80 = icmp eq ptr %2, @ompi_mpi_uint8_t
  %or.cond178 = or i1 %or.cond177, %80
  %81 = icmp eq ptr %2, @ompi_mpi_uint16_t
  %or.cond179 = or i1 %or.cond178, %81
  %82 = icmp eq ptr %2, @ompi_mpi_uint32_t
  %or.cond180 = or i1 %or.cond179, %82
  %83 = icmp eq ptr %2, @ompi_mpi_uint64_t
  %or.cond181 = or i1 %or.cond180, %83
  %84 = icmp eq ptr %2, @ompi_mpi_c_bool
  %or.cond182 = or i1 %or.cond181, %84
  %85 = icmp eq ptr %2, @ompi_mpi_wchar
  %or.cond183 = or i1 %or.cond182, %85
  %86 = icmp eq ptr %2, @ompi_mpi_2int
  %or.cond184 = or i1 %or.cond183, %86
  %87 = icmp eq ptr %2, @ompi_mpi_integer
  %or.cond185 = or i1 %or.cond184, %87
  %88 = icmp eq ptr %2, @ompi_mpi_logical
  %or.cond186 = or i1 %or.cond185, %88
  %89 = icmp eq ptr %2, @ompi_mpi_character
  %or.cond187 = or i1 %or.cond186, %89
  %90 = icmp eq ptr %2, @ompi_mpi_aint
  %or.cond188 = or i1 %or.cond187, %90
  %91 = icmp eq ptr %2, @ompi_mpi_offset
  %or.cond189 = or i1 %or.cond188, %91
  %92 = icmp eq ptr %2, @ompi_mpi_count
  %or.cond190 = or i1 %or.cond189, %92
  %spec.select191 = select i1 %or.cond190, i32 0, i32 3
  br label %93

93:
  %.0 = phi i32 [ %spec.select191, %64 ], [ 1, %52 ], [ 2, %58 ]
  switch i32 %.0, label %.unreachabledefault [
    i32 1, label %94
    i32 2, label %97
    i32 3, label %100
    i32 0, label %103
  ]

94:
  %95 = ptrtoint ptr %2 to i64
  %96 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_receive_double(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %95, i32 noundef %3, i32 noundef %4, i64 noundef %96, ptr noundef %6)
  br label %103

97:
  %98 = ptrtoint ptr %2 to i64
  %99 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_receive_float(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %98, i32 noundef %3, i32 noundef %4, i64 noundef %99, ptr noundef %6)
  br label %103

100:
  %101 = ptrtoint ptr %2 to i64
  %102 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_receive_any(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %101, i32 noundef %3, i32 noundef %4, i64 noundef %102, ptr noundef %6)
  br label %103

.unreachabledefault:
  unreachable

103:
  %.0121 = phi i32 [ %51, %50 ], [ 0, %93 ], [ 0, %100 ], [ 0, %97 ], [ 0, %94 ]
  ret i32 %.0121
}

declare i32 @tapeless_library_MPI_Irecv(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Recv_init(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6) {
  %8 = icmp eq ptr %2, @ompi_mpi_double
  %9 = icmp eq ptr %2, @ompi_mpi_c_double_complex
  %or.cond = or i1 %8, %9
  %10 = icmp eq ptr %2, @ompi_mpi_dblcplex
  %or.cond122 = or i1 %or.cond, %10
  %11 = icmp eq ptr %2, @ompi_mpi_dblprec
  %or.cond123 = or i1 %or.cond122, %11
  %12 = icmp eq ptr %2, @ompi_mpi_real8
  %or.cond124 = or i1 %or.cond123, %12
  br i1 %or.cond124, label %48, label %13

13:
  %14 = icmp eq ptr %2, @ompi_mpi_float
  %15 = icmp eq ptr %2, @ompi_mpi_c_float_complex
  %or.cond125 = or i1 %14, %15
  %16 = icmp eq ptr %2, @ompi_mpi_cplex
  %or.cond126 = or i1 %or.cond125, %16
  %17 = icmp eq ptr %2, @ompi_mpi_real
  %or.cond127 = or i1 %or.cond126, %17
  %18 = icmp eq ptr %2, @ompi_mpi_real4
  %or.cond128 = or i1 %or.cond127, %18
  br i1 %or.cond128, label %48, label %19

19:
  %20 = icmp eq ptr %2, @ompi_mpi_char
  %21 = icmp eq ptr %2, @ompi_mpi_signed_char
  %or.cond129 = or i1 %20, %21
  %22 = icmp eq ptr %2, @ompi_mpi_unsigned_char
  %or.cond130 = or i1 %or.cond129, %22
  %23 = icmp eq ptr %2, @ompi_mpi_short
  %or.cond131 = or i1 %or.cond130, %23
  %24 = icmp eq ptr %2, @ompi_mpi_unsigned_short
  %or.cond132 = or i1 %or.cond131, %24
  %25 = icmp eq ptr %2, @ompi_mpi_int
  %or.cond133 = or i1 %or.cond132, %25
  %26 = icmp eq ptr %2, @ompi_mpi_unsigned
  %or.cond134 = or i1 %or.cond133, %26
  %27 = icmp eq ptr %2, @ompi_mpi_long
  %or.cond135 = or i1 %or.cond134, %27
  %28 = icmp eq ptr %2, @ompi_mpi_unsigned_long
  %or.cond136 = or i1 %or.cond135, %28
  %29 = icmp eq ptr %2, @ompi_mpi_long_long_int
  %or.cond137 = or i1 %or.cond136, %29
  %30 = icmp eq ptr %2, @ompi_mpi_unsigned_long_long
  %or.cond138 = or i1 %or.cond137, %30
  %31 = icmp eq ptr %2, @ompi_mpi_int8_t
  %or.cond139 = or i1 %or.cond138, %31
  %32 = icmp eq ptr %2, @ompi_mpi_int16_t
  %or.cond140 = or i1 %or.cond139, %32
  %33 = icmp eq ptr %2, @ompi_mpi_int32_t
  %or.cond141 = or i1 %or.cond140, %33
  %34 = icmp eq ptr %2, @ompi_mpi_int64_t
  %or.cond142 = or i1 %or.cond141, %34
  %35 = icmp eq ptr %2, @ompi_mpi_uint8_t
  %or.cond143 = or i1 %or.cond142, %35
  %36 = icmp eq ptr %2, @ompi_mpi_uint16_t
  %or.cond144 = or i1 %or.cond143, %36
  %37 = icmp eq ptr %2, @ompi_mpi_uint32_t
  %or.cond145 = or i1 %or.cond144, %37
  %38 = icmp eq ptr %2, @ompi_mpi_uint64_t
  %or.cond146 = or i1 %or.cond145, %38
  %39 = icmp eq ptr %2, @ompi_mpi_c_bool
  %or.cond147 = or i1 %or.cond146, %39
  %40 = icmp eq ptr %2, @ompi_mpi_wchar
  %or.cond148 = or i1 %or.cond147, %40
  %41 = icmp eq ptr %2, @ompi_mpi_2int
  %or.cond149 = or i1 %or.cond148, %41
  %42 = icmp eq ptr %2, @ompi_mpi_integer
  %or.cond150 = or i1 %or.cond149, %42
  %43 = icmp eq ptr %2, @ompi_mpi_logical
  %or.cond151 = or i1 %or.cond150, %43
  %44 = icmp eq ptr %2, @ompi_mpi_character
  %or.cond152 = or i1 %or.cond151, %44
  %45 = icmp eq ptr %2, @ompi_mpi_aint
  %or.cond153 = or i1 %or.cond152, %45
  %46 = icmp eq ptr %2, @ompi_mpi_offset
  %or.cond154 = or i1 %or.cond153, %46
  %47 = icmp eq ptr %2, @ompi_mpi_count
  %or.cond155 = or i1 %or.cond154, %47
  %spec.select = select i1 %or.cond155, i32 0, i32 3
  br label %48

48:
  %.0120 = phi i32 [ %spec.select, %19 ], [ 1, %7 ], [ 2, %13 ]
  %49 = icmp eq i32 %.0120, 0
  br i1 %49, label %50, label %52

50:
  %51 = call i32 @tapeless_library_MPI_Recv_init(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6)
  br label %103

52:
  %53 = icmp eq ptr %2, @ompi_mpi_double
  %54 = icmp eq ptr %2, @ompi_mpi_c_double_complex
  %or.cond156 = or i1 %53, %54
  %55 = icmp eq ptr %2, @ompi_mpi_dblcplex
  %or.cond157 = or i1 %or.cond156, %55
  %56 = icmp eq ptr %2, @ompi_mpi_dblprec
  %or.cond158 = or i1 %or.cond157, %56
  %57 = icmp eq ptr %2, @ompi_mpi_real8
  %or.cond159 = or i1 %or.cond158, %57
  br i1 %or.cond159, label %93, label %58

58:
  %59 = icmp eq ptr %2, @ompi_mpi_float
  %60 = icmp eq ptr %2, @ompi_mpi_c_float_complex
  %or.cond160 = or i1 %59, %60
  %61 = icmp eq ptr %2, @ompi_mpi_cplex
  %or.cond161 = or i1 %or.cond160, %61
  %62 = icmp eq ptr %2, @ompi_mpi_real
  %or.cond162 = or i1 %or.cond161, %62
  %63 = icmp eq ptr %2, @ompi_mpi_real4
  %or.cond163 = or i1 %or.cond162, %63
  br i1 %or.cond163, label %93, label %64

64:
  %65 = icmp eq ptr %2, @ompi_mpi_char
  %66 = icmp eq ptr %2, @ompi_mpi_signed_char
  %or.cond164 = or i1 %65, %66
  %67 = icmp eq ptr %2, @ompi_mpi_unsigned_char
  %or.cond165 = or i1 %or.cond164, %67
  %68 = icmp eq ptr %2, @ompi_mpi_short
  %or.cond166 = or i1 %or.cond165, %68
  %69 = icmp eq ptr %2, @ompi_mpi_unsigned_short
  %or.cond167 = or i1 %or.cond166, %69
  %70 = icmp eq ptr %2, @ompi_mpi_int
  %or.cond168 = or i1 %or.cond167, %70
  %71 = icmp eq ptr %2, @ompi_mpi_unsigned
  %or.cond169 = or i1 %or.cond168, %71
  %72 = icmp eq ptr %2, @ompi_mpi_long
  %or.cond170 = or i1 %or.cond169, %72
  %73 = icmp eq ptr %2, @ompi_mpi_unsigned_long
  %or.cond171 = or i1 %or.cond170, %73
  %74 = icmp eq ptr %2, @ompi_mpi_long_long_int
  %or.cond172 = or i1 %or.cond171, %74
  %75 = icmp eq ptr %2, @ompi_mpi_unsigned_long_long
  %or.cond173 = or i1 %or.cond172, %75
  %76 = icmp eq ptr %2, @ompi_mpi_int8_t
  %or.cond174 = or i1 %or.cond173, %76
  %77 = icmp eq ptr %2, @ompi_mpi_int16_t
  %or.cond175 = or i1 %or.cond174, %77
  %78 = icmp eq ptr %2, @ompi_mpi_int32_t
  %or.cond176 = or i1 %or.cond175, %78
  %79 = icmp eq ptr %2, @ompi_mpi_int64_t
  %or.cond177 = or i1 %or.cond176, %79
  %80 = icmp eq ptr %2, @ompi_mpi_uint8_t
  %or.cond178 = or i1 %or.cond177, %80
  %81 = icmp eq ptr %2, @ompi_mpi_uint16_t
  %or.cond179 = or i1 %or.cond178, %81
  %82 = icmp eq ptr %2, @ompi_mpi_uint32_t
  %or.cond180 = or i1 %or.cond179, %82
  %83 = icmp eq ptr %2, @ompi_mpi_uint64_t
  %or.cond181 = or i1 %or.cond180, %83
  %84 = icmp eq ptr %2, @ompi_mpi_c_bool
  %or.cond182 = or i1 %or.cond181, %84
  %85 = icmp eq ptr %2, @ompi_mpi_wchar
  %or.cond183 = or i1 %or.cond182, %85
  %86 = icmp eq ptr %2, @ompi_mpi_2int
  %or.cond184 = or i1 %or.cond183, %86
  %87 = icmp eq ptr %2, @ompi_mpi_integer
  %or.cond185 = or i1 %or.cond184, %87
  %88 = icmp eq ptr %2, @ompi_mpi_logical
  %or.cond186 = or i1 %or.cond185, %88
  %89 = icmp eq ptr %2, @ompi_mpi_character
  %or.cond187 = or i1 %or.cond186, %89
  %90 = icmp eq ptr %2, @ompi_mpi_aint
  %or.cond188 = or i1 %or.cond187, %90
  %91 = icmp eq ptr %2, @ompi_mpi_offset
  %or.cond189 = or i1 %or.cond188, %91
  %92 = icmp eq ptr %2, @ompi_mpi_count
  %or.cond190 = or i1 %or.cond189, %92
  %spec.select191 = select i1 %or.cond190, i32 0, i32 3
  br label %93

93:
  %.0 = phi i32 [ %spec.select191, %64 ], [ 1, %52 ], [ 2, %58 ]
  switch i32 %.0, label %.unreachabledefault [
    i32 1, label %94
    i32 2, label %97
    i32 3, label %100
    i32 0, label %103
  ]

94:
  %95 = ptrtoint ptr %2 to i64
  %96 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_receive_double(ptr noundef %0, i32 noundef 8, i32 noundef %1, i64 noundef %95, i32 noundef %3, i32 noundef %4, i64 noundef %96, ptr noundef %6)
  br label %103

97:
  %98 = ptrtoint ptr %2 to i64
  %99 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_receive_float(ptr noundef %0, i32 noundef 8, i32 noundef %1, i64 noundef %98, i32 noundef %3, i32 noundef %4, i64 noundef %99, ptr noundef %6)
  br label %103

100:
  %101 = ptrtoint ptr %2 to i64
  %102 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_receive_any(ptr noundef %0, i32 noundef 8, i32 noundef %1, i64 noundef %101, i32 noundef %3, i32 noundef %4, i64 noundef %102, ptr noundef %6)
  br label %103

.unreachabledefault:
  unreachable

103:
  %.0121 = phi i32 [ %51, %50 ], [ 0, %93 ], [ 0, %100 ], [ 0, %97 ], [ 0, %94 ]
  ret i32 %.0121
}

declare i32 @tapeless_library_MPI_Recv_init(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Sendrecv(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, i32 noundef %8, i32 noundef %9, ptr noundef %10, ptr noundef %11) {
  %13 = alloca [2 x ptr], align 16
  %14 = icmp eq ptr %2, @ompi_mpi_double
  %15 = icmp eq ptr %2, @ompi_mpi_c_double_complex
  %or.cond = or i1 %14, %15
  %16 = icmp eq ptr %2, @ompi_mpi_dblcplex
  %or.cond245 = or i1 %or.cond, %16
  %17 = icmp eq ptr %2, @ompi_mpi_dblprec
  %or.cond246 = or i1 %or.cond245, %17
  %18 = icmp eq ptr %2, @ompi_mpi_real8
  %or.cond247 = or i1 %or.cond246, %18
  br i1 %or.cond247, label %54, label %19

19:
  %20 = icmp eq ptr %2, @ompi_mpi_float
  %21 = icmp eq ptr %2, @ompi_mpi_c_float_complex
  %or.cond248 = or i1 %20, %21
  %22 = icmp eq ptr %2, @ompi_mpi_cplex
  %or.cond249 = or i1 %or.cond248, %22
  %23 = icmp eq ptr %2, @ompi_mpi_real
  %or.cond250 = or i1 %or.cond249, %23
  %24 = icmp eq ptr %2, @ompi_mpi_real4
  %or.cond251 = or i1 %or.cond250, %24
  br i1 %or.cond251, label %54, label %25

25:
  %26 = icmp eq ptr %2, @ompi_mpi_char
  %27 = icmp eq ptr %2, @ompi_mpi_signed_char
  %or.cond252 = or i1 %26, %27
  %28 = icmp eq ptr %2, @ompi_mpi_unsigned_char
  %or.cond253 = or i1 %or.cond252, %28
  %29 = icmp eq ptr %2, @ompi_mpi_short
  %or.cond254 = or i1 %or.cond253, %29
  %30 = icmp eq ptr %2, @ompi_mpi_unsigned_short
  %or.cond255 = or i1 %or.cond254, %30
  %31 = icmp eq ptr %2, @ompi_mpi_int
  %or.cond256 = or i1 %or.cond255, %31
  %32 = icmp eq ptr %2, @ompi_mpi_unsigned
  %or.cond257 = or i1 %or.cond256, %32
  %33 = icmp eq ptr %2, @ompi_mpi_long
  %or.cond258 = or i1 %or.cond257, %33
  %34 = icmp eq ptr %2, @ompi_mpi_unsigned_long
  %or.cond259 = or i1 %or.cond258, %34
  %35 = icmp eq ptr %2, @ompi_mpi_long_long_int
  %or.cond260 = or i1 %or.cond259, %35
  %36 = icmp eq ptr %2, @ompi_mpi_unsigned_long_long
  %or.cond261 = or i1 %or.cond260, %36
  %37 = icmp eq ptr %2, @ompi_mpi_int8_t
  %or.cond262 = or i1 %or.cond261, %37
  %38 = icmp eq ptr %2, @ompi_mpi_int16_t
  %or.cond263 = or i1 %or.cond262, %38
  %39 = icmp eq ptr %2, @ompi_mpi_int32_t
  %or.cond264 = or i1 %or.cond263, %39
  %40 = icmp eq ptr %2, @ompi_mpi_int64_t
  %or.cond265 = or i1 %or.cond264, %40
  %41 = icmp eq ptr %2, @ompi_mpi_uint8_t
  %or.cond266 = or i1 %or.cond265, %41
  %42 = icmp eq ptr %2, @ompi_mpi_uint16_t
  %or.cond267 = or i1 %or.cond266, %42
  %43 = icmp eq ptr %2, @ompi_mpi_uint32_t
  %or.cond268 = or i1 %or.cond267, %43
  %44 = icmp eq ptr %2, @ompi_mpi_uint64_t
  %or.cond269 = or i1 %or.cond268, %44
  %45 = icmp eq ptr %2, @ompi_mpi_c_bool
  %or.cond270 = or i1 %or.cond269, %45
  %46 = icmp eq ptr %2, @ompi_mpi_wchar
  %or.cond271 = or i1 %or.cond270, %46
  %47 = icmp eq ptr %2, @ompi_mpi_2int
  %or.cond272 = or i1 %or.cond271, %47
  %48 = icmp eq ptr %2, @ompi_mpi_integer
  %or.cond273 = or i1 %or.cond272, %48
  %49 = icmp eq ptr %2, @ompi_mpi_logical
  %or.cond274 = or i1 %or.cond273, %49
  %50 = icmp eq ptr %2, @ompi_mpi_character
  %or.cond275 = or i1 %or.cond274, %50
  %51 = icmp eq ptr %2, @ompi_mpi_aint
  %or.cond276 = or i1 %or.cond275, %51
  %52 = icmp eq ptr %2, @ompi_mpi_offset
  %or.cond277 = or i1 %or.cond276, %52
  %53 = icmp eq ptr %2, @ompi_mpi_count
  %or.cond278 = or i1 %or.cond277, %53
  %spec.select = select i1 %or.cond278, i32 0, i32 3
  br label %54

54:
  %.0242 = phi i32 [ %spec.select, %25 ], [ 1, %12 ], [ 2, %19 ]
  %55 = icmp eq i32 %.0242, 0
  br i1 %55, label %56, label %101

56:
  %57 = icmp eq ptr %7, @ompi_mpi_double
  %58 = icmp eq ptr %7, @ompi_mpi_c_double_complex
  %or.cond279 = or i1 %57, %58
  %59 = icmp eq ptr %7, @ompi_mpi_dblcplex
  %or.cond280 = or i1 %or.cond279, %59
  %60 = icmp eq ptr %7, @ompi_mpi_dblprec
  %or.cond281 = or i1 %or.cond280, %60
  %61 = icmp eq ptr %7, @ompi_mpi_real8
  %or.cond282 = or i1 %or.cond281, %61
  br i1 %or.cond282, label %97, label %62

62:
  %63 = icmp eq ptr %7, @ompi_mpi_float
  %64 = icmp eq ptr %7, @ompi_mpi_c_float_complex
  %or.cond283 = or i1 %63, %64
  %65 = icmp eq ptr %7, @ompi_mpi_cplex
  %or.cond284 = or i1 %or.cond283, %65
  %66 = icmp eq ptr %7, @ompi_mpi_real
  %or.cond285 = or i1 %or.cond284, %66
  %67 = icmp eq ptr %7, @ompi_mpi_real4
  %or.cond286 = or i1 %or.cond285, %67
  br i1 %or.cond286, label %97, label %68

68:
  %69 = icmp eq ptr %7, @ompi_mpi_char
  %70 = icmp eq ptr %7, @ompi_mpi_signed_char
  %or.cond287 = or i1 %69, %70
  %71 = icmp eq ptr %7, @ompi_mpi_unsigned_char
  %or.cond288 = or i1 %or.cond287, %71
  %72 = icmp eq ptr %7, @ompi_mpi_short
  %or.cond289 = or i1 %or.cond288, %72
  %73 = icmp eq ptr %7, @ompi_mpi_unsigned_short
  %or.cond290 = or i1 %or.cond289, %73
  %74 = icmp eq ptr %7, @ompi_mpi_int
  %or.cond291 = or i1 %or.cond290, %74
  %75 = icmp eq ptr %7, @ompi_mpi_unsigned
  %or.cond292 = or i1 %or.cond291, %75
  %76 = icmp eq ptr %7, @ompi_mpi_long
  %or.cond293 = or i1 %or.cond292, %76
  %77 = icmp eq ptr %7, @ompi_mpi_unsigned_long
  %or.cond294 = or i1 %or.cond293, %77
  %78 = icmp eq ptr %7, @ompi_mpi_long_long_int
  %or.cond295 = or i1 %or.cond294, %78
  %79 = icmp eq ptr %7, @ompi_mpi_unsigned_long_long
  %or.cond296 = or i1 %or.cond295, %79
  %80 = icmp eq ptr %7, @ompi_mpi_int8_t
  %or.cond297 = or i1 %or.cond296, %80
  %81 = icmp eq ptr %7, @ompi_mpi_int16_t
  %or.cond298 = or i1 %or.cond297, %81
  %82 = icmp eq ptr %7, @ompi_mpi_int32_t
  %or.cond299 = or i1 %or.cond298, %82
  %83 = icmp eq ptr %7, @ompi_mpi_int64_t
  %or.cond300 = or i1 %or.cond299, %83
  %84 = icmp eq ptr %7, @ompi_mpi_uint8_t
  %or.cond301 = or i1 %or.cond300, %84
  %85 = icmp eq ptr %7, @ompi_mpi_uint16_t
  %or.cond302 = or i1 %or.cond301, %85
  %86 = icmp eq ptr %7, @ompi_mpi_uint32_t
  %or.cond303 = or i1 %or.cond302, %86
  %87 = icmp eq ptr %7, @ompi_mpi_uint64_t
  %or.cond304 = or i1 %or.cond303, %87
  %88 = icmp eq ptr %7, @ompi_mpi_c_bool
  %or.cond305 = or i1 %or.cond304, %88
  %89 = icmp eq ptr %7, @ompi_mpi_wchar
  %or.cond306 = or i1 %or.cond305, %89
  %90 = icmp eq ptr %7, @ompi_mpi_2int
  %or.cond307 = or i1 %or.cond306, %90
  %91 = icmp eq ptr %7, @ompi_mpi_integer
  %or.cond308 = or i1 %or.cond307, %91
  %92 = icmp eq ptr %7, @ompi_mpi_logical
  %or.cond309 = or i1 %or.cond308, %92
  %93 = icmp eq ptr %7, @ompi_mpi_character
  %or.cond310 = or i1 %or.cond309, %93
  %94 = icmp eq ptr %7, @ompi_mpi_aint
  %or.cond311 = or i1 %or.cond310, %94
  %95 = icmp eq ptr %7, @ompi_mpi_offset
  %or.cond312 = or i1 %or.cond311, %95
  %96 = icmp eq ptr %7, @ompi_mpi_count
  %or.cond313 = or i1 %or.cond312, %96
  %spec.select385 = select i1 %or.cond313, i32 0, i32 3
  br label %97

97:
  %.0243 = phi i32 [ %spec.select385, %68 ], [ 1, %56 ], [ 2, %62 ]
  %98 = icmp eq i32 %.0243, 0
  br i1 %98, label %99, label %101

99:
  %100 = call i32 @tapeless_library_MPI_Sendrecv(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, i32 noundef %8, i32 noundef %9, ptr noundef %10, ptr noundef %11)
  br label %208

101:
  %102 = getelementptr inbounds [2 x ptr], ptr %13, i64 0, i64 0
  %103 = icmp eq ptr %7, @ompi_mpi_double
  %104 = icmp eq ptr %7, @ompi_mpi_c_double_complex
  %or.cond314 = or i1 %103, %104
  %105 = icmp eq ptr %7, @ompi_mpi_dblcplex
  %or.cond315 = or i1 %or.cond314, %105
  %106 = icmp eq ptr %7, @ompi_mpi_dblprec
  %or.cond316 = or i1 %or.cond315, %106
  %107 = icmp eq ptr %7, @ompi_mpi_real8
  %or.cond317 = or i1 %or.cond316, %107
  br i1 %or.cond317, label %143, label %108

108:
  %109 = icmp eq ptr %7, @ompi_mpi_float
  %110 = icmp eq ptr %7, @ompi_mpi_c_float_complex
  %or.cond318 = or i1 %109, %110
  %111 = icmp eq ptr %7, @ompi_mpi_cplex
  %or.cond319 = or i1 %or.cond318, %111
  %112 = icmp eq ptr %7, @ompi_mpi_real
  %or.cond320 = or i1 %or.cond319, %112
  %113 = icmp eq ptr %7, @ompi_mpi_real4
  %or.cond321 = or i1 %or.cond320, %113
  br i1 %or.cond321, label %143, label %114

114:
  %115 = icmp eq ptr %7, @ompi_mpi_char
  %116 = icmp eq ptr %7, @ompi_mpi_signed_char
  %or.cond322 = or i1 %115, %116
  %117 = icmp eq ptr %7, @ompi_mpi_unsigned_char
  %or.cond323 = or i1 %or.cond322, %117
  %118 = icmp eq ptr %7, @ompi_mpi_short
  %or.cond324 = or i1 %or.cond323, %118
  %119 = icmp eq ptr %7, @ompi_mpi_unsigned_short
  %or.cond325 = or i1 %or.cond324, %119
  %120 = icmp eq ptr %7, @ompi_mpi_int
  %or.cond326 = or i1 %or.cond325, %120
  %121 = icmp eq ptr %7, @ompi_mpi_unsigned
  %or.cond327 = or i1 %or.cond326, %121
  %122 = icmp eq ptr %7, @ompi_mpi_long
  %or.cond328 = or i1 %or.cond327, %122
  %123 = icmp eq ptr %7, @ompi_mpi_unsigned_long
  %or.cond329 = or i1 %or.cond328, %123
  %124 = icmp eq ptr %7, @ompi_mpi_long_long_int
  %or.cond330 = or i1 %or.cond329, %124
  %125 = icmp eq ptr %7, @ompi_mpi_unsigned_long_long
  %or.cond331 = or i1 %or.cond330, %125
  %126 = icmp eq ptr %7, @ompi_mpi_int8_t
  %or.cond332 = or i1 %or.cond331, %126
  %127 = icmp eq ptr %7, @ompi_mpi_int16_t
  %or.cond333 = or i1 %or.cond332, %127
  %128 = icmp eq ptr %7, @ompi_mpi_int32_t
  %or.cond334 = or i1 %or.cond333, %128
  %129 = icmp eq ptr %7, @ompi_mpi_int64_t
  %or.cond335 = or i1 %or.cond334, %129
  %130 = icmp eq ptr %7, @ompi_mpi_uint8_t
  %or.cond336 = or i1 %or.cond335, %130
  %131 = icmp eq ptr %7, @ompi_mpi_uint16_t
  %or.cond337 = or i1 %or.cond336, %131
  %132 = icmp eq ptr %7, @ompi_mpi_uint32_t
  %or.cond338 = or i1 %or.cond337, %132
  %133 = icmp eq ptr %7, @ompi_mpi_uint64_t
  %or.cond339 = or i1 %or.cond338, %133
  %134 = icmp eq ptr %7, @ompi_mpi_c_bool
  %or.cond340 = or i1 %or.cond339, %134
  %135 = icmp eq ptr %7, @ompi_mpi_wchar
  %or.cond341 = or i1 %or.cond340, %135
  %136 = icmp eq ptr %7, @ompi_mpi_2int
  %or.cond342 = or i1 %or.cond341, %136
  %137 = icmp eq ptr %7, @ompi_mpi_integer
  %or.cond343 = or i1 %or.cond342, %137
  %138 = icmp eq ptr %7, @ompi_mpi_logical
  %or.cond344 = or i1 %or.cond343, %138
  %139 = icmp eq ptr %7, @ompi_mpi_character
  %or.cond345 = or i1 %or.cond344, %139
  %140 = icmp eq ptr %7, @ompi_mpi_aint
  %or.cond346 = or i1 %or.cond345, %140
  %141 = icmp eq ptr %7, @ompi_mpi_offset
  %or.cond347 = or i1 %or.cond346, %141
  %142 = icmp eq ptr %7, @ompi_mpi_count
  %or.cond348 = or i1 %or.cond347, %142
  %spec.select386 = select i1 %or.cond348, i32 0, i32 3
  br label %143

143:
  %.0 = phi i32 [ %spec.select386, %114 ], [ 1, %101 ], [ 2, %108 ]
  switch i32 %.0, label %.unreachabledefault [
    i32 1, label %144
    i32 2, label %147
    i32 3, label %150
    i32 0, label %153
  ]

144:
  %145 = ptrtoint ptr %7 to i64
  %146 = ptrtoint ptr %10 to i64
  call void @tapeless_mpi_receive_double(ptr noundef %5, i32 noundef 0, i32 noundef %6, i64 noundef %145, i32 noundef %8, i32 noundef %9, i64 noundef %146, ptr noundef %102)
  br label %153

147:
  %148 = ptrtoint ptr %7 to i64
  %149 = ptrtoint ptr %10 to i64
  call void @tapeless_mpi_receive_float(ptr noundef %5, i32 noundef 0, i32 noundef %6, i64 noundef %148, i32 noundef %8, i32 noundef %9, i64 noundef %149, ptr noundef %102)
  br label %153

150:
  %151 = ptrtoint ptr %7 to i64
  %152 = ptrtoint ptr %10 to i64
  call void @tapeless_mpi_receive_any(ptr noundef %5, i32 noundef 0, i32 noundef %6, i64 noundef %151, i32 noundef %8, i32 noundef %9, i64 noundef %152, ptr noundef %102)
  br label %153

.unreachabledefault:
  unreachable

153:
  %154 = getelementptr inbounds [2 x ptr], ptr %13, i64 0, i64 1
  %155 = icmp eq ptr %2, @ompi_mpi_double
  %156 = icmp eq ptr %2, @ompi_mpi_c_double_complex
  %or.cond349 = or i1 %155, %156
  %157 = icmp eq ptr %2, @ompi_mpi_dblcplex
  %or.cond350 = or i1 %or.cond349, %157
  %158 = icmp eq ptr %2, @ompi_mpi_dblprec
  %or.cond351 = or i1 %or.cond350, %158
  %159 = icmp eq ptr %2, @ompi_mpi_real8
  %or.cond352 = or i1 %or.cond351, %159
  br i1 %or.cond352, label %195, label %160

160:
  %161 = icmp eq ptr %2, @ompi_mpi_float
  %162 = icmp eq ptr %2, @ompi_mpi_c_float_complex
  %or.cond353 = or i1 %161, %162
  %163 = icmp eq ptr %2, @ompi_mpi_cplex
  %or.cond354 = or i1 %or.cond353, %163
  %164 = icmp eq ptr %2, @ompi_mpi_real
  %or.cond355 = or i1 %or.cond354, %164
  %165 = icmp eq ptr %2, @ompi_mpi_real4
  %or.cond356 = or i1 %or.cond355, %165
  br i1 %or.cond356, label %195, label %166

166:
  %167 = icmp eq ptr %2, @ompi_mpi_char
  %168 = icmp eq ptr %2, @ompi_mpi_signed_char
  %or.cond357 = or i1 %167, %168
  %169 = icmp eq ptr %2, @ompi_mpi_unsigned_char
  %or.cond358 = or i1 %or.cond357, %169
  %170 = icmp eq ptr %2, @ompi_mpi_short
  %or.cond359 = or i1 %or.cond358, %170
  %171 = icmp eq ptr %2, @ompi_mpi_unsigned_short
  %or.cond360 = or i1 %or.cond359, %171
  %172 = icmp eq ptr %2, @ompi_mpi_int
  %or.cond361 = or i1 %or.cond360, %172
  %173 = icmp eq ptr %2, @ompi_mpi_unsigned
  %or.cond362 = or i1 %or.cond361, %173
  %174 = icmp eq ptr %2, @ompi_mpi_long
  %or.cond363 = or i1 %or.cond362, %174
  %175 = icmp eq ptr %2, @ompi_mpi_unsigned_long
  %or.cond364 = or i1 %or.cond363, %175
  %176 = icmp eq ptr %2, @ompi_mpi_long_long_int
  %or.cond365 = or i1 %or.cond364, %176
  %177 = icmp eq ptr %2, @ompi_mpi_unsigned_long_long
  %or.cond366 = or i1 %or.cond365, %177
  %178 = icmp eq ptr %2, @ompi_mpi_int8_t
  %or.cond367 = or i1 %or.cond366, %178
  %179 = icmp eq ptr %2, @ompi_mpi_int16_t
  %or.cond368 = or i1 %or.cond367, %179
  %180 = icmp eq ptr %2, @ompi_mpi_int32_t
  %or.cond369 = or i1 %or.cond368, %180
  %181 = icmp eq ptr %2, @ompi_mpi_int64_t
  %or.cond370 = or i1 %or.cond369, %181
  %182 = icmp eq ptr %2, @ompi_mpi_uint8_t
  %or.cond371 = or i1 %or.cond370, %182
  %183 = icmp eq ptr %2, @ompi_mpi_uint16_t
  %or.cond372 = or i1 %or.cond371, %183
  %184 = icmp eq ptr %2, @ompi_mpi_uint32_t
  %or.cond373 = or i1 %or.cond372, %184
  %185 = icmp eq ptr %2, @ompi_mpi_uint64_t
  %or.cond374 = or i1 %or.cond373, %185
  %186 = icmp eq ptr %2, @ompi_mpi_c_bool
  %or.cond375 = or i1 %or.cond374, %186
  %187 = icmp eq ptr %2, @ompi_mpi_wchar
  %or.cond376 = or i1 %or.cond375, %187
  %188 = icmp eq ptr %2, @ompi_mpi_2int
  %or.cond377 = or i1 %or.cond376, %188
  %189 = icmp eq ptr %2, @ompi_mpi_integer
  %or.cond378 = or i1 %or.cond377, %189
  %190 = icmp eq ptr %2, @ompi_mpi_logical
  %or.cond379 = or i1 %or.cond378, %190
  %191 = icmp eq ptr %2, @ompi_mpi_character
  %or.cond380 = or i1 %or.cond379, %191
  %192 = icmp eq ptr %2, @ompi_mpi_aint
  %or.cond381 = or i1 %or.cond380, %192
  %193 = icmp eq ptr %2, @ompi_mpi_offset
  %or.cond382 = or i1 %or.cond381, %193
  %194 = icmp eq ptr %2, @ompi_mpi_count
  %or.cond383 = or i1 %or.cond382, %194
  %spec.select387 = select i1 %or.cond383, i32 0, i32 3
  br label %195

195:
  %.0240 = phi i32 [ %spec.select387, %166 ], [ 1, %153 ], [ 2, %160 ]
  switch i32 %.0240, label %.unreachabledefault384 [
    i32 1, label %196
    i32 2, label %199
    i32 3, label %202
    i32 0, label %205
  ]

196:
  %197 = ptrtoint ptr %2 to i64
  %198 = ptrtoint ptr %10 to i64
  call void @tapeless_mpi_send_double(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %197, i32 noundef %3, i32 noundef %4, i64 noundef %198, ptr noundef %154)
  br label %205

199:
  %200 = ptrtoint ptr %2 to i64
  %201 = ptrtoint ptr %10 to i64
  call void @tapeless_mpi_send_float(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %200, i32 noundef %3, i32 noundef %4, i64 noundef %201, ptr noundef %154)
  br label %205

202:
  %203 = ptrtoint ptr %2 to i64
  %204 = ptrtoint ptr %10 to i64
  call void @tapeless_mpi_send_any(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %203, i32 noundef %3, i32 noundef %4, i64 noundef %204, ptr noundef %154)
  br label %205

.unreachabledefault384:
  unreachable

205:
  %206 = getelementptr inbounds [2 x ptr], ptr %13, i64 0, i64 1
  call void @tapeless_mpi_complete(i32 noundef 0, i32 noundef 1, ptr noundef %206, ptr noundef null, ptr noundef null, ptr noundef null)
  %207 = getelementptr inbounds [2 x ptr], ptr %13, i64 0, i64 0
  call void @tapeless_mpi_complete(i32 noundef 0, i32 noundef 1, ptr noundef %207, ptr noundef null, ptr noundef null, ptr noundef %11)
  br label %208

208:
  %.0244 = phi i32 [ %100, %99 ], [ 0, %205 ]
  ret i32 %.0244
}

declare i32 @tapeless_library_MPI_Sendrecv(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef)

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

define dso_local i32 @tapeless_body_MPI_Bcast(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4) {
  %6 = icmp eq ptr %2, @ompi_mpi_double
  %7 = icmp eq ptr %2, @ompi_mpi_c_double_complex
  %or.cond = or i1 %6, %7
  %8 = icmp eq ptr %2, @ompi_mpi_dblcplex
  %or.cond61 = or i1 %or.cond, %8
  %9 = icmp eq ptr %2, @ompi_mpi_dblprec
  %or.cond62 = or i1 %or.cond61, %9
  %10 = icmp eq ptr %2, @ompi_mpi_real8
  %or.cond63 = or i1 %or.cond62, %10
  br i1 %or.cond63, label %46, label %11

11:
  %12 = icmp eq ptr %2, @ompi_mpi_float
  %13 = icmp eq ptr %2, @ompi_mpi_c_float_complex
  %or.cond64 = or i1 %12, %13
  %14 = icmp eq ptr %2, @ompi_mpi_cplex
  %or.cond65 = or i1 %or.cond64, %14
  %15 = icmp eq ptr %2, @ompi_mpi_real
  %or.cond66 = or i1 %or.cond65, %15
  %16 = icmp eq ptr %2, @ompi_mpi_real4
  %or.cond67 = or i1 %or.cond66, %16
  br i1 %or.cond67, label %46, label %17

17:
  %18 = icmp eq ptr %2, @ompi_mpi_char
  %19 = icmp eq ptr %2, @ompi_mpi_signed_char
  %or.cond68 = or i1 %18, %19
  %20 = icmp eq ptr %2, @ompi_mpi_unsigned_char
  %or.cond69 = or i1 %or.cond68, %20
  %21 = icmp eq ptr %2, @ompi_mpi_short
  %or.cond70 = or i1 %or.cond69, %21
  %22 = icmp eq ptr %2, @ompi_mpi_unsigned_short
  %or.cond71 = or i1 %or.cond70, %22
  %23 = icmp eq ptr %2, @ompi_mpi_int
  %or.cond72 = or i1 %or.cond71, %23
  %24 = icmp eq ptr %2, @ompi_mpi_unsigned
  %or.cond73 = or i1 %or.cond72, %24
  %25 = icmp eq ptr %2, @ompi_mpi_long
  %or.cond74 = or i1 %or.cond73, %25
  %26 = icmp eq ptr %2, @ompi_mpi_unsigned_long
  %or.cond75 = or i1 %or.cond74, %26
  %27 = icmp eq ptr %2, @ompi_mpi_long_long_int
  %or.cond76 = or i1 %or.cond75, %27
  %28 = icmp eq ptr %2, @ompi_mpi_unsigned_long_long
  %or.cond77 = or i1 %or.cond76, %28
  %29 = icmp eq ptr %2, @ompi_mpi_int8_t
  %or.cond78 = or i1 %or.cond77, %29
  %30 = icmp eq ptr %2, @ompi_mpi_int16_t
  %or.cond79 = or i1 %or.cond78, %30
  %31 = icmp eq ptr %2, @ompi_mpi_int32_t
  %or.cond80 = or i1 %or.cond79, %31
  %32 = icmp eq ptr %2, @ompi_mpi_int64_t
  %or.cond81 = or i1 %or.cond80, %32
  %33 = icmp eq ptr %2, @ompi_mpi_uint8_t
  %or.cond82 = or i1 %or.cond81, %33
  %34 = icmp eq ptr %2, @ompi_mpi_uint16_t
  %or.cond83 = or i1 %or.cond82, %34
  %35 = icmp eq ptr %2, @ompi_mpi_uint32_t
  %or.cond84 = or i1 %or.cond83, %35
  %36 = icmp eq ptr %2, @ompi_mpi_uint64_t
  %or.cond85 = or i1 %or.cond84, %36
  %37 = icmp eq ptr %2, @ompi_mpi_c_bool
  %or.cond86 = or i1 %or.cond85, %37
  %38 = icmp eq ptr %2, @ompi_mpi_wchar
  %or.cond87 = or i1 %or.cond86, %38
  %39 = icmp eq ptr %2, @ompi_mpi_2int
  %or.cond88 = or i1 %or.cond87, %39
  %40 = icmp eq ptr %2, @ompi_mpi_integer
  %or.cond89 = or i1 %or.cond88, %40
  %41 = icmp eq ptr %2, @ompi_mpi_logical
  %or.cond90 = or i1 %or.cond89, %41
  %42 = icmp eq ptr %2, @ompi_mpi_character
  %or.cond91 = or i1 %or.cond90, %42
  %43 = icmp eq ptr %2, @ompi_mpi_aint
  %or.cond92 = or i1 %or.cond91, %43
  %44 = icmp eq ptr %2, @ompi_mpi_offset
  %or.cond93 = or i1 %or.cond92, %44
  %45 = icmp eq ptr %2, @ompi_mpi_count
  %or.cond94 = or i1 %or.cond93, %45
  %spec.select = select i1 %or.cond94, i32 0, i32 3
  br label %46

46:
  %.0 = phi i32 [ %spec.select, %17 ], [ 1, %5 ], [ 2, %11 ]
  switch i32 %.0, label %.unreachabledefault [
    i32 1, label %47
    i32 2, label %50
    i32 3, label %53
    i32 0, label %56
  ]

47:
  %48 = ptrtoint ptr %2 to i64
  %49 = ptrtoint ptr %4 to i64
  call void @tapeless_mpi_broadcast_double(ptr noundef %0, i32 noundef %1, i64 noundef %48, i32 noundef %3, i64 noundef %49)
  br label %58

50:
  %51 = ptrtoint ptr %2 to i64
  %52 = ptrtoint ptr %4 to i64
  call void @tapeless_mpi_broadcast_float(ptr noundef %0, i32 noundef %1, i64 noundef %51, i32 noundef %3, i64 noundef %52)
  br label %58

53:
  %54 = ptrtoint ptr %2 to i64
  %55 = ptrtoint ptr %4 to i64
  call void @tapeless_mpi_broadcast_any(ptr noundef %0, i32 noundef %1, i64 noundef %54, i32 noundef %3, i64 noundef %55)
  br label %58

.unreachabledefault:
  unreachable

56:
  %57 = call i32 @tapeless_library_MPI_Bcast(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4)
  br label %58

58:
  %.060 = phi i32 [ %57, %56 ], [ 0, %47 ], [ 0, %50 ], [ 0, %53 ]
  ret i32 %.060
}

declare void @tapeless_mpi_broadcast_double(ptr noundef, i32 noundef, i64 noundef, i32 noundef, i64 noundef)

declare void @tapeless_mpi_broadcast_float(ptr noundef, i32 noundef, i64 noundef, i32 noundef, i64 noundef)

declare void @tapeless_mpi_broadcast_any(ptr noundef, i32 noundef, i64 noundef, i32 noundef, i64 noundef)

declare i32 @tapeless_library_MPI_Bcast(ptr noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Reduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6) {
  %8 = icmp eq ptr %3, @ompi_mpi_double
  %9 = icmp eq ptr %3, @ompi_mpi_c_double_complex
  %or.cond = or i1 %8, %9
  %10 = icmp eq ptr %3, @ompi_mpi_dblcplex
  %or.cond81 = or i1 %or.cond, %10
  %11 = icmp eq ptr %3, @ompi_mpi_dblprec
  %or.cond82 = or i1 %or.cond81, %11
  %12 = icmp eq ptr %3, @ompi_mpi_real8
  %or.cond83 = or i1 %or.cond82, %12
  br i1 %or.cond83, label %48, label %13

13:
  %14 = icmp eq ptr %3, @ompi_mpi_float
  %15 = icmp eq ptr %3, @ompi_mpi_c_float_complex
  %or.cond84 = or i1 %14, %15
  %16 = icmp eq ptr %3, @ompi_mpi_cplex
  %or.cond85 = or i1 %or.cond84, %16
  %17 = icmp eq ptr %3, @ompi_mpi_real
  %or.cond86 = or i1 %or.cond85, %17
  %18 = icmp eq ptr %3, @ompi_mpi_real4
  %or.cond87 = or i1 %or.cond86, %18
  br i1 %or.cond87, label %48, label %19

19:
  %20 = icmp eq ptr %3, @ompi_mpi_char
  %21 = icmp eq ptr %3, @ompi_mpi_signed_char
  %or.cond88 = or i1 %20, %21
  %22 = icmp eq ptr %3, @ompi_mpi_unsigned_char
  %or.cond89 = or i1 %or.cond88, %22
  %23 = icmp eq ptr %3, @ompi_mpi_short
  %or.cond90 = or i1 %or.cond89, %23
  %24 = icmp eq ptr %3, @ompi_mpi_unsigned_short
  %or.cond91 = or i1 %or.cond90, %24
  %25 = icmp eq ptr %3, @ompi_mpi_int
  %or.cond92 = or i1 %or.cond91, %25
  %26 = icmp eq ptr %3, @ompi_mpi_unsigned
  %or.cond93 = or i1 %or.cond92, %26
  %27 = icmp eq ptr %3, @ompi_mpi_long
  %or.cond94 = or i1 %or.cond93, %27
  %28 = icmp eq ptr %3, @ompi_mpi_unsigned_long
  %or.cond95 = or i1 %or.cond94, %28
  %29 = icmp eq ptr %3, @ompi_mpi_long_long_int
  %or.cond96 = or i1 %or.cond95, %29
  %30 = icmp eq ptr %3, @ompi_mpi_unsigned_long_long
  %or.cond97 = or i1 %or.cond96, %30
  %31 = icmp eq ptr %3, @ompi_mpi_int8_t
  %or.cond98 = or i1 %or.cond97, %31
  %32 = icmp eq ptr %3, @ompi_mpi_int16_t
  %or.cond99 = or i1 %or.cond98, %32
  %33 = icmp eq ptr %3, @ompi_mpi_int32_t
  %or.cond100 = or i1 %or.cond99, %33
  %34 = icmp eq ptr %3, @ompi_mpi_int64_t
  %or.cond101 = or i1 %or.cond100, %34
  %35 = icmp eq ptr %3, @ompi_mpi_uint8_t
  %or.cond102 = or i1 %or.cond101, %35
  %36 = icmp eq ptr %3, @ompi_mpi_uint16_t
  %or.cond103 = or i1 %or.cond102, %36
  %37 = icmp eq ptr %3, @ompi_mpi_uint32_t
  %or.cond104 = or i1 %or.cond103, %37
  %38 = icmp eq ptr %3, @ompi_mpi_uint64_t
  %or.cond105 = or i1 %or.cond104, %38
  %39 = icmp eq ptr %3, @ompi_mpi_c_bool
  %or.cond106 = or i1 %or.cond105, %39
  %40 = icmp eq ptr %3, @ompi_mpi_wchar
  %or.cond107 = or i1 %or.cond106, %40
  %41 = icmp eq ptr %3, @ompi_mpi_2int
  %or.cond108 = or i1 %or.cond107, %41
  %42 = icmp eq ptr %3, @ompi_mpi_integer
  %or.cond109 = or i1 %or.cond108, %42
  %43 = icmp eq ptr %3, @ompi_mpi_logical
  %or.cond110 = or i1 %or.cond109, %43
  %44 = icmp eq ptr %3, @ompi_mpi_character
  %or.cond111 = or i1 %or.cond110, %44
  %45 = icmp eq ptr %3, @ompi_mpi_aint
  %or.cond112 = or i1 %or.cond111, %45
  %46 = icmp eq ptr %3, @ompi_mpi_offset
  %or.cond113 = or i1 %or.cond112, %46
  %47 = icmp eq ptr %3, @ompi_mpi_count
  %or.cond114 = or i1 %or.cond113, %47
  %spec.select = select i1 %or.cond114, i32 0, i32 3
  br label %48

48:
  %.0 = phi i32 [ %spec.select, %19 ], [ 1, %7 ], [ 2, %13 ]
  switch i32 %.0, label %.unreachabledefault [
    i32 1, label %49
    i32 2, label %54
    i32 3, label %59
    i32 0, label %64
  ]

49:
  %50 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %. = select i1 %50, ptr %1, ptr %0
  %51 = ptrtoint ptr %3 to i64
  %52 = ptrtoint ptr %4 to i64
  %53 = ptrtoint ptr %6 to i64
  call void @tapeless_mpi_reduce_double(i32 noundef 0, ptr noundef %., ptr noundef %1, i32 noundef %2, i64 noundef %51, i64 noundef %52, i32 noundef %5, i64 noundef %53)
  br label %66

54:
  %55 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %.115 = select i1 %55, ptr %1, ptr %0
  %56 = ptrtoint ptr %3 to i64
  %57 = ptrtoint ptr %4 to i64
  %58 = ptrtoint ptr %6 to i64
  call void @tapeless_mpi_reduce_float(i32 noundef 0, ptr noundef %.115, ptr noundef %1, i32 noundef %2, i64 noundef %56, i64 noundef %57, i32 noundef %5, i64 noundef %58)
  br label %66

59:
  %60 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %.116 = select i1 %60, ptr %1, ptr %0
  %61 = ptrtoint ptr %3 to i64
  %62 = ptrtoint ptr %4 to i64
  %63 = ptrtoint ptr %6 to i64
  call void @tapeless_mpi_reduce_any(i32 noundef 0, ptr noundef %.116, ptr noundef %1, i32 noundef %2, i64 noundef %61, i64 noundef %62, i32 noundef %5, i64 noundef %63)
  br label %66

.unreachabledefault:
  unreachable

64:
  %65 = call i32 @tapeless_library_MPI_Reduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6)
  br label %66

66:
  %.080 = phi i32 [ %65, %64 ], [ 0, %49 ], [ 0, %54 ], [ 0, %59 ]
  ret i32 %.080
}

declare void @tapeless_mpi_reduce_double(i32 noundef, ptr noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef, i64 noundef)

declare void @tapeless_mpi_reduce_float(i32 noundef, ptr noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef, i64 noundef)

declare void @tapeless_mpi_reduce_any(i32 noundef, ptr noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef, i64 noundef)

declare i32 @tapeless_library_MPI_Reduce(ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Allreduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) {
  %7 = icmp eq ptr %3, @ompi_mpi_double
  %8 = icmp eq ptr %3, @ompi_mpi_c_double_complex
  %or.cond = or i1 %7, %8
  %9 = icmp eq ptr %3, @ompi_mpi_dblcplex
  %or.cond77 = or i1 %or.cond, %9
  %10 = icmp eq ptr %3, @ompi_mpi_dblprec
  %or.cond78 = or i1 %or.cond77, %10
  %11 = icmp eq ptr %3, @ompi_mpi_real8
  %or.cond79 = or i1 %or.cond78, %11
  br i1 %or.cond79, label %47, label %12

12:
  %13 = icmp eq ptr %3, @ompi_mpi_float
  %14 = icmp eq ptr %3, @ompi_mpi_c_float_complex
  %or.cond80 = or i1 %13, %14
  %15 = icmp eq ptr %3, @ompi_mpi_cplex
  %or.cond81 = or i1 %or.cond80, %15
  %16 = icmp eq ptr %3, @ompi_mpi_real
  %or.cond82 = or i1 %or.cond81, %16
  %17 = icmp eq ptr %3, @ompi_mpi_real4
  %or.cond83 = or i1 %or.cond82, %17
  br i1 %or.cond83, label %47, label %18

18:
  %19 = icmp eq ptr %3, @ompi_mpi_char
  %20 = icmp eq ptr %3, @ompi_mpi_signed_char
  %or.cond84 = or i1 %19, %20
  %21 = icmp eq ptr %3, @ompi_mpi_unsigned_char
  %or.cond85 = or i1 %or.cond84, %21
  %22 = icmp eq ptr %3, @ompi_mpi_short
  %or.cond86 = or i1 %or.cond85, %22
  %23 = icmp eq ptr %3, @ompi_mpi_unsigned_short
  %or.cond87 = or i1 %or.cond86, %23
  %24 = icmp eq ptr %3, @ompi_mpi_int
  %or.cond88 = or i1 %or.cond87, %24
  %25 = icmp eq ptr %3, @ompi_mpi_unsigned
  %or.cond89 = or i1 %or.cond88, %25
  %26 = icmp eq ptr %3, @ompi_mpi_long
  %or.cond90 = or i1 %or.cond89, %26
  %27 = icmp eq ptr %3, @ompi_mpi_unsigned_long
  %or.cond91 = or i1 %or.cond90, %27
  %28 = icmp eq ptr %3, @ompi_mpi_long_long_int
  %or.cond92 = or i1 %or.cond91, %28
  %29 = icmp eq ptr %3, @ompi_mpi_unsigned_long_long
  %or.cond93 = or i1 %or.cond92, %29
  %30 = icmp eq ptr %3, @ompi_mpi_int8_t
  %or.cond94 = or i1 %or.cond93, %30
  %31 = icmp eq ptr %3, @ompi_mpi_int16_t
  %or.cond95 = or i1 %or.cond94, %31
  %32 = icmp eq ptr %3, @ompi_mpi_int32_t
  %or.cond96 = or i1 %or.cond95, %32
  %33 = icmp eq ptr %3, @ompi_mpi_int64_t
  %or.cond97 = or i1 %or.cond96, %33
  %34 = icmp eq ptr %3, @ompi_mpi_uint8_t
  %or.cond98 = or i1 %or.cond97, %34
  %35 = icmp eq ptr %3, @ompi_mpi_uint16_t
  %or.cond99 = or i1 %or.cond98, %35
  %36 = icmp eq ptr %3, @ompi_mpi_uint32_t
  %or.cond100 = or i1 %or.cond99, %36
  %37 = icmp eq ptr %3, @ompi_mpi_uint64_t
  %or.cond101 = or i1 %or.cond100, %37
  %38 = icmp eq ptr %3, @ompi_mpi_c_bool
  %or.cond102 = or i1 %or.cond101, %38
  %39 = icmp eq ptr %3, @ompi_mpi_wchar
  %or.cond103 = or i1 %or.cond102, %39
  %40 = icmp eq ptr %3, @ompi_mpi_2int
  %or.cond104 = or i1 %or.cond103, %40
  %41 = icmp eq ptr %3, @ompi_mpi_integer
  %or.cond105 = or i1 %or.cond104, %41
  %42 = icmp eq ptr %3, @ompi_mpi_logical
  %or.cond106 = or i1 %or.cond105, %42
  %43 = icmp eq ptr %3, @ompi_mpi_character
  %or.cond107 = or i1 %or.cond106, %43
  %44 = icmp eq ptr %3, @ompi_mpi_aint
  %or.cond108 = or i1 %or.cond107, %44
  %45 = icmp eq ptr %3, @ompi_mpi_offset
  %or.cond109 = or i1 %or.cond108, %45
  %46 = icmp eq ptr %3, @ompi_mpi_count
  %or.cond110 = or i1 %or.cond109, %46
  %spec.select = select i1 %or.cond110, i32 0, i32 3
  br label %47

47:
  %.0 = phi i32 [ %spec.select, %18 ], [ 1, %6 ], [ 2, %12 ]
  switch i32 %.0, label %.unreachabledefault [
    i32 1, label %48
    i32 2, label %53
    i32 3, label %58
    i32 0, label %63
  ]

48:
  %49 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %. = select i1 %49, ptr %1, ptr %0
  %50 = ptrtoint ptr %3 to i64
  %51 = ptrtoint ptr %4 to i64
  %52 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_reduce_double(i32 noundef 1, ptr noundef %., ptr noundef %1, i32 noundef %2, i64 noundef %50, i64 noundef %51, i32 noundef 0, i64 noundef %52)
  br label %65

53:
  %54 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %.111 = select i1 %54, ptr %1, ptr %0
  %55 = ptrtoint ptr %3 to i64
  %56 = ptrtoint ptr %4 to i64
  %57 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_reduce_float(i32 noundef 1, ptr noundef %.111, ptr noundef %1, i32 noundef %2, i64 noundef %55, i64 noundef %56, i32 noundef 0, i64 noundef %57)
  br label %65

58:
  %59 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %.112 = select i1 %59, ptr %1, ptr %0
  %60 = ptrtoint ptr %3 to i64
  %61 = ptrtoint ptr %4 to i64
  %62 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_reduce_any(i32 noundef 1, ptr noundef %.112, ptr noundef %1, i32 noundef %2, i64 noundef %60, i64 noundef %61, i32 noundef 0, i64 noundef %62)
  br label %65

.unreachabledefault:
  unreachable

63:
  %64 = call i32 @tapeless_library_MPI_Allreduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5)
  br label %65

65:
  %.076 = phi i32 [ %64, %63 ], [ 0, %48 ], [ 0, %53 ], [ 0, %58 ]
  ret i32 %.076
}

declare i32 @tapeless_library_MPI_Allreduce(ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Scan(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) {
  %7 = icmp eq ptr %3, @ompi_mpi_double
  %8 = icmp eq ptr %3, @ompi_mpi_c_double_complex
  %or.cond = or i1 %7, %8
  %9 = icmp eq ptr %3, @ompi_mpi_dblcplex
  %or.cond77 = or i1 %or.cond, %9
  %10 = icmp eq ptr %3, @ompi_mpi_dblprec
  %or.cond78 = or i1 %or.cond77, %10
  %11 = icmp eq ptr %3, @ompi_mpi_real8
  %or.cond79 = or i1 %or.cond78, %11
  br i1 %or.cond79, label %47, label %12

12:
  %13 = icmp eq ptr %3, @ompi_mpi_float
  %14 = icmp eq ptr %3, @ompi_mpi_c_float_complex
  %or.cond80 = or i1 %13, %14
  %15 = icmp eq ptr %3, @ompi_mpi_cplex
  %or.cond81 = or i1 %or.cond80, %15
  %16 = icmp eq ptr %3, @ompi_mpi_real
  %or.cond82 = or i1 %or.cond81, %16
  %17 = icmp eq ptr %3, @ompi_mpi_real4
  %or.cond83 = or i1 %or.cond82, %17
  br i1 %or.cond83, label %47, label %18

18:
  %19 = icmp eq ptr %3, @ompi_mpi_char
  %20 = icmp eq ptr %3, @ompi_mpi_signed_char
  %or.cond84 = or i1 %19, %20
  %21 = icmp eq ptr %3, @ompi_mpi_unsigned_char
  %or.cond85 = or i1 %or.cond84, %21
  %22 = icmp eq ptr %3, @ompi_mpi_short
  %or.cond86 = or i1 %or.cond85, %22
  %23 = icmp eq ptr %3, @ompi_mpi_unsigned_short
  %or.cond87 = or i1 %or.cond86, %23
  %24 = icmp eq ptr %3, @ompi_mpi_int
  %or.cond88 = or i1 %or.cond87, %24
  %25 = icmp eq ptr %3, @ompi_mpi_unsigned
  %or.cond89 = or i1 %or.cond88, %25
  %26 = icmp eq ptr %3, @ompi_mpi_long
  %or.cond90 = or i1 %or.cond89, %26
  %27 = icmp eq ptr %3, @ompi_mpi_unsigned_long
  %or.cond91 = or i1 %or.cond90, %27
  %28 = icmp eq ptr %3, @ompi_mpi_long_long_int
  %or.cond92 = or i1 %or.cond91, %28
  %29 = icmp eq ptr %3, @ompi_mpi_unsigned_long_long
  %or.cond93 = or i1 %or.cond92, %29
  %30 = icmp eq ptr %3, @ompi_mpi_int8_t
  %or.cond94 = or i1 %or.cond93, %30
  %31 = icmp eq ptr %3, @ompi_mpi_int16_t
  %or.cond95 = or i1 %or.cond94, %31
  %32 = icmp eq ptr %3, @ompi_mpi_int32_t
  %or.cond96 = or i1 %or.cond95, %32
  %33 = icmp eq ptr %3, @ompi_mpi_int64_t
  %or.cond97 = or i1 %or.cond96, %33
  %34 = icmp eq ptr %3, @ompi_mpi_uint8_t
  %or.cond98 = or i1 %or.cond97, %34
  %35 = icmp eq ptr %3, @ompi_mpi_uint16_t
  %or.cond99 = or i1 %or.cond98, %35
  %36 = icmp eq ptr %3, @ompi_mpi_uint32_t
  %or.cond100 = or i1 %or.cond99, %36
  %37 = icmp eq ptr %3, @ompi_mpi_uint64_t
  %or.cond101 = or i1 %or.cond100, %37
  %38 = icmp eq ptr %3, @ompi_mpi_c_bool
  %or.cond102 = or i1 %or.cond101, %38
  %39 = icmp eq ptr %3, @ompi_mpi_wchar
  %or.cond103 = or i1 %or.cond102, %39
  %40 = icmp eq ptr %3, @ompi_mpi_2int
  %or.cond104 = or i1 %or.cond103, %40
  %41 = icmp eq ptr %3, @ompi_mpi_integer
  %or.cond105 = or i1 %or.cond104, %41
  %42 = icmp eq ptr %3, @ompi_mpi_logical
  %or.cond106 = or i1 %or.cond105, %42
  %43 = icmp eq ptr %3, @ompi_mpi_character
  %or.cond107 = or i1 %or.cond106, %43
  %44 = icmp eq ptr %3, @ompi_mpi_aint
  %or.cond108 = or i1 %or.cond107, %44
  %45 = icmp eq ptr %3, @ompi_mpi_offset
  %or.cond109 = or i1 %or.cond108, %45
  %46 = icmp eq ptr %3, @ompi_mpi_count
  %or.cond110 = or i1 %or.cond109, %46
  %spec.select = select i1 %or.cond110, i32 0, i32 3
  br label %47

47:
  %.0 = phi i32 [ %spec.select, %18 ], [ 1, %6 ], [ 2, %12 ]
  switch i32 %.0, label %.unreachabledefault [
    i32 1, label %48
    i32 2, label %53
    i32 3, label %58
    i32 0, label %63
  ]

48:
  %49 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %. = select i1 %49, ptr %1, ptr %0
  %50 = ptrtoint ptr %3 to i64
  %51 = ptrtoint ptr %4 to i64
  %52 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_reduce_double(i32 noundef 2, ptr noundef %., ptr noundef %1, i32 noundef %2, i64 noundef %50, i64 noundef %51, i32 noundef 0, i64 noundef %52)
  br label %65

53:
  %54 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %.111 = select i1 %54, ptr %1, ptr %0
  %55 = ptrtoint ptr %3 to i64
  %56 = ptrtoint ptr %4 to i64
  %57 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_reduce_float(i32 noundef 2, ptr noundef %.111, ptr noundef %1, i32 noundef %2, i64 noundef %55, i64 noundef %56, i32 noundef 0, i64 noundef %57)
  br label %65

58:
  %59 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %.112 = select i1 %59, ptr %1, ptr %0
  %60 = ptrtoint ptr %3 to i64
  %61 = ptrtoint ptr %4 to i64
  %62 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_reduce_any(i32 noundef 2, ptr noundef %.112, ptr noundef %1, i32 noundef %2, i64 noundef %60, i64 noundef %61, i32 noundef 0, i64 noundef %62)
  br label %65

.unreachabledefault:
  unreachable

63:
  %64 = call i32 @tapeless_library_MPI_Scan(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5)
  br label %65

65:
  %.076 = phi i32 [ %64, %63 ], [ 0, %48 ], [ 0, %53 ], [ 0, %58 ]
  ret i32 %.076
}

declare i32 @tapeless_library_MPI_Scan(ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Exscan(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) {
  %7 = icmp eq ptr %3, @ompi_mpi_double
  %8 = icmp eq ptr %3, @ompi_mpi_c_double_complex
  %or.cond = or i1 %7, %8
  %9 = icmp eq ptr %3, @ompi_mpi_dblcplex
  %or.cond77 = or i1 %or.cond, %9
  %10 = icmp eq ptr %3, @ompi_mpi_dblprec
  %or.cond78 = or i1 %or.cond77, %10
  %11 = icmp eq ptr %3, @ompi_mpi_real8
  %or.cond79 = or i1 %or.cond78, %11
  br i1 %or.cond79, label %47, label %12

12:
  %13 = icmp eq ptr %3, @ompi_mpi_float
  %14 = icmp eq ptr %3, @ompi_mpi_c_float_complex
  %or.cond80 = or i1 %13, %14
  %15 = icmp eq ptr %3, @ompi_mpi_cplex
  %or.cond81 = or i1 %or.cond80, %15
  %16 = icmp eq ptr %3, @ompi_mpi_real
  %or.cond82 = or i1 %or.cond81, %16
  %17 = icmp eq ptr %3, @ompi_mpi_real4
  %or.cond83 = or i1 %or.cond82, %17
  br i1 %or.cond83, label %47, label %18

18:
  %19 = icmp eq ptr %3, @ompi_mpi_char
  %20 = icmp eq ptr %3, @ompi_mpi_signed_char
  %or.cond84 = or i1 %19, %20
  %21 = icmp eq ptr %3, @ompi_mpi_unsigned_char
  %or.cond85 = or i1 %or.cond84, %21
  %22 = icmp eq ptr %3, @ompi_mpi_short
  %or.cond86 = or i1 %or.cond85, %22
  %23 = icmp eq ptr %3, @ompi_mpi_unsigned_short
  %or.cond87 = or i1 %or.cond86, %23
  %24 = icmp eq ptr %3, @ompi_mpi_int
  %or.cond88 = or i1 %or.cond87, %24
  %25 = icmp eq ptr %3, @ompi_mpi_unsigned
  %or.cond89 = or i1 %or.cond88, %25
  %26 = icmp eq ptr %3, @ompi_mpi_long
  %or.cond90 = or i1 %or.cond89, %26
  %27 = icmp eq ptr %3, @ompi_mpi_unsigned_long
  %or.cond91 = or i1 %or.cond90, %27
  %28 = icmp eq ptr %3, @ompi_mpi_long_long_int
  %or.cond92 = or i1 %or.cond91, %28
  %29 = icmp eq ptr %3, @ompi_mpi_unsigned_long_long
  %or.cond93 = or i1 %or.cond92, %29
  %30 = icmp eq ptr %3, @ompi_mpi_int8_t
  %or.cond94 = or i1 %or.cond93, %30
  %31 = icmp eq ptr %3, @ompi_mpi_int16_t
  %or.cond95 = or i1 %or.cond94, %31
  %32 = icmp eq ptr %3, @ompi_mpi_int32_t
  %or.cond96 = or i1 %or.cond95, %32
  %33 = icmp eq ptr %3, @ompi_mpi_int64_t
  %or.cond97 = or i1 %or.cond96, %33
  %34 = icmp eq ptr %3, @ompi_mpi_uint8_t
  %or.cond98 = or i1 %or.cond97, %34
  %35 = icmp eq ptr %3, @ompi_mpi_uint16_t
  %or.cond99 = or i1 %or.cond98, %35
  %36 = icmp eq ptr %3, @ompi_mpi_uint32_t
  %or.cond100 = or i1 %or.cond99, %36
  %37 = icmp eq ptr %3, @ompi_mpi_uint64_t
  %or.cond101 = or i1 %or.cond100, %37
  %38 = icmp eq ptr %3, @ompi_mpi_c_bool
  %or.cond102 = or i1 %or.cond101, %38
  %39 = icmp eq ptr %3, @ompi_mpi_wchar
  %or.cond103 = or i1 %or.cond102, %39
  %40 = icmp eq ptr %3, @ompi_mpi_2int
  %or.cond104 = or i1 %or.cond103, %40
  %41 = icmp eq ptr %3, @ompi_mpi_integer
  %or.cond105 = or i1 %or.cond104, %41
  %42 = icmp eq ptr %3, @ompi_mpi_logical
  %or.cond106 = or i1 %or.cond105, %42
  %43 = icmp eq ptr %3, @ompi_mpi_character
  %or.cond107 = or i1 %or.cond106, %43
  %44 = icmp eq ptr %3, @ompi_mpi_aint
  %or.cond108 = or i1 %or.cond107, %44
  %45 = icmp eq ptr %3, @ompi_mpi_offset
  %or.cond109 = or i1 %or.cond108, %45
  %46 = icmp eq ptr %3, @ompi_mpi_count
  %or.cond110 = or i1 %or.cond109, %46
  %spec.select = select i1 %or.cond110, i32 0, i32 3
  br label %47

47:
  %.0 = phi i32 [ %spec.select, %18 ], [ 1, %6 ], [ 2, %12 ]
  switch i32 %.0, label %.unreachabledefault [
    i32 1, label %48
    i32 2, label %53
    i32 3, label %58
    i32 0, label %63
  ]

48:
  %49 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %. = select i1 %49, ptr %1, ptr %0
  %50 = ptrtoint ptr %3 to i64
  %51 = ptrtoint ptr %4 to i64
  %52 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_reduce_double(i32 noundef 3, ptr noundef %., ptr noundef %1, i32 noundef %2, i64 noundef %50, i64 noundef %51, i32 noundef 0, i64 noundef %52)
  br label %65

53:
  %54 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %.111 = select i1 %54, ptr %1, ptr %0
  %55 = ptrtoint ptr %3 to i64
  %56 = ptrtoint ptr %4 to i64
  %57 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_reduce_float(i32 noundef 3, ptr noundef %.111, ptr noundef %1, i32 noundef %2, i64 noundef %55, i64 noundef %56, i32 noundef 0, i64 noundef %57)
  br label %65

58:
  %59 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %.112 = select i1 %59, ptr %1, ptr %0
  %60 = ptrtoint ptr %3 to i64
  %61 = ptrtoint ptr %4 to i64
  %62 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_reduce_any(i32 noundef 3, ptr noundef %.112, ptr noundef %1, i32 noundef %2, i64 noundef %60, i64 noundef %61, i32 noundef 0, i64 noundef %62)
  br label %65

.unreachabledefault:
  unreachable

63:
  %64 = call i32 @tapeless_library_MPI_Exscan(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5)
  br label %65

65:
  %.076 = phi i32 [ %64, %63 ], [ 0, %48 ], [ 0, %53 ], [ 0, %58 ]
  ret i32 %.076
}

declare i32 @tapeless_library_MPI_Exscan(ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Gather(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7) {
  %9 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %. = select i1 %9, ptr %3, ptr %0
  %10 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %11 = select i1 %10, ptr %5, ptr %2
  %12 = icmp eq ptr %11, @ompi_mpi_double
  %13 = icmp eq ptr %11, @ompi_mpi_c_double_complex
  %or.cond = or i1 %12, %13
  %14 = icmp eq ptr %11, @ompi_mpi_dblcplex
  %or.cond82 = or i1 %or.cond, %14
  %15 = icmp eq ptr %11, @ompi_mpi_dblprec
  %or.cond83 = or i1 %or.cond82, %15
  %16 = icmp eq ptr %11, @ompi_mpi_real8
  %or.cond84 = or i1 %or.cond83, %16
  br i1 %or.cond84, label %52, label %17

17:
  %18 = icmp eq ptr %11, @ompi_mpi_float
  %19 = icmp eq ptr %11, @ompi_mpi_c_float_complex
  %or.cond85 = or i1 %18, %19
  %20 = icmp eq ptr %11, @ompi_mpi_cplex
  %or.cond86 = or i1 %or.cond85, %20
  %21 = icmp eq ptr %11, @ompi_mpi_real
  %or.cond87 = or i1 %or.cond86, %21
  %22 = icmp eq ptr %11, @ompi_mpi_real4
  %or.cond88 = or i1 %or.cond87, %22
  br i1 %or.cond88, label %52, label %23

23:
  %24 = icmp eq ptr %11, @ompi_mpi_char
  %25 = icmp eq ptr %11, @ompi_mpi_signed_char
  %or.cond89 = or i1 %24, %25
  %26 = icmp eq ptr %11, @ompi_mpi_unsigned_char
  %or.cond90 = or i1 %or.cond89, %26
  %27 = icmp eq ptr %11, @ompi_mpi_short
  %or.cond91 = or i1 %or.cond90, %27
  %28 = icmp eq ptr %11, @ompi_mpi_unsigned_short
  %or.cond92 = or i1 %or.cond91, %28
  %29 = icmp eq ptr %11, @ompi_mpi_int
  %or.cond93 = or i1 %or.cond92, %29
  %30 = icmp eq ptr %11, @ompi_mpi_unsigned
  %or.cond94 = or i1 %or.cond93, %30
  %31 = icmp eq ptr %11, @ompi_mpi_long
  %or.cond95 = or i1 %or.cond94, %31
  %32 = icmp eq ptr %11, @ompi_mpi_unsigned_long
  %or.cond96 = or i1 %or.cond95, %32
  %33 = icmp eq ptr %11, @ompi_mpi_long_long_int
  %or.cond97 = or i1 %or.cond96, %33
  %34 = icmp eq ptr %11, @ompi_mpi_unsigned_long_long
  %or.cond98 = or i1 %or.cond97, %34
  %35 = icmp eq ptr %11, @ompi_mpi_int8_t
  %or.cond99 = or i1 %or.cond98, %35
  %36 = icmp eq ptr %11, @ompi_mpi_int16_t
  %or.cond100 = or i1 %or.cond99, %36
  %37 = icmp eq ptr %11, @ompi_mpi_int32_t
  %or.cond101 = or i1 %or.cond100, %37
  %38 = icmp eq ptr %11, @ompi_mpi_int64_t
  %or.cond102 = or i1 %or.cond101, %38
  %39 = icmp eq ptr %11, @ompi_mpi_uint8_t
  %or.cond103 = or i1 %or.cond102, %39
  %40 = icmp eq ptr %11, @ompi_mpi_uint16_t
  %or.cond104 = or i1 %or.cond103, %40
  %41 = icmp eq ptr %11, @ompi_mpi_uint32_t
  %or.cond105 = or i1 %or.cond104, %41
  %42 = icmp eq ptr %11, @ompi_mpi_uint64_t
  %or.cond106 = or i1 %or.cond105, %42
  %43 = icmp eq ptr %11, @ompi_mpi_c_bool
  %or.cond107 = or i1 %or.cond106, %43
  %44 = icmp eq ptr %11, @ompi_mpi_wchar
  %or.cond108 = or i1 %or.cond107, %44
  %45 = icmp eq ptr %11, @ompi_mpi_2int
  %or.cond109 = or i1 %or.cond108, %45
  %46 = icmp eq ptr %11, @ompi_mpi_integer
  %or.cond110 = or i1 %or.cond109, %46
  %47 = icmp eq ptr %11, @ompi_mpi_logical
  %or.cond111 = or i1 %or.cond110, %47
  %48 = icmp eq ptr %11, @ompi_mpi_character
  %or.cond112 = or i1 %or.cond111, %48
  %49 = icmp eq ptr %11, @ompi_mpi_aint
  %or.cond113 = or i1 %or.cond112, %49
  %50 = icmp eq ptr %11, @ompi_mpi_offset
  %or.cond114 = or i1 %or.cond113, %50
  %51 = icmp eq ptr %11, @ompi_mpi_count
  %or.cond115 = or i1 %or.cond114, %51
  %spec.select = select i1 %or.cond115, i32 0, i32 3
  br label %52

52:
  %.0 = phi i32 [ %spec.select, %23 ], [ 1, %8 ], [ 2, %17 ]
  switch i32 %.0, label %.unreachabledefault [
    i32 1, label %53
    i32 2, label %57
    i32 3, label %61
    i32 0, label %65
  ]

53:
  %54 = ptrtoint ptr %2 to i64
  %55 = ptrtoint ptr %5 to i64
  %56 = ptrtoint ptr %7 to i64
  call void @tapeless_mpi_move_double(i32 noundef 0, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %54, ptr noundef %3, i32 noundef %4, ptr noundef null, ptr noundef null, i64 noundef %55, i32 noundef %6, i64 noundef %56)
  br label %67

57:
  %58 = ptrtoint ptr %2 to i64
  %59 = ptrtoint ptr %5 to i64
  %60 = ptrtoint ptr %7 to i64
  call void @tapeless_mpi_move_float(i32 noundef 0, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %58, ptr noundef %3, i32 noundef %4, ptr noundef null, ptr noundef null, i64 noundef %59, i32 noundef %6, i64 noundef %60)
  br label %67

61:
  %62 = ptrtoint ptr %2 to i64
  %63 = ptrtoint ptr %5 to i64
  %64 = ptrtoint ptr %7 to i64
  call void @tapeless_mpi_move_any(i32 noundef 0, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %62, ptr noundef %3, i32 noundef %4, ptr noundef null, ptr noundef null, i64 noundef %63, i32 noundef %6, i64 noundef %64)
  br label %67

.unreachabledefault:
  unreachable

65:
  %66 = call i32 @tapeless_library_MPI_Gather(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7)
  br label %67

67:
  %.081 = phi i32 [ %66, %65 ], [ 0, %53 ], [ 0, %57 ], [ 0, %61 ]
  ret i32 %.081
}

declare void @tapeless_mpi_move_double(i32 noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, i64 noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, i64 noundef, i32 noundef, i64 noundef)

declare void @tapeless_mpi_move_float(i32 noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, i64 noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, i64 noundef, i32 noundef, i64 noundef)

declare void @tapeless_mpi_move_any(i32 noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, i64 noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, i64 noundef, i32 noundef, i64 noundef)

declare i32 @tapeless_library_MPI_Gather(ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Gatherv(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8) {
  %10 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %. = select i1 %10, ptr %3, ptr %0
  %11 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %12 = select i1 %11, ptr %6, ptr %2
  %13 = icmp eq ptr %12, @ompi_mpi_double
  %14 = icmp eq ptr %12, @ompi_mpi_c_double_complex
  %or.cond = or i1 %13, %14
  %15 = icmp eq ptr %12, @ompi_mpi_dblcplex
  %or.cond86 = or i1 %or.cond, %15
  %16 = icmp eq ptr %12, @ompi_mpi_dblprec
  %or.cond87 = or i1 %or.cond86, %16
  %17 = icmp eq ptr %12, @ompi_mpi_real8
  %or.cond88 = or i1 %or.cond87, %17
  br i1 %or.cond88, label %53, label %18

18:
  %19 = icmp eq ptr %12, @ompi_mpi_float
  %20 = icmp eq ptr %12, @ompi_mpi_c_float_complex
  %or.cond89 = or i1 %19, %20
  %21 = icmp eq ptr %12, @ompi_mpi_cplex
  %or.cond90 = or i1 %or.cond89, %21
  %22 = icmp eq ptr %12, @ompi_mpi_real
  %or.cond91 = or i1 %or.cond90, %22
  %23 = icmp eq ptr %12, @ompi_mpi_real4
  %or.cond92 = or i1 %or.cond91, %23
  br i1 %or.cond92, label %53, label %24

24:
  %25 = icmp eq ptr %12, @ompi_mpi_char
  %26 = icmp eq ptr %12, @ompi_mpi_signed_char
  %or.cond93 = or i1 %25, %26
  %27 = icmp eq ptr %12, @ompi_mpi_unsigned_char
  %or.cond94 = or i1 %or.cond93, %27
  %28 = icmp eq ptr %12, @ompi_mpi_short
  %or.cond95 = or i1 %or.cond94, %28
  %29 = icmp eq ptr %12, @ompi_mpi_unsigned_short
  %or.cond96 = or i1 %or.cond95, %29
  %30 = icmp eq ptr %12, @ompi_mpi_int
  %or.cond97 = or i1 %or.cond96, %30
  %31 = icmp eq ptr %12, @ompi_mpi_unsigned
  %or.cond98 = or i1 %or.cond97, %31
  %32 = icmp eq ptr %12, @ompi_mpi_long
  %or.cond99 = or i1 %or.cond98, %32
  %33 = icmp eq ptr %12, @ompi_mpi_unsigned_long
  %or.cond100 = or i1 %or.cond99, %33
  %34 = icmp eq ptr %12, @ompi_mpi_long_long_int
  %or.cond101 = or i1 %or.cond100, %34
  %35 = icmp eq ptr %12, @ompi_mpi_unsigned_long_long
  %or.cond102 = or i1 %or.cond101, %35
  %36 = icmp eq ptr %12, @ompi_mpi_int8_t
  %or.cond103 = or i1 %or.cond102, %36
  %37 = icmp eq ptr %12, @ompi_mpi_int16_t
  %or.cond104 = or i1 %or.cond103, %37
  %38 = icmp eq ptr %12, @ompi_mpi_int32_t
  %or.cond105 = or i1 %or.cond104, %38
  %39 = icmp eq ptr %12, @ompi_mpi_int64_t
  %or.cond106 = or i1 %or.cond105, %39
  %40 = icmp eq ptr %12, @ompi_mpi_uint8_t
  %or.cond107 = or i1 %or.cond106, %40
  %41 = icmp eq ptr %12, @ompi_mpi_uint16_t
  %or.cond108 = or i1 %or.cond107, %41
  %42 = icmp eq ptr %12, @ompi_mpi_uint32_t
  %or.cond109 = or i1 %or.cond108, %42
  %43 = icmp eq ptr %12, @ompi_mpi_uint64_t
  %or.cond110 = or i1 %or.cond109, %43
  %44 = icmp eq ptr %12, @ompi_mpi_c_bool
  %or.cond111 = or i1 %or.cond110, %44
  %45 = icmp eq ptr %12, @ompi_mpi_wchar
  %or.cond112 = or i1 %or.cond111, %45
  %46 = icmp eq ptr %12, @ompi_mpi_2int
  %or.cond113 = or i1 %or.cond112, %46
  %47 = icmp eq ptr %12, @ompi_mpi_integer
  %or.cond114 = or i1 %or.cond113, %47
  %48 = icmp eq ptr %12, @ompi_mpi_logical
  %or.cond115 = or i1 %or.cond114, %48
  %49 = icmp eq ptr %12, @ompi_mpi_character
  %or.cond116 = or i1 %or.cond115, %49
  %50 = icmp eq ptr %12, @ompi_mpi_aint
  %or.cond117 = or i1 %or.cond116, %50
  %51 = icmp eq ptr %12, @ompi_mpi_offset
  %or.cond118 = or i1 %or.cond117, %51
  %52 = icmp eq ptr %12, @ompi_mpi_count
  %or.cond119 = or i1 %or.cond118, %52
  %spec.select = select i1 %or.cond119, i32 0, i32 3
  br label %53

53:
  %.0 = phi i32 [ %spec.select, %24 ], [ 1, %9 ], [ 2, %18 ]
  switch i32 %.0, label %.unreachabledefault [
    i32 1, label %54
    i32 2, label %58
    i32 3, label %62
    i32 0, label %66
  ]

54:
  %55 = ptrtoint ptr %2 to i64
  %56 = ptrtoint ptr %6 to i64
  %57 = ptrtoint ptr %8 to i64
  call void @tapeless_mpi_move_double(i32 noundef 0, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %55, ptr noundef %3, i32 noundef 0, ptr noundef %4, ptr noundef %5, i64 noundef %56, i32 noundef %7, i64 noundef %57)
  br label %68

58:
  %59 = ptrtoint ptr %2 to i64
  %60 = ptrtoint ptr %6 to i64
  %61 = ptrtoint ptr %8 to i64
  call void @tapeless_mpi_move_float(i32 noundef 0, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %59, ptr noundef %3, i32 noundef 0, ptr noundef %4, ptr noundef %5, i64 noundef %60, i32 noundef %7, i64 noundef %61)
  br label %68

62:
  %63 = ptrtoint ptr %2 to i64
  %64 = ptrtoint ptr %6 to i64
  %65 = ptrtoint ptr %8 to i64
  call void @tapeless_mpi_move_any(i32 noundef 0, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %63, ptr noundef %3, i32 noundef 0, ptr noundef %4, ptr noundef %5, i64 noundef %64, i32 noundef %7, i64 noundef %65)
  br label %68

.unreachabledefault:
  unreachable

66:
  %67 = call i32 @tapeless_library_MPI_Gatherv(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8)
  br label %68

68:
  %.085 = phi i32 [ %67, %66 ], [ 0, %54 ], [ 0, %58 ], [ 0, %62 ]
  ret i32 %.085
}

declare i32 @tapeless_library_MPI_Gatherv(ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Scatter(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7) {
  %9 = icmp eq ptr %3, inttoptr (i64 1 to ptr)
  %. = select i1 %9, ptr %0, ptr %3
  %10 = icmp eq ptr %3, inttoptr (i64 1 to ptr)
  %11 = select i1 %10, ptr %2, ptr %5
  %12 = icmp eq ptr %11, @ompi_mpi_double
  %13 = icmp eq ptr %11, @ompi_mpi_c_double_complex
  %or.cond = or i1 %12, %13
  %14 = icmp eq ptr %11, @ompi_mpi_dblcplex
  %or.cond80 = or i1 %or.cond, %14
  %15 = icmp eq ptr %11, @ompi_mpi_dblprec
  %or.cond81 = or i1 %or.cond80, %15
  %16 = icmp eq ptr %11, @ompi_mpi_real8
  %or.cond82 = or i1 %or.cond81, %16
  br i1 %or.cond82, label %52, label %17

17:
  %18 = icmp eq ptr %11, @ompi_mpi_float
  %19 = icmp eq ptr %11, @ompi_mpi_c_float_complex
  %or.cond83 = or i1 %18, %19
  %20 = icmp eq ptr %11, @ompi_mpi_cplex
  %or.cond84 = or i1 %or.cond83, %20
  %21 = icmp eq ptr %11, @ompi_mpi_real
  %or.cond85 = or i1 %or.cond84, %21
  %22 = icmp eq ptr %11, @ompi_mpi_real4
  %or.cond86 = or i1 %or.cond85, %22
  br i1 %or.cond86, label %52, label %23

23:
  %24 = icmp eq ptr %11, @ompi_mpi_char
  %25 = icmp eq ptr %11, @ompi_mpi_signed_char
  %or.cond87 = or i1 %24, %25
  %26 = icmp eq ptr %11, @ompi_mpi_unsigned_char
  %or.cond88 = or i1 %or.cond87, %26
  %27 = icmp eq ptr %11, @ompi_mpi_short
  %or.cond89 = or i1 %or.cond88, %27
  %28 = icmp eq ptr %11, @ompi_mpi_unsigned_short
  %or.cond90 = or i1 %or.cond89, %28
  %29 = icmp eq ptr %11, @ompi_mpi_int
  %or.cond91 = or i1 %or.cond90, %29
  %30 = icmp eq ptr %11, @ompi_mpi_unsigned
  %or.cond92 = or i1 %or.cond91, %30
  %31 = icmp eq ptr %11, @ompi_mpi_long
  %or.cond93 = or i1 %or.cond92, %31
  %32 = icmp eq ptr %11, @ompi_mpi_unsigned_long
  %or.cond94 = or i1 %or.cond93, %32
  %33 = icmp eq ptr %11, @ompi_mpi_long_long_int
  %or.cond95 = or i1 %or.cond94, %33
  %34 = icmp eq ptr %11, @ompi_mpi_unsigned_long_long
  %or.cond96 = or i1 %or.cond95, %34
  %35 = icmp eq ptr %11, @ompi_mpi_int8_t
  %or.cond97 = or i1 %or.cond96, %35
  %36 = icmp eq ptr %11, @ompi_mpi_int16_t
  %or.cond98 = or i1 %or.cond97, %36
  %37 = icmp eq ptr %11, @ompi_mpi_int32_t
  %or.cond99 = or i1 %or.cond98, %37
  %38 = icmp eq ptr %11, @ompi_mpi_int64_t
  %or.cond100 = or i1 %or.cond99, %38
  %39 = icmp eq ptr %11, @ompi_mpi_uint8_t
  %or.cond101 = or i1 %or.cond100, %39
  %40 = icmp eq ptr %11, @ompi_mpi_uint16_t
  %or.cond102 = or i1 %or.cond101, %40
  %41 = icmp eq ptr %11, @ompi_mpi_uint32_t
  %or.cond103 = or i1 %or.cond102, %41
  %42 = icmp eq ptr %11, @ompi_mpi_uint64_t
  %or.cond104 = or i1 %or.cond103, %42
  %43 = icmp eq ptr %11, @ompi_mpi_c_bool
  %or.cond105 = or i1 %or.cond104, %43
  %44 = icmp eq ptr %11, @ompi_mpi_wchar
  %or.cond106 = or i1 %or.cond105, %44
  %45 = icmp eq ptr %11, @ompi_mpi_2int
  %or.cond107 = or i1 %or.cond106, %45
  %46 = icmp eq ptr %11, @ompi_mpi_integer
  %or.cond108 = or i1 %or.cond107, %46
  %47 = icmp eq ptr %11, @ompi_mpi_logical
  %or.cond109 = or i1 %or.cond108, %47
  %48 = icmp eq ptr %11, @ompi_mpi_character
  %or.cond110 = or i1 %or.cond109, %48
  %49 = icmp eq ptr %11, @ompi_mpi_aint
  %or.cond111 = or i1 %or.cond110, %49
  %50 = icmp eq ptr %11, @ompi_mpi_offset
  %or.cond112 = or i1 %or.cond111, %50
  %51 = icmp eq ptr %11, @ompi_mpi_count
  %or.cond113 = or i1 %or.cond112, %51
  %spec.select = select i1 %or.cond113, i32 0, i32 3
  br label %52

52:
  %.0 = phi i32 [ %spec.select, %23 ], [ 1, %8 ], [ 2, %17 ]
  switch i32 %.0, label %.unreachabledefault [
    i32 1, label %53
    i32 2, label %57
    i32 3, label %61
    i32 0, label %65
  ]

53:
  %54 = ptrtoint ptr %2 to i64
  %55 = ptrtoint ptr %5 to i64
  %56 = ptrtoint ptr %7 to i64
  call void @tapeless_mpi_move_double(i32 noundef 1, ptr noundef %0, i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %54, ptr noundef %., i32 noundef %4, ptr noundef null, ptr noundef null, i64 noundef %55, i32 noundef %6, i64 noundef %56)
  br label %67

57:
  %58 = ptrtoint ptr %2 to i64
  %59 = ptrtoint ptr %5 to i64
  %60 = ptrtoint ptr %7 to i64
  call void @tapeless_mpi_move_float(i32 noundef 1, ptr noundef %0, i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %58, ptr noundef %., i32 noundef %4, ptr noundef null, ptr noundef null, i64 noundef %59, i32 noundef %6, i64 noundef %60)
  br label %67

61:
  %62 = ptrtoint ptr %2 to i64
  %63 = ptrtoint ptr %5 to i64
  %64 = ptrtoint ptr %7 to i64
  call void @tapeless_mpi_move_any(i32 noundef 1, ptr noundef %0, i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %62, ptr noundef %., i32 noundef %4, ptr noundef null, ptr noundef null, i64 noundef %63, i32 noundef %6, i64 noundef %64)
  br label %67

.unreachabledefault:
  unreachable

65:
  %66 = call i32 @tapeless_library_MPI_Scatter(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7)
  br label %67

67:
  %.079 = phi i32 [ %66, %65 ], [ 0, %53 ], [ 0, %57 ], [ 0, %61 ]
  ret i32 %.079
}

declare i32 @tapeless_library_MPI_Scatter(ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Scatterv(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8) {
  %10 = icmp eq ptr %4, inttoptr (i64 1 to ptr)
  %. = select i1 %10, ptr %0, ptr %4
  %11 = icmp eq ptr %4, inttoptr (i64 1 to ptr)
  %12 = select i1 %11, ptr %3, ptr %6
  %13 = icmp eq ptr %12, @ompi_mpi_double
  %14 = icmp eq ptr %12, @ompi_mpi_c_double_complex
  %or.cond = or i1 %13, %14
  %15 = icmp eq ptr %12, @ompi_mpi_dblcplex
  %or.cond84 = or i1 %or.cond, %15
  %16 = icmp eq ptr %12, @ompi_mpi_dblprec
  %or.cond85 = or i1 %or.cond84, %16
  %17 = icmp eq ptr %12, @ompi_mpi_real8
  %or.cond86 = or i1 %or.cond85, %17
  br i1 %or.cond86, label %53, label %18

18:
  %19 = icmp eq ptr %12, @ompi_mpi_float
  %20 = icmp eq ptr %12, @ompi_mpi_c_float_complex
  %or.cond87 = or i1 %19, %20
  %21 = icmp eq ptr %12, @ompi_mpi_cplex
  %or.cond88 = or i1 %or.cond87, %21
  %22 = icmp eq ptr %12, @ompi_mpi_real
  %or.cond89 = or i1 %or.cond88, %22
  %23 = icmp eq ptr %12, @ompi_mpi_real4
  %or.cond90 = or i1 %or.cond89, %23
  br i1 %or.cond90, label %53, label %24

24:
  %25 = icmp eq ptr %12, @ompi_mpi_char
  %26 = icmp eq ptr %12, @ompi_mpi_signed_char
  %or.cond91 = or i1 %25, %26
  %27 = icmp eq ptr %12, @ompi_mpi_unsigned_char
  %or.cond92 = or i1 %or.cond91, %27
  %28 = icmp eq ptr %12, @ompi_mpi_short
  %or.cond93 = or i1 %or.cond92, %28
  %29 = icmp eq ptr %12, @ompi_mpi_unsigned_short
  %or.cond94 = or i1 %or.cond93, %29
  %30 = icmp eq ptr %12, @ompi_mpi_int
  %or.cond95 = or i1 %or.cond94, %30
  %31 = icmp eq ptr %12, @ompi_mpi_unsigned
  %or.cond96 = or i1 %or.cond95, %31
  %32 = icmp eq ptr %12, @ompi_mpi_long
  %or.cond97 = or i1 %or.cond96, %32
  %33 = icmp eq ptr %12, @ompi_mpi_unsigned_long
  %or.cond98 = or i1 %or.cond97, %33
  %34 = icmp eq ptr %12, @ompi_mpi_long_long_int
  %or.cond99 = or i1 %or.cond98, %34
  %35 = icmp eq ptr %12, @ompi_mpi_unsigned_long_long
  %or.cond100 = or i1 %or.cond99, %35
  %36 = icmp eq ptr %12, @ompi_mpi_int8_t
  %or.cond101 = or i1 %or.cond100, %36
  %37 = icmp eq ptr %12, @ompi_mpi_int16_t
  %or.cond102 = or i1 %or.cond101, %37
  %38 = icmp eq ptr %12, @ompi_mpi_int32_t
  %or.cond103 = or i1 %or.cond102, %38
  %39 = icmp eq ptr %12, @ompi_mpi_int64_t
  %or.cond104 = or i1 %or.cond103, %39
  %40 = icmp eq ptr %12, @ompi_mpi_uint8_t
  %or.cond105 = or i1 %or.cond104, %40
  %41 = icmp eq ptr %12, @ompi_mpi_uint16_t
  %or.cond106 = or i1 %or.cond105, %41
  %42 = icmp eq ptr %12, @ompi_mpi_uint32_t
  %or.cond107 = or i1 %or.cond106, %42
  %43 = icmp eq ptr %12, @ompi_mpi_uint64_t
  %or.cond108 = or i1 %or.cond107, %43
  %44 = icmp eq ptr %12, @ompi_mpi_c_bool
  %or.cond109 = or i1 %or.cond108, %44
  %45 = icmp eq ptr %12, @ompi_mpi_wchar
  %or.cond110 = or i1 %or.cond109, %45
  %46 = icmp eq ptr %12, @ompi_mpi_2int
  %or.cond111 = or i1 %or.cond110, %46
  %47 = icmp eq ptr %12, @ompi_mpi_integer
  %or.cond112 = or i1 %or.cond111, %47
  %48 = icmp eq ptr %12, @ompi_mpi_logical
  %or.cond113 = or i1 %or.cond112, %48
  %49 = icmp eq ptr %12, @ompi_mpi_character
  %or.cond114 = or i1 %or.cond113, %49
  %50 = icmp eq ptr %12, @ompi_mpi_aint
  %or.cond115 = or i1 %or.cond114, %50
  %51 = icmp eq ptr %12, @ompi_mpi_offset
  %or.cond116 = or i1 %or.cond115, %51
  %52 = icmp eq ptr %12, @ompi_mpi_count
  %or.cond117 = or i1 %or.cond116, %52
  %spec.select = select i1 %or.cond117, i32 0, i32 3
  br label %53

53:
  %.0 = phi i32 [ %spec.select, %24 ], [ 1, %9 ], [ 2, %18 ]
  switch i32 %.0, label %.unreachabledefault [
    i32 1, label %54
    i32 2, label %58
    i32 3, label %62
    i32 0, label %66
  ]

54:
  %55 = ptrtoint ptr %3 to i64
  %56 = ptrtoint ptr %6 to i64
  %57 = ptrtoint ptr %8 to i64
  call void @tapeless_mpi_move_double(i32 noundef 1, ptr noundef %0, i32 noundef 0, ptr noundef %1, ptr noundef %2, i64 noundef %55, ptr noundef %., i32 noundef %5, ptr noundef null, ptr noundef null, i64 noundef %56, i32 noundef %7, i64 noundef %57)
  br label %68

58:
  %59 = ptrtoint ptr %3 to i64
  %60 = ptrtoint ptr %6 to i64
  %61 = ptrtoint ptr %8 to i64
  call void @tapeless_mpi_move_float(i32 noundef 1, ptr noundef %0, i32 noundef 0, ptr noundef %1, ptr noundef %2, i64 noundef %59, ptr noundef %., i32 noundef %5, ptr noundef null, ptr noundef null, i64 noundef %60, i32 noundef %7, i64 noundef %61)
  br label %68

62:
  %63 = ptrtoint ptr %3 to i64
  %64 = ptrtoint ptr %6 to i64
  %65 = ptrtoint ptr %8 to i64
  call void @tapeless_mpi_move_any(i32 noundef 1, ptr noundef %0, i32 noundef 0, ptr noundef %1, ptr noundef %2, i64 noundef %63, ptr noundef %., i32 noundef %5, ptr noundef null, ptr noundef null, i64 noundef %64, i32 noundef %7, i64 noundef %65)
  br label %68

.unreachabledefault:
  unreachable

66:
  %67 = call i32 @tapeless_library_MPI_Scatterv(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8)
  br label %68

68:
  %.083 = phi i32 [ %67, %66 ], [ 0, %54 ], [ 0, %58 ], [ 0, %62 ]
  ret i32 %.083
}

declare i32 @tapeless_library_MPI_Scatterv(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Allgather(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6) {
  %8 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %. = select i1 %8, ptr %3, ptr %0
  %9 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %10 = select i1 %9, ptr %5, ptr %2
  %11 = icmp eq ptr %10, @ompi_mpi_double
  %12 = icmp eq ptr %10, @ompi_mpi_c_double_complex
  %or.cond = or i1 %11, %12
  %13 = icmp eq ptr %10, @ompi_mpi_dblcplex
  %or.cond78 = or i1 %or.cond, %13
  %14 = icmp eq ptr %10, @ompi_mpi_dblprec
  %or.cond79 = or i1 %or.cond78, %14
  %15 = icmp eq ptr %10, @ompi_mpi_real8
  %or.cond80 = or i1 %or.cond79, %15
  br i1 %or.cond80, label %51, label %16

16:
  %17 = icmp eq ptr %10, @ompi_mpi_float
  %18 = icmp eq ptr %10, @ompi_mpi_c_float_complex
  %or.cond81 = or i1 %17, %18
  %19 = icmp eq ptr %10, @ompi_mpi_cplex
  %or.cond82 = or i1 %or.cond81, %19
  %20 = icmp eq ptr %10, @ompi_mpi_real
  %or.cond83 = or i1 %or.cond82, %20
  %21 = icmp eq ptr %10, @ompi_mpi_real4
  %or.cond84 = or i1 %or.cond83, %21
  br i1 %or.cond84, label %51, label %22

22:
  %23 = icmp eq ptr %10, @ompi_mpi_char
  %24 = icmp eq ptr %10, @ompi_mpi_signed_char
  %or.cond85 = or i1 %23, %24
  %25 = icmp eq ptr %10, @ompi_mpi_unsigned_char
  %or.cond86 = or i1 %or.cond85, %25
  %26 = icmp eq ptr %10, @ompi_mpi_short
  %or.cond87 = or i1 %or.cond86, %26
  %27 = icmp eq ptr %10, @ompi_mpi_unsigned_short
  %or.cond88 = or i1 %or.cond87, %27
  %28 = icmp eq ptr %10, @ompi_mpi_int
  %or.cond89 = or i1 %or.cond88, %28
  %29 = icmp eq ptr %10, @ompi_mpi_unsigned
  %or.cond90 = or i1 %or.cond89, %29
  %30 = icmp eq ptr %10, @ompi_mpi_long
  %or.cond91 = or i1 %or.cond90, %30
  %31 = icmp eq ptr %10, @ompi_mpi_unsigned_long
  %or.cond92 = or i1 %or.cond91, %31
  %32 = icmp eq ptr %10, @ompi_mpi_long_long_int
  %or.cond93 = or i1 %or.cond92, %32
  %33 = icmp eq ptr %10, @ompi_mpi_unsigned_long_long
  %or.cond94 = or i1 %or.cond93, %33
  %34 = icmp eq ptr %10, @ompi_mpi_int8_t
  %or.cond95 = or i1 %or.cond94, %34
  %35 = icmp eq ptr %10, @ompi_mpi_int16_t
  %or.cond96 = or i1 %or.cond95, %35
  %36 = icmp eq ptr %10, @ompi_mpi_int32_t
  %or.cond97 = or i1 %or.cond96, %36
  %37 = icmp eq ptr %10, @ompi_mpi_int64_t
  %or.cond98 = or i1 %or.cond97, %37
  %38 = icmp eq ptr %10, @ompi_mpi_uint8_t
  %or.cond99 = or i1 %or.cond98, %38
  %39 = icmp eq ptr %10, @ompi_mpi_uint16_t
  %or.cond100 = or i1 %or.cond99, %39
  %40 = icmp eq ptr %10, @ompi_mpi_uint32_t
  %or.cond101 = or i1 %or.cond100, %40
  %41 = icmp eq ptr %10, @ompi_mpi_uint64_t
  %or.cond102 = or i1 %or.cond101, %41
  %42 = icmp eq ptr %10, @ompi_mpi_c_bool
  %or.cond103 = or i1 %or.cond102, %42
  %43 = icmp eq ptr %10, @ompi_mpi_wchar
  %or.cond104 = or i1 %or.cond103, %43
  %44 = icmp eq ptr %10, @ompi_mpi_2int
  %or.cond105 = or i1 %or.cond104, %44
  %45 = icmp eq ptr %10, @ompi_mpi_integer
  %or.cond106 = or i1 %or.cond105, %45
  %46 = icmp eq ptr %10, @ompi_mpi_logical
  %or.cond107 = or i1 %or.cond106, %46
  %47 = icmp eq ptr %10, @ompi_mpi_character
  %or.cond108 = or i1 %or.cond107, %47
  %48 = icmp eq ptr %10, @ompi_mpi_aint
  %or.cond109 = or i1 %or.cond108, %48
  %49 = icmp eq ptr %10, @ompi_mpi_offset
  %or.cond110 = or i1 %or.cond109, %49
  %50 = icmp eq ptr %10, @ompi_mpi_count
  %or.cond111 = or i1 %or.cond110, %50
  %spec.select = select i1 %or.cond111, i32 0, i32 3
  br label %51

51:
  %.0 = phi i32 [ %spec.select, %22 ], [ 1, %7 ], [ 2, %16 ]
  switch i32 %.0, label %.unreachabledefault [
    i32 1, label %52
    i32 2, label %56
    i32 3, label %60
    i32 0, label %64
  ]

52:
  %53 = ptrtoint ptr %2 to i64
  %54 = ptrtoint ptr %5 to i64
  %55 = ptrtoint ptr %6 to i64
  call void @tapeless_mpi_move_double(i32 noundef 2, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %53, ptr noundef %3, i32 noundef %4, ptr noundef null, ptr noundef null, i64 noundef %54, i32 noundef 0, i64 noundef %55)
  br label %66

56:
  %57 = ptrtoint ptr %2 to i64
  %58 = ptrtoint ptr %5 to i64
  %59 = ptrtoint ptr %6 to i64
  call void @tapeless_mpi_move_float(i32 noundef 2, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %57, ptr noundef %3, i32 noundef %4, ptr noundef null, ptr noundef null, i64 noundef %58, i32 noundef 0, i64 noundef %59)
  br label %66

60:
  %61 = ptrtoint ptr %2 to i64
  %62 = ptrtoint ptr %5 to i64
  %63 = ptrtoint ptr %6 to i64
  call void @tapeless_mpi_move_any(i32 noundef 2, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %61, ptr noundef %3, i32 noundef %4, ptr noundef null, ptr noundef null, i64 noundef %62, i32 noundef 0, i64 noundef %63)
  br label %66

.unreachabledefault:
  unreachable

64:
  %65 = call i32 @tapeless_library_MPI_Allgather(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6)
  br label %66

66:
  %.077 = phi i32 [ %65, %64 ], [ 0, %52 ], [ 0, %56 ], [ 0, %60 ]
  ret i32 %.077
}

declare i32 @tapeless_library_MPI_Allgather(ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Allgatherv(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) {
  %9 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %. = select i1 %9, ptr %3, ptr %0
  %10 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %11 = select i1 %10, ptr %6, ptr %2
  %12 = icmp eq ptr %11, @ompi_mpi_double
  %13 = icmp eq ptr %11, @ompi_mpi_c_double_complex
  %or.cond = or i1 %12, %13
  %14 = icmp eq ptr %11, @ompi_mpi_dblcplex
  %or.cond82 = or i1 %or.cond, %14
  %15 = icmp eq ptr %11, @ompi_mpi_dblprec
  %or.cond83 = or i1 %or.cond82, %15
  %16 = icmp eq ptr %11, @ompi_mpi_real8
  %or.cond84 = or i1 %or.cond83, %16
  br i1 %or.cond84, label %52, label %17

17:
  %18 = icmp eq ptr %11, @ompi_mpi_float
  %19 = icmp eq ptr %11, @ompi_mpi_c_float_complex
  %or.cond85 = or i1 %18, %19
  %20 = icmp eq ptr %11, @ompi_mpi_cplex
  %or.cond86 = or i1 %or.cond85, %20
  %21 = icmp eq ptr %11, @ompi_mpi_real
  %or.cond87 = or i1 %or.cond86, %21
  %22 = icmp eq ptr %11, @ompi_mpi_real4
  %or.cond88 = or i1 %or.cond87, %22
  br i1 %or.cond88, label %52, label %23

23:
  %24 = icmp eq ptr %11, @ompi_mpi_char
  %25 = icmp eq ptr %11, @ompi_mpi_signed_char
  %or.cond89 = or i1 %24, %25
  %26 = icmp eq ptr %11, @ompi_mpi_unsigned_char
  %or.cond90 = or i1 %or.cond89, %26
  %27 = icmp eq ptr %11, @ompi_mpi_short
  %or.cond91 = or i1 %or.cond90, %27
  %28 = icmp eq ptr %11, @ompi_mpi_unsigned_short
  %or.cond92 = or i1 %or.cond91, %28
  %29 = icmp eq ptr %11, @ompi_mpi_int
  %or.cond93 = or i1 %or.cond92, %29
  %30 = icmp eq ptr %11, @ompi_mpi_unsigned
  %or.cond94 = or i1 %or.cond93, %30
  %31 = icmp eq ptr %11, @ompi_mpi_long
  %or.cond95 = or i1 %or.cond94, %31
  %32 = icmp eq ptr %11, @ompi_mpi_unsigned_long
  %or.cond96 = or i1 %or.cond95, %32
  %33 = icmp eq ptr %11, @ompi_mpi_long_long_int
  %or.cond97 = or i1 %or.cond96, %33
  %34 = icmp eq ptr %11, @ompi_mpi_unsigned_long_long
  %or.cond98 = or i1 %or.cond97, %34
  %35 = icmp eq ptr %11, @ompi_mpi_int8_t
  %or.cond99 = or i1 %or.cond98, %35
  %36 = icmp eq ptr %11, @ompi_mpi_int16_t
  %or.cond100 = or i1 %or.cond99, %36
  %37 = icmp eq ptr %11, @ompi_mpi_int32_t
  %or.cond101 = or i1 %or.cond100, %37
  %38 = icmp eq ptr %11, @ompi_mpi_int64_t
  %or.cond102 = or i1 %or.cond101, %38
  %39 = icmp eq ptr %11, @ompi_mpi_uint8_t
  %or.cond103 = or i1 %or.cond102, %39
  %40 = icmp eq ptr %11, @ompi_mpi_uint16_t
  %or.cond104 = or i1 %or.cond103, %40
  %41 = icmp eq ptr %11, @ompi_mpi_uint32_t
  %or.cond105 = or i1 %or.cond104, %41
  %42 = icmp eq ptr %11, @ompi_mpi_uint64_t
  %or.cond106 = or i1 %or.cond105, %42
  %43 = icmp eq ptr %11, @ompi_mpi_c_bool
  %or.cond107 = or i1 %or.cond106, %43
  %44 = icmp eq ptr %11, @ompi_mpi_wchar
  %or.cond108 = or i1 %or.cond107, %44
  %45 = icmp eq ptr %11, @ompi_mpi_2int
  %or.cond109 = or i1 %or.cond108, %45
  %46 = icmp eq ptr %11, @ompi_mpi_integer
  %or.cond110 = or i1 %or.cond109, %46
  %47 = icmp eq ptr %11, @ompi_mpi_logical
  %or.cond111 = or i1 %or.cond110, %47
  %48 = icmp eq ptr %11, @ompi_mpi_character
  %or.cond112 = or i1 %or.cond111, %48
  %49 = icmp eq ptr %11, @ompi_mpi_aint
  %or.cond113 = or i1 %or.cond112, %49
  %50 = icmp eq ptr %11, @ompi_mpi_offset
  %or.cond114 = or i1 %or.cond113, %50
  %51 = icmp eq ptr %11, @ompi_mpi_count
  %or.cond115 = or i1 %or.cond114, %51
  %spec.select = select i1 %or.cond115, i32 0, i32 3
  br label %52

52:
  %.0 = phi i32 [ %spec.select, %23 ], [ 1, %8 ], [ 2, %17 ]
  switch i32 %.0, label %.unreachabledefault [
    i32 1, label %53
    i32 2, label %57
    i32 3, label %61
    i32 0, label %65
  ]

53:
  %54 = ptrtoint ptr %2 to i64
  %55 = ptrtoint ptr %6 to i64
  %56 = ptrtoint ptr %7 to i64
  call void @tapeless_mpi_move_double(i32 noundef 2, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %54, ptr noundef %3, i32 noundef 0, ptr noundef %4, ptr noundef %5, i64 noundef %55, i32 noundef 0, i64 noundef %56)
  br label %67

57:
  %58 = ptrtoint ptr %2 to i64
  %59 = ptrtoint ptr %6 to i64
  %60 = ptrtoint ptr %7 to i64
  call void @tapeless_mpi_move_float(i32 noundef 2, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %58, ptr noundef %3, i32 noundef 0, ptr noundef %4, ptr noundef %5, i64 noundef %59, i32 noundef 0, i64 noundef %60)
  br label %67

61:
  %62 = ptrtoint ptr %2 to i64
  %63 = ptrtoint ptr %6 to i64
  %64 = ptrtoint ptr %7 to i64
  call void @tapeless_mpi_move_any(i32 noundef 2, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %62, ptr noundef %3, i32 noundef 0, ptr noundef %4, ptr noundef %5, i64 noundef %63, i32 noundef 0, i64 noundef %64)
  br label %67

.unreachabledefault:
  unreachable

65:
  %66 = call i32 @tapeless_library_MPI_Allgatherv(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7)
  br label %67

67:
  %.081 = phi i32 [ %66, %65 ], [ 0, %53 ], [ 0, %57 ], [ 0, %61 ]
  ret i32 %.081
}

declare i32 @tapeless_library_MPI_Allgatherv(ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Alltoall(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6) {
  %8 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %. = select i1 %8, ptr %3, ptr %0
  %9 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %10 = select i1 %9, ptr %5, ptr %2
  %11 = icmp eq ptr %10, @ompi_mpi_double
  %12 = icmp eq ptr %10, @ompi_mpi_c_double_complex
  %or.cond = or i1 %11, %12
  %13 = icmp eq ptr %10, @ompi_mpi_dblcplex
  %or.cond78 = or i1 %or.cond, %13
  %14 = icmp eq ptr %10, @ompi_mpi_dblprec
  %or.cond79 = or i1 %or.cond78, %14
  %15 = icmp eq ptr %10, @ompi_mpi_real8
  %or.cond80 = or i1 %or.cond79, %15
  br i1 %or.cond80, label %51, label %16

16:
  %17 = icmp eq ptr %10, @ompi_mpi_float
  %18 = icmp eq ptr %10, @ompi_mpi_c_float_complex
  %or.cond81 = or i1 %17, %18
  %19 = icmp eq ptr %10, @ompi_mpi_cplex
  %or.cond82 = or i1 %or.cond81, %19
  %20 = icmp eq ptr %10, @ompi_mpi_real
  %or.cond83 = or i1 %or.cond82, %20
  %21 = icmp eq ptr %10, @ompi_mpi_real4
  %or.cond84 = or i1 %or.cond83, %21
  br i1 %or.cond84, label %51, label %22

22:
  %23 = icmp eq ptr %10, @ompi_mpi_char
  %24 = icmp eq ptr %10, @ompi_mpi_signed_char
  %or.cond85 = or i1 %23, %24
  %25 = icmp eq ptr %10, @ompi_mpi_unsigned_char
  %or.cond86 = or i1 %or.cond85, %25
  %26 = icmp eq ptr %10, @ompi_mpi_short
  %or.cond87 = or i1 %or.cond86, %26
  %27 = icmp eq ptr %10, @ompi_mpi_unsigned_short
  %or.cond88 = or i1 %or.cond87, %27
  %28 = icmp eq ptr %10, @ompi_mpi_int
  %or.cond89 = or i1 %or.cond88, %28
  %29 = icmp eq ptr %10, @ompi_mpi_unsigned
  %or.cond90 = or i1 %or.cond89, %29
  %30 = icmp eq ptr %10, @ompi_mpi_long
  %or.cond91 = or i1 %or.cond90, %30
  %31 = icmp eq ptr %10, @ompi_mpi_unsigned_long
  %or.cond92 = or i1 %or.cond91, %31
  %32 = icmp eq ptr %10, @ompi_mpi_long_long_int
  %or.cond93 = or i1 %or.cond92, %32
  %33 = icmp eq ptr %10, @ompi_mpi_unsigned_long_long
  %or.cond94 = or i1 %or.cond93, %33
  %34 = icmp eq ptr %10, @ompi_mpi_int8_t
  %or.cond95 = or i1 %or.cond94, %34
  %35 = icmp eq ptr %10, @ompi_mpi_int16_t
  %or.cond96 = or i1 %or.cond95, %35
  %36 = icmp eq ptr %10, @ompi_mpi_int32_t
  %or.cond97 = or i1 %or.cond96, %36
  %37 = icmp eq ptr %10, @ompi_mpi_int64_t
  %or.cond98 = or i1 %or.cond97, %37
  %38 = icmp eq ptr %10, @ompi_mpi_uint8_t
  %or.cond99 = or i1 %or.cond98, %38
  %39 = icmp eq ptr %10, @ompi_mpi_uint16_t
  %or.cond100 = or i1 %or.cond99, %39
  %40 = icmp eq ptr %10, @ompi_mpi_uint32_t
  %or.cond101 = or i1 %or.cond100, %40
  %41 = icmp eq ptr %10, @ompi_mpi_uint64_t
  %or.cond102 = or i1 %or.cond101, %41
  %42 = icmp eq ptr %10, @ompi_mpi_c_bool
  %or.cond103 = or i1 %or.cond102, %42
  %43 = icmp eq ptr %10, @ompi_mpi_wchar
  %or.cond104 = or i1 %or.cond103, %43
  %44 = icmp eq ptr %10, @ompi_mpi_2int
  %or.cond105 = or i1 %or.cond104, %44
  %45 = icmp eq ptr %10, @ompi_mpi_integer
  %or.cond106 = or i1 %or.cond105, %45
  %46 = icmp eq ptr %10, @ompi_mpi_logical
  %or.cond107 = or i1 %or.cond106, %46
  %47 = icmp eq ptr %10, @ompi_mpi_character
  %or.cond108 = or i1 %or.cond107, %47
  %48 = icmp eq ptr %10, @ompi_mpi_aint
  %or.cond109 = or i1 %or.cond108, %48
  %49 = icmp eq ptr %10, @ompi_mpi_offset
  %or.cond110 = or i1 %or.cond109, %49
  %50 = icmp eq ptr %10, @ompi_mpi_count
  %or.cond111 = or i1 %or.cond110, %50
  %spec.select = select i1 %or.cond111, i32 0, i32 3
  br label %51

51:
  %.0 = phi i32 [ %spec.select, %22 ], [ 1, %7 ], [ 2, %16 ]
  switch i32 %.0, label %.unreachabledefault [
    i32 1, label %52
    i32 2, label %56
    i32 3, label %60
    i32 0, label %64
  ]

52:
  %53 = ptrtoint ptr %2 to i64
  %54 = ptrtoint ptr %5 to i64
  %55 = ptrtoint ptr %6 to i64
  call void @tapeless_mpi_move_double(i32 noundef 3, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %53, ptr noundef %3, i32 noundef %4, ptr noundef null, ptr noundef null, i64 noundef %54, i32 noundef 0, i64 noundef %55)
  br label %66

56:
  %57 = ptrtoint ptr %2 to i64
  %58 = ptrtoint ptr %5 to i64
  %59 = ptrtoint ptr %6 to i64
  call void @tapeless_mpi_move_float(i32 noundef 3, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %57, ptr noundef %3, i32 noundef %4, ptr noundef null, ptr noundef null, i64 noundef %58, i32 noundef 0, i64 noundef %59)
  br label %66

60:
  %61 = ptrtoint ptr %2 to i64
  %62 = ptrtoint ptr %5 to i64
  %63 = ptrtoint ptr %6 to i64
  call void @tapeless_mpi_move_any(i32 noundef 3, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %61, ptr noundef %3, i32 noundef %4, ptr noundef null, ptr noundef null, i64 noundef %62, i32 noundef 0, i64 noundef %63)
  br label %66

.unreachabledefault:
  unreachable

64:
  %65 = call i32 @tapeless_library_MPI_Alltoall(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6)
  br label %66

66:
  %.077 = phi i32 [ %65, %64 ], [ 0, %52 ], [ 0, %56 ], [ 0, %60 ]
  ret i32 %.077
}

declare i32 @tapeless_library_MPI_Alltoall(ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Alltoallv(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) {
  %10 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %. = select i1 %10, ptr %4, ptr %0
  %11 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %12 = select i1 %11, ptr %7, ptr %3
  %13 = icmp eq ptr %12, @ompi_mpi_double
  %14 = icmp eq ptr %12, @ompi_mpi_c_double_complex
  %or.cond = or i1 %13, %14
  %15 = icmp eq ptr %12, @ompi_mpi_dblcplex
  %or.cond86 = or i1 %or.cond, %15
  %16 = icmp eq ptr %12, @ompi_mpi_dblprec
  %or.cond87 = or i1 %or.cond86, %16
  %17 = icmp eq ptr %12, @ompi_mpi_real8
  %or.cond88 = or i1 %or.cond87, %17
  br i1 %or.cond88, label %53, label %18

18:
  %19 = icmp eq ptr %12, @ompi_mpi_float
  %20 = icmp eq ptr %12, @ompi_mpi_c_float_complex
  %or.cond89 = or i1 %19, %20
  %21 = icmp eq ptr %12, @ompi_mpi_cplex
  %or.cond90 = or i1 %or.cond89, %21
  %22 = icmp eq ptr %12, @ompi_mpi_real
  %or.cond91 = or i1 %or.cond90, %22
  %23 = icmp eq ptr %12, @ompi_mpi_real4
  %or.cond92 = or i1 %or.cond91, %23
  br i1 %or.cond92, label %53, label %24

24:
  %25 = icmp eq ptr %12, @ompi_mpi_char
  %26 = icmp eq ptr %12, @ompi_mpi_signed_char
  %or.cond93 = or i1 %25, %26
  %27 = icmp eq ptr %12, @ompi_mpi_unsigned_char
  %or.cond94 = or i1 %or.cond93, %27
  %28 = icmp eq ptr %12, @ompi_mpi_short
  %or.cond95 = or i1 %or.cond94, %28
  %29 = icmp eq ptr %12, @ompi_mpi_unsigned_short
  %or.cond96 = or i1 %or.cond95, %29
  %30 = icmp eq ptr %12, @ompi_mpi_int
  %or.cond97 = or i1 %or.cond96, %30
  %31 = icmp eq ptr %12, @ompi_mpi_unsigned
  %or.cond98 = or i1 %or.cond97, %31
  %32 = icmp eq ptr %12, @ompi_mpi_long
  %or.cond99 = or i1 %or.cond98, %32
  %33 = icmp eq ptr %12, @ompi_mpi_unsigned_long
  %or.cond100 = or i1 %or.cond99, %33
  %34 = icmp eq ptr %12, @ompi_mpi_long_long_int
  %or.cond101 = or i1 %or.cond100, %34
  %35 = icmp eq ptr %12, @ompi_mpi_unsigned_long_long
  %or.cond102 = or i1 %or.cond101, %35
  %36 = icmp eq ptr %12, @ompi_mpi_int8_t
  %or.cond103 = or i1 %or.cond102, %36
  %37 = icmp eq ptr %12, @ompi_mpi_int16_t
  %or.cond104 = or i1 %or.cond103, %37
  %38 = icmp eq ptr %12, @ompi_mpi_int32_t
  %or.cond105 = or i1 %or.cond104, %38
  %39 = icmp eq ptr %12, @ompi_mpi_int64_t
  %or.cond106 = or i1 %or.cond105, %39
  %40 = icmp eq ptr %12, @ompi_mpi_uint8_t
  %or.cond107 = or i1 %or.cond106, %40
  %41 = icmp eq ptr %12, @ompi_mpi_uint16_t
  %or.cond108 = or i1 %or.cond107, %41
  %42 = icmp eq ptr %12, @ompi_mpi_uint32_t
  %or.cond109 = or i1 %or.cond108, %42
  %43 = icmp eq ptr %12, @ompi_mpi_uint64_t
  %or.cond110 = or i1 %or.cond109, %43
  %44 = icmp eq ptr %12, @ompi_mpi_c_bool
  %or.cond111 = or i1 %or.cond110, %44
  %45 = icmp eq ptr %12, @ompi_mpi_wchar
  %or.cond112 = or i1 %or.cond111, %45
  %46 = icmp eq ptr %12, @ompi_mpi_2int
  %or.cond113 = or i1 %or.cond112, %46
  %47 = icmp eq ptr %12, @ompi_mpi_integer
  %or.cond114 = or i1 %or.cond113, %47
  %48 = icmp eq ptr %12, @ompi_mpi_logical
  %or.cond115 = or i1 %or.cond114, %48
  %49 = icmp eq ptr %12, @ompi_mpi_character
  %or.cond116 = or i1 %or.cond115, %49
  %50 = icmp eq ptr %12, @ompi_mpi_aint
  %or.cond117 = or i1 %or.cond116, %50
  %51 = icmp eq ptr %12, @ompi_mpi_offset
  %or.cond118 = or i1 %or.cond117, %51
  %52 = icmp eq ptr %12, @ompi_mpi_count
  %or.cond119 = or i1 %or.cond118, %52
  %spec.select = select i1 %or.cond119, i32 0, i32 3
  br label %53

53:
  %.0 = phi i32 [ %spec.select, %24 ], [ 1, %9 ], [ 2, %18 ]
  switch i32 %.0, label %.unreachabledefault [
    i32 1, label %54
    i32 2, label %58
    i32 3, label %62
    i32 0, label %66
  ]

54:
  %55 = ptrtoint ptr %3 to i64
  %56 = ptrtoint ptr %7 to i64
  %57 = ptrtoint ptr %8 to i64
  call void @tapeless_mpi_move_double(i32 noundef 3, ptr noundef %., i32 noundef 0, ptr noundef %1, ptr noundef %2, i64 noundef %55, ptr noundef %4, i32 noundef 0, ptr noundef %5, ptr noundef %6, i64 noundef %56, i32 noundef 0, i64 noundef %57)
  br label %68

58:
  %59 = ptrtoint ptr %3 to i64
  %60 = ptrtoint ptr %7 to i64
  %61 = ptrtoint ptr %8 to i64
  call void @tapeless_mpi_move_float(i32 noundef 3, ptr noundef %., i32 noundef 0, ptr noundef %1, ptr noundef %2, i64 noundef %59, ptr noundef %4, i32 noundef 0, ptr noundef %5, ptr noundef %6, i64 noundef %60, i32 noundef 0, i64 noundef %61)
  br label %68

62:
  %63 = ptrtoint ptr %3 to i64
  %64 = ptrtoint ptr %7 to i64
  %65 = ptrtoint ptr %8 to i64
  call void @tapeless_mpi_move_any(i32 noundef 3, ptr noundef %., i32 noundef 0, ptr noundef %1, ptr noundef %2, i64 noundef %63, ptr noundef %4, i32 noundef 0, ptr noundef %5, ptr noundef %6, i64 noundef %64, i32 noundef 0, i64 noundef %65)
  br label %68

.unreachabledefault:
  unreachable

66:
  %67 = call i32 @tapeless_library_MPI_Alltoallv(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8)
  br label %68

68:
  %.085 = phi i32 [ %67, %66 ], [ 0, %54 ], [ 0, %58 ], [ 0, %62 ]
  ret i32 %.085
}

declare i32 @tapeless_library_MPI_Alltoallv(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Reduce_scatter(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) {
  %7 = icmp eq ptr %3, @ompi_mpi_double
  %8 = icmp eq ptr %3, @ompi_mpi_c_double_complex
  %or.cond = or i1 %7, %8
  %9 = icmp eq ptr %3, @ompi_mpi_dblcplex
  %or.cond77 = or i1 %or.cond, %9
  %10 = icmp eq ptr %3, @ompi_mpi_dblprec
  %or.cond78 = or i1 %or.cond77, %10
  %11 = icmp eq ptr %3, @ompi_mpi_real8
  %or.cond79 = or i1 %or.cond78, %11
  br i1 %or.cond79, label %47, label %12

12:
  %13 = icmp eq ptr %3, @ompi_mpi_float
  %14 = icmp eq ptr %3, @ompi_mpi_c_float_complex
  %or.cond80 = or i1 %13, %14
  %15 = icmp eq ptr %3, @ompi_mpi_cplex
  %or.cond81 = or i1 %or.cond80, %15
  %16 = icmp eq ptr %3, @ompi_mpi_real
  %or.cond82 = or i1 %or.cond81, %16
  %17 = icmp eq ptr %3, @ompi_mpi_real4
  %or.cond83 = or i1 %or.cond82, %17
  br i1 %or.cond83, label %47, label %18

18:
  %19 = icmp eq ptr %3, @ompi_mpi_char
  %20 = icmp eq ptr %3, @ompi_mpi_signed_char
  %or.cond84 = or i1 %19, %20
  %21 = icmp eq ptr %3, @ompi_mpi_unsigned_char
  %or.cond85 = or i1 %or.cond84, %21
  %22 = icmp eq ptr %3, @ompi_mpi_short
  %or.cond86 = or i1 %or.cond85, %22
  %23 = icmp eq ptr %3, @ompi_mpi_unsigned_short
  %or.cond87 = or i1 %or.cond86, %23
  %24 = icmp eq ptr %3, @ompi_mpi_int
  %or.cond88 = or i1 %or.cond87, %24
  %25 = icmp eq ptr %3, @ompi_mpi_unsigned
  %or.cond89 = or i1 %or.cond88, %25
  %26 = icmp eq ptr %3, @ompi_mpi_long
  %or.cond90 = or i1 %or.cond89, %26
  %27 = icmp eq ptr %3, @ompi_mpi_unsigned_long
  %or.cond91 = or i1 %or.cond90, %27
  %28 = icmp eq ptr %3, @ompi_mpi_long_long_int
  %or.cond92 = or i1 %or.cond91, %28
  %29 = icmp eq ptr %3, @ompi_mpi_unsigned_long_long
  %or.cond93 = or i1 %or.cond92, %29
  %30 = icmp eq ptr %3, @ompi_mpi_int8_t
  %or.cond94 = or i1 %or.cond93, %30
  %31 = icmp eq ptr %3, @ompi_mpi_int16_t
  %or.cond95 = or i1 %or.cond94, %31
  %32 = icmp eq ptr %3, @ompi_mpi_int32_t
  %or.cond96 = or i1 %or.cond95, %32
  %33 = icmp eq ptr %3, @ompi_mpi_int64_t
  %or.cond97 = or i1 %or.cond96, %33
  %34 = icmp eq ptr %3, @ompi_mpi_uint8_t
  %or.cond98 = or i1 %or.cond97, %34
  %35 = icmp eq ptr %3, @ompi_mpi_uint16_t
  %or.cond99 = or i1 %or.cond98, %35
  %36 = icmp eq ptr %3, @ompi_mpi_uint32_t
  %or.cond100 = or i1 %or.cond99, %36
  %37 = icmp eq ptr %3, @ompi_mpi_uint64_t
  %or.cond101 = or i1 %or.cond100, %37
  %38 = icmp eq ptr %3, @ompi_mpi_c_bool
  %or.cond102 = or i1 %or.cond101, %38
  %39 = icmp eq ptr %3, @ompi_mpi_wchar
  %or.cond103 = or i1 %or.cond102, %39
  %40 = icmp eq ptr %3, @ompi_mpi_2int
  %or.cond104 = or i1 %or.cond103, %40
  %41 = icmp eq ptr %3, @ompi_mpi_integer
  %or.cond105 = or i1 %or.cond104, %41
  %42 = icmp eq ptr %3, @ompi_mpi_logical
  %or.cond106 = or i1 %or.cond105, %42
  %43 = icmp eq ptr %3, @ompi_mpi_character
  %or.cond107 = or i1 %or.cond106, %43
  %44 = icmp eq ptr %3, @ompi_mpi_aint
  %or.cond108 = or i1 %or.cond107, %44
  %45 = icmp eq ptr %3, @ompi_mpi_offset
  %or.cond109 = or i1 %or.cond108, %45
  %46 = icmp eq ptr %3, @ompi_mpi_count
  %or.cond110 = or i1 %or.cond109, %46
  %spec.select = select i1 %or.cond110, i32 0, i32 3
  br label %47

47:
  %.0 = phi i32 [ %spec.select, %18 ], [ 1, %6 ], [ 2, %12 ]
  switch i32 %.0, label %.unreachabledefault [
    i32 1, label %48
    i32 2, label %53
    i32 3, label %58
    i32 0, label %63
  ]

48:
  %49 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %. = select i1 %49, ptr %1, ptr %0
  %50 = ptrtoint ptr %4 to i64
  %51 = ptrtoint ptr %3 to i64
  %52 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_move_double(i32 noundef 4, ptr noundef %., i32 noundef 0, ptr noundef null, ptr noundef null, i64 noundef %50, ptr noundef %1, i32 noundef 0, ptr noundef %2, ptr noundef null, i64 noundef %51, i32 noundef 0, i64 noundef %52)
  br label %65

53:
  %54 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %.111 = select i1 %54, ptr %1, ptr %0
  %55 = ptrtoint ptr %4 to i64
  %56 = ptrtoint ptr %3 to i64
  %57 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_move_float(i32 noundef 4, ptr noundef %.111, i32 noundef 0, ptr noundef null, ptr noundef null, i64 noundef %55, ptr noundef %1, i32 noundef 0, ptr noundef %2, ptr noundef null, i64 noundef %56, i32 noundef 0, i64 noundef %57)
  br label %65

58:
  %59 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %.112 = select i1 %59, ptr %1, ptr %0
  %60 = ptrtoint ptr %4 to i64
  %61 = ptrtoint ptr %3 to i64
  %62 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_move_any(i32 noundef 4, ptr noundef %.112, i32 noundef 0, ptr noundef null, ptr noundef null, i64 noundef %60, ptr noundef %1, i32 noundef 0, ptr noundef %2, ptr noundef null, i64 noundef %61, i32 noundef 0, i64 noundef %62)
  br label %65

.unreachabledefault:
  unreachable

63:
  %64 = call i32 @tapeless_library_MPI_Reduce_scatter(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5)
  br label %65

65:
  %.076 = phi i32 [ %64, %63 ], [ 0, %48 ], [ 0, %53 ], [ 0, %58 ]
  ret i32 %.076
}

declare i32 @tapeless_library_MPI_Reduce_scatter(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Reduce_scatter_block(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) {
  %7 = icmp eq ptr %3, @ompi_mpi_double
  %8 = icmp eq ptr %3, @ompi_mpi_c_double_complex
  %or.cond = or i1 %7, %8
  %9 = icmp eq ptr %3, @ompi_mpi_dblcplex
  %or.cond77 = or i1 %or.cond, %9
  %10 = icmp eq ptr %3, @ompi_mpi_dblprec
  %or.cond78 = or i1 %or.cond77, %10
  %11 = icmp eq ptr %3, @ompi_mpi_real8
  %or.cond79 = or i1 %or.cond78, %11
  br i1 %or.cond79, label %47, label %12

12:
  %13 = icmp eq ptr %3, @ompi_mpi_float
  %14 = icmp eq ptr %3, @ompi_mpi_c_float_complex
  %or.cond80 = or i1 %13, %14
  %15 = icmp eq ptr %3, @ompi_mpi_cplex
  %or.cond81 = or i1 %or.cond80, %15
  %16 = icmp eq ptr %3, @ompi_mpi_real
  %or.cond82 = or i1 %or.cond81, %16
  %17 = icmp eq ptr %3, @ompi_mpi_real4
  %or.cond83 = or i1 %or.cond82, %17
  br i1 %or.cond83, label %47, label %18

18:
  %19 = icmp eq ptr %3, @ompi_mpi_char
  %20 = icmp eq ptr %3, @ompi_mpi_signed_char
  %or.cond84 = or i1 %19, %20
  %21 = icmp eq ptr %3, @ompi_mpi_unsigned_char
  %or.cond85 = or i1 %or.cond84, %21
  %22 = icmp eq ptr %3, @ompi_mpi_short
  %or.cond86 = or i1 %or.cond85, %22
  %23 = icmp eq ptr %3, @ompi_mpi_unsigned_short
  %or.cond87 = or i1 %or.cond86, %23
  %24 = icmp eq ptr %3, @ompi_mpi_int
  %or.cond88 = or i1 %or.cond87, %24
  %25 = icmp eq ptr %3, @ompi_mpi_unsigned
  %or.cond89 = or i1 %or.cond88, %25
  %26 = icmp eq ptr %3, @ompi_mpi_long
  %or.cond90 = or i1 %or.cond89, %26
  %27 = icmp eq ptr %3, @ompi_mpi_unsigned_long
  %or.cond91 = or i1 %or.cond90, %27
  %28 = icmp eq ptr %3, @ompi_mpi_long_long_int
  %or.cond92 = or i1 %or.cond91, %28
  %29 = icmp eq ptr %3, @ompi_mpi_unsigned_long_long
  %or.cond93 = or i1 %or.cond92, %29
  %30 = icmp eq ptr %3, @ompi_mpi_int8_t
  %or.cond94 = or i1 %or.cond93, %30
  %31 = icmp eq ptr %3, @ompi_mpi_int16_t
  %or.cond95 = or i1 %or.cond94, %31
  %32 = icmp eq ptr %3, @ompi_mpi_int32_t
  %or.cond96 = or i1 %or.cond95, %32
  %33 = icmp eq ptr %3, @ompi_mpi_int64_t
  %or.cond97 = or i1 %or.cond96, %33
  %34 = icmp eq ptr %3, @ompi_mpi_uint8_t
  %or.cond98 = or i1 %or.cond97, %34
  %35 = icmp eq ptr %3, @ompi_mpi_uint16_t
  %or.cond99 = or i1 %or.cond98, %35
  %36 = icmp eq ptr %3, @ompi_mpi_uint32_t
  %or.cond100 = or i1 %or.cond99, %36
  %37 = icmp eq ptr %3, @ompi_mpi_uint64_t
  %or.cond101 = or i1 %or.cond100, %37
  %38 = icmp eq ptr %3, @ompi_mpi_c_bool
  %or.cond102 = or i1 %or.cond101, %38
  %39 = icmp eq ptr %3, @ompi_mpi_wchar
  %or.cond103 = or i1 %or.cond102, %39
  %40 = icmp eq ptr %3, @ompi_mpi_2int
  %or.cond104 = or i1 %or.cond103, %40
  %41 = icmp eq ptr %3, @ompi_mpi_integer
  %or.cond105 = or i1 %or.cond104, %41
  %42 = icmp eq ptr %3, @ompi_mpi_logical
  %or.cond106 = or i1 %or.cond105, %42
  %43 = icmp eq ptr %3, @ompi_mpi_character
  %or.cond107 = or i1 %or.cond106, %43
  %44 = icmp eq ptr %3, @ompi_mpi_aint
  %or.cond108 = or i1 %or.cond107, %44
  %45 = icmp eq ptr %3, @ompi_mpi_offset
  %or.cond109 = or i1 %or.cond108, %45
  %46 = icmp eq ptr %3, @ompi_mpi_count
  %or.cond110 = or i1 %or.cond109, %46
  %spec.select = select i1 %or.cond110, i32 0, i32 3
  br label %47

47:
  %.0 = phi i32 [ %spec.select, %18 ], [ 1, %6 ], [ 2, %12 ]
  switch i32 %.0, label %.unreachabledefault [
    i32 1, label %48
    i32 2, label %53
    i32 3, label %58
    i32 0, label %63
  ]

48:
  %49 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %. = select i1 %49, ptr %1, ptr %0
  %50 = ptrtoint ptr %4 to i64
  %51 = ptrtoint ptr %3 to i64
  %52 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_move_double(i32 noundef 4, ptr noundef %., i32 noundef 0, ptr noundef null, ptr noundef null, i64 noundef %50, ptr noundef %1, i32 noundef %2, ptr noundef null, ptr noundef null, i64 noundef %51, i32 noundef 0, i64 noundef %52)
  br label %65

53:
  %54 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %.111 = select i1 %54, ptr %1, ptr %0
  %55 = ptrtoint ptr %4 to i64
  %56 = ptrtoint ptr %3 to i64
  %57 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_move_float(i32 noundef 4, ptr noundef %.111, i32 noundef 0, ptr noundef null, ptr noundef null, i64 noundef %55, ptr noundef %1, i32 noundef %2, ptr noundef null, ptr noundef null, i64 noundef %56, i32 noundef 0, i64 noundef %57)
  br label %65

58:
  %59 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %.112 = select i1 %59, ptr %1, ptr %0
  %60 = ptrtoint ptr %4 to i64
  %61 = ptrtoint ptr %3 to i64
  %62 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_move_any(i32 noundef 4, ptr noundef %.112, i32 noundef 0, ptr noundef null, ptr noundef null, i64 noundef %60, ptr noundef %1, i32 noundef %2, ptr noundef null, ptr noundef null, i64 noundef %61, i32 noundef 0, i64 noundef %62)
  br label %65

.unreachabledefault:
  unreachable

63:
  %64 = call i32 @tapeless_library_MPI_Reduce_scatter_block(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5)
  br label %65

65:
  %.076 = phi i32 [ %64, %63 ], [ 0, %48 ], [ 0, %53 ], [ 0, %58 ]
  ret i32 %.076
}

declare i32 @tapeless_library_MPI_Reduce_scatter_block(ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef)

declare void @tapeless_mpi_send_double(ptr noundef, i32 noundef, i32 noundef, i64 noundef, i32 noundef, i32 noundef, i64 noundef, ptr noundef)

declare void @tapeless_mpi_send_float(ptr noundef, i32 noundef, i32 noundef, i64 noundef, i32 noundef, i32 noundef, i64 noundef, ptr noundef)

declare void @tapeless_mpi_send_any(ptr noundef, i32 noundef, i32 noundef, i64 noundef, i32 noundef, i32 noundef, i64 noundef, ptr noundef)

declare void @tapeless_mpi_receive_double(ptr noundef, i32 noundef, i32 noundef, i64 noundef, i32 noundef, i32 noundef, i64 noundef, ptr noundef)

declare void @tapeless_mpi_receive_float(ptr noundef, i32 noundef, i32 noundef, i64 noundef, i32 noundef, i32 noundef, i64 noundef, ptr noundef)

declare void @tapeless_mpi_receive_any(ptr noundef, i32 noundef, i32 noundef, i64 noundef, i32 noundef, i32 noundef, i64 noundef, ptr noundef)

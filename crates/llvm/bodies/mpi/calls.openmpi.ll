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
@ompi_mpi_byte = external global %struct.ompi_predefined_datatype_t, align 1
@ompi_mpi_packed = external global %struct.ompi_predefined_datatype_t, align 1

define dso_local i32 @tapeless_body_MPI_Send(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5) {
  %7 = alloca ptr, align 8
  %8 = icmp eq ptr %2, @ompi_mpi_double
  %9 = call zeroext i1 @llvm.is.constant.i1(i1 noundef zeroext %8)
  br i1 %9, label %10, label %56

10:
  %11 = icmp eq ptr %2, @ompi_mpi_double
  %12 = icmp eq ptr %2, @ompi_mpi_c_double_complex
  %or.cond = or i1 %11, %12
  %13 = icmp eq ptr %2, @ompi_mpi_dblcplex
  %or.cond136 = or i1 %or.cond, %13
  %14 = icmp eq ptr %2, @ompi_mpi_dblprec
  %or.cond137 = or i1 %or.cond136, %14
  %15 = icmp eq ptr %2, @ompi_mpi_real8
  %or.cond138 = or i1 %or.cond137, %15
  br i1 %or.cond138, label %56, label %16

16:
  %17 = icmp eq ptr %2, @ompi_mpi_float
  %18 = icmp eq ptr %2, @ompi_mpi_c_float_complex
  %or.cond139 = or i1 %17, %18
  %19 = icmp eq ptr %2, @ompi_mpi_cplex
  %or.cond140 = or i1 %or.cond139, %19
  %20 = icmp eq ptr %2, @ompi_mpi_real
  %or.cond141 = or i1 %or.cond140, %20
  %21 = icmp eq ptr %2, @ompi_mpi_real4
  %or.cond142 = or i1 %or.cond141, %21
  br i1 %or.cond142, label %56, label %22

22:
  %23 = icmp eq ptr %2, @ompi_mpi_char
  %24 = icmp eq ptr %2, @ompi_mpi_signed_char
  %or.cond143 = or i1 %23, %24
  %25 = icmp eq ptr %2, @ompi_mpi_unsigned_char
  %or.cond144 = or i1 %or.cond143, %25
  %26 = icmp eq ptr %2, @ompi_mpi_short
  %or.cond145 = or i1 %or.cond144, %26
  %27 = icmp eq ptr %2, @ompi_mpi_unsigned_short
  %or.cond146 = or i1 %or.cond145, %27
  %28 = icmp eq ptr %2, @ompi_mpi_int
  %or.cond147 = or i1 %or.cond146, %28
  %29 = icmp eq ptr %2, @ompi_mpi_unsigned
  %or.cond148 = or i1 %or.cond147, %29
  %30 = icmp eq ptr %2, @ompi_mpi_long
  %or.cond149 = or i1 %or.cond148, %30
  %31 = icmp eq ptr %2, @ompi_mpi_unsigned_long
  %or.cond150 = or i1 %or.cond149, %31
  %32 = icmp eq ptr %2, @ompi_mpi_long_long_int
  %or.cond151 = or i1 %or.cond150, %32
  %33 = icmp eq ptr %2, @ompi_mpi_unsigned_long_long
  %or.cond152 = or i1 %or.cond151, %33
  %34 = icmp eq ptr %2, @ompi_mpi_int8_t
  %or.cond153 = or i1 %or.cond152, %34
  %35 = icmp eq ptr %2, @ompi_mpi_int16_t
  %or.cond154 = or i1 %or.cond153, %35
  %36 = icmp eq ptr %2, @ompi_mpi_int32_t
  %or.cond155 = or i1 %or.cond154, %36
  %37 = icmp eq ptr %2, @ompi_mpi_int64_t
  %or.cond156 = or i1 %or.cond155, %37
  %38 = icmp eq ptr %2, @ompi_mpi_uint8_t
  %or.cond157 = or i1 %or.cond156, %38
  %39 = icmp eq ptr %2, @ompi_mpi_uint16_t
  %or.cond158 = or i1 %or.cond157, %39
  %40 = icmp eq ptr %2, @ompi_mpi_uint32_t
  %or.cond159 = or i1 %or.cond158, %40
  %41 = icmp eq ptr %2, @ompi_mpi_uint64_t
  %or.cond160 = or i1 %or.cond159, %41
  %42 = icmp eq ptr %2, @ompi_mpi_c_bool
  %or.cond161 = or i1 %or.cond160, %42
  %43 = icmp eq ptr %2, @ompi_mpi_wchar
  %or.cond162 = or i1 %or.cond161, %43
  %44 = icmp eq ptr %2, @ompi_mpi_2int
  %or.cond163 = or i1 %or.cond162, %44
  %45 = icmp eq ptr %2, @ompi_mpi_integer
  %or.cond164 = or i1 %or.cond163, %45
  %46 = icmp eq ptr %2, @ompi_mpi_logical
  %or.cond165 = or i1 %or.cond164, %46
  %47 = icmp eq ptr %2, @ompi_mpi_character
  %or.cond166 = or i1 %or.cond165, %47
  %48 = icmp eq ptr %2, @ompi_mpi_aint
  %or.cond167 = or i1 %or.cond166, %48
  %49 = icmp eq ptr %2, @ompi_mpi_offset
  %or.cond168 = or i1 %or.cond167, %49
  %50 = icmp eq ptr %2, @ompi_mpi_count
  %or.cond169 = or i1 %or.cond168, %50
  br i1 %or.cond169, label %56, label %51

51:
  %52 = icmp eq ptr %2, @ompi_mpi_byte
  %53 = icmp eq ptr %2, @ompi_mpi_packed
  %spec.select = select i1 %52, i1 true, i1 %53
  %54 = zext i1 %spec.select to i64
  %55 = select i1 %spec.select, i32 4, i32 3
  br label %56

56:
  %.0134 = phi i32 [ 3, %6 ], [ 1, %10 ], [ 2, %16 ], [ %55, %51 ], [ 0, %22 ]
  %57 = icmp eq i32 %.0134, 0
  br i1 %57, label %58, label %60

58:
  %59 = call i32 @tapeless_library_MPI_Send(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5)
  br label %123

60:
  %61 = icmp eq ptr %2, @ompi_mpi_double
  %62 = call zeroext i1 @llvm.is.constant.i1(i1 noundef zeroext %61)
  br i1 %62, label %63, label %109

63:
  %64 = icmp eq ptr %2, @ompi_mpi_double
  %65 = icmp eq ptr %2, @ompi_mpi_c_double_complex
  %or.cond170 = or i1 %64, %65
  %66 = icmp eq ptr %2, @ompi_mpi_dblcplex
  %or.cond171 = or i1 %or.cond170, %66
  %67 = icmp eq ptr %2, @ompi_mpi_dblprec
  %or.cond172 = or i1 %or.cond171, %67
  %68 = icmp eq ptr %2, @ompi_mpi_real8
  %or.cond173 = or i1 %or.cond172, %68
  br i1 %or.cond173, label %109, label %69

69:
  %70 = icmp eq ptr %2, @ompi_mpi_float
  %71 = icmp eq ptr %2, @ompi_mpi_c_float_complex
  %or.cond174 = or i1 %70, %71
  %72 = icmp eq ptr %2, @ompi_mpi_cplex
  %or.cond175 = or i1 %or.cond174, %72
  %73 = icmp eq ptr %2, @ompi_mpi_real
  %or.cond176 = or i1 %or.cond175, %73
  %74 = icmp eq ptr %2, @ompi_mpi_real4
  %or.cond177 = or i1 %or.cond176, %74
  br i1 %or.cond177, label %109, label %75

75:
  %76 = icmp eq ptr %2, @ompi_mpi_char
  %77 = icmp eq ptr %2, @ompi_mpi_signed_char
  %or.cond178 = or i1 %76, %77
  %78 = icmp eq ptr %2, @ompi_mpi_unsigned_char
  %or.cond179 = or i1 %or.cond178, %78
  %79 = icmp eq ptr %2, @ompi_mpi_short
  %or.cond180 = or i1 %or.cond179, %79
  %80 = icmp eq ptr %2, @ompi_mpi_unsigned_short
  %or.cond181 = or i1 %or.cond180, %80
  %81 = icmp eq ptr %2, @ompi_mpi_int
  %or.cond182 = or i1 %or.cond181, %81
  %82 = icmp eq ptr %2, @ompi_mpi_unsigned
  %or.cond183 = or i1 %or.cond182, %82
  %83 = icmp eq ptr %2, @ompi_mpi_long
  %or.cond184 = or i1 %or.cond183, %83
  %84 = icmp eq ptr %2, @ompi_mpi_unsigned_long
  %or.cond185 = or i1 %or.cond184, %84
  %85 = icmp eq ptr %2, @ompi_mpi_long_long_int
  %or.cond186 = or i1 %or.cond185, %85
  %86 = icmp eq ptr %2, @ompi_mpi_unsigned_long_long
  %or.cond187 = or i1 %or.cond186, %86
  %87 = icmp eq ptr %2, @ompi_mpi_int8_t
  %or.cond188 = or i1 %or.cond187, %87
  %88 = icmp eq ptr %2, @ompi_mpi_int16_t
  %or.cond189 = or i1 %or.cond188, %88
  %89 = icmp eq ptr %2, @ompi_mpi_int32_t
  %or.cond190 = or i1 %or.cond189, %89
  %90 = icmp eq ptr %2, @ompi_mpi_int64_t
  %or.cond191 = or i1 %or.cond190, %90
  %91 = icmp eq ptr %2, @ompi_mpi_uint8_t
  %or.cond192 = or i1 %or.cond191, %91
  %92 = icmp eq ptr %2, @ompi_mpi_uint16_t
  %or.cond193 = or i1 %or.cond192, %92
  %93 = icmp eq ptr %2, @ompi_mpi_uint32_t
  %or.cond194 = or i1 %or.cond193, %93
  %94 = icmp eq ptr %2, @ompi_mpi_uint64_t
  %or.cond195 = or i1 %or.cond194, %94
  %95 = icmp eq ptr %2, @ompi_mpi_c_bool
  %or.cond196 = or i1 %or.cond195, %95
  %96 = icmp eq ptr %2, @ompi_mpi_wchar
  %or.cond197 = or i1 %or.cond196, %96
  %97 = icmp eq ptr %2, @ompi_mpi_2int
  %or.cond198 = or i1 %or.cond197, %97
  %98 = icmp eq ptr %2, @ompi_mpi_integer
  %or.cond199 = or i1 %or.cond198, %98
  %99 = icmp eq ptr %2, @ompi_mpi_logical
  %or.cond200 = or i1 %or.cond199, %99
  %100 = icmp eq ptr %2, @ompi_mpi_character
  %or.cond201 = or i1 %or.cond200, %100
  %101 = icmp eq ptr %2, @ompi_mpi_aint
  %or.cond202 = or i1 %or.cond201, %101
  %102 = icmp eq ptr %2, @ompi_mpi_offset
  %or.cond203 = or i1 %or.cond202, %102
  %103 = icmp eq ptr %2, @ompi_mpi_count
  %or.cond204 = or i1 %or.cond203, %103
  br i1 %or.cond204, label %109, label %104

104:
  %105 = icmp eq ptr %2, @ompi_mpi_byte
  %106 = icmp eq ptr %2, @ompi_mpi_packed
  %spec.select205 = select i1 %105, i1 true, i1 %106
  %107 = zext i1 %spec.select205 to i64
  %108 = select i1 %spec.select205, i32 4, i32 3
  br label %109

109:
  %.0 = phi i32 [ 3, %60 ], [ 1, %63 ], [ 2, %69 ], [ %108, %104 ], [ 0, %75 ]
  switch i32 %.0, label %122 [
    i32 1, label %110
    i32 2, label %113
    i32 3, label %116
    i32 4, label %119
  ]

110:
  %111 = ptrtoint ptr %2 to i64
  %112 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_double(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %111, i32 noundef %3, i32 noundef %4, i64 noundef %112, ptr noundef %7)
  br label %122

113:
  %114 = ptrtoint ptr %2 to i64
  %115 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_float(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %114, i32 noundef %3, i32 noundef %4, i64 noundef %115, ptr noundef %7)
  br label %122

116:
  %117 = ptrtoint ptr %2 to i64
  %118 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_any(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %117, i32 noundef %3, i32 noundef %4, i64 noundef %118, ptr noundef %7)
  br label %122

119:
  %120 = ptrtoint ptr %2 to i64
  %121 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_bytes(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %120, i32 noundef %3, i32 noundef %4, i64 noundef %121, ptr noundef %7)
  br label %122

122:
  call void @tapeless_mpi_complete(i32 noundef 0, i32 noundef 1, ptr noundef %7, ptr noundef null, ptr noundef null, ptr noundef null)
  br label %123

123:
  %.0135 = phi i32 [ %59, %58 ], [ 0, %122 ]
  ret i32 %.0135
}

declare i32 @tapeless_library_MPI_Send(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Ssend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5) {
  %7 = alloca ptr, align 8
  %8 = icmp eq ptr %2, @ompi_mpi_double
  %9 = call zeroext i1 @llvm.is.constant.i1(i1 noundef zeroext %8)
  br i1 %9, label %10, label %56

10:
  %11 = icmp eq ptr %2, @ompi_mpi_double
  %12 = icmp eq ptr %2, @ompi_mpi_c_double_complex
  %or.cond = or i1 %11, %12
  %13 = icmp eq ptr %2, @ompi_mpi_dblcplex
  %or.cond136 = or i1 %or.cond, %13
  %14 = icmp eq ptr %2, @ompi_mpi_dblprec
  %or.cond137 = or i1 %or.cond136, %14
  %15 = icmp eq ptr %2, @ompi_mpi_real8
  %or.cond138 = or i1 %or.cond137, %15
  br i1 %or.cond138, label %56, label %16

16:
  %17 = icmp eq ptr %2, @ompi_mpi_float
  %18 = icmp eq ptr %2, @ompi_mpi_c_float_complex
  %or.cond139 = or i1 %17, %18
  %19 = icmp eq ptr %2, @ompi_mpi_cplex
  %or.cond140 = or i1 %or.cond139, %19
  %20 = icmp eq ptr %2, @ompi_mpi_real
  %or.cond141 = or i1 %or.cond140, %20
  %21 = icmp eq ptr %2, @ompi_mpi_real4
  %or.cond142 = or i1 %or.cond141, %21
  br i1 %or.cond142, label %56, label %22

22:
  %23 = icmp eq ptr %2, @ompi_mpi_char
  %24 = icmp eq ptr %2, @ompi_mpi_signed_char
  %or.cond143 = or i1 %23, %24
  %25 = icmp eq ptr %2, @ompi_mpi_unsigned_char
  %or.cond144 = or i1 %or.cond143, %25
  %26 = icmp eq ptr %2, @ompi_mpi_short
  %or.cond145 = or i1 %or.cond144, %26
  %27 = icmp eq ptr %2, @ompi_mpi_unsigned_short
  %or.cond146 = or i1 %or.cond145, %27
  %28 = icmp eq ptr %2, @ompi_mpi_int
  %or.cond147 = or i1 %or.cond146, %28
  %29 = icmp eq ptr %2, @ompi_mpi_unsigned
  %or.cond148 = or i1 %or.cond147, %29
  %30 = icmp eq ptr %2, @ompi_mpi_long
  %or.cond149 = or i1 %or.cond148, %30
  %31 = icmp eq ptr %2, @ompi_mpi_unsigned_long
  %or.cond150 = or i1 %or.cond149, %31
  %32 = icmp eq ptr %2, @ompi_mpi_long_long_int
  %or.cond151 = or i1 %or.cond150, %32
  %33 = icmp eq ptr %2, @ompi_mpi_unsigned_long_long
  %or.cond152 = or i1 %or.cond151, %33
  %34 = icmp eq ptr %2, @ompi_mpi_int8_t
  %or.cond153 = or i1 %or.cond152, %34
  %35 = icmp eq ptr %2, @ompi_mpi_int16_t
  %or.cond154 = or i1 %or.cond153, %35
  %36 = icmp eq ptr %2, @ompi_mpi_int32_t
  %or.cond155 = or i1 %or.cond154, %36
  %37 = icmp eq ptr %2, @ompi_mpi_int64_t
  %or.cond156 = or i1 %or.cond155, %37
  %38 = icmp eq ptr %2, @ompi_mpi_uint8_t
  %or.cond157 = or i1 %or.cond156, %38
  %39 = icmp eq ptr %2, @ompi_mpi_uint16_t
  %or.cond158 = or i1 %or.cond157, %39
  %40 = icmp eq ptr %2, @ompi_mpi_uint32_t
  %or.cond159 = or i1 %or.cond158, %40
  %41 = icmp eq ptr %2, @ompi_mpi_uint64_t
  %or.cond160 = or i1 %or.cond159, %41
  %42 = icmp eq ptr %2, @ompi_mpi_c_bool
  %or.cond161 = or i1 %or.cond160, %42
  %43 = icmp eq ptr %2, @ompi_mpi_wchar
  %or.cond162 = or i1 %or.cond161, %43
  %44 = icmp eq ptr %2, @ompi_mpi_2int
  %or.cond163 = or i1 %or.cond162, %44
  %45 = icmp eq ptr %2, @ompi_mpi_integer
  %or.cond164 = or i1 %or.cond163, %45
  %46 = icmp eq ptr %2, @ompi_mpi_logical
  %or.cond165 = or i1 %or.cond164, %46
  %47 = icmp eq ptr %2, @ompi_mpi_character
  %or.cond166 = or i1 %or.cond165, %47
  %48 = icmp eq ptr %2, @ompi_mpi_aint
  %or.cond167 = or i1 %or.cond166, %48
  %49 = icmp eq ptr %2, @ompi_mpi_offset
  %or.cond168 = or i1 %or.cond167, %49
  %50 = icmp eq ptr %2, @ompi_mpi_count
  %or.cond169 = or i1 %or.cond168, %50
  br i1 %or.cond169, label %56, label %51

51:
  %52 = icmp eq ptr %2, @ompi_mpi_byte
  %53 = icmp eq ptr %2, @ompi_mpi_packed
  %spec.select = select i1 %52, i1 true, i1 %53
  %54 = zext i1 %spec.select to i64
  %55 = select i1 %spec.select, i32 4, i32 3
  br label %56

56:
  %.0134 = phi i32 [ 3, %6 ], [ 1, %10 ], [ 2, %16 ], [ %55, %51 ], [ 0, %22 ]
  %57 = icmp eq i32 %.0134, 0
  br i1 %57, label %58, label %60

58:
  %59 = call i32 @tapeless_library_MPI_Ssend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5)
  br label %123

60:
  %61 = icmp eq ptr %2, @ompi_mpi_double
  %62 = call zeroext i1 @llvm.is.constant.i1(i1 noundef zeroext %61)
  br i1 %62, label %63, label %109

63:
  %64 = icmp eq ptr %2, @ompi_mpi_double
  %65 = icmp eq ptr %2, @ompi_mpi_c_double_complex
  %or.cond170 = or i1 %64, %65
  %66 = icmp eq ptr %2, @ompi_mpi_dblcplex
  %or.cond171 = or i1 %or.cond170, %66
  %67 = icmp eq ptr %2, @ompi_mpi_dblprec
  %or.cond172 = or i1 %or.cond171, %67
  %68 = icmp eq ptr %2, @ompi_mpi_real8
  %or.cond173 = or i1 %or.cond172, %68
  br i1 %or.cond173, label %109, label %69

69:
  %70 = icmp eq ptr %2, @ompi_mpi_float
  %71 = icmp eq ptr %2, @ompi_mpi_c_float_complex
  %or.cond174 = or i1 %70, %71
  %72 = icmp eq ptr %2, @ompi_mpi_cplex
  %or.cond175 = or i1 %or.cond174, %72
  %73 = icmp eq ptr %2, @ompi_mpi_real
  %or.cond176 = or i1 %or.cond175, %73
  %74 = icmp eq ptr %2, @ompi_mpi_real4
  %or.cond177 = or i1 %or.cond176, %74
  br i1 %or.cond177, label %109, label %75

75:
  %76 = icmp eq ptr %2, @ompi_mpi_char
  %77 = icmp eq ptr %2, @ompi_mpi_signed_char
  %or.cond178 = or i1 %76, %77
  %78 = icmp eq ptr %2, @ompi_mpi_unsigned_char
  %or.cond179 = or i1 %or.cond178, %78
  %79 = icmp eq ptr %2, @ompi_mpi_short
  %or.cond180 = or i1 %or.cond179, %79
  %80 = icmp eq ptr %2, @ompi_mpi_unsigned_short
  %or.cond181 = or i1 %or.cond180, %80
  %81 = icmp eq ptr %2, @ompi_mpi_int
  %or.cond182 = or i1 %or.cond181, %81
  %82 = icmp eq ptr %2, @ompi_mpi_unsigned
  %or.cond183 = or i1 %or.cond182, %82
  %83 = icmp eq ptr %2, @ompi_mpi_long
  %or.cond184 = or i1 %or.cond183, %83
  %84 = icmp eq ptr %2, @ompi_mpi_unsigned_long
  %or.cond185 = or i1 %or.cond184, %84
  %85 = icmp eq ptr %2, @ompi_mpi_long_long_int
  %or.cond186 = or i1 %or.cond185, %85
  %86 = icmp eq ptr %2, @ompi_mpi_unsigned_long_long
  %or.cond187 = or i1 %or.cond186, %86
  %87 = icmp eq ptr %2, @ompi_mpi_int8_t
  %or.cond188 = or i1 %or.cond187, %87
  %88 = icmp eq ptr %2, @ompi_mpi_int16_t
  %or.cond189 = or i1 %or.cond188, %88
  %89 = icmp eq ptr %2, @ompi_mpi_int32_t
  %or.cond190 = or i1 %or.cond189, %89
  %90 = icmp eq ptr %2, @ompi_mpi_int64_t
  %or.cond191 = or i1 %or.cond190, %90
  %91 = icmp eq ptr %2, @ompi_mpi_uint8_t
  %or.cond192 = or i1 %or.cond191, %91
  %92 = icmp eq ptr %2, @ompi_mpi_uint16_t
  %or.cond193 = or i1 %or.cond192, %92
  %93 = icmp eq ptr %2, @ompi_mpi_uint32_t
  %or.cond194 = or i1 %or.cond193, %93
  %94 = icmp eq ptr %2, @ompi_mpi_uint64_t
  %or.cond195 = or i1 %or.cond194, %94
  %95 = icmp eq ptr %2, @ompi_mpi_c_bool
  %or.cond196 = or i1 %or.cond195, %95
  %96 = icmp eq ptr %2, @ompi_mpi_wchar
  %or.cond197 = or i1 %or.cond196, %96
  %97 = icmp eq ptr %2, @ompi_mpi_2int
  %or.cond198 = or i1 %or.cond197, %97
  %98 = icmp eq ptr %2, @ompi_mpi_integer
  %or.cond199 = or i1 %or.cond198, %98
  %99 = icmp eq ptr %2, @ompi_mpi_logical
  %or.cond200 = or i1 %or.cond199, %99
  %100 = icmp eq ptr %2, @ompi_mpi_character
  %or.cond201 = or i1 %or.cond200, %100
  %101 = icmp eq ptr %2, @ompi_mpi_aint
  %or.cond202 = or i1 %or.cond201, %101
  %102 = icmp eq ptr %2, @ompi_mpi_offset
  %or.cond203 = or i1 %or.cond202, %102
  %103 = icmp eq ptr %2, @ompi_mpi_count
  %or.cond204 = or i1 %or.cond203, %103
  br i1 %or.cond204, label %109, label %104

104:
  %105 = icmp eq ptr %2, @ompi_mpi_byte
  %106 = icmp eq ptr %2, @ompi_mpi_packed
  %spec.select205 = select i1 %105, i1 true, i1 %106
  %107 = zext i1 %spec.select205 to i64
  %108 = select i1 %spec.select205, i32 4, i32 3
  br label %109

109:
  %.0 = phi i32 [ 3, %60 ], [ 1, %63 ], [ 2, %69 ], [ %108, %104 ], [ 0, %75 ]
  switch i32 %.0, label %122 [
    i32 1, label %110
    i32 2, label %113
    i32 3, label %116
    i32 4, label %119
  ]

110:
  %111 = ptrtoint ptr %2 to i64
  %112 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_double(ptr noundef %0, i32 noundef 1, i32 noundef %1, i64 noundef %111, i32 noundef %3, i32 noundef %4, i64 noundef %112, ptr noundef %7)
  br label %122

113:
  %114 = ptrtoint ptr %2 to i64
  %115 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_float(ptr noundef %0, i32 noundef 1, i32 noundef %1, i64 noundef %114, i32 noundef %3, i32 noundef %4, i64 noundef %115, ptr noundef %7)
  br label %122

116:
  %117 = ptrtoint ptr %2 to i64
  %118 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_any(ptr noundef %0, i32 noundef 1, i32 noundef %1, i64 noundef %117, i32 noundef %3, i32 noundef %4, i64 noundef %118, ptr noundef %7)
  br label %122

119:
  %120 = ptrtoint ptr %2 to i64
  %121 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_bytes(ptr noundef %0, i32 noundef 1, i32 noundef %1, i64 noundef %120, i32 noundef %3, i32 noundef %4, i64 noundef %121, ptr noundef %7)
  br label %122

122:
  call void @tapeless_mpi_complete(i32 noundef 0, i32 noundef 1, ptr noundef %7, ptr noundef null, ptr noundef null, ptr noundef null)
  br label %123

123:
  %.0135 = phi i32 [ %59, %58 ], [ 0, %122 ]
  ret i32 %.0135
}

declare i32 @tapeless_library_MPI_Ssend(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Rsend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5) {
  %7 = alloca ptr, align 8
  %8 = icmp eq ptr %2, @ompi_mpi_double
  %9 = call zeroext i1 @llvm.is.constant.i1(i1 noundef zeroext %8)
  br i1 %9, label %10, label %56

10:
  %11 = icmp eq ptr %2, @ompi_mpi_double
  %12 = icmp eq ptr %2, @ompi_mpi_c_double_complex
  %or.cond = or i1 %11, %12
  %13 = icmp eq ptr %2, @ompi_mpi_dblcplex
  %or.cond136 = or i1 %or.cond, %13
  %14 = icmp eq ptr %2, @ompi_mpi_dblprec
  %or.cond137 = or i1 %or.cond136, %14
  %15 = icmp eq ptr %2, @ompi_mpi_real8
  %or.cond138 = or i1 %or.cond137, %15
  br i1 %or.cond138, label %56, label %16

16:
  %17 = icmp eq ptr %2, @ompi_mpi_float
  %18 = icmp eq ptr %2, @ompi_mpi_c_float_complex
  %or.cond139 = or i1 %17, %18
  %19 = icmp eq ptr %2, @ompi_mpi_cplex
  %or.cond140 = or i1 %or.cond139, %19
  %20 = icmp eq ptr %2, @ompi_mpi_real
  %or.cond141 = or i1 %or.cond140, %20
  %21 = icmp eq ptr %2, @ompi_mpi_real4
  %or.cond142 = or i1 %or.cond141, %21
  br i1 %or.cond142, label %56, label %22

22:
  %23 = icmp eq ptr %2, @ompi_mpi_char
  %24 = icmp eq ptr %2, @ompi_mpi_signed_char
  %or.cond143 = or i1 %23, %24
  %25 = icmp eq ptr %2, @ompi_mpi_unsigned_char
  %or.cond144 = or i1 %or.cond143, %25
  %26 = icmp eq ptr %2, @ompi_mpi_short
  %or.cond145 = or i1 %or.cond144, %26
  %27 = icmp eq ptr %2, @ompi_mpi_unsigned_short
  %or.cond146 = or i1 %or.cond145, %27
  %28 = icmp eq ptr %2, @ompi_mpi_int
  %or.cond147 = or i1 %or.cond146, %28
  %29 = icmp eq ptr %2, @ompi_mpi_unsigned
  %or.cond148 = or i1 %or.cond147, %29
  %30 = icmp eq ptr %2, @ompi_mpi_long
  %or.cond149 = or i1 %or.cond148, %30
  %31 = icmp eq ptr %2, @ompi_mpi_unsigned_long
  %or.cond150 = or i1 %or.cond149, %31
  %32 = icmp eq ptr %2, @ompi_mpi_long_long_int
  %or.cond151 = or i1 %or.cond150, %32
  %33 = icmp eq ptr %2, @ompi_mpi_unsigned_long_long
  %or.cond152 = or i1 %or.cond151, %33
  %34 = icmp eq ptr %2, @ompi_mpi_int8_t
  %or.cond153 = or i1 %or.cond152, %34
  %35 = icmp eq ptr %2, @ompi_mpi_int16_t
  %or.cond154 = or i1 %or.cond153, %35
  %36 = icmp eq ptr %2, @ompi_mpi_int32_t
  %or.cond155 = or i1 %or.cond154, %36
  %37 = icmp eq ptr %2, @ompi_mpi_int64_t
  %or.cond156 = or i1 %or.cond155, %37
  %38 = icmp eq ptr %2, @ompi_mpi_uint8_t
  %or.cond157 = or i1 %or.cond156, %38
  %39 = icmp eq ptr %2, @ompi_mpi_uint16_t
  %or.cond158 = or i1 %or.cond157, %39
  %40 = icmp eq ptr %2, @ompi_mpi_uint32_t
  %or.cond159 = or i1 %or.cond158, %40
  %41 = icmp eq ptr %2, @ompi_mpi_uint64_t
  %or.cond160 = or i1 %or.cond159, %41
  %42 = icmp eq ptr %2, @ompi_mpi_c_bool
  %or.cond161 = or i1 %or.cond160, %42
  %43 = icmp eq ptr %2, @ompi_mpi_wchar
  %or.cond162 = or i1 %or.cond161, %43
  %44 = icmp eq ptr %2, @ompi_mpi_2int
  %or.cond163 = or i1 %or.cond162, %44
  %45 = icmp eq ptr %2, @ompi_mpi_integer
  %or.cond164 = or i1 %or.cond163, %45
  %46 = icmp eq ptr %2, @ompi_mpi_logical
  %or.cond165 = or i1 %or.cond164, %46
  %47 = icmp eq ptr %2, @ompi_mpi_character
  %or.cond166 = or i1 %or.cond165, %47
  %48 = icmp eq ptr %2, @ompi_mpi_aint
  %or.cond167 = or i1 %or.cond166, %48
  %49 = icmp eq ptr %2, @ompi_mpi_offset
  %or.cond168 = or i1 %or.cond167, %49
  %50 = icmp eq ptr %2, @ompi_mpi_count
  %or.cond169 = or i1 %or.cond168, %50
  br i1 %or.cond169, label %56, label %51

51:
  %52 = icmp eq ptr %2, @ompi_mpi_byte
  %53 = icmp eq ptr %2, @ompi_mpi_packed
  %spec.select = select i1 %52, i1 true, i1 %53
  %54 = zext i1 %spec.select to i64
  %55 = select i1 %spec.select, i32 4, i32 3
  br label %56

56:
  %.0134 = phi i32 [ 3, %6 ], [ 1, %10 ], [ 2, %16 ], [ %55, %51 ], [ 0, %22 ]
  %57 = icmp eq i32 %.0134, 0
  br i1 %57, label %58, label %60

58:
  %59 = call i32 @tapeless_library_MPI_Rsend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5)
  br label %123

60:
  %61 = icmp eq ptr %2, @ompi_mpi_double
  %62 = call zeroext i1 @llvm.is.constant.i1(i1 noundef zeroext %61)
  br i1 %62, label %63, label %109

63:
  %64 = icmp eq ptr %2, @ompi_mpi_double
  %65 = icmp eq ptr %2, @ompi_mpi_c_double_complex
  %or.cond170 = or i1 %64, %65
  %66 = icmp eq ptr %2, @ompi_mpi_dblcplex
  %or.cond171 = or i1 %or.cond170, %66
  %67 = icmp eq ptr %2, @ompi_mpi_dblprec
  %or.cond172 = or i1 %or.cond171, %67
  %68 = icmp eq ptr %2, @ompi_mpi_real8
  %or.cond173 = or i1 %or.cond172, %68
  br i1 %or.cond173, label %109, label %69

69:
  %70 = icmp eq ptr %2, @ompi_mpi_float
  %71 = icmp eq ptr %2, @ompi_mpi_c_float_complex
  %or.cond174 = or i1 %70, %71
  %72 = icmp eq ptr %2, @ompi_mpi_cplex
  %or.cond175 = or i1 %or.cond174, %72
  %73 = icmp eq ptr %2, @ompi_mpi_real
  %or.cond176 = or i1 %or.cond175, %73
  %74 = icmp eq ptr %2, @ompi_mpi_real4
  %or.cond177 = or i1 %or.cond176, %74
  br i1 %or.cond177, label %109, label %75

75:
  %76 = icmp eq ptr %2, @ompi_mpi_char
  %77 = icmp eq ptr %2, @ompi_mpi_signed_char
  %or.cond178 = or i1 %76, %77
  %78 = icmp eq ptr %2, @ompi_mpi_unsigned_char
  %or.cond179 = or i1 %or.cond178, %78
  %79 = icmp eq ptr %2, @ompi_mpi_short
  %or.cond180 = or i1 %or.cond179, %79
  %80 = icmp eq ptr %2, @ompi_mpi_unsigned_short
  %or.cond181 = or i1 %or.cond180, %80
  %81 = icmp eq ptr %2, @ompi_mpi_int
  %or.cond182 = or i1 %or.cond181, %81
  %82 = icmp eq ptr %2, @ompi_mpi_unsigned
  %or.cond183 = or i1 %or.cond182, %82
  %83 = icmp eq ptr %2, @ompi_mpi_long
  %or.cond184 = or i1 %or.cond183, %83
  %84 = icmp eq ptr %2, @ompi_mpi_unsigned_long
  %or.cond185 = or i1 %or.cond184, %84
  %85 = icmp eq ptr %2, @ompi_mpi_long_long_int
  %or.cond186 = or i1 %or.cond185, %85
  %86 = icmp eq ptr %2, @ompi_mpi_unsigned_long_long
  %or.cond187 = or i1 %or.cond186, %86
  %87 = icmp eq ptr %2, @ompi_mpi_int8_t
  %or.cond188 = or i1 %or.cond187, %87
  %88 = icmp eq ptr %2, @ompi_mpi_int16_t
  %or.cond189 = or i1 %or.cond188, %88
  %89 = icmp eq ptr %2, @ompi_mpi_int32_t
  %or.cond190 = or i1 %or.cond189, %89
  %90 = icmp eq ptr %2, @ompi_mpi_int64_t
  %or.cond191 = or i1 %or.cond190, %90
  %91 = icmp eq ptr %2, @ompi_mpi_uint8_t
  %or.cond192 = or i1 %or.cond191, %91
  %92 = icmp eq ptr %2, @ompi_mpi_uint16_t
  %or.cond193 = or i1 %or.cond192, %92
  %93 = icmp eq ptr %2, @ompi_mpi_uint32_t
  %or.cond194 = or i1 %or.cond193, %93
  %94 = icmp eq ptr %2, @ompi_mpi_uint64_t
  %or.cond195 = or i1 %or.cond194, %94
  %95 = icmp eq ptr %2, @ompi_mpi_c_bool
  %or.cond196 = or i1 %or.cond195, %95
  %96 = icmp eq ptr %2, @ompi_mpi_wchar
  %or.cond197 = or i1 %or.cond196, %96
  %97 = icmp eq ptr %2, @ompi_mpi_2int
  %or.cond198 = or i1 %or.cond197, %97
  %98 = icmp eq ptr %2, @ompi_mpi_integer
  %or.cond199 = or i1 %or.cond198, %98
  %99 = icmp eq ptr %2, @ompi_mpi_logical
  %or.cond200 = or i1 %or.cond199, %99
  %100 = icmp eq ptr %2, @ompi_mpi_character
  %or.cond201 = or i1 %or.cond200, %100
  %101 = icmp eq ptr %2, @ompi_mpi_aint
  %or.cond202 = or i1 %or.cond201, %101
  %102 = icmp eq ptr %2, @ompi_mpi_offset
  %or.cond203 = or i1 %or.cond202, %102
  %103 = icmp eq ptr %2, @ompi_mpi_count
  %or.cond204 = or i1 %or.cond203, %103
  br i1 %or.cond204, label %109, label %104

104:
  %105 = icmp eq ptr %2, @ompi_mpi_byte
  %106 = icmp eq ptr %2, @ompi_mpi_packed
  %spec.select205 = select i1 %105, i1 true, i1 %106
  %107 = zext i1 %spec.select205 to i64
  %108 = select i1 %spec.select205, i32 4, i32 3
  br label %109

109:
  %.0 = phi i32 [ 3, %60 ], [ 1, %63 ], [ 2, %69 ], [ %108, %104 ], [ 0, %75 ]
  switch i32 %.0, label %122 [
    i32 1, label %110
    i32 2, label %113
    i32 3, label %116
    i32 4, label %119
  ]

110:
  %111 = ptrtoint ptr %2 to i64
  %112 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_double(ptr noundef %0, i32 noundef 2, i32 noundef %1, i64 noundef %111, i32 noundef %3, i32 noundef %4, i64 noundef %112, ptr noundef %7)
  br label %122

113:
  %114 = ptrtoint ptr %2 to i64
  %115 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_float(ptr noundef %0, i32 noundef 2, i32 noundef %1, i64 noundef %114, i32 noundef %3, i32 noundef %4, i64 noundef %115, ptr noundef %7)
  br label %122

116:
  %117 = ptrtoint ptr %2 to i64
  %118 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_any(ptr noundef %0, i32 noundef 2, i32 noundef %1, i64 noundef %117, i32 noundef %3, i32 noundef %4, i64 noundef %118, ptr noundef %7)
  br label %122

119:
  %120 = ptrtoint ptr %2 to i64
  %121 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_bytes(ptr noundef %0, i32 noundef 2, i32 noundef %1, i64 noundef %120, i32 noundef %3, i32 noundef %4, i64 noundef %121, ptr noundef %7)
  br label %122

122:
  call void @tapeless_mpi_complete(i32 noundef 0, i32 noundef 1, ptr noundef %7, ptr noundef null, ptr noundef null, ptr noundef null)
  br label %123

123:
  %.0135 = phi i32 [ %59, %58 ], [ 0, %122 ]
  ret i32 %.0135
}

declare i32 @tapeless_library_MPI_Rsend(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Bsend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5) {
  %7 = alloca ptr, align 8
  %8 = icmp eq ptr %2, @ompi_mpi_double
  %9 = call zeroext i1 @llvm.is.constant.i1(i1 noundef zeroext %8)
  br i1 %9, label %10, label %56

10:
  %11 = icmp eq ptr %2, @ompi_mpi_double
  %12 = icmp eq ptr %2, @ompi_mpi_c_double_complex
  %or.cond = or i1 %11, %12
  %13 = icmp eq ptr %2, @ompi_mpi_dblcplex
  %or.cond136 = or i1 %or.cond, %13
  %14 = icmp eq ptr %2, @ompi_mpi_dblprec
  %or.cond137 = or i1 %or.cond136, %14
  %15 = icmp eq ptr %2, @ompi_mpi_real8
  %or.cond138 = or i1 %or.cond137, %15
  br i1 %or.cond138, label %56, label %16

16:
  %17 = icmp eq ptr %2, @ompi_mpi_float
  %18 = icmp eq ptr %2, @ompi_mpi_c_float_complex
  %or.cond139 = or i1 %17, %18
  %19 = icmp eq ptr %2, @ompi_mpi_cplex
  %or.cond140 = or i1 %or.cond139, %19
  %20 = icmp eq ptr %2, @ompi_mpi_real
  %or.cond141 = or i1 %or.cond140, %20
  %21 = icmp eq ptr %2, @ompi_mpi_real4
  %or.cond142 = or i1 %or.cond141, %21
  br i1 %or.cond142, label %56, label %22

22:
  %23 = icmp eq ptr %2, @ompi_mpi_char
  %24 = icmp eq ptr %2, @ompi_mpi_signed_char
  %or.cond143 = or i1 %23, %24
  %25 = icmp eq ptr %2, @ompi_mpi_unsigned_char
  %or.cond144 = or i1 %or.cond143, %25
  %26 = icmp eq ptr %2, @ompi_mpi_short
  %or.cond145 = or i1 %or.cond144, %26
  %27 = icmp eq ptr %2, @ompi_mpi_unsigned_short
  %or.cond146 = or i1 %or.cond145, %27
  %28 = icmp eq ptr %2, @ompi_mpi_int
  %or.cond147 = or i1 %or.cond146, %28
  %29 = icmp eq ptr %2, @ompi_mpi_unsigned
  %or.cond148 = or i1 %or.cond147, %29
  %30 = icmp eq ptr %2, @ompi_mpi_long
  %or.cond149 = or i1 %or.cond148, %30
  %31 = icmp eq ptr %2, @ompi_mpi_unsigned_long
  %or.cond150 = or i1 %or.cond149, %31
  %32 = icmp eq ptr %2, @ompi_mpi_long_long_int
  %or.cond151 = or i1 %or.cond150, %32
  %33 = icmp eq ptr %2, @ompi_mpi_unsigned_long_long
  %or.cond152 = or i1 %or.cond151, %33
  %34 = icmp eq ptr %2, @ompi_mpi_int8_t
  %or.cond153 = or i1 %or.cond152, %34
  %35 = icmp eq ptr %2, @ompi_mpi_int16_t
  %or.cond154 = or i1 %or.cond153, %35
  %36 = icmp eq ptr %2, @ompi_mpi_int32_t
  %or.cond155 = or i1 %or.cond154, %36
  %37 = icmp eq ptr %2, @ompi_mpi_int64_t
  %or.cond156 = or i1 %or.cond155, %37
  %38 = icmp eq ptr %2, @ompi_mpi_uint8_t
  %or.cond157 = or i1 %or.cond156, %38
  %39 = icmp eq ptr %2, @ompi_mpi_uint16_t
  %or.cond158 = or i1 %or.cond157, %39
  %40 = icmp eq ptr %2, @ompi_mpi_uint32_t
  %or.cond159 = or i1 %or.cond158, %40
  %41 = icmp eq ptr %2, @ompi_mpi_uint64_t
  %or.cond160 = or i1 %or.cond159, %41
  %42 = icmp eq ptr %2, @ompi_mpi_c_bool
  %or.cond161 = or i1 %or.cond160, %42
  %43 = icmp eq ptr %2, @ompi_mpi_wchar
  %or.cond162 = or i1 %or.cond161, %43
  %44 = icmp eq ptr %2, @ompi_mpi_2int
  %or.cond163 = or i1 %or.cond162, %44
  %45 = icmp eq ptr %2, @ompi_mpi_integer
  %or.cond164 = or i1 %or.cond163, %45
  %46 = icmp eq ptr %2, @ompi_mpi_logical
  %or.cond165 = or i1 %or.cond164, %46
  %47 = icmp eq ptr %2, @ompi_mpi_character
  %or.cond166 = or i1 %or.cond165, %47
  %48 = icmp eq ptr %2, @ompi_mpi_aint
  %or.cond167 = or i1 %or.cond166, %48
  %49 = icmp eq ptr %2, @ompi_mpi_offset
  %or.cond168 = or i1 %or.cond167, %49
  %50 = icmp eq ptr %2, @ompi_mpi_count
  %or.cond169 = or i1 %or.cond168, %50
  br i1 %or.cond169, label %56, label %51

51:
  %52 = icmp eq ptr %2, @ompi_mpi_byte
  %53 = icmp eq ptr %2, @ompi_mpi_packed
  %spec.select = select i1 %52, i1 true, i1 %53
  %54 = zext i1 %spec.select to i64
  %55 = select i1 %spec.select, i32 4, i32 3
  br label %56

56:
  %.0134 = phi i32 [ 3, %6 ], [ 1, %10 ], [ 2, %16 ], [ %55, %51 ], [ 0, %22 ]
  %57 = icmp eq i32 %.0134, 0
  br i1 %57, label %58, label %60

58:
  %59 = call i32 @tapeless_library_MPI_Bsend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5)
  br label %123

60:
  %61 = icmp eq ptr %2, @ompi_mpi_double
  %62 = call zeroext i1 @llvm.is.constant.i1(i1 noundef zeroext %61)
  br i1 %62, label %63, label %109

63:
  %64 = icmp eq ptr %2, @ompi_mpi_double
  %65 = icmp eq ptr %2, @ompi_mpi_c_double_complex
  %or.cond170 = or i1 %64, %65
  %66 = icmp eq ptr %2, @ompi_mpi_dblcplex
  %or.cond171 = or i1 %or.cond170, %66
  %67 = icmp eq ptr %2, @ompi_mpi_dblprec
  %or.cond172 = or i1 %or.cond171, %67
  %68 = icmp eq ptr %2, @ompi_mpi_real8
  %or.cond173 = or i1 %or.cond172, %68
  br i1 %or.cond173, label %109, label %69

69:
  %70 = icmp eq ptr %2, @ompi_mpi_float
  %71 = icmp eq ptr %2, @ompi_mpi_c_float_complex
  %or.cond174 = or i1 %70, %71
  %72 = icmp eq ptr %2, @ompi_mpi_cplex
  %or.cond175 = or i1 %or.cond174, %72
  %73 = icmp eq ptr %2, @ompi_mpi_real
  %or.cond176 = or i1 %or.cond175, %73
  %74 = icmp eq ptr %2, @ompi_mpi_real4
  %or.cond177 = or i1 %or.cond176, %74
  br i1 %or.cond177, label %109, label %75

75:
  %76 = icmp eq ptr %2, @ompi_mpi_char
  %77 = icmp eq ptr %2, @ompi_mpi_signed_char
  %or.cond178 = or i1 %76, %77
  %78 = icmp eq ptr %2, @ompi_mpi_unsigned_char
  %or.cond179 = or i1 %or.cond178, %78
  %79 = icmp eq ptr %2, @ompi_mpi_short
  %or.cond180 = or i1 %or.cond179, %79
  %80 = icmp eq ptr %2, @ompi_mpi_unsigned_short
  %or.cond181 = or i1 %or.cond180, %80
  %81 = icmp eq ptr %2, @ompi_mpi_int
  %or.cond182 = or i1 %or.cond181, %81
  %82 = icmp eq ptr %2, @ompi_mpi_unsigned
  %or.cond183 = or i1 %or.cond182, %82
  %83 = icmp eq ptr %2, @ompi_mpi_long
  %or.cond184 = or i1 %or.cond183, %83
  %84 = icmp eq ptr %2, @ompi_mpi_unsigned_long
  %or.cond185 = or i1 %or.cond184, %84
  %85 = icmp eq ptr %2, @ompi_mpi_long_long_int
  %or.cond186 = or i1 %or.cond185, %85
  %86 = icmp eq ptr %2, @ompi_mpi_unsigned_long_long
  %or.cond187 = or i1 %or.cond186, %86
  %87 = icmp eq ptr %2, @ompi_mpi_int8_t
  %or.cond188 = or i1 %or.cond187, %87
  %88 = icmp eq ptr %2, @ompi_mpi_int16_t
  %or.cond189 = or i1 %or.cond188, %88
  %89 = icmp eq ptr %2, @ompi_mpi_int32_t
  %or.cond190 = or i1 %or.cond189, %89
  %90 = icmp eq ptr %2, @ompi_mpi_int64_t
  %or.cond191 = or i1 %or.cond190, %90
  %91 = icmp eq ptr %2, @ompi_mpi_uint8_t
  %or.cond192 = or i1 %or.cond191, %91
  %92 = icmp eq ptr %2, @ompi_mpi_uint16_t
  %or.cond193 = or i1 %or.cond192, %92
  %93 = icmp eq ptr %2, @ompi_mpi_uint32_t
  %or.cond194 = or i1 %or.cond193, %93
  %94 = icmp eq ptr %2, @ompi_mpi_uint64_t
  %or.cond195 = or i1 %or.cond194, %94
  %95 = icmp eq ptr %2, @ompi_mpi_c_bool
  %or.cond196 = or i1 %or.cond195, %95
  %96 = icmp eq ptr %2, @ompi_mpi_wchar
  %or.cond197 = or i1 %or.cond196, %96
  %97 = icmp eq ptr %2, @ompi_mpi_2int
  %or.cond198 = or i1 %or.cond197, %97
  %98 = icmp eq ptr %2, @ompi_mpi_integer
  %or.cond199 = or i1 %or.cond198, %98
  %99 = icmp eq ptr %2, @ompi_mpi_logical
  %or.cond200 = or i1 %or.cond199, %99
  %100 = icmp eq ptr %2, @ompi_mpi_character
  %or.cond201 = or i1 %or.cond200, %100
  %101 = icmp eq ptr %2, @ompi_mpi_aint
  %or.cond202 = or i1 %or.cond201, %101
  %102 = icmp eq ptr %2, @ompi_mpi_offset
  %or.cond203 = or i1 %or.cond202, %102
  %103 = icmp eq ptr %2, @ompi_mpi_count
  %or.cond204 = or i1 %or.cond203, %103
  br i1 %or.cond204, label %109, label %104

104:
  %105 = icmp eq ptr %2, @ompi_mpi_byte
  %106 = icmp eq ptr %2, @ompi_mpi_packed
  %spec.select205 = select i1 %105, i1 true, i1 %106
  %107 = zext i1 %spec.select205 to i64
  %108 = select i1 %spec.select205, i32 4, i32 3
  br label %109

109:
  %.0 = phi i32 [ 3, %60 ], [ 1, %63 ], [ 2, %69 ], [ %108, %104 ], [ 0, %75 ]
  switch i32 %.0, label %122 [
    i32 1, label %110
    i32 2, label %113
    i32 3, label %116
    i32 4, label %119
  ]

110:
  %111 = ptrtoint ptr %2 to i64
  %112 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_double(ptr noundef %0, i32 noundef 3, i32 noundef %1, i64 noundef %111, i32 noundef %3, i32 noundef %4, i64 noundef %112, ptr noundef %7)
  br label %122

113:
  %114 = ptrtoint ptr %2 to i64
  %115 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_float(ptr noundef %0, i32 noundef 3, i32 noundef %1, i64 noundef %114, i32 noundef %3, i32 noundef %4, i64 noundef %115, ptr noundef %7)
  br label %122

116:
  %117 = ptrtoint ptr %2 to i64
  %118 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_any(ptr noundef %0, i32 noundef 3, i32 noundef %1, i64 noundef %117, i32 noundef %3, i32 noundef %4, i64 noundef %118, ptr noundef %7)
  br label %122

119:
  %120 = ptrtoint ptr %2 to i64
  %121 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_bytes(ptr noundef %0, i32 noundef 3, i32 noundef %1, i64 noundef %120, i32 noundef %3, i32 noundef %4, i64 noundef %121, ptr noundef %7)
  br label %122

122:
  call void @tapeless_mpi_complete(i32 noundef 0, i32 noundef 1, ptr noundef %7, ptr noundef null, ptr noundef null, ptr noundef null)
  br label %123

123:
  %.0135 = phi i32 [ %59, %58 ], [ 0, %122 ]
  ret i32 %.0135
}

declare i32 @tapeless_library_MPI_Bsend(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Isend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6) {
  %8 = icmp eq ptr %2, @ompi_mpi_double
  %9 = call zeroext i1 @llvm.is.constant.i1(i1 noundef zeroext %8)
  br i1 %9, label %10, label %56

10:
  %11 = icmp eq ptr %2, @ompi_mpi_double
  %12 = icmp eq ptr %2, @ompi_mpi_c_double_complex
  %or.cond = or i1 %11, %12
  %13 = icmp eq ptr %2, @ompi_mpi_dblcplex
  %or.cond136 = or i1 %or.cond, %13
  %14 = icmp eq ptr %2, @ompi_mpi_dblprec
  %or.cond137 = or i1 %or.cond136, %14
  %15 = icmp eq ptr %2, @ompi_mpi_real8
  %or.cond138 = or i1 %or.cond137, %15
  br i1 %or.cond138, label %56, label %16

16:
  %17 = icmp eq ptr %2, @ompi_mpi_float
  %18 = icmp eq ptr %2, @ompi_mpi_c_float_complex
  %or.cond139 = or i1 %17, %18
  %19 = icmp eq ptr %2, @ompi_mpi_cplex
  %or.cond140 = or i1 %or.cond139, %19
  %20 = icmp eq ptr %2, @ompi_mpi_real
  %or.cond141 = or i1 %or.cond140, %20
  %21 = icmp eq ptr %2, @ompi_mpi_real4
  %or.cond142 = or i1 %or.cond141, %21
  br i1 %or.cond142, label %56, label %22

22:
  %23 = icmp eq ptr %2, @ompi_mpi_char
  %24 = icmp eq ptr %2, @ompi_mpi_signed_char
  %or.cond143 = or i1 %23, %24
  %25 = icmp eq ptr %2, @ompi_mpi_unsigned_char
  %or.cond144 = or i1 %or.cond143, %25
  %26 = icmp eq ptr %2, @ompi_mpi_short
  %or.cond145 = or i1 %or.cond144, %26
  %27 = icmp eq ptr %2, @ompi_mpi_unsigned_short
  %or.cond146 = or i1 %or.cond145, %27
  %28 = icmp eq ptr %2, @ompi_mpi_int
  %or.cond147 = or i1 %or.cond146, %28
  %29 = icmp eq ptr %2, @ompi_mpi_unsigned
  %or.cond148 = or i1 %or.cond147, %29
  %30 = icmp eq ptr %2, @ompi_mpi_long
  %or.cond149 = or i1 %or.cond148, %30
  %31 = icmp eq ptr %2, @ompi_mpi_unsigned_long
  %or.cond150 = or i1 %or.cond149, %31
  %32 = icmp eq ptr %2, @ompi_mpi_long_long_int
  %or.cond151 = or i1 %or.cond150, %32
  %33 = icmp eq ptr %2, @ompi_mpi_unsigned_long_long
  %or.cond152 = or i1 %or.cond151, %33
  %34 = icmp eq ptr %2, @ompi_mpi_int8_t
  %or.cond153 = or i1 %or.cond152, %34
  %35 = icmp eq ptr %2, @ompi_mpi_int16_t
  %or.cond154 = or i1 %or.cond153, %35
  %36 = icmp eq ptr %2, @ompi_mpi_int32_t
  %or.cond155 = or i1 %or.cond154, %36
  %37 = icmp eq ptr %2, @ompi_mpi_int64_t
  %or.cond156 = or i1 %or.cond155, %37
  %38 = icmp eq ptr %2, @ompi_mpi_uint8_t
  %or.cond157 = or i1 %or.cond156, %38
  %39 = icmp eq ptr %2, @ompi_mpi_uint16_t
  %or.cond158 = or i1 %or.cond157, %39
  %40 = icmp eq ptr %2, @ompi_mpi_uint32_t
  %or.cond159 = or i1 %or.cond158, %40
  %41 = icmp eq ptr %2, @ompi_mpi_uint64_t
  %or.cond160 = or i1 %or.cond159, %41
  %42 = icmp eq ptr %2, @ompi_mpi_c_bool
  %or.cond161 = or i1 %or.cond160, %42
  %43 = icmp eq ptr %2, @ompi_mpi_wchar
  %or.cond162 = or i1 %or.cond161, %43
  %44 = icmp eq ptr %2, @ompi_mpi_2int
  %or.cond163 = or i1 %or.cond162, %44
  %45 = icmp eq ptr %2, @ompi_mpi_integer
  %or.cond164 = or i1 %or.cond163, %45
  %46 = icmp eq ptr %2, @ompi_mpi_logical
  %or.cond165 = or i1 %or.cond164, %46
  %47 = icmp eq ptr %2, @ompi_mpi_character
  %or.cond166 = or i1 %or.cond165, %47
  %48 = icmp eq ptr %2, @ompi_mpi_aint
  %or.cond167 = or i1 %or.cond166, %48
  %49 = icmp eq ptr %2, @ompi_mpi_offset
  %or.cond168 = or i1 %or.cond167, %49
  %50 = icmp eq ptr %2, @ompi_mpi_count
  %or.cond169 = or i1 %or.cond168, %50
  br i1 %or.cond169, label %56, label %51

51:
  %52 = icmp eq ptr %2, @ompi_mpi_byte
  %53 = icmp eq ptr %2, @ompi_mpi_packed
  %spec.select = select i1 %52, i1 true, i1 %53
  %54 = zext i1 %spec.select to i64
  %55 = select i1 %spec.select, i32 4, i32 3
  br label %56

56:
  %.0134 = phi i32 [ 3, %7 ], [ 1, %10 ], [ 2, %16 ], [ %55, %51 ], [ 0, %22 ]
  %57 = icmp eq i32 %.0134, 0
  br i1 %57, label %58, label %60

58:
  %59 = call i32 @tapeless_library_MPI_Isend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6)
  br label %122

60:
  %61 = icmp eq ptr %2, @ompi_mpi_double
  %62 = call zeroext i1 @llvm.is.constant.i1(i1 noundef zeroext %61)
  br i1 %62, label %63, label %109

63:
  %64 = icmp eq ptr %2, @ompi_mpi_double
  %65 = icmp eq ptr %2, @ompi_mpi_c_double_complex
  %or.cond170 = or i1 %64, %65
  %66 = icmp eq ptr %2, @ompi_mpi_dblcplex
  %or.cond171 = or i1 %or.cond170, %66
  %67 = icmp eq ptr %2, @ompi_mpi_dblprec
  %or.cond172 = or i1 %or.cond171, %67
  %68 = icmp eq ptr %2, @ompi_mpi_real8
  %or.cond173 = or i1 %or.cond172, %68
  br i1 %or.cond173, label %109, label %69

69:
  %70 = icmp eq ptr %2, @ompi_mpi_float
  %71 = icmp eq ptr %2, @ompi_mpi_c_float_complex
  %or.cond174 = or i1 %70, %71
  %72 = icmp eq ptr %2, @ompi_mpi_cplex
  %or.cond175 = or i1 %or.cond174, %72
  %73 = icmp eq ptr %2, @ompi_mpi_real
  %or.cond176 = or i1 %or.cond175, %73
  %74 = icmp eq ptr %2, @ompi_mpi_real4
  %or.cond177 = or i1 %or.cond176, %74
  br i1 %or.cond177, label %109, label %75

75:
  %76 = icmp eq ptr %2, @ompi_mpi_char
  %77 = icmp eq ptr %2, @ompi_mpi_signed_char
  %or.cond178 = or i1 %76, %77
  %78 = icmp eq ptr %2, @ompi_mpi_unsigned_char
  %or.cond179 = or i1 %or.cond178, %78
  %79 = icmp eq ptr %2, @ompi_mpi_short
  %or.cond180 = or i1 %or.cond179, %79
  %80 = icmp eq ptr %2, @ompi_mpi_unsigned_short
  %or.cond181 = or i1 %or.cond180, %80
  %81 = icmp eq ptr %2, @ompi_mpi_int
  %or.cond182 = or i1 %or.cond181, %81
  %82 = icmp eq ptr %2, @ompi_mpi_unsigned
  %or.cond183 = or i1 %or.cond182, %82
  %83 = icmp eq ptr %2, @ompi_mpi_long
  %or.cond184 = or i1 %or.cond183, %83
  %84 = icmp eq ptr %2, @ompi_mpi_unsigned_long
  %or.cond185 = or i1 %or.cond184, %84
  %85 = icmp eq ptr %2, @ompi_mpi_long_long_int
  %or.cond186 = or i1 %or.cond185, %85
  %86 = icmp eq ptr %2, @ompi_mpi_unsigned_long_long
  %or.cond187 = or i1 %or.cond186, %86
  %87 = icmp eq ptr %2, @ompi_mpi_int8_t
  %or.cond188 = or i1 %or.cond187, %87
  %88 = icmp eq ptr %2, @ompi_mpi_int16_t
  %or.cond189 = or i1 %or.cond188, %88
  %89 = icmp eq ptr %2, @ompi_mpi_int32_t
  %or.cond190 = or i1 %or.cond189, %89
  %90 = icmp eq ptr %2, @ompi_mpi_int64_t
  %or.cond191 = or i1 %or.cond190, %90
  %91 = icmp eq ptr %2, @ompi_mpi_uint8_t
  %or.cond192 = or i1 %or.cond191, %91
  %92 = icmp eq ptr %2, @ompi_mpi_uint16_t
  %or.cond193 = or i1 %or.cond192, %92
  %93 = icmp eq ptr %2, @ompi_mpi_uint32_t
  %or.cond194 = or i1 %or.cond193, %93
  %94 = icmp eq ptr %2, @ompi_mpi_uint64_t
  %or.cond195 = or i1 %or.cond194, %94
  %95 = icmp eq ptr %2, @ompi_mpi_c_bool
  %or.cond196 = or i1 %or.cond195, %95
  %96 = icmp eq ptr %2, @ompi_mpi_wchar
  %or.cond197 = or i1 %or.cond196, %96
  %97 = icmp eq ptr %2, @ompi_mpi_2int
  %or.cond198 = or i1 %or.cond197, %97
  %98 = icmp eq ptr %2, @ompi_mpi_integer
  %or.cond199 = or i1 %or.cond198, %98
  %99 = icmp eq ptr %2, @ompi_mpi_logical
  %or.cond200 = or i1 %or.cond199, %99
  %100 = icmp eq ptr %2, @ompi_mpi_character
  %or.cond201 = or i1 %or.cond200, %100
  %101 = icmp eq ptr %2, @ompi_mpi_aint
  %or.cond202 = or i1 %or.cond201, %101
  %102 = icmp eq ptr %2, @ompi_mpi_offset
  %or.cond203 = or i1 %or.cond202, %102
  %103 = icmp eq ptr %2, @ompi_mpi_count
  %or.cond204 = or i1 %or.cond203, %103
  br i1 %or.cond204, label %109, label %104

104:
  %105 = icmp eq ptr %2, @ompi_mpi_byte
  %106 = icmp eq ptr %2, @ompi_mpi_packed
  %spec.select205 = select i1 %105, i1 true, i1 %106
  %107 = zext i1 %spec.select205 to i64
  %108 = select i1 %spec.select205, i32 4, i32 3
  br label %109

109:
  %.0 = phi i32 [ 3, %60 ], [ 1, %63 ], [ 2, %69 ], [ %108, %104 ], [ 0, %75 ]
  switch i32 %.0, label %122 [
    i32 1, label %110
    i32 2, label %113
    i32 3, label %116
    i32 4, label %119
  ]

110:
  %111 = ptrtoint ptr %2 to i64
  %112 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_double(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %111, i32 noundef %3, i32 noundef %4, i64 noundef %112, ptr noundef %6)
  br label %122

113:
  %114 = ptrtoint ptr %2 to i64
  %115 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_float(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %114, i32 noundef %3, i32 noundef %4, i64 noundef %115, ptr noundef %6)
  br label %122

116:
  %117 = ptrtoint ptr %2 to i64
  %118 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_any(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %117, i32 noundef %3, i32 noundef %4, i64 noundef %118, ptr noundef %6)
  br label %122

119:
  %120 = ptrtoint ptr %2 to i64
  %121 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_bytes(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %120, i32 noundef %3, i32 noundef %4, i64 noundef %121, ptr noundef %6)
  br label %122

122:
  %.0135 = phi i32 [ %59, %58 ], [ 0, %110 ], [ 0, %109 ], [ 0, %119 ], [ 0, %116 ], [ 0, %113 ]
  ret i32 %.0135
}

declare i32 @tapeless_library_MPI_Isend(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Issend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6) {
  %8 = icmp eq ptr %2, @ompi_mpi_double
  %9 = call zeroext i1 @llvm.is.constant.i1(i1 noundef zeroext %8)
  br i1 %9, label %10, label %56

10:
  %11 = icmp eq ptr %2, @ompi_mpi_double
  %12 = icmp eq ptr %2, @ompi_mpi_c_double_complex
  %or.cond = or i1 %11, %12
  %13 = icmp eq ptr %2, @ompi_mpi_dblcplex
  %or.cond136 = or i1 %or.cond, %13
  %14 = icmp eq ptr %2, @ompi_mpi_dblprec
  %or.cond137 = or i1 %or.cond136, %14
  %15 = icmp eq ptr %2, @ompi_mpi_real8
  %or.cond138 = or i1 %or.cond137, %15
  br i1 %or.cond138, label %56, label %16

16:
  %17 = icmp eq ptr %2, @ompi_mpi_float
  %18 = icmp eq ptr %2, @ompi_mpi_c_float_complex
  %or.cond139 = or i1 %17, %18
  %19 = icmp eq ptr %2, @ompi_mpi_cplex
  %or.cond140 = or i1 %or.cond139, %19
  %20 = icmp eq ptr %2, @ompi_mpi_real
  %or.cond141 = or i1 %or.cond140, %20
  %21 = icmp eq ptr %2, @ompi_mpi_real4
  %or.cond142 = or i1 %or.cond141, %21
  br i1 %or.cond142, label %56, label %22

22:
  %23 = icmp eq ptr %2, @ompi_mpi_char
  %24 = icmp eq ptr %2, @ompi_mpi_signed_char
  %or.cond143 = or i1 %23, %24
  %25 = icmp eq ptr %2, @ompi_mpi_unsigned_char
  %or.cond144 = or i1 %or.cond143, %25
  %26 = icmp eq ptr %2, @ompi_mpi_short
  %or.cond145 = or i1 %or.cond144, %26
  %27 = icmp eq ptr %2, @ompi_mpi_unsigned_short
  %or.cond146 = or i1 %or.cond145, %27
  %28 = icmp eq ptr %2, @ompi_mpi_int
  %or.cond147 = or i1 %or.cond146, %28
  %29 = icmp eq ptr %2, @ompi_mpi_unsigned
  %or.cond148 = or i1 %or.cond147, %29
  %30 = icmp eq ptr %2, @ompi_mpi_long
  %or.cond149 = or i1 %or.cond148, %30
  %31 = icmp eq ptr %2, @ompi_mpi_unsigned_long
  %or.cond150 = or i1 %or.cond149, %31
  %32 = icmp eq ptr %2, @ompi_mpi_long_long_int
  %or.cond151 = or i1 %or.cond150, %32
  %33 = icmp eq ptr %2, @ompi_mpi_unsigned_long_long
  %or.cond152 = or i1 %or.cond151, %33
  %34 = icmp eq ptr %2, @ompi_mpi_int8_t
  %or.cond153 = or i1 %or.cond152, %34
  %35 = icmp eq ptr %2, @ompi_mpi_int16_t
  %or.cond154 = or i1 %or.cond153, %35
  %36 = icmp eq ptr %2, @ompi_mpi_int32_t
  %or.cond155 = or i1 %or.cond154, %36
  %37 = icmp eq ptr %2, @ompi_mpi_int64_t
  %or.cond156 = or i1 %or.cond155, %37
  %38 = icmp eq ptr %2, @ompi_mpi_uint8_t
  %or.cond157 = or i1 %or.cond156, %38
  %39 = icmp eq ptr %2, @ompi_mpi_uint16_t
  %or.cond158 = or i1 %or.cond157, %39
  %40 = icmp eq ptr %2, @ompi_mpi_uint32_t
  %or.cond159 = or i1 %or.cond158, %40
  %41 = icmp eq ptr %2, @ompi_mpi_uint64_t
  %or.cond160 = or i1 %or.cond159, %41
  %42 = icmp eq ptr %2, @ompi_mpi_c_bool
  %or.cond161 = or i1 %or.cond160, %42
  %43 = icmp eq ptr %2, @ompi_mpi_wchar
  %or.cond162 = or i1 %or.cond161, %43
  %44 = icmp eq ptr %2, @ompi_mpi_2int
  %or.cond163 = or i1 %or.cond162, %44
  %45 = icmp eq ptr %2, @ompi_mpi_integer
  %or.cond164 = or i1 %or.cond163, %45
  %46 = icmp eq ptr %2, @ompi_mpi_logical
  %or.cond165 = or i1 %or.cond164, %46
  %47 = icmp eq ptr %2, @ompi_mpi_character
  %or.cond166 = or i1 %or.cond165, %47
  %48 = icmp eq ptr %2, @ompi_mpi_aint
  %or.cond167 = or i1 %or.cond166, %48
  %49 = icmp eq ptr %2, @ompi_mpi_offset
  %or.cond168 = or i1 %or.cond167, %49
  %50 = icmp eq ptr %2, @ompi_mpi_count
  %or.cond169 = or i1 %or.cond168, %50
  br i1 %or.cond169, label %56, label %51

51:
  %52 = icmp eq ptr %2, @ompi_mpi_byte
  %53 = icmp eq ptr %2, @ompi_mpi_packed
  %spec.select = select i1 %52, i1 true, i1 %53
  %54 = zext i1 %spec.select to i64
  %55 = select i1 %spec.select, i32 4, i32 3
  br label %56

56:
  %.0134 = phi i32 [ 3, %7 ], [ 1, %10 ], [ 2, %16 ], [ %55, %51 ], [ 0, %22 ]
  %57 = icmp eq i32 %.0134, 0
  br i1 %57, label %58, label %60

58:
  %59 = call i32 @tapeless_library_MPI_Issend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6)
  br label %122

60:
  %61 = icmp eq ptr %2, @ompi_mpi_double
  %62 = call zeroext i1 @llvm.is.constant.i1(i1 noundef zeroext %61)
  br i1 %62, label %63, label %109

63:
  %64 = icmp eq ptr %2, @ompi_mpi_double
  %65 = icmp eq ptr %2, @ompi_mpi_c_double_complex
  %or.cond170 = or i1 %64, %65
  %66 = icmp eq ptr %2, @ompi_mpi_dblcplex
  %or.cond171 = or i1 %or.cond170, %66
  %67 = icmp eq ptr %2, @ompi_mpi_dblprec
  %or.cond172 = or i1 %or.cond171, %67
  %68 = icmp eq ptr %2, @ompi_mpi_real8
  %or.cond173 = or i1 %or.cond172, %68
  br i1 %or.cond173, label %109, label %69

69:
  %70 = icmp eq ptr %2, @ompi_mpi_float
  %71 = icmp eq ptr %2, @ompi_mpi_c_float_complex
  %or.cond174 = or i1 %70, %71
  %72 = icmp eq ptr %2, @ompi_mpi_cplex
  %or.cond175 = or i1 %or.cond174, %72
  %73 = icmp eq ptr %2, @ompi_mpi_real
  %or.cond176 = or i1 %or.cond175, %73
  %74 = icmp eq ptr %2, @ompi_mpi_real4
  %or.cond177 = or i1 %or.cond176, %74
  br i1 %or.cond177, label %109, label %75

75:
  %76 = icmp eq ptr %2, @ompi_mpi_char
  %77 = icmp eq ptr %2, @ompi_mpi_signed_char
  %or.cond178 = or i1 %76, %77
  %78 = icmp eq ptr %2, @ompi_mpi_unsigned_char
  %or.cond179 = or i1 %or.cond178, %78
  %79 = icmp eq ptr %2, @ompi_mpi_short
  %or.cond180 = or i1 %or.cond179, %79
  %80 = icmp eq ptr %2, @ompi_mpi_unsigned_short
  %or.cond181 = or i1 %or.cond180, %80
  %81 = icmp eq ptr %2, @ompi_mpi_int
  %or.cond182 = or i1 %or.cond181, %81
  %82 = icmp eq ptr %2, @ompi_mpi_unsigned
  %or.cond183 = or i1 %or.cond182, %82
  %83 = icmp eq ptr %2, @ompi_mpi_long
  %or.cond184 = or i1 %or.cond183, %83
  %84 = icmp eq ptr %2, @ompi_mpi_unsigned_long
  %or.cond185 = or i1 %or.cond184, %84
  %85 = icmp eq ptr %2, @ompi_mpi_long_long_int
  %or.cond186 = or i1 %or.cond185, %85
  %86 = icmp eq ptr %2, @ompi_mpi_unsigned_long_long
  %or.cond187 = or i1 %or.cond186, %86
  %87 = icmp eq ptr %2, @ompi_mpi_int8_t
  %or.cond188 = or i1 %or.cond187, %87
  %88 = icmp eq ptr %2, @ompi_mpi_int16_t
  %or.cond189 = or i1 %or.cond188, %88
  %89 = icmp eq ptr %2, @ompi_mpi_int32_t
  %or.cond190 = or i1 %or.cond189, %89
  %90 = icmp eq ptr %2, @ompi_mpi_int64_t
  %or.cond191 = or i1 %or.cond190, %90
  %91 = icmp eq ptr %2, @ompi_mpi_uint8_t
  %or.cond192 = or i1 %or.cond191, %91
  %92 = icmp eq ptr %2, @ompi_mpi_uint16_t
  %or.cond193 = or i1 %or.cond192, %92
  %93 = icmp eq ptr %2, @ompi_mpi_uint32_t
  %or.cond194 = or i1 %or.cond193, %93
  %94 = icmp eq ptr %2, @ompi_mpi_uint64_t
  %or.cond195 = or i1 %or.cond194, %94
  %95 = icmp eq ptr %2, @ompi_mpi_c_bool
  %or.cond196 = or i1 %or.cond195, %95
  %96 = icmp eq ptr %2, @ompi_mpi_wchar
  %or.cond197 = or i1 %or.cond196, %96
  %97 = icmp eq ptr %2, @ompi_mpi_2int
  %or.cond198 = or i1 %or.cond197, %97
  %98 = icmp eq ptr %2, @ompi_mpi_integer
  %or.cond199 = or i1 %or.cond198, %98
  %99 = icmp eq ptr %2, @ompi_mpi_logical
  %or.cond200 = or i1 %or.cond199, %99
  %100 = icmp eq ptr %2, @ompi_mpi_character
  %or.cond201 = or i1 %or.cond200, %100
  %101 = icmp eq ptr %2, @ompi_mpi_aint
  %or.cond202 = or i1 %or.cond201, %101
  %102 = icmp eq ptr %2, @ompi_mpi_offset
  %or.cond203 = or i1 %or.cond202, %102
  %103 = icmp eq ptr %2, @ompi_mpi_count
  %or.cond204 = or i1 %or.cond203, %103
  br i1 %or.cond204, label %109, label %104

104:
  %105 = icmp eq ptr %2, @ompi_mpi_byte
  %106 = icmp eq ptr %2, @ompi_mpi_packed
  %spec.select205 = select i1 %105, i1 true, i1 %106
  %107 = zext i1 %spec.select205 to i64
  %108 = select i1 %spec.select205, i32 4, i32 3
  br label %109

109:
  %.0 = phi i32 [ 3, %60 ], [ 1, %63 ], [ 2, %69 ], [ %108, %104 ], [ 0, %75 ]
  switch i32 %.0, label %122 [
    i32 1, label %110
    i32 2, label %113
    i32 3, label %116
    i32 4, label %119
  ]

110:
  %111 = ptrtoint ptr %2 to i64
  %112 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_double(ptr noundef %0, i32 noundef 1, i32 noundef %1, i64 noundef %111, i32 noundef %3, i32 noundef %4, i64 noundef %112, ptr noundef %6)
  br label %122

113:
  %114 = ptrtoint ptr %2 to i64
  %115 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_float(ptr noundef %0, i32 noundef 1, i32 noundef %1, i64 noundef %114, i32 noundef %3, i32 noundef %4, i64 noundef %115, ptr noundef %6)
  br label %122

116:
  %117 = ptrtoint ptr %2 to i64
  %118 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_any(ptr noundef %0, i32 noundef 1, i32 noundef %1, i64 noundef %117, i32 noundef %3, i32 noundef %4, i64 noundef %118, ptr noundef %6)
  br label %122

119:
  %120 = ptrtoint ptr %2 to i64
  %121 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_bytes(ptr noundef %0, i32 noundef 1, i32 noundef %1, i64 noundef %120, i32 noundef %3, i32 noundef %4, i64 noundef %121, ptr noundef %6)
  br label %122

122:
  %.0135 = phi i32 [ %59, %58 ], [ 0, %110 ], [ 0, %109 ], [ 0, %119 ], [ 0, %116 ], [ 0, %113 ]
  ret i32 %.0135
}

declare i32 @tapeless_library_MPI_Issend(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Irsend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6) {
  %8 = icmp eq ptr %2, @ompi_mpi_double
  %9 = call zeroext i1 @llvm.is.constant.i1(i1 noundef zeroext %8)
  br i1 %9, label %10, label %56

10:
  %11 = icmp eq ptr %2, @ompi_mpi_double
  %12 = icmp eq ptr %2, @ompi_mpi_c_double_complex
  %or.cond = or i1 %11, %12
  %13 = icmp eq ptr %2, @ompi_mpi_dblcplex
  %or.cond136 = or i1 %or.cond, %13
  %14 = icmp eq ptr %2, @ompi_mpi_dblprec
  %or.cond137 = or i1 %or.cond136, %14
  %15 = icmp eq ptr %2, @ompi_mpi_real8
  %or.cond138 = or i1 %or.cond137, %15
  br i1 %or.cond138, label %56, label %16

16:
  %17 = icmp eq ptr %2, @ompi_mpi_float
  %18 = icmp eq ptr %2, @ompi_mpi_c_float_complex
  %or.cond139 = or i1 %17, %18
  %19 = icmp eq ptr %2, @ompi_mpi_cplex
  %or.cond140 = or i1 %or.cond139, %19
  %20 = icmp eq ptr %2, @ompi_mpi_real
  %or.cond141 = or i1 %or.cond140, %20
  %21 = icmp eq ptr %2, @ompi_mpi_real4
  %or.cond142 = or i1 %or.cond141, %21
  br i1 %or.cond142, label %56, label %22

22:
  %23 = icmp eq ptr %2, @ompi_mpi_char
  %24 = icmp eq ptr %2, @ompi_mpi_signed_char
  %or.cond143 = or i1 %23, %24
  %25 = icmp eq ptr %2, @ompi_mpi_unsigned_char
  %or.cond144 = or i1 %or.cond143, %25
  %26 = icmp eq ptr %2, @ompi_mpi_short
  %or.cond145 = or i1 %or.cond144, %26
  %27 = icmp eq ptr %2, @ompi_mpi_unsigned_short
  %or.cond146 = or i1 %or.cond145, %27
  %28 = icmp eq ptr %2, @ompi_mpi_int
  %or.cond147 = or i1 %or.cond146, %28
  %29 = icmp eq ptr %2, @ompi_mpi_unsigned
  %or.cond148 = or i1 %or.cond147, %29
  %30 = icmp eq ptr %2, @ompi_mpi_long
  %or.cond149 = or i1 %or.cond148, %30
  %31 = icmp eq ptr %2, @ompi_mpi_unsigned_long
  %or.cond150 = or i1 %or.cond149, %31
  %32 = icmp eq ptr %2, @ompi_mpi_long_long_int
  %or.cond151 = or i1 %or.cond150, %32
  %33 = icmp eq ptr %2, @ompi_mpi_unsigned_long_long
  %or.cond152 = or i1 %or.cond151, %33
  %34 = icmp eq ptr %2, @ompi_mpi_int8_t
  %or.cond153 = or i1 %or.cond152, %34
  %35 = icmp eq ptr %2, @ompi_mpi_int16_t
  %or.cond154 = or i1 %or.cond153, %35
  %36 = icmp eq ptr %2, @ompi_mpi_int32_t
  %or.cond155 = or i1 %or.cond154, %36
  %37 = icmp eq ptr %2, @ompi_mpi_int64_t
  %or.cond156 = or i1 %or.cond155, %37
  %38 = icmp eq ptr %2, @ompi_mpi_uint8_t
  %or.cond157 = or i1 %or.cond156, %38
  %39 = icmp eq ptr %2, @ompi_mpi_uint16_t
  %or.cond158 = or i1 %or.cond157, %39
  %40 = icmp eq ptr %2, @ompi_mpi_uint32_t
  %or.cond159 = or i1 %or.cond158, %40
  %41 = icmp eq ptr %2, @ompi_mpi_uint64_t
  %or.cond160 = or i1 %or.cond159, %41
  %42 = icmp eq ptr %2, @ompi_mpi_c_bool
  %or.cond161 = or i1 %or.cond160, %42
  %43 = icmp eq ptr %2, @ompi_mpi_wchar
  %or.cond162 = or i1 %or.cond161, %43
  %44 = icmp eq ptr %2, @ompi_mpi_2int
  %or.cond163 = or i1 %or.cond162, %44
  %45 = icmp eq ptr %2, @ompi_mpi_integer
  %or.cond164 = or i1 %or.cond163, %45
  %46 = icmp eq ptr %2, @ompi_mpi_logical
  %or.cond165 = or i1 %or.cond164, %46
  %47 = icmp eq ptr %2, @ompi_mpi_character
  %or.cond166 = or i1 %or.cond165, %47
  %48 = icmp eq ptr %2, @ompi_mpi_aint
  %or.cond167 = or i1 %or.cond166, %48
  %49 = icmp eq ptr %2, @ompi_mpi_offset
  %or.cond168 = or i1 %or.cond167, %49
  %50 = icmp eq ptr %2, @ompi_mpi_count
  %or.cond169 = or i1 %or.cond168, %50
  br i1 %or.cond169, label %56, label %51

51:
  %52 = icmp eq ptr %2, @ompi_mpi_byte
  %53 = icmp eq ptr %2, @ompi_mpi_packed
  %spec.select = select i1 %52, i1 true, i1 %53
  %54 = zext i1 %spec.select to i64
  %55 = select i1 %spec.select, i32 4, i32 3
  br label %56

56:
  %.0134 = phi i32 [ 3, %7 ], [ 1, %10 ], [ 2, %16 ], [ %55, %51 ], [ 0, %22 ]
  %57 = icmp eq i32 %.0134, 0
  br i1 %57, label %58, label %60

58:
  %59 = call i32 @tapeless_library_MPI_Irsend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6)
  br label %122

60:
  %61 = icmp eq ptr %2, @ompi_mpi_double
  %62 = call zeroext i1 @llvm.is.constant.i1(i1 noundef zeroext %61)
  br i1 %62, label %63, label %109

63:
  %64 = icmp eq ptr %2, @ompi_mpi_double
  %65 = icmp eq ptr %2, @ompi_mpi_c_double_complex
  %or.cond170 = or i1 %64, %65
  %66 = icmp eq ptr %2, @ompi_mpi_dblcplex
  %or.cond171 = or i1 %or.cond170, %66
  %67 = icmp eq ptr %2, @ompi_mpi_dblprec
  %or.cond172 = or i1 %or.cond171, %67
  %68 = icmp eq ptr %2, @ompi_mpi_real8
  %or.cond173 = or i1 %or.cond172, %68
  br i1 %or.cond173, label %109, label %69

69:
  %70 = icmp eq ptr %2, @ompi_mpi_float
  %71 = icmp eq ptr %2, @ompi_mpi_c_float_complex
  %or.cond174 = or i1 %70, %71
  %72 = icmp eq ptr %2, @ompi_mpi_cplex
  %or.cond175 = or i1 %or.cond174, %72
  %73 = icmp eq ptr %2, @ompi_mpi_real
  %or.cond176 = or i1 %or.cond175, %73
  %74 = icmp eq ptr %2, @ompi_mpi_real4
  %or.cond177 = or i1 %or.cond176, %74
  br i1 %or.cond177, label %109, label %75

75:
  %76 = icmp eq ptr %2, @ompi_mpi_char
  %77 = icmp eq ptr %2, @ompi_mpi_signed_char
  %or.cond178 = or i1 %76, %77
  %78 = icmp eq ptr %2, @ompi_mpi_unsigned_char
  %or.cond179 = or i1 %or.cond178, %78
  %79 = icmp eq ptr %2, @ompi_mpi_short
  %or.cond180 = or i1 %or.cond179, %79
  %80 = icmp eq ptr %2, @ompi_mpi_unsigned_short
  %or.cond181 = or i1 %or.cond180, %80
  %81 = icmp eq ptr %2, @ompi_mpi_int
  %or.cond182 = or i1 %or.cond181, %81
  %82 = icmp eq ptr %2, @ompi_mpi_unsigned
  %or.cond183 = or i1 %or.cond182, %82
  %83 = icmp eq ptr %2, @ompi_mpi_long
  %or.cond184 = or i1 %or.cond183, %83
  %84 = icmp eq ptr %2, @ompi_mpi_unsigned_long
  %or.cond185 = or i1 %or.cond184, %84
  %85 = icmp eq ptr %2, @ompi_mpi_long_long_int
  %or.cond186 = or i1 %or.cond185, %85
  %86 = icmp eq ptr %2, @ompi_mpi_unsigned_long_long
  %or.cond187 = or i1 %or.cond186, %86
  %87 = icmp eq ptr %2, @ompi_mpi_int8_t
  %or.cond188 = or i1 %or.cond187, %87
  %88 = icmp eq ptr %2, @ompi_mpi_int16_t
  %or.cond189 = or i1 %or.cond188, %88
  %89 = icmp eq ptr %2, @ompi_mpi_int32_t
  %or.cond190 = or i1 %or.cond189, %89
  %90 = icmp eq ptr %2, @ompi_mpi_int64_t
  %or.cond191 = or i1 %or.cond190, %90
  %91 = icmp eq ptr %2, @ompi_mpi_uint8_t
  %or.cond192 = or i1 %or.cond191, %91
  %92 = icmp eq ptr %2, @ompi_mpi_uint16_t
  %or.cond193 = or i1 %or.cond192, %92
  %93 = icmp eq ptr %2, @ompi_mpi_uint32_t
  %or.cond194 = or i1 %or.cond193, %93
  %94 = icmp eq ptr %2, @ompi_mpi_uint64_t
  %or.cond195 = or i1 %or.cond194, %94
  %95 = icmp eq ptr %2, @ompi_mpi_c_bool
  %or.cond196 = or i1 %or.cond195, %95
  %96 = icmp eq ptr %2, @ompi_mpi_wchar
  %or.cond197 = or i1 %or.cond196, %96
  %97 = icmp eq ptr %2, @ompi_mpi_2int
  %or.cond198 = or i1 %or.cond197, %97
  %98 = icmp eq ptr %2, @ompi_mpi_integer
  %or.cond199 = or i1 %or.cond198, %98
  %99 = icmp eq ptr %2, @ompi_mpi_logical
  %or.cond200 = or i1 %or.cond199, %99
  %100 = icmp eq ptr %2, @ompi_mpi_character
  %or.cond201 = or i1 %or.cond200, %100
  %101 = icmp eq ptr %2, @ompi_mpi_aint
  %or.cond202 = or i1 %or.cond201, %101
  %102 = icmp eq ptr %2, @ompi_mpi_offset
  %or.cond203 = or i1 %or.cond202, %102
  %103 = icmp eq ptr %2, @ompi_mpi_count
  %or.cond204 = or i1 %or.cond203, %103
  br i1 %or.cond204, label %109, label %104

104:
  %105 = icmp eq ptr %2, @ompi_mpi_byte
  %106 = icmp eq ptr %2, @ompi_mpi_packed
  %spec.select205 = select i1 %105, i1 true, i1 %106
  %107 = zext i1 %spec.select205 to i64
  %108 = select i1 %spec.select205, i32 4, i32 3
  br label %109

109:
  %.0 = phi i32 [ 3, %60 ], [ 1, %63 ], [ 2, %69 ], [ %108, %104 ], [ 0, %75 ]
  switch i32 %.0, label %122 [
    i32 1, label %110
    i32 2, label %113
    i32 3, label %116
    i32 4, label %119
  ]

110:
  %111 = ptrtoint ptr %2 to i64
  %112 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_double(ptr noundef %0, i32 noundef 2, i32 noundef %1, i64 noundef %111, i32 noundef %3, i32 noundef %4, i64 noundef %112, ptr noundef %6)
  br label %122

113:
  %114 = ptrtoint ptr %2 to i64
  %115 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_float(ptr noundef %0, i32 noundef 2, i32 noundef %1, i64 noundef %114, i32 noundef %3, i32 noundef %4, i64 noundef %115, ptr noundef %6)
  br label %122

116:
  %117 = ptrtoint ptr %2 to i64
  %118 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_any(ptr noundef %0, i32 noundef 2, i32 noundef %1, i64 noundef %117, i32 noundef %3, i32 noundef %4, i64 noundef %118, ptr noundef %6)
  br label %122

119:
  %120 = ptrtoint ptr %2 to i64
  %121 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_bytes(ptr noundef %0, i32 noundef 2, i32 noundef %1, i64 noundef %120, i32 noundef %3, i32 noundef %4, i64 noundef %121, ptr noundef %6)
  br label %122

122:
  %.0135 = phi i32 [ %59, %58 ], [ 0, %110 ], [ 0, %109 ], [ 0, %119 ], [ 0, %116 ], [ 0, %113 ]
  ret i32 %.0135
}

declare i32 @tapeless_library_MPI_Irsend(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Ibsend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6) {
  %8 = icmp eq ptr %2, @ompi_mpi_double
  %9 = call zeroext i1 @llvm.is.constant.i1(i1 noundef zeroext %8)
  br i1 %9, label %10, label %56

10:
  %11 = icmp eq ptr %2, @ompi_mpi_double
  %12 = icmp eq ptr %2, @ompi_mpi_c_double_complex
  %or.cond = or i1 %11, %12
  %13 = icmp eq ptr %2, @ompi_mpi_dblcplex
  %or.cond136 = or i1 %or.cond, %13
  %14 = icmp eq ptr %2, @ompi_mpi_dblprec
  %or.cond137 = or i1 %or.cond136, %14
  %15 = icmp eq ptr %2, @ompi_mpi_real8
  %or.cond138 = or i1 %or.cond137, %15
  br i1 %or.cond138, label %56, label %16

16:
  %17 = icmp eq ptr %2, @ompi_mpi_float
  %18 = icmp eq ptr %2, @ompi_mpi_c_float_complex
  %or.cond139 = or i1 %17, %18
  %19 = icmp eq ptr %2, @ompi_mpi_cplex
  %or.cond140 = or i1 %or.cond139, %19
  %20 = icmp eq ptr %2, @ompi_mpi_real
  %or.cond141 = or i1 %or.cond140, %20
  %21 = icmp eq ptr %2, @ompi_mpi_real4
  %or.cond142 = or i1 %or.cond141, %21
  br i1 %or.cond142, label %56, label %22

22:
  %23 = icmp eq ptr %2, @ompi_mpi_char
  %24 = icmp eq ptr %2, @ompi_mpi_signed_char
  %or.cond143 = or i1 %23, %24
  %25 = icmp eq ptr %2, @ompi_mpi_unsigned_char
  %or.cond144 = or i1 %or.cond143, %25
  %26 = icmp eq ptr %2, @ompi_mpi_short
  %or.cond145 = or i1 %or.cond144, %26
  %27 = icmp eq ptr %2, @ompi_mpi_unsigned_short
  %or.cond146 = or i1 %or.cond145, %27
  %28 = icmp eq ptr %2, @ompi_mpi_int
  %or.cond147 = or i1 %or.cond146, %28
  %29 = icmp eq ptr %2, @ompi_mpi_unsigned
  %or.cond148 = or i1 %or.cond147, %29
  %30 = icmp eq ptr %2, @ompi_mpi_long
  %or.cond149 = or i1 %or.cond148, %30
  %31 = icmp eq ptr %2, @ompi_mpi_unsigned_long
  %or.cond150 = or i1 %or.cond149, %31
  %32 = icmp eq ptr %2, @ompi_mpi_long_long_int
  %or.cond151 = or i1 %or.cond150, %32
  %33 = icmp eq ptr %2, @ompi_mpi_unsigned_long_long
  %or.cond152 = or i1 %or.cond151, %33
  %34 = icmp eq ptr %2, @ompi_mpi_int8_t
  %or.cond153 = or i1 %or.cond152, %34
  %35 = icmp eq ptr %2, @ompi_mpi_int16_t
  %or.cond154 = or i1 %or.cond153, %35
  %36 = icmp eq ptr %2, @ompi_mpi_int32_t
  %or.cond155 = or i1 %or.cond154, %36
  %37 = icmp eq ptr %2, @ompi_mpi_int64_t
  %or.cond156 = or i1 %or.cond155, %37
  %38 = icmp eq ptr %2, @ompi_mpi_uint8_t
  %or.cond157 = or i1 %or.cond156, %38
  %39 = icmp eq ptr %2, @ompi_mpi_uint16_t
  %or.cond158 = or i1 %or.cond157, %39
  %40 = icmp eq ptr %2, @ompi_mpi_uint32_t
  %or.cond159 = or i1 %or.cond158, %40
  %41 = icmp eq ptr %2, @ompi_mpi_uint64_t
  %or.cond160 = or i1 %or.cond159, %41
  %42 = icmp eq ptr %2, @ompi_mpi_c_bool
  %or.cond161 = or i1 %or.cond160, %42
  %43 = icmp eq ptr %2, @ompi_mpi_wchar
  %or.cond162 = or i1 %or.cond161, %43
  %44 = icmp eq ptr %2, @ompi_mpi_2int
  %or.cond163 = or i1 %or.cond162, %44
  %45 = icmp eq ptr %2, @ompi_mpi_integer
  %or.cond164 = or i1 %or.cond163, %45
  %46 = icmp eq ptr %2, @ompi_mpi_logical
  %or.cond165 = or i1 %or.cond164, %46
  %47 = icmp eq ptr %2, @ompi_mpi_character
  %or.cond166 = or i1 %or.cond165, %47
  %48 = icmp eq ptr %2, @ompi_mpi_aint
  %or.cond167 = or i1 %or.cond166, %48
  %49 = icmp eq ptr %2, @ompi_mpi_offset
  %or.cond168 = or i1 %or.cond167, %49
  %50 = icmp eq ptr %2, @ompi_mpi_count
  %or.cond169 = or i1 %or.cond168, %50
  br i1 %or.cond169, label %56, label %51

51:
  %52 = icmp eq ptr %2, @ompi_mpi_byte
  %53 = icmp eq ptr %2, @ompi_mpi_packed
  %spec.select = select i1 %52, i1 true, i1 %53
  %54 = zext i1 %spec.select to i64
  %55 = select i1 %spec.select, i32 4, i32 3
  br label %56

56:
  %.0134 = phi i32 [ 3, %7 ], [ 1, %10 ], [ 2, %16 ], [ %55, %51 ], [ 0, %22 ]
  %57 = icmp eq i32 %.0134, 0
  br i1 %57, label %58, label %60

58:
  %59 = call i32 @tapeless_library_MPI_Ibsend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6)
  br label %122

60:
  %61 = icmp eq ptr %2, @ompi_mpi_double
  %62 = call zeroext i1 @llvm.is.constant.i1(i1 noundef zeroext %61)
  br i1 %62, label %63, label %109

63:
  %64 = icmp eq ptr %2, @ompi_mpi_double
  %65 = icmp eq ptr %2, @ompi_mpi_c_double_complex
  %or.cond170 = or i1 %64, %65
  %66 = icmp eq ptr %2, @ompi_mpi_dblcplex
  %or.cond171 = or i1 %or.cond170, %66
  %67 = icmp eq ptr %2, @ompi_mpi_dblprec
  %or.cond172 = or i1 %or.cond171, %67
  %68 = icmp eq ptr %2, @ompi_mpi_real8
  %or.cond173 = or i1 %or.cond172, %68
  br i1 %or.cond173, label %109, label %69

69:
  %70 = icmp eq ptr %2, @ompi_mpi_float
  %71 = icmp eq ptr %2, @ompi_mpi_c_float_complex
  %or.cond174 = or i1 %70, %71
  %72 = icmp eq ptr %2, @ompi_mpi_cplex
  %or.cond175 = or i1 %or.cond174, %72
  %73 = icmp eq ptr %2, @ompi_mpi_real
  %or.cond176 = or i1 %or.cond175, %73
  %74 = icmp eq ptr %2, @ompi_mpi_real4
  %or.cond177 = or i1 %or.cond176, %74
  br i1 %or.cond177, label %109, label %75

75:
  %76 = icmp eq ptr %2, @ompi_mpi_char
  %77 = icmp eq ptr %2, @ompi_mpi_signed_char
  %or.cond178 = or i1 %76, %77
  %78 = icmp eq ptr %2, @ompi_mpi_unsigned_char
  %or.cond179 = or i1 %or.cond178, %78
  %79 = icmp eq ptr %2, @ompi_mpi_short
  %or.cond180 = or i1 %or.cond179, %79
  %80 = icmp eq ptr %2, @ompi_mpi_unsigned_short
  %or.cond181 = or i1 %or.cond180, %80
  %81 = icmp eq ptr %2, @ompi_mpi_int
  %or.cond182 = or i1 %or.cond181, %81
  %82 = icmp eq ptr %2, @ompi_mpi_unsigned
  %or.cond183 = or i1 %or.cond182, %82
  %83 = icmp eq ptr %2, @ompi_mpi_long
  %or.cond184 = or i1 %or.cond183, %83
  %84 = icmp eq ptr %2, @ompi_mpi_unsigned_long
  %or.cond185 = or i1 %or.cond184, %84
  %85 = icmp eq ptr %2, @ompi_mpi_long_long_int
  %or.cond186 = or i1 %or.cond185, %85
  %86 = icmp eq ptr %2, @ompi_mpi_unsigned_long_long
  %or.cond187 = or i1 %or.cond186, %86
  %87 = icmp eq ptr %2, @ompi_mpi_int8_t
  %or.cond188 = or i1 %or.cond187, %87
  %88 = icmp eq ptr %2, @ompi_mpi_int16_t
  %or.cond189 = or i1 %or.cond188, %88
  %89 = icmp eq ptr %2, @ompi_mpi_int32_t
  %or.cond190 = or i1 %or.cond189, %89
  %90 = icmp eq ptr %2, @ompi_mpi_int64_t
  %or.cond191 = or i1 %or.cond190, %90
  %91 = icmp eq ptr %2, @ompi_mpi_uint8_t
  %or.cond192 = or i1 %or.cond191, %91
  %92 = icmp eq ptr %2, @ompi_mpi_uint16_t
  %or.cond193 = or i1 %or.cond192, %92
  %93 = icmp eq ptr %2, @ompi_mpi_uint32_t
  %or.cond194 = or i1 %or.cond193, %93
  %94 = icmp eq ptr %2, @ompi_mpi_uint64_t
  %or.cond195 = or i1 %or.cond194, %94
  %95 = icmp eq ptr %2, @ompi_mpi_c_bool
  %or.cond196 = or i1 %or.cond195, %95
  %96 = icmp eq ptr %2, @ompi_mpi_wchar
  %or.cond197 = or i1 %or.cond196, %96
  %97 = icmp eq ptr %2, @ompi_mpi_2int
  %or.cond198 = or i1 %or.cond197, %97
  %98 = icmp eq ptr %2, @ompi_mpi_integer
  %or.cond199 = or i1 %or.cond198, %98
  %99 = icmp eq ptr %2, @ompi_mpi_logical
  %or.cond200 = or i1 %or.cond199, %99
  %100 = icmp eq ptr %2, @ompi_mpi_character
  %or.cond201 = or i1 %or.cond200, %100
  %101 = icmp eq ptr %2, @ompi_mpi_aint
  %or.cond202 = or i1 %or.cond201, %101
  %102 = icmp eq ptr %2, @ompi_mpi_offset
  %or.cond203 = or i1 %or.cond202, %102
  %103 = icmp eq ptr %2, @ompi_mpi_count
  %or.cond204 = or i1 %or.cond203, %103
  br i1 %or.cond204, label %109, label %104

104:
  %105 = icmp eq ptr %2, @ompi_mpi_byte
  %106 = icmp eq ptr %2, @ompi_mpi_packed
  %spec.select205 = select i1 %105, i1 true, i1 %106
  %107 = zext i1 %spec.select205 to i64
  %108 = select i1 %spec.select205, i32 4, i32 3
  br label %109

109:
  %.0 = phi i32 [ 3, %60 ], [ 1, %63 ], [ 2, %69 ], [ %108, %104 ], [ 0, %75 ]
  switch i32 %.0, label %122 [
    i32 1, label %110
    i32 2, label %113
    i32 3, label %116
    i32 4, label %119
  ]

110:
  %111 = ptrtoint ptr %2 to i64
  %112 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_double(ptr noundef %0, i32 noundef 3, i32 noundef %1, i64 noundef %111, i32 noundef %3, i32 noundef %4, i64 noundef %112, ptr noundef %6)
  br label %122

113:
  %114 = ptrtoint ptr %2 to i64
  %115 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_float(ptr noundef %0, i32 noundef 3, i32 noundef %1, i64 noundef %114, i32 noundef %3, i32 noundef %4, i64 noundef %115, ptr noundef %6)
  br label %122

116:
  %117 = ptrtoint ptr %2 to i64
  %118 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_any(ptr noundef %0, i32 noundef 3, i32 noundef %1, i64 noundef %117, i32 noundef %3, i32 noundef %4, i64 noundef %118, ptr noundef %6)
  br label %122

119:
  %120 = ptrtoint ptr %2 to i64
  %121 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_bytes(ptr noundef %0, i32 noundef 3, i32 noundef %1, i64 noundef %120, i32 noundef %3, i32 noundef %4, i64 noundef %121, ptr noundef %6)
  br label %122

122:
  %.0135 = phi i32 [ %59, %58 ], [ 0, %110 ], [ 0, %109 ], [ 0, %119 ], [ 0, %116 ], [ 0, %113 ]
  ret i32 %.0135
}

declare i32 @tapeless_library_MPI_Ibsend(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Send_init(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6) {
  %8 = icmp eq ptr %2, @ompi_mpi_double
  %9 = call zeroext i1 @llvm.is.constant.i1(i1 noundef zeroext %8)
  br i1 %9, label %10, label %56

10:
  %11 = icmp eq ptr %2, @ompi_mpi_double
  %12 = icmp eq ptr %2, @ompi_mpi_c_double_complex
  %or.cond = or i1 %11, %12
  %13 = icmp eq ptr %2, @ompi_mpi_dblcplex
  %or.cond136 = or i1 %or.cond, %13
  %14 = icmp eq ptr %2, @ompi_mpi_dblprec
  %or.cond137 = or i1 %or.cond136, %14
  %15 = icmp eq ptr %2, @ompi_mpi_real8
  %or.cond138 = or i1 %or.cond137, %15
  br i1 %or.cond138, label %56, label %16

16:
  %17 = icmp eq ptr %2, @ompi_mpi_float
  %18 = icmp eq ptr %2, @ompi_mpi_c_float_complex
  %or.cond139 = or i1 %17, %18
  %19 = icmp eq ptr %2, @ompi_mpi_cplex
  %or.cond140 = or i1 %or.cond139, %19
  %20 = icmp eq ptr %2, @ompi_mpi_real
  %or.cond141 = or i1 %or.cond140, %20
  %21 = icmp eq ptr %2, @ompi_mpi_real4
  %or.cond142 = or i1 %or.cond141, %21
  br i1 %or.cond142, label %56, label %22

22:
  %23 = icmp eq ptr %2, @ompi_mpi_char
  %24 = icmp eq ptr %2, @ompi_mpi_signed_char
  %or.cond143 = or i1 %23, %24
  %25 = icmp eq ptr %2, @ompi_mpi_unsigned_char
  %or.cond144 = or i1 %or.cond143, %25
  %26 = icmp eq ptr %2, @ompi_mpi_short
  %or.cond145 = or i1 %or.cond144, %26
  %27 = icmp eq ptr %2, @ompi_mpi_unsigned_short
  %or.cond146 = or i1 %or.cond145, %27
  %28 = icmp eq ptr %2, @ompi_mpi_int
  %or.cond147 = or i1 %or.cond146, %28
  %29 = icmp eq ptr %2, @ompi_mpi_unsigned
  %or.cond148 = or i1 %or.cond147, %29
  %30 = icmp eq ptr %2, @ompi_mpi_long
  %or.cond149 = or i1 %or.cond148, %30
  %31 = icmp eq ptr %2, @ompi_mpi_unsigned_long
  %or.cond150 = or i1 %or.cond149, %31
  %32 = icmp eq ptr %2, @ompi_mpi_long_long_int
  %or.cond151 = or i1 %or.cond150, %32
  %33 = icmp eq ptr %2, @ompi_mpi_unsigned_long_long
  %or.cond152 = or i1 %or.cond151, %33
  %34 = icmp eq ptr %2, @ompi_mpi_int8_t
  %or.cond153 = or i1 %or.cond152, %34
  %35 = icmp eq ptr %2, @ompi_mpi_int16_t
  %or.cond154 = or i1 %or.cond153, %35
  %36 = icmp eq ptr %2, @ompi_mpi_int32_t
  %or.cond155 = or i1 %or.cond154, %36
  %37 = icmp eq ptr %2, @ompi_mpi_int64_t
  %or.cond156 = or i1 %or.cond155, %37
  %38 = icmp eq ptr %2, @ompi_mpi_uint8_t
  %or.cond157 = or i1 %or.cond156, %38
  %39 = icmp eq ptr %2, @ompi_mpi_uint16_t
  %or.cond158 = or i1 %or.cond157, %39
  %40 = icmp eq ptr %2, @ompi_mpi_uint32_t
  %or.cond159 = or i1 %or.cond158, %40
  %41 = icmp eq ptr %2, @ompi_mpi_uint64_t
  %or.cond160 = or i1 %or.cond159, %41
  %42 = icmp eq ptr %2, @ompi_mpi_c_bool
  %or.cond161 = or i1 %or.cond160, %42
  %43 = icmp eq ptr %2, @ompi_mpi_wchar
  %or.cond162 = or i1 %or.cond161, %43
  %44 = icmp eq ptr %2, @ompi_mpi_2int
  %or.cond163 = or i1 %or.cond162, %44
  %45 = icmp eq ptr %2, @ompi_mpi_integer
  %or.cond164 = or i1 %or.cond163, %45
  %46 = icmp eq ptr %2, @ompi_mpi_logical
  %or.cond165 = or i1 %or.cond164, %46
  %47 = icmp eq ptr %2, @ompi_mpi_character
  %or.cond166 = or i1 %or.cond165, %47
  %48 = icmp eq ptr %2, @ompi_mpi_aint
  %or.cond167 = or i1 %or.cond166, %48
  %49 = icmp eq ptr %2, @ompi_mpi_offset
  %or.cond168 = or i1 %or.cond167, %49
  %50 = icmp eq ptr %2, @ompi_mpi_count
  %or.cond169 = or i1 %or.cond168, %50
  br i1 %or.cond169, label %56, label %51

51:
  %52 = icmp eq ptr %2, @ompi_mpi_byte
  %53 = icmp eq ptr %2, @ompi_mpi_packed
  %spec.select = select i1 %52, i1 true, i1 %53
  %54 = zext i1 %spec.select to i64
  %55 = select i1 %spec.select, i32 4, i32 3
  br label %56

56:
  %.0134 = phi i32 [ 3, %7 ], [ 1, %10 ], [ 2, %16 ], [ %55, %51 ], [ 0, %22 ]
  %57 = icmp eq i32 %.0134, 0
  br i1 %57, label %58, label %60

58:
  %59 = call i32 @tapeless_library_MPI_Send_init(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6)
  br label %122

60:
  %61 = icmp eq ptr %2, @ompi_mpi_double
  %62 = call zeroext i1 @llvm.is.constant.i1(i1 noundef zeroext %61)
  br i1 %62, label %63, label %109

63:
  %64 = icmp eq ptr %2, @ompi_mpi_double
  %65 = icmp eq ptr %2, @ompi_mpi_c_double_complex
  %or.cond170 = or i1 %64, %65
  %66 = icmp eq ptr %2, @ompi_mpi_dblcplex
  %or.cond171 = or i1 %or.cond170, %66
  %67 = icmp eq ptr %2, @ompi_mpi_dblprec
  %or.cond172 = or i1 %or.cond171, %67
  %68 = icmp eq ptr %2, @ompi_mpi_real8
  %or.cond173 = or i1 %or.cond172, %68
  br i1 %or.cond173, label %109, label %69

69:
  %70 = icmp eq ptr %2, @ompi_mpi_float
  %71 = icmp eq ptr %2, @ompi_mpi_c_float_complex
  %or.cond174 = or i1 %70, %71
  %72 = icmp eq ptr %2, @ompi_mpi_cplex
  %or.cond175 = or i1 %or.cond174, %72
  %73 = icmp eq ptr %2, @ompi_mpi_real
  %or.cond176 = or i1 %or.cond175, %73
  %74 = icmp eq ptr %2, @ompi_mpi_real4
  %or.cond177 = or i1 %or.cond176, %74
  br i1 %or.cond177, label %109, label %75

75:
  %76 = icmp eq ptr %2, @ompi_mpi_char
  %77 = icmp eq ptr %2, @ompi_mpi_signed_char
  %or.cond178 = or i1 %76, %77
  %78 = icmp eq ptr %2, @ompi_mpi_unsigned_char
  %or.cond179 = or i1 %or.cond178, %78
  %79 = icmp eq ptr %2, @ompi_mpi_short
  %or.cond180 = or i1 %or.cond179, %79
  %80 = icmp eq ptr %2, @ompi_mpi_unsigned_short
  %or.cond181 = or i1 %or.cond180, %80
  %81 = icmp eq ptr %2, @ompi_mpi_int
  %or.cond182 = or i1 %or.cond181, %81
  %82 = icmp eq ptr %2, @ompi_mpi_unsigned
  %or.cond183 = or i1 %or.cond182, %82
  %83 = icmp eq ptr %2, @ompi_mpi_long
  %or.cond184 = or i1 %or.cond183, %83
  %84 = icmp eq ptr %2, @ompi_mpi_unsigned_long
  %or.cond185 = or i1 %or.cond184, %84
  %85 = icmp eq ptr %2, @ompi_mpi_long_long_int
  %or.cond186 = or i1 %or.cond185, %85
  %86 = icmp eq ptr %2, @ompi_mpi_unsigned_long_long
  %or.cond187 = or i1 %or.cond186, %86
  %87 = icmp eq ptr %2, @ompi_mpi_int8_t
  %or.cond188 = or i1 %or.cond187, %87
  %88 = icmp eq ptr %2, @ompi_mpi_int16_t
  %or.cond189 = or i1 %or.cond188, %88
  %89 = icmp eq ptr %2, @ompi_mpi_int32_t
  %or.cond190 = or i1 %or.cond189, %89
  %90 = icmp eq ptr %2, @ompi_mpi_int64_t
  %or.cond191 = or i1 %or.cond190, %90
  %91 = icmp eq ptr %2, @ompi_mpi_uint8_t
  %or.cond192 = or i1 %or.cond191, %91
  %92 = icmp eq ptr %2, @ompi_mpi_uint16_t
  %or.cond193 = or i1 %or.cond192, %92
  %93 = icmp eq ptr %2, @ompi_mpi_uint32_t
  %or.cond194 = or i1 %or.cond193, %93
  %94 = icmp eq ptr %2, @ompi_mpi_uint64_t
  %or.cond195 = or i1 %or.cond194, %94
  %95 = icmp eq ptr %2, @ompi_mpi_c_bool
  %or.cond196 = or i1 %or.cond195, %95
  %96 = icmp eq ptr %2, @ompi_mpi_wchar
  %or.cond197 = or i1 %or.cond196, %96
  %97 = icmp eq ptr %2, @ompi_mpi_2int
  %or.cond198 = or i1 %or.cond197, %97
  %98 = icmp eq ptr %2, @ompi_mpi_integer
  %or.cond199 = or i1 %or.cond198, %98
  %99 = icmp eq ptr %2, @ompi_mpi_logical
  %or.cond200 = or i1 %or.cond199, %99
  %100 = icmp eq ptr %2, @ompi_mpi_character
  %or.cond201 = or i1 %or.cond200, %100
  %101 = icmp eq ptr %2, @ompi_mpi_aint
  %or.cond202 = or i1 %or.cond201, %101
  %102 = icmp eq ptr %2, @ompi_mpi_offset
  %or.cond203 = or i1 %or.cond202, %102
  %103 = icmp eq ptr %2, @ompi_mpi_count
  %or.cond204 = or i1 %or.cond203, %103
  br i1 %or.cond204, label %109, label %104

104:
  %105 = icmp eq ptr %2, @ompi_mpi_byte
  %106 = icmp eq ptr %2, @ompi_mpi_packed
  %spec.select205 = select i1 %105, i1 true, i1 %106
  %107 = zext i1 %spec.select205 to i64
  %108 = select i1 %spec.select205, i32 4, i32 3
  br label %109

109:
  %.0 = phi i32 [ 3, %60 ], [ 1, %63 ], [ 2, %69 ], [ %108, %104 ], [ 0, %75 ]
  switch i32 %.0, label %122 [
    i32 1, label %110
    i32 2, label %113
    i32 3, label %116
    i32 4, label %119
  ]

110:
  %111 = ptrtoint ptr %2 to i64
  %112 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_double(ptr noundef %0, i32 noundef 8, i32 noundef %1, i64 noundef %111, i32 noundef %3, i32 noundef %4, i64 noundef %112, ptr noundef %6)
  br label %122

113:
  %114 = ptrtoint ptr %2 to i64
  %115 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_float(ptr noundef %0, i32 noundef 8, i32 noundef %1, i64 noundef %114, i32 noundef %3, i32 noundef %4, i64 noundef %115, ptr noundef %6)
  br label %122

116:
  %117 = ptrtoint ptr %2 to i64
  %118 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_any(ptr noundef %0, i32 noundef 8, i32 noundef %1, i64 noundef %117, i32 noundef %3, i32 noundef %4, i64 noundef %118, ptr noundef %6)
  br label %122

119:
  %120 = ptrtoint ptr %2 to i64
  %121 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_bytes(ptr noundef %0, i32 noundef 8, i32 noundef %1, i64 noundef %120, i32 noundef %3, i32 noundef %4, i64 noundef %121, ptr noundef %6)
  br label %122

122:
  %.0135 = phi i32 [ %59, %58 ], [ 0, %110 ], [ 0, %109 ], [ 0, %119 ], [ 0, %116 ], [ 0, %113 ]
  ret i32 %.0135
}

declare i32 @tapeless_library_MPI_Send_init(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Ssend_init(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6) {
  %8 = icmp eq ptr %2, @ompi_mpi_double
  %9 = call zeroext i1 @llvm.is.constant.i1(i1 noundef zeroext %8)
  br i1 %9, label %10, label %56

10:
  %11 = icmp eq ptr %2, @ompi_mpi_double
  %12 = icmp eq ptr %2, @ompi_mpi_c_double_complex
  %or.cond = or i1 %11, %12
  %13 = icmp eq ptr %2, @ompi_mpi_dblcplex
  %or.cond136 = or i1 %or.cond, %13
  %14 = icmp eq ptr %2, @ompi_mpi_dblprec
  %or.cond137 = or i1 %or.cond136, %14
  %15 = icmp eq ptr %2, @ompi_mpi_real8
  %or.cond138 = or i1 %or.cond137, %15
  br i1 %or.cond138, label %56, label %16

16:
  %17 = icmp eq ptr %2, @ompi_mpi_float
  %18 = icmp eq ptr %2, @ompi_mpi_c_float_complex
  %or.cond139 = or i1 %17, %18
  %19 = icmp eq ptr %2, @ompi_mpi_cplex
  %or.cond140 = or i1 %or.cond139, %19
  %20 = icmp eq ptr %2, @ompi_mpi_real
  %or.cond141 = or i1 %or.cond140, %20
  %21 = icmp eq ptr %2, @ompi_mpi_real4
  %or.cond142 = or i1 %or.cond141, %21
  br i1 %or.cond142, label %56, label %22

22:
  %23 = icmp eq ptr %2, @ompi_mpi_char
  %24 = icmp eq ptr %2, @ompi_mpi_signed_char
  %or.cond143 = or i1 %23, %24
  %25 = icmp eq ptr %2, @ompi_mpi_unsigned_char
  %or.cond144 = or i1 %or.cond143, %25
  %26 = icmp eq ptr %2, @ompi_mpi_short
  %or.cond145 = or i1 %or.cond144, %26
  %27 = icmp eq ptr %2, @ompi_mpi_unsigned_short
  %or.cond146 = or i1 %or.cond145, %27
  %28 = icmp eq ptr %2, @ompi_mpi_int
  %or.cond147 = or i1 %or.cond146, %28
  %29 = icmp eq ptr %2, @ompi_mpi_unsigned
  %or.cond148 = or i1 %or.cond147, %29
  %30 = icmp eq ptr %2, @ompi_mpi_long
  %or.cond149 = or i1 %or.cond148, %30
  %31 = icmp eq ptr %2, @ompi_mpi_unsigned_long
  %or.cond150 = or i1 %or.cond149, %31
  %32 = icmp eq ptr %2, @ompi_mpi_long_long_int
  %or.cond151 = or i1 %or.cond150, %32
  %33 = icmp eq ptr %2, @ompi_mpi_unsigned_long_long
  %or.cond152 = or i1 %or.cond151, %33
  %34 = icmp eq ptr %2, @ompi_mpi_int8_t
  %or.cond153 = or i1 %or.cond152, %34
  %35 = icmp eq ptr %2, @ompi_mpi_int16_t
  %or.cond154 = or i1 %or.cond153, %35
  %36 = icmp eq ptr %2, @ompi_mpi_int32_t
  %or.cond155 = or i1 %or.cond154, %36
  %37 = icmp eq ptr %2, @ompi_mpi_int64_t
  %or.cond156 = or i1 %or.cond155, %37
  %38 = icmp eq ptr %2, @ompi_mpi_uint8_t
  %or.cond157 = or i1 %or.cond156, %38
  %39 = icmp eq ptr %2, @ompi_mpi_uint16_t
  %or.cond158 = or i1 %or.cond157, %39
  %40 = icmp eq ptr %2, @ompi_mpi_uint32_t
  %or.cond159 = or i1 %or.cond158, %40
  %41 = icmp eq ptr %2, @ompi_mpi_uint64_t
  %or.cond160 = or i1 %or.cond159, %41
  %42 = icmp eq ptr %2, @ompi_mpi_c_bool
  %or.cond161 = or i1 %or.cond160, %42
  %43 = icmp eq ptr %2, @ompi_mpi_wchar
  %or.cond162 = or i1 %or.cond161, %43
  %44 = icmp eq ptr %2, @ompi_mpi_2int
  %or.cond163 = or i1 %or.cond162, %44
  %45 = icmp eq ptr %2, @ompi_mpi_integer
  %or.cond164 = or i1 %or.cond163, %45
  %46 = icmp eq ptr %2, @ompi_mpi_logical
  %or.cond165 = or i1 %or.cond164, %46
  %47 = icmp eq ptr %2, @ompi_mpi_character
  %or.cond166 = or i1 %or.cond165, %47
  %48 = icmp eq ptr %2, @ompi_mpi_aint
  %or.cond167 = or i1 %or.cond166, %48
  %49 = icmp eq ptr %2, @ompi_mpi_offset
  %or.cond168 = or i1 %or.cond167, %49
  %50 = icmp eq ptr %2, @ompi_mpi_count
  %or.cond169 = or i1 %or.cond168, %50
  br i1 %or.cond169, label %56, label %51

51:
  %52 = icmp eq ptr %2, @ompi_mpi_byte
  %53 = icmp eq ptr %2, @ompi_mpi_packed
  %spec.select = select i1 %52, i1 true, i1 %53
  %54 = zext i1 %spec.select to i64
  %55 = select i1 %spec.select, i32 4, i32 3
  br label %56

56:
  %.0134 = phi i32 [ 3, %7 ], [ 1, %10 ], [ 2, %16 ], [ %55, %51 ], [ 0, %22 ]
  %57 = icmp eq i32 %.0134, 0
  br i1 %57, label %58, label %60

58:
  %59 = call i32 @tapeless_library_MPI_Ssend_init(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6)
  br label %122

60:
  %61 = icmp eq ptr %2, @ompi_mpi_double
  %62 = call zeroext i1 @llvm.is.constant.i1(i1 noundef zeroext %61)
  br i1 %62, label %63, label %109

63:
  %64 = icmp eq ptr %2, @ompi_mpi_double
  %65 = icmp eq ptr %2, @ompi_mpi_c_double_complex
  %or.cond170 = or i1 %64, %65
  %66 = icmp eq ptr %2, @ompi_mpi_dblcplex
  %or.cond171 = or i1 %or.cond170, %66
  %67 = icmp eq ptr %2, @ompi_mpi_dblprec
  %or.cond172 = or i1 %or.cond171, %67
  %68 = icmp eq ptr %2, @ompi_mpi_real8
  %or.cond173 = or i1 %or.cond172, %68
  br i1 %or.cond173, label %109, label %69

69:
  %70 = icmp eq ptr %2, @ompi_mpi_float
  %71 = icmp eq ptr %2, @ompi_mpi_c_float_complex
  %or.cond174 = or i1 %70, %71
  %72 = icmp eq ptr %2, @ompi_mpi_cplex
  %or.cond175 = or i1 %or.cond174, %72
  %73 = icmp eq ptr %2, @ompi_mpi_real
  %or.cond176 = or i1 %or.cond175, %73
  %74 = icmp eq ptr %2, @ompi_mpi_real4
  %or.cond177 = or i1 %or.cond176, %74
  br i1 %or.cond177, label %109, label %75

75:
  %76 = icmp eq ptr %2, @ompi_mpi_char
  %77 = icmp eq ptr %2, @ompi_mpi_signed_char
  %or.cond178 = or i1 %76, %77
  %78 = icmp eq ptr %2, @ompi_mpi_unsigned_char
  %or.cond179 = or i1 %or.cond178, %78
  %79 = icmp eq ptr %2, @ompi_mpi_short
  %or.cond180 = or i1 %or.cond179, %79
  %80 = icmp eq ptr %2, @ompi_mpi_unsigned_short
  %or.cond181 = or i1 %or.cond180, %80
  %81 = icmp eq ptr %2, @ompi_mpi_int
  %or.cond182 = or i1 %or.cond181, %81
  %82 = icmp eq ptr %2, @ompi_mpi_unsigned
  %or.cond183 = or i1 %or.cond182, %82
  %83 = icmp eq ptr %2, @ompi_mpi_long
  %or.cond184 = or i1 %or.cond183, %83
  %84 = icmp eq ptr %2, @ompi_mpi_unsigned_long
  %or.cond185 = or i1 %or.cond184, %84
  %85 = icmp eq ptr %2, @ompi_mpi_long_long_int
  %or.cond186 = or i1 %or.cond185, %85
  %86 = icmp eq ptr %2, @ompi_mpi_unsigned_long_long
  %or.cond187 = or i1 %or.cond186, %86
  %87 = icmp eq ptr %2, @ompi_mpi_int8_t
  %or.cond188 = or i1 %or.cond187, %87
  %88 = icmp eq ptr %2, @ompi_mpi_int16_t
  %or.cond189 = or i1 %or.cond188, %88
  %89 = icmp eq ptr %2, @ompi_mpi_int32_t
  %or.cond190 = or i1 %or.cond189, %89
  %90 = icmp eq ptr %2, @ompi_mpi_int64_t
  %or.cond191 = or i1 %or.cond190, %90
  %91 = icmp eq ptr %2, @ompi_mpi_uint8_t
  %or.cond192 = or i1 %or.cond191, %91
  %92 = icmp eq ptr %2, @ompi_mpi_uint16_t
  %or.cond193 = or i1 %or.cond192, %92
  %93 = icmp eq ptr %2, @ompi_mpi_uint32_t
  %or.cond194 = or i1 %or.cond193, %93
  %94 = icmp eq ptr %2, @ompi_mpi_uint64_t
  %or.cond195 = or i1 %or.cond194, %94
  %95 = icmp eq ptr %2, @ompi_mpi_c_bool
  %or.cond196 = or i1 %or.cond195, %95
  %96 = icmp eq ptr %2, @ompi_mpi_wchar
  %or.cond197 = or i1 %or.cond196, %96
  %97 = icmp eq ptr %2, @ompi_mpi_2int
  %or.cond198 = or i1 %or.cond197, %97
  %98 = icmp eq ptr %2, @ompi_mpi_integer
  %or.cond199 = or i1 %or.cond198, %98
  %99 = icmp eq ptr %2, @ompi_mpi_logical
  %or.cond200 = or i1 %or.cond199, %99
  %100 = icmp eq ptr %2, @ompi_mpi_character
  %or.cond201 = or i1 %or.cond200, %100
  %101 = icmp eq ptr %2, @ompi_mpi_aint
  %or.cond202 = or i1 %or.cond201, %101
  %102 = icmp eq ptr %2, @ompi_mpi_offset
  %or.cond203 = or i1 %or.cond202, %102
  %103 = icmp eq ptr %2, @ompi_mpi_count
  %or.cond204 = or i1 %or.cond203, %103
  br i1 %or.cond204, label %109, label %104

104:
  %105 = icmp eq ptr %2, @ompi_mpi_byte
  %106 = icmp eq ptr %2, @ompi_mpi_packed
  %spec.select205 = select i1 %105, i1 true, i1 %106
  %107 = zext i1 %spec.select205 to i64
  %108 = select i1 %spec.select205, i32 4, i32 3
  br label %109

109:
  %.0 = phi i32 [ 3, %60 ], [ 1, %63 ], [ 2, %69 ], [ %108, %104 ], [ 0, %75 ]
  switch i32 %.0, label %122 [
    i32 1, label %110
    i32 2, label %113
    i32 3, label %116
    i32 4, label %119
  ]

110:
  %111 = ptrtoint ptr %2 to i64
  %112 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_double(ptr noundef %0, i32 noundef 9, i32 noundef %1, i64 noundef %111, i32 noundef %3, i32 noundef %4, i64 noundef %112, ptr noundef %6)
  br label %122

113:
  %114 = ptrtoint ptr %2 to i64
  %115 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_float(ptr noundef %0, i32 noundef 9, i32 noundef %1, i64 noundef %114, i32 noundef %3, i32 noundef %4, i64 noundef %115, ptr noundef %6)
  br label %122

116:
  %117 = ptrtoint ptr %2 to i64
  %118 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_any(ptr noundef %0, i32 noundef 9, i32 noundef %1, i64 noundef %117, i32 noundef %3, i32 noundef %4, i64 noundef %118, ptr noundef %6)
  br label %122

119:
  %120 = ptrtoint ptr %2 to i64
  %121 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_bytes(ptr noundef %0, i32 noundef 9, i32 noundef %1, i64 noundef %120, i32 noundef %3, i32 noundef %4, i64 noundef %121, ptr noundef %6)
  br label %122

122:
  %.0135 = phi i32 [ %59, %58 ], [ 0, %110 ], [ 0, %109 ], [ 0, %119 ], [ 0, %116 ], [ 0, %113 ]
  ret i32 %.0135
}

declare i32 @tapeless_library_MPI_Ssend_init(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Rsend_init(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6) {
  %8 = icmp eq ptr %2, @ompi_mpi_double
  %9 = call zeroext i1 @llvm.is.constant.i1(i1 noundef zeroext %8)
  br i1 %9, label %10, label %56

10:
  %11 = icmp eq ptr %2, @ompi_mpi_double
  %12 = icmp eq ptr %2, @ompi_mpi_c_double_complex
  %or.cond = or i1 %11, %12
  %13 = icmp eq ptr %2, @ompi_mpi_dblcplex
  %or.cond136 = or i1 %or.cond, %13
  %14 = icmp eq ptr %2, @ompi_mpi_dblprec
  %or.cond137 = or i1 %or.cond136, %14
  %15 = icmp eq ptr %2, @ompi_mpi_real8
  %or.cond138 = or i1 %or.cond137, %15
  br i1 %or.cond138, label %56, label %16

16:
  %17 = icmp eq ptr %2, @ompi_mpi_float
  %18 = icmp eq ptr %2, @ompi_mpi_c_float_complex
  %or.cond139 = or i1 %17, %18
  %19 = icmp eq ptr %2, @ompi_mpi_cplex
  %or.cond140 = or i1 %or.cond139, %19
  %20 = icmp eq ptr %2, @ompi_mpi_real
  %or.cond141 = or i1 %or.cond140, %20
  %21 = icmp eq ptr %2, @ompi_mpi_real4
  %or.cond142 = or i1 %or.cond141, %21
  br i1 %or.cond142, label %56, label %22

22:
  %23 = icmp eq ptr %2, @ompi_mpi_char
  %24 = icmp eq ptr %2, @ompi_mpi_signed_char
  %or.cond143 = or i1 %23, %24
  %25 = icmp eq ptr %2, @ompi_mpi_unsigned_char
  %or.cond144 = or i1 %or.cond143, %25
  %26 = icmp eq ptr %2, @ompi_mpi_short
  %or.cond145 = or i1 %or.cond144, %26
  %27 = icmp eq ptr %2, @ompi_mpi_unsigned_short
  %or.cond146 = or i1 %or.cond145, %27
  %28 = icmp eq ptr %2, @ompi_mpi_int
  %or.cond147 = or i1 %or.cond146, %28
  %29 = icmp eq ptr %2, @ompi_mpi_unsigned
  %or.cond148 = or i1 %or.cond147, %29
  %30 = icmp eq ptr %2, @ompi_mpi_long
  %or.cond149 = or i1 %or.cond148, %30
  %31 = icmp eq ptr %2, @ompi_mpi_unsigned_long
  %or.cond150 = or i1 %or.cond149, %31
  %32 = icmp eq ptr %2, @ompi_mpi_long_long_int
  %or.cond151 = or i1 %or.cond150, %32
  %33 = icmp eq ptr %2, @ompi_mpi_unsigned_long_long
  %or.cond152 = or i1 %or.cond151, %33
  %34 = icmp eq ptr %2, @ompi_mpi_int8_t
  %or.cond153 = or i1 %or.cond152, %34
  %35 = icmp eq ptr %2, @ompi_mpi_int16_t
  %or.cond154 = or i1 %or.cond153, %35
  %36 = icmp eq ptr %2, @ompi_mpi_int32_t
  %or.cond155 = or i1 %or.cond154, %36
  %37 = icmp eq ptr %2, @ompi_mpi_int64_t
  %or.cond156 = or i1 %or.cond155, %37
  %38 = icmp eq ptr %2, @ompi_mpi_uint8_t
  %or.cond157 = or i1 %or.cond156, %38
  %39 = icmp eq ptr %2, @ompi_mpi_uint16_t
  %or.cond158 = or i1 %or.cond157, %39
  %40 = icmp eq ptr %2, @ompi_mpi_uint32_t
  %or.cond159 = or i1 %or.cond158, %40
  %41 = icmp eq ptr %2, @ompi_mpi_uint64_t
  %or.cond160 = or i1 %or.cond159, %41
  %42 = icmp eq ptr %2, @ompi_mpi_c_bool
  %or.cond161 = or i1 %or.cond160, %42
  %43 = icmp eq ptr %2, @ompi_mpi_wchar
  %or.cond162 = or i1 %or.cond161, %43
  %44 = icmp eq ptr %2, @ompi_mpi_2int
  %or.cond163 = or i1 %or.cond162, %44
  %45 = icmp eq ptr %2, @ompi_mpi_integer
  %or.cond164 = or i1 %or.cond163, %45
  %46 = icmp eq ptr %2, @ompi_mpi_logical
  %or.cond165 = or i1 %or.cond164, %46
  %47 = icmp eq ptr %2, @ompi_mpi_character
  %or.cond166 = or i1 %or.cond165, %47
  %48 = icmp eq ptr %2, @ompi_mpi_aint
  %or.cond167 = or i1 %or.cond166, %48
  %49 = icmp eq ptr %2, @ompi_mpi_offset
  %or.cond168 = or i1 %or.cond167, %49
  %50 = icmp eq ptr %2, @ompi_mpi_count
  %or.cond169 = or i1 %or.cond168, %50
  br i1 %or.cond169, label %56, label %51

51:
  %52 = icmp eq ptr %2, @ompi_mpi_byte
  %53 = icmp eq ptr %2, @ompi_mpi_packed
  %spec.select = select i1 %52, i1 true, i1 %53
  %54 = zext i1 %spec.select to i64
  %55 = select i1 %spec.select, i32 4, i32 3
  br label %56

56:
  %.0134 = phi i32 [ 3, %7 ], [ 1, %10 ], [ 2, %16 ], [ %55, %51 ], [ 0, %22 ]
  %57 = icmp eq i32 %.0134, 0
  br i1 %57, label %58, label %60

58:
  %59 = call i32 @tapeless_library_MPI_Rsend_init(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6)
  br label %122

60:
  %61 = icmp eq ptr %2, @ompi_mpi_double
  %62 = call zeroext i1 @llvm.is.constant.i1(i1 noundef zeroext %61)
  br i1 %62, label %63, label %109

63:
  %64 = icmp eq ptr %2, @ompi_mpi_double
  %65 = icmp eq ptr %2, @ompi_mpi_c_double_complex
  %or.cond170 = or i1 %64, %65
  %66 = icmp eq ptr %2, @ompi_mpi_dblcplex
  %or.cond171 = or i1 %or.cond170, %66
  %67 = icmp eq ptr %2, @ompi_mpi_dblprec
  %or.cond172 = or i1 %or.cond171, %67
  %68 = icmp eq ptr %2, @ompi_mpi_real8
  %or.cond173 = or i1 %or.cond172, %68
  br i1 %or.cond173, label %109, label %69

69:
  %70 = icmp eq ptr %2, @ompi_mpi_float
  %71 = icmp eq ptr %2, @ompi_mpi_c_float_complex
  %or.cond174 = or i1 %70, %71
  %72 = icmp eq ptr %2, @ompi_mpi_cplex
  %or.cond175 = or i1 %or.cond174, %72
  %73 = icmp eq ptr %2, @ompi_mpi_real
  %or.cond176 = or i1 %or.cond175, %73
  %74 = icmp eq ptr %2, @ompi_mpi_real4
  %or.cond177 = or i1 %or.cond176, %74
  br i1 %or.cond177, label %109, label %75

75:
  %76 = icmp eq ptr %2, @ompi_mpi_char
  %77 = icmp eq ptr %2, @ompi_mpi_signed_char
  %or.cond178 = or i1 %76, %77
  %78 = icmp eq ptr %2, @ompi_mpi_unsigned_char
  %or.cond179 = or i1 %or.cond178, %78
  %79 = icmp eq ptr %2, @ompi_mpi_short
  %or.cond180 = or i1 %or.cond179, %79
  %80 = icmp eq ptr %2, @ompi_mpi_unsigned_short
  %or.cond181 = or i1 %or.cond180, %80
  %81 = icmp eq ptr %2, @ompi_mpi_int
  %or.cond182 = or i1 %or.cond181, %81
  %82 = icmp eq ptr %2, @ompi_mpi_unsigned
  %or.cond183 = or i1 %or.cond182, %82
  %83 = icmp eq ptr %2, @ompi_mpi_long
  %or.cond184 = or i1 %or.cond183, %83
  %84 = icmp eq ptr %2, @ompi_mpi_unsigned_long
  %or.cond185 = or i1 %or.cond184, %84
  %85 = icmp eq ptr %2, @ompi_mpi_long_long_int
  %or.cond186 = or i1 %or.cond185, %85
  %86 = icmp eq ptr %2, @ompi_mpi_unsigned_long_long
  %or.cond187 = or i1 %or.cond186, %86
  %87 = icmp eq ptr %2, @ompi_mpi_int8_t
  %or.cond188 = or i1 %or.cond187, %87
  %88 = icmp eq ptr %2, @ompi_mpi_int16_t
  %or.cond189 = or i1 %or.cond188, %88
  %89 = icmp eq ptr %2, @ompi_mpi_int32_t
  %or.cond190 = or i1 %or.cond189, %89
  %90 = icmp eq ptr %2, @ompi_mpi_int64_t
  %or.cond191 = or i1 %or.cond190, %90
  %91 = icmp eq ptr %2, @ompi_mpi_uint8_t
  %or.cond192 = or i1 %or.cond191, %91
  %92 = icmp eq ptr %2, @ompi_mpi_uint16_t
  %or.cond193 = or i1 %or.cond192, %92
  %93 = icmp eq ptr %2, @ompi_mpi_uint32_t
  %or.cond194 = or i1 %or.cond193, %93
  %94 = icmp eq ptr %2, @ompi_mpi_uint64_t
  %or.cond195 = or i1 %or.cond194, %94
  %95 = icmp eq ptr %2, @ompi_mpi_c_bool
  %or.cond196 = or i1 %or.cond195, %95
  %96 = icmp eq ptr %2, @ompi_mpi_wchar
  %or.cond197 = or i1 %or.cond196, %96
  %97 = icmp eq ptr %2, @ompi_mpi_2int
  %or.cond198 = or i1 %or.cond197, %97
  %98 = icmp eq ptr %2, @ompi_mpi_integer
  %or.cond199 = or i1 %or.cond198, %98
  %99 = icmp eq ptr %2, @ompi_mpi_logical
  %or.cond200 = or i1 %or.cond199, %99
  %100 = icmp eq ptr %2, @ompi_mpi_character
  %or.cond201 = or i1 %or.cond200, %100
  %101 = icmp eq ptr %2, @ompi_mpi_aint
  %or.cond202 = or i1 %or.cond201, %101
  %102 = icmp eq ptr %2, @ompi_mpi_offset
  %or.cond203 = or i1 %or.cond202, %102
  %103 = icmp eq ptr %2, @ompi_mpi_count
  %or.cond204 = or i1 %or.cond203, %103
  br i1 %or.cond204, label %109, label %104

104:
  %105 = icmp eq ptr %2, @ompi_mpi_byte
  %106 = icmp eq ptr %2, @ompi_mpi_packed
  %spec.select205 = select i1 %105, i1 true, i1 %106
  %107 = zext i1 %spec.select205 to i64
  %108 = select i1 %spec.select205, i32 4, i32 3
  br label %109

109:
  %.0 = phi i32 [ 3, %60 ], [ 1, %63 ], [ 2, %69 ], [ %108, %104 ], [ 0, %75 ]
  switch i32 %.0, label %122 [
    i32 1, label %110
    i32 2, label %113
    i32 3, label %116
    i32 4, label %119
  ]

110:
  %111 = ptrtoint ptr %2 to i64
  %112 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_double(ptr noundef %0, i32 noundef 10, i32 noundef %1, i64 noundef %111, i32 noundef %3, i32 noundef %4, i64 noundef %112, ptr noundef %6)
  br label %122

113:
  %114 = ptrtoint ptr %2 to i64
  %115 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_float(ptr noundef %0, i32 noundef 10, i32 noundef %1, i64 noundef %114, i32 noundef %3, i32 noundef %4, i64 noundef %115, ptr noundef %6)
  br label %122

116:
  %117 = ptrtoint ptr %2 to i64
  %118 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_any(ptr noundef %0, i32 noundef 10, i32 noundef %1, i64 noundef %117, i32 noundef %3, i32 noundef %4, i64 noundef %118, ptr noundef %6)
  br label %122

119:
  %120 = ptrtoint ptr %2 to i64
  %121 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_bytes(ptr noundef %0, i32 noundef 10, i32 noundef %1, i64 noundef %120, i32 noundef %3, i32 noundef %4, i64 noundef %121, ptr noundef %6)
  br label %122

122:
  %.0135 = phi i32 [ %59, %58 ], [ 0, %110 ], [ 0, %109 ], [ 0, %119 ], [ 0, %116 ], [ 0, %113 ]
  ret i32 %.0135
}

declare i32 @tapeless_library_MPI_Rsend_init(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Bsend_init(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6) {
  %8 = icmp eq ptr %2, @ompi_mpi_double
  %9 = call zeroext i1 @llvm.is.constant.i1(i1 noundef zeroext %8)
  br i1 %9, label %10, label %56

10:
  %11 = icmp eq ptr %2, @ompi_mpi_double
  %12 = icmp eq ptr %2, @ompi_mpi_c_double_complex
  %or.cond = or i1 %11, %12
  %13 = icmp eq ptr %2, @ompi_mpi_dblcplex
  %or.cond136 = or i1 %or.cond, %13
  %14 = icmp eq ptr %2, @ompi_mpi_dblprec
  %or.cond137 = or i1 %or.cond136, %14
  %15 = icmp eq ptr %2, @ompi_mpi_real8
  %or.cond138 = or i1 %or.cond137, %15
  br i1 %or.cond138, label %56, label %16

16:
  %17 = icmp eq ptr %2, @ompi_mpi_float
  %18 = icmp eq ptr %2, @ompi_mpi_c_float_complex
  %or.cond139 = or i1 %17, %18
  %19 = icmp eq ptr %2, @ompi_mpi_cplex
  %or.cond140 = or i1 %or.cond139, %19
  %20 = icmp eq ptr %2, @ompi_mpi_real
  %or.cond141 = or i1 %or.cond140, %20
  %21 = icmp eq ptr %2, @ompi_mpi_real4
  %or.cond142 = or i1 %or.cond141, %21
  br i1 %or.cond142, label %56, label %22

22:
  %23 = icmp eq ptr %2, @ompi_mpi_char
  %24 = icmp eq ptr %2, @ompi_mpi_signed_char
  %or.cond143 = or i1 %23, %24
  %25 = icmp eq ptr %2, @ompi_mpi_unsigned_char
  %or.cond144 = or i1 %or.cond143, %25
  %26 = icmp eq ptr %2, @ompi_mpi_short
  %or.cond145 = or i1 %or.cond144, %26
  %27 = icmp eq ptr %2, @ompi_mpi_unsigned_short
  %or.cond146 = or i1 %or.cond145, %27
  %28 = icmp eq ptr %2, @ompi_mpi_int
  %or.cond147 = or i1 %or.cond146, %28
  %29 = icmp eq ptr %2, @ompi_mpi_unsigned
  %or.cond148 = or i1 %or.cond147, %29
  %30 = icmp eq ptr %2, @ompi_mpi_long
  %or.cond149 = or i1 %or.cond148, %30
  %31 = icmp eq ptr %2, @ompi_mpi_unsigned_long
  %or.cond150 = or i1 %or.cond149, %31
  %32 = icmp eq ptr %2, @ompi_mpi_long_long_int
  %or.cond151 = or i1 %or.cond150, %32
  %33 = icmp eq ptr %2, @ompi_mpi_unsigned_long_long
  %or.cond152 = or i1 %or.cond151, %33
  %34 = icmp eq ptr %2, @ompi_mpi_int8_t
  %or.cond153 = or i1 %or.cond152, %34
  %35 = icmp eq ptr %2, @ompi_mpi_int16_t
  %or.cond154 = or i1 %or.cond153, %35
  %36 = icmp eq ptr %2, @ompi_mpi_int32_t
  %or.cond155 = or i1 %or.cond154, %36
  %37 = icmp eq ptr %2, @ompi_mpi_int64_t
  %or.cond156 = or i1 %or.cond155, %37
  %38 = icmp eq ptr %2, @ompi_mpi_uint8_t
  %or.cond157 = or i1 %or.cond156, %38
  %39 = icmp eq ptr %2, @ompi_mpi_uint16_t
  %or.cond158 = or i1 %or.cond157, %39
  %40 = icmp eq ptr %2, @ompi_mpi_uint32_t
  %or.cond159 = or i1 %or.cond158, %40
  %41 = icmp eq ptr %2, @ompi_mpi_uint64_t
  %or.cond160 = or i1 %or.cond159, %41
  %42 = icmp eq ptr %2, @ompi_mpi_c_bool
  %or.cond161 = or i1 %or.cond160, %42
  %43 = icmp eq ptr %2, @ompi_mpi_wchar
  %or.cond162 = or i1 %or.cond161, %43
  %44 = icmp eq ptr %2, @ompi_mpi_2int
  %or.cond163 = or i1 %or.cond162, %44
  %45 = icmp eq ptr %2, @ompi_mpi_integer
  %or.cond164 = or i1 %or.cond163, %45
  %46 = icmp eq ptr %2, @ompi_mpi_logical
  %or.cond165 = or i1 %or.cond164, %46
  %47 = icmp eq ptr %2, @ompi_mpi_character
  %or.cond166 = or i1 %or.cond165, %47
  %48 = icmp eq ptr %2, @ompi_mpi_aint
  %or.cond167 = or i1 %or.cond166, %48
  %49 = icmp eq ptr %2, @ompi_mpi_offset
  %or.cond168 = or i1 %or.cond167, %49
  %50 = icmp eq ptr %2, @ompi_mpi_count
  %or.cond169 = or i1 %or.cond168, %50
  br i1 %or.cond169, label %56, label %51

51:
  %52 = icmp eq ptr %2, @ompi_mpi_byte
  %53 = icmp eq ptr %2, @ompi_mpi_packed
  %spec.select = select i1 %52, i1 true, i1 %53
  %54 = zext i1 %spec.select to i64
  %55 = select i1 %spec.select, i32 4, i32 3
  br label %56

56:
  %.0134 = phi i32 [ 3, %7 ], [ 1, %10 ], [ 2, %16 ], [ %55, %51 ], [ 0, %22 ]
  %57 = icmp eq i32 %.0134, 0
  br i1 %57, label %58, label %60

58:
  %59 = call i32 @tapeless_library_MPI_Bsend_init(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6)
  br label %122

60:
  %61 = icmp eq ptr %2, @ompi_mpi_double
  %62 = call zeroext i1 @llvm.is.constant.i1(i1 noundef zeroext %61)
  br i1 %62, label %63, label %109

63:
  %64 = icmp eq ptr %2, @ompi_mpi_double
  %65 = icmp eq ptr %2, @ompi_mpi_c_double_complex
  %or.cond170 = or i1 %64, %65
  %66 = icmp eq ptr %2, @ompi_mpi_dblcplex
  %or.cond171 = or i1 %or.cond170, %66
  %67 = icmp eq ptr %2, @ompi_mpi_dblprec
  %or.cond172 = or i1 %or.cond171, %67
  %68 = icmp eq ptr %2, @ompi_mpi_real8
  %or.cond173 = or i1 %or.cond172, %68
  br i1 %or.cond173, label %109, label %69

69:
  %70 = icmp eq ptr %2, @ompi_mpi_float
  %71 = icmp eq ptr %2, @ompi_mpi_c_float_complex
  %or.cond174 = or i1 %70, %71
  %72 = icmp eq ptr %2, @ompi_mpi_cplex
  %or.cond175 = or i1 %or.cond174, %72
  %73 = icmp eq ptr %2, @ompi_mpi_real
  %or.cond176 = or i1 %or.cond175, %73
  %74 = icmp eq ptr %2, @ompi_mpi_real4
  %or.cond177 = or i1 %or.cond176, %74
  br i1 %or.cond177, label %109, label %75

75:
  %76 = icmp eq ptr %2, @ompi_mpi_char
  %77 = icmp eq ptr %2, @ompi_mpi_signed_char
  %or.cond178 = or i1 %76, %77
  %78 = icmp eq ptr %2, @ompi_mpi_unsigned_char
  %or.cond179 = or i1 %or.cond178, %78
  %79 = icmp eq ptr %2, @ompi_mpi_short
  %or.cond180 = or i1 %or.cond179, %79
  %80 = icmp eq ptr %2, @ompi_mpi_unsigned_short
  %or.cond181 = or i1 %or.cond180, %80
  %81 = icmp eq ptr %2, @ompi_mpi_int
  %or.cond182 = or i1 %or.cond181, %81
  %82 = icmp eq ptr %2, @ompi_mpi_unsigned
  %or.cond183 = or i1 %or.cond182, %82
  %83 = icmp eq ptr %2, @ompi_mpi_long
  %or.cond184 = or i1 %or.cond183, %83
  %84 = icmp eq ptr %2, @ompi_mpi_unsigned_long
  %or.cond185 = or i1 %or.cond184, %84
  %85 = icmp eq ptr %2, @ompi_mpi_long_long_int
  %or.cond186 = or i1 %or.cond185, %85
  %86 = icmp eq ptr %2, @ompi_mpi_unsigned_long_long
  %or.cond187 = or i1 %or.cond186, %86
  %87 = icmp eq ptr %2, @ompi_mpi_int8_t
  %or.cond188 = or i1 %or.cond187, %87
  %88 = icmp eq ptr %2, @ompi_mpi_int16_t
  %or.cond189 = or i1 %or.cond188, %88
  %89 = icmp eq ptr %2, @ompi_mpi_int32_t
  %or.cond190 = or i1 %or.cond189, %89
  %90 = icmp eq ptr %2, @ompi_mpi_int64_t
  %or.cond191 = or i1 %or.cond190, %90
  %91 = icmp eq ptr %2, @ompi_mpi_uint8_t
  %or.cond192 = or i1 %or.cond191, %91
  %92 = icmp eq ptr %2, @ompi_mpi_uint16_t
  %or.cond193 = or i1 %or.cond192, %92
  %93 = icmp eq ptr %2, @ompi_mpi_uint32_t
  %or.cond194 = or i1 %or.cond193, %93
  %94 = icmp eq ptr %2, @ompi_mpi_uint64_t
  %or.cond195 = or i1 %or.cond194, %94
  %95 = icmp eq ptr %2, @ompi_mpi_c_bool
  %or.cond196 = or i1 %or.cond195, %95
  %96 = icmp eq ptr %2, @ompi_mpi_wchar
  %or.cond197 = or i1 %or.cond196, %96
  %97 = icmp eq ptr %2, @ompi_mpi_2int
  %or.cond198 = or i1 %or.cond197, %97
  %98 = icmp eq ptr %2, @ompi_mpi_integer
  %or.cond199 = or i1 %or.cond198, %98
  %99 = icmp eq ptr %2, @ompi_mpi_logical
  %or.cond200 = or i1 %or.cond199, %99
  %100 = icmp eq ptr %2, @ompi_mpi_character
  %or.cond201 = or i1 %or.cond200, %100
  %101 = icmp eq ptr %2, @ompi_mpi_aint
  %or.cond202 = or i1 %or.cond201, %101
  %102 = icmp eq ptr %2, @ompi_mpi_offset
  %or.cond203 = or i1 %or.cond202, %102
  %103 = icmp eq ptr %2, @ompi_mpi_count
  %or.cond204 = or i1 %or.cond203, %103
  br i1 %or.cond204, label %109, label %104

104:
  %105 = icmp eq ptr %2, @ompi_mpi_byte
  %106 = icmp eq ptr %2, @ompi_mpi_packed
  %spec.select205 = select i1 %105, i1 true, i1 %106
  %107 = zext i1 %spec.select205 to i64
  %108 = select i1 %spec.select205, i32 4, i32 3
  br label %109

109:
  %.0 = phi i32 [ 3, %60 ], [ 1, %63 ], [ 2, %69 ], [ %108, %104 ], [ 0, %75 ]
  switch i32 %.0, label %122 [
    i32 1, label %110
    i32 2, label %113
    i32 3, label %116
    i32 4, label %119
  ]

110:
  %111 = ptrtoint ptr %2 to i64
  %112 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_double(ptr noundef %0, i32 noundef 11, i32 noundef %1, i64 noundef %111, i32 noundef %3, i32 noundef %4, i64 noundef %112, ptr noundef %6)
  br label %122

113:
  %114 = ptrtoint ptr %2 to i64
  %115 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_float(ptr noundef %0, i32 noundef 11, i32 noundef %1, i64 noundef %114, i32 noundef %3, i32 noundef %4, i64 noundef %115, ptr noundef %6)
  br label %122

116:
  %117 = ptrtoint ptr %2 to i64
  %118 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_any(ptr noundef %0, i32 noundef 11, i32 noundef %1, i64 noundef %117, i32 noundef %3, i32 noundef %4, i64 noundef %118, ptr noundef %6)
  br label %122

119:
  %120 = ptrtoint ptr %2 to i64
  %121 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_send_bytes(ptr noundef %0, i32 noundef 11, i32 noundef %1, i64 noundef %120, i32 noundef %3, i32 noundef %4, i64 noundef %121, ptr noundef %6)
  br label %122

122:
  %.0135 = phi i32 [ %59, %58 ], [ 0, %110 ], [ 0, %109 ], [ 0, %119 ], [ 0, %116 ], [ 0, %113 ]
  ret i32 %.0135
}

declare i32 @tapeless_library_MPI_Bsend_init(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Recv(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6) {
  %8 = alloca ptr, align 8
  %9 = icmp eq ptr %2, @ompi_mpi_double
  %10 = call zeroext i1 @llvm.is.constant.i1(i1 noundef zeroext %9)
  br i1 %10, label %11, label %57

11:
  %12 = icmp eq ptr %2, @ompi_mpi_double
  %13 = icmp eq ptr %2, @ompi_mpi_c_double_complex
  %or.cond = or i1 %12, %13
  %14 = icmp eq ptr %2, @ompi_mpi_dblcplex
  %or.cond138 = or i1 %or.cond, %14
  %15 = icmp eq ptr %2, @ompi_mpi_dblprec
  %or.cond139 = or i1 %or.cond138, %15
  %16 = icmp eq ptr %2, @ompi_mpi_real8
  %or.cond140 = or i1 %or.cond139, %16
  br i1 %or.cond140, label %57, label %17

17:
  %18 = icmp eq ptr %2, @ompi_mpi_float
  %19 = icmp eq ptr %2, @ompi_mpi_c_float_complex
  %or.cond141 = or i1 %18, %19
  %20 = icmp eq ptr %2, @ompi_mpi_cplex
  %or.cond142 = or i1 %or.cond141, %20
  %21 = icmp eq ptr %2, @ompi_mpi_real
  %or.cond143 = or i1 %or.cond142, %21
  %22 = icmp eq ptr %2, @ompi_mpi_real4
  %or.cond144 = or i1 %or.cond143, %22
  br i1 %or.cond144, label %57, label %23

23:
  %24 = icmp eq ptr %2, @ompi_mpi_char
  %25 = icmp eq ptr %2, @ompi_mpi_signed_char
  %or.cond145 = or i1 %24, %25
  %26 = icmp eq ptr %2, @ompi_mpi_unsigned_char
  %or.cond146 = or i1 %or.cond145, %26
  %27 = icmp eq ptr %2, @ompi_mpi_short
  %or.cond147 = or i1 %or.cond146, %27
  %28 = icmp eq ptr %2, @ompi_mpi_unsigned_short
  %or.cond148 = or i1 %or.cond147, %28
  %29 = icmp eq ptr %2, @ompi_mpi_int
  %or.cond149 = or i1 %or.cond148, %29
  %30 = icmp eq ptr %2, @ompi_mpi_unsigned
  %or.cond150 = or i1 %or.cond149, %30
  %31 = icmp eq ptr %2, @ompi_mpi_long
  %or.cond151 = or i1 %or.cond150, %31
  %32 = icmp eq ptr %2, @ompi_mpi_unsigned_long
  %or.cond152 = or i1 %or.cond151, %32
  %33 = icmp eq ptr %2, @ompi_mpi_long_long_int
  %or.cond153 = or i1 %or.cond152, %33
  %34 = icmp eq ptr %2, @ompi_mpi_unsigned_long_long
  %or.cond154 = or i1 %or.cond153, %34
  %35 = icmp eq ptr %2, @ompi_mpi_int8_t
  %or.cond155 = or i1 %or.cond154, %35
  %36 = icmp eq ptr %2, @ompi_mpi_int16_t
  %or.cond156 = or i1 %or.cond155, %36
  %37 = icmp eq ptr %2, @ompi_mpi_int32_t
  %or.cond157 = or i1 %or.cond156, %37
  %38 = icmp eq ptr %2, @ompi_mpi_int64_t
  %or.cond158 = or i1 %or.cond157, %38
  %39 = icmp eq ptr %2, @ompi_mpi_uint8_t
  %or.cond159 = or i1 %or.cond158, %39
  %40 = icmp eq ptr %2, @ompi_mpi_uint16_t
  %or.cond160 = or i1 %or.cond159, %40
  %41 = icmp eq ptr %2, @ompi_mpi_uint32_t
  %or.cond161 = or i1 %or.cond160, %41
  %42 = icmp eq ptr %2, @ompi_mpi_uint64_t
  %or.cond162 = or i1 %or.cond161, %42
  %43 = icmp eq ptr %2, @ompi_mpi_c_bool
  %or.cond163 = or i1 %or.cond162, %43
  %44 = icmp eq ptr %2, @ompi_mpi_wchar
  %or.cond164 = or i1 %or.cond163, %44
  %45 = icmp eq ptr %2, @ompi_mpi_2int
  %or.cond165 = or i1 %or.cond164, %45
  %46 = icmp eq ptr %2, @ompi_mpi_integer
  %or.cond166 = or i1 %or.cond165, %46
  %47 = icmp eq ptr %2, @ompi_mpi_logical
  %or.cond167 = or i1 %or.cond166, %47
  %48 = icmp eq ptr %2, @ompi_mpi_character
  %or.cond168 = or i1 %or.cond167, %48
  %49 = icmp eq ptr %2, @ompi_mpi_aint
  %or.cond169 = or i1 %or.cond168, %49
  %50 = icmp eq ptr %2, @ompi_mpi_offset
  %or.cond170 = or i1 %or.cond169, %50
  %51 = icmp eq ptr %2, @ompi_mpi_count
  %or.cond171 = or i1 %or.cond170, %51
  br i1 %or.cond171, label %57, label %52

52:
  %53 = icmp eq ptr %2, @ompi_mpi_byte
  %54 = icmp eq ptr %2, @ompi_mpi_packed
  %spec.select = select i1 %53, i1 true, i1 %54
  %55 = zext i1 %spec.select to i64
  %56 = select i1 %spec.select, i32 4, i32 3
  br label %57

57:
  %.0136 = phi i32 [ 3, %7 ], [ 1, %11 ], [ 2, %17 ], [ %56, %52 ], [ 0, %23 ]
  %58 = icmp eq i32 %.0136, 0
  br i1 %58, label %59, label %61

59:
  %60 = call i32 @tapeless_library_MPI_Recv(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6)
  br label %124

61:
  %62 = icmp eq ptr %2, @ompi_mpi_double
  %63 = call zeroext i1 @llvm.is.constant.i1(i1 noundef zeroext %62)
  br i1 %63, label %64, label %110

64:
  %65 = icmp eq ptr %2, @ompi_mpi_double
  %66 = icmp eq ptr %2, @ompi_mpi_c_double_complex
  %or.cond172 = or i1 %65, %66
  %67 = icmp eq ptr %2, @ompi_mpi_dblcplex
  %or.cond173 = or i1 %or.cond172, %67
  %68 = icmp eq ptr %2, @ompi_mpi_dblprec
  %or.cond174 = or i1 %or.cond173, %68
  %69 = icmp eq ptr %2, @ompi_mpi_real8
  %or.cond175 = or i1 %or.cond174, %69
  br i1 %or.cond175, label %110, label %70

70:
  %71 = icmp eq ptr %2, @ompi_mpi_float
  %72 = icmp eq ptr %2, @ompi_mpi_c_float_complex
  %or.cond176 = or i1 %71, %72
  %73 = icmp eq ptr %2, @ompi_mpi_cplex
  %or.cond177 = or i1 %or.cond176, %73
  %74 = icmp eq ptr %2, @ompi_mpi_real
  %or.cond178 = or i1 %or.cond177, %74
  %75 = icmp eq ptr %2, @ompi_mpi_real4
  %or.cond179 = or i1 %or.cond178, %75
  br i1 %or.cond179, label %110, label %76

76:
  %77 = icmp eq ptr %2, @ompi_mpi_char
  %78 = icmp eq ptr %2, @ompi_mpi_signed_char
  %or.cond180 = or i1 %77, %78
  %79 = icmp eq ptr %2, @ompi_mpi_unsigned_char
  %or.cond181 = or i1 %or.cond180, %79
  %80 = icmp eq ptr %2, @ompi_mpi_short
  %or.cond182 = or i1 %or.cond181, %80
  %81 = icmp eq ptr %2, @ompi_mpi_unsigned_short
  %or.cond183 = or i1 %or.cond182, %81
  %82 = icmp eq ptr %2, @ompi_mpi_int
  %or.cond184 = or i1 %or.cond183, %82
  %83 = icmp eq ptr %2, @ompi_mpi_unsigned
  %or.cond185 = or i1 %or.cond184, %83
  %84 = icmp eq ptr %2, @ompi_mpi_long
  %or.cond186 = or i1 %or.cond185, %84
  %85 = icmp eq ptr %2, @ompi_mpi_unsigned_long
  %or.cond187 = or i1 %or.cond186, %85
  %86 = icmp eq ptr %2, @ompi_mpi_long_long_int
  %or.cond188 = or i1 %or.cond187, %86
  %87 = icmp eq ptr %2, @ompi_mpi_unsigned_long_long
  %or.cond189 = or i1 %or.cond188, %87
  %88 = icmp eq ptr %2, @ompi_mpi_int8_t
  %or.cond190 = or i1 %or.cond189, %88
  %89 = icmp eq ptr %2, @ompi_mpi_int16_t
  %or.cond191 = or i1 %or.cond190, %89
  %90 = icmp eq ptr %2, @ompi_mpi_int32_t
  %or.cond192 = or i1 %or.cond191, %90
  %91 = icmp eq ptr %2, @ompi_mpi_int64_t
  %or.cond193 = or i1 %or.cond192, %91
  %92 = icmp eq ptr %2, @ompi_mpi_uint8_t
  %or.cond194 = or i1 %or.cond193, %92
  %93 = icmp eq ptr %2, @ompi_mpi_uint16_t
  %or.cond195 = or i1 %or.cond194, %93
  %94 = icmp eq ptr %2, @ompi_mpi_uint32_t
  %or.cond196 = or i1 %or.cond195, %94
  %95 = icmp eq ptr %2, @ompi_mpi_uint64_t
  %or.cond197 = or i1 %or.cond196, %95
  %96 = icmp eq ptr %2, @ompi_mpi_c_bool
  %or.cond198 = or i1 %or.cond197, %96
  %97 = icmp eq ptr %2, @ompi_mpi_wchar
  %or.cond199 = or i1 %or.cond198, %97
  %98 = icmp eq ptr %2, @ompi_mpi_2int
  %or.cond200 = or i1 %or.cond199, %98
  %99 = icmp eq ptr %2, @ompi_mpi_integer
  %or.cond201 = or i1 %or.cond200, %99
  %100 = icmp eq ptr %2, @ompi_mpi_logical
  %or.cond202 = or i1 %or.cond201, %100
  %101 = icmp eq ptr %2, @ompi_mpi_character
  %or.cond203 = or i1 %or.cond202, %101
  %102 = icmp eq ptr %2, @ompi_mpi_aint
  %or.cond204 = or i1 %or.cond203, %102
  %103 = icmp eq ptr %2, @ompi_mpi_offset
  %or.cond205 = or i1 %or.cond204, %103
  %104 = icmp eq ptr %2, @ompi_mpi_count
  %or.cond206 = or i1 %or.cond205, %104
  br i1 %or.cond206, label %110, label %105

105:
  %106 = icmp eq ptr %2, @ompi_mpi_byte
  %107 = icmp eq ptr %2, @ompi_mpi_packed
  %spec.select207 = select i1 %106, i1 true, i1 %107
  %108 = zext i1 %spec.select207 to i64
  %109 = select i1 %spec.select207, i32 4, i32 3
  br label %110

110:
  %.0 = phi i32 [ 3, %61 ], [ 1, %64 ], [ 2, %70 ], [ %109, %105 ], [ 0, %76 ]
  switch i32 %.0, label %123 [
    i32 1, label %111
    i32 2, label %114
    i32 3, label %117
    i32 4, label %120
  ]

111:
  %112 = ptrtoint ptr %2 to i64
  %113 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_receive_double(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %112, i32 noundef %3, i32 noundef %4, i64 noundef %113, ptr noundef %8)
  br label %123

114:
  %115 = ptrtoint ptr %2 to i64
  %116 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_receive_float(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %115, i32 noundef %3, i32 noundef %4, i64 noundef %116, ptr noundef %8)
  br label %123

117:
  %118 = ptrtoint ptr %2 to i64
  %119 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_receive_any(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %118, i32 noundef %3, i32 noundef %4, i64 noundef %119, ptr noundef %8)
  br label %123

120:
  %121 = ptrtoint ptr %2 to i64
  %122 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_receive_bytes(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %121, i32 noundef %3, i32 noundef %4, i64 noundef %122, ptr noundef %8)
  br label %123

123:
  call void @tapeless_mpi_complete(i32 noundef 0, i32 noundef 1, ptr noundef %8, ptr noundef null, ptr noundef null, ptr noundef %6)
  br label %124

124:
  %.0137 = phi i32 [ %60, %59 ], [ 0, %123 ]
  ret i32 %.0137
}

declare i32 @tapeless_library_MPI_Recv(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Irecv(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6) {
  %8 = icmp eq ptr %2, @ompi_mpi_double
  %9 = call zeroext i1 @llvm.is.constant.i1(i1 noundef zeroext %8)
  br i1 %9, label %10, label %56

10:
  %11 = icmp eq ptr %2, @ompi_mpi_double
  %12 = icmp eq ptr %2, @ompi_mpi_c_double_complex
  %or.cond = or i1 %11, %12
  %13 = icmp eq ptr %2, @ompi_mpi_dblcplex
  %or.cond136 = or i1 %or.cond, %13
  %14 = icmp eq ptr %2, @ompi_mpi_dblprec
  %or.cond137 = or i1 %or.cond136, %14
  %15 = icmp eq ptr %2, @ompi_mpi_real8
  %or.cond138 = or i1 %or.cond137, %15
  br i1 %or.cond138, label %56, label %16

16:
  %17 = icmp eq ptr %2, @ompi_mpi_float
  %18 = icmp eq ptr %2, @ompi_mpi_c_float_complex
  %or.cond139 = or i1 %17, %18
  %19 = icmp eq ptr %2, @ompi_mpi_cplex
  %or.cond140 = or i1 %or.cond139, %19
  %20 = icmp eq ptr %2, @ompi_mpi_real
  %or.cond141 = or i1 %or.cond140, %20
  %21 = icmp eq ptr %2, @ompi_mpi_real4
  %or.cond142 = or i1 %or.cond141, %21
  br i1 %or.cond142, label %56, label %22

22:
  %23 = icmp eq ptr %2, @ompi_mpi_char
  %24 = icmp eq ptr %2, @ompi_mpi_signed_char
  %or.cond143 = or i1 %23, %24
  %25 = icmp eq ptr %2, @ompi_mpi_unsigned_char
  %or.cond144 = or i1 %or.cond143, %25
  %26 = icmp eq ptr %2, @ompi_mpi_short
  %or.cond145 = or i1 %or.cond144, %26
  %27 = icmp eq ptr %2, @ompi_mpi_unsigned_short
  %or.cond146 = or i1 %or.cond145, %27
  %28 = icmp eq ptr %2, @ompi_mpi_int
  %or.cond147 = or i1 %or.cond146, %28
  %29 = icmp eq ptr %2, @ompi_mpi_unsigned
  %or.cond148 = or i1 %or.cond147, %29
  %30 = icmp eq ptr %2, @ompi_mpi_long
  %or.cond149 = or i1 %or.cond148, %30
  %31 = icmp eq ptr %2, @ompi_mpi_unsigned_long
  %or.cond150 = or i1 %or.cond149, %31
  %32 = icmp eq ptr %2, @ompi_mpi_long_long_int
  %or.cond151 = or i1 %or.cond150, %32
  %33 = icmp eq ptr %2, @ompi_mpi_unsigned_long_long
  %or.cond152 = or i1 %or.cond151, %33
  %34 = icmp eq ptr %2, @ompi_mpi_int8_t
  %or.cond153 = or i1 %or.cond152, %34
  %35 = icmp eq ptr %2, @ompi_mpi_int16_t
  %or.cond154 = or i1 %or.cond153, %35
  %36 = icmp eq ptr %2, @ompi_mpi_int32_t
  %or.cond155 = or i1 %or.cond154, %36
  %37 = icmp eq ptr %2, @ompi_mpi_int64_t
  %or.cond156 = or i1 %or.cond155, %37
  %38 = icmp eq ptr %2, @ompi_mpi_uint8_t
  %or.cond157 = or i1 %or.cond156, %38
  %39 = icmp eq ptr %2, @ompi_mpi_uint16_t
  %or.cond158 = or i1 %or.cond157, %39
  %40 = icmp eq ptr %2, @ompi_mpi_uint32_t
  %or.cond159 = or i1 %or.cond158, %40
  %41 = icmp eq ptr %2, @ompi_mpi_uint64_t
  %or.cond160 = or i1 %or.cond159, %41
  %42 = icmp eq ptr %2, @ompi_mpi_c_bool
  %or.cond161 = or i1 %or.cond160, %42
  %43 = icmp eq ptr %2, @ompi_mpi_wchar
  %or.cond162 = or i1 %or.cond161, %43
  %44 = icmp eq ptr %2, @ompi_mpi_2int
  %or.cond163 = or i1 %or.cond162, %44
  %45 = icmp eq ptr %2, @ompi_mpi_integer
  %or.cond164 = or i1 %or.cond163, %45
  %46 = icmp eq ptr %2, @ompi_mpi_logical
  %or.cond165 = or i1 %or.cond164, %46
  %47 = icmp eq ptr %2, @ompi_mpi_character
  %or.cond166 = or i1 %or.cond165, %47
  %48 = icmp eq ptr %2, @ompi_mpi_aint
  %or.cond167 = or i1 %or.cond166, %48
  %49 = icmp eq ptr %2, @ompi_mpi_offset
  %or.cond168 = or i1 %or.cond167, %49
  %50 = icmp eq ptr %2, @ompi_mpi_count
  %or.cond169 = or i1 %or.cond168, %50
  br i1 %or.cond169, label %56, label %51

51:
  %52 = icmp eq ptr %2, @ompi_mpi_byte
  %53 = icmp eq ptr %2, @ompi_mpi_packed
  %spec.select = select i1 %52, i1 true, i1 %53
  %54 = zext i1 %spec.select to i64
  %55 = select i1 %spec.select, i32 4, i32 3
  br label %56

56:
  %.0134 = phi i32 [ 3, %7 ], [ 1, %10 ], [ 2, %16 ], [ %55, %51 ], [ 0, %22 ]
  %57 = icmp eq i32 %.0134, 0
  br i1 %57, label %58, label %60

58:
  %59 = call i32 @tapeless_library_MPI_Irecv(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6)
  br label %122

60:
  %61 = icmp eq ptr %2, @ompi_mpi_double
  %62 = call zeroext i1 @llvm.is.constant.i1(i1 noundef zeroext %61)
  br i1 %62, label %63, label %109

63:
  %64 = icmp eq ptr %2, @ompi_mpi_double
  %65 = icmp eq ptr %2, @ompi_mpi_c_double_complex
  %or.cond170 = or i1 %64, %65
  %66 = icmp eq ptr %2, @ompi_mpi_dblcplex
  %or.cond171 = or i1 %or.cond170, %66
  %67 = icmp eq ptr %2, @ompi_mpi_dblprec
  %or.cond172 = or i1 %or.cond171, %67
  %68 = icmp eq ptr %2, @ompi_mpi_real8
  %or.cond173 = or i1 %or.cond172, %68
  br i1 %or.cond173, label %109, label %69

69:
  %70 = icmp eq ptr %2, @ompi_mpi_float
  %71 = icmp eq ptr %2, @ompi_mpi_c_float_complex
  %or.cond174 = or i1 %70, %71
  %72 = icmp eq ptr %2, @ompi_mpi_cplex
  %or.cond175 = or i1 %or.cond174, %72
  %73 = icmp eq ptr %2, @ompi_mpi_real
  %or.cond176 = or i1 %or.cond175, %73
  %74 = icmp eq ptr %2, @ompi_mpi_real4
  %or.cond177 = or i1 %or.cond176, %74
  br i1 %or.cond177, label %109, label %75

75:
  %76 = icmp eq ptr %2, @ompi_mpi_char
  %77 = icmp eq ptr %2, @ompi_mpi_signed_char
  %or.cond178 = or i1 %76, %77
  %78 = icmp eq ptr %2, @ompi_mpi_unsigned_char
  %or.cond179 = or i1 %or.cond178, %78
  %79 = icmp eq ptr %2, @ompi_mpi_short
  %or.cond180 = or i1 %or.cond179, %79
  %80 = icmp eq ptr %2, @ompi_mpi_unsigned_short
  %or.cond181 = or i1 %or.cond180, %80
  %81 = icmp eq ptr %2, @ompi_mpi_int
  %or.cond182 = or i1 %or.cond181, %81
  %82 = icmp eq ptr %2, @ompi_mpi_unsigned
  %or.cond183 = or i1 %or.cond182, %82
  %83 = icmp eq ptr %2, @ompi_mpi_long
  %or.cond184 = or i1 %or.cond183, %83
  %84 = icmp eq ptr %2, @ompi_mpi_unsigned_long
  %or.cond185 = or i1 %or.cond184, %84
  %85 = icmp eq ptr %2, @ompi_mpi_long_long_int
  %or.cond186 = or i1 %or.cond185, %85
  %86 = icmp eq ptr %2, @ompi_mpi_unsigned_long_long
  %or.cond187 = or i1 %or.cond186, %86
  %87 = icmp eq ptr %2, @ompi_mpi_int8_t
  %or.cond188 = or i1 %or.cond187, %87
  %88 = icmp eq ptr %2, @ompi_mpi_int16_t
  %or.cond189 = or i1 %or.cond188, %88
  %89 = icmp eq ptr %2, @ompi_mpi_int32_t
  %or.cond190 = or i1 %or.cond189, %89
  %90 = icmp eq ptr %2, @ompi_mpi_int64_t
  %or.cond191 = or i1 %or.cond190, %90
  %91 = icmp eq ptr %2, @ompi_mpi_uint8_t
  %or.cond192 = or i1 %or.cond191, %91
  %92 = icmp eq ptr %2, @ompi_mpi_uint16_t
  %or.cond193 = or i1 %or.cond192, %92
  %93 = icmp eq ptr %2, @ompi_mpi_uint32_t
  %or.cond194 = or i1 %or.cond193, %93
  %94 = icmp eq ptr %2, @ompi_mpi_uint64_t
  %or.cond195 = or i1 %or.cond194, %94
  %95 = icmp eq ptr %2, @ompi_mpi_c_bool
  %or.cond196 = or i1 %or.cond195, %95
  %96 = icmp eq ptr %2, @ompi_mpi_wchar
  %or.cond197 = or i1 %or.cond196, %96
  %97 = icmp eq ptr %2, @ompi_mpi_2int
  %or.cond198 = or i1 %or.cond197, %97
  %98 = icmp eq ptr %2, @ompi_mpi_integer
  %or.cond199 = or i1 %or.cond198, %98
  %99 = icmp eq ptr %2, @ompi_mpi_logical
  %or.cond200 = or i1 %or.cond199, %99
  %100 = icmp eq ptr %2, @ompi_mpi_character
  %or.cond201 = or i1 %or.cond200, %100
  %101 = icmp eq ptr %2, @ompi_mpi_aint
  %or.cond202 = or i1 %or.cond201, %101
  %102 = icmp eq ptr %2, @ompi_mpi_offset
  %or.cond203 = or i1 %or.cond202, %102
  %103 = icmp eq ptr %2, @ompi_mpi_count
  %or.cond204 = or i1 %or.cond203, %103
  br i1 %or.cond204, label %109, label %104

104:
  %105 = icmp eq ptr %2, @ompi_mpi_byte
  %106 = icmp eq ptr %2, @ompi_mpi_packed
  %spec.select205 = select i1 %105, i1 true, i1 %106
  %107 = zext i1 %spec.select205 to i64
  %108 = select i1 %spec.select205, i32 4, i32 3
  br label %109

109:
  %.0 = phi i32 [ 3, %60 ], [ 1, %63 ], [ 2, %69 ], [ %108, %104 ], [ 0, %75 ]
  switch i32 %.0, label %122 [
    i32 1, label %110
    i32 2, label %113
    i32 3, label %116
    i32 4, label %119
  ]

110:
  %111 = ptrtoint ptr %2 to i64
  %112 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_receive_double(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %111, i32 noundef %3, i32 noundef %4, i64 noundef %112, ptr noundef %6)
  br label %122

113:
  %114 = ptrtoint ptr %2 to i64
  %115 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_receive_float(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %114, i32 noundef %3, i32 noundef %4, i64 noundef %115, ptr noundef %6)
  br label %122

116:
  %117 = ptrtoint ptr %2 to i64
  %118 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_receive_any(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %117, i32 noundef %3, i32 noundef %4, i64 noundef %118, ptr noundef %6)
  br label %122

119:
  %120 = ptrtoint ptr %2 to i64
  %121 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_receive_bytes(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %120, i32 noundef %3, i32 noundef %4, i64 noundef %121, ptr noundef %6)
  br label %122

122:
  %.0135 = phi i32 [ %59, %58 ], [ 0, %110 ], [ 0, %109 ], [ 0, %119 ], [ 0, %116 ], [ 0, %113 ]
  ret i32 %.0135
}

declare i32 @tapeless_library_MPI_Irecv(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Recv_init(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6) {
  %8 = icmp eq ptr %2, @ompi_mpi_double
  %9 = call zeroext i1 @llvm.is.constant.i1(i1 noundef zeroext %8)
  br i1 %9, label %10, label %56

10:
  %11 = icmp eq ptr %2, @ompi_mpi_double
  %12 = icmp eq ptr %2, @ompi_mpi_c_double_complex
  %or.cond = or i1 %11, %12
  %13 = icmp eq ptr %2, @ompi_mpi_dblcplex
  %or.cond136 = or i1 %or.cond, %13
  %14 = icmp eq ptr %2, @ompi_mpi_dblprec
  %or.cond137 = or i1 %or.cond136, %14
  %15 = icmp eq ptr %2, @ompi_mpi_real8
  %or.cond138 = or i1 %or.cond137, %15
  br i1 %or.cond138, label %56, label %16

16:
  %17 = icmp eq ptr %2, @ompi_mpi_float
  %18 = icmp eq ptr %2, @ompi_mpi_c_float_complex
  %or.cond139 = or i1 %17, %18
  %19 = icmp eq ptr %2, @ompi_mpi_cplex
  %or.cond140 = or i1 %or.cond139, %19
  %20 = icmp eq ptr %2, @ompi_mpi_real
  %or.cond141 = or i1 %or.cond140, %20
  %21 = icmp eq ptr %2, @ompi_mpi_real4
  %or.cond142 = or i1 %or.cond141, %21
  br i1 %or.cond142, label %56, label %22

22:
  %23 = icmp eq ptr %2, @ompi_mpi_char
  %24 = icmp eq ptr %2, @ompi_mpi_signed_char
  %or.cond143 = or i1 %23, %24
  %25 = icmp eq ptr %2, @ompi_mpi_unsigned_char
  %or.cond144 = or i1 %or.cond143, %25
  %26 = icmp eq ptr %2, @ompi_mpi_short
  %or.cond145 = or i1 %or.cond144, %26
  %27 = icmp eq ptr %2, @ompi_mpi_unsigned_short
  %or.cond146 = or i1 %or.cond145, %27
  %28 = icmp eq ptr %2, @ompi_mpi_int
  %or.cond147 = or i1 %or.cond146, %28
  %29 = icmp eq ptr %2, @ompi_mpi_unsigned
  %or.cond148 = or i1 %or.cond147, %29
  %30 = icmp eq ptr %2, @ompi_mpi_long
  %or.cond149 = or i1 %or.cond148, %30
  %31 = icmp eq ptr %2, @ompi_mpi_unsigned_long
  %or.cond150 = or i1 %or.cond149, %31
  %32 = icmp eq ptr %2, @ompi_mpi_long_long_int
  %or.cond151 = or i1 %or.cond150, %32
  %33 = icmp eq ptr %2, @ompi_mpi_unsigned_long_long
  %or.cond152 = or i1 %or.cond151, %33
  %34 = icmp eq ptr %2, @ompi_mpi_int8_t
  %or.cond153 = or i1 %or.cond152, %34
  %35 = icmp eq ptr %2, @ompi_mpi_int16_t
  %or.cond154 = or i1 %or.cond153, %35
  %36 = icmp eq ptr %2, @ompi_mpi_int32_t
  %or.cond155 = or i1 %or.cond154, %36
  %37 = icmp eq ptr %2, @ompi_mpi_int64_t
  %or.cond156 = or i1 %or.cond155, %37
  %38 = icmp eq ptr %2, @ompi_mpi_uint8_t
  %or.cond157 = or i1 %or.cond156, %38
  %39 = icmp eq ptr %2, @ompi_mpi_uint16_t
  %or.cond158 = or i1 %or.cond157, %39
  %40 = icmp eq ptr %2, @ompi_mpi_uint32_t
  %or.cond159 = or i1 %or.cond158, %40
  %41 = icmp eq ptr %2, @ompi_mpi_uint64_t
  %or.cond160 = or i1 %or.cond159, %41
  %42 = icmp eq ptr %2, @ompi_mpi_c_bool
  %or.cond161 = or i1 %or.cond160, %42
  %43 = icmp eq ptr %2, @ompi_mpi_wchar
  %or.cond162 = or i1 %or.cond161, %43
  %44 = icmp eq ptr %2, @ompi_mpi_2int
  %or.cond163 = or i1 %or.cond162, %44
  %45 = icmp eq ptr %2, @ompi_mpi_integer
  %or.cond164 = or i1 %or.cond163, %45
  %46 = icmp eq ptr %2, @ompi_mpi_logical
  %or.cond165 = or i1 %or.cond164, %46
  %47 = icmp eq ptr %2, @ompi_mpi_character
  %or.cond166 = or i1 %or.cond165, %47
  %48 = icmp eq ptr %2, @ompi_mpi_aint
  %or.cond167 = or i1 %or.cond166, %48
  %49 = icmp eq ptr %2, @ompi_mpi_offset
  %or.cond168 = or i1 %or.cond167, %49
  %50 = icmp eq ptr %2, @ompi_mpi_count
  %or.cond169 = or i1 %or.cond168, %50
  br i1 %or.cond169, label %56, label %51

51:
  %52 = icmp eq ptr %2, @ompi_mpi_byte
  %53 = icmp eq ptr %2, @ompi_mpi_packed
  %spec.select = select i1 %52, i1 true, i1 %53
  %54 = zext i1 %spec.select to i64
  %55 = select i1 %spec.select, i32 4, i32 3
  br label %56

56:
  %.0134 = phi i32 [ 3, %7 ], [ 1, %10 ], [ 2, %16 ], [ %55, %51 ], [ 0, %22 ]
  %57 = icmp eq i32 %.0134, 0
  br i1 %57, label %58, label %60

58:
  %59 = call i32 @tapeless_library_MPI_Recv_init(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6)
  br label %122

60:
  %61 = icmp eq ptr %2, @ompi_mpi_double
  %62 = call zeroext i1 @llvm.is.constant.i1(i1 noundef zeroext %61)
  br i1 %62, label %63, label %109

63:
  %64 = icmp eq ptr %2, @ompi_mpi_double
  %65 = icmp eq ptr %2, @ompi_mpi_c_double_complex
  %or.cond170 = or i1 %64, %65
  %66 = icmp eq ptr %2, @ompi_mpi_dblcplex
  %or.cond171 = or i1 %or.cond170, %66
  %67 = icmp eq ptr %2, @ompi_mpi_dblprec
  %or.cond172 = or i1 %or.cond171, %67
  %68 = icmp eq ptr %2, @ompi_mpi_real8
  %or.cond173 = or i1 %or.cond172, %68
  br i1 %or.cond173, label %109, label %69

69:
  %70 = icmp eq ptr %2, @ompi_mpi_float
  %71 = icmp eq ptr %2, @ompi_mpi_c_float_complex
  %or.cond174 = or i1 %70, %71
  %72 = icmp eq ptr %2, @ompi_mpi_cplex
  %or.cond175 = or i1 %or.cond174, %72
  %73 = icmp eq ptr %2, @ompi_mpi_real
  %or.cond176 = or i1 %or.cond175, %73
  %74 = icmp eq ptr %2, @ompi_mpi_real4
  %or.cond177 = or i1 %or.cond176, %74
  br i1 %or.cond177, label %109, label %75

75:
  %76 = icmp eq ptr %2, @ompi_mpi_char
  %77 = icmp eq ptr %2, @ompi_mpi_signed_char
  %or.cond178 = or i1 %76, %77
  %78 = icmp eq ptr %2, @ompi_mpi_unsigned_char
  %or.cond179 = or i1 %or.cond178, %78
  %79 = icmp eq ptr %2, @ompi_mpi_short
  %or.cond180 = or i1 %or.cond179, %79
  %80 = icmp eq ptr %2, @ompi_mpi_unsigned_short
  %or.cond181 = or i1 %or.cond180, %80
  %81 = icmp eq ptr %2, @ompi_mpi_int
  %or.cond182 = or i1 %or.cond181, %81
  %82 = icmp eq ptr %2, @ompi_mpi_unsigned
  %or.cond183 = or i1 %or.cond182, %82
  %83 = icmp eq ptr %2, @ompi_mpi_long
  %or.cond184 = or i1 %or.cond183, %83
  %84 = icmp eq ptr %2, @ompi_mpi_unsigned_long
  %or.cond185 = or i1 %or.cond184, %84
  %85 = icmp eq ptr %2, @ompi_mpi_long_long_int
  %or.cond186 = or i1 %or.cond185, %85
  %86 = icmp eq ptr %2, @ompi_mpi_unsigned_long_long
  %or.cond187 = or i1 %or.cond186, %86
  %87 = icmp eq ptr %2, @ompi_mpi_int8_t
  %or.cond188 = or i1 %or.cond187, %87
  %88 = icmp eq ptr %2, @ompi_mpi_int16_t
  %or.cond189 = or i1 %or.cond188, %88
  %89 = icmp eq ptr %2, @ompi_mpi_int32_t
  %or.cond190 = or i1 %or.cond189, %89
  %90 = icmp eq ptr %2, @ompi_mpi_int64_t
  %or.cond191 = or i1 %or.cond190, %90
  %91 = icmp eq ptr %2, @ompi_mpi_uint8_t
  %or.cond192 = or i1 %or.cond191, %91
  %92 = icmp eq ptr %2, @ompi_mpi_uint16_t
  %or.cond193 = or i1 %or.cond192, %92
  %93 = icmp eq ptr %2, @ompi_mpi_uint32_t
  %or.cond194 = or i1 %or.cond193, %93
  %94 = icmp eq ptr %2, @ompi_mpi_uint64_t
  %or.cond195 = or i1 %or.cond194, %94
  %95 = icmp eq ptr %2, @ompi_mpi_c_bool
  %or.cond196 = or i1 %or.cond195, %95
  %96 = icmp eq ptr %2, @ompi_mpi_wchar
  %or.cond197 = or i1 %or.cond196, %96
  %97 = icmp eq ptr %2, @ompi_mpi_2int
  %or.cond198 = or i1 %or.cond197, %97
  %98 = icmp eq ptr %2, @ompi_mpi_integer
  %or.cond199 = or i1 %or.cond198, %98
  %99 = icmp eq ptr %2, @ompi_mpi_logical
  %or.cond200 = or i1 %or.cond199, %99
  %100 = icmp eq ptr %2, @ompi_mpi_character
  %or.cond201 = or i1 %or.cond200, %100
  %101 = icmp eq ptr %2, @ompi_mpi_aint
  %or.cond202 = or i1 %or.cond201, %101
  %102 = icmp eq ptr %2, @ompi_mpi_offset
  %or.cond203 = or i1 %or.cond202, %102
  %103 = icmp eq ptr %2, @ompi_mpi_count
  %or.cond204 = or i1 %or.cond203, %103
  br i1 %or.cond204, label %109, label %104

104:
  %105 = icmp eq ptr %2, @ompi_mpi_byte
  %106 = icmp eq ptr %2, @ompi_mpi_packed
  %spec.select205 = select i1 %105, i1 true, i1 %106
  %107 = zext i1 %spec.select205 to i64
  %108 = select i1 %spec.select205, i32 4, i32 3
  br label %109

109:
  %.0 = phi i32 [ 3, %60 ], [ 1, %63 ], [ 2, %69 ], [ %108, %104 ], [ 0, %75 ]
  switch i32 %.0, label %122 [
    i32 1, label %110
    i32 2, label %113
    i32 3, label %116
    i32 4, label %119
  ]

110:
  %111 = ptrtoint ptr %2 to i64
  %112 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_receive_double(ptr noundef %0, i32 noundef 8, i32 noundef %1, i64 noundef %111, i32 noundef %3, i32 noundef %4, i64 noundef %112, ptr noundef %6)
  br label %122

113:
  %114 = ptrtoint ptr %2 to i64
  %115 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_receive_float(ptr noundef %0, i32 noundef 8, i32 noundef %1, i64 noundef %114, i32 noundef %3, i32 noundef %4, i64 noundef %115, ptr noundef %6)
  br label %122

116:
  %117 = ptrtoint ptr %2 to i64
  %118 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_receive_any(ptr noundef %0, i32 noundef 8, i32 noundef %1, i64 noundef %117, i32 noundef %3, i32 noundef %4, i64 noundef %118, ptr noundef %6)
  br label %122

119:
  %120 = ptrtoint ptr %2 to i64
  %121 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_receive_bytes(ptr noundef %0, i32 noundef 8, i32 noundef %1, i64 noundef %120, i32 noundef %3, i32 noundef %4, i64 noundef %121, ptr noundef %6)
  br label %122

122:
  %.0135 = phi i32 [ %59, %58 ], [ 0, %110 ], [ 0, %109 ], [ 0, %119 ], [ 0, %116 ], [ 0, %113 ]
  ret i32 %.0135
}

declare i32 @tapeless_library_MPI_Recv_init(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Sendrecv(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, i32 noundef %8, i32 noundef %9, ptr noundef %10, ptr noundef %11) {
  %13 = alloca [2 x ptr], align 16
  %14 = icmp eq ptr %2, @ompi_mpi_double
  %15 = call zeroext i1 @llvm.is.constant.i1(i1 noundef zeroext %14)
  br i1 %15, label %16, label %62

16:
  %17 = icmp eq ptr %2, @ompi_mpi_double
  %18 = icmp eq ptr %2, @ompi_mpi_c_double_complex
  %or.cond = or i1 %17, %18
  %19 = icmp eq ptr %2, @ompi_mpi_dblcplex
  %or.cond273 = or i1 %or.cond, %19
  %20 = icmp eq ptr %2, @ompi_mpi_dblprec
  %or.cond274 = or i1 %or.cond273, %20
  %21 = icmp eq ptr %2, @ompi_mpi_real8
  %or.cond275 = or i1 %or.cond274, %21
  br i1 %or.cond275, label %62, label %22

22:
  %23 = icmp eq ptr %2, @ompi_mpi_float
  %24 = icmp eq ptr %2, @ompi_mpi_c_float_complex
  %or.cond276 = or i1 %23, %24
  %25 = icmp eq ptr %2, @ompi_mpi_cplex
  %or.cond277 = or i1 %or.cond276, %25
  %26 = icmp eq ptr %2, @ompi_mpi_real
  %or.cond278 = or i1 %or.cond277, %26
  %27 = icmp eq ptr %2, @ompi_mpi_real4
  %or.cond279 = or i1 %or.cond278, %27
  br i1 %or.cond279, label %62, label %28

28:
  %29 = icmp eq ptr %2, @ompi_mpi_char
  %30 = icmp eq ptr %2, @ompi_mpi_signed_char
  %or.cond280 = or i1 %29, %30
  %31 = icmp eq ptr %2, @ompi_mpi_unsigned_char
  %or.cond281 = or i1 %or.cond280, %31
  %32 = icmp eq ptr %2, @ompi_mpi_short
  %or.cond282 = or i1 %or.cond281, %32
  %33 = icmp eq ptr %2, @ompi_mpi_unsigned_short
  %or.cond283 = or i1 %or.cond282, %33
  %34 = icmp eq ptr %2, @ompi_mpi_int
  %or.cond284 = or i1 %or.cond283, %34
  %35 = icmp eq ptr %2, @ompi_mpi_unsigned
  %or.cond285 = or i1 %or.cond284, %35
  %36 = icmp eq ptr %2, @ompi_mpi_long
  %or.cond286 = or i1 %or.cond285, %36
  %37 = icmp eq ptr %2, @ompi_mpi_unsigned_long
  %or.cond287 = or i1 %or.cond286, %37
  %38 = icmp eq ptr %2, @ompi_mpi_long_long_int
  %or.cond288 = or i1 %or.cond287, %38
  %39 = icmp eq ptr %2, @ompi_mpi_unsigned_long_long
  %or.cond289 = or i1 %or.cond288, %39
  %40 = icmp eq ptr %2, @ompi_mpi_int8_t
  %or.cond290 = or i1 %or.cond289, %40
  %41 = icmp eq ptr %2, @ompi_mpi_int16_t
  %or.cond291 = or i1 %or.cond290, %41
  %42 = icmp eq ptr %2, @ompi_mpi_int32_t
  %or.cond292 = or i1 %or.cond291, %42
  %43 = icmp eq ptr %2, @ompi_mpi_int64_t
  %or.cond293 = or i1 %or.cond292, %43
  %44 = icmp eq ptr %2, @ompi_mpi_uint8_t
  %or.cond294 = or i1 %or.cond293, %44
  %45 = icmp eq ptr %2, @ompi_mpi_uint16_t
  %or.cond295 = or i1 %or.cond294, %45
  %46 = icmp eq ptr %2, @ompi_mpi_uint32_t
  %or.cond296 = or i1 %or.cond295, %46
  %47 = icmp eq ptr %2, @ompi_mpi_uint64_t
  %or.cond297 = or i1 %or.cond296, %47
  %48 = icmp eq ptr %2, @ompi_mpi_c_bool
  %or.cond298 = or i1 %or.cond297, %48
  %49 = icmp eq ptr %2, @ompi_mpi_wchar
  %or.cond299 = or i1 %or.cond298, %49
  %50 = icmp eq ptr %2, @ompi_mpi_2int
  %or.cond300 = or i1 %or.cond299, %50
  %51 = icmp eq ptr %2, @ompi_mpi_integer
  %or.cond301 = or i1 %or.cond300, %51
  %52 = icmp eq ptr %2, @ompi_mpi_logical
  %or.cond302 = or i1 %or.cond301, %52
  %53 = icmp eq ptr %2, @ompi_mpi_character
  %or.cond303 = or i1 %or.cond302, %53
  %54 = icmp eq ptr %2, @ompi_mpi_aint
  %or.cond304 = or i1 %or.cond303, %54
  %55 = icmp eq ptr %2, @ompi_mpi_offset
  %or.cond305 = or i1 %or.cond304, %55
  %56 = icmp eq ptr %2, @ompi_mpi_count
  %or.cond306 = or i1 %or.cond305, %56
  br i1 %or.cond306, label %62, label %57

57:
  %58 = icmp eq ptr %2, @ompi_mpi_byte
  %59 = icmp eq ptr %2, @ompi_mpi_packed
  %spec.select = select i1 %58, i1 true, i1 %59
  %60 = zext i1 %spec.select to i64
  %61 = select i1 %spec.select, i32 4, i32 3
  br label %62

62:
  %.0270 = phi i32 [ 3, %12 ], [ 1, %16 ], [ 2, %22 ], [ %61, %57 ], [ 0, %28 ]
  %63 = icmp eq i32 %.0270, 0
  br i1 %63, label %64, label %117

64:
  %65 = icmp eq ptr %7, @ompi_mpi_double
  %66 = call zeroext i1 @llvm.is.constant.i1(i1 noundef zeroext %65)
  br i1 %66, label %67, label %113

67:
  %68 = icmp eq ptr %7, @ompi_mpi_double
  %69 = icmp eq ptr %7, @ompi_mpi_c_double_complex
  %or.cond307 = or i1 %68, %69
  %70 = icmp eq ptr %7, @ompi_mpi_dblcplex
  %or.cond308 = or i1 %or.cond307, %70
  %71 = icmp eq ptr %7, @ompi_mpi_dblprec
  %or.cond309 = or i1 %or.cond308, %71
  %72 = icmp eq ptr %7, @ompi_mpi_real8
  %or.cond310 = or i1 %or.cond309, %72
  br i1 %or.cond310, label %113, label %73

73:
  %74 = icmp eq ptr %7, @ompi_mpi_float
  %75 = icmp eq ptr %7, @ompi_mpi_c_float_complex
  %or.cond311 = or i1 %74, %75
  %76 = icmp eq ptr %7, @ompi_mpi_cplex
  %or.cond312 = or i1 %or.cond311, %76
  %77 = icmp eq ptr %7, @ompi_mpi_real
  %or.cond313 = or i1 %or.cond312, %77
  %78 = icmp eq ptr %7, @ompi_mpi_real4
  %or.cond314 = or i1 %or.cond313, %78
  br i1 %or.cond314, label %113, label %79

79:
  %80 = icmp eq ptr %7, @ompi_mpi_char
  %81 = icmp eq ptr %7, @ompi_mpi_signed_char
  %or.cond315 = or i1 %80, %81
  %82 = icmp eq ptr %7, @ompi_mpi_unsigned_char
  %or.cond316 = or i1 %or.cond315, %82
  %83 = icmp eq ptr %7, @ompi_mpi_short
  %or.cond317 = or i1 %or.cond316, %83
  %84 = icmp eq ptr %7, @ompi_mpi_unsigned_short
  %or.cond318 = or i1 %or.cond317, %84
  %85 = icmp eq ptr %7, @ompi_mpi_int
  %or.cond319 = or i1 %or.cond318, %85
  %86 = icmp eq ptr %7, @ompi_mpi_unsigned
  %or.cond320 = or i1 %or.cond319, %86
  %87 = icmp eq ptr %7, @ompi_mpi_long
  %or.cond321 = or i1 %or.cond320, %87
  %88 = icmp eq ptr %7, @ompi_mpi_unsigned_long
  %or.cond322 = or i1 %or.cond321, %88
  %89 = icmp eq ptr %7, @ompi_mpi_long_long_int
  %or.cond323 = or i1 %or.cond322, %89
  %90 = icmp eq ptr %7, @ompi_mpi_unsigned_long_long
  %or.cond324 = or i1 %or.cond323, %90
  %91 = icmp eq ptr %7, @ompi_mpi_int8_t
  %or.cond325 = or i1 %or.cond324, %91
  %92 = icmp eq ptr %7, @ompi_mpi_int16_t
  %or.cond326 = or i1 %or.cond325, %92
  %93 = icmp eq ptr %7, @ompi_mpi_int32_t
  %or.cond327 = or i1 %or.cond326, %93
  %94 = icmp eq ptr %7, @ompi_mpi_int64_t
  %or.cond328 = or i1 %or.cond327, %94
  %95 = icmp eq ptr %7, @ompi_mpi_uint8_t
  %or.cond329 = or i1 %or.cond328, %95
  %96 = icmp eq ptr %7, @ompi_mpi_uint16_t
  %or.cond330 = or i1 %or.cond329, %96
  %97 = icmp eq ptr %7, @ompi_mpi_uint32_t
  %or.cond331 = or i1 %or.cond330, %97
  %98 = icmp eq ptr %7, @ompi_mpi_uint64_t
  %or.cond332 = or i1 %or.cond331, %98
  %99 = icmp eq ptr %7, @ompi_mpi_c_bool
  %or.cond333 = or i1 %or.cond332, %99
  %100 = icmp eq ptr %7, @ompi_mpi_wchar
  %or.cond334 = or i1 %or.cond333, %100
  %101 = icmp eq ptr %7, @ompi_mpi_2int
  %or.cond335 = or i1 %or.cond334, %101
  %102 = icmp eq ptr %7, @ompi_mpi_integer
  %or.cond336 = or i1 %or.cond335, %102
  %103 = icmp eq ptr %7, @ompi_mpi_logical
  %or.cond337 = or i1 %or.cond336, %103
  %104 = icmp eq ptr %7, @ompi_mpi_character
  %or.cond338 = or i1 %or.cond337, %104
  %105 = icmp eq ptr %7, @ompi_mpi_aint
  %or.cond339 = or i1 %or.cond338, %105
  %106 = icmp eq ptr %7, @ompi_mpi_offset
  %or.cond340 = or i1 %or.cond339, %106
  %107 = icmp eq ptr %7, @ompi_mpi_count
  %or.cond341 = or i1 %or.cond340, %107
  br i1 %or.cond341, label %113, label %108

108:
  %109 = icmp eq ptr %7, @ompi_mpi_byte
  %110 = icmp eq ptr %7, @ompi_mpi_packed
  %spec.select342 = select i1 %109, i1 true, i1 %110
  %111 = zext i1 %spec.select342 to i64
  %112 = select i1 %spec.select342, i32 4, i32 3
  br label %113

113:
  %.0271 = phi i32 [ 3, %64 ], [ 1, %67 ], [ 2, %73 ], [ %112, %108 ], [ 0, %79 ]
  %114 = icmp eq i32 %.0271, 0
  br i1 %114, label %115, label %117

115:
  %116 = call i32 @tapeless_library_MPI_Sendrecv(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, i32 noundef %8, i32 noundef %9, ptr noundef %10, ptr noundef %11)
  br label %246

117:
  %118 = getelementptr inbounds [2 x ptr], ptr %13, i64 0, i64 0
  %119 = icmp eq ptr %7, @ompi_mpi_double
  %120 = call zeroext i1 @llvm.is.constant.i1(i1 noundef zeroext %119)
  br i1 %120, label %121, label %167

121:
  %122 = icmp eq ptr %7, @ompi_mpi_double
  %123 = icmp eq ptr %7, @ompi_mpi_c_double_complex
  %or.cond343 = or i1 %122, %123
  %124 = icmp eq ptr %7, @ompi_mpi_dblcplex
  %or.cond344 = or i1 %or.cond343, %124
  %125 = icmp eq ptr %7, @ompi_mpi_dblprec
  %or.cond345 = or i1 %or.cond344, %125
  %126 = icmp eq ptr %7, @ompi_mpi_real8
  %or.cond346 = or i1 %or.cond345, %126
  br i1 %or.cond346, label %167, label %127

127:
  %128 = icmp eq ptr %7, @ompi_mpi_float
  %129 = icmp eq ptr %7, @ompi_mpi_c_float_complex
  %or.cond347 = or i1 %128, %129
  %130 = icmp eq ptr %7, @ompi_mpi_cplex
  %or.cond348 = or i1 %or.cond347, %130
  %131 = icmp eq ptr %7, @ompi_mpi_real
  %or.cond349 = or i1 %or.cond348, %131
  %132 = icmp eq ptr %7, @ompi_mpi_real4
  %or.cond350 = or i1 %or.cond349, %132
  br i1 %or.cond350, label %167, label %133

133:
  %134 = icmp eq ptr %7, @ompi_mpi_char
  %135 = icmp eq ptr %7, @ompi_mpi_signed_char
  %or.cond351 = or i1 %134, %135
  %136 = icmp eq ptr %7, @ompi_mpi_unsigned_char
  %or.cond352 = or i1 %or.cond351, %136
  %137 = icmp eq ptr %7, @ompi_mpi_short
  %or.cond353 = or i1 %or.cond352, %137
  %138 = icmp eq ptr %7, @ompi_mpi_unsigned_short
  %or.cond354 = or i1 %or.cond353, %138
  %139 = icmp eq ptr %7, @ompi_mpi_int
  %or.cond355 = or i1 %or.cond354, %139
  %140 = icmp eq ptr %7, @ompi_mpi_unsigned
  %or.cond356 = or i1 %or.cond355, %140
  %141 = icmp eq ptr %7, @ompi_mpi_long
  %or.cond357 = or i1 %or.cond356, %141
  %142 = icmp eq ptr %7, @ompi_mpi_unsigned_long
  %or.cond358 = or i1 %or.cond357, %142
  %143 = icmp eq ptr %7, @ompi_mpi_long_long_int
  %or.cond359 = or i1 %or.cond358, %143
  %144 = icmp eq ptr %7, @ompi_mpi_unsigned_long_long
  %or.cond360 = or i1 %or.cond359, %144
  %145 = icmp eq ptr %7, @ompi_mpi_int8_t
  %or.cond361 = or i1 %or.cond360, %145
  %146 = icmp eq ptr %7, @ompi_mpi_int16_t
  %or.cond362 = or i1 %or.cond361, %146
  %147 = icmp eq ptr %7, @ompi_mpi_int32_t
  %or.cond363 = or i1 %or.cond362, %147
  %148 = icmp eq ptr %7, @ompi_mpi_int64_t
  %or.cond364 = or i1 %or.cond363, %148
  %149 = icmp eq ptr %7, @ompi_mpi_uint8_t
  %or.cond365 = or i1 %or.cond364, %149
  %150 = icmp eq ptr %7, @ompi_mpi_uint16_t
  %or.cond366 = or i1 %or.cond365, %150
  %151 = icmp eq ptr %7, @ompi_mpi_uint32_t
  %or.cond367 = or i1 %or.cond366, %151
  %152 = icmp eq ptr %7, @ompi_mpi_uint64_t
  %or.cond368 = or i1 %or.cond367, %152
  %153 = icmp eq ptr %7, @ompi_mpi_c_bool
  %or.cond369 = or i1 %or.cond368, %153
  %154 = icmp eq ptr %7, @ompi_mpi_wchar
  %or.cond370 = or i1 %or.cond369, %154
  %155 = icmp eq ptr %7, @ompi_mpi_2int
  %or.cond371 = or i1 %or.cond370, %155
  %156 = icmp eq ptr %7, @ompi_mpi_integer
  %or.cond372 = or i1 %or.cond371, %156
  %157 = icmp eq ptr %7, @ompi_mpi_logical
  %or.cond373 = or i1 %or.cond372, %157
  %158 = icmp eq ptr %7, @ompi_mpi_character
  %or.cond374 = or i1 %or.cond373, %158
  %159 = icmp eq ptr %7, @ompi_mpi_aint
  %or.cond375 = or i1 %or.cond374, %159
  %160 = icmp eq ptr %7, @ompi_mpi_offset
  %or.cond376 = or i1 %or.cond375, %160
  %161 = icmp eq ptr %7, @ompi_mpi_count
  %or.cond377 = or i1 %or.cond376, %161
  br i1 %or.cond377, label %167, label %162

162:
  %163 = icmp eq ptr %7, @ompi_mpi_byte
  %164 = icmp eq ptr %7, @ompi_mpi_packed
  %spec.select378 = select i1 %163, i1 true, i1 %164
  %165 = zext i1 %spec.select378 to i64
  %166 = select i1 %spec.select378, i32 4, i32 3
  br label %167

167:
  %.0 = phi i32 [ 3, %117 ], [ 1, %121 ], [ 2, %127 ], [ %166, %162 ], [ 0, %133 ]
  switch i32 %.0, label %180 [
    i32 1, label %168
    i32 2, label %171
    i32 3, label %174
    i32 4, label %177
  ]

168:
  %169 = ptrtoint ptr %7 to i64
  %170 = ptrtoint ptr %10 to i64
  call void @tapeless_mpi_receive_double(ptr noundef %5, i32 noundef 0, i32 noundef %6, i64 noundef %169, i32 noundef %8, i32 noundef %9, i64 noundef %170, ptr noundef %118)
  br label %180

171:
  %172 = ptrtoint ptr %7 to i64
  %173 = ptrtoint ptr %10 to i64
  call void @tapeless_mpi_receive_float(ptr noundef %5, i32 noundef 0, i32 noundef %6, i64 noundef %172, i32 noundef %8, i32 noundef %9, i64 noundef %173, ptr noundef %118)
  br label %180

174:
  %175 = ptrtoint ptr %7 to i64
  %176 = ptrtoint ptr %10 to i64
  call void @tapeless_mpi_receive_any(ptr noundef %5, i32 noundef 0, i32 noundef %6, i64 noundef %175, i32 noundef %8, i32 noundef %9, i64 noundef %176, ptr noundef %118)
  br label %180

177:
  %178 = ptrtoint ptr %7 to i64
  %179 = ptrtoint ptr %10 to i64
  call void @tapeless_mpi_receive_bytes(ptr noundef %5, i32 noundef 0, i32 noundef %6, i64 noundef %178, i32 noundef %8, i32 noundef %9, i64 noundef %179, ptr noundef %118)
  br label %180

180:
  %181 = getelementptr inbounds [2 x ptr], ptr %13, i64 0, i64 1
  %182 = icmp eq ptr %2, @ompi_mpi_double
  %183 = call zeroext i1 @llvm.is.constant.i1(i1 noundef zeroext %182)
  br i1 %183, label %184, label %230

184:
  %185 = icmp eq ptr %2, @ompi_mpi_double
  %186 = icmp eq ptr %2, @ompi_mpi_c_double_complex
  %or.cond379 = or i1 %185, %186
  %187 = icmp eq ptr %2, @ompi_mpi_dblcplex
  %or.cond380 = or i1 %or.cond379, %187
  %188 = icmp eq ptr %2, @ompi_mpi_dblprec
  %or.cond381 = or i1 %or.cond380, %188
  %189 = icmp eq ptr %2, @ompi_mpi_real8
  %or.cond382 = or i1 %or.cond381, %189
  br i1 %or.cond382, label %230, label %190

190:
  %191 = icmp eq ptr %2, @ompi_mpi_float
  %192 = icmp eq ptr %2, @ompi_mpi_c_float_complex
  %or.cond383 = or i1 %191, %192
  %193 = icmp eq ptr %2, @ompi_mpi_cplex
  %or.cond384 = or i1 %or.cond383, %193
  %194 = icmp eq ptr %2, @ompi_mpi_real
  %or.cond385 = or i1 %or.cond384, %194
  %195 = icmp eq ptr %2, @ompi_mpi_real4
  %or.cond386 = or i1 %or.cond385, %195
  br i1 %or.cond386, label %230, label %196

196:
  %197 = icmp eq ptr %2, @ompi_mpi_char
  %198 = icmp eq ptr %2, @ompi_mpi_signed_char
  %or.cond387 = or i1 %197, %198
  %199 = icmp eq ptr %2, @ompi_mpi_unsigned_char
  %or.cond388 = or i1 %or.cond387, %199
  %200 = icmp eq ptr %2, @ompi_mpi_short
  %or.cond389 = or i1 %or.cond388, %200
  %201 = icmp eq ptr %2, @ompi_mpi_unsigned_short
  %or.cond390 = or i1 %or.cond389, %201
  %202 = icmp eq ptr %2, @ompi_mpi_int
  %or.cond391 = or i1 %or.cond390, %202
  %203 = icmp eq ptr %2, @ompi_mpi_unsigned
  %or.cond392 = or i1 %or.cond391, %203
  %204 = icmp eq ptr %2, @ompi_mpi_long
  %or.cond393 = or i1 %or.cond392, %204
  %205 = icmp eq ptr %2, @ompi_mpi_unsigned_long
  %or.cond394 = or i1 %or.cond393, %205
  %206 = icmp eq ptr %2, @ompi_mpi_long_long_int
  %or.cond395 = or i1 %or.cond394, %206
  %207 = icmp eq ptr %2, @ompi_mpi_unsigned_long_long
  %or.cond396 = or i1 %or.cond395, %207
  %208 = icmp eq ptr %2, @ompi_mpi_int8_t
  %or.cond397 = or i1 %or.cond396, %208
  %209 = icmp eq ptr %2, @ompi_mpi_int16_t
  %or.cond398 = or i1 %or.cond397, %209
  %210 = icmp eq ptr %2, @ompi_mpi_int32_t
  %or.cond399 = or i1 %or.cond398, %210
  %211 = icmp eq ptr %2, @ompi_mpi_int64_t
  %or.cond400 = or i1 %or.cond399, %211
  %212 = icmp eq ptr %2, @ompi_mpi_uint8_t
  %or.cond401 = or i1 %or.cond400, %212
  %213 = icmp eq ptr %2, @ompi_mpi_uint16_t
  %or.cond402 = or i1 %or.cond401, %213
  %214 = icmp eq ptr %2, @ompi_mpi_uint32_t
  %or.cond403 = or i1 %or.cond402, %214
  %215 = icmp eq ptr %2, @ompi_mpi_uint64_t
  %or.cond404 = or i1 %or.cond403, %215
  %216 = icmp eq ptr %2, @ompi_mpi_c_bool
  %or.cond405 = or i1 %or.cond404, %216
  %217 = icmp eq ptr %2, @ompi_mpi_wchar
  %or.cond406 = or i1 %or.cond405, %217
  %218 = icmp eq ptr %2, @ompi_mpi_2int
  %or.cond407 = or i1 %or.cond406, %218
  %219 = icmp eq ptr %2, @ompi_mpi_integer
  %or.cond408 = or i1 %or.cond407, %219
  %220 = icmp eq ptr %2, @ompi_mpi_logical
  %or.cond409 = or i1 %or.cond408, %220
  %221 = icmp eq ptr %2, @ompi_mpi_character
  %or.cond410 = or i1 %or.cond409, %221
  %222 = icmp eq ptr %2, @ompi_mpi_aint
  %or.cond411 = or i1 %or.cond410, %222
  %223 = icmp eq ptr %2, @ompi_mpi_offset
  %or.cond412 = or i1 %or.cond411, %223
  %224 = icmp eq ptr %2, @ompi_mpi_count
  %or.cond413 = or i1 %or.cond412, %224
  br i1 %or.cond413, label %230, label %225

225:
  %226 = icmp eq ptr %2, @ompi_mpi_byte
  %227 = icmp eq ptr %2, @ompi_mpi_packed
  %spec.select414 = select i1 %226, i1 true, i1 %227
  %228 = zext i1 %spec.select414 to i64
  %229 = select i1 %spec.select414, i32 4, i32 3
  br label %230

230:
  %.0268 = phi i32 [ 3, %180 ], [ 1, %184 ], [ 2, %190 ], [ %229, %225 ], [ 0, %196 ]
  switch i32 %.0268, label %243 [
    i32 1, label %231
    i32 2, label %234
    i32 3, label %237
    i32 4, label %240
  ]

231:
  %232 = ptrtoint ptr %2 to i64
  %233 = ptrtoint ptr %10 to i64
  call void @tapeless_mpi_send_double(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %232, i32 noundef %3, i32 noundef %4, i64 noundef %233, ptr noundef %181)
  br label %243

234:
  %235 = ptrtoint ptr %2 to i64
  %236 = ptrtoint ptr %10 to i64
  call void @tapeless_mpi_send_float(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %235, i32 noundef %3, i32 noundef %4, i64 noundef %236, ptr noundef %181)
  br label %243

237:
  %238 = ptrtoint ptr %2 to i64
  %239 = ptrtoint ptr %10 to i64
  call void @tapeless_mpi_send_any(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %238, i32 noundef %3, i32 noundef %4, i64 noundef %239, ptr noundef %181)
  br label %243

240:
  %241 = ptrtoint ptr %2 to i64
  %242 = ptrtoint ptr %10 to i64
  call void @tapeless_mpi_send_bytes(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %241, i32 noundef %3, i32 noundef %4, i64 noundef %242, ptr noundef %181)
  br label %243

243:
  %244 = getelementptr inbounds [2 x ptr], ptr %13, i64 0, i64 1
  call void @tapeless_mpi_complete(i32 noundef 0, i32 noundef 1, ptr noundef %244, ptr noundef null, ptr noundef null, ptr noundef null)
  %245 = getelementptr inbounds [2 x ptr], ptr %13, i64 0, i64 0
  call void @tapeless_mpi_complete(i32 noundef 0, i32 noundef 1, ptr noundef %245, ptr noundef null, ptr noundef null, ptr noundef %11)
  br label %246

246:
  %.0272 = phi i32 [ %116, %115 ], [ 0, %243 ]
  ret i32 %.0272
}

declare i32 @tapeless_library_MPI_Sendrecv(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Sendrecv_replace(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8) {
  %10 = alloca i32, align 4
  %11 = alloca [2 x ptr], align 16
  %12 = icmp eq ptr %2, @ompi_mpi_double
  %13 = call zeroext i1 @llvm.is.constant.i1(i1 noundef zeroext %12)
  br i1 %13, label %14, label %60

14:
  %15 = icmp eq ptr %2, @ompi_mpi_double
  %16 = icmp eq ptr %2, @ompi_mpi_c_double_complex
  %or.cond = or i1 %15, %16
  %17 = icmp eq ptr %2, @ompi_mpi_dblcplex
  %or.cond232 = or i1 %or.cond, %17
  %18 = icmp eq ptr %2, @ompi_mpi_dblprec
  %or.cond233 = or i1 %or.cond232, %18
  %19 = icmp eq ptr %2, @ompi_mpi_real8
  %or.cond234 = or i1 %or.cond233, %19
  br i1 %or.cond234, label %60, label %20

20:
  %21 = icmp eq ptr %2, @ompi_mpi_float
  %22 = icmp eq ptr %2, @ompi_mpi_c_float_complex
  %or.cond235 = or i1 %21, %22
  %23 = icmp eq ptr %2, @ompi_mpi_cplex
  %or.cond236 = or i1 %or.cond235, %23
  %24 = icmp eq ptr %2, @ompi_mpi_real
  %or.cond237 = or i1 %or.cond236, %24
  %25 = icmp eq ptr %2, @ompi_mpi_real4
  %or.cond238 = or i1 %or.cond237, %25
  br i1 %or.cond238, label %60, label %26

26:
  %27 = icmp eq ptr %2, @ompi_mpi_char
  %28 = icmp eq ptr %2, @ompi_mpi_signed_char
  %or.cond239 = or i1 %27, %28
  %29 = icmp eq ptr %2, @ompi_mpi_unsigned_char
  %or.cond240 = or i1 %or.cond239, %29
  %30 = icmp eq ptr %2, @ompi_mpi_short
  %or.cond241 = or i1 %or.cond240, %30
  %31 = icmp eq ptr %2, @ompi_mpi_unsigned_short
  %or.cond242 = or i1 %or.cond241, %31
  %32 = icmp eq ptr %2, @ompi_mpi_int
  %or.cond243 = or i1 %or.cond242, %32
  %33 = icmp eq ptr %2, @ompi_mpi_unsigned
  %or.cond244 = or i1 %or.cond243, %33
  %34 = icmp eq ptr %2, @ompi_mpi_long
  %or.cond245 = or i1 %or.cond244, %34
  %35 = icmp eq ptr %2, @ompi_mpi_unsigned_long
  %or.cond246 = or i1 %or.cond245, %35
  %36 = icmp eq ptr %2, @ompi_mpi_long_long_int
  %or.cond247 = or i1 %or.cond246, %36
  %37 = icmp eq ptr %2, @ompi_mpi_unsigned_long_long
  %or.cond248 = or i1 %or.cond247, %37
  %38 = icmp eq ptr %2, @ompi_mpi_int8_t
  %or.cond249 = or i1 %or.cond248, %38
  %39 = icmp eq ptr %2, @ompi_mpi_int16_t
  %or.cond250 = or i1 %or.cond249, %39
  %40 = icmp eq ptr %2, @ompi_mpi_int32_t
  %or.cond251 = or i1 %or.cond250, %40
  %41 = icmp eq ptr %2, @ompi_mpi_int64_t
  %or.cond252 = or i1 %or.cond251, %41
  %42 = icmp eq ptr %2, @ompi_mpi_uint8_t
  %or.cond253 = or i1 %or.cond252, %42
  %43 = icmp eq ptr %2, @ompi_mpi_uint16_t
  %or.cond254 = or i1 %or.cond253, %43
  %44 = icmp eq ptr %2, @ompi_mpi_uint32_t
  %or.cond255 = or i1 %or.cond254, %44
  %45 = icmp eq ptr %2, @ompi_mpi_uint64_t
  %or.cond256 = or i1 %or.cond255, %45
  %46 = icmp eq ptr %2, @ompi_mpi_c_bool
  %or.cond257 = or i1 %or.cond256, %46
  %47 = icmp eq ptr %2, @ompi_mpi_wchar
  %or.cond258 = or i1 %or.cond257, %47
  %48 = icmp eq ptr %2, @ompi_mpi_2int
  %or.cond259 = or i1 %or.cond258, %48
  %49 = icmp eq ptr %2, @ompi_mpi_integer
  %or.cond260 = or i1 %or.cond259, %49
  %50 = icmp eq ptr %2, @ompi_mpi_logical
  %or.cond261 = or i1 %or.cond260, %50
  %51 = icmp eq ptr %2, @ompi_mpi_character
  %or.cond262 = or i1 %or.cond261, %51
  %52 = icmp eq ptr %2, @ompi_mpi_aint
  %or.cond263 = or i1 %or.cond262, %52
  %53 = icmp eq ptr %2, @ompi_mpi_offset
  %or.cond264 = or i1 %or.cond263, %53
  %54 = icmp eq ptr %2, @ompi_mpi_count
  %or.cond265 = or i1 %or.cond264, %54
  br i1 %or.cond265, label %60, label %55

55:
  %56 = icmp eq ptr %2, @ompi_mpi_byte
  %57 = icmp eq ptr %2, @ompi_mpi_packed
  %spec.select = select i1 %56, i1 true, i1 %57
  %58 = zext i1 %spec.select to i64
  %59 = select i1 %spec.select, i32 4, i32 3
  br label %60

60:
  %.0230 = phi i32 [ 3, %9 ], [ 1, %14 ], [ 2, %20 ], [ %59, %55 ], [ 0, %26 ]
  %61 = icmp eq i32 %.0230, 0
  br i1 %61, label %62, label %64

62:
  %63 = call i32 @tapeless_library_MPI_Sendrecv_replace(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8)
  br label %203

64:
  %65 = call i32 @tapeless_library_MPI_Type_size(ptr noundef %2, ptr noundef %10)
  %66 = sext i32 %1 to i64
  %67 = load i32, ptr %10, align 4
  %68 = sext i32 %67 to i64
  %69 = mul i64 %66, %68
  %70 = call ptr @malloc(i64 noundef %69)
  %71 = sext i32 %1 to i64
  %72 = load i32, ptr %10, align 4
  %73 = sext i32 %72 to i64
  %74 = mul i64 %71, %73
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %70, ptr align 1 %0, i64 %74, i1 false)
  %75 = getelementptr inbounds [2 x ptr], ptr %11, i64 0, i64 0
  %76 = icmp eq ptr %2, @ompi_mpi_double
  %77 = call zeroext i1 @llvm.is.constant.i1(i1 noundef zeroext %76)
  br i1 %77, label %78, label %124

78:
  %79 = icmp eq ptr %2, @ompi_mpi_double
  %80 = icmp eq ptr %2, @ompi_mpi_c_double_complex
  %or.cond266 = or i1 %79, %80
  %81 = icmp eq ptr %2, @ompi_mpi_dblcplex
  %or.cond267 = or i1 %or.cond266, %81
  %82 = icmp eq ptr %2, @ompi_mpi_dblprec
  %or.cond268 = or i1 %or.cond267, %82
  %83 = icmp eq ptr %2, @ompi_mpi_real8
  %or.cond269 = or i1 %or.cond268, %83
  br i1 %or.cond269, label %124, label %84

84:
  %85 = icmp eq ptr %2, @ompi_mpi_float
  %86 = icmp eq ptr %2, @ompi_mpi_c_float_complex
  %or.cond270 = or i1 %85, %86
  %87 = icmp eq ptr %2, @ompi_mpi_cplex
  %or.cond271 = or i1 %or.cond270, %87
  %88 = icmp eq ptr %2, @ompi_mpi_real
  %or.cond272 = or i1 %or.cond271, %88
  %89 = icmp eq ptr %2, @ompi_mpi_real4
  %or.cond273 = or i1 %or.cond272, %89
  br i1 %or.cond273, label %124, label %90

90:
  %91 = icmp eq ptr %2, @ompi_mpi_char
  %92 = icmp eq ptr %2, @ompi_mpi_signed_char
  %or.cond274 = or i1 %91, %92
  %93 = icmp eq ptr %2, @ompi_mpi_unsigned_char
  %or.cond275 = or i1 %or.cond274, %93
  %94 = icmp eq ptr %2, @ompi_mpi_short
  %or.cond276 = or i1 %or.cond275, %94
  %95 = icmp eq ptr %2, @ompi_mpi_unsigned_short
  %or.cond277 = or i1 %or.cond276, %95
  %96 = icmp eq ptr %2, @ompi_mpi_int
  %or.cond278 = or i1 %or.cond277, %96
  %97 = icmp eq ptr %2, @ompi_mpi_unsigned
  %or.cond279 = or i1 %or.cond278, %97
  %98 = icmp eq ptr %2, @ompi_mpi_long
  %or.cond280 = or i1 %or.cond279, %98
  %99 = icmp eq ptr %2, @ompi_mpi_unsigned_long
  %or.cond281 = or i1 %or.cond280, %99
  %100 = icmp eq ptr %2, @ompi_mpi_long_long_int
  %or.cond282 = or i1 %or.cond281, %100
  %101 = icmp eq ptr %2, @ompi_mpi_unsigned_long_long
  %or.cond283 = or i1 %or.cond282, %101
  %102 = icmp eq ptr %2, @ompi_mpi_int8_t
  %or.cond284 = or i1 %or.cond283, %102
  %103 = icmp eq ptr %2, @ompi_mpi_int16_t
  %or.cond285 = or i1 %or.cond284, %103
  %104 = icmp eq ptr %2, @ompi_mpi_int32_t
  %or.cond286 = or i1 %or.cond285, %104
  %105 = icmp eq ptr %2, @ompi_mpi_int64_t
  %or.cond287 = or i1 %or.cond286, %105
  %106 = icmp eq ptr %2, @ompi_mpi_uint8_t
  %or.cond288 = or i1 %or.cond287, %106
  %107 = icmp eq ptr %2, @ompi_mpi_uint16_t
  %or.cond289 = or i1 %or.cond288, %107
  %108 = icmp eq ptr %2, @ompi_mpi_uint32_t
  %or.cond290 = or i1 %or.cond289, %108
  %109 = icmp eq ptr %2, @ompi_mpi_uint64_t
  %or.cond291 = or i1 %or.cond290, %109
  %110 = icmp eq ptr %2, @ompi_mpi_c_bool
  %or.cond292 = or i1 %or.cond291, %110
  %111 = icmp eq ptr %2, @ompi_mpi_wchar
  %or.cond293 = or i1 %or.cond292, %111
  %112 = icmp eq ptr %2, @ompi_mpi_2int
  %or.cond294 = or i1 %or.cond293, %112
  %113 = icmp eq ptr %2, @ompi_mpi_integer
  %or.cond295 = or i1 %or.cond294, %113
  %114 = icmp eq ptr %2, @ompi_mpi_logical
  %or.cond296 = or i1 %or.cond295, %114
  %115 = icmp eq ptr %2, @ompi_mpi_character
  %or.cond297 = or i1 %or.cond296, %115
  %116 = icmp eq ptr %2, @ompi_mpi_aint
  %or.cond298 = or i1 %or.cond297, %116
  %117 = icmp eq ptr %2, @ompi_mpi_offset
  %or.cond299 = or i1 %or.cond298, %117
  %118 = icmp eq ptr %2, @ompi_mpi_count
  %or.cond300 = or i1 %or.cond299, %118
  br i1 %or.cond300, label %124, label %119

119:
  %120 = icmp eq ptr %2, @ompi_mpi_byte
  %121 = icmp eq ptr %2, @ompi_mpi_packed
  %spec.select301 = select i1 %120, i1 true, i1 %121
  %122 = zext i1 %spec.select301 to i64
  %123 = select i1 %spec.select301, i32 4, i32 3
  br label %124

124:
  %.0 = phi i32 [ 3, %64 ], [ 1, %78 ], [ 2, %84 ], [ %123, %119 ], [ 0, %90 ]
  switch i32 %.0, label %137 [
    i32 1, label %125
    i32 2, label %128
    i32 3, label %131
    i32 4, label %134
  ]

125:
  %126 = ptrtoint ptr %2 to i64
  %127 = ptrtoint ptr %7 to i64
  call void @tapeless_mpi_receive_double(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %126, i32 noundef %5, i32 noundef %6, i64 noundef %127, ptr noundef %75)
  br label %137

128:
  %129 = ptrtoint ptr %2 to i64
  %130 = ptrtoint ptr %7 to i64
  call void @tapeless_mpi_receive_float(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %129, i32 noundef %5, i32 noundef %6, i64 noundef %130, ptr noundef %75)
  br label %137

131:
  %132 = ptrtoint ptr %2 to i64
  %133 = ptrtoint ptr %7 to i64
  call void @tapeless_mpi_receive_any(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %132, i32 noundef %5, i32 noundef %6, i64 noundef %133, ptr noundef %75)
  br label %137

134:
  %135 = ptrtoint ptr %2 to i64
  %136 = ptrtoint ptr %7 to i64
  call void @tapeless_mpi_receive_bytes(ptr noundef %0, i32 noundef 0, i32 noundef %1, i64 noundef %135, i32 noundef %5, i32 noundef %6, i64 noundef %136, ptr noundef %75)
  br label %137

137:
  %138 = getelementptr inbounds [2 x ptr], ptr %11, i64 0, i64 1
  %139 = icmp eq ptr %2, @ompi_mpi_double
  %140 = call zeroext i1 @llvm.is.constant.i1(i1 noundef zeroext %139)
  br i1 %140, label %141, label %187

141:
  %142 = icmp eq ptr %2, @ompi_mpi_double
  %143 = icmp eq ptr %2, @ompi_mpi_c_double_complex
  %or.cond302 = or i1 %142, %143
  %144 = icmp eq ptr %2, @ompi_mpi_dblcplex
  %or.cond303 = or i1 %or.cond302, %144
  %145 = icmp eq ptr %2, @ompi_mpi_dblprec
  %or.cond304 = or i1 %or.cond303, %145
  %146 = icmp eq ptr %2, @ompi_mpi_real8
  %or.cond305 = or i1 %or.cond304, %146
  br i1 %or.cond305, label %187, label %147

147:
  %148 = icmp eq ptr %2, @ompi_mpi_float
  %149 = icmp eq ptr %2, @ompi_mpi_c_float_complex
  %or.cond306 = or i1 %148, %149
  %150 = icmp eq ptr %2, @ompi_mpi_cplex
  %or.cond307 = or i1 %or.cond306, %150
  %151 = icmp eq ptr %2, @ompi_mpi_real
  %or.cond308 = or i1 %or.cond307, %151
  %152 = icmp eq ptr %2, @ompi_mpi_real4
  %or.cond309 = or i1 %or.cond308, %152
  br i1 %or.cond309, label %187, label %153

153:
  %154 = icmp eq ptr %2, @ompi_mpi_char
  %155 = icmp eq ptr %2, @ompi_mpi_signed_char
  %or.cond310 = or i1 %154, %155
  %156 = icmp eq ptr %2, @ompi_mpi_unsigned_char
  %or.cond311 = or i1 %or.cond310, %156
  %157 = icmp eq ptr %2, @ompi_mpi_short
  %or.cond312 = or i1 %or.cond311, %157
  %158 = icmp eq ptr %2, @ompi_mpi_unsigned_short
  %or.cond313 = or i1 %or.cond312, %158
  %159 = icmp eq ptr %2, @ompi_mpi_int
  %or.cond314 = or i1 %or.cond313, %159
  %160 = icmp eq ptr %2, @ompi_mpi_unsigned
  %or.cond315 = or i1 %or.cond314, %160
  %161 = icmp eq ptr %2, @ompi_mpi_long
  %or.cond316 = or i1 %or.cond315, %161
  %162 = icmp eq ptr %2, @ompi_mpi_unsigned_long
  %or.cond317 = or i1 %or.cond316, %162
  %163 = icmp eq ptr %2, @ompi_mpi_long_long_int
  %or.cond318 = or i1 %or.cond317, %163
  %164 = icmp eq ptr %2, @ompi_mpi_unsigned_long_long
  %or.cond319 = or i1 %or.cond318, %164
  %165 = icmp eq ptr %2, @ompi_mpi_int8_t
  %or.cond320 = or i1 %or.cond319, %165
  %166 = icmp eq ptr %2, @ompi_mpi_int16_t
  %or.cond321 = or i1 %or.cond320, %166
  %167 = icmp eq ptr %2, @ompi_mpi_int32_t
  %or.cond322 = or i1 %or.cond321, %167
  %168 = icmp eq ptr %2, @ompi_mpi_int64_t
  %or.cond323 = or i1 %or.cond322, %168
  %169 = icmp eq ptr %2, @ompi_mpi_uint8_t
  %or.cond324 = or i1 %or.cond323, %169
  %170 = icmp eq ptr %2, @ompi_mpi_uint16_t
  %or.cond325 = or i1 %or.cond324, %170
  %171 = icmp eq ptr %2, @ompi_mpi_uint32_t
  %or.cond326 = or i1 %or.cond325, %171
  %172 = icmp eq ptr %2, @ompi_mpi_uint64_t
  %or.cond327 = or i1 %or.cond326, %172
  %173 = icmp eq ptr %2, @ompi_mpi_c_bool
  %or.cond328 = or i1 %or.cond327, %173
  %174 = icmp eq ptr %2, @ompi_mpi_wchar
  %or.cond329 = or i1 %or.cond328, %174
  %175 = icmp eq ptr %2, @ompi_mpi_2int
  %or.cond330 = or i1 %or.cond329, %175
  %176 = icmp eq ptr %2, @ompi_mpi_integer
  %or.cond331 = or i1 %or.cond330, %176
  %177 = icmp eq ptr %2, @ompi_mpi_logical
  %or.cond332 = or i1 %or.cond331, %177
  %178 = icmp eq ptr %2, @ompi_mpi_character
  %or.cond333 = or i1 %or.cond332, %178
  %179 = icmp eq ptr %2, @ompi_mpi_aint
  %or.cond334 = or i1 %or.cond333, %179
  %180 = icmp eq ptr %2, @ompi_mpi_offset
  %or.cond335 = or i1 %or.cond334, %180
  %181 = icmp eq ptr %2, @ompi_mpi_count
  %or.cond336 = or i1 %or.cond335, %181
  br i1 %or.cond336, label %187, label %182

182:
  %183 = icmp eq ptr %2, @ompi_mpi_byte
  %184 = icmp eq ptr %2, @ompi_mpi_packed
  %spec.select337 = select i1 %183, i1 true, i1 %184
  %185 = zext i1 %spec.select337 to i64
  %186 = select i1 %spec.select337, i32 4, i32 3
  br label %187

187:
  %.0228 = phi i32 [ 3, %137 ], [ 1, %141 ], [ 2, %147 ], [ %186, %182 ], [ 0, %153 ]
  switch i32 %.0228, label %200 [
    i32 1, label %188
    i32 2, label %191
    i32 3, label %194
    i32 4, label %197
  ]

188:
  %189 = ptrtoint ptr %2 to i64
  %190 = ptrtoint ptr %7 to i64
  call void @tapeless_mpi_send_double(ptr noundef %70, i32 noundef 0, i32 noundef %1, i64 noundef %189, i32 noundef %3, i32 noundef %4, i64 noundef %190, ptr noundef %138)
  br label %200

191:
  %192 = ptrtoint ptr %2 to i64
  %193 = ptrtoint ptr %7 to i64
  call void @tapeless_mpi_send_float(ptr noundef %70, i32 noundef 0, i32 noundef %1, i64 noundef %192, i32 noundef %3, i32 noundef %4, i64 noundef %193, ptr noundef %138)
  br label %200

194:
  %195 = ptrtoint ptr %2 to i64
  %196 = ptrtoint ptr %7 to i64
  call void @tapeless_mpi_send_any(ptr noundef %70, i32 noundef 0, i32 noundef %1, i64 noundef %195, i32 noundef %3, i32 noundef %4, i64 noundef %196, ptr noundef %138)
  br label %200

197:
  %198 = ptrtoint ptr %2 to i64
  %199 = ptrtoint ptr %7 to i64
  call void @tapeless_mpi_send_bytes(ptr noundef %70, i32 noundef 0, i32 noundef %1, i64 noundef %198, i32 noundef %3, i32 noundef %4, i64 noundef %199, ptr noundef %138)
  br label %200

200:
  %201 = getelementptr inbounds [2 x ptr], ptr %11, i64 0, i64 1
  call void @tapeless_mpi_complete(i32 noundef 0, i32 noundef 1, ptr noundef %201, ptr noundef null, ptr noundef null, ptr noundef null)
  %202 = getelementptr inbounds [2 x ptr], ptr %11, i64 0, i64 0
  call void @tapeless_mpi_complete(i32 noundef 0, i32 noundef 1, ptr noundef %202, ptr noundef null, ptr noundef null, ptr noundef %8)
  call void @free(ptr noundef %70)
  br label %203

203:
  %.0231 = phi i32 [ %63, %62 ], [ 0, %200 ]
  ret i32 %.0231
}

declare i32 @tapeless_library_MPI_Sendrecv_replace(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef)

declare i32 @tapeless_library_MPI_Type_size(ptr noundef, ptr noundef)

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

define dso_local i32 @tapeless_body_MPI_Bcast(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4) {
  %6 = icmp eq ptr %2, @ompi_mpi_double
  %7 = call zeroext i1 @llvm.is.constant.i1(i1 noundef zeroext %6)
  br i1 %7, label %8, label %54

8:
  %9 = icmp eq ptr %2, @ompi_mpi_double
  %10 = icmp eq ptr %2, @ompi_mpi_c_double_complex
  %or.cond = or i1 %9, %10
  %11 = icmp eq ptr %2, @ompi_mpi_dblcplex
  %or.cond69 = or i1 %or.cond, %11
  %12 = icmp eq ptr %2, @ompi_mpi_dblprec
  %or.cond70 = or i1 %or.cond69, %12
  %13 = icmp eq ptr %2, @ompi_mpi_real8
  %or.cond71 = or i1 %or.cond70, %13
  br i1 %or.cond71, label %54, label %14

14:
  %15 = icmp eq ptr %2, @ompi_mpi_float
  %16 = icmp eq ptr %2, @ompi_mpi_c_float_complex
  %or.cond72 = or i1 %15, %16
  %17 = icmp eq ptr %2, @ompi_mpi_cplex
  %or.cond73 = or i1 %or.cond72, %17
  %18 = icmp eq ptr %2, @ompi_mpi_real
  %or.cond74 = or i1 %or.cond73, %18
  %19 = icmp eq ptr %2, @ompi_mpi_real4
  %or.cond75 = or i1 %or.cond74, %19
  br i1 %or.cond75, label %54, label %20

20:
  %21 = icmp eq ptr %2, @ompi_mpi_char
  %22 = icmp eq ptr %2, @ompi_mpi_signed_char
  %or.cond76 = or i1 %21, %22
  %23 = icmp eq ptr %2, @ompi_mpi_unsigned_char
  %or.cond77 = or i1 %or.cond76, %23
  %24 = icmp eq ptr %2, @ompi_mpi_short
  %or.cond78 = or i1 %or.cond77, %24
  %25 = icmp eq ptr %2, @ompi_mpi_unsigned_short
  %or.cond79 = or i1 %or.cond78, %25
  %26 = icmp eq ptr %2, @ompi_mpi_int
  %or.cond80 = or i1 %or.cond79, %26
  %27 = icmp eq ptr %2, @ompi_mpi_unsigned
  %or.cond81 = or i1 %or.cond80, %27
  %28 = icmp eq ptr %2, @ompi_mpi_long
  %or.cond82 = or i1 %or.cond81, %28
  %29 = icmp eq ptr %2, @ompi_mpi_unsigned_long
  %or.cond83 = or i1 %or.cond82, %29
  %30 = icmp eq ptr %2, @ompi_mpi_long_long_int
  %or.cond84 = or i1 %or.cond83, %30
  %31 = icmp eq ptr %2, @ompi_mpi_unsigned_long_long
  %or.cond85 = or i1 %or.cond84, %31
  %32 = icmp eq ptr %2, @ompi_mpi_int8_t
  %or.cond86 = or i1 %or.cond85, %32
  %33 = icmp eq ptr %2, @ompi_mpi_int16_t
  %or.cond87 = or i1 %or.cond86, %33
  %34 = icmp eq ptr %2, @ompi_mpi_int32_t
  %or.cond88 = or i1 %or.cond87, %34
  %35 = icmp eq ptr %2, @ompi_mpi_int64_t
  %or.cond89 = or i1 %or.cond88, %35
  %36 = icmp eq ptr %2, @ompi_mpi_uint8_t
  %or.cond90 = or i1 %or.cond89, %36
  %37 = icmp eq ptr %2, @ompi_mpi_uint16_t
  %or.cond91 = or i1 %or.cond90, %37
  %38 = icmp eq ptr %2, @ompi_mpi_uint32_t
  %or.cond92 = or i1 %or.cond91, %38
  %39 = icmp eq ptr %2, @ompi_mpi_uint64_t
  %or.cond93 = or i1 %or.cond92, %39
  %40 = icmp eq ptr %2, @ompi_mpi_c_bool
  %or.cond94 = or i1 %or.cond93, %40
  %41 = icmp eq ptr %2, @ompi_mpi_wchar
  %or.cond95 = or i1 %or.cond94, %41
  %42 = icmp eq ptr %2, @ompi_mpi_2int
  %or.cond96 = or i1 %or.cond95, %42
  %43 = icmp eq ptr %2, @ompi_mpi_integer
  %or.cond97 = or i1 %or.cond96, %43
  %44 = icmp eq ptr %2, @ompi_mpi_logical
  %or.cond98 = or i1 %or.cond97, %44
  %45 = icmp eq ptr %2, @ompi_mpi_character
  %or.cond99 = or i1 %or.cond98, %45
  %46 = icmp eq ptr %2, @ompi_mpi_aint
  %or.cond100 = or i1 %or.cond99, %46
  %47 = icmp eq ptr %2, @ompi_mpi_offset
  %or.cond101 = or i1 %or.cond100, %47
  %48 = icmp eq ptr %2, @ompi_mpi_count
  %or.cond102 = or i1 %or.cond101, %48
  br i1 %or.cond102, label %54, label %49

49:
  %50 = icmp eq ptr %2, @ompi_mpi_byte
  %51 = icmp eq ptr %2, @ompi_mpi_packed
  %spec.select = select i1 %50, i1 true, i1 %51
  %52 = zext i1 %spec.select to i64
  %53 = select i1 %spec.select, i32 4, i32 3
  br label %54

54:
  %.0 = phi i32 [ 3, %5 ], [ 1, %8 ], [ 2, %14 ], [ %53, %49 ], [ 0, %20 ]
  switch i32 %.0, label %67 [
    i32 1, label %55
    i32 2, label %58
    i32 3, label %61
    i32 4, label %64
  ]

55:
  %56 = ptrtoint ptr %2 to i64
  %57 = ptrtoint ptr %4 to i64
  call void @tapeless_mpi_broadcast_double(ptr noundef %0, i32 noundef %1, i64 noundef %56, i32 noundef %3, i64 noundef %57)
  br label %69

58:
  %59 = ptrtoint ptr %2 to i64
  %60 = ptrtoint ptr %4 to i64
  call void @tapeless_mpi_broadcast_float(ptr noundef %0, i32 noundef %1, i64 noundef %59, i32 noundef %3, i64 noundef %60)
  br label %69

61:
  %62 = ptrtoint ptr %2 to i64
  %63 = ptrtoint ptr %4 to i64
  call void @tapeless_mpi_broadcast_any(ptr noundef %0, i32 noundef %1, i64 noundef %62, i32 noundef %3, i64 noundef %63)
  br label %69

64:
  %65 = ptrtoint ptr %2 to i64
  %66 = ptrtoint ptr %4 to i64
  call void @tapeless_mpi_broadcast_bytes(ptr noundef %0, i32 noundef %1, i64 noundef %65, i32 noundef %3, i64 noundef %66)
  br label %69

67:
  %68 = call i32 @tapeless_library_MPI_Bcast(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4)
  br label %69

69:
  %.068 = phi i32 [ %68, %67 ], [ 0, %55 ], [ 0, %58 ], [ 0, %61 ], [ 0, %64 ]
  ret i32 %.068
}

declare void @tapeless_mpi_broadcast_double(ptr noundef, i32 noundef, i64 noundef, i32 noundef, i64 noundef)

declare void @tapeless_mpi_broadcast_float(ptr noundef, i32 noundef, i64 noundef, i32 noundef, i64 noundef)

declare void @tapeless_mpi_broadcast_any(ptr noundef, i32 noundef, i64 noundef, i32 noundef, i64 noundef)

declare void @tapeless_mpi_broadcast_bytes(ptr noundef, i32 noundef, i64 noundef, i32 noundef, i64 noundef)

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

define dso_local i32 @tapeless_body_MPI_Reduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6) {
  %8 = icmp eq ptr %3, @ompi_mpi_double
  %9 = call zeroext i1 @llvm.is.constant.i1(i1 noundef zeroext %8)
  br i1 %9, label %10, label %56

10:
  %11 = icmp eq ptr %3, @ompi_mpi_double
  %12 = icmp eq ptr %3, @ompi_mpi_c_double_complex
  %or.cond = or i1 %11, %12
  %13 = icmp eq ptr %3, @ompi_mpi_dblcplex
  %or.cond95 = or i1 %or.cond, %13
  %14 = icmp eq ptr %3, @ompi_mpi_dblprec
  %or.cond96 = or i1 %or.cond95, %14
  %15 = icmp eq ptr %3, @ompi_mpi_real8
  %or.cond97 = or i1 %or.cond96, %15
  br i1 %or.cond97, label %56, label %16

16:
  %17 = icmp eq ptr %3, @ompi_mpi_float
  %18 = icmp eq ptr %3, @ompi_mpi_c_float_complex
  %or.cond98 = or i1 %17, %18
  %19 = icmp eq ptr %3, @ompi_mpi_cplex
  %or.cond99 = or i1 %or.cond98, %19
  %20 = icmp eq ptr %3, @ompi_mpi_real
  %or.cond100 = or i1 %or.cond99, %20
  %21 = icmp eq ptr %3, @ompi_mpi_real4
  %or.cond101 = or i1 %or.cond100, %21
  br i1 %or.cond101, label %56, label %22

22:
  %23 = icmp eq ptr %3, @ompi_mpi_char
  %24 = icmp eq ptr %3, @ompi_mpi_signed_char
  %or.cond102 = or i1 %23, %24
  %25 = icmp eq ptr %3, @ompi_mpi_unsigned_char
  %or.cond103 = or i1 %or.cond102, %25
  %26 = icmp eq ptr %3, @ompi_mpi_short
  %or.cond104 = or i1 %or.cond103, %26
  %27 = icmp eq ptr %3, @ompi_mpi_unsigned_short
  %or.cond105 = or i1 %or.cond104, %27
  %28 = icmp eq ptr %3, @ompi_mpi_int
  %or.cond106 = or i1 %or.cond105, %28
  %29 = icmp eq ptr %3, @ompi_mpi_unsigned
  %or.cond107 = or i1 %or.cond106, %29
  %30 = icmp eq ptr %3, @ompi_mpi_long
  %or.cond108 = or i1 %or.cond107, %30
  %31 = icmp eq ptr %3, @ompi_mpi_unsigned_long
  %or.cond109 = or i1 %or.cond108, %31
  %32 = icmp eq ptr %3, @ompi_mpi_long_long_int
  %or.cond110 = or i1 %or.cond109, %32
  %33 = icmp eq ptr %3, @ompi_mpi_unsigned_long_long
  %or.cond111 = or i1 %or.cond110, %33
  %34 = icmp eq ptr %3, @ompi_mpi_int8_t
  %or.cond112 = or i1 %or.cond111, %34
  %35 = icmp eq ptr %3, @ompi_mpi_int16_t
  %or.cond113 = or i1 %or.cond112, %35
  %36 = icmp eq ptr %3, @ompi_mpi_int32_t
  %or.cond114 = or i1 %or.cond113, %36
  %37 = icmp eq ptr %3, @ompi_mpi_int64_t
  %or.cond115 = or i1 %or.cond114, %37
  %38 = icmp eq ptr %3, @ompi_mpi_uint8_t
  %or.cond116 = or i1 %or.cond115, %38
  %39 = icmp eq ptr %3, @ompi_mpi_uint16_t
  %or.cond117 = or i1 %or.cond116, %39
  %40 = icmp eq ptr %3, @ompi_mpi_uint32_t
  %or.cond118 = or i1 %or.cond117, %40
  %41 = icmp eq ptr %3, @ompi_mpi_uint64_t
  %or.cond119 = or i1 %or.cond118, %41
  %42 = icmp eq ptr %3, @ompi_mpi_c_bool
  %or.cond120 = or i1 %or.cond119, %42
  %43 = icmp eq ptr %3, @ompi_mpi_wchar
  %or.cond121 = or i1 %or.cond120, %43
  %44 = icmp eq ptr %3, @ompi_mpi_2int
  %or.cond122 = or i1 %or.cond121, %44
  %45 = icmp eq ptr %3, @ompi_mpi_integer
  %or.cond123 = or i1 %or.cond122, %45
  %46 = icmp eq ptr %3, @ompi_mpi_logical
  %or.cond124 = or i1 %or.cond123, %46
  %47 = icmp eq ptr %3, @ompi_mpi_character
  %or.cond125 = or i1 %or.cond124, %47
  %48 = icmp eq ptr %3, @ompi_mpi_aint
  %or.cond126 = or i1 %or.cond125, %48
  %49 = icmp eq ptr %3, @ompi_mpi_offset
  %or.cond127 = or i1 %or.cond126, %49
  %50 = icmp eq ptr %3, @ompi_mpi_count
  %or.cond128 = or i1 %or.cond127, %50
  br i1 %or.cond128, label %56, label %51

51:
  %52 = icmp eq ptr %3, @ompi_mpi_byte
  %53 = icmp eq ptr %3, @ompi_mpi_packed
  %spec.select = select i1 %52, i1 true, i1 %53
  %54 = zext i1 %spec.select to i64
  %55 = select i1 %spec.select, i32 4, i32 3
  br label %56

56:
  %.0 = phi i32 [ 3, %7 ], [ 1, %10 ], [ 2, %16 ], [ %55, %51 ], [ 0, %22 ]
  switch i32 %.0, label %77 [
    i32 1, label %57
    i32 2, label %62
    i32 3, label %67
    i32 4, label %72
  ]

57:
  %58 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %. = select i1 %58, ptr %1, ptr %0
  %59 = ptrtoint ptr %3 to i64
  %60 = ptrtoint ptr %4 to i64
  %61 = ptrtoint ptr %6 to i64
  call void @tapeless_mpi_reduce_double(i32 noundef 0, ptr noundef %., ptr noundef %1, i32 noundef %2, i64 noundef %59, i64 noundef %60, i32 noundef %5, i64 noundef %61)
  br label %79

62:
  %63 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %.129 = select i1 %63, ptr %1, ptr %0
  %64 = ptrtoint ptr %3 to i64
  %65 = ptrtoint ptr %4 to i64
  %66 = ptrtoint ptr %6 to i64
  call void @tapeless_mpi_reduce_float(i32 noundef 0, ptr noundef %.129, ptr noundef %1, i32 noundef %2, i64 noundef %64, i64 noundef %65, i32 noundef %5, i64 noundef %66)
  br label %79

67:
  %68 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %.130 = select i1 %68, ptr %1, ptr %0
  %69 = ptrtoint ptr %3 to i64
  %70 = ptrtoint ptr %4 to i64
  %71 = ptrtoint ptr %6 to i64
  call void @tapeless_mpi_reduce_any(i32 noundef 0, ptr noundef %.130, ptr noundef %1, i32 noundef %2, i64 noundef %69, i64 noundef %70, i32 noundef %5, i64 noundef %71)
  br label %79

72:
  %73 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %.131 = select i1 %73, ptr %1, ptr %0
  %74 = ptrtoint ptr %3 to i64
  %75 = ptrtoint ptr %4 to i64
  %76 = ptrtoint ptr %6 to i64
  call void @tapeless_mpi_reduce_bytes(i32 noundef 0, ptr noundef %.131, ptr noundef %1, i32 noundef %2, i64 noundef %74, i64 noundef %75, i32 noundef %5, i64 noundef %76)
  br label %79

77:
  %78 = call i32 @tapeless_library_MPI_Reduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6)
  br label %79

79:
  %.094 = phi i32 [ %78, %77 ], [ 0, %57 ], [ 0, %62 ], [ 0, %67 ], [ 0, %72 ]
  ret i32 %.094
}

declare void @tapeless_mpi_reduce_double(i32 noundef, ptr noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef, i64 noundef)

declare void @tapeless_mpi_reduce_float(i32 noundef, ptr noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef, i64 noundef)

declare void @tapeless_mpi_reduce_any(i32 noundef, ptr noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef, i64 noundef)

declare void @tapeless_mpi_reduce_bytes(i32 noundef, ptr noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef, i64 noundef)

declare i32 @tapeless_library_MPI_Reduce(ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Allreduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) {
  %7 = icmp eq ptr %3, @ompi_mpi_double
  %8 = call zeroext i1 @llvm.is.constant.i1(i1 noundef zeroext %7)
  br i1 %8, label %9, label %55

9:
  %10 = icmp eq ptr %3, @ompi_mpi_double
  %11 = icmp eq ptr %3, @ompi_mpi_c_double_complex
  %or.cond = or i1 %10, %11
  %12 = icmp eq ptr %3, @ompi_mpi_dblcplex
  %or.cond90 = or i1 %or.cond, %12
  %13 = icmp eq ptr %3, @ompi_mpi_dblprec
  %or.cond91 = or i1 %or.cond90, %13
  %14 = icmp eq ptr %3, @ompi_mpi_real8
  %or.cond92 = or i1 %or.cond91, %14
  br i1 %or.cond92, label %55, label %15

15:
  %16 = icmp eq ptr %3, @ompi_mpi_float
  %17 = icmp eq ptr %3, @ompi_mpi_c_float_complex
  %or.cond93 = or i1 %16, %17
  %18 = icmp eq ptr %3, @ompi_mpi_cplex
  %or.cond94 = or i1 %or.cond93, %18
  %19 = icmp eq ptr %3, @ompi_mpi_real
  %or.cond95 = or i1 %or.cond94, %19
  %20 = icmp eq ptr %3, @ompi_mpi_real4
  %or.cond96 = or i1 %or.cond95, %20
  br i1 %or.cond96, label %55, label %21

21:
  %22 = icmp eq ptr %3, @ompi_mpi_char
  %23 = icmp eq ptr %3, @ompi_mpi_signed_char
  %or.cond97 = or i1 %22, %23
  %24 = icmp eq ptr %3, @ompi_mpi_unsigned_char
  %or.cond98 = or i1 %or.cond97, %24
  %25 = icmp eq ptr %3, @ompi_mpi_short
  %or.cond99 = or i1 %or.cond98, %25
  %26 = icmp eq ptr %3, @ompi_mpi_unsigned_short
  %or.cond100 = or i1 %or.cond99, %26
  %27 = icmp eq ptr %3, @ompi_mpi_int
  %or.cond101 = or i1 %or.cond100, %27
  %28 = icmp eq ptr %3, @ompi_mpi_unsigned
  %or.cond102 = or i1 %or.cond101, %28
  %29 = icmp eq ptr %3, @ompi_mpi_long
  %or.cond103 = or i1 %or.cond102, %29
  %30 = icmp eq ptr %3, @ompi_mpi_unsigned_long
  %or.cond104 = or i1 %or.cond103, %30
  %31 = icmp eq ptr %3, @ompi_mpi_long_long_int
  %or.cond105 = or i1 %or.cond104, %31
  %32 = icmp eq ptr %3, @ompi_mpi_unsigned_long_long
  %or.cond106 = or i1 %or.cond105, %32
  %33 = icmp eq ptr %3, @ompi_mpi_int8_t
  %or.cond107 = or i1 %or.cond106, %33
  %34 = icmp eq ptr %3, @ompi_mpi_int16_t
  %or.cond108 = or i1 %or.cond107, %34
  %35 = icmp eq ptr %3, @ompi_mpi_int32_t
  %or.cond109 = or i1 %or.cond108, %35
  %36 = icmp eq ptr %3, @ompi_mpi_int64_t
  %or.cond110 = or i1 %or.cond109, %36
  %37 = icmp eq ptr %3, @ompi_mpi_uint8_t
  %or.cond111 = or i1 %or.cond110, %37
  %38 = icmp eq ptr %3, @ompi_mpi_uint16_t
  %or.cond112 = or i1 %or.cond111, %38
  %39 = icmp eq ptr %3, @ompi_mpi_uint32_t
  %or.cond113 = or i1 %or.cond112, %39
  %40 = icmp eq ptr %3, @ompi_mpi_uint64_t
  %or.cond114 = or i1 %or.cond113, %40
  %41 = icmp eq ptr %3, @ompi_mpi_c_bool
  %or.cond115 = or i1 %or.cond114, %41
  %42 = icmp eq ptr %3, @ompi_mpi_wchar
  %or.cond116 = or i1 %or.cond115, %42
  %43 = icmp eq ptr %3, @ompi_mpi_2int
  %or.cond117 = or i1 %or.cond116, %43
  %44 = icmp eq ptr %3, @ompi_mpi_integer
  %or.cond118 = or i1 %or.cond117, %44
  %45 = icmp eq ptr %3, @ompi_mpi_logical
  %or.cond119 = or i1 %or.cond118, %45
  %46 = icmp eq ptr %3, @ompi_mpi_character
  %or.cond120 = or i1 %or.cond119, %46
  %47 = icmp eq ptr %3, @ompi_mpi_aint
  %or.cond121 = or i1 %or.cond120, %47
  %48 = icmp eq ptr %3, @ompi_mpi_offset
  %or.cond122 = or i1 %or.cond121, %48
  %49 = icmp eq ptr %3, @ompi_mpi_count
  %or.cond123 = or i1 %or.cond122, %49
  br i1 %or.cond123, label %55, label %50

50:
  %51 = icmp eq ptr %3, @ompi_mpi_byte
  %52 = icmp eq ptr %3, @ompi_mpi_packed
  %spec.select = select i1 %51, i1 true, i1 %52
  %53 = zext i1 %spec.select to i64
  %54 = select i1 %spec.select, i32 4, i32 3
  br label %55

55:
  %.0 = phi i32 [ 3, %6 ], [ 1, %9 ], [ 2, %15 ], [ %54, %50 ], [ 0, %21 ]
  switch i32 %.0, label %76 [
    i32 1, label %56
    i32 2, label %61
    i32 3, label %66
    i32 4, label %71
  ]

56:
  %57 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %. = select i1 %57, ptr %1, ptr %0
  %58 = ptrtoint ptr %3 to i64
  %59 = ptrtoint ptr %4 to i64
  %60 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_reduce_double(i32 noundef 1, ptr noundef %., ptr noundef %1, i32 noundef %2, i64 noundef %58, i64 noundef %59, i32 noundef 0, i64 noundef %60)
  br label %78

61:
  %62 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %.124 = select i1 %62, ptr %1, ptr %0
  %63 = ptrtoint ptr %3 to i64
  %64 = ptrtoint ptr %4 to i64
  %65 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_reduce_float(i32 noundef 1, ptr noundef %.124, ptr noundef %1, i32 noundef %2, i64 noundef %63, i64 noundef %64, i32 noundef 0, i64 noundef %65)
  br label %78

66:
  %67 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %.125 = select i1 %67, ptr %1, ptr %0
  %68 = ptrtoint ptr %3 to i64
  %69 = ptrtoint ptr %4 to i64
  %70 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_reduce_any(i32 noundef 1, ptr noundef %.125, ptr noundef %1, i32 noundef %2, i64 noundef %68, i64 noundef %69, i32 noundef 0, i64 noundef %70)
  br label %78

71:
  %72 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %.126 = select i1 %72, ptr %1, ptr %0
  %73 = ptrtoint ptr %3 to i64
  %74 = ptrtoint ptr %4 to i64
  %75 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_reduce_bytes(i32 noundef 1, ptr noundef %.126, ptr noundef %1, i32 noundef %2, i64 noundef %73, i64 noundef %74, i32 noundef 0, i64 noundef %75)
  br label %78

76:
  %77 = call i32 @tapeless_library_MPI_Allreduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5)
  br label %78

78:
  %.089 = phi i32 [ %77, %76 ], [ 0, %56 ], [ 0, %61 ], [ 0, %66 ], [ 0, %71 ]
  ret i32 %.089
}

declare i32 @tapeless_library_MPI_Allreduce(ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Scan(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) {
  %7 = icmp eq ptr %3, @ompi_mpi_double
  %8 = call zeroext i1 @llvm.is.constant.i1(i1 noundef zeroext %7)
  br i1 %8, label %9, label %55

9:
  %10 = icmp eq ptr %3, @ompi_mpi_double
  %11 = icmp eq ptr %3, @ompi_mpi_c_double_complex
  %or.cond = or i1 %10, %11
  %12 = icmp eq ptr %3, @ompi_mpi_dblcplex
  %or.cond90 = or i1 %or.cond, %12
  %13 = icmp eq ptr %3, @ompi_mpi_dblprec
  %or.cond91 = or i1 %or.cond90, %13
  %14 = icmp eq ptr %3, @ompi_mpi_real8
  %or.cond92 = or i1 %or.cond91, %14
  br i1 %or.cond92, label %55, label %15

15:
  %16 = icmp eq ptr %3, @ompi_mpi_float
  %17 = icmp eq ptr %3, @ompi_mpi_c_float_complex
  %or.cond93 = or i1 %16, %17
  %18 = icmp eq ptr %3, @ompi_mpi_cplex
  %or.cond94 = or i1 %or.cond93, %18
  %19 = icmp eq ptr %3, @ompi_mpi_real
  %or.cond95 = or i1 %or.cond94, %19
  %20 = icmp eq ptr %3, @ompi_mpi_real4
  %or.cond96 = or i1 %or.cond95, %20
  br i1 %or.cond96, label %55, label %21

21:
  %22 = icmp eq ptr %3, @ompi_mpi_char
  %23 = icmp eq ptr %3, @ompi_mpi_signed_char
  %or.cond97 = or i1 %22, %23
  %24 = icmp eq ptr %3, @ompi_mpi_unsigned_char
  %or.cond98 = or i1 %or.cond97, %24
  %25 = icmp eq ptr %3, @ompi_mpi_short
  %or.cond99 = or i1 %or.cond98, %25
  %26 = icmp eq ptr %3, @ompi_mpi_unsigned_short
  %or.cond100 = or i1 %or.cond99, %26
  %27 = icmp eq ptr %3, @ompi_mpi_int
  %or.cond101 = or i1 %or.cond100, %27
  %28 = icmp eq ptr %3, @ompi_mpi_unsigned
  %or.cond102 = or i1 %or.cond101, %28
  %29 = icmp eq ptr %3, @ompi_mpi_long
  %or.cond103 = or i1 %or.cond102, %29
  %30 = icmp eq ptr %3, @ompi_mpi_unsigned_long
  %or.cond104 = or i1 %or.cond103, %30
  %31 = icmp eq ptr %3, @ompi_mpi_long_long_int
  %or.cond105 = or i1 %or.cond104, %31
  %32 = icmp eq ptr %3, @ompi_mpi_unsigned_long_long
  %or.cond106 = or i1 %or.cond105, %32
  %33 = icmp eq ptr %3, @ompi_mpi_int8_t
  %or.cond107 = or i1 %or.cond106, %33
  %34 = icmp eq ptr %3, @ompi_mpi_int16_t
  %or.cond108 = or i1 %or.cond107, %34
  %35 = icmp eq ptr %3, @ompi_mpi_int32_t
  %or.cond109 = or i1 %or.cond108, %35
  %36 = icmp eq ptr %3, @ompi_mpi_int64_t
  %or.cond110 = or i1 %or.cond109, %36
  %37 = icmp eq ptr %3, @ompi_mpi_uint8_t
  %or.cond111 = or i1 %or.cond110, %37
  %38 = icmp eq ptr %3, @ompi_mpi_uint16_t
  %or.cond112 = or i1 %or.cond111, %38
  %39 = icmp eq ptr %3, @ompi_mpi_uint32_t
  %or.cond113 = or i1 %or.cond112, %39
  %40 = icmp eq ptr %3, @ompi_mpi_uint64_t
  %or.cond114 = or i1 %or.cond113, %40
  %41 = icmp eq ptr %3, @ompi_mpi_c_bool
  %or.cond115 = or i1 %or.cond114, %41
  %42 = icmp eq ptr %3, @ompi_mpi_wchar
  %or.cond116 = or i1 %or.cond115, %42
  %43 = icmp eq ptr %3, @ompi_mpi_2int
  %or.cond117 = or i1 %or.cond116, %43
  %44 = icmp eq ptr %3, @ompi_mpi_integer
  %or.cond118 = or i1 %or.cond117, %44
  %45 = icmp eq ptr %3, @ompi_mpi_logical
  %or.cond119 = or i1 %or.cond118, %45
  %46 = icmp eq ptr %3, @ompi_mpi_character
  %or.cond120 = or i1 %or.cond119, %46
  %47 = icmp eq ptr %3, @ompi_mpi_aint
  %or.cond121 = or i1 %or.cond120, %47
  %48 = icmp eq ptr %3, @ompi_mpi_offset
  %or.cond122 = or i1 %or.cond121, %48
  %49 = icmp eq ptr %3, @ompi_mpi_count
  %or.cond123 = or i1 %or.cond122, %49
  br i1 %or.cond123, label %55, label %50

50:
  %51 = icmp eq ptr %3, @ompi_mpi_byte
  %52 = icmp eq ptr %3, @ompi_mpi_packed
  %spec.select = select i1 %51, i1 true, i1 %52
  %53 = zext i1 %spec.select to i64
  %54 = select i1 %spec.select, i32 4, i32 3
  br label %55

55:
  %.0 = phi i32 [ 3, %6 ], [ 1, %9 ], [ 2, %15 ], [ %54, %50 ], [ 0, %21 ]
  switch i32 %.0, label %76 [
    i32 1, label %56
    i32 2, label %61
    i32 3, label %66
    i32 4, label %71
  ]

56:
  %57 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %. = select i1 %57, ptr %1, ptr %0
  %58 = ptrtoint ptr %3 to i64
  %59 = ptrtoint ptr %4 to i64
  %60 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_reduce_double(i32 noundef 2, ptr noundef %., ptr noundef %1, i32 noundef %2, i64 noundef %58, i64 noundef %59, i32 noundef 0, i64 noundef %60)
  br label %78

61:
  %62 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %.124 = select i1 %62, ptr %1, ptr %0
  %63 = ptrtoint ptr %3 to i64
  %64 = ptrtoint ptr %4 to i64
  %65 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_reduce_float(i32 noundef 2, ptr noundef %.124, ptr noundef %1, i32 noundef %2, i64 noundef %63, i64 noundef %64, i32 noundef 0, i64 noundef %65)
  br label %78

66:
  %67 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %.125 = select i1 %67, ptr %1, ptr %0
  %68 = ptrtoint ptr %3 to i64
  %69 = ptrtoint ptr %4 to i64
  %70 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_reduce_any(i32 noundef 2, ptr noundef %.125, ptr noundef %1, i32 noundef %2, i64 noundef %68, i64 noundef %69, i32 noundef 0, i64 noundef %70)
  br label %78

71:
  %72 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %.126 = select i1 %72, ptr %1, ptr %0
  %73 = ptrtoint ptr %3 to i64
  %74 = ptrtoint ptr %4 to i64
  %75 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_reduce_bytes(i32 noundef 2, ptr noundef %.126, ptr noundef %1, i32 noundef %2, i64 noundef %73, i64 noundef %74, i32 noundef 0, i64 noundef %75)
  br label %78

76:
  %77 = call i32 @tapeless_library_MPI_Scan(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5)
  br label %78

78:
  %.089 = phi i32 [ %77, %76 ], [ 0, %56 ], [ 0, %61 ], [ 0, %66 ], [ 0, %71 ]
  ret i32 %.089
}

declare i32 @tapeless_library_MPI_Scan(ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Exscan(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) {
  %7 = icmp eq ptr %3, @ompi_mpi_double
  %8 = call zeroext i1 @llvm.is.constant.i1(i1 noundef zeroext %7)
  br i1 %8, label %9, label %55

9:
  %10 = icmp eq ptr %3, @ompi_mpi_double
  %11 = icmp eq ptr %3, @ompi_mpi_c_double_complex
  %or.cond = or i1 %10, %11
  %12 = icmp eq ptr %3, @ompi_mpi_dblcplex
  %or.cond90 = or i1 %or.cond, %12
  %13 = icmp eq ptr %3, @ompi_mpi_dblprec
  %or.cond91 = or i1 %or.cond90, %13
  %14 = icmp eq ptr %3, @ompi_mpi_real8
  %or.cond92 = or i1 %or.cond91, %14
  br i1 %or.cond92, label %55, label %15

15:
  %16 = icmp eq ptr %3, @ompi_mpi_float
  %17 = icmp eq ptr %3, @ompi_mpi_c_float_complex
  %or.cond93 = or i1 %16, %17
  %18 = icmp eq ptr %3, @ompi_mpi_cplex
  %or.cond94 = or i1 %or.cond93, %18
  %19 = icmp eq ptr %3, @ompi_mpi_real
  %or.cond95 = or i1 %or.cond94, %19
  %20 = icmp eq ptr %3, @ompi_mpi_real4
  %or.cond96 = or i1 %or.cond95, %20
  br i1 %or.cond96, label %55, label %21

21:
  %22 = icmp eq ptr %3, @ompi_mpi_char
  %23 = icmp eq ptr %3, @ompi_mpi_signed_char
  %or.cond97 = or i1 %22, %23
  %24 = icmp eq ptr %3, @ompi_mpi_unsigned_char
  %or.cond98 = or i1 %or.cond97, %24
  %25 = icmp eq ptr %3, @ompi_mpi_short
  %or.cond99 = or i1 %or.cond98, %25
  %26 = icmp eq ptr %3, @ompi_mpi_unsigned_short
  %or.cond100 = or i1 %or.cond99, %26
  %27 = icmp eq ptr %3, @ompi_mpi_int
  %or.cond101 = or i1 %or.cond100, %27
  %28 = icmp eq ptr %3, @ompi_mpi_unsigned
  %or.cond102 = or i1 %or.cond101, %28
  %29 = icmp eq ptr %3, @ompi_mpi_long
  %or.cond103 = or i1 %or.cond102, %29
  %30 = icmp eq ptr %3, @ompi_mpi_unsigned_long
  %or.cond104 = or i1 %or.cond103, %30
  %31 = icmp eq ptr %3, @ompi_mpi_long_long_int
  %or.cond105 = or i1 %or.cond104, %31
  %32 = icmp eq ptr %3, @ompi_mpi_unsigned_long_long
  %or.cond106 = or i1 %or.cond105, %32
  %33 = icmp eq ptr %3, @ompi_mpi_int8_t
  %or.cond107 = or i1 %or.cond106, %33
  %34 = icmp eq ptr %3, @ompi_mpi_int16_t
  %or.cond108 = or i1 %or.cond107, %34
  %35 = icmp eq ptr %3, @ompi_mpi_int32_t
  %or.cond109 = or i1 %or.cond108, %35
  %36 = icmp eq ptr %3, @ompi_mpi_int64_t
  %or.cond110 = or i1 %or.cond109, %36
  %37 = icmp eq ptr %3, @ompi_mpi_uint8_t
  %or.cond111 = or i1 %or.cond110, %37
  %38 = icmp eq ptr %3, @ompi_mpi_uint16_t
  %or.cond112 = or i1 %or.cond111, %38
  %39 = icmp eq ptr %3, @ompi_mpi_uint32_t
  %or.cond113 = or i1 %or.cond112, %39
  %40 = icmp eq ptr %3, @ompi_mpi_uint64_t
  %or.cond114 = or i1 %or.cond113, %40
  %41 = icmp eq ptr %3, @ompi_mpi_c_bool
  %or.cond115 = or i1 %or.cond114, %41
  %42 = icmp eq ptr %3, @ompi_mpi_wchar
  %or.cond116 = or i1 %or.cond115, %42
  %43 = icmp eq ptr %3, @ompi_mpi_2int
  %or.cond117 = or i1 %or.cond116, %43
  %44 = icmp eq ptr %3, @ompi_mpi_integer
  %or.cond118 = or i1 %or.cond117, %44
  %45 = icmp eq ptr %3, @ompi_mpi_logical
  %or.cond119 = or i1 %or.cond118, %45
  %46 = icmp eq ptr %3, @ompi_mpi_character
  %or.cond120 = or i1 %or.cond119, %46
  %47 = icmp eq ptr %3, @ompi_mpi_aint
  %or.cond121 = or i1 %or.cond120, %47
  %48 = icmp eq ptr %3, @ompi_mpi_offset
  %or.cond122 = or i1 %or.cond121, %48
  %49 = icmp eq ptr %3, @ompi_mpi_count
  %or.cond123 = or i1 %or.cond122, %49
  br i1 %or.cond123, label %55, label %50

50:
  %51 = icmp eq ptr %3, @ompi_mpi_byte
  %52 = icmp eq ptr %3, @ompi_mpi_packed
  %spec.select = select i1 %51, i1 true, i1 %52
  %53 = zext i1 %spec.select to i64
  %54 = select i1 %spec.select, i32 4, i32 3
  br label %55

55:
  %.0 = phi i32 [ 3, %6 ], [ 1, %9 ], [ 2, %15 ], [ %54, %50 ], [ 0, %21 ]
  switch i32 %.0, label %76 [
    i32 1, label %56
    i32 2, label %61
    i32 3, label %66
    i32 4, label %71
  ]

56:
  %57 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %. = select i1 %57, ptr %1, ptr %0
  %58 = ptrtoint ptr %3 to i64
  %59 = ptrtoint ptr %4 to i64
  %60 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_reduce_double(i32 noundef 3, ptr noundef %., ptr noundef %1, i32 noundef %2, i64 noundef %58, i64 noundef %59, i32 noundef 0, i64 noundef %60)
  br label %78

61:
  %62 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %.124 = select i1 %62, ptr %1, ptr %0
  %63 = ptrtoint ptr %3 to i64
  %64 = ptrtoint ptr %4 to i64
  %65 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_reduce_float(i32 noundef 3, ptr noundef %.124, ptr noundef %1, i32 noundef %2, i64 noundef %63, i64 noundef %64, i32 noundef 0, i64 noundef %65)
  br label %78

66:
  %67 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %.125 = select i1 %67, ptr %1, ptr %0
  %68 = ptrtoint ptr %3 to i64
  %69 = ptrtoint ptr %4 to i64
  %70 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_reduce_any(i32 noundef 3, ptr noundef %.125, ptr noundef %1, i32 noundef %2, i64 noundef %68, i64 noundef %69, i32 noundef 0, i64 noundef %70)
  br label %78

71:
  %72 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %.126 = select i1 %72, ptr %1, ptr %0
  %73 = ptrtoint ptr %3 to i64
  %74 = ptrtoint ptr %4 to i64
  %75 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_reduce_bytes(i32 noundef 3, ptr noundef %.126, ptr noundef %1, i32 noundef %2, i64 noundef %73, i64 noundef %74, i32 noundef 0, i64 noundef %75)
  br label %78

76:
  %77 = call i32 @tapeless_library_MPI_Exscan(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5)
  br label %78

78:
  %.089 = phi i32 [ %77, %76 ], [ 0, %56 ], [ 0, %61 ], [ 0, %66 ], [ 0, %71 ]
  ret i32 %.089
}

declare i32 @tapeless_library_MPI_Exscan(ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Gather(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7) {
  %9 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %. = select i1 %9, ptr %3, ptr %0
  %10 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %11 = select i1 %10, ptr %5, ptr %2
  %12 = icmp eq ptr %11, @ompi_mpi_double
  %13 = call zeroext i1 @llvm.is.constant.i1(i1 noundef zeroext %12)
  br i1 %13, label %14, label %60

14:
  %15 = icmp eq ptr %11, @ompi_mpi_double
  %16 = icmp eq ptr %11, @ompi_mpi_c_double_complex
  %or.cond = or i1 %15, %16
  %17 = icmp eq ptr %11, @ompi_mpi_dblcplex
  %or.cond93 = or i1 %or.cond, %17
  %18 = icmp eq ptr %11, @ompi_mpi_dblprec
  %or.cond94 = or i1 %or.cond93, %18
  %19 = icmp eq ptr %11, @ompi_mpi_real8
  %or.cond95 = or i1 %or.cond94, %19
  br i1 %or.cond95, label %60, label %20

20:
  %21 = icmp eq ptr %11, @ompi_mpi_float
  %22 = icmp eq ptr %11, @ompi_mpi_c_float_complex
  %or.cond96 = or i1 %21, %22
  %23 = icmp eq ptr %11, @ompi_mpi_cplex
  %or.cond97 = or i1 %or.cond96, %23
  %24 = icmp eq ptr %11, @ompi_mpi_real
  %or.cond98 = or i1 %or.cond97, %24
  %25 = icmp eq ptr %11, @ompi_mpi_real4
  %or.cond99 = or i1 %or.cond98, %25
  br i1 %or.cond99, label %60, label %26

26:
  %27 = icmp eq ptr %11, @ompi_mpi_char
  %28 = icmp eq ptr %11, @ompi_mpi_signed_char
  %or.cond100 = or i1 %27, %28
  %29 = icmp eq ptr %11, @ompi_mpi_unsigned_char
  %or.cond101 = or i1 %or.cond100, %29
  %30 = icmp eq ptr %11, @ompi_mpi_short
  %or.cond102 = or i1 %or.cond101, %30
  %31 = icmp eq ptr %11, @ompi_mpi_unsigned_short
  %or.cond103 = or i1 %or.cond102, %31
  %32 = icmp eq ptr %11, @ompi_mpi_int
  %or.cond104 = or i1 %or.cond103, %32
  %33 = icmp eq ptr %11, @ompi_mpi_unsigned
  %or.cond105 = or i1 %or.cond104, %33
  %34 = icmp eq ptr %11, @ompi_mpi_long
  %or.cond106 = or i1 %or.cond105, %34
  %35 = icmp eq ptr %11, @ompi_mpi_unsigned_long
  %or.cond107 = or i1 %or.cond106, %35
  %36 = icmp eq ptr %11, @ompi_mpi_long_long_int
  %or.cond108 = or i1 %or.cond107, %36
  %37 = icmp eq ptr %11, @ompi_mpi_unsigned_long_long
  %or.cond109 = or i1 %or.cond108, %37
  %38 = icmp eq ptr %11, @ompi_mpi_int8_t
  %or.cond110 = or i1 %or.cond109, %38
  %39 = icmp eq ptr %11, @ompi_mpi_int16_t
  %or.cond111 = or i1 %or.cond110, %39
  %40 = icmp eq ptr %11, @ompi_mpi_int32_t
  %or.cond112 = or i1 %or.cond111, %40
  %41 = icmp eq ptr %11, @ompi_mpi_int64_t
  %or.cond113 = or i1 %or.cond112, %41
  %42 = icmp eq ptr %11, @ompi_mpi_uint8_t
  %or.cond114 = or i1 %or.cond113, %42
  %43 = icmp eq ptr %11, @ompi_mpi_uint16_t
  %or.cond115 = or i1 %or.cond114, %43
  %44 = icmp eq ptr %11, @ompi_mpi_uint32_t
  %or.cond116 = or i1 %or.cond115, %44
  %45 = icmp eq ptr %11, @ompi_mpi_uint64_t
  %or.cond117 = or i1 %or.cond116, %45
  %46 = icmp eq ptr %11, @ompi_mpi_c_bool
  %or.cond118 = or i1 %or.cond117, %46
  %47 = icmp eq ptr %11, @ompi_mpi_wchar
  %or.cond119 = or i1 %or.cond118, %47
  %48 = icmp eq ptr %11, @ompi_mpi_2int
  %or.cond120 = or i1 %or.cond119, %48
  %49 = icmp eq ptr %11, @ompi_mpi_integer
  %or.cond121 = or i1 %or.cond120, %49
  %50 = icmp eq ptr %11, @ompi_mpi_logical
  %or.cond122 = or i1 %or.cond121, %50
  %51 = icmp eq ptr %11, @ompi_mpi_character
  %or.cond123 = or i1 %or.cond122, %51
  %52 = icmp eq ptr %11, @ompi_mpi_aint
  %or.cond124 = or i1 %or.cond123, %52
  %53 = icmp eq ptr %11, @ompi_mpi_offset
  %or.cond125 = or i1 %or.cond124, %53
  %54 = icmp eq ptr %11, @ompi_mpi_count
  %or.cond126 = or i1 %or.cond125, %54
  br i1 %or.cond126, label %60, label %55

55:
  %56 = icmp eq ptr %11, @ompi_mpi_byte
  %57 = icmp eq ptr %11, @ompi_mpi_packed
  %spec.select = select i1 %56, i1 true, i1 %57
  %58 = zext i1 %spec.select to i64
  %59 = select i1 %spec.select, i32 4, i32 3
  br label %60

60:
  %.0 = phi i32 [ 3, %8 ], [ 1, %14 ], [ 2, %20 ], [ %59, %55 ], [ 0, %26 ]
  switch i32 %.0, label %77 [
    i32 1, label %61
    i32 2, label %65
    i32 3, label %69
    i32 4, label %73
  ]

61:
  %62 = ptrtoint ptr %2 to i64
  %63 = ptrtoint ptr %5 to i64
  %64 = ptrtoint ptr %7 to i64
  call void @tapeless_mpi_move_double(i32 noundef 0, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %62, ptr noundef %3, i32 noundef %4, ptr noundef null, ptr noundef null, i64 noundef %63, i32 noundef %6, i64 noundef %64)
  br label %79

65:
  %66 = ptrtoint ptr %2 to i64
  %67 = ptrtoint ptr %5 to i64
  %68 = ptrtoint ptr %7 to i64
  call void @tapeless_mpi_move_float(i32 noundef 0, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %66, ptr noundef %3, i32 noundef %4, ptr noundef null, ptr noundef null, i64 noundef %67, i32 noundef %6, i64 noundef %68)
  br label %79

69:
  %70 = ptrtoint ptr %2 to i64
  %71 = ptrtoint ptr %5 to i64
  %72 = ptrtoint ptr %7 to i64
  call void @tapeless_mpi_move_any(i32 noundef 0, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %70, ptr noundef %3, i32 noundef %4, ptr noundef null, ptr noundef null, i64 noundef %71, i32 noundef %6, i64 noundef %72)
  br label %79

73:
  %74 = ptrtoint ptr %2 to i64
  %75 = ptrtoint ptr %5 to i64
  %76 = ptrtoint ptr %7 to i64
  call void @tapeless_mpi_move_bytes(i32 noundef 0, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %74, ptr noundef %3, i32 noundef %4, ptr noundef null, ptr noundef null, i64 noundef %75, i32 noundef %6, i64 noundef %76)
  br label %79

77:
  %78 = call i32 @tapeless_library_MPI_Gather(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7)
  br label %79

79:
  %.092 = phi i32 [ %78, %77 ], [ 0, %61 ], [ 0, %65 ], [ 0, %69 ], [ 0, %73 ]
  ret i32 %.092
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
  %13 = icmp eq ptr %12, @ompi_mpi_double
  %14 = call zeroext i1 @llvm.is.constant.i1(i1 noundef zeroext %13)
  br i1 %14, label %15, label %61

15:
  %16 = icmp eq ptr %12, @ompi_mpi_double
  %17 = icmp eq ptr %12, @ompi_mpi_c_double_complex
  %or.cond = or i1 %16, %17
  %18 = icmp eq ptr %12, @ompi_mpi_dblcplex
  %or.cond98 = or i1 %or.cond, %18
  %19 = icmp eq ptr %12, @ompi_mpi_dblprec
  %or.cond99 = or i1 %or.cond98, %19
  %20 = icmp eq ptr %12, @ompi_mpi_real8
  %or.cond100 = or i1 %or.cond99, %20
  br i1 %or.cond100, label %61, label %21

21:
  %22 = icmp eq ptr %12, @ompi_mpi_float
  %23 = icmp eq ptr %12, @ompi_mpi_c_float_complex
  %or.cond101 = or i1 %22, %23
  %24 = icmp eq ptr %12, @ompi_mpi_cplex
  %or.cond102 = or i1 %or.cond101, %24
  %25 = icmp eq ptr %12, @ompi_mpi_real
  %or.cond103 = or i1 %or.cond102, %25
  %26 = icmp eq ptr %12, @ompi_mpi_real4
  %or.cond104 = or i1 %or.cond103, %26
  br i1 %or.cond104, label %61, label %27

27:
  %28 = icmp eq ptr %12, @ompi_mpi_char
  %29 = icmp eq ptr %12, @ompi_mpi_signed_char
  %or.cond105 = or i1 %28, %29
  %30 = icmp eq ptr %12, @ompi_mpi_unsigned_char
  %or.cond106 = or i1 %or.cond105, %30
  %31 = icmp eq ptr %12, @ompi_mpi_short
  %or.cond107 = or i1 %or.cond106, %31
  %32 = icmp eq ptr %12, @ompi_mpi_unsigned_short
  %or.cond108 = or i1 %or.cond107, %32
  %33 = icmp eq ptr %12, @ompi_mpi_int
  %or.cond109 = or i1 %or.cond108, %33
  %34 = icmp eq ptr %12, @ompi_mpi_unsigned
  %or.cond110 = or i1 %or.cond109, %34
  %35 = icmp eq ptr %12, @ompi_mpi_long
  %or.cond111 = or i1 %or.cond110, %35
  %36 = icmp eq ptr %12, @ompi_mpi_unsigned_long
  %or.cond112 = or i1 %or.cond111, %36
  %37 = icmp eq ptr %12, @ompi_mpi_long_long_int
  %or.cond113 = or i1 %or.cond112, %37
  %38 = icmp eq ptr %12, @ompi_mpi_unsigned_long_long
  %or.cond114 = or i1 %or.cond113, %38
  %39 = icmp eq ptr %12, @ompi_mpi_int8_t
  %or.cond115 = or i1 %or.cond114, %39
  %40 = icmp eq ptr %12, @ompi_mpi_int16_t
  %or.cond116 = or i1 %or.cond115, %40
  %41 = icmp eq ptr %12, @ompi_mpi_int32_t
  %or.cond117 = or i1 %or.cond116, %41
  %42 = icmp eq ptr %12, @ompi_mpi_int64_t
  %or.cond118 = or i1 %or.cond117, %42
  %43 = icmp eq ptr %12, @ompi_mpi_uint8_t
  %or.cond119 = or i1 %or.cond118, %43
  %44 = icmp eq ptr %12, @ompi_mpi_uint16_t
  %or.cond120 = or i1 %or.cond119, %44
  %45 = icmp eq ptr %12, @ompi_mpi_uint32_t
  %or.cond121 = or i1 %or.cond120, %45
  %46 = icmp eq ptr %12, @ompi_mpi_uint64_t
  %or.cond122 = or i1 %or.cond121, %46
  %47 = icmp eq ptr %12, @ompi_mpi_c_bool
  %or.cond123 = or i1 %or.cond122, %47
  %48 = icmp eq ptr %12, @ompi_mpi_wchar
  %or.cond124 = or i1 %or.cond123, %48
  %49 = icmp eq ptr %12, @ompi_mpi_2int
  %or.cond125 = or i1 %or.cond124, %49
  %50 = icmp eq ptr %12, @ompi_mpi_integer
  %or.cond126 = or i1 %or.cond125, %50
  %51 = icmp eq ptr %12, @ompi_mpi_logical
  %or.cond127 = or i1 %or.cond126, %51
  %52 = icmp eq ptr %12, @ompi_mpi_character
  %or.cond128 = or i1 %or.cond127, %52
  %53 = icmp eq ptr %12, @ompi_mpi_aint
  %or.cond129 = or i1 %or.cond128, %53
  %54 = icmp eq ptr %12, @ompi_mpi_offset
  %or.cond130 = or i1 %or.cond129, %54
  %55 = icmp eq ptr %12, @ompi_mpi_count
  %or.cond131 = or i1 %or.cond130, %55
  br i1 %or.cond131, label %61, label %56

56:
  %57 = icmp eq ptr %12, @ompi_mpi_byte
  %58 = icmp eq ptr %12, @ompi_mpi_packed
  %spec.select = select i1 %57, i1 true, i1 %58
  %59 = zext i1 %spec.select to i64
  %60 = select i1 %spec.select, i32 4, i32 3
  br label %61

61:
  %.0 = phi i32 [ 3, %9 ], [ 1, %15 ], [ 2, %21 ], [ %60, %56 ], [ 0, %27 ]
  switch i32 %.0, label %78 [
    i32 1, label %62
    i32 2, label %66
    i32 3, label %70
    i32 4, label %74
  ]

62:
  %63 = ptrtoint ptr %2 to i64
  %64 = ptrtoint ptr %6 to i64
  %65 = ptrtoint ptr %8 to i64
  call void @tapeless_mpi_move_double(i32 noundef 0, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %63, ptr noundef %3, i32 noundef 0, ptr noundef %4, ptr noundef %5, i64 noundef %64, i32 noundef %7, i64 noundef %65)
  br label %80

66:
  %67 = ptrtoint ptr %2 to i64
  %68 = ptrtoint ptr %6 to i64
  %69 = ptrtoint ptr %8 to i64
  call void @tapeless_mpi_move_float(i32 noundef 0, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %67, ptr noundef %3, i32 noundef 0, ptr noundef %4, ptr noundef %5, i64 noundef %68, i32 noundef %7, i64 noundef %69)
  br label %80

70:
  %71 = ptrtoint ptr %2 to i64
  %72 = ptrtoint ptr %6 to i64
  %73 = ptrtoint ptr %8 to i64
  call void @tapeless_mpi_move_any(i32 noundef 0, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %71, ptr noundef %3, i32 noundef 0, ptr noundef %4, ptr noundef %5, i64 noundef %72, i32 noundef %7, i64 noundef %73)
  br label %80

74:
  %75 = ptrtoint ptr %2 to i64
  %76 = ptrtoint ptr %6 to i64
  %77 = ptrtoint ptr %8 to i64
  call void @tapeless_mpi_move_bytes(i32 noundef 0, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %75, ptr noundef %3, i32 noundef 0, ptr noundef %4, ptr noundef %5, i64 noundef %76, i32 noundef %7, i64 noundef %77)
  br label %80

78:
  %79 = call i32 @tapeless_library_MPI_Gatherv(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8)
  br label %80

80:
  %.097 = phi i32 [ %79, %78 ], [ 0, %62 ], [ 0, %66 ], [ 0, %70 ], [ 0, %74 ]
  ret i32 %.097
}

declare i32 @tapeless_library_MPI_Gatherv(ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Scatter(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7) {
  %9 = icmp eq ptr %3, inttoptr (i64 1 to ptr)
  %. = select i1 %9, ptr %0, ptr %3
  %10 = icmp eq ptr %3, inttoptr (i64 1 to ptr)
  %11 = select i1 %10, ptr %2, ptr %5
  %12 = icmp eq ptr %11, @ompi_mpi_double
  %13 = call zeroext i1 @llvm.is.constant.i1(i1 noundef zeroext %12)
  br i1 %13, label %14, label %60

14:
  %15 = icmp eq ptr %11, @ompi_mpi_double
  %16 = icmp eq ptr %11, @ompi_mpi_c_double_complex
  %or.cond = or i1 %15, %16
  %17 = icmp eq ptr %11, @ompi_mpi_dblcplex
  %or.cond91 = or i1 %or.cond, %17
  %18 = icmp eq ptr %11, @ompi_mpi_dblprec
  %or.cond92 = or i1 %or.cond91, %18
  %19 = icmp eq ptr %11, @ompi_mpi_real8
  %or.cond93 = or i1 %or.cond92, %19
  br i1 %or.cond93, label %60, label %20

20:
  %21 = icmp eq ptr %11, @ompi_mpi_float
  %22 = icmp eq ptr %11, @ompi_mpi_c_float_complex
  %or.cond94 = or i1 %21, %22
  %23 = icmp eq ptr %11, @ompi_mpi_cplex
  %or.cond95 = or i1 %or.cond94, %23
  %24 = icmp eq ptr %11, @ompi_mpi_real
  %or.cond96 = or i1 %or.cond95, %24
  %25 = icmp eq ptr %11, @ompi_mpi_real4
  %or.cond97 = or i1 %or.cond96, %25
  br i1 %or.cond97, label %60, label %26

26:
  %27 = icmp eq ptr %11, @ompi_mpi_char
  %28 = icmp eq ptr %11, @ompi_mpi_signed_char
  %or.cond98 = or i1 %27, %28
  %29 = icmp eq ptr %11, @ompi_mpi_unsigned_char
  %or.cond99 = or i1 %or.cond98, %29
  %30 = icmp eq ptr %11, @ompi_mpi_short
  %or.cond100 = or i1 %or.cond99, %30
  %31 = icmp eq ptr %11, @ompi_mpi_unsigned_short
  %or.cond101 = or i1 %or.cond100, %31
  %32 = icmp eq ptr %11, @ompi_mpi_int
  %or.cond102 = or i1 %or.cond101, %32
  %33 = icmp eq ptr %11, @ompi_mpi_unsigned
  %or.cond103 = or i1 %or.cond102, %33
  %34 = icmp eq ptr %11, @ompi_mpi_long
  %or.cond104 = or i1 %or.cond103, %34
  %35 = icmp eq ptr %11, @ompi_mpi_unsigned_long
  %or.cond105 = or i1 %or.cond104, %35
  %36 = icmp eq ptr %11, @ompi_mpi_long_long_int
  %or.cond106 = or i1 %or.cond105, %36
  %37 = icmp eq ptr %11, @ompi_mpi_unsigned_long_long
  %or.cond107 = or i1 %or.cond106, %37
  %38 = icmp eq ptr %11, @ompi_mpi_int8_t
  %or.cond108 = or i1 %or.cond107, %38
  %39 = icmp eq ptr %11, @ompi_mpi_int16_t
  %or.cond109 = or i1 %or.cond108, %39
  %40 = icmp eq ptr %11, @ompi_mpi_int32_t
  %or.cond110 = or i1 %or.cond109, %40
  %41 = icmp eq ptr %11, @ompi_mpi_int64_t
  %or.cond111 = or i1 %or.cond110, %41
  %42 = icmp eq ptr %11, @ompi_mpi_uint8_t
  %or.cond112 = or i1 %or.cond111, %42
  %43 = icmp eq ptr %11, @ompi_mpi_uint16_t
  %or.cond113 = or i1 %or.cond112, %43
  %44 = icmp eq ptr %11, @ompi_mpi_uint32_t
  %or.cond114 = or i1 %or.cond113, %44
  %45 = icmp eq ptr %11, @ompi_mpi_uint64_t
  %or.cond115 = or i1 %or.cond114, %45
  %46 = icmp eq ptr %11, @ompi_mpi_c_bool
  %or.cond116 = or i1 %or.cond115, %46
  %47 = icmp eq ptr %11, @ompi_mpi_wchar
  %or.cond117 = or i1 %or.cond116, %47
  %48 = icmp eq ptr %11, @ompi_mpi_2int
  %or.cond118 = or i1 %or.cond117, %48
  %49 = icmp eq ptr %11, @ompi_mpi_integer
  %or.cond119 = or i1 %or.cond118, %49
  %50 = icmp eq ptr %11, @ompi_mpi_logical
  %or.cond120 = or i1 %or.cond119, %50
  %51 = icmp eq ptr %11, @ompi_mpi_character
  %or.cond121 = or i1 %or.cond120, %51
  %52 = icmp eq ptr %11, @ompi_mpi_aint
  %or.cond122 = or i1 %or.cond121, %52
  %53 = icmp eq ptr %11, @ompi_mpi_offset
  %or.cond123 = or i1 %or.cond122, %53
  %54 = icmp eq ptr %11, @ompi_mpi_count
  %or.cond124 = or i1 %or.cond123, %54
  br i1 %or.cond124, label %60, label %55

55:
  %56 = icmp eq ptr %11, @ompi_mpi_byte
  %57 = icmp eq ptr %11, @ompi_mpi_packed
  %spec.select = select i1 %56, i1 true, i1 %57
  %58 = zext i1 %spec.select to i64
  %59 = select i1 %spec.select, i32 4, i32 3
  br label %60

60:
  %.0 = phi i32 [ 3, %8 ], [ 1, %14 ], [ 2, %20 ], [ %59, %55 ], [ 0, %26 ]
  switch i32 %.0, label %77 [
    i32 1, label %61
    i32 2, label %65
    i32 3, label %69
    i32 4, label %73
  ]

61:
  %62 = ptrtoint ptr %2 to i64
  %63 = ptrtoint ptr %5 to i64
  %64 = ptrtoint ptr %7 to i64
  call void @tapeless_mpi_move_double(i32 noundef 1, ptr noundef %0, i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %62, ptr noundef %., i32 noundef %4, ptr noundef null, ptr noundef null, i64 noundef %63, i32 noundef %6, i64 noundef %64)
  br label %79

65:
  %66 = ptrtoint ptr %2 to i64
  %67 = ptrtoint ptr %5 to i64
  %68 = ptrtoint ptr %7 to i64
  call void @tapeless_mpi_move_float(i32 noundef 1, ptr noundef %0, i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %66, ptr noundef %., i32 noundef %4, ptr noundef null, ptr noundef null, i64 noundef %67, i32 noundef %6, i64 noundef %68)
  br label %79

69:
  %70 = ptrtoint ptr %2 to i64
  %71 = ptrtoint ptr %5 to i64
  %72 = ptrtoint ptr %7 to i64
  call void @tapeless_mpi_move_any(i32 noundef 1, ptr noundef %0, i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %70, ptr noundef %., i32 noundef %4, ptr noundef null, ptr noundef null, i64 noundef %71, i32 noundef %6, i64 noundef %72)
  br label %79

73:
  %74 = ptrtoint ptr %2 to i64
  %75 = ptrtoint ptr %5 to i64
  %76 = ptrtoint ptr %7 to i64
  call void @tapeless_mpi_move_bytes(i32 noundef 1, ptr noundef %0, i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %74, ptr noundef %., i32 noundef %4, ptr noundef null, ptr noundef null, i64 noundef %75, i32 noundef %6, i64 noundef %76)
  br label %79

77:
  %78 = call i32 @tapeless_library_MPI_Scatter(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7)
  br label %79

79:
  %.090 = phi i32 [ %78, %77 ], [ 0, %61 ], [ 0, %65 ], [ 0, %69 ], [ 0, %73 ]
  ret i32 %.090
}

declare i32 @tapeless_library_MPI_Scatter(ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Scatterv(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8) {
  %10 = icmp eq ptr %4, inttoptr (i64 1 to ptr)
  %. = select i1 %10, ptr %0, ptr %4
  %11 = icmp eq ptr %4, inttoptr (i64 1 to ptr)
  %12 = select i1 %11, ptr %3, ptr %6
  %13 = icmp eq ptr %12, @ompi_mpi_double
  %14 = call zeroext i1 @llvm.is.constant.i1(i1 noundef zeroext %13)
  br i1 %14, label %15, label %61

15:
  %16 = icmp eq ptr %12, @ompi_mpi_double
  %17 = icmp eq ptr %12, @ompi_mpi_c_double_complex
  %or.cond = or i1 %16, %17
  %18 = icmp eq ptr %12, @ompi_mpi_dblcplex
  %or.cond96 = or i1 %or.cond, %18
  %19 = icmp eq ptr %12, @ompi_mpi_dblprec
  %or.cond97 = or i1 %or.cond96, %19
  %20 = icmp eq ptr %12, @ompi_mpi_real8
  %or.cond98 = or i1 %or.cond97, %20
  br i1 %or.cond98, label %61, label %21

21:
  %22 = icmp eq ptr %12, @ompi_mpi_float
  %23 = icmp eq ptr %12, @ompi_mpi_c_float_complex
  %or.cond99 = or i1 %22, %23
  %24 = icmp eq ptr %12, @ompi_mpi_cplex
  %or.cond100 = or i1 %or.cond99, %24
  %25 = icmp eq ptr %12, @ompi_mpi_real
  %or.cond101 = or i1 %or.cond100, %25
  %26 = icmp eq ptr %12, @ompi_mpi_real4
  %or.cond102 = or i1 %or.cond101, %26
  br i1 %or.cond102, label %61, label %27

27:
  %28 = icmp eq ptr %12, @ompi_mpi_char
  %29 = icmp eq ptr %12, @ompi_mpi_signed_char
  %or.cond103 = or i1 %28, %29
  %30 = icmp eq ptr %12, @ompi_mpi_unsigned_char
  %or.cond104 = or i1 %or.cond103, %30
  %31 = icmp eq ptr %12, @ompi_mpi_short
  %or.cond105 = or i1 %or.cond104, %31
  %32 = icmp eq ptr %12, @ompi_mpi_unsigned_short
  %or.cond106 = or i1 %or.cond105, %32
  %33 = icmp eq ptr %12, @ompi_mpi_int
  %or.cond107 = or i1 %or.cond106, %33
  %34 = icmp eq ptr %12, @ompi_mpi_unsigned
  %or.cond108 = or i1 %or.cond107, %34
  %35 = icmp eq ptr %12, @ompi_mpi_long
  %or.cond109 = or i1 %or.cond108, %35
  %36 = icmp eq ptr %12, @ompi_mpi_unsigned_long
  %or.cond110 = or i1 %or.cond109, %36
  %37 = icmp eq ptr %12, @ompi_mpi_long_long_int
  %or.cond111 = or i1 %or.cond110, %37
  %38 = icmp eq ptr %12, @ompi_mpi_unsigned_long_long
  %or.cond112 = or i1 %or.cond111, %38
  %39 = icmp eq ptr %12, @ompi_mpi_int8_t
  %or.cond113 = or i1 %or.cond112, %39
  %40 = icmp eq ptr %12, @ompi_mpi_int16_t
  %or.cond114 = or i1 %or.cond113, %40
  %41 = icmp eq ptr %12, @ompi_mpi_int32_t
  %or.cond115 = or i1 %or.cond114, %41
  %42 = icmp eq ptr %12, @ompi_mpi_int64_t
  %or.cond116 = or i1 %or.cond115, %42
  %43 = icmp eq ptr %12, @ompi_mpi_uint8_t
  %or.cond117 = or i1 %or.cond116, %43
  %44 = icmp eq ptr %12, @ompi_mpi_uint16_t
  %or.cond118 = or i1 %or.cond117, %44
  %45 = icmp eq ptr %12, @ompi_mpi_uint32_t
  %or.cond119 = or i1 %or.cond118, %45
  %46 = icmp eq ptr %12, @ompi_mpi_uint64_t
  %or.cond120 = or i1 %or.cond119, %46
  %47 = icmp eq ptr %12, @ompi_mpi_c_bool
  %or.cond121 = or i1 %or.cond120, %47
  %48 = icmp eq ptr %12, @ompi_mpi_wchar
  %or.cond122 = or i1 %or.cond121, %48
  %49 = icmp eq ptr %12, @ompi_mpi_2int
  %or.cond123 = or i1 %or.cond122, %49
  %50 = icmp eq ptr %12, @ompi_mpi_integer
  %or.cond124 = or i1 %or.cond123, %50
  %51 = icmp eq ptr %12, @ompi_mpi_logical
  %or.cond125 = or i1 %or.cond124, %51
  %52 = icmp eq ptr %12, @ompi_mpi_character
  %or.cond126 = or i1 %or.cond125, %52
  %53 = icmp eq ptr %12, @ompi_mpi_aint
  %or.cond127 = or i1 %or.cond126, %53
  %54 = icmp eq ptr %12, @ompi_mpi_offset
  %or.cond128 = or i1 %or.cond127, %54
  %55 = icmp eq ptr %12, @ompi_mpi_count
  %or.cond129 = or i1 %or.cond128, %55
  br i1 %or.cond129, label %61, label %56

56:
  %57 = icmp eq ptr %12, @ompi_mpi_byte
  %58 = icmp eq ptr %12, @ompi_mpi_packed
  %spec.select = select i1 %57, i1 true, i1 %58
  %59 = zext i1 %spec.select to i64
  %60 = select i1 %spec.select, i32 4, i32 3
  br label %61

61:
  %.0 = phi i32 [ 3, %9 ], [ 1, %15 ], [ 2, %21 ], [ %60, %56 ], [ 0, %27 ]
  switch i32 %.0, label %78 [
    i32 1, label %62
    i32 2, label %66
    i32 3, label %70
    i32 4, label %74
  ]

62:
  %63 = ptrtoint ptr %3 to i64
  %64 = ptrtoint ptr %6 to i64
  %65 = ptrtoint ptr %8 to i64
  call void @tapeless_mpi_move_double(i32 noundef 1, ptr noundef %0, i32 noundef 0, ptr noundef %1, ptr noundef %2, i64 noundef %63, ptr noundef %., i32 noundef %5, ptr noundef null, ptr noundef null, i64 noundef %64, i32 noundef %7, i64 noundef %65)
  br label %80

66:
  %67 = ptrtoint ptr %3 to i64
  %68 = ptrtoint ptr %6 to i64
  %69 = ptrtoint ptr %8 to i64
  call void @tapeless_mpi_move_float(i32 noundef 1, ptr noundef %0, i32 noundef 0, ptr noundef %1, ptr noundef %2, i64 noundef %67, ptr noundef %., i32 noundef %5, ptr noundef null, ptr noundef null, i64 noundef %68, i32 noundef %7, i64 noundef %69)
  br label %80

70:
  %71 = ptrtoint ptr %3 to i64
  %72 = ptrtoint ptr %6 to i64
  %73 = ptrtoint ptr %8 to i64
  call void @tapeless_mpi_move_any(i32 noundef 1, ptr noundef %0, i32 noundef 0, ptr noundef %1, ptr noundef %2, i64 noundef %71, ptr noundef %., i32 noundef %5, ptr noundef null, ptr noundef null, i64 noundef %72, i32 noundef %7, i64 noundef %73)
  br label %80

74:
  %75 = ptrtoint ptr %3 to i64
  %76 = ptrtoint ptr %6 to i64
  %77 = ptrtoint ptr %8 to i64
  call void @tapeless_mpi_move_bytes(i32 noundef 1, ptr noundef %0, i32 noundef 0, ptr noundef %1, ptr noundef %2, i64 noundef %75, ptr noundef %., i32 noundef %5, ptr noundef null, ptr noundef null, i64 noundef %76, i32 noundef %7, i64 noundef %77)
  br label %80

78:
  %79 = call i32 @tapeless_library_MPI_Scatterv(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8)
  br label %80

80:
  %.095 = phi i32 [ %79, %78 ], [ 0, %62 ], [ 0, %66 ], [ 0, %70 ], [ 0, %74 ]
  ret i32 %.095
}

declare i32 @tapeless_library_MPI_Scatterv(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Allgather(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6) {
  %8 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %. = select i1 %8, ptr %3, ptr %0
  %9 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %10 = select i1 %9, ptr %5, ptr %2
  %11 = icmp eq ptr %10, @ompi_mpi_double
  %12 = call zeroext i1 @llvm.is.constant.i1(i1 noundef zeroext %11)
  br i1 %12, label %13, label %59

13:
  %14 = icmp eq ptr %10, @ompi_mpi_double
  %15 = icmp eq ptr %10, @ompi_mpi_c_double_complex
  %or.cond = or i1 %14, %15
  %16 = icmp eq ptr %10, @ompi_mpi_dblcplex
  %or.cond88 = or i1 %or.cond, %16
  %17 = icmp eq ptr %10, @ompi_mpi_dblprec
  %or.cond89 = or i1 %or.cond88, %17
  %18 = icmp eq ptr %10, @ompi_mpi_real8
  %or.cond90 = or i1 %or.cond89, %18
  br i1 %or.cond90, label %59, label %19

19:
  %20 = icmp eq ptr %10, @ompi_mpi_float
  %21 = icmp eq ptr %10, @ompi_mpi_c_float_complex
  %or.cond91 = or i1 %20, %21
  %22 = icmp eq ptr %10, @ompi_mpi_cplex
  %or.cond92 = or i1 %or.cond91, %22
  %23 = icmp eq ptr %10, @ompi_mpi_real
  %or.cond93 = or i1 %or.cond92, %23
  %24 = icmp eq ptr %10, @ompi_mpi_real4
  %or.cond94 = or i1 %or.cond93, %24
  br i1 %or.cond94, label %59, label %25

25:
  %26 = icmp eq ptr %10, @ompi_mpi_char
  %27 = icmp eq ptr %10, @ompi_mpi_signed_char
  %or.cond95 = or i1 %26, %27
  %28 = icmp eq ptr %10, @ompi_mpi_unsigned_char
  %or.cond96 = or i1 %or.cond95, %28
  %29 = icmp eq ptr %10, @ompi_mpi_short
  %or.cond97 = or i1 %or.cond96, %29
  %30 = icmp eq ptr %10, @ompi_mpi_unsigned_short
  %or.cond98 = or i1 %or.cond97, %30
  %31 = icmp eq ptr %10, @ompi_mpi_int
  %or.cond99 = or i1 %or.cond98, %31
  %32 = icmp eq ptr %10, @ompi_mpi_unsigned
  %or.cond100 = or i1 %or.cond99, %32
  %33 = icmp eq ptr %10, @ompi_mpi_long
  %or.cond101 = or i1 %or.cond100, %33
  %34 = icmp eq ptr %10, @ompi_mpi_unsigned_long
  %or.cond102 = or i1 %or.cond101, %34
  %35 = icmp eq ptr %10, @ompi_mpi_long_long_int
  %or.cond103 = or i1 %or.cond102, %35
  %36 = icmp eq ptr %10, @ompi_mpi_unsigned_long_long
  %or.cond104 = or i1 %or.cond103, %36
  %37 = icmp eq ptr %10, @ompi_mpi_int8_t
  %or.cond105 = or i1 %or.cond104, %37
  %38 = icmp eq ptr %10, @ompi_mpi_int16_t
  %or.cond106 = or i1 %or.cond105, %38
  %39 = icmp eq ptr %10, @ompi_mpi_int32_t
  %or.cond107 = or i1 %or.cond106, %39
  %40 = icmp eq ptr %10, @ompi_mpi_int64_t
  %or.cond108 = or i1 %or.cond107, %40
  %41 = icmp eq ptr %10, @ompi_mpi_uint8_t
  %or.cond109 = or i1 %or.cond108, %41
  %42 = icmp eq ptr %10, @ompi_mpi_uint16_t
  %or.cond110 = or i1 %or.cond109, %42
  %43 = icmp eq ptr %10, @ompi_mpi_uint32_t
  %or.cond111 = or i1 %or.cond110, %43
  %44 = icmp eq ptr %10, @ompi_mpi_uint64_t
  %or.cond112 = or i1 %or.cond111, %44
  %45 = icmp eq ptr %10, @ompi_mpi_c_bool
  %or.cond113 = or i1 %or.cond112, %45
  %46 = icmp eq ptr %10, @ompi_mpi_wchar
  %or.cond114 = or i1 %or.cond113, %46
  %47 = icmp eq ptr %10, @ompi_mpi_2int
  %or.cond115 = or i1 %or.cond114, %47
  %48 = icmp eq ptr %10, @ompi_mpi_integer
  %or.cond116 = or i1 %or.cond115, %48
  %49 = icmp eq ptr %10, @ompi_mpi_logical
  %or.cond117 = or i1 %or.cond116, %49
  %50 = icmp eq ptr %10, @ompi_mpi_character
  %or.cond118 = or i1 %or.cond117, %50
  %51 = icmp eq ptr %10, @ompi_mpi_aint
  %or.cond119 = or i1 %or.cond118, %51
  %52 = icmp eq ptr %10, @ompi_mpi_offset
  %or.cond120 = or i1 %or.cond119, %52
  %53 = icmp eq ptr %10, @ompi_mpi_count
  %or.cond121 = or i1 %or.cond120, %53
  br i1 %or.cond121, label %59, label %54

54:
  %55 = icmp eq ptr %10, @ompi_mpi_byte
  %56 = icmp eq ptr %10, @ompi_mpi_packed
  %spec.select = select i1 %55, i1 true, i1 %56
  %57 = zext i1 %spec.select to i64
  %58 = select i1 %spec.select, i32 4, i32 3
  br label %59

59:
  %.0 = phi i32 [ 3, %7 ], [ 1, %13 ], [ 2, %19 ], [ %58, %54 ], [ 0, %25 ]
  switch i32 %.0, label %76 [
    i32 1, label %60
    i32 2, label %64
    i32 3, label %68
    i32 4, label %72
  ]

60:
  %61 = ptrtoint ptr %2 to i64
  %62 = ptrtoint ptr %5 to i64
  %63 = ptrtoint ptr %6 to i64
  call void @tapeless_mpi_move_double(i32 noundef 2, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %61, ptr noundef %3, i32 noundef %4, ptr noundef null, ptr noundef null, i64 noundef %62, i32 noundef 0, i64 noundef %63)
  br label %78

64:
  %65 = ptrtoint ptr %2 to i64
  %66 = ptrtoint ptr %5 to i64
  %67 = ptrtoint ptr %6 to i64
  call void @tapeless_mpi_move_float(i32 noundef 2, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %65, ptr noundef %3, i32 noundef %4, ptr noundef null, ptr noundef null, i64 noundef %66, i32 noundef 0, i64 noundef %67)
  br label %78

68:
  %69 = ptrtoint ptr %2 to i64
  %70 = ptrtoint ptr %5 to i64
  %71 = ptrtoint ptr %6 to i64
  call void @tapeless_mpi_move_any(i32 noundef 2, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %69, ptr noundef %3, i32 noundef %4, ptr noundef null, ptr noundef null, i64 noundef %70, i32 noundef 0, i64 noundef %71)
  br label %78

72:
  %73 = ptrtoint ptr %2 to i64
  %74 = ptrtoint ptr %5 to i64
  %75 = ptrtoint ptr %6 to i64
  call void @tapeless_mpi_move_bytes(i32 noundef 2, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %73, ptr noundef %3, i32 noundef %4, ptr noundef null, ptr noundef null, i64 noundef %74, i32 noundef 0, i64 noundef %75)
  br label %78

76:
  %77 = call i32 @tapeless_library_MPI_Allgather(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6)
  br label %78

78:
  %.087 = phi i32 [ %77, %76 ], [ 0, %60 ], [ 0, %64 ], [ 0, %68 ], [ 0, %72 ]
  ret i32 %.087
}

declare i32 @tapeless_library_MPI_Allgather(ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Allgatherv(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) {
  %9 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %. = select i1 %9, ptr %3, ptr %0
  %10 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %11 = select i1 %10, ptr %6, ptr %2
  %12 = icmp eq ptr %11, @ompi_mpi_double
  %13 = call zeroext i1 @llvm.is.constant.i1(i1 noundef zeroext %12)
  br i1 %13, label %14, label %60

14:
  %15 = icmp eq ptr %11, @ompi_mpi_double
  %16 = icmp eq ptr %11, @ompi_mpi_c_double_complex
  %or.cond = or i1 %15, %16
  %17 = icmp eq ptr %11, @ompi_mpi_dblcplex
  %or.cond93 = or i1 %or.cond, %17
  %18 = icmp eq ptr %11, @ompi_mpi_dblprec
  %or.cond94 = or i1 %or.cond93, %18
  %19 = icmp eq ptr %11, @ompi_mpi_real8
  %or.cond95 = or i1 %or.cond94, %19
  br i1 %or.cond95, label %60, label %20

20:
  %21 = icmp eq ptr %11, @ompi_mpi_float
  %22 = icmp eq ptr %11, @ompi_mpi_c_float_complex
  %or.cond96 = or i1 %21, %22
  %23 = icmp eq ptr %11, @ompi_mpi_cplex
  %or.cond97 = or i1 %or.cond96, %23
  %24 = icmp eq ptr %11, @ompi_mpi_real
  %or.cond98 = or i1 %or.cond97, %24
  %25 = icmp eq ptr %11, @ompi_mpi_real4
  %or.cond99 = or i1 %or.cond98, %25
  br i1 %or.cond99, label %60, label %26

26:
  %27 = icmp eq ptr %11, @ompi_mpi_char
  %28 = icmp eq ptr %11, @ompi_mpi_signed_char
  %or.cond100 = or i1 %27, %28
  %29 = icmp eq ptr %11, @ompi_mpi_unsigned_char
  %or.cond101 = or i1 %or.cond100, %29
  %30 = icmp eq ptr %11, @ompi_mpi_short
  %or.cond102 = or i1 %or.cond101, %30
  %31 = icmp eq ptr %11, @ompi_mpi_unsigned_short
  %or.cond103 = or i1 %or.cond102, %31
  %32 = icmp eq ptr %11, @ompi_mpi_int
  %or.cond104 = or i1 %or.cond103, %32
  %33 = icmp eq ptr %11, @ompi_mpi_unsigned
  %or.cond105 = or i1 %or.cond104, %33
  %34 = icmp eq ptr %11, @ompi_mpi_long
  %or.cond106 = or i1 %or.cond105, %34
  %35 = icmp eq ptr %11, @ompi_mpi_unsigned_long
  %or.cond107 = or i1 %or.cond106, %35
  %36 = icmp eq ptr %11, @ompi_mpi_long_long_int
  %or.cond108 = or i1 %or.cond107, %36
  %37 = icmp eq ptr %11, @ompi_mpi_unsigned_long_long
  %or.cond109 = or i1 %or.cond108, %37
  %38 = icmp eq ptr %11, @ompi_mpi_int8_t
  %or.cond110 = or i1 %or.cond109, %38
  %39 = icmp eq ptr %11, @ompi_mpi_int16_t
  %or.cond111 = or i1 %or.cond110, %39
  %40 = icmp eq ptr %11, @ompi_mpi_int32_t
  %or.cond112 = or i1 %or.cond111, %40
  %41 = icmp eq ptr %11, @ompi_mpi_int64_t
  %or.cond113 = or i1 %or.cond112, %41
  %42 = icmp eq ptr %11, @ompi_mpi_uint8_t
  %or.cond114 = or i1 %or.cond113, %42
  %43 = icmp eq ptr %11, @ompi_mpi_uint16_t
  %or.cond115 = or i1 %or.cond114, %43
  %44 = icmp eq ptr %11, @ompi_mpi_uint32_t
  %or.cond116 = or i1 %or.cond115, %44
  %45 = icmp eq ptr %11, @ompi_mpi_uint64_t
  %or.cond117 = or i1 %or.cond116, %45
  %46 = icmp eq ptr %11, @ompi_mpi_c_bool
  %or.cond118 = or i1 %or.cond117, %46
  %47 = icmp eq ptr %11, @ompi_mpi_wchar
  %or.cond119 = or i1 %or.cond118, %47
  %48 = icmp eq ptr %11, @ompi_mpi_2int
  %or.cond120 = or i1 %or.cond119, %48
  %49 = icmp eq ptr %11, @ompi_mpi_integer
  %or.cond121 = or i1 %or.cond120, %49
  %50 = icmp eq ptr %11, @ompi_mpi_logical
  %or.cond122 = or i1 %or.cond121, %50
  %51 = icmp eq ptr %11, @ompi_mpi_character
  %or.cond123 = or i1 %or.cond122, %51
  %52 = icmp eq ptr %11, @ompi_mpi_aint
  %or.cond124 = or i1 %or.cond123, %52
  %53 = icmp eq ptr %11, @ompi_mpi_offset
  %or.cond125 = or i1 %or.cond124, %53
  %54 = icmp eq ptr %11, @ompi_mpi_count
  %or.cond126 = or i1 %or.cond125, %54
  br i1 %or.cond126, label %60, label %55

55:
  %56 = icmp eq ptr %11, @ompi_mpi_byte
  %57 = icmp eq ptr %11, @ompi_mpi_packed
  %spec.select = select i1 %56, i1 true, i1 %57
  %58 = zext i1 %spec.select to i64
  %59 = select i1 %spec.select, i32 4, i32 3
  br label %60

60:
  %.0 = phi i32 [ 3, %8 ], [ 1, %14 ], [ 2, %20 ], [ %59, %55 ], [ 0, %26 ]
  switch i32 %.0, label %77 [
    i32 1, label %61
    i32 2, label %65
    i32 3, label %69
    i32 4, label %73
  ]

61:
  %62 = ptrtoint ptr %2 to i64
  %63 = ptrtoint ptr %6 to i64
  %64 = ptrtoint ptr %7 to i64
  call void @tapeless_mpi_move_double(i32 noundef 2, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %62, ptr noundef %3, i32 noundef 0, ptr noundef %4, ptr noundef %5, i64 noundef %63, i32 noundef 0, i64 noundef %64)
  br label %79

65:
  %66 = ptrtoint ptr %2 to i64
  %67 = ptrtoint ptr %6 to i64
  %68 = ptrtoint ptr %7 to i64
  call void @tapeless_mpi_move_float(i32 noundef 2, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %66, ptr noundef %3, i32 noundef 0, ptr noundef %4, ptr noundef %5, i64 noundef %67, i32 noundef 0, i64 noundef %68)
  br label %79

69:
  %70 = ptrtoint ptr %2 to i64
  %71 = ptrtoint ptr %6 to i64
  %72 = ptrtoint ptr %7 to i64
  call void @tapeless_mpi_move_any(i32 noundef 2, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %70, ptr noundef %3, i32 noundef 0, ptr noundef %4, ptr noundef %5, i64 noundef %71, i32 noundef 0, i64 noundef %72)
  br label %79

73:
  %74 = ptrtoint ptr %2 to i64
  %75 = ptrtoint ptr %6 to i64
  %76 = ptrtoint ptr %7 to i64
  call void @tapeless_mpi_move_bytes(i32 noundef 2, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %74, ptr noundef %3, i32 noundef 0, ptr noundef %4, ptr noundef %5, i64 noundef %75, i32 noundef 0, i64 noundef %76)
  br label %79

77:
  %78 = call i32 @tapeless_library_MPI_Allgatherv(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7)
  br label %79

79:
  %.092 = phi i32 [ %78, %77 ], [ 0, %61 ], [ 0, %65 ], [ 0, %69 ], [ 0, %73 ]
  ret i32 %.092
}

declare i32 @tapeless_library_MPI_Allgatherv(ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Alltoall(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6) {
  %8 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %. = select i1 %8, ptr %3, ptr %0
  %9 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %10 = select i1 %9, ptr %5, ptr %2
  %11 = icmp eq ptr %10, @ompi_mpi_double
  %12 = call zeroext i1 @llvm.is.constant.i1(i1 noundef zeroext %11)
  br i1 %12, label %13, label %59

13:
  %14 = icmp eq ptr %10, @ompi_mpi_double
  %15 = icmp eq ptr %10, @ompi_mpi_c_double_complex
  %or.cond = or i1 %14, %15
  %16 = icmp eq ptr %10, @ompi_mpi_dblcplex
  %or.cond88 = or i1 %or.cond, %16
  %17 = icmp eq ptr %10, @ompi_mpi_dblprec
  %or.cond89 = or i1 %or.cond88, %17
  %18 = icmp eq ptr %10, @ompi_mpi_real8
  %or.cond90 = or i1 %or.cond89, %18
  br i1 %or.cond90, label %59, label %19

19:
  %20 = icmp eq ptr %10, @ompi_mpi_float
  %21 = icmp eq ptr %10, @ompi_mpi_c_float_complex
  %or.cond91 = or i1 %20, %21
  %22 = icmp eq ptr %10, @ompi_mpi_cplex
  %or.cond92 = or i1 %or.cond91, %22
  %23 = icmp eq ptr %10, @ompi_mpi_real
  %or.cond93 = or i1 %or.cond92, %23
  %24 = icmp eq ptr %10, @ompi_mpi_real4
  %or.cond94 = or i1 %or.cond93, %24
  br i1 %or.cond94, label %59, label %25

25:
  %26 = icmp eq ptr %10, @ompi_mpi_char
  %27 = icmp eq ptr %10, @ompi_mpi_signed_char
  %or.cond95 = or i1 %26, %27
  %28 = icmp eq ptr %10, @ompi_mpi_unsigned_char
  %or.cond96 = or i1 %or.cond95, %28
  %29 = icmp eq ptr %10, @ompi_mpi_short
  %or.cond97 = or i1 %or.cond96, %29
  %30 = icmp eq ptr %10, @ompi_mpi_unsigned_short
  %or.cond98 = or i1 %or.cond97, %30
  %31 = icmp eq ptr %10, @ompi_mpi_int
  %or.cond99 = or i1 %or.cond98, %31
  %32 = icmp eq ptr %10, @ompi_mpi_unsigned
  %or.cond100 = or i1 %or.cond99, %32
  %33 = icmp eq ptr %10, @ompi_mpi_long
  %or.cond101 = or i1 %or.cond100, %33
  %34 = icmp eq ptr %10, @ompi_mpi_unsigned_long
  %or.cond102 = or i1 %or.cond101, %34
  %35 = icmp eq ptr %10, @ompi_mpi_long_long_int
  %or.cond103 = or i1 %or.cond102, %35
  %36 = icmp eq ptr %10, @ompi_mpi_unsigned_long_long
  %or.cond104 = or i1 %or.cond103, %36
  %37 = icmp eq ptr %10, @ompi_mpi_int8_t
  %or.cond105 = or i1 %or.cond104, %37
  %38 = icmp eq ptr %10, @ompi_mpi_int16_t
  %or.cond106 = or i1 %or.cond105, %38
  %39 = icmp eq ptr %10, @ompi_mpi_int32_t
  %or.cond107 = or i1 %or.cond106, %39
  %40 = icmp eq ptr %10, @ompi_mpi_int64_t
  %or.cond108 = or i1 %or.cond107, %40
  %41 = icmp eq ptr %10, @ompi_mpi_uint8_t
  %or.cond109 = or i1 %or.cond108, %41
  %42 = icmp eq ptr %10, @ompi_mpi_uint16_t
  %or.cond110 = or i1 %or.cond109, %42
  %43 = icmp eq ptr %10, @ompi_mpi_uint32_t
  %or.cond111 = or i1 %or.cond110, %43
  %44 = icmp eq ptr %10, @ompi_mpi_uint64_t
  %or.cond112 = or i1 %or.cond111, %44
  %45 = icmp eq ptr %10, @ompi_mpi_c_bool
  %or.cond113 = or i1 %or.cond112, %45
  %46 = icmp eq ptr %10, @ompi_mpi_wchar
  %or.cond114 = or i1 %or.cond113, %46
  %47 = icmp eq ptr %10, @ompi_mpi_2int
  %or.cond115 = or i1 %or.cond114, %47
  %48 = icmp eq ptr %10, @ompi_mpi_integer
  %or.cond116 = or i1 %or.cond115, %48
  %49 = icmp eq ptr %10, @ompi_mpi_logical
  %or.cond117 = or i1 %or.cond116, %49
  %50 = icmp eq ptr %10, @ompi_mpi_character
  %or.cond118 = or i1 %or.cond117, %50
  %51 = icmp eq ptr %10, @ompi_mpi_aint
  %or.cond119 = or i1 %or.cond118, %51
  %52 = icmp eq ptr %10, @ompi_mpi_offset
  %or.cond120 = or i1 %or.cond119, %52
  %53 = icmp eq ptr %10, @ompi_mpi_count
  %or.cond121 = or i1 %or.cond120, %53
  br i1 %or.cond121, label %59, label %54

54:
  %55 = icmp eq ptr %10, @ompi_mpi_byte
  %56 = icmp eq ptr %10, @ompi_mpi_packed
  %spec.select = select i1 %55, i1 true, i1 %56
  %57 = zext i1 %spec.select to i64
  %58 = select i1 %spec.select, i32 4, i32 3
  br label %59

59:
  %.0 = phi i32 [ 3, %7 ], [ 1, %13 ], [ 2, %19 ], [ %58, %54 ], [ 0, %25 ]
  switch i32 %.0, label %76 [
    i32 1, label %60
    i32 2, label %64
    i32 3, label %68
    i32 4, label %72
  ]

60:
  %61 = ptrtoint ptr %2 to i64
  %62 = ptrtoint ptr %5 to i64
  %63 = ptrtoint ptr %6 to i64
  call void @tapeless_mpi_move_double(i32 noundef 3, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %61, ptr noundef %3, i32 noundef %4, ptr noundef null, ptr noundef null, i64 noundef %62, i32 noundef 0, i64 noundef %63)
  br label %78

64:
  %65 = ptrtoint ptr %2 to i64
  %66 = ptrtoint ptr %5 to i64
  %67 = ptrtoint ptr %6 to i64
  call void @tapeless_mpi_move_float(i32 noundef 3, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %65, ptr noundef %3, i32 noundef %4, ptr noundef null, ptr noundef null, i64 noundef %66, i32 noundef 0, i64 noundef %67)
  br label %78

68:
  %69 = ptrtoint ptr %2 to i64
  %70 = ptrtoint ptr %5 to i64
  %71 = ptrtoint ptr %6 to i64
  call void @tapeless_mpi_move_any(i32 noundef 3, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %69, ptr noundef %3, i32 noundef %4, ptr noundef null, ptr noundef null, i64 noundef %70, i32 noundef 0, i64 noundef %71)
  br label %78

72:
  %73 = ptrtoint ptr %2 to i64
  %74 = ptrtoint ptr %5 to i64
  %75 = ptrtoint ptr %6 to i64
  call void @tapeless_mpi_move_bytes(i32 noundef 3, ptr noundef %., i32 noundef %1, ptr noundef null, ptr noundef null, i64 noundef %73, ptr noundef %3, i32 noundef %4, ptr noundef null, ptr noundef null, i64 noundef %74, i32 noundef 0, i64 noundef %75)
  br label %78

76:
  %77 = call i32 @tapeless_library_MPI_Alltoall(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6)
  br label %78

78:
  %.087 = phi i32 [ %77, %76 ], [ 0, %60 ], [ 0, %64 ], [ 0, %68 ], [ 0, %72 ]
  ret i32 %.087
}

declare i32 @tapeless_library_MPI_Alltoall(ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Alltoallv(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) {
  %10 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %. = select i1 %10, ptr %4, ptr %0
  %11 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %12 = select i1 %11, ptr %7, ptr %3
  %13 = icmp eq ptr %12, @ompi_mpi_double
  %14 = call zeroext i1 @llvm.is.constant.i1(i1 noundef zeroext %13)
  br i1 %14, label %15, label %61

15:
  %16 = icmp eq ptr %12, @ompi_mpi_double
  %17 = icmp eq ptr %12, @ompi_mpi_c_double_complex
  %or.cond = or i1 %16, %17
  %18 = icmp eq ptr %12, @ompi_mpi_dblcplex
  %or.cond98 = or i1 %or.cond, %18
  %19 = icmp eq ptr %12, @ompi_mpi_dblprec
  %or.cond99 = or i1 %or.cond98, %19
  %20 = icmp eq ptr %12, @ompi_mpi_real8
  %or.cond100 = or i1 %or.cond99, %20
  br i1 %or.cond100, label %61, label %21

21:
  %22 = icmp eq ptr %12, @ompi_mpi_float
  %23 = icmp eq ptr %12, @ompi_mpi_c_float_complex
  %or.cond101 = or i1 %22, %23
  %24 = icmp eq ptr %12, @ompi_mpi_cplex
  %or.cond102 = or i1 %or.cond101, %24
  %25 = icmp eq ptr %12, @ompi_mpi_real
  %or.cond103 = or i1 %or.cond102, %25
  %26 = icmp eq ptr %12, @ompi_mpi_real4
  %or.cond104 = or i1 %or.cond103, %26
  br i1 %or.cond104, label %61, label %27

27:
  %28 = icmp eq ptr %12, @ompi_mpi_char
  %29 = icmp eq ptr %12, @ompi_mpi_signed_char
  %or.cond105 = or i1 %28, %29
  %30 = icmp eq ptr %12, @ompi_mpi_unsigned_char
  %or.cond106 = or i1 %or.cond105, %30
  %31 = icmp eq ptr %12, @ompi_mpi_short
  %or.cond107 = or i1 %or.cond106, %31
  %32 = icmp eq ptr %12, @ompi_mpi_unsigned_short
  %or.cond108 = or i1 %or.cond107, %32
  %33 = icmp eq ptr %12, @ompi_mpi_int
  %or.cond109 = or i1 %or.cond108, %33
  %34 = icmp eq ptr %12, @ompi_mpi_unsigned
  %or.cond110 = or i1 %or.cond109, %34
  %35 = icmp eq ptr %12, @ompi_mpi_long
  %or.cond111 = or i1 %or.cond110, %35
  %36 = icmp eq ptr %12, @ompi_mpi_unsigned_long
  %or.cond112 = or i1 %or.cond111, %36
  %37 = icmp eq ptr %12, @ompi_mpi_long_long_int
  %or.cond113 = or i1 %or.cond112, %37
  %38 = icmp eq ptr %12, @ompi_mpi_unsigned_long_long
  %or.cond114 = or i1 %or.cond113, %38
  %39 = icmp eq ptr %12, @ompi_mpi_int8_t
  %or.cond115 = or i1 %or.cond114, %39
  %40 = icmp eq ptr %12, @ompi_mpi_int16_t
  %or.cond116 = or i1 %or.cond115, %40
  %41 = icmp eq ptr %12, @ompi_mpi_int32_t
  %or.cond117 = or i1 %or.cond116, %41
  %42 = icmp eq ptr %12, @ompi_mpi_int64_t
  %or.cond118 = or i1 %or.cond117, %42
  %43 = icmp eq ptr %12, @ompi_mpi_uint8_t
  %or.cond119 = or i1 %or.cond118, %43
  %44 = icmp eq ptr %12, @ompi_mpi_uint16_t
  %or.cond120 = or i1 %or.cond119, %44
  %45 = icmp eq ptr %12, @ompi_mpi_uint32_t
  %or.cond121 = or i1 %or.cond120, %45
  %46 = icmp eq ptr %12, @ompi_mpi_uint64_t
  %or.cond122 = or i1 %or.cond121, %46
  %47 = icmp eq ptr %12, @ompi_mpi_c_bool
  %or.cond123 = or i1 %or.cond122, %47
  %48 = icmp eq ptr %12, @ompi_mpi_wchar
  %or.cond124 = or i1 %or.cond123, %48
  %49 = icmp eq ptr %12, @ompi_mpi_2int
  %or.cond125 = or i1 %or.cond124, %49
  %50 = icmp eq ptr %12, @ompi_mpi_integer
  %or.cond126 = or i1 %or.cond125, %50
  %51 = icmp eq ptr %12, @ompi_mpi_logical
  %or.cond127 = or i1 %or.cond126, %51
  %52 = icmp eq ptr %12, @ompi_mpi_character
  %or.cond128 = or i1 %or.cond127, %52
  %53 = icmp eq ptr %12, @ompi_mpi_aint
  %or.cond129 = or i1 %or.cond128, %53
  %54 = icmp eq ptr %12, @ompi_mpi_offset
  %or.cond130 = or i1 %or.cond129, %54
  %55 = icmp eq ptr %12, @ompi_mpi_count
  %or.cond131 = or i1 %or.cond130, %55
  br i1 %or.cond131, label %61, label %56

56:
  %57 = icmp eq ptr %12, @ompi_mpi_byte
  %58 = icmp eq ptr %12, @ompi_mpi_packed
  %spec.select = select i1 %57, i1 true, i1 %58
  %59 = zext i1 %spec.select to i64
  %60 = select i1 %spec.select, i32 4, i32 3
  br label %61

61:
  %.0 = phi i32 [ 3, %9 ], [ 1, %15 ], [ 2, %21 ], [ %60, %56 ], [ 0, %27 ]
  switch i32 %.0, label %78 [
    i32 1, label %62
    i32 2, label %66
    i32 3, label %70
    i32 4, label %74
  ]

62:
  %63 = ptrtoint ptr %3 to i64
  %64 = ptrtoint ptr %7 to i64
  %65 = ptrtoint ptr %8 to i64
  call void @tapeless_mpi_move_double(i32 noundef 3, ptr noundef %., i32 noundef 0, ptr noundef %1, ptr noundef %2, i64 noundef %63, ptr noundef %4, i32 noundef 0, ptr noundef %5, ptr noundef %6, i64 noundef %64, i32 noundef 0, i64 noundef %65)
  br label %80

66:
  %67 = ptrtoint ptr %3 to i64
  %68 = ptrtoint ptr %7 to i64
  %69 = ptrtoint ptr %8 to i64
  call void @tapeless_mpi_move_float(i32 noundef 3, ptr noundef %., i32 noundef 0, ptr noundef %1, ptr noundef %2, i64 noundef %67, ptr noundef %4, i32 noundef 0, ptr noundef %5, ptr noundef %6, i64 noundef %68, i32 noundef 0, i64 noundef %69)
  br label %80

70:
  %71 = ptrtoint ptr %3 to i64
  %72 = ptrtoint ptr %7 to i64
  %73 = ptrtoint ptr %8 to i64
  call void @tapeless_mpi_move_any(i32 noundef 3, ptr noundef %., i32 noundef 0, ptr noundef %1, ptr noundef %2, i64 noundef %71, ptr noundef %4, i32 noundef 0, ptr noundef %5, ptr noundef %6, i64 noundef %72, i32 noundef 0, i64 noundef %73)
  br label %80

74:
  %75 = ptrtoint ptr %3 to i64
  %76 = ptrtoint ptr %7 to i64
  %77 = ptrtoint ptr %8 to i64
  call void @tapeless_mpi_move_bytes(i32 noundef 3, ptr noundef %., i32 noundef 0, ptr noundef %1, ptr noundef %2, i64 noundef %75, ptr noundef %4, i32 noundef 0, ptr noundef %5, ptr noundef %6, i64 noundef %76, i32 noundef 0, i64 noundef %77)
  br label %80

78:
  %79 = call i32 @tapeless_library_MPI_Alltoallv(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8)
  br label %80

80:
  %.097 = phi i32 [ %79, %78 ], [ 0, %62 ], [ 0, %66 ], [ 0, %70 ], [ 0, %74 ]
  ret i32 %.097
}

declare i32 @tapeless_library_MPI_Alltoallv(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Reduce_scatter(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) {
  %7 = icmp eq ptr %3, @ompi_mpi_double
  %8 = call zeroext i1 @llvm.is.constant.i1(i1 noundef zeroext %7)
  br i1 %8, label %9, label %55

9:
  %10 = icmp eq ptr %3, @ompi_mpi_double
  %11 = icmp eq ptr %3, @ompi_mpi_c_double_complex
  %or.cond = or i1 %10, %11
  %12 = icmp eq ptr %3, @ompi_mpi_dblcplex
  %or.cond90 = or i1 %or.cond, %12
  %13 = icmp eq ptr %3, @ompi_mpi_dblprec
  %or.cond91 = or i1 %or.cond90, %13
  %14 = icmp eq ptr %3, @ompi_mpi_real8
  %or.cond92 = or i1 %or.cond91, %14
  br i1 %or.cond92, label %55, label %15

15:
  %16 = icmp eq ptr %3, @ompi_mpi_float
  %17 = icmp eq ptr %3, @ompi_mpi_c_float_complex
  %or.cond93 = or i1 %16, %17
  %18 = icmp eq ptr %3, @ompi_mpi_cplex
  %or.cond94 = or i1 %or.cond93, %18
  %19 = icmp eq ptr %3, @ompi_mpi_real
  %or.cond95 = or i1 %or.cond94, %19
  %20 = icmp eq ptr %3, @ompi_mpi_real4
  %or.cond96 = or i1 %or.cond95, %20
  br i1 %or.cond96, label %55, label %21

21:
  %22 = icmp eq ptr %3, @ompi_mpi_char
  %23 = icmp eq ptr %3, @ompi_mpi_signed_char
  %or.cond97 = or i1 %22, %23
  %24 = icmp eq ptr %3, @ompi_mpi_unsigned_char
  %or.cond98 = or i1 %or.cond97, %24
  %25 = icmp eq ptr %3, @ompi_mpi_short
  %or.cond99 = or i1 %or.cond98, %25
  %26 = icmp eq ptr %3, @ompi_mpi_unsigned_short
  %or.cond100 = or i1 %or.cond99, %26
  %27 = icmp eq ptr %3, @ompi_mpi_int
  %or.cond101 = or i1 %or.cond100, %27
  %28 = icmp eq ptr %3, @ompi_mpi_unsigned
  %or.cond102 = or i1 %or.cond101, %28
  %29 = icmp eq ptr %3, @ompi_mpi_long
  %or.cond103 = or i1 %or.cond102, %29
  %30 = icmp eq ptr %3, @ompi_mpi_unsigned_long
  %or.cond104 = or i1 %or.cond103, %30
  %31 = icmp eq ptr %3, @ompi_mpi_long_long_int
  %or.cond105 = or i1 %or.cond104, %31
  %32 = icmp eq ptr %3, @ompi_mpi_unsigned_long_long
  %or.cond106 = or i1 %or.cond105, %32
  %33 = icmp eq ptr %3, @ompi_mpi_int8_t
  %or.cond107 = or i1 %or.cond106, %33
  %34 = icmp eq ptr %3, @ompi_mpi_int16_t
  %or.cond108 = or i1 %or.cond107, %34
  %35 = icmp eq ptr %3, @ompi_mpi_int32_t
  %or.cond109 = or i1 %or.cond108, %35
  %36 = icmp eq ptr %3, @ompi_mpi_int64_t
  %or.cond110 = or i1 %or.cond109, %36
  %37 = icmp eq ptr %3, @ompi_mpi_uint8_t
  %or.cond111 = or i1 %or.cond110, %37
  %38 = icmp eq ptr %3, @ompi_mpi_uint16_t
  %or.cond112 = or i1 %or.cond111, %38
  %39 = icmp eq ptr %3, @ompi_mpi_uint32_t
  %or.cond113 = or i1 %or.cond112, %39
  %40 = icmp eq ptr %3, @ompi_mpi_uint64_t
  %or.cond114 = or i1 %or.cond113, %40
  %41 = icmp eq ptr %3, @ompi_mpi_c_bool
  %or.cond115 = or i1 %or.cond114, %41
  %42 = icmp eq ptr %3, @ompi_mpi_wchar
  %or.cond116 = or i1 %or.cond115, %42
  %43 = icmp eq ptr %3, @ompi_mpi_2int
  %or.cond117 = or i1 %or.cond116, %43
  %44 = icmp eq ptr %3, @ompi_mpi_integer
  %or.cond118 = or i1 %or.cond117, %44
  %45 = icmp eq ptr %3, @ompi_mpi_logical
  %or.cond119 = or i1 %or.cond118, %45
  %46 = icmp eq ptr %3, @ompi_mpi_character
  %or.cond120 = or i1 %or.cond119, %46
  %47 = icmp eq ptr %3, @ompi_mpi_aint
  %or.cond121 = or i1 %or.cond120, %47
  %48 = icmp eq ptr %3, @ompi_mpi_offset
  %or.cond122 = or i1 %or.cond121, %48
  %49 = icmp eq ptr %3, @ompi_mpi_count
  %or.cond123 = or i1 %or.cond122, %49
  br i1 %or.cond123, label %55, label %50

50:
  %51 = icmp eq ptr %3, @ompi_mpi_byte
  %52 = icmp eq ptr %3, @ompi_mpi_packed
  %spec.select = select i1 %51, i1 true, i1 %52
  %53 = zext i1 %spec.select to i64
  %54 = select i1 %spec.select, i32 4, i32 3
  br label %55

55:
  %.0 = phi i32 [ 3, %6 ], [ 1, %9 ], [ 2, %15 ], [ %54, %50 ], [ 0, %21 ]
  switch i32 %.0, label %76 [
    i32 1, label %56
    i32 2, label %61
    i32 3, label %66
    i32 4, label %71
  ]

56:
  %57 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %. = select i1 %57, ptr %1, ptr %0
  %58 = ptrtoint ptr %4 to i64
  %59 = ptrtoint ptr %3 to i64
  %60 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_move_double(i32 noundef 4, ptr noundef %., i32 noundef 0, ptr noundef null, ptr noundef null, i64 noundef %58, ptr noundef %1, i32 noundef 0, ptr noundef %2, ptr noundef null, i64 noundef %59, i32 noundef 0, i64 noundef %60)
  br label %78

61:
  %62 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %.124 = select i1 %62, ptr %1, ptr %0
  %63 = ptrtoint ptr %4 to i64
  %64 = ptrtoint ptr %3 to i64
  %65 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_move_float(i32 noundef 4, ptr noundef %.124, i32 noundef 0, ptr noundef null, ptr noundef null, i64 noundef %63, ptr noundef %1, i32 noundef 0, ptr noundef %2, ptr noundef null, i64 noundef %64, i32 noundef 0, i64 noundef %65)
  br label %78

66:
  %67 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %.125 = select i1 %67, ptr %1, ptr %0
  %68 = ptrtoint ptr %4 to i64
  %69 = ptrtoint ptr %3 to i64
  %70 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_move_any(i32 noundef 4, ptr noundef %.125, i32 noundef 0, ptr noundef null, ptr noundef null, i64 noundef %68, ptr noundef %1, i32 noundef 0, ptr noundef %2, ptr noundef null, i64 noundef %69, i32 noundef 0, i64 noundef %70)
  br label %78

71:
  %72 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %.126 = select i1 %72, ptr %1, ptr %0
  %73 = ptrtoint ptr %4 to i64
  %74 = ptrtoint ptr %3 to i64
  %75 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_move_bytes(i32 noundef 4, ptr noundef %.126, i32 noundef 0, ptr noundef null, ptr noundef null, i64 noundef %73, ptr noundef %1, i32 noundef 0, ptr noundef %2, ptr noundef null, i64 noundef %74, i32 noundef 0, i64 noundef %75)
  br label %78

76:
  %77 = call i32 @tapeless_library_MPI_Reduce_scatter(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5)
  br label %78

78:
  %.089 = phi i32 [ %77, %76 ], [ 0, %56 ], [ 0, %61 ], [ 0, %66 ], [ 0, %71 ]
  ret i32 %.089
}

declare i32 @tapeless_library_MPI_Reduce_scatter(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define dso_local i32 @tapeless_body_MPI_Reduce_scatter_block(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) {
  %7 = icmp eq ptr %3, @ompi_mpi_double
  %8 = call zeroext i1 @llvm.is.constant.i1(i1 noundef zeroext %7)
  br i1 %8, label %9, label %55

9:
  %10 = icmp eq ptr %3, @ompi_mpi_double
  %11 = icmp eq ptr %3, @ompi_mpi_c_double_complex
  %or.cond = or i1 %10, %11
  %12 = icmp eq ptr %3, @ompi_mpi_dblcplex
  %or.cond90 = or i1 %or.cond, %12
  %13 = icmp eq ptr %3, @ompi_mpi_dblprec
  %or.cond91 = or i1 %or.cond90, %13
  %14 = icmp eq ptr %3, @ompi_mpi_real8
  %or.cond92 = or i1 %or.cond91, %14
  br i1 %or.cond92, label %55, label %15

15:
  %16 = icmp eq ptr %3, @ompi_mpi_float
  %17 = icmp eq ptr %3, @ompi_mpi_c_float_complex
  %or.cond93 = or i1 %16, %17
  %18 = icmp eq ptr %3, @ompi_mpi_cplex
  %or.cond94 = or i1 %or.cond93, %18
  %19 = icmp eq ptr %3, @ompi_mpi_real
  %or.cond95 = or i1 %or.cond94, %19
  %20 = icmp eq ptr %3, @ompi_mpi_real4
  %or.cond96 = or i1 %or.cond95, %20
  br i1 %or.cond96, label %55, label %21

21:
  %22 = icmp eq ptr %3, @ompi_mpi_char
  %23 = icmp eq ptr %3, @ompi_mpi_signed_char
  %or.cond97 = or i1 %22, %23
  %24 = icmp eq ptr %3, @ompi_mpi_unsigned_char
  %or.cond98 = or i1 %or.cond97, %24
  %25 = icmp eq ptr %3, @ompi_mpi_short
  %or.cond99 = or i1 %or.cond98, %25
  %26 = icmp eq ptr %3, @ompi_mpi_unsigned_short
  %or.cond100 = or i1 %or.cond99, %26
  %27 = icmp eq ptr %3, @ompi_mpi_int
  %or.cond101 = or i1 %or.cond100, %27
  %28 = icmp eq ptr %3, @ompi_mpi_unsigned
  %or.cond102 = or i1 %or.cond101, %28
  %29 = icmp eq ptr %3, @ompi_mpi_long
  %or.cond103 = or i1 %or.cond102, %29
  %30 = icmp eq ptr %3, @ompi_mpi_unsigned_long
  %or.cond104 = or i1 %or.cond103, %30
  %31 = icmp eq ptr %3, @ompi_mpi_long_long_int
  %or.cond105 = or i1 %or.cond104, %31
  %32 = icmp eq ptr %3, @ompi_mpi_unsigned_long_long
  %or.cond106 = or i1 %or.cond105, %32
  %33 = icmp eq ptr %3, @ompi_mpi_int8_t
  %or.cond107 = or i1 %or.cond106, %33
  %34 = icmp eq ptr %3, @ompi_mpi_int16_t
  %or.cond108 = or i1 %or.cond107, %34
  %35 = icmp eq ptr %3, @ompi_mpi_int32_t
  %or.cond109 = or i1 %or.cond108, %35
  %36 = icmp eq ptr %3, @ompi_mpi_int64_t
  %or.cond110 = or i1 %or.cond109, %36
  %37 = icmp eq ptr %3, @ompi_mpi_uint8_t
  %or.cond111 = or i1 %or.cond110, %37
  %38 = icmp eq ptr %3, @ompi_mpi_uint16_t
  %or.cond112 = or i1 %or.cond111, %38
  %39 = icmp eq ptr %3, @ompi_mpi_uint32_t
  %or.cond113 = or i1 %or.cond112, %39
  %40 = icmp eq ptr %3, @ompi_mpi_uint64_t
  %or.cond114 = or i1 %or.cond113, %40
  %41 = icmp eq ptr %3, @ompi_mpi_c_bool
  %or.cond115 = or i1 %or.cond114, %41
  %42 = icmp eq ptr %3, @ompi_mpi_wchar
  %or.cond116 = or i1 %or.cond115, %42
  %43 = icmp eq ptr %3, @ompi_mpi_2int
  %or.cond117 = or i1 %or.cond116, %43
  %44 = icmp eq ptr %3, @ompi_mpi_integer
  %or.cond118 = or i1 %or.cond117, %44
  %45 = icmp eq ptr %3, @ompi_mpi_logical
  %or.cond119 = or i1 %or.cond118, %45
  %46 = icmp eq ptr %3, @ompi_mpi_character
  %or.cond120 = or i1 %or.cond119, %46
  %47 = icmp eq ptr %3, @ompi_mpi_aint
  %or.cond121 = or i1 %or.cond120, %47
  %48 = icmp eq ptr %3, @ompi_mpi_offset
  %or.cond122 = or i1 %or.cond121, %48
  %49 = icmp eq ptr %3, @ompi_mpi_count
  %or.cond123 = or i1 %or.cond122, %49
  br i1 %or.cond123, label %55, label %50

50:
  %51 = icmp eq ptr %3, @ompi_mpi_byte
  %52 = icmp eq ptr %3, @ompi_mpi_packed
  %spec.select = select i1 %51, i1 true, i1 %52
  %53 = zext i1 %spec.select to i64
  %54 = select i1 %spec.select, i32 4, i32 3
  br label %55

55:
  %.0 = phi i32 [ 3, %6 ], [ 1, %9 ], [ 2, %15 ], [ %54, %50 ], [ 0, %21 ]
  switch i32 %.0, label %76 [
    i32 1, label %56
    i32 2, label %61
    i32 3, label %66
    i32 4, label %71
  ]

56:
  %57 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %. = select i1 %57, ptr %1, ptr %0
  %58 = ptrtoint ptr %4 to i64
  %59 = ptrtoint ptr %3 to i64
  %60 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_move_double(i32 noundef 4, ptr noundef %., i32 noundef 0, ptr noundef null, ptr noundef null, i64 noundef %58, ptr noundef %1, i32 noundef %2, ptr noundef null, ptr noundef null, i64 noundef %59, i32 noundef 0, i64 noundef %60)
  br label %78

61:
  %62 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %.124 = select i1 %62, ptr %1, ptr %0
  %63 = ptrtoint ptr %4 to i64
  %64 = ptrtoint ptr %3 to i64
  %65 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_move_float(i32 noundef 4, ptr noundef %.124, i32 noundef 0, ptr noundef null, ptr noundef null, i64 noundef %63, ptr noundef %1, i32 noundef %2, ptr noundef null, ptr noundef null, i64 noundef %64, i32 noundef 0, i64 noundef %65)
  br label %78

66:
  %67 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %.125 = select i1 %67, ptr %1, ptr %0
  %68 = ptrtoint ptr %4 to i64
  %69 = ptrtoint ptr %3 to i64
  %70 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_move_any(i32 noundef 4, ptr noundef %.125, i32 noundef 0, ptr noundef null, ptr noundef null, i64 noundef %68, ptr noundef %1, i32 noundef %2, ptr noundef null, ptr noundef null, i64 noundef %69, i32 noundef 0, i64 noundef %70)
  br label %78

71:
  %72 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %.126 = select i1 %72, ptr %1, ptr %0
  %73 = ptrtoint ptr %4 to i64
  %74 = ptrtoint ptr %3 to i64
  %75 = ptrtoint ptr %5 to i64
  call void @tapeless_mpi_move_bytes(i32 noundef 4, ptr noundef %.126, i32 noundef 0, ptr noundef null, ptr noundef null, i64 noundef %73, ptr noundef %1, i32 noundef %2, ptr noundef null, ptr noundef null, i64 noundef %74, i32 noundef 0, i64 noundef %75)
  br label %78

76:
  %77 = call i32 @tapeless_library_MPI_Reduce_scatter_block(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5)
  br label %78

78:
  %.089 = phi i32 [ %77, %76 ], [ 0, %56 ], [ 0, %61 ], [ 0, %66 ], [ 0, %71 ]
  ret i32 %.089
}

declare i32 @tapeless_library_MPI_Reduce_scatter_block(ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef)

declare i1 @llvm.is.constant.i1(i1)

declare void @tapeless_mpi_send_double(ptr noundef, i32 noundef, i32 noundef, i64 noundef, i32 noundef, i32 noundef, i64 noundef, ptr noundef)

declare void @tapeless_mpi_send_float(ptr noundef, i32 noundef, i32 noundef, i64 noundef, i32 noundef, i32 noundef, i64 noundef, ptr noundef)

declare void @tapeless_mpi_send_any(ptr noundef, i32 noundef, i32 noundef, i64 noundef, i32 noundef, i32 noundef, i64 noundef, ptr noundef)

declare void @tapeless_mpi_send_bytes(ptr noundef, i32 noundef, i32 noundef, i64 noundef, i32 noundef, i32 noundef, i64 noundef, ptr noundef)

declare void @tapeless_mpi_receive_double(ptr noundef, i32 noundef, i32 noundef, i64 noundef, i32 noundef, i32 noundef, i64 noundef, ptr noundef)

declare void @tapeless_mpi_receive_float(ptr noundef, i32 noundef, i32 noundef, i64 noundef, i32 noundef, i32 noundef, i64 noundef, ptr noundef)

declare void @tapeless_mpi_receive_any(ptr noundef, i32 noundef, i32 noundef, i64 noundef, i32 noundef, i32 noundef, i64 noundef, ptr noundef)

declare void @tapeless_mpi_receive_bytes(ptr noundef, i32 noundef, i32 noundef, i64 noundef, i32 noundef, i32 noundef, i64 noundef, ptr noundef)

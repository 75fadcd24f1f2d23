; Made from complex_float.c by `cargo xtask bodies`.
define dso_local <2 x float> @tapeless_body___mulsc3(float noundef %0, float noundef %1, float noundef %2, float noundef %3) {
  %5 = fmul float %0, %2
  %6 = fmul float %1, %3
  %7 = fsub float %5, %6
  %8 = fmul float %0, %3
  %9 = fmul float %1, %2
  %10 = fadd float %8, %9
  %11 = fcmp une float %7, %7
  %12 = zext i1 %11 to i32
  %13 = icmp ne i32 %12, 0
  br i1 %13, label %14, label %18

14:
  %15 = fcmp une float %10, %10
  %16 = zext i1 %15 to i32
  %17 = icmp ne i32 %16, 0
  br i1 %17, label %19, label %18

18:
  %.sroa.0.0.vec.insert = insertelement <2 x float> undef, float %7, i32 0
  %.sroa.0.4.vec.insert = insertelement <2 x float> %.sroa.0.0.vec.insert, float %10, i32 1
  br label %147

19:
  %20 = call float @llvm.fabs.f32(float %0)
  %21 = fcmp oeq float %20, 0x7FF0000000000000
  %22 = zext i1 %21 to i32
  %23 = icmp ne i32 %22, 0
  br i1 %23, label %29, label %24

24:
  %25 = call float @llvm.fabs.f32(float %1)
  %26 = fcmp oeq float %25, 0x7FF0000000000000
  %27 = zext i1 %26 to i32
  %28 = icmp ne i32 %27, 0
  br label %29

29:
  %30 = phi i1 [ true, %19 ], [ %28, %24 ]
  %31 = zext i1 %30 to i32
  %32 = call float @llvm.fabs.f32(float %2)
  %33 = fcmp oeq float %32, 0x7FF0000000000000
  %34 = zext i1 %33 to i32
  %35 = icmp ne i32 %34, 0
  br i1 %35, label %41, label %36

36:
  %37 = call float @llvm.fabs.f32(float %3)
  %38 = fcmp oeq float %37, 0x7FF0000000000000
  %39 = zext i1 %38 to i32
  %40 = icmp ne i32 %39, 0
  br label %41

41:
  %42 = phi i1 [ true, %29 ], [ %40, %36 ]
  %43 = zext i1 %42 to i32
  %44 = fmul float %0, %2
  %45 = call float @llvm.fabs.f32(float %44)
  %46 = fcmp oeq float %45, 0x7FF0000000000000
  %47 = zext i1 %46 to i32
  %48 = icmp ne i32 %47, 0
  br i1 %48, label %67, label %49

49:
  %50 = fmul float %1, %3
  %51 = call float @llvm.fabs.f32(float %50)
  %52 = fcmp oeq float %51, 0x7FF0000000000000
  %53 = zext i1 %52 to i32
  %54 = icmp ne i32 %53, 0
  br i1 %54, label %67, label %55

55:
  %56 = fmul float %0, %3
  %57 = call float @llvm.fabs.f32(float %56)
  %58 = fcmp oeq float %57, 0x7FF0000000000000
  %59 = zext i1 %58 to i32
  %60 = icmp ne i32 %59, 0
  br i1 %60, label %67, label %61

61:
  %62 = fmul float %1, %2
  %63 = call float @llvm.fabs.f32(float %62)
  %64 = fcmp oeq float %63, 0x7FF0000000000000
  %65 = zext i1 %64 to i32
  %66 = icmp ne i32 %65, 0
  br label %67

67:
  %68 = phi i1 [ true, %55 ], [ true, %49 ], [ true, %41 ], [ %66, %61 ]
  %69 = zext i1 %68 to i32
  %70 = icmp ne i32 %31, 0
  %71 = icmp ne i32 %43, 0
  %or.cond = or i1 %70, %71
  %72 = icmp ne i32 %69, 0
  %or.cond114 = select i1 %or.cond, i1 true, i1 %72
  br i1 %or.cond114, label %74, label %73

73:
  %.sroa.0.0.vec.insert48 = insertelement <2 x float> undef, float %7, i32 0
  %.sroa.0.4.vec.insert52 = insertelement <2 x float> %.sroa.0.0.vec.insert48, float %10, i32 1
  br label %147

74:
  %75 = icmp ne i32 %31, 0
  br i1 %75, label %76, label %91

76:
  %77 = call float @llvm.fabs.f32(float %0)
  %78 = fcmp oeq float %77, 0x7FF0000000000000
  %79 = zext i1 %78 to i32
  %80 = zext i1 %78 to i64
  %81 = select i1 %78, i32 1, i32 0
  %82 = sitofp i32 %81 to float
  %83 = call float @llvm.copysign.f32(float %82, float %0)
  %84 = call float @llvm.fabs.f32(float %1)
  %85 = fcmp oeq float %84, 0x7FF0000000000000
  %86 = zext i1 %85 to i32
  %87 = zext i1 %85 to i64
  %88 = select i1 %85, i32 1, i32 0
  %89 = sitofp i32 %88 to float
  %90 = call float @llvm.copysign.f32(float %89, float %1)
  br label %91

91:
  %.0111 = phi float [ %90, %76 ], [ %1, %74 ]
  %.0 = phi float [ %83, %76 ], [ %0, %74 ]
  %92 = icmp ne i32 %43, 0
  br i1 %92, label %93, label %108

93:
  %94 = call float @llvm.fabs.f32(float %2)
  %95 = fcmp oeq float %94, 0x7FF0000000000000
  %96 = zext i1 %95 to i32
  %97 = zext i1 %95 to i64
  %98 = select i1 %95, i32 1, i32 0
  %99 = sitofp i32 %98 to float
  %100 = call float @llvm.copysign.f32(float %99, float %2)
  %101 = call float @llvm.fabs.f32(float %3)
  %102 = fcmp oeq float %101, 0x7FF0000000000000
  %103 = zext i1 %102 to i32
  %104 = zext i1 %102 to i64
  %105 = select i1 %102, i32 1, i32 0
  %106 = sitofp i32 %105 to float
  %107 = call float @llvm.copysign.f32(float %106, float %3)
  br label %108

108:
  %.0113 = phi float [ %107, %93 ], [ %3, %91 ]
  %.0112 = phi float [ %100, %93 ], [ %2, %91 ]
  %109 = fcmp une float %.0, %.0
  %110 = zext i1 %109 to i32
  %111 = call float @llvm.copysign.f32(float 0.000000e+00, float %.0)
  %112 = select i1 %109, float %111, float %.0
  %113 = fcmp une float %.0111, %.0111
  %114 = zext i1 %113 to i32
  %115 = call float @llvm.copysign.f32(float 0.000000e+00, float %.0111)
  %116 = select i1 %113, float %115, float %.0111
  %117 = fcmp une float %.0112, %.0112
  %118 = zext i1 %117 to i32
  %119 = call float @llvm.copysign.f32(float 0.000000e+00, float %.0112)
  %120 = select i1 %117, float %119, float %.0112
  %121 = fcmp une float %.0113, %.0113
  %122 = zext i1 %121 to i32
  %123 = call float @llvm.copysign.f32(float 0.000000e+00, float %.0113)
  %124 = select i1 %121, float %123, float %.0113
  %125 = fmul float %112, %120
  %126 = fmul float %116, %124
  %127 = fsub float %125, %126
  %128 = call float @llvm.copysign.f32(float 0x7FF0000000000000, float %127)
  %129 = fcmp oeq float %127, 0.000000e+00
  br i1 %129, label %134, label %130

130:
  %131 = fcmp une float %127, %127
  %132 = zext i1 %131 to i32
  br i1 %131, label %134, label %133

133:
  br label %134

134:
  %135 = phi float [ %128, %133 ], [ 0x7FF8000000000000, %130 ], [ 0x7FF8000000000000, %108 ]
  %136 = fmul float %112, %124
  %137 = fmul float %116, %120
  %138 = fadd float %136, %137
  %139 = call float @llvm.copysign.f32(float 0x7FF0000000000000, float %138)
  %140 = fcmp oeq float %138, 0.000000e+00
  br i1 %140, label %145, label %141

141:
  %142 = fcmp une float %138, %138
  %143 = zext i1 %142 to i32
  br i1 %142, label %145, label %144

144:
  br label %145

145:
  %146 = phi float [ %139, %144 ], [ 0x7FF8000000000000, %141 ], [ 0x7FF8000000000000, %134 ]
  %.sroa.0.0.vec.insert50 = insertelement <2 x float> undef, float %135, i32 0
  %.sroa.0.4.vec.insert54 = insertelement <2 x float> %.sroa.0.0.vec.insert50, float %146, i32 1
  br label %147

147:
  %.sroa.0.0 = phi <2 x float> [ %.sroa.0.4.vec.insert54, %145 ], [ %.sroa.0.4.vec.insert52, %73 ], [ %.sroa.0.4.vec.insert, %18 ]
  ret <2 x float> %.sroa.0.0
}

define dso_local <2 x float> @tapeless_body___divsc3(float noundef %0, float noundef %1, float noundef %2, float noundef %3) {
  %5 = call float @llvm.fabs.f32(float %2)
  %6 = call float @llvm.fabs.f32(float %3)
  %7 = fcmp oge float %5, %6
  br i1 %7, label %8, label %18

8:
  %9 = fdiv float %3, %2
  %10 = fmul float %3, %9
  %11 = fadd float %2, %10
  %12 = fmul float %1, %9
  %13 = fadd float %0, %12
  %14 = fdiv float %13, %11
  %15 = fmul float %0, %9
  %16 = fsub float %1, %15
  %17 = fdiv float %16, %11
  br label %28

18:
  %19 = fdiv float %2, %3
  %20 = fmul float %2, %19
  %21 = fadd float %3, %20
  %22 = fmul float %0, %19
  %23 = fadd float %22, %1
  %24 = fdiv float %23, %21
  %25 = fmul float %1, %19
  %26 = fsub float %25, %0
  %27 = fdiv float %26, %21
  br label %28

28:
  %.0148 = phi float [ %17, %8 ], [ %27, %18 ]
  %.0 = phi float [ %14, %8 ], [ %24, %18 ]
  %29 = fcmp une float %.0, %.0
  %30 = zext i1 %29 to i32
  %31 = icmp ne i32 %30, 0
  br i1 %31, label %32, label %36

32:
  %33 = fcmp une float %.0148, %.0148
  %34 = zext i1 %33 to i32
  %35 = icmp ne i32 %34, 0
  br i1 %35, label %37, label %36

36:
  %.sroa.0.0.vec.insert = insertelement <2 x float> undef, float %.0, i32 0
  %.sroa.0.4.vec.insert = insertelement <2 x float> %.sroa.0.0.vec.insert, float %.0148, i32 1
  br label %176

37:
  %38 = call float @llvm.fabs.f32(float %0)
  %39 = fcmp oeq float %38, 0x7FF0000000000000
  %40 = zext i1 %39 to i32
  %41 = icmp ne i32 %40, 0
  br i1 %41, label %47, label %42

42:
  %43 = call float @llvm.fabs.f32(float %1)
  %44 = fcmp oeq float %43, 0x7FF0000000000000
  %45 = zext i1 %44 to i32
  %46 = icmp ne i32 %45, 0
  br label %47

47:
  %48 = phi i1 [ true, %37 ], [ %46, %42 ]
  %49 = zext i1 %48 to i32
  %50 = call float @llvm.fabs.f32(float %2)
  %51 = fcmp oeq float %50, 0x7FF0000000000000
  %52 = zext i1 %51 to i32
  %53 = icmp ne i32 %52, 0
  br i1 %53, label %59, label %54

54:
  %55 = call float @llvm.fabs.f32(float %3)
  %56 = fcmp oeq float %55, 0x7FF0000000000000
  %57 = zext i1 %56 to i32
  %58 = icmp ne i32 %57, 0
  br label %59

59:
  %60 = phi i1 [ true, %47 ], [ %58, %54 ]
  %61 = zext i1 %60 to i32
  %62 = fcmp oeq float %2, 0.000000e+00
  %63 = fcmp oeq float %3, 0.000000e+00
  %or.cond = and i1 %62, %63
  br i1 %or.cond, label %64, label %93

64:
  %65 = fcmp une float %0, %0
  %66 = zext i1 %65 to i32
  %67 = icmp ne i32 %66, 0
  br i1 %67, label %68, label %72

68:
  %69 = fcmp une float %1, %1
  %70 = zext i1 %69 to i32
  %71 = icmp ne i32 %70, 0
  br i1 %71, label %93, label %72

72:
  %73 = call float @llvm.copysign.f32(float 1.000000e+00, float %2)
  %74 = fmul float %73, %0
  %75 = call float @llvm.copysign.f32(float 0x7FF0000000000000, float %74)
  %76 = fcmp oeq float %74, 0.000000e+00
  br i1 %76, label %81, label %77

77:
  %78 = fcmp une float %74, %74
  %79 = zext i1 %78 to i32
  br i1 %78, label %81, label %80

80:
  br label %81

81:
  %82 = phi float [ %75, %80 ], [ 0x7FF8000000000000, %77 ], [ 0x7FF8000000000000, %72 ]
  %83 = call float @llvm.copysign.f32(float 1.000000e+00, float %2)
  %84 = fmul float %83, %1
  %85 = call float @llvm.copysign.f32(float 0x7FF0000000000000, float %84)
  %86 = fcmp oeq float %84, 0.000000e+00
  br i1 %86, label %91, label %87

87:
  %88 = fcmp une float %84, %84
  %89 = zext i1 %88 to i32
  br i1 %88, label %91, label %90

90:
  br label %91

91:
  %92 = phi float [ %85, %90 ], [ 0x7FF8000000000000, %87 ], [ 0x7FF8000000000000, %81 ]
  %.sroa.0.0.vec.insert75 = insertelement <2 x float> undef, float %82, i32 0
  %.sroa.0.4.vec.insert83 = insertelement <2 x float> %.sroa.0.0.vec.insert75, float %92, i32 1
  br label %176

93:
  %94 = icmp eq i32 %49, 0
  %95 = icmp ne i32 %61, 0
  %or.cond149 = or i1 %94, %95
  br i1 %or.cond149, label %141, label %96

96:
  %97 = fcmp une float %2, %2
  %98 = zext i1 %97 to i32
  %99 = icmp ne i32 %98, 0
  br i1 %99, label %141, label %100

100:
  %101 = fcmp une float %3, %3
  %102 = zext i1 %101 to i32
  %103 = icmp ne i32 %102, 0
  br i1 %103, label %141, label %104

104:
  %105 = call float @llvm.fabs.f32(float %0)
  %106 = fcmp oeq float %105, 0x7FF0000000000000
  %107 = zext i1 %106 to i32
  %108 = zext i1 %106 to i64
  %109 = select i1 %106, i32 1, i32 0
  %110 = sitofp i32 %109 to float
  %111 = call float @llvm.copysign.f32(float %110, float %0)
  %112 = call float @llvm.fabs.f32(float %1)
  %113 = fcmp oeq float %112, 0x7FF0000000000000
  %114 = zext i1 %113 to i32
  %115 = zext i1 %113 to i64
  %116 = select i1 %113, i32 1, i32 0
  %117 = sitofp i32 %116 to float
  %118 = call float @llvm.copysign.f32(float %117, float %1)
  %119 = fmul float %111, %2
  %120 = fmul float %118, %3
  %121 = fadd float %119, %120
  %122 = call float @llvm.copysign.f32(float 0x7FF0000000000000, float %121)
  %123 = fcmp oeq float %121, 0.000000e+00
  br i1 %123, label %128, label %124

124:
  %125 = fcmp une float %121, %121
  %126 = zext i1 %125 to i32
  br i1 %125, label %128, label %127

127:
  br label %128

128:
  %129 = phi float [ %122, %127 ], [ 0x7FF8000000000000, %124 ], [ 0x7FF8000000000000, %104 ]
  %130 = fmul float %118, %2
  %131 = fmul float %111, %3
  %132 = fsub float %130, %131
  %133 = call float @llvm.copysign.f32(float 0x7FF0000000000000, float %132)
  %134 = fcmp oeq float %132, 0.000000e+00
  br i1 %134, label %139, label %135

135:
  %136 = fcmp une float %132, %132
  %137 = zext i1 %136 to i32
  br i1 %136, label %139, label %138

138:
  br label %139

139:
  %140 = phi float [ %133, %138 ], [ 0x7FF8000000000000, %135 ], [ 0x7FF8000000000000, %128 ]
  %.sroa.0.0.vec.insert77 = insertelement <2 x float> undef, float %129, i32 0
  %.sroa.0.4.vec.insert85 = insertelement <2 x float> %.sroa.0.0.vec.insert77, float %140, i32 1
  br label %176

141:
  %142 = icmp eq i32 %61, 0
  %143 = icmp ne i32 %49, 0
  %or.cond150 = or i1 %142, %143
  br i1 %or.cond150, label %175, label %144

144:
  %145 = fcmp une float %0, %0
  %146 = zext i1 %145 to i32
  %147 = icmp ne i32 %146, 0
  br i1 %147, label %175, label %148

148:
  %149 = fcmp une float %1, %1
  %150 = zext i1 %149 to i32
  %151 = icmp ne i32 %150, 0
  br i1 %151, label %175, label %152

152:
  %153 = call float @llvm.fabs.f32(float %2)
  %154 = fcmp oeq float %153, 0x7FF0000000000000
  %155 = zext i1 %154 to i32
  %156 = zext i1 %154 to i64
  %157 = select i1 %154, i32 1, i32 0
  %158 = sitofp i32 %157 to float
  %159 = call float @llvm.copysign.f32(float %158, float %2)
  %160 = call float @llvm.fabs.f32(float %3)
  %161 = fcmp oeq float %160, 0x7FF0000000000000
  %162 = zext i1 %161 to i32
  %163 = zext i1 %161 to i64
  %164 = select i1 %161, i32 1, i32 0
  %165 = sitofp i32 %164 to float
  %166 = call float @llvm.copysign.f32(float %165, float %3)
  %167 = fmul float %0, %159
  %168 = fmul float %1, %166
  %169 = fadd float %167, %168
  %170 = call float @llvm.copysign.f32(float 0.000000e+00, float %169)
  %171 = fmul float %1, %159
  %172 = fmul float %0, %166
  %173 = fsub float %171, %172
  %174 = call float @llvm.copysign.f32(float 0.000000e+00, float %173)
  %.sroa.0.0.vec.insert79 = insertelement <2 x float> undef, float %170, i32 0
  %.sroa.0.4.vec.insert87 = insertelement <2 x float> %.sroa.0.0.vec.insert79, float %174, i32 1
  br label %176

175:
  %.sroa.0.0.vec.insert81 = insertelement <2 x float> undef, float %.0, i32 0
  %.sroa.0.4.vec.insert89 = insertelement <2 x float> %.sroa.0.0.vec.insert81, float %.0148, i32 1
  br label %176

176:
  %.sroa.0.0 = phi <2 x float> [ %.sroa.0.4.vec.insert89, %175 ], [ %.sroa.0.4.vec.insert87, %152 ], [ %.sroa.0.4.vec.insert85, %139 ], [ %.sroa.0.4.vec.insert83, %91 ], [ %.sroa.0.4.vec.insert, %36 ]
  ret <2 x float> %.sroa.0.0
}

declare float @llvm.fabs.f32(float)

declare float @llvm.copysign.f32(float, float)

define dso_local float @tapeless_body_cabsf(<2 x float> noundef %0) {
  %.sroa.0.0.vec.extract = extractelement <2 x float> %0, i32 0
  %.sroa.0.4.vec.extract = extractelement <2 x float> %0, i32 1
  %2 = call float @hypotf(float noundef %.sroa.0.0.vec.extract, float noundef %.sroa.0.4.vec.extract)
  ret float %2
}

declare float @hypotf(float noundef, float noundef)

define dso_local float @tapeless_body_cargf(<2 x float> noundef %0) {
  %.sroa.0.4.vec.extract = extractelement <2 x float> %0, i32 1
  %.sroa.0.0.vec.extract = extractelement <2 x float> %0, i32 0
  %2 = call float @atan2f(float noundef %.sroa.0.4.vec.extract, float noundef %.sroa.0.0.vec.extract)
  ret float %2
}

declare float @atan2f(float noundef, float noundef)

define dso_local float @tapeless_body_crealf(<2 x float> noundef %0) {
  %.sroa.0.0.vec.extract = extractelement <2 x float> %0, i32 0
  ret float %.sroa.0.0.vec.extract
}

define dso_local float @tapeless_body_cimagf(<2 x float> noundef %0) {
  %.sroa.0.4.vec.extract = extractelement <2 x float> %0, i32 1
  ret float %.sroa.0.4.vec.extract
}

define dso_local <2 x float> @tapeless_body_conjf(<2 x float> noundef %0) {
  %.sroa.0.0.vec.extract = extractelement <2 x float> %0, i32 0
  %.sroa.0.4.vec.extract = extractelement <2 x float> %0, i32 1
  %2 = fneg float %.sroa.0.4.vec.extract
  %.sroa.01.0.vec.insert = insertelement <2 x float> undef, float %.sroa.0.0.vec.extract, i32 0
  %.sroa.01.4.vec.insert = insertelement <2 x float> %.sroa.01.0.vec.insert, float %2, i32 1
  ret <2 x float> %.sroa.01.4.vec.insert
}

define dso_local <2 x float> @tapeless_body_cexpf(<2 x float> noundef %0) {
  %.sroa.01.0.vec.extract = extractelement <2 x float> %0, i32 0
  %.sroa.01.4.vec.extract = extractelement <2 x float> %0, i32 1
  %2 = fcmp ogt float %.sroa.01.0.vec.extract, 8.000000e+01
  br i1 %2, label %3, label %6

3:
  %4 = call float @expf(float noundef 8.000000e+01)
  %5 = fsub float %.sroa.01.0.vec.extract, 8.000000e+01
  br label %6

6:
  %.014 = phi float [ %4, %3 ], [ 1.000000e+00, %1 ]
  %.0 = phi float [ %5, %3 ], [ %.sroa.01.0.vec.extract, %1 ]
  %7 = call float @expf(float noundef %.0)
  %8 = call float @cosf(float noundef %.sroa.01.4.vec.extract)
  %9 = fmul float %7, %8
  %10 = fmul float %9, %.014
  %11 = call float @sinf(float noundef %.sroa.01.4.vec.extract)
  %12 = fmul float %7, %11
  %13 = fmul float %12, %.014
  %.sroa.012.0.vec.insert = insertelement <2 x float> undef, float %10, i32 0
  %.sroa.012.4.vec.insert = insertelement <2 x float> %.sroa.012.0.vec.insert, float %13, i32 1
  %.sroa.0.0.vec.extract = extractelement <2 x float> %.sroa.012.4.vec.insert, i32 0
  %.sroa.0.4.vec.extract = extractelement <2 x float> %.sroa.012.4.vec.insert, i32 1
  %.sroa.02.0.vec.insert = insertelement <2 x float> undef, float %.sroa.0.0.vec.extract, i32 0
  %.sroa.02.4.vec.insert = insertelement <2 x float> %.sroa.02.0.vec.insert, float %.sroa.0.4.vec.extract, i32 1
  ret <2 x float> %.sroa.02.4.vec.insert
}

define dso_local <2 x float> @tapeless_body_clogf(<2 x float> noundef %0) {
  %.sroa.01.0.vec.extract = extractelement <2 x float> %0, i32 0
  %.sroa.01.4.vec.extract = extractelement <2 x float> %0, i32 1
  %2 = call float @hypotf(float noundef %.sroa.01.0.vec.extract, float noundef %.sroa.01.4.vec.extract)
  %3 = call float @atan2f(float noundef %.sroa.01.4.vec.extract, float noundef %.sroa.01.0.vec.extract)
  %4 = fpext float %2 to double
  %5 = fcmp ogt double %4, 5.000000e-01
  %6 = fcmp olt float %2, 2.000000e+00
  %or.cond = and i1 %5, %6
  br i1 %or.cond, label %9, label %7

7:
  %8 = call float @logf(float noundef %2)
  %.sroa.023.0.vec.insert = insertelement <2 x float> undef, float %8, i32 0
  %.sroa.023.4.vec.insert = insertelement <2 x float> %.sroa.023.0.vec.insert, float %3, i32 1
  br label %29

9:
  %10 = call float @llvm.fabs.f32(float %.sroa.01.0.vec.extract)
  %11 = call float @llvm.fabs.f32(float %.sroa.01.4.vec.extract)
  %12 = fcmp oge float %10, %11
  br i1 %12, label %13, label %19

13:
  %14 = fsub float %.sroa.01.0.vec.extract, 1.000000e+00
  %15 = fadd float %.sroa.01.0.vec.extract, 1.000000e+00
  %16 = fmul float %14, %15
  %17 = fmul float %.sroa.01.4.vec.extract, %.sroa.01.4.vec.extract
  %18 = fadd float %16, %17
  br label %25

19:
  %20 = fsub float %.sroa.01.4.vec.extract, 1.000000e+00
  %21 = fadd float %.sroa.01.4.vec.extract, 1.000000e+00
  %22 = fmul float %20, %21
  %23 = fmul float %.sroa.01.0.vec.extract, %.sroa.01.0.vec.extract
  %24 = fadd float %22, %23
  br label %25

25:
  %26 = phi float [ %18, %13 ], [ %24, %19 ]
  %27 = call float @log1pf(float noundef %26)
  %28 = fdiv float %27, 2.000000e+00
  %.sroa.023.0.vec.insert26 = insertelement <2 x float> undef, float %28, i32 0
  %.sroa.023.4.vec.insert28 = insertelement <2 x float> %.sroa.023.0.vec.insert26, float %3, i32 1
  br label %29

29:
  %.sroa.023.0 = phi <2 x float> [ %.sroa.023.4.vec.insert28, %25 ], [ %.sroa.023.4.vec.insert, %7 ]
  %.sroa.0.0.vec.extract = extractelement <2 x float> %.sroa.023.0, i32 0
  %.sroa.0.4.vec.extract = extractelement <2 x float> %.sroa.023.0, i32 1
  %.sroa.02.0.vec.insert = insertelement <2 x float> undef, float %.sroa.0.0.vec.extract, i32 0
  %.sroa.02.4.vec.insert = insertelement <2 x float> %.sroa.02.0.vec.insert, float %.sroa.0.4.vec.extract, i32 1
  ret <2 x float> %.sroa.02.4.vec.insert
}

define dso_local <2 x float> @tapeless_body_csqrtf(<2 x float> noundef %0) {
  %.sroa.016.0.vec.extract = extractelement <2 x float> %0, i32 0
  %.sroa.016.4.vec.extract = extractelement <2 x float> %0, i32 1
  %2 = fcmp oeq float %.sroa.016.0.vec.extract, 0.000000e+00
  %3 = fcmp oeq float %.sroa.016.4.vec.extract, 0.000000e+00
  %or.cond = and i1 %2, %3
  br i1 %or.cond, label %4, label %8

4:
  %5 = call float @hypotf(float noundef %.sroa.016.0.vec.extract, float noundef %.sroa.016.4.vec.extract)
  %6 = call float @sqrtf(float noundef %5)
  %7 = call float @llvm.copysign.f32(float %6, float %.sroa.016.4.vec.extract)
  %.sroa.032.0.vec.insert = insertelement <2 x float> undef, float %6, i32 0
  %.sroa.032.4.vec.insert = insertelement <2 x float> %.sroa.032.0.vec.insert, float %7, i32 1
  %.sroa.0.0.vec.extract = extractelement <2 x float> %.sroa.032.4.vec.insert, i32 0
  %.sroa.0.4.vec.extract = extractelement <2 x float> %.sroa.032.4.vec.insert, i32 1
  %.sroa.017.0.vec.insert = insertelement <2 x float> undef, float %.sroa.0.0.vec.extract, i32 0
  %.sroa.017.4.vec.insert = insertelement <2 x float> %.sroa.017.0.vec.insert, float %.sroa.0.4.vec.extract, i32 1
  br label %25

8:
  %9 = call float @llvm.fabs.f32(float %.sroa.016.0.vec.extract)
  %10 = fdiv float %9, 8.000000e+00
  %11 = fdiv float %.sroa.016.0.vec.extract, 8.000000e+00
  %12 = fdiv float %.sroa.016.4.vec.extract, 8.000000e+00
  %13 = call float @hypotf(float noundef %11, float noundef %12)
  %14 = fadd float %10, %13
  %15 = call float @sqrtf(float noundef %14)
  %16 = fmul float %15, 2.000000e+00
  %17 = fcmp oge float %.sroa.016.0.vec.extract, 0.000000e+00
  br i1 %17, label %18, label %21

18:
  %19 = fmul float 2.000000e+00, %16
  %20 = fdiv float %.sroa.016.4.vec.extract, %19
  %.sroa.017.0.vec.insert20 = insertelement <2 x float> undef, float %16, i32 0
  %.sroa.017.4.vec.insert24 = insertelement <2 x float> %.sroa.017.0.vec.insert20, float %20, i32 1
  br label %25

21:
  %22 = call float @llvm.copysign.f32(float %16, float %.sroa.016.4.vec.extract)
  %23 = fmul float 2.000000e+00, %22
  %24 = fdiv float %.sroa.016.4.vec.extract, %23
  %.sroa.017.0.vec.insert22 = insertelement <2 x float> undef, float %24, i32 0
  %.sroa.017.4.vec.insert26 = insertelement <2 x float> %.sroa.017.0.vec.insert22, float %22, i32 1
  br label %25

25:
  %.sroa.017.0 = phi <2 x float> [ %.sroa.017.4.vec.insert, %4 ], [ %.sroa.017.4.vec.insert24, %18 ], [ %.sroa.017.4.vec.insert26, %21 ]
  ret <2 x float> %.sroa.017.0
}

declare float @sqrtf(float noundef)

define dso_local <2 x float> @tapeless_body_cpowf(<2 x float> noundef %0, <2 x float> noundef %1) {
  %.sroa.022.0.vec.extract = extractelement <2 x float> %0, i32 0
  %.sroa.022.4.vec.extract = extractelement <2 x float> %0, i32 1
  %.sroa.021.0.vec.extract = extractelement <2 x float> %1, i32 0
  %.sroa.021.4.vec.extract = extractelement <2 x float> %1, i32 1
  %3 = fcmp oeq float %.sroa.022.0.vec.extract, 0.000000e+00
  %4 = fcmp oeq float %.sroa.022.4.vec.extract, 0.000000e+00
  %or.cond = and i1 %3, %4
  %5 = fcmp ogt float %.sroa.021.0.vec.extract, 0.000000e+00
  %or.cond82 = and i1 %or.cond, %5
  br i1 %or.cond82, label %6, label %19

6:
  %7 = fcmp oeq float %.sroa.021.0.vec.extract, 1.000000e+00
  %8 = fcmp oeq float %.sroa.021.4.vec.extract, 0.000000e+00
  %or.cond83 = and i1 %7, %8
  br i1 %or.cond83, label %9, label %10

9:
  %.sroa.022.0.vec.extract24 = extractelement <2 x float> %0, i32 0
  %.sroa.022.4.vec.extract26 = extractelement <2 x float> %0, i32 1
  %.sroa.027.0.vec.insert = insertelement <2 x float> undef, float %.sroa.022.0.vec.extract24, i32 0
  %.sroa.027.4.vec.insert = insertelement <2 x float> %.sroa.027.0.vec.insert, float %.sroa.022.4.vec.extract26, i32 1
  br label %66

10:
  %11 = fcmp ogt float %.sroa.021.0.vec.extract, 1.000000e+00
  br i1 %11, label %16, label %12

12:
  %13 = call float @hypotf(float noundef %.sroa.022.0.vec.extract, float noundef %.sroa.022.4.vec.extract)
  %14 = call float @sqrtf(float noundef %13)
  %15 = call float @llvm.copysign.f32(float %14, float %.sroa.022.4.vec.extract)
  %.sroa.079.0.vec.insert = insertelement <2 x float> undef, float %14, i32 0
  %.sroa.079.4.vec.insert = insertelement <2 x float> %.sroa.079.0.vec.insert, float %15, i32 1
  %.sroa.06.0.vec.extract = extractelement <2 x float> %.sroa.079.4.vec.insert, i32 0
  %.sroa.06.4.vec.extract = extractelement <2 x float> %.sroa.079.4.vec.insert, i32 1
  br label %16

16:
  %17 = phi float [ %.sroa.06.0.vec.extract, %12 ], [ 0.000000e+00, %10 ]
  %18 = phi float [ %.sroa.06.4.vec.extract, %12 ], [ 0.000000e+00, %10 ]
  %.sroa.027.0.vec.insert30 = insertelement <2 x float> undef, float %17, i32 0
  %.sroa.027.4.vec.insert34 = insertelement <2 x float> %.sroa.027.0.vec.insert30, float %18, i32 1
  br label %66

19:
  %20 = call float @hypotf(float noundef %.sroa.022.0.vec.extract, float noundef %.sroa.022.4.vec.extract)
  %21 = call float @atan2f(float noundef %.sroa.022.4.vec.extract, float noundef %.sroa.022.0.vec.extract)
  %22 = fpext float %20 to double
  %23 = fcmp ogt double %22, 5.000000e-01
  %24 = fcmp olt float %20, 2.000000e+00
  %or.cond84 = and i1 %23, %24
  br i1 %or.cond84, label %27, label %25

25:
  %26 = call float @logf(float noundef %20)
  %.sroa.068.0.vec.insert = insertelement <2 x float> undef, float %26, i32 0
  %.sroa.068.4.vec.insert = insertelement <2 x float> %.sroa.068.0.vec.insert, float %21, i32 1
  br label %47

27:
  %28 = call float @llvm.fabs.f32(float %.sroa.022.0.vec.extract)
  %29 = call float @llvm.fabs.f32(float %.sroa.022.4.vec.extract)
  %30 = fcmp oge float %28, %29
  br i1 %30, label %31, label %37

31:
  %32 = fsub float %.sroa.022.0.vec.extract, 1.000000e+00
  %33 = fadd float %.sroa.022.0.vec.extract, 1.000000e+00
  %34 = fmul float %32, %33
  %35 = fmul float %.sroa.022.4.vec.extract, %.sroa.022.4.vec.extract
  %36 = fadd float %34, %35
  br label %43

37:
  %38 = fsub float %.sroa.022.4.vec.extract, 1.000000e+00
  %39 = fadd float %.sroa.022.4.vec.extract, 1.000000e+00
  %40 = fmul float %38, %39
  %41 = fmul float %.sroa.022.0.vec.extract, %.sroa.022.0.vec.extract
  %42 = fadd float %40, %41
  br label %43

43:
  %44 = phi float [ %36, %31 ], [ %42, %37 ]
  %45 = call float @log1pf(float noundef %44)
  %46 = fdiv float %45, 2.000000e+00
  %.sroa.068.0.vec.insert71 = insertelement <2 x float> undef, float %46, i32 0
  %.sroa.068.4.vec.insert73 = insertelement <2 x float> %.sroa.068.0.vec.insert71, float %21, i32 1
  br label %47

47:
  %.sroa.068.0 = phi <2 x float> [ %.sroa.068.4.vec.insert73, %43 ], [ %.sroa.068.4.vec.insert, %25 ]
  %.sroa.04.0.vec.extract = extractelement <2 x float> %.sroa.068.0, i32 0
  %.sroa.04.4.vec.extract = extractelement <2 x float> %.sroa.068.0, i32 1
  %48 = fmul float %.sroa.021.0.vec.extract, %.sroa.04.0.vec.extract
  %49 = fmul float %.sroa.021.4.vec.extract, %.sroa.04.4.vec.extract
  %50 = fsub float %48, %49
  %51 = fmul float %.sroa.021.0.vec.extract, %.sroa.04.4.vec.extract
  %52 = fmul float %.sroa.021.4.vec.extract, %.sroa.04.0.vec.extract
  %53 = fadd float %51, %52
  %54 = fcmp ogt float %50, 8.000000e+01
  br i1 %54, label %55, label %58

55:
  %56 = call float @expf(float noundef 8.000000e+01)
  %57 = fsub float %50, 8.000000e+01
  br label %58

58:
  %.081 = phi float [ %56, %55 ], [ 1.000000e+00, %47 ]
  %.0 = phi float [ %57, %55 ], [ %50, %47 ]
  %59 = call float @expf(float noundef %.0)
  %60 = call float @cosf(float noundef %53)
  %61 = fmul float %59, %60
  %62 = fmul float %61, %.081
  %63 = call float @sinf(float noundef %53)
  %64 = fmul float %59, %63
  %65 = fmul float %64, %.081
  %.sroa.046.0.vec.insert = insertelement <2 x float> undef, float %62, i32 0
  %.sroa.046.4.vec.insert = insertelement <2 x float> %.sroa.046.0.vec.insert, float %65, i32 1
  %.sroa.0.0.vec.extract = extractelement <2 x float> %.sroa.046.4.vec.insert, i32 0
  %.sroa.0.4.vec.extract = extractelement <2 x float> %.sroa.046.4.vec.insert, i32 1
  %.sroa.027.0.vec.insert32 = insertelement <2 x float> undef, float %.sroa.0.0.vec.extract, i32 0
  %.sroa.027.4.vec.insert36 = insertelement <2 x float> %.sroa.027.0.vec.insert32, float %.sroa.0.4.vec.extract, i32 1
  br label %66

66:
  %.sroa.027.0 = phi <2 x float> [ %.sroa.027.4.vec.insert, %9 ], [ %.sroa.027.4.vec.insert34, %16 ], [ %.sroa.027.4.vec.insert36, %58 ]
  ret <2 x float> %.sroa.027.0
}

define dso_local <2 x float> @tapeless_body_csinf(<2 x float> noundef %0) {
  %.sroa.0.0.vec.extract = extractelement <2 x float> %0, i32 0
  %.sroa.0.4.vec.extract = extractelement <2 x float> %0, i32 1
  %2 = call float @sinf(float noundef %.sroa.0.0.vec.extract)
  %3 = call float @coshf(float noundef %.sroa.0.4.vec.extract)
  %4 = fmul float %2, %3
  %5 = call float @cosf(float noundef %.sroa.0.0.vec.extract)
  %6 = call float @sinhf(float noundef %.sroa.0.4.vec.extract)
  %7 = fmul float %5, %6
  %.sroa.04.0.vec.insert = insertelement <2 x float> undef, float %4, i32 0
  %.sroa.04.4.vec.insert = insertelement <2 x float> %.sroa.04.0.vec.insert, float %7, i32 1
  ret <2 x float> %.sroa.04.4.vec.insert
}

declare float @sinf(float noundef)

declare float @coshf(float noundef)

declare float @cosf(float noundef)

declare float @sinhf(float noundef)

define dso_local <2 x float> @tapeless_body_ccosf(<2 x float> noundef %0) {
  %.sroa.0.0.vec.extract = extractelement <2 x float> %0, i32 0
  %.sroa.0.4.vec.extract = extractelement <2 x float> %0, i32 1
  %2 = call float @cosf(float noundef %.sroa.0.0.vec.extract)
  %3 = call float @coshf(float noundef %.sroa.0.4.vec.extract)
  %4 = fmul float %2, %3
  %5 = call float @sinf(float noundef %.sroa.0.0.vec.extract)
  %6 = call float @sinhf(float noundef %.sroa.0.4.vec.extract)
  %7 = fmul float %5, %6
  %8 = fneg float %7
  %.sroa.04.0.vec.insert = insertelement <2 x float> undef, float %4, i32 0
  %.sroa.04.4.vec.insert = insertelement <2 x float> %.sroa.04.0.vec.insert, float %8, i32 1
  ret <2 x float> %.sroa.04.4.vec.insert
}

define dso_local <2 x float> @tapeless_body_csinhf(<2 x float> noundef %0) {
  %.sroa.0.0.vec.extract = extractelement <2 x float> %0, i32 0
  %.sroa.0.4.vec.extract = extractelement <2 x float> %0, i32 1
  %2 = call float @sinhf(float noundef %.sroa.0.0.vec.extract)
  %3 = call float @cosf(float noundef %.sroa.0.4.vec.extract)
  %4 = fmul float %2, %3
  %5 = call float @coshf(float noundef %.sroa.0.0.vec.extract)
  %6 = call float @sinf(float noundef %.sroa.0.4.vec.extract)
  %7 = fmul float %5, %6
  %.sroa.04.0.vec.insert = insertelement <2 x float> undef, float %4, i32 0
  %.sroa.04.4.vec.insert = insertelement <2 x float> %.sroa.04.0.vec.insert, float %7, i32 1
  ret <2 x float> %.sroa.04.4.vec.insert
}

define dso_local <2 x float> @tapeless_body_ccoshf(<2 x float> noundef %0) {
  %.sroa.0.0.vec.extract = extractelement <2 x float> %0, i32 0
  %.sroa.0.4.vec.extract = extractelement <2 x float> %0, i32 1
  %2 = call float @coshf(float noundef %.sroa.0.0.vec.extract)
  %3 = call float @cosf(float noundef %.sroa.0.4.vec.extract)
  %4 = fmul float %2, %3
  %5 = call float @sinhf(float noundef %.sroa.0.0.vec.extract)
  %6 = call float @sinf(float noundef %.sroa.0.4.vec.extract)
  %7 = fmul float %5, %6
  %.sroa.04.0.vec.insert = insertelement <2 x float> undef, float %4, i32 0
  %.sroa.04.4.vec.insert = insertelement <2 x float> %.sroa.04.0.vec.insert, float %7, i32 1
  ret <2 x float> %.sroa.04.4.vec.insert
}

define dso_local <2 x float> @tapeless_body_ctanhf(<2 x float> noundef %0) {
  %.sroa.01.0.vec.extract = extractelement <2 x float> %0, i32 0
  %.sroa.01.4.vec.extract = extractelement <2 x float> %0, i32 1
  %2 = call float @llvm.fabs.f32(float %.sroa.01.0.vec.extract)
  %3 = fcmp ogt float %2, 2.400000e+01
  br i1 %3, label %4, label %17

4:
  %5 = call float @llvm.fabs.f32(float %.sroa.01.0.vec.extract)
  %6 = fmul float -2.000000e+00, %5
  %7 = call float @expf(float noundef %6)
  %8 = fmul float 2.000000e+00, %7
  %9 = fmul float 2.000000e+00, %.sroa.01.4.vec.extract
  %10 = call float @cosf(float noundef %9)
  %11 = fmul float %8, %10
  %12 = fsub float 1.000000e+00, %11
  %13 = call float @llvm.copysign.f32(float %12, float %.sroa.01.0.vec.extract)
  %14 = fmul float 2.000000e+00, %.sroa.01.4.vec.extract
  %15 = call float @sinf(float noundef %14)
  %16 = fmul float %8, %15
  %.sroa.022.0.vec.insert = insertelement <2 x float> undef, float %13, i32 0
  %.sroa.022.4.vec.insert = insertelement <2 x float> %.sroa.022.0.vec.insert, float %16, i32 1
  br label %29

17:
  %18 = call float @sinhf(float noundef %.sroa.01.0.vec.extract)
  %19 = call float @cosf(float noundef %.sroa.01.4.vec.extract)
  %20 = fmul float %18, %18
  %21 = fmul float %19, %19
  %22 = fadd float %20, %21
  %23 = call float @coshf(float noundef %.sroa.01.0.vec.extract)
  %24 = fmul float %18, %23
  %25 = fdiv float %24, %22
  %26 = call float @sinf(float noundef %.sroa.01.4.vec.extract)
  %27 = fmul float %26, %19
  %28 = fdiv float %27, %22
  %.sroa.022.0.vec.insert25 = insertelement <2 x float> undef, float %25, i32 0
  %.sroa.022.4.vec.insert27 = insertelement <2 x float> %.sroa.022.0.vec.insert25, float %28, i32 1
  br label %29

29:
  %.sroa.022.0 = phi <2 x float> [ %.sroa.022.4.vec.insert, %4 ], [ %.sroa.022.4.vec.insert27, %17 ]
  %.sroa.0.0.vec.extract = extractelement <2 x float> %.sroa.022.0, i32 0
  %.sroa.0.4.vec.extract = extractelement <2 x float> %.sroa.022.0, i32 1
  %.sroa.02.0.vec.insert = insertelement <2 x float> undef, float %.sroa.0.0.vec.extract, i32 0
  %.sroa.02.4.vec.insert = insertelement <2 x float> %.sroa.02.0.vec.insert, float %.sroa.0.4.vec.extract, i32 1
  ret <2 x float> %.sroa.02.4.vec.insert
}

define dso_local <2 x float> @tapeless_body_ctanf(<2 x float> noundef %0) {
  %.sroa.02.4.vec.extract = extractelement <2 x float> %0, i32 1
  %.sroa.02.0.vec.extract = extractelement <2 x float> %0, i32 0
  %2 = call float @llvm.fabs.f32(float %.sroa.02.4.vec.extract)
  %3 = fcmp ogt float %2, 2.400000e+01
  br i1 %3, label %4, label %17

4:
  %5 = call float @llvm.fabs.f32(float %.sroa.02.4.vec.extract)
  %6 = fmul float -2.000000e+00, %5
  %7 = call float @expf(float noundef %6)
  %8 = fmul float 2.000000e+00, %7
  %9 = fmul float 2.000000e+00, %.sroa.02.0.vec.extract
  %10 = call float @cosf(float noundef %9)
  %11 = fmul float %8, %10
  %12 = fsub float 1.000000e+00, %11
  %13 = call float @llvm.copysign.f32(float %12, float %.sroa.02.4.vec.extract)
  %14 = fmul float 2.000000e+00, %.sroa.02.0.vec.extract
  %15 = call float @sinf(float noundef %14)
  %16 = fmul float %8, %15
  %.sroa.023.0.vec.insert = insertelement <2 x float> undef, float %13, i32 0
  %.sroa.023.4.vec.insert = insertelement <2 x float> %.sroa.023.0.vec.insert, float %16, i32 1
  br label %29

17:
  %18 = call float @sinhf(float noundef %.sroa.02.4.vec.extract)
  %19 = call float @cosf(float noundef %.sroa.02.0.vec.extract)
  %20 = fmul float %18, %18
  %21 = fmul float %19, %19
  %22 = fadd float %20, %21
  %23 = call float @coshf(float noundef %.sroa.02.4.vec.extract)
  %24 = fmul float %18, %23
  %25 = fdiv float %24, %22
  %26 = call float @sinf(float noundef %.sroa.02.0.vec.extract)
  %27 = fmul float %26, %19
  %28 = fdiv float %27, %22
  %.sroa.023.0.vec.insert26 = insertelement <2 x float> undef, float %25, i32 0
  %.sroa.023.4.vec.insert28 = insertelement <2 x float> %.sroa.023.0.vec.insert26, float %28, i32 1
  br label %29

29:
  %.sroa.023.0 = phi <2 x float> [ %.sroa.023.4.vec.insert, %4 ], [ %.sroa.023.4.vec.insert28, %17 ]
  %.sroa.0.0.vec.extract = extractelement <2 x float> %.sroa.023.0, i32 0
  %.sroa.0.4.vec.extract = extractelement <2 x float> %.sroa.023.0, i32 1
  %.sroa.03.0.vec.insert = insertelement <2 x float> undef, float %.sroa.0.4.vec.extract, i32 0
  %.sroa.03.4.vec.insert = insertelement <2 x float> %.sroa.03.0.vec.insert, float %.sroa.0.0.vec.extract, i32 1
  ret <2 x float> %.sroa.03.4.vec.insert
}

declare float @expf(float noundef)

declare float @logf(float noundef)

declare float @log1pf(float noundef)

; Made from complex_long_double.c by `cargo xtask bodies`.
define dso_local { x86_fp80, x86_fp80 } @tapeless_body___mulxc3(x86_fp80 noundef %0, x86_fp80 noundef %1, x86_fp80 noundef %2, x86_fp80 noundef %3) {
  %5 = fmul x86_fp80 %0, %2
  %6 = fmul x86_fp80 %1, %3
  %7 = fsub x86_fp80 %5, %6
  %8 = fmul x86_fp80 %0, %3
  %9 = fmul x86_fp80 %1, %2
  %10 = fadd x86_fp80 %8, %9
  %11 = fcmp une x86_fp80 %7, %7
  %12 = zext i1 %11 to i32
  %13 = icmp ne i32 %12, 0
  br i1 %13, label %14, label %139

14:
  %15 = fcmp une x86_fp80 %10, %10
  %16 = zext i1 %15 to i32
  %17 = icmp ne i32 %16, 0
  br i1 %17, label %18, label %139

18:
  %19 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %0)
  %20 = fcmp oeq x86_fp80 %19, 0xK7FFF8000000000000000
  %21 = zext i1 %20 to i32
  %22 = icmp ne i32 %21, 0
  %23 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %1)
  %24 = fcmp oeq x86_fp80 %23, 0xK7FFF8000000000000000
  %25 = zext i1 %24 to i32
  %26 = icmp ne i32 %25, 0
  %27 = select i1 %22, i1 true, i1 %26
  %28 = zext i1 %27 to i32
  %29 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %2)
  %30 = fcmp oeq x86_fp80 %29, 0xK7FFF8000000000000000
  %31 = zext i1 %30 to i32
  %32 = icmp ne i32 %31, 0
  %33 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %3)
  %34 = fcmp oeq x86_fp80 %33, 0xK7FFF8000000000000000
  %35 = zext i1 %34 to i32
  %36 = icmp ne i32 %35, 0
  %37 = select i1 %32, i1 true, i1 %36
  %38 = zext i1 %37 to i32
  %39 = fmul x86_fp80 %0, %2
  %40 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %39)
  %41 = fcmp oeq x86_fp80 %40, 0xK7FFF8000000000000000
  %42 = zext i1 %41 to i32
  %43 = icmp ne i32 %42, 0
  br i1 %43, label %62, label %44

44:
  %45 = fmul x86_fp80 %1, %3
  %46 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %45)
  %47 = fcmp oeq x86_fp80 %46, 0xK7FFF8000000000000000
  %48 = zext i1 %47 to i32
  %49 = icmp ne i32 %48, 0
  br i1 %49, label %62, label %50

50:
  %51 = fmul x86_fp80 %0, %3
  %52 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %51)
  %53 = fcmp oeq x86_fp80 %52, 0xK7FFF8000000000000000
  %54 = zext i1 %53 to i32
  %55 = icmp ne i32 %54, 0
  br i1 %55, label %62, label %56

56:
  %57 = fmul x86_fp80 %1, %2
  %58 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %57)
  %59 = fcmp oeq x86_fp80 %58, 0xK7FFF8000000000000000
  %60 = zext i1 %59 to i32
  %61 = icmp ne i32 %60, 0
  br label %62

62:
  %63 = phi i1 [ true, %50 ], [ true, %44 ], [ true, %18 ], [ %61, %56 ]
  %64 = zext i1 %63 to i32
  %65 = icmp ne i32 %28, 0
  %66 = icmp ne i32 %38, 0
  %or.cond = or i1 %65, %66
  %67 = icmp ne i32 %64, 0
  %or.cond105 = select i1 %or.cond, i1 true, i1 %67
  br i1 %or.cond105, label %68, label %139

68:
  %69 = icmp ne i32 %28, 0
  br i1 %69, label %70, label %85

70:
  %71 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %0)
  %72 = fcmp oeq x86_fp80 %71, 0xK7FFF8000000000000000
  %73 = zext i1 %72 to i32
  %74 = zext i1 %72 to i64
  %75 = select i1 %72, i32 1, i32 0
  %76 = sitofp i32 %75 to x86_fp80
  %77 = call x86_fp80 @llvm.copysign.f80(x86_fp80 %76, x86_fp80 %0)
  %78 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %1)
  %79 = fcmp oeq x86_fp80 %78, 0xK7FFF8000000000000000
  %80 = zext i1 %79 to i32
  %81 = zext i1 %79 to i64
  %82 = select i1 %79, i32 1, i32 0
  %83 = sitofp i32 %82 to x86_fp80
  %84 = call x86_fp80 @llvm.copysign.f80(x86_fp80 %83, x86_fp80 %1)
  br label %85

85:
  %.0102 = phi x86_fp80 [ %84, %70 ], [ %1, %68 ]
  %.0 = phi x86_fp80 [ %77, %70 ], [ %0, %68 ]
  %86 = icmp ne i32 %38, 0
  br i1 %86, label %87, label %102

87:
  %88 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %2)
  %89 = fcmp oeq x86_fp80 %88, 0xK7FFF8000000000000000
  %90 = zext i1 %89 to i32
  %91 = zext i1 %89 to i64
  %92 = select i1 %89, i32 1, i32 0
  %93 = sitofp i32 %92 to x86_fp80
  %94 = call x86_fp80 @llvm.copysign.f80(x86_fp80 %93, x86_fp80 %2)
  %95 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %3)
  %96 = fcmp oeq x86_fp80 %95, 0xK7FFF8000000000000000
  %97 = zext i1 %96 to i32
  %98 = zext i1 %96 to i64
  %99 = select i1 %96, i32 1, i32 0
  %100 = sitofp i32 %99 to x86_fp80
  %101 = call x86_fp80 @llvm.copysign.f80(x86_fp80 %100, x86_fp80 %3)
  br label %102

102:
  %.0104 = phi x86_fp80 [ %101, %87 ], [ %3, %85 ]
  %.0103 = phi x86_fp80 [ %94, %87 ], [ %2, %85 ]
  %103 = fcmp une x86_fp80 %.0, %.0
  %104 = zext i1 %103 to i32
  %105 = call x86_fp80 @llvm.copysign.f80(x86_fp80 0xK00000000000000000000, x86_fp80 %.0)
  %106 = select i1 %103, x86_fp80 %105, x86_fp80 %.0
  %107 = fcmp une x86_fp80 %.0102, %.0102
  %108 = zext i1 %107 to i32
  %109 = call x86_fp80 @llvm.copysign.f80(x86_fp80 0xK00000000000000000000, x86_fp80 %.0102)
  %110 = select i1 %107, x86_fp80 %109, x86_fp80 %.0102
  %111 = fcmp une x86_fp80 %.0103, %.0103
  %112 = zext i1 %111 to i32
  %113 = call x86_fp80 @llvm.copysign.f80(x86_fp80 0xK00000000000000000000, x86_fp80 %.0103)
  %114 = select i1 %111, x86_fp80 %113, x86_fp80 %.0103
  %115 = fcmp une x86_fp80 %.0104, %.0104
  %116 = zext i1 %115 to i32
  %117 = call x86_fp80 @llvm.copysign.f80(x86_fp80 0xK00000000000000000000, x86_fp80 %.0104)
  %118 = select i1 %115, x86_fp80 %117, x86_fp80 %.0104
  %119 = fmul x86_fp80 %106, %114
  %120 = fmul x86_fp80 %110, %118
  %121 = fsub x86_fp80 %119, %120
  %122 = call x86_fp80 @llvm.copysign.f80(x86_fp80 0xK7FFF8000000000000000, x86_fp80 %121)
  %123 = fcmp oeq x86_fp80 %121, 0xK00000000000000000000
  br i1 %123, label %128, label %124

124:
  %125 = fcmp une x86_fp80 %121, %121
  %126 = zext i1 %125 to i32
  br i1 %125, label %128, label %127

127:
  br label %128

128:
  %129 = phi x86_fp80 [ %122, %127 ], [ 0xK7FFFC000000000000000, %124 ], [ 0xK7FFFC000000000000000, %102 ]
  %130 = fmul x86_fp80 %106, %118
  %131 = fmul x86_fp80 %110, %114
  %132 = fadd x86_fp80 %130, %131
  %133 = call x86_fp80 @llvm.copysign.f80(x86_fp80 0xK7FFF8000000000000000, x86_fp80 %132)
  %134 = fcmp oeq x86_fp80 %132, 0xK00000000000000000000
  br i1 %134, label %139, label %135

135:
  %136 = fcmp une x86_fp80 %132, %132
  %137 = zext i1 %136 to i32
  br i1 %136, label %139, label %138

138:
  br label %139

139:
  %.sroa.0.0 = phi x86_fp80 [ %7, %62 ], [ %7, %4 ], [ %7, %14 ], [ %129, %128 ], [ %129, %135 ], [ %129, %138 ]
  %.sroa.4.0 = phi x86_fp80 [ %10, %62 ], [ %10, %4 ], [ %10, %14 ], [ %133, %138 ], [ 0xK7FFFC000000000000000, %135 ], [ 0xK7FFFC000000000000000, %128 ]
  %.fca.0.insert = insertvalue { x86_fp80, x86_fp80 } poison, x86_fp80 %.sroa.0.0, 0
  %.fca.1.insert = insertvalue { x86_fp80, x86_fp80 } %.fca.0.insert, x86_fp80 %.sroa.4.0, 1
  ret { x86_fp80, x86_fp80 } %.fca.1.insert
}

define dso_local { x86_fp80, x86_fp80 } @tapeless_body___divxc3(x86_fp80 noundef %0, x86_fp80 noundef %1, x86_fp80 noundef %2, x86_fp80 noundef %3) {
  %5 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %2)
  %6 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %3)
  %7 = fcmp oge x86_fp80 %5, %6
  br i1 %7, label %8, label %18

8:
  %9 = fdiv x86_fp80 %3, %2
  %10 = fmul x86_fp80 %3, %9
  %11 = fadd x86_fp80 %2, %10
  %12 = fmul x86_fp80 %1, %9
  %13 = fadd x86_fp80 %0, %12
  %14 = fdiv x86_fp80 %13, %11
  %15 = fmul x86_fp80 %0, %9
  %16 = fsub x86_fp80 %1, %15
  %17 = fdiv x86_fp80 %16, %11
  br label %28

18:
  %19 = fdiv x86_fp80 %2, %3
  %20 = fmul x86_fp80 %2, %19
  %21 = fadd x86_fp80 %3, %20
  %22 = fmul x86_fp80 %0, %19
  %23 = fadd x86_fp80 %22, %1
  %24 = fdiv x86_fp80 %23, %21
  %25 = fmul x86_fp80 %1, %19
  %26 = fsub x86_fp80 %25, %0
  %27 = fdiv x86_fp80 %26, %21
  br label %28

28:
  %.0131 = phi x86_fp80 [ %14, %8 ], [ %24, %18 ]
  %.0 = phi x86_fp80 [ %17, %8 ], [ %27, %18 ]
  %29 = fcmp une x86_fp80 %.0131, %.0131
  %30 = zext i1 %29 to i32
  %31 = icmp ne i32 %30, 0
  br i1 %31, label %32, label %166

32:
  %33 = fcmp une x86_fp80 %.0, %.0
  %34 = zext i1 %33 to i32
  %35 = icmp ne i32 %34, 0
  br i1 %35, label %36, label %166

36:
  %37 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %0)
  %38 = fcmp oeq x86_fp80 %37, 0xK7FFF8000000000000000
  %39 = zext i1 %38 to i32
  %40 = icmp ne i32 %39, 0
  %41 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %1)
  %42 = fcmp oeq x86_fp80 %41, 0xK7FFF8000000000000000
  %43 = zext i1 %42 to i32
  %44 = icmp ne i32 %43, 0
  %45 = select i1 %40, i1 true, i1 %44
  %46 = zext i1 %45 to i32
  %47 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %2)
  %48 = fcmp oeq x86_fp80 %47, 0xK7FFF8000000000000000
  %49 = zext i1 %48 to i32
  %50 = icmp ne i32 %49, 0
  %51 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %3)
  %52 = fcmp oeq x86_fp80 %51, 0xK7FFF8000000000000000
  %53 = zext i1 %52 to i32
  %54 = icmp ne i32 %53, 0
  %55 = select i1 %50, i1 true, i1 %54
  %56 = zext i1 %55 to i32
  %57 = fcmp oeq x86_fp80 %2, 0xK00000000000000000000
  %58 = fcmp oeq x86_fp80 %3, 0xK00000000000000000000
  %or.cond = and i1 %57, %58
  br i1 %or.cond, label %59, label %86

59:
  %60 = fcmp une x86_fp80 %0, %0
  %61 = zext i1 %60 to i32
  %62 = icmp ne i32 %61, 0
  br i1 %62, label %63, label %67

63:
  %64 = fcmp une x86_fp80 %1, %1
  %65 = zext i1 %64 to i32
  %66 = icmp ne i32 %65, 0
  br i1 %66, label %86, label %67

67:
  %68 = call x86_fp80 @llvm.copysign.f80(x86_fp80 0xK3FFF8000000000000000, x86_fp80 %2)
  %69 = fmul x86_fp80 %68, %0
  %70 = call x86_fp80 @llvm.copysign.f80(x86_fp80 0xK7FFF8000000000000000, x86_fp80 %69)
  %71 = fcmp oeq x86_fp80 %69, 0xK00000000000000000000
  br i1 %71, label %76, label %72

72:
  %73 = fcmp une x86_fp80 %69, %69
  %74 = zext i1 %73 to i32
  br i1 %73, label %76, label %75

75:
  br label %76

76:
  %77 = phi x86_fp80 [ %70, %75 ], [ 0xK7FFFC000000000000000, %72 ], [ 0xK7FFFC000000000000000, %67 ]
  %78 = call x86_fp80 @llvm.copysign.f80(x86_fp80 0xK3FFF8000000000000000, x86_fp80 %2)
  %79 = fmul x86_fp80 %78, %1
  %80 = call x86_fp80 @llvm.copysign.f80(x86_fp80 0xK7FFF8000000000000000, x86_fp80 %79)
  %81 = fcmp oeq x86_fp80 %79, 0xK00000000000000000000
  br i1 %81, label %166, label %82

82:
  %83 = fcmp une x86_fp80 %79, %79
  %84 = zext i1 %83 to i32
  br i1 %83, label %166, label %85

85:
  br label %166

86:
  %87 = icmp eq i32 %46, 0
  %88 = icmp ne i32 %56, 0
  %or.cond132 = or i1 %87, %88
  br i1 %or.cond132, label %132, label %89

89:
  %90 = fcmp une x86_fp80 %2, %2
  %91 = zext i1 %90 to i32
  %92 = icmp ne i32 %91, 0
  br i1 %92, label %132, label %93

93:
  %94 = fcmp une x86_fp80 %3, %3
  %95 = zext i1 %94 to i32
  %96 = icmp ne i32 %95, 0
  br i1 %96, label %132, label %97

97:
  %98 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %0)
  %99 = fcmp oeq x86_fp80 %98, 0xK7FFF8000000000000000
  %100 = zext i1 %99 to i32
  %101 = zext i1 %99 to i64
  %102 = select i1 %99, i32 1, i32 0
  %103 = sitofp i32 %102 to x86_fp80
  %104 = call x86_fp80 @llvm.copysign.f80(x86_fp80 %103, x86_fp80 %0)
  %105 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %1)
  %106 = fcmp oeq x86_fp80 %105, 0xK7FFF8000000000000000
  %107 = zext i1 %106 to i32
  %108 = zext i1 %106 to i64
  %109 = select i1 %106, i32 1, i32 0
  %110 = sitofp i32 %109 to x86_fp80
  %111 = call x86_fp80 @llvm.copysign.f80(x86_fp80 %110, x86_fp80 %1)
  %112 = fmul x86_fp80 %104, %2
  %113 = fmul x86_fp80 %111, %3
  %114 = fadd x86_fp80 %112, %113
  %115 = call x86_fp80 @llvm.copysign.f80(x86_fp80 0xK7FFF8000000000000000, x86_fp80 %114)
  %116 = fcmp oeq x86_fp80 %114, 0xK00000000000000000000
  br i1 %116, label %121, label %117

117:
  %118 = fcmp une x86_fp80 %114, %114
  %119 = zext i1 %118 to i32
  br i1 %118, label %121, label %120

120:
  br label %121

121:
  %122 = phi x86_fp80 [ %115, %120 ], [ 0xK7FFFC000000000000000, %117 ], [ 0xK7FFFC000000000000000, %97 ]
  %123 = fmul x86_fp80 %111, %2
  %124 = fmul x86_fp80 %104, %3
  %125 = fsub x86_fp80 %123, %124
  %126 = call x86_fp80 @llvm.copysign.f80(x86_fp80 0xK7FFF8000000000000000, x86_fp80 %125)
  %127 = fcmp oeq x86_fp80 %125, 0xK00000000000000000000
  br i1 %127, label %166, label %128

128:
  %129 = fcmp une x86_fp80 %125, %125
  %130 = zext i1 %129 to i32
  br i1 %129, label %166, label %131

131:
  br label %166

132:
  %133 = icmp eq i32 %56, 0
  %134 = icmp ne i32 %46, 0
  %or.cond133 = or i1 %133, %134
  br i1 %or.cond133, label %166, label %135

135:
  %136 = fcmp une x86_fp80 %0, %0
  %137 = zext i1 %136 to i32
  %138 = icmp ne i32 %137, 0
  br i1 %138, label %166, label %139

139:
  %140 = fcmp une x86_fp80 %1, %1
  %141 = zext i1 %140 to i32
  %142 = icmp ne i32 %141, 0
  br i1 %142, label %166, label %143

143:
  %144 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %2)
  %145 = fcmp oeq x86_fp80 %144, 0xK7FFF8000000000000000
  %146 = zext i1 %145 to i32
  %147 = zext i1 %145 to i64
  %148 = select i1 %145, i32 1, i32 0
  %149 = sitofp i32 %148 to x86_fp80
  %150 = call x86_fp80 @llvm.copysign.f80(x86_fp80 %149, x86_fp80 %2)
  %151 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %3)
  %152 = fcmp oeq x86_fp80 %151, 0xK7FFF8000000000000000
  %153 = zext i1 %152 to i32
  %154 = zext i1 %152 to i64
  %155 = select i1 %152, i32 1, i32 0
  %156 = sitofp i32 %155 to x86_fp80
  %157 = call x86_fp80 @llvm.copysign.f80(x86_fp80 %156, x86_fp80 %3)
  %158 = fmul x86_fp80 %0, %150
  %159 = fmul x86_fp80 %1, %157
  %160 = fadd x86_fp80 %158, %159
  %161 = call x86_fp80 @llvm.copysign.f80(x86_fp80 0xK00000000000000000000, x86_fp80 %160)
  %162 = fmul x86_fp80 %1, %150
  %163 = fmul x86_fp80 %0, %157
  %164 = fsub x86_fp80 %162, %163
  %165 = call x86_fp80 @llvm.copysign.f80(x86_fp80 0xK00000000000000000000, x86_fp80 %164)
  br label %166

166:
  %.sroa.0.0 = phi x86_fp80 [ %122, %131 ], [ %161, %143 ], [ %77, %85 ], [ %.0131, %28 ], [ %.0131, %32 ], [ %77, %76 ], [ %77, %82 ], [ %122, %121 ], [ %122, %128 ], [ %.0131, %139 ], [ %.0131, %135 ], [ %.0131, %132 ]
  %.sroa.6.0 = phi x86_fp80 [ 0xK7FFFC000000000000000, %121 ], [ %165, %143 ], [ 0xK7FFFC000000000000000, %76 ], [ %.0, %28 ], [ %.0, %32 ], [ %80, %85 ], [ 0xK7FFFC000000000000000, %82 ], [ %126, %131 ], [ 0xK7FFFC000000000000000, %128 ], [ %.0, %139 ], [ %.0, %135 ], [ %.0, %132 ]
  %.fca.0.insert = insertvalue { x86_fp80, x86_fp80 } poison, x86_fp80 %.sroa.0.0, 0
  %.fca.1.insert = insertvalue { x86_fp80, x86_fp80 } %.fca.0.insert, x86_fp80 %.sroa.6.0, 1
  ret { x86_fp80, x86_fp80 } %.fca.1.insert
}

declare x86_fp80 @llvm.fabs.f80(x86_fp80)

declare x86_fp80 @llvm.copysign.f80(x86_fp80, x86_fp80)

define dso_local x86_fp80 @tapeless_body_cabsl(ptr noundef byval({ x86_fp80, x86_fp80 }) align 16 %0) {
  %2 = getelementptr inbounds nuw { x86_fp80, x86_fp80 }, ptr %0, i32 0, i32 0
  %3 = load x86_fp80, ptr %2, align 16
  %4 = getelementptr inbounds nuw { x86_fp80, x86_fp80 }, ptr %0, i32 0, i32 1
  %5 = load x86_fp80, ptr %4, align 16
  %6 = call x86_fp80 @hypotl(x86_fp80 noundef %3, x86_fp80 noundef %5)
  ret x86_fp80 %6
}

declare x86_fp80 @hypotl(x86_fp80 noundef, x86_fp80 noundef)

define dso_local x86_fp80 @tapeless_body_cargl(ptr noundef byval({ x86_fp80, x86_fp80 }) align 16 %0) {
  %2 = getelementptr inbounds nuw { x86_fp80, x86_fp80 }, ptr %0, i32 0, i32 1
  %3 = load x86_fp80, ptr %2, align 16
  %4 = getelementptr inbounds nuw { x86_fp80, x86_fp80 }, ptr %0, i32 0, i32 0
  %5 = load x86_fp80, ptr %4, align 16
  %6 = call x86_fp80 @atan2l(x86_fp80 noundef %3, x86_fp80 noundef %5)
  ret x86_fp80 %6
}

declare x86_fp80 @atan2l(x86_fp80 noundef, x86_fp80 noundef)

define dso_local x86_fp80 @tapeless_body_creall(ptr noundef byval({ x86_fp80, x86_fp80 }) align 16 %0) {
  %2 = getelementptr inbounds nuw { x86_fp80, x86_fp80 }, ptr %0, i32 0, i32 0
  %3 = load x86_fp80, ptr %2, align 16
  ret x86_fp80 %3
}

define dso_local x86_fp80 @tapeless_body_cimagl(ptr noundef byval({ x86_fp80, x86_fp80 }) align 16 %0) {
  %2 = getelementptr inbounds nuw { x86_fp80, x86_fp80 }, ptr %0, i32 0, i32 1
  %3 = load x86_fp80, ptr %2, align 16
  ret x86_fp80 %3
}

define dso_local { x86_fp80, x86_fp80 } @tapeless_body_conjl(ptr noundef byval({ x86_fp80, x86_fp80 }) align 16 %0) {
  %2 = getelementptr inbounds nuw { x86_fp80, x86_fp80 }, ptr %0, i32 0, i32 0
  %3 = load x86_fp80, ptr %2, align 16
  %4 = getelementptr inbounds nuw { x86_fp80, x86_fp80 }, ptr %0, i32 0, i32 1
  %5 = load x86_fp80, ptr %4, align 16
  %6 = fneg x86_fp80 %5
  %.fca.0.insert = insertvalue { x86_fp80, x86_fp80 } poison, x86_fp80 %3, 0
  %.fca.1.insert = insertvalue { x86_fp80, x86_fp80 } %.fca.0.insert, x86_fp80 %6, 1
  ret { x86_fp80, x86_fp80 } %.fca.1.insert
}

define dso_local { x86_fp80, x86_fp80 } @tapeless_body_cexpl(ptr noundef byval({ x86_fp80, x86_fp80 }) align 16 %0) {
  %2 = getelementptr inbounds nuw { x86_fp80, x86_fp80 }, ptr %0, i32 0, i32 0
  %3 = load x86_fp80, ptr %2, align 16
  %4 = getelementptr inbounds nuw { x86_fp80, x86_fp80 }, ptr %0, i32 0, i32 1
  %5 = load x86_fp80, ptr %4, align 16
  %6 = fcmp ogt x86_fp80 %3, 0xK400CABE0000000000000
  br i1 %6, label %7, label %10

7:
  %8 = call x86_fp80 @expl(x86_fp80 noundef 0xK400CABE0000000000000)
  %9 = fsub x86_fp80 %3, 0xK400CABE0000000000000
  br label %10

10:
  %.013 = phi x86_fp80 [ %8, %7 ], [ 0xK3FFF8000000000000000, %1 ]
  %.0 = phi x86_fp80 [ %9, %7 ], [ %3, %1 ]
  %11 = call x86_fp80 @expl(x86_fp80 noundef %.0)
  %12 = call x86_fp80 @cosl(x86_fp80 noundef %5)
  %13 = fmul x86_fp80 %11, %12
  %14 = fmul x86_fp80 %13, %.013
  %15 = call x86_fp80 @sinl(x86_fp80 noundef %5)
  %16 = fmul x86_fp80 %11, %15
  %17 = fmul x86_fp80 %16, %.013
  %.fca.0.insert9 = insertvalue { x86_fp80, x86_fp80 } poison, x86_fp80 %14, 0
  %.fca.1.insert10 = insertvalue { x86_fp80, x86_fp80 } %.fca.0.insert9, x86_fp80 %17, 1
  %18 = extractvalue { x86_fp80, x86_fp80 } %.fca.1.insert10, 0
  %19 = extractvalue { x86_fp80, x86_fp80 } %.fca.1.insert10, 1
  %.fca.0.insert = insertvalue { x86_fp80, x86_fp80 } poison, x86_fp80 %18, 0
  %.fca.1.insert = insertvalue { x86_fp80, x86_fp80 } %.fca.0.insert, x86_fp80 %19, 1
  ret { x86_fp80, x86_fp80 } %.fca.1.insert
}

define dso_local { x86_fp80, x86_fp80 } @tapeless_body_clogl(ptr noundef byval({ x86_fp80, x86_fp80 }) align 16 %0) {
  %2 = getelementptr inbounds nuw { x86_fp80, x86_fp80 }, ptr %0, i32 0, i32 0
  %3 = load x86_fp80, ptr %2, align 16
  %4 = getelementptr inbounds nuw { x86_fp80, x86_fp80 }, ptr %0, i32 0, i32 1
  %5 = load x86_fp80, ptr %4, align 16
  %6 = call x86_fp80 @hypotl(x86_fp80 noundef %3, x86_fp80 noundef %5)
  %7 = call x86_fp80 @atan2l(x86_fp80 noundef %5, x86_fp80 noundef %3)
  %8 = fcmp ogt x86_fp80 %6, 0xK3FFE8000000000000000
  %9 = fcmp olt x86_fp80 %6, 0xK40008000000000000000
  %or.cond = and i1 %8, %9
  br i1 %or.cond, label %12, label %10

10:
  %11 = call x86_fp80 @logl(x86_fp80 noundef %6)
  br label %32

12:
  %13 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %3)
  %14 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %5)
  %15 = fcmp oge x86_fp80 %13, %14
  br i1 %15, label %16, label %22

16:
  %17 = fsub x86_fp80 %3, 0xK3FFF8000000000000000
  %18 = fadd x86_fp80 %3, 0xK3FFF8000000000000000
  %19 = fmul x86_fp80 %17, %18
  %20 = fmul x86_fp80 %5, %5
  %21 = fadd x86_fp80 %19, %20
  br label %28

22:
  %23 = fsub x86_fp80 %5, 0xK3FFF8000000000000000
  %24 = fadd x86_fp80 %5, 0xK3FFF8000000000000000
  %25 = fmul x86_fp80 %23, %24
  %26 = fmul x86_fp80 %3, %3
  %27 = fadd x86_fp80 %25, %26
  br label %28

28:
  %29 = phi x86_fp80 [ %21, %16 ], [ %27, %22 ]
  %30 = call x86_fp80 @log1pl(x86_fp80 noundef %29)
  %31 = fdiv x86_fp80 %30, 0xK40008000000000000000
  br label %32

32:
  %.sroa.022.0 = phi x86_fp80 [ %31, %28 ], [ %11, %10 ]
  %.fca.0.insert20 = insertvalue { x86_fp80, x86_fp80 } poison, x86_fp80 %.sroa.022.0, 0
  %.fca.1.insert21 = insertvalue { x86_fp80, x86_fp80 } %.fca.0.insert20, x86_fp80 %7, 1
  %33 = extractvalue { x86_fp80, x86_fp80 } %.fca.1.insert21, 0
  %34 = extractvalue { x86_fp80, x86_fp80 } %.fca.1.insert21, 1
  %.fca.0.insert = insertvalue { x86_fp80, x86_fp80 } poison, x86_fp80 %33, 0
  %.fca.1.insert = insertvalue { x86_fp80, x86_fp80 } %.fca.0.insert, x86_fp80 %34, 1
  ret { x86_fp80, x86_fp80 } %.fca.1.insert
}

define dso_local { x86_fp80, x86_fp80 } @tapeless_body_csqrtl(ptr noundef byval({ x86_fp80, x86_fp80 }) align 16 %0) {
  %2 = getelementptr inbounds nuw { x86_fp80, x86_fp80 }, ptr %0, i32 0, i32 0
  %3 = load x86_fp80, ptr %2, align 16
  %4 = getelementptr inbounds nuw { x86_fp80, x86_fp80 }, ptr %0, i32 0, i32 1
  %5 = load x86_fp80, ptr %4, align 16
  %6 = fcmp oeq x86_fp80 %3, 0xK00000000000000000000
  %7 = fcmp oeq x86_fp80 %5, 0xK00000000000000000000
  %or.cond = select i1 %6, i1 %7, i1 false
  br i1 %or.cond, label %8, label %14

8:
  %9 = call x86_fp80 @hypotl(x86_fp80 noundef %3, x86_fp80 noundef %5)
  %10 = call x86_fp80 @sqrtl(x86_fp80 noundef %9)
  %11 = call x86_fp80 @llvm.copysign.f80(x86_fp80 %10, x86_fp80 %5)
  %.fca.0.insert21 = insertvalue { x86_fp80, x86_fp80 } poison, x86_fp80 %10, 0
  %.fca.1.insert22 = insertvalue { x86_fp80, x86_fp80 } %.fca.0.insert21, x86_fp80 %11, 1
  %12 = extractvalue { x86_fp80, x86_fp80 } %.fca.1.insert22, 0
  %13 = extractvalue { x86_fp80, x86_fp80 } %.fca.1.insert22, 1
  br label %31

14:
  %15 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %3)
  %16 = fdiv x86_fp80 %15, 0xK40028000000000000000
  %17 = fdiv x86_fp80 %3, 0xK40028000000000000000
  %18 = fdiv x86_fp80 %5, 0xK40028000000000000000
  %19 = call x86_fp80 @hypotl(x86_fp80 noundef %17, x86_fp80 noundef %18)
  %20 = fadd x86_fp80 %16, %19
  %21 = call x86_fp80 @sqrtl(x86_fp80 noundef %20)
  %22 = fmul x86_fp80 %21, 0xK40008000000000000000
  %23 = fcmp oge x86_fp80 %3, 0xK00000000000000000000
  br i1 %23, label %24, label %27

24:
  %25 = fmul x86_fp80 0xK40008000000000000000, %22
  %26 = fdiv x86_fp80 %5, %25
  br label %31

27:
  %28 = call x86_fp80 @llvm.copysign.f80(x86_fp80 %22, x86_fp80 %5)
  %29 = fmul x86_fp80 0xK40008000000000000000, %28
  %30 = fdiv x86_fp80 %5, %29
  br label %31

31:
  %.sroa.0.0 = phi x86_fp80 [ %12, %8 ], [ %22, %24 ], [ %30, %27 ]
  %.sroa.4.0 = phi x86_fp80 [ %13, %8 ], [ %26, %24 ], [ %28, %27 ]
  %.fca.0.insert = insertvalue { x86_fp80, x86_fp80 } poison, x86_fp80 %.sroa.0.0, 0
  %.fca.1.insert = insertvalue { x86_fp80, x86_fp80 } %.fca.0.insert, x86_fp80 %.sroa.4.0, 1
  ret { x86_fp80, x86_fp80 } %.fca.1.insert
}

declare x86_fp80 @sqrtl(x86_fp80 noundef)

define dso_local { x86_fp80, x86_fp80 } @tapeless_body_cpowl(ptr noundef byval({ x86_fp80, x86_fp80 }) align 16 %0, ptr noundef byval({ x86_fp80, x86_fp80 }) align 16 %1) {
  %3 = getelementptr inbounds nuw { x86_fp80, x86_fp80 }, ptr %0, i32 0, i32 0
  %4 = load x86_fp80, ptr %3, align 16
  %5 = getelementptr inbounds nuw { x86_fp80, x86_fp80 }, ptr %0, i32 0, i32 1
  %6 = load x86_fp80, ptr %5, align 16
  %7 = getelementptr inbounds nuw { x86_fp80, x86_fp80 }, ptr %1, i32 0, i32 0
  %8 = load x86_fp80, ptr %7, align 16
  %9 = getelementptr inbounds nuw { x86_fp80, x86_fp80 }, ptr %1, i32 0, i32 1
  %10 = load x86_fp80, ptr %9, align 16
  %11 = fcmp oeq x86_fp80 %4, 0xK00000000000000000000
  %12 = fcmp oeq x86_fp80 %6, 0xK00000000000000000000
  %or.cond = select i1 %11, i1 %12, i1 false
  %13 = fcmp ogt x86_fp80 %8, 0xK00000000000000000000
  %or.cond65 = select i1 %or.cond, i1 %13, i1 false
  br i1 %or.cond65, label %14, label %30

14:
  %15 = fcmp oeq x86_fp80 %8, 0xK3FFF8000000000000000
  %16 = fcmp oeq x86_fp80 %10, 0xK00000000000000000000
  %or.cond66 = select i1 %15, i1 %16, i1 false
  br i1 %or.cond66, label %17, label %22

17:
  %18 = getelementptr inbounds nuw { x86_fp80, x86_fp80 }, ptr %0, i32 0, i32 0
  %19 = load x86_fp80, ptr %18, align 16
  %20 = getelementptr inbounds nuw { x86_fp80, x86_fp80 }, ptr %0, i32 0, i32 1
  %21 = load x86_fp80, ptr %20, align 16
  br label %80

22:
  %23 = fcmp ogt x86_fp80 %8, 0xK3FFF8000000000000000
  br i1 %23, label %80, label %24

24:
  %25 = call x86_fp80 @hypotl(x86_fp80 noundef %4, x86_fp80 noundef %6)
  %26 = call x86_fp80 @sqrtl(x86_fp80 noundef %25)
  %27 = call x86_fp80 @llvm.copysign.f80(x86_fp80 %26, x86_fp80 %6)
  %.fca.0.insert60 = insertvalue { x86_fp80, x86_fp80 } poison, x86_fp80 %26, 0
  %.fca.1.insert61 = insertvalue { x86_fp80, x86_fp80 } %.fca.0.insert60, x86_fp80 %27, 1
  %28 = extractvalue { x86_fp80, x86_fp80 } %.fca.1.insert61, 0
  %29 = extractvalue { x86_fp80, x86_fp80 } %.fca.1.insert61, 1
  br label %80

30:
  %31 = call x86_fp80 @hypotl(x86_fp80 noundef %4, x86_fp80 noundef %6)
  %32 = call x86_fp80 @atan2l(x86_fp80 noundef %6, x86_fp80 noundef %4)
  %33 = fcmp ogt x86_fp80 %31, 0xK3FFE8000000000000000
  %34 = fcmp olt x86_fp80 %31, 0xK40008000000000000000
  %or.cond67 = and i1 %33, %34
  br i1 %or.cond67, label %37, label %35

35:
  %36 = call x86_fp80 @logl(x86_fp80 noundef %31)
  br label %57

37:
  %38 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %4)
  %39 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %6)
  %40 = fcmp oge x86_fp80 %38, %39
  br i1 %40, label %41, label %47

41:
  %42 = fsub x86_fp80 %4, 0xK3FFF8000000000000000
  %43 = fadd x86_fp80 %4, 0xK3FFF8000000000000000
  %44 = fmul x86_fp80 %42, %43
  %45 = fmul x86_fp80 %6, %6
  %46 = fadd x86_fp80 %44, %45
  br label %53

47:
  %48 = fsub x86_fp80 %6, 0xK3FFF8000000000000000
  %49 = fadd x86_fp80 %6, 0xK3FFF8000000000000000
  %50 = fmul x86_fp80 %48, %49
  %51 = fmul x86_fp80 %4, %4
  %52 = fadd x86_fp80 %50, %51
  br label %53

53:
  %54 = phi x86_fp80 [ %46, %41 ], [ %52, %47 ]
  %55 = call x86_fp80 @log1pl(x86_fp80 noundef %54)
  %56 = fdiv x86_fp80 %55, 0xK40008000000000000000
  br label %57

57:
  %.sroa.054.0 = phi x86_fp80 [ %56, %53 ], [ %36, %35 ]
  %.fca.0.insert52 = insertvalue { x86_fp80, x86_fp80 } poison, x86_fp80 %.sroa.054.0, 0
  %.fca.1.insert53 = insertvalue { x86_fp80, x86_fp80 } %.fca.0.insert52, x86_fp80 %32, 1
  %58 = extractvalue { x86_fp80, x86_fp80 } %.fca.1.insert53, 0
  %59 = extractvalue { x86_fp80, x86_fp80 } %.fca.1.insert53, 1
  %60 = fmul x86_fp80 %8, %58
  %61 = fmul x86_fp80 %10, %59
  %62 = fsub x86_fp80 %60, %61
  %63 = fmul x86_fp80 %8, %59
  %64 = fmul x86_fp80 %10, %58
  %65 = fadd x86_fp80 %63, %64
  %66 = fcmp ogt x86_fp80 %62, 0xK400CABE0000000000000
  br i1 %66, label %67, label %70

67:
  %68 = call x86_fp80 @expl(x86_fp80 noundef 0xK400CABE0000000000000)
  %69 = fsub x86_fp80 %62, 0xK400CABE0000000000000
  br label %70

70:
  %.064 = phi x86_fp80 [ %68, %67 ], [ 0xK3FFF8000000000000000, %57 ]
  %.0 = phi x86_fp80 [ %69, %67 ], [ %62, %57 ]
  %71 = call x86_fp80 @expl(x86_fp80 noundef %.0)
  %72 = call x86_fp80 @cosl(x86_fp80 noundef %65)
  %73 = fmul x86_fp80 %71, %72
  %74 = fmul x86_fp80 %73, %.064
  %75 = call x86_fp80 @sinl(x86_fp80 noundef %65)
  %76 = fmul x86_fp80 %71, %75
  %77 = fmul x86_fp80 %76, %.064
  %.fca.0.insert28 = insertvalue { x86_fp80, x86_fp80 } poison, x86_fp80 %74, 0
  %.fca.1.insert29 = insertvalue { x86_fp80, x86_fp80 } %.fca.0.insert28, x86_fp80 %77, 1
  %78 = extractvalue { x86_fp80, x86_fp80 } %.fca.1.insert29, 0
  %79 = extractvalue { x86_fp80, x86_fp80 } %.fca.1.insert29, 1
  br label %80

80:
  %.sroa.018.0 = phi x86_fp80 [ %19, %17 ], [ %78, %70 ], [ %28, %24 ], [ 0xK00000000000000000000, %22 ]
  %.sroa.4.0 = phi x86_fp80 [ %21, %17 ], [ %79, %70 ], [ %29, %24 ], [ 0xK00000000000000000000, %22 ]
  %.fca.0.insert = insertvalue { x86_fp80, x86_fp80 } poison, x86_fp80 %.sroa.018.0, 0
  %.fca.1.insert = insertvalue { x86_fp80, x86_fp80 } %.fca.0.insert, x86_fp80 %.sroa.4.0, 1
  ret { x86_fp80, x86_fp80 } %.fca.1.insert
}

define dso_local { x86_fp80, x86_fp80 } @tapeless_body_csinl(ptr noundef byval({ x86_fp80, x86_fp80 }) align 16 %0) {
  %2 = getelementptr inbounds nuw { x86_fp80, x86_fp80 }, ptr %0, i32 0, i32 0
  %3 = load x86_fp80, ptr %2, align 16
  %4 = getelementptr inbounds nuw { x86_fp80, x86_fp80 }, ptr %0, i32 0, i32 1
  %5 = load x86_fp80, ptr %4, align 16
  %6 = call x86_fp80 @sinl(x86_fp80 noundef %3)
  %7 = call x86_fp80 @coshl(x86_fp80 noundef %5)
  %8 = fmul x86_fp80 %6, %7
  %9 = call x86_fp80 @cosl(x86_fp80 noundef %3)
  %10 = call x86_fp80 @sinhl(x86_fp80 noundef %5)
  %11 = fmul x86_fp80 %9, %10
  %.fca.0.insert = insertvalue { x86_fp80, x86_fp80 } poison, x86_fp80 %8, 0
  %.fca.1.insert = insertvalue { x86_fp80, x86_fp80 } %.fca.0.insert, x86_fp80 %11, 1
  ret { x86_fp80, x86_fp80 } %.fca.1.insert
}

declare x86_fp80 @sinl(x86_fp80 noundef)

declare x86_fp80 @coshl(x86_fp80 noundef)

declare x86_fp80 @cosl(x86_fp80 noundef)

declare x86_fp80 @sinhl(x86_fp80 noundef)

define dso_local { x86_fp80, x86_fp80 } @tapeless_body_ccosl(ptr noundef byval({ x86_fp80, x86_fp80 }) align 16 %0) {
  %2 = getelementptr inbounds nuw { x86_fp80, x86_fp80 }, ptr %0, i32 0, i32 0
  %3 = load x86_fp80, ptr %2, align 16
  %4 = getelementptr inbounds nuw { x86_fp80, x86_fp80 }, ptr %0, i32 0, i32 1
  %5 = load x86_fp80, ptr %4, align 16
  %6 = call x86_fp80 @cosl(x86_fp80 noundef %3)
  %7 = call x86_fp80 @coshl(x86_fp80 noundef %5)
  %8 = fmul x86_fp80 %6, %7
  %9 = call x86_fp80 @sinl(x86_fp80 noundef %3)
  %10 = call x86_fp80 @sinhl(x86_fp80 noundef %5)
  %11 = fmul x86_fp80 %9, %10
  %12 = fneg x86_fp80 %11
  %.fca.0.insert = insertvalue { x86_fp80, x86_fp80 } poison, x86_fp80 %8, 0
  %.fca.1.insert = insertvalue { x86_fp80, x86_fp80 } %.fca.0.insert, x86_fp80 %12, 1
  ret { x86_fp80, x86_fp80 } %.fca.1.insert
}

define dso_local { x86_fp80, x86_fp80 } @tapeless_body_csinhl(ptr noundef byval({ x86_fp80, x86_fp80 }) align 16 %0) {
  %2 = getelementptr inbounds nuw { x86_fp80, x86_fp80 }, ptr %0, i32 0, i32 0
  %3 = load x86_fp80, ptr %2, align 16
  %4 = getelementptr inbounds nuw { x86_fp80, x86_fp80 }, ptr %0, i32 0, i32 1
  %5 = load x86_fp80, ptr %4, align 16
  %6 = call x86_fp80 @sinhl(x86_fp80 noundef %3)
  %7 = call x86_fp80 @cosl(x86_fp80 noundef %5)
  %8 = fmul x86_fp80 %6, %7
  %9 = call x86_fp80 @coshl(x86_fp80 noundef %3)
  %10 = call x86_fp80 @sinl(x86_fp80 noundef %5)
  %11 = fmul x86_fp80 %9, %10
  %.fca.0.insert = insertvalue { x86_fp80, x86_fp80 } poison, x86_fp80 %8, 0
  %.fca.1.insert = insertvalue { x86_fp80, x86_fp80 } %.fca.0.insert, x86_fp80 %11, 1
  ret { x86_fp80, x86_fp80 } %.fca.1.insert
}

define dso_local { x86_fp80, x86_fp80 } @tapeless_body_ccoshl(ptr noundef byval({ x86_fp80, x86_fp80 }) align 16 %0) {
  %2 = getelementptr inbounds nuw { x86_fp80, x86_fp80 }, ptr %0, i32 0, i32 0
  %3 = load x86_fp80, ptr %2, align 16
  %4 = getelementptr inbounds nuw { x86_fp80, x86_fp80 }, ptr %0, i32 0, i32 1
  %5 = load x86_fp80, ptr %4, align 16
  %6 = call x86_fp80 @coshl(x86_fp80 noundef %3)
  %7 = call x86_fp80 @cosl(x86_fp80 noundef %5)
  %8 = fmul x86_fp80 %6, %7
  %9 = call x86_fp80 @sinhl(x86_fp80 noundef %3)
  %10 = call x86_fp80 @sinl(x86_fp80 noundef %5)
  %11 = fmul x86_fp80 %9, %10
  %.fca.0.insert = insertvalue { x86_fp80, x86_fp80 } poison, x86_fp80 %8, 0
  %.fca.1.insert = insertvalue { x86_fp80, x86_fp80 } %.fca.0.insert, x86_fp80 %11, 1
  ret { x86_fp80, x86_fp80 } %.fca.1.insert
}

define dso_local { x86_fp80, x86_fp80 } @tapeless_body_ctanhl(ptr noundef byval({ x86_fp80, x86_fp80 }) align 16 %0) {
  %2 = getelementptr inbounds nuw { x86_fp80, x86_fp80 }, ptr %0, i32 0, i32 0
  %3 = load x86_fp80, ptr %2, align 16
  %4 = getelementptr inbounds nuw { x86_fp80, x86_fp80 }, ptr %0, i32 0, i32 1
  %5 = load x86_fp80, ptr %4, align 16
  %6 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %3)
  %7 = fcmp ogt x86_fp80 %6, 0xK4003C000000000000000
  br i1 %7, label %8, label %21

8:
  %9 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %3)
  %10 = fmul x86_fp80 0xKC0008000000000000000, %9
  %11 = call x86_fp80 @expl(x86_fp80 noundef %10)
  %12 = fmul x86_fp80 0xK40008000000000000000, %11
  %13 = fmul x86_fp80 0xK40008000000000000000, %5
  %14 = call x86_fp80 @cosl(x86_fp80 noundef %13)
  %15 = fmul x86_fp80 %12, %14
  %16 = fsub x86_fp80 0xK3FFF8000000000000000, %15
  %17 = call x86_fp80 @llvm.copysign.f80(x86_fp80 %16, x86_fp80 %3)
  %18 = fmul x86_fp80 0xK40008000000000000000, %5
  %19 = call x86_fp80 @sinl(x86_fp80 noundef %18)
  %20 = fmul x86_fp80 %12, %19
  br label %33

21:
  %22 = call x86_fp80 @sinhl(x86_fp80 noundef %3)
  %23 = call x86_fp80 @cosl(x86_fp80 noundef %5)
  %24 = fmul x86_fp80 %22, %22
  %25 = fmul x86_fp80 %23, %23
  %26 = fadd x86_fp80 %24, %25
  %27 = call x86_fp80 @coshl(x86_fp80 noundef %3)
  %28 = fmul x86_fp80 %22, %27
  %29 = fdiv x86_fp80 %28, %26
  %30 = call x86_fp80 @sinl(x86_fp80 noundef %5)
  %31 = fmul x86_fp80 %30, %23
  %32 = fdiv x86_fp80 %31, %26
  br label %33

33:
  %.sroa.021.0 = phi x86_fp80 [ %17, %8 ], [ %29, %21 ]
  %.sroa.3.0 = phi x86_fp80 [ %20, %8 ], [ %32, %21 ]
  %.fca.0.insert19 = insertvalue { x86_fp80, x86_fp80 } poison, x86_fp80 %.sroa.021.0, 0
  %.fca.1.insert20 = insertvalue { x86_fp80, x86_fp80 } %.fca.0.insert19, x86_fp80 %.sroa.3.0, 1
  %34 = extractvalue { x86_fp80, x86_fp80 } %.fca.1.insert20, 0
  %35 = extractvalue { x86_fp80, x86_fp80 } %.fca.1.insert20, 1
  %.fca.0.insert = insertvalue { x86_fp80, x86_fp80 } poison, x86_fp80 %34, 0
  %.fca.1.insert = insertvalue { x86_fp80, x86_fp80 } %.fca.0.insert, x86_fp80 %35, 1
  ret { x86_fp80, x86_fp80 } %.fca.1.insert
}

define dso_local { x86_fp80, x86_fp80 } @tapeless_body_ctanl(ptr noundef byval({ x86_fp80, x86_fp80 }) align 16 %0) {
  %2 = getelementptr inbounds nuw { x86_fp80, x86_fp80 }, ptr %0, i32 0, i32 1
  %3 = load x86_fp80, ptr %2, align 16
  %4 = getelementptr inbounds nuw { x86_fp80, x86_fp80 }, ptr %0, i32 0, i32 0
  %5 = load x86_fp80, ptr %4, align 16
  %6 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %3)
  %7 = fcmp ogt x86_fp80 %6, 0xK4003C000000000000000
  br i1 %7, label %8, label %21

8:
  %9 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %3)
  %10 = fmul x86_fp80 0xKC0008000000000000000, %9
  %11 = call x86_fp80 @expl(x86_fp80 noundef %10)
  %12 = fmul x86_fp80 0xK40008000000000000000, %11
  %13 = fmul x86_fp80 0xK40008000000000000000, %5
  %14 = call x86_fp80 @cosl(x86_fp80 noundef %13)
  %15 = fmul x86_fp80 %12, %14
  %16 = fsub x86_fp80 0xK3FFF8000000000000000, %15
  %17 = call x86_fp80 @llvm.copysign.f80(x86_fp80 %16, x86_fp80 %3)
  %18 = fmul x86_fp80 0xK40008000000000000000, %5
  %19 = call x86_fp80 @sinl(x86_fp80 noundef %18)
  %20 = fmul x86_fp80 %12, %19
  br label %33

21:
  %22 = call x86_fp80 @sinhl(x86_fp80 noundef %3)
  %23 = call x86_fp80 @cosl(x86_fp80 noundef %5)
  %24 = fmul x86_fp80 %22, %22
  %25 = fmul x86_fp80 %23, %23
  %26 = fadd x86_fp80 %24, %25
  %27 = call x86_fp80 @coshl(x86_fp80 noundef %3)
  %28 = fmul x86_fp80 %22, %27
  %29 = fdiv x86_fp80 %28, %26
  %30 = call x86_fp80 @sinl(x86_fp80 noundef %5)
  %31 = fmul x86_fp80 %30, %23
  %32 = fdiv x86_fp80 %31, %26
  br label %33

33:
  %.sroa.023.0 = phi x86_fp80 [ %17, %8 ], [ %29, %21 ]
  %.sroa.3.0 = phi x86_fp80 [ %20, %8 ], [ %32, %21 ]
  %.fca.0.insert21 = insertvalue { x86_fp80, x86_fp80 } poison, x86_fp80 %.sroa.023.0, 0
  %.fca.1.insert22 = insertvalue { x86_fp80, x86_fp80 } %.fca.0.insert21, x86_fp80 %.sroa.3.0, 1
  %34 = extractvalue { x86_fp80, x86_fp80 } %.fca.1.insert22, 0
  %35 = extractvalue { x86_fp80, x86_fp80 } %.fca.1.insert22, 1
  %.fca.0.insert = insertvalue { x86_fp80, x86_fp80 } poison, x86_fp80 %35, 0
  %.fca.1.insert = insertvalue { x86_fp80, x86_fp80 } %.fca.0.insert, x86_fp80 %34, 1
  ret { x86_fp80, x86_fp80 } %.fca.1.insert
}

declare x86_fp80 @expl(x86_fp80 noundef)

declare x86_fp80 @logl(x86_fp80 noundef)

declare x86_fp80 @log1pl(x86_fp80 noundef)

; Made from complex_double.c by `cargo xtask bodies`.
define dso_local { double, double } @tapeless_body___muldc3(double noundef %0, double noundef %1, double noundef %2, double noundef %3) {
  %5 = fmul double %0, %2
  %6 = fmul double %1, %3
  %7 = fsub double %5, %6
  %8 = fmul double %0, %3
  %9 = fmul double %1, %2
  %10 = fadd double %8, %9
  %11 = fcmp une double %7, %7
  %12 = zext i1 %11 to i32
  %13 = icmp ne i32 %12, 0
  br i1 %13, label %14, label %143

14:
  %15 = fcmp une double %10, %10
  %16 = zext i1 %15 to i32
  %17 = icmp ne i32 %16, 0
  br i1 %17, label %18, label %143

18:
  %19 = call double @llvm.fabs.f64(double %0)
  %20 = fcmp oeq double %19, 0x7FF0000000000000
  %21 = zext i1 %20 to i32
  %22 = icmp ne i32 %21, 0
  br i1 %22, label %28, label %23

23:
  %24 = call double @llvm.fabs.f64(double %1)
  %25 = fcmp oeq double %24, 0x7FF0000000000000
  %26 = zext i1 %25 to i32
  %27 = icmp ne i32 %26, 0
  br label %28

28:
  %29 = phi i1 [ true, %18 ], [ %27, %23 ]
  %30 = zext i1 %29 to i32
  %31 = call double @llvm.fabs.f64(double %2)
  %32 = fcmp oeq double %31, 0x7FF0000000000000
  %33 = zext i1 %32 to i32
  %34 = icmp ne i32 %33, 0
  br i1 %34, label %40, label %35

35:
  %36 = call double @llvm.fabs.f64(double %3)
  %37 = fcmp oeq double %36, 0x7FF0000000000000
  %38 = zext i1 %37 to i32
  %39 = icmp ne i32 %38, 0
  br label %40

40:
  %41 = phi i1 [ true, %28 ], [ %39, %35 ]
  %42 = zext i1 %41 to i32
  %43 = fmul double %0, %2
  %44 = call double @llvm.fabs.f64(double %43)
  %45 = fcmp oeq double %44, 0x7FF0000000000000
  %46 = zext i1 %45 to i32
  %47 = icmp ne i32 %46, 0
  br i1 %47, label %66, label %48

48:
  %49 = fmul double %1, %3
  %50 = call double @llvm.fabs.f64(double %49)
  %51 = fcmp oeq double %50, 0x7FF0000000000000
  %52 = zext i1 %51 to i32
  %53 = icmp ne i32 %52, 0
  br i1 %53, label %66, label %54

54:
  %55 = fmul double %0, %3
  %56 = call double @llvm.fabs.f64(double %55)
  %57 = fcmp oeq double %56, 0x7FF0000000000000
  %58 = zext i1 %57 to i32
  %59 = icmp ne i32 %58, 0
  br i1 %59, label %66, label %60

60:
  %61 = fmul double %1, %2
  %62 = call double @llvm.fabs.f64(double %61)
  %63 = fcmp oeq double %62, 0x7FF0000000000000
  %64 = zext i1 %63 to i32
  %65 = icmp ne i32 %64, 0
  br label %66

66:
  %67 = phi i1 [ true, %54 ], [ true, %48 ], [ true, %40 ], [ %65, %60 ]
  %68 = zext i1 %67 to i32
  %69 = icmp ne i32 %30, 0
  %70 = icmp ne i32 %42, 0
  %or.cond = or i1 %69, %70
  %71 = icmp ne i32 %68, 0
  %or.cond105 = select i1 %or.cond, i1 true, i1 %71
  br i1 %or.cond105, label %72, label %143

72:
  %73 = icmp ne i32 %30, 0
  br i1 %73, label %74, label %89

74:
  %75 = call double @llvm.fabs.f64(double %0)
  %76 = fcmp oeq double %75, 0x7FF0000000000000
  %77 = zext i1 %76 to i32
  %78 = zext i1 %76 to i64
  %79 = select i1 %76, i32 1, i32 0
  %80 = sitofp i32 %79 to double
  %81 = call double @llvm.copysign.f64(double %80, double %0)
  %82 = call double @llvm.fabs.f64(double %1)
  %83 = fcmp oeq double %82, 0x7FF0000000000000
  %84 = zext i1 %83 to i32
  %85 = zext i1 %83 to i64
  %86 = select i1 %83, i32 1, i32 0
  %87 = sitofp i32 %86 to double
  %88 = call double @llvm.copysign.f64(double %87, double %1)
  br label %89

89:
  %.0102 = phi double [ %88, %74 ], [ %1, %72 ]
  %.0 = phi double [ %81, %74 ], [ %0, %72 ]
  %90 = icmp ne i32 %42, 0
  br i1 %90, label %91, label %106

91:
  %92 = call double @llvm.fabs.f64(double %2)
  %93 = fcmp oeq double %92, 0x7FF0000000000000
  %94 = zext i1 %93 to i32
  %95 = zext i1 %93 to i64
  %96 = select i1 %93, i32 1, i32 0
  %97 = sitofp i32 %96 to double
  %98 = call double @llvm.copysign.f64(double %97, double %2)
  %99 = call double @llvm.fabs.f64(double %3)
  %100 = fcmp oeq double %99, 0x7FF0000000000000
  %101 = zext i1 %100 to i32
  %102 = zext i1 %100 to i64
  %103 = select i1 %100, i32 1, i32 0
  %104 = sitofp i32 %103 to double
  %105 = call double @llvm.copysign.f64(double %104, double %3)
  br label %106

106:
  %.0104 = phi double [ %105, %91 ], [ %3, %89 ]
  %.0103 = phi double [ %98, %91 ], [ %2, %89 ]
  %107 = fcmp une double %.0, %.0
  %108 = zext i1 %107 to i32
  %109 = call double @llvm.copysign.f64(double 0.000000e+00, double %.0)
  %110 = select i1 %107, double %109, double %.0
  %111 = fcmp une double %.0102, %.0102
  %112 = zext i1 %111 to i32
  %113 = call double @llvm.copysign.f64(double 0.000000e+00, double %.0102)
  %114 = select i1 %111, double %113, double %.0102
  %115 = fcmp une double %.0103, %.0103
  %116 = zext i1 %115 to i32
  %117 = call double @llvm.copysign.f64(double 0.000000e+00, double %.0103)
  %118 = select i1 %115, double %117, double %.0103
  %119 = fcmp une double %.0104, %.0104
  %120 = zext i1 %119 to i32
  %121 = call double @llvm.copysign.f64(double 0.000000e+00, double %.0104)
  %122 = select i1 %119, double %121, double %.0104
  %123 = fmul double %110, %118
  %124 = fmul double %114, %122
  %125 = fsub double %123, %124
  %126 = call double @llvm.copysign.f64(double 0x7FF0000000000000, double %125)
  %127 = fcmp oeq double %125, 0.000000e+00
  br i1 %127, label %132, label %128

128:
  %129 = fcmp une double %125, %125
  %130 = zext i1 %129 to i32
  br i1 %129, label %132, label %131

131:
  br label %132

132:
  %133 = phi double [ %126, %131 ], [ 0x7FF8000000000000, %128 ], [ 0x7FF8000000000000, %106 ]
  %134 = fmul double %110, %122
  %135 = fmul double %114, %118
  %136 = fadd double %134, %135
  %137 = call double @llvm.copysign.f64(double 0x7FF0000000000000, double %136)
  %138 = fcmp oeq double %136, 0.000000e+00
  br i1 %138, label %143, label %139

139:
  %140 = fcmp une double %136, %136
  %141 = zext i1 %140 to i32
  br i1 %140, label %143, label %142

142:
  br label %143

143:
  %.sroa.0.0 = phi double [ %7, %66 ], [ %7, %4 ], [ %7, %14 ], [ %133, %132 ], [ %133, %139 ], [ %133, %142 ]
  %.sroa.4.0 = phi double [ %10, %66 ], [ %10, %4 ], [ %10, %14 ], [ %137, %142 ], [ 0x7FF8000000000000, %139 ], [ 0x7FF8000000000000, %132 ]
  %.fca.0.insert = insertvalue { double, double } poison, double %.sroa.0.0, 0
  %.fca.1.insert = insertvalue { double, double } %.fca.0.insert, double %.sroa.4.0, 1
  ret { double, double } %.fca.1.insert
}

define dso_local { double, double } @tapeless_body___divdc3(double noundef %0, double noundef %1, double noundef %2, double noundef %3) {
  %5 = call double @llvm.fabs.f64(double %2)
  %6 = call double @llvm.fabs.f64(double %3)
  %7 = fcmp oge double %5, %6
  br i1 %7, label %8, label %18

8:
  %9 = fdiv double %3, %2
  %10 = fmul double %3, %9
  %11 = fadd double %2, %10
  %12 = fmul double %1, %9
  %13 = fadd double %0, %12
  %14 = fdiv double %13, %11
  %15 = fmul double %0, %9
  %16 = fsub double %1, %15
  %17 = fdiv double %16, %11
  br label %28

18:
  %19 = fdiv double %2, %3
  %20 = fmul double %2, %19
  %21 = fadd double %3, %20
  %22 = fmul double %0, %19
  %23 = fadd double %22, %1
  %24 = fdiv double %23, %21
  %25 = fmul double %1, %19
  %26 = fsub double %25, %0
  %27 = fdiv double %26, %21
  br label %28

28:
  %.0131 = phi double [ %14, %8 ], [ %24, %18 ]
  %.0 = phi double [ %17, %8 ], [ %27, %18 ]
  %29 = fcmp une double %.0131, %.0131
  %30 = zext i1 %29 to i32
  %31 = icmp ne i32 %30, 0
  br i1 %31, label %32, label %170

32:
  %33 = fcmp une double %.0, %.0
  %34 = zext i1 %33 to i32
  %35 = icmp ne i32 %34, 0
  br i1 %35, label %36, label %170

36:
  %37 = call double @llvm.fabs.f64(double %0)
  %38 = fcmp oeq double %37, 0x7FF0000000000000
  %39 = zext i1 %38 to i32
  %40 = icmp ne i32 %39, 0
  br i1 %40, label %46, label %41

41:
  %42 = call double @llvm.fabs.f64(double %1)
  %43 = fcmp oeq double %42, 0x7FF0000000000000
  %44 = zext i1 %43 to i32
  %45 = icmp ne i32 %44, 0
  br label %46

46:
  %47 = phi i1 [ true, %36 ], [ %45, %41 ]
  %48 = zext i1 %47 to i32
  %49 = call double @llvm.fabs.f64(double %2)
  %50 = fcmp oeq double %49, 0x7FF0000000000000
  %51 = zext i1 %50 to i32
  %52 = icmp ne i32 %51, 0
  br i1 %52, label %58, label %53

53:
  %54 = call double @llvm.fabs.f64(double %3)
  %55 = fcmp oeq double %54, 0x7FF0000000000000
  %56 = zext i1 %55 to i32
  %57 = icmp ne i32 %56, 0
  br label %58

58:
  %59 = phi i1 [ true, %46 ], [ %57, %53 ]
  %60 = zext i1 %59 to i32
  %61 = fcmp oeq double %2, 0.000000e+00
  %62 = fcmp oeq double %3, 0.000000e+00
  %or.cond = and i1 %61, %62
  br i1 %or.cond, label %63, label %90

63:
  %64 = fcmp une double %0, %0
  %65 = zext i1 %64 to i32
  %66 = icmp ne i32 %65, 0
  br i1 %66, label %67, label %71

67:
  %68 = fcmp une double %1, %1
  %69 = zext i1 %68 to i32
  %70 = icmp ne i32 %69, 0
  br i1 %70, label %90, label %71

71:
  %72 = call double @llvm.copysign.f64(double 1.000000e+00, double %2)
  %73 = fmul double %72, %0
  %74 = call double @llvm.copysign.f64(double 0x7FF0000000000000, double %73)
  %75 = fcmp oeq double %73, 0.000000e+00
  br i1 %75, label %80, label %76

76:
  %77 = fcmp une double %73, %73
  %78 = zext i1 %77 to i32
  br i1 %77, label %80, label %79

79:
  br label %80

80:
  %81 = phi double [ %74, %79 ], [ 0x7FF8000000000000, %76 ], [ 0x7FF8000000000000, %71 ]
  %82 = call double @llvm.copysign.f64(double 1.000000e+00, double %2)
  %83 = fmul double %82, %1
  %84 = call double @llvm.copysign.f64(double 0x7FF0000000000000, double %83)
  %85 = fcmp oeq double %83, 0.000000e+00
  br i1 %85, label %170, label %86

86:
  %87 = fcmp une double %83, %83
  %88 = zext i1 %87 to i32
  br i1 %87, label %170, label %89

89:
  br label %170

90:
  %91 = icmp eq i32 %48, 0
  %92 = icmp ne i32 %60, 0
  %or.cond132 = or i1 %91, %92
  br i1 %or.cond132, label %136, label %93

93:
  %94 = fcmp une double %2, %2
  %95 = zext i1 %94 to i32
  %96 = icmp ne i32 %95, 0
  br i1 %96, label %136, label %97

97:
  %98 = fcmp une double %3, %3
  %99 = zext i1 %98 to i32
  %100 = icmp ne i32 %99, 0
  br i1 %100, label %136, label %101

101:
  %102 = call double @llvm.fabs.f64(double %0)
  %103 = fcmp oeq double %102, 0x7FF0000000000000
  %104 = zext i1 %103 to i32
  %105 = zext i1 %103 to i64
  %106 = select i1 %103, i32 1, i32 0
  %107 = sitofp i32 %106 to double
  %108 = call double @llvm.copysign.f64(double %107, double %0)
  %109 = call double @llvm.fabs.f64(double %1)
  %110 = fcmp oeq double %109, 0x7FF0000000000000
  %111 = zext i1 %110 to i32
  %112 = zext i1 %110 to i64
  %113 = select i1 %110, i32 1, i32 0
  %114 = sitofp i32 %113 to double
  %115 = call double @llvm.copysign.f64(double %114, double %1)
  %116 = fmul double %108, %2
  %117 = fmul double %115, %3
  %118 = fadd double %116, %117
  %119 = call double @llvm.copysign.f64(double 0x7FF0000000000000, double %118)
  %120 = fcmp oeq double %118, 0.000000e+00
  br i1 %120, label %125, label %121

121:
  %122 = fcmp une double %118, %118
  %123 = zext i1 %122 to i32
  br i1 %122, label %125, label %124

124:
  br label %125

125:
  %126 = phi double [ %119, %124 ], [ 0x7FF8000000000000, %121 ], [ 0x7FF8000000000000, %101 ]
  %127 = fmul double %115, %2
  %128 = fmul double %108, %3
  %129 = fsub double %127, %128
  %130 = call double @llvm.copysign.f64(double 0x7FF0000000000000, double %129)
  %131 = fcmp oeq double %129, 0.000000e+00
  br i1 %131, label %170, label %132

132:
  %133 = fcmp une double %129, %129
  %134 = zext i1 %133 to i32
  br i1 %133, label %170, label %135

135:
  br label %170

136:
  %137 = icmp eq i32 %60, 0
  %138 = icmp ne i32 %48, 0
  %or.cond133 = or i1 %137, %138
  br i1 %or.cond133, label %170, label %139

139:
  %140 = fcmp une double %0, %0
  %141 = zext i1 %140 to i32
  %142 = icmp ne i32 %141, 0
  br i1 %142, label %170, label %143

143:
  %144 = fcmp une double %1, %1
  %145 = zext i1 %144 to i32
  %146 = icmp ne i32 %145, 0
  br i1 %146, label %170, label %147

147:
  %148 = call double @llvm.fabs.f64(double %2)
  %149 = fcmp oeq double %148, 0x7FF0000000000000
  %150 = zext i1 %149 to i32
  %151 = zext i1 %149 to i64
  %152 = select i1 %149, i32 1, i32 0
  %153 = sitofp i32 %152 to double
  %154 = call double @llvm.copysign.f64(double %153, double %2)
  %155 = call double @llvm.fabs.f64(double %3)
  %156 = fcmp oeq double %155, 0x7FF0000000000000
  %157 = zext i1 %156 to i32
  %158 = zext i1 %156 to i64
  %159 = select i1 %156, i32 1, i32 0
  %160 = sitofp i32 %159 to double
  %161 = call double @llvm.copysign.f64(double %160, double %3)
  %162 = fmul double %0, %154
  %163 = fmul double %1, %161
  %164 = fadd double %162, %163
  %165 = call double @llvm.copysign.f64(double 0.000000e+00, double %164)
  %166 = fmul double %1, %154
  %167 = fmul double %0, %161
  %168 = fsub double %166, %167
  %169 = call double @llvm.copysign.f64(double 0.000000e+00, double %168)
  br label %170

170:
  %.sroa.0.0 = phi double [ %126, %135 ], [ %165, %147 ], [ %81, %89 ], [ %.0131, %28 ], [ %.0131, %32 ], [ %81, %80 ], [ %81, %86 ], [ %126, %125 ], [ %126, %132 ], [ %.0131, %143 ], [ %.0131, %139 ], [ %.0131, %136 ]
  %.sroa.6.0 = phi double [ 0x7FF8000000000000, %125 ], [ %169, %147 ], [ 0x7FF8000000000000, %80 ], [ %.0, %28 ], [ %.0, %32 ], [ %84, %89 ], [ 0x7FF8000000000000, %86 ], [ %130, %135 ], [ 0x7FF8000000000000, %132 ], [ %.0, %143 ], [ %.0, %139 ], [ %.0, %136 ]
  %.fca.0.insert = insertvalue { double, double } poison, double %.sroa.0.0, 0
  %.fca.1.insert = insertvalue { double, double } %.fca.0.insert, double %.sroa.6.0, 1
  ret { double, double } %.fca.1.insert
}

declare double @llvm.fabs.f64(double)

declare double @llvm.copysign.f64(double, double)

define dso_local double @tapeless_body_cabs(double noundef %0, double noundef %1) {
  %3 = call double @hypot(double noundef %0, double noundef %1)
  ret double %3
}

declare double @hypot(double noundef, double noundef)

define dso_local double @tapeless_body_carg(double noundef %0, double noundef %1) {
  %3 = call double @atan2(double noundef %1, double noundef %0)
  ret double %3
}

declare double @atan2(double noundef, double noundef)

define dso_local double @tapeless_body_creal(double noundef %0, double noundef %1) {
  ret double %0
}

define dso_local double @tapeless_body_cimag(double noundef %0, double noundef %1) {
  ret double %1
}

define dso_local { double, double } @tapeless_body_conj(double noundef %0, double noundef %1) {
  %3 = fneg double %1
  %.fca.0.insert = insertvalue { double, double } poison, double %0, 0
  %.fca.1.insert = insertvalue { double, double } %.fca.0.insert, double %3, 1
  ret { double, double } %.fca.1.insert
}

define dso_local { double, double } @tapeless_body_cexp(double noundef %0, double noundef %1) {
  %3 = fcmp ogt double %0, 7.000000e+02
  br i1 %3, label %4, label %7

4:
  %5 = call double @exp(double noundef 7.000000e+02)
  %6 = fsub double %0, 7.000000e+02
  br label %7

7:
  %.015 = phi double [ %5, %4 ], [ 1.000000e+00, %2 ]
  %.0 = phi double [ %6, %4 ], [ %0, %2 ]
  %8 = call double @exp(double noundef %.0)
  %9 = call double @cos(double noundef %1)
  %10 = fmul double %8, %9
  %11 = fmul double %10, %.015
  %12 = call double @sin(double noundef %1)
  %13 = fmul double %8, %12
  %14 = fmul double %13, %.015
  %.fca.0.insert11 = insertvalue { double, double } poison, double %11, 0
  %.fca.1.insert12 = insertvalue { double, double } %.fca.0.insert11, double %14, 1
  %15 = extractvalue { double, double } %.fca.1.insert12, 0
  %16 = extractvalue { double, double } %.fca.1.insert12, 1
  %.fca.0.insert = insertvalue { double, double } poison, double %15, 0
  %.fca.1.insert = insertvalue { double, double } %.fca.0.insert, double %16, 1
  ret { double, double } %.fca.1.insert
}

define dso_local { double, double } @tapeless_body_clog(double noundef %0, double noundef %1) {
  %3 = call double @hypot(double noundef %0, double noundef %1)
  %4 = call double @atan2(double noundef %1, double noundef %0)
  %5 = fcmp ogt double %3, 5.000000e-01
  %6 = fcmp olt double %3, 2.000000e+00
  %or.cond = and i1 %5, %6
  br i1 %or.cond, label %9, label %7

7:
  %8 = call double @log(double noundef %3)
  br label %29

9:
  %10 = call double @llvm.fabs.f64(double %0)
  %11 = call double @llvm.fabs.f64(double %1)
  %12 = fcmp oge double %10, %11
  br i1 %12, label %13, label %19

13:
  %14 = fsub double %0, 1.000000e+00
  %15 = fadd double %0, 1.000000e+00
  %16 = fmul double %14, %15
  %17 = fmul double %1, %1
  %18 = fadd double %16, %17
  br label %25

19:
  %20 = fsub double %1, 1.000000e+00
  %21 = fadd double %1, 1.000000e+00
  %22 = fmul double %20, %21
  %23 = fmul double %0, %0
  %24 = fadd double %22, %23
  br label %25

25:
  %26 = phi double [ %18, %13 ], [ %24, %19 ]
  %27 = call double @log1p(double noundef %26)
  %28 = fdiv double %27, 2.000000e+00
  br label %29

29:
  %.sroa.024.0 = phi double [ %28, %25 ], [ %8, %7 ]
  %.fca.0.insert22 = insertvalue { double, double } poison, double %.sroa.024.0, 0
  %.fca.1.insert23 = insertvalue { double, double } %.fca.0.insert22, double %4, 1
  %30 = extractvalue { double, double } %.fca.1.insert23, 0
  %31 = extractvalue { double, double } %.fca.1.insert23, 1
  %.fca.0.insert = insertvalue { double, double } poison, double %30, 0
  %.fca.1.insert = insertvalue { double, double } %.fca.0.insert, double %31, 1
  ret { double, double } %.fca.1.insert
}

define dso_local { double, double } @tapeless_body_csqrt(double noundef %0, double noundef %1) {
  %3 = fcmp oeq double %0, 0.000000e+00
  %4 = fcmp oeq double %1, 0.000000e+00
  %or.cond = and i1 %3, %4
  br i1 %or.cond, label %5, label %11

5:
  %6 = call double @hypot(double noundef %0, double noundef %1)
  %7 = call double @sqrt(double noundef %6)
  %8 = call double @llvm.copysign.f64(double %7, double %1)
  %.fca.0.insert22 = insertvalue { double, double } poison, double %7, 0
  %.fca.1.insert23 = insertvalue { double, double } %.fca.0.insert22, double %8, 1
  %9 = extractvalue { double, double } %.fca.1.insert23, 0
  %10 = extractvalue { double, double } %.fca.1.insert23, 1
  br label %28

11:
  %12 = call double @llvm.fabs.f64(double %0)
  %13 = fdiv double %12, 8.000000e+00
  %14 = fdiv double %0, 8.000000e+00
  %15 = fdiv double %1, 8.000000e+00
  %16 = call double @hypot(double noundef %14, double noundef %15)
  %17 = fadd double %13, %16
  %18 = call double @sqrt(double noundef %17)
  %19 = fmul double %18, 2.000000e+00
  %20 = fcmp oge double %0, 0.000000e+00
  br i1 %20, label %21, label %24

21:
  %22 = fmul double 2.000000e+00, %19
  %23 = fdiv double %1, %22
  br label %28

24:
  %25 = call double @llvm.copysign.f64(double %19, double %1)
  %26 = fmul double 2.000000e+00, %25
  %27 = fdiv double %1, %26
  br label %28

28:
  %.sroa.016.0 = phi double [ %9, %5 ], [ %19, %21 ], [ %27, %24 ]
  %.sroa.4.0 = phi double [ %10, %5 ], [ %23, %21 ], [ %25, %24 ]
  %.fca.0.insert = insertvalue { double, double } poison, double %.sroa.016.0, 0
  %.fca.1.insert = insertvalue { double, double } %.fca.0.insert, double %.sroa.4.0, 1
  ret { double, double } %.fca.1.insert
}

declare double @sqrt(double noundef)

define dso_local { double, double } @tapeless_body_cpow(double noundef %0, double noundef %1, double noundef %2, double noundef %3) {
  %5 = fcmp oeq double %0, 0.000000e+00
  %6 = fcmp oeq double %1, 0.000000e+00
  %or.cond = and i1 %5, %6
  %7 = fcmp ogt double %2, 0.000000e+00
  %or.cond71 = and i1 %or.cond, %7
  br i1 %or.cond71, label %8, label %19

8:
  %9 = fcmp oeq double %2, 1.000000e+00
  %10 = fcmp oeq double %3, 0.000000e+00
  %or.cond72 = and i1 %9, %10
  br i1 %or.cond72, label %69, label %11

11:
  %12 = fcmp ogt double %2, 1.000000e+00
  br i1 %12, label %69, label %13

13:
  %14 = call double @hypot(double noundef %0, double noundef %1)
  %15 = call double @sqrt(double noundef %14)
  %16 = call double @llvm.copysign.f64(double %15, double %1)
  %.fca.0.insert66 = insertvalue { double, double } poison, double %15, 0
  %.fca.1.insert67 = insertvalue { double, double } %.fca.0.insert66, double %16, 1
  %17 = extractvalue { double, double } %.fca.1.insert67, 0
  %18 = extractvalue { double, double } %.fca.1.insert67, 1
  br label %69

19:
  %20 = call double @hypot(double noundef %0, double noundef %1)
  %21 = call double @atan2(double noundef %1, double noundef %0)
  %22 = fcmp ogt double %20, 5.000000e-01
  %23 = fcmp olt double %20, 2.000000e+00
  %or.cond73 = and i1 %22, %23
  br i1 %or.cond73, label %26, label %24

24:
  %25 = call double @log(double noundef %20)
  br label %46

26:
  %27 = call double @llvm.fabs.f64(double %0)
  %28 = call double @llvm.fabs.f64(double %1)
  %29 = fcmp oge double %27, %28
  br i1 %29, label %30, label %36

30:
  %31 = fsub double %0, 1.000000e+00
  %32 = fadd double %0, 1.000000e+00
  %33 = fmul double %31, %32
  %34 = fmul double %1, %1
  %35 = fadd double %33, %34
  br label %42

36:
  %37 = fsub double %1, 1.000000e+00
  %38 = fadd double %1, 1.000000e+00
  %39 = fmul double %37, %38
  %40 = fmul double %0, %0
  %41 = fadd double %39, %40
  br label %42

42:
  %43 = phi double [ %35, %30 ], [ %41, %36 ]
  %44 = call double @log1p(double noundef %43)
  %45 = fdiv double %44, 2.000000e+00
  br label %46

46:
  %.sroa.059.0 = phi double [ %45, %42 ], [ %25, %24 ]
  %.fca.0.insert57 = insertvalue { double, double } poison, double %.sroa.059.0, 0
  %.fca.1.insert58 = insertvalue { double, double } %.fca.0.insert57, double %21, 1
  %47 = extractvalue { double, double } %.fca.1.insert58, 0
  %48 = extractvalue { double, double } %.fca.1.insert58, 1
  %49 = fmul double %2, %47
  %50 = fmul double %3, %48
  %51 = fsub double %49, %50
  %52 = fmul double %2, %48
  %53 = fmul double %3, %47
  %54 = fadd double %52, %53
  %55 = fcmp ogt double %51, 7.000000e+02
  br i1 %55, label %56, label %59

56:
  %57 = call double @exp(double noundef 7.000000e+02)
  %58 = fsub double %51, 7.000000e+02
  br label %59

59:
  %.070 = phi double [ %57, %56 ], [ 1.000000e+00, %46 ]
  %.0 = phi double [ %58, %56 ], [ %51, %46 ]
  %60 = call double @exp(double noundef %.0)
  %61 = call double @cos(double noundef %54)
  %62 = fmul double %60, %61
  %63 = fmul double %62, %.070
  %64 = call double @sin(double noundef %54)
  %65 = fmul double %60, %64
  %66 = fmul double %65, %.070
  %.fca.0.insert33 = insertvalue { double, double } poison, double %63, 0
  %.fca.1.insert34 = insertvalue { double, double } %.fca.0.insert33, double %66, 1
  %67 = extractvalue { double, double } %.fca.1.insert34, 0
  %68 = extractvalue { double, double } %.fca.1.insert34, 1
  br label %69

69:
  %.sroa.023.0 = phi double [ %67, %59 ], [ %0, %8 ], [ %17, %13 ], [ 0.000000e+00, %11 ]
  %.sroa.4.0 = phi double [ %68, %59 ], [ %1, %8 ], [ %18, %13 ], [ 0.000000e+00, %11 ]
  %.fca.0.insert = insertvalue { double, double } poison, double %.sroa.023.0, 0
  %.fca.1.insert = insertvalue { double, double } %.fca.0.insert, double %.sroa.4.0, 1
  ret { double, double } %.fca.1.insert
}

define dso_local { double, double } @tapeless_body_csin(double noundef %0, double noundef %1) {
  %3 = call double @sin(double noundef %0)
  %4 = call double @cosh(double noundef %1)
  %5 = fmul double %3, %4
  %6 = call double @cos(double noundef %0)
  %7 = call double @sinh(double noundef %1)
  %8 = fmul double %6, %7
  %.fca.0.insert = insertvalue { double, double } poison, double %5, 0
  %.fca.1.insert = insertvalue { double, double } %.fca.0.insert, double %8, 1
  ret { double, double } %.fca.1.insert
}

declare double @sin(double noundef)

declare double @cosh(double noundef)

declare double @cos(double noundef)

declare double @sinh(double noundef)

define dso_local { double, double } @tapeless_body_ccos(double noundef %0, double noundef %1) {
  %3 = call double @cos(double noundef %0)
  %4 = call double @cosh(double noundef %1)
  %5 = fmul double %3, %4
  %6 = call double @sin(double noundef %0)
  %7 = call double @sinh(double noundef %1)
  %8 = fmul double %6, %7
  %9 = fneg double %8
  %.fca.0.insert = insertvalue { double, double } poison, double %5, 0
  %.fca.1.insert = insertvalue { double, double } %.fca.0.insert, double %9, 1
  ret { double, double } %.fca.1.insert
}

define dso_local { double, double } @tapeless_body_csinh(double noundef %0, double noundef %1) {
  %3 = call double @sinh(double noundef %0)
  %4 = call double @cos(double noundef %1)
  %5 = fmul double %3, %4
  %6 = call double @cosh(double noundef %0)
  %7 = call double @sin(double noundef %1)
  %8 = fmul double %6, %7
  %.fca.0.insert = insertvalue { double, double } poison, double %5, 0
  %.fca.1.insert = insertvalue { double, double } %.fca.0.insert, double %8, 1
  ret { double, double } %.fca.1.insert
}

define dso_local { double, double } @tapeless_body_ccosh(double noundef %0, double noundef %1) {
  %3 = call double @cosh(double noundef %0)
  %4 = call double @cos(double noundef %1)
  %5 = fmul double %3, %4
  %6 = call double @sinh(double noundef %0)
  %7 = call double @sin(double noundef %1)
  %8 = fmul double %6, %7
  %.fca.0.insert = insertvalue { double, double } poison, double %5, 0
  %.fca.1.insert = insertvalue { double, double } %.fca.0.insert, double %8, 1
  ret { double, double } %.fca.1.insert
}

define dso_local { double, double } @tapeless_body_ctanh(double noundef %0, double noundef %1) {
  %3 = call double @llvm.fabs.f64(double %0)
  %4 = fcmp ogt double %3, 2.400000e+01
  br i1 %4, label %5, label %18

5:
  %6 = call double @llvm.fabs.f64(double %0)
  %7 = fmul double -2.000000e+00, %6
  %8 = call double @exp(double noundef %7)
  %9 = fmul double 2.000000e+00, %8
  %10 = fmul double 2.000000e+00, %1
  %11 = call double @cos(double noundef %10)
  %12 = fmul double %9, %11
  %13 = fsub double 1.000000e+00, %12
  %14 = call double @llvm.copysign.f64(double %13, double %0)
  %15 = fmul double 2.000000e+00, %1
  %16 = call double @sin(double noundef %15)
  %17 = fmul double %9, %16
  br label %30

18:
  %19 = call double @sinh(double noundef %0)
  %20 = call double @cos(double noundef %1)
  %21 = fmul double %19, %19
  %22 = fmul double %20, %20
  %23 = fadd double %21, %22
  %24 = call double @cosh(double noundef %0)
  %25 = fmul double %19, %24
  %26 = fdiv double %25, %23
  %27 = call double @sin(double noundef %1)
  %28 = fmul double %27, %20
  %29 = fdiv double %28, %23
  br label %30

30:
  %.sroa.023.0 = phi double [ %14, %5 ], [ %26, %18 ]
  %.sroa.3.0 = phi double [ %17, %5 ], [ %29, %18 ]
  %.fca.0.insert21 = insertvalue { double, double } poison, double %.sroa.023.0, 0
  %.fca.1.insert22 = insertvalue { double, double } %.fca.0.insert21, double %.sroa.3.0, 1
  %31 = extractvalue { double, double } %.fca.1.insert22, 0
  %32 = extractvalue { double, double } %.fca.1.insert22, 1
  %.fca.0.insert = insertvalue { double, double } poison, double %31, 0
  %.fca.1.insert = insertvalue { double, double } %.fca.0.insert, double %32, 1
  ret { double, double } %.fca.1.insert
}

define dso_local { double, double } @tapeless_body_ctan(double noundef %0, double noundef %1) {
  %3 = call double @llvm.fabs.f64(double %1)
  %4 = fcmp ogt double %3, 2.400000e+01
  br i1 %4, label %5, label %18

5:
  %6 = call double @llvm.fabs.f64(double %1)
  %7 = fmul double -2.000000e+00, %6
  %8 = call double @exp(double noundef %7)
  %9 = fmul double 2.000000e+00, %8
  %10 = fmul double 2.000000e+00, %0
  %11 = call double @cos(double noundef %10)
  %12 = fmul double %9, %11
  %13 = fsub double 1.000000e+00, %12
  %14 = call double @llvm.copysign.f64(double %13, double %1)
  %15 = fmul double 2.000000e+00, %0
  %16 = call double @sin(double noundef %15)
  %17 = fmul double %9, %16
  br label %30

18:
  %19 = call double @sinh(double noundef %1)
  %20 = call double @cos(double noundef %0)
  %21 = fmul double %19, %19
  %22 = fmul double %20, %20
  %23 = fadd double %21, %22
  %24 = call double @cosh(double noundef %1)
  %25 = fmul double %19, %24
  %26 = fdiv double %25, %23
  %27 = call double @sin(double noundef %0)
  %28 = fmul double %27, %20
  %29 = fdiv double %28, %23
  br label %30

30:
  %.sroa.025.0 = phi double [ %14, %5 ], [ %26, %18 ]
  %.sroa.3.0 = phi double [ %17, %5 ], [ %29, %18 ]
  %.fca.0.insert23 = insertvalue { double, double } poison, double %.sroa.025.0, 0
  %.fca.1.insert24 = insertvalue { double, double } %.fca.0.insert23, double %.sroa.3.0, 1
  %31 = extractvalue { double, double } %.fca.1.insert24, 0
  %32 = extractvalue { double, double } %.fca.1.insert24, 1
  %.fca.0.insert = insertvalue { double, double } poison, double %32, 0
  %.fca.1.insert = insertvalue { double, double } %.fca.0.insert, double %31, 1
  ret { double, double } %.fca.1.insert
}

declare double @exp(double noundef)

declare double @log(double noundef)

declare double @log1p(double noundef)

; Made from fortran_products.c by `cargo xtask bodies`.
%struct.array = type { ptr, i64, i32, i8, i8, i8, i8, [0 x %struct.dimension] }
%struct.dimension = type { i64, i64, i64 }

define dso_local void @tapeless_body__FortranAMatmulReal8Real8(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) {
  %6 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 3
  %7 = load i8, ptr %6, align 4
  %8 = sext i8 %7 to i32
  %9 = icmp eq i32 %8, 2
  br i1 %9, label %10, label %15

10:
  %11 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 7
  %12 = getelementptr inbounds [0 x %struct.dimension], ptr %11, i64 0, i64 0
  %13 = getelementptr inbounds nuw %struct.dimension, ptr %12, i32 0, i32 1
  %14 = load i64, ptr %13, align 8
  br label %15

15:
  %16 = phi i64 [ %14, %10 ], [ 1, %5 ]
  %17 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 3
  %18 = load i8, ptr %17, align 4
  %19 = sext i8 %18 to i32
  %20 = icmp eq i32 %19, 2
  br i1 %20, label %21, label %26

21:
  %22 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 7
  %23 = getelementptr inbounds [0 x %struct.dimension], ptr %22, i64 0, i64 1
  %24 = getelementptr inbounds nuw %struct.dimension, ptr %23, i32 0, i32 1
  %25 = load i64, ptr %24, align 8
  br label %31

26:
  %27 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 7
  %28 = getelementptr inbounds [0 x %struct.dimension], ptr %27, i64 0, i64 0
  %29 = getelementptr inbounds nuw %struct.dimension, ptr %28, i32 0, i32 1
  %30 = load i64, ptr %29, align 8
  br label %31

31:
  %32 = phi i64 [ %25, %21 ], [ %30, %26 ]
  %33 = getelementptr inbounds nuw %struct.array, ptr %2, i32 0, i32 3
  %34 = load i8, ptr %33, align 4
  %35 = sext i8 %34 to i32
  %36 = icmp eq i32 %35, 2
  br i1 %36, label %37, label %42

37:
  %38 = getelementptr inbounds nuw %struct.array, ptr %2, i32 0, i32 7
  %39 = getelementptr inbounds [0 x %struct.dimension], ptr %38, i64 0, i64 1
  %40 = getelementptr inbounds nuw %struct.dimension, ptr %39, i32 0, i32 1
  %41 = load i64, ptr %40, align 8
  br label %42

42:
  %43 = phi i64 [ %41, %37 ], [ 1, %31 ]
  %44 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 3
  %45 = load i8, ptr %44, align 4
  %46 = sext i8 %45 to i32
  %47 = getelementptr inbounds nuw %struct.array, ptr %2, i32 0, i32 3
  %48 = load i8, ptr %47, align 4
  %49 = sext i8 %48 to i32
  %50 = add nsw i32 %46, %49
  %51 = sub nsw i32 %50, 2
  %52 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 1
  %53 = load i64, ptr %52, align 8
  %54 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 1
  store i64 %53, ptr %54, align 8
  %55 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 2
  store i32 20240719, ptr %55, align 8
  %56 = trunc i32 %51 to i8
  %57 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 3
  store i8 %56, ptr %57, align 4
  %58 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 4
  %59 = load i8, ptr %58, align 1
  %60 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 4
  store i8 %59, ptr %60, align 1
  %61 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 5
  store i8 2, ptr %61, align 2
  %62 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 6
  store i8 0, ptr %62, align 1
  %63 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 3
  %64 = load i8, ptr %63, align 4
  %65 = sext i8 %64 to i32
  %66 = icmp eq i32 %65, 2
  %. = select i1 %66, i64 %16, i64 %43
  %67 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 7
  %68 = sext i32 0 to i64
  %69 = getelementptr inbounds [0 x %struct.dimension], ptr %67, i64 0, i64 %68
  store i64 1, ptr %69, align 8
  %70 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 7
  %71 = sext i32 0 to i64
  %72 = getelementptr inbounds [0 x %struct.dimension], ptr %70, i64 0, i64 %71
  %73 = getelementptr inbounds nuw %struct.dimension, ptr %72, i32 0, i32 1
  store i64 %., ptr %73, align 8
  %74 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 3
  %75 = load i8, ptr %74, align 4
  %76 = sext i8 %75 to i32
  %77 = icmp eq i32 %76, 2
  br i1 %77, label %78, label %86

78:
  %79 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 7
  %80 = sext i32 1 to i64
  %81 = getelementptr inbounds [0 x %struct.dimension], ptr %79, i64 0, i64 %80
  store i64 1, ptr %81, align 8
  %82 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 7
  %83 = sext i32 1 to i64
  %84 = getelementptr inbounds [0 x %struct.dimension], ptr %82, i64 0, i64 %83
  %85 = getelementptr inbounds nuw %struct.dimension, ptr %84, i32 0, i32 1
  store i64 %43, ptr %85, align 8
  br label %86

86:
  call void @allocate(ptr noundef %0)
  %87 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 3
  %88 = load i8, ptr %87, align 4
  %89 = sext i8 %88 to i32
  %90 = icmp eq i32 %89, 2
  br i1 %90, label %91, label %97

91:
  %92 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 7
  %93 = getelementptr inbounds [0 x %struct.dimension], ptr %92, i64 0, i64 0
  %94 = getelementptr inbounds nuw %struct.dimension, ptr %93, i32 0, i32 2
  %95 = load i64, ptr %94, align 8
  %96 = sdiv i64 %95, 8
  br label %97

97:
  %98 = phi i64 [ %96, %91 ], [ 0, %86 ]
  %99 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 3
  %100 = load i8, ptr %99, align 4
  %101 = sext i8 %100 to i32
  %102 = icmp eq i32 %101, 2
  br i1 %102, label %103, label %108

103:
  %104 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 7
  %105 = getelementptr inbounds [0 x %struct.dimension], ptr %104, i64 0, i64 1
  %106 = getelementptr inbounds nuw %struct.dimension, ptr %105, i32 0, i32 2
  %107 = load i64, ptr %106, align 8
  br label %113

108:
  %109 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 7
  %110 = getelementptr inbounds [0 x %struct.dimension], ptr %109, i64 0, i64 0
  %111 = getelementptr inbounds nuw %struct.dimension, ptr %110, i32 0, i32 2
  %112 = load i64, ptr %111, align 8
  br label %113

113:
  %114 = phi i64 [ %107, %103 ], [ %112, %108 ]
  %115 = sdiv i64 %114, 8
  %116 = getelementptr inbounds nuw %struct.array, ptr %2, i32 0, i32 7
  %117 = getelementptr inbounds [0 x %struct.dimension], ptr %116, i64 0, i64 0
  %118 = getelementptr inbounds nuw %struct.dimension, ptr %117, i32 0, i32 2
  %119 = load i64, ptr %118, align 8
  %120 = sdiv i64 %119, 8
  %121 = getelementptr inbounds nuw %struct.array, ptr %2, i32 0, i32 3
  %122 = load i8, ptr %121, align 4
  %123 = sext i8 %122 to i32
  %124 = icmp eq i32 %123, 2
  br i1 %124, label %125, label %131

125:
  %126 = getelementptr inbounds nuw %struct.array, ptr %2, i32 0, i32 7
  %127 = getelementptr inbounds [0 x %struct.dimension], ptr %126, i64 0, i64 1
  %128 = getelementptr inbounds nuw %struct.dimension, ptr %127, i32 0, i32 2
  %129 = load i64, ptr %128, align 8
  %130 = sdiv i64 %129, 8
  br label %131

131:
  %132 = phi i64 [ %130, %125 ], [ 0, %113 ]
  %133 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 0
  %134 = load ptr, ptr %133, align 8
  %135 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 0
  %136 = load ptr, ptr %135, align 8
  %137 = getelementptr inbounds nuw %struct.array, ptr %2, i32 0, i32 0
  %138 = load ptr, ptr %137, align 8
  br label %139

139:
  %.075 = phi i64 [ 0, %131 ], [ %164, %163 ]
  %140 = icmp ult i64 %.075, %43
  br i1 %140, label %141, label %165

141:
  %.074 = phi i64 [ %162, %158 ], [ 0, %139 ]
  %142 = icmp ult i64 %.074, %16
  br i1 %142, label %143, label %163

143:
  %.073 = phi double [ %156, %145 ], [ 0.000000e+00, %141 ]
  %.0 = phi i64 [ %157, %145 ], [ 0, %141 ]
  %144 = icmp ult i64 %.0, %32
  br i1 %144, label %145, label %158

145:
  %146 = mul i64 %.074, %98
  %147 = mul i64 %.0, %115
  %148 = add i64 %146, %147
  %149 = getelementptr inbounds nuw double, ptr %136, i64 %148
  %150 = load double, ptr %149, align 8
  %151 = mul i64 %.0, %120
  %152 = mul i64 %.075, %132
  %153 = add i64 %151, %152
  %154 = getelementptr inbounds nuw double, ptr %138, i64 %153
  %155 = load double, ptr %154, align 8
  %156 = call double @llvm.fmuladd.f64(double %150, double %155, double %.073)
  %157 = add i64 %.0, 1
  br label %143

158:
  %159 = mul i64 %.075, %16
  %160 = add i64 %.074, %159
  %161 = getelementptr inbounds nuw double, ptr %134, i64 %160
  store double %.073, ptr %161, align 8
  %162 = add i64 %.074, 1
  br label %141

163:
  %164 = add i64 %.075, 1
  br label %139

165:
  ret void
}

define internal void @allocate(ptr noundef %0) {
  %2 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 1
  %3 = load i64, ptr %2, align 8
  br label %4

4:
  %.012 = phi i64 [ %3, %1 ], [ %19, %9 ]
  %.0 = phi i32 [ 0, %1 ], [ %20, %9 ]
  %5 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 3
  %6 = load i8, ptr %5, align 4
  %7 = sext i8 %6 to i32
  %8 = icmp slt i32 %.0, %7
  br i1 %8, label %9, label %21

9:
  %10 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 7
  %11 = sext i32 %.0 to i64
  %12 = getelementptr inbounds [0 x %struct.dimension], ptr %10, i64 0, i64 %11
  %13 = getelementptr inbounds nuw %struct.dimension, ptr %12, i32 0, i32 2
  store i64 %.012, ptr %13, align 8
  %14 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 7
  %15 = sext i32 %.0 to i64
  %16 = getelementptr inbounds [0 x %struct.dimension], ptr %14, i64 0, i64 %15
  %17 = getelementptr inbounds nuw %struct.dimension, ptr %16, i32 0, i32 1
  %18 = load i64, ptr %17, align 8
  %19 = mul nsw i64 %.012, %18
  %20 = add nsw i32 %.0, 1
  br label %4, !llvm.loop !9

21:
  %22 = icmp sgt i64 %.012, 0
  %.012. = select i1 %22, i64 %.012, i64 1
  %23 = call ptr @malloc(i64 noundef %.012.)
  %24 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 0
  store ptr %23, ptr %24, align 8
  ret void
}

declare double @llvm.fmuladd.f64(double, double, double)

define dso_local void @tapeless_body__FortranAMatmulReal4Real4(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) {
  %6 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 3
  %7 = load i8, ptr %6, align 4
  %8 = sext i8 %7 to i32
  %9 = icmp eq i32 %8, 2
  br i1 %9, label %10, label %15

10:
  %11 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 7
  %12 = getelementptr inbounds [0 x %struct.dimension], ptr %11, i64 0, i64 0
  %13 = getelementptr inbounds nuw %struct.dimension, ptr %12, i32 0, i32 1
  %14 = load i64, ptr %13, align 8
  br label %15

15:
  %16 = phi i64 [ %14, %10 ], [ 1, %5 ]
  %17 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 3
  %18 = load i8, ptr %17, align 4
  %19 = sext i8 %18 to i32
  %20 = icmp eq i32 %19, 2
  br i1 %20, label %21, label %26

21:
  %22 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 7
  %23 = getelementptr inbounds [0 x %struct.dimension], ptr %22, i64 0, i64 1
  %24 = getelementptr inbounds nuw %struct.dimension, ptr %23, i32 0, i32 1
  %25 = load i64, ptr %24, align 8
  br label %31

26:
  %27 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 7
  %28 = getelementptr inbounds [0 x %struct.dimension], ptr %27, i64 0, i64 0
  %29 = getelementptr inbounds nuw %struct.dimension, ptr %28, i32 0, i32 1
  %30 = load i64, ptr %29, align 8
  br label %31

31:
  %32 = phi i64 [ %25, %21 ], [ %30, %26 ]
  %33 = getelementptr inbounds nuw %struct.array, ptr %2, i32 0, i32 3
  %34 = load i8, ptr %33, align 4
  %35 = sext i8 %34 to i32
  %36 = icmp eq i32 %35, 2
  br i1 %36, label %37, label %42

37:
  %38 = getelementptr inbounds nuw %struct.array, ptr %2, i32 0, i32 7
  %39 = getelementptr inbounds [0 x %struct.dimension], ptr %38, i64 0, i64 1
  %40 = getelementptr inbounds nuw %struct.dimension, ptr %39, i32 0, i32 1
  %41 = load i64, ptr %40, align 8
  br label %42

42:
  %43 = phi i64 [ %41, %37 ], [ 1, %31 ]
  %44 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 3
  %45 = load i8, ptr %44, align 4
  %46 = sext i8 %45 to i32
  %47 = getelementptr inbounds nuw %struct.array, ptr %2, i32 0, i32 3
  %48 = load i8, ptr %47, align 4
  %49 = sext i8 %48 to i32
  %50 = add nsw i32 %46, %49
  %51 = sub nsw i32 %50, 2
  %52 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 1
  %53 = load i64, ptr %52, align 8
  %54 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 1
  store i64 %53, ptr %54, align 8
  %55 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 2
  store i32 20240719, ptr %55, align 8
  %56 = trunc i32 %51 to i8
  %57 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 3
  store i8 %56, ptr %57, align 4
  %58 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 4
  %59 = load i8, ptr %58, align 1
  %60 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 4
  store i8 %59, ptr %60, align 1
  %61 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 5
  store i8 2, ptr %61, align 2
  %62 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 6
  store i8 0, ptr %62, align 1
  %63 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 3
  %64 = load i8, ptr %63, align 4
  %65 = sext i8 %64 to i32
  %66 = icmp eq i32 %65, 2
  %. = select i1 %66, i64 %16, i64 %43
  %67 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 7
  %68 = sext i32 0 to i64
  %69 = getelementptr inbounds [0 x %struct.dimension], ptr %67, i64 0, i64 %68
  store i64 1, ptr %69, align 8
  %70 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 7
  %71 = sext i32 0 to i64
  %72 = getelementptr inbounds [0 x %struct.dimension], ptr %70, i64 0, i64 %71
  %73 = getelementptr inbounds nuw %struct.dimension, ptr %72, i32 0, i32 1
  store i64 %., ptr %73, align 8
  %74 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 3
  %75 = load i8, ptr %74, align 4
  %76 = sext i8 %75 to i32
  %77 = icmp eq i32 %76, 2
  br i1 %77, label %78, label %86

78:
  %79 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 7
  %80 = sext i32 1 to i64
  %81 = getelementptr inbounds [0 x %struct.dimension], ptr %79, i64 0, i64 %80
  store i64 1, ptr %81, align 8
  %82 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 7
  %83 = sext i32 1 to i64
  %84 = getelementptr inbounds [0 x %struct.dimension], ptr %82, i64 0, i64 %83
  %85 = getelementptr inbounds nuw %struct.dimension, ptr %84, i32 0, i32 1
  store i64 %43, ptr %85, align 8
  br label %86

86:
  call void @allocate(ptr noundef %0)
  %87 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 3
  %88 = load i8, ptr %87, align 4
  %89 = sext i8 %88 to i32
  %90 = icmp eq i32 %89, 2
  br i1 %90, label %91, label %97

91:
  %92 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 7
  %93 = getelementptr inbounds [0 x %struct.dimension], ptr %92, i64 0, i64 0
  %94 = getelementptr inbounds nuw %struct.dimension, ptr %93, i32 0, i32 2
  %95 = load i64, ptr %94, align 8
  %96 = sdiv i64 %95, 4
  br label %97

97:
  %98 = phi i64 [ %96, %91 ], [ 0, %86 ]
  %99 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 3
  %100 = load i8, ptr %99, align 4
  %101 = sext i8 %100 to i32
  %102 = icmp eq i32 %101, 2
  br i1 %102, label %103, label %108

103:
  %104 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 7
  %105 = getelementptr inbounds [0 x %struct.dimension], ptr %104, i64 0, i64 1
  %106 = getelementptr inbounds nuw %struct.dimension, ptr %105, i32 0, i32 2
  %107 = load i64, ptr %106, align 8
  br label %113

108:
  %109 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 7
  %110 = getelementptr inbounds [0 x %struct.dimension], ptr %109, i64 0, i64 0
  %111 = getelementptr inbounds nuw %struct.dimension, ptr %110, i32 0, i32 2
  %112 = load i64, ptr %111, align 8
  br label %113

113:
  %114 = phi i64 [ %107, %103 ], [ %112, %108 ]
  %115 = sdiv i64 %114, 4
  %116 = getelementptr inbounds nuw %struct.array, ptr %2, i32 0, i32 7
  %117 = getelementptr inbounds [0 x %struct.dimension], ptr %116, i64 0, i64 0
  %118 = getelementptr inbounds nuw %struct.dimension, ptr %117, i32 0, i32 2
  %119 = load i64, ptr %118, align 8
  %120 = sdiv i64 %119, 4
  %121 = getelementptr inbounds nuw %struct.array, ptr %2, i32 0, i32 3
  %122 = load i8, ptr %121, align 4
  %123 = sext i8 %122 to i32
  %124 = icmp eq i32 %123, 2
  br i1 %124, label %125, label %131

125:
  %126 = getelementptr inbounds nuw %struct.array, ptr %2, i32 0, i32 7
  %127 = getelementptr inbounds [0 x %struct.dimension], ptr %126, i64 0, i64 1
  %128 = getelementptr inbounds nuw %struct.dimension, ptr %127, i32 0, i32 2
  %129 = load i64, ptr %128, align 8
  %130 = sdiv i64 %129, 4
  br label %131

131:
  %132 = phi i64 [ %130, %125 ], [ 0, %113 ]
  %133 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 0
  %134 = load ptr, ptr %133, align 8
  %135 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 0
  %136 = load ptr, ptr %135, align 8
  %137 = getelementptr inbounds nuw %struct.array, ptr %2, i32 0, i32 0
  %138 = load ptr, ptr %137, align 8
  br label %139

139:
  %.075 = phi i64 [ 0, %131 ], [ %167, %166 ]
  %140 = icmp ult i64 %.075, %43
  br i1 %140, label %141, label %168

141:
  %.074 = phi i64 [ %165, %160 ], [ 0, %139 ]
  %142 = icmp ult i64 %.074, %16
  br i1 %142, label %143, label %166

143:
  %.073 = phi double [ %158, %145 ], [ 0.000000e+00, %141 ]
  %.0 = phi i64 [ %159, %145 ], [ 0, %141 ]
  %144 = icmp ult i64 %.0, %32
  br i1 %144, label %145, label %160

145:
  %146 = mul i64 %.074, %98
  %147 = mul i64 %.0, %115
  %148 = add i64 %146, %147
  %149 = getelementptr inbounds nuw float, ptr %136, i64 %148
  %150 = load float, ptr %149, align 4
  %151 = fpext float %150 to double
  %152 = mul i64 %.0, %120
  %153 = mul i64 %.075, %132
  %154 = add i64 %152, %153
  %155 = getelementptr inbounds nuw float, ptr %138, i64 %154
  %156 = load float, ptr %155, align 4
  %157 = fpext float %156 to double
  %158 = call double @llvm.fmuladd.f64(double %151, double %157, double %.073)
  %159 = add i64 %.0, 1
  br label %143

160:
  %161 = fptrunc double %.073 to float
  %162 = mul i64 %.075, %16
  %163 = add i64 %.074, %162
  %164 = getelementptr inbounds nuw float, ptr %134, i64 %163
  store float %161, ptr %164, align 4
  %165 = add i64 %.074, 1
  br label %141

166:
  %167 = add i64 %.075, 1
  br label %139

168:
  ret void
}

define dso_local void @tapeless_body__FortranAMatmulTransposeReal8Real8(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) {
  %6 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 3
  %7 = load i8, ptr %6, align 4
  %8 = sext i8 %7 to i32
  %9 = icmp eq i32 %8, 2
  br i1 %9, label %10, label %15

10:
  %11 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 7
  %12 = getelementptr inbounds [0 x %struct.dimension], ptr %11, i64 0, i64 1
  %13 = getelementptr inbounds nuw %struct.dimension, ptr %12, i32 0, i32 1
  %14 = load i64, ptr %13, align 8
  br label %15

15:
  %16 = phi i64 [ %14, %10 ], [ 1, %5 ]
  %17 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 3
  %18 = load i8, ptr %17, align 4
  %19 = sext i8 %18 to i32
  %20 = icmp eq i32 %19, 2
  br i1 %20, label %21, label %26

21:
  %22 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 7
  %23 = getelementptr inbounds [0 x %struct.dimension], ptr %22, i64 0, i64 0
  %24 = getelementptr inbounds nuw %struct.dimension, ptr %23, i32 0, i32 1
  %25 = load i64, ptr %24, align 8
  br label %31

26:
  %27 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 7
  %28 = getelementptr inbounds [0 x %struct.dimension], ptr %27, i64 0, i64 0
  %29 = getelementptr inbounds nuw %struct.dimension, ptr %28, i32 0, i32 1
  %30 = load i64, ptr %29, align 8
  br label %31

31:
  %32 = phi i64 [ %25, %21 ], [ %30, %26 ]
  %33 = getelementptr inbounds nuw %struct.array, ptr %2, i32 0, i32 3
  %34 = load i8, ptr %33, align 4
  %35 = sext i8 %34 to i32
  %36 = icmp eq i32 %35, 2
  br i1 %36, label %37, label %42

37:
  %38 = getelementptr inbounds nuw %struct.array, ptr %2, i32 0, i32 7
  %39 = getelementptr inbounds [0 x %struct.dimension], ptr %38, i64 0, i64 1
  %40 = getelementptr inbounds nuw %struct.dimension, ptr %39, i32 0, i32 1
  %41 = load i64, ptr %40, align 8
  br label %42

42:
  %43 = phi i64 [ %41, %37 ], [ 1, %31 ]
  %44 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 3
  %45 = load i8, ptr %44, align 4
  %46 = sext i8 %45 to i32
  %47 = getelementptr inbounds nuw %struct.array, ptr %2, i32 0, i32 3
  %48 = load i8, ptr %47, align 4
  %49 = sext i8 %48 to i32
  %50 = add nsw i32 %46, %49
  %51 = sub nsw i32 %50, 2
  %52 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 1
  %53 = load i64, ptr %52, align 8
  %54 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 1
  store i64 %53, ptr %54, align 8
  %55 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 2
  store i32 20240719, ptr %55, align 8
  %56 = trunc i32 %51 to i8
  %57 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 3
  store i8 %56, ptr %57, align 4
  %58 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 4
  %59 = load i8, ptr %58, align 1
  %60 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 4
  store i8 %59, ptr %60, align 1
  %61 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 5
  store i8 2, ptr %61, align 2
  %62 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 6
  store i8 0, ptr %62, align 1
  %63 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 3
  %64 = load i8, ptr %63, align 4
  %65 = sext i8 %64 to i32
  %66 = icmp eq i32 %65, 2
  %. = select i1 %66, i64 %16, i64 %43
  %67 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 7
  %68 = sext i32 0 to i64
  %69 = getelementptr inbounds [0 x %struct.dimension], ptr %67, i64 0, i64 %68
  store i64 1, ptr %69, align 8
  %70 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 7
  %71 = sext i32 0 to i64
  %72 = getelementptr inbounds [0 x %struct.dimension], ptr %70, i64 0, i64 %71
  %73 = getelementptr inbounds nuw %struct.dimension, ptr %72, i32 0, i32 1
  store i64 %., ptr %73, align 8
  %74 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 3
  %75 = load i8, ptr %74, align 4
  %76 = sext i8 %75 to i32
  %77 = icmp eq i32 %76, 2
  br i1 %77, label %78, label %86

78:
  %79 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 7
  %80 = sext i32 1 to i64
  %81 = getelementptr inbounds [0 x %struct.dimension], ptr %79, i64 0, i64 %80
  store i64 1, ptr %81, align 8
  %82 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 7
  %83 = sext i32 1 to i64
  %84 = getelementptr inbounds [0 x %struct.dimension], ptr %82, i64 0, i64 %83
  %85 = getelementptr inbounds nuw %struct.dimension, ptr %84, i32 0, i32 1
  store i64 %43, ptr %85, align 8
  br label %86

86:
  call void @allocate(ptr noundef %0)
  %87 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 3
  %88 = load i8, ptr %87, align 4
  %89 = sext i8 %88 to i32
  %90 = icmp eq i32 %89, 2
  br i1 %90, label %91, label %97

91:
  %92 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 7
  %93 = getelementptr inbounds [0 x %struct.dimension], ptr %92, i64 0, i64 1
  %94 = getelementptr inbounds nuw %struct.dimension, ptr %93, i32 0, i32 2
  %95 = load i64, ptr %94, align 8
  %96 = sdiv i64 %95, 8
  br label %97

97:
  %98 = phi i64 [ %96, %91 ], [ 0, %86 ]
  %99 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 3
  %100 = load i8, ptr %99, align 4
  %101 = sext i8 %100 to i32
  %102 = icmp eq i32 %101, 2
  br i1 %102, label %103, label %108

103:
  %104 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 7
  %105 = getelementptr inbounds [0 x %struct.dimension], ptr %104, i64 0, i64 0
  %106 = getelementptr inbounds nuw %struct.dimension, ptr %105, i32 0, i32 2
  %107 = load i64, ptr %106, align 8
  br label %113

108:
  %109 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 7
  %110 = getelementptr inbounds [0 x %struct.dimension], ptr %109, i64 0, i64 0
  %111 = getelementptr inbounds nuw %struct.dimension, ptr %110, i32 0, i32 2
  %112 = load i64, ptr %111, align 8
  br label %113

113:
  %114 = phi i64 [ %107, %103 ], [ %112, %108 ]
  %115 = sdiv i64 %114, 8
  %116 = getelementptr inbounds nuw %struct.array, ptr %2, i32 0, i32 7
  %117 = getelementptr inbounds [0 x %struct.dimension], ptr %116, i64 0, i64 0
  %118 = getelementptr inbounds nuw %struct.dimension, ptr %117, i32 0, i32 2
  %119 = load i64, ptr %118, align 8
  %120 = sdiv i64 %119, 8
  %121 = getelementptr inbounds nuw %struct.array, ptr %2, i32 0, i32 3
  %122 = load i8, ptr %121, align 4
  %123 = sext i8 %122 to i32
  %124 = icmp eq i32 %123, 2
  br i1 %124, label %125, label %131

125:
  %126 = getelementptr inbounds nuw %struct.array, ptr %2, i32 0, i32 7
  %127 = getelementptr inbounds [0 x %struct.dimension], ptr %126, i64 0, i64 1
  %128 = getelementptr inbounds nuw %struct.dimension, ptr %127, i32 0, i32 2
  %129 = load i64, ptr %128, align 8
  %130 = sdiv i64 %129, 8
  br label %131

131:
  %132 = phi i64 [ %130, %125 ], [ 0, %113 ]
  %133 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 0
  %134 = load ptr, ptr %133, align 8
  %135 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 0
  %136 = load ptr, ptr %135, align 8
  %137 = getelementptr inbounds nuw %struct.array, ptr %2, i32 0, i32 0
  %138 = load ptr, ptr %137, align 8
  br label %139

139:
  %.075 = phi i64 [ 0, %131 ], [ %164, %163 ]
  %140 = icmp ult i64 %.075, %43
  br i1 %140, label %141, label %165

141:
  %.074 = phi i64 [ %162, %158 ], [ 0, %139 ]
  %142 = icmp ult i64 %.074, %16
  br i1 %142, label %143, label %163

143:
  %.073 = phi double [ %156, %145 ], [ 0.000000e+00, %141 ]
  %.0 = phi i64 [ %157, %145 ], [ 0, %141 ]
  %144 = icmp ult i64 %.0, %32
  br i1 %144, label %145, label %158

145:
  %146 = mul i64 %.074, %98
  %147 = mul i64 %.0, %115
  %148 = add i64 %146, %147
  %149 = getelementptr inbounds nuw double, ptr %136, i64 %148
  %150 = load double, ptr %149, align 8
  %151 = mul i64 %.0, %120
  %152 = mul i64 %.075, %132
  %153 = add i64 %151, %152
  %154 = getelementptr inbounds nuw double, ptr %138, i64 %153
  %155 = load double, ptr %154, align 8
  %156 = call double @llvm.fmuladd.f64(double %150, double %155, double %.073)
  %157 = add i64 %.0, 1
  br label %143

158:
  %159 = mul i64 %.075, %16
  %160 = add i64 %.074, %159
  %161 = getelementptr inbounds nuw double, ptr %134, i64 %160
  store double %.073, ptr %161, align 8
  %162 = add i64 %.074, 1
  br label %141

163:
  %164 = add i64 %.075, 1
  br label %139

165:
  ret void
}

define dso_local void @tapeless_body__FortranAMatmulTransposeReal4Real4(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) {
  %6 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 3
  %7 = load i8, ptr %6, align 4
  %8 = sext i8 %7 to i32
  %9 = icmp eq i32 %8, 2
  br i1 %9, label %10, label %15

10:
  %11 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 7
  %12 = getelementptr inbounds [0 x %struct.dimension], ptr %11, i64 0, i64 1
  %13 = getelementptr inbounds nuw %struct.dimension, ptr %12, i32 0, i32 1
  %14 = load i64, ptr %13, align 8
  br label %15

15:
  %16 = phi i64 [ %14, %10 ], [ 1, %5 ]
  %17 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 3
  %18 = load i8, ptr %17, align 4
  %19 = sext i8 %18 to i32
  %20 = icmp eq i32 %19, 2
  br i1 %20, label %21, label %26

21:
  %22 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 7
  %23 = getelementptr inbounds [0 x %struct.dimension], ptr %22, i64 0, i64 0
  %24 = getelementptr inbounds nuw %struct.dimension, ptr %23, i32 0, i32 1
  %25 = load i64, ptr %24, align 8
  br label %31

26:
  %27 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 7
  %28 = getelementptr inbounds [0 x %struct.dimension], ptr %27, i64 0, i64 0
  %29 = getelementptr inbounds nuw %struct.dimension, ptr %28, i32 0, i32 1
  %30 = load i64, ptr %29, align 8
  br label %31

31:
  %32 = phi i64 [ %25, %21 ], [ %30, %26 ]
  %33 = getelementptr inbounds nuw %struct.array, ptr %2, i32 0, i32 3
  %34 = load i8, ptr %33, align 4
  %35 = sext i8 %34 to i32
  %36 = icmp eq i32 %35, 2
  br i1 %36, label %37, label %42

37:
  %38 = getelementptr inbounds nuw %struct.array, ptr %2, i32 0, i32 7
  %39 = getelementptr inbounds [0 x %struct.dimension], ptr %38, i64 0, i64 1
  %40 = getelementptr inbounds nuw %struct.dimension, ptr %39, i32 0, i32 1
  %41 = load i64, ptr %40, align 8
  br label %42

42:
  %43 = phi i64 [ %41, %37 ], [ 1, %31 ]
  %44 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 3
  %45 = load i8, ptr %44, align 4
  %46 = sext i8 %45 to i32
  %47 = getelementptr inbounds nuw %struct.array, ptr %2, i32 0, i32 3
  %48 = load i8, ptr %47, align 4
  %49 = sext i8 %48 to i32
  %50 = add nsw i32 %46, %49
  %51 = sub nsw i32 %50, 2
  %52 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 1
  %53 = load i64, ptr %52, align 8
  %54 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 1
  store i64 %53, ptr %54, align 8
  %55 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 2
  store i32 20240719, ptr %55, align 8
  %56 = trunc i32 %51 to i8
  %57 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 3
  store i8 %56, ptr %57, align 4
  %58 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 4
  %59 = load i8, ptr %58, align 1
  %60 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 4
  store i8 %59, ptr %60, align 1
  %61 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 5
  store i8 2, ptr %61, align 2
  %62 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 6
  store i8 0, ptr %62, align 1
  %63 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 3
  %64 = load i8, ptr %63, align 4
  %65 = sext i8 %64 to i32
  %66 = icmp eq i32 %65, 2
  %. = select i1 %66, i64 %16, i64 %43
  %67 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 7
  %68 = sext i32 0 to i64
  %69 = getelementptr inbounds [0 x %struct.dimension], ptr %67, i64 0, i64 %68
  store i64 1, ptr %69, align 8
  %70 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 7
  %71 = sext i32 0 to i64
  %72 = getelementptr inbounds [0 x %struct.dimension], ptr %70, i64 0, i64 %71
  %73 = getelementptr inbounds nuw %struct.dimension, ptr %72, i32 0, i32 1
  store i64 %., ptr %73, align 8
  %74 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 3
  %75 = load i8, ptr %74, align 4
  %76 = sext i8 %75 to i32
  %77 = icmp eq i32 %76, 2
  br i1 %77, label %78, label %86

78:
  %79 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 7
  %80 = sext i32 1 to i64
  %81 = getelementptr inbounds [0 x %struct.dimension], ptr %79, i64 0, i64 %80
  store i64 1, ptr %81, align 8
  %82 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 7
  %83 = sext i32 1 to i64
  %84 = getelementptr inbounds [0 x %struct.dimension], ptr %82, i64 0, i64 %83
  %85 = getelementptr inbounds nuw %struct.dimension, ptr %84, i32 0, i32 1
  store i64 %43, ptr %85, align 8
  br label %86

86:
  call void @allocate(ptr noundef %0)
  %87 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 3
  %88 = load i8, ptr %87, align 4
  %89 = sext i8 %88 to i32
  %90 = icmp eq i32 %89, 2
  br i1 %90, label %91, label %97

91:
  %92 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 7
  %93 = getelementptr inbounds [0 x %struct.dimension], ptr %92, i64 0, i64 1
  %94 = getelementptr inbounds nuw %struct.dimension, ptr %93, i32 0, i32 2
  %95 = load i64, ptr %94, align 8
  %96 = sdiv i64 %95, 4
  br label %97

97:
  %98 = phi i64 [ %96, %91 ], [ 0, %86 ]
  %99 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 3
  %100 = load i8, ptr %99, align 4
  %101 = sext i8 %100 to i32
  %102 = icmp eq i32 %101, 2
  br i1 %102, label %103, label %108

103:
  %104 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 7
  %105 = getelementptr inbounds [0 x %struct.dimension], ptr %104, i64 0, i64 0
  %106 = getelementptr inbounds nuw %struct.dimension, ptr %105, i32 0, i32 2
  %107 = load i64, ptr %106, align 8
  br label %113

108:
  %109 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 7
  %110 = getelementptr inbounds [0 x %struct.dimension], ptr %109, i64 0, i64 0
  %111 = getelementptr inbounds nuw %struct.dimension, ptr %110, i32 0, i32 2
  %112 = load i64, ptr %111, align 8
  br label %113

113:
  %114 = phi i64 [ %107, %103 ], [ %112, %108 ]
  %115 = sdiv i64 %114, 4
  %116 = getelementptr inbounds nuw %struct.array, ptr %2, i32 0, i32 7
  %117 = getelementptr inbounds [0 x %struct.dimension], ptr %116, i64 0, i64 0
  %118 = getelementptr inbounds nuw %struct.dimension, ptr %117, i32 0, i32 2
  %119 = load i64, ptr %118, align 8
  %120 = sdiv i64 %119, 4
  %121 = getelementptr inbounds nuw %struct.array, ptr %2, i32 0, i32 3
  %122 = load i8, ptr %121, align 4
  %123 = sext i8 %122 to i32
  %124 = icmp eq i32 %123, 2
  br i1 %124, label %125, label %131

125:
  %126 = getelementptr inbounds nuw %struct.array, ptr %2, i32 0, i32 7
  %127 = getelementptr inbounds [0 x %struct.dimension], ptr %126, i64 0, i64 1
  %128 = getelementptr inbounds nuw %struct.dimension, ptr %127, i32 0, i32 2
  %129 = load i64, ptr %128, align 8
  %130 = sdiv i64 %129, 4
  br label %131

131:
  %132 = phi i64 [ %130, %125 ], [ 0, %113 ]
  %133 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 0
  %134 = load ptr, ptr %133, align 8
  %135 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 0
  %136 = load ptr, ptr %135, align 8
  %137 = getelementptr inbounds nuw %struct.array, ptr %2, i32 0, i32 0
  %138 = load ptr, ptr %137, align 8
  br label %139

139:
  %.075 = phi i64 [ 0, %131 ], [ %167, %166 ]
  %140 = icmp ult i64 %.075, %43
  br i1 %140, label %141, label %168

141:
  %.074 = phi i64 [ %165, %160 ], [ 0, %139 ]
  %142 = icmp ult i64 %.074, %16
  br i1 %142, label %143, label %166

143:
  %.073 = phi double [ %158, %145 ], [ 0.000000e+00, %141 ]
  %.0 = phi i64 [ %159, %145 ], [ 0, %141 ]
  %144 = icmp ult i64 %.0, %32
  br i1 %144, label %145, label %160

145:
  %146 = mul i64 %.074, %98
  %147 = mul i64 %.0, %115
  %148 = add i64 %146, %147
  %149 = getelementptr inbounds nuw float, ptr %136, i64 %148
  %150 = load float, ptr %149, align 4
  %151 = fpext float %150 to double
  %152 = mul i64 %.0, %120
  %153 = mul i64 %.075, %132
  %154 = add i64 %152, %153
  %155 = getelementptr inbounds nuw float, ptr %138, i64 %154
  %156 = load float, ptr %155, align 4
  %157 = fpext float %156 to double
  %158 = call double @llvm.fmuladd.f64(double %151, double %157, double %.073)
  %159 = add i64 %.0, 1
  br label %143

160:
  %161 = fptrunc double %.073 to float
  %162 = mul i64 %.075, %16
  %163 = add i64 %.074, %162
  %164 = getelementptr inbounds nuw float, ptr %134, i64 %163
  store float %161, ptr %164, align 4
  %165 = add i64 %.074, 1
  br label %141

166:
  %167 = add i64 %.075, 1
  br label %139

168:
  ret void
}

define dso_local void @tapeless_body__FortranATranspose(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) {
  %5 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 7
  %6 = getelementptr inbounds [0 x %struct.dimension], ptr %5, i64 0, i64 0
  %7 = getelementptr inbounds nuw %struct.dimension, ptr %6, i32 0, i32 1
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 7
  %10 = getelementptr inbounds [0 x %struct.dimension], ptr %9, i64 0, i64 1
  %11 = getelementptr inbounds nuw %struct.dimension, ptr %10, i32 0, i32 1
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 1
  %14 = load i64, ptr %13, align 8
  %15 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 1
  store i64 %14, ptr %15, align 8
  %16 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 2
  store i32 20240719, ptr %16, align 8
  %17 = trunc i32 2 to i8
  %18 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 3
  store i8 %17, ptr %18, align 4
  %19 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 4
  %20 = load i8, ptr %19, align 1
  %21 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 4
  store i8 %20, ptr %21, align 1
  %22 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 5
  store i8 2, ptr %22, align 2
  %23 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 6
  store i8 0, ptr %23, align 1
  %24 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 7
  %25 = sext i32 0 to i64
  %26 = getelementptr inbounds [0 x %struct.dimension], ptr %24, i64 0, i64 %25
  store i64 1, ptr %26, align 8
  %27 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 7
  %28 = sext i32 0 to i64
  %29 = getelementptr inbounds [0 x %struct.dimension], ptr %27, i64 0, i64 %28
  %30 = getelementptr inbounds nuw %struct.dimension, ptr %29, i32 0, i32 1
  store i64 %12, ptr %30, align 8
  %31 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 7
  %32 = sext i32 1 to i64
  %33 = getelementptr inbounds [0 x %struct.dimension], ptr %31, i64 0, i64 %32
  store i64 1, ptr %33, align 8
  %34 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 7
  %35 = sext i32 1 to i64
  %36 = getelementptr inbounds [0 x %struct.dimension], ptr %34, i64 0, i64 %35
  %37 = getelementptr inbounds nuw %struct.dimension, ptr %36, i32 0, i32 1
  store i64 %8, ptr %37, align 8
  call void @allocate(ptr noundef %0)
  br label %38

38:
  %.041 = phi i64 [ 0, %4 ], [ %49, %48 ]
  %39 = icmp ult i64 %.041, %8
  br i1 %39, label %40, label %50

40:
  %.0 = phi i64 [ %47, %42 ], [ 0, %38 ]
  %41 = icmp ult i64 %.0, %12
  br i1 %41, label %42, label %48

42:
  %43 = mul i64 %.041, %12
  %44 = add i64 %.0, %43
  %45 = mul i64 %.0, %8
  %46 = add i64 %.041, %45
  call void @move(ptr noundef %0, i64 noundef %44, ptr noundef %1, i64 noundef %46)
  %47 = add i64 %.0, 1
  br label %40

48:
  %49 = add i64 %.041, 1
  br label %38

50:
  ret void
}

define internal void @move(ptr noundef %0, i64 noundef %1, ptr noundef %2, i64 noundef %3) {
  %5 = getelementptr inbounds nuw %struct.array, ptr %2, i32 0, i32 1
  %6 = load i64, ptr %5, align 8
  switch i64 %6, label %25 [
    i64 8, label %7
    i64 4, label %16
  ]

7:
  %8 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 0
  %9 = load ptr, ptr %8, align 8
  %10 = call i64 @place(ptr noundef %0, i64 noundef %1, i64 noundef 8)
  %11 = getelementptr inbounds i64, ptr %9, i64 %10
  %12 = getelementptr inbounds nuw %struct.array, ptr %2, i32 0, i32 0
  %13 = load ptr, ptr %12, align 8
  %14 = call i64 @place(ptr noundef %2, i64 noundef %3, i64 noundef 8)
  %15 = getelementptr inbounds i64, ptr %13, i64 %14
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 %15, i64 8, i1 false)
  br label %36

16:
  %17 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 0
  %18 = load ptr, ptr %17, align 8
  %19 = call i64 @place(ptr noundef %0, i64 noundef %1, i64 noundef 4)
  %20 = getelementptr inbounds i32, ptr %18, i64 %19
  %21 = getelementptr inbounds nuw %struct.array, ptr %2, i32 0, i32 0
  %22 = load ptr, ptr %21, align 8
  %23 = call i64 @place(ptr noundef %2, i64 noundef %3, i64 noundef 4)
  %24 = getelementptr inbounds i32, ptr %22, i64 %23
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %20, ptr align 4 %24, i64 4, i1 false)
  br label %36

25:
  %26 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 0
  %27 = load ptr, ptr %26, align 8
  %28 = call i64 @place(ptr noundef %0, i64 noundef %1, i64 noundef 1)
  %29 = getelementptr inbounds i8, ptr %27, i64 %28
  %30 = getelementptr inbounds nuw %struct.array, ptr %2, i32 0, i32 0
  %31 = load ptr, ptr %30, align 8
  %32 = call i64 @place(ptr noundef %2, i64 noundef %3, i64 noundef 1)
  %33 = getelementptr inbounds i8, ptr %31, i64 %32
  %34 = getelementptr inbounds nuw %struct.array, ptr %2, i32 0, i32 1
  %35 = load i64, ptr %34, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %29, ptr align 1 %33, i64 %35, i1 false)
  br label %36

36:
  ret void
}

define dso_local void @tapeless_body__FortranAReshape(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6) {
  %8 = icmp ne ptr %4, null
  br i1 %8, label %9, label %14

9:
  %10 = getelementptr inbounds nuw %struct.array, ptr %4, i32 0, i32 0
  %11 = load ptr, ptr %10, align 8
  %12 = icmp ne ptr %11, null
  br i1 %12, label %13, label %14

13:
  call void @tapeless_library__FortranAReshape(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6)
  br label %70

14:
  %15 = getelementptr inbounds nuw %struct.array, ptr %2, i32 0, i32 7
  %16 = getelementptr inbounds [0 x %struct.dimension], ptr %15, i64 0, i64 0
  %17 = getelementptr inbounds nuw %struct.dimension, ptr %16, i32 0, i32 1
  %18 = load i64, ptr %17, align 8
  %19 = trunc i64 %18 to i32
  %20 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 1
  %21 = load i64, ptr %20, align 8
  %22 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 1
  store i64 %21, ptr %22, align 8
  %23 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 2
  store i32 20240719, ptr %23, align 8
  %24 = trunc i32 %19 to i8
  %25 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 3
  store i8 %24, ptr %25, align 4
  %26 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 4
  %27 = load i8, ptr %26, align 1
  %28 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 4
  store i8 %27, ptr %28, align 1
  %29 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 5
  store i8 2, ptr %29, align 2
  %30 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 6
  store i8 0, ptr %30, align 1
  br label %31

31:
  %.059 = phi i32 [ 0, %14 ], [ %46, %36 ]
  %32 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 3
  %33 = load i8, ptr %32, align 4
  %34 = sext i8 %33 to i32
  %35 = icmp slt i32 %.059, %34
  br i1 %35, label %36, label %47

36:
  %37 = sext i32 %.059 to i64
  %38 = call i64 @number(ptr noundef %2, i64 noundef %37)
  %39 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 7
  %40 = sext i32 %.059 to i64
  %41 = getelementptr inbounds [0 x %struct.dimension], ptr %39, i64 0, i64 %40
  store i64 1, ptr %41, align 8
  %42 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 7
  %43 = sext i32 %.059 to i64
  %44 = getelementptr inbounds [0 x %struct.dimension], ptr %42, i64 0, i64 %43
  %45 = getelementptr inbounds nuw %struct.dimension, ptr %44, i32 0, i32 1
  store i64 %38, ptr %45, align 8
  %46 = add nsw i32 %.059, 1
  br label %31, !llvm.loop !22

47:
  call void @allocate(ptr noundef %0)
  %48 = call i64 @elements(ptr noundef %0)
  %49 = call i64 @elements(ptr noundef %1)
  br label %50

50:
  %.060 = phi i64 [ 0, %47 ], [ %54, %53 ]
  %51 = icmp ult i64 %.060, %48
  %52 = icmp ult i64 %.060, %49
  %spec.select = select i1 %51, i1 %52, i1 false
  br i1 %spec.select, label %53, label %55

53:
  call void @move(ptr noundef %0, i64 noundef %.060, ptr noundef %1, i64 noundef %.060)
  %54 = add i64 %.060, 1
  br label %50

55:
  %56 = icmp ugt i64 %48, %49
  %57 = icmp ne ptr %3, null
  %or.cond = and i1 %56, %57
  br i1 %or.cond, label %58, label %70

58:
  %59 = getelementptr inbounds nuw %struct.array, ptr %3, i32 0, i32 0
  %60 = load ptr, ptr %59, align 8
  %61 = icmp ne ptr %60, null
  br i1 %61, label %62, label %70

62:
  %63 = call i64 @elements(ptr noundef %3)
  br label %64

64:
  %.0 = phi i64 [ %49, %62 ], [ %69, %66 ]
  %65 = icmp ult i64 %.0, %48
  br i1 %65, label %66, label %70

66:
  %67 = sub i64 %.0, %49
  %68 = urem i64 %67, %63
  call void @move(ptr noundef %0, i64 noundef %.0, ptr noundef %3, i64 noundef %68)
  %69 = add i64 %.0, 1
  br label %64

70:
  ret void
}

declare void @tapeless_library__FortranAReshape(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef)

define internal i64 @number(ptr noundef %0, i64 noundef %1) {
  %3 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 1
  %4 = load i64, ptr %3, align 8
  %5 = icmp eq i64 %4, 8
  br i1 %5, label %6, label %12

6:
  %7 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 0
  %8 = load ptr, ptr %7, align 8
  %9 = call i64 @place(ptr noundef %0, i64 noundef %1, i64 noundef 8)
  %10 = getelementptr inbounds i64, ptr %8, i64 %9
  %11 = load i64, ptr %10, align 8
  br label %19

12:
  %13 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 0
  %14 = load ptr, ptr %13, align 8
  %15 = call i64 @place(ptr noundef %0, i64 noundef %1, i64 noundef 4)
  %16 = getelementptr inbounds i32, ptr %14, i64 %15
  %17 = load i32, ptr %16, align 4
  %18 = sext i32 %17 to i64
  br label %19

19:
  %20 = phi i64 [ %11, %6 ], [ %18, %12 ]
  ret i64 %20
}

define internal i64 @elements(ptr noundef %0) {
  br label %2

2:
  %.06 = phi i64 [ 1, %1 ], [ %13, %7 ]
  %.0 = phi i32 [ 0, %1 ], [ %14, %7 ]
  %3 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 3
  %4 = load i8, ptr %3, align 4
  %5 = sext i8 %4 to i32
  %6 = icmp slt i32 %.0, %5
  br i1 %6, label %7, label %15

7:
  %8 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 7
  %9 = sext i32 %.0 to i64
  %10 = getelementptr inbounds [0 x %struct.dimension], ptr %8, i64 0, i64 %9
  %11 = getelementptr inbounds nuw %struct.dimension, ptr %10, i32 0, i32 1
  %12 = load i64, ptr %11, align 8
  %13 = mul i64 %.06, %12
  %14 = add nsw i32 %.0, 1
  br label %2, !llvm.loop !25

15:
  ret i64 %.06
}

define dso_local void @tapeless_body__FortranASpread(ptr noundef %0, ptr noundef %1, i32 noundef %2, i64 noundef %3, ptr noundef %4, i32 noundef %5) {
  %7 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 3
  %8 = load i8, ptr %7, align 4
  %9 = sext i8 %8 to i32
  %10 = add nsw i32 %9, 1
  %11 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 1
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 1
  store i64 %12, ptr %13, align 8
  %14 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 2
  store i32 20240719, ptr %14, align 8
  %15 = trunc i32 %10 to i8
  %16 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 3
  store i8 %15, ptr %16, align 4
  %17 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 4
  %18 = load i8, ptr %17, align 1
  %19 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 4
  store i8 %18, ptr %19, align 1
  %20 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 5
  store i8 2, ptr %20, align 2
  %21 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 6
  store i8 0, ptr %21, align 1
  br label %22

22:
  %.050 = phi i32 [ 0, %6 ], [ %58, %46 ]
  %.049 = phi i64 [ 1, %6 ], [ %spec.select, %46 ]
  %23 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 3
  %24 = load i8, ptr %23, align 4
  %25 = sext i8 %24 to i32
  %26 = icmp slt i32 %.050, %25
  br i1 %26, label %27, label %59

27:
  %28 = add nsw i32 %.050, 1
  %29 = icmp slt i32 %28, %2
  br i1 %29, label %30, label %36

30:
  %31 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 7
  %32 = sext i32 %.050 to i64
  %33 = getelementptr inbounds [0 x %struct.dimension], ptr %31, i64 0, i64 %32
  %34 = getelementptr inbounds nuw %struct.dimension, ptr %33, i32 0, i32 1
  %35 = load i64, ptr %34, align 8
  br label %46

36:
  %37 = add nsw i32 %.050, 1
  %38 = icmp eq i32 %37, %2
  br i1 %38, label %46, label %39

39:
  %40 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 7
  %41 = sub nsw i32 %.050, 1
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds [0 x %struct.dimension], ptr %40, i64 0, i64 %42
  %44 = getelementptr inbounds nuw %struct.dimension, ptr %43, i32 0, i32 1
  %45 = load i64, ptr %44, align 8
  br label %46

46:
  %47 = phi i64 [ %35, %30 ], [ %45, %39 ], [ %3, %36 ]
  %48 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 7
  %49 = sext i32 %.050 to i64
  %50 = getelementptr inbounds [0 x %struct.dimension], ptr %48, i64 0, i64 %49
  store i64 1, ptr %50, align 8
  %51 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 7
  %52 = sext i32 %.050 to i64
  %53 = getelementptr inbounds [0 x %struct.dimension], ptr %51, i64 0, i64 %52
  %54 = getelementptr inbounds nuw %struct.dimension, ptr %53, i32 0, i32 1
  store i64 %47, ptr %54, align 8
  %55 = add nsw i32 %.050, 1
  %56 = icmp slt i32 %55, %2
  %57 = mul i64 %.049, %47
  %spec.select = select i1 %56, i64 %57, i64 %.049
  %58 = add nsw i32 %.050, 1
  br label %22, !llvm.loop !26

59:
  call void @allocate(ptr noundef %0)
  %60 = call i64 @elements(ptr noundef %0)
  br label %61

61:
  %.0 = phi i64 [ 0, %59 ], [ %69, %63 ]
  %62 = icmp ult i64 %.0, %60
  br i1 %62, label %63, label %70

63:
  %64 = urem i64 %.0, %.049
  %65 = mul i64 %.049, %3
  %66 = udiv i64 %.0, %65
  %67 = mul i64 %66, %.049
  %68 = add i64 %64, %67
  call void @move(ptr noundef %0, i64 noundef %.0, ptr noundef %1, i64 noundef %68)
  %69 = add i64 %.0, 1
  br label %61

70:
  ret void
}

define dso_local void @tapeless_body__FortranACshiftVector(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3, i32 noundef %4) {
  %6 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 7
  %7 = getelementptr inbounds [0 x %struct.dimension], ptr %6, i64 0, i64 0
  %8 = getelementptr inbounds nuw %struct.dimension, ptr %7, i32 0, i32 1
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 1
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 1
  store i64 %11, ptr %12, align 8
  %13 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 2
  store i32 20240719, ptr %13, align 8
  %14 = trunc i32 1 to i8
  %15 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 3
  store i8 %14, ptr %15, align 4
  %16 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 4
  %17 = load i8, ptr %16, align 1
  %18 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 4
  store i8 %17, ptr %18, align 1
  %19 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 5
  store i8 2, ptr %19, align 2
  %20 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 6
  store i8 0, ptr %20, align 1
  %21 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 7
  %22 = sext i32 0 to i64
  %23 = getelementptr inbounds [0 x %struct.dimension], ptr %21, i64 0, i64 %22
  store i64 1, ptr %23, align 8
  %24 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 7
  %25 = sext i32 0 to i64
  %26 = getelementptr inbounds [0 x %struct.dimension], ptr %24, i64 0, i64 %25
  %27 = getelementptr inbounds nuw %struct.dimension, ptr %26, i32 0, i32 1
  store i64 %9, ptr %27, align 8
  call void @allocate(ptr noundef %0)
  br label %28

28:
  %.0 = phi i64 [ 0, %5 ], [ %35, %30 ]
  %29 = icmp slt i64 %.0, %9
  br i1 %29, label %30, label %36

30:
  %31 = add nsw i64 %.0, %2
  %32 = srem i64 %31, %9
  %33 = add nsw i64 %32, %9
  %34 = srem i64 %33, %9
  call void @move(ptr noundef %0, i64 noundef %.0, ptr noundef %1, i64 noundef %34)
  %35 = add nsw i64 %.0, 1
  br label %28

36:
  ret void
}

define dso_local void @tapeless_body__FortranAPack(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5) {
  %7 = call i64 @elements(ptr noundef %1)
  br label %8

8:
  %.048 = phi i64 [ 0, %6 ], [ %14, %10 ]
  %.047 = phi i64 [ 0, %6 ], [ %13, %10 ]
  %9 = icmp ult i64 %.048, %7
  br i1 %9, label %10, label %15

10:
  %11 = call zeroext i1 @holds(ptr noundef %2, i64 noundef %.048)
  %12 = zext i1 %11 to i64
  %13 = add i64 %.047, %12
  %14 = add i64 %.048, 1
  br label %8

15:
  %16 = icmp ne ptr %3, null
  br i1 %16, label %17, label %21

17:
  %18 = getelementptr inbounds nuw %struct.array, ptr %3, i32 0, i32 0
  %19 = load ptr, ptr %18, align 8
  %20 = icmp ne ptr %19, null
  br label %21

21:
  %22 = phi i1 [ false, %15 ], [ %20, %17 ]
  %23 = zext i1 %22 to i8
  %24 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 1
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 1
  store i64 %25, ptr %26, align 8
  %27 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 2
  store i32 20240719, ptr %27, align 8
  %28 = trunc i32 1 to i8
  %29 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 3
  store i8 %28, ptr %29, align 4
  %30 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 4
  %31 = load i8, ptr %30, align 1
  %32 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 4
  store i8 %31, ptr %32, align 1
  %33 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 5
  store i8 2, ptr %33, align 2
  %34 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 6
  store i8 0, ptr %34, align 1
  %35 = trunc i8 %23 to i1
  br i1 %35, label %36, label %41

36:
  %37 = getelementptr inbounds nuw %struct.array, ptr %3, i32 0, i32 7
  %38 = getelementptr inbounds [0 x %struct.dimension], ptr %37, i64 0, i64 0
  %39 = getelementptr inbounds nuw %struct.dimension, ptr %38, i32 0, i32 1
  %40 = load i64, ptr %39, align 8
  br label %41

41:
  %42 = phi i64 [ %40, %36 ], [ %.047, %21 ]
  %43 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 7
  %44 = sext i32 0 to i64
  %45 = getelementptr inbounds [0 x %struct.dimension], ptr %43, i64 0, i64 %44
  store i64 1, ptr %45, align 8
  %46 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 7
  %47 = sext i32 0 to i64
  %48 = getelementptr inbounds [0 x %struct.dimension], ptr %46, i64 0, i64 %47
  %49 = getelementptr inbounds nuw %struct.dimension, ptr %48, i32 0, i32 1
  store i64 %42, ptr %49, align 8
  call void @allocate(ptr noundef %0)
  br label %50

50:
  %.046 = phi i64 [ 0, %41 ], [ %.1, %56 ]
  %.0 = phi i64 [ 0, %41 ], [ %57, %56 ]
  %51 = icmp ult i64 %.0, %7
  br i1 %51, label %52, label %58

52:
  %53 = call zeroext i1 @holds(ptr noundef %2, i64 noundef %.0)
  br i1 %53, label %54, label %56

54:
  %55 = add i64 %.046, 1
  call void @move(ptr noundef %0, i64 noundef %.046, ptr noundef %1, i64 noundef %.0)
  br label %56

56:
  %.1 = phi i64 [ %55, %54 ], [ %.046, %52 ]
  %57 = add i64 %.0, 1
  br label %50

58:
  %59 = trunc i8 %23 to i1
  br i1 %59, label %60, label %68

60:
  %.2 = phi i64 [ %67, %66 ], [ %.046, %58 ]
  %61 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 7
  %62 = getelementptr inbounds [0 x %struct.dimension], ptr %61, i64 0, i64 0
  %63 = getelementptr inbounds nuw %struct.dimension, ptr %62, i32 0, i32 1
  %64 = load i64, ptr %63, align 8
  %65 = icmp ult i64 %.2, %64
  br i1 %65, label %66, label %68

66:
  call void @move(ptr noundef %0, i64 noundef %.2, ptr noundef %3, i64 noundef %.2)
  %67 = add i64 %.2, 1
  br label %60

68:
  ret void
}

define internal zeroext i1 @holds(ptr noundef %0, i64 noundef %1) {
  %3 = icmp ne ptr %0, null
  br i1 %3, label %4, label %43

4:
  %5 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 0
  %6 = load ptr, ptr %5, align 8
  %7 = icmp ne ptr %6, null
  br i1 %7, label %8, label %43

8:
  %9 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 3
  %10 = load i8, ptr %9, align 4
  %11 = sext i8 %10 to i32
  %12 = icmp eq i32 %11, 0
  %spec.select = select i1 %12, i64 0, i64 %1
  %13 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 1
  %14 = load i64, ptr %13, align 8
  switch i64 %14, label %36 [
    i64 1, label %15
    i64 2, label %22
    i64 8, label %29
  ]

15:
  %16 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 0
  %17 = load ptr, ptr %16, align 8
  %18 = call i64 @place(ptr noundef %0, i64 noundef %spec.select, i64 noundef 1)
  %19 = getelementptr inbounds i8, ptr %17, i64 %18
  %20 = load i8, ptr %19, align 1
  %21 = icmp ne i8 %20, 0
  br label %43

22:
  %23 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 0
  %24 = load ptr, ptr %23, align 8
  %25 = call i64 @place(ptr noundef %0, i64 noundef %spec.select, i64 noundef 2)
  %26 = getelementptr inbounds i16, ptr %24, i64 %25
  %27 = load i16, ptr %26, align 2
  %28 = icmp ne i16 %27, 0
  br label %43

29:
  %30 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 0
  %31 = load ptr, ptr %30, align 8
  %32 = call i64 @place(ptr noundef %0, i64 noundef %spec.select, i64 noundef 8)
  %33 = getelementptr inbounds i64, ptr %31, i64 %32
  %34 = load i64, ptr %33, align 8
  %35 = icmp ne i64 %34, 0
  br label %43

36:
  %37 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 0
  %38 = load ptr, ptr %37, align 8
  %39 = call i64 @place(ptr noundef %0, i64 noundef %spec.select, i64 noundef 4)
  %40 = getelementptr inbounds i32, ptr %38, i64 %39
  %41 = load i32, ptr %40, align 4
  %42 = icmp ne i32 %41, 0
  br label %43

43:
  %.016 = phi i1 [ %42, %36 ], [ %21, %15 ], [ %28, %22 ], [ %35, %29 ], [ true, %4 ], [ true, %2 ]
  ret i1 %.016
}

define dso_local void @tapeless_body__FortranAUnpack(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5) {
  %7 = getelementptr inbounds nuw %struct.array, ptr %2, i32 0, i32 3
  %8 = load i8, ptr %7, align 4
  %9 = sext i8 %8 to i32
  %10 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 1
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 1
  store i64 %11, ptr %12, align 8
  %13 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 2
  store i32 20240719, ptr %13, align 8
  %14 = trunc i32 %9 to i8
  %15 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 3
  store i8 %14, ptr %15, align 4
  %16 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 4
  %17 = load i8, ptr %16, align 1
  %18 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 4
  store i8 %17, ptr %18, align 1
  %19 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 5
  store i8 2, ptr %19, align 2
  %20 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 6
  store i8 0, ptr %20, align 1
  br label %21

21:
  %.040 = phi i32 [ 0, %6 ], [ %39, %26 ]
  %22 = getelementptr inbounds nuw %struct.array, ptr %2, i32 0, i32 3
  %23 = load i8, ptr %22, align 4
  %24 = sext i8 %23 to i32
  %25 = icmp slt i32 %.040, %24
  br i1 %25, label %26, label %40

26:
  %27 = getelementptr inbounds nuw %struct.array, ptr %2, i32 0, i32 7
  %28 = sext i32 %.040 to i64
  %29 = getelementptr inbounds [0 x %struct.dimension], ptr %27, i64 0, i64 %28
  %30 = getelementptr inbounds nuw %struct.dimension, ptr %29, i32 0, i32 1
  %31 = load i64, ptr %30, align 8
  %32 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 7
  %33 = sext i32 %.040 to i64
  %34 = getelementptr inbounds [0 x %struct.dimension], ptr %32, i64 0, i64 %33
  store i64 1, ptr %34, align 8
  %35 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 7
  %36 = sext i32 %.040 to i64
  %37 = getelementptr inbounds [0 x %struct.dimension], ptr %35, i64 0, i64 %36
  %38 = getelementptr inbounds nuw %struct.dimension, ptr %37, i32 0, i32 1
  store i64 %31, ptr %38, align 8
  %39 = add nsw i32 %.040, 1
  br label %21, !llvm.loop !32

40:
  call void @allocate(ptr noundef %0)
  %41 = call i64 @elements(ptr noundef %0)
  br label %42

42:
  %.039 = phi i64 [ 0, %40 ], [ %.1, %53 ]
  %.0 = phi i64 [ 0, %40 ], [ %54, %53 ]
  %43 = icmp ult i64 %.0, %41
  br i1 %43, label %44, label %55

44:
  %45 = call zeroext i1 @holds(ptr noundef %2, i64 noundef %.0)
  br i1 %45, label %46, label %48

46:
  %47 = add i64 %.039, 1
  call void @move(ptr noundef %0, i64 noundef %.0, ptr noundef %1, i64 noundef %.039)
  br label %53

48:
  %49 = getelementptr inbounds nuw %struct.array, ptr %3, i32 0, i32 3
  %50 = load i8, ptr %49, align 4
  %51 = sext i8 %50 to i32
  %52 = icmp sgt i32 %51, 0
  %.0. = select i1 %52, i64 %.0, i64 0
  call void @move(ptr noundef %0, i64 noundef %.0, ptr noundef %3, i64 noundef %.0.)
  br label %53

53:
  %.1 = phi i64 [ %47, %46 ], [ %.039, %48 ]
  %54 = add i64 %.0, 1
  br label %42

55:
  ret void
}

declare ptr @malloc(i64 noundef)

define internal i64 @place(ptr noundef %0, i64 noundef %1, i64 noundef %2) {
  %4 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 3
  %5 = load i8, ptr %4, align 4
  %6 = sext i8 %5 to i32
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %47, label %8

8:
  %9 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 3
  %10 = load i8, ptr %9, align 4
  %11 = sext i8 %10 to i32
  %12 = icmp eq i32 %11, 1
  br i1 %12, label %13, label %20

13:
  %14 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 7
  %15 = getelementptr inbounds [0 x %struct.dimension], ptr %14, i64 0, i64 0
  %16 = getelementptr inbounds nuw %struct.dimension, ptr %15, i32 0, i32 2
  %17 = load i64, ptr %16, align 8
  %18 = sdiv i64 %17, %2
  %19 = mul i64 %1, %18
  br label %47

20:
  %.021 = phi i64 [ %45, %25 ], [ %1, %8 ]
  %.019 = phi i64 [ %39, %25 ], [ 0, %8 ]
  %.0 = phi i32 [ %46, %25 ], [ 0, %8 ]
  %21 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 3
  %22 = load i8, ptr %21, align 4
  %23 = sext i8 %22 to i32
  %24 = icmp slt i32 %.0, %23
  br i1 %24, label %25, label %47

25:
  %26 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 7
  %27 = sext i32 %.0 to i64
  %28 = getelementptr inbounds [0 x %struct.dimension], ptr %26, i64 0, i64 %27
  %29 = getelementptr inbounds nuw %struct.dimension, ptr %28, i32 0, i32 1
  %30 = load i64, ptr %29, align 8
  %31 = urem i64 %.021, %30
  %32 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 7
  %33 = sext i32 %.0 to i64
  %34 = getelementptr inbounds [0 x %struct.dimension], ptr %32, i64 0, i64 %33
  %35 = getelementptr inbounds nuw %struct.dimension, ptr %34, i32 0, i32 2
  %36 = load i64, ptr %35, align 8
  %37 = sdiv i64 %36, %2
  %38 = mul i64 %31, %37
  %39 = add i64 %.019, %38
  %40 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 7
  %41 = sext i32 %.0 to i64
  %42 = getelementptr inbounds [0 x %struct.dimension], ptr %40, i64 0, i64 %41
  %43 = getelementptr inbounds nuw %struct.dimension, ptr %42, i32 0, i32 1
  %44 = load i64, ptr %43, align 8
  %45 = udiv i64 %.021, %44
  %46 = add nsw i32 %.0, 1
  br label %20, !llvm.loop !34

47:
  %.020 = phi i64 [ 0, %3 ], [ %19, %13 ], [ %.019, %20 ]
  ret i64 %.020
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)



!6 = !{!"llvm.loop.mustprogress"}
!9 = distinct !{!9, !6, !10}
!10 = !{!"llvm.loop.unroll.full"}
!22 = distinct !{!22, !6, !10}
!25 = distinct !{!25, !6, !10}
!26 = distinct !{!26, !6, !10}
!32 = distinct !{!32, !6, !10}
!34 = distinct !{!34, !6, !10}

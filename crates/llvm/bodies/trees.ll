; Made from trees.c by `cargo xtask bodies`.
%struct.node = type { i32, ptr, ptr, ptr }

define dso_local ptr @tapeless_body__ZSt18_Rb_tree_incrementPSt18_Rb_tree_node_base(ptr noundef %0) {
  %2 = getelementptr inbounds nuw %struct.node, ptr %0, i32 0, i32 3
  %3 = load ptr, ptr %2, align 8
  %4 = icmp ne ptr %3, null
  br i1 %4, label %5, label %15

5:
  %6 = getelementptr inbounds nuw %struct.node, ptr %0, i32 0, i32 3
  %7 = load ptr, ptr %6, align 8
  br label %8

8:
  %.0 = phi ptr [ %7, %5 ], [ %14, %12 ]
  %9 = getelementptr inbounds nuw %struct.node, ptr %.0, i32 0, i32 2
  %10 = load ptr, ptr %9, align 8
  %11 = icmp ne ptr %10, null
  br i1 %11, label %12, label %29

12:
  %13 = getelementptr inbounds nuw %struct.node, ptr %.0, i32 0, i32 2
  %14 = load ptr, ptr %13, align 8
  br label %8

15:
  %16 = getelementptr inbounds nuw %struct.node, ptr %0, i32 0, i32 1
  %17 = load ptr, ptr %16, align 8
  br label %18

18:
  %.017 = phi ptr [ %0, %15 ], [ %.016, %22 ]
  %.016 = phi ptr [ %17, %15 ], [ %24, %22 ]
  %19 = getelementptr inbounds nuw %struct.node, ptr %.016, i32 0, i32 3
  %20 = load ptr, ptr %19, align 8
  %21 = icmp eq ptr %.017, %20
  br i1 %21, label %22, label %25

22:
  %23 = getelementptr inbounds nuw %struct.node, ptr %.016, i32 0, i32 1
  %24 = load ptr, ptr %23, align 8
  br label %18

25:
  %26 = getelementptr inbounds nuw %struct.node, ptr %.017, i32 0, i32 3
  %27 = load ptr, ptr %26, align 8
  %28 = icmp eq ptr %27, %.016
  %.017..016 = select i1 %28, ptr %.017, ptr %.016
  br label %29

29:
  %.018 = phi ptr [ %.017..016, %25 ], [ %.0, %8 ]
  ret ptr %.018
}

define dso_local ptr @tapeless_body__ZSt18_Rb_tree_incrementPKSt18_Rb_tree_node_base(ptr noundef %0) {
  %2 = getelementptr inbounds nuw %struct.node, ptr %0, i32 0, i32 3
  %3 = load ptr, ptr %2, align 8
  %4 = icmp ne ptr %3, null
  br i1 %4, label %5, label %15

5:
  %6 = getelementptr inbounds nuw %struct.node, ptr %0, i32 0, i32 3
  %7 = load ptr, ptr %6, align 8
  br label %8

8:
  %.0 = phi ptr [ %7, %5 ], [ %14, %12 ]
  %9 = getelementptr inbounds nuw %struct.node, ptr %.0, i32 0, i32 2
  %10 = load ptr, ptr %9, align 8
  %11 = icmp ne ptr %10, null
  br i1 %11, label %12, label %29

12:
  %13 = getelementptr inbounds nuw %struct.node, ptr %.0, i32 0, i32 2
  %14 = load ptr, ptr %13, align 8
  br label %8

15:
  %16 = getelementptr inbounds nuw %struct.node, ptr %0, i32 0, i32 1
  %17 = load ptr, ptr %16, align 8
  br label %18

18:
  %.017 = phi ptr [ %0, %15 ], [ %.016, %22 ]
  %.016 = phi ptr [ %17, %15 ], [ %24, %22 ]
  %19 = getelementptr inbounds nuw %struct.node, ptr %.016, i32 0, i32 3
  %20 = load ptr, ptr %19, align 8
  %21 = icmp eq ptr %.017, %20
  br i1 %21, label %22, label %25

22:
  %23 = getelementptr inbounds nuw %struct.node, ptr %.016, i32 0, i32 1
  %24 = load ptr, ptr %23, align 8
  br label %18

25:
  %26 = getelementptr inbounds nuw %struct.node, ptr %.017, i32 0, i32 3
  %27 = load ptr, ptr %26, align 8
  %28 = icmp eq ptr %27, %.016
  %.017..016 = select i1 %28, ptr %.017, ptr %.016
  br label %29

29:
  %.018 = phi ptr [ %.017..016, %25 ], [ %.0, %8 ]
  ret ptr %.018
}

define dso_local ptr @tapeless_body__ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base(ptr noundef %0) {
  %2 = load i32, ptr %0, align 8
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %4, label %13

4:
  %5 = getelementptr inbounds nuw %struct.node, ptr %0, i32 0, i32 1
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds nuw %struct.node, ptr %6, i32 0, i32 1
  %8 = load ptr, ptr %7, align 8
  %9 = icmp eq ptr %8, %0
  br i1 %9, label %10, label %13

10:
  %11 = getelementptr inbounds nuw %struct.node, ptr %0, i32 0, i32 3
  %12 = load ptr, ptr %11, align 8
  br label %37

13:
  %14 = getelementptr inbounds nuw %struct.node, ptr %0, i32 0, i32 2
  %15 = load ptr, ptr %14, align 8
  %16 = icmp ne ptr %15, null
  br i1 %16, label %17, label %27

17:
  %18 = getelementptr inbounds nuw %struct.node, ptr %0, i32 0, i32 2
  %19 = load ptr, ptr %18, align 8
  br label %20

20:
  %.0 = phi ptr [ %19, %17 ], [ %26, %24 ]
  %21 = getelementptr inbounds nuw %struct.node, ptr %.0, i32 0, i32 3
  %22 = load ptr, ptr %21, align 8
  %23 = icmp ne ptr %22, null
  br i1 %23, label %24, label %37

24:
  %25 = getelementptr inbounds nuw %struct.node, ptr %.0, i32 0, i32 3
  %26 = load ptr, ptr %25, align 8
  br label %20

27:
  %28 = getelementptr inbounds nuw %struct.node, ptr %0, i32 0, i32 1
  %29 = load ptr, ptr %28, align 8
  br label %30

30:
  %.018 = phi ptr [ %0, %27 ], [ %.017, %34 ]
  %.017 = phi ptr [ %29, %27 ], [ %36, %34 ]
  %31 = getelementptr inbounds nuw %struct.node, ptr %.017, i32 0, i32 2
  %32 = load ptr, ptr %31, align 8
  %33 = icmp eq ptr %.018, %32
  br i1 %33, label %34, label %37

34:
  %35 = getelementptr inbounds nuw %struct.node, ptr %.017, i32 0, i32 1
  %36 = load ptr, ptr %35, align 8
  br label %30

37:
  %.019 = phi ptr [ %12, %10 ], [ %.0, %20 ], [ %.017, %30 ]
  ret ptr %.019
}

define dso_local ptr @tapeless_body__ZSt18_Rb_tree_decrementPKSt18_Rb_tree_node_base(ptr noundef %0) {
  %2 = load i32, ptr %0, align 8
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %4, label %13

4:
  %5 = getelementptr inbounds nuw %struct.node, ptr %0, i32 0, i32 1
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds nuw %struct.node, ptr %6, i32 0, i32 1
  %8 = load ptr, ptr %7, align 8
  %9 = icmp eq ptr %8, %0
  br i1 %9, label %10, label %13

10:
  %11 = getelementptr inbounds nuw %struct.node, ptr %0, i32 0, i32 3
  %12 = load ptr, ptr %11, align 8
  br label %37

13:
  %14 = getelementptr inbounds nuw %struct.node, ptr %0, i32 0, i32 2
  %15 = load ptr, ptr %14, align 8
  %16 = icmp ne ptr %15, null
  br i1 %16, label %17, label %27

17:
  %18 = getelementptr inbounds nuw %struct.node, ptr %0, i32 0, i32 2
  %19 = load ptr, ptr %18, align 8
  br label %20

20:
  %.0 = phi ptr [ %19, %17 ], [ %26, %24 ]
  %21 = getelementptr inbounds nuw %struct.node, ptr %.0, i32 0, i32 3
  %22 = load ptr, ptr %21, align 8
  %23 = icmp ne ptr %22, null
  br i1 %23, label %24, label %37

24:
  %25 = getelementptr inbounds nuw %struct.node, ptr %.0, i32 0, i32 3
  %26 = load ptr, ptr %25, align 8
  br label %20

27:
  %28 = getelementptr inbounds nuw %struct.node, ptr %0, i32 0, i32 1
  %29 = load ptr, ptr %28, align 8
  br label %30

30:
  %.018 = phi ptr [ %0, %27 ], [ %.017, %34 ]
  %.017 = phi ptr [ %29, %27 ], [ %36, %34 ]
  %31 = getelementptr inbounds nuw %struct.node, ptr %.017, i32 0, i32 2
  %32 = load ptr, ptr %31, align 8
  %33 = icmp eq ptr %.018, %32
  br i1 %33, label %34, label %37

34:
  %35 = getelementptr inbounds nuw %struct.node, ptr %.017, i32 0, i32 1
  %36 = load ptr, ptr %35, align 8
  br label %30

37:
  %.019 = phi ptr [ %12, %10 ], [ %.0, %20 ], [ %.017, %30 ]
  ret ptr %.019
}

define dso_local void @tapeless_body__ZSt29_Rb_tree_insert_and_rebalancebPSt18_Rb_tree_node_baseS0_RS_(i1 noundef zeroext %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) {
  %5 = zext i1 %0 to i8
  %6 = trunc i8 %5 to i1
  %7 = zext i1 %6 to i32
  %8 = getelementptr inbounds nuw %struct.node, ptr %1, i32 0, i32 1
  store ptr %2, ptr %8, align 8
  %9 = getelementptr inbounds nuw %struct.node, ptr %1, i32 0, i32 3
  store ptr null, ptr %9, align 8
  %10 = getelementptr inbounds nuw %struct.node, ptr %1, i32 0, i32 2
  store ptr null, ptr %10, align 8
  store i32 0, ptr %1, align 8
  %11 = icmp eq ptr %2, %3
  br i1 %11, label %12, label %16

12:
  %13 = getelementptr inbounds nuw %struct.node, ptr %3, i32 0, i32 3
  store ptr %1, ptr %13, align 8
  %14 = getelementptr inbounds nuw %struct.node, ptr %3, i32 0, i32 2
  store ptr %1, ptr %14, align 8
  %15 = getelementptr inbounds nuw %struct.node, ptr %3, i32 0, i32 1
  store ptr %1, ptr %15, align 8
  br label %32

16:
  %17 = icmp ne i32 %7, 0
  br i1 %17, label %18, label %25

18:
  %19 = getelementptr inbounds nuw %struct.node, ptr %2, i32 0, i32 2
  store ptr %1, ptr %19, align 8
  %20 = getelementptr inbounds nuw %struct.node, ptr %3, i32 0, i32 2
  %21 = load ptr, ptr %20, align 8
  %22 = icmp eq ptr %2, %21
  br i1 %22, label %23, label %32

23:
  %24 = getelementptr inbounds nuw %struct.node, ptr %3, i32 0, i32 2
  store ptr %1, ptr %24, align 8
  br label %32

25:
  %26 = getelementptr inbounds nuw %struct.node, ptr %2, i32 0, i32 3
  store ptr %1, ptr %26, align 8
  %27 = getelementptr inbounds nuw %struct.node, ptr %3, i32 0, i32 3
  %28 = load ptr, ptr %27, align 8
  %29 = icmp eq ptr %2, %28
  br i1 %29, label %30, label %32

30:
  %31 = getelementptr inbounds nuw %struct.node, ptr %3, i32 0, i32 3
  store ptr %1, ptr %31, align 8
  br label %32

32:
  br label %33

33:
  %.0 = phi ptr [ %1, %32 ], [ %47, %69 ]
  %34 = getelementptr inbounds nuw %struct.node, ptr %3, i32 0, i32 1
  %35 = load ptr, ptr %34, align 8
  %36 = icmp ne ptr %.0, %35
  br i1 %36, label %37, label %.critedge

37:
  %38 = getelementptr inbounds nuw %struct.node, ptr %.0, i32 0, i32 1
  %39 = load ptr, ptr %38, align 8
  %40 = getelementptr inbounds nuw %struct.node, ptr %39, i32 0, i32 0
  %41 = load i32, ptr %40, align 8
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %43, label %.critedge

43:
  %44 = getelementptr inbounds nuw %struct.node, ptr %.0, i32 0, i32 1
  %45 = load ptr, ptr %44, align 8
  %46 = getelementptr inbounds nuw %struct.node, ptr %45, i32 0, i32 1
  %47 = load ptr, ptr %46, align 8
  %48 = getelementptr inbounds nuw %struct.node, ptr %47, i32 0, i32 2
  %49 = load ptr, ptr %48, align 8
  %50 = icmp eq ptr %45, %49
  %51 = zext i1 %50 to i32
  %52 = icmp ne i32 %51, 0
  br i1 %52, label %53, label %56

53:
  %54 = getelementptr inbounds nuw %struct.node, ptr %47, i32 0, i32 3
  %55 = load ptr, ptr %54, align 8
  br label %59

56:
  %57 = getelementptr inbounds nuw %struct.node, ptr %47, i32 0, i32 2
  %58 = load ptr, ptr %57, align 8
  br label %59

59:
  %60 = phi ptr [ %55, %53 ], [ %58, %56 ]
  %61 = icmp ne ptr %60, null
  br i1 %61, label %62, label %65

62:
  %63 = load i32, ptr %60, align 8
  %64 = icmp eq i32 %63, 0
  br label %65

65:
  %66 = phi i1 [ false, %59 ], [ %64, %62 ]
  %67 = zext i1 %66 to i32
  %68 = icmp ne i32 %67, 0
  br i1 %68, label %69, label %73

69:
  %70 = getelementptr inbounds nuw %struct.node, ptr %60, i32 0, i32 0
  store i32 1, ptr %70, align 8
  %71 = getelementptr inbounds nuw %struct.node, ptr %45, i32 0, i32 0
  store i32 1, ptr %71, align 8
  %72 = getelementptr inbounds nuw %struct.node, ptr %47, i32 0, i32 0
  store i32 0, ptr %72, align 8
  br label %33

73:
  %74 = icmp ne i32 %51, 0
  br i1 %74, label %75, label %147

75:
  %76 = getelementptr inbounds nuw %struct.node, ptr %45, i32 0, i32 3
  %77 = load ptr, ptr %76, align 8
  %78 = icmp eq ptr %.0, %77
  br i1 %78, label %79, label %112

79:
  %80 = getelementptr inbounds nuw %struct.node, ptr %45, i32 0, i32 3
  %81 = load ptr, ptr %80, align 8
  %82 = getelementptr inbounds nuw %struct.node, ptr %81, i32 0, i32 2
  %83 = load ptr, ptr %82, align 8
  %84 = getelementptr inbounds nuw %struct.node, ptr %45, i32 0, i32 3
  store ptr %83, ptr %84, align 8
  %85 = getelementptr inbounds nuw %struct.node, ptr %81, i32 0, i32 2
  %86 = load ptr, ptr %85, align 8
  %87 = icmp ne ptr %86, null
  br i1 %87, label %88, label %92

88:
  %89 = getelementptr inbounds nuw %struct.node, ptr %81, i32 0, i32 2
  %90 = load ptr, ptr %89, align 8
  %91 = getelementptr inbounds nuw %struct.node, ptr %90, i32 0, i32 1
  store ptr %45, ptr %91, align 8
  br label %92

92:
  %93 = getelementptr inbounds nuw %struct.node, ptr %45, i32 0, i32 1
  %94 = load ptr, ptr %93, align 8
  %95 = getelementptr inbounds nuw %struct.node, ptr %81, i32 0, i32 1
  store ptr %94, ptr %95, align 8
  %96 = getelementptr inbounds nuw %struct.node, ptr %45, i32 0, i32 1
  %97 = load ptr, ptr %96, align 8
  %98 = icmp eq ptr %97, %3
  br i1 %98, label %99, label %101

99:
  %100 = getelementptr inbounds nuw %struct.node, ptr %3, i32 0, i32 1
  store ptr %81, ptr %100, align 8
  br label %109

101:
  %102 = getelementptr inbounds nuw %struct.node, ptr %97, i32 0, i32 2
  %103 = load ptr, ptr %102, align 8
  %104 = icmp eq ptr %103, %45
  br i1 %104, label %105, label %107

105:
  %106 = getelementptr inbounds nuw %struct.node, ptr %97, i32 0, i32 2
  store ptr %81, ptr %106, align 8
  br label %109

107:
  %108 = getelementptr inbounds nuw %struct.node, ptr %97, i32 0, i32 3
  store ptr %81, ptr %108, align 8
  br label %109

109:
  %110 = getelementptr inbounds nuw %struct.node, ptr %81, i32 0, i32 2
  store ptr %45, ptr %110, align 8
  %111 = getelementptr inbounds nuw %struct.node, ptr %45, i32 0, i32 1
  store ptr %81, ptr %111, align 8
  br label %112

112:
  %.0169 = phi ptr [ %.0, %109 ], [ %45, %75 ]
  %113 = getelementptr inbounds nuw %struct.node, ptr %.0169, i32 0, i32 0
  store i32 1, ptr %113, align 8
  %114 = getelementptr inbounds nuw %struct.node, ptr %47, i32 0, i32 0
  store i32 0, ptr %114, align 8
  %115 = getelementptr inbounds nuw %struct.node, ptr %47, i32 0, i32 2
  %116 = load ptr, ptr %115, align 8
  %117 = getelementptr inbounds nuw %struct.node, ptr %116, i32 0, i32 3
  %118 = load ptr, ptr %117, align 8
  %119 = getelementptr inbounds nuw %struct.node, ptr %47, i32 0, i32 2
  store ptr %118, ptr %119, align 8
  %120 = getelementptr inbounds nuw %struct.node, ptr %116, i32 0, i32 3
  %121 = load ptr, ptr %120, align 8
  %122 = icmp ne ptr %121, null
  br i1 %122, label %123, label %127

123:
  %124 = getelementptr inbounds nuw %struct.node, ptr %116, i32 0, i32 3
  %125 = load ptr, ptr %124, align 8
  %126 = getelementptr inbounds nuw %struct.node, ptr %125, i32 0, i32 1
  store ptr %47, ptr %126, align 8
  br label %127

127:
  %128 = getelementptr inbounds nuw %struct.node, ptr %47, i32 0, i32 1
  %129 = load ptr, ptr %128, align 8
  %130 = getelementptr inbounds nuw %struct.node, ptr %116, i32 0, i32 1
  store ptr %129, ptr %130, align 8
  %131 = getelementptr inbounds nuw %struct.node, ptr %47, i32 0, i32 1
  %132 = load ptr, ptr %131, align 8
  %133 = icmp eq ptr %132, %3
  br i1 %133, label %134, label %136

134:
  %135 = getelementptr inbounds nuw %struct.node, ptr %3, i32 0, i32 1
  store ptr %116, ptr %135, align 8
  br label %144

136:
  %137 = getelementptr inbounds nuw %struct.node, ptr %132, i32 0, i32 2
  %138 = load ptr, ptr %137, align 8
  %139 = icmp eq ptr %138, %47
  br i1 %139, label %140, label %142

140:
  %141 = getelementptr inbounds nuw %struct.node, ptr %132, i32 0, i32 2
  store ptr %116, ptr %141, align 8
  br label %144

142:
  %143 = getelementptr inbounds nuw %struct.node, ptr %132, i32 0, i32 3
  store ptr %116, ptr %143, align 8
  br label %144

144:
  %145 = getelementptr inbounds nuw %struct.node, ptr %116, i32 0, i32 3
  store ptr %47, ptr %145, align 8
  %146 = getelementptr inbounds nuw %struct.node, ptr %47, i32 0, i32 1
  store ptr %116, ptr %146, align 8
  br label %.critedge

147:
  %148 = getelementptr inbounds nuw %struct.node, ptr %45, i32 0, i32 2
  %149 = load ptr, ptr %148, align 8
  %150 = icmp eq ptr %.0, %149
  br i1 %150, label %151, label %184

151:
  %152 = getelementptr inbounds nuw %struct.node, ptr %45, i32 0, i32 2
  %153 = load ptr, ptr %152, align 8
  %154 = getelementptr inbounds nuw %struct.node, ptr %153, i32 0, i32 3
  %155 = load ptr, ptr %154, align 8
  %156 = getelementptr inbounds nuw %struct.node, ptr %45, i32 0, i32 2
  store ptr %155, ptr %156, align 8
  %157 = getelementptr inbounds nuw %struct.node, ptr %153, i32 0, i32 3
  %158 = load ptr, ptr %157, align 8
  %159 = icmp ne ptr %158, null
  br i1 %159, label %160, label %164

160:
  %161 = getelementptr inbounds nuw %struct.node, ptr %153, i32 0, i32 3
  %162 = load ptr, ptr %161, align 8
  %163 = getelementptr inbounds nuw %struct.node, ptr %162, i32 0, i32 1
  store ptr %45, ptr %163, align 8
  br label %164

164:
  %165 = getelementptr inbounds nuw %struct.node, ptr %45, i32 0, i32 1
  %166 = load ptr, ptr %165, align 8
  %167 = getelementptr inbounds nuw %struct.node, ptr %153, i32 0, i32 1
  store ptr %166, ptr %167, align 8
  %168 = getelementptr inbounds nuw %struct.node, ptr %45, i32 0, i32 1
  %169 = load ptr, ptr %168, align 8
  %170 = icmp eq ptr %169, %3
  br i1 %170, label %171, label %173

171:
  %172 = getelementptr inbounds nuw %struct.node, ptr %3, i32 0, i32 1
  store ptr %153, ptr %172, align 8
  br label %181

173:
  %174 = getelementptr inbounds nuw %struct.node, ptr %169, i32 0, i32 2
  %175 = load ptr, ptr %174, align 8
  %176 = icmp eq ptr %175, %45
  br i1 %176, label %177, label %179

177:
  %178 = getelementptr inbounds nuw %struct.node, ptr %169, i32 0, i32 2
  store ptr %153, ptr %178, align 8
  br label %181

179:
  %180 = getelementptr inbounds nuw %struct.node, ptr %169, i32 0, i32 3
  store ptr %153, ptr %180, align 8
  br label %181

181:
  %182 = getelementptr inbounds nuw %struct.node, ptr %153, i32 0, i32 3
  store ptr %45, ptr %182, align 8
  %183 = getelementptr inbounds nuw %struct.node, ptr %45, i32 0, i32 1
  store ptr %153, ptr %183, align 8
  br label %184

184:
  %.1 = phi ptr [ %.0, %181 ], [ %45, %147 ]
  %185 = getelementptr inbounds nuw %struct.node, ptr %.1, i32 0, i32 0
  store i32 1, ptr %185, align 8
  %186 = getelementptr inbounds nuw %struct.node, ptr %47, i32 0, i32 0
  store i32 0, ptr %186, align 8
  %187 = getelementptr inbounds nuw %struct.node, ptr %47, i32 0, i32 3
  %188 = load ptr, ptr %187, align 8
  %189 = getelementptr inbounds nuw %struct.node, ptr %188, i32 0, i32 2
  %190 = load ptr, ptr %189, align 8
  %191 = getelementptr inbounds nuw %struct.node, ptr %47, i32 0, i32 3
  store ptr %190, ptr %191, align 8
  %192 = getelementptr inbounds nuw %struct.node, ptr %188, i32 0, i32 2
  %193 = load ptr, ptr %192, align 8
  %194 = icmp ne ptr %193, null
  br i1 %194, label %195, label %199

195:
  %196 = getelementptr inbounds nuw %struct.node, ptr %188, i32 0, i32 2
  %197 = load ptr, ptr %196, align 8
  %198 = getelementptr inbounds nuw %struct.node, ptr %197, i32 0, i32 1
  store ptr %47, ptr %198, align 8
  br label %199

199:
  %200 = getelementptr inbounds nuw %struct.node, ptr %47, i32 0, i32 1
  %201 = load ptr, ptr %200, align 8
  %202 = getelementptr inbounds nuw %struct.node, ptr %188, i32 0, i32 1
  store ptr %201, ptr %202, align 8
  %203 = getelementptr inbounds nuw %struct.node, ptr %47, i32 0, i32 1
  %204 = load ptr, ptr %203, align 8
  %205 = icmp eq ptr %204, %3
  br i1 %205, label %206, label %208

206:
  %207 = getelementptr inbounds nuw %struct.node, ptr %3, i32 0, i32 1
  store ptr %188, ptr %207, align 8
  br label %216

208:
  %209 = getelementptr inbounds nuw %struct.node, ptr %204, i32 0, i32 2
  %210 = load ptr, ptr %209, align 8
  %211 = icmp eq ptr %210, %47
  br i1 %211, label %212, label %214

212:
  %213 = getelementptr inbounds nuw %struct.node, ptr %204, i32 0, i32 2
  store ptr %188, ptr %213, align 8
  br label %216

214:
  %215 = getelementptr inbounds nuw %struct.node, ptr %204, i32 0, i32 3
  store ptr %188, ptr %215, align 8
  br label %216

216:
  %217 = getelementptr inbounds nuw %struct.node, ptr %188, i32 0, i32 2
  store ptr %47, ptr %217, align 8
  %218 = getelementptr inbounds nuw %struct.node, ptr %47, i32 0, i32 1
  store ptr %188, ptr %218, align 8
  br label %.critedge

.critedge:
  %219 = getelementptr inbounds nuw %struct.node, ptr %3, i32 0, i32 1
  %220 = load ptr, ptr %219, align 8
  %221 = getelementptr inbounds nuw %struct.node, ptr %220, i32 0, i32 0
  store i32 1, ptr %221, align 8
  ret void
}

define dso_local ptr @tapeless_body__ZSt28_Rb_tree_rebalance_for_erasePSt18_Rb_tree_node_baseRS_(ptr noundef %0, ptr noundef %1) {
  %3 = getelementptr inbounds nuw %struct.node, ptr %1, i32 0, i32 2
  %4 = load ptr, ptr %3, align 8
  %5 = icmp eq ptr %4, %0
  br i1 %5, label %6, label %26

6:
  %7 = getelementptr inbounds nuw %struct.node, ptr %0, i32 0, i32 3
  %8 = load ptr, ptr %7, align 8
  %9 = icmp ne ptr %8, null
  br i1 %9, label %10, label %20

10:
  %11 = getelementptr inbounds nuw %struct.node, ptr %0, i32 0, i32 3
  %12 = load ptr, ptr %11, align 8
  br label %13

13:
  %.0308 = phi ptr [ %12, %10 ], [ %19, %17 ]
  %14 = getelementptr inbounds nuw %struct.node, ptr %.0308, i32 0, i32 2
  %15 = load ptr, ptr %14, align 8
  %16 = icmp ne ptr %15, null
  br i1 %16, label %17, label %23

17:
  %18 = getelementptr inbounds nuw %struct.node, ptr %.0308, i32 0, i32 2
  %19 = load ptr, ptr %18, align 8
  br label %13

20:
  %21 = getelementptr inbounds nuw %struct.node, ptr %0, i32 0, i32 1
  %22 = load ptr, ptr %21, align 8
  br label %23

23:
  %24 = phi ptr [ %22, %20 ], [ %.0308, %13 ]
  %25 = getelementptr inbounds nuw %struct.node, ptr %1, i32 0, i32 2
  store ptr %24, ptr %25, align 8
  br label %26

26:
  %27 = getelementptr inbounds nuw %struct.node, ptr %1, i32 0, i32 3
  %28 = load ptr, ptr %27, align 8
  %29 = icmp eq ptr %28, %0
  br i1 %29, label %30, label %50

30:
  %31 = getelementptr inbounds nuw %struct.node, ptr %0, i32 0, i32 2
  %32 = load ptr, ptr %31, align 8
  %33 = icmp ne ptr %32, null
  br i1 %33, label %34, label %44

34:
  %35 = getelementptr inbounds nuw %struct.node, ptr %0, i32 0, i32 2
  %36 = load ptr, ptr %35, align 8
  br label %37

37:
  %.0307 = phi ptr [ %36, %34 ], [ %43, %41 ]
  %38 = getelementptr inbounds nuw %struct.node, ptr %.0307, i32 0, i32 3
  %39 = load ptr, ptr %38, align 8
  %40 = icmp ne ptr %39, null
  br i1 %40, label %41, label %47

41:
  %42 = getelementptr inbounds nuw %struct.node, ptr %.0307, i32 0, i32 3
  %43 = load ptr, ptr %42, align 8
  br label %37

44:
  %45 = getelementptr inbounds nuw %struct.node, ptr %0, i32 0, i32 1
  %46 = load ptr, ptr %45, align 8
  br label %47

47:
  %48 = phi ptr [ %46, %44 ], [ %.0307, %37 ]
  %49 = getelementptr inbounds nuw %struct.node, ptr %1, i32 0, i32 3
  store ptr %48, ptr %49, align 8
  br label %50

50:
  %51 = getelementptr inbounds nuw %struct.node, ptr %0, i32 0, i32 2
  %52 = load ptr, ptr %51, align 8
  %53 = icmp ne ptr %52, null
  br i1 %53, label %54, label %68

54:
  %55 = getelementptr inbounds nuw %struct.node, ptr %0, i32 0, i32 3
  %56 = load ptr, ptr %55, align 8
  %57 = icmp ne ptr %56, null
  br i1 %57, label %58, label %68

58:
  %59 = getelementptr inbounds nuw %struct.node, ptr %0, i32 0, i32 3
  %60 = load ptr, ptr %59, align 8
  br label %61

61:
  %.0309 = phi ptr [ %60, %58 ], [ %67, %65 ]
  %62 = getelementptr inbounds nuw %struct.node, ptr %.0309, i32 0, i32 2
  %63 = load ptr, ptr %62, align 8
  %64 = icmp ne ptr %63, null
  br i1 %64, label %65, label %68

65:
  %66 = getelementptr inbounds nuw %struct.node, ptr %.0309, i32 0, i32 2
  %67 = load ptr, ptr %66, align 8
  br label %61

68:
  %69 = phi ptr [ %.0309, %61 ], [ %0, %54 ], [ %0, %50 ]
  %70 = getelementptr inbounds nuw %struct.node, ptr %69, i32 0, i32 0
  %71 = load i32, ptr %70, align 8
  %72 = getelementptr inbounds nuw %struct.node, ptr %69, i32 0, i32 2
  %73 = load ptr, ptr %72, align 8
  %74 = icmp ne ptr %73, null
  br i1 %74, label %75, label %78

75:
  %76 = getelementptr inbounds nuw %struct.node, ptr %69, i32 0, i32 2
  %77 = load ptr, ptr %76, align 8
  br label %81

78:
  %79 = getelementptr inbounds nuw %struct.node, ptr %69, i32 0, i32 3
  %80 = load ptr, ptr %79, align 8
  br label %81

81:
  %82 = phi ptr [ %77, %75 ], [ %80, %78 ]
  %83 = getelementptr inbounds nuw %struct.node, ptr %69, i32 0, i32 1
  %84 = load ptr, ptr %83, align 8
  %85 = icmp ne ptr %82, null
  br i1 %85, label %86, label %90

86:
  %87 = getelementptr inbounds nuw %struct.node, ptr %69, i32 0, i32 1
  %88 = load ptr, ptr %87, align 8
  %89 = getelementptr inbounds nuw %struct.node, ptr %82, i32 0, i32 1
  store ptr %88, ptr %89, align 8
  br label %90

90:
  %91 = getelementptr inbounds nuw %struct.node, ptr %69, i32 0, i32 1
  %92 = load ptr, ptr %91, align 8
  %93 = icmp eq ptr %92, %1
  br i1 %93, label %94, label %96

94:
  %95 = getelementptr inbounds nuw %struct.node, ptr %1, i32 0, i32 1
  store ptr %82, ptr %95, align 8
  br label %104

96:
  %97 = getelementptr inbounds nuw %struct.node, ptr %92, i32 0, i32 2
  %98 = load ptr, ptr %97, align 8
  %99 = icmp eq ptr %98, %69
  br i1 %99, label %100, label %102

100:
  %101 = getelementptr inbounds nuw %struct.node, ptr %92, i32 0, i32 2
  store ptr %82, ptr %101, align 8
  br label %104

102:
  %103 = getelementptr inbounds nuw %struct.node, ptr %92, i32 0, i32 3
  store ptr %82, ptr %103, align 8
  br label %104

104:
  %105 = icmp ne ptr %69, %0
  br i1 %105, label %106, label %148

106:
  %107 = load i32, ptr %0, align 8
  store i32 %107, ptr %69, align 8
  %108 = getelementptr inbounds nuw %struct.node, ptr %0, i32 0, i32 1
  %109 = load ptr, ptr %108, align 8
  %110 = getelementptr inbounds nuw %struct.node, ptr %69, i32 0, i32 1
  store ptr %109, ptr %110, align 8
  %111 = getelementptr inbounds nuw %struct.node, ptr %0, i32 0, i32 2
  %112 = load ptr, ptr %111, align 8
  %113 = getelementptr inbounds nuw %struct.node, ptr %69, i32 0, i32 2
  store ptr %112, ptr %113, align 8
  %114 = getelementptr inbounds nuw %struct.node, ptr %0, i32 0, i32 3
  %115 = load ptr, ptr %114, align 8
  %116 = getelementptr inbounds nuw %struct.node, ptr %69, i32 0, i32 3
  store ptr %115, ptr %116, align 8
  %117 = getelementptr inbounds nuw %struct.node, ptr %0, i32 0, i32 1
  %118 = load ptr, ptr %117, align 8
  %119 = icmp eq ptr %118, %1
  br i1 %119, label %120, label %122

120:
  %121 = getelementptr inbounds nuw %struct.node, ptr %1, i32 0, i32 1
  store ptr %69, ptr %121, align 8
  br label %130

122:
  %123 = getelementptr inbounds nuw %struct.node, ptr %118, i32 0, i32 2
  %124 = load ptr, ptr %123, align 8
  %125 = icmp eq ptr %124, %0
  br i1 %125, label %126, label %128

126:
  %127 = getelementptr inbounds nuw %struct.node, ptr %118, i32 0, i32 2
  store ptr %69, ptr %127, align 8
  br label %130

128:
  %129 = getelementptr inbounds nuw %struct.node, ptr %118, i32 0, i32 3
  store ptr %69, ptr %129, align 8
  br label %130

130:
  %131 = getelementptr inbounds nuw %struct.node, ptr %69, i32 0, i32 2
  %132 = load ptr, ptr %131, align 8
  %133 = icmp ne ptr %132, null
  br i1 %133, label %134, label %138

134:
  %135 = getelementptr inbounds nuw %struct.node, ptr %69, i32 0, i32 2
  %136 = load ptr, ptr %135, align 8
  %137 = getelementptr inbounds nuw %struct.node, ptr %136, i32 0, i32 1
  store ptr %69, ptr %137, align 8
  br label %138

138:
  %139 = getelementptr inbounds nuw %struct.node, ptr %69, i32 0, i32 3
  %140 = load ptr, ptr %139, align 8
  %141 = icmp ne ptr %140, null
  br i1 %141, label %142, label %146

142:
  %143 = getelementptr inbounds nuw %struct.node, ptr %69, i32 0, i32 3
  %144 = load ptr, ptr %143, align 8
  %145 = getelementptr inbounds nuw %struct.node, ptr %144, i32 0, i32 1
  store ptr %69, ptr %145, align 8
  br label %146

146:
  %147 = icmp eq ptr %84, %0
  %spec.select = select i1 %147, ptr %69, ptr %84
  br label %148

148:
  %.0311 = phi ptr [ %spec.select, %146 ], [ %84, %104 ]
  %149 = icmp eq i32 %71, 1
  br i1 %149, label %150, label %432

150:
  %.0305 = phi ptr [ %267, %.critedge316 ], [ %.0311, %148 ]
  %.0 = phi ptr [ %.0305, %.critedge316 ], [ %82, %148 ]
  %151 = getelementptr inbounds nuw %struct.node, ptr %1, i32 0, i32 1
  %152 = load ptr, ptr %151, align 8
  %153 = icmp ne ptr %.0, %152
  br i1 %153, label %154, label %.critedge

154:
  %155 = icmp ne ptr %.0, null
  br i1 %155, label %156, label %159

156:
  %157 = load i32, ptr %.0, align 8
  %158 = icmp eq i32 %157, 0
  br label %159

159:
  %160 = phi i1 [ false, %154 ], [ %158, %156 ]
  %161 = zext i1 %160 to i32
  %162 = xor i1 %160, true
  br i1 %162, label %163, label %.critedge

163:
  %164 = getelementptr inbounds nuw %struct.node, ptr %.0305, i32 0, i32 2
  %165 = load ptr, ptr %164, align 8
  %166 = icmp eq ptr %.0, %165
  %167 = zext i1 %166 to i32
  %168 = icmp ne i32 %167, 0
  br i1 %168, label %169, label %172

169:
  %170 = getelementptr inbounds nuw %struct.node, ptr %.0305, i32 0, i32 3
  %171 = load ptr, ptr %170, align 8
  br label %175

172:
  %173 = getelementptr inbounds nuw %struct.node, ptr %.0305, i32 0, i32 2
  %174 = load ptr, ptr %173, align 8
  br label %175

175:
  %176 = phi ptr [ %171, %169 ], [ %174, %172 ]
  %177 = load i32, ptr %176, align 8
  %178 = icmp eq i32 %177, 0
  br i1 %178, label %179, label %251

179:
  store i32 1, ptr %176, align 8
  store i32 0, ptr %.0305, align 8
  %180 = icmp ne i32 %167, 0
  br i1 %180, label %181, label %216

181:
  %182 = getelementptr inbounds nuw %struct.node, ptr %.0305, i32 0, i32 3
  %183 = load ptr, ptr %182, align 8
  %184 = getelementptr inbounds nuw %struct.node, ptr %183, i32 0, i32 2
  %185 = load ptr, ptr %184, align 8
  %186 = getelementptr inbounds nuw %struct.node, ptr %.0305, i32 0, i32 3
  store ptr %185, ptr %186, align 8
  %187 = getelementptr inbounds nuw %struct.node, ptr %183, i32 0, i32 2
  %188 = load ptr, ptr %187, align 8
  %189 = icmp ne ptr %188, null
  br i1 %189, label %190, label %194

190:
  %191 = getelementptr inbounds nuw %struct.node, ptr %183, i32 0, i32 2
  %192 = load ptr, ptr %191, align 8
  %193 = getelementptr inbounds nuw %struct.node, ptr %192, i32 0, i32 1
  store ptr %.0305, ptr %193, align 8
  br label %194

194:
  %195 = getelementptr inbounds nuw %struct.node, ptr %.0305, i32 0, i32 1
  %196 = load ptr, ptr %195, align 8
  %197 = getelementptr inbounds nuw %struct.node, ptr %183, i32 0, i32 1
  store ptr %196, ptr %197, align 8
  %198 = getelementptr inbounds nuw %struct.node, ptr %.0305, i32 0, i32 1
  %199 = load ptr, ptr %198, align 8
  %200 = icmp eq ptr %199, %1
  br i1 %200, label %201, label %203

201:
  %202 = getelementptr inbounds nuw %struct.node, ptr %1, i32 0, i32 1
  store ptr %183, ptr %202, align 8
  br label %211

203:
  %204 = getelementptr inbounds nuw %struct.node, ptr %199, i32 0, i32 2
  %205 = load ptr, ptr %204, align 8
  %206 = icmp eq ptr %205, %.0305
  br i1 %206, label %207, label %209

207:
  %208 = getelementptr inbounds nuw %struct.node, ptr %199, i32 0, i32 2
  store ptr %183, ptr %208, align 8
  br label %211

209:
  %210 = getelementptr inbounds nuw %struct.node, ptr %199, i32 0, i32 3
  store ptr %183, ptr %210, align 8
  br label %211

211:
  %212 = getelementptr inbounds nuw %struct.node, ptr %183, i32 0, i32 2
  store ptr %.0305, ptr %212, align 8
  %213 = getelementptr inbounds nuw %struct.node, ptr %.0305, i32 0, i32 1
  store ptr %183, ptr %213, align 8
  %214 = getelementptr inbounds nuw %struct.node, ptr %.0305, i32 0, i32 3
  %215 = load ptr, ptr %214, align 8
  br label %251

216:
  %217 = getelementptr inbounds nuw %struct.node, ptr %.0305, i32 0, i32 2
  %218 = load ptr, ptr %217, align 8
  %219 = getelementptr inbounds nuw %struct.node, ptr %218, i32 0, i32 3
  %220 = load ptr, ptr %219, align 8
  %221 = getelementptr inbounds nuw %struct.node, ptr %.0305, i32 0, i32 2
  store ptr %220, ptr %221, align 8
  %222 = getelementptr inbounds nuw %struct.node, ptr %218, i32 0, i32 3
  %223 = load ptr, ptr %222, align 8
  %224 = icmp ne ptr %223, null
  br i1 %224, label %225, label %229

225:
  %226 = getelementptr inbounds nuw %struct.node, ptr %218, i32 0, i32 3
  %227 = load ptr, ptr %226, align 8
  %228 = getelementptr inbounds nuw %struct.node, ptr %227, i32 0, i32 1
  store ptr %.0305, ptr %228, align 8
  br label %229

229:
  %230 = getelementptr inbounds nuw %struct.node, ptr %.0305, i32 0, i32 1
  %231 = load ptr, ptr %230, align 8
  %232 = getelementptr inbounds nuw %struct.node, ptr %218, i32 0, i32 1
  store ptr %231, ptr %232, align 8
  %233 = getelementptr inbounds nuw %struct.node, ptr %.0305, i32 0, i32 1
  %234 = load ptr, ptr %233, align 8
  %235 = icmp eq ptr %234, %1
  br i1 %235, label %236, label %238

236:
  %237 = getelementptr inbounds nuw %struct.node, ptr %1, i32 0, i32 1
  store ptr %218, ptr %237, align 8
  br label %246

238:
  %239 = getelementptr inbounds nuw %struct.node, ptr %234, i32 0, i32 2
  %240 = load ptr, ptr %239, align 8
  %241 = icmp eq ptr %240, %.0305
  br i1 %241, label %242, label %244

242:
  %243 = getelementptr inbounds nuw %struct.node, ptr %234, i32 0, i32 2
  store ptr %218, ptr %243, align 8
  br label %246

244:
  %245 = getelementptr inbounds nuw %struct.node, ptr %234, i32 0, i32 3
  store ptr %218, ptr %245, align 8
  br label %246

246:
  %247 = getelementptr inbounds nuw %struct.node, ptr %218, i32 0, i32 3
  store ptr %.0305, ptr %247, align 8
  %248 = getelementptr inbounds nuw %struct.node, ptr %.0305, i32 0, i32 1
  store ptr %218, ptr %248, align 8
  %249 = getelementptr inbounds nuw %struct.node, ptr %.0305, i32 0, i32 2
  %250 = load ptr, ptr %249, align 8
  br label %251

251:
  %.0306 = phi ptr [ %176, %175 ], [ %215, %211 ], [ %250, %246 ]
  %252 = getelementptr inbounds nuw %struct.node, ptr %.0306, i32 0, i32 2
  %253 = load ptr, ptr %252, align 8
  %254 = icmp ne ptr %253, null
  br i1 %254, label %255, label %.critedge314

255:
  %256 = load i32, ptr %253, align 8
  %257 = icmp eq i32 %256, 0
  %258 = zext i1 %257 to i32
  br i1 %257, label %268, label %.critedge314

.critedge314:
  %259 = getelementptr inbounds nuw %struct.node, ptr %.0306, i32 0, i32 3
  %260 = load ptr, ptr %259, align 8
  %261 = icmp ne ptr %260, null
  br i1 %261, label %262, label %.critedge316

262:
  %263 = load i32, ptr %260, align 8
  %264 = icmp eq i32 %263, 0
  %265 = zext i1 %264 to i32
  br i1 %264, label %268, label %.critedge316

.critedge316:
  store i32 0, ptr %.0306, align 8
  %266 = getelementptr inbounds nuw %struct.node, ptr %.0305, i32 0, i32 1
  %267 = load ptr, ptr %266, align 8
  br label %150

268:
  %269 = icmp ne i32 %167, 0
  br i1 %269, label %270, label %350

270:
  %271 = getelementptr inbounds nuw %struct.node, ptr %.0306, i32 0, i32 3
  %272 = load ptr, ptr %271, align 8
  %273 = icmp ne ptr %272, null
  br i1 %273, label %274, label %.critedge318

274:
  %275 = load i32, ptr %272, align 8
  %276 = icmp eq i32 %275, 0
  %277 = zext i1 %276 to i32
  br i1 %276, label %314, label %.critedge318

.critedge318:
  %278 = getelementptr inbounds nuw %struct.node, ptr %.0306, i32 0, i32 2
  %279 = load ptr, ptr %278, align 8
  store i32 1, ptr %279, align 8
  store i32 0, ptr %.0306, align 8
  %280 = getelementptr inbounds nuw %struct.node, ptr %.0306, i32 0, i32 2
  %281 = load ptr, ptr %280, align 8
  %282 = getelementptr inbounds nuw %struct.node, ptr %281, i32 0, i32 3
  %283 = load ptr, ptr %282, align 8
  %284 = getelementptr inbounds nuw %struct.node, ptr %.0306, i32 0, i32 2
  store ptr %283, ptr %284, align 8
  %285 = getelementptr inbounds nuw %struct.node, ptr %281, i32 0, i32 3
  %286 = load ptr, ptr %285, align 8
  %287 = icmp ne ptr %286, null
  br i1 %287, label %288, label %292

288:
  %289 = getelementptr inbounds nuw %struct.node, ptr %281, i32 0, i32 3
  %290 = load ptr, ptr %289, align 8
  %291 = getelementptr inbounds nuw %struct.node, ptr %290, i32 0, i32 1
  store ptr %.0306, ptr %291, align 8
  br label %292

292:
  %293 = getelementptr inbounds nuw %struct.node, ptr %.0306, i32 0, i32 1
  %294 = load ptr, ptr %293, align 8
  %295 = getelementptr inbounds nuw %struct.node, ptr %281, i32 0, i32 1
  store ptr %294, ptr %295, align 8
  %296 = getelementptr inbounds nuw %struct.node, ptr %.0306, i32 0, i32 1
  %297 = load ptr, ptr %296, align 8
  %298 = icmp eq ptr %297, %1
  br i1 %298, label %299, label %301

299:
  %300 = getelementptr inbounds nuw %struct.node, ptr %1, i32 0, i32 1
  store ptr %281, ptr %300, align 8
  br label %309

301:
  %302 = getelementptr inbounds nuw %struct.node, ptr %297, i32 0, i32 2
  %303 = load ptr, ptr %302, align 8
  %304 = icmp eq ptr %303, %.0306
  br i1 %304, label %305, label %307

305:
  %306 = getelementptr inbounds nuw %struct.node, ptr %297, i32 0, i32 2
  store ptr %281, ptr %306, align 8
  br label %309

307:
  %308 = getelementptr inbounds nuw %struct.node, ptr %297, i32 0, i32 3
  store ptr %281, ptr %308, align 8
  br label %309

309:
  %310 = getelementptr inbounds nuw %struct.node, ptr %281, i32 0, i32 3
  store ptr %.0306, ptr %310, align 8
  %311 = getelementptr inbounds nuw %struct.node, ptr %.0306, i32 0, i32 1
  store ptr %281, ptr %311, align 8
  %312 = getelementptr inbounds nuw %struct.node, ptr %.0305, i32 0, i32 3
  %313 = load ptr, ptr %312, align 8
  br label %314

314:
  %.2 = phi ptr [ %.0306, %274 ], [ %313, %309 ]
  %315 = load i32, ptr %.0305, align 8
  store i32 %315, ptr %.2, align 8
  store i32 1, ptr %.0305, align 8
  %316 = getelementptr inbounds nuw %struct.node, ptr %.2, i32 0, i32 3
  %317 = load ptr, ptr %316, align 8
  store i32 1, ptr %317, align 8
  %318 = getelementptr inbounds nuw %struct.node, ptr %.0305, i32 0, i32 3
  %319 = load ptr, ptr %318, align 8
  %320 = getelementptr inbounds nuw %struct.node, ptr %319, i32 0, i32 2
  %321 = load ptr, ptr %320, align 8
  %322 = getelementptr inbounds nuw %struct.node, ptr %.0305, i32 0, i32 3
  store ptr %321, ptr %322, align 8
  %323 = getelementptr inbounds nuw %struct.node, ptr %319, i32 0, i32 2
  %324 = load ptr, ptr %323, align 8
  %325 = icmp ne ptr %324, null
  br i1 %325, label %326, label %330

326:
  %327 = getelementptr inbounds nuw %struct.node, ptr %319, i32 0, i32 2
  %328 = load ptr, ptr %327, align 8
  %329 = getelementptr inbounds nuw %struct.node, ptr %328, i32 0, i32 1
  store ptr %.0305, ptr %329, align 8
  br label %330

330:
  %331 = getelementptr inbounds nuw %struct.node, ptr %.0305, i32 0, i32 1
  %332 = load ptr, ptr %331, align 8
  %333 = getelementptr inbounds nuw %struct.node, ptr %319, i32 0, i32 1
  store ptr %332, ptr %333, align 8
  %334 = getelementptr inbounds nuw %struct.node, ptr %.0305, i32 0, i32 1
  %335 = load ptr, ptr %334, align 8
  %336 = icmp eq ptr %335, %1
  br i1 %336, label %337, label %339

337:
  %338 = getelementptr inbounds nuw %struct.node, ptr %1, i32 0, i32 1
  store ptr %319, ptr %338, align 8
  br label %347

339:
  %340 = getelementptr inbounds nuw %struct.node, ptr %335, i32 0, i32 2
  %341 = load ptr, ptr %340, align 8
  %342 = icmp eq ptr %341, %.0305
  br i1 %342, label %343, label %345

343:
  %344 = getelementptr inbounds nuw %struct.node, ptr %335, i32 0, i32 2
  store ptr %319, ptr %344, align 8
  br label %347

345:
  %346 = getelementptr inbounds nuw %struct.node, ptr %335, i32 0, i32 3
  store ptr %319, ptr %346, align 8
  br label %347

347:
  %348 = getelementptr inbounds nuw %struct.node, ptr %319, i32 0, i32 2
  store ptr %.0305, ptr %348, align 8
  %349 = getelementptr inbounds nuw %struct.node, ptr %.0305, i32 0, i32 1
  store ptr %319, ptr %349, align 8
  br label %432

350:
  %351 = getelementptr inbounds nuw %struct.node, ptr %.0306, i32 0, i32 2
  %352 = load ptr, ptr %351, align 8
  %353 = icmp ne ptr %352, null
  br i1 %353, label %354, label %.critedge320

354:
  %355 = load i32, ptr %352, align 8
  %356 = icmp eq i32 %355, 0
  %357 = zext i1 %356 to i32
  br i1 %356, label %394, label %.critedge320

.critedge320:
  %358 = getelementptr inbounds nuw %struct.node, ptr %.0306, i32 0, i32 3
  %359 = load ptr, ptr %358, align 8
  store i32 1, ptr %359, align 8
  store i32 0, ptr %.0306, align 8
  %360 = getelementptr inbounds nuw %struct.node, ptr %.0306, i32 0, i32 3
  %361 = load ptr, ptr %360, align 8
  %362 = getelementptr inbounds nuw %struct.node, ptr %361, i32 0, i32 2
  %363 = load ptr, ptr %362, align 8
  %364 = getelementptr inbounds nuw %struct.node, ptr %.0306, i32 0, i32 3
  store ptr %363, ptr %364, align 8
  %365 = getelementptr inbounds nuw %struct.node, ptr %361, i32 0, i32 2
  %366 = load ptr, ptr %365, align 8
  %367 = icmp ne ptr %366, null
  br i1 %367, label %368, label %372

368:
  %369 = getelementptr inbounds nuw %struct.node, ptr %361, i32 0, i32 2
  %370 = load ptr, ptr %369, align 8
  %371 = getelementptr inbounds nuw %struct.node, ptr %370, i32 0, i32 1
  store ptr %.0306, ptr %371, align 8
  br label %372

372:
  %373 = getelementptr inbounds nuw %struct.node, ptr %.0306, i32 0, i32 1
  %374 = load ptr, ptr %373, align 8
  %375 = getelementptr inbounds nuw %struct.node, ptr %361, i32 0, i32 1
  store ptr %374, ptr %375, align 8
  %376 = getelementptr inbounds nuw %struct.node, ptr %.0306, i32 0, i32 1
  %377 = load ptr, ptr %376, align 8
  %378 = icmp eq ptr %377, %1
  br i1 %378, label %379, label %381

379:
  %380 = getelementptr inbounds nuw %struct.node, ptr %1, i32 0, i32 1
  store ptr %361, ptr %380, align 8
  br label %389

381:
  %382 = getelementptr inbounds nuw %struct.node, ptr %377, i32 0, i32 2
  %383 = load ptr, ptr %382, align 8
  %384 = icmp eq ptr %383, %.0306
  br i1 %384, label %385, label %387

385:
  %386 = getelementptr inbounds nuw %struct.node, ptr %377, i32 0, i32 2
  store ptr %361, ptr %386, align 8
  br label %389

387:
  %388 = getelementptr inbounds nuw %struct.node, ptr %377, i32 0, i32 3
  store ptr %361, ptr %388, align 8
  br label %389

389:
  %390 = getelementptr inbounds nuw %struct.node, ptr %361, i32 0, i32 2
  store ptr %.0306, ptr %390, align 8
  %391 = getelementptr inbounds nuw %struct.node, ptr %.0306, i32 0, i32 1
  store ptr %361, ptr %391, align 8
  %392 = getelementptr inbounds nuw %struct.node, ptr %.0305, i32 0, i32 2
  %393 = load ptr, ptr %392, align 8
  br label %394

394:
  %.3 = phi ptr [ %.0306, %354 ], [ %393, %389 ]
  %395 = load i32, ptr %.0305, align 8
  store i32 %395, ptr %.3, align 8
  store i32 1, ptr %.0305, align 8
  %396 = getelementptr inbounds nuw %struct.node, ptr %.3, i32 0, i32 2
  %397 = load ptr, ptr %396, align 8
  store i32 1, ptr %397, align 8
  %398 = getelementptr inbounds nuw %struct.node, ptr %.0305, i32 0, i32 2
  %399 = load ptr, ptr %398, align 8
  %400 = getelementptr inbounds nuw %struct.node, ptr %399, i32 0, i32 3
  %401 = load ptr, ptr %400, align 8
  %402 = getelementptr inbounds nuw %struct.node, ptr %.0305, i32 0, i32 2
  store ptr %401, ptr %402, align 8
  %403 = getelementptr inbounds nuw %struct.node, ptr %399, i32 0, i32 3
  %404 = load ptr, ptr %403, align 8
  %405 = icmp ne ptr %404, null
  br i1 %405, label %406, label %410

406:
  %407 = getelementptr inbounds nuw %struct.node, ptr %399, i32 0, i32 3
  %408 = load ptr, ptr %407, align 8
  %409 = getelementptr inbounds nuw %struct.node, ptr %408, i32 0, i32 1
  store ptr %.0305, ptr %409, align 8
  br label %410

410:
  %411 = getelementptr inbounds nuw %struct.node, ptr %.0305, i32 0, i32 1
  %412 = load ptr, ptr %411, align 8
  %413 = getelementptr inbounds nuw %struct.node, ptr %399, i32 0, i32 1
  store ptr %412, ptr %413, align 8
  %414 = getelementptr inbounds nuw %struct.node, ptr %.0305, i32 0, i32 1
  %415 = load ptr, ptr %414, align 8
  %416 = icmp eq ptr %415, %1
  br i1 %416, label %417, label %419

417:
  %418 = getelementptr inbounds nuw %struct.node, ptr %1, i32 0, i32 1
  store ptr %399, ptr %418, align 8
  br label %427

419:
  %420 = getelementptr inbounds nuw %struct.node, ptr %415, i32 0, i32 2
  %421 = load ptr, ptr %420, align 8
  %422 = icmp eq ptr %421, %.0305
  br i1 %422, label %423, label %425

423:
  %424 = getelementptr inbounds nuw %struct.node, ptr %415, i32 0, i32 2
  store ptr %399, ptr %424, align 8
  br label %427

425:
  %426 = getelementptr inbounds nuw %struct.node, ptr %415, i32 0, i32 3
  store ptr %399, ptr %426, align 8
  br label %427

427:
  %428 = getelementptr inbounds nuw %struct.node, ptr %399, i32 0, i32 3
  store ptr %.0305, ptr %428, align 8
  %429 = getelementptr inbounds nuw %struct.node, ptr %.0305, i32 0, i32 1
  store ptr %399, ptr %429, align 8
  br label %432

.critedge:
  %430 = icmp ne ptr %.0, null
  br i1 %430, label %431, label %432

431:
  store i32 1, ptr %.0, align 8
  br label %432

432:
  ret ptr %0
}

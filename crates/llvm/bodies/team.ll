; Made from team.c by `cargo xtask bodies`.
%struct.ident = type { i32, i32, i32, i32, ptr }
%struct.start = type { ptr, ptr, ptr, i32, [2 x i32] }
%struct.record = type { ptr, i64 }
%struct.counter = type { ptr, ptr, i64, i64, i64, i64 }

@HERE = internal constant %struct.ident { i32 0, i32 2, i32 0, i32 0, ptr null }, align 8
@.str = private unnamed_addr constant [88 x i8] c"tapeless: threads meet at a barrier that was not initialised in what is differentiated\0A\00", align 1
@tapeless_team_key = weak hidden global i32 0, align 4
@tapeless_team_turns = weak hidden global i32 0, align 4
@tapeless_team_addresses = weak hidden global [64 x i32] zeroinitializer, align 16
@.str.1 = private unnamed_addr constant [111 x i8] c"tapeless: the reverse sweep of a parallel region needs %d threads, as its forward sweep had, and was given %d\0A\00", align 1
@.str.2 = private unnamed_addr constant [36 x i8] c"tapeless: a mutex cannot be locked\0A\00", align 1

define weak hidden void @tapeless.team.fork(i32 noundef %0, ptr noundef %1, ptr noundef %2) {
  %4 = alloca i32, align 4
  %5 = alloca %struct.start, align 8
  %6 = getelementptr inbounds nuw %struct.start, ptr %5, i32 0, i32 0
  store ptr %1, ptr %6, align 8
  %7 = getelementptr inbounds nuw %struct.start, ptr %5, i32 0, i32 1
  store ptr %2, ptr %7, align 8
  %8 = getelementptr inbounds nuw %struct.start, ptr %5, i32 0, i32 2
  %9 = load atomic i32, ptr @tapeless_team_key acquire, align 4
  %10 = icmp eq i32 %9, 0
  %11 = icmp ne ptr @pthread_key_create, null
  %or.cond = and i1 %10, %11
  br i1 %or.cond, label %12, label %26

12:
  %13 = call i32 @pthread_key_create(ptr noundef %4, ptr noundef null)
  %14 = icmp ne i32 %13, 0
  br i1 %14, label %26, label %15

15:
  %16 = load i32, ptr %4, align 4
  %17 = add i32 %16, 1
  %18 = cmpxchg ptr @tapeless_team_key, i32 %9, i32 %17 acq_rel acquire, align 4
  %19 = extractvalue { i32, i1 } %18, 0
  %20 = extractvalue { i32, i1 } %18, 1
  %spec.select = select i1 %20, i32 %9, i32 %19
  %21 = zext i1 %20 to i8
  %22 = trunc i8 %21 to i1
  br i1 %22, label %23, label %26

23:
  %24 = load i32, ptr %4, align 4
  %25 = add i32 %24, 1
  br label %26

26:
  %.0 = phi i32 [ %9, %3 ], [ %25, %23 ], [ %9, %12 ], [ %spec.select, %15 ]
  %27 = icmp ne i32 %.0, 0
  br i1 %27, label %28, label %31

28:
  %29 = sub i32 %.0, 1
  %30 = call ptr @pthread_getspecific(i32 noundef %29)
  br label %31

31:
  %32 = phi ptr [ %30, %28 ], [ null, %26 ]
  store ptr %32, ptr %8, align 8
  %33 = getelementptr inbounds nuw %struct.start, ptr %5, i32 0, i32 3
  %34 = icmp slt i32 %0, 0
  %35 = sub nsw i32 0, %0
  %36 = select i1 %34, i32 %35, i32 0
  store i32 %36, ptr %33, align 8
  %37 = getelementptr inbounds nuw %struct.start, ptr %5, i32 0, i32 4
  store i32 0, ptr %37, align 4
  %38 = getelementptr inbounds i32, ptr %37, i64 1
  store i32 0, ptr %38, align 4
  %39 = getelementptr i8, ptr %5, i64 36
  call void @llvm.memset.p0.i64(ptr align 4 %39, i8 0, i64 4, i1 false)
  %40 = icmp ne i32 %0, 0
  br i1 %40, label %41, label %46

41:
  %42 = call i32 @__kmpc_global_thread_num(ptr noundef @HERE)
  %43 = icmp slt i32 %0, 0
  %44 = sub nsw i32 0, %0
  %45 = select i1 %43, i32 %44, i32 %0
  call void @__kmpc_push_num_threads(ptr noundef @HERE, i32 noundef %42, i32 noundef %45)
  br label %46

46:
  call void (ptr, i32, ptr, ...) @__kmpc_fork_call(ptr noundef @HERE, i32 noundef 1, ptr noundef @run, ptr noundef %5)
  ret void
}

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg)

declare void @__kmpc_push_num_threads(ptr noundef, i32 noundef, i32 noundef)

declare i32 @__kmpc_global_thread_num(ptr noundef)

declare void @__kmpc_fork_call(ptr noundef, i32 noundef, ptr noundef, ...)

define internal void @run(ptr noundef %0, ptr noundef %1, ptr noundef %2) {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = getelementptr inbounds nuw %struct.start, ptr %2, i32 0, i32 3
  %11 = load i32, ptr %10, align 8
  %12 = icmp ne i32 %11, 0
  br i1 %12, label %13, label %23

13:
  %14 = call i32 @omp_get_num_threads()
  %15 = getelementptr inbounds nuw %struct.start, ptr %2, i32 0, i32 3
  %16 = load i32, ptr %15, align 8
  %17 = icmp ne i32 %14, %16
  br i1 %17, label %18, label %23

18:
  %19 = getelementptr inbounds nuw %struct.start, ptr %2, i32 0, i32 3
  %20 = load i32, ptr %19, align 8
  %21 = call i32 @omp_get_num_threads()
  %22 = call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef @.str.1, i32 noundef %20, i32 noundef %21)
  call void @abort()
  unreachable

23:
  %24 = load atomic i32, ptr @tapeless_team_key acquire, align 4
  %25 = icmp eq i32 %24, 0
  %26 = icmp ne ptr @pthread_key_create, null
  %or.cond = and i1 %25, %26
  br i1 %or.cond, label %27, label %41

27:
  %28 = call i32 @pthread_key_create(ptr noundef %9, ptr noundef null)
  %29 = icmp ne i32 %28, 0
  br i1 %29, label %41, label %30

30:
  %31 = load i32, ptr %9, align 4
  %32 = add i32 %31, 1
  %33 = cmpxchg ptr @tapeless_team_key, i32 %24, i32 %32 acq_rel acquire, align 4
  %34 = extractvalue { i32, i1 } %33, 0
  %35 = extractvalue { i32, i1 } %33, 1
  %spec.select = select i1 %35, i32 %24, i32 %34
  %36 = zext i1 %35 to i8
  %37 = trunc i8 %36 to i1
  br i1 %37, label %38, label %41

38:
  %39 = load i32, ptr %9, align 4
  %40 = add i32 %39, 1
  br label %41

41:
  %.0105 = phi i32 [ %24, %23 ], [ %40, %38 ], [ %24, %27 ], [ %spec.select, %30 ]
  %42 = icmp ne i32 %.0105, 0
  br i1 %42, label %43, label %46

43:
  %44 = sub i32 %.0105, 1
  %45 = call ptr @pthread_getspecific(i32 noundef %44)
  br label %46

46:
  %47 = phi ptr [ %45, %43 ], [ null, %41 ]
  %48 = load atomic i32, ptr @tapeless_team_turns acquire, align 4
  %49 = icmp eq i32 %48, 0
  %50 = icmp ne ptr @pthread_key_create, null
  %or.cond107 = and i1 %49, %50
  br i1 %or.cond107, label %51, label %65

51:
  %52 = call i32 @pthread_key_create(ptr noundef %8, ptr noundef null)
  %53 = icmp ne i32 %52, 0
  br i1 %53, label %65, label %54

54:
  %55 = load i32, ptr %8, align 4
  %56 = add i32 %55, 1
  %57 = cmpxchg ptr @tapeless_team_turns, i32 %48, i32 %56 acq_rel acquire, align 4
  %58 = extractvalue { i32, i1 } %57, 0
  %59 = extractvalue { i32, i1 } %57, 1
  %spec.select108 = select i1 %59, i32 %48, i32 %58
  %60 = zext i1 %59 to i8
  %61 = trunc i8 %60 to i1
  br i1 %61, label %62, label %65

62:
  %63 = load i32, ptr %8, align 4
  %64 = add i32 %63, 1
  br label %65

65:
  %.0103 = phi i32 [ %48, %46 ], [ %64, %62 ], [ %48, %51 ], [ %spec.select108, %54 ]
  %66 = icmp ne i32 %.0103, 0
  br i1 %66, label %67, label %70

67:
  %68 = sub i32 %.0103, 1
  %69 = call ptr @pthread_getspecific(i32 noundef %68)
  br label %70

70:
  %71 = phi ptr [ %69, %67 ], [ null, %65 ]
  %72 = getelementptr inbounds nuw %struct.start, ptr %2, i32 0, i32 2
  %73 = load ptr, ptr %72, align 8
  %74 = load atomic i32, ptr @tapeless_team_key acquire, align 4
  %75 = icmp eq i32 %74, 0
  %76 = icmp ne ptr @pthread_key_create, null
  %or.cond109 = and i1 %75, %76
  br i1 %or.cond109, label %77, label %91

77:
  %78 = call i32 @pthread_key_create(ptr noundef %5, ptr noundef null)
  %79 = icmp ne i32 %78, 0
  br i1 %79, label %91, label %80

80:
  %81 = load i32, ptr %5, align 4
  %82 = add i32 %81, 1
  %83 = cmpxchg ptr @tapeless_team_key, i32 %74, i32 %82 acq_rel acquire, align 4
  %84 = extractvalue { i32, i1 } %83, 0
  %85 = extractvalue { i32, i1 } %83, 1
  %spec.select110 = select i1 %85, i32 %74, i32 %84
  %86 = zext i1 %85 to i8
  %87 = trunc i8 %86 to i1
  br i1 %87, label %88, label %91

88:
  %89 = load i32, ptr %5, align 4
  %90 = add i32 %89, 1
  br label %91

91:
  %.097 = phi i32 [ %74, %70 ], [ %90, %88 ], [ %74, %77 ], [ %spec.select110, %80 ]
  %92 = icmp ne i32 %.097, 0
  br i1 %92, label %93, label %96

93:
  %94 = sub i32 %.097, 1
  %95 = call i32 @pthread_setspecific(i32 noundef %94, ptr noundef %73)
  br label %96

96:
  %97 = getelementptr inbounds nuw %struct.start, ptr %2, i32 0, i32 4
  %98 = getelementptr inbounds [2 x i32], ptr %97, i64 0, i64 0
  %99 = load atomic i32, ptr @tapeless_team_turns acquire, align 4
  %100 = icmp eq i32 %99, 0
  %101 = icmp ne ptr @pthread_key_create, null
  %or.cond111 = and i1 %100, %101
  br i1 %or.cond111, label %102, label %116

102:
  %103 = call i32 @pthread_key_create(ptr noundef %7, ptr noundef null)
  %104 = icmp ne i32 %103, 0
  br i1 %104, label %116, label %105

105:
  %106 = load i32, ptr %7, align 4
  %107 = add i32 %106, 1
  %108 = cmpxchg ptr @tapeless_team_turns, i32 %99, i32 %107 acq_rel acquire, align 4
  %109 = extractvalue { i32, i1 } %108, 0
  %110 = extractvalue { i32, i1 } %108, 1
  %spec.select112 = select i1 %110, i32 %99, i32 %109
  %111 = zext i1 %110 to i8
  %112 = trunc i8 %111 to i1
  br i1 %112, label %113, label %116

113:
  %114 = load i32, ptr %7, align 4
  %115 = add i32 %114, 1
  br label %116

116:
  %.0101 = phi i32 [ %99, %96 ], [ %115, %113 ], [ %99, %102 ], [ %spec.select112, %105 ]
  %117 = icmp ne i32 %.0101, 0
  br i1 %117, label %118, label %121

118:
  %119 = sub i32 %.0101, 1
  %120 = call i32 @pthread_setspecific(i32 noundef %119, ptr noundef %98)
  br label %121

121:
  %122 = getelementptr inbounds nuw %struct.start, ptr %2, i32 0, i32 0
  %123 = load ptr, ptr %122, align 8
  %124 = getelementptr inbounds nuw %struct.start, ptr %2, i32 0, i32 1
  %125 = load ptr, ptr %124, align 8
  call void %123(ptr noundef %125)
  %126 = load atomic i32, ptr @tapeless_team_key acquire, align 4
  %127 = icmp eq i32 %126, 0
  %128 = icmp ne ptr @pthread_key_create, null
  %or.cond113 = and i1 %127, %128
  br i1 %or.cond113, label %129, label %143

129:
  %130 = call i32 @pthread_key_create(ptr noundef %4, ptr noundef null)
  %131 = icmp ne i32 %130, 0
  br i1 %131, label %143, label %132

132:
  %133 = load i32, ptr %4, align 4
  %134 = add i32 %133, 1
  %135 = cmpxchg ptr @tapeless_team_key, i32 %126, i32 %134 acq_rel acquire, align 4
  %136 = extractvalue { i32, i1 } %135, 0
  %137 = extractvalue { i32, i1 } %135, 1
  %spec.select114 = select i1 %137, i32 %126, i32 %136
  %138 = zext i1 %137 to i8
  %139 = trunc i8 %138 to i1
  br i1 %139, label %140, label %143

140:
  %141 = load i32, ptr %4, align 4
  %142 = add i32 %141, 1
  br label %143

143:
  %.0 = phi i32 [ %126, %121 ], [ %142, %140 ], [ %126, %129 ], [ %spec.select114, %132 ]
  %144 = icmp ne i32 %.0, 0
  br i1 %144, label %145, label %148

145:
  %146 = sub i32 %.0, 1
  %147 = call i32 @pthread_setspecific(i32 noundef %146, ptr noundef %47)
  br label %148

148:
  %149 = load atomic i32, ptr @tapeless_team_turns acquire, align 4
  %150 = icmp eq i32 %149, 0
  %151 = icmp ne ptr @pthread_key_create, null
  %or.cond115 = and i1 %150, %151
  br i1 %or.cond115, label %152, label %166

152:
  %153 = call i32 @pthread_key_create(ptr noundef %6, ptr noundef null)
  %154 = icmp ne i32 %153, 0
  br i1 %154, label %166, label %155

155:
  %156 = load i32, ptr %6, align 4
  %157 = add i32 %156, 1
  %158 = cmpxchg ptr @tapeless_team_turns, i32 %149, i32 %157 acq_rel acquire, align 4
  %159 = extractvalue { i32, i1 } %158, 0
  %160 = extractvalue { i32, i1 } %158, 1
  %spec.select116 = select i1 %160, i32 %149, i32 %159
  %161 = zext i1 %160 to i8
  %162 = trunc i8 %161 to i1
  br i1 %162, label %163, label %166

163:
  %164 = load i32, ptr %6, align 4
  %165 = add i32 %164, 1
  br label %166

166:
  %.099 = phi i32 [ %149, %148 ], [ %165, %163 ], [ %149, %152 ], [ %spec.select116, %155 ]
  %167 = icmp ne i32 %.099, 0
  br i1 %167, label %168, label %171

168:
  %169 = sub i32 %.099, 1
  %170 = call i32 @pthread_setspecific(i32 noundef %169, ptr noundef %71)
  br label %171

171:
  ret void
}

define weak hidden i32 @tapeless.team.rank() {
  %1 = call i32 @omp_get_thread_num()
  ret i32 %1
}

declare i32 @omp_get_thread_num()

define weak hidden i32 @tapeless.team.size() {
  %1 = call i32 @omp_get_num_threads()
  ret i32 %1
}

declare i32 @omp_get_num_threads()

define weak hidden i32 @tapeless.team.most(i32 noundef %0) {
  %2 = call i32 @omp_get_max_threads()
  %3 = icmp slt i32 %0, 0
  %4 = sub nsw i32 0, %0
  %5 = select i1 %3, i32 %4, i32 %0
  %6 = icmp sgt i32 %2, %5
  %7 = select i1 %6, i32 %2, i32 %5
  ret i32 %7
}

declare i32 @omp_get_max_threads()

define weak hidden void @tapeless.team.barrier() {
  %1 = call i32 @__kmpc_global_thread_num(ptr noundef @HERE)
  call void @__kmpc_barrier(ptr noundef @HERE, i32 noundef %1)
  ret void
}

declare void @__kmpc_barrier(ptr noundef, i32 noundef)

define weak hidden ptr @tapeless.team.share(ptr noundef %0, i32 noundef %1) {
  %3 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  %4 = call i32 @__kmpc_global_thread_num(ptr noundef @HERE)
  call void @__kmpc_copyprivate(ptr noundef @HERE, i32 noundef %4, i64 noundef 8, ptr noundef %3, ptr noundef @copy_pointer, i32 noundef %1)
  %5 = load ptr, ptr %3, align 8
  ret ptr %5
}

declare void @__kmpc_copyprivate(ptr noundef, i32 noundef, i64 noundef, ptr noundef, ptr noundef, i32 noundef)

define internal void @copy_pointer(ptr noundef %0, ptr noundef %1) {
  %3 = load ptr, ptr %1, align 8
  store ptr %3, ptr %0, align 8
  ret void
}

define weak hidden void @tapeless.team.count(ptr noundef %0) {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = load atomic i32, ptr @tapeless_team_key acquire, align 4
  %5 = icmp eq i32 %4, 0
  %6 = icmp ne ptr @pthread_key_create, null
  %or.cond = and i1 %5, %6
  br i1 %or.cond, label %7, label %21

7:
  %8 = call i32 @pthread_key_create(ptr noundef %3, ptr noundef null)
  %9 = icmp ne i32 %8, 0
  br i1 %9, label %21, label %10

10:
  %11 = load i32, ptr %3, align 4
  %12 = add i32 %11, 1
  %13 = cmpxchg ptr @tapeless_team_key, i32 %4, i32 %12 acq_rel acquire, align 4
  %14 = extractvalue { i32, i1 } %13, 0
  %15 = extractvalue { i32, i1 } %13, 1
  %spec.select = select i1 %15, i32 %4, i32 %14
  %16 = zext i1 %15 to i8
  %17 = trunc i8 %16 to i1
  br i1 %17, label %18, label %21

18:
  %19 = load i32, ptr %3, align 4
  %20 = add i32 %19, 1
  br label %21

21:
  %.029 = phi i32 [ %4, %1 ], [ %20, %18 ], [ %4, %7 ], [ %spec.select, %10 ]
  %22 = icmp ne i32 %.029, 0
  br i1 %22, label %23, label %26

23:
  %24 = sub i32 %.029, 1
  %25 = call ptr @pthread_getspecific(i32 noundef %24)
  br label %26

26:
  %27 = phi ptr [ %25, %23 ], [ null, %21 ]
  %28 = icmp ne ptr %27, null
  br i1 %28, label %52, label %29

29:
  %30 = load atomic i32, ptr @tapeless_team_key acquire, align 4
  %31 = icmp eq i32 %30, 0
  %32 = icmp ne ptr @pthread_key_create, null
  %or.cond31 = and i1 %31, %32
  br i1 %or.cond31, label %33, label %47

33:
  %34 = call i32 @pthread_key_create(ptr noundef %2, ptr noundef null)
  %35 = icmp ne i32 %34, 0
  br i1 %35, label %47, label %36

36:
  %37 = load i32, ptr %2, align 4
  %38 = add i32 %37, 1
  %39 = cmpxchg ptr @tapeless_team_key, i32 %30, i32 %38 acq_rel acquire, align 4
  %40 = extractvalue { i32, i1 } %39, 0
  %41 = extractvalue { i32, i1 } %39, 1
  %spec.select32 = select i1 %41, i32 %30, i32 %40
  %42 = zext i1 %41 to i8
  %43 = trunc i8 %42 to i1
  br i1 %43, label %44, label %47

44:
  %45 = load i32, ptr %2, align 4
  %46 = add i32 %45, 1
  br label %47

47:
  %.0 = phi i32 [ %30, %29 ], [ %46, %44 ], [ %30, %33 ], [ %spec.select32, %36 ]
  %48 = icmp ne i32 %.0, 0
  br i1 %48, label %49, label %52

49:
  %50 = sub i32 %.0, 1
  %51 = call i32 @pthread_setspecific(i32 noundef %50, ptr noundef %0)
  br label %52

52:
  ret void
}

define weak hidden void @tapeless.team.turn() {
  %1 = alloca i32, align 4
  %2 = call i32 @omp_get_thread_num()
  %3 = load atomic i32, ptr @tapeless_team_turns acquire, align 4
  %4 = icmp eq i32 %3, 0
  %5 = icmp ne ptr @pthread_key_create, null
  %or.cond = and i1 %4, %5
  br i1 %or.cond, label %6, label %20

6:
  %7 = call i32 @pthread_key_create(ptr noundef %1, ptr noundef null)
  %8 = icmp ne i32 %7, 0
  br i1 %8, label %20, label %9

9:
  %10 = load i32, ptr %1, align 4
  %11 = add i32 %10, 1
  %12 = cmpxchg ptr @tapeless_team_turns, i32 %3, i32 %11 acq_rel acquire, align 4
  %13 = extractvalue { i32, i1 } %12, 0
  %14 = extractvalue { i32, i1 } %12, 1
  %spec.select = select i1 %14, i32 %3, i32 %13
  %15 = zext i1 %14 to i8
  %16 = trunc i8 %15 to i1
  br i1 %16, label %17, label %20

17:
  %18 = load i32, ptr %1, align 4
  %19 = add i32 %18, 1
  br label %20

20:
  %.0 = phi i32 [ %3, %0 ], [ %19, %17 ], [ %3, %6 ], [ %spec.select, %9 ]
  %21 = icmp ne i32 %.0, 0
  br i1 %21, label %22, label %25

22:
  %23 = sub i32 %.0, 1
  %24 = call ptr @pthread_getspecific(i32 noundef %23)
  br label %25

25:
  %26 = phi ptr [ %24, %22 ], [ null, %20 ]
  br label %27

27:
  %28 = icmp ne ptr %26, null
  br i1 %28, label %29, label %.critedge

29:
  %30 = sext i32 0 to i64
  %31 = getelementptr inbounds i32, ptr %26, i64 %30
  %32 = load atomic i32, ptr %31 acquire, align 4
  %33 = icmp ne i32 %32, %2
  br i1 %33, label %34, label %.critedge

34:
  %35 = call i32 @sched_yield()
  br label %27

.critedge:
  ret void
}

define weak hidden void @tapeless.team.pass() {
  %1 = alloca i32, align 4
  %2 = call i32 @omp_get_thread_num()
  %3 = load atomic i32, ptr @tapeless_team_turns acquire, align 4
  %4 = icmp eq i32 %3, 0
  %5 = icmp ne ptr @pthread_key_create, null
  %or.cond = and i1 %4, %5
  br i1 %or.cond, label %6, label %20

6:
  %7 = call i32 @pthread_key_create(ptr noundef %1, ptr noundef null)
  %8 = icmp ne i32 %7, 0
  br i1 %8, label %20, label %9

9:
  %10 = load i32, ptr %1, align 4
  %11 = add i32 %10, 1
  %12 = cmpxchg ptr @tapeless_team_turns, i32 %3, i32 %11 acq_rel acquire, align 4
  %13 = extractvalue { i32, i1 } %12, 0
  %14 = extractvalue { i32, i1 } %12, 1
  %spec.select = select i1 %14, i32 %3, i32 %13
  %15 = zext i1 %14 to i8
  %16 = trunc i8 %15 to i1
  br i1 %16, label %17, label %20

17:
  %18 = load i32, ptr %1, align 4
  %19 = add i32 %18, 1
  br label %20

20:
  %.0 = phi i32 [ %3, %0 ], [ %19, %17 ], [ %3, %6 ], [ %spec.select, %9 ]
  %21 = icmp ne i32 %.0, 0
  br i1 %21, label %22, label %25

22:
  %23 = sub i32 %.0, 1
  %24 = call ptr @pthread_getspecific(i32 noundef %23)
  br label %25

25:
  %26 = phi ptr [ %24, %22 ], [ null, %20 ]
  %27 = icmp ne ptr %26, null
  br i1 %27, label %28, label %34

28:
  %29 = sext i32 0 to i64
  %30 = getelementptr inbounds i32, ptr %26, i64 %29
  %31 = add nsw i32 %2, 1
  %32 = call i32 @omp_get_num_threads()
  %33 = srem i32 %31, %32
  store atomic i32 %33, ptr %30 release, align 4
  br label %34

34:
  ret void
}

define weak hidden void @tapeless.team.turn.back() {
  %1 = alloca i32, align 4
  %2 = call i32 @omp_get_num_threads()
  %3 = sub nsw i32 %2, 1
  %4 = call i32 @omp_get_thread_num()
  %5 = sub nsw i32 %3, %4
  %6 = load atomic i32, ptr @tapeless_team_turns acquire, align 4
  %7 = icmp eq i32 %6, 0
  %8 = icmp ne ptr @pthread_key_create, null
  %or.cond = and i1 %7, %8
  br i1 %or.cond, label %9, label %23

9:
  %10 = call i32 @pthread_key_create(ptr noundef %1, ptr noundef null)
  %11 = icmp ne i32 %10, 0
  br i1 %11, label %23, label %12

12:
  %13 = load i32, ptr %1, align 4
  %14 = add i32 %13, 1
  %15 = cmpxchg ptr @tapeless_team_turns, i32 %6, i32 %14 acq_rel acquire, align 4
  %16 = extractvalue { i32, i1 } %15, 0
  %17 = extractvalue { i32, i1 } %15, 1
  %spec.select = select i1 %17, i32 %6, i32 %16
  %18 = zext i1 %17 to i8
  %19 = trunc i8 %18 to i1
  br i1 %19, label %20, label %23

20:
  %21 = load i32, ptr %1, align 4
  %22 = add i32 %21, 1
  br label %23

23:
  %.0 = phi i32 [ %6, %0 ], [ %22, %20 ], [ %6, %9 ], [ %spec.select, %12 ]
  %24 = icmp ne i32 %.0, 0
  br i1 %24, label %25, label %28

25:
  %26 = sub i32 %.0, 1
  %27 = call ptr @pthread_getspecific(i32 noundef %26)
  br label %28

28:
  %29 = phi ptr [ %27, %25 ], [ null, %23 ]
  br label %30

30:
  %31 = icmp ne ptr %29, null
  br i1 %31, label %32, label %.critedge

32:
  %33 = sext i32 1 to i64
  %34 = getelementptr inbounds i32, ptr %29, i64 %33
  %35 = load atomic i32, ptr %34 acquire, align 4
  %36 = icmp ne i32 %35, %5
  br i1 %36, label %37, label %.critedge

37:
  %38 = call i32 @sched_yield()
  br label %30

.critedge:
  ret void
}

define weak hidden void @tapeless.team.pass.back() {
  %1 = alloca i32, align 4
  %2 = call i32 @omp_get_num_threads()
  %3 = sub nsw i32 %2, 1
  %4 = call i32 @omp_get_thread_num()
  %5 = sub nsw i32 %3, %4
  %6 = load atomic i32, ptr @tapeless_team_turns acquire, align 4
  %7 = icmp eq i32 %6, 0
  %8 = icmp ne ptr @pthread_key_create, null
  %or.cond = and i1 %7, %8
  br i1 %or.cond, label %9, label %23

9:
  %10 = call i32 @pthread_key_create(ptr noundef %1, ptr noundef null)
  %11 = icmp ne i32 %10, 0
  br i1 %11, label %23, label %12

12:
  %13 = load i32, ptr %1, align 4
  %14 = add i32 %13, 1
  %15 = cmpxchg ptr @tapeless_team_turns, i32 %6, i32 %14 acq_rel acquire, align 4
  %16 = extractvalue { i32, i1 } %15, 0
  %17 = extractvalue { i32, i1 } %15, 1
  %spec.select = select i1 %17, i32 %6, i32 %16
  %18 = zext i1 %17 to i8
  %19 = trunc i8 %18 to i1
  br i1 %19, label %20, label %23

20:
  %21 = load i32, ptr %1, align 4
  %22 = add i32 %21, 1
  br label %23

23:
  %.0 = phi i32 [ %6, %0 ], [ %22, %20 ], [ %6, %9 ], [ %spec.select, %12 ]
  %24 = icmp ne i32 %.0, 0
  br i1 %24, label %25, label %28

25:
  %26 = sub i32 %.0, 1
  %27 = call ptr @pthread_getspecific(i32 noundef %26)
  br label %28

28:
  %29 = phi ptr [ %27, %25 ], [ null, %23 ]
  %30 = icmp ne ptr %29, null
  br i1 %30, label %31, label %37

31:
  %32 = sext i32 1 to i64
  %33 = getelementptr inbounds i32, ptr %29, i64 %32
  %34 = add nsw i32 %5, 1
  %35 = call i32 @omp_get_num_threads()
  %36 = srem i32 %34, %35
  store atomic i32 %36, ptr %33 release, align 4
  br label %37

37:
  ret void
}

define weak hidden void @tapeless.team.pause(ptr noundef %0) {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = load atomic i32, ptr @tapeless_team_key acquire, align 4
  %5 = icmp eq i32 %4, 0
  %6 = icmp ne ptr @pthread_key_create, null
  %or.cond = and i1 %5, %6
  br i1 %or.cond, label %7, label %21

7:
  %8 = call i32 @pthread_key_create(ptr noundef %3, ptr noundef null)
  %9 = icmp ne i32 %8, 0
  br i1 %9, label %21, label %10

10:
  %11 = load i32, ptr %3, align 4
  %12 = add i32 %11, 1
  %13 = cmpxchg ptr @tapeless_team_key, i32 %4, i32 %12 acq_rel acquire, align 4
  %14 = extractvalue { i32, i1 } %13, 0
  %15 = extractvalue { i32, i1 } %13, 1
  %spec.select = select i1 %15, i32 %4, i32 %14
  %16 = zext i1 %15 to i8
  %17 = trunc i8 %16 to i1
  br i1 %17, label %18, label %21

18:
  %19 = load i32, ptr %3, align 4
  %20 = add i32 %19, 1
  br label %21

21:
  %.029 = phi i32 [ %4, %1 ], [ %20, %18 ], [ %4, %7 ], [ %spec.select, %10 ]
  %22 = icmp ne i32 %.029, 0
  br i1 %22, label %23, label %26

23:
  %24 = sub i32 %.029, 1
  %25 = call ptr @pthread_getspecific(i32 noundef %24)
  br label %26

26:
  %27 = phi ptr [ %25, %23 ], [ null, %21 ]
  %28 = icmp eq ptr %27, %0
  br i1 %28, label %29, label %52

29:
  %30 = load atomic i32, ptr @tapeless_team_key acquire, align 4
  %31 = icmp eq i32 %30, 0
  %32 = icmp ne ptr @pthread_key_create, null
  %or.cond31 = and i1 %31, %32
  br i1 %or.cond31, label %33, label %47

33:
  %34 = call i32 @pthread_key_create(ptr noundef %2, ptr noundef null)
  %35 = icmp ne i32 %34, 0
  br i1 %35, label %47, label %36

36:
  %37 = load i32, ptr %2, align 4
  %38 = add i32 %37, 1
  %39 = cmpxchg ptr @tapeless_team_key, i32 %30, i32 %38 acq_rel acquire, align 4
  %40 = extractvalue { i32, i1 } %39, 0
  %41 = extractvalue { i32, i1 } %39, 1
  %spec.select32 = select i1 %41, i32 %30, i32 %40
  %42 = zext i1 %41 to i8
  %43 = trunc i8 %42 to i1
  br i1 %43, label %44, label %47

44:
  %45 = load i32, ptr %2, align 4
  %46 = add i32 %45, 1
  br label %47

47:
  %.0 = phi i32 [ %30, %29 ], [ %46, %44 ], [ %30, %33 ], [ %spec.select32, %36 ]
  %48 = icmp ne i32 %.0, 0
  br i1 %48, label %49, label %52

49:
  %50 = sub i32 %.0, 1
  %51 = call i32 @pthread_setspecific(i32 noundef %50, ptr noundef null)
  br label %52

52:
  ret void
}

define weak hidden void @tapeless.team.forget(ptr noundef %0) {
  call void @tapeless.team.pause(ptr noundef %0)
  br label %2

2:
  %3 = getelementptr inbounds nuw %struct.record, ptr %0, i32 0, i32 0
  %4 = load ptr, ptr %3, align 8
  %5 = icmp ne ptr %4, null
  br i1 %5, label %6, label %12

6:
  %7 = getelementptr inbounds nuw %struct.record, ptr %0, i32 0, i32 0
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds nuw %struct.counter, ptr %8, i32 0, i32 0
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds nuw %struct.record, ptr %0, i32 0, i32 0
  store ptr %10, ptr %11, align 8
  call void @free(ptr noundef %8)
  br label %2

12:
  ret void
}

declare void @free(ptr noundef)

define weak hidden i64 @tapeless.team.enter(ptr noundef %0) {
  %2 = alloca i32, align 4
  %3 = call i32 @__kmpc_global_thread_num(ptr noundef @HERE)
  call void @__kmpc_critical(ptr noundef @HERE, i32 noundef %3, ptr noundef %0)
  %4 = load atomic i32, ptr @tapeless_team_key acquire, align 4
  %5 = icmp eq i32 %4, 0
  %6 = icmp ne ptr @pthread_key_create, null
  %or.cond = and i1 %5, %6
  br i1 %or.cond, label %7, label %21

7:
  %8 = call i32 @pthread_key_create(ptr noundef %2, ptr noundef null)
  %9 = icmp ne i32 %8, 0
  br i1 %9, label %21, label %10

10:
  %11 = load i32, ptr %2, align 4
  %12 = add i32 %11, 1
  %13 = cmpxchg ptr @tapeless_team_key, i32 %4, i32 %12 acq_rel acquire, align 4
  %14 = extractvalue { i32, i1 } %13, 0
  %15 = extractvalue { i32, i1 } %13, 1
  %spec.select = select i1 %15, i32 %4, i32 %14
  %16 = zext i1 %15 to i8
  %17 = trunc i8 %16 to i1
  br i1 %17, label %18, label %21

18:
  %19 = load i32, ptr %2, align 4
  %20 = add i32 %19, 1
  br label %21

21:
  %.0 = phi i32 [ %4, %1 ], [ %20, %18 ], [ %4, %7 ], [ %spec.select, %10 ]
  %22 = icmp ne i32 %.0, 0
  br i1 %22, label %23, label %26

23:
  %24 = sub i32 %.0, 1
  %25 = call ptr @pthread_getspecific(i32 noundef %24)
  br label %26

26:
  %27 = phi ptr [ %25, %23 ], [ null, %21 ]
  %28 = icmp ne ptr %27, null
  br i1 %28, label %29, label %37

29:
  %30 = call ptr @counter_of(ptr noundef %27, ptr noundef %0)
  %31 = getelementptr inbounds nuw %struct.counter, ptr %30, i32 0, i32 2
  %32 = load i64, ptr %31, align 8
  %33 = add nsw i64 %32, 1
  store i64 %33, ptr %31, align 8
  %34 = getelementptr inbounds nuw %struct.counter, ptr %30, i32 0, i32 3
  %35 = getelementptr inbounds nuw %struct.counter, ptr %30, i32 0, i32 2
  %36 = load i64, ptr %35, align 8
  store atomic i64 %36, ptr %34 release, align 8
  br label %37

37:
  %.024 = phi i64 [ %32, %29 ], [ 0, %26 ]
  ret i64 %.024
}

declare void @__kmpc_critical(ptr noundef, i32 noundef, ptr noundef)

define weak hidden i64 @tapeless.team.leave(ptr noundef %0) {
  %2 = alloca i32, align 4
  %3 = load atomic i32, ptr @tapeless_team_key acquire, align 4
  %4 = icmp eq i32 %3, 0
  %5 = icmp ne ptr @pthread_key_create, null
  %or.cond = and i1 %4, %5
  br i1 %or.cond, label %6, label %20

6:
  %7 = call i32 @pthread_key_create(ptr noundef %2, ptr noundef null)
  %8 = icmp ne i32 %7, 0
  br i1 %8, label %20, label %9

9:
  %10 = load i32, ptr %2, align 4
  %11 = add i32 %10, 1
  %12 = cmpxchg ptr @tapeless_team_key, i32 %3, i32 %11 acq_rel acquire, align 4
  %13 = extractvalue { i32, i1 } %12, 0
  %14 = extractvalue { i32, i1 } %12, 1
  %spec.select = select i1 %14, i32 %3, i32 %13
  %15 = zext i1 %14 to i8
  %16 = trunc i8 %15 to i1
  br i1 %16, label %17, label %20

17:
  %18 = load i32, ptr %2, align 4
  %19 = add i32 %18, 1
  br label %20

20:
  %.0 = phi i32 [ %3, %1 ], [ %19, %17 ], [ %3, %6 ], [ %spec.select, %9 ]
  %21 = icmp ne i32 %.0, 0
  br i1 %21, label %22, label %25

22:
  %23 = sub i32 %.0, 1
  %24 = call ptr @pthread_getspecific(i32 noundef %23)
  br label %25

25:
  %26 = phi ptr [ %24, %22 ], [ null, %20 ]
  %27 = icmp ne ptr %26, null
  br i1 %27, label %28, label %33

28:
  %29 = call ptr @counter_of(ptr noundef %26, ptr noundef %0)
  %30 = getelementptr inbounds nuw %struct.counter, ptr %29, i32 0, i32 2
  %31 = load i64, ptr %30, align 8
  %32 = sub nsw i64 %31, 1
  br label %33

33:
  %34 = phi i64 [ %32, %28 ], [ 0, %25 ]
  %35 = call i32 @__kmpc_global_thread_num(ptr noundef @HERE)
  call void @__kmpc_end_critical(ptr noundef @HERE, i32 noundef %35, ptr noundef %0)
  ret i64 %34
}

define internal ptr @counter_of(ptr noundef %0, ptr noundef %1) {
  br label %3

3:
  %4 = getelementptr inbounds nuw %struct.record, ptr %0, i32 0, i32 1
  %5 = atomicrmw xchg ptr %4, i64 1 acquire, align 8
  %6 = icmp ne i64 %5, 0
  br i1 %6, label %7, label %9

7:
  %8 = call i32 @sched_yield()
  br label %3

9:
  %10 = getelementptr inbounds nuw %struct.record, ptr %0, i32 0, i32 0
  %11 = load ptr, ptr %10, align 8
  br label %12

12:
  %.0 = phi ptr [ %11, %9 ], [ %19, %17 ]
  %magicptr = ptrtoint ptr %.0 to i64
  %cond = icmp eq i64 %magicptr, 0
  br i1 %cond, label %21, label %13

13:
  %14 = getelementptr inbounds nuw %struct.counter, ptr %.0, i32 0, i32 1
  %15 = load ptr, ptr %14, align 8
  %16 = icmp ne ptr %15, %1
  br i1 %16, label %17, label %.critedge

17:
  %18 = getelementptr inbounds nuw %struct.counter, ptr %.0, i32 0, i32 0
  %19 = load ptr, ptr %18, align 8
  br label %12

.critedge:
  %20 = icmp ne ptr %.0, null
  br i1 %20, label %34, label %21

21:
  %22 = call ptr @malloc(i64 noundef 48)
  %23 = icmp ne ptr %22, null
  br i1 %23, label %24, label %34

24:
  %25 = getelementptr inbounds nuw %struct.record, ptr %0, i32 0, i32 0
  %26 = load ptr, ptr %25, align 8
  %27 = getelementptr inbounds nuw %struct.counter, ptr %22, i32 0, i32 0
  store ptr %26, ptr %27, align 8
  %28 = getelementptr inbounds nuw %struct.counter, ptr %22, i32 0, i32 1
  store ptr %1, ptr %28, align 8
  %29 = getelementptr inbounds nuw %struct.counter, ptr %22, i32 0, i32 5
  store i64 0, ptr %29, align 8
  %30 = getelementptr inbounds nuw %struct.counter, ptr %22, i32 0, i32 4
  store i64 0, ptr %30, align 8
  %31 = getelementptr inbounds nuw %struct.counter, ptr %22, i32 0, i32 3
  store i64 0, ptr %31, align 8
  %32 = getelementptr inbounds nuw %struct.counter, ptr %22, i32 0, i32 2
  store i64 0, ptr %32, align 8
  %33 = getelementptr inbounds nuw %struct.record, ptr %0, i32 0, i32 0
  store ptr %22, ptr %33, align 8
  br label %34

34:
  %.1 = phi ptr [ %.0, %.critedge ], [ %22, %24 ], [ %22, %21 ]
  %35 = getelementptr inbounds nuw %struct.record, ptr %0, i32 0, i32 1
  store atomic i64 0, ptr %35 release, align 8
  %36 = icmp ne ptr %.1, null
  br i1 %36, label %38, label %37

37:
  call void @abort()
  unreachable

38:
  ret ptr %.1
}

declare void @__kmpc_end_critical(ptr noundef, i32 noundef, ptr noundef)

define weak hidden i64 @tapeless.team.enter.ordered(ptr noundef %0) {
  %2 = alloca i32, align 4
  %3 = call i32 @__kmpc_global_thread_num(ptr noundef @HERE)
  call void @__kmpc_ordered(ptr noundef @HERE, i32 noundef %3)
  %4 = load atomic i32, ptr @tapeless_team_key acquire, align 4
  %5 = icmp eq i32 %4, 0
  %6 = icmp ne ptr @pthread_key_create, null
  %or.cond = and i1 %5, %6
  br i1 %or.cond, label %7, label %21

7:
  %8 = call i32 @pthread_key_create(ptr noundef %2, ptr noundef null)
  %9 = icmp ne i32 %8, 0
  br i1 %9, label %21, label %10

10:
  %11 = load i32, ptr %2, align 4
  %12 = add i32 %11, 1
  %13 = cmpxchg ptr @tapeless_team_key, i32 %4, i32 %12 acq_rel acquire, align 4
  %14 = extractvalue { i32, i1 } %13, 0
  %15 = extractvalue { i32, i1 } %13, 1
  %spec.select = select i1 %15, i32 %4, i32 %14
  %16 = zext i1 %15 to i8
  %17 = trunc i8 %16 to i1
  br i1 %17, label %18, label %21

18:
  %19 = load i32, ptr %2, align 4
  %20 = add i32 %19, 1
  br label %21

21:
  %.0 = phi i32 [ %4, %1 ], [ %20, %18 ], [ %4, %7 ], [ %spec.select, %10 ]
  %22 = icmp ne i32 %.0, 0
  br i1 %22, label %23, label %26

23:
  %24 = sub i32 %.0, 1
  %25 = call ptr @pthread_getspecific(i32 noundef %24)
  br label %26

26:
  %27 = phi ptr [ %25, %23 ], [ null, %21 ]
  %28 = icmp ne ptr %27, null
  br i1 %28, label %29, label %37

29:
  %30 = call ptr @counter_of(ptr noundef %27, ptr noundef %0)
  %31 = getelementptr inbounds nuw %struct.counter, ptr %30, i32 0, i32 2
  %32 = load i64, ptr %31, align 8
  %33 = add nsw i64 %32, 1
  store i64 %33, ptr %31, align 8
  %34 = getelementptr inbounds nuw %struct.counter, ptr %30, i32 0, i32 3
  %35 = getelementptr inbounds nuw %struct.counter, ptr %30, i32 0, i32 2
  %36 = load i64, ptr %35, align 8
  store atomic i64 %36, ptr %34 release, align 8
  br label %37

37:
  %.023 = phi i64 [ %32, %29 ], [ 0, %26 ]
  ret i64 %.023
}

declare void @__kmpc_ordered(ptr noundef, i32 noundef)

define weak hidden i64 @tapeless.team.leave.ordered(ptr noundef %0) {
  %2 = alloca i32, align 4
  %3 = load atomic i32, ptr @tapeless_team_key acquire, align 4
  %4 = icmp eq i32 %3, 0
  %5 = icmp ne ptr @pthread_key_create, null
  %or.cond = and i1 %4, %5
  br i1 %or.cond, label %6, label %20

6:
  %7 = call i32 @pthread_key_create(ptr noundef %2, ptr noundef null)
  %8 = icmp ne i32 %7, 0
  br i1 %8, label %20, label %9

9:
  %10 = load i32, ptr %2, align 4
  %11 = add i32 %10, 1
  %12 = cmpxchg ptr @tapeless_team_key, i32 %3, i32 %11 acq_rel acquire, align 4
  %13 = extractvalue { i32, i1 } %12, 0
  %14 = extractvalue { i32, i1 } %12, 1
  %spec.select = select i1 %14, i32 %3, i32 %13
  %15 = zext i1 %14 to i8
  %16 = trunc i8 %15 to i1
  br i1 %16, label %17, label %20

17:
  %18 = load i32, ptr %2, align 4
  %19 = add i32 %18, 1
  br label %20

20:
  %.0 = phi i32 [ %3, %1 ], [ %19, %17 ], [ %3, %6 ], [ %spec.select, %9 ]
  %21 = icmp ne i32 %.0, 0
  br i1 %21, label %22, label %25

22:
  %23 = sub i32 %.0, 1
  %24 = call ptr @pthread_getspecific(i32 noundef %23)
  br label %25

25:
  %26 = phi ptr [ %24, %22 ], [ null, %20 ]
  %27 = icmp ne ptr %26, null
  br i1 %27, label %28, label %33

28:
  %29 = call ptr @counter_of(ptr noundef %26, ptr noundef %0)
  %30 = getelementptr inbounds nuw %struct.counter, ptr %29, i32 0, i32 2
  %31 = load i64, ptr %30, align 8
  %32 = sub nsw i64 %31, 1
  br label %33

33:
  %34 = phi i64 [ %32, %28 ], [ 0, %25 ]
  %35 = call i32 @__kmpc_global_thread_num(ptr noundef @HERE)
  call void @__kmpc_end_ordered(ptr noundef @HERE, i32 noundef %35)
  ret i64 %34
}

declare void @__kmpc_end_ordered(ptr noundef, i32 noundef)

define weak hidden i64 @tapeless.team.enter.address(ptr noundef %0) {
  %2 = alloca i32, align 4
  br label %3

3:
  %4 = ptrtoint ptr %0 to i64
  %5 = udiv i64 %4, 8
  %6 = mul i64 %5, -7046029254386353131
  %7 = lshr i64 %6, 58
  %8 = getelementptr inbounds nuw [64 x i32], ptr @tapeless_team_addresses, i64 0, i64 %7
  %9 = atomicrmw xchg ptr %8, i32 1 acquire, align 4
  %10 = icmp ne i32 %9, 0
  br i1 %10, label %11, label %13

11:
  %12 = call i32 @sched_yield()
  br label %3

13:
  %14 = load atomic i32, ptr @tapeless_team_key acquire, align 4
  %15 = icmp eq i32 %14, 0
  %16 = icmp ne ptr @pthread_key_create, null
  %or.cond = and i1 %15, %16
  br i1 %or.cond, label %17, label %31

17:
  %18 = call i32 @pthread_key_create(ptr noundef %2, ptr noundef null)
  %19 = icmp ne i32 %18, 0
  br i1 %19, label %31, label %20

20:
  %21 = load i32, ptr %2, align 4
  %22 = add i32 %21, 1
  %23 = cmpxchg ptr @tapeless_team_key, i32 %14, i32 %22 acq_rel acquire, align 4
  %24 = extractvalue { i32, i1 } %23, 0
  %25 = extractvalue { i32, i1 } %23, 1
  %spec.select = select i1 %25, i32 %14, i32 %24
  %26 = zext i1 %25 to i8
  %27 = trunc i8 %26 to i1
  br i1 %27, label %28, label %31

28:
  %29 = load i32, ptr %2, align 4
  %30 = add i32 %29, 1
  br label %31

31:
  %.0 = phi i32 [ %14, %13 ], [ %30, %28 ], [ %14, %17 ], [ %spec.select, %20 ]
  %32 = icmp ne i32 %.0, 0
  br i1 %32, label %33, label %36

33:
  %34 = sub i32 %.0, 1
  %35 = call ptr @pthread_getspecific(i32 noundef %34)
  br label %36

36:
  %37 = phi ptr [ %35, %33 ], [ null, %31 ]
  %38 = icmp ne ptr %37, null
  br i1 %38, label %39, label %47

39:
  %40 = call ptr @counter_of(ptr noundef %37, ptr noundef %0)
  %41 = getelementptr inbounds nuw %struct.counter, ptr %40, i32 0, i32 2
  %42 = load i64, ptr %41, align 8
  %43 = add nsw i64 %42, 1
  store i64 %43, ptr %41, align 8
  %44 = getelementptr inbounds nuw %struct.counter, ptr %40, i32 0, i32 3
  %45 = getelementptr inbounds nuw %struct.counter, ptr %40, i32 0, i32 2
  %46 = load i64, ptr %45, align 8
  store atomic i64 %46, ptr %44 release, align 8
  br label %47

47:
  %.029 = phi i64 [ %42, %39 ], [ 0, %36 ]
  ret i64 %.029
}

define weak hidden i64 @tapeless.team.leave.address(ptr noundef %0) {
  %2 = alloca i32, align 4
  %3 = load atomic i32, ptr @tapeless_team_key acquire, align 4
  %4 = icmp eq i32 %3, 0
  %5 = icmp ne ptr @pthread_key_create, null
  %or.cond = and i1 %4, %5
  br i1 %or.cond, label %6, label %20

6:
  %7 = call i32 @pthread_key_create(ptr noundef %2, ptr noundef null)
  %8 = icmp ne i32 %7, 0
  br i1 %8, label %20, label %9

9:
  %10 = load i32, ptr %2, align 4
  %11 = add i32 %10, 1
  %12 = cmpxchg ptr @tapeless_team_key, i32 %3, i32 %11 acq_rel acquire, align 4
  %13 = extractvalue { i32, i1 } %12, 0
  %14 = extractvalue { i32, i1 } %12, 1
  %spec.select = select i1 %14, i32 %3, i32 %13
  %15 = zext i1 %14 to i8
  %16 = trunc i8 %15 to i1
  br i1 %16, label %17, label %20

17:
  %18 = load i32, ptr %2, align 4
  %19 = add i32 %18, 1
  br label %20

20:
  %.0 = phi i32 [ %3, %1 ], [ %19, %17 ], [ %3, %6 ], [ %spec.select, %9 ]
  %21 = icmp ne i32 %.0, 0
  br i1 %21, label %22, label %25

22:
  %23 = sub i32 %.0, 1
  %24 = call ptr @pthread_getspecific(i32 noundef %23)
  br label %25

25:
  %26 = phi ptr [ %24, %22 ], [ null, %20 ]
  %27 = icmp ne ptr %26, null
  br i1 %27, label %28, label %33

28:
  %29 = call ptr @counter_of(ptr noundef %26, ptr noundef %0)
  %30 = getelementptr inbounds nuw %struct.counter, ptr %29, i32 0, i32 2
  %31 = load i64, ptr %30, align 8
  %32 = sub nsw i64 %31, 1
  br label %33

33:
  %34 = phi i64 [ %32, %28 ], [ 0, %25 ]
  %35 = ptrtoint ptr %0 to i64
  %36 = udiv i64 %35, 8
  %37 = mul i64 %36, -7046029254386353131
  %38 = lshr i64 %37, 58
  %39 = getelementptr inbounds nuw [64 x i32], ptr @tapeless_team_addresses, i64 0, i64 %38
  store atomic i32 0, ptr %39 release, align 4
  ret i64 %34
}

define weak hidden i64 @tapeless.team.enter.mutex(ptr noundef %0) {
  %2 = alloca i32, align 4
  %3 = call i32 @pthread_mutex_lock(ptr noundef %0)
  %4 = icmp ne i32 %3, 0
  br i1 %4, label %5, label %7

5:
  %6 = call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef @.str.2)
  call void @abort()
  unreachable

7:
  %8 = load atomic i32, ptr @tapeless_team_key acquire, align 4
  %9 = icmp eq i32 %8, 0
  %10 = icmp ne ptr @pthread_key_create, null
  %or.cond = and i1 %9, %10
  br i1 %or.cond, label %11, label %25

11:
  %12 = call i32 @pthread_key_create(ptr noundef %2, ptr noundef null)
  %13 = icmp ne i32 %12, 0
  br i1 %13, label %25, label %14

14:
  %15 = load i32, ptr %2, align 4
  %16 = add i32 %15, 1
  %17 = cmpxchg ptr @tapeless_team_key, i32 %8, i32 %16 acq_rel acquire, align 4
  %18 = extractvalue { i32, i1 } %17, 0
  %19 = extractvalue { i32, i1 } %17, 1
  %spec.select = select i1 %19, i32 %8, i32 %18
  %20 = zext i1 %19 to i8
  %21 = trunc i8 %20 to i1
  br i1 %21, label %22, label %25

22:
  %23 = load i32, ptr %2, align 4
  %24 = add i32 %23, 1
  br label %25

25:
  %.0 = phi i32 [ %8, %7 ], [ %24, %22 ], [ %8, %11 ], [ %spec.select, %14 ]
  %26 = icmp ne i32 %.0, 0
  br i1 %26, label %27, label %30

27:
  %28 = sub i32 %.0, 1
  %29 = call ptr @pthread_getspecific(i32 noundef %28)
  br label %30

30:
  %31 = phi ptr [ %29, %27 ], [ null, %25 ]
  %32 = icmp ne ptr %31, null
  br i1 %32, label %33, label %41

33:
  %34 = call ptr @counter_of(ptr noundef %31, ptr noundef %0)
  %35 = getelementptr inbounds nuw %struct.counter, ptr %34, i32 0, i32 2
  %36 = load i64, ptr %35, align 8
  %37 = add nsw i64 %36, 1
  store i64 %37, ptr %35, align 8
  %38 = getelementptr inbounds nuw %struct.counter, ptr %34, i32 0, i32 3
  %39 = getelementptr inbounds nuw %struct.counter, ptr %34, i32 0, i32 2
  %40 = load i64, ptr %39, align 8
  store atomic i64 %40, ptr %38 release, align 8
  br label %41

41:
  %.025 = phi i64 [ %36, %33 ], [ 0, %30 ]
  ret i64 %.025
}

define weak hidden i64 @tapeless.team.leave.mutex(ptr noundef %0) {
  %2 = alloca i32, align 4
  %3 = load atomic i32, ptr @tapeless_team_key acquire, align 4
  %4 = icmp eq i32 %3, 0
  %5 = icmp ne ptr @pthread_key_create, null
  %or.cond = and i1 %4, %5
  br i1 %or.cond, label %6, label %20

6:
  %7 = call i32 @pthread_key_create(ptr noundef %2, ptr noundef null)
  %8 = icmp ne i32 %7, 0
  br i1 %8, label %20, label %9

9:
  %10 = load i32, ptr %2, align 4
  %11 = add i32 %10, 1
  %12 = cmpxchg ptr @tapeless_team_key, i32 %3, i32 %11 acq_rel acquire, align 4
  %13 = extractvalue { i32, i1 } %12, 0
  %14 = extractvalue { i32, i1 } %12, 1
  %spec.select = select i1 %14, i32 %3, i32 %13
  %15 = zext i1 %14 to i8
  %16 = trunc i8 %15 to i1
  br i1 %16, label %17, label %20

17:
  %18 = load i32, ptr %2, align 4
  %19 = add i32 %18, 1
  br label %20

20:
  %.0 = phi i32 [ %3, %1 ], [ %19, %17 ], [ %3, %6 ], [ %spec.select, %9 ]
  %21 = icmp ne i32 %.0, 0
  br i1 %21, label %22, label %25

22:
  %23 = sub i32 %.0, 1
  %24 = call ptr @pthread_getspecific(i32 noundef %23)
  br label %25

25:
  %26 = phi ptr [ %24, %22 ], [ null, %20 ]
  %27 = icmp ne ptr %26, null
  br i1 %27, label %28, label %33

28:
  %29 = call ptr @counter_of(ptr noundef %26, ptr noundef %0)
  %30 = getelementptr inbounds nuw %struct.counter, ptr %29, i32 0, i32 2
  %31 = load i64, ptr %30, align 8
  %32 = sub nsw i64 %31, 1
  br label %33

33:
  %34 = phi i64 [ %32, %28 ], [ 0, %25 ]
  %35 = call i32 @pthread_mutex_unlock(ptr noundef %0)
  ret i64 %34
}

declare i32 @pthread_mutex_unlock(ptr noundef)

define weak hidden i64 @tapeless.team.enter.held(ptr noundef %0) {
  %2 = alloca i32, align 4
  %3 = load atomic i32, ptr @tapeless_team_key acquire, align 4
  %4 = icmp eq i32 %3, 0
  %5 = icmp ne ptr @pthread_key_create, null
  %or.cond = and i1 %4, %5
  br i1 %or.cond, label %6, label %20

6:
  %7 = call i32 @pthread_key_create(ptr noundef %2, ptr noundef null)
  %8 = icmp ne i32 %7, 0
  br i1 %8, label %20, label %9

9:
  %10 = load i32, ptr %2, align 4
  %11 = add i32 %10, 1
  %12 = cmpxchg ptr @tapeless_team_key, i32 %3, i32 %11 acq_rel acquire, align 4
  %13 = extractvalue { i32, i1 } %12, 0
  %14 = extractvalue { i32, i1 } %12, 1
  %spec.select = select i1 %14, i32 %3, i32 %13
  %15 = zext i1 %14 to i8
  %16 = trunc i8 %15 to i1
  br i1 %16, label %17, label %20

17:
  %18 = load i32, ptr %2, align 4
  %19 = add i32 %18, 1
  br label %20

20:
  %.0 = phi i32 [ %3, %1 ], [ %19, %17 ], [ %3, %6 ], [ %spec.select, %9 ]
  %21 = icmp ne i32 %.0, 0
  br i1 %21, label %22, label %25

22:
  %23 = sub i32 %.0, 1
  %24 = call ptr @pthread_getspecific(i32 noundef %23)
  br label %25

25:
  %26 = phi ptr [ %24, %22 ], [ null, %20 ]
  %27 = icmp ne ptr %26, null
  br i1 %27, label %28, label %36

28:
  %29 = call ptr @counter_of(ptr noundef %26, ptr noundef %0)
  %30 = getelementptr inbounds nuw %struct.counter, ptr %29, i32 0, i32 2
  %31 = load i64, ptr %30, align 8
  %32 = add nsw i64 %31, 1
  store i64 %32, ptr %30, align 8
  %33 = getelementptr inbounds nuw %struct.counter, ptr %29, i32 0, i32 3
  %34 = getelementptr inbounds nuw %struct.counter, ptr %29, i32 0, i32 2
  %35 = load i64, ptr %34, align 8
  store atomic i64 %35, ptr %33 release, align 8
  br label %36

36:
  %.023 = phi i64 [ %31, %28 ], [ 0, %25 ]
  ret i64 %.023
}

define weak hidden i64 @tapeless.team.leave.held(ptr noundef %0) {
  %2 = alloca i32, align 4
  %3 = load atomic i32, ptr @tapeless_team_key acquire, align 4
  %4 = icmp eq i32 %3, 0
  %5 = icmp ne ptr @pthread_key_create, null
  %or.cond = and i1 %4, %5
  br i1 %or.cond, label %6, label %20

6:
  %7 = call i32 @pthread_key_create(ptr noundef %2, ptr noundef null)
  %8 = icmp ne i32 %7, 0
  br i1 %8, label %20, label %9

9:
  %10 = load i32, ptr %2, align 4
  %11 = add i32 %10, 1
  %12 = cmpxchg ptr @tapeless_team_key, i32 %3, i32 %11 acq_rel acquire, align 4
  %13 = extractvalue { i32, i1 } %12, 0
  %14 = extractvalue { i32, i1 } %12, 1
  %spec.select = select i1 %14, i32 %3, i32 %13
  %15 = zext i1 %14 to i8
  %16 = trunc i8 %15 to i1
  br i1 %16, label %17, label %20

17:
  %18 = load i32, ptr %2, align 4
  %19 = add i32 %18, 1
  br label %20

20:
  %.0 = phi i32 [ %3, %1 ], [ %19, %17 ], [ %3, %6 ], [ %spec.select, %9 ]
  %21 = icmp ne i32 %.0, 0
  br i1 %21, label %22, label %25

22:
  %23 = sub i32 %.0, 1
  %24 = call ptr @pthread_getspecific(i32 noundef %23)
  br label %25

25:
  %26 = phi ptr [ %24, %22 ], [ null, %20 ]
  %27 = icmp ne ptr %26, null
  br i1 %27, label %28, label %33

28:
  %29 = call ptr @counter_of(ptr noundef %26, ptr noundef %0)
  %30 = getelementptr inbounds nuw %struct.counter, ptr %29, i32 0, i32 2
  %31 = load i64, ptr %30, align 8
  %32 = sub nsw i64 %31, 1
  br label %33

33:
  %34 = phi i64 [ %32, %28 ], [ 0, %25 ]
  ret i64 %34
}

define weak hidden i64 @tapeless.team.enter.omp(ptr noundef %0) {
  %2 = alloca i32, align 4
  call void @omp_set_lock(ptr noundef %0)
  %3 = load atomic i32, ptr @tapeless_team_key acquire, align 4
  %4 = icmp eq i32 %3, 0
  %5 = icmp ne ptr @pthread_key_create, null
  %or.cond = and i1 %4, %5
  br i1 %or.cond, label %6, label %20

6:
  %7 = call i32 @pthread_key_create(ptr noundef %2, ptr noundef null)
  %8 = icmp ne i32 %7, 0
  br i1 %8, label %20, label %9

9:
  %10 = load i32, ptr %2, align 4
  %11 = add i32 %10, 1
  %12 = cmpxchg ptr @tapeless_team_key, i32 %3, i32 %11 acq_rel acquire, align 4
  %13 = extractvalue { i32, i1 } %12, 0
  %14 = extractvalue { i32, i1 } %12, 1
  %spec.select = select i1 %14, i32 %3, i32 %13
  %15 = zext i1 %14 to i8
  %16 = trunc i8 %15 to i1
  br i1 %16, label %17, label %20

17:
  %18 = load i32, ptr %2, align 4
  %19 = add i32 %18, 1
  br label %20

20:
  %.0 = phi i32 [ %3, %1 ], [ %19, %17 ], [ %3, %6 ], [ %spec.select, %9 ]
  %21 = icmp ne i32 %.0, 0
  br i1 %21, label %22, label %25

22:
  %23 = sub i32 %.0, 1
  %24 = call ptr @pthread_getspecific(i32 noundef %23)
  br label %25

25:
  %26 = phi ptr [ %24, %22 ], [ null, %20 ]
  %27 = icmp ne ptr %26, null
  br i1 %27, label %28, label %36

28:
  %29 = call ptr @counter_of(ptr noundef %26, ptr noundef %0)
  %30 = getelementptr inbounds nuw %struct.counter, ptr %29, i32 0, i32 2
  %31 = load i64, ptr %30, align 8
  %32 = add nsw i64 %31, 1
  store i64 %32, ptr %30, align 8
  %33 = getelementptr inbounds nuw %struct.counter, ptr %29, i32 0, i32 3
  %34 = getelementptr inbounds nuw %struct.counter, ptr %29, i32 0, i32 2
  %35 = load i64, ptr %34, align 8
  store atomic i64 %35, ptr %33 release, align 8
  br label %36

36:
  %.024 = phi i64 [ %31, %28 ], [ 0, %25 ]
  ret i64 %.024
}

declare void @omp_set_lock(ptr noundef)

define weak hidden i64 @tapeless.team.leave.omp(ptr noundef %0) {
  %2 = alloca i32, align 4
  %3 = load atomic i32, ptr @tapeless_team_key acquire, align 4
  %4 = icmp eq i32 %3, 0
  %5 = icmp ne ptr @pthread_key_create, null
  %or.cond = and i1 %4, %5
  br i1 %or.cond, label %6, label %20

6:
  %7 = call i32 @pthread_key_create(ptr noundef %2, ptr noundef null)
  %8 = icmp ne i32 %7, 0
  br i1 %8, label %20, label %9

9:
  %10 = load i32, ptr %2, align 4
  %11 = add i32 %10, 1
  %12 = cmpxchg ptr @tapeless_team_key, i32 %3, i32 %11 acq_rel acquire, align 4
  %13 = extractvalue { i32, i1 } %12, 0
  %14 = extractvalue { i32, i1 } %12, 1
  %spec.select = select i1 %14, i32 %3, i32 %13
  %15 = zext i1 %14 to i8
  %16 = trunc i8 %15 to i1
  br i1 %16, label %17, label %20

17:
  %18 = load i32, ptr %2, align 4
  %19 = add i32 %18, 1
  br label %20

20:
  %.0 = phi i32 [ %3, %1 ], [ %19, %17 ], [ %3, %6 ], [ %spec.select, %9 ]
  %21 = icmp ne i32 %.0, 0
  br i1 %21, label %22, label %25

22:
  %23 = sub i32 %.0, 1
  %24 = call ptr @pthread_getspecific(i32 noundef %23)
  br label %25

25:
  %26 = phi ptr [ %24, %22 ], [ null, %20 ]
  %27 = icmp ne ptr %26, null
  br i1 %27, label %28, label %33

28:
  %29 = call ptr @counter_of(ptr noundef %26, ptr noundef %0)
  %30 = getelementptr inbounds nuw %struct.counter, ptr %29, i32 0, i32 2
  %31 = load i64, ptr %30, align 8
  %32 = sub nsw i64 %31, 1
  br label %33

33:
  %34 = phi i64 [ %32, %28 ], [ 0, %25 ]
  call void @omp_unset_lock(ptr noundef %0)
  ret i64 %34
}

declare void @omp_unset_lock(ptr noundef)

define weak hidden i64 @tapeless.team.enter.omp_nest(ptr noundef %0) {
  %2 = alloca i32, align 4
  call void @omp_set_nest_lock(ptr noundef %0)
  %3 = load atomic i32, ptr @tapeless_team_key acquire, align 4
  %4 = icmp eq i32 %3, 0
  %5 = icmp ne ptr @pthread_key_create, null
  %or.cond = and i1 %4, %5
  br i1 %or.cond, label %6, label %20

6:
  %7 = call i32 @pthread_key_create(ptr noundef %2, ptr noundef null)
  %8 = icmp ne i32 %7, 0
  br i1 %8, label %20, label %9

9:
  %10 = load i32, ptr %2, align 4
  %11 = add i32 %10, 1
  %12 = cmpxchg ptr @tapeless_team_key, i32 %3, i32 %11 acq_rel acquire, align 4
  %13 = extractvalue { i32, i1 } %12, 0
  %14 = extractvalue { i32, i1 } %12, 1
  %spec.select = select i1 %14, i32 %3, i32 %13
  %15 = zext i1 %14 to i8
  %16 = trunc i8 %15 to i1
  br i1 %16, label %17, label %20

17:
  %18 = load i32, ptr %2, align 4
  %19 = add i32 %18, 1
  br label %20

20:
  %.0 = phi i32 [ %3, %1 ], [ %19, %17 ], [ %3, %6 ], [ %spec.select, %9 ]
  %21 = icmp ne i32 %.0, 0
  br i1 %21, label %22, label %25

22:
  %23 = sub i32 %.0, 1
  %24 = call ptr @pthread_getspecific(i32 noundef %23)
  br label %25

25:
  %26 = phi ptr [ %24, %22 ], [ null, %20 ]
  %27 = icmp ne ptr %26, null
  br i1 %27, label %28, label %36

28:
  %29 = call ptr @counter_of(ptr noundef %26, ptr noundef %0)
  %30 = getelementptr inbounds nuw %struct.counter, ptr %29, i32 0, i32 2
  %31 = load i64, ptr %30, align 8
  %32 = add nsw i64 %31, 1
  store i64 %32, ptr %30, align 8
  %33 = getelementptr inbounds nuw %struct.counter, ptr %29, i32 0, i32 3
  %34 = getelementptr inbounds nuw %struct.counter, ptr %29, i32 0, i32 2
  %35 = load i64, ptr %34, align 8
  store atomic i64 %35, ptr %33 release, align 8
  br label %36

36:
  %.024 = phi i64 [ %31, %28 ], [ 0, %25 ]
  ret i64 %.024
}

declare void @omp_set_nest_lock(ptr noundef)

define weak hidden i64 @tapeless.team.leave.omp_nest(ptr noundef %0) {
  %2 = alloca i32, align 4
  %3 = load atomic i32, ptr @tapeless_team_key acquire, align 4
  %4 = icmp eq i32 %3, 0
  %5 = icmp ne ptr @pthread_key_create, null
  %or.cond = and i1 %4, %5
  br i1 %or.cond, label %6, label %20

6:
  %7 = call i32 @pthread_key_create(ptr noundef %2, ptr noundef null)
  %8 = icmp ne i32 %7, 0
  br i1 %8, label %20, label %9

9:
  %10 = load i32, ptr %2, align 4
  %11 = add i32 %10, 1
  %12 = cmpxchg ptr @tapeless_team_key, i32 %3, i32 %11 acq_rel acquire, align 4
  %13 = extractvalue { i32, i1 } %12, 0
  %14 = extractvalue { i32, i1 } %12, 1
  %spec.select = select i1 %14, i32 %3, i32 %13
  %15 = zext i1 %14 to i8
  %16 = trunc i8 %15 to i1
  br i1 %16, label %17, label %20

17:
  %18 = load i32, ptr %2, align 4
  %19 = add i32 %18, 1
  br label %20

20:
  %.0 = phi i32 [ %3, %1 ], [ %19, %17 ], [ %3, %6 ], [ %spec.select, %9 ]
  %21 = icmp ne i32 %.0, 0
  br i1 %21, label %22, label %25

22:
  %23 = sub i32 %.0, 1
  %24 = call ptr @pthread_getspecific(i32 noundef %23)
  br label %25

25:
  %26 = phi ptr [ %24, %22 ], [ null, %20 ]
  %27 = icmp ne ptr %26, null
  br i1 %27, label %28, label %33

28:
  %29 = call ptr @counter_of(ptr noundef %26, ptr noundef %0)
  %30 = getelementptr inbounds nuw %struct.counter, ptr %29, i32 0, i32 2
  %31 = load i64, ptr %30, align 8
  %32 = sub nsw i64 %31, 1
  br label %33

33:
  %34 = phi i64 [ %32, %28 ], [ 0, %25 ]
  call void @omp_unset_nest_lock(ptr noundef %0)
  ret i64 %34
}

declare void @omp_unset_nest_lock(ptr noundef)

define weak hidden void @tapeless.team.return(ptr noundef %0, i64 noundef %1) {
  %3 = alloca i32, align 4
  %4 = load atomic i32, ptr @tapeless_team_key acquire, align 4
  %5 = icmp eq i32 %4, 0
  %6 = icmp ne ptr @pthread_key_create, null
  %or.cond = and i1 %5, %6
  br i1 %or.cond, label %7, label %21

7:
  %8 = call i32 @pthread_key_create(ptr noundef %3, ptr noundef null)
  %9 = icmp ne i32 %8, 0
  br i1 %9, label %21, label %10

10:
  %11 = load i32, ptr %3, align 4
  %12 = add i32 %11, 1
  %13 = cmpxchg ptr @tapeless_team_key, i32 %4, i32 %12 acq_rel acquire, align 4
  %14 = extractvalue { i32, i1 } %13, 0
  %15 = extractvalue { i32, i1 } %13, 1
  %spec.select = select i1 %15, i32 %4, i32 %14
  %16 = zext i1 %15 to i8
  %17 = trunc i8 %16 to i1
  br i1 %17, label %18, label %21

18:
  %19 = load i32, ptr %3, align 4
  %20 = add i32 %19, 1
  br label %21

21:
  %.0 = phi i32 [ %4, %2 ], [ %20, %18 ], [ %4, %7 ], [ %spec.select, %10 ]
  %22 = icmp ne i32 %.0, 0
  br i1 %22, label %23, label %26

23:
  %24 = sub i32 %.0, 1
  %25 = call ptr @pthread_getspecific(i32 noundef %24)
  br label %26

26:
  %27 = phi ptr [ %25, %23 ], [ null, %21 ]
  %28 = icmp ne ptr %27, null
  br i1 %28, label %29, label %38

29:
  %30 = call ptr @counter_of(ptr noundef %27, ptr noundef %0)
  br label %31

31:
  %32 = getelementptr inbounds nuw %struct.counter, ptr %30, i32 0, i32 3
  %33 = load atomic i64, ptr %32 acquire, align 8
  %34 = add nsw i64 %1, 1
  %35 = icmp ne i64 %33, %34
  br i1 %35, label %36, label %38

36:
  %37 = call i32 @sched_yield()
  br label %31

38:
  ret void
}

declare i32 @sched_yield()

define weak hidden void @tapeless.team.withdraw(ptr noundef %0, i64 noundef %1) {
  %3 = alloca i32, align 4
  %4 = load atomic i32, ptr @tapeless_team_key acquire, align 4
  %5 = icmp eq i32 %4, 0
  %6 = icmp ne ptr @pthread_key_create, null
  %or.cond = and i1 %5, %6
  br i1 %or.cond, label %7, label %21

7:
  %8 = call i32 @pthread_key_create(ptr noundef %3, ptr noundef null)
  %9 = icmp ne i32 %8, 0
  br i1 %9, label %21, label %10

10:
  %11 = load i32, ptr %3, align 4
  %12 = add i32 %11, 1
  %13 = cmpxchg ptr @tapeless_team_key, i32 %4, i32 %12 acq_rel acquire, align 4
  %14 = extractvalue { i32, i1 } %13, 0
  %15 = extractvalue { i32, i1 } %13, 1
  %spec.select = select i1 %15, i32 %4, i32 %14
  %16 = zext i1 %15 to i8
  %17 = trunc i8 %16 to i1
  br i1 %17, label %18, label %21

18:
  %19 = load i32, ptr %3, align 4
  %20 = add i32 %19, 1
  br label %21

21:
  %.0 = phi i32 [ %4, %2 ], [ %20, %18 ], [ %4, %7 ], [ %spec.select, %10 ]
  %22 = icmp ne i32 %.0, 0
  br i1 %22, label %23, label %26

23:
  %24 = sub i32 %.0, 1
  %25 = call ptr @pthread_getspecific(i32 noundef %24)
  br label %26

26:
  %27 = phi ptr [ %25, %23 ], [ null, %21 ]
  %28 = icmp ne ptr %27, null
  br i1 %28, label %29, label %38

29:
  %30 = call ptr @counter_of(ptr noundef %27, ptr noundef %0)
  %31 = getelementptr inbounds nuw %struct.counter, ptr %30, i32 0, i32 3
  %32 = icmp ne i64 %1, 0
  br i1 %32, label %36, label %33

33:
  %34 = getelementptr inbounds nuw %struct.counter, ptr %30, i32 0, i32 2
  %35 = load i64, ptr %34, align 8
  br label %36

36:
  %37 = phi i64 [ %35, %33 ], [ %1, %29 ]
  store atomic i64 %37, ptr %31 release, align 8
  br label %38

38:
  ret void
}

define weak hidden void @tapeless.team.expect(ptr noundef %0, i32 noundef %1) {
  %3 = alloca i32, align 4
  %4 = load atomic i32, ptr @tapeless_team_key acquire, align 4
  %5 = icmp eq i32 %4, 0
  %6 = icmp ne ptr @pthread_key_create, null
  %or.cond = and i1 %5, %6
  br i1 %or.cond, label %7, label %21

7:
  %8 = call i32 @pthread_key_create(ptr noundef %3, ptr noundef null)
  %9 = icmp ne i32 %8, 0
  br i1 %9, label %21, label %10

10:
  %11 = load i32, ptr %3, align 4
  %12 = add i32 %11, 1
  %13 = cmpxchg ptr @tapeless_team_key, i32 %4, i32 %12 acq_rel acquire, align 4
  %14 = extractvalue { i32, i1 } %13, 0
  %15 = extractvalue { i32, i1 } %13, 1
  %spec.select = select i1 %15, i32 %4, i32 %14
  %16 = zext i1 %15 to i8
  %17 = trunc i8 %16 to i1
  br i1 %17, label %18, label %21

18:
  %19 = load i32, ptr %3, align 4
  %20 = add i32 %19, 1
  br label %21

21:
  %.0 = phi i32 [ %4, %2 ], [ %20, %18 ], [ %4, %7 ], [ %spec.select, %10 ]
  %22 = icmp ne i32 %.0, 0
  br i1 %22, label %23, label %26

23:
  %24 = sub i32 %.0, 1
  %25 = call ptr @pthread_getspecific(i32 noundef %24)
  br label %26

26:
  %27 = phi ptr [ %25, %23 ], [ null, %21 ]
  %28 = icmp ne ptr %27, null
  br i1 %28, label %29, label %36

29:
  %30 = call ptr @counter_of(ptr noundef %27, ptr noundef %0)
  %31 = sext i32 %1 to i64
  %32 = getelementptr inbounds nuw %struct.counter, ptr %30, i32 0, i32 4
  store i64 %31, ptr %32, align 8
  %33 = getelementptr inbounds nuw %struct.counter, ptr %30, i32 0, i32 2
  %34 = load i64, ptr %33, align 8
  %35 = getelementptr inbounds nuw %struct.counter, ptr %30, i32 0, i32 5
  store i64 %34, ptr %35, align 8
  br label %36

36:
  ret void
}

define weak hidden i64 @tapeless.team.arrive(ptr noundef %0) {
  %2 = alloca i32, align 4
  %3 = load atomic i32, ptr @tapeless_team_key acquire, align 4
  %4 = icmp eq i32 %3, 0
  %5 = icmp ne ptr @pthread_key_create, null
  %or.cond = and i1 %4, %5
  br i1 %or.cond, label %6, label %20

6:
  %7 = call i32 @pthread_key_create(ptr noundef %2, ptr noundef null)
  %8 = icmp ne i32 %7, 0
  br i1 %8, label %20, label %9

9:
  %10 = load i32, ptr %2, align 4
  %11 = add i32 %10, 1
  %12 = cmpxchg ptr @tapeless_team_key, i32 %3, i32 %11 acq_rel acquire, align 4
  %13 = extractvalue { i32, i1 } %12, 0
  %14 = extractvalue { i32, i1 } %12, 1
  %spec.select = select i1 %14, i32 %3, i32 %13
  %15 = zext i1 %14 to i8
  %16 = trunc i8 %15 to i1
  br i1 %16, label %17, label %20

17:
  %18 = load i32, ptr %2, align 4
  %19 = add i32 %18, 1
  br label %20

20:
  %.0 = phi i32 [ %3, %1 ], [ %19, %17 ], [ %3, %6 ], [ %spec.select, %9 ]
  %21 = icmp ne i32 %.0, 0
  br i1 %21, label %22, label %25

22:
  %23 = sub i32 %.0, 1
  %24 = call ptr @pthread_getspecific(i32 noundef %23)
  br label %25

25:
  %26 = phi ptr [ %24, %22 ], [ null, %20 ]
  %27 = icmp ne ptr %26, null
  br i1 %27, label %28, label %61

28:
  %29 = call ptr @counter_of(ptr noundef %26, ptr noundef %0)
  %30 = getelementptr inbounds nuw %struct.counter, ptr %29, i32 0, i32 4
  %31 = load i64, ptr %30, align 8
  %32 = icmp ne i64 %31, 0
  br i1 %32, label %35, label %33

33:
  %34 = call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef @.str)
  call void @abort()
  unreachable

35:
  %36 = getelementptr inbounds nuw %struct.record, ptr %26, i32 0, i32 1
  %37 = atomicrmw xchg ptr %36, i64 1 acquire, align 8
  %38 = icmp ne i64 %37, 0
  br i1 %38, label %39, label %41

39:
  %40 = call i32 @sched_yield()
  br label %35

41:
  %42 = getelementptr inbounds nuw %struct.counter, ptr %29, i32 0, i32 2
  %43 = load i64, ptr %42, align 8
  %44 = getelementptr inbounds nuw %struct.counter, ptr %29, i32 0, i32 5
  %45 = load i64, ptr %44, align 8
  %46 = sub nsw i64 %43, %45
  %47 = getelementptr inbounds nuw %struct.counter, ptr %29, i32 0, i32 4
  %48 = load i64, ptr %47, align 8
  %49 = icmp eq i64 %46, %48
  br i1 %49, label %50, label %54

50:
  %51 = getelementptr inbounds nuw %struct.counter, ptr %29, i32 0, i32 2
  %52 = load i64, ptr %51, align 8
  %53 = getelementptr inbounds nuw %struct.counter, ptr %29, i32 0, i32 5
  store i64 %52, ptr %53, align 8
  br label %54

54:
  %55 = getelementptr inbounds nuw %struct.counter, ptr %29, i32 0, i32 2
  %56 = load i64, ptr %55, align 8
  %57 = add nsw i64 %56, 1
  store i64 %57, ptr %55, align 8
  %58 = getelementptr inbounds nuw %struct.counter, ptr %29, i32 0, i32 5
  %59 = load i64, ptr %58, align 8
  %60 = getelementptr inbounds nuw %struct.record, ptr %26, i32 0, i32 1
  store atomic i64 0, ptr %60 release, align 8
  br label %61

61:
  %.033 = phi i64 [ %59, %54 ], [ 0, %25 ]
  ret i64 %.033
}

declare i32 @dprintf(i32 noundef, ptr noundef, ...)

declare void @abort()

define weak hidden void @tapeless.team.meet(ptr noundef %0, i64 noundef %1) {
  %3 = alloca i32, align 4
  %4 = load atomic i32, ptr @tapeless_team_key acquire, align 4
  %5 = icmp eq i32 %4, 0
  %6 = icmp ne ptr @pthread_key_create, null
  %or.cond = and i1 %5, %6
  br i1 %or.cond, label %7, label %21

7:
  %8 = call i32 @pthread_key_create(ptr noundef %3, ptr noundef null)
  %9 = icmp ne i32 %8, 0
  br i1 %9, label %21, label %10

10:
  %11 = load i32, ptr %3, align 4
  %12 = add i32 %11, 1
  %13 = cmpxchg ptr @tapeless_team_key, i32 %4, i32 %12 acq_rel acquire, align 4
  %14 = extractvalue { i32, i1 } %13, 0
  %15 = extractvalue { i32, i1 } %13, 1
  %spec.select = select i1 %15, i32 %4, i32 %14
  %16 = zext i1 %15 to i8
  %17 = trunc i8 %16 to i1
  br i1 %17, label %18, label %21

18:
  %19 = load i32, ptr %3, align 4
  %20 = add i32 %19, 1
  br label %21

21:
  %.0 = phi i32 [ %4, %2 ], [ %20, %18 ], [ %4, %7 ], [ %spec.select, %10 ]
  %22 = icmp ne i32 %.0, 0
  br i1 %22, label %23, label %26

23:
  %24 = sub i32 %.0, 1
  %25 = call ptr @pthread_getspecific(i32 noundef %24)
  br label %26

26:
  %27 = phi ptr [ %25, %23 ], [ null, %21 ]
  %28 = icmp ne ptr %27, null
  br i1 %28, label %29, label %45

29:
  %30 = call ptr @counter_of(ptr noundef %27, ptr noundef %0)
  %31 = getelementptr inbounds nuw %struct.counter, ptr %30, i32 0, i32 2
  %32 = load i64, ptr %31, align 8
  %33 = getelementptr inbounds nuw %struct.counter, ptr %30, i32 0, i32 3
  %34 = atomicrmw add ptr %33, i64 1 acq_rel, align 8
  %35 = sdiv i64 %34, %32
  %36 = mul nsw i64 %35, %32
  %37 = add nsw i64 %36, %32
  %38 = sub nsw i64 %37, %1
  br label %39

39:
  %40 = getelementptr inbounds nuw %struct.counter, ptr %30, i32 0, i32 3
  %41 = load atomic i64, ptr %40 acquire, align 8
  %42 = icmp slt i64 %41, %38
  br i1 %42, label %43, label %45

43:
  %44 = call i32 @sched_yield()
  br label %39

45:
  ret void
}

declare extern_weak ptr @pthread_getspecific(i32 noundef)

declare extern_weak i32 @pthread_key_create(ptr noundef, ptr noundef)

declare extern_weak i32 @pthread_setspecific(i32 noundef, ptr noundef)

declare ptr @malloc(i64 noundef)

declare i32 @pthread_mutex_lock(ptr noundef)

; Made from cpp_threads.c by `cargo xtask bodies`.
%struct.state = type { ptr }
%struct.handed = type { ptr, ptr }
%struct.result = type { ptr, ptr }

define dso_local void @tapeless_body__ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef %0, ptr noundef %1, ptr noundef %2) {
  %4 = load ptr, ptr %1, align 8
  store ptr null, ptr %1, align 8
  %5 = call i32 @pthread_create(ptr noundef %0, ptr noundef null, ptr noundef @run, ptr noundef %4)
  ret void
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define internal ptr @run(ptr noundef %0) {
  %2 = getelementptr inbounds nuw %struct.state, ptr %0, i32 0, i32 0
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds ptr, ptr %3, i64 2
  %5 = load ptr, ptr %4, align 8
  call void %5(ptr noundef %0)
  %6 = getelementptr inbounds nuw %struct.state, ptr %0, i32 0, i32 0
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds ptr, ptr %7, i64 1
  %9 = load ptr, ptr %8, align 8
  call void %9(ptr noundef %0)
  ret ptr null
}

define dso_local void @tapeless_body__ZNSt6thread4joinEv(ptr noundef %0) {
  %2 = load i64, ptr %0, align 8
  %3 = call i32 @pthread_join(i64 noundef %2, ptr noundef null)
  store i64 0, ptr %0, align 8
  ret void
}

declare i32 @pthread_join(i64 noundef, ptr noundef)

define dso_local void @tapeless_body__ZNSt18condition_variable4waitERSt11unique_lockISt5mutexE(ptr noundef %0, ptr noundef %1) {
  %3 = load ptr, ptr %1, align 8
  %4 = call i32 @pthread_cond_wait(ptr noundef %0, ptr noundef %3)
  ret void
}

declare i32 @pthread_cond_wait(ptr noundef, ptr noundef)

define dso_local i32 @tapeless_body_pthread_once(ptr noundef %0, ptr noundef %1) {
  %3 = load atomic i32, ptr %0 acquire, align 4
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %11

5:
  %6 = cmpxchg ptr %0, i32 %3, i32 1 acq_rel acquire, align 4
  %7 = extractvalue { i32, i1 } %6, 0
  %8 = extractvalue { i32, i1 } %6, 1
  %9 = zext i1 %8 to i8
  %10 = trunc i8 %9 to i1
  br i1 %10, label %.critedge, label %11

11:
  br label %12

12:
  %13 = load atomic i32, ptr %0 acquire, align 4
  %14 = icmp ne i32 %13, 2
  br i1 %14, label %15, label %17

15:
  %16 = call i32 @sched_yield()
  br label %12

.critedge:
  call void %1()
  store atomic i32 2, ptr %0 release, align 4
  br label %17

17:
  ret i32 0
}

define dso_local i32 @tapeless_body_tapeless.once(ptr noundef %0, ptr noundef %1) {
  %3 = getelementptr inbounds nuw %struct.handed, ptr %1, i32 0, i32 0
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds nuw %struct.handed, ptr %1, i32 0, i32 1
  %6 = load ptr, ptr %5, align 8
  %7 = load atomic i32, ptr %0 acquire, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %15

9:
  %10 = cmpxchg ptr %0, i32 %7, i32 1 acq_rel acquire, align 4
  %11 = extractvalue { i32, i1 } %10, 0
  %12 = extractvalue { i32, i1 } %10, 1
  %13 = zext i1 %12 to i8
  %14 = trunc i8 %13 to i1
  br i1 %14, label %.critedge, label %15

15:
  br label %16

16:
  %17 = load atomic i32, ptr %0 acquire, align 4
  %18 = icmp ne i32 %17, 2
  br i1 %18, label %19, label %21

19:
  %20 = call i32 @sched_yield()
  br label %16

.critedge:
  call void %4(ptr noundef %6)
  store atomic i32 2, ptr %0 release, align 4
  br label %21

21:
  ret i32 0
}

define dso_local void @tapeless_body__ZNSt13__future_base12_Result_baseC2Ev(ptr noundef %0) {
  %2 = getelementptr inbounds nuw %struct.result, ptr %0, i32 0, i32 1
  store ptr null, ptr %2, align 8
  ret void
}

define dso_local void @tapeless_body__ZNSt13__future_base12_Result_baseD2Ev(ptr noundef %0) {
  %2 = getelementptr inbounds nuw %struct.result, ptr %0, i32 0, i32 1
  %3 = load ptr, ptr %2, align 8
  %4 = icmp ne ptr %3, null
  br i1 %4, label %5, label %7

5:
  %6 = getelementptr inbounds nuw %struct.result, ptr %0, i32 0, i32 1
  call void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(ptr noundef %6)
  br label %7

7:
  ret void
}

declare void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(ptr noundef)

declare i32 @sched_yield()

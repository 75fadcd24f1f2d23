; Made from cpp_threads.c by `cargo xtask bodies`.
%struct.state = type { ptr }

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

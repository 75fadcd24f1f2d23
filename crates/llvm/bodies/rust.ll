; Made from rust.c by `cargo xtask bodies`.
define dso_local ptr @tapeless_body___rust_realloc(ptr noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) {
  %5 = call ptr @__rust_alloc(i64 noundef %3, i64 noundef %2)
  %6 = icmp ne ptr %5, null
  br i1 %6, label %7, label %9

7:
  %8 = icmp ult i64 %1, %3
  %. = select i1 %8, i64 %1, i64 %3
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %5, ptr align 1 %0, i64 %., i1 false)
  call void @__rust_dealloc(ptr noundef %0, i64 noundef %1, i64 noundef %2)
  br label %9

9:
  %.0 = phi ptr [ %5, %7 ], [ null, %4 ]
  ret ptr %.0
}

declare ptr @__rust_alloc(i64 noundef, i64 noundef)

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)

declare void @__rust_dealloc(ptr noundef, i64 noundef, i64 noundef)

; What memory holds, by attributes as rustc writes them.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@text = private constant [7 x i8] c"%g %g\0A\00"
declare void @__enzyme_autodiff(...)
declare i32 @printf(ptr, ...)

define void @swap(ptr "enzyme_type"="TYPE" %x) noinline {
  %second = getelementptr i64, ptr %x, i64 1
  %a = load i64, ptr %x
  %b = load i64, ptr %second
  store i64 %b, ptr %x
  store i64 %a, ptr %second
  ret void
}

define i32 @main() {
  %x = alloca [2 x double]
  %dx = alloca [2 x double]
  store [2 x double] [double 1.0, double 2.0], ptr %x
  store [2 x double] [double 3.0, double 4.0], ptr %dx
  call void (...) @__enzyme_autodiff(ptr @swap, ptr %x, ptr %dx)
  %at = getelementptr double, ptr %dx, i64 1
  %a = load double, ptr %dx
  %b = load double, ptr %at
  call i32 (ptr, ...) @printf(ptr @text, double %a, double %b)
  ret i32 0
}

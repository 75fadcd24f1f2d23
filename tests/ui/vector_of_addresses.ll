; Addresses of variables as one constant, which is stored as a vector: g(x) = 3x²
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"
@a = internal global [4 x double] zeroinitializer
@b = internal global [4 x double] zeroinitializer
@text = private constant [4 x i8] c"%g\0A\00"
declare double @__enzyme_autodiff(ptr, ...)
declare i32 @printf(ptr, ...)

define internal void @fill(ptr %places) noinline {
  store <2 x ptr> <ptr @a, ptr @b>, ptr %places, align 8
  ret void
}

define internal void @put(ptr %places, double %x) noinline {
  %p = load ptr, ptr %places, align 8
  %second = getelementptr i8, ptr %places, i64 8
  %q = load ptr, ptr %second, align 8
  %square = fmul double %x, %x
  store double %square, ptr %p, align 8
  store double %x, ptr %q, align 8
  ret void
}

define internal double @f(double %x) {
  %places = alloca [2 x ptr], align 8
  call void @fill(ptr %places)
  call void @put(ptr %places, double %x)
  %square = load double, ptr @a, align 8
  %once = load double, ptr @b, align 8
  %cube = fmul double %square, %once
  ret double %cube
}

define i32 @main() {
  %d = call double (ptr, ...) @__enzyme_autodiff(ptr @f, double 2.0)
  %printed = call i32 (ptr, ...) @printf(ptr @text, double %d)
  ret i32 0
}

; Constructs that clang writes for no C program on this machine. CHOSEN is one of the functions.
declare double @__enzyme_autodiff(ptr, ...)
declare void @llvm.localescape(...)
declare i32 @__CxxFrameHandler3(...)

define double @scalable(double %x, ptr %p) {
  %v = load <vscale x 2 x double>, ptr %p
  %first = extractelement <vscale x 2 x double> %v, i64 0
  %r = fmul double %first, %x
  ret double %r
}

define double @escaped(double %x, ptr %p) {
  %a = alloca double
  call void (...) @llvm.localescape(ptr %a)
  store double %x, ptr %a
  %r = load double, ptr %a
  ret double %r
}

define double @funclet(double %x, ptr %p) personality ptr @__CxxFrameHandler3 {
  invoke void @may_throw() to label %on unwind label %catch
catch:
  %switch = catchswitch within none [label %pad] unwind to caller
pad:
  %pad1 = catchpad within %switch [ptr null, i32 64, ptr null]
  catchret from %pad1 to label %on
on:
  %r = fmul double %x, %x
  ret double %r
}
declare void @may_throw()

define double @inalloca(double %x, ptr %p) {
  %a = alloca inalloca <{ double }>
  store double %x, ptr %a
  %r = call double @taken(ptr inalloca(<{ double }>) %a)
  ret double %r
}
declare double @taken(ptr inalloca(<{ double }>))

define double @token(double %x, ptr %p) {
  %t = call token @llvm.call.preallocated.setup(i32 1)
  %a = call ptr @llvm.call.preallocated.arg(token %t, i32 0) preallocated(double)
  store double %x, ptr %a
  %r = load double, ptr %a
  ret double %r
}
declare token @llvm.call.preallocated.setup(i32)
declare ptr @llvm.call.preallocated.arg(token, i32)

define double @gradient(double %x, ptr %p, ptr %dp) {
  %d = call double (ptr, ...) @__enzyme_autodiff(ptr @CHOSEN, double %x, ptr %p, ptr %dp)
  ret double %d
}

; The bits of a float that are loaded as a pointer, and cannot be loaded again: the memory is written before they are used.
define double @eval(ptr noalias %u, double %b) noinline {
  %q = load ptr, ptr %u
  %i = ptrtoint ptr %q to i64
  %d = bitcast i64 %i to double
  store ptr null, ptr %u
  %m = fmul double %d, %b
  ret double %m
}
define double @f(ptr %x) {
  %u = alloca double
  %a = load double, ptr %x
  %s = fmul double %a, %a
  store double %s, ptr %u
  %r = call double @eval(ptr %u, double %a)
  ret double %r
}

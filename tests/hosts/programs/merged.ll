; Two requests that an optimiser would merge into one call of `select %c, @f, @g`.
@enzyme_dup = external global i32

define double @f(ptr %x) {
  %v = load double, ptr %x
  ret double %v
}

define double @g(ptr %x) {
  ret double 0.0
}

define double @caller(i1 %c, ptr %x, ptr %dx) {
  br i1 %c, label %yes, label %no

yes:
  %r = call double (ptr, ...) @__enzyme_autodiff(ptr @f, ptr @enzyme_dup, ptr %x, ptr %dx)
  br label %done

no:
  %s = call double (ptr, ...) @__enzyme_autodiff(ptr @g, ptr @enzyme_dup, ptr %x, ptr %dx)
  br label %done

done:
  %t = phi double [ %r, %yes ], [ %s, %no ]
  ret double %t
}

declare double @__enzyme_autodiff(ptr, ...)

define double @f(double %x) {
  ret float %x
}

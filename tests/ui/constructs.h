// Code that is inlined from another file.
static inline double scaled(const double *x) {
  const volatile double *scale = x;
  return *scale * *scale;
}

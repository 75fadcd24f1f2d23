// Code that is inlined from another file.
static inline double scaled(double x) {
  volatile double scale = x;
  return scale * scale;
}

// With -fno-strict-float-cast-overflow conversions to integers saturate, as Rust's `as` does.
double saturate(double x, double y, int *out) {
  out[0] = (int)x;
  out[1] = (signed char)x;
  out[2] = (unsigned char)x;
  unsigned wide = (float)y;
  return out[0] * x + out[1] * y + out[2] * y * y + wide * x;
}

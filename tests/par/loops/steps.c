// Counters of other widths, signs and steps; pointers that move; downwards.
enum { N = 6, LENGTH = 6000 };
static real a[LENGTH], b[LENGTH];
real f(real *x) {
  for (unsigned i = 0; i < LENGTH; i++)
    a[i] = x[i % N] + 0.001 * (i % 101);
  for (int i = LENGTH - 1; i >= 0; i -= 3)
    b[i] = sin(a[i]) * a[LENGTH - 1 - i];
  real *to = b + 1;
  for (const real *from = a + 1; from < a + LENGTH - 3; from += 3, to += 3)
    *to = from[0] * from[1] * 0.5;
  for (short i = 2; i < LENGTH; i += 3)
    b[i] = a[i] * a[i];
  real s = 0;
  for (long long i = LENGTH; i-- > 0;)
    s += b[i] * a[i] * 1e-3;
  return s;
}

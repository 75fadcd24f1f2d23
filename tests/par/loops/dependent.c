// Loops that must stay as they are: turns read what others have written, write where others do, or hand on more than sums.
enum { N = 6, LENGTH = 5000 };
static real a[LENGTH], b[LENGTH], c[8];
static int where[LENGTH];
real f(real *x) {
  real before = 0, product = 1, most = 0;
  for (int i = 0; i < LENGTH; i++)
    a[i] = x[i % N] * (1 + 0.001 * (i % 89)), where[i] = (i * 37) % (LENGTH / 2);
  for (int i = 1; i < LENGTH; i++)
    a[i] = 0.5 * a[i] + 0.4 * sin(a[i - 1]);
  for (int i = 0; i < LENGTH - 1; i++)
    a[i] = 0.7 * a[i] + 0.2 * a[i + 1];
  for (int i = 0; i < LENGTH; i++)
    b[where[i]] += a[i] * a[i];
  for (int i = 0; i < LENGTH; i++)
    c[i % 8] = 0.9 * c[i % 8] + 0.01 * b[i];
  for (int i = 0; i < LENGTH; i++) {
    before = 0.3 * before + a[i];
    b[i] = before;
    product *= 1 + 1e-4 * a[i];
    most = a[i] > most ? a[i] : most;
  }
  real s = 0, told = 0;
  for (int i = 0; i < LENGTH; i++) {
    s += b[i] * 1e-3;
    told += s * 1e-3;
  }
  for (int i = 0; i < 8; i++)
    s += c[i];
  for (int i = 0; i < LENGTH; i++)
    b[i] = 0;
  for (int i = 0; i < 8; i++)
    c[i] = 0;
  return s + told * 1e-3 + product + most;
}

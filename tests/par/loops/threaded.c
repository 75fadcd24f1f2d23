// Variables of each thread's own: other threads have others, so loops that touch them are one thread's.
enum { N = 6, TURNS = 4000 };
static _Thread_local real own[N];
static real out[TURNS];
__attribute__((noinline)) static real owned(int i) {
  return own[i % N] * own[(i + 1) % N];
}
real f(real *x) {
  for (int i = 0; i < N; i++)
    own[i] = x[i] * x[i];
  for (int i = 0; i < TURNS; i++)
    out[i] = sin(own[i % N] * (1 + 0.001 * i));
  for (int i = 0; i < TURNS; i++)
    out[i] += owned(i) * 0.1;
  real s = 0;
  for (int i = 0; i < TURNS; i++)
    s += out[i] * out[i] * 1e-3;
  return s;
}

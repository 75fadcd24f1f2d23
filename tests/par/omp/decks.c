// Regions are handed structures that lead to what varies and to what does not; helpers update and wait in them.
enum { N = 12 };
struct deck {
  const real *varies, *stays;
  real *kept, *sum;
};
static const real table[N] = {1, -2, 3, 0.5, 2, -1, 4, 0.25, 1.5, -3, 2.5, 0.75};
static real weights[N], total[2];
__attribute__((noinline)) static void put(const struct deck *d, int i) {
  d->kept[i] = d->varies[i] * d->stays[N - 1 - i];
#pragma omp atomic update
  d->sum[i & 1] += d->kept[i] * d->stays[i];
}
__attribute__((noinline)) static real take(const struct deck *d) {
  real s = 0;
#pragma omp parallel reduction(+ : s)
  {
#pragma omp for
    for (int i = 0; i < N; i++)
      put(d, i);
#pragma omp for
    for (int i = 0; i < N; i++)
      s += d->kept[N - 1 - i] * d->varies[i] * d->sum[i & 1];
  }
  return s;
}
real f(real *x) {
  real kept[N], again[N], sums[2] = {0};
  for (int i = 0; i < N; i++)
    weights[i] = 0.5 * i - 2;
  total[0] = total[1] = 0;
  const struct deck one = {x, table, kept, sums}, other = {weights, x, again, total};
  real s = take(&one) + take(&other);
  return s + total[0] * again[3] + total[1];
}

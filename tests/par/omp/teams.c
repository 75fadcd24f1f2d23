// A league of teams, of which Archer knows nothing.
enum { N = 20 };
real f(real *x) {
  real s = 0;
#pragma omp teams num_teams(2) reduction(+ : s)
#pragma omp distribute parallel for reduction(+ : s)
  for (int i = 0; i < N; i++)
    s += x[i] * x[i] * x[i];
  return s;
}

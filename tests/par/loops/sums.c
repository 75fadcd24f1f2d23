// Sums that turns hand on: two at once, in arms, over a loop within, taken away.
enum { N = 6, TURNS = 4000 };
real f(real *x) {
  real s = 1, t = x[0], u = 0;
  for (int i = 0; i < TURNS; i++) {
    real a = sin(x[i % N] * (1 + 0.001 * i));
    s += a * a * 1e-3;
    if (i % 3)
      t -= a * 1e-2;
    else if (a > 0)
      t += x[(i + 1) % N] * 1e-3;
  }
  for (int i = 0; i < TURNS; i++)
    for (int j = 0; j < i % 5; j++)
      u += x[j] * x[(i + j) % N] * 1e-3;
  return s * t + u;
}

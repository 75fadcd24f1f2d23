// A function that turns call, and that is called elsewhere, too; a shared loop in a function that is called in a loop.
enum { N = 6, TURNS = 3000 };
struct body { real at[3], mass; };
static struct body bodies[TURNS];
static real force[TURNS][3];
__attribute__((noinline)) static real near(const struct body *a, const real *x) {
  real sum = 0;
  for (int k = 0; k < 3; k++)
    sum += (a->at[k] - x[k]) * (a->at[k] - x[k]);
  return 1 / (1 + sum);
}
__attribute__((noinline)) static void step(const real *x, real dt) {
  for (int i = 0; i < TURNS; i++) {
    real w = near(&bodies[i], x) * bodies[i].mass;
    for (int k = 0; k < 3; k++)
      force[i][k] = w * (x[k] - bodies[i].at[k]);
  }
  for (int i = 0; i < TURNS; i++)
    for (int k = 0; k < 3; k++)
      bodies[i].at[k] += dt * force[i][k];
}
real f(real *x) {
  for (int i = 0; i < TURNS; i++) {
    bodies[i].mass = 0.5 + 0.1 * x[i % N];
    for (int k = 0; k < 3; k++)
      bodies[i].at[k] = x[(i + k) % N] + 0.01 * (i % 23);
  }
  for (int t = 0; t < 3; t++)
    step(x + t, 0.05);
  real s = near(&bodies[1], x + 2);
  for (int i = 0; i < TURNS; i++)
    s += near(&bodies[i], x) * 1e-2;
  return s;
}

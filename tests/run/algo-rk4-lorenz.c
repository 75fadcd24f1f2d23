// Ten Runge-Kutta steps of the Lorenz system.
// grad: f
// at: steps=10 u=[1,1,1] rho=28
// value: 6.84747571942529
// d u: [4.613163934518344,3.664072547240026,1.3983326992987235]
// d rho: 0.265279790577795
static void lorenz(const double *u, double rho, double *d) {
  d[0] = 10 * (u[1] - u[0]);
  d[1] = u[0] * (rho - u[2]) - u[1];
  d[2] = u[0] * u[1] - 8.0 / 3 * u[2];
}
double f(int steps, double *u, double rho) {
  const double h = 0.01;
  for (int s = 0; s < steps; s++) {
    double k1[3], k2[3], k3[3], k4[3], t[3];
    lorenz(u, rho, k1);
    for (int i = 0; i < 3; i++)
      t[i] = u[i] + 0.5 * h * k1[i];
    lorenz(t, rho, k2);
    for (int i = 0; i < 3; i++)
      t[i] = u[i] + 0.5 * h * k2[i];
    lorenz(t, rho, k3);
    for (int i = 0; i < 3; i++)
      t[i] = u[i] + h * k3[i];
    lorenz(t, rho, k4);
    for (int i = 0; i < 3; i++)
      u[i] += h / 6 * (k1[i] + 2 * k2[i] + 2 * k3[i] + k4[i]);
  }
  return u[0] * u[2] + u[1];
}

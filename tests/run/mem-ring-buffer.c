// A ring buffer: places are overwritten many times.
// grad: f
// at: n=11 x=[0.5,-0.25,0.75]
// value: 2.9456836680183587
// d x: [-2.162538016104776,10.020057751299365,4.419848567636702]
double f(int n, const double *x) {
  double ring[3];
  for (int i = 0; i < 3; i++)
    ring[i] = x[i];
  for (int i = 0; i < n; i++)
    ring[i % 3] = ring[i % 3] * ring[(i + 1) % 3] + 0.5 * ring[(i + 2) % 3] + 0.1;
  return ring[0] + 2 * ring[1] + 3 * ring[2];
}

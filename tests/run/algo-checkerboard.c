// Red-black relaxation: two strided loops that read each other's cells.
// grad: f
// at: n=6 sweeps=3 x=[1,0,2,-1,0.5,3]
// value: 11.414655198479494
// d x: [5.043329662005409,0,7.927830036833982,-1.3240685133357983,3.6948356533199735,3.073128258593794]
double f(int n, int sweeps, double *x) {
  for (int s = 0; s < sweeps; s++)
    for (int colour = 0; colour < 2; colour++)
      for (int i = 1 + colour; i + 1 < n; i += 2)
        x[i] = 0.5 * (x[i - 1] + x[i + 1]) + 0.1 * x[i] * x[i];
  return x[2] * x[3] + x[1];
}

// Bodies that attract each other: forces by all, then steps; structures in memory.
enum { BODIES = 6, N = 4 * BODIES };
struct body {
  real x, y, u, v;
};
real f(real *x) {
  struct body all[BODIES];
  for (int i = 0; i < BODIES; i++)
    all[i] = (struct body){x[4 * i], x[4 * i + 1], 0.1 * x[4 * i + 2], 0.1 * x[4 * i + 3]};
  for (int step = 0; step < 3; step++) {
#pragma omp parallel
    {
#pragma omp for schedule(static, 1)
      for (int i = 0; i < BODIES; i++) {
        real fx = 0, fy = 0;
        for (int j = 0; j < BODIES; j++) {
          real dx = all[j].x - all[i].x, dy = all[j].y - all[i].y, d = dx * dx + dy * dy + 0.5;
          fx += dx / (d * sqrt(d));
          fy += dy / (d * sqrt(d));
        }
        all[i].u += 0.05 * fx;
        all[i].v += 0.05 * fy;
      }
#pragma omp for
      for (int i = 0; i < BODIES; i++) {
        all[i].x += 0.05 * all[i].u;
        all[i].y += 0.05 * all[i].v;
      }
    }
  }
  real s = 0;
  for (int i = 0; i < BODIES; i++)
    s += all[i].x * all[i].y + all[i].u * all[i].u;
  return s;
}

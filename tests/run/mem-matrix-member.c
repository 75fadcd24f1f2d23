// A matrix that is a member of a structure, among integers and floats of another format.
// grad: f
// at: n=4 x=[1.5,2,3,4]
// value: 196.07664298050952
// d x: [79.5569167342945,-129.37125308520092,53.12793918291308,102.8065495183906]
struct mat {
  int rows, cols;
  double m[4][4];
  int rank;
  float w[3];
  char tag;
  double tail[2];
};
__attribute__((noinline)) static void elim(struct mat *a, int k, int i) {
  double f = a->m[i][k] / a->m[k][k];
  for (int j = k; j < a->cols; j++)
    a->m[i][j] -= f * a->m[k][j];
  a->rank++;
  a->w[a->rank % 3] += (float)f;
  a->tail[i & 1] *= f;
}
double f(const double *x, int n) {
  struct mat a = {4, 4};
  a.tail[0] = a.tail[1] = 1;
  for (int i = 0; i < 4; i++)
    for (int j = 0; j < 4; j++)
      a.m[i][j] = x[(i * 3 + j) % n] + (i == j) * 4;
  for (int k = 0; k < 3; k++)
    for (int i = k + 1; i < 4; i++)
      elim(&a, k, i);
  double d = a.tail[0] + a.tail[1];
  for (int i = 0; i < 4; i++)
    d *= a.m[i][i];
  return d + a.w[0] + a.w[1] * a.w[2] + a.rank;
}

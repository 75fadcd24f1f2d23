// x[i] is squared in place: what it was before is kept.
// explain: in_place
void in_place(int n, double *x) {
  for (int i = 0; i < n; i++)
    x[i] = x[i] * x[i];
}

// A list of work: who takes which item is told by a counter that is read and moved at once.
enum { N = 13 };
real f(real *x) {
  real y[N], s = 0;
  int next = 0, made = 0, order[N];
#pragma omp parallel
  for (;;) {
    int mine;
#pragma omp atomic capture
    mine = next++;
    if (mine >= N)
      break;
    y[mine] = x[mine] * x[(mine + 2) % N];
    if (mine % 3 == 0) {
      int place;
#pragma omp atomic capture
      {
        place = made;
        made += 1;
      }
      order[place] = mine;
    }
  }
#pragma omp parallel for reduction(+ : s)
  for (int k = 0; k < made; k++)
    s += y[order[k]] * sin(y[order[k]]);
  return s;
}

// A table of the file that functions fill with pointers and read by indices: rows that are allocated, swapped and pointed into.
// grad: f
// at: x=1.3 i=5
// value: 10346.78656164335
// d x: 68764.889602565003
#include <stdlib.h>

enum { N = 6 };
static double *rows[N];
static double pool[4];
static int order[N];

static void fill(double x) {
  for (int k = 0; k < N; k++) {
    rows[k] = k % 3 == 2 ? pool + k % 4 : malloc(3 * sizeof(double));
    order[k] = (5 * k + 1) % N;
    for (int j = 0; j < (k % 3 == 2 ? 1 : 3); j++)
      rows[k][j] = x * (k + 1) + x * x * j;
  }
}

static double largest(int row) { return rows[row][0] > 4 ? rows[row][0] * rows[row][0] : rows[row][0]; }

static void swap(int a, int b) {
  double *kept = rows[a];
  rows[a] = rows[b];
  rows[b] = kept;
}

static void sort(int n) {
  for (int a = 1; a < n; a++)
    for (int b = a; b > 0 && rows[order[b - 1]][0] < rows[order[b]][0]; b--)
      swap(order[b - 1], order[b]);
}

double f(double x, int i) {
  fill(x);
  sort(i);
  double s = 0;
  for (int k = 0; k < N; k++) {
    s = s * 0.5 + largest(order[k]) * rows[(k + i) % N][0];
    rows[k][0] *= x;
  }
  double *end = rows[i % N];
  end[0] = s * end[0];
  for (int k = 0; k < N; k++)
    if (rows[k] < pool || rows[k] >= pool + 4)
      s += rows[k][2] * rows[k][0];
  for (int k = 0; k < N; k++)
    if (rows[k] < pool || rows[k] >= pool + 4)
      free(rows[k]);
  return s;
}

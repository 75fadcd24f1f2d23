// Requests that an optimiser would merge; one gradient on two threads. `-DMARKERS=static` defines the markers here.
#include "check.h"
#include <pthread.h>

MARKERS int enzyme_dup, enzyme_const;
double __enzyme_autodiff(void *, ...);

double product(const double *x, int n) {
  double p = 1;
  for (int i = 0; i < n; i++)
    p *= x[i];
  return p;
}

double squares(const double *x, int n) {
  double s = 0;
  for (int i = 0; i < n; i++)
    s += x[i] * x[i];
  return s;
}

__attribute__((noinline)) void either(int which, const double *x, double *dx) {
  if (which)
    __enzyme_autodiff(product, enzyme_dup, x, dx, enzyme_const, 3);
  else
    __enzyme_autodiff(squares, enzyme_dup, x, dx, enzyme_const, 3);
}

__attribute__((noinline)) void marked(int which, const double *x, double *dx) {
  if (which)
    __enzyme_autodiff(squares, enzyme_dup, x, dx, 3);
  else
    __enzyme_autodiff(squares, enzyme_const, x, 3);
}

static double rows[2][1000], adjoints[2][1000];

static void *work(void *row) {
  long i = (long)row;
  for (int repeat = 0; repeat < 200; repeat++)
    __enzyme_autodiff(squares, enzyme_dup, rows[i], adjoints[i], enzyme_const, 1000);
  return 0;
}

static void threads(void) {
  pthread_t thread[2];
  for (int i = 0; i < 2; i++)
    for (int j = 0; j < 1000; j++)
      rows[i][j] = i + j * 0.5;
  for (long i = 0; i < 2; i++)
    pthread_create(&thread[i], 0, work, (void *)i);
  for (int i = 0; i < 2; i++)
    pthread_join(thread[i], 0);
  for (int i = 0; i < 2; i++)
    for (int j = 0; j < 1000; j += 111)
      expect("thread", adjoints[i][j], 400 * rows[i][j]);
}

int main(int argc, char **argv) {
  (void)argv;
  double x[3] = {2, 3, 4}, dx[3] = {0, 0, 0}, dy[3] = {0, 0, 0}, dz[3] = {0, 0, 0};
  either(argc, x, dx);
  expect("product", dx[0], 12);
  expect("product", dx[2], 6);
  either(argc - 1, x, dy);
  expect("squares", dy[0], 4);
  expect("squares", dy[2], 8);
  marked(argc - 1, x, dz);
  expect("constant", dz[1], 0);
  marked(argc, x, dz);
  expect("dup", dz[1], 6);
  threads();
  return report();
}

// Pointers in globals that cannot be followed to their shadows.
#include <stdlib.h>
#include <string.h>
#define NOINLINE __attribute__((noinline)) static
void __enzyme_autodiff(void *, ...);
extern int enzyme_dup, enzyme_const;

#if defined LAZY
static double *work;
NOINLINE void start(int n) {
  if (!work)
    work = malloc(n * sizeof *work);
}
static double f(double *x, int n) {
  start(n);
  work[0] = x[0] * x[0];
  return work[0];
}
#elif defined BEFORE
double *work;
NOINLINE double *get(void) { return work; }
static double f(double *x, int n) {
  get()[n] = x[0];
  return get()[n] * 2;
}
#elif defined STORED
double *work;
struct pair {
  double *p, v;
};
NOINLINE double product(struct pair *s) { return s->p[0] * s->v; }
static double f(double *x, int n) {
  struct pair s = {work, x[n]};
  return product(&s);
}
#elif defined BESIDE
struct state {
  double sum;
  double *p;
} state;
NOINLINE void add(double v) {
  state.sum = v * v;
  state.p[0] = v;
}
NOINLINE double product(void) { return state.sum * state.p[0]; }
static double f(double *x, int n) {
  add(x[n]);
  return product();
}
#elif defined INDEXED
double *rows[8];
NOINLINE double product(int n) { return rows[n][0] * rows[0][0]; }
static double f(double *x, int n) {
  rows[n][0] = x[0];
  return product(n - 1);
}
#elif defined ADDRESS
static double *work;
void keep(double *x) { work = x; }
NOINLINE double square(double **at) { return (*at)[0] * (*at)[0]; }
static double f(double *x, int n) {
  double before = square(&work);
  work[0] = x[n];
  return before + square(&work);
}
#elif defined POINTED
static double *work;
static double *other;
static double **const ways[2] = {&work, &other};
NOINLINE double square(int n) { return ways[n & 1][0][n] * ways[n / 2][0][0]; }
static double f(double *x, int n) {
#ifndef UNSET
  work = other = x;
#endif
  return square(n);
}
#elif defined COPIED
double *rows[8];
static double f(double *x, int n) {
  double *own[8];
  memcpy(own, rows, sizeof own);
  own[n] = x;
  return own[n / 2][0] * own[n - 1][0];
}
#elif defined UNKNOWN
extern double *const rows[2];
static double f(double *x, int n) {
  rows[0][n] = x[0];
  return rows[1][n] * x[0];
}
#elif defined MANY
#define EIGHT(do, at) do(at##0) do(at##1) do(at##2) do(at##3) do(at##4) do(at##5) do(at##6) do(at##7)
#define ALL(do) HALF(do, a) HALF(do, b) do(last)
#define HALF(do, at)                                                                                                           \
  EIGHT(do, at##0) EIGHT(do, at##1) EIGHT(do, at##2) EIGHT(do, at##3)                                                          \
  EIGHT(do, at##4) EIGHT(do, at##5) EIGHT(do, at##6) EIGHT(do, at##7)
#define DECLARE(name) double *name;
#define SET(name) name = x;
#define MULTIPLY(name) * *name
ALL(DECLARE)
NOINLINE double product(double x) { return x ALL(MULTIPLY); }
static double f(double *x, int n) {
  ALL(SET)
  return product(x[n]);
}
#endif

void request(double *x, double *dx, int n) { __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_const, n); }

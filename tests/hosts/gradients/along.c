// Tangents from a tape: the same as forward mode's, from memory that has changed since, as often as is asked.
#include "taped.h"
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
typedef struct { double a, b, c; } three;
typedef struct { void *tape; three y; } three_kept;
three_kept __enzyme_augmentfwd_3(void *, ...);
double __enzyme_fwdsplit_d(void *, ...);
three __enzyme_fwdsplit_3(void *, ...);
void __enzyme_fwdsplit_v(void *, ...);
double __enzyme_fwddiff_d(void *, ...);
three __enzyme_fwddiff_3(void *, ...);
void __enzyme_fwddiff_v(void *, ...);
enum { N = 6 };
static const int which[N] = {3, 1, 2, 5, 0, 4};
static int effects;

static void point(double *x, double *dx) {
  for (int i = 0; i < N; i++) x[i] = 0.3 + 0.17 * i, dx[i] = 0.1 * i - 0.2;
}

// It writes what it reads, calls, keeps a table, branches, and has an effect.
static double f(double *x, const int *order, int n) {
  double s = 0, t[2] = {1, 2};
  effects++;
  for (int i = 0; i < n; i++) {
    s += step(x[order[i]] * (1 + 0.1 * s), t, i);
    if (s > 2) x[i] = 0.2 * s * x[i];
    else x[i] = sin(x[i]) + x[(i + 1) % n];
  }
  return s;
}
static void as_forward_mode(void) {
  double x[N], dx[N], of[N], dof[N], given[N];
  point(x, dx);
  point(of, dof);
  memcpy(given, dx, sizeof dx);
  double wanted = __enzyme_fwddiff_d((void *)f, enzyme_dup, of, dof, enzyme_const, which, enzyme_const, N);
  effects = 0;
  number m = __enzyme_augmentfwd_n((void *)f, enzyme_dup, x, dx, enzyme_const, which, enzyme_const, N);
  int changed[N] = {0};
  memset(x, 0x55, sizeof x);
  for (int k = 0; k < 3; k++) {
    memcpy(dx, given, sizeof dx);
    double dy = k < 2 ? __enzyme_fwdsplit_d((void *)f, enzyme_dup, x, dx, enzyme_const, changed, enzyme_const, N, enzyme_nofree, m.tape)
                      : __enzyme_fwdsplit_d((void *)f, enzyme_dup, x, dx, enzyme_const, changed, enzyme_const, N, m.tape);
    same("the tangent of the result", &dy, &wanted, 1);
    same("tangents in memory", dx, dof, N);
  }
  check("the function runs once", effects == 1);
  double other[N];
  memset(other, 0x55, sizeof other);
  same("its memory is left alone", x, other, N);
}

// Memory of its own, released before the end; the reverse sweep and tangents take turns.
static void g(const double *x, double *y, int n) {
  double *t = calloc(n, sizeof *t), s = 0;
  for (int i = 0; i < n; i++) {
    double *square = malloc(2 * sizeof *square);
    square[0] = x[i] * x[i];
    square[1] = t[i] + square[0] * x[(i + 1) % n];
    t[i] = square[1];
    s += square[0];
    free(square);
  }
  for (int i = 0; i < n; i++) y[i] = t[i] * s;
  memmove(y + 1, y, 3 * sizeof *y);
  free(t);
}
static void taking_turns(void) {
  double x[N], v[N], y[N], w[N], jv[N] = {0}, first[N];
  point(x, v);
  for (int i = 0; i < N; i++) w[i] = cos(i);
  __enzyme_fwddiff_v((void *)g, enzyme_dup, x, v, enzyme_dup, y, jv, enzyme_const, N);
  double inner = 0;
  for (int i = 0; i < N; i++) inner += w[i] * jv[i];
  void *tape = __enzyme_augmentfwd_t((void *)g, enzyme_dup, x, v, enzyme_dup, y, w, enzyme_const, N);
  memset(x, 0x55, sizeof x);
  for (int k = 0; k < 3; k++) {
    double dy[N], vw[N] = {0}, seed[N], back = 0;
    memset(dy, 0x44, sizeof dy);
    memcpy(seed, w, sizeof w);
    __enzyme_reverse_v((void *)g, enzyme_dup, x, vw, enzyme_dup, y, seed, enzyme_const, N, enzyme_nofree, tape);
    for (int i = 0; i < N; i++) back += v[i] * vw[i];
    within("v . Jw and w . Jv", back, inner, 1e-13);
    if (k == 0) memcpy(first, vw, sizeof vw);
    same("adjoints after tangents", vw, first, N);
    if (k < 2) __enzyme_fwdsplit_v((void *)g, enzyme_dup, x, v, enzyme_dup, y, dy, enzyme_const, N, enzyme_nofree, tape);
    else __enzyme_fwdsplit_v((void *)g, enzyme_dup, x, v, enzyme_dup, y, dy, enzyme_const, N, tape);
    same("tangents after adjoints", dy, jv, N);
  }
}

// Floats by value, in either form; a result that carries none; structures.
static double mixed(double a, const double *x, float b) { return sin(a) * x[0] * b + a * x[1]; }
static three several(double a, const double *x) {
  three r = {a * x[0], sin(a) + x[1], x[0] * x[1] * a};
  return r;
}
static double told(const double *x, double *y) {
  *y = x[0] * exp(x[1]);
  return *y;
}
static void by_value(void) {
  double x[2] = {0.7, 1.3}, v[2] = {0.2, -0.4}, y, dy = 0, dz = 0;
  double wanted = __enzyme_fwddiff_d((void *)mixed, enzyme_dup, 0.5, 0.25, enzyme_dup, x, v, enzyme_dup, 1.5f, -0.5f);
  number m = __enzyme_augmentfwd_n((void *)mixed, enzyme_dup, 0.5, 0.25, enzyme_dup, x, v, enzyme_dup, 1.5f, -0.5f);
  number o = __enzyme_augmentfwd_n((void *)mixed, 0.5, x, v, 1.5f);
  double keep[2] = {x[0], x[1]};
  x[0] = x[1] = 0;
  double a = __enzyme_fwdsplit_d((void *)mixed, enzyme_dup, 0.5, 0.25, enzyme_dup, x, v, enzyme_dup, 1.5f, -0.5f, m.tape);
  double b = __enzyme_fwdsplit_d((void *)mixed, 0.5, 0.25, x, v, 1.5f, -0.5f, o.tape);
  memcpy(x, keep, sizeof x);
  same("marked in both calls", &a, &wanted, 1);
  same("or in none", &b, &wanted, 1);
  three w3 = __enzyme_fwddiff_3((void *)several, enzyme_dup, 0.5, 0.25, enzyme_dup, x, v);
  three_kept k3 = __enzyme_augmentfwd_3((void *)several, enzyme_dup, 0.5, 0.25, enzyme_dup, x, v);
  three g3 = __enzyme_fwdsplit_3((void *)several, enzyme_dup, 0.5, 0.25, enzyme_dup, x, v, k3.tape);
  same("a structure", &g3.a, &w3.a, 3);
  __enzyme_fwddiff_v((void *)told, enzyme_const_return, enzyme_dup, x, v, enzyme_dup, &y, &dy);
  number t = __enzyme_augmentfwd_n((void *)told, enzyme_const_return, enzyme_dup, x, v, enzyme_dup, &y, &dz);
  __enzyme_fwdsplit_v((void *)told, enzyme_const_return, enzyme_dup, x, v, enzyme_dup, &y, &dz, t.tape);
  same("a constant result", &dz, &dy, 1);
}

// Memory that it returns; its shadow is the caller's, and holds the tangents.
static double *made(const double *x, int n) {
  double *p = malloc(n * sizeof *p);
  for (int i = 0; i < n; i++) p[i] = x[i] * x[(i + 1) % n];
  return p;
}
static void pointers(void) {
  double x[N], v[N];
  point(x, v);
  pointer m = __enzyme_augmentfwd_p((void *)made, enzyme_dup, x, v, enzyme_const, N);
  double at[N];
  memcpy(at, x, sizeof x);
  memset(x, 0, sizeof x);
  __enzyme_fwdsplit_v((void *)made, enzyme_dup, x, v, enzyme_const, N, m.tape);
  for (int i = 0; i < N; i++) within("of memory that is returned", m.dp[i], at[i] * v[(i + 1) % N] + v[i] * at[(i + 1) % N], 1e-14);
  free(m.p);
  free(m.dp);
}

// Several directions at once, memory of the caller's for the tape.
static void wide(void) {
  double x[N], v[3][N], one[N], dof[N];
  point(x, v[0]);
  for (int i = 0; i < N; i++) v[1][i] = i, v[2][i] = cos(i);
  double start[3][N];
  memcpy(start, v, sizeof v);
  number m = __enzyme_augmentfwd_n((void *)f, enzyme_width, 3, enzyme_dupv, (long)sizeof v[0], x, v, enzyme_const, which, enzyme_const, N);
  for (int k = 0; k < 2; k++) {
    memcpy(v, start, sizeof v);
    three d = k ? __enzyme_fwdsplit_3((void *)f, enzyme_width, 3, enzyme_dupv, (long)sizeof v[0], x, v, enzyme_const, which, enzyme_const, N, m.tape)
                : __enzyme_fwdsplit_3((void *)f, enzyme_width, 3, enzyme_dupv, (long)sizeof v[0], x, v, enzyme_const, which, enzyme_const, N, enzyme_nofree, m.tape);
    for (int l = 0; l < 3; l++) {
      double unused[N];
      point(one, unused);
      memcpy(dof, start[l], sizeof dof);
      double wanted = __enzyme_fwddiff_d((void *)f, enzyme_dup, one, dof, enzyme_const, which, enzyme_const, N);
      within("a direction", (&d.a)[l], wanted, 1e-14);
      for (int i = 0; i < N; i++) within("in memory", v[l][i], dof[i], 1e-14);
    }
  }
}
static void in_memory(void) {
  double x[2] = {0.7, 1.3}, v[2] = {0.2, -0.4};
  const size_t bytes = __enzyme_augmentsize((void *)mixed, enzyme_dup, enzyme_dup, enzyme_dup);
  char room[256];
  check("there is room", bytes <= sizeof room);
  double wanted = __enzyme_fwddiff_d((void *)mixed, enzyme_dup, 0.5, 0.25, enzyme_dup, x, v, enzyme_dup, 1.5f, -0.5f);
  __enzyme_augmentfwd_d((void *)mixed, enzyme_allocated, sizeof room, enzyme_tape, room, enzyme_dup, 0.5, 0.25, enzyme_dup, x, v, enzyme_dup, 1.5f, -0.5f);
  x[0] = x[1] = 0;
  double a = __enzyme_fwdsplit_d((void *)mixed, enzyme_allocated, sizeof room, enzyme_tape, room, enzyme_dup, 0.5, 0.25, enzyme_dup, x, v, enzyme_dup, 1.5f, -0.5f);
  same("a tape in the caller's memory", &a, &wanted, 1);
}

// A derivative by hand: its tangent is twice what it is, to be told apart; with a tape, and with memory that changes.
__attribute__((noinline)) static double cube(double x) { return x * x * x; }
typedef struct { double tape, y; } kept;
static kept cube_forward(double x) { return (kept){x * x, x * x * x}; }
static double cube_reverse(double x, double seed, double tape) { return 3 * tape * seed; }
static double cube_along(double x, double dx, double tape) { return 6 * tape * dx; }
void *__enzyme_register_gradient_cube[] = {(void *)cube, (void *)cube_forward, (void *)cube_reverse};
void *__enzyme_register_splitderivative_cube[] = {(void *)cube, (void *)cube_forward, (void *)cube_along};
__attribute__((noinline)) static void scale(double *to, const double *from, int n) {
  for (int i = 0; i < n; i++) to[i] = from[i] * from[i];
}
static void scale_forward(double *to, double *dto, const double *from, double *dfrom, int n) { scale(to, from, n); }
static void scale_along(double *to, double *dto, const double *from, double *dfrom, int n) {
  for (int i = 0; i < n; i++) dto[i] = 4 * from[i] * dfrom[i];
}
void *__enzyme_register_splitderivative_scale[] = {(void *)scale, (void *)scale_forward, (void *)scale_along};
static double cubes(const double *x, int n) {
  double s = 0;
  for (int i = 0; i < n; i++) s += cube(x[i]);
  return s;
}
static double scaled(const double *x) {
  double from[2] = {x[0], x[1]}, t[2];
  scale(t, from, 2);
  from[0] = from[1] = 0;
  return t[0] * t[1] + from[0];
}
static void by_hand(void) {
  double x[2] = {0.7, 1.3}, v[2] = {0.2, -0.4}, w[2] = {0};
  number m = __enzyme_augmentfwd_n((void *)cubes, enzyme_dup, x, v, enzyme_const, 2);
  number o = __enzyme_augmentfwd_n((void *)cubes, enzyme_dup, x, w, enzyme_const, 2);
  double a = __enzyme_fwdsplit_d((void *)cubes, enzyme_dup, x, v, enzyme_const, 2, m.tape);
  __enzyme_reverse_v((void *)cubes, enzyme_dup, x, w, enzyme_const, 2, 1.0, o.tape);
  expect("the tangent by hand", a, 6 * (0.49 * 0.2 - 1.69 * 0.4));
  expect("with the gradient by hand", w[1], 3 * 1.69);
  number s = __enzyme_augmentfwd_n((void *)scaled, enzyme_dup, x, v);
  double b = __enzyme_fwdsplit_d((void *)scaled, enzyme_dup, x, v, s.tape);
  expect("memory by hand", b, 4 * (0.7 * 0.2 * 1.69 - 1.3 * 0.4 * 0.49));
}

int main(void) {
  as_forward_mode();
  taking_turns();
  by_value();
  pointers();
  wide();
  in_memory();
  by_hand();
  return report();
}

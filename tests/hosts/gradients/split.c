// The two sweeps as calls of their own: what the tape holds, who owns it, how often it serves.
#include "taped.h"
#include <math.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
extern int enzyme_noret;
typedef struct { void *tape; double *p, *dp[2]; } pointer2;
typedef struct { double a, b; } two;
typedef struct { double a[2][3]; } two_by_three;
pointer2 __enzyme_augmentfwd_p2(void *, ...);
two __enzyme_reverse_2(void *, ...);
two_by_three __enzyme_reverse_23(void *, ...);
void __enzyme_autodiff_v(void *, ...);
enum { N = 6 };
static int effects;
static double state = 1, *pool;

static void near(const char *what, double a, double b) { within(what, a, b, 1e-12); }
static void point(double *x) {
  for (int i = 0; i < N; i++) x[i] = 0.3 + 0.17 * i;
}

// It writes what it reads, calls, keeps a table, and has an effect.
static double f(double *x, const int *which, int n) {
  double s = 0, t[2] = {1, 2};
  effects++;
  for (int i = 0; i < n; i++) {
    s += step(x[which[i]] * (1 + s), t, i);
    x[i] = s * x[i];
  }
  return s;
}
// The heap, and memory that it releases before the end.
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
  free(t);
}
static double product(double a, double b, int n) { return n * a * sin(b); }
static double linear(double a) { return 3 * a; }
static double *into(double *x, int i) {
  x[i] *= x[i];
  return x + i;
}
// What it gives is the caller's; what it needs meanwhile it releases.
static double *made(const double *x, int n) {
  double *r = malloc(n * sizeof *r), *t = malloc(n * sizeof *t);
  for (int i = 0; i < n; i++) t[i] = x[i] * x[i];
  for (int i = 0; i < n; i++) r[i] = t[i] * t[(i + 1) % n];
  free(t);
  return r;
}
static double through_globals(const double *x, int n) {
  pool = malloc(n * sizeof *pool);
  for (int i = 0; i < n; i++) pool[i] = x[i] * state, state = 0.5 * state + x[i] * x[i];
  double s = 0;
  for (int i = 0; i < n; i++) s += pool[i] * pool[n - 1 - i];
  free(pool);
  return s * state;
}
// A derivative by hand, asked for by itself.
static double cube(double x) { return x * x * x; }
static number cube_forward(double x) {
  double *kept = malloc(sizeof *kept);
  *kept = 3 * x * x;
  return (number){kept, cube(x)};
}
static double cube_reverse(double x, double seed, void *tape) {
  double by = *(double *)tape;
  free(tape);
  return by * seed;
}
void *__enzyme_register_gradient_cube[3] = {(void *)cube, (void *)cube_forward, (void *)cube_reverse};

static double wanted[N], wanted_y, after[N];
static const int which[N] = {3, 1, 0, 5, 2, 4};

static void in_two_calls(void) {
  double x[N], dx[N] = {0};
  int at[N], n = N;
  memcpy(at, which, sizeof at);
  point(x);
  effects = 0;
  number a = __enzyme_augmentfwd_n((void *)f, enzyme_dup, x, dx, enzyme_const, at, enzyme_const, n);
  check("effects happen once", effects == 1);
  same("the value", &a.y, &wanted_y, 1);
  same("memory after the forward sweep", x, after, N);
  check("shadows are left alone", dx[0] == 0 && dx[N - 1] == 0);
  memset(x, 0xff, sizeof x);
  memset(at, 0xff, sizeof at);
  __enzyme_reverse_v((void *)f, enzyme_dup, x, dx, enzyme_const, at, enzyme_const, n, 1.0, a.tape);
  check("effects happen in the forward sweep", effects == 1);
  same("the gradient", dx, wanted, N);
  // No seed, or the value left out.
  double none[N] = {0};
  point(x);
  number b = __enzyme_augmentfwd_n((void *)f, enzyme_const_return, enzyme_dup, x, none, enzyme_const, which, N);
  same("the value of a constant", &b.y, &wanted_y, 1);
  __enzyme_reverse_v((void *)f, enzyme_const_return, enzyme_dup, x, none, enzyme_const, which, N, b.tape);
  check("a constant has no adjoint", none[0] == 0 && none[N - 1] == 0);
  memset(dx, 0, sizeof dx);
  point(x);
  void *c = __enzyme_augmentfwd_t((void *)f, enzyme_noret, enzyme_dup, x, dx, enzyme_const, which, N);
  __enzyme_reverse_v((void *)f, enzyme_dup, x, dx, enzyme_const, which, N, 1.0, c);
  same("the gradient without the value", dx, wanted, N);
}

static void again(void) {
  double x[N], dx[4][N] = {{0}}, y[N], dy[4][N], seed[N] = {1, -2, 3, -4, 5, -6};
  for (int k = 0; k < 4; k++) memcpy(dy[k], seed, sizeof seed);
  point(x);
  __enzyme_autodiff_v((void *)g, enzyme_dup, x, dx[3], enzyme_dup, y, dy[3], N);
  void *tape = __enzyme_augmentfwd_t((void *)g, enzyme_dup, x, dx[0], enzyme_dup, y, dy[0], N);
  memset(x, 0, sizeof x);
  for (int k = 0; k < 2; k++) __enzyme_reverse_v((void *)g, enzyme_nofree, enzyme_dup, x, dx[k], enzyme_dup, y, dy[k], N, tape);
  __enzyme_reverse_v((void *)g, enzyme_dup, x, dx[2], enzyme_dup, y, dy[2], N, tape);
  for (int k = 0; k < 3; k++) same("again", dx[k], dx[3], N), same("seeds are taken", dy[k], dy[3], N);
}

static void in_memory(void) {
  size_t bytes = __enzyme_augmentsize((void *)f, enzyme_dup, enzyme_const, enzyme_const);
  double x[N], dx[N] = {0};
  point(x);
  unsigned char *room = malloc(bytes + 16), *moved = malloc(bytes);
  memset(room, 0x77, bytes + 16);
  __enzyme_augmentfwd_d((void *)f, enzyme_allocated, bytes, enzyme_tape, room + 8, enzyme_dup, x, dx, enzyme_const, which, N);
  int kept = 1;
  for (int i = 0; i < 8; i++) kept &= room[i] == 0x77 && room[bytes + 8 + i] == 0x77;
  check("nothing is written beside the tape", kept);
  memcpy(moved, room + 8, bytes);
  free(room);
  __enzyme_reverse_v((void *)f, enzyme_dup, x, dx, enzyme_const, which, N, 1.0, enzyme_tape, moved, enzyme_allocated, bytes);
  free(moved);
  same("a tape of the caller's", dx, wanted, N);
  check("nothing is kept", __enzyme_augmentsize((void *)linear, enzyme_out) == 0);
  memset(dx, 0, sizeof dx);
  point(x);
  void *place;
  __enzyme_augmentfwd_d((void *)f, enzyme_tape, &place, enzyme_dup, x, dx, enzyme_const, which, N);
  __enzyme_reverse_v((void *)f, enzyme_tape, &place, enzyme_dup, x, dx, enzyme_const, which, N, 1.0);
  same("a pointer to the tape", dx, wanted, N);
}

static void by_value(void) {
  number a = __enzyme_augmentfwd_n((void *)product, 0.7, 0.4, 3);
  near("a product", a.y, 3 * 0.7 * sin(0.4));
  two d = __enzyme_reverse_2((void *)product, 0.7, 0.4, 3, 2.0, a.tape);
  near("by the first", d.a, 6 * sin(0.4));
  near("by the second", d.b, 6 * 0.7 * cos(0.4));
  number b = __enzyme_augmentfwd_n((void *)linear, 2.0);
  check("no tape", b.tape == 0);
  near("linear", __enzyme_reverse_d((void *)linear, 2.0, 5.0, b.tape), 15);
  number c = __enzyme_augmentfwd_n((void *)cube, 2.0);
  near("cube", c.y, 8);
  near("by hand", __enzyme_reverse_d((void *)cube, 2.0, 10.0, c.tape), 120);
}

static void pointers(void) {
  double x[N], dx[N] = {0}, ddx[N] = {0};
  point(x);
  pointer a = __enzyme_augmentfwd_p((void *)into, enzyme_dup, x, dx, 2);
  check("a pointer into an argument", a.p == x + 2 && a.dp == dx + 2);
  *a.dp = 1;
  __enzyme_reverse_v((void *)into, enzyme_dup, x, dx, 2, a.tape);
  near("through a pointer", dx[2], 2 * (0.3 + 0.17 * 2));
  point(x);
  memset(dx, 0, sizeof dx);
  pointer b = __enzyme_augmentfwd_p((void *)made, enzyme_dup, x, dx, N);
  for (int i = 0; i < N; i++) check("a shadow of fresh memory", b.dp[i] == 0);
  for (int i = 0; i < N; i++) b.dp[i] = i == 1;
  __enzyme_reverse_v((void *)made, enzyme_dup, x, dx, N, b.tape);
  near("fresh memory", dx[1], 2 * x[1] * x[2] * x[2]);
  near("fresh memory", dx[2], 2 * x[2] * x[1] * x[1]);
  check("fresh memory", dx[0] == 0 && dx[3] == 0);
  free(b.p), free(b.dp);
  // In two directions.
  memset(dx, 0, sizeof dx);
  pointer2 c = __enzyme_augmentfwd_p2((void *)made, enzyme_width, 2, enzyme_dup, x, dx, ddx, N);
  c.dp[0][1] = 1, c.dp[1][2] = 1;
  __enzyme_reverse_v((void *)made, enzyme_width, 2, enzyme_dup, x, dx, ddx, N, c.tape);
  near("fresh memory in two directions", dx[1], 2 * x[1] * x[2] * x[2]);
  near("fresh memory in two directions", ddx[2], 2 * x[2] * x[3] * x[3]);
  check("fresh memory in two directions", dx[3] == 0 && ddx[1] == 0);
  free(c.p), free(c.dp[0]), free(c.dp[1]);
}

static void wide(void) {
  double x[N], dx[3][N] = {{0}}, y[N], dy[3][N] = {{0}}, one[N], seed[N];
  point(x);
  number a = __enzyme_augmentfwd_n((void *)f, enzyme_width, 3, enzyme_dupv, sizeof dx[0], x, dx[0], enzyme_const, which, N);
  __enzyme_reverse_v((void *)f, enzyme_width, 3, enzyme_dupv, sizeof dx[0], x, dx[0], enzyme_const, which, N, 1.0, 0.5, -2.0, a.tape);
  for (int i = 0; i < N; i++) near("seeds in directions", dx[0][i], wanted[i]), near("seeds in directions", dx[1][i], wanted[i] / 2), near("seeds in directions", dx[2][i], -2 * wanted[i]);
  memset(dx, 0, sizeof dx);
  point(x);
  for (int l = 0; l < 3; l++) dy[l][l] = l + 1;
  void *tape = __enzyme_augmentfwd_t((void *)g, enzyme_width, 3, enzyme_dupv, sizeof dx[0], x, dx[0], enzyme_dupv, sizeof dy[0], y, dy[0], N);
  __enzyme_reverse_v((void *)g, enzyme_width, 3, enzyme_nofree, enzyme_dupv, sizeof dx[0], x, dx[0], enzyme_dupv, sizeof dy[0], y, dy[0], N, tape);
  for (int turn = 0; turn < 2; turn++) {
    for (int l = 0; l < 3; l++) {
      memset(one, 0, sizeof one), memset(seed, 0, sizeof seed);
      seed[l] = l + 1;
      __enzyme_autodiff_v((void *)g, enzyme_dup, x, one, enzyme_dup, y, seed, N);
      same("directions", dx[l], one, N);
      dy[l][l] = l + 1;
    }
    memset(dx, 0, sizeof dx);
    if (!turn) __enzyme_reverse_v((void *)g, enzyme_width, 3, enzyme_dupv, sizeof dx[0], x, dx[0], enzyme_dupv, sizeof dy[0], y, dy[0], N, tape);
  }
  two_by_three d = __enzyme_reverse_23((void *)product, enzyme_width, 3, 0.7, 0.4, 3, 1.0, 2.0, 4.0, __enzyme_augmentfwd_n((void *)product, enzyme_width, 3, 0.7, 0.4, 3).tape);
  for (int l = 0; l < 3; l++) near("by value in directions", d.a[0][l], (1 << l) * 3 * sin(0.4)), near("by value in directions", d.a[1][l], (1 << l) * 3 * 0.7 * cos(0.4));
}

static void *gradient(void *given) {
  double *x = given, *dx = x + N;
  for (int round = 0; round < 100; round++) {
    number tapes[3];
    for (int k = 0; k < 3; k++) {
      point(x);
      tapes[k] = __enzyme_augmentfwd_n((void *)f, enzyme_dup, x, dx, enzyme_const, which, N);
    }
    for (int k = 0; k < 3; k++) {
      memset(dx, 0, N * sizeof *dx);
      __enzyme_reverse_v((void *)f, enzyme_dup, x, dx, enzyme_const, which, N, 1.0, tapes[k * 2 % 3].tape);
    }
  }
  return 0;
}

// A tape that another thread made.
static void *reversed(void *given) {
  void **all = given;
  __enzyme_reverse_v((void *)f, enzyme_dup, all[0], all[1], enzyme_const, which, N, 1.0, all[2]);
  return 0;
}

static void many(void) {
  double x[4][2 * N];
  pthread_t threads[4];
  for (int t = 0; t < 4; t++) pthread_create(&threads[t], 0, gradient, x[t]);
  for (int t = 0; t < 4; t++) pthread_join(threads[t], 0);
  for (int t = 0; t < 4; t++) same("several tapes, in threads", x[t] + N, wanted, N);
  point(x[0]);
  memset(x[1], 0, sizeof x[1]);
  void *all[3] = {x[0], x[1], __enzyme_augmentfwd_n((void *)f, enzyme_dup, x[0], x[1], enzyme_const, which, N).tape};
  pthread_create(threads, 0, reversed, all);
  pthread_join(threads[0], 0);
  same("a tape from one thread to another", x[1], wanted, N);
}

static void globals(void) {
  double x[2][N], dx[2][N] = {{0}}, dy[2][N] = {{0}};
  number tapes[2];
  for (int k = 0; k < 2; k++) {
    point(x[k]);
    x[k][0] += k;
    state = 1 + k;
    tapes[k] = __enzyme_augmentfwd_n((void *)through_globals, enzyme_dup, x[k], dx[k], N);
  }
  state = 0;
  for (int k = 1; k >= 0; k--) __enzyme_reverse_v((void *)through_globals, enzyme_dup, x[k], dx[k], N, 1.0, tapes[k].tape);
  for (int k = 0; k < 2; k++) {
    state = 1 + k;
    __enzyme_autodiff_v((void *)through_globals, enzyme_dup, x[k], dy[k], N);
    same("variables of the file", dx[k], dy[k], N);
  }
}

int main(void) {
  point(after);
  __enzyme_autodiff_v((void *)f, enzyme_dup, after, wanted, enzyme_const, which, N);
  double x[N];
  point(x);
  wanted_y = f(x, which, N);
  in_two_calls();
  again();
  in_memory();
  by_value();
  pointers();
  wide();
  many();
  globals();
  return report();
}

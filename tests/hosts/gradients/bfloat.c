// Floats of two bytes with the exponent of `float`: beside an integer in a structure, in arrays that shadows follow, in
// both modes. What converts to them is in compiler-rt, and in libgcc from GCC 13 on.
#include "check.h"

double __enzyme_autodiff(void *, ...);
float __enzyme_fwddiff_f(void *, ...);
double __enzyme_fwddiff_dot(void *, ...);
int enzyme_dup, enzyme_const;

struct cell {
  short count;
  __bf16 held;
};

static void put(struct cell *c, float v) {
  c->held = (__bf16)v;
  c->count++;
}

static float f(const float *x, int n) {
  struct cell cells[3] = {0};
  for (int i = 0; i < n; i++)
    put(&cells[i], x[i]);
  float sum = 0;
  for (int i = 0; i < n; i++)
    sum += (float)(cells[i].held * cells[i].held) * cells[i].count * (i + 1);
  return sum + (float)cells[0].held * (float)cells[1].held;
}

static double dot(const __bf16 *a, const __bf16 *b, int n) {
  __bf16 sum = 0;
  for (int i = 0; i < n; i++)
    sum += a[i] * b[i];
  return sum;
}

int main(void) {
  float x[3] = {1.5f, 2, 0.25f}, dx[3] = {0};
  expect("f", f(x, 3), 1.5 * 1.5 + 2 * 4 + 3 * 0.0625 + 3);
  __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_const, 3);
  expect("df/dx0", dx[0], 2 * 1.5 + 2);
  expect("df/dx1", dx[1], 4 * 2 + 1.5);
  expect("df/dx2", dx[2], 6 * 0.25);

  __bf16 a[3] = {1.5f, 2, 0.25f}, b[3] = {4, 0.5f, 8}, da[3] = {0}, db[3] = {0};
  expect("dot", dot(a, b, 3), 9);
  __enzyme_autodiff((void *)dot, enzyme_dup, a, da, enzyme_dup, b, db, enzyme_const, 3);
  for (int i = 0; i < 3; i++) {
    expect("ddot/da", (float)da[i], (float)b[i]);
    expect("ddot/db", (float)db[i], (float)a[i]);
  }

  float t[3] = {1, 0.5f, 2};
  expect("tangent of f", __enzyme_fwddiff_f((void *)f, enzyme_dup, x, t, enzyme_const, 3), 5 + 0.5 * 9.5 + 2 * 1.5);
  __bf16 ta[3] = {1, 0, 2}, tb[3] = {0, 4, 0};
  expect("tangent of dot",
         __enzyme_fwddiff_dot((void *)dot, enzyme_dup, a, ta, enzyme_dup, b, tb, enzyme_const, 3),
         4 + 2 * 8 + 4 * 2);
  return report();
}

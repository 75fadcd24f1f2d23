// Exceptions that leave derivatives: what these have made on the heap until then ends with them. Leak sanitizer sees what stays,
// address sanitizer what is released twice. Each function throws at one of its points, and gives a gradient at the other.
#include "check.h"
#include <cstdlib>
#include <initializer_list>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

extern int enzyme_const, enzyme_dup;
double __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);

static const double x[4] = {1.5, 2, 3, 4};
typedef double Function(const double *, int);

// Nobody knows what it does.
__attribute__((noinline)) static void check(double v, double most) {
  asm volatile("" : "+x"(v));
  if (v > most)
    throw std::runtime_error("too large");
}

// An array of values whose length is known, thrown across at the end.
__attribute__((noinline)) static double array(const double *x, int n) {
  double s = 1;
  for (int i = 0; i < n; i++)
    s = s * s * 0.25 + x[i % 4];
  check(n, 10);
  return s;
}

// Large arrays: several pages.
__attribute__((noinline)) static double large(const double *x, int n) {
  double s = 0;
  for (int i = 0; i < 100000 * n; i++)
    s = s * s * 1e-3 + x[i % 4] * 1e-3;
  check(n, 10);
  return s;
}

// An array that grows, left in the middle of its loop, and blocks that are released in each iteration.
__attribute__((noinline)) static double grows(const double *x, int n) {
  double s = 1, left = n;
  while (left > 0) {
    double *p = new double[n];
    for (int i = 0; i < n; i++)
      p[i] = s * x[i % 4];
    s += p[0] * p[n - 1] * 1e-2;
    delete[] p;
    if (left < 5 && n > 10)
      throw 1;
    left -= s > 0 ? 1 : 2;
  }
  return s;
}

// Vectors, which are alive where the exception passes; calls keep tapes.
__attribute__((noinline)) static double mean(const std::vector<double> &v, int most) {
  double s = 0;
  for (size_t i = 0; i < v.size(); i++)
    s += v.at(i) * v[v.size() - 1 - i];
  check(v.size(), most);
  return s / v.size();
}
__attribute__((noinline)) static double vectors(const double *x, int n) {
  std::vector<double> v;
  double s = 0;
  for (int i = 0; i < n; i++) {
    std::vector<double> gone(i + 1, x[i % 4]);
    v.push_back(gone.back() * x[0] + s * 1e-2);
    s += mean(v, 10);
  }
  return s;
}

// A function that calls itself: tapes on the heap.
__attribute__((noinline)) static double deep(const double *x, int n) {
  check(n, 100);
  if (n % 100 == 0)
    return x[0];
  double a[3] = {x[n % 4], deep(x, n % 100 == 5 && n > 100 ? 1000 : n - 1), 2};
  double s = a[0] * a[1] * a[2 - n % 2] * 0.1;
  if (n % 100 > 4)
    check(n, 100);
  return s;
}

// What a pointer leads to is thrown out of, and an owner lets go of what it has.
struct Node {
  double v;
  std::unique_ptr<Node> next;
};
__attribute__((noinline)) static double owners(const double *x, int n) {
  std::unique_ptr<Node> head;
  double s = 0;
  for (int i = 0; i < n; i++) {
    head = std::unique_ptr<Node>(new Node{x[i % 4] * x[0], std::move(head)});
    if (i % 3 == 2)
      head = std::move(head->next);
    s += head->v * head->v;
    if (i > 10)
      throw std::string("a text that is too long to be kept in place");
  }
  return s;
}

// One kind of exception is caught inside, the other leaves.
__attribute__((noinline)) static double inside(const double *x, int n) {
  double s = 0;
  for (int i = 0; i < n; i++) {
    std::vector<double> v(3, x[i % 4] * s + 1);
    try {
      if (i % 2)
        throw i;
      if (i > 10)
        throw std::out_of_range("i");
      s += v[1] * x[0];
    } catch (int) {
      s += v[2] * 0.1;
    }
  }
  return s;
}

static double central(Function *f, int n, int i) {
  double a[4], h = 1e-5;
  for (int j = 0; j < 4; j++)
    a[j] = x[j];
  a[i] = x[i] + h;
  double high = f(a, n);
  a[i] = x[i] - h;
  return (high - f(a, n)) / (2 * h);
}

template <typename F> static int leaves(F f) {
  try {
    f();
  } catch (int) {
    return 1;
  } catch (std::exception &) {
    return 1;
  } catch (std::string &) {
    return 1;
  }
  return 0;
}

template <Function *F> static void both(const char *what, int fine, int thrown) {
  double d[4] = {};
  __enzyme_autodiff((void *)F, enzyme_dup, x, d, enzyme_const, fine);
  for (int i = 0; i < 4; i++) {
    double e[4] = {}, want = central(F, fine, i);
    e[i] = 1;
    expect(what, d[i], want);
    expect(what, __enzyme_fwddiff((void *)F, enzyme_dup, x, e, enzyme_const, fine), want);
  }
  expect(what, leaves([&] { __enzyme_autodiff((void *)F, enzyme_dup, x, d, enzyme_const, thrown); }), 1);
  expect(what, leaves([&] { __enzyme_fwddiff((void *)F, enzyme_dup, x, d, enzyme_const, thrown); }), 1);
}

// Memory is left to the caller before the exception, and other memory was released.
__attribute__((noinline)) static double left(const double *x, int n, double **out) {
  double *p = new double[1];
  p[0] = x[0];
  for (int i = 1; i < n; i++) {
    double *q = new double[i + 1];
    for (int j = 0; j < i; j++)
      q[j] = p[j];
    q[i] = p[i - 1] * x[i % 4];
    delete[] p;
    p = q;
    *out = p;
    check(i, 10);
  }
  return p[n - 1];
}

// The same with a block of the caller's.
__attribute__((noinline)) static double moved(const double *x, int n, double **out) {
  for (int i = 0; i < n; i++) {
    double *own = (double *)malloc(sizeof(double));
    *own = x[i % 4] * **out;
    double *grown = (double *)malloc((i + 2) * sizeof(double));
    for (int j = 0; j <= i; j++)
      grown[j] = (*out)[j];
    grown[i + 1] = *own;
    free(own);
    free(*out);
    *out = grown;
    check(i, 10);
  }
  return (*out)[n];
}

static void with_callers() {
  for (int n : {4, 20}) {
    double d[4] = {}, *out = nullptr, *shadow = nullptr;
    int thrown = leaves([&] {
      __enzyme_autodiff((void *)left, enzyme_dup, x, d, enzyme_const, n, enzyme_dup, &out, &shadow);
    });
    expect("left", thrown, n > 4);
    for (int i = 0; i < 4 && !thrown; i++)
      expect("left", d[i], x[0] * x[1] * x[2] * x[3] / x[i]);
    delete[] out;
    delete[] shadow;
  }
  for (int n : {4, 20}) {
    double d[4] = {}, *out = (double *)malloc(sizeof(double));
    double *shadow = (double *)calloc(1, sizeof(double)), *given = shadow;
    *out = 5;
    int thrown = leaves([&] {
      __enzyme_autodiff((void *)moved, enzyme_dup, x, d, enzyme_const, n, enzyme_dup, &out, &shadow);
    });
    expect("moved", thrown, n > 4);
    if (!thrown) {
      expect("moved, 3", d[3], 5);
      expect("moved, given", *given, x[3]);
    }
    free(out);
    free(shadow);
    free(given);
  }
}

int main() {
  both<array>("array", 5, 12);
  both<large>("large", 2, 12);
  both<grows>("grows", 9, 20);
  both<vectors>("vectors", 6, 12);
  both<deep>("deep", 7, 105);
  both<owners>("owners", 8, 14);
  both<inside>("inside", 8, 14);
  with_callers();
  return report();
}

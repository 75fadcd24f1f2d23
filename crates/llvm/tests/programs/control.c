// Loops with several exits, switches, irreducible control flow, guards.
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
static double sum(double *x, int n, int k) {
  double s = 0;
  for (int i = 0; i < n; i++) {
    if (x[i] > 3 && k) {
      s += x[i];
      continue;
    }
    if (x[i] < -3)
      break;
    switch (i & 7) {
    case 0: s *= 2; break;
    case 1:
    case 2: s -= 1; break;
    case 5: return s;
    default: s += 0.5;
    }
  }
  return s;
}
static int collatz(long n) {
  int c = 0;
  while (n != 1) {
    n = n % 2 ? 3 * n + 1 : n / 2;
    c++;
  }
  return c;
}
static int irreducible(int n) {
  int a = 0;
  if (n & 1)
    goto in;
top:
  a += 3;
  if (a > 100)
    goto out;
in:
  a += n;
  if (a < 50)
    goto top;
  a ^= 5;
  if (a & 3)
    goto top;
out:
  return a;
}
static int machine(const char *p) {
  int state = 0, count = 0;
  for (;;) {
    switch (state) {
    case 0:
      if (*p == 0) return count;
      state = *p == 'a' ? 1 : 2;
      break;
    case 1:
      do p++, count++; while (*p == 'a');
      state = 0;
      break;
    case 2:
      p++;
      if (*p == 'z') state = 3; else state = 0;
      break;
    case 3:
      count *= 10;
      p++;
      state = *p ? 2 : 0;
      break;
    default:
      abort();
    }
  }
}
static int swap(int n) {
  int a = 1, b = 2, c = 3;
  while (n-- > 0) {
    int t = a;
    a = b;
    b = c;
    c = t;
    if (a == 3 && n > 4)
      n -= 2;
  }
  return a * 100 + b * 10 + c;
}
static int nested(int n) {
  int s = 0;
  for (int i = 0; i < n; i++)
    for (int j = i; j < n; j++) {
      if (j * i > 20)
        goto done;
      for (int k = 0; k < j; k++) {
        if (k == 7)
          break;
        s += i ^ j ^ k;
      }
    }
done:
  return s;
}
struct pair { double a; float b; int c; };
static struct pair make(int i) {
  struct pair p = {i * 0.5, i * 0.25f, i};
  return p;
}
static double guarded(double x, double y) { return y != 0 ? x / y : 0; }
/* Each update that LLVM has for C, an exchange that succeeds, and one that does not. */
static long counted(_Atomic long *n, long by) {
  long seen = atomic_fetch_add(n, by), expected = seen;
  seen += atomic_fetch_sub_explicit(n, 2, memory_order_relaxed);
  seen += atomic_fetch_and_explicit(n, ~8, memory_order_acquire);
  seen += atomic_fetch_or_explicit(n, 5, memory_order_release);
  seen += atomic_fetch_xor_explicit(n, 9, memory_order_acq_rel);
  seen += __atomic_fetch_nand((long *)n, by, __ATOMIC_SEQ_CST);
  seen += atomic_exchange(n, by);
  seen += 100 * atomic_compare_exchange_strong(n, &expected, 7) + expected;
  seen += 100 * atomic_compare_exchange_strong(n, &expected, seen & 63);
  return seen + atomic_load(n);
}
static double added(_Atomic double *sum, double by) {
  atomic_store_explicit(sum, by + 1, memory_order_release);
  return __c11_atomic_fetch_add(sum, by, memory_order_relaxed) * atomic_load(sum);
}
int main(void) {
  double x[] = {1, 2, 3.5, -1, -2, 4, 8, 9};
  for (int k = 0; k < 2; k++)
    for (int n = 0; n < 9; n++)
      printf("%g ", sum(x, n > 8 ? 8 : n, k));
  for (int i = 1; i < 30; i++)
    printf("%d %d %d %d ", collatz(i), irreducible(i), swap(i), nested(i));
  printf("%d %d %d ", machine("aaabzaaz"), machine(""), machine("bzbzaa"));
  _Atomic long n = 3;
  _Atomic double sum = 0;
  double s = 0;
  for (int i = 0; i < 10; i++) {
    s += counted(&n, i) + added(&sum, i);
    struct pair p = make(i);
    s += p.a * p.b + p.c + guarded(i, i - 4);
  }
  printf("%.17g\n", s);
  return 0;
}

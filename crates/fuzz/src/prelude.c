#include <complex.h>
#include <fenv.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct S {
  double a;
  int k;
  float f;
  double c, b[8];
};
struct W {
  double a;
  int k;
  double f, c, b[8];
};
struct P {
  double a, b;
};
struct R {
  double *p;
  int k;
  double *q;
};
struct N {
  double v;
  struct N *next;
};
struct Z {
  struct Z *next;
  int w;
};
__attribute__((noinline, unused)) static int total(const struct Z *p) {
  int sum = 0;
  for (; p; p = p->next) sum += p->w;
  return sum;
}
__attribute__((noinline, unused)) static double weighted(const struct Z *p, double a) {
  double sum = 0;
  for (; p; p = p->next) sum += 0.1 * p->w * sin(a);
  return sum;
}
/* A float and an integer in one register; the bits of floats as integers. */
#define TRAVEL(real, word) \
  typedef word bits_##real; \
  struct id_##real { real v; int id; }; \
  __attribute__((noinline, unused)) static struct id_##real made_##real(double v, int id) { \
    struct id_##real r = {(real)v, id}; \
    return r; \
  } \
  __attribute__((noinline, unused)) static struct id_##real grown_##real(struct id_##real r, double by) { \
    r.v += (real)(0.25 * sin(by)); \
    r.id = (r.id + 1) & 7; \
    return r; \
  } \
  __attribute__((noinline, unused)) static struct id_##real chosen_##real(struct id_##real a, struct id_##real b) { \
    return a.id > b.id ? a : b; \
  } \
  __attribute__((noinline, unused)) static double value_##real(struct id_##real r) { \
    return r.id & 1 ? 0.5 * r.v : sin(r.v) + 0.1 * r.id; \
  } \
  __attribute__((noinline, unused)) static void order_##real(struct id_##real *p, int n) { \
    for (int i = 1; i < n; i++) \
      for (int j = i; j > 0 && p[j].id < p[j - 1].id; j--) { \
        struct id_##real z = p[j]; \
        p[j] = p[j - 1]; \
        p[j - 1] = z; \
      } \
  } \
  __attribute__((noinline, unused)) static void swap_##real(bits_##real *a, bits_##real *b) { \
    bits_##real z = *a; \
    *a = *b; \
    *b = z; \
  } \
  __attribute__((noinline, unused)) static int less_##real(bits_##real a, bits_##real b) { return a >> 3 < b >> 3; } \
  __attribute__((noinline, unused)) static void sort_##real(bits_##real *k, int n) { \
    for (int i = 1; i < n; i++) \
      for (int j = i; j > 0 && less_##real(k[j], k[j - 1]); j--) swap_##real(k + j, k + j - 1); \
  } \
  __attribute__((noinline, unused)) static void pass_##real(const bits_##real *k, bits_##real *out, int n) { \
    int at[5] = {0}; \
    const int by = 8 * sizeof(word) - 11; \
    for (int i = 0; i < n; i++) at[(k[i] >> by & 3) + 1]++; \
    for (int i = 1; i < 4; i++) at[i] += at[i - 1]; \
    for (int i = 0; i < n; i++) out[at[k[i] >> by & 3]++] = k[i]; \
  } \
  __attribute__((noinline, unused)) static int apart_##real(bits_##real *k, int n) { \
    int used = 0; \
    for (int i = 0; i < n; i++) \
      if (!(k[i] >> (8 * sizeof(word) - 1))) k[used++] = k[i]; \
    return used; \
  } \
  static bits_##real kept_##real[8]; \
  __attribute__((noinline, unused)) static void keep_##real(const bits_##real *k, int n) { \
    for (int i = 0; i < n; i++) kept_##real[i] = k[i]; \
  } \
  __attribute__((noinline, unused)) static void least_##real(const bits_##real *k, int n) { \
    for (int i = 0; i < n; i++) kept_##real[i] = k[i] < k[7 - i] ? k[i] : k[7 - i]; \
  } \
  __attribute__((noinline, unused)) static void recall_##real(bits_##real *k, int n) { \
    memcpy(k, kept_##real, n * sizeof *k); \
  } \
  __attribute__((noinline, unused)) static int pack_##real(bits_##real *to, int at, const real *v, int n) { \
    to[at] = n; \
    memcpy(to + at + 1, v, n * sizeof *v); \
    return at + n + 1; \
  } \
  __attribute__((noinline, unused)) static int unpack_##real(const bits_##real *from, int at, real *v) { \
    const int n = (int)from[at]; \
    memcpy(v, from + at + 1, n * sizeof *v); \
    return at + n + 1; \
  }
TRAVEL(float, unsigned)
TRAVEL(double, unsigned long)
/* Floats that functions store and read in pieces, and with other bits. */
#define PIECES(real, half, width, stored) \
  struct halves_##real { half h, l; int n; }; \
  struct queue_##real { half q[64]; int h, t; }; \
  __attribute__((noinline, unused)) static bits_##real seen_##real(real v) { \
    bits_##real u; \
    memcpy(&u, &v, sizeof u); \
    return u; \
  } \
  __attribute__((noinline, unused)) static real real_of_##real(bits_##real u) { \
    real v; \
    memcpy(&v, &u, sizeof v); \
    return v; \
  } \
  __attribute__((noinline, unused)) static void put_##real(bits_##real *to, int at, bits_##real u) { to[at] = u; } \
  __attribute__((noinline, unused)) static void twice_##real(bits_##real *k, int n, bits_##real by) { \
    for (int i = 0; i < n; i++) k[i] += by << stored; \
  } \
  __attribute__((noinline, unused)) static void turn_##real(bits_##real *k, int n, bits_##real mask) { \
    for (int i = 0; i < n; i++) k[i] ^= mask; \
  } \
  __attribute__((noinline, unused)) static void set_h_##real(struct halves_##real *w, half h) { \
    w->h = h; \
    w->n++; \
  } \
  __attribute__((noinline, unused)) static void set_l_##real(struct halves_##real *w, half l) { \
    w->l = l; \
    w->n++; \
  } \
  __attribute__((noinline, unused)) static void set_##real(struct halves_##real *w, real v) { \
    const bits_##real u = seen_##real(v); \
    set_h_##real(w, (half)(u >> width)); \
    set_l_##real(w, (half)u); \
  } \
  __attribute__((noinline, unused)) static real get_##real(const struct halves_##real *w) { \
    return real_of_##real(((bits_##real)w->h << width) + w->l); \
  } \
  __attribute__((noinline, unused)) static void write_##real(unsigned char **p, bits_##real u, int n) { \
    while (n--) *(*p)++ = (unsigned char)(u >> 8 * n); \
  } \
  __attribute__((noinline, unused)) static bits_##real read_##real(const unsigned char **p, int n) { \
    bits_##real u = 0; \
    while (n--) u = u << 8 | *(*p)++; \
    return u; \
  } \
  __attribute__((noinline, unused)) static void push_##real(struct queue_##real *q, half v) { q->q[q->t++ & 63] = v; } \
  __attribute__((noinline, unused)) static half pop_##real(struct queue_##real *q) { return q->q[q->h++ & 63]; }
PIECES(float, unsigned short, 16, 23)
PIECES(double, unsigned, 32, 52)
static const struct {
  int k;
  double c, b[8];
} g0 = {2, 0.375, {0.5, -1.25, 0.75, 1.5, -0.5, 0.25, 1.0, -0.375}};
typedef long double wide;
#define PAIR(a, b) __builtin_complex((double)(a), (double)(b))
struct K {
  int key;
  double v;
};
struct T {
  int tag;
  union {
    double d;
    long i;
  };
};
struct M {
  float a;
  int k;
  long double w;
};
struct L {
  double a;
  int k;
  long double w;
};
struct H {
  int at;
  float t;
  int step;
  double kept[4];
  int seen;
};
struct F {
  int at;
  double t;
  int step, seen;
  double kept[4];
};
typedef double doubles4 __attribute__((vector_size(4 * sizeof(double))));
typedef double loose4 __attribute__((vector_size(4 * sizeof(double)), aligned(sizeof(double)), may_alias));
typedef float floats4 __attribute__((vector_size(4 * sizeof(float))));
/* Values beside a tag. */
__attribute__((noinline, unused)) static struct T number_value(double d) {
  struct T t;
  t.tag = 1;
  t.d = d;
  return t;
}
__attribute__((noinline, unused)) static struct T integer_value(long i) {
  struct T t;
  t.tag = 0;
  t.i = i;
  return t;
}
__attribute__((unused)) static double number_of(struct T t) { return t.tag ? t.d : (double)t.i; }
__attribute__((noinline, unused)) static struct T add_value(struct T a, struct T b) {
  return a.tag || b.tag ? number_value(number_of(a) + number_of(b)) : integer_value(a.i + b.i);
}
__attribute__((unused)) static struct T mul_value(struct T a, struct T b) {
  return a.tag || b.tag ? number_value(number_of(a) * number_of(b)) : integer_value(a.i * b.i);
}
/* Approximations by arithmetic on bits, of positive numbers. */
static inline long bits_of_number(double a) {
  long i;
  memcpy(&i, &a, sizeof i);
  return i;
}
static inline double number_of_bits(long i) {
  double a;
  memcpy(&a, &i, sizeof a);
  return a;
}
__attribute__((unused)) static double inverse_root_by_bits(double a) {
  double y = number_of_bits(0x5fe6eb50c7b537a9 - (bits_of_number(a) >> 1));
  return y * (1.5 - 0.5 * a * y * y);
}
__attribute__((noinline, unused)) static double cube_root_by_bits(double a) {
  double y = number_of_bits(bits_of_number(a) / 3 + 3071306043645493248);
  return y - (y - a / (y * y)) / 3;
}
__attribute__((unused)) static double log_by_bits(double a) { return (double)bits_of_number(a) * 0x1p-52 - 1023; }
__attribute__((noinline, unused)) static double exp_by_bits(double a) {
  union { double d; long i; } u;
  u.i = (long)((a + 1023) * 0x1p52);
  return u.d;
}
__attribute__((unused)) static double exp_by_rounding(double a) { return number_of_bits(llrint(a * 0x1p51) + (1023L << 52)); }
static const double x0[8] = {0.5, -0.25, 1.0, 0.75, -1.0, 0.1, 0.3, -0.6};
static inline double sq(double a) { return a * a; }
static inline double quotient(double a, double b) { return b > 0.25 || b < -0.25 ? a / b : a; }
static inline double root(double a, double b) { return a > 0 ? sqrt(a) : b; }
static int by_value(const void *p, const void *q) {
  double a = *(const double *)p, b = *(const double *)q;
  return (a > b) - (a < b);
}
static int by_target(const void *p, const void *q) {
  double a = **(double *const *)p, b = **(double *const *)q;
  return a < b ? -1 : a > b;
}
static int by_a(const void *p, const void *q) {
  const struct P *a = p, *b = q;
  return (a->a > b->a) - (a->a < b->a);
}
static int by_tagged(const void *p, const void *q) {
  const struct T *a = p, *b = q;
  double one = a->tag ? a->d : a->i, other = b->tag ? b->d : b->i;
  return one < other ? -1 : one > other;
}
static __attribute__((noinline)) void swap_tagged(struct T *a, struct T *b) {
  struct T t = *a;
  *a = *b;
  *b = t;
}
static int by_key(const void *p, const void *q) {
  return ((const struct K *)p)->key - ((const struct K *)q)->key;
}
/* Addresses as integers. */
static __attribute__((noinline)) void copy_address(void *to, const void *from) { memcpy(to, from, sizeof(void *)); }
static __attribute__((noinline)) void swap_addresses(void *a, void *b) {
  uintptr_t t, u;
  memcpy(&t, a, sizeof t);
  memcpy(&u, b, sizeof u);
  memcpy(a, &u, sizeof u);
  memcpy(b, &t, sizeof t);
}
static __attribute__((noinline)) void turn_addresses(void *all, int n) {
  uintptr_t *p = all;
  for (int i = 0; i < n / 2; i++) swap_addresses(p + i, p + n - 1 - i);
}
static __attribute__((noinline)) uintptr_t address_of(double *p, int i) { return (uintptr_t)(p + (i & 1)); }
static __attribute__((noinline)) double *pointer_of_address(uintptr_t at) { return (double *)at; }
static __attribute__((noinline)) double value_at_address(uintptr_t at, int i) { return ((double *)at)[i] * 0.5; }
static __attribute__((noinline)) uintptr_t tagged_address(double *p, int tag) { return (uintptr_t)p | (tag & 7); }
static __attribute__((noinline)) double value_of_tagged_address(uintptr_t at) {
  return *(double *)(at & ~(uintptr_t)7) * (1 + (at & 7));
}
static double *parked_address;
static __attribute__((noinline)) void park_address(double *p) { parked_address = p; }
static __attribute__((noinline)) double *find_address(void) { return parked_address; }
static __attribute__((noinline)) void add_at_parked_address(double v) { *parked_address += v; }
static double *listed_addresses[4];
static __attribute__((noinline)) void list_address(int k, double *p) { listed_addresses[k & 3] = p; }
static __attribute__((noinline)) void add_at_listed_address(int k, double v) { listed_addresses[k & 3][0] += v; }
static __attribute__((noinline)) double value_at_listed_addresses(int k) {
  double s = 0.1;
  for (int i = 0; i < 4; i++)
    s = s * 0.5 + listed_addresses[(i * k + 1) & 3][0];
  return s;
}
static __attribute__((noinline)) void swap_listed_addresses(int a, int b) {
  double *p = listed_addresses[a & 3];
  listed_addresses[a & 3] = listed_addresses[b & 3];
  listed_addresses[b & 3] = p;
}
struct address {
  uintptr_t at;
  int k;
};
static __attribute__((noinline)) void keep_address(struct address *p, double *a, int k) {
  p->at = (uintptr_t)(a + 1);
  p->k = k;
}
static __attribute__((noinline)) void add_at_address(struct address *p, int i, double v) { ((double *)p->at)[i + p->k] += v; }
static __attribute__((noinline)) double *address_behind_header(int k) {
  uintptr_t at = (uintptr_t)malloc(16 + 4 * sizeof(double));
  *(int *)at = k;
  return (double *)(at + 16);
}
static __attribute__((noinline)) int header_of_address(double *p) { return *(int *)((uintptr_t)p - 16); }
static __attribute__((noinline)) void drop_header_of_address(double *p) { free((void *)((uintptr_t)p - 16)); }
/* What a function is given is moved within it. */
static __attribute__((noinline)) void shift(double *a, int n) { memmove(a + 1, a, n * sizeof *a); }
static __attribute__((noinline)) void doubled(double *a) { memcpy(a + 4, a, 4 * sizeof *a); }
static __attribute__((noinline)) void again(struct P *p, int from, int to) { p[to] = p[from]; }
/* An array that grows, of which the ends are known; both are null at first. */
struct V {
  double *begin, *end;
};
static __attribute__((noinline)) struct V *have(struct V **p) {
  if (!*p) *p = calloc(1, sizeof **p);
  return *p;
}
static __attribute__((noinline)) void append(struct V *v, double x) {
  long n = v->end - v->begin;
  double *p = malloc((n + 1) * sizeof *p);
  for (long i = 0; i < n; i++) p[i] = v->begin[i];
  p[n] = x;
  free(v->begin);
  v->begin = p;
  v->end = p + n + 1;
}
static void push(double **p, int *used, double v) {
  *p = realloc(*p, (*used + 1) * sizeof **p);
  (*p)[(*used)++] = v;
}

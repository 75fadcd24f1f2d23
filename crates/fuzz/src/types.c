#if defined __has_feature
#if __has_feature(thread_sanitizer)
const char *__tsan_default_options(void) { return "ignore_noninstrumented_modules=1:print_suppressions=0:halt_on_error=1"; }
/* OpenMP's run time hands the memory of one task to the next. */
const char *__tsan_default_suppressions(void) { return "race:^.omp_task_entry\n"; }
#endif
#endif

/* How the functions of a batch and their derivatives are called. */
typedef double (*primal)(double *, double *, double, int);
typedef double (*reverse)(double *, double *, double *, double *, double, int);
typedef double (*forward)(double *, double *, double *, double *, double, double, int);
struct entry {
  int number, constant_y;
  primal f, wide;
  reverse rev;
  forward fwd;
};

/* What requests return: the tape and the value; a float a lane. */
struct made { void *tape; double value; };
struct lanes { double d[4]; };
struct lanes2 { double d[2]; };
struct lanes3 { double d[3]; };
double __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);
struct lanes3 __enzyme_fwddiff_3(void *, ...);
struct lanes2 __enzyme_autodiff_2(void *, ...);
struct lanes3 __enzyme_autodiff_3(void *, ...);
struct lanes __enzyme_autodiff_4(void *, ...);
struct made __enzyme_augmentfwd(void *, ...);
double __enzyme_reverse(void *, ...);
double __enzyme_fwdsplit(void *, ...);
struct lanes2 __enzyme_autodiff_both(void *, ...);
int enzyme_dup, enzyme_const, enzyme_out, enzyme_width, enzyme_nofree;

/* Whether two numbers have the same bits, or are none; where members of teams add up in the order in which they come, whether they are near. */
static int same_number(const double *a, const double *b) {
#ifdef _OPENMP
  if (fabs(*a - *b) <= 1e-9 * fmax(1.0, fabs(*a))) return 1;
#endif
  return !memcmp(a, b, sizeof *a) || (isnan(*a) && isnan(*b));
}

/* Whether all lanes are the same: the result of one, and its shadows; else no number. */
static double alike(const struct lanes *r, double (*dxs)[8], double (*dys)[8], double *dx, double *dy, int width) {
  int same = 1;
  for (int l = 1; l < width; l++) {
    same &= same_number(&r->d[l], &r->d[0]);
    for (int i = 0; i < 8; i++) {
      same &= same_number(&dxs[l][i], &dxs[0][i]) && same_number(&dys[l][i], &dys[0][i]);
    }
  }
  memcpy(dx, dxs[0], sizeof dxs[0]), memcpy(dy, dys[0], sizeof dys[0]);
  return same ? r->d[0] : 12345.678;
}

/* Whether the arrays agree, as far as both have numbers of a size that says something. */
static int near(const double *a, const double *b, int count, double tolerance) {
  double size = 1;
  for (int i = 0; i < count; i++) {
    if (!(fabs(a[i]) < 1e12 && fabs(b[i]) < 1e12)) return 1;
    size = fmax(size, fabs(a[i]));
  }
  for (int i = 0; i < count; i++)
    if (fabs(a[i] - b[i]) > tolerance * size) return 0;
  return 1;
}

/* Arguments with their shadows: the arrays one behind the other, and the scalar. */
struct held { double x[8], y[8], s; };
static struct held held(const double *x, const double *y, double s) {
  struct held h;
  memcpy(h.x, x, sizeof h.x), memcpy(h.y, y, sizeof h.y), h.s = s;
  return h;
}
static const double towards[8] = {0.5, -0.25, 0.75, 0.125, -0.375, 0.625, -0.875, 0.25};

#define ACTIVE(y, dy) enzyme_dup, y, dy
#define CONSTANT(y, dy) enzyme_const, y
/* The adjoint of the tangent (o), the tangent of the adjoint (u), the adjoint of the adjoint (a). Derivatives are linear in what they are
   given, so the first two have the gradient in them, the first and the last the tangent; and all have the same product of the second derivative and a
   direction. */
#define NESTED(K, Y, TOLERANCE)                                                                                                       \
  static double jvp##K(double *x, double *tx, double *y, double *ty, double s, double ts, int n) {                                    \
    return __enzyme_fwddiff((void *)f##K, enzyme_dup, x, tx, Y(y, ty), enzyme_dup, s, ts, enzyme_const, n);                           \
  }                                                                                                                                   \
  static void vjp##K(double *x, double *gx, double *y, double *gy, double s, double *gs, int n) {                                     \
    *gs = __enzyme_autodiff((void *)f##K, enzyme_dup, x, gx, Y(y, gy), enzyme_out, s, enzyme_const, n);                               \
  }                                                                                                                                   \
  static double rev##K(double *x, double *dx, double *y, double *dy, double s, int n) {                                               \
    struct held none = {{0}}, o = held(x, y, s), ot = held(towards, towards, 0.5), oh = none, og = held(dx, dy, 0);                   \
    struct lanes2 os = __enzyme_autodiff_both((void *)jvp##K, enzyme_dup, o.x, oh.x, enzyme_dup, ot.x, og.x, Y(o.y, oh.y),            \
                                              Y(ot.y, og.y), enzyme_out, s, enzyme_out, 0.5, enzyme_const, n);                       \
    oh.s = os.d[0], og.s = os.d[1];                                                                                                   \
    struct held u = held(x, y, s), ut = held(towards, towards, 0.5), ug = held(dx, dy, 0), uh = none;                                 \
    __enzyme_fwddiff((void *)vjp##K, enzyme_dup, u.x, ut.x, enzyme_dup, ug.x, uh.x, Y(u.y, ut.y), Y(ug.y, uh.y), enzyme_dup, s, 0.5, \
                     enzyme_dup, &ug.s, &uh.s, enzyme_const, n);                                                                      \
    struct held a = held(x, y, s), ah = none, ag = held(dx, dy, 0), at = held(towards, towards, 0.5);                                 \
    ah.s = __enzyme_autodiff((void *)vjp##K, enzyme_dup, a.x, ah.x, enzyme_dup, ag.x, at.x, Y(a.y, ah.y), Y(ag.y, at.y), enzyme_out, \
                             s, enzyme_dup, &ag.s, &at.s, enzyme_const, n);                                                           \
    int same = near(og.x, ug.x, 17, TOLERANCE) && near(ot.x, at.x, 16, TOLERANCE) && near(oh.x, uh.x, 17, TOLERANCE) &&               \
               near(oh.x, ah.x, 17, TOLERANCE);                                                                                       \
    memcpy(x, o.x, sizeof o.x), memcpy(y, o.y, sizeof o.y);                                                                           \
    memcpy(dx, og.x, sizeof og.x), memcpy(dy, og.y, sizeof og.y);                                                                     \
    return same ? og.s : 12345.678;                                                                                                   \
  }

extern int enzyme_dup, enzyme_const, enzyme_tape, enzyme_allocated, enzyme_nofree, enzyme_primal_return;
typedef struct { void *tape; double y; } made;
made __enzyme_augmentfwd(void *, ...);
double __enzyme_augmentfwd_d(void *, ...);
void __enzyme_reverse(void *, ...);
void __enzyme_autodiff(void *, ...);
unsigned long __enzyme_augmentsize(void *, ...);
double f(double *x, int n) {
  double s = 0;
  for (int i = 0; i < n; i++) x[i] = s += x[i] * x[i];
  return s;
}
#ifdef BEHIND
void seed(double *x, double *dx, int n, void *t) { __enzyme_reverse((void *)f, x, dx, n, t); }
void tape(double *x, double *dx, int n) { __enzyme_reverse((void *)f, x, dx, n, 1.0); }
void more(double *x, double *dx, int n, void *t) { __enzyme_reverse((void *)f, x, dx, n, 1.0, t, t); }
#elif defined(MARKERS)
void again(double *x, double *dx, int n) { __enzyme_augmentfwd((void *)f, enzyme_nofree, x, dx, n); }
void place(double *x, double *dx, int n) { __enzyme_augmentfwd_d((void *)f, enzyme_tape, 8, x, dx, n); }
void room(double *x, double *dx, int n, void **t) { __enzyme_augmentfwd_d((void *)f, enzyme_tape, t, enzyme_allocated, 1.5, x, dx, n); }
void alone(double *x, double *dx, int n) { __enzyme_augmentfwd((void *)f, enzyme_allocated, 8, x, dx, n); }
void twice(double *x, double *dx, int n, void **t) { __enzyme_augmentfwd_d((void *)f, enzyme_tape, t, enzyme_tape, t, x, dx, n); }
void whole(double *x, double *dx, int n, void **t) { __enzyme_autodiff((void *)f, enzyme_tape, t, x, dx, n); }
void primal(double *x, double *dx, int n) { __enzyme_augmentfwd((void *)f, enzyme_primal_return, x, dx, n); }
#elif defined(SMALL)
void small(double *x, double *dx, int n, char *t) { __enzyme_augmentfwd_d((void *)f, enzyme_allocated, 1, enzyme_tape, t, x, dx, n); }
#elif defined(UNKNOWN)
void unknown(double *x, double *dx, int n, char *t, int m) { __enzyme_augmentfwd_d((void *)f, enzyme_allocated, m, enzyme_tape, t, x, dx, n); }
#elif defined(RETURNS)
double returns(double *x, double *dx, int n) { return __enzyme_augmentfwd_d((void *)f, x, dx, n); }
#elif defined(SIZE)
char *size(void) { extern char *__enzyme_augmentsize_p(void *, ...); return __enzyme_augmentsize_p((void *)f, enzyme_dup, enzyme_const) + 1; }
#elif defined(FREED)
int freed(void *t) { extern int __enzyme_freetape(void *, ...); return __enzyme_freetape((void *)f, enzyme_dup, enzyme_const, t); }
#else
__attribute__((noinline)) double cube(double x) { return x * x * x; }
made forward(double x) { extern void *malloc(unsigned long); double *kept = malloc(8); *kept = 3 * x * x; return (made){kept, cube(x)}; }
double reverse(double x, double seed, void *tape) { extern void free(void *); double by = *(double *)tape; free(tape); return by * seed; }
void *__enzyme_register_gradient_cube[3] = {(void *)cube, (void *)forward, (void *)reverse};
double g(const double *x) { return cube(x[0]) * x[1]; }
void once(const double *x, double *dx, void *t) { __enzyme_reverse((void *)g, enzyme_nofree, x, dx, 1.0, t); }
#endif

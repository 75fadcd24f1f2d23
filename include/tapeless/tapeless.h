/* Tapeless: the calling convention, declared.
 *
 *   #include <tapeless/tapeless.h>
 *   double df = __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_const, n);
 *
 * The compiler needs the plugin, and the directory above this one on its path: `tapeless cc`, `tapeless c++` give both.
 * Nothing here need be included: a program may declare what it uses itself. docs/api.md explains each name. */
#ifndef TAPELESS_TAPELESS_H
#define TAPELESS_TAPELESS_H

#include <stddef.h>
#include <stdlib.h>
#include <string.h>

/* What is said of a request that reaches the code generator, which only one that no plugin has seen does. */
#define TAPELESS_REQUEST                                                                                               \
  __attribute__((error("no derivative was made: compile with -fpass-plugin=libtapeless.so; with -flto, link with "      \
                       "-fuse-ld=lld-22 -Wl,--load-pass-plugin=libtapeless.so")))

/* Markers: each stands before the argument that it speaks of. */
extern int enzyme_dup, enzyme_dupnoneed, enzyme_out, enzyme_const;

/* Marker for the whole request: shadows that equal their primal say that memory carries no derivative. */
extern int enzyme_runtime_activity;

/* Markers for the result of the function. */
extern int enzyme_primal_return, enzyme_const_return, enzyme_dup_return, enzyme_active_return, enzyme_noret;

/* Several directions at once: enzyme_width, n; then n shadows, or one and the bytes between them: enzyme_dupv, bytes, x, dx. */
extern int enzyme_width, enzyme_dupv, enzyme_dupnoneedv;

/* The tape of two sweeps: where it is, how many bytes the caller has there, that it is used again. */
extern int enzyme_tape, enzyme_allocated, enzyme_nofree;

/* Lanes of a function itself: what an argument is to them. */
extern int enzyme_scalar, enzyme_vector, enzyme_buffer;

/* Marker for the whole request: an adjoint or tangent of 0 stays 0, whatever the partial. */
extern int enzyme_strong_zero;

/* Hints, within differentiated functions: the next n bytes hold values of this type. */
void __enzyme_float(void *, size_t n);
void __enzyme_double(void *, size_t n);
void __enzyme_integer(void *, size_t n);
void __enzyme_pointer(void *, size_t n);

/* Gives back the blocks that this thread retains for what its derivatives keep, at most 256 MiB; it also gives them back when it ends.
 * Null where no derivative keeps anything. */
#ifdef __cplusplus
extern "C"
#endif
__attribute__((weak)) void tapeless_release(void);

#define TAPELESS_JOIN2(a, b) a##b
#define TAPELESS_JOIN(a, b) TAPELESS_JOIN2(a, b)
#define TAPELESS_KEPT __attribute__((used)) static void *

/* Properties, before the declaration of a function or a global variable: no derivative passes through it. Attributes of the name alone,
 * `__attribute__((enzyme_inactive))`, are dropped by clang, which warns (-Wunknown-attributes): write this, or the `annotate` form of others. */
#define TAPELESS_INACTIVE __attribute__((annotate("enzyme_inactive")))

/* `TAPELESS_RECORD double f(double *x);`: other files find the derivatives of `f` through its address, or by its name where they see this. */
#define TAPELESS_RECORD __attribute__((annotate("tapeless_record")))

/* Properties, at file scope, each on a line of its own. */
#define TAPELESS_REGISTER_INACTIVE(f) TAPELESS_KEPT TAPELESS_JOIN(__enzyme_inactivefn_, __LINE__) = (void *)(f)
#define TAPELESS_REGISTER_INACTIVE_GLOBAL(variable)                                                                    \
  TAPELESS_KEPT TAPELESS_JOIN(__enzyme_inactive_global_, __LINE__) = (void *)&(variable)
#define TAPELESS_REGISTER_LIKE(f, name)                                                                                \
  TAPELESS_KEPT TAPELESS_JOIN(__enzyme_function_like_, __LINE__)[2] = {(void *)(f), (void *)(name)}
#define TAPELESS_REGISTER_ALLOCATION(allocate, size, order, release)                                                   \
  TAPELESS_KEPT TAPELESS_JOIN(__enzyme_allocation_like_, __LINE__)[4] = {(void *)(allocate), (void *)(size),            \
                                                                         (void *)(order), (void *)(release)}
#define TAPELESS_REGISTER_GRADIENT(f, augmented, reverse)                                                              \
  TAPELESS_KEPT TAPELESS_JOIN(__enzyme_register_gradient_, __LINE__)[3] = {(void *)(f), (void *)(augmented),            \
                                                                           (void *)(reverse)}
#define TAPELESS_REGISTER_DERIVATIVE(f, tangent)                                                                       \
  TAPELESS_KEPT TAPELESS_JOIN(__enzyme_register_derivative_, __LINE__)[2] = {(void *)(f), (void *)(tangent)}
#define TAPELESS_REGISTER_SPLITDERIVATIVE(f, augmented, tangent)                                                       \
  TAPELESS_KEPT TAPELESS_JOIN(__enzyme_register_splitderivative_, __LINE__)[3] = {(void *)(f), (void *)(augmented),     \
                                                                                (void *)(tangent)}

#ifdef __cplusplus

/* Requests, by the type that the call returns: __enzyme_autodiff<double>((void *)f, x). */
template <typename Result, typename... Args> TAPELESS_REQUEST Result __enzyme_autodiff(void *, Args...);
template <typename Result, typename... Args> TAPELESS_REQUEST Result __enzyme_autodiff(Args...);
template <typename Result, typename... Args> TAPELESS_REQUEST Result __enzyme_fwddiff(void *, Args...);
template <typename Result, typename... Args> TAPELESS_REQUEST Result __enzyme_fwddiff(Args...);

/* The two sweeps of reverse mode: the first returns the tape, then the result; the second is given it back. Tangents follow from it, too.
 * Behind markers alone: how many bytes it has; that it is given up. */
template <typename Result, typename... Args> TAPELESS_REQUEST Result __enzyme_augmentfwd(void *, Args...);
template <typename Result, typename... Args> TAPELESS_REQUEST Result __enzyme_reverse(void *, Args...);
template <typename Result, typename... Args> TAPELESS_REQUEST Result __enzyme_fwdsplit(void *, Args...);
template <typename Result, typename... Args> TAPELESS_REQUEST Result __enzyme_augmentsize(void *, Args...);
template <typename Result, typename... Args> TAPELESS_REQUEST Result __enzyme_freetape(void *, Args...);

/* On which inputs results depend: shadows hold sets of inputs (tapeless/sparse.hpp). */
template <typename Result, typename... Args> TAPELESS_REQUEST Result __enzyme_dependence(void *, Args...);

/* A function itself, in several lanes. */
template <typename Result, typename... Args> TAPELESS_REQUEST Result __enzyme_batch(void *, Args...);

/* A call through which no derivative passes. */
template <typename Result, typename... Args> Result __enzyme_call_inactive(void *, Args...);
template <typename Result, typename... Args> Result __enzyme_call_inactive(Args...);

#if __cplusplus >= 201703L
#include <tapeless/autodiff.hpp>
#include <tapeless/derivatives.hpp>
#include <tapeless/split.hpp>
#endif

#else

/* Requests, by the type that the call returns. For others declare one: any name that contains `__enzyme_autodiff` or
 * `__enzyme_fwddiff` will do. */
TAPELESS_REQUEST double __enzyme_autodiff(void *, ...);
TAPELESS_REQUEST float __enzyme_autodiff_float(void *, ...);
TAPELESS_REQUEST void __enzyme_autodiff_void(void *, ...);
TAPELESS_REQUEST double __enzyme_fwddiff(void *, ...);
TAPELESS_REQUEST float __enzyme_fwddiff_float(void *, ...);
TAPELESS_REQUEST void __enzyme_fwddiff_void(void *, ...);
TAPELESS_REQUEST void *__enzyme_augmentfwd_void(void *, ...);
TAPELESS_REQUEST void __enzyme_reverse(void *, ...);
TAPELESS_REQUEST double __enzyme_fwdsplit(void *, ...);
TAPELESS_REQUEST void __enzyme_fwdsplit_void(void *, ...);
TAPELESS_REQUEST size_t __enzyme_augmentsize(void *, ...);
TAPELESS_REQUEST void __enzyme_freetape(void *, ...);

/* The gradient of `double f(const double *x, …)` into g[n], and the Jacobian of `void f(const double *x, double *y, …)` into J[m * n], a row for
 * each of the m results that f leaves in y. Both are statements; what stands behind is passed to f, pointers behind `enzyme_const`. */
#define tapeless_gradient(f, n, x, g, ...)                                                                              \
  do {                                                                                                                 \
    memset((g), 0, (size_t)(n) * sizeof(double));                                                                       \
    __enzyme_autodiff_void((void *)(f), enzyme_dup, (const double *)(x), (double *)(g), ##__VA_ARGS__);                  \
  } while (0)

#define TAPELESS_LANES 8
#define tapeless_jacobian(f, n, x, m, y, J, ...)                                                                        \
  do {                                                                                                                 \
    const size_t tapeless_n = (size_t)(n), tapeless_m = (size_t)(m);                                                    \
    double *tapeless_dx = (double *)malloc(TAPELESS_LANES * (tapeless_n + tapeless_m) * sizeof(double) + 1);            \
    double *tapeless_dy = tapeless_dx + TAPELESS_LANES * tapeless_n, *tapeless_J = (J);                                 \
    const int tapeless_rows = tapeless_m < tapeless_n;                                                                  \
    const size_t tapeless_all = tapeless_rows ? tapeless_m : tapeless_n;                                                \
    for (size_t tapeless_i = 0; tapeless_i < tapeless_all; tapeless_i += TAPELESS_LANES) {                              \
      memset(tapeless_dx, 0, TAPELESS_LANES * (tapeless_n + tapeless_m) * sizeof(double));                              \
      for (size_t tapeless_l = 0; tapeless_l < TAPELESS_LANES && tapeless_i + tapeless_l < tapeless_all; tapeless_l++)  \
        (tapeless_rows ? tapeless_dy : tapeless_dx)[tapeless_l * tapeless_all + tapeless_i + tapeless_l] = 1;           \
      if (tapeless_rows)                                                                                               \
        __enzyme_autodiff_void((void *)(f), enzyme_width, TAPELESS_LANES, enzyme_dupv, tapeless_n * sizeof(double),     \
                               (const double *)(x), tapeless_dx, enzyme_dupv, tapeless_m * sizeof(double),              \
                               (double *)(y), tapeless_dy, ##__VA_ARGS__);                                              \
      else                                                                                                             \
        __enzyme_fwddiff_void((void *)(f), enzyme_width, TAPELESS_LANES, enzyme_dupv, tapeless_n * sizeof(double),      \
                              (const double *)(x), tapeless_dx, enzyme_dupv, tapeless_m * sizeof(double),               \
                              (double *)(y), tapeless_dy, ##__VA_ARGS__);                                               \
      for (size_t tapeless_l = 0; tapeless_l < TAPELESS_LANES && tapeless_i + tapeless_l < tapeless_all; tapeless_l++)  \
        for (size_t tapeless_k = 0; tapeless_k < (tapeless_rows ? tapeless_n : tapeless_m); tapeless_k++)               \
          if (tapeless_rows)                                                                                           \
            tapeless_J[(tapeless_i + tapeless_l) * tapeless_n + tapeless_k] = tapeless_dx[tapeless_l * tapeless_n + tapeless_k]; \
          else                                                                                                         \
            tapeless_J[tapeless_k * tapeless_n + tapeless_i + tapeless_l] = tapeless_dy[tapeless_l * tapeless_m + tapeless_k];   \
    }                                                                                                                  \
    free(tapeless_dx);                                                                                                 \
  } while (0)

/* A call through which no derivative passes. */
double __enzyme_call_inactive(void *, ...);
int __enzyme_call_inactive_int(void *, ...);
void __enzyme_call_inactive_void(void *, ...);

#endif

#endif

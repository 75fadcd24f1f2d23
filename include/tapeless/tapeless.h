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

#define TAPELESS_JOIN2(a, b) a##b
#define TAPELESS_JOIN(a, b) TAPELESS_JOIN2(a, b)
#define TAPELESS_KEPT __attribute__((used)) static void *

/* Properties, before the declaration of a function or a global variable: no derivative passes through it. */
#define TAPELESS_INACTIVE __attribute__((annotate("enzyme_inactive")))

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

#ifdef __cplusplus

/* Requests, by the type that the call returns: __enzyme_autodiff<double>((void *)f, x). */
template <typename Result, typename... Args> TAPELESS_REQUEST Result __enzyme_autodiff(void *, Args...);
template <typename Result, typename... Args> TAPELESS_REQUEST Result __enzyme_autodiff(Args...);
template <typename Result, typename... Args> TAPELESS_REQUEST Result __enzyme_fwddiff(void *, Args...);
template <typename Result, typename... Args> TAPELESS_REQUEST Result __enzyme_fwddiff(Args...);

/* The two sweeps of reverse mode: the first returns the tape, then the result; the second is given it back. Behind markers alone:
 * how many bytes it has; that it is given up. */
template <typename Result, typename... Args> TAPELESS_REQUEST Result __enzyme_augmentfwd(void *, Args...);
template <typename Result, typename... Args> TAPELESS_REQUEST Result __enzyme_reverse(void *, Args...);
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
TAPELESS_REQUEST size_t __enzyme_augmentsize(void *, ...);
TAPELESS_REQUEST void __enzyme_freetape(void *, ...);

/* A call through which no derivative passes. */
double __enzyme_call_inactive(void *, ...);
int __enzyme_call_inactive_int(void *, ...);
void __enzyme_call_inactive_void(void *, ...);

#endif

#endif

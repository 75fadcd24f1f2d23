// Around each program of `omp` and `threads`: `real f(real *x)` of N numbers, whose gradient is wanted.
//
// With EXPECTED it is compiled without OpenMP, in binary128, and prints its value and central differences. Without, it prints what both
// modes give: with OpenMP for each of several numbers of threads, else by as many as the program begins. A program is a file of its own;
// see xtask/src/par. One in Fortran is linked, takes its kind of real and N from macros, and is expected in 80 bits: flang 22 has no more
// on this machine.
#include <math.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#ifdef _OPENMP
#include <omp.h>
#endif
#ifdef __cplusplus
#include <atomic>
#include <condition_variable>
#include <functional>
#include <future>
#include <mutex>
#include <thread>
#include <vector>
#endif
#ifdef FORTRAN
#ifdef EXPECTED
typedef long double real;
#define STEP 1e-6L
#else
typedef double real;
#endif
#elif defined EXPECTED
#include <quadmath.h>
#define STEP 1e-10
typedef __float128 real;
#define sin(a) sinq(a)
#define cos(a) cosq(a)
#define tanh(a) tanhq(a)
#define exp(a) expq(a)
#define log(a) logq(a)
#define sqrt(a) sqrtq(a)
#define fabs(a) fabsq(a)
#define pow(a, b) powq(a, b)
#define fmax(a, b) fmaxq(a, b)
#define fmin(a, b) fminq(a, b)
#else
typedef double real;
#endif

// Around each program of this folder: `real f(real *x)` of N numbers, whose gradient is wanted.
//
// With EXPECTED it is compiled in binary128 and prints its value and central differences. Without, it prints what both modes give. How
// many threads there are, the program says. A program is a file of its own; see xtask/src/par.
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <pthread.h>
#ifdef __cplusplus
#include <atomic>
#include <condition_variable>
#include <functional>
#include <future>
#include <mutex>
#include <thread>
#include <vector>
#endif
#ifdef EXPECTED
#include <quadmath.h>
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

#include <stdlib.h>
struct pair { double x, y; };
struct many { double x[9]; };
double aborts(double x) { abort(); }
struct pair both(double x) { return (struct pair){x, x}; }
struct many all(double x) { return (struct many){{x}}; }
double variadic(double x, ...) { return x; }
double quad(long double x) { return x; }
void nowhere(void);
double lost(double x) { nowhere(); return x; }
double trapped(double x) { if (x > 0) __builtin_trap(); return x; }
double divided(double x) { volatile int n = x; return x * (7 / n); }

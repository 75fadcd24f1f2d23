#include <stdlib.h>
struct pair { double x, y; };
struct many { double x[9]; };
double aborts(double x) { abort(); }
struct pair both(double x) { return (struct pair){x, x}; }
struct many all(double x) { return (struct many){{x}}; }
double variadic(double x, ...) { return x; }
double quad(long double x) { return x; }

// A call through a pointer that nothing in the module may have been stored to: of this type there are no records.
// grad: f
// error: an active call through a pointer
struct pair { double a, b, c; };
extern double (*hook)(float, struct pair, int);
double f(double x) { return hook(1, (struct pair){x, x, x}, 2); }

// A file that does not compile: the compiler's own message is passed on.
// grad: f
// error: undeclared
double f(double x) { return x * undefined_name; }

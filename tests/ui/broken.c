double f(double x) { return x * unknown_name; }

static double none(double x) { return x; }

double ramp(double x, double y) { return (x > 1 ? 2 * x : x) + y * y; }

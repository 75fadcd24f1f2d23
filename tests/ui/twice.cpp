template <class T> T twice_of(T x) { return x + x; }
double twice(double x) { return twice_of(x); }
double over(double x) { return x; }
double over(float x) { return x; }

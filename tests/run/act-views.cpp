// Views of the input or of a constant: structures with a pointer and a length, filled by one function and read by another.
// grad: f
// at: x=[1,2,3] k=1
// value: 23
// d x: [2,4,12]
// at: x=[1,2,3] k=0
// value: 50
// d x: [0,0,6]
struct View {
  const double *data;
  long n;
  double operator[](long i) const { return data[i]; }
};

static constexpr double table[] = {4, 5, 6};

__attribute__((noinline)) static void look(View &at, const double *x, int k) {
  at = k ? View{x, 3} : View{table, 2};
}

__attribute__((noinline)) static double squares(const View &v) {
  double sum = 0;
  for (long i = 0; i < v.n; i++)
    sum += v[i] * v[i];
  return sum;
}

extern "C" double f(const double *x, int k) {
  View all[2] = {{x + 2, 1}, {x + 2, 1}};
  look(all[0], x, k);
  return squares(all[0]) + squares(all[1]);
}

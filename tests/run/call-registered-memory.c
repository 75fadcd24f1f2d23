// A derivative by hand through memory, with a tape, in a loop.
// grad: f
// at: x=[1,2,3] n=3
// value: 98
// d x: [4,32,108]
static int square(double *to, const double *from) {
  *to = *from * *from;
  return 1;
}
struct taped {
  double from;
  int result;
};
static struct taped augmented(double *to, double *dto, const double *from, double *dfrom) {
  (void)dto, (void)dfrom;
  *to = *from * *from;
  return (struct taped){*from, 1};
}
static void reverse(double *to, double *dto, const double *from, double *dfrom, double tape) {
  (void)to, (void)from;
  *dfrom += 2 * tape * *dto;
  *dto = 0;
}
static int forward(double *to, double *dto, const double *from, double *dfrom) {
  *dto = 2 * *from * *dfrom;
  *to = *from * *from;
  return 1;
}
void *__enzyme_register_gradient_square[] = {(void *)square, (void *)augmented, (void *)reverse};
void *__enzyme_register_derivative_square[] = {(void *)square, (void *)forward};
double f(const double *x, int n) {
  double s = 0, y;
  for (int i = 0; i < n; i++) {
    y = x[i];
    y *= square(&y, &x[i]);
    s += y * y;
  }
  return s;
}

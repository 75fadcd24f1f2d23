// Nested structs copied as a whole.
// grad: f
// at: x=[1,2,3,4]
// value: 29
// d x: [8,4,7,2]
struct vec {
  double x, y;
};
struct body {
  struct vec position, velocity;
  int id;
};
double f(const double *x) {
  struct body b[2];
  b[0] = (struct body){{x[0], x[1]}, {x[2], x[3]}, 7};
  b[1] = b[0];
  b[1].position.x *= b[0].velocity.y;
  b[0] = b[1];
  return b[0].position.x * b[0].position.y + b[1].velocity.x * b[0].id;
}

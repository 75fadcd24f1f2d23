// Names that are copied, joined and compared beside numbers.
// grad: f
// or error: cannot tell whether the integer stored here takes the place of a float
// at: x=[0.5,1.5,2]
// value: 18.0625
// d x: [11.25,18.75,4]
#include <string.h>
struct element {
  char name[16];
  double v;
};
double f(const double *x) {
  struct element e[3];
  const char *names[3] = {"drift", "quad", "drift"};
  for (int i = 0; i < 3; i++) {
    strcpy(e[i].name, names[i]);
    strcat(e[i].name, "!");
    e[i].v = x[i] * x[i];
  }
  double s = 1;
  for (int i = 0; i < 3; i++) s = !strcmp(e[i].name, "drift!") ? s + e[i].v : s * e[i].v * strlen(e[i].name);
  return s;
}

// Names beside numbers: they are copied, extended, compared and measured.
// grad: f
// at: x=[0.5,0.75,1.5] n=3
// value: 6.46875
// d x: [3.375,11.25,3.0]
#include <stdio.h>
#include <string.h>
typedef struct {
  char name[16];
  double value;
} entry;

double f(const double *x, int n) {
  entry all[3];
  const char *names[3] = {"drift", "quad", "drift"};
  for (int i = 0; i < n; i++) {
    strcpy(all[i].name, names[i]);
    strcat(all[i].name, "!");
    all[i].value = x[i] * x[i];
  }
  double s = 1;
  for (int i = 0; i < n; i++) {
    char label[32];
    snprintf(label, sizeof label, "%s%d", all[i].name, i);
    s = !strcmp(all[i].name, "drift!") ? s + all[i].value : s * all[i].value * strlen(label);
  }
  return s;
}

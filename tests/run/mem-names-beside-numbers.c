// Names beside numbers: texts are copied into a table of structures, at an index that is not known.
// grad: f
// at: x=[0.7,0.3] n=6
// value: 0.4032653061713073
// d x: [0.5294526561853465,1.344217687237691]
#include <math.h>
#include <string.h>
struct variable { char name[8]; double value; };
static struct variable all[8];
static int used;
static double *lookup(const char *name) {
  for (int i = 0; i < used; i++)
    if (!strcmp(all[i].name, name)) return &all[i].value;
  strncpy(all[used].name, name, 7);
  all[used].name[7] = 0;
  all[used].value = 0;
  return &all[used++].value;
}
double f(const double *x, int n) {
  used = 0;
  *lookup("a") = x[0];
  *lookup("b") = x[1];
  *lookup("c") = x[0] * x[1];
  char name[8] = {0};
  name[0] = (char)('a' + n % 2);
  return sin(*lookup(name)) * *lookup("b") + *lookup("c");
}

// Variables with names and values in a table of the file, which a function finds by name and returns the address of.
// grad: f
// at: x=1.3 i=2
// value: 33.136200000000002
// d x: 49.915999999999997
#include <stdlib.h>
#include <string.h>

struct variable {
  char name[16];
  int length;
  double *values;
};

static struct variable variables[8];
static int count;

static struct variable *find(const char *name) {
  for (int k = 0; k < count; k++)
    if (!strcmp(variables[k].name, name))
      return &variables[k];
  return 0;
}

static struct variable *define(const char *name, int length) {
  struct variable *made = &variables[count++];
  strcpy(made->name, name);
  made->length = length;
  made->values = calloc(length, sizeof(double));
  return made;
}

double f(double x, int i) {
  count = 0;
  struct variable *a = define("a", 3);
  a->values[0] = x;
  a->values[1] = x * x;
  a->values[2] = 1;
  struct variable *b = define("b", 2);
  b->values[0] = find("a")->values[i] * 2 + find("a")->values[1];
  b->values[1] = x;
  double s = 0;
  for (int k = 0; k < count; k++)
    for (int j = 0; j < variables[k].length; j++)
      s += variables[k].values[j] * find(i & 1 ? "a" : "b")->values[0];
  for (int k = 0; k < count; k++)
    free(variables[k].values);
  return s;
}

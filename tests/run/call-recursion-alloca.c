// Lists and rows of pointers from `alloca`, in functions that call themselves and each other.
// grad: f
// at: x=[0.5,-0.7,0.9,0.3] n=4
// value: 55.032344650115592
// d x: [132.02938915011071,-126.39958311586547,122.47082522608526,33.565713528887573]
#include <alloca.h>
#include <math.h>
struct node {
  double value;
  struct node *next;
};
static double rows(const double *x, int n);
static double list(const double *x, int n, int depth) {
  struct node *head = 0;
  for (int i = 0; i < n; i++) {
    struct node *made = alloca(sizeof *made);
    made->value = x[i] * x[i];
    made->next = head;
    head = made;
  }
  double s = depth > 0 ? list(x, n - 1, depth - 1) + rows(x, n) : 0;
  for (struct node *p = head; p; p = p->next)
    s += p->value * s + sin(p->value);
  return s;
}
static double rows(const double *x, int n) {
  const double **r = alloca(n * sizeof *r);
  double *t = alloca(n * sizeof *t);
  for (int i = 0; i < n; i++) {
    t[i] = x[i] * 0.5;
    r[i] = i % 2 ? &t[i] : &x[i];
  }
  double s = n > 2 ? rows(t, n - 1) + list(t, n, 0) : 1;
  for (int i = 0; i < n; i++)
    s += *r[i] * *r[n - 1 - i];
  return s;
}
double f(const double *x, int n) { return list(x, n, 2); }

// Conditions with side effects on active values, decided by short circuit.
// grad: f
// at: x=[0.422,0.351,0.6,0.361,0.439,0.062,0.047,-0.345,-0.311,-0.583,-0.396,-0.489] n=12
// value: 1.3213854583430575
// d x: [0.13975742356457693,0.44576694371581616,0.36636236233247116,0.5210473844858633,0.21162733339436776,0.24301399722988118,-0.14149968020942158,-0.132,-0.46399999999999997,-0.11213672984473737,-0.5359999999999999,-0.198]
#include <math.h>
static int pos(double *a) {
  *a *= 0.5;
  return *a > 0;
}
double f(double *x, int n) {
  double s = 0;
  for (int i = 0; i + 2 < n; i++) {
    double a = x[i], b = x[i + 1], c;
    if ((pos(&a) && pos(&b)) || (a < -0.1 && !pos(&x[i + 2])))
      c = a * b, s += c;
    else
      c = b > 0.1 ? a - b : b < -0.2 ? (a += b, a * a) : sqrt(1 + a * a);
    s += c * a + x[i + 2] * b;
    x[i + 1] = c;
  }
  return s;
}

// A state machine of gotos over a command string.
// grad: f
// at: x=[0.3,0.4,0.5,0.6,0.7,0.8] n=6
// value: 1.9424628763187273
// d x: [2.5115520383336695e-05,0.11174363434472485,1.9087795491335888e-05,0.0001364698994435064,0.00020363296185284583,-0.17882196281765045]
#include <math.h>
double f(const double *x, int n) {
  const char *prog = "a0s1m2;a3m4;?s5a1;x";
  const char *p = prog;
  double acc = 1;
  int k;
start:
  switch (*p) {
  case 'a':
    p++;
    goto add;
  case 's':
    p++;
    goto sub;
  case 'm':
    p++;
    goto mul;
  case ';':
    acc = tanh(acc) + 1;
    p++;
    goto start;
  case '?':
    p++;
    if (acc > 0.5)
      goto start;
    acc = -acc;
    goto start;
  case 'x':
    goto end;
  default:
    return -1;
  }
add:
  k = *p++ - '0';
  acc += x[k % n];
  goto start;
sub:
  k = *p++ - '0';
  acc -= x[k % n] * x[k % n];
  goto start;
mul:
  k = *p++ - '0';
  acc *= 1 + x[k % n];
  goto start;
end:
  return acc;
}

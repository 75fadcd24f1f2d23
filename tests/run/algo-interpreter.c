// A stack machine: a switch inside a loop over an instruction string.
// grad: f
// at: x=1.5 y=0.5
// value: 31.640625
// d x: 118.125
// d y: -8.4375
double f(double x, double y) {
  static const char program[] = "xy*x+dm-y/d*";
  double stack[8];
  int top = 0;
  for (const char *p = program; *p; p++)
    switch (*p) {
    case 'x':
      stack[top++] = x;
      break;
    case 'y':
      stack[top++] = y;
      break;
    case 'd':
      stack[top] = stack[top - 1];
      top++;
      break;
    case 'm':
      stack[top - 1] *= stack[top - 1];
      break;
    case '+':
      top--;
      stack[top - 1] += stack[top];
      break;
    case '-':
      top--;
      stack[top - 1] -= stack[top];
      break;
    case '*':
      top--;
      stack[top - 1] *= stack[top];
      break;
    default:
      top--;
      stack[top - 1] /= stack[top];
    }
  return stack[0];
}

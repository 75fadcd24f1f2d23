// A stack machine with registers, a loop and a program in an array.
// grad: f
// at: x=[0.4,0.6,0.8] n=3 code=[0,0,8,1,9,1,0,1,2,4,3,1,0,2,5,1,8,1,7,6,4,9,1,4,2,10] const code
// value: 9.817306621690552
// d x: [5.567752520926045,30.9167269651029,15.53437672676486]
#include <math.h>
enum { PUSH, ADD, MUL, SIN, DUP, SWAP, JNZ, DEC, STO, LD, HALT };
double f(const double *x, int n, const int *code) {
  double st[16], reg[4] = {0};
  int sp = 0, pc = 0, cnt = 3, fuel = 200;
  while (fuel-- > 0)
    switch (code[pc++]) {
    case PUSH:
      st[sp++] = x[code[pc++] % n];
      break;
    case ADD:
      sp--;
      st[sp - 1] += st[sp];
      break;
    case MUL:
      sp--;
      st[sp - 1] *= st[sp];
      break;
    case SIN:
      st[sp - 1] = sin(st[sp - 1]);
      break;
    case DUP:
      st[sp] = st[sp - 1];
      sp++;
      break;
    case SWAP: {
      double t = st[sp - 1];
      st[sp - 1] = st[sp - 2];
      st[sp - 2] = t;
      break;
    }
    case JNZ:
      if (cnt)
        pc = code[pc];
      else
        pc++;
      break;
    case DEC:
      cnt--;
      break;
    case STO:
      reg[code[pc++]] = st[--sp];
      break;
    case LD:
      st[sp++] = reg[code[pc++]];
      break;
    case HALT:
      return st[sp - 1];
    }
  return -1;
}

// An index that a function without a body gives.
// grad: f
// at: x=[1,2,3]
// value: 3
// d x: [3,0,1]
// compiled only: the function is written in assembly
__asm__(".text\npick_two:\n mov $2, %eax\n ret\n");
long pick_two(void) __attribute__((const));
double f(const double *x) { return x[pick_two()] * x[0]; }

// What has no structured form is refused and left as it is.
#include <setjmp.h>
#include <stdio.h>
static jmp_buf back;
static int twice(int x) {
  if (setjmp(back))
    return 1;
  if (x > 2)
    longjmp(back, 1);
  return x;
}
static int computed(int x) {
  void *to[] = {&&a, &&b};
  goto *to[x & 1];
a:
  return 10;
b:
  return 20;
}
int main(void) {
  printf("%d %d %d %d\n", twice(2), twice(3), computed(0), computed(1));
  return 0;
}

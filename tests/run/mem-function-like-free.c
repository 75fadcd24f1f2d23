// An allocator of the program's own, that counts: like `malloc`, `calloc` and `free`.
// grad: f
// at: x=[1,2,3] n=3
// value: 23
// d x: [3,6,9]
#include <stdlib.h>
static int count;
static void *take(size_t bytes) { return count++, malloc(bytes + 8); }
static void *cleared(size_t n, size_t each) { return count++, calloc(n, each); }
static void drop(void *memory) { count--, free(memory); }
void *__enzyme_function_like_take[2] = {(void *)take, (void *)"malloc"};
void *__enzyme_function_like_cleared[2] = {(void *)cleared, (void *)"calloc"};
void *__enzyme_function_like_drop[2] = {(void *)drop, (void *)"free"};
double f(const double *x, int n) {
  double *square = take(n * sizeof *square), *sum = cleared(n, sizeof *sum);
  for (int i = 0; i < n; i++) {
    square[i] = x[i] * x[i];
    sum[i] += 0.5 * square[i];
    sum[i] += square[i];
  }
  double s = count;
  for (int i = 0; i < n; i++)
    s += sum[i];
  drop(square);
  drop(sum);
  return s;
}

// A priority queue of indices in the file, whose callees get addresses of its elements.
// grad: f
// at: n=3 x=[1.5,2.25,3.1]
// value: 22.950000000000003
// d x: [16.8,3.0,4.5]
static int heap[16], count;
static double key[16];
__attribute__((noinline)) static void swap(int *a, int *b) { int t = *a; *a = *b; *b = t; }
__attribute__((noinline)) static void push(int v) {
  int i = count++; heap[i] = v;
  while (i && key[heap[(i - 1) / 2]] > key[heap[i]]) { swap(&heap[i], &heap[(i - 1) / 2]); i = (i - 1) / 2; }
}
__attribute__((noinline)) static int pop(void) {
  int top = heap[0]; heap[0] = heap[--count];
  for (int i = 0;;) {
    int l = 2 * i + 1, s = i;
    if (l < count && key[heap[l]] < key[heap[s]]) s = l;
    if (l + 1 < count && key[heap[l + 1]] < key[heap[s]]) s = l + 1;
    if (s == i) break;
    swap(&heap[i], &heap[s]); i = s;
  }
  return top;
}
double f(int n, const double *x) {
  count = 0;
  for (int i = 0; i < n; i++) key[i] = x[i] * x[i] - 3 * x[i];
  for (int i = 0; i < n; i++) push(i);
  double s = 0;
  for (int i = 0; i < n; i++) s += (i + 1) * x[pop()] * x[0];
  return s;
}

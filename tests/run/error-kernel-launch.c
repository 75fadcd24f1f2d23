// What a kernel on a GPU does to memory is in another module.
// grad: f
// error: the call of `cudaLaunchKernel` is given memory that carries a derivative, and the derivative of this library function is not known
typedef struct {
  unsigned x, y, z;
} dim3;
int cudaLaunchKernel(const void *kernel, dim3 grid, dim3 block, void **args, unsigned long shared, void *stream);
void scale(double *x, int n);
double f(double *x, int n) {
  dim3 one = {1, 1, 1};
  void *args[] = {&x, &n};
  cudaLaunchKernel((const void *)scale, one, one, args, 0, 0);
  double s = 0;
  for (int i = 0; i < n; i++) s += x[i] * x[i];
  return s;
}

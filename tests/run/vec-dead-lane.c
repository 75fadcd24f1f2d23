// One lane of a product is poison and unused: it must not reach the live lanes of the adjoint.
// grad: f
// at: x=2.05
// value: 1.78955301681732805
// d x: 1.14553745026558080
typedef double pair __attribute__((vector_size(16)));
double f(double x) {
  pair both = {x, x};
  pair roots = __builtin_elementwise_sqrt(both + (pair){-1, 1});
  return (roots * __builtin_shufflevector(roots, roots, 1, -1))[0];
}

// A complex product in a struct, iterated.
// grad: f
// at: n=6 re=0.9 im=0.3
// value: 0.9965319475360002
// d re: 5.591641446080001
// d im: -0.18231078656000058
struct Complex {
  double re, im;
};
static Complex operator*(Complex a, Complex b) { return {a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re}; }
extern "C" double f(int n, double re, double im) {
  Complex z{re, im}, p{1, 0};
  for (int i = 0; i < n; i++) {
    p = p * z;
    p.re += 0.1;
  }
  return p.re * p.re + p.im;
}

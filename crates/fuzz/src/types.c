/* How the functions of a batch and their derivatives are called. */
typedef double (*primal)(double *, double *, double, int);
typedef double (*reverse)(double *, double *, double *, double *, double, int);
typedef double (*forward)(double *, double *, double *, double *, double, double, int);
struct entry {
  int number, constant_y;
  primal f, wide;
  reverse rev;
  forward fwd;
};

/* What requests return: the tape and the value; a float a lane. */
struct made { void *tape; double value; };
struct lanes { double d[4]; };
struct lanes2 { double d[2]; };
struct lanes3 { double d[3]; };
double __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);
struct lanes3 __enzyme_fwddiff_3(void *, ...);
struct lanes2 __enzyme_autodiff_2(void *, ...);
struct lanes3 __enzyme_autodiff_3(void *, ...);
struct lanes __enzyme_autodiff_4(void *, ...);
struct made __enzyme_augmentfwd(void *, ...);
double __enzyme_reverse(void *, ...);
double __enzyme_fwdsplit(void *, ...);
int enzyme_dup, enzyme_const, enzyme_out, enzyme_width, enzyme_nofree;

/* Whether all lanes have the same bits, or are no numbers: the result of one, and its shadows; else no number. */
static double alike(const struct lanes *r, double (*dxs)[8], double (*dys)[8], double *dx, double *dy, int width) {
  int same = 1;
  for (int l = 1; l < width; l++) {
    same &= !memcmp(&r->d[l], &r->d[0], sizeof(double)) || (isnan(r->d[l]) && isnan(r->d[0]));
    for (int i = 0; i < 8; i++) {
      same &= !memcmp(&dxs[l][i], &dxs[0][i], sizeof(double)) || (isnan(dxs[l][i]) && isnan(dxs[0][i]));
      same &= !memcmp(&dys[l][i], &dys[0][i], sizeof(double)) || (isnan(dys[l][i]) && isnan(dys[0][i]));
    }
  }
  memcpy(dx, dxs[0], sizeof dxs[0]), memcpy(dy, dys[0], sizeof dys[0]);
  return same ? r->d[0] : 12345.678;
}

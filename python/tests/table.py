"""Functions of all kinds, by their signatures, with arguments: what each front end is held against."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import numpy as np
import tapeless

RANDOM = np.random.default_rng(3)


@dataclass
class Row:
    """A function, and a call of it."""

    name: str
    signature: str
    source: str
    #: In the order of the signature's arguments.
    args: tuple[Any, ...]
    language: str = "c"
    how: dict[str, Any] = field(default_factory=dict)

    def load(self) -> tapeless.Function:
        return tapeless.load(source=self.source, language=self.language, **self.how).function(self.signature)


def some(*shape: int) -> np.ndarray:
    return RANDOM.uniform(0.3, 1.5, shape)


C, CPP, FORTRAN, RUST = "#include <math.h>\n#include <stdlib.h>\n#include <string.h>\n", "#include <cmath>\n#include <stdexcept>\n#include <vector>\n", "", ""

TABLE = [
    Row("number", "f(x: f64) -> f64", C + "double f(double x) { return sin(x) * x; }", (0.7,)),
    Row("numbers", "f(x, y, k)", C + "double f(double x, double y, int k) { return pow(x, k) / y; }", (0.7, 1.3, 3)),
    Row("constant number", "f(x, const a: f64)", C + "double f(double x, double a) { return exp(-a * x); }", (0.7, 2.0)),
    Row("array", "f(x: f64[n], n) -> f64", C + "double f(const double *x, int n) { double s = 0; for (int i = 0; i < n; i++) s += x[i] * x[i] * x[(i + 1) % n]; return s; }", (some(4),)),
    Row("written", "f(x: f64[n], out y: f64[n], n)", C + "void f(const double *x, double *y, int n) { for (int i = 0; i < n; i++) y[i] = exp(x[i]) * x[0]; }", (some(3),)),
    Row(
        "written and returned",
        "f(x: f64[n], out y: f64[2*n + 1], out norm: f64, n) -> f64",
        C + "double f(const double *x, double *y, double *norm, int n) { double s = 0; for (int i = 0; i < 2 * n + 1; i++) y[i] = x[i % n] * i, s += y[i]; *norm = sqrt(s); return s * s; }",
        (some(3),),
    ),
    Row("in place", "f(inout u: f64[n], n)", C + "void f(double *u, int n) { for (int i = 1; i < n; i++) u[i] = u[i] * u[i - 1]; }", (some(4),)),
    Row(
        "in place and constant",
        "f(inout u: f64[n, m], const k: f64[3], n, m)",
        C + "void f(double *u, const double *k, int n, int m) { for (int i = 0; i < n; i++) for (int j = 1; j + 1 < m; j++) u[i * m + j] = k[0] * u[i * m + j - 1] * u[i * m + j] + k[1] * sin(u[i * m + j + 1]); }",
        (some(2, 4), some(3)),
    ),
    Row("float", "f(x: f32[n], n) -> f32", C + "float f(const float *x, int n) { float s = 0; for (int i = 0; i < n; i++) s += sqrtf(1 + x[i] * x[i]); return s; }", (some(3).astype("f4"),)),
    Row("float written", "f(x: f32[n], out y: f32[n], n, a: f32)", C + "void f(const float *x, float *y, int n, float a) { for (int i = 0; i < n; i++) y[i] = a * x[i] * x[i]; }", (some(3).astype("f4"), 0.5)),
    Row("rows apart", "f(a: f64[n, m:lda], n, m, lda) -> f64", C + "double f(const double *a, int n, int m, int lda) { double s = 0; for (int i = 0; i < n; i++) for (int j = 0; j < m; j++) s += a[i * lda + j] * a[i * lda] * (i + 1); return s; }", (some(3, 2),)),
    Row("three axes", "f(x: f64[n, 3], out y: f64[n, n], n)", C + "void f(const double *x, double *y, int n) { for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) { double s = 0; for (int k = 0; k < 3; k++) s += x[3 * i + k] * x[3 * j + k]; y[i * n + j] = s / (1 + s); } }", (some(2, 3),)),
    Row("branches", "f(x: f64[n], n) -> f64", C + "double f(const double *x, int n) { double s = 0; for (int i = 0; i < n; i++) { if (x[i] > 0.8) s += x[i] * x[i]; else s += log(x[i]); } return s; }", (np.array([0.3, 1.2, 0.5, 1.4]),)),
    Row("steps", "f(x: f64, steps) -> f64", C + "double f(double x, int steps) { while (steps-- > 0) x += 0.1 * sin(x) * x; return x; }", (0.9, 7)),
    Row("while", "f(x: f64) -> f64", C + "double f(double x) { double y = x; while (y < 100) y *= 1 + x; return y; }", (0.7,)),
    Row("recursive", "f(x: f64[n], n) -> f64", C + "double f(const double *x, int n) { return n ? x[0] * (1 + f(x + 1, n - 1)) : 1; }", (some(4),)),
    Row("heap", "f(x: f64[n], n) -> f64", C + "double f(const double *x, int n) { double *y = malloc(n * sizeof *y), s = 0; memcpy(y, x, n * sizeof *y); for (int i = 0; i < n; i++) y[i] *= y[n - 1 - i]; for (int i = 0; i < n; i++) s += y[i]; free(y); return s; }", (some(4),)),
    Row("structures inside", "f(x: f64[n], n) -> f64", C + "typedef struct { double a, b; } pair;\nstatic pair turn(pair p, double x) { pair q = {p.a * cos(x) - p.b * sin(x), p.a * sin(x) + p.b * cos(x)}; return q; }\ndouble f(const double *x, int n) { pair p = {1, 0.5}; for (int i = 0; i < n; i++) p = turn(p, x[i]); return p.a * p.a * p.b; }", (some(3),)),
    Row("pointers to functions", "f(x: f64[n], n, which) -> f64", C + "static double one(double x) { return x * x; }\nstatic double two(double x) { return sin(x); }\ndouble f(const double *x, int n, int which) { double (*g)(double) = which ? one : two; double s = 0; for (int i = 0; i < n; i++) s += g(x[i]); return s; }", (some(3), 1)),
    Row("integers beside", "f(x: f64[n], const index: i32[m], n, m) -> f64", C + "double f(const double *x, const int *index, int n, int m) { double s = 0; for (int i = 0; i < m; i++) s += x[index[i]] * x[index[i]] * (i + 1); return s; }", (some(4), np.array([3, 0, 3, 1, 2], "i4"))),
    Row("C++", "f(x: f64[n], n) -> f64", CPP + 'double f(const double *x, int n) { std::vector<double> y(x, x + n); double s = 0; for (double v : y) { if (v < 0) throw std::domain_error("negative"); s += std::sqrt(v) * y[0]; } return s; }', (some(3),), "c++"),
    Row("Fortran", "f(in x: f64[n], out y: f64[n], n, a)", "subroutine f(x, y, n, a)\n  integer, intent(in) :: n\n  double precision, intent(in) :: x(n), a\n  double precision, intent(out) :: y(n)\n  y = a * x**2 + sum(x)\nend subroutine\n", (some(3), 0.5), "fortran"),
    Row("Fortran, two axes", "f(in u: f64[n, m] order=F, out v: f64[n, m] order=F, n, m)", "subroutine f(u, v, n, m)\n  integer, intent(in) :: n, m\n  double precision, intent(in) :: u(n, m)\n  double precision, intent(out) :: v(n, m)\n  integer :: i\n  do i = 1, n\n    v(i, :) = i * u(i, :) * u(1, m)\n  end do\nend subroutine\n", (np.asfortranarray(some(2, 3)),), "fortran"),
    Row("Rust", "f(in x: f64[n] slice, a: f64) -> f64", "#[no_mangle]\npub fn f(x: &[f64], a: f64) -> f64 { x.windows(2).map(|w| a * (w[1] - w[0]).powi(2)).sum::<f64>() + x.iter().map(|v| v.sin()).sum::<f64>() }", (some(4), 0.5), "rust"),
]

"""Functions and their derivatives by address."""

from __future__ import annotations

import ctypes

import numpy as np
import pytest
import scipy
import tapeless
from conftest import load

X, W = np.array([1.0, 2.0, 3.0]), np.array([0.5, 1.0, 2.0])


@pytest.fixture(scope="module")
def wls():
    return load("wls.c", "wls(x: f64[n], w: f64[n], n, a) -> f64")


def test_ctypes(wls):
    assert wls.c.declaration == "double wls(const double *x, const double *w, int32_t n, double a);"
    at = ctypes.POINTER(ctypes.c_double)
    assert wls.c.ctypes(X.ctypes.data_as(at), W.ctypes.data_as(at), 3, 0.5) == wls(X, W, 0.5)


def test_ctypes_gradient(wls):
    member = wls.member("fv")
    assert member.declaration.startswith("void wls_fv(const double *in0_x, const double *in1_w, const double *in2_a, const double *in3_return, double *out0_x,")
    given = [X, W, np.array(0.5), np.array(1.0)]
    found = [np.zeros(3), np.zeros(3), np.zeros(())]
    at = ctypes.POINTER(ctypes.c_double)
    member.ctypes(*(each.ctypes.data_as(at) for each in given + found), 3)
    for one, other in zip(found, wls.grad(X, W, 0.5)):
        np.testing.assert_array_equal(one, other)


def test_cffi(wls):
    cffi = pytest.importorskip("cffi")
    ffi = cffi.FFI()
    ffi.cdef(wls.c.declaration)
    called = ffi.cast("double(*)(const double *, const double *, int, double)", wls.address)
    assert called(ffi.from_buffer("double[]", X), ffi.from_buffer("double[]", W), 3, 0.5) == wls(X, W, 0.5)


def test_low_level_callable():
    f = tapeless.load(source="#include <math.h>\ndouble f(double x, double a) { return exp(-a * x * x); }\n", signature="f")
    bell = tapeless.load(source="#include <math.h>\ndouble bell(double x) { return exp(-x * x); }\n", signature="bell")
    value, _ = scipy.integrate.quad(scipy.LowLevelCallable(bell.c.ctypes), -8, 8)
    assert value == pytest.approx(np.sqrt(np.pi), rel=1e-12)
    by_a, _ = scipy.integrate.quad(lambda x: f.grad(x, 1.0).a, -8, 8)
    assert by_a == pytest.approx(-np.sqrt(np.pi) / 2, rel=1e-9)


def test_minimize():
    text = """
        double rosenbrock(const double *x, int n) {
          double s = 0;
          for (int i = 0; i + 1 < n; i++) {
            double a = x[i + 1] - x[i] * x[i], b = 1 - x[i];
            s += 100 * a * a + b * b;
          }
          return s;
        }
    """
    rosenbrock = tapeless.load(source=text, signature="rosenbrock(x: f64[n], n) -> f64")
    found = scipy.optimize.minimize(
        rosenbrock.value_and_grad, [-1.0, 2.0, 1.5], jac=True, hessp=lambda x, p: rosenbrock.hvp((x,), p), method="trust-ncg", options={"gtol": 1e-10}
    )
    np.testing.assert_allclose(found.x, np.ones(3), atol=1e-8)

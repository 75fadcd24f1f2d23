"""Functions of Numba."""

from __future__ import annotations

import math

import numpy as np
import pytest
import tapeless
from conftest import differences

numba = pytest.importorskip("numba")

X = np.array([1.0, -2.0, 3.0])


def weighted(x, a):
    s = 0.0
    for v in x:
        s += math.log1p(a * v * v)
    return s


def waves(u, a):
    s = 0.0
    for i in range(u.shape[0]):
        for j in range(u.shape[1]):
            s += math.sin(a * u[i, j])
    return s


def chained(x):
    y = np.zeros(x.shape[0])
    for i in range(1, x.shape[0]):
        y[i] = x[i] * x[i - 1] + 1.0 / x[0]
    return np.sum(y * y)


def doubled(x, y):
    for i in range(x.size):
        y[i] = 2 * x[i] ** 2


def test_from_numba():
    f = tapeless.from_numba(numba.njit(weighted), "weighted(x: f64[n], a: f64) -> f64")
    assert f(X, 0.5) == pytest.approx(weighted(X, 0.5), rel=1e-14)
    gradient = f.grad(X, 0.5)
    np.testing.assert_allclose(gradient.x, X / (1 + 0.5 * X * X), rtol=1e-13)
    np.testing.assert_allclose(gradient.a, np.sum(X * X / (1 + 0.5 * X * X)), rtol=1e-13)
    with pytest.raises(tapeless.TapelessError, match="Numba's code has none"):
        f.explain()


def test_two_axes():
    f = tapeless.from_numba(waves, "waves(u: f64[n, m], a: f64) -> f64")
    u = np.arange(6.0).reshape(2, 3)
    gradient = f.grad(u, 0.5)
    np.testing.assert_allclose(gradient.u, 0.5 * np.cos(0.5 * u), rtol=1e-13)
    np.testing.assert_allclose(gradient.a, np.sum(u * np.cos(0.5 * u)), rtol=1e-13)


def test_own_arrays():
    f = tapeless.from_numba(chained, "chained(x: f64[n]) -> f64")
    assert f(X) == pytest.approx(chained(X), rel=1e-14)
    np.testing.assert_allclose(f.grad(X), differences(f, (X,), (0,))[0], rtol=1e-7)
    hessian = f.hessian(X)
    np.testing.assert_allclose(hessian, hessian.T, rtol=1e-14)
    np.testing.assert_allclose(hessian @ X, f.hvp((X,), X), rtol=1e-14)


def test_exceptions():
    f = tapeless.from_numba(chained, "chained(x: f64[n]) -> f64")
    for call in (f, f.grad):
        with pytest.raises(tapeless.PrimalError, match="ZeroDivisionError: division by zero"):
            call(np.zeros(3))


def test_written_arrays():
    f = tapeless.from_numba(doubled, "doubled(x: f64[n], out y: f64[n])")
    np.testing.assert_allclose(f.jacobian(X), np.diag(4 * X), rtol=1e-14)


def test_lengths_are_no_arguments():
    with pytest.raises(tapeless.SignatureError, match="`n` is a length and an argument"):
        tapeless.from_numba(weighted, "weighted(x: f64[n], n)")


def test_functions_of_the_process():
    """What only Numba's process defines is named: a gradient is refused, a call does not link."""

    def squared(x):
        return np.dot(x, x)

    f = tapeless.from_numba(squared, "squared(x: f64[n]) -> f64")
    with pytest.raises(tapeless.DerivativeError, match="`numba_xxdot` has no definition here"):
        f.grad(X)
    with pytest.raises(tapeless.CompileError, match="numba_xxdot: called, but defined nowhere"):
        f(X)

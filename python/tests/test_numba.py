"""Functions of Numba."""

from __future__ import annotations

import math

import numpy as np
import pytest
import tapeless

numba = pytest.importorskip("numba")

X = np.array([1.0, -2.0, 3.0])


def weighted(x, a):
    s = 0.0
    for v in x:
        s += math.log1p(a * v * v)
    return s


def test_from_numba():
    f = tapeless.from_numba(numba.njit(weighted), "weighted(x: f64[n], a: f64) -> f64")
    assert f(X, 0.5) == pytest.approx(weighted(X, 0.5), rel=1e-14)
    gradient = f.grad(X, 0.5)
    np.testing.assert_allclose(gradient.x, X / (1 + 0.5 * X * X), rtol=1e-13)
    np.testing.assert_allclose(gradient.a, np.sum(X * X / (1 + 0.5 * X * X)), rtol=1e-13)


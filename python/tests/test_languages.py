"""C++, Fortran, Rust."""

from __future__ import annotations

import numpy as np
import pytest
import tapeless
from conftest import differences, load

Q = np.array([1.0, 2.5, 3.0, 5.0])


def test_cpp():
    area = load("waves.cpp", "geo::area(r: f64[n], n) -> f64")
    np.testing.assert_allclose(area.grad(Q), differences(area, (Q,), (0,))[0], rtol=1e-8)


def test_cpp_throws():
    area = load("waves.cpp", "geo::area(r: f64[n], n) -> f64")
    with pytest.raises(tapeless.PrimalError, match="area needs two radii"):
        area(np.ones(1))
    with pytest.raises(tapeless.PrimalError, match="area needs two radii"):
        area.grad(np.ones(1))
    assert area(Q) == area(Q)


def test_fortran():
    step = load("heat.f90", "heat::step(in u: f64[n], out v: f64[n], n, dt)")
    jacobian = step.jacobian(Q, 0.1)
    assert jacobian.u.shape == (4, 4)
    np.testing.assert_allclose(jacobian.u @ Q, step(Q, 0.1), rtol=1e-14)
    np.testing.assert_allclose(jacobian.dt[1:3], np.diff(Q, 2), rtol=1e-13)
    energy = load("heat.f90", "energy(in u: f64[n], n) -> f64")
    np.testing.assert_allclose(energy.grad(Q), 2 * Q, rtol=1e-15)


def test_rust():
    energy = load("spring.rs", "energy(in q: f64[n], n, k: f64) -> f64")
    np.testing.assert_allclose(energy.grad(Q, 2.0).q, differences(lambda q: energy(q, 2.0), (Q,), (0,))[0], rtol=1e-7)
    bent = load("spring.rs", "bent(in q: f64[n] slice, k: f64) -> f64")
    assert bent(Q, 2.0) == pytest.approx(2 * np.sum(np.diff(Q, 2) ** 2))
    np.testing.assert_allclose(bent.grad(Q, 2.0).q, differences(lambda q: bent(q, 2.0), (Q,), (0,))[0], rtol=1e-7)

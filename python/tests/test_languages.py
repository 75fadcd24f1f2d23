"""C++, Fortran, Rust."""

from __future__ import annotations

import numpy as np
import pytest
import tapeless
from conftest import PROGRAMS, differences, load

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


BLEND = """
#include <cmath>
namespace geo {
template <typename T> T power(T x, int k) { return k ? x * power(x, k - 1) : T(1); }
template <typename T> void blend(const T *x, T *y, int n) {
  for (int i = 0; i < n; i++) y[i] = std::sin(x[3 * i]) * x[3 * i + 1] + power(x[3 * i + 2], 3);
}
}
"""


def test_template():
    blend = tapeless.load(source=BLEND, language="c++").function("geo::blend<double>(x: f64[n, 3], out y: f64[n], n)")
    x = np.arange(6.0).reshape(2, 3)
    jacobian = blend.jacobian(x)
    wanted = np.column_stack([np.cos(x[:, 0]) * x[:, 1], np.sin(x[:, 0]), 3 * x[:, 2] ** 2])
    np.testing.assert_allclose(jacobian[[0, 1], [0, 1]], wanted, rtol=1e-14)


def test_template_for_several_types():
    library = tapeless.load(source=BLEND, language="c++")
    blend = library.function("geo::blend<T>(x: T[n, 3], out y: T[n], n)", T=("f32", "f64"))
    x = np.arange(6.0).reshape(2, 3)
    assert blend(x).dtype == np.float64 and blend(x.astype("f4")).dtype == np.float32
    np.testing.assert_allclose(blend.jacobian(x.astype("f4")), blend.jacobian(x), rtol=1e-6)
    np.testing.assert_allclose(blend["f8"].jvp((x,), x)[1], blend.jvp((x,), x)[1])
    with pytest.raises(TypeError, match="arrays of one of these types are wanted: float32, float64"):
        blend(x.astype("i4"))
    with pytest.raises(ValueError, match="has no <T> behind its name"):
        library.function("geo::blend(x: T[n, 3], out y: T[n], n)", T=("f64",))


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


def test_rust_panics():
    bent = load("spring.rs", "bent(in q: f64[n] slice, k: f64) -> f64")
    for call in (bent, bent.grad):
        with pytest.raises(tapeless.PrimalError, match="(?s)spring.rs:.*a chain has three links"):
            call(np.ones(2), 2.0)


def test_cargo():
    chain = tapeless.load(cargo=PROGRAMS / "chain").function("chain_energy(in q: f64[n] slice, stiffness: f64) -> f64")
    np.testing.assert_allclose(chain.grad(Q, 2.0).q, differences(lambda q: chain(q, 2.0), (Q,), (0,))[0], rtol=1e-7)
    with pytest.raises(tapeless.PrimalError, match="a spring of length -1"):
        chain.grad(np.array([1.0, 0.0]), 2.0)


def test_no_crate(tmp_path):
    with pytest.raises(FileNotFoundError, match="`cargo=` is the folder of a crate"):
        tapeless.load(cargo=tmp_path)

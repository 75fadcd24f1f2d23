"""Eight programs as users write them."""

from __future__ import annotations

import math
import subprocess

import numpy as np
import pytest
import tapeless as tl
from conftest import PROGRAMS, differences

X, W = np.array([1.0, 2.0, 3.0]), np.array([0.5, 1.0, 2.0])


@pytest.fixture(scope="module")
def wls():
    return tl.load(PROGRAMS / "wls.c", flags=["-O3"]).function("wls(x: f64[n], w: f64[n], n, a) -> f64")


def test_1_numpy(wls):
    value, gradient = wls.value_and_grad(X, W, 0.5)
    hessian = wls.hessian(X, W, 0.5, wrt="x")
    _, tangent = wls.jvp((X, W, 0.5), (W, X, 0.0))
    assert value == wls(X, W, 0.5)
    for found, slope in zip(gradient, differences(wls, (X, W, 0.5), (0, 1, 2))):
        np.testing.assert_allclose(found, slope, rtol=1e-7)
    assert tangent == pytest.approx(gradient.x @ W + gradient.w @ X, rel=1e-13)
    assert hessian.shape == (3, 3)


def test_2_torch(wls):
    torch = pytest.importorskip("torch")
    x, w, a = (torch.tensor(each, dtype=torch.float64) for each in (X, W, 0.5))
    loss = wls.torch(x.requires_grad_(), w, a)
    loss.backward()
    np.testing.assert_allclose(x.grad, wls.grad(X, W, 0.5).x, rtol=1e-14)
    assert torch.allclose(wls.torch.op(x, w, a, []), loss)


def test_3_jax(wls):
    jax = pytest.importorskip("jax")
    jax.config.update("jax_enable_x64", True)
    rows = np.stack([X, 2 * X])
    found = jax.jit(jax.vmap(jax.grad(wls.jax), (0, None, None)))(rows, W, 0.5)
    np.testing.assert_allclose(found, [wls.grad(row, W, 0.5).x for row in rows], rtol=1e-14)
    np.testing.assert_allclose(jax.hessian(wls.jax)(X, W, 0.5), wls.hessian(X, W, 0.5, wrt="x"), rtol=1e-13)


def test_4_numba():
    pytest.importorskip("numba")

    @tl.from_numba("f(x: f64[n], a: f64) -> f64")
    def f(x, a):
        s = 0.0
        for v in x:
            s += math.log1p(a * v * v)
        return s

    np.testing.assert_allclose(f.grad(X, 0.5).x, X / (1 + 0.5 * X * X), rtol=1e-14)


def test_5_scipy(wls):
    optimize = pytest.importorskip("scipy.optimize")
    found = optimize.minimize(wls.value_and_grad_flat("x", w=W, a=0.5), X, jac=True, method="L-BFGS-B")
    np.testing.assert_allclose(found.x, 0, atol=1e-4)
    smooth = tl.load(source="double f(const double *x, int n, int m) { double s = 0; for (int i = 0; i < n * m; i++) s += (x[i] - i) * (x[i] - i); return s; }")
    f = smooth.function("f(x: f64[n, m], n, m) -> f64")
    found = optimize.minimize(f.value_and_grad_flat("x", shape=(2, 3)), np.zeros(6), jac=True)
    np.testing.assert_allclose(found.x, np.arange(6), atol=1e-6)


def test_6_other_languages():
    step = tl.load(PROGRAMS / "heat.f90").function("heat::step(in u: f64[n], out v: f64[n], n, dt)")
    energy = tl.load(cargo=PROGRAMS / "chain").function("chain_energy(in q: f64[n] slice, stiffness: f64) -> f64")
    text = "template <class T> void twice(const T *x, T *y, int n) { for (int i = 0; i < n; i++) y[i] = 2 * x[i]; }"
    twice = tl.load(source=text, language="c++").function("twice<T>(x: T[n], out y: T[n], n)", T=("f32", "f64"))
    assert step.jacobian(X, 0.1).u.shape == (3, 3)
    assert energy.grad(X, 2.0).q.shape == (3,)
    np.testing.assert_array_equal(twice.jacobian(X), 2 * np.eye(3))


@pytest.mark.parametrize("suffix", ["ll", "bc"])
def test_6_ir(tmp_path, suffix):
    file = tmp_path / f"wls.{suffix}"
    form = ["-S"] if suffix == "ll" else ["-c"]
    subprocess.run(["clang-22", "-O1", "-g", *form, "-emit-llvm", PROGRAMS / "wls.c", "-o", file], check=True)
    wls = tl.load(file, "wls(x: f64[n], w: f64[n], n, a) -> f64")
    np.testing.assert_allclose(wls.grad(X, W, 0.5).x, 2 * W * 0.5 * X / (1 + 0.5 * X * X), rtol=1e-14)


def test_7_c(wls, tmp_path):
    """A program in C with the gradient's declaration."""
    member = wls.member("fv")
    (tmp_path / "wls_fv.h").write_text(f"#include <stdint.h>\n{member.declaration}\n")
    (tmp_path / "main.c").write_text('#include "wls_fv.h"\nvoid *pointer = (void *)wls_fv;\n')
    subprocess.run(["clang-22", "-fsyntax-only", "-Wall", "-Werror", tmp_path / "main.c"], check=True)
    assert member.address != wls.address


def test_8_look(wls):
    assert "reversed as they run: the iterations of loops in line 5" in str(wls.explain(n=10**7))
    act = tl.load(PROGRAMS / "wls.c", flags=["-O3"]).function("act(x: f64[n], out y: f64[n], n, a)")
    shown = act.explain(n=10**7)
    assert "tanh" in str(shown) and "160000032 where n = 10000000" in str(shown)
    assert "<table>" in shown._repr_html_()
    assert "float64" in wls._repr_html_()

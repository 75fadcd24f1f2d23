"""Functions on NumPy arrays: values, derivatives of both modes and both orders, shapes, batches, threads."""

from __future__ import annotations

import threading
import warnings

import numpy as np
import pytest
import tapeless
from conftest import PROGRAMS, differences, load

RANDOM = np.random.default_rng(7)
X, W = np.array([1.0, -2.0, 3.0]), np.array([0.5, 1.0, 2.0])


@pytest.fixture(scope="module")
def wls():
    return load("wls.c", "wls(x: f64[n], w: f64[n], n, a) -> f64")


def reference(x, w, a):
    return float(np.sum(w * np.log1p(a * x * x)))


def test_value_and_gradient(wls):
    value, gradient = wls.value_and_grad(X, W, 0.5)
    assert value == pytest.approx(reference(X, W, 0.5), rel=1e-14)
    assert wls(X, W, 0.5) == value
    for found, slope in zip(gradient, differences(wls, (X, W, 0.5), (0, 1, 2))):
        np.testing.assert_allclose(found, slope, rtol=1e-7)
    np.testing.assert_array_equal(wls.grad(X, W, a=0.5).x, gradient.x)
    assert gradient._fields == ("x", "w", "a")


def test_both_modes_agree(wls):
    args, moved = (X, W, 0.5), (RANDOM.normal(size=3), RANDOM.normal(size=3), 0.3)
    value, tangent = wls.jvp(args, moved)
    again, gradient = wls.vjp(args, 2.0)
    assert value == again
    assert 2 * tangent == pytest.approx(sum(np.sum(g * t) for g, t in zip(gradient, moved)), rel=1e-13)


def test_second_order(wls):
    args = (X, W, 0.5)
    direction = (RANDOM.normal(size=3), np.zeros(3), 0.0)
    product = wls.hvp(args, direction)
    whole = wls.hessian(*args)
    np.testing.assert_allclose(product.x, whole.x.x @ direction[0], rtol=1e-13)
    np.testing.assert_allclose(whole.x.w, whole.w.x.T, rtol=1e-13)
    np.testing.assert_allclose(whole.x.a, whole.a.x, rtol=1e-13)
    step = 1e-5
    up, down = (wls.grad(X + sign * step * direction[0], W, 0.5) for sign in (1, -1))
    np.testing.assert_allclose(product.x, (up.x - down.x) / (2 * step), rtol=1e-7)
    np.testing.assert_array_equal(wls.hessian(*args, wrt="x"), whole.x.x)


def test_outputs_by_pointer():
    act = load("wls.c", "act(x: f64[n], out y: f64[n], n, a)")
    expected = np.tanh(0.5 * X) + np.roll(X, -1)
    np.testing.assert_allclose(act(X, 0.5), expected, rtol=1e-15)
    jacobian = act.jacobian(X, 0.5)
    assert jacobian.x.shape == (3, 3) and jacobian.a.shape == (3,)
    slope = 0.5 / np.cosh(0.5 * X) ** 2
    np.testing.assert_allclose(jacobian.x, np.diag(slope) + np.roll(np.eye(3), 1, axis=1), rtol=1e-13, atol=1e-15)
    forward = np.stack([act.jvp((X, 0.5), (e, 0.0))[1] for e in np.eye(3)], axis=1)
    np.testing.assert_allclose(jacobian.x, forward, rtol=1e-14, atol=1e-15)
    with pytest.raises(TypeError, match="a gradient is that of one number"):
        act.grad(X, 0.5)


def test_several_results_and_lengths_that_are_sums():
    solve = load("wls.c", "solve(x: f64[n], out y: f64[2*n+1], out norm: f64, n)")
    results = solve(X)
    assert results._fields == ("y", "norm", "result") and results.y.shape == (7,)
    jacobian = solve.jacobian(X)
    assert jacobian.y.shape == (7, 3) and jacobian.norm.shape == (3,)
    np.testing.assert_allclose(jacobian.norm, results.y @ jacobian.y / results.norm, rtol=1e-13)
    seeds = (np.zeros(7), 0.0, 1.0)
    np.testing.assert_allclose(solve.vjp((X,), seeds)[1], jacobian.result, rtol=1e-14)


def test_in_place_and_constants():
    smooth = load("wls.c", "smooth(inout u: f64[n, m], const k: f64[3], n, m)")
    u, k = RANDOM.normal(size=(4, 5)), np.array([0.25, 0.5, 0.25])
    before = u.copy()
    after = smooth(u, k)
    np.testing.assert_array_equal(u, before)
    assert [operand.name for operand in smooth.inputs if operand.active] == ["u"]
    jacobian = smooth.jacobian(u, k)
    assert jacobian.shape == (4, 5, 4, 5)
    np.testing.assert_allclose(np.tensordot(jacobian, u, axes=2), after, rtol=1e-13)
    # The axes of Fortran, and arrays that are not in order.
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        np.testing.assert_array_equal(smooth(np.asfortranarray(u), k), after)
        np.testing.assert_array_equal(smooth(np.repeat(u, 2, axis=1)[:, ::2], k), after)


def test_single_precision():
    single = load("wls.c", "single(x: f32[n], n)")
    x = X.astype(np.float32)
    value, gradient = single.value_and_grad(x)
    assert gradient.dtype == np.float32
    np.testing.assert_allclose(gradient, x / np.sqrt(1 + x * x), rtol=1e-6)
    assert value == pytest.approx(float(np.sum(np.sqrt(1 + x * x))), rel=1e-6)
    with pytest.raises(TypeError, match="x must be float32, not float64"):
        single(X)


def test_integers_that_no_shape_tells():
    power = load("wls.c", "power")
    assert power(1.5, 3) == 1.5**3
    assert power.grad(1.5, k=3) == pytest.approx(3 * 1.5**2)
    with pytest.raises(TypeError, match="k must be an integer"):
        power(1.5, 2.5)


def test_many_at_once(wls):
    many = RANDOM.normal(size=(5, 3))
    mapped = wls.vmap((0, None, None))
    values, gradients = mapped.value_and_grad(many, W, 0.5)
    for x, value, gradient in zip(many, values, gradients.x):
        assert value == wls(x, W, 0.5)
        np.testing.assert_array_equal(gradient, wls.grad(x, W, 0.5).x)
    np.testing.assert_array_equal(wls.vmap((1, None, None))(many.T, W, 0.5), values)
    empty = mapped(np.empty((0, 3)), W, 0.5)
    assert empty.shape == (0,)


@pytest.mark.parametrize("length", [0, 1, 2, 100])
def test_lengths(wls, length):
    x, w = RANDOM.normal(size=length), RANDOM.normal(size=length)
    value, gradient = wls.value_and_grad(x, w, 0.5)
    assert value == pytest.approx(reference(x, w, 0.5), rel=1e-12, abs=1e-15)
    np.testing.assert_allclose(gradient.x, w * x / (1 + 0.5 * x * x), rtol=1e-12)


def test_threads(wls):
    wrong = []

    def work(seed):
        x = np.random.default_rng(seed).normal(size=50)
        expected = x / (1 + 0.5 * x * x)
        for _ in range(500):
            if not np.allclose(wls.grad(x, np.ones(50), 0.5).x, expected, rtol=1e-12):
                wrong.append(seed)

    threads = [threading.Thread(target=work, args=(seed,)) for seed in range(8)]
    [thread.start() for thread in threads]
    [thread.join() for thread in threads]
    assert not wrong


def test_memory_does_not_grow(wls):
    import resource

    x, w = np.ones(1000), np.ones(1000)
    for _ in range(1000):
        wls.value_and_grad(x, w, 0.5)
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    for _ in range(20000):
        wls.value_and_grad(x, w, 0.5)
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 4096


def test_several_directions_at_once():
    """Lanes give what calls of their own give, to the last bit; what is left over goes one by one."""
    act = load("wls.c", "act(x: f64[n], out y: f64[n], n, a)")
    for n in (3, 4, 10):
        x = np.linspace(-1, 2, n)
        jacobian = act.jacobian(x, 0.7, wrt="x")
        for at in range(n):
            moved = act.jvp((x, 0.7), (np.eye(n)[at], 0.0))[1]
            np.testing.assert_array_equal(jacobian[:, at], moved)
    assert "fj4" in act._members._entries


def test_several_adjoints_at_once():
    text = "void f(const double *x, double *y, int n) { for (int i = 0; i < 6; i++) y[i] = x[i % n] * x[0] * i; }\n"
    f = tapeless.load(source=text).function("f(x: f64[n], out y: f64[6], n)")
    x = np.linspace(1, 2, 9)
    rows = [f.vjp((x,), np.eye(6)[at])[1] for at in range(6)]
    np.testing.assert_array_equal(f.jacobian(x), rows)
    assert "fv4" in f._members._entries


def test_several_directions_of_a_hessian(wls):
    x = np.linspace(1, 2, 9)
    hessian = wls.hessian(x, x, 0.5, wrt="x")
    for at in range(9):
        line = wls.hvp((x, x, 0.5), (np.eye(9)[at], np.zeros(9), 0.0)).x
        np.testing.assert_allclose(hessian[at], line, rtol=1e-15)
    assert "fvj4" in wls._members._entries


def test_batches_of_directions(wls):
    x, w = np.linspace(1, 2, 5), np.ones(5)
    random = np.random.default_rng(0)
    dx, many = random.normal(size=(6, 5)), random.normal(size=(6, 5))
    here = wls.vmap(None)
    tangents = here.jvp((x, w, 0.5), (dx, np.zeros(5), 0.0))
    products = here.hvp((x, w, 0.5), (dx, np.zeros(5), 0.0))
    adjoints = here.vjp((x, w, 0.5), np.arange(6.0))
    for at in range(6):
        assert tangents[at] == wls.jvp((x, w, 0.5), (dx[at], np.zeros(5), 0.0))[1]
        np.testing.assert_allclose(products.x[at], wls.hvp((x, w, 0.5), (dx[at], np.zeros(5), 0.0)).x, rtol=1e-14)
        np.testing.assert_allclose(adjoints.w[at], at * wls.grad(x, w, 0.5).w, rtol=1e-14)
    elsewhere = wls.vmap((0, None, None))
    moved = elsewhere.jvp((many, w, 0.5), (dx, np.zeros(5), 0.0))
    for at in range(6):
        assert moved[at] == wls.jvp((many[at], w, 0.5), (dx[at], np.zeros(5), 0.0))[1]
    assert {"fj4", "fv4", "fvj4"} <= set(wls._members._entries)


def test_scipy(wls):
    optimize = pytest.importorskip("scipy.optimize")
    found = optimize.minimize(
        lambda x: tuple(np.asarray(part) for part in (wls(x, W, 0.5), wls.grad(x, W, 0.5).x)),
        X,
        jac=True,
        method="BFGS",
    )
    np.testing.assert_allclose(found.x, 0, atol=1e-4)


def test_what_it_shows(wls):
    assert repr(wls) == "<tapeless function wls(x: f64[n], w: f64[n], n, a) -> f64>"
    assert "<td>float64</td>" in wls._repr_html_()


def test_text_and_ir(tmp_path):
    square = tapeless.load(source="double square(double x) { return x * x; }").function("square")
    assert square.grad(3.0) == 6.0
    import subprocess

    from tapeless import _tools

    ir = tmp_path / "square.ll"
    words = [_tools.clang(), "-g", "-O1", "-S", "-emit-llvm", "-o", str(ir), "-x", "c", "-"]
    subprocess.run(words, input="double cube(double x) { return x * x * x; }", text=True, check=True)
    assert tapeless.load(ir, "cube").grad(2.0) == 12.0
    assert PROGRAMS.is_dir()

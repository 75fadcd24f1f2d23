"""Functions of JAX: under each of its transformations, against the same function in `jax.numpy`."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import textwrap

import numpy as np
import pytest
import tapeless
from conftest import load
from table import TABLE

jax = pytest.importorskip("jax")
jnp = pytest.importorskip("jax.numpy")
jax.config.update("jax_enable_x64", True)

X, W, A = jnp.array([1.0, 2.0, 3.0]), jnp.array([0.5, 1.0, 2.0]), 0.5
MANY, WEIGHTS = jnp.stack([X, 2 * X]), jnp.stack([W, W + 1, 3 * W])


@pytest.fixture(scope="module")
def f():
    return load("wls.c", "wls(x: f64[n], w: f64[n], n, a) -> f64").jax


def ours(x, w, a):
    return jnp.sum(w * jnp.log1p(a * x * x))


TRANSFORMED = {
    "value": lambda f: f(X, W, A),
    "jit": lambda f: jax.jit(f)(X, W, A),
    "grad": lambda f: jax.grad(f, (0, 1, 2))(X, W, A),
    "jit of grad": lambda f: jax.jit(jax.value_and_grad(f, (0, 2)))(X, W, A),
    "jvp": lambda f: jax.jvp(f, (X, W, A), (W, X, 0.1)),
    "hessian": lambda f: jax.hessian(f, (0, 1))(X, W, A),
    "reverse over reverse": lambda f: jax.jacrev(jax.grad(f))(X, W, A),
    "forward over forward": lambda f: jax.jacfwd(jax.jacfwd(f))(X, W, A),
    "third order": lambda f: jax.jacfwd(jax.hessian(f))(X, W, A),
    "vmap": lambda f: jax.vmap(f, (0, None, None))(MANY, W, A),
    "vmap of another axis": lambda f: jax.vmap(jax.grad(f), (1, None, None))(MANY.T, W, A),
    "vmap of vmap": lambda f: jax.vmap(jax.vmap(jax.grad(f), (None, 0, None)), (0, None, None))(MANY, WEIGHTS, A),
    "vmap of vmap of the same": lambda f: jax.vmap(jax.vmap(f, (0, None, None)), (0, 0, None))(jnp.stack([MANY, MANY + 1]), WEIGHTS[:2], A),
    "grad of vmap": lambda f: jax.grad(lambda w: jax.vmap(f, (0, None, None))(MANY, w, A).sum())(W),
    "hessian of vmap": lambda f: jax.vmap(jax.hessian(f), (0, None, None))(MANY, W, A),
    "scan": lambda f: jax.grad(lambda x: jax.lax.scan(lambda c, _: (c + f(c * x, W, A), None), 0.1, None, length=4)[0])(X),
    "cond": lambda f: jax.grad(lambda x: jax.lax.cond(x[0] > 0, lambda x: f(x, W, A), lambda x: 0.0, x))(X),
    "remat": lambda f: jax.grad(jax.checkpoint(lambda x: f(x, W, A)))(X),
}


@pytest.mark.parametrize("name", TRANSFORMED)
def test_transformations(f, name):
    found, expected = TRANSFORMED[name](f), TRANSFORMED[name](ours)
    jax.tree.map(lambda a, b: np.testing.assert_allclose(a, b, rtol=1e-10, atol=1e-12), found, expected)


def test_check_grads(f):
    check_grads = pytest.importorskip("jax.test_util").check_grads
    check_grads(f, (X, W, A), order=2, modes=["fwd", "rev"])


@pytest.mark.slow
@pytest.mark.parametrize("row", TABLE, ids=lambda row: row.name)
def test_table(row):
    """Both modes to the second order, against differences."""
    function = row.load()
    single = any(operand.dtype == np.float32 for operand in function.inputs)
    wanted = {operand.name for operand in function._wanted}
    args = [arg if name not in wanted or isinstance(arg, np.ndarray) else float(arg) for name, arg in zip(function.arguments, row.args)]
    places = [at for at, name in enumerate(function.arguments) if name in wanted]

    def call(*active):
        given = list(args)
        for at, value in zip(places, active):
            given[at] = value
        return tuple(function.jax(*given)) if len(function.outputs) > 1 else function.jax(*given)

    active = [jnp.asarray(args[at], np.float32 if single else np.float64) for at in places]
    tolerance = {"atol": 5e-2, "rtol": 5e-2, "eps": 1e-2} if single else {"atol": 1e-5, "rtol": 1e-5}
    pytest.importorskip("jax.test_util").check_grads(call, active, order=1 if single else 2, modes=["fwd", "rev"], **tolerance)


def test_arrays_come_out():
    act = load("wls.c", "act(x: f64[n], out y: f64[n], n, a)").jax
    expected = lambda x, a: jnp.tanh(a * x) + jnp.roll(x, -1)  # noqa: E731
    for transform in (jax.jacrev, jax.jacfwd):
        np.testing.assert_allclose(transform(act)(X, A), transform(expected)(X, A), rtol=1e-12, atol=1e-14)
    found = jax.vmap(jax.jacrev(act), (0, None))(MANY, A)
    np.testing.assert_allclose(found, jax.vmap(jax.jacrev(expected), (0, None))(MANY, A), rtol=1e-12, atol=1e-14)


def test_constants_have_no_gradient():
    smooth = load("wls.c", "smooth(inout u: f64[n, m], const k: f64[3], n, m)").jax
    u, k = jnp.arange(12.0).reshape(3, 4), jnp.array([0.25, 0.5, 0.25])
    gradient = jax.grad(lambda u, k: smooth(u, k).sum(), (0, 1))(u, k)
    assert np.all(gradient[1] == 0) and gradient[0].shape == (3, 4)


def test_order_of_fortran():
    """Elements lie column by column: told to XLA as a layout, so that none is moved by hand."""
    text = """
subroutine weigh(u, v, n, m)
  integer, intent(in) :: n, m
  double precision, intent(in) :: u(n, m)
  double precision, intent(out) :: v(n, m)
  integer :: i, j
  do j = 1, m
    do i = 1, n
      v(i, j) = i * u(i, j) ** 2 + 10 * j * u(i, m)
    end do
  end do
end subroutine
"""
    weigh = tapeless.load(source=text, language="fortran", signature="weigh(in u: f64[n, m] order=F, out v: f64[n, m] order=F, n, m)")
    u = jnp.arange(6.0).reshape(2, 3)
    row, column = jnp.arange(1.0, 3)[:, None], jnp.arange(1.0, 4)[None]
    expected = lambda u: row * u**2 + 10 * column * u[:, -1:]  # noqa: E731
    np.testing.assert_allclose(weigh.jax(u), expected(u), rtol=1e-14)
    np.testing.assert_allclose(weigh(np.asfortranarray(u)), expected(u), rtol=1e-14)
    for transform in (jax.jacrev, jax.jacfwd):
        np.testing.assert_allclose(jax.jit(transform(weigh.jax))(u), transform(expected)(u), rtol=1e-13)
    many = jnp.stack([u, u + 1])
    np.testing.assert_allclose(jax.vmap(weigh.jax)(many), jax.vmap(expected)(many), rtol=1e-14)


def test_directions_go_together():
    act = load("wls.c", "act(x: f64[n], out y: f64[n], n, a)")
    x = jnp.linspace(0, 1, 9)
    expected = lambda x: jnp.tanh(A * x) + jnp.roll(x, -1)  # noqa: E731
    for transform, path in ((jax.jacfwd, "fj4"), (jax.jacrev, "fv4")):
        np.testing.assert_allclose(jax.jit(transform(lambda x: act.jax(x, A)))(x), transform(expected)(x), rtol=1e-12, atol=1e-14)
        assert path in act._members._entries


def test_exported_to_another_process(f, tmp_path):
    """A serialised module names members by what they are made of; another process finds them in the cache."""
    exported = jax.export.export(jax.jit(jax.grad(f)), disabled_checks=[jax.export.DisabledSafetyCheck.custom_call("tapeless")])(X, W, A)
    (tmp_path / "module").write_bytes(exported.serialize())
    program = f"""
        import pathlib, jax, tapeless, tapeless.jax
        jax.config.update("jax_enable_x64", True)
        tapeless.jax.register()
        exported = jax.export.deserialize(bytearray(pathlib.Path({str(tmp_path / "module")!r}).read_bytes()))
        print(exported.call(jax.numpy.array({X.tolist()}), jax.numpy.array({W.tolist()}), {A}).tolist())
    """
    told = {**os.environ, "TAPELESS_CACHE": str(tapeless.config.cache)}
    done = subprocess.run([sys.executable, "-c", textwrap.dedent(program)], capture_output=True, text=True, env=told)
    assert done.returncode == 0, done.stderr
    np.testing.assert_array_equal(np.array(json.loads(done.stdout)), jax.grad(f)(X, W, A))
    told["TAPELESS_CACHE"] = str(tmp_path)
    done = subprocess.run([sys.executable, "-c", textwrap.dedent(program)], capture_output=True, text=True, env=told)
    assert "not in this process, nor in the cache of compiled functions: load the function again" in done.stderr


def test_errors(f):
    with pytest.raises(TypeError, match="x must be float64, not float32"):
        f(X.astype(jnp.float32), W, A)
    with pytest.raises(ValueError, match="w has 2 elements, but n = 3"):
        jax.jit(f)(X, W[:2], A)
    power = load("wls.c", "power").jax
    assert jax.grad(power)(1.5, 3) == pytest.approx(3 * 1.5**2)
    with pytest.raises(TypeError, match="k must be an integer that is known"):
        jax.jit(power)(1.5, 3)

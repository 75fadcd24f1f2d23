"""What holds whatever the arguments: random shapes, strides and batches; threads; no memory is lost; processes."""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import threading

import numpy as np
import pytest
import tapeless
from conftest import PROGRAMS, load
from hypothesis import given, settings
from hypothesis import strategies as st


@pytest.fixture(scope="module")
def product():
    text = "void f(const double *a, const double *b, double *c, int n, int m, int k) { for (int i = 0; i < n; i++) for (int j = 0; j < m; j++) for (int l = 0; l < k; l++) c[i * m + j] += a[i * k + l] * b[l * m + j]; }"
    return tapeless.load(source=text).function("f(a: f64[n, k], b: f64[k, m], out c: f64[n, m], n, m, k)")


@pytest.mark.filterwarnings("ignore::tapeless._arrays.CopyWarning")
@settings(deadline=None, max_examples=150, database=None)
@given(st.integers(0, 4), st.integers(0, 4), st.integers(0, 4), st.integers(0, 3), st.integers(0, 2**32 - 1), st.sampled_from(["C", "F", "steps"]))
def test_shapes_and_strides(product, n, m, k, batch, seed, order):
    random = np.random.default_rng(seed)

    def some(*shape):
        if order == "steps":
            return random.normal(size=tuple(2 * each for each in shape))[tuple(slice(None, None, 2) for _ in shape)]
        return np.asarray(random.normal(size=shape), order=order)

    a, b, c = some(n, k), some(k, m), some(n, m)
    np.testing.assert_allclose(product(a, b), a @ b, rtol=1e-12, atol=1e-12)
    adjoint = product.vjp((a, b), c)[1]
    np.testing.assert_allclose(adjoint.a, c @ b.T, rtol=1e-12, atol=1e-12)
    np.testing.assert_allclose(adjoint.b, a.T @ c, rtol=1e-12, atol=1e-12)
    jacobian = product.jacobian(a, b)
    np.testing.assert_allclose(jacobian.a, np.einsum("ij,lm->imjl", np.eye(n), b).reshape(n, m, n, k), atol=1e-12)
    many = some(batch, n, k)
    np.testing.assert_allclose(product.vmap((0, None))(many, b), many @ b, rtol=1e-12, atol=1e-12)


def test_threads():
    wls = load("wls.c", "wls(x: f64[n], w: f64[n], n, a) -> f64")
    xs = [np.random.default_rng(at).normal(size=200) for at in range(8)]
    w = np.ones(200)
    wanted = [wls.grad(x, w, 0.5).x for x in xs]
    wrong = []

    def work(at):
        for _ in range(2000):
            if not np.array_equal(wls.grad(xs[at], w, 0.5).x, wanted[at]):
                wrong.append(at)

    threads = [threading.Thread(target=work, args=(at,)) for at in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong


def test_no_memory_is_lost():
    wls = load("wls.c", "wls(x: f64[n], w: f64[n], n, a) -> f64")
    x, w = np.ones(100), np.ones(100)

    def calls(count):
        for _ in range(count):
            wls.value_and_grad(x, w, 0.5)
            wls.hvp((x, w, 0.5), (x, w, 0.0))

    calls(2000)
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    calls(50_000)
    # In KiB; what is lost once a call would be 80 MB.
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 4096


PROGRAM = """
import multiprocessing, sys
import numpy as np, tapeless

def gradient(x):
    f = tapeless.load({file!r}, "wls(x: f64[n], w: f64[n], n, a) -> f64")
    return f.grad(x, np.ones(3), 0.5).x

if __name__ == "__main__":
    x = np.array([1.0, 2.0, 3.0])
    wanted = gradient(x)
    with multiprocessing.get_context(sys.argv[1]).Pool(2) as pool:
        assert all(np.array_equal(each, wanted) for each in pool.map(gradient, [x, x]))
"""


@pytest.mark.parametrize("how", ["fork", "spawn"])
def test_processes(how, tmp_path):
    (tmp_path / "program.py").write_text(PROGRAM.format(file=str(PROGRAMS / "wls.c")))
    told = {**os.environ, "TAPELESS_CACHE": str(tapeless.config.cache)}
    done = subprocess.run([sys.executable, "program.py", how], cwd=tmp_path, env=told, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr

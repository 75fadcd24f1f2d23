"""Functions of TensorFlow, against the same function in TensorFlow."""

from __future__ import annotations

import warnings

import numpy as np
import pytest
from conftest import load

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    tf = pytest.importorskip("tensorflow")

X, W, A = np.array([1.0, 2.0, 3.0]), np.array([0.5, 1.0, 2.0]), np.float64(0.5)


@pytest.fixture(scope="module")
def f():
    return load("wls.c", "wls(x: f64[n], w: f64[n], n, a) -> f64").tf


def ours(x, w, a):
    return tf.reduce_sum(w * tf.math.log1p(a * x * x))


def gradients(f):
    x, w, a = (tf.constant(each) for each in (X, W, A))
    with tf.GradientTape() as tape:
        tape.watch([x, w, a])
        y = f(x, w, a)
    return tape.gradient(y, [x, w, a])


def hessian(f):
    x, w, a = (tf.constant(each) for each in (X, W, A))
    with tf.GradientTape(persistent=True) as outer:
        outer.watch(x)
        with tf.GradientTape() as tape:
            tape.watch(x)
            y = f(x, w, a)
        g = tape.gradient(y, x)
    return outer.jacobian(g, x, experimental_use_pfor=False)


def test_gradients(f):
    for found, expected in zip(gradients(f), gradients(ours)):
        np.testing.assert_allclose(found, expected, rtol=1e-12)
    np.testing.assert_allclose(hessian(f), hessian(ours), rtol=1e-12, atol=1e-14)


def test_graph(f):
    found = tf.function(lambda x: tf.gradients(f(x, W, A), x)[0])(tf.constant(X))
    np.testing.assert_allclose(found, gradients(ours)[0], rtol=1e-12)


def test_errors(f):
    with pytest.raises(TypeError, match="x must be float64, not float32"):
        f(tf.constant(X, tf.float32), W, A)

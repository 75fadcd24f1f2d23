"""Fits, linear algebra, and the rest."""

import jax.numpy as jnp
import numpy as np
from jax import lax
from jax.nn import logsumexp
from jax.scipy.linalg import solve_triangular
from jax.scipy.special import erfc


def gmm():
    n, d, components = 1000, 10, 200
    below = np.tril_indices(d, -1)

    def likelihood(x, data):
        alpha, mean, logdiag, lower = jnp.split(x, np.cumsum([components, components * d, components * d]))
        mean, logdiag = mean.reshape(components, d), logdiag.reshape(components, d)
        lower = lower.reshape(components, len(below[0]))
        factor = jnp.zeros((components, d, d)).at[:, *below].set(lower)
        factor = factor.at[:, np.arange(d), np.arange(d)].set(jnp.exp(logdiag))
        y = jnp.einsum("krs,ns->nkr", factor, data) - jnp.einsum("krs,ks->kr", factor, mean)
        term = alpha + jnp.sum(logdiag, axis=1) - 0.5 * jnp.sum(y * y, axis=2)
        prior = 0.5 * (jnp.sum(jnp.exp(2 * logdiag)) + jnp.sum(lower**2))
        return jnp.sum(logsumexp(term, axis=1)) - n * (logsumexp(alpha) + 0.5 * d * np.log(2 * np.pi)) - prior

    x = 0.3 * np.sin(1.7 * np.arange(components * (1 + d + d + len(below[0]))))
    i = np.arange(n * d)
    return n, likelihood, x, (np.cos(0.9 * i) + 0.2 * np.sin(3.1 * i)).reshape(n, d)


def project(camera, point):
    """Points as cameras see them, one of each a row."""
    rotation, p = camera[:, :3], point - camera[:, 3:6]
    angle = jnp.linalg.norm(rotation, axis=1, keepdims=True)
    w = rotation / angle
    turned = p * jnp.cos(angle) + jnp.cross(w, p) * jnp.sin(angle)
    turned += w * jnp.sum(w * p, axis=1, keepdims=True) * (1 - jnp.cos(angle))
    flat = turned[:, :2] / turned[:, 2:]
    square = jnp.sum(flat * flat, axis=1, keepdims=True)
    flat = flat * (1 + camera[:, 9:10] * square + camera[:, 10:] * square**2)
    return flat * camera[:, 6:7] + camera[:, 7:9]


def ba():
    cameras, points, n = 20, 1000, 16000

    def seen(x, camera, point):
        at = project(x[: cameras * 11].reshape(-1, 11)[camera], x[cameras * 11 : -n].reshape(-1, 3)[point])
        return at, x[-n:]

    def loss(x, camera, point, at):
        found, w = seen(x, camera, point)
        return jnp.sum((w[:, None] * (found - at)) ** 2) + jnp.sum((1 - w * w) ** 2)

    k, ones = np.arange(cameras), np.ones(cameras)
    turn = [0.3 * np.sin(k), 0.3 * np.cos(2 * k), 0.2 * np.sin(3 * k + 1), np.sin(5 * k), np.cos(7 * k)]
    lens = [-6 * ones, 1.2 * ones, 0.01 * ones, -0.02 * ones, -0.1 * ones, 0.02 * ones]
    i, o = np.arange(cameras * 11, cameras * 11 + points * 3), np.arange(n)
    x = np.concatenate([np.stack(turn + lens, axis=1).ravel(), np.sin(0.37 * i * i), 0.8 + 0.3 * np.sin(0.11 * o)])
    camera, point = o % cameras, o * 7919 % points
    at = np.asarray(seen(x, camera, point)[0]) + 0.05 * np.stack([np.sin(o), np.cos(o)], axis=1)
    return n, loss, x, camera, point, at


def trisolve():
    n = 400

    def loss(x):
        y = solve_triangular(x[: n * n].reshape(n, n), x[n * n :], lower=True)
        return 0.5 * y @ y

    i = np.arange(n * n + n)
    x = np.where(i < n * n, np.cos(0.37 * i) / n, np.sin(i))
    for order in (n, n // 2, n // 4):
        x[np.arange(order) * (order + 1)] += 2
    return n, loss, x


def cholesky():
    n = 200

    def loss(x):
        lower = jnp.tril(x.reshape(n, n))
        a = lax.linalg.cholesky(lower + jnp.tril(lower, -1).T, symmetrize_input=False)
        i = np.arange(n)
        return jnp.sum(jnp.log(jnp.diagonal(a))) + jnp.sum(jnp.tril(a, -1) / (1 + i[:, None] + i))

    x = np.cos(0.37 * np.arange(n * n)) / n
    for order, d in ((n, 3), (n // 2, 9), (n // 4, 27)):
        x[np.arange(order) * (order + 1)] = d
    return n, loss, x


def blackscholes():
    n = 10000

    def normal(x):
        return 0.5 * erfc(-x * 0.5**0.5)

    def loss(x, is_put):
        spot, strike, rate, volatility, time = x.reshape(n, 5).T
        width = volatility * jnp.sqrt(time)
        d1 = (jnp.log(spot / strike) + (rate + 0.5 * volatility**2) * time) / width
        sign = jnp.where(is_put, -1.0, 1.0)
        discounted = strike * jnp.exp(-rate * time)
        price = sign * (spot * normal(sign * d1) - discounted * normal(sign * (d1 - width)))
        return 0.5 * jnp.sum(price**2)

    i = np.arange(n)
    spot, strike, rate = 10 + np.sin(i), 10 + np.cos(2 * i), 0.03 + 0.02 * np.sin(3 * i)
    options = np.stack([spot, strike, rate, 0.3 + 0.1 * np.cos(5 * i), 1.2 + np.sin(7 * i)], axis=1)
    return n, loss, options.ravel(), i * i % 7 < 3


def spline():
    n = 2000

    def loss(y, t, at, data):
        gap = jnp.diff(t)
        jump = jnp.diff(jnp.diff(y) / gap)
        below, above = gap[:-1].at[0].set(0), gap[1:].at[-1].set(0)
        m = lax.linalg.tridiagonal_solve(below, 2 * (gap[:-1] + gap[1:]), above, 6 * jump[:, None])
        m = jnp.pad(m[:, 0], 1)
        i = jnp.clip(jnp.searchsorted(t, at, side="right") - 1, 0, n - 2)
        h = gap[i]
        a, b = (t[i + 1] - at) / h, (at - t[i]) / h
        found = a * y[i] + b * y[i + 1] + ((a**3 - a) * m[i] + (b**3 - b) * m[i + 1]) * h * h / 6
        return 0.5 * jnp.sum((found - data) ** 2)

    i, p = np.arange(n), np.arange(4 * n)
    t = i + 0.3 * np.sin(i)
    at = t[-1] * (0.5 + 0.4999 * np.sin(1.7 * p))
    return n, loss, np.sin(0.05 * i) + 0.2 * np.cos(1.1 * i), t, at, 0.5 * np.cos(0.01 * p)


PROGRAMS = {
    "gmm": [gmm],
    "ba": [ba],
    "trisolve": [trisolve],
    "cholesky": [cholesky],
    "blackscholes": [blackscholes],
    "spline": [spline],
}

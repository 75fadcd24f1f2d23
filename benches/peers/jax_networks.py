"""Sums, layers and networks."""

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax
from jax.nn import logsumexp


def taylorlog():
    terms = 10**7

    def series(x):
        i = jnp.arange(1.0, terms + 1)
        return jnp.sum(x**i / i)

    return terms, series, 0.5


def exponentials(n):
    i = np.arange(n)
    return n, logsumexp, np.sin(i) * 5 + i / n


def matdescent():
    n = 2000

    def loss(a, v, b):
        r = a.reshape(n, n) @ v - b
        return r @ r

    i = np.arange(n)
    return n, loss, np.cos(0.37 * np.arange(n * n)) / n, np.cos(i), np.sin(2 * i)


def cross_entropy(z, labels):
    """The mean over rows of scores."""
    return jnp.mean(logsumexp(z, axis=1) - z[jnp.arange(len(labels)), labels])


def dense():
    batch, pixels, classes = 100, 784, 10

    def loss(w, images, labels):
        z = images @ w[: classes * pixels].reshape(classes, pixels).T + w[classes * pixels :]
        return cross_entropy(z, labels)

    images = 0.5 + 0.5 * np.cos(7 * np.arange(batch * pixels).reshape(batch, pixels))
    w = 0.1 * np.sin(np.arange(classes * pixels + classes))
    return batch, loss, w, images, np.arange(batch) * 7 % classes


def layers(x, shapes):
    """Weights and biases of each layer, one behind another in a flat vector."""
    at = 0
    for outputs, inputs in shapes:
        w = x[at : at + outputs * inputs].reshape(outputs, inputs)
        at += outputs * inputs
        yield w, x[at : at + outputs]
        at += outputs


def mlp():
    batch, shapes = 64, [(128, 64), (64, 128), (10, 64)]

    def loss(x, h, labels):
        for k, (w, b) in enumerate(layers(x, shapes)):
            h = (jnp.tanh(h) if k else h) @ w.T + b
        return cross_entropy(h, labels)

    i = np.arange(sum(outputs * (inputs + 1) for outputs, inputs in shapes))
    j = np.arange(batch * 64)
    rows = np.sin(0.11 * j + 1e-3 * j * j).reshape(batch, 64)
    return batch, loss, 0.2 * np.cos(0.37 * i + 1e-4 * i * i), rows, 7 * np.arange(batch) % 10


def product():
    rows, inner, out = 128, 96, 192

    def loss(x):
        w, rest = x[: out * inner].reshape(out, inner), x[out * inner :].reshape(rows, inner)
        return 0.5 * jnp.sum((rest @ w.T) ** 2)

    return rows, loss, np.cos(0.37 * np.arange(out * inner + rows * inner))


def attention():
    length, head = 256, 64

    def loss(x):
        query, key, value = x.reshape(3, length, head)
        score = jnp.where(jnp.tri(length, dtype=bool), query @ key.T / head**0.5, -jnp.inf)
        return 0.5 * jnp.sum((jax.nn.softmax(score) @ value) ** 2)

    i = np.arange(3 * length * head)
    return length, loss, np.cos(0.37 * i + 1e-4 * i * i)


def layernorm():
    rows, width = 128, 384

    def loss(x):
        scale, shift, into = x[:width], x[width : 2 * width], x[2 * width :].reshape(rows, width)
        shifted = into - jnp.mean(into, axis=1, keepdims=True)
        rstd = lax.rsqrt(jnp.mean(shifted**2, axis=1, keepdims=True) + 1e-5)
        return 0.5 * jnp.sum(jax.nn.gelu(rstd * shifted * scale + shift, approximate=True) ** 2)

    i, j = np.arange(width), np.arange(2 * width, (2 + rows) * width)
    into = np.cos(0.37 * j + 1e-4 * j * j)
    return rows, loss, np.concatenate([1 + 0.3 * np.cos(0.7 * i), 0.2 * np.sin(0.9 * i), into])


def convolution():
    side, inputs, outputs = 48, 8, 16
    weights = outputs * inputs * 9

    def loss(x):
        w, image = x[:weights].reshape(outputs, inputs, 3, 3), x[weights:].reshape(1, inputs, side, side)
        return 0.5 * jnp.sum(jax.nn.relu(lax.conv(image, w, (1, 1), "VALID")) ** 2)

    i = np.arange(weights + inputs * side * side)
    return side, loss, np.cos(0.37 * i * i)


def lstm():
    steps, inputs, hidden = 200, 16, 32
    gates, width = 4 * hidden, inputs + hidden
    state = gates * (width + 1)

    def loss(x, sequence, targets):
        w, b = x[: gates * width].reshape(gates, width), x[gates * width : state]

        def step(before, now):
            (h, c), (row, target) = before, now
            sums = w @ jnp.concatenate([row, h]) + b
            into, forget, out = jax.nn.sigmoid(sums[: 3 * hidden]).reshape(3, hidden)
            c = forget * c + into * jnp.tanh(sums[3 * hidden :])
            h = out * jnp.tanh(c)
            return (h, c), 0.5 * jnp.sum((h - target) ** 2)

        start = x[state : state + hidden], x[state + hidden :]
        return jnp.mean(lax.scan(step, start, (sequence, targets))[1])

    i, j, k = np.arange(state + 2 * hidden), np.arange(steps * inputs), np.arange(steps * hidden)
    sequence = np.sin(0.05 * j + 1e-4 * j * j).reshape(steps, inputs)
    targets = 0.5 * np.cos(0.013 * k).reshape(steps, hidden)
    return steps, loss, 0.3 * np.cos(0.37 * i + 1e-4 * i * i), sequence, targets


PROGRAMS = {
    "taylorlog": [taylorlog],
    "logsumexp": [lambda: exponentials(10**6), lambda: exponentials(10**7)],
    "matdescent": [matdescent],
    "dense": [dense],
    "mlp": [mlp],
    "tiled-matmul": [product],
    "attention": [attention],
    "layernorm": [layernorm],
    "convolution": [convolution],
    "lstm": [lstm],
}

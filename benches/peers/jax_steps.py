"""Time steps, by `lax.scan`."""

import jax.numpy as jnp
import numpy as np
from jax import lax


def repeat(step, start, times):
    """The state after so many steps."""
    return lax.scan(lambda state, _: (step(state), None), start, length=times)[0]


def rk4():
    steps, h = 10000, 1e-4

    def energy(x):
        p = x[3:]

        def slope(u):
            return jnp.stack([p[0] * (u[1] - u[0]), u[0] * (p[1] - u[2]) - u[1], u[0] * u[1] - p[2] * u[2]])

        def step(u):
            k1 = slope(u)
            k2 = slope(u + 0.5 * h * k1)
            k3 = slope(u + 0.5 * h * k2)
            k4 = slope(u + h * k3)
            return u + h / 6 * (k1 + 2 * k2 + 2 * k3 + k4)

        return jnp.sum(repeat(step, x[:3], steps) ** 2)

    return steps, energy, np.array([1, 1.1, 0.9, 10, 28, 8 / 3])


def brusselator():
    side, steps, dt = 32, 100, 2e-3

    def laplacian(u):
        return sum(jnp.roll(u, by, axis) for by in (1, -1) for axis in (0, 1)) - 4 * u

    def loss(x, disk):
        (u, v), (a, b, alpha) = x[:-3].reshape(2, side, side), x[-3:]

        def step(state, time):
            u, v = state
            uuv = u * u * v
            du = b + uuv - (a + 1) * u + alpha * laplacian(u) + jnp.where(time >= 0.1, disk, 0)
            dv = a * u - uuv + alpha * laplacian(v)
            return (u + dt * du, v + dt * dv), None

        u, v = lax.scan(step, (u, v), dt * np.arange(steps))[0]
        return 0.5 * jnp.sum(u * u) + 0.5 * jnp.sum(v * v)

    b, a = np.meshgrid(np.arange(side) / side, np.arange(side) / side, indexing="ij")
    disk = np.where((a - 0.3) ** 2 + (b - 0.6) ** 2 <= 0.01, 5.0, 0.0)
    u, v = 22 * b * (1 - b) * np.sqrt(b * (1 - b)), 27 * a * (1 - a) * np.sqrt(a * (1 - a))
    return steps, loss, np.concatenate([u.ravel(), v.ravel(), [3.4, 1, 10]]), disk


def nbody():
    steps, h, softening = 2000, 1e-3, 1e-2
    mass = np.array([10, 0.5, 0.3, 0.2, 0.1])

    def gaps(q):
        """From each body to each, and the squares of their lengths."""
        d = q[None] - q[:, None]
        return d, softening + jnp.sum(d * d, axis=2)

    def step(state):
        q, v = state
        d, square = gaps(q)
        v = v + jnp.einsum("ij,ijk->ik", h * mass / (square * jnp.sqrt(square)), d)
        return q + h * v, v

    def final_energy(x):
        q, v = repeat(step, tuple(x.reshape(2, 5, 3)), steps)
        pairs = np.triu(np.outer(mass, mass), 1)
        kinetic = 0.5 * jnp.sum(mass[:, None] * v * v)
        return kinetic - jnp.sum(pairs / jnp.sqrt(gaps(q)[1])) + jnp.sum(q * v)

    i = np.arange(5)
    speed, a = np.where(i > 0, np.sqrt(10 / np.maximum(i, 1)), 0), 2.0 * i
    q = np.stack([i * np.cos(a), i * np.sin(a), 0.1 * np.sin(3 * a)], axis=1)
    v = np.stack([-speed * np.sin(a), speed * np.cos(a), 0.05 * i], axis=1)
    return steps, final_energy, np.concatenate([q.ravel(), v.ravel()])


def heat():
    side, steps = 128, 50

    def loss(x):
        u, k = x.reshape(2, side, side)

        def step(u):
            wide = jnp.pad(u, 1, mode="edge")
            around = wide[:-2, 1:-1] + wide[2:, 1:-1] + wide[1:-1, :-2] + wide[1:-1, 2:]
            return u + k * (around - 4 * u)

        return 0.5 * jnp.sum(repeat(step, u, steps) ** 2)

    i, j = np.meshgrid(np.arange(side), np.arange(side), indexing="ij")
    u = np.sin(0.1 * i) * np.cos(0.07 * j) + 0.1 * np.cos(i * j)
    return steps, loss, np.stack([u, 0.15 + 0.05 * np.sin(0.2 * i + 0.3 * j)]).ravel()


def lbm():
    side, steps = 32, 50
    ex, ey = np.array([0, 1, 0, -1, 0, 1, -1, -1, 1]), np.array([0, 0, 1, 0, -1, 1, 1, -1, -1])
    weight = np.array([4 / 9] + 4 * [1 / 9] + 4 * [1 / 36])

    def measure(f):
        rho = jnp.sum(f, axis=0)
        return rho, jnp.tensordot(1.0 * ex, f, 1) / rho, jnp.tensordot(1.0 * ey, f, 1) / rho

    def equilibrium(rho, ux, uy):
        c = ex[:, None, None] * ux + ey[:, None, None] * uy
        return weight[:, None, None] * rho * (1 + 3 * c + 4.5 * c * c - 1.5 * (ux * ux + uy * uy))

    def loss(x):
        def step(f):
            f = f - (f - equilibrium(*measure(f))) / x[-1]
            return jnp.stack([jnp.roll(f[q], (ey[q], ex[q]), (0, 1)) for q in range(9)])

        shear = 0.08 * np.sin(2 * np.pi * np.arange(side) / side)[:, None] * np.ones(side)
        start = equilibrium(x[:-1].reshape(side, side), shear, 0.02)
        rho, ux, uy = measure(repeat(step, start, steps))
        return jnp.sum(0.5 * rho * (ux * ux + uy * uy) + 0.5 * (rho - 1) ** 2)

    i = np.arange(side * side)
    return steps, loss, np.append(1 + 0.05 * np.sin(0.3 * i) * np.cos(0.0017 * i * i), 0.8)


PROGRAMS = {"rk4": [rk4], "brusselator": [brusselator], "nbody": [nbody], "heat": [heat], "lbm": [lbm]}

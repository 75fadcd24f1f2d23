"""Gradients of an ODE loop, a stencil and an n-body energy: this package, PyTorch, JAX, Numba by hand, on the same function.

Prints one JSON object a line: {"program", "name", "ms"}. Each gradient is held against this package's.
"""

from __future__ import annotations

import json
import time
from pathlib import Path

import numpy as np
import tapeless

HERE = Path(__file__).parent
FLAGS = ["-O3", "-ffast-math", "-march=native", "-fveclib=libmvec"]
N_ODE, DT = 2000, 0.01
N_STENCIL, STEPS, RATE = 128, 50, 0.2
N_BODY = 500


def show(program: str, name: str, gradient, right: list[np.ndarray] | None, repeats: int = 7) -> list[np.ndarray]:
    """Times a gradient; it must be the one that is right."""
    found = [np.asarray(each) for each in gradient()]
    for one, other in zip(found, right or found):
        np.testing.assert_allclose(one, other, rtol=1e-6, atol=1e-9 * np.abs(other).max())
    least = 1e9
    for _ in range(repeats):
        start = time.perf_counter()
        gradient()
        least = min(least, time.perf_counter() - start)
    print(json.dumps({"program": program, "name": name, "ms": least * 1e3}), flush=True)
    return found


START, FRICTION, STIFFNESS = np.array([0.5, 0.0]), 0.1, 2.0
FIELD = np.random.default_rng(0).normal(size=(N_STENCIL, N_STENCIL))
X, MASS = np.random.default_rng(1).normal(size=(N_BODY, 3)), np.random.default_rng(2).uniform(1, 2, N_BODY)


def ours() -> dict[str, list[np.ndarray]]:
    model = tapeless.load(HERE / "gradients.c", flags=FLAGS, level="3")
    ode = model.function("ode(start: f64[2], friction, stiffness, n, const dt: f64) -> f64")
    stencil = model.function("stencil(u: f64[n, n], out work: f64[2*n*n], n, steps, const rate: f64) -> f64")
    nbody = model.function("nbody(x: f64[n, 3], mass: f64[n], n) -> f64")
    field = np.ascontiguousarray(FIELD)
    last = (np.zeros(2 * N_STENCIL * N_STENCIL), 1.0)
    right = {
        "ode": show("ode", "tapeless", lambda: ode.grad(START, FRICTION, STIFFNESS, N_ODE, DT), None),
        "stencil": show("stencil", "tapeless", lambda: (stencil.vjp((field, STEPS, RATE), last)[1],), None),
        "nbody": show("nbody", "tapeless", lambda: nbody.grad(X, MASS), None),
    }
    return right


def torch_step(torch, q, p, friction, stiffness):
    def slope(q, p):
        return p, -stiffness * torch.sin(q) - friction * p

    q1, p1 = slope(q, p)
    q2, p2 = slope(q + 0.5 * DT * q1, p + 0.5 * DT * p1)
    q3, p3 = slope(q + 0.5 * DT * q2, p + 0.5 * DT * p2)
    q4, p4 = slope(q + DT * q3, p + DT * p3)
    return q + DT / 6 * (q1 + 2 * q2 + 2 * q3 + q4), p + DT / 6 * (p1 + 2 * p2 + 2 * p3 + p4)


def torch_stencil(torch, u):
    inner = u[1:-1, 1:-1]
    flow = u[1:-1, :-2] + u[1:-1, 2:] + u[:-2, 1:-1] + u[2:, 1:-1] - 4 * inner
    return torch.nn.functional.pad(RATE * flow / (1 + inner * inner), (1, 1, 1, 1)) + u


def torch_nbody(torch, x, mass):
    apart = x[:, None] - x[None]
    pairs = mass[:, None] * mass[None] / torch.sqrt((apart * apart).sum(-1) + 1e-4)
    return -0.5 * (pairs.sum() - pairs.diagonal().sum())


def by_torch(right: dict[str, list[np.ndarray]]) -> None:
    import torch

    def leaves(*arrays):
        return [torch.tensor(each, dtype=torch.float64, requires_grad=True) for each in arrays]

    def gradient(program, given):
        def call():
            for each in given:
                each.grad = None
            program(*given).backward()
            return [each.grad for each in given]

        return call

    for name, compiled in (("PyTorch eager", lambda f: f), ("torch.compile", torch.compile)):
        step = compiled(lambda q, p, friction, stiffness: torch_step(torch, q, p, friction, stiffness))
        diffused = compiled(lambda u: torch_stencil(torch, u))

        def ode(start, friction, stiffness):
            q, p = start[0], start[1]
            for _ in range(N_ODE):
                q, p = step(q, p, friction, stiffness)
            return (q - 1) ** 2

        def stencil(u):
            for _ in range(STEPS):
                u = diffused(u)
            return (u * u).sum()

        show("ode", name, gradient(ode, leaves(START, FRICTION, STIFFNESS)), right["ode"], 3)
        show("stencil", name, gradient(stencil, leaves(FIELD)), right["stencil"], 3)
        show("nbody", name, gradient(compiled(lambda x, mass: torch_nbody(torch, x, mass)), leaves(X, MASS)), right["nbody"], 5)


def by_jax(right: dict[str, list[np.ndarray]]) -> None:
    import jax
    import jax.numpy as jnp

    jax.config.update("jax_enable_x64", True)

    def ode(start, friction, stiffness):
        def step(state, _):
            return torch_step(jnp, *state, friction, stiffness), None

        (q, _), _ = jax.lax.scan(step, (start[0], start[1]), length=N_ODE)
        return (q - 1) ** 2

    def stencil(u):
        def step(u, _):
            inner = u[1:-1, 1:-1]
            flow = u[1:-1, :-2] + u[1:-1, 2:] + u[:-2, 1:-1] + u[2:, 1:-1] - 4 * inner
            return u.at[1:-1, 1:-1].add(RATE * flow / (1 + inner * inner)), None

        u, _ = jax.lax.scan(step, u, length=STEPS)
        return jnp.sum(u * u)

    def nbody(x, mass):
        apart = x[:, None] - x[None]
        pairs = mass[:, None] * mass[None] / jnp.sqrt((apart * apart).sum(-1) + 1e-4)
        return -0.5 * (pairs.sum() - jnp.trace(pairs))

    def gradient(f, *given):
        compiled = jax.jit(jax.grad(f, tuple(range(len(given)))))
        arrays = [jnp.asarray(each) for each in given]
        return lambda: jax.block_until_ready(compiled(*arrays))

    show("ode", "JAX jit", gradient(ode, START, FRICTION, STIFFNESS), right["ode"])
    show("stencil", "JAX jit", gradient(stencil, FIELD), right["stencil"])
    show("nbody", "JAX jit", gradient(nbody, X, MASS), right["nbody"])


def by_numba(right: dict[str, list[np.ndarray]]) -> None:
    """Numba has no derivatives: they are written by hand."""
    import numba_by_hand as by_hand

    show("ode", "Numba, by hand", lambda: by_hand.ode(START, FRICTION, STIFFNESS, N_ODE, DT), right["ode"])
    show("stencil", "Numba, by hand", lambda: (by_hand.stencil(FIELD, STEPS, RATE),), right["stencil"])
    show("nbody", "Numba, by hand", lambda: by_hand.nbody(X, MASS), right["nbody"])


def main() -> None:
    right = ours()
    by_numba(right)
    by_jax(right)
    by_torch(right)


if __name__ == "__main__":
    main()

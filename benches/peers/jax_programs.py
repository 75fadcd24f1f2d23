"""The benchmarks in JAX: what a user of JAX would write for the functions of benches/*.c, at the same inputs.

Usage: jax_programs.py SECONDS NAME…. Prints one line of JSON a benchmark: least seconds of the compiled function and of its
compiled gradient, the value, and the gradient's Euclidean norm. Numbers are of 64 bits. All threads share one core, as the C
programs have one; flags of XLA alone do not see to that.
"""

import json
import os
import sys

# Read when JAX is imported.
os.sched_setaffinity(0, [max(os.sched_getaffinity(0))])
os.environ["JAX_PLATFORMS"] = "cpu"
os.environ["JAX_ENABLE_X64"] = "1"

import jax
import jax_algebra
import jax_networks
import jax_steps
import numpy as np
from timing import least

PROGRAMS = jax_networks.PROGRAMS | jax_steps.PROGRAMS | jax_algebra.PROGRAMS


def measure(name, program, limit):
    """A program is its size, its function, the point, and data that carry no derivative."""
    size, function, x, *data = program
    arguments = [jax.numpy.asarray(array) for array in (x, *data)]
    primal, gradient = jax.jit(function), jax.jit(jax.grad(function))
    value, norm = float(primal(*arguments)), float(np.linalg.norm(gradient(*arguments)))
    times = least((primal, gradient), arguments, limit)
    result = {"name": name, "size": size, "primal_s": times[0], "gradient_s": times[1]}
    print(json.dumps(result | {"value": value, "gradient_norm": norm}), flush=True)


def main():
    limit, *names = sys.argv[1:]
    for name in names:
        for make in PROGRAMS.get(name, []):
            measure(name, make(), float(limit))


if __name__ == "__main__":
    main()

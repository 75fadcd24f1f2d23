"""The benchmarks by the Enzyme inside the Python package `enzyme-ad`, called through JAX.

Usage: enzyme.py BENCHES RESOURCES SECONDS FLAG… -- NAME…. The primals are those of BENCHES/NAME.c; RESOURCES is clang's
folder of headers. Prints one line of JSON a benchmark. The times are those of JAX's calls, which copy the inputs and make the
gradient's array anew each time.
"""

import json
import sys

import jax
import jax.numpy as jnp
import numpy as np
from enzyme_ad.jax import cpp_call
from timing import least

jax.config.update("jax_enable_x64", True)


# The package takes the options of clang's inner compiler, which has no presets.
INNER = {
    "-ffast-math": "-ffast-math -menable-no-infs -menable-no-nans -fapprox-func -funsafe-math-optimizations "
    "-fno-signed-zeros -mreassociate -freciprocal-math -ffp-contract=fast",
}


def inner(flags):
    """The flags of a command line as the inner compiler takes them; it sets errno only where it is told to."""
    translated = ["-fgnuc-version=4.2.1"] if "-ffast-math" in flags else ["-fgnuc-version=4.2.1", "-fmath-errno"]
    for flag in flags:
        name, _, value = flag.partition("=")
        translated += ["-target-cpu", value] if name == "-march" else INNER.get(flag, flag).split()
    return tuple(translated)


class Program:
    """A benchmark: its point, the call of its primal on `x`, and the data that carry no derivative, given by address."""

    def __init__(self, name, size, x, call, **data):
        self.name, self.size, self.x, self.data = name, size, np.ascontiguousarray(x), data
        self.call = call

    def source(self, benches):
        tables = "".join(
            f"  const auto {key} = (const {'int' if array.dtype == np.int32 else 'double'} *){array.ctypes.data}UL;\n"
            for key, array in self.data.items()
        )
        return (
            f'#define PRIMAL_ONLY\n#define restrict __restrict\n#include "{benches}/{self.name}.c"\n'
            f"void f(enzyme::tensor<double, 1> &out, const enzyme::tensor<double, {len(self.x)}> &in) {{\n"
            f"  const double *x = &in[0];\n{tables}  out[0] = {self.call};\n}}\n"
        )


def logsumexp(n):
    i = np.arange(n)
    return Program("logsumexp", n, np.sin(i) * 5 + i / n, f"logsumexp(x, {n})")


def matdescent():
    n = 2000
    a = np.cos(0.37 * np.arange(n * n)) / n
    tables = {"v": np.cos(np.arange(n)), "b": np.sin(2.0 * np.arange(n))}
    return Program("matdescent", n, a, f"loss({n}, x, v, b)", **tables)


def dense():
    images = 0.5 + 0.5 * np.cos(7.0 * np.arange(100 * 784))
    labels = (np.arange(100) * 7 % 10).astype(np.int32)
    call = "loss(x, images, labels, 100)"
    return Program("dense", 100, 0.1 * np.sin(np.arange(7850)), call, images=images, labels=labels)


def gmm():
    i = np.arange(1000 * 10)
    x = 0.3 * np.sin(1.7 * np.arange(200 * (1 + 10 + 10 + 45)))
    call = "likelihood((const struct mixture *)x, data, 1000)"
    return Program("gmm", 1000, x, call, data=np.cos(0.9 * i) + 0.2 * np.sin(3.1 * i))


def nbody():
    i = np.arange(5)
    r, a = 1.0 * i, 2.0 * i
    speed = np.where(i > 0, np.sqrt(10 / np.maximum(r, 1)), 0)
    q = np.stack([r * np.cos(a), r * np.sin(a), 0.1 * np.sin(3 * a)], axis=1)
    v = np.stack([-speed * np.sin(a), speed * np.cos(a), 0.05 * i], axis=1)
    return Program("nbody", 2000, np.concatenate([q.ravel(), v.ravel()]), "final_energy(x, 2000)")


PROGRAMS = [
    lambda: Program("taylorlog", 10**7, [0.5], "taylorlog(*x, 10000000)"),
    lambda: logsumexp(10**6),
    lambda: logsumexp(10**7),
    matdescent,
    dense,
    gmm,
    lambda: Program("rk4", 10000, [1, 1.1, 0.9, 10, 28, 8 / 3], "energy(x, 10000)"),
    nbody,
]


def deviation(primal, gradient, x):
    """Of the derivative along the gradient, from a central difference."""
    along = np.asarray(gradient(x))
    along = along / np.abs(along).max()
    h = 1e-6
    difference = (primal(x + h * along) - primal(x - h * along)) / (2 * h)
    found = float(jnp.dot(gradient(x), along))
    return abs(found - float(difference)) / abs(found)


def measure(program, benches, arguments, limit):
    source, out = program.source(benches), [jax.core.ShapedArray([1], jnp.float64)]

    def primal(x):
        return cpp_call(x, out_shapes=out, source=source, fn="f", argv=arguments)[0][0]

    x = jnp.asarray(program.x, dtype=jnp.float64)
    functions = jax.jit(primal), jax.jit(jax.grad(primal))
    error = deviation(*functions, x)
    times = least(functions, (x,), limit)
    result = {"name": program.name, "size": program.size, "primal_s": times[0], "gradient_s": times[1]}
    print(json.dumps(result | {"difference_error": error}), flush=True)


def main():
    benches, resources, limit, *rest = sys.argv[1:]
    cut = rest.index("--")
    flags, names = rest[:cut], rest[cut + 1 :]
    arguments = (*inner(flags), "-w", "-isystem", f"{resources}/include")
    for make in PROGRAMS:
        program = make()
        if program.name in names:
            measure(program, benches, arguments, float(limit))


if __name__ == "__main__":
    main()

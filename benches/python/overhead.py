"""What a call costs where there is little to compute: a gradient of wls at n = 3 (NumPy) and n = 5 (PyTorch, JAX), in µs.

Prints one JSON object a line: {"group", "name", "us"}.
"""

import ctypes
import json
import subprocess
import sys
import sysconfig
import tempfile
import time
from pathlib import Path

import numpy as np

import tapeless

HERE = Path(__file__).parent


def best(call, repeats: int = 15, seconds: float = 0.02) -> float:
    """The least of several means, in µs."""
    for _ in range(50):
        call()
    count, least = 1, 1e9
    while True:
        start = time.perf_counter()
        for _ in range(count):
            call()
        if time.perf_counter() - start > seconds / 2:
            break
        count *= 2
    for _ in range(repeats):
        start = time.perf_counter()
        for _ in range(count):
            call()
        least = min(least, (time.perf_counter() - start) / count)
    return least * 1e6


def show(group: str, name: str, call) -> None:
    print(json.dumps({"group": group, "name": name, "us": best(call)}), flush=True)


def by_pybind11(folder: Path):
    """A gradient as one writes it by hand for Python, if pybind11 is there."""
    try:
        import pybind11
    except ImportError:
        return None
    made = folder / f"by_hand{sysconfig.get_config_var('EXT_SUFFIX')}"
    words = ["clang++-22", "-O2", "-shared", "-fPIC", "-std=c++17", f"-I{pybind11.get_include()}", f"-I{sysconfig.get_path('include')}"]
    subprocess.run([*words, HERE / "by_hand.cpp", "-o", made], check=True)
    sys.path.insert(0, str(folder))
    import by_hand

    return by_hand


def numpy_calls(wls, folder: Path) -> None:
    x, w, a = np.array([1.0, 2.0, 3.0]), np.array([0.5, 1.0, 2.0]), 0.5
    member = wls.member("fV").ctypes
    at = ctypes.POINTER(ctypes.c_double)
    given = [x, w, np.array(a), np.array(1.0)]
    out = [np.zeros(()), np.zeros(3), np.zeros(3), np.zeros(())]
    addresses = [each.ctypes.data_as(at) for each in given + out]
    show("NumPy", "C call, addresses known (ctypes)", lambda: member(*addresses, 3))

    def through_ctypes():
        out = [np.zeros(()), np.zeros(3), np.zeros(3), np.zeros(())]
        return member(*(each.ctypes.data_as(at) for each in (x, w, np.array(a), np.array(1.0), *out)), 3), out

    show("NumPy", "ctypes with arrays", through_ctypes)
    by_hand = by_pybind11(folder)
    if by_hand:
        show("NumPy", "pybind11, gradient by hand", lambda: by_hand.value_and_grad(x, w, a))
    entry = wls._members.entry("fV")
    show("NumPy", "the entry of value_and_grad", lambda: entry((x, w, a, 1.0), ()))
    show("NumPy", "f(x, w, a)", lambda: wls(x, w, a))
    show("NumPy", "f.grad(x, w, a)", lambda: wls.grad(x, w, a))
    show("NumPy", "f.value_and_grad(x, w, a)", lambda: wls.value_and_grad(x, w, a))


def torch_calls(wls) -> None:
    import torch

    torch.set_num_threads(1)
    x = torch.tensor([1.0, 2.0, 3.0, 4.0, 5.0], dtype=torch.float64, requires_grad=True)
    w, a = torch.ones(5, dtype=torch.float64), torch.tensor(0.5, dtype=torch.float64)

    class Empty(torch.autograd.Function):
        @staticmethod
        def forward(ctx, x, w, a):
            ctx.save_for_backward(x, w, a)
            return x.new_zeros(())

        @staticmethod
        def backward(ctx, cotangent):
            x, _, _ = ctx.saved_tensors
            return x, None, None

    @torch.library.custom_op("bench::wls", mutates_args=())
    def native(x: torch.Tensor, w: torch.Tensor, a: torch.Tensor) -> torch.Tensor:
        return (w * torch.log1p(a * x * x)).sum()

    def backward(ctx, cotangent):
        x, w, a = ctx.saved_tensors
        return cotangent * w * 2 * a * x / (1 + a * x * x), None, None

    native.register_autograd(backward, setup_context=lambda ctx, inputs, output: ctx.save_for_backward(*inputs))

    def through(f):
        def call():
            x.grad = None
            f(x, w, a).backward()

        return call

    def eager(x, w, a):
        return (w * torch.log1p(a * x * x)).sum()

    show("PyTorch", "empty autograd.Function", through(Empty.apply))
    show("PyTorch", "f.torch", through(wls.torch))
    show("PyTorch", "eager", through(eager))
    show("PyTorch", "custom_op in Python", through(native))
    show("PyTorch", "torch.compile", through(torch.compile(eager)))


def jax_calls(wls) -> None:
    import jax
    import jax.numpy as jnp

    jax.config.update("jax_enable_x64", True)
    x, w, a = jnp.array([1.0, 2.0, 3.0, 4.0, 5.0]), jnp.ones(5), jnp.array(0.5)
    native = jax.jit(jax.value_and_grad(lambda x, w, a: jnp.sum(w * jnp.log1p(a * x * x))))
    ours = jax.jit(jax.value_and_grad(wls.jax))
    show("JAX", "jit(value_and_grad) of jnp", lambda: jax.block_until_ready(native(x, w, a)))
    show("JAX", "jit(value_and_grad(f.jax))", lambda: jax.block_until_ready(ours(x, w, a)))


def main() -> None:
    wls = tapeless.load(HERE / "wls.c", "wls(x: f64[n], w: f64[n], n, a) -> f64")
    with tempfile.TemporaryDirectory() as folder:
        numpy_calls(wls, Path(folder))
    torch_calls(wls)
    jax_calls(wls)


if __name__ == "__main__":
    main()

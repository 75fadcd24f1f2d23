"""Compiled code as a differentiable function of NumPy, PyTorch, JAX and TensorFlow.

    import tapeless
    loss = tapeless.load("model.c").function("loss(x: f64[n], n) -> f64")
    value, gradient = loss.value_and_grad(x)
"""

from __future__ import annotations

from . import config
from ._errors import (
    CompileError,
    CompilerNotFound,
    DerivativeError,
    Diagnostic,
    PrimalError,
    SignatureError,
    TapelessError,
)
from ._function import Function
from ._library import Library, load
from .numba import from_numba

__all__ = [
    "CompileError",
    "CompilerNotFound",
    "DerivativeError",
    "Diagnostic",
    "Function",
    "Library",
    "PrimalError",
    "SignatureError",
    "TapelessError",
    "config",
    "from_numba",
    "load",
]
__version__ = "0.1.0"

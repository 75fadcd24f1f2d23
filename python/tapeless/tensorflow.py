"""Functions of TensorFlow: `tf.custom_gradient` over `tf.numpy_function`, whose gradient is the member's `v`, which is such a function again.

No operator of its own: those are tied to one version of TensorFlow. So it runs in `tf.function`, but not under `jit_compile=True`.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np
import tensorflow as tf

from ._calls import active, operands

if TYPE_CHECKING:
    from ._function import Function


@functools.cache
def _member(function: Function, path: str, integers: tuple[int, ...]) -> Any:
    inputs, outputs = operands(function, path)
    types = [tf.as_dtype(operand.dtype) for operand in outputs]

    def run(*values: np.ndarray) -> list[np.ndarray]:
        found = function._members.entry(path)(tuple(values), integers)
        return [np.asarray(each, operand.dtype) for operand, each in zip(outputs, found)]

    def shapes(values: Sequence[Any]) -> list[Any]:
        given: list[Any] = [value.shape.as_list() if value.shape.rank is not None else [None] for value in values]
        if any(length is None for shape in given for length in shape):
            return [[None] * len(operand.axes) for operand in outputs]
        return function._members.entry(path).shapes(given, integers)[1]

    @tf.custom_gradient
    def member(*values: Any) -> Any:
        found = tf.numpy_function(run, values, types)
        found = [found] if isinstance(found, tf.Tensor) else list(found)
        found = [tf.ensure_shape(each, shape) for each, shape in zip(found, shapes(values))]

        def gradient(*cotangents: Any) -> Any:
            seeds = active(outputs, cotangents)
            adjoints = iter(_member(function, path + "v", integers)(*values, *seeds))
            return [next(adjoints) if operand.active else None for operand in inputs]

        return tuple(found), gradient

    return lambda *values: tuple(member(*values))


def wrap(function: Function) -> Any:
    """A function on tensors, in the order of the signature."""

    @functools.wraps(function.__call__)
    def called(*args: Any, **named: Any) -> Any:
        given, integers = function._bound(args, named)
        values = []
        for operand, value in zip(function.inputs, given):
            wanted = tf.as_dtype(operand.dtype)
            known = getattr(value, "dtype", None)
            if known is not None and tf.as_dtype(known) != wanted:
                raise TypeError(f"{function.__name__}: {operand.name} must be {wanted.name}, not {tf.as_dtype(known).name}")
            values.append(tf.convert_to_tensor(value, wanted))
        return function._shaped(function._results, _member(function, "f", tuple(integers))(*values))

    called.__name__ = function.__name__
    return called

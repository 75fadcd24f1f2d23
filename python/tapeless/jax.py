"""Functions of JAX: one primitive, whose rules name members of the family.

    tangent of a member  = its `j`           transpose of a `j` in its tangents = the `v` of the same member
    batch of a member    = the member, with steps
"""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, Any

import jax
import jax.numpy as jnp
import numpy as np
from jax.extend.core import Primitive
from jax.interpreters import ad, batching, mlir

from . import _core, config
from ._calls import Call, active, inner, operands

if TYPE_CHECKING:
    from ._function import Function
    from ._members import Operand


_member = Primitive("tapeless")
_member.multiple_results = True


def _checked(call: Call, values: Any) -> tuple[list[int], list[tuple[int, ...]], tuple[int, ...]]:
    """All integers, the shapes of outputs without those of the batch, and these."""
    inputs, _ = operands(call.function, call.path)
    lead: tuple[int, ...] = (1,) * call.axes
    shapes = []
    for operand, value, many in zip(inputs, values, call.batched):
        if value.dtype != operand.dtype:
            off = "" if jax.config.jax_enable_x64 else " (jax_enable_x64 is off)"
            raise TypeError(f"{call.function.__name__}: {operand.name} must be {operand.dtype}, not {value.dtype}{off}")
        shapes.append(list(value.shape[call.axes :] if many else value.shape))
        lead = tuple(value.shape[: call.axes]) if many else lead
    integers, outputs = call.function._members.entry(call.path).shapes(shapes, call.integers)
    return integers, [tuple(shape) for shape in outputs], lead


@_member.def_abstract_eval
def _abstract(*values: Any, call: Call) -> list[Any]:
    _, shapes, lead = _checked(call, values)
    _, outputs = operands(call.function, call.path)
    return [jax.core.ShapedArray(lead + shape, operand.dtype) for operand, shape in zip(outputs, shapes)]


def _layout(operand: Operand, rank: int) -> tuple[int, ...]:
    """Axes, outermost first."""
    first = rank - len(operand.axes)
    own = range(first, rank)
    return (*range(first), *(reversed(own) if operand.order == "F" else own))


def _lowered(*values: Any, call: Call) -> Any:
    integers, shapes, lead = _checked(call, values)
    inputs, outputs = operands(call.function, call.path)
    sizes = [int(np.prod(np.shape(value)[call.axes :], dtype=np.int64)) if many else 0 for value, many in zip(values, call.batched)]
    sizes += [int(np.prod(shape, dtype=np.int64)) for shape in shapes]
    results = [jax.ShapeDtypeStruct(lead + shape, operand.dtype) for operand, shape in zip(outputs, shapes)]
    call_member = jax.ffi.ffi_call(
        register(),
        results,
        input_layouts=[_layout(operand, np.ndim(value)) for operand, value in zip(inputs, values)],
        output_layouts=[_layout(operand, len(result.shape)) for operand, result in zip(outputs, results)],
    )
    count = int(np.prod(lead, dtype=np.int64))
    name = call.function._members.batch(call.path, call.batched, count).for_xla()
    return call_member(*values, member=name, integers=np.array([count, *integers], np.int64), steps=np.array(sizes, np.int64))


@functools.cache
def register() -> str:
    """Tells XLA of the handler, and the handler of the cache: what a process has to do that runs exported modules alone."""
    _core.set_cache(str(config.cache))
    jax.ffi.register_ffi_target("tapeless", _core.xla_handler(), platform="cpu")
    return "tapeless"


@functools.cache
def _compiled(call: Call) -> Any:
    return jax.jit(functools.partial(_lowered, call=call))


@_member.def_impl
def _run(*values: Any, call: Call) -> Any:
    return _compiled(call)(*values)


mlir.register_lowering(_member, mlir.lower_fun(_lowered, multiple_results=True), platform="cpu")


def _tangent(primals: Any, tangents: Any, *, call: Call) -> tuple[Any, Any]:
    inputs, outputs = operands(call.function, call.path)
    values = _member.bind(*primals, call=call)
    moved = [ad.instantiate_zeros(tangent) for tangent in active(inputs, tangents)]
    batched = call.batched + tuple(active(inputs, call.batched))
    found = iter(_member.bind(*primals, *moved, call=call.to(call.path + "j", batched)))
    return values, [next(found) if operand.active else ad.Zero.from_primal_value(value) for operand, value in zip(outputs, values)]  # type: ignore[attr-defined]


ad.primitive_jvps[_member] = _tangent


def _transposed(cotangents: Any, *values: Any, call: Call) -> Any:
    base = call.path[:-1]
    inputs, outputs = operands(call.function, base)
    count = len(inputs)
    primals, moved = values[:count], values[count:]
    if not call.path.endswith("j") or any(ad.is_undefined_primal(value) for value in primals):
        raise NotImplementedError(f"{call.function.__name__} is not linear in what is to be transposed")
    seeds = [ad.instantiate_zeros(cotangent) for cotangent in cotangents]
    batched = call.batched[:count] + (call.axes > 0,) * len(seeds)
    found = _member.bind(*primals, *seeds, call=call.to(base + "v", batched))
    sums = [_summed(value, many, call.axes) for value, many in zip(found, call.batched[count:])]
    return [None] * count + [value if ad.is_undefined_primal(tangent) else None for value, tangent in zip(sums, moved)]


def _summed(value: Any, many: bool, axes: int) -> Any:
    """What is the same for all of a batch has the sum of the adjoints."""
    return value if many or not axes else jnp.sum(value, axis=tuple(range(axes)))


ad.primitive_transposes[_member] = _transposed


def _batch(values: Any, axes: Any, *, call: Call) -> tuple[Any, Any]:
    size = next(value.shape[axis] for value, axis in zip(values, axes) if axis is not None)
    moved, batched = [], []
    for value, axis, many in zip(values, axes, call.batched):
        mapped = axis is not None
        if mapped:
            value = jnp.moveaxis(value, axis, 0)
        elif many:
            value = jnp.broadcast_to(value[None], (size, *value.shape))
        if mapped and not many and call.axes:
            own = value.shape[1:]
            lead = inner(call, values, axes)
            value = jnp.broadcast_to(value.reshape(size, *(1,) * call.axes, *own), (size, *lead, *own))
        moved.append(value)
        batched.append(mapped or many)
    found = _member.bind(*moved, call=call._replace(axes=call.axes + 1, batched=tuple(batched)))
    return found, [0] * len(found)


batching.primitive_batchers[_member] = _batch


def wrap(function: Function) -> Any:
    """A function on arrays of JAX, in the order of the signature."""

    @functools.wraps(function.__call__)
    def called(*args: Any, **named: Any) -> Any:
        inputs, integers = function._bound(args, named)
        values = [_array(function, operand, value) for operand, value in zip(function.inputs, inputs)]
        call = Call(function, "f", tuple(integers), 0, (False,) * len(values))
        return function._shaped(function._results, _member.bind(*values, call=call))

    called.__name__ = function.__name__
    return called


def _array(function: Function, operand: Operand, value: Any) -> Any:
    """An array; a number of Python takes the type that is wanted."""
    if isinstance(value, (bool, int, float)):
        value = np.asarray(value, operand.dtype)
    array = jnp.asarray(value)
    if array.dtype != operand.dtype:
        off = "" if jax.config.jax_enable_x64 else " (jax_enable_x64 is off)"
        raise TypeError(f"{function.__name__}: {operand.name} must be {operand.dtype}, not {np.asarray(value).dtype if isinstance(value, (np.ndarray, np.generic)) else array.dtype}{off}")
    return array

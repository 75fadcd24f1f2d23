"""Functions of PyTorch: a lean `autograd.Function` for each member, and operators of `torch.library` for `torch.compile`.

    backward of a member = its `v`, which is such a function again       jvp = its `j`       vmap = the member, with steps
"""

from __future__ import annotations

import functools
import math
import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np
import torch

from ._calls import Call, active, inner, operands

if TYPE_CHECKING:
    from ._function import Function
    from ._members import Operand

_TYPES = {np.dtype(name): getattr(torch, name) for name in ("float64", "float32", "int8", "int16", "int32", "int64", "uint8")}


def _array(function: Function, operand: Operand, value: torch.Tensor) -> np.ndarray:
    """The memory of a tensor."""
    if value.device.type != "cpu":
        raise TypeError(f"{function.__name__}: {operand.name} is on {value.device}: this function is compiled for the processor")
    if value.dtype != _TYPES[operand.dtype]:
        raise TypeError(f"{function.__name__}: {operand.name} must be {_TYPES[operand.dtype]}, not {value.dtype}")
    return value.detach().numpy()


def _tensor(operand: Operand, found: Any) -> torch.Tensor:
    if isinstance(found, float):
        return torch.tensor(found, dtype=_TYPES[operand.dtype])
    return torch.from_numpy(found)


def _run(call: Call, values: Sequence[torch.Tensor]) -> tuple[torch.Tensor, ...]:
    inputs, outputs = operands(call.function, call.path)
    arrays = [_array(call.function, operand, value) for operand, value in zip(inputs, values)]
    if not call.axes:
        found = call.function._members.entry(call.path)(tuple(arrays), list(call.integers))
        return tuple(_tensor(operand, each) for operand, each in zip(outputs, found))
    lead = next(array.shape[: call.axes] for array, many in zip(arrays, call.batched) if many)
    flat = [array.reshape(-1, *array.shape[call.axes :]) if many else array for array, many in zip(arrays, call.batched)]
    entry = call.function._members.batch(call.path, call.batched, math.prod(lead))
    found = entry.batch(tuple(flat), list(call.integers), list(call.batched))
    return tuple(torch.from_numpy(each).reshape(*lead, *each.shape[1:]) for each in found)


def _vjp(call: Call, values: Sequence[Any], cotangents: Sequence[Any], apply: Any) -> list[Any]:
    """What backward gives: for each input the adjoint, or nothing."""
    inputs, outputs = operands(call.function, call.path)
    seeds = active(outputs, cotangents)
    batched = call.batched + (call.axes > 0,) * len(seeds)
    found = iter(apply(call.to(call.path + "v", batched))(*values, *seeds))
    adjoints = []
    for operand, many in zip(inputs, call.batched):
        adjoint = next(found) if operand.active else None
        if adjoint is not None and call.axes and not many:
            adjoint = adjoint.sum(dim=tuple(range(call.axes)))
        adjoints.append(adjoint)
    return adjoints


@functools.cache
def _apply(call: Call) -> Any:
    """The `autograd.Function` of a member."""
    inputs, outputs = operands(call.function, call.path)

    class Member(torch.autograd.Function):
        @staticmethod
        def forward(*values: torch.Tensor) -> tuple[torch.Tensor, ...]:
            return _run(call, values)

        @staticmethod
        def setup_context(ctx: Any, inputs: Any, output: Any) -> None:
            ctx.save_for_backward(*inputs)
            ctx.save_for_forward(*inputs)
            still = [value for operand, value in zip(outputs, output) if not operand.active]
            if still:
                ctx.mark_non_differentiable(*still)

        @staticmethod
        def backward(ctx: Any, *cotangents: Any) -> Any:
            return tuple(_vjp(call, ctx.saved_tensors, cotangents, _apply))

        @staticmethod
        def jvp(ctx: Any, *tangents: Any) -> Any:
            values = ctx.saved_tensors
            pairs = zip(active(inputs, tangents), active(inputs, values))
            moved = [torch.zeros_like(value) if tangent is None else tangent for tangent, value in pairs]
            batched = call.batched + tuple(active(inputs, call.batched))
            found = iter(_apply(call.to(call.path + "j", batched))(*values, *moved))
            return tuple(next(found) if operand.active else None for operand in outputs)

        @staticmethod
        def vmap(info: Any, in_dims: Any, *values: Any) -> Any:
            return _mapped(call, info.batch_size, in_dims, values, _apply)

    Member.__name__ = Member.__qualname__ = f"{call.function.__name__}_{call.path}"
    return Member.apply


def _mapped(call: Call, size: int, in_dims: Sequence[int | None], values: Sequence[Any], apply: Any) -> Any:
    lead = inner(call, values, in_dims)
    moved, batched = [], []
    for value, axis, many in zip(values, in_dims, call.batched):
        if axis is not None:
            value = value.movedim(axis, 0)
            if not many and call.axes:
                own = value.shape[1:]
                value = value.reshape(size, *(1,) * call.axes, *own).expand(size, *lead, *own)
        elif many:
            value = value.expand(size, *value.shape)
        moved.append(value.contiguous())
        batched.append(axis is not None or many)
    found = apply(call._replace(axes=call.axes + 1, batched=tuple(batched)))(*moved)
    return found, (0,) * len(found)


def _shapes(function: Function, path: str, integers: Sequence[int], values: Sequence[Any]) -> list[list[Any]]:
    """The shapes of outputs, which may be symbols."""
    inputs, outputs = operands(function, path)
    known: dict[str, Any] = dict(zip(function.integers, integers))
    for operand, value in zip(inputs, values):
        if len(operand.axes) != value.dim():
            raise ValueError(f"{function.__name__}: {operand.name} must have {len(operand.axes)} axes, not {value.dim()}")
        for axis, length in zip(operand.axes, value.shape):
            if axis.isidentifier():
                known.setdefault(axis, length)
    # An extent is sums of products of names and numbers.
    return [[eval(axis, {"__builtins__": {}}, known) for axis in operand.axes] for operand in outputs]  # noqa: S307


class _Operators:
    """The operators of a function: `torch.ops.tapeless.…`, one for each member."""

    def __init__(self, function: Function) -> None:
        self._function = function
        self._made: dict[str, Any] = {}
        name = re.sub(r"\W", "_", function.__name__)
        self._name = f"{name}_{function._members.identity}"

    def get(self, path: str) -> Any:
        if path not in self._made:
            self._made[path] = self._make(path)
        return self._made[path]

    def _make(self, path: str) -> Any:
        function = self._function
        inputs, outputs = operands(function, path)
        params = [f"Tensor {_identifier(at, operand)}" for at, operand in enumerate(inputs)]
        schema = f"({', '.join([*params, 'int[] integers'])}) -> ({', '.join(['Tensor'] * len(outputs))})"

        def run(*values: Any) -> Any:
            *tensors, integers = values
            found = _run(Call(function, path, tuple(integers), 0, ()), [tensor.contiguous() for tensor in tensors])
            return found[0] if len(outputs) == 1 else found

        operator = torch.library.custom_op(f"tapeless::{self._name}_{path}", run, mutates_args=(), schema=schema)

        @operator.register_fake
        def fake(*values: Any) -> Any:
            *tensors, integers = values
            shapes = _shapes(function, path, integers, tensors)
            found = tuple(torch.empty(shape, dtype=_TYPES[operand.dtype]) for operand, shape in zip(outputs, shapes))
            return found[0] if len(outputs) == 1 else found

        def setup(ctx: Any, inputs: Any, output: Any) -> None:
            *tensors, ctx.integers = inputs
            ctx.save_for_backward(*tensors)

        def backward(ctx: Any, *cotangents: Any) -> Any:
            call = Call(function, path, tuple(ctx.integers), 0, (False,) * len(inputs))
            whole = [cotangents[at] for at in range(len(outputs))]
            shapes = _shapes(function, path, ctx.integers, ctx.saved_tensors)
            filled = [
                torch.zeros(shape, dtype=_TYPES[operand.dtype]) if given is None else given
                for operand, shape, given in zip(outputs, shapes, whole)
            ]
            return (*_vjp(call, ctx.saved_tensors, filled, lambda call: self.applied(call.path, ctx.integers)), None)

        operator.register_autograd(backward, setup_context=setup)

        @operator.register_vmap
        def vmap(info: Any, in_dims: Any, *values: Any) -> Any:
            *tensors, integers = values
            call = Call(function, path, tuple(integers), 0, (False,) * len(inputs))
            found, axes = _mapped(call, info.batch_size, in_dims[: len(tensors)], tensors, _apply)
            return (found[0], 0) if len(outputs) == 1 else (found, axes)

        return operator

    def applied(self, path: str, integers: Sequence[int]) -> Any:
        """An operator that gives a tuple."""
        operator = self.get(path)
        _, outputs = operands(self._function, path)

        def apply(*values: Any) -> tuple[Any, ...]:
            found = operator(*values, list(integers))
            return (found,) if len(outputs) == 1 else tuple(found)

        return apply


def _identifier(at: int, operand: Operand) -> str:
    return f"x{at}_{re.sub(r'[^A-Za-z0-9_]', '_', operand.name)}"


class Wrapped:
    """A function on tensors, in the order of the signature."""

    def __init__(self, function: Function) -> None:
        self._function = function
        self._operators = _Operators(function)
        self.__name__ = function.__name__
        for path in ("f", "fv", "fvv"):
            self._operators.get(path)
        # What `torch.compile` follows names no more than these.
        self._primal, self._many = self._operators.get("f"), len(function.outputs) > 1

    @property
    def op(self) -> Any:
        """The operator of `torch.library`: tensors, then the list of integers."""
        return self._operators.get("f")

    def __call__(self, *args: Any, **named: Any) -> Any:
        function = self._function
        inputs, integers = function._bound(args, named)
        values = [_given(operand, value) for operand, value in zip(function.inputs, inputs)]
        if torch.compiler.is_compiling():
            found = self._primal(*values, integers)
            found = found if self._many else (found,)
        else:
            found = _apply(Call(function, "f", tuple(integers), 0, (False,) * len(values)))(*values)
        return function._shaped(function._results, found)


def _given(operand: Operand, value: Any) -> torch.Tensor:
    """A tensor; a number of Python takes the type that is wanted."""
    if isinstance(value, torch.Tensor):
        return value
    if isinstance(value, (bool, int, float)):
        return torch.tensor(value, dtype=_TYPES[operand.dtype])
    return torch.as_tensor(value)


def wrap(function: Function) -> Wrapped:
    """A function on tensors."""
    return Wrapped(function)

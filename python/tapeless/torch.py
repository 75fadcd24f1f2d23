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

_capsule: Any = torch.utils.dlpack.to_dlpack  # type: ignore[attr-defined]
_TYPES = {np.dtype(name): getattr(torch, name) for name in ("float64", "float32", "int8", "int16", "int32", "int64", "uint8")}


def _run(call: Call, values: Sequence[Any]) -> tuple[torch.Tensor, ...]:
    """What a member gives, without a graph."""
    members = call.function._members
    if not call.axes:
        return members.entry(call.path).tensors(tuple(values), call.integers, None, _capsule, torch.from_numpy)
    lead = next(value.shape[: call.axes] for value, many in zip(values, call.batched) if many)
    flat = [value.reshape(-1, *value.shape[call.axes :]) if many else value for value, many in zip(values, call.batched)]
    entry = members.batch(call.path, call.batched, math.prod(lead))
    found = entry.tensors(tuple(flat), call.integers, list(call.batched), _capsule, torch.from_numpy)
    return tuple(each.reshape(*lead, *each.shape[1:]) for each in found)


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


def _jvp(call: Call, values: Sequence[Any], tangents: Sequence[Any], apply: Any) -> tuple[Any, ...]:
    """What forward mode gives: for each output the tangent, or nothing."""
    inputs, outputs = operands(call.function, call.path)
    pairs = zip(active(inputs, tangents), active(inputs, values))
    moved = [torch.zeros_like(value) if tangent is None else tangent for tangent, value in pairs]
    batched = call.batched + tuple(active(inputs, call.batched))
    found = iter(apply(call.to(call.path + "j", batched))(*values, *moved))
    return tuple(next(found) if operand.active else None for operand in outputs)


#: Whether `torch.func` is at work: what it follows costs twice as much.
_transformed = getattr(torch._C, "_are_functorch_transforms_active", lambda: True)


def _apply(call: Call) -> Any:
    """The `autograd.Function` of a member: the lean one wherever it does."""
    return _followed(call) if _transformed() else _lean(call)


@functools.lru_cache(4096)
def _lean(call: Call) -> Any:
    """For tensors alone. A gradient of one number is found together with it, in one run."""
    inputs, outputs = operands(call.function, call.path)
    is_number = call.path == "f" and not call.axes and call.function._is_number and call.function._is_alone
    at_once = call.to("fV", call.batched)
    still = [at for at, operand in enumerate(outputs) if not operand.active]

    class Member(torch.autograd.Function):
        @staticmethod
        def forward(ctx: Any, *values: torch.Tensor) -> Any:
            ctx.save_for_backward(*values)
            ctx.save_for_forward(*values)
            ctx.gradients = None
            if is_number and any(ctx.needs_input_grad):
                value, *ctx.gradients = _run(at_once, (*values, 1.0))
                return (value,)
            found = _run(call, values)
            if still:
                ctx.mark_non_differentiable(*(found[at] for at in still))
            return found

        @staticmethod
        def backward(ctx: Any, *cotangents: Any) -> Any:
            if torch.is_grad_enabled():
                return tuple(_vjp(call, ctx.saved_tensors, cotangents, _apply))
            if ctx.gradients is None:
                return tuple(_vjp(call, ctx.saved_tensors, cotangents, lambda call: lambda *given: _run(call, given)))
            seed = cotangents[0].item()
            scaled = iter(ctx.gradients if seed == 1.0 else [seed * each for each in ctx.gradients])
            return tuple(next(scaled) if operand.active else None for operand in inputs)

        @staticmethod
        def jvp(ctx: Any, *tangents: Any) -> Any:
            return _jvp(call, ctx.saved_tensors, tangents, _apply)

    return _named(Member, call)


@functools.lru_cache(4096)
def _followed(call: Call) -> Any:
    """For transformations of `torch.func`."""
    _, outputs = operands(call.function, call.path)

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
            return _jvp(call, ctx.saved_tensors, tangents, _apply)

        @staticmethod
        def vmap(info: Any, in_dims: Any, *values: Any) -> Any:
            return _mapped(call, info.batch_size, in_dims, values, _apply)

    return _named(Member, call)


def _named(member: Any, call: Call) -> Any:
    member.__name__ = member.__qualname__ = f"{call.function.__name__}_{call.path}"
    return member.apply


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
        self._still = (False,) * len(function.inputs)

    @property
    def op(self) -> Any:
        """The operator of `torch.library`: tensors, then the list of integers."""
        return self._operators.get("f")

    def __call__(self, *args: Any, **named: Any) -> Any:
        function = self._function
        inputs, integers = function._bound(args, named)
        values = [_given(operand, value) for operand, value in zip(function.inputs, inputs)]
        if torch.compiler.is_compiling():
            found = self._primal(*values, list(integers))
            found = found if self._many else (found,)
        else:
            found = _apply(Call(function, "f", integers, 0, self._still))(*values)
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

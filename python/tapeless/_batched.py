"""A function on many inputs at once, or in many directions at one point, which go several at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from ._function import Function, each_of
from ._members import Operand


class Batched:
    """A function on many inputs at once."""

    def __init__(self, function: Function, in_axes: int | None | Sequence[int | None]) -> None:
        self._function, self._axes = function, in_axes

    def _inputs(self, args: tuple[Any, ...], named: dict[str, Any]) -> tuple[tuple[Any, ...], tuple[int, ...], list[bool]]:
        function = self._function
        inputs, integers = function._bound(args, named)
        axes = self._axes
        if axes is None or isinstance(axes, int):
            axes = [axes] * len(inputs)
        elif len(axes) == len(function.arguments):
            axes = [axes[function.arguments.index(operand.name)] for operand in function.inputs]
        else:
            raise ValueError(f"in_axes: one for each of {', '.join(function.arguments)}")
        moved = [each if axis is None else np.moveaxis(np.asarray(each), axis, 0) for each, axis in zip(inputs, axes)]
        return tuple(moved), integers, [axis is not None for axis in axes]

    def _run(self, path: str, args: tuple[Any, ...], named: dict[str, Any], seeds: Sequence[Any], many: Sequence[bool]) -> tuple[Any, ...]:
        """A member on a batch of arguments and of seeds."""
        inputs, integers, batched = self._inputs(args, named)
        batched += many
        given = [np.shape(each) for each, is_many in zip((*inputs, *seeds), batched) if is_many]
        entry = self._function._members.batch(path, batched, given[0][0] if given else 1)
        return entry.batch((*inputs, *seeds), integers, batched)

    def __call__(self, *args: Any, **named: Any) -> Any:
        """Outputs, with the batch as first axis."""
        return self._function._shaped(self._function._results, self._run("f", args, named, (), ()))

    def value_and_grad(self, *args: Any, **named: Any) -> tuple[Any, Any]:
        """Values and gradients, with the batch as first axis."""
        self._function._one_number("vmap.value_and_grad")
        return self._function._valued(self._run("fV", args, named, (1.0,), (False,)), self._function._gradients)

    def grad(self, *args: Any, **named: Any) -> Any:
        """Gradients, with the batch as first axis."""
        self._function._one_number("vmap.grad")
        return self._function._shaped(self._function._gradients, self._run("fv", args, named, (1.0,), (False,)))

    def vjp(self, args: Sequence[Any], cotangents: Any, **named: Any) -> Any:
        """What each cotangent of a batch is at the inputs. Many at one point (`in_axes=None`) go several at once."""
        function = self._function
        seeds = each_of(cotangents, function._found, "cotangent")
        return function._shaped(function._gradients, self._run("fv", tuple(args), named, seeds, self._are_many(seeds, function._found)))

    def jvp(self, args: Sequence[Any], tangents: Any, **named: Any) -> Any:
        """The tangents of outputs along each direction of a batch. Many at one point (`in_axes=None`) go several at once."""
        function = self._function
        seeds = each_of(tangents, function._wanted, "tangent")
        return function._shaped(function._tangents, self._run("fj", tuple(args), named, seeds, self._are_many(seeds, function._wanted)))

    def hvp(self, args: Sequence[Any], directions: Any, **named: Any) -> Any:
        """The products of the Hessian and each direction of a batch. Many at one point (`in_axes=None`) go several at once."""
        function = self._function
        function._one_number("vmap.hvp")
        seeds = each_of(directions, function._wanted, "direction")
        many = [False, *self._are_many(seeds, function._wanted), False]
        return function._shaped(function._gradients, self._run("fvj", tuple(args), named, (1.0, *seeds, 0.0), many))

    def _are_many(self, seeds: Sequence[Any], operands: Sequence[Operand]) -> list[bool]:
        """Those with an axis more than what they belong to."""
        return [np.ndim(each) > len(operand.axes) for each, operand in zip(seeds, operands)]

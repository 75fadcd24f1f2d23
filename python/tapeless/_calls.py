"""A member with what a framework's rules need besides its arrays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from ._function import Function
    from ._members import Operand


class Call(NamedTuple):
    """A member: which, with which integers, over how many axes of a batch, and which inputs have these."""

    function: Function
    path: str
    integers: tuple[int, ...]
    axes: int
    batched: tuple[bool, ...]

    def to(self, path: str, batched: tuple[bool, ...]) -> Call:
        """Another member of the function, over the same batch."""
        return self._replace(path=path, batched=batched)


def operands(function: Function, path: str) -> tuple[list[Operand], list[Operand]]:
    """What a member reads and writes."""
    return function._members.operands(path)


def active(of: Sequence[Operand], each: Sequence[Any]) -> list[Any]:
    """Those of the operands that have a derivative."""
    return [value for operand, value in zip(of, each) if operand.active]


def inner(call: Call, values: Sequence[Any], axes: Sequence[int | None]) -> tuple[int, ...]:
    """The axes that a batch has already, where some inputs have another one, at these places."""
    for value, axis, many in zip(values, axes, call.batched):
        if many:
            shape = list(value.shape)
            if axis is not None:
                del shape[axis]
            return tuple(shape[: call.axes])
    return ()

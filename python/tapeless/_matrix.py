"""Whole matrices: a batch of seeds, one for each column or row."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from ._function import Function
    from ._members import Operand

Shape = tuple[int, ...]
Bound = tuple[tuple[Any, ...], tuple[int, ...]]


def chosen(function: Function, wrt: str | None) -> list[int]:
    """The places of an active input among them; those of all."""
    names = [operand.name for operand in function._wanted]
    if wrt is None:
        return list(range(len(names)))
    if wrt not in names:
        raise ValueError(f"{function.__name__}: {wrt!r} is no active input; these are: {', '.join(names)}")
    return [names.index(wrt)]


def _shapes(function: Function, bound: Bound) -> tuple[list[Shape], list[Shape]]:
    """Of active inputs and outputs."""
    inputs, integers = bound
    given = [np.shape(each) for each in inputs]
    _, outputs = function._members.entry("f").shapes([list(shape) for shape in given], integers)
    read = [shape for operand, shape in zip(function.inputs, given) if operand.active]
    return read, [tuple(shape) for operand, shape in zip(function.outputs, outputs) if operand.active]


def _seeds(operands: Sequence[Operand], shapes: Sequence[Shape], chosen: int) -> tuple[list[Any], list[bool]]:
    """One direction for each element of one of them, and none of the others."""
    seeds: list[Any] = []
    for at, (operand, shape) in enumerate(zip(operands, shapes)):
        if at == chosen:
            count = int(np.prod(shape, dtype=np.int64))
            each = np.eye(count, dtype=operand.dtype).reshape(count, *shape)
            turned = (0, *reversed(range(1, each.ndim)))
            seeds.append(np.ascontiguousarray(each.transpose(turned)).transpose(turned) if operand.order == "F" else each)
        else:
            seeds.append(np.zeros(shape, operand.dtype, order="F" if operand.order == "F" else "C"))
    return seeds, [at == chosen for at in range(len(operands))]


def _size(shapes: Sequence[Shape]) -> int:
    return sum(int(np.prod(shape, dtype=np.int64)) for shape in shapes)


def jacobian(function: Function, bound: Bound, wrt: str | None) -> Any:
    inputs, integers = bound
    places = chosen(function, wrt)
    read, written = _shapes(function, bound)
    still = [False] * len(inputs)
    forward = _size([read[at] for at in places]) <= _size(written)
    blocks: dict[tuple[int, int], np.ndarray] = {}
    for at in places if forward else range(len(written)):
        operands, shapes = (function._wanted, read) if forward else (function._found, written)
        seeds, batched = _seeds(operands, shapes, at)
        entry = function._members.batch("fj" if forward else "fv", still + batched, _size([shapes[at]]))
        found = entry.batch((*inputs, *seeds), integers, still + batched)
        for other, array in enumerate(found):
            if forward:
                lines = array.reshape(array.shape[0], _size([written[other]])).T
                blocks[other, at] = np.ascontiguousarray(lines).reshape(written[other] + read[at])
            elif other in places:
                blocks[at, other] = array.reshape(written[at] + read[other])
    rows = []
    for row in range(len(written)):
        cells = [blocks[row, column] for column in places]
        rows.append(cells[0] if wrt is not None or len(cells) == 1 else function._gradients(*cells))
    return function._shaped(function._results, rows)


def hessian(function: Function, bound: Bound, wrt: str | None) -> Any:
    inputs, integers = bound
    places = chosen(function, wrt)
    read, _ = _shapes(function, bound)
    rows = []
    for at in places:
        seeds, batched = _seeds(function._wanted, read, at)
        still = [False] * (len(inputs) + 1)
        entry = function._members.batch("fvj", [*still, *batched, False], _size([read[at]]))
        found = entry.batch((*inputs, 1.0, *seeds, 0.0), integers, [*still, *batched, False])
        cells = [found[other].reshape(read[at] + read[other]) for other in places]
        rows.append(cells[0] if wrt is not None or len(cells) == 1 else function._gradients(*cells))
    return rows[0] if wrt is not None or len(rows) == 1 else function._gradients(*rows)

"""Each function of the table: differences, both modes against one another, batches, second derivatives."""

from __future__ import annotations

import warnings

import numpy as np
import pytest
import tapeless
from table import TABLE, Row


@pytest.fixture(params=TABLE, ids=lambda row: row.name, scope="module")
def case(request):
    return request.param, request.param.load()


def flat(values) -> np.ndarray:
    """All numbers of results, one after the other."""
    values = values if isinstance(values, tuple) else (values,)
    return np.concatenate([np.ravel(each).astype(float) for each in values])


def directions(function, args, seed):
    """A direction for each active input."""
    random = np.random.default_rng(seed)
    given = dict(zip(function.arguments, args))
    return [np.asarray(random.normal(size=np.shape(given[each.name])), each.dtype, order=each.order) for each in function._wanted]


def moved(function, args, direction, step):
    """Arguments along a direction."""
    given = dict(zip(function.arguments, args))
    for operand, each in zip(function._wanted, direction):
        at = np.asarray(given[operand.name], float) + step * each
        given[operand.name] = np.asarray(at, operand.dtype, order=operand.order) if at.shape else float(at)
    return [given[name] for name in function.arguments]


def as_given(direction):
    direction = [float(each) if not each.shape else each for each in direction]
    return direction[0] if len(direction) == 1 else direction


def single(function) -> bool:
    return any(operand.dtype == np.float32 for operand in function.inputs)


def test_tangent_is_that_of_differences(case):
    row, f = case
    direction = directions(f, row.args, 0)
    value, tangent = f.jvp(row.args, as_given(direction))
    np.testing.assert_array_equal(flat(value), flat(f(*row.args)))
    step = 2e-3 if single(f) else 1e-6
    ends = [flat(f(*moved(f, row.args, direction, sign * step))) for sign in (1, -1)]
    np.testing.assert_allclose(flat(tangent), (ends[0] - ends[1]) / (2 * step), rtol=5e-3 if single(f) else 1e-7, atol=2e-3 if single(f) else 1e-8)


def test_modes_agree(case):
    row, f = case
    direction = directions(f, row.args, 1)
    value, tangent = f.jvp(row.args, as_given(direction))
    random = np.random.default_rng(2)
    values = value if isinstance(value, tuple) else (value,)
    seeds = [np.asarray(random.normal(size=np.shape(each)), operand.dtype, order=operand.order) for operand, each in zip(f.outputs, values)]
    _, adjoint = f.vjp(row.args, as_given(seeds))
    by_forward, by_reverse = flat(tangent) @ flat(tuple(seeds)), flat(adjoint) @ flat(tuple(direction))
    assert by_forward == pytest.approx(by_reverse, rel=1e-5 if single(f) else 1e-12, abs=1e-6 if single(f) else 1e-12)


def test_jacobian_is_that_of_both_modes(case):
    row, f = case
    direction = directions(f, row.args, 3)
    jacobian = f.jacobian(*row.args)
    rows = jacobian if len(f._found) > 1 else (jacobian,)
    found = []
    for cells in rows:
        cells = cells if len(f._wanted) > 1 else (cells,)
        found.append(flat(sum(np.tensordot(cell, each, axes=each.ndim) for cell, each in zip(cells, direction))))
    tangent = flat(f.jvp(row.args, as_given(direction))[1])
    np.testing.assert_allclose(np.concatenate(found), tangent, rtol=1e-4 if single(f) else 1e-11, atol=1e-5 if single(f) else 1e-12)


def test_hessian(case):
    row, f = case
    if not f._is_number or single(f):
        pytest.skip("not one number in double precision")
    direction = directions(f, row.args, 4)
    product = f.hvp(row.args, as_given(direction))
    ends = [flat(f.grad(*moved(f, row.args, direction, sign * 1e-6))) for sign in (1, -1)]
    np.testing.assert_allclose(flat(product), (ends[0] - ends[1]) / 2e-6, rtol=1e-6, atol=1e-7)


def test_batches_are_calls(case):
    row, f = case
    given = dict(zip(f.arguments, row.args))
    axes = [0 if name in {each.name for each in f._wanted} else None for name in f.arguments]
    many = []
    for name, axis in zip(f.arguments, axes):
        operand = next((each for each in f.inputs if each.name == name), None)
        value = given[name]
        if axis is not None:
            value = np.stack([np.asarray(value, operand.dtype) * (1 + 0.1 * k) for k in range(5)])
            if operand.order == "F":
                value = np.stack([np.asfortranarray(each) for each in value])
        many.append(value)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", tapeless._arrays.CopyWarning)
        found = f.vmap(axes)(*many)
        found = found if isinstance(found, tuple) else (found,)
        for k in range(5):
            args = [each if axis is None else each[k] for each, axis in zip(many, axes)]
            one = f(*[float(each) if isinstance(each, np.floating) else each for each in args])
            one = one if isinstance(one, tuple) else (one,)
            for together, alone in zip(found, one):
                np.testing.assert_array_equal(together[k], alone)

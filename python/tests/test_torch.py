"""Functions of PyTorch, against the same function in PyTorch."""

from __future__ import annotations

import warnings

import numpy as np
import pytest
from conftest import load
from table import TABLE

torch = pytest.importorskip("torch")


def tensor(numbers, grad=False):
    return torch.tensor(numbers, dtype=torch.float64, requires_grad=grad)


X, W, A = tensor([1.0, 2.0, 3.0]), tensor([0.5, 1.0, 2.0]), tensor(0.5)


@pytest.fixture(scope="module")
def f():
    return load("wls.c", "wls(x: f64[n], w: f64[n], n, a) -> f64").torch


def ours(x, w, a):
    return (w * torch.log1p(a * x * x)).sum()


def active():
    return [each.clone().requires_grad_() for each in (X, W, A)]


@pytest.fixture(autouse=True)
def quiet():
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


def test_gradcheck(f):
    assert torch.autograd.gradcheck(f, active(), check_forward_ad=True)
    assert torch.autograd.gradgradcheck(f, active(), check_fwd_over_rev=True)


@pytest.mark.parametrize("row", [row for row in TABLE if "f32" not in row.signature], ids=lambda row: row.name)
def test_table(row):
    """Both modes and both orders, against differences."""
    function = row.load()
    wanted = {operand.name for operand in function._wanted}
    places = [at for at, name in enumerate(function.arguments) if name in wanted]
    args = [torch.from_numpy(each) if isinstance(each, np.ndarray) else each for each in row.args]

    def call(*active):
        given = list(args)
        for at, value in zip(places, active):
            given[at] = value
        return tuple(function.torch(*given)) if len(function.outputs) > 1 else function.torch(*given)

    active = [tensor(np.asarray(row.args[at]).tolist(), True) for at in places]
    assert torch.autograd.gradcheck(call, active, check_forward_ad=True)
    assert torch.autograd.gradgradcheck(call, active, check_fwd_over_rev=True)


def test_opcheck(f):
    torch.library.opcheck(f.op, (*active(), []))


TRANSFORMED = {
    "grad": lambda f, t: t.grad(f)(X, W, A),
    "hessian": lambda f, t: t.hessian(f)(X, W, A),
    "reverse over reverse": lambda f, t: t.jacrev(t.grad(f))(X, W, A),
    "jvp": lambda f, t: t.jvp(f, (X, W, A), (W, X, A))[1],
    "vmap of grad": lambda f, t: t.vmap(t.grad(f), (0, None, None))(torch.stack([X, 2 * X]), W, A),
    "vmap of hessian": lambda f, t: t.vmap(t.hessian(f), (0, None, None))(torch.stack([X, 2 * X]), W, A),
    "vmap of vmap": lambda f, t: t.vmap(t.vmap(f, (None, 0, None)), (0, None, None))(torch.stack([X, 2 * X]), torch.stack([W, W + 1, W * 3]), A),
}


@pytest.mark.parametrize("name", TRANSFORMED)
def test_transformations(f, name):
    torch.testing.assert_close(TRANSFORMED[name](f, torch.func), TRANSFORMED[name](ours, torch.func), rtol=1e-10, atol=1e-12)


def test_backward(f):
    """The gradient that is found with the value serves each backward pass, whatever comes behind."""
    x, y = (X.clone().requires_grad_() for _ in range(2))
    for loss, z in ((f, x), (ours, y)):
        value = 3 * loss(z, W, A)
        value.backward(retain_graph=True)
        value.backward()
        loss(z, W, A).backward()
    torch.testing.assert_close(x.grad, y.grad, rtol=1e-13, atol=0)
    [first] = torch.autograd.grad(f(x, W, A), x, create_graph=True)
    [second] = torch.autograd.grad(ours(y, W, A), y, create_graph=True)
    first.sum().backward()
    second.sum().backward()
    torch.testing.assert_close(x.grad, y.grad, rtol=1e-13, atol=0)


def test_numbers_and_strides(f):
    x = torch.stack([X, X], dim=1)[:, 0].requires_grad_()
    f(x, W, 0.5).backward()
    y = X.clone().requires_grad_()
    ours(y, W, A).backward()
    torch.testing.assert_close(x.grad, y.grad)


def test_arrays_that_come_out():
    act = load("wls.c", "act(x: f64[n], out y: f64[n], n, a)").torch
    assert torch.autograd.gradcheck(act, (X.clone().requires_grad_(), A.clone().requires_grad_()), check_forward_ad=True)
    torch.testing.assert_close(torch.func.jacrev(act)(X, A), torch.func.jacfwd(act)(X, A), rtol=1e-12, atol=1e-14)


def test_compile(f):
    torch._dynamo.reset()
    step = torch.compile(lambda x: f(2 * x, W, A), fullgraph=True)
    x = X.clone().requires_grad_()
    step(x).backward()
    y = X.clone().requires_grad_()
    ours(2 * y, W, A).backward()
    torch.testing.assert_close(x.grad, y.grad, rtol=1e-12, atol=0)


def test_memory_is_not_copied(f):
    from tapeless import _arrays

    before = _arrays.copies
    f(X, W, A)
    assert _arrays.copies == before


def test_errors(f):
    with pytest.raises(TypeError, match="x must be float64, not float32"):
        f(X.float(), W, A)
    with pytest.raises(TypeError, match="this function is compiled for the processor"):
        f(X.to("meta"), W, A)
    with pytest.raises(ValueError, match="w has 2 elements, but n = 3"):
        f(X, W[:2], A)

"""A compiled function with its derivatives, on NumPy arrays."""

from __future__ import annotations

import re
from collections import namedtuple
from collections.abc import Callable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np

from ._core import Direct
from ._members import Members, Operand

if TYPE_CHECKING:
    from ._address import CFunction
    from ._batched import Batched
    from ._explain import Explanation


class Function:
    """A compiled function with its derivatives.

    It is called on arrays and numbers in the order of its signature, without those that only hold lengths and without outputs.
    """

    def __init__(self, signature: str, members: Members) -> None:
        self._members = members
        self.signature = signature
        self.__name__ = self._members.name
        self.inputs, self.outputs = self._members.operands("f")
        self.integers: list[str] = self._members.family.integers
        self.arguments: list[str] = self._members.family.arguments
        self._wanted = [operand for operand in self.inputs if operand.active]
        self._found = [operand for operand in self.outputs if operand.active]
        self._is_number = len(self._found) == 1 and not self._found[0].axes
        self._is_alone = len(self.outputs) == 1
        # As many arguments as a member takes, if they are what it takes.
        is_plain = not self.integers and self.arguments == [operand.name for operand in self.inputs]
        self._direct = len(self.inputs) if is_plain else -1

    # ------------------------------------------------------------ arguments

    def _bound(self, args: tuple[Any, ...], named: dict[str, Any]) -> tuple[tuple[Any, ...], tuple[int, ...]]:
        """Inputs and integers, of what a caller gives."""
        if len(args) == self._direct and not named:
            return args, ()
        if len(args) > len(self.arguments):
            raise TypeError(f"{self.__name__} takes {len(self.arguments)} arguments ({', '.join(self.arguments)}), not {len(args)}")
        given = dict(zip(self.arguments, args))
        for name, value in named.items():
            if name not in self.arguments:
                raise TypeError(f"{self.__name__} has no argument {name!r}; it takes {', '.join(self.arguments)}")
            if name in given:
                raise TypeError(f"{self.__name__}: {name} is given twice")
            given[name] = value
        missing = [name for name in self.arguments if name not in given]
        if missing:
            raise TypeError(f"{self.__name__}: {', '.join(missing)} must be given")
        integers = tuple(self._integer(name, given[name]) for name in self.integers)
        return tuple(given[operand.name] for operand in self.inputs), integers

    def _integer(self, name: str, value: Any) -> int:
        try:
            return int(value.__index__())
        except (AttributeError, TypeError):
            raise TypeError(f"{self.__name__}: {name} must be an integer that is known, not {type(value).__name__}") from None

    # ------------------------------------------------------------ results

    @cached_property
    def _results(self) -> type[tuple[Any, ...]]:
        return _tuple(f"{self.__name__}_results", self.outputs)

    @cached_property
    def _gradients(self) -> type[tuple[Any, ...]]:
        return _tuple(f"{self.__name__}_gradients", self._wanted)

    @cached_property
    def _tangents(self) -> type[tuple[Any, ...]]:
        return _tuple(f"{self.__name__}_tangents", self._found)

    def _shaped(self, of: type[tuple[Any, ...]], values: Sequence[Any]) -> Any:
        """Alone if it is one, else a tuple with names, which is made without a look at them."""
        return values[0] if len(values) == 1 else tuple.__new__(of, values)

    def _valued(self, found: tuple[Any, ...], derived: type[tuple[Any, ...]]) -> tuple[Any, Any]:
        """Outputs, and what is derived of them."""
        count = len(self.outputs)
        return self._shaped(self._results, found[:count]), self._shaped(derived, found[count:])

    # ------------------------------------------------------------ evaluation

    @cached_property
    def _value(self) -> Direct:
        return Direct(self._members.entry("f"), False, len(self.outputs), None if self._is_alone else self._results, None)

    @cached_property
    def _gradient(self) -> Direct:
        return Direct(self._members.entry("fv"), True, 0, None, None if len(self._wanted) == 1 else self._gradients)

    @cached_property
    def _value_and_gradient(self) -> Direct:
        front, back = None if self._is_alone else self._results, None if len(self._wanted) == 1 else self._gradients
        return Direct(self._members.entry("fV"), True, len(self.outputs), front, back)

    def __call__(self, *args: Any, **named: Any) -> Any:
        """What it returns and writes: alone if it is one, else a tuple with names."""
        if len(args) == self._direct and not named:
            return self._value(*args)
        inputs, integers = self._bound(args, named)
        return self._shaped(self._results, self._members.entry("f")(inputs, integers))

    def value_and_grad(self, *args: Any, **named: Any) -> tuple[Any, Any]:
        """The value, and its gradient with respect to each active input: alone if there is one, else a tuple with names."""
        if self._is_number and len(args) == self._direct and not named:
            found: tuple[Any, Any] = self._value_and_gradient(*args)
            return found
        inputs, integers = self._bound(args, named)
        self._one_number("value_and_grad")
        return self._valued(self._members.entry("fV")((*inputs, 1.0), integers), self._gradients)

    def value_and_grad_flat(self, wrt: str, shape: tuple[int, ...] | None = None, **fixed: Any) -> Callable[[Any], tuple[float, Any]]:
        """As optimisers want it: of one input as a flat array, the others fixed. `shape`: that of the input, if it has several axes.

        `scipy.optimize.minimize(f.value_and_grad_flat("x", w=w), x0, jac=True)`
        """
        from ._matrix import chosen

        [at] = chosen(self, wrt)

        def flat(x: Any) -> tuple[float, Any]:
            value, found = self.value_and_grad(**{wrt: x if shape is None else x.reshape(shape)}, **fixed)
            return value, np.ravel(found if len(self._wanted) == 1 else found[at])

        return flat

    def grad(self, *args: Any, **named: Any) -> Any:
        """The gradient of the value with respect to each active input."""
        if self._is_number and len(args) == self._direct and not named:
            return self._gradient(*args)
        inputs, integers = self._bound(args, named)
        self._one_number("grad")
        return self._shaped(self._gradients, self._members.entry("fv")((*inputs, 1.0), integers))

    def vjp(self, args: Sequence[Any], cotangents: Any, **named: Any) -> tuple[Any, Any]:
        """Outputs, and what cotangents of them are at the inputs."""
        inputs, integers = self._bound(tuple(args), named)
        given = each_of(cotangents, self._found, "cotangent")
        return self._valued(self._members.entry("fV")((*inputs, *given), integers), self._gradients)

    def jvp(self, args: Sequence[Any], tangents: Any, **named: Any) -> tuple[Any, Any]:
        """Outputs, and their tangents along a direction."""
        inputs, integers = self._bound(tuple(args), named)
        given = each_of(tangents, self._wanted, "tangent")
        return self._valued(self._members.entry("fJ")((*inputs, *given), integers), self._tangents)

    def hvp(self, args: Sequence[Any], direction: Any, **named: Any) -> Any:
        """The product of the Hessian of the value and a direction."""
        inputs, integers = self._bound(tuple(args), named)
        self._one_number("hvp")
        given = each_of(direction, self._wanted, "direction")
        found = self._members.entry("fvj")((*inputs, 1.0, *given, 0.0), integers)
        return self._shaped(self._gradients, found)

    def jacobian(self, *args: Any, wrt: str | None = None, **named: Any) -> Any:
        """Of each output by each active input, an array of the shapes of both. `wrt`: by that input alone."""
        from ._matrix import jacobian

        return jacobian(self, self._bound(args, named), wrt)

    def hessian(self, *args: Any, wrt: str | None = None, **named: Any) -> Any:
        """The second derivatives of the value, an array of the shapes of both inputs for each pair of them."""
        from ._matrix import hessian

        self._one_number("hessian")
        return hessian(self, self._bound(args, named), wrt)

    def vmap(self, in_axes: int | None | Sequence[int | None] = 0) -> Batched:
        """The function on many inputs at once; `in_axes` says which axis of each argument counts them, or that it is the same for all."""
        from ._batched import Batched

        return Batched(self, in_axes)

    def _one_number(self, what: str) -> None:
        if not self._is_number:
            found = ", ".join(operand.name for operand in self._found)
            raise TypeError(f"{self.__name__}.{what}: a gradient is that of one number, and there come out {found or 'no floats'}; use `vjp`, `jvp` or `jacobian`")

    # ------------------------------------------------------------ frameworks

    @cached_property
    def jax(self) -> Any:
        """The function as one of JAX: under `jit`, `vmap`, `grad`, `jacfwd`, `hessian`, `scan`."""
        from .jax import wrap

        return wrap(self)

    @cached_property
    def torch(self) -> Any:
        """The function as one of PyTorch: with autograd, double backward, forward mode, `vmap`, `torch.compile`."""
        from .torch import wrap

        return wrap(self)

    @cached_property
    def tf(self) -> Any:
        """The function as one of TensorFlow: with gradients of any order, in `tf.function`."""
        from .tensorflow import wrap

        return wrap(self)

    # ------------------------------------------------------------ looks

    @cached_property
    def c(self) -> CFunction:
        """The function itself for C, ctypes, cffi, `scipy.LowLevelCallable`: `f.c.ctypes`, `f.c.declaration`."""
        from ._address import primal

        return primal(self)

    @property
    def address(self) -> int:
        """The address of the function itself."""
        return self.c.address

    def member(self, path: str) -> CFunction:
        """A derivative for C: `"fv"` is the adjoint, `"fj"` the tangent, `"fvj"` the tangent of the adjoint."""
        from ._address import member

        return member(self, path)

    def explain(self, **integers: int) -> Explanation:
        """What its gradient keeps between the sweeps, by lines of the source; with integers (`n=1000`) how much that is."""
        from ._explain import explain

        return explain(self, integers)

    def __repr__(self) -> str:
        return f"<tapeless function {self.signature}>"

    def _repr_html_(self) -> str:
        rows = [("reads", each) for each in self.inputs] + [("writes", each) for each in self.outputs]
        cells = "".join(
            f"<tr><td>{role}</td><td><code>{each.name}</code></td><td>{each.dtype}</td>"
            f"<td>[{', '.join(each.axes)}]</td><td>{'yes' if each.active else 'no'}</td></tr>"
            for role, each in rows
        )
        return (
            f"<table><caption><code>{self.signature}</code></caption><tr><th></th><th>name</th><th>type</th>"
            f"<th>shape</th><th>derivative</th></tr>{cells}</table>"
        )


def _tuple(name: str, operands: Sequence[Operand]) -> type[tuple[Any, ...]]:
    """A tuple with the names of operands; `return` is called `result`."""
    names = ["result" if operand.name == "return" else operand.name for operand in operands]
    return namedtuple(re.sub(r"\W+", "_", name), names, rename=True)


def each_of(given: Any, operands: Sequence[Operand], what: str) -> tuple[Any, ...]:
    """One for each operand, of what a caller gives: alone if there is one."""
    if isinstance(given, dict):
        given = [given[operand.name] for operand in operands]
    elif len(operands) == 1 and not (isinstance(given, tuple) and len(given) == 1):
        given = (given,)
    if not isinstance(given, (tuple, list)) or len(given) != len(operands):
        names = ", ".join(operand.name for operand in operands)
        raise TypeError(f"one {what} is wanted for each of {names}")
    return tuple(given)

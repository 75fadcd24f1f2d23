"""Functions and their derivatives for other callers of C: ctypes, cffi, `scipy.LowLevelCallable`."""

from __future__ import annotations

import ctypes
import re
from typing import TYPE_CHECKING, Any

import numpy as np

from ._arrays import in_c, spelled

if TYPE_CHECKING:
    from ._function import Function
    from ._members import Operand

class CFunction:
    """A function by its address: `declaration` is C, `ctypes` can be called and passed on."""

    def __init__(self, address: int, name: str, result: str | None, params: list[tuple[str, str, bool, bool]]) -> None:
        self.address = address
        types = [f"{'const ' if constant else ''}{in_c(dtype)} {'*' if pointer else ''}{name}" for name, dtype, pointer, constant in params]
        self.declaration = f"{in_c(result) if result else 'void'} {name}({', '.join(types) or 'void'});"
        arguments = [ctypes.POINTER(_in_ctypes(dtype)) if pointer else _in_ctypes(dtype) for _, dtype, pointer, _ in params]
        self._type = ctypes.CFUNCTYPE(_in_ctypes(result) if result else None, *arguments)

    @property
    def ctypes(self) -> Any:
        """The function for ctypes, with the types of its arguments."""
        return self._type(self.address)

    def __repr__(self) -> str:
        return f"<{self.declaration} at {self.address:#x}>"


def _in_ctypes(dtype: str) -> Any:
    names = {"f64": "c_double", "f32": "c_float"}
    return getattr(ctypes, names.get(dtype) or f"c_{spelled(dtype)}")


def primal(function: Function) -> CFunction:
    """The function itself, as it was written."""
    known = function._members.described
    params = [(row["name"], row["dtype"] or "i8", row["pointer"], row["constant"]) for row in known["params"]]
    address = function._members.entry("f").address_of(known["symbol"])
    result = known["result"]["dtype"] if known["result"] else None
    return CFunction(address, _name(function), result, params)


def member(function: Function, path: str) -> CFunction:
    """A member: it takes the addresses of what it reads, of what it writes, which must be zero before, then lengths and integers of 64 bits."""
    inputs, outputs = function._members.operands(path)

    def row(at: int, operand: Operand, constant: bool) -> tuple[str, str, bool, bool]:
        name = re.sub(r"\W", "_", operand.name)
        return f"{'in' if constant else 'out'}{at}_{name}", _short(operand), True, constant

    params = [row(at, operand, True) for at, operand in enumerate(inputs)]
    params += [row(at, operand, False) for at, operand in enumerate(outputs)]
    params += [(name, "i64", False, False) for name in function._members.family.lengths]
    symbol = f"tapeless_{path}"
    address = function._members.entry(path).address_of(symbol)
    return CFunction(address, f"{_name(function)}_{path}", None, params)


def _short(operand: Operand) -> str:
    return f"{np.dtype(operand.dtype).kind}{8 * operand.dtype.itemsize}"


def _name(function: Function) -> str:
    return re.sub(r"\W+", "_", function.__name__)

"""Arrays as compiled code takes them."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np

from . import config

_NAMES = {"f": "float", "i": "int", "u": "uint"}
_noted = False
copies = 0


class CopyWarning(UserWarning):
    """An array had to be copied; said once."""


def spelled(name: str) -> str:
    """`float64` for `f64`, `int32` for `i32`, …"""
    return _NAMES[name[0]] + name[1:]


def in_c(name: str) -> str:
    """`double` for `f64`, `int32_t` for `i32`, …"""
    return {"f64": "double", "f32": "float"}.get(name) or f"{spelled(name)}_t"


def dtype(name: str) -> np.dtype:
    """That of `f64`, `i32`, …"""
    return np.dtype(spelled(name))


def converted(given: Any, element: str, order: str, name: str, many: bool) -> np.ndarray:
    """An array of that type with its elements in order. A number or a list becomes one; another type of array is an error."""
    wanted = dtype(element)
    known = getattr(given, "dtype", None)
    device = getattr(given, "device", None)
    if known is not None and getattr(device, "type", "cpu") not in ("cpu", None):
        raise TypeError(f"{name} is on {device}: this function is compiled for the processor")
    if known is not None and not isinstance(given, (np.ndarray, np.generic)):
        given = np.asarray(given.detach() if hasattr(given, "detach") else given)
        known = given.dtype
    if known is not None and np.dtype(known) != wanted:
        if not config.cast or not np.can_cast(known, wanted, "same_kind"):
            error = TypeError(f"{name} must be {wanted}, not {known}")
            if np.dtype(known).kind == wanted.kind == "f" and not config.cast:
                error.add_note("help: `tapeless.config.cast = True` converts floats")
            raise error
    try:
        array = np.asarray(given, wanted)
    except (TypeError, ValueError) as error:
        raise TypeError(f"{name} is no array of {wanted}: {error}") from None
    return _ordered(array, order, name, many)


def _ordered(array: np.ndarray, order: str, name: str, many: bool) -> np.ndarray:
    first = 1 if many and array.ndim else 0
    turned = tuple(range(first)) + tuple(reversed(range(first, array.ndim)))
    in_c = array.transpose(turned) if order == "F" else array
    if not (in_c.flags.c_contiguous and in_c.flags.aligned):
        _note(f"{name} is not {'in the order of Fortran' if order == 'F' else 'contiguous'}")
        in_c = np.require(in_c, requirements=["C", "A"])
    in_c = in_c.reshape(tuple(array.shape[axis] for axis in turned)) if order == "F" else in_c.reshape(array.shape)
    return in_c.transpose(turned) if order == "F" else in_c


def _note(what: str) -> None:
    global _noted, copies
    copies += 1
    if config.copy == "error":
        raise ValueError(f"{what}, and `tapeless.config.copy` is \"error\"")
    if not _noted and config.copy != "quiet":
        _noted = True
        warnings.warn(
            f"{what}, so it is copied for each call; this is said once",
            CopyWarning,
            stacklevel=2,
        )

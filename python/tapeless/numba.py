"""Functions of Numba: their LLVM IR, which is what the plugin takes.

A function on arrays gets an entry of C: pointers, numbers, and a length for each name in the signature's brackets.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from . import _cache
from ._compile import Described, Source, describe
from ._core import Family
from ._errors import SignatureError
from ._function import Function

#: Numba's run-time library is in the process, not in the shared library.
_LINKED = ("-Wl,--unresolved-symbols=ignore-all",)


def from_numba(jitted: Callable, signature: str, *, flags: tuple[str, ...] = (), level: str = "2") -> Function:
    """A function that Numba compiles, by its signature on arrays: `"f(x: f64[n], a: f64) -> f64"`."""
    import numba

    name, params, result = Family.parsed(signature)
    entry, types, lengths = _entry(numba, jitted, params)
    kind = getattr(numba.types, _long(result)) if result else numba.types.void
    compiled = numba.cfunc(kind(*types), nopython=True)(entry)
    text = compiled.inspect_llvm()
    file = _cache.file(f"numba-{_cache.key(text)}.ll", lambda path: path.write_text(text) and None)
    source = Source(file, flags, level, _LINKED)
    known = describe(source, compiled.native_name)
    function = {**known.function, "name": name, "params": _described(params, lengths)}
    if not result:
        function["result"] = None
    whole = signature.rstrip()
    at = whole.rindex(")")
    whole = whole[:at] + "".join(f", {length}" for length in lengths) + whole[at:]
    return Function(source, Described(function, known.throws, known.ir, known.content), whole)


def _long(short: str) -> str:
    return {"f": "float", "i": "int", "u": "uint"}[short[0]] + short[1:]


def _entry(numba: Any, jitted: Callable, params: list) -> tuple[Callable, list, list[str]]:
    """The entry, the types of its parameters, and the names of lengths among them."""
    lengths: list[str] = []
    lines, given, types = [], [], []
    for name, _, dtype, axes in params:
        if dtype is None:
            dtype = "f64"
        kind = getattr(numba.types, _long(dtype))
        types.append(numba.types.CPointer(kind) if axes is not None else kind)
        if axes is not None:
            lengths += [axis for axis in axes if axis.isidentifier() and axis not in lengths]
            lines.append(f"    {name} = carray({name}, ({', '.join(axes)},))")
        given.append(name)
    taken = {name for name, *_ in params} & set(lengths)
    if taken:
        raise SignatureError(f"`{min(taken)}` is a length and an argument: Numba's arrays know their lengths")
    types += [numba.types.int64] * len(lengths)
    if not hasattr(jitted, "inspect_llvm"):
        jitted = numba.njit(jitted)
    text = f"def entry({', '.join([*given, *lengths])}):\n" + "".join(f"{line}\n" for line in lines) + f"    return called({', '.join(given)})\n"
    space = {"carray": numba.carray, "called": jitted}
    exec(text, space)  # noqa: S102  The names are those of the signature.
    return space["entry"], types, lengths


def _described(params: list, lengths: list[str]) -> list[dict]:
    """What the compiler knows of the parameters."""
    found = []
    for name, role, dtype, axes in params:
        dtype = dtype or "f64"
        constant = axes is not None and role in (None, "in", "const")
        shown = f"{_long(dtype)}{' array' if axes is not None else ''}"
        found.append({"name": name, "dtype": dtype, "pointer": axes is not None, "constant": constant, "shown": shown})
    return found + [{"name": name, "dtype": "i64", "pointer": False, "constant": False, "shown": "int64"} for name in lengths]

"""Functions of Numba: their LLVM IR, which is what the plugin takes.

    jitted function on arrays  ⇒ entry on pointers and lengths, compiled by Numba  ⇒ its IR
    beside it C++ (`_numba.cpp`): what it calls of Numba's run-time library, and its status as an exception
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, overload

from . import _cache
from ._arrays import in_c, spelled
from ._compile import Described, Source, describe
from ._core import Family
from ._errors import SignatureError
from ._function import Function
from ._members import Compiled, Members

#: The function that calls Numba's.
_SYMBOL = "tapeless_numba"


@overload
def from_numba(jitted: str, *, flags: tuple[str, ...] = (), level: str = "2") -> Callable[[Callable[..., Any]], Function]: ...


@overload
def from_numba(jitted: Callable[..., Any], signature: str, *, flags: tuple[str, ...] = (), level: str = "2") -> Function: ...


def from_numba(jitted: Callable[..., Any] | str, signature: str = "", *, flags: tuple[str, ...] = (), level: str = "2") -> Any:
    """A function that Numba compiles, by its signature on arrays: `"f(x: f64[n], a: f64) -> f64"`; with that alone it is a decorator.

    Its arrays are in the order of C and know their lengths; what it raises arrives as `tapeless.PrimalError`.
    """
    if isinstance(jitted, str):
        text = jitted
        return lambda function: from_numba(function, text, flags=flags, level=level)
    import numba

    name, params, result = Family.parsed(signature)
    entry, types, lengths = _entry(numba, jitted, params)
    kind = getattr(numba.types, spelled(result)) if result else numba.types.void
    compiled = numba.njit(kind(*types))(entry)
    overload = compiled.overloads[tuple(types)]
    text = compiled.inspect_llvm(tuple(types))
    file = _cache.text(f"numba-{_cache.key(text)}.ll", text)
    native = overload.fndesc.llvm_func_name
    rows = _described(params, lengths)
    source = Source(file, flags, level, (), _caller(native, rows, result))
    known = describe(source, native)
    returned = {"name": "", "dtype": result, "pointer": False, "constant": False, "shown": spelled(result)} if result else None
    function = {**known.function, "name": name, "symbol": _SYMBOL, "params": rows, "result": returned}
    whole = signature.rstrip()
    at = whole.rindex(")")
    whole = whole[:at] + "".join(f", {length}" for length in lengths) + whole[at:]
    return Function(whole, Members(whole, function, Compiled(source, Described(function, True, known.ir, known.content))))


def _entry(numba: Any, jitted: Callable[..., Any], params: list[Any]) -> tuple[Callable[..., Any], list[Any], list[str]]:
    """The entry, the types of its parameters, and the names of lengths among them."""
    lengths: list[str] = []
    lines, given, types = [], [], []
    for name, _, dtype, axes in params:
        kind = getattr(numba.types, spelled(dtype or "f64"))
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


def _described(params: list[Any], lengths: list[str]) -> list[dict[str, Any]]:
    """What the compiler knows of the parameters."""
    found = []
    for name, role, dtype, axes in params:
        dtype = dtype or "f64"
        constant = axes is not None and role in (None, "in", "const")
        shown = f"{spelled(dtype)}{' array' if axes is not None else ''}"
        found.append({"name": name, "dtype": dtype, "pointer": axes is not None, "constant": constant, "shown": shown})
    return found + [{"name": name, "dtype": "i64", "pointer": False, "constant": False, "shown": "int64"} for name in lengths]


def _caller(native: str, rows: list[dict[str, Any]], result: str | None) -> str:
    """C++ that calls what Numba compiled: a result and an exception by address, then the arguments."""
    types = [in_c(row["dtype"]) + (" *" if row["pointer"] else "") for row in rows]
    params = ", ".join(f"{kind} a{at}" for at, kind in enumerate(types))
    given = "".join(f", a{at}" for at in range(len(types)))
    kind = in_c(result) if result else "void *"
    returned = "return result;" if result else ""
    return (
        (Path(__file__).parent / "_numba.cpp").read_text()
        + f'extern "C" int32_t native({kind} *, const Raised **{"".join(f", {kind}" for kind in types)}) __asm__("{native}");\n'
        + f'extern "C" {in_c(result) if result else "void"} {_SYMBOL}({params}) {{\n'
        + f"  {kind} result = 0;\n  const Raised *raised = 0;\n"
        + f"  check(native(&result, &raised{given}), raised);\n  {returned}\n}}\n"
    )

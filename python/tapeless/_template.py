"""Templates of C++: an instance is forced by a file that names it; several instances are told apart by the types of arrays."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from . import _cache
from ._arrays import dtype, in_c
from ._compile import Source
from ._function import Function

def instance(source: Source, name: str) -> Source:
    """The source with an instance of a template."""
    text = f'#include "{source.file.resolve()}"\n[[gnu::used]] static auto *const tapeless_instance = &{name};\n'
    return replace(source, file=_cache.text(f"instance-{_cache.key(text)[:12]}.cpp", text))


def signatures(signature: str, params: dict[str, Sequence[str]]) -> dict[str, str]:
    """By the types of its arrays, the signatures for each type that a template's parameter takes."""
    if len(params) != 1:
        raise TypeError(f"one parameter of a template is told, as in T=(\"f32\", \"f64\"), not {', '.join(params)}")
    [(param, types)] = params.items()
    head, bracket, rest = signature.partition(">")
    if not bracket or not re.search(rf"<.*\b{param}\b", head):
        raise ValueError(f"{signature!r} has no <{param}> behind its name")
    found = {}
    for each in types:
        word = re.compile(rf"\b{param}\b")
        found[each] = f"{word.sub(in_c(each), head)}>{word.sub(each, rest)}"
    return found


class Instances:
    """Functions of one template; a call goes to that for the type of its arrays."""

    def __init__(self, functions: dict[str, Function]) -> None:
        self._functions = {dtype(name): function for name, function in functions.items()}

    def __getitem__(self, kind: Any) -> Function:
        """The function for a type of element."""
        return self._functions[np.dtype(kind)]

    def _for(self, args: Sequence[Any]) -> Function:
        kinds = {np.dtype(known) for each in _all(args) if (known := getattr(each, "dtype", None)) is not None}
        chosen = kinds & set(self._functions)
        if len(chosen) != 1:
            names = ", ".join(str(kind) for kind in self._functions)
            raise TypeError(f"arrays of one of these types are wanted: {names}")
        return self._functions[chosen.pop()]

    def __call__(self, *args: Any, **named: Any) -> Any:
        """What the function for these arrays gives."""
        return self._for([*args, *named.values()])(*args, **named)

    def __getattr__(self, name: str) -> Callable[..., Any]:
        if not callable(getattr(Function, name, None)):
            raise AttributeError(f"{name} is that of one of the instances: f[\"f8\"].{name}")
        return lambda *args, **named: getattr(self._for([*args, *named.values()]), name)(*args, **named)


def _all(args: Sequence[Any]) -> list[Any]:
    """Arrays, also those in tuples."""
    return [inner for each in args for inner in (each if isinstance(each, (tuple, list)) else (each,))]

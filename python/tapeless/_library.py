"""`tapeless.load`: source or IR whose functions are wanted."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import overload

from . import _cache
from ._compile import Source, describe
from ._core import Family
from ._function import Function
from ._members import Compiled, Members

_SUFFIXES = {"c": ".c", "c++": ".cpp", "cpp": ".cpp", "fortran": ".f90", "rust": ".rs", "ir": ".ll"}


class Library:
    """Source or IR whose functions are wanted."""

    def __init__(self, source: Source) -> None:
        self._source = source

    def function(self, signature: str) -> Function:
        """A function, by its signature: `"loss(x: f64[n], n, a: f64) -> f64"`; by its name alone where its declaration says enough."""
        described = describe(self._source, Family.name_in(signature))
        return Function(signature, Members(signature, described.function, Compiled(self._source, described)))

    def __repr__(self) -> str:
        return f"tapeless.load({str(self._source.file)!r})"


@overload
def load(
    file: str | os.PathLike[str] | None = None,
    signature: None = None,
    *,
    source: str | None = None,
    language: str = "c",
    flags: Sequence[str] = (),
    libraries: Sequence[str] = (),
    level: str = "2",
) -> Library: ...


@overload
def load(
    file: str | os.PathLike[str] | None = None,
    signature: str = ...,
    *,
    source: str | None = None,
    language: str = "c",
    flags: Sequence[str] = (),
    libraries: Sequence[str] = (),
    level: str = "2",
) -> Function: ...


def load(
    file: str | os.PathLike[str] | None = None,
    signature: str | None = None,
    *,
    source: str | None = None,
    language: str = "c",
    flags: Sequence[str] = (),
    libraries: Sequence[str] = (),
    level: str = "2",
) -> Library | Function:
    """Source in a file or in a string; with a signature, the function that it names.

    file: C (.c), C++ (.cpp), Fortran (.f90), Rust (.rs), LLVM IR (.ll, .bc). source: text in a language instead.
    flags: for the compiler. libraries: for the linker, as in `-lblas`. level: of optimisation, "0" to "3".
    """
    if (file is None) == (source is None):
        raise TypeError("load takes a file, or `source=`")
    path = Path(os.fspath(file)) if file is not None else _written(source or "", language)
    if not path.is_file():
        raise FileNotFoundError(f"{path}: no such file; text goes in as `source=…`")
    library = Library(Source(path, tuple(flags), str(level), tuple(libraries)))
    return library.function(signature) if signature is not None else library


def _written(source: str, language: str) -> Path:
    """A file with that text."""
    suffix = _SUFFIXES.get(language.lower())
    if suffix is None:
        raise ValueError(f"language={language!r}: known are {', '.join(_SUFFIXES)}")
    return _cache.text(f"source-{_cache.key(source)[:12]}{suffix}", source)

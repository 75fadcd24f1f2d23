"""`tapeless.load`: source or IR whose functions are wanted."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import overload

from . import _cache, _cargo
from ._compile import Source, describe
from ._core import Family
from ._function import Function
from ._members import Compiled, Members
from ._template import Instances, instance, signatures

_SUFFIXES = {"c": ".c", "c++": ".cpp", "cpp": ".cpp", "fortran": ".f90", "rust": ".rs", "ir": ".ll"}


class Library:
    """Source or IR whose functions are wanted."""

    def __init__(self, source: Source) -> None:
        self._source = source

    @overload
    def function(self, signature: str) -> Function: ...

    @overload
    def function(self, signature: str, **T: Sequence[str]) -> Instances: ...

    def function(self, signature: str, **T: Sequence[str]) -> Function | Instances:
        """A function, by its signature: `"loss(x: f64[n], n, a: f64) -> f64"`; by its name alone where its declaration says enough.

        Of a template `"blend<double>(x: f64[n], …)"`; `"blend<T>(x: T[n], …)", T=("f32", "f64")` for several types.
        """
        if T:
            each = signatures(signature, T)
            return Instances({kind: self.function(text) for kind, text in each.items()})
        name = Family.name_in(signature)
        source = instance(self._source, name) if "<" in name else self._source
        described = describe(source, name)
        return Function(signature, Members(signature, described.function, Compiled(source, described)))

    def __repr__(self) -> str:
        return f"tapeless.load({str(self._source.file)!r})"


@overload
def load(
    file: str | os.PathLike[str] | None = None,
    signature: None = None,
    *,
    source: str | None = None,
    cargo: str | os.PathLike[str] | None = None,
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
    cargo: str | os.PathLike[str] | None = None,
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
    cargo: str | os.PathLike[str] | None = None,
    language: str = "c",
    flags: Sequence[str] = (),
    libraries: Sequence[str] = (),
    level: str = "2",
) -> Library | Function:
    """Source in a file or in a string; with a signature, the function that it names.

    file: C (.c), C++ (.cpp), Fortran (.f90), Rust (.rs), LLVM IR (.ll, .bc). source: text in a language instead.
    cargo: the folder of a crate, for functions of its library.
    flags: for the compiler. libraries: for the linker, as in `-lblas`. level: of optimisation, "0" to "3".
    """
    if [file, source, cargo].count(None) != 2:
        raise TypeError("load takes a file, `source=` or `cargo=`")
    if cargo is not None:
        path = _cargo.library(Path(os.fspath(cargo)), flags, str(level))
    else:
        path = Path(os.fspath(file)) if file is not None else _written(source or "", language)
    if not path.is_file():
        raise FileNotFoundError(f"{path}: no such file; text goes in as `source=…`")
    # A crate is compiled: flags were for that.
    library = Library(Source.of(path, () if cargo is not None else flags, level, libraries, is_rust=cargo is not None))
    return library.function(signature) if signature is not None else library


def _written(source: str, language: str) -> Path:
    """A file with that text."""
    suffix = _SUFFIXES.get(language.lower())
    if suffix is None:
        raise ValueError(f"language={language!r}: known are {', '.join(_SUFFIXES)}")
    return _cache.text(f"source-{_cache.key(source)[:12]}{suffix}", source)

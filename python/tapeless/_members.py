"""The members of a function's family, and where they come from: a compiler, or a package that was built before."""

from __future__ import annotations

import json
import threading
from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, Protocol

from . import _cache
from ._arrays import dtype
from ._compile import Described, Source, members
from ._core import Entry, Family
from ._errors import DerivativeError, NotBuiltError

#: Members that are compiled together: of the first order, and of the second.
TOGETHER = (("f", "fj", "fv", "fJ", "fV"), ("fjj", "fjv", "fvj", "fvv"))
#: Directions that a wide member takes at once (`crates/family/src/member.rs`).
WIDTH = 4


class Operand:
    """An array or a number that a member reads or writes."""

    __slots__ = ("active", "axes", "dtype", "name", "order")

    def __init__(self, row: tuple[str, str, list[str], bool, str]) -> None:
        self.name, element, self.axes, self.active, self.order = row
        self.dtype = dtype(element)

    def __repr__(self) -> str:
        axes = f"[{', '.join(self.axes)}]" if self.axes else ""
        return f"{self.name}: {self.dtype}{axes}"


class Origin(Protocol):
    """Where members come from."""

    #: What tells it from others.
    content: str

    def library(self, family: Family, path: str) -> tuple[Path, Sequence[str]]:
        """A shared library with a member, and all members in it."""


class Compiled:
    """Members are compiled when they are first wanted, with those that are likely to be wanted next."""

    def __init__(self, source: Source, described: Described) -> None:
        self.source, self.described = source, described
        self.content = described.content

    def library(self, family: Family, path: str) -> tuple[Path, Sequence[str]]:
        """Compiles the group of the member; it alone where another of them is refused."""
        together = next((list(group) for group in TOGETHER if path in group), [path])
        try:
            return members(self.source, self.described, family, together), together
        except DerivativeError:
            if together == [path]:
                raise
        return members(self.source, self.described, family, [path]), [path]


class Built:
    """Members lie in a package that `tapeless build` made."""

    def __init__(self, package: str, folder: Path, content: str, libraries: dict[str, list[str]]) -> None:
        self._package, self._folder, self._libraries = package, folder, libraries
        self.content = content

    def library(self, family: Family, path: str) -> tuple[Path, Sequence[str]]:
        """The library that has it."""
        for name, paths in self._libraries.items():
            if path in paths:
                return self._folder / name, paths
        raise NotBuiltError(self._package, path)


class Members:
    """The members of a function's family."""

    def __init__(self, signature: str, described: dict[str, Any], origin: Origin) -> None:
        self.family = Family(signature, json.dumps(described))
        self.name: str = described["name"]
        self.described, self.origin = described, origin
        self._entries: dict[str, Entry] = {}
        self._narrow: set[str] = set()
        self._operands: dict[str, tuple[list[Operand], list[Operand]]] = {}
        self._lock = threading.Lock()

    @cached_property
    def identity(self) -> str:
        """What tells this function from others of its name."""
        return _cache.key(json.dumps(self.described), self.origin.content, self.family.source(["f"]))[:12]

    def entry(self, path: str) -> Entry:
        """The member of a path."""
        known = self._entries.get(path)
        if known is not None:
            return known
        with self._lock:
            if path not in self._entries:
                library, together = self.origin.library(self.family, path)
                for each in together:
                    self._entries[each] = Entry(self.family, each, str(library))
            return self._entries[path]

    def batch(self, path: str, batched: Sequence[bool], count: int) -> Entry:
        """The member for a batch: one that takes several directions at once, where there are such at one point."""
        if count < WIDTH or path[-1] not in "jv" or any(batched[: len(self.operands(path[:-1])[0])]):
            return self.entry(path)
        wide = path + str(WIDTH)
        if wide in self._narrow:
            return self.entry(path)
        try:
            return self.entry(wide)
        except (DerivativeError, NotBuiltError):
            self._narrow.add(wide)
            return self.entry(path)

    def operands(self, path: str) -> tuple[list[Operand], list[Operand]]:
        """What a member reads and writes."""
        if path not in self._operands:
            inputs, outputs = self.family.operands(path)
            self._operands[path] = [Operand(row) for row in inputs], [Operand(row) for row in outputs]
        return self._operands[path]

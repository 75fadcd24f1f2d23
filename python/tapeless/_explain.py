"""`f.explain()`: what the gradient keeps between its sweeps, line by line of the source."""

from __future__ import annotations

import json
from html import escape
from typing import TYPE_CHECKING, Any

from . import _tools
from ._compile import run
from ._errors import DerivativeError, TapelessError
from ._members import Compiled

if TYPE_CHECKING:
    from ._function import Function

_COLUMNS = ("kept", "bytes", "each", "storage", "total", "line", "source")


class Explanation:
    """What a gradient keeps: text when it is printed, tables in a notebook."""

    def __init__(self, signature: str, known: dict[str, Any]) -> None:
        self.signature = signature
        #: For each derivative `title`, `most` (the memory that it needs at most), `rows` of what it keeps, `turns`: loops that are reversed as they run, and `why` it keeps that.
        self.sections: list[dict[str, Any]] = known["sections"]
        #: What is said of loops that are reversed from copies of their state.
        self.loops: str = known["loops"]
        self._text: str = known["text"]

    def __str__(self) -> str:
        return self._text

    __repr__ = __str__

    def _repr_html_(self) -> str:
        head = f"<p><code>{escape(self.signature)}</code></p>"
        loops = f"<pre>{escape(self.loops)}</pre>" if self.loops else ""
        return head + "".join(map(_html, self.sections)) + loops


def _html(section: dict[str, Any]) -> str:
    cell = "<td style='text-align:left'>{}</td>"
    head = "".join(f"<th style='text-align:left'>{column}</th>" for column in _COLUMNS)
    rows = "".join(f"<tr>{''.join(cell.format(_marked(column, row[column])) for column in _COLUMNS)}</tr>" for row in section["rows"])
    table = f"<table><tr>{head}</tr>{rows}</table>" if section["rows"] else ""
    told = "".join(f"<p>{escape(line)}</p>" for line in (section["most"], *section["turns"], *section["why"]))
    return f"<p><b>{escape(section['title'])}</b></p>{table}{told}"


def _marked(column: str, text: str) -> str:
    return f"<code>{escape(text)}</code>" if column in ("kept", "source") else escape(text)


def explain(function: Function, integers: dict[str, int]) -> Explanation:
    """What the gradient keeps; memory is counted where integers are given."""
    origin = function._members.origin
    if not isinstance(origin, Compiled):
        raise TapelessError(f"{function.__name__}: what a gradient keeps is told from its source, and this function was built before")
    source, described = origin.source, origin.described
    if source.beside:
        raise TapelessError(f"{function.__name__}: what a gradient keeps is told by lines of a file, and Numba's code has none")
    words = [str(_tools.command()), "explain", str(source.file), f"--function={described.function['symbol']}", f"-O{source.level}", "--json"]
    words += [f"--cflag={flag}" for flag in source.flags]
    still = [operand.name for operand in function.inputs if not operand.active and operand.dtype.kind == "f"]
    words += [f"--const={','.join(still)}"] if still else []
    words += ["--at", " ".join(f"{name}={value}" for name, value in integers.items())] if integers else []
    done = run(words, f"explaining {function.__name__}")
    if done.returncode:
        raise DerivativeError(done.stderr)
    return Explanation(function.signature, json.loads(done.stdout))

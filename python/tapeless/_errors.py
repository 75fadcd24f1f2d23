"""What this package raises."""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from pathlib import Path


class TapelessError(Exception):
    """Everything that this package raises of its own."""


class SignatureError(TapelessError, ValueError):
    """A signature that is none, or that is at odds with the function."""

    def __init__(self, what: str, shown: str = "", help: str = "") -> None:
        super().__init__(f"signature: {what}\n{shown}" if shown else what)
        self.what, self.help = what, help
        if help:
            self.add_note(f"help: {help}")


class CompilerNotFound(TapelessError, OSError):
    """No compiler that can make derivatives was found."""


@dataclass(frozen=True)
class Diagnostic:
    """One message of the compiler."""

    severity: str
    code: str
    message: str
    file: str = ""
    line: int = 0
    column: int = 0
    notes: list[str] = field(default_factory=list)
    help: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        place = f"{self.file}:{self.line}:{self.column}: " if self.file else ""
        lines = [f"{place}{self.severity}: {f'[{self.code}] ' if self.code else ''}{self.message}", *self._source()]
        lines += [f"note: {note}" for note in self.notes] + [f"help: {help}" for help in self.help]
        return "\n".join(lines)

    def _source(self) -> list[str]:
        """The line that is meant, with a mark."""
        try:
            line = Path(self.file).read_text().splitlines()[self.line - 1]
        except (OSError, IndexError, UnicodeDecodeError):
            return []
        return [f"{self.line:5} | {line}", f"      | {' ' * (self.column - 1)}^"]


_HEAD = re.compile(r"^(?:(?P<file>[^\s:][^:\n]*):(?P<line>\d+):(?P<column>\d+): )?(?P<severity>error|warning)(?:\[(?P<own>TL\d+)\])?:? (?:\[(?P<code>TL\d+)\] )?(?P<message>.*)$")
_NOTE = re.compile(r"^(?:[^\s:][^:\n]*:\d+:\d+: |\s*)?(?:note: )?(?P<kind>help|note): (?P<text>.*)$")


#: What clang says where code comes from a file that it has not read itself.
_ELSEWHERE = re.compile(r"could not determine the original source location for (?P<file>.+):(?P<line>\d+):(?P<column>\d+)$")


def diagnostics(text: str) -> list[Diagnostic]:
    """The messages in what a compiler wrote."""
    found: list[Diagnostic] = []
    for line in text.splitlines():
        head = _HEAD.match(line)
        if head:
            code = head["code"] or head["own"] or ""
            place = (head["file"] or "", int(head["line"] or 0), int(head["column"] or 0))
            found.append(Diagnostic(head["severity"], code, head["message"], *place))
            continue
        note = _NOTE.match(line)
        elsewhere = _ELSEWHERE.search(line)
        if elsewhere and found:
            found[-1] = replace(found[-1], file=elsewhere["file"], line=int(elsewhere["line"]), column=int(elsewhere["column"]))
        elif note and found:
            (found[-1].help if note["kind"] == "help" else found[-1].notes).append(note["text"])
    return found


class CompileError(TapelessError):
    """The compiler refused the source."""

    def __init__(self, text: str) -> None:
        super().__init__(text.rstrip())
        self.diagnostics = diagnostics(text)


class DerivativeError(CompileError):
    """A derivative that cannot be made: where, why, and what to do."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        errors = [each for each in self.diagnostics if each.severity == "error" and each.code]
        self.args = ("\n".join(str(each) for each in errors) or text.rstrip(),)


class NotBuiltError(TapelessError, LookupError):
    """A member that a package was built without."""

    def __init__(self, package: str, path: str) -> None:
        order = len(path) - 1
        super().__init__(f"{package} was built without derivatives of order {order} (member {path!r})")
        self.add_note(f"help: `order = {order}` for this function in its pyproject.toml, and build it again")


class PrimalError(TapelessError, RuntimeError):
    """An exception that the compiled function threw."""

"""What this package raises."""

from __future__ import annotations

import re
from dataclasses import dataclass, field


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


_HEAD = re.compile(r"^(?:(?P<file>[^\s:][^:\n]*):(?P<line>\d+):(?P<column>\d+): )?(?P<severity>error|warning)(?:\[(?P<own>TL\d+)\])?:? (?:\[(?P<code>TL\d+)\] )?(?P<message>.*)$")
_NOTE = re.compile(r"^(?:[^\s:][^:\n]*:\d+:\d+: |\s*)?(?:note: )?(?P<kind>help|note): (?P<text>.*)$")


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
        if note and found:
            (found[-1].help if note["kind"] == "help" else found[-1].notes).append(note["text"])
    return found


class CompileError(TapelessError):
    """The compiler refused the source."""

    def __init__(self, text: str) -> None:
        super().__init__(text.rstrip())
        self.diagnostics = diagnostics(text)


class DerivativeError(CompileError):
    """A derivative that cannot be made: where, why, and what to do."""


class PrimalError(TapelessError, RuntimeError):
    """An exception that the compiled function threw."""

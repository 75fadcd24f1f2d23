"""Functions of a package that `tapeless build` made."""

from __future__ import annotations

import json
from pathlib import Path

from ._errors import TapelessError
from ._function import Function
from ._members import Built, Members

#: What is known of the functions.
NOTE = "functions.json"
#: That of entries (`crates/family/src/text.rs`) and of the note.
ABI = 1


def functions(module: str, file: str) -> dict[str, Function]:
    """By their names, those beside a module."""
    folder = Path(file).parent
    package = module.removesuffix("._compiled")
    known = json.loads((folder / NOTE).read_text())
    if known["abi"] != ABI:
        error = TapelessError(f"{package} was built for version {known['abi']} of compiled members, and this tapeless calls version {ABI}")
        error.add_note("help: build it again with this tapeless, or install the tapeless that it was built with")
        raise error
    found = {}
    for row in known["functions"]:
        origin = Built(package, folder, row["content"], row["libraries"])
        found[row["name"]] = Function(row["signature"], Members(row["signature"], row["described"], origin))
    return found

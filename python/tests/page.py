"""Runs the programs on a page, in order, and holds what they print against what the page says."""

from __future__ import annotations

import contextlib
import io
import re
import sys
import warnings
from pathlib import Path


def run(page: Path) -> int:
    """How many outputs were right."""
    blocks = re.findall(r"```(\w+) ?(\S*)\n(.*?)```", page.read_text(), re.DOTALL)
    space: dict = {"__name__": "page"}
    said, checked = "", 0
    for kind, name, text in blocks:
        if kind == "c":
            Path(name).write_text(text)
        elif kind == "python":
            shown = io.StringIO()
            with contextlib.redirect_stdout(shown):
                # Numba looks for a function's source.
                file = Path(f"{page.stem}-{checked}.py")
                file.write_text(text)
                exec(compile(text, str(file), "exec"), space)  # noqa: S102
            said = shown.getvalue()
        elif kind == "output":
            if said != text:
                print(f"{page} says\n{text}but this is\n{said}")
                sys.exit(1)
            checked += 1
    return checked


if __name__ == "__main__":
    warnings.simplefilter("ignore")
    print("checked", run(Path(sys.argv[1])))

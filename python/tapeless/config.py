"""What can be set: `tapeless.config.compiler = "/usr/bin/clang-22"`."""

from __future__ import annotations

import os
from pathlib import Path

#: The compiler of C; `None`: `TAPELESS_CC`, else `clang-22`, else a `clang` of that version.
compiler: str | None = None
#: Whether arrays of another type of float are converted.
cast: bool = False
#: What happens where an array has to be copied: "note" (once), "quiet", "error".
copy: str = "note"
#: Where compiled members are kept.
cache: Path = Path(os.environ.get("TAPELESS_CACHE") or Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "tapeless")
#: Bytes that the cache may take.
cache_limit: int = 1 << 30
#: Whether a line says so when compiling takes more than half a second.
progress: bool = True

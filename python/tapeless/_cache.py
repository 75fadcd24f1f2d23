"""Compiled members by what they are made of, in the user's cache folder."""

from __future__ import annotations

import hashlib
import json
import os
import tempfile
from collections.abc import Callable, Iterable
from pathlib import Path

from . import config


def key(*parts: str | bytes) -> str:
    """A name for what these parts make."""
    digest = hashlib.sha256()
    for part in parts:
        data = part.encode() if isinstance(part, str) else part
        digest.update(len(data).to_bytes(8, "little"))
        digest.update(data)
    return digest.hexdigest()[:32]


def file(name: str, make: Callable[[Path], None]) -> Path:
    """A file of that name, made if there is none: at a name of its own first, so that nobody sees half of it."""
    path = config.cache / name
    if path.exists():
        os.utime(path)
        return path
    config.cache.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=config.cache, prefix=".made-") as folder:
        made = Path(folder) / name
        make(made)
        os.replace(made, path)
    _shrink(path)
    return path


def text(name: str, content: str) -> Path:
    """A file of that name with this text."""

    def make(path: Path) -> None:
        path.write_text(content)

    return file(name, make)


def _shrink(kept: Path) -> None:
    """Removes what was not used for longest, while there is too much."""
    known = []
    for path in config.cache.iterdir():
        try:
            state = path.stat()
        except OSError:
            continue
        if path.is_file():
            known.append((state.st_mtime, state.st_size, path))
    total = sum(size for _, size, _ in known)
    for _, size, path in sorted(known):
        if total <= config.cache_limit:
            return
        if path != kept:
            path.unlink(missing_ok=True)
            total -= size


def size() -> int:
    """Bytes that all of it takes."""
    return sum(path.stat().st_size for path in config.cache.iterdir() if path.is_file()) if config.cache.is_dir() else 0


def clear() -> int:
    """Removes all of it; the bytes that it took."""
    total = 0
    for path in config.cache.iterdir() if config.cache.is_dir() else ():
        if path.is_file():
            total += path.stat().st_size
            path.unlink(missing_ok=True)
    return total


def state(paths: Iterable[str]) -> dict[str, list[int]]:
    """What tells that files are as they were. Those of the cache are named by their content, and their times say when they were used."""
    found = {}
    for path in paths:
        own = Path(path).parent == config.cache
        try:
            known = os.stat(path)
            found[path] = [0 if own else known.st_mtime_ns, known.st_size]
        except OSError:
            found[path] = [0, -1]
    return found


def is_fresh(path: Path) -> bool:
    """Whether the files that a note lists are as they were when it was written."""
    try:
        known = json.loads(path.read_text())["files"]
    except (OSError, ValueError, KeyError):
        return False
    return bool(state(known) == known)

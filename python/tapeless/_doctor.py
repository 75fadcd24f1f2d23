"""`tapeless doctor`: what is installed, and whether a gradient can be compiled."""

from __future__ import annotations

import functools
import importlib.metadata
import platform
import subprocess
from collections.abc import Callable

from . import __version__, _cache, _tools, config
from ._errors import TapelessError

_FRAMEWORKS = ("numpy", "scipy", "torch", "jax", "tensorflow", "numba")


def run(words: list[str]) -> int:
    """Prints what is found; 1 if no gradient can be compiled."""
    print(f"tapeless {__version__}, Python {platform.python_version()}, {platform.platform()}")
    works = all([_row("plugin", _carried), _row("clang", _clang), _row("a gradient", _gradient)])
    _row("Fortran", _fortran)
    _row("Rust", lambda: _first_line("rustc", "--version"))
    for name in _FRAMEWORKS:
        _row(name, functools.partial(importlib.metadata.version, name))
    _row("cache", lambda: f"{config.cache}: {_cache.size() / 1e6:.1f} MB")
    return 0 if works else 1


def _row(name: str, find: Callable[[], str]) -> bool:
    notes: list[str] = []
    try:
        said, mark = find(), "✓"
    except importlib.metadata.PackageNotFoundError:
        said, mark = "not installed", "·"
    except (TapelessError, OSError, subprocess.SubprocessError) as error:
        said, mark, notes = str(error), "✗", getattr(error, "__notes__", [])
    print(f"{mark} {name:<11} {said}")
    for note in notes:
        print(f"    {note}")
    return mark == "✓"


def _carried() -> str:
    for path in (_tools.plugin(), _tools.command()):
        if not path.is_file():
            raise TapelessError(f"{path}: no such file; install the package again")
    return str(_tools.plugin())


def _clang() -> str:
    return f"{_tools.clang()}: {_first_line(_tools.clang(), '--version')}"


def _fortran() -> str:
    return f"{_tools.flang()}: {_first_line(_tools.flang(), '--version')}"


def _gradient() -> str:
    from ._library import load

    f = load(source="double f(double x) { return x * x * x; }\n", signature="f")
    slope = f.grad(2.0)
    if slope != 12.0:
        raise TapelessError(f"x³ has the derivative {slope} at 2, not 12")
    return "x³ has the derivative 12 at 2"


def _first_line(*words: str) -> str:
    try:
        said = subprocess.run(words, capture_output=True, text=True, check=True)
    except FileNotFoundError:
        raise TapelessError(f"{words[0]}: not found") from None
    return said.stdout.splitlines()[0]



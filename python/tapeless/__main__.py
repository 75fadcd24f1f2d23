"""`tapeless`: what needs Python is here, all else is the command that the package carries.

    tapeless doctor             what is installed, and whether a gradient can be compiled
    tapeless build SPEC         a wheel with compiled functions
    tapeless cache [--clear]    compiled members that are kept
    tapeless grad, explain, …   the command
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from . import __version__, _cache, _doctor, _tools, config
from ._errors import TapelessError


def _build(words: list[str]) -> int:
    parser = argparse.ArgumentParser("tapeless build", description="Make a wheel with compiled functions that needs no compiler where it is installed.")
    parser.add_argument("spec", type=Path, help="a pyproject.toml, or another file with [project] and [[function]]")
    parser.add_argument("-o", "--out", type=Path, default=Path("dist"), help="the folder for the wheel (dist)")
    args = parser.parse_args(words)
    from .build import wheel

    print(wheel(args.spec, args.out))
    return 0


def _show_cache(words: list[str]) -> int:
    parser = argparse.ArgumentParser("tapeless cache", description="Compiled members that are kept.")
    parser.add_argument("--clear", action="store_true", help="remove them")
    if parser.parse_args(words).clear:
        print(f"{config.cache}: removed {_cache.clear() / 1e6:.1f} MB")
    else:
        print(f"{config.cache}: {_cache.size() / 1e6:.1f} of {config.cache_limit / 1e6:.0f} MB")
    return 0


def _command(words: list[str]) -> int:
    try:
        told = _tools.environment()
    except TapelessError:
        told = dict(os.environ)
    os.execve(_tools.command(), ["tapeless", *words], told)


def main() -> int:
    """Runs what the command line asks for."""
    words = sys.argv[1:]
    own = {"doctor": _doctor.run, "build": _build, "cache": _show_cache}
    if words and words[0] in own:
        try:
            return own[words[0]](words[1:])
        except (TapelessError, OSError, ValueError) as error:
            print("\n".join([f"tapeless: {error}", *getattr(error, "__notes__", [])]), file=sys.stderr)
            return 1
    if words in (["--help"], ["-h"], []):
        print(f"{__doc__.splitlines()[0]}\n\n{__doc__.partition(chr(10) * 2)[2]}")
    if words == ["--version"]:
        print(f"tapeless {__version__} (Python {sys.version.split()[0]})")
        return 0
    return _command(words)


if __name__ == "__main__":
    sys.exit(main())

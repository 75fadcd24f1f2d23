"""The compiler, the plugin, and the command that this package carries."""

from __future__ import annotations

import functools
import hashlib
import os
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

from . import _cache, config
from ._errors import CompilerNotFound

_OWN = Path(__file__).parent / "_bin"
_USUAL = ("/usr/lib/llvm-22/bin", "/opt/homebrew/opt/llvm@22/bin", "/usr/local/opt/llvm@22/bin")
WANTED = 22


def carried(name: str) -> Path:
    """A file of this package's own; `TAPELESS_HOME` can name another folder that holds it."""
    home = os.environ.get("TAPELESS_HOME")
    return (Path(home) if home else _OWN) / name


def plugin() -> Path:
    """The compiler plugin."""
    return carried("libtapeless.so")


def command() -> Path:
    """The `tapeless` command."""
    return carried("tapeless")


@functools.cache
def _version(path: str) -> int | None:
    """The major version of a clang; `None` if it is none."""

    def ask() -> str:
        try:
            return subprocess.run([path, "-dumpversion"], capture_output=True, text=True, timeout=30).stdout
        except (OSError, subprocess.SubprocessError):
            return ""

    said = _kept("version", [os.path.realpath(path)], ask)
    major = said.split(".")[0]
    return int(major) if major.isdigit() else None


def _kept(what: str, files: list[str], ask: Callable[[], str]) -> str:
    """What is known of files, which is asked again where they have changed."""
    note = _cache.key(what, repr(_cache.state(files)))

    def make(path: Path) -> None:
        path.write_text(ask())

    return _cache.file(f"{note}.{what}", make).read_text()


def _candidates(name: str) -> list[str]:
    folders = [*_USUAL, str(Path(os.environ.get("CONDA_PREFIX", "/nowhere")) / "bin")]
    named = [f"{name}-{WANTED}", name]
    return [*named, *(str(Path(folder) / name) for folder in folders)]


@functools.cache
def _found(name: str, chosen: str | None) -> str:
    tried = []
    for candidate in [chosen] if chosen else _candidates(name):
        path = shutil.which(candidate)
        version = _version(path) if path else None
        if path and version == WANTED:
            return path
        tried.append(f"{candidate}: {'not found' if not path else f'version {version}'}")
    error = CompilerNotFound(f"no {name} of LLVM {WANTED} was found; tried " + "; ".join(tried))
    for line in _advice(name):
        error.add_note(line)
    raise error


def _advice(name: str) -> list[str]:
    package = {"clang": "clang-22", "clang++": "clang-22", "flang": "flang-22"}[name]
    return [
        f"help: install it: `apt install {package}` (apt.llvm.org has it for Debian and Ubuntu), `conda install -c conda-forge clang={WANTED}`",
        "help: or name it: TAPELESS_CC=/path/to/clang-22, or `tapeless.config.compiler = …`",
        "help: wheels that `tapeless build` makes need no compiler where they are installed",
    ]


def clang() -> str:
    """The compiler of C."""
    return _found("clang", config.compiler or os.environ.get("TAPELESS_CC"))


def clangxx() -> str:
    """The compiler of C++: beside that of C."""
    chosen = config.compiler or os.environ.get("TAPELESS_CC")
    beside = Path(chosen) if chosen else None
    return _found("clang++", str(beside.with_name(beside.name.replace("clang", "clang++"))) if beside else None)


def flang() -> str:
    """The compiler of Fortran."""
    return _found("flang", None)


@functools.cache
def identity() -> str:
    """What tells one set of tools from another: their contents."""
    compiler = clang()

    def contents() -> str:
        said = subprocess.run([compiler, "--version"], capture_output=True, text=True, check=True)
        digest = hashlib.sha256(said.stdout.encode())
        for path in (plugin(), command()):
            digest.update(path.read_bytes())
        return digest.hexdigest()

    return _kept("tools", [str(plugin()), str(command()), os.path.realpath(compiler)], contents)


def environment() -> dict[str, str]:
    """What the command finds its libraries, the plugin and the compiler by."""
    told = dict(os.environ)
    libraries = Path(clang()).resolve().parent.parent / "lib"
    folders = [str(Path(clang()).resolve().parent), str(Path(clang()).parent)]
    told["TAPELESS_PLUGIN"] = str(plugin())
    told["PATH"] = os.pathsep.join([*folders, told.get("PATH", "")])
    told["LD_LIBRARY_PATH"] = os.pathsep.join(filter(None, [str(libraries), told.get("LD_LIBRARY_PATH")]))
    return told

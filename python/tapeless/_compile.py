"""From source to members in a shared library.

    source  ⇒ `tapeless describe`  ⇒ IR, and what is known of its functions
    IR, C of members (crates/family)  ⇒ clang with the plugin  ⇒ .so
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from . import _cache, _tools, config
from ._core import Family
from ._errors import CompileError, DerivativeError


@dataclass(frozen=True)
class Source:
    """What is compiled, and how."""

    file: Path
    flags: tuple[str, ...]
    level: str
    libraries: tuple[str, ...]
    #: C++ in front of the members.
    beside: str = ""
    #: Whether it is linked with the standard library of Rust.
    is_rust: bool = False

    @staticmethod
    def of(file: Path, flags: Sequence[str], level: str, libraries: Sequence[str], is_rust: bool = False) -> Source:
        """A file, in the language that its name says."""
        return Source(file, tuple(flags), str(level), tuple(libraries), is_rust=is_rust or file.suffix == ".rs")


@dataclass(frozen=True)
class Described:
    """A function in IR."""

    function: dict[str, Any]
    throws: bool
    ir: Path
    #: What tells it from IR that was there under the same name.
    content: str


def run(words: list[str], doing: str, environment: dict[str, str] | None = None) -> subprocess.CompletedProcess[str]:
    """Runs a compiler or the command."""
    with _Progress(doing):
        return subprocess.run(words, capture_output=True, text=True, env=environment or _tools.environment())


class _Progress:
    """A line on standard error, if it takes more than half a second."""

    def __init__(self, doing: str) -> None:
        self._doing, self._start = doing, time.monotonic()
        self._timer = threading.Timer(0.5, self._say)
        self._said = False

    def _say(self) -> None:
        self._said = True
        print(f"tapeless: {self._doing} …", file=sys.stderr, end="", flush=True)

    def __enter__(self) -> None:
        self._timer.daemon = True
        is_seen = "ipykernel" in sys.modules or (sys.stderr is not None and sys.stderr.isatty())
        if config.progress and is_seen:
            self._timer.start()

    def __exit__(self, *_: object) -> None:
        self._timer.cancel()
        if self._said:
            print(f" {time.monotonic() - self._start:.1f} s", file=sys.stderr, flush=True)


def describe(source: Source, name: str) -> Described:
    """Compiles to IR, and finds a function in it."""
    content = source.file.read_bytes()
    key = _cache.key("ir", str(source.file.resolve()), content, repr(source), name, _tools.identity())
    note, ir = config.cache / f"{key}.json", config.cache / f"{key}.bc"
    if not (_cache.is_fresh(note) and ir.exists()):
        _describe(source, name, (note, ir))
    known = json.loads(note.read_text())
    return Described(known["functions"][0], known["throws"], ir, known["content"])


def _describe(source: Source, name: str, made: tuple[Path, Path]) -> None:
    note, ir = made
    note.unlink(missing_ok=True)
    ir.unlink(missing_ok=True)

    def make(path: Path) -> None:
        depends = path.with_suffix(".d")
        words = [str(_tools.command()), "describe", str(source.file), f"-O{source.level}", "-o", str(path)]
        words += [f"--function={name}"] if name else []
        words += [f"--cflag={flag}" for flag in source.flags]
        if source.file.suffix in (".c", ".cc", ".cpp", ".cxx"):
            words += [f"--cflag={flag}" for flag in ("-fPIC", "-MD", "-MF", str(depends))]
        done = run(words, f"compiling {source.file.name}")
        if done.returncode:
            error = CompileError(done.stderr)
            if "--cflag" in done.stderr:
                error.add_note('help: from Python: `tapeless.load(…, flags=["-Iinclude"])`')
            raise error
        known = json.loads(done.stdout)
        known["content"] = _cache.key(path.read_bytes())
        known["files"] = _cache.state([str(source.file), *_depended(depends)])
        _cache.text(note.name, json.dumps(known))

    _cache.file(ir.name, make)


def _depended(file: Path) -> list[str]:
    """The files that a rule of `make` names."""
    if not file.exists():
        return []
    _, _, files = file.read_text().replace("\\\n", " ").partition(": ")
    return [name.replace("\0", " ") for name in files.replace("\\ ", "\0").split()]


def members(source: Source, described: Described, family: Family, paths: list[str]) -> Path:
    """A shared library that holds members by these paths."""
    text = source.beside + family.source(paths)
    key = _cache.key("so", described.content, text, repr(source), _tools.identity())

    def make(path: Path) -> None:
        suffix, compiler = (".cpp", _tools.clangxx()) if described.throws else (".c", _tools.clang())
        written = path.with_suffix(suffix)
        written.write_text(text)
        words = [compiler, f"-O{source.level}", "-g0", "-w", "-fPIC", "-shared", "-fexceptions", *source.flags]
        words += [f"-fpass-plugin={_tools.plugin()}", "-Xclang", "-mlink-bitcode-file", "-Xclang", str(described.ir)]
        words += ["-Wl,--no-undefined", str(written), "-o", str(path), *source.libraries, *_runtime(source), "-lm"]
        done = run(words, f"differentiating {described.function['name']}")
        if done.returncode:
            raise _refused(done.stderr)

    return _cache.file(f"{key}.so", make)


def _runtime(source: Source) -> list[str]:
    """What programs of a language are linked with."""
    if source.file.suffix.lower() in (".f90", ".f95", ".f03", ".f08", ".f", ".for"):
        folder = Path(_said(_tools.clang(), "-print-resource-dir")) / "lib"
        return [str(path) for path in sorted(folder.glob("*/libflang_rt.runtime.a"))]
    return ["-DTAPELESS_GUARDED", str(_rust()), *_STATIC] if source.is_rust else []


#: Of the archive, only what is called is linked, and none of it is shown.
_STATIC = ("-lgcc_s", "-lpthread", "-ldl", "-Wl,--gc-sections", "-Wl,--exclude-libs,ALL", "-Wl,--strip-debug")


def _rust() -> Path:
    """The standard library of Rust with a guard against panics, made once for each compiler."""
    text = Path(__file__).parent / "_rust.rs"
    key = _cache.key("rust", text.read_bytes(), _said("rustc", "--version", "--verbose"))

    def make(path: Path) -> None:
        words = ["rustc", "--crate-type=staticlib", "--crate-name=tapeless_rust", "--edition=2021", "-Copt-level=2", "-Crelocation-model=pic"]
        done = run([*words, str(text), "-o", str(path)], "compiling what Rust is linked with")
        if done.returncode:
            raise CompileError(done.stderr)

    return _cache.file(f"{key}.a", make)


def _said(*words: str) -> str:
    return subprocess.run(words, capture_output=True, text=True, check=True).stdout.strip()


#: What linkers say of a function that is defined nowhere.
_UNDEFINED = re.compile(r"undefined (?:reference to|symbol:) [`']?([\w.$@]+)")


def _refused(text: str) -> CompileError:
    if "[TL" in text:
        return DerivativeError(text)
    missing = sorted(set(_UNDEFINED.findall(text)))
    if not missing:
        return CompileError(text)
    error = CompileError(f"{', '.join(missing)}: called, but defined nowhere\n{text}")
    error.add_note("help: name the library that defines it, as in `libraries=[\"-lblas\"]`; what only Numba's process defines cannot be called here")
    return error

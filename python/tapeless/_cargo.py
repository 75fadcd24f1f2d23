"""A crate's library as LLVM IR."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Sequence
from pathlib import Path

from . import _cache, config
from ._compile import run
from ._errors import CompileError

#: As `tapeless grad` compiles Rust: everything before optimisation, in one module.
_FLAGS = ("-g", "-Cno-prepopulate-passes", "-Ccodegen-units=1", "-Crelocation-model=pic", "--emit=llvm-bc")


def library(crate: Path, flags: Sequence[str], level: str) -> Path:
    """Compiles the library of a crate; cargo knows whether that is needed."""
    manifest = crate / "Cargo.toml"
    if not manifest.is_file():
        raise FileNotFoundError(f"{manifest}: no such file; `cargo=` is the folder of a crate")
    known = tomllib.loads(manifest.read_text())
    name = known.get("lib", {}).get("name") or known["package"]["name"].replace("-", "_")
    target = config.cache / f"cargo-{_cache.key(str(crate.resolve()), *flags, level)[:12]}"
    words = ["cargo", "rustc", "--quiet", "--release", "--lib", "--crate-type=lib", f"--manifest-path={manifest}"]
    told = {**os.environ, "CARGO_TARGET_DIR": str(target), "CARGO_PROFILE_RELEASE_OPT_LEVEL": level}
    done = run([*words, "--", *_FLAGS, *flags], f"compiling {name}", told)
    if done.returncode:
        raise CompileError(done.stderr)
    found = sorted((target / "release" / "deps").glob(f"{name}-*.bc"), key=lambda path: path.stat().st_mtime)
    if not found:
        raise CompileError(f"cargo wrote no bitcode of {name}:\n{done.stderr}")
    return found[-1]

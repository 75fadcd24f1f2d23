"""Compiled functions in a wheel that needs no compiler where it is installed.

`tapeless build pyproject.toml -o dist` makes one; as `build-backend = "tapeless.build"` pip does.

    [project]                           what every package has
    [[tool.tapeless.function]]          file, signature; order (2), flags, libraries, level, name
        ⇒ package/_compiled/            shared libraries, what they hold, a module with stubs
"""

from __future__ import annotations

import json
import re
import shutil
import tarfile
import tempfile
import tomllib
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any

from . import _built, _wheel
from ._compile import Source, describe, members
from ._core import Family
from ._errors import DerivativeError, SignatureError
from ._members import TOGETHER, WIDTH

#: What C++ needs goes along; what only debuggers read does not.
_PORTABLE = ("-static-libstdc++", "-static-libgcc", "-Wl,--exclude-libs,ALL", "-Wl,--strip-debug")
_KNOWN = {"file", "signature", "order", "flags", "libraries", "level", "name"}


@dataclass(frozen=True)
class Spec:
    """What is to be built."""

    #: Where paths are relative to.
    folder: Path
    #: The file itself.
    document: dict[str, Any]
    package: str
    functions: list[dict[str, Any]]

    @staticmethod
    def read(file: Path) -> Spec:
        """From a `pyproject.toml`, or from a file that has the table `tool.tapeless` at its top."""
        document = tomllib.loads(file.read_text())
        own = document.get("tool", {}).get("tapeless", document)
        if "name" not in document.get("project", {}):
            raise ValueError(f"{file}: no `[project]` with a `name` and a `version`")
        functions = own.get("function", [])
        if not functions:
            raise ValueError(f"{file}: no `[[tool.tapeless.function]]` with a `file` and a `signature`")
        for function in functions:
            _check(file, function)
        package = own.get("package") or re.sub(r"[-.]+", "_", document["project"]["name"])
        return Spec(file.parent.resolve(), document, package, [{**_shared(own), **function} for function in functions])


def _shared(own: dict[str, Any]) -> dict[str, Any]:
    """What holds for all functions."""
    return {key: own[key] for key in ("flags", "libraries", "level", "order") if key in own}


def _check(file: Path, function: dict[str, Any]) -> None:
    unknown = sorted(set(function) - _KNOWN)
    if unknown:
        raise ValueError(f"{file}: a function has no {', '.join(map(repr, unknown))}; known are {', '.join(sorted(_KNOWN))}")
    missing = [key for key in ("file", "signature") if key not in function]
    if missing:
        raise ValueError(f"{file}: a function without {', '.join(map(repr, missing))}")


def _groups(order: int) -> list[tuple[list[str], bool]]:
    """Members up to an order, those that are compiled together, and whether it is an error if they are refused."""
    groups = [(["f"], True)] if order == 0 else [(list(group), True) for group in TOGETHER[:order]]
    groups += [(["f" + "".join(letters) for letters in product("jv", repeat=each)], True) for each in range(len(TOGETHER) + 1, order + 1)]
    wide = [[f"fj{WIDTH}", f"fv{WIDTH}"], [f"fvj{WIDTH}"]]
    return groups + [(group, False) for group in wide[:order]]


def _compiled(spec: Spec, function: dict[str, Any], folder: Path) -> dict[str, Any]:
    """Compiles a function's members into a folder; what is known of them."""
    linked = (*function.get("libraries", ()), *_PORTABLE)
    source = Source.of(spec.folder / function["file"], function.get("flags", ()), function.get("level", "2"), linked)
    if not source.file.is_file():
        raise FileNotFoundError(f"{source.file}: no such file")
    signature = function["signature"]
    described = describe(source, Family.name_in(signature))
    family = Family(signature, json.dumps(described.function))
    name = function.get("name", described.function["name"].rpartition("::")[2])
    if not name.isidentifier():
        raise SignatureError(f"`{name}` is no name in Python", help="give one: `name = \"…\"`")
    libraries = {}
    for number, (group, wanted) in enumerate(_groups(int(function.get("order", 2)))):
        try:
            made = members(source, described, family, group)
        except DerivativeError:
            if wanted:
                raise
            continue
        library = f"{name}-{number + 1}.so"
        shutil.copy(made, folder / library)
        libraries[library] = group
    return {"name": name, "signature": signature, "described": described.function, "content": described.content, "libraries": libraries}


def _package(spec: Spec, folder: Path) -> Path:
    """The package as it is installed: the user's own files, and what is compiled."""
    package, own = folder / spec.package, spec.folder / spec.package
    if own.is_dir():
        shutil.copytree(own, package, ignore=shutil.ignore_patterns("__pycache__", "_compiled"))
    compiled = package / "_compiled"
    compiled.mkdir(parents=True)
    rows = [_compiled(spec, function, compiled) for function in spec.functions]
    for row in rows:
        # Where the source lay is of no use elsewhere.
        row["described"]["file"] = Path(row["described"]["file"]).name
    (compiled / _built.NOTE).write_text(json.dumps({"abi": _built.ABI, "functions": rows}, indent=1))
    names = [row["name"] for row in rows]
    (compiled / "__init__.py").write_text(_module(names))
    (compiled / "__init__.pyi").write_text(_stub(rows))
    if not (package / "__init__.py").exists():
        (package / "__init__.py").write_text(f"from ._compiled import {', '.join(names)}\n\n__all__ = {names!r}\n")
    (package / "py.typed").touch()
    return package


def _module(names: list[str]) -> str:
    lines = [f"{name} = _functions[{name!r}]" for name in names]
    return "\n".join(['"""Compiled by `tapeless build`."""', "", "from tapeless import _built", "", "_functions = _built.functions(__name__, __file__)", *lines, ""])


def _stub(rows: list[dict[str, Any]]) -> str:
    lines = ["from tapeless import Function", ""]
    for row in rows:
        lines += [f"{row['name']}: Function", f'"""{row["signature"]}"""']
    return "\n".join([*lines, ""])


def wheel(file: Path, out: Path) -> Path:
    """Makes the wheel of a spec in a folder."""
    spec = Spec.read(file)
    out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        package = _package(spec, Path(folder))
        tag = _wheel.tag(sorted(package.rglob("*.so")))
        return _wheel.write(spec.document, spec.folder, Path(folder), out, tag)


# ---------------------------------------------------------------- what pip calls (PEP 517)


def build_wheel(wheel_directory: str, config_settings: Any = None, metadata_directory: str | None = None) -> str:
    """The name of the wheel of the project in the working directory."""
    return wheel(Path("pyproject.toml"), Path(wheel_directory)).name


def build_sdist(sdist_directory: str, config_settings: Any = None) -> str:
    """The name of an archive of the sources."""
    spec = Spec.read(Path("pyproject.toml"))
    project = spec.document["project"]
    stem = f"{_wheel.normalized(project['name'])}-{project['version']}"
    skipped = {"dist", "build", "__pycache__", "_compiled"}
    with tarfile.open(Path(sdist_directory) / f"{stem}.tar.gz", "w:gz") as archive:
        for path in sorted(spec.folder.rglob("*")):
            inside = path.relative_to(spec.folder)
            if path.is_file() and not any(part in skipped or part.startswith(".") for part in inside.parts):
                archive.add(path, f"{stem}/{inside}")
        with tempfile.TemporaryDirectory() as folder:
            info = Path(folder) / "PKG-INFO"
            info.write_bytes(_wheel.metadata(spec.document, spec.folder))
            archive.add(info, f"{stem}/PKG-INFO")
    return f"{stem}.tar.gz"

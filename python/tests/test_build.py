"""Wheels of compiled functions, installed where there is no compiler."""

from __future__ import annotations

import importlib.metadata
import json
import os
import re
import shutil
import subprocess
import sys
import textwrap
import zipfile
from pathlib import Path
from urllib.parse import unquote, urlparse

import pytest
import tapeless
from conftest import PROGRAMS
from tapeless import build

TEMPLATE = Path(__file__).parents[2] / "examples" / "python-package"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    """The template's wheel, as pip makes it."""
    out = tmp_path_factory.mktemp("dist")
    words = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "--wheel-dir", out, TEMPLATE]
    subprocess.run(words, check=True, env={**os.environ, "TAPELESS_CACHE": str(tapeless.config.cache)})
    [found] = out.glob("*.whl")
    return found


@pytest.fixture(scope="module")
def elsewhere(wheel, tmp_path_factory):
    """A new environment with that wheel and this package's own, and no compiler."""
    folder = tmp_path_factory.mktemp("elsewhere")
    subprocess.run([sys.executable, "-m", "venv", folder], check=True)
    own = json.loads(importlib.metadata.distribution("tapeless").read_text("direct_url.json"))
    carried = unquote(urlparse(own["url"]).path)
    subprocess.run([folder / "bin/python", "-m", "pip", "install", "--quiet", carried, wheel], check=True)
    told = {"PATH": str(folder / "bin"), "TAPELESS_CC": "/nowhere/clang-22", "TAPELESS_CACHE": str(folder / "cache")}

    def run(*words, code=0):
        done = subprocess.run([folder / "bin" / words[0], *words[1:]], env=told, capture_output=True, text=True)
        assert done.returncode == code, done.stdout + done.stderr
        return done.stdout + done.stderr

    return run


def test_template(elsewhere):
    [program] = re.findall(r"```python\n(.*?)```", (TEMPLATE / "README.md").read_text(), re.DOTALL)
    assert elsewhere("python", "-c", program) == "1.0 0.2\n"


def test_orders(elsewhere):
    program = """
        import numpy as np, pendulum
        x = np.array([1.0, 0.0])
        f = pendulum.swing._members
        second = f.entry("fvj")
        try:
            f.entry("fvvv")
        except LookupError as error:
            print(error, *error.__notes__, sep="\\n")
    """
    said = elsewhere("python", "-c", textwrap.dedent(program))
    assert "pendulum was built without derivatives of order 3 (member 'fvvv')" in said
    assert "help: `order = 3` for this function" in said


def test_without_compiler(elsewhere):
    program = "import tapeless; tapeless.load(source='double f(double x) { return x; }', signature='f')"
    said = elsewhere("python", "-c", program, code=1)
    assert "CompilerNotFound: no clang of LLVM 22 was found; tried /nowhere/clang-22: not found" in said
    assert "help: install it: `apt install clang-22`" in said
    said = elsewhere("tapeless", "doctor", code=1)
    assert "✗ clang       no clang of LLVM 22 was found" in said
    assert "✓ plugin" in said


def test_wheel(wheel):
    assert re.fullmatch(r"pendulum-0\.1\.0-py3-none-manylinux_2_\d+_x86_64\.whl", wheel.name)
    with zipfile.ZipFile(wheel) as archive:
        assert archive.testzip() is None
        assert "Requires-Dist: tapeless>=" in archive.read("pendulum-0.1.0.dist-info/METADATA").decode()
        assert "swing: Function" in archive.read("pendulum/_compiled/__init__.pyi").decode()


def test_other_languages(tmp_path):
    """C++ that throws, Fortran, Rust: what they are linked with goes along."""
    spec = """
[project]
name = "mixed"
version = "1"
[[function]]
file = "waves.cpp"
signature = "geo::area(r: f64[n], n) -> f64"
[[function]]
file = "heat.f90"
signature = "heat::step(in u: f64[n], out v: f64[n], n, dt)"
[[function]]
file = "spring.rs"
signature = "bent(in q: f64[n] slice, k: f64) -> f64"
order = 1
"""
    for name in ("waves.cpp", "heat.f90", "spring.rs"):
        shutil.copy(PROGRAMS / name, tmp_path)
    (tmp_path / "spec.toml").write_text(spec)
    made = build.wheel(tmp_path / "spec.toml", tmp_path)
    assert re.fullmatch(r"mixed-1-py3-none-manylinux_2_\d+_x86_64\.whl", made.name)
    with zipfile.ZipFile(made) as archive:
        archive.extractall(tmp_path)
        libraries = [archive.read(name) for name in archive.namelist() if name.endswith(".so")]
    assert not any(str(PROGRAMS).encode() in each for each in libraries), "paths of this machine"
    program = """
        import mixed, numpy as np
        q = np.array([1.0, 2.5, 3.0, 5.0])
        print(mixed.area.hessian(q).shape, mixed.step(q, 0.1).round(3), mixed.bent.grad(q, 2.0).q)
        for call in (lambda: mixed.area.grad(q[:1]), lambda: mixed.bent.grad(q[:2], 2.0)):
            try:
                call()
            except RuntimeError as error:
                print(str(error).splitlines()[-1])
    """
    done = subprocess.run([sys.executable, "-c", textwrap.dedent(program)], cwd=tmp_path, capture_output=True, text=True)
    assert done.stdout.splitlines() == ["(4, 4) [1.   2.4  3.15 5.  ] [ -4.  14. -16.   6.]", "area needs two radii", "a chain has three links"], done.stderr


def test_other_version(wheel, tmp_path):
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(tmp_path)
    note = tmp_path / "pendulum/_compiled/functions.json"
    note.write_text(note.read_text().replace('"abi": 1', '"abi": 0'))
    done = subprocess.run([sys.executable, "-c", "import pendulum"], cwd=tmp_path, capture_output=True, text=True)
    assert "pendulum was built for version 0 of compiled members" in done.stderr


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("", "no `\\[project\\]` with a `name`"),
        ('[project]\nname = "p"\n', "no `\\[\\[tool.tapeless.function\\]\\]`"),
        ('[project]\nname = "p"\n[[function]]\nfile = "f.c"\n', "a function without 'signature'"),
        ('[project]\nname = "p"\n[[function]]\nfile = "f.c"\nsignature = "f"\nordre = 1\n', "a function has no 'ordre'; known are"),
    ],
)
def test_wrong_specs(tmp_path, text, what):
    (tmp_path / "spec.toml").write_text(text)
    with pytest.raises(ValueError, match=what):
        build.wheel(tmp_path / "spec.toml", tmp_path)


def test_spec_without_tool(tmp_path):
    (tmp_path / "f.c").write_text("double f(double x) { return x * x; }\n")
    spec = '[project]\nname = "own-name"\nversion = "1"\n[[function]]\nfile = "f.c"\nsignature = "f"\norder = 1\nname = "square"\n'
    (tmp_path / "spec.toml").write_text(spec)
    done = subprocess.run([sys.executable, "-m", "tapeless", "build", tmp_path / "spec.toml", "-o", tmp_path / "out"], check=True, capture_output=True, text=True)
    assert done.stdout.strip().endswith(".whl")
    with zipfile.ZipFile(done.stdout.strip()) as archive:
        archive.extractall(tmp_path)
    program = "import own_name; print(own_name.square(3.0), own_name.square.grad(3.0))"
    done = subprocess.run([sys.executable, "-c", program], cwd=tmp_path, capture_output=True, text=True, check=True)
    assert done.stdout == "9.0 6.0\n"

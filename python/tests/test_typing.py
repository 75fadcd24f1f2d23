"""The package's types hold, and those that it shows are of use."""

from __future__ import annotations

import subprocess
import sys
import textwrap
from pathlib import Path

import pytest


def test_package():
    done = subprocess.run([sys.executable, "-m", "mypy"], cwd=Path(__file__).parents[1], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout


@pytest.mark.slow
def test_user(tmp_path):
    program = """
        import tapeless
        library = tapeless.load("model.c")
        function = tapeless.load("model.c", "loss")
        reveal_type(library)
        reveal_type(function)
        reveal_type(function.address)
        library.grad(1.0)
    """
    (tmp_path / "program.py").write_text(textwrap.dedent(program))
    done = subprocess.run([sys.executable, "-m", "mypy", "program.py"], cwd=tmp_path, capture_output=True, text=True)
    for said in ('"tapeless._library.Library"', '"tapeless._function.Function"', '"int"', '"Library" has no attribute "grad"'):
        assert said in done.stdout, done.stdout

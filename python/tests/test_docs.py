"""Pages about Python say what happens."""

from __future__ import annotations

import importlib.util
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
import tapeless

DOCS = Path(__file__).parents[2] / "docs"
PAGES = {"../python/README.md": 1, "python.md": 1, "python/numpy.md": 5, "python/pytorch.md": 2, "python/jax.md": 1, "python/tensorflow.md": 1, "python/numba.md": 1}


@pytest.mark.parametrize("name", PAGES)
def test_page(name, tmp_path):
    text = (DOCS / name).read_text()
    for framework in re.findall(r"^import (\w+)", text, re.MULTILINE):
        if importlib.util.find_spec(framework) is None:
            pytest.skip(f"{framework} is not installed")
    if "from_numba" in text and importlib.util.find_spec("numba") is None:
        pytest.skip("numba is not installed")
    told = {**os.environ, "TAPELESS_CACHE": str(tapeless.config.cache)}
    done = subprocess.run([sys.executable, Path(__file__).parent / "page.py", DOCS / name], cwd=tmp_path, env=told, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"checked {PAGES[name]}" in done.stdout


def test_all_pages_are_run():
    there = {page.relative_to(DOCS).as_posix() for page in (DOCS / "python").glob("*.md")}
    # A package's page is what `test_build.py` does.
    assert there - {"python/packages.md"} == set(PAGES) - {"python.md", "../python/README.md"}

"""The notebooks of `docs/notebooks`: each checks its gradients itself."""

from __future__ import annotations

import importlib.util
import os
import re
from pathlib import Path

import pytest
import tapeless

NOTEBOOKS = sorted((Path(__file__).parents[2] / "docs" / "notebooks").glob("*.ipynb"))


def test_all_are_found():
    assert len(NOTEBOOKS) == 5


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_notebook(path, monkeypatch):
    nbformat, nbclient = pytest.importorskip("nbformat"), pytest.importorskip("nbclient")
    notebook = nbformat.read(path, 4)
    code = "\n".join(cell.source for cell in notebook.cells if cell.cell_type == "code")
    for framework in re.findall(r"^import (jax|torch)$", code, re.MULTILINE):
        if importlib.util.find_spec(framework) is None:
            pytest.skip(f"{framework} is not installed")
    monkeypatch.setitem(os.environ, "TAPELESS_CACHE", str(tapeless.config.cache))
    nbclient.NotebookClient(notebook, timeout=120).execute()
    shown = [output for cell in notebook.cells for output in cell.get("outputs", []) if "image/png" in output.get("data", {})]
    assert shown, "it shows no picture"

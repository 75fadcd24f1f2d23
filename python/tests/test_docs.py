"""The page about Python says what happens."""

from __future__ import annotations

import contextlib
import io
import re
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs/python.md"


def test_page(tmp_path, monkeypatch):
    pytest.importorskip("jax")
    monkeypatch.chdir(tmp_path)
    blocks = re.findall(r"```(\w+) ?(\S*)\n(.*?)```", PAGE.read_text(), re.S)
    space: dict = {}
    said = ""
    checked = 0
    for kind, name, text in blocks:
        if kind == "c":
            (tmp_path / name).write_text(text)
        elif kind == "python":
            shown = io.StringIO()
            with contextlib.redirect_stdout(shown):
                exec(compile(text, str(PAGE), "exec"), space)  # noqa: S102
            said = shown.getvalue()
        elif kind == "output":
            assert said == text
            checked += 1
    assert checked == 2

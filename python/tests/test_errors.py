"""What is wrong is said before anything runs: by name, with what to do."""

from __future__ import annotations

import warnings

import numpy as np
import pytest
import tapeless
from conftest import PROGRAMS, load

X, W = np.ones(3), np.ones(3)


@pytest.fixture(scope="module")
def wls():
    return load("wls.c", "wls(x: f64[n], w: f64[n], n, a) -> f64")


def test_missing_definition():
    text = "double elsewhere(double);\ndouble f(double x) {\n  return elsewhere(x) * x;\n}\n"
    f = tapeless.load(source=text).function("f")
    with pytest.raises(tapeless.DerivativeError) as caught:
        f.grad(2.0)
    [found] = [each for each in caught.value.diagnostics if each.severity == "error" and each.code]
    assert (found.code, found.line) == ("TL0002", 3)
    assert "`elsewhere` has no definition here" in found.message
    assert any("define `elsewhere`" in line for line in found.help)
    with pytest.raises(tapeless.CompileError, match="elsewhere: called, but defined nowhere") as missing:
        f(2.0)
    assert "name the library that defines it" in missing.value.__notes__[0]


@pytest.mark.parametrize(
    ("call", "kind", "text"),
    [
        (lambda f: f(X, W[:2], 0.5), ValueError, "wls: w has 2 elements, but n = 3"),
        (lambda f: f(X.reshape(1, 3), W, 0.5), ValueError, "wls: x must have 1 axes, not 2"),
        (lambda f: f(X.astype("f4"), W, 0.5), TypeError, "x must be float64, not float32"),
        (lambda f: f(X.astype(complex), W, 0.5), TypeError, "x must be float64, not complex128"),
        (lambda f: f(X, W), TypeError, "wls: a must be given"),
        (lambda f: f(X, W, 0.5, 1), TypeError, r"wls takes 3 arguments \(x, w, a\), not 4"),
        (lambda f: f(X, W, b=0.5), TypeError, "wls has no argument 'b'; it takes x, w, a"),
        (lambda f: f(X, W, 0.5, x=X), TypeError, "x is given twice"),
        (lambda f: f(X, W, "a"), TypeError, "a is no array of float64"),
        (lambda f: f.jvp((X, W, 0.5), X), TypeError, "one tangent is wanted for each of x, w, a"),
        (lambda f: f.hessian(X, W, 0.5, wrt="n"), ValueError, "'n' is no active input; these are: x, w, a"),
        (lambda f: f.vmap((0, None, None))(np.float64(1), W, 0.5), np.exceptions.AxisError, "axis"),
    ],
)
def test_arguments(wls, call, kind, text):
    with pytest.raises(kind, match=text):
        call(wls)


@pytest.mark.parametrize(
    ("signature", "what", "shown"),
    [
        ("wls(x: f32[n], w: f64[n], n, a)", "`x` is `const double *` at", "      ^^^^^^^^^"),
        ("wls(x: f64[n], w: f64[n], n)", "`a` is missing", "  ^^^"),
        ("wls(x: f64[n], w, n, a)", "it is not said how long `w` is", "                 ^"),
        ("wls(out x: f64[n], w: f64[n], n, a)", "it is not written", "      ^^^^^^^^^^^^^"),
        ("act(x: f64[n], y: f64[n], n, a)", "it is not said whether `y` is read or written", ""),
        ("wls(x f64[n])", "expected `,`, found `f64`", ""),
    ],
)
def test_signatures(signature, what, shown):
    with pytest.raises(tapeless.SignatureError) as caught:
        load("wls.c", signature)
    assert what in str(caught.value) and shown in str(caught.value)
    assert any(note.startswith("help: ") for note in caught.value.__notes__)


def test_names_of_functions():
    with pytest.raises(tapeless.CompileError, match="defines no function `wsl`"):
        load("wls.c", "wsl(x)")
    with pytest.raises(FileNotFoundError, match="no such file"):
        tapeless.load("missing.c")
    with pytest.raises(tapeless.CompileError, match="undeclared identifier"):
        tapeless.load(source="double f(double x) { return y; }").function("f")


def test_copies_are_noted_once(wls, monkeypatch):
    from tapeless import _arrays

    monkeypatch.setattr(_arrays, "_noted", False)
    apart = np.ones(6)[::2]
    with pytest.warns(_arrays.CopyWarning, match="x is not contiguous"):
        wls(apart, W, 0.5)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        wls(apart, W, 0.5)
    monkeypatch.setattr(tapeless.config, "copy", "error")
    with pytest.raises(ValueError, match="x is not contiguous"):
        wls(apart, W, 0.5)


def test_casts(wls, monkeypatch):
    monkeypatch.setattr(tapeless.config, "cast", True)
    assert wls(X.astype("f4"), W, 0.5) == wls(X, W, 0.5)


def test_no_compiler(monkeypatch):
    from tapeless import _tools

    monkeypatch.setattr(tapeless.config, "compiler", "/nowhere/clang-22")
    with pytest.raises(tapeless.CompilerNotFound, match="/nowhere/clang-22: not found") as caught:
        _tools.clang()
    assert any("install it" in note for note in caught.value.__notes__)


def test_headers_that_change_are_compiled_again(tmp_path):
    (tmp_path / "k.h").write_text("#define K 2.0\n")
    (tmp_path / "f.c").write_text('#include "k.h"\ndouble f(double x) { return K * x; }\n')
    assert tapeless.load(tmp_path / "f.c", "f").grad(1.0) == 2.0
    (tmp_path / "k.h").write_text("#define K 3.00\n")
    assert tapeless.load(tmp_path / "f.c", "f").grad(1.0) == 3.0


def test_cache_is_found_and_cleared(tmp_path, monkeypatch):
    from tapeless import _cache

    monkeypatch.setattr(tapeless.config, "cache", tmp_path / "cache")
    load("wls.c", "power").grad(2.0, 3)
    made = sorted(path.name for path in (tmp_path / "cache").iterdir())
    load("wls.c", "power").grad(2.0, 3)
    assert made == sorted(path.name for path in (tmp_path / "cache").iterdir())
    assert _cache.clear() > 0 and not list((tmp_path / "cache").iterdir())
    assert PROGRAMS.is_dir()

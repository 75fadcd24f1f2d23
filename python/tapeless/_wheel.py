"""Wheels: an archive with a list of what is in it (the binary distribution format of packaging.python.org)."""

from __future__ import annotations

import base64
import hashlib
import re
import sysconfig
import zipfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from . import __version__

#: The C library and its parts are everywhere; other libraries are not.
_EVERYWHERE = {b"libgcc_s.so.1", b"libc.so.6", b"libm.so.6", b"ld-linux-x86-64.so.2", b"libpthread.so.0", b"libdl.so.2"}
#: The oldest C library that installers know by its version.
_OLDEST = 17


def normalized(name: str) -> str:
    """A project's name as files have it."""
    return re.sub(r"[-_.]+", "_", name).lower()


def tag(libraries: Sequence[Path]) -> str:
    """Where these shared libraries run: on each Linux with a C library that is new enough, if they need nothing else."""
    platform = re.sub(r"[-.]", "_", sysconfig.get_platform())
    data = b"".join(path.read_bytes() for path in libraries)
    needed = set(re.findall(rb"\0((?:lib|ld-)[\w.+-]+\.so(?:\.\d+)*)(?=\0)", data))
    if not platform.startswith("linux") or needed - _EVERYWHERE:
        return f"py3-none-{platform}"
    newest = max([_OLDEST, *(int(each) for each in re.findall(rb"GLIBC_2\.(\d+)", data))])
    return f"py3-none-{platform.replace('linux', f'manylinux_2_{newest}')}"


def metadata(document: dict[str, Any], folder: Path) -> bytes:
    """METADATA of a `[project]`."""
    from pyproject_metadata import StandardMetadata

    project = dict(document["project"])
    wanted = f"tapeless>={__version__}"
    if not any(re.match(r"tapeless\b", each) for each in project.get("dependencies", [])):
        project["dependencies"] = [*project.get("dependencies", []), wanted]
    return bytes(StandardMetadata.from_pyproject({**document, "project": project}, folder).as_rfc822())


def write(document: dict[str, Any], folder: Path, content: Path, out: Path, tag: str) -> Path:
    """An archive of all files in `content`, which is what is installed."""
    project = document["project"]
    stem = f"{normalized(project['name'])}-{project['version']}"
    info = f"{stem}.dist-info"
    kind = f"Wheel-Version: 1.0\nGenerator: tapeless {__version__}\nRoot-Is-Purelib: false\nTag: {tag}\n"
    files = {path.relative_to(content).as_posix(): path.read_bytes() for path in sorted(content.rglob("*")) if path.is_file()}
    files |= {f"{info}/METADATA": metadata(document, folder), f"{info}/WHEEL": kind.encode()}
    record = "".join(f"{name},sha256={_digest(data)},{len(data)}\n" for name, data in files.items())
    files[f"{info}/RECORD"] = f"{record}{info}/RECORD,,\n".encode()
    path = out / f"{stem}-{tag}.whl"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in files.items():
            # Of a fixed date, so that the same sources make the same archive.
            entry = zipfile.ZipInfo(name, (2020, 1, 1, 0, 0, 0))
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, data, zipfile.ZIP_DEFLATED)
    return path


def _digest(data: bytes) -> str:
    return base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()

"""A file of compiled kernels for machines that have no compiler: ``warpyard build --bundle`` writes it, and
``WARPYARD_BUNDLE`` names it.

What it holds is found by the contents of the source and of its headers, the architecture, the macros and options, and
not by folders or by the compiler: the sources lie elsewhere on another machine, and there may be no compiler to ask.

The file is a ZIP archive with a folder for each build, which holds the files of an entry of the cache. The archive's
own checksums detect a damaged file.
"""

from __future__ import annotations

import functools
import json
import os
import secrets
import zipfile
import zlib
from collections.abc import Iterable
from pathlib import Path

from ..base import environment
from ..base.artifact import Artifact
from ..base.errors import CacheError
from .request import Request

_FORMAT = 1
_ABOUT = "bundle.json"
# What reading an archive raises where bytes of it are wrong; NotImplementedError for a way to pack that there is not.
_DAMAGE = (OSError, EOFError, ValueError, RuntimeError, zipfile.BadZipFile, zlib.error)


def write(path: Path, builds: Iterable[tuple[Request, Artifact]]) -> int:
    """Writes a bundle, in one step for its readers.

    Args:
        path: of the file.
        builds: what was asked, and what the compiler made of it.

    Returns:
        How many builds it holds.

    Raises:
        CacheError: the file cannot be written.
    """
    made = {f"{asked.arch}/{asked.contents}": artifact for asked, artifact in builds}
    about = {"format": _FORMAT, "compilers": sorted({artifact.compiler for artifact in made.values()})}
    private = path.with_name(f".{path.name}.{secrets.token_hex(6)}")
    try:
        with zipfile.ZipFile(private, "w", zipfile.ZIP_DEFLATED) as archive:
            archive.writestr(_ABOUT, json.dumps(about))
            for folder, artifact in sorted(made.items()):
                for name, data in artifact.files().items():
                    archive.writestr(f"{folder}/{name}", data)
        os.replace(private, path)
    except OSError as error:
        private.unlink(missing_ok=True)
        raise CacheError(f"cannot write the bundle {path} ({error.strerror or error}); give another path") from error
    return len(made)


class Bundle:
    """A bundle that is read.

    Args:
        path: of the file.

    Raises:
        CacheError: it cannot be read, or is no bundle.
    """

    def __init__(self, path: Path):
        self.path = path
        try:
            self._archive = zipfile.ZipFile(path)
            about = json.loads(self._archive.read(_ABOUT))
            if about["format"] != _FORMAT:
                raise ValueError(f"its format is {about['format']}, and {_FORMAT} is read here")
        except (KeyError, TypeError, *_DAMAGE) as error:
            why = getattr(error, "strerror", None) or error
            raise CacheError(
                f"{environment.BUNDLE.name}: cannot read the bundle {path} ({why}); warpyard build --bundle writes one"
            ) from error

    def find(self, asked: Request) -> Artifact | None:
        """The build that was asked for, or None. Raises CacheError where it is damaged."""
        folder = f"{asked.arch}/{asked.contents}"
        try:
            blobs = {name: self._archive.read(f"{folder}/{name}") for name in Artifact.FILES}
        except KeyError:
            return None
        except _DAMAGE as error:
            raise CacheError(f"the bundle {self.path} is damaged ({error}); write it again") from error
        return Artifact.read(blobs, None)


def asked() -> Bundle | None:
    """The bundle that ``WARPYARD_BUNDLE`` names, or None. Raises CacheError."""
    path = environment.BUNDLE.read()
    return _open(path) if path else None


@functools.cache
def _open(path: Path) -> Bundle:
    return Bundle(path)

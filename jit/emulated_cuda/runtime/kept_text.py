"""The PTX of cubins that a compiler made here, kept on disk: a program may keep its cubin in a file, and load that in a
later process."""

from __future__ import annotations

import contextlib
import hashlib
import struct
from collections.abc import Iterator

from ...base.errors import JitError
from ...cache import folders

_ROOM, _NAME = "device-text", "text.ptx"
_ELF = b"\x7fELF\x02"  # of 64 bits


def keep(cubin: bytes, ptx: str) -> None:
    """Keeps the PTX that a cubin was made of, where the cache can be written."""
    with contextlib.suppress(OSError, JitError):
        folders.folder(_ROOM, hashlib.sha256(cubin).hexdigest(), folders.holding({_NAME: ptx.encode()}))


def find(image: bytes) -> bytes:
    """The PTX of a cubin that an image is, or that a fat binary has, or b"" where none was kept."""
    for cubin in _cubins(image):
        if found := folders.known(_ROOM, hashlib.sha256(cubin).hexdigest()):
            with contextlib.suppress(OSError):
                return (found / _NAME).read_bytes()
    return b""


def _cubins(image: bytes) -> Iterator[bytes]:
    """The ELF files in an image: a header says where the tables are, which stand at the end."""
    at = image.find(_ELF)
    while at >= 0 and len(image) >= at + 64:
        programs, sections = struct.unpack_from("<QQ", image, at + 32)
        program_size, program_count, section_size, section_count = struct.unpack_from("<4H", image, at + 54)
        end = at + max(programs + program_size * program_count, sections + section_size * section_count)
        yield image[at:end]
        at = image.find(_ELF, at + 4)

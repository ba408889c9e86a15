"""Puts the stand-in in the place of the CUDA runtime that is linked into a library, as in CuPy's wheels.

Such a library calls its own copies of the runtime's functions, which ask for a driver. Each copy's first instructions
become a jump to the function of the same name of the stand-in, in this process's memory alone.
"""

from __future__ import annotations

import ctypes
import mmap
import os
import platform
import struct
from collections.abc import Iterator
from pathlib import Path
from typing import Any

_TABLES, _FUNCTION = (2, 11), 2  # SHT_SYMTAB and SHT_DYNSYM, and STT_FUNC, of the ELF format
_JUMP = 12  # bytes: movabs rax, address; jmp rax
_ALIGNED = 16  # bytes; between two functions that are aligned so there is room for a jump
_RENAMED = {"cudaLaunchKernelEx": "cudaLaunchKernelExC"}  # C++'s and C's name of it
_LACKING = "warpyard_lacking"  # what a function jumps to that the stand-in does not have


def functions(path: Path, prefixes: tuple[str, ...]) -> Iterator[tuple[str, int, int]]:
    """The name, the offset from the load address and the size of each function of an ELF file whose name begins so."""
    data = path.read_bytes()
    if data[:5] != b"\x7fELF\x02":
        return
    (sections,) = struct.unpack_from("<Q", data, 40)
    size, count = struct.unpack_from("<HH", data, 58)
    rows = [struct.unpack_from("<IIQQQQIIQQ", data, sections + size * number) for number in range(count)]
    starts = tuple(prefix.encode() for prefix in prefixes)
    for row in rows:
        if row[1] not in _TABLES:
            continue
        names = rows[row[6]][4]
        for name, info, _, section, value, length in struct.iter_unpack("<IBBHQQ", data[row[4] : row[4] + row[5]]):
            if info & 15 == _FUNCTION and section and data.startswith(starts, names + name):
                yield data[names + name : data.index(b"\0", names + name)].decode(), value, length


def path_of(library: ctypes.CDLL) -> Path:
    """The file of a loaded library."""
    name = ctypes.c_char_p.from_address(library._handle + ctypes.sizeof(ctypes.c_void_p)).value  # l_name of link_map
    return Path(os.fsdecode(name or b""))


def divert(path: Path, stand_in: Any, prefixes: tuple[str, ...] = ("cuda", "__cuda")) -> int:
    """Has a library's own copies of the CUDA runtime jump to the stand-in's functions.

    Args:
        path: the library, which is loaded here if it was not.
        stand_in: a ctypes.CDLL.
        prefixes: how the names of the copies begin; a single underscore before the function's own name is left out.

    Returns:
        How many functions there were.

    Raises:
        OSError: the library cannot be loaded, or its code cannot be written.
    """
    if platform.machine() != "x86_64":
        raise OSError(f"{path.name}: the CUDA runtime in it can be replaced on x86-64 only, not {platform.machine()}")
    library = ctypes.CDLL(str(path), mode=os.RTLD_LAZY)
    base = ctypes.c_size_t.from_address(library._handle).value  # l_addr of the link_map of glibc
    libc = ctypes.CDLL(None, use_errno=True)
    libc.mprotect.argtypes = [ctypes.c_size_t, ctypes.c_size_t, ctypes.c_int]
    done = 0
    for name, offset, length in functions(path, prefixes):
        if length < _JUMP and offset % _ALIGNED:
            continue
        name = name if name.startswith("__") else name.removeprefix("_")
        target = getattr(stand_in, _RENAMED.get(name, name), None) or getattr(stand_in, _LACKING)
        address = ctypes.cast(target, ctypes.c_void_p).value
        at = base + offset
        start = at & -mmap.PAGESIZE
        pages = (start, at + _JUMP - start)
        if libc.mprotect(*pages, mmap.PROT_READ | mmap.PROT_WRITE):
            raise OSError(ctypes.get_errno(), f"{path.name}: its code cannot be written")
        ctypes.memmove(at, b"\x48\xb8" + struct.pack("<Q", address) + b"\xff\xe0", _JUMP)
        if libc.mprotect(*pages, mmap.PROT_READ | mmap.PROT_EXEC):
            raise OSError(ctypes.get_errno(), f"{path.name}: its code cannot be made executable again")
        done += 1
    return done

"""Memory that a program and the process that emulates its kernels share, at the same addresses in both."""

from __future__ import annotations

import ctypes
import mmap
import os

_FIXED_NOREPLACE, _NORESERVE = 0x100000, 0x4000  # of Linux
_BASES = range(0x1000_0000_0000, 0x3000_0000_0000, 0x0100_0000_0000)
_FAILED = ctypes.c_void_p(-1).value
SIZE = 64 << 30  # bytes of address space; memory is taken where it is touched


class Arena:
    """A file in memory, mapped at a fixed address.

    Attributes:
        descriptor: of the file, for the other process.
        base, size: where it is mapped.
    """

    def __init__(self, size: int = SIZE):
        self.size = size
        self.descriptor = os.memfd_create("warpyard-device-memory", os.MFD_CLOEXEC)
        os.ftruncate(self.descriptor, size)
        self._libc = ctypes.CDLL(None, use_errno=True)
        self._libc.mmap.restype = ctypes.c_void_p
        self._libc.mmap.argtypes = [ctypes.c_void_p, ctypes.c_size_t, *[ctypes.c_int] * 3, ctypes.c_long]
        self._libc.munmap.argtypes = [ctypes.c_void_p, ctypes.c_size_t]
        how = mmap.MAP_SHARED | _NORESERVE | _FIXED_NOREPLACE
        for base in _BASES:
            at = self._libc.mmap(base, size, mmap.PROT_READ | mmap.PROT_WRITE, how, self.descriptor, 0)
            if at == base:
                self.base = base
                return
            if at not in (None, _FAILED):
                self._libc.munmap(at, size)
        os.close(self.descriptor)
        raise OSError(ctypes.get_errno(), f"{size} bytes of address space cannot be mapped for device memory")

    def close(self) -> None:
        """Unmaps the memory and closes the file."""
        self._libc.munmap(self.base, self.size)
        os.close(self.descriptor)

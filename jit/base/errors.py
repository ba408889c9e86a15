"""Every error that the jit layer raises on purpose. Each message ends with what to do next."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .diagnostics import Diagnostic


class JitError(Exception):
    """Base class of the jit layer's errors."""


class CompileError(JitError):
    """The source does not compile or does not assemble.

    Attributes:
        diagnostics: what NVRTC and ptxas said, most severe first, each with file, line, column and message.
        log: the compiler's whole log.
        ptx: the PTX that ptxas refused; empty where the front end failed before making any.
    """

    def __init__(self, message: str, diagnostics: tuple[Diagnostic, ...] = (), log: str = "", ptx: str = ""):
        super().__init__(message)
        self.diagnostics = diagnostics
        self.log = log
        self.ptx = ptx


class LaunchError(JitError):
    """The driver refused to load or to launch a kernel, or the launch breaks a limit of the chip.

    Attributes:
        code: the driver's error name, e.g. ``"CUDA_ERROR_ILLEGAL_ADDRESS"``; None for a limit found before the launch.
    """

    def __init__(self, message: str, code: str | None = None):
        super().__init__(message)
        self.code = code


class ArgumentError(JitError, TypeError, ValueError):
    """An argument has the wrong count, type, range, shape or device."""


class UnknownArchError(JitError, ValueError):
    """The architecture is not in the table, or there is no source or compiler for it."""


class NoDeviceError(JitError, RuntimeError):
    """A CUDA device, or the emulator, is needed and is not there."""


class NoCompilerError(JitError, RuntimeError):
    """A compiler or a binary tool is not installed; the message says what to install."""


class CacheError(JitError, OSError):
    """The cache that the caller asked for by name cannot be used."""


class CompileWarning(UserWarning):
    """A warning of NVRTC or ptxas, issued at the compile and again when the artifact comes from the cache."""


class NotEmulatedWarning(UserWarning):
    """A function of one of CUDA's libraries was done on the host; issued at its first call."""

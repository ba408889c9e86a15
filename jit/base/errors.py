"""Every error that the jit layer raises on purpose. Each message ends with what to do next."""

from __future__ import annotations

from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .diagnostics import Diagnostic

_PACKAGE = str(Path(__file__).resolve().parent.parent) + "/"


def _without_frames(frames: TracebackType | None) -> TracebackType | None:
    """A traceback without the jit's own frames."""
    if frames is None:
        return None
    rest = _without_frames(frames.tb_next)
    if frames.tb_frame.f_code.co_filename.startswith(_PACKAGE):
        return rest
    return TracebackType(rest, frames.tb_frame, frames.tb_lasti, frames.tb_lineno)


class JitError(Exception):
    """Base class of the jit layer's errors."""

    def _render_traceback_(self) -> list[str]:
        """IPython asks this for the lines to show: those of its own, without the jit's frames."""
        from IPython.core.getipython import get_ipython

        shell = get_ipython()
        assert shell is not None
        shown: list[str] = shell.InteractiveTB.structured_traceback(
            type(self), self, _without_frames(self.__traceback__), tb_offset=1
        )
        return shown


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


class TimeLimitError(JitError):
    """What was done in a process of its own took longer than it was given."""


class CacheError(JitError, OSError):
    """The cache that the caller asked for by name cannot be used."""


class CompileWarning(UserWarning):
    """A warning of NVRTC or ptxas, issued at the compile and again when the artifact comes from the cache."""


class EmulatorRemark(UserWarning):
    """What a kernel did on the emulator that no rule forbids and its author hardly meant, such as a read of memory that
    nothing wrote. Issued at the kernel's line, once a process for each kind and line."""


class NotEmulatedWarning(UserWarning):
    """A function of one of CUDA's libraries was done on the host; issued at its first call."""

"""The error of PTX that no assembler takes, or whose form is not known here."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

from ...base.errors import CompileError, JitError

_SHOWN = 160  # characters of a statement


class Unsupported(ValueError):
    """A form of an instruction that is not known here, or not carried out; the message says why. It is refused where a
    warp reaches it."""


class Defect(Exception):
    """What the emulator emits for an instruction does not fit together. No kernel is to blame for it."""

    def __init__(self, why: str, statement: str, location: str):
        super().__init__(f"{location}: {why} in `{statement}`; this is a defect of the emulator: report it")


class Malformed(CompileError):
    """A statement of the PTX cannot be taken; nothing was run.

    Args:
        why: what is wrong with it.
        statement: the statement, or "".
        location: ``file:line`` of the source that it comes from, or "".
    """

    def __init__(self, why: str, statement: str = "", location: str = ""):
        place = f"{location}: " if location else ""
        text = f" in `{statement if len(statement) <= _SHOWN else statement[:_SHOWN] + '…'}`" if statement else ""
        super().__init__(
            f"{place}the emulator cannot take this PTX: {why}{text}; correct what ptxas reports, or run the kernel "
            f"on a GPU if ptxas accepts it"
        )


@contextlib.contextmanager
def whole(source: str, kernel: str = "") -> Iterator[None]:
    """Adds the source and the kernel to errors of the lowering."""
    try:
        yield
    except (JitError, Defect):
        raise
    except Exception as error:
        why = str(error) if type(error) in (ValueError, Unsupported) else f"{type(error).__name__}: {error}"
        raise Malformed(f"{why}, kernel {kernel}" if kernel else why, location=source) from error

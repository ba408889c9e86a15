"""Calls of the generated code into Python: which warp runs, and what error its last call raised."""

from __future__ import annotations

import ctypes
from typing import Any

from ...base.errors import JitError
from ...base.findings import UnsupportedInstruction
from ..native import frame as f


class Running:
    """The warp that runs, and the error that its last call raised."""

    warp: Any = None
    error: BaseException | None = None
    whole: Any = None  # native code runs whole CTAs: it is told that Python looks at one (whole_ctas.py)


running = Running()


def _call_python(number: int, mask: int) -> int:
    if running.whole is not None:
        running.whole.known()
    warp = running.warp
    site = warp.sites[number]
    try:
        return site.handler(warp, site, mask)
    except (JitError, MemoryError) as error:  # an exception cannot cross the generated code: raised again in Warp.run
        running.error = error
    except Exception as error:  # an operand is missing, or of a form that the executor does not expect
        running.error = UnsupportedInstruction(str(site.inst), site.inst.location, f"{type(error).__name__}: {error}")
        running.error.__cause__ = error
    except BaseException as error:
        running.error = error
    return f.FAULT


CALLBACK = ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_int64, ctypes.c_uint32)(_call_python)

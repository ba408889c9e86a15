"""Work on what a submission's call recorded, in a process of its own that is ended where it takes too long."""

from __future__ import annotations

import os
import pickle
import resource
from collections.abc import Callable
from typing import TypeVar, cast

from harness.errors import Exit, HarnessError
from harness.machine import memory
from jit.base import isolated_process
from jit.base.errors import JitError, TimeLimitError

T = TypeVar("T")
DEFAULT = 1800.0  # seconds


def limited(name: str, work: Callable[[], T], seconds: float | None) -> T:
    """What ``work`` gives, which needs no other thread: how much it has to do is the submission's choice, which may
    launch as often as it likes. What it prints is shown.

    Args:
        name: of what is modelled, for errors.
        work: gives what can be pickled.
        seconds: that it may take; None is ``DEFAULT``.

    Raises:
        HarnessError: it took longer (exit 6), needs more than half of the memory that is left, or failed.
    """
    seconds, left, shown = seconds or DEFAULT, memory.available(), os.dup(2)

    def done() -> bytes:
        os.dup2(shown, 2)
        if left is not None:
            resource.setrlimit(resource.RLIMIT_AS, (_taken() + left // 2,) * 2)
        try:
            return pickle.dumps(work())
        except MemoryError:
            raise RuntimeError("modelling it needs more than half of the memory that is left") from None

    try:
        return cast(T, pickle.loads(isolated_process.run_isolated(f"{name} is modelled", done, seconds)))
    except TimeLimitError as error:
        raise HarnessError(f"{error}", Exit.TIMEOUT, "--timeout S gives it more") from None
    except JitError as error:
        raise HarnessError(f"{error}", Exit.COMPILE) from None
    except RuntimeError as error:
        raise HarnessError(f"{name}: {error}", Exit.COMPILE) from None
    finally:
        os.close(shown)


def _taken() -> int:
    """Bytes of addresses that this process has."""
    with open("/proc/self/statm") as file:
        return int(file.read().split()[0]) * resource.getpagesize()

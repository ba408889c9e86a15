"""How the threads of OpenMP wait for work: GNU's library has them spin, which takes a CPU from whoever needs it.

In a small check they did so for a third of all processor time. On a machine that was busy the check took longer, too.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, MutableMapping

_CHOICES = ("OMP_WAIT_POLICY", "GOMP_SPINCOUNT")


def variables(given: MutableMapping[str, str]) -> dict[str, str]:
    """The variables that have a process's threads sleep, from before it loads the library. Empty where the user has
    chosen already.

    Source: GNU libgomp's manual, `GOMP_SPINCOUNT <https://gcc.gnu.org/onlinedocs/libgomp/GOMP_005fSPINCOUNT.html>`_.
    """
    return {} if any(name in given for name in _CHOICES) else {"OMP_WAIT_POLICY": "passive"}


@contextlib.contextmanager
def waiting(environment: MutableMapping[str, str]) -> Iterator[None]:
    """While libraries are loaded: their threads will sleep. No process that is started later gets the variables."""
    own = variables(environment)
    environment.update(own)
    try:
        yield
    finally:
        for name in own:
            environment.pop(name, None)

"""``torch.use_deterministic_algorithms`` without what it imports for compiled code."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Iterator

_VARIABLE = "TORCHINDUCTOR_DETERMINISTIC"  # Inductor's own setting, which it reads when it is imported


@contextlib.contextmanager
def without_inductor() -> Iterator[None]:
    """Meanwhile ``torch.use_deterministic_algorithms`` does not import Inductor.

    torch imports all of Inductor there, to set one flag of it: that takes as long as ``import torch``. Programs that
    compile nothing call it, and references do so at each case. The flag goes into the environment, where Inductor
    looks for it. It stays there only meanwhile: processes that are started later are to find what the user has set, and
    a copy of a process that began with other variables is another one's.
    """
    import torch

    original, given = torch.use_deterministic_algorithms, os.environ.get(_VARIABLE)
    if torch.are_deterministic_algorithms_enabled() and "torch._inductor.config" not in sys.modules:
        os.environ[_VARIABLE] = "1"

    def use_deterministic_algorithms(mode: bool, *, warn_only: bool = False) -> None:
        if "torch._inductor.config" in sys.modules:
            original(mode, warn_only=warn_only)
            return
        os.environ[_VARIABLE] = "1" if mode else "0"
        torch._C._set_deterministic_algorithms(mode, warn_only=warn_only)

    torch.use_deterministic_algorithms = use_deterministic_algorithms
    try:
        yield
    finally:
        torch.use_deterministic_algorithms = original
        os.environ.pop(_VARIABLE, None)
        if given is not None:
            os.environ[_VARIABLE] = given

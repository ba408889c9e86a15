"""The fork server of the processes that emulate: it has imported the emulator and run a kernel of its own.

It runs nothing that came of a submission, and reads nothing of one: see ``submission.fork_server``, whose rules hold
here too. It has no torch.
"""

from __future__ import annotations

import contextlib
from typing import Any

from harness.submission import fork_server


def main(descriptor: int, many: bool) -> None:
    """Entry of the process, see ``submission.fork_server.serve``."""
    fork_server.serve(descriptor, many, _prepare, _become)


def _prepare() -> None:
    from harness.service import main, warm  # noqa: F401

    with contextlib.suppress(Exception):  # the copy says what is wrong, when it is asked for something
        warm.emulator()
    with contextlib.suppress(Exception):
        warm.compiler()


def _become(arguments: dict[str, Any], connections: list[int]) -> None:
    from harness.service import main

    submission, evaluator = connections
    main.main(submission, evaluator, **arguments)

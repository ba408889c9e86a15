"""Memory that ends while the evaluator works: the submission has the rest of it, or the task needs too much."""

from __future__ import annotations

import gc
from typing import Any

import torch

from harness.errors import no_memory
from harness.process.session import NO_MEMORY, Session
from harness.tasks.cases import Case
from harness.tasks.mistakes import TaskError


def who_took_it(error: BaseException, session: Session, case: Case) -> str:
    """Ends the submission's process, and has the task make its inputs and its output without it.

    Args:
        error: what ended the evaluator's work.
        session: the submission's.
        case: the one that was checked or timed.

    Returns:
        What is said of the submission, where there is enough memory without it.

    Raises:
        BaseException: ``error``, where it is not about memory.
        TaskError: the task finds too little by itself (exit 2).
    """
    if not _of_memory(error):
        raise error
    session.worker.kill()
    session.slots.drop()
    first = next(iter(str(error).splitlines()), "") or type(error).__name__
    _trim()
    try:
        _alone(session, case)
    except (MemoryError, RuntimeError) as again:
        if not _of_memory(again):
            raise
        raise TaskError(
            f"{session.task.place(dict(case.args))}: the inputs and the reference of this case need more memory than "
            f"the device has, even without a submission: {first}",
            hint="give the case smaller sizes, or run it on a larger device",
        ) from error
    finally:
        _trim()
    return f"no memory was left for the evaluator, so the submission's process was ended: {first}"


def _of_memory(error: BaseException) -> bool:
    return isinstance(error, NO_MEMORY) or no_memory(error)


def _alone(session: Session, case: Case) -> Any:
    (data,) = session.task.generate_all([dict(case.args)])
    return session.task.expected(data)


def _trim() -> None:
    gc.collect()
    if torch.cuda.is_initialized():
        torch.cuda.empty_cache()

"""What the operations of a submission's process have in common."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import torch

    from harness.submission.functions import Functions
    from harness.wire import asking
    from harness.wire.transfer import Mapper


@dataclass
class State:
    """The state of the process that an operation needs and another one sets.

    Attributes:
        config: what the evaluator asked to prepare.
        functions: what can be called.
        mapper: finds the memory that the evaluator shares.
        clock: of ``submission.clock``; ``Runner.hello`` sets it, and a rank sets its own.
        outputs: the bytes of the outputs of the last checked call, for ``fetch``.
        leave: ends a rank's part in what ranks do together.
        begins: gets the seconds that the next call may take, where ranks are emulated.
        returns: the call of an emulated rank has returned.
    """

    config: asking.Start
    functions: Functions
    mapper: Mapper
    clock: Any = None
    outputs: list[torch.Tensor] = field(default_factory=list)
    leave: Callable[[], None] = lambda: None
    begins: Callable[[float], None] = lambda limit: None
    returns: Callable[[], None] = lambda: None

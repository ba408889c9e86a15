"""The tensors that Python knows, as the garbage collector lists them, without a walk over all its objects each time.

A process that has run for long has millions of objects, and a launch asks for the tensors among them. Those of the
oldest generation are therefore remembered, by weak references, until a collection has moved more objects there. Until
then only the objects of the young generations are looked at, some thousands.

Sources: CPython's `gc` (`get_stats`, `get_objects`); its generations are others from 3.14 on, and without the GIL.
"""

from __future__ import annotations

import functools
import gc
import sys
import sysconfig
from itertools import compress
from typing import Any, NamedTuple

import torch
from torch.utils.weak import TensorWeakRef

_GENERATIONS = sys.version_info < (3, 14) and not sysconfig.get_config_var("Py_GIL_DISABLED")


class _Known(NamedTuple):
    """What a walk over all objects has found, and how often objects had become old when it began."""

    moved: tuple[int, ...]
    tensors: list[TensorWeakRef]


_known: _Known | None = None


def tensors() -> list[torch.Tensor]:
    """All tensors of Python's, those of subclasses too."""
    global _known
    if not _GENERATIONS:
        return _among(gc.get_objects())
    known, moved = _known, _moved()
    if known is not None and known.moved == moved:
        young = _among([*gc.get_objects(0), *gc.get_objects(1)])
        old = [tensor for ref in known.tensors if (tensor := ref()) is not None]
        if _moved() == moved:
            return list({id(tensor): tensor for tensor in (*old, *young)}.values())
        moved = _moved()
    found = _among(gc.get_objects())
    _let_tensors_be_swapped()
    _known = _Known(moved, [TensorWeakRef(tensor) for tensor in found])
    return found


def _moved() -> tuple[int, ...]:
    """Collections of the second and third generation: they make objects old. `gc.freeze` hides objects from us."""
    _, second, third = gc.get_stats()
    return second["collections"], third["collections"]


def _among(objects: list[Any]) -> list[torch.Tensor]:
    """The tensors among objects. Nothing here is done in Python for each of these."""
    kinds = [torch.Tensor]
    for kind in kinds:
        kinds += kind.__subclasses__()
    return list(compress(objects, map(set(kinds).__contains__, map(type, objects))))


@functools.cache
def _let_tensors_be_swapped() -> None:
    """`torch.utils.swap_tensors` refuses tensors with weak references: those of this module go before it is called."""
    swap = torch.utils.swap_tensors

    @functools.wraps(swap)
    def swapped(*args: Any, **kwargs: Any) -> Any:
        global _known
        _known = None
        return swap(*args, **kwargs)

    torch.utils.swap_tensors = swapped

"""The tensors that Python knows, as the garbage collector lists them, without a walk over all its objects each time.

A process that has run for long has millions of objects, and a launch asks for the tensors among them. Those of the
oldest generation are therefore remembered, by weak references, to which each collection adds the tensors that it makes
old. A launch, and such a collection, look at the objects of the young generations only, some thousands.

Sources: CPython's `gc` (`callbacks`, `get_objects`); its generations are others from 3.14 on, and without the GIL.
"""

from __future__ import annotations

import functools
import gc
import sys
import sysconfig
import weakref
from itertools import compress
from typing import Any

import torch

_GENERATIONS = sys.version_info < (3, 14) and not sysconfig.get_config_var("Py_GIL_DISABLED")


_old: list[weakref.ref[torch.Tensor]] | None = None  # tensors of the oldest generation, once there was a walk


def tensors() -> list[torch.Tensor]:
    """All tensors of Python's, those of subclasses too."""
    global _old
    if not _GENERATIONS:
        return _among(gc.get_objects())
    if _old is None:
        _prepare()
        _old = []  # what a collection adds during the walk stays
        found = _among(gc.get_objects())
        _old += map(weakref.ref, found)
        return found
    young = _young()  # before the old ones: a collection meanwhile only adds to these
    old = [tensor for ref in _old if (tensor := ref()) is not None]
    for tensor in old:
        tensor._fix_weakref()  # type: ignore[attr-defined]  # as torch.utils.weak does
    return list({id(tensor): tensor for tensor in (*old, *young)}.values())


def _young() -> list[torch.Tensor]:
    return _among([*gc.get_objects(0), *gc.get_objects(1)])


def _collecting(phase: str, info: dict[str, int]) -> None:
    """A collection of the second or third generation makes young tensors old; one of the third ends old ones."""
    global _old
    if _old is None or info["generation"] == 0:
        return
    if phase == "start":
        _old += map(weakref.ref, _young())
    elif info["generation"] == 2:
        _old = list({id(ref): ref for ref in _old if ref() is not None}.values())


def _among(objects: list[Any]) -> list[torch.Tensor]:
    """The tensors among objects. Nothing here is done in Python for each of these."""
    kinds = [torch.Tensor]
    for kind in kinds:
        kinds += kind.__subclasses__()
    return list(compress(objects, map(set(kinds).__contains__, map(type, objects))))


@functools.cache
def _prepare() -> None:
    """Has collections report which tensors become old. `torch.utils.swap_tensors` refuses tensors with weak references:
    those of this module go before it is called."""
    gc.callbacks.append(_collecting)
    swap = torch.utils.swap_tensors

    @functools.wraps(swap)
    def swapped(*args: Any, **kwargs: Any) -> Any:
        global _old
        _old = None
        return swap(*args, **kwargs)

    torch.utils.swap_tensors = swapped

"""Other device code for an extension that is loaded: its host code stays, and its kernels run as another text says.

A text of the submission that differs in device functions alone needs no host compiler and no linker, which take most of
the time of a build. The kernels of the two texts have the same names and the same parameters.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from types import ModuleType
from typing import Literal

from ...extension.build_plan import Plan

Headers = Literal["small", "light", "none"]


@dataclass
class Loaded:
    """An extension of this process.

    Attributes:
        plan: what it was built from.
        module: None for a library of operators.
        small: the small form of torch's headers was enough for it.
        headers: with which other device code of it is compiled; None until that is known.
        names: of its kernels in PTX, by instance of a template, where NVRTC compiles it.
    """

    plan: Plan
    module: ModuleType | None
    small: bool
    headers: Headers | None = None
    names: dict[str, str] = field(default_factory=dict)


_loaded: dict[str, Loaded] = {}  # by name; the last of a name


def note(plan: Plan, module: ModuleType | None, small: bool) -> None:
    """Keeps an extension that was built and loaded."""
    _loaded[plan.name] = Loaded(plan, module, small)


def host_code_of(plan: Plan) -> Loaded | None:
    """The loaded extension that differs from a plan in the texts of its CUDA sources alone, if there is one."""
    held = _loaded.get(plan.name)
    return held if held is not None and _without_cuda(held.plan) == _without_cuda(plan) else None


def same_text(held: Loaded, plan: Plan) -> bool:
    """Whether the CUDA sources are the same too."""
    return [source.text for source in held.plan.sources] == [source.text for source in plan.sources]


def _without_cuda(plan: Plan) -> Plan:
    """A plan without the texts of CUDA sources, and without the places at which sources stand."""
    sources = (replace(one, text="" if one.cuda else one.text, name="", line=1) for one in plan.sources)
    return replace(plan, sources=tuple(sources))

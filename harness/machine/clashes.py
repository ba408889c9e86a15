"""Packages of others that bear the name of one of ours: which of the two an import finds depends on the order of
``sys.path``."""

from __future__ import annotations

import importlib.util
from pathlib import Path

from harness.errors import Exit, HarnessError

PACKAGES = ("harness", "jit", "kernels", "tasks")
_ROOT = Path(__file__).resolve().parents[2]


def foreign(name: str) -> str:
    """Where ``import name`` finds a package that is not ours; empty where it finds ours, or none."""
    try:
        spec = importlib.util.find_spec(name)
    except (ImportError, ValueError):
        return ""
    if spec is None:
        return ""
    places = [spec.origin] if spec.origin else list(spec.submodule_search_locations or ())[:1]
    if not places or not places[0]:
        return ""
    found = Path(places[0])
    folder = found.parent if found.name == "__init__.py" else found
    return "" if folder.resolve() == _ROOT / name else str(found)


def distributions() -> dict[str, list[str]]:
    """The distributions of others that bring a package of a name of ours, such as ``{"jit": ["jit 0.2.7"]}``."""
    import importlib.metadata  # slow, and of no use to the other verbs

    found: dict[str, list[str]] = {}
    for distribution in importlib.metadata.distributions():
        if (own := distribution.metadata["Name"]) == "warpyard":
            continue
        tops = {file.parts[0].removesuffix(".py") for file in distribution.files or () if file.parts}
        for name in tops.intersection(PACKAGES):
            found.setdefault(name, []).append(f"{own} {distribution.version}")
    return found


def refuse() -> None:
    """Raises HarnessError (exit 3) where another's package takes the place of one that a verb imports."""
    for name in PACKAGES[1:3]:
        if place := foreign(name):
            raise HarnessError(
                f"import {name} finds {place}, which is not warpyard's package {name} at {_ROOT / name}",
                Exit.INTERNAL,
                hint="warpyard in a virtual environment of its own, or take that place out of PYTHONPATH",
            )

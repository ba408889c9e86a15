"""Modules that a test imports when it first needs them, and not where its file is collected.

Every process of a run collects every file of tests, and runs the tests of some. Packages of front ends take a process
as long to import as torch does.
"""

from __future__ import annotations

import importlib
from typing import Any


class Module:
    """Stands for a module, which is imported when something of it is asked for. A test that sets something there names
    it by its path, as in ``monkeypatch.setattr("harness.play.page._PAUSE", 1)``.

    Args:
        name: of the module.
    """

    def __init__(self, name: str) -> None:
        self._name = name

    def __getattr__(self, name: str) -> Any:
        return getattr(importlib.import_module(self._name), name)

"""Modules that a test imports when it first needs them, and not where its file is collected.

Every process of a run collects every file of tests, and runs the tests of some. Packages of front ends take a process
as long to import as torch does.
"""

from __future__ import annotations

import importlib
from typing import Any

_ASKED = ("_mock_name",)  # besides names such as __wrapped__: pytest asks all that stands in a file of tests for these


class Module:
    """Stands for a module, which is imported when something of it is asked for. A test that sets something there names
    it by its path, as in ``monkeypatch.setattr("harness.play.page._PAUSE", 1)``.

    Args:
        name: of the module.
    """

    def __init__(self, name: str) -> None:
        self._name = name

    def __getattr__(self, name: str) -> Any:
        if name in _ASKED or name[:2] == name[-2:] == "__":
            raise AttributeError(name)
        return getattr(importlib.import_module(self._name), name)

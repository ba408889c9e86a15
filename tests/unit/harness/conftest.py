"""The processes that the tests of the harness start."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def _quick(copies: None, no_changes: None) -> None:
    """Those of submissions are copies, see ``copies``, and a wrong one is not changed, see ``no_changes``."""

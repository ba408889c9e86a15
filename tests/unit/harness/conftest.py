"""The processes that the tests of the harness start."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def _copies(copies: None) -> None:
    """Those of submissions are copies, see ``copies``."""

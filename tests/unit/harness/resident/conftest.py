"""One resident judge for the tests of this folder."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.unit.harness.judge_place import Place


def started() -> Iterator[Place]:
    """A folder whose judge runs."""
    with tempfile.TemporaryDirectory(prefix="judge-") as folder:
        made = Place(Path(folder))
        made.run("judge", "--start")
        yield made
        made.close()


place = pytest.fixture(started, scope="package", name="place")
own_place = pytest.fixture(started, name="own_place")

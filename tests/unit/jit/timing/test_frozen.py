"""Predictions of the later blind trials are as they were committed, before anything was timed."""

from __future__ import annotations

import hashlib
import json
import re
from types import ModuleType

import pytest

from tests.unit.jit.timing import blind, blind3, blind4, blind5, blind6


def _data(trial: ModuleType) -> bytes:
    return (blind.HERE / f"{trial.__name__.rpartition('.')[2]}.json").read_bytes()


@pytest.mark.parametrize("trial", [blind3, blind4, blind5, blind6])
def test_the_predictions_are_as_they_were_frozen(trial: ModuleType) -> None:
    assert hashlib.sha256(_data(trial)).hexdigest() == trial.FROZEN


# Each is rounded to 0.1, and a factor of at most 1.42 times a rounded time is off by 0.071 more.
@pytest.mark.parametrize(("trial", "rounded"), [(blind3, 0.11), (blind4, 0.13), (blind5, 0.13), (blind6, 0.13)])
def test_every_row_has_a_source_at_a_commit_and_an_interval(trial: ModuleType, rounded: float) -> None:
    for one in json.loads(_data(trial)):
        assert re.fullmatch(r"https://github\.com/[\w.-]+/[\w.-]+/blob/[0-9a-f]{12}/\S+", one["source"])
        assert one["kind"] in ("memory", "compute", "latency")
        assert abs(one["low"] - trial.LOW * one["seconds"]) < rounded
        assert abs(one["high"] - trial.HIGH * one["seconds"]) < rounded

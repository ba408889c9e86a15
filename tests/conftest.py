"""Tests marked ``gpu`` run where there is a CUDA device and are skipped, with the reason shown, where there is none."""

from __future__ import annotations

import pytest
import torch


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if torch.cuda.is_available():
        return
    skip = pytest.mark.skip(reason="no CUDA device on this machine")
    for item in items:
        if item.get_closest_marker("gpu"):
            item.add_marker(skip)

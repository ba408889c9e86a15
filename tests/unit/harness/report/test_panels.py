"""What the tabs of the page show."""

from __future__ import annotations

from typing import Any

import pytest

from harness import api
from harness.report import panels


@pytest.mark.slow
def test_the_estimate_is_shown_case_by_case_and_says_that_it_is_modelled() -> None:
    document: dict[str, Any] = api.estimate("nvfp4_gemv", cases="0", kind="test", quick=True)
    document["cases"][0]["case"] = "<b>k</b>"
    shown = panels.modelled(document)
    assert "&lt;b&gt;k&lt;/b&gt;  on NVIDIA H200" in shown
    assert "modelled, not measured" in shown
    assert "sm_90a_wgmma.cu:" in shown

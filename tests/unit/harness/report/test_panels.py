"""What the tabs of the page show."""

from __future__ import annotations

import re
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


def test_instructions_of_one_line_of_the_source_have_its_number() -> None:
    """By which the page lights them up, and finds the line."""
    ptx = [{"line": 3, "text": "ld.global.u32 %r1, [%rd1];"}, {"line": None, "text": "ret;"}]
    sass = [{"line": 3, "text": "LDG.E R2, [R2.64] <b>"}, {"line": 4, "text": "STG.E [R4.64], R2"}]
    kernel = {"entry": "_Z5twicePi", "arch": "sm_90a", "registers": 8, "static_smem": 16, "features": {"wgmma": 2},
              "ptx": ptx, "sass": sass}  # fmt: skip
    shown = panels.listing([kernel])
    assert re.findall(r'<div class="ins"(?: data-line="(\d+)")?>.*?<code>(.*?)</code>', shown) == [
        ("3", "ld.global.u32 %r1, [%rd1];"), ("", "ret;"),
        ("3", "LDG.E R2, [R2.64] &lt;b&gt;"), ("4", "STG.E [R4.64], R2"),
    ]  # fmt: skip
    assert "<h3>twice <" in shown
    assert "8 registers, 16 bytes of static shared memory. 2 PTX and 2 SASS instructions; wgmma 2" in shown
    assert "SASS needs ptxas" not in shown
    assert "SASS needs ptxas" in panels.listing([{**kernel, "sass": []}])

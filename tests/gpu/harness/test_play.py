"""The playground on a machine with a GPU: cases run on the GPU or on the emulator, as the page's switch says."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests import browser as browser_of
from tests.browser import SLOW, marked, opened, playground, said, to_line

pytestmark = [pytest.mark.gpu, browser_of.needed]


def test_an_edit_is_checked_on_the_gpu_and_on_the_emulator(tmp_path: Path, record_property: Any) -> None:
    with browser_of.launched() as browser, playground("bug:barrier", tmp_path) as (address, _):
        page = browser.new_page(viewport={"width": 1400, "height": 900})
        opened(page, address)
        assert "(emulated)" in said(page, "race")
        to_line(page, "tile[mirror] =")
        page.keyboard.press("Enter")
        page.keyboard.type("__syncthreads();")
        assert "(emulated)" in said(page, "pass")

        page.get_by_role("switch", name="Check on the GPU").click()
        page.locator(".verdict:not(:has-text('emulated'))", has_text="pass").wait_for(timeout=SLOW)
        to_line(page, "out[base + t] = 2 * tile[t];")
        page.keyboard.type(" int y = nothing;")
        said(page, "compile error")
        assert marked(page) == ["out[base + t] = 2 * tile[t]; int y = nothing;"]
        for _ in " int y = nothing;":
            page.keyboard.press("Backspace")
        assert "emulated" not in said(page, "pass")
        page.keyboard.type(" out[base] = 7;")
        assert "emulated" not in said(page, "wrong")
        for _ in " out[base] = 7;":
            page.keyboard.press("Backspace")
        verdict = said(page, "pass")
        print(verdict)
        record_property("verdict", verdict)
        page.keyboard.press("Control+Enter")
        page.locator(".verdict", has_text="2 of 2").wait_for(timeout=SLOW)
        for tab, shown in (("Counters", "shared store"), ("PTX and SASS", "st.global")):
            page.get_by_role("tab", name=tab).click()
            page.locator("pre, .code", has_text=shown).first.wait_for(timeout=SLOW)

        page.get_by_role("tab", name="Verdict").click()
        page.get_by_role("switch", name="Check on the GPU").click()
        page.locator(".verdict", has_text="emulated").wait_for(timeout=SLOW)

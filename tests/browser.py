"""A Chromium that is installed, driven by Playwright's Python package, for tests of pages."""

from __future__ import annotations

import contextlib
import shutil
from collections.abc import Iterator
from typing import Any

import pytest

CHROMIUM = next(
    (found for name in ("chromium", "chromium-browser", "google-chrome") if (found := shutil.which(name))), None
)
needed = pytest.mark.skipif(CHROMIUM is None, reason="no Chromium is installed here (Debian: apt-get install chromium)")
WIDTHS = (1400, 390)  # of a desk and of a phone


@contextlib.contextmanager
def launched() -> Iterator[Any]:
    """A browser."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield started
        started.close()


def complaints(page: Any, about: str) -> list[str]:
    """What axe-core finds serious, and what is cut, on a page as it is now, at the widths of a desk and of a phone."""
    from axe_playwright_python.sync_playwright import Axe

    found = []
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 844})
        page.wait_for_timeout(300)
        if (wide := page.evaluate("document.documentElement.scrollWidth")) > width:
            found.append(f"{about} at {width}: {wide} pixels wide")
        for one in Axe().run(page).response["violations"]:
            if one["impact"] in ("serious", "critical"):
                found += [
                    f"{about} at {width}: {one['id']}: {node['html'][:200]} {node['failureSummary'][:300]}"
                    for node in one["nodes"]
                ]
    return list(dict.fromkeys(found))

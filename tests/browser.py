"""A Chromium that is installed, driven by Playwright's Python package, for tests of pages, and what tests of the
playground do in it."""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from harness.machine import commands

CHROMIUM = next(
    (found for name in ("chromium", "chromium-browser", "google-chrome", "chromium-headless-shell")
     if (found := shutil.which(name))), None
)  # fmt: skip
needed = pytest.mark.skipif(CHROMIUM is None, reason="no Chromium is installed here (Debian: apt-get install chromium)")
WIDTHS = (1400, 390)  # of a desk and of a phone
SLOW = 300_000  # milliseconds that a check may take where others use the processors


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


# The playground.


@contextlib.contextmanager
def playground(start: str, state: Path, *options: str, port: str = "0") -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """The address of a playground, and its process, which is ended afterwards. ``state`` is where its history lies."""
    env = {**os.environ, "WARPYARD_STATE_DIR": str(state)}
    words = commands.of_verb(["play", start, "--port", port, *options])
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=env) as process:
        assert process.stdout is not None
        yield re.findall(r"http://\S+", process.stdout.readline())[0], process
        process.terminate()


def opened(page: Any, address: str) -> None:
    page.goto(address, timeout=SLOW)
    page.wait_for_selector(".verdict.good, .verdict.bad", timeout=SLOW)


def said(page: Any, word: str) -> str:
    """Waits for a verdict, and gives its line."""
    page.locator(".verdict strong", has_text=re.compile(f"^{word}$")).wait_for(timeout=SLOW)
    return str(page.locator(".verdict").inner_text())


def marked(page: Any) -> list[str]:
    """The lines with a mark."""
    return [str(line).strip() for line in page.locator(".cm-line.wy-bad").all_inner_texts()]


def choose(page: Any, title: str) -> None:
    page.get_by_label("start from").fill(title)
    page.get_by_role("option", name=title).first.click()


def text(page: Any) -> str:
    """What the editor holds."""
    return str(page.evaluate("wy.editor().state.doc.toString()"))


def to_line(page: Any, piece: str) -> None:
    """Puts the cursor at the end of the line that holds a piece, by the keyboard."""
    line = next(at for at, row in enumerate(text(page).splitlines(), 1) if piece in row)
    page.evaluate(f"wy.go({line})")
    page.keyboard.press("End")

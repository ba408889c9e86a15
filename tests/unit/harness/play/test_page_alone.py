"""What a page does with what is typed and with the verdicts, without a browser: its editor and its tabs are stubs."""

from __future__ import annotations

import asyncio
import re
import sys
from collections.abc import Callable, Coroutine
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest

from harness.machine import commands
from harness.play import share, starts
from harness.play.users import Kept, Sessions, User
from harness.play.workspace import LARGEST, Workspace
from tests import late

if TYPE_CHECKING:
    from harness.play.page import Page

pages, versions = late.Module("harness.play.page"), late.Module("harness.play.versions")

TEXT = "int a;\n"


class Editor(SimpleNamespace):
    """An editor with a text. What a user types is put into ``value``."""

    def __init__(self) -> None:
        super().__init__(value="", props={}, language="", revealed=[])

    def reveal_line(self, line: int) -> None:
        self.revealed.append(line)


class Choice(SimpleNamespace):
    def __init__(self) -> None:
        super().__init__(value=None, options=[], visible=False)

    def set_options(self, options: Any, value: Any) -> None:
        self.options, self.value = options, value

    def set_visibility(self, visible: bool) -> None:
        self.visible = visible


@pytest.fixture
def page(monkeypatch: pytest.MonkeyPatch) -> Page:
    """A page that shows flip.cu of an exercise of two files, and checks nothing."""

    async def watch(self: Workspace) -> None: ...

    async def fill() -> None: ...

    monkeypatch.setattr(Workspace, "watch", watch)
    monkeypatch.setattr(pages.Page, "_explain", lambda self: None)
    made = pages.Page(Sessions(False), starts.begin("bug:barrier"))
    made._user, made._tab = User(), "tab"
    made._editor, made._files, made._select, made._on_gpu = Editor(), Choice(), Choice(), Choice()
    kept = versions.Versions.__new__(versions.Versions)
    kept._kept, kept._put_back, kept._old, kept._new = [], made._put_back, Choice(), Choice()
    kept._difference = SimpleNamespace(set_content=lambda text: None)
    made._tabs = SimpleNamespace(versions=kept, said=[], fill=fill)
    made._tabs.say = made._tabs.said.append
    made._marks = SimpleNamespace(first=None, drawn=[], draw=lambda **given: made._marks.drawn.append(given))
    asyncio.run(made._open(Kept(made._start, made._start.files)))
    return made


def types(page: Page, text: str) -> None:
    """Somebody types: the page is told what its editor holds."""
    page._editor.value = text
    page._changed(SimpleNamespace(value=text))


def shows(page: Page, name: str) -> None:
    page._files.value = name
    page._switched(SimpleNamespace(value=name))


def run(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(work())


def verdict(page: Page, status: str, seconds: float = 0.0) -> None:
    page._watched({"cases": [{"index": 0, "name": "", "status": status, "seconds": 1.0}], "seconds": seconds})


def test_a_page_shows_its_start(page: Page) -> None:
    assert page._editor.value == page._start.files["flip.cu"]
    assert (page._editor.language, page._files.options, page._files.visible) == ("C++", ["flip.cu", "flip.py"], True)
    assert page._editor.props == {"data-shown": "flip.cu", "data-start": page._start.name}
    assert (page._select.value, page._every[0][0], page._space.device) == ("bug:barrier", 0, "emulator")
    assert page._sessions.kept["tab"].files is page._space.files


def test_what_is_typed_is_checked_after_a_pause(page: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("harness.play.page._PAUSE", 0.05)

    async def work() -> None:
        for number in range(5):
            types(page, TEXT * number)
            await asyncio.sleep(0.01)
            assert page._space.files["flip.cu"] == page._start.files["flip.cu"], "somebody still types"
        await asyncio.sleep(0.2)

    run(work)
    assert page._space.files["flip.cu"] == TEXT * 4
    assert (page._space.folder / "flip.cu").read_text() == TEXT * 4
    assert page._work == {}
    assert page._typed > 0


def test_the_servers_own_text_is_none_that_was_typed(page: Page) -> None:
    async def work() -> None:
        types(page, page._start.files["flip.cu"])

    run(work)
    assert (page._work, page._typed) == ({}, 0.0)


def test_each_file_keeps_what_was_typed_into_it(page: Page) -> None:
    async def work() -> None:
        types(page, TEXT)
        shows(page, "flip.py")
        assert "typing" not in page._work
        assert (page._editor.value, page._editor.language) == (page._start.files["flip.py"], "Python")
        types(page, "x = 1\n")
        await page._put("flip.cu")  # is no longer shown
        shows(page, "flip.cu")
        assert page._editor.value == TEXT
        shows(page, "nothing.cu")
        assert page._shown == "flip.cu"

    run(work)
    assert page._space.files == {"flip.cu": TEXT, "flip.py": "x = 1\n"}


def test_a_text_that_is_too_long_is_told(page: Page) -> None:
    page._write({"flip.cu": "x" * (LARGEST + 1)})
    assert f"the files have more than {LARGEST} bytes" in page._tabs.said[-1]


def test_another_start_has_its_own_text(page: Page) -> None:
    """What was typed, what was found, and what is still to be done go with the first one."""

    async def work() -> None:
        types(page, TEXT)
        verdict(page, "race")
        await page._chosen(SimpleNamespace(value="bug:edge"))

    assert "bug:edge" in starts.titles()
    run(work)
    start = starts.begin("bug:edge")
    assert page._space.files == start.files
    assert page._editor.value == start.files[start.shown]
    assert (page._cases, page._typed, page._fresh, page._select.value) == ([], 0.0, True, "bug:edge")
    assert "typing" not in page._work
    assert {"found": (), "heats": {}} in page._marks.drawn


def test_a_verdict_says_how_long_it_took_since_the_change(page: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr(pages.time, "monotonic", lambda: now)
    asked: list[Any] = []
    monkeypatch.setattr(pages.panels, "verdict", lambda *given: asked.append(given[-1]))

    async def work() -> None:
        nonlocal now
        verdict(page, "race")
        page._typed, now = 100.0, 103.0
        verdict(page, "race", seconds=4.0)  # of what was there before
        page._work["typing"] = asyncio.ensure_future(asyncio.sleep(0))
        verdict(page, "race", seconds=1.0)  # and more is typed
        del page._work["typing"]
        verdict(page, "pass", seconds=1.0)
        verdict(page, "pass", seconds=1.0)  # of no change

    run(work)
    assert asked == [None, None, None, 3.0, None]
    assert page._tabs.versions.status == "pass"


def test_a_watch_that_fails_is_told(page: Page) -> None:
    page._watched({"error": {"message": "no task", "hint": "warpyard list"}})
    assert "no task" in page._tabs.said[-1]
    assert "warpyard list" in page._tabs.said[-1]


def test_the_first_mark_is_shown_once(page: Page) -> None:
    page._marks.first = 7

    async def work() -> None:
        verdict(page, "race")
        assert page._editor.revealed == [7]
        verdict(page, "race")

    run(work)
    assert page._editor.revealed == [7]


def test_all_cases_are_checked_until_one_ends_the_run(page: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    async def check(self: Workspace, case: str) -> dict[str, Any]:
        asked.append(case)
        return {"index": int(case), "name": "", "status": "pass", "seconds": 1.0, "ends_run": case == "1"}

    monkeypatch.setattr(Workspace, "check", check)
    page._every = [(0, ""), (1, ""), (2, "")]
    page._typed = 1.0
    run(page._others)
    assert asked == ["0", "1"]
    assert [case["index"] for case in page._cases] == [0, 1]
    assert (page._typed, page._tabs.versions.status) == (0.0, "pass")


def draft(page: Page, **texts: str) -> dict[str, Any]:
    """What the browser's tab has kept of the page."""
    return {"start": page._start.name, "shown": "flip.cu", "texts": {"flip.cu": TEXT, **texts}}


def test_a_page_that_is_loaded_again_has_what_its_editor_held(page: Page) -> None:
    page._write({"flip.py": "x = 1\n"})
    again = page._again(draft(page, **{"flip.py": "old"}))
    assert again is not None
    assert again.files == {"flip.cu": TEXT, "flip.py": "x = 1\n"}, "the server has the newer text of what is not shown"
    assert again.versions is page._tabs.versions._kept


def test_so_it_is_when_the_server_has_ended_in_between(page: Page) -> None:
    page._sessions.kept.clear()
    again = page._again(draft(page, **{"flip.py": "x = 1\n", "other.py": "not here"}))
    assert again is not None
    assert again.files == {"flip.cu": TEXT, "flip.py": "x = 1\n"}
    other = starts.begin("bug:edge")
    again = page._again({"start": other.name, "shown": other.shown, "texts": {other.shown: TEXT}})
    assert again is not None
    assert (again.start.name, again.files[other.shown]) == (other.name, TEXT)
    assert page._again({"start": "of another server", "shown": "a", "texts": {"a": TEXT}}) is None


def test_a_text_that_is_too_long_is_left(page: Page) -> None:
    again = page._again(draft(page) | {"texts": {"flip.cu": "x" * (LARGEST + 1)}})
    assert again is not None
    assert again.files == page._start.files


def test_a_page_whose_place_was_taken_is_loaded_again(page: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    reloads: list[bool] = []
    monkeypatch.setattr(pages.ui.navigate, "reload", lambda: reloads.append(True))
    page._away()
    assert page._space.away
    page._sessions.spaces[page._space] = page._user
    page._returned()
    assert (page._space.away, reloads) == (False, [])
    page._sessions.spaces.clear()
    page._returned()
    assert reloads == [True]


def test_versions_grow_with_the_text_and_lead_back(page: Page) -> None:
    kept = page._tabs.versions
    files = page._space.files
    kept.keep(files, [])
    assert kept._chosen() == [], "nothing is chosen yet"

    async def work() -> None:
        verdict(page, "race")
        verdict(page, "pass")  # of the same text
        for number in range(1, 3):
            page._write({"flip.cu": TEXT * number})
            verdict(page, "wrong")
        verdict(page, "race")  # of the same text as the last
        await kept.show()

    before = dict(files)
    run(work)
    assert [(one["status"], one["files"]["flip.cu"]) for one in kept._kept] == [
        ("pass", before["flip.cu"]), ("wrong", TEXT), ("race", TEXT * 2),
    ]  # fmt: skip
    assert (kept._old.value, kept._new.value) == (2, 3), "the last two"
    kept._old.value = 1
    asyncio.run(kept.show())
    assert (kept._old.value, kept._new.value) == (1, 3), "what was chosen stays"
    kept._back()
    assert files == before
    assert page._editor.value == before["flip.cu"]
    assert page._typed > 0


@pytest.fixture
def notes(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What the page shows for a moment."""
    shown: list[str] = []
    monkeypatch.setattr(pages.ui, "notify", lambda text, **how: shown.append(text))
    return shown


@pytest.mark.parametrize(("text", "says"), [(b"", "was not shared from a playground"), (None, "saw: pass")])
def test_a_file_that_was_saved_is_opened(page: Page, notes: list[str], text: bytes | None, says: str) -> None:
    verdicts = [{"index": 0, "name": "", "status": "pass", "seconds": 1.0}]
    page._write({"flip.cu": TEXT})
    page._tabs.versions.keep(page._space.files, verdicts)
    saved = share.text(page._shared()) if text is None else text
    page._dialog = SimpleNamespace(close=lambda: None)

    async def read() -> bytes:
        return saved

    async def work() -> None:
        page._write({"flip.cu": "something else"})
        await page._uploaded(SimpleNamespace(file=SimpleNamespace(read=read)))

    run(work)
    assert says in notes[-1]
    assert page._space.files["flip.cu"] == ("something else" if text == b"" else TEXT)


@pytest.mark.parametrize(("copied", "says"), [(True, "and the clipboard"), (False, "the browser lets no page copy it")])
def test_a_link_holds_what_the_page_has(
    page: Page, notes: list[str], monkeypatch: pytest.MonkeyPatch, copied: bool, says: str
) -> None:
    """A browser may take as long for it as for the page."""
    asked: list[str] = []

    async def run_javascript(code: str, timeout: float) -> bool:
        assert timeout == pages._LOADS
        asked.append(code)
        return copied

    monkeypatch.setattr(pages.ui, "run_javascript", run_javascript)
    page._write({"flip.cu": TEXT})
    run(page._link)
    assert says in notes[-1]
    (link,) = re.findall(r"wy\.link\('#(.*)'\)", asked[0])
    assert share.unpacked(link).files == page._space.files


def test_versions_have_a_limit(page: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("harness.play.versions._LARGEST", 10)
    kept = page._tabs.versions
    for text in ("aaaa", "bbb", "ccc"):
        kept.keep({"a.cu": text}, [])
    assert [one["files"]["a.cu"] for one in kept._kept] == ["aaaa", "bbb", "ccc"]
    kept.keep({"a.cu": "d"}, [])
    assert [one["files"]["a.cu"] for one in kept._kept] == ["bbb", "ccc", "d"]


def test_nothing_of_a_page_stays_when_the_server_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither its folder nor the process that watches it."""
    monkeypatch.setattr(commands, "of_verb", lambda words: [sys.executable, "-S", "-c", "import time; time.sleep(600)"])
    sessions = Sessions(False)
    spaces = [Workspace(False, lambda document: None, starts.begin("bug:barrier")) for _ in range(2)]
    running: list[Any] = []

    async def work() -> None:
        for space in spaces:
            sessions.enter("", space)
            await space.watch()
            running.append(space._process)
        sessions.end()
        for process in running:
            assert await asyncio.wait_for(process.wait(), 60) < 0

    run(work)
    assert sessions.spaces == {}
    assert not [space for space in spaces if space.folder.exists()]


def test_verdicts_of_the_watch_come_line_by_line(monkeypatch: pytest.MonkeyPatch) -> None:
    """An error has several lines."""
    said = 'import json; print(json.dumps({"cases": 1})); print(json.dumps({"error": {"hint": 2}}, indent=1))'
    monkeypatch.setattr(commands, "of_verb", lambda words: [sys.executable, "-S", "-c", said])
    found: list[dict[str, Any]] = []
    space = Workspace(False, found.append, starts.begin("bug:barrier"))

    async def work() -> None:
        await space.watch()
        assert space._reader is not None
        await asyncio.wait_for(space._reader, 60)

    run(work)
    assert found == [{"cases": 1}, {"error": {"hint": 2}}]
    space.close()

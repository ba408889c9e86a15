"""One page: the editor on the left, what the verbs say on the right."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

from nicegui import ui
from nicegui.events import GenericEventArguments, UploadEventArguments, ValueChangeEventArguments

from harness import api, tasks
from harness.errors import HarnessError
from harness.play import panels, share, starts
from harness.play.drawings import Drawings
from harness.play.starts import Start
from harness.play.workspace import LARGEST, Workspace
from harness.report import pages

MOST_PAGES = 16  # at a time
_PAUSE = 0.25  # seconds without a key after which what was typed is checked
_MOST_VERSIONS = 100
_TABS = ("Verdict", "PTX and SASS", "Counters", "Trace", "Layouts", "Versions", "Leaderboard")
_KEYS = (
    "Ctrl-S saves and checks, Ctrl-Enter checks every case, F8 goes to the mark, Alt-1 to Alt-8 choose a tab, "
    "Esc Tab leaves the editor"
)


class Sessions:
    """What the pages of one server share.

    Attributes:
        stranger: those who sit before them are not who runs the server.
        open: how many pages there are.
        spaces: of these pages.
        turn: verbs that are asked for by a button or a tab take turns: two at a time.
    """

    def __init__(self, stranger: bool) -> None:
        self.stranger, self.open, self.turn = stranger, 0, asyncio.Semaphore(2)
        self.spaces: set[Workspace] = set()

    def end(self) -> None:
        """Ends what the pages have begun, when the server has ended."""
        for space in self.spaces:
            space.end()


class Page:
    """The page of one browser's tab."""

    def __init__(self, sessions: Sessions, start: Start) -> None:
        self._sessions, self._start = sessions, start
        self._space = Workspace(sessions.stranger, self._told)
        self._shown = start.shown
        self._fresh = True  # nothing was checked yet
        self._seconds: float | None = None  # from the last key to the last verdict
        self._typed = 0.0  # when something was typed whose verdict has not come; 0 where it has
        self._pending: asyncio.Task[None] | None = None
        self._cases: list[dict[str, Any]] = []
        self._every: list[tuple[int, str]] = []
        self._versions: list[dict[str, Any]] = []
        self._marks: dict[str, dict[int, str]] = {}
        self._heats: dict[str, dict[int, tuple[int, str]]] = {}
        self._rest: asyncio.Task[None] | None = None
        self._filling: asyncio.Task[None] | None = None

    async def build(self) -> None:
        """Makes the page, and begins to check."""
        if self._sessions.open >= MOST_PAGES:
            ui.label(f"{MOST_PAGES} pages are open here, and no more are served. Close one of them.")
            return
        self._sessions.open += 1
        self._sessions.spaces.add(self._space)
        client = ui.context.client
        client.on_delete(self._close)
        ui.add_css(pages.render("colours.css"))
        ui.colors(primary="#0b6bcb")
        ui.add_head_html('<link rel="stylesheet" href="/play-static/play.css">'
                         '<script src="/play-static/play.js" defer></script>')  # fmt: skip
        self._bar()
        with ui.element("main").classes("wy-two"):
            with ui.element("section").classes("wy-side wy-left").props('aria-label="source"'):
                self._left()
            with ui.element("section").classes("wy-side").props('aria-label="result"'):
                self._right()
        ui.on("wy_place", self._go)
        await client.connected(timeout=60)
        dark, shared = await ui.run_javascript(f"return await window.wy.begin({self._editor.id})", timeout=20)
        self._editor.theme = "vscodeDark" if dark else "githubLight"
        if shared:
            await self._guarded(self._open_shared, share.unpacked, shared)
        else:
            await self._open(self._start)

    def _bar(self) -> None:
        with ui.element("header").classes("wy-bar"):
            ui.html("<h1>warpyard play</h1>", sanitize=False)
            chosen = starts.titles()
            self._select = ui.select(chosen, label="start from", with_input=True, on_change=self._chosen).props(
                "dense outlined"
            )
            self._select.classes("wy-start")
            self._run = ui.button("Run", on_click=self._all).props("dense no-caps unelevated color=primary")
            self._heat = ui.switch("Heat by line", on_change=self._heated)
            with ui.button("Share", color=None).props("dense no-caps outline").classes("wy-plain"), ui.menu():
                ui.menu_item("Copy a link", self._link)
                ui.menu_item("Save as one file", self._download)
                ui.menu_item("Open a file …", self._choose_file)
        self._dialog = ui.dialog()
        with self._dialog, ui.card():
            ui.label(f"A file that a playground has saved (…{share.SUFFIX})")
            ui.upload(on_upload=self._uploaded, max_file_size=share.MOST, auto_upload=True).props("accept=.json flat")

    def _left(self) -> None:
        self._about = ui.element("div").classes("wy-about")
        self._files = ui.toggle([self._start.shown], value=self._start.shown, on_change=self._switched)
        self._files.props("dense no-caps unelevated")
        self._editor = ui.codemirror(
            "", language="Python", theme="githubLight", on_change=self._changed,
            keymap={"Mod-s": self._saved, "Mod-Enter": self._all, "F8": self._next_mark},
        ).classes("wy-editor")  # fmt: skip
        ui.label(_KEYS).classes("wy-keys")

    def _right(self) -> None:
        names = [*_TABS, *([] if self._sessions.stranger else ["Estimate"])]
        with (
            ui.tabs(on_change=self._tab)
            .props("dense no-caps align=left outside-arrows mobile-arrows inline-label")
            .classes("wy-tabs") as self._tabs
        ):
            for name in names:
                ui.tab(name)
        self._held: dict[str, ui.html] = {}
        with ui.tab_panels(self._tabs, value=_TABS[0], animated=False, keep_alive=True):
            for name in names:
                with ui.tab_panel(name):
                    if name == "Trace":
                        ui.label("zoom").classes("wy-keys")
                        ui.slider(min=100, max=800, value=100, step=50, on_change=self._zoomed).props(
                            'label aria-label="zoom in percent"'
                        )
                    if name == "Layouts":
                        self._drawings = Drawings(self._space)
                        continue
                    if name == "Versions":
                        self._pick()
                    self._held[name] = ui.html("", sanitize=False)

    def _pick(self) -> None:
        with ui.element("div").classes("wy-form"):
            self._old = ui.select({}, label="from", on_change=lambda: self._compare()).props("dense outlined")
            self._new = ui.select({}, label="to", on_change=lambda: self._compare()).props("dense outlined")
            ui.button("Put the first back", on_click=self._back, color=None).props("dense no-caps outline").classes(
                "wy-plain"
            )
        self._diff = ui.html("", sanitize=False)

    async def _close(self) -> None:
        self._sessions.open -= 1
        for one in (self._pending, self._rest, self._filling):
            if one is not None:
                one.cancel()
        self._sessions.spaces.discard(self._space)
        await self._space.close()

    async def _guarded(self, work: Callable[..., Awaitable[None]], make: Callable[..., Any], given: Any) -> None:
        """Does something with what is made of a text from elsewhere, or says what is wrong with that."""
        try:
            await work(make(given))
        except HarnessError as error:
            ui.notify(f"{error}  {error.hint}", type="negative", timeout=8000, close_button=True)

    # What is worked on.

    async def _chosen(self, event: ValueChangeEventArguments[Any]) -> None:
        if event.value and event.value != self._start.key:
            await self._guarded(self._open, starts.begin, event.value)

    def _choose_file(self) -> None:
        self._dialog.open()

    async def _uploaded(self, event: UploadEventArguments) -> None:
        self._dialog.close()
        await self._guarded(self._open_shared, share.read, await event.file.read())

    async def _open_shared(self, shared: share.Shared) -> None:
        start = share.start(shared, str(starts.EXERCISES), set(tasks.discover()))
        await self._open(start)
        if shared.result:
            ui.notify(f"Who shared this saw: {shared.result}. It is checked again here.")

    async def _open(self, start: Start) -> None:
        """Begins with something else."""
        if self._rest is not None:
            self._rest.cancel()
        if self._pending is not None:
            self._pending.cancel()
        self._start, self._shown, self._typed, self._fresh = start, start.shown, 0.0, True
        self._cases, self._versions, self._marks, self._heats = [], [], {}, {}
        self._every, self._seconds = [], None
        if start.task:
            self._every = [(case.index, case.name) for case in tasks.resolve([start.task])[0].cases("test")]
        self._select.value = start.key or None
        self._explain()
        order = [start.shown, *(name for name in start.files if name != start.shown)]
        self._files.set_options(order, value=start.shown)
        self._files.set_visibility(len(order) > 1)
        self._show()
        self._verdict()
        await self._space.open(start)
        if not start.task:
            await self._compile()
        await self._fill(self._tabs.value)

    def _explain(self) -> None:
        start = self._start
        self._about.clear()
        self._about.set_visibility(bool(start.about or start.hint))
        with self._about:
            if start.group == "bug":
                ui.markdown(f"**{start.title}.** A line is wrong or missing. The mark says where it shows. Mend it.")
            if start.about:
                with ui.expansion(f"About: {start.title}", value=start.group == "lesson").props("dense"):
                    ui.markdown(start.about)
            if start.hint:
                with ui.expansion("Hint").props("dense"):
                    ui.markdown(start.hint)
            if start.right:
                with ui.expansion("Answer").props("dense"):
                    finds = "a wrong result" if start.finding == "wrong" else f"`{start.finding}`"
                    ui.markdown(f"The emulator finds: {finds}.")
                    own = {start.shown: start.files[start.shown]}
                    ui.html(panels.difference(own, {start.shown: start.right}), sanitize=False)

    def _show(self) -> None:
        self._editor.language = "Python" if self._shown.endswith(".py") else "C++"
        self._editor.value = self._space.files.get(self._shown, self._start.files[self._shown])
        self._decorate()

    def _switched(self, event: ValueChangeEventArguments[Any]) -> None:
        if event.value and event.value != self._shown and event.value in self._start.files:
            self._shown = event.value
            self._show()

    # What is typed.

    def _changed(self, event: ValueChangeEventArguments[str]) -> None:
        if event.value == self._space.files.get(self._shown, self._start.files.get(self._shown)):
            return
        self._typed = time.monotonic()
        if self._pending is not None:
            self._pending.cancel()
        self._pending = asyncio.create_task(self._later(self._shown))

    async def _later(self, name: str) -> None:
        await asyncio.sleep(_PAUSE)
        await self._put(name)

    async def _put(self, name: str) -> None:
        """Writes what the editor holds, which has it checked."""
        text = self._editor.value or ""
        if name != self._shown or text == self._space.files.get(name):
            return
        try:
            self._space.write(name, text)
        except HarnessError as error:
            self._held["Verdict"].set_content(panels.error(str(error), error.hint))
            return
        if not self._start.task:
            await self._compile()

    async def _saved(self) -> None:
        """Writes the user's own file too."""
        if self._pending is not None:
            self._pending.cancel()
        self._typed = time.monotonic()
        await self._put(self._shown)
        if self._start.origin is not None and not self._sessions.stranger:
            path = self._start.origin.with_name(self._shown)
            try:
                path.write_text(self._editor.value or "")
            except OSError as error:
                ui.notify(f"{path} cannot be written: {error.strerror}", type="negative")
            else:
                ui.notify(f"wrote {path}")

    # What comes of it.

    def _told(self, document: dict[str, Any]) -> None:
        """A verdict of the watch."""
        if wrong := document.get("error"):
            self._held["Verdict"].set_content(panels.error(wrong["message"], wrong["hint"]))
            return
        if self._rest is not None:
            self._rest.cancel()
        if self._typed:
            self._seconds = time.monotonic() - self._typed
        self._typed, self._cases = 0.0, list(document["cases"])
        self._keep()
        self._verdict(self._seconds)
        marks = self._marks.get(self._shown)
        if self._fresh and marks:
            self._editor.reveal_line(min(marks))
        self._fresh = False
        self._filling = asyncio.create_task(self._fill(self._tabs.value))

    def _keep(self) -> None:
        """Keeps a version, unless it is the last one again."""
        files = dict(self._space.files)
        status = next((case["status"] for case in self._cases if case["status"] != "pass"), "pass")
        if self._versions and self._versions[-1]["files"] == files:
            self._versions[-1]["status"] = status
            return
        before = self._versions[-1]["files"] if self._versions else files
        self._versions.append({"when": time.strftime("%H:%M:%S"), "status": status, "files": files,
                               "changed": panels.changed(before, files)})  # fmt: skip
        del self._versions[:-_MOST_VERSIONS]

    def _verdict(self, seconds: float | None = None) -> None:
        space, start = self._space, self._start
        self._held["Verdict"].set_content(
            panels.verdict(self._cases, self._every, start.case, space.folder, start.main, space.files, seconds)
        )
        self._marks = {}
        for case in self._cases:
            for finding in panels.places(case, space.folder, start.main) if case["status"] != "pass" else ():
                if at := panels.own_file(finding, space.files):
                    self._marks.setdefault(at[0], {})[at[1]] = f"{finding.kind}: {finding.message}"
        self._decorate()

    def _decorate(self) -> None:
        """Puts marks and heat beside the lines of the file that is shown."""
        heats = self._heats.get(self._shown, {}) if self._heat.value else {}
        marks = self._marks.get(self._shown, {})
        lines = [{"kind": "line", "line": line, "class": f"wy-heat-{shade}"} for line, (shade, _) in heats.items()]
        lines += [{"kind": "line", "line": line, "class": "wy-bad"} for line in marks]
        self._editor.decorations = lines
        self._editor.line_tooltips = {line: text for line, (_, text) in heats.items()} | marks

    async def _go(self, event: GenericEventArguments) -> None:
        name, line = str(event.args.get("file")), int(event.args.get("line", 1))
        if name in self._start.files and name != self._shown:
            self._files.value = name
            await asyncio.sleep(0.2)  # the editor takes the other text first
        ui.run_javascript(f"window.wy.go({line})")

    async def _next_mark(self) -> None:
        if marks := sorted(self._marks.get(self._shown, {})):
            ui.run_javascript(f"window.wy.go({marks[0]})")

    async def _compile(self) -> None:
        """A ``.cu`` without a task: a whole program is run, and any other is compiled."""
        text = self._space.files[self._start.main]
        try:
            if "main(" in text:
                content = panels.program(*await self._space.program())
            else:
                kernels = await self._space.listing()
                content = panels.program(0, "\n".join(f"{one['entry']}: compiled for {one['arch']}" for one in kernels))
            self._marks = {}
        except HarnessError as error:
            content = panels.error(str(error), error.hint)
            found = api.findings.of_case(
                {"status": "compile_error", "message": str(error)}, submission=str(self._space.main)
            )
            places = [(panels.own_file(one, self._space.files), one.message) for one in found]
            self._marks = {}
            for at, message in places:
                if at:
                    self._marks.setdefault(at[0], {})[at[1]] = message
        self._held["Verdict"].set_content(content)
        self._decorate()

    async def _all(self) -> None:
        """Checks what is shown now, and then every other case, one after the other."""
        self._typed = self._typed or time.monotonic()
        await self._put(self._shown)
        if not self._start.task:
            return await self._compile()
        if self._rest is not None:
            self._rest.cancel()
        self._tabs.value = _TABS[0]
        self._rest = asyncio.create_task(self._others())

    async def _others(self) -> None:
        self._cases = []
        self._verdict()
        for index, _ in self._every:
            try:
                async with self._sessions.turn:
                    self._cases.append(await self._space.check(str(index)))
            except HarnessError as error:
                self._held["Verdict"].set_content(panels.error(str(error), error.hint))
                return
            self._verdict()
            if self._cases[-1].get("ends_run"):
                break
        self._typed = 0.0
        self._keep()

    # The tabs.

    async def _tab(self, event: ValueChangeEventArguments[Any]) -> None:
        await self._fill(str(event.value))

    async def _fill(self, name: str | None) -> None:
        """Makes what a tab shows, of the files as they are."""
        makers: dict[str, Callable[[], Awaitable[str]]] = {
            "PTX and SASS": self._listing, "Counters": self._counters, "Trace": self._trace, "Versions": self._history,
            "Leaderboard": self._board, "Estimate": self._estimate,
        }  # fmt: skip
        if self._heat.value and name != "Counters":
            with contextlib.suppress(HarnessError):
                await self._counters()
        if name == "Layouts":
            async with self._sessions.turn:
                await self._drawings.ask()
        if name not in makers:
            return
        held = self._held[name]
        if not held.content:
            held.set_content('<p role="status">working …</p>')
        try:
            async with self._sessions.turn:
                held.set_content(await makers[name]())
        except HarnessError as error:
            held.set_content(panels.error(str(error), error.hint))

    async def _listing(self) -> str:
        return panels.listing(await self._space.listing())

    async def _counters(self) -> str:
        if not self._start.task:
            raise HarnessError("a .cu alone launches nothing that could be counted", hint="warpyard run")
        case = await self._space.check(self._start.case, counters=True)
        self._heats = panels.heats(case, self._space.files)
        self._decorate()
        return panels.counted(case)

    async def _trace(self) -> str:
        return panels.trace(*await self._space.trace())

    async def _history(self) -> str:
        rows = {
            number: f"{number}: {one['when']} {one['status'].replace('_', ' ')}"
            for number, one in enumerate(self._versions, 1)
        }
        last = len(self._versions)
        self._old.set_options(
            rows, value=self._old.value if self._old.value in rows else max(1, last - 1) if last else None
        )
        self._new.set_options(rows, value=last or None)
        self._compare()
        return panels.versions(self._versions)

    def _compare(self) -> None:
        chosen = [one.value for one in (self._old, self._new)]
        if all(isinstance(one, int) and one <= len(self._versions) for one in chosen):
            old, new = (self._versions[one - 1]["files"] for one in chosen)
            self._diff.set_content(panels.difference(old, new))

    def _back(self) -> None:
        if isinstance(self._old.value, int):
            self._editor.value = self._versions[self._old.value - 1]["files"].get(self._shown, "")

    async def _board(self) -> str:
        name = tasks.resolve([self._start.task])[0].name if self._start.task else "TASK"
        return await asyncio.to_thread(panels.board, name)

    async def _estimate(self) -> str:
        main = self._space.main
        if self._start.task:
            work = partial(api.estimate, self._start.task, main, cases=self._start.case, kind="test")
        else:
            work = partial(api.estimate, main)
        return panels.modelled(await asyncio.to_thread(work))

    async def _heated(self) -> None:
        self._decorate()
        if self._heat.value:
            with contextlib.suppress(HarnessError):
                await self._counters()

    def _zoomed(self, event: ValueChangeEventArguments[Any]) -> None:
        self._held["Trace"].style(f"--zoom: {event.value}%")

    # Sharing.

    def _shared(self) -> share.Shared:
        status = self._versions[-1]["status"] if self._versions else ""
        return share.of(self._start, self._space.files, status, str(starts.EXERCISES))

    def _link(self) -> None:
        fragment = share.fragment(self._shared())
        ui.run_javascript(f"location.replace('#{fragment}'); navigator.clipboard?.writeText(location.href)")
        ui.notify("The link is in the address bar and the clipboard. It holds the sources; nothing was sent anywhere.")

    def _download(self) -> None:
        ui.download.content(share.text(self._shared()), f"playground{share.SUFFIX}")


assert LARGEST < share.MOST

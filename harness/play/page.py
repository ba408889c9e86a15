"""One page: the editor on the left, what the verbs say on the right."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from typing import Any

from nicegui import ui
from nicegui.events import GenericEventArguments, UploadEventArguments, ValueChangeEventArguments

from harness import tasks
from harness.api.findings import Finding
from harness.errors import HarnessError
from harness.play import share, starts
from harness.play.marks import Marks
from harness.play.starts import Start
from harness.play.tabs import VERDICT, Tabs
from harness.play.users import Kept, Sessions
from harness.play.workspace import LARGEST, Workspace
from harness.report import pages, panels
from harness.web.tokens import USER

_TICK = 0.02  # seconds that a file's time may lie before the save
_LOADS = 120.0  # seconds that a browser may take to load the page
_PAUSE = 0.25  # seconds without a key after which what was typed is checked
_KEYS = (
    "Ctrl-S saves and checks, Ctrl-Enter checks every case, F8 goes to the mark, Alt-1 to Alt-8 choose a tab, "
    "Esc Tab leaves the editor"
)


class Page:
    """The page of one browser's tab."""

    def __init__(self, sessions: Sessions, start: Start) -> None:
        self._sessions, self._start, self._shown = sessions, start, start.shown
        self._space = Workspace(sessions.stranger, self._watched, start)
        self._fresh = True  # nothing was checked yet
        self._typed = 0.0  # when something was typed whose verdict has not come; 0 where it has
        self._cases: list[dict[str, Any]] = []
        self._every: list[tuple[int, str]] = []
        self._work: dict[str, asyncio.Task[None]] = {}  # what goes on: one of each name

    async def build(self) -> None:
        """Makes the page, and begins to check."""
        client = ui.context.client
        name = client.request.scope.get(USER, "")
        self._user = self._sessions.users[name]
        client.on_delete(self._close)
        client.on_disconnect(self._away)
        ui.add_css(pages.render("colours.css") + pages.render("parts.css"))
        ui.colors(primary="#0b6bcb")
        ui.add_head_html('<link rel="stylesheet" href="/play-static/play.css">')
        ui.add_body_html('<script src="/play-static/play.js" defer></script>')
        self._bar()
        with ui.element("main").classes("wy-two"):
            with ui.element("section").classes("wy-side wy-left column no-wrap").props('aria-label="source"'):
                self._left()
            with ui.element("section").classes("wy-side").props('aria-label="result"'):
                self._tabs = Tabs(self._space, self._user, self._marks, self._put_back, not self._sessions.stranger)
        ui.on("wy_place", self._go)
        await client.connected(timeout=_LOADS)
        try:  # now, as a page that is loaded again has left only now
            self._sessions.enter(name, self._space)
        except HarnessError as error:
            client.content.clear()
            ui.label(f"{error}: {error.hint}.")
            return
        client.on_connect(self._returned)
        given = json.dumps([self._editor.id, client.id, self._start.name])
        begun = await ui.run_javascript(f"return await wy.begin(...{given})", timeout=_LOADS)
        if begun is None:  # the browser has gone
            return
        self._editor.theme = "vscodeDark" if begun["dark"] else "githubLight"
        self._editor.line_wrapping = begun["narrow"]
        self._tab = str(begun["tab"])
        if (draft := begun["draft"]) and (again := self._again(draft)):
            await self._open(again, draft["shown"])
        elif begun["shared"]:
            await self._guarded(self._open_shared, share.unpacked, begun["shared"])
        else:
            await self._open(Kept(self._start, self._start.files))

    def _again(self, draft: Mapping[str, Any]) -> Kept | None:
        """What the tab had before it was loaded again, with what its editor held; None for nothing of this server's."""
        name, shown, texts = draft["start"], draft["shown"], draft["texts"]
        kept = self._sessions.kept.get(self._tab)
        if kept is not None and kept.start.name == name:
            texts = {shown: texts[shown]}
        else:  # of a server that has ended
            if name != self._start.name and name not in starts.titles():
                return None
            known = self._start if name == self._start.name else starts.begin(name)
            kept = Kept(known, known.files)
        files = {one: texts.get(one, text) for one, text in kept.files.items()}
        return replace(kept, files=files) if len("".join(files.values()).encode(errors="replace")) <= LARGEST else kept

    def _away(self) -> None:
        self._space.away = True

    def _returned(self) -> None:
        """The browser is there again."""
        self._space.away = False
        if self._space not in self._sessions.spaces:  # another page has taken the place
            ui.navigate.reload()

    def _bar(self) -> None:
        dialog = self._dialog = ui.dialog()
        with ui.element("header").classes("wy-bar row items-center q-px-md q-py-sm"):
            ui.html('<h1 class="text-subtitle1 text-weight-bold q-ma-none">warpyard play</h1>', sanitize=False)
            self._select = ui.select(starts.titles(), label="start from", with_input=True, on_change=self._chosen)
            self._select.props("dense outlined").classes("wy-start")
            ui.button("Run", on_click=self._all).props("dense no-caps unelevated color=primary")
            self._on_gpu = ui.switch("Check on the GPU", on_change=self._moved)
            self._on_gpu.set_visibility(False)
            ui.switch("Heat by line", on_change=lambda event: self._tabs.heat(event.value))
            with ui.button("Share", color=None).props("dense no-caps outline").classes("wy-plain"), ui.menu():
                ui.menu_item("Copy a link", self._link)
                ui.menu_item("Save as one file", self._download)
                ui.menu_item("Open a file …", dialog.open)
        with dialog, ui.card():
            ui.label(f"A file that a playground has saved (…{share.SUFFIX})")
            ui.upload(on_upload=self._uploaded, max_file_size=share.MOST, auto_upload=True).props("accept=.json flat")

    def _left(self) -> None:
        self._about = ui.element("div").classes("wy-about rounded-borders q-px-md q-py-xs q-mb-sm")
        self._files = ui.toggle([self._shown], value=self._shown, on_change=self._switched)
        self._files.props("dense no-caps unelevated").classes("wy-files")
        self._editor = ui.codemirror(
            "", language="Python", theme="githubLight", on_change=self._changed,
            keymap={"Mod-s": self._saved, "Mod-Enter": self._all, "F8": self._next_mark},
        ).classes("wy-editor")  # fmt: skip
        self._marks = Marks(self._editor)
        ui.label(_KEYS).classes("wy-keys q-mt-xs")

    def _begin(self, name: str, work: Awaitable[None]) -> None:
        """Does something in the background, in place of the last of its name."""
        self._stop(name)
        self._work[name] = asyncio.ensure_future(work)

    def _stop(self, *names: str) -> None:
        for name in names:
            if (work := self._work.pop(name, None)) is not None:
                work.cancel()

    def _close(self) -> None:
        self._stop(*self._work)
        self._sessions.leave(self._space)

    async def _guarded(self, work: Callable[..., Awaitable[None]], make: Callable[..., Any], given: Any) -> None:
        """Does something with what is made of a text from elsewhere, or says what is wrong with that."""
        try:
            await work(make(given))
        except HarnessError as error:
            ui.notify(f"{error}  {error.hint}", type="negative", timeout=8000, close_button=True)

    # What is worked on.

    async def _chosen(self, event: ValueChangeEventArguments[Any]) -> None:
        if event.value and event.value != self._start.key:
            await self._guarded(self._open_start, starts.begin, event.value)

    async def _uploaded(self, event: UploadEventArguments) -> None:
        self._dialog.close()
        await self._guarded(self._open_shared, share.read, await event.file.read())

    async def _open_shared(self, shared: share.Shared) -> None:
        await self._open_start(share.start(shared))
        if shared.result:
            ui.notify(f"Who shared this saw: {shared.result}. It is checked again here.")

    async def _open_start(self, start: Start) -> None:
        await self._open(Kept(start, start.files))

    async def _open(self, kept: Kept, shown: str = "") -> None:
        """Begins with something else, and shows one of its files."""
        self._stop("typing", "cases")
        start = kept.start
        self._space.open(start, kept.files)
        self._start, self._typed, self._fresh = start, 0.0, True
        self._shown = shown if shown in kept.files else start.shown
        self._cases, self._every = [], []
        self._on_gpu.set_visibility(self._sessions.gpu and bool(start.task) and not start.arch)
        self._space.device = "cuda" if self._on_gpu.visible and self._on_gpu.value else "emulator"
        self._sessions.keep(self._tab, Kept(start, self._space.files, self._tabs.versions.begin(kept.versions)))
        self._marks.draw(found=(), heats={})
        if start.task:
            self._every = [(case.index, case.name) for case in tasks.resolve([start.task])[0].cases("test")]
        self._select.value = start.key or None
        self._explain()
        order = [start.shown, *(name for name in start.files if name != start.shown)]
        self._files.set_options(order, value=self._shown)
        self._files.set_visibility(len(order) > 1)
        self._show()
        self._verdict()
        await self._admitted()
        await self._space.watch()
        if not start.task:
            await self._compile()
        await self._tabs.fill()

    async def _moved(self) -> None:
        """Checks on the other device from now on."""
        self._write({self._shown: self._editor.value or ""})
        await self._open(self._sessions.kept[self._tab], self._shown)

    def _explain(self) -> None:
        start, one = self._start, self._start.exercise
        self._about.clear()
        self._about.set_visibility(bool(start.about or one))
        with self._about:
            if one and one.group == "bug":
                ui.markdown(f"**{one.title}.** A line is wrong or missing. The mark says where it shows. Mend it.")
            if start.about:
                with ui.expansion(f"About: {start.title}", value=bool(one)).props("dense"):
                    ui.markdown(start.about)
            if one:
                with ui.expansion("Hint").props("dense"):
                    ui.markdown(one.hint)
                with ui.expansion("Answer").props("dense"):
                    finds = "a wrong result" if one.finding == "wrong" else f"`{one.finding}`"
                    ui.markdown(f"The emulator finds: {finds}.")
                    own = {one.shown: one.files[one.shown]}
                    ui.html(panels.difference(own, {one.shown: one.right}), sanitize=False)

    def _show(self) -> None:
        self._editor.language = "Python" if self._shown.endswith(".py") else "C++"
        self._editor.props["data-shown"], self._editor.props["data-start"] = self._shown, self._start.name
        self._editor.value = self._space.files[self._shown]
        self._marks.draw(shown=self._shown)

    def _switched(self, event: ValueChangeEventArguments[Any]) -> None:
        if event.value and event.value != self._shown and event.value in self._start.files:
            self._stop("typing")
            self._write({self._shown: self._editor.value or ""})
            self._shown = event.value
            self._show()

    def _put_back(self, files: Mapping[str, str]) -> None:
        self._typed = time.monotonic()
        self._write(files)
        self._show()

    def _write(self, files: Mapping[str, str]) -> None:
        for name, text in files.items():
            if text != self._space.files.get(name):
                try:
                    self._space.write(name, text)
                except HarnessError as error:
                    self._tabs.say(panels.error(str(error), error.hint))

    # What is typed.

    def _changed(self, event: ValueChangeEventArguments[str]) -> None:
        if event.value != self._space.files.get(self._shown):
            self._typed = time.monotonic()
            self._begin("typing", self._later(self._shown))

    async def _later(self, name: str) -> None:
        await asyncio.sleep(_PAUSE)
        del self._work["typing"]
        await self._put(name)

    async def _admitted(self) -> None:
        """Waits until the user may have something checked."""
        while seconds := self._user.wait():
            most = self._user.a_minute
            self._tabs.say(panels.error(f"a user may begin {most} runs a minute here: checked in {seconds:.0f} s"))
            await asyncio.sleep(seconds)

    async def _put(self, name: str) -> None:
        """Writes what the editor holds, which has it checked."""
        text = self._editor.value or ""
        if name != self._shown or text == self._space.files.get(name):
            return
        await self._admitted()
        self._write({name: text})
        if not self._start.task:
            await self._compile()

    async def _saved(self) -> None:
        """Writes the user's own file too."""
        self._stop("typing")
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

    def _watched(self, document: dict[str, Any]) -> None:
        """A verdict of the watch."""
        if wrong := document.get("error"):
            self._tabs.say(panels.error(wrong["message"], wrong["hint"]))
            return
        self._stop("cases")
        self._cases, seconds, now = list(document["cases"]), None, time.monotonic()
        saved = now - document["seconds"] + _TICK  # else it is of what was there before
        if self._typed and "typing" not in self._work and saved >= self._typed:
            seconds, self._typed = now - self._typed, 0.0
        self._verdict(seconds)
        self._tabs.versions.keep(self._space.files, self._cases)
        if self._fresh and (first := self._marks.first):
            self._editor.reveal_line(first)
        self._fresh = False
        self._begin("filling", self._tabs.fill())

    def _verdict(self, seconds: float | None = None) -> None:
        space = self._space
        found = [one for case in self._cases for one in space.found(case)]
        self._marks.draw(found=found)
        first = found[0] if found else None
        self._tabs.say(panels.verdict(self._cases, self._every, space.start.case, space.folder, first, seconds))

    async def _go(self, event: GenericEventArguments) -> None:
        name, line = str(event.args.get("file")), int(event.args.get("line", 1))
        if name in self._start.files and name != self._shown:
            self._files.value = name  # the editor takes the other text first
        ui.run_javascript(f"wy.go({line})")

    async def _next_mark(self) -> None:
        if first := self._marks.first:
            ui.run_javascript(f"wy.go({first})")

    async def _compile(self) -> None:
        """A ``.cu`` without a task: a whole program is run, and any other is compiled."""
        found: list[Finding] = []
        try:
            async with self._user.verbs:
                if "main(" in self._space.files[self._start.main]:
                    content = panels.program(*await self._space.program())
                else:
                    kernels = [f"{one['entry']}: compiled for {one['arch']}" for one in await self._space.listing()]
                    content = panels.program(0, "\n".join(kernels))
        except HarnessError as error:
            content = panels.error(str(error), error.hint)
            case = {"status": "compile_error", "message": str(error)}
            found = self._space.found(case)
        self._marks.draw(found=found)
        self._tabs.say(content)

    async def _all(self) -> None:
        """Checks what is shown now, and then every other case, one after the other."""
        self._typed = self._typed or time.monotonic()
        await self._put(self._shown)
        if not self._start.task:
            await self._admitted()
            return await self._compile()
        self._tabs.choose(VERDICT)
        self._begin("cases", self._others())

    async def _others(self) -> None:
        self._cases = []
        self._verdict()
        for index, _ in self._every:
            try:
                await self._admitted()
                async with self._user.verbs:
                    self._cases.append(await self._space.check(str(index)))
            except HarnessError as error:
                self._tabs.say(panels.error(str(error), error.hint))
                return
            self._verdict()
            if self._cases[-1].get("ends_run"):
                break
        self._typed = 0.0
        self._tabs.versions.keep(self._space.files, self._cases)

    # Sharing.

    def _shared(self) -> share.Shared:
        return share.of(self._start, self._space.files, self._tabs.versions.status)

    async def _link(self) -> None:
        link = f"#{share.fragment(self._shared())}"
        copied = await ui.run_javascript(f"return await wy.link('{link}')", timeout=_LOADS)
        where = "the address bar and the clipboard" if copied else "the address bar: the browser lets no page copy it"
        ui.notify(f"The link is in {where}. It holds the sources; nothing was sent anywhere.")

    def _download(self) -> None:
        ui.download.content(share.text(self._shared()), f"playground{share.SUFFIX}")

"""The right side of the page: what the verbs say of the files, a tab each."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from nicegui import ui

from harness import tasks
from harness.errors import HarnessError
from harness.play.drawings import Drawings
from harness.play.marks import Marks
from harness.play.users import User
from harness.play.versions import Versions
from harness.play.workspace import Workspace
from harness.report import panels

VERDICT = "Verdict"


class Tabs:
    """The tabs and what they show. A tab is made when it is looked at, and anew after each verdict.

    Args:
        put_back: as `Versions` takes it.
        estimates: whether there is a tab with the modelled time.
    """

    def __init__(
        self, space: Workspace, user: User, marks: Marks, put_back: Callable[[Mapping[str, str]], None], estimates: bool
    ) -> None:
        self._space, self._user, self._marks, self._hot = space, user, marks, False
        makers: dict[str, Callable[[], Awaitable[str]] | None] = {
            VERDICT: None, "PTX and SASS": self._listing, "Counters": self._counters, "Trace": self._trace,
            "Layouts": None, "Versions": None, "Leaderboard": self._board,
        }  # fmt: skip
        if estimates:
            makers["Estimate"] = self._estimate
        self._makers = makers
        self._held: dict[str, ui.html] = {}
        tabs = ui.tabs(on_change=self.fill).classes("wy-tabs")
        with tabs.props("dense no-caps align=left outside-arrows mobile-arrows inline-label") as self._tabs:
            for name in self._makers:
                ui.tab(name)
        with ui.tab_panels(self._tabs, value=VERDICT, animated=False, keep_alive=True):
            for name in self._makers:
                with ui.tab_panel(name):
                    if name == "Trace":
                        with ui.element("div").classes("wy-form row items-center"):
                            ui.label("zoom").classes("wy-keys")
                            zoom = ui.slider(min=100, max=800, value=100, step=50)
                            zoom.props('label aria-label="zoom in percent"').classes("wy-zoom")
                    elif name == "Layouts":
                        self._drawings = Drawings(space)
                    elif name == "Versions":
                        self.versions = Versions(put_back)
                        self._makers[name] = self.versions.show
                    self._held[name] = ui.html("", sanitize=False)
        zoom.on_value_change(lambda: self._held["Trace"].style(f"--zoom: {zoom.value}%"))

    def say(self, content: str) -> None:
        """Shows a verdict."""
        self._held[VERDICT].set_content(content)

    def choose(self, name: str) -> None:
        """Goes to a tab."""
        self._tabs.value = name

    async def heat(self, on: bool) -> None:
        """Counts for the heat by line, which is shown where ``on``."""
        self._hot = on
        self._marks.draw(hot=on)
        if on:
            with contextlib.suppress(HarnessError):  # the tab of counters says why
                await self._counted()

    async def fill(self) -> None:
        """Makes what the tab that is looked at shows, of the files as they are."""
        name = str(self._tabs.value)
        if name != "Counters":
            await self.heat(self._hot)
        try:
            if name == "Layouts":
                await self._drawings.ask(self._user)
            elif maker := self._makers.get(name):
                if not self._held[name].content:
                    self._held[name].set_content('<p role="status">working …</p>')
                self._held[name].set_content(await maker())
        except HarnessError as error:
            self._held[name].set_content(panels.error(str(error), error.hint))

    async def _listing(self) -> str:
        async with self._user.verb():
            return panels.listing(await self._space.listing())

    async def _counted(self) -> dict[str, Any]:
        if not self._space.start.task:
            raise HarnessError("a .cu file alone launches no kernel, so there is nothing to count", hint="warpyard run")
        async with self._user.verb():
            case = await self._space.check(self._space.start.case, counters=True)
        self._marks.draw(heats=panels.heats(case, self._space.files))
        return case

    async def _counters(self) -> str:
        return panels.counted(await self._counted())

    async def _trace(self) -> str:
        async with self._user.verb():
            document = await self._space.trace()
        return panels.trace(document["pictures"], document["rings"])

    async def _board(self) -> str:
        task = self._space.start.task
        name = tasks.resolve([task])[0].name if task else "TASK"
        return await asyncio.to_thread(panels.boards, name)

    async def _estimate(self) -> str:
        async with self._user.verb():
            said = panels.modelled(await self._space.estimate())
            if self._space.start.task:
                said += panels.modelled_trace((await self._space.trace(modelled=True))["pictures"])
            return said

"""Who sits before the pages, and how much each may have run."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import deque
from collections.abc import AsyncIterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from harness.errors import HarnessError
from harness.play.starts import Start
from harness.play.workspace import Workspace

MOST_PAGES = 16  # at a time, of all users
_MINUTE = 60.0  # seconds
_MOST_KEPT = 32  # tabs


class User:
    """One of those who may use the pages: whoever runs the server, or whoever has a token.

    Args:
        pages: how many may be open.
        verbs: how many of those behind buttons and tabs run at a time.
        a_minute: how many runs begin within a minute, checks of what was typed included; 0: any number.

    Attributes:
        verbs: holds as many verbs as may run at a time.
    """

    def __init__(self, pages: int = MOST_PAGES, verbs: int = 2, a_minute: int = 0) -> None:
        self.pages, self.a_minute = pages, a_minute
        self.verbs = asyncio.Semaphore(verbs)
        self._begun: deque[float] = deque()

    @classmethod
    def stranger(cls) -> User:
        """One with a token."""
        return cls(pages=3, verbs=1, a_minute=60)

    def wait(self) -> float:
        """Seconds until another run may begin; 0: it may now, and is counted."""
        now = time.monotonic()
        while self._begun and now - self._begun[0] >= _MINUTE:
            self._begun.popleft()
        if self.a_minute and len(self._begun) >= self.a_minute:
            return _MINUTE - (now - self._begun[0])
        self._begun.append(now)
        return 0.0

    @contextlib.asynccontextmanager
    async def verb(self) -> AsyncIterator[None]:
        """The time in which a verb runs: as many at a time as are allowed. Raises HarnessError for one too many in a
        minute."""
        async with self.verbs:
            if seconds := self.wait():
                text = f"a user may begin {self.a_minute} runs a minute here, and this is one more"
                raise HarnessError(text, hint=f"again in {seconds:.0f} s")
            yield


@dataclass(frozen=True)
class Kept:
    """What a page is about: its beginning, its files as they are now, and its versions."""

    start: Start
    files: Mapping[str, str]
    versions: Sequence[Mapping[str, Any]] = ()


class Sessions:
    """What the pages of one server share.

    Args:
        stranger: those who sit before them are not who runs the server.
        tokens: the name of a user by the token that the guard asks for; without any there is one user.
        gpu: cases can be checked on a GPU.

    Attributes:
        users: by their names.
        spaces: of the pages that are open, with their users.
        kept: what the pages of the last tabs are about, by tab.
    """

    def __init__(self, stranger: bool, tokens: Mapping[str, str] | None = None, gpu: bool = False) -> None:
        self.stranger, self.tokens, self.gpu = stranger, dict(tokens or {}), gpu
        self.users = {name: User.stranger() if stranger else User() for name in self.tokens.values() or ("",)}
        self.spaces: dict[Workspace, User] = {}
        self.kept: dict[str, Kept] = {}

    def enter(self, name: str, space: Workspace) -> None:
        """Opens a page; where as many are open as are served, in the place of one whose browser is away.

        Raises:
            HarnessError: the user, or all together, have as many pages as are served.
        """
        user = self.users[name]
        everybody = [*self.users.values()]
        for users, most, whose in ((everybody, MOST_PAGES, ""), ([user], user.pages, " of one user")):
            taken = [one for one, its in self.spaces.items() if its in users]
            if len(taken) < most:
                continue
            away = next((one for one in taken if one.away), None)
            if away is None:
                text = f"{most} pages{whose} are open here, and no more are served"
                raise HarnessError(text, hint="close one of them")
            self.leave(away)
        self.spaces[space] = user

    def leave(self, space: Workspace) -> None:
        """Closes a page, unless it is closed, and ends what it has begun."""
        self.spaces.pop(space, None)
        space.close()

    def keep(self, tab: str, kept: Kept) -> None:
        """Keeps what the page of a browser's tab is about, for when it is loaded again."""
        self.kept.pop(tab, None)
        self.kept[tab] = kept
        if len(self.kept) > _MOST_KEPT:
            del self.kept[next(iter(self.kept))]

    def end(self) -> None:
        """Ends what the pages have begun, when the server has ended."""
        for space in [*self.spaces]:
            self.leave(space)

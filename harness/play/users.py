"""Who sits before the pages, and how much each may have run."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import deque
from collections.abc import AsyncIterator, Mapping
from dataclasses import dataclass

from harness.errors import HarnessError
from harness.play.workspace import Workspace

MOST_PAGES = 16  # at a time, of all users
_MINUTE = 60.0  # seconds


@dataclass(frozen=True)
class Limits:
    """How many pages a user may have open, how many of the verbs behind buttons and tabs run at a time, and how many
    runs begin within a minute, checks of what was typed included; 0: any number."""

    pages: int = MOST_PAGES
    verbs: int = 2
    a_minute: int = 0


STRANGERS = Limits(pages=3, verbs=1, a_minute=60)


class User:
    """One of those who may use the pages: whoever runs the server, or whoever has a token.

    Attributes:
        verbs: holds as many verbs as may run at a time.
    """

    def __init__(self, limits: Limits) -> None:
        self.limits, self.pages = limits, 0
        self.verbs = asyncio.Semaphore(limits.verbs)
        self._begun: deque[float] = deque()

    def wait(self) -> float:
        """Seconds until another run may begin; 0: it may now, and is counted."""
        now = time.monotonic()
        while self._begun and now - self._begun[0] >= _MINUTE:
            self._begun.popleft()
        if self.limits.a_minute and len(self._begun) >= self.limits.a_minute:
            return _MINUTE - (now - self._begun[0])
        self._begun.append(now)
        return 0.0

    @contextlib.asynccontextmanager
    async def verb(self) -> AsyncIterator[None]:
        """The time in which a verb runs: as many at a time as are allowed. Raises HarnessError for one too many in a
        minute."""
        async with self.verbs:
            if seconds := self.wait():
                raise HarnessError(
                    f"a user may begin {self.limits.a_minute} runs a minute here, and this is one more",
                    hint=f"again in {seconds:.0f} s",
                )
            yield


class Sessions:
    """What the pages of one server share.

    Args:
        stranger: those who sit before them are not who runs the server.
        tokens: the name of a user by the token that the guard asks for; without any there is one user.

    Attributes:
        spaces: of the pages that are open.
    """

    def __init__(self, stranger: bool, tokens: Mapping[str, str] | None = None) -> None:
        self.stranger, self.tokens = stranger, dict(tokens or {})
        limits = STRANGERS if stranger else Limits()
        self._users = {name: User(limits) for name in self.tokens.values() or ("",)}
        self.spaces: set[Workspace] = set()

    def enter(self, name: str, space: Workspace) -> User:
        """Opens a page. Raises HarnessError where the user, or all together, have as many as are served."""
        user = self._users[name]
        if len(self.spaces) >= MOST_PAGES or user.pages >= user.limits.pages:
            most = f"{MOST_PAGES} pages" if len(self.spaces) >= MOST_PAGES else f"{user.limits.pages} pages of one user"
            raise HarnessError(f"{most} are open here, and no more are served", hint="close one of them")
        user.pages += 1
        self.spaces.add(space)
        return user

    def leave(self, user: User, space: Workspace) -> None:
        """Closes a page."""
        user.pages -= 1
        self.spaces.discard(space)

    def end(self) -> None:
        """Ends what the pages have begun, when the server has ended."""
        for space in self.spaces:
            space.end()

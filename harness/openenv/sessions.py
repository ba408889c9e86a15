"""How long a session may be silent, and how many checks run at a time: what OpenEnv's own server leaves open."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Iterator

from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from harness.errors import Exit, HarnessError

IDLE = 3600.0  # seconds; a model may think for long
_GOING_AWAY = 1001  # RFC 6455, section 7.4.1


class Bounded:
    """The application around OpenEnv's. A WebSocket whose client says nothing for so many seconds is closed, which ends
    its session. Requests for ``/mcp`` are answered with 404, since each could begin a session that nothing ends, and a
    task has no tools of MCP.

    Args:
        app: OpenEnv's.
        idle: seconds.
    """

    def __init__(self, app: ASGIApp, idle: float = IDLE) -> None:
        self._app, self._idle = app, idle

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """An ASGI call."""
        if scope["type"] == "http" and scope["path"].rstrip("/") == "/mcp":
            return await PlainTextResponse("there are no tools of MCP here\n", 404)(scope, receive, send)

        async def heard() -> Message:
            try:
                return await asyncio.wait_for(receive(), self._idle)
            except TimeoutError:
                return {"type": "websocket.disconnect", "code": _GOING_AWAY}

        await self._app(scope, heard if scope["type"] == "websocket" else receive, send)


class Turns:
    """So many checks at a time. Others wait.

    Args:
        most: checks at a time.
        wait: seconds that one waits for its turn.
    """

    def __init__(self, most: int, wait: float) -> None:
        self._free, self._most, self._wait = threading.BoundedSemaphore(most), most, wait

    @contextlib.contextmanager
    def turn(self) -> Iterator[None]:
        """One turn. Raises HarnessError where none comes in time."""
        if not self._free.acquire(timeout=self._wait):
            text = f"{self._most} checks run, as many as may at a time, and none ended within {self._wait:g} s"
            raise HarnessError(text, Exit.TIMEOUT, hint="ask again later")
        try:
            yield
        finally:
            self._free.release()

"""The server of the page: one address, one guard, and the page's framework behind it."""

from __future__ import annotations

import contextlib
import secrets
import socket
import sys
import webbrowser
from pathlib import Path

import uvicorn
from fastapi import FastAPI
from nicegui import app as pages
from nicegui import ui

from harness import resident
from harness.errors import HarnessError
from harness.machine import devices
from harness.play import share, workspace
from harness.play.page import Page
from harness.play.starts import Start
from harness.play.tokens import POLICY, Tokens
from harness.play.users import Sessions
from harness.web import guard

MOST = 256  # connections at a time
_SILENT = 15.0  # seconds: after 0.8 of them a browser is asked whether it is there, and after 1.2 its connection is cut
_CUT = 60.0  # seconds that a page waits for a browser whose connection was cut


def application(start: Start, sessions: Sessions, host: str, names: tuple[str, ...] = ()) -> guard.Guard:
    """The page as an ASGI application. ``start`` is what it shows first; the others are those of `Guard`."""
    pages.on_shutdown(sessions.end)  # uvicorn raises the signal that ended it again, before anything else is done

    @ui.page("/", reconnect_timeout=_CUT, response_timeout=_CUT)
    async def root() -> None:
        await Page(sessions, start).build()

    made = FastAPI(title="warpyard play", docs_url=None, redoc_url=None, openapi_url=None)
    pages.add_static_files("/play-static", str(Path(__file__).parent / "static"))
    ui.run_with(made, title="warpyard play", dark=None, language="en-US", tailwind=False,
                show_welcome_message=False, reconnect_timeout=_SILENT, favicon="🧶")  # fmt: skip
    return guard.Guard(Tokens(made, sessions.tokens), host, names, POLICY, 2 * share.MOST)


def serve(
    start: Start, host: str, port: int, names: tuple[str, ...] = (), users: tuple[str, ...] = (), show: bool = False
) -> int:
    """Serves until ctrl-C. Beyond this machine's own addresses a token is asked for, one for each of the ``users``, and
    whoever comes is a stranger.

    Raises:
        HarnessError: the address cannot be listened at.
    """
    away = guard.is_away(host) or bool(names) or bool(users)
    resident.start()  # the page's first check is a moment away
    tokens = {secrets.token_urlsafe(24): name for name in users or ("guest",)} if away else {}
    sessions = Sessions(away, tokens, bool(devices.cuda_devices()))
    listener = _listen(host, port)
    port = listener.getsockname()[1]
    shown = f"[{host}]" if ":" in host else host
    address = f"http://{shown}:{port}/"
    whole = {f"{address}?token={token}": f" for {name}" for token, name in sessions.tokens.items()} or {address: ""}
    for one, whose in whole.items():
        print(f"warpyard play{whose} is at {one} (ctrl-C ends it)", flush=True)
    if away:
        print("anyone with this address may run code here, confined; docs/play.md says how to put TLS before it",
              file=sys.stderr, flush=True)  # fmt: skip
    if show:
        webbrowser.open(next(iter(whole)))
    config = uvicorn.Config(application(start, sessions, host, names), log_level="warning", limit_concurrency=MOST,
                            ws_max_size=2 * workspace.LARGEST, timeout_graceful_shutdown=2)  # fmt: skip
    try:
        with contextlib.suppress(KeyboardInterrupt):  # uvicorn raises it again when it has ended
            uvicorn.Server(config).run(sockets=[listener])
    finally:
        sessions.end()
    return 0


def _listen(host: str, port: int) -> socket.socket:
    """From here on a browser that comes is waited for."""
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        return socket.create_server((host, port), family=family, backlog=MOST)
    except OSError as error:
        raise HarnessError(f"--host, --port: {host}:{port} cannot be listened at: {error}", hint="--port 0") from None

"""The server of the page: one address, one guard, and the page's framework behind it."""

from __future__ import annotations

import contextlib
import secrets
import sys
import webbrowser
from pathlib import Path

import uvicorn
from fastapi import FastAPI
from nicegui import app as pages
from nicegui import ui

from harness import resident
from harness.machine import devices
from harness.play import share, workspace
from harness.play.page import Page
from harness.play.starts import Start
from harness.play.users import Sessions
from harness.web import connections, guard
from harness.web.tokens import Tokens

MOST = 256  # connections at a time
# The page's framework has its program in the page and makes functions of texts, so that 'unsafe-inline' and
# 'unsafe-eval' have to be allowed; nothing can be loaded from another place, or sent to one.
_POLICY = (
    "default-src 'self'; script-src 'self' 'unsafe-inline' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data: blob:; font-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
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
    return guard.Guard(Tokens(made, sessions.tokens), host, names, _POLICY, 2 * share.MOST)


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
    listener = connections.listen(host, port, MOST)  # a browser that comes from here on is waited for
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

"""The queue over HTTP: submissions come in, and their state, their results and the leaderboard go out."""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
from collections import Counter
from collections.abc import Callable
from typing import Any, ClassVar
from urllib.parse import parse_qs

import msgspec
import uvicorn
from fastapi import FastAPI, Request
from fastapi.responses import HTMLResponse, JSONResponse, RedirectResponse, Response
from uvicorn.protocols.http.h11_impl import H11Protocol

from harness.errors import HarnessError
from harness.history import database, queries
from harness.report import leaderboard
from harness.scale.intake import LARGEST, MODES, Desk, Given

SECONDS = 60.0  # of a connection
MOST = 512  # connections at a time
MOST_OF_ONE = 64  # of one address
HEADERS = {
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; "
    "frame-ancestors 'none'",
    "referrer-policy": "no-referrer",  # the address of a submission's page is its token
    "x-content-type-options": "nosniff",
}
_LARGEST_BODY = 4 * LARGEST  # bytes; JSON writes some characters as several


def _modes(desk: Desk) -> tuple[str, ...]:
    """What may be asked of a server: nothing is timed on the emulator."""
    return tuple(MODES[:1] if desk.device == "emulator" else MODES)


def app(desk: Desk) -> FastAPI:
    """The application; its paths are in docs/scale.md."""
    made = FastAPI(title="warpyard", docs_url=None, redoc_url=None, openapi_url=None)

    @made.get("/api/tasks")
    def tasks() -> Any:
        rows = [{"name": name, "description": task.description} for name, task in desk.tasks.items()]
        return {"device": desk.device, "modes": list(_modes(desk)), "tasks": rows}

    @made.post("/api/submissions")
    async def submit(request: Request) -> Response:
        body = await _body(request)
        if body is None:
            return _refused(413, f"at most {_LARGEST_BODY} bytes are taken")
        try:
            given = msgspec.json.decode(body.decode(), type=Given)
        except (msgspec.ValidationError, msgspec.DecodeError) as error:
            return _refused(422, str(error))
        except (UnicodeDecodeError, RecursionError) as error:
            return _refused(400, f"the body is no JSON in UTF-8: {error}")
        try:
            token = desk.take(given, address=_address(request.client))
        except HarnessError as error:
            return _refused(422, str(error))
        return JSONResponse({"token": token}, status_code=201)

    @made.get("/api/submissions/{token}")
    def submission(token: str) -> Any:
        state = desk.status(token)
        return state if state is not None else _refused(404, "there is no submission with this token")

    @made.get("/api/leaderboards/{task:path}")
    def best(task: str) -> Any:
        return _asked(task, lambda connection: leaderboard.documents(queries.leaderboard(connection, task)))

    @made.get("/")
    def page() -> Any:
        return shown()

    @made.post("/submit")
    async def form(request: Request) -> Response:
        body = await _body(request)
        if body is None:
            return shown(f"at most {_LARGEST_BODY} bytes are taken", status=413)
        try:
            fields = parse_qs(body.decode(), keep_blank_values=True, max_num_fields=16)
            values = {key: found[-1] for key, found in fields.items()}
        except ValueError as error:
            return shown(f"the form cannot be read: {error}", status=400)
        values["text"] = values.get("text", "").replace("\r\n", "\n")  # as browsers send lines
        try:
            token = desk.take(msgspec.convert(values, Given), address=_address(request.client))
        except (HarnessError, msgspec.ValidationError) as error:
            return shown(str(error), values, 422)
        return RedirectResponse(f"/submissions/{token}", 303)

    @made.get("/submissions/{token}")
    def one(token: str) -> Response:
        state = desk.status(token)
        if state is None:
            return shown("there is no submission with this token", status=404)
        return HTMLResponse(leaderboard.submission(token, state), headers=HEADERS)

    def shown(wrong: str = "", given: dict[str, str] | None = None, status: int = 200) -> Response:
        modes = _modes(desk)
        with contextlib.closing(database.connect(create=True)) as connection:
            text = leaderboard.page(connection, list(desk.tasks), desk.waiting(), modes, wrong, given)
        return HTMLResponse(text, status, headers=HEADERS)

    def _asked(task: str | None, ask: Callable[[Any], Any]) -> Any:
        if task is not None and task not in desk.tasks:
            return _refused(404, f"no task {task!r} is served")
        with contextlib.closing(database.connect(create=True)) as connection:
            return ask(connection)

    return made


async def _body(request: Request) -> bytes | None:
    """What was sent; None where it is too long."""
    body = bytearray()
    async for part in request.stream():
        body += part
        if len(body) > _LARGEST_BODY:
            return None
    return bytes(body)


def _address(client: Any) -> str:
    """Where somebody sits: an address, of IPv6 its network of 64 bits. Empty on this machine, where a proxy may stand
    that names nobody; uvicorn takes the address from one that does (``X-Forwarded-For``)."""
    try:
        address = ipaddress.ip_address(client[0])
    except (TypeError, ValueError):
        return ""
    if address.is_loopback:
        return ""
    return str(ipaddress.ip_network((address, 64), strict=False) if address.version == 6 else address)


class Connection(H11Protocol):
    """A connection from somebody, for ``SECONDS`` at most, whatever comes or does not come. Questions are answered in
    much less, and each may have a connection of its own. One address has ``MOST_OF_ONE`` at a time."""

    _open: ClassVar[Counter[str]] = Counter()  # connections by address

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begins the time."""
        super().connection_made(transport)
        self._address = _address(transport.get_extra_info("peername"))
        self._open[self._address] += 1
        self._over = self.loop.call_later(SECONDS, transport.abort)
        if self._address and self._open[self._address] > MOST_OF_ONE:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Ends it."""
        self._over.cancel()
        self._open[self._address] -= 1
        if not self._open[self._address]:
            del self._open[self._address]
        super().connection_lost(exc)


def server(desk: Desk, host: str, port: int, level: str = "warning") -> uvicorn.Server:
    """What answers at an address; ``level`` of what it logs. It holds ``MOST`` connections at a time."""
    config = uvicorn.Config(
        app(desk),
        host=host,
        port=port,
        log_level=level,
        http=Connection,
        ws="none",
        limit_concurrency=MOST,
        backlog=MOST,
    )
    return uvicorn.Server(config)


def _refused(status: int, why: str) -> JSONResponse:
    return JSONResponse({"error": why}, status_code=status)

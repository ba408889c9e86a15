"""The queue over HTTP: submissions come in, and their state, their results and the leaderboard go out."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from typing import Any
from urllib.parse import parse_qs

import msgspec
import uvicorn
from fastapi import APIRouter, FastAPI, Request
from fastapi.responses import HTMLResponse, JSONResponse, RedirectResponse, Response

from harness.errors import HarnessError
from harness.history import database, queries
from harness.report import leaderboard
from harness.scale.intake import LARGEST, MODES, Desk, Given
from harness.web import connections
from harness.web.connections import address_of
from harness.web.guard import Guard

SECONDS = 60.0  # of a connection: questions are answered in much less
POLICY = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
_LARGEST_BODY = 4 * LARGEST  # bytes; JSON writes some characters as several


def _modes(desk: Desk) -> tuple[str, ...]:
    """What may be asked of a server: nothing is timed on the emulator."""
    return tuple(MODES[:1] if desk.device == "emulator" else MODES)


def app(desk: Desk) -> FastAPI:
    """The application, without its guard; its paths are in docs/scale.md."""
    made = FastAPI(title="warpyard", docs_url=None, redoc_url=None, openapi_url=None)
    made.include_router(_documents(desk))
    made.include_router(_pages(desk))
    return made


def _documents(desk: Desk) -> APIRouter:
    """The paths under /api, which take and give JSON."""
    made = APIRouter(prefix="/api")

    @made.get("/tasks")
    def tasks() -> Any:
        rows = [{"name": name, "description": task.description} for name, task in desk.tasks.items()]
        return {"device": desk.device, "modes": list(_modes(desk)), "tasks": rows}

    @made.post("/submissions")
    async def submit(request: Request) -> Response:
        body = await request.body()
        try:
            given = msgspec.json.decode(body.decode(), type=Given)
        except (msgspec.ValidationError, msgspec.DecodeError) as error:
            return _refused(422, str(error))
        except (UnicodeDecodeError, RecursionError) as error:
            return _refused(400, f"the body is no JSON in UTF-8: {error}")
        try:
            token = desk.take(given, address=address_of(request.client))
        except HarnessError as error:
            return _refused(422, str(error))
        return JSONResponse({"token": token}, status_code=201)

    @made.get("/submissions/{token}")
    def submission(token: str) -> Any:
        state = desk.status(token)
        return state if state is not None else _refused(404, "there is no submission with this token")

    @made.get("/leaderboards/{task:path}")
    def best(task: str) -> Any:
        if task not in desk.tasks:
            return _refused(404, f"no task {task!r} is served")
        with contextlib.closing(database.connect(create=True)) as connection:
            return leaderboard.documents(queries.leaderboard(connection, task))

    return made


def _pages(desk: Desk) -> APIRouter:
    """The paths of people: the page of all tasks with its form, and that of each submission."""
    made = APIRouter()

    @made.get("/")
    def page() -> Response:
        return _page(desk)

    @made.post("/submit")
    async def form(request: Request) -> Response:
        body = await request.body()
        try:
            fields = parse_qs(body.decode(), keep_blank_values=True, max_num_fields=16)
            values = {key: found[-1] for key, found in fields.items()}
        except ValueError as error:
            return _page(desk, f"the form cannot be read: {error}", status=400)
        values["text"] = values.get("text", "").replace("\r\n", "\n")  # as browsers send lines
        try:
            token = desk.take(msgspec.convert(values, Given), address=address_of(request.client))
        except (HarnessError, msgspec.ValidationError) as error:
            return _page(desk, str(error), values, 422)
        return RedirectResponse(f"/submissions/{token}", 303)

    @made.get("/submissions/{token}")
    def one(token: str) -> Response:
        state = desk.status(token)
        if state is None:
            return _page(desk, "there is no submission with this token", status=404)
        return HTMLResponse(leaderboard.submission(token, state))

    return made


def _page(desk: Desk, wrong: str = "", given: dict[str, str] | None = None, status: int = 200) -> HTMLResponse:
    """The page of all tasks; ``wrong`` says what was wrong with the form that it shows again."""
    with contextlib.closing(database.connect(create=True)) as connection:
        text = leaderboard.page(connection, list(desk.tasks), desk.waiting(), _modes(desk), wrong, given)
    return HTMLResponse(text, status)


def server(desk: Desk, host: str, port: int, names: Sequence[str] = (), level: str = "warning") -> uvicorn.Server:
    """What answers at an address; ``names`` are those of `Guard`, and ``level`` is of what it logs."""
    guarded = Guard(app(desk), host, names, POLICY, _LARGEST_BODY)
    return connections.server(guarded, host, port, SECONDS, level, ws="none")


def _refused(status: int, why: str) -> JSONResponse:
    return JSONResponse({"error": why}, status_code=status)

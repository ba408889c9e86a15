"""The queue over HTTP: submissions come in, and their state, their results and the leaderboard go out."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from typing import Any

import msgspec
from fastapi import FastAPI, Request
from fastapi.responses import HTMLResponse, JSONResponse, Response

from harness.errors import HarnessError
from harness.history import database, queries
from harness.report import leaderboard
from harness.scale.intake import LARGEST, MODES, Desk, Given

_LARGEST_BODY = 4 * LARGEST  # bytes; JSON writes some characters as several


def app(desk: Desk) -> FastAPI:
    """The application; its paths are in docs/scale.md."""
    made = FastAPI(title="warpyard", docs_url=None, redoc_url=None, openapi_url=None)

    @made.get("/api/tasks")
    def tasks() -> Any:
        told = [{"name": name, "description": task.description} for name, task in desk.tasks.items()]
        return {"device": desk.device, "modes": list(MODES), "tasks": told}

    @made.post("/api/submissions")
    async def submit(request: Request) -> Response:
        body = b""
        async for part in request.stream():
            body += part
            if len(body) > _LARGEST_BODY:
                return _refused(413, f"at most {_LARGEST_BODY} bytes are taken")
        try:
            token = desk.take(msgspec.json.decode(body, type=Given))
        except (msgspec.DecodeError, HarnessError) as error:
            return _refused(422, str(error))
        return JSONResponse({"token": token}, status_code=201)

    @made.get("/api/submissions/{token}")
    def submission(token: str) -> Any:
        told = desk.status(token)
        return told if told is not None else _refused(404, "there is no submission with this token")

    @made.get("/api/leaderboards/{task:path}")
    def best(task: str) -> Any:
        return _asked(task, lambda connection: leaderboard.documents(queries.leaderboard(connection, task)))

    @made.get("/")
    def page() -> Any:
        return _asked(None, lambda connection: HTMLResponse(leaderboard.page(connection, list(desk.tasks))))

    def _asked(task: str | None, ask: Callable[[Any], Any]) -> Any:
        if task is not None and task not in desk.tasks:
            return _refused(404, f"no task {task!r} is served")
        with contextlib.closing(database.connect(create=True)) as connection:
            return ask(connection)

    return made


def _refused(status: int, why: str) -> JSONResponse:
    return JSONResponse({"error": why}, status_code=status)

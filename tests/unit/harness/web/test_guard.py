"""Who may ask a server: names, origins and sizes, of the guard itself and of each server that stands behind it."""

from __future__ import annotations

import asyncio
import importlib
import socket
import threading
import time
from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import pytest
from starlette.requests import Request
from starlette.responses import PlainTextResponse

from harness import cli
from harness.web.guard import MOST, Guard
from tests import browser
from tests.selection import representatives
from tests.unit.harness.command_line import AXPY

ELSEWHERE = ["http://evil.example", "http://evil.example:8000", "null", "http://[", "http://localhost:8001", ""]


async def _length(scope: Any, receive: Any, send: Any) -> None:
    body = await Request(scope, receive).body()
    await PlainTextResponse(str(len(body)))(scope, receive, send)


def answered(guard: Guard, parts: tuple[bytes, ...] = (b"",), kind: str = "http", **headers: str) -> Any:
    """The status that a guard answers with; for a WebSocket the code that closes it."""
    left = list(parts)
    sent: list[Any] = []

    async def receive() -> Any:
        return {"type": "http.request", "body": left.pop(0), "more_body": bool(left)}

    async def send(message: Any) -> None:
        sent.append(message)

    given = [(name.encode(), value.encode()) for name, value in headers.items()]
    scope = {"type": kind, "method": "POST", "path": "/", "query_string": b"", "headers": given}
    asyncio.run(guard(scope, receive, send))
    return sent[0].get("status", sent[0].get("code"))


@pytest.mark.parametrize("name", ["localhost", "LOCALHOST:8000", "127.0.0.1:1", "127.9.9.9", "[::1]:8000"])
def test_this_machine_asks_by_its_own_names(name: str) -> None:
    assert answered(Guard(_length), host=name) == 200


@pytest.mark.parametrize(
    "name",
    ["evil.example", "127.0.0.1.evil.example", "localhost.evil.example", "10.0.0.7", "0.0.0.0", "[", "", ":1", "@"],
)
def test_a_name_of_somebody_else_is_refused(name: str) -> None:
    """A site may have its own name lead to 127.0.0.1."""
    assert answered(Guard(_length), host=name) == 403
    assert answered(Guard(_length), kind="websocket", host=name) == 1008


@pytest.mark.parametrize("origin", ELSEWHERE)
@pytest.mark.parametrize("names", [(), ("queue.example",)])
def test_another_origin_is_refused(origin: str, names: tuple[str, ...]) -> None:
    guard = Guard(_length, names=names)
    assert answered(guard, host="localhost:8000", origin="http://localhost:8000") == 200
    assert answered(guard, host="localhost:8000", origin=origin) == 403
    assert answered(guard, kind="websocket", host="localhost:8000", origin=origin) == 1008


def test_beyond_this_machine_addresses_and_its_name_are_taken() -> None:
    guard = Guard(_length, "0.0.0.0")
    for name in ("10.0.0.7:8000", "[2001:db8::7]", socket.gethostname(), f"{socket.gethostname()}:8000"):
        assert answered(guard, host=name, origin=f"http://{name}") == 200, name
    assert answered(guard, host="evil.example") == 403
    assert answered(Guard(_length, "box.example"), host="box.example:8000") == 200


def test_a_proxy_may_rewrite_the_host() -> None:
    """Browsers then show another name than the one that comes here."""
    guard = Guard(_length, names=("Queue.example", "other.example:8443"))
    for host, origin, status in (
        ("127.0.0.1:8000", "https://queue.example", 200),
        ("queue.example", "https://queue.example", 200),
        ("other.example", "https://other.example:8443", 200),
        ("127.0.0.1:8000", "https://other.example:8443", 200),
        ("127.0.0.1:8000", "https://other.example", 403),
        ("127.0.0.1:8000", "https://queue.example.evil.example", 403),
        ("127.0.0.1:8000", "https://evil.example/queue.example", 403),
    ):
        assert answered(guard, host=host, origin=origin) == status, (host, origin)


def test_a_long_body_ends_the_question() -> None:
    from starlette.exceptions import HTTPException

    guard = Guard(_length, most=10)
    assert answered(guard, (b"12345", b"67890"), host="localhost") == 200
    with pytest.raises(HTTPException) as raised:  # frameworks make an answer of it
        answered(guard, (b"12345", b"67890", b"1"), host="localhost")
    assert raised.value.status_code == 413


def test_who_leaves_before_the_end_of_a_body_fills_no_log() -> None:
    """Each was an exception of the application, of sixty lines in the log of `serve`."""

    async def receive() -> Any:
        return {"type": "http.disconnect"}

    async def send(message: Any) -> None:
        raise AssertionError("there is nobody to answer")

    scope = {"type": "http", "method": "POST", "path": "/", "query_string": b"", "headers": [(b"host", b"localhost")]}
    asyncio.run(Guard(_length)(scope, receive, send))


class _Desk:
    tasks: dict[str, Any] = {}  # noqa: RUF012
    device = "cpu"

    def take(self, given: Any, once: bool = False, address: str = "") -> str:
        return "token"

    def waiting(self) -> list[Any]:
        return []

    def status(self, token: str) -> None:
        return None


def _serve(names: tuple[str, ...]) -> Any:
    return importlib.import_module("harness.scale.web").server(_Desk(), "127.0.0.1", 0, names, "error")


def _openenv(names: tuple[str, ...]) -> Any:
    pytest.importorskip("openenv.core", reason="needs: pip install 'warpyard[openenv]'")
    made = importlib.import_module("harness.openenv.server")
    return made.server(made.app(AXPY, cases="0", device="cpu"), "127.0.0.1", 0, names)


@pytest.fixture(params=[_serve, _openenv], ids=["serve", "openenv"])
def port(request: pytest.FixtureRequest) -> Iterator[tuple[int, str, bytes]]:
    """The port of a server that browsers know as queue.example, a path of its and a body."""
    server = request.param(("queue.example",))
    thread = threading.Thread(target=server.run)
    thread.start()
    while not server.started:
        time.sleep(0.02)
    asked = {_serve: ("/api/submissions", b'{"task": "a", "author": "b", "name": "c", "text": "d"}'),
             _openenv: ("/reset", b"{}")}  # fmt: skip
    yield (server.servers[0].sockets[0].getsockname()[1], *asked[request.param])
    server.should_exit = True
    thread.join()


def test_each_server_is_guarded(port: tuple[int, str, bytes]) -> None:
    """What changes something, sent by a page that a browser shows."""
    number, path, body = port

    def status(body: bytes | Iterator[bytes] = body, **headers: str) -> int:
        connection = HTTPConnection("127.0.0.1", number, timeout=60)
        connection.request("POST", path, body, {"Content-Type": "application/json", **headers})
        answer = connection.getresponse()
        assert answer.headers["x-content-type-options"] == "nosniff"
        answer.read()
        connection.close()
        return answer.status

    taken = status()
    assert taken < 300
    assert status(Origin=f"http://127.0.0.1:{number}") == taken
    assert status(Host="queue.example", Origin="https://queue.example") == taken
    assert status(Origin="https://queue.example") == taken
    assert status(Host="evil.example") == 403
    for origin in ELSEWHERE:
        assert status(Origin=origin) == 403
    assert status(b"x" * (9 * MOST)) == 413
    assert status(iter([b"x" * MOST] * 9)) == 413


@pytest.mark.parametrize("verb", [["play"], ["serve", AXPY], ["openenv", AXPY]], ids=lambda verb: verb[0])
@pytest.mark.parametrize(
    "words", [["--name", "http://a.example"], ["--name", "a.example/b"], ["--name", ""], ["--port", "65536"]]
)
def test_names_and_ports_are_told(verb: list[str], words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main([*verb, *words]) == 2
    assert f"{words[0]}: expected" in capsys.readouterr().err


@pytest.mark.parametrize("verb", representatives([["serve", AXPY], ["play"], ["openenv", AXPY]]))
def test_a_port_that_is_taken_is_told(verb: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    if verb[0] == "openenv":
        pytest.importorskip("openenv")
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert cli.main([*verb, "--port", str(port)]) == 2
    assert capsys.readouterr().err.splitlines() == [
        f"error: --host, --port: 127.0.0.1:{port} cannot be listened at: Address already in use",
        "  try: --port 0",
    ]


@browser.needed
def test_a_browser_submits_by_the_form_of_serve(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What it says of where the form came from depends on the page's headers."""
    monkeypatch.setenv("WARPYARD_STATE_DIR", str(tmp_path))
    monkeypatch.setattr(_Desk, "tasks", {"axpy": None})
    server = _serve(())
    thread = threading.Thread(target=server.run)
    thread.start()
    try:
        while not server.started:
            time.sleep(0.02)
        with browser.launched() as started:
            page = started.new_page()
            page.goto(f"http://localhost:{server.servers[0].sockets[0].getsockname()[1]}/")
            for field in ("author", "name", "text"):
                page.fill(f"[name={field}]", "mine")
            with page.expect_navigation(timeout=browser.SLOW) as led:
                page.click("form [type=submit], form button")
            assert led.value.url.endswith("/submissions/token")
    finally:
        server.should_exit = True
        thread.join()

"""Who may ask a server of this project: an ASGI application around another one, which looks at names, origins and
sizes."""

from __future__ import annotations

import contextlib
import ipaddress
import socket
from collections.abc import Mapping, Sequence
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketClose

MOST = 1 << 20  # bytes of a body
HEADERS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",  # an address may hold a token; with no-referrer a form's ``Origin`` is null
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


def is_away(host: str) -> bool:
    """Whether other machines reach a server that listens at an address or a name."""
    try:
        return not ipaddress.ip_address("127.0.0.1" if host == "localhost" else host).is_loopback
    except ValueError:
        return True


class Guard:
    """Refuses requests under names that are not this server's, requests of other pages, and bodies that are too long.

    A page of another site may have a browser send requests here. It cannot choose their ``Origin``. A name of its own
    that it has lead to this machine stands in ``Host``. What is no browser sends no ``Origin``.

    Args:
        app: what is behind it.
        host: the address that the server listens at. One that other machines reach is asked for by any address, and by
            this machine's name too.
        names: further names, as ``--name`` gives them, such as a proxy's; with a port where browsers show one.
        policy: the content security policy of its pages.
        most: bytes of a request's body.
    """

    def __init__(
        self, app: ASGIApp, host: str = "127.0.0.1", names: Sequence[str] = (), policy: str = "", most: int = MOST
    ) -> None:
        self._app, self._most, self._away = app, most, is_away(host)
        self._given = {name.lower() for name in names}
        own = {"localhost", host.lower(), *([socket.gethostname().lower()] if self._away else [])}
        self._names = own | {_name(name) for name in self._given}
        self._headers: Mapping[str, str] = HEADERS | ({"content-security-policy": policy} if policy else {})

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """An ASGI call."""
        if scope["type"] not in ("http", "websocket"):
            return await self._app(scope, receive, send)
        if refused := self._refused(Headers(scope=scope)):
            return await refuse(refused, scope, receive, send)
        taken = 0

        async def counted() -> Message:
            nonlocal taken
            message = await receive()
            if message["type"] == "http.request":
                taken += len(message.get("body", b""))
                if taken > self._most:
                    raise HTTPException(413, f"at most {self._most} bytes are taken")
            return message

        async def marked(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(self._headers)
            await send(message)

        with contextlib.suppress(ClientDisconnect):  # as often as somebody likes, and each would fill the log
            await self._app(scope, counted, marked)

    def _refused(self, headers: Headers) -> str:
        host = headers.get("host", "").lower()
        if not self._is_own(host):
            return f"nothing is served under the name {host[:80]!r}; --name has the server take one more"
        origin = headers.get("origin")
        if origin is not None and _place(origin) not in {host, *self._given}:
            return (
                "a page of another origin asks; behind a proxy, --name has the server take the name that browsers see"
            )
        return ""

    def _is_own(self, host: str) -> bool:
        name = _name(host)
        if name in self._names:
            return bool(name)
        with contextlib.suppress(ValueError):
            return ipaddress.ip_address(name).is_loopback or self._away
        return False


def _name(host: str) -> str:
    """What stands before the port."""
    with contextlib.suppress(ValueError):
        return urlsplit(f"//{host}").hostname or ""
    return ""


def _place(origin: str) -> str:
    """The host and the port of an origin; empty for ``null``, and for what is none."""
    with contextlib.suppress(ValueError):
        return urlsplit(origin).netloc.lower()
    return ""


async def refuse(why: str, scope: Scope, receive: Receive, send: Send) -> None:
    """Answers with 403, or closes a WebSocket before it is open."""
    closed = WebSocketClose(1008, why[:100]) if scope["type"] == "websocket" else None
    await (closed or PlainTextResponse(f"{why}\n", 403, headers=HEADERS))(scope, receive, send)

"""Who may talk to the page: an ASGI application around another one, which looks at names, origins and the token."""

from __future__ import annotations

import contextlib
import hmac
import ipaddress
from collections.abc import Mapping
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse, RedirectResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketClose

COOKIE = "warpyard_token"
USER = "warpyard.user"  # of a request's scope: whose token it came with
# The page's framework has its program in the page and makes functions of texts, so that 'unsafe-inline' and
# 'unsafe-eval' have to be allowed; nothing can be loaded from another place, or sent to one.
POLICY = (
    "default-src 'self'; script-src 'self' 'unsafe-inline' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data: blob:; font-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


class Guard:
    """Refuses requests under names that are not this server's, requests of other pages, and those without the token.

    A page of another site may have the browser send requests here. It cannot choose their ``Origin``. A name of its own
    that it has lead to 127.0.0.1 stands in ``Host``.

    Args:
        app: what is behind it.
        names: host names under which it answers, besides addresses of this machine and ``localhost``.
        tokens: names of users by what their browsers have to show, once as ``?token=`` and then as a cookie; without
            any, none is asked for.
    """

    def __init__(self, app: ASGIApp, names: tuple[str, ...] = (), tokens: Mapping[str, str] | None = None) -> None:
        self._app, self._names, self._tokens = app, {name.lower() for name in names}, dict(tokens or {})

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """An ASGI call."""
        if scope["type"] not in ("http", "websocket"):
            return await self._app(scope, receive, send)
        request = HTTPConnection(scope)
        refused = self._refused(request.headers)
        asked = request.query_params.get("token", "")
        if not refused and self._tokens:
            if scope["type"] == "http" and self._user(asked) is not None:
                response: Response = RedirectResponse(scope["path"] or "/", 303)
                response.set_cookie(COOKIE, asked, httponly=True, samesite="strict")
                return await response(scope, receive, send)
            scope[USER] = self._user(request.cookies.get(COOKIE, ""))
            if scope[USER] is None:
                refused = "the token is missing: open the address that `warpyard play` printed"
        if refused:
            return await _refuse(refused, scope, receive, send)

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(HEADERS)
            await send(message)

        await self._app(scope, receive, guarded)

    def _refused(self, headers: Headers) -> str:
        host = headers.get("host", "")
        if not self._is_own(host):
            return f"no page is served under the name {host[:80]!r}"
        origin = headers.get("origin")
        if origin is not None and (urlsplit(origin).netloc.lower() != host.lower()):
            return "a page of another origin asks"
        return ""

    def _is_own(self, host: str) -> bool:
        with contextlib.suppress(ValueError):
            name = (urlsplit(f"//{host}").hostname or "").lower()
            if name == "localhost" or name in self._names:
                return True
            return ipaddress.ip_address(name).is_loopback or bool(self._tokens)
        return False

    def _user(self, shown: str) -> str | None:
        """Whose token it is; every one is compared, so that the time says nothing."""
        same = [name for token, name in self._tokens.items() if hmac.compare_digest(shown.encode(), token.encode())]
        return same[0] if same else None


async def _refuse(why: str, scope: Scope, receive: Receive, send: Send) -> None:
    closed = WebSocketClose(1008, why[:100]) if scope["type"] == "websocket" else None
    await (closed or PlainTextResponse(f"{why}\n", 403, headers=HEADERS))(scope, receive, send)

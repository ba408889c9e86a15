"""Whose browser asks: an ASGI application around pages, which looks at a token."""

from __future__ import annotations

import hmac
from collections.abc import Mapping

from starlette.requests import HTTPConnection
from starlette.responses import RedirectResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from harness.web import guard

COOKIE = "warpyard_token"
USER = "warpyard.user"  # of a request's scope: whose token it came with


class Tokens:
    """Refuses requests without a token. It stands behind the `Guard` of names and origins.

    Args:
        app: what is behind it.
        tokens: names of users by what their browsers have to show, once as ``?token=`` and then as a cookie; without
            any, none is asked for.
    """

    def __init__(self, app: ASGIApp, tokens: Mapping[str, str]) -> None:
        self._app, self._tokens = app, dict(tokens)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """An ASGI call."""
        if scope["type"] in ("http", "websocket") and self._tokens:
            request = HTTPConnection(scope)
            asked = request.query_params.get("token", "")
            if scope["type"] == "http" and self._user(asked) is not None:
                response = RedirectResponse(scope["path"] or "/", 303)
                response.set_cookie(COOKIE, asked, httponly=True, samesite="strict")
                return await response(scope, receive, send)
            scope[USER] = self._user(request.cookies.get(COOKIE, ""))
            if scope[USER] is None:
                why = "the token is missing: open the address that the server printed"
                return await guard.refuse(why, scope, receive, send)
        await self._app(scope, receive, send)

    def _user(self, shown: str) -> str | None:
        """Whose token it is; every one is compared, so that the time says nothing."""
        same = [name for token, name in self._tokens.items() if hmac.compare_digest(shown.encode(), token.encode())]
        return same[0] if same else None

"""How long somebody may hold a connection, and how many of them."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from collections import Counter
from typing import Any, ClassVar

import h11
import uvicorn
from starlette.types import ASGIApp
from uvicorn.protocols.http.h11_impl import H11Protocol

from harness.errors import HarnessError

MOST = 512  # connections at a time
MOST_OF_ONE = 64  # of one address


def address_of(client: Any) -> str:
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
    """A connection from somebody, for ``SECONDS`` at most, whatever comes or does not come. Each question may have a
    connection of its own. One address has ``MOST_OF_ONE`` at a time. A WebSocket goes on for as long as it likes."""

    SECONDS = 60.0
    _open: ClassVar[Counter[str]] = Counter()  # connections by address

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begins the time."""
        super().connection_made(transport)
        self._address = address_of(transport.get_extra_info("peername"))
        self._open[self._address] += 1
        self._over = self.loop.call_later(self.SECONDS, transport.abort)
        if self._address and self._open[self._address] > MOST_OF_ONE:
            transport.abort()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hands the connection over to a WebSocket."""
        self._leave()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """Ends it."""
        self._leave()
        super().connection_lost(exc)

    def _leave(self) -> None:
        self._over.cancel()
        self._open[self._address] -= 1
        if not self._open[self._address]:
            del self._open[self._address]


def listen(host: str, port: int, most: int = MOST) -> socket.socket:
    """A socket that listens, for a server to answer at; port 0 is any that is free, and ``most`` may wait.

    Raises:
        HarnessError: the address cannot be listened at.
    """
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        return socket.create_server((host, port), family=family, backlog=most)
    except OSError as error:
        why = (error.strerror or str(error)).partition(" (")[0]  # without the address
        raise HarnessError(f"--host, --port: {host}:{port} cannot be listened at: {why}", hint="--port 0") from None


def server(
    app: ASGIApp, host: str, port: int, seconds: float, level: str = "warning", **settings: Any
) -> uvicorn.Server:
    """What answers at an address. It holds ``MOST`` connections at a time, each for so many seconds.

    Args:
        app: what is asked.
        host, port: where it listens.
        seconds: the longest that a question and its answer may take.
        level: of what it logs.
        settings: further ones of ``uvicorn.Config``.
    """
    protocol = type("Connection", (Connection,), {"SECONDS": seconds})
    config = uvicorn.Config(
        app, host=host, port=port, log_level=level, http=protocol, limit_concurrency=MOST, backlog=MOST, **settings
    )  # fmt: skip
    return uvicorn.Server(config)

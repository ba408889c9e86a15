"""``warpyard mcp``: the verbs as tools for agents, over stdin and stdout (Model Context Protocol)."""

from __future__ import annotations

import argparse
from typing import Any


def add(verbs: Any) -> None:
    """Adds the verb."""
    parser = verbs.add_parser("mcp", help="the verbs as tools for agents", description=__doc__)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Runs the verb, until stdin ends."""
    from harness import resident
    from harness.agents import server

    resident.start()  # an agent's first check is not far
    server.server().run("stdio")
    return 0

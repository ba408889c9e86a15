"""``warpyard lsp``: a language server for editors, over stdin and stdout."""

from __future__ import annotations

import argparse
from typing import Any


def add(verbs: Any) -> None:
    """Adds the verb."""
    parser = verbs.add_parser("lsp", help="a language server for editors", description=__doc__)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Runs the verb, until the editor ends it."""
    from harness.lsp import server

    server.server().start_io()
    return 0

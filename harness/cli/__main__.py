"""``python -m harness.cli``."""

from __future__ import annotations

from harness.cli import command

command()

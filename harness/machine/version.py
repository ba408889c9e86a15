"""The installed version of warpyard."""

from __future__ import annotations

from importlib import metadata


def installed() -> str:
    """The version; empty for a checkout that is on the path and not installed."""
    try:
        return metadata.version("warpyard")
    except metadata.PackageNotFoundError:
        return ""

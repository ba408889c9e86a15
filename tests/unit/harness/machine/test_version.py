"""The version that is shown: the installed one, or none for a checkout that is on the path."""

from __future__ import annotations

from importlib import metadata

import pytest

from harness import cli
from harness.formats import sarif
from harness.machine import version


def test_the_version_is_the_installed_one() -> None:
    assert version.installed() == metadata.version("warpyard")
    assert sarif.log([])["runs"][0]["tool"]["driver"]["version"] == metadata.version("warpyard")


def test_a_checkout_that_is_not_installed_has_none(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def missing(name: str) -> str:
        raise metadata.PackageNotFoundError(name)

    monkeypatch.setattr(metadata, "version", missing)
    assert version.installed() == ""
    assert "version" not in sarif.log([])["runs"][0]["tool"]["driver"]
    cli.main(["--version"])
    assert capsys.readouterr().out == "warpyard, not installed: its version is in pyproject.toml\n"

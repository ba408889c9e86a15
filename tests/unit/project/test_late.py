"""Modules that tests import when they first need them."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest


def test_collecting_a_file_imports_none_of_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """pytest asks whatever stands in a file whether it is a fixture or a test: that imported all of them."""
    (tmp_path / "heavy_package.py").write_text("")
    file = tmp_path / "test_heavy.py"
    file.write_text(
        "from tests import late\n\nheavy = late.Module('heavy_package')\n\n\ndef test() -> None:\n    pass\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    (tmp_path / "none.ini").write_text("[pytest]\n")
    plugins = [word for name in ("cacheprovider", "faulthandler", "xdist") for word in ("-p", f"no:{name}")]
    words = ["--collect-only", *plugins, "-c", str(tmp_path / "none.ini"), "--import-mode=importlib", str(file)]
    assert pytest.main(words) == 0
    assert "heavy_package" not in sys.modules

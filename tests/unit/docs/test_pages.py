"""The pages beside the code: their links lead somewhere, and what they list is what there is."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.paths import ROOT

PAGES = [
    *ROOT.glob("*.md"),
    *(
        page
        for folder in ("docs", "examples", "harness", "jit", "kernels", "tasks")
        for page in (ROOT / folder).rglob("*.md")
    ),
]


def test_every_link_leads_to_a_file() -> None:
    """The links of all pages, and of the section that a link names."""
    for page in PAGES:
        prose = re.sub(r"^```.*?^```$", "", page.read_text(), flags=re.MULTILINE | re.DOTALL)
        for target in re.findall(r"\]\(([^)#:\s]*(?:#[^)\s]*)?)\)", prose):
            name, _, section = target.partition("#")
            path = page.parent / name if name else page
            assert path.exists(), f"{page}: {target}"
            if section:
                titles = re.findall(r"^#+ (.*)$", path.read_text(), re.MULTILINE)
                assert section in [
                    re.sub(r"[^\w\- ]", "", title).strip().lower().replace(" ", "-") for title in titles
                ], f"{page}: {target}"


@pytest.mark.parametrize("title", ["room", "room of `emulated_cuda/`"])
def test_the_page_of_the_jit_has_a_row_for_each_room(title: str) -> None:
    """And no row for a room that is not there."""
    folder = ROOT / "jit" / ("emulated_cuda" if "emulated" in title else "")
    table = (ROOT / "jit" / "README.md").read_text().split(f"| {title} | what happens there |")[1].split("\n\n")[0]
    named = re.findall(r"^\| `(\w+)/` \|", table, re.MULTILINE)
    rooms = [path.parent.name for path in folder.glob("*/__init__.py")]
    assert rooms
    assert sorted(named) == sorted(rooms)
    loose = {path.name for path in folder.iterdir() if path.suffix in (".py", ".cpp", ".h", ".ll")}
    assert loose <= {"__init__.py", "fronts.py"}, "each file of the jit lies in a room"


def test_the_table_of_nightly_tests_is_complete() -> None:
    """CONTRIBUTING.md: the second column has files, folders and patterns; a bare name is in the folder of the row's
    first."""
    table = (ROOT / "CONTRIBUTING.md").read_text().split("| what runs nightly only | file |")[1].split("\n\n")[0]
    named = set()
    for row in table.splitlines()[2:]:
        places = re.findall(r"`([^`]+)`", row.split("|")[2])
        named |= {place if "/" in place else str(Path(places[0]).parent / place) for place in places}
    nightly = [path for path in (ROOT / "tests").rglob("test_*.py") if "pytest.mark.nightly" in path.read_text()]
    speak_of_it = {Path(__file__), ROOT / "tests" / "unit" / "project" / "test_selection.py"}
    marked = {path.relative_to(ROOT) for path in nightly if path not in speak_of_it}

    def holds(name: str, path: Path) -> bool:
        return path.match(name) or Path(name) in path.parents

    missing = sorted(str(path) for path in marked if not any(holds(name, path) for name in named))
    assert not missing, f"CONTRIBUTING.md does not say what runs nightly only in {missing}"
    empty = sorted(name for name in named if not any(holds(name, path) for path in marked))
    assert not empty, f"CONTRIBUTING.md speaks of nightly tests where there are none: {empty}"

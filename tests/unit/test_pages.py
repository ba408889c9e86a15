"""The pages beside the code: their links lead somewhere, and what they list is what there is."""

from __future__ import annotations

import fnmatch
import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
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
        for target in re.findall(r"\]\(([^)#:\s]*(?:#[^)\s]*)?)\)", page.read_text()):
            name, _, section = target.partition("#")
            path = page.parent / name if name else page
            assert path.exists(), f"{page}: {target}"
            if section:
                titles = re.findall(r"^#+ (.*)$", path.read_text(), re.MULTILINE)
                assert section in [
                    re.sub(r"[^\w\- ]", "", title).strip().lower().replace(" ", "-") for title in titles
                ], f"{page}: {target}"


def test_the_page_of_the_jit_says_what_each_file_does() -> None:
    """By the name of the file, or by a pattern."""
    named = re.findall(r"`([\w*]+\.\w+)`", (ROOT / "jit" / "README.md").read_text())
    files = [
        path
        for folder in (ROOT / "jit", ROOT / "jit" / "emulated_cuda")
        for path in sorted(folder.iterdir())
        if path.suffix in (".py", ".cpp", ".h", ".ll") and path.name != "__init__.py"
    ]
    assert files
    missing = [str(path.relative_to(ROOT)) for path in files if not any(fnmatch.fnmatch(path.name, n) for n in named)]
    assert not missing, f"jit/README.md does not say what these do: {missing}"


def test_the_table_of_nightly_tests_is_complete() -> None:
    """CONTRIBUTING.md: the second column has files, folders and patterns; a bare name is in the folder of the row's
    first."""
    table = (ROOT / "CONTRIBUTING.md").read_text().split("| what runs nightly only | file |")[1].split("\n\n")[0]
    named = set()
    for row in table.splitlines()[2:]:
        places = re.findall(r"`([^`]+)`", row.split("|")[2])
        named |= {place if "/" in place else str(Path(places[0]).parent / place) for place in places}
    nightly = [path for path in (ROOT / "tests").rglob("test_*.py") if "pytest.mark.nightly" in path.read_text()]
    marked = {path.relative_to(ROOT) for path in nightly if path != Path(__file__)}

    def holds(name: str, path: Path) -> bool:
        return path.match(name) or Path(name) in path.parents

    missing = sorted(str(path) for path in marked if not any(holds(name, path) for name in named))
    assert not missing, f"CONTRIBUTING.md does not say what runs nightly only in {missing}"
    empty = sorted(name for name in named if not any(holds(name, path) for path in marked))
    assert not empty, f"CONTRIBUTING.md speaks of nightly tests where there are none: {empty}"

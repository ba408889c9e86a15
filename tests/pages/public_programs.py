"""``docs/public-programs.md``: totals and defects of the project's list of public programs."""

from __future__ import annotations

from collections import Counter, defaultdict
from pathlib import Path

from harness.programs.table import RESULTS, Program, mended, read

_COLUMNS = ("right", "defect", "no answer", "refused")
_FEW = 30  # runs, from which on an author whose programs have defects has a line of the table
_FOLDED = 8  # defects, up to which those of a source stand in one line
_TEMPLATE = Path(__file__).with_name("public_programs.md.template")


def table(heading: str, rows: list[list[str]]) -> str:
    """A table in Markdown. ``heading``: the columns' names, with ``|`` between them."""
    columns = heading.split("|")
    lines = [columns, ["---"] * len(columns), *rows]
    return "".join(f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in line)} |\n" for line in lines)


def programs(rows: list[Program], result: str) -> int:
    """How many programs have a run of a result; a file with several runs counts once."""
    return sum({(row.source, row.path): row.count for row in rows if row.result == result}.values())


def page() -> str:
    """The whole page."""
    rows = read()
    whole = [row for row in rows if row.kind == "program"]
    runs = Counter[str]()
    for row in whole:
        runs[row.result] += row.count
    blackwell = [[f"{row.source} {row.commit}", row.what, row.why] for row in rows if row.kind == "blackwell"]
    return _TEMPLATE.read_text().format(
        right=programs(whole, "right"),
        authors=len({row.author for row in whole if row.result == "right"}),
        right_runs=runs["right"],
        defect=programs(whole, "defect"),
        defect_runs=runs["defect"],
        refused=programs(whole, "refused"),
        late=programs(whole, "no answer"),
        changed=sum(row.count for row in whole if row.changed),
        unchecked=sum(row.count for row in whole if row.unchecked),
        totals=_totals(rows),
        plain=_plain(rows),
        defects=_defects(rows),
        blackwell=table("source|what|result", blackwell),
        again=sum(row.count for row in whole if not row.obstacle),
        rest=sum(row.count for row in whole if row.obstacle),
        mended=len(mended()),
    )


def _by_author(rows: list[Program], plain: bool) -> list[tuple[str, list[Program]]]:
    """The authors, and their rows; ``plain``: those whose rows are all right or programs with no answer, or who have
    few programs and no kernels; or else the others."""
    found: dict[str, list[Program]] = defaultdict(list)
    for row in rows:
        if row.kind != "blackwell":
            found[row.author].append(row)
    return [
        (author, own)
        for author, own in sorted(found.items(), key=lambda item: item[0].lower())
        if plain == _is_plain(own)
    ]


def _is_plain(own: list[Program]) -> bool:
    if sum(row.count for row in own) < _FEW:
        return True
    return all(row.result == "right" or (row.kind == "program" and row.result == "no answer") for row in own)


def _names(own: list[Program]) -> str:
    return ", ".join(dict.fromkeys(f"{row.source.partition('/')[2]} {row.commit}" for row in own))


def _plain(rows: list[Program]) -> str:
    """A paragraph of the authors whose programs have no defect, or who have few."""
    told = []
    for author, own in _by_author(rows, True):
        whole = [row for row in own if row.kind == "program"]
        late = programs(whole, "no answer")
        counts = [f"{programs(whole, 'right')}" + (f" and {late}" if late else "")] if whole else []
        for result in ("defect", "refused"):
            if number := programs(whole, result):
                counts.append(f"{number} {result}")
        kernels = Counter(row.result for row in own if row.kind == "kernels")
        for result in RESULTS:
            if number := kernels[result]:
                counts.append(f"{number} of a library" + (f" {result}" if result != "right" else ""))
        told.append(f"{author} ({_names(own)}) {', '.join(counts)}")
    return ", ".join(told)


def _totals(rows: list[Program]) -> str:
    """The table of the other authors, and the sums of all."""
    lines = []
    for author, own in _by_author(rows, False):
        whole = [row for row in own if row.kind == "program"]
        kernels = Counter(row.result for row in own if row.kind == "kernels")
        counts = [str(programs(whole, result) or "") for result in _COLUMNS]
        told = [f"{kernels[result]} {result}" for result in RESULTS if kernels[result]]
        lines.append([author, _names(own), *counts, ", ".join(told)])
    whole = [row for row in rows if row.kind == "program"]
    sums = [str(programs(whole, result)) for result in _COLUMNS]
    kernels = Counter(row.result for row in rows if row.kind == "kernels")
    lines.append(["all", "", *sums, ", ".join(f"{kernels[result]} {result}" for result in RESULTS if kernels[result])])
    return table("author|repository, commit|" + "|".join(_COLUMNS) + "|kernels", lines)


def _defects(rows: list[Program]) -> str:
    """A line for each defect of each source, with all files and arguments that have it; one for all of a
    source that has few, in which each is told behind its files."""
    found: dict[tuple[str, str], list[str]] = defaultdict(list)
    for row in rows:
        if row.result == "defect":
            name = " ".join([f"`{row.path}`", *row.arguments]) if row.path else row.what
            known = found[row.source, row.why]
            if known and len(row.arguments) == 1 and known[-1].startswith(f"`{row.path}` "):
                known[-1] += f", {row.arguments[0]}"
            else:
                known.append(name)
    counts = Counter(source for source, _ in found)
    lines: dict[tuple[str, str], list[str]] = defaultdict(list)
    for (source, why), names in found.items():
        told = f"{', '.join(names)}: {why}"
        lines[source, "" if counts[source] <= _FOLDED else told].append(told)
    return table("source|programs with their arguments, and why", [[key[0], "; ".join(lines[key])] for key in lines])

"""Operators that put one synchronisation defect into a kernel's PTX, each at every statement where it fits."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

_GONE = {  # the statement is left out
    "no barrier": r"(bar|barrier)\.(cta\.)?(sync|red)",
    "no arrival at a barrier": r"(bar|barrier)\.(cta\.)?arrive",
    "no cluster barrier": r"barrier\.cluster",
    "no arrival": r"mbarrier\.arrive(?!.*expect_tx)|cp\.async\.mbarrier\.arrive",
    "no fence": r"fence|membar",
    "no commit": r"cp\.async(\.bulk)?\.commit_group|wgmma\.commit_group|tcgen05\.commit",
    "no wait for copies or products": r"cp\.async(\.bulk)?\.wait_|wgmma\.wait_group|tcgen05\.wait",
}
_CHANGED = {  # the last operand is another number: the operators, what they do to a register, and to a number
    r"mbarrier\.(try|test)_wait\.parity": [("the other parity", "xor.b32", 1, lambda n: n ^ 1)],
    r"mbarrier\.init": [
        ("one arrival too many is waited for", "add.u32", 1, lambda n: n + 1),
        ("one arrival too few is waited for", "sub.u32", 1, lambda n: n - 1),
    ],
    r"mbarrier\.(arrive\.)?expect_tx": [
        ("too few bytes are expected", "sub.u32", 16, lambda n: n - 16),
        ("too many bytes are expected", "add.u32", 16, lambda n: n + 16),
    ],
    r"(cp\.async(\.bulk)?|wgmma)\.wait_group": [("a wait for one group fewer", "", 1, lambda n: n + 1)],
}
_ARRIVES = re.compile(r"mbarrier\.arrive|(bar|barrier)\.(cta\.)?(arrive|sync)|st\.release|red\.|atom\.")
_STOPS_MOVE = ("bra", "ret", "exit", "bar", "mbarrier", "fence", "membar", "atom", "red", "wgmma", "tcgen05", "cp.")
_STATEMENT = re.compile(r"(?P<guard>@!?[%\w]+\s+)?(?P<op>\b[a-z][a-z0-9_]*(?:\.[\w:]+)+)(?P<args>[^;]*);")
_LABEL = re.compile(r"^\s*\$?\w+:|[{}]", re.MULTILINE)
_BARRIER = re.compile(r"\b(?:bar|barrier)\.(?:cta\.)?(?:sync|arrive|red)\S*\s+(\d+)")
_REGISTER = re.compile(r"%[a-z]+\d+")


@dataclass(frozen=True)
class Defect:
    """One defect.

    Attributes:
        name: the operator, and the number of the statement among all of the kernel.
        ptx: the whole text with it.
        reached: the same with a trap at its place, which shows whether any warp comes there.
    """

    name: str
    ptx: str
    reached: str


def _changes(statement: re.Match[str], barriers: list[int]) -> Iterator[tuple[str, str]]:
    """The operators that fit a statement, and what takes its place. ``barriers``: those that the kernel uses."""
    op, args, guard = statement["op"], statement["args"], statement["guard"] or ""
    for name, pattern in _GONE.items():
        if re.match(pattern, op):
            yield name, ""
    before, _, last = args.rpartition(",") if "," in args else (" ", "", args)
    comma = "," if before.strip() else ""
    for pattern, operators in _CHANGED.items():
        for name, does, by, number in operators if re.match(pattern, op) else ():
            if last.strip().isdecimal():
                yield name, f"{guard}{op} {before}{comma} {number(int(last))};"
            elif _REGISTER.fullmatch(last.strip()) and does and not guard:
                changed = f"{{ .reg .b32 %changed; {does} %changed, {last}, {by}; {op} {before}{comma} %changed; }}"
                yield name, changed
    if re.match(r"mbarrier\.(try|test)_wait", op):
        yield "no wait for a phase", f"setp.eq.u32 {args.partition(',')[0]}, 0, 0;"
    if re.match(r"(bar|barrier)\.(cta\.)?(sync|arrive|red)", op):
        numbers = [part.strip() for part in args.split(",")]
        others = [number for number in barriers if str(number) != numbers[0]]
        if len(numbers) < 3 and numbers[0].isdecimal() and others:
            rest = "".join(f", {number}" for number in numbers[1:])
            yield "another warp's barrier", f"{guard}{op} {others[0]}{rest};"
        if len(numbers) == 2 and numbers[1].isdecimal() and int(numbers[1]) > 32:
            yield "one warp fewer at a barrier", f"{guard}{op} {numbers[0]}, {int(numbers[1]) - 32};"
    weaker = re.sub(r"\b(ld|st)\.(volatile|release|acquire|relaxed)(\.(gpu|cta|sys|cluster))?", r"\1", op)
    if weaker != op:
        yield "a weaker access", f"{guard}{weaker}{args};"


def _earlier(statements: list[re.Match[str]], at: int, body: str) -> tuple[int, int] | None:
    """Where an arrival may stand in front of accesses to memory that it follows, within its block: the first of what it
    goes in front of, and the place behind the last; None where there is none."""
    if not _ARRIVES.match(statements[at]["op"]) or statements[at]["guard"]:
        return None
    needed, to, crossed = set(_REGISTER.findall(statements[at]["args"])), at, False
    while to:
        before = statements[to - 1]
        between = body[before.end() : statements[to].start()]
        if before["op"].startswith(_STOPS_MOVE) or before["guard"] or _LABEL.search(between):
            break
        if set(_REGISTER.findall(before["args"].split(",")[0])) & needed and not before["op"].startswith("st."):
            break
        crossed |= before["op"].startswith(("ld.", "st."))
        to -= 1
    return (statements[to].start(), statements[at].start()) if crossed else None


def defects(ptx: str, entry: str) -> Iterator[Defect]:
    """All defects of a kernel, in the order of its statements."""
    found = re.search(r"\.entry\s+" + re.escape(entry) + r"\b.*?^\{(.*?)^\}", ptx, re.DOTALL | re.MULTILINE)
    if found is None:
        raise ValueError(f"entry: the PTX has no kernel {entry!r}")
    body = re.sub(r"//[^\n]*", "", found[1])
    head, tail = ptx[: found.start(1)], ptx[found.end(1) :]
    statements = [one for one in _STATEMENT.finditer(body) if not one["op"].startswith(("bar.warp", "barrier.warp"))]
    barriers = sorted({int(number) for number in _BARRIER.findall(body)})
    for at, one in enumerate(statements):
        reached = head + body[: one.start()] + "trap;" + body[one.end() :] + tail
        for name, other in _changes(one, barriers):
            made = head + body[: one.start()] + other + body[one.end() :] + tail
            yield Defect(f"{name}, statement {at}", made, reached)
        if place := _earlier(statements, at, body):
            to, end = place
            moved = body[:to] + one[0] + "\n" + body[to:end] + body[one.end() :]
            yield Defect(f"an arrival too early, statement {at}", head + moved + tail, reached)

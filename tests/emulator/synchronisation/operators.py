"""Operators that put one synchronisation defect into a kernel's PTX, each at every statement where it fits."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from jit.base.line_info import Place, by_line

_GONE = {  # the statement is left out
    "no barrier": r"(bar|barrier)\.(cta\.)?(sync|red)",
    "no arrival at a barrier": r"(bar|barrier)\.(cta\.)?arrive",
    "no cluster barrier": r"barrier\.cluster",
    "no arrival": r"mbarrier\.arrive(?!.*expect_tx)|cp\.async\.mbarrier\.arrive",
    "no fence": r"fence|membar|wgmma\.fence|tcgen05\.fence",
    "no barrier of the warp": r"(bar|barrier)\.warp",
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
_STRONG = re.compile(r"(ld|st|atom|red)\b.*\.(relaxed|acquire|release|acq_rel|volatile)\b|atom\.|red\.")
_UPDATE = re.compile(r"atom(?P<how>(\.\w+)*)\.(?P<what>add|exch|cas)\.(?P<type>[bus]32)$")
_BRANCH = re.compile(r"@!?%\w+\s+bra(?:\.uni)?\s+(?P<to>\$\w+);")
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
        frames: where its statement is in the sources, innermost first.
    """

    name: str
    ptx: str
    reached: str
    frames: tuple[Place, ...]

    @property
    def operator(self) -> str:
        """Its name without the statement."""
        return self.name.rpartition(", ")[0]


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
    if update := _UPDATE.match(op):
        yield "an update in two steps", _in_two_steps(update, args, guard)
    weaker = re.sub(r"\b(ld|st)\.(volatile|release|acquire|relaxed)(\.(gpu|cta|sys|cluster))?", r"\1", op)
    if weaker != op:
        yield "a weaker access", f"{guard}{weaker}{args};"


def _in_two_steps(update: re.Match[str], args: str, guard: str) -> str:
    """What loads and then stores, where an atomic did both at once."""
    to, place, *values = [part.strip() for part in args.split(",")]
    name, how = update["type"], re.sub(r"\.(relaxed|acquire|release|acq_rel|gpu|cta|sys|cluster)\b", "", update["how"])
    steps = [f"ld.relaxed.gpu{how}.{name} %was, {place}"]
    if update["what"] == "add":
        steps += [f"add.{name} %new, %was, {values[0]}", f"st.relaxed.gpu{how}.{name} {place}, %new"]
    elif update["what"] == "exch":
        steps += [f"st.relaxed.gpu{how}.{name} {place}, {values[0]}"]
    else:
        steps += [f"setp.eq.{name} %same, %was, {values[0]}", f"@%same st.relaxed.gpu{how}.{name} {place}, {values[1]}"]
    steps += [f"mov.{name} {to}, %was"] if to != "_" else []
    declared = "{ .reg .b32 %was, %new; .reg .pred %same; "
    return declared + "; ".join(guard + step if not step.startswith("@") else step for step in steps) + "; }"


def _swapped(statements: list[re.Match[str]], at: int, body: str) -> str | None:
    """The kernel with an access by which warps see each other in front of the one before it, within their block; None
    where the second needs what the first gives, or is of the same place."""
    second = statements[at]
    if second["guard"] or not _STRONG.match(second["op"]):
        return None
    for before in range(at - 1, -1, -1):
        first = statements[before]
        between = body[first.end() : second.start()]
        if first["guard"] or _LABEL.search(between) or first["op"].startswith(("bra", "ret", "exit", "setp")):
            return None
        if _STRONG.match(first["op"]):
            break
    else:
        return None
    where = [re.search(r"\[[^\]]*\]", one["args"]) for one in (first, second)]
    given = {name for one in statements[before:at] for name in _REGISTER.findall(one["args"].split(",")[0])[:1]}
    given -= set() if not first["op"].startswith("st.") else set(_REGISTER.findall(first["args"].split(",")[0]))
    if None in where or where[0][0] == where[1][0] or given & set(_REGISTER.findall(second["args"])):  # type: ignore[index]
        return None
    return body[: first.start()] + second[0] + "\n" + body[first.start() : second.start()] + body[second.end() :]


def _loops(body: str) -> Iterator[re.Match[str]]:
    """The branches that go back to a look at memory which has come to nothing: the ends of loops that wait."""
    for branch in _BRANCH.finditer(body):
        label = re.search(rf"^\s*{re.escape(branch['to'])}:", body[: branch.start()], re.MULTILINE)
        inside = [one["op"] for one in _STATEMENT.finditer(body, label.end(), branch.start())] if label else []
        if any(_STRONG.match(op) for op in inside) and not any(op.startswith(("st.", "bar", "cp.")) for op in inside):
            yield branch


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
    statements = list(_STATEMENT.finditer(body))
    barriers = sorted({int(number) for number in _BARRIER.findall(body)})
    frames, above = by_line(ptx), head.count("\n") + 1

    def without(one: re.Match[str], other: str) -> str:
        return head + body[: one.start()] + other + body[one.end() :] + tail

    def defect(name: str, one: re.Match[str], made: str) -> Defect:
        return Defect(name, made, without(one, "trap;"), frames[above + body[: one.start()].count("\n")])

    for at, one in enumerate(statements):
        for name, other in _changes(one, barriers):
            yield defect(f"{name}, statement {at}", one, without(one, other))
        if place := _earlier(statements, at, body):
            to, end = place
            moved = body[:to] + one[0] + "\n" + body[to:end] + body[one.end() :]
            yield defect(f"an arrival too early, statement {at}", one, head + moved + tail)
        if swapped := _swapped(statements, at, body):
            yield defect(f"two accesses swapped, statement {at}", one, head + swapped + tail)
    for number, branch in enumerate(_loops(body)):
        yield defect(f"a look instead of a wait, loop {number}", branch, without(branch, ""))

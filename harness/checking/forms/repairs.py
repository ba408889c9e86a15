"""Which of the changes that give the right output is reported, and which others with it."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from harness.checking.forms.change import Change, Lines
from harness.checking.forms.texts import Kind
from harness.checking.origins import Wrong
from harness.wire import transfer

_ONE_MORE = re.compile(r"< \(\w+ \+ 1\)")
_OF_EQUALS = re.compile(r"\(.*\) \|\| \(.* == ")
_DIVIDED = re.compile(r".*//?\s*[\w.]+")  # a tail, which a bound that is larger than needed has too
_SIGNS = re.compile(r"\w+|//|[^\w\s()]")
_OTHERS = 2  # changes at other places that are told beside the likeliest
_NEAR = 2  # lines from a change, in which another one that is as plain is added
Right = tuple[transfer.Packed, list[Wrong]]  # inputs, and what is right for them, as tensors that are wrong


@dataclass(frozen=True)
class Sized:
    """Inputs of another size, and the right output for them. ``of_one``: the size was 1, where any index may do;
    ``unasked``: all of several cases of the task have one size there, so that a submission needs no other."""

    packed: transfer.Packed
    wrong: list[Wrong]
    of_one: bool = False
    unasked: bool = False


@dataclass(frozen=True)
class Held:
    """Whether a change is right with each of the other sizes, None where that says nothing; and in ``ones`` whether it
    is right with another size for each size of 1."""

    sizes: Sequence[bool | None]
    ones: Sequence[bool | None] = ()

    @property
    def by_chance(self) -> bool:
        """Right with one of the other sizes and wrong with another; or wrong where a size of 1 is larger."""
        return (True in self.sizes and False in self.sizes) or False in self.ones


@dataclass(frozen=True)
class Repair:
    """A change with which the output is right.

    Attributes:
        file: that the change is in; empty: the submission.
        line: of it, where the change is.
        shown: the text there, and the text that gives the right output.
        plain: of a kind that is seldom right by chance: a bound, an exchange.
        others: lines and texts of other changes that are as plain.
        unadvised: what the finding advises removes the finding, and the output is still wrong.
    """

    file: str
    line: int
    shown: tuple[str, str]
    plain: bool
    others: Sequence[tuple[int, tuple[str, str]]] = ()
    unadvised: bool = False

    @property
    def text(self) -> str:
        """The report, as a sentence."""
        return self.first + self.rest

    @property
    def first(self) -> str:
        """The change."""
        return f"the output is right {_mended(*self.shown)}"

    @property
    def rest(self) -> str:
        """The other changes, with the words before each."""
        return "".join(
            f", and {_mended(*other)}" + (f" at line {line}" if line != self.line else "")
            for line, other in self.others
        )


def _mended(old: str, new: str) -> str:
    if not old:
        return f"with `{new}` put in"
    return f"with `{new}` for `{old}`" if new else f"without `{old}`"


def repair(
    fits: Sequence[Change], held: Mapping[int, Held], kinds: Sequence[Kind], files: Mapping[str, str], ends: bool,
    unadvised: bool,
) -> tuple[Change, Repair] | None:  # fmt: skip
    """The change to report, with its report; None where no change may be the cause.

    Args:
        fits: the changes that give the right output.
        held: by the ``id`` of each.
        kinds: their kinds.
        files: the texts of the kinds' files, by name.
        ends: the submission ends with a finding, which has its own advice: a change has to be right with another size.
        unadvised: see `Repair`.
    """
    fits = possible(fits, held)
    if not fits:
        return None
    of = {id(one): kind for kind in kinds for one in kind.changes}

    def likelihood(one: Change) -> tuple[bool, bool, int, bool, tuple[int, int, int, int]]:
        up = of[id(one)].host and one.rank < 0  # a quotient of the host's that is rounded up
        return _loosened(one), not up, plainness(one)[0], of[id(one)].host, plainness(one)

    best = min(fits, key=likelihood)
    if ends and not _confirmed(held[id(best)]):
        return None
    file = {number: kind.file for number, kind in of.items()}
    lines = {name: Lines(text) for name, text in files.items()}

    def place(one: Change) -> tuple[str, int]:
        return file[id(one)], lines[file[id(one)]].of(one.start)

    # A change that is right with all sizes says the same in other words: one as likely, at another place, is added.
    alike = True in held[id(best)].sizes
    given = not of[id(best)].asks  # by the host of a launch
    likely = max(1, best.rank) if given or not alike else min(1, best.rank)
    line = place(best)[1]

    def as_likely(one: Change) -> bool:
        near = abs(place(one)[1] - line) <= _NEAR and plainness(one)[0] == plainness(best)[0]
        return place(one) != place(best) and (one.rank <= likely or near)

    # Of each place the likeliest, as its others say the same.
    apart: dict[tuple[str, int], Change] = {}
    for one in sorted((one for one in fits if as_likely(one)), key=likelihood):
        apart.setdefault(place(one), one)
    distant = list(apart.values())
    near = (
        []
        if alike
        else [one for one in fits if place(one) == place(best) and one.rank <= best.rank + 1 and one is not best]
    )
    others = distant[:_OTHERS] or sorted(near, key=plainness)[:1]
    shown = [(place(one)[1], one.shown) for one in others]
    return best, Repair(*place(best), best.shown, best.rank <= 0, shown, unadvised)


def possible(fits: Sequence[Change], held: Mapping[int, Held]) -> list[Change]:
    """Of changes that give the right output, those that may be the cause.

    A change that is right with some of the other sizes and wrong with another is right by chance. Where no change is
    right with any other size, the submission is made for these sizes, and only the sizes of 1 are asked.

    Args:
        fits: the changes.
        held: by the ``id`` of a change.
    """
    if not any(True in held[id(one)].sizes for one in fits):
        return [one for one in fits if False not in held[id(one)].ones]
    some = [one for one in fits if True in held[id(one)].sizes and not held[id(one)].by_chance]
    most = max((held[id(one)].sizes.count(True) for one in some), default=0)
    return [one for one in some if held[id(one)].sizes.count(True) == most]


def _confirmed(held: Held) -> bool:
    """Whether a change is right with another size, where there is one, and with one for each size that is 1."""
    return (not held.sizes or True in held.sizes) and all(held.ones)


def _loosened(change: Change) -> bool:
    """Whether a change turns a count's `<` into `<=`, for all or for some of what is equal, or adds one to the count.
    Such text is unusual: where a change of the host's count is right too, the host is likelier to be wrong."""
    old, new = change.shown
    if _OF_EQUALS.match(new):
        return True
    return new == old.replace("<", "<=", 1) or new == old.replace(">=", ">", 1) or bool(_ONE_MORE.search(new))


def plainness(change: Change) -> tuple[int, int, int, int]:
    """Of several changes that give the right output, the plainest comes first: one that only removes something, then
    one that makes the text no longer, such as an exchange; of several of these the one of the shortest piece."""
    turned = sorted(_SIGNS.findall(change.shown[0])) == sorted(_SIGNS.findall(change.shown[1]))  # parts exchanged
    longer = 0 if turned else sum(len(one.new) - (one.end - one.start) for one in (change, *change.also))
    gone = change.shown[0].replace(change.new, "", 1)
    within = change.new in change.shown[0] and longer < 0 and not change.also and not _DIVIDED.fullmatch(gone.strip())
    return 0 if within else 1 + change.rank, longer > 0, abs(longer) + (not turned), len(change.shown[0])

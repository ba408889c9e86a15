"""The pages of the model of time: ``docs/estimate.md``, how it is called and how far it is off, and
``docs/estimate-record.md``, each trial with its tables. Both are made of a template and of the data in
``tests/unit/jit/timing``."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

from jit.timing import errors
from tests.unit.jit.timing import (
    after,
    b200,
    blind,
    blind2,
    blind3,
    blind4,
    blind5,
    blind6,
    blind7,
    blind8,
    later,
    own,
    own_grid,
    public,
    summary,
    timed,
    validate,
)

_HERE = Path(__file__).parent
_MADE: dict[str, Callable[[], str]] = {
    "summary": summary.table,
    "validation": lambda: validate.table(json.loads(validate.MODELLED.read_text())),
    "public": public.table,
    "blind": blind.table,
    "blind2": lambda: f"{blind2.table(blind2.ROWS)}\n\n{blind2.remodelled()}",
    "blind3": lambda: blind2.table(blind3.ROWS),
    "blind4": lambda: blind2.table(blind4.ROWS),
    "blind5": lambda: blind2.table(blind5.ROWS),
    "counted": after.counted,
    "after": after.table,
    "interval": after.said,
    "misses": after.misses,
    "own": own.table,
    "own now": own.now,
    "own misses": own.misses,
    "own count": lambda: str(len(own.NOW)),
    "own model": lambda: own.MODEL,
    "validation model": lambda: validate.MODEL,
    "own rest": own.rest,
    "contention": later.contention,
    "b200": b200.table,
    "b200 model": lambda: b200.MODEL,
    "b200 tcgen05 filled": lambda: b200.mean_and_interval("tcgen05"),
    "b200 cvt filled": lambda: b200.mean_and_interval("cvt"),
    "timed": timed.figures,
    "timed table": timed.table,
    "timed misses": timed.misses,
    "timed lacks": timed.lacks,
    "timed model": lambda: timed.MODEL,
    "left out": timed.left_out,
    "factors": timed.factors,
    "held blind": timed.held_blind,
    "model": lambda: after.MODEL,
    "later_model": lambda: later.MODEL,
    "later": later.table,
    "chosen": later.chosen,
    "picks": after.picks,
    "low": lambda: str(errors.LOW),
    "high": lambda: str(errors.HIGH),
    "blind6": lambda: blind2.table(blind6.ROWS),
    "blind7": lambda: f"{blind7.table(blind7.ROWS)}\n\n{blind7.said(blind7.ROWS)}",
    "classes": lambda: f"{blind7.table(blind7.CLASSES)}\n\n{blind7.said(blind7.CLASSES)}",
    "misses7": blind7.misses,
    "blind8": lambda: f"{blind8.table()}\n\n{blind8.said()}",
    "misses8": blind8.misses,
    "clock8 products": lambda: blind8.clock(blind8.ROWS, True),
    "clock8 plain": lambda: blind8.clock(blind8.ROWS, False),
    "after8": blind8.controls,
    "own8": blind8.own_on_h200,
    "eighth model": lambda: blind8.MODEL,
    "eighth": lambda: f"{blind8.figures([*map(blind8.error, blind8.ROWS)])}.",
    "own grid": own_grid.table,
    "own grid now": own_grid.now_table,
    "seventh model": lambda: blind7.MODEL,
    "seventh": lambda: f"{blind7.figures([*map(blind7.error, blind7.ROWS)])}.",
}


def _page(name: str) -> str:
    text = (_HERE / f"{name}.md.template").read_text()
    return re.sub(r"\{\{([\w ]+)\}\}", lambda found: _MADE[found[1]](), text)


def page() -> str:
    """The whole of ``docs/estimate.md``."""
    return _page("estimate")


def record() -> str:
    """The whole of ``docs/estimate-record.md``."""
    return _page("estimate_record")

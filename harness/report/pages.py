"""HTML pages: one file each, with no network, for phone, print and the dark."""

from __future__ import annotations

from typing import Any

import jinja2

from harness.inspect import pipes
from harness.inspect.listing import Listing
from harness.report import kernel_listing as words
from harness.report import names


def render(name: str, *, room: str = "harness.report", **values: Any) -> str:
    """The page, or the part of one, of a template in the ``templates/`` of a room. What it shows is escaped."""
    loader = jinja2.PackageLoader(room, "templates")
    made = jinja2.Environment(loader=loader, autoescape=True, trim_blocks=True, lstrip_blocks=True,
                              undefined=jinja2.StrictUndefined)  # fmt: skip
    return made.get_template(name).render(**values)


def inspected(listings: list[Listing]) -> str:
    """Source, PTX and SASS of kernels beside each other by line; a click on a line marks it in all three."""
    kernels = []
    for one in listings:
        rows = [
            {
                "line": number,
                "source": one.source[number - 1] if 0 < number <= len(one.source) else "",
                "ptx": [(entry.text, pipes.feature(entry.op)) for entry in ptx],
                "sass": [(entry.text, pipes.pipe(entry.op)) for entry in sass],
            }
            for number, (ptx, sass) in one.by_line().items()
        ]
        kernels.append(
            {
                "one": one, "rows": rows, "mix": one.mix().most_common(), "features": words.tallied(one.features()),
                "occupancy": words.occupancy(one),
                "name": names.plain(one.entry.name), "resources": words.resources(one), "spills": one.spills(),
            }
        )  # fmt: skip
    return render("inspect.html", kernels=kernels, title=listings[0].title if listings else "")

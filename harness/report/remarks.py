"""The remarks of a check, each once."""

from __future__ import annotations

import re
from collections.abc import Sequence

from harness.checking.verdict import Result


def folded(results: Sequence[Result]) -> list[str]:
    """The remarks of all cases: those that differ in addresses, lanes and places only are shown once, and
    not here if it is the cause of a failure."""
    causes = [str(result.cause["text"]) for result in results if result.cause]
    alike: dict[tuple[str, ...], list[str]] = {}
    for result in results:
        for remark in dict.fromkeys(result.remarks):
            if any(remark.startswith(cause) for cause in causes):
                continue
            if ": warning: " in remark:
                alike.setdefault((remark,), [remark])
                continue
            key = re.split(r"\d", remark, maxsplit=1)[0], *re.findall(r", kernel (\w+)", remark)
            alike.setdefault(key, []).append(remark)
    return [
        one[0].partition("\n")[0] + (f" (and {len(one) - 1} more of that kind)" if len(one) > 1 else "")
        for one in alike.values()
    ]

"""What each part of the replay saves a call of each kernel entry: `python -m harness.host_times.savings --json`.

An entry's call is made three ways, which take turns: the entry itself, its plan, which launches one by one, and the
plan with a graph. The fourth is the planned entry, which also finds the plan by its arguments. Beside them stand the
driver's own C call and a prepared launch. Outputs are given: the entry allocates none.
"""

from __future__ import annotations

import argparse
import inspect
import json
from collections.abc import Callable
from functools import partial
from typing import Any

from jit.measure import cuda_device, launches
from jit.replay import native_plan, plans

_CALLS, _RUNS = 100, 15  # of few enough calls that the driver's queue holds them all


def ways(
    entry: Callable[..., Any], args: tuple[Any, ...], kwargs: dict[str, Any], driver: native_plan.Driver | None
) -> dict[str, Callable[..., Any] | str]:
    """What to call with the arguments, by the parts of the replay that it takes; a text says why there is none."""
    found: dict[str, Callable[..., Any] | str] = {"without a plan": entry}
    if driver is None:
        return found | {"plan": "there is no native code here"}
    _, plan = plans.record(entry, args, kwargs, driver)
    _, singly = plans.record(entry, args, kwargs, driver._replace(library=None))
    found["plan"] = singly
    if not isinstance(plan, str):
        graphs = plan.__self__[5]  # type: ignore[attr-defined]
        found["plan, graph"] = "a plan of one launch, or graphs are off" if graphs is None else plan
    return found


def times() -> dict[str, dict[str, float | str]]:
    """Microseconds of the host by entry and by way."""
    from harness.host_times.samples import CALLS, OUTPUTS

    tables: dict[str, dict[str, float | str]] = {"a launch of an empty kernel": {**launches.plain_times()}}
    for name, (entry, make) in CALLS.items():
        args, kwargs = make()
        result = entry(*args, **kwargs)
        results = result if isinstance(result, tuple) else (result,)
        kwargs |= dict(zip(OUTPUTS.get(name, ("out",)), results, strict=True))
        found = ways(inspect.unwrap(entry), args, kwargs, native_plan.of_cuda()) | {"the planned entry": entry}
        loops = {
            way: launches.loop("f()", f=partial(call, *args, **kwargs))
            for way, call in found.items()
            if not isinstance(call, str)
        }
        missing = {way: why for way, why in found.items() if isinstance(why, str)}
        tables[name] = {**launches.interleaved(loops, _CALLS, _RUNS), **missing}
    return tables


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m harness.host_times.savings", description=times.__doc__)
    parser.add_argument("--json", action="store_true", help="print one object in place of a table")
    as_json = parser.parse_args().json
    tables = times() if cuda_device() else {"all entries": {"not measured": "needs a CUDA device"}}
    if as_json:
        print(json.dumps(tables))
        return
    for name, table in tables.items():
        print(f"\n{name}, µs of the host")
        for way, value in table.items():
            print(f"  {way:32} {value if isinstance(value, str) else f'{value:8.2f}'}")


if __name__ == "__main__":
    main()

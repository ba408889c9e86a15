"""`python -m tests.emulator.first_line.runs FILE.toml …`: runs the right submission and each bug; a JSON line each.

`FILE.toml::NAME` runs one of them alone. The front ends change torch: lists of two of them need two processes.
"""

from __future__ import annotations

import contextlib
import importlib.util
import io
import json
import linecache
import os
import sys
import tempfile
import tomllib
import traceback
import warnings
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Any

from harness import tasks
from harness.checking import case_inputs, causes, checker, origins, verdict
from harness.checking.hypotheses import Hypotheses
from harness.checking.judge import judge
from harness.checking.source_places import Places
from harness.checking.verdict import Result
from harness.process.session import Inputs
from harness.service import remarks
from harness.submission import exception_report, inline_shim, traced_elements
from harness.tasks.loading import Task
from harness.wire.description import describe
from jit.base import environment, user_code, writes

FOLDER = Path(__file__).parent


def bugs(path: Path) -> list[dict[str, Any]]:
    """The bugs of a list, the right submission first."""
    return [{"name": "right", "status": verdict.PASS}, *tomllib.loads(path.read_text())["bug"]]


def text(path: Path, bug: dict[str, Any]) -> str:
    """The submission with a bug put in."""
    made = path.with_suffix(".py").read_text()
    for old, new in bug.get("replace", []):
        assert old in made, (bug["name"], old)
        made = made.replace(old, new)
    return made


def run(task: Task, submission: Path) -> Result:
    """What the verdict on a submission's first case is."""
    case = task.tests[0]
    result, problem = Result(case, verdict.PASS), submission.parent
    packed = case_inputs.generate(task, case.args)
    spec = importlib.util.spec_from_file_location("submission", submission)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["submission"] = module
    remarks.noted()
    try:
        spec.loader.exec_module(module)
        output = module.custom_kernel(packed.clone())
        result.notes, result.stored, result.remarks = remarks.first(), remarks.stored(), remarks.noted()
        inputs = Inputs(packed)
        inputs.changed = set  # type: ignore[method-assign]
        wrong: list[origins.Wrong] = []
        good, result.message, result.diagnosis = judge(task, inputs, output, True, Hypotheses(task), wrong=wrong)
        result.status = verdict.PASS if good else verdict.WRONG
        if wrong:
            result.diagnosis["origin"] = _origin(wrong[0], module.custom_kernel, packed.clone())
    except Exception as error:
        report = getattr(error, "report", None)
        result.detail = traceback.format_exc()
        if report:
            result.status, result.finding, result.message = verdict.FINDING, report, str(error)
        else:
            result.status, result.message, result.detail = checker.classify(exception_report.describe_error(error))
    places = Places(submission, problem, user_code.texts())
    result.message, result.detail = places.own(result.message), places.own(result.detail)
    result.finding, result.notes, result.stored = (places.own(v) for v in (result.finding, result.notes, result.stored))
    if origin := result.diagnosis.get("origin"):
        short = {key: places.short(value) for key, value in origin.items()}
        result.diagnosis["origin"] = short | {"location": places.location(origin["location"])}
    if not result.passed:
        result.cause = asdict(causes.of(result, submission))
    return result


def _origin(wrong: origins.Wrong, kernel: Callable[[Any], Any], data: Any) -> dict[str, str]:
    """What wrote the first wrong element, by another call in this process."""
    elements, tensors = origins.chosen(wrong), list[Any]()
    remarks.histories(True)
    log = writes.begin()
    try:
        describe(kernel(data), tensors)
    finally:
        writes.end()
    found = traced_elements.traced(log, tensors, [(wrong.number, element) for element in elements])
    wanted = origins.launched(found)
    try:
        stores = dict(zip(wanted, remarks.stores(wanted), strict=True))
        return origins.described(wrong, origins.Trace(elements, found, stores))
    finally:
        remarks.histories(False)


def main(lists: list[str]) -> None:
    """Prints what becomes of the bugs of some lists, or of single ones."""
    warnings.simplefilter("ignore")
    sys.dont_write_bytecode = True  # of one second and one size, a bug would run as the one before it
    from jit.emulated_cuda import fronts
    from jit.emulated_cuda.torch import install

    fronts.install()
    inline_shim.install()
    with install.installed(), tempfile.TemporaryDirectory(prefix="first-line-") as made:
        os.environ["TRITON_CACHE_DIR"] = str(Path(made, "triton"))  # what is kept there has the places of other runs
        for given in lists:
            name, _, alone = given.partition("::")
            path = Path(name)
            task = tasks.load(FOLDER / tomllib.loads(path.read_text())["task"])
            for bug in (bug for bug in bugs(path) if alone in ("", bug["name"])):
                submission = Path(made, f"{path.stem}.py")  # one path for all: Triton keeps that of equal kernels
                submission.write_text(text(path, bug))
                linecache.checkcache()
                os.environ[environment.STRICT.name] = str(int(bug.get("strict", False)))
                with contextlib.redirect_stdout(io.StringIO()):
                    result = run(task, submission)
                fields = {"status": result.status, "cause": result.cause, "remarks": result.remarks}
                fields["message"] = result.message[:2000]
                fields["line"] = _line(submission, result.cause.get("location", ""))
                print(json.dumps({"list": path.stem, "name": bug["name"], **fields}), flush=True)


def _line(submission: Path, location: str) -> str:
    """The text of the line that a location names, if it is one of the submission's."""
    name, _, number = location.partition(" (")[0].rpartition(":")
    lines = submission.read_text().splitlines()
    return lines[int(number) - 1] if Path(name).name == submission.name and number.isdigit() else ""


if __name__ == "__main__":
    main(sys.argv[1:])

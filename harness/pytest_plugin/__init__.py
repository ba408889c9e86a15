"""The pytest plugin: kernels are checked in a test, on the emulator, and what is wrong is the test's failure.

pytest loads this module in every run of an environment where warpyard is installed: it imports next to nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

import pytest

if TYPE_CHECKING:
    from harness.api import Report

_MARKED = ("arch", "schedules", "device", "timeout", "calls")  # options of the marker


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("warpyard")
    group.addoption(
        "--warpyard-strict",
        action="store_true",
        help="what the emulator only notes fails too, such as a read of shared memory that nothing wrote",
    )


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line(
        "markers",
        f"warpyard({'=, '.join(_MARKED)}=): how the fixture warpyard checks in this test, as harness.check has it",
    )


@pytest.fixture
def warpyard(request: pytest.FixtureRequest) -> Warpyard:
    """Checks kernels; see ``Warpyard``. The marker ``warpyard`` says for which architecture and schedules."""
    options: dict[str, Any] = {"device": "emulator"}
    for marker in reversed(list(request.node.iter_markers("warpyard"))):  # the closest one counts
        if marker.args or (unknown := set(marker.kwargs) - set(_MARKED)):
            given = marker.args or sorted(unknown)
            _fail(f"marker warpyard: expected {', '.join(_MARKED)} by name, got {given}")
        options |= marker.kwargs
    return Warpyard(options, request.config.getoption("--warpyard-strict"))


class Warpyard:
    """The fixture. A test fails with what is wrong and where, and with no frame of this project."""

    def __init__(self, options: dict[str, Any], strict: bool) -> None:
        self._options, self._strict = options, strict

    def check(
        self,
        kernel: Callable[[Any], Any],
        cases: Sequence[Any],
        reference: Callable[[Any], Any] | None = None,
        *,
        rtol: float = 1e-3,
        atol: float = 1e-3,
        **options: Any,
    ) -> Report:
        """Calls a kernel on each case, confined and on the emulator.

        Args:
            kernel: a function of one case, which returns a tensor or several. It is checked with the module that it
                stands in, in a process of its own.
            cases: the inputs of each call, such as tuples of tensors on the CPU.
            reference: a function of one case that returns what the kernel should; None looks for defects alone.
            rtol, atol: how far the outputs may be from the reference's.
            options: those of ``harness.check``, in place of the marker's.
        """
        from harness.pytest_plugin import problem

        if not callable(kernel):
            raise TypeError(f"kernel: expected a function of a case, got {kernel!r}; task() checks one of a task")
        with problem.folder() as folder:
            problem.write(folder, cases, reference, rtol, atol)
            return self._checked(folder, kernel, options)

    def task(self, task: str | Path, submission: Any = None, **options: Any) -> Report:
        """Checks a submission to a task, as ``harness.check`` does."""
        return self._checked(task, submission, options)

    def _checked(self, task: str | Path, submission: Any, options: dict[str, Any]) -> Report:
        from harness.api import HarnessError, check
        from jit.base import environment

        with pytest.MonkeyPatch.context() as patch:
            if self._strict:
                patch.setenv(environment.STRICT.name, "1")
            try:
                report = check(task, submission, **{**self._options, **options})
            except HarnessError as error:
                _fail(f"{error}\n  try: {error.hint}" if error.hint else str(error))
        if not report.passed:
            _fail(_text(report))
        return report


def _text(report: Report) -> str:
    """The findings, each with its place, its message and what the emulator says of it. These are a kernel's texts,
    and no commands to a CI job whose log they come to."""
    from harness.report import streams

    lines = []
    for finding in report.findings:
        where = f" (case {finding.case})" if finding.case is not None else ""
        lines.append(f"{finding}{where}")
        kernel = [f"kernel {finding.kernel}"] if finding.kernel else []
        lines += [f"  {text}" for text in (*kernel, *finding.remarks)]
    return streams.no_commands("\n".join([*lines, str(report).partition("\n")[0]]))


def _fail(text: str) -> NoReturn:
    __tracebackhide__ = True
    pytest.fail(text, pytrace=False)

"""``python -m tests.mutation``: mutants of the project's own code that its tests do not notice."""

from __future__ import annotations

import argparse
import difflib
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from cosmic_ray.testing import TestOutcome, run_tests

from tests.mutation import operators
from tests.mutation.targets import EQUIVALENT, TARGETS, Target
from tests.paths import ROOT

_PATIENCE = 5.0  # times what the tests take without a mutant; one that takes longer is noticed


class Run:
    """Mutants of one target in a copy of the project, which ``folder`` gets."""

    def __init__(self, target: Target, folder: Path):
        self.target, self.folder = target, folder
        names = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
        for name in filter(None, names.split("\0")):
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, folder / name)
        self.paths = sorted(path for pattern in target.modules for path in folder.glob(pattern))
        prepare = f"{sys.executable} -m jit.llvm.generate >&2 && " if any(p.suffix != ".py" for p in self.paths) else ""
        tests = f"{sys.executable} -m pytest -x -q -p no:cacheprovider {' '.join(target.tests)}"
        self.command = f"sh -c 'cd {folder} && {prepare}{tests}'"

    def all(self) -> list[tuple[Path, str, int]]:
        """Every mutant: the file, the operator, and which of its places."""
        return [(path, name, number) for path in self.paths for name, number in operators.mutants(path)]

    def seconds(self) -> float:
        """How long the tests take without a mutant. Raises RuntimeError where they fail."""
        began = time.monotonic()
        outcome, output = run_tests(self.command, None)
        if outcome is not TestOutcome.SURVIVED:
            raise RuntimeError(f"the tests fail without a mutant:\n{output[-4000:]}")
        return time.monotonic() - began

    def survivors(self, chosen: list[tuple[Path, str, int]], seconds: float) -> Iterator[str]:
        """The mutants that the tests do not notice, each as a difference."""
        for path, name, number in chosen:
            before = path.read_text()
            after = operators.mutated(path, name, number)
            relative = path.relative_to(self.folder)
            lines = list(difflib.unified_diff(before.splitlines(), after.splitlines(), lineterm="", n=0))[3:]
            path.write_text(after)
            try:
                outcome, _ = run_tests(self.command, _PATIENCE * seconds)
            finally:
                path.write_text(before)
            print(f"{outcome.name.lower()}: {relative} {name} {number}", file=sys.stderr, flush=True)
            if outcome is TestOutcome.SURVIVED and f"{relative}: {lines[-1][1:].strip()}" not in EQUIVALENT:
                yield "\n".join([f"{relative} {name} {number}", *lines])


def survivors(name: str, seed: int, count: int) -> Iterator[str]:
    """The survivors among ``count`` mutants of a target that the seed chooses; 0 takes all."""
    with tempfile.TemporaryDirectory(prefix="warpyard-mutants-") as folder:
        run = Run(TARGETS[name], Path(folder))
        chosen = run.all()
        if count and count < len(chosen):
            chosen = random.Random(f"{seed}, {name}").sample(chosen, count)
        yield from run.survivors(chosen, run.seconds())


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.mutation", description=__doc__)
    parser.add_argument("target", nargs="*", choices=[[], *TARGETS], help=f"of {', '.join(TARGETS)}; all without one")
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(1 << 30))
    parser.add_argument("--count", type=int, default=20, help="mutants of each target (default 20); 0 takes all")
    given = parser.parse_args()
    print(f"seed {given.seed}", flush=True)
    alive = 0
    for name in given.target or TARGETS:
        for text in survivors(name, given.seed, given.count):
            alive += 1
            print(text, flush=True)
    print(f"{alive} survived")
    return bool(alive)


if __name__ == "__main__":
    sys.exit(main())

"""Mutants of the project's own code are noticed by the tests of their modules."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tests.mutation.targets import TARGETS
from tests.paths import ROOT

pytest.importorskip("cosmic_ray", reason="pip install -e '.[mutation]' brings Cosmic Ray")
_SEED = random.SystemRandom().randrange(1 << 30)


@pytest.mark.nightly
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("target", TARGETS)
def test_mutants_are_noticed(target: str) -> None:
    from tests.mutation.__main__ import survivors

    print(f"seed {_SEED}")
    alive = list(survivors(target, _SEED, 20))
    assert not alive, "\n".join([f"python -m tests.mutation '{target}' --seed {_SEED}", *alive])


def test_each_operator_changes_one_place(tmp_path: Path) -> None:
    """Every mutant differs from the original, and of Python it can be compiled."""
    from tests.mutation import operators

    code = tmp_path / "code.py"
    code.write_text("def f(a, b):\n    return max(a + 1, b) if not a < b else [a, b, 127]\n")
    native = tmp_path / "code.h"
    native.write_text("/* 12 < 13 */\n#define LOW(a) ((a) & 127)\nint f(int a) { return a < 4 && LOW(a) == 3; }\n")
    for path in (code, native):
        made = [operators.mutated(path, *mutant) for mutant in operators.mutants(path)]
        assert len(set(made)) == len(made) >= 7
        assert path.read_text() not in made
    for text in (operators.mutated(code, *mutant) for mutant in operators.mutants(code)):
        compile(text, "mutant", "exec")
    texts = [operators.mutated(native, *mutant) for mutant in operators.mutants(native)]
    assert any("& 63" in text for text in texts)
    assert all("/* 12 < 13 */" in text for text in texts)


def test_every_target_has_modules_and_tests() -> None:
    for target in TARGETS.values():
        for pattern in (*target.modules, *target.tests):
            assert list(ROOT.glob(pattern)), pattern

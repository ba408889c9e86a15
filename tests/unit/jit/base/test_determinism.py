"""What references set in torch is set, without what it takes long to import."""

from __future__ import annotations

from tests import programs

PROGRAM = """
import os, sys
import torch
from jit.base import determinism

NAME = "TORCHINDUCTOR_DETERMINISTIC"
for before in (None, "0"):
    if before:
        os.environ[NAME] = before
    with determinism.without_inductor():
        torch.use_deterministic_algorithms(True)
    assert os.environ.get(NAME) == before
    with determinism.without_inductor():  # what an earlier one has set holds
        assert os.environ[NAME] == "1"
        torch.use_deterministic_algorithms(False)
    assert os.environ.get(NAME) == before
original = torch.use_deterministic_algorithms
with determinism.without_inductor():
    torch.use_deterministic_algorithms(True, warn_only=True)
    print(torch.are_deterministic_algorithms_enabled(), torch.is_deterministic_algorithms_warn_only_enabled())
    print("torch._inductor" in sys.modules)
    import torch._inductor.config
    print(getattr(torch._inductor.config, "deterministic", True))
    torch.use_deterministic_algorithms(False)
    print(torch.are_deterministic_algorithms_enabled(), getattr(torch._inductor.config, "deterministic", False))
print(torch.use_deterministic_algorithms is original)
"""


def test_inductor_is_not_imported_and_finds_the_setting_later() -> None:
    done = programs.run(PROGRAM)
    assert done.stdout.split() == ["True", "True", "False", "True", "False", "False", "True"], done

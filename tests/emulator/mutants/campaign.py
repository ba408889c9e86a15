"""A run of mutants: which programs are damaged, and how each mutant is made from the seed and its number."""

from __future__ import annotations

import dataclasses
import difflib
import hashlib
import os
import random
from collections.abc import Callable, Iterator

import jit
from jit.base.artifact import parse_entries

from . import edits, programs
from .outcomes import Outcome, run

__all__ = ["Campaign", "Outcome"]


class Campaign:
    """Mutants number 0, 1, … of a seed.

    Args:
        seed: of all that is random.
        cuda: the CUDA text is damaged, and compiled; else the PTX is.
        kernels: the launches of the kernels under kernels/ are damaged too.
        only: programs whose name has this in it.
        few: so many programs of the corpus, chosen by the seed; 0: all of it.
    """

    def __init__(self, seed: int, cuda: bool = False, kernels: bool = False, only: str = "", few: int = 0):
        self.seed, self.cuda = seed, cuda
        cases = {name: case for name, case in programs.corpus().items() if only in name}
        names = random.Random(f"{seed}, programs").sample(sorted(cases), few) if few else list(cases)
        self.programs = [programs.of_case(name, *cases[name]) for name in names]
        if kernels:
            self.programs += [program for program in programs.kernels() if only in program.name]
        self.texts = [program.artifact.ptx for program in self.programs]

    def _made(self, number: int) -> tuple[programs.Program, str, str]:
        """The program, its text, and the text of the mutant."""
        rng = random.Random(f"{self.seed}, mutant {number}")
        program = rng.choice(self.programs)
        text = program.artifact.source if self.cuda else program.artifact.ptx
        damaged = edits.damage_cuda(text, rng) if self.cuda else edits.Edits(rng, self.texts)(text)
        return program, text, damaged

    def difference(self, number: int) -> list[str]:
        """Lines of the text and of the mutant's that differ."""
        _, old, new = self._made(number)
        rows = difflib.unified_diff(old.split("\n"), new.split("\n"), lineterm="", n=0)
        return [row for row in rows if not row.startswith(("---", "+++"))]

    def mutant(self, number: int) -> tuple[str, Callable[[], None]]:
        """The name of a mutant, and what compiles and launches it."""
        program, _, text = self._made(number)
        return f"{number} ({program.name})", lambda: self._launch(program, text)

    def _launch(self, program: programs.Program, text: str) -> None:
        artifact = program.artifact
        if self.cuda:
            folder = [artifact.source_name.rpartition("/")[0]]
            names = [option for option in artifact.options if option.startswith("-D")]
            made = jit.compile(text, arch=artifact.arch, options=names, include_dirs=folder, cache=False)
        else:
            key = hashlib.sha256(text.encode(errors="replace")).hexdigest()
            made = dataclasses.replace(artifact, ptx=text, entries=parse_entries(text), key=key)
        os.environ["WARPYARD_EMULATOR_SECONDS"] = "10"  # a loop that counts may end some day
        jit.Module(made)[program.entry](*program.arguments, **program.shape)

    def run(self, count: int, workers: int, seconds: float) -> Iterator[Outcome]:
        """What comes of the first ``count`` mutants."""
        return run((self.mutant(number) for number in range(count)), workers, seconds)

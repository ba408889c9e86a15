"""``python -m tests.emulator.mutants``: makes mutants from a seed, runs them, and prints the defects."""

from __future__ import annotations

import argparse
import collections
import random
import sys

import torch

from . import campaign


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.emulator.mutants", description=__doc__)
    parser.add_argument("--seed", type=int, default=None, help="of the whole run; printed where none is given")
    parser.add_argument("--count", type=int, default=1000, help="mutants")
    parser.add_argument("--cuda", action="store_true", help="damage the CUDA text, not the PTX")
    parser.add_argument("--kernels", action="store_true", help="the kernels under kernels/ too")
    parser.add_argument("--only", default="", help="programs whose name has this in it")
    parser.add_argument("--few", type=int, default=0, help="so many programs of the corpus, chosen by the seed")
    parser.add_argument("--one", type=int, default=None, help="run this mutant alone, in this process")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=120, help="a mutant may take, by the clock")
    given = parser.parse_args()
    torch.set_num_threads(1)
    seed = random.SystemRandom().randrange(1 << 30) if given.seed is None else given.seed
    run = campaign.Campaign(seed, given.cuda, given.kernels, given.only, given.few)
    if given.one is not None:
        name, work = run.mutant(given.one)
        print(name, flush=True)
        print("\n".join(run.difference(given.one)), flush=True)
        work()
        return 0
    print(f"seed {seed}: {len(run.programs)} programs")
    kinds: collections.Counter[str] = collections.Counter()
    causes: dict[str, list[campaign.Outcome]] = {}
    slowest: list[campaign.Outcome] = []
    for outcome in run.run(given.count, given.workers, given.seconds):
        kinds[outcome.kind] += 1
        if kinds.total() % 100 == 0:
            print(f"{kinds.total()} mutants", file=sys.stderr, flush=True)
        slowest = sorted([*slowest, outcome], key=lambda o: -o.seconds)[:8]
        if outcome.defect:
            rows = causes.setdefault(outcome.signature, [])
            rows.append(outcome)
            if len(rows) == 1:
                print(f"{outcome.kind} {outcome.what}: {outcome.message}\n    {outcome.name}", flush=True)
    print(", ".join(f"{count} {kind}" for kind, count in kinds.most_common()))
    for rows in sorted(causes.values(), key=len, reverse=True):
        first = rows[0]
        print(f"\n{len(rows)} × {first.signature}\n    {'; '.join(r.name for r in rows[:4])}")
    print("\nlongest:")
    for outcome in slowest:
        print(f"    {outcome.seconds:.1f} s {outcome.name} {outcome.kind} {outcome.what}")
    return 1 if causes else 0


sys.exit(main())

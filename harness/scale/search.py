"""Which settings are tried next: all of a grid, or what an Optuna study suggests and prunes."""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from harness.errors import HarnessError
from harness.history.trials import PRUNED, Trial
from harness.scale.plan import Plan, Range

Valid = Callable[..., bool]
_FRUITLESS = 1000  # suggestions in a row that valid() refuses


@dataclass
class Candidate:
    """Settings to be tried; ``handle`` is the study's own."""

    key: str
    settings: dict[str, Any]
    handle: Any = field(default=None, repr=False)


class Grid:
    """Every combination of the axes that ``valid`` lets through."""

    def __init__(self, axes: Mapping[str, list[Any]], valid: Valid | None, known: list[Trial]) -> None:
        done = {trial.key for trial in known}
        chosen = (dict(zip(axes, values, strict=True)) for values in itertools.product(*axes.values()))
        found = [one for one in chosen if valid is None or valid(**one)]
        self.total = len(found)
        self._left = (Candidate(key(one), one) for one in found if key(one) not in done)

    def __iter__(self) -> Iterator[Candidate]:
        return self._left

    def slow(self, candidate: Candidate, step: int, score_ns: float) -> bool:
        """Whether to leave a candidate after a case: a grid never does."""
        return False

    def learn(self, candidate: Candidate, trial: Trial) -> None:
        """Takes a result, which changes nothing for a grid."""


class Study:
    """What Optuna suggests. The history is its memory: it gets the ``known`` trials before it suggests."""

    def __init__(self, plan: Plan, axes: Mapping[str, list[Any]], valid: Valid | None, known: list[Trial]) -> None:
        import optuna

        optuna.logging.set_verbosity(optuna.logging.WARNING)
        self._optuna, self._valid = optuna, valid
        assert plan.search.trials is not None
        self.total = plan.search.trials
        seed = plan.search.seed + len(known)  # else what was drawn before the interruption is drawn again
        sampler: Any = optuna.samplers.RandomSampler(seed=seed)
        if plan.search.method == "tpe":
            sampler = optuna.samplers.TPESampler(seed=seed, constant_liar=True)
        pruner: Any = optuna.pruners.MedianPruner() if plan.search.prune else optuna.pruners.NopPruner()
        self._study = optuna.create_study(direction="minimize", sampler=sampler, pruner=pruner)
        self._space: dict[str, Any] = {}
        for name, values in axes.items():
            given = plan.defines.get(name)
            if isinstance(given, Range):
                high = given.low + (given.high - given.low) // given.step * given.step
                self._space[name] = optuna.distributions.IntDistribution(given.low, high, step=given.step)
            else:
                self._space[name] = optuna.distributions.CategoricalDistribution(values)
        for trial in known:
            self._study.add_trial(self._frozen(trial))
        done = {trial.key.partition(" ")[0] for trial in known}
        self._numbers = [number for number in range(self.total) if str(number) not in done]

    def _frozen(self, trial: Trial) -> Any:
        states = self._optuna.trial.TrialState
        fields: dict[str, Any] = {"state": states.FAIL}
        if trial.score_ns is not None:
            fields = {"state": states.COMPLETE, "value": trial.score_ns}
            if trial.status == PRUNED:
                fields = {"state": states.PRUNED, "intermediate_values": {0: trial.score_ns}}
        return self._optuna.trial.create_trial(params=trial.settings, distributions=self._space, **fields)

    def __iter__(self) -> Iterator[Candidate]:
        for number in self._numbers:
            for _ in range(_FRUITLESS):
                asked = self._study.ask(self._space)
                if self._valid is None or self._valid(**asked.params):
                    break
                self._study.tell(asked, state=self._optuna.trial.TrialState.FAIL)
            else:
                raise HarnessError(f"valid() refused {_FRUITLESS} settings in a row; let it pass more of them")
            yield Candidate(f"{number} {key(asked.params)}", dict(asked.params), asked)

    def slow(self, candidate: Candidate, step: int, score_ns: float) -> bool:
        """Whether to leave a candidate: after so many cases its score is worse than the median of the others then."""
        candidate.handle.report(score_ns, step)
        return bool(candidate.handle.should_prune())

    def learn(self, candidate: Candidate, trial: Trial) -> None:
        """Takes a result."""
        states = self._optuna.trial.TrialState
        if trial.status == PRUNED:
            self._study.tell(candidate.handle, state=states.PRUNED)
        elif trial.score_ns is not None and trial.status == "pass":
            self._study.tell(candidate.handle, trial.score_ns)
        else:
            self._study.tell(candidate.handle, state=states.FAIL)


def key(settings: Mapping[str, Any]) -> str:
    """Identifies settings: the same for the same values."""
    return json.dumps(settings, sort_keys=True)


def begin(plan: Plan, axes: Mapping[str, list[Any]], valid: Valid | None, known: list[Trial]) -> Grid | Study:
    """The search that a plan asks for, after the trials that have ended already."""
    return Grid(axes, valid, known) if plan.search.method == "grid" else Study(plan, axes, valid, known)

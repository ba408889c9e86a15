"""The environment, and its server over HTTP and WebSockets.

https://github.com/huggingface/OpenEnv
"""

from __future__ import annotations

import contextlib
import sys
import uuid
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from openenv.core import Action, Environment, Observation, State, create_fastapi_app
from pydantic import Field, model_validator

from harness.api import HarnessError, episodes
from harness.openenv.sessions import IDLE, Bounded, Turns
from harness.tasks import trust
from harness.web import connections
from harness.web.guard import Guard

if TYPE_CHECKING:
    import uvicorn
    from fastapi import FastAPI, Request

_LARGEST = 1 << 20  # characters of a submission
_LARGEST_MESSAGE = 8 * _LARGEST  # bytes; JSON writes some characters as several
_MOST_TEXT = 2000  # characters of an error
_LIMIT = 300.0  # seconds of a step
_REST = 60.0  # seconds of a connection besides those of a step


class KernelAction(Action):
    """A try: the text of a submission, or a reply with it in a block of Python."""

    source: str = Field(max_length=_LARGEST, description="Python that defines custom_kernel(data)")
    task: str | None = Field(default=None, description="the task, where there was no reset")

    @model_validator(mode="before")
    @classmethod
    def _of_letters(cls, given: Any) -> Any:
        """JSON makes lone surrogates of escapes, and a model writes such: no reason to lose its step."""
        return {key: _of_letters(value) for key, value in given.items()} if isinstance(given, dict) else given


class KernelObservation(Observation):
    """The task's text after a reset; after a step what is wrong, with its line."""

    prompt: str = ""
    feedback: str = ""
    cases: int = 0
    passed: int = 0


class KernelState(State):
    """An episode: its task."""

    task: str = ""


class KernelEnvironment(Environment[KernelAction, KernelObservation, KernelState]):
    """Episodes of a task. An episode ends with a pass, or after so many tries; it has one task, and no step after its
    end. Where there was no reset, as over HTTP, each step is an episode of its own.

    Args:
        task: the task of an episode whose reset names none. Of any other nothing runs, unless the user trusts it
            (``tasks.trust``).
        tries: steps of an episode.
        turns: in which the steps of several environments run; None for one at a time of this one alone.
        check: options of ``episodes.step``.
    """

    SUPPORTS_CONCURRENT_SESSIONS = True

    def __init__(self, task: str, tries: int = 1, turns: Turns | None = None, **check: Any) -> None:
        super().__init__()
        self._first, self._tries, self._check = task, tries, check
        self._turns = turns or Turns(1, _LIMIT)
        self._state = KernelState(episode_id=str(uuid.uuid4()), step_count=0, task=task)
        self._begun = self._over = False

    def reset(
        self, seed: int | None = None, episode_id: str | None = None, task: str | None = None, **_: Any
    ) -> KernelObservation:
        """A new episode. Inputs are secret whatever ``seed`` is. Raises HarnessError where there is no such task."""
        if not isinstance(task, str | None):
            raise HarnessError(f"task: expected a name, got {task!r}", hint="warpyard list")
        name = self._trusted(task or self._first)
        self._state = KernelState(episode_id=episode_id or str(uuid.uuid4()), step_count=0, task=name)
        self._begun, self._over = True, False
        return KernelObservation(done=False, reward=None, prompt=episodes.prompt(name))

    def step(self, action: KernelAction, timeout_s: float | None = None, **_: Any) -> KernelObservation:
        """Checks a submission, for at most ``timeout_s`` seconds, and no longer than the server's own limit. Raises
        HarnessError for another task than the episode's, whose pass would be no pass of this one, and after its end."""
        name = self._asked(action.task)
        most = self._check.get("limit", _LIMIT)
        options = {**self._check, "limit": timeout_s if timeout_s and 0 < timeout_s < most else most}
        with self._turns.turn():
            step = episodes.step(name, action.source, **options)
        self._state.step_count += 1
        done = self._over = step.reward == 1.0 or self._state.step_count >= self._tries
        return KernelObservation(
            done=done, reward=step.reward, feedback=step.feedback, cases=step.cases, passed=step.passed
        )

    def _asked(self, task: str | None) -> str:
        """The task of a step."""
        if not self._begun:
            return self._trusted(task or self._state.task)
        if self._over:
            raise HarnessError("the episode has ended, and takes no further step", hint="reset starts another one")
        if task is not None and self._trusted(task) != self._state.task:
            raise HarnessError(
                f"task: the episode is of {self._state.task!r}, got {task!r}", hint="reset takes another task"
            )
        return self._state.task

    def _trusted(self, task: str) -> str:
        return task if task == self._first else trust.trusted(task)

    @property
    def state(self) -> KernelState:
        """The episode."""
        return self._state


def app(task: str, tries: int = 1, sessions: int = 4, **check: Any) -> FastAPI:
    """The server of a task's environment. Raises HarnessError where there is no such task.

    Args:
        task, tries, check: those of ``KernelEnvironment``.
        sessions: WebSocket sessions at once, and checks at once. A request over HTTP is an episode of its own.
    """
    episodes.described(task)
    turns = Turns(sessions, check.get("limit", _LIMIT))
    made = create_fastapi_app(
        lambda: KernelEnvironment(task, tries, turns, **check),
        KernelAction,
        KernelObservation,
        max_concurrent_envs=sessions,
        env_name="warpyard",
    )

    @made.exception_handler(HarnessError)
    def failed(_: Request, error: HarnessError) -> JSONResponse:
        return JSONResponse({"error": _of_letters(str(error)), "hint": error.hint}, 422)

    @made.exception_handler(RequestValidationError)
    def invalid(_: Request, error: RequestValidationError) -> JSONResponse:
        """Without what was given, which may be no JSON."""
        wrong = [f"{'.'.join(map(str, one['loc']))}: {one['msg']}" for one in error.errors()]
        return JSONResponse({"error": _of_letters("; ".join(wrong))[:_MOST_TEXT], "hint": ""}, 422)

    return made


def _of_letters(given: Any) -> Any:
    """A text without lone surrogates, with which none can be sent; anything else as it is."""
    return (
        given.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace") if isinstance(given, str) else given
    )


def server(
    app: FastAPI, host: str, port: int, names: Sequence[str] = (), limit: float = _LIMIT, idle: float = IDLE
) -> uvicorn.Server:
    """What answers at an address.

    Args:
        app: what is served.
        host, port: where it listens.
        names: those of `Guard`.
        limit: seconds of a step, and of what it may wait for its turn.
        idle: seconds that a session over a WebSocket may be silent.
    """
    guarded = Guard(Bounded(app, idle), host, names, most=_LARGEST_MESSAGE)
    return connections.server(guarded, host, port, 2 * limit + _REST, ws_max_size=_LARGEST_MESSAGE)


def serve(
    app: FastAPI, host: str, port: int, names: Sequence[str] = (), limit: float = _LIMIT, idle: float = IDLE
) -> None:
    """Serves until ctrl-C; the arguments are those of `server`."""
    listener = connections.listen(host, port)
    print(f"http://{host}:{listener.getsockname()[1]} is an environment of OpenEnv", file=sys.stderr, flush=True)
    with contextlib.suppress(KeyboardInterrupt):  # uvicorn raises it again when it has ended
        server(app, host, port, names, limit, idle).run(sockets=[listener])
